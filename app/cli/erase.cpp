// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/erase.h>
#include <credence/text.h>

#include <fmt/format.h>

namespace credence::cli {

namespace erase_command {

struct Options {
    std::vector<std::string> ids, spare, also;
    std::string about, search, reason, who, certificate;
    bool preview = false, similar = false, backups = false, finish = false;
};

Result<EraseRequest> requestOf(const Context &context, const Store &store, const Options &options)
{
    EraseRequest request;
    auto keys = findMemories(context, store, options.ids);
    if (!keys)
        return keys.error();
    request.keys = std::move(*keys);
    std::string within = context.scope;
    if (!options.search.empty() || !options.about.empty()) { // words and names reach no further than one scope
        const auto scope = oneScope(context, store);
        if (!scope)
            return scope.error();
        within = *scope;
    }
    if (!options.search.empty()) {
        Query query;
        query.text = options.search;
        if (!within.empty())
            query.scopes = {within};
        const auto found = store.keys(query, context.stop);
        if (!found)
            return found.error();
        request.keys.insert(request.keys.end(), found->begin(), found->end());
    }
    auto spare = findMemories(context, store, options.spare);
    if (!spare)
        return spare.error();
    request.spare = std::move(*spare);
    request.about = options.about;
    request.also = options.also;
    request.scope = within;
    request.similar = options.similar;
    request.backups = options.backups;
    return request;
}

Json followers(const std::vector<EraseFollower> &list)
{
    Json out = Json::array();
    for (const EraseFollower &one : list)
        out.push_back(safe(one.id.value));
    return out;
}

Json previewJson(const Store &store, const ErasePreview &preview, bool about)
{
    Json cascade = Json::object(), erased = Json::array(), reasons = Json::array();
    for (const CascadeHit &hit : preview.cascade) {
        erased.push_back(safe(hit.id.value));
        reasons.push_back({{"id", safe(hit.id.value)}, {"reason", hit.reason}});
    }
    for (const auto *list : {&preview.becomesStale, &preview.becomesSuspect}) {
        for (const EraseFollower &one : *list)
            reasons.push_back({{"id", safe(one.id.value)}, {"reason", one.reason}});
    }
    cascade["erased"] = std::move(erased);
    cascade["becomes_stale"] = followers(preview.becomesStale);
    cascade["becomes_suspect"] = followers(preview.becomesSuspect);
    cascade["unaffected"] = preview.unaffected;
    cascade["reasons"] = std::move(reasons);
    Json counts = Json::object();
    for (const auto &[layer, count] : preview.counts)
        counts[layer] = count;
    Json payloads = Json::array(), backups = Json::array(), notes = Json::array();
    for (const LedgerNumber number : preview.payloads)
        payloads.push_back(number.value);
    for (const auto &file : preview.backups)
        backups.push_back(safe(file.string()));
    for (const std::string &note : preview.notes)
        notes.push_back(safe(note));
    std::vector<MemoryKey> keys = preview.chosen;
    for (const CascadeHit &hit : preview.cascade)
        keys.push_back(hit.key);
    std::sort(keys.begin(), keys.end());
    Json ids = Json::array();
    if (const auto found = idsOf(store, keys))
        ids = idList(*found);
    Json elsewhere = Json::array();
    for (const ErasedElsewhere &place : preview.elsewhere) {
        Json pending = Json::array();
        for (const std::string &id : place.pending)
            pending.push_back(safe(id));
        elsewhere.push_back({{"system", safe(place.system)},
                             {"path", safe(place.path)},
                             {"memories", place.memories},
                             {"pending", std::move(pending)}});
    }
    Json object{{"elsewhere", std::move(elsewhere)}, {"erased", std::move(ids)},
                {"tombstones", Json::array()},       {"cascade", std::move(cascade)},
                {"counts", std::move(counts)},       {"erased_payloads", std::move(payloads)},
                {"backups", std::move(backups)},     {"notes", std::move(notes)}};
    if (about) {
        Json found = Json::array();
        for (const AboutHit &hit : preview.found) {
            Json one{{"id", safe(hit.id.value)}, {"kind", word(hit.kind)}, {"way", word(hit.way)}};
            one["similarity"] = hit.way == AboutHit::Way::Similar ? Json(hit.similarity) : Json();
            one["erased"] = hit.chosen;
            found.push_back(std::move(one));
        }
        object["found"] = std::move(found);
        Json maybe = Json::array();
        for (const NameForm &form : preview.maybe)
            maybe.push_back(
                {{"form", safe(form.form)}, {"memories", form.memories}, {"left", form.left}, {"taken", form.taken}});
        object["maybe"] = std::move(maybe);
        object["left_alike"] = preview.leftAlike;
    }
    return object;
}

Json absenceJson(const Absence &absence)
{
    Json remains = Json::array();
    for (const Remains &one : absence.remains)
        remains.push_back({{"where", safe(one.where)}, {"reason", one.reason}, {"whole", one.whole}});
    return {{"reason", orNull(absence.reason)}, {"remains", std::move(remains)}, {"files", absence.files},
            {"bytes", absence.bytes},           {"patterns", absence.patterns},  {"shared", absence.shared},
            {"searched", absence.searched},     {"retry", absence.retry}};
}

// Words that may be the name in another form, and that nobody took for it.
void printForms(const ErasePreview &preview)
{
    if (preview.leftAlike == 0)
        return;
    fmt::print("{} a word like the name and {}; if it is the name, erase it with --also:\n",
               counted(preview.leftAlike, "memory holds", "memories hold"), preview.leftAlike == 1 ? "stays" : "stay");
    Table table;
    table.right(1);
    for (const NameForm &form : preview.maybe) {
        if (form.left > 0)
            table.row({"  ", std::to_string(form.left), line(form.form)});
    }
    table.print();
}

void printPreview(const ErasePreview &preview, bool about)
{
    const std::size_t offered = static_cast<std::size_t>(
        std::count_if(preview.found.begin(), preview.found.end(), [](const AboutHit &hit) { return !hit.chosen; }));
    fmt::print("{} to erase, {} more since nothing else is left of {}; {} stale, {} suspect, {} unaffected.\n",
               counted(preview.chosen.size(), "memory", "memories"), preview.cascade.size(),
               preview.cascade.size() == 1 ? "it" : "them", preview.becomesStale.size(), preview.becomesSuspect.size(),
               preview.unaffected);
    Table counts;
    counts.right(1);
    for (const auto &[layer, count] : preview.counts) {
        if (count > 0)
            counts.row({"  " + layer, std::to_string(count)});
    }
    counts.print();
    Table table;
    if (about) {
        for (const AboutHit &hit : preview.found)
            table.row({"  ", hit.chosen ? "erase" : "offered", word(hit.way), line(hit.id.value), line(hit.text)});
    }
    for (const CascadeHit &hit : preview.cascade)
        table.row({"  ", "erase", "cascade", line(hit.id.value), hit.reason});
    for (const auto *list : {&preview.becomesStale, &preview.becomesSuspect}) {
        for (const EraseFollower &one : *list)
            table.row({"  " + statusGlyph(one.after), word(one.after), "", line(one.id.value), one.reason});
    }
    table.print();
    if (offered > 0)
        fmt::print("{} only offered: erase {} with --similar, or by id.\n", counted(offered, "is", "are"),
                   offered == 1 ? "it" : "them");
    for (const std::string &note : preview.notes)
        fmt::print("{}\n", line(note));
    printForms(preview);
}

// All of them are tombstones: what another program's reading prevented then is done now.
int finish(const Context &context, Store &store, const EraseRequest &request, const std::string &certificate)
{
    const auto done = finishErasures(store);
    if (!done)
        return fail(context, done.error());
    if (!certificate.empty()) {
        auto past = pastErasures(store, request.keys);
        if (!past)
            return fail(context, past.error());
        std::string all;
        for (PastErasure &one : *past) {
            one.erasure.absence = *done;
            all += (all.empty() ? "" : "\n") + eraseCertificate(store.info(), one.erasure, one.cause);
        }
        if (const auto written = writeDocument(certificate, all); !written)
            return fail(context, written.error());
    }
    const auto rows = store.rows(request.keys);
    if (!rows)
        return fail(context, rows.error());
    Json tombstones = Json::array();
    for (const Memory &row : *rows) {
        const auto entries = store.history(row.key);
        if (!entries)
            return fail(context, entries.error());
        const auto entry =
            std::find_if(entries->begin(), entries->end(), [](const LedgerEntry &one) { return one.kind == "erase"; });
        tombstones.push_back(
            {{"id", safe(row.id.value)}, {"time", entry == entries->end() ? Json() : Json(formatTime(entry->time))}});
    }
    if (context.json) {
        printJson({{"erased", Json::array()},
                   {"tombstones", std::move(tombstones)},
                   {"cascade", Json::object()},
                   {"verified_absent", done->verified},
                   {"verification", absenceJson(*done)},
                   {"ledger", nullptr}});
        return done->verified ? kDone : kNo;
    }
    fmt::print("{}{}\n",
               rows->empty()       ? ""
               : rows->size() == 1 ? "It is erased already. "
                                   : "They are erased already. ",
               done->verified ? "The file was cleaned again: no page of it holds what no row does."
                              : "Not verified: " + line(done->reason));
    return done->verified ? kDone : kNo;
}

int run(const Context &context, const Options &options)
{
    if (options.finish && !(options.about.empty() && options.search.empty() && !options.preview))
        return usage(context, "--finish takes ids, or nothing for the last erasure.");
    if (options.ids.empty() && options.about.empty() && options.search.empty() && !options.finish)
        return usage(context, "Say what is to be erased: ids, --search or --about.");
    if (!options.also.empty() && options.about.empty())
        return usage(context, "--also names further forms of the name of --about.");
    if (!options.certificate.empty()) {
        if (auto place = mayWriteDocument(options.certificate); !place)
            return usage(context, "--certificate: " + place.error().message);
    }
    if (!options.preview && !options.finish && (options.who.empty() || options.reason.empty()))
        return usage(context, "Erasing needs --reason and --as; --preview shows what would go.");
    const auto store = options.preview ? openToRead(context) : openToWrite(context);
    if (!store)
        return fail(context, store.error());
    auto request = requestOf(context, **store, options);
    if (!request)
        return fail(context, request.error());
    if (options.finish) {
        const auto rows = (*store)->rows(request->keys);
        if (!rows)
            return fail(context, rows.error());
        for (const Memory &row : *rows) {
            if (row.status != Status::Erased)
                return usage(context, line(row.id.value) + " is not erased; --finish cleans up after an erasure.");
        }
        return finish(context, **store, *request, options.certificate);
    }
    auto preview = previewErase(**store, *request, context.stop);
    if (!preview)
        return fail(context, preview.error());
    const bool about = !options.about.empty();
    const bool nothing = std::all_of(preview->counts.begin(), preview->counts.end(), [](const auto &one) {
        return one.second == 0 || one.first == "cache_files" || one.first == "index_files" || one.first == "backups";
    });
    if (nothing && options.ids.empty()) {
        if (context.json) {
            Json object = previewJson(**store, *preview, about);
            object["verified_absent"] = nullptr;
            printJson(object);
        } else {
            fmt::print("Nothing in the store {} that.\n", preview->leftAlike > 0 ? "has exactly" : "is about");
            printForms(*preview);
        }
        return kNo;
    }
    if (options.preview) {
        if (context.json) {
            Json object = previewJson(**store, *preview, about);
            object["preview"] = true;
            object["verified_absent"] = nullptr;
            printJson(object);
        } else {
            printPreview(*preview, about);
        }
        return kDone;
    }
    if (nothing && !about && options.search.empty())
        return finish(context, **store, *request, options.certificate);
    request->expecting = preview->fingerprint;
    const Cause cause{options.who, "cli", options.reason};
    auto erased = erase(**store, *request, cause, context.stop);
    if (!erased)
        return fail(context, erased.error());
    if (erased->absence.retry) {
        if (auto again = verifyAbsent(**store, *erased->text, context.stop))
            erased->absence = std::move(*again);
    }
    if (!options.certificate.empty()) {
        if (!writeDocument(options.certificate, eraseCertificate((*store)->info(), *erased, cause)))
            erased->problems.push_back("The certificate can't be written to " + options.certificate + ".");
    }
    for (const std::string &problem : erased->problems)
        fmt::print(stderr, "{}\n", line(problem));
    // It is erased; whether nothing of it is left is the question, and the answer may be no.
    const int status = erased->absence.verified && erased->problems.empty() ? kDone : kNo;
    if (context.json) {
        Json object = previewJson(**store, erased->applied, about);
        object["erased"] = idList(erased->erased);
        Json tombstones = Json::array();
        for (const MemoryId &id : erased->erased)
            tombstones.push_back({{"id", safe(id.value)}, {"time", formatTime(erased->time)}});
        object["tombstones"] = std::move(tombstones);
        object["verified_absent"] = erased->absence.verified;
        object["verification"] = absenceJson(erased->absence);
        object["ledger"] = erased->ledger.value;
        Json problems = Json::array();
        for (const std::string &problem : erased->problems)
            problems.push_back(safe(problem));
        object["problems"] = std::move(problems);
        printJson(object);
        return status;
    }
    printPreview(erased->applied, false); // with the words like the name that were left
    fmt::print("{} erased, ledger entry {}. {}\n", counted(erased->erased.size(), "memory", "memories"),
               erased->ledger.value,
               erased->absence.verified
                   ? erased->absence.nothingToSearch()
                         ? "It is too short, or stands in memories that stay, so the files were not searched for it."
                         : "Nothing of it stands in any file of the store."
                   : "Not verified: " + line(erased->absence.reason));
    for (const Remains &one : erased->absence.remains)
        fmt::print("  {}: {}\n", line(one.where), line(one.reason));
    if (erased->absence.retry)
        fmt::print("When the other program has ended: erase {} --finish\n", line((*store)->info().path.string()));
    return status;
}

} // namespace erase_command

void addErase(CLI::App &app, Context &context)
{
    using namespace erase_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "erase", "Forget memories: their content leaves every file of the store",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("ID", options->ids, "Ids, or the ids that the source gave");
    sub->add_option("--about", options->about, "Everything that names this person or thing")->check(notBlank());
    sub->add_option("--also", options->also, "Another form of that name, as --preview offers it under maybe")
        ->check(notBlank());
    sub->add_option("--search", options->search, "Everything that a search for these words finds")->check(notBlank());
    sub->add_flag("--similar", options->similar, "Also what --about only offers: resembling or doubtful ones");
    sub->add_option("--spare", options->spare, "Ids that --about finds and that stay");
    sub->add_flag("--backups", options->backups, "Also delete the backups that Credence made beside the store");
    sub->add_flag("--finish", options->finish,
                  "Clean the files after an erasure that another reader held up; with --certificate, of these ids or "
                  "of the last erasure");
    sub->add_flag("--preview", options->preview, "Show what would go, and change nothing");
    takesFile(
        sub->add_option("--certificate", options->certificate, "Write what, when, who and how verified to this file"));
    sub->add_option("--reason", options->reason, "Why; it is kept in the ledger unless it says what is erased")
        ->check(notBlank());
    sub->add_option("--as", options->who, "Who decides it")->check(notBlank());
    scopeOption(sub, context, "Where the name and the ids are looked for");
}

} // namespace credence::cli
