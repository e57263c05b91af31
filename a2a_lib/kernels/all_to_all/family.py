"""The family `all_to_all`: dispatch, experts and combine of a MoE layer, from a loop in PyTorch to one launch."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..moe.shapes import Shape, shapes
from ..rung.family import Family
from ..rung.situations import Situation


class AllToAllFamily(Family):
    """See `Family`. A problem is a `moe.Problem`."""

    name = "all_to_all"
    what = "the all-to-all of a MoE layer: dispatch, experts, combine"
    registry = {"reference": ".reference:Reference", "sorted": ".by_sorting:Sorted", "p2p": ".p2p:P2P",
                "rank_flags": ".in_slots:RankFlags", "token_flags": ".in_slots:TokenFlags", "active_tokens": ".in_slots:ActiveTokens",
                "fused_combine": ".in_slots:FusedCombine", "no_overheads": ".in_slots:NoOverheads", "profiled": ".in_slots:Profiled",
                "varlen": ".in_slots:Varlen", "one_launch": ".in_slots:OneLaunch", "dedup": ".in_places:Dedup",
                "prereduced": ".in_places:Prereduced", "inline_flags": ".in_places:InlineFlags", "pipelined": ".in_places:Pipelined",
                "fp8_rows": ".in_places:FP8Rows", "low_latency": ".in_places:LowLatency", "low_latency_fp8": ".in_places:LowLatencyFP8"}
    has_published = True
    spelling = "ExKxDxT (experts, topk, dim, tokens), and a seed: 256x8x7168x8, 256x8x7168x8x5"
    columns = {"num_experts": "experts", "topk": "topk", "dim": "dim", "max_tokens": "max tokens per rank",
               "seed": "default seed"}

    def shapes(self) -> dict[str, Shape]:
        return shapes

    def spelled(self, text: str) -> Shape | None:
        parts = text.split("x")
        if len(parts) not in (4, 5) or not all(part.isdecimal() and len(part) < 20 for part in parts):
            return None
        shape = Shape(text, *map(int, parts))
        return next((known for known in shapes.values() if replace(known, name=text) == shape), shape)

    def small_shape(self, name: str, shape: Any) -> Shape:
        return shape if isinstance(shape, Shape) else Shape(name, *shape)

    experts_seed: int | None = None  # of experts' parameters that were drawn
    scales_seed: int | None = None  # of other scales than theirs

    def drawn(self, seed: int) -> AllToAllFamily:
        """A copy whose experts have parameters drawn from `seed`, so that no kernel can hard-code them."""
        family = type(self)()
        family.experts_seed = seed
        return family

    def experts(self, shape: Shape) -> Any:
        """The parameters of a shape's experts: a `moe.expert.Experts`."""
        from ..moe.expert import Experts

        usual = self.experts_seed is None
        experts = (Experts.usual(shape.num_experts, shape.dim) if usual else
                   Experts.drawn(shape.num_experts, shape.dim, self.experts_seed))
        return experts if self.scales_seed is None else experts.rescaled(self.scales_seed)

    def problem(self, shape: Shape, world_size: int, seed: int | None = None, **options: Any) -> Any:
        from ..moe import Problem

        problem = Problem.random(shape, world_size, seed, **options)
        problem.experts = self.experts(problem.shape)
        return problem

    def judged_problem(self, shape: Shape, world_size: int, seed: int, *, exact: bool = True, most: int | None = None) -> Any:
        """The shape's own numbers of tokens and choices, with ranks, the experts of each rank, tokens and choices in another order,
        and other tokens and weights."""
        return draw_again(self.problem(shape, world_size), seed, exact, most)

    def with_other_values(self, seed: int) -> AllToAllFamily:
        """Experts with other scales. Their shifts stay: addresses, and so times, depend on them."""
        family = type(self)()
        family.experts_seed, family.scales_seed = self.experts_seed, seed
        return family

    def other_values(self, problem: Any, seed: int) -> Any:
        """A problem with the same choices and weights and other tokens."""
        from ..moe import Problem

        shape = problem.shape
        drawn = Problem.random(shape, problem.world_size, seed, problem.exact, num_tokens=problem.num_tokens)
        return Problem(shape, drawn.tokens, problem.topk_ids, problem.topk_weights, exact=problem.exact, experts=self.experts(shape))

    def carried(self, problem: Any, other: Any) -> Any:
        from ..moe.carried import CarriedProblem

        return CarriedProblem(problem, other)

    def due_bytes(self, problem: Any, kind: Any = None) -> Any:
        """Bytes between ranks: a row per token and rank, both ways. Dispatch sends `kind.out_bits` bits per value."""
        once = problem.traffic(dedup=True).numpy().copy()
        once[range(len(once)), range(len(once))] = 0
        return once * getattr(kind, "out_bits", 16) // 16 + once.T

    def exact_problem(self, shape: Shape, world_size: int, seed: int, **options: Any) -> Any:
        return self.problem(shape, world_size, seed, exact=True, **options)

    def without_answer(self, problem: Any) -> Any:
        return problem.unsolved()

    def hazards(self, shape: Shape, world_size: int) -> dict[str, dict[str, Any]]:
        most, last = shape.max_tokens, world_size - 1
        hazards: dict[str, dict[str, Any]] = {
            "random": {}, "every rank full": {"num_tokens": most}, "no tokens at all": {"num_tokens": 0},
            "ranks without tokens": {"num_tokens": [most * (rank % 2) for rank in range(world_size)]},
            "one rank has all tokens": {"num_tokens": [most if rank == last else 0 for rank in range(world_size)]},
            "all to one expert": {"routing": "one_expert", "target": shape.num_experts - 1},
            "a hot expert": {"num_tokens": most, "routing": "hot_expert", "target": 1},
            "choices of -1": {"drop": 0.3}, "nothing but -1": {"drop": 1.0},
        }
        if shape.topk <= shape.local_experts(world_size):
            hazards["all to one rank"] = {"num_tokens": most, "routing": "one_rank", "target": last}
        if world_size > 1:
            hazards["a rank that gets nothing"] = {"routing": "empty_rank", "target": 0}
        return hazards

    def hazard_shapes(self) -> tuple[Shape, ...]:
        # odd: 17 pieces of 16 bytes, less than a wave and no power of two
        return (Shape("odd", 16, 4, 136, 12, 3), *(shapes[name] for name in ("tiny", "bench1", "bench3", "test8", "dsv3")))

    @property
    def situations(self) -> tuple[Situation, ...]:
        # Few blocks with several tokens each, rows that share cache lines, and choices that are dropped.
        return (Situation("few blocks", (6, 2, 72, 6), 3, 3, 2, problem=(("drop", 0.2),)),
                # Rank 1 sends to rank 2 for long before it looks at the counts. Rank 0 has nothing to do with it: it runs ahead.
                Situation("strangers", (6, 2, 520, 8), 3, 1, 1,
                          problem=(("num_tokens", (0, 8, 0)), ("routing", "one_rank"), ("target", 2))))

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """Least bytes of dispatch and combine: "flat" sends a row per token and choice, "dedup" a row per token and rank."""
        return {kind: 2 * int(problem.traffic(dedup=kind == "dedup").fill_diagonal_(0).sum()) for kind in ("flat", "dedup")}

    def least_words(self, least: Any) -> str:
        return (f"both ways: {least['flat']:,} (a row per token and choice: x flat), {least['dedup']:,} "
                "(a row per token and rank: x dedup)")

    def published(self, rung: str, shape: Any = None) -> Any:
        return self.imported(".published:of")(rung)


def draw_again(problem: Any, seed: int, exact: bool, most: int | None) -> Any:
    """A problem like this one: see `AllToAllFamily.judged_problem`."""
    import numpy as np
    import torch

    from ..moe import Problem, draw

    def order(number: int, purpose: int) -> Any:
        return np.argsort(draw.raw(seed, draw.LABELS, purpose, number), kind="stable")

    world, shape, local = problem.world_size, problem.shape, problem.local_experts
    ranks = order(world, 0)
    experts = np.concatenate([local * ranks[rank] + order(local, 1 + rank) for rank in range(world)])
    ids: list[Any] = [None] * world
    for rank, mine in enumerate(problem.topk_ids):
        chosen = mine.numpy()[order(len(mine), world + 1 + rank)]
        chosen = chosen[:, order(chosen.shape[1], 2 * world + 1 + rank)]
        ids[ranks[rank]] = torch.from_numpy(np.where(chosen < 0, -1, experts[chosen]).astype(np.int32))[:most].contiguous()
    other = Problem.random(shape, world, seed, exact, num_tokens=[len(mine) for mine in ids])
    return Problem(shape, other.tokens, ids, other.topk_weights, exact=exact, experts=problem.experts)


FAMILY = AllToAllFamily()
