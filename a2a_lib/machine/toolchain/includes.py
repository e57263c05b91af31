"""The files that a source includes: their current places and texts.

The key of a cache entry contains them. A changed header gives another key. So does a new header that comes earlier on
the include path. Conditionals are not evaluated: headers that only another target includes count too. Names made by
macros are not found; `missed` handles those.
"""
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


def all_included(source: bytes, folder: str, path: Sequence[str]) -> dict[str, str]:
    """{file: digest} of all that the source can include, in the order it is found. folder: first place for `#include
    "..."` of the source itself; path: the include path."""
    files: dict[str, str] = {}
    is_file = functools.cache(os.path.isfile)  # headers include the same files again and again
    todo = [(_names(source), folder)]
    while todo:
        names, current = todo.pop()
        for name, quoted, each in names:
            places = [os.path.join(at, name) for at in ([current, *path] if quoted else path)]
            existing = filter(is_file, places)
            for file in map(_shortest, existing if each else itertools.islice(existing, 1)):
                if file not in files:
                    files[file], inside = _scanned(file, _stamp(file))
                    todo.append((inside, os.path.dirname(file)))
    return files


def _shortest(file: str) -> str:
    """The path without "..": headers that include each other through it would make paths without end."""
    short = os.path.normpath(file) if ".." in file else file
    return short if short == file or os.path.realpath(short) == os.path.realpath(file) else file


def _names(text: bytes) -> list[tuple[str, bool, bool]]:
    """(name, in quotes, whether every file of that name on the path counts) of each include in a text."""
    marks = [(mark[2] or mark[5], mark[3] or mark[6], mark[1]) for mark in _NAMES.finditer(text)]
    return [(os.fsdecode(quoted or angled), bool(quoted), bool(each)) for quoted, angled, each in marks if quoted or angled]


def _stamp(file: str) -> tuple[int, ...]:
    """A value that changes when the file does."""
    at = os.stat(file)
    return at.st_ino, at.st_dev, at.st_size, at.st_mtime_ns, at.st_ctime_ns


@functools.lru_cache(maxsize=1024)  # a process compiles many kernels with the same headers
def _scanned(file: str, stamp: tuple[int, ...]) -> tuple[str, list[tuple[str, bool, bool]]]:
    """The digest of a file and its includes."""
    content = _read(file)
    return hashlib.sha256(content).hexdigest(), _names(content)


def missed(dependencies: Sequence[str], known: dict[str, str], folder: str,
           path: Sequence[str]) -> dict[str, str | None]:
    """{place: digest, None for no file} of the files that the compiler read and `all_included` did not see, because a macro
    made their names. Contains the file, and all other places on the include path where it could be."""
    places: dict[str, str | None] = {}
    for file in (_shortest(os.path.join(folder, name)) for name in dependencies):
        if file in known:
            continue
        places[file] = digest(file)
        for root in (folder, *path):
            if file.startswith(root + os.sep):
                name = file[len(root) + 1:]
                places |= {place: digest(place) for place in (os.path.join(at, name) for at in (folder, *path))}
    return places


def digest(file: str) -> str | None:
    """SHA-256 of a file, None if it does not exist."""
    return hashlib.sha256(_read(file)).hexdigest() if os.path.isfile(file) else None


def listed(text: str) -> list[str]:
    """The files of a compiler's dependency file (a rule of make), without the source on stdin."""
    names = re.split(r"(?<!\\)\s+", text.replace("\\\n", " ").strip())[1:]
    return [name.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$") for name in names if name != "-"]


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError:  # it may not be readable; the compiler will report that
        return b""
