"""Speed of the interpreter: wave instructions per second on one core, memory model off, on a copy and reduce mix.

Wall times of this machine; the median of several runs. Goal: 8 million per second.
"""

import argparse
import json
import statistics
import time

import torch

import a2a_lib as a2a

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

// Copies rows of 16-byte pieces: loads, stores, address arithmetic.
extern "C" __global__ void copy(Bytes16* dst, const Bytes16* src, int n) {
  const int step = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) dst[i] = src[i];
}

// out[row] = sum of x[row, :]: loads, fp32 arithmetic, wave reduction.
extern "C" __global__ void reduce(float* out, const half_t* x, int rows, int dim) {
  for (int row = wave_in_grid(); row < rows; row += waves_in_grid()) {
    float sum = 0;
    for (int c = lane_id(); c < dim / 8; c += WAVE) {
      const Half8 h = ((const Half8*)(x + (int64_t)row * dim))[c];
      for (int j = 0; j < 8; ++j) sum += float(h[j]);
    }
    sum = wave_sum(sum);
    if (lane_id() == 0) out[row] = sum;
  }
}
"""


def measure(runs: int, megabytes: int) -> dict:
    torch.set_num_threads(1)
    node = a2a.Node(1, max_events=1 << 16)
    module = node.load(SOURCE, name="bench.hip")
    rank = node.ranks[0]
    dim, rows = 4096, megabytes * 128
    x = rank.from_torch(torch.ones(rows, dim, dtype=torch.float16), "x")
    y = rank.empty((rows, dim), torch.float16, "y")
    out = rank.empty((rows,), torch.float32, "out")
    rates = []
    for _ in range(runs + 1):  # the first run commits the pages of y
        before, start = node.counters()["instructions"], time.perf_counter()
        rank.launch(module.copy, 304, 256, y, x, rows * dim // 8)
        rank.launch(module.reduce, 304, 256, out, y, rows, dim)
        rank.synchronize()
        rates.append((node.counters()["instructions"] - before) / (time.perf_counter() - start))
    assert torch.equal(out.to_torch(), torch.full((rows,), float(dim)))
    rates = rates[1:]
    return {"million_wave_instructions_per_s": round(statistics.median(rates) / 1e6, 2),
            "min": round(min(rates) / 1e6, 2), "max": round(max(rates) / 1e6, 2), "runs": runs,
            "instructions_per_run": node.counters()["instructions"] // (runs + 1)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--megabytes", type=int, default=64, help="size of the array copied and reduced")
    args = parser.parse_args()
    print(json.dumps({"benchmark": "interpreter, copy and reduce mix, memory ideal, one core"} | measure(args.runs, args.megabytes)))
