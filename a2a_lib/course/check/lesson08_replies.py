"""What a combine of lesson 08's exercises sent: every reply once, to its place."""

from __future__ import annotations

from collections import Counter

from .compare import some
from .rung import Rung


def due(problem) -> dict[tuple[int, int], int]:
    """{(home, flat token): expert} of every reply that there should be, from the input."""
    return {(home, flat): expert for home, ids in enumerate(problem.topk_ids)
            for flat, expert in enumerate(ids.flatten().tolist()) if expert >= 0}


def sent(rung: Rung) -> list[tuple[int, int, int]]:
    """(rank that set it, home, index) of every reply's flag, in the latest run."""
    trace = rung.trace.select("flag_set")
    found = trace.records[trace.names("symbol") == "reply_flags"]
    return [(int(r["rank"]), int(r["dst"]), int(r["index"])) for r in found]


def wrong(rung: Rung, problem, cause: str, twice: str) -> dict | None:
    """Facts of a reply that was sent never (`cause`) or more than once (`twice`), else None."""
    wanted, flags, topk = due(problem), sent(rung), problem.shape.topk
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
