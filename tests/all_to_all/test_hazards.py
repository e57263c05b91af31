"""Mutants of token_flags: kernels broken on purpose, in the ways such kernels are broken. The checks must notice each.

Here are those that show with ideal memory, where a plain store takes effect when it is issued and a flag when it
arrives. So a flag set before a whole row is copied shows, one set before a single store does not. Nor do a relaxed
flag, a scope too narrow, a missing fence or wave barrier: lanes run in lockstep, and what was stored is seen. Those
belong to the strict memory modes.
"""
import pytest
from hazard_tools import (
    SITUATIONS,
    long_rows,
    many_waves,
    noticed,
    one_block,
    whole_calls,
)
from rung_tools import mutant


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_the_kernel_itself_survives(situation):
    situation(None)


# name: situation that shows it, text replaced, text instead, where it occurs more than once: how often; what notices it
WRONG_PLACE = {
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
        whole_calls, "- first) * shape.capacity", "- first) * shape.max_tokens"),
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
    "no sender in a grid of one block": (one_block, "alone = gridDim.x == 1", "alone = false"),
    "step of all blocks, though block 0 sends nothing": (
        whole_calls, "step = waves_in_block() * senders", "step = waves_in_block() * gridDim.x"),
    "as many as the first source sent": (
        whole_calls, "items = longest(recv_count, world.world_size) * world.world_size",
        "items = recv_count[0] * world.world_size"),
    "as many rows as the first expert has": (
        whole_calls, "items = longest(expert_count, shape.experts) * shape.experts",
        "items = expert_count[0] * shape.experts", 2),
    "expert counts not zeroed": (whole_calls, "expert_count[e] = 0;", ";"),
    "counters in LDS not zeroed": (whole_calls, "to_rank[peer] = 0;", ";"),
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


@pytest.mark.sample(3)
@pytest.mark.parametrize("situation, change", [(how[0], how[1:]) for how in MUTANTS.values()], ids=MUTANTS.keys())
def test_a_mutant_is_noticed(situation, change):
    noticed(situation, broken(*change))
