"""Random programs on the simulated node against the axiomatic checker: no outcome that LLVM's model forbids, in any memory
mode; and of each schedule that ran, the race detector reports the races there are and no others."""
import pytest
from axiomatic import Op, Program
from axiomatic.generate import program
from axiomatic.run import check, expected_races, with_waits

from a2a_lib.lab.litmus import Litmus

MODES = ("ideal", "strict", "hw-spx", "cpx")


def wrong(numbers, schedules, modes=MODES):
    found = []
    for number in numbers:
        made, where = program(number)
        found += check(made, where, f"program {number}", modes, schedules)
    return found


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
    made, where = program(number)
    asm = Litmus("as it is", made.hip(), "True", where=where, place=made.places).compile().asm
    assert with_waits(asm) != asm
    schedules = range(seed, seed + 1)
    assert any("forbidden" in line for line in check(made, where, "as it is", (mode,), schedules, kind=Litmus))
    assert not check(made, where, "mended", MODES, range(12))


@pytest.mark.soak
@pytest.mark.parametrize("thousand", range(10))
def test_ten_thousand_random_programs(thousand):
    assert not wrong(range(1000 * thousand, 1000 * (thousand + 1)), range(12))


def test_the_generator_draws_the_same_program_again_and_all_kinds():
    drawn = [program(number)[0] for number in range(200)]
    assert drawn == [program(number)[0] for number in range(200)]
    ops = [op for made in drawn for ops in made.threads for op in ops]
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
