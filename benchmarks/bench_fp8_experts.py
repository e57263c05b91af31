"""Times a MoE layer with experts in 8 bits beside bfloat16, with its error. Real NVIDIA GPUs.

    torchrun --nproc-per-node 2 benchmarks/bench_fp8_experts.py --out figures/recordings

Rows travel in e4m3 with a scale per 128 columns, matrices are e4m3 with a scale per block of 128 x 128 (`layer.fp8_experts`).
Outputs come back in bfloat16. Errors are those against the same layer on one GPU with bfloat16 matrices, summed in float32.
"""
import argparse
from collections.abc import Callable
from typing import Any

import torch

from a2a_lib.kernels import families
from a2a_lib.kernels.layer import ExpertParallel, fp8
from a2a_lib.kernels.layer.channels import FORTH, Call
from a2a_lib.kernels.layer.experts import grouped
from a2a_lib.kernels.layer.fp8_experts import Experts8
from a2a_lib.kernels.moe.shapes import Shape
from a2a_lib.kernels.moe_layer import LayerShape
from a2a_lib.lab.bench import record
from a2a_lib.lab.bench.clock import Clock
from a2a_lib.lab.bench.group import Group
from a2a_lib.lab.bench.moe_layers import LayerCase
from a2a_lib.lab.bench.peers import Timer
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime.shared import as_tensor


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
    rows: list[dict[str, Any]] = []
    clock = Clock(node)
    given = LayerCase(clock, families.of("moe_layer"), shape)
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

    with clock:
        timer = Timer(clock)
        add("bfloat16, ExpertParallel, grouped GEMM", timer(in_16_bits, calls, warmup, hold_us=3000)["device"], in_16_bits())
        for name, options in (kinds or {"e4m3, ExpertParallel": FEW if few else MANY}).items():
            layer = Layer8(node, moe.shape, up, down, **options)
            in_8_bits = lambda layer=layer: layer(drawn.x, drawn.ids, drawn.weights)  # noqa: E731
            add(name, timer(in_8_bits, calls, warmup, hold_us=3000)["device"], in_8_bits())
            layer.close()
            layer = None
            torch.cuda.empty_cache()
        row = given.time("megakernel", {}, calls, warmup)
        rows.append({"name": "bfloat16, megakernel", "workload": workload, "us": row["us"], "correct": row["correct"]})
        announce(f"{shape.max_tokens} tokens, megakernel: {row['us']['median']:.0f} us")
    given.close()
    facts = {"num_experts": shape.num_experts, "topk": shape.topk, "dim": shape.dim, "inter": shape.inter, "max_tokens": shape.max_tokens}
    return record.facts(node, "fp8_experts") | {"shape": facts, "rows": rows}


LAYER = (256, 8, 7168, 2048)  # experts, topk, dim, inter: DeepSeek-V3

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokens", type=int, nargs="+", default=[256, 4096])
    parser.add_argument("--out", default="")
    arguments = parser.parse_args()
    with Group("cuda", peers=(True,)), Node(target="cuda") as node:
        first = node.ranks[0].index == 0
        parts = [measure(node, LayerShape(*LAYER, tokens), announce=lambda text: first and print("row", text, flush=True))
                 for tokens in arguments.tokens]
        if first and arguments.out:
            print(record.save(parts[0] | {"rows": [row for part in parts for row in part["rows"]]}, arguments.out))
