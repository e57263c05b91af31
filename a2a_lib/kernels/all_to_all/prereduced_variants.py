"""Variants of prereduced.hip: designs and mutations."""
from ..rung.variants import Mutation
from .places_variants import ANSWERS_FIRST, MUTATIONS, SUMS, UNCHECKED

VARIANTS = (
    UNCHECKED, *MUTATIONS,
    *SUMS, ANSWERS_FIRST,
    Mutation("own-experts-twice", "the experts of the own rank are asked for a reply too",
             (("const bool waits = token.wanted && lane != world.rank;", "const bool waits = token.wanted;"),)),
    Mutation("weights-of-the-source-forgotten", "a rank's sum takes every weight as one",
             (("token.weight = recv_choices[at * shape.topk + lane_id()].weight;", "token.weight = 1.0f;"),)),
)
