"""Times a submission at the judged shape, in checked calls. Compares its bytes with those due, its time with their least time."""
from __future__ import annotations

import datetime
import statistics
from typing import Any

import numpy as np

from ...kernels import families
from ...kernels.all_to_all import choose
from ...kernels.moe import MismatchError
from ...machine.node import Node
from ...machine.sim import presets
from ...machine.trace import LAUNCH
from ..bench import light, record
from ..bench.clock import Clock
from ..bench.verify import poison
from . import links
from .entry import Entry
from .trial import Trial, races_told, sealed, with_drawn

CALLS = 20  # timed on real GPUs, each with the buffers poisoned before
LOOKED_AT = 8_000_000  # bytes due of a call whose every line of memory the race detector looks at
SLACK = 0.8  # real GPUs: the least is of a plain copy, which some kernel may beat


def timed(trial: Trial, name: str) -> str:
    """Makes the entry of a shape. MismatchError for a wrong answer, for bytes that are missing, for a time below the least."""
    family, given, request = trial.family, trial.given, trial.asked
    shape, simulated = family.shape(name), request.target == "sim"
    world = request.world_size or (family.world_size if simulated else None)
    beside = request.beside
    if beside is None:
        fastest = ["token_flags", choose.name_of(shape, request.target, ranks=world or 8)] if family.name == families.FIRST else []
        beside = tuple(dict.fromkeys([*([given.rung] if trial.own else []), *fastest]))
    # Seed 0, as in all commands: with some schedules waves drift and take a quarter longer.
    options: dict[str, Any] = dict(preset=request.preset, seed=0) if simulated else {}
    calls = 2 + request.draw(f"calls at {name}", 2)  # nobody knows which call is timed
    other = None

    def drawn(world: int) -> list:
        """The timed call's values need all bits of fp16. Small integers would need fewer, and a kernel could send less."""
        return [family.judged_problem(shape, world, request.draw(f"call {number} at {name}"), exact=number < calls)
                for number in range(1, calls + 1)]

    if simulated and world > 1:
        other = links.keep(trial, drawn(world), lambda: Node(world, target="sim", memory="strict", **options), shape, **given.grid)
    with Node(world, target=request.target, **options, **(dict(memory="strict", races=True) if simulated else {})) as node:
        world = node.world_size
        problems = drawn(world)
        least, due = _least_us(node, family, trial.kind, problems[-1], request.preset), family.due_bytes(problems[-1], trial.kind)
        lines = (race_lines(due), request.draw(f"lines at {name}")) if simulated else None
        if lines:
            node.runtime.library.race_lines(*lines)
        comm = trial.make(node, shape, **given.grid)
        us, host_us, moved = _judged(comm, problems, given.name, due, other, lines)
        facts = record.facts(node, "submission")
        comm.close()
    if us < least * (1 if simulated else SLACK):
        raise MismatchError(f"{name}: {us:.2f} us, below the least: the bytes that have to cross need {least:.2f} us")
    times: dict[str, float] = {}
    for rung in beside:  # a fresh node for each: equal kernels take equally long
        with Node(world if simulated else request.world_size, target=request.target, **options) as node:
            comm = with_drawn(families.find(rung), request.draw("experts"))(node, shape)
            times[rung] = _judged(comm, problems, rung, None, None)[0]
    trial.entries.append(Entry(
        name=given.name, rung=given.rung, digest=given.digest, shape=name, world_size=world, target=request.target,
        us=us, host_us=host_us, light_us=least, bytes=moved, label=facts["label"], gpu=facts["machine"]["gpu"],
        machine=f"{facts['machine']['cpu']}, {facts['machine']['cores']} cores", commit=facts["commit"],
        date=datetime.datetime.now().isoformat(timespec="seconds"), beside=times))
    return f"{name}: {us:.1f} us, {facts['label']}"


def race_lines(due: Any) -> int:
    """N: the race detector follows one line of memory in N, so that its records fit for large calls."""
    return 1 if due is None else 1 + int(due.sum()) // LOOKED_AT


def _judged(comm, problems: list, name: str, due, other, lines=None) -> tuple[float, float | None, int | None]:
    """Returns (us of the last call, us of the hosts, bytes between ranks); real GPUs: None for the last two.

    due: bytes due of each pair; None: not checked. other: problem of the call whose bytes the links carry; None: this call's.
    lines: see `links.calls_before`.
    """
    node = comm.node
    with races_told(node, name):
        links.calls_before(comm, problems, lines)
        if node.target != "sim":
            return _real(comm, problems), None, None
        trace = links.last_call(comm, problems[-1], other, f"{name}, the timed call",
                                lambda read, trace: _require_work(comm, read, trace, due))
    return trace.span_us, trace.host_us, int(np.sum(trace.link_bytes()))


def _require_work(comm, read: np.ndarray, trace, due) -> None:
    """MismatchError where kernels or bytes are missing."""
    launches = int((trace.records["kind"] == LAUNCH).sum())
    if launches < len(comm.stages) * len(comm.ranks):
        raise MismatchError(f"{launches} kernels ran, not {len(comm.stages) * len(comm.ranks)}")
    if due is not None:
        require_bytes(np.asarray(trace.link_bytes()), due, "which is all that crossed")
        require_bytes(read, due, "of which rank {dst} read {count:,} bytes")


def require_bytes(counts: np.ndarray, due: np.ndarray, explanation: str) -> None:
    """MismatchError where a pair of ranks has fewer bytes than are due; a number is due of all pairs together."""
    if due.ndim == 0:
        if counts.sum() < due:
            raise MismatchError(f"work that was not done: {int(counts.sum()):,} bytes between ranks; {int(due):,} are due")
        return
    short = np.argwhere(counts < due)
    if len(short):
        src, dst = map(int, short[0])
        count = int(counts[src, dst])
        raise MismatchError(f"work that was not done: rank {src} sent {count:,} bytes to rank {dst}, "
                            f"{explanation.format(dst=dst, count=count)}; a row per token and rank, there and back, are "
                            f"{int(due[src, dst]):,}")


def _real(comm, problems: list) -> float:
    """Median of `CALLS` calls, alternating between two inputs, buffers poisoned before each; checked at the end."""
    clock = Clock(comm.node)
    comm.run_in(clock.streams)
    problems = problems[-2:]
    inputs, times = [comm.prepare(sealed(problem)) for problem in problems], []
    for number in range(CALLS + 3):
        poison(comm)
        call = comm.another(inputs[number % 2])
        times.append(float(clock.series([[lambda stage=stage: comm.start(stage, call) for stage in comm.stages]])[0, -1]))
    comm.synchronize()
    for problem, given in zip(problems, inputs):
        comm.check(problem, comm.read_outputs(given))
    return statistics.median(times[3:])


def _least_us(node, family, kind: type, problem: Any, preset: str) -> float:
    """A lower bound of a call's time: the bytes due over the busiest link at its full rate, no latency. 0 where it is not known.
    Real GPUs: at the rate of a plain push, measured."""
    due = family.due_bytes(problem, kind)
    if due is None or node.world_size < 2:
        return 0.0
    if node.target == "sim":
        busiest = float(due.max()) if due.ndim else float(due) / (node.world_size * (node.world_size - 1))
        return busiest / presets.constants(preset)["link_gbps"] / 1e3
    if not due.ndim:
        return 0.0
    most = {"due": {"pair": int(due.max()) // 2, "gpu": int(max(due.sum(0).max(), due.sum(1).max())) // 2}}
    return light.light_us(most, light.push_GBps(Clock(node)), node.world_size, node.target).get("due", 0.0)
