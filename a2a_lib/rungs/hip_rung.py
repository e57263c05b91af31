"""What the rungs made of HIP kernels are on the host: launches, calls in flight, results."""
from __future__ import annotations

from collections.abc import Mapping
from contextlib import contextmanager
from functools import partial

import numpy as np
import torch

from ..errors import A2AError, DeadlockError
from ..moe import Problem, Received, Shape
from ..node.heap import SymmetricHeap
from . import steps
from .calls import Call, Stage
from .kernels import Kernels
from .memory import Memory
from .waits import addresses, explain


class HipRung(Kernels):
    """A rung says what its kernels are and what they get; the rest stands here.

    A rung is R.hip, R.py with a class like this, and R_variants.py. The class says
        name, idea    as in `AllToAll`; its kernels that are new stand in NAME.hip beside its module (`SOURCE`)
        takes_from    rungs of the same folder whose files have those of its kernels that NAME.hip lacks
        stages        its kernels in the order of their launches (`calls.Stage`); `STAGES`: their names
        buffers       its memory (`memory.Symmetric`, `Counter`, `Rows`)
        variants      of its kernels (`variants.Variant`); `VARIANTS`: {name: why} of the designs among them
        situations    what only its own hazards need, for the explorer (`situations.Situation`)
        usual_waves, usual_blocks, outputs_of: see `grids` and `calls`; a grid that was tuned comes before (`tuning`)
        shares        of the blocks, for each role but the last, where they have roles; shares_to_try: by `--tune`
        measured      whether it is a step of the ladder, compared and timed with the others

    node:       a `Node`; its driven ranks must share this call (all of them in one process, or one under torchrun)
    shape:      a `Shape` or its name: sizes the buffers for the worst case (every token of every rank to one expert)
    blocks:     blocks of each launch, or of each of its groups, at least 1 (default `usual_blocks`)
    waves:      waves per block (of 64 lanes; of 32 on NVIDIA GPUs), 1 to 16 (default `usual_waves`)
    source:     its kernels: a path, HIP text or a loaded module with those of NAME.hip
    heap_bytes: size of the symmetric heap; default: as much as is needed
    heap:       a heap to use instead of one of its own, also one that other rungs use: whose turn it is, after another
                one's, waits for all ranks and zeroes its flags
    variant:    the name of a variant

    Besides what `AllToAll` has: `launch` and `result` (calls in flight), `launch_all`, `begin` and `start` (stage by
    stage), `prepare` and `another` (the same input again), `set_grid`, `use`, `host_us`, `trace`, `close`; `local` (per
    driven rank: buffers by name), `streams` (per driven rank), `epoch` (of the latest call), `in_flight` (calls that
    nobody has waited for), `module`, `heap`, `outputs`.

    Errors: TypeError without a node, ProblemError for a bad problem, HeapError if the heap is too small, LaunchError if
    blocks that wait for one another do not fit or the source lacks kernels, all before any kernel runs; DeadlockError,
    FaultError, BudgetError from the simulated node. A call that failed or was interrupted leaves flags and counters as
    they were: A2AError from then on.
    """

    def __init__(self, node=None, shape: Shape | str | None = None, *, world_size: int | None = None,
                 blocks: int | None = None, waves: int | None = None, source=None, heap_bytes: int | None = None,
                 heap: SymmetricHeap | None = None, variant: str | None = None):
        if node is None:
            raise TypeError(f"{type(self).__name__} runs kernels: it needs a node")
        super().__init__(node, shape, world_size=world_size)
        self._choose(variant, blocks, waves, source)
        self.epoch, self._failed, self._mark, self._open = 0, None, 0, None
        self._latest: Problem | None = None  # of a whole call, which the trace is of
        self.in_flight: list[Call] = []
        # Kernels have a stream of their own, so that uploading the next call's input does not wait for this one.
        self.streams = [rank.stream() for rank in node.ranks]
        self.memory = Memory(self, heap, heap_bytes)
        self.heap, self.local = self.memory.heap, self.memory.local
        self.outputs = self.outputs_of(self)
        if self._variant.prepare:
            self._variant.prepare(self)
        self.memory.take(not self._variant.keeps_flags)

    # Calls.

    @contextmanager
    def _or_failed(self):
        """Whatever ends what stands inside, also an interrupt from the keyboard, leaves flags and counters half way."""
        try:
            yield
        except BaseException as error:
            self._failed = type(error).__name__
            raise

    def _check_not_failed(self) -> None:
        if self._failed:
            raise A2AError(f"an earlier call failed ({self._failed}) and left flags and counters as they were: make a "
                           f"new {type(self).__name__}")

    def _check_idle(self) -> None:
        self._check_not_failed()
        if self._open:
            raise A2AError("combine of the last dispatch is missing: peers wait for its replies, and counters are as "
                           "dispatch left them. Call combine first")

    def _upload(self, problem: Problem) -> Call:
        self.check_input(problem)
        self._check_idle()
        call = Call()
        for rank in self.node.ranks:
            call.tokens.append(problem.num_tokens[rank.index])
            call.inputs.append({
                "x": rank.from_torch(problem.tokens[rank.index], "x"),
                "topk_ids": rank.from_torch(problem.topk_ids[rank.index], "topk_ids"),
                "topk_weights": rank.from_torch(problem.topk_weights[rank.index], "topk_weights"),
            })
        return call

    def _enter(self, call: Call) -> Call:
        """What a call costs before its first launch, its input being there: the host's own work, and an output."""
        for i, rank in enumerate(self.node.ranks):
            rank.host_work("call")
            call.buffers.append(self.outputs.take(i, call.tokens[i]))
            call.inputs[i]["out"] = call.buffers[i][:call.tokens[i]]
        return call

    def _number(self, call: Call) -> Call:
        self._check_idle()
        if not self.memory.is_held:
            self.memory.take(not self._variant.keeps_flags)
        self.epoch += 1
        call.epoch = self.epoch
        self.in_flight.append(call)
        return call

    def prepare(self, problem: Problem) -> Call:
        """Input and output of a call on the driven ranks, without an epoch: for `another`."""
        return self._enter(self._upload(problem))

    def another(self, call: Call) -> Call:
        """A call with the next epoch and the input and output of another one: each is to be started, in this order."""
        again = Call()
        again.inputs, again.buffers, again.tokens = call.inputs, call.buffers, call.tokens
        return self._number(again)

    def begin(self, problem: Problem) -> Call:
        """A call: its input on the driven ranks, the next epoch, an output. Every stage of it is to be started."""
        return self._enter(self._number(self._upload(problem)))

    def start(self, stage: str | Stage, call: Call) -> None:
        """Starts the kernel of a stage on every driven rank and returns."""
        stage = self._stage(stage)
        name, other = self._variant.arguments.get(stage.kernel, ("", ""))
        names = [other if one == name else one for one in stage.arguments.split()]
        cooperative = self.waits_for_own_blocks(stage)
        with self._or_failed():
            if self._variant.before:
                self._variant.before(self, stage.kernel, call)
            for i, rank in enumerate(self.node.ranks):
                values = {**self.memory.seen_by(i, call.epoch), **call.inputs[i], **self.own_arguments(),
                          "world": self.heap.world(rank, call.epoch),
                          "shape": self.shape.for_kernel(call.tokens[i], self.world_size)}
                rank.launch(self.kernel(stage), self.grid(stage), self.threads, *(values[name] for name in names),
                            stream=self.streams[i], cooperative=cooperative)
            if self._variant.after:
                self._variant.after(self, stage.kernel, call)

    def launch(self, problem: Problem) -> Call:
        """Starts one whole call on every driven rank and returns without waiting. Calls may follow each other with no
        barrier between them; `result` waits."""
        return self.launch_all([problem])[0]

    def launch_all(self, problems: list[Problem]) -> list[Call]:
        """Starts one call after the other with nothing between them: inputs and outputs of all are there before the
        first launch, so that the host is ahead of the kernels and some ranks may be ahead of others. `result` waits."""
        for problem in problems:  # all of them, before the first takes an epoch
            self.check_input(problem)
        self._check_idle()
        with self._or_failed():
            calls = [self.begin(problem) for problem in problems]
            for call in calls:
                for stage in self.stages:
                    self.start(stage, call)
        return calls

    def result(self, call: Call) -> list[torch.Tensor]:
        """Waits for a call; per driven rank its output, [num_tokens, dim] float16."""
        self.synchronize()
        if call.outputs is None:
            call.outputs = self.outputs.read(call)
            self._drop(call)
        return call.outputs

    def _drop(self, call: Call) -> None:
        for i, buffer in enumerate(call.buffers):
            self.outputs.give_back(i, buffer)

    def __call__(self, problem: Problem) -> list[torch.Tensor]:
        self._check_idle()
        mark = self.node.mark()
        outputs = self.result(self.launch(problem))
        self._mark, self._latest = mark, problem
        return outputs

    def synchronize(self) -> None:
        """Waits for everything started. What the simulator reports gets what the waits expected to see."""
        with self._or_failed():
            try:
                self.node.synchronize()
            except A2AError as error:
                said = ""
                if isinstance(error, DeadlockError):
                    said = explain(self, error)
                elif not self.node.runtime.simulated:
                    said = addresses(self)
                if said:
                    error.args = (f"{error}\n{said}", *error.args[1:])
                raise
        self.in_flight = []

    def host_us(self, problems: list[Problem]) -> float:
        """us per call on the host's clock (simulated, or measured on real GPUs): the call's own work, the output's
        memory, launches and waiting for the result, without copies of inputs and outputs. One call after the other,
        each waited for; outputs are dropped."""
        calls = [self._number(self._upload(problem)) for problem in problems]
        self.synchronize()
        start = self.node.time_us
        for call in calls:
            self._enter(call)
            for stage in self.stages:
                self.start(stage, call)
            self.synchronize()
            self._drop(call)
            call.buffers.clear()
            for inputs in call.inputs:
                inputs.pop("out")
        return (self.node.time_us - start) / len(calls)

    # In two steps, to look at what dispatch delivered.

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
        """See `AllToAll`. Where the experts' work is part of the combine kernel, the replies are sent as they are."""
        steps.require_parts(self)
        self._check_not_failed()
        steps.require_dispatched(self, self._open, problem)
        call, self._open = self._open, None
        with self._or_failed(), steps.replies_in_place(self, call, replies):
            for stage in self.stages:
                if stage.role == "combine":
                    self.start(stage, call)
            return self.result(call)

    # Afterwards.

    @property
    def trace(self):
        """What was recorded since the latest call began: a `Trace`. That of a whole call can be repeated."""
        trace = self.node.trace_since(self._mark)
        if self._latest is not None:
            kernels = {stage: (kernel.module, kernel.name) for stage, kernel in self._kernels.items()}
            kernels = {stage: (getattr(module, "module", module), name) for stage, (module, name) in kernels.items()}
            how = dict(shape=self.shape, blocks=self.blocks, waves=self.waves, variant=self.variant)
            # Neither the rung nor its node, nor the right answer: a trace that is kept would keep their memory.
            trace.again = partial(_again, type(self), self.node.twin(), how, kernels, self._latest.unsolved())
        return trace

    def rows_per_wave(self, rank: int) -> list[int]:
        """Rows that each wave which sent any sent back in the latest call on a rank, the most first; from the trace
        (simulated nodes: there a flag that is set says which wave did it)."""
        return rows_per_wave(self.trace, rank)

    def close(self) -> None:
        """Gives its memory back, the heap included; collective."""
        self.memory.close()


def _again(kind, twin, how: Mapping, kernels: Mapping, problem: Problem, constants: Mapping[str, float]):
    """The trace of one call on a fresh node, on which these constants of the clock have other values: same grid,
    variant, kernels and schedule seed. Simulated nodes only."""
    with twin(constants) as node:
        comm = kind(node, **how)
        for stage, (module, name) in kernels.items():
            if comm.kernel(stage).module.asm != module.asm:
                comm.use(stage, node.load(module)[name])
        comm(problem)
        return comm.trace


def rows_per_wave(trace, rank: int) -> list[int]:
    """See `HipRung.rows_per_wave`."""
    trace = trace.select("flag_set")
    records = trace.records[(trace.names("symbol") == "reply_flags") & (trace.records["rank"] == rank)]
    waves = records["block"].astype(np.int64) * 64 + records["wave"]
    return sorted(np.unique(waves, return_counts=True)[1].tolist(), reverse=True)
