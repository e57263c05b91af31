"""`library`: each part of attention by what is best at it. Copy engines bring the blocks, a library attends to each block, and a Triton
kernel merges the partial results."""
from dataclasses import dataclass, replace
from typing import Any

import torch

from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ..rung.by_library import ByLibrary
from ..rung.triton_rung import POINTERS
from . import library_kernels
from .problem import AttentionProblem, AttentionShape
from .rungs import SplitRung

MERGE_PARTS = "{0}:16, *fp32, {1}:16, *fp32, {2}:16, *fp32, i32, i32, i32, i32, i32, i32"
BM = 32  # rows that a program merges
LONG = 8192  # rows of a rank from which merging is worth hiding
LARGEST = 256  # values of a head


@dataclass(frozen=True)
class Part:
    """The keys of one source that a rank's rows see: rows `first` to `first` + `count` see the first `keys` keys. causal: the i-th of these
    rows sees the keys up to the i-th."""

    source: int
    first: int
    count: int
    keys: int
    causal: bool = False

    @property
    def empty(self) -> bool:
        """Whether no row sees a key."""
        return not (self.count and self.keys)


def part(shape: AttentionShape, rank: int, source: int, world_size: int) -> Part:
    """The part of a rank and a source. In every order of the rows it is a rectangle, or causal."""
    mine, theirs = (len(shape.positions(each, world_size)) for each in (rank, source))
    if not shape.causal:
        return Part(source, 0, mine, theirs)
    if source == rank:
        return Part(source, 0, mine, mine, True)
    if shape.order == "striped":  # row i of a later source is behind row i of this rank
        first = min(int(source > rank), mine)
        return Part(source, first, mine - first, min(theirs, mine - first), True)
    if shape.order == "contiguous":
        return Part(source, 0, mine, theirs) if source < rank else Part(source, 0, 0, 0)
    chunk = shape.chunk(world_size)
    if source < rank:  # its second chunk is behind all rows
        return Part(source, 0, mine, min(chunk, theirs))
    first = min(chunk, mine)  # its keys are all between the rank's two chunks
    return Part(source, first, mine - first, theirs)


class Library(ByLibrary, SplitRung):
    """Copies beside the library's attention to the own block, then its attention to each block as it comes.

    On NVIDIA GPUs the library is cuDNN, as PyTorch calls it.

    apart: heads whose attention to the last block comes last, while the others' results are merged. Default: a quarter, if a rank has
    LONG rows, else none.

    Two sets of `gathered` and `arrived` alternate. A rank may be one call ahead of a peer. It is not two ahead, because every call waits
    for the flags of all peers, and a peer sets its flag after its call before.
    """

    name = "library"
    idea = "copy engines bring the blocks, a library attends to each, a kernel merges"
    modules = (library_kernels,)
    kernel_functions = {"merge_parts": library_kernels.merge_parts}
    indices = {"arrived": ("turn", "source")}
    least = {"apart": 0}

    def __init__(self, node: Node, shape: AttentionShape | str, *, apart: int | None = None, variant: str | None = None,
                 source: str | None = None):
        super().__init__(node, shape, variant=variant, source=source)
        s, world = self.shape, self.world_size
        self.use_library()
        if s.dim & s.dim - 1 or not 16 <= s.dim <= LARGEST:
            raise ValueError(f"{s}: the kernels take heads of 16, 32, 64, 128 or 256 values")
        group = s.heads // s.kv_heads
        if apart is None:
            apart = s.kv_heads // 4 * group if self.rows >= LONG else 0
        if not 0 <= apart < s.heads or apart % group:
            raise ValueError(f"apart = {apart}: a multiple of the {group} heads that share K and V, and fewer than {s.heads}")
        self.heads_of_last = [(0, s.heads - apart)] + [(s.heads - apart, apart)] * bool(apart)
        self.q, self.out = self.zeros(s.heads, "q"), self.zeros(s.heads, "out")
        self.block = [rank.zeros((2, self.rows, s.kv_heads, s.dim), s.dtype, "block") for rank in node.ranks]
        self.k, self.v = ([block[which] for block in self.block] for which in (0, 1))
        self.weight = [rank.empty((s.heads, self.rows), torch.float32, "weight") for rank in node.ranks]
        self.total = [rank.empty((self.rows if world > 2 else 0, s.heads, s.dim), torch.float32, "total") for rank in node.ranks]
        self.main, self.side, self.beside = ([rank.stream() for rank in node.ranks] for _ in range(3))
        self.heap = SymmetricHeap(node, 2 * world * self.block[0].nbytes + 8 * world + 4096)
        self.gathered = self.heap.alloc("gathered", (2, world, *self.block[0].shape), s.dtype)
        self.arrived = self.alloc_flags("arrived", 2, world)
        element, sums = POINTERS[s.dtype], POINTERS[torch.float32]
        kinds = [(True, True)] + [(True, False), (False, False), (False, True)] * (world > 2)
        self.merges = {(first, last): self.load(library_kernels.merge_parts, MERGE_PARTS.format(
            element if first else sums, element, element if last else sums), DIM=s.dim, BM=BM, LAST=last, num_warps=4)
            for first, last in kinds}
        self.parts = [[part(s, rank.index, (rank.index - distance) % world, world) for distance in range(world)] for rank in node.ranks]
        self.kept: list[list] = [[] for _ in node.ranks]  # the library's results of the latest call

    def check(self, problem: AttentionProblem, outputs: list) -> None:
        problem.check(outputs, ranks=self.ranks, roundings=1)

    def grid_facts(self) -> dict[str, Any]:
        return {}

    def send(self, i: int) -> None:
        """Starts the copies of a rank's block to all peers, the next rank first, and the flag after each."""
        rank, turn, side, block = self.node.ranks[i], self.epoch % 2, self.side[i], self.block[i]
        side.wait(rank.event().record(self.main[i]))
        for distance in range(1, self.world_size):
            peer = (rank.index + distance) % self.world_size
            to = self.heap.translate(self.gathered[i], peer)[turn][rank.index]
            keys = part(self.shape, peer, rank.index, self.world_size)
            if keys.keys == self.rows:
                rank.copy(to, block, side)
            elif not keys.empty:
                for which in (0, 1):
                    rank.copy(to[which][:keys.keys], block[which][:keys.keys], side)
            side.write_value(self.heap.translate(self.arrived[i], peer)[turn][rank.index:rank.index + 1], self.epoch)

    def finish(self, i: int) -> None:
        """Starts attention to the own block, then to each block as it comes, and the merges."""
        rank, main, beside, turn, heads = self.node.ranks[i], self.main[i], self.beside[i], self.epoch % 2, self.shape.heads
        own, *others = self.parts[i]
        self.kept[i] = []
        a, a_weight = self.attention(i, own, self.block[i], 0, heads)
        seen = [other for other in others if not other.empty]
        if not seen:
            self.merge(i, (a, a_weight), replace(own, count=0), (a, a_weight), 0, heads, True, True, main)
        for number, other in enumerate(seen):
            first, last = number == 0, number == len(seen) - 1
            main.wait_value(self.arrived[i][turn][other.source:other.source + 1], self.epoch)
            groups = self.heads_of_last if last else [(0, heads)]
            for head, count in groups:
                b = self.attention(i, other, self.gathered[i][turn][other.source], head, count)
                hidden = head + count < heads  # merged while the last heads are attended to
                if hidden:
                    beside.wait(rank.event().record(main))
                self.merge(i, (a, a_weight), other, b, head, count, first, last, beside if hidden else main)
            if len(groups) > 1:
                main.wait(rank.event().record(beside))
            a, a_weight = self.total[i], self.weight[i]
        for other in others:
            if other.empty:
                main.wait_value(self.arrived[i][turn][other.source:other.source + 1], self.epoch)
        main.wait(rank.event().record(self.side[i]))

    def merge(self, i: int, a: tuple, other: Part, b: tuple, head: int, count: int, first: bool, last: bool, stream: Any) -> None:
        """Merges b, the attention of `count` heads from `head` on to a part, into a."""
        rows = self.parts[i][0].count
        if not rows:
            return
        self.merges[first, last].launch(self.node.ranks[i], -(-rows // BM) * count, *a, *b, self.out[i] if last else self.total[i],
                                        self.weight[i], rows, other.first, other.count, self.shape.heads, head, count, stream=stream)

    def attention(self, i: int, each: Part, block: Any, head: int, count: int) -> tuple:
        """The library's attention of some heads to a part of a block: [rows, heads, dim], and the logarithm of the sums of weights
        [heads, rows] in float32."""
        group = self.shape.heads // self.shape.kv_heads
        heads, kv_heads = slice(head, head + count), slice(head // group, (head + count) // group)
        rows, keys = slice(each.first, each.first + each.count), slice(0, each.keys)
        if self.calls is None:
            q, (k, v) = self.q[i].host()[rows, heads], block.host()[:, keys, kv_heads]
            results = [self.node.ranks[i].from_torch(tensor, name) for tensor, name in zip(
                on_the_host(q, k, v, each.causal), ("part", "weights"), strict=True)]
        else:
            q, (k, v) = self.calls.view(self.q[i])[rows, heads], self.calls.view(block)[:, keys, kv_heads]
            with self.calls.on(i, self.main[i]):
                results = by_cudnn(q, k, v, each.causal)
        self.kept[i] += results
        return tuple(results)


def by_cudnn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> list[torch.Tensor]:
    """cuDNN's attention; see `Library.attention`. Heads of Q may share heads of K and V."""
    if not len(q):
        return [q, q.new_empty(q.shape[1], 0, dtype=torch.float32)]
    q, k, v = (tensor.transpose(0, 1)[None] for tensor in (q, k, v))
    out, weights, *_ = torch.ops.aten._scaled_dot_product_cudnn_attention(q, k, v, None, True, 0.0, causal, False)
    return [out[0].transpose(0, 1).contiguous(), weights.reshape(weights.shape[1], -1).contiguous()]


def on_the_host(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> list[torch.Tensor]:
    """The same in float32 by plain PyTorch."""
    group, dtype = q.shape[1] // k.shape[1], q.dtype
    q, k, v = (tensor.float().transpose(0, 1) for tensor in (q, k.repeat_interleave(group, 1), v.repeat_interleave(group, 1)))
    scores = q @ k.transpose(1, 2) * q.shape[2]**-0.5
    if causal:
        scores = scores.masked_fill(torch.arange(k.shape[1]) > torch.arange(q.shape[1])[:, None], float("-inf"))
    return [(scores.softmax(2) @ v).transpose(0, 1).to(dtype).contiguous(), scores.logsumexp(2).contiguous()]
