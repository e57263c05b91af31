"""The family `align`: MoE align & sort, flat tokens by expert in tiles of a grouped GEMM."""
from typing import Any

from ..rung.family import Family
from ..rung.situations import Situation


class AlignFamily(Family):
    """See `Family`. A shape is an `align.contract.AlignCase`, a problem an `AlignProblem`. Each rank sorts its own
    tokens."""

    name = "align"
    what = "MoE align & sort: flat tokens by expert, padded to tiles"
    registry = {name: f".rung:{name}" for name in ("four_stage", "one_block", "two_kernels", "many_blocks", "xcd_aware",
                                                   "reserve", "tiles", "stable_tiles")}
    shape_class, problem_class = ".contract:AlignCase", ".contract:AlignProblem"
    named = {"tiny": (16, 2, 8, 64), "decode": (256, 8, 128, 256), "prefill": (256, 8, 128, 8192)}
    spelling = "ExKxBxT (experts, topk, rows of a tile, tokens)"
    columns = {"num_experts": "experts", "topk": "topk", "block_size": "rows of a tile", "max_tokens": "max tokens per rank"}
    world_size = 1

    def hazards(self, shape: Any, world_size: int) -> dict[str, dict[str, Any]]:
        from .contract import ROUTINGS

        return {name.replace("_", " "): {"routing": name} for name in ROUTINGS}

    def hazard_shapes(self) -> tuple:
        return (self.shape("tiny"), self.shape("70x3x16x95"), self.shape("300x3x1x67"))

    @property
    def situations(self) -> tuple[Situation, ...]:
        # Several blocks whose tokens have the same experts, some dropped; one block more than parts; hardly any tokens;
        # calls # with fewer tokens than there is room for.
        return (Situation("random", self.shape("12x4x8x75"), 1, problem=(("routing", "dropped"),)),
                Situation("few experts", self.shape("5x2x16x200"), 1, problem=(("routing", "uniform"),)),
                Situation("one expert", self.shape("70x3x16x40"), 1, problem=(("routing", "one_expert"),)),
                Situation("different sizes", self.shape("40x4x8x260"), 1, problem=(("num_tokens", (260, 3, 0)),)))


FAMILY = AlignFamily()
