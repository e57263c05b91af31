"""The simulator beside a recording: the same rungs at the same workloads on as many simulated GPUs, and the error."""
from collections.abc import Callable, Sequence
from typing import Any

from ...kernels import families
from ...machine.node import Node
from ...machine.sim import presets
from ...table import Table
from . import warps
from .run import measure

PARTS = ("dispatch", "expert", "combine", "total")


def simulate(measured: dict[str, Any], *, preset: str, rungs: Sequence[str] | None = None,
             names: Sequence[str] | None = None, announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """A simulated run in the form of `run.measure`, one call each, of everything in a recording.

    The grids are those of the recording: as many blocks, of as many threads. A GPU has as many CUs as the preset's. If
    the recording's waves had 32 lanes, loops have the trips of `warps`.

    rungs, names: subsets of its rungs and workloads (default: all). Raises ValueError for one that it lacks, and for a
    recording of another kind.
    """
    if measured.get("kind") != "bench":
        raise ValueError(f"times are compared: this recording is of kind {measured.get('kind')!r}, not 'bench'")
    available = list(dict.fromkeys(row["rung"] for row in measured["rows"] if "stages" in row and row["stages"]))
    family = measured.get("family", families.FIRST)
    if family in (rungs or ()):
        rungs = None
    rungs = [families.full_name(name if "/" in name else f"{family}/{name}").partition("/")[2] for name in rungs
             or available]
    names = list(names or measured["workloads"])
    for requested, have in ((rungs, available), (names, measured["workloads"])):
        lacks = [name for name in requested if name not in have]
        if lacks:
            raise ValueError(f"the recording has no {lacks[0]!r}; it has {', '.join(have)}")
    with Node(measured["machine"]["gpus"], preset=preset, target="sim", **presets.size(preset)) as node:
        return measure(node, rungs=[f"{family}/{name}" for name in rungs], names=names, calls=1, warmup=1, host=False, announce=announce,
                       grid=lambda rung, name: grid_of(measured, rung, name),
                       adapt=warps.halve if measured["target"] == "cuda" else lambda comm: None)


def grid_of(measured: dict[str, Any], rung: str, workload: str) -> tuple[int, int] | None:
    """(blocks, waves of 64 lanes per block) of a rung's own launches in a recording. A block has as many threads as
    there, where a wave may have 32 lanes. None if the recording has none."""
    row = next((row for row in measured["rows"] if (row["rung"], row["workload"]) == (rung, workload)
                and "waves" in row and "tuned" not in row), None)
    lanes = 64 if measured["target"] != "cuda" else 32
    return (row["blocks"], max(1, -(-row["waves"] * lanes // 64))) if row else None


def errors(measured: dict[str, Any], simulated: dict[str, Any], launch: str = "graph") -> list[dict[str, Any]]:
    """Per rung, workload and part that both have: {"workload", "rung", "part", "measured", "simulated", "error"}; us,
    and simulated over measured minus one.

    The time between two events with nothing between them is subtracted once for every stage of a part. Real events cost
    time (3 us on an H200), simulated ones none, and an event follows every stage (none inside a total). Of several
    grids the rung's own counts, because that one is simulated.
    """
    errors_found = []
    for row in simulated["rows"]:
        alike = [candidate for candidate in measured["rows"] if candidate.get("correct") and "tuned" not in candidate
                 and (candidate["workload"], candidate["rung"]) == (row["workload"], row["rung"])]
        alike = [candidate for candidate in alike if candidate["launch"] == launch] or alike
        if not alike or not row["correct"]:
            continue
        for part in PARTS:
            if part in row["us"] and part in alike[0]["us"]:
                stages = max(1, sum(name.startswith(part) for name in row["stages"] or ()))
                real, ours = (own["us"][part]["median"] - stages * run["floors"]["events"].get(own["launch"], {"median": 0.0})["median"]
                              for run, own in ((measured, alike[0]), (simulated, row)))
                errors_found.append({"workload": row["workload"], "rung": row["rung"], "part": part,
                                     "measured": round(real, 2), "simulated": round(ours, 2),
                                     "error": round(ours / real - 1, 4)})
    return errors_found


def table(measured: dict[str, Any], simulated: dict[str, Any], workload: str) -> Table:
    """The errors at one workload, a row per rung and part."""
    rows = [row for row in errors(measured, simulated) if row["workload"] == workload]
    names = ("rung", "part", "measured", "simulated", "error")
    return Table.of_rows(names, ((*(row[name] for name in names[:-1]), f"{row['error']:+.0%}") for row in rows),
                         unit="us, less the events' own time", label=f"{measured['label']}; {simulated['label']}",
                         title=f"{workload}: the simulator beside the measurement")


def text(measured: dict[str, Any], simulated: dict[str, Any]) -> str:
    """The comparison as text for a terminal: a table per workload."""
    return "\n\n".join(repr(table(measured, simulated, workload).whole()) for workload in simulated["workloads"])
