#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# core_words.py SOURCE_DIR OUT_DIR: what the core says and the window translates (ui/widgets/corewords.h). The core speaks
# English and knows no translations. Here its sources are read, and each sentence that they can make becomes a template,
# with %1, %2 … for what is put in: "cites source %1, only %2 were shown". Into OUT_DIR go core_words.h, which lupdate
# reads, and core_sentences.txt, by which the window knows sentences again: a template a line, and "+ one|many" for a
# counted noun. Files that would be the same are left alone.
#
# A template is what stands in one expression: literals, +, fmt::format, counted(), and both sides of ?:, of which those
# with the same condition go together. What is joined over several statements makes several templates.
import json
import pathlib
import re
import sys

# Parts of the core whose words the window never shows, or shows as they are: what agents and other programs are told,
# documents that are English, words that are looked for in texts, prompts.
SILENT = {"agents", "audit/bench.cpp", "audit/render.cpp", "audit/dossier.cpp", "audit/exports.cpp", "index/tokens.cpp",
          "index/builtin.cpp", "privacy/keywords.cpp", "privacy/lexicon.cpp", "reflect/prompt.cpp", "reflect/denial.cpp", "reflect/keyphrases.cpp",
          "reflect/words.cpp", "reflect/storehash.cpp", "store/read.cpp", "store/sqlscript.cpp", "store/schema.cpp",
          "ingest/requests.cpp"}
# Texts that look like sentences and are none, or that are part of an English document or of a protocol.
NONE = re.compile(r"^(SQLite format 3|version https|Library/|AE AL AT|Answer with|Give each|You |## |<!-- |Bearer |"
                  r"privacy\.subjects|trigger:|\(nothing yet\)|[a-z_ ]+:%1|%1[a-z_]+/?\.json|%1agents/|%1KIND|user_prompts|"
                  r"sdk_sessions|observations %1|session_summaries|memory_items|wal %1|If %1, then %2|%1 ms|%1 min|"
                  r"credit balance|not found|does not exist|not exist|unknown model|invalid model|context length|"
                  r"prompt is too long|maximum context|structured output|Next steps|Verified by|Ledger entry$|"
                  r"Generative Agents$|%1 \(%2 bytes\) w|The full-text indexes and|Verified at|Left as another|# Low|"
                  # What a rule says is a memory's text, not the window's.
                  r"When %1, then %2|it is tagged |what is tagged |its outcome is |its actor is |it names %1|it says |"
                  r"after %1|and before)")
# Words that come alone, as what is put into a sentence.
ALONE = """low medium high active suspect stale superseded deprecated retracted erased episode reflection narrative none
           Low Medium High retract restore supersede erase commit undo redo approve reject defer merge missing
           Propose Test Text Extra Subject Predicate Object If Then Outcome Session Actor Focus""".split()
TOKEN = re.compile(r'''
    (?P<space>\s+|//[^\n]*|/\*.*?\*/|\#(?:\\\n|[^\n])*)
  | (?P<raw>(?:u8|u|U|L)?R"(?P<mark>[^(\s]*)\((?:.*?)\)(?P=mark)")
  | (?P<text>"(?:[^"\\\n]|\\.)*")
  | (?P<char>'(?:[^'\\\n]|\\.)*')
  | (?P<name>[A-Za-z_][A-Za-z_0-9]*)
  | (?P<number>\d[\w.']*)
  | (?P<sign>->|::|\+=|-=|\+\+|--|<<=|>>=|<<|>>|<=|>=|==|!=|&&|\|\||.)
''', re.X | re.S)
OPEN, CLOSE = {"(": ")", "{": "}", "[": "]"}, set(")}]")
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'", "r": "\r", "0": "\0"}


class Group:  # brackets with what they hold
    def __init__(self, sign):
        self.sign, self.items = sign, []


def unescaped(literal):
    def one(match):
        code = match.group(1)
        if code[0] == "x":
            return "\x01" if int(code[1:], 16) >= 0x80 else chr(int(code[1:], 16))
        if code[0] in "uU":
            return chr(int(code[1:], 16))
        return ESCAPES.get(code, code)
    return re.sub(r"\\(x[0-9a-fA-F]+|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", one, literal[1:-1])


def parsed(text):
    top = Group("")
    stack = [top]
    for match in TOKEN.finditer(text):
        kind, value = match.lastgroup, match.group(0)
        if kind == "mark":
            kind = "raw"
        if kind == "space":
            continue
        if kind == "sign" and value in OPEN:
            group = Group(value)
            stack[-1].items.append(("group", group))
            stack.append(group)
        elif kind == "sign" and value in CLOSE:
            if len(stack) > 1:
                stack.pop()
        elif kind == "text":
            items = stack[-1].items
            if items and items[-1][0] == "text":
                items[-1] = ("text", items[-1][1] + unescaped(value))
            else:
                items.append(("text", unescaped(value)))
        else:
            items = stack[-1].items
            items.append((kind, value))
    return top


def split(items, signs):
    out, part = [], []
    for item in items:
        if item[0] == "sign" and item[1] in signs:
            out.append(part)
            part = []
        else:
            part.append(item)
    out.append(part)
    return out


HOLE = object()
ENDS = {";", ",", "=", "+=", "<<"}
LIMIT = 64


def spelled(items):
    return " ".join(spelled(item[1].items) if item[0] == "group" else item[1] for item in items)


# What an expression can be, as pairs (which way each condition went, [texts and holes]).
def together(choices):
    out = [({}, [])]
    for forms in choices:
        joined = []
        for ways, parts in out:
            for more, rest in forms:
                if all(ways.get(condition, way) == way for condition, way in more.items()):
                    joined.append(({**ways, **more}, parts + rest))
        out = joined[:LIMIT]
    return out


class Reader:
    def __init__(self):
        self.templates, self.plurals = [], []

    # The expressions of a group, each on its own.
    def group(self, group):
        for part in split(group.items, ENDS):
            self.expression(part)

    def expression(self, items):
        while items and items[0][0] == "name" and items[0][1] in ("return", "co_return", "case", "else"):
            items = items[1:]
        # `if (...) "..."`, `for (...)`: the condition is an expression of its own.
        if len(items) > 1 and items[0][0] == "name" and items[0][1] in ("if", "for", "while", "switch"):
            if items[1][0] == "group":
                self.group(items[1][1])
                self.expression(items[2:])
                return
        for _, parts in self.forms(items) or []:
            if any(isinstance(part, str) for part in parts):
                self.templates.append(parts)

    # None where it holds no text of its own; then what its brackets hold has been read.
    def forms(self, items):
        if not items:
            return None
        for at, item in enumerate(items):
            if item != ("sign", "?"):
                continue
            depth = 0
            for colon in range(at + 1, len(items)):
                if items[colon] == ("sign", "?"):
                    depth += 1
                elif items[colon] == ("sign", ":"):
                    if depth == 0:
                        return self.either(items[:at], items[at + 1:colon], items[colon + 1:])
                    depth -= 1
            break
        made = [self.operand(operand) for operand in split(items, {"+"})]
        if all(one is None for one in made):
            return None
        return together([one or [({}, [HOLE])] for one in made])

    def either(self, condition, yes, no):
        self.expression(condition)
        first, second = self.forms(yes), self.forms(no)
        if first is None and second is None:
            return None
        name = spelled(condition)
        return [({**ways, name: way}, parts) for way, forms in ((True, first), (False, second))
                for ways, parts in forms or [({}, [HOLE])] if ways.get(name, way) == way]

    def operand(self, items):
        if len(items) == 1 and items[0][0] == "text":
            return [({}, [items[0][1]])]
        if len(items) == 1 and items[0][0] == "group" and items[0][1].sign == "(":
            return self.forms(items[0][1].items)
        if items and items[-1][0] == "group":
            name = "".join(item[1] for item in items[:-1] if item[0] in ("name", "sign"))
            arguments = split(items[-1][1].items, {","})
            if name in ("fmt::format", "format") and arguments[0] and arguments[0][0][0] == "text":
                return self.formatted(arguments)
            if name == "counted" and len(arguments) == 3:
                self.expression(arguments[0])
                one, many = self.forms(arguments[1]), self.forms(arguments[2])
                if one and many and len(one) == len(many):
                    for (_, a), (_, b) in zip(one, many):
                        if len(a) == len(b) == 1:
                            self.plurals.append((a[0], b[0]))
                return [({}, [HOLE])]
            if name in ("std::string", "string", "std::string_view", "std::optional") and len(arguments) == 1:
                return self.forms(arguments[0])
        for item in items:
            if item[0] == "group":
                self.group(item[1])
        return None

    def formatted(self, arguments):
        pattern = "".join(item[1] for item in arguments[0] if item[0] == "text")
        values = [self.forms(argument) or [({}, [HOLE])] for argument in arguments[1:]]
        pieces, count = [], 0
        for piece in re.split(r"(\{\{|\}\}|\{[^{}]*\})", pattern):
            if piece in ("{{", "}}"):
                pieces.append([({}, [piece[0]])])
            elif piece.startswith("{"):
                number = re.match(r"\{(\d+)", piece)
                at = int(number.group(1)) if number else count
                count += 1
                pieces.append(values[at] if at < len(values) else [({}, [HOLE])])
            elif piece:
                pieces.append([({}, [piece])])
        return together(pieces)


def template(parts):
    out, holes, before = "", 0, None
    for part in parts:
        if part is HOLE:
            if before is not HOLE:  # two in a row can't be told apart
                holes += 1
                out += "%%%d" % holes
        elif part:
            out += part
        before = part if part else before
    # Pieces that are joined by a comma or a space are known without it.
    return out.strip().strip(";,: ").strip() if not out.strip().endswith("…") else out.strip()


WORD = r"[A-Za-z][a-z'’]+"


def isSentence(text):
    bare = re.sub(r"%\d+", " # ", text)
    if "\x01" in bare or "\n" in bare.strip():
        return False
    if re.search(r"\b(SELECT|INSERT|UPDATE|DELETE FROM|CREATE|PRAGMA|WHERE|ORDER BY|FROM|VALUES|BEGIN|ROLLBACK|AND|NULL|HTTP/\d)\b", bare):
        return False
    if re.search(r"[\[\]{}\\^$|]|=>|==|<\w|\(\?|https?://\w|application/|\bstd::", bare):
        return False
    bare = re.sub(r"\s+", " ", bare).strip()
    return bool(re.search(WORD + r"[,;:)]? \(?" + WORD, bare) or re.search(r"^[A-Z][a-z]+\b.*[.:]$", bare) or
                re.search(r"# " + WORD + r"|" + WORD + r"[:,]? \W?#", bare))


# In the window only what stands in an Error: all else goes through tr().
def errors(group):
    for at, item in enumerate(group.items):
        if item[0] != "group":
            continue
        if item[1].sign == "{" and at > 0 and group.items[at - 1] == ("name", "Error"):
            yield item[1]
        yield from errors(item[1])


def sentences(source):
    templates, nouns = {}, {}
    files = [(file, "core/src") for file in sorted((source / "core/src").rglob("*"))]
    files += [(file, "ui") for file in sorted((source / "ui").rglob("*.cpp"))]
    for file, part in files:
        name = file.relative_to(source / part).as_posix()
        if file.suffix not in (".cpp", ".h") or (part != "ui" and (name in SILENT or name.split("/")[0] in SILENT)):
            continue
        reader = Reader()
        top = parsed(file.read_text(encoding="utf-8"))
        for group in errors(top) if part == "ui" else [top]:
            reader.group(group)
        for parts in reader.templates:
            text = template(parts)
            # Where words are looked for, only what is said of them.
            looks = name == "index/route.cpp" or (name.startswith("privacy/") and name != "privacy/parts.cpp")
            if isSentence(text) and not NONE.search(text) and (not looks or re.match(r"[A-Z\"%].*\.$", text)):
                templates.setdefault(text)
        for one, many in reader.plurals:
            nouns.setdefault("%s|%s" % (one, many))
    return list(templates), list(nouns)


# Words that are titles, not sentences: of presets and their parameters, of privacy categories and identifiers, of findings.
def titles(source):
    words = list(ALONE)
    for file in sorted((source / "resources/presets").glob("*.json")):
        preset = json.loads(file.read_text(encoding="utf-8"))
        words += [preset.get("title", ""), preset.get("summary", "")]
        for parameter in preset.get("parameters", []):
            words += [parameter.get(key, "") for key in ("label", "unit", "source", "note")]
    for file in sorted((source / "core/src/privacy").glob("*.cpp")):
        text = file.read_text(encoding="utf-8")
        for row in re.findall(r'\{"[a-z_]+", "([^"]+)", "(?:identifier|secret|sensitive|person|safety)", \w+, "([^"]+)"\}', text):
            words += row
        words += re.findall(r'Rule\{"\w+", (?:ID|"\w+"), "(an? [^"]+)"', text)
    for file in sorted((source / "core/src/audit").glob("*.cpp")):
        text = file.read_text(encoding="utf-8")
        for title, lines in re.findall(r'Checker\{"[a-z-]+",\s*Severity::\w+,\s*"([^"]+)",\s*((?:"[^"]*"\s*)+),', text):
            words += [title, "".join(re.findall(r'"([^"]*)"', lines))]
    return [word for word in dict.fromkeys(words) if word]


def write(path, text):
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main():
    source, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    templates, nouns = sentences(source)
    words = titles(source)
    known = list(dict.fromkeys(templates + words))
    out.mkdir(parents=True, exist_ok=True)
    write(out / "core_words.h",
          "".join('QT_TRANSLATE_NOOP("credence::core", %s)\n' % json.dumps(text, ensure_ascii=False) for text in known) +
          "".join('QT_TRANSLATE_N_NOOP("credence::core", %s)\n' % json.dumps("%n " + noun, ensure_ascii=False) for noun in nouns))
    write(out / "core_sentences.txt", "".join(text + "\n" for text in known) + "".join("+ " + noun + "\n" for noun in nouns))


if __name__ == "__main__":
    main()
