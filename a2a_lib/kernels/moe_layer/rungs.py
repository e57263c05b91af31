"""A whole MoE layer on a node, in one launch or several: memory, calls, answers."""
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace

import torch

from ...errors import A2AError
from ...machine.node import Node, SymmetricHeap
from ...machine.node.triton import TritonKernel
from ...machine.runtime.shared import as_tensor
from ...plurals import quantity
from ..moe.layer_problem import LayerProblem, LayerShape
from ..rung.accepted import Option, option
from ..rung.situations import Situation
from ..rung.triton_rung import POINTERS, TritonRung
from . import gemms, kernel, plan, queues, tasks, tiles
from .events import Plan, Tasks, plan_of
from .family import FAMILY
from .hazards import MEGAKERNEL, PHASES, TWO_LAUNCHES
from .kernel import moe_layer
from .names import BARRIERS, COMBINES, DRAWS, HEAD, KINDS, SHARE, Memory

SIGNATURE = ", ".join(["{0}:16", "*i32", "*fp32", "{0}:16", "{0}:16", "{0}:16",  # x ... out
                       "{0}:16", "*i32", "*i32", "*fp32", "{0}:16", "{0}:16", *["*i32"] * 4,  # rows ... replied
                       "{0}:16", *["*i32"] * 8, "*i64", "*i64",  # hidden ... head, log, bases
                       *["i32"] * 6, "i32:16", "i32:16", *["i32"] * 15])
SYMMETRIC = ("rows", "origins", "shared", "gates", "y", "replies", "dots", "splits", "splits_here", "arrived", "replied")
CHOICES = {"barrier": BARRIERS, "combine": COMBINES, "weigh": ("origin", "expert")}
NUMBER_OF_DRAWS = getattr(DRAWS, "value", DRAWS)


def to_two(n: int) -> int:
    """The least power of two that is n or more."""
    return 1 << (n - 1).bit_length()


@dataclass(frozen=True)
class Tiles:
    """The tiles of a GPU. BM x BN of the first GEMM (twice: gate and up), BM x BD of the second, BK of the inner
    dimension. SWAP: rows are the second side of the matrix units' tiles, so that a tile may have few.

    WIDE: blocks of BD columns that a task of the second GEMM does one after the other, and so does a reduce task.

    BATCH: flat tokens that a dispatch task sends. COLUMNS: columns copied at a time. TOKENS: tokens that a reduce task
    adds. UNROLL: tokens whose choices it loads at once. num_warps: of 64 lanes (NVIDIA: 32). num_stages: loads in
    flight, on NVIDIA.
    """

    BM: int = 16
    BN: int = 64
    BD: int = 64
    BK: int = 32
    SWAP: int = 0
    BATCH: int = 8
    COLUMNS: int = 128
    TOKENS: int = 8
    UNROLL: int = 1
    WIDE: int = 1
    num_warps: int = 4
    num_stages: int = 2


class Checked:
    """Checks that the switches of both kernels share: some take certain words, and no number of tasks is negative."""

    def __post_init__(self):
        for field in fields(self):
            name, value = field.name, getattr(self, field.name)
            if name in CHOICES and value not in CHOICES[name]:
                raise ValueError(f"{name} {value!r}: one of {', '.join(CHOICES[name])}")
            if name.endswith("_tasks") and value < 0:
                raise ValueError(f"{name} is {value}: at least 0")

    def differences(self) -> str:
        """The differences from the defaults."""
        changed = [field.name for field in fields(self) if getattr(self, field.name) != field.default]
        return ", ".join(f"{name} {getattr(self, name)}" for name in changed)


@dataclass(frozen=True)
class Switches(Checked):
    """Switches of the kernel. They are arguments of it, so that all share one machine code.

    barrier      an expert's tile waits for its rows ("tile"), its expert's ("expert"), all of the rank ("all")
    combine      outputs are sent by the second GEMM itself ("push"), sent by tasks of their own ("scatter"), pulled when they
                 are there ("gather"), or pulled when all ranks have finished ("serial")
    sort         rows are sent in the order of (rank, expert, token); else in that of (token, k)
    save         a row that several experts of a rank need goes there once, and `tail` tasks copy it. Needs barrier
                 "tile"
    weigh        the gate's weight travels with the row and is applied by the expert ("expert"), or when its output is
                 added ("origin")
    dispatch_tasks, tail_tasks, reduce_tasks   roles: number of tasks of a kind (0: one for each unit of work)
    down_lag     tiles by which a tile's second GEMM follows its first in the queue (-1: after all of them)
    scatter_lag  tiles by which a tile's scattering follows its second GEMM (-1: after all of them). Lags are -1 between
                 two launches

    Raises ValueError for unknown switches, or for combinations that do not work.
    """

    barrier: str = "tile"
    combine: str = "push"
    sort: bool = True
    save: bool = False
    weigh: str = "origin"
    dispatch_tasks: int = 0
    tail_tasks: int = 0
    reduce_tasks: int = 0
    down_lag: int = -1
    scatter_lag: int = 1

    def __post_init__(self):
        super().__post_init__()
        if self.save and self.barrier != "tile":
            raise ValueError("save needs barrier 'tile': a saved row is copied tile by tile")


SIMULATED = Tiles()
WAVES_PER_SIMD = 4  # on AMD GPUs: so many blocks of four waves fit on a CU; the registers are limited accordingly
# Measured on H200 (`a2a bench moe_layer --on-gpu --target cuda`). Few rows per expert: weights are streamed, through as much shared
# memory as there is. Many: the matrix units are kept busy. A few programs send, so that the others can start to
# multiply.
FEW_ROWS = Tiles(BM=32, BN=128, BD=256, BK=128, SWAP=1, BATCH=8, COLUMNS=1024, TOKENS=16, UNROLL=8, num_warps=8, num_stages=3)
MANY_ROWS = Tiles(BM=128, BN=128, BD=256, BK=64, SWAP=1, BATCH=16, COLUMNS=2048, TOKENS=32, UNROLL=8, WIDE=2,
                 num_warps=8, num_stages=4)
SENDERS = {FEW_ROWS: 48, MANY_ROWS: 24}  # `dispatch_tasks` of rungs in which other programs have work meanwhile


class MoELayerRung(TritonRung):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        rung = Megakernel(node, shape, sort=False)    # any of `Switches`, by name
        outputs = rung(problem)                       # one [num_tokens, dim] CPU tensor per driven rank
        problem.check(outputs)

    programs: blocks of the persistent grid (default: as many as run at once). kernel: another function with the
    parameters of the rung's own. log: whether programs record their tasks. A variant may change switches.
    """

    family = FAMILY
    modules = (queues, plan, tiles, gemms, tasks, kernel)
    kernel_functions = {"moe_layer": moe_layer}
    launches: tuple[tuple[str, str], ...] = ()  # first and last kind of each launch
    order: tuple[str, ...] = KINDS  # of the kinds in the queue
    separate: bool | None = None  # whether each launch has a kernel of its own; None: unless its text is changed
    launch_options: dict[tuple[str, str], dict] = {}  # what differs from `constants` in the kernel of one launch
    defaults: dict = {}  # switches of this rung
    kinds, signature, switches_kind = KINDS, SIGNATURE, Switches
    gemms = ("up", "down")  # kinds that multiply
    most_error: float | None = None  # of a token in the 2-norm, where roundings of the dtype do not bound it
    memory_names = Memory._fields
    usual_tiles, senders = (SIMULATED, FEW_ROWS, MANY_ROWS), SENDERS  # tiles: of the simulated node; on GPUs for few and for many rows
    given, poisoned = "tokens", ("out", "rows", "hidden", "y", "replies")  # what a problem has for `x`; buffers that begin as NaN
    indices, counters = {"splits_here": ("source",)}, ("draws", "head")
    choices = TritonRung.choices | CHOICES
    least = {"down_lag": -1, "scatter_lag": -1}
    shape: LayerShape

    def __init__(self, node: Node, shape: LayerShape | str, *, tiles: Tiles | None = None, programs: int | None = None,
                 kernel=None, log: bool = True, variant: str | None = None, source: str | None = None, **switches):
        super().__init__(node, shape, variant=variant, source=source)
        self.kernel, self.log_on, shape = kernel or next(iter(self.kernel_functions.values())), log, self.shape
        self.tiles = tiles or self.tiles_for(shape)
        senders = {"dispatch_tasks": self.senders.get(self.tiles, 0)} if self.launches[0][1] != "plan" else {}
        self.switches = self._in_order(self.switches_kind(**(self.defaults | senders | dict(self._variant.options) | switches)), switches)
        self.local = shape.local_experts(node.world_size)
        most = 2 * self.most_tiles * -(-shape.dim // self.tiles.BD)
        self.alone = {launch: (each, self.fit_programs(each, programs, most)) for launch, each in self.kernels_of_launches().items()}
        if self.alone:  # the kernel of all kinds takes longer to compile than these together, and nothing would launch it
            self.gemm, self.programs = min(self.alone.values(), key=lambda each: each[1])
        else:
            self.gemm = self.load(self.kernel, self.signature.format(POINTERS[shape.dtype]), **self.constants())
            self.programs = self.fit_programs(self.gemm, programs, most)
        self.main = [rank.stream() for rank in node.ranks]
        self.num_tokens = [0] * len(node.ranks)
        self.allocate()

    def tiles_for(self, shape: LayerShape) -> Tiles:
        """The tiles for a shape on the node's GPUs, by the number of rows of an expert when all ranks are full."""
        simulated, few, many = self.usual_tiles
        if self.node.target != "cuda":
            return simulated
        return few if self.world_size * shape.max_tokens * shape.topk / shape.num_experts <= few.BM else many

    def _in_order(self, switches, given):
        """The switches, where tasks of two launches do not stand among one another in the queue. ValueError for a lag that asks for it."""
        place = self.order.index
        for name, first, then in (("down_lag", *self.gemms[:2]), ("scatter_lag", self.gemms[1], "scatter")):
            together = any(place(a) <= place(first) and place(then) <= place(b) for a, b in self.launches)
            if together or getattr(switches, name) < 0 or then == "scatter" and switches.combine != "scatter":
                continue
            if name in given:
                raise ValueError(f"{self.name}, {name}={given[name]}: {first} and {then} are two launches, one after the other (-1)")
            switches = replace(switches, **{name: -1})
        return switches

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        return super().accepted_options() | {field.name: option(field.name, field.default, cls.choices, cls.least)
                                             for field in fields(cls.switches_kind)}

    def constants(self, kinds: Iterable[str] | None = None) -> dict:
        """The constants of the kernel of these kinds (None: all): tiles, and powers of two that hold ranks and experts (small shapes
        share theirs)."""
        fixed = {} if self.node.target == "cuda" else {"waves_per_eu": WAVES_PER_SIMD}
        return asdict(self.tiles) | fixed | {"KINDS": self.bits(kinds or self.kinds), "WORLD": to_two(max(8, self.world_size)),
                                     "LOCAL": to_two(max(8, self.local)), "EXPERTS": to_two(max(16, self.shape.num_experts))}

    @classmethod
    def bits(cls, kinds: Iterable[str]) -> int:
        """A bit for each of these kinds."""
        return sum(1 << cls.kinds.index(kind) for kind in kinds)

    # Sizes.

    @property
    def most_tiles(self) -> int:
        """Tiles of BM rows on one rank, at worst: all ranks' tokens there, every expert's last tile almost empty."""
        rows = self.world_size * self.shape.max_tokens * min(self.shape.topk, self.local)
        return (rows + self.local * (self.tiles.BM - 1)) // self.tiles.BM

    @property
    def column_blocks(self) -> tuple[int, int]:
        """Tasks per tile: of the first GEMM and of the second."""
        return -(-self.shape.inter // self.tiles.BN), -(-self.shape.dim // (self.tiles.BD * self.tiles.WIDE))

    @property
    def parts(self) -> int:
        """Number of parts of the plan; each part is one program's."""
        return min(self.programs, -(-self.shape.max_tokens * self.shape.topk // SHARE))

    @property
    def reply_counters(self) -> int:
        """One per block of tokens and block of columns, and one for all ranks."""
        return -(-self.shape.max_tokens // self.tiles.TOKENS) * self.column_blocks[1] + 1

    @property
    def most_units(self) -> int:
        """Units of work of one call on one rank, at worst: rows of the log, entries of the queue."""
        up, down = self.column_blocks
        flat = self.shape.max_tokens * self.shape.topk
        return self.parts + -(-flat // self.tiles.BATCH) + self.most_tiles * (1 + up + 2 * down) + self.reply_counters

    def extents(self) -> dict[str, tuple[tuple[int, ...], torch.dtype]]:
        """{buffer: (its extents, dtype)}."""
        s, world, place = self.shape, self.world_size, self.most_tiles * self.tiles.BM
        flat, down = s.max_tokens * s.topk, self.column_blocks[1]
        i32, f32 = torch.int32, torch.float32
        return {"rows": ((place, s.dim), s.dtype), "origins": ((place,), i32), "shared": ((place,), i32),
                "gates": ((place,), f32), "y": ((place, s.dim), s.dtype), "replies": ((flat, s.dim), s.dtype),
                "splits": ((2, world, s.num_experts), i32), "splits_here": ((world,), i32),
                "arrived": ((max(self.most_tiles, self.local),), i32), "replied": ((self.reply_counters,), i32),
                "x": ((s.max_tokens, s.dim), s.dtype), "topk_ids": ((s.max_tokens, s.topk), i32),
                "topk_weights": ((s.max_tokens, s.topk), f32), "w_up": ((self.local, 2 * s.inter, s.dim), s.dtype),
                "w_down": ((self.local, s.dim, s.inter), s.dtype), "out": ((s.max_tokens, s.dim), s.dtype),
                "hidden": ((place, s.inter), s.dtype), "done": ((self.most_tiles * (2 + down) + 1,), i32),
                "draws": ((2, NUMBER_OF_DRAWS), i32), "counted": ((3 * self.parts, s.num_experts), i32),
                "places": ((4, flat), i32), "layout": ((4, s.num_experts), i32), "tiles": ((4, self.most_tiles), i32),
                "queue": ((self.most_units,), i32), "head": ((HEAD,), i32), "log": ((self.most_units, 4), torch.int64)}

    def allocate(self) -> None:
        """Lays out the buffers of `extents`, in the order of the kernel's arguments."""
        extents = self.extents()
        names = [name for name in self.memory_names if name in extents]
        self.lay_memory(*({name: extents[name] for name in names if (name in SYMMETRIC) == shared} for shared in (True, False)))

    def lay_memory(self, symmetric: dict, own: dict) -> None:
        """Allocates buffers, {name: (extents, dtype)}: of the symmetric heap, and each rank's own."""
        ranks = self.node.ranks
        self.heap = SymmetricHeap(self.node, sum(torch.Size(extents).numel() * dtype.itemsize + 256
                                                 for extents, dtype in symmetric.values()))
        kernels = [(self.gemm, self.programs), *self.alone.values()]
        needed = max(16, *(programs * each.kernel.scratch_per_program for each, programs in kernels))  # for descriptors, on NVIDIA
        self.scratch = [rank.empty(needed, torch.uint8, "scratch") for rank in ranks]
        self.memory = {name: self.heap.alloc(name, *extent) for name, extent in symmetric.items()}
        self.memory |= {name: [rank.empty(*extent, name) for rank in ranks] for name, extent in own.items()}
        for name in (*self.indices, *self.counters):
            for buffer in self.buffers_of(name):
                buffer.zero_()

    def buffers_of(self, name: str) -> list:
        return self.memory[name]

    # Calls.

    def check_input(self, problem: LayerProblem) -> None:
        """Raises A2AError for a problem of another shape, ProblemError for one that the kernels must not see, such as
        an expert that does not exist. The tensors may have changed since it was made."""
        super().check_input(problem)
        problem.validate()

    def bring(self, problem: LayerProblem) -> None:
        for i, rank in enumerate(self.node.ranks):
            self.bring_to(i, rank.index, problem)

    def bring_to(self, i: int, rank: int, problem: LayerProblem) -> None:
        """The inputs of the i-th driven rank, whose number is `rank`."""
        experts, n = slice(rank * self.local, (rank + 1) * self.local), len(problem.tokens[rank])
        self.num_tokens[i] = n
        for name, of in (("x", self.given), ("topk_ids", "topk_ids"), ("topk_weights", "topk_weights")):
            if n:
                self.memory[name][i][:n].copy_from(getattr(problem, of)[rank])
        self.give_weights(i, problem.up[experts], problem.down[experts])
        for name in self.poisoned:  # so that unwritten values are noticed
            self.memory[name][i].fill_(float("nan"))

    def give_weights(self, i: int, up: torch.Tensor, down: torch.Tensor) -> None:
        """Gives the i-th driven rank its experts' matrices: up [local, 2 * inter, dim], gate first, and down [local, dim, inter]. They
        have the layer's dtype. On real GPUs they may be CUDA tensors, too."""
        for name, matrices in (("w_up", up), ("w_down", down)):
            if matrices.is_cuda:
                as_tensor(self.memory[name][i]).copy_(matrices)
            else:
                self.memory[name][i].copy_from(matrices)

    def start_on(self, i: int) -> None:
        for first, last in self.launches:
            self.start_tasks(i, self.kinds.index(first), self.kinds.index(last))

    def start_tasks(self, i: int, first: int, last: int) -> None:
        """Launches the tasks of kinds first ... last on the i-th driven rank."""
        rank, s = self.node.ranks[i], self.shape
        kernel, programs = self.alone.get((self.kinds[first], self.kinds[last]), (self.gemm, self.programs))
        buffers = [self.memory[name][i] for name in self.memory_names]
        sizes = (rank.index, self.world_size, self.num_tokens[i], s.max_tokens, s.topk, s.num_experts, s.dim, s.inter,
                 self.most_tiles, self.parts, first, last)
        kernel.launch(rank, programs, *buffers, self.heap.bases[i], *sizes, *self.passed_switches(), int(self.log_on),
                      scratch=self.scratch[i], stream=self.main[i])

    def kernels_of_launches(self) -> dict[tuple[str, str], TritonKernel]:
        """{(first and last kind): the kernel of this launch}, for all launches that have tasks; none: all run `gemm`.

        A kernel with the code of all kinds begins later, and on NVIDIA GPUs its registers are too few for some of them. A changed text
        (a mutation) is compiled once, for all kinds.
        """
        changed = self._variant.changes or self._instead or self.kernel not in self.kernel_functions.values()
        separate = self.node.target == "cuda" or not changed if self.separate is None else self.separate
        if not separate or len(self.launches) == 1:
            return {}
        signature, kernels = self.signature.format(POINTERS[self.shape.dtype]), {}
        for first, last in self.launches:
            kinds = set(self.order[self.order.index(first):self.order.index(last) + 1])
            if self.switches.combine != "scatter":
                kinds.discard("scatter")
            if not getattr(self.switches, "save", False):
                kinds.discard("tail")
            if kinds:
                options = self.constants(kinds) | self.launch_options.get((first, last), {})
                kernels[first, last] = self.load(self.kernel, signature, **options)
        return kernels

    def passed_switches(self) -> tuple[int, ...]:
        """The switches as arguments of the kernel."""
        t = self.switches
        return (BARRIERS.index(t.barrier), COMBINES.index(t.combine), int(t.sort), int(t.save), int(t.weigh == "expert"),
                t.dispatch_tasks, t.tail_tasks, t.reduce_tasks, t.down_lag, t.scatter_lag)

    def outputs(self) -> list[torch.Tensor]:
        return [out.to_torch()[:n] for out, n in zip(self.memory["out"], self.num_tokens)]

    def plan(self, rank: int = 0) -> Plan:
        """A rank's plan of the last call: splits, slots, order of sending, tiles."""
        return plan_of(self, rank)

    @property
    def tasks(self) -> Tasks:
        """The tasks of the last call."""
        if not self.log_on:
            raise A2AError(f"{self.name} was made with log=False: its tasks noted nothing")
        return Tasks(self)

    def __repr__(self) -> str:
        turned = self.switches.differences()
        return f"{type(self).__name__}({self.shape}, {quantity(self.world_size, 'rank')}{', ' if turned else ''}{turned}): {self.idea}"


# Tokens that share a row at a rank; a rank without tokens, and another one whose tokens all stay on it.
SITUATIONS = (
    Situation("saved tokens", LayerShape(8, 4, 64, 64, 12), 2, options=(("programs", 4), ("save", True)),
              problem=(("num_tokens", 12),)),
    Situation("one rank alone", LayerShape(8, 2, 64, 64, 8), 2, options=(("programs", 4),),
              problem=(("num_tokens", (0, 8)), ("routing", "one_rank"), ("target", 1))),
)


class Phases(MoELayerRung):
    """Runs each phase in its own launch: plan, dispatch, first GEMM, second GEMM, combine."""

    name, idea = "phases", "every phase a launch of its own; a phase starts when the one before is over, on all ranks"
    launches = (("plan", "plan"), ("dispatch", "tail"), ("up", "up"), ("down", "down"), ("scatter", "reduce"))
    defaults = {"barrier": "all", "combine": "serial"}
    variants = PHASES


class TwoLaunches(MoELayerRung):
    """Dispatch and first GEMM in one launch, second GEMM and combine in another."""

    name, idea = "two_launches", "dispatch beside the first GEMM, combine beside the second"
    launches = (("plan", "up"), ("down", "reduce"))
    variants, situations = TWO_LAUNCHES, SITUATIONS


class Megakernel(MoELayerRung):
    """One launch."""

    name, idea = "megakernel", "one launch: whoever is free takes the next task, whatever its kind"
    launches = (("plan", "reduce"),)
    variants, situations = MEGAKERNEL, SITUATIONS


RUNGS = {kind.name: kind for kind in (Phases, TwoLaunches, Megakernel)}
