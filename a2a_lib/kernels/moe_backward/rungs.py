"""The backward pass of a whole MoE layer on a node, in one launch or phase by phase: memory, calls, gradients."""
from collections.abc import Iterable
from dataclasses import asdict, dataclass

import torch

from ...errors import A2AError
from ...machine.node import Node
from ..moe.backward_problem import BackwardProblem, LayerGradients
from ..moe.layer_problem import LayerShape
from ..moe_layer import kernel, plan, queues, tasks, tiles
from ..moe_layer.events import Plan
from ..moe_layer.names import BARRIERS, COMBINES
from ..moe_layer.rungs import MANY_ROWS, Checked, MoELayerRung, Tiles
from ..rung.accepted import Option
from ..rung.situations import Situation
from . import gemms as backward_gemms
from . import kernel as backward_kernel
from . import plan as backward_plan
from .family import FAMILY
from .hazards import BACKWARD, PHASES, TWO_LAUNCHES
from .kernel import moe_backward
from .names import KINDS, ORDER, BackwardMemory

SIGNATURE = ", ".join(["{0}:16", "*i32", "*fp32", *["{0}:16"] * 5, "*fp32", "{0}:16", "{0}:16",  # x ... dw_down
                       "{0}:16", "*i32", "*i32", "*fp32", "{0}:16", "{0}:16", "*fp32", *["*i32"] * 4,  # rows ... replied
                       "{0}:16", "{0}:16", "*fp32", *["*i32"] * 9, "*i64", "*i64",  # dhidden ... log, bases
                       *["i32"] * 6, "i32:16", "i32:16", *["i32"] * 13])


@dataclass(frozen=True)
class BackwardTiles(Tiles):
    """`Tiles` with BM x BN of dhidden, BM x BD of drows, and blocks of WM x WN of the experts' gradients, BR rows at a
    time. A task does TURNS of these blocks, one after the other, and stores each in STORES (1 or 2) pieces. STAGES: loads in
    flight there, on NVIDIA."""

    WM: int = 64
    WN: int = 64
    BR: int = 16
    TURNS: int = 1
    STORES: int = 1
    STAGES: int = 2


OF_FORWARD = ("places", "layout", "tiles")  # the plan, where a rung of `moe_layer` has made it
SIMULATED = BackwardTiles()
# Measured on H200 (benchmarks/MEASURED.md). Few rows: weights and their gradients are streamed, and two programs
# on an SM hide each other's latencies. Many: the largest tiles of the matrix units.
FEW = BackwardTiles(BM=32, BN=128, BD=128, BK=64, SWAP=1, BATCH=8, COLUMNS=1024, TOKENS=16, UNROLL=8, num_warps=4, num_stages=4,
                    WM=64, WN=256, BR=32, TURNS=8, STAGES=4)
MANY = BackwardTiles(**asdict(MANY_ROWS) | {"BN": 256}, WM=128, WN=256, BR=64, TURNS=8, STORES=2, STAGES=4)


@dataclass(frozen=True)
class BackwardSwitches(Checked):
    """Switches of the backward kernel. barrier, combine, sort, dispatch_tasks, reduce_tasks, down_lag, scatter_lag: as of
    `Switches`, with dhidden and drows as the first and the second GEMM.

    weights_first   the experts' dweights tasks stand before their drows tasks in the queue, not behind them; then no lag counts

    Raises ValueError for unknown switches.
    """

    barrier: str = "tile"
    combine: str = "push"
    sort: bool = True
    dispatch_tasks: int = 0
    reduce_tasks: int = 0
    down_lag: int = -1
    scatter_lag: int = 1
    weights_first: bool = False


class BackwardRung(MoELayerRung):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        rung = Backward(node, shape, weights_first=True)    # any of `BackwardSwitches`, by name
        gradients = rung(problem)                           # `LayerGradients`, one per driven rank
        problem.check(gradients)

    Rows, gates and values that forward saved are written with the problem, at the places where forward had them.

    plan: a rung of `moe_layer`, of the same node, shape and order. Backward then takes the plan of its last call and makes none. Raises
    A2AError for a rung that this plan does not fit.
    """

    family = FAMILY
    modules = (queues, plan, tiles, tasks, kernel, backward_plan, backward_gemms, backward_kernel)
    kernel_functions = {"moe_backward": moe_backward}
    kinds, order, signature, switches_kind = KINDS, ORDER, SIGNATURE, BackwardSwitches
    gemms = ("dhidden", "drows", "dweights")
    usual_tiles, senders = (SIMULATED, FEW, MANY), {FEW: 24, MANY: 24}
    memory_names, given = BackwardMemory._fields, "grads"
    poisoned = ("kept_rows", "kept_hidden", "out", "dgates", "dw_up", "dw_down", "rows", "gates", "y", "replies", "dots", "dhidden",
                "weighted", "partial")

    def __init__(self, node: Node, shape: LayerShape | str, *, plan: MoELayerRung | None = None, **options):
        self.forward = plan
        super().__init__(node, shape, **options)

    def constants(self, kinds: Iterable[str] | None = None) -> dict:
        return super().constants(kinds) | {"KEPT": int(self.forward is not None and "plan" in (kinds or KINDS))}

    @property
    def weight_blocks(self) -> int:
        """Tasks of an expert's gradients."""
        s, t = self.shape, self.tiles
        return -(-2 * s.inter // t.WM) * -(-s.dim // (t.WN * t.TURNS)) + -(-s.dim // t.WM) * -(-s.inter // (t.WN * t.TURNS))

    @property
    def most_units(self) -> int:
        return super().most_units + self.local * self.weight_blocks

    def extents(self) -> dict[str, tuple[tuple[int, ...], torch.dtype]]:
        s, place, (up, down) = self.shape, self.most_tiles * self.tiles.BM, self.column_blocks
        extents = super().extents() | {
            "dots": ((s.max_tokens * s.topk,), torch.float32), "kept_rows": ((place, s.dim), s.dtype),
            "kept_hidden": ((place, 2 * s.inter), s.dtype), "dgates": ((s.max_tokens, s.topk), torch.float32),
            "dw_up": ((self.local, 2 * s.inter, s.dim), s.dtype), "dw_down": ((self.local, s.dim, s.inter), s.dtype),
            "dhidden": ((place, 2 * s.inter), s.dtype), "weighted": ((place, s.inter), s.dtype),
            "partial": ((place, up), torch.float32), "done": ((self.most_tiles * (2 + down) + 1 + self.local,), torch.int32)}
        return {name: extent for name, extent in extents.items() if self.forward is None or name not in OF_FORWARD}

    def allocate(self) -> None:
        if self.forward is not None:
            self.check_plan()
        super().allocate()
        self.memory |= {name: self.forward.memory[name] for name in OF_FORWARD if self.forward is not None}
        self.memory |= {"plan": (self.forward or self).memory["head"]}

    def check_plan(self) -> None:
        """Raises A2AError unless plans of the forward rung fit."""
        mine, theirs = ((rung.node, rung.shape, rung.tiles.BM, rung.switches.sort) for rung in (self, self.forward))
        if mine != theirs or self.forward.switches.save:
            raise A2AError(f"{self.name} takes the plan of a rung with its own node, shape, BM and order, without saved rows; not of "
                           f"{self.forward}")

    def check_input(self, problem: BackwardProblem) -> None:
        super().check_input(problem)
        problem.validate_grads()
        if self.forward is not None:
            for i, rank in enumerate(self.node.ranks):
                ids = problem.topk_ids[rank.index]
                planned = self.forward.memory["topk_ids"][i].to_torch()[:self.forward.num_tokens[i]]
                if not torch.equal(ids.int().cpu(), planned.cpu()):
                    raise A2AError(f"{self.name}: rank {rank.index} has other choices than in the call whose plan this is")

    def plan(self, rank: int = 0) -> Plan:
        """A rank's plan of the last call, or of the forward rung's."""
        return super().plan(rank) if self.forward is None else self.forward.plan(rank)

    def bring_to(self, i: int, rank: int, problem: BackwardProblem) -> None:
        super().bring_to(i, rank, problem)
        place = 0
        for expert in range(rank * self.local, (rank + 1) * self.local):
            rows, hidden = problem.saved(expert)
            if len(rows):
                self.memory["kept_rows"][i][place:place + len(rows)].copy_from(rows)
                self.memory["kept_hidden"][i][place:place + len(rows)].copy_from(hidden)
            place += -(-len(rows) // self.tiles.BM) * self.tiles.BM

    def passed_switches(self) -> tuple[int, ...]:
        t = self.switches
        return (BARRIERS.index(t.barrier), COMBINES.index(t.combine), int(t.sort), t.dispatch_tasks, t.reduce_tasks, t.down_lag,
                t.scatter_lag, int(t.weights_first))

    def outputs(self) -> list[LayerGradients]:
        m = self.memory
        return [LayerGradients(m["out"][i].to_torch()[:n], m["dgates"][i].to_torch()[:n], m["dw_up"][i].to_torch(),
                               m["dw_down"][i].to_torch()) for i, n in enumerate(self.num_tokens)]


# A rank without tokens, and another one whose tokens all stay on it; programs that have nothing to do before wgrad.
SITUATIONS = (
    Situation("one rank alone", LayerShape(8, 2, 64, 64, 8), 2, options=(("programs", 4),),
              problem=(("num_tokens", (0, 8)), ("routing", "one_rank"), ("target", 1))),
    Situation("many programs", LayerShape(8, 4, 64, 128, 12), 2, options=(("programs", 16),), problem=(("num_tokens", 12),)),
)


class BackwardPhases(BackwardRung):
    """Every phase a launch: plan, dispatch, dgrad of w_down, dgrad of w_up, wgrad of both, combine."""

    name, idea = "backward_phases", "every phase a launch of its own; a phase starts when the one before is over, on all ranks"
    launches = tuple((kind, kind) for kind in ("plan", "dispatch", "dhidden", "drows", "scatter", "dweights", "reduce"))
    defaults = {"barrier": "all", "combine": "serial"}
    variants = PHASES

    def start_on(self, i: int) -> None:
        for kind, _ in self.launches:
            if kind != "scatter" or self.switches.combine == "scatter":  # else it would be a launch without tasks
                self.start_tasks(i, self.kinds.index(kind), self.kinds.index(kind))


class BackwardTwoLaunches(BackwardRung):
    """dgrad in one launch, from the plan on, and wgrad in another, with the sums."""

    name = "backward_two_launches"
    idea = "rows travel while dgrad runs in the first launch, and their gradients while wgrad runs in the second"
    launches = (("plan", "scatter"), ("dweights", "reduce"))
    variants = TWO_LAUNCHES

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        options = super().accepted_options()
        del options["weights_first"]  # wgrad is the second launch
        return options

    def __init__(self, node: Node, shape: LayerShape | str, **options):
        if options.get("weights_first"):
            raise ValueError("weights_first: in two launches wgrad is the second")
        super().__init__(node, shape, **options)


class Backward(BackwardRung):
    """Runs the whole backward pass in one launch."""

    name, idea = "backward", "one launch: wgrad tasks stand behind dgrad, and run while the rows' gradients travel"
    launches = (("plan", "reduce"),)
    variants, situations = BACKWARD, SITUATIONS


RUNGS = {kind.name: kind for kind in (BackwardPhases, BackwardTwoLaunches, Backward)}
