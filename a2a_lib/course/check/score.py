"""The score card of an exercise that passed: its cost beside the least possible."""

import numpy as np

from ...machine.trace.analysis.links import wire
from ...machine.trace.detail import ISSUE, RMW
from ...table import Table

COUNTS = {"remote_bytes": lambda trace: int(trace.link_bytes().sum()),
          "flags": lambda trace: int(trace.select("flag_set").flag_counts.sum()),
          "waves": lambda trace: len(trace.select("wave")),
          "us": lambda trace: trace.span_us}
# work that no answer needs more of than the least
SLOW = 10  # factor above the least time from which a pass gets a remark
WORK = {"remote_bytes": "bytes to other ranks", "flags": "flags set"}
SHORT = 1.0  # us: a shorter least time counts as this, because a kernel's start and end cost something, too; a far shorter one not at all
MUCH = 1.5  # factor above the least from which a pass gets a remark


def score_card(trace, *, note: str = "", **least) -> Table:
    """The work of the kernels in `trace`, beside the least possible.

    least: any of remote_bytes (bytes to or from other ranks), flags (set), waves (started), us (from the start of the
    first kernel to the end of the last). Only these are shown. None: no least is known.
    note: a line below, such as the parts of the least time.
    Raises TypeError for a name that is none of these.
    """
    unknown = set(least) - set(COUNTS)
    if unknown:
        raise TypeError(f"a score card has no {', '.join(sorted(unknown))}; it has {', '.join(COUNTS)}")
    yours = [COUNTS[name](trace) for name in least]
    factors = [f"{mine / low:.2f}" if low else "-" if low is None or not mine else "more than none"
               for mine, low in zip(yours, least.values())]
    lows = ["-" if low is None else shown(low) for low in least.values()]
    columns = {"score": ["remote bytes" if name == "remote_bytes" else name for name in least], "yours": _right(map(shown, yours)),
               "least": _right(lows), "factor": _right(factors)}
    return Table(columns, unit=note, label=trace.label)


def goal_card(yours: float, target: float, least: float, *, unit: str, label: str, note: str = "", title: str = "",
              attained: bool = True) -> Table:
    """The result of an open exercise: `yours` beside its `target` and the `least` possible, in `unit`, with the digits that tell
    them apart. Less is better. attained: whether the least can be reached; otherwise its column is called bound."""
    values = yours, target, least
    digits = next((n for n in range(2, 6) if len({shown(value, n) for value in values}) == len(set(values))), 2)
    columns = {"score": [unit], **{name: [shown(value, digits)] for name, value in zip(
        ("yours", "target", "least" if attained else "bound"), values)}, "reached": ["yes" if yours <= target else "not yet"]}
    return Table(columns, unit=note, label=label, title=title)


def with_time(trace, least: dict) -> tuple[dict, list[str]]:
    """(`least` with a time, remarks). Unless it is given, the least time is that of `remote_bytes` if no link of the node is
    ever idle or slower than its wire. Below a us the card names none: such a kernel mostly starts and waits."""
    if not least.get("remote_bytes") or "us" in least or not len(trace.select("launch")):
        return least, wasted(trace, **least)
    links = trace.world_size * (trace.world_size - 1)
    us = least["remote_bytes"] / (links * wire(trace, None, None)[0] * 1e3)
    known = us >= SHORT
    return least | {"us": us if known else None}, wasted(trace, **least, **({"us": us} if known else {}))


def wasted(trace, **least) -> list[str]:
    """Remarks on counted work above twice the least, with the source line that does most of it."""
    remarks = []
    for name in least.keys() & WORK.keys():
        yours = COUNTS[name](trace)
        if yours > MUCH * least[name]:
            remarks.append(f"{shown(yours)} {WORK[name]}, and {shown(least[name])} are enough: right, but the same "
                           f"work is done {yours / least[name]:.0f} times. Full marks: at most {MUCH} times the least"
                           if least[name] else f"{shown(yours)} {WORK[name]}, and none is needed. Full marks: none")
    if least.get("us", 0) > SHORT / 4 and trace.span_us > SLOW * max(least["us"], SHORT):
        remarks.append(f"{shown(float(trace.span_us))} us, and {shown(float(least['us']))} are the least: right, but much slower than the "
                       f"memory or the link. Are lanes, waves or blocks idle? Full marks: at most {SLOW} times the least")
    return sorted(remarks)


def too_many_stores(detail, least: dict[str, int], kernel: str = "") -> list[str]:
    """Remarks on buffers into which `kernel` (default: any) stored more than twice the bytes in `least` (name ->
    bytes), with the line that stored most. detail: a `trace.detail.Detail`."""
    steps, remarks = detail.steps[np.isin(detail.steps["kind"], (ISSUE, RMW))], []
    if kernel:
        steps = steps[steps["kernel"] == detail.strings["kernels"].index(kernel)]
    for name, need in least.items():
        own = steps[steps["symbol"] == detail.strings["symbols"].index(name)] if name in detail.strings["symbols"] else []
        total = int(own["bytes"].sum()) if len(own) else 0
        if total > MUCH * need:
            lines, counts = np.unique(own["line"], return_counts=True)
            remarks.append(f"{shown(total)} bytes were stored to {name}, and {shown(need)} are enough: right, but each "
                           f"piece is written {total / need:.0f} times, most often in line {int(lines[counts.argmax()])}. "
                           f"Do several lanes, waves or blocks do the same? Full marks: at most {MUCH} times the least")
    return remarks


def shown(value, digits: int = 2) -> str:
    """A float with so many digits, a count with blanks between thousands."""
    return f"{value:.{digits}f}" if isinstance(value, float) else f"{value:,}".replace(",", " ")


def _right(texts) -> list[str]:
    texts = list(texts)
    return [text.rjust(max(map(len, texts))) for text in texts]
