"""Lesson 08, exercise 1: combine of active_tokens: which blocks send, and which receive."""

from pathlib import Path

from ....kernels.all_to_all import ActiveTokens
from ....plurals import quantity
from ..cases import FULL, Case
from ..replies import misrouted, reply_card
from ..rung import Attempt, attempts
from ..trial import exercise

INCLUDE = '#include "a2a/a2a.h"'
# blockIdx.x counts from the last block to the first, as on a GPU that starts its blocks in that order.
BACKWARDS = INCLUDE + """
namespace a2a {
struct Backwards { unsigned x, y, z; };
__device__ inline Backwards backwards() { return {gridDim.x - 1 - blockIdx.x, 0, 0}; }
}
#define blockIdx (a2a::backwards())
"""
SHAPE = Case(16, 4, 136, (12, 7, 0, 4))
PACKED = SHAPE.but(tokens=(12,) * 4, waves=16, memory="small")
CASES = ((SHAPE.but(waves=2), 81, 2, 1, ""), (SHAPE.but(tokens=(3, 12, 5, 8), waves=3), 82, 7, 3, ""),
         (PACKED, 83, 40, 2, ""),
         (PACKED, 83, 40, 2, ", last block first"), (SHAPE.but(waves=2), 85, 6, 2, ""),
         (FULL, 84, 64, 1, ""))


@exercise
def take_roles(trial, source):
    """source: HIP with the kernel `combine` of active_tokens, or its path."""
    for case, seed, grid, calls, options in CASES:
        text = _backwards(trial, source) if options else source
        with case.node() as node:
            room = node.ranks[0].resident_blocks(trial.load(node, text, "combine"), 64 * case.waves)
            attempt, trace = attempts(
                trial, text, "combine", _Grid, case, seed, lambda *given: _Roles(*given, grid), calls=calls, node=node,
                words=f"{node.world_size} ranks, combine of {quantity(grid, 'block')} of {quantity(case.waves, 'wave')}, "
                      f"{'all' if grid <= room else room} fit at once{options}, memory {node.memory} (seed {seed})")
    return reply_card(trial, trace, attempt.problem)


class _Grid(ActiveTokens):
    """A rung whose combine has as many blocks as the case says."""

    blocks_of_combine = 4

    def grid(self, stage):
        return self.blocks_of_combine if getattr(stage, "kernel", stage) == "combine" else 4


def _backwards(trial, source):
    """The reader's text with its block numbers reversed."""
    text = getattr(getattr(source, "module", source), "source", None)
    if text is None:
        text = source if "\n" in str(source) else Path(source).read_text(encoding="utf-8")
    if INCLUDE not in text:
        trial.fail(cause=f"the line {INCLUDE} is missing")
    return text.replace(INCLUDE, BACKWARDS, 1)


class _Roles(Attempt):
    def __init__(self, rung, problem, before, case, grid):
        self.grid = rung.comm.blocks_of_combine = grid
        super().__init__(rung, problem, before, case)

    def wrong(self):
        tickets = [own["tickets"].to_torch().tolist() for own in self.rung.b]
        facts = misrouted(self.rung, self.problem)
        if facts:
            return facts | {"evidence": [tickets, facts["evidence"]]}
        self.rung.outputs_are(self.problem)
        return None


SOLUTION = "08_roles.hip", None
DRAW = """  __shared__ uint32_t drawn;
  if (threadIdx.x == 0) drawn = atomicAdd(&tickets[epoch % 2], 1u);
  __syncthreads();
"""
SENDS = "  if (turn < senders) return Role{true, turn, senders};\n"
RECEIVES = "  return Role{false, turn - senders, (int)gridDim.x - senders};\n"
MISTAKES = {
    "receivers first": (DRAW, "  const int drawn = gridDim.x - 1 - blockIdx.x;\n",
                        "the last blocks send: in which order blocks start, no document promises"),
    "senders first, by number": (DRAW, "  const int drawn = blockIdx.x;\n",
                                 "the blocks with low numbers send: in which order blocks start, no document promises"),
    "even and odd": (DRAW, "  const int drawn = blockIdx.x % 2 ? gridDim.x / 2 + blockIdx.x / 2 : blockIdx.x / 2;\n"
                           "  if (gridDim.x % 2 && blockIdx.x == gridDim.x - 1)\n"
                           "    return Role{false, (int)gridDim.x / 2, (int)gridDim.x - (int)gridDim.x / 2};\n",
                     "even blocks send and odd ones receive: in which order blocks start, no document promises"),
    "first tickets receive": (SENDS + RECEIVES, "  const int rest = gridDim.x - senders;\n"
                              "  if (turn >= senders) return Role{true, turn - senders, rest};\n  return Role{false, turn, senders};\n",
                              "the first tickets receive: the first tickets send, as they are sure to run"),
    "every thread draws": ("if (threadIdx.x == 0) drawn =", "drawn =", "waves of one block meet at __syncthreads()"),
    "every wave draws": ("if (threadIdx.x == 0) drawn =", "if (lane_id() == 0) drawn =", "waves of one block meet at __syncthreads()"),
    "always the same ticket counter": ("&tickets[epoch % 2]", "&tickets[1]", "nothing orders them: no signal"),
    "the counter being zeroed": ("&tickets[epoch % 2]", "&tickets[(epoch + 1) % 2]", "nothing orders them: no signal"),
    "a third": ("senders = gridDim.x / 2;", "senders = gridDim.x / 3;",
                "a third of the blocks sends: in a grid of two blocks that is none"),
    "a variable of each thread": ("  __shared__ uint32_t drawn;", "  uint32_t drawn = 0;", "nothing orders them: no signal"),
    "number in the grid": ("Role{true, turn, senders}", "Role{true, (int)blockIdx.x, senders}",
                           "a sender's number is its number in the grid instead of among the senders"),
    "all of the grid": ("Role{true, turn, senders}", "Role{true, turn, (int)gridDim.x}",
                        "senders take the number of all blocks for the number of senders"),
    "one number for all": ("Role{true, turn, senders}", "Role{true, 0, 1}", "nothing orders them: no signal"),
    "receivers numbered on": ("Role{false, turn - senders,", "Role{false, turn,",
                              "receivers are numbered on after the senders: both are numbered from 0"),
    "odd grids": ("(int)gridDim.x - senders}", "senders + 2}",
                  "there are as many receivers as the senders and two, instead of all other blocks"),
    "everybody sends": ("turn < senders)", "true)", "nothing orders them: no signal"),
    "nobody sends": (SENDS, "", "an address outside of its buffer"),
    "a relaxed wait": ("if (lane == 0) wait_equal<Order::acquire", "if (lane == 0) wait_equal<Order::relaxed", "missing acquire"),
    "a counter per call": ("&tickets[epoch % 2]", "&tickets[epoch]", "an address outside of its buffer"),
    "no include": (INCLUDE, "#include <a2a/a2a.h>", "is missing"),
}
# Any split will do if early tickets send.
REMARKED = {"one sender": ("senders = gridDim.x / 2", "senders = 1", "much slower than the memory or the link")}
