"""The stand-in for libamdhip64 (standin/amdhip64.c): built once, used as target "hip"."""
import contextlib
import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from a2a_lib.machine.runtime import hip

SOURCE = Path(__file__).parent / "standin" / "amdhip64.c"
MEMORY, MAPPING, STREAM, EVENT, MODULE, FUNCTION, GRAPH, EXEC = range(8)  # as in the C file


def build() -> Path:
    """Path of the library, compiled if it is not there yet."""
    tag = hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:12]
    path = Path(tempfile.gettempdir()) / f"a2a-standin-{tag}" / "libamdhip64.so"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        compiler = [shutil.which("cc")] if shutil.which("cc") else [sys.executable, "-m", "ziglang", "cc"]
        part = path.with_suffix(f".{os.getpid()}.part")
        subprocess.run([*compiler, "-O1", "-shared", "-fPIC", str(SOURCE), "-o", str(part)], check=True)
        part.replace(path)
    return path


@contextlib.contextmanager
def standing_in():
    """Inside, target "hip" is the stand-in; kernels for it are real code objects."""
    path, find = str(build()), hip.find_library
    hip.find_library = lambda name, folders, what: path
    try:
        yield
    finally:
        hip.find_library = find


@pytest.fixture
def stand_in(monkeypatch):
    """A test of target "hip" on the stand-in, by one process."""
    for name in ("WORLD_SIZE", "RANK", "LOCAL_RANK"):
        monkeypatch.delenv(name, raising=False)
    with standing_in():
        yield


def log(library) -> list[str]:
    """The calls since `clear`, one a line: device, function(arguments) = result."""
    library._library.standin_log.restype = ctypes.c_char_p
    return library._library.standin_log().decode().splitlines()


def clear(library) -> None:
    library._library.standin_clear()


def alive(library, kind: int) -> int:
    """The number of existing objects of a kind."""
    return library._library.standin_alive(kind)
