"""Every rung of the registry under many schedules. Unchanged, it is right in every mode, and no two of its accesses race. Each of
its mutations shows in strict mode: as a wrong answer or a deadlock, or to the race detector.

`make test` tries a share of the mutations, none twice at one place of code that rungs share; `make soak` tries all."""
import pytest

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.kernels.all_to_all.designs import source
from a2a_lib.kernels.rung.triton_variants import functions_of
from a2a_lib.kernels.rung.variants import Mutation, MutationError
from a2a_lib.machine.runtime import sim

pytestmark = [pytest.mark.skipif(not sim.available(), reason="the simulator is not built"), pytest.mark.usefixtures("stored_assembly")]

MODES = ("strict", "hw-spx", "cpx", "ideal")
SCHEDULES = 24  # until a mutation shows
STALLED = 72  # the same, where it shows only if waves pause
LATER = {("all_to_all/low_latency_fp8", "two-sets"): 128}  # shows first in schedule 120: soak
# Schedules in which mutations showed when this was written, where those before take 0.2 s or more: they are tried first. One that
# shows nothing any more costs a schedule; the others are then tried in turn.
FIRST = {
    ("all_to_all/rank_flags", "release-dropped"): 3, ("all_to_all/rank_flags", "agent-for-system"): 3,
    ("all_to_all/one_launch", "acquire-dropped"): 22, ("ag_gemm/put_by_waves", "fixed-sender-signals"): 10,
    ("all_to_all/varlen", "count-parity-dropped"): 8,
    ("all_to_all/low_latency", "one-set"): 7, ("align/reserve", "barrier-dropped-before-words"): 11,
    ("align/tiles", "barrier-dropped-after-runs"): 61, ("layer/expert_parallel", "acquire-dropped-reply"): 3,
    ("ag_gemm/pull_by_waves", "last-sender-not-awaited"): 7, ("ag_gemm/pull_by_waves", "pieces-share-a-counter"): 3,
    ("ag_gemm/pull_by_waves", "piece-offset-dropped"): 3, ("moe_layer/phases", "flag_read_early"): 1,
    ("moe_layer/phases", "replies_not_awaited"): 5, ("moe_layer/phases", "offsets_not_awaited"): 1,
    ("moe_layer/two_launches", "rows_counted_twice"): 1, ("moe_layer/two_launches", "replied_relaxed"): 1,
    ("moe_layer/megakernel", "up_relaxed"): 1, ("moe_backward/backward_phases", "flag_read_early"): 1,
    ("moe_backward/backward_phases", "offsets_not_awaited"): 1, ("moe_backward/backward_two_launches", "plan_of_one_part"): 8,
    ("moe_backward/backward_two_launches", "dhidden_not_awaited"): 5, ("all_reduce/one_shot", "acquire-dropped"): 15,
    ("all_reduce/two_shot", "others-run-ahead"): 19, ("all_reduce/lamport", "in-halves"): 7,
    ("all_reduce/lamport_two_shot", "not-awaited"): 7, ("all_reduce/lamport_two_shot", "ring-of-one"): 5,
    ("all_reduce/with_norm_one_shot", "zeros-as-they-are"): 6, ("attention/ring", "passed-on-too-early"): 7,
    ("attention/ring", "no-credits"): 5, ("attention/ring", "no-credit-for-work"): 1, ("attention/ring", "other-way-round"): 1,
    ("attention/ulysses", "sender-not-counted"): 11}
MANY = {"all_to_all": 200}  # schedules of each unchanged rung in `make soak`; others 60
UNTRIED = {"CompileError", "MissingTritonError", "MutationError"}  # outcomes of mutants that never ran
# All rungs that have kernels, except those outside of the ladder, of which rules.py wants no mutations.
RUNGS = {kind.full_name(): kind for family in families.FAMILIES for kind in families.of(family).rungs.values()
         if kind.files() and kind.measured}
SLOW = ("all_reduce/quantized", "all_reduce/with_norm",
        "all_reduce/with_norm_one_shot")  # seconds to compile: all but their first mutation soak
# The share of the mutations that `make test` tries: n of every m. Some must be compiled; of Triton's kernels the assembly is stored.
COMPILED, STORED = (1, 3), (2, 3)
SHARES = {"all_to_all": (1, 5), "balance": (1, 8), "align": (4, 11), "ag_gemm": (1, 3), "gemm_rs": (4, 7), "gemm_ar": (1, 3)}


def places_of(kind):
    """A value for each mutation, equal for mutations of other rungs that change the same text of a header or function which both
    rungs use."""
    if hasattr(kind, "SOURCE"):
        own = kind.SOURCE.read_text(encoding="utf-8")
        where = lambda change: "a header" if change[0] not in own else kind  # noqa: E731
    else:
        functions = [(text, functions_of(kind.modules).get(name)) for name, text in kind.kernel_texts().items()]
        where = lambda change: tuple(id(function) for text, function in functions if change[0] in text)  # noqa: E731
    return {name: (mutation.changes, *map(where, mutation.changes)) if mutation.changes else (name, kind)
            for name, mutation in kind.mutations().items()}


def table():
    """A row for each mutation. Those that only `make soak` tries are marked."""
    rows, places, counts = [], set(), {}
    for rung, kind in RUNGS.items():
        share, of = SHARES.get(kind.family.name, COMPILED if hasattr(kind, "SOURCE") else STORED)
        tried = False
        for name, place in places_of(kind).items():
            number = counts.get(kind.family, 0)
            now = place not in places and number * share % of < share and not (rung in SLOW and tried)
            counts[kind.family] = number + (place not in places)
            places.add(place)
            tried |= now
            rows.append(pytest.param(rung, name, marks=[] if now else [pytest.mark.soak]))
    return rows


def schedules_of(kind, mode):
    """The first schedule of an unchanged rung, and how many: each situation, and at least the one in four in which waves drift, where
    that costs little. In other modes than strict the later half of them, with the rung's own situations."""
    count = max(len(kind.all_situations()), 4 if kind.family.name == "all_to_all" else 0)
    first = 0 if mode == "strict" else count // 2
    return {"first": first, "seeds": count - first}


def owns_all_kernels(kind):
    """Later rungs of all_to_all have kernels, or most of a kernel's parts, from those before."""
    return kind.family.name != "all_to_all" or len(kind.files()) == 1 and kind.stages[0].role != "call"


def modes_now(rung, kind):
    """Modes in which `make test` runs an unchanged rung: strict, and another mode in turn, so that a family's rungs meet every mode.
    A rung's own mistakes show in strict, as its mutations do; other modes only show mistakes of those modes."""
    family = [name for name, other in RUNGS.items() if other.family is kind.family and owns_all_kernels(other)]
    others = MODES[1:] if len(family) < len(MODES[1:]) else (MODES[1 + family.index(rung) % 3],) if rung in family else ()
    return ("strict", *others)


@pytest.mark.parametrize("rung, mode", [
    pytest.param(rung, mode, marks=[pytest.mark.soak] * (mode not in modes_now(rung, kind)))
    for rung, kind in RUNGS.items() for mode in MODES])
def test_the_rungs_themselves_are_right(rung, mode):
    """The race detector reports the same in every mode."""
    exploration = a2a.explore.rung(rung, mode=mode, races=mode == "strict", **schedules_of(RUNGS[rung], mode))
    assert exploration.ok and len(exploration.outcomes) == 1, exploration


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rung", RUNGS)
def test_the_rungs_themselves_are_right_in_many_schedules(rung, mode):
    exploration = a2a.explore.rung(rung, mode=mode, seeds=MANY.get(RUNGS[rung].family.name, 60))
    assert exploration.ok and len(exploration.outcomes) == 1, exploration


@pytest.mark.parametrize("rung, name", table())
def test_every_mutation_is_noticed_in_strict(rung, name):
    mutation = RUNGS[rung].mutations()[name]
    if mutation.silent:
        return only_races(rung, name)
    known = [FIRST[rung, name]] if (rung, name) in FIRST else []
    for first in (*known, *range(LATER.get((rung, name), STALLED if mutation.stalls else SCHEDULES))):
        exploration = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=1, first=first, races=False, stalls=mutation.stalls)
        if exploration.failing:
            break
    assert exploration.failing and not exploration.ok, exploration
    assert not UNTRIED & {outcome.kind for outcome in exploration.outcomes}, exploration


def only_races(rung, name):
    """No situation shows the mutation; the race detector reports it in one of them. Tries those with the least work first."""
    races = ()
    for seed, situation in sorted(enumerate(RUNGS[rung].all_situations()), key=lambda row: row[1].world_size * row[1].calls):
        exploration = a2a.explore.rung(rung, mutate=name, mode="strict", situations=[situation], seeds=1, first=seed, races=not races)
        assert not exploration.failing, exploration
        races = races or exploration.races
    assert races


@pytest.mark.soak
@pytest.mark.parametrize("rung, name", [(rung, name) for rung, kind in RUNGS.items() for name, mutation in kind.mutations().items()
                                        if mutation.silent])
def test_what_only_the_race_detector_tells_is_never_seen(rung, name):
    exploration = a2a.explore.rung(rung, mutate=name, mode="strict", seeds=60)
    assert not exploration.failing and exploration.races, exploration


def test_agent_for_system_works_on_hardware_by_luck():
    assert not a2a.explore.rung("token_flags", mutate="agent-for-system", mode="hw-spx", seeds=60, races=False).failing


@pytest.mark.parametrize("rung", RUNGS)
def test_each_mutation_of_a_rung_changes_something_else(rung):
    """Their number, names and reasons: rules.py. Texts of Triton's kernels: test_mutations_of_triton.py."""
    kind = RUNGS[rung]
    mutations = kind.mutations().values()
    changes = [mutation.changes or mutation.prepare for mutation in mutations]
    assert None not in changes and len(set(changes)) == len(changes)
    assert {name for other, name in FIRST if other == rung} <= set(kind.mutations())
    if hasattr(kind, "SOURCE"):
        text = kind.SOURCE.read_text(encoding="utf-8")
        assert all(mutation.apply(text) != text for mutation in mutations)


def test_a_mutation_matches_exactly_once():
    with pytest.raises(MutationError, match="0 times, not once"):
        Mutation("gone", "", (("no such text", ""),)).apply(source("token_flags"))
    pytest.raises(MutationError, Mutation("twice", "", (("a", ""),)).apply, "aa").match("2 times")
    pytest.raises(MutationError, source, "token_flags", "nonsense").match("there are release-dropped, ")
    pytest.raises(KeyError, source, "sorted", "release-dropped").match("sorted is made of PyTorch calls")
