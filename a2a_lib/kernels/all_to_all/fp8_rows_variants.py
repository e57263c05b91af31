"""Variants of fp8_rows.hip: designs and mutations."""
from ..rung.variants import Mutation, broken
from .places_variants import SENT, SUMS, UNCHECKED

_SCALE = "          *world.at(recv_scales + at * scales_of(shape) + group, peer) = uint8_t(mine + 64);\n"

VARIANTS = (
    UNCHECKED,
    broken("release-dropped", "the flags of a row are set with relaxed stores", SENT),
    broken("agent-for-system", "a row is released to the own GPU only", SENT),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             ((SENT, f"if (token.wanted) {SENT}"),)),
    *SUMS,
    Mutation("scales-after-the-flag", "scales are stored behind the flags of their rows", (
        (f"        if (lane < SCALES && group < scales_of(shape))\n{_SCALE}", ""),
        ("        const int group = part * SCALES + lane;\n", ""),
        ("    if (peers) {\n      Codes codes[PIECES];\n      int mine = 0;  // lane l: the scale of group l of the part\n",
         "    int mine = 0;\n    if (peers) {\n      Codes codes[PIECES];\n"),
        (f"      {SENT}\n    }}\n", f"      {SENT}\n    }}\n    wave_barrier();\n    const int group = part * SCALES + lane;\n"
         "    for (int peer = 0; peer < world.world_size; ++peer)\n"
         f"      if ((peers >> peer & 1) && lane < SCALES && group < scales_of(shape))\n{_SCALE}"))),
    Mutation("scale-of-another-group", "a piece is decoded with the scale of the next 128 values",
             (("scales[piece / GROUP]", "scales[(piece / GROUP + 1) % scales_of(shape)]"),)),
)
