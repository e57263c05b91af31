"""Lesson 22, exercise 3: mend swap(world, x, rows, box, state, out) of the exhibit wrapped_counter, and name its cause."""

from ..mended import mended
from ..trial import exercise


@exercise("22_a_museum_of_bugs.ipynb", "exercise-3")
def mend_counter(trial, source):
    mended(trial, "wrapped_counter", source, "swap")
