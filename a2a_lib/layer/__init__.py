"""What a model's MoE layer calls: dispatch and combine with somebody else's experts between them."""
from .expert_parallel import Dispatched, ExpertParallel

__all__ = ["Dispatched", "ExpertParallel"]
