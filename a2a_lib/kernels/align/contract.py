"""The contract of MoE align & sort: the sizes of its outputs, the right answer, the check of an answer, and problems.

A flat token is one (token, k) pair, numbered token * topk + k. The contract is that of vLLM's and SGLang's
`moe_align_block_size`, and in addition defines the part after the used one (documentation of vLLM,
vllm/model_executor/layers/fused_moe/moe_align_block_size.py).
"""
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch

from ...draw import Draw
from ...errors import A2AError
from ...plurals import quantity
from ..moe.checks import MismatchError
from ..moe.problem import ProblemError

ROUTINGS = ("uniform", "dropped", "one_expert", "last_expert", "in_turn", "sorted", "reversed", "all_dropped", "no_such_expert",
            "empty")
MOST_EXPERTS = 1024
MOST_ROWS = 256  # of a tile
MOST_PLACES = 2**31 - 2**17  # numbers are int32, and a block may read past the last one


class AlignError(A2AError, ValueError):
    """An input that align & sort does not accept."""


class AlignedIds(NamedTuple):
    """The result of align & sort, all int32: tensors on the CPU, or of the type of the caller's `topk_ids` (Buffers,
    CUDA tensors).

    sorted_token_ids       [capacity]: flat tokens by expert. After an expert's rows, padding up to a multiple of
                           block_size: the number of flat tokens. The same after the last expert, to the end
    expert_ids             [capacity / block_size]: the expert of each tile of block_size places; -1 after the last one
    num_tokens_post_padded [1]: places in use, a multiple of block_size
    """

    sorted_token_ids: Any
    expert_ids: Any
    num_tokens_post_padded: Any


def capacity(ids: int, num_experts: int, block_size: int) -> int:
    """Places that are enough for any routing of `ids` flat tokens, a multiple of block_size: every expert that has
    rows may need block_size - 1 places of padding."""
    most = ids + min(ids, num_experts) * (block_size - 1)
    return -(-most // block_size) * block_size


def require_sizes(ids: int, num_experts: int, block_size: int) -> None:
    """Raises AlignError for sizes that are out of range."""
    for name, value, low, high in (("num_experts", num_experts, 1, MOST_EXPERTS), ("block_size", block_size, 1, MOST_ROWS)):
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise AlignError(f"{name} is {value!r}, must be an int in [{low}, {high}]")
    if ids < 0 or capacity(ids, num_experts, block_size) > MOST_PLACES:
        raise AlignError(f"{ids:,} flat tokens need "
                         f"{quantity(capacity(ids, num_experts, block_size), 'place', form=',')}; sorted_token_ids is "
                         f"int32 and has at most {MOST_PLACES:,}")


def require_ids(topk_ids, num_experts: int, block_size: int) -> None:
    """Raises AlignError unless topk_ids has shape and dtype of the contract ([num_tokens, topk] or flat; int32 or
    int64). Reads no value: those outside [0, num_experts) are dropped."""
    if topk_ids.dtype not in (torch.int32, torch.int64):
        raise AlignError(f"topk_ids is {str(topk_ids.dtype).removeprefix('torch.')}, must be int32 or int64")
    if len(topk_ids.shape) not in (1, 2):
        raise AlignError(f"topk_ids has shape {list(topk_ids.shape)}, must be [num_tokens, topk] or [flat tokens]")
    if isinstance(topk_ids, torch.Tensor) and not topk_ids.is_contiguous():
        raise AlignError("topk_ids is not contiguous; make it so with .contiguous()")
    require_sizes(int(np.prod(topk_ids.shape, dtype=np.int64)), num_experts, block_size)


def require_map(expert_map, num_experts: int) -> None:
    """Raises AlignError unless expert_map is int32 [num_experts] with values in [-1, num_experts)."""
    if not isinstance(expert_map, torch.Tensor) or expert_map.dtype != torch.int32 or \
            tuple(expert_map.shape) != (num_experts,):
        raise AlignError(f"expert_map must be an int32 tensor of shape [{num_experts}]: the local expert of each expert, -1 "
                         "for those of other ranks")
    values = expert_map.cpu()
    if bool(((values < -1) | (values >= num_experts)).any()):
        raise AlignError(f"expert_map has values outside [-1, {num_experts})")


def experts_of(topk_ids: torch.Tensor, num_experts: int, expert_map=None) -> np.ndarray:
    """[flat tokens] int64 on the CPU: the expert after the map, -1 for a dropped flat token."""
    ids = topk_ids.detach().cpu().reshape(-1).numpy().astype(np.int64)
    ids = np.where((ids >= 0) & (ids < num_experts), ids, -1)
    if expert_map is None:
        return ids
    table = np.append(expert_map.detach().cpu().numpy().astype(np.int64), -1)  # index -1 is the last element
    return table[ids]


def expected(topk_ids: torch.Tensor, num_experts: int, block_size: int, expert_map=None) -> AlignedIds:
    """The right answer for topk_ids [num_tokens, topk] int32 or int64, with an expert's rows in ascending order: numpy
    on the CPU, no kernel, no torch.sort. Raises AlignError like `require_ids`."""
    require_ids(topk_ids, num_experts, block_size)
    experts = experts_of(topk_ids, num_experts, expert_map)
    n, places = len(experts), capacity(len(experts), num_experts, block_size)
    out = np.full(places, n, dtype=np.int32)
    tile_experts = np.full(places // block_size, -1, dtype=np.int32)
    by_expert = np.argsort(experts, kind="stable")
    rows = np.bincount(experts + 1, minlength=num_experts + 1)
    rows_done, start = int(rows[0]), 0
    for expert in np.flatnonzero(rows[1:]):
        count = int(rows[expert + 1])
        out[start:start + count] = by_expert[rows_done:rows_done + count]
        tiles = -(-count // block_size)
        tile_experts[start // block_size:start // block_size + tiles] = expert
        rows_done, start = rows_done + count, start + tiles * block_size
    return AlignedIds(torch.from_numpy(out), torch.from_numpy(tile_experts), torch.tensor([start], dtype=torch.int32))


def check(result, topk_ids: torch.Tensor, num_experts: int, block_size: int, expert_map=None, *, stable=False) -> None:
    """Raises MismatchError unless `result` (three tensors or Buffers) fulfils the contract.

    topk_ids: [num_tokens, topk], int32 or int64.
    stable: an expert's rows must come in ascending order too; otherwise any order is right.
    """
    want = expected(topk_ids, num_experts, block_size, expert_map)
    got = [part.detach().cpu() if isinstance(part, torch.Tensor) else part.to_torch() for part in result]
    for name, mine, right in zip(AlignedIds._fields, got, want, strict=True):
        if mine.dtype != torch.int32 or mine.shape != right.shape:
            raise MismatchError(f"{name} is {str(mine.dtype).removeprefix('torch.')} {list(mine.shape)}, must be int32 "
                                f"{list(right.shape)}")
    places, right, n = got[0].numpy(), want.sorted_token_ids.numpy(), topk_ids.numel()
    used, should = int(got[2]), int(want.num_tokens_post_padded)
    if used != should:
        raise MismatchError(f"num_tokens_post_padded is {used}, must be {should}", expected=should, got=used)
    wrong = np.flatnonzero(got[1].numpy() != want.expert_ids.numpy())
    if len(wrong):
        tile = int(wrong[0])
        mine, due = int(got[1][tile]), int(want.expert_ids[tile])
        raise MismatchError(f"expert_ids[{tile}] is {mine}, must be {due}"
                            + (f": behind the last of {used // block_size} tiles" if due < 0 else "")
                            + f"; {len(wrong)} of {len(want.expert_ids)} are wrong", expected=due, got=mine, wrong=len(wrong))
    outside = np.flatnonzero((places < 0) | (places > n))
    if len(outside):
        at = int(outside[0])
        raise MismatchError(f"sorted_token_ids[{at}] is {places[at]}: no flat token of {n}, and not {n}, the padding; "
                            f"{quantity(len(outside), 'place is', 'places are')} such, perhaps never "
                            f"written", got=int(places[at]), wrong=len(outside))
    _check_rows(places, right, n, block_size, want, experts_of(topk_ids, num_experts, expert_map), stable)


def _check_rows(places, right, n: int, block_size: int, want: AlignedIds, experts, stable: bool) -> None:
    """Compares rows expert by expert: as sets, and in order if the rung is stable."""
    if np.array_equal(places, right):
        return
    used = int(want.num_tokens_post_padded)
    segment = np.repeat(want.expert_ids.numpy().astype(np.int64), block_size)
    segment[used:] = MOST_EXPERTS  # after every expert
    sorted_within = places[np.lexsort((places, segment))]
    if np.array_equal(sorted_within, right):
        late = np.flatnonzero((places == n) & (right != n))
        if len(late):
            raise MismatchError(f"expert {segment[late[0]]}: padding stands in place {late[0]}, before the last of its rows")
        if stable:
            at = int(np.flatnonzero(places != right)[0])
            raise MismatchError(f"expert {segment[at]}: place {at} holds flat token {places[at]}, must hold {right[at]}: the "
                                "rows are all there, but not in ascending order", expected=int(right[at]), got=int(places[at]))
        return
    seen = np.bincount(places[places < n], minlength=max(n, 1))[:n]
    twice, gone = np.flatnonzero(seen > 1), np.flatnonzero((seen == 0) & (experts >= 0))
    if len(gone) or len(twice):
        parts = [f"{quantity(len(gone), 'flat token is', 'flat tokens are')} missing (the first: {gone[0]}, of expert "
                 f"{experts[gone[0]]})"] if len(gone) else []
        parts += [f"{quantity(len(twice), 'is', 'are')} there twice (the first: {twice[0]}, of expert "
                  f"{experts[twice[0]]})"] if len(twice) else []
        raise MismatchError("sorted_token_ids: " + "; ".join(parts), wrong=len(gone) + len(twice))
    own = np.append(experts, -1)[places]
    stray = np.flatnonzero((places < n) & (own != np.where(segment >= MOST_EXPERTS, -1, segment)))
    at = int(stray[0]) if len(stray) else int(np.flatnonzero(sorted_within != right)[0])
    owner = "a dropped flat token" if own[at] < 0 else f"a flat token of expert {own[at]}"
    where = f"the rows of expert {segment[at]}" if at < used else "the unused end"
    raise MismatchError(f"sorted_token_ids[{at}] is {places[at]}, {owner}, among {where}; "
                        f"{quantity(len(stray), 'place is', 'places are')} such",
                        got=int(places[at]), wrong=len(stray))


@dataclass(frozen=True)
class AlignCase:
    """num_experts (at most 1024), topk, block_size (rows of a tile, at most 256), max_tokens of a rank. Raises
    AlignError for sizes that are out of range."""

    num_experts: int
    topk: int
    block_size: int
    max_tokens: int

    def __post_init__(self):
        require_sizes(self.max_ids, self.num_experts, self.block_size)

    @property
    def max_ids(self) -> int:
        """Flat tokens of a rank, at most."""
        return self.max_tokens * self.topk


class AlignProblem:
    """topk_ids: per rank [num_tokens, topk] int32; values outside [0, num_experts) are dropped. Ranks are independent."""

    def __init__(self, shape: AlignCase, topk_ids: list[torch.Tensor]):
        self.shape, self.topk_ids, self.world_size = shape, list(topk_ids), len(topk_ids)
        for rank, ids in enumerate(self.topk_ids):
            if ids.dtype != torch.int32 or ids.ndim != 2 or ids.shape[1] != shape.topk or len(ids) > shape.max_tokens:
                raise ProblemError(f"rank {rank}: topk_ids is {list(ids.shape)} {ids.dtype}, not int32 [at most "
                                   f"{shape.max_tokens}, {shape.topk}]")

    @classmethod
    def random(cls, shape: AlignCase, world_size: int, seed: int = 0, *, routing: str = "uniform",
               num_tokens: int | Sequence[int] | None = None) -> "AlignProblem":
        """num_tokens: of every rank (default max_tokens). If it is a list, problem `seed` takes number seed % len.
        routing: of `ROUTINGS`; choices of a token may repeat. The same seed gives the same bits. Raises ProblemError
        for an unknown routing."""
        if routing not in ROUTINGS:
            raise ProblemError(f"no routing is called {routing!r}; there are {', '.join(ROUTINGS)}")
        num_tokens = shape.max_tokens if num_tokens is None else num_tokens
        sizes = num_tokens if isinstance(num_tokens, Sequence) else [num_tokens]
        draw, n, experts = Draw(seed), sizes[seed % len(sizes)] * shape.topk, shape.num_experts

        def flat() -> torch.Tensor:
            uniform = draw.integers(-1 if routing == "dropped" else 0, experts, n, dtype=torch.int32)
            in_turn = (torch.arange(n) + seed).remainder(experts).int()
            return {"one_expert": torch.full((n,), seed % experts), "last_expert": torch.full((n,), experts - 1),
                    "in_turn": in_turn, "sorted": uniform.sort().values, "reversed": uniform.sort(descending=True).values,
                    "all_dropped": torch.full((n,), -1), "no_such_expert": torch.where(uniform % 2 == 0, experts + uniform, -7),
                    "empty": uniform[:0]}.get(routing, uniform).int()
        return cls(shape, [flat().view(-1, shape.topk) for _ in range(world_size)])

    def check(self, outputs: list[AlignedIds], ranks: list[int] | None = None, *, stable: bool = False) -> None:
        """Raises MismatchError if an output breaks the contract of align & sort. outputs: one per rank. stable: rows of
        an expert must be in ascending order."""
        for rank, out in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            check(out, self.topk_ids[rank], self.shape.num_experts, self.shape.block_size, stable=stable)

    def __repr__(self) -> str:
        return f"AlignProblem({self.shape}, {quantity(self.world_size, 'rank')}, flat tokens {[ids.numel() for ids in self.topk_ids]})"
