// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Dossier: the whole answer to "why does the agent believe this?", to hand to somebody else: the argument with its
// leaves and quotes, what speaks against it, how it was made, what became of it since, and what rests on it.
// Ownership: values. Thread safety: functions may run on any thread; dossier() reads the store in short reads of its
// own and may block on disk.
#pragma once

#include <credence/audit.h>
#include <credence/export.h>
#include <credence/review.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace credence {

// How a belief that was committed here came about.
struct DossierOrigin {
    std::string candidate;
    std::string run, preset, provider, model, promptVersion, focus; // empty: not known (any more)
    std::optional<Time> proposed;
    std::string prompt, reply;       // of the call that proposed it: the messages, and the answer as it came
    std::string modelText;           // as proposed, where a person edited it
    std::vector<Decision> decisions; // on the candidate, oldest first
};

struct Dossier {
    Why why;
    std::map<std::string, std::vector<std::string>> quotes; // by the id of what is quoted: the bearing sentences
    std::map<std::string, double> importance;               // of the leaves that have one, 0..1
    std::vector<ChainNode> contradicting;                   // of Why::contradicting, in that order; no id: missing
    std::vector<MemoryId> critical; // leaves whose loss alone makes the belief stale; of at most kDossierTried leaves
    std::optional<DossierOrigin> made;
    std::vector<LedgerEntry> history; // that touched the memory, newest first
    std::vector<ChainNode> restsOnIt; // directly, at most kDossierAbove; Grounding::dependents counts all
    bool redacted = false;
    std::size_t leftOut = 0; // places that a redaction replaced
};
inline constexpr std::size_t kDossierAbove = 200;
inline constexpr std::size_t kDossierTried = 500; // with more leaves none of them is tried

struct DossierOptions {
    // What is flagged and not allowed stays out, in every text of the dossier where the same words occur
    // (those of fewer than 4 bytes as whole words), replaced by placeholders; prompt and reply stay out whole. What was
    // never scanned, the reasons that people gave among it, is looked through for it.
    bool redact = false;
};
// Errors: NotFound and those of Store; a run or ledger that can't be read is left out.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Dossier> dossier(const Store &, MemoryKey, const DossierOptions & = {},
                                                           std::stop_token = {});

// Html is one self-contained file with the graph in it, Print the same without style sheet, for simple renderers; Svg
// and Dot are the graph alone, Svg with what is folded beyond 300 nodes counted in boxes. All texts are escaped.
enum class DossierFormat { Text, Markdown, Html, Print, Dot, Svg };
[[nodiscard]] CREDENCE_CORE_EXPORT std::string renderDossier(const Dossier &, DossierFormat);

} // namespace credence
