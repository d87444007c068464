# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# credence_embed_resources(TARGET ROOT FOLDER...): every file of these folders of ROOT becomes readable through
# resource("FOLDER/name") of util/resources.h, from the binary itself.
function(credence_embed_resources target root)
  set(files)
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${root}/${folder}/*)
    list(APPEND files ${found})
  endforeach()
  list(FILTER files EXCLUDE REGEX "\\.(md|py|mjs|js)$|/LICENSE[^/]*$")
  list(SORT files)
  set(blobs "")
  set(table "")
  set(index 0)
  foreach(file IN LISTS files)
    file(RELATIVE_PATH name ${root} ${file})
    string(APPEND blobs
           "asm(\".section .rodata\\n.balign 16\\n.hidden credence_blob_${index}\\n.global credence_blob_${index}\\n\"\n"
           "    \"credence_blob_${index}:\\n.incbin \\\"${file}\\\"\\n.hidden credence_blob_${index}_end\\n\"\n"
           "    \".global credence_blob_${index}_end\\ncredence_blob_${index}_end:\\n.byte 0\\n.text\\n\");\n"
           "extern \"C\" __attribute__((visibility(\"hidden\"))) const char credence_blob_${index}[], credence_blob_${index}_end[];\n")
    string(APPEND table "    if (name == \"${name}\")\n        return {credence_blob_${index}, "
           "static_cast<std::size_t>(credence_blob_${index}_end - credence_blob_${index})};\n")
    math(EXPR index "${index} + 1")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/resources.cpp)
  file(CONFIGURE OUTPUT ${source} @ONLY CONTENT "#include \"util/resources.h\"\n#include <cstddef>\n\n@blobs@
namespace credence {

std::string_view resource(std::string_view name)
{
@table@    static_cast<void>(name);
    return {};
}

} // namespace credence
")
  # The blobs are assembly, which link-time optimisation does not see.
  set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES OBJECT_DEPENDS "${files}" COMPILE_OPTIONS -fno-lto)
  target_sources(${target} PRIVATE ${source})
endfunction()
