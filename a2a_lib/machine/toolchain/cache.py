"""Compiled kernels on disk: A2A_CACHE_DIR, default the platform's cache folder.

A file is an entry: the SHA-256 of its key and content, a line break, JSON. An entry that is damaged, or was copied over
another's name, counts as missing. Precompiled headers are files of their own, with the SHA-256 in their names. All files take
at most LIMIT bytes, and what each process has written since it looked last, at most SELDOM of LIMIT; beyond that, the least
recently used are deleted.
"""
import hashlib
import json
import os
import re
import sys
import time
from contextlib import suppress
from pathlib import Path

from ...files import ABANDONED, PART, read_plain, write_whole

LIMIT = 500_000_000  # bytes
SELDOM = 0.01  # share of LIMIT that a process writes before it looks at the folder again: a look reads a thousand names
_KEPT = 0.8  # share of LIMIT that stays when it was exceeded
RECENT = 32  # entries, some 300 KB each: a test or a lesson loads the same kernels again and again
_recent: dict[Path, tuple[tuple[int, ...], dict]] = {}  # the oldest first
_unseen = {"bytes": LIMIT}  # that this process wrote since it looked at the folder; it looks at the first write
_OURS = re.compile(rf"[0-9a-f]{{64}}(\.entry|-[0-9a-f]{{16}}\.pch)|{PART.pattern}")


def cache_dir() -> Path:
    """The folder of compiled kernels."""
    if os.environ.get("A2A_CACHE_DIR"):
        return Path(os.environ["A2A_CACHE_DIR"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "a2a_lib"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/a2a_lib"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "a2a_lib"


def size() -> int:
    """Bytes of all entries."""
    try:
        return sum(item.stat().st_size for item in os.scandir(cache_dir()) if _OURS.fullmatch(item.name))
    except OSError:
        return 0


def key_of(*parts) -> str:
    """The name of an entry: a hash of everything that it depends on."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def read(key: str) -> dict | None:
    """The entry; None if it is missing or damaged. Nobody may change it: a process keeps the last RECENT that it read."""
    file = cache_dir() / f"{key}.entry"
    try:
        known, entry = _recent.get(file, (None, None))
        if entry is None or known != _state(file):
            data = read_plain(file, LIMIT)
            if data[:65] != _sum(key, data[65:]):
                return None
            entry = json.loads(data[65:])
        with suppress(OSError):
            os.utime(file)  # marks it as used now
        _recent.pop(file, None)
        _recent[file] = _state(file), entry
        if len(_recent) > RECENT:
            del _recent[next(iter(_recent))]
        return entry
    except (OSError, ValueError):
        return None


def _state(file: Path) -> tuple[int, ...]:
    """A value that changes when the file does."""
    now = os.stat(file)
    return now.st_ino, now.st_size, now.st_mtime_ns, now.st_ctime_ns


def write(key: str, entry: dict) -> None:
    """Stores an entry. A folder without write permission or a full disk only costs time."""
    data = json.dumps(entry).encode()
    _write(f"{key}.entry", _sum(key, data) + data)


def file(key: str) -> Path | None:
    """The absolute path of a key's precompiled header; None if it is missing or damaged."""
    with suppress(OSError):
        for path in cache_dir().absolute().glob(f"{key}-*.pch"):
            if path.is_file() and path.name == _file_name(key, path.read_bytes()):
                os.utime(path)  # marks it as used now
                return path
    return None


def write_file(key: str, data: bytes) -> Path | None:
    """Stores a precompiled header. Returns its absolute path, None if it could not be stored."""
    return _write(_file_name(key, data), data)


def _file_name(key: str, data: bytes) -> str:
    return f"{key}-{hashlib.sha256(data).hexdigest()[:16]}.pch"


def _write(name: str, data: bytes) -> Path | None:
    path = cache_dir().absolute() / name
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data, lasting=False)
        _unseen["bytes"] += len(data)
        if _unseen["bytes"] > SELDOM * LIMIT:
            prune()
        return path
    return None


def prune() -> None:
    """Keeps the folder within LIMIT; other files in it stay."""
    _unseen["bytes"] = 0
    now, files = time.time(), []
    for item in os.scandir(cache_dir()):
        with suppress(OSError):
            if _OURS.fullmatch(item.name):
                state = item.stat(follow_symlinks=False)
                if item.name.endswith(".part"):
                    if now - state.st_mtime > ABANDONED:
                        os.unlink(item.path)
                else:
                    files.append((state.st_mtime_ns, state.st_size, item.path))
    size = sum(size for _, size, _ in files)
    if size <= LIMIT:
        return
    for _, bytes_, path in sorted(files):
        if size <= _KEPT * LIMIT:
            break
        with suppress(OSError):
            os.unlink(path)
        size -= bytes_


def _sum(key: str, data: bytes) -> bytes:
    return hashlib.sha256(key.encode() + b"\n" + data).hexdigest().encode() + b"\n"
