"""The source of a kernel or of a device function, with line numbers."""
import inspect
import re
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path

from ... import markup
from ..toolchain import names

WORDS = ("auto break case const constexpr continue do else extern float for if inline int int64_t return sizeof struct "
         "template uint32_t uint64_t void while").split()
PRE = ("font-family: var(--jp-code-font-family, monospace); font-size: var(--jp-code-font-size, 13px); "
       "line-height: 1.35; white-space: pre; overflow-x: auto")


class Source:
    """Lines of a source file. As text in a terminal. In a notebook keywords are bold and comments faint, without
    colours, so that every theme can show it. `lines`: the text, without numbers and common indentation. `marked`:
    numbers of the marked lines."""

    def __init__(self, file: str, first: int, lines: list[str], marked: set[int] = frozenset(), note: str = "//"):
        self.file, self.first, self.marked, self.note = file, first, marked, note
        self.lines = textwrap.dedent("\n".join(lines)).split("\n")

    @property
    def title(self) -> str:
        return f"{self.file}, lines {self.first} to {self.first + len(self.lines) - 1}"

    def _numbered(self) -> list[tuple[str, str]]:
        width = len(str(self.first + len(self.lines) - 1))
        return [(f"{number:{width}d} {'>' if number in self.marked else ' '} ", line)
                for number, line in enumerate(self.lines, self.first)]

    def __repr__(self) -> str:
        return "\n".join([self.title, *((number + line).rstrip() for number, line in self._numbered())])

    def _repr_html_(self) -> str:
        rows = (f'<span style=opacity:0.75>{markup.text(number)}</span>{_emphasise(line, self.note)}'
                for number, line in self._numbered())
        head = f'<small>{markup.text(self.title)}</small>\n<pre style="{PRE}">'
        return head + "\n".join(rows) + "</pre>"


def _emphasise(line: str, note: str) -> str:
    code, slashes, comment = line.partition(note)
    code = re.sub(rf"\b({'|'.join(WORDS)})\b", r"<b>\1</b>", markup.text(code))
    return code + (f'<i style=opacity:0.75>{markup.text(slashes + comment)}</i>' if slashes else "")


def source(module, name: str = "", comment: bool = True, part: str | None = None, mark: Sequence[str] = (),
           holes: Mapping[str, tuple[str, str]] = {}) -> Source:
    """The definition of a kernel or device function.

    module   a loaded or compiled module, a Path to a source file, or a Python function, which needs no name
    name     of the function, also as tables call it ("two_shot<BF16>") and as its symbol
    comment  include the comment right above it
    part     only the innermost loop, branch or block around the first occurrence of this text; lines keep their numbers
    mark     texts whose lines get a ">" before them
    holes    {what the hole's comment says: (text of its first line, text of its last line)}: lines that are not shown. The
             others keep their numbers
    Raises KeyError if there is no such function, ValueError if `part`, a text to mark or a hole's text is not in it.
    """
    if inspect.isfunction(module):
        return _python(module, part, mark, holes)
    module = getattr(module, "module", module)
    if isinstance(module, Path):
        file, text = module.name, module.read_text(encoding="utf-8")
    else:
        file, text = module.name, module.source
    lines = text.splitlines()
    first, body, last = _definition(text, names.plain(name), file)
    if part is not None:
        first, last = _part(lines, body, last, part)
    elif comment:
        while first > 0 and re.match(r"\s*(//|template\b)", lines[first - 1]):
            first -= 1
    return _shown(file, lines, first, last, mark, "//", holes)


def _python(function, part: str | None, mark: Sequence[str], holes) -> Source:
    file = Path(inspect.getsourcefile(function))
    rows, first = inspect.getsourcelines(function)
    lines, first, last = file.read_text(encoding="utf-8").splitlines(), first - 1, first + len(rows) - 2
    if part is not None:
        first, last = _part([*lines, ""], first, last + 1, part)
    return _shown(file.name, lines, first, last, mark, "#", holes)


def _shown(file: str, lines: list[str], first: int, last: int, mark: Sequence[str], note: str, holes) -> Source:
    shown = lines[first:last + 1]
    for text, (begin, end) in holes.items():
        at = next((i for i, line in enumerate(shown) if begin in line), None)
        until = next((i for i, line in enumerate(shown) if at is not None and i >= at and end in line), None)
        if until is None:
            raise ValueError(f"no lines from {begin!r} to {end!r} occur in lines {first + 1} to {last + 1}")
        margin = " " * _indent(shown[at])
        shown[at:until + 1] = [f"{margin}{note} {text}", *[f"{margin}{note}"] * (until - at)]
    marked = {word: {first + 1 + i for i, line in enumerate(shown) if word in line.partition(note)[0]} for word in mark}
    for word, lines_of_word in marked.items():
        if not lines_of_word:
            raise ValueError(f"{word!r} does not occur in lines {first + 1} to {last + 1}")
    return Source(file, first + 1, shown, set().union(*marked.values()), note)


def _definition(text: str, name: str, file: str) -> tuple[int, int, int]:
    """First line, line of the opening brace and last line (from 0) of a function's definition."""
    code = _blank(text)
    for match in re.finditer(rf"\b{re.escape(name)}\s*\(", code):
        start = max(code.rfind(end, 0, match.start()) for end in (";", "}", "{")) + 1
        start += len(code[start:]) - len(code[start:].lstrip())
        opening = _close(code, match.end() - 1, "()") + 1
        if start == match.start() or not code[opening:].lstrip().startswith("{"):
            continue  # a call, or a declaration
        if re.match(r"#|.*\breturn\b", code[start:match.start()]):
            continue
        opening = code.index("{", opening)
        line = [code.count("\n", 0, place) for place in (start, opening, _close(code, opening, "{}"))]
        return line[0], line[1], line[2]
    raise KeyError(f"no function {name!r} is defined in {file}")


def _part(lines: list[str], first: int, last: int, part: str) -> tuple[int, int]:
    at = next((i for i in range(first, last + 1) if part in lines[i]), None)
    if at is None:
        raise ValueError(f"{part!r} does not occur in lines {first + 1} to {last + 1}")
    indent = _indent(lines[at])
    begin = at
    while begin > first and (not lines[begin].strip() or _indent(lines[begin]) >= indent):
        begin -= 1
    if begin == first or _indent(lines[begin]) >= indent:
        return at, at
    end = at
    while end < last and (not lines[end].strip() or _indent(lines[end]) > _indent(lines[begin])):
        end += 1
    closes = lines[end].strip().startswith("}") and _indent(lines[end]) == _indent(lines[begin])
    return begin, end if closes else end - 1


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _close(code: str, opening: int, pair: str) -> int:
    depth = 0
    for place in range(opening, len(code)):
        depth += (code[place] == pair[0]) - (code[place] == pair[1])
        if depth == 0:
            return place
    return len(code) - 1


def _blank(text: str) -> str:
    """The text with comments, strings and preprocessor lines replaced by spaces, of the same length."""
    pattern = r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|^[ \t]*#(?:\\\n|[^\n])*"
    return re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.DOTALL | re.MULTILINE)
