"""Lesson 10, exercise 2: slowest_wave(trace, kernel) -> rank, block, wave, us, ratio of the wave with most work."""

import random

import numpy as np

from ....machine.trace import WAVE
from ..kit import PS_PER_US, WAIT, Problem, Table, TokenFlags, Trace, exercise, records_of, small

ANSWER, TEXT = "rank, block, wave, us, ratio", "rank {:g}, block {:g}, wave {:g}, {:.6g} us, ratio {:.4g}"


@exercise("10_seeing_inside_a_kernel.ipynb", "exercise-2")
def slowest_wave(trial, function):
    cases = [("a trace made by hand, 2 ranks, 2 kernels", _synthetic(1, 2, 2, 2), "receive"),
             ("the same, the other kernel", _synthetic(1, 2, 2, 2), "send"),
             ("made by hand, 4 ranks of 6 waves", _synthetic(2, 4, 3, 2), "receive"),
             ("made by hand, 3 ranks of 20 waves", _synthetic(5, 3, 5, 4), "receive")]
    with small(4) as node:
        comm = TokenFlags(node, "tiny", blocks=3, waves=2)
        problem = Problem.random("tiny", 4, 91, routing="hot_expert", target=9, num_tokens=8)
        problem.check(comm(problem))
        cases += [(f"token_flags with a hot expert on 4 ranks, {kernel}", comm.trace, kernel)
                  for kernel in ("combine_recv", "combine_send")]
    for description, trace, kernel in cases:
        trial.case(description)
        want = _slowest(trace, kernel)
        trial.near(trial.call(function, trace, kernel), want, ANSWER, TEXT, place=f"kernel {kernel!r}")
    return Table({"kernel": [kernel], **{name: [part] for name, part in zip(ANSWER.split(", "), want)}},
                 label=trace.label, title="the slowest wave of the last case")


def _synthetic(seed, ranks, blocks, waves):
    """Two kernels on every rank. Some waves wait; the longest waves wait most of their time."""
    draw, rows = random.Random(seed), []
    for rank in range(ranks):
        for launch in range(2):
            rows.append({"kind": "launch", "rank": rank, "kernel": launch, "launch": launch, "duration": 90_000_000})
            for block, wave in np.ndindex(blocks, waves):
                names = {"rank": rank, "kernel": launch, "launch": launch, "block": block, "wave": wave}
                took = draw.randrange(2_000_000, 60_000_000)
                rows.append(names | {"kind": "wave", "duration": took})
                for _ in range(draw.randrange(3) if took > 30_000_000 else 0):
                    rows.append(names | {"kind": "wait", "symbol": 0, "duration": int(took * draw.uniform(0.2, 0.45))})
    return Trace(records_of(rows), {"kernels": ["send", "receive"], "symbols": ["flag"]}, {"preset": "made by hand"})


def _slowest(trace, kernel):
    """The oracle: a wave's work is the duration of its record less those of its waits, record by record."""
    mine, kind, work = trace.names("kernel") == kernel, trace.records["kind"], {}
    for sign, of in ((1, WAVE), (-1, WAIT)):
        for r in trace.records[(kind == of) & mine]:
            wave = int(r["rank"]), int(r["block"]), int(r["wave"])
            work[wave] = work.get(wave, 0) + sign * int(r["duration"])
    slowest = max(work, key=work.get)
    shared = [ps for wave, ps in work.items() if wave[0] == slowest[0]]
    return (*slowest, work[slowest] / PS_PER_US, work[slowest] * len(shared) / sum(shared))
