"""Checks that a reader's combine sent every reply once, to its place. For lessons 08 and 10."""

from collections import Counter

from .compare import some
from .routes import replies
from .rung import CheckedRung


def misrouted(rung: CheckedRung, problem) -> dict | None:
    """Facts of a reply that the latest run never sent or sent more than once; None if all are right."""
    expected, flags, topk = replies(problem), rung.flags_set("reply_flags"), problem.shape.topk
    owner = {key: expert // problem.local_experts for key, expert in expected.items()}
    times = Counter((home, flat) for _, home, flat in flags)
    lost, repeated = [key for key in expected if key not in times], [key for key, n in times.items() if n > 1]
    for key in (lost or repeated)[:1]:
        token, k = divmod(key[1], topk)
        place = f"the reply to rank {key[0]}, token {token}, k {k}"
        return {"where": {"rank": owner[key] if lost else key[0], "token": token, "k": k}, "evidence": ["replies", sorted(flags)], **({
            "place": f"rank {owner[key]}: {place}", "expected": "a row and its flag", "got": "nothing",
            "wrong": f"{len(lost)} of {len(expected)} replies were never sent, by the ranks {some(sorted({owner[key] for key in lost}))}"
        } if lost else {"place": place, "expected": "sent once", "got": f"sent {times[key]} times",
                        "wrong": f"{len(repeated)} of {len(expected)} replies"})}
    return None


def reply_card(trial, trace, problem):
    """The score card of a kernel `combine` in this trace: bytes, flags and time beside the least."""
    expected, row = replies(problem), 2 * problem.shape.dim + 4
    remote = sum(home != expert // problem.local_experts for (home, _), expert in expected.items())
    own = trace.select(kernel="combine")
    return trial.card(own, remote_bytes=remote * row, flags=len(expected), us=own.light().table["light_us"][-1],
                      note="least us: the busiest link at full speed")
