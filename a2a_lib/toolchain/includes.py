"""The files that a source includes: where each is found now, and what it says.

The key of a cache entry covers this. A header that changes gives another key, and so does one that appears earlier on
the include path than the one that was found before. Conditionals are not evaluated: what only another target includes
counts too. Names made by macros are not seen; for those see `missed`.
"""
from __future__ import annotations

import hashlib
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
    todo = [(source, folder)]
    while todo:
        text, here = todo.pop()
        for mark in _NAMES.finditer(text):
            quoted, angled = mark[2] or mark[5], mark[3] or mark[6]
            if not (quoted or angled):
                continue
            name = os.fsdecode(quoted or angled)
            places = [os.path.join(at, name) for at in ([here, *path] if quoted else path)]
            there = [place for place in places if os.path.isfile(place)]
            for file in there if mark[1] else there[:1]:
                if file not in files:
                    content = _read(file)
                    files[file] = hashlib.sha256(content).hexdigest()
                    todo.append((content, os.path.dirname(file)))
    return files


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
