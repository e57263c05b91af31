"""The rungs of `attention` made of Triton kernels, and what all rungs share: tiles, inputs, partial results, the persistent grid."""
import math
from abc import abstractmethod
from dataclasses import asdict, dataclass

import torch

from ...errors import LaunchError
from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ...plurals import quantity
from ..rung.triton_rung import POINTERS, TritonRung
from . import kernels, ring_kernels, ulysses_kernels, variants
from .family import FAMILY
from .problem import AttentionProblem, AttentionShape

NUMBERS = "i32, i32, i32, i32, i32, i32, i32, i32, i32, fp32"  # rank, ranks, rows, heads, kv_heads, length, chunk, stride, causal, scale
LINE, COPIES = (getattr(number, "value", number) for number in (kernels.LINE, kernels.COPIES))  # without Triton plain numbers
# Pointers are bases, gathered, k, v, arrived; q, out, sums, stats, counts
MESH_ATTENTION = ("i32, i32, i32, i32, i32, i32, *i64, {0}:16, {0}:16, {0}:16, *i32, i32, i32, {0}:16, {0}:16, *fp32:16, *fp32:16, *i32, "
                  "i32, i32, i32, i32, i32, fp32, i32, i32, i32, i32")
GATHER_BLOCKS = "i32, i32, i32, i32, i32, i32, *i64, {0}:16, {0}:16, {0}:16, *i32, i32"
# Pointers are bases, slots, k, v, room, arrived; q, out, sums, stats, counts
RING_ATTENTION = ("i32, i32, i32, i32, i32, i32, *i64, {0}:16, {0}:16, {0}:16, *i32, *i32, i32, i32, i32, i32, i32, {0}:16, {0}:16, "
                  "*fp32:16, *fp32:16, *i32, i32, i32, i32, i32, fp32")
# q, k, v, out, messages, arrived, done, sums, stats, counts, bases; then epoch, turns, programs, senders, members
ULYSSES_ATTENTION = ("{0}:16, {0}:16, {0}:16, {0}:16, {0}:16, *i32, *i32, *fp32:16, *fp32:16, *i32, *i64, " + NUMBERS
                     + ", i32, i32, i32, i32, i32")
RANKS = 8  # flags that a poll looks at


@dataclass(frozen=True)
class Tiles:
    """Tiles of the kernels: BM rows of Q at a time, BN of K and V, BR rows copied at a time. num_warps: of 64 lanes (NVIDIA: 32).
    num_stages: loads in flight, on NVIDIA."""

    BM: int = 32
    BN: int = 64
    BR: int = 16
    num_warps: int = 2
    num_stages: int = 2


SIMULATED = Tiles()
CUDA = Tiles(BM=128, BN=64, BR=64, num_warps=8, num_stages=3)


def constants(tiles: Tiles, dim: int, masked: bool) -> dict:
    """Constants and options for the compiler, of the kernels that attend. MFMA of 16 x 16: tiles have few rows."""
    return asdict(tiles) | dict(DIM=dim, MASKED=masked, matrix_instr_nonkdim=16)


class SplitRung(TritonRung):
    """A rung with rows of Q, K, V and the output on each rank. A subclass makes `q`, `k`, `v`, `out`, lists of Buffers
    [rows, heads, dim] (K and V: kv_heads) with one per driven rank."""

    family = FAMILY
    shape: AttentionShape

    @property
    def rows(self) -> int:
        """Rows of a rank, those past the end of the sequence included."""
        return self.shape.rows(self.world_size)

    def zeros(self, heads: int, name: str) -> list:
        """A buffer [rows, heads, dim] for each driven rank."""
        return [rank.zeros((self.rows, heads, self.shape.dim), self.shape.dtype, name) for rank in self.node.ranks]

    def bring(self, problem: AttentionProblem) -> None:
        for i, rank in enumerate(self.node.ranks):
            for buffer, tensors in ((self.q, problem.q), (self.k, problem.k), (self.v, problem.v)):
                own = tensors[rank.index]
                padded = own.new_zeros(self.rows, *own.shape[1:])
                padded[:len(own)] = own
                buffer[i].copy_from(padded)
            self.out[i].fill_(float("nan"))

    def outputs(self) -> list[torch.Tensor]:
        places = [len(self.shape.positions(rank.index, self.world_size)) for rank in self.node.ranks]
        return [out.to_torch()[:count] for out, count in zip(self.out, places)]


class AttentionRung(SplitRung):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        rung = SomeRung(node, shape)
        outputs = rung(problem)     # this rank's rows [rows, heads, dim], one CPU tensor per driven rank

    programs: blocks of the persistent grid (default: as many as run at once, at most one per unit of work and sender). teams,
    members: senders per link; the members of a team share a piece, and teams take pieces in turn. tiles: default by the node's target.
    """

    modules, counters = (kernels,), ("counts",)
    heap_memory = "uncached"

    def __init__(self, node: Node, shape: AttentionShape | str, *, programs: int | None = None,
                 teams: int | None = None, members: int | None = None,
                 tiles: Tiles | None = None, heap_memory: str | None = None, variant: str | None = None, source: str | None = None):
        super().__init__(node, shape, variant=variant, source=source)
        s, world = self.shape, self.world_size
        self.tiles = tiles or (CUDA if node.target == "cuda" else SIMULATED)
        self.teams, self.members = self.usual_senders()
        self.teams, self.members = teams or self.teams, members or self.members
        if s.dim & s.dim - 1 or s.dim < 16:
            raise ValueError(f"{s}: the kernels take heads of 16, 32, 64, 128 or 256 values")
        self.q_tiles = -(-self.rows // self.tiles.BM)
        self.units = s.heads * self.q_tiles  # with one block
        self.element = POINTERS[s.dtype]
        self.q, self.out = self.zeros(s.heads, "q"), self.zeros(s.heads, "out")
        self.k, self.v = self.zeros(s.kv_heads, "k"), self.zeros(s.kv_heads, "v")
        self.sums, self.stats = ([rank.empty((world, self.units, *rest, self.tiles.BM), torch.float32, name) for rank in node.ranks]
                                 for name, rest in (("sums", (s.dim,)), ("stats", (2,))))
        self.counts = [rank.zeros((self.units,), torch.int32, "counts") for rank in node.ranks]
        self.main = [rank.stream() for rank in node.ranks]
        self.heap = SymmetricHeap(node, self.heap_bytes(), memory=heap_memory or self.heap_memory)
        self.setup()
        room = min(self.kernel.resident_blocks(rank) for rank in node.ranks)
        while not members and self.members > 1 and 2 * self.senders > room:  # leave as many programs to work
            self.members //= 2
        while not teams and self.teams > 1 and 2 * self.senders > room:
            self.teams //= 2
        self.programs = self.fit_programs(self.kernel, programs, self.senders + self.units * world)
        if self.programs <= self.senders:
            raise LaunchError(f"{self.senders} of {quantity(self.programs, 'program')} send: nobody works")

    def usual_senders(self) -> tuple[int, int]:
        """Teams, and members of each, for a link. Two teams, so that one stores while the other waits until its stores have arrived. A
        GPU with NVLink computes for long, and needs few."""
        if self.node.target == "cuda":
            return 1, 4
        return 2, min(16 if self.world_size <= 4 else 8, -(-self.rows // self.tiles.BR))

    @property
    def senders(self) -> int:
        """Programs that send."""
        return self.teams * self.members * (self.world_size - 1)

    @property
    def block(self) -> tuple[int, ...]:
        """Extents of a block: K and V of a rank."""
        return 2, self.rows, self.shape.kv_heads, self.shape.dim

    @property
    def block_bytes(self) -> int:
        """Bytes of a block."""
        return math.prod(self.block) * self.shape.dtype.itemsize

    @property
    def masked(self) -> bool:
        """Whether some row does not see some place of a tile."""
        s, t = self.shape, self.tiles
        return s.causal or s.length != self.rows * self.world_size or bool(self.rows % t.BM or self.rows % t.BN)

    def constants(self) -> dict:
        """Constants and options for the compiler."""
        return constants(self.tiles, self.shape.dim, self.masked)

    @property
    def numbers(self) -> tuple:
        """The arguments of `NUMBERS` after the rank's own."""
        return self.world_size, self.rows, self.shape.heads, self.shape.kv_heads, *self.order_numbers

    @property
    def order_numbers(self) -> tuple:
        """length, chunk, stride, causal, scale."""
        s, world = self.shape, self.world_size
        return (s.length, s.chunk(world), world if s.order == "striped" else 1, int(s.causal), math.log2(math.e) * s.dim**-0.5)

    @abstractmethod
    def heap_bytes(self) -> int:
        """Bytes of the symmetric heap."""

    @abstractmethod
    def setup(self) -> None:
        """Makes symmetric memory and `kernel`, the kernel of the persistent grid."""


def gatherer_constants(tiles: Tiles, dim: int) -> dict:
    """Constants and options for the compiler, of `gather_blocks`."""
    return dict(DIM=dim, BR=tiles.BR, num_warps=tiles.num_warps)


class Mesh(AttentionRung):
    """One kernel. Some programs send this rank's block to all peers at once, the others attend to blocks as they come."""

    name = "mesh"
    idea = "every rank sends its block straight to all, over all links at once; blocks are used as they come"
    indices = {"arrived": ("turn", "source", "head", "copy")}
    kernel_functions = {"mesh_attention": kernels.mesh_attention}
    variants = variants.MESH

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


class Alone(Mesh):
    """A baseline for `mesh`, not a rung. The first two calls fill both sets of buffers, and every later call computes with
    their contents. All programs compute. Takes one problem only."""

    name = "computing alone"
    idea = "all blocks are there"

    def start_on(self, i: int) -> None:
        self.attend(i, *(self.senders, self.turns) if self.epoch <= 2 else (0, 1))
