// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "generator.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

namespace credence::test {
namespace {

using std::string_view;

// SplitMix64. The standard's distributions differ between libraries, so the draws are made here; and no sum follows a
// product in floating point, which some processors would round once and others twice.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15U;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31U);
    }
    std::uint32_t below(std::uint64_t bound)
    {
        return bound == 0 ? 0 : static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
    }
    std::uint32_t between(std::uint32_t low, std::uint32_t high) { return low + below(high - low + 1ULL); }
    double unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    template<std::size_t N>
    string_view pick(const std::array<string_view, N> &words)
    {
        return words[below(N)];
    }

private:
    std::uint64_t m_state;
};

// Words.

struct Area {
    string_view name;
    string_view file;
};

constexpr std::array<Area, 20> areas{{
    {"auth", "auth/session.py"},         {"billing", "billing/invoice.py"},  {"checkout", "checkout/basket.py"},
    {"orders", "orders/repository.py"},  {"search", "search/ranking.py"},    {"reports", "reports/weekly.py"},
    {"webhooks", "webhooks/deliver.py"}, {"shipping", "shipping/labels.py"}, {"catalogue", "catalogue/import.py"},
    {"mail", "mail/templates.py"},       {"uploads", "uploads/resize.py"},   {"export", "export/csv.py"},
    {"web", "web/src/basket.tsx"},       {"admin", "admin/views.py"},        {"stock", "stock/reserve.py"},
    {"pricing", "pricing/vat.py"},       {"returns", "returns/rules.py"},    {"loyalty", "loyalty/points.py"},
    {"partners", "partners/oidc.py"},    {"notes", "notes/render.py"},
}};

constexpr std::array<string_view, 6> people{"robin", "noor", "kim", "elif", "mateo", "ines"};
constexpr std::array<string_view, 6> names{"Robin", "Noor", "Kim", "Elif", "Mateo", "Ines"};

constexpr std::array<string_view, 18> changeDoes{"reads the time zone from the order and not from the server",
                                                 "retries twice on 502 and never after a timeout",
                                                 "moves the query out of the loop",
                                                 "accepts the old field name for one more release",
                                                 "rounds once at the end instead of in each line",
                                                 "closes the connection when the client goes away",
                                                 "adds an index for the two columns that are always asked together",
                                                 "streams the file instead of holding it in memory",
                                                 "checks the length in characters and no longer in bytes",
                                                 "names each missing setting at start",
                                                 "keeps the order of events that arrive in the same second",
                                                 "drops a cache that was never read",
                                                 "splits the job into parts that can be resumed",
                                                 "compares the address exactly, with its trailing slash",
                                                 "returns an empty page in place of an error",
                                                 "takes the lock later and holds it for less time",
                                                 "writes one line of log for each step",
                                                 "refuses a second refund with the same key"};

constexpr std::array<string_view, 14> because{"because support had three tickets about it since Monday",
                                              "after the monthly report was wrong by one row",
                                              "since the old way needed nine minutes on a full copy",
                                              "as the partner's documentation asks",
                                              "because two workers took the same job at night",
                                              "after a customer sent a screenshot of it",
                                              "so that the next migration can run during the day",
                                              "because the test had only ever seen a fresh database",
                                              "as agreed in planning",
                                              "after the warehouse lost half an hour to it",
                                              "since nobody could say why it was there",
                                              "so that one search follows an order through all services",
                                              "because the clock of the scanner runs behind",
                                              "as the finance team asked in spring"};

constexpr std::array<string_view, 14> reviewSays{
    "wants a better name for the second parameter",  "asks what happens when the list is empty",
    "found a second place with the same mistake",    "approved it without a remark",
    "would like the rename in a request of its own", "asks for a test that fails without the fix",
    "wants the number explained in a comment",       "read each line and left eleven comments",
    "asks who watches the graph after the release",  "suggests a table in place of the nested conditions",
    "doubts that the retry is safe after a timeout", "sent it back because it has two reasons",
    "likes that it deletes more than it adds",       "wants to see the plan before the code"};

constexpr std::array<string_view, 12> errors{"connection to port 5432 refused",
                                             "could not serialize access due to concurrent update",
                                             "deadlock detected",
                                             "canceling statement due to lock timeout",
                                             "No space left on device",
                                             "KeyError: 'QUEUE_DSN'",
                                             "OOMKilled, exit code 137",
                                             "manifest unknown",
                                             "readiness probe answered 503",
                                             "certificate has expired",
                                             "too many clients already",
                                             "timed out waiting for the condition"};

constexpr std::array<string_view, 10> logsAsked{"wants to read the output of the failed pod before anyone tries again",
                                                "asks for the last hundred lines first, the second attempt can wait",
                                                "will not have a retry until the events of the node are on the table",
                                                "asks what the migration wrote before it stopped",
                                                "reads both logs, the client's and the server's, and only then decides",
                                                "wants the run before the last one, since the last only shows the end",
                                                "asks for the complete start-up output of one instance",
                                                "says that a retry tells nothing and a log might",
                                                "asks who held the lock, with the lines to show it",
                                                "wants the good run of yesterday beside the bad one of today"};

constexpr std::array<string_view, 16> talk{"prefers one reason for each request and a short description",
                                           "asked for the failing test first and the code afterwards",
                                           "wants documentation as steps with the expected output",
                                           "moved the release from Friday noon to Monday morning",
                                           "would rather hear that I do not know than a guess",
                                           "asked me to measure before I change anything",
                                           "explained why the old table cannot be dropped yet",
                                           "wants to be told about a failed night before nine",
                                           "said that the word trivial does not belong in a description",
                                           "asked for three bullets a day, the oldest problem first",
                                           "reads long messages on the phone and answers in the evening",
                                           "likes small steps that can be taken back one at a time",
                                           "reminded everyone that the window on Sunday ends at seven",
                                           "asked to keep the plan of last month as a template",
                                           "decided that the flag goes to ten percent and stays overnight",
                                           "wants the reason of a change in the body of its commit"};

constexpr std::array<string_view, 12> seen{"the slowest query takes 90 ms where it took two seconds",
                                           "four million rows were copied and none refused",
                                           "the queue stayed empty through the whole night",
                                           "eleven calls were parked and nine of them accepted later",
                                           "the peak had thirty-four connections of eighty",
                                           "half of the wait is the installation of packages",
                                           "the checksum agrees for each month but one",
                                           "a forgotten slot had kept sixty gigabytes",
                                           "the image is twenty megabytes smaller",
                                           "the first page comes with a third of the bytes",
                                           "two customers wrote in and both were right",
                                           "the added delay is four milliseconds at the median"};

constexpr std::array<string_view, 12> tails{
    "I wrote it into the notes of the week.", "Nobody outside noticed.",
    "The same happened once in spring.",      "There is a ticket with the details.",
    "We look at it again on Monday.",         "The graph is linked in the channel.",
    "It took less than half an hour.",        "Support knows about it.",
    "The runbook has a new step for it.",     "I will count before I say more.",
    "That was the third time this month.",    "The older half of it stays as it is."};

constexpr std::array<string_view, 5> foreign{
    "The Japanese button now reads 注文を確定する.", "The Hebrew file starts with הזמנה.",
    "The gift note ended in 🚲🎂 and was kept whole.", "The Finnish label says lähetys, the Greek one αποστολή.",
    "The customer signs as Zoë Nuñez-Łukasik."};

// Words of beliefs: each belief takes one of the combinations, and no two the same.
constexpr std::array<string_view, 24> subjects{"Robin",
                                               "Noor",
                                               "Kim",
                                               "Elif",
                                               "Mateo",
                                               "Ines",
                                               "the agent",
                                               "the orders team",
                                               "the web team",
                                               "support",
                                               "the warehouse",
                                               "finance",
                                               "a partner",
                                               "the night job",
                                               "the report",
                                               "the integration suite",
                                               "the importer",
                                               "the mail job",
                                               "the release",
                                               "the staging cluster",
                                               "the label page",
                                               "the order page",
                                               "the export page",
                                               "the admin page"};
constexpr std::array<std::pair<string_view, string_view>, 20> claims{{
    {"needs", "the logs before a second attempt"},
    {"works best with", "one reason for each change"},
    {"needs", "a written plan with a way back"},
    {"suffers from", "changes made late on a Friday"},
    {"gains from", "tests that were written first"},
    {"waits for", "a review in the afternoon"},
    {"depends on", "the order of events in one second"},
    {"breaks on", "old clients that send a trailing slash"},
    {"is slowed by", "connections that are never closed"},
    {"profits from", "steps that can be resumed"},
    {"asks for", "numbers measured beforehand"},
    {"prefers", "tables and steps to prose"},
    {"is hurt by", "two reasons in one request"},
    {"shows", "the cause far above the last line"},
    {"fails on", "clocks that run behind"},
    {"recovers with", "a restart of the pooler"},
    {"expects", "the reason in the commit's body"},
    {"runs better with", "a fresh database for each test"},
    {"trusts", "a flag that is raised in steps"},
    {"is limited by", "what fits into memory"},
}};
constexpr std::array<string_view, 20> occasions{
    "on release days",        "in the first week of a month", "when auth is touched",    "during a migration",
    "after a long weekend",   "when two jobs overlap",        "before a holiday",        "at the start of a shift",
    "under the morning load", "when a partner changes",       "while a flag is half on", "after a rotation of keys",
    "in the nightly run",     "with large customers",         "with slow clients",       "when the cache is cold",
    "near the monthly close", "while support is thin",        "in a maintenance window", "after a rollback"};
constexpr std::array<string_view, 20> scopes{
    "in checkout",      "in billing",   "in search",       "in reports",        "in shipping",
    "in the catalogue", "in exports",   "in uploads",      "in pricing",        "in returns",
    "with webhooks",    "with refunds", "with gift notes", "with invoices",     "with labels",
    "with promo codes", "with stock",   "with sign-in",    "with translations", "with backups"};
constexpr std::uint64_t combinations = subjects.size() * claims.size() * occasions.size() * scopes.size();
constexpr std::uint64_t combinationStep = 118663; // prime to the number of combinations, so that all are visited

// The plan: all times and links, made before the first line is written.

enum class Status : std::uint8_t { Active, Suspect, Stale, Superseded, Retracted };

constexpr std::array<string_view, 5> statusNames{"active", "suspect", "stale", "superseded", "retracted"};

constexpr std::uint32_t none = 0xFFFFFFFFU;

struct Belief {
    std::int64_t created = 0;
    std::vector<std::uint32_t> evidence; // below the number of episodes: an episode, else a belief
    std::uint32_t contradictedBy = none;
    std::uint32_t supersededBy = none;
    int depth = 1;
    Status status = Status::Active;
};

struct Plan {
    std::vector<std::int64_t> times;     // of the episodes, ascending
    std::vector<std::uint8_t> retracted; // of the episodes
    std::vector<Belief> beliefs;         // layer after layer, each in order of creation
    std::vector<std::uint32_t> order;    // the beliefs in order of creation
    std::vector<std::uint32_t> rank;     // the inverse of order
};

constexpr std::int64_t day = 86400;
constexpr std::int64_t pauseSeconds = 10800; // without an episode, which end a session
constexpr std::int64_t end = 1782691200;     // Monday, 29 June 2026, 00:00 UTC; the first day is a Monday too

// Hours of the day and days of the week (from Monday) by how much work falls into them.
constexpr std::array<std::uint32_t, 24> hourWeight{2,  1,  3,  1,  1,  2,  6,  30, 80, 100, 100, 90,
                                                   45, 75, 95, 90, 70, 35, 14, 8,  6,  5,   3,   2};
constexpr std::array<std::uint32_t, 7> dayWeight{100, 105, 95, 100, 70, 9, 6};

std::vector<std::int64_t> episodeTimes(std::uint32_t count, Random &random)
{
    // A dozen episodes a day, over five weeks at least and a year and a half at most; more make the days denser.
    const std::uint32_t days = std::clamp<std::uint32_t>(count / 84, 5, 77) * 7;
    const std::int64_t start = end - days * day;
    std::vector<std::uint64_t> until; // work up to the end of each hour
    until.reserve(days * 24ULL);
    std::uint64_t total = 0;
    for (std::uint32_t d = 0; d < days; ++d) {
        const std::uint64_t mood = random.between(50, 150);
        for (const std::uint32_t hour : hourWeight) {
            total += mood * dayWeight[d % 7] * hour;
            until.push_back(total);
        }
    }
    std::vector<std::int64_t> times(count);
    std::size_t slot = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const double at = (i + random.unit()) / count * static_cast<double>(total);
        while (slot + 1 < until.size() && static_cast<double>(until[slot]) < at)
            ++slot;
        const std::uint64_t from = slot == 0 ? 0 : until[slot - 1];
        const double part =
            std::clamp((at - static_cast<double>(from)) / static_cast<double>(until[slot] - from), 0.0, 0.9999);
        times[i] = start + static_cast<std::int64_t>(slot) * 3600 + static_cast<std::int64_t>(part * 3600);
    }
    return times;
}

std::vector<std::uint32_t> layerSizes(std::uint32_t beliefs, int depths)
{
    const std::uint32_t layers = std::min<std::uint32_t>(beliefs, static_cast<std::uint32_t>(std::max(depths, 1)));
    std::vector<std::uint32_t> sizes;
    std::uint32_t left = beliefs;
    for (std::uint32_t above = layers; above > 0; --above) {
        // Half of what is left, and at least one for each layer above.
        const std::uint32_t size = above == 1 ? left : std::min(left - (above - 1), std::max(1U, (left + 1) / 2));
        sizes.push_back(size);
        left -= size;
    }
    return sizes;
}

void addDistinct(std::vector<std::uint32_t> &evidence, std::uint32_t id)
{
    if (std::find(evidence.begin(), evidence.end(), id) == evidence.end())
        evidence.push_back(id);
}

// A place at most `window` before `anchor`.
std::uint32_t near(std::uint32_t anchor, std::uint32_t window, Random &random)
{
    return anchor - random.below(std::min(anchor, window) + 1ULL);
}

void planBeliefs(Plan &plan, const GeneratorOptions &options, Random &random)
{
    const auto episodes = static_cast<std::uint32_t>(plan.times.size());
    const auto mean = static_cast<std::uint32_t>(std::clamp(options.evidencePerBelief, 1, 10000));
    const std::uint32_t least = std::max(2U, mean - mean / 2);
    const std::uint32_t most = std::max(least, mean + mean / 2);
    std::uint32_t below = 0;     // where the layer below begins
    std::uint32_t belowSize = 0; // and how many beliefs it has
    int depth = 0;
    for (const std::uint32_t size : layerSizes(options.beliefs, options.depths)) {
        ++depth;
        const auto first = static_cast<std::uint32_t>(plan.beliefs.size());
        for (std::uint32_t i = 0; i < size; ++i) {
            Belief belief;
            belief.depth = depth;
            const std::uint32_t wanted = random.between(least, most);
            belief.evidence.reserve(wanted);
            const std::uint32_t row = depth == 1 ? episodes : belowSize;
            const std::uint32_t window =
                std::min(depth == 1 ? 40 + 6 * wanted : 4 + 3 * wanted, std::max(wanted, row / 3));
            // Anchors go up with i and leave room for a window below them.
            const std::uint32_t room = std::min(row, window);
            const auto step = static_cast<std::uint32_t>((i + random.unit()) / size * (row - room + 1));
            const std::uint32_t top = std::min(room - 1 + step, row - 1);
            if (depth == 1) {
                for (std::uint32_t tries = 0; belief.evidence.size() < wanted && tries < 4 * wanted; ++tries)
                    addDistinct(belief.evidence, near(top, window, random));
            } else {
                addDistinct(belief.evidence, episodes + below + top); // makes the depth what it is
                const std::int64_t until = plan.beliefs[below + top].created;
                const auto upTo = static_cast<std::uint32_t>(
                    std::upper_bound(plan.times.begin(), plan.times.end(), until) - plan.times.begin());
                for (std::uint32_t tries = 0; belief.evidence.size() < wanted && tries < 4 * wanted; ++tries) {
                    const std::uint32_t kind = random.below(10);
                    if (kind < 7)
                        addDistinct(belief.evidence, episodes + below + near(top, window, random));
                    else if (kind < 9 || below == 0)
                        addDistinct(belief.evidence, near(upTo - 1, 200, random));
                    else
                        addDistinct(belief.evidence, episodes + random.below(below));
                }
            }
            for (const std::uint32_t id : belief.evidence)
                belief.created =
                    std::max(belief.created, id < episodes ? plan.times[id] : plan.beliefs[id - episodes].created);
            belief.created += random.between(600, 30 * 3600);
            plan.beliefs.push_back(std::move(belief));
        }
        const auto begin = plan.beliefs.begin() + first;
        std::stable_sort(begin, plan.beliefs.end(),
                         [](const Belief &a, const Belief &b) { return a.created < b.created; });
        below = first;
        belowSize = size;
    }
}

void planFlaws(Plan &plan, const GeneratorOptions &options, Random &random)
{
    const auto episodes = static_cast<std::uint32_t>(plan.times.size());
    const auto beliefs = static_cast<std::uint32_t>(plan.beliefs.size());
    if (beliefs == 0)
        return;
    const double share = std::clamp(options.flawedShare, 0.0, 1.0);
    const auto flawed = static_cast<std::uint32_t>(std::lround(share * beliefs));
    // Each belief once at most, spread over all.
    for (std::uint32_t i = 0; i < flawed; ++i) {
        const auto at = static_cast<std::uint32_t>((i + random.unit()) / flawed * beliefs);
        const std::uint32_t index = std::min(at, beliefs - 1);
        Belief &belief = plan.beliefs[index];
        std::uint32_t flaw = random.below(4);
        if (belief.depth > 1 && flaw < 2)
            flaw += 2;
        if (flaw == 3) {
            if (index + 1 < beliefs && plan.beliefs[index + 1].depth == belief.depth) {
                belief.status = Status::Superseded;
                belief.supersededBy = index + 1;
                continue;
            }
            flaw = 2;
        }
        if (flaw == 2) {
            // A later episode that contradicts; without one, a source is retracted.
            const auto later = static_cast<std::uint32_t>(
                std::upper_bound(plan.times.begin(), plan.times.end(), belief.created) - plan.times.begin());
            if (later < episodes) {
                belief.contradictedBy = later + random.below(std::min(episodes - later, 100U));
                continue;
            }
            flaw = 0;
        }
        std::size_t left = flaw == 0 ? 1 : belief.evidence.size() - 1;
        for (const std::uint32_t id : belief.evidence) {
            if (id < episodes && left > 0) {
                plan.retracted[id] = 1;
                --left;
            }
        }
    }
    // What follows: lost is what was retracted, superseded or is stale; fewer than two left is stale, else suspect.
    for (Belief &belief : plan.beliefs) {
        if (belief.status != Status::Active)
            continue;
        const auto lost = std::count_if(belief.evidence.begin(), belief.evidence.end(), [&](std::uint32_t id) {
            if (id < episodes)
                return plan.retracted[id] != 0;
            const Status status = plan.beliefs[id - episodes].status;
            return status == Status::Stale || status == Status::Superseded;
        });
        if (lost > 0)
            belief.status =
                belief.evidence.size() - static_cast<std::size_t>(lost) < 2 ? Status::Stale : Status::Suspect;
    }
}

Plan makePlan(const GeneratorOptions &options)
{
    Random random((static_cast<std::uint64_t>(options.seed) << 32U) ^ 0x5EEDU);
    Plan plan;
    plan.times = episodeTimes(options.episodes, random);
    plan.retracted.assign(options.episodes, 0);
    if (options.episodes > 0) {
        planBeliefs(plan, options, random);
        planFlaws(plan, options, random);
    }
    plan.order.resize(plan.beliefs.size());
    plan.rank.resize(plan.beliefs.size());
    for (std::uint32_t i = 0; i < plan.order.size(); ++i)
        plan.order[i] = i;
    // By time; layers last, so that a source stands before what cites it even in the same second.
    std::stable_sort(plan.order.begin(), plan.order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return plan.beliefs[a].created < plan.beliefs[b].created;
    });
    for (std::uint32_t i = 0; i < plan.order.size(); ++i)
        plan.rank[plan.order[i]] = i;
    return plan;
}

// Writing.

void appendNumber(std::string &text, std::uint64_t value, std::size_t width)
{
    std::array<char, 20> digits{};
    std::size_t used = 0;
    do {
        digits[digits.size() - ++used] = static_cast<char>('0' + value % 10);
        value /= 10;
    } while (value > 0 && used < digits.size());
    for (std::size_t i = used; i < width; ++i)
        text += '0';
    text.append(digits.data() + digits.size() - used, used);
}

void appendTime(std::string &text, std::int64_t time)
{
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{time / day}}};
    const auto second = static_cast<std::uint64_t>(time % day);
    appendNumber(text, static_cast<std::uint64_t>(static_cast<int>(date.year())), 4);
    text += '-';
    appendNumber(text, static_cast<unsigned>(date.month()), 2);
    text += '-';
    appendNumber(text, static_cast<unsigned>(date.day()), 2);
    text += 'T';
    appendNumber(text, second / 3600, 2);
    text += ':';
    appendNumber(text, second / 60 % 60, 2);
    text += ':';
    appendNumber(text, second % 60, 2);
    text += 'Z';
}

void appendEscaped(std::string &text, string_view raw)
{
    constexpr string_view hex = "0123456789abcdef";
    for (const char c : raw) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text += '\\';
            text += c;
        } else if (byte < 0x20) {
            text += "\\u00";
            text += hex[byte >> 4U];
            text += hex[byte & 15U];
        } else {
            text += c;
        }
    }
}

void appendUpper(std::string &text, string_view word)
{
    const std::size_t first = text.size();
    text += word;
    if (first < text.size() && text[first] >= 'a' && text[first] <= 'z')
        text[first] = static_cast<char>(text[first] - 'a' + 'A');
}

class Writer {
public:
    Writer(const GeneratorOptions &options, std::ostream &out)
        : m_plan(makePlan(options)), m_out(out), m_random((static_cast<std::uint64_t>(options.seed) << 32U) ^ 0x7E87U),
          m_offset(Random(options.seed).next() % combinations)
    {
        appendEscaped(m_scope, options.scope);
    }

    void write()
    {
        m_line = "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n";
        std::size_t belief = 0;
        for (std::uint32_t i = 0; i < m_plan.times.size(); ++i) {
            while (belief < m_plan.order.size() && beliefAt(belief).created < m_plan.times[i])
                writeBelief(static_cast<std::uint32_t>(belief++));
            writeEpisode(i);
        }
        while (belief < m_plan.order.size())
            writeBelief(static_cast<std::uint32_t>(belief++));
        flush();
    }

private:
    const Belief &beliefAt(std::size_t rank) const { return m_plan.beliefs[m_plan.order[rank]]; }

    void flush()
    {
        m_out.write(m_line.data(), static_cast<std::streamsize>(m_line.size()));
        m_line.clear();
    }

    void endLine()
    {
        m_line += "}\n";
        if (m_line.size() > 60000)
            flush();
    }

    void add(string_view text) { m_line += text; }

    void add(std::string &text, std::initializer_list<string_view> parts)
    {
        for (const string_view part : parts)
            text += part;
    }

    void begin(char letter, std::uint64_t number, string_view kind)
    {
        add("{\"record\":\"memory\",\"id\":\"");
        m_line += letter;
        appendNumber(m_line, number, 7);
        add(m_line, {"\",\"kind\":\"", kind, "\",\"scope\":\"", m_scope, "\",\"text\":\""});
    }

    void addImportance()
    {
        if (m_random.chance(3))
            return;
        const double u = m_random.unit();
        add(",\"importance\":0.");
        appendNumber(m_line, static_cast<std::uint64_t>(u * u * u * 99) + 1, 2);
        add(",\"importance_scale\":\"0-1\"");
    }

    void addSource(char letter, std::uint64_t number)
    {
        add(",\"source\":{\"system\":\"generator\",\"ref\":\"");
        m_line += letter;
        appendNumber(m_line, number, 0);
        add("\"}");
    }

    // What an episode tells; the text itself goes to m_text.
    struct Story {
        string_view tag;
        string_view area;
        string_view actor;
        string_view outcome;
        string_view entity;
        std::uint32_t request = 0;
    };

    void appendRequest(std::uint32_t number)
    {
        m_text += '#';
        appendNumber(m_text, number, 0);
    }

    Story tellChange(const Area &area)
    {
        Story story{"change", area.name, "agent", "merged", area.file, nextRequest()};
        if (m_random.chance(area.name == "auth" ? 80 : 2))
            story.outcome = "reverted";
        appendRequest(story.request);
        add(m_text, {" in ", area.file, " ", m_random.pick(changeDoes), ", ", m_random.pick(because)});
        m_text += story.outcome == "merged" ? "; merged." : "; reverted.";
        return story;
    }

    Story tellReview(const Area &area)
    {
        const std::uint32_t who = m_random.below(people.size());
        const Story story{"review", area.name, people[who], {}, area.file, recentRequest()};
        add(m_text, {names[who], " looked at "});
        appendRequest(story.request);
        add(m_text, {", the change in ", area.name, ", and ", m_random.pick(reviewSays), "."});
        return story;
    }

    Story tellCi(const Area &area)
    {
        Story story{"ci", area.name, "ci", m_random.chance(35) ? "failed" : "passed", {}, recentRequest()};
        if (story.outcome == "failed")
            add(m_text, {"The suite of ", area.name, " went red on "});
        else
            add(m_text, {"The suite of ", area.name, " is green on "});
        appendRequest(story.request);
        if (story.outcome == "failed")
            add(m_text, {": ", m_random.pick(errors), ". The same commit had passed before."});
        else
            add(m_text,
                {" after ", m_random.chance(50) ? "the second" : "the first", " run; ", m_random.pick(seen), "."});
        return story;
    }

    Story tellDeploy(const Area &area)
    {
        Story story{"deploy", area.name, "agent", m_random.chance(30) ? "failed" : "passed", {}, 0};
        add(m_text, {m_random.chance(50) ? "Staging" : "Production", " deploy of ", area.name, " "});
        if (story.outcome == "failed")
            add(m_text, {"stopped half way: ", m_random.pick(errors), ", the old version keeps serving."});
        else
            add(m_text, {"went through, and ", m_random.pick(seen), "."});
        return story;
    }

    Story tellLogs(const Area &area)
    {
        const std::uint32_t who = m_random.below(people.size());
        add(m_text, {names[who], " ", m_random.pick(logsAsked), "."});
        return {"logs", area.name, people[who], {}, {}, 0};
    }

    Story tellTalk(const Area &area)
    {
        const std::uint32_t who = m_random.below(people.size());
        add(m_text, {names[who], " ", m_random.pick(talk), ", this time about ", area.name, "."});
        return {"preference", area.name, people[who], {}, {}, 0};
    }

    Story tellNote(const Area &area)
    {
        add(m_text, {"Looked into ", area.file, " ", m_random.pick(because), ": ", m_random.pick(seen), "."});
        return {"note", area.name, "agent", {}, area.file, 0};
    }

    Story tell()
    {
        // A failed deploy is followed by the request for its logs.
        if (m_failedIn != nullptr) {
            const Area &area = *m_failedIn;
            m_failedIn = nullptr;
            return tellLogs(area);
        }
        const Area &area = areas[m_random.below(areas.size())];
        const std::uint32_t kind = m_random.below(100);
        if (kind < 24)
            return tellChange(area);
        if (kind < 44)
            return tellReview(area);
        if (kind < 60)
            return tellCi(area);
        if (kind < 72) {
            const Story story = tellDeploy(area);
            if (story.outcome == "failed")
                m_failedIn = &area;
            return story;
        }
        return kind < 86 ? tellTalk(area) : tellNote(area);
    }

    std::uint32_t nextRequest() { return m_request += m_random.between(1, 2); }
    std::uint32_t recentRequest() { return m_request - m_random.below(6); }

    // Sessions go on for two to nine episodes and end at a long pause, unless a failed deploy waits for its logs.
    void nextSession(std::uint32_t i)
    {
        const bool pause = i > 0 && m_plan.times[i] - m_plan.times[i - 1] > pauseSeconds;
        if (m_session == 0 || (m_failedIn == nullptr && (m_sessionLeft == 0 || pause))) {
            ++m_session;
            m_sessionLeft = m_random.between(2, 9);
        }
        m_sessionLeft -= m_sessionLeft > 0 ? 1 : 0;
    }

    void writeEpisode(std::uint32_t i)
    {
        nextSession(i);
        m_text.clear();
        const Story story = tell();
        const bool isShort = std::count(m_text.begin(), m_text.end(), ' ') < 21;
        if (isShort && m_random.below(80) == 0)
            add(m_text, {" ", m_random.pick(foreign)});
        else if (isShort && m_random.chance(45))
            add(m_text, {" ", m_random.pick(tails)});
        begin('e', i + 1ULL, "episode");
        appendEscaped(m_line, m_text);
        add("\",\"created\":\"");
        appendTime(m_line, m_plan.times[i]);
        m_line += '"';
        addImportance();
        add(m_line, {",\"tags\":[\"", story.tag, "\",\"", story.area, "\"],\"session\":\"s"});
        appendNumber(m_line, m_session, 5);
        add(m_line, {"\",\"actor\":\"", story.actor, "\""});
        if (story.request != 0 || !story.entity.empty()) {
            add(",\"entities\":[");
            if (story.request != 0) {
                add("\"PR #");
                appendNumber(m_line, story.request, 0);
                m_line += '"';
            }
            if (!story.entity.empty())
                add(m_line, {story.request != 0 ? "," : "", "\"", story.entity, "\""});
            m_line += ']';
        }
        if (!story.outcome.empty())
            add(m_line, {",\"outcome\":\"", story.outcome, "\""});
        addSource('e', i + 1ULL);
        if (m_plan.retracted[i] != 0)
            add(",\"status\":\"retracted\"");
        endLine();
    }

    void writeBelief(std::uint32_t rank)
    {
        const Belief &belief = beliefAt(rank);
        const std::uint64_t turn = rank / combinations;
        std::uint64_t code = (rank % combinations * combinationStep + m_offset) % combinations;
        const auto take = [&code](const auto &words) {
            const auto &word = words[code % words.size()];
            code /= words.size();
            return word;
        };
        const string_view subject = take(subjects);
        const auto [predicate, object] = take(claims);
        const string_view occasion = take(occasions);
        const string_view scope = take(scopes);
        const std::uint32_t shape = m_random.below(10);

        m_text.clear();
        add(m_text, {object, " ", scope});
        if (shape < 9)
            add(m_text, {" ", occasion});
        if (turn > 0) {
            m_text += ", case ";
            appendNumber(m_text, turn + 1, 0);
        }
        begin('b', rank + 1ULL, "reflection");
        if (shape == 9) {
            appendUpper(m_line, occasion);
            add(m_line, {", ", subject, " ", predicate, " ", m_text, "."});
        } else {
            appendUpper(m_line, subject);
            add(m_line, {" ", predicate, " ", m_text, shape < 6 ? "." : ""});
        }
        if (shape == 9)
            add(m_line, {"\",\"shape\":\"rule\",\"if\":\"", occasion, "\",\"then\":\"", subject, " ", predicate, " ",
                         m_text, "\""});
        else if (shape >= 6)
            add(m_line, {"\",\"shape\":\"belief\",\"subject\":\"", subject, "\",\"predicate\":\"", predicate,
                         "\",\"object\":\"", m_text, "\""});
        else
            add("\",\"shape\":\"insight\"");
        add(",\"depth\":");
        appendNumber(m_line, static_cast<std::uint64_t>(belief.depth), 0);
        add(",\"created\":\"");
        appendTime(m_line, belief.created);
        m_line += '"';
        addImportance();
        add(",\"actor\":\"agent\",\"evidence\":[");
        bool first = true;
        for (const std::uint32_t id : belief.evidence) {
            addLink(id, "supports", first);
            first = false;
        }
        if (belief.contradictedBy != none)
            addLink(belief.contradictedBy, "contradicts", first);
        add(m_line, {"],\"status\":\"", statusNames[static_cast<std::size_t>(belief.status)], "\""});
        if (belief.supersededBy != none) {
            add(",\"superseded_by\":\"b");
            appendNumber(m_line, m_plan.rank[belief.supersededBy] + 1ULL, 7);
            m_line += '"';
        }
        addSource('b', rank + 1ULL);
        endLine();
    }

    void addLink(std::uint32_t id, string_view role, bool first)
    {
        const auto episodes = static_cast<std::uint32_t>(m_plan.times.size());
        add(first ? "{\"id\":\"" : ",{\"id\":\"");
        m_line += id < episodes ? 'e' : 'b';
        appendNumber(m_line, (id < episodes ? id : m_plan.rank[id - episodes]) + 1ULL, 7);
        add(m_line, {"\",\"role\":\"", role, "\"}"});
    }

    Plan m_plan;
    std::ostream &m_out;
    Random m_random;
    std::uint64_t m_offset;
    std::string m_scope;
    std::string m_line;
    std::string m_text;
    const Area *m_failedIn = nullptr;
    std::uint32_t m_request = 100;
    std::uint32_t m_session = 0;
    std::uint32_t m_sessionLeft = 0;
};

} // namespace

void writeJsonl(const GeneratorOptions &options, std::ostream &out)
{
    Writer(options, out).write();
}

} // namespace credence::test
