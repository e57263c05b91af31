"""`ExpertParallel` under autograd against one GPU, bit by bit, for random shapes, routings, schedules and memory modes.

An expert here multiplies a row by its own vector, in the layer's dtype. So sums in one place can repeat every rounding that the
layer documents (`placed`).
"""
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from ..draw import Draw
from ..errors import A2AError
from ..kernels.layer import ExpertParallel
from ..kernels.moe import MismatchError, Problem, Shape
from ..machine.node import Node
from ..plurals import quantity
from .placed import dots, total

LANES = 64  # of a wave, of the simulated node


@dataclass(frozen=True)
class Case:
    """A layer, a node and the problems of its micro-batches. problem: further arguments of `Problem.random`."""

    seed: int
    world_size: int
    shape: Shape
    dtype: torch.dtype = torch.float16
    block_size: int = 1
    grid: tuple[int, int] = (2, 2)
    node: tuple = ()
    problem: tuple = ()
    micro_batches: int = 1

    def problems(self) -> list[Problem]:
        """The problem of each micro-batch."""
        return [Problem.random(self.shape, self.world_size, 100 * self.seed + number, **dict(self.problem))
                for number in range(self.micro_batches)]


def draw(seed: int) -> Case:
    """A random case. The same seed gives the same one."""
    pick = random.Random(seed)
    world, topk = pick.choice((1, 2, 4, 8)), pick.randint(1, 4)
    experts = world * pick.randint(-(-topk // world), 4 if world < 8 else 2)
    most = pick.randint(1, 10)
    dim = 8 * pick.choice((1, 2, 9, 17, 33, 65, 129, 257))
    shape = Shape("random", experts, topk, dim, most)
    problem: dict[str, Any] = {"num_tokens": tuple(pick.choice((0, 1, most, pick.randint(0, most))) for _ in range(world))}
    problem["routing"] = pick.choice(("uniform", "uniform", "one_expert", "hot_expert", "one_rank", "empty_rank"))
    problem["target"] = pick.randrange(world if problem["routing"].endswith("_rank") else experts)
    problem["drop"] = pick.choice((0.0, 0.0, 0.3, 1.0))
    node = {"memory": pick.choice(("ideal", "strict", "hw-spx", "cpx")), "seed": pick.randrange(1000), "races": dim <= 520}
    return Case(seed, world, shape, pick.choice((torch.float16, torch.bfloat16)), pick.choice((1, 4, 16)),
                (pick.randint(1, 4), pick.randint(1, 8)), tuple(node.items()), tuple(problem.items()), pick.choice((1, 1, 2)))


@dataclass
class Results:
    """Per micro-batch and rank: outputs and gradients of rows and weights. scale: the gradient of the experts' parameters."""

    out: list[list[torch.Tensor]]
    dx: list[list[torch.Tensor]]
    dweights: list[list[torch.Tensor]]
    scale: torch.Tensor


def inputs(case: Case) -> tuple[list[list[torch.Tensor]], list[list[torch.Tensor]], torch.Tensor]:
    """x of each micro-batch and rank, the gradients of the outputs, and the experts' vectors [num_experts, dim]."""
    draws = Draw(case.seed)
    x = [[part.to(case.dtype) for part in problem.tokens] for problem in case.problems()]
    gradients = [[draws.normal(part.shape, dtype=case.dtype) for part in parts] for parts in x]
    scale = draws.normal(case.shape.num_experts, case.shape.dim, dtype=case.dtype)
    return x, gradients, scale


def apply(got, scale: torch.Tensor) -> torch.Tensor:
    """The experts of a rank: y [capacity, dim]. scale [local experts, dim]. Padding goes through the experts, too."""
    ends = got.offsets.tolist()
    y = [got.rows[first:end] * part for first, end, part in zip(ends[:-1], ends[1:], scale, strict=True)]
    return torch.cat([*y, torch.zeros_like(got.rows[ends[-1]:])])


def spread(case: Case, change: Callable[[ExpertParallel], None] = lambda layer: None) -> Results:
    """The layer on the case's node: all micro-batches are dispatched before the first combine. change: something done to the
    layer first. Raises MismatchError if the race detector reports something."""
    with Node(case.world_size, name="small", max_wait_us=5000, **dict(case.node)) as node:
        blocks, waves = case.grid
        layer = ExpertParallel(node, case.shape, dtype=case.dtype, block_size=case.block_size, blocks=blocks, waves=waves,
                               in_flight=case.micro_batches)
        change(layer)
        tokens, gradients, scale = inputs(case)
        scale.requires_grad_()
        x = [[part.requires_grad_() for part in parts] for parts in tokens]
        weights = [[part.clone().requires_grad_() for part in problem.topk_weights] for problem in case.problems()]
        sent = [layer.dispatch(*given) for given in zip(x, [problem.topk_ids for problem in case.problems()], weights, strict=True)]
        vectors = scale.split(layer.local_experts)
        out = [layer.combine([apply(got, vectors[rank]) for rank, got in enumerate(each)], each) for each in sent]
        torch.autograd.backward([part for parts in out for part in parts], [part for parts in gradients for part in parts])
        if list(node.races):
            raise MismatchError(f"races: {node.races}")
        return Results([[part.detach() for part in parts] for parts in out], [[part.grad for part in parts] for parts in x],
                       [[part.grad for part in parts] for parts in weights], scale.grad)


def alone(case: Case) -> Results:
    """The results computed in one process, without links, by the sums of `placed`."""
    x, gradients, scale = inputs(case)
    results = Results([], [], [], torch.zeros_like(scale))
    rows: dict[tuple[int, int], list] = {}  # of each micro-batch and expert: row and gradient, by source and token
    for number, problem in enumerate(case.problems()):
        for part in (results.out, results.dx, results.dweights):
            part.append([])
        for rank, ids in enumerate(part.long() for part in problem.topk_ids):
            token, gradient, weights = x[number][rank], gradients[number][rank], problem.topk_weights[rank]
            vectors, chosen = scale[ids.clamp(min=0)], ids >= 0
            places = torch.where(chosen, ids // problem.local_experts, -1), torch.full((len(ids),), rank), case.world_size
            y, dy = token[:, None] * vectors, (weights[..., None] * gradient[:, None].float()).to(case.dtype)
            results.out[-1].append(total(y, weights, *places))
            results.dx[-1].append(total(dy * vectors, torch.ones_like(weights), *places))
            results.dweights[-1].append(dots(y, gradient[:, None].expand_as(y), LANES) * chosen)
            for t, k in chosen.nonzero().tolist():
                rows.setdefault((number, int(ids[t, k])), []).append((token[t], dy[t, k]))
    parameters(case, rows, results.scale)
    return results


def parameters(case: Case, rows: dict, gradient: torch.Tensor) -> None:
    """Adds what autograd makes of the experts' rows and gradients to `gradient`, the last micro-batch first. Padding and
    rows of other experts add zeros."""
    for number in reversed(range(case.micro_batches)):
        for expert in range(case.shape.num_experts):
            pairs = rows.get((number, expert), [])
            if pairs:
                padded = -(-len(pairs) // case.block_size) * case.block_size
                x, dy = torch.zeros((2, padded, case.shape.dim), dtype=case.dtype)
                x[:len(pairs)], dy[:len(pairs)] = torch.stack([a for a, _ in pairs]), torch.stack([b for _, b in pairs])
                gradient[expert] += (x * dy).sum(0)


def check(case: Case, results: Results) -> None:
    """Raises MismatchError with the first element whose bits are not those of one GPU."""
    right = alone(case)
    for name in ("out", "dx", "dweights"):
        for number, parts in enumerate(getattr(right, name)):
            for rank, part in enumerate(parts):
                _compare(f"micro-batch {number}, rank {rank}: {name}", getattr(results, name)[number][rank], part)
    _compare("gradient of the experts", results.scale, right.scale)


def try_all(cases: int, first: int = 0) -> dict[str, Any]:
    """Draws and checks cases with consecutive seeds. Returns their number and `wrong`: what went wrong, by seed."""
    wrong = {}
    for seed in range(first, first + cases):
        case = draw(seed)
        try:
            check(case, spread(case))
        except A2AError as error:
            wrong[seed] = f"{case}: {error}"
    return {"cases": cases, "wrong": wrong}


def worded(result: dict[str, Any]) -> str:
    """The result of `try_all` as text."""
    layers = quantity(result["cases"], "random layer", "random layers")
    lines = [f"gradients of {layers} (1, 2, 4 or 8 ranks, all memory modes, simulated): "
             f"{result['cases'] - len(result['wrong'])} have the bits of one GPU"]
    return "\n".join([*lines, *(f"WRONG, seed {seed}: {text}" for seed, text in result["wrong"].items())])


def _compare(what: str, value: torch.Tensor, right: torch.Tensor) -> None:
    wrong = ~(value == right)
    if value.shape != right.shape or wrong.any():
        row, column = wrong.nonzero()[0].tolist()
        raise MismatchError(f"{what}[{row}, {column}] is {value[row, column].item()!r}, on one GPU {right[row, column].item()!r}; "
                            f"{int(wrong.sum())} of {wrong.numel()} are wrong")
