"""Kernels of the later rungs broken on purpose, each noticed: wrong answers with ideal memory, missing order by the
race detector. What these rungs share with token_flags is broken in test_hazards.py; missing order, resets and epochs, by
name and with weaker memory, in tests/rung/test_mutations.py."""
import pytest
from rung_tools import check_call, check_in_a_row, check_parts, draw, make, mutant, poison

from a2a_lib.errors import BudgetError, DeadlockError, FaultError
from a2a_lib.kernels.all_to_all import rungs
from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

SHAPE = Shape("hazard", 16, 4, 520, 12, 3)  # 65 pieces of 16 bytes: one more than a wave
LONG = Shape("long", 12, 4, 6144, 12, 3)  # three tiles of a row
EXPERTS = Shape("experts", 300, 8, 72, 12)
RACE = Shape("races", 12, 2, 136, 6)
NOTICED = (DeadlockError, FaultError, BudgetError, AssertionError)  # MismatchError is an AssertionError


def started(rung, source, shape=SHAPE, world=4, seed=0, **options):
    node = Node(world, seed=seed, max_instructions=10_000_000)
    return make(shape, world, rung=rung, node=node, source=source, **options)


def calls(rung, source):
    comm = started(rung, source, blocks=6)
    check_call(comm, draw(SHAPE, 4, 1, drop=0.2), untouched=True)
    check_parts(comm, draw(SHAPE, 4, 2, num_tokens=12))
    check_call(comm, draw(SHAPE, 4, 3, drop=0.5))
    check_call(comm, draw(SHAPE, 4, 4, routing="hot_expert", target=5, num_tokens=12))


def many_waves(rung, source):
    check_in_a_row(started(rung, source, blocks=4, waves=16),
                   [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(3)])


def late(rung, source):
    """Long rows, few waves, and ranks that are late: what is read too early is poison."""
    comm = started(rung, source, LONG, blocks=2, waves=2)
    poison(comm)
    check_in_a_row(comm, [draw(LONG, 4, i, num_tokens=[12, 3, 5, 2]) for i in range(2)], {0: 30})


def many_experts(rung, source):
    """More local experts than lanes."""
    check_parts(started(rung, source, EXPERTS, 2, blocks=4), draw(EXPERTS, 2, 1))
    check_call(started(rung, source, EXPERTS, 2, blocks=4, waves=1), draw(EXPERTS, 2, 2, num_tokens=12))


def one_block(rung, source):
    check_call(started(rung, source, blocks=1), draw(SHAPE, 4, 5))


def other_counts(rung, source):
    check_in_a_row(started(rung, source, blocks=3),
                   [draw(SHAPE, 4, seed, num_tokens=n) for seed, n in enumerate((12, 5, 3, 12))])


def crowded(rung, source):
    node = Node(4, name="small", max_instructions=10_000_000)
    comm = make(SHAPE, 4, rung=rung, node=node, source=source, blocks=70, waves=16)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(2)])


def races(rung, source):
    """No luck needed: the race detector says what nothing orders."""
    node = Node(3, name="explore", xcds=2, cus=2, races=True)
    comm = rungs[rung](node, RACE, source=source, blocks=3, waves=2)
    for seed in range(2):
        problem = draw(RACE, 3, seed, num_tokens=6)
        problem.check(comm(problem))
    assert not node.races, node.races


SEND_FLAG = ("    if (lane_id() == 0) signal<Order::release, Scope::system>("
             "world.at(reply_flags + flat, peer), world.epoch);\n")
WAIT = "      if (lane == 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + k], world.epoch);\n"
ROLES = {  # in every rung with a combine of two roles: situation, text, text instead
    "nobody sends": (calls, "const bool sends = turn < senders;", "const bool sends = turn < 0;"),
    "nobody receives": (calls, "const bool sends = turn < senders;", "const bool sends = true;"),
    "own ticket reset": (many_waves, "tickets[(world.epoch + 1) % 2] = 0;", "tickets[world.epoch % 2] = 0;"),
    "ticket per thread": (calls, "if (threadIdx.x == 0) ticket = ", "ticket = "),
    "ticket read before it is drawn": (races, "ticket = atomicAdd(tickets, 1u);\n  __syncthreads();",
                                       "ticket = atomicAdd(tickets, 1u);"),
    "senders numbered as if they were all": (calls, "blocks = sends ? senders : gridDim.x - senders",
                                             "blocks = gridDim.x"),
    "receivers start behind the tokens": (calls, "block = sends ? turn : turn - senders", "block = turn"),
    "no wait for a reply": (late, WAIT, ""),
    "no barrier after the wait": (
        races, "      wave_barrier();  // no lane reads the reply before lane 0 saw its flag\n", ""),
    "dropped choices waited for": (calls, "if (broadcast(id, k) < 0) continue;", ""),
    "only the first tile": (late, "tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE)", "tiles = 1"),
    "last tile rounded down": (calls, "tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE)",
                               "tiles = chunks / (TILE * WAVE)"),
    "a tile twice": (late, "int(item % tiles) * TILE * WAVE + lane", "int(item % tiles) / 2 * 2 * TILE * WAVE + lane"),
    "first weight for all": (calls, "broadcast(weight, k)", "broadcast(weight, 0)"),
    "past the end of a row": (calls, "if (c + i * WAVE < chunks) ((Half8*)out)", "((Half8*)out)"),
}
FUSED = {
    "shift of the first expert": (calls, "shift[e],", "shift[0],"),
    "turned the other way": (calls, "in[to < by ? to - by + chunks : to - by]", "in[(to + by) % chunks]"),
    "scale in fp16 twice": (calls, "half_t(scale * float(h[i][j]))", "half_t(scale * scale * float(h[i][j]))"),
    "only the first tile of a row": (late, "c < chunks; c += TILE * WAVE", "c < WAVE; c += TILE * WAVE"),
    "a piece too many": (
        calls, "      if (c + i * WAVE < chunks) out[c + i * WAVE] = h[i];", "      out[c + i * WAVE] = h[i];"),
    "as many rows as the first expert": (calls, "(int64_t)longest(expert_count, shape.experts) * shape.experts",
                                         "(int64_t)expert_count[0] * shape.experts"),
    "rows that are not there": (calls, "    if (row >= (int)expert_count[e]) continue;\n", ""),
}
TOKEN_WAIT = "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);\n"
DISPATCH = {  # in every rung with one dispatch kernel
    "dispatch ticket not reset": (calls, "dispatch_tickets[(world.epoch + 1) % 2] = 0;", ";"),
    "own dispatch ticket reset": (many_waves, "dispatch_tickets[(world.epoch + 1) % 2] = 0;",
                                  "dispatch_tickets[world.epoch % 2] = 0;"),
    "slots of one epoch for all": (calls, "send_slots + world.epoch % 2 * world.world_size", "send_slots"),
    "no counts": (calls, "if (turn == 0) send_counts", "if (false) send_counts"),
    "alone it sends counts only": (one_block, "if (turn == 0 && senders > 1) return;", "if (turn == 0) return;"),
    "the sender of counts takes tokens": (calls, "block = senders > 1 ? turn - 1 : 0", "block = turn"),
    "counts not waited for": (calls, "return seen >> 32 == world.epoch;", "return true;"),
    "counts of the other parity": (calls, "&counts[(world.epoch % 2) * world.world_size + source]",
                                   "&counts[((world.epoch + 1) % 2) * world.world_size + source]"),
    "token flag not waited for": (late, TOKEN_WAIT, ""),
    "rows counted without an atomic": (many_waves, "row = atomicAdd(&expert_count[meta.expert - first], 1u)",
                                       "row = expert_count[meta.expert - first]++"),
}
NO_OVERHEADS = {
    "as many as the first source": (calls, "(int64_t)broadcast(wave_max(most)) * world.world_size",
                                    "(int64_t)count[0] * world.world_size"),
    "slots that are not there": (calls, "    if (slot >= (int)count[source]) continue;\n", ""),
}
VARLEN = {
    "items counted from the first sequence": (calls, "(lane ? broadcast(ends_, lane - 1) : begin_)", "begin_"),
    "items of the first sequence counted from nought": (many_experts, "broadcast(ends_, lane - 1) : begin_",
                                                        "broadcast(ends_, lane - 1) : 0"),
    "counts not summed": (calls, "wave_inclusive_sum(", "("),
    "the sequences after begin at nought": (many_experts, "load(base_ + WAVE, end_)", "load(base_ + WAVE, 0)"),
    "counts past the last": (many_experts, "base + lane_id() < n_ ? count_[base + lane_id()] : 0",
                             "count_[base + lane_id()]"),
    "a receiver leaves out items": (calls, "rows.at(i); i += waves) {\n    const int64_t from",
                                    "rows.at(i); i += waves + 1) {\n    const int64_t from"),
    "a sender leaves out items": (calls, "rows.at(i); i += waves) {\n    const int e",
                                  "rows.at(i); i += waves + 1) {\n    const int e"),
    "rows from the source before": (calls, "Origin{rows.sequence, meta.flat}",
                                    "Origin{rows.sequence ? rows.sequence - 1 : 0, meta.flat}"),
}
# What rungs share is broken in one of them, or in some: compiling takes longer than running.
MUTANTS = [("active_tokens", name, how) for name, how in ROLES.items()]
MUTANTS += [("fused_combine", name, how) for name, how in [*FUSED.items(), *list(ROLES.items())[1::5]]]
MUTANTS += [("no_overheads", name, how) for name, how in [*DISPATCH.items(), *NO_OVERHEADS.items()]]
MUTANTS += [("varlen", name, how) for name, how in [*VARLEN.items(), *list(DISPATCH.items())[2::5]]]


@pytest.mark.parametrize("situation", (calls, many_waves, late, many_experts, one_block, other_counts,
                                       crowded, races), ids=lambda s: s.__name__)
@pytest.mark.parametrize("rung", sorted({rung for rung, *_ in MUTANTS}))
def test_the_kernel_itself_survives(rung, situation):
    situation(rung, None)


@pytest.mark.sample(3)
@pytest.mark.parametrize("rung, how", [(rung, how) for rung, _, how in MUTANTS],
                         ids=[f"{rung}: {name}" for rung, name, _ in MUTANTS])
def test_a_mutant_is_noticed(rung, how):
    situation, old, new = how
    source = mutant(old, new, rung=rung)
    with pytest.raises(NOTICED):
        situation(rung, source)


def test_a_reply_that_never_comes_names_who_waits_for_what():
    source = mutant(SEND_FLAG, SEND_FLAG.replace("lane_id() == 0", "lane_id() == 0 && flat != 5"), rung="fused_combine")
    with pytest.raises(DeadlockError, match=r"rank \d, kernel combine(.|\n)*reply_flags\[1, 1\]"):
        calls("fused_combine", source)
