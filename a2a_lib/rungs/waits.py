"""What a wait that is given up should have seen: who waits for whom, on what, with which value."""
from __future__ import annotations

import re
from dataclasses import dataclass

SHOWN = 8
_WAVE = re.compile(r"rank (\d+), kernel (\w+), block (\d+), wave (\d+)[^\n]*\n +waits since [\d.]+ us on ([^\n]*)")
_FLAG = re.compile(r"(\w+)\[([\d, ]+)\] = ")


@dataclass(frozen=True)
class Flag:
    """What one kind of flag holds. indices: names of its indices; "source" is the rank that sets it, "parity" the
    call's number modulo 2, ("token", "k") a choice whose expert's rank sets it. value: what a wait wants to see; {n}
    is the number of the waiting call, its epoch."""

    indices: tuple[str, ...]
    value: str


def explain(rung, text: str) -> str:
    """Lines to add to a simulator's report about waits of a rung's kernels; "" if it names none of its flags."""
    lines, more = [], 0
    for rank, kernel, block, wave, flags in _WAVE.findall(text):
        for name, place in _FLAG.findall(flags):
            if name not in rung.expected() or int(rank) not in rung.ranks:
                continue
            if len(lines) == SHOWN:
                more += 1
                continue
            lines.append(_line(rung, int(rank), kernel, name, tuple(map(int, place.split(",")))))
    lines = list(dict.fromkeys(lines))
    return "\n".join(["expected:", *lines, *([f"  ... and {more} more"] if more else [])]) if lines else ""


def who_sets(flags: dict[str, tuple[str, ...]], number: str, text: str) -> str:
    """Lines to add to a simulator's report about waits for flags that know no call: {name: names of its indices}, of
    which "source" is the rank that sets it, to `number`. "" if the report names none of them."""
    lines = []
    for rank, kernel, _, _, seen in _WAVE.findall(text):
        for name, place in _FLAG.findall(seen):
            if name in flags:
                named = dict(zip(flags[name], map(int, place.split(",")), strict=True))
                lines.append(f"  rank {rank} waits for rank {named['source']} in {kernel}: {name}[{place}] ("
                             + ", ".join(f"{index} {value}" for index, value in named.items())
                             + f"), which rank {named['source']} sets to {number}")
    lines = list(dict.fromkeys(lines))
    more = [f"  ... and {len(lines) - SHOWN} more"] if len(lines) > SHOWN else []
    return "\n".join(["expected:", *lines[:SHOWN], *more]) if lines else ""


def addresses(rung) -> str:
    """Where a rung's flags lie: on a real GPU the kernel that gave up has printed a flag's address and its value."""
    lines = ["flags, should a wait have printed an address:"]
    for own, rank in zip(rung.local, rung.ranks, strict=True):
        for name in rung.expected():
            buffer, flag = own[name], rung.expected()[name]
            lines.append(f"  rank {rank}: {name}[{', '.join(flag.indices)}], {list(buffer.shape)} of "
                         f"{buffer.dtype.itemsize} bytes at {buffer.address:#x}, expected {flag.value.format(n='n')}")
    calls = ", ".join(str(call.epoch) for call in rung.in_flight) or "none"
    return "\n".join([*lines, f"calls in flight: n = {calls}"])


def _line(rung, rank: int, kernel: str, name: str, place: tuple[int, ...]) -> str:
    flag, position = rung.expected()[name], rung.ranks.index(rank)
    named = dict(zip(flag.indices, place, strict=True))
    calls = [call for call in rung.in_flight if named.get("parity", call.epoch % 2) == call.epoch % 2]
    seen = int(rung.local[position][name].to_torch()[place])
    peers = {named["source"]} if "source" in named else rung.who_owes(position, named)
    who = f" for rank {' or '.join(map(str, sorted(peers)))}" if peers else ""
    numbers = " or ".join(str(call.epoch) for call in calls) or "?"
    number = numbers
    if " or " in numbers:  # two calls are under way
        number = f"its call's number, {numbers}" if flag.value == "{n}" else f"({numbers})"
    where = ", ".join(f"{index} {value}" for index, value in named.items())
    return (f"  rank {rank} waits{who} in {kernel}: {name}[{', '.join(map(str, place))}] ({where}), expected "
            f"{flag.value.format(n=number)}, seen {_value(seen)}")


def _value(seen: int) -> str:
    return f"{seen >> 32} << 32 | {seen & 0xffffffff}" if seen >> 32 > 0 else str(seen)
