// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Damaged files: cut at every byte, and with random bytes changed. Nothing crashes, and nothing good before the damage
// is lost.
#include "support/registry.h"

#include <credence/ingest.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <random>

namespace tst_ingest_damage {

using namespace credence;
namespace fs = std::filesystem;

namespace {

const fs::path kFixtures = fs::path(CREDENCE_SOURCE_DIR) / "tests" / "data" / "ingest";

std::string contentOf(const fs::path &path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// What the reader made of each record, by its place; times that were assumed are left out.
std::vector<std::string> taken(const ForeignStore &store)
{
    std::vector<std::string> result;
    for (const MemoryDraft &draft : store.memories) {
        Memory m = draft.memory;
        if (draft.createdAssumed)
            m.created.reset();
        std::string line = draft.where + writeCredenceJsonl(m, {}, draft.malformedEvidence);
        for (const DraftEvidence &evidence : draft.evidence)
            line += "|" + evidence.ref + word(evidence.role) + evidence.quote;
        result.push_back(std::move(line));
    }
    return result;
}

// A new file each time: some file systems flush one that is written over.
void writeAnew(const fs::path &path, std::string_view content)
{
    fs::remove(path);
    std::ofstream(path, std::ios::binary) << content;
}

std::string flipped(std::string text, std::mt19937 &random, std::size_t &at)
{
    at = random() % text.size();
    switch (random() % 3) {
    case 0:
        text[at] = char(text[at] ^ char(1U << (random() % 8)));
        break;
    case 1:
        text[at] = "\0\"\\{}[],:\n\xFF\xED"[random() % 12];
        break;
    default:
        text.insert(at, 1, char(random() % 256));
        break;
    }
    return text;
}

} // namespace

class TstIngestDamage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linesCutAnywhere()
    {
        const std::string text = contentOf(kFixtures / "small.jsonl");
        QVERIFY(text.size() > 1000);
        const std::vector<std::string> whole = taken(readCredenceJsonl(text, "f"));
        QCOMPARE(whole.size(), 4U);
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            const std::string_view part = std::string_view(text).substr(0, cut);
            // Lines 2 to 5 are memories; one is whole when its last brace is there.
            const bool endsWhole = cut < text.size() && text[cut] == '\n';
            const std::size_t lines = std::size_t(std::count(part.begin(), part.end(), '\n')) + (endsWhole ? 1 : 0);
            const std::size_t expected = std::min<std::size_t>(lines > 0 ? lines - 1 : 0, 4);
            const ForeignStore store = readCredenceJsonl(part, "f");
            const std::vector<std::string> got = taken(store);
            QVERIFY2(got == std::vector<std::string>(whole.begin(), whole.begin() + std::ptrdiff_t(expected)),
                     std::to_string(cut).c_str());
            const bool midLine = cut > 0 && text[cut - 1] != '\n' && !endsWhole;
            QCOMPARE(store.problems.size(), std::size_t(midLine ? 1 : 0));
        }
    }

    void linesWithChangedBytes()
    {
        std::mt19937 random(4711);
        const std::string text = contentOf(kFixtures / "small.jsonl");
        const std::vector<std::string> whole = taken(readCredenceJsonl(text, "f"));
        for (int i = 0; i < 2000; ++i) {
            std::size_t at = 0;
            const std::string damaged = flipped(text, random, at);
            const auto before = std::size_t(std::count(text.begin(), text.begin() + std::ptrdiff_t(at), '\n'));
            const std::size_t good = std::min<std::size_t>(before > 0 ? before - 1 : 0, 4);
            const ForeignStore store = readCredenceJsonl(damaged, "f");
            const std::vector<std::string> got = taken(store);
            QVERIFY(got.size() >= good);
            QVERIFY(std::equal(whole.begin(), whole.begin() + std::ptrdiff_t(good), got.begin()));
            QCOMPARE(store.read, store.memories.size() + store.records.size() + store.skipped);
        }
    }

    void nodesCutAnywhere()
    {
        const std::string text =
            contentOf(kFixtures / "town/personas/Ann Example/bootstrap_memory/associative_memory/nodes.json");
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "nodes.json";
        const auto read = [&](std::string_view content) {
            writeAnew(path, content);
            return readForeign(path, "generative-agents");
        };
        const std::vector<std::string> whole = taken(read(text).value());
        QCOMPARE(whole.size(), 9U);
        QVERIFY(!read("").ok());
        for (std::size_t cut = 1; cut < text.size(); ++cut) {
            const auto store = read(std::string_view(text).substr(0, cut));
            QVERIFY(store.ok());
            // A node is whole when the brace that closes it (on a line of its own) is there.
            std::size_t complete = 0;
            for (std::size_t at = text.find("\n}"); at < cut - 1 && at != std::string::npos;
                 at = text.find("\n}", at + 1))
                ++complete;
            const std::vector<std::string> got = taken(*store);
            QCOMPARE(got.size(), std::min<std::size_t>(complete, 9));
            // The file begins with the newest node.
            QVERIFY(std::equal(got.rbegin(), got.rend(), whole.rbegin()));
        }
    }

    void nodesWithChangedBytes()
    {
        std::mt19937 random(815);
        const std::string text =
            contentOf(kFixtures / "town/personas/Ann Example/bootstrap_memory/associative_memory/nodes.json");
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "nodes.json";
        for (int i = 0; i < 2000; ++i) {
            std::size_t at = 0;
            writeAnew(path, flipped(text, random, at));
            static_cast<void>(detectFormat(path));
            const auto store = readForeign(path, "generative-agents");
            if (store)
                QCOMPARE(store->read, store->memories.size() + store->skipped);
        }
    }

    void noiseIsNoMatter()
    {
        std::mt19937 random(99);
        const std::string alphabet = "{}[]\",:\\u0dDeE+-.19 \n\xFF\xED\xA0\x80tfn";
        for (int i = 0; i < 20000; ++i) {
            std::string noise = i % 2 == 0 ? "{\"record\":\"memory\",\"text\":\"t\"," : "";
            for (unsigned n = random() % 60; n > 0; --n)
                noise += alphabet[random() % alphabet.size()];
            const ForeignStore store = readCredenceJsonl(noise, "f");
            QCOMPARE(store.read, store.memories.size() + store.records.size() + store.skipped);
        }
    }
};

CREDENCE_TEST(tst_ingest_damage, TstIngestDamage)

} // namespace tst_ingest_damage

#include "tst_ingest_damage.moc"
