"""The backward pass of a whole MoE layer, with the queue of `moe_layer`: in one launch, in two, or phase by phase.

    problem = a2a.moe_backward.BackwardProblem.random(shape, world_size=node.world_size)
    rung    = a2a.moe_backward.Backward(node, shape)
    problem.check(rung(problem))
"""
from ..rung.family import lazily

_NAMES = {"Backward": "rungs", "BackwardPhases": "rungs", "BackwardProblem": "rungs", "BackwardSwitches": "rungs",
          "LayerGradients": "rungs"}
__all__ = ["Backward", "BackwardPhases", "BackwardProblem", "BackwardSwitches", "LayerGradients"]
__getattr__ = lazily(__name__, _NAMES)
