"""Runs rungs of the families below under many schedules. Unchanged rungs are right in every mode. A wrong answer or a deadlock
in strict mode, or the race detector, reveals each mutation."""
import pytest

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

FAMILIES = ("align", "layer", "ag_gemm", "gemm_rs", "moe_layer", "moe_backward", "all_reduce", "attention")
MODES = ("strict", "hw-spx", "cpx", "ideal")
SCHEDULES = 24  # until a mutation shows
STALLED = 72  # the same, where it shows only if waves pause
UNTRIED = {"CompileError", "MissingTritonError", "MutationError"}  # outcomes of mutants that never ran
RUNGS = {kind.full_name(): kind for family in FAMILIES for kind in families.of(family).rungs.values() if kind.files()}
SLOW = ("all_reduce/quantized", "all_reduce/with_norm")  # seconds to compile: all but their first mutation soak
MUTATIONS = [pytest.param(rung, name, marks=[pytest.mark.soak] * (rung in SLOW and number > 0))
             for rung, kind in RUNGS.items() for number, name in enumerate(kind.mutations())]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rung", RUNGS)
def test_the_rungs_themselves_are_right(rung, mode):
    """The race detector reports the same in every mode."""
    found = a2a.explore.rung(rung, mode=mode, seeds=len(RUNGS[rung].all_situations()), races=mode == "strict")
    assert found.ok and len(found.outcomes) == 1, found


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rung", RUNGS)
def test_the_rungs_themselves_are_right_in_60_schedules(rung, mode):
    found = a2a.explore.rung(rung, mode=mode, seeds=60)
    assert found.ok and len(found.outcomes) == 1, found


@pytest.mark.sample(3)
@pytest.mark.parametrize("rung, name", MUTATIONS)
def test_every_mutation_is_noticed_in_strict(rung, name):
    mutation = RUNGS[rung].mutations()[name]
    if mutation.silent:  # only the race detector can tell
        found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=len(RUNGS[rung].all_situations()))
        assert not found.failing and found.races, found
        return
    for first in range(STALLED if mutation.stalls else SCHEDULES):
        found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=1, first=first, races=False, stalls=mutation.stalls)
        if found.failing:
            break
    assert found.failing and not found.ok, found
    assert not UNTRIED & {outcome.kind for outcome in found.outcomes}, found


@pytest.mark.soak
@pytest.mark.parametrize("rung, name", [(rung, name) for rung, kind in RUNGS.items() for name, mutation in kind.mutations().items()
                                        if mutation.silent])
def test_what_only_the_race_detector_tells_is_never_seen(rung, name):
    found = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=60)
    assert not found.failing and found.races, found


@pytest.mark.parametrize("rung", RUNGS)
def test_each_rung_has_ten_ways_to_break(rung):
    kind = RUNGS[rung]
    mutations = list(kind.mutations().values())
    assert len(mutations) >= 10, f"{rung} has {len(mutations)}: add some to the `variants` of its class"
    assert len(mutations) == sum(variant.kind == "mutation" for variant in kind.variants), "names are used once"
    assert len({(mutation.changes, mutation.prepare) for mutation in mutations}) == len(mutations)
    assert all(mutation.why for mutation in mutations)


@pytest.mark.parametrize("rung", [rung for rung, kind in RUNGS.items() if hasattr(kind, "SOURCE")])
def test_each_mutation_changes_a_text_that_stands_once(rung):
    """`Variant.apply` raises unless each text occurs exactly once."""
    source = RUNGS[rung].SOURCE.read_text(encoding="utf-8")
    for mutation in RUNGS[rung].mutations().values():
        assert mutation.apply(source) != source
