// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/pickle.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace credence::ingest {

class PickleMachine {
public:
    PickleMachine(Pickle &pickle, std::span<const std::string_view> classes, std::stop_token stop)
        : m_pickle(pickle), m_in(pickle.m_bytes.data(), pickle.m_bytes.size()), m_classes(classes),
          m_stop(std::move(stop))
    {
    }

    Result<void> run()
    {
        std::uint64_t steps = 0;
        while (m_error.empty() && !m_done) {
            if ((++steps & 0xFFFFU) == 0 && m_stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            if (m_at >= m_in.size()) {
                m_error = "it ends early";
                break;
            }
            step(static_cast<unsigned char>(m_in[m_at++]));
            if (m_pickle.m_values.size() > Pickle::kMostValues)
                refuse("it holds too many values");
        }
        if (!m_error.empty())
            return Error{m_refused ? Errc::Unsupported : Errc::Corrupt,
                         fmt::format("The pickle can't be read: {} (byte {}).", m_error, m_at),
                         {}};
        return {};
    }

private:
    using Type = Pickle::Type;
    using Index = Pickle::Index;

    void broken(const char *what)
    {
        if (m_error.empty())
            m_error = what;
    }
    void refuse(std::string what)
    {
        if (m_error.empty()) {
            m_error = std::move(what);
            m_refused = true;
        }
    }

    std::string_view take(std::uint64_t length)
    {
        if (length > m_in.size() - m_at) {
            broken("it ends early");
            return {};
        }
        const std::string_view out = m_in.substr(m_at, static_cast<std::size_t>(length));
        m_at += static_cast<std::size_t>(length);
        return out;
    }
    std::uint64_t little(std::size_t bytes)
    {
        const std::string_view raw = take(bytes);
        std::uint64_t value = 0;
        for (std::size_t i = raw.size(); i > 0; --i)
            value = value << 8U | static_cast<unsigned char>(raw[i - 1]);
        return value;
    }
    std::string_view line()
    {
        const std::size_t end = m_in.find('\n', m_at);
        if (end == std::string_view::npos) {
            broken("it ends early");
            return {};
        }
        const std::string_view out = m_in.substr(m_at, end - m_at);
        m_at = end + 1;
        return out;
    }

    void push(Type type, std::int64_t integer = 0, double real = 0, std::string_view text = {},
              std::vector<Index> items = {})
    {
        m_pickle.m_values.push_back({type, integer, real, text, std::move(items)});
        m_stack.push_back(static_cast<Index>(m_pickle.m_values.size() - 1));
    }
    // How much of the stack belongs to the innermost mark, or to nothing.
    [[nodiscard]] std::size_t floor() const { return m_marks.empty() ? 0 : m_marks.back(); }
    Index pop()
    {
        if (m_stack.size() <= floor()) {
            broken("it takes what is not there");
            return 0;
        }
        const Index top = m_stack.back();
        m_stack.pop_back();
        return top;
    }
    std::vector<Index> popMarked()
    {
        if (m_marks.empty()) {
            broken("it takes what is not there");
            return {};
        }
        const auto from = m_stack.begin() + static_cast<std::ptrdiff_t>(m_marks.back());
        std::vector<Index> out(from, m_stack.end());
        m_stack.erase(from, m_stack.end());
        m_marks.pop_back();
        return out;
    }
    // The value on top, if it is of this type.
    Pickle::Value *top(Type type)
    {
        if (m_stack.size() <= floor() || m_pickle.m_values[m_stack.back()].type != type) {
            broken("it adds to what is no container");
            return nullptr;
        }
        return &m_pickle.m_values[m_stack.back()];
    }
    void extend(Type type, const std::vector<Index> &items)
    {
        if (type == Type::Dict && items.size() % 2 != 0) {
            broken("a key has no value");
            return;
        }
        if (Pickle::Value *const container = m_error.empty() ? top(type) : nullptr)
            container->items.insert(container->items.end(), items.begin(), items.end());
    }
    void fixedTuple(std::size_t size)
    {
        std::vector<Index> items(size);
        for (std::size_t i = size; i > 0; --i)
            items[i - 1] = pop();
        push(Type::Tuple, 0, 0, {}, std::move(items));
    }
    void remember(std::uint64_t place)
    {
        if (m_stack.size() <= floor())
            broken("it takes what is not there");
        else
            m_memo[place] = m_stack.back();
    }
    void recall(std::uint64_t place)
    {
        const auto found = m_memo.find(place);
        if (found == m_memo.end())
            broken("it recalls what it never kept");
        else
            m_stack.push_back(found->second);
    }
    void number(std::string_view bytes)
    {
        if (bytes.size() > 8) {
            refuse("it holds a number of more than 64 bits");
            return;
        }
        std::uint64_t value = !bytes.empty() && (static_cast<unsigned char>(bytes.back()) & 0x80U) != 0 ? ~0ULL : 0;
        for (std::size_t i = bytes.size(); i > 0; --i)
            value = value << 8U | static_cast<unsigned char>(bytes[i - 1]);
        push(Type::Int, static_cast<std::int64_t>(value));
    }
    void named(std::string_view module, std::string_view name)
    {
        const std::string whole = fmt::format("{}.{}", module, name);
        const auto known = std::find(m_classes.begin(), m_classes.end(), whole);
        if (known == m_classes.end())
            refuse(fmt::format("it names {}, and nothing in a pickle is ever executed",
                               displayText(std::string_view(whole).substr(0, 120))));
        else
            push(Type::Class, 0, 0, *known);
    }

    void step(unsigned char operation)
    {
        switch (operation) {
        case 0x80: // PROTO
            if (little(1) > 5)
                refuse("its protocol is newer than 5");
            break;
        case 0x95: // FRAME
            little(8);
            break;
        case '.':
            m_pickle.m_root = pop();
            m_done = true;
            break;
        case '(':
            m_marks.push_back(m_stack.size());
            break;
        case 'N':
            push(Type::None);
            break;
        case 0x88:
        case 0x89:
            push(Type::Bool, operation == 0x88 ? 1 : 0);
            break;
        case 'J':
            number(take(4));
            break;
        case 'K':
            push(Type::Int, static_cast<std::int64_t>(little(1)));
            break;
        case 'M':
            push(Type::Int, static_cast<std::int64_t>(little(2)));
            break;
        case 0x8a: // LONG1
            number(take(little(1)));
            break;
        case 0x8b: // LONG4
            number(take(little(4)));
            break;
        case 'G': { // BINFLOAT: big-endian
            std::uint64_t bits = 0;
            for (const char c : take(8))
                bits = bits << 8U | static_cast<unsigned char>(c);
            push(Type::Float, 0, std::bit_cast<double>(bits));
            break;
        }
        case 'X':
            push(Type::Text, 0, 0, take(little(4)));
            break;
        case 0x8c:
            push(Type::Text, 0, 0, take(little(1)));
            break;
        case 0x8d:
            push(Type::Text, 0, 0, take(little(8)));
            break;
        case 'B':
            push(Type::Bytes, 0, 0, take(little(4)));
            break;
        case 'C':
            push(Type::Bytes, 0, 0, take(little(1)));
            break;
        case 0x8e:
            push(Type::Bytes, 0, 0, take(little(8)));
            break;
        case '}':
            push(Type::Dict);
            break;
        case ']':
            push(Type::List);
            break;
        case ')':
            push(Type::Tuple);
            break;
        case 0x8f:
            push(Type::Set);
            break;
        case 't': {
            auto items = popMarked();
            push(Type::Tuple, 0, 0, {}, std::move(items));
            break;
        }
        case 0x85:
        case 0x86:
        case 0x87:
            fixedTuple(operation - 0x84U);
            break;
        case 'a':
            extend(Type::List, {pop()});
            break;
        case 'e':
            extend(Type::List, popMarked());
            break;
        case 0x90: // ADDITEMS
            extend(Type::Set, popMarked());
            break;
        case 's': {
            const Index value = pop();
            const Index key = pop();
            extend(Type::Dict, {key, value});
            break;
        }
        case 'u':
            extend(Type::Dict, popMarked());
            break;
        case 0x94: // MEMOIZE
            remember(m_memo.size());
            break;
        case 'q':
            remember(little(1));
            break;
        case 'r':
            remember(little(4));
            break;
        case 'h':
            recall(little(1));
            break;
        case 'j':
            recall(little(4));
            break;
        case 'c': { // GLOBAL
            const std::string_view module = line();
            const std::string_view name = line();
            if (m_error.empty())
                named(module, name);
            break;
        }
        case 0x93: { // STACK_GLOBAL
            const Index name = pop();
            const Index module = pop();
            if (!m_error.empty())
                break;
            if (m_pickle.m_values[name].type != Type::Text || m_pickle.m_values[module].type != Type::Text)
                broken("a class has no name");
            else
                named(m_pickle.m_values[module].text, m_pickle.m_values[name].text);
            break;
        }
        case 0x81: { // NEWOBJ: class and arguments; what is made of the arguments is the class's own affair
            pop();
            const Index made = pop();
            if (!m_error.empty())
                break;
            if (m_pickle.m_values[made].type != Type::Class)
                broken("an object has no class");
            else
                push(Type::Object, 0, 0, m_pickle.m_values[made].text);
            break;
        }
        case 'b': { // BUILD
            const Index state = pop();
            if (Pickle::Value *const object = m_error.empty() ? top(Type::Object) : nullptr)
                object->items.assign(1, state);
            break;
        }
        default:
            refuse(fmt::format("it asks for the operation 0x{:02x}, which does more than build a value", operation));
        }
    }

    Pickle &m_pickle;
    std::string_view m_in;
    std::span<const std::string_view> m_classes;
    std::stop_token m_stop;
    std::size_t m_at = 0;
    std::vector<Index> m_stack;
    std::vector<std::size_t> m_marks; // heights of the stack
    std::unordered_map<std::uint64_t, Index> m_memo;
    std::string m_error;
    bool m_refused = false;
    bool m_done = false;
};

Result<Pickle> Pickle::parse(std::string bytes, std::span<const std::string_view> classes, std::stop_token stop)
{
    Pickle pickle;
    pickle.m_bytes.assign(bytes.begin(), bytes.end());
    bytes.clear();
    bytes.shrink_to_fit();
    PickleMachine machine(pickle, classes, std::move(stop));
    if (Result<void> done = machine.run(); !done)
        return done.error();
    return pickle;
}

const Pickle::Value *Pickle::member(const Value &of, std::string_view key) const
{
    const Value *dict = &of;
    if (of.type == Type::Object)
        dict = of.items.empty() ? nullptr : &at(of.items.front());
    if (!dict || dict->type != Type::Dict)
        return nullptr;
    for (std::size_t i = dict->items.size(); i > 1; i -= 2) {
        const Value &name = at(dict->items[i - 2]);
        if (name.type == Type::Text && name.text == key)
            return &at(dict->items[i - 1]);
    }
    return nullptr;
}

} // namespace credence::ingest
