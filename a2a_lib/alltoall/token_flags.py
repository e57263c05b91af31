"""`token_flags`: one flag per token, both ways (a2a_lib/kernels/token_flags.hip)."""

from __future__ import annotations

from pathlib import Path

import torch

from ..errors import A2AError
from ..heap import SymmetricHeap
from ..moe import Problem, Received, Shape, expert_scale, expert_shift
from .base import AllToAll

SOURCE = Path(__file__).parents[1] / "kernels" / "token_flags.hip"
STAGES = ("dispatch_send", "dispatch_recv", "expert", "combine_send", "combine_recv")


class TokenFlags(AllToAll):
    """HIP all-to-all with one release flag per token.

    node:       a `Node`; its driven ranks must share this call (all of them in one process, or one under torchrun)
    shape:      a `Shape` or its name: sizes the buffers for the worst case (every token of every rank to one expert)
    blocks:     blocks of each kernel, at least 1. No block waits for another of its own rank, so any number is safe
    waves:      waves per block (of 64 lanes; of 32 on NVIDIA GPUs), 1 to 16
    source:     the kernels: a path or HIP text with the five kernels of token_flags.hip, or a loaded module
    heap_bytes: size of the symmetric heap; default: as much as is needed

    Errors: ProblemError for a bad problem, HeapError if the heap is too small, both before any kernel runs;
    DeadlockError, FaultError, BudgetError from the simulated node.
    """

    name = "token_flags"
    idea = "one flag per token both ways; one block sends the counts while the others send tokens"

    def __init__(self, node=None, shape: Shape | str | None = None, *, world_size: int | None = None, blocks: int = 304,
                 waves: int = 4, source=None, heap_bytes: int | None = None):
        if node is None:
            raise TypeError("TokenFlags runs kernels: it needs a node")
        super().__init__(node, shape, world_size=world_size)
        if blocks < 1 or not 1 <= waves <= 16:
            raise ValueError(f"a grid of {blocks} blocks of {waves} waves: at least 1 block, 1 to 16 waves")
        self.blocks, self.threads = blocks, waves * (32 if node.target == "cuda" else 64)
        if self.shape.topk > 32 or self.world_size > 64:
            raise ValueError("token_flags.hip is written for topk <= 32 and at most 64 ranks")
        self.module = node.load(source or SOURCE)
        self.epoch, self._failed, self._mark = 0, None, 0
        # Kernels have a stream of their own, so that uploading the next call's input does not wait for this one.
        self.streams = [rank.stream() for rank in node.ranks]
        self._allocate(heap_bytes)

    def _allocate(self, heap_bytes: int | None) -> None:
        s, world, experts = self.shape, self.world_size, self.local_experts
        slots = s.max_tokens * s.topk
        self.capacity = world * s.max_tokens  # rows per local expert: a token chooses an expert at most once
        half, i32, i64 = torch.float16, torch.int32, torch.int64
        symmetric = {  # name: shape, dtype
            "counts": ((2, world), i64),
            "recv_flags": ((world, slots), i32),
            "reply_flags": ((s.max_tokens, s.topk), i32),
            "recv_meta": ((world, slots, 2), i32),
            "recv_x": ((world, slots, s.dim), half),
            "reply": ((s.max_tokens, s.topk, s.dim), half),
        }
        need = 0
        for shape, dtype in symmetric.values():
            need = -(-need // 128) * 128 + torch.Size(shape).numel() * dtype.itemsize
        self.heap = SymmetricHeap(self.node, need if heap_bytes is None else heap_bytes)
        buffers = {name: self.heap.alloc(name, shape, dtype) for name, (shape, dtype) in symmetric.items()}
        self.local: list[dict] = []
        for i, rank in enumerate(self.node.ranks):
            first = rank.index * experts
            own = {name: per_rank[i] for name, per_rank in buffers.items()}
            own["bases"] = self.heap.bases[i]
            own["send_slots"] = rank.zeros((world,), i32, "send_slots")
            own["recv_count"] = rank.zeros((world,), i32, "recv_count")
            own["expert_count"] = rank.zeros((experts,), i32, "expert_count")
            own["expert_x"] = rank.empty((experts, self.capacity, s.dim), half, "expert_x")
            own["expert_y"] = rank.empty((experts, self.capacity, s.dim), half, "expert_y")
            own["expert_origin"] = rank.empty((experts, self.capacity, 2), i32, "expert_origin")
            own["shift"] = rank.from_torch(torch.tensor([expert_shift(first + e, s.dim) for e in range(experts)],
                                                        dtype=i32), "shift")
            own["scale"] = rank.from_torch(torch.tensor([expert_scale(first + e) for e in range(experts)]), "scale")
            for name in ("counts", "recv_flags", "reply_flags"):
                own[name].zero_()  # only flags: the rows' pages stay uncommitted until they are used
            self.local.append(own)
        self.node.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})  # nobody sends before all flags are zero

    # Stages. Each starts its kernels on every driven rank and returns.

    def _start(self, stage: str, call: "_Call") -> None:
        s, world, experts = self.shape, self.world_size, self.local_experts
        for i, rank in enumerate(self.node.ranks):
            b, n = self.local[i] | call.inputs[i], call.tokens[i]
            if stage == "dispatch_send":
                args = (b["x"], b["topk_ids"], b["send_slots"], b["recv_count"], b["counts"], b["recv_x"],
                        b["recv_meta"], b["recv_flags"], b["bases"], rank.index, world, n, s.max_tokens, s.topk, s.dim,
                        experts, call.epoch)
            elif stage == "dispatch_recv":
                args = (b["recv_x"], b["recv_meta"], b["recv_flags"], b["recv_count"], b["send_slots"],
                        b["expert_count"], b["expert_x"], b["expert_origin"], rank.index, world, s.max_tokens, s.topk,
                        s.dim, experts, self.capacity, call.epoch)
            elif stage == "expert":
                args = (b["expert_x"], b["expert_y"], b["expert_count"], b["shift"], b["scale"], s.dim, experts,
                        self.capacity)
            elif stage == "combine_send":
                args = (b["expert_y"], b["expert_count"], b["expert_origin"], b["reply"], b["reply_flags"], b["bases"],
                        rank.index, s.dim, experts, self.capacity, call.epoch)
            else:
                args = (b["reply"], b["reply_flags"], b["topk_ids"], b["topk_weights"], b["out"], b["expert_count"], n,
                        s.topk, s.dim, experts, call.epoch)
            rank.launch(getattr(self.module, stage), self.blocks, self.threads, *args, stream=self.streams[i])

    def _begin(self, problem: Problem) -> "_Call":
        self.check_input(problem)
        if self._failed:
            raise A2AError(f"an earlier call failed ({self._failed}) and left flags and counters as they were: make a new "
                           f"{type(self).__name__}")
        inputs, tokens = [], []
        for rank in self.node.ranks:
            r, n = rank.index, problem.num_tokens[rank.index]
            inputs.append({
                "x": rank.from_torch(problem.tokens[r], "x"),
                "topk_ids": rank.from_torch(problem.topk_ids[r], "topk_ids"),
                "topk_weights": rank.from_torch(problem.topk_weights[r], "topk_weights"),
                "out": rank.empty((n, self.shape.dim), torch.float16, "out"),
            })
            tokens.append(n)
        self.epoch += 1
        return _Call(self.epoch, inputs, tokens)

    def launch(self, problem: Problem) -> "_Call":
        """Starts one whole call on every driven rank and returns without waiting. Calls may follow each other with no
        barrier between them; `result` waits."""
        call = self._begin(problem)
        for stage in STAGES:
            self._start(stage, call)
        return call

    def result(self, call: "_Call") -> list[torch.Tensor]:
        """Waits for a call; per driven rank its output, [num_tokens, dim] float16."""
        self._synchronize()
        return [inputs["out"].to_torch() for inputs in call.inputs]

    def __call__(self, problem: Problem) -> list[torch.Tensor]:
        mark = self.node.mark()
        outputs = self.result(self.launch(problem))
        self._mark = mark
        return outputs

    def _synchronize(self) -> None:
        try:
            self.node.synchronize()
        except A2AError as error:
            self._failed = type(error).__name__
            raise

    # In two steps, to look at what dispatch delivered.

    def dispatch(self, problem: Problem) -> list[Received]:
        self._call = self._begin(problem)
        self._mark = self.node.mark()
        for stage in ("dispatch_send", "dispatch_recv"):
            self._start(stage, self._call)
        self._synchronize()
        received = []
        for own in self.local:
            counts = own["expert_count"].to_torch()
            rows, origin, expert = [], [], []
            for e, n in enumerate(counts.tolist()):
                rows.append(own["expert_x"][e][:n].to_torch())
                origin.append(own["expert_origin"][e][:n].to_torch())
                expert.append(torch.full((n,), e, dtype=torch.int64))
            origin = torch.cat(origin).long()
            received.append(Received(torch.cat(rows), origin[:, 0], origin[:, 1] // self.shape.topk,
                                     origin[:, 1] % self.shape.topk, torch.cat(expert),
                                     source_counts=own["recv_count"].to_torch(), expert_counts=counts))
        return received

    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        for own, rows in zip(self.local, replies, strict=True):
            at = 0
            for e, n in enumerate(own["expert_count"].to_torch().tolist()):
                if n:
                    own["expert_y"][e][:n].copy_from(rows[at:at + n])
                at += n
        for stage in ("combine_send", "combine_recv"):
            self._start(stage, self._call)
        return self.result(self._call)

    @property
    def trace(self):
        """What was recorded since the latest call began: a `Trace`."""
        return self.node.trace_since(self._mark)


class _Call:
    """One call in flight: its epoch, its inputs and output per driven rank, its token counts."""

    def __init__(self, epoch: int, inputs: list[dict], tokens: list[int]):
        self.epoch, self.inputs, self.tokens = epoch, inputs, tokens
