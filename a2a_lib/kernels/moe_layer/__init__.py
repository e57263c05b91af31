"""A whole MoE layer, dispatch, experts and combine, as tasks of one persistent kernel.

    shape   = a2a.moe_layer.LayerShape(num_experts=8, topk=2, dim=128, inter=128, max_tokens=32)
    problem = a2a.moe_layer.LayerProblem.random(shape, world_size=node.world_size)
    rung    = a2a.moe_layer.RUNGS["megakernel"](node, shape)
    problem.check(rung(problem))

On Hopper GPUs `Hopper` is the same layer in CUDA. The backward pass is the family `moe_backward`.
"""
from ..rung.family import lazily

_NAMES = {"Hopper": "hopper_rung", "in_turn": "events",
          "LayerProblem": "rungs", "LayerShape": "rungs", "Megakernel": "rungs", "Phases": "rungs", "RUNGS": "rungs",
          "Tiles": "rungs", "TwoLaunches": "rungs", "Task": "events", "Tasks": "events", "HAZARDS": "hazards",
          "hazard": "hazards", "Switches": "rungs", "Plan": "events"}
__all__ = ["HAZARDS", "RUNGS", "Hopper", "LayerProblem", "LayerShape", "Megakernel", "Phases", "Plan", "Switches", "Task", "Tasks",
           "Tiles", "TwoLaunches", "hazard", "in_turn"]
__getattr__ = lazily(__name__, _NAMES)
