"""Which literals of the library are texts that a reader sees. The loader translates by these rules, and the test collects by
them.

A literal with a word and a space (`is_prose`) is a text. It is none where no reader looks: in docstrings, annotations,
keys, comparisons, code, and arguments of HIDDEN functions. A single word is a text where it is SHOWN.
"""
from __future__ import annotations

import re

WORD = re.compile(r"[A-Za-z]{2,}")
PLACE = re.compile(r"\{(\w+)\}")

# Arguments that are code, patterns, names or commands. A function's name is its last part: `re.sub` is "sub".
HIDDEN = frozenset("""
    compile sub subn match fullmatch search findall finditer split rsplit partition rpartition startswith endswith removeprefix
    removesuffix replace count find index strip lstrip rstrip encode decode getattr setattr hasattr environ get pop setdefault
    update fromstring open Path with_name with_suffix glob rglob joinpath run Popen check_output dlopen CDLL import_module
    TypeVar namedtuple load from_assembly swap dtype einsum digest _add settings rcParams set_loglevel
    Symmetric Counter Rows Stage _list
    execute executescript alloc buffer select strftime strptime
""".split())
# Keyword arguments that no reader sees.
HIDDEN_NAMES = frozenset("""
    fmt format form metavar sep end pattern source name dtype mode style script argv args cwd env encoding newline
    bbox loc ha va textcoords xycoords coords transform fontname family prog sem scope changes arguments options dims extents
""".split())
# Functions whose literal arguments are shown, single words as well.
SHOWN = frozenset("""
    print set_title set_xlabel set_ylabel suptitle annotate caption
""".split())
# Keyword arguments, and keys of dicts, whose values are shown.
SHOWN_NAMES = frozenset("""
    label title help description epilog note caption expected got wrong cause place unit hint why idea text alt head
""".split())

# Keyword arguments that are dicts whose values are shown.
SHOWN_VALUES = frozenset(["units"])
# Functions whose arguments are texts only at these places; the others are code.
ONLY = {"Mutation": (1,), "Variant": (1,), "P": (), "mp": (), "_mp": (4,), "launch": (), "_InHeader": (1,)}
# Dicts {name: (old code, new code, ..., text)} in exercises: the place of the text, None for dicts without.
TABLES = {"MISTAKES": -1, "REMARKED": None, "ALSO_RIGHT": None, "SOLUTION": None}

# Dicts whose values, and tuples whose items, are texts that the code looks up when it shows them.
LATER = frozenset(["TEXTS"])

# Functions that count things: the argument that is the noun, and the text made of it.
NOUNS = {"quantity": (1, "{number} {noun}"), "counted": (0, "{noun}"), "noun": (0, "{noun}")}

_CODE = re.compile(r"""
    ^\s*[#]include | ^(\t|\\t)\\?\.\w | \\[wsd.] | \(\?: | ^[{\[]\" | \"\w+\":\s | [)\]}"\d]\s*;\s*$ | \s[+*/|-]?=\s[^\n]*;\s*$ | ^\S+;\s*$
    | ^\s*\}\s*$ | \{\s*\n | __global__ | \(\); | \)\s*continue; | \bbreak; | \(void\) | ;\s*// | ^;\s(wave\sbarrier|lds\s) | eval-rst
    | ^\s*\w[\w.\[\]"()]*\s[-+*/|]?=\s | \bint\*\s | ^\s*if\s.*[:)]$ | ^\s+if\s\( | ^font-family: | ^text/html | ^default-src
    | ^\(?\w+(\s[-+*/%]\s\(?[\w\0]+)+ | ^\w+\((\w+(\s[-+*/%]\s\(*\w+)+[\),\s]*)+ | ^\w+\s\*\s\( | \.close\(\)$ | ^\w+\(.*\)\s\+\s
    | ^\s*< | </ | />\s*$ | ="\s*$ | ^\s*import\s | ^\s*from\s\S+\simport | ^\s*def\s | \btl\.\w | \w\(\w*\)\s*[{;] | ^\.\w+\s
    | ^\s*[svb]_\w+\s+[vs\d\[] | ^%%\w.*\n | ^\s*@\w | ^\s*[\w-]+:\s*[\w#.%()-]+(\s[\w#.%()-]+)?;\s*[\w-]+:
    | -\w+\s=\s | ::\w | \br\d\s[=<>!] | \d:r\d | ^\s*>>>\s
    | \w\.\w+\([^)]*\)\.\w
    | \+=\s\w+[.(]\w* | ^\s+\w+\s=\s\w+\( | ^-{1,2}[\w-]+(\s-{1,2}[\w-]+)+ | template\s*< | \breturn\s[^;]+;
    | (^|\s)\*(fp|bf|i|u)\d | \bi(8|16|32|64)\b | ^\s*//\s | ^\s*\w+(\.\w+)+\( | \w\s=\s\w+\.\w | \(\w+(\.\w+)?\s[-+*/%]\s\w+\)\s[-+*/%]
    | \bint\s[\w\0]+\s?[=;,)] | \bconst\s | \bvoid\s\w+\( | ^\s*//\s?a2a:
""", re.VERBOSE | re.MULTILINE)
_SENTENCE = re.compile(r"\b(?:[a-z]+ ){1,3}(the|one|is|are|of|to|every|each|were|never|goes|has|a) (?:[a-z]+ ){1,3}[a-z]+\b"
                       r"|\bit owns |\bdoes not\b|\bis (a|NaN)\b|^own ")
_LINES = re.compile(r"[;{}]\s*\n\s|__global__|__device__|>>>\s|</|;\s*//|^\s*[\w.]+ = .*\n|^\s*(import|from)\s\w+\s(import)?", re.MULTILINE)
_QUOTED = re.compile(r"`[^`\n]+`")  # code in a text
# Labels of numbers, events of an exercise's log, and lists of names: data, which files keep and code compares.
_DATA = re.compile(r"(simulated|measured|published) (\(|\0|mi300x).*|; incomplete: the oldest .*| with .*\0.* other constants"
                   r"|(open|close) (\0|\d+)|\d (default|finegrained|uncached)|\w+_\w+( \w+_\w+)+|\w+( \w+_\w+){2,}", re.DOTALL)


def is_source(text: str) -> bool:
    """HIP, assembly, Python, HTML, CSS or a command line."""
    return bool(_CODE.search(_QUOTED.sub("", text))) and not (_SENTENCE.search(text) and not _LINES.search(text))


def is_code(text: str) -> bool:
    """A source, or data."""
    return is_source(text) or bool(_DATA.fullmatch(text))


def is_prose(text: str) -> bool:
    """Text with a word, and a space or a colon at the end, and no code."""
    return bool(WORD.search(text)) and (text.endswith(":") or any(sign.isspace() for sign in text)) and not is_code(text)


def is_word(text: str) -> bool:
    """Whether `text` is one or more words. A single word counts as a text only where texts are shown."""
    return bool(WORD.search(text)) and not is_code(text)


def several(noun: str) -> str:
    """The English plural of a noun: its first word takes the "s"."""
    first, _, rest = noun.partition(" ")
    return f"{first}s {rest}".rstrip()
