"""Variants of varlen.hip and of its host code: designs, mutations, and situations that reveal hazards."""
from ..rung.situations import Situation
from ..rung.variants import Mutation, Variant, broken
from .shared_variants import (
    CROWDED,
    LATE_RECEIVERS,
    NEXT_SLOT,
    ONE_OUTPUT,
    ONE_SLOT,
    TOKEN,
    UNCACHED,
    combine,
    one_output,
)

VARIANTS = (
    Variant("one_output", ONE_OUTPUT, prepare=one_output),
    UNCACHED,
    *combine(header=True), ONE_SLOT,
    broken("release-dropped", "a token's flag is set with a relaxed store", TOKEN, header=True),
    Mutation("sequence-ends-early", "an item that is its sequence's last is taken for the next one's first",
             (("int(ends_ <= i)", "int(ends_ <= i + 1)"),)),
    Mutation("sequence-ends-late", "a sequence has one item more than it has",
             (("int(ends_ <= i)", "int(ends_ < i)"),)),
    Mutation("lanes-many-sequences", "a wave knows as many sequences as it has lanes",
             (("if (base_ + WAVE >= n_) return false;", "return false;"),)),
    Mutation("slots-not-zeroed", "nobody zeroes the slots of the next call", ((NEXT_SLOT, ";"),)),
)
SITUATIONS = (CROWDED, LATE_RECEIVERS, Situation("many experts", (140, 8, 72, 6), 2, 3, 2, calls=2))
