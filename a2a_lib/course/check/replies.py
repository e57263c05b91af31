"""What a combine of the reader's sent: every reply once, to its place. For lessons 08 and 10."""

from collections import Counter

from .compare import some
from .routes import replies
from .rung import CheckedRung


def misrouted(rung: CheckedRung, problem, cause: str, twice: str) -> dict | None:
    """Facts of a reply that was sent never (`cause`) or more than once (`twice`), else None, in the latest run."""
    wanted, flags, topk = replies(problem), rung.flags_set("reply_flags"), problem.shape.topk
    times = Counter((home, flat) for _, home, flat in flags)
    lost = [key for key in wanted if key not in times]
    if lost:
        (home, flat), owner = lost[0], wanted[lost[0]] // problem.local_experts
        there = [(rank, at) for rank, at, index in flags if index == flat and at == rank != home]
        if (owner, owner) in there and not any(rank != at for rank, at, _ in flags):
            cause = "forgotten translate: every rank set flags in its own copy of reply_flags only"
        return {"where": {"rank": owner, "token": flat // topk, "k": flat % topk},
                "place": f"rank {owner}: the reply to rank {home}, token {flat // topk}, k {flat % topk}",
                "expected": "a row and its flag", "got": "nothing",
                "wrong": f"{len(lost)} of {len(wanted)} replies were never sent, by the ranks "
                         f"{some(sorted({wanted[key] // problem.local_experts for key in lost}))}", "cause": cause}
    more = [key for key, n in times.items() if n > 1]
    if more:
        home, flat = more[0]
        return {"where": {"rank": home, "token": flat // topk, "k": flat % topk},
                "place": f"the reply to rank {home}, token {flat // topk}, k {flat % topk}",
                "expected": "sent once", "got": f"sent {times[more[0]]} times",
                "wrong": f"{len(more)} of {len(wanted)} replies", "cause": twice}
    return None


def reply_card(trial, trace, problem):
    """The card of a kernel `combine` in this trace: bytes, flags and time beside the least."""
    wanted, row = replies(problem), 2 * problem.shape.dim + 4
    there = sum(home != expert // problem.local_experts for (home, _), expert in wanted.items())
    own = trace.select(kernel="combine")
    return trial.card(own, remote_bytes=there * row, flags=len(wanted), us=own.light().table["light_us"][-1],
                      note="least us: the busiest link at full speed")
