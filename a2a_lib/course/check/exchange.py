"""An all-to-all that explains its errors: one thread per rank, in step, every split compared with its partner.

Real processes answer to a wrong split with a hang, an abort or rows that were never written (lesson 03). Here each
exchange waits until every rank is in it, compares all of them, and only then moves anything.
"""

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import torch

from ...plurals import quantity


class ExchangeError(Exception):
    """The ranks do not agree. rank: the first rank that the text names."""

    def __init__(self, text: str, rank: int):
        super().__init__(text)
        self.rank = rank


class _Ended(BaseException):
    """Another rank failed, so this one stops. The reader's `except Exception` does not catch it."""


class _Dist:
    """Stands in for torch.distributed in a rank's function."""

    def __init__(self, meeting: "_Meeting", rank: int):
        self._meeting, self._rank = meeting, rank

    def get_rank(self) -> int:
        return self._rank

    def get_world_size(self) -> int:
        return len(self._meeting.calls)

    def all_to_all_single(self, output, input, output_split_sizes=None, input_split_sizes=None) -> None:
        """Like torch.distributed's: piece d of input (input_split_sizes[d] rows) goes to rank d; pieces arrive by
        source."""
        self._meeting.enter(self._rank, (output, input, output_split_sizes, input_split_sizes))

    def __getattr__(self, name):
        raise AttributeError("this exercise needs all_to_all_single, get_rank and get_world_size of torch.distributed; "
                             f"it has no {name}")


class _Meeting:
    """All ranks meet in each exchange. A rank that has returned enters once more, without a call."""

    def __init__(self, world: int):
        self.calls: list[tuple | None] = [None] * world
        self.rounds = 0
        self.problem: Exception | None = None
        self._barrier = threading.Barrier(world, self._settle)

    def enter(self, rank: int, call: tuple | None) -> None:
        self.calls[rank] = call
        try:
            self._barrier.wait()
        except threading.BrokenBarrierError:
            raise _Ended from None

    def _settle(self) -> None:
        """Moves the data. Fails, which breaks the barrier, if the ranks do not agree or some have returned."""
        gone = [rank for rank, call in enumerate(self.calls) if call is None]
        waiting = [rank for rank, call in enumerate(self.calls) if call is not None]
        try:
            if gone and waiting:
                rounds = quantity(self.rounds, "exchange") if self.rounds else "no exchange"
                raise ExchangeError(f"rank {gone[0]} returned after {rounds}, and rank {waiting[0]} waits in exchange {self.rounds + 1} "
                                    "for ever: every rank takes part in every exchange, also one that has nothing to send", gone[0])
            _exchange([_checked(rank, self.calls[rank], len(self.calls)) for rank in waiting], self.rounds + 1)
        except ExchangeError as error:
            self.problem = error
            raise threading.BrokenBarrierError from None
        self.rounds += 1


def _checked(rank: int, call: tuple, world: int) -> tuple:
    def expect(right: bool, text: str) -> None:
        if not right:
            raise ExchangeError(f"rank {rank}: {text}", rank)

    output, source, *both = call
    for i, (name, tensor, splits) in enumerate((("output", output, both[0]), ("input", source, both[1]))):
        expect(isinstance(tensor, torch.Tensor) and tensor.ndim > 0, f"{name} is no tensor with rows")
        rows = len(tensor)
        if splits is None:
            expect(rows % world == 0, f"without splits, the {rows} rows of {name} are cut into {world} equal pieces, which they are no "
                   "multiple of")
            splits = [rows // world] * world
        expect(not isinstance(splits, torch.Tensor), f"the {name}'s splits are a tensor; all_to_all_single wants a list of Python "
               "numbers, on the host (.tolist())")
        both[i] = splits = [int(n) for n in splits]
        expect(len(splits) == world, f"{len(splits)} splits of {name} for {quantity(world, 'rank')}: one per rank")
        expect(sum(splits) == rows and min(splits) >= 0, f"the splits of {name}, {splits}, do not add up to its {rows} rows")
    return output, source, *both


def _exchange(calls: list[tuple], number: int) -> None:
    for rank, (output, source, recvs, _) in enumerate(calls):
        for peer, (_, theirs, _, sends) in enumerate(calls):
            if recvs[peer] != sends[rank]:
                raise ExchangeError(f"exchange {number}: rank {rank} expects {recvs[peer]} rows from rank {peer}, "
                                    f"which sends it {sends[rank]}", rank)
            if output.dtype != theirs.dtype or output.shape[1:] != theirs.shape[1:]:
                raise ExchangeError(f"exchange {number}: rank {rank} expects rows {list(output.shape[1:])} "
                                    f"{output.dtype}, rank {peer} sends {list(theirs.shape[1:])} {theirs.dtype}", rank)
    pieces = [source.split(sends) for _, source, _, sends in calls]
    for rank, (output, *_) in enumerate(calls):
        output.copy_(torch.cat([pieces[peer][rank] for peer in range(len(calls))]))


def run_ranks(world_size: int, function: Callable[[Any, int], Any]) -> list:
    """Runs function(dist, rank) on every rank at once and returns the results. Raises the error of the lowest rank that
    failed: an ExchangeError, or what the function raised."""
    meeting = _Meeting(world_size)
    results: list[Any] = [None] * world_size
    errors: dict[int, Exception] = {}

    def run_rank(rank: int) -> None:
        with suppress(_Ended):
            try:
                results[rank] = function(_Dist(meeting, rank), rank)
            except Exception as error:  # an error of the reader's code; raised again below
                errors[rank] = error
            except SystemExit:  # counts as a return
                pass
            meeting.enter(rank, None)

    threads = [threading.Thread(target=run_rank, args=(rank,), daemon=True) for rank in range(world_size)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for error in (*(errors[rank] for rank in sorted(errors)), meeting.problem):
        if error is not None:
            raise error
    return results
