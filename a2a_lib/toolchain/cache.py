"""Compiled kernels on disk (A2A_CACHE_DIR, default: the platform's cache folder), under a hash of source, flags and
compiler. An entry is used only while every header it included is unchanged."""
from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from pathlib import Path


def cache_dir() -> Path:
    """Where compiled kernels are kept."""
    if os.environ.get("A2A_CACHE_DIR"):
        return Path(os.environ["A2A_CACHE_DIR"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "a2a_lib"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/a2a_lib"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "a2a_lib"


def digest(path: str) -> str | None:
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return None


def read(key: str) -> dict | None:
    try:
        entry = json.loads((cache_dir() / f"{key}.json").read_bytes())
        return entry if all(digest(path) == before for path, before in entry["headers"]) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None  # absent or damaged: compile again


def write(key: str, entry: dict) -> None:
    try:
        cache_dir().mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=cache_dir(), suffix=".part", delete=False) as file:
            json.dump(entry, file)
        os.replace(file.name, cache_dir() / f"{key}.json")  # atomic: readers see all of it or nothing
    except OSError:
        pass  # a read-only home only costs time
