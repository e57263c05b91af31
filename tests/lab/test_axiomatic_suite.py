"""Every verdict of the litmus suite against the axiomatic checker, which shares nothing with the simulated node."""
import pytest
from axiomatic import Op, Unreadable, judge, parse

from a2a_lib.lab.litmus import MODES, suite

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
