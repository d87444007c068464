// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What denial() says, for many beliefs against the same later texts: a text is taken apart once, and which texts are
// about a belief at all is known from the words that its sentences share with it.
// Ownership: the later texts are borrowed and must outlive this. Thread safety: one thread at a time.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace credence::reflecting {

class Denials {
public:
    // Of sentences taken apart at most about so many bytes are kept; beyond that they are taken apart again.
    explicit Denials(std::size_t mostBytes = std::size_t{16} << 20U);
    ~Denials();
    Denials(const Denials &) = delete;
    Denials &operator=(const Denials &) = delete;

    void add(const std::string &later); // its number is that of the texts before it
    // A belief taken apart, with the texts that have a sentence about the same; no other text denies it. Borrows
    // nothing, and knows of the texts that were there then.
    struct Claim;
    [[nodiscard]] std::shared_ptr<const Claim> claim(const std::string &belief);
    [[nodiscard]] static const std::vector<std::size_t> &about(const Claim &); // their numbers, ascending
    // denial() of the belief by the text of that number.
    [[nodiscard]] std::string by(const Claim &, std::size_t text);

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::reflecting
