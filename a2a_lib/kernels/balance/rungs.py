"""The rungs of `balance`. All have the same kernels (balance.hip); what differs is where an expert's weights lie and what the planner
may do."""
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import torch

from ...errors import LaunchError
from ...machine.runtime.arguments import KernelStruct
from ...plurals import quantity
from ..rung.calls import Call, Stage
from ..rung.hip_rung import HipRung
from ..rung.memory import Counter, Rows, Symmetric
from ..rung.waits import Flag
from .family import FAMILY
from .plan import TILE, Plan, place_by_counts, plan_replicas
from .problem import BalanceProblem, BalanceShape, Gradients, experts_of, in_pieces
from .variants import BACKWARD, EVERYWHERE, REPLICAS

MOST = 1 << 30  # no limit
KERNELS = Path(__file__).with_name("balance.hip")
SENT = Flag(("source",), "{n}, the number of this call")


@dataclass(frozen=True)
class Sizes(KernelStruct):
    """`Sizes` of balance.hip."""

    TYPE: ClassVar[str] = "Sizes"
    num_tokens: int
    max_tokens: int
    topk: int
    dim: int
    inter: int
    local: int
    copies: int
    worth: int
    capacity: int
    senders: int
    fetchers: int


class Balance(HipRung):
    """Outputs: [T, dim] fp16 per driven rank.

    Arguments: those of `HipRung`, where `blocks` are the workers of a rank; senders, fetchers: more blocks, for rows and for weights
    (default: 32 and 16, fewer on a small GPU).
    Errors: those of `HipRung`; LaunchError for more fetchers than a block's threads.

    After a call: `plan`, the tables that rank 0 computed, as a `Plan`; `balance()`.
    """

    family = FAMILY
    shape: BalanceShape
    stages = (Stage("count", "world shape topk_ids slot_of chosen counts", "dispatch"),
              Stage("plan", "world shape counts tables", "dispatch"),
              Stage("layer", "world shape x chosen tables weights visitors rows arrived ready results counters done", "expert",
                    cooperative=True),
              Stage("combine", "world shape topk_weights chosen results done out", "combine"))
    buffers = (Symmetric("counts", "2 world experts", torch.int64, Flag(("parity", "source", "expert"), "{n} << 32 | rows")),
               Symmetric("arrived", "world", flag=SENT), Symmetric("done", "world", flag=SENT),
               Symmetric("weights", "local expert", torch.float16, kept=True), Symmetric("rows", "places dim", torch.float16),
               Symmetric("results", "places dim", torch.float16),
               Counter("counters", "2"), Counter("ready", "most_copies fetchers", flag=Flag(("visitor", "block"), "{n}")),
               Rows("visitors", "most_copies expert", torch.float16), Rows("tables", "tables"), Rows("chosen", "2 slots"))
    variants = EVERYWHERE
    own_options = ("senders", "fetchers", "slot_of")
    copies, worth, capacity = 0, 1, MOST

    def __init__(self, node=None, shape=None, *, senders: int | None = None, fetchers: int | None = None,
                 slot_of: Sequence[int] | None = None, **arguments):
        units = node.ranks[0].compute_units if node is not None else 0
        self.senders = min(32, max(units // 4, 1)) if senders is None else senders
        self.fetchers = min(16, max(units // 8, 1)) if fetchers is None else fetchers
        self.slot_of = None if slot_of is None else [int(slot) for slot in slot_of]
        super().__init__(node, shape, **arguments)
        if sorted(self.slots) != list(range(self.shape.num_experts)):
            raise ValueError(f"slot_of is {self.slot_of}: each slot of [0, {self.shape.num_experts}) once")
        if self.senders < 1 or self.fetchers < 1:
            raise LaunchError(f"{self.name}: {quantity(self.senders, 'sender')}, {quantity(self.fetchers, 'fetcher')}: at least 1 of each")
        if self.fetchers > self.threads:
            raise LaunchError(f"{self.name}: {self.fetchers} fetchers, more than the {self.threads} threads of a block that wait for them")
        self._fill()

    def _fill(self) -> None:
        """Each rank's experts, in its slots."""
        experts, local = in_pieces(self.shape, experts_of(self.shape)), self.shape.local_experts(self.world_size)
        expert_in = sorted(range(self.shape.num_experts), key=self.slots.__getitem__)
        for rank, own in zip(self.ranks, self.local):
            own["weights"].copy_from(experts[expert_in[rank * local:(rank + 1) * local]])

    @property
    def slots(self) -> list[int]:
        """Per expert the slot of its weights; slot s is at home on rank s // local."""
        return self.slot_of or list(range(self.shape.num_experts))

    def _number(self, call: Call) -> Call:
        held = self.memory.is_held
        call = super()._number(call)
        if not held:
            self._fill()  # another rung had the heap
        return call

    def constants(self, rank) -> dict:
        return {"slot_of": rank.from_torch(torch.tensor(self.slots, dtype=torch.int32), "slot_of")}

    def extents(self) -> dict[str, int]:
        s, world = self.shape, self.world_size
        local, slots, copies = s.local_experts(world), s.max_tokens * s.topk, max(min(self.copies, s.num_experts), 1)
        return {"world": world, "experts": s.num_experts, "local": local, "expert": s.weight_bytes // 2, "dim": s.dim, "slots": slots,
                "places": world * slots + (local + copies) * TILE, "most_copies": copies, "segments": local + copies,
                "fetchers": self.fetchers, "tables": s.num_experts * 4 * world + 4 + 4 * (local + copies)}

    def inputs(self, problem: BalanceProblem, rank: int) -> dict[str, torch.Tensor]:
        return {"x": problem.tokens[rank], "topk_ids": problem.topk_ids[rank], "topk_weights": problem.topk_weights[rank]}

    def output_rows(self, problem: BalanceProblem, rank: int) -> int:
        return problem.num_tokens[rank]

    def output_extents(self, rows: int | None) -> tuple[tuple[int, int], torch.dtype]:
        return (self.shape.max_tokens if rows is None else rows, self.shape.dim), torch.float16

    def sizes(self, rows: int) -> Sizes:
        s = self.shape
        return Sizes(rows, s.max_tokens, s.topk, s.dim, s.inter, s.local_experts(self.world_size), self.copies, self.worth, self.capacity,
                     self.senders, self.fetchers)

    def grid(self, stage: str | Stage) -> int:
        """Blocks of a stage's launch: one plans, and enough count that a wave has an expert."""
        name = getattr(stage, "kernel", stage)
        return {"plan": 1, "count": -(-self.shape.num_experts // self.waves), "combine": self.senders}.get(
            name, self.senders + self.fetchers + self.blocks)

    def usual_blocks(self, waves: int) -> int:
        return 2

    def usual_waves(self) -> int:
        return 16

    def check(self, problem: BalanceProblem, outputs) -> None:
        problem.check(outputs, self.ranks, self.capacity if self.capacity < MOST else None)

    # After a call.

    def plan_of(self, position: int = 0) -> Plan:
        """The plan that the driven rank at `position` computed in the latest call."""
        pairs = self.shape.num_experts * self.world_size
        tables = self.local[position]["tables"].to_torch()[:3 * pairs].reshape(3, -1, self.world_size).tolist()
        return Plan(*tables)

    @property
    def plan(self) -> Plan:
        return self.plan_of()

    def expected_plan(self, problem: BalanceProblem) -> Plan:
        """The plan by plan.py, experts in the order of their slots."""
        order = sorted(range(self.shape.num_experts), key=self.slots.__getitem__)
        return plan_replicas(problem.counts[:, order].tolist(), copies=self.copies, worth=self.worth, capacity=self.capacity)

    def balance(self) -> dict[str, float]:
        """{"rows": rows of the busiest rank over the mean, "copies": weights that crossed a link} of the latest call."""
        plan = self.plan
        return {"rows": max(plan.load) * self.world_size / max(sum(plan.load), 1), "copies": plan.copies}


class Home(Balance):
    """Every row goes to its expert's home. Arguments and errors: those of `Balance`."""

    name, SOURCE = "home", KERNELS
    idea = "every row is computed where its expert's weights are: the busiest rank decides"


class Yesterday(Balance):
    """Experts are placed once, by counts of an earlier day.

    Arguments and errors: those of `Balance`, and yesterday: rows per expert then (default: none, and experts stay at home).
    """

    name, SOURCE = "yesterday", KERNELS
    idea = "experts are spread over ranks by the counts of an earlier day, each in one place"

    def __init__(self, node=None, shape=None, *, yesterday: Sequence[int] | None = None, **arguments):
        if yesterday is not None and "slot_of" not in arguments:
            world_size = node.world_size if node is not None else arguments["world_size"]
            arguments["slot_of"] = place_by_counts(list(yesterday), world_size)
        super().__init__(node, shape, **arguments)


class Capacity(Balance):
    """Rows beyond an expert's capacity are dropped.

    Arguments and errors: those of `Balance`, and percent: the capacity, in percent of the mean rows of an expert when all ranks are full.
    """

    name, SOURCE, own_options = "capacity", KERNELS, (*Balance.own_options, "percent")
    idea = "an expert takes at most 1.25 times the mean number of rows; the others are dropped, and the token goes without"

    def __init__(self, node=None, shape=None, *, percent: int = 125, **arguments):
        self.percent = percent
        super().__init__(node, shape, **arguments)

    @property
    def capacity(self) -> int:  # type: ignore[override]
        s = self.shape
        return max(1, -(-self.percent * self.world_size * s.max_tokens * s.topk // (100 * s.num_experts)))


class Replicas(Balance):
    """Hot experts visit ranks that have room, for one call.

    Arguments and errors: those of `Balance`, and
        copies: visitors of a rank at most, so the memory for them
        worth:  least rows of a visitor: weights that would take longer than the rows save stay at home
    """

    name, SOURCE, own_options = "replicas", KERNELS, (*Balance.own_options, "copies", "worth")
    idea = "weights of hot experts are fetched, for one call, by ranks that have room: no rank has more rows than the mean and a tile"
    variants = EVERYWHERE + REPLICAS

    def __init__(self, node=None, shape=None, *, copies: int = 4, worth: int = 1, **arguments):
        self.copies, self.worth = copies, worth
        super().__init__(node, shape, **arguments)


class WithGradients(Replicas):
    """`Replicas` and its backward pass. Arguments and errors: those of `Replicas`; copies=0 is `Home` with its backward pass.

    Outputs: per driven rank `Gradients` of out, tokens and weights. The router's weights get no gradient.
    """

    name, SOURCE, takes_from = "gradients", KERNELS.with_name("gradients.hip"), ("balance",)
    idea = "replicas in training: gradients of a visitor's weights go home, and are summed there in a fixed order"
    stages = (*Replicas.stages,
              Stage("backward", "world shape grads topk_weights chosen tables weights visitors rows results middles drows counters back",
                    "combine", cooperative=True),
              Stage("sum_gradients", "world shape chosen tables rows results middles drows back slots given added out", "combine",
                    cooperative=True))
    buffers = (*Replicas.buffers, Symmetric("back", "3 world", flag=Flag(("role", "source"), "{n}")),
               Symmetric("given", "segments world", flag=Flag(("slot", "source"), "{n}")),
               Symmetric("drows", "places dim", torch.float16), Symmetric("slots", "segments expert", torch.float32),
               Counter("added", "segments"), Rows("middles", "places 2 inter", torch.float16))
    variants = BACKWARD

    def extents(self) -> dict[str, int]:
        return super().extents() | {"inter": self.shape.inter}

    def inputs(self, problem: BalanceProblem, rank: int) -> dict[str, torch.Tensor]:
        return super().inputs(problem, rank) | {"grads": problem.grads[rank]}

    @property
    def _more_rows(self) -> int:
        """Rows of the output buffer for weights: fp32 in two halves each."""
        return self.shape.local_experts(self.world_size) * 4 * self.shape.inter

    def output_rows(self, problem: BalanceProblem, rank: int) -> int:
        return 2 * problem.num_tokens[rank] + self._more_rows

    def output_extents(self, rows: int | None) -> tuple[tuple[int, int], torch.dtype]:
        return (2 * self.shape.max_tokens + self._more_rows if rows is None else rows, self.shape.dim), torch.float16

    def sizes(self, rows: int) -> Sizes:
        return super().sizes((rows - self._more_rows) // 2)

    def grid(self, stage: str | Stage) -> int:
        return self.senders + self.blocks if getattr(stage, "kernel", stage) == "backward" else super().grid(stage)

    def read_outputs(self, call: Call) -> list[Gradients]:
        s, outputs = self.shape, []
        for buffer in super().read_outputs(call):
            n = (len(buffer) - self._more_rows) // 2
            outputs.append(Gradients(buffer[:n], buffer[n:2 * n], buffer[2 * n:].view(torch.float32).reshape(-1, 2, s.inter, s.dim)))
        return outputs

    def check(self, problem: BalanceProblem, outputs) -> None:
        problem.check([output.out for output in outputs], self.ranks)
        problem.check_gradients(outputs, self.expected_plan(problem), self.ranks, self.slots)
