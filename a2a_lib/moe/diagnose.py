"""Guessing why one token's output is wrong, by trying the usual mistakes."""

import torch

from .expert import apply_expert


def explain(problem, rank: int, token: int, got: torch.Tensor) -> list[str]:
    """Sentences, most telling first, each naming a mistake that would give exactly this row; often empty.

    got: [dim] float16, the wrong output row of that token.
    """
    if bool(torch.isnan(got).any()):
        return []
    got = got.double()
    x = problem.tokens[rank][token].cpu()
    ids, weights = problem.topk_ids[rank][token].cpu(), problem.topk_weights[rank][token].cpu().double()
    live = [k for k in range(problem.shape.topk) if int(ids[k]) >= 0]
    local = problem.local_experts
    terms = {k: _expert(x, int(ids[k])) * weights[k] for k in live}
    right = sum(terms.values(), torch.zeros(len(x), dtype=torch.float64))

    def same(row):
        if problem.exact:
            return torch.equal(got, row)
        return float((got - row).norm()) <= 2e-3 * float(row.norm())  # roundings to fp16 stay under 1e-3

    if not bool(got.any()):
        return ["all zeros: nothing was added up"]
    if same(x.double()):
        return ["this is the token itself"]
    found = []
    for k in live:
        who = f"k {k} (expert {int(ids[k])}, local expert {int(ids[k]) % local} of rank {int(ids[k]) // local})"
        if same(right - terms[k]):
            found.append(f"the reply for {who} is missing")
        if same(right + terms[k]):
            found.append(f"the reply for {who} was added twice")
        if same(right - terms[k] + x.double() * weights[k]):
            found.append(f"the reply for {who} came back without the expert's work")
    if found:
        return found
    if same(x.double() * sum((weights[k] for k in live), torch.zeros((), dtype=torch.float64))):
        return ["this is the token times its weights: no expert worked on it"]
    if same(sum((_expert(x, int(ids[k])) for k in live), torch.zeros_like(right))):
        return ["this is the sum of the experts' outputs without the weights"]
    for k in live:
        for expert in range(problem.shape.num_experts):
            if expert != int(ids[k]) and same(right + (_expert(x, expert) * weights[k] - terms[k])):
                return [f"for k {k}, expert {expert} (local expert {expert % local} of rank {expert // local}) worked "
                        f"on it instead of expert {int(ids[k])} (local expert {int(ids[k]) % local} of rank "
                        f"{int(ids[k]) // local})"]
    for r, out in enumerate(problem.expected()):
        if len(out):
            row = int((out.double() - got).abs().amax(1).argmin())
            if same(out[row].double()):
                return [f"this is the answer of rank {r}, token {row}"]
    return []


def _expert(x: torch.Tensor, expert: int) -> torch.Tensor:
    return apply_expert(x.double()[None], torch.tensor([expert]))[0]
