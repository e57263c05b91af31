"""A layer's step of decode on one node, from kernels of several rungs: attention, all-reduce and norm, router, exchange.

    step = DecodeStep(node, tokens=8)
    trace = step.run(3)                    # three steps in a row
    trace = step.run(3, graph=True)        # captured, and launched as one graph per rank
    trace = a2a.decode.run([DecodeStep(node, 4), DecodeStep(node, 4)], 3)     # two micro-batches, a stream each

All ranks hold the rows of all tokens after the all-reduce, and each sends its own to the experts. Attention and router stand for
kernels of a model. Attention reads `kv_bytes` of each rank and gives its part of every row. The router looks at 64 values of a row. The
exchange makes the experts' work.
"""
import torch

from ..draw import Draw
from ..kernels.families import of
from ..kernels.moe import Problem, Shape
from ..kernels.rung.calls import Call
from ..machine.runtime.graph import capture

LOOKED_AT = 64  # values of a row that the router takes
KERNELS = """
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ void attention(const Bytes16* kv, int pieces, const half_t* part, half_t* x, int n) {
  const int step = gridDim.x * blockDim.x;
  uint32_t read = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < pieces; i += step) read |= kv[i].x | kv[i].w;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) x[i] = part[i] + half_t(float(read));
}
// A wave for each token: lane l scores experts l, l + WAVE, ..., and the best `topk` get equal weights.
extern "C" __global__ void router(const half_t* y, const half_t* table, int dim, int experts, int topk, int* ids, float* weights) {
  const int token = blockIdx.x, lane = lane_id();
  float score[4];
  for (int i = 0; i < 4; ++i) {
    const int expert = lane + i * WAVE;
    score[i] = expert < experts ? 0.0f : -1e30f;
    for (int j = 0; j < LOOKED_AT && expert < experts; ++j)
      score[i] += float(y[(int64_t)token * dim + j]) * float(table[j * experts + expert]);
  }
  for (int k = 0; k < topk; ++k) {
    float mine = score[0];
    for (int i = 1; i < 4; ++i) mine = fmaxf(mine, score[i]);
    const int winner = first_bit(wave_ballot(mine == wave_max(mine)));
    if (lane != winner) continue;
    int best = 0;
    for (int i = 1; i < 4; ++i) best = score[i] > score[best] ? i : best;
    ids[token * topk + k] = lane + best * WAVE, weights[token * topk + k] = 1.0f / topk, score[best] = -1e30f;
  }
}
"""


class DecodeStep:
    """One layer's step for `tokens` tokens of each rank. Rows are fp16, [tokens * ranks, dim]; at most 256 experts.

    Simulated nodes. Raises ValueError for other nodes and more experts, and what its rungs raise. reduce, exchange: names of rungs of
    `all_reduce`, with norm, and `all_to_all`. kv_bytes: bytes that attention reads on each rank. blocks: of the exchange. A step of
    few tokens has no work for more, and they would be in another batch's way.
    """

    def __init__(self, node, tokens: int, *, dim: int = 4096, experts: int = 64, topk: int = 4, kv_bytes: int = 1 << 20,
                 reduce: str = "with_norm", exchange: str = "low_latency", blocks: int = 76, seed: int = 0):
        if node.target != "sim" or experts > 256:
            raise ValueError(f"a step of {experts} experts on {node.target}: at most 256, on a simulated node")
        self.node, self.tokens = node, tokens
        ranks, family = node.world_size, of("all_reduce")
        rows = family.shape(f"{tokens * ranks}x{dim}xf16")
        self.streams = [rank.stream() for rank in node.ranks]
        self.reduce = family.rungs[reduce](node, rows)
        self.exchange = of("all_to_all").rungs[exchange](node, Shape("decode", experts, topk, dim, tokens), blocks=blocks)
        self.problem = family.problem(rows, ranks, seed=seed)
        self.kernels = node.load(KERNELS.replace("LOOKED_AT", str(LOOKED_AT)), name="decode.hip")
        table = Draw(seed).normal(LOOKED_AT, experts).half()
        self.reduced, self.exchanged, self.own = Call(), Call(), []
        for rank in node.ranks:
            x, y = rank.empty((rows.rows, dim), torch.float16, "x"), rank.empty((2, rows.rows, dim), torch.float16, "y")
            mine = y[0][rank.index * tokens:(rank.index + 1) * tokens]
            own = {"kv": rank.zeros((kv_bytes // 16, 4), torch.int32, "kv"), "part": rank.from_torch(self.problem.x[rank.index], "part"),
                   "table": rank.from_torch(table, "table")}
            self.own.append(own)
            self.reduced.inputs.append({"x": x, "out": y, "residual": rank.from_torch(self.problem.residual, "residual"),
                                        "weight": rank.from_torch(self.problem.weight, "weight")})
            self.exchanged.inputs.append({"x": mine, "topk_ids": rank.empty((tokens, topk), torch.int32, "topk_ids"),
                                          "topk_weights": rank.empty((tokens, topk), torch.float32, "topk_weights"),
                                          "out": rank.empty((tokens, dim), torch.float16, "out")})
        self.reduced.rows, self.exchanged.rows = [2] * ranks, [tokens] * ranks
        for rung in (self.reduce, self.exchange):
            rung.run_in(self.streams)

    def start(self) -> None:
        """Starts the step's four kernels on every rank and returns."""
        shape, n = self.exchange.shape, self.tokens * self.node.world_size * self.exchange.shape.dim
        for rank, stream, own, x in zip(self.node.ranks, self.streams, self.own, self.reduced.inputs, strict=True):
            rank.launch(self.kernels["attention"], 304, 256, own["kv"], own["kv"].nbytes // 16, own["part"], x["x"], n, stream=stream)
        self._call(self.reduce, self.reduced)
        for rank, stream, own, x in zip(self.node.ranks, self.streams, self.own, self.exchanged.inputs, strict=True):
            rank.launch(self.kernels["router"], self.tokens, 64, x["x"], own["table"], shape.dim, shape.num_experts, shape.topk,
                        x["topk_ids"], x["topk_weights"], stream=stream)
        self._call(self.exchange, self.exchanged)

    def _call(self, rung, call: Call) -> None:
        rung._check_not_failed()
        rung.epoch += 1
        call.epoch = rung.epoch
        rung.start_call(call)

    def check(self) -> None:
        """Raises MismatchError unless the latest step's sums, norms and exchange are right."""
        self.reduce.check(self.problem, [inputs["out"].to_torch() for inputs in self.reduced.inputs])
        got = [{name: buffer.to_torch() for name, buffer in inputs.items()} for inputs in self.exchanged.inputs]
        Problem(self.exchange.shape, *([part[name] for part in got] for name in ("x", "topk_ids", "topk_weights"))).check(
            [part["out"] for part in got])

    def run(self, steps: int = 1, graph: bool = False):
        """See `run`."""
        return run([self], steps, graph)


def run(batches: list[DecodeStep], steps: int = 1, graph: bool = False):
    """Runs `steps` steps of each batch, those of one batch in order and batches side by side, and checks the last. graph: all steps of a
    batch are captured first; the graph is launched once, for it freezes the numbers of its calls. Returns the trace of the kernels."""
    node = batches[0].node
    graphs = []
    if graph:
        for batch in batches:
            with capture(batch.streams) as captured:
                for _ in range(steps):
                    batch.start()
            graphs += captured
    mark = node.mark()
    with node.together():
        for each in graphs:
            each.launch()
        for _ in range(0 if graph else steps):
            for batch in batches:
                batch.start()
    trace = node.trace_since(mark)
    for batch in batches:
        batch.check()
    return trace
