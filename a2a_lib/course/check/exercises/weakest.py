"""Lesson 05, exercise 4, open and scored: weakest() -> the least order and scope with which a message still arrives."""

import torch

from ..post import Post
from ..trial import exercise

ROUTE = '''
#include "a2a/a2a.h"
using namespace a2a;
// Rank 0: all blocks store into the peer's box; the block that arrives last tells the peer.
extern "C" __global__ void send(int* box, unsigned* ready, unsigned* arrived, const int64_t* bases, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) translate(box, bases, 0, 1)[i] = i + 1;
  __syncthreads();
  if (threadIdx.x != 0) return;
  if (signal_add<ARRIVE>(arrived, 1u) == gridDim.x - 1) signal<READY>(translate(ready, bases, 0, 1), 1u);
}
// Rank 1: block 0 takes the box, works on it, and hands the result to block 1.
extern "C" __global__ void work(int* out, int* result, const int* box, unsigned* ready, unsigned* handed, unsigned* seen, int n) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) wait_equal<LOOK>(ready, 1u);
    if (threadIdx.x == 0) signal<SEEN>(seen, 1u);  // for somebody who counts messages, and reads none
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) result[i] = 2 * box[i];
    __syncthreads();
    if (threadIdx.x == 0) signal<HAND>(handed, 1u);
  } else {
    if (threadIdx.x == 0) wait_equal<TAKE>(handed, 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = result[i];
  }
}
'''
N = 600
SCOPES = {"workgroup": 1, "agent": 2, "system": 4}  # the cost of an acquire or a release; relaxed is free
ORDERS = {"relaxed": 0, "acquire": 1, "release": 1, "acq_rel": 2}
# Each place: its possible orders; the order and the scopes that it needs.
PLACES = {
    "arrive": (tuple(ORDERS), "acq_rel", ("agent", "system")),  # releases to the last block of the GPU, acquires from all others
    "ready": (("relaxed", "release"), "release", ("system",)),  # tells another GPU that all is there
    "look": (("relaxed", "acquire"), "acquire", ("system",)),  # what the peer wrote is seen after this wait
    "seen": (("relaxed", "release"), None, tuple(SCOPES)),
    "hand": (("relaxed", "release"), "release", ("agent", "system")),  # block 1 is on another CU of the same GPU
    "take": (("relaxed", "acquire"), "acquire", ("agent", "system")),
}
LEAST = {place: ORDERS[order or "relaxed"] * SCOPES[scopes[0]] for place, (_, order, scopes) in PLACES.items()}
NOTE = "an acquire or a release costs 1 at workgroup, 2 at agent, 4 at system; acq_rel is both; relaxed is free"


@exercise("05_flags.ipynb", "exercise-4")
def weakest(trial, function):
    """function() -> {"arrive": (order, scope), "ready": ..., "look": ..., "seen": ..., "hand": ..., "take": ...}."""
    chosen, source = trial.call(function), ROUTE
    _look_at(trial, chosen)
    for place, (order, scope) in chosen.items():
        source = source.replace(f"<{place.upper()}>", f"<Order::{order}, Scope::{scope}>")
    for seed in range(4):
        trial.case(f"{N} numbers, 6 blocks (schedule seed {seed})")
        _run(trial, source, seed)
    cost = {place: ORDERS[order] * SCOPES[scope] for place, (order, scope) in chosen.items()}
    dear = max(cost, key=lambda place: (cost[place] - LEAST[place], place))
    return trial.goal(sum(cost.values()), sum(LEAST.values()), sum(LEAST.values()), unit="cost", note=NOTE,
                      label="counted",
                      idea=f"At `{dear}`: who has to see what, and how far away is it?")


def _look_at(trial, answer):
    if not isinstance(answer, dict) or sorted(answer) != sorted(PLACES):
        trial.fail(expected=f"a dict with {', '.join(PLACES)}", cause="one entry for each place",
                   got=", ".join(map(str, answer)) if isinstance(answer, dict) else answer)
    for place, value in answer.items():
        may = PLACES[place][0]
        if not (isinstance(value, (tuple, list)) and len(value) == 2 and value[0] in may and value[1] in SCOPES):
            trial.fail(place=place, expected=f"one of {', '.join(may)} and one of {', '.join(SCOPES)}", got=value,
                       cause="an order and a scope that this operation can have")


def _run(trial, source, seed):
    post = Post(trial, 2, seed)
    kernels = trial.module(post.node, source, "send", "work")
    box, ready = post.heap.alloc("box", (N,), torch.int32), post.heap.alloc("ready", (1,), torch.uint32)
    post.heap.zero_()
    sender, worker = post.node.ranks
    arrived = sender.zeros((1,), torch.uint32, "arrived")
    out, result = (worker.zeros((N,), torch.int32, name) for name in ("out", "result"))
    handed, seen = (worker.zeros((1,), torch.uint32, name) for name in ("handed", "seen"))

    def launches():
        worker.launch(kernels["work"], 2, 256, out, result, box[1], ready[1], handed, seen, N)
        sender.launch(kernels["send"], 6, 256, box[0], ready[0], arrived, post.heap.bases[0], N)

    post.run(launches)
    trial.compare(out.to_torch()[:, None], 2 * torch.arange(1, N + 1)[:, None], row="number", column="value")
