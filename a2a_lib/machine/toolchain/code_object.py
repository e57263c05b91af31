"""Code objects for real AMD GPUs from the assembly that the simulator executes, made by the same pinned clang and lld.

Target "hip" uses it for gfx942, unless A2A_HIP_COMPILER is hipcc. It needs only ROCm's runtime library. The code is the
simulator's to the instruction. So its waits have no time limit: `A2A_TIMEOUT_MS` works with AMD's compiler only.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from ...errors import LoadError

ARCH = "gfx942"  # the pinned clang's target
VERSION = 5  # code object version: every ROCm 6 loads 5; clang's default, 6, is newer. Same kernel arguments


def link(asm: str) -> bytes:
    """The ELF code object of gfx942 assembly, as hipModuleLoadData takes it. Raises LoadError with the tools'
    output."""
    asm = asm.replace(".amdhsa_code_object_version 6", f".amdhsa_code_object_version {VERSION}", 1)
    with tempfile.TemporaryDirectory(prefix="a2a-") as folder:
        text, unit, linked = (Path(folder) / name for name in ("kernel.s", "kernel.o", "kernel.co"))
        text.write_text(asm, encoding="utf-8")
        _run("clang", "-x", "assembler", "--target=amdgcn-amd-amdhsa", f"-mcpu={ARCH}", "-w", "-c", str(text), "-o",
             str(unit))
        _run("ld.lld", "-shared", "--no-undefined", str(unit), "-o", str(linked))
        return linked.read_bytes()


def _run(*command: str) -> None:
    result = subprocess.run([sys.executable, "-m", "ziglang", *command], capture_output=True)
    if result.returncode:
        raise LoadError(f"{command[0]}: {result.stderr.decode(errors='replace').strip()[:2000]}")
