"""What the exercises' oracles and helpers promise."""

import itertools

import pytest

from a2a_lib.course.check.exercises import occupancy
from a2a_lib.toolchain import Kernel


@pytest.mark.parametrize("waves", [1, 3, 4, 16])
def test_the_oracle_agrees_with_the_library(waves):
    for vgprs, lds in itertools.product(range(1, 513, 7), (0, 512, 1000, 16384, 65536)):
        want = Kernel("k", [], vgprs=vgprs).occupancy_blocks(64 * waves, lds)
        assert occupancy._fits(vgprs, lds, waves) == want
