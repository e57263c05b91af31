"""`Detail`: the steps of a run, their moments, and the state of all copies after each moment."""
from collections.abc import Iterator
from functools import cached_property

from . import copies, moments
from .steps import Steps


class Detail(Steps):
    """The detail record of a run. `Steps` describes its parts."""

    @cached_property
    def moments(self) -> list[copies.Moment]:
        """The events, one `Moment` per access and stage."""
        return moments.moments(self)

    def states(self) -> Iterator[copies.State]:
        """The state of all copies after each moment, one after the other (the same `copies.State`, updated)."""
        return copies.states(self, self.moments)

    def state(self, moment: int = -1) -> copies.State | None:
        """The `copies.State` after moment number `moment` (-1: the last)."""
        last, state = moment % max(1, len(self.moments)), None
        for number, state in enumerate(self.states()):
            if number == last:
                break
        return state
