# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# Runs credence-cli for its manual page and completions, and compresses manual pages as distributions do.
file(MAKE_DIRECTORY ${OUT})
foreach(pair "credence-cli.1;--man" "credence-cli.bash;--completion;bash" "_credence-cli;--completion;zsh"
             "credence-cli.fish;--completion;fish")
  list(POP_FRONT pair name)
  execute_process(COMMAND ${CLI} ${pair} OUTPUT_FILE ${OUT}/${name} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(COPY ${WINDOW_MAN} DESTINATION ${OUT})
foreach(page credence-cli.1 credence.1)
  execute_process(COMMAND ${GZIP} -9nf ${OUT}/${page} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(COPY_FILE ${CHANGELOG} ${OUT}/changelog)
file(COPY ${PACKAGED} DESTINATION ${OUT})
execute_process(COMMAND ${GZIP} -9nf ${OUT}/changelog ${OUT}/changelog.Debian COMMAND_ERROR_IS_FATAL ANY)
