"""Lesson 10, exercise 2: slowest_wave(trace, kernel) -> rank, block, wave, us, ratio of the wave with most work."""

import numpy as np

from ....alltoall import TokenFlags
from ....moe import Problem
from ....table import Table
from ....trace import PS_PER_US, WAIT, WAVE, Trace, records_of
from ..cases import small
from ..compare import blunder
from ..trial import exercise

ANSWER = "rank, block, wave, us, ratio"


@exercise
def slowest_wave(trial, function):
    """function(trace, kernel) -> rank, block, wave, us, ratio of the wave with the most work."""
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
    runs = []
    for description, trace, kernel in cases:
        trial.case(description)
        got, want = trial.numbers(trial.call(function, trace, kernel), ANSWER), _slowest(trace, kernel)
        runs.append(((trace, kernel), got))
        if not _equal(got, want):
            wrong = [name for name, a, b in zip(ANSWER.split(", "), got, want)
                     if not np.isclose(a, b, rtol=1e-6, atol=0)]
            trial.fail(place=f"kernel {kernel!r}",
                       expected=_as_text(want), got=_as_text(got), wrong=", ".join(wrong), cause=blunder(
                runs, _slowest, BLUNDERS, _equal) or _merged(got, trace, kernel) or (
                "the ratio is the slowest wave's work over the mean of the waves of its rank, itself among them"
                if wrong == ["ratio"] else "a wave's work is its `wave` record's duration less those of its own `wait` records, "
                "all of this kernel's: the most of any wave of any rank, and which wave that is"))
    return Table({"kernel": [kernel], **{name: [part] for name, part in zip(ANSWER.split(", "), want)}},
                 label=trace.label,
                 title="the slowest wave of the last case")


def _synthetic(seed, ranks, blocks, waves):
    """Two kernels on every rank. Some waves wait; the longest waves wait most of their time."""
    draw, rows = np.random.default_rng(seed), []
    for rank in range(ranks):
        for launch in range(2):
            rows.append({"kind": "launch", "rank": rank, "kernel": launch, "launch": launch, "duration": 90_000_000})
            for block, wave in np.ndindex(blocks, waves):
                names = {"rank": rank, "kernel": launch, "launch": launch, "block": block, "wave": wave}
                took = int(draw.integers(2_000_000, 60_000_000))
                rows.append(names | {"kind": "wave", "duration": took})
                for _ in range(int(draw.integers(0, 3)) if took > 30_000_000 else 0):
                    rows.append(names | {"kind": "wait", "symbol": 0, "duration": int(took * draw.uniform(0.2, 0.45))})
    return Trace(records_of(rows), {"kernels": ["send", "receive"], "symbols": ["flag"]}, {"preset": "made by hand"})


def _work(trace, kernel, waits=True, all_waves=False, all_waits=False, of_rank=True):
    """{(rank, block, wave): ps of work}."""
    mine, kind, work = trace.names("kernel") == kernel, trace.records["kind"], {}
    wave_of = lambda r: (int(r["rank"]), int(r["block"]), int(r["wave"]))
    for r in trace.records[(kind == WAVE) & (mine | all_waves)]:
        work[wave_of(r)] = work.get(wave_of(r), 0) + int(r["duration"])
    for r in trace.records[(kind == WAIT) & (mine | all_waits)] if waits else ():
        for key in [wave_of(r)] if of_rank else [w for w in work if w[1:] == wave_of(r)[1:]]:
            work[key] -= int(r["duration"])
    return work


def _slowest(trace, kernel, *, everywhere=False, rest=False, crossed=False, turned=False, least=False, unit=PS_PER_US, **parts):
    """The oracle. Each option is one mistake."""
    work = _work(trace, kernel, **parts)
    slowest = (min if least else max)(work, key=work.get)
    shared = [ps for key, ps in work.items() if (everywhere or key[0] == slowest[0]) and not (rest and key == slowest)]
    mean = sum(shared) / max(len(shared), 1)
    numbers = (slowest[0], slowest[2], slowest[1]) if crossed else (slowest[1], slowest[0],
                                                                    slowest[2]) if turned else slowest
    return (*numbers, work[slowest] / unit,
            work[slowest] / mean if mean else float("inf"))


BLUNDERS = (
    ("the waits count as work: take the durations of a wave's `wait` records off", {"waits": False}),
    ("other kernels' waves are in it: select those of `kernel`", {"all_waves": True}),
    ("other kernels' waits were taken off as well: select those of `kernel`", {"all_waits": True}),
    ("waits of other ranks were taken off: block and wave have the same numbers on every rank", {"of_rank": False}),
    ("the mean is over the waves of all ranks; it is asked for those of the same rank", {"everywhere": True}),
    ("the mean is over the other waves; the slowest one counts as well", {"rest": True}),
    ("block and wave are exchanged: rank, block, wave", {"crossed": True}),
    ("rank and block are exchanged: rank, block, wave", {"turned": True}),
    ("this is the wave with the least work", {"least": True}),
    ("that is in ns: records are in ps, and a us has 1e6 of them", {"unit": 1000}),
    ("that is in ps, as records are: a us has 1e6 of them", {"unit": 1}))


def _equal(got, want) -> bool:
    return got[:3] == tuple(want[:3]) and np.allclose(got[3:], want[3:], rtol=1e-6, atol=0)


def _merged(answer, trace, kernel) -> str:
    """The cause for an answer that counts several waves with the same number as one."""
    for parts, text in (((1, 2), "block and wave have the same numbers on every "
                                 "rank"), ((0, 2), "every block has a wave 0"),
                        ((0, 1), "a block has several waves"), ((2,), "every block of every rank has a wave 0")):
        sums = {}
        for wave, ps in _work(trace, kernel).items():
            key = tuple(wave[i] for i in parts)
            sums[key] = sums.get(key, 0) + ps
        if np.isclose(answer[3], max(sums.values()) / PS_PER_US, rtol=1e-6, atol=0):
            return f"several waves are counted as one: {text}. Together, rank, block and wave say which it is"
    return ""


def _as_text(answer) -> str:
    rank, block, wave, us, ratio = answer
    return f"rank {rank:g}, block {block:g}, wave {wave:g}, {us:.6g} us, ratio {ratio:.4g}"


SOLUTION = "10_seeing_inside_a_kernel.ipynb", "exercise-2"
WAITS = 'trace.select("wait", kernel=kernel)'
RATIO = "work[slowest] * len(same_rank) / sum(same_rank)"
KEY = 'work[int(record["rank"]), int(record["block"]), int(record["wave"])]'
MISTAKES = {
    "waits are work": (f"in {WAITS}.records", "in []", "the waits count as work"),
    "waits of all kernels": (WAITS, 'trace.select("wait")', "other kernels' waits were taken off"),
    "mean over all ranks": (" if who[0] == slowest[0]", "", "over the waves of all ranks"),
    "mean of the others": (RATIO, "work[slowest] * (len(same_rank) - 1) / (sum(same_rank) - work[slowest])",
                           "the slowest one counts as well"),
    "ps": ("/ 1e6", "", "a us has 1e6 of them"),
    "the fastest": ("max(work", "min(work", "the wave with the least work"),
    "exchanged": ("(*slowest, ", "(slowest[0], slowest[2], slowest[1], ", "block and wave are exchanged"),
    "block first": ("(*slowest, ", "(slowest[1], slowest[0], slowest[2], ", "rank and block are exchanged"),
    "ns": ("/ 1e6", "/ 1e3", "that is in ns"),
    "waves of all kernels": ('trace.select("wave", kernel=kernel)', 'trace.select("wave")', "all of this kernel's"),
    "ratio missing": (", " + RATIO, ",", "it returned 4"),
    "another kernel": ("kernel):\n", "kernel):\n    kernel = trace.strings['kernels'][0]\n", "wrong"),
    "keyed by block and wave": (KEY + " = ", 'key = 0, int(record["block"]), int(record["wave"])\n'
                                "        work[key] = work.get(key, 0) + ", KEY + " -= ",
                                'work[0, int(record["block"]), int(record["wave"])] -= ', "counted as one"),
    "keyed by wave": (KEY + " = ", 'key = int(record["rank"]), 0, int(record["wave"])\n'
                      "        work[key] = work.get(key, 0) + ", KEY + " -= ",
                      'work[int(record["rank"]), 0, int(record["wave"])] -= ', "every block has a wave 0"),
    "nothing": ("return (", "(", "is there a `return`"),
}
