"""The exercises of lesson 08: wrong answers and what they are told. `test_check.py` runs the table."""
from pathlib import Path

import pytest

from a2a_lib.course import check
from a2a_lib import toolchain
from a2a_lib.course.check.lesson08_roles import BACKWARDS, INCLUDE

SOLUTIONS = Path(__file__).resolve().parents[3] / "solutions"
LESSON = "08_less_work_better_shaped.ipynb"
DRAW = """  __shared__ uint32_t drawn;
  if (threadIdx.x == 0) drawn = atomicAdd(&tickets[epoch % 2], 1u);
  __syncthreads();
"""
TURN = "turn = broadcast(drawn), "
SENDS = "  if (turn < senders) return Role{true, turn, senders};\n"
RECEIVES = "  return Role{false, turn - senders, (int)gridDim.x - senders};\n"
READ = "Half8 h = in[c < by ? c - by + chunks : c - by];"
SCALE = "half_t(scale[e] * float(h[j]))"
PEER = "world.at(reply_flags + flat, peer)"
SIGNAL = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);\n    // END"
WORK = """    for (int c = lane_id(); c < chunks; c += WAVE) {
      Half8 h = in[c < by ? c - by + chunks : c - by];
      for (int j = 0; j < 8; ++j) h[j] = half_t(scale[e] * float(h[j]));
      out[c] = h;
    }
"""
BARRIER = "    wave_barrier();\n    if (lane_id() == 0) " + SIGNAL
FIND = """        while number >= counts[expert]:
            number -= counts[expert]
            expert += 1
"""
LOOP = "range(wave, sum(counts), waves)"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "take_roles": (("08_roles.hip", None), {
        "receivers first": (DRAW, "  const int drawn = gridDim.x - 1 - blockIdx.x;\n",
                            "In which order blocks start, no document promises"),
        "senders first, by number": (DRAW, "  const int drawn = blockIdx.x;\n", "last block first"),
        "even and odd": (DRAW, "  const int drawn = blockIdx.x % 2 ? gridDim.x / 2 + blockIdx.x / 2 : blockIdx.x / 2;\n"
                               "  if (gridDim.x % 2 && blockIdx.x == gridDim.x - 1)\n"
                               "    return Role{false, (int)gridDim.x / 2, (int)gridDim.x - (int)gridDim.x / 2};\n",
                         "among the blocks that have not started are senders"),
        "first tickets receive": (SENDS + RECEIVES,
                                  "  const int rest = gridDim.x - senders;\n"
                                  "  if (turn >= senders) return Role{true, turn - senders, rest};\n"
                                  "  return Role{false, turn, senders};\n",
                                  "among the blocks that have not started are senders"),
        "every thread draws": ("if (threadIdx.x == 0) drawn =", "drawn =", "one thread of a block draws"),
        "every wave draws": ("if (threadIdx.x == 0) drawn =", "if (lane_id() == 0) drawn =",
                             "one thread of a block draws"),
        "always the same ticket counter": ("&tickets[epoch % 2]", "&tickets[1]", "the other counter is being zeroed"),
        "the counter being zeroed": ("&tickets[epoch % 2]", "&tickets[(epoch + 1) % 2]",
                                     "the other counter is being zeroed"),
        "number in the grid": ("Role{true, turn, senders}", "Role{true, (int)blockIdx.x, senders}",
                               "numbered from 0 to blocks - 1"),
        "all of the grid": ("Role{true, turn, senders}", "Role{true, turn, (int)gridDim.x}",
                            "numbered from 0 to blocks - 1"),
        "one number for all": ("Role{true, turn, senders}", "Role{true, 0, 1}", "two senders took the same rows"),
        "receivers numbered on": ("Role{false, turn - senders,", "Role{false, turn,", "not all tokens were summed"),
        "odd grids": ("(int)gridDim.x - senders}", "senders + 2}", "not all tokens were summed"),
        "everybody sends": ("turn < senders)", "true)", "numbered from 0 to blocks - 1"),
        "nobody sends": (SENDS, "", "that is not there: blocks of one role are numbered"),
        "no include": (INCLUDE, "#include <a2a/a2a.h>", "is missing"),
    }),
    "fuse_expert": (("08_fused_send.hip", None), {
        "not scaled": (SCALE, "h[j]", "the row is rotated, but not scaled"),
        "not rotated": (READ, "Half8 h = in[c];", "the row is scaled, but not rotated"),
        "the other way": (READ, "Half8 h = in[c + by < chunks ? c + by : c + by - chunks];", "rotated the other way"),
        "pieces for values": ("by = shift[e] / 8", "by = shift[e] % chunks", "shift counts values, and a piece has 8"),
        "no wrap": (READ, "Half8 h = in[c - by];", "mod dim"),
        "the first expert's shift": ("shift[e] / 8", "shift[0] / 8", "the shift is that of the rank's first expert"),
        "the first expert's scale": (SCALE, SCALE.replace("scale[e]", "scale[0]"), "that of the rank's first expert"),
        "scaled twice": (SCALE, SCALE.replace("float(h[j])", "scale[e] * float(h[j])"), "scaled twice"),
        "forgot translate of the row": ("world.at(reply, peer)", "reply",
                                        "stands in the sender's own copy of reply"),
        "forgot translate of the flag": (SIGNAL, SIGNAL.replace(PEER, "reply_flags + flat"),
                                         "forgotten translate: every rank set flags in its own copy"),
        "one round": ("c += WAVE", "c += chunks", "the values from 512 on are never written in every row"),
        "wrong stride of the replies": ("(int64_t)flat * chunks", "(int64_t)flat * shape.dim", "begins"),
        "row of the expert": ("from * chunks;", "(int64_t)row * chunks;", "wrong"),
        "flag before the row": (WORK + BARRIER, BARRIER.replace("    // END", "") + WORK + "    // END",
                                "read it too early"),
        "relaxed flag": (SIGNAL, SIGNAL.replace("release", "relaxed"), "the flag"),
        "no wave barrier": (BARRIER, BARRIER.replace("    wave_barrier();\n", ""),
                            "run in step. Nothing in the code says"),
        "no flag": ("if (lane_id() == 0) " + SIGNAL, "// END", "these flags were never set"),
        "flag of 1": ("peer), world.epoch);\n    // END", "peer), 1u);\n    // END", "do they take the value `epoch`?"),
        "every lane sets it": ("    if (lane_id() == 0) " + SIGNAL, "    " + SIGNAL, "once per row"),
    }),
}


def answer(name, *changes):
    text = (SOLUTIONS / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return toolchain.compile(text, name="answer")


def test_roles_by_ticket_do_not_need_half_and_half():
    """Any split will do, as long as early tickets send."""
    assert repr(check.take_roles(answer("08_roles.hip", ("senders = gridDim.x / 2", "senders = 1")))).startswith(
        "take_roles: passed")


def test_numbers_run_backwards():
    text = (SOLUTIONS / "08_roles.hip").read_text(encoding="utf-8").replace(INCLUDE, BACKWARDS, 1)
    assert toolchain.compile(text, name="backwards").warnings == ""
