"""`ExpertParallel`: dispatch and combine around the experts of a real MoE layer (expert_parallel.hip)."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from ..alltoall.tables import extents
from ..errors import A2AError, LaunchError
from ..moe import Shape
from ..moe.shapes import as_shape
from ..node.heap import SymmetricHeap
from ..plurals import quantity
from ..rungs import grids
from ..rungs.memory import Symmetric, heap_bytes, size
from ..runtime.buffer import Buffer, describe
from ..runtime.shared import as_tensor
from ..runtime.stream import Borrowed

SOURCE = Path(__file__).with_name("expert_parallel.hip")
MOST_EXPERTS, MOST_RANKS, MOST_TOPK, MOST_PLACES = 1024, 32, 32, 2**31 - 2**17
DTYPES = {torch.float16: {}, torch.bfloat16: {"A2A_BF16": 1}}


@dataclass(frozen=True)
class Dispatched:
    """The result of dispatch on one rank: rows grouped by expert, and their counts on the GPU. Buffers; CUDA tensors if
    the caller's `x` is one. They belong to the `ExpertParallel` and are overwritten by its next dispatch.

    rows       [capacity, dim]: expert e has rows[offsets[e]:offsets[e] + counts[e]], in the order of arrival; the rows
               between the experts, and after the last one, are undefined
    counts     int32 [local experts]
    offsets    int32 [local experts + 1]: multiples of block_size; the last one is the number of rows in use with
               padding. offsets[1:] is the argument `offs` of `torch.nn.functional.grouped_mm`
    expert_ids int32 [capacity / block_size]: the local expert of each tile of block_size rows, -1 after the last one;
               None if block_size is 1
    """

    rows: Any
    counts: Any
    offsets: Any
    expert_ids: Any


class ExpertParallel:
    """All-to-all of a MoE layer whose experts are spread over the ranks of a node. Each row goes once to each rank that
    needs it, and one weighted sum comes back from each.

        layer = a2a.ExpertParallel(node, shape, dtype=torch.bfloat16, block_size=64)
        got = layer.dispatch(x, topk_ids, topk_weights)         # rows by expert, counts on the GPU
        y = experts(got.rows, got.offsets)                      # any grouped GEMM: [capacity, dim], same places
        out = layer.combine(y)                                  # [num_tokens, dim]: sum over k of weight * y

    node:       a `Node`; its driven ranks must share these calls (all in one process, or one under torchrun)
    shape:      a `Shape` or its name: num_experts (at most 1024), topk (at most 32), dim, and max_tokens, which sizes the
                memory for the worst case: every token of every rank to this one
    dtype:      of rows: torch.float16 or torch.bfloat16. Sums are in fp32, rounded once on each rank and once at the end
    block_size: rows of a GEMM's tile, 1 to 256: every expert's rows begin at a multiple of it (lesson 02's contract)
    blocks, waves: its grid; all blocks are resident, so fewer leave room for a concurrent GEMM (default: the whole GPU)

    dispatch and combine each are one launch. They allocate nothing, wait for nothing on the host and read the call's
    number from the GPU. So both, with a GEMM between, can be captured in a graph; a replay has the capture's number of
    tokens. Every dispatch is followed by its combine, on all ranks.

    For users of other libraries: DeepEP's low-latency mode gives [local experts, ranks * max_tokens, dim] and counts,
    and combine takes topk_ids and weights again. Its normal mode gives rows and counts per expert on the host. Mori's
    EpDispatchCombineOp gives rows once per rank, and leaves the grouping to a sort. Here rows are grouped without holes
    (except for tiles), and no host waits. The capacity is ranks * max_tokens * topk rows instead of ranks * max_tokens
    per local expert.

    It has no backward pass. So it refuses inputs that require a gradient, unless torch.no_grad() is on.

    Errors, all before anything runs: ValueError for an unsupported shape or grid. LaunchError for arguments of another
    shape, dtype or rank, for those that require a gradient, and for blocks that do not fit. A2AError for a combine
    without dispatch.
    """

    recorded = False  # on real GPUs a recorded launch has events, which do not belong in a captured graph

    def __init__(self, node, shape: Shape | str, *, dtype: torch.dtype = torch.float16, block_size: int = 1,
                 blocks: int | None = None, waves: int | None = None, source=None):
        self.node, self.shape, self.dtype, self.block_size = node, as_shape(shape), dtype, block_size
        self.world_size, self.local_experts = node.world_size, self.shape.local_experts(node.world_size)
        self._require()
        # number of 16-byte pieces that a lane has of a part
        self.pieces, self.lanes = 4, 32 if node.target == "cuda" else 64
        waves = grids.whole_teams(self) if waves is None else waves
        self.blocks, self.threads = grids.as_many_as_fit(self, waves) if blocks is None else blocks, waves * self.lanes
        if self.blocks < 1 or not 1 <= waves <= 16:
            raise ValueError(f"a grid of {quantity(blocks, 'block')} of {quantity(waves, 'wave')}: at least 1 block, 1 to 16 waves")
        self.module = node.load(SOURCE if source is None else source, **DTYPES[dtype])
        self._require_room()
        self._allocate()
        self._open: list | None = None  # dispatched arguments of the ranks, until combine

    def _require(self) -> None:
        s, world = self.shape, self.world_size
        if self.dtype not in DTYPES:
            raise ValueError(f"dtype is {self.dtype}, must be torch.float16 or torch.bfloat16")
        for name, value, most in (("num_experts", s.num_experts, MOST_EXPERTS), ("topk", s.topk, MOST_TOPK),
                                  ("world_size", world, MOST_RANKS), ("block_size", self.block_size, 256)):
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
                raise ValueError(f"{name} is {value!r}, must be an int in [1, {most}]")
        rows = world * s.max_tokens * s.topk + self.local_experts * (self.block_size - 1)
        self.capacity = -(-rows // self.block_size) * self.block_size
        if self.capacity > MOST_PLACES:
            raise ValueError(f"{self.capacity:,} rows may arrive; places are int32, at most {MOST_PLACES:,}")

    def _require_room(self) -> None:
        for rank in self.node.ranks:
            for name in ("dispatch", "combine"):
                room = rank.resident_blocks(self.module[name], self.threads)
                if self.blocks > room:
                    raise LaunchError(f"{name} launches {quantity(self.blocks, 'block')} of "
                                      f"{quantity(self.threads, 'thread')} that wait for one "
                                      f"another, but only {room} fit on rank {rank.index} at once: fewer blocks or waves")

    def _allocate(self) -> None:
        shape, world, experts = self.shape, self.world_size, self.local_experts
        table = (Symmetric("recv_flags", "world max_tokens parts"), Symmetric("reply_flags", "world max_tokens parts"),
                 Symmetric("recv_counts", "world experts", torch.int64), Symmetric("recv_choices", "world max_tokens topk 2"),
                 Symmetric("recv_x", "world max_tokens dim", self.dtype), Symmetric("reply", "world max_tokens dim", self.dtype))
        known = extents(shape, world)
        self.heap = SymmetricHeap(self.node, heap_bytes(table, known))
        there = {buffer.name: self.heap.alloc(buffer.name, size(buffer, known), buffer.dtype) for buffer in table}
        tiles = self.capacity // self.block_size if self.block_size > 1 else 0
        self.local: list[dict[str, Buffer]] = []
        for i, rank in enumerate(self.node.ranks):
            own = {name: buffers[i] for name, buffers in there.items()}
            for name in ("recv_flags", "reply_flags", "recv_counts"):
                own[name].zero_()
            own["state"] = rank.zeros((2 + 2 * experts,), torch.int32, "state")
            own["places"] = rank.empty((world, shape.max_tokens, shape.topk), torch.int32, "places")
            own["rows"] = rank.empty((self.capacity, shape.dim), self.dtype, "rows")
            own["plan"] = rank.empty((2 * experts + 1 + tiles,), torch.int32, "plan")
            own["out"] = rank.empty((shape.max_tokens, shape.dim), self.dtype, "out")
            self.local.append(own)
        self._views = [self._cut(own) for own in self.local]
        self._tensors: dict[int, tuple[Dispatched, torch.Tensor]] = {}
        self.node.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})  # flags are zero before any peer sends

    def _cut(self, own: dict[str, Buffer]) -> Dispatched:
        experts, plan = self.local_experts, own["plan"]
        return Dispatched(own["rows"], plan[:experts], plan[experts:2 * experts + 1],
                          plan[2 * experts + 1:] if self.block_size > 1 else None)

    # Calls.

    def dispatch(self, x, topk_ids, topk_weights, *, stream=None):
        """Starts sending every token to the ranks of its experts, and grouping the arriving rows. Returns at once.

        x [num_tokens, dim] of the layer's dtype. topk_ids [num_tokens, topk] int32: distinct global experts; choices
        outside [0, num_experts), such as -1, are dropped. topk_weights [num_tokens, topk] float32. They are Buffers of
        the rank; on real GPUs also CUDA tensors, which are used in order on torch's current stream unless `stream` is
        given. With several driven ranks: lists of them, one per rank, and a list of streams. ids and weights must not
        change until combine. Returns a `Dispatched`, or a list of them.
        """
        if self._open is not None:
            raise A2AError("combine of the last dispatch is missing: peers wait for its answers. Call combine first")
        calls = list(zip(self._each(x, "x"), self._each(topk_ids, "topk_ids"), self._each(topk_weights, "topk_weights"),
                         strict=True))
        for rank, call in zip(self.node.ranks, calls, strict=True):
            self._check(rank, *call)
        self._open, streams = calls, self._streams(stream)
        with self.node.together():
            for i, (rows, ids, weights) in enumerate(calls):
                own = self.local[i]
                self._launch(i, "dispatch", len(rows), streams[i], _filled(rows), _filled(ids), _filled(weights),
                             own["recv_x"], own["recv_choices"], own["recv_flags"], own["recv_counts"], own["state"],
                             own["places"], own["rows"], own["plan"], self.block_size)
        return self._as_given(x, [self._tensor_views(i)[0] if isinstance(call[0], torch.Tensor) else self._views[i]
                                  for i, call in enumerate(calls)])

    def combine(self, y, *, stream=None):
        """Starts sending the experts' outputs back and summing them; returns at once.

        y [capacity, dim]: the experts' outputs for `Dispatched.rows`, in the same places (it may be that buffer).
        Returns per rank [num_tokens, dim]: a Buffer, or a CUDA tensor if y is one. The next combine overwrites it.
        """
        if self._open is None:
            raise A2AError("there was no dispatch: combine belongs to the one before it")
        outputs = self._each(y, "y")
        for rank, rows in zip(self.node.ranks, outputs, strict=True):
            self._require_like(rank, "y", rows, (self.capacity, self.shape.dim), self.dtype)
        calls, self._open, streams = self._open, None, self._streams(stream)
        results = []
        with self.node.together():
            for i, ((x, ids, weights), rows) in enumerate(zip(calls, outputs, strict=True)):
                own, n = self.local[i], len(x)
                self._launch(i, "combine", n, streams[i], rows, _filled(ids), _filled(weights), own["recv_choices"],
                             own["places"], own["reply"], own["reply_flags"], own["state"], own["out"])
                results.append((self._tensor_views(i)[1] if isinstance(rows, torch.Tensor) else own["out"])[:n])
        return self._as_given(y, results)

    def _launch(self, i: int, kernel: str, num_tokens: int, stream, *buffers) -> None:
        rank, recorder = self.node.ranks[i], self.node.context.recorder
        sizes = self.shape.for_kernel(num_tokens, self.world_size, capacity=self.capacity)
        recording = recorder and recorder.enabled
        if recorder:
            recorder.enabled = recording and self.recorded
        try:
            rank.launch(self.module[kernel], self.blocks, self.threads, self.heap.world(rank), sizes, *buffers, stream=stream,
                        cooperative=True)
        finally:
            if recorder:
                recorder.enabled = recording

    # Arguments.

    def _each(self, argument, name: str) -> list:
        ranks = len(self.node.ranks)
        items = list(argument) if isinstance(argument, (list, tuple)) else [argument]
        if len(items) != ranks:
            raise LaunchError(f"{name}: {quantity(ranks, 'rank is', 'ranks are')} driven here, one each is needed, {len(items)} were given")
        return items

    def _as_given(self, argument, results: list):
        return results if isinstance(argument, (list, tuple)) else results[0]

    def _check(self, rank, x, topk_ids, topk_weights) -> None:
        n = len(x) if getattr(x, "shape", ()) else -1
        if not 0 <= n <= self.shape.max_tokens:
            raise LaunchError(f"rank {rank.index}: x has {quantity(n, 'row')}, this layer was made for at most {self.shape.max_tokens}")
        self._require_like(rank, "x", x, (n, self.shape.dim), self.dtype)
        self._require_like(rank, "topk_ids", topk_ids, (n, self.shape.topk), torch.int32)
        self._require_like(rank, "topk_weights", topk_weights, (n, self.shape.topk), torch.float32)

    @staticmethod
    def _require_no_grad(rank, name: str, argument) -> None:
        if torch.is_grad_enabled() and getattr(argument, "requires_grad", False):
            raise LaunchError(f"rank {rank.index}: {name} requires a gradient, and ExpertParallel has no backward pass: its "
                              f"outputs would be constants for autograd. Call it under torch.no_grad(), or pass {name}.detach()")

    def _require_like(self, rank, name: str, argument, shape: tuple[int, ...], dtype: torch.dtype) -> None:
        self._require_no_grad(rank, name, argument)
        if isinstance(argument, torch.Tensor) and (self.node.target == "sim" or not argument.is_cuda):
            raise LaunchError(f"rank {rank.index}: {name} is a CPU tensor: upload it with rank.from_torch({name})")
        if not isinstance(argument, (torch.Tensor, Buffer)):
            raise LaunchError(f"rank {rank.index}: {name} is {type(argument).__name__}, must be a Buffer or a CUDA tensor")
        if tuple(argument.shape) != shape or argument.dtype != dtype:
            raise LaunchError(f"rank {rank.index}: {name} is {describe(argument.shape, argument.dtype)}, must be "
                              f"{describe(shape, dtype)}")
        if isinstance(argument, torch.Tensor) and not argument.is_contiguous():
            raise LaunchError(f"rank {rank.index}: {name} is not contiguous; make it so with .contiguous()")

    def _streams(self, stream) -> list:
        if stream is not None:
            return self._each(stream, "stream")
        if self.node.target == "sim":
            return [None] * len(self.node.ranks)
        return [Borrowed(rank.context, rank.index, torch.cuda.current_stream(rank.device).cuda_stream)
                for rank in self.node.ranks]

    def _tensor_views(self, i: int) -> tuple[Dispatched, torch.Tensor]:
        if i not in self._tensors:
            view = self._views[i]
            self._tensors[i] = (Dispatched(*(None if buffer is None else as_tensor(buffer) for buffer in (
                view.rows, view.counts, view.offsets, view.expert_ids))), as_tensor(self.local[i]["out"]))
        return self._tensors[i]

    def close(self) -> None:
        """Frees its memory, the heap included; collective."""
        self.node.synchronize()
        self.local.clear()
        self.heap.close()

    def __repr__(self) -> str:
        return (f"ExpertParallel({self.shape.name}, {quantity(self.world_size, 'rank')}, "
                f"{str(self.dtype).removeprefix('torch.')}, tiles of "
                f"{self.block_size}, {quantity(self.blocks, 'block')} of {quantity(self.threads, 'thread')})")


def _filled(argument):
    """None for an argument without elements, which has no memory."""
    return argument if argument.shape[0] else None
