// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The words of a text as the built-in embedder counts them: runs of Unicode letters, marks and digits, case folded and
// compatibility composed; Latin letters lose their accents when only ASCII is left. Identifiers are split at
// underscores and camelCase, and kept whole too. "don't" is "do" "not"; "'s" and the like fall away. Scripts written
// without spaces (and Hangul) come as runs, which the embedder cuts into character n-grams.
// Ownership: values. Thread safety: pure.
#pragma once

#include <functional>
#include <string_view>

namespace credence::index {

enum class TokenKind {
    Word,  // of a script with spaces, or a part of an identifier
    Whole, // an identifier of several parts, folded, without its underscores; comes after its parts
    Run,   // letters of a script without spaces
};

// Calls `each` with every token in order of the text; the view is valid during the call only. Bytes that are not UTF-8
// separate words.
void forEachToken(std::string_view text, const std::function<void(TokenKind, std::string_view)> &each);

} // namespace credence::index
