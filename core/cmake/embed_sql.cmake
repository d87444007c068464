# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# Writes the .sql files named in SQL into one header as raw string literals, one constant a file:
# 0001_first.sql becomes kSql_0001_first.
set(text "// Generated from core/src/store/schema/*.sql. Do not edit.\n#pragma once\n\nnamespace credence::schema {\n")
foreach(file IN LISTS SQL)
  get_filename_component(name "${file}" NAME_WE)
  file(READ "${file}" sql)
  # A compiler takes long literals in pieces only up to 64 KiB; adjacent literals join.
  string(APPEND text "inline constexpr char kSql_${name}[] = R\"__SQL__(${sql})__SQL__\";\n")
endforeach()
string(APPEND text "} // namespace credence::schema\n")
file(WRITE "${OUT}" "${text}")
