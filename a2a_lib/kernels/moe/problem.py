"""One problem: the tokens, choices and weights of every rank, the right answer, and the checks."""

from functools import cached_property
from typing import Any

import numpy as np
import torch

from ...errors import A2AError
from ...plurals import quantity
from . import checks, draw
from .expert import Experts
from .shapes import Shape, as_shape


class ProblemError(A2AError, ValueError):
    """An input that no all-to-all may accept. The text names rank, token and the error."""


class Problem:
    """Inputs of all ranks for one call of an all-to-all.

    Per rank (lists of `world_size` CPU tensors; T = num_tokens[rank], 0 <= T <= shape.max_tokens):
    tokens       [T, dim]  float16
    topk_ids     [T, topk] int32    expert numbers of the whole node, distinct within a token; -1 is a dropped choice
    topk_weights [T, topk] float32  finite; the weight of a dropped choice counts for nothing

    The answer is out[t] = sum over k of topk_weights[t, k] * expert(topk_ids[t, k], tokens[t]), float16 (see
    `apply_expert` for what an expert is). A token whose choices are all dropped gets zeros.

    An `exact` problem has integer tokens and weights that are powers of two. They are chosen so that every partial sum,
    in any order, in fp16 or fp32, is exact: outputs must then be equal. Otherwise tokens are close to normal and
    weights uniform in (0, 1], as in the competition, and outputs are compared with a tolerance (see `check`).

    experts: parameters of the node's experts (default `Experts.usual`). Kernels get them from the rung that the problem is for.
    """

    explained = True  # a wrong answer may be one of the usual mistakes

    def __init__(self, shape: Shape, tokens, topk_ids, topk_weights, *, exact=False, seed=None, routing=None,
                 experts: Experts | None = None):
        self.shape = as_shape(shape)
        self.tokens, self.topk_ids, self.topk_weights = list(tokens), list(topk_ids), list(topk_weights)
        self.exact, self.seed, self.routing = bool(exact), seed, routing
        self.experts = experts or Experts.usual(self.shape.num_experts, self.shape.dim)

    @classmethod
    def random(cls, shape, world_size=8, seed=None, exact=False, *, num_tokens=None, routing="uniform", target=0,
               drop=0.0) -> "Problem":
        """A random problem; the same arguments give the same bits on every machine.

        shape:      a `Shape` or the name of one; its experts must divide over world_size ranks
        seed:       an int, default shape.seed
        num_tokens: tokens of each rank, a list (0 and max_tokens are allowed) or one int for all; default: uniform in
                    [1, max_tokens) per rank, as in the competition
        routing:    "uniform"     distinct experts, all equally likely
                    "one_expert"  expert `target` is every token's only choice; the other choices are dropped
                    "hot_expert"  expert `target` is among every token's choices; the others are uniform
                    "one_rank"    only experts of rank `target` (choices that find none are dropped)
                    "empty_rank"  any expert but those of rank `target`, which receives nothing
        drop:       chance that a choice is dropped (-1), on top of the above
        ProblemError if the arguments do not fit together.
        """
        shape = as_shape(shape)
        seed = shape.seed if seed is None else int(seed)
        _require_world(shape, world_size)
        counts = counts_of(shape, world_size, seed, num_tokens)
        if routing not in draw.ROUTINGS:
            raise ProblemError(f"no routing is called {routing!r}; there are {', '.join(draw.ROUTINGS)}")
        targets = world_size if routing.endswith("_rank") else shape.num_experts
        if not 0 <= target < targets:
            raise ProblemError(f"target is {target}, must lie in [0, {targets}) for routing {routing!r}")
        if not 0 <= drop <= 1:
            raise ProblemError(f"drop is {drop}, must be a chance in [0, 1]")
        tokens, ids, weights = [], [], []
        for rank, n in enumerate(counts):
            if exact:
                x = draw.exact_token_rows(seed, rank, n, shape.dim, _exact_limit(shape))
                w = draw.exact_weights(seed, rank, n, shape.topk)
            else:
                x = draw.token_rows(seed, rank, n, shape.dim)
                w = draw.weights(seed, rank, n, shape.topk)
            tokens.append(torch.from_numpy(x))
            weights.append(torch.from_numpy(w))
            ids.append(torch.from_numpy(draw.choices(seed, rank, n, shape, world_size, routing, target, drop)))
        return cls(shape, tokens, ids, weights, exact=exact, seed=seed, routing=routing)

    @classmethod
    def of(cls, tokens, topk_ids, topk_weights, *, num_experts=None, max_tokens=None, shape=None,
           exact=False) -> "Problem":
        """A problem from given tensors, one of each per rank (shapes and dtypes: see the class), validated.

        Give `shape`, or `num_experts` (and `max_tokens`, default: the most tokens of any rank) to derive one. With
        exact=True the caller must choose values whose sums are exact. Raises ProblemError for tensors that do not fit.
        """
        if shape is None:
            if num_experts is None:
                raise ProblemError("give shape or num_experts")
            if not tokens or any(t.ndim != 2 for t in (*tokens, *topk_ids)):
                raise ProblemError("tokens and topk_ids must be lists of matrices, one per rank")
            longest = max(len(t) for t in tokens)
            try:
                shape = Shape("custom", num_experts, topk_ids[0].shape[1], tokens[0].shape[1],
                              max(1, longest) if max_tokens is None else max_tokens)
            except ValueError as error:
                raise ProblemError(str(error)) from None
        problem = cls(shape, tokens, topk_ids, topk_weights, exact=exact)
        problem.validate()
        return problem

    def to(self, device) -> "Problem":
        """The same problem with its inputs on `device`, for rungs made of PyTorch calls; checks work as before."""
        moved = [[t.to(device) for t in part] for part in (self.tokens, self.topk_ids, self.topk_weights)]
        return Problem(self.shape, *moved, exact=self.exact, seed=self.seed, routing=self.routing, experts=self.experts)

    def unsolved(self) -> "Problem":
        """The same inputs without the cached answer, which is three times their size: to repeat a run with."""
        return Problem(self.shape, self.tokens, self.topk_ids, self.topk_weights, exact=self.exact, seed=self.seed,
                       routing=self.routing, experts=self.experts)

    @property
    def world_size(self) -> int:
        """Number of ranks."""
        return len(self.tokens)

    @property
    def num_tokens(self) -> list[int]:
        """Tokens of each rank."""
        return [len(t) for t in self.tokens]

    @property
    def local_experts(self) -> int:
        """Experts per rank."""
        return self.shape.local_experts(self.world_size)

    def validate(self) -> None:
        """Raises ProblemError if any rank's input breaks the contract of the class. Nothing is computed before."""
        world = self.world_size
        if not len(self.topk_ids) == len(self.topk_weights) == world:
            raise ProblemError(f"{world} ranks of tokens, {len(self.topk_ids)} of topk_ids, "
                               f"{len(self.topk_weights)} of topk_weights")
        for rank in range(world):
            for name in ("tokens", "topk_ids", "topk_weights"):
                if not isinstance(getattr(self, name)[rank], torch.Tensor):
                    raise ProblemError(f"rank {rank}: {name} is no torch tensor")
        require_routing(self, torch.float16)
        for rank in range(world):
            for name in ("tokens", "topk_weights"):
                finite = torch.isfinite(getattr(self, name)[rank])
                if not bool(finite.all()):
                    row, column = (~finite).nonzero()[0].tolist()
                    raise ProblemError(f"rank {rank}: {name}[{row}, {column}] is not finite")

    def expected(self) -> list[torch.Tensor]:
        """The right answer: per rank [num_tokens, dim] float16, summed in float64 and rounded once.

        Computed once and kept: do not change the inputs afterwards.
        """
        return [out for out, _ in self._oracle]

    @cached_property
    def _oracle(self) -> list[tuple[torch.Tensor, torch.Tensor]]:
        """Per rank: the answer, and sum over k of |weight * y| (float32), the scale of its rounding errors."""
        self.validate()
        result = []
        for rank in range(self.world_size):
            total, scale = self._sums(rank)
            with np.errstate(over="ignore"):
                out = total.astype(np.float16)  # one rounding, to nearest even
            if not np.isfinite(out).all():
                raise ProblemError(f"rank {rank}: the answer does not fit float16")
            if self.exact and not np.array_equal(out.astype(np.float64), total):
                raise ProblemError(f"rank {rank}: exact=True, but the answer is not exact in float16")
            result.append((torch.from_numpy(out), torch.from_numpy(scale.astype(np.float32))))
        return result

    def _sums(self, rank: int) -> tuple[np.ndarray, np.ndarray]:
        """Returns, for a rank's tokens, float64 [tokens, dim]: sum over k of weight * y, and of |weight * y|."""
        return sums(self.tokens[rank], self.topk_ids[rank], self.topk_weights[rank], self.experts)

    def check(self, outputs, ranks=None, rtol=None, atol=0.0) -> None:
        """Compares outputs (one [num_tokens, dim] float16 tensor per rank) with `expected`.

        ranks: the ranks of the outputs (default: all, in order). Exact problems demand equality. Others allow |out -
        expected| <= rtol * sum over k of |weight * y| + atol per element. The default rtol, (topk + 1) / 2048, bounds
        the error of a sum in fp16 with one rounding per choice. MismatchError names the first wrong element, gives the
        number of wrong ones, and guesses why.
        """
        checks.check_outputs(self, outputs, ranks, rtol, atol)

    def check_dispatch(self, received, ranks=None) -> None:
        """Compares the rows that every rank received (one `Received` per rank) with the expected ones, row by row.

        Rows may come in any order. Each (src, token, k) must be there exactly once, at its expert, with its exact row.
        MismatchError names the first that is not.
        """
        checks.check_dispatch(self, received, ranks)

    def flat_tokens(self) -> torch.Tensor:
        """[world_size, num_experts] int64: number of flat tokens (live (token, k) pairs) of each rank per expert."""
        rows = [torch.bincount(ids[ids >= 0].long(), minlength=self.shape.num_experts) for ids in self.topk_ids]
        return torch.stack(rows)

    def traffic(self, dedup=False) -> torch.Tensor:
        """[world_size, world_size] int64: payload bytes from source to destination in dispatch, the diagonal (rows that
        stay) included; combine is the transpose. Rows only: no counts, no flags.

        dedup=True counts a token once per destination rank, however many of its experts live there.
        """
        local = self.local_experts
        if not dedup:
            pairs = self.flat_tokens().view(self.world_size, self.world_size, local).sum(2)
        else:
            owners = [torch.where(ids >= 0, ids // local, -1) for ids in self.topk_ids]
            pairs = torch.tensor([[int((o == dst).any(1).sum()) for dst in range(self.world_size)] for o in owners])
        return pairs * self.shape.row_bytes

    def __repr__(self):
        shape = self.shape
        text = (f"Problem({shape.name}: {quantity(shape.num_experts, 'expert')}, top-{shape.topk}, dim {shape.dim}; "
                f"{quantity(self.world_size, 'rank')}, tokens {self.num_tokens}")
        text += "" if self.seed is None else f", seed {self.seed}"
        text += "" if self.routing in (None, "uniform") else f", {self.routing}"
        return text + (", exact)" if self.exact else ")")


def _exact_limit(shape: Shape) -> int:
    """The largest |token| of an exact problem. Each |weight * y| is at most 2 * limit, in units of 1/8. A sum of topk of
    them must stay within 2048, up to which float16 has all integers: topk * 2 * limit * 8 <= 2048."""
    limit = min(8, 128 // shape.topk)
    if limit < 1:
        raise ProblemError(f"exact problems need topk <= 128, not {shape.topk}")
    return limit


def counts_of(shape: Any, world_size: int, seed: int, num_tokens) -> list[int]:
    """Tokens of each rank. num_tokens: per rank, one number for all, or None: drawn. Raises ProblemError for what does not fit."""
    if num_tokens is None:
        return [draw.token_count(seed, rank, shape.max_tokens) for rank in range(world_size)]
    counts = [num_tokens] * world_size if isinstance(num_tokens, int) else [int(n) for n in num_tokens]
    if len(counts) != world_size:
        raise ProblemError(f"num_tokens has {quantity(len(counts), 'entry', 'entries')} for {quantity(world_size, 'rank')}")
    for rank, n in enumerate(counts):
        if not 0 <= n <= shape.max_tokens:
            raise ProblemError(f"rank {rank}: {quantity(n, 'token')}, must lie in [0, {shape.max_tokens}]")
    return counts


def _require_world(shape: Shape, world_size: int) -> None:
    try:
        shape.local_experts(world_size)
    except ValueError as error:
        raise ProblemError(str(error)) from None


def require_routing(problem: Any, dtype: torch.dtype) -> None:
    """Raises ProblemError unless each rank's tokens of this dtype, topk_ids and topk_weights fit the problem's shape."""
    shape = problem.shape
    _require_world(shape, problem.world_size)
    for rank, (x, ids, weights) in enumerate(zip(problem.tokens, problem.topk_ids, problem.topk_weights, strict=True)):
        n = len(x) if x.ndim else 0
        if n > shape.max_tokens:
            raise ProblemError(f"rank {rank} has {quantity(n, 'token')}, more than the maximum of {shape.max_tokens}")
        _require(rank, "tokens", x, (n, shape.dim), dtype)
        _require(rank, "topk_ids", ids, (n, shape.topk), torch.int32)
        _require(rank, "topk_weights", weights, (n, shape.topk), torch.float32)
        _require_ids(rank, ids, shape.num_experts)


def _require(rank: int, name: str, tensor: torch.Tensor, want: tuple, dtype: torch.dtype) -> None:
    if tuple(tensor.shape) != want:
        raise ProblemError(f"rank {rank}: {name} has shape {list(tensor.shape)}, must be {list(want)}")
    if tensor.dtype != dtype:
        raise ProblemError(f"rank {rank}: {name} is {tensor.dtype}, must be {dtype}; convert with .to({dtype})")
    if not tensor.is_contiguous():
        raise ProblemError(f"rank {rank}: {name} is not contiguous; make it so with .contiguous()")


def _require_ids(rank: int, ids: torch.Tensor, num_experts: int) -> None:
    bad = (ids < -1) | (ids >= num_experts)
    if bool(bad.any()):
        token, k = bad.nonzero()[0].tolist()
        raise ProblemError(f"rank {rank}: topk_ids[{token}, {k}] is {int(ids[token, k])}, must be an expert in "
                           f"[0, {num_experts}) or -1 (dropped)")
    # Refused, because receive slots are sized for distinct choices: at most one row per token and expert.
    ordered = ids.sort(dim=1).values
    twice = (ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] >= 0)
    if bool(twice.any()):
        token, k = twice.nonzero()[0].tolist()
        raise ProblemError(f"rank {rank}: token {token} chooses expert {int(ordered[token, k])} twice")


def sums(tokens: torch.Tensor, topk_ids: torch.Tensor, topk_weights: torch.Tensor, experts: Experts) -> tuple[np.ndarray, np.ndarray]:
    """Returns, float64 [tokens, dim]: sum over k of weight * y, and of |weight * y|.

    A rolled row is a window on that row written twice. On purpose this is not the index arithmetic of `apply_expert`. Rows
    are computed one after the other, so that they stay in this machine's caches, and on one thread. PyTorch hands 3000
    small sums between threads, which took 1.8 s at dsv3; this loop takes 0.3 s (measured, 2 shared cores, 2026-11-23).
    """
    dim = tokens.shape[1]
    twice, y = np.empty(2 * dim), np.empty(dim)
    x, ids, weights = tokens.cpu().numpy(), topk_ids.cpu().numpy(), topk_weights.cpu().double().numpy()
    total, scale = np.zeros((2, *x.shape))
    for token, row in enumerate(x):
        twice[:dim] = twice[dim:] = row
        for k in np.argsort(ids[token], kind="stable"):  # summed in the experts' order
            expert = int(ids[token, k])
            if expert < 0:  # dropped
                continue
            start = dim - experts.shift[expert]
            np.multiply(twice[start:start + dim], weights[token, k] * experts.scale[expert], out=y)
            total[token] += y
            scale[token] += np.abs(y, out=y)
    return total, scale
