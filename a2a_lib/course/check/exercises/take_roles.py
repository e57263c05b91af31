"""Lesson 08, exercise 1: combine of active_tokens: which blocks send, and which receive."""

from ....kernels.all_to_all import ActiveTokens
from ..kit import FULL, Attempt, Case, attempts, exercise, misrouted, quantity, reply_card

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


@exercise("08_roles.hip")
def take_roles(trial, source):
    for case, seed, grid, calls, options in CASES:
        text = _backwards(trial, source) if options else source
        with case.node() as node:
            room = node.ranks[0].resident_blocks(trial.load(node, text, "combine"), 64 * case.waves)
            _Grid.blocks_of_combine = grid
            attempt, trace = attempts(
                trial, text, "combine", _Grid, case, seed, _Roles, calls=calls, node=node,
                words=f"{node.world_size} ranks, combine of {quantity(grid, 'block')} of {quantity(case.waves, 'wave')}, "
                      f"{'all' if grid <= room else room} fit at once{options}, memory {node.memory} (seed {seed})")
    return reply_card(trial, trace, attempt.problem)


class _Grid(ActiveTokens):
    """A rung whose combine has as many blocks as the case says."""

    blocks_of_combine = 4

    def grid(self, stage):
        return self.blocks_of_combine if getattr(stage, "kernel", stage) == "combine" else 4


def _backwards(trial, source):
    """The reader's kernel with its block numbers reversed."""
    def change(text):
        trial.expect(INCLUDE in text, cause=f"the line {INCLUDE} is missing")
        return text.replace(INCLUDE, BACKWARDS, 1)
    return trial.compiled(source, change)


class _Roles(Attempt):
    def wrong(self):
        tickets = [own["tickets"].to_torch().tolist() for own in self.rung.b]
        if facts := misrouted(self.rung, self.problem):
            return facts | {"evidence": [tickets, facts["evidence"]]}
        return self.rung.outputs_are(self.problem)
