"""Texts of the site's scripts: strings and template literals of JavaScript, by rules like those of Python's (`rules.py`).

A script has its texts in plain English. Where a catalogue is chosen, the build of the site writes a script with the
translations in it; else it writes the script as it is.

    `${n} of ${all} ran`                   the text "{n} of {all} ran"
    plural(n, "wave", "waves")             gettext's forms, chosen by PLURAL, which gets the rule of the catalogue
    button("Run", ...), WORDS = {...}      single words, where they are SHOWN
    const NATIVE = [];                     gets the texts that the simulator's C++ makes
"""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from .. import language
from .rules import WORD, is_source
from .simulator import pattern
from .texts import Text

# Arguments that are shown: {function: from this one on}, and only those of ONE. In arrays of arguments, too.
SHOWN = {"html": 2, "svg": 2, "element": 2, "picture": 2, "axis": 5, "table": 0}
ONE = {"button": 0, "section": 0, "field": 0, "select": 0, "fillText": 0, "bars": 2, "Option": 0}
SHOWN_KEYS = frozenset(["aria-label", "placeholder", "title"])
SHOWN_TARGETS = frozenset(["textContent", "title", "ariaLabel"])  # what is assigned to them
TABLES = frozenset(["VERBS", "WORDS"])  # objects whose values are shown
HIDDEN = frozenset("""querySelector querySelectorAll closest getContext addEventListener split match replace replaceAll require
                      fetch RegExp startsWith endsWith includes importScripts""".split())
HIDDEN_KEYS = frozenset(["class", "style", "d", "font"])
HIDDEN_TARGETS = frozenset(["font", "className", "cssText"])
CODE_TAGS = frozenset(["code", "pre"])
WORDLESS = frozenset(["typeof", "await", "new", "in", "Math.max", "Math.min", "Math.floor"])  # no names for values
PLURAL, NATIVE = "(n) => Number(n !== 1)", "const NATIVE = [];"

_TOKEN = re.compile(r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/) | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*') | (?P<template>`)
    | (?P<word>[\w$]+) | (?P<sign>===|!==|==|!=|=>|\|\||&&|\?\?|\?\.|<=|>=|.)
""", re.VERBOSE | re.DOTALL)
_REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/\w*")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
_METHODS = re.compile(r"(\.(toFixed|map|join|slice|filter|flatMap|reduce|trim|length|toString|pop|size|sort))+$")
_CHAIN = re.compile(r"(?<![\w.\"'`])[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*")
_PLACE = re.compile(r"\{\{|\}\}|\{(\w+)\}")
Use = Callable[[list["Literal"], int], "list[str] | None"]  # the forms of a text, and its line, to what stands there instead


@dataclass
class Frame:
    """An open bracket. call: the function called, argument: of it. key: of an object. target: what is assigned to."""

    sign: str
    call: str = ""
    argument: int = 0
    first: str = ""  # the first argument, if it is a literal
    key: str = ""
    target: str = ""
    subscript: bool = False


@dataclass
class Literal:
    """A string or template literal. pieces: texts, and the sources of expressions. shown: single words are texts here."""

    start: int
    end: int
    pieces: list[str | tuple[str]]
    shown: bool = False
    hidden: bool = False
    call: tuple[str, int, int] = ("", 0, 0)  # the function, the argument, where its bracket is
    names: dict[str, str] = field(default_factory=dict)  # {place: expression}

    @property
    def text(self) -> str:
        self.names.clear()
        places = any(isinstance(piece, tuple) for piece in self.pieces)
        return "".join("{" + self._place(piece[0]) + "}" if isinstance(piece, tuple) else
                       piece.replace("{", "{{").replace("}", "}}") if places else piece for piece in self.pieces)

    def _place(self, expression: str) -> str:
        for name, known in self.names.items():
            if known == expression:
                return name
        chains = [chain for chain in _CHAIN.findall(expression) if chain not in WORDLESS]
        name = _METHODS.sub("", chains[0]).rpartition(".")[2].lower() if chains else "value"
        name = next(each for each in (name, *(f"{name}_{i}" for i in range(2, 99))) if each not in self.names)
        self.names[name] = expression
        return name

    @property
    def is_text(self) -> bool:
        literal = "".join("\0" if isinstance(piece, tuple) else piece for piece in self.pieces)
        if self.hidden or literal == "use strict" or literal.lstrip().startswith(";"):
            return False
        spaced = literal.endswith(":") or any(map(str.isspace, literal))
        return bool(WORD.search(literal)) and (self.shown or spaced) and not is_source(literal)


def texts_of(source: str) -> list[Text]:
    """The texts of a script, in the order of the source."""
    texts: list[Text] = []
    _rewritten(source, lambda literals, line: texts.append(_text(literals, line)) or None)
    return texts


def translated(source: str) -> str:
    """The script in the reader's language."""
    catalogue = language._catalogue
    if catalogue is None:
        return source
    rule = re.search(r"plural=([^;]+)", catalogue.info().get("plural-forms", ""))
    source = _rewritten(source, _translation)
    if rule:
        source = source.replace(PLURAL, f"(n) => Number({rule[1].strip()})")
    return source.replace(NATIVE, f"const NATIVE = {json.dumps(_natives(), ensure_ascii=False)};")


def outside(source: str) -> list[str]:
    """Literals with a word that are shown and are no text: none, if the rules are right."""
    return [literal.text for literal in literals_of(source) if literal.shown and not literal.is_text
            and WORD.search("".join(piece for piece in literal.pieces if isinstance(piece, str)))]


def _natives() -> list[tuple[str, str]]:
    """[(pattern, translation with {0}, {1}, ... for the pattern's groups)]"""
    pairs = []
    for template, translation in language._natives():
        names = [name for name in _PLACE.findall(template) if name]
        numbered = _PLACE.sub(lambda match: "{%d}" % names.index(match[1]) if match[1] else match[0][0], translation)
        pairs.append((pattern(template) if names else re.escape(template.replace("{{", "{").replace("}}", "}")), numbered))
    return pairs


def _text(literals: list[Literal], line: int) -> Text:
    forms = [literal.text for literal in literals]
    return Text(forms[0], forms[1] if forms[1:] else None, line, tuple(literals[0].names), literals[0].shown)


def _translation(literals: list[Literal], _: int = 0) -> list[str]:
    """The translations of a text, as sources of literals."""
    text, catalogue = literals[0].text, language._catalogue
    if literals[1:]:
        forms = [catalogue._catalog[text, number] for number in range(9) if (text, number) in catalogue._catalog]
        forms = forms or [literal.text for literal in literals]
    else:
        forms = [language.name(text) if literals[0].shown and not literals[0].names else language.say(text)]
    names = {name: expression for literal in literals for name, expression in literal.names.items()}
    return [_source(form, names) for form in forms]


def _source(text: str, names: dict[str, str]) -> str:
    """A text as the source of a literal."""
    if not names:
        return json.dumps(text, ensure_ascii=False)

    def filled(match: re.Match) -> str:
        return match[0][0] if match[1] is None else "${" + _rewritten(names[match[1]], _translation, inside=True) + "}"

    escaped = text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${").replace("\n", "\\n").replace("\t", "\\t")
    return f"`{_PLACE.sub(filled, escaped)}`"


def _rewritten(source: str, use: Use, inside: bool = False, first: int = 1) -> str:
    """The source with its texts replaced by what `use` returns for them; None keeps a text, and goes on inside of it.
    first: the number of its first line."""
    literals, parts, at = literals_of(source, inside), [], 0
    while literals:
        literal = literals.pop(0)
        group = [literal]
        if literal.call[:2] == ("plural", 1) and literals and literals[0].call == ("plural", 2, literal.call[2]):
            group.append(literals.pop(0))
            is_text = True
        else:
            is_text = literal.is_text
        line = first + source.count("\n", 0, literal.start)
        new = use(group, line) if is_text else None
        if new is None:
            new = [_with_expressions(source[each.start:each.end], each, use, is_text, line) for each in group]
        for each, sources in zip(group, (new[:1], new[1:] or new)):  # a language with one form has it twice
            parts += [source[at:each.start], ", ".join(sources)]
            at = each.end
    return "".join(parts) + source[at:]


def _with_expressions(source: str, literal: Literal, use: Use, is_text: bool, line: int) -> str:
    """The source of a literal whose expressions are rewritten."""
    for piece in literal.pieces:
        if isinstance(piece, tuple):
            source = source.replace("${" + piece[0] + "}", "${" + _rewritten(piece[0], use, is_text, line) + "}", 1)
    return source


def literals_of(source: str, inside: bool = False) -> list[Literal]:
    """The literals of a script. inside: it is an expression in a text, so that the words it chooses between are shown."""
    literals, frames, before, at = [], [Frame("")], ["", ""], 0
    while at < len(source):
        match = _TOKEN.match(source, at)
        kind, token = match.lastgroup, match[0]
        if kind == "sign" and token == "/" and (before[-1] in ("", "return") or before[-1][-1] in "(,=:[!&|?{};>+-*"):
            if regex := _REGEX.match(source, at):
                at = regex.end()
                before.append("regex")
                continue
        if kind == "space":
            at = match.end()
            continue
        if kind in ("string", "template"):
            literal = _string(source, match) if kind == "string" else _template(source, at)
            _place(literal, frames, before, source, inside)
            literals.append(literal)
            token = literal.text
            at = literal.end
            if frames[-1].sign == "(" and frames[-1].argument == 0:
                frames[-1].first = token
            before.append(f'"{token}')
            continue
        _follow(token, frames, before)
        before.append(token)
        at = match.end()
    return literals


def _follow(token: str, frames: list[Frame], before: list[str]) -> None:
    """Opens and closes brackets, and notes keys and targets."""
    top, last = frames[-1], before[-1]
    if token in ("(", "[", "{"):
        named = re.fullmatch(r"[A-Za-z_$][\w$]*", last) and last not in ("return", "if", "for", "while", "of", "in", "await")
        value = bool(named) or last in ("]", ")")
        frames.append(Frame(token, last if token == "(" and named else "", subscript=token == "[" and value))
    elif token in (")", "]", "}"):
        if len(frames) > 1:
            frames.pop()
    elif token == ",":
        top.argument, top.key, top.target = top.argument + 1, "", ""
    elif token == ";":
        top.target = ""
    elif token == ":" and top.sign == "{" and before[-2] in ("{", ","):
        top.key = last.lstrip('"')
    elif token == "=":
        top.target = last


def _place(literal: Literal, frames: list[Frame], before: list[str], source: str, inside: bool) -> None:
    """Says whether the literal is shown, or hidden, where it stands."""
    top, last = frames[-1], before[-1]
    after = source[literal.end:].lstrip()
    depth = len(frames) - 1
    while depth and frames[depth].sign in "([" and not frames[depth].call and not frames[depth].subscript:
        depth -= 1  # a bracket of an expression, or an array: what is around it counts
    around = frames[depth]
    literal.call = (around.call, around.argument, depth)
    compared = last in ("===", "!==", "==", "!=", "case") or after.startswith(("===", "!==", "==", "in "))
    is_key = top.sign == "{" and last in ("{", ",") and after.startswith(":")
    literal.hidden = (compared or is_key or top.subscript or around.call in HIDDEN or around.key in HIDDEN_KEYS
                      or around.target in HIDDEN_TARGETS or around.first in CODE_TAGS and around.argument > 0)
    table = depth > 0 and around.sign == "{" and frames[depth - 1].target in TABLES
    literal.shown = not literal.hidden and (
        around.sign == "(" and (around.argument >= SHOWN.get(around.call, 99) or around.argument == ONE.get(around.call))
        or around.sign == "{" and around.key in SHOWN_KEYS or table or around.target in SHOWN_TARGETS
        or around.call == "plural" or inside and depth == 0 and last in ("?", ":", "||"))


def _string(source: str, match: re.Match) -> Literal:
    return Literal(match.start(), match.end(), [_cooked(match[0][1:-1])])


def _template(source: str, start: int) -> Literal:
    pieces: list[str | tuple[str]] = []
    at = begin = start + 1
    while source[at] != "`":
        if source[at] == "\\":
            at += 2
        elif source.startswith("${", at):
            end = _end_of_expression(source, at + 2)
            pieces += [_cooked(source[begin:at])] * (begin < at) + [(source[at + 2:end],)]
            at = begin = end + 1
        else:
            at += 1
    return Literal(start, at + 1, pieces + [_cooked(source[begin:at])] * (begin < at))


def _end_of_expression(source: str, at: int) -> int:
    """The place of the bracket that closes ${."""
    depth = 0
    while True:
        match = _TOKEN.match(source, at)
        if match.lastgroup == "template":
            at = _template(source, at).end
            continue
        if match[0] == "}" and not depth:
            return at
        depth += (match[0] == "{") - (match[0] == "}")
        at = match.end()


def _cooked(text: str) -> str:
    return _ESCAPE.sub(lambda match: chr(int(match[1] or match[2], 16)) if match[1] or match[2] else
                       {"n": "\n", "t": "\t"}.get(match[3], match[3]), text)
