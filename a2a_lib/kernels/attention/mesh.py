"""`gather` and `mesh`: every rank sends its block straight to all peers."""
from __future__ import annotations

from . import kernels, registers, variants
from .rung import COPIES, LINE, AttentionRung, Tiles

# Pointers are bases, gathered, k, v, arrived; q, out, sums, stats, counts
MESH_ATTENTION = ("i32, i32, i32, i32, i32, i32, *i64, {0}:16, {0}:16, {0}:16, *i32, i32, i32, {0}:16, {0}:16, *fp32:16, *fp32:16, *i32, "
                  "i32, i32, i32, i32, i32, fp32, i32, i32, i32, i32")
GATHER_BLOCKS = "i32, i32, i32, i32, i32, i32, *i64, {0}:16, {0}:16, {0}:16, *i32, i32"


def gatherer_constants(tiles: Tiles, dim: int) -> dict:
    """Constants and options for the compiler, of `gather_blocks`."""
    return dict(DIM=dim, BR=tiles.BR, num_warps=tiles.num_warps)


class Mesh(AttentionRung):
    """One kernel. Some programs send this rank's block to all peers at once, the others attend to blocks as they come."""

    name = "mesh"
    idea = "every rank sends its block straight to all, over all links at once; blocks are used as they come"
    indices = {"arrived": ("turn", "source", "head", "copy")}
    kernel_functions = {"mesh_attention": kernels.mesh_attention}
    variants = (*variants.MESH, *registers.VARIANTS)

    def usual_senders(self) -> tuple[int, int]:
        """With small blocks on many ranks latency counts: four teams of few senders, so that a link is busy while others wait."""
        teams, members = super().usual_senders()
        few = self.node.target != "cuda" and self.world_size > 4 and self.rows <= 128
        return (4, min(4, members)) if few else (teams, members)

    def heap_bytes(self) -> int:
        return 2 * self.world_size * (self.block_bytes + 4 * COPIES * LINE * self.shape.kv_heads) + 4096

    def setup(self) -> None:
        self.gathered = self.heap.alloc("gathered", (2, self.world_size, *self.block), self.shape.dtype)
        self.arrived = self.alloc_flags("arrived", 2, self.world_size, self.shape.kv_heads, COPIES, LINE)
        self.kernel = self.load(kernels.mesh_attention, MESH_ATTENTION.format(self.element), **self.constants())

    @property
    def turns(self) -> int:
        """Number of calls, this one included, that have used this call's set of buffers."""
        return (self.epoch + 1) // 2

    @property
    def number_text(self) -> str:
        return f"{self.turns * self.members}, which {self.members} senders reach in this call, or more"

    def start_on(self, i: int) -> None:
        self.attend(i, self.senders, self.turns)

    def rounds(self, senders: int) -> tuple[int, int]:
        """Rounds of units of work, as few as can be, and those after which senders join. They have an eighth of the rounds to send in."""
        units = self.units * self.world_size
        rounds = -(-units // self.programs)
        if not senders:
            return rounds, 0
        while 8 * (late := (rounds * self.programs - units) // senders) < rounds:
            rounds += 1
        return rounds, min(late, rounds)

    def attend(self, i: int, senders: int, turns: int) -> None:
        """Starts the kernel on the i-th driven rank. Its first `senders` programs send; it waits for the pieces of `turns` calls."""
        rank, turn = self.node.ranks[i], self.epoch % 2
        self.kernel.launch(rank, self.programs, rank.index, self.world_size, self.rows, self.shape.kv_heads, senders, self.members,
                           self.heap.bases[i], self.gathered[i][turn], self.k[i], self.v[i], self.arrived[i][turn], self.teams,
                           self.programs, self.q[i], self.out[i], self.sums[i], self.stats[i], self.counts[i], self.shape.heads,
                           *self.order_numbers, self.epoch, turns, *self.rounds(senders), stream=self.main[i])


class Gather(Mesh):
    """Two kernels: the first brings the blocks of all ranks, the second attends to them."""

    name = "gather"
    idea = "first all of K and V, then attention"
    kernel_functions = {"gather_blocks": kernels.gather_blocks, "mesh_attention": kernels.mesh_attention}
    variants = variants.GATHER

    def setup(self) -> None:
        super().setup()
        self.gatherer = self.load(kernels.gather_blocks, GATHER_BLOCKS.format(self.element),
                                  **gatherer_constants(self.tiles, self.shape.dim))

    def start_on(self, i: int) -> None:
        rank, turn, s = self.node.ranks[i], self.epoch % 2, self.shape
        if self.senders:
            self.gatherer.launch(rank, self.senders, rank.index, self.world_size, self.rows, s.kv_heads, self.teams, self.members,
                                 self.heap.bases[i], self.gathered[i][turn], self.k[i], self.v[i], self.arrived[i][turn], self.turns,
                                 stream=self.main[i])
        self.attend(i, 0, self.turns)
