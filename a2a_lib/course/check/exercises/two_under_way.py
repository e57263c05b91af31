"""Lesson 19, exercise 3: two_under_way(layer, batches, experts) -> outputs of all batches; each dispatch begins before the experts of the
batch before. batches: [(x, ids, weights)], each a list with an entry per rank. experts(got) -> y."""

from itertools import product

import torch

from ....kernels.layer import ExpertParallel
from ..kit import Problem, Shape, exercise, number, quantity, small

SHAPE = Shape("batch", 4, 2, 16, 4)
CASES = (1, 3, 0)  # micro-batches
SCALE = torch.tensor([[1.0], [2.0], [3.0], [4.0]]).half().expand(4, 16).contiguous()  # of each expert, by which rows are multiplied
PARTS = {"dispatch": "a dispatch", "experts": "its experts", "combine": "a combine"}


@exercise("19_the_way_back.ipynb", "exercise-3")
def two_under_way(trial, function):
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
    listed = isinstance(outputs, (list, tuple))
    trial.expect(listed and len(outputs) == len(batches), f"a list of {quantity(len(batches), 'output')}",
                 quantity(len(outputs), "output") if listed else type(outputs).__name__,
                 "one output for each batch, in the order of the batches")
    watched.all_in_order()
    for n, (mine, want) in enumerate(zip(outputs, right, strict=True)):
        other = next((m for m, out in enumerate(right) if _same(mine, out)), None)
        trial.expect(_same(mine, want), f"what combine returned for batch {n}",
                     "something else" if other is None else f"the output of batch {other}", place=f"output {n}")
        trial.expect(all(part is whole for part, whole in zip(mine, watched.combined[n], strict=True)),
                     "what combine returned, as it is", "copies of it", place=f"output {n}")
    if batches:
        for outs in (right, outputs):
            sum(part.float().sum() for out in outs for part in out).backward()
        trial.expect(torch.equal(own.grad, due.grad), number(due.grad[0, 0]), number(own.grad[0, 0]),
                     "some rows went through other experts' work than the y that was combined", "gradient of the experts")


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
        self.trial.expect((what, n) not in self.order, f"one {what}", "a second one", f"{what} runs once for each batch", f"batch {n}")
        self.order.append((what, n))

    def dispatch(self, x, ids, weights):
        given = x, ids, weights
        n = next((n for n, batch in enumerate(self.batches) if all(map(_same, given, batch))), None)
        self.trial.expect(n is not None, "x, ids and weights of one batch", "others", "pass a batch to dispatch as it is: *batch")
        waiting = next((m for _, m in self._calls if ("combine", m) not in self.order), None)
        self.trial.expect(None in self.layer.channels.calls, "at most two batches under way", "a third one",
                          f"in_flight=2 gives two channels: combine batch {waiting} before you dispatch batch {n}",
                          f"dispatch of batch {n}")
        self.note("dispatch", n)
        self._calls.append((self.layer.dispatch(*given), n))
        return self._calls[-1][0]

    def combine(self, y, dispatched=None):
        self.trial.expect(dispatched is not None, "combine(y, got)", "combine(y)", "with two batches under way combine needs the handle: "
                          "what the dispatch of this batch returned")
        n = self.number(dispatched, "combine")
        done = [m for what, m in self.order if what == "experts"]
        self.trial.expect(n in done and (done[-1] == n or ("combine", done[-1]) in self.order), f"the y of batch {n}",
                          f"the y of batch {done[-1]}" if done else "another y", "y and handle belong to different batches",
                          f"combine of batch {n}")
        self.note("combine", n)
        self.combined[n] = self.layer.combine(y, dispatched)
        return self.combined[n]

    def number(self, got, what):
        """The batch that a dispatch's result belongs to."""
        n = next((n for mine, n in self._calls if mine is got), None)
        self.trial.expect(n is not None, "what a dispatch returned", type(got).__name__,
                          f"{what} takes the list that dispatch returned, whole", what)
        return n

    def all_in_order(self):
        """All parts ran, and each dispatch before the experts of the previous batch."""
        for n, (what, text) in product(range(len(self.batches)), PARTS.items()):
            self.trial.expect((what, n) in self.order, text, "none", f"every batch needs dispatch, experts and combine; batch {n} has no "
                              f"{what}", f"batch {n}")
        for n in range(len(self.batches) - 1):
            self.trial.expect(self.order.index(("dispatch", n + 1)) < self.order.index(("experts", n)),
                              f"dispatch of batch {n + 1}, then experts of batch {n}",
                              f"experts of batch {n}, then dispatch of batch {n + 1}", "nothing is on the links while the experts of "
                              f"batch {n} run: dispatch batch {n + 1} before them", f"batch {n}")
