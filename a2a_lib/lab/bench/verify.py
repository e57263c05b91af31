"""Are the rungs right on this machine's GPUs? The hazards of the ladder, each a row of a table: ok or what went wrong.

Every buffer that holds nothing between calls is poisoned before a call, problems are exact, so that outputs must be
equal to the right answer bit by bit; fp8_rows too, for its codes hold such values, and a MoE layer on `ExpertParallel` is
compared with the same layer on one GPU. Collective; a fault or a wait that is never satisfied ends the run, for the GPU is
gone then.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from ...alltoall import rungs as all_rungs
from ...errors import A2AError, HipError, SimulationError
from ...moe import Problem, Shape, shapes
from ...node import Node
from ...rungs.hip_rung import HipRung
from ...table import Table
from .. import moe_layer
from . import prepare, record
from .run import choose
from .rung_times import retire

HOLLOW = ("recv_x", "recv_meta", "reply", "expert_x", "expert_y", "expert_origin", "recv_count",
          "recv_choices", "recv_scales")
LAYERS = {"rows begin anywhere": 1, "rows in tiles of 16": 16}  # of `ExpertParallel`: its block_size
ODD = Shape("odd", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two
LARGE = shapes["dsv3"]  # only two of the routings: the right answers take long
SIZES = (ODD, shapes["tiny"], shapes["bench1"], shapes["bench3"], shapes["test8"], LARGE)


def routings(world_size: int, shape: Shape) -> dict[str, dict[str, Any]]:
    """Name of a hazard -> arguments of `Problem.random`."""
    most, last = shape.max_tokens, world_size - 1
    found = {
        "random": {}, "every rank full": {"num_tokens": most}, "no tokens at all": {"num_tokens": 0},
        "ranks without tokens": {"num_tokens": [most * (rank % 2) for rank in range(world_size)]},
        "one rank has all tokens": {"num_tokens": [most if rank == last else 0 for rank in range(world_size)]},
        "all to one expert": {"routing": "one_expert", "target": shape.num_experts - 1},
        "a hot expert": {"num_tokens": most, "routing": "hot_expert", "target": 1},
        "choices of -1": {"drop": 0.3}, "nothing but -1": {"drop": 1.0},
    }
    if shape.topk <= shape.local_experts(world_size):
        found["all to one rank"] = {"num_tokens": most, "routing": "one_rank", "target": last}
    if world_size > 1:
        found["a rank that gets nothing"] = {"routing": "empty_rank", "target": 0}
    return found


def run(node: Node, rungs: Sequence[str] | None = None, *, sizes: Sequence[Shape] = SIZES, rows: int = 5,
        announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """Plain data: the head of `record.facts` and "checks": [{"rung", "shape", "check", "ok", "error"}] of all ranks
    together. rungs: default all, and the layer. rows: how many calls without a barrier of the hosts between them. Shapes
    whose experts do not divide over the ranks are left out; ValueError where none is left."""
    rungs, whole = choose(rungs), rungs is None
    sizes = [shape for shape in sizes if shape.num_experts % node.world_size == 0]
    if not sizes:
        raise ValueError(f"nothing to verify: the experts of none of these shapes divide over {node.world_size} ranks")
    found = record.facts(node, "verify") | {"checks": [], "notes": []}
    prepare.compile_all(node, prepare.sources(rungs))
    for rung in rungs:
        for shape in sizes:
            announce(f"{rung}, {shape.name}")
            for check, work in _checks(node, rung, shape, rows):
                row = {"rung": rung, "shape": shape.name, "check": check, **_outcome(node, work)}
                found["checks"].append(row)
                if row.pop("fatal"):
                    found["notes"].append(f"ended at {rung}, {shape.name}, {check}: the GPU cannot be used after that")
                    return found
    if whole:
        _verify_layer(node, found, announce)
    return found


def _verify_layer(node: Node, found: dict[str, Any], announce: Callable[[str], None]) -> None:
    tiny = shapes["tiny"]
    if tiny.num_experts % node.world_size or (node.target != "sim" and len(node.ranks) > 1):
        found["notes"].append("layer: left out, its experts do not divide over the ranks, or a process has several GPUs")
        return
    if node.target != "sim":
        import torch
        torch.cuda.set_device(node.ranks[0].device)
    for check, block_size in LAYERS.items():
        announce(f"layer, {check}")
        outcome = _outcome(node, lambda block_size=block_size: moe_layer.run(node, tiny, hidden=64, block_size=block_size))
        outcome.pop("fatal")
        found["checks"].append({"rung": "layer", "shape": tiny.name, "check": check, **outcome})


def _outcome(node: Node, work: Callable[[], None]) -> dict[str, Any]:
    """{"ok", "error", "fatal"} of all ranks."""
    error, fatal = "", False
    try:
        work()
    except (A2AError, AssertionError, ValueError) as caught:
        error, fatal = f"{type(caught).__name__}: {caught}"[:600], isinstance(caught, (HipError, SimulationError))
    ranks = node.gather({rank.index: (error, fatal) for rank in node.ranks})
    errors = {rank: error for rank, (error, _) in ranks.items() if error}
    return {"ok": not errors, "error": "; ".join(f"rank {rank}: {text}" for rank, text in errors.items()),
            "fatal": any(fatal for _, fatal in ranks.values())}


def _checks(node: Node, rung: str, shape: Shape, rows: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """(name, what to do) of every check of a rung at a shape."""
    world, kind = node.world_size, all_rungs[rung]
    comm = kind(node, shape, **({} if issubclass(kind, HipRung) else {"identify": True}))
    cases = routings(world, shape)
    if shape is LARGE:
        cases = {name: cases[name] for name in ("random", "every rank full")}

    def draw(seed: int, **how) -> Problem:
        how = {name: tuple(value) if isinstance(value, list) else value for name, value in how.items()}
        return _draw(shape, world, seed, tuple(sorted(how.items())))

    def one(problem: Problem) -> None:
        poison(comm)
        comm.check(problem, comm(problem))

    for seed, (name, how) in enumerate(cases.items()):
        yield name, lambda seed=seed, how=how: one(draw(seed, **how))
    if not isinstance(comm, HipRung) or "dispatch" in {stage.role for stage in comm.stages}:
        yield "dispatch alone, then combine", lambda: _in_two_steps(comm, draw(100, drop=0.1))
    if isinstance(comm, HipRung):
        yield f"{rows} calls without a host barrier", lambda: _in_a_row(
            comm, [draw(200 + n, drop=0.2) for n in range(rows)])
        yield "another shape and back", lambda: _another_and_back(comm, kind(node, "tiny"), draw)
    yield "and once more", lambda: one(draw(300))
    retire(comm)


@lru_cache(maxsize=256)
def _draw(shape: Shape, world_size: int, seed: int, how: tuple) -> Problem:
    """Kept, with its right answer, for the rungs to come."""
    return Problem.random(shape, world_size, seed, exact=True, **dict(how))


def poison(comm) -> None:
    """-1 (NaN) in everything that a call must write before it reads it."""
    for own in getattr(comm, "local", ()):
        for name in filter(own.get, HOLLOW):
            own[name].memset_(0xFF)
    comm.node.synchronize()
    comm.node.gather({rank.index: None for rank in comm.node.ranks})  # no peer writes before all are done


def _in_two_steps(comm, problem: Problem) -> None:
    poison(comm)
    received = comm.dispatch(problem)
    outputs = comm.combine(problem, comm.experts(received))
    problem.check_dispatch(received, ranks=comm.ranks)
    comm.check(problem, outputs)


def _in_a_row(comm: HipRung, problems: Sequence[Problem]) -> None:
    poison(comm)
    for problem, call in zip(problems, comm.launch_all(problems)):
        comm.check(problem, comm.result(call))


def _another_and_back(comm: HipRung, other: HipRung, draw) -> None:
    """Calls of two shapes under way at once; each has its own heap, flags and epochs."""
    tiny = Problem.random(other.shape, comm.world_size, 1, exact=True)
    problems = [(comm, draw(400)), (other, tiny), (comm, draw(401))]
    calls = [one.begin(problem) for one, problem in problems]
    for (one, _), call in zip(problems, calls):
        for stage in one.stages:
            one.start(stage, call)
    try:
        for (one, problem), call in reversed(list(zip(problems, calls))):
            one.check(problem, one.result(call))
    finally:
        retire(other)  # collective, so also where an answer was wrong on this rank only


def table(found: dict[str, Any]) -> Table:
    """Per rung and shape: checks that passed, and those that did not."""
    keys = dict.fromkeys((row["rung"], row["shape"]) for row in found["checks"])
    rows = []
    for rung, shape in keys:
        mine = [row for row in found["checks"] if (row["rung"], row["shape"]) == (rung, shape)]
        failed = [row["check"] for row in mine if not row["ok"]]
        rows.append((rung, shape, len(mine) - len(failed), len(mine), ", ".join(failed) or "-"))
    columns = ("rung", "shape", "right", "of", "failed")
    return Table(dict(zip(columns, zip(*rows))) if rows else {name: [] for name in columns}, label=found["label"],
                 title="outputs equal to the right answer, bit by bit")


def text(found: dict[str, Any]) -> str:
    """For a terminal."""
    shown, lines = table(found), []
    for start in range(0, len(shown), 20):  # a Table prints so many rows
        part = {name: shown[name][start:start + 20] for name in shown.columns}
        lines.append(repr(Table(part, label=shown.label, title=shown.title)))
    wrong = [row for row in found["checks"] if not row["ok"]]
    lines += [f"{row['rung']}, {row['shape']}, {row['check']}: {row['error']}" for row in wrong]
    right = len(found["checks"]) - len(wrong)
    return "\n".join([*lines, *found["notes"], f"{right} of {len(found['checks'])} checks right"])
