"""Waiting waves: the words they wait for, the ranks that could set them, and cycles of ranks that wait for each
other."""
import struct
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from .places import Place, named, source, us

SHOWN_WAVES, SHOWN_WORDS, SHOWN_LINES, SHOWN_ALIKE = 16, 4, 8, 2  # in the text of a report
_FLOATS = {4: "<f", 8: "<d"}  # by bytes of an element


@dataclass(frozen=True)
class Word:
    """A word in memory whose change a wave waits for.

    symbol      name of its buffer, None for unnamed memory
    index       in the flattened buffer; indices: by dimension
    offset      bytes from the start of the allocation
    owner       the rank whose memory it is, None for the host's
    bytes       its size
    value       its current value, None if nobody wrote it
    set_by      rank, time (ps), file and line of the last signal or atomic that changed it, whether "this_wave", the waiting
                one, did, the "replay" of a graph in which it was, and the replay "since" which it has held this value (0: none);
                "over": rank, file, line and value of another rank's, if a plain store replaced it; or None
    kept_by     rank whose L2 has another value of it, not written back, or None
    floating    whether it is an element of floating-point numbers
    shared      whether another rank has an address of it
    own_copy    rank, file, line and time (ps) of a rank that set this element only in its own memory, or None
    only_set    of a word that no rank has set: the only element of its symbol there that has been set (symbol, index, indices,
                offset), with the rank, file and line of its last writer; None if there are more or none
    given_to    ranks whose unfinished kernels have an address in this symbol of the owner's memory as an argument
    awaited     the comparison that ends the wait: "relation" ("equal", "other than", "at least", ...), "value" and
                "upper" (it compares with the upper 32 of 64 bits); None if the registers do not tell
    could_set   ranks that could end the wait: by a rung's table of flags, else those of set_by and own_copy, else given_to
    expected    the text of the value by a rung's table, else that of `awaited`, or None
    """

    symbol: str | None
    index: int | None
    indices: list[int] | None
    offset: int
    owner: int | None
    bytes: int
    value: int | None
    set_by: dict[str, Any] | None
    own_copy: dict[str, Any] | None
    given_to: list[int] = field(default_factory=list)
    awaited: dict[str, Any] | None = None
    could_set: list[int] = field(default_factory=list)
    expected: str | None = None
    kept_by: int | None = None
    only_set: dict[str, Any] | None = None
    floating: bool = False
    shared: bool = False

    @property
    def name(self) -> str:
        """ "token_flags[3, 17]" """
        return named(self.symbol, self.indices, self.offset)

    @property
    def value_text(self) -> str:
        """The current value as text. A flag of 64 bits often is two numbers, an epoch above a count: both are shown."""
        if self.value is None:
            return "never written"
        if self.floating and self.bytes in _FLOATS:
            bits = self.value & (1 << 8 * self.bytes) - 1
            (number,) = struct.unpack(_FLOATS[self.bytes], bits.to_bytes(self.bytes, "little"))
            return f"{number!r} ({bits:#0{2 + 2 * self.bytes}x})" if number == number else f"NaN ({bits:#x})"
        return self.number(self.value)

    @property
    def awaited_text(self) -> str | None:
        """"at least 3"; None if it is not known."""
        if self.awaited is None:
            return None
        relation = "" if self.awaited["relation"] == "equal" else self.awaited["relation"] + " "
        return f"{relation}{self.number(self.awaited['value'])}{' << 32 | ...' * self.awaited['upper']}"

    def number(self, value: int) -> str:
        high, low = divmod(value, 1 << 32)
        return f"{high} << 32 | {low}" if self.bytes == 8 and high else str(value)


@dataclass(frozen=True)
class Waiter(Place):
    """A wave that waits, since a time (ps), for one of `words` to change. left: what an earlier launch had left in its GPU's memory, where
    its last read-modify-write found it: the element (symbol, index, indices, offset), value, file, line; or None."""

    since: int = 0
    words: list[Word] = field(default_factory=list)
    left: dict[str, Any] | None = None

    @classmethod
    def of(cls, report: dict[str, Any]):
        waiter = super().of(report)
        return replace(waiter, words=[Word(**word) for word in waiter.words])

    def __str__(self) -> str:
        words = [_word(word, self.rank) for word in self.words[:SHOWN_WORDS]]
        more = ["..."] * (len(self.words) > SHOWN_WORDS)
        return f"{super().__str__()}\n    waits since {us(self.since)} on {', '.join(words + more)}"


def waiting(error: Exception) -> list[Waiter]:
    """The waiting waves that the report of a deadlock or of an exceeded wait names; [] for any other error."""
    return [Waiter.of(wave) for wave in getattr(error, "report", {}).get("waiting", ())]


def shown(error: Exception) -> Iterator[tuple[Waiter, Word]]:
    """Each word in the text of a report, with the wave that waits for it."""
    for waiter in waiting(error)[:SHOWN_WAVES]:
        for word in waiter.words[:SHOWN_WORDS]:
            yield waiter, word


Due = Callable[[Waiter, Word], tuple[Iterable[int], str | None]]


def complete(report: dict[str, Any], due: Due = lambda waiter, word: ((), None)) -> None:
    """Adds `could_set` and `expected` to each awaited word, and "cycle" to the report. Each rank of the cycle waits
    for the next, and the last for the first; [] if there is none.

    due(waiter, word): the ranks that have to set the word, and the text of the value.
    """
    edges: dict[int, set[int]] = {}
    for wave in report.get("waiting", ()):
        waiter = Waiter.of(wave)
        for fields, word in zip(wave["words"], waiter.words):
            ranks, expected = due(waiter, word)
            guess = {setter["rank"] for setter in (word.set_by, word.own_copy) if setter}
            fields |= {"could_set": sorted(ranks or guess or word.given_to), "expected": expected or word.awaited_text}
            edges.setdefault(waiter.rank, set()).update(fields["could_set"])
    report["cycle"] = cycle(edges)


def expectations(report: dict[str, Any]) -> str:
    """For each wave the expected value and the ranks that could set it, and the cycle of ranks, as lines; "" if none of
    it is known."""
    lines = {}
    waiters = [Waiter.of(wave) for wave in report["waiting"][:SHOWN_WAVES]]
    for waiter in waiters:
        for word in waiter.words[:SHOWN_WORDS]:
            ranks_text = f" for rank {' or '.join(map(str, word.could_set))}" if word.could_set else ""
            if word.expected:
                line = (f"  rank {waiter.rank} waits{ranks_text} in {waiter.kernel}: {word.name}, expected {word.expected}, seen "
                        f"{word.value_text}")
                late = word.awaited and word.awaited["relation"] == "other than" and word.set_by and word.set_by["time"] < waiter.since
                lines[line + ", set before this wait began" * bool(late)] = True
    shown = [*lines][:SHOWN_LINES]
    if more := len(lines) - len(shown):
        shown.append(f"  ... and {more} more")
    if len(ranks := report["cycle"]) > 1:
        shown.append(f"  in a circle: rank {ranks[0]} waits for "
                     + ", which waits for ".join(f"rank {rank}" for rank in [*ranks[1:], ranks[0]]))
    return "\n".join(["expected:", *shown]) if shown else ""


def frozen(report: dict[str, Any]) -> list[str]:
    """A line for each word whose value an earlier replay of a graph set than the one that waits for another."""
    lines = []
    for waiter in [Waiter.of(wave) for wave in report["waiting"][:SHOWN_WAVES]]:
        for word in waiter.words[:SHOWN_WORDS]:
            since = (word.set_by or {}).get("since", 0)
            if 0 < since < waiter.replay:
                what = f"for {word.expected}" if word.expected else "for another value"
                lines.append(f"  replay {waiter.replay} on rank {waiter.rank} waits {what}; {word.name} has held {word.value_text} since "
                             f"replay {since}. A graph repeats the arguments of its capture, an epoch or a slot among them, and resets "
                             "nothing")
    return list(dict.fromkeys(lines))[:SHOWN_LINES]


def sharing(report: dict[str, Any]) -> list[str]:
    """A line for each kernel of which two launches on one rank wait for elements of the same buffer."""
    streams: dict[tuple, dict[int, None]] = {}
    for waiter in [Waiter.of(wave) for wave in report["waiting"]]:
        for word in waiter.words:
            streams.setdefault((waiter.rank, waiter.kernel, word.symbol), {})[waiter.stream] = None
    return [f"  rank {rank}: launches of {kernel} on streams {' and '.join(map(str, of))} wait for the same flags, {symbol}. Launches "
            "that run side by side need flags of their own"
            for (rank, kernel, symbol), of in streams.items() if len(of) > 1 and symbol][:SHOWN_LINES]


def elsewhere(report: dict[str, Any]) -> list[str]:
    """A line for each of the first ranks that wait for elements of a symbol of which another element alone has been set. There are
    none unless several ranks do. Such ranks may index a flag by its destination instead of its source."""
    lines = {}
    for waiter in [Waiter.of(wave) for wave in report["waiting"]]:
        for word in waiter.words:
            if word.shared and (only := word.only_set):
                name = named(only["symbol"], only["indices"], only["offset"])
                lines[word.owner] = (f"  of {word.symbol} in rank {word.owner}'s memory only {name} has been set, by rank {only['rank']}, "
                                     f"{only['file']}:{only['line']}; its waves wait for others, such as {word.name}")
    return list(lines.values())[:SHOWN_ALIKE] if len(lines) > 1 else []


def ended(report: dict[str, Any]) -> list[str]:
    """A line for each launch of which some blocks have ended, while others wait for a word that no other rank can set."""
    lines = {}
    blocks = {(launch["rank"], launch["kernel"], launch["stream"]): launch for launch in report.get("ended", ())}
    for waiter in [Waiter.of(wave) for wave in report["waiting"]]:
        launch = blocks.get((waiter.rank, waiter.kernel, waiter.stream))
        words = [word.name for word in waiter.words if word.owner == waiter.rank and not word.shared]
        if launch and words and len(words) == len(waiter.words):
            has = "has" if launch["blocks"] == 1 else "have"
            lines[f"  rank {waiter.rank}: {launch['blocks']} of {launch['of']} blocks of {waiter.kernel} {has} ended, and will not set "
                  f"{words[0]}, for which others of them wait"] = True
    return list(lines)[:SHOWN_ALIKE]


def left(report: dict[str, Any]) -> list[str]:
    """A line for each value that an earlier launch had left, and that a waiting wave found."""
    lines = {}
    for waiter in [Waiter.of(wave) for wave in report["waiting"]]:
        if value := waiter.left:
            name = named(value["symbol"], value["indices"], value["offset"])
            lines.setdefault((waiter.rank, waiter.kernel, name), f"  rank {waiter.rank}, kernel {waiter.kernel}: "
                             f"{value['file']}:{value['line']} found {value['value']} in {name}, which an earlier launch had left there")
    return list(lines.values())[:SHOWN_ALIKE]


def cycle(edges: dict[int, set[int]]) -> list[int]:
    """A shortest cycle of a graph {node: nodes it has an edge to}, from its least node on; [] if there is none. If
    there are several, it is the first in the order of their nodes."""
    best: list[int] = []
    for first in sorted(edges):
        paths, visited = [[first]], {first}
        while paths and not (best and len(paths[0]) >= len(best)):
            path = paths.pop(0)
            after = sorted(edges.get(path[-1], ()))
            if first in after:
                best = path
                break
            paths += [[*path, node] for node in after if node > first and node not in visited]
            visited.update(after)
    return best


def _word(word: Word, rank: int) -> str:
    owner_text = f" of rank {word.owner}" if word.owner not in (None, rank) else ""
    if word.set_by:
        setter = (f"last set by rank {word.set_by['rank']} at {us(word.set_by['time'])}"
                  + ", by a lane of this very wave" * word.set_by.get("this_wave", False)
                  + (f", in replay {word.set_by['replay']}" if word.set_by.get("replay") else ""))
        if over := word.set_by.get("over"):
            setter += (f": {source(word.set_by)} stored it over {word.number(over['value'])}, which rank {over['rank']} had set, "
                       f"{source(over)}")
    elif word.kept_by is not None:
        setter = f"rank {word.kept_by} wrote another value, which is still in its L2: no release has written it back"
    elif copy := word.own_copy:
        setter = (f"no rank has set it; but rank {copy['rank']} wrote its own copy of {word.name}, {copy['file']}:{copy['line']}, at "
                  f"{us(copy['time'])}: was a translate forgotten?")
    else:
        setter = "no rank has set it"
    return f"{word.name}{owner_text} = {word.value_text} ({setter})"
