"""The gfx942 instructions of a load or store of a given order and scope."""
import re

from ...machine.toolchain import compile

BODIES = {"load": "*out = load_{order}<Scope::{scope}>(flag);",
          "store": "*out = 7; store_{order}<Scope::{scope}>(flag, 1u);"}
SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void f(unsigned* flag, unsigned* out) {{ {body} }}
"""
MEMORY = re.compile(r"buffer_\w+.*|global_(?:load|store)_dword.*|s_waitcnt vmcnt.*")


def compiled(what: str, order: str, scope: str) -> list[str]:
    """The memory instructions of one flag's load or store, without registers, such as "global_load_dword sc0 sc1".

    what: "load" (order "relaxed" or "acquire") or "store" (order "relaxed" or "release"). A plain store of data
    precedes the store, so that a release has something to write back. scope: "workgroup", "agent" or "system".
    """
    text = compile(SOURCE.format(body=BODIES[what].format(order=order, scope=scope))).listing("f")
    instructions = [re.sub(r" s\[.*?\]", "", line.strip()) for line in MEMORY.findall(text.replace("|", "\n"))]
    instructions = [re.sub(r" v\d.*?(?=( sc\d|$))", "", line) for line in instructions]
    return instructions[:-1] if what == "load" else instructions[1:]  # without the instructions of *out
