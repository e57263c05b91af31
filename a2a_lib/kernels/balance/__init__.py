"""Balance: a MoE layer with hot experts. Static placement, capacity with drops, and replicas for one call. README.md beside explains each.

`plan_replicas(counts, copies=..)` is the planner in Python; `Costs` has the layer's time by formula, and the break-even.
"""
from ..rung.family import lazily

_NAMES = {"LARGE": "costs", "SLOW_LINKS": "costs", "BalanceProblem": "problem", "BalanceShape": "problem",
          "Costs": "costs", "Layer": "costs", "Plan": "plan", "executed": "costs", "least_copies": "plan",
          "place_by_counts": "plan", "plan_replicas": "plan", "quota": "plan", "small": "costs"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
