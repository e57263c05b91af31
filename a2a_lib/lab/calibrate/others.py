"""Other libraries' kernels with published times on MI300X, on the simulated node. They are a test: no constant comes
from them.

The kernels (others.hip) are this project's, written from descriptions and tables of launch geometry. Published times
are of a call on the GPU, launch included. The simulated time is the time that one more call adds to many calls in a
stream.
"""
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import torch

KIB, MIB = 1 << 10, 1 << 20
SOURCES = {
    "aiter": "ROCm/aiter, pull request 801: two ranks, fp16, `vllm cr` and `QR FP`, on MI300X",
    "vLLM": "vllm-project/vllm, pull request 19744: four ranks, fp16, its all-reduce and quick reduce, on MI300X",
    "AMD acceptance": "the least that AMD asks of an MI300X in BabelStream, GB/s",
}


@dataclass(frozen=True)
class Figure:
    """A published time (us) or bandwidth (GB/s). measure: simulates it."""

    what: str
    source: str
    published: float
    measure: Callable[..., float]
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
    from ...machine.node import Node, SymmetricHeap

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


def stream(kernel: str, arrays: int, mib: int = 64) -> float:
    """GB/s of a stream of doubles that no cache holds, from arrays of `mib` MiB and half of that."""
    from ...machine.node import Node

    def us(size: int) -> float:
        with Node(1) as node:
            run, rank = node.load(Path(__file__).with_name("others.hip"))[kernel], node.ranks[0]
            data = [rank.zeros((size * MIB // 8,), torch.float64, name) for name in ("a", "b", "c")[:arrays]]
            node.reseed(node.seed)
            mark = node.mark()
            rank.launch(run, size * MIB // 8 // 1024, 1024, *data)
            return node.trace_since(mark).span_us
    return arrays * mib // 2 * MIB / (us(mib) - us(mib // 2)) / 1e3


def _sizes(world: int, kind: str, source: str, published: dict[int, float]) -> list[Figure]:
    names = {"one_stage": "all-reduce, one stage", "two_stages": "all-reduce, two stages, reading",
             "pushed": "all-reduce, two stages, pushing (quick reduce)"}[kind]
    return [Figure(f"{names}, {world} ranks, {_size(nbytes)}", source, us, partial(all_reduce, world, kind, nbytes))
            for nbytes, us in published.items()]


def _size(nbytes: int) -> str:
    return f"{nbytes // MIB} MiB" if nbytes >= MIB else f"{nbytes // KIB} KiB"


FIGURES: list[Figure] = [
    *_sizes(2, "one_stage", "aiter", {4 * KIB: 7.07, 128 * KIB: 8.70, 512 * KIB: 17.13, 2 * MIB: 49.67}),
    *_sizes(4, "one_stage", "vLLM", {2 * KIB: 7.18, 32 * KIB: 7.58, 256 * KIB: 14.39}),
    *_sizes(4, "two_stages", "vLLM", {512 * KIB: 14.65, 1 * MIB: 22.91, 2 * MIB: 36.64, 4 * MIB: 63.86}),
    *_sizes(2, "pushed", "aiter", {32 * KIB: 8.78, 512 * KIB: 19.50, 2 * MIB: 51.65}),
    *_sizes(4, "pushed", "vLLM", {32 * KIB: 12.87, 512 * KIB: 17.76, 2 * MIB: 36.08, 4 * MIB: 63.28}),
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


def rows(values: list[float]) -> list[tuple[str, str, str, str, str]]:
    """(what, source, published, simulated, error) of each of FIGURES."""
    return [(figure.what, figure.source, f"{figure.published:,.4g} {figure.unit}", f"{value:,.4g} {figure.unit}",
             f"{value / figure.published - 1:+.0%}") for figure, value in zip(FIGURES, values, strict=True)]
