# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# Translations, built into the window's library under :/credence/translations. "update_translations" brings the .ts files
# up to the sources. Included by ui/CMakeLists.txt.
find_package(Qt6 ${CREDENCE_QT_MINIMUM} REQUIRED COMPONENTS LinguistTools)
set(CREDENCE_TRANSLATIONS ${CMAKE_CURRENT_LIST_DIR}/credence_de.ts)
set(CREDENCE_PLURALS ${CMAKE_CURRENT_LIST_DIR}/credence_en.ts)

# What the core says, read from its sources (see ui/widgets/corewords.h).
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(credence_core_out ${CMAKE_CURRENT_BINARY_DIR}/core_words)
set(credence_core_words ${credence_core_out}/core_words.h)
set(credence_core_sentences ${credence_core_out}/core_sentences.txt)
file(GLOB_RECURSE credence_core_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/core/src/*.cpp
     ${CMAKE_SOURCE_DIR}/core/src/*.h ${CMAKE_SOURCE_DIR}/resources/presets/*.json)
add_custom_command(
  OUTPUT ${credence_core_sentences} ${credence_core_words}
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/packaging/core_words.py ${CMAKE_SOURCE_DIR} ${credence_core_out}
  DEPENDS ${CMAKE_SOURCE_DIR}/packaging/core_words.py ${credence_core_sources} ${CREDENCE_UI_SOURCES}
  COMMENT "Reading the sentences of the core"
  VERBATIM)
set(credence_lupdate $<TARGET_FILE:Qt6::lupdate> -silent -no-obsolete -locations none -I ${CMAKE_SOURCE_DIR}/ui
                     ${CMAKE_SOURCE_DIR}/ui)
add_custom_target(
  update_translations
  COMMAND ${credence_lupdate} ${credence_core_words} -ts ${CREDENCE_TRANSLATIONS}
  COMMAND ${credence_lupdate} -pluralonly -ts ${CREDENCE_PLURALS}
  DEPENDS ${credence_core_words}
  COMMENT "Taking over the texts of the window into its translations"
  VERBATIM)

qt_add_lrelease(
  credence_ui
  TS_FILES ${CREDENCE_TRANSLATIONS} ${CREDENCE_PLURALS}
  QM_FILES_OUTPUT_VARIABLE credence_qm
  OPTIONS -silent)
configure_file(${CMAKE_CURRENT_LIST_DIR}/complete.txt ${CMAKE_CURRENT_BINARY_DIR}/complete.txt COPYONLY)
qt_add_resources(credence_ui credence_translations PREFIX /credence/translations BASE ${CMAKE_CURRENT_BINARY_DIR} FILES
                 ${credence_qm} ${CMAKE_CURRENT_BINARY_DIR}/complete.txt)
qt_add_resources(credence_ui credence_sentences PREFIX /credence/translations BASE ${credence_core_out}
                 FILES ${credence_core_sentences})
