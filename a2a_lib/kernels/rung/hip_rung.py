"""The HIP body of a rung: kernels in files, their grids and variants, memory and stages in tables."""
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch

from ...errors import A2AError, DeadlockError, LaunchError
from ...machine.node.heap import SymmetricHeap
from ...plurals import quantity
from . import grids
from .calls import Call, NewOutputs, Stage
from .kernel_rung import KernelRung
from .memory import Memory
from .variants import texts_of_file
from .waits import Flag, addresses, explain

_KERNEL = re.compile(r"__global__[^;{]*?\bvoid\s+(\w+)\s*\(")


class HipRung(KernelRung):
    """A rung says what its kernels are and what they get; the rest stands here and in `KernelRung`.

    A rung is NAME.hip and a class like this. The class says
        name, idea    as in `Rung`; its kernels that are new stand in NAME.hip beside its module (`SOURCE`)
        takes_from    rungs of the same folder whose files have those of its kernels that NAME.hip lacks
        stages        its kernels in the order of their launches (`calls.Stage`); `STAGES`: their names
        buffers       its memory (`memory.Symmetric`, `Counter`, `Rows`)
        variants      of its kernels (`variants.Variant`)
        heap_memory   kind of memory of its symmetric heap: see `SymmetricHeap`
        usual_waves, usual_blocks, outputs_of: see `grids` and `calls`
        shares        of the blocks, for each role but the last, where they have roles; shares_to_try: by `--tune`

    and its family, once for all its rungs,
        extents       what the names in the tables of buffers stand for
        inputs        the tensors of a call
        sizes         the struct that kernels get as `shape`
        output_extents, constants, _check_sizes

    node:       a `Node`; its driven ranks must share this call (all of them in one process, or one under torchrun)
    shape:      a shape of the family, or its name: sizes the buffers for the worst case
    blocks:     blocks of each launch, or of each of its groups, at least 1 (default `usual_blocks`)
    waves:      waves per block (of 64 lanes; of 32 on NVIDIA GPUs), 1 to 16 (default `usual_waves`)
    source:     its kernels: a path, HIP text or a loaded module with those of NAME.hip
    heap_memory: kind of memory of its own heap, "default", "finegrained" or "uncached"; default: the class's. Ignored with `heap`
    heap:       a heap to use instead of one of its own. Other rungs may use it, too: the first call after another rung's waits
                for all ranks, then zeroes the flags
    variant:    the name of a variant

    Attributes: `local` (per driven rank: buffers by name), `module`, `heap`, `outputs`, `blocks`, `threads`.

    Errors before any kernel runs: TypeError without a node, ProblemError for a bad problem, HeapError if a given heap
    is too small. LaunchError if blocks that wait for one another do not fit or the source lacks kernels. Later, from the
    simulated node: DeadlockError, FaultError, BudgetError.
    """

    SOURCE: Path
    STAGES: tuple[str, ...]
    takes_from: tuple[str, ...] = ()
    own_options: tuple[str, ...] = ()  # arguments besides blocks, waves and variant, which are attributes, too
    buffers: tuple = ()
    shares: tuple[float, ...] = ()
    shares_to_try: tuple[tuple[float, ...], ...] = ()
    outputs_of = NewOutputs
    heap_memory = "finegrained"
    usual_waves = grids.waves
    usual_blocks = grids.as_many_as_run

    def __init_subclass__(cls, **options):
        if "name" in vars(cls) and "SOURCE" not in vars(cls):
            cls.SOURCE = Path(sys.modules[cls.__module__].__file__).with_name(f"{cls.name}.hip")
        super().__init_subclass__(**options)
        cls.STAGES = tuple(stage.kernel for stage in getattr(cls, "stages", ()))

    @classmethod
    def files(cls) -> list[Path]:
        """Kernel files: its own, then those it takes kernels from."""
        return [cls.SOURCE, *(cls.SOURCE.with_name(f"{name}.hip") for name in cls.takes_from)]

    @classmethod
    def kernel_texts(cls) -> dict[str, str]:
        own, *others = [texts_of_file(file) for file in cls.files()]
        taken = {name: next((other[name] for other in others if name in other), "") for name in cls.STAGES if name not in own}
        order = {name: place for place, name in enumerate(cls.STAGES)}
        texts = own | taken
        return {name: texts[name] for name in sorted(texts, key=lambda name: order.get(name, -1))}

    @classmethod
    def own_kernels(cls) -> list[str]:
        """The kernels, of those it launches, that its own file has."""
        text = cls.SOURCE.read_text(encoding="utf-8")
        return [name for name in cls.STAGES if name in _KERNEL.findall(text)]

    def __init__(self, node=None, shape=None, *, world_size: int | None = None, blocks: int | None = None,
                 waves: int | None = None, source=None, heap: SymmetricHeap | None = None, heap_memory: str | None = None,
                 variant: str | None = None):
        super().__init__(node, shape, world_size=world_size)
        self._choose(variant, blocks, waves, source)
        # Kernels have a stream of their own, so that uploading the next call's input does not wait for this one.
        self.streams = [rank.stream() for rank in node.ranks]
        self.heap_memory = heap_memory or dict(self._variant.options).get("heap_memory", self.heap_memory)
        self.memory = Memory(self, heap)
        self.heap, self.local = self.memory.heap, self.memory.local
        self.outputs = self.outputs_of(self)
        if self._variant.prepare:
            self._variant.prepare(self)
        self.memory.take(not self._variant.keeps_flags)

    # A family defines the following.

    def extents(self) -> Mapping[str, int]:
        """The values of the names in tables of buffers."""
        raise NotImplementedError

    def inputs(self, problem, rank: int) -> Mapping[str, torch.Tensor]:
        """The tensors that a call uploads to a rank, by the name that kernels' arguments have."""
        raise NotImplementedError

    def output_rows(self, problem, rank: int) -> int:
        """Rows of a rank's output."""
        raise NotImplementedError

    def output_extents(self, rows: int | None) -> tuple[tuple[int, ...], torch.dtype]:
        """Extents and dtype of an output with `rows` rows; None: those of any call's output."""
        raise NotImplementedError

    def sizes(self, rows: int) -> Any:
        """The struct that kernels get as `shape`, in a call whose output has `rows` rows on a rank."""
        raise NotImplementedError

    def constants(self, rank) -> dict:
        """More buffers of a rank, which no call changes."""
        return {}

    # Kernels and variants.

    def _choose(self, variant: str | None, blocks: int | None, waves: int | None, source) -> None:
        """Settles variant, grid and kernels, and that they fit, before there is any memory."""
        waves, usual = self.usual_waves() if waves is None else waves, blocks is None
        blocks = self.usual_blocks(waves) if usual else blocks
        self._check_grid(blocks, waves)
        self.blocks, self.threads = blocks, waves * self.lanes
        self._shares = self.shares
        self._check_sizes()
        self._variant = self.find_variant(variant) or self._variant
        self._load(source)
        if usual:
            self._fit()
        self.require_room()

    def _load(self, source) -> None:
        own, text = self.SOURCE.read_text(encoding="utf-8"), source
        if source is None and self._variant.changes:
            self.module = self.node.load(self._variant.apply(own), name=f"{self.name}-{self._variant.name}.hip",
                                         include_dirs=[self.SOURCE.parent])
        else:
            self.module = self.node.load(self.SOURCE if text is None else text)
        mine = dict(self.module.kernels)
        if source is not None:
            self._require_kernels(mine)
        missing = any(stage.kernel not in mine for stage in self.stages)
        modules = [mine, *(dict(self.node.load(file).kernels) for file in self.files()[1:] if missing)]
        self._kernels = {}
        for stage in self.stages:
            kernel = next((module[stage.kernel] for module in modules if stage.kernel in module), None)
            if kernel is None:
                raise LaunchError(f"{self.name} needs a kernel {stage.kernel}; none of "
                                  f"{', '.join(file.name for file in self.files())} has it")
            self._kernels[stage.kernel] = kernel

    def _check_sizes(self) -> None:
        """ValueError for a shape or number of ranks that its kernels are not written for."""

    def _require_kernels(self, given: dict) -> None:
        """LaunchError if a source lacks a kernel that the rung's own file has, or has one that the rung does not launch."""
        expected = self.own_kernels()
        lacks = [name for name in expected if name not in given]
        unused = [name for name in given if name not in self.STAGES]
        if lacks or unused:
            words = [f"has no kernel {', '.join(lacks)}"] * bool(lacks) + [
                f"has {', '.join(unused)}, which {self.name} does not launch"] * bool(unused)
            raise LaunchError(f"this source {', and '.join(words)}; {self.name} takes {', '.join(expected)} from it")

    def kernel(self, stage: str | Stage):
        """The loaded kernel of a stage."""
        return self._kernels[getattr(stage, "kernel", stage)]

    def use(self, stage: str, kernel) -> None:
        """Launches another loaded kernel, with the same arguments, for a stage from now on. KeyError: no such stage."""
        self._stage(stage)
        self._kernels[stage] = kernel

    def _stage(self, stage: str | Stage) -> Stage:
        if isinstance(stage, Stage):
            return stage
        for known in self.stages:
            if known.kernel == stage:
                return known
        raise KeyError(f"{self.name} has no stage {stage!r}; there are {', '.join(self.STAGES)}")

    def expected(self) -> dict[str, Flag]:
        """Flag buffer -> what its indices are and what a wait wants to see, for reports."""
        return {buffer.name: buffer.flag for buffer in self.buffers if getattr(buffer, "flag", None)}

    def own_arguments(self) -> dict:
        """Arguments of its kernels besides buffers, world and shape, by name."""
        return {}

    # Grids.

    @property
    def roles(self) -> tuple[int, ...]:
        """Blocks of each role but the last, where its blocks have roles (`shares` of the class); all 0 where there are
        fewer blocks than roles."""
        if self.blocks <= len(self._shares):
            return (0,) * len(self._shares)
        blocks, left = [], self.blocks
        for later, share in zip(range(len(self._shares), 0, -1), self._shares):
            blocks.append(max(1, min(round(self.blocks * share), left - later)))
            left -= blocks[-1]
        return tuple(blocks)

    def set_roles(self, *roles: int) -> None:
        """Blocks of each role but the last, for the calls to come. ValueError unless at least one is left for it."""
        if len(roles) != len(self.shares) or min(roles, default=1) < 1 or sum(roles) >= self.blocks:
            raise ValueError(f"{self.name}: roles of {' and '.join(map(str, roles)) or 'no'} blocks; it has "
                             f"{len(self.shares)} besides the last, of at least 1 of its {quantity(self.blocks, 'block')} each")
        self.set_shares(tuple(n / self.blocks for n in roles))

    def set_shares(self, shares: tuple[float, ...]) -> None:
        """Shares of the blocks for each role but the last, for the calls to come, whatever their grid."""
        self._shares = shares

    @property
    def lanes(self) -> int:
        """The number of lanes of a wave."""
        return 32 if self.node.target == "cuda" else 64

    @property
    def waves(self) -> int:
        """Waves per block."""
        return self.threads // self.lanes

    @staticmethod
    def _check_grid(blocks: int, waves: int) -> None:
        if blocks < 1 or not 1 <= waves <= 16:
            raise ValueError(f"a grid of {quantity(blocks, 'block')} of {quantity(waves, 'wave')}: at least 1 block, 1 to 16 waves")

    def grid(self, stage: str | Stage) -> int:
        """Blocks of a stage's launch."""
        return self._stage(stage).groups * self.blocks

    def waits_for_own_blocks(self, stage: str | Stage) -> bool:
        """True if the stage's blocks wait for one another: it is then launched cooperatively, and refused where they do
        not fit."""
        stage = self._stage(stage)
        return self._variant.cooperative.get(stage.kernel, stage.cooperative)

    def _fit(self) -> None:
        """The usual grid on a smaller GPU: as many blocks as run at once, where they wait for one another."""
        for stage in filter(self.waits_for_own_blocks, self.stages):
            room = min(rank.resident_blocks(self.kernel(stage), self.threads) for rank in self.node.ranks)
            self.blocks = max(1, min(self.blocks, room // self._stage(stage).groups))

    def require_room(self) -> None:
        """LaunchError if the blocks of a stage that wait for one another do not all fit on a rank at once."""
        for stage in filter(self.waits_for_own_blocks, self.stages):
            for rank in self.node.ranks:
                room = rank.resident_blocks(self.kernel(stage), self.threads)
                if self.grid(stage) > room:
                    raise LaunchError(
                        f"{self.name}: {stage.kernel} launches {quantity(self.grid(stage), 'block')} of {quantity(self.threads, 'thread')} "
                        f"that wait for one another, but only {room} fit on rank {rank.index} at once: fewer blocks or "
                        "waves")

    def set_grid(self, blocks: int, waves: int) -> None:
        """Another grid for the calls to come. LaunchError or ValueError where it is impossible, and the grid stays."""
        self._check_grid(blocks, waves)
        before = self.blocks, self.threads
        self.blocks, self.threads = blocks, waves * self.lanes
        try:
            self.require_room()
        except LaunchError:
            self.blocks, self.threads = before
            raise

    # `KernelRung` asks for the following.

    def _upload(self, problem) -> Call:
        self.check_input(problem)
        self._before_number()
        call = Call()
        for rank in self.node.ranks:
            call.rows.append(self.output_rows(problem, rank.index))
            call.inputs.append({name: rank.from_torch(tensor, name)
                                for name, tensor in self.inputs(problem, rank.index).items()})
        return call

    def _enter(self, call: Call) -> Call:
        for i, rank in enumerate(self.node.ranks):
            rank.host_work("call")
            call.buffers.append(self.outputs.take(i, call.rows[i]))
            call.inputs[i]["out"] = call.buffers[i][:call.rows[i]]
        return call

    def _number(self, call: Call) -> Call:
        self._before_number()
        if not self.memory.is_held:
            self.memory.take(not self._variant.keeps_flags)
        return super()._number(call)

    def renew(self) -> None:
        if self._variant.prepare:
            self._variant.prepare(self)
        self.memory.take(counters=True)

    def start(self, stage: str | Stage, call: Call) -> None:
        stage = self._stage(stage)
        name, other = self._variant.arguments.get(stage.kernel, ("", ""))
        names = [other if argument == name else argument for argument in stage.arguments.split()]
        cooperative = self.waits_for_own_blocks(stage)
        with self.node.together(), self._or_failed():
            if self._variant.before:
                self._variant.before(self, stage.kernel, call)
            for i, rank in enumerate(self.node.ranks):
                values = {**self.memory.seen_by(i, call.epoch), **call.inputs[i], **self.own_arguments(),
                          "world": self.heap.world(rank, call.epoch), "shape": self.sizes(call.rows[i])}
                rank.launch(self.kernel(stage), self.grid(stage), self.threads, *(values[name] for name in names),
                            stream=self.streams[i], cooperative=cooperative)

    def run_in(self, streams: list) -> None:
        self._require_idle(self.streams)
        self.streams = streams

    def read_outputs(self, call: Call) -> list[torch.Tensor]:
        return self.outputs.read(call)

    def _drop(self, call: Call) -> None:
        for i, buffer in enumerate(call.buffers):
            self.outputs.give_back(i, buffer)

    def explain(self, error: A2AError) -> str:
        if isinstance(error, DeadlockError):
            return explain(self, error)
        return "" if self.node.runtime.simulated else addresses(self)

    def grid_facts(self) -> dict[str, Any]:
        """{"blocks", "waves"}: blocks of a launch or of one block role, waves per block. If blocks have roles, also
        "roles"."""
        return {"blocks": self.blocks, "waves": self.waves} | ({"roles": list(self.roles)} if self.shares else {})

    def options(self) -> dict[str, Any]:
        given = ("blocks", "waves", "variant", *self.own_options)
        return {name: getattr(self, name) for name in given}

    def loaded(self) -> Mapping[str, tuple]:
        kernels = {stage: (kernel.module, kernel.name) for stage, kernel in self._kernels.items()}
        return {stage: (getattr(module, "module", module), name) for stage, (module, name) in kernels.items()}

    def take_kernels(self, kernels: Mapping[str, tuple]) -> None:
        for stage, (module, name) in kernels.items():
            if self.kernel(stage).module.asm != module.asm:
                self.use(stage, self.node.load(module)[name])

    def who_owes(self, position: int, place: Mapping[str, int]) -> set[int]:
        """Ranks that may set a flag of the driven rank at `position`, where no index is the source. place: its indices by
        their names."""
        return set()

    def close(self) -> None:
        self.memory.close()
