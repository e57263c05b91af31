"""A whole MoE layer, dispatch, experts and combine, as tasks of one persistent kernel.

    shape   = a2a.moe_layer.LayerShape(num_experts=8, topk=2, dim=128, inter=128, max_tokens=32)
    problem = a2a.moe_layer.LayerProblem.random(shape, world_size=node.world_size)
    rung    = a2a.moe_layer.RUNGS["megakernel"](node, shape)
    problem.check(rung(problem))

On Hopper GPUs `Hopper` is the same layer in CUDA. The backward pass is the family `moe_backward`.
"""
from ..rung.family import lazily

_NAMES = {"HAZARDS": "hazards", "RUNGS": "rungs", "Hopper": "hopper_rung", "LayerProblem": "rungs",
          "LayerShape": "rungs", "Megakernel": "rungs", "Phases": "rungs", "Plan": "events", "Switches": "rungs",
          "Task": "events", "Tasks": "events", "Tiles": "rungs", "TwoLaunches": "rungs", "hazard": "hazards",
          "in_turn": "events"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
