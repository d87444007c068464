# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# Translations, built into the window's library under :/credence/translations. "update_translations" brings the .ts files
# up to the sources. Included by ui/CMakeLists.txt.
find_package(Qt6 ${CREDENCE_QT_MINIMUM} REQUIRED COMPONENTS LinguistTools)
set(CREDENCE_TRANSLATIONS ${CMAKE_CURRENT_LIST_DIR}/credence_de.ts)
set(CREDENCE_PLURALS ${CMAKE_CURRENT_LIST_DIR}/credence_en.ts)
set(CREDENCE_LUPDATE_OPTIONS -no-obsolete -locations none -I ${CMAKE_SOURCE_DIR}/ui)

set(credence_lupdate $<TARGET_FILE:Qt6::lupdate> -silent ${CREDENCE_LUPDATE_OPTIONS} ${CMAKE_SOURCE_DIR}/ui)
add_custom_target(
  update_translations
  COMMAND ${credence_lupdate} -ts ${CREDENCE_TRANSLATIONS}
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
