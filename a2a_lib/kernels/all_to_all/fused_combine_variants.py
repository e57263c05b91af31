"""Variants of fused_combine.hip: the published design, mutations, and a situation that reveals its hazards."""
from ..rung.variants import Mutation, Variant
from .shared_variants import CROWDED, LAST_ROW, combine

VARIANTS = (
    Variant(
        "flat_slots",
        "rows dealt out as a flat space of [local experts, capacity] slots: with a number of waves that divides the "
        "capacity a few waves get all of them",
        (("  const int64_t items = (int64_t)longest(expert_count, shape.experts) * shape.experts;",
          "  const int64_t items = (int64_t)shape.experts * shape.capacity;"),
         ("    const int e = item % shape.experts, row = item / shape.experts;",
          "    const int e = item / shape.capacity, row = item % shape.capacity;"))),
    *combine(header=False), LAST_ROW,
    Mutation("translate-forgotten-row", "a sender stores the row on its own rank", (
        ("half_t* to = world.at(reply + (int64_t)flat * shape.dim, peer);",
         "half_t* to = reply + (int64_t)flat * shape.dim;"),)),
    Mutation("first-expert-for-all", "every row is scaled as the first expert does", (("scale[e]);", "scale[0]);"),)),
)
SITUATIONS = (CROWDED,)
