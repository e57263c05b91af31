"""The memory of `ExpertParallel`. A channel carries one exchange at a time: dispatch and combine, or their backward."""
from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

import torch

from ...errors import A2AError
from ...machine.node.heap import SymmetricHeap
from ...plurals import quantity
from ..all_to_all.hip import extents
from ..rung.memory import Symmetric, heap_bytes, size
from . import fp8

FLAGS = ("recv_flags", "reply_flags", "recv_counts", "code_flags", "state")
FORTH, BACK = "forth", "back"  # ways of an exchange
COMBINED = "this dispatch has been combined already"


def table(dtype: torch.dtype, coded: bool = False, bounded: bool = False) -> tuple[Symmetric, ...]:
    """The symmetric buffers of a channel. bounded: the state is one, too, and says who lives (`expert_parallel_bounded.h`). coded:
    dispatch sends rows in 8 bits. They have places and flags of their own, because a rank that is ahead already sends the
    backward exchange's rows, which are longer."""
    own = ((Symmetric("code_flags", "world max_tokens parts"), Symmetric("recv_codes", "peers max_tokens packed", dtype))
           if coded else ())
    own += (Symmetric("state", "state_words"),) if bounded else ()
    return (Symmetric("recv_flags", "world max_tokens parts"), Symmetric("reply_flags", "world max_tokens parts"),
            Symmetric("recv_counts", "world experts", torch.int64), Symmetric("recv_choices", "world max_tokens topk 2"),
            Symmetric("recv_x", "peers max_tokens dim", dtype), Symmetric("reply", "peers max_tokens dim", dtype),
            Symmetric("reply_dots", "world max_tokens topk", torch.float32), *own)


def symmetric(shape, world_size: int) -> dict[str, int]:
    """The extents by their names in the table, for a world of this size."""
    words = 2 + 2 * shape.local_experts(world_size) + world_size * (3 + shape.max_tokens)
    return extents(shape, world_size) | {"peers": max(1, world_size - 1), "packed": fp8.packed_columns(shape.dim), "state_words": words}


class Channels:
    """The channels of a layer, and the exchanges that are in flight in them.

    heap     the symmetric heap of all channels
    local    [channel][driven rank]: name -> Buffer
    calls    [channel]: (number of a call, FORTH or BACK) of the exchange that holds it, or None
    numbers  counts the calls of this process
    """

    def __init__(self, layer, number: int):
        self._layer, self.node = layer, layer.node
        buffers = table(layer.dtype, layer.coded, layer.bound_us is not None)
        known = symmetric(layer.shape, layer.world_size)
        self.heap = SymmetricHeap(self.node, number * (heap_bytes(buffers, known) + 128))
        self.local: list[list[dict[str, Any]]] = []
        self.calls: list[tuple[int, str] | None] = [None] * number
        self.numbers = itertools.count()
        self._streams: list[list | None] = [None] * number  # of each channel's latest exchange
        self._open: list[Call] = []
        for channel in range(number):
            there = {buffer.name: self.heap.alloc(buffer.name + (f".{channel}" if channel else ""), size(buffer, known), buffer.dtype)
                     for buffer in buffers}
            self.local.append([{name: each[i] for name, each in there.items()} for i in range(len(self.node.ranks))])
            for rank, own in zip(self.node.ranks, self.local[-1], strict=True):
                for name in FLAGS:
                    if name in own:
                        own[name].zero_()
                if "state" not in own:
                    own["state"] = rank.zeros((2 + 2 * layer.local_experts,), torch.int32, "state")
        self.node.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})  # flags are zero before any peer sends

    def lent(self, channel: int) -> list[dict[str, Any]]:
        """The buffers of a channel with rows, plan, places and out, which calls overwrite; made at first use."""
        layer, shape = self._layer, self._layer.shape
        for rank, own in zip(self.node.ranks, self.local[channel], strict=True):
            if "rows" not in own:
                own["places"] = rank.empty((layer.world_size, shape.max_tokens, shape.topk), torch.int32, "places")
                own["rows"] = rank.empty((layer.capacity, shape.dim), layer.dtype, "rows")
                own["plan"] = rank.empty((plan_words(layer),), torch.int32, "plan")
                own["out"] = rank.empty((shape.max_tokens, shape.dim), layer.dtype, "out")
        return self.local[channel]

    def take(self, number: int, way: str, streams: list) -> int:
        """The first free channel, which this exchange now holds, in these streams of the driven ranks. They wait for the streams of
        the channel's last exchange. Raises A2AError if there is none."""
        if None not in self.calls:
            if len(self.calls) == 1:
                raise A2AError("combine of the last dispatch is missing: peers wait for its answers. Call combine first, or make "
                               "the layer with in_flight=2. A checkpoint has to contain both")
            raise A2AError(f"{quantity(len(self.calls), 'exchange is', 'exchanges are')} under way, as many as in_flight: combine "
                           "one first, or make the layer with a larger in_flight. A checkpoint has to contain dispatch and combine")
        channel = self.calls.index(None)
        handles, before = [stream and stream.handle for stream in streams], self._streams[channel]
        if before is not None and handles != [stream and stream.handle for stream in before] and not self.node.idle(before):
            self.node.follow(streams, before)
        self.calls[channel], self._streams[channel] = (number, way), list(streams)
        return channel

    def find(self, number: int, way: str) -> int | None:
        """The channel that this exchange holds, None if it is not in flight."""
        return self.calls.index((number, way)) if (number, way) in self.calls else None

    def leave(self, number: int, way: str, streams: list | None = None) -> None:
        """Gives the channel of this exchange back. streams: in which it ended, if they are not those in which it began."""
        channel = self.calls.index((number, way))
        self.calls[channel], self._streams[channel] = None, streams or self._streams[channel]

    def opened(self, call: Call) -> None:
        """Remembers a call, so that `combine` without a handle finds it."""
        self._open = [*(other for other in self._open if self._under_way(other)), call]

    def _under_way(self, call: Call) -> bool:
        return self.find(call.number, FORTH) is not None

    def call_of(self, dispatched) -> Call:
        """The call that `combine` ends. dispatched: a `Dispatched`, a list of them, or None for the only one. Raises
        A2AError unless it is in flight. For calls that torch.compile traces, combine raises it when it runs."""
        if dispatched is not None:
            call = (dispatched[0] if isinstance(dispatched, (list, tuple)) else dispatched).call
            if call is None or call.layer is not self._layer:
                raise A2AError("`dispatched` is not what a dispatch of this layer returned")
            if not call.keep and not self._under_way(call):
                raise A2AError(COMBINED)
            return call
        under_way = [call for call in self._open if self._under_way(call)]
        if not under_way:
            raise A2AError("there was no dispatch: combine belongs to the one before it")
        if len(under_way) > 1:
            raise A2AError(f"{quantity(len(under_way), 'dispatch is', 'dispatches are')} under way: pass combine what the one that it "
                           "belongs to returned")
        return under_way[0]

    def close(self) -> None:
        """Frees the memory; collective."""
        for own in self.local:
            own.clear()
        self.heap.close()


@dataclass(eq=False)
class Call:
    """One dispatch and combine.

    inputs   x, ids and weights of each driven rank
    keep     whether results belong to the caller: then the exchange runs in torch operators (`operators`)
    dropped  of each driven rank, see `Dispatched`
    places   of each driven rank: Buffers or tensors, where dispatch keeps which row lies where
    links    of each driven rank, if kept: see `gradients`
    handle   int64 [1] on the CPU, if kept: the number. It exists when dispatch runs, and not yet when a compiler traces it
    channel  of the exchange, while its kernels are started
    """

    layer: Any
    inputs: list[tuple]
    keep: bool = False
    dropped: list = field(default_factory=list)
    places: list[Any] = field(default_factory=list)
    links: list[torch.Tensor] = field(default_factory=list)
    handle: Any = None
    channel: int | None = None

    @property
    def number(self) -> int:
        """The call's number in this process."""
        return int(self.handle)


@dataclass(frozen=True)
class Dispatched:
    """The result of dispatch on one rank: rows grouped by expert, and their counts on the GPU. Buffers; CUDA tensors if
    the caller's `x` is one. They belong to the `ExpertParallel` and are overwritten by its next dispatch.

    rows       [capacity, dim]: expert e has rows[offsets[e]:offsets[e] + counts[e]], in the order of arrival; the rows
               between the experts, and after the last one, are undefined
    counts     int32 [local experts]
    offsets    int32 [local experts + 1]: multiples of block_size; the last one is the number of rows in use with
               padding. offsets[1:] is the argument `offs` of `torch.nn.functional.grouped_mm`
    expert_ids int32 [capacity / block_size]: the local expert of each tile of block_size rows, -1 after the last one;
               None if block_size is 1
    call       names this dispatch for `combine`
    codes      float8_e4m3fn [capacity, dim], and
    scales     float32 [capacity, dim / 128]: what `rows` were made of, for experts in 8 bits (`fp8`). None unless rows are sent so
    dropped    choices of this rank that were dropped for lack of room; None if there is room for the worst case
    """

    rows: Any
    counts: Any
    offsets: Any
    expert_ids: Any
    call: Any = field(default=None, repr=False, compare=False)
    dropped: Any = field(default=None, compare=False)
    codes: Any = field(default=None, repr=False, compare=False)
    scales: Any = field(default=None, repr=False, compare=False)


def plan_words(layer) -> int:
    """Number of int32 in a plan: counts, offsets, and the experts of all tiles."""
    tiles = layer.capacity // layer.block_size if layer.block_size > 1 else 0
    return 2 * layer.local_experts + 1 + tiles
