"""Variants of one_shot.hip: mutations."""
from __future__ import annotations

from ..rung.variants import Mutation, Variant
from .shared_variants import SUM_FROM_SELF, meetings

COPY = "  for (int i = first; i < pieces; i += step) mine[i] = load_piece<FULL>(x, i, message);\n"
MEET = "  peers.meet(flags + blockIdx.x * ranks, world.epoch);\n"
READ = "piece[rank] = of[rank][i];"
STORE = "    store_piece<FULL>(out, i, message, sum_pieces(message, piece));\n  }\n"

VARIANTS = (
    Variant("barriers-at-both-ends", "one box, and a second meeting after reading instead of a second box",
           (("(world.epoch % 2) * pieces", "0 * pieces"), (MEET, MEET.replace("world.epoch", "2 * world.epoch - 1")),
            (STORE, STORE + MEET.replace("world.epoch", "2 * world.epoch")))),
    *meetings("flags"),
    Mutation("flag-overtakes", "a block meets the others before it fills its box", ((COPY, ""), (MEET, MEET + COPY))),
    Mutation("one-box", "the parity is missing: a rank that is a call ahead overwrites what others still read",
             (("(world.epoch % 2) * pieces", "0 * pieces"),), stalls=True),
    Mutation("other-order", SUM_FROM_SELF, ((READ, "piece[rank] = of[rank_after(world.rank, rank, ranks)][i];"),), shows="wrong"),
    Mutation("read-at-home", "a rank reads its own box in the place of all", (("peers.at(mine, rank)", "mine"),), shows="wrong"),
    Mutation("no-short-piece", "what is behind the last whole piece is left out",
             (("pieces = message.pieces();", "pieces = message.bytes / 16;"),), shows="wrong"),
)
