"""`HipAllToAll`, `InPlaces`: bases of the all-to-alls made of HIP kernels."""
from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import torch

from ...plurals import quantity
from ..moe import Problem, Received
from ..rung import grids
from ..rung.calls import Call, KeptOutputs
from ..rung.hip_rung import HipRung
from . import steps, tables
from .interface import AllToAll
from .places_variants import SITUATIONS


class HipAllToAll(HipRung, AllToAll):
    """`HipRung` for the family: its problems, memory sizes and struct, and a call in two steps. A call's inputs are x,
    topk_ids, topk_weights; its output is out, [num_tokens, dim] float16. Arguments and errors: those of `HipRung`."""

    most_ranks = 64
    most_experts = 1 << 30
    out_bits = 16  # of a value on its way to the experts
    _open: Call | None = None  # a dispatch that waits for its combine

    def _check_sizes(self) -> None:
        if self.shape.topk > 32 or self.world_size > self.most_ranks:
            raise ValueError(f"{self.SOURCE.name} is written for topk <= 32 and at most {quantity(self.most_ranks, 'rank')}")
        if (local := self.shape.local_experts(self.world_size)) > self.most_experts:
            raise ValueError(f"{self.name} has room for {self.most_experts} experts of a rank, and shape {self.shape.name!r} has {local}")

    def extents(self) -> dict[str, int]:
        return tables.extents(self.shape, self.world_size)

    def inputs(self, problem: Problem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.tokens[rank], "topk_ids": problem.topk_ids[rank], "topk_weights": problem.topk_weights[rank]}

    def output_rows(self, problem: Problem, rank: int) -> int:
        return problem.num_tokens[rank]

    def output_extents(self, rows: int | None) -> tuple[tuple[int, int], torch.dtype]:
        return (self.shape.max_tokens if rows is None else rows, self.shape.dim), torch.float16

    def sizes(self, rows: int):
        return self.shape.for_kernel(rows, self.world_size)

    def constants(self, rank) -> dict:
        """The parameters of the rank's experts: shift int32 [local experts], scale float32 [local experts]."""
        mine = slice(rank.index * self.local_experts, (rank.index + 1) * self.local_experts)
        experts = self.family.experts(self.shape)
        return {"shift": rank.from_torch(torch.tensor(experts.shift[mine], dtype=torch.int32), "shift"),
                "scale": rank.from_torch(torch.tensor(experts.scale[mine]), "scale")}

    def who_owes(self, position: int, place: Mapping[str, int]) -> set[int]:
        """The ranks of the experts that owe the reply of a (token, k)."""
        ranks = set()
        for call in self.in_flight if "k" in place else ():
            if call.epoch % 2 == place.get("parity", call.epoch % 2) and place["token"] < call.rows[position]:
                expert = int(call.inputs[position]["topk_ids"].to_torch()[place["token"], place["k"]])
                if expert >= 0:
                    ranks.add(expert // self.local_experts)
        return ranks

    # In two steps, to look at what dispatch delivered.

    def _before_number(self) -> None:
        super()._before_number()
        steps.require_combined(self._open)

    def dispatch(self, problem: Problem) -> list[Received]:
        steps.require_parts(self)
        call = self.begin(problem)
        self._open, self._mark, self._latest = call, self.node.mark(), None
        for stage in self.stages:
            if stage.role == "dispatch":
                self.start(stage, call)
        self.synchronize()
        return steps.received(self, call)

    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        """See `AllToAll`. Sends `replies` as they are, even if the combine kernel contains the experts' work."""
        steps.require_parts(self)
        self._check_not_failed()
        steps.require_dispatched(self, self._open, problem)
        call, self._open = self._open, None
        with self._or_failed(), steps.replies_in_place(self, call, replies):
            for stage in self.stages:
                if stage.role == "combine":
                    self.start(stage, call)
            return self.result(call)

    def rows_per_wave(self, rank: int) -> list[int]:
        """Returns the numbers of rows that waves of a rank sent back in the latest call, in falling order; waves without rows are
        left out. Simulated nodes only: their trace knows which wave set a flag."""
        return rows_per_wave(self.trace, rank)


class InPlaces(HipAllToAll):
    """Base of rungs with one launch whose rows have fixed places (a2a/places.h): a resident grid, outputs that are kept.

    pieces: a lane's pieces of a part, 16 bytes each.
    """

    situations = SITUATIONS
    stages = tables.ALL_TO_ALL
    buffers = tables.IN_PLACES
    pieces = 4
    most_ranks = 32  # a lane per rank
    heap_memory = "uncached"  # there stores to several links reach each link's full rate
    usual_waves = grids.fewest_rounds
    usual_blocks = grids.as_many_as_fit
    outputs_of = KeptOutputs


def as_many_as_rows(rung, waves: int) -> int:
    """The number of blocks that gives a wave to each row a rank may send, plus a block for counts. More would be idle.

    NVIDIA: at least a wave per KiB of output, at most 8 in a block, so that they spread over multiprocessors.
    """
    per_token = rung.shape.topk
    if rung.node.target == "cuda":
        per_token, waves = max(per_token, -(-rung.shape.dim // 512)), min(waves, 8)
    return min(grids.as_many_as_run(rung, waves), rung.shape.max_tokens * per_token // max(waves, 1) + 2)


def rows_per_wave(trace, rank: int) -> list[int]:
    """See `HipAllToAll.rows_per_wave`."""
    trace = trace.select("flag_set")
    records = trace.records[(trace.names("symbol") == "reply_flags") & (trace.records["rank"] == rank)]
    waves = records["block"].astype(np.int64) * 64 + records["wave"]
    return sorted(np.unique(waves, return_counts=True)[1].tolist(), reverse=True)
