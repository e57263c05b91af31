"""The text of a report."""
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ....plurals import quantity
from .faults import FAULTS
from .places import Place, counted, element, us
from .waits import SHOWN_WAVES, Waiter, complete, elsewhere, ended, expectations, frozen, left, sharing

SHOWN_PLACES = 6


def read(report: dict[str, Any]) -> dict[str, Any]:
    """A report from a2aSimLastError, completed: with its "text", and the ranks that could end its waits."""
    if "waiting" in report:
        complete(report)
    return report if "text" in report else report | {"text": _TEXTS[report["kind"]](report)}


def with_lines(report: dict[str, Any], file: str, lines: dict[int, int]) -> dict[str, Any]:
    """A copy of a report with other line numbers of `file`: lines[number], where there is one."""
    def renumbered(value):
        if isinstance(value, list):
            return [renumbered(part) for part in value]
        if not isinstance(value, dict):
            return value
        value = {key: renumbered(part) for key, part in value.items()}
        if str(value.get("file")).endswith(file):
            value["line"] = lines.get(value["line"], value["line"])
        return value

    copy = renumbered(report)
    return copy | {"text": _TEXTS[copy["kind"]](copy)}


def alike(report: dict[str, Any]) -> tuple:
    """A key that is equal for failures that differ only in numbers: kind, and the cause of a fault or the limit."""
    return tuple(report.get(key) for key in ("kind", "cause", "access", "symbol", "limit", "condition", "function", "why"))


def never_written(first: dict[str, Any] | None) -> str:
    """The text about the first element that a kernel read before anybody wrote it, and its reader; "" for None."""
    return f"{element(first)}, read by {Place.of(first)}" if first else ""


def _deadlock(report: dict[str, Any]) -> str:
    shown, barrier = report["waiting"][:SHOWN_WAVES], report["barrier"]
    lines = [f"deadlock: no wave can make progress at {us(report['at'])} simulated", *_killed(report), *elsewhere(report), *ended(report),
             *left(report), *(f"  {Waiter.of(wave)}" for wave in shown)]
    if hidden := report["waves"] - len(shown):
        lines.append(f"  ... and {hidden} more waves at the same places")
    if barrier:
        lines.append(f"  {barrier['waves']} waves wait at a barrier, for example {Place.of(barrier)}")
    if any(word.get("shared") for wave in report["waiting"] for word in wave["words"]):
        lines += _launches(report.get("launches", ()))
    for rank in sorted({entry["rank"] for entry in (*report["not_started"], *report["streams"])}):
        for launch in report["not_started"]:
            if launch["rank"] == rank:
                lines.append(f"{_not_started(launch)}: no CU has room ({launch['running']} run)")
                if holders := launch.get("holders"):
                    lines.append(_held_by(launch, holders))
                elif launch is report["not_started"][0]:
                    lines.append("    blocks that wait for one another must all be resident: launch fewer, or cooperatively")
        lines += [f"  rank {rank}, stream {entry['stream']} waits for an event that is never recorded"
                  for entry in report["streams"] if entry["rank"] == rank]
    if not report["waves"] and not barrier:
        lines.append("  nothing is running")
    lines += [*frozen(report), *sharing(report)]
    if expected := expectations(report):
        lines.append(expected)
    return "\n".join(lines)


def _held_by(launch: dict[str, Any], holders: Iterable[dict[str, Any]]) -> str:
    """Who has the room that blocks of a launch lack."""
    held = " and ".join(f"{quantity(holder['blocks'], 'block')} of {holder['kernel']} on stream {holder['stream']}"
                        + ", which wait" * holder["waits"] for holder in holders)
    has = "has" if launch["blocks"] == 1 else "have"
    return (f"    {quantity(launch['blocks'], 'block')} of {launch['kernel']} on stream {launch['stream']} {has} no place: the room is "
            f"held by {held}. A cooperative launch counts its own blocks alone; start first what the others wait for, or leave it room")


def _launches(launches: Iterable[dict[str, Any]]) -> Iterator[str]:
    """Lines that compare the ranks' launches of each kernel whose waves wait; none where they are alike. A wave may wait for a wave
    that nobody launched."""
    by_kernel: dict[str, list[dict[str, Any]]] = {}
    for launch in launches:
        by_kernel.setdefault(launch["kernel"], []).append(launch)
    for kernel, ranks in by_kernel.items():
        if none := [launch["rank"] for launch in ranks if not launch["of_all"]]:
            yield f"  nothing is launched on {counted('rank', none)}"
        for key, text in (("launches", "launched"), ("blocks", "blocks of the latest")):
            number_of: dict[int, list[int]] = {}
            for launch in ranks:
                if launch["launches"]:
                    number_of.setdefault(launch[key], []).append(launch["rank"])
            if len(number_of) > 1:
                each = ", ".join(f"{number} on {counted('rank', of)}" for number, of in sorted(number_of.items()))
                yield f"  {kernel}, {text}: {each}"


def without_expectations(error: Exception) -> str:
    """The text of an error without the expected values of its waits, for a caller that knows more about them."""
    text, expected_text = str(error), expectations(error.report) if "waiting" in error.report else ""
    return text.removesuffix(f"\n{expected_text}") if expected_text else text


def _killed(report: dict[str, Any]) -> list[str]:
    """A line for each rank that `Node.kill` has stopped."""
    return [f"  rank {entry['rank']} was killed at {us(entry['at'])}" for entry in report.get("killed", ())]


def _not_started(launch: dict[str, Any]) -> str:
    return f"  rank {launch['rank']}, kernel {launch['kernel']}: {launch['blocks']} of {launch['of']} blocks have not started"


def _wait(report: dict[str, Any]) -> str:
    return "\n".join([f"a wait exceeds its bound of {report['bound_us']:g} us (simulated):", f"  {Waiter.of(report['waiting'][0])}",
                      *_killed(report)])


def _budget(report: dict[str, Any]) -> str:
    most = {"max_instructions": f"{report['most']} wave instructions since the host began to wait (max_instructions)",
            "max_seconds": f"{report['most']:g} s of this machine's time since the host began to wait (max_seconds)",
            "stores": f"a wave stored {report['most']} times where it had stored before, and read nothing in between",
            "repeats": f"a wave stored {report['most']} times where it had stored before, read nothing new in between, and comes back to "
                       "the same place with the same registers",
            "loop": f"no way leads out of this loop, in which a wave accessed memory {report['most']} times",
            "turns": f"no way leads out of this loop, in which a wave ran {report['most']} instructions"}
    lines = [f"no end in sight: {most[report['limit']]}",
             *([_by(report["by"])] if "by" in report else []),
             f"  at {us(report['at'])} simulated {report['waves']} waves have not ended:"]
    for place in report["places"][:SHOWN_PLACES]:
        many = f"{place['waves']} at one place, for example " if place["waves"] > 1 else ""
        lines.append(f"  {many}{Waiter.of(place) if place['state'] == 'waits' else Place.of(place)}"
                     + ", at a barrier" * (place["state"] == "barrier"))
    if (more := len(report["places"]) - SHOWN_PLACES) > 0:
        lines.append(f"  ... and at {more} more places")
    return "\n".join([*lines, *map(_not_started, report["not_started"]), *_killed(report)])


def _by(place: dict[str, Any]) -> str:
    return f"  {element(place)}, by {Place.of(place)}" if "symbol" in place else f"  by {Place.of(place)}"


def _fault(report: dict[str, Any]) -> str:
    why = FAULTS[report["cause"]](report)
    if "descriptor" in report:  # a NIC's: no wave did it
        to = f" to rank {report['to']}" if "to" in report else ""
        return f"put_signal by rank {report.get('from', report['rank'])}{to} (descriptor {report['descriptor']}): {why}"
    lines = [why, f"  by {Place.of(report)}"]
    if report["lane"] is not None:
        lines.append(f"  lane {report['lane']} (thread {report['thread']} of the block)")
    return "\n".join([*lines, f"  at {us(report['at'])} simulated", *_killed(report)])


_TEXTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "deadlock": _deadlock, "wait": _wait, "budget": _budget, "fault": _fault,
    "interrupted": lambda r: f"interrupted at {r['at'] // 1_000_000} us simulated: all pending work was dropped",
    "memory": lambda r: f"{r['function']}: {FAULTS[r['cause']](r)}",
}
