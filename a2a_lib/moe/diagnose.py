"""Guessing why tokens' outputs are wrong, by trying the usual mistakes."""

import torch

LOOKED_AT = 8  # wrong tokens that a cause is tried on


def explain(problem, rank: int, tokens: list[int], out: torch.Tensor) -> list[str]:
    """Sentences about the first wrong token, each naming a mistake that would give exactly its row; often empty.

    tokens: the rank's wrong ones. out: [num_tokens, dim] float16, the rank's output. A row may fit several mistakes by
    chance (a reply added twice and all weights forgotten, where the others' weights are 1): those remain that explain
    most of the other wrong tokens, too.
    """
    found = _causes(problem, rank, tokens[0], out[tokens[0]])
    if len({kind for kind, _ in found}) > 1:
        others = [{kind for kind, _ in _causes(problem, rank, token, out[token])} for token in tokens[1:LOOKED_AT]]
        explained = {kind: sum(kind in kinds for kinds in others) for kind, _ in found}
        found = [cause for cause in found if explained[cause[0]] == max(explained.values())]
    return [sentence for _, sentence in found]


def _causes(problem, rank: int, token: int, got: torch.Tensor) -> list[tuple[str, str]]:
    """(kind, sentence) of each mistake that gives this row, most telling first. got: [dim] float16."""
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

    def same(row):
        if problem.exact:
            return torch.equal(got, row)
        return float((got - row).norm()) <= 2e-3 * float(row.norm())  # roundings to fp16 stay under 1e-3

    if not bool(got.any()):
        return [("zeros", "all zeros: nothing was added up")]
    if same(x.double()):
        return [("itself", "this is the token itself")]
    found = []
    for k in live:
        who = f"k {k} (expert {int(ids[k])}, local expert {int(ids[k]) % local} of rank {int(ids[k]) // local})"
        if same(right - terms[k]):
            found.append(("missing", f"the reply for {who} is missing"))
        if same(right + terms[k]):
            found.append(("twice", f"the reply for {who} was added twice"))
        if same(right - terms[k] + x.double() * weights[k]):
            found.append(("idle", f"the reply for {who} came back without the expert's work"))
    if same(x.double() * sum((weights[k] for k in live), torch.zeros((), dtype=torch.float64))):
        found.append(("no expert", "this is the token times its weights: no expert worked on it"))
    if same(sum((expert(int(ids[k])) for k in live), torch.zeros_like(right))):
        found.append(("unweighted", "this is the sum of the experts' outputs without the weights"))
    if found:
        return found
    for k in live:
        for other in range(problem.shape.num_experts):
            if other != int(ids[k]) and same(right + (expert(other) * weights[k] - terms[k])):
                return [("expert", f"for k {k}, expert {other} (local expert {other % local} of rank "
                                   f"{other // local}) worked on it instead of expert {int(ids[k])} (local expert "
                                   f"{int(ids[k]) % local} of rank {int(ids[k]) // local})")]
    for r, out in enumerate(problem.expected()):
        if len(out):
            row = int((out.double() - got).abs().amax(1).argmin())
            if same(out[row].double()):
                return [("elsewhere", f"this is the answer of rank {r}, token {row}")]
    return []
