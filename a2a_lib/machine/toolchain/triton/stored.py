"""The gfx942 assembly of the course's own Triton kernels, for machines without Triton: kernels/NAME-KEY.s in
stored/assembly.tar.xz, and of kernels with mutations mutants/NAME-KEY.s, packed by packing.py. kernels.txt has the digest of each
kernel, for those who read a change.

The key is a hash of the function's code, of the `jit` functions it calls, of types, constants and options. So a changed
function finds no assembly, rather than the wrong one. Comments, docstrings and empty lines do not count, neither in keys nor in
the numbers of lines in stored assembly. `store` writes a file, and

    python -m a2a_lib.machine.toolchain.triton

packs all files into the archive. tests/node/test_triton.py reports an entry that differs from Triton's output. `from_text` makes `jit`
functions from text: with changed lines, or written by a reader.
"""
from __future__ import annotations

import ast
import hashlib
import inspect
import io
import linecache
import textwrap
import tokenize
from bisect import bisect_right
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from ....files import read_archive, write_archive, write_whole
from ...device.triton_names import VERSION
from .. import cache
from ..compilers import MissingTritonError
from . import packing
from .signature import Parameter


def from_text(text: str, name: str, scope: Mapping[str, Any]) -> Any:
    """The object `name` that a Python text defines. scope: values of the names in it; other names are dropped, because
    a notebook's scope holds the results of all its runs. Raises the text's own errors."""
    file = f"<{name} {cache.key_of(text)[:12]}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # the place where inspect finds it
    tree = ast.parse(text, file)
    used = {"__name__", *(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))}
    names = {key: value for key, value in scope.items() if key in used}
    exec(compile(tree, file, "exec"), names)  # noqa: S102  a reader's own code
    return names[name]


def changed(fn: Any, *changes: tuple[str, str]) -> Any:
    """A `jit` function like `fn`, with texts replaced: changes = (text that occurs exactly once, its replacement).
    Reports count lines as in `fn`. Raises ValueError for a text that does not occur once.

        broken = changed(kernel, ("wait_at_least(flags + source, epoch)", "pass"))
    """
    function = Function(fn)
    rows, first = inspect.getsourcelines(function.fn)
    text = textwrap.dedent("".join(rows))
    for old, new in changes:
        if text.count(old) != 1:
            raise ValueError(f"{function.name} has {old!r} {text.count(old)} times, not once")
        text = text.replace(old, new)
    return from_text("\n" * (first - 1) + text, function.name, function.fn.__globals__)


FOLDER = Path(__file__).parent / "stored"
# the Triton that made the code. To upgrade: change it, and store all code and the outputs of lessons 14 to 16 again
MADE_BY = "3.6.0"
READERS = ", of a notebook"  # end of the first line of a file
ARCHIVE = "assembly.tar.xz"  # in FOLDER
KERNELS, MUTANTS = "kernels/", "mutants/"  # in ARCHIVE. In one archive a mutant costs only what its kernel has not
DIGESTS = "kernels.txt"


class Function:
    """The code of a `jit` function, its file and line. file: its name in reports."""

    def __init__(self, fn: Any):
        self.fn: Callable = getattr(fn, "fn", fn)
        code = getattr(self.fn, "__code__", None)
        if code is None:
            raise TypeError(f"a function marked @jit is wanted, not {fn!r}")
        self.name = self.fn.__name__
        rows, self.first_line = source_lines(self.fn)
        skip = next(i for i, row in enumerate(rows) if row.lstrip().startswith("def "))  # skips decorators
        self.first_line += skip
        self.code, self._places = _code(textwrap.dedent("".join(rows[skip:])))
        self.text = "".join(linecache.getlines(code.co_filename))
        place = Path(code.co_filename)
        cell = "ipykernel" in code.co_filename or code.co_filename.startswith("<")
        self.file = f"{self.name}.py" if cell else place.name

    def number_of(self, line: int) -> int:
        """Number of a line of the file among the function's lines of code; those before its first are negative."""
        place = line - self.first_line
        return place if place < 0 else bisect_right(self._places, place) - 1

    def line_of(self, number: int) -> int:
        """The line of the file whose `number_of` it is."""
        return self.first_line + (number if number < 0 else self._places[min(number, len(self._places) - 1)])

    def calls(self) -> list[Function]:
        """The other `jit` functions that its text names."""
        scope = {**self.fn.__globals__, **inspect.getclosurevars(self.fn).nonlocals}
        functions = {}
        for node in _names(self.code):
            value = _resolve(node, scope)
            inner = getattr(value, "fn", None)
            if inspect.isfunction(inner) and not inner.__module__.startswith(("triton.", "triton_")):
                functions[inner.__qualname__] = Function(value)
        return [functions[name] for name in sorted(functions)]

    def numbers(self) -> dict[str, str]:
        """Values of the outer constants that its text names."""
        scope = {**self.fn.__globals__, **inspect.getclosurevars(self.fn).nonlocals}
        nodes = [node for node in _names(self.code) if isinstance(node, ast.Name)]
        own = {*inspect.signature(self.fn).parameters, *(node.id for node in nodes if isinstance(node.ctx, ast.Store))}
        names = {node.id for node in nodes} - own
        values = {name: getattr(scope[name], "value", scope[name]) for name in names if name in scope}
        return {name: repr(value) for name, value in sorted(values.items()) if isinstance(value, (int, float, str))}


@lru_cache(maxsize=1024)
def _code(text: str) -> tuple[str, list[int]]:
    """A function's text without comments, docstring and empty lines, and where in the text its lines were."""
    rows = text.splitlines()
    if "#" in text:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                line, column = token.start
                rows[line - 1] = rows[line - 1][:column]
    first = ast.parse(text).body[0].body[0]  # type: ignore[attr-defined]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        rows[first.lineno - 1:first.end_lineno] = [""] * (first.end_lineno - first.lineno + 1)  # type: ignore[operator]
    places = [place for place, row in enumerate(rows) if row.strip()]
    return "".join(f"{rows[place].rstrip()}\n" for place in places), places


@lru_cache(maxsize=1024)
def _names(text: str) -> tuple[ast.Name | ast.Attribute, ...]:
    """The names in a function's text, and those after a dot. Every load of a kernel needs them for its key."""
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Name, ast.Attribute)))


_sources: WeakKeyDictionary[Callable, tuple[list[str], int]] = WeakKeyDictionary()


def source_lines(fn: Callable) -> tuple[list[str], int]:
    """`inspect.getsourcelines`, which tokenizes the whole file, once per function."""
    if fn not in _sources:
        _sources[fn] = inspect.getsourcelines(fn)
    return _sources[fn]


def _resolve(node: ast.AST, scope: dict) -> Any:
    if isinstance(node, ast.Name):
        return scope.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(_resolve(node.value, scope), node.attr, None)
    return None


def key(function: Function, arguments: list[Parameter], constants: dict, options: dict) -> str:
    """Hash of all that the assembly depends on, besides Triton's version."""
    texts: dict[str, list] = {}

    def visit(f: Function) -> None:
        if f.name not in texts:
            texts[f.name] = [f.code, f.numbers()]
            for callee in f.calls():
                visit(callee)

    visit(function)
    return cache.key_of(function.name, texts, [[p.name, p.type, p.hint] for p in arguments],
                        {name: repr(value) for name, value in sorted(constants.items())}, sorted(options.items()))


def file_of(name: str, key: str) -> Path:
    return FOLDER / f"{name}-{key[:12]}.s"


def has(name: str, key: str) -> bool:
    """Whether a kernel's assembly is stored, in a file or in the archive."""
    file = file_of(name, key)
    return file.exists() or bool(_entry(file, KERNELS, MUTANTS))


def read(name: str, key: str) -> dict:
    """The stored entry. Raises MissingTritonError if there is none."""
    text = _text(file_of(name, key), KERNELS, MUTANTS)
    if text is None:
        raise MissingTritonError(
            f"{name} is not among the kernels whose assembly is stored (changed text, types or constants?), and there is "
            "no Triton here to compile it: pip install triton (Linux)")
    first, asm = text.split("\n", 1)
    return {"asm": asm, "image": "", "lds": int(first.removeprefix("; lds ").removesuffix(READERS))}


def _entry(file: Path, *folders: str) -> str:
    """The archive's entry of a file's name in the first of these folders that has one, "" if none has."""
    archive = read_archive(file.with_name(ARCHIVE))
    return next((folder + file.name for folder in folders if folder + file.name in archive), "")


def _text(file: Path, *folders: str) -> str | None:
    """The text of a file, or of its entry."""
    if file.exists():
        return file.read_text()
    entry = _entry(file, *folders)
    return packing.unpacked(read_archive(file.with_name(ARCHIVE)), entry) if entry else None


def packed(name: str) -> dict[str, str]:
    """{file name: text} of `KERNELS` or `MUTANTS`."""
    archive = read_archive(FOLDER / ARCHIVE)
    return {entry.removeprefix(name): packing.unpacked(archive, entry) for entry in archive if entry.startswith(name)}


def loose() -> dict[str, str]:
    """{file name: text} of files that are not in the archive yet."""
    return {file.name: file.read_text() for file in FOLDER.glob("*.s")}


def pack(without: Callable[[str, str], bool] = lambda name, text: False) -> list[str]:
    """Puts the loose files into `KERNELS`, and their digests into `DIGESTS`. without(name, text): entries that go. Returns
    the names of all entries."""
    texts = {name: text for name, text in (packed(KERNELS) | loose()).items() if not without(name, text)}
    write(KERNELS, texts)
    rows = [f"{hashlib.sha256(text.encode()).hexdigest()[:16]}  {name}\n" for name, text in sorted(texts.items())]
    write_whole(FOLDER / DIGESTS, "".join(rows).encode())
    for name in loose():
        (FOLDER / name).unlink()
    return sorted(texts)


def write(name: str, texts: Mapping[str, str]) -> Path:
    """Writes the archive with other `KERNELS` or `MUTANTS`. texts: {file name: text}."""
    every = {KERNELS: packed(KERNELS), MUTANTS: packed(MUTANTS), name: texts}
    texts = {folder + file: text for folder, files in every.items() for file, text in files.items()}
    return write_archive(FOLDER / ARCHIVE, packing.packed(texts))


def text_of(asm: str, lds: int, readers: bool = False) -> str:
    """The stored text of a kernel."""
    return f"; lds {lds}{READERS * readers}\n{asm}"


def store(name: str, key: str, asm: str, lds: int, readers: bool = False) -> Path:
    """Writes an entry. asm: as `lines.relative` makes it. readers: it is a notebook's, so commands that store the
    library's kernels anew keep it; an entry of the library stays one of the library. Raises ValueError with another
    Triton than `MADE_BY`."""
    check_version()
    FOLDER.mkdir(exist_ok=True)
    file = file_of(name, key)
    before = _text(file, KERNELS)
    readers &= before is None or is_readers(before)
    write_whole(file, text_of(asm, lds, readers).encode())
    return file


def check_version() -> None:
    """Raises ValueError with another Triton than `MADE_BY`."""
    if VERSION != MADE_BY:
        raise ValueError(f"the stored assembly is Triton {MADE_BY}'s; this is {VERSION}: pip install triton=={MADE_BY}")


def is_readers(text: str) -> bool:
    """Whether a stored text is a notebook's."""
    return text.partition("\n")[0].endswith(READERS)
