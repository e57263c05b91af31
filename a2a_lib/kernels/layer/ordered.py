"""Rows of an expert in the order of their sources and tokens, so that sums over them have the same bits in every schedule."""
from __future__ import annotations

import torch


def order(rows: torch.Tensor, plan: torch.Tensor, places: torch.Tensor, experts: int) -> tuple[torch.Tensor, torch.Tensor]:
    """rows [capacity, dim] and places [world, max_tokens, topk], as dispatch wrote them in the order of arrival. Returns
    both with each expert's rows in the order of (source, token, choice), zeros between them. Waits for nothing on the
    host."""
    counts, offsets = plan[:experts].long(), plan[experts:2 * experts + 1].long()
    flat = places.flatten().long()
    expert = torch.searchsorted(offsets, flat, right=True) - 1
    expert = torch.where(flat >= 0, expert.clamp(0, experts - 1), experts)
    by_expert, choices = expert.sort(stable=True)
    begins = torch.cat([counts.new_zeros(1), counts.cumsum(0)])  # of each expert among the sorted choices
    first = torch.cat([offsets[:-1], offsets.new_zeros(1)])
    place = torch.arange(len(flat), device=flat.device) - begins[by_expert] + first[by_expert]
    place = torch.where(by_expert < experts, place, len(rows))
    sources = torch.full((len(rows) + 1,), -1, device=flat.device)
    sources[place] = flat[choices]
    sources = sources[:-1]
    ordered = rows[sources.clamp(min=0)].masked_fill_((sources < 0)[:, None], 0)
    new = torch.empty_like(flat)
    new[choices] = torch.where(by_expert < experts, place, -1)
    return ordered, new.view_as(places).to(places.dtype)
