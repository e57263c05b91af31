"""The path of the simulator's shared library, and queries to it."""
import ctypes
import json
import os
from pathlib import Path
from typing import Any

from ...errors import A2AError

ENVIRONMENT = "A2A_SIM_LIBRARY"


def library_path() -> str:
    """Path of liba2a_sim: the environment variable A2A_SIM_LIBRARY, else the copy built into the package."""
    if os.environ.get(ENVIRONMENT):
        return os.environ[ENVIRONMENT]
    folder = Path(__file__).resolve().parents[2] / "_native"
    for suffix in (".so", ".dylib"):
        if (folder / f"liba2a_sim{suffix}").exists():
            return str(folder / f"liba2a_sim{suffix}")
    raise A2AError(f"the simulator is not built: {folder.name}/liba2a_sim.so is missing; `make setup` builds it")


def available() -> bool:
    """Whether the simulator's library exists."""
    try:
        return Path(library_path()).exists()
    except A2AError:
        return False


def inspect(function: str, *texts: str) -> Any:
    """The decoded answer of a library function that takes texts and returns JSON. Raises A2AError if the simulator is
    not built."""
    answer = getattr(ctypes.CDLL(library_path()), function)
    answer.restype, answer.argtypes = ctypes.c_char_p, [ctypes.c_char_p] * len(texts)
    return json.loads(answer(*(text.encode() for text in texts)).decode())
