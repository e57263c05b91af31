"""Statements that use every signal and wait, in kernels, and what they compile to."""

import re
from pathlib import Path

from a2a_lib import toolchain
from a2a_lib.machine.toolchain import compile

INCLUDE = toolchain.INCLUDE
KERNELS = Path(toolchain.__file__).parents[2] / "kernels" / "all_to_all"
SAMPLES = Path(__file__).parents[1] / "samples"
LEVELS = ["-O0", "-O1", "-O2", "-O3"]
ORDERS = ["relaxed", "acquire", "release", "acq_rel", "seq_cst"]
SCOPES = ["workgroup", "agent", "system"]
STATEMENTS = {
    (kind, order, scope): text.format(order=order, scope=scope)
    for scope in SCOPES
    for kind, orders, text in [
        ("store", ("relaxed", "release", "seq_cst"), "signal<Order::{order}, Scope::{scope}>(flag + i, data[i + 3]);"),
        ("add", ORDERS, "wide[i] = signal_add<Order::{order}, Scope::{scope}>(wide + i + 4, data[i + 3] + 5);"),
        ("wait", ("relaxed", "acquire", "seq_cst"),
         "data[i] += wait_at_least<Order::{order}, Scope::{scope}>(flag + i, data[i + 4]);")]
    for order in orders}


def kernel(name, statements):
    return f"""
extern "C" __global__ void {name}(uint32_t* flag, uint64_t* wide, uint32_t* data, int n) {{
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {{
    data[i] = data[i + 1] * 3;
    {statements}
    data[i + 2] = data[i] + data[i + 7];
  }}
}}
"""


HEAD = '#include "a2a/a2a.h"\nusing namespace a2a;\n'
EACH = HEAD + "".join(kernel("_".join(key), text) for key, text in STATEMENTS.items())
ALL = HEAD + kernel("all", "\n    ".join([*STATEMENTS.values(), "grid_barrier(data);"]))


def instructions(asm):
    """Instructions only: no comments, directives, marks or label numbers."""
    kept = [t.split(";")[0].rstrip() for t in asm.splitlines()]
    return [re.sub(r"\.LBB\d+_\d+", "label", t.strip()) for t in kept if re.match(r"\t[a-z]", t)]


def bodies(statements):
    """{name: accesses, fences, waits and marks in order} of kernels (p, q) with these statements, compiled in one go."""
    source = "".join(f'extern "C" __global__ void {name}(uint32_t* p, uint32_t* q) {{\n  {text}\n}}\n' for name, text in statements.items())
    asm, codes = [t.strip() for t in compile(HEAD + source).asm.splitlines()], {}
    shown = ("; a2a.", "global_", "buffer_", "ds_", "s_waitcnt vmcnt")
    for name in statements:
        first = next(i for i, t in enumerate(asm) if t.startswith(f"{name}:"))
        code = [t for t in asm[first:asm.index("s_endpgm", first)] if t.startswith(shown)]
        codes[name] = [re.sub(r" v\d+, v\d+, s\[.*?\]| v\d+, v\[.*?\], off", "", t.split("offset")[0]).strip() for t in code]
    return codes


def body(statement):
    return bodies({"k": statement})["k"]
