# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# cmake -DPROGRAMS=DIR -DSOURCE=DIR -DOUT=DIR -P manual.cmake: the manual as files, with its pictures: what F1 shows, for
# whoever reads it elsewhere. Made by the built window itself, so that neither keys nor pictures go stale; not again while
# what it is made of is older. Runs in the build (target "manual") and before each installation, whatever the build type.
set(stamp ${OUT}/made)
# An installation and a packager may run side by side: the later one waits and finds it made.
file(LOCK ${OUT}.lock GUARD PROCESS TIMEOUT 600)
file(GLOB inputs ${PROGRAMS}/credence ${PROGRAMS}/credence-cli ${SOURCE}/resources/help/*.md ${SOURCE}/resources/sample/*.json*
     ${SOURCE}/packaging/manual_pictures.sh)
foreach(input IN LISTS inputs)
  if(NOT EXISTS ${stamp} OR ${input} IS_NEWER_THAN ${stamp})
    set(stale ON)
  endif()
endforeach()
if(NOT stale)
  return()
endif()
message(STATUS "Writing the manual and its pictures")
file(REMOVE_RECURSE ${OUT})
set(ENV{QT_QPA_PLATFORM} offscreen)
execute_process(COMMAND ${PROGRAMS}/credence --manual ${OUT} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND bash ${SOURCE}/packaging/manual_pictures.sh ${PROGRAMS} ${SOURCE}/resources/sample ${OUT}/pictures
                COMMAND_ERROR_IS_FATAL ANY)
file(TOUCH ${stamp})
