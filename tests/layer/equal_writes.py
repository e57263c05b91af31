"""Proves that racing LDS writes of one instruction store equal bytes.

Triton lets each wave that holds a copy of a value store it to the same place of the LDS. The race detector reports such writes,
because nothing orders them, and C++ calls them undefined. In machine code they are harmless if all waves store the same bytes:
whichever is last, the LDS holds them. `checked` changes the assembly so that a run shows whether they do.
"""
import re
from functools import lru_cache

from a2a_lib.machine.toolchain.triton.flow import Flow, Instruction, mask

WRITE = re.compile(r"\tds_write_b(32|64|128) (v\d+), (v\d+|v\[\d+:\d+\])$")


def checked(asm: str, line: int) -> str:
    """The assembly, in which each wave, when all have written with the instruction of this line (from 1), reads back what it wrote,
    and stores to address 0 if it finds other bytes: a fault. Raises ValueError for another instruction, or where no barrier
    follows."""
    rows = asm.split("\n")
    write = WRITE.match(rows[line - 1])
    if not write or [row.strip() for row in rows[line:line + 2]] != ["s_waitcnt lgkmcnt(0)", "s_barrier"]:
        raise ValueError(f"line {line}: {rows[line - 1].strip()!r} is no write to the LDS before a barrier")
    bits, address, data = write.groups()
    dwords = int(bits) // 32
    first = int(re.search(r"\d+", data)[0])
    free, pair = unused(rows, line, "v", max(2, dwords)), unused(rows, line, "s", 2)
    room = f"v[{free}:{free + dwords - 1}]" if dwords > 1 else f"v{free}"
    check = [f"\tds_read_b{bits} {room}, {address}", "\ts_waitcnt lgkmcnt(0)"]
    for word in range(dwords):  # free = what differs; a lane of exec without a difference stays silent
        check += [f"\tv_xor_b32_e32 v{free + word}, v{first + word}, v{free + word}"]
        check += [f"\tv_or_b32_e32 v{free}, v{free}, v{free + word}"] if word else []
    check += [f"\tv_cmp_ne_u32_e64 s[{pair}:{pair + 1}], 0, v{free}", f"\ts_cmp_eq_u64 s[{pair}:{pair + 1}], 0",
              "\ts_cbranch_scc1 .Lequal_writes", f"\tv_mov_b32_e32 v{free}, 0", f"\tv_mov_b32_e32 v{free + 1}, 0",
              f"\tglobal_store_dword v[{free}:{free + 1}], v{free}, off", ".Lequal_writes:"]
    return "\n".join(rows[:line + 2] + check + rows[line + 2:])


def unused(rows: list[str], line: int, kind: str, count: int) -> int:
    """The first of `count` registers of a kind, at an even number, that nobody reads after a line before writing them. Raises
    ValueError if there are none, or if scc is read."""
    needed, named = needed_after("\n".join(rows), line + 2)
    for first in range(0, 256, 2):
        places = mask(f"{kind}{first + i}" for i in range(count))
        if not places & ~named and not (places | mask(["scc"])) & needed:
            return first
    raise ValueError("no register is free")


@lru_cache(maxsize=1)
def needed_after(asm: str, row: int) -> tuple[int, int]:
    """The registers, as masks, that an instruction or a later one reads before they are written, and those that any writes."""
    flow = Flow(asm.split("\n"))
    masks = [tuple(map(mask, registers_of(instruction))) for instruction in flow.instructions]
    live, changed = [0] * len(masks), True
    while changed:
        changed = False
        for i in reversed(range(len(masks))):
            after = 0
            for j in flow.after[i]:
                after |= live[j]
            before = masks[i][0] | after & ~masks[i][1]
            changed |= before != live[i]
            live[i] = before
    named = 0
    for _, written in masks:
        named |= written
    return live[flow.rows.index(row)], named


def registers_of(instruction: Instruction) -> tuple[frozenset[str], frozenset[str]]:
    """Returns the registers that an instruction reads, and those that it writes. One that adds to its first operand, or leaves parts
    of it, counts as reading it, too. v_div_fmas reads vcc, and v_div_scale writes it."""
    name, reads, writes = instruction.name, instruction.reads, instruction.writes
    if name.startswith(("v_fmac", "v_pk_fmac", "v_mfma", "v_dot", "v_cndmask", "ds_read", "global_load", "buffer_load")):
        reads |= writes
    if name.startswith("v_div_fmas"):
        reads |= {"vcc"}
    if name.startswith("v_div_scale") and instruction.operands[1] == "vcc":
        writes |= {"vcc"}
    return reads, writes
