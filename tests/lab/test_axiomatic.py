"""The litmus suite's verdicts and random programs against the axiomatic checker, which shares nothing with the simulated node.

No random program has an outcome that LLVM's model forbids, in any memory mode; and of each schedule that ran, the race detector
reports the races there are and no others."""
import pytest
from axiomatic import Op, Program, Unreadable, judge, parse
from axiomatic.generate import program
from axiomatic.run import check, expected_races, with_waits

from a2a_lib.lab.litmus import MODES, Litmus, suite

ALL_MODES = ("ideal", *MODES)


def wrong(numbers, schedules, modes=ALL_MODES):
    errors = []
    for number in numbers:
        random_program, where = program(number)
        errors += check(random_program, where, f"program {number}", modes, schedules)
    return errors


def test_a_few_random_programs():
    assert not wrong(range(4), range(4))


def test_in_mode_ideal_the_detector_alone():
    assert not wrong(range(100, 105), range(2), ("ideal",))


SEQ, ACQ, REL = ("seq_cst", "acquire", "release")
THREE = ((0, 0, 0), (1, 0, 0), (2, 0, 0))


@pytest.mark.parametrize("middle, races", [
    ((Op("fence", order=SEQ),), set()),  # acquires, and releases what it acquired
    ((Op("fence", order=REL), Op("load", "w"), Op("fence", order=ACQ)), {"x"}),
    ((Op("fence", order=ACQ), Op("fence", order=REL)), set()),
])
def test_a_fence_that_acquires_and_releases_hands_on(middle, races):
    """x goes from thread 0 through thread 1's fence to thread 2."""
    middle = tuple(Op(op.kind, op.loc, reg="r1") if op.kind == "load" else op for op in middle)
    chain = Program(((Op("store", "x", 1), Op("fence", order=REL), Op("store", "y", 1, "relaxed")),
                     (Op("wait", "y", 1, "relaxed"), *middle, Op("store", "z", 1, "relaxed")),
                     (Op("wait", "z", 1, "relaxed"), Op("fence", order=ACQ), Op("load", "x", reg="r0"))), THREE)
    assert not check(chain, {"x": "2", "w": "1", "y": "1", "z": "2"} if races else {"x": "2", "y": "1", "z": "2"}, "chain",
                     ("ideal", "strict"), range(4))
    expected = expected_races(chain.as_compiled(), {"1:r1": 0, "2:r0": 1})
    assert expected == [races]


def test_a_release_sequence_reaches_no_further_than_the_access_that_continues_it():
    """A release store at system scope is followed by an addition at agent scope. Another GPU that reads the sum has
    acquired nothing. That GPU reads late, because a wait that sees the store before the sum has acquired it."""
    late = (Op("load", "z", 0, ACQ),) * 12
    message = Program(((Op("store", "w", 1, "relaxed", "agent"), Op("store", "x", 1, REL),
                        Op("add", "x", 2, "relaxed", "agent")),
                       (*late, Op("wait", "x", 3, ACQ), Op("load", "w", 0, "relaxed", "agent", "r0"))),
                      ((0, 0, 0), (1, 0, 0)))
    assert not check(message, {"x": "1", "w": "1", "z": "0"}, "message", ("ideal", "hw-spx"), range(16))
    assert expected_races(message.as_compiled(), {"1:r0": 1}) == [{"w", "x"}]


@pytest.mark.parametrize("first", [
    (Op("fence", order=REL), Op("store", "x", 4, "relaxed")),  # of the same thread, between the fence and the store
    (Op("fence", order=REL), Op("load", "x", reg="r2", order="relaxed")),
    (Op("fence", order=REL), Op("store", "x", 4, "relaxed"), Op("add", "x", 1, "relaxed")),
])
def test_a_store_behind_a_fence_orders_itself_and_not_what_lies_between(first):
    """A thread acquires the store of 8, then writes x with a plain store. That store races with accesses that are not ordered."""
    late = (Op("load", "z", 0, ACQ),) * 12
    message = Program(((*first, Op("store", "x", 8, "relaxed")),
                       (*late, Op("wait", "x", 8, ACQ), Op("store", "x", 1))), ((0, 0, 0), (0, 0, 1)))
    assert not check(message, {"x": "1", "z": "0"}, "message", ("ideal", "strict"), range(8))
    read = {"0:r2": 0} if any(op.reg for op in first) else {}
    assert expected_races(message.as_compiled(), read) == [{"x"}]


@pytest.mark.parametrize("number, mode, seed", [(10930, "hw-spx", 4), (13895, "strict", 5), (16884, "strict", 11)])
def test_a_release_whose_wait_clang_leaves_out(number, mode, seed):
    """After an acquire, clang 22.1.8 assumes that no access is in flight. It lets the release's access overtake its
    write-back. The node shows this error, and does not once the wait is inserted."""
    random_program, where = program(number)
    asm = Litmus("as it is", random_program.hip(), "True", where=where, place=random_program.places).compile().asm
    assert with_waits(asm) != asm
    schedules = range(seed, seed + 1)
    assert any("forbidden" in line for line in check(random_program, where, "as it is", (mode,), schedules, kind=Litmus))
    assert not check(random_program, where, "mended", ALL_MODES, range(12))


@pytest.mark.soak
@pytest.mark.parametrize("thousand", range(10))
def test_ten_thousand_random_programs(thousand):
    assert not wrong(range(1000 * thousand, 1000 * (thousand + 1)), range(12))


def test_the_generator_draws_the_same_program_again_and_all_kinds():
    drawn = [program(number)[0] for number in range(200)]
    assert drawn == [program(number)[0] for number in range(200)]
    ops = [op for random_program in drawn for ops in random_program.threads for op in ops]
    assert {op.kind for op in ops} >= {"load", "store", "add", "wait", "fence", "barrier"}
    assert {op.order for op in ops} == {"plain", "relaxed", "acquire", "release", "acq_rel", "seq_cst"}
    assert {op.scope for op in ops} == {"workgroup", "agent", "system"}


def test_a_wrong_verdict_would_be_noticed(monkeypatch):
    """If the checker treats every scope as the node, it forbids a stale agent-scope message between GPUs that runs show."""
    message = Program(((Op("store", "x", 1), Op("fence", order="release", scope="agent"),
                        Op("store", "y", 1, "relaxed", "system")),
                       (Op("wait", "y", 1, "acquire", "system"), Op("load", "x", reg="r0"))), ((0, 0, 0), (1, 0, 0)))
    where = {"x": "1", "y": "1"}
    assert not check(message, where, "message", ("strict",), range(10))
    monkeypatch.setattr(Program, "includes", lambda *_: True)
    lines = check(message, where, "message", ("strict",), range(10))
    assert any("forbidden" in line for line in lines) and any("false report on ['x']" in line for line in lines)


# Bodies that the checker does not read, as others that mean the same to the model.
SAME_AS = {
    # x + 1 is never written, so the branch is always taken.
    "MP+clang-no-wait": {0: "*x = 1; r0 = load_relaxed<Scope::system>(x + 1); store_release<Scope::system>(y, 1);"},
    "MP+clang-no-wait+waited": {0: "*x = 1; r0 = load_relaxed<Scope::system>(x + 1); fence<Order::release, Scope::system>(); "
                                   "store_relaxed<Scope::system>(y, 1);"},
    # Of many plain polls the last counts.
    "poll+plain+cu": {1: "r0 = *y; r1 = load_relaxed<Scope::agent>(y);"},
}
# What the model says nothing about, or other than the suite: why.
NOT_DERIVED = {
    "MP+agent+gpu+pull": "whether a poll ever sees a store is no question of the axioms",
    "poll+workgroup+cu": "as above",
    "poll+unreleased+xcd": "as above",
    "poll+unreleased+gpu": "as above",
    "scalar+acquire": "scalar_load is inline assembly, which the model does not cover: clang itself reads nothing through the "
                      "scalar cache that may change during the kernel",
    "MP+clang-no-wait": "forbidden by the model, and happens: clang 22 miscompiles it",
}


def derived(test) -> bool:
    """Whether the model allows the test's outcome."""
    bodies = [SAME_AS.get(test.name, {}).get(i, body) for i, body in enumerate(test.threads)]
    return judge(parse(bodies, test.place, test.init)).allows(test.holds)


@pytest.mark.parametrize("name", [name for name in suite if name not in NOT_DERIVED])
def test_the_model_gives_the_suites_verdict(name):
    """The model forbids what must never happen in strict, unless the entry names another reason: a measurement (M), a choice of
    the simulated node (X), or a fact of the hardware that the model does not know (H). It allows what may happen."""
    test = suite[name]
    if not derived(test):
        assert set(test.verdict.values()) == {"never"}, test.why
        return
    more_than_llvm = [mode for mode in MODES if test.verdict[mode] == "never"]
    assert not more_than_llvm or set(test.status.split()) & {"M", "X", "H"}, (more_than_llvm, test.status)


def test_what_is_not_derived_says_why_and_exists():
    assert set(NOT_DERIVED) | set(SAME_AS) <= set(suite)
    for name, why in NOT_DERIVED.items():
        assert why
    assert derived(suite["MP+clang-no-wait"]) is False  # the miscompiled one is forbidden, as its reason says
    assert len(NOT_DERIVED) < 10


def test_what_the_checker_does_not_read_it_names():
    with pytest.raises(Unreadable, match="while"):
        parse(("*x = 1; while (true) {}", "r0 = *x;"), ((0, 0, 0), (1, 0, 0)))


# ---- the checker itself: textbook verdicts, worked out by hand

GPUS, BLOCK, XCDS = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)), ((0, 0, 0),) * 4, ((0, 0, 0), (0, 1, 0))
S, A = "Scope::system", "Scope::agent"


def allowed(threads, holds, places=GPUS):
    return judge(parse(threads, places[:len(threads)])).allows(holds)


@pytest.mark.parametrize("name, threads, holds, places, expected", [
    ("SB", (f"store_relaxed<{S}>(x, 1); r0 = load_relaxed<{S}>(y);", f"store_relaxed<{S}>(y, 1); r0 = load_relaxed<{S}>(x);"),
     lambda s: s["0:r0"] == s["1:r0"] == 0, GPUS, True),
    ("LB", (f"r0 = load_relaxed<{S}>(x); store_relaxed<{S}>(y, 1);", f"r0 = load_relaxed<{S}>(y); store_relaxed<{S}>(x, 1);"),
     lambda s: s["0:r0"] == s["1:r0"] == 1, GPUS, True),
    ("no value out of thin air", (f"wait_equal<Order::relaxed, {S}>(x, 1); store_relaxed<{S}>(y, 1); r0 = load_relaxed<{S}>(x);",
                                  f"wait_equal<Order::relaxed, {S}>(y, 1); store_relaxed<{S}>(x, 1);"),
     lambda s: True, GPUS, False),
    ("2+2W", (f"store_relaxed<{S}>(x, 1); store_relaxed<{S}>(y, 2);", f"store_relaxed<{S}>(y, 1); store_relaxed<{S}>(x, 2);"),
     lambda s: s["x"] == s["y"] == 1, GPUS, True),
    ("two counts", (f"r0 = signal_add<Order::relaxed, {S}>(x, 1);",) * 2, lambda s: s["0:r0"] == s["1:r0"], GPUS, False),
    ("two counts, scopes too narrow", (f"r0 = signal_add<Order::relaxed, {A}>(x, 1);",) * 2,
     lambda s: s["0:r0"] == s["1:r0"], GPUS, True),
    ("a release sequence goes on through a read-modify-write",
     (f"*x = 1; signal<Order::release, {S}>(y, 1);", f"signal_add<Order::relaxed, {S}>(y, 1);",
      f"wait_equal<Order::acquire, {S}>(y, 2); r0 = *x;"), lambda s: s["2:r0"] == 0, GPUS, False),
    ("and ends at another thread's store",
     (f"*x = 1; signal<Order::release, {S}>(y, 1);", f"wait_equal<Order::relaxed, {S}>(y, 1); store_relaxed<{S}>(y, 2);",
      f"wait_equal<Order::acquire, {S}>(y, 2); r0 = *x;"), lambda s: s["2:r0"] == 0, GPUS, True),
    ("a release store does not cover a later one of its thread [C++20]",
     (f"*x = 1; store_release<{S}>(y, 1); store_relaxed<{S}>(y, 2);",
      f"wait_equal<Order::acquire, {S}>(y, 2); r0 = *x;"), lambda s: s["1:r0"] == 0, GPUS, True),
    ("a release fence does, and signal is one",
     (f"*x = 1; signal<Order::release, {S}>(y, 1); store_relaxed<{S}>(y, 2);",
      f"wait_equal<Order::acquire, {S}>(y, 2); r0 = *x;"), lambda s: s["1:r0"] == 0, GPUS, False),
    ("a wider fence stays in force behind a narrower one",
     (f"*x = 1; fence<Order::release, {S}>(); fence<Order::release, {A}>(); store_relaxed<{S}>(y, 1);",
      f"wait_equal<Order::acquire, {S}>(y, 1); r0 = *x;"), lambda s: s["1:r0"] == 0, GPUS, False),
    ("a fence for the GPU is none for the node",
     (f"*x = 1; fence<Order::release, {A}>(); store_relaxed<{S}>(y, 1);",
      f"wait_equal<Order::acquire, {S}>(y, 1); r0 = *x;"), lambda s: s["1:r0"] == 0, GPUS, True),
    ("but between XCDs it is enough",
     (f"*x = 1; fence<Order::release, {A}>(); store_relaxed<{A}>(y, 1);",
      f"wait_equal<Order::acquire, {A}>(y, 1); r0 = *x;"), lambda s: s["1:r0"] == 0, XCDS, False),
    ("a wave releases for its block", ("*x = 1; __syncthreads();", f"__syncthreads(); signal<Order::release, {S}>(y, 1);",
                                       f"wait_equal<Order::acquire, {S}>(y, 1); r0 = *x;"),
     lambda s: s["2:r0"] == 0, (*BLOCK[:2], GPUS[1]), False),
    ("not without the barrier", ("*x = 1;", f"signal<Order::release, {S}>(y, 1);",
                                 f"wait_equal<Order::acquire, {S}>(y, 1); r0 = *x;"),
     lambda s: s["2:r0"] == 0, (*BLOCK[:2], GPUS[1]), True),
    ("an agent-scope store, then a release for the node", (f"store_relaxed<{A}>(x, 1); signal<Order::release, {S}>(y, 1);",
                                                           f"wait_equal<Order::acquire, {S}>(y, 1); r0 = *x;"),
     lambda s: s["1:r0"] == 0, GPUS, False),
    ("seq_cst fences between SB", (f"store_relaxed<{S}>(x, 1); fence<Order::seq_cst, {S}>(); r0 = load_relaxed<{S}>(y);",
                                   f"store_relaxed<{S}>(y, 1); fence<Order::seq_cst, {S}>(); r0 = load_relaxed<{S}>(x);"),
     lambda s: s["0:r0"] == s["1:r0"] == 0, GPUS, False),
    ("of too narrow a scope", (f"store_relaxed<{S}>(x, 1); fence<Order::seq_cst, {A}>(); r0 = load_relaxed<{S}>(y);",
                               f"store_relaxed<{S}>(y, 1); fence<Order::seq_cst, {A}>(); r0 = load_relaxed<{S}>(x);"),
     lambda s: s["0:r0"] == s["1:r0"] == 0, GPUS, True),
    ("reads of one location do not go back", (f"store_relaxed<{S}>(x, 1);", f"r0 = load_relaxed<{S}>(x); r1 = load_relaxed<{S}>(x);"),
     lambda s: (s["1:r0"], s["1:r1"]) == (1, 0), GPUS, False),
])
def test_textbook_verdicts(name, threads, holds, places, expected):
    assert allowed(threads, holds, places) is expected


def test_a_program_reads_back_as_written():
    program = parse(("*x = 1; __syncthreads(); fence<Order::release, Scope::agent>();", "r0 = *x; __syncthreads();"), BLOCK[:2])
    assert program.threads[0] == (Op("store", "x", 1), Op("barrier"), Op("fence", order="release", scope="agent"))
    assert parse(program.hip(), BLOCK[:2]) == program
