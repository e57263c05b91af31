"""Lesson 19, exercise 3: two_under_way(layer, batches, experts) -> outputs; each dispatch begins before the experts of the batch before."""

import torch

from ....kernels.layer import ExpertParallel
from ....kernels.moe import Problem, Shape
from ....plurals import quantity
from ..cases import small
from ..compare import number
from ..trial import exercise

SHAPE = Shape("batch", 4, 2, 16, 4)
CASES = (1, 3, 0)  # micro-batches
SCALE = torch.tensor([[1.0], [2.0], [3.0], [4.0]]).half().expand(4, 16).contiguous()  # of each expert, by which rows are multiplied
EARLIER = "nothing is on the links while the experts of batch {n} run: dispatch batch {next} before them"


@exercise("19_the_way_back.ipynb", "exercise-3")
def two_under_way(trial, function):
    """function(layer, batches, experts) -> outputs of all batches. batches: [(x, ids, weights)], each a list with an entry per rank.
    experts(got) -> y."""
    with small(2, max_wait_us=2000) as node:
        layer = ExpertParallel(node, SHAPE, blocks=1, waves=2, in_flight=2)
        got = layer.dispatch(*_inputs(0))  # loads the kernels: the reader's time does not count it
        layer.combine(_apply(got, SCALE), got)
        for batches in CASES:
            trial.case(quantity(batches, "micro-batch", "micro-batches"))
            _case(trial, function, layer, [_inputs(n) for n in range(batches)])


def _inputs(n):
    problem = Problem.random(SHAPE, 2, 180 + n, exact=True, num_tokens=[4, 3])
    return problem.tokens, problem.topk_ids, problem.topk_weights


def _case(trial, function, layer, batches):
    due = SCALE.clone().requires_grad_()
    right = [[_outputs(*rank, due) for rank in zip(*batch)] for batch in batches]
    watched, own = _Watched(trial, layer, batches), SCALE.clone().requires_grad_()

    def experts(got):
        watched.note("experts", watched.number(got, "experts"))
        return _apply(got, own)
    outputs = trial.call(function, watched, list(batches), experts)
    if not isinstance(outputs, (list, tuple)) or len(outputs) != len(batches):
        got = quantity(len(outputs), "output") if isinstance(outputs, (list, tuple)) else type(outputs).__name__
        trial.fail(expected=f"a list of {quantity(len(batches), 'output')}", got=got,
                   cause="one output for each batch, in the order of the batches")
    watched.in_order()
    for n, (mine, want) in enumerate(zip(outputs, right, strict=True)):
        if not _same(mine, want):
            other = next((m for m, out in enumerate(right) if _same(mine, out)), None)
            trial.fail(place=f"output {n}", expected=f"what combine returned for batch {n}",
                       got="something else" if other is None else f"the output of batch {other}")
        if not all(part is whole for part, whole in zip(mine, watched.combined[n], strict=True)):
            trial.fail(place=f"output {n}", expected="what combine returned, as it is", got="copies of it")
    if batches:
        for outs in (right, outputs):
            sum(part.float().sum() for out in outs for part in out).backward()
        if not torch.equal(own.grad, due.grad):
            trial.fail(place="gradient of the experts", expected=number(due.grad[0, 0]), got=number(own.grad[0, 0]),
                       cause="some rows went through other experts' work than the y that was combined")


def _outputs(x, ids, weights, scale):
    """A rank's outputs, by PyTorch on one device. All sums are exact."""
    rows = x[:, None] * scale[ids.long().clamp(min=0)]
    return (rows.float() * (weights * (ids >= 0))[:, :, None]).sum(1).half()


def _same(mine, want) -> bool:
    """Whether an answer is this list of tensors."""
    return (isinstance(mine, (list, tuple)) and len(mine) == len(want) and all(isinstance(part, torch.Tensor) for part in mine)
            and all(torch.equal(a, b) for a, b in zip(mine, want, strict=True)))


def _apply(got, scale):
    """Each row times its expert's factor."""
    y = []
    for part, factors in zip(got, scale.split(2), strict=True):
        expert = torch.searchsorted(part.offsets, torch.arange(len(part.rows), dtype=torch.int32), right=True) - 1
        y.append(part.rows * factors[expert.clamp(max=1)])
    return y


class _Watched:
    """The layer as the reader gets it: it notes what is called for which batch."""

    def __init__(self, trial, layer, batches):
        self.trial, self.layer, self.batches, self.order, self._calls = trial, layer, batches, [], []
        self.combined = {}

    def note(self, what, n):
        if (what, n) in self.order:
            self.trial.fail(place=f"batch {n}", expected=f"one {what}", got="a second one", cause=f"{what} runs once for each batch")
        self.order.append((what, n))

    def dispatch(self, x, ids, weights):
        given = x, ids, weights
        n = next((n for n, batch in enumerate(self.batches) if all(_same(a, b) for a, b in zip(given, batch, strict=True))), None)
        if n is None:
            self.trial.fail(expected="x, ids and weights of one batch", got="others", cause="pass a batch to dispatch as it is: *batch")
        if None not in self.layer.channels.calls:
            waiting = self.number(next(got for got, m in self._calls if ("combine", m) not in self.order), "combine")
            self.trial.fail(place=f"dispatch of batch {n}", expected="at most two batches under way", got="a third one",
                            cause=f"in_flight=2 gives two channels: combine batch {waiting} before you dispatch batch {n}")
        self.note("dispatch", n)
        got = self.layer.dispatch(x, ids, weights)
        self._calls.append((got, n))
        return got

    def combine(self, y, dispatched=None):
        if dispatched is None:
            self.trial.fail(expected="combine(y, got)", got="combine(y)", cause="with two batches under way combine needs the handle: what "
                            "the dispatch of this batch returned")
        n = self.number(dispatched, "combine")
        done = [m for what, m in self.order if what == "experts"]
        if n not in done or done[-1] != n and ("combine", done[-1]) not in self.order:
            self.trial.fail(place=f"combine of batch {n}", expected=f"the y of batch {n}",
                            got=f"the y of batch {done[-1]}" if done else "another y", cause="y and handle belong to different batches")
        self.note("combine", n)
        self.combined[n] = self.layer.combine(y, dispatched)
        return self.combined[n]

    def number(self, got, what):
        """The batch that a dispatch's result belongs to."""
        n = next((n for mine, n in self._calls if mine is got), None)
        if n is None:
            self.trial.fail(place=what, expected="what a dispatch returned", got=type(got).__name__,
                            cause=f"{what} takes the list that dispatch returned, whole")
        return n

    def in_order(self):
        """Fails unless all parts ran, and each dispatch ran before the experts of the previous batch."""
        for n in range(len(self.batches)):
            for what in ("dispatch", "experts", "combine"):
                if (what, n) not in self.order:
                    self.trial.fail(place=f"batch {n}", expected=f"a {what}" if what != "experts" else "its experts",
                                    got="none", cause=f"every batch needs dispatch, experts and combine; batch {n} has no {what}")
        for n in range(len(self.batches) - 1):
            if self.order.index(("dispatch", n + 1)) > self.order.index(("experts", n)):
                self.trial.fail(place=f"batch {n}", expected=f"dispatch of batch {n + 1}, then experts of batch {n}",
                                got=f"experts of batch {n}, then dispatch of batch {n + 1}", cause=EARLIER.format(n=n, next=n + 1))
