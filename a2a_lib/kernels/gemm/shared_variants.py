"""Mutations that several GEMM families use: wrong copies of the host, buffers that do not alternate, texts of `kernels`."""
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..rung.triton_variants import one_turn
from ..rung.variants import Mutation, swap

# Why no schedule shows a mutation.
ALIKE = "calls in flight have one problem: what comes too early is what is there"
ONE_LINK = "on the simulated node copies over a link arrive in the order in which they began"

COLLECT = "wait_at_least(flags + i, epoch)"
TILES = (
    Mutation("first-tile-not-wrapped", "a program's first tile lies behind the chunk's last",
             swap("return (program + programs - before) % programs", " % programs", "")),
    Mutation("rows-rounded-down", "the last tile of rows, which is not full, is nobody's",
             swap("    rows, columns = tl.cdiv(rows_here, BM), tl.cdiv(N, BN)\n    b_rows", "tl.cdiv(rows_here, BM)", "rows_here // BM")),
)


def adder_alone(rung: Any) -> None:
    """The kernel that adds does not wait for the GEMM of its own rank."""
    streams, add_up = [rank.stream() for rank in rung.node.ranks], rung.add_up

    def add_alone(i: int, own: Any) -> None:
        main, rung.main = rung.main, streams
        add_up(i, own)
        rung.main = main

    rung.add_up = add_alone


@dataclass(frozen=True)
class Copies:
    """The copies of a call of `ag_gemm.CopyEngine`, or of `gemm_rs.Sequential`. With the defaults they are right.

    flag_first, flag_alone: a flag goes before its rows, or in a stream of its own
    ahead           number added to the value of the flags
    flag_turn, place_of   turns by which the flags are off, ranks by which the rows' place is, or the owner whose rows are sent
    one_set         all calls use the same workspace, or the same slots
    awaited         the copies wait for the event `ready`
    peers_forgotten, rows_forgotten   number of peers that get nothing, number of rows of a piece of A that are not sent
    """

    flag_first: bool = False
    flag_alone: bool = False
    ahead: int = 0
    flag_turn: int = 0
    place_of: int = 0
    one_set: bool = False
    awaited: bool = True
    peers_forgotten: int = 0
    rows_forgotten: int = 0

    def prepare(self, rung: Any) -> None:
        """Makes `rung` copy like this."""
        name, others = "gathered" if hasattr(rung, "gathered") else "slots", range(rung.world_size - 1)
        alone = [[rank.stream() for _ in others] for rank in rung.node.ranks] if self.flag_alone else None
        rung.copy = partial(self.copy, rung, getattr(rung, name), alone)
        if self.one_set:
            one_turn(name)(rung)

    def copy(self, rung: Any, sets: list, alone: list | None, i: int, ready: Any = None) -> None:
        """Replaces `copy` of the rung."""
        rank, turn, number, world = rung.node.ranks[i], rung.epoch % 2, (rung.epoch + self.ahead) % 1024, rung.world_size
        gathers, begun = ready is not None, ready or rank.event().record(rung.main[i])
        pieces = rung.pieces if gathers else 1
        rows = rung.shape.m // world // pieces
        for distance in range(1, world - self.peers_forgotten):
            peer = (rank.index + (-distance if gathers else distance)) % world
            stream = rung.streams[i][distance - 1] if gathers else rung.main[i]
            flag_stream = alone[i][distance - 1 if gathers else 0] if alone else stream
            there = rung.heap.translate(sets[i], peer)[0 if self.one_set else turn]
            flags = rung.heap.translate(rung.flags[i], peer)[(turn + self.flag_turn) % 2, rank.index]
            for each in (stream, flag_stream):
                if self.awaited and each is not rung.main[i]:
                    each.wait(begun)
            for piece in range(pieces):
                first = (((rank.index if gathers else peer) + self.place_of) % world * pieces + piece) * rows
                if gathers:
                    data = there[first:first + rows - self.rows_forgotten], rung.a[i][piece * rows:(piece + 1) * rows - self.rows_forgotten]
                else:
                    data = there[rank.index], rung.partial[i][first:first + rows]
                copies = [(*data, stream), (flags[piece:piece + 1], rung.numbers[i][number:number + 1], flag_stream)]
                for copy in reversed(copies) if self.flag_first else copies:
                    rank.copy(*copy)
