"""align & sort made of PyTorch calls: a stable sort of the experts, and a few passes over its result."""
from __future__ import annotations

import torch

from .contract import AlignedIds, capacity, require_ids


def torch_sort(topk_ids: torch.Tensor, num_experts: int, block_size: int, expert_map: torch.Tensor | None = None) -> AlignedIds:
    """`AlignedIds` on the device of topk_ids, rows in ascending order. Raises AlignError for bad input.

    Shapes depend on no value, so that nothing waits for the CPU. Dropped rows are written to a place past the end,
    which is cut off.
    """
    require_ids(topk_ids, num_experts, block_size)
    flat, n = topk_ids.reshape(-1), topk_ids.numel()
    inside = (flat >= 0) & (flat < num_experts)
    experts = torch.where(inside, flat, num_experts)
    if expert_map is not None:
        table = torch.cat([expert_map.to(flat.device), expert_map.new_full((1,), -1, device=flat.device)])
        experts = table[experts.long()]
        experts = torch.where(experts >= 0, experts, num_experts)
    values, order = experts.to(torch.int32).sort(stable=True)
    bounds = torch.searchsorted(values, torch.arange(num_experts + 2, dtype=torch.int32, device=flat.device))
    rows = bounds[1:-1] - bounds[:num_experts]
    ends = ((rows + block_size - 1) // block_size * block_size).cumsum(0)
    starts = torch.cat([ends.new_zeros(1), ends])
    places = capacity(n, num_experts, block_size)
    expert = values.long()
    to = torch.where(expert < num_experts,
                     starts[expert] + torch.arange(n, device=flat.device) - bounds[expert.clamp(max=num_experts)], places)
    sorted_token_ids = torch.full((places + 1,), n, dtype=torch.int32, device=flat.device)
    sorted_token_ids[to] = order.int()
    tile = torch.arange(0, places, block_size, device=flat.device)
    expert_ids = torch.searchsorted(ends, tile, right=True).int()
    expert_ids = torch.where(tile < starts[-1], expert_ids, -1)
    return AlignedIds(sorted_token_ids[:places], expert_ids, starts[-1:].int())
