"""`ExpertParallel` there and back on a node against one GPU, bit by bit, and a transformer's training: `a2a run --train`.

Works on a simulated node, and on real GPUs with one process each. There every process computes the one-GPU side on its own GPU.
"""
import contextlib
import time
import warnings
from typing import Any

import torch

from ..draw import Draw
from ..kernels.layer import ExpertParallel, fp8
from ..kernels.moe import Problem, Shape
from ..table import Table
from . import training
from .bench import record
from .placed import copies, weigh

SHAPES = (Shape("tokens", 16, 4, 1024, 64), Shape("tiles", 32, 8, 264, 128))  # experts of 2, 4 or 8 ranks


def run(node, steps: int = 50, seed: int = 0, compiled: bool = False) -> dict[str, Any]:
    """Gradients of layers of SHAPES in both dtypes (compiled: also by torch.compile), and losses of `steps` steps. Returns plain
    data, the same in all processes."""
    with _deterministic():
        checks = [step(node, shape, dtype, block_size, seed, compiled, wire)
                  for shape in SHAPES if shape.num_experts % node.world_size == 0
                  for dtype, block_size, wire in ((torch.float16, 1, None), (torch.bfloat16, 16, None), (torch.bfloat16, 16, fp8.E4M3))
                  if wire is None or shape.dim % fp8.BLOCK == 0]
        where = record.facts(node, "layer_training") if node.target != "sim" else {"target": node.target}
        return where | {"world_size": node.world_size, "checks": checks, "training": curves(node, steps, seed)}


def step(node, shape: Shape, dtype: torch.dtype, block_size: int = 1, seed: int = 0, compiled: bool = False,
         wire: torch.dtype | None = None) -> dict[str, Any]:
    """One forward and backward pass with experts that multiply a row by a vector. Numbers of elements, and of those with other
    bits than on one GPU, for outputs and for gradients of rows and weights. compiled: also by torch.compile, in one graph. With one
    process per GPU the layer is made from their ProcessGroup. wire: see `ExpertParallel`; one GPU then gets the rounded rows."""
    real, world = node.target != "sim", node.world_size
    options = {"dtype": dtype, "block_size": block_size, "wire": wire}
    layer = (ExpertParallel(node, shape, **options) if len(node.ranks) == world
             else ExpertParallel.from_process_group(None, shape, target=node.target, **options))
    node = layer.node
    problem = Problem.random(shape, world, seed, drop=0.1, num_tokens=[shape.max_tokens - rank % 3 for rank in range(world)])
    draw = Draw(seed)
    scale = draw.normal(shape.num_experts, shape.dim, dtype=dtype)
    back = [draw.normal(part.shape, dtype=dtype) for part in problem.tokens]
    each = []
    for rank in node.ranks:
        parts = problem.tokens[rank.index].to(dtype), problem.topk_ids[rank.index], problem.topk_weights[rank.index], back[rank.index]
        each.append([part.to(torch.device("cuda", rank.device)) if real else part for part in parts])
    x, ids, weights, gradients = map(list, zip(*each, strict=True))
    works = [lambda x, weights: _alone(layer, x, ids, weights, scale),
             lambda x, weights: _spread(layer, x, ids, weights, scale)]
    if compiled:
        torch.compiler.reset()
        works.append(torch.compile(works[1], backend="aot_eager", fullgraph=True))
    results = []
    for number, work in enumerate(works):
        rows = [fp8.restored(fp8.packed(part), shape.dim) for part in x] if wire and number == 0 else x
        given = [[part.clone().requires_grad_() for part in parts] for parts in (rows, weights)]
        out = work(*given)
        torch.autograd.backward(out, gradients)
        results.append({"out": [part.detach() for part in out], "dx": [part.grad for part in given[0]],
                        "dweights": [part.grad for part in given[1]]})
    own = {rank.index: {name: [sum(int((other[name][i] != part[i]).sum()) for other in results[1:]), part[i].numel()]
                        for name, part in results[0].items()} for i, rank in enumerate(node.ranks)}
    ranks = node.gather(own).values()
    layer.close()
    sums = {name: [sum(values) for values in zip(*(rank[name] for rank in ranks), strict=True)] for name in results[0]}
    return {"shape": str(shape.name), "dtype": str(dtype).removeprefix("torch."), "compiled": compiled, "wire": wire and "e4m3",
            "wrong": {name: pair[0] for name, pair in sums.items()}, "elements": {name: pair[1] for name, pair in sums.items()}}


def curves(node, steps: int, seed: int = 0) -> dict[str, Any]:
    """Losses of the transformer on the node, and on one GPU that rounds as the node does, and one that rounds once."""
    exchange = training.OnNode(node)
    lanes = exchange.layer.lanes
    start = time.perf_counter()
    spread = training.train(exchange, steps, seed)
    seconds = time.perf_counter() - start
    placed, once = (training.train(training.OneGpu(node.world_size, placed=flag, device=exchange.device, lanes=lanes), steps, seed)
                    for flag in (True, False))
    exchange.layer.close()
    return {"steps": steps, "spread": spread, "placed": placed, "once": once, "seconds": seconds}


def right(result: dict[str, Any]) -> bool:
    """Whether all gradients and all losses have the bits of one GPU."""
    return not any(any(check["wrong"].values()) for check in result["checks"]) and _same(result) == result["training"]["steps"]


def worded(result: dict[str, Any]) -> str:
    """The run as text."""
    losses, label = result["training"], f"{result['world_size']} ranks ({result['target']})"
    lines = [f"Elements with other bits than on one GPU, {label}:"]
    for check in result["checks"]:
        lines.append(f"  {check['shape']} {check['dtype']}{', rows in 8 bits' if check['wire'] else ''}"
                     f"{', also compiled' if check['compiled'] else ''}: " + ", ".join(
            f"{name} {check['wrong'][name]} of {check['elements'][name]}" for name in check["wrong"]))
    rows = sorted({0, 1, 2, *range(4, losses["steps"], 5), losses["steps"] - 1} & set(range(losses["steps"])))
    table = Table({"step": rows, "ranks": [f"{losses['spread'][i]:.7f}" for i in rows],
                   "one GPU, same roundings": [f"{losses['placed'][i]:.7f}" for i in rows],
                   "one GPU, one rounding": [f"{losses['once'][i]:.7f}" for i in rows]}, unit="loss", label=label)
    most = max(abs(a / b - 1) for a, b in zip(losses["spread"], losses["once"], strict=True))
    return "\n".join([
        *lines, str(table), f"{_same(result)} of {losses['steps']} losses have the bits of one GPU that rounds where the layer does. They "
        f"differ by {most:.1e} at most from one GPU that rounds a sum once. {losses['steps']} steps on {label} took "
        f"{losses['seconds']:.1f} s of this machine."])


def _same(result) -> int:
    losses = result["training"]
    return sum(a == b for a, b in zip(losses["spread"], losses["placed"], strict=True))


def _spread(layer, x, ids, weights, scale) -> list[torch.Tensor]:
    sent, local = layer.dispatch(x, ids, weights), layer.local_experts
    y = []
    for rank, got in zip(layer.node.ranks, sent, strict=True):
        vectors = scale[rank.index * local:(rank.index + 1) * local].to(got.rows.device)
        expert = torch.searchsorted(got.offsets, torch.arange(len(got.rows), device=got.rows.device, dtype=torch.int32), right=True) - 1
        y.append(got.rows * vectors[expert.clamp(max=local - 1)])
    return layer.combine(y, sent)


def _alone(layer, x, ids, weights, scale) -> list[torch.Tensor]:
    out = []
    for rank, rows, chosen, factors in zip(layer.node.ranks, x, ids, weights, strict=True):
        chosen = chosen.long()
        owner = torch.where(chosen >= 0, chosen // layer.local_experts, -1)
        places = owner, torch.full((len(rows),), rank.index, device=rows.device), layer.world_size
        y = copies(rows, *places) * scale.to(rows.device)[chosen.clamp(min=0)]
        out.append(weigh(y, factors, *places, layer.lanes))
    return out


@contextlib.contextmanager
def _deterministic():
    """PyTorch's own operations have the same bits in every run."""
    before = torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(True, warn_only=True)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # sums of whole numbers are exact in any order
            yield
    finally:
        torch.use_deterministic_algorithms(before)
