"""The published solution's designs on the simulated node, stage by stage, beside their author's measurements.

The kernels (designs.hip for v7, v9.hip) are this project's, written from descriptions: same grids, same loops, same
flags, in v9 also the same order of instructions and the same events. The tokens per rank are the author's. The chosen
experts are not known, so they are drawn.
"""
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import numpy as np
import torch

from ...kernels.all_to_all.published import V7, V7_256
from ...machine.runtime.buffer import Buffer
from ...machine.runtime.structs import KernelStruct

SHAPE = "dsv3"
# The first draw of Philox4x32-10 with seed 4 + rank, modulo 255, plus 1: torch's result on the author's GPUs. It agrees
# with the number of events in his recording on all ranks.
TOKENS = (102, 98, 203, 253, 92, 85, 226, 23)
# us per rank, published: the author's recording of v9 with events inside the kernels (ticks of 10 ns; each rank by its
# own clock): from a stage's first event to the end of its last. dispatch-recv is of rank 3, which sends most and hardly
# waits, and of rank 2, which waits for rank 3. Of the counts, only the range over the other ranks is published.
RECORDED = {"dispatch, send": (62, 57, 121, 144, 59, 59, 138, 18), "dispatch, receive, rank 3": (17,),
            "dispatch, receive, rank 2": (53,), "dispatch, count and tell, rank 3": (41,),
            "combine": (143, 149, 146, 133, 148, 150, 144, 146)}
RECORDED_COUNTS = 2, 11  # dispatch, count and tell, the least and the most of the seven ranks that are not rank 3
RECORDED_CALL = 302  # mean over the ranks
GRID = {"dispatch": (128, 512), "combine": (304, 256)}  # blocks, threads
EVENTS = 4096  # each rank has room for this number
KINDS = "count", "wait", "send", "receive", "reply", "sum"  # of v9's events, as in v9.hip


@dataclass(frozen=True)
class State(KernelStruct):
    """`State` of v9.hip: of a rank, which kernels take by value."""

    TYPE: ClassVar[str] = "State"
    bases: Buffer
    rank: int
    world_size: int
    epoch: int
    padding: int
    profile: Buffer
    send_counts: Buffer
    expert_meta: Buffer
    expert_count: Buffer
    expert_x: Buffer
    recv_x: Buffer
    recv_meta: Buffer
    recv_flags: Buffer
    recv_counts: Buffer
    count_flags: Buffer
    reply: Buffer
    reply_flags: Buffer

    def format_of(self, member: str) -> str:
        return "i" if member in ("rank", "world_size", "epoch", "padding") else "Q"


class Published:
    """The designs' memory and stages on a simulated node of eight ranks. Attributes: node, problem."""

    def __init__(self, node, tokens=TOKENS):
        from ...kernels.moe import Problem, shapes
        from ...machine.node.heap import SymmetricHeap

        self.node, self.shape = node, shapes[SHAPE]
        world, shape = node.world_size, self.shape
        self.problem = Problem.random(shape, world, num_tokens=list(tokens))
        self.kernels = node.load(Path(__file__).with_name("designs.hip"))
        self.v9 = node.load(Path(__file__).with_name("v9.hip"))
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
        self.profile = [rank.zeros((1 + 4 * EVENTS,), torch.int64, "profile") for rank in node.ranks]
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
        """One call of "v7" (four launches) or "v9" (three), with cold caches: us per rank. v7: of every launch, by the
        simulated clock. v9: of every stage, by the events that the kernels write: "send", "receive", "count", "combine"
        and "call"."""
        node = self.node
        node.clear_trace()
        node.reseed(node.seed)
        for buffer in self.profile:
            buffer.zero_()
        for r, rank in enumerate(node.ranks):
            shape = self.shape.for_kernel(len(self.problem.tokens[r]), node.world_size)
            (self._start_v9 if design == "v9" else self._start_v7)(r, rank, shape, (combine_blocks, GRID["combine"][1]))
        return self._stages_of_events() if design == "v9" else self._launches()

    def _start_v9(self, r: int, rank, shape, grid: tuple[int, int]) -> None:
        k = self.v9
        state = State(self.heap.bases[r], r, self.node.world_size, 1, 0, self.profile[r], self.send_counts[r],
                      self.expert_meta[r], self.expert_count[r], self.expert_x[r], self.recv_x[r], self.recv_meta[r],
                      self.recv_flags[r], self.recv_counts[r], self.count_flags[r], self.reply[r], self.reply_flags[r])
        rank.launch(k.v9_dispatch_send, *GRID["dispatch"], self.x[r], self.ids[r], shape, state)
        rank.launch(k.v9_dispatch_recv, *GRID["dispatch"], shape, state)
        rank.launch(k.v9_combine, *grid, self.weights[r], self.out[r], shape, state)

    def _start_v7(self, r: int, rank, shape, grid: tuple[int, int]) -> None:
        k, w, rows = self.kernels, self.heap.world(rank.index, 1), (self.expert_x[r], self.expert_count[r], self.expert_meta[r])
        rank.launch(k.dispatch_send, *GRID["dispatch"], w, shape, self.x[r], self.ids[r], self.send_counts[r],
                    self.recv_counts[r], self.count_flags[r], self.recv_x[r], self.recv_meta[r], self.recv_flags[r],
                    self.expert_count[r])
        rank.launch(k.dispatch_recv, *GRID["dispatch"], w, shape, self.send_counts[r], self.recv_counts[r],
                    self.recv_x[r], self.recv_meta[r], self.recv_flags[r], self.expert_count[r], self.expert_x[r],
                    self.expert_meta[r])
        rank.launch(k.combine_send, *grid, w, shape, *rows, self.reply[r], self.reply_flags[r])
        rank.launch(k.combine_recv, *grid, shape, self.weights[r], self.reply[r], self.reply_flags[r], self.out[r])

    def _launches(self) -> Mapping[str, np.ndarray]:
        launches, names = self.node.trace.select("launch").records, self.node.trace.strings["kernels"]
        us: dict[str, list[float]] = {}
        for record in np.sort(launches, order="rank", kind="stable"):
            us.setdefault(names[record["kernel"]], []).append(record["duration"] / 1e6)
        return {name: np.array(values) for name, values in us.items()}

    def _stages_of_events(self) -> Mapping[str, np.ndarray]:
        us: dict[str, list[float]] = {}
        for buffer in self.profile:
            words = buffer.to_torch().numpy()
            start, took, kind, _ = words[1:1 + 4 * int(words[0])].reshape(-1, 4).T
            for stage, kinds in (("send", ("count", "send")), ("receive", ("receive",)), ("count", ("count",)),
                                 ("combine", ("reply", "sum")), ("call", KINDS)):
                of = np.isin(kind, [KINDS.index(name) for name in kinds])
                us.setdefault(stage, []).append(float((start + took)[of].max() - start[of].min()) / 100)
        return {stage: np.array(values) for stage, values in us.items()}

    def check(self) -> None:
        """Compares the last call's output with the answer, computed here. Raises AssertionError."""
        local = self.shape.num_experts // self.node.world_size
        for r, rank in enumerate(self.node.ranks):
            x, ids, weights = (t.float() for t in (self.problem.tokens[r], self.problem.topk_ids[r],
                                                   self.problem.topk_weights[r]))
            scale = (weights * (1 + ids // local)).sum(1, keepdim=True)
            got = self.out[r].host().float()
            assert torch.allclose(got, x * scale, rtol=2e-2, atol=2e-2 * float(scale.max())), f"rank {r}"


RUNS = {"v9": ("v9", 304), "v7": ("v7", 304), "v7-256": ("v7", 256)}  # design, blocks of combine


def simulate_one(design: str, blocks: int, constants: Mapping[str, float] | None = None) -> Mapping[str, np.ndarray]:
    """Like `Published.run`, on a node of the preset mi300x. constants: changed constants of the clock. AssertionError for a
    wrong answer."""
    from ...machine.node import Node

    with Node(constants=constants) as node:
        designs = Published(node)
        result = designs.run(design, blocks)
        designs.check()
    return result


def simulate() -> dict[str, Mapping[str, np.ndarray]]:
    """`simulate_one` of each of RUNS."""
    return {name: simulate_one(design, blocks) for name, (design, blocks) in RUNS.items()}


def published(design: str, blocks: int) -> dict[str, float]:
    """{row: us} of a design: the mean over the ranks that the row has."""
    if design == "v9":
        return {f"v9, {what}": float(np.mean(us)) for what, us in (RECORDED | {"the whole call": (RECORDED_CALL,)}).items()}
    table = np.array(V7 if blocks == 304 else V7_256)
    return {f"v7, combine, {name}, {blocks} blocks": float(table[:, column].mean()) for name, column in (("send", 2), ("receive", 3))}


def means(design: str, blocks: int, result: Mapping[str, np.ndarray]) -> dict[str, float]:
    """{row: us} simulated, with the rows of `published`."""
    if design == "v7":
        return {f"v7, combine, {name}, {blocks} blocks": float(result[kernel].mean())
                for name, kernel in (("send", "combine_send"), ("receive", "combine_recv"))}
    values = result["send"], result["receive"][3], result["receive"][2], result["count"][3], result["combine"], result["call"]
    return {name: float(np.mean(us)) for name, us in zip(published(design, blocks), values, strict=True)}


def rows(results: Mapping[str, Mapping[str, np.ndarray]]) -> list[tuple[str, str, str, str]]:
    """(what, published, simulated, error of the mean), us."""
    v9, v7, v7_256 = results["v9"], results["v7"], results["v7-256"]
    call, counts = v9["call"], np.delete(v9["count"], 3)
    lines = [_row("v9, dispatch, send, to the end", RECORDED["dispatch, send"], v9["send"]),
             *(_row(f"v9, dispatch, receive, rank {r}", RECORDED[f"dispatch, receive, rank {r}"], v9["receive"][r:r + 1])
               for r in (3, 2)),
             _row("v9, dispatch, count and tell, rank 3", RECORDED["dispatch, count and tell, rank 3"], v9["count"][3:4]),
             ("v9, dispatch, count and tell, other ranks", "{} to {}".format(*RECORDED_COUNTS),
              f"{counts.min():.0f} to {counts.max():.0f}", "-"),
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
