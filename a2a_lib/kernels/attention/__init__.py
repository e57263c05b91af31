"""Attention over ranks: each has some rows of Q, K and V, and wants its rows of the output. README.md beside explains each
rung."""
from ..rung.family import lazily

_NAMES = {"AttentionProblem": "problem", "AttentionShape": "problem", "Bound": "bounds", "bound": "bounds"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
