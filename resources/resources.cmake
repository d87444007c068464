# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# Fonts and icons, built into the window's library under :/credence. Included by ui/CMakeLists.txt.
file(GLOB CREDENCE_RESOURCE_FILES CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fonts/*.ttf
     ${CMAKE_CURRENT_LIST_DIR}/icons/*.svg ${CMAKE_CURRENT_LIST_DIR}/style/*.qss)
qt_add_resources(credence_ui credence_look PREFIX /credence BASE ${CMAKE_CURRENT_LIST_DIR} FILES
                 ${CREDENCE_RESOURCE_FILES})

file(GLOB CREDENCE_HELP_FILES CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/help/*.md)
qt_add_resources(credence_ui credence_help PREFIX /credence BASE ${CMAKE_CURRENT_LIST_DIR} FILES ${CREDENCE_HELP_FILES})
