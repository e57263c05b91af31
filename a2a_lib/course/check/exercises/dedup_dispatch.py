"""Lesson 03, exercise 4, open and scored: dedup_dispatch(dist, x [T, dim] fp16, topk_ids [T, topk] int32, num_experts) -> rows [n, dim],
expert int64 [n]. Each row goes to a rank once."""

import torch

from ..kit import Problem, Shape, exercise, pytorch_problems

TARGET = 1.01  # times the bound: what a list of choices beside each row misses
NOTE = "sent to other ranks, all together, in the last case; bound: each row once to each rank that needs it, and nothing else"


class Counted:
    """A `dist` that counts the bytes that leave a rank."""

    def __init__(self, dist):
        self._dist, self.nbytes = dist, 0

    def all_to_all_single(self, output, input, output_split_sizes=None, input_split_sizes=None):
        world, sizes = self._dist.get_world_size(), input_split_sizes
        if isinstance(input, torch.Tensor) and input.dim() and sizes is None:
            sizes = [len(input) // world] * world
        if isinstance(input, torch.Tensor) and isinstance(sizes, (list, tuple)) and len(sizes) == world:
            each = (input[0].numel() if len(input) else 0) * input.element_size()
            self.nbytes += (sum(sizes) - sizes[self._dist.get_rank()]) * each
        self._dist.all_to_all_single(output, input, output_split_sizes, input_split_sizes)

    def __getattr__(self, name):
        return getattr(self._dist, name)


@exercise("03_expert_parallelism_in_pytorch.ipynb", "exercise-4")
def dedup_dispatch(trial, function):
    wide = Problem.random(Shape("rows", 160, 8, 512, 12), 8, trial.seed, num_tokens=[12] * 8)
    for text, problem in (*pytorch_problems(), ("8 ranks with 12 tokens each, 160 experts, top-8, rows of 512", wide)):
        trial.case(text)
        counted = {}

        def run(dist, rank, problem=problem, counted=counted):
            counted[rank] = Counted(dist)
            return trial.call(function, counted[rank], problem.tokens[rank], problem.topk_ids[rank], problem.shape.num_experts)

        for rank, answer in enumerate(trial.on_ranks(problem.world_size, run)):
            _received(trial, problem, rank, answer)
    mine = sum(sent.nbytes for sent in counted.values())
    least = int(problem.traffic(dedup=True).fill_diagonal_(0).sum())
    return trial.goal(mine, TARGET * least, least, unit="bytes", note=NOTE, label="counted", attained=False,
                      idea="A token with two experts on one rank needs to go there once: what does the receiver have to know to "
                      "make the copies, and in how few bits can it be said?")


def _received(trial, problem, rank, answer):
    rows, expert = trial.parts(answer, "rows, expert", f"rank {rank}")
    trial.tensor(rows, "rows", torch.float16, {"rank": rank})
    trial.tensor(expert, "expert", torch.int64, {"rank": rank})
    trial.expect(len(rows) == len(expert), f"an expert for each of {len(rows)} rows", len(expert), rank=rank)
    local, first = problem.local_experts, rank * problem.local_experts
    want = sorted((x.numpy().tobytes(), int(e) - first) for source, ids in enumerate(problem.topk_ids)
                  for x, chosen in zip(problem.tokens[source], ids.tolist()) for e in chosen if first <= e < first + local)
    got = sorted((row.contiguous().numpy().tobytes(), int(e)) for row, e in zip(rows, expert))
    if got != want:
        trial.wrong([len(rows), rows.double().sort(0).values, expert.sort().values], where={"rank": rank},
                    expected=f"{len(want)} rows, one for each choice of an expert of this rank",
                    got=f"{len(got)} rows, {len(set(got) & set(want))} of them right")
