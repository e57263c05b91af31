"""Lesson 21, exercise 1: find_place(row, share, first) -> (rank that computes a row of an expert, place there); (-1, -1): nobody."""

from ..kit import asked, whole_numbers

# (row of the expert, rows of it on each rank, place of the first of them on each rank); each mistake leads to a place of its own
CASES = ((0, [5], [0]), (3, [2, 0, 4], [16, 7, 32]), (2, [2, 0, 4], [16, 7, 32]), (1, [2, 3], [16, 48]), (5, [2, 0, 4], [16, 7, 32]),
         (6, [2, 0, 4], [16, 7, 32]), (0, [0, 0, 9], [80, 96, 16]), (9, [4, 4, 4, 4], [0, 32, 16, 64]), (40, [4, 4], [16, 0]),
         (0, [0, 0], [3, 4]))


@asked("21_balance.ipynb", "exercise-1", CASES, whole_numbers("(rank, place), (-1, -1) for a row that was dropped", 0),
       "(rank, place) {}".format, described="row {} of an expert with {} rows on the ranks, from places {} on")
def find_place(row, share, first):
    """The oracle: a list of all rows' places, in their order."""
    places = [(rank, first[rank] + i) for rank, rows in enumerate(share) for i in range(rows)]
    return places[row] if row < len(places) else (-1, -1)
