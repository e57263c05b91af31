"""Guesses why tokens' outputs are wrong, by trying common mistakes."""

import torch

LOOKED_AT = 8  # number of wrong tokens for which causes are tried


def explain(problem, rank: int, tokens: list[int], out: torch.Tensor) -> list[str]:
    """Sentences about the first wrong token, each naming a mistake that would give exactly its row; often empty.

    tokens: the rank's wrong ones. out: [num_tokens, dim] float16, the rank's output. A row may fit several mistakes by
    chance: a reply added twice, and all weights forgotten, where the others' weights are 1. Only the mistakes that
    explain most of the other wrong tokens remain.
    """
    causes = _causes(problem, rank, tokens[0], out[tokens[0]])
    if len({kind for kind, _ in causes}) > 1:
        other_kinds = [{kind for kind, _ in _causes(problem, rank, token, out[token])} for token in tokens[1:LOOKED_AT]]
        explained = {kind: sum(kind in kinds for kinds in other_kinds) for kind, _ in causes}
        causes = [cause for cause in causes if explained[cause[0]] == max(explained.values())]
    return [sentence for _, sentence in causes]


def _causes(problem, rank: int, token: int, got: torch.Tensor) -> list[tuple[str, str]]:
    """(kind, sentence) of each mistake that gives this row, the most specific first. got: [dim] float16."""
    if bool(torch.isnan(got).any()):
        return []
    got = got.double()
    x = problem.tokens[rank][token].cpu()
    ids, weights = problem.topk_ids[rank][token].cpu(), problem.topk_weights[rank][token].cpu().double()
    live = [k for k in range(problem.shape.topk) if int(ids[k]) >= 0]
    local = problem.local_experts

    def expert(number):
        return problem.experts.apply(x.double(), number)

    terms = {k: expert(int(ids[k])) * weights[k] for k in live}
    right = sum(terms.values(), torch.zeros(len(x), dtype=torch.float64))

    def is_row(row):
        if problem.exact:
            return torch.equal(got, row)
        return float((got - row).norm()) <= 2e-3 * float(row.norm())  # roundings to fp16 stay under 1e-3

    if not bool(got.any()):
        return [("zeros", "all zeros: nothing was added up")]
    if is_row(x.double()):
        return [("itself", "this is the token itself")]
    causes = []
    for k in live:
        choice = f"k {k} (expert {int(ids[k])}, local expert {int(ids[k]) % local} of rank {int(ids[k]) // local})"
        if is_row(right - terms[k]):
            causes.append(("missing", f"the reply for {choice} is missing"))
        if is_row(right + terms[k]):
            causes.append(("twice", f"the reply for {choice} was added twice"))
        if is_row(right - terms[k] + x.double() * weights[k]):
            causes.append(("idle", f"the reply for {choice} came back without the expert's work"))
    if is_row(x.double() * sum((weights[k] for k in live), torch.zeros((), dtype=torch.float64))):
        causes.append(("no expert", "this is the token times its weights: no expert worked on it"))
    if is_row(sum((expert(int(ids[k])) for k in live), torch.zeros_like(right))):
        causes.append(("unweighted", "this is the sum of the experts' outputs without the weights"))
    if causes:
        return causes
    for k in live:
        for other in range(problem.shape.num_experts):
            if other != int(ids[k]) and is_row(right + (expert(other) * weights[k] - terms[k])):
                return [("expert", f"for k {k}, expert {other} (local expert {other % local} of rank "
                                   f"{other // local}) worked on it instead of expert {int(ids[k])} (local expert "
                                   f"{int(ids[k]) % local} of rank {int(ids[k]) // local})")]
    for r, out in enumerate(problem.expected()):
        if len(out):
            row = int((out.double() - got).abs().amax(1).argmin())
            if is_row(out[row].double()):
                return [("elsewhere", f"this is the answer of rank {r}, token {row}")]
    return []
