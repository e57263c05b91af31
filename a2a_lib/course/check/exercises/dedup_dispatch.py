"""Lesson 03, exercise 4, open and scored: dedup_dispatch(dist, x, topk_ids, num_experts) -> rows, expert. Each row goes
to a rank once.
"""

import torch

from ....kernels.moe import Problem, Shape
from ..routes import pytorch_problems
from ..trial import exercise

TARGET = 1.01  # times the least: what a list of choices beside each row misses
NOTE = "sent to other ranks, all together, in the last case; least: each row once to each rank that needs it, and nothing else"


class Counted:
    """A `dist` that counts the bytes that leave a rank."""

    def __init__(self, dist):
        self._dist, self.nbytes = dist, 0

    def all_to_all_single(self, output, input, output_split_sizes=None, input_split_sizes=None):
        world, rank = self._dist.get_world_size(), self._dist.get_rank()
        if isinstance(input, torch.Tensor) and input.dim() and input_split_sizes is None:
            own, each = len(input) // world, input[:1].numel() * input.element_size()
            self.nbytes += (len(input) - own) * each
        elif isinstance(input, torch.Tensor) and isinstance(input_split_sizes, (list, tuple)) and len(input_split_sizes) == world:
            each = (input[0].numel() if len(input) else 0) * input.element_size()
            self.nbytes += (sum(input_split_sizes) - input_split_sizes[rank]) * each
        self._dist.all_to_all_single(output, input, output_split_sizes, input_split_sizes)

    def __getattr__(self, name):
        return getattr(self._dist, name)


@exercise
def dedup_dispatch(trial, function):
    """function(dist, x [T, dim] fp16, topk_ids [T, topk] int32, num_experts) -> rows [n, dim], expert int64 [n]."""
    for problem in _problems(trial):
        counted = {}

        def run(dist, rank, problem=problem, counted=counted):
            counted[rank] = Counted(dist)
            return trial.call(function, counted[rank], problem.tokens[rank], problem.topk_ids[rank], problem.shape.num_experts)

        answers = trial.on_ranks(problem.world_size, run)
        for rank, answer in enumerate(answers):
            _received(trial, problem, rank, answer)
    mine = sum(sent.nbytes for sent in counted.values())
    least = int(problem.traffic(dedup=True).fill_diagonal_(0).sum())
    return trial.goal(mine, TARGET * least, least, unit="bytes", note=NOTE, label="counted",
                      idea="A token with two experts on one rank needs to go there once: what does the receiver have to know to "
                      "make the copies, and in how few bits can it be said?")


def _problems(trial):
    yield from pytorch_problems(trial)
    trial.case("8 ranks with 12 tokens each, 160 experts, top-8, rows of 512")
    yield Problem.random(Shape("rows", 160, 8, 512, 12), 8, trial.seed, num_tokens=[12] * 8)


def _received(trial, problem, rank, answer):
    rows, expert = trial.parts(answer, "rows, expert", f"rank {rank}")
    trial.tensor(rows, "rows", torch.float16, {"rank": rank})
    trial.tensor(expert, "expert", torch.int64, {"rank": rank})
    if len(rows) != len(expert):
        trial.fail(where={"rank": rank}, place=f"rank {rank}", expected=f"an expert for each of {len(rows)} rows", got=f"{len(expert)}")
    local, first = problem.local_experts, rank * problem.local_experts
    want = sorted((x.numpy().tobytes(), int(e) - first) for source, ids in enumerate(problem.topk_ids)
                  for x, chosen in zip(problem.tokens[source], ids.tolist()) for e in chosen if first <= e < first + local)
    got = sorted((row.contiguous().numpy().tobytes(), int(e)) for row, e in zip(rows, expert))
    if got == want:
        return
    trial.wrong([len(rows), rows.double().sort(0).values, expert.sort().values], where={"rank": rank}, place=f"rank {rank}",
                expected=f"{len(want)} rows, one for each choice of an expert of this rank",
                got=f"{len(got)} rows, {len(set(got) & set(want))} of them right")


SOLUTION = "03_expert_parallelism_in_pytorch.ipynb", "exercise-4"
MISTAKES = {
    "no copies": ("return rows[slot], expert", "return rows, tags.double().log2().long()",
                  "a row for several experts of a rank comes once in `rows`: it stands there once for each of them"),
    "experts of the node": ("return rows[slot], expert", "return rows[slot], expert + dist.get_rank() * local",
                             "experts are numbered through the whole node: each rank's begin with 0"),
    "labels in another order": ("tags = exchange(torch.cat(labels))", "tags = exchange(torch.cat(labels).flip(0))",
                                "labels come in the reverse order of their rows"),
    "dropped choices": ("torch.where(topk_ids < 0, -1, topk_ids // local)", "topk_ids.clamp(min=0) // local",
                        "a choice of -1 is taken for one"),
    "only where several want it": ("(owner == peer).any(1)", "(owner == peer).sum(1) > 1",
                                   "only tokens with several experts on a rank go there"),
    "own labels": ("tags = exchange(torch.cat(labels))", "tags = torch.cat(labels)[:len(rows)]",
                   "each rank uses its own labels instead of those that came"),
    "int32": ("return rows[slot], expert", "return rows[slot], expert.int()", "a tensor of torch.int64"),
    "no counts": ("dist.all_to_all_single(heard, sends)", "heard.copy_(sends)", "which sends it"),
    "rows alone": ("return rows[slot], expert", "return rows[slot]", "two things"),
}
REMARKED = {
    "the hints' labels": ("torch.where(owner == peer, bits, 0).sum(1, dtype=torch.int32)", "torch.where(owner == peer, topk_ids % local, "
                          "-1)", "(tags[:, None] >> torch.arange(local) & 1).nonzero", "(tags >= 0).nonzero",
                          "return rows[slot], expert", "return rows[slot], tags[slot, expert].long()", "in how few bits"),
    "a row per choice": ("goes = torch.stack([(owner == peer).any(1) for peer in range(world)])",
                                 "x, topk_ids = x.repeat_interleave(topk_ids.shape[1], 0), topk_ids.reshape(-1, 1)\n"
                                 "    owner = owner.reshape(-1, 1)\n"
                                 "    goes = torch.stack([(owner == peer).any(1) for peer in range(world)])", "needs to go there once"),
}
