"""Reads sources, and explains those that cannot be compiled."""
import re
from pathlib import Path
from typing import Any

from ...files import read_plain
from . import host_code, names
from .compilers import CompileError

_FILE = re.compile(r"[^\s{};#()]+\.(hip|cu|cuh|cpp|cc|cxx|c|h|hpp|s|S|py)")
_ALLOCATES = re.compile(r"\b(_Zn[aw][mj]\w*|_Zd[al]Pv\w*|malloc|free)@(?:got|rel|abs)")
_SAID = {"_Zn": "new", "_Zd": "delete", "mal": "malloc", "fre": "free"}


def read(source: Any, name: str | None, default: str = "kernel.hip") -> tuple[str, str]:
    """The text of a source and its name. source: the text, or a Path to it. Raises CompileError for anything else; for
    a Path also OSError."""
    if isinstance(source, Path):
        name = name or source.name
        try:
            data = read_plain(source)
        except ValueError as error:  # a pipe or a device never ends
            raise CompileError(f"{name}: error: {error}") from None
        try:
            source = data.decode().removeprefix("\ufeff")  # some editors begin a file with this mark
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise CompileError(f"{name}:{line}: error: byte 0x{data[error.start]:02x} is not UTF-8") from None
        source = source.replace("\r\n", "\n")
    name = name or default
    if not isinstance(name, str) or not name.isprintable() or '"' in name:
        raise ValueError(f"name {name!r} may not contain quotes or line breaks")
    if not isinstance(source, str):
        kind = type(source).__name__
        called = {"NoneType": "None", "bytes": "bytes"}.get(kind, f"of type {kind}")
        raise CompileError(f"{name}: error: the source is {called}, not text: pass a str with "
                           "the source, or a pathlib.Path to its file")
    if _FILE.fullmatch(source.strip()):
        raise CompileError(f"{name}: error: {source!r} is the name of a file, not a source: pass "
                           f"pathlib.Path({source.strip()!r})")
    if half := re.search(r"[\ud800-\udfff]", source):
        line = source.count("\n", 0, half.start()) + 1
        raise CompileError(f"{name}:{line}: error: U+{ord(half[0]):04X} is half of a surrogate pair, not a character")
    return source, name


def check_kernel(kernel: str, parameters: list[str] | None, name: str, source: str) -> None:
    """Raises CompileError for a kernel without a usable name, or with arguments that no launch can pass. parameters: from the
    compiler's IR, None if it has no such kernel."""
    if not re.fullmatch(r"[A-Za-z_$.][\w$.]*", kernel, re.ASCII) or parameters is None:
        raise CompileError(f"{name}:{_line(source, kernel)}: error: kernel {kernel!r}: names of kernels are made of "
                           "the letters a to z, digits and _")
    if "..." in parameters:
        called = names.source_names([kernel])[kernel]
        raise CompileError(f"{name}:{_line(source, kernel)}: error: kernel {called} takes any number of arguments "
                           "(...): a launch passes a fixed list")


def check_calls(asm: str, name: str, lines: list, files: list[str]) -> None:
    """Raises CompileError for new, delete, malloc and free in device code. lines: [assembly line, file, line]."""
    if not re.search("@(?:got|rel|abs)", asm):
        return
    places = {number: f"{files[file]}:{line}" for number, file, line in lines}
    for number, text in enumerate(asm.splitlines(), 1):
        called = _ALLOCATES.search(text)
        if called and not re.search(rf"^{called[1]}:", asm, re.MULTILINE):
            sentence = _SAID[called[1][:3]]
            raise CompileError(f"{places.get(number, name)}: error: {sentence} in device code: there is no allocator on "
                               "the GPU here; allocate on the host (rank.empty), or use an array of fixed size")


def check_inline(asm: bytes) -> None:
    """Raises CompileError for each place of PTX in `asm` statements, whose text clang copies. asm: with clang's comments."""
    errors: dict[str, str] = {}
    place = "?:1:1"
    for loc, text in re.findall(r"^\t\.loc\t.*?; (\S.*?:[1-9]\d*:[1-9]\d*)|^\t;;#ASMSTART\n((?:.*\n)*?)\t;;#ASMEND",
                                asm.decode() if b"ASMSTART" in asm else "", re.MULTILINE):
        place = loc or place
        if foreign := re.match(r"\s*(?:[{@./](?:.*?\s)?)?([a-z]+\d*)\.[a-z]", text, re.DOTALL):  # gfx942's have a _
            errors.setdefault(place, f"{place}: error: {host_code.PTX.format(foreign[1])}")
    if errors:
        raise CompileError("\n".join(errors.values()))


def no_library(error_text: str, name: str, source: str) -> str:
    """clang's error for a function that only a device library has, with its line and a remedy."""
    missing = re.search(r"no libcall available for f?(\w+)", error_text)
    if not missing:
        return error_text
    word = re.search(rf"\b(__builtin_{missing[1]}[fl]?\d*)\s*\(", source)
    at = f"{name}:{source.count(chr(10), 0, word.start()) + 1}" if word else name
    return (f"{at}: error: {word[1] if word else missing[1]}: the GPU has no instruction for it, and there is no device "
            f"library here; a2a/hip.h has functions for C's names ({missing[1]}f)")


def _line(source: str, kernel: str) -> int:
    """The line of a kernel in the source, 1 if it is not found."""
    called = re.escape(names.plain(kernel))
    word = re.search(rf"__global__[^;{{]*?\b({called})\s*\(", source) or re.search(called, source)
    return source.count("\n", 0, word.start(word.lastindex or 0)) + 1 if word else 1
