"""Lesson 01, exercise 4, open and scored: whole_layer(...): gather, experts and scatter-reduce in one kernel. It writes every value of
out [num_tokens, dim]."""

import torch

from ..kit import HBM_BYTES_PER_US, KERNELS, NAN, Memory, Run, exercise, factor, one_rank, rotated, shift, strict, whole

TARGET = 0.75  # times the time of the gather alone
NOTE = ("256 tokens, top-8, dim 7168, 304 blocks of 4 waves; target: 0.75 times what a gather of the 2048 rows takes; "
        "bound: tokens read and outputs written once, at 5.3 TB/s; how many latencies follow one another at least, nobody has proved")


# experts, topk, dim, tokens, chance of a dropped choice, factor of the values (small integers), blocks, lanes
CASES = ((4, 2, 1032, 3, 0.0, 1, 1, 64), (12, 3, 520, 7, 0.4, 1, 3, 256), (8, 2, 1032, 5, 1.0, 1, 2, 128),
         (6, 6, 2056, 9, 0.2, 127, 4, 256))  # factor 127: sums that do not fit fp16 before they are rounded


@exercise("01_moe_on_one_gpu.ipynb", "exercise-4")
def whole_layer(trial, source):
    for seed, (experts, topk, dim, tokens, drop, times, *grid) in enumerate(CASES, 11):
        text, ids, weights, x = one_rank("layer", experts, topk, dim, tokens, seed, drop)
        _case(trial, strict(1, seed), source, text, ids, weights, x * times, grid, _scales(experts))
    _case(trial, strict(), source, "2 tokens whose terms nearly cancel: neither weights nor experts' rows fit fp16", torch.tensor(
        [[0, 1], [0, 1]]).int(), torch.tensor([[1, 1], [0.5 + 2.0**-13, 0.5]]), torch.full((2, 64), 3.0).half(), (1, 64),
          torch.tensor([1 + 2.0**-12, -1]))
    _case(trial, strict(), source, "2 tokens, top-10: the first choice and the third cancel, and the second is lost between them",
          torch.arange(10).repeat(2, 1).int(), torch.ones(2, 10), torch.ones((2, 64)).half(), (1, 64),
          torch.tensor([2.0**24, 1, -2.0**24] + [1.0] * 7), torch.full((2, 64), 7.0).half())
    text, *layer_inputs = one_rank("layer", 256, 8, 7168, 256, trial.seed)
    mine = _case(trial, whole(), source, text, *layer_inputs, (304, 256), _scales(256)).span_us
    with whole() as node:
        rank, gather = node.ranks[0], node.load(KERNELS / "gather.hip").gather
        x, rows = rank.from_torch(layer_inputs[2], "x"), rank.empty((2048, 7168), torch.float16, "rows")
        target = trial.run(node, lambda: rank.launch(gather, 304, 256, rows, x, 2048, 8, 7168)).span_us
    return trial.goal(mine, TARGET * target, 4 * 256 * 7168 / HBM_BYTES_PER_US, unit="us", note=NOTE,
                      label="simulated (preset mi300x, memory ideal)", attained=False,
                      idea="Nobody needs the rows of a gather any more. What does a wave wait for, and how many loads has "
                      "it under way? How often does each byte of a token come from memory, and who could keep it?")


def _scales(experts):
    return torch.tensor([factor(e) for e in range(experts)])


def _case(trial, node, source, text, ids, weights, x, grid, scale, want=None):
    shifts = torch.tensor([shift(e, x.shape[1]) for e in range(len(scale))], dtype=torch.int32)
    memory = [Memory(name, part) for name, part in (
        ("x", x), ("topk_ids", ids), ("weights", weights), ("scale", scale), ("shift", shifts))]
    out = Memory("out", NAN, _answers(ids, weights, x, scale) if want is None else want)
    with node:
        return Run(text, *grid, (out, *memory, len(x), ids.shape[1], x.shape[1]), how={"row": "token"}).judge(
            trial, node, trial.load(node, source, "whole_layer"))


def _answers(ids, weights, x, scale):
    """The answer of each token in float64. This is exact here: weights and scales are powers of two or sums of few."""
    out = torch.zeros(x.shape, dtype=torch.float64)
    for token, k in (ids >= 0).nonzero().tolist():
        e = int(ids[token, k])
        out[token] += rotated(x[token], e) / factor(e) * float(scale[e]) * float(weights[token, k])
    return out.half()
