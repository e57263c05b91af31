"""Texts that the simulator's C++ makes: "argument 3 is missing". They reach Python with their values in them.

So a text is recognised by its words, and its values are put into the translation. The template of translators has what
`texts_of` reads in the sources: chains of literals and values such as `who + "argument " + std::to_string(next)`.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from .rules import is_prose

_TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/|^[ \t]*\#include[^\n]*) | (?P<raw>R"(\w*)\(.*?\)\3") | (?P<string>"(?:\\.|[^"\\\n])*")
    | (?P<char>'(?:\\.|[^'\\])') | (?P<word>[\w:.]+|->) | (?P<space>\s+) | (?P<sign>.)
""", re.VERBOSE | re.DOTALL | re.MULTILINE)
_OPEN, _CLOSE = "([{", ")]}"
_STOP = {",", ";", "?", ":", "=", "<", ">", "&", "|", "!", "{", "}", "return", "throw", "else"}
_PLACE = re.compile(r"\{(\w+)\}")


def texts_of(source: str) -> list[tuple[str, tuple[str, ...]]]:
    """The texts in a C++ source, each with the names of its values."""
    tokens = [(match.lastgroup if match.lastgroup != "3" else "raw", match[0]) for match in _TOKEN.finditer(source)]
    tokens = [(kind, text) for kind, text in tokens if kind not in ("comment", "space")]
    for at in range(len(tokens) - 4, -1, -1):  # std::string("...") is its literal
        if tokens[at][1] == "std::string" and tokens[at + 2][0] == "string" and tokens[at + 3][1] == ")":
            tokens[at:at + 4] = [tokens[at + 2]]
    result, at = [], 0
    while at < len(tokens):
        if tokens[at][0] != "string":
            at += 1
            continue
        begin = _operands_before(tokens, at)
        chain, at = _chain(tokens, begin, at)
        text, places = _template(chain)
        if is_prose(_PLACE.sub("\0", text)):
            result.append((text, places))
    return result


def _operands_before(tokens, at: int) -> int:
    """The start of the operands that are added before a literal: `who + std::to_string(n) + "..."`."""
    begin = at
    while begin and tokens[begin - 1][1] == "+":
        begin -= 1
        depth = 0
        while begin:
            sign = tokens[begin - 1][1]
            if sign in _CLOSE:
                depth += 1
            elif sign in _OPEN and depth:
                depth -= 1
            elif not depth and (sign in _STOP or sign in _OPEN or sign == "+"):
                break
            begin -= 1
    return begin


def _chain(tokens, begin: int, first: int) -> tuple[list, int]:
    """Operands from `begin` on: literals, or lists of tokens; and the place after them."""
    operands, operand, at, depth = [], [], begin, 0
    while at < len(tokens):
        kind, text = tokens[at]
        if not depth and (text in _STOP or text in _CLOSE):
            break
        if kind == "string" and not depth and not operand:
            joined = text[1:-1]
            while at + 1 < len(tokens) and tokens[at + 1][0] == "string":
                at += 1
                joined += tokens[at][1][1:-1]
            operands.append(joined)
        elif text == "+" and not depth:
            if operand:
                operands.append(operand)
            operand = []
        else:
            depth += (text in _OPEN) - (text in _CLOSE)
            operand.append(text)
        at += 1
    return operands + [operand] * bool(operand), max(at, first + 1)


def _template(operands) -> tuple[str, tuple[str, ...]]:
    parts, places = [], []
    for operand in operands:
        if isinstance(operand, str):
            text = operand.replace(r"\n", "\n").replace(r"\"", '"').replace(r"\t", "\t").replace("\\\\", "\\")
            parts.append(text.replace("{", "{{").replace("}", "}}"))
            continue
        words = [word.rpartition("::")[2].rpartition(".")[2] for word in operand if word[0].isalpha()]
        name = next((word for word in words[::-1] if word.isidentifier()), "value").strip("_")
        places.append(name if name not in places else f"{name}_{len(places) + 1}")
        parts.append("{" + places[-1] + "}")
    text = "".join(parts)
    return (text, tuple(places)) if places else (text.replace("{{", "{").replace("}}", "}"), ())


def found_in(catalogue: Iterable[tuple[str, str]], text: str) -> str:
    """The text in the catalogue's language. catalogue: (template, translation) of this context."""
    for template, translation in catalogue:
        if template == text:
            return translation
        names = _PLACE.findall(template)
        if names and (match := re.fullmatch(pattern(template), text, re.DOTALL)):
            return translation.format(**{name: found_in(catalogue, value) for name, value in zip(names, match.groups())})
    return text


@cache
def pattern(template: str) -> str:
    """The regular expression of a template, with a group for each place."""
    words = _PLACE.split(template.replace("{{", "{").replace("}}", "}"))[::2]
    expression = re.escape(words[0])
    for after in words[1:]:  # of two values without a word between them the second has no space
        expression += (r"(\S+?)" if expression.endswith("(.*?)") else "(.*?)") + re.escape(after)
    return expression

