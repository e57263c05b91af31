"""Lesson 00, exercise 1: occupancy(vgprs, lds, waves) -> blocks that one CU holds at a time."""

from ..kit import asked, whole_numbers

# vgprs, bytes of LDS, waves
CASES = ((4, 0, 4), (32, 0, 16), (100, 0, 1), (65, 0, 4), (129, 0, 2), (512, 0, 1), (24, 16384, 4), (24, 3100, 1), (8, 65536, 1),
         (200, 0, 3), (8, 0, 3), (250, 0, 16), (96, 20000, 2), (200, 3000, 4))


def _up(n: int, step: int) -> int:
    return -(-n // step) * step


@asked("00_the_node_in_front_of_you.ipynb", "exercise-1", CASES, whole_numbers("a whole number of blocks: round down (//)"),
       described="vgprs {}, lds {} bytes, waves {}")
def occupancy(vgprs: int, lds: int, waves: int) -> int:
    """The oracle: adds one wave, then one block, as long as there is room."""
    per_simd = 0
    while per_simd < 8 and (per_simd + 1) * _up(vgprs, 8) <= 512:
        per_simd += 1
    blocks = 0
    while (blocks + 1) * waves <= 4 * per_simd and (blocks + 1) * _up(lds, 512) <= 65536:
        blocks += 1
    return blocks
