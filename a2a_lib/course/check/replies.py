"""Checks that a reader's combine sent every reply once, to its place. For lessons 08 and 10."""

from collections import Counter

from .compare import some
from .routes import replies
from .rung import CheckedRung


def misrouted(rung: CheckedRung, problem) -> dict | None:
    """Facts of a reply that the latest run never sent or sent more than once; None if all are right."""
    expected, flags, topk = replies(problem), rung.flags_set("reply_flags"), problem.shape.topk
    times = Counter((home, flat) for _, home, flat in flags)
    lost = [key for key in expected if key not in times]
    if lost:
        (home, flat), owner = lost[0], expected[lost[0]] // problem.local_experts
        return {"where": {"rank": owner, "token": flat // topk, "k": flat % topk},
                "place": f"rank {owner}: the reply to rank {home}, token {flat // topk}, k {flat % topk}",
                "expected": "a row and its flag", "got": "nothing",
                "evidence": ["replies", sorted(flags)], "wrong": f"{len(lost)} of {len(expected)} replies were never sent, by the ranks "
                         f"{some(sorted({expected[key] // problem.local_experts for key in lost}))}"}
    repeated = [key for key, n in times.items() if n > 1]
    if repeated:
        home, flat = repeated[0]
        return {"where": {"rank": home, "token": flat // topk, "k": flat % topk},
                "place": f"the reply to rank {home}, token {flat // topk}, k {flat % topk}",
                "expected": "sent once", "got": f"sent {times[repeated[0]]} times",
                "wrong": f"{len(repeated)} of {len(expected)} replies",
                "evidence": ["replies", sorted(flags)]}
    return None


def reply_card(trial, trace, problem):
    """The score card of a kernel `combine` in this trace: bytes, flags and time beside the least."""
    expected, row = replies(problem), 2 * problem.shape.dim + 4
    remote = sum(home != expert // problem.local_experts for (home, _), expert in expected.items())
    own = trace.select(kernel="combine")
    return trial.card(own, remote_bytes=remote * row, flags=len(expected), us=own.light().table["light_us"][-1],
                      note="least us: the busiest link at full speed")
