"""The stand-in for libamdhip64: built once, used as target "hip" with modules whose code object is not one."""
import contextlib
import dataclasses
import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from a2a_lib import toolchain
from a2a_lib.runtime import hip

SOURCE = Path(__file__).parent / "standin" / "amdhip64.c"
MEMORY, MAPPING, STREAM, EVENT, MODULE, FUNCTION, GRAPH, EXEC = range(8)  # as in the C file


def build() -> Path:
    """Path of the library, compiled if it is not there yet."""
    tag = hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:12]
    path = Path(tempfile.gettempdir()) / f"a2a-standin-{tag}" / "libamdhip64.so"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        compiler = [shutil.which("cc")] if shutil.which("cc") else [sys.executable, "-m", "ziglang", "cc"]
        part = path.with_suffix(f".{hashlib.sha256(str(id(path)).encode()).hexdigest()[:6]}.part")
        subprocess.run([*compiler, "-O1", "-shared", "-fPIC", str(SOURCE), "-o", str(part)], check=True)
        part.replace(path)
    return path


@contextlib.contextmanager
def standing_in():
    """Inside, target "hip" is the stand-in, and kernels for it are compiled for the simulator and given another image."""
    path, find, compile_source = str(build()), hip.find_library, toolchain.compile

    def compile(source, *, target="sim", **options):
        module = compile_source(source, target="sim", **options)
        return module if target == "sim" else dataclasses.replace(module, target=target, image=b"\x7fELF stand-in")
    hip.find_library = lambda name, folders, what: path
    toolchain.compile = compile
    try:
        yield
    finally:
        hip.find_library, toolchain.compile = find, compile_source


def log(library) -> list[str]:
    """The calls since `clear`, one a line: device, function(arguments) = result."""
    import ctypes
    library._library.standin_log.restype = ctypes.c_char_p
    return library._library.standin_log().decode().splitlines()


def clear(library) -> None:
    library._library.standin_clear()


def alive(library, kind: int) -> int:
    """How many things of a kind exist."""
    return library._library.standin_alive(kind)
