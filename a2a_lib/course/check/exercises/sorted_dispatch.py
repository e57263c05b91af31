"""Lesson 03, exercise 1: sorted_dispatch(dist, x, topk_ids, num_experts) -> rows, expert, order, sends, recvs."""

import torch

from ..routes import due, plan, pytorch_problems
from ..trial import exercise


@exercise
def sorted_dispatch(trial, function):
    """function(dist, x [T, dim] float16, topk_ids [T, topk] int32, num_experts) -> rows [n, dim], expert [n], order,
    sends, recvs, on every rank."""
    for problem in pytorch_problems(trial):
        answers = trial.on_ranks(problem.world_size, lambda dist, rank: trial.call(
            function, dist, problem.tokens[rank], problem.topk_ids[rank], problem.shape.num_experts))
        for rank, answer in enumerate(answers):
            rows, expert, order, sends, recvs = trial.parts(answer, "rows, expert, order, sends, recvs", f"rank {rank}")
            _check_plan(trial, problem, rank, trial.tensor(order, "order", torch.int64, {"rank": rank}), sends, recvs)
            _check_rows(trial, problem, rank, trial.tensor(rows, "rows", torch.float16, {"rank": rank}),
                        trial.tensor(expert, "expert", torch.int64, {"rank": rank}))


def _check_plan(trial, problem, rank, order, sends, recvs):
    want, out, back = plan(problem, rank)
    got = order.flatten().tolist()
    for name, mine, right in (("sends", sends, out), ("recvs", recvs, back)):
        mine = mine.tolist() if isinstance(mine, torch.Tensor) else list(mine)
        if mine != right:
            trial.wrong([name, mine], where={"rank": rank}, place=f"rank {rank}, {name}", expected=right, got=mine)
    if got != want:
        trial.wrong(["order", order], where={"rank": rank}, place=f"rank {rank}, order", expected=want[:9], got=got[:9],
                    wrong=f"{len(got)} flat tokens; {len(want)} are right")


def _check_rows(trial, problem, rank, rows, expert):
    arriving, local, topk = due(problem, rank), problem.local_experts, problem.shape.topk
    if list(rows.shape) != [len(arriving), problem.shape.dim]:
        trial.wrong(rows.shape, where={"rank": rank}, place=f"rank {rank}, rows", expected=[len(arriving), problem.shape.dim],
                    got=list(rows.shape))
    got, want = expert.flatten().tolist(), [e % local for _, e, _ in arriving]
    if got != want:
        trial.wrong(["expert", expert], where={"rank": rank}, place=f"rank {rank}, expert", expected=want[:12], got=got[:12])
    source = lambda row: problem.tokens[arriving[row][0]][arriving[row][2] // topk]  # noqa: E731
    right = torch.stack([source(row) for row in range(len(arriving))]) if arriving else rows
    trial.compare(rows, right, row="row",
                  where=lambda row: {"rank": rank, "source": arriving[row][0], "token": arriving[row][2] // topk})


SOLUTION = "03_expert_parallelism_in_pytorch.ipynb", "exercise-1"
COUNTS = "    dist.all_to_all_single(heard, counts)\n"
SENDS = "sends = counts.view(world_size, local).sum(1).tolist()"
RECVS = "recvs = heard.view(world_size, local).sum(1).tolist()"
EXPERT = "torch.arange(local).repeat(world_size).repeat_interleave(heard)"
MISTAKES = {
    "dropped choices sent": ("[(flat < 0).sum():]", "", "do not add up to its 9 rows"),
    "empty rank stays out": (COUNTS, "    if len(x) == 0: return x, flat, order, [], []\n" + COUNTS,
                             "rank 1 returned after no exchange, and rank 0 waits in exchange 1 for ever"),
    "counts not exchanged": (COUNTS, "    heard.copy_(counts)\n", "exchange 1: rank 0 expects 5 rows from rank 1, which sends it 7"),
    "expects what it sends": (RECVS, "recvs = sends", "which sends it"),
    "splits exchanged": ("recvs, sends)\n", "sends, recvs)\n", "do not add up to its"),
    "splits as tensors": (RECVS, RECVS.replace(".tolist()", ""), "on the host (.tolist())"),
    "a split per expert": (SENDS, "sends = counts.tolist()", "16 splits of input for 1 rank: one per rank"),
    "flat token as token": ("x[order // topk]", "x[order % len(x) if len(x) else order]",
                            "the row of x is not order // topk: a flat token is token * topk + k"),
    "numbers of the live ones": ("order = flat.argsort(stable=True)[(flat < 0).sum():]", "live = flat[flat >= 0].argsort(stable=True)",
                                 "x[order // topk]", "x[(flat >= 0).nonzero()[:, 0][live] // topk]", "return rows, expert, order,",
                                 "return rows, expert, live,",
                                 "`order` counts the live choices only, or is inverted: it has the numbers of flat "
                                 "tokens among all, by slot"),
    "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                   "the sort is not stable: within an expert, the flat tokens rise"),
    "tokens for flat tokens": ("return rows, expert, order,", "return rows, expert, order // topk,",
                               "`order` has tokens instead of flat tokens"),
    "the inverse": ("return rows, expert, order,", "return rows, expert, order.argsort().argsort(),",
                    "`order` counts the live choices only, or is inverted: it has the numbers of flat tokens among all, by slot"),
    "experts of the node": (EXPERT, f"{EXPERT} + dist.get_rank() * local",
                            "`expert` has numbers of the whole node: on every rank they begin with 0"),
    "experts as if sorted": (EXPERT, f"{EXPERT}.sort().values",
                             "`expert` is sorted: rows come by source, and only within a source by expert"),
    "empty experts forgotten": ("bincount(minlength=num_experts)", "bincount()", "equal pieces"),
    "four things": ("return rows, expert, order, sends, recvs", "return rows, expert, sends, recvs", "returns five things"),
    "endless": ("    heard = ", "    while True: pass\n    heard = ", "no end in sight"),
    "raises": ("heard = ", "heard = nonsense\n    heard = ", "NameError: name 'nonsense'"),
    "order in float": ("return rows, expert, order,", "return rows, expert, order.float(),", "a tensor of torch.int64"),
    "order in int32": ("return rows, expert, order,", "return rows, expert, order.int(),", "a tensor of torch.int64"),
    "ids changed": ("flat = topk_ids.flatten()", "flat = topk_ids.clamp_(min=0).flatten()", "argument 3 changed in place"),
    "another collective": (COUNTS, "    dist.all_gather(heard, counts)\n", "it has no all_gather"),
}
