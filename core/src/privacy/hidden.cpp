// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Characters that a person doesn't see and a model reads: tag characters, zero-width ones where no script needs them,
// and overrides of the writing direction.
#include "privacy/finder.h"
#include "util/utf8.h"

namespace credence::privacy {

namespace {

bool zeroWidth(char32_t c)
{
    return c == 0x200B || c == 0x200C || c == 0x200D || c == 0x2060 || c == 0xFEFF || c == 0x180E || c == 0x00AD ||
           (c >= 0x2061 && c <= 0x2064);
}

bool direction(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool tag(char32_t c)
{
    return c >= 0xE0000 && c <= 0xE007F;
}

// Joiners are part of Arabic, Indic and other scripts, and of emoji sequences.
bool joinsHere(char32_t before)
{
    return (before >= 0x0590 && before <= 0x1CFF) || before >= 0x1F000 || (before >= 0x2190 && before <= 0x2BFF) ||
           before == 0xFE0F;
}

} // namespace

void findHidden(std::string_view text, const PrivacyPolicy &, std::vector<Finding> &into)
{
    const auto add = [&](const char *detector, std::size_t start, std::size_t end, double score, const char *why) {
        into.push_back(
            {.category = "injection", .detector = detector, .start = start, .end = end, .score = score, .why = why});
    };
    char32_t before = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (static_cast<unsigned char>(text[i]) < 0x80) {
            // Most text: go on quickly.
            const std::size_t start = i;
            while (i < text.size() && static_cast<unsigned char>(text[i]) < 0x80)
                ++i;
            before = i > start ? static_cast<unsigned char>(text[i - 1]) : before;
            continue;
        }
        const utf8::Step step = utf8::next(text, i);
        const std::size_t start = i;
        i += step.length;
        if (step.kind == utf8::Kind::Scalar && (zeroWidth(step.code) || direction(step.code) || tag(step.code))) {
            std::size_t run = 1;
            bool tags = tag(step.code), turns = direction(step.code);
            while (i < text.size()) {
                const utf8::Step next = utf8::next(text, i);
                if (next.kind != utf8::Kind::Scalar ||
                    !(zeroWidth(next.code) || direction(next.code) || tag(next.code)))
                    break;
                tags |= tag(next.code);
                turns |= direction(next.code);
                i += next.length;
                ++run;
            }
            const bool joiner = step.code == 0x200C || step.code == 0x200D;
            const bool mark = (step.code == 0xFEFF && start == 0) || step.code == 0x00AD;
            if (tags && before != 0x1F3F4) // a black flag before tags is a flag of a region
                add("tag_characters", start, i, 0.95, "Holds invisible tag characters.");
            else if (turns)
                add("direction_override", start, i, 0.8, "Holds characters that turn the direction of the text.");
            else if (!tags && !mark && !(joiner && run == 1 && joinsHere(before)))
                add("zero_width", start, i, 0.8, "Holds invisible characters.");
            continue;
        }
        before = step.code;
    }
}

} // namespace credence::privacy
