"""Rungs under many schedules: right as they are in every mode; each way of breaking them is caught in strict."""
import pytest

import a2a_lib as a2a
from a2a_lib.alltoall.mutate import Mutation, MutationError, mutations, source
from a2a_lib.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

MODES = ("strict", "hw-spx", "cpx", "ideal")
SOON = {"token_flags": 30, "rank_flags": 12, "varlen": 10}  # schedules; of the others each situation once
BROKEN = [(rung, name) for rung, broken in mutations.items() for name in broken]
# Of the rungs that have many in common with others, these in every run; the rest with `soak`.
CHOSEN = {
    "active_tokens": ("release-dropped-reply", "counts-not-zeroed", "ticket-not-reset", "ticket-not-atomic"),
    "fused_combine": ("release-dropped-reply", "translate-forgotten-row", "first-expert-for-all"),
    "no_overheads": ("block-barrier-dropped", "count-epoch-dropped", "slots-not-zeroed", "own-slots-zeroed"),
    "one_launch": ("exact-flag", "roles-by-number", "own-ticket-reset", "release-dropped-reply"),
    "dedup": ("agent-for-system-reply",),
    "prereduced": ("release-dropped", "exact-flag", "one-flag-for-all-parts", "answers-first", "wrong-epoch-reply"),
    "inline_flags": ("torn-words", "choices-for-rows", "exact-words", "agent-for-system"),
    "pipelined": ("release-dropped-reply", "answers-first", "a-share-of-all-blocks", "first-answerer-skipped"),
    "fp8_rows": ("release-dropped", "scales-after-the-flag", "scale-of-another-group", "wrong-epoch-reply"),
}


def marked(rung, name=None, mode="strict"):
    late = rung in CHOSEN and (mode != "strict" or name and name not in CHOSEN[rung])
    return pytest.param(*(one for one in (mode if name is None else None, rung, name) if one),
                        marks=[pytest.mark.soak] if late else [])


@pytest.mark.parametrize("mode, rung", [marked(rung, mode=mode) for mode in MODES for rung in mutations])
def test_the_kernels_themselves_are_right(mode, rung):
    found = a2a.explore.rung(rung, mode=mode, seeds=6 if rung in SOON else 4, races=mode in ("strict", "ideal"))
    assert found.ok and len(found.outcomes) == 1, found


@pytest.mark.soak
@pytest.mark.parametrize("rung", mutations)
@pytest.mark.parametrize("mode", MODES)
def test_the_kernels_themselves_are_right_in_200_schedules(mode, rung):
    found = a2a.explore.rung(rung, mode=mode, seeds=200)
    assert found.ok and len(found.outcomes) == 1, found


@pytest.mark.sample(3)
@pytest.mark.parametrize("rung, name", [marked(rung, name) for rung, name in BROKEN])
def test_every_mutation_is_caught_in_strict(rung, name):
    if mutations[rung][name].silent:  # only the race detector can tell
        found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=5)
        assert not found.failing and found.races and not found.ok, found
        return
    for first in range(SOON.get(rung, 5)):
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


def test_each_rung_has_ten_ways_to_break():
    for rung in ("rank_flags", "token_flags", "varlen", *CHOSEN):
        assert len(mutations[rung]) >= 10
        assert len({mutation.changes for mutation in mutations[rung].values()}) == len(mutations[rung])
