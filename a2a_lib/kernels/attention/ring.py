"""`ring` and `two_rings`: blocks go from rank to rank."""
from __future__ import annotations

from . import kernels, ring_kernels, variants
from .rung import COPIES, LINE, AttentionRung

# Pointers are bases, slots, k, v, room, arrived; q, out, sums, stats, counts
RING_ATTENTION = ("i32, i32, i32, i32, i32, i32, *i64, {0}:16, {0}:16, {0}:16, *i32, *i32, i32, i32, i32, i32, i32, {0}:16, {0}:16, "
                  "*fp32:16, *fp32:16, *i32, i32, i32, i32, i32, fp32")


class Ring(AttentionRung):
    """One kernel. Some programs pass blocks to the next rank, through two slots with credits. The others attend to the blocks."""

    name = "ring"
    idea = "blocks go round; a rank passes one on while it attends to it"
    modules = (kernels, ring_kernels)
    indices = {"arrived": ("slot", "head", "copy"), "room": ("slot", "head", "copy")}
    kernel_functions = {"ring_attention": ring_kernels.ring_attention}
    variants = variants.RING
    rings = 1

    def usual_senders(self) -> tuple[int, int]:
        """A team for each piece, so that a link is busy with others while a piece takes its hop."""
        teams, members = super().usual_senders()
        return (teams if self.node.target == "cuda" else -(-self.shape.kv_heads // self.rings)), min(members, 8)

    @property
    def senders(self) -> int:
        return self.teams * self.members * self.rings * (self.world_size > 1)

    def heap_bytes(self) -> int:
        return 2 * self.block_bytes + 4 * 4 * COPIES * LINE * self.shape.kv_heads + 4096

    def setup(self) -> None:
        self.members = min(self.members, -(-self.rows // self.tiles.BR))  # each waits for room with its first rows
        self.slots = self.heap.alloc("slots", (2, *self.block), self.shape.dtype)
        self.arrived, self.room = (self.alloc_flags(name, 2, self.shape.kv_heads, COPIES, LINE) for name in ("arrived", "room"))
        self.kernel = self.load(ring_kernels.ring_attention, RING_ATTENTION.format(self.element), **self.constants())

    def start_on(self, i: int) -> None:
        rank, s = self.node.ranks[i], self.shape
        self.kernel.launch(rank, self.programs, rank.index, self.world_size, self.rows, s.kv_heads, self.senders, self.members,
                           self.heap.bases[i], self.slots[i], self.k[i], self.v[i], self.room[i], self.arrived[i], s.heads, self.epoch,
                           self.teams, self.rings, self.programs, self.q[i], self.out[i], self.sums[i], self.stats[i], self.counts[i],
                           *self.order_numbers, stream=self.main[i])


class TwoRings(Ring):
    """`Ring` with two rings: one for even heads, and one in the opposite direction for odd heads."""

    name = "two_rings"
    idea = "even heads go round one way, odd heads the other"
    rings = 2
