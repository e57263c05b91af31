"""Check of exercise 1 of lesson 08: which blocks send and which receive."""

from __future__ import annotations

import re
from pathlib import Path

from ...alltoall import ActiveTokens
from ...errors import DeadlockError, FaultError
from ...moe import MismatchError, Problem, Shape
from ...node import Node
from .lesson08_replies import due, wrong
from .rung import BUDGET, Rung
from .score import score_card
from .trial import Trial, exercise

KERNEL = "combine"
INCLUDE = '#include "a2a/a2a.h"'
# blockIdx.x from the last block to the first: what a GPU would see that starts its blocks in that order.
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


@exercise
def take_roles(trial: Trial, source):
    """source: HIP with the kernel `combine` of active_tokens, or its path."""
    shape = Shape("roles", 16, 4, 136, 12)
    with Node(4, max_instructions=BUDGET) as node:
        _case(trial, node, source, shape, [12, 7, 0, 4], 81, grid=2, waves=2)
        _case(trial, node, source, shape, [3, 12, 5, 8], 82, grid=7, waves=3, calls=3)
    for text, how in ((source, ""), (_backwards(trial, source), ", last block first")):
        with Node(4, name="small", max_instructions=BUDGET) as node:
            _case(trial, node, text, shape, [12] * 4, 83, grid=40, waves=16, calls=2, how=how)
    with Node(8, max_instructions=BUDGET) as node:
        return _case(trial, node, source, Shape("roles", 64, 6, 2048, 32), [20, 31, 9, 25, 0, 14, 28, 17], 84, grid=64,
                     waves=4)


def _backwards(trial, source):
    """The reader's text with block numbers that run the other way."""
    text = getattr(getattr(source, "module", source), "source", None)
    if text is None:
        text = source if "\n" in str(source) else Path(source).read_text(encoding="utf-8")
    if INCLUDE not in text:
        trial.fail(cause=f"the line {INCLUDE} is missing")
    return text.replace(INCLUDE, BACKWARDS, 1)


def _case(trial, node, source, shape, tokens, seed, grid, waves, calls=1, how=""):
    problem = Problem.random(shape, node.world_size, seed, True, num_tokens=tokens)
    rung = Rung(trial, node, source, KERNEL, shape, 4, waves, kind=ActiveTokens)
    rung.comm.grid = lambda stage: grid if stage == KERNEL else 4
    room = min(rank.resident_blocks(rung.comm.kernel(KERNEL), 64 * waves) for rank in node.ranks)
    for call in range(calls):
        trial.case(f"{node.world_size} ranks, combine of {grid} blocks of {waves} waves, "
                   f"{'all' if grid <= room else room} fit at once{how}" + f", call {call + 1}" * (calls > 1)
                   + f" (seed {seed})")
        rung.begin(problem)
        trace = rung.run(lambda: rung.start(*ActiveTokens.STAGES),
                         lambda error: _explain(error, rung, problem, grid, call))
        drawn = _drawn(rung, grid)
        facts = wrong(rung, problem, drawn or NUMBERS, drawn or f"two senders took the same rows: {NUMBERS}")
        if facts:
            trial.fail(**facts)
        try:
            problem.check([inputs["out"].to_torch() for inputs in rung.call.inputs])
        except MismatchError as error:
            cause = drawn or "the outputs are wrong: were other lines changed?"
            if "never written" in str(error) and not drawn:
                cause = ("all replies arrived, but not all tokens were summed: is somebody a receiver, and are receivers "
                         f"numbered right? {NUMBERS}")
            trial.fail(cause=f"{cause}\n{error}")
    own, row = trace.select(kernel=KERNEL), 2 * shape.dim + 4
    there = sum(home != expert // problem.local_experts for (home, _), expert in due(problem).items())
    return score_card(own, remote_bytes=there * row, flags=len(due(problem)), us=own.light().table["light_us"][-1],
                      note="least us: the busiest link at full speed")


def _explain(error, rung, problem, grid, call):
    if isinstance(error, FaultError):
        return {"cause": f"a wave took a row or a token that is not there: {NUMBERS}"}
    if not isinstance(error, DeadlockError):
        return None
    if re.search(r"blocks have not started", str(error)):
        return {"cause": "the GPUs are full of blocks that wait for replies, and among the blocks that have not "
                         "started are senders. In which order blocks start, no document promises; so a block cannot "
                         "know from its number whether the senders it waits for run. Let it find out when it starts "
                         "how many started before it"}
    many = _drawn(rung, grid)
    facts = wrong(rung, problem, many or NUMBERS, "")
    if facts and call and not many:
        facts["cause"] = f"the first call was right, this one finds no sender for these rows: {TURNS}"
    return facts


def _drawn(rung, grid):
    """What is wrong with the tickets drawn, if anything."""
    tickets = [own["tickets"].to_torch().tolist() for own in rung.b]
    mine, other = rung.epoch % 2, (rung.epoch + 1) % 2
    if any(of_rank[other] for of_rank in tickets):
        return TURNS
    most = max(of_rank[mine] for of_rank in tickets)
    return "" if most <= grid else (f"{most} tickets were drawn by {grid} blocks: one thread of a block draws, the "
                                    "others learn the number from it")
