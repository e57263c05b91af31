"""Where the simulator's shared library lies."""
from __future__ import annotations

import os
from pathlib import Path

from ..errors import A2AError

ENVIRONMENT = "A2A_SIM_LIBRARY"


def library_path() -> str:
    """Path of liba2a_sim: the environment variable A2A_SIM_LIBRARY, else the copy built into the package."""
    if os.environ.get(ENVIRONMENT):
        return os.environ[ENVIRONMENT]
    folder = Path(__file__).resolve().parent.parent / "_native"
    for suffix in (".so", ".dylib"):
        if (folder / f"liba2a_sim{suffix}").exists():
            return str(folder / f"liba2a_sim{suffix}")
    raise A2AError(f"the simulator is not built: {folder.name}/liba2a_sim.so is missing; `make setup` builds it")


def available() -> bool:
    """True if the simulator's library is there."""
    try:
        return Path(library_path()).exists()
    except A2AError:
        return False
