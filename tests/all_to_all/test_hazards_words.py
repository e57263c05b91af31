"""Mutants of token_flags of which the error has to say more: forgotten translates, epochs and counts in later calls, rows' last
pieces."""
import pytest
import torch
from hazard_tools import (
    LONG,
    NOTICED,
    SHAPE,
    noticed,
    started,
    strangers,
    whole_calls,
)
from rung_tools import check_call, check_in_a_row, draw, make, mutant

from a2a_lib.errors import BudgetError, DeadlockError, FaultError
from a2a_lib.kernels.moe import MismatchError, Problem
from a2a_lib.machine.node import Node

# ---- forgotten translate: told apart from any other deadlock ---------------------------------------------------------

@pytest.mark.parametrize("old, new, symbol", (
    ("(world.at(recv_flags + at, peer), world.epoch)", "(recv_flags + at, world.epoch)", "recv_flags"),
    ("(world.at(reply_flags + flat, peer), world.epoch)", "(reply_flags + flat, world.epoch)", "reply_flags"),
))
def test_a_flag_set_on_the_own_rank(old, new, symbol):
    source = mutant(old, new)
    number = next(i for i, text in enumerate(source.splitlines(), 1) if new in text)
    error = noticed(whole_calls, source, DeadlockError, rf"wrote its own copy of {symbol}\[.*kernel\.hip:{number}, at")
    assert "was a translate forgotten?" in str(error)


def test_a_count_sent_to_the_own_rank():
    source = mutant("world.at(&counts[(world.epoch % 2) * world.world_size + world.rank], peer)",
                    "&counts[(world.epoch % 2) * world.world_size + world.rank]")
    noticed(whole_calls, source, DeadlockError, r"counts\[1, \d\] = .*no rank has set it")


# ---- epochs: right in the first call, wrong later --------------------------------------------------------------------

def second_call_fails(source, error=NOTICED, calls=2):
    """Poison between the calls would show the mistake too early: stale data is the point."""
    comm = started(source, blocks=3)
    first, *others = [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(calls)]
    first.check(comm(first))
    with pytest.raises(error) as raised:
        for problem in others:
            problem.check(comm(problem))
    return raised.value


def test_flags_that_are_always_one():
    """A flag of 1 stays set, so the second call does not wait and takes the first call's rows."""
    text = mutant("peer), world.epoch);", "peer), 1u);", 2)
    for waits in ("(&recv_flags[from], world.epoch)", "(&reply_flags[first + lane], world.epoch)"):
        assert waits in text
        text = text.replace(waits, waits.replace("world.epoch", "1u"))
    comm = started(text, LONG, 4, blocks=2, waves=2)
    problems = [draw(LONG, 4, seed, num_tokens=[12, 1, 1, 2]) for seed in range(3)]
    problems[0].check(comm(problems[0]))
    with pytest.raises(MismatchError):
        check_in_a_row(comm, problems[1:], {0: 30})


def test_a_flag_that_is_only_waited_for_as_one():
    second_call_fails(mutant("(&recv_flags[from], world.epoch)", "(&recv_flags[from], 1u)"), DeadlockError)


def test_a_flag_that_is_only_set_to_one():
    error = second_call_fails(mutant("world.at(reply_flags + flat, peer), world.epoch)",
                                     "world.at(reply_flags + flat, peer), 1u)"), DeadlockError)
    assert "reply_flags[" in str(error) and "= 1 (last set by rank" in str(error)


# ---- counts: epoch and parity ----------------------------------------------------------------------------------------

NO_PARITY = ("(world.epoch % 2) * world.world_size", "0 * world.world_size", 2)


def test_counts_without_parity():
    """The next call's count overwrites this call's before the receiver reads it. So the receiver waits for ever."""
    error = noticed(strangers, mutant(*NO_PARITY), DeadlockError, r"rank 1, kernel dispatch_send")
    assert "counts[0, 0]" in str(error) and "last set by rank 0" in str(error)


# ---- rows: pieces that do not fill a wave ----------------------------------------------------------------------------

def test_a_piece_too_many_shows_where_nobody_else_writes():
    """Every row that is read is right. Only a check of memory that no rank should write reveals the error."""
    source = mutant("copy_row(world.at(recv_x + at * shape.dim, peer)",
                    "copy_row(world.at(recv_x + at * shape.dim + shape.dim, peer), x, 16);\n"
                    "    copy_row(world.at(recv_x + at * shape.dim, peer)")
    comm = started(source, blocks=1, waves=1)
    check_call(comm, draw(SHAPE, 4, 1))
    with pytest.raises(AssertionError, match="recv_x was written at an unused row"):
        check_call(comm, draw(SHAPE, 4, 1), untouched=True)
    full = draw(SHAPE, 4, 1, num_tokens=12, routing="one_rank", target=3)  # the last slot of rank 3's buffer
    with pytest.raises(AssertionError, match="rank 3: bytes .* of the recv_x guard were written"):
        check_call(started(source, blocks=1, waves=1), full)


def test_an_output_row_past_the_end():
    source = mutant("if (c + i * WAVE + lane < chunks) ((Half8*)out)", "if (true) ((Half8*)out)")
    noticed(whole_calls, source, FaultError, "past the end of `out`")


# ---- after a failure, and of inputs ------------------------------------------------------------------------------------

def test_a_mutant_does_not_stop_the_process():
    """After any of these failures a new rung on the same node is right."""
    node = Node(4, max_instructions=20_000_000)
    for change in (("if (id < 0) continue;", ""), ("alone = gridDim.x == 1", "alone = false"),
                   ("slot = atomicAdd(&send_slots[peer], 1u)", "slot = 1 << 30")):
        comm = make(SHAPE, 4, node=node, blocks=1, source=mutant(*change))
        try:
            for seed in range(2):
                comm(draw(SHAPE, 4, seed, drop=0.3))
        except (DeadlockError, FaultError, BudgetError):
            pass
        check_call(make(SHAPE, 4, node=node, blocks=4), draw(SHAPE, 4, 2))


def test_inputs_are_not_changed():
    problem = draw(SHAPE, 4, 3)
    kept = [[t.clone() for t in group] for group in (problem.tokens, problem.topk_ids, problem.topk_weights)]
    check_call(started(None, blocks=4), Problem(SHAPE, problem.tokens, problem.topk_ids, problem.topk_weights, exact=True))
    for group, old in zip((problem.tokens, problem.topk_ids, problem.topk_weights), kept, strict=True):
        assert all(torch.equal(a, b) for a, b in zip(group, old, strict=True))
