"""Mutations that several GEMM families use: wrong copies of the host, buffers that do not alternate, texts of `kernels`."""
from __future__ import annotations

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
             swap("return (program + programs - before) % programs", " % programs", ""), shows="wrong"),
    Mutation("rows-rounded-down", "the last tile of rows, which is not full, is nobody's",
             swap("    rows, columns = tl.cdiv(rows_here, BM), tl.cdiv(N, BN)\n    b_rows", "tl.cdiv(rows_here, BM)", "rows_here // BM"),
             shows="wrong"),
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
    """The copies of a call of `ag_gemm.CopyEngine`. With the defaults they are right.

    flag_first, flag_alone: a piece's flag goes before its rows, or in a stream of its own
    ahead           number added to the value of the flags
    flag_turn, place_of   turns by which the flags are off, ranks by which the rows' place is
    one_workspace   all calls use the same workspace
    awaited         the copies wait for the event `ready`
    peers_forgotten, rows_forgotten   number of peers that get nothing, number of rows of a piece that are not sent
    """

    flag_first: bool = False
    flag_alone: bool = False
    ahead: int = 0
    flag_turn: int = 0
    place_of: int = 0
    one_workspace: bool = False
    awaited: bool = True
    peers_forgotten: int = 0
    rows_forgotten: int = 0

    def prepare(self, rung: Any) -> None:
        """Makes `rung` copy like this."""
        streams = [[rank.stream() for _ in row] for rank, row in zip(rung.node.ranks, rung.streams)] if self.flag_alone else rung.streams
        rung.copy = partial(self.copy, rung, rung.gathered, streams)
        if self.one_workspace:
            one_turn("gathered")(rung)

    def copy(self, rung: Any, workspaces: list, flag_streams: list, i: int, ready: Any) -> None:
        """Replaces `CopyEngine.copy`."""
        rank, turn, number = rung.node.ranks[i], rung.epoch % 2, (rung.epoch + self.ahead) % 1024
        rows = rung.shape.m // rung.world_size // rung.pieces
        streams = list(zip(rung.streams[i], flag_streams[i]))
        for distance, (stream, flag_stream) in enumerate(streams[:len(streams) - self.peers_forgotten], 1):
            peer = (rank.index - distance) % rung.world_size
            gathered = rung.heap.translate(workspaces[i], peer)[0 if self.one_workspace else turn]
            flags = rung.heap.translate(rung.flags[i], peer)[(turn + self.flag_turn) % 2, rank.index]
            if self.awaited:
                stream.wait(ready)
                flag_stream.wait(ready)
            for piece in range(rung.pieces):
                first = ((rank.index + self.place_of) % rung.world_size * rung.pieces + piece) * rows
                copies = [(gathered[first:first + rows - self.rows_forgotten],
                           rung.a[i][piece * rows:(piece + 1) * rows - self.rows_forgotten], stream),
                          (flags[piece:piece + 1], rung.numbers[i][number:number + 1], flag_stream)]
                for copy in reversed(copies) if self.flag_first else copies:
                    rank.copy(*copy)


@dataclass(frozen=True)
class Parts:
    """The copies of a call of `gemm_rs.Sequential`. With the defaults they are right; names as in `Copies`.

    rows_of          ranks by which the owner is off whose rows are sent
    one_set          all calls use the same slots
    owners_forgotten number of owners that get nothing
    """

    flag_first: bool = False
    flag_alone: bool = False
    ahead: int = 0
    flag_turn: int = 0
    rows_of: int = 0
    one_set: bool = False
    owners_forgotten: int = 0

    def prepare(self, rung: Any) -> None:
        """Makes `rung` copy like this."""
        streams = [rank.stream() for rank in rung.node.ranks] if self.flag_alone else rung.main
        rung.copy = partial(self.copy, rung, rung.slots, streams)
        if self.one_set:
            one_turn("slots")(rung)

    def copy(self, rung: Any, sets: list, flag_streams: list, i: int) -> None:
        """Replaces `Sequential.copy`."""
        rank, turn, number = rung.node.ranks[i], rung.epoch % 2, (rung.epoch + self.ahead) % 1024
        rows = rung.shape.m // rung.world_size
        if self.flag_alone:
            flag_streams[i].wait(rank.event().record(rung.main[i]))
        for distance in range(1, rung.world_size - self.owners_forgotten):
            owner = (rank.index + distance) % rung.world_size
            first = (owner + self.rows_of) % rung.world_size * rows
            slots = rung.heap.translate(sets[i], owner)[0 if self.one_set else turn, rank.index]
            flags = rung.heap.translate(rung.flags[i], owner)[(turn + self.flag_turn) % 2, rank.index]
            copies = [(slots, rung.partial[i][first:first + rows], rung.main[i]),
                      (flags, rung.numbers[i][number:number + 1], flag_streams[i])]
            for copy in reversed(copies) if self.flag_first else copies:
                rank.copy(*copy)
