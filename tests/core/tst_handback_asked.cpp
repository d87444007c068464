// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is handed back by a file that a person uses later: it is asked for until its source shows it.
#include "support/chromawriter.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/sources.h>
#include <credence/text.h>

#include <QTest>

#include <fmt/format.h>

#include <fstream>

namespace tst_handback_asked {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

// A collection as its program has it: it does what Chroma's own upsert, update and delete do.
class Collection {
public:
    using Json = ChromaWriter::Json;

    explicit Collection(fs::path folder, std::string name = "mem")
        : m_folder(std::move(folder)), m_name(std::move(name))
    {
    }

    void put(const std::string &id, const std::string &text, const Json &metadata)
    {
        const auto known =
            std::find_if(m_records.begin(), m_records.end(), [&](const auto &r) { return r.first == id; });
        Json &record = known == m_records.end() ? m_records.emplace_back(id, Json::object()).second : known->second;
        if (!text.empty())
            record["chroma:document"] = text;
        for (const auto &[key, value] : metadata.items()) // what is there and not named stays
            record[key] = value;
    }
    void remove(const std::string &id)
    {
        std::erase_if(m_records, [&](const auto &record) { return record.first == id; });
    }
    void carryOut(const fs::path &file)
    {
        const Json f = Json::parse(std::ifstream(file));
        for (const char *call : {"upsert", "update"}) {
            for (std::size_t i = 0; f.contains(call) && i < f[call]["ids"].size(); ++i)
                put(f[call]["ids"][i], call == "upsert"s ? f[call]["documents"][i].get<std::string>() : ""s,
                    f[call]["metadatas"][i]);
        }
        for (std::size_t i = 0; f.contains("delete") && i < f["delete"]["ids"].size(); ++i)
            remove(f["delete"]["ids"][i]);
        save();
    }
    void save() const
    {
        fs::remove_all(m_folder);
        ChromaWriter writer(m_folder, ChromaEra::Configs);
        const std::string collection = writer.collection(m_name, 0);
        for (const auto &[id, record] : m_records)
            writer.record(collection, id, record);
    }
    [[nodiscard]] const fs::path &folder() const { return m_folder; }
    [[nodiscard]] Json of(const std::string &id) const
    {
        const auto known =
            std::find_if(m_records.begin(), m_records.end(), [&](const auto &r) { return r.first == id; });
        return known == m_records.end() ? Json() : known->second;
    }

private:
    fs::path m_folder;
    std::string m_name;
    std::vector<std::pair<std::string, Json>> m_records;
};

std::string shownAsked(const std::vector<Problem> &problems)
{
    std::string text;
    for (const Problem &one : problems)
        text += one.kind + "@" + one.where + ": " + one.message + "\n";
    return text;
}

} // namespace

class TstHandbackAsked : public QObject {
    Q_OBJECT

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Collection> m_source;
    fs::path m_out;

    [[nodiscard]] bool take(const fs::path &path, const std::string &scope)
    {
        ReadOptions options;
        options.scope = scope;
        auto foreign = readForeign(path, {}, options);
        if (!foreign)
            return false;
        return m_store->import(std::move(*foreign), "", {"ada", "import", ""}).ok();
    }
    [[nodiscard]] Memory of(const std::string &ref)
    {
        for (std::int64_t key = 1; key < 100; ++key) {
            const MemoryKey one[] = {{key}};
            const auto rows = m_store->rows(one);
            if (rows && !rows->empty() && rows->front().sourceRef == ref)
                return rows->front();
        }
        return {};
    }
    [[nodiscard]] bool retract(const std::string &ref)
    {
        const MemoryKey keys[] = {of(ref).key};
        return m_store->retract(keys, kPerson).ok();
    }
    [[nodiscard]] SyncReport sync()
    {
        const auto mirrors = m_store->mirrors();
        auto foreign = readMirror(mirrors->front());
        if (!foreign)
            return {};
        const auto report = m_store->sync(std::move(*foreign), Vanished::Withdraw, kPerson);
        if (!report)
            qWarning("%s", report.error().message.c_str());
        return report ? *report : SyncReport{};
    }
    [[nodiscard]] static std::string figures(const SyncReport &report)
    {
        return fmt::format("{} changed, {} gone, {} asked, {} carried out", report.changed, report.vanished,
                           report.asked, report.carriedOut);
    }
    [[nodiscard]] static std::string reasonOf(const SyncReport &report, SyncKind kind, const std::string &ref)
    {
        for (const SyncChange &one : report.changes) {
            if (one.kind == kind && one.ref == ref)
                return one.reason;
        }
        return "none";
    }
    [[nodiscard]] bool sound()
    {
        const auto verified = m_store->verify();
        if (!verified || !verified->ok)
            qWarning("%s", verified ? verified->message.c_str() : verified.error().message.c_str());
        return verified && verified->ok;
    }
    [[nodiscard]] HandBackSet set() { return *m_store->handBack("mem", "chroma"); }
    [[nodiscard]] Result<HandBackPlan> plan(bool again = false)
    {
        HandBackOptions options;
        options.again = again;
        return planHandBack(set(), "chroma", m_out, options);
    }
    // Writes the files and notes it; their names, or what went wrong.
    [[nodiscard]] std::string handBack()
    {
        const HandBackSet all = set();
        const auto planned = planHandBack(all, "chroma", m_out);
        if (!planned)
            return planned.error().message;
        if (const auto done = writeHandBack(*planned); !done)
            return done.error().message;
        const auto noted = m_store->noteHandBack(all, *planned, kPerson);
        if (!noted)
            return noted.error().message;
        std::string names;
        for (const PlannedWrite &write : planned->writes)
            names += (names.empty() ? "" : " ") + write.path.filename().string();
        return names;
    }

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        m_folder = std::make_unique<Folder>();
        CreateOptions options;
        options.approvalChannels = {"gui"};
        auto store = Store::create(*m_folder / "a.credence", options);
        QVERIFY_OK(store);
        m_store = std::move(*store);
        m_out = *m_folder / "out";
        m_source = std::make_unique<Collection>(*m_folder / "chroma");
        const auto record = [](double ts, const char *type, double importance) {
            return Collection::Json{{"ts", ts}, {"type", type}, {"importance", importance}};
        };
        m_source->put("a", "Drinks tea in the morning.", record(1700000000, "observation", 0.5));
        m_source->put("b", "Goes to the office on Mondays.", record(1700000100, "observation", 0.5));
        m_source->put("g", "Plays chess in the evening.", record(1700000200, "observation", 0.6));
        m_source->put("r", "A creature of habit.", [&] {
            Collection::Json one = record(1700000300, "reflection", 0.8);
            one["evidence_ids"] = "a,b";
            one["depth"] = 1;
            return one;
        }());
        m_source->save();
        QVERIFY(take(m_source->folder(), "mem"));
        QCOMPARE(m_store->counts()->memories, std::uint64_t(4));
    }

    void whatIsAskedForIsNotSaidAgain()
    {
        QVERIFY(retract("a"));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        const auto entry = m_store->ledger(1)->front();
        const std::string made = fmt::format("asked@a: A file for it was made on {} by ada (entry {}); ",
                                             formatTime(entry.time).substr(0, 10), entry.number.value);
        auto next = plan();
        QVERIFY_OK(next);
        QVERIFY(next->writes.empty());
        QCOMPARE(shownAsked(next->known), made + "it is not yet carried out there. It is not said again.\n");
        next = plan(true);
        QVERIFY_OK(next);
        QCOMPARE(next->writes.size(), std::size_t(1));
        QCOMPARE(shownAsked(next->known), made + "it is not yet carried out there. It is said again.\n");
        // What comes next goes beside the file that nobody used yet.
        QVERIFY(retract("b"));
        QCOMPARE(handBack(), "chroma-mem-2.json"s);
        const auto ids = [&](const char *name) {
            return Collection::Json::parse(std::ifstream(m_out / name))["delete"]["ids"].dump();
        };
        QCOMPARE(ids("chroma-mem.json"), "[\"a\"]"s);
        QCOMPARE(ids("chroma-mem-2.json"), "[\"b\"]"s);
        m_source->carryOut(m_out / "chroma-mem.json");
        m_source->carryOut(m_out / "chroma-mem-2.json");
        next = plan();
        QVERIFY_OK(next);
        QVERIFY(next->writes.empty());
        for (const Problem &one : next->known)
            QCOMPARE(one.kind, "there"s);
        // With nothing open the file may be another.
        QVERIFY(retract("g"));
        next = plan();
        QVERIFY_OK(next);
        QCOMPARE(next->writes.size(), std::size_t(1));
        QCOMPARE(next->writes[0].path, m_out / "chroma-mem.json");
        QVERIFY(next->writes[0].what == PlannedWrite::What::Replace);
    }

    // The rule is one for all forms that make files, and holds where the source can't be read, too.
    void everyFormAsksOnce()
    {
        std::size_t tried = 0;
        for (const Format &format : formats()) {
            if (format.handsBack.empty() || handsBackInPlace(format.name))
                continue;
            ++tried;
            HandBackSet one;
            one.scope = "mem";
            one.system = format.name;
            one.sources.push_back({MirrorId{1}, (*m_folder / "put away").string(), "mem", {}, {"a"}});
            HandBackItem item;
            item.kind = HandBackKind::Retracted;
            item.memory.id = {"0000"};
            item.memory.scope = "mem";
            item.memory.sourceSystem = format.name;
            item.memory.sourceRef = "a";
            item.memory.text = "Drinks tea.";
            item.from = {MirrorId{1}};
            item.before =
                HandedBack{LedgerNumber{7}, Time(std::chrono::milliseconds(0)), "ada", MirrorId{1}, true, true};
            one.items.push_back(item);
            const auto made = planHandBack(one, format.name, m_out);
            QVERIFY2(made.ok(), format.name.c_str());
            QVERIFY2(made->writes.empty(), format.name.c_str());
            QCOMPARE(shownAsked(made->known),
                     "asked@a: A file for it was made on 1970-01-01 by ada (entry 7); the source can't be read to see "
                     "whether it was carried out. It is not said again.\n"s);
        }
        QVERIFY(tried >= 8);
    }

    // Each is asked of its own source, where two hold memories of one scope.
    void eachIsAskedOfItsOwnSource()
    {
        Collection other(*m_folder / "other");
        other.put("x", "Sails.", {{"ts", 1700000400.0}, {"type", "observation"}});
        other.put("y", "Rows.", {{"ts", 1700000500.0}, {"type", "observation"}});
        other.save();
        QVERIFY(take(other.folder(), "mem"));
        QVERIFY(retract("x"));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        const HandBackSet all = set();
        QCOMPARE(all.items.size(), std::size_t(1));
        QVERIFY(all.items[0].before.has_value());
        QCOMPARE(all.items[0].before->source.value, std::int64_t(2));
        QVERIFY(plan()->writes.empty());
    }

    // What was decided here stands while the source holds the state of before, and is settled when it shows it.
    void aRestorationThatIsNotYetCarriedOutStays()
    {
        QVERIFY(retract("a"));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        SyncReport report = sync();
        QCOMPARE(figures(report), "0 changed, 0 gone, 1 asked, 0 carried out"s);
        QCOMPARE(report.ledger.value, 0);
        const auto asked = m_store->ledger(1)->front();
        const std::string made =
            fmt::format("Handed back as retracted by a file that was made on {} by ada (entry {}), ",
                        formatTime(asked.time).substr(0, 10), asked.number.value);
        QCOMPARE(reasonOf(report, SyncKind::Asked, "a"),
                 made + "and not yet carried out there: what was decided here stays.");
        m_source->carryOut(m_out / "chroma-mem.json");
        report = sync();
        QCOMPARE(figures(report), "0 changed, 0 gone, 0 asked, 1 carried out"s);
        QCOMPARE(reasonOf(report, SyncKind::CarriedOut, "a"), made + "and carried out there.");
        QVERIFY(report.ledger.value > 0);
        QCOMPARE(sync().ledger.value, 0);
        // Restored, and asked for: it is not gone there by anybody's wish.
        const MemoryKey a[] = {of("a").key};
        QVERIFY_OK(m_store->restore(a, kPerson));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        for (int i = 0; i < 2; ++i) {
            report = sync();
            QCOMPARE(figures(report), "0 changed, 0 gone, 1 asked, 0 carried out"s);
            QCOMPARE(report.ledger.value, 0);
            QVERIFY(of("a").status == Status::Active);
            QVERIFY(of("r").status == Status::Active); // it rests on it
        }
        m_source->carryOut(m_out / "chroma-mem.json");
        report = sync();
        QCOMPARE(figures(report), "0 changed, 0 gone, 0 asked, 1 carried out"s);
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY(of("a").status == Status::Active);
        // From then on its owner may take it away.
        m_source->remove("a");
        m_source->save();
        report = sync();
        QCOMPARE(figures(report), "0 changed, 1 gone, 0 asked, 0 carried out"s);
        QVERIFY(of("a").status == Status::Retracted);
        QVERIFY(sound());
    }

    // What comes back there is what was there: its time, its kind, what it rests on.
    void whatIsRestoredComesBackWhole()
    {
        const Collection::Json before = m_source->of("r"), plain = m_source->of("a");
        QVERIFY(retract("r"));
        QVERIFY(retract("a"));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        m_source->carryOut(m_out / "chroma-mem.json");
        QVERIFY(m_source->of("r").is_null());
        static_cast<void>(sync());
        const MemoryKey keys[] = {of("r").key, of("a").key};
        QVERIFY_OK(m_store->restore(keys, kPerson));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        m_source->carryOut(m_out / "chroma-mem.json");
        for (const auto &[id, was] : {std::pair("r"s, before), std::pair("a"s, plain)}) {
            for (const auto &[key, value] : was.items())
                QVERIFY2(m_source->of(id)[key] == value, (id + " " + key + " " + m_source->of(id).dump()).c_str());
        }
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 0 asked, 2 carried out"s);
        QVERIFY(sound());
    }

    // Where records have a status, what they say on our word is no news, nor what they say until they are told.
    void aStatusThatWasAskedForIsNoNews()
    {
        m_source->put("a", "", {{"status", "active"}});
        m_source->put("b", "", {{"status", "retracted"}});
        m_source->save();
        static_cast<void>(sync());
        QVERIFY(of("b").status == Status::Retracted);
        QVERIFY(retract("a"));
        const MemoryKey a[] = {of("a").key}, b[] = {of("b").key};
        QVERIFY_OK(m_store->restore(b, kPerson)); // of the source's own decision
        QCOMPARE(handBack(), "chroma-mem.json"s);
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 2 asked, 0 carried out"s);
        QVERIFY(of("b").status == Status::Active);
        m_source->carryOut(m_out / "chroma-mem.json");
        QCOMPARE(m_source->of("a").value("status", ""s), "retracted"s);
        QCOMPARE(m_source->of("b").value("status", ""s), "active"s);
        QCOMPARE(sync().carriedOut, std::uint64_t(2));
        QCOMPARE(sync().ledger.value, 0);
        QVERIFY_OK(m_store->restore(a, kPerson));
        QCOMPARE(sync().ledger.value, 0); // not told yet
        QVERIFY(of("a").status == Status::Active);
        QCOMPARE(handBack(), "chroma-mem.json"s);
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 1 asked, 0 carried out"s);
        QVERIFY(of("a").status == Status::Active);
        m_source->carryOut(m_out / "chroma-mem.json");
        QCOMPARE(m_source->of("a").value("status", ""s), "active"s);
        QCOMPARE(sync().carriedOut, std::uint64_t(1));
        QCOMPARE(sync().ledger.value, 0);
        // Its owner's own change of mind is news, of both.
        m_source->put("a", "", {{"status", "retracted"}});
        m_source->put("b", "", {{"status", "retracted"}});
        m_source->save();
        QCOMPARE(figures(sync()), "2 changed, 0 gone, 0 asked, 0 carried out"s);
        QVERIFY(of("a").status == Status::Retracted);
        QVERIFY(of("b").status == Status::Retracted);
        QVERIFY(sound());
    }

    // A belief that is asked to be added, and what it replaces.
    void aReplacementIsAskedForAndSettled()
    {
        QVERIFY_OK(m_store->add({[] {
                                    MemoryDraft own = episode("own", "Drinks coffee in the morning.");
                                    own.memory.scope = "mem";
                                    return own;
                                }()},
                                kPerson));
        QVERIFY_OK(m_store->supersede(of("a").key, *m_store->find("own"), kPerson));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 2 asked, 0 carried out"s);
        QVERIFY(of("a").status == Status::Superseded);
        m_source->carryOut(m_out / "chroma-mem.json");
        const SyncReport report = sync();
        QCOMPARE(figures(report), "0 changed, 0 gone, 0 asked, 2 carried out"s);
        QCOMPARE(report.added, std::uint64_t(0));
        QCOMPARE(sync().ledger.value, 0);
        QCOMPARE(m_store->counts()->memories, std::uint64_t(5));
        QVERIFY(sound());
    }

    // An ask that is no more wanted is none: the person who took it back said so.
    void whatIsNoMoreWantedIsNotAskedFor()
    {
        QVERIFY(retract("a"));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        const MemoryKey a[] = {of("a").key};
        QVERIFY_OK(m_store->restore(a, kPerson));
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 0 asked, 0 carried out"s);
        const auto entry = m_store->ledger(0);
        const auto made =
            std::find_if(entry->begin(), entry->end(), [](const auto &e) { return e.kind == "handback"; });
        QCOMPARE(shownAsked(plan()->known),
                 fmt::format("otherwise@a: A file that was made on {} by ada (entry {}) says otherwise and is not "
                             "carried out there: do not use it.\nthere@a: It stands there already.\n",
                             formatTime(made->time).substr(0, 10), made->number.value));
        // The file is used all the same: that does not take the restoration back.
        m_source->carryOut(m_out / "chroma-mem.json");
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 0 asked, 0 carried out"s);
        QVERIFY(of("a").status == Status::Active);
        const auto next = plan();
        QVERIFY_OK(next);
        QCOMPARE(next->writes.size(), std::size_t(1)); // it is brought back
        QCOMPARE(shownAsked(next->known), ""s);
    }

    // Nothing is settled by a source of which a part can't be read, or that holds nothing at all.
    void anEmptySourceSettlesNothing()
    {
        for (const char *ref : {"a", "b", "g", "r"})
            QVERIFY(retract(ref));
        QCOMPARE(handBack(), "chroma-mem.json"s);
        for (const char *ref : {"a", "b", "g", "r"})
            m_source->remove(ref);
        m_source->save();
        QCOMPARE(figures(sync()), "0 changed, 0 gone, 4 asked, 0 carried out"s);
    }

    void noFileIsMadeInsideASource()
    {
        QVERIFY(retract("a"));
        const fs::path notes = *m_folder / "notes";
        fs::create_directories(notes);
        std::ofstream(notes / "a.md") << "A note.\n\nAnother.\n";
        QVERIFY(take(notes, "notes"));
        const auto why = [&](const char *format, const fs::path &out) {
            const auto made = planHandBack(set(), format, out);
            return made ? ""s : made.error().code == Errc::Conflict ? made.error().message : "another error"s;
        };
        const std::string source = m_source->folder().string();
        const std::string rest = ", a source of this store: what is made there would lie among its own files. Name a "
                                 "folder outside of it.";
        for (const char *format : {"chroma", "changes-jsonl", "changes-csv"}) {
            QCOMPARE(why(format, source), source + " is " + source + rest);
            QCOMPARE(why(format, source + "/new/folder"), source + "/new/folder lies in " + source + rest);
            QCOMPARE(why(format, notes), notes.string() + " is " + notes.string() + rest);
            QCOMPARE(why(format, source + "/../notes/x"), source + "/../notes/x lies in " + notes.string() + rest);
            QCOMPARE(why(format, source + "-out"), ""s); // beside it
            QCOMPARE(why(format, m_folder->path()), ""s);
        }
        fs::create_directory_symlink(source, *m_folder / "link");
        QCOMPARE(why("chroma", *m_folder / "link"), (*m_folder / "link").string() + " is " + source + rest);
        // The database alone stands for its folder.
        Collection other(*m_folder / "other");
        other.put("x", "Sails.", {{"ts", 1700000400.0}});
        other.save();
        QVERIFY(take(other.folder() / "chroma.sqlite3", "mem"));
        QCOMPARE(why("chroma", other.folder()),
                 other.folder().string() + " is " + (other.folder() / "chroma.sqlite3").string() + rest);
    }
};

CREDENCE_TEST(tst_handback_asked, TstHandbackAsked)

} // namespace tst_handback_asked

#include "tst_handback_asked.moc"
