"""The checks of a submission, in a process that executes nothing of it (`process.py`). The first that fails ends them.

    compiled    its kernels, registers and occupancy
    hazards     calls with every routing that has broken a kernel before, buffers poisoned between them, outputs equal
                bit by bit (problems are exact). Finds rows that were not sent, or are left from an earlier call
    repeats     calls with the same routing and other tokens. Finds rows of the call before
    schedules   many schedules with stalls on a small strict node, several calls in a row, and the race detector
    bytes       simulated, at a small shape: as many bytes as are due cross each link and are read by the rank that got them
    links       a call whose links carry another call's bytes: its answer must follow them (see below)
    races       at the judged shape and ranks, with the judged grid: memory mode strict, the race detector and stalls:
                a call, and three in a row that nobody waits for, the first with a drawn number, with a rank that begins late
    times       at the judged shape, ranks and grid, memory mode strict and the race detector: several calls with other tokens, the last
                one is timed, as many bytes as are due crossed its links and were read where they came, its answer is made of another
                call's bytes that the links carried, and it took no less than the bytes need

Tokens, routing, weights, the experts' parameters, schedules (but the timed one) and the number of calls are drawn from one seed, which
is new in every run. A rank has the parameters of its own experts alone. Times do not depend on the memory mode, so the timed call
can be checked, too. Rows travel as fp16 (fp8_rows sends 8 bits), because only then are bytes comparable.

links. A kernel could compute a peer's part at home, and send as many useless bytes as are due. Neither the answer nor a count of bytes
shows this. So the calls run twice, with the same routing, schedule and clock:

1. With other tokens and other parameters of experts. The simulator keeps the bytes that cross each link in the last call.
2. With the true ones. In the last call the simulator replaces the bytes that kernels send by those kept.

A kernel that uses what arrives now answers with the other call's rows for experts of other ranks. A kernel that computes them at
home answers with this call's rows, and is refused. Bytes that a rank loads back from where it stored them are neither kept nor
counted, because the peer did not send them. This holds for every kernel whose ranks learn of each other only through memory. Which
bytes cross, and when, must not depend on the values of tokens.
"""
from __future__ import annotations

import datetime
import hashlib
import statistics
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...errors import A2AError
from ...kernels import families
from ...kernels.all_to_all import choose
from ...kernels.moe import MismatchError, Problem
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.triton_variants import functions_in
from ...machine.node import Node
from ...machine.runtime.judge_looks import CARRY, COUNT, KEEP
from ...machine.sim import presets
from ...machine.toolchain import compile as compile_source
from ...machine.trace import COPY, LAUNCH
from .. import explore
from ..bench import light, record
from ..bench.clock import Clock
from ..bench.verify import poison
from .board import Entry, SubmissionError, Verdict
from .submission import Submission, folders_of

LATE = 1 << 20  # bytes that a late rank copies before its first call


@dataclass(frozen=True)
class Asked:
    """How to judge a submission. seed: of all that is drawn. shapes: names; (): the family's usual one."""

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
    """A problem without its answer. SubmissionError if the submission asks for it."""

    def expected(self):
        raise SubmissionError("the submission asked for the right answer")

    @classmethod
    def of_problem(cls, problem: Problem) -> Sealed:
        return cls(problem.shape, problem.tokens, problem.topk_ids, problem.topk_weights, exact=problem.exact, experts=problem.experts)


@dataclass
class Trial:
    """One submission, its rung's class with drawn experts, and how it is judged."""

    given: Submission
    kind: type
    asked: Asked
    announce: Callable[[str], None] = lambda what: None
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def of(cls, given: Submission, request: Asked, folder: str | Path, kind: type | None = None, **more: Any) -> Trial:
        """kind: class of Python that was executed; None: the class that `given` declares."""
        kind = given.kind(folder) if kind is None else kind
        return cls(given, with_drawn(kind, request.draw("experts")), request, **more)

    @property
    def family(self):
        return self.kind.family

    @property
    def own(self) -> dict:
        """Kernels instead of the rung's own."""
        return {"source": self.given.text} if self.given.source and not self.given.python else {}

    def make(self, node, shape, **options):
        """The rung on a node."""
        source = self.own
        if source and issubclass(self.kind, HipRung):  # others compile the text themselves, for their dtype
            source = {"source": node.load(self.given.text, name=self.given.file, include_dirs=folders_of(self.kind))}
        return self.kind(node, shape, **source, **options)

    @property
    def small(self) -> dict:
        return dict(blocks=3, waves=2) if issubclass(self.kind, HipRung) else {}

    @property
    def shapes(self) -> list[str]:
        usual = "bench1" if self.family.name == families.FIRST else self.family.default_shape
        return list(self.asked.shapes) or [usual]


def with_drawn(kind: type, seed: int) -> type:
    """The rung's class, whose family draws the parameters of its experts."""
    return of_family(kind, kind.family.drawn(seed))


def of_family(kind: type, family: Any) -> type:
    """The rung's class with another family."""
    return type(kind.__name__, (kind,), {"family": family, "__module__": kind.__module__})


def sealed(problem):
    return Sealed.of_problem(problem) if isinstance(problem, Problem) else problem


def right(comm, problem, what: str, outputs: list | None = None, *, timed: bool = False) -> None:
    """Makes a call, then checks its answer and its inputs; with `outputs`, checks them alone. Errors begin with `what`.

    timed: does not check inputs, because a look at the node's memory moves the times of later calls.
    """
    try:
        if outputs is None:
            call = comm.launch(sealed(problem))
            outputs = comm.result(call)
            if not timed:
                require_inputs(comm, problem, call)
        if isinstance(problem, Problem) and problem.exact:  # bit by bit, whatever the rung's class says
            problem.check(outputs, ranks=comm.ranks)
        else:
            comm.check(problem, outputs)
    except (A2AError, AssertionError) as error:
        error.args = (f"{what}\n{error}", *error.args[1:])
        raise


def in_a_row(comm, problems: list, before: int, late: int, what: str) -> None:
    """Starts a call for each problem without a wait, and checks all of them. before: number of the call before the first, as kernels
    are told (rungs whose flags count calls begin at 0); late: the rank that first copies LATE bytes. Errors begin with `what`."""
    if isinstance(comm, HipRung) and before:
        comm.epoch = before
    if comm.one_input:
        first = comm.prepare(sealed(problems[0]))
        problems, calls = problems[:1] * len(problems), [comm.another(first) for _ in problems]
    else:
        calls = [comm.begin(sealed(problem)) for problem in problems]
    rank = comm.node.ranks[late]
    busy = rank.zeros((2, LATE), torch.int8, "busy")
    comm.node.synchronize()
    rank.copy(busy[0], busy[1], (comm.main if hasattr(comm, "main") else comm.streams)[late])
    for call in calls:
        comm.start_call(call)
    for number, (problem, call) in enumerate(zip(problems, calls), 1):
        outputs = comm.result(call)
        require_inputs(comm, problem, call)
        right(comm, problem, f"{what}, call {number} of {len(calls)} in a row", outputs)


def require_inputs(comm, problem, call) -> None:
    """MismatchError if a call has written over its inputs."""
    for rank, own in zip(comm.ranks, call.inputs if isinstance(comm, HipRung) else ()):
        for name, tensor in comm.inputs(problem, rank).items():
            if not torch.equal(own[name].to_torch(), tensor):
                raise MismatchError(f"rank {rank}: the call has written over {name}, its input")


@contextmanager
def races_told(node, what: str) -> Iterator[None]:
    """MismatchError for races of the calls inside, even if their answers are right. Errors of these calls name races, too."""
    try:
        yield
    except (A2AError, AssertionError) as error:
        if node.target == "sim" and node.races:
            error.args = (f"{error}\nthe race detector: {node.races}", *error.args[1:])
        raise
    if node.target == "sim" and node.races:
        raise MismatchError(f"{what}, the race detector, whatever came out:\n{node.races}")


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
        other = keep(trial, drawn(world), lambda: Node(world, target="sim", memory="strict", **options), shape, **given.grid)
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
    lines: see `calls_before`.
    """
    node = comm.node
    with races_told(node, name):
        calls_before(comm, problems, lines)
        if node.target != "sim":
            return _real(comm, problems), None, None
        trace = last_call(comm, problems[-1], other, f"{name}, the timed call",
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


NO_LINE = (1 << 31) - 1  # the race detector follows one line in so many: none


def keep(trial: Trial, problems: Sequence, new_node: Callable[[], Node], shape: Any, **options: Any) -> Any:
    """Runs the calls of `problems` with other values, and keeps the bytes that cross in the last. Returns that call's problem; None
    if the family cannot say what the answer would be."""
    seed = trial.asked.draw("values of another call")
    kind = of_family(trial.kind, trial.family.with_other_values(seed))
    others = [kind.family.other_values(problem, seed + number) for number, problem in enumerate(problems)]
    if others[0] is None:
        return None
    with new_node() as node:
        comm = replace(trial, kind=kind).make(node, shape, **options)
        calls_before(comm, others)
        node.mark()  # as in `last_call`: a look at the node takes time
        node.runtime.library.crossing(KEEP)
        right(comm, others[-1], "a call with other values", timed=True)
        node.runtime.library.crossing(0)
        comm.close()
    return others[-1]


def calls_before(comm: Any, problems: Sequence, lines: tuple[int, int] | None = None) -> None:
    """All calls but the last. lines: what `race_lines` got, if the race detector is on. It does not look at the poison between
    calls, which is ordered, and would take a GB at bench1."""
    library = comm.node.runtime.library
    for number, problem in enumerate(problems[:-1], 1):
        right(comm, problem, f"call {number} of {len(problems)}", timed=True)
        if lines:
            library.race_lines(NO_LINE, 0)
        poison(comm)
        if lines:
            library.race_lines(*lines)


def last_call(comm: Any, problem: Any, other: Any, what: str, require: Callable[[np.ndarray, Any], None] | None = None) -> Any:
    """Checks a call whose links carry the bytes kept of `other`'s call (None: its own bytes). Returns its trace.

    require: called with the call's bytes that crossed and were read [source, destination] and its trace, before the answer is checked.
    """
    library, world, mark = comm.node.runtime.library, comm.world_size, comm.node.mark()
    library.crossing(COUNT if other is None else CARRY)
    call = comm.launch(sealed(problem))
    outputs = comm.result(call)
    read, trace = np.reshape(library.crossing(0, world), (world, world)), comm.node.trace_since(mark)
    copies = trace.between_ranks()
    copies = copies[copies["kind"] == COPY]  # of engines, which place what they bring
    np.add.at(read, (copies["src"], copies["dst"]), copies["bytes"])
    if require is not None:
        require(read, trace)
    require_inputs(comm, problem, call)
    if other is None:
        right(comm, problem, what, outputs)
    else:
        _follows(comm, problem, other, outputs, what)
    return trace


def _is_right(comm: Any, problem: Any, outputs: list) -> bool:
    try:
        comm.check(problem, outputs)
    except (A2AError, AssertionError):
        return False
    return True


def _follows(comm: Any, problem: Any, other: Any, outputs: list, what: str) -> None:
    try:
        comm.check(comm.family.carried(problem, other), outputs)
    except (A2AError, AssertionError) as error:
        if _is_right(comm, problem, outputs):
            raise MismatchError(f"{what}\nthe links carried another call's rows, and the answer is still that of this call's rows: what "
                                "comes over the links is not used") from None
        raise MismatchError(f"{what}, whose links carried another call's rows\n{error}\nan expert of another rank answers with what came "
                            "over the link, whatever its own rank could compute") from None


SMALL = dict(name="small", memory="strict", xcds=2, cus=4)
FEW = 16  # tokens of a rank where the race detector looks at a large shape
EXPLORED: dict = {"stalls": True}  # more arguments of `explore.rung`
IN_A_ROW = 3  # calls that nobody waits for, at the judged shape
MOST_CALLS = 1 << 30  # before the first of them, as kernels are told
STALL = 32.0  # us: the longest pause of a wave, in the calls at the judged shape
MOST_WAVES = 150_000  # of a call that the race detector follows. The course's rungs have at most 48,640: a GB of memory at bench1


def judged(given: Submission, request: Asked, kind: type | None = None, announce: Callable[[str], None] = lambda what: None,
           only: tuple[str, ...] | None = None) -> Verdict:
    """Makes the checks named in `only` (default all). The current folder should be empty."""
    verdict = Verdict(given.name, given.digest, seed=request.seed)
    with tempfile.TemporaryDirectory(prefix="a2a-judge-") as folder:
        trial = Trial.of(given, request, folder, kind, announce=announce)
        for name in trial.shapes:
            trial.family.shape(name)
        steps: list[tuple[str, str, Callable[[], str]]] = [
            ("compiled", "", lambda: _compiled(trial)), ("hazards", "", lambda: _hazards(trial)),
            ("repeats", "", lambda: _repeats(trial)), ("schedules", "", lambda: _schedules(trial)), ("bytes", "", lambda: _bytes(trial)),
            ("links", "", lambda: _links(trial))]
        for shape in trial.shapes:
            steps += [("races", f" at {shape}", lambda shape=shape: _races(trial, shape)),
                      ("times", f" at {shape}", lambda shape=shape: timed(trial, shape))]
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
    module = compile_source(given.text, name=given.file, include_dirs=folders_of(trial.kind))
    return "\n".join(f"{name}: {kernel.vgprs} vector registers, {kernel.occupancy} waves per SIMD"
                     for name, kernel in module.kernels.items())


def _small_world(trial: Trial):
    return trial.family.hazard_shapes()[0], min(4, trial.family.world_size)


def _small_node(trial: Trial, check: str) -> Node:
    return Node(_small_world(trial)[1], seed=trial.asked.draw(f"schedule of {check}"), target="sim", **SMALL)


def _hazards(trial: Trial) -> str:
    family, done = trial.family, 0
    shape, world = _small_world(trial)
    with _small_node(trial, "hazards") as node:
        comm = trial.make(node, shape, **trial.small)
        for name, routing in family.hazards(shape, world).items():
            poison(comm)
            right(comm, family.exact_problem(shape, world, trial.asked.draw(f"hazard {name}"), **routing), f"routing: {name}")
            done += 1
    return f"{done} routings, equal bit by bit" if family.name == families.FIRST else f"{done} hazards of {family.name}, all right"


def _repeats(trial: Trial) -> str:
    """Four calls with one routing and two sets of tokens in turn. Other families: two sets of inputs."""
    family, request = trial.family, trial.asked
    shape, world = _small_world(trial)
    if family.name == families.FIRST:
        first, other = (family.exact_problem(shape, world, request.draw(f"repeat {number}"), num_tokens=shape.max_tokens)
                        for number in (1, 2))
        second = Problem(shape, other.tokens, first.topk_ids, first.topk_weights, exact=True, experts=first.experts)
    else:
        first, second = (family.exact_problem(shape, world, request.draw(f"repeat {number}")) for number in (1, 2))
    with _small_node(trial, "repeats") as node:
        comm = trial.make(node, shape, **trial.small)
        for number, problem in enumerate((first, second, first, second), 1):
            right(comm, problem, f"call {number} with the same routing and other tokens: is anything of the call before left?")
    return ("four calls with one routing and two sets of tokens" if family.name == families.FIRST else
            "four calls with two sets of inputs in turn")


def _schedules(trial: Trial) -> str:
    schedules = trial.asked.schedules
    source = trial.given.text if trial.own else trial.given.python if trial.given.python and not trial.given.text else None
    exploration = explore.rung(trial.kind, source=source, seeds=schedules, first=trial.asked.draw("schedules"), **EXPLORED)
    if exploration.failing:
        raise MismatchError(f"{len(exploration.failing)} of {schedules} schedules go wrong; seed {exploration.failing[0]}: "
                            f"{next(outcome.text for outcome in exploration.outcomes if outcome.failed)}")
    if exploration.races:
        raise MismatchError(f"the race detector, whatever came out:\n{exploration.races}")
    return f"{schedules} schedules in mode strict, no race"


def _bytes(trial: Trial) -> str:
    """For each pair of ranks: the bytes that crossed and were then read are at least those due."""
    shape, world = _small_world(trial)
    due = trial.family.due_bytes(trial.family.judged_problem(shape, world, trial.asked.draw("bytes")), trial.kind)
    if world < 2 or due is None:
        return "nothing has to cross between ranks, or nobody knows how much"
    with _small_node(trial, "bytes") as node:
        comm = trial.make(node, shape, **trial.small)
        problem, counts = trial.family.judged_problem(shape, world, trial.asked.draw("bytes")), []
        last_call(comm, problem, None, "a call whose bytes on links are counted", lambda read, trace: counts.append(read))
    (count,) = counts
    require_bytes(count, due, "of which rank {dst} read {count:,} bytes")
    return f"{int(count.sum()):,} bytes crossed and were read where they came; due are {int(due.sum()):,}"


def _links(trial: Trial) -> str:
    """The answer follows the bytes if links carry another call's."""
    family, request = trial.family, trial.asked
    shape, world = _small_world(trial)
    problems = [family.judged_problem(shape, world, request.draw(f"call {number} of links")) for number in (1, 2)]
    if world < 2 or family.due_bytes(problems[-1], trial.kind) is None:
        return "nothing has to cross between ranks, or nobody knows how much"

    other = keep(trial, problems, lambda: _small_node(trial, "links"), shape, **trial.small)
    if other is None:
        return f"not tried: the family {family.name} does not say what comes out where links carry another call's bytes"
    with _small_node(trial, "links") as node:
        comm = trial.make(node, shape, **trial.small)
        calls_before(comm, problems)
        last_call(comm, problems[-1], other, "a call at a small shape")
    return "with another call's bytes on all links, the answer is of those"


def _races(trial: Trial, name: str) -> str:
    """Calls with the judged ranks, shape and grid, in mode strict, with stalls, of at most FEW tokens. `times` makes calls without stalls.
    One call is under the race detector, whose memory grows with every wave; several in a row are not."""
    family, request = trial.family, trial.asked
    shape, world = family.shape(name), request.world_size or family.world_size
    what = f"{name} on {world} ranks, memory mode strict, stalls of at most {STALL:g} us"
    alone, *in_turn = (family.judged_problem(shape, world, request.draw(f"race {number} at {name}"), most=FEW)
                       for number in range(1 + IN_A_ROW))
    same = dict(preset=request.preset, seed=request.draw(f"schedule of races at {name}"), target="sim", memory="strict", max_events=1)
    with Node(world, races=True, **same) as node:
        node.stall(STALL)
        node.runtime.library.race_lines(race_lines(family.due_bytes(alone, trial.kind)), request.draw(f"lines of races at {name}"))
        comm = trial.make(node, shape, **trial.given.grid)
        _require_followed(comm)
        with races_told(node, what):
            right(comm, alone, what)
    with Node(world, **same) as node:
        node.stall(STALL)
        before = 0 if trial.given.python else request.draw(f"first call at {name}", MOST_CALLS)
        in_a_row(trial.make(node, shape, **trial.given.grid), in_turn, before, request.draw(f"late at {name}", world), what)
    return f"{name} on {world} ranks in mode strict with all blocks and stalls, {IN_A_ROW} calls in a row, no race"


def _require_followed(comm) -> None:
    """MismatchError for a grid that is too large for the race detector: what cannot be checked is not entered."""
    if isinstance(comm, HipRung):
        waves = sum(comm.grid(stage) for stage in comm.stages) * comm.waves * comm.world_size
        if waves > MOST_WAVES:
            raise MismatchError(f"a call has {waves:,} waves on all ranks, and the race detector follows {MOST_WAVES:,}: choose fewer "
                                "blocks or waves")
