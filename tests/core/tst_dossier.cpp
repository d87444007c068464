// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "support/reviewstore.h"
#include "support/stores.h"

#include <credence/dossier.h>
#include <credence/erase.h>
#include <credence/text.h>

#include <QTest>
#include <QXmlStreamReader>

namespace tst_dossier {

using namespace credence;

namespace {

// e1 and e2 beneath b1; b2 rests on b1 and e2; e3 speaks against b1. The card number stands in e1, in the quote of b1,
// and in b2, where nobody flagged it.
const char *const kDossierLines =
    R"({"record":"memory","id":"e1","kind":"episode","scope":"s","text":"Sam paid with 4111 1111 1111 1111 at the <shop>.","created":"2026-08-01T10:00:00Z","importance":0.75}
{"record":"memory","id":"e2","kind":"episode","scope":"s","text":"Sam paid at the shop again.","created":"2026-08-02T10:00:00Z"}
{"record":"memory","id":"e3","kind":"episode","scope":"s","text":"Sam walked past the shop.","created":"2026-08-03T10:00:00Z"}
{"record":"memory","id":"b1","kind":"reflection","shape":"insight","scope":"s","text":"Sam shops here.","created":"2026-08-04T10:00:00Z","evidence":[{"id":"e1","quote":"paid with 4111 1111 1111 1111"},{"id":"e2"},{"id":"e3","role":"contradicts"}]}
{"record":"memory","id":"b2","kind":"reflection","shape":"insight","scope":"s","text":"The card 4111 1111 1111 1111 is used often.","created":"2026-08-05T10:00:00Z","evidence":[{"id":"b1"},{"id":"e2"}]}
)";

std::unique_ptr<Store> made(const test::Folder &folder)
{
    CreateOptions options;
    options.scope = "s";
    options.approvalChannels = {"gui", "cli"};
    auto store = Store::create(folder / "t.credence", options);
    if (!store)
        return nullptr;
    const auto report = (*store)->import(readCredenceJsonl(credenceJsonlHeader() + "\n" + kDossierLines, "test"),
                                         "test.jsonl", {"", "import", ""});
    return report ? std::move(*store) : nullptr;
}

// Flags the card in e1 alone.
bool flagCard(Store &store)
{
    Finding card{"card", "card", 14, 33, 1, false, "A card number.", {}, {}};
    const std::vector<std::pair<MemoryId, std::vector<Finding>>> all{{MemoryId{"e1"}, {card}}};
    return flagMemories(store, all, {"Sam", "cli", "test"}).ok();
}

} // namespace

} // namespace tst_dossier

namespace tst_dossier { // again: moc 6.4 loses count in the literals above

class TstDossier : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void holdsTheWholeStory()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        const auto d = dossier(*store, *store->find("b1"));
        QVERIFY(d.ok());
        QCOMPARE(d->why.leaves.size(), std::size_t(2));
        QCOMPARE(d->quotes.at("e1"), std::vector<std::string>{"paid with 4111 1111 1111 1111"});
        QCOMPARE(d->importance.at("e1"), 0.75);
        QCOMPARE(d->contradicting.size(), std::size_t(1));
        QCOMPARE(d->contradicting[0].text, std::string("Sam walked past the shop."));
        QCOMPARE(d->restsOnIt.size(), std::size_t(1));
        QCOMPARE(d->restsOnIt[0].id.value, std::string("b2"));
        QVERIFY(!d->made);
        QCOMPARE(d->history.size(), std::size_t(1));
        QCOMPARE(d->history[0].kind, std::string("import"));
        for (const DossierFormat format :
             {DossierFormat::Text, DossierFormat::Markdown, DossierFormat::Html, DossierFormat::Print}) {
            const QString text = QString::fromStdString(renderDossier(*d, format));
            for (const char *part :
                 {"Sam shops here.", "Sam paid at the shop again.", "4111 1111 1111 1111", "Sam walked past the shop.",
                  "History", "import", "Rests on it directly", "is used often", "1 memory speaks against it"})
                QVERIFY2(text.contains(QLatin1String(part)), part);
        }
        // The bearing sentence is marked where it stands.
        const QString html = QString::fromStdString(renderDossier(*d, DossierFormat::Html));
        QVERIFY(html.contains(QStringLiteral("Sam <mark>paid with 4111 1111 1111 1111</mark> at the &lt;shop&gt;.")));
        QVERIFY(html.contains(QStringLiteral("importance 0.75")));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QVERIFY(!html.contains(QStringLiteral("<shop>")));
        const QString print = QString::fromStdString(renderDossier(*d, DossierFormat::Print));
        QVERIFY(!print.contains(QStringLiteral("<style")));
    }

    // What speaks against the claim is in the pictures of its argument, with its words.
    void counterEvidenceIsInThePicture()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        const auto d = dossier(*store, *store->find("b1"));
        QVERIFY(d.ok());
        const QString svg = QString::fromStdString(renderDossier(*d, DossierFormat::Svg));
        QVERIFY(svg.contains(QStringLiteral("<title>Sam walked past the shop.</title>")));
        QVERIFY(svg.contains(QStringLiteral("Against it")));
        QCOMPARE(svg.count(QStringLiteral("<g>")), 4);   // b1, e1, e2 and e3
        QCOMPARE(svg.count(QStringLiteral("<path")), 3); // to e1, to e2, and from e3
        QVERIFY(QString::fromStdString(renderDossier(*d, DossierFormat::Dot))
                    .contains(QStringLiteral("label=\"Sam walked past the shop.\", style=dashed")));
        const auto plain = dossier(*store, *store->find("b2"));
        QVERIFY(!QString::fromStdString(renderDossier(*plain, DossierFormat::Svg)).contains(QStringLiteral("Against")));
    }

    // An erased memory says when, by whom, and what it rested on, and nothing else.
    void tombstonesSayWhatIsKnown()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        EraseRequest request;
        request.keys = {*store->find("b1")};
        const auto gone = erase(*store, request, {"Ada", "cli", "asked"});
        QVERIFY(gone.ok());
        const auto w = why(*store, *store->find("b1"));
        QVERIFY(w.ok());
        QVERIFY(w->tombstone.has_value());
        QCOMPARE(w->tombstone->who, std::string("Ada"));
        QVERIFY(w->tombstone->at.has_value());
        QCOMPARE(*w->tombstone->at, gone->time);
        QCOMPARE(w->tombstone->restedOn, (std::vector<MemoryId>{{"e1"}, {"e2"}}));
        const std::string sentence = tombstoneSentence(*w->tombstone, Kind::Reflection);
        QCOMPARE(sentence, "It was erased on " + formatTime(gone->time) +
                               " by Ada, ledger entry 3; nothing of what it said is left. It rested on e1 and e2.");
        QVERIFY(renderWhy(*w, WhyFormat::Text).starts_with(sentence));
        const auto kept = why(*store, *store->find("e1"));
        QVERIFY(kept.ok() && !kept->tombstone);
        // Of many it names eight.
        Tombstone stone;
        for (int i = 1; i <= 8; ++i)
            stone.restedOn.push_back({"e" + std::to_string(i)});
        const std::string eight = " It rested on e1, e2, e3, e4, e5, e6, e7 and e8.";
        QVERIFY(tombstoneSentence(stone, Kind::Reflection).ends_with(eight));
        stone.restedOn.insert(stone.restedOn.end(), {{"e9"}, {"e10"}});
        QVERIFY(tombstoneSentence(stone, Kind::Reflection)
                    .ends_with(" It rested on e1, e2, e3, e4, e5, e6, e7, e8 and 2 more."));
    }

    // However much speaks against it: its boxes stand beside each other in the picture, and the rest is counted.
    void manyAgainst()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        auto d = dossier(*store, *store->find("b1"));
        QVERIFY(d.ok());
        const auto link = d->why.contradicting.front();
        const auto node = d->contradicting.front();
        d->why.contradicting.assign(23, link);
        d->contradicting.assign(23, node);
        QXmlStreamReader svg(QString::fromStdString(renderDossier(*d, DossierFormat::Svg)));
        double width = 0, last = -1000;
        int drawn = 0, counted = 0;
        while (!svg.atEnd()) {
            svg.readNext();
            if (svg.isStartElement() && svg.name() == QLatin1String("svg"))
                width = svg.attributes().value(QLatin1String("width")).toDouble();
            if (svg.isStartElement() && svg.name() == QLatin1String("title")) {
                const QString title = svg.readElementText();
                if (title.endsWith(QLatin1String(" more")))
                    counted = title.chopped(5).toInt();
            }
            if (svg.isStartElement() && svg.name() == QLatin1String("rect") &&
                svg.attributes().hasAttribute(QLatin1String("stroke-dasharray"))) {
                const double x = svg.attributes().value(QLatin1String("x")).toDouble();
                const double wide = svg.attributes().value(QLatin1String("width")).toDouble();
                QVERIFY2(x >= 0 && x + wide <= width && (drawn == 0 || x >= last), qPrintable(QString::number(x)));
                last = x + wide;
                ++drawn;
            }
        }
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QVERIFY(drawn >= 1 && counted >= 1);
        QCOMPARE(drawn - 1 + counted, 23);
    }

    void theGraphIsAPicture()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        const auto d = dossier(*store, *store->find("b2"));
        QVERIFY(d.ok());
        const std::string svg = renderDossier(*d, DossierFormat::Svg);
        QXmlStreamReader reader(QByteArray::fromStdString(svg));
        int boxes = 0, lines = 0;
        while (!reader.atEnd()) {
            reader.readNext();
            boxes += reader.isStartElement() && reader.name() == QLatin1String("g");
            lines += reader.isStartElement() && reader.name() == QLatin1String("path");
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(boxes, 4); // b2, b1, e1, e2
        QCOMPARE(lines, 4); // b2 to b1 and e2, b1 to e1 and e2
    }

    // What is flagged stays out of every text, also where the same words were not flagged.
    void redacted()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        QVERIFY(flagCard(*store));
        for (const char *id : {"b1", "b2", "e1"}) {
            const auto open = dossier(*store, *store->find(id));
            QVERIFY(open.ok());
            const auto d = dossier(*store, *store->find(id), {true});
            QVERIFY(d.ok());
            QVERIFY(d->redacted);
            QVERIFY(d->leftOut > 0);
            for (const DossierFormat format : {DossierFormat::Text, DossierFormat::Markdown, DossierFormat::Html,
                                               DossierFormat::Print, DossierFormat::Dot, DossierFormat::Svg}) {
                const QString text = QString::fromStdString(renderDossier(*d, format));
                QVERIFY2(!text.contains(QStringLiteral("4111")), id);
                QVERIFY2(!text.contains(QStringLiteral("1111")), id);
            }
            QVERIFY(QString::fromStdString(renderDossier(*d, DossierFormat::Text))
                        .contains(QStringLiteral("left out as flagged")));
            QVERIFY(QString::fromStdString(renderDossier(*open, DossierFormat::Text))
                        .contains(QStringLiteral("4111 1111 1111 1111")));
        }
        // The place is told, the words are not.
        const auto d = dossier(*store, *store->find("b1"), {true});
        const QString text = QString::fromStdString(renderDossier(*d, DossierFormat::Text));
        QVERIFY2(text.contains(QStringLiteral("Sam paid with [card ")), qPrintable(text));

        // Allowed is allowed.
        const auto flags = reviewFlags(*store, "e1");
        QVERIFY(flags.ok());
        QVERIFY(resolveFlag(*store, flags->front().id, PolicyAction::Allow, {"Sam", "cli", "a test card"}).ok());
        const auto allowed = dossier(*store, *store->find("b1"), {true});
        QVERIFY(allowed.ok());
        QCOMPARE(allowed->leftOut, std::size_t(0));
    }

    // Nobody has scanned this store, and nobody scans the reasons that people type.
    void whatWasNeverScanned()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        const MemoryKey keys[] = {*store->find("b1")};
        QVERIFY(store->retract(keys, {"Sam", "cli", "bob@example.org asked for it"}).ok());
        const auto open = dossier(*store, keys[0]);
        QVERIFY(open.ok());
        const QString all = QString::fromStdString(renderDossier(*open, DossierFormat::Text));
        QVERIFY(all.contains(QStringLiteral("4111 1111 1111 1111")) && all.contains(QStringLiteral("bob@example.org")));
        const auto d = dossier(*store, keys[0], {true});
        QVERIFY(d.ok());
        const QString text = QString::fromStdString(renderDossier(*d, DossierFormat::Text));
        QVERIFY2(!text.contains(QStringLiteral("1111 1111")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("bob@example.org")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("] asked for it")), qPrintable(text));
    }

    // A short name is hidden where it is a word, and only there.
    void shortWordsToo()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        Finding name{"third_person", "name", 9, 11, 1, false, "Somebody else.", {}, {}}; // "at" in e2
        const std::vector<std::pair<MemoryId, std::vector<Finding>>> all{{MemoryId{"e2"}, {name}}};
        QVERIFY(flagMemories(*store, all, {"Sam", "cli", "test"}).ok());
        const auto d = dossier(*store, *store->find("b1"), {true});
        QVERIFY(d.ok());
        const QString text = QString::fromStdString(renderDossier(*d, DossierFormat::Text));
        QVERIFY2(!text.contains(QStringLiteral(" at the ")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Sam paid [third_person ")) ||
                text.contains(QStringLiteral("Sam paid [person ")));
        QVERIFY(text.contains(QStringLiteral("Sam walked past the shop."))); // no part of another word
    }

    // Of what was committed here: the candidate, who decided, and what was edited.
    void howItWasMade()
    {
        const test::Folder folder;
        auto store = Store::create(folder / "t.credence", {"s", {"gui"}});
        QVERIFY(store.ok());
        const std::string lines =
            test::reviewMemories() + test::candidateLine("c1", "add", "Sam likes a slow start", {"e1", "e2", "e3"});
        QVERIFY((*store)->import(readCredenceJsonl(lines, "test"), "test.jsonl", {"", "import", ""}).ok());
        DecideRequest request;
        request.candidate = "c1";
        request.text = "Sam likes a quiet start";
        QVERIFY_OK(decide(**store, request, {"ada", "gui", "less haste"}));
        const auto plan = commit(**store, {"ben", "gui", ""});
        QVERIFY_OK(plan);
        QCOMPARE(plan->changes.size(), std::size_t(1));
        const auto key = (*store)->find(plan->changes.front().memory.value);
        QVERIFY(key.ok());
        const auto w = why(**store, *key);
        QVERIFY(w.ok());
        QCOMPARE(w->madeBy.approvedBy, std::string("ada")); // who decided, not who committed
        const auto d = dossier(**store, *key);
        QVERIFY(d.ok());
        QVERIFY(d->made);
        QCOMPARE(d->made->candidate, std::string("c1"));
        QCOMPARE(d->made->modelText, std::string("Sam likes a slow start"));
        QCOMPARE(d->made->decisions.back().reviewer, std::string("ada"));
        const QString text = QString::fromStdString(renderDossier(*d, DossierFormat::Text));
        QVERIFY(text.contains(QStringLiteral("proposed as: Sam likes a slow start")));
        QVERIFY(text.contains(QStringLiteral("approve by ada (gui): less haste")));
        QVERIFY(text.contains(QStringLiteral("commit by ben (gui)")));
    }

    void unknownIsNotFound()
    {
        const test::Folder folder;
        const auto store = made(folder);
        QVERIFY(store);
        QCOMPARE(dossier(*store, MemoryKey{999}).error().code, Errc::NotFound);
    }
};

CREDENCE_TEST(tst_dossier, TstDossier)

} // namespace tst_dossier

#include "tst_dossier.moc"
