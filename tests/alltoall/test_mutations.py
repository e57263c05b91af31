"""Rungs under many schedules: right as they are in every mode; each way of breaking them is caught in strict."""
import itertools

import pytest

import a2a_lib as a2a
from a2a_lib.alltoall import rungs
from a2a_lib.alltoall.mutate import Mutation, MutationError, mutations, source
from a2a_lib.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

MODES = ("strict", "hw-spx", "cpx", "ideal")
MOST = 30  # schedules until a mutation has to show
OFTEN = 5  # mutations of a rung in every run, those first that no rung before it has; the others with `soak`
BROKEN = [(rung, name) for rung, broken in mutations.items() for name in broken]


def new_first(rung):
    """The mutations of a rung: those first that no rung before it has under this name."""
    before = {name for other in itertools.takewhile(lambda other: other != rung, mutations) for name in mutations[other]}
    return sorted(mutations[rung], key=lambda name: name in before)


def owns_all_kernels(rung):
    return len(rungs[rung].files()) == 1 and rungs[rung].stages[0].role != "call"


def soaked(late):
    return [pytest.mark.soak] if late else []


@pytest.mark.parametrize("mode, rung", [pytest.param(mode, rung, marks=soaked(mode != "strict" and not owns_all_kernels(rung)))
                                        for mode in MODES for rung in mutations])
def test_the_kernels_themselves_are_right(mode, rung):
    found = a2a.explore.rung(rung, mode=mode, seeds=max(4, len(rungs[rung].all_situations())), races=mode in ("strict", "ideal"))
    assert found.ok and len(found.outcomes) == 1, found


@pytest.mark.soak
@pytest.mark.parametrize("rung", mutations)
@pytest.mark.parametrize("mode", MODES)
def test_the_kernels_themselves_are_right_in_200_schedules(mode, rung):
    found = a2a.explore.rung(rung, mode=mode, seeds=200)
    assert found.ok and len(found.outcomes) == 1, found


@pytest.mark.sample(3)
@pytest.mark.parametrize("rung, name", [
    pytest.param(rung, name, marks=soaked(name not in new_first(rung)[:OFTEN] and not owns_all_kernels(rung)))
    for rung, name in BROKEN])
def test_every_mutation_is_caught_in_strict(rung, name):
    if mutations[rung][name].silent:  # only the race detector can tell
        found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=5)
        assert not found.failing and found.races and not found.ok, found
        return
    for first in range(MOST):
        found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=1, first=first, races=False)
        if found.failing:
            break
    assert found.failing and found.first_failing == first and not found.ok, found


@pytest.mark.soak
@pytest.mark.parametrize("rung, name", [(rung, name) for rung, name in BROKEN if mutations[rung][name].silent])
def test_what_only_the_race_detector_tells_is_never_seen(rung, name):
    found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=60)
    assert not found.failing and found.races, found


def test_agent_for_system_works_on_hardware_by_luck():
    assert not a2a.explore.rung("token_flags", mutate="agent-for-system", mode="hw-spx", seeds=60).failing


def test_a_mutation_matches_exactly_once():
    for rung, name in BROKEN:
        assert source(rung, name) != source(rung)
    with pytest.raises(MutationError, match="0 times, not once"):
        Mutation("gone", "", (("no such text", ""),)).apply(source("token_flags"))
    with pytest.raises(MutationError, match="2 times"):
        Mutation("twice", "", (("a", ""),)).apply("aa")
    with pytest.raises(MutationError, match="there are release-dropped"):
        source("token_flags", "nonsense")
    with pytest.raises(MutationError, match="there are none"):
        source("sorted", "release-dropped")


def test_no_two_mutations_of_a_rung_are_the_same():
    for rung in mutations:
        assert len({mutation.changes for mutation in mutations[rung].values()}) == len(mutations[rung])
