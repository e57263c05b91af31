"""A MoE layer with experts in 8 bits on real GPUs, beside bfloat16: times and errors.

Rows travel in e4m3 with a scale per 128 columns, matrices are e4m3 with a scale per block of 128 x 128 (`layer.fp8_experts`).
Outputs come back in bfloat16. Errors are those against the same layer on one GPU with bfloat16 matrices, summed in float32.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from ..kernels.layer import ExpertParallel, fp8
from ..kernels.layer.channels import FORTH, Call
from ..kernels.layer.experts import grouped
from ..kernels.layer.fp8_experts import Experts8
from ..kernels.moe.shapes import Shape
from ..kernels.moe_layer import LayerShape
from ..machine.node import Node
from ..machine.runtime.shared import as_tensor
from .bench import record
from .bench.clock import Clock
from .bench.peers import Timer
from .megakernel import Given, time_row


class Layer8:
    """Dispatch of packed rows, experts in 8 bits, combine. options: of `Experts8`. Its packed rows are overwritten by the next call."""

    def __init__(self, node: Node, shape: Shape, up: torch.Tensor, down: torch.Tensor, *, BM: int, **options: Any):
        self.layer = ExpertParallel(node, shape, dtype=torch.bfloat16, block_size=BM, wire=fp8.E4M3)
        self.experts = Experts8(up, down, self.layer.capacity, BM=BM, **options)
        self.pack = torch.compile(fp8.packed, dynamic=False)

    def __call__(self, x: torch.Tensor, ids: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
        layer, dim, local = self.layer, self.layer.shape.dim, self.layer.local_experts
        call = Call(layer, [(self.pack(x), ids, weights)], dropped=[None], handle=next(layer.channels.numbers))
        call.channel = layer.channels.take(call.number, FORTH, layer._streams(None))
        layer.channels.opened(call)
        own = layer.channels.lent(call.channel)[0]
        with layer.node.together():
            layer.launch_dispatch(call, 0, call.inputs[0], own["places"], own["rows"], own["plan"], layer._streams(None)[0])
        rows = as_tensor(own["rows"]).view(-1)[:layer.capacity * layer.wire_columns].view(layer.capacity, layer.wire_columns)
        scales = rows.view(torch.float32)[:, dim // 4:dim // 4 + dim // fp8.BLOCK]
        y = self.experts(fp8.codes(rows, dim), scales, as_tensor(own["plan"])[local:2 * local + 1])
        return layer.combine(y)

    def close(self) -> None:
        self.layer.close()


# Measured (benchmarks/MEASURED.md, "Experts in 8 bits"): few rows, many rows.
FEW = {"BM": 32, "first": (8, 5, 1), "second": (4, 4, 2)}
MANY = {"BM": 64, "first": (8, 4, 1), "second": (4, 4, 2)}


def measure(node: Node, shape: LayerShape, *, calls: int = 20, warmup: int = 5, kinds: dict[str, dict] | None = None,
            announce: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """A recording: medians of the slowest rank, us on the device, and each row's relative error in the 2-norm. kinds: {name: options of
    `Layer8`} (default: those for this number of rows). A process for each GPU; collective."""
    given, rows = Given(node, shape, shape.max_tokens), []
    moe, drawn = given.moe, given.drawn[0]
    up, down = (part.transpose(1, 2) for part in moe.weights[0])
    want = drawn.known[0][0]
    few = node.world_size * shape.max_tokens * shape.topk <= 32 * shape.num_experts
    workload = f"{shape.num_experts}x{shape.topk}x{shape.dim}x{shape.inter}, {shape.max_tokens} tokens on each rank"

    def add(name: str, us: dict, out: torch.Tensor) -> None:
        error = float(((out.float() - want).norm() / want.norm()).nan_to_num(float("inf")))
        most = max(node.gather({node.ranks[0].index: error}).values())
        rows.append({"name": name, "workload": workload, "us": us, "error": most})
        announce(f"{shape.max_tokens} tokens, {name}: {us['median']:.0f} us, error {most:.4f}")

    def in_16_bits() -> torch.Tensor:
        got = moe.layer.dispatch([drawn.x], [drawn.ids], [drawn.weights])[0]
        return moe.layer.combine([grouped(got.rows, got.offsets, *moe.weights[0])])[0]

    with Clock(node) as clock:
        timer = Timer(clock)
        add("bfloat16, ExpertParallel, grouped GEMM", timer(in_16_bits, calls, warmup, hold_us=3000)["device"], in_16_bits())
        for name, options in (kinds or {"e4m3, ExpertParallel": FEW if few else MANY}).items():
            layer = Layer8(node, moe.shape, up, down, **options)
            in_8_bits = lambda layer=layer: layer(drawn.x, drawn.ids, drawn.weights)  # noqa: E731
            add(name, timer(in_8_bits, calls, warmup, hold_us=3000)["device"], in_8_bits())
            layer.close()
            layer = None
            torch.cuda.empty_cache()
        row = time_row(clock, given, ("megakernel", {}), calls, warmup)
        rows.append({"name": "bfloat16, megakernel", "workload": workload, "us": row["us"], "correct": row["correct"]})
        announce(f"{shape.max_tokens} tokens, megakernel: {row['us']['median']:.0f} us")
    moe.close()
    facts = {"num_experts": shape.num_experts, "topk": shape.topk, "dim": shape.dim, "inter": shape.inter, "max_tokens": shape.max_tokens}
    return record.facts(node, "fp8_experts") | {"shape": facts, "rows": rows}
