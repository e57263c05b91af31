"""Variants of varlen.hip and of its host code: designs, mutations, and situations that reveal hazards."""
from ..rung.situations import Situation
from ..rung.variants import Mutation, Variant, broken
from .shared_variants import (
                              COUNT_OF_ONE,
                              COUNT_OF_ONE_READ,
                              COUNT_READ,
                              COUNTS_OF_ONE,
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

_ZERO_NEXT = "    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next_expert_count[e] = 0;"

_DESIGNS = (
    Variant(
        "counts_reset",
        "counts as published (v9): one slot, set back to zero by the next kernel. A count of the next call can be "
        "erased, or read in place of this one's: hangs",
        (*COUNT_OF_ONE, (COUNT_READ, COUNT_OF_ONE_READ),
         ("const uint32_t* expert_count, uint32_t* next_expert_count,\n",
          "const uint32_t* expert_count, uint64_t* counts,\n"),
         (_ZERO_NEXT,
          "    // the counts of the next call lie beside those of this one\n"
          "    uint32_t* next = (uint32_t*)expert_count + (world.epoch % 2 ? -shape.experts : shape.experts);\n"
          "    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = 0;\n"
          "    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x)\n"
          "      store_relaxed<Scope::system>(&counts[source], 0);")),
        header=True, arguments={"combine": ("next_expert_count", "counts")}, expected=COUNTS_OF_ONE),
    Variant("one_output", ONE_OUTPUT, prepare=one_output),
    UNCACHED,
)

_MUTATIONS = (
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

VARIANTS = (*_DESIGNS, *_MUTATIONS)
SITUATIONS = (CROWDED, LATE_RECEIVERS, Situation("many experts", (140, 8, 72, 6), 2, 3, 2, calls=2))
