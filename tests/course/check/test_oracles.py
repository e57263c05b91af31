"""The exercises' oracles and helpers do what their docstrings say."""

import itertools

import pytest

from a2a_lib.course.check.exercises import flags_early, occupancy
from a2a_lib.machine.toolchain import Kernel


@pytest.mark.parametrize("waves", [1, 3, 4, 16])
def test_the_oracle_agrees_with_the_library(waves):
    for vgprs, lds in itertools.product(range(1, 513, 7), (0, 512, 1000, 16384, 65536)):
        want = Kernel("k", [], vgprs=vgprs).occupancy_blocks(64 * waves, lds)
        assert occupancy.occupancy(vgprs, lds, waves) == want


@pytest.mark.parametrize("rows, waves, wide", [((3, 1, 2), 2, 1), ((1, 2, 4), 3, 2), ((2, 2, 5), 2, 2), ((1, 1, 2, 4), 2, 1),
                                               ((0, 6, 3), 4, 2)])
def test_the_least_of_whom_to_finish_first_is_that_of_all_orders(rows, waves, wide):
    assert flags_early._least(rows, waves, wide) == min(flags_early._ends(order, rows, waves, wide) for order in _orders(rows))


def _orders(rows):
    """All orders that contain each peer p rows[p] times."""
    if not any(rows):
        return [()]
    return [(peer, *rest) for peer, n in enumerate(rows) if n
            for rest in _orders(tuple(m - (p == peer) for p, m in enumerate(rows)))]
