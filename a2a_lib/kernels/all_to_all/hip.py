"""`HipAllToAll`: the base of the all-to-alls made of HIP kernels."""
from collections.abc import Mapping
from contextlib import contextmanager

import numpy as np
import torch

from ...errors import A2AError
from ...plurals import quantity
from ..moe import Problem, Received, Shape
from ..rung import grids
from ..rung.calls import Call
from ..rung.hip_rung import HipRung
from .interface import AllToAll

PART_BYTES = 2048  # the least of the parts in which some rungs send a row


def extents(shape: Shape, world_size: int) -> dict[str, int]:
    """The values of the names in the tables of buffers."""
    return {"world": world_size, "slots": shape.max_tokens * shape.topk, "max_tokens": shape.max_tokens,
            "topk": shape.topk, "dim": shape.dim, "scales": -(-shape.dim // 128), "experts": shape.local_experts(world_size),
            "parts": -(-shape.row_bytes // PART_BYTES),  # of a row, at most (a2a/places.h)
            "capacity": world_size * shape.max_tokens}  # rows per local expert: no token chooses it twice


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
        return extents(self.shape, self.world_size)

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
        if self._open:
            raise A2AError("combine of the last dispatch is missing: peers wait for its replies, and counters are as "
                           "dispatch left them. Call combine first")

    def _require_parts(self) -> None:
        """A2AError where one launch does everything, so that there is nothing between dispatch and combine to look at."""
        if all(stage.role == "call" for stage in self.stages):
            raise A2AError(f"{self.name} dispatches, computes and combines in one launch: it has no dispatch and no combine "
                           "of their own. Call it as a whole")

    def _start_stages(self, role: str, call: Call) -> None:
        for stage in self.stages:
            if stage.role == role:
                self.start(stage, call)

    def _counts(self, call: Call) -> list[torch.Tensor]:
        """Rows of each local expert after a call's dispatch, per driven rank."""
        return [self.memory.seen_by(i, call.epoch)["expert_count"].to_torch() for i in range(len(self.local))]

    def dispatch(self, problem: Problem) -> list[Received]:
        self._require_parts()
        call = self.begin(problem)
        self._open, self._mark, self._latest = call, self.node.mark(), None
        self._start_stages("dispatch", call)
        self.synchronize()
        received, topk = [], self.shape.topk
        for own, counts in zip(self.local, self._counts(call), strict=True):
            rows, origin = (torch.cat([own[name][e][:n].to_torch() for e, n in enumerate(counts.tolist())])
                            for name in ("expert_x", "expert_origin"))
            expert, flat = torch.arange(len(counts)).repeat_interleave(counts), origin[:, 1].long()
            received.append(Received(rows, origin[:, 0].long(), flat // topk, flat % topk, expert,
                                     source_counts=own["recv_count"].to_torch(), expert_counts=counts))
        return received

    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        """See `AllToAll`. Sends `replies` as they are, even if the combine kernel contains the experts' work."""
        self._require_parts()
        self._check_not_failed()
        if (call := self._open) is None:
            raise A2AError("combine belongs to a dispatch, and none is waiting for its combine: call dispatch first; each "
                           "dispatch is combined once")
        if call.rows != [problem.num_tokens[rank] for rank in self.ranks]:
            raise A2AError(f"this is another problem than the one that was dispatched: {problem.num_tokens} tokens, not "
                           f"{call.rows}")
        self._open = None
        with self._or_failed(), self._replies_in_place(call, replies):
            self._start_stages("combine", call)
            return self.result(call)

    @contextmanager
    def _replies_in_place(self, call: Call, replies: list[torch.Tensor]):
        """Replies lie where combine's senders take them; experts that are part of combine change nothing meanwhile."""
        fused = not any(stage.role == "expert" for stage in self.stages)
        for own, counts, rows in zip(self.local, self._counts(call), replies, strict=True):
            for e, part in enumerate(rows.split(counts.tolist())):
                if len(part):
                    own["expert_x" if fused else "expert_y"][e][:len(part)].copy_from(part)
        kept = [(own["shift"], own["scale"]) for own in self.local]
        try:
            for own, rank in zip(self.local, self.node.ranks, strict=True) if fused else ():
                own["shift"] = rank.zeros((self.local_experts,), torch.int32, "shift")
                own["scale"] = rank.from_torch(torch.ones(self.local_experts), "scale")
            if fused:
                self.node.synchronize()
            yield
        finally:
            for own, (shift, scale) in zip(self.local, kept, strict=True):
                own["shift"], own["scale"] = shift, scale

    def rows_per_wave(self, rank: int) -> list[int]:
        """Returns the numbers of rows that waves of a rank sent back in the latest call, in falling order; waves without rows are
        left out. Simulated nodes only: their trace knows which wave set a flag."""
        return rows_per_wave(self.trace, rank)


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
