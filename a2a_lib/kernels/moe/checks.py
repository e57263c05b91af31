"""Compares a rung's result with the right answer, and explains the first difference."""

from dataclasses import dataclass

import numpy as np
import torch

from ...errors import A2AError
from ...plurals import quantity

SHOWN = 8  # tokens or rows in a message
LOOKED_AT = 8  # number of wrong tokens for which causes are tried


class MismatchError(A2AError, AssertionError):
    """A result is wrong. `rank`, `token`, `dim`, `expected`, `got` and `wrong` (number of wrong elements) are set when
    a single element can be named."""

    def __init__(self, text, *, rank=None, token=None, dim=None, expected=None, got=None, wrong=None):
        super().__init__(text)
        self.rank, self.token, self.dim = rank, token, dim
        self.expected, self.got, self.wrong = expected, got, wrong


@dataclass
class Received:
    """The rows that one rank received in dispatch: n rows in any order, and the origin of each.

    rows   [n, dim] float16
    src    [n] integer, the rank it came from
    token  [n] integer, its token there; k [n] integer, which of the token's choices
    expert [n] integer, the local expert it is for (number within this rank)
    source_counts [world_size], expert_counts [local experts]: rows per source and per local expert as the rung counted
           them; optional, checked when given. token and k may be None for a rung that does not need them.
    """

    rows: torch.Tensor
    src: torch.Tensor
    token: torch.Tensor | None
    k: torch.Tensor | None
    expert: torch.Tensor
    source_counts: torch.Tensor | None = None
    expert_counts: torch.Tensor | None = None

    def __len__(self):
        return len(self.rows)


def by_rank(problem, items, ranks, what: str) -> dict:
    """{rank: item}. Raises MismatchError if there is not one item per rank."""
    if isinstance(items, dict) and ranks is None:
        return items
    ranks = list(range(problem.world_size)) if ranks is None else list(ranks)
    if isinstance(items, torch.Tensor) or len(items) != len(ranks):
        got = "a single tensor" if isinstance(items, torch.Tensor) else f"{len(items)}"
        raise MismatchError(f"expected a list of {len(ranks)} {what} (ranks {ranks}), got {got}")
    return dict(zip(ranks, items, strict=True))


def require_within(out: torch.Tensor, right: torch.Tensor, bound: torch.Tensor, what: str, place) -> None:
    """Raises MismatchError, which begins with `what`, unless every element of `out` is within `bound` of `right`.

    out, right, bound: tensors of one shape; right and bound in float64 on the CPU. place(index): how the error names the worst element.
    """
    error = (out.double().cpu() - right).abs()
    wrong = ~(error <= bound)
    if not wrong.any():
        return
    worst = int(torch.where(wrong, error / bound.clamp_min(1e-300), 0).nan_to_num(float("inf")).argmax())
    index = tuple(map(int, np.unravel_index(worst, right.shape)))  # torch's imports sympy
    got, expected, off = (tensor[index].item() for tensor in (out, right, bound))
    raise MismatchError(f"{what}: {int(wrong.sum())} of {quantity(wrong.numel(), 'element')} wrong; the worst is {place(*index)}: "
                        f"expected {expected:.5g} within {off:.2g}, got {got:.5g}", expected=expected, got=got, wrong=int(wrong.sum()))


def require_equal(out: torch.Tensor, right: torch.Tensor, what: str, place, why=lambda: "", **facts) -> None:
    """Raises MismatchError, which begins with `what` and ends with `why()`, unless both are equal but for the sign of zeros; NaN equals
    NaN. place(index): how the error names the first wrong element. facts: of the error."""
    wrong = ((out != right) & ~(out.isnan() & right.isnan())).nonzero()
    if len(wrong):
        at = tuple(wrong[0].tolist())
        raise MismatchError(f"{what}: {quantity(len(wrong), 'element')} of {out.numel()} wrong; the first is {place(*at)}: expected "
                            f"{right[at].item():.8g}, got {out[at].item():.8g}{why()}", expected=right[at].item(), got=out[at].item(),
                            wrong=len(wrong), **facts)


def require_form(out: torch.Tensor, shape, dtype: torch.dtype, what: str) -> None:
    """Raises MismatchError, which begins with `what`, unless `out` has this shape and dtype."""
    if tuple(out.shape) != tuple(shape) or out.dtype != dtype:
        raise MismatchError(f"{what} is {list(out.shape)} {out.dtype}, not {list(shape)} {dtype}")


def check_outputs(problem, outputs, ranks=None, rtol=None, atol=0.0) -> None:
    """See `Problem.check`."""
    rtol = (problem.shape.topk + 1) / 2048 if rtol is None else rtol
    expected, failures = problem._oracle, {}
    for rank, out in by_rank(problem, outputs, ranks, "outputs").items():
        answer, scale = expected[rank]
        _require(rank, "output", out, answer.shape, torch.float16)
        out = out.detach().cpu()
        if problem.exact:
            wrong = out != answer
        else:
            # 2^-24 is the smallest fp16 step; ~(<=) so that NaN is wrong
            wrong = ~((out.float() - answer.float()).abs() <= rtol * scale + atol + 2.0**-24)
        if bool(wrong.any()):
            failures[rank] = (out, wrong)
    if failures:
        raise _output_error(problem, failures)


def _output_error(problem, failures: dict) -> MismatchError:
    rank, (out, wrong) = next(iter(failures.items()))
    answer = problem._oracle[rank][0]
    tokens = wrong.any(1).nonzero().flatten().tolist()
    token = tokens[0]
    dim = int(wrong[token].nonzero()[0])
    want, got, count = float(answer[token, dim]), float(out[token, dim]), int(wrong.sum())
    lines = [f"rank {rank}, token {token}, dim {dim}: expected {want:g}, {_show(got)}",
             f"{count} of {quantity(out.numel(), 'value')} of rank {rank} are wrong, in {len(tokens)} of {quantity(len(out), 'token')}: "
             + _list(tokens)]
    never = int(torch.isnan(out).sum())
    if never:
        lines.append(f"{never} of them are NaN: never written, or computed from memory that was never written")
    if len(failures) > 1:
        lines.append(f"wrong ranks: {_list(list(failures))}")
    lines += [f"token {token}: {reason}" for reason in explain(problem, rank, tokens, out) if problem.explained]
    return MismatchError("\n".join(lines), rank=rank, token=token, dim=dim, expected=want, got=got, wrong=count)


def check_dispatch(problem, received, ranks=None) -> None:
    """See `Problem.check_dispatch`."""
    for rank, recv in by_rank(problem, received, ranks, "`Received`").items():
        _check_received(problem, rank, recv)


def _check_received(problem, rank: int, recv: Received) -> None:
    local, topk, world = problem.local_experts, problem.shape.topk, problem.world_size
    if recv.token is None or recv.k is None:
        raise MismatchError(f"rank {rank}: the rows come without token and k, so they cannot be told apart")
    n = len(recv.rows)
    _require(rank, "rows", recv.rows, (n, problem.shape.dim), torch.float16)
    meta = {}
    for name in ("src", "token", "k", "expert"):
        values = torch.as_tensor(getattr(recv, name)).detach().cpu()
        if values.shape != (n,) or values.is_floating_point():
            raise MismatchError(f"rank {rank}: {name} must be {n} integers, one per row; it is {values.dtype} "
                                f"{list(values.shape)}")
        meta[name] = values.long()
    src, token, k, expert = meta.values()

    def fail(row: int, text: str):
        raise MismatchError(f"rank {rank}, received row {row} (src {int(src[row])}, token {int(token[row])}, "
                            f"k {int(k[row])}, local expert {int(expert[row])}): {text}", rank=rank)

    lengths = torch.tensor(problem.num_tokens)
    bad = (src < 0) | (src >= world) | (k < 0) | (k >= topk) | (token < 0)
    bad |= token >= lengths[src.clamp(0, world - 1)]
    if bool(bad.any()):
        fail(_first(bad), "there is no such flat token")

    # One number per flat token of the node, so that sets of them can be compared.
    first = torch.cat([torch.zeros(1, dtype=torch.int64), lengths.cumsum(0)])[:-1]
    flat = (first[src] + token) * topk + k
    ids = torch.cat([i.cpu() for i in problem.topk_ids]).flatten().long()
    wrong = ids[flat] != rank * local + expert
    if bool(wrong.any()):
        row = _first(wrong)
        chosen = int(ids[flat[row]])
        if chosen < 0:
            fail(row, "it was dropped")
        fail(row, f"it is for expert {chosen}, local expert {chosen % local} of rank {chosen // local}")
    order = flat.argsort(stable=True)
    again = flat[order[1:]] == flat[order[:-1]]
    if bool(again.any()):
        fail(int(order[1:][again][0]), f"received twice; {int(again.sum())} rows too many in all")
    due = ((ids >= rank * local) & (ids < (rank + 1) * local)).nonzero().flatten()
    missing = due[~torch.isin(due, flat)]
    if len(missing):
        f = int(missing[0])
        s = int((first <= f // topk).nonzero()[-1])
        raise MismatchError(f"rank {rank} never received (src {s}, token {f // topk - int(first[s])}, k {f % topk}) "
                            f"for local expert {int(ids[f]) % local}; {len(missing)} of {quantity(len(due), 'row is', 'rows are')} missing",
                            rank=rank)

    rows = recv.rows.detach().cpu()
    sent = torch.cat([t.cpu() for t in problem.tokens])[first[src] + token]
    wrong = (rows != sent).any(1)
    if bool(wrong.any()):
        row = _first(wrong)
        dim = int((rows[row] != sent[row]).nonzero()[0])
        fail(row, f"dim {dim}: expected {float(sent[row, dim]):g}, {_show(float(rows[row, dim]))}; "
                  f"{int(wrong.sum())} of {quantity(n, 'row is', 'rows are')} wrong")
    for name, values, size in (("source_counts", src, world), ("expert_counts", expert, local)):
        if getattr(recv, name) is not None:
            _check_counts(rank, name, getattr(recv, name), torch.bincount(values, minlength=size))


def _check_counts(rank: int, name: str, counts, want: torch.Tensor) -> None:
    counts = torch.as_tensor(counts).detach().cpu().long()
    if counts.shape != want.shape:
        raise MismatchError(f"rank {rank}: {name} has shape {list(counts.shape)}, must be {list(want.shape)}")
    if not torch.equal(counts, want):
        at = _first(counts != want)
        raise MismatchError(f"rank {rank}: {name}[{at}] is {int(counts[at])}, must be {int(want[at])}", rank=rank)


def _require(rank: int, name: str, tensor, shape, dtype) -> None:
    if not isinstance(tensor, torch.Tensor):
        raise MismatchError(f"rank {rank}: {name} is {type(tensor).__name__}, must be a torch tensor", rank=rank)
    if tuple(tensor.shape) != tuple(shape):
        raise MismatchError(f"rank {rank}: {name} has shape {list(tensor.shape)}, must be {list(shape)}", rank=rank)
    if tensor.dtype != dtype:
        raise MismatchError(f"rank {rank}: {name} is {tensor.dtype}, must be {dtype}", rank=rank)


def _first(mask: torch.Tensor) -> int:
    return int(mask.nonzero()[0])


def _show(value: float) -> str:
    return "never written (NaN)" if value != value else f"got {value:g}"


def _list(items: list) -> str:
    return ", ".join(map(str, items[:SHOWN])) + (", ..." if len(items) > SHOWN else "")


# Guesses why tokens' outputs are wrong, by trying common mistakes.


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
