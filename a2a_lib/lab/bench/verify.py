"""Checks the rungs on this machine's GPUs. Runs the hazards of each family; each is a row of a table: ok or its error.

Every buffer that holds nothing between calls is poisoned before a call. Problems of an all-to-all are exact, so outputs
must equal the right answer bit by bit; for fp8_rows too, because its codes can hold such values. Collective. A fault or
an endless wait ends the run, because the GPU is gone then.
"""
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from ...errors import A2AError, HipError, SimulationError
from ...kernels import families
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.kernel_rung import KernelRung
from ...kernels.rung.memory import hollow
from ...machine.node import Node
from ...plurals import quantity
from ...table import Table
from . import prepare, record
from .run import choose
from .rung_times import retire
from .workloads import find

LARGE = "dsv3"  # only two of its routings, because the right answers take long
LAYER = "layer/expert_parallel"


def run(node: Node, rungs: Sequence[str] | None = None, *, shapes: Sequence[Any] | None = None, rows: int = 5,
        announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """Plain data: the head of `record.facts` and "checks": [{"rung", "shape", "check", "ok", "error"}] of all ranks
    together.

    rungs: names, or a family's; default all all-to-alls, and the layer. shapes: shapes of the family, or their names
    (default: the family's `hazard_shapes`). rows: number of calls without a barrier of the hosts between them. Shapes
    that do not divide over the ranks are left out. Raises ValueError if none is left.
    """
    chosen = choose(rungs) + ([] if rungs else [LAYER])
    result = record.facts(node, "verify") | {"checks": [], "notes": []}
    prepare.compile_all(node, prepare.sources(chosen))
    for full_name in chosen:
        kind = families.find(full_name)
        sizes = _sizes(node, kind.family, shapes)
        if not sizes and full_name != LAYER:
            raise ValueError(f"nothing to verify: none of these shapes divides over {node.world_size} rank{'s' * (node.world_size > 1)}")
        for shape in sizes:
            name = kind.family.shape_name(shape)
            announce(f"{kind.name}, {name}")
            for check, work in _checks(node, kind, shape, rows):
                row = {"rung": kind.name, "shape": name, "check": check, **_outcome(node, work)}
                result["checks"].append(row)
                if row.pop("fatal"):
                    result["notes"].append(f"ended at {kind.name}, {name}, {check}: the GPU cannot be used after that")
                    return result
    return result


def _sizes(node: Node, family, shapes: Sequence[Any] | None) -> list:
    sizes = []
    for shape in family.hazard_shapes() if shapes is None or family.name == LAYER.partition("/")[0] else shapes:
        shape = find(shape, family).shape if isinstance(shape, str) else shape
        try:
            family.check_world(shape, node.world_size)
        except ValueError:
            continue
        sizes.append(shape)
    return sizes


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


def _checks(node: Node, kind, shape, rows: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """(name, function) of every check of a rung at a shape."""
    world, family = node.world_size, kind.family
    two_steps = hasattr(kind, "dispatch")
    kernels = issubclass(kind, KernelRung)
    comm = kind(node, shape, **({"identify": True} if two_steps and not kernels else {}))
    cases = family.hazards(shape, world)
    if getattr(shape, "name", "") == LARGE:
        cases = {name: cases[name] for name in ("random", "every rank full")}

    def draw(seed: int, **options):
        options = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
        return _draw(family, shape, world, seed, tuple(sorted(options.items())))

    def one(problem) -> None:
        poison(comm)
        comm.check(problem, comm(problem))

    for seed, (name, hazard) in enumerate(cases.items()):
        yield name, lambda seed=seed, hazard=hazard: one(draw(seed, **hazard))
    if two_steps and (not kernels or "dispatch" in {stage.role for stage in comm.stages}):
        yield "dispatch alone, then combine", lambda: _in_two_steps(comm, draw(100, drop=0.1))
    if kernels:
        yield f"{quantity(rows, 'call')} without a host barrier", lambda: _in_a_row(
            comm, [draw(200 + n, **({"drop": 0.2} if two_steps else {})) for n in range(rows)])
    if two_steps and kernels:
        yield "another shape and back", lambda: _another_and_back(comm, kind(node, family.default_shape), draw)
    yield "and once more", lambda: one(draw(300))
    retire(comm)


@lru_cache(maxsize=256)
def _draw(family, shape, world_size: int, seed: int, options: tuple):
    """A problem, cached with its right answer for later rungs."""
    return family.exact_problem(shape, world_size, seed, **dict(options))


def poison(comm) -> None:
    """Waits for the rung's calls, then fills everything with -1 (NaN) that a call must write before it reads it."""
    if isinstance(comm, HipRung):
        comm.synchronize()
        for own in comm.local:
            for name in hollow(comm.buffers):
                own[name].memset_(0xFF)
    comm.node.synchronize()
    comm.node.gather({rank.index: None for rank in comm.node.ranks})  # no peer writes before all are done


def _in_two_steps(comm, problem) -> None:
    poison(comm)
    received = comm.dispatch(problem)
    outputs = comm.combine(problem, comm.experts(received))
    problem.check_dispatch(received, ranks=comm.ranks)
    comm.check(problem, outputs)


def _in_a_row(comm: KernelRung, problems: Sequence) -> None:
    poison(comm)
    problems = [problems[0]] * len(problems) if comm.one_input else problems
    for problem, call in zip(problems, comm.launch_all(problems)):
        comm.check(problem, comm.result(call))


def _another_and_back(comm: KernelRung, second: KernelRung, draw) -> None:
    """Runs calls of two shapes concurrently; each has its own heap, flags and epochs."""
    tiny = comm.family.exact_problem(second.shape, comm.world_size, 1)
    problems = [(comm, draw(400)), (second, tiny), (comm, draw(401))]
    calls = [rung_of_call.begin(problem) for rung_of_call, problem in problems]
    for (rung_of_call, _), call in zip(problems, calls):
        rung_of_call.start_call(call)
    try:
        for (rung_of_call, problem), call in reversed(list(zip(problems, calls))):
            rung_of_call.check(problem, rung_of_call.result(call))
    finally:
        retire(second)  # collective, so also if an answer was wrong on this rank only


def table(result: dict[str, Any]) -> Table:
    """Per rung and shape: the number of checks passed, and the failed ones."""
    keys = dict.fromkeys((row["rung"], row["shape"]) for row in result["checks"])
    rows = []
    for rung, shape in keys:
        mine = [row for row in result["checks"] if (row["rung"], row["shape"]) == (rung, shape)]
        failed = [row["check"] for row in mine if not row["ok"]]
        rows.append((rung, shape, len(mine) - len(failed), len(mine), ", ".join(failed) or "-"))
    return Table.of_rows(("rung", "shape", "right", "of", "failed"), rows, label=result["label"],
                         title="outputs equal to the right answer, bit by bit")


def text(result: dict[str, Any]) -> str:
    """The results as text for a terminal."""
    wrong = [row for row in result["checks"] if not row["ok"]]
    lines = [f"{row['rung']}, {row['shape']}, {row['check']}: {row['error']}" for row in wrong]
    right = len(result["checks"]) - len(wrong)
    return "\n".join([repr(table(result).whole()), *lines, *result["notes"], f"{right} of {len(result['checks'])} checks right"])
