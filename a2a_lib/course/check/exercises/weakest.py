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
SCOPES = {"workgroup": 1, "agent": 2, "system": 4}  # what an acquire, or a release, costs; relaxed is free
ORDERS = {"relaxed": 0, "acquire": 1, "release": 1, "acq_rel": 2}
MAY = {"arrive": tuple(ORDERS), "ready": ("relaxed", "release"), "look": ("relaxed", "acquire"), "seen": ("relaxed", "release"),
       "hand": ("relaxed", "release"), "take": ("relaxed", "acquire")}
# What each place has to do at least: orders, scopes, and why.
NEEDS = {
    "arrive": (("acq_rel",), ("agent", "system"), "a block releases what it stored to the block that will be last, and that one "
               "acquires it from all others, on the same GPU"),
    "ready": (("release",), ("system",), "the flag tells another GPU that all is there: it releases, at Scope::system"),
    "look": (("acquire",), ("system",), "what the peer wrote is to be seen behind this wait: it acquires, at Scope::system"),
    "hand": (("release",), ("agent", "system"), "block 1 stands on another CU, perhaps behind another L2, of the same GPU"),
    "take": (("acquire",), ("agent", "system"), "what block 0 wrote is to be seen behind this wait, on another CU of the same GPU"),
}
NOTE = "an acquire or a release costs 1 at workgroup, 2 at agent, 4 at system; acq_rel is both; relaxed is free"


@exercise
def weakest(trial, function):
    """function() -> {"arrive": (order, scope), "ready": ..., "look": ..., "seen": ..., "hand": ..., "take": ...}."""
    chosen = _read(trial, trial.call(function))
    source = ROUTE
    for place, (order, scope) in chosen.items():
        source = source.replace(f"<{place.upper()}>", f"<Order::{order}, Scope::{scope}>")
    for seed in range(4):
        trial.case(f"600 numbers, 6 blocks (schedule seed {seed})")
        _run(trial, source, chosen, seed)
    cost = {place: ORDERS[order] * SCOPES[scope] for place, (order, scope) in chosen.items()}
    dear = max(cost, key=lambda place: (cost[place] - _least(place), place))
    return trial.goal(sum(cost.values()), sum(map(_least, MAY)), sum(map(_least, MAY)), unit="cost", note=NOTE, label="counted",
                      idea=f"At `{dear}`: who has to see what, and how far away is it?")


def _least(place) -> int:
    if place not in NEEDS:
        return 0
    orders, scopes, _ = NEEDS[place]
    return min(ORDERS[order] * SCOPES[scope] for order in orders for scope in scopes)


def _read(trial, answer):
    if not isinstance(answer, dict) or sorted(answer) != sorted(MAY):
        trial.fail(expected=f"a dict with {', '.join(MAY)}", got=", ".join(map(str, answer)) if isinstance(answer, dict) else answer,
                   cause="one entry for each place")
    for place, value in answer.items():
        if not (isinstance(value, (tuple, list)) and len(value) == 2 and value[0] in MAY[place] and value[1] in SCOPES):
            trial.fail(where={}, place=place, expected=f"one of {', '.join(MAY[place])} and one of {', '.join(SCOPES)}", got=value,
                       cause="an order and a scope that this operation can have: a store cannot acquire, a load cannot release")
    return answer


def _run(trial, source, chosen, seed):
    post, n = Post(trial, 2, seed), 600
    kernels = trial.module(post.node, source, "send", "work")
    box, ready = post.heap.alloc("box", (n,), torch.int32), post.heap.alloc("ready", (1,), torch.uint32)
    post.heap.zero_()
    sender, worker = post.node.ranks
    arrived = sender.zeros((1,), torch.uint32, "arrived")
    out, result = (worker.zeros((n,), torch.int32, name) for name in ("out", "result"))
    handed, seen = (worker.zeros((1,), torch.uint32, name) for name in ("handed", "seen"))

    def launches():
        worker.launch(kernels["work"], 2, 256, out, result, box[1], ready[1], handed, seen, n)
        sender.launch(kernels["send"], 6, 256, box[0], ready[0], arrived, post.heap.bases[0], n)

    _, why = post.run(launches, lambda: _cause(chosen))
    stale = int((out.to_torch() != 2 * torch.arange(1, n + 1)).sum())
    if stale or why:
        trial.fail(expected="600 numbers" if stale else None, got=f"{stale} of them old" if stale else None, cause="\n".join(filter(None, (
            _cause(chosen), why))), wrong="" if stale else "no value, this time: but two accesses are ordered by nothing")


def _cause(chosen) -> str:
    return next((f"`{place}`: {why}" for place, (orders, scopes, why) in NEEDS.items()
                 if chosen[place][0] not in orders or chosen[place][1] not in scopes), "")


SOLUTION = "05_flags.ipynb", "exercise-4"
MISTAKES = {
    "nobody acquires": ('"acq_rel", "agent"', '"release", "agent"', "acquires it from all others"),
    "nobody releases": ('"acq_rel", "agent"', '"acquire", "agent"', "a block releases what it stored"),
    "flag for the own GPU": ('"ready": ("release", "system")', '"ready": ("release", "agent")', "at Scope::system"),
    "flag relaxed": ('"ready": ("release", "system")', '"ready": ("relaxed", "system")', "it releases"),
    "look at home": ('"look": ("acquire", "system")', '"look": ("acquire", "agent")', "`look`"),
    "hand within the block": ('"hand": ("release", "agent")', '"hand": ("release", "workgroup")', "block 1 stands on another CU"),
    "take relaxed": ('"take": ("acquire", "agent")', '"take": ("relaxed", "agent")', "behind this wait"),
    "a store that acquires": ('"hand": ("release", "agent")', '"hand": ("acquire", "agent")', "a store cannot acquire"),
    "a place is missing": ('"seen": ("relaxed", "workgroup"),', "", "one entry for each place"),
}
REMARKED = {"all at system": ('"acq_rel", "agent"', '"acq_rel", "system"', "At `arrive`"),
            "seen released": ('"seen": ("relaxed", "workgroup")', '"seen": ("release", "system")', "At `seen`")}
