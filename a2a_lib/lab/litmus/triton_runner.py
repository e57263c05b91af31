"""Runs the litmus tests that are written in Triton."""
from __future__ import annotations

from collections.abc import Iterable

import torch

from ...errors import DeadlockError
from ...machine.node import Node, SymmetricHeap
from ...machine.node.triton import load
from .case import CHANNELS, CUS, XCDS
from .runner import Histogram
from .suite import Result
from .triton_cases import FOUR, SIGNATURE, TRITON_SUITE, WORDS, TritonLitmus

LINGER = 4  # loads after the end, because a kernel's end would write its stores back


def run_triton(test: TritonLitmus | str, mode: str = "strict", *, seeds: int = 200, first: int = 0) -> Histogram:
    """Runs one test under schedule seeds first ... first + seeds - 1. Raises ValueError for an unknown name or mode."""
    if isinstance(test, str) and test not in TRITON_SUITE:
        raise ValueError(f"no litmus test in Triton is called {test!r}: {', '.join(TRITON_SUITE)}")
    test = TRITON_SUITE[test] if isinstance(test, str) else test
    if mode not in FOUR:
        raise ValueError(f"mode {mode!r}: not one of {', '.join(FOUR)}")
    counts: dict = {}
    shift = first % CHANNELS  # so that a seed's places lie in the same channels in every run
    rows = -(-(shift + seeds) // CHANNELS) * CHANNELS
    with Node(2, name="litmus", xcds=XCDS, cus=CUS, memory=mode, target="sim", max_events=1) as node:
        kernel = load(node, test.kernel, SIGNATURE, **test.constants)
        heap = SymmetricHeap(node, rows * 8 * WORDS + 4096)
        places = [heap.alloc(name, (rows, WORDS), torch.int32) for name in "xy"]
        for place in places:
            for buffer in place:
                buffer.zero_()
        all_ones = [rank.from_torch(torch.ones(WORDS, dtype=torch.int32), "ones") for rank in node.ranks]
        results = [rank.zeros((rows, 64), torch.int32, "result") for rank in node.ranks]
        node.synchronize()
        hung = set()
        for slot in range(shift, shift + seeds):
            seed = first + slot - shift
            node.reseed(seed)
            for rank, x, y, rank_ones, result, bases in zip(node.ranks, *places, all_ones, results, heap.bases):
                delay = seed // (1 + 2 * rank.index) % 3
                kernel.launch(rank, 1, x[slot], y[slot], rank_ones, result[slot], bases, rank.index, WORDS, delay,
                              LINGER)
            try:
                node.synchronize()
            except DeadlockError:
                hung.add(seed)
        states = torch.stack([result.to_torch()[:, 0] for result in results], 1).tolist()
    for seed, state in enumerate(states[shift:shift + seeds], first):
        key = None if seed in hung else tuple(state)
        count, witness = counts.get(key, (0, seed))
        counts[key] = (count + 1, witness)
    return Histogram(test, mode, seeds, first, counts)


def run_triton_suite(mode: str = "strict", names: Iterable[str] = (), *, seeds: int = 200, first: int = 0):
    """Yields a `Result` for each test (default: all): expected and observed in that mode. Raises ValueError for an
    unknown name or mode."""
    for name in list(names) or list(TRITON_SUITE):
        histogram = run_triton(name, mode, seeds=seeds, first=first)
        yield Result(histogram, histogram.test.verdict[mode])
