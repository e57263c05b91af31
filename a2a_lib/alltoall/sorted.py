"""Rung `sorted`: group tokens by expert with one sort, exchange rows with all_to_all_single, reuse the order."""

from dataclasses import dataclass

import torch
import torch.distributed as dist

from ..moe import Problem, Received
from ..rungs.base import AllToAll


@dataclass
class _Plan:
    """What a rank remembers from dispatch for combine."""

    order: torch.Tensor  # [live flat tokens] flat index t * topk + k, sorted by expert; so also by destination rank
    sends: list[int]  # rows to each rank
    recvs: list[int]  # rows from each rank


class Sorted(AllToAll):
    """The all-to-all in PyTorch, the one to compare with.

    Flat tokens are sorted by expert. Experts are numbered rank by rank, so this also groups them by destination and
    one non-uniform all-to-all moves the rows. The receiver sends its replies back in the order in which rows came;
    they arrive in the sender's sorted order, so the order from dispatch puts them back: one sort in all.

    In one process the all-to-all is an exchange between lists; under an initialised torch.distributed with more than
    one process it is `all_to_all_single`, and this process drives its own rank.

    identify: send along each row's flat index, so that `Received` says which token it is and `Problem.check_dispatch`
              can be used (4 bytes per row, listed apart in `bytes_moved`).

    bytes_moved, after a call: {"counts" | "identity" | "rows" | "replies": [world_size, world_size] int64}, bytes from
    source to destination, the diagonal (what stays) included; only the rows of driven ranks are filled. Rungs made of
    PyTorch calls have exact byte counts and no simulated times, hence no trace.
    """

    name = "sorted"
    idea = "group tokens by sorting them by expert; sort once and reuse the order in combine"
    trace = None

    def __init__(self, node=None, shape=None, *, world_size=None, identify=False):
        self.distributed = dist.is_available() and dist.is_initialized() and dist.get_world_size() > 1
        if node is None and world_size is None and self.distributed:
            world_size = dist.get_world_size()
        super().__init__(node, shape, world_size=world_size)
        if self.distributed:
            if dist.get_world_size() != self.world_size:
                raise ValueError(f"torch.distributed has {dist.get_world_size()} ranks, not {self.world_size}")
            self.ranks = [dist.get_rank()]
        elif len(self.ranks) != self.world_size:
            raise ValueError(f"this process drives {len(self.ranks)} of {self.world_size} ranks: the others can only "
                             "be reached through torch.distributed, which is not initialised")
        self.identify = identify
        self.bytes_moved: dict[str, torch.Tensor] = {}
        self._plans: list[_Plan] = []

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

    def _all_to_all(self, what: str, sends: list[torch.Tensor], send_splits, recv_splits) -> list[torch.Tensor]:
        """Piece d of each driven rank's tensor (send_splits rows of it) to rank d; pieces arrive in source order."""
        moved = torch.zeros(self.world_size, self.world_size, dtype=torch.int64)
        for rank, tensor, splits in zip(self.ranks, sends, send_splits, strict=True):
            row_bytes = tensor.element_size() * (tensor.shape[1] if tensor.ndim > 1 else 1)
            moved[rank] = torch.tensor(splits) * row_bytes
        self.bytes_moved[what] = moved
        return self._exchange(what, sends, send_splits, recv_splits)

    def _exchange(self, what: str, sends: list[torch.Tensor], send_splits, recv_splits) -> list[torch.Tensor]:
        if self.distributed:
            out = sends[0].new_empty(sum(recv_splits[0]), *sends[0].shape[1:])
            dist.all_to_all_single(out, sends[0], recv_splits[0], send_splits[0])
            return [out]
        pieces = [tensor.split(splits) for tensor, splits in zip(sends, send_splits, strict=True)]
        return [torch.cat([pieces[src][dst] for src in range(self.world_size)]) for dst in range(self.world_size)]
