"""The published solution's last design on the simulated node, stage by stage, beside its author's recording.

The kernels (v9.hip) are this project's, written from a description: same grids, same loops, same flags, the same order of
instructions and the same events. The tokens per rank are the author's. The chosen experts are not known, so they are drawn.
"""
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import numpy as np
import torch

from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ...machine.runtime.arguments import KernelStruct
from ...machine.runtime.buffer import Buffer

SHAPE = "dsv3"
# The first draw of Philox4x32-10 with seed 4 + rank, modulo 255, plus 1: torch's result on the author's GPUs. It agrees
# with the number of events in his recording on all ranks.
TOKENS = (102, 98, 203, 253, 92, 85, 226, 23)
# us per rank, published: the author's recording of v9 with events inside the kernels (ticks of 10 ns; each rank by its
# own clock): from a stage's first event to the end of its last. dispatch-recv is of rank 3, which sends most and hardly
# waits, and of rank 2, which waits for rank 3. Of the counts, only the range over the other ranks is published.
SEND = 62, 57, 121, 144, 59, 59, 138, 18
RECEIVE = {3: 17, 2: 53}
COUNT, OTHER_COUNTS = 41, "2 to 11"  # count and tell: rank 3; the least and the most of the others
COMBINE = 143, 149, 146, 133, 148, 150, 144, 146
CALL = 302  # mean over the ranks
DISPATCH_GRID, COMBINE_GRID = (128, 512), (304, 256)  # blocks, threads
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


def simulate() -> Mapping[str, np.ndarray]:
    """us [8] of each stage of one call with cold caches, by the events that the kernels write: "send", "receive", "count",
    "combine" and "call". AssertionError for a wrong answer."""
    from ...kernels.moe import Problem, shapes

    with Node() as node:
        shape, world = shapes[SHAPE], node.world_size
        problem = Problem.random(shape, world, num_tokens=list(TOKENS))
        kernels = node.load(Path(__file__).with_name("v9.hip"))
        slots, local, capacity = shape.max_tokens * shape.topk, shape.num_experts // world, world * shape.max_tokens
        heap = SymmetricHeap(node, (world * slots + slots) * (2 * shape.dim + 16) + (1 << 20))
        recv_x = heap.alloc("recv_x", (world, slots, shape.dim), torch.float16)
        recv_meta = heap.alloc("recv_meta", (world, slots, 2), torch.int32)
        recv_flags = heap.alloc("recv_flags", (world, slots), torch.int32)
        recv_counts = heap.alloc("recv_counts", (world,), torch.int32)
        count_flags = heap.alloc("count_flags", (world,), torch.int32)
        reply = heap.alloc("reply", (slots, shape.dim), torch.float16)
        reply_flags = heap.alloc("reply_flags", (slots,), torch.int32)
        for buffer in (*recv_flags, *recv_counts, *count_flags, *reply_flags):
            buffer.zero_()
        profiles, outs, launches = [rank.zeros((1 + 4 * EVENTS,), torch.int64, "profile") for rank in node.ranks], [], []
        for r, rank in enumerate(node.ranks):
            x = rank.from_torch(problem.tokens[r], "x")
            ids, weights = rank.from_torch(problem.topk_ids[r], "ids"), rank.from_torch(problem.topk_weights[r], "weights")
            outs.append(rank.empty(tuple(x.shape), torch.float16, "out"))
            send_counts = rank.zeros((world,), torch.int32, "send_counts")
            expert_count = rank.zeros((local,), torch.int32, "expert_count")
            expert_x = rank.empty((local * capacity, shape.dim), torch.float16, "expert_x")
            expert_meta = rank.empty((local * capacity, 2), torch.int32, "expert_meta")
            state = State(heap.bases[r], r, world, 1, 0, profiles[r], send_counts, expert_meta, expert_count, expert_x, recv_x[r],
                          recv_meta[r], recv_flags[r], recv_counts[r], count_flags[r], reply[r], reply_flags[r])
            sizes = shape.for_kernel(len(problem.tokens[r]), world)
            launches.append((rank, (kernels.v9_dispatch_send, *DISPATCH_GRID, x, ids, sizes, state),
                             (kernels.v9_dispatch_recv, *DISPATCH_GRID, sizes, state),
                             (kernels.v9_combine, *COMBINE_GRID, weights, outs[r], sizes, state)))
        node.clear_trace()
        node.reseed(node.seed)
        for profile in profiles:  # at work while the hosts launch, so that ranks begin one after another
            profile.zero_()
        for rank, *of_rank in launches:
            for launch in of_rank:
                rank.launch(*launch)
        stages = _stages(profiles)
        for r, (x, ids, weights) in enumerate(zip(problem.tokens, problem.topk_ids, problem.topk_weights)):
            scale = (weights * (1 + ids // local)).sum(1, keepdim=True)
            assert torch.allclose(outs[r].host().float(), x.float() * scale, rtol=2e-2, atol=2e-2 * float(scale.max())), f"rank {r}"
    return stages


def _stages(profiles: list[Buffer]) -> Mapping[str, np.ndarray]:
    us: dict[str, list[float]] = {}
    for buffer in profiles:
        profile = buffer.to_torch().numpy()
        start, took, kind, _ = profile[1:1 + 4 * int(profile[0])].reshape(-1, 4).T
        for stage, kinds in (("send", ("count", "send")), ("receive", ("receive",)), ("count", ("count",)),
                             ("combine", ("reply", "sum")), ("call", KINDS)):
            of = np.isin(kind, [KINDS.index(name) for name in kinds])
            us.setdefault(stage, []).append(float((start + took)[of].max() - start[of].min()) / 100)
    return {stage: np.array(values) for stage, values in us.items()}


def rows(us: Mapping[str, np.ndarray]) -> list[tuple[str, str, str, str]]:
    """(what, published, simulated, error of the mean), us. us: of `simulate`."""
    call, counts = us["call"], np.delete(us["count"], 3)
    return [_row("v9, dispatch, send, to the end", SEND, us["send"]),
            *(_row(f"v9, dispatch, receive, rank {r}", (took,), us["receive"][r:r + 1]) for r, took in RECEIVE.items()),
            _row("v9, dispatch, count and tell, rank 3", (COUNT,), us["count"][3:4]),
            ("v9, dispatch, count and tell, other ranks", OTHER_COUNTS, f"{counts.min():.0f} to {counts.max():.0f}", "-"),
            _row("v9, combine", COMBINE, us["combine"]),
            ("v9, the whole call, mean", f"{CALL} (288 to 325)", f"{call.mean():.0f} ({call.min():.0f} to {call.max():.0f})",
             f"{call.mean() / CALL - 1:+.0%}")]


def _row(what: str, published, simulated) -> tuple[str, str, str, str]:
    texts = [" ".join(f"{value:.0f}" for value in values) for values in (published, simulated)]
    return what, *texts, f"{np.mean(simulated) / np.mean(published) - 1:+.0%}"
