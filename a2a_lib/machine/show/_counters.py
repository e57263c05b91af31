"""A profiler's counts as a table: registers, busy CUs, caches, coalescing, bank conflicts, bytes."""
from collections.abc import Iterable, Mapping
from typing import Any

from ...table import Table

NONE = float("nan")


def counters(runs: Iterable[Mapping[str, Any]], *, title: str = "") -> Table:
    """A row per run of one or several kernels on one simulated GPU.

    runs: dicts with `name`; `kernels` (`toolchain.Kernel`s); `blocks`, the most of any launch; `cus` of the GPU. Also
    `before` and `after`, results of `node.counters()`; `us` and `label`, from the trace; `rank` (default 0).
    `align.measure` makes one.

    VGPRs, SGPRs, LDS: the most of any kernel
    L1: share of lookups in vector L1s that hit; NaN if every access bypassed them
    coalesced: the fewest 64-byte pieces that hold the bytes of vector memory instructions, as a share of the pieces
        looked up
    conflicts: share of the LDS's cycles in which lanes waited for other lanes of their instruction in the same bank
        (counted, not timed)
    HBM: MB (1e6 bytes) read and written

    Raises ValueError without a run.
    """
    rows = [_row(run) for run in runs]
    if not rows:
        raise ValueError("a table of counters needs a run")
    labels = "; ".join(dict.fromkeys(str(run["label"]) for run in rows))
    names = ["us", "VGPRs", "SGPRs", "LDS", "CUs", "L1 %", "coalesced %", "conflicts %", "HBM MB"]
    return Table({"run": [row["run"] for row in rows]} | {name: [row[name] for row in rows] for name in names},
                 unit="LDS in bytes of a block; counted, not timed: coalesced, conflicts", label=labels, title=title)


def _row(run: Mapping[str, Any]) -> dict[str, Any]:
    before, after, rank = run["before"], run["after"], run.get("rank", 0)
    caches = {name: after["caches"][rank][name] - value for name, value in before["caches"][rank].items()}
    delta = {name: after[name] - before[name] for name in ("lds_cycles", "lds_conflict_cycles", "vector_pieces",
                                                           "vector_pieces_least")}
    kernels = list(run["kernels"])
    return {"run": run["name"], "label": run["label"], "us": round(float(run["us"]), 1),
            "VGPRs": max(kernel.vgprs for kernel in kernels), "SGPRs": max(kernel.sgprs for kernel in kernels),
            "LDS": max(kernel.lds for kernel in kernels) + run.get("lds", 0), "CUs": min(run["blocks"], run["cus"]),
            "L1 %": _percent(caches["l1_hits"], caches["l1_hits"] + caches["l1_misses"]),
            "coalesced %": _percent(delta["vector_pieces_least"], delta["vector_pieces"]),
            "conflicts %": _percent(delta["lds_conflict_cycles"], delta["lds_cycles"]),
            "HBM MB": round(caches["hbm_bytes"] / 1e6, 2)}


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else NONE
