"""`Node.call` and `Node.measure`: one kernel on all ranks, with arguments per rank, timed, and its outputs checked."""
import inspect
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from ...errors import CheckError, LaunchError
from ...table import Table
from ..runtime import graph
from ..runtime.arguments import World, pack
from ..runtime.buffer import Buffer, describe
from ..runtime.rank import Rank
from ..trace import LAUNCH, PS_PER_US, Trace

OUTPUT = "out"  # the argument that is an output unless the caller names another


class Call:
    """A kernel with its grid and its arguments for every driven rank of a node, ready to be launched. Raises
    LaunchError, naming the argument, for one that does not fit."""

    def __init__(self, node, kernel: Any, grid: Any, args: Sequence[Any], options: dict[str, Any]):
        self.node, self.kernel, self.options = node, kernel, options
        if not hasattr(kernel, "kernel"):
            raise LaunchError("call takes a kernel of a module that node.load returned, or of a2a.triton.load, not "
                              f"{type(kernel).__name__}")
        self.triton = hasattr(kernel, "launch")
        self.name, parameters = kernel.name, kernel.kernel.args[:-2] if self.triton else kernel.kernel.args
        self.grid: tuple = (grid,)
        if not self.triton:
            if not args:
                raise LaunchError(f"{self.name}: grid and block come before the arguments: node.call(kernel, grid, block, ...)")
            self.grid, args = (grid, args[0]), args[1:]
        if len(args) != len(parameters):
            names = ", ".join(f"{i} ({arg.name})" for i, arg in enumerate(parameters))
            raise LaunchError(f"{self.name} takes {len(parameters)} arguments ({names}); {len(args)} were given")
        self.wanted, self.args = parameters, args
        self.heaps = list(dict.fromkeys(arg for arg in args if _is_heap(arg)))
        for position, arg in enumerate(args):
            if isinstance(arg, (list, tuple)) and len(arg) != len(node.ranks):
                raise LaunchError(f"{self._where(position)}: a list has one item per rank that this process drives, "
                                  f"{len(node.ranks)} here, not {len(arg)}")

    def _where(self, position: int) -> str:
        return f"{self.name}, argument {position} ({self.wanted[position].name})"

    def arguments(self, place: int, epoch: int) -> list[Any]:
        """The arguments of the driven rank at `place` of node.ranks for the call of that number."""
        return [self._argument(position, arg, place, epoch) for position, arg in enumerate(self.args)]

    def _argument(self, position: int, arg: Any, place: int, epoch: int) -> Any:
        rank = self.node.ranks[place]
        if isinstance(arg, (list, tuple)):
            return arg[place]
        if _is_heap(arg):
            if arg.node is not self.node:
                raise LaunchError(f"{self._where(position)}: heap {arg.name!r} is of another node")
            struct = self.wanted[position].type == World.TYPE or self.wanted[position].kind == "struct"
            return arg.world(rank, epoch) if struct else arg.bases[place]
        if callable(arg):
            return arg(rank, epoch) if _takes_two(arg) else arg(rank)
        return arg

    def check(self, epoch: int) -> None:
        """Raises LaunchError unless the arguments of the call of that number fit on all ranks. Starts nothing."""
        context = self.node.context
        for place, rank in enumerate(self.node.ranks):
            device = None if context.runtime.simulated else rank.device
            pack(self.name, self.wanted, self.arguments(place, epoch), rank.index, device, context)

    def launch(self, epoch: int, streams: Sequence[Any] | None = None) -> None:
        """Starts the call of that number on all driven ranks."""
        for place, rank in enumerate(self.node.ranks):
            stream = streams[place] if streams else None
            values = self.arguments(place, epoch)
            if self.triton:
                self.kernel.launch(rank, *self.grid, *values, stream=stream, **self.options)
            else:
                rank.launch(self.kernel, *self.grid, *values, stream=stream, **self.options)

    def outputs(self, named: str | Sequence[Buffer] | None) -> Sequence[Buffer] | None:
        """The buffers to read back: the given ones, or the argument of that name. Raises ValueError if there is
        none."""
        ranks = self.node.ranks
        if named is None or isinstance(named, str):
            names = [arg.name for arg in self.wanted]
            if (named or OUTPUT) not in names:
                if named is None:
                    return None
                raise ValueError(f"{self.name} has no argument {named!r}; there are {', '.join(names)}")
            argument = self.args[names.index(named or OUTPUT)]
            buffers = [argument] if isinstance(argument, Buffer) else argument
            if callable(argument):
                buffers = [argument(rank) for rank in ranks] if not _takes_two(argument) else None
            if named is None and not _buffers(buffers, len(ranks)):
                return None
            named = buffers
        if not _buffers(named, len(ranks)):
            raise ValueError(f"outputs: the name of an argument that is one Buffer per driven rank, or {len(ranks)} Buffers")
        return named


def _buffers(value: Any, count: int) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == count and all(isinstance(item, Buffer) for item in value)


def _is_heap(value: Any) -> bool:
    """Whether the value is a `SymmetricHeap`. Its file imports the node's, so that this file cannot import it."""
    return hasattr(value, "bases") and hasattr(value, "world")


def _takes_two(function: Callable) -> bool:
    """Whether a function of the rank also takes the call's number."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # a builtin
        return False
    return sum(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) and p.default is p.empty for p in parameters) > 1


REAL_WARM, REAL_CALLS = 10, 50  # calls of `measure` on real GPUs


@dataclass(frozen=True, repr=False)
class CallResult:
    """The result of calls of one kernel on all ranks.

    kernel    its name
    us        {rank: us per call}, of all ranks: from the start of its first timed call to the end of its last, divided by
              their number
    span_us   us per call: simulated from the first rank's start to the last rank's end, measured the longest of `us`
    label     where the times come from: "simulated (preset ...)" or "measured (device, date)"
    outputs   one CPU tensor per driven rank, after the last call; None without an output
    trace     the timed calls (`Trace`); empty if a graph was measured, because graphs make no records
    epochs    numbers of the timed calls
    warm      number of untimed calls before
    checked   whether the outputs were checked, and so are right
    """

    kernel: str
    us: dict[int, float]
    span_us: float
    label: str
    outputs: list[torch.Tensor] | None
    trace: Trace
    epochs: range
    warm: int
    checked: bool

    @property
    def slowest(self) -> int:
        """The rank that took longest."""
        return max(self.us, key=self.us.__getitem__)

    @property
    def table(self) -> Table:
        """us per rank."""
        return Table({"rank": list(self.us), "us": list(self.us.values())}, label=self.label,
                     title=f"{self.kernel}, per call")

    def __repr__(self) -> str:
        calls = f"call {self.epochs[0]}" if len(self.epochs) == 1 else f"mean of calls {self.epochs[0]} to {self.epochs[-1]}"
        before = f" after {self.warm} warm call{'s' if self.warm > 1 else ''}" if self.warm else ""
        ranks = f"{len(self.us)} rank{'s' if len(self.us) > 1 else ''}"
        shortest = min(self.us.values())
        return (f"{self.kernel} on {ranks}: {self.span_us:.2f} us, {self.label}\n"
                f"  ranks took {shortest:.2f} to {self.us[self.slowest]:.2f} us, the slowest is rank {self.slowest}; "
                f"{calls}{before}; outputs {'right' if self.checked else 'not checked'}")


class Calls:
    """The methods of `Node` that this file defines."""

    def call(self, kernel: Any, grid: Any, *args: Any, outputs: Any = None, check: Any = None, epoch: int | None = None,
             prepare: Callable[[], Any] | None = None, **options: Any) -> CallResult:
        """Launches a kernel on all driven ranks, waits, and returns times and outputs (`CallResult`).

        kernel    of a module that `load` returned: grid and block follow, then its arguments, as in `Rank.launch`; or of
                  `a2a.triton.load`: the grid follows, then its arguments
        args      one per argument of the kernel. A list or tuple has one item per driven rank, in the order of `ranks`: the
                  Buffers of `heap.alloc`, or `node.ranks` itself for the rank's number. A SymmetricHeap is its `World`, with
                  the number of the call as epoch, or its bases where the kernel takes a pointer. A function gets the Rank,
                  or the Rank and the number of the call. Anything else is the same on all ranks
        outputs   name of the argument that is read back, or one Buffer per driven rank (default: the argument "out")
        check     a tensor that every rank's output equals, one tensor per driven rank, or a function of the outputs, which
                  raises AssertionError or returns False
        epoch     number of the call (default: one more than the heap's last, see `SymmetricHeap.calls`)
        prepare   called before the kernel, untimed, such as `heap.zero_`
        options   cooperative, and of HIP kernels dynamic_lds

        Errors: LaunchError (arguments, before anything starts), ValueError (outputs, check, numbers, before anything
        starts), CheckError, and the errors of `synchronize`.
        """
        return run(self, kernel, grid, args, warm=0, calls=1, epoch=epoch, outputs=outputs, check=check, prepare=prepare,
                        graphs=False, **options)

    def measure(self, kernel: Any, grid: Any, *args: Any, warm: int | None = None, calls: int | None = None,
                outputs: Any = None, check: Any = None, epoch: int | None = None,
                prepare: Callable[[], Any] | None = None, **options: Any) -> CallResult:
        """Like `call`, but timed, after `warm` calls (default: 1 simulated, 10 on real GPUs).

        calls: number of timed calls, without a pause between them (default: 1 simulated, 50 on real GPUs); times are
        per call. epoch: number of the first call. prepare: before every call; then only one call is timed.

        Simulated times come from the clock of the preset. Real times come from events. In a graph of all timed calls
        they lie between the ends of the first and the last call. They surround one call if prepare is given, calls is
        1, or the target has no graphs. If the ranks of a single call wait for one another, its time includes the host's
        launches of the other ranks.
        """
        return run(self, kernel, grid, args, warm=warm, calls=calls, epoch=epoch, outputs=outputs, check=check,
                        prepare=prepare, graphs=True, **options)


def run(node, kernel: Any, grid: Any, args: Sequence[Any], *, warm: int | None, calls: int | None,
        epoch: int | None, outputs: str | Sequence[Buffer] | None, check: Any, prepare: Callable[[], Any] | None,
        graphs: bool, **options: Any) -> CallResult:
    """`Node.measure`, and with warm=0, calls=1 and graphs=False `Node.call`."""
    simulated = node.target == "sim"
    warm = (1 if simulated else REAL_WARM) if warm is None else warm
    calls = (1 if simulated or prepare else REAL_CALLS) if calls is None else calls
    if not _whole(warm, 0) or not _whole(calls, 1) or epoch is not None and not _whole(epoch, 1):
        raise ValueError(f"warm {warm!r}, calls {calls!r}, epoch {epoch!r}: whole numbers, at least 0, 1 and 1")
    if prepare is not None and calls > 1:
        raise ValueError("prepare comes before every call, so one call is timed: calls=1")
    call = Call(node, kernel, grid, args, options)
    latest = max((heap.calls for heap in call.heaps), default=0)
    first = epoch if epoch is not None else 1 + latest
    if first <= latest:
        warnings.warn(f"epoch {first}, and calls with this heap have had numbers up to {latest}: a wait for a number that was there before "
                      "may take an older call's flag for its own", stacklevel=3)
    read = call.outputs(outputs)
    expected = _expected(check, read, len(node.ranks))
    call.check(first)
    _meet(node)
    for heap in call.heaps:
        heap.calls = first + warm + calls - 1
    for number in range(first, first + warm):
        if prepare is not None:
            _prepare(node, prepare)
        call.launch(number)
        if prepare is not None or simulated:
            node.synchronize()
    epochs = range(first + warm, first + warm + calls)
    if prepare is not None:
        _prepare(node, prepare)
    _meet(node)
    timed = _in_graph if graphs and prepare is None and not simulated and graph.available(node.runtime) else _in_streams
    us, span_us, trace = timed(node, call, epochs)
    us = node.gather(us)
    values = None if read is None else [buffer.to_torch() for buffer in read]
    _meet(node)
    if check is not None:
        _judge(node, call.name, check, expected, values)
    return CallResult(call.name, us, span_us if span_us is not None else max(us.values()), trace.label, values, trace, epochs,
                      warm, check is not None)


def _in_streams(node, call: Call, epochs: range) -> tuple[dict[int, float], float | None, Trace]:
    """({driven rank: us per call}, span per call or None, trace) of calls on the default streams."""
    mark = node.mark()
    for number in epochs:
        call.launch(number)
    trace = node.trace_since(mark)
    records = trace.records[trace.records["kind"] == LAUNCH]
    us = {}
    for rank in node.ranks:
        mine = records[records["rank"] == rank.index]
        took = int(np.max(mine["time"] + mine["duration"]) - np.min(mine["time"])) if len(mine) else 0
        us[rank.index] = took / PS_PER_US / len(epochs)
    return us, trace.span_us / len(epochs) if node.target == "sim" else None, trace


def _in_graph(node, call: Call, epochs: range) -> tuple[dict[int, float], None, Trace]:
    """As `_in_streams`, on real GPUs, with one graph per rank: the host starts it, and none of its kernels waits for
    the host. Ranks that wait for one another start together from the second call on, so the graph's first call is not
    timed."""
    if len(epochs) == 1:
        return _in_streams(node, call, epochs)
    streams = [rank.stream() for rank in node.ranks]
    events = [(rank.event(), rank.event()) for rank in node.ranks]
    with _unrecorded(node):
        mark = node.mark()
        with graph.capture(streams) as graphs:
            for number in epochs:
                call.launch(number, streams)
                place = 0 if number == epochs[0] else 1 if number == epochs[-1] else None
                if place is not None:
                    for pair, stream in zip(events, streams):
                        pair[place].record_in_graph(stream)
        for graph_of_rank in graphs:
            graph_of_rank.upload()
        _meet(node)
        for graph_of_rank in graphs:
            graph_of_rank.launch()
        node.synchronize()
        us = {rank.index: stop.elapsed_us(start) / (len(epochs) - 1) for rank, (start, stop) in zip(node.ranks, events)}
        return us, None, node.trace_since(mark)


@contextmanager
def _unrecorded(node) -> Iterator[None]:
    """Launches inside get no events."""
    recorder = node.context.recorder
    enabled, recorder.enabled = recorder.enabled, False
    try:
        yield
    finally:
        recorder.enabled = enabled


def _meet(node) -> None:
    """Waits until all work of all ranks of all processes has ended."""
    node.synchronize()
    node.gather({rank.index: None for rank in node.ranks})


def _prepare(node, prepare: Callable[[], Any]) -> None:
    prepare()
    _meet(node)


def _expected(check: Any, read: Sequence[Buffer] | None, ranks: int) -> list[torch.Tensor] | None:
    """The expected tensors in `check`, one per driven rank; None for a function. Raises ValueError if one fits no
    output."""
    if check is None or callable(check) and not isinstance(check, torch.Tensor):
        return None
    if read is None:
        raise ValueError("there is no output to compare: outputs= names the argument, or has the Buffers")
    tensors = [check] * ranks if isinstance(check, torch.Tensor) else list(check)
    if len(tensors) != ranks or not all(isinstance(tensor, torch.Tensor) for tensor in tensors):
        raise ValueError(f"check: a function of the outputs, a tensor, or one tensor per driven rank, {ranks} here")
    for tensor, buffer in zip(tensors, read):
        if tuple(tensor.shape) != tuple(buffer.shape) or tensor.dtype != buffer.dtype:
            raise ValueError(f"expected {describe(tuple(tensor.shape), tensor.dtype)}, but output {buffer.name!r} of rank "
                             f"{buffer.rank} is {describe(buffer.shape, buffer.dtype)}")
    return tensors


def _judge(node, kernel: str, check: Any, expected: list[torch.Tensor] | None,
           values: list[torch.Tensor] | None) -> None:
    if expected is None:
        if check(values) is False:
            raise CheckError(f"{kernel}: the check refused the outputs")
        return
    for rank, expected_value, got in zip(node.ranks, expected, values):
        _compare(kernel, rank, expected_value.cpu(), got)


def _compare(kernel: str, rank: Rank, expected_value: torch.Tensor, got: torch.Tensor) -> None:
    """Raises CheckError unless both have equal elements; NaN equals NaN."""
    wrong = expected_value != got
    if expected_value.is_floating_point():
        wrong &= ~(expected_value.isnan() & got.isnan())
    places = wrong.nonzero()
    if len(places):
        at = tuple(places[0].tolist())
        raise CheckError(f"{kernel}: rank {rank.index} has {len(places)} of {wrong.numel()} elements wrong; the first is "
                         f"{list(at)}: expected {expected_value[at].item()}, got {got[at].item()}")


def _whole(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least
