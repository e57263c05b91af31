"""Random programs on the simulated node against the axiomatic checker: no outcome that LLVM's model forbids, in any memory
mode; and of each schedule that ran, the race detector reports the races there are and no others."""
import pytest
from axiomatic import Op, Program
from axiomatic.generate import program
from axiomatic.run import check

from a2a_lib.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

MODES = ("ideal", "strict", "hw-spx", "cpx")


def wrong(numbers, schedules, modes=MODES):
    found = []
    for number in numbers:
        made, where = program(number)
        found += check(made, where, f"program {number}", modes, schedules)
    return found


def test_a_few_random_programs():
    assert not wrong(range(8), range(4))


def test_in_mode_ideal_the_detector_alone():
    assert not wrong(range(100, 120), range(2), ("ideal",))


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
    """With the checker told that every scope is the node, agent-scope messages between GPUs are forbidden and seen."""
    message = Program(((Op("store", "x", 1), Op("fence", order="release", scope="agent"),
                        Op("store", "y", 1, "relaxed", "system")),
                       (Op("wait", "y", 1, "acquire", "system"), Op("load", "x", reg="r0"))), ((0, 0, 0), (1, 0, 0)))
    where = {"x": "1", "y": "1"}
    assert not check(message, where, "message", ("strict",), range(10))
    monkeypatch.setattr(Program, "includes", lambda *_: True)
    lines = check(message, where, "message", ("strict",), range(10))
    assert any("forbidden" in line for line in lines) and any("false report on ['x']" in line for line in lines)
