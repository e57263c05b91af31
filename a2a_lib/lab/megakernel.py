"""A whole MoE layer on real GPUs, one process each: in one launch, in two, phase by phase, and with single switches
changed.

Rows are checked against the same layer on one GPU (`moe_layer.MoELayer`), and compared with PyTorch's grouped GEMM
between NCCL's all-to-alls. On the simulated node `lab.ladder` does this.
"""
from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

import torch

from ..draw import Draw
from ..errors import A2AError
from ..kernels.moe import MismatchError
from ..kernels.moe.shapes import Shape
from ..kernels.moe_layer import RUNGS, LayerShape
from ..kernels.moe_layer.hazards import SWITCHED
from ..machine.node import Node
from ..machine.runtime.shared import as_tensor
from ..table import Table
from .bench import record
from .bench.clock import Clock
from .bench.peers import Timer
from .bench.stats import spread
from .moe_layer import MoELayer, grouped

# The measured configurations: a rung and switches. The ablation changes one switch at a time.
Row = tuple[str, dict[str, Any]]
LADDER: list[Row] = [(name, {}) for name in RUNGS]
ABLATION: list[Row] = LADDER + [("megakernel", dict(design.options)) for design in SWITCHED]


def kind_of(name: str) -> type:
    """The class of a rung: of the family's, or `hopper` or `hopper_e4m3`, which run on Hopper GPUs alone and are no steps of the
    ladder."""
    if name == "hopper_e4m3":
        from ..kernels.layer.hopper_e4m3 import HopperE4M3

        return HopperE4M3
    if name == "hopper":
        from ..kernels.moe_layer.hopper_rung import Hopper

        return Hopper
    return RUNGS[name]


def row_name(row: Row) -> str:
    name, switches = row
    return ", ".join([name, *(f"{switch} {value}" for switch, value in switches.items())])


def measure(node: Node, shape: LayerShape, rows: Iterable[Row], *, num_tokens: int | None = None, calls: int = 20,
            warmup: int = 5, peers: bool = False, announce: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """Measures on real GPUs, a process each. Returns a recording with medians of the slowest rank, us, launched one by
    one and timed on the GPU. Every row's last timed call is checked, and then one with other tokens. bfloat16, as
    PyTorch's grouped GEMM."""
    if len(node.ranks) != 1:
        raise A2AError("on real GPUs a process for each: torchrun --nproc-per-node N -m a2a_lib megakernel ...")
    given, n = Given(node, shape, num_tokens or shape.max_tokens), num_tokens or shape.max_tokens
    moe, drawn = given.moe, given.drawn
    workload, rows_timed = f"{shape.num_experts}x{shape.topk}x{shape.dim}x{shape.inter}, {n} tokens on each rank", []
    with Clock(node) as clock:
        for row in rows:
            announce(row_name(row))
            rows_timed.append({"workload": workload} | time_row(clock, given, row, calls, warmup))
        for name, work in _peers(moe, drawn[0].x, drawn[0].ids, drawn[0].weights).items() if peers else ():
            announce(name)
            row_data = {"rung": name, "name": name, "workload": workload, "peer": True, "correct": True}
            try:
                row_data |= {"worst": moe.check([drawn[0].x], [work()], drawn[0].known),
                             "us": Timer(clock)(work, calls, warmup)["device"]}
            except Exception as error:  # a peer's failure is a result, whatever it is
                row_data |= {"error": f"{type(error).__name__}: {error}"[:300]}
            rows_timed.append(row_data)
    moe.close()
    return record.facts(node, "megakernel") | {"shape": _facts(shape), "rows": rows_timed}


class Given:
    """A layer's weights on this rank, and two draws of n tokens on each rank."""

    def __init__(self, node: Node, shape: LayerShape, n: int):
        self.node, self.shape, self.n = node, shape, n
        route = Shape("layer", shape.num_experts, shape.topk, shape.dim, shape.max_tokens)
        self.moe = MoELayer(node, route, hidden=shape.inter, dtype=shape.dtype)
        self.drawn = [_Drawn(self.moe, n, seed) for seed in (11, 111)]


def time_row(clock: Clock, given: Given, row: Row, calls: int, warmup: int) -> dict[str, Any]:
    """Times one rung and checks its last timed call, then one with other tokens. Returns its row of a recording."""
    name, switches = row
    rung, (first, second) = kind_of(name)(given.node, given.shape, log=False, **switches), given.drawn
    rung.run_in(clock.streams)
    rung.num_tokens[0] = given.n
    rung.give_weights(0, *(part.transpose(1, 2) for part in given.moe.weights[0]))
    first.give(rung)
    us = clock.series([[rung.launch]] * (calls + warmup), each=False)[warmup:, 0]
    data = {"rung": name, "name": row_name(row), "switches": asdict(rung.switches), "tiles": asdict(rung.tiles), "launch": "plain",
            "programs": rung.programs, "us": spread(us), "correct": True}
    try:
        data["worst"] = first.check(rung)
        data["relative_error"] = first.error(rung)
        second.give(rung)
        rung.launch()
        given.node.synchronize()
        data["worst"] = max(data["worst"], second.check(rung))
    except A2AError as error:
        data |= {"correct": False, "error": str(error)}
    rung.close()
    rung = None
    gc.collect()  # frees its memory for the next one
    return data


class _Drawn:
    """A rank's tokens and choices, and the right answer."""

    def __init__(self, moe: MoELayer, n: int, seed: int):
        self.moe, device = moe, moe.devices[0]
        self.x = Draw(seed + moe.node.ranks[0].index, device).normal(n, moe.shape.dim, dtype=moe.dtype)
        self.ids, self.weights = moe.route(0, self.x)
        self.known = [moe.alone(0, self.x)]

    def give(self, rung) -> None:
        for key, tensor in {"x": self.x, "topk_ids": self.ids, "topk_weights": self.weights}.items():
            as_tensor(rung.memory[key][0])[:len(self.x)].copy_(tensor)
        as_tensor(rung.memory["out"][0]).fill_(float("nan"))
        torch.cuda.synchronize()
        self.moe.node.gather({rung.node.ranks[0].index: None})

    def check(self, rung) -> float:
        """The largest error in units of its bound; MismatchError, on all ranks alike, if it is over 1. Collective."""
        if rung.most_error is not None:
            most = self.error(rung, each=True) / rung.most_error
            if not most <= 1:
                raise MismatchError(f"a token is off by {most * rung.most_error:.3g} in the 2-norm, more than {rung.most_error}")
            return most
        return self.moe.check([self.x], [as_tensor(rung.memory["out"][0])[:len(self.x)]], self.known)


    def error(self, rung, each: bool = False) -> float:
        """Error in the 2-norm, relative to float32 sums: of all tokens of the worst rank, or (each) of the worst token. Collective."""
        want = self.known[0][0]
        off = as_tensor(rung.memory["out"][0])[:len(self.x)].float() - want
        error = (off.norm(dim=1) / want.norm(dim=1)).max() if each else off.norm() / want.norm()
        return max(self.moe.node.gather({rung.node.ranks[0].index: float(error.nan_to_num(nan=float("inf")))}).values())


def _peers(moe: MoELayer, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> dict[str, Callable[[], torch.Tensor]]:
    """The layer made of PyTorch's parts, for comparison. The experts' rows go through one grouped GEMM. It lies between two
    all-to-alls of NCCL with known sizes (no host waits for them), or between `ExpertParallel`'s dispatch and
    combine."""
    import torch.distributed as dist

    world, local, device = moe.node.world_size, moe.layer.local_experts, x.device
    flat, topk = ids.reshape(-1).long(), ids.shape[1]
    order = flat.argsort(stable=True)  # by expert, and therefore by rank
    counts = torch.bincount(flat, minlength=world * local)
    everybody = [torch.empty_like(counts) for _ in range(world)]
    if world > 1:
        dist.all_gather(everybody, counts)
    else:
        everybody = [counts]
    rank = moe.node.ranks[0].index
    arriving = torch.stack(everybody)[:, rank * local:(rank + 1) * local]  # [source, local expert]
    sends, receives = counts.view(world, local).sum(1).tolist(), arriving.sum(1).tolist()
    by_expert = torch.arange(local, device=device).repeat(world).repeat_interleave(arriving.reshape(-1)).argsort(stable=True)
    ends = arriving.sum(0).cumsum(0).int()

    def exchange(rows: torch.Tensor, out: list[int], into: list[int]) -> torch.Tensor:
        got = rows.new_empty((sum(into), rows.shape[1]))
        if world > 1:
            dist.all_to_all_single(got, rows, into, out)
            return got
        return rows

    def nccl() -> torch.Tensor:
        rows = exchange(x[order // topk], sends, receives)[by_expert]
        y = grouped(rows, torch.cat([ends.new_zeros(1), ends]), *moe.weights[0])
        back = torch.empty_like(y)
        back[by_expert] = y
        replies = torch.empty((len(flat), x.shape[1]), dtype=x.dtype, device=device)
        replies[order] = exchange(back, receives, sends)
        return torch.einsum("tk,tkd->td", weights, replies.view(-1, topk, x.shape[1]).float()).to(x.dtype)

    def expert_parallel() -> torch.Tensor:
        got = moe.layer.dispatch([x], [ids], [weights])[0]
        return moe.layer.combine([grouped(got.rows, got.offsets, *moe.weights[0])])[0]

    return {"NCCL, grouped GEMM, sizes known": nccl, "ExpertParallel, grouped GEMM": expert_parallel}


def _facts(shape: LayerShape) -> dict[str, Any]:
    return {"num_experts": shape.num_experts, "topk": shape.topk, "dim": shape.dim, "inter": shape.inter,
            "max_tokens": shape.max_tokens, "dtype": str(shape.dtype).split(".")[1]}


def table(recording: dict[str, Any]) -> Table:
    """One line per row: us, and the speedup over phases."""
    us = [row["us"]["median"] if "us" in row else float("nan") for row in recording["rows"]]
    base = next((each for each, row in zip(us, recording["rows"], strict=True) if row["rung"].endswith("phases")),
                float("nan"))
    lines = Table({"rung": [row["name"] for row in recording["rows"]], "us": us,
                   "x phases": [base / each if each else float("nan") for each in us],
                   "right": ["yes" if row["correct"] else "NO" for row in recording["rows"]]}, label=recording["label"],
                  unit="us")
    lines.shown = len(recording["rows"])
    return lines
