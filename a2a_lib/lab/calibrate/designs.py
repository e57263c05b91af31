"""The published solution's designs on the simulated node, stage by stage, beside their author's measurements.

The kernels (designs.hip) are this project's, written from the write-up's description of v7 and v9: same grids, same
loops, same flags. The tokens per rank are the author's. The chosen experts are not known, so they are drawn.
"""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch

from ...alltoall.published import V7, V7_256

SHAPE = "dsv3"
# The first draw of Philox4x32-10 with seed 4 + rank, modulo 255, plus 1: torch's result on the author's GPUs. It agrees
# # with the number of events in his recording on all ranks.
TOKENS = (102, 98, 203, 253, 92, 85, 226, 23)
# us per rank, published: the author's recording of v9 with events inside the kernels (ticks of 10 ns; each rank by its
# # own clock). dispatch-recv only of rank 3, which sends most and hardly waits.
RECORDED = {"dispatch, send": (62, 57, 121, 144, 59, 59, 138, 18), "dispatch, receive, rank 3": (17,),
            "combine": (143, 149, 146, 133, 148, 150, 144, 146)}
RECORDED_CALL = 302  # mean over the ranks
GRID = {"dispatch": (128, 512), "combine": (304, 256)}  # blocks, threads


class Published:
    """The designs' memory and stages on a simulated node of eight ranks. Attributes: node, problem."""

    def __init__(self, node, tokens=TOKENS):
        from ...moe import Problem, shapes
        from ...node.heap import SymmetricHeap

        self.node, self.shape = node, shapes[SHAPE]
        world, shape = node.world_size, self.shape
        self.problem = Problem.random(shape, world, num_tokens=list(tokens))
        self.kernels = node.load(Path(__file__).with_name("designs.hip"))
        slots, replies = shape.max_tokens * shape.topk, shape.max_tokens * shape.topk
        local = shape.num_experts // world
        heap = self.heap = SymmetricHeap(node, (world * slots + replies) * (2 * shape.dim + 16) + (1 << 20))
        self.recv_x = heap.alloc("recv_x", (world, slots, shape.dim), torch.float16)
        self.recv_meta = heap.alloc("recv_meta", (world, slots, 2), torch.int32)
        self.recv_flags = heap.alloc("recv_flags", (world, slots), torch.int32)
        self.recv_counts = heap.alloc("recv_counts", (world,), torch.int32)
        self.count_flags = heap.alloc("count_flags", (world,), torch.int32)
        self.reply = heap.alloc("reply", (replies, shape.dim), torch.float16)
        self.reply_flags = heap.alloc("reply_flags", (replies,), torch.int32)
        for buffer in (*self.recv_flags, *self.recv_counts, *self.count_flags, *self.reply_flags):
            buffer.zero_()
        capacity = world * shape.max_tokens
        self.x, self.ids, self.weights, self.out = [], [], [], []
        self.send_counts, self.expert_count, self.expert_x, self.expert_meta = [], [], [], []
        self.profile = [rank.zeros((1 + 4 * 4096,), torch.int64, "profile") for rank in node.ranks]
        for rank, x, ids, weights in zip(node.ranks, self.problem.tokens, self.problem.topk_ids,
                                         self.problem.topk_weights):
            self.x.append(rank.from_torch(x, "x"))
            self.ids.append(rank.from_torch(ids, "ids"))
            self.weights.append(rank.from_torch(weights, "weights"))
            self.out.append(rank.empty(tuple(x.shape), torch.float16, "out"))
            self.send_counts.append(rank.zeros((world,), torch.int32, "send_counts"))
            self.expert_count.append(rank.zeros((local,), torch.int32, "expert_count"))
            self.expert_x.append(rank.empty((local * capacity, shape.dim), torch.float16, "expert_x"))
            self.expert_meta.append(rank.empty((local * capacity, 2), torch.int32, "expert_meta"))

    def run(self, design: str, combine_blocks: int = 304) -> Mapping[str, np.ndarray]:
        """One call of "v7" (four launches) or "v9" (three), with cold caches: us per rank of every launch, and "start"
        and "end" of the call, by the simulated clock."""
        node = self.node
        node.clear_trace()
        node.reseed(node.seed)
        for buffer in self.profile:
            buffer.zero_()
        flat, world = int(design == "v9"), node.world_size
        for r, rank in enumerate(node.ranks):
            w = self.heap.world(rank.index, 1)
            s = self.shape.for_kernel(len(self.problem.tokens[r]), world)
            profile = self.profile[r] if flat else None
            k, rows = self.kernels, (self.expert_x[r], self.expert_count[r], self.expert_meta[r])
            rank.launch(k.dispatch_send, *GRID["dispatch"], w, s, self.x[r], self.ids[r], self.send_counts[r],
                        self.recv_counts[r], self.count_flags[r], self.recv_x[r], self.recv_meta[r], self.recv_flags[r],
                        self.expert_count[r], profile)
            rank.launch(k.dispatch_recv, *GRID["dispatch"], w, s, flat, self.send_counts[r], self.recv_counts[r],
                        self.recv_x[r], self.recv_meta[r], self.recv_flags[r], self.expert_count[r], self.expert_x[r],
                        self.expert_meta[r], profile)
            grid = (combine_blocks, GRID["combine"][1])
            if design == "v9":
                rank.launch(k.combine, *grid, w, s, *rows, self.reply[r], self.reply_flags[r], self.weights[r],
                            self.out[r], profile)
            else:
                rank.launch(k.combine_send, *grid, w, s, 0, *rows, self.reply[r], self.reply_flags[r])
                rank.launch(k.combine_recv, *grid, s, self.weights[r], self.reply[r], self.reply_flags[r], self.out[r])
        launches = node.trace.select("launch").records
        names = node.trace.strings["kernels"]
        us_of_launch: dict[str, list[float]] = {}
        for rank in range(world):
            mine = launches[launches["rank"] == rank]
            us_of_launch.setdefault("start", []).append(mine["time"].min() / 1e6)
            us_of_launch.setdefault("end", []).append((mine["time"] + mine["duration"]).max() / 1e6)
            for record in mine:
                us_of_launch.setdefault(names[record["kernel"]], []).append(record["duration"] / 1e6)
        return {name: np.array(values) for name, values in us_of_launch.items()}

    def check(self) -> None:
        """Compares the last call's output with the answer, computed here. Raises AssertionError."""
        local = self.shape.num_experts // self.node.world_size
        for r, rank in enumerate(self.node.ranks):
            x, ids, weights = (t.float() for t in (self.problem.tokens[r], self.problem.topk_ids[r],
                                                   self.problem.topk_weights[r]))
            scale = (weights * (1 + ids // local)).sum(1, keepdim=True)
            got = self.out[r].host().float()
            assert torch.allclose(got, x * scale, rtol=2e-2, atol=2e-2 * float(scale.max())), f"rank {r}"


def simulate() -> dict[str, Mapping[str, np.ndarray]]:
    """"v9", "v7" with 304 and "v7-256" with 256 blocks in combine, on a node of the preset mi300x: as `Published.run`."""
    from ...node import Node

    results = {}
    for name, blocks in (("v9", 304), ("v7", 304), ("v7-256", 256)):
        with Node() as node:
            designs = Published(node)
            results[name] = designs.run(name.split("-")[0], blocks)
            designs.check()
    return results


def rows(results: Mapping[str, Mapping[str, np.ndarray]]) -> list[tuple[str, str, str, str]]:
    """(what, published, simulated, error of the mean), us."""
    v9, v7, v7_256 = results["v9"], results["v7"], results["v7-256"]
    call = v9["end"] - v9["start"]
    lines = [_row("v9, dispatch, send, to the end", RECORDED["dispatch, send"], v9["dispatch_send"]),
             _row("v9, dispatch, receive, rank 3", RECORDED["dispatch, receive, rank 3"], v9["dispatch_recv"][3:4]),
             _row("v9, combine", RECORDED["combine"], v9["combine"]),
             ("v9, the whole call, mean", f"{RECORDED_CALL} (288 to 325)",
              f"{call.mean():.0f} ({call.min():.0f} to {call.max():.0f})", f"{call.mean() / RECORDED_CALL - 1:+.0%}")]
    for name, table, result in (("304", V7, v7), ("256", V7_256, v7_256)):
        lines.append(_row(f"v7, combine, send, {name} blocks", np.array(table)[:, 2], result["combine_send"]))
        lines.append(_row(f"v7, combine, receive, {name} blocks", np.array(table)[:, 3], result["combine_recv"]))
    return lines


def _row(what: str, published, simulated) -> tuple[str, str, str, str]:
    published, simulated = np.array(published, float), np.array(simulated, float)
    texts = [" ".join(f"{value:.0f}" for value in values) for values in (published, simulated)]
    return what, *texts, f"{simulated.mean() / published.mean() - 1:+.0%}"
