"""The failures of processes, in texts that are the same in every run."""

import re
from dataclasses import dataclass
from pathlib import Path

GLOO_TOO_LONG = re.compile(r"op\.preamble\.length <= op\.nbytes\. (\d+) vs (\d+)")
# How the transports report that a peer is late or gone. It is chance which of these a rank meets first.
PEER = re.compile(r"gloo|NCCL|Timed out|timed out|Connection (closed|reset|refused)|Broken pipe")


@dataclass(frozen=True)
class Failure:
    """An exception in a process. where: lines with its place. peer: it waited in vain for another process."""

    kind: str
    text: str
    where: tuple[str, ...]
    peer: bool


@dataclass(frozen=True)
class Died:
    """A process that is gone. how: a signal's name or an exit code. words: the last line it wrote, "" if none."""

    how: str
    words: str


class Run(list):
    """Output of each process, one text per rank. Its repr folds ranks with the same output."""

    def __repr__(self) -> str:
        lines = []
        for ranks, text in _grouped(dict(enumerate(self))):
            lines += [f"{ranks}: {line}" for line in text.splitlines()]
        return "\n".join(lines)


def failure(error: Exception, where: tuple[str, ...]) -> Failure:
    """The Failure of an exception."""
    text = str(error).strip()
    peer = isinstance(error, RuntimeError) and bool(PEER.search(text))
    return Failure(type(error).__name__, "" if peer else text, where, peer)


def worded(failures: dict[int, Failure | Died], world_size: int, timeout: float) -> str:
    """The report of a ProcessError."""
    lines = []
    for ranks, value in _grouped(failures):
        if isinstance(value, Died):
            lines.append(f"{ranks} died: {value.how}" + (f", its last words: {value.words}" if value.words else ""))
            continue
        if value.peer:
            lines.append(f"{ranks} got no answer from a peer within {timeout:g} s, or it is gone")
        else:
            lines.append(f"{ranks}: {value.kind}: {value.text}")
        lines += [f"  {line}" for line in value.where]
    fine = [rank for rank in range(world_size) if rank not in failures]
    if fine and any(isinstance(value, Died) for value in failures.values()):
        lines.append(f"{ranks_text(fine)}: ended")
    elif fine:
        lines.append(f"{ranks_text(fine)}: done")
    return "\n".join(lines)


def last_words(log: Path) -> str:
    """The last line of a process's stderr and stdout, with gloo's complaint about a length in plain words."""
    try:
        text = log.read_text(errors="replace")
    except OSError:
        return ""
    if match := GLOO_TOO_LONG.search(text):
        return f"{match[1]} bytes came from a peer where {match[2]} were expected"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def ranks_text(ranks: list[int]) -> str:
    """ "rank 3", "ranks 0 to 2", "ranks 0, 2 and 3" """
    if len(ranks) == 1:
        return f"rank {ranks[0]}"
    if len(ranks) > 2 and ranks == list(range(ranks[0], ranks[-1] + 1)):
        return f"ranks {ranks[0]} to {ranks[-1]}"
    return f"ranks {', '.join(map(str, ranks[:-1]))} and {ranks[-1]}"


def _grouped(values: dict) -> list[tuple[str, object]]:
    """(text of ranks, value) for each different value, in the order of the first rank that has it."""
    groups: dict[object, list[int]] = {}
    for rank, value in sorted(values.items()):
        groups.setdefault(value, []).append(rank)
    return [(ranks_text(ranks), value) for value, ranks in groups.items()]
