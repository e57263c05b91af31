"""Lesson 09, exercise 1: caller_time(trace, rank) -> us before, in, between and after the kernels of a call."""

import random

from ....machine.trace import HOST
from ..kit import LAUNCH, PS_PER_US, FusedCombine, Problem, Table, Trace, exercise, quantity, records_of, small

PARTS, TEXT = "before, kernels, between, behind", "before {:.6g}, kernels {:.6g}, between {:.6g}, behind {:.6g} us"
SYMBOLS = ["call", "hipMalloc", "hipFree", "hipModuleLaunchKernel", "hipDeviceSynchronize"]
US = 10**6


@exercise("09_overheads.ipynb", "exercise-1")
def caller_time(trial, function):
    for seed, ranks, kernels in ((1, 1, 1), (2, 2, 2), (3, 3, 4)):
        trace, want = _synthetic(seed, ranks, kernels)
        for rank in range(ranks):
            trial.case(f"a trace made by hand, {quantity(ranks, 'rank')}, {quantity(kernels, 'kernel')} each: rank {rank}")
            trial.near(trial.call(function, trace, rank), want[rank], PARTS, TEXT, where={"rank": rank})
    with small(4) as node:
        comm = FusedCombine(node, "tiny", blocks=4)
        mark = node.mark()
        comm.host_us([Problem.random("tiny", 4, seed) for seed in (1, 2)])
        trace = node.trace_since(mark).latest_call()
    rows = []
    for rank in range(4):
        trial.case(f"a call of fused_combine on 4 ranks: rank {rank}")
        rows.append(trial.near(trial.call(function, trace, rank), _parts(trace, rank), PARTS, TEXT, where={"rank": rank}))
    return Table({"rank": list(range(4)), **dict(zip(PARTS.split(", "), zip(*rows)))}, unit="us", label=trace.label,
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
    host, runs = (sorted((int(r["time"]), int(r["time"] + r["duration"])) for r in own[own["kind"] == kind]) for kind in (HOST, LAUNCH))
    gaps = sum(later - earlier for (_, earlier), (later, _) in zip(runs, runs[1:]))
    parts = runs[0][0] - host[0][0], sum(end - begin for begin, end in runs), gaps, max(end for _, end in host) - runs[-1][1]
    return tuple(part / PS_PER_US for part in parts)
