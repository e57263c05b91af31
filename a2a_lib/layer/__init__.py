"""What a model's MoE layer calls: dispatch and combine with somebody else's experts between them."""
from ..rungs.family import lazily

_NAMES = {"Dispatched": "expert_parallel", "ExpertParallel": "expert_parallel"}
__all__ = ["Dispatched", "ExpertParallel"]
__getattr__ = lazily(__name__, _NAMES)
