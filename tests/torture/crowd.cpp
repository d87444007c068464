// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Everybody at once on one store: an agent that writes through the core, another through the command, a person who
// retracts and restores, somebody who only looks, and windows that show it. Whatever was answered with "done" is there
// in the end, nothing else is, and it verifies.
#include "torture/torture.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>

namespace credence::torture {

namespace {

using Clock = std::chrono::steady_clock;

struct Outcome {
    int status = -1;
    std::string output;
};

// A program to its end.
Outcome runProgram(const std::vector<std::string> &words)
{
    Outcome result;
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return result;
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(pipe[1], STDOUT_FILENO);
        ::dup2(::open("/dev/null", O_WRONLY), STDERR_FILENO);
        ::close(pipe[0]);
        ::close(pipe[1]);
        std::vector<char *> arguments;
        for (const std::string &word : words)
            arguments.push_back(const_cast<char *>(word.c_str()));
        arguments.push_back(nullptr);
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }
    ::close(pipe[1]);
    std::array<char, 4096> block{};
    for (ssize_t n = 0; (n = ::read(pipe[0], block.data(), block.size())) > 0;)
        result.output.append(block.data(), std::size_t(n));
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

struct Worker {
    std::string name;
    pid_t pid = -1;
    int words = -1; // what it says: ids that were acknowledged, "!" and a complaint
};

Worker begin(const std::string &name, const std::function<void(const std::function<void(const std::string &)> &)> &work)
{
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(pipe[0]);
        work([&](const std::string &line) {
            const std::string whole = line + "\n";
            if (::write(pipe[1], whole.data(), whole.size()) < 0)
                ::_exit(1);
        });
        ::_exit(0);
    }
    ::close(pipe[1]);
    return {name, child, pipe[0]};
}

} // namespace

std::vector<std::string> crowd(const Options &options)
{
    const auto seconds = std::chrono::seconds(options.amount ? options.amount : 3);
    const Place place;
    const auto path = place / "t.credence";
    std::vector<std::string> wrong;
    {
        CreateOptions create;
        create.scope = "s";
        create.approvalChannels = {"gui", "cli"};
        auto store = Store::create(path, create);
        if (!store)
            return {"no store: " + store.error().message};
        std::vector<MemoryDraft> drafts;
        for (int i = 0; i < 200; ++i) {
            MemoryDraft draft;
            draft.memory.id = {fmt::format("e{}", i)};
            draft.memory.scope = "s";
            draft.memory.text = fmt::format("what was seen at the mill, number {}", i);
            drafts.push_back(std::move(draft));
        }
        for (int i = 0; i < 40; ++i) {
            MemoryDraft draft;
            draft.memory.id = {fmt::format("r{}", i)};
            draft.memory.scope = "s";
            draft.memory.kind = Kind::Reflection;
            draft.memory.shape = Shape::Insight;
            draft.memory.text = fmt::format("what follows from it, number {}", i);
            for (int k = 0; k < 3; ++k)
                draft.evidence.push_back({fmt::format("e{}", i * 4 + k), Role::Supports, Granularity::Claim, {}});
            drafts.push_back(std::move(draft));
        }
        if (auto added = (*store)->add(drafts, Cause{"", "agent", ""}); !added)
            return {"no memories: " + added.error().message};
    }
    const auto until = Clock::now() + seconds;
    const auto busyIsFine = [](int status) { return status == 0 || status == 4; };
    std::vector<Worker> workers;
    for (int agent = 0; agent < 2; ++agent) {
        workers.push_back(begin(fmt::format("agent {}", agent), [&](const auto &say) {
            auto store = Store::open(path);
            if (!store)
                return say("!does not open: " + store.error().message);
            for (int i = 0; Clock::now() < until; ++i) {
                MemoryDraft draft;
                draft.memory.id = {fmt::format("a{}-{}", agent, i)};
                draft.memory.scope = "s";
                draft.memory.text = fmt::format("an agent {} wrote line {}", agent, i);
                const auto added = (*store)->add({draft}, Cause{"", "agent", ""});
                if (added)
                    say(draft.memory.id.value);
                else if (added.error().code != Errc::Busy)
                    return say("!" + added.error().message);
            }
        }));
    }
    workers.push_back(begin("command", [&](const auto &say) {
        for (int i = 0; Clock::now() < until; ++i) {
            const std::string id = fmt::format("c-{}", i);
            const Outcome done = runProgram({options.cli, "add", path.string(), "--text",
                                             fmt::format("the command wrote line {}", i), "--id", id, "--scope", "s"});
            if (done.status == 0)
                say(id);
            else if (!busyIsFine(done.status))
                return say(fmt::format("!add ended with {}", done.status));
        }
    }));
    workers.push_back(begin("person", [&](const auto &say) {
        for (int i = 0; Clock::now() < until; ++i) {
            const std::string id = fmt::format("e{}", i % 160);
            for (const char *action : {"retract", "restore"}) {
                const Outcome done = runProgram({options.cli, action, path.string(), id, "--scope", "s", "--reason",
                                                 "looked again", "--as", "ada"});
                if (!busyIsFine(done.status))
                    return say(fmt::format("!{} ended with {}", action, done.status));
            }
        }
    }));
    workers.push_back(begin("looker", [&](const auto &say) {
        while (Clock::now() < until) {
            for (const char *action : {"info", "health", "list", "verify"}) {
                const Outcome done = runProgram({options.cli, action, path.string(), "--json"});
                if (done.status != 0)
                    return say(fmt::format("!{} ended with {}", action, done.status));
                if (nlohmann::json::parse(done.output, nullptr, false).is_discarded())
                    return say(fmt::format("!{} wrote no JSON", action));
            }
        }
    }));
    std::vector<pid_t> windows;
    for (int i = 0; i < 2 && !options.window.empty(); ++i) {
        const pid_t child = ::fork();
        if (child == 0) {
            ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
            ::setenv("XDG_CONFIG_HOME", place.path().c_str(), 1);
            ::setenv("XDG_DATA_HOME", place.path().c_str(), 1);
            const std::string program = options.window, store = path.string();
            ::execl(program.c_str(), program.c_str(), store.c_str(), "--workspace", i ? "review" : "inspect", nullptr);
            ::_exit(127);
        }
        windows.push_back(child);
    }

    std::vector<std::string> acknowledged;
    std::map<std::string, std::size_t> counts;
    for (const Worker &worker : workers) {
        std::string said;
        std::array<char, 4096> block{};
        for (ssize_t n = 0; (n = ::read(worker.words, block.data(), block.size())) > 0;)
            said.append(block.data(), std::size_t(n));
        ::close(worker.words);
        int status = 0;
        ::waitpid(worker.pid, &status, 0);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            wrong.push_back(fmt::format("{} died ({})", worker.name, status));
        std::size_t at = 0;
        while (at < said.size()) {
            const std::size_t end = said.find('\n', at);
            const std::string line = said.substr(at, end - at);
            at = end == std::string::npos ? said.size() : end + 1;
            if (line.starts_with("!"))
                wrong.push_back(worker.name + ": " + line.substr(1));
            else
                acknowledged.push_back(line), ++counts[worker.name];
        }
    }
    for (const pid_t window : windows) {
        int status = 0;
        if (::waitpid(window, &status, WNOHANG) != 0)
            wrong.push_back(fmt::format("a window ended by itself ({})", status));
        else {
            ::kill(window, SIGTERM);
            ::waitpid(window, &status, 0);
            if (WIFSIGNALED(status) && WTERMSIG(status) != SIGTERM)
                wrong.push_back(fmt::format("a window died of signal {}", WTERMSIG(status)));
        }
    }

    auto store = Store::open(path);
    if (!store)
        return {"does not open: " + store.error().message};
    const auto verified = (*store)->verify();
    if (!verified || !verified->ok)
        wrong.push_back("does not verify: " + (verified ? verified->message : verified.error().message));
    for (const std::string &id : acknowledged) {
        if (!(*store)->find(id))
            wrong.push_back("lost: " + id);
    }
    const auto all = (*store)->counts();
    if (!all || all->memories != 240 + acknowledged.size())
        wrong.push_back(fmt::format("{} memories instead of {}", all ? all->memories : 0, 240 + acknowledged.size()));
    for (const auto &[name, count] : counts) {
        fmt::print("{} wrote {}; ", name, count);
        if (count == 0)
            wrong.push_back(name + " never got through");
    }
    if (counts.size() < 3)
        wrong.push_back("somebody never got through");
    fmt::print("{} windows; {} ledger entries, all fit\n", windows.size(), verified ? verified->count : 0);
    return wrong;
}

} // namespace credence::torture
