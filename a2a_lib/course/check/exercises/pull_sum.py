"""Lesson 12, exercise 1: pull_sum(world, x, box, flags, out, n): an all-reduce by reading all boxes, with one meeting."""

import torch

from ..failure import NO_VALUE, first_race
from ..messages import CALLS, CASES, Calls
from ..trial import exercise

SCORED = (4, 2048, 4, 4)
PARITY = ("a box is filled while a peer may still read it for the call before: nothing orders them. The boxes are two, and calls take "
          "turns at them: world.epoch % 2")


@exercise
def pull_sum(trial, source):
    """source: HIP with the kernel `pull_sum`. box [2, n] float and flags [blocks, ranks] uint32 are symmetric."""
    for seed, case in enumerate(CASES):
        _case(trial, source, case, seed, stalls=False)
    for seed in (0, 1, 2, 3):
        _case(trial, source, (3, 301, 2, 2), seed, stalls=True)
    ranks, n, blocks, _ = SCORED
    trace = _case(trial, source, SCORED, len(CASES), stalls=False)
    return trial.card(trace, remote_bytes=CALLS * ranks * (ranks - 1) * 4 * (n + blocks), flags=CALLS * ranks * ranks * blocks,
                      note=f"of {CALLS} calls; least: every message read once by every peer, and a flag for each block and rank")


def _case(trial, source, case, seed, stalls):
    ranks, n, blocks, _ = case
    calls = Calls(trial, source, "pull_sum", case, seed, {"box": ((2, n), torch.float32), "flags": ((blocks, ranks), torch.int32)}, stalls)
    with calls.node:
        trace = calls.run(lambda: _hang(calls), "an address outside of its buffer: box has 2 * n elements, flags a row of one "
                                                        "flag per rank for each block")
        of_box = [race for race in calls.node.races if race.symbol.startswith("box")]
        early = [race for race in of_box if race.first.write]
        if early:
            trial.fail(wrong=NO_VALUE, cause=first_race(early))
        if of_box:
            trial.fail(wrong=NO_VALUE, cause=f"{PARITY}\n{first_race(of_box)}")
        trial.settle()
    return trace


def _hang(calls) -> str:
    """Why a block waits for ever."""
    flags = [copy.to_torch() for copy in calls.memory["flags"]]
    own = [bool(copy[:, rank].any()) for rank, copy in enumerate(flags)]
    others = [bool(copy[:, [r for r in range(len(flags)) if r != rank]].any()) for rank, copy in enumerate(flags)]
    if not any(own) and not any(others):
        return "no flag was set: every block sets its flag at every rank before it waits"
    if not any(others):
        return "each rank set the flag in its own memory only: the address has to be that at the peer (world.at)"
    if not all(bool(row.any()) for copy in flags for row in copy):
        return "some blocks have no flag of anybody: block b of a rank meets block b of all ranks, at flags + b * ranks"
    if max(int(copy.max()) for copy in flags) > min(int(copy.min()) for copy in flags):
        return ("somebody is a call further: its flag holds the next number already. A wait for exactly this call's number misses it; "
                "so does a flag that was not set in some call")
    return "a block waits for a flag that nobody will set: which rank sets which flag, and with which number?"


SOLUTION = "12_all_reduce.ipynb", "exercise-1"
TELL = "signal<Order::release, Scope::system>(world.at(met + world.rank, threadIdx.x), world.epoch);"
HEAR = "wait_at_least<Order::acquire, Scope::system>(met + threadIdx.x, world.epoch);"
FILL = "for (int i = first; i < n; i += step) mine[i] = x[i];\n  __syncthreads();"
MISTAKES = {
    "one box": ("(int64_t)(world.epoch % 2) * n", "0", "calls take turns at them"),
    "nobody waits": (HEAR, "", "nothing orders them"),
    "the call before is enough": (HEAR, HEAR.replace("world.epoch)", "world.epoch - 1)"), "nothing orders them"),
    "exactly this call": (HEAR, HEAR.replace("wait_at_least", "wait_equal"), "A wait for exactly this call's number misses it"),
    "relaxed flag": (TELL, TELL.replace("release", "relaxed"), "missing release"),
    "relaxed wait": (HEAR, HEAR.replace("acquire", "relaxed"), "missing acquire"),
    "agent scope": (TELL, TELL.replace("Scope::system", "Scope::agent"), "scope too narrow"),
    "no barrier before the flag": (FILL, FILL.replace("\n  __syncthreads();", ""), "read"),
    "flag at home": (TELL, TELL.replace("world.at(met + world.rank, threadIdx.x)", "met + world.rank"), "in its own memory only"),
    "box at home": ("world.at(mine, rank)[i]", "mine[i]", "added its own message"),
    "begins with itself": ("world.at(mine, rank)[i]", "world.at(mine, (world.rank + rank) % ranks)[i]", "begins with its own message"),
    "flag before the data": (FILL, "__syncthreads();", "__syncthreads();\n  for (int i = first; i < n; i += step) {\n    float sum",
                             "__syncthreads();\n  for (int i = first; i < n; i += step) mine[i] = x[i];\n"
                             "  for (int i = first; i < n; i += step) {\n    float sum", "the race detector names"),
    "barriers in the loop": ("step) mine[i] = x[i];", "step) { mine[i] = x[i]; __syncthreads(); }",
                             "not all threads of a block come to the same"),
    "one element per thread": ("for (int i = first; i < n; i += step) {\n", "for (int i = first; i < n; i += n) {\n",
                               "does every element have a thread?"),
    "nothing": (FILL, "", "float sum = 0;", "return; float sum = 0;", "is the kernel still the stub?"),
}
ALSO_RIGHT = {
    "two meetings": ("    out[i] = sum;\n  }", "    out[i] = sum;\n  }\n  __syncthreads();"),
    "a fence and a relaxed flag": (TELL, "__threadfence_system();\n    "
                                   + TELL.replace("release", "relaxed")),
}
