"""The family `layer`: a MoE layer with any experts, between a dispatch and a combine."""
from ..moe_layer.family import LayerFamily
from ..rung.situations import Situation


class ExpertParallelFamily(LayerFamily):
    """See `Family`; shapes and problems are those of `moe_layer`."""

    name = "layer"
    what = "a MoE layer through ExpertParallel: dispatch, anybody's experts, combine"
    registry = {"expert_parallel": ".rung:ExpertParallelRung"}
    world_size = 8

    @property
    def situations(self) -> tuple[Situation, ...]:
        # Experts and flat tokens of several waves, which share LDS; rows of several parts, with a rank that has none;
        # rows that # share cache lines, many of them for each wave. There are five, because waves are late in every
        # fourth schedule: with four, # only one situation would meet that.
        bare = (("experts", "none"), ("block_size", 4))
        return (Situation("wide", self.shape("192x4x64x16x40"), 2, 2, 3, options=bare, problem=(("num_tokens", 40),)),
                Situation("few", self.shape("4x2x2064x16x6"), 2, 2, 3, options=bare),
                Situation("one rank alone", self.shape("4x2x2064x16x6"), 2, 2, 3, options=bare,
                          problem=(("routing", "one_rank"), ("target", 0), ("num_tokens", (6, 0)))),
                Situation("shared lines", self.shape("6x2x80x16x24"), 3, 1, 2, options=bare),
                Situation("four ranks", self.shape("8x2x2064x16x12"), 4, 1, 3, options=bare, problem=(("drop", 0.3),)))


FAMILY = ExpertParallelFamily()
