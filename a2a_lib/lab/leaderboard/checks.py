"""The checks of a submission, in a process that executes nothing of it (`process.py`). The first that fails ends them.

    compiled    its kernels, registers and occupancy; no hand-written machine code
    hazards     calls with every routing that has broken a kernel before, buffers poisoned between them, outputs equal
                bit by bit (problems are exact): a row that was not sent, or is left from an earlier call, shows
    repeats     calls whose routing is the same and whose tokens are not: nothing is taken from the call before
    schedules   many schedules on a small strict node, several calls in a row, and the race detector
    bytes       simulated, every access recorded: what crosses a link is read by the rank that got it
    races       at the judged shape and ranks: memory mode strict and the race detector
    times       at the judged shape and ranks, memory mode strict: several calls with other tokens, the last one is timed, its
                links carried the bytes that are due, and it took no less than they need

Tokens, routing, weights, the experts' parameters, schedules and the number of calls are drawn from one seed, which is new in every
run. A rank has the parameters of its own experts alone. Times do not depend on the memory mode, so that the timed call is a checked
one. Rows travel as fp16 (those of fp8_rows out in 8 bits): the rule that makes bytes comparable.
"""
from __future__ import annotations

import datetime
import hashlib
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ... import families
from ...alltoall import choose
from ...errors import A2AError
from ...moe import MismatchError, Problem
from ...node import Node
from ...rungs.hip_rung import HipRung
from ...rungs.memory import Rows, Symmetric
from ...rungs.triton_variants import functions_in
from ...sim import presets
from ...toolchain import compile as compile_source
from ...trace import LAUNCH
from .. import explore
from ..bench import light, record
from ..bench.clock import Clock
from . import rules
from .crossing import read_bytes
from .entry import Entry
from .errors import SubmissionError
from .submission import Submission
from .verdict import Verdict

CALLS = 20  # timed on real GPUs, each with the buffers poisoned before
SMALL = dict(name="small", memory="strict", xcds=2, cus=4)
FEW = 16  # tokens of a rank where the race detector looks at a large shape
MOST_WAVES = 60_000  # of a call that the race detector follows: of more, fewer blocks
SLACK = 0.8  # real GPUs: the least is of a plain copy, which some kernel may beat


@dataclass(frozen=True)
class Asked:
    """How a submission is judged. seed: everything that is drawn is drawn from it. shapes: names; the family's usual for none."""

    seed: int
    shapes: tuple[str, ...] = ()
    world_size: int | None = None
    target: str = "sim"
    preset: str = "mi300x"
    schedules: int = 12
    beside: tuple[str, ...] | None = None

    def draw(self, what: str, below: int = 1 << 30) -> int:
        """A number in [0, below) for one purpose."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {what}".encode()).digest()[:8], "little") % below


class Sealed(Problem):
    """A problem that does not know its answer."""

    def expected(self):
        raise SubmissionError("the submission asked for the right answer")

    @classmethod
    def of_problem(cls, problem: Problem) -> Sealed:
        return cls(problem.shape, problem.tokens, problem.topk_ids, problem.topk_weights, exact=problem.exact, experts=problem.experts)


@dataclass
class Trial:
    """One submission, its class with experts that nobody knows, and what was asked."""

    given: Submission
    kind: type
    asked: Asked
    announce: Callable[[str], None] = lambda what: None
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def of(cls, given: Submission, asked: Asked, folder: str | Path, kind: type | None = None, **more: Any) -> Trial:
        """kind: of Python that was executed; None: what `given` declares."""
        kind = given.kind(folder) if kind is None else kind
        return cls(given, with_drawn(kind, asked), asked, **more)

    @property
    def family(self):
        return self.kind.family

    @property
    def own(self) -> dict:
        """Kernels instead of the rung's own."""
        return {"source": self.given.text} if self.given.source and not self.given.python else {}

    def make(self, node, shape, **options):
        """The rung on a node."""
        source = {"source": node.load(self.given.text, name=self.given.file)} if self.own else {}
        return self.kind(node, shape, **source, **options)

    @property
    def small(self) -> dict:
        return dict(blocks=3, waves=2) if issubclass(self.kind, HipRung) else {}

    @property
    def shapes(self) -> list[str]:
        usual = "bench1" if self.family.name == families.FIRST else self.family.default_shape
        return list(self.asked.shapes) or [usual]


def with_drawn(kind: type, asked: Asked) -> type:
    """The rung's class, whose family draws the parameters of its experts."""
    return type(kind.__name__, (kind,), {"family": kind.family.drawn(asked.draw("experts")), "__module__": kind.__module__})


def judged(given: Submission, asked: Asked, kind: type | None = None, announce: Callable[[str], None] = lambda what: None,
           only: tuple[str, ...] | None = None) -> Verdict:
    """Makes the checks of `only`, default all. The current folder should be an empty one."""
    verdict = Verdict(given.name, given.digest, seed=asked.seed)
    with tempfile.TemporaryDirectory(prefix="a2a-judge-") as folder:
        trial = Trial.of(given, asked, folder, kind, announce=announce)
        for name in trial.shapes:
            trial.family.shape(name)
        steps: list[tuple[str, str, Callable[[], str]]] = [
            ("compiled", "", lambda: _compiled(trial)), ("hazards", "", lambda: _hazards(trial)),
            ("repeats", "", lambda: _repeats(trial)), ("schedules", "", lambda: _schedules(trial)), ("bytes", "", lambda: _bytes(trial))]
        for shape in trial.shapes:
            steps += [("races", f" at {shape}", lambda shape=shape: _races(trial, shape)),
                      ("times", f" at {shape}", lambda shape=shape: _timed(trial, shape))]
        for name, where, step in steps:
            if only is not None and name not in only:
                continue
            announce(name + where)
            if not _tried(verdict, name, step):
                return verdict
        verdict.entries = trial.entries
    return verdict


def _tried(verdict: Verdict, name: str, step: Callable[[], str]) -> bool:
    try:
        seen, ok = step(), True
    except (A2AError, AssertionError, ValueError, KeyError, TypeError) as error:
        seen, ok = f"{type(error).__name__}: {error}", False
    verdict.checks.append((name, ok, seen))
    return ok


def _compiled(trial: Trial) -> str:
    given = trial.given
    if not given.text:
        return f"Triton functions {', '.join(functions_in(given.python))} instead of {given.rung}'s"
    module = compile_source(given.text, name=given.file)
    if not given.python:
        rules.check_assembly(module.asm, given.file)
    return "\n".join(f"{name}: {kernel.vgprs} vector registers, {kernel.occupancy} waves per SIMD"
                     for name, kernel in module.kernels.items())


def _small_world(trial: Trial):
    return trial.family.hazard_shapes()[0], min(4, trial.family.world_size)


def _hazards(trial: Trial) -> str:
    family, done = trial.family, 0
    shape, world = _small_world(trial)
    with Node(world, seed=trial.asked.draw("schedule of hazards"), target="sim", **SMALL) as node:
        comm = trial.make(node, shape, **trial.small)
        for name, how in family.hazards(shape, world).items():
            _poison(comm)
            _right(comm, family.exact_problem(shape, world, trial.asked.draw(f"hazard {name}"), **how), f"routing: {name}")
            done += 1
    return f"{done} routings, equal bit by bit" if family.name == families.FIRST else f"{done} hazards of {family.name}, all right"


def _repeats(trial: Trial) -> str:
    """The same routing, other tokens: also a second time with the tokens of the first. Of another family: other inputs."""
    family, asked = trial.family, trial.asked
    shape, world = _small_world(trial)
    if family.name == families.FIRST:
        first, other = (family.exact_problem(shape, world, asked.draw(f"repeat {number}"), num_tokens=shape.max_tokens)
                        for number in (1, 2))
        second = Problem(shape, other.tokens, first.topk_ids, first.topk_weights, exact=True, experts=first.experts)
    else:
        first, second = (family.exact_problem(shape, world, asked.draw(f"repeat {number}")) for number in (1, 2))
    with Node(world, seed=asked.draw("schedule of repeats"), target="sim", **SMALL) as node:
        comm = trial.make(node, shape, **trial.small)
        for number, problem in enumerate((first, second, first, second), 1):
            _right(comm, problem, f"call {number} with the same routing and other tokens: is anything of the call before left?")
    return ("four calls with one routing and two sets of tokens" if family.name == families.FIRST else
            "four calls with two sets of inputs in turn")


def _schedules(trial: Trial) -> str:
    schedules = trial.asked.schedules
    source = trial.given.text if trial.own else trial.given.python if trial.given.python and not trial.given.text else None
    found = explore.rung(trial.kind, source=source, seeds=schedules, first=trial.asked.draw("schedules"))
    if found.failing:
        raise MismatchError(f"{len(found.failing)} of {schedules} schedules go wrong; seed {found.failing[0]}: "
                            f"{next(one.text for one in found.outcomes if one.failed)}")
    if found.races:
        raise MismatchError(f"the race detector, whatever came out:\n{found.races}")
    return f"{schedules} schedules in mode strict, no race"


def _bytes(trial: Trial) -> str:
    """Bytes that crossed and were read by the rank that got them, each pair of ranks."""
    shape, world = _small_world(trial)
    due = trial.family.due_bytes(trial.family.judged_problem(shape, world, trial.asked.draw("bytes")), trial.kind)
    if world < 2 or due is None:
        return "nothing has to cross between ranks, or nobody knows how much"
    with Node(world, seed=trial.asked.draw("schedule of bytes"), target="sim", detail=True, **SMALL) as node:
        comm = trial.make(node, shape, **trial.small)
        problem = trial.family.judged_problem(shape, world, trial.asked.draw("bytes"))
        _right(comm, problem, "a call in which every access is recorded")
        found = read_bytes(node.detail, world)
    _require_bytes(found, due, "of which rank {dst} read {found:,} bytes")
    return f"{int(found.sum()):,} bytes crossed and were read where they came; due are {int(due.sum()):,}"


def _races(trial: Trial, name: str) -> str:
    """One race-detected, strict call at the judged ranks and shape; of a large shape with few tokens."""
    family, asked = trial.family, trial.asked
    shape, world = family.shape(name), asked.world_size or family.world_size
    problem = family.judged_problem(shape, world, asked.draw(f"race at {name}"), most=FEW)
    with Node(world, preset=asked.preset, seed=asked.draw(f"schedule of races at {name}"), target="sim", memory="strict", races=True,
              max_events=1) as node:
        comm = trial.make(node, shape, **trial.given.grid)
        words = _fewer_blocks(comm)
        _right(comm, problem, f"{name} on {world} ranks, memory mode strict")
        if node.races:
            raise MismatchError(f"{name} on {world} ranks, the race detector, whatever came out:\n{node.races}")
    return f"{name} on {world} ranks in mode strict{words}, no race"


def _fewer_blocks(comm) -> str:
    """A smaller grid where there would be too many waves; in words."""
    if not isinstance(comm, HipRung):
        return ""
    waves = sum(comm.grid(stage) for stage in comm.stages) * comm.waves * comm.world_size
    if waves <= MOST_WAVES:
        return ""
    comm.set_grid(max(1, comm.blocks * MOST_WAVES // waves), comm.waves)
    return f" with {comm.blocks} blocks"


def _sealed(problem):
    return Sealed.of_problem(problem) if isinstance(problem, Problem) else problem


def _right(comm, problem, what: str) -> None:
    try:
        outputs = comm.result(comm.launch(_sealed(problem)))
        if isinstance(problem, Problem) and problem.exact:  # bit by bit, whatever the rung's class says
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


def _timed(trial: Trial, name: str) -> str:
    family, given, asked = trial.family, trial.given, trial.asked
    shape, simulated = family.shape(name), asked.target == "sim"
    beside = asked.beside
    if beside is None:
        beside = tuple(dict.fromkeys([*([given.rung] if trial.own else []),
                                      *(["token_flags", choose.name_of(shape, asked.target)] if family.name == families.FIRST else [])]))
    world = asked.world_size or (family.world_size if simulated else None)
    options = dict(preset=asked.preset, seed=asked.draw(f"schedule at {name}")) if simulated else {}
    calls = 2 + asked.draw(f"calls at {name}", 2)  # nobody knows which call is timed
    with Node(world, target=asked.target, **options, **(dict(memory="strict") if simulated else {})) as node:
        facts, world = record.facts(node, "submission"), node.world_size
        problems = [family.judged_problem(shape, world, asked.draw(f"call {number} at {name}"), exact=number != 1)
                    for number in range(1, calls + 1)]
        least, due = _least_us(node, family, trial.kind, problems[-1], asked.preset), family.due_bytes(problems[-1], trial.kind)
        comm = trial.make(node, shape, **given.grid)
        us, host_us, moved = _one(comm, problems, given.name, due)
        comm.close()
    if us < least * (1 if simulated else SLACK):
        raise MismatchError(f"{name}: {us:.2f} us, below the least: the bytes that have to cross need {least:.2f} us")
    times: dict[str, float] = {}
    for rung in beside:  # a fresh node for each: equal kernels take equally long
        with Node(world if simulated else asked.world_size, target=asked.target, **options) as node:
            times[rung] = _one(with_drawn(families.find(rung), asked)(node, shape), problems, rung, None)[0]
    trial.entries.append(Entry(
        name=given.name, rung=given.rung, digest=given.digest, shape=name, world_size=world, target=asked.target,
        us=us, host_us=host_us, light_us=least, bytes=moved, label=facts["label"], gpu=facts["machine"]["gpu"],
        machine=f"{facts['machine']['cpu']}, {facts['machine']['cores']} cores", commit=facts["commit"],
        date=datetime.datetime.now().isoformat(timespec="seconds"), beside=times))
    return f"{name}: {us:.1f} us, {facts['label']}"


def _one(comm, problems: list, name: str, due) -> tuple[float, float | None, int | None]:
    """us of the last call, us of the hosts, bytes between ranks (None: not known there). due: bytes of each pair; None: whatever."""
    node, timed = comm.node, problems[-1]
    for problem in problems[:-1]:
        _right(comm, problem, f"{name}, a call before the timed one")
        _poison(comm)
    if node.target != "sim":
        return _real(comm, problems), None, None
    mark = node.mark()
    _right(comm, timed, f"{name}, the timed call")
    trace = node.trace_since(mark)
    launches, moved = int((trace.records["kind"] == LAUNCH).sum()), np.asarray(trace.link_bytes())
    if launches < len(comm.stages) * len(comm.ranks):
        raise MismatchError(f"{launches} kernels ran, not {len(comm.stages) * len(comm.ranks)}")
    if due is not None:
        _require_bytes(moved, due, "which is all that crossed")
    return trace.span_us, trace.host_us, int(moved.sum())


def _require_bytes(found: np.ndarray, due: np.ndarray, words: str) -> None:
    """MismatchError where a pair of ranks has fewer bytes than are due; a number is due of all pairs together."""
    if due.ndim == 0:
        if found.sum() < due:
            raise MismatchError(f"work that was not done: {int(found.sum()):,} bytes between ranks; {int(due):,} are due")
        return
    short = np.argwhere(found < due)
    if len(short):
        src, dst = map(int, short[0])
        many = int(found[src, dst])
        raise MismatchError(f"work that was not done: rank {src} sent {many:,} bytes to rank {dst}, "
                            f"{words.format(dst=dst, found=many)}; a row per token and rank, there and back, are {int(due[src, dst]):,}")


def _real(comm, problems: list) -> float:
    """Median of `CALLS` calls, alternating between two inputs, buffers poisoned before each; checked at the end."""
    clock = Clock(comm.node)
    comm.run_in(clock.streams)
    problems = problems[-2:]
    inputs, times = [comm.prepare(_sealed(problem)) for problem in problems], []
    for number in range(CALLS + 3):
        _poison(comm)
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
