"""The score card of an exercise that passed: what it cost, beside the least that is possible."""

import numpy as np

from ...table import Table
from ...trace.detail import ISSUE, RMW

COUNTS = {"remote_bytes": lambda trace: int(trace.link_bytes().sum()),
          "flags": lambda trace: int(trace.select("flag_set").flag_counts.sum()),
          "waves": lambda trace: len(trace.select("wave")),
          "us": lambda trace: trace.span_us}
WORK = {"remote_bytes": "bytes to other ranks", "flags": "flags set"}  # what nobody needs more of than the least
MUCH = 2  # times the least: from there on a pass says so


def score_card(trace, *, note: str = "", **least) -> Table:
    """What the kernels of `trace` did, beside the least possible.

    least: any of remote_bytes (bytes to or from other ranks), flags (set), waves (started), us (from the start of the
    first kernel to the end of the last); only these are shown.
    note: said below, such as what the least time is made of.
    TypeError for a name that is none of these.
    """
    unknown = set(least) - set(COUNTS)
    if unknown:
        raise TypeError(f"a score card has no {', '.join(sorted(unknown))}; it has {', '.join(COUNTS)}")
    yours = [COUNTS[name](trace) for name in least]
    factors = [f"{mine / low:.2f}" if low else "-" if not mine else "more than none"
               for mine, low in zip(yours, least.values())]
    columns = {"score": [name.replace("_", " ") for name in least], "yours": _right(map(_text, yours)),
               "least": _right(map(_text, least.values())), "factor": _right(factors)}
    return Table(columns, unit=note, label=trace.label)


def goal_card(yours: float, target: float, least: float, *, unit: str, label: str, note: str = "", title: str = "") -> Table:
    """What an open exercise reached: `yours` beside its `target` and the `least` possible, in `unit`; less is better."""
    columns = {"score": [unit], "yours": [_text(yours)], "target": [_text(target)], "least": [_text(least)],
               "reached": ["yes" if yours <= target else "not yet"]}
    return Table(columns, unit=note, label=label, title=title)


def wasted(trace, **least) -> list[str]:
    """Remarks on the counted work that is more than twice the least, and on the source line that does most of it."""
    said = []
    for name in least.keys() & WORK.keys():
        yours = COUNTS[name](trace)
        if yours > MUCH * least[name]:
            said.append(f"{_text(yours)} {WORK[name]}, and {_text(least[name])} are enough: right, but the same work is "
                        f"done {yours / least[name]:.0f} times. Full marks: at most {MUCH} times the least"
                        if least[name] else f"{_text(yours)} {WORK[name]}, and none is needed. Full marks: none")
    return sorted(said)


def too_many_stores(detail, least: dict[str, int], kernel: str = "") -> list[str]:
    """Remarks on the buffers of `least` (name -> bytes) into which `kernel` (default: any) stored more than twice that
    much, and the line that did most of it. detail: a `trace.detail.Detail`."""
    steps, said = detail.steps[np.isin(detail.steps["kind"], (ISSUE, RMW))], []
    if kernel:
        steps = steps[steps["kernel"] == detail.strings["kernels"].index(kernel)]
    for name, need in least.items():
        own = steps[steps["symbol"] == detail.strings["symbols"].index(name)] if name in detail.strings["symbols"] else []
        total = int(own["bytes"].sum()) if len(own) else 0
        if total > MUCH * need:
            lines, counts = np.unique(own["line"], return_counts=True)
            said.append(f"{_text(total)} bytes were stored to {name}, and {_text(need)} are enough: right, but each piece is "
                        f"written {total / need:.0f} times, most often in line {int(lines[counts.argmax()])}. Do several "
                        f"lanes, waves or blocks do the same? Full marks: at most {MUCH} times the least")
    return said


def _text(value) -> str:
    return f"{value:.2f}" if isinstance(value, float) else f"{value:,}".replace(",", " ")


def _right(texts) -> list[str]:
    texts = list(texts)
    return [text.rjust(max(map(len, texts))) for text in texts]
