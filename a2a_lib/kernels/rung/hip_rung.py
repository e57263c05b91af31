"""The HIP body of a rung: kernels in files, memory and stages in tables."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch

from ...errors import A2AError, DeadlockError
from ...machine.node.heap import SymmetricHeap
from .calls import Call, Stage
from .kernels import Kernels
from .memory import Memory
from .waits import addresses, explain


class HipRung(Kernels):
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
