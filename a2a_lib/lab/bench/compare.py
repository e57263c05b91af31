"""The simulator beside a recording: the same rungs at the same workloads on as many simulated GPUs, and the error."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ... import families
from ...node import Node
from ...table import Table
from . import warps
from .run import measure

PARTS = ("dispatch", "expert", "combine", "total")


def simulate(measured: dict[str, Any], *, preset: str, rungs: Sequence[str] | None = None,
             names: Sequence[str] | None = None, announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """A simulated run like `run.measure` gives, one call each, of what a recording measured, with its grids: as many
    blocks, of as many threads; and where its waves had 32 lanes, with the trips of `warps`. rungs, names: which of its
    rungs and workloads (default: all). ValueError for one that it lacks, and for a recording of another kind."""
    if measured.get("kind") != "bench":
        raise ValueError(f"times are compared: this recording is of kind {measured.get('kind')!r}, not 'bench'")
    there = list(dict.fromkeys(row["rung"] for row in measured["rows"] if "stages" in row and row["stages"]))
    family = measured.get("family", families.FIRST)
    if family in (rungs or ()):
        rungs = None
    rungs = [families.full_name(name if "/" in name else f"{family}/{name}").partition("/")[2] for name in rungs or there]
    names = list(names or measured["workloads"])
    for wanted, have in ((rungs, there), (names, measured["workloads"])):
        lacks = [name for name in wanted if name not in have]
        if lacks:
            raise ValueError(f"the recording has no {lacks[0]!r}; it has {', '.join(have)}")
    with Node(measured["machine"]["gpus"], preset=preset, target="sim") as node:
        return measure(node, rungs=[f"{family}/{name}" for name in rungs], names=names, calls=1, warmup=1, host=False, announce=announce,
                       grid=lambda rung, name: grid_of(measured, rung, name),
                       adapt=warps.halve if measured["target"] == "cuda" else lambda comm: None)


def grid_of(measured: dict[str, Any], rung: str, workload: str) -> tuple[int, int] | None:
    """(blocks, waves of 64 lanes per block) of a rung's own launches in a recording, so that a block has the threads that
    it had there, where a wave may have 32 lanes; None where the recording has none."""
    row = next((row for row in measured["rows"] if (row["rung"], row["workload"]) == (rung, workload)
                and "waves" in row and "tuned" not in row), None)
    lanes = 64 if measured["target"] != "cuda" else 32
    return (row["blocks"], max(1, -(-row["waves"] * lanes // 64))) if row else None


def errors(measured: dict[str, Any], simulated: dict[str, Any], launch: str = "graph") -> list[dict[str, Any]]:
    """Per rung, workload and part that both have: {"workload", "rung", "part", "measured", "simulated", "error"}; us,
    and simulated over measured less one. From all of them is taken what two events with nothing between them show, once
    for every stage of a part: real events cost time (3 us on an H200), simulated ones none, and an event follows every
    stage (none inside a total). Of several grids the rung's own counts: that is what is simulated."""
    found = []
    for row in simulated["rows"]:
        same = [other for other in measured["rows"] if other.get("correct") and "tuned" not in other
                and (other["workload"], other["rung"]) == (row["workload"], row["rung"])]
        same = [other for other in same if other["launch"] == launch] or same
        if not same or not row["correct"]:
            continue
        for part in PARTS:
            if part in row["us"] and part in same[0]["us"]:
                stages = max(1, sum(name.startswith(part) for name in row["stages"] or ()))
                real, ours = (one["us"][part]["median"] - stages * _events(run, one["launch"])
                              for run, one in ((measured, same[0]), (simulated, row)))
                found.append({"workload": row["workload"], "rung": row["rung"], "part": part,
                              "measured": round(real, 2), "simulated": round(ours, 2),
                              "error": round(ours / real - 1, 4)})
    return found


def _events(run: dict[str, Any], launch: str) -> float:
    """us between two events with nothing between them."""
    return run["floors"]["events"].get(launch, {"median": 0.0})["median"]


def table(measured: dict[str, Any], simulated: dict[str, Any], workload: str) -> Table:
    """The errors at one workload, a row per rung and part."""
    rows = [row for row in errors(measured, simulated) if row["workload"] == workload]
    return Table({"rung": [row["rung"] for row in rows], "part": [row["part"] for row in rows],
                  "measured": [row["measured"] for row in rows], "simulated": [row["simulated"] for row in rows],
                  "error": [f"{row['error']:+.0%}" for row in rows]},
                 unit="us, less the events' own time", label=f"{measured['label']}; {simulated['label']}",
                 title=f"{workload}: the simulator beside the measurement")


def text(measured: dict[str, Any], simulated: dict[str, Any]) -> str:
    """For a terminal: a table per workload."""
    parts = []
    for workload in simulated["workloads"]:
        one = table(measured, simulated, workload)
        one.shown = len(one)
        parts.append(repr(one))
    return "\n\n".join(parts)
