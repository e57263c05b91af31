"""Lesson 00, exercise 4, open and scored: sum_up(total, x, n), the sum of n numbers, by any grid."""

import torch

from ..cases import HBM_BYTES_PER_US, strict, whole
from ..trial import STUB, exercise

READ = '''
#include "a2a/a2a.h"
using namespace a2a;
// Only reads: what nobody can do without.
extern "C" __global__ void read(int* total, const int* x, int n) {
  int sum = 0;
  for (int i = (blockIdx.x * blockDim.x + threadIdx.x) * 4; i + 4 <= n; i += gridDim.x * blockDim.x * 4) {
    const Bytes16 four = *(const Bytes16*)(x + i);
    sum += four.x ^ four.y ^ four.z ^ four.w;
  }
  if (sum == 0x7fffffff) *total = 1;  // never; but the compiler must not drop the loop
}
'''
TARGET = 2  # times the time of reading alone
NOTE = "4 MiB, 64 blocks of 16 waves; least: every byte once, at 5.3 TB/s"


@exercise
def sum_up(trial, source):
    """source: HIP with a kernel `sum_up`; total [1] is zero before."""
    for n, blocks, threads, seed in ((1000, 1, 64, 1), (1003, 3, 256, 2), (8191, 8, 1024, 3), (5, 4, 256, 4), (1, 1, 64, 5)):
        with strict(1, seed) as node:
            _case(trial, node, trial.load(node, source, "sum_up"), n, blocks, threads, seed)
            trial.no_races(node)
    with whole() as node:
        mine = _case(trial, node, trial.load(node, source, "sum_up"), 1 << 20, 64, 1024, 5).span_us
    with whole() as node:
        target = TARGET * _case(trial, node, node.load(READ, name="read.hip").read, 1 << 20, 64, 1024, 5, checked=False).span_us
    return trial.goal(mine, target, (4 << 20) / HBM_BYTES_PER_US, unit="us", note=NOTE, label="simulated (preset mi300x, memory ideal)",
                      idea="Reading alone takes less. How many additions to the one word in memory do you make, and who waits for "
                      "whom there? And how many bytes does a lane ask for at a time?")


def _case(trial, node, kernel, n, blocks, threads, seed, checked=True):
    if checked:
        trial.case(f"{n} numbers, {blocks} block{'s' * (blocks > 1)} of {threads} lanes (seed {seed})")
    values = torch.randint(1, 1000, (n,), generator=torch.Generator().manual_seed(seed), dtype=torch.int32)
    rank = node.ranks[0]
    total, x = rank.zeros((1,), torch.int32, "total"), rank.from_torch(values, "x")
    trace = trial.run(node, lambda: rank.launch(kernel, blocks, threads, total, x, n),
                      fault="a lane reads behind the last number: a piece of four needs `i + 4 <= n`, and the tail its own lanes")
    got, want = int(total.to_torch()), int(values.sum())
    if checked and got != want:
        trial.fail(expected=want, got=got, cause=_cause(values, got, blocks * threads, threads))
    return trace


def _cause(x, got, lanes, threads) -> str:
    lane = torch.arange(len(x)) % 64
    if not got:
        return f"nothing was added. {STUB}" if lanes == threads else (
            "0: a block that found nothing stored its 0, or the old total, over what others had added. `*total = sum` forgets them, "
            "and `*total += sum` is a load, an addition and a store; atomicAdd does all three at once")
    ideas = {
        int(x[:lanes].sum()): "each lane has added one number, and there are more numbers than lanes: a lane goes on, by all lanes at "
                              "a time",
        int(x[lane == 0].sum()): "only lane 0's numbers have arrived: the lanes of a wave have to bring theirs together first",
        int(x.sum()) * 64: "every lane of the wave adds the sum of the whole wave; one of them is enough",
        int(x.sum()) * threads: "every lane of the block adds the sum of the whole block; one of them is enough",
        int(x[:len(x) // 4 * 4].sum()): "the last numbers are missing, which do not make a whole piece of four",
    }
    if got in ideas:
        return ideas[got]
    if got > int(x.sum()):
        return "more than the sum: who adds a number that another lane, wave or block adds as well?"
    return ("less than the sum: is `total` loaded, added to and stored by several at once (lost updates)? Or does a lane, a wave or a "
            "block keep its part to itself?")


SOLUTION = "00_the_node_in_front_of_you.ipynb", "exercise-4"
ADD = "if (threadIdx.x == 0) atomicAdd(total, block);"
MISTAKES = {
    "stub": (ADD, "", "nothing was added"),
    "lost updates": (ADD, "if (threadIdx.x == 0) *total += block;", "atomicAdd does all three at once"),
    "every lane adds": (ADD, "atomicAdd(total, block);", "one of them is enough"),
    "one number each": ("i += 4 * lanes", "i += n", "sum"),
    "no tail": ("if (lane < n % 4) sum += x[n / 4 * 4 + lane];", "", "do not make a whole piece of four"),
    "tail by all waves": ("if (lane < n % 4)", "if (lane_id() < n % 4)", "the tail its own lanes"),
    "behind the end": ("i + 4 <= n", "i < n", "reads behind the last number"),
    "one wave of the block": ("for (int w = 1; w < waves_in_block(); ++w) block += part[w];", "", "less than the sum"),
    "parts not awaited": ("  __syncthreads();\n", "", "race"),
}
REMARKED = {"an atomic per lane": (ADD, "atomicAdd(total, sum);", "sum = wave_sum(sum);", "", "How many additions to the one word")}
