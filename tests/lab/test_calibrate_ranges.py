"""Counts the published values that lie in the simulated range. The spread of the clock's constants gives that range."""
import dataclasses
import math

import pytest

from a2a_lib.lab.calibrate import ranges

OUTSIDE = 7  # of 71: at most one of ten, and CALIBRATION.md names them; never more
CHEAP = "l2", "remote", "flag-other-xcd", "release-agent"


def published():
    """{row: (unit, published)} of all rows that can be drawn."""
    return {name: row for job in ranges.jobs() for name, row in job.rows.items()}


def outside_of(stored):
    return [row for row in stored if not row.inside]


def test_the_stored_ranges_are_of_this_clock_and_of_these_rows():
    stored, depends = ranges.load()
    names = [row.row for row in stored]
    assert len(set(names)) == len(names)
    assert {row.row: (row.unit, row.published) for row in stored} == {name: published()[name] for name in names}
    assert len(names) >= 0.9 * len(published()), sorted(set(published()) - set(names))
    draws = [ranges.DRAWS, ranges.FEW_DRAWS]
    assert depends == {"preset": ranges.PRESET, "draws": draws, "seed": ranges.SEED, "constants": ranges.constants()}


def test_stored_ranges_are_what_is_simulated():
    stored = {row.row: row for row in ranges.load()[0]}
    chosen = [job for job in ranges.jobs() if set(job.rows) & set(CHEAP)]
    simulated = list(ranges.simulate(chosen))
    assert len(simulated) == len(CHEAP)
    for row in simulated:
        assert row.simulated == pytest.approx(stored[row.row].simulated, rel=1e-9) and row.published == stored[row.row].published


def test_published_rows_lie_in_their_range():
    stored = ranges.load()[0]
    assert len(outside_of(stored)) <= OUTSIDE, outside_of(stored)


def test_a_value_that_no_constant_explains_is_outside():
    row = ranges.Range("a", "us", (30.0, 30.0), (9.0, 10.0, 11.0))
    assert not row.inside and dataclasses.replace(row, published=(11.2, 11.2)).inside
    assert not dataclasses.replace(row, published=(8.8, 8.8)).inside and dataclasses.replace(row, published=(8.0, 9.5)).inside
    text = ranges.text([row, dataclasses.replace(row, row="b", published=(10.0, 10.0))])
    assert "**1 of 2 published rows**" in text and "| a | 30 us | 9 to 11 us |" in text and "| b |" not in text


def test_every_published_row_is_drawn_with_numbers():
    rows = published()
    assert len(rows) > 70 and all(math.isfinite(low) and low <= high for _, (low, high) in rows.values())
