"""Runs that the site stores: a rung's call, or the explorer's calls in a situation, as a browser asks for them again."""
import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from ...errors import A2AError
from ...kernels import families
from ...kernels.all_reduce.problem import AllReduceProblem
from ...kernels.attention.problem import AttentionProblem
from ...kernels.moe import Problem
from ...kernels.moe.backward_problem import BackwardProblem
from ...kernels.moe.gemm import GemmProblem
from ...kernels.moe.layer_problem import LayerProblem
from ...kernels.rung.rung import Rung
from ...kernels.rung.situations import Situation
from ...machine.node import Node
from . import cells
from .recorder import Recorder, recording, sums

_BESIDE = re.compile(r"(?m)^(\t\.loc\t[^;\n]*?)[ \t]*;.*$")
SCHEDULES = 7
TYPES = {torch.float16: "fp16", torch.bfloat16: "bf16"}  # that a browser draws
LIMIT = 8  # of exact tokens, as `Problem.random` has them for topk <= 16


@dataclass(frozen=True)
class Workload:
    """One call, or a situation of the explorer.

    name       the reader's choice
    shape      of the family, or its name
    problem    more arguments of the problem
    situation  of the explorer, instead of one call
    blocks     of the grid; None: the rung's own
    """

    name: str
    shape: Any = None
    problem: tuple[tuple[str, Any], ...] = ()
    situation: Situation | None = None
    blocks: int | None = None


@dataclass
class Run:
    """A workload that was run.

    calls, modules  see `recorder`
    failed          why its outputs are wrong, "" if they are right
    us              of the clock
    events          the records, up to the last output or the first failure
    report          of that failure, "" for none
    strings         the names in the records
    outputs         bytes of each output
    """

    workload: Workload
    variant: str | None
    calls: list[list]
    modules: list[str]
    failed: str
    us: float
    events: bytes
    report: str
    strings: dict[str, list[str]]
    outputs: list[bytes]


def workloads(kind: type[Rung]) -> list[Workload]:
    """The stored workloads of a rung: its family's small shape, that with a hot expert, bench1, dsv3, and the
    explorer's situations."""
    named = kind.family.shapes()
    # The layer's experts run on the host, on rows in the order of one schedule: another schedule would be called wrong.
    loads = [Workload("tiny", "tiny" if "tiny" in named else kind.family.default_shape)] if named and kind.family.name != "layer" else []
    if kind.family.name == "all_to_all":
        hot = (("routing", "hot_expert"), ("target", 1))
        loads = [Workload("tiny, 4 blocks", "tiny", blocks=4), Workload("tiny, 4 blocks, hot expert", "tiny", hot, blocks=4),
                 *loads, Workload("tiny, hot expert", "tiny", hot), Workload("bench1", "bench1"),
                 Workload("bench1, hot expert", "bench1", hot), Workload("dsv3", "dsv3")]
    return loads + [Workload(situation.name, situation=situation) for situation in kind.all_situations() if situation.nodes == 1]


def is_small(workload: Workload) -> bool:
    """Whether a rung's variants are stored of it, too: few blocks, few bytes."""
    return workload.situation is not None or workload.blocks is not None


def run(kind: type[Rung], workload: Workload, variant: str | None = None, memory: str = "ideal", seed: int = 0) -> Run:
    """Runs a workload on a fresh node and notes what was asked of it. A wait that fails does not end it."""
    with recording() as recorder, _listening(kind, recorder) as wrong:
        if workload.situation:
            node, failed = workload.situation.node(memory, seed), ""
            try:
                workload.situation.run(node, kind, 0, variant)
            except A2AError as error:
                failed = str(error)
        else:
            node = Node(kind.family.world_size, target="sim", memory=memory, seed=seed)
            failed = _call(kind, node, workload, variant)
        trace = node.trace
        calls, failed = list(recorder.calls), failed or "\n".join(wrong[:1])
        node.close()
    while calls and calls[-1][0] != "read":  # what the end of a node asks is left out
        calls.pop()
    return Run(workload, variant, calls, list(map(plain, recorder.modules)), failed, trace.span_us,
               trace.records[:recorder.events].tobytes(), recorder.report, trace.strings, recorder.outputs)


def plain(assembly: str) -> str:
    """The assembly as it is stored: without what the compiler says beside `.loc`, and with every line where it was."""
    return _BESIDE.sub(r"\1", assembly)


def answers(kind: type[Rung], workload: Workload) -> list[list | None] | None:
    """Checksums of a run's outputs, for a rung whose right answers are not known bit by bit. None if Python's check finds the run
    wrong. SCHEDULES other schedules run, too. If they change an output's bits, its sums ignore the order of rows, because
    align places an expert's tokens in any order. An output whose rows differ, too, has None."""
    first = run(kind, workload)
    if first.failed or not first.calls:
        return None
    others = [run(kind, workload, seed=seed).outputs for seed in range(1, 1 + SCHEDULES)]
    if any(len(outputs) != len(first.outputs) for outputs in others):
        return None
    return [_agreed(output, [outputs[number] for outputs in others]) for number, output in enumerate(first.outputs)]


def _agreed(output: bytes, others: list[bytes]) -> list | None:
    """Sums of what all of these outputs have in common: their bits, or the longest rows that come in any order."""
    if all(other == output for other in others):
        return sums(output, max(len(output), 1))
    for row in (4096 >> shift for shift in range(11)):  # down to the four bytes of an int32
        if len(output) % row == 0:
            rows = sums(output, row, sort=True)
            if all(len(other) == len(output) and sums(other, row, sort=True) == rows for other in others):
                return rows
    return None


def own_answers(run: Run, known: list[list | None] | None) -> list[list | None] | None:
    """Sums of a run's own outputs, row by row as `known` has them; `known` if it failed, or has other outputs."""
    if not known or run.failed or len(known) != len(run.outputs):
        return known
    return [like and sums(output, max(len(output), 1) if len(like) == 2 else like[0], sort=len(like) == 3)
            for output, like in zip(run.outputs, known)]


def with_answers(calls: list[list], right: list[list | None] | None) -> list[list]:
    """The calls, whose reads without a right answer get those of `right`, if there are as many."""
    reads = [call for call in calls if call[0] == "read"]
    if right and len(right) == len(reads):
        for call, answer in zip(reads, right):
            call[3] = call[3] or answer
    return calls


def _call(kind: type[Rung], node: Node, workload: Workload, variant: str | None) -> str:
    family = kind.family
    shape = family.shape(workload.shape)
    blocks = {} if workload.blocks is None else {"blocks": workload.blocks}
    rung = kind(node, shape, variant=variant, **blocks)
    problem = family.exact_problem(shape, node.world_size, family.default_seed(shape), **dict(workload.problem))
    try:
        rung.check(problem, rung(problem))
    except A2AError as error:
        return str(error)
    return ""


def numbers(seed: int, count: int, limit: int, fraction: int = 0, dtype: torch.dtype = torch.float16) -> torch.Tensor:
    """[count]: multiples of 2^-fraction, from -limit to limit of them and never 0, from a mixed counter of 32 bits. A browser draws the
    same: `drawn` in static/node.js."""
    with np.errstate(over="ignore"):
        x = np.arange(count, dtype=np.uint32) + np.uint32(seed * 0x9E3779B1 % 2**32)
        for multiplier in (0x85EBCA6B, 0xC2B2AE35):
            x = (x ^ x >> np.uint32(16)) * np.uint32(multiplier)
        x ^= x >> np.uint32(16)
    table = np.array([*range(-limit, 0), *range(1, limit + 1)], dtype=np.float32) / 2**fraction
    return torch.from_numpy(table[x % np.uint32(2 * limit)]).to(dtype)


def _drawn(problem: Problem, recorder: Recorder) -> Problem:
    """The same problem with tokens that a browser can draw."""
    limit = min(LIMIT, 128 // problem.shape.topk)
    tokens = [_like(rows, 1 + rank + 64 * (problem.seed or 0), limit, 0, recorder) for rank, rows in enumerate(problem.tokens)]
    return Problem(problem.shape, tokens, problem.topk_ids, problem.topk_weights, exact=True, seed=problem.seed, experts=problem.experts)


def _drawn_layer(problem: LayerProblem, recorder: Recorder) -> LayerProblem:
    """The same layer with tokens, gradients and weights that a browser can draw, each rank's experts by themselves."""
    world, names = problem.world_size, ("up", "down")
    if isinstance(problem, BackwardProblem):
        problem.grads = [_like(rows, 200 + rank, LIMIT, 3, recorder) for rank, rows in enumerate(problem.grads)]
    for rank, rows in enumerate(problem.tokens):
        problem.tokens[rank] = _like(rows, 1 + rank, LIMIT, 3, recorder)
    for number, name in enumerate(names):
        parts = getattr(problem, name).chunk(world)
        setattr(problem, name, torch.cat([_like(part, 100 * (1 + number) + rank, LIMIT, 6, recorder) for rank, part in enumerate(parts)]))
    return problem


def _drawn_attention(problem: AttentionProblem, recorder: Recorder) -> AttentionProblem:
    """The same problem with q, k and v that a browser can draw, each rank's by themselves."""
    whole = [tensor.clone() for tensor in problem.whole]
    for number, (tensor, parts) in enumerate(zip(whole, (problem.q, problem.k, problem.v))):
        for rank, part in enumerate(parts):
            tensor[problem.places[rank]] = _like(part, 100 * (1 + number) + rank, LIMIT, 2, recorder)
    return AttentionProblem(problem.shape, tuple(whole), problem.world_size, problem.seed)


def _like(tensor: torch.Tensor, seed: int, limit: int, fraction: int, recorder: Recorder) -> torch.Tensor:
    """A random tensor of the same shape and dtype, which the recorder stores. If its dtype cannot be drawn, the tensor itself."""
    if tensor.dtype not in TYPES:
        return tensor
    values = numbers(seed, tensor.numel(), limit, fraction, tensor.dtype)
    if len(values):
        recorder.drawn[values.view(torch.uint8).numpy().tobytes()] = ["drawn", seed, len(values), limit, fraction, TYPES[tensor.dtype]]
    return values.reshape(tensor.shape)


@contextmanager
def _listening(kind: type[Rung], recorder: Recorder) -> Iterator[list[str]]:
    """Draws tokens so that a browser can, and tells the recorder the right answers while results of rungs of this class are
    read. A wrong one ends nothing: what is wrong with it goes to the list."""
    known: dict[int, Any] = {}
    wrong: list[str] = []
    begin, read, check, family = kind.begin, kind.read_outputs, kind.check, kind.family
    exact = family.exact_problem

    def drawn(*arguments, **options):
        problem = exact(*arguments, **options)
        if isinstance(problem, LayerProblem):
            return _drawn_layer(problem, recorder)
        if isinstance(problem, AttentionProblem):
            return _drawn_attention(problem, recorder)
        if isinstance(problem, AllReduceProblem):
            x = [_like(message, 1 + rank, LIMIT, 3, recorder) for rank, message in enumerate(problem.x)]
            return AllReduceProblem(problem.shape, x, problem.seed)
        if isinstance(problem, GemmProblem):
            for number, tensors in enumerate((problem.a, problem.b)):
                tensors[:] = [_like(tensor, 100 * number + rank, LIMIT, 3 * number, recorder) for rank, tensor in enumerate(tensors)]
            return problem
        return _drawn(problem, recorder) if isinstance(problem, Problem) and problem.exact else problem

    def checked(rung, problem, outputs):
        try:
            check(rung, problem, outputs)
        except A2AError as error:
            wrong.append(str(error))

    def begun(rung, problem):
        call = begin(rung, problem)
        known[id(call)] = problem
        return call

    def reads(rung, call):
        problem = known.get(id(call))
        right = problem.expected() if isinstance(problem, Problem) and problem.exact else []
        recorder.expect = deque((answer.numpy().tobytes(), max(answer[0].numel() * 2, 1)) if len(answer) else None
                                for answer in right if answer.numel())
        try:
            return read(rung, call)
        finally:
            recorder.expect = deque()

    kind.begin, kind.read_outputs, kind.check, family.exact_problem = begun, reads, checked, drawn
    try:
        yield wrong
    finally:
        kind.begin, kind.read_outputs, kind.check = begin, read, check
        del family.exact_problem  # the class's again


def names() -> list[str]:
    """All that may be stored: rungs, and kernels of lessons' cells."""
    return [*families.names(), *cells.KINDS]


def find(name: str) -> Any:
    """A rung's class, or what stands for one of a lesson's cells; ValueError for one that has no kernels, or needs a cluster."""
    if name in cells.KINDS:
        return cells.KINDS[name]
    kind = families.find(name)
    if not kind.files() or kind.on_cluster:
        raise ValueError(f"{name} has no kernels that a page could run")
    return kind
