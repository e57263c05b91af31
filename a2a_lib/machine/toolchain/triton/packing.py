"""Assembly in half of xz's bytes. xz finds what repeats letter by letter, but kernels that are nearly the same differ in all labels,
lines and registers. So these numbers stand apart: labels and lines count from the last one, and a register has its rank among those
used last. What then is a row stands in a table once. A packed text: a sign for each row, its place in the table; "\\n"; the numbers."""
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

TABLE = "rows"  # its name in an archive
FIRST = 0x80  # the sign of the table's first row, so that no row has the sign "\n"
RANKS = 16  # a register that was used longer ago has its number instead of its rank
# ".LBB0_7", "\t.loc\t1 8 0", "v7", "s[2:3]". \0: the number stands apart
_NUMBER = re.compile(r"(\.LBB0_|\t\.loc\t1 |\b[vsa]\[?)(?:\0|(0|[1-9]\d{0,2})(?!\d))(?::(-?\d+)|(:| 0$))?")


def packed(texts: Mapping[str, str]) -> dict[str, str]:
    """{name: packed text} of {name: text}, and their table."""
    numbers: dict[str, list[int]] = {name: [] for name in sorted(texts)}
    rows = {name: [*_turned(texts[name].split("\n"), numbers[name])] for name in numbers}
    table = [row for row, _ in Counter(row for each in rows.values() for row in each).most_common()]
    signs = {row: chr(FIRST + place) for place, row in enumerate(table)}
    return {TABLE: "\n".join(table)} | {name: "".join([*map(signs.get, rows[name]), "\n", *map(chr, numbers[name])]) for name in rows}


def unpacked(archive: Mapping[str, str], name: str) -> str:
    """A text of `packed`. Raises KeyError if it has none of this name."""
    (signs, numbers), table = archive[name].split("\n", 1), archive[TABLE].split("\n")
    return "\n".join(_turned((table[ord(sign) - FIRST] for sign in signs), map(ord, numbers)))


def _turned(rows: Iterable[str], codes: list[int] | Iterator[int]) -> Iterator[str]:
    """Rows without numbers, whose codes a list gets; or rows with them, from an iterator of codes."""
    last, recent = {".LBB0_": 0, "\t.loc\t1 ": 0}, {kind: list(range(1000)) for kind in "vsa"}  # the one used last: first
    pack = isinstance(codes, list)

    def turn(match: re.Match) -> str:
        start, shown, until, end = match.groups()
        code, number = (0, int(shown)) if pack else (next(codes), 0)
        if start in last:
            number = number if pack else last[start] + (code >> 1 ^ -(code & 1))
            away = number - last[start]
            code = away << 1 ^ away >> 31  # 0, -1, 1, -2 become 0, 1, 2, 3
            last[start] = number if end else last[start]
        else:
            used = recent[start[0]]
            number = number if pack else used[code] if code < RANKS else code - RANKS
            code = rank if (rank := used.index(number)) < RANKS else RANKS + number
            used.insert(0, used.pop(rank))
        if pack:
            codes.append(code)
        new, first = ("\0", -number) if pack else (number, number)
        return f"{start}{new}" + (f":{int(until) + first}" if until else end or "")

    return (_NUMBER.sub(turn, row) for row in rows)
