"""Lesson 12, exercise 1: who_needs(topk_ids, experts) -> per token {rank: [k, ...]}."""

import numpy as np
import torch

from ..trial import exercise

CASES = (("3 tokens, 4 ranks of 2 experts", [[2, 3, 6], [7, 2, 3], [5, 4, 0]], 2),
         ("choices that rise and fall", [[9, 1, 8, 0, 5], [4, 5, 6, 7, 0]], 4),
         ("dropped choices", [[3, -1, 2], [-1, -1, -1], [-1, 7, 6]], 2),
         ("one expert per rank", [[0, 1, 2, 3], [3, 2, 1, -1]], 1),
         ("no tokens", [], 2))


@exercise
def who_needs(trial, function):
    """function(topk_ids, experts) -> per token {rank: [k, ...]}."""
    for description, ids, experts in CASES:
        trial.case(description)
        ids_in = torch.tensor(ids, dtype=torch.int32).reshape(len(ids), -1 if ids else 3)
        got = trial.call(function, ids_in, experts)
        with trial.form("the function returns, per token, a dictionary from ranks to lists of k"):
            keys = [rank for token in got for rank in dict(token)]
            wrong = TENSORS if any(isinstance(rank, torch.Tensor) for rank in keys) else FRACTIONS if any(
                rank != int(rank) for rank in keys) else ""
            got = [{int(rank): [int(k) for k in ks] for rank, ks in dict(token).items()} for token in got]
        if len(got) != len(ids):
            trial.fail(expected=f"{len(ids)} dictionaries, one for each token", got=f"{len(got)}",
                       cause="a token that nobody needs has a dictionary, too, an empty one")
        if not wrong and len(got) > 1 and all(token == got[0] for token in got) and not all(row == ids[0] for row in ids):
            wrong = "all tokens have the same dictionary: each begins with a new one"
        for token, (mine, row) in enumerate(zip(got, ids, strict=True)):
            want = _needed(row, experts)
            if mine != want:
                trial.fail(where={"token": token}, place=f"token {token}, choices {row}",
                           expected=str(want), got=str(mine),
                           cause=wrong or _cause(mine, want, row, experts, token * len(row)))


TENSORS = ("the keys are tensors, and no two tensors are the same key, whatever number they hold: each choice got a list of its "
           "own. `.tolist()` gives Python numbers")
FRACTIONS = "the keys are ranks, whole numbers: `//` divides and leaves the rest out, `/` does not"


def _needed(row, experts) -> dict[int, list[int]]:
    """The oracle, by intervals of experts: numpy's search instead of a division."""
    row = np.array(row)
    if not (row >= 0).any():
        return {}
    last = np.arange(experts - 1, row.max() + experts, experts)  # each rank's last expert
    owner = np.where(row < 0, -1, np.searchsorted(last, row))
    return {int(rank): np.flatnonzero(owner == rank).tolist() for rank in np.unique(owner[owner >= 0])}


def _cause(mine, want, row, experts, before) -> str:
    """The cause of a token's wrong answer. before: choices of the tokens before it."""
    live, every = {k for ks in want.values() for k in ks}, [k for ks in mine.values() for k in ks]
    place = {k: number for number, k in enumerate(sorted(live))}
    return next(text for text, holds in (
        ("expert 0 is an expert: only -1 is a dropped choice", 0 in row and _needed([e or -1 for e in row], experts) == mine),
        ("k counts all choices of the token, dropped ones too", {rank: [place[k] for k in ks] for rank, ks in want.items()} == mine),
        ("the numbers k begin at 0 for each token", before and {
            rank: [k + before for k in ks] for rank, ks in want.items()} == mine),
        ("a dropped choice (-1) has no rank: nobody needs the row for it", -1 in mine),
        ("a dropped choice (-1) has no expert, so it stands in no list",
         any(k not in live for k in every if 0 <= k < len(row))),
        ("the numbers k begin at 0: the first choice is choice 0",
         {rank: [k + 1 for k in ks] for rank, ks in want.items()} == mine),
        ("the choices behind a dropped one (-1) are missing: go on after it",
         -1 in row and _needed(row[:row.index(-1)], experts) == mine),
        ("a rank without a choice does not need the row: leave it out", not all(mine.values())),
        ("the numbers k rise in each list", {rank: sorted(ks) for rank, ks in mine.items()} == want),
        ("the lists have the numbers of the choices (k), not of the experts",
         mine in [{rank: [number(row[k]) for k in ks] for rank, ks in want.items()} for number in (int, lambda e: e % experts)]),
        ("the keys are ranks, not experts: a rank owns several", set(mine) == set(row) - {-1}),
        ("a rank can own several of a token's experts: its list has them all",
         set(mine) == set(want) and all(len(ks) == 1 for ks in mine.values())),
        (f"rank r owns the experts from {experts} * r to {experts} * r + {experts - 1}", True)) if holds)


SOLUTION = "12_past_the_published_kernels.ipynb", "exercise-1"
OWN = "ranks.setdefault(expert // experts, []).append(k)"
MISTAKES = {
    "dropped ones kept": ("if expert >= 0:", "if True:", "a dropped choice (-1) has no rank"),
    "dropped ones to rank 0": ("if expert >= 0:\n                " + OWN,
                               "if True:\n                ranks.setdefault(max(expert, 0) // experts, []).append(k)",
                               "a dropped choice (-1) has no expert"),
    "experts as keys": (OWN, "ranks.setdefault(expert, []).append(k)", "the keys are ranks, not experts"),
    "experts in the lists": (OWN, "ranks.setdefault(expert // experts, []).append(expert)", "not of the experts"),
    "only the last": (OWN, "ranks[expert // experts] = [k]", "its list has them all"),
    "backwards": (OWN, "ranks.setdefault(expert // experts, []).insert(0, k)", "the numbers k rise"),
    "the first is 1": ("enumerate(ids)", "enumerate(ids, 1)", "the numbers k begin at 0"),
    "stops at a dropped one": ("if expert >= 0:", "if expert < 0:\n                break\n            if True:",
                               "the choices behind a dropped one"),
    "tensors": ("topk_ids.tolist()", "topk_ids", "the keys are tensors"),
    "remainder": (OWN, "ranks.setdefault(expert % experts, []).append(k)", "rank r owns the experts from"),
    "one dictionary for all": ("table = []", "table, ranks = [], {}", "        ranks = {}\n        for", "        for",
                               "all tokens have the same dictionary"),
    "fractions": ("expert // experts", "expert / experts", "`//` divides"),
    "expert 0 dropped": ("if expert >= 0:", "if expert > 0:", "expert 0 is an expert"),
    "live ones counted": ("in enumerate(ids):\n            if expert >= 0:", "in enumerate(e for e in ids if e >= 0):\n"
                          "            if True:", "k counts all choices"),
    "flat tokens": (".append(k)", ".append(len(table) * len(ids) + k)", "begin at 0 for each token"),
    "local experts": (".append(k)", ".append(expert % experts)", "not of the experts"),
    "empty tokens left out": ("table.append(ranks)", "table += [ranks] if ranks else []", "an empty one"),
    "all ranks": ("ranks = {}", "ranks = {rank: [] for rank in range(4)}", "does not need the row: leave it out"),
}
