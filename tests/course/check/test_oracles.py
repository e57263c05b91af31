"""What the exercises' oracles and helpers promise."""

import itertools

import pytest

from a2a_lib.course.check.exercises import occupancy
from a2a_lib.toolchain import Kernel


@pytest.mark.parametrize("waves", [1, 3, 4, 16])
def test_the_oracle_agrees_with_the_library(waves):
    for vgprs, lds in itertools.product(range(1, 513, 7), (0, 512, 1000, 16384, 65536)):
        want = Kernel("k", [], vgprs=vgprs).occupancy_blocks(64 * waves, lds)
        assert occupancy._fits(vgprs, lds, waves) == occupancy._formula(vgprs, lds, waves) == want


def test_the_cases_tell_the_mistakes_apart():
    """No two formulas of PARTS give the same answers, nor the right ones, to the cases of the check."""
    tried = []
    occupancy.occupancy(lambda *case: tried.append(case) or occupancy._fits(*case))
    parts = [{}, *(parts for _, parts in occupancy.PARTS)]
    answers = [tuple(occupancy._formula(*case, **part) for case in tried) for part in parts]
    assert len(set(answers)) == len(answers)
