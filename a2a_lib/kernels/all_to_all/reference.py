"""Rung `reference`: token by token in Python loops, the simplest way to write it."""

import torch

from ...errors import A2AError
from ..moe import Problem, Received
from .interface import Exchanges


class Reference(Exchanges):
    """The all-to-all as loops over tokens: every row is looked at, appended and put back by Python, one at a time.

    Arguments, processes and `bytes_moved` as in `Exchanges`. Each row carries its source and its expert ("identity",
    8 bytes a row). A receiver needs them to group rows by expert.
    """

    name = "reference"
    idea = "Python loops over tokens; one all-to-all of rows there, one of replies back"

    def __init__(self, node=None, shape=None, *, world_size=None):
        super().__init__(node, shape, world_size=world_size, identify=True)
        self._calls: list[tuple] = []

    def dispatch(self, problem: Problem) -> list[Received]:
        """Rows to the ranks of their experts. Received rows are ordered by source, then by token and choice."""
        self.check_input(problem)
        self.bytes_moved = {}
        world, local, topk, dim = self.world_size, self.local_experts, self.shape.topk, self.shape.dim
        rows, labels, sends = [], [], []
        for rank in self.ranks:
            for_peer = [[] for _ in range(world)]
            for token, choices in enumerate(problem.topk_ids[rank].tolist()):
                for k, expert in enumerate(choices):
                    if expert >= 0:
                        for_peer[expert // local].append((token * topk + k, expert % local))
            label = [pair for pairs in for_peer for pair in pairs]
            sent = [problem.tokens[rank][flat // topk] for flat, _ in label]
            rows.append(torch.stack(sent) if sent else problem.tokens[rank].new_zeros(0, dim))
            labels.append(torch.tensor(label, dtype=torch.int32, device=problem.tokens[rank].device).view(-1, 2))
            sends.append([len(pairs) for pairs in for_peer])
        one_each = [[1] * world] * len(self.ranks)
        counts = [torch.tensor(splits, device=label.device) for splits, label in zip(sends, labels, strict=True)]
        counts = self._all_to_all("counts", counts, one_each, one_each)
        recvs = [count.tolist() for count in counts]
        self._calls = [(label[:, 0].tolist(), *both) for label, *both in zip(labels, sends, recvs, strict=True)]
        rows = self._all_to_all("rows", rows, sends, recvs)
        labels = self._all_to_all("identity", labels, sends, recvs)
        received = []
        for row, label, recv, count in zip(rows, labels, recvs, counts, strict=True):
            source = [rank for rank, n in enumerate(recv) for _ in range(n)]
            source = torch.tensor(source, dtype=torch.int64, device=row.device)
            flat, expert = label.long().unbind(1)
            received.append(Received(rows=row, src=source, expert=expert, token=flat // topk, k=flat % topk,
                                     source_counts=count, expert_counts=torch.bincount(expert, minlength=local)))
        return received

    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        """Replies, per driven rank [rows, dim] float16, back in the order their rows came; each added to its token in
        fp32, rounded once at the end: [num_tokens, dim] float16. A2AError without a dispatch before."""
        if not self._calls:
            raise A2AError("combine belongs to a dispatch, and there was none: call dispatch first")
        sends, recvs = [send for _, send, _ in self._calls], [recv for *_, recv in self._calls]
        back = self._all_to_all("replies", replies, recvs, sends)
        outputs = []
        for rank, (flats, *_), rows in zip(self.ranks, self._calls, back, strict=True):
            out = torch.zeros(problem.num_tokens[rank], self.shape.dim, dtype=torch.float32, device=rows.device)
            for flat, row in sorted(zip(flats, rows, strict=True), key=lambda pair: pair[0]):
                token, k = divmod(flat, self.shape.topk)
                out[token] += row * problem.topk_weights[rank][token, k]
            outputs.append(out.half())
        return outputs
