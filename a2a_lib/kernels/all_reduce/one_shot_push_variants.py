"""Variants of one_shot_push.hip: mutations."""
from __future__ import annotations

from dataclasses import replace

from ..rung.variants import Mutation
from .shared_variants import SUM_FROM_SELF, meetings

MEET = "  peers.meet(flags + blockIdx.x * ranks, world.epoch);\n"
SEND = """  for (int i = first; i < pieces; i += step) {
    const Bytes16 piece = load_piece<FULL>(x, i, message);
    each(ranks, [&](int k) { at[k][i] = piece; });
  }
"""

VARIANTS = (
    *(one if one.name != "acquire-dropped" else replace(one, silent=
              "nobody reads a box before its flag has come, so no cache holds a line of it")
      for one in meetings("flags")),
    Mutation("flag-overtakes", "a block meets the others before it sends", ((SEND, ""), (MEET, MEET + SEND))),
    Mutation("one-set", "the parity is missing: a rank that is a call ahead overwrites what others still read",
             (("(world.epoch % 2) * ranks", "0 * ranks"),), stalls=True),
    Mutation("other-order", SUM_FROM_SELF,
             (("boxes[(int64_t)rank * pieces + i];",
               "boxes[(int64_t)rank_after(world.rank, rank, ranks) * pieces + i];"),), shows="wrong"),
    Mutation("kept-at-home", "an address is not translated: all messages stay with their own rank",
             (("peers.at(boxes + (int64_t)world.rank * pieces, rank_after(world.rank, k, ranks))",
               "boxes + (int64_t)world.rank * pieces"),)),
    Mutation("no-short-piece", "what is behind the last whole piece is left out",
             (("pieces = message.pieces();", "pieces = message.bytes / 16;"),), shows="wrong"),
)
