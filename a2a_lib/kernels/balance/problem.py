"""Problems of `balance`: routing with a skew of one's choice, experts with weights, and right answers without rounding."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import torch

from ...draw import Draw
from ...plurals import quantity
from ..moe.checks import require_equal, require_form
from ..moe.problem import ProblemError, counts_of, require_routing

if TYPE_CHECKING:
    from .plan import Plan

WHOLE = 10_000  # skews are whole numbers of parts of this


@dataclass(frozen=True)
class BalanceShape:
    """Sizes of a layer: num_experts of the node, topk per token, dim of a token, inter of an expert's middle, tokens of a rank at most.
    ValueError unless dim is a multiple of 64, and inter one of 32 and at most 256. Rows and weights are fp16."""

    num_experts: int
    topk: int
    dim: int
    inter: int
    max_tokens: int

    def __post_init__(self):
        if self.dim % 64 or self.inter % 32 or not 32 <= self.inter <= 256 or self.dim < 64:
            raise ValueError(f"dim {self.dim} and inter {self.inter}: multiples of 64 and of 32, inter from 32 to 256")
        if not 1 <= self.topk <= self.num_experts or self.max_tokens < 1:
            raise ValueError(f"topk {self.topk} of {self.num_experts} experts, {quantity(self.max_tokens, 'token')}")

    def local_experts(self, world_size: int) -> int:
        """Experts per rank. Raises ValueError if they do not divide evenly, or are more than the planner has room for."""
        if self.num_experts % world_size or self.num_experts > 1024 or self.num_experts * world_size > 8192 or world_size > 64:
            raise ValueError(f"{quantity(self.num_experts, 'expert')} on {quantity(world_size, 'rank')}: the same number on each, at most "
                             "1024, at most 64 ranks, and at most 8192 pairs of both")
        return self.num_experts // world_size

    @property
    def row_bytes(self) -> int:
        """Bytes of a token."""
        return 2 * self.dim

    @property
    def weight_bytes(self) -> int:
        """Bytes of an expert: up [inter, dim] and down [dim, inter]."""
        return 4 * self.inter * self.dim


@lru_cache(maxsize=4)
def experts_of(shape: BalanceShape) -> torch.Tensor:
    """[num_experts, 2 * inter * dim] fp16, each -1, 0 or 1: up [inter, dim], then down [dim, inter]."""
    return Draw(2026).integers(-1, 2, shape.num_experts, 2 * shape.inter * shape.dim, dtype=torch.int8).half()


def in_pieces(shape: BalanceShape, experts: torch.Tensor) -> torch.Tensor:
    """Experts as the kernels want them, in pieces of 16 rows by 32 columns (`in_up`, `in_down` of balance.hip). experts: as of
    `experts_of`."""
    up, down = experts.chunk(2, 1)
    up = up.reshape(-1, shape.inter // 16, 16, shape.dim // 8, 8).transpose(2, 3)
    down = down.reshape(-1, shape.dim // 64, 4, 4, 4, shape.inter // 8, 8).permute(0, 1, 3, 5, 2, 4, 6)
    return torch.cat([up.flatten(1), down.flatten(1)], 1)


def shares(shape: BalanceShape, world_size: int, skew: float, hot: int | None = None, target: int = 0) -> list[int]:
    """Parts of all rows for each expert: integers with the same sum for all skews.

    Rank `target` has `skew` times the mean rows of a rank. Its first `hot` experts share equally what it has beyond the mean; default:
    as few as there can be, for an expert gets at most one row of a token. ProblemError if that is impossible.
    """
    local, s = shape.local_experts(world_size), round(skew * WHOLE)
    if not WHOLE <= s <= world_size * WHOLE or not 0 <= target < world_size:
        raise ProblemError(f"skew {skew} at rank {target}: from 1 to {world_size}, the number of ranks")
    unit = max(world_size - 1, 1) * local * world_size  # so that everything divides
    rest = [(world_size * WHOLE - s) * unit // (max(world_size - 1, 1) * local)] * shape.num_experts
    whole = world_size * WHOLE * unit
    for number in range(1, local + 1) if hot is None else [hot]:
        parts, excess = list(rest), (s - WHOLE) * unit
        for i in range(local):
            parts[target * local + i] = WHOLE * unit // local + (excess // number + (i < excess % number) if i < number else 0)
        if max(parts) * shape.topk <= whole:
            return parts
    raise ProblemError(f"skew {skew} with {quantity(hot or local, 'hot expert', 'hot experts')}: an expert gets at most one row of a "
                       f"token, so a rank's share is at most {hot or local} of {shape.topk}")


def choices(seed: int, rank: int, num_tokens: int, topk: int, parts: Sequence[int]) -> torch.Tensor:
    """[num_tokens, topk] int32, distinct within a token: experts in these parts of all choices, up to rounding. Flat choices in the
    order of
    experts are dealt to tokens in turn; the order of tokens is drawn."""
    flat, whole, before, dealt = num_tokens * topk, sum(parts), 0, []
    for e, part in enumerate(parts):
        last = (flat * (before + part) + rank % 8 * whole // 8) // whole if e + 1 < len(parts) else flat
        dealt += [e] * (min(last, flat) - len(dealt))
        before += part
    order = Draw(7919 * seed + rank).permutation(num_tokens) if num_tokens else torch.zeros(0, dtype=torch.int64)
    return torch.tensor(dealt, dtype=torch.int32).reshape(topk, num_tokens).T[order].contiguous()


class Gradients(NamedTuple):
    """Results of one rank. out, tokens [T, dim] fp16: the layer's output, and its tokens' gradient. weights [local, 2, inter, dim]
    fp32: gradients of its experts, of up and of down transposed."""

    out: torch.Tensor
    tokens: torch.Tensor
    weights: torch.Tensor


class BalanceProblem:
    """Inputs of all ranks: tokens [T, dim] fp16, topk_ids [T, topk] int32 (-1: dropped), topk_weights [T, topk] float32, T =
    num_tokens[rank].
    Values are small integers and powers of two: sums are exact, so there is one right answer, bit by bit."""

    def __init__(self, shape: BalanceShape, tokens, topk_ids, topk_weights):
        self.shape, self.tokens, self.topk_ids, self.topk_weights = shape, list(tokens), list(topk_ids), list(topk_weights)
        self.world_size = len(self.tokens)
        self._right: dict = {}
        self.validate()

    @classmethod
    def random(cls, shape: BalanceShape, world_size: int, seed: int = 0, *, num_tokens=None, skew: float = 1.0, hot: int | None = None,
               target: int = 0, drop: float = 0.0) -> BalanceProblem:
        """num_tokens: per rank, or one number for all (default: max_tokens). skew, hot, target: see `shares`. drop: share of the choices
        that are -1. The same seed gives the same bits. ProblemError for what is impossible."""
        counts = counts_of(shape, world_size, seed, shape.max_tokens if num_tokens is None else num_tokens)
        parts = shares(shape, world_size, skew, hot, target)
        tokens, ids, weights = [], [], []
        for rank, n in enumerate(counts):
            draw = Draw(1_000_003 * seed + rank)
            tokens.append(draw.integers(1, 3, n, shape.dim, dtype=torch.int8).half() * (1 - 2 * draw.integers(0, 2, n, shape.dim,
                    dtype=torch.int8)))
            chosen = choices(seed, rank, n, shape.topk, parts)
            if drop:
                chosen[draw.uniform(n, shape.topk) < drop] = -1
            ids.append(chosen)
            weights.append(2.0 ** -draw.integers(0, 3, n, shape.topk).float())
        return cls(shape, tokens, ids, weights)

    @property
    def num_tokens(self) -> list[int]:
        """Tokens of each rank."""
        return [len(x) for x in self.tokens]

    @property
    def counts(self) -> torch.Tensor:
        """int64 [world_size, num_experts]: rows of each source for each expert."""
        return torch.stack([torch.bincount(ids[ids >= 0].flatten().long(), minlength=self.shape.num_experts) for ids in self.topk_ids])

    @property
    def skew(self) -> float:
        """The factor of the largest number of rows of a rank over the mean, where experts are at home."""
        load = self.counts.sum(0).reshape(self.world_size, -1).sum(1)
        return float(load.max() * self.world_size / max(int(load.sum()), 1))

    def validate(self) -> None:
        """Raises ProblemError if an input breaks the contract of the class."""
        require_routing(self, torch.float16)

    def kept(self, capacity: int | None = None) -> list[torch.Tensor]:
        """Per rank bool [T, topk]: choices that are computed. Sources take turns in the rows of an expert; those from `capacity` on are
        dropped, and so are choices of -1."""
        counts, kept = self.counts, []
        for rank, ids in enumerate(self.topk_ids):
            flat = ids.flatten().long()
            keep = flat >= 0
            if capacity is not None and len(flat):
                order = flat.argsort(stable=True)
                ordered = flat[order]
                index = torch.empty_like(flat)
                index[order] = torch.arange(len(flat)) - torch.searchsorted(ordered, ordered)
                before = torch.arange(self.world_size)[:, None] < rank
                keep &= torch.minimum(counts[:, flat.clamp_min(0)], index + before).sum(0) < capacity
            kept.append(keep.reshape(ids.shape))
        return kept

    def dropped(self, capacity: int) -> float:
        """The share of (token, k) pairs that a capacity drops."""
        due = sum(int((ids >= 0).sum()) for ids in self.topk_ids)
        return 1 - sum(int(keep.sum()) for keep in self.kept(capacity)) / max(due, 1)

    def answer(self, capacity: int | None = None) -> list[torch.Tensor]:
        """Per rank [T, dim] fp16: the sum over k of weight * down(relu(up(x))), rounded where the kernels round."""
        if capacity not in self._right:
            s, experts, kept = self.shape, experts_of(self.shape), self.kept(capacity)
            results = [torch.zeros(*ids.shape, s.dim) for ids in self.topk_ids]
            for e in range(s.num_experts):
                places = [((ids == e) & keep).nonzero(as_tuple=True) for ids, keep in zip(self.topk_ids, kept)]
                rows = torch.cat([x[token] for x, (token, _) in zip(self.tokens, places)]).float()
                if not len(rows):
                    continue
                up, down = (half.float() for half in experts[e].chunk(2))
                y = ((rows @ up.reshape(s.inter, s.dim).T).relu().half().float() @ down.reshape(s.dim, s.inter).T).half().float()
                for result, place, part in zip(results, places, y.split([len(token) for token, _ in places])):
                    result[place] = part
            self._right[capacity] = [(result * weights[..., None]).sum(1).half() for result, weights in zip(results, self.topk_weights)]
        return self._right[capacity]

    def check(self, outputs, ranks: list[int] | None = None, capacity: int | None = None) -> None:
        """MismatchError with rank, token and column of the first wrong element. outputs: [T, dim] fp16, one per rank. capacity: rows of an
        expert at most, where a rung drops the others."""
        for rank, out in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            right = self.answer(capacity)[rank]
            require_form(out, right.shape, torch.float16, f"rank {rank}: the output")
            ids = self.topk_ids[rank]
            require_equal(out, right, f"rank {rank}", lambda token, column: f"token {token}, column {column} (its experts are "
                          f"{ids[token].tolist()})", rank=rank)  # noqa: B023

    @cached_property
    def grads(self) -> list[torch.Tensor]:
        """Per rank [T, dim] fp16: the output's gradient. A token's values are integers from -31 to 31, in half of the tokens
        times 2^-12. Sums within a row are exact. Sums over rows are not, so their order shows."""
        draws = [(Draw(7_000_003 + rank), len(x)) for rank, x in enumerate(self.tokens)]
        return [(draw.integers(-31, 32, n, self.shape.dim) * 2.0 ** (-12 * draw.integers(0, 2, n, 1))).half() for draw, n in draws]

    def gradients(self, plan: Plan, slots: Sequence[int]) -> list[tuple[torch.Tensor, torch.Tensor]]:
        """Per rank the right `Gradients.tokens` and `.weights`, where the kernels round, in their order: a copy's rows by number, then
        copies by rank, the home last. plan: of experts in the order of their slots; slots: per expert its slot."""
        s, world, local = self.shape, self.world_size, self.shape.local_experts(self.world_size)
        tokens = [torch.zeros(*ids.shape, s.dim) for ids in self.topk_ids]
        weights = torch.zeros(s.num_experts, 2, s.inter, s.dim)
        for expert, slot in enumerate(slots):
            places = [(ids == expert).nonzero().tolist() for ids in self.topk_ids]
            turns = sorted((index, rank, t, k) for rank, some in enumerate(places) for index, (t, k) in enumerate(some))
            up, down = (half.float() for half in experts_of(s)[expert].chunk(2))
            up, down = up.reshape(s.inter, s.dim), down.reshape(s.dim, s.inter)
            sums = torch.zeros(world, 2, s.inter, s.dim)
            for number, (_, rank, t, k) in enumerate(turns):
                x = self.tokens[rank][t].float()
                dy = (self.grads[rank][t].float() * self.topk_weights[rank][t, k]).half().float()
                middle = (up @ x).relu().half().float()
                dmiddle = torch.where(middle > 0, dy @ down, 0.0).half().float()
                tokens[rank][t, k] = (dmiddle @ up).half().float()
                copy = next(r for r in range(world) if 0 <= number - plan.begin[slot][r] < plan.share[slot][r])
                sums[copy, 0] += dmiddle[:, None] * x  # products of fp16 are exact in fp32, so this rounds as fma does
                sums[copy, 1] += middle[:, None] * dy
            for rank in sorted(range(world), key=lambda rank: rank == slot // local):
                weights[slot] += sums[rank]
        return [(parts.sum(1).half(), own) for parts, own in zip(tokens, weights.split(local))]

    def check_gradients(self, outputs: Sequence[Gradients], plan: Plan, ranks: Sequence[int], slots: Sequence[int]) -> None:
        """MismatchError with rank and place of the first wrong element. outputs: one per rank; plan, slots: see `gradients`."""
        right = self.gradients(plan, slots)
        for rank, output in zip(ranks, outputs, strict=True):
            for name, got, expected in zip(("tokens", "weights"), output[1:], right[rank]):
                require_form(got, expected.shape, expected.dtype, f"rank {rank}: the gradient of its {name}")
                require_equal(got, expected, f"rank {rank}, the gradient of its {name}", lambda *place: str(list(place)), rank=rank)

    def __repr__(self) -> str:
        s = self.shape
        return (f"BalanceProblem({quantity(s.num_experts, 'expert')}, top-{s.topk}, dim {s.dim}, inter {s.inter}; "
                f"{quantity(self.world_size, 'rank')}, tokens {self.num_tokens}, skew {self.skew:.2f})")
