"""Whether a submission is right, whether it does the work, and how long it takes.

What is tried, in this order; the first failure ends it, and nothing is entered:

    compiled    its kernels, registers and occupancy
    hazards     calls with every routing that has broken a kernel before, buffers poisoned between them, outputs equal
                bit by bit (problems are exact): a row that was not sent, or is left from an earlier call, shows
    repeats     three calls whose routing is the same and whose tokens are not: nothing is taken from the call before
    schedules   many schedules on a small strict node, several calls in a row, and the race detector
    times       after a call with other tokens and with poisoned buffers, one call of each shape, checked again; simulated:
                each link has carried at least one row per token and rank, there and back

The problem that a submission gets does not know its answer. Rows travel as fp16: the rule that makes bytes comparable.
"""
from __future__ import annotations

import datetime
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from ... import families
from ...alltoall import choose
from ...errors import A2AError
from ...moe import MismatchError, Problem
from ...node import Node
from ...rungs.hip_rung import HipRung
from ...rungs.memory import Rows, Symmetric
from ...rungs.triton_variants import functions_in
from ...runtime import default_target
from ...sim import presets
from ...toolchain import compile as compile_source
from ...trace import LAUNCH
from .. import explore
from ..bench import light, record
from ..bench.clock import Clock
from .board import Board, Entry
from .submission import Submission, SubmissionError, fingerprint, read, require_untouched

SCHEDULES = 12
CALLS = 20  # timed on real GPUs, each with the buffers poisoned before
SMALL = dict(name="small", memory="strict", xcds=2, cus=4)


class Sealed(Problem):
    """A problem that does not know its answer."""

    def expected(self):
        raise SubmissionError("the submission asked for the right answer")

    @classmethod
    def of_problem(cls, problem: Problem) -> Sealed:
        return cls(problem.shape, problem.tokens, problem.topk_ids, problem.topk_weights, exact=problem.exact)


@dataclass
class Verdict:
    """checks: (name, ok, what was seen); entries: one per shape, empty unless all is right."""

    name: str
    digest: str
    checks: list[tuple[str, bool, str]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Every check was made and passed."""
        return bool(self.checks) and all(ok for _, ok, _ in self.checks)

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: name, digest, ok, checks and entries (times in us)."""
        return {"name": self.name, "digest": self.digest, "ok": self.ok, "entries": [asdict(entry) for entry in self.entries],
                "checks": [dict(zip(("check", "ok", "seen"), check)) for check in self.checks]}

    def __repr__(self) -> str:
        lines = [f"{self.name} ({self.digest})"]
        for name, ok, seen in self.checks:
            first, *rest = seen.splitlines() or [""]
            lines += [f"  {name:10s} {'ok ' if ok else 'NO '} {first}", *(f"{'':17s}{line}" for line in rest)]
        for entry in self.entries:
            least = (f"; least time of the bytes {entry.light_us:.1f} us ({100 * entry.light_us / entry.us:.0f} %)"
                     if entry.light_us else "")
            lines.append(f"  {entry.shape}: {entry.us:.1f} us, {entry.label}{least}")
            lines += [f"    {rung:14s} {us:8.1f} us" for rung, us in sorted(entry.beside.items(), key=lambda one: one[1])]
        return "\n".join([*lines, "right: it can be entered" if self.ok else "not entered"])


def submit(file: str | Path, *, rung: str | None = None, shape: str | Sequence[str] | None = None, world_size: int | None = None,
           target: str | None = None, preset: str = "mi300x", schedules: int = SCHEDULES, beside: Sequence[str] | None = None,
           board: Board | None = None, announce: Callable[[str], None] = lambda what: None) -> Verdict:
    """Judges a submission and enters it.

    rung: see `submission.read`; shape: what is timed, one name or several; world_size: ranks (default 8; real: all GPUs);
    beside: rungs of the ladder to time with it (default: the one whose place it takes, token_flags, and the best for the
    shape); board: where it is entered (default: the local one).
    SubmissionError for a file that is none, ValueError for an unknown shape or target, CompileError. What goes wrong
    from then on, a wrong answer (MismatchError) too, is a check of the `Verdict` that did not pass.
    """
    target = target or default_target()
    names = [shape] if isinstance(shape, str) or shape is None else list(shape)
    before = fingerprint()
    announce("compile")
    given = read(file, rung)
    family = given.kind.family
    names = [name or ("bench1" if family.name == families.FIRST else family.default_shape) for name in names]
    for name in names:
        family.shape(name)
    verdict = Verdict(given.name, given.digest)
    board = board or Board()
    steps = [("compiled", lambda: _compiled(given)), ("hazards", lambda: _hazards(given)), ("repeats", lambda: _repeats(given)),
             ("schedules", lambda: _schedules(given, schedules))]
    for name, step in steps:
        announce(name)
        if not _tried(verdict, name, step):
            return verdict
    entries: list[Entry] = []
    for name in names:
        announce(f"times at {name}")
        if not _tried(verdict, "times", lambda name=name: _timed(given, name, world_size, target, preset, beside, entries)):
            return verdict
    require_untouched(before, given.file.name)
    verdict.entries = entries
    board.add(entries)
    return verdict


def _tried(verdict: Verdict, name: str, step: Callable[[], str]) -> bool:
    try:
        seen, ok = step(), True
    except (A2AError, AssertionError, ValueError) as error:
        seen, ok = f"{type(error).__name__}: {error}", False
    verdict.checks.append((name, ok, seen))
    return ok


def _compiled(given: Submission) -> str:
    if given.is_triton:
        return f"Triton functions {', '.join(functions_in(given.source))} instead of {given.rung}'s"
    module = compile_source(given.kind.SOURCE if given.source is None else given.source, name=given.file.name)
    return "\n".join(f"{name}: {kernel.vgprs} vector registers, {kernel.occupancy} waves per SIMD"
                     for name, kernel in module.kernels.items())


def _hazards(given: Submission) -> str:
    family, done = given.kind.family, 0
    shape, world = family.hazard_shapes()[0], min(4, family.world_size)
    with Node(world, seed=0, target="sim", **SMALL) as node:
        comm = given.make(node, shape, **_grid(given))
        for seed, (name, how) in enumerate(family.hazards(shape, world).items()):
            _poison(comm)
            _right(comm, family.exact_problem(shape, world, seed, **how), f"routing: {name}")
            done += 1
    return f"{done} routings, equal bit by bit" if family.name == families.FIRST else f"{done} hazards of {family.name}, all right"


def _grid(given: Submission) -> dict:
    return dict(blocks=3, waves=2) if issubclass(given.kind, HipRung) else {}


def _repeats(given: Submission) -> str:
    """The same routing, other tokens: also a second time with the tokens of the first. Of another family: other inputs."""
    family = given.kind.family
    shape, world = family.hazard_shapes()[0], min(4, family.world_size)
    if family.name == families.FIRST:
        first = Problem.random(shape, world, 1, exact=True, num_tokens=shape.max_tokens)
        other = Problem.random(shape, world, 2, exact=True, num_tokens=shape.max_tokens)
        second = Problem(shape, other.tokens, first.topk_ids, first.topk_weights, exact=True)
    else:
        first, second = (family.exact_problem(shape, world, seed) for seed in (1, 2))
    with Node(world, seed=0, target="sim", **SMALL) as node:
        comm = given.make(node, shape, **_grid(given))
        for number, problem in enumerate((first, second, first, second), 1):
            _right(comm, problem, f"call {number} with the same routing and other tokens: is anything of the call before left?")
    return ("four calls with one routing and two sets of tokens" if family.name == families.FIRST else
            "four calls with two sets of inputs in turn")


def _schedules(given: Submission, schedules: int) -> str:
    found = explore.rung(given.kind, source=given.source, seeds=schedules)
    if found.failing:
        raise MismatchError(f"{len(found.failing)} of {schedules} schedules go wrong; seed {found.failing[0]}: "
                            f"{next(one.text for one in found.outcomes if one.failed)}")
    if found.races:
        raise MismatchError(f"the race detector, whatever came out:\n{found.races}")
    return f"{schedules} schedules in mode strict, no race"


def _sealed(problem):
    return Sealed.of_problem(problem) if isinstance(problem, Problem) else problem


def _right(comm, problem, what: str) -> None:
    try:
        outputs = comm.result(comm.launch(_sealed(problem)))
        if isinstance(problem, Problem):  # bit by bit, whatever the rung's class says
            problem.check(outputs, ranks=comm.ranks)
        else:
            comm.check(problem, outputs)
    except (A2AError, AssertionError) as error:
        error.args = (f"{what}\n{error}", *error.args[1:])
        raise


def _poison(comm) -> None:
    """-1 (NaN) in everything that holds nothing between calls: rows, and symmetric memory without flags."""
    comm.synchronize()
    for own in comm.local if isinstance(comm, HipRung) else ():
        for buffer in comm.buffers:
            if isinstance(buffer, Rows) or isinstance(buffer, Symmetric) and buffer.flag is None:
                own[buffer.name].memset_(0xFF)
    comm.node.synchronize()
    comm.node.gather({rank.index: None for rank in comm.node.ranks})


def _timed(given: Submission, name: str, world_size: int | None, target: str, preset: str, beside, entries: list[Entry]) -> str:
    family = given.kind.family
    shape, simulated, ladder = family.shape(name), target == "sim", family.name == families.FIRST
    if beside is None:
        beside = dict.fromkeys([*([given.rung] if given.source is not None else []),
                                *(["token_flags", choose.name_of(shape, target)] if ladder else [])])
    options = dict(preset=preset, seed=0) if simulated else {}
    found = {}
    for rung in (None, *beside):  # a fresh node for each: equal kernels take equally long
        with Node(world_size or (family.world_size if simulated else None), target=target, **options) as node:
            problems = [family.exact_problem(shape, node.world_size, family.default_seed(shape) + number) for number in (0, 1)]
            if rung is None:
                facts, least = record.facts(node, "submission"), _light_us(node, problems[1], preset)
            comm = given.make(node, shape) if rung is None else families.find(rung)(node, shape)
            found[rung] = _one(comm, problems, given.name if rung is None else rung)
    label = facts["label"]
    us, host_us, moved = found.pop(None)
    entries.append(Entry(
        name=given.name, rung=given.rung, digest=given.digest, shape=name, world_size=problems[0].world_size, target=target,
        us=us, host_us=host_us, light_us=least, bytes=moved, label=label, gpu=facts["machine"]["gpu"],
        machine=f"{facts['machine']['cpu']}, {facts['machine']['cores']} cores", commit=facts["commit"],
        date=datetime.datetime.now().isoformat(timespec="seconds"), beside={rung: one[0] for rung, one in found.items()}))
    return f"{name}: {us:.1f} us, {label}"


def _one(comm, problems: list, name: str) -> tuple[float, float | None, int | None]:
    """us of a call, us of the hosts, bytes between ranks (None: not known there)."""
    node, (warm, timed) = comm.node, problems
    _right(comm, warm, f"{name}, a call before the timed one")
    if node.target != "sim":
        us = _real(comm, problems)
        comm.close()
        return us, None, None
    _poison(comm)
    mark = node.mark()
    _right(comm, timed, f"{name}, the timed call")
    trace = node.trace_since(mark)
    _require_work(comm, trace, timed)
    comm.close()
    return trace.span_us, trace.host_us, int(trace.link_bytes().sum())


def _real(comm, problems: list) -> float:
    """Median of `CALLS` calls, alternating between two inputs, buffers poisoned before each; checked at the end."""
    clock = Clock(comm.node)
    comm.run_in(clock.streams)
    inputs, times = [comm.prepare(_sealed(problem)) for problem in problems], []
    for number in range(CALLS + 3):
        _poison(comm)
        call = comm.another(inputs[number % 2])
        times.append(float(clock.series([[lambda stage=stage: comm.start(stage, call) for stage in comm.stages]])[0, -1]))
    comm.synchronize()
    for problem, given in zip(problems, inputs):
        comm.check(problem, comm.read_outputs(given))
    return statistics.median(times[3:])


def _require_work(comm, trace, problem) -> None:
    """MismatchError unless every stage ran on every rank, and each link carried what it has to."""
    launches = int((trace.records["kind"] == LAUNCH).sum())
    if launches < len(comm.stages) * len(comm.ranks):
        raise MismatchError(f"{launches} kernels ran, not {len(comm.stages) * len(comm.ranks)}")
    if not hasattr(problem, "traffic"):
        return
    once = problem.traffic(dedup=True).numpy().copy()
    np.fill_diagonal(once, 0)
    due, moved = once + once.T, np.asarray(trace.link_bytes())
    short = np.argwhere(moved < due)
    if len(short):
        src, dst = map(int, short[0])
        raise MismatchError(f"work that was not done: rank {src} sent {int(moved[src, dst]):,} bytes to rank {dst}; a row per token "
                            f"and rank, there and back, are {int(due[src, dst]):,}")


def _light_us(node, problem, preset: str) -> float:
    """The least time of one row per token and rank, there and back: bytes alone, no latency. 0 for another family."""
    if not hasattr(problem, "traffic"):
        return 0.0
    once = problem.traffic(dedup=True).fill_diagonal_(0)
    if node.target == "sim":
        return 2 * float(once.max()) / presets.constants(preset)["link_gbps"] / 1e3
    most = {"dedup": {"pair": int(once.max()), "gpu": int(max(once.sum(0).max(), once.sum(1).max()))}}
    return light.light_us(most, light.push_GBps(Clock(node)), node.world_size, node.target).get("dedup", 0.0)
