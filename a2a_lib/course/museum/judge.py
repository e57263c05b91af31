"""Judges a mended kernel: many schedules, stalls, the race detector, every memory mode, and the cause that its author names."""
import re
import textwrap
from dataclasses import dataclass

from ...machine.node.exploration import Exploration
from ...machine.toolchain import Module
from .exhibit import CAUSES, Exhibit

SCHEDULES = {"strict": 16, "hw-spx": 4, "cpx": 4, "ideal": 4}  # memory mode -> number of schedules, half of them with stalls
LINES = 8  # of a report
HEADER = re.compile(r'^(?:// exhibit: *(?P<exhibit>\w+)|#define CAUSE "(?P<cause>[^"]*)")', re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """ok: whether the kernel is mended and its cause is right. mended: whether no tool finds anything. case: the memory mode
    and the number of its schedules, "" if all passed. text: what is wrong, "" if nothing is."""

    ok: bool
    mended: bool
    case: str
    text: str


def header(text: str) -> dict[str, str]:
    """The values of the lines `// exhibit: NAME` and `#define CAUSE "CAUSE"` of a source; "" for one that is missing."""
    lines = list(HEADER.finditer(text))
    return {key: next((line[key] for line in lines if line[key]), "") for key in ("exhibit", "cause")}


def exercise(exhibit: Exhibit) -> str:
    """The broken kernels as a file to mend, with a line for the name of the exhibit and one for the cause."""
    return f'// exhibit: {exhibit.name}\n#define CAUSE "?"  // one of: {", ".join(CAUSES)}\n{exhibit.text()}'


def judge(exhibit: Exhibit, source: str | Module) -> Verdict:
    """Runs mended kernels (HIP, or compiled) in every memory mode, then compares CAUSE. Errors: `Node.load`'s."""
    for memory, seeds in SCHEDULES.items():
        exploration = exhibit.explore(source, memory=memory, seeds=seeds)
        if not exploration.ok:
            known = symptoms(exhibit.explore(memory=memory, seeds=seeds))
            first = ("the bug is still there, or one that looks like it" if symptoms(exploration) & known else
                     "the bug is gone, and the mend brought another")
            return Verdict(False, False, f"memory {memory}, {seeds} schedules", f"{first}:\n{finding(exploration)}")
    cause = header(source if isinstance(source, str) else source.source)["cause"]
    if cause in (exhibit.cause, *exhibit.also):
        return Verdict(True, True, "", "")
    return Verdict(False, True, "", f"the kernel is mended. Its cause is not {cause!r}: that means that {CAUSES[cause]}"
                   if cause in CAUSES else f"the kernel is mended. Set CAUSE to one of {', '.join(CAUSES)}")


def symptoms(exploration: Exploration) -> set[str]:
    """The kinds of failures, and the reasons of races."""
    return {outcome.kind for outcome in exploration.outcomes if outcome.failed} | {race.why for race in exploration.races or ()}


def finding(exploration: Exploration) -> str:
    """The most telling race, or the beginning of the first failure's report, as indented lines of at most 110 characters."""
    failed = [outcome for outcome in exploration.outcomes if outcome.failed]
    races = sorted(exploration.races or (), key=lambda race: (  # of data before flags, between ranks before within one
        not race.why.startswith("flag not atomic"), race.first.atomic or race.second.atomic, race.first.rank == race.second.rank))
    rows = str(races[0] if races else f"{len(exploration.failing)} of {exploration.seeds} schedules, first seed "
               f"{exploration.first_failing}\n{failed[0].text}").splitlines()
    if not races and failed[0].kind == "wrong":
        rows += [f"  {line}" for line in exploration.replay().origin]
    rows = rows if len(rows) <= LINES else [*rows[:LINES], "..."]
    return "\n".join(part for row in rows for part in textwrap.wrap(
        row, 110, initial_indent="  " + row[:len(row) - len(row.lstrip())], subsequent_indent="      ", break_long_words=False))
