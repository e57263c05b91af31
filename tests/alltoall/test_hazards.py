"""Mutants of token_flags: kernels broken on purpose, in the ways such kernels are broken. The checks must notice each.

Here are those that show with ideal memory, where a plain store takes effect when it is issued and a flag when it
arrives. So a flag set before a whole row is copied shows, one set before a single store does not. Nor do a relaxed
flag, a scope too narrow, a missing fence or wave barrier: lanes run in lockstep, and what was stored is seen. Those
belong to the strict memory modes.
"""
import pytest
import torch
from rung_tools import check_call, check_in_a_row, check_parts, draw, make, mutant, poison

from a2a_lib.errors import BudgetError, DeadlockError, FaultError
from a2a_lib.moe import MismatchError, Problem, Shape
from a2a_lib.node import Node
from a2a_lib.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

SHAPE = Shape("hazard", 16, 4, 520, 12, 3)  # 65 pieces of 16 bytes: one more than a wave
LONG = Shape("long", 12, 4, 6144, 12, 3)
NOTICED = (DeadlockError, FaultError, BudgetError, AssertionError)  # MismatchError is an AssertionError


def rung(source=None, shape=SHAPE, world=4, *, seed=0, **options):
    node = Node(world, seed=seed, max_instructions=20_000_000)
    return make(shape, world, node=node, source=source, **options)


def whole_calls(source):
    comm = rung(source, blocks=6)
    check_call(comm, draw(SHAPE, 4, 1, drop=0.2), untouched=True)
    check_parts(comm, draw(SHAPE, 4, 2, num_tokens=12))
    check_call(comm, draw(SHAPE, 4, 3, drop=0.5))


def one_block(source):
    comm = rung(source, blocks=1)
    check_call(comm, draw(SHAPE, 4, 5))


def many_waves(source):
    comm = rung(source, blocks=4, waves=16)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(3)])


def one_expert(source):
    comm = rung(source, blocks=6)
    check_call(comm, draw(SHAPE, 4, 7, routing="hot_expert", target=5, num_tokens=12))


def long_rows(source):
    """One rank has much to send, slowly; the others wait for it."""
    for seed in range(3):
        comm = rung(source, LONG, 4, seed=seed, blocks=2, waves=2)
        poison(comm)
        check_in_a_row(comm, [draw(LONG, 4, seed + i, num_tokens=[12, 1, 1, 2]) for i in range(2)], {0: 30})


def strangers(source):
    """Rank 1 sends rank 2 many rows, slowly, before it looks at the counts. Ranks 0 and 1 send each other nothing, so
    rank 0 is far ahead by then: it has sent its count of the next call."""
    comm = rung(source, LONG, 3, blocks=1, waves=1)
    check_in_a_row(comm, [draw(LONG, 3, seed, num_tokens=[0, 12, 0], routing="one_rank", target=2)
                          for seed in range(3)])


def other_counts_two_calls_later(source):
    comm = rung(source, blocks=3)
    check_in_a_row(comm, [draw(SHAPE, 4, seed, num_tokens=n) for seed, n in enumerate((12, 5, 3, 12))])


SITUATIONS = (whole_calls, one_block, many_waves, one_expert, long_rows, strangers, other_counts_two_calls_later)


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_the_kernel_itself_survives(situation):
    situation(None)


def noticed(situation, source, error=NOTICED, message=None):
    with pytest.raises(error, match=message) as raised:
        situation(source)
    return raised.value


# name: situation that shows it, text replaced, text instead, where it occurs more than once: how often; what notices it
WRONG_PLACE = {
    "row to the own rank": (
        whole_calls, "copy_row(world.at(recv_x + at * shape.dim, peer),", "copy_row(recv_x + at * shape.dim,"),
    "metadata to the own rank": (
        whole_calls, "*world.at(recv_meta + at, peer) =", "recv_meta[at] ="),
    "reply to the own rank": (
        whole_calls, "copy_row(world.at(reply + (int64_t)flat * shape.dim, peer),",
        "copy_row(reply + (int64_t)flat * shape.dim,"),
    "own and peer's base exchanged": (
        whole_calls, "world.at(recv_x + at * shape.dim, peer)",
        "translate(recv_x + at * shape.dim, world.bases, peer, world.rank)"),
    "count in the receiver's place instead of the sender's": (
        whole_calls, "&counts[(world.epoch % 2) * world.world_size + world.rank], peer",
        "&counts[(world.epoch % 2) * world.world_size + peer], peer"),
    "slots of a source without topk": (
        whole_calls, "(int64_t)world.rank * shape.max_tokens * shape.topk", "(int64_t)world.rank * shape.max_tokens"),
    "slots of a source without topk, on both sides": (
        whole_calls, "* shape.max_tokens * shape.topk +", "* shape.max_tokens +", 2),
    "an expert's buffer too short": (
        one_expert, "- first) * shape.capacity", "- first) * shape.max_tokens"),
    "all slots the same": (whole_calls, "slot = atomicAdd(&send_slots[peer], 1u)", "slot = 0 * send_slots[peer]"),
    "slots counted without an atomic": (
        many_waves, "slot = atomicAdd(&send_slots[peer], 1u)", "slot = send_slots[peer]++"),
    "rows counted without an atomic": (
        many_waves, "row = atomicAdd(&expert_count[meta.expert - first], 1u)",
        "row = expert_count[meta.expert - first]++"),
    "the expert next to the right one": (
        whole_calls, "broadcast(meta.expert) - first", "(broadcast(meta.expert) + 1) % shape.experts"),
    "replies of a token all for its first choice": (whole_calls, "Meta{flat, id}", "Meta{flat / shape.topk * shape.topk, id}"),
    "replies of two choices exchanged": (many_waves, "Meta{flat, id}", "Meta{flat ^ 1, id}"),
    "replies to the wrong rank": (
        whole_calls, "Origin{source, meta.flat}", "Origin{(source + 1) % world.world_size, meta.flat}"),
    "the next token's row": (
        whole_calls, "x + (int64_t)(flat / shape.topk) * shape.dim",
        "x + (int64_t)((flat + 1) / shape.topk) * shape.dim"),
}
MISSING = {
    "-1 sent as an expert": (whole_calls, "if (id < 0) continue;", ""),
    "-1 counted": (whole_calls, "if (topk_ids[flat] >= 0) atomicAdd", "atomicAdd"),
    "-1 summed": (whole_calls, "if (broadcast(id, k) < 0) continue;", ""),
    "-1 waited for": (whole_calls, "if (id >= 0) wait_equal", "if (lane < shape.topk) wait_equal"),
    "nobody tells zeros": (
        strangers, "    signal<Order::release, Scope::system>(count, ",
        "    if (to_rank[peer]) signal<Order::release, Scope::system>(count, "),
    "no sender in a grid of one block": (one_block, "alone = gridDim.x == 1", "alone = false"),
    "step of all blocks, though block 0 sends nothing": (
        whole_calls, "step = waves_in_block() * senders", "step = waves_in_block() * gridDim.x"),
    "as many as the first source sent": (
        whole_calls, "items = longest(recv_count, world.world_size) * world.world_size",
        "items = recv_count[0] * world.world_size"),
    "as many rows as the first expert has": (
        whole_calls, "items = longest(expert_count, shape.experts) * shape.experts",
        "items = expert_count[0] * shape.experts", 2),
    "slots not zeroed": (whole_calls, "send_slots[peer] = 0;", ";"),
    "expert counts not zeroed": (whole_calls, "expert_count[e] = 0;", ";"),
    "counters in LDS not zeroed": (whole_calls, "to_rank[peer] = 0;", ";"),
    "no wait for a token": (
        long_rows, "wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);", ""),
    "no wait for the replies": (whole_calls, "if (id >= 0) wait_equal", "if (false) wait_equal"),
    "no wait for the counts": (
        whole_calls, "return seen >> 32 == world.epoch;", "return true;"),
    "weights ignored": (whole_calls, "fmaf(broadcast(weight, k), ", "fmaf(1.0f, "),
    "first weight for all": (whole_calls, "broadcast(weight, k)", "broadcast(weight, 0)"),
    "scale of the experts ignored": (whole_calls, "factor = scale[e]", "factor = 1.0f"),
    "experts turn the other way": (whole_calls, "in[c < by ? c - by + chunks : c - by]", "in[(c + by) % chunks]"),
    "last piece of an expert's row": (whole_calls, "c = lane_id(); c < chunks;", "c = lane_id(); c < chunks - 1;"),
    "last tile of an output": (
        whole_calls, "c < chunks; c += TILE * WAVE", "c + TILE * WAVE <= chunks; c += TILE * WAVE"),
    "last choice": (whole_calls, "k < shape.topk; ++k", "k < shape.topk - 1; ++k"),
}
SEND_ROW = """\
    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, shape.row_bytes());
"""
SEND_FLAG = """\
    if (lane_id() == 0)
      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);
"""
SEND_META = """\
    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};
"""
BARRIER = "    wave_barrier();  // every lane's stores come before the release\n"
REPLY_ROW = """\
    copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_y + from * shape.dim, shape.row_bytes());
"""
REPLY_FLAG = """\
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
"""
TAKE_ROW = """\
    copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());
"""
TAKE_FLAG = "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);\n"
FLAGS = {
    "token flag before its row": (
        long_rows, SEND_ROW + SEND_META + BARRIER + SEND_FLAG, SEND_META + BARRIER + SEND_FLAG + SEND_ROW),
    "reply flag before its row": (
        long_rows, REPLY_ROW + "    wave_barrier();\n" + REPLY_FLAG, REPLY_FLAG + REPLY_ROW),
    "waits for the flag after its row": (
        long_rows, TAKE_ROW, TAKE_ROW + "    if (lane_id() == 0)\n" + TAKE_FLAG, 1,
        TAKE_FLAG + "      meta", "      meta"),
    "waits for the neighbour's flag": (
        whole_calls, "(&recv_flags[from], world.epoch)", "(&recv_flags[from + 1], world.epoch)"),
    "waits for the first choice only": (
        long_rows, "if (id >= 0) wait_equal", "if (id >= 0 && lane == 0) wait_equal"),
}
MUTANTS = WRONG_PLACE | MISSING | FLAGS


def broken(old, new, count=1, *more):
    text = mutant(old, new, count)
    for also_old, also_new in zip(more[::2], more[1::2], strict=True):
        assert text.count(also_old) == 1
        text = text.replace(also_old, also_new)
    return text


@pytest.mark.parametrize("situation, change", [(how[0], how[1:]) for how in MUTANTS.values()], ids=MUTANTS.keys())
def test_a_mutant_is_noticed(situation, change):
    noticed(situation, broken(*change))


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
    comm = rung(source, blocks=3)
    first, *others = [draw(SHAPE, 4, seed, num_tokens=12) for seed in range(calls)]
    first.check(comm(first))
    with pytest.raises(error) as raised:
        for problem in others:
            problem.check(comm(problem))
    return raised.value


def test_flags_that_are_always_one():
    """Set once, true for ever: the second call waits for nothing, and takes the first one's rows."""
    text = mutant("peer), world.epoch);", "peer), 1u);", 2)
    for waits in ("(&recv_flags[from], world.epoch)", "(&reply_flags[first + lane], world.epoch)"):
        assert waits in text
        text = text.replace(waits, waits.replace("world.epoch", "1u"))
    comm = rung(text, LONG, 4, blocks=2, waves=2)
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
    """The next call's count overwrites this one's before it was looked at: its receiver waits for ever."""
    error = noticed(strangers, mutant(*NO_PARITY), DeadlockError, r"rank 1, kernel dispatch_send")
    assert "counts[0, 0]" in str(error) and "last set by rank 0" in str(error)


def test_counts_without_an_epoch():
    """Parity alone: the count of two calls ago is taken for this one's."""
    noticed(other_counts_two_calls_later, mutant("return seen >> 32 == world.epoch;", "return seen >> 32 != 0;"))


def test_counts_that_are_reset_after_reading():
    """One slot, a flag of 1 that its reader sets back to 0: the reset erases the next call's count."""
    text = mutant(*NO_PARITY).replace("(uint64_t)world.epoch << 32", "(uint64_t)1 << 32")
    old = "      recv_count[source] = (uint32_t)wait_until<Order::acquire, Scope::system>(\n"
    assert old in text
    text = text.replace(old, "    {\n" + old).replace("return seen >> 32 == world.epoch; });",
                                                      "return seen != 0; });\n      counts[source] = 0;\n    }")
    comm = rung(text, blocks=3)
    for seed in range(3):  # with a host barrier between the calls nobody notices
        problem = draw(SHAPE, 4, seed)
        problem.check(comm(problem))
    noticed(strangers, text, DeadlockError, "counts")


# ---- rows: pieces that do not fill a wave ----------------------------------------------------------------------------

COPY_ROW = """#include "a2a/a2a.h"
using namespace a2a;
__device__ inline void own_copy_row(void* dst, const void* src, int bytes) {
  const int n = bytes / 16, lane = lane_id();
  for (int i = 0; %s; i += WAVE)
    if (i + lane %s) ((Bytes16*)dst)[i + lane] = ((const Bytes16*)src)[i + lane];
}
#define copy_row own_copy_row
"""


def with_copy_row(steps, guard):
    return mutant('#include "a2a/a2a.h"\nusing namespace a2a;\n', COPY_ROW % (steps, guard))


def test_another_copy_row_that_is_right():
    whole_calls(with_copy_row("i < n", "< n"))


@pytest.mark.parametrize("steps, guard", (
    ("i < n", "< n - 1"),        # the last piece is missing
    ("i + WAVE <= n", "< n"),    # what does not fill a wave is missing
    ("i < n", "<= n"),           # one piece too many
    ("i < n", "< n + WAVE"),     # whole waves, over the end
))
def test_copy_row_with_a_wrong_tail(steps, guard):
    noticed(whole_calls, with_copy_row(steps, guard))


def test_a_piece_too_many_shows_where_nobody_else_writes():
    """Every row that is read is right: only memory that should not have been touched tells."""
    source = mutant("copy_row(world.at(recv_x + at * shape.dim, peer)",
                    "copy_row(world.at(recv_x + at * shape.dim + shape.dim, peer), x, 16);\n"
                    "    copy_row(world.at(recv_x + at * shape.dim, peer)")
    comm = rung(source, blocks=1, waves=1)
    check_call(comm, draw(SHAPE, 4, 1))
    with pytest.raises(AssertionError, match="recv_x was written at an unused row"):
        check_call(comm, draw(SHAPE, 4, 1), untouched=True)
    full = draw(SHAPE, 4, 1, num_tokens=12, routing="one_rank", target=3)  # the last slot of rank 3's buffer
    with pytest.raises(AssertionError, match="rank 3: bytes .* of the recv_x guard were written"):
        check_call(rung(source, blocks=1, waves=1), full)


def test_an_output_row_past_the_end():
    source = mutant("if (c + i * WAVE + lane < chunks) ((Half8*)out)", "if (true) ((Half8*)out)")
    noticed(whole_calls, source, FaultError, "past the end of `out`")


# ---- what weaker checks would let pass -------------------------------------------------------------------------------

def test_a_kernel_that_never_communicates():
    """Each rank answers its own tokens with its own experts, whatever was asked."""
    source = mutant("const int peer = id / shape.experts;", "const int peer = world.rank;")
    source = source.replace("Meta{flat, id}", "Meta{flat, world.rank * shape.experts + id % shape.experts}")
    source = source.replace("atomicAdd(&to_rank[topk_ids[flat] / shape.experts], 1u)",
                            "atomicAdd(&to_rank[world.rank], 1u)")
    comm = rung(source, blocks=4)
    problem = draw(SHAPE, 4, 1)
    with pytest.raises(MismatchError):
        problem.check(comm(problem))
    with pytest.raises(MismatchError):
        problem.check_dispatch(comm.dispatch(problem))


def test_a_mutant_does_not_stop_the_process():
    """After any of these failures a new rung on the same node is right."""
    node = Node(4, max_instructions=20_000_000)
    for change in (("if (id < 0) continue;", ""), ("alone = gridDim.x == 1", "alone = false"), NO_PARITY,
                   ("to_rank[peer] = 0;", ";"), ("slot = atomicAdd(&send_slots[peer], 1u)", "slot = 1 << 30")):
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
    check_call(rung(None, blocks=4), Problem(SHAPE, problem.tokens, problem.topk_ids, problem.topk_weights, exact=True))
    for group, old in zip((problem.tokens, problem.topk_ids, problem.topk_weights), kept, strict=True):
        assert all(torch.equal(a, b) for a, b in zip(group, old, strict=True))
