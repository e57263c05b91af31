"""Times of rungs whose problems are too large for CPUs: `a2a bench --on-gpu`. One process for each GPU."""
import gc
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ...errors import A2AError
from ...kernels import families
from ...machine.node import Node
from ...table import Table
from . import record
from .clock import Clock

# The class of each family's cases, a `cases.Case`.
CASES = {"ag_gemm": "GemmCase", "gemm_rs": "GemmCase", "moe_layer": "LayerCase", "moe_backward": "BackwardCase"}
NAN = float("nan")


def case_of(family) -> type:
    """The class of a family's cases. Raises ValueError if it has none."""
    if family.name not in CASES:
        raise ValueError(f"{family.name} has no problems that GPUs draw; these families have: {', '.join(CASES)}")
    from . import cases

    return getattr(cases, CASES[family.name])


def check(names: Iterable[str], shapes: Iterable[str] | None, options: Mapping[str, Any]) -> tuple[Any, list[str], list[Any]]:
    """The family, bare names of rungs and shapes of a request. names: rungs, or a family. Raises ValueError for what does not exist and
    for several families, before any work."""
    every, hopper = [], {name: family for family in CASES for name in families.of(family).on_hopper}
    for name in names:
        bare = name.rpartition("/")[2]
        if name in families.FAMILIES:  # also rungs that have no simulated time
            every += [f"{name}/{rung}" for rung, kind in families.of(name).rungs.items() if not kind.on_cluster]
        else:
            every.append(f"{hopper[bare]}/{bare}" if bare in hopper else families.full_name(name))
    owners = {name.partition("/")[0] for name in every}
    if len(owners) != 1:
        raise ValueError(f"--on-gpu measures one family: {', '.join(CASES)}")
    family, rungs = families.of(*owners), [name.partition("/")[2] for name in every]
    case_of(family)
    for name in rungs:
        family.kind_of(name).read_options(options)
    return family, rungs, [family.shape(shape) for shape in shapes or (family.default_shape,)]


def measure(node: Node, names: Iterable[str], *, shapes: Iterable[str] | None = None, options: Mapping[str, Any] | None = None,
            designs: bool = False, calls: int = 20, warmup: int = 5, peers: bool = False,
            announce: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """Measures rungs of one family. Returns a recording: medians of the slowest rank, us, launched one by one and timed on the GPU. Each
    row's last timed call is checked.

    names: rungs, or a family. shapes: names or spellings. options: of every rung. designs: adds a row for each design of the last rung.
    peers: PyTorch's ways beside.
    """
    options = dict(options or {})
    family, rungs, sizes = check(names, shapes, options)
    if node.target == "sim":
        raise A2AError("--on-gpu is for real GPUs")
    kind, rows = case_of(family), []
    lines = [(name, options) for name in rungs]
    if designs:
        lines += [(rungs[-1], options | {"variant": design}) for design in family.kind_of(rungs[-1]).VARIANTS]
    with Clock(node) as clock:
        for shape in sizes:
            case = kind(clock, family, shape)
            place = {"workload": f"{family.name} {family.shape_name(shape)}"}
            for name, given in lines:
                announce(f"{place['workload']}: {' '.join([name, *map(str, given.values())])}")
                rows.append(place | case.time(name, given, calls, warmup))
            for name, work in case.peers().items() if peers else ():
                announce(f"{place['workload']}: {name}")
                rows.append(place | case.time_peer(name, work, calls, warmup))
            case.close()
            case = None
            gc.collect()  # frees its memory for the next one
    return record.facts(node, family.name) | {"baseline": kind.baseline, "rows": rows}


def table(recording: Mapping[str, Any]) -> Table:
    """One line per row: us, and how many times as long as the baseline of its workload, if that was measured."""
    rows, ending = recording["rows"], recording.get("baseline", "cuBLAS alone")
    places = [row.get("workload") or f"{row['kind']} {'x'.join(map(str, row['size']))}" for row in rows]
    us = [row.get("us", {}) for row in rows]
    base = {place: each["median"] for place, row, each in zip(places, rows, us, strict=True) if each and row["rung"].endswith(ending)}
    return Table({"workload": places, "rung": [row.get("name", row["rung"]) for row in rows],
                  "us": [each.get("median", NAN) for each in us], "p10": [each.get("p10", NAN) for each in us],
                  "p90": [each.get("p90", NAN) for each in us],
                  f"x {ending}": [each.get("median", NAN) / base.get(place, NAN) for place, each in zip(places, us, strict=True)],
                  "right": ["yes" if row["correct"] else "NO" for row in rows]},
                  unit="us, medians of the slowest rank", label=recording["label"]).whole()


def text(recording: Mapping[str, Any]) -> str:
    """The recording as text for a terminal."""
    return str(table(recording))
