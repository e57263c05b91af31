"""Rung `sorted`: group tokens by expert with one sort, exchange rows with all_to_all_single, reuse the order."""
from dataclasses import dataclass

import torch

from ...errors import A2AError
from ..moe import Problem, Received
from .interface import Exchanges


@dataclass
class _Plan:
    """A rank keeps this from dispatch for combine."""

    order: torch.Tensor  # [live flat tokens] flat index t * topk + k, sorted by expert; so also by destination rank
    sends: list[int]  # rows to each rank
    recvs: list[int]  # rows from each rank


class BySorting(Exchanges):
    """Flat tokens are sorted by expert. Experts are numbered rank by rank, so this also groups them by destination and
    one non-uniform all-to-all moves the rows. The receiver sends its replies back in the order in which rows came. They
    arrive in the sender's sorted order, so the order from dispatch puts them back: one sort in all.

    identify, bytes_moved: see `Exchanges`.
    """

    _plans: list[_Plan] = []

    def dispatch(self, problem: Problem) -> list[Received]:
        """Rows to the ranks of their experts. Received rows are ordered by source, then by local expert."""
        self.check_input(problem)
        self.bytes_moved = {}
        world, local, topk = self.world_size, self.local_experts, self.shape.topk

        orders, counts = [], []
        for rank in self.ranks:
            ids = problem.topk_ids[rank].flatten()
            live = ids >= 0
            order = torch.argsort(ids, stable=True)
            orders.append(order[int((~live).sum()):])  # dropped choices (-1) sort to the front
            counts.append(torch.bincount(ids[live], minlength=self.shape.num_experts))

        # How many rows to expect: each rank tells each other one count per local expert there, [world * local].
        even = [[local] * world] * len(self.ranks)
        heard = [c.view(world, local) for c in self._all_to_all("counts", counts, even, even)]
        sends = [c.view(world, local).sum(1).tolist() for c in counts]
        recvs = [h.sum(1).tolist() for h in heard]
        self._plans = [_Plan(*plan) for plan in zip(orders, sends, recvs, strict=True)]

        rows = [problem.tokens[rank][order // topk] for rank, order in zip(self.ranks, orders, strict=True)]
        rows = self._all_to_all("rows", rows, sends, recvs)
        flat = [None] * len(self.ranks)
        if self.identify:
            flat = self._all_to_all("identity", [order.int() for order in orders], sends, recvs)

        received = []
        for row, index, count in zip(rows, flat, heard, strict=True):
            segment = torch.arange(world * local, device=row.device).repeat_interleave(count.flatten())
            received.append(Received(
                rows=row, src=segment // local, expert=segment % local,
                token=None if index is None else index // topk, k=None if index is None else index % topk,
                source_counts=count.sum(1), expert_counts=count.sum(0)))
        return received

    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        """Replies, in the order their rows came, back home; summed over k in fp32, in that order, and rounded once."""
        if not self._plans:
            raise A2AError("combine belongs to a dispatch, and there was none: call dispatch first")
        sends, recvs = [p.sends for p in self._plans], [p.recvs for p in self._plans]
        back = self._all_to_all("replies", replies, recvs, sends)
        outputs = []
        for rank, plan, rows in zip(self.ranks, self._plans, back, strict=True):
            n, topk, dim = problem.num_tokens[rank], self.shape.topk, self.shape.dim
            flat = rows.new_zeros(n * topk, dim)
            flat[plan.order] = rows
            flat = flat.view(n, topk, dim)
            out = torch.zeros(n, dim, dtype=torch.float32, device=rows.device)
            for k in range(topk):
                out += flat[:, k] * problem.topk_weights[rank][:, k, None]
            outputs.append(out.half())
        return outputs


class Sorted(BySorting):
    """The all-to-all in PyTorch, the one to compare with. How it groups tokens: `BySorting`; how it moves them,
    processes, identify, bytes_moved: `Exchanges`."""

    name = "sorted"
    idea = "group tokens by sorting them by expert; sort once and reuse the order in combine"
