"""Other libraries' kernels with published times on MI300X, on the simulated node. They are a test: no constant comes
from them.

The kernels (others.hip) are this project's, written from descriptions and tables of launch geometry. Published times
are of a call on the GPU, launch included. The simulated time is the time that one more call adds to many calls in a
stream.
"""
from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import torch

KIB, MIB = 1 << 10, 1 << 20
SOURCES = {
    "aiter": "ROCm/aiter, pull request 801: two ranks, fp16, `vllm cr` and `QR FP`, on MI300X",
    "vLLM": "vllm-project/vllm, pull request 19744: four ranks, fp16, its all-reduce and quick reduce, on MI300X",
    "Mori": "ROCm/mori, tuned launches of EP8 on MI300X: 7168 elements, 256 experts, top-8",
    "AMD acceptance": "the least that AMD asks of an MI300X in BabelStream, GB/s",
}


@dataclass(frozen=True)
class Figure:
    """A published time (us) or bandwidth (GB/s). measure: simulates it."""

    what: str
    source: str
    published: float
    measure: Callable[[], float]
    unit: str = "us"


def _per_call(node, start: Callable[[int], None], calls: int) -> float:
    """us that one more call adds to a stream of them. start(number): on all ranks, number counts from 1."""
    number, spans = 0, []
    for count in (1, calls, 2 * calls):
        mark = node.mark()
        for _ in range(count):
            number += 1
            start(number)
        spans.append(node.trace_since(mark).span_us)
    return (spans[2] - spans[1]) / calls


def all_reduce(world: int, kind: str, nbytes: int) -> float:
    """us of a call. kind: "one_stage" and "two_stages" (at most 16 blocks of 512 threads), "pushed" (a block of 256 for
    every 32 KiB, at most 1216; through uncached memory, as quick reduce)."""
    from ...node import Node, SymmetricHeap

    n = nbytes // 16
    threads = 256 if kind == "pushed" else 512
    share = n // world if kind == "two_stages" else n
    blocks = min(1216, n // 2048) if kind == "pushed" else min(16, -(-share // threads))
    room = {"one_stage": 16, "two_stages": share * 16, "pushed": 2 * blocks * 32 * KIB}[kind]
    with Node(world) as node:
        kernel = node.load(Path(__file__).with_name("others.hip"))[f"{kind}_{world}"]
        memory = "uncached" if kind == "pushed" else "finegrained"
        heap = SymmetricHeap(node, nbytes + room + 64 * blocks + MIB, memory=memory)
        data, part = heap.alloc("data", (nbytes // 2,), torch.float16), heap.alloc("part", (room // 2,), torch.float16)
        flags = heap.alloc("flags", (2, blocks, 8), torch.int32)
        heap.zero_()
        out = [rank.empty((nbytes // 2,), torch.float16, "out") for rank in node.ranks]
        values = [((torch.arange(nbytes // 2) + 3 * r) % 64).to(torch.float16) for r in range(world)]
        for buffer, value in zip(data, values):
            buffer.copy_from(value)

        def start(number: int) -> None:
            for r, rank in enumerate(node.ranks):
                rank.launch(kernel, blocks, threads, heap.world(r, number), data[r], part[r], out[r], flags[r], n)
        us = _per_call(node, start, 2 if nbytes <= MIB else 1)
        for buffer in out:
            assert torch.equal(buffer.to_torch(), sum(values)), f"{kind} of {nbytes} bytes on {world} ranks"
    return us


def _routes(world: int, tokens: int, topk: int = 8, experts: int = 256) -> np.ndarray:
    """Experts of every rank's tokens, [world, tokens, topk], drawn evenly."""
    random = np.random.default_rng(tokens)
    return np.argsort(random.random((world, tokens, experts)), axis=2)[:, :, :topk].astype(np.int32)


@functools.cache
def combine(tokens: int, blocks: int, waves: int) -> float:
    """us of a call: every rank reads the replies to its tokens, one row of 14336 bytes for each (token, rank)."""
    from ...node import Node, SymmetricHeap

    world, dim = 8, 7168
    experts, slots = _routes(world, tokens) // 32, world * tokens
    place, filled = np.full((world, tokens, 8), -1, np.int32), [0] * world
    for rank in range(world):
        for token in range(tokens):
            for k, peer in enumerate(np.unique(experts[rank, token])):
                place[rank, token, k] = peer * slots + filled[peer]
                filled[peer] += 1
    with Node(world) as node:
        kernel = node.load(Path(__file__).with_name("others.hip")).combine_by_reading
        heap = SymmetricHeap(node, slots * dim * 2 + MIB, memory="uncached")  # Mori's default
        rows, flags = heap.alloc("rows", (slots, dim), torch.float16), heap.alloc("flags", (8,), torch.int32)
        for r, (buffer, flag) in enumerate(zip(rows, flags)):
            buffer.copy_from((torch.arange(slots * dim, dtype=torch.int32).reshape(slots, dim) % 61 + r).half())
            flag.zero_()
        places = [rank.from_torch(torch.from_numpy(place[r]), "place") for r, rank in enumerate(node.ranks)]
        arrived = [rank.zeros((1,), torch.int32, "arrived") for rank in node.ranks]
        out = [rank.empty((tokens, dim), torch.float16, "out") for rank in node.ranks]
        shape = _shape(tokens, dim).for_kernel(tokens, world)

        def start(number: int) -> None:
            for r, rank in enumerate(node.ranks):
                rank.launch(kernel, blocks, 64 * waves, heap.world(r, number), shape, rows[r], places[r], out[r],
                            arrived[r], flags[r], slots)
        us = _per_call(node, start, 1)
        for r, buffer in enumerate(out):
            last_places = place[r][tokens - 1]
            right = sum((torch.arange(dim, dtype=torch.int32) + int(at % slots) * dim) % 61 + int(at // slots)
                        for at in last_places[last_places >= 0])
            assert torch.equal(buffer.to_torch()[-1], right.half()), f"combine, rank {r}"
    return us


@functools.cache
def dispatch(tokens: int, blocks: int, waves: int, row: int = 3584) -> float:
    """us of a call: one row of `row` bytes for each (token, rank) of its experts, its place drawn at the receiver."""
    from ...node import Node, SymmetricHeap

    world, routes = 8, _routes(8, tokens)
    slots = world * tokens
    with Node(world) as node:
        kernel = node.load(Path(__file__).with_name("others.hip")).dispatch_by_counter
        heap = SymmetricHeap(node, slots * (row + 68) + MIB, memory="uncached")
        inbox, meta = heap.alloc("inbox", (slots, row // 4), torch.int32), heap.alloc("meta", (slots, 16), torch.int32)
        next_slot, announced = heap.alloc("taken", (32,), torch.int32), heap.alloc("told", (32,), torch.int32)
        source = heap.alloc("from", (slots,), torch.int32)
        heap.zero_()
        words = torch.arange(tokens * row // 4, dtype=torch.int32).reshape(tokens, -1)
        x = [rank.from_torch(words + r, "x") for r, rank in enumerate(node.ranks)]
        ids = [rank.from_torch(torch.from_numpy(routes[r]), "ids") for r, rank in enumerate(node.ranks)]
        weights = [rank.from_torch(torch.ones(tokens, 8), "weights") for rank in node.ranks]
        sent = [rank.zeros((8,), torch.int32, "sent") for rank in node.ranks]
        arrived = [rank.zeros((1,), torch.int32, "arrived") for rank in node.ranks]
        shape = _shape(tokens, row // 2).for_kernel(tokens, world)
        spans = []
        for number in (1, 2):  # counters start anew before every call, as in the originals' combine
            for buffer in (*next_slot, *sent):
                buffer.zero_()
            node.synchronize()
            mark = node.mark()
            for r, rank in enumerate(node.ranks):
                rank.launch(kernel, blocks, 64 * waves, heap.world(r, number), shape, x[r], ids[r], weights[r], inbox[r],
                            next_slot[r], sent[r], announced[r], source[r], meta[r], arrived[r], row)
            spans.append(node.trace_since(mark).span_us)
        for r in range(world):
            came = sum(int((np.unique(routes[s, t] // 32) == r).sum()) for s in range(world) for t in range(tokens))
            assert int(next_slot[r].to_torch()[0]) == came, f"dispatch, rank {r}"
            of, slot = int(source[r].to_torch()[came - 1]), came - 1
            assert torch.equal(inbox[r].to_torch()[slot], words[of % tokens] + of // tokens), f"dispatch, rank {r}"
    return spans[-1]


def _shape(tokens: int, dim: int):
    from ...moe import Shape

    return Shape("other", 256, 8, dim, tokens)


def stream(kernel: str, arrays: int, mib: int = 64) -> float:
    """GB/s of a stream of doubles that no cache holds, from arrays of `mib` MiB and half of that."""
    from ...node import Node

    def us(size: int) -> float:
        with Node(1) as node:
            run, rank = node.load(Path(__file__).with_name("others.hip"))[kernel], node.ranks[0]
            data = [rank.zeros((size * MIB // 8,), torch.float64, name) for name in ("a", "b", "c")[:arrays]]
            node.reseed(node.seed)
            mark = node.mark()
            rank.launch(run, size * MIB // 8 // 1024, 1024, *data)
            return node.trace_since(mark).span_us
    return arrays * mib // 2 * MIB / (us(mib) - us(mib // 2)) / 1e3


def _more(measure: Callable[..., float], few: tuple[int, ...], many: tuple[int, ...]) -> float:
    """us added by more tokens: the common overhead of both launches cancels."""
    return measure(*many) - measure(*few)


def _sizes(world: int, kind: str, source: str, published: dict[int, float]) -> list[Figure]:
    names = {"one_stage": "all-reduce, one stage", "two_stages": "all-reduce, two stages, reading",
             "pushed": "all-reduce, two stages, pushing (quick reduce)"}[kind]
    return [Figure(f"{names}, {world} ranks, {_size(nbytes)}", source, us, partial(all_reduce, world, kind, nbytes))
            for nbytes, us in published.items()]


def _size(nbytes: int) -> str:
    return f"{nbytes // MIB} MiB" if nbytes >= MIB else f"{nbytes // KIB} KiB"


# Tokens, blocks, waves per block.
COMBINE = {64: (64, 64, 4), 128: (128, 32, 8), 256: (256, 64, 4)}
DISPATCH = {64: (64, 208, 4), 128: (128, 256, 4), 256: (256, 223, 10), 512: (512, 256, 8)}
FIGURES: list[Figure] = [
    *_sizes(2, "one_stage", "aiter", {4 * KIB: 7.07, 128 * KIB: 8.70, 512 * KIB: 17.13, 2 * MIB: 49.67}),
    *_sizes(4, "one_stage", "vLLM", {2 * KIB: 7.18, 32 * KIB: 7.58, 256 * KIB: 14.39}),
    *_sizes(4, "two_stages", "vLLM", {512 * KIB: 14.65, 1 * MIB: 22.91, 2 * MIB: 36.64, 4 * MIB: 63.86}),
    *_sizes(2, "pushed", "aiter", {32 * KIB: 8.78, 512 * KIB: 19.50, 2 * MIB: 51.65}),
    *_sizes(4, "pushed", "vLLM", {32 * KIB: 12.87, 512 * KIB: 17.76, 2 * MIB: 36.08, 4 * MIB: 63.28}),
    *(Figure(f"combine by reading, 8 ranks, {tokens} tokens each", "Mori", us, partial(combine, *COMBINE[tokens]))
      for tokens, us in ((64, 33.01), (128, 47.26), (256, 75.6))),
    Figure("the same, 256 tokens less 64", "Mori", 75.6 - 33.01, partial(_more, combine, COMBINE[64], COMBINE[256])),
    *(Figure(f"dispatch of rows of 3584 bytes, 8 ranks, {tokens} tokens each", "Mori", us,
             partial(dispatch, *DISPATCH[tokens]))
      for tokens, us in ((64, 33.25), (128, 37.65), (256, 51.21), (512, 72.33))),
    Figure("the same, 256 tokens less 64", "Mori", 51.21 - 33.25, partial(_more, dispatch, DISPATCH[64], DISPATCH[256])),
    Figure("stream, add", "AMD acceptance", 3920.9, partial(stream, "stream_add", 3), "GB/s"),
    Figure("stream, triad", "AMD acceptance", 3885.3, partial(stream, "stream_triad", 3), "GB/s"),
]


def simulate(announce: Callable[[str], None] = lambda what: None) -> list[float]:
    """The simulated value of each of FIGURES; checks every answer."""
    values = []
    for figure in FIGURES:
        announce(figure.what)
        values.append(figure.measure())
    return values


TEXT = """\
## Never seen when the clock was made

Kernels of other libraries with published times on MI300X, written anew after their descriptions
(`lab/calibrate/others.hip`: same grids, same order of loads, stores and flags), on the simulated node with the preset
mi300x. No constant of the clock comes from these rows. The rules of crowded links and `cu_remote_stores` have changed since
they were first run (18 of 29 were within 20% then), after measurements of AMD's elsewhere ("Hypotheses about the clock").
Published times
are of a call on the GPU, with what lies between two calls; the simulated ones say what one more call adds to a stream of
them (dispatch: one kernel alone, because its counters have to begin anew). Every answer is checked.
"""
WHY = """\
What the rows say:

* **What reads is right.** All-reduces that read are within 17% from 32 KiB on, combine's bytes (256 tokens less 64)
  within 2%: latency and bandwidth of loads from one and from several peers, flags, sums.
* **Between two kernels** the clock lets 1 us pass (`queue_gap`, a CHOICE); the smallest all-reduces speak for 2 to 2.5 us.
  With 2 us those that read are off by -7, +5, +3, +6% on two ranks, -7, +1, -9, +1, -11, -12, -12% on four. Sources elsewhere
  do not agree: 0.72 to 0.76 us between kernels of 5 and of 50 us in a stream, their start and end included (experiments
  with RCCL, gfx90a), and 4.5 us for the start and end of a kernel on MI300X (Kog). "Hypotheses about the clock" says why it
  stays 1 us. Mori's own floor is higher: with one token its combine takes 21 us, its dispatch 33, of which no kernel of
  ours explains more than 10; the differences between sizes are comparable, the totals are not.
* **What pushes is right** where memory is uncached, from 512 KiB on within 3% on two ranks and 11% on four. With 44 lines of
  stores under way in a CU, not 188, and links that crowd for uncached memory, too, it was up to 60% too slow.
* **Many ranks that add to one counter of a peer** are too slow: dispatch with 512 tokens takes 81 us, 38 where moves of
  the counter's line between XCDs cost nothing (72 published, with a floor of some 20 to 30); 256 tokens less 64 take
  14 us then (18 published), 512 less 256 take 12, and 54 as it is (21 published): the truth is nearer to no moves at all.
  The clock lets a GPU's XCDs take turns at a peer's line as they do at their own; a line of a peer's memory is in
  none of their L2s, and perhaps they need not.
"""


def rows(values: list[float]) -> list[tuple[str, str, str, str, str]]:
    """(what, source, published, simulated, error) of each of FIGURES."""
    return [(figure.what, figure.source, f"{figure.published:,.4g} {figure.unit}", f"{value:,.4g} {figure.unit}",
             f"{value / figure.published - 1:+.0%}") for figure, value in zip(FIGURES, values, strict=True)]
