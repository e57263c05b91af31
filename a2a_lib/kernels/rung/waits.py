"""Describes a wait that was given up: who waits for whom, on which flag, for which value."""
from dataclasses import dataclass

from ...machine.trace.reports import Waiter, Word, complete, shown

SHOWN = 8


@dataclass(frozen=True)
class Flag:
    """One kind of flag. indices: names of its indices; "source" is the rank that sets it, "parity" the
    call's number modulo 2, ("token", "k") a choice whose expert's rank sets it. value: what a wait wants to see; {n}
    is the number of the waiting call, its epoch."""

    indices: tuple[str, ...]
    value: str


def explain(rung, error: Exception) -> str:
    """Lines to add to a simulator's report about waits of a rung's kernels; "" if it names none of its flags. The report
    learns who could set them (`could_set`, `expected`, "cycle")."""
    complete(error.report, lambda waiter, word: _due(rung, waiter.rank, word) or ((), None))
    waits = [(waiter, word, due) for waiter, word in shown(error) if (due := _due(rung, waiter.rank, word))]
    lines = dict.fromkeys(_line(rung, *wait) for wait in waits[:SHOWN])
    return _expected([*lines], len(waits) - SHOWN)


def who_sets(flags: dict[str, tuple[str, ...]], number: str, error: Exception) -> str:
    """Like `explain`, for flags without a call's number. flags: {name: names of its indices}; the index "source" is the
    rank that sets the flag to `number`."""
    def due(waiter, word):
        of_these = _is_of(flags.get(word.symbol), word)
        return ({_named(flags[word.symbol], word)["source"]}, number) if of_these else ((), None)

    complete(error.report, due)
    lines = {}
    for waiter, word in shown(error):
        if _is_of(flags.get(word.symbol), word):
            named = _named(flags[word.symbol], word)
            lines[f"  rank {waiter.rank} waits for rank {named['source']} in {waiter.kernel}: {word.name} ({_indices(named)}), "
                  f"which rank {named['source']} sets to {number}"] = True
    return _expected([*lines][:SHOWN], len(lines) - SHOWN)


def addresses(rung) -> str:
    """Address ranges of a rung's flags. On a real GPU, a kernel that gives up prints a flag's address and its value."""
    lines = ["flags, should a wait have printed an address:"]
    for own, rank in zip(rung.local, rung.ranks, strict=True):
        for name in rung.expected():
            buffer, flag = own[name], rung.expected()[name]
            lines.append(f"  rank {rank}: {name}[{', '.join(flag.indices)}], {list(buffer.shape)} of "
                         f"{buffer.dtype.itemsize} bytes at {buffer.address:#x}, expected {flag.value.format(n='n')}")
    calls = ", ".join(str(call.epoch) for call in rung.in_flight) or "none"
    return "\n".join([*lines, f"calls in flight: n = {calls}"])


def _expected(lines: list[str], more: int) -> str:
    return "\n".join(["expected:", *lines, *([f"  ... and {more} more"] if more > 0 else [])]) if lines else ""


def _is_of(names: tuple[str, ...] | None, word: Word) -> bool:
    """Whether a word may be a flag with these names of indices. Another rung's flags may have the same name."""
    return names is not None and len(names) == len(word.indices or ())


def _named(names: tuple[str, ...], word: Word) -> dict[str, int]:
    return dict(zip(names, word.indices, strict=True))


def _indices(named: dict[str, int]) -> str:
    return ", ".join(f"{index} {value}" for index, value in named.items())


def _due(rung, rank: int, word: Word) -> tuple[set[int], str] | None:
    """The ranks that set a flag of a rung, if they are known, and the value that a wait on `rank` expects. None for a
    word that is no flag of the rung."""
    flag = rung.expected().get(word.symbol)
    if not flag or rank not in rung.ranks or not _is_of(flag.indices, word):
        return None
    position, named = rung.ranks.index(rank), _named(flag.indices, word)
    calls = [call for call in rung.in_flight if named.get("parity", call.epoch % 2) == call.epoch % 2]
    numbers = " or ".join(str(call.epoch) for call in calls) or "?"
    number = numbers
    if len(calls) > 1:
        number = f"its call's number, {numbers}" if flag.value == "{n}" else f"({numbers})"
    peers = {named["source"]} if "source" in named else rung.who_owes(position, named)
    return peers, flag.value.format(n=number)


def _line(rung, waiter: Waiter, word: Word, due: tuple[set[int], str]) -> str:
    peers, expected = due
    seen = int(rung.local[rung.ranks.index(waiter.rank)][word.symbol].to_torch()[tuple(word.indices)])
    who = f" for rank {' or '.join(map(str, sorted(peers)))}" if peers else ""
    where = _indices(_named(rung.expected()[word.symbol].indices, word))
    return f"  rank {waiter.rank} waits{who} in {waiter.kernel}: {word.name} ({where}), expected {expected}, seen {_value(seen)}"


def _value(seen: int) -> str:
    return f"{seen >> 32} << 32 | {seen & 0xffffffff}" if seen >> 32 > 0 else str(seen)
