"""The family `moe_backward`: the backward pass of a whole MoE layer. `moe_layer/backward` is another name of its rung."""
from typing import Any

from ..moe_layer.family import LayerFamily
from ..rung.situations import Situation


class MoEBackwardFamily(LayerFamily):
    name = "moe_backward"
    what = "the backward pass of a whole MoE layer: dispatch of the gradient, dgrad, wgrad, combine"
    problem_class = "..moe.backward_problem:BackwardProblem"
    registry = {"backward_phases": ".rungs:BackwardPhases",
                "backward_two_launches": ".rungs:BackwardTwoLaunches", "backward": ".rungs:Backward"}
    on_hopper = {"backward_hopper": ".hopper_rung:BackwardHopper"}

    def other_values(self, problem: Any, seed: int) -> None:
        """Nothing says what gradients come out where links carry another call's rows."""

    @property
    def situations(self) -> tuple[Situation, ...]:
        return (Situation("few programs, dropped choices", self.shape("8x4x64x128x12"), 2, options=(("programs", 4),),
                          problem=(("num_tokens", 12), ("drop", 0.25))),
                Situation("two parts of a plan, a late rank", self.shape("8x4x64x64x24"), 2, calls=1, late=4 << 20,
                          options=(("programs", 4),), problem=(("num_tokens", (4, 24)),)))

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """"flat": a row per token and choice, there and back. No row is shared in the backward pass of these rungs."""
        return {"flat": super().least_bytes(problem)["flat"]}

    def more_of(self, rung: Any) -> dict[str, float]:
        """"hidden": the share of the links' time during GEMMs, on the rank with the least."""
        return {"hidden": float(rung.tasks.hidden()["share"].min())} if rung.world_size > 1 else {}


FAMILY = MoEBackwardFamily()
