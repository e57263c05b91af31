"""Lesson 21, exercise 3: rank_ends(own, visitors, tile_us, rows_us, weights_us) -> when a rank has computed its last tile, us."""

from ..kit import asked, time_us

# tiles of own experts, of each visitor, us of a tile, until rows are here, of a visitor's weights
CASES = ((4, [], 2.0, 10.0, 15.0), (9, [3], 2.0, 10.0, 15.0), (1, [3], 2.0, 10.0, 15.0), (0, [3], 2.0, 10.0, 15.0),
         (1, [3, 2], 2.0, 10.0, 15.0), (20, [3, 1, 1], 2.0, 10.0, 15.0), (0, [1, 1, 8], 2.0, 10.0, 15.0),
         (0, [], 2.0, 10.0, 15.0), (2, [5, 1], 1.5, 4.0, 6.0))


@asked("21_balance.ipynb", "exercise-3", CASES, time_us, "{:g} us".format,
       described="{} own tiles, visitors of {} tiles; a tile {} us, rows until {} us, weights {} us each")
def rank_ends(own, visitors, tile_us, rows_us, weights_us):
    """The oracle: a list of tiles, each with the time from which on it may begin."""
    begins = [rows_us] * own + [rows_us + (i + 1) * weights_us for i, tiles in enumerate(visitors) for _ in range(tiles)]
    return max([rows_us, *(begin + (len(begins) - i) * tile_us for i, begin in enumerate(begins))])
