"""The exchange of a model's MoE layer: dispatch and combine, with any experts between them."""
from ..rung.family import lazily

_NAMES = {"Dispatched": "expert_parallel", "ExpertParallel": "expert_parallel"}
__all__ = list(_NAMES)
__getattr__ = lazily(__name__, _NAMES)
