"""ptxas's report of a compiled kernel: registers, spills, and whether it runs matrix instructions one after the other."""
from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path


def report(module) -> str:
    """The report of a `Module` for Hopper, in one line. Empty where Triton brings no ptxas."""
    import triton

    tool = Path(triton.__file__).parent / "backends/nvidia/bin/ptxas"
    if not tool.exists():
        return ""
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder, "kernel.ptx")
        text.write_text(module.asm, encoding="utf-8")
        result = subprocess.run([tool, "-v", "-arch=sm_90a", text, "-o", text.with_suffix(".cubin")], capture_output=True, text=True)
    facts = re.findall(r"Used \d+ registers|\d+ bytes stack frame", result.stderr)
    return ", ".join([*facts, *(["matrix instructions one after the other"] if "serialized" in result.stderr else [])])
