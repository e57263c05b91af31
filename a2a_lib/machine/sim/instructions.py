"""Writes isa/INSTRUCTIONS.md from the simulator's table: gfx942's instructions by family, and which are simulated.

    python -m a2a_lib.machine.sim.instructions     writes it anew
"""
import fnmatch
from collections import Counter
from pathlib import Path

from .library import inspect

FOLDER = Path(__file__).parent / "isa"
PAGE = FOLDER / "INSTRUCTIONS.md"
OWN = "Own"  # the family of the simulator's own instructions, for the headers

FAMILIES = {
    "SOP1": "scalar, one source", "SOP2": "scalar, two sources", "SOPC": "scalar compares",
    "SOPK": "scalar, with a constant of 16 bits", "SOPP": "branches, waits, barriers", "SMEM": "scalar memory, clocks",
    "VOP1": "vector, one source", "VOP2": "vector, two sources", "VOPC": "vector compares",
    "VOP3": "vector, three sources, and what else has no shorter encoding", "VOP3P": "packed, mixed precision, dot products",
    "MFMA": "matrices, dense and sparse", "DS": "LDS, and permutations through it", "FLAT": "memory by flat addresses",
    "GLOBAL": "global memory", "SCRATCH": "a lane's own memory", "MUBUF": "memory by buffers; cache actions",
    "MTBUF": "memory by typed buffers"}
# (names that are left out, reason)
LEFT_OUT = (
    ("s_atomic_*", "scalar atomics, which LLVM does not generate"),
    ("s_buffer_atomic_*", "scalar atomics through buffers, which LLVM does not generate"),
    ("s_buffer_store_*", "scalar stores through buffers, which LLVM does not generate"),
    ("s_scratch_*", "scalar access to scratch, which LLVM does not generate"),
    ("s_atc_probe*", "prefetches of address translations, which are not modelled"),
    ("s_dcache_discard*", "hints to the scalar cache"),
    ("s_cbranch_*fork", "branches with a stack, which LLVM does not generate"),
    ("s_cbranch_join", "their end"),
    ("s_cbranch_cdbg*", "for debuggers"),
    ("s_rfe_*", "for trap handlers"),
    ("s_sendmsghalt", "for trap handlers"),
    ("s_endpgm_ordered_ps_done", "for graphics"),
    ("s_set_gpr_idx_mode", "changes the operands that s_set_gpr_idx_on indexes; LLVM does not generate it"),
    ("s_setvskip", "skips vector instructions; LLVM does not generate it"),
    ("v_exp_legacy_f32", "rounds as older GPUs did; LLVM does not generate it"),
    ("v_log_legacy_f32", "rounds as older GPUs did; LLVM does not generate it"),
    ("v_screen_partition_4se_b32", "for graphics"),
    ("ds_gws_*", "the GPU's global wave sync, which HIP's grid barriers do not use"),
    ("scratch_load_lds_*", "loads from scratch into LDS, which LLVM does not generate"),
    ("buffer_*_format_*", "converts formats of pixels"),
    ("tbuffer_*", "converts formats of pixels"),
)


def listed() -> dict[str, str]:
    """gfx942's instructions, {mnemonic: family}, from isa/gfx942.txt, which names its source."""
    families: dict[str, str] = {}
    family = ""
    for line in (FOLDER / "gfx942.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            family, _, line = line.partition(":")
        families |= dict.fromkeys(line.split(), family)
    return families


def simulated() -> dict[str, str]:
    """The simulator's table, {mnemonic: family}. It has both of LLVM's spellings of matrix instructions. Raises
    A2AError if the simulator is not built."""
    return {row["name"]: row["family"] for row in inspect("a2aSimInstructions")}


def page() -> str:
    """The text of INSTRUCTIONS.md. Errors as `simulated`. Raises ValueError if LEFT_OUT gives no reason for a missing
    name."""
    names, in_table = listed(), simulated()
    missing = [name for name in names if name not in in_table]
    why = {name: [row for row in LEFT_OUT if fnmatch.fnmatch(name, row[0])] for name in missing}
    if unexplained := [name for name, rows in why.items() if len(rows) != 1]:
        raise ValueError(f"LEFT_OUT needs one row for each of {', '.join(unexplained)}")
    left = Counter((names[name], why[name][0][0]) for name in missing)
    rows = []
    for family, meaning in FAMILIES.items():
        of_family = [name for name in names if names[name] == family]
        out = ", ".join(f"`{pattern}`" + (f" ({count})" if "*" in pattern else "")
                        for (of, pattern), count in left.items() if of == family)
        rows.append(f"| {family} | {meaning} | {sum(name in in_table for name in of_family)} of {len(of_family)} | {out} |")
    reasons = [f"| `{pattern}` | {text} |" for pattern, text in LEFT_OUT if any(key[1] == pattern for key in left)]
    own = ", ".join(f"`{name}`" for name, family in in_table.items() if family == OWN)
    return "\n".join([
        "# Instructions", "",
        "Which of gfx942's instructions are simulated. This page is made from the simulator's table by",
        "`python -m a2a_lib.machine.sim.instructions`. What gfx942 has stands in `gfx942.txt`, with its source. An instruction that is",
        "left out is an error when a module that has it is loaded. Encodings are those of AMD's CDNA3 ISA guide; a mnemonic",
        "counts once, in its shortest encoding, whatever suffix it has (`_e32`, `_e64`, `_dpp`, `_sdwa`).", "",
        "| family | what | simulated | left out |", "|---|---|---|---|", *rows,
        f"| all | | {sum(name in in_table for name in names)} of {len(names)} | |", "",
        "| left out | why |", "|---|---|", *reasons, "",
        f"The simulator's own, which the headers write for `printf` and `assert`: {own}.", ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
