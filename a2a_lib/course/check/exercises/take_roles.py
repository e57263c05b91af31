"""Lesson 08, exercise 1: combine of active_tokens: which blocks send, and which receive."""

from pathlib import Path

from ....alltoall import ActiveTokens
from ....errors import DeadlockError, FaultError
from ....moe import MismatchError
from ..cases import FULL, Case
from ..marks import require_wait
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
NUMBERS = ("blocks of one role are numbered from 0 to blocks - 1, each number once: `block` is the number among those "
           "of the same role, not in the grid, and `blocks` is how many there are")
TURNS = ("tickets are drawn from tickets[epoch % 2], which is zero at the start of the call; the other counter is "
         "being zeroed, for the next call")
FULL_GPUS = ("the GPUs are full of blocks that wait for replies, and among the blocks that have not started are "
             "senders. ")
SHAPE = Case(16, 4, 136, (12, 7, 0, 4))
PACKED = SHAPE.but(tokens=(12,) * 4, waves=16, memory="small")
CASES = ((SHAPE.but(waves=2), 81, 2, 1, ""), (SHAPE.but(tokens=(3, 12, 5, 8), waves=3), 82, 7, 3, ""),
         (PACKED, 83, 40, 2, ""),
         (PACKED, 83, 40, 2, ", last block first"), (SHAPE.but(waves=2, memory="strict", races=True), 85, 6, 2, ""),
         (FULL, 84, 64, 1, ""))


@exercise
def take_roles(trial, source):
    """source: HIP with the kernel `combine` of active_tokens, or its path."""
    for case, seed, grid, calls, options in CASES:
        text = _backwards(trial, source) if options else source
        with case.node() as node:
            room = node.ranks[0].resident_blocks(trial.load(node, text, "combine"), 64 * case.waves)
            attempt, trace, _ = attempts(
                trial, text, "combine", _Grid, case, seed, lambda *given: _Roles(*given, grid), calls=calls, node=node,
                rule=lambda kernel_marks, race: require_wait(trial, kernel_marks, "the flag of a reply"),
                order="`send` and `receive` stay as they are",
                words=f"{node.world_size} ranks, combine of {grid} blocks of {case.waves} waves, "
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
        drawn = self.drawn()
        twice = (f"two senders took the same rows: {NUMBERS}. And all waves of a block know its ticket: what thread 0 draws "
                 "reaches the others through a __shared__ variable")
        if facts := misrouted(self.rung, self.problem, drawn or NUMBERS, drawn or twice):
            return facts

        def why(error: MismatchError):
            if self.weak_wait and not drawn:
                return (f"a reply was read before it was there: the {self.weak_wait}. `receive` stays as it is: its "
                        "wait acquires at scope system")
            if "never written" in str(error) and not drawn:
                return ("all replies arrived, but not all tokens were summed: is somebody a receiver, and are "
                        f"receivers numbered right? {NUMBERS}")
            return drawn or "the outputs are wrong: were other lines changed?"
        self.rung.outputs_are(self.problem, why=why)
        return None

    def explain(self, error):
        if isinstance(error, FaultError):
            return TURNS if error.report.get("symbol") == "tickets" else (
                f"a wave took a row or a token that is not there: {NUMBERS}. And all waves of a block know its ticket: "
                "__syncthreads() behind the draw")
        if not isinstance(error, DeadlockError):
            return None
        tickets, drawn_tickets = self.tickets(), self.drawn()
        if error.report.get("not_started"):
            return FULL_GPUS + (
                "Tickets were drawn, and still blocks with low tickets, which started first, are receivers: the first "
                "tickets send, as they are sure to run" if any(map(any, tickets)) else
                "In which order blocks start, no document promises; so a block cannot know from its number whether the "
                "senders it waits for run. Let it find out when it starts how many started before it")
        all_drew = all(own[self.rung.epoch % 2] == self.grid for own in tickets)
        nobody = "nobody sends: in a grid of two blocks, too, one of them sends and the other receives" * (
            all_drew and not self.rung.flags_set("reply_flags"))
        facts = misrouted(self.rung, self.problem,
                          drawn_tickets or nobody or "each block drew its ticket, and still these rows have no "
                          "sender: in each role `block` counts from 0, and `blocks` is how many there "
                          "are. " * all_drew + NUMBERS, "")
        if facts and self.before and not drawn_tickets:
            facts["cause"] = f"the first call was right, this one finds no sender for these rows: {TURNS}"
        return facts

    def tickets(self):
        return [own["tickets"].to_torch().tolist() for own in self.rung.b]

    def drawn(self):
        """Facts of wrong tickets; None if they are right."""
        tickets, mine = self.tickets(), self.rung.epoch % 2
        mine, others_tickets = [own[mine] for own in tickets], [own[1 - mine] for own in tickets]
        return TURNS if any(others_tickets) else "" if max(mine) <= self.grid else (
            f"{max(mine)} tickets were drawn by {self.grid} blocks: one thread of a block draws, the others learn the "
            "number from it")


SOLUTION = "08_roles.hip", None
DRAW = """  __shared__ uint32_t drawn;
  if (threadIdx.x == 0) drawn = atomicAdd(&tickets[epoch % 2], 1u);
  __syncthreads();
"""
SENDS = "  if (turn < senders) return Role{true, turn, senders};\n"
RECEIVES = "  return Role{false, turn - senders, (int)gridDim.x - senders};\n"
MISTAKES = {
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
    "a third": ("senders = gridDim.x / 2;", "senders = gridDim.x / 3;", "one of them sends and the other receives"),
    "a variable of each thread": ("  __shared__ uint32_t drawn;", "  uint32_t drawn = 0;", "through a __shared__ variable"),
    "number in the grid": ("Role{true, turn, senders}", "Role{true, (int)blockIdx.x, senders}",
                           "numbered from 0 to blocks - 1"),
    "all of the grid": ("Role{true, turn, senders}", "Role{true, turn, (int)gridDim.x}",
                        "numbered from 0 to blocks - 1"),
    "one number for all": ("Role{true, turn, senders}", "Role{true, 0, 1}", "two senders took the same rows"),
    "receivers numbered on": ("Role{false, turn - senders,", "Role{false, turn,", "not all tokens were summed"),
    "odd grids": ("(int)gridDim.x - senders}", "senders + 2}", "not all tokens were summed"),
    "everybody sends": ("turn < senders)", "true)", "numbered from 0 to blocks - 1"),
    "nobody sends": (SENDS, "", "that is not there: blocks of one role are numbered"),
    "a relaxed wait": ("if (lane == 0) wait_equal<Order::acquire", "if (lane == 0) wait_equal<Order::relaxed", "acquires at scope system"),
    "a counter per call": ("&tickets[epoch % 2]", "&tickets[epoch]", "tickets are drawn from tickets[epoch % 2]"),
    "no include": (INCLUDE, "#include <a2a/a2a.h>", "is missing"),
}
# Any split will do if early tickets send.
ALSO_RIGHT = {"one sender": ("senders = gridDim.x / 2", "senders = 1")}
