"""`ulysses`: heads for rows, there and back."""
from __future__ import annotations

import math

from . import kernels, ulysses_kernels, variants
from .mesh import Mesh
from .rung import COPIES, LINE, NUMBERS, AttentionRung

# q, k, v, out, messages, arrived, done, sums, stats, counts, bases; then epoch, turns, programs, senders, members
ULYSSES_ATTENTION = ("{0}:16, {0}:16, {0}:16, {0}:16, {0}:16, *i32, *i32, *fp32:16, *fp32:16, *i32, *i64, " + NUMBERS
                     + ", i32, i32, i32, i32, i32")
RANKS = 8  # flags that a poll looks at


class Ulysses(Mesh):
    """One kernel. Some programs send each peer this rank's rows of the peer's heads. The others attend to all rows of the own heads,
    and store each row's output where the row is. The ranks divide the heads of K and V."""

    name = "ulysses"
    idea = "a rank gets all rows of some heads, and sends the outputs back"
    modules = (kernels, ulysses_kernels)
    indices = {"arrived": ("turn", "source", "copy"), "done": ("source",)}
    kernel_functions = {"ulysses_attention": ulysses_kernels.ulysses_attention}
    variants = variants.ULYSSES

    def __init__(self, node, shape, **options):
        given = self.family.shape(shape)
        if given.kv_heads % node.world_size:
            raise ValueError(f"{given.kv_heads} heads of K and V do not divide over {node.world_size} ranks: ulysses gives each rank "
                             "whole heads")
        super().__init__(node, given, **options)

    def usual_senders(self) -> tuple[int, int]:
        return 1, 2 * AttentionRung.usual_senders(self)[1]

    @property
    def message(self) -> tuple[int, ...]:
        """Extents of a message: a rank's rows of a peer's heads of K, V and Q."""
        s = self.shape
        return (s.heads + 2 * s.kv_heads) // self.world_size, self.rows, s.dim

    def heap_bytes(self) -> int:
        s, world = self.shape, self.world_size
        values = 2 * world * math.prod(self.message) + self.rows * s.heads * s.dim
        return values * s.dtype.itemsize + 3 * 4 * COPIES * LINE * RANKS + 4096

    def setup(self) -> None:
        self.messages = self.heap.alloc("messages", (2, self.world_size, *self.message), self.shape.dtype)
        self.out = self.heap.alloc("out", (self.rows, self.shape.heads, self.shape.dim), self.shape.dtype)
        self.arrived = self.alloc_flags("arrived", 2, RANKS, COPIES, LINE)
        self.done = self.alloc_flags("done", RANKS, LINE)
        self.kernel = self.load(ulysses_kernels.ulysses_attention, ULYSSES_ATTENTION.format(self.element), **self.constants(), RANKS=RANKS)

    def start_on(self, i: int) -> None:
        rank, turn = self.node.ranks[i], self.epoch % 2
        self.kernel.launch(rank, self.programs, self.q[i], self.k[i], self.v[i], self.out[i], self.messages[i][turn],
                           self.arrived[i][turn], self.done[i], self.sums[i], self.stats[i], self.counts[i], self.heap.bases[i],
                           rank.index, *self.numbers, self.epoch, self.turns, self.programs, self.senders, self.teams * self.members,
                           stream=self.main[i])
