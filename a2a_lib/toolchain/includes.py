"""The files that a source includes: where each is found now, and what it says.

The key of a cache entry covers this. A header that changes gives another key, and so does one that appears earlier on
the include path than the one that was found before. Conditionals are not evaluated: what only another target includes
counts too. Names made by macros are not seen; for those see `missed`.
"""
from __future__ import annotations

import functools
import hashlib
import itertools
import os
import re
from collections.abc import Sequence
from pathlib import Path

_NAMES = re.compile(
    rb'^[ \t]*#[ \t]*(?:(include_next)|include|embed)[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)|'
    rb'(__has_include_next|__has_embed)|__has_include[ \t]*\([ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)', re.MULTILINE)


def found(source: bytes, folder: str, path: Sequence[str]) -> dict[str, str]:
    """{file: digest} of all that the source can include, in the order it is found. folder: where `#include "..."` of
    the source itself looks first; path: the include path."""
    files: dict[str, str] = {}
    is_file = functools.cache(os.path.isfile)  # headers include the same ones again and again
    todo = [(_names(source), folder)]
    while todo:
        names, here = todo.pop()
        for name, quoted, each in names:
            places = [os.path.join(at, name) for at in ([here, *path] if quoted else path)]
            there = filter(is_file, places)
            for file in there if each else itertools.islice(there, 1):
                if file not in files:
                    files[file], inside = _scanned(file, _stamp(file))
                    todo.append((inside, os.path.dirname(file)))
    return files


def _names(text: bytes) -> list[tuple[str, bool, bool]]:
    """(name, in quotes, every file of that name on the path) of what a text includes."""
    marks = [(mark[2] or mark[5], mark[3] or mark[6], mark[1]) for mark in _NAMES.finditer(text)]
    return [(os.fsdecode(quoted or angled), bool(quoted), bool(each)) for quoted, angled, each in marks if quoted or angled]


def _stamp(file: str) -> tuple[int, ...]:
    """Another one for a file that has changed."""
    at = os.stat(file)
    return at.st_ino, at.st_dev, at.st_size, at.st_mtime_ns, at.st_ctime_ns


@functools.lru_cache(maxsize=1024)  # a process compiles many kernels with the same headers
def _scanned(file: str, stamp: tuple[int, ...]) -> tuple[str, list[tuple[str, bool, bool]]]:
    """The digest of a file and what it includes."""
    content = _read(file)
    return hashlib.sha256(content).hexdigest(), _names(content)


def missed(dependencies: Sequence[str], known: dict[str, str], folder: str,
           path: Sequence[str]) -> dict[str, str | None]:
    """{place: digest, None where there is no file} for what the compiler read and `found` did not tell, whose names a
    macro made: the file, and wherever else on the include path it could be."""
    places: dict[str, str | None] = {}
    for file in (os.path.join(folder, name) for name in dependencies):
        if file in known:
            continue
        places[file] = digest(file)
        for root in (folder, *path):
            if file.startswith(root + os.sep):
                name = file[len(root) + 1:]
                places |= {place: digest(place) for place in (os.path.join(at, name) for at in (folder, *path))}
    return places


def digest(file: str) -> str | None:
    """SHA-256 of a file, None where there is none."""
    return hashlib.sha256(_read(file)).hexdigest() if os.path.isfile(file) else None


def listed(text: str) -> list[str]:
    """The files of a dependency file that a compiler wrote (a rule of make), the source on stdin left out."""
    names = re.split(r"(?<!\\)\s+", text.replace("\\\n", " ").strip())[1:]
    return [name.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$") for name in names if name != "-"]


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError:  # it may not be read: the compiler will say so
        return b""
