"""Situations of align & sort for the explorer, in addition to those of all its rungs: for hazards of a single rung.

Waves are late in every fourth schedule, and schedule n runs situation n modulo their number. With an odd number of
situations, each meets that.
"""
from ..rung.situations import Situation
from .problem import AlignCase

# Fewer threads than experts, of several waves. Blocks without flat tokens, and calls of different sizes.
_NARROW = Situation("narrow", AlignCase(150, 2, 4, 600), 1, 6, options=(("threads", 128),),
                    problem=(("num_tokens", (600, 70, 0)),))
# Several tiles for a block, and runs that the whole block writes.
_TILES = AlignCase(12, 8, 8, 1200)

SITUATIONS: dict[str, tuple[Situation, ...]] = {
    "one_block": (_NARROW,),
    "two_kernels": (_NARROW,),
    # More experts and blocks than a fragment has.
    "many_blocks": (Situation("fragments", AlignCase(300, 3, 1, 150), 1, 20, options=(("threads", 256),), cus=4),),
    "xcd_aware": (_NARROW,),
    "reserve": (_NARROW,),
    "tiles": (Situation("several tiles", _TILES, 1, 2, problem=(("routing", "uniform"),)),
              # In the second tile the first wave writes only its share of the long runs, and is ahead of the others.
              Situation("runs", AlignCase(40, 8, 8, 1280), 1, 1, problem=(("routing", "sorted"),)),
              Situation("more experts than a byte names", AlignCase(300, 8, 4, 600), 1, 2, calls=2)),
    "stable_tiles": (Situation("several tiles", _TILES, 1, 2, problem=(("routing", "dropped"),)),),
}
