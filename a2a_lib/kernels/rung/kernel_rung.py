"""`KernelRung`: epochs, calls in flight, waits, failures and repeats of rungs made of kernels, HIP or Triton."""
from abc import abstractmethod
from collections.abc import Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from ...errors import A2AError, SimulationError
from ...machine.trace.reports import without_expectations
from ...plurals import quantity
from .calls import Call, Stage
from .rung import Rung


class KernelRung(Rung):
    """The calls of a rung. Two bodies implement what is abstract here, `HipRung` and `TritonRung`; so does a rung around an
    operation that models call.

    `launch` starts a call and returns, `result` waits; `launch_all` starts several; `prepare` and `another` repeat a call with
    the same input. epoch: number of the latest call. in_flight: calls that nobody has waited for; there may be any number, all in
    one stream of each rank (`run_in`).

    Threads of Python may use several rungs of a node side by side, each rung in one thread: the kernels of a call are launched
    together. A call that failed or was interrupted leaves flags and counters as they were: A2AError from then on.
    """

    stages: tuple[Stage, ...] = (Stage("call", "", "call"),)  # of a call, in the order of their launches
    most_calls = 2**31 - 2  # before flags and numbers begin anew (`renew`); even, so that sets for odd and even calls alternate
    one_input = False  # True: calls in flight have the same problem, for inputs lie where the kernels look for them
    epoch = 0
    _failed: str | None = None
    _mark = 0
    _latest: Any = None  # the problem of a whole call, which the trace is of

    def __init__(self, node=None, shape=None, *, world_size: int | None = None):
        if node is None:
            raise TypeError(f"{type(self).__name__} runs kernels: it needs a node")
        super().__init__(node, shape, world_size=world_size)
        self.in_flight: list[Call] = []

    # A body, HIP or Triton, defines the following.

    @abstractmethod
    def _upload(self, problem) -> Call:
        """The inputs of a call on the driven ranks; its epoch is 0."""

    def _enter(self, call: Call) -> Call:
        """A call's costs before its first launch, once its input is there."""
        return call

    @abstractmethod
    def start(self, stage: str | Stage, call: Call) -> None:
        """Starts the kernels of a stage on every driven rank and returns."""

    @abstractmethod
    def run_in(self, streams: list) -> None:
        """Sets the streams in which the rung's kernels run from now on, one per driven rank. Any number of calls may be in
        flight in one stream, none in another beside them: A2AError while calls are in flight."""

    @abstractmethod
    def read_outputs(self, call: Call) -> list:
        """The outputs of a call that is done, one per driven rank."""

    def _require_idle(self, streams: list) -> None:
        """Raises an A2AError if calls are in flight in streams of the rung, which it is about to leave."""
        if self.in_flight and not self.node.idle(streams):
            raise A2AError(f"{quantity(len(self.in_flight), 'call')} of {self.name} in flight on another stream: all calls of a rung "
                           "share its flags and buffers, so they follow each other in one stream, as many as you like. Call synchronize() "
                           "first, or make a second rung for the second stream")

    def _drop(self, call: Call) -> None:
        """Frees the call's output buffers for later calls."""

    def _before_number(self) -> None:
        """Raises an A2AError if a call cannot begin."""
        self._check_not_failed()

    def renew(self) -> None:
        """Sets flags and counters as they were before the first call, on all ranks. No rank is in a call."""

    def explain(self, error: A2AError) -> str:
        """A text to add to the report of an error while this rung's kernels ran; "" for nothing."""
        return ""

    def options(self) -> dict[str, Any]:
        """Arguments, besides node and shape, with which a rung like this one is made on another node."""
        return {}

    def loaded(self) -> Mapping[str, tuple]:
        """{stage: (compiled module, kernel)} of kernels that are not the rung's own, for `take_kernels`."""
        return {}

    def take_kernels(self, kernels: Mapping[str, tuple]) -> None:
        """Launches what `loaded` gave, compiled anew for this node."""

    def grid_facts(self) -> dict[str, Any]:
        """The launch parameters, for rows of measurements."""
        return {}

    # Calls.

    @contextmanager
    def _or_failed(self):
        """Whatever ends the block, an interrupt from the keyboard included, leaves flags and counters half way."""
        try:
            yield
        except BaseException as error:
            self._failed = type(error).__name__
            raise

    def _check_not_failed(self) -> None:
        if self._failed:
            raise A2AError(f"an earlier call failed ({self._failed}) and left flags and counters as they were: make a "
                           f"new {type(self).__name__}")

    def _renew_before(self, calls: int) -> None:
        """Begins with number 1 again if so many calls would pass `most_calls`: flags of 32 bits hold no larger numbers."""
        if self.epoch + calls > self.most_calls:
            self.synchronize()
            self.renew()
            self.epoch = 0

    def _number(self, call: Call) -> Call:
        self._before_number()
        self._renew_before(1)
        self.epoch += 1
        call.epoch = self.epoch
        self.in_flight.append(call)
        return call

    def prepare(self, problem) -> Call:
        """Input and output of a call on the driven ranks, without an epoch: for `another`."""
        return self._enter(self._upload(problem))

    def another(self, call: Call) -> Call:
        """A call with the next epoch and the input and output of another one: each is to be started, in this order."""
        return self._number(call.again())

    def begin(self, problem) -> Call:
        """A call: its input on the driven ranks, the next epoch, an output. Every stage of it is to be started."""
        return self._enter(self._number(self._upload(problem)))

    def start_call(self, call: Call) -> None:
        """Starts every stage of a call."""
        with self.node.together():
            for stage in self.stages:
                self.start(stage, call)

    def launch(self, problem) -> Call:
        """Starts one whole call on every driven rank and returns without waiting. Calls may follow each other with no
        barrier between them; `result` waits."""
        return self.launch_all([problem])[0]

    def launch_all(self, problems: list) -> list[Call]:
        """Starts one call after the other with nothing between them. Inputs and outputs of all calls exist before the
        first launch, so the host is ahead of the kernels, and some ranks may be ahead of others. `result` waits."""
        for problem in problems:  # all of them, before the first takes an epoch
            self.check_input(problem)
        self._before_number()
        if self.one_input and any(problem is not problems[0] for problem in problems):
            raise A2AError(f"{self.name} keeps one input: calls in flight have the same problem")
        self._renew_before(len(problems))
        with self.node.together(), self._or_failed():
            first = self.begin(problems[0])
            calls = [first, *(self.another(first) if self.one_input else self.begin(problem) for problem in problems[1:])]
            for call in calls:
                self.start_call(call)
        return calls

    def result(self, call: Call) -> list:
        """Waits for a call; its outputs, one per driven rank."""
        self.synchronize()
        if call.outputs is None:
            call.outputs = self.read_outputs(call)
            self._drop(call)
        return call.outputs

    def __call__(self, problem) -> list:
        self._before_number()
        self._latest = None
        if not self.one_input:  # else the trace begins when the input is there
            self._mark = self.node.mark()
        outputs = self.result(self.launch(problem))
        self._latest = problem
        return outputs

    def synchronize(self) -> None:
        """Waits for everything started. A report of the simulator gets what the waits expected to see."""
        with self._or_failed():
            try:
                self.node.synchronize()
            except A2AError as error:
                text = without_expectations(error) if isinstance(error, SimulationError) else str(error)
                if words := self.explain(error):
                    error.args = (f"{text}\n{words}", *error.args[1:])
                raise
        self.in_flight = []

    def host_us(self, problems: list) -> float:
        """us per call on the host's clock (simulated, or measured on real GPUs). It includes the call's own work, the
        output's memory, launches and the wait for the result, but no copies of inputs and outputs. One call after the
        other, each waited for; outputs are dropped."""
        self._renew_before(len(problems))
        calls = [self._number(self._upload(problem)) for problem in problems]
        self.synchronize()
        start = self.node.time_us
        for call in calls:
            self.start_call(self._enter(call))
            self.synchronize()
            self._drop(call)
            call.forget_outputs()
        return (self.node.time_us - start) / len(calls)

    # Afterwards.

    @property
    def trace(self):
        """The records since the latest call began: a `Trace`. That of a whole call can be repeated."""
        trace = self.node.trace_since(self._mark)
        if self._latest is not None and self.node.target == "sim":
            # Neither the rung nor its node, nor the right answer: a trace that is kept would keep their memory.
            trace.again = partial(_again, type(self), self.node.twin(), self.shape, self.options(), self.loaded(),
                                  self.family.without_answer(self._latest))
        return trace


def _again(kind, twin, shape, options: Mapping, kernels: Mapping, problem, constants: Mapping[str, float]):
    """The trace of one call on a fresh node, on which these constants of the clock have other values: same grid,
    variant, kernels and schedule seed. Simulated nodes only."""
    with twin(constants) as node:
        rung = kind(node, shape, **options)
        rung.take_kernels(kernels)
        rung(problem)
        return rung.trace
