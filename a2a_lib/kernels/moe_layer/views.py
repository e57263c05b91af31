"""A rank's plan as tensors, for notebooks and tests."""
from __future__ import annotations

from typing import NamedTuple

import torch

from .names import BASE, OFFSET, ORDER, ROWS, SENDS, SHARED, SLOT, TILES


class Plan(NamedTuple):
    """int32 tensors of one rank's last call. W ranks, E experts, of which L are this rank's; F flat tokens.

    splits [W, E]: how many rows each rank has for each expert. first_slots [E]: where this rank's rows for an expert begin,
    at that expert's rank. offsets, rows [L]: where the rows of this rank's experts begin (multiples of BM), and how many
    come. order: flat tokens as they are sent. slots, shared [F]: each token's slot, and the slot whose row it shares (its
    own, unless rows are saved); undefined for dropped tokens. tile_experts, tile_rows: local expert and rows of each
    tile of BM slots.
    """

    splits: torch.Tensor
    first_slots: torch.Tensor
    offsets: torch.Tensor
    rows: torch.Tensor
    order: torch.Tensor
    slots: torch.Tensor
    shared: torch.Tensor
    tile_experts: torch.Tensor
    tile_rows: torch.Tensor


def plan_of(rung, rank: int = 0) -> Plan:
    """The plan of a driven rank. ValueError for a rank that this process does not drive."""
    ranks = [r.index for r in rung.node.ranks]
    if rank not in ranks:
        raise ValueError(f"rank {rank} is not driven by this process")
    i = ranks.index(rank)
    splits, layout, places, tiles, head = (rung.memory[name][i].to_torch() for name in
                                           ("splits", "layout", "places", "tiles", "head"))
    at = lambda place: int(getattr(place, "value", place))  # noqa: E731
    flats, count, sends = rung.num_tokens[i] * rung.shape.topk, int(head[at(TILES)]), int(head[at(SENDS)])
    return Plan(splits[rung.epoch % 2], layout[at(BASE)], layout[at(OFFSET), :rung.local], layout[at(ROWS), :rung.local],
                places[at(ORDER), :sends], places[at(SLOT), :flats], places[at(SHARED), :flats], tiles[0, :count],
                tiles[1, :count])
