"""What the rungs made of HIP kernels share on the host: buffers, launches, calls in flight."""

from __future__ import annotations

import weakref
from abc import abstractmethod
from pathlib import Path

import torch

from ..errors import A2AError, DeadlockError, LaunchError
from ..node.heap import SymmetricHeap
from ..moe import Problem, Received, Shape, expert_scale, expert_shift
from ..alltoall import designs
from .base import AllToAll
from .waits import Flag, addresses, explain

KERNELS = Path(__file__).parents[1] / "alltoall"


class HipRung(AllToAll):
    """A rung says what its kernels are and what they get; the rest stands here.

    SOURCE:    the file with the kernels that are new in this rung
    STAGES:    kernels in the order of their launches. "expert", where there is one, comes between dispatch and combine
    ARGUMENTS: kernel -> names of its arguments: world and shape (a2a/world.h), then buffers (below)
    FLAGS:     symmetric buffers that are zero before the first call
    EXPECTED:  flag buffer -> `waits.Flag`: what its indices are and what a wait wants to see, for reports
    VARIANTS:  name -> what differs: other designs of the same rung, kept to be looked at
    `symmetric`, `counters` and `rows` name the buffers. A kernel that SOURCE lacks is that of the class before.
    """

    SOURCE: Path
    STAGES: tuple[str, ...]
    ARGUMENTS: dict[str, str]
    FLAGS: tuple[str, ...]
    EXPECTED: dict[str, Flag] = {}
    VARIANTS: dict[str, str] = {}

    def __init__(self, node=None, shape: Shape | str | None = None, *, world_size: int | None = None,
                 blocks: int | None = None, waves: int | None = None, source=None, heap_bytes: int | None = None,
                 heap: SymmetricHeap | None = None, variant: str | None = None):
        if node is None:
            raise TypeError(f"{type(self).__name__} runs kernels: it needs a node")
        super().__init__(node, shape, world_size=world_size)
        waves = self.usual_waves() if waves is None else waves
        blocks = self.usual_blocks(waves) if blocks is None else blocks
        if blocks < 1 or not 1 <= waves <= 16:
            raise ValueError(f"a grid of {blocks} blocks of {waves} waves: at least 1 block, 1 to 16 waves")
        self.blocks, self.threads = blocks, waves * (32 if node.target == "cuda" else 64)
        if self.shape.topk > 32 or self.world_size > 64:
            raise ValueError(f"{self.SOURCE.name} is written for topk <= 32 and at most 64 ranks")
        if variant is not None and variant not in self.VARIANTS:
            raise ValueError(f"{self.name} has no variant {variant!r}; there are {', '.join(self.VARIANTS) or 'none'}")
        self.variant = variant
        self.capacity = self.world_size * self.shape.max_tokens  # rows per local expert: no token chooses it twice
        self._load(source)
        self._require_room()
        self.epoch, self._failed, self._mark = 0, None, 0
        self.under_way: list[Call] = []  # calls that nobody has waited for
        # Kernels have a stream of their own, so that uploading the next call's input does not wait for this one.
        self.streams = [rank.stream() for rank in node.ranks]
        self._shared = heap is not None
        self._allocate(heap or SymmetricHeap(node, self.heap_bytes() if heap_bytes is None else heap_bytes))

    def _load(self, source) -> None:
        design = designs.find(self.name, self.variant)
        self.EXPECTED = self.EXPECTED | (design.expected if design else {})
        for stage, (name, names) in (design.arguments if design else {}).items():
            arguments = self.ARGUMENTS[stage].split()
            arguments[arguments.index(name)] = names
            self.ARGUMENTS = self.ARGUMENTS | {stage: " ".join(arguments)}
        if design and not source:
            self.module = self.node.load(designs.source(self.name, self.variant), **self.defines(),
                                         name=f"{self.name}-{self.variant}.hip")
        else:
            self.module = self.node.load(source or self.SOURCE, **self.defines())
        files = dict.fromkeys(kind.SOURCE for kind in type(self).__mro__ if hasattr(kind, "SOURCE"))
        files.pop(self.SOURCE)
        lacks = any(getattr(self.module, stage, None) is None for stage in self.STAGES)
        self._modules_before = [self.node.load(file) for file in files] if lacks else []

    def kernel(self, stage: str):
        """The kernel of a stage: the rung's own or, where it has none, that of the rung before."""
        for module in (self.module, *self._modules_before):
            found = getattr(module, stage, None)
            if found is not None:
                return found
        raise LaunchError(f"{self.name} needs a kernel {stage}; the source has none")

    # What a rung may change.

    def usual_waves(self) -> int:
        """Waves per block, unless the caller says otherwise. NVIDIA's are half as wide, and more of them have to be there
        to keep as many bytes under way."""
        return 16 if self.node.target == "cuda" else 4

    def usual_blocks(self, waves: int) -> int:
        """Blocks of a launch, or of one of its roles, unless the caller says otherwise. MI300X: 304 CUs. NVIDIA: as many
        as multiprocessors, so that both roles' blocks run at once (two of 16 waves fit on each)."""
        return self.node.ranks[0].compute_units if self.node.target == "cuda" else 304

    def defines(self) -> dict[str, int]:
        """Preprocessor definitions its kernels are compiled with."""
        return {}

    def grid(self, stage: str) -> int:
        """Blocks of a stage's launch."""
        return self.blocks

    def waits_for_own_blocks(self, stage: str) -> bool:
        """True if the stage's blocks wait for one another, so that all of them must be resident: it is then launched
        cooperatively, and refused where they do not fit."""
        return False

    @abstractmethod
    def symmetric(self) -> dict[str, tuple[tuple[int, ...], torch.dtype]]:
        """Buffers of the symmetric heap, in their order there: name -> (shape, dtype)."""

    @abstractmethod
    def counters(self) -> dict[str, tuple[int, ...]]:
        """int32 buffers of each rank, zero before the first call: name -> shape."""

    @abstractmethod
    def rows(self) -> dict[str, tuple[tuple[int, ...], torch.dtype]]:
        """Buffers of each rank with undefined content: name -> (shape, dtype)."""

    def view(self, own: dict, epoch: int) -> dict:
        """The buffers of one rank as the kernels of call `epoch` see them."""
        return own

    # Memory.

    def _require_room(self) -> None:
        for stage in filter(self.waits_for_own_blocks, self.STAGES):
            for rank in self.node.ranks:
                room = rank.resident_blocks(self.kernel(stage), self.threads)
                if self.grid(stage) > room:
                    raise LaunchError(
                        f"{self.name}: {stage} launches {self.grid(stage)} blocks of {self.threads} threads that wait "
                        f"for one another, but only {room} fit on rank {rank.index} at once: fewer blocks or waves")

    def heap_bytes(self) -> int:
        """What the symmetric heap needs, in bytes."""
        need = 0
        for shape, dtype in self.symmetric().values():
            need = -(-need // 128) * 128 + torch.Size(shape).numel() * dtype.itemsize
        return need

    def _allocate(self, heap: SymmetricHeap) -> None:
        self.heap = heap
        if self._shared:
            heap.clear()
        buffers = {name: heap.alloc(name, shape, dtype) for name, (shape, dtype) in self.symmetric().items()}
        experts, dim = self.local_experts, self.shape.dim
        self.local: list[dict] = []
        for i, rank in enumerate(self.node.ranks):
            mine = range(rank.index * experts, (rank.index + 1) * experts)
            own = {name: per_rank[i] for name, per_rank in buffers.items()}
            own |= {name: rank.zeros(shape, torch.int32, name) for name, shape in self.counters().items()}
            own |= {name: rank.empty(shape, dtype, name) for name, (shape, dtype) in self.rows().items()}
            shift = torch.tensor([expert_shift(e, dim) for e in mine], dtype=torch.int32)
            own["shift"] = rank.from_torch(shift, "shift")
            own["scale"] = rank.from_torch(torch.tensor([expert_scale(e) for e in mine]), "scale")
            self.local.append(own)
        self._take_heap()

    def _take_heap(self) -> None:
        """Zeroes the flags, when no rank is in a call of a rung that had this memory and before any sends again."""
        everybody = {rank.index: None for rank in self.node.ranks}
        self.node.synchronize()
        self.node.gather(everybody)
        self.heap.holder = weakref.ref(self)  # the rung owns the heap, not the heap the rung
        for i, own in enumerate(self.local):
            if self._shared:
                self.heap.name_memory([own[name] for name in self.symmetric()], i)
            for name in self.FLAGS if self.variant != "heap_as_it_is" else ():
                own[name].zero_()  # only flags: the rows' pages stay uncommitted until they are used
        self.node.synchronize()
        self.node.gather(everybody)

    # Stages. Each starts its kernels on every driven rank and returns.

    def _start(self, stage: str, call: "Call") -> None:
        kernel = self.kernel(stage)
        for i, rank in enumerate(self.node.ranks):
            values = {**self.view(self.local[i], call.epoch), **call.inputs[i],
                      "world": self.heap.world(rank, call.epoch),
                      "shape": self.shape.for_kernel(call.tokens[i], self.world_size, capacity=self.capacity)}
            args = [values[name] for name in self.ARGUMENTS[stage].split()]
            rank.launch(kernel, self.grid(stage), self.threads, *args, stream=self.streams[i],
                        cooperative=self.waits_for_own_blocks(stage))

    def _begin(self, problem: Problem) -> "Call":
        call = self._upload(problem)
        self._enter(call)
        return call

    def _upload(self, problem: Problem) -> "Call":
        self.check_input(problem)
        if self._failed:
            raise A2AError(f"an earlier call failed ({self._failed}) and left flags and counters as they were: make a "
                           f"new {type(self).__name__}")
        if self.heap.holder is None or self.heap.holder() is not self:
            self._take_heap()
        self.epoch += 1
        call = Call(self.epoch)
        self.under_way.append(call)
        for rank in self.node.ranks:
            call.tokens.append(problem.num_tokens[rank.index])
            call.inputs.append({
                "x": rank.from_torch(problem.tokens[rank.index], "x"),
                "topk_ids": rank.from_torch(problem.topk_ids[rank.index], "topk_ids"),
                "topk_weights": rank.from_torch(problem.topk_weights[rank.index], "topk_weights"),
            })
        return call

    def _enter(self, call: "Call") -> None:
        """What a call costs before its first launch, its input being there: the host's own work, and an output."""
        for i, rank in enumerate(self.node.ranks):
            rank.host_work("call")
            call.buffers.append(self._output(i, call.tokens[i]))
            call.inputs[i]["out"] = call.buffers[i][:call.tokens[i]]

    def _output(self, i: int, num_tokens: int):
        """A buffer for the output of a call on the i-th driven rank: at least [num_tokens, dim]."""
        return self.node.ranks[i].empty((num_tokens, self.shape.dim), torch.float16, "out")

    def launch(self, problem: Problem) -> "Call":
        """Starts one whole call on every driven rank and returns without waiting. Calls may follow each other with no
        barrier between them; `result` waits."""
        call = self._begin(problem)
        for stage in self.STAGES:
            self._start(stage, call)
        return call

    def launch_all(self, problems: list[Problem]) -> list["Call"]:
        """Starts one call after the other with nothing between them: inputs and outputs of all are there before the first
        launch, so that the host is ahead of the kernels and some ranks may be ahead of others. `result` waits."""
        calls = [self._begin(problem) for problem in problems]
        for call in calls:
            for stage in self.STAGES:
                self._start(stage, call)
        return calls

    def result(self, call: "Call") -> list[torch.Tensor]:
        """Waits for a call; per driven rank its output, [num_tokens, dim] float16."""
        self._synchronize()
        if call.outputs is None:
            call.outputs = self._take(call)
        return call.outputs

    def _take(self, call: "Call") -> list[torch.Tensor]:
        """The output of a call that is done, copied from the ranks."""
        return [inputs["out"].to_torch() for inputs in call.inputs]

    def __call__(self, problem: Problem) -> list[torch.Tensor]:
        mark = self.node.mark()
        outputs = self.result(self.launch(problem))
        self._mark = mark
        return outputs

    def _synchronize(self) -> None:
        try:
            self.node.synchronize()
        except A2AError as error:
            self._failed = type(error).__name__
            said = ""
            if isinstance(error, DeadlockError):
                said = explain(self, str(error))
            elif not self.node.runtime.simulated:
                said = addresses(self)
            if said:
                error.args = (f"{error}\n{said}", *error.args[1:])
            raise
        self.under_way = []

    def host_us(self, problems: list[Problem]) -> float:
        """us per call on the host's clock (simulated, or measured on real GPUs): the call's own work, the output's
        memory, launches and waiting for the result, without copies of inputs and outputs. One call after the other,
        each waited for; outputs are dropped."""
        calls = [self._upload(problem) for problem in problems]
        self._synchronize()
        start = self.node.time_us
        for call in calls:
            self._enter(call)
            for stage in self.STAGES:
                self._start(stage, call)
            self._synchronize()
            self._drop(call)
        return (self.node.time_us - start) / len(calls)

    def _drop(self, call: "Call") -> None:
        """The output of a call that is done is not wanted."""
        call.buffers.clear()
        for inputs in call.inputs:
            inputs.pop("out", None)

    # In two steps, to look at what dispatch delivered.

    def dispatch(self, problem: Problem) -> list[Received]:
        self._call = self._begin(problem)
        self._mark = self.node.mark()
        for stage in self.STAGES:
            if stage.startswith("dispatch"):
                self._start(stage, self._call)
        self._synchronize()
        received = []
        for own, counts in zip(self.local, self._expert_counts(), strict=True):
            rows, origin, expert = [], [], []
            for e, n in enumerate(counts.tolist()):
                rows.append(own["expert_x"][e][:n].to_torch())
                origin.append(own["expert_origin"][e][:n].to_torch())
                expert.append(torch.full((n,), e, dtype=torch.int64))
            origin = torch.cat(origin).long()
            received.append(Received(torch.cat(rows), origin[:, 0], origin[:, 1] // self.shape.topk,
                                     origin[:, 1] % self.shape.topk, torch.cat(expert),
                                     source_counts=own["recv_count"].to_torch(), expert_counts=counts))
        return received

    def combine(self, problem: Problem, replies: list[torch.Tensor]) -> list[torch.Tensor]:
        self._set_replies("expert_y", replies)
        for stage in self.STAGES:
            if stage.startswith("combine"):
                self._start(stage, self._call)
        return self.result(self._call)

    def _expert_counts(self) -> list[torch.Tensor]:
        return [self.view(own, self._call.epoch)["expert_count"].to_torch() for own in self.local]

    def _set_replies(self, name: str, replies: list[torch.Tensor]) -> None:
        for own, counts, rows in zip(self.local, self._expert_counts(), replies, strict=True):
            at = 0
            for e, n in enumerate(counts.tolist()):
                if n:
                    own[name][e][:n].copy_from(rows[at:at + n])
                at += n

    @property
    def trace(self):
        """What was recorded since the latest call began: a `Trace`."""
        return self.node.trace_since(self._mark)


class Call:
    """One call in flight: its epoch; per driven rank its inputs and output, the buffer of the output, the number of
    tokens; once taken, its outputs."""

    def __init__(self, epoch: int):
        self.epoch, self.inputs, self.buffers, self.tokens = epoch, [], [], []
        self.outputs: list[torch.Tensor] | None = None
