"""Lesson 22, exercise 2: mend swap(world, x, box, full, out) of the exhibit flag_reset, and name its cause."""

from ..mended import mended
from ..trial import exercise


@exercise("22_a_museum_of_bugs.ipynb", "exercise-2")
def mend_reset(trial, source):
    mended(trial, "flag_reset", source, "swap")
