"""All-reduce: the sum of every rank's message, at every rank. README.md beside explains each rung.

`best(bytes, ranks)` names the rung to take; `bound(preset, bytes, ranks)` is the least that one takes on a simulated node.
"""
from ..rung.family import lazily

_NAMES = {"AllReduceProblem": "problem", "Bound": "bounds", "MessageShape": "problem", "best": "choices",
          "bound": "bounds"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
