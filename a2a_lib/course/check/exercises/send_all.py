"""Lesson 05, exercise 2: send_all(inbox, ready, arrived, x, length, bases, rank, peer, rows, pitch), one flag for a grid."""

import torch

from ..failure import NO_VALUE
from ..marks import marks
from ..post import Post, number
from ..trial import exercise

PITCH = 512


@exercise
def send_all(trial, source):
    """source: HIP with a kernel `send_all`: copies rows of uneven length to the peer's inbox, then sets one flag for all."""
    for rows, grid, seed in ((24, 1, 0), (24, 6, 1), (24, 6, 2), (40, 8, 3)):
        trial.case(f"{rows} rows, {grid} block{'s' * (grid > 1)} of 4 waves (schedule seed {seed})")
        length = torch.tensor([1 if row % 4 == 0 else 1 + row * row * 37 % PITCH for row in range(rows)])
        trace = _case(trial, source, rows, grid, seed, length)
    return trial.card(trace, remote_bytes=int(length.sum()) * 4 + 4)


def _case(trial, source, rows, grid, seed, length):
    post = Post(trial, 2, seed)
    kernel = trial.load(post.node, source, "send_all")
    inbox, ready = post.heap.alloc("inbox", (rows, PITCH), torch.int32), post.heap.alloc("ready", (1,), torch.uint32)
    post.heap.zero_()
    draw = torch.Generator().manual_seed(seed)
    x = torch.randint(1, 10**6, (rows, PITCH), generator=draw) * (torch.arange(PITCH) < length[:, None])
    sender, receiver = post.node.ranks
    arguments = [sender.zeros((1,), torch.uint32, "arrived"), sender.from_torch(x.int(), "x"),
                 sender.from_torch(length.int(), "length")]
    out = receiver.zeros((rows, PITCH), torch.int32, "out")

    def launches():
        receiver.launch(post.other.take, 1, 256, out, inbox[1], ready[1], rows * PITCH)
        sender.launch(kernel, grid, 256, inbox[0], ready[0], *arguments, post.heap.bases[0], 0, 1, rows, PITCH)

    def hang():
        if number(ready[0]):
            return "translate was forgotten for the flag: rank 0 set its own copy"
        arrived = number(arguments[0])
        return (f"`arrived` is {arrived} at the end, for {grid} blocks, and nobody set the flag. signal_add returns "
                "the value *before* its own "
                "addition") if arrived else "the flag was never set: is the kernel still the stub?"

    trace, race_text = post.run(launches, hang)
    bad = (out.to_torch() != x).any(1).nonzero().flatten().tolist()
    sets = len(trace.select("flag_set", symbol="ready")) if "ready" in trace.strings["symbols"] else 0
    if sets > 1:
        trial.fail(expected="1 flag set", got=f"{sets} flags set",
                   cause="every block sets the flag, the first one long before the last has stored. Only the block "
                         "that arrives last may: signal_add returns how many were there before")
    if not bad and number(ready[1]) != 1:
        trial.fail(expected="ready = 1", got=f"ready = {number(ready[1])}",
                   cause="the flag becomes 1: whoever waits for that value, and no other, waits for ever")
    if bad or race_text:
        signals = [mark.split()[1:] for mark in marks(source) if mark.startswith("signal")]
        known = race_text and not race_text.startswith("nothing orders") and signals[-1:] != [["relaxed", "system"]]
        trial.fail(**({"place": f"row {bad[0]}", "where": {"row": bad[0]}, "expected": "the row",
                       "got": "old values in the inbox when the flag was seen",
                       "wrong": f"{len(bad)} of {rows} rows"} if bad else
                      {"wrong": NO_VALUE}), cause=race_text if known else f"{_cause(signals, grid)}\n{race_text}")
    return trace


def _cause(signals, grid) -> str:
    released = [scope for order, scope in signals if order != "relaxed"]
    if signals and signals[-1][0] == "relaxed":
        return ("missing release: the flag is set relaxed, and nothing in front of it releases what the blocks have "
                "stored to another GPU")
    if released and "system" not in released:
        return ("all is released at scope agent, which reaches the blocks of the own GPU and nobody else: the rows are "
                "for another GPU, so the last release on the way there is one at Scope::system")
    if grid == 1:
        return ("a release covers the caller's stores, not those of waves that are still storing: __syncthreads() "
                "before the block's thread 0 releases")
    return "the flag was set before all blocks had arrived: is it the last one that sets it?"


SOLUTION = "05_flags.ipynb", "exercise-2"
ADD, READY = "signal_add<Order::acq_rel, Scope::system>", "signal<Order::release, Scope::system>(translate(ready"
MISTAKES = {
    "waves do not meet": ("  __syncthreads();\n", "", "__syncthreads() before"),
    "arrive relaxed": (ADD, ADD.replace("acq_rel", "relaxed"), "too weak in more than one way"),
    "arrive without acquire": (ADD, ADD.replace("acq_rel", "release"), "missing acquire"),
    "the flag at agent scope": (READY, READY.replace("system", "agent"), "scope too narrow"),
    "every block sets it": (f" && {ADD}(arrived, 1u) == gridDim.x - 1", "", "every block sets the flag"),
    "nobody is last": ("gridDim.x - 1", "gridDim.x", "the value *before* its own addition"),
    "the flag relaxed": (READY, READY.replace("release", "relaxed"), "missing release"),
    "translate forgotten": ("translate(ready, bases, rank, peer)", "ready", "translate was forgotten for the flag"),
    "no flag": ("signal<Order::release, Scope::system>(translate(ready, bases, rank, peer), 1u)", "(void)ready",
                "nobody set the flag"),
}
COUNT = ADD + "(arrived, 1u)"
LAST = f"  if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1)\n    {READY}, bases, rank, peer), 1u);\n"
MISTAKES["both relaxed"] = (ADD, ADD.replace("acq_rel", "acq_rel").replace("system", "agent"),
                            READY, READY.replace("release", "relaxed"), "missing release")
MISTAKES["the flag is 2"] = ("peer), 1u);", "peer), 2u);", "ready = 2")
SET = "signal<Order::relaxed, Scope::system>(translate(ready, bases, rank, peer), 1u);"
# Agent scope among the blocks, then system scope by the last block: happens-before composes along the chain.
ALSO_RIGHT = {
    "arrive at agent scope": (ADD, ADD.replace("system", "agent")),
    "the last block acquires by a fence": (
        LAST, f"  if (threadIdx.x == 0 && {COUNT.replace('acq_rel, Scope::system', 'release, Scope::agent')} == gridDim.x - 1) "
        "{ fence<Order::acquire, Scope::agent>();\n" + f"    {READY}, bases, rank, peer), 1u); }}\n"),
    "fences for all": (
        LAST, "  if (threadIdx.x == 0) fence<Order::release, Scope::agent>();\n  if (threadIdx.x == 0 && "
        f"{COUNT.replace('acq_rel, Scope::system', 'relaxed, Scope::agent')} == gridDim.x - 1) "
        "{ fence<Order::acquire, Scope::agent>();\n" + f"    {READY}, bases, rank, peer), 1u); }}\n"),
    "a fence, then a relaxed flag": (
        LAST, f"  if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1) {{\n    fence<Order::release, Scope::system>();\n    {SET}\n  }}\n"),
    "CUDA's threadfence": (
        LAST, "  if (threadIdx.x == 0) {\n    __threadfence_system();\n    const unsigned before = atomicAdd(arrived, 1u);\n"
        "    __threadfence_system();\n    if (before == gridDim.x - 1)\n      "
        f"{READY}, bases, rank, peer), 1u);\n  }}\n"),
}
