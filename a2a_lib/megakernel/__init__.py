"""A whole MoE layer, dispatch, experts and combine, as tasks of one persistent kernel.

    shape   = a2a.megakernel.LayerShape(num_experts=8, topk=2, dim=128, inter=128, max_tokens=32)
    problem = a2a.megakernel.LayerProblem.random(shape, world_size=node.world_size)
    rung    = a2a.megakernel.RUNGS["megakernel"](node, shape)
    problem.check(rung(problem))
"""
from ..moe.layer import LayerProblem, LayerShape
from .events import Task, Tasks
from .hazards import HAZARDS, hazard, with_change
from .layer import Megakernel, Phases, Tiles, TwoLaunches
from .switches import Switches
from .views import Plan

RUNGS = {rung.name: rung for rung in (Phases, TwoLaunches, Megakernel)}

__all__ = ["HAZARDS", "RUNGS", "LayerProblem", "LayerShape", "Megakernel", "Phases", "Plan", "Switches", "Task", "Tasks", "Tiles",
           "TwoLaunches", "hazard", "with_change"]
