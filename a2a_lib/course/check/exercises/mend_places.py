"""Lesson 22, exercise 1: mend swap(world, x, room, out) of the exhibit places_by_grid, and name its cause."""

from ..mended import mended
from ..trial import exercise


@exercise("22_a_museum_of_bugs.ipynb", "exercise-1")
def mend_places(trial, source):
    mended(trial, "places_by_grid", source, "swap")
