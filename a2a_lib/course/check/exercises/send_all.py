"""Lesson 05, exercise 2: send_all(inbox, ready, arrived, x, length, bases, rank, peer, rows, pitch), one flag for a grid."""

import torch

from ....draw import Draw
from ..post import Post, number
from ..trial import exercise

PITCH = 512


@exercise
def send_all(trial, source):
    """source: HIP with a kernel `send_all`: copies rows of uneven length to the peer's inbox, then sets one flag for all."""
    for rows, grid, seed in ((3, 6, 4), (24, 1, 0), (24, 6, 1), (24, 5, 2), (40, 8, 3)):
        trial.case(f"{rows} rows, {grid} block{'s' * (grid > 1)} of 4 waves (schedule seed {seed})")
        length = torch.tensor([1 if row % 4 == 0 else 1 + row * row * 37 % PITCH for row in range(rows)])
        trace = _case(trial, source, rows, grid, seed, length)
    return trial.card(trace, remote_bytes=int(length.sum()) * 4 + 4)


def _case(trial, source, rows, grid, seed, length):
    post = Post(trial, 2, seed)
    kernel = trial.load(post.node, source, "send_all")
    inbox, ready = post.heap.alloc("inbox", (rows, PITCH), torch.int32), post.heap.alloc("ready", (1,), torch.uint32)
    post.heap.zero_()
    x = Draw(seed).integers(1, 10**6, rows, PITCH) * (torch.arange(PITCH) < length[:, None])
    sender, receiver = post.node.ranks
    arguments = [sender.zeros((1,), torch.uint32, "arrived"), sender.from_torch(x.int(), "x"),
                 sender.from_torch(length.int(), "length")]
    out = receiver.zeros((rows, PITCH), torch.int32, "out")

    def launches():
        receiver.launch(post.other.take, 1, 256, out, inbox[1], ready[1], rows * PITCH)
        sender.launch(kernel, grid, 256, inbox[0], ready[0], *arguments, post.heap.bases[0], 0, 1, rows, PITCH)

    def flag(error=None):
        value = number(ready[1])
        return {} if value == 1 else {"place": "ready on rank 1", "expected": 1, "got": value,
                                      "evidence": [value, number(ready[0]), number(arguments[0])]}

    trace = post.run(launches, flag)
    sets = len(trace.select("flag_set", symbol="ready")) if "ready" in trace.strings["symbols"] else 0
    if sets > 1:
        trial.wrong(["sets", sets > 1], expected="1 flag set", got=f"{sets} flags set")
    trial.compare(out.to_torch(), x, row="row", column="number")
    trial.wrong_if(flag())
    return trace


SOLUTION = "05_flags.ipynb", "exercise-2"
ADD, READY = "signal_add<Order::acq_rel, Scope::system>", "signal<Order::release, Scope::system>(translate(ready"
MISTAKES = {
    "waves do not meet": ("  __syncthreads();\n", "", "missing wave barrier"),
    "arrive relaxed": (ADD, ADD.replace("acq_rel", "relaxed"), "too weak in more than one way"),
    "arrive without acquire": (ADD, ADD.replace("acq_rel", "release"), "missing acquire"),
    "the flag at agent scope": (READY, READY.replace("system", "agent"), "scope too narrow"),
    "every block sets it": (f" && {ADD}(arrived, 1u) == gridDim.x - 1", "", "nothing orders them: no signal"),
    "nobody is last": ("gridDim.x - 1", "gridDim.x",
                       "no block takes itself for the last one, which sets the flag: signal_add returns the value "
                       "before its own addition"),
    "the flag relaxed": (READY, READY.replace("release", "relaxed"), "missing release"),
    "translate forgotten": ("translate(ready, bases, rank, peer)", "ready",
                            "the address of the flag is not translated: rank 0 sets its own copy"),
    "no flag": ("signal<Order::release, Scope::system>(translate(ready, bases, rank, peer), 1u)", "(void)ready",
                "no block takes itself for the last one, which sets the flag: signal_add returns the value before its own addition"),
}
COUNT = ADD + "(arrived, 1u)"
LAST = f"  if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1)\n    {READY}, bases, rank, peer), 1u);\n"
MISTAKES["both relaxed"] = (ADD, ADD.replace("acq_rel", "acq_rel").replace("system", "agent"),
                            READY, READY.replace("release", "relaxed"), "missing release")
MISTAKES["the flag is 2"] = ("peer), 1u);", "peer), 2u);", "the flag is set to 2 instead of 1")
SET = "signal<Order::relaxed, Scope::system>(translate(ready, bases, rank, peer), 1u);"
# Agent scope among the blocks, then system scope by the last block: happens-before composes along the chain.
ALSO_RIGHT = {
    "arrive at agent scope": (ADD, ADD.replace("system", "agent")),
    "the last block acquires by a fence": (
        LAST, f"  if (threadIdx.x == 0 && {COUNT.replace('acq_rel, Scope::system', 'release, Scope::agent')} == gridDim.x - 1) "
        "{ fence<Order::acquire, Scope::agent>();\n" + f"    {READY}, bases, rank, peer), 1u); }}\n"),
    "fences for all": (LAST, "  if (threadIdx.x == 0) fence<Order::release, Scope::agent>();\n  if (threadIdx.x == 0 && "
                       f"{COUNT.replace('acq_rel, Scope::system', 'relaxed, Scope::agent')} == gridDim.x - 1) "
                       "{ fence<Order::acquire, Scope::agent>();\n" + f"    {READY}, bases, rank, peer), 1u); }}\n"),
    "a fence, then a relaxed flag": (
        LAST, f"  if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1) {{\n    fence<Order::release, Scope::system>();\n    {SET}\n  }}\n"),
    "CUDA's threadfence": (
        LAST, "  if (threadIdx.x == 0) {\n    __threadfence_system();\n    const unsigned before = atomicAdd(arrived, 1u);\n"
        "    __threadfence_system();\n    if (before == gridDim.x - 1)\n      "
        f"{READY}, bases, rank, peer), 1u);\n  }}\n"),
}
