"""The common part of all rungs of the family: tiles, inputs, partial results, the persistent grid."""
from __future__ import annotations

import math
from abc import abstractmethod
from dataclasses import asdict, dataclass

import torch

from ...errors import LaunchError
from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ...plurals import quantity
from ..rung.triton_rung import POINTERS, TritonRung
from . import kernels
from .family import FAMILY
from .problem import AttentionProblem, AttentionShape

# q, k, v, out, blocks of K and V; then flags, and what all kernels share
NUMBERS = "i32, i32, i32, i32, i32, i32, i32, i32, i32, fp32"  # rank, ranks, rows, heads, kv_heads, length, chunk, stride, causal, scale

LINE, COPIES = (getattr(number, "value", number) for number in (kernels.LINE, kernels.COPIES))  # without Triton plain numbers


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
