// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Makes stores of any size for tests and benchmarks: a working group's episodes over months, and beliefs in layers
// above them. The same options give the same bytes on every platform.
// Ownership: none kept; the stream stays the caller's. Thread safety: free functions without shared state.
// Errors: none of its own; a stream that fails keeps its state and gets no further text of use.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace credence::test {

struct GeneratorOptions {
    std::uint32_t episodes = 1000;
    // Spread over the layers, about half as many in each as in the one below. Without episodes there are none.
    std::uint32_t beliefs = 30;
    // Layers of beliefs. The depth of the deepest belief, if there are at least as many beliefs.
    int depths = 3;
    // The mean number of sources of a belief; single beliefs have from half to one and a half times as many, and
    // never fewer than two where two exist.
    int evidencePerBelief = 6;
    std::uint32_t seed = 1;
    std::string scope = "gen";
    // Share of beliefs that get a flaw: a retracted source (suspect), all sources but one retracted (stale), a later
    // episode that contradicts, or a successor. What rests on them carries the status that follows from it.
    double flawedShare = 0.02;
};

// Writes credence-jsonl: the header, then all memories in order of creation. Ids are e0000001… and b0000001….
void writeJsonl(const GeneratorOptions &options, std::ostream &out);

} // namespace credence::test
