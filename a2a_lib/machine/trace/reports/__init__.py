"""Reports of failures on the simulated node: the meaning of their fields, and their texts, which are made here alone.

A report is the dict of `SimulationError.report`. Each has "kind" and "text". Times are ps; `None` is "nobody",
"nowhere" or "not known":

    deadlock    at; waiting: list of `Waiter`, of the waves at one place two; waves: how many wait in all; barrier: a `Place`
                and how many waves wait at such a barrier, or None; not_started: launches with blocks that found no room
                (rank, kernel, blocks, of, running, stream; holders: the rank's other launches with blocks: kernel, stream,
                blocks, and whether all their waves wait); streams that wait for an event (rank, stream); ended: unfinished
                launches of which blocks have ended (rank, kernel, stream, blocks, of)
    wait        at, bound_us (the bound that the wait exceeds), waiting (one), waves
    budget      limit and most: "max_instructions" or "max_seconds"; or of one wave: "stores" where it had stored before, without
                a read; "repeats", the same with the same registers; in a loop without a way out, "loop": accesses to memory,
                "turns": instructions. by: the `Place` of that wave, with the element but for "turns". at, waves, not_started.
                places: a `Place` each, with waves and state ("waits", with since and words as a `Waiter` has; "barrier";
                "runs")
    interrupted at
    fault       at, the fields of a `Place`, lane and thread of the block; cause, one of FAULTS, and what belongs to it. With an
                address: address, bytes, access ("read", "write", "atomic"), symbol, offset in its memory, owner (the rank)
                "divergent_barrier" has how: "places" (waves of a block wait at different barriers: places, a `Place` each with
                its waves), "left" (a wave is at one for the times-th time; left: wave and times of those that have ended), or
                "lanes" (off at the barrier; go_on: the `Place` where they were on again)
    memory      a host's call with an invalid address: function, rank, and the fields of a fault with an address

All but "interrupted" and "memory" have "killed": rank and time of each rank that `Node.kill` has stopped.
Waits also have "cycle": ranks of which each waits for the next, and the last for the first; [] if there are none.
"""
from .places import Place
from .waits import Waiter, Word, complete, shown, waiting
from .words import alike, lost_words, never_written, read, with_lines, without_expectations

__all__ = ["Place", "Waiter", "Word", "alike", "complete", "lost_words", "never_written", "read", "shown", "waiting", "with_lines",
           "without_expectations"]
