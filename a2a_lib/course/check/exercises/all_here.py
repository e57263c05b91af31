"""Lesson 17, exercise 1: all_here(words, sources, slots, number) -> us at which a receiver knows that no further row comes, or -1."""

from ..kit import asked, quantity, time_us

# what is special; words (us, source, slot, number, whether there is a row) in no order; sources; slots; number of the call
CASES = [(f"{text}: {words}, {quantity(sources, 'source')}, {quantity(slots, 'slot')}, call {number}", words, sources, slots, number)
         for text, words, sources, slots, number in (
    ("the last word says: no row", [(3, 0, 0, 7, True), (4, 0, 1, 7, False), (2, 1, 0, 7, True), (9, 1, 1, 7, False)], 2, 2, 7),
    ("words of the call before", [(1, 0, 0, 6, True), (2, 0, 1, 6, True), (8, 0, 0, 7, True), (5, 0, 1, 7, False)], 1, 2, 7),
    ("a source that says nothing about a slot", [(3, 0, 0, 2, True), (4, 0, 1, 2, True), (5, 1, 0, 2, True)], 2, 2, 2),
    ("a source that says nothing", [(3, 0, 0, 5, True), (2, 0, 1, 5, False)], 2, 2, 5),
    ("a source without rows", [(6, 0, 0, 3, False), (4, 0, 1, 3, False), (5, 1, 0, 3, False), (3, 1, 1, 3, True)], 2, 2, 3),
    ("the last one in the list comes first", [(9, 0, 0, 1, True), (2, 1, 0, 1, True), (1, 2, 0, 1, True)], 3, 1, 1),
    ("an old word comes late", [(5, 0, 0, 4, True), (6, 1, 0, 4, True), (9, 1, 0, 3, True)], 2, 1, 4),
    ("old words alone", [(5, 0, 0, 4, True)], 1, 1, 5), ("nobody has a row", [(2, 0, 0, 9, False), (3, 1, 0, 9, False)], 2, 1, 9),
    ("the last of many slots is missing", [(slot, 0, slot, 6, slot % 3 == 0) for slot in range(10)], 1, 11, 6),
    ("no other rank", [], 0, 4, 1))]


@asked("17_decode.ipynb", "exercise-1", CASES, time_us, "{:g} us".format)
def all_here(words, sources, slots, number) -> float:
    """Fills a table of slots, word by word in the order of time."""
    missing = {(source, slot) for source in range(sources) for slot in range(slots)}
    now = 0.0
    for us, source, slot, call, _ in sorted(words):
        if call == number and (source, slot) in missing:
            missing.remove((source, slot))
            now = float(us)
    return -1.0 if missing else now
