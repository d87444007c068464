// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Presets are data: resources/presets says what each of them sets, this file reads and judges it.
#include "reflect/json.h"
#include "reflect/settings.h"

#include "util/resources.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace credence {

namespace reflecting {

namespace {

constexpr std::array kKinds{"integer", "number", "text", "choice", "switch"};
constexpr std::array kPresets{"generative-agents", "hebbs", "everos", "engram", "patterns"};

std::optional<double> numberOf(std::string_view text)
{
    const auto from = text.find_first_not_of(' ');
    if (from == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(from);
    text = text.substr(0, text.find_last_not_of(' ') + 1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<std::vector<double>> numbersOf(std::string_view text)
{
    std::vector<double> out;
    for (;;) {
        const auto comma = text.find(',');
        const auto value = numberOf(text.substr(0, comma));
        if (!value)
            return std::nullopt;
        out.push_back(*value);
        if (comma == std::string_view::npos)
            return out;
        text.remove_prefix(comma + 1);
    }
}

std::string range(const Parameter &p)
{
    return fmt::format("{} to {}", p.min, p.max);
}

// What is wrong with a value, one sentence; empty when it fits.
std::string objection(const Parameter &p, const std::string &value)
{
    switch (p.kind) {
    case ParameterKind::Integer: {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (error != std::errc() || end != value.data() + value.size() || double(number) < p.min ||
            double(number) > p.max)
            return fmt::format("{} is a whole number from {}, not \"{}\".", p.id, range(p), value);
        return {};
    }
    case ParameterKind::Number: {
        const auto number = numberOf(value);
        if (!number || *number < p.min || *number > p.max)
            return fmt::format("{} is a number from {}, not \"{}\".", p.id, range(p), value);
        return {};
    }
    case ParameterKind::Switch:
        return value == "on" || value == "off" ? "" : fmt::format("{} is on or off, not \"{}\".", p.id, value);
    case ParameterKind::Choice: {
        if (std::find(p.choices.begin(), p.choices.end(), value) != p.choices.end())
            return {};
        std::string list;
        for (const std::string &choice : p.choices)
            list += (list.empty() ? "" : ", ") + choice;
        return fmt::format("{} is one of {}, not \"{}\".", p.id, list, value);
    }
    case ParameterKind::Text: {
        // The one text there is holds three weights.
        const auto weights = numbersOf(value);
        if (!weights || weights->size() != 3 ||
            std::any_of(weights->begin(), weights->end(), [](double w) { return w < 0 || w > 1000; }))
            return fmt::format("{} are three numbers from 0 to 1000, such as \"1, 1, 1\", not \"{}\".", p.id, value);
        return {};
    }
    }
    return {};
}

struct Loaded {
    std::vector<Preset> presets;
    std::vector<Plan> plans;
};

const Loaded &loaded()
{
    static const Loaded all = [] {
        Loaded out;
        for (const char *name : kPresets) {
            ParsedPreset parsed = parsePreset(resource(fmt::format("presets/{}.json", name)));
            assert(parsed.problems.empty());
            out.presets.push_back(std::move(parsed.preset));
            out.plans.push_back(std::move(parsed.plan));
        }
        return out;
    }();
    return all;
}

} // namespace

ParsedPreset parsePreset(std::string_view json)
{
    ParsedPreset out;
    const auto problem = [&](std::string sentence) { out.problems.push_back(std::move(sentence)); };
    const auto value = parseJson(json);
    if (!value || !value->is_object()) {
        problem("It is no JSON object.");
        return out;
    }
    Preset &preset = out.preset;
    preset.id = textMember(*value, "id");
    preset.title = textMember(*value, "title");
    preset.source = textMember(*value, "source");
    preset.summary = textMember(*value, "summary");
    preset.needsModel = switchMember(*value, "model");
    for (const auto *text : {&preset.id, &preset.title, &preset.source, &preset.summary}) {
        if (text->empty())
            problem("It lacks its id, title, source or summary.");
    }
    const Json &plan = objectMember(*value, "pipeline");
    const auto choose = [&](const char *stage, std::string &into, std::initializer_list<const char *> known) {
        into = textMember(plan, stage);
        if (std::none_of(known.begin(), known.end(), [&](const char *one) { return into == one; }))
            problem(fmt::format("The stage {} knows no \"{}\".", stage, into));
    };
    choose("select", out.plan.select, {"recent", "unreflected", "important", "all"});
    choose("focus", out.plan.focus, {"questions", "kmeans", "time-clusters", "batch", "none"});
    choose("gather", out.plan.gather, {"retrieval", "cluster", "batch", "all"});
    choose("propose", out.plan.propose, {"insights", "validated", "narrative", "rules"});
    for (const Json &one : listMember(*value, "prompts"))
        out.plan.prompts.push_back(textOf(one));
    for (const Json &one : listMember(*value, "parameters")) {
        if (!one.is_object()) {
            problem("A parameter is no JSON object.");
            continue;
        }
        Parameter p;
        p.id = textMember(one, "id");
        p.label = textMember(one, "label");
        p.preset = textMember(one, "default");
        p.builtin = textMember(one, "builtin");
        p.min = numberMember(one, "min").value_or(0);
        p.max = numberMember(one, "max").value_or(0);
        p.unit = textMember(one, "unit");
        p.source = textMember(one, "source");
        p.note = textMember(one, "note");
        p.group = textMember(one, "group");
        for (const Json &choice : listMember(one, "choices"))
            p.choices.push_back(textOf(choice));
        const std::string kind = textMember(one, "kind");
        const auto known = std::find_if(kKinds.begin(), kKinds.end(), [&](const char *name) { return kind == name; });
        if (known == kKinds.end())
            problem(fmt::format("{} is of no known kind.", p.id));
        else
            p.kind = static_cast<ParameterKind>(known - kKinds.begin());
        if (p.id.empty() || p.label.empty() || p.source.empty() || p.group.empty())
            problem(fmt::format("A parameter lacks its id, label, source or group: \"{}\".", p.id));
        if (const std::string wrong = objection(p, p.preset); !wrong.empty())
            problem("The default does not fit: " + wrong);
        if (const std::string wrong = p.builtin.empty() ? std::string() : objection(p, p.builtin); !wrong.empty())
            problem("The default of the built-in embedder does not fit: " + wrong);
        if (std::any_of(preset.parameters.begin(), preset.parameters.end(),
                        [&](const Parameter &other) { return other.id == p.id; }))
            problem(fmt::format("The parameter {} occurs twice.", p.id));
        preset.parameters.push_back(std::move(p));
    }
    return out;
}

const Plan &planOf(const Preset &preset)
{
    const Loaded &all = loaded();
    for (std::size_t i = 0; i < all.presets.size(); ++i) {
        if (all.presets[i].id == preset.id)
            return all.plans[i];
    }
    assert(false);
    return all.plans.front();
}

Settings::Settings(const Preset &preset, const ParameterValues &values)
{
    for (const Parameter &p : preset.parameters) {
        const auto given = values.find(p.id);
        m_values[p.id] = given == values.end() ? p.preset : given->second;
    }
}

bool Settings::has(std::string_view id) const
{
    return m_values.contains(std::string(id));
}

std::string Settings::text(std::string_view id) const
{
    const auto it = m_values.find(std::string(id));
    return it == m_values.end() ? std::string() : it->second;
}

int Settings::integer(std::string_view id, int otherwise) const
{
    return has(id) ? int(numberOf(text(id)).value_or(otherwise)) : otherwise;
}

double Settings::number(std::string_view id, double otherwise) const
{
    return has(id) ? numberOf(text(id)).value_or(otherwise) : otherwise;
}

bool Settings::on(std::string_view id) const
{
    return text(id) == "on";
}

std::vector<double> Settings::numbers(std::string_view id) const
{
    return numbersOf(text(id)).value_or(std::vector<double>());
}

} // namespace reflecting

const std::vector<Preset> &presets()
{
    return reflecting::loaded().presets;
}

const Preset *findPreset(std::string_view id)
{
    for (const Preset &preset : presets()) {
        if (preset.id == id)
            return &preset;
    }
    return nullptr;
}

Result<void> checkParameters(const Preset &preset, const ParameterValues &values)
{
    for (const auto &[id, value] : values) {
        const auto p = std::find_if(preset.parameters.begin(), preset.parameters.end(),
                                    [&id = id](const Parameter &one) { return one.id == id; });
        if (p == preset.parameters.end()) {
            std::string known;
            for (const Parameter &one : preset.parameters)
                known += (known.empty() ? "" : ", ") + one.id;
            return Error{Errc::Invalid,
                         fmt::format("The preset {} has no parameter \"{}\"; it has {}.", preset.id, id, known), ""};
        }
        if (const std::string wrong = reflecting::objection(*p, value); !wrong.empty())
            return Error{Errc::Invalid, wrong, ""};
    }
    return {};
}

} // namespace credence
