"""Precompiled headers: what clang read of the header that a source includes first, stored beside compiled kernels.

Nearly every kernel begins with a header of `device/`, and reading it takes a fifth of a compilation. So clang reads it once.
The output stays the same to the byte. If a source and such a file do not fit, clang reads the header itself.
"""
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import cache, compilers, includes

_FORMAT = 1
# Blank lines and comments, then an include. A backslash may join lines, so a comment with one ends the search.
_FIRST = re.compile(rb'(?:\s+|//[^\n\\]*\n|/\*(?:[^*\\]|\*(?!/))*\*/)*#[ \t]*include[ \t]*["<]([\w./]+)[">]')


@dataclass
class _Header:
    """file: what clang read of the header, None if there is none. headers: {file: digest} of the header and all that it
    includes. words: all words in them."""

    file: Path | None
    headers: Mapping[str, str]
    words: frozenset[bytes]


_known: dict[tuple[str, ...], _Header] = {}  # by the header's name and the compiler's options


def options(source: bytes, headers: Mapping[str, str], defines: Iterable[str], clang: Sequence[str]) -> list[str]:
    """clang's options for a source that begins with a header of `device/`, [] for any other.

    headers: {file: digest} of all that the source can include. defines: the macros of its options. clang: the compiler and
    all other options that reading `device/` depends on.
    """
    first = _FIRST.match(source)
    if not first or not all(file.startswith(str(compilers.INCLUDE) + os.sep) for file in headers):
        return []
    key = (first[1].decode(), *clang)
    header = _known.get(key)
    if header is None or any(headers.get(file) != digest for file, digest in header.headers.items()):
        header = _known[key] = _read(first[1].decode(), clang)
    if header.file is None or not header.words.isdisjoint(map(str.encode, defines)):
        return []
    return ["-include-pch", str(header.file)]


def distrust(options: Sequence[str]) -> None:
    """Uses the file of these options no more in this process: clang compiled the source only without it."""
    for header in _known.values():
        if str(header.file) in options:
            header.file = None


def _read(name: str, clang: Sequence[str]) -> _Header:
    """A header from the cache; clang reads it if the cache has none."""
    text, path = f'#include "{name}"\n'.encode(), [str(at) for at in (compilers.INCLUDE, *compilers.OWN)]
    headers = includes.all_included(text, path[0], path)
    words = frozenset(word for file in headers for word in re.findall(rb"\w+", Path(file).read_bytes()))
    key = cache.key_of("header", _FORMAT, name, clang, compilers.identity(clang[0]), list(headers.items()))
    file = cache.file(key)
    if file is None and headers:
        try:
            data, messages = compilers.run([*clang, "-Xclang", "-emit-pch", "-Xclang", "-fno-pch-timestamp", "-", "-o", "-"], text)
            file = None if messages else cache.write_file(key, data)
        except compilers.CompileError:
            file = None
    return _Header(file, headers, words)
