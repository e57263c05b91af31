"""Memory of `ExpertParallel` by a stated capacity instead of the worst case, and what happens to choices beyond it.

The even share of a rank is max_tokens * topk choices. A capacity of 1.25 gives room for 1.25 times that many rows. Then

    overflow="error"   all ranks' choices are counted on the host before a dispatch. If a rank would get more than its room,
                       all ranks raise A2AError. The count waits for the GPU, and for all processes.
    overflow="drop"    each source may send each rank its part of the room: floor(capacity * max_tokens * topk / ranks)
                       choices. Of its choices for a rank the first ones stay, in the order of tokens, then of k. The others are
                       dropped, as if their id were -1. No rank has to know what others send, and no host waits.
"""
import math

import torch

from ...errors import A2AError
from ...machine.runtime.buffer import Buffer
from ...plurals import quantity
from ..all_to_all.hip import extents
from ..rung.memory import heap_bytes
from . import fp8

OVERFLOWS = ("error", "drop")


def choices(shape, world_size: int, capacity: float | None) -> int:
    """The choices that a rank has room for. Raises ValueError for a capacity that is no positive number."""
    worst = world_size * shape.max_tokens * shape.topk
    if capacity is None:
        return worst
    if isinstance(capacity, bool) or not isinstance(capacity, (int, float)) or not 0 < capacity < math.inf:
        raise ValueError(f"capacity is {capacity!r}, must be a positive multiple of the even share, such as 1.25")
    return min(worst, max(world_size, math.ceil(capacity * shape.max_tokens * shape.topk)))


def bytes_of(layer) -> dict[str, int]:
    """Bytes of a rank's memory for one exchange of a layer, by buffer; see `nbytes`."""
    from .channels import plan_words, symmetric, table
    shape, world, item = layer.shape, layer.world_size, layer.dtype.itemsize
    coded = {"codes": layer.capacity * fp8.packed_columns(shape.dim) * item} if layer.coded else {}
    return coded | {"heap": heap_bytes(table(layer.dtype, layer.coded, layer.bound_us is not None), symmetric(shape, world)),
            "state": 8 + 8 * layer.local_experts if layer.bound_us is None else 0,
            "rows": layer.capacity * shape.dim * item, "out": shape.max_tokens * shape.dim * item,
            "places": 4 * extents(shape, world)["slots"] * world, "plan": 4 * plan_words(layer)}


def limited(layer, ids: list) -> tuple[list, list]:
    """topk_ids of the driven ranks without the choices that are dropped, and how many these are on each rank. The count is
    None if there is room for the worst case, an int for Buffers, a tensor for tensors. Waits for no host.
    """
    if unlimited(layer):
        return ids, [None] * len(ids)
    if layer.overflow == "error":
        return ids, [0 if isinstance(part, Buffer) else torch.zeros((), dtype=torch.int64, device=part.device) for part in ids]
    kept, dropped = [], []
    for rank, given in zip(layer.node.ranks, ids, strict=True):
        part = given.to_torch() if isinstance(given, Buffer) else given
        owner = _owners(layer, part)
        mine = torch.nn.functional.one_hot(owner, layer.world_size + 1).cumsum(0).gather(1, owner[:, None])[:, 0]
        beyond = (mine > layer.room // layer.world_size) & (owner < layer.world_size)
        stay = part.masked_fill(beyond.view_as(part), -1)
        kept.append(rank.from_torch(stay, "topk_ids") if isinstance(given, Buffer) else stay)
        dropped.append(int(beyond.sum()) if isinstance(given, Buffer) else beyond.sum())
    return kept, dropped


def unlimited(layer) -> bool:
    """Whether a layer has room for the worst case."""
    return layer.room == layer.world_size * layer.shape.max_tokens * layer.shape.topk


def require_room(layer, ids: list) -> None:
    """With overflow="error", raises A2AError on all ranks if one would get more rows than it has room for. Collective."""
    if unlimited(layer) or layer.overflow != "error":
        return
    owners = [_owners(layer, part.to_torch() if isinstance(part, Buffer) else part) for part in ids]
    own = {rank.index: torch.bincount(owner, minlength=layer.world_size + 1)[:-1].tolist()
           for rank, owner in zip(layer.node.ranks, owners, strict=True)}
    for rank, counts in enumerate(zip(*layer.node.gather(own).values(), strict=True)):
        if sum(counts) > layer.room:
            raise A2AError(f"rank {rank} would get {quantity(sum(counts), 'row')}, more than the {layer.room} that it has room "
                           "for: a larger capacity, overflow=\"drop\", or a router that spreads better")


def _owners(layer, ids: torch.Tensor) -> torch.Tensor:
    """The rank of each choice, in order; world_size for those that are dropped anyway."""
    flat = ids.flatten().long()
    return torch.where((flat >= 0) & (flat < layer.shape.num_experts), flat // layer.local_experts, layer.world_size)
