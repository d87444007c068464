// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What was asked of a source by a file that a person uses later, against what an import finds there: until the source
// shows it, what it holds is the state of before, and no news.
// Ownership: borrows the connection. Thread safety: as the connection's.
#pragma once

#include "store/impl.h"

#include <credence/mirror.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::store {

// The last word to a source about a memory, by a file, which is still what is wanted here.
struct Ask {
    MemoryKey key;
    MemoryId id;
    std::string ref, scope, text;
    Kind kind = Kind::Episode;
    std::string replacement; // text of what replaced it here
    std::string what;        // as handed_back has it
    std::string said;        // likewise
    LedgerNumber entry;
    bool shown = false; // the source has it so now

    // Whether the source's own record of the memory shows it; one that is gone there is not asked.
    [[nodiscard]] bool shownBy(const Memory &there) const;
    [[nodiscard]] bool takesAway() const { return what != "added" && what != "restored" && what != "redacted"; }
};
[[nodiscard]] Result<std::vector<Ask>> openAsks(sql::Connection &db, MirrorId mirror);

// The last word about a memory to a source, redactions apart.
struct LastWord {
    std::string what; // empty: none
    bool script = false;
    [[nodiscard]] bool tookAway() const { return what == "superseded" || what == "archived" || what == "retracted"; }
    [[nodiscard]] bool broughtBack() const { return what == "added" || what == "restored"; }
};
[[nodiscard]] Result<LastWord> lastWordOn(sql::Connection &db, std::string_view memory, MirrorId mirror);

// Notes in the change's entry that the source shows it: from now on it is said, and no more asked for.
[[nodiscard]] Result<void> noteCarriedOut(Change &change, MirrorId mirror, const Ask &ask);

// For a person, in a sentence: what was asked, when and by whom.
[[nodiscard]] Result<std::string> askSentence(sql::Connection &db, const Ask &ask);

} // namespace credence::store
