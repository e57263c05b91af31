"""Runs of every rung drawn at random are right, and the race detector has nothing to say of them."""
import pytest
import random_runs
from rung_cases import MEMORY_MODES, RUNGS


def test_draws_meet_every_rung_world_and_mode():
    cases = [random_runs.draw(number) for number in range(200)]
    assert cases == [random_runs.draw(number) for number in range(200)]
    assert {case["rung"] for case in cases} == set(RUNGS) and {case["memory"] for case in cases} == set(MEMORY_MODES)
    assert {case["world"] for case in cases} == set(range(1, 9))


@pytest.mark.parametrize("number", range(4))
def test_random_runs(number):
    random_runs.run(number, races=number % 2)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(9))
def test_900_random_runs(hundred):
    for number in range(100 * hundred, 100 * (hundred + 1)):
        random_runs.run(number)


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(3))
def test_300_random_runs_with_the_race_detector(hundred):
    for number in range(10_000 + 100 * hundred, 10_000 + 100 * (hundred + 1)):
        random_runs.run(number, races=True)
