"""Lesson 03, exercise 1: sorted_dispatch(dist, x [T, dim] float16, topk_ids [T, topk] int32, num_experts) -> rows [n, dim], expert [n],
order, sends, recvs, on every rank."""

import torch

from ..kit import due, exercise, plan, pytorch_problems


@exercise("03_expert_parallelism_in_pytorch.ipynb", "exercise-1")
def sorted_dispatch(trial, function):
    for text, problem in pytorch_problems():
        trial.case(text)
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
    source = lambda row: problem.tokens[arriving[row][0]][arriving[row][2] // topk]
    right = torch.stack([source(row) for row in range(len(arriving))]) if arriving else rows
    trial.compare(rows, right, row="row",
                  where=lambda row: {"rank": rank, "source": arriving[row][0], "token": arriving[row][2] // topk})
