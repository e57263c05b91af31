"""Attention over ranks: each has some rows of Q, K and V, and wants its rows of the output. README.md beside explains each
rung."""
from ..rungs.family import lazily

_NAMES = {"AttentionProblem": "problem", "AttentionShape": "problem"}
__all__ = ["AttentionProblem", "AttentionShape"]
__getattr__ = lazily(__name__, _NAMES)
