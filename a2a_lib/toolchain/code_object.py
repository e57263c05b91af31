"""Code objects for real AMD GPUs out of the assembly that the simulator executes, by the same pinned clang and lld.

Target "hip" takes this way for gfx942, unless A2A_HIP_COMPILER is hipcc. ROCm's runtime library is enough for it. The code
is the simulator's to the instruction. So waits in it have no bound of time: `A2A_TIMEOUT_MS` belongs to AMD's compiler.
"""
from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from ..errors import LoadError

ARCH = "gfx942"  # what the pinned clang compiles for
VERSION = 5  # code object version: what ROCm 6 loads everywhere; clang's default, 6, came later. Same kernel arguments


def link(asm: str) -> bytes:
    """The ELF code object of gfx942 assembly, as hipModuleLoadData takes it. LoadError with the tools' words."""
    asm = asm.replace(".amdhsa_code_object_version 6", f".amdhsa_code_object_version {VERSION}", 1)
    with tempfile.TemporaryDirectory(prefix="a2a-") as folder:
        text, unit, linked = (Path(folder) / name for name in ("kernel.s", "kernel.o", "kernel.co"))
        text.write_text(asm, encoding="utf-8")
        _run("clang", "-x", "assembler", "--target=amdgcn-amd-amdhsa", f"-mcpu={ARCH}", "-w", "-c", str(text), "-o",
             str(unit))
        _run("ld.lld", "-shared", "--no-undefined", str(unit), "-o", str(linked))
        return linked.read_bytes()


def _run(*command: str) -> None:
    done = subprocess.run([sys.executable, "-m", "ziglang", *command], capture_output=True)
    if done.returncode:
        raise LoadError(f"{command[0]}: {done.stderr.decode(errors='replace').strip()[:2000]}")
