"""Lesson 09, exercise 3: output_pool(make) -> take, give_back; make() makes a buffer. Buffers are reused, never handed out twice."""

import random
from types import SimpleNamespace

import torch

from ....kernels.all_to_all import NoOverheads
from ..kit import CheckFailed, MismatchError, Problem, Table, exercise, quantity, small

# what is special; t: take a buffer, n: give back the n-th that was taken
CASES = (("three are held at once", "ttt"), ("one after the other: take, give back, take", "t0t"),
         ("three are held, the one in the middle is given back, and taken again", "ttt1t"))


@exercise("09_overheads.ipynb", "exercise-3")
def output_pool(trial, function):
    for description, steps in CASES:
        trial.case(description)
        pool, taken = _Pool(trial, function), []
        for step in steps:
            if step == "t":
                taken.append(pool.take())
            else:
                pool.give_back(taken[int(step)])
        pool.is_small()
    trial.case("given back twice")
    pool.give_back(taken[0])
    pool.refuses(taken[0], "in the pool twice, two calls would get the same memory")
    trial.case("a buffer that the pool never handed out")
    pool.refuses(torch.zeros(4), "it is not the pool's: nobody knows who else uses it")
    for seed in (1, 2, 3):
        trial.case(f"200 takes and returns in any order (seed {seed})")
        draw, pool = random.Random(seed), _Pool(trial, function)
        for _ in range(200):
            if pool.held and draw.random() < 0.5:
                pool.give_back(draw.choice(list(pool.held.values())))
            else:
                pool.take()
        pool.is_small()
    return _with_a_rung(trial, function)


class _Pool:
    """The reader's pool. all: its buffers; held: those that are taken, by id; most: of them at a time."""

    def __init__(self, trial, function, make=lambda: torch.zeros(4)):  # equal buffers, but not the same one
        self.trial, self.most, self.all, self.held, self._make = trial, 0, [], {}, make
        functions = trial.call(function, self.make)
        trial.expect(isinstance(functions, (tuple, list)) and len(functions) == 2 and all(map(callable, functions)),
                     cause=f"the function returns two functions, take and give_back; it returned {functions!r}")
        self._take, self._give_back = functions

    def make(self):
        self.all.append(self._make())
        return self.all[-1]

    def is_small(self):
        self.trial.expect(len(self.all) <= self.most, f"{quantity(self.most, 'buffer')}, as many as were held at once",
                          f"{len(self.all)} were made", "a buffer that was given back is there for the next take: make one only if none is "
                          "free")

    def take(self):
        buffer = self.trial.call(self._take)
        number = next((i for i, candidate in enumerate(self.all) if candidate is buffer), None)
        self.trial.expect(number is not None, cause="take returns a buffer that `make` did not make: hand out the buffers themselves, no "
                          "copies of them")
        self.trial.expect(id(buffer) not in self.held, "a buffer that nobody holds", "one that was taken and not given back",
                          "two results in the same memory: the later call overwrites the earlier one's. How "
                          "many are held at once is the caller's affair", buffer=number)
        self.held[id(buffer)] = buffer
        self.most = max(self.most, len(self.held))
        return buffer

    def gives(self, buffer):
        """The error that give_back raises; None if it accepts the buffer."""
        try:
            self.trial.do(lambda: self._give_back(buffer), passing=(Exception,))
        except CheckFailed:
            raise
        except Exception as error:
            return error
        return None

    def give_back(self, buffer):
        error = self.gives(buffer)
        self.trial.expect(error is None, "a buffer that was taken is given back", f"{type(error).__name__}: {error}",
                          "tensors that are equal are not the same: compare with `is`, not with == or `in`"
                          if isinstance(error, RuntimeError) else "it was handed out by take, and not yet given back")
        del self.held[id(buffer)]

    def refuses(self, buffer, why):
        error = self.gives(buffer)
        self.trial.expect(isinstance(error, ValueError), "ValueError", *(("nothing: it was accepted", why) if error is None else
                                                                        (f"{type(error).__name__}: {error}",)))


def _with_a_rung(trial, function):
    """Runs no_overheads with the reader's pools in place of its own: three calls in flight, results in any order."""
    trial.case("in no_overheads on 2 ranks: 9 calls, 3 in flight, results taken in another order")
    with small(2) as node:
        comm = NoOverheads(node, "tiny", blocks=4)
        own = comm.outputs
        pools = [_Pool(trial, function, lambda i=i: own.make(i)) for i in range(2)]
        comm.outputs = SimpleNamespace(read=own.read, take=lambda i, num_tokens: pools[i].take(),
                                       give_back=lambda i, buffer: pools[i].give_back(buffer))
        for first in range(0, 9, 3):
            problems = [Problem.random("tiny", 2, 60 + first + i) for i in range(3)]
            calls = [comm.launch(problem) for problem in problems]
            for i in (1, 2, 0):
                try:
                    problems[i].check(comm.result(calls[i]))
                except MismatchError as error:
                    trial.fail(cause=f"a result was overwritten:\n{error}")
    return Table({"rank": [0, 1], "calls": [9, 9], "buffers made": [len(pool.all) for pool in pools],
                  "held at once": [pool.most for pool in pools]}, title="the last case", label="counted")
