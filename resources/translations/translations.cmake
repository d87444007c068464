# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# Translations, built into the window's library under :/credence/translations. "update_translations" brings the .ts files
# up to the sources. Included by ui/CMakeLists.txt.
find_package(Qt6 ${CREDENCE_QT_MINIMUM} REQUIRED COMPONENTS LinguistTools)
set(CREDENCE_TRANSLATIONS ${CMAKE_CURRENT_LIST_DIR}/credence_de.ts)
set(CREDENCE_PLURALS ${CMAKE_CURRENT_LIST_DIR}/credence_en.ts)
find_package(Python3 COMPONENTS Interpreter)
set(credence_core_words ${CMAKE_CURRENT_BINARY_DIR}/core_words.h)
set(credence_lupdate $<TARGET_FILE:Qt6::lupdate> -silent -no-obsolete -locations none -I ${CMAKE_SOURCE_DIR}/ui
                     ${CMAKE_SOURCE_DIR}/ui)
add_custom_target(
  update_translations
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/packaging/core_words.py ${CMAKE_SOURCE_DIR} > ${credence_core_words}
  COMMAND ${credence_lupdate} ${credence_core_words} -ts ${CREDENCE_TRANSLATIONS}
  COMMAND ${credence_lupdate} -pluralonly -ts ${CREDENCE_PLURALS}
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
