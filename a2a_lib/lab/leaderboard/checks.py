"""The checks of a submission, in a process that executes nothing of it (`process.py`). The first that fails ends them.

    compiled    its kernels, registers and occupancy
    hazards     calls with every routing that has broken a kernel before, buffers poisoned between them, outputs equal
                bit by bit (problems are exact). Finds rows that were not sent, or are left from an earlier call
    repeats     calls with the same routing and other tokens. Finds rows of the call before
    schedules   many schedules with stalls on a small strict node, several calls in a row, and the race detector
    bytes       simulated, at a small shape: as many bytes as are due cross each link and are read by the rank that got them
    links       a call whose links carry another call's bytes: its answer must follow them (`links`)
    races       at the judged shape and ranks, with the judged grid: memory mode strict, the race detector and stalls:
                a call, and three in a row that nobody waits for, the first with a drawn number, with a rank that begins late
    times       at the judged shape, ranks and grid, memory mode strict and the race detector: several calls with other tokens, the last
                one is timed, as many bytes as are due crossed its links and were read where they came, its answer is made of another
                call's bytes that the links carried, and it took no less than the bytes need

Tokens, routing, weights, the experts' parameters, schedules (but the timed one) and the number of calls are drawn from one seed, which
is new in every run. A rank has the parameters of its own experts alone. Times do not depend on the memory mode, so the timed call
can be checked, too. Rows travel as fp16 (fp8_rows sends 8 bits), because only then are bytes comparable.
"""
from __future__ import annotations

import tempfile
from collections.abc import Callable

from ...errors import A2AError
from ...kernels import families
from ...kernels.moe import MismatchError, Problem
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.triton_variants import functions_in
from ...machine.node import Node
from ...machine.toolchain import compile as compile_source
from .. import explore
from ..bench.verify import poison
from . import links
from .entry import Verdict
from .submission import Submission, folders_of
from .times import race_lines, require_bytes, timed
from .trial import Asked, Trial, in_a_row, races_told, right

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
        links.last_call(comm, problem, None, "a call whose bytes on links are counted", lambda read, trace: counts.append(read))
    (count,) = counts
    require_bytes(count, due, "of which rank {dst} read {count:,} bytes")
    return f"{int(count.sum()):,} bytes crossed and were read where they came; due are {int(due.sum()):,}"


def _links(trial: Trial) -> str:
    """The answer follows the bytes if links carry another call's (`links`)."""
    family, request = trial.family, trial.asked
    shape, world = _small_world(trial)
    problems = [family.judged_problem(shape, world, request.draw(f"call {number} of links")) for number in (1, 2)]
    if world < 2 or family.due_bytes(problems[-1], trial.kind) is None:
        return "nothing has to cross between ranks, or nobody knows how much"

    other = links.keep(trial, problems, lambda: _small_node(trial, "links"), shape, **trial.small)
    if other is None:
        return f"not tried: the family {family.name} does not say what comes out where links carry another call's bytes"
    with _small_node(trial, "links") as node:
        comm = trial.make(node, shape, **trial.small)
        links.calls_before(comm, problems)
        links.last_call(comm, problems[-1], other, "a call at a small shape")
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
