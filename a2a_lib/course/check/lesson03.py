"""Checks of lesson 03, expert parallelism in PyTorch. Ranks are threads here; `exchange` compares their splits."""

from __future__ import annotations

import torch

from ...moe import Problem, Shape
from .exchange import ExchangeError, run_ranks
from .trial import CheckFailed, Trial, exercise

CASES = (  # world size, tokens per rank, chance of a dropped choice, exact
    (1, [5], 0.0, True), (2, [4, 6], 0.0, True), (4, [3, 0, 6, 1], 0.3, True), (4, [0, 0, 2, 0], 0.0, True),
    (4, [2, 6, 0, 4], 1.0, True), (8, [6] * 8, 0.2, False))


def _problems(trial: Trial):
    """The cases' problems, each announced: 16 experts, top-3, rows of 16."""
    for seed, (world, tokens, drop, exact) in enumerate(CASES, 31):
        problem = Problem.random(Shape("exercise", 16, 3, 16, 6), world, seed, exact, num_tokens=tokens, drop=drop)
        dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
        trial.case(f"{world} rank{'s' * (world > 1)} with {', '.join(map(str, tokens))} tokens, 16 experts, top-3"
                   + (f", {dropped} choices dropped" if dropped else "") + f" (seed {seed})")
        yield problem


def _on_ranks(trial: Trial, world: int, function) -> list:
    """function(dist, rank) on every rank; disagreements of the ranks as failures."""
    try:
        return run_ranks(world, function)
    except ExchangeError as error:
        trial.fail(where={"rank": error.rank}, place=f"rank {error.rank}, all_to_all_single", cause=str(error))


def _live(ids: torch.Tensor) -> list[tuple[int, int]]:
    """(expert, flat token) of a rank's live choices, by expert, then by flat token. By looking."""
    return sorted((expert, flat) for flat, expert in enumerate(ids.flatten().tolist()) if expert >= 0)


def _plan(problem: Problem, rank: int) -> tuple[list[int], list[int], list[int]]:
    """(order, sends, recvs) of a rank, as exercise 1 defines them."""
    local = problem.local_experts
    order = [flat for _, flat in _live(problem.topk_ids[rank])]
    to = lambda src, dst: sum(expert // local == dst for expert, _ in _live(problem.topk_ids[src]))  # noqa: E731
    ranks = range(problem.world_size)
    return order, [to(rank, peer) for peer in ranks], [to(peer, rank) for peer in ranks]


def _due(problem: Problem, rank: int) -> list[tuple[int, int, int]]:
    """(source, expert of the node, flat token there) of the rows a rank receives, in their order."""
    mine = range(rank * problem.local_experts, (rank + 1) * problem.local_experts)
    return [(src, expert, flat) for src in range(problem.world_size) for expert, flat in _live(problem.topk_ids[src])
            if expert in mine]


# ---- sorted_dispatch(dist, x, topk_ids, num_experts) -> rows, expert, order, sends, recvs

@exercise
def sorted_dispatch(trial: Trial, function):
    """function(dist, x [T, dim] float16, topk_ids [T, topk] int32, num_experts) -> rows [n, dim], expert [n], order,
    sends, recvs, on every rank."""
    for problem in _problems(trial):
        shape = problem.shape
        answers = _on_ranks(trial, problem.world_size, lambda dist, rank: trial.call(
            function, dist, problem.tokens[rank], problem.topk_ids[rank], shape.num_experts))
        for rank, answer in enumerate(answers):
            if not isinstance(answer, (tuple, list)) or len(answer) != 5:
                trial.fail(where={"rank": rank},
                           cause="the function returns five things: rows, expert, order, sends, recvs")
            rows, expert, order, sends, recvs = answer
            _check_plan(trial, problem, rank, order, sends, recvs)
            _check_rows(trial, problem, rank, torch.as_tensor(rows), torch.as_tensor(expert))


def _check_plan(trial, problem, rank, order, sends, recvs):
    ids, topk = problem.topk_ids[rank], problem.shape.topk
    want, out, back = _plan(problem, rank)
    got = torch.as_tensor(order).flatten().tolist()
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
    elif got == [flat // topk for flat in want]:
        cause = "these are tokens, not flat tokens: combine could not tell which k a reply belongs to"
    elif want and sorted(got) == list(range(len(want))) and got == torch.tensor(want).argsort().tolist():
        cause = "this is the inverse: order says which flat token stands at a slot"
    trial.fail(where={"rank": rank}, place=f"rank {rank}, order", expected=want[:9], got=got[:9], cause=cause)


def _check_rows(trial, problem, rank, rows, expert):
    due, local, topk = _due(problem, rank), problem.local_experts, problem.shape.topk
    if list(rows.shape) != [len(due), problem.shape.dim]:
        trial.fail(where={"rank": rank}, place=f"rank {rank}, rows", expected=[len(due), problem.shape.dim],
                   got=list(rows.shape))
    got, want = expert.flatten().tolist(), [e % local for _, e, _ in due]
    if got != want:
        cause = "which of this rank's experts each row is for: rows come by source, and from each source by expert"
        if got == [e for _, e, _ in due]:
            cause = "these are numbers of the whole node; an expert's number here begins with 0 on every rank"
        elif got == sorted(want):
            cause = ("these are sorted, as if rows came by expert. They come by source, and only within a source by "
                     "expert: the counts of source 0 first, then those of source 1, ...")
        trial.fail(where={"rank": rank}, place=f"rank {rank}, expert", expected=want[:12], got=got[:12], cause=cause)
    source = lambda row: problem.tokens[due[row][0]][due[row][2] // topk]  # noqa: E731
    right = torch.stack([source(row) for row in range(len(due))]) if due else rows
    name = lambda row: f"row {row} (from rank {due[row][0]}, token {due[row][2] // topk})"  # noqa: E731
    trial.compare(rows, right, row="row", name=name,
                  where=lambda row: {"rank": rank, "source": due[row][0], "token": due[row][2] // topk})


# ---- sorted_combine(dist, replies, order, sends, recvs, topk_weights) -> out

@exercise
def sorted_combine(trial: Trial, function):
    """function(dist, replies [n, dim] float16, order, sends, recvs, topk_weights [T, topk] float32) -> out [T, dim]
    float16, on every rank. order is a tensor, the splits are lists."""
    for problem in _problems(trial):
        ranks = range(problem.world_size)
        plans = [_plan(problem, rank) for rank in ranks]
        answers = [[_reply(problem, *row) for row in _due(problem, rank)] for rank in ranks]
        replies = [torch.stack(rows).half() if rows else torch.zeros(0, problem.shape.dim).half() for rows in answers]

        def one(dist, rank):
            order, sends, recvs = plans[rank]
            return trial.call(function, dist, replies[rank], torch.tensor(order, dtype=torch.int64), list(sends),
                              list(recvs), problem.topk_weights[rank])
        for rank, out in enumerate(_on_ranks(trial, problem.world_size, one)):
            _check_out(trial, problem, rank, out, plans[rank][0])


def _reply(problem, source, expert, flat):
    """What expert `expert` answers to a row, float64. Written from what the lesson says of the experts."""
    row = problem.tokens[source][flat // problem.shape.topk].double()
    scale = (1.0, -1.0, 2.0, -2.0, 0.5, -0.5)[expert % 6]
    return torch.roll(row, 8 * (expert + 1) % len(row)) * scale


def _check_out(trial, problem, rank, out, order):
    ids, weights, topk = problem.topk_ids[rank], problem.topk_weights[rank].double(), problem.shape.topk
    tokens, dim = ids.shape[0], problem.shape.dim
    if not isinstance(out, torch.Tensor) or list(out.shape) != [tokens, dim]:
        trial.fail(where={"rank": rank}, place=f"rank {rank}, out", expected=[tokens, dim],
                   got=list(out.shape) if isinstance(out, torch.Tensor) else type(out).__name__)
    if out.dtype != torch.float16:
        trial.fail(where={"rank": rank}, place=f"rank {rank}, out", expected="torch.float16", got=out.dtype)
    terms = torch.zeros(tokens, topk, dim, dtype=torch.float64)
    for token in range(tokens):
        for k in range(topk):
            if (expert := int(ids[token, k])) >= 0:
                terms[token, k] = _reply(problem, rank, expert, token * topk + k)
    weighted = terms * weights[:, :, None]
    want = weighted.sum(1)
    # One rounding to float16 at the end, and the few of float32 before it.
    wrong = ~((out.double() - want).abs() <= 2.0**-11 * want.abs() + 2.0**-20 * weighted.abs().sum(1) + 2.0**-25)
    facts = dict(row="token", wrong=wrong, where=lambda token: {"rank": rank, "experts": ids[token].tolist()},
                 cause=_why(out, ids, terms, weights, order, weighted))
    trial.compare(out, want.half(), **facts)


def _why(out, ids, terms, weights, order, weighted) -> str:
    """The usual mistakes, recognised by what they give."""
    tokens, topk, dim = terms.shape
    arrived = torch.zeros(tokens * topk, dim, dtype=torch.float64)
    arrived[:len(order)] = terms.view(-1, dim)[order]
    alone = arrived.view(tokens, topk, dim)
    inverse = torch.zeros_like(arrived)
    if order and len(order) == tokens * topk:
        inverse = arrived[torch.tensor(order)]
    in_half = torch.zeros(tokens, dim).half()
    for k in range(topk):
        in_half += weighted[:, k].half()
    told = [
        ("the replies were taken in the order in which they came back, which is the sorted one: order says to which "
         "flat token each belongs (flat[order] = back)", (alone * weights[:, :, None]).sum(1)),
        ("back[order] takes apart what was not put together: the reply in slot s belongs to flat token order[s], so it "
         "is written there (flat[order] = back)", (inverse.view_as(terms) * weights[:, :, None]).sum(1)),
        ("the weights are missing: this is the plain sum of the replies", terms.sum(1)),
        ("wrong weight: that of k = 0 for every k", (terms * weights[:, :1, None]).sum(1)),
        ("only the first choice is there: sum over all topk", weighted[:, 0]),
    ]
    for cause, like in told:
        if tokens and bool(terms.any()) and torch.allclose(out.double(), like, rtol=2e-3, atol=1e-3):
            return cause
    one_of = (out.double()[:, None] - weighted).abs().amax(2) <= 2e-3 * weighted.abs().amax(2) + 1e-3  # [tokens, topk]
    if tokens and bool(weighted.any()) and bool(one_of.any(1).all()):
        return ("each token has the reply to one of its choices only: `out[index] += ...` adds once where an index "
                "stands several times. Give each flat token a place of its own, then sum over k (or use index_add_)")
    if torch.equal(out, in_half):
        return "rounded too often: sum in float32, and round to float16 once, at the end"
    return ""


# ---- least_bytes(topk_ids, num_experts, world_size, rank, row_bytes) -> bytes to each rank

@exercise
def least_bytes(trial: Trial, function):
    """function(topk_ids [T, topk] int32, num_experts, world_size, rank, row_bytes) -> [world_size] bytes."""
    for problem in _problems(trial):
        for rank in range(problem.world_size):
            _least(trial, problem, rank, function)


def _least(trial, problem, rank, function):
    ids, world, local, size = problem.topk_ids[rank], problem.world_size, problem.local_experts, problem.shape.row_bytes
    answer = trial.call(function, ids, problem.shape.num_experts, world, rank, size)
    got = answer.tolist() if isinstance(answer, torch.Tensor) else answer
    if not isinstance(got, (list, tuple)):
        trial.fail(where={"rank": rank}, expected=f"{world} number{'s' * (world > 1)}, one per rank", got=got)
    got = list(got)
    owners = [{expert // local for expert in row if expert >= 0} for row in ids.tolist()]
    want = [size * sum(peer in chosen for chosen in owners) * (peer != rank) for peer in range(world)]
    if got == want:
        return
    live = [expert for row in ids.tolist() for expert in row]
    own = [size * sum(peer in chosen for chosen in owners) for peer in range(world)]
    flat = [size * sum(expert >= 0 and expert // local == peer for expert in live) for peer in range(world)]
    wrapped = [n + size * sum(any(expert < 0 for expert in row) and peer == world - 1 and peer not in chosen
                              for row, chosen in zip(ids.tolist(), owners)) for peer, n in enumerate(own)]
    modulo = [size * sum(any(expert >= 0 and expert % world == peer for expert in row) for row in ids.tolist())
              * (peer != rank) for peer in range(world)]
    without_own = lambda pairs: [n * (peer != rank) for peer, n in enumerate(pairs)]  # noqa: E731
    causes = [
        ("a row per choice: a token with two experts on one rank is counted twice, and needs to go there once",
         (flat, without_own(flat))),
        (f"rank {rank} counts what stays with it: that moves nowhere", (own,)),
        ("the dropped choices (-1) are counted: -1 // local is -1, the last rank to Python's indexing",
         (wrapped, without_own(wrapped))),
        ("expert e lives on rank e // local, not on e % world_size", (modulo,)),
        ("these are rows; a row has row_bytes bytes", ([n // size for n in want], [n // size for n in own])),
    ]
    cause = next((cause for cause, like in causes if got in like), "")
    if not cause and len(got) != world:
        cause = f"one number for each of the {world} ranks, also for those that get nothing (bincount has a minlength)"
    trial.fail(where={"rank": rank}, place=f"rank {rank}", expected=want, got=got, cause=cause)


__all__ = ["CheckFailed", "sorted_combine", "sorted_dispatch", "least_bytes"]
