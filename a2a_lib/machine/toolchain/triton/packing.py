"""Assembly in half of xz's bytes. xz finds what repeats letter by letter, but kernels that are nearly the same differ in all labels,
lines and registers. So labels and lines count from the last one, a register has its rank among those used last, and what then is a
row stands in a table once. A packed text has a sign for each row, its place in the table, then "\\n", then a sign for each register."""
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

TABLE = "rows"  # its name in an archive
FIRST = 0x80  # the sign of the table's first row, so that no row has the sign "\n"
RANKS = 16  # a register that was used longer ago has its number instead of its rank
_COUNTED = re.compile(r"(\.LBB0_|\t\.loc\t1 )(-?\d+)(:| 0$)?")
_REGISTER = re.compile(r"\b([vsa])(\[?)(?:\0|(0|[1-9]\d{0,2})(?!\d))(?::(-?\d+))?")  # "v7", "s[2:3]"; \0: the number is hidden


def packed(texts: Mapping[str, str]) -> dict[str, str]:
    """{name: packed text} of {name: text}, and their table."""
    ranks: dict[str, list[int]] = {name: [] for name in sorted(texts)}
    rows = {name: [*_turned(_counted(texts[name].split("\n"), -1), ranks[name])] for name in ranks}
    table = [row for row, _ in Counter(row for each in rows.values() for row in each).most_common()]
    signs = {row: chr(FIRST + place) for place, row in enumerate(table)}
    return {TABLE: "\n".join(table)} | {name: "".join([*map(signs.get, rows[name]), "\n", *map(chr, ranks[name])]) for name in ranks}


def unpacked(archive: Mapping[str, str], name: str) -> str:
    """A text of `packed`. Raises KeyError if it has none of this name."""
    (signs, ranks), table = archive[name].split("\n", 1), archive[TABLE].split("\n")
    return "\n".join(_counted(_turned((table[ord(sign) - FIRST] for sign in signs), map(ord, ranks)), 1))


def _turned(rows: Iterable[str], ranks: list[int] | Iterator[int]) -> Iterator[str]:
    """Rows without numbers of registers, whose ranks a list gets; or rows with them, from an iterator of ranks."""
    recent = {kind: list(range(1000)) for kind in "vsa"}  # the one that was used last stands first

    def turn(match: re.Match) -> str:
        (kind, bracket, shown, last), used = match.groups(), recent[match[1]]
        if isinstance(ranks, list):
            number = int(shown)
            ranks.append(rank if (rank := used.index(number)) < RANKS else RANKS + number)
            new, first = "\0", -number
        else:
            rank = next(ranks)
            new = first = number = used[rank] if rank < RANKS else rank - RANKS
        used.remove(number)
        used.insert(0, number)
        return f"{kind}{bracket}{new}" + (f":{int(last) + first}" if last else "")

    return (_REGISTER.sub(turn, row) for row in rows)


def _counted(rows: Iterable[str], sign: int) -> Iterator[str]:
    """Rows whose labels and lines count from the last one that is a row of its own (sign -1), or from 0 again (1)."""
    last = {".LBB0_": 0, "\t.loc\t1 ": 0}

    def count(match: re.Match) -> str:
        kind, number, end = match[1], int(match[2]), match[3] or ""
        counted = number + sign * last[kind]
        if end:
            last[kind] = number if sign < 0 else counted
        return f"{kind}{counted}{end}"

    return (_COUNTED.sub(count, row) for row in rows)
