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
    ids, topk = problem.topk_ids[rank], problem.shape.topk
    want, out, back = plan(problem, rank)
    got = order.flatten().tolist()
    for name, mine, right in (("sends", sends, out), ("recvs", recvs, back)):
        mine = mine.tolist() if isinstance(mine, torch.Tensor) else list(mine)
        if mine != right:
            trial.fail(where={"rank": rank}, place=f"rank {rank}, {name}", expected=right, got=mine,
                       cause="sends and recvs are exchanged" if name == "sends" and mine == back else
                       f"{name}: rows {'to' if name == 'sends' else 'from'} each rank, {problem.world_size} numbers")
    if got == want:
        return
    cause = "the flat tokens (token * topk + k) of live choices, by expert, then in rising order (sort stably)"
    if len(got) == ids.numel() > len(want):
        cause = f"the {ids.numel() - len(want)} dropped choices (-1) are in it: they have no row"
    elif got == [int((ids.flatten()[:flat] >= 0).sum()) for flat in want]:
        cause = ("the dropped choices were taken out *before* the sort, so these count the live choices only: order holds numbers "
                 "of flat tokens among all, token * topk + k")
    elif got == [flat // topk for flat in want]:
        cause = "these are tokens, not flat tokens: combine could not tell which k a reply belongs to"
    elif want and sorted(got) == list(range(len(want))) and got == torch.tensor(want).argsort().tolist():
        cause = "this is the inverse: order says which flat token stands at a slot"
    trial.fail(where={"rank": rank}, place=f"rank {rank}, order", expected=want[:9], got=got[:9], cause=cause)


def _check_rows(trial, problem, rank, rows, expert):
    arriving, local, topk = due(problem, rank), problem.local_experts, problem.shape.topk
    if list(rows.shape) != [len(arriving), problem.shape.dim]:
        trial.fail(where={"rank": rank}, place=f"rank {rank}, rows", expected=[len(arriving), problem.shape.dim],
                   got=list(rows.shape))
    got, want = expert.flatten().tolist(), [e % local for _, e, _ in arriving]
    if got != want:
        cause = "which of this rank's experts each row is for: rows come by source, and from each source by expert"
        if got == [e for _, e, _ in arriving]:
            cause = "these are numbers of the whole node; an expert's number here begins with 0 on every rank"
        elif got == sorted(want):
            cause = ("these are sorted, as if rows came by expert. They come by source, and only within a source by "
                     "expert: the counts of source 0 first, then those of source 1, ...")
        trial.fail(where={"rank": rank}, place=f"rank {rank}, expert", expected=want[:12], got=got[:12], cause=cause)
    source = lambda row: problem.tokens[arriving[row][0]][arriving[row][2] // topk]  # noqa: E731
    right = torch.stack([source(row) for row in range(len(arriving))]) if arriving else rows
    name = lambda row: f"row {row} (from rank {arriving[row][0]}, token {arriving[row][2] // topk})"  # noqa: E731
    trial.compare(rows, right, row="row", name=name,
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
    "counts not exchanged": (COUNTS, "    heard.copy_(counts)\n",
                             "exchange 1: rank 0 expects 5 rows from rank 1, which sends it 7"),
    "expects what it sends": (RECVS, "recvs = sends", "which sends it"),
    "splits exchanged": ("recvs, sends)\n", "sends, recvs)\n", "do not add up to its"),
    "splits as tensors": (RECVS, RECVS.replace(".tolist()", ""), "on the host (.tolist())"),
    "a split per expert": (SENDS, "sends = counts.tolist()", "16 splits of input for 1 rank: one per rank"),
    "flat token as token": ("x[order // topk]", "x[order % len(x) if len(x) else order]", "stands what belongs in"),
    "numbers of the live ones": ("order = flat.argsort(stable=True)[(flat < 0).sum():]",
                                 "live = flat[flat >= 0].argsort(stable=True)", "x[order // topk]",
                                 "x[(flat >= 0).nonzero()[:, 0][live] // topk]", "return rows, expert, order,",
                                 "return rows, expert, live,", "taken out *before* the sort"),
    "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                   "then in rising order (sort stably)"),
    "tokens for flat tokens": ("return rows, expert, order,", "return rows, expert, order // topk,",
                               "these are tokens, not flat tokens"),
    "the inverse": ("return rows, expert, order,", "return rows, expert, order.argsort().argsort(),",
                    "order"),
    "experts of the node": (EXPERT, f"{EXPERT} + dist.get_rank() * local", "begins with 0 on every rank"),
    "experts as if sorted": (EXPERT, f"{EXPERT}.sort().values", "as if rows came by expert"),
    "empty experts forgotten": ("bincount(minlength=num_experts)", "bincount()", "equal pieces"),
    "four things": ("return rows, expert, order, sends, recvs", "return rows, expert, sends, recvs",
                    "returns five things"),
    "endless": ("    heard = ", "    while True: pass\n    heard = ", "no end in sight"),
    "raises": ("heard = ", "heard = nonsense\n    heard = ", "NameError: name 'nonsense'"),
    "order in float": ("return rows, expert, order,", "return rows, expert, order.float(),", "a tensor of torch.int64"),
    "order in int32": ("return rows, expert, order,", "return rows, expert, order.int(),", "a tensor of torch.int64"),
    "ids changed": ("flat = topk_ids.flatten()", "flat = topk_ids.clamp_(min=0).flatten()", "argument 3 changed in place"),
    "another collective": (COUNTS, "    dist.all_gather(heard, counts)\n", "it has no all_gather"),
}
