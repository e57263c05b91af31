"""The family `moe_layer`: a whole MoE layer, dispatch, experts and combine, as tasks of one queue."""
from dataclasses import replace
from typing import Any

from ..rung.family import Family
from ..rung.situations import Situation


class LayerFamily(Family):
    """Common parts of families of whole MoE layers. A shape is a `moe.layer_problem.LayerShape`, a problem a
    `LayerProblem`."""

    shape_class, problem_class = "..moe.layer_problem:LayerShape", "..moe.layer_problem:LayerProblem"
    named = {"tiny": (8, 2, 64, 64, 12), "small": (16, 4, 256, 128, 64), "lesson": (8, 2, 128, 128, 32)}
    spelling = "ExKxDxIxT (experts, topk, dim, inter, tokens), also ExKxDxIxT-float16"
    columns = {"num_experts": "experts", "topk": "topk", "dim": "dim", "inter": "inter", "max_tokens": "max tokens per rank"}
    world_size = 4

    def spelled(self, text: str) -> Any:
        import torch

        sizes, _, dtype = text.partition("-")
        dtypes = {"": torch.bfloat16, "float16": torch.float16, "bfloat16": torch.bfloat16}
        shape = super().spelled(sizes)
        return replace(shape, dtype=dtypes[dtype]) if shape and dtype in dtypes else None

    def judged_problem(self, shape: Any, world_size: int, seed: int, *, exact: bool = True, most: int | None = None) -> Any:
        """The shape's own numbers of tokens; the rest is drawn."""
        own = self.problem(shape, world_size, self.default_seed(shape)).num_tokens
        return self.problem(shape, world_size, seed, num_tokens=[min(n, most or n) for n in own])

    def other_values(self, problem: Any, seed: int) -> Any:
        """A problem with the same choices and weights, and other tokens and experts."""
        from ..moe.layer_problem import LayerProblem

        drawn = LayerProblem.random(problem.shape, problem.world_size, seed, num_tokens=problem.num_tokens)
        return LayerProblem(problem.shape, drawn.tokens, problem.topk_ids, problem.topk_weights, drawn.up, drawn.down)

    def carried(self, problem: Any, other: Any) -> Any:
        from ..moe.carried import CarriedLayer

        return CarriedLayer(problem, other)

    def hazards(self, shape: Any, world_size: int) -> dict[str, dict[str, Any]]:
        most, last = shape.max_tokens, world_size - 1
        hazards: dict[str, dict[str, Any]] = {
            "random": {}, "every rank full": {"num_tokens": most}, "no tokens at all": {"num_tokens": 0},
            "one rank has all tokens": {"num_tokens": [most if rank == last else 0 for rank in range(world_size)]},
            "all to one expert": {"routing": "one_expert", "target": shape.num_experts - 1}, "choices of -1": {"drop": 0.3}}
        if shape.topk <= shape.local_experts(world_size):
            hazards["all to one rank"] = {"num_tokens": most, "routing": "one_rank", "target": last}
        return hazards

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """Both ways: "flat", a row per token and choice; "dedup", a row per token and rank."""
        shape, local, least = problem.shape, problem.shape.local_experts(problem.world_size), {"flat": 0, "dedup": 0}
        for rank, ids in enumerate(problem.topk_ids):
            for choices in ids.tolist():
                peers = [expert // local for expert in choices if expert >= 0 and expert // local != rank]
                least["flat"] += len(peers)
                least["dedup"] += len(set(peers))
        return {kind: 2 * rows * shape.dim * shape.dtype.itemsize for kind, rows in least.items()}


class MoELayerFamily(LayerFamily):
    name = "moe_layer"
    what = "a whole MoE layer as tasks of one queue: dispatch, both GEMMs, combine"
    registry = {"phases": ".rungs:Phases", "two_launches": ".rungs:TwoLaunches", "megakernel": ".rungs:Megakernel"}
    on_hopper = {"hopper": ".hopper_rung:Hopper", "hopper_e4m3": "..layer.hopper_e4m3:HopperE4M3"}

    @property
    def situations(self) -> tuple[Situation, ...]:
        # Few programs, each with many tasks; two that plan; a rank with less to send than the other; and no rows of an
        # earlier # call that would hide a missing wait.
        return (Situation("few programs", self.shape("8x4x64x64x12"), 2, options=(("programs", 4),),
                          problem=(("num_tokens", 12),)),
                Situation("two parts of a plan, a late rank", self.shape("8x4x64x64x24"), 2, calls=1, late=4 << 20,
                          options=(("programs", 4),), problem=(("num_tokens", (4, 24)),)))

    def more_of(self, rung: Any) -> dict[str, float]:
        """"hidden": the share of the links' time during GEMMs, on the rank with the least."""
        return {"hidden": float(rung.tasks.hidden()["share"].min())} if rung.world_size > 1 else {}


FAMILY = MoELayerFamily()
