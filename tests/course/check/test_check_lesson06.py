"""The exercises of lesson 06: wrong answers and what they are told. `test_check.py` runs the table."""

from pathlib import Path

import pytest

from a2a_lib.course import check
from a2a_lib import toolchain

SOLUTIONS = Path(__file__).resolve().parents[3] / "solutions"
LESSON = "06_dispatch_and_combine_one_flag_per_pair.ipynb"
MEET = "  grid_barrier(barrier);\n  if (blockIdx.x == 0)\n"
COUNT = "      const uint32_t count = send_slots[peer];\n"
PLACE = "&rank_flags[(world.epoch % 2) * world.world_size + world.rank]"
FLAG = f"      uint64_t* flag = world.at({PLACE}, peer);\n"
TELL = "      signal<Order::release, Scope::system>(flag, (uint64_t)world.epoch << 32 | (count + 1));\n"
RESET = "      send_slots[peer] = 0;\n"
SYNC = "    __syncthreads();\n    // END SOLUTION"
SOURCE = "&rank_flags[(world.epoch % 2) * world.world_size + source]"
SHARE = "const int share = blockIdx.x / world.world_size;"
STEP = "slot += sharers * waves_in_block()"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "tell_peers": (("06_tell_peers.hip", None), {
        "no barrier": (MEET, "  if (blockIdx.x == 0)\n", "before all blocks had counted their rows"),
        "another block tells, unmet": (MEET, "  __syncthreads();\n  if (blockIdx.x == gridDim.x - 1)\n",
                                       "before all blocks had counted their rows"),
        "block barrier": (MEET, MEET.replace("grid_barrier(barrier)", "__syncthreads()"),
                          "`__syncthreads` makes one block meet, the grid barrier all of them"),
        "every block tells": (MEET, "  grid_barrier(barrier);\n", "block 0 alone should"),
        "barrier in block 0 only": (MEET, "  if (blockIdx.x == 0) grid_barrier(barrier);\n  if (blockIdx.x == 0)\n",
                                    "every block must reach it"),
        "forgot translate": (f"world.at({PLACE}, peer)", PLACE,
                             "forgotten translate: every rank set flags"),
        "zeros not told": ("      signal<", "      if (count) signal<", "\"no rows\" is a message too"),
        "no + 1": ("(count + 1)", "count", "the + 1 is missing"),
        "epoch shifted out": ("(uint64_t)world.epoch << 32 |", "world.epoch << 32 |", "made wider before the shift"),
        "no epoch": ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)", "the epoch is missing"),
        "halves exchanged": ("(uint64_t)world.epoch << 32 | (count + 1)",
                             "(uint64_t)(count + 1) << 32 | world.epoch",
                             "the halves are exchanged"),
        "place of the peer": (PLACE, PLACE.replace("world.rank]", "peer]"), "a sender writes at its own number"),
        "one slot": (PLACE, "&rank_flags[world.rank]", "the flags stand in the other slot"),
        "first peers only": ("peer < world.world_size", "peer < world.world_size - 1", "some peers were not told"),
        "relaxed": ("Order::release", "Order::relaxed", "nothing says they must"),
        "scope too narrow": ("Scope::system", "Scope::agent", "nothing says they must"),
        "counter not reset": (RESET, "", "the next call counts on from here"),
        "reset before it is read": (COUNT + RESET, RESET + COUNT, "a count that is too small"),
        "nothing": (MEET + "    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x) {\n" + COUNT
                    + RESET + FLAG + TELL + "    }\n", "", "no flag was set at all"),
    }),
    "take_source": ((LESSON, "exercise-2"), {
        "any flag": ("seen >> 32 == world.epoch", "seen != 0", "this is the count of two calls ago"),
        "no wait": ("[=](uint64_t seen) { return seen >> 32 == world.epoch; }", "[=](uint64_t seen) { return true; }",
                    "the flag was read before it was set"),
        "no barrier": (SYNC, "    // END SOLUTION", "not taken"),
        "barrier of thread 0": ("    }\n" + SYNC, "      __syncthreads();\n    }\n    // END SOLUTION",
                                "All threads need `count`"),
        "one row behind the last": ("count = (int)(uint32_t)flag - 1;\n      recv_count[source] = count;",
                                    "count = (int)(uint32_t)flag;\n      recv_count[source] = count - 1;",
                                    "or behind the last row"),
        "the other slot": ("(world.epoch % 2) * world.world_size + source",
                           "((world.epoch + 1) % 2) * world.world_size + source",
                           "are in slot epoch % 2"),
        "place of the receiver": (SOURCE, SOURCE.replace("source]", "world.rank]"),
                                  "the flag of `source` in this call is rank_flags[epoch % 2, source]"),
        "no - 1": ("(int)(uint32_t)flag - 1", "(int)(uint32_t)flag", "one too many: the flag holds count + 1"),
        "upper half": ("(int)(uint32_t)flag - 1", "(int)(flag >> 32) - 1", "this is the epoch"),
        "not noted": ("      recv_count[source] = count;\n", "", "no count was noted"),
        "exactly the epoch": ("seen >> 32 == world.epoch", "seen == (uint64_t)world.epoch << 32", "goes on waiting"),
        "relaxed": ("Order::acquire", "Order::relaxed", "nothing says they must be"),
        "scope too narrow": ("Scope::system", "Scope::agent", "acquires at scope system"),
    }),
    "share_sources": (("06_share_sources.hip", None), {
        "one block per source": (SHARE, SHARE + "\n  if (share) return;", "were not taken"),
        "all blocks take all": ("const int first = share * waves_in_block() + wave_in_block();",
                                "const int first = wave_in_block();", "rows were taken more than once"),
        "step of one block": (STEP, "slot += waves_in_block()", "rows were taken more than once"),
        "step of whole shares": (STEP, "slot += gridDim.x / world.world_size * waves_in_block()",
                                 "is its step 0 for some grid"),
        "step of the grid": (STEP, "slot += gridDim.x * waves_in_block()", "were not taken"),
        "sharers rounded down": ("- source + world.world_size - 1) / world.world_size", ") / world.world_size",
                                 "rows were taken more than once"),
        "one sharer too many": ("- source + world.world_size - 1) / world.world_size",
                                "+ world.world_size - 1) / world.world_size",
                                "were not taken"),
        "share by remainder": (SHARE, SHARE.replace("/", "%"), "not taken"),
        "one turn only": ("% world.world_size; source < world.world_size; source += gridDim.x",
                          "% world.world_size; source < world.world_size; source += world.world_size",
                          "nobody took this source"),
        "relaxed wait": ("Order::acquire", "Order::relaxed", "nothing says they must be"),
    }),
}


def test_one_block_per_source_is_right_and_too_slow():
    text = (SOLUTIONS / "06_share_sources.hip").read_text(encoding="utf-8")
    stub = [line.split("STUB: ")[1] for line in text.splitlines() if "STUB: " in line]
    body = text.split("  // BEGIN SOLUTION")
    narrow = "".join(part if first is None else first + part.split("// END SOLUTION")[1]
                     for first, part in zip((None, *stub), body, strict=True))
    with pytest.raises(check.CheckFailed) as failed:
        check.share_sources(toolchain.compile(narrow, name="answer"))
    message = " ".join(str(failed.value).split())
    assert "all rows are right" in message and "6 blocks can share one" in message
