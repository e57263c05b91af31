"""The texts of reports, and of lost words: words of 8 bytes (data and flag) that were overwritten before anybody had read them."""
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ....plurals import quantity
from .places import Place, counted, element, source, us
from .waits import SHOWN_WAVES, Waiter, complete, elsewhere, ended, expectations, frozen, left, sharing

_VERBS = {"read": "reads", "write": "writes", "atomic": "atomically updates", "access": "accesses"}


def _access(report: dict[str, Any], what: str) -> str:
    return f"{_VERBS[report['access']]} {quantity(report['bytes'], 'byte')} at {report['address']:#x}: {what}"


def _beside(report: dict[str, Any]) -> str:
    """An access just before or after a buffer."""
    name = f"`{report['symbol']}`" if report["symbol"] is not None else f"an allocation of {report['size']} bytes"
    if report["cause"] == "before_start":
        distance = f"{-report['offset']} bytes before the start of {name}"
    else:
        last = f" (last element {element(report['last']) if report['last'] else ''})" * (report["symbol"] is not None)
        distance = f"{report['offset'] + report['bytes'] - report['size']} bytes past the end of {name}{last}"
    return _access(report, distance + f" of rank {report['owner']}" * report["ipc"])


def _wrapped(report: dict[str, Any]) -> str:
    where = "before" if report["before"] else "after"
    return _access(report, f"{report['away'] / 2**30:.1f} GiB {where} {element(report)}: as if an offset or a product of 32 bits had "
                   "wrapped")


def _other_rank(report: dict[str, Any]) -> str:
    rank, owner = report["rank"], report["owner"]
    if report["offset"] is None:
        return _access(report, f"an address of rank {owner}'s address space; it means nothing on rank {rank}")
    return _access(report, f"this is {element(report)} at an address of rank {owner}. An address is valid only on the rank it was "
                   f"made for: on rank {rank} open the memory through IPC (or put it on the symmetric heap) and translate the "
                   "pointer")


def _other_node(report: dict[str, Any]) -> str:
    return _access(report, f"this is {element(report)} of rank {report['owner']}, on node {report['owner_node']} of the cluster; "
                   f"rank {report['rank']} is on node {report['node']}. Loads, stores and copies do not leave a node: give the NIC "
                   "a descriptor, with put_signal, and let the other side wait for the flag")


def _misaligned(report: dict[str, Any]) -> str:
    where = f", in {element(report)}" if "offset" in report else ""
    return (f"misaligned address: {_VERBS[report['access']]} {report['bytes']} bytes at {report['address']:#x}, which is not a "
            f"multiple of {report['multiple']}{where}")


def _lds(report: dict[str, Any]) -> str:
    if report["address"] is None:
        return "LDS address out of range"
    if report["via"] == "ds":
        return f"LDS address {report['address']} ({report['bytes']} bytes) of a block with {report['size']} bytes"
    return f"LDS address {report['address']} of a block with {report['size']} bytes of LDS"


def _scratch(report: dict[str, Any]) -> str:
    if report["via"] == "flat":
        return f"scratch address {report['address']} of a wave with {report['size']} bytes per lane"
    return f"scratch offset {report['address']} of a wave with {report['size']} bytes of scratch per lane"


def _jump(report: dict[str, Any]) -> str:
    if report["function"] is None:
        return f"jump to {report['address']:#x}, where there is no code"
    return (f"jump into `{report['function']}`, which uses {report['needs']} vector registers; this wave has {report['has']}")


def _registers(report: dict[str, Any]) -> str:
    if report["registers"] == "vector":
        return f"indexed vector register v{report['register']} is beyond those of the wave"
    return f"scalar register s{report['register']} (relative to M0) does not exist"


def _divergent_barrier(report: dict[str, Any]) -> str:
    if report["how"] == "places":
        what = " and ".join(f"{counted('wave', place['waves'])} of the block {'are' if len(place['waves']) > 1 else 'is'} at "
                            f"{source(place)}" for place in report["places"])
    elif report["how"] == "left":
        times = {wave["times"]: [] for wave in report["left"]}
        for wave in report["left"]:
            times[wave["times"]].append(wave["wave"])
        left = " and ".join(f"{counted('wave', waves)} left the kernel after {count}" for count, waves in times.items())
        what = f"wave {report['wave']} is at {source(report)} for the {_ordinal(report['times'])} time, {left}"
    else:
        lanes = report["lanes"]
        what = (f"{counted('lane', lanes)} of wave {report['wave']} {'are' if len(lanes) > 1 else 'is'} switched off at "
                f"{source(report)}, and {'go' if len(lanes) > 1 else 'goes'} on at {source(report['go_on'])}")
    return f"__syncthreads() in divergent control flow, which is undefined: {what}. All threads of a block must reach it alike"


def _ordinal(number: int) -> str:
    return f"{number}{'th' if number % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


FAULTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "null": lambda r: _access(r, "a null pointer" + f" plus {r['address']}" * (r["address"] > 0)),
    "freed": lambda r: _access(r, "this memory" + f" (`{r['symbol']}`)" * (r["symbol"] is not None) + " was freed"),
    "before_start": _beside,
    "past_end": _beside,
    "wrapped": _wrapped, "other_rank": _other_rank,
    "other_node": _other_node,
    "unmapped": lambda r: _access(r, f"nothing is mapped there on rank {r['rank']}"),
    "killed": lambda r: _access(r, f"this is {element(r)} of rank {r['owner']}, which is dead: its memory answers nobody"),
    "misaligned": _misaligned,
    "lds_range": _lds,
    "lds_misaligned": lambda r: (f"LDS address {r['address']} is not a multiple of {r['multiple']}, as this access of "
                                 f"{r['bytes']} bytes requires"),
    "scratch_range": _scratch,
    "register_range": _registers,
    "jump": _jump,
    "no_end": lambda r: ("the kernel has no end here: the compiler found that this point is never reached (an endless loop "
                         "without effect?)"),
    "divergent_barrier": _divergent_barrier,
    "trap": lambda r: f"s_trap {r['number']}: the kernel called __builtin_trap() or abort()",
    "assert": lambda r: f"assertion failed: {r['condition']}, {r['assert_file']}:{r['assert_line']}",
    "print": lambda r: "a record to print that is not in memory",
    "refused": lambda r: r["why"],
    "peer_memory": lambda r: "it reads memory of its own rank, and this is a peer's",
    "put_signal": lambda r: (f"data goes to {r['address']:#x}, the flag to {r['flag_address']:#x}; both are addresses of one "
                             "rank's heap, as at() gives them"),
}


SHOWN_WORDS = 2


def lost_words(lost: list[dict[str, Any]]) -> str:
    """The text of the simulator's findings (`SimLibrary.stalls`), "" for none: for each word who wrote it, who
    overwrote it, and who read the later value."""
    lines = [f"lost word: {word['symbol'] or 'unnamed memory'}[{word['index']}] of rank {word['home']} was overwritten before "
             f"anybody read it\n  written by {_side(word['first'])}\n  overwritten by {_side(word['second'])}\n"
             f"  then read by {_side(word['reader'])}" for word in lost[:SHOWN_WORDS]]
    if (unlisted := len(lost) - SHOWN_WORDS) > 0:
        lines.append(f"and {unlisted} more lost word{'s' if unlisted > 1 else ''}")
    return "\n".join(lines)


def _side(side: dict[str, Any]) -> str:
    high, low = divmod(side["value"], 1 << 32)
    return (f"rank {side['rank']}, kernel {side['kernel']}, block {side['block']}, wave {side['wave']}, "
            f"{side['file'].rpartition('/')[2]}:{side['line']}, {high} << 32 | {low}, at {us(side['time'])}")


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
