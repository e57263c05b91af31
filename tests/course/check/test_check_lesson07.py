"""The exercises of lesson 07: wrong answers and what they are told. `test_check.py` runs the table."""

from pathlib import Path

import pytest

from a2a_lib.course import check
from a2a_lib import toolchain
from a2a_lib.course.check.rung import require_order
from a2a_lib.course.check.trial import Trial

SOLUTIONS = Path(__file__).resolve().parents[3] / "solutions"
LESSON = "07_one_flag_per_token.ipynb"
ROW = ("    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, "
       "shape.row_bytes());\n")
META = "    if (lane_id() == 0) *world.at(recv_meta + at, peer) = Meta{flat, id};\n"
BARRIER = "    wave_barrier();\n"
RELEASE = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n"
FLAG = "    if (lane_id() == 0) " + RELEASE
WAIT = "      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);\n"
COUNT = "row = atomicAdd(&expert_count[meta.expert - first], 1u);"
REPLY = "if (id >= 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + lane], world.epoch);"
PLACE = "(world.epoch % 2) * world.world_size"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "send_token": (("07_dispatch_send.hip", None), {
        "forgot translate of the flag": (RELEASE, RELEASE.replace("world.at(recv_flags + at, peer)",
                                                                  "recv_flags + at"),
                                         "forgotten translate: rank 2 set flags, all of them in its own copy"),
        "forgot translate of the row": ("world.at(recv_x + at * shape.dim, peer)", "recv_x + at * shape.dim",
                                        "forgotten translate: no row reached another rank"),
        "forgot translate of the metadata": ("*world.at(recv_meta + at, peer)", "recv_meta[at]",
                                             "stand in rank 0's own copy of recv_meta"),
        "flag before data": (ROW + META + BARRIER + FLAG, FLAG + BARRIER + ROW + META,
                             "flag before data: a receiver saw the flag, and the row was not there yet"),
        "flag before the metadata": (META + BARRIER + FLAG, BARRIER + FLAG + META, "its metadata was not there yet"),
        "relaxed flag": (RELEASE, RELEASE.replace("release", "relaxed"), "the flag overtook the row"),
        "scope too narrow": (RELEASE, RELEASE.replace("system", "agent"), "it is set with release agent"),
        "no wave barrier": (BARRIER, "", "run in step. Nothing in the code says"),
        "no flag": (FLAG, "", "no flag was set at all"),
        "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END",
                      "the receiver waits for the epoch, 7"),
        "wrong stride of the rows": ("recv_x + at * shape.dim", "recv_x + at",
                                     "wrong stride: row `at` of recv_x begins"),
        "wrong stride of the sources": ("shape.max_tokens * shape.topk + broadcast", "shape.max_tokens + broadcast",
                                        "instead of flag 24, rank * max_tokens. The slots of a source begin"),
        "the peer's area": ("(int64_t)world.rank * shape.max", "(int64_t)peer * shape.max",
                            "wrong stride: rank 2 set flag"),
        "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row counts bytes, not values"),
        "last value": ("shape.row_bytes()", "shape.row_bytes() - 2", "off by one: the last value of every row"),
        "last piece": ("shape.row_bytes()", "shape.row_bytes() - 16", "the values from 56 on are never written"),
        "missing -1": ("if (id < 0) continue;", "", "a dropped choice was sent"),
        "flat token as token": ("flat / shape.topk", "flat", "so its token is flat / topk"),
        "no atomic": ("atomicAdd(&send_slots[peer], 1u)", "send_slots[peer]++", "atomicAdd on send_slots[peer]"),
        "slot not broadcast": ("broadcast(slot)", "slot", "lane 0 alone knows the slot"),
        "token in the metadata": ("Meta{flat, id}", "Meta{flat / shape.topk, id}", "these are tokens, not flat tokens"),
        "local expert": ("Meta{flat, id}", "Meta{flat, id % shape.experts}", "its number in the whole node"),
        "metadata exchanged": ("Meta{flat, id}", "Meta{id, flat}", "flat token and expert are exchanged"),
        "wrong rank": ("peer = id / shape.experts", "peer = id % world.world_size", "lives on rank id / experts"),
        "another signature": ("uint32_t* recv_flags) {\n  const int flat",
                              "uint32_t* recv_flags, int more) {\n  const int flat",
                              "(more)"),
    }),
    "take_token": ((LESSON, "exercise-2"), {
        "no wait": (WAIT, "", "before its flag was seen: the metadata had not arrived. There is no wait"),
        "relaxed wait": (WAIT, WAIT.replace("acquire", "relaxed"), "The wait is relaxed system"),
        "scope too narrow": (WAIT, WAIT.replace("system", "agent"), "acquires at scope system"),
        "no wave barrier": (BARRIER, "", "that no lane reads the row before lane 0 saw its flag"),
        "neighbour's flag": ("&recv_flags[from]", "&recv_flags[from + 1]", "a flag that is not its own"),
        "slot without its source": ("&recv_flags[from]", "&recv_flags[slot]", "a flag that is not its own"),
        "waits for 1": ("[from], world.epoch)", "[from], 1u)", "holds the epoch, 7, and the wave goes on waiting"),
        "no atomic": (COUNT, "row = expert_count[meta.expert - first]++;", "got the same row of an expert"),
        "expert of the node": (COUNT, COUNT.replace(" - first", ""), "numbered from 0"),
        "wrong stride of the experts": ("* shape.capacity", "* shape.max_tokens",
                                        "begin at its number times `capacity`"),
        "wrong stride of the rows": ("expert_x + to * shape.dim", "expert_x + to",
                                     "wrong stride: row `to` of expert_x"),
        "wrong stride of the sources": ("recv_x + from * shape.dim", "recv_x + slot * shape.dim",
                                        "is the row of another token"),
        "row not broadcast": ("broadcast(row)", "row", "broadcast() both"),
        "values for bytes": ("shape.row_bytes()", "shape.dim", "copy_row counts bytes, not values"),
        "tail": ("shape.row_bytes()", "shape.row_bytes() - 16", "the values from 56 on were never copied"),
        "origin exchanged": ("{source, meta.flat}", "{meta.flat, source}", "rank and flat token are exchanged"),
        "origin of this rank": ("Origin{source,", "Origin{world.rank,", "the answer goes back to the source"),
        "origin without k": ("meta.flat}", "meta.flat / shape.topk}", "the answer could not find its k"),
        "no origin": ("expert_origin[to] = Origin{source, meta.flat};", ";", "origin of this row was never written"),
    }),
    "sum_replies": ((LESSON, "exercise-3"), {
        "no wait": (REPLY, "", "summed before their flags were seen"),
        "waits for the first only": (REPLY, REPLY.replace("id >= 0", "id >= 0 && lane == 0"),
                                     "Every live choice has a flag of its own"),
        "waits for dropped choices": (REPLY, REPLY.replace("id >= 0", "lane < shape.topk"),
                                      "the reply to a dropped choice"),
        "every lane waits": (REPLY, REPLY.replace("if (id >= 0) ", ""), "only lanes below topk have one"),
        "waits for 1": (REPLY, REPLY.replace("world.epoch", "1u"), "holds the epoch, 7, and the wave goes on waiting"),
        "relaxed wait": (REPLY, REPLY.replace("acquire", "relaxed"), "the wait is relaxed system, and a flag seen so"),
        "no wave barrier": (BARRIER, "", "reads a reply before the lane that looks after it"),
        "missing -1": ("if (broadcast(id, k) < 0) continue;", "", "the dropped choices (-1) are not skipped"),
        "own id": ("broadcast(id, k) < 0", "id < 0", "every lane looked at its own id"),
        "no weights": ("broadcast(weight, k), f", "1.0f, f", "the weights are missing"),
        "first weight": ("broadcast(weight, k)", "broadcast(weight, 0)", "that of k = 0 for every k"),
        "own weight": ("broadcast(weight, k)", "weight", "wrong weight: every lane took its own"),
        "replaced, not added": (", sum[j]);", ", 0.0f);", "only the last one is left"),
        "sum in fp16": ("float sum[8]", "half_t sum[8]", "rounded too often"),
        "off by one in k": ("k < shape.topk; ++k", "k < shape.topk - 1; ++k",
                            "the last choice (k = topk - 1) is missing"),
        "backwards": ("k = 0; k < shape.topk; ++k", "k = shape.topk - 1; k >= 0; --k",
                      "in another order, as k = 3, 2, 1, 0 gives"),
        "off by one in the row": ("if (piece < pieces) h =", "if (piece < pieces - 1) h =", "the values from 56 on"),
        "tail of a wave": ("* pieces + piece];\n        for", "* pieces + lane];\n        for", "values from 512 on"),
        "wrong stride": ("(first + k) * pieces", "(token + k) * pieces", "wrong stride: the replies to a token begin"),
        "stride in values": ("(first + k) * pieces", "(first + k) * shape.dim",
                             "is row token * topk + k, of dim values"),
    }),
    "count_calls": (("07_counts.hip", None), {
        "one place": (f"&counts[{PLACE} + world.rank]", "&counts[world.rank]", "Do both agree where the count"),
        "no epoch": ("seen >> 32 == world.epoch", "seen >> 32 != 0", "this is the count of two calls ago"),
        "zeros not told": ("  signal<Order::release, Scope::system>(count, (",
                           "  if (number) signal<Order::release, Scope::system>(count, (", "zero is a message too"),
        "forgot translate": (f"world.at(&counts[{PLACE} + world.rank], peer)", f"&counts[{PLACE} + world.rank]",
                             "forgotten translate: a rank wrote its count into its own copy"),
        "place of the peer": (f"[{PLACE} + world.rank]", f"[{PLACE} + peer]", "waits where no count arrives"),
        "halves exchanged": ("(uint64_t)world.epoch << 32 | number", "(uint64_t)number << 32 | world.epoch",
                             "what it looks like"),
        "one too many": ("<< 32 | number", "<< 32 | (number + 1)", "one too many, everywhere"),
        "the epoch for the number": ("return (uint32_t)seen;", "return (uint32_t)(seen >> 32);",
                                     "this is the epoch, not the number"),
    }),
}


def answer(path, changes):
    text = (SOLUTIONS / path).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return toolchain.compile(text, name="answer")


# Wrong answers that need two changes: they work with a pause between the calls.

@pytest.mark.parametrize("changes, words", [
    ([(PLACE + " + ", "")], "Let calls alternate between the two slots"),
    ([(PLACE + " + ", ""), ("seen >> 32 == world.epoch", "seen >> 32 >= world.epoch")],
     "a count of another call was taken"),
    ([(PLACE + " + ", ""), ("return (uint32_t)seen;", "counts[source] = 0;\n  return (uint32_t)seen;")],
     "its reset to zero erases it"),
], ids=["one place", "one place, a newer epoch will do", "one place, reset"])
def test_calls_without_a_pause(changes, words):
    with pytest.raises(check.CheckFailed) as failed:
        check.count_calls(answer("07_counts.hip", changes))
    message = " ".join(str(failed.value).split())
    assert words in message and "calls with no pause between them" in message


@pytest.mark.parametrize("changes", [
    [("seen >> 32 == world.epoch", "seen >> 32 >= world.epoch")],
    [("seen >> 32 == epoch", "seen != 0"),  # two places, each set back to zero by its reader: an answer comes later
     ("return (uint32_t)seen;", f"counts[{PLACE} + source] = 0;\n  return (uint32_t)seen;")],
], ids=["at least", "parity and reset"])
def test_other_answers_that_are_right(changes):
    assert repr(check.count_calls(answer("07_counts.hip", changes))).startswith("count_calls: passed (")


def test_a_message_says_which_rank_token_expert_and_slot():
    with pytest.raises(check.CheckFailed) as failed:
        check.send_token(answer("07_dispatch_send.hip", [(ROW, ROW.replace("(half_t)", "(char)"))]))
    error = failed.value
    assert error.where == {"rank": 0, "source": 0, "slot": 0, "token": 3, "k": 1, "expert": 1, "dim": 32}
    assert error.got == "never written (NaN)" and float(error.expected) == -0.0497131


@pytest.mark.parametrize("said, words", [
    (["wait relaxed system", "wave barrier"], "the wait is relaxed system, and a flag seen so says nothing"),
    (["wait acquire agent", "wave barrier"], "the wait is acquire agent, and a flag seen so says nothing"),
    (["wave barrier"], "there is no wait"),
    (["wave barrier", "wait acquire system"], "no lane reads before"),
])
def test_order_is_asked_for_where_all_values_were_right(said, words):
    """Whether a relaxed wait shows in the values is luck; that it is noticed is not."""
    with pytest.raises(check.CheckFailed) as failed:
        require_order(Trial("any"), said, "the flag of a row", "reads before")
    assert words in " ".join(str(failed.value).split())
    require_order(Trial("any"), ["wait acquire system", "wave barrier"], "the flag of a row", "reads before")


def test_every_lane_setting_the_flag_shows_on_the_score_card():
    passed = check.send_token(answer("07_dispatch_send.hip", [("if (lane_id() == 0) signal", "signal")]))
    flags = list(passed.score["score"]).index("flags")
    assert float(passed.score["factor"][flags]) > 50
