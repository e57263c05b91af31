"""Lesson 09, exercise 1: caller_time(trace, rank) -> us before, in, between and after the kernels of a call."""

import random

import numpy as np

from ....kernels.all_to_all import FusedCombine
from ....kernels.moe import Problem
from ....machine.trace import HOST, LAUNCH, PS_PER_US, Trace, records_of
from ....table import Table
from ..cases import small
from ..trial import exercise

PARTS = ("before", "kernels", "between", "behind")
SYMBOLS = ["call", "hipMalloc", "hipFree", "hipModuleLaunchKernel", "hipDeviceSynchronize"]
US = 10**6


@exercise("09_overheads.ipynb", "exercise-1")
def caller_time(trial, function):
    for seed, ranks, kernels in ((1, 1, 1), (2, 2, 2), (3, 3, 4)):
        trace, want = _synthetic(seed, ranks, kernels)
        for rank in range(ranks):
            trial.case(f"a trace made by hand, {ranks} rank{'s' * (ranks > 1)}, {kernels} kernel{'s' * (kernels > 1)} "
                       f"each: rank {rank}")
            _judge(trial, trial.call(function, trace, rank), want[rank], rank)
    with small(4) as node:
        comm = FusedCombine(node, "tiny", blocks=4)
        mark = node.mark()
        comm.host_us([Problem.random("tiny", 4, seed) for seed in (1, 2)])
        trace = node.trace_since(mark).latest_call()
    rows = []
    for rank in range(4):
        trial.case(f"a call of fused_combine on 4 ranks: rank {rank}")
        rows.append(_judge(trial, trial.call(function, trace, rank), _parts(trace, rank), rank))
    return Table({"rank": list(range(4)), **dict(zip(PARTS, zip(*rows)))}, unit="us", label=trace.label,
                 title="a call of fused_combine, small")


def _synthetic(seed, ranks, kernels):
    """(trace, {rank: the four parts, us}). The trace is built part by part, so that the answer is known."""
    draw, rows, want = random.Random(seed), [], {}
    for rank in range(ranks):
        at = begin = draw.randrange(100, 120) * US
        before, after = draw.randrange(30, 90) * US, draw.randrange(1, 9) * US
        # the host's calls do not fill the whole time before the first kernel
        for symbol, share in ((0, 0.3), (1, 0.4), (3, 0.1)):
            rows.append({"kind": "host", "rank": rank, "symbol": symbol, "time": at, "duration": int(share * before)})
            at += int(share * before)
        time, spent, gaps = begin + before, 0, 0
        for kernel in range(kernels):
            took, gap = draw.randrange(5, 50) * US, draw.randrange(1, 7) * US if kernel + 1 < kernels else 0
            rows.append({"kind": "launch", "rank": rank, "kernel": kernel, "launch": kernels * rank + kernel,
                         "time": time, "duration": took})
            time, spent, gaps = time + took + gap, spent + took, gaps + gap
        rows.append({"kind": "host", "rank": rank, "symbol": 4, "time": at, "duration": time + after - at})
        want[rank] = tuple(part / PS_PER_US for part in (before, spent, gaps, after))
    strings = {"kernels": [f"kernel{i}" for i in range(kernels)], "symbols": SYMBOLS}
    return Trace(records_of(draw.sample(rows, len(rows))), strings, {"preset": "made by hand", "world_size": ranks}), want


def _parts(trace, rank):
    """The four parts of a real trace, by looking at its time step by step."""
    own = trace.records[trace.records["rank"] == rank]
    host, runs = own[own["kind"] == HOST], own[own["kind"] == LAUNCH]
    runs = runs[np.argsort(runs["time"])]
    ends = runs["time"] + runs["duration"]
    begin, end = host["time"].min(), (host["time"] + host["duration"]).max()
    gaps = sum(int(later - earlier) for earlier, later in zip(ends, runs["time"][1:]))
    parts = runs["time"][0] - begin, runs["duration"].sum(), gaps, end - ends[-1]
    return tuple(int(part) / PS_PER_US for part in parts)


def _judge(trial, answer, want, rank):
    got = trial.numbers(answer, ", ".join(PARTS))
    if wrong := [i for i in range(4) if not np.isclose(got[i], want[i], rtol=1e-6, atol=1e-6)]:
        texts = [", ".join(f"{name} {us:.6g}" for name, us in zip(PARTS, parts)) + " us" for parts in (want, got)]
        trial.wrong(got, where={"rank": rank}, expected=texts[0], got=texts[1],
                    wrong=", ".join(PARTS[i] for i in wrong))
    return got
