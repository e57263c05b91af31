"""Lesson 12, exercise 4: lamport_sum(world, x, boxes, out, n): an all-reduce whose data are their own flag."""

import torch

from ..messages import CALLS, CASES, Calls
from ..score import score_card, wasted
from ..trial import exercise

STALLED = (3, 301, 2, 2)


@exercise
def lamport_sum(trial, source):
    """source: HIP with the kernel `lamport_sum`. boxes [2, ranks, n] of 4 bytes is symmetric, zero before the first call."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in range(8):
        trace = _case(trial, source, STALLED, seed, stalls=True)
    ranks, n, *_ = STALLED
    least = {"remote_bytes": CALLS * ranks * (ranks - 1) * n * 4}
    list(map(trial.remark, wasted(trace, **least)))
    return score_card(trace, note=f"of {CALLS} calls; least: every number stored once at every peer",
                      **least)  # without a time: waves pause


def _case(trial, source, case, seed, stalls):
    ranks, n, *_ = case
    calls = Calls(trial, source, "lamport_sum", case, seed, {"boxes": ((2, ranks, n), torch.int32)}, stalls, zeros=True)
    with calls.node:
        trace = calls.run()
        trial.settle()
        return trace


SOLUTION = "12_all_reduce.ipynb", "exercise-4"
BITS, SET = "bits ? bits : 1u << 31", "(int64_t)(world.epoch % 2) * ranks * n"
STORE = f"store_relaxed<Scope::system>(world.at(now + (int64_t)world.rank * n + i, peer), {BITS});"
WAIT = "wait_until<Order::relaxed, Scope::system>(place, [](uint32_t seen) { return seen != 0; })"
EMPTY = "store_relaxed<Scope::system>(place, 0u);"
MISTAKES = {
    "zeros as they are": (BITS, "bits", "a zero is stored as it is: its reader takes the place for an empty one"),
    "not emptied": (EMPTY, "", "places are not emptied: in call 3 the number of call 1 is still there"),
    "one set": (SET, "0", "all calls use one set: a rank that is a call ahead stores into places that are emptied after it"),
    "not awaited": (WAIT, "load_relaxed<Scope::system>(place)", "places are read without a look whether they are empty"),
    "at home": (STORE, STORE.replace("world.at(now + (int64_t)world.rank * n + i, peer)", "now + (int64_t)world.rank * n + i"),
                "in each memory only the rank's own row is written: numbers go to every peer (world.at), into the row of their sender"),
    "none at home": ("++peer) " + STORE, "++peer) if (peer != world.rank) " + STORE,
                     "a rank stores nothing in its own memory, and waits for it"),
    "row of the peer": (STORE, STORE.replace("(int64_t)world.rank * n", "(int64_t)peer * n"),
                        "in each memory only the rank's own row is written: numbers go to every peer (world.at), into the row of their "
                        "sender"),
    "begins with itself": ("now + (int64_t)rank * n + i;", "now + (int64_t)((world.rank + rank) % ranks) * n + i;",
                           "each rank begins with its own numbers. The order is that of the ranks, 0 first, so that all hold the same "
                           "bits"),
    "the last one is not emptied": (EMPTY, f"if (rank < ranks - 1) {EMPTY}", "the places of the last rank are not emptied"),
    "one element per thread": ("i < n; i += step", "i < n; i += n", "a thread takes one element: threads go on in steps of the whole grid"),
    "stored twice": (STORE, f"{{ {STORE} {STORE} }}", "each number is stored twice: the second one may come when the place was emptied"),
    "nothing": (STORE, "", "float sum = 0;", "return; float sum = 0;", "nothing was written to `out`"),
}
ALSO_RIGHT = {"the next rank first": ("world.rank * n + i, peer)", "world.rank * n + i, (world.rank + peer) % ranks)")}
