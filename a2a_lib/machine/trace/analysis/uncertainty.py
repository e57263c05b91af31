"""The range of a simulated time due to the uncertain constants of its clock."""
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....plurals import quantity
from ...sim import spreads
from ..records import Tables


@dataclass(frozen=True)
class Uncertainty:
    """A time with the range due to the uncertain constants of its clock.

    us         the time itself, as the trace has it
    low, high  least and greatest time of the draws, us; us lies between them
    draws      the times of all draws, us, in their order
    drawn      names of the constants that were drawn; seed: of the draws; label: the trace's

    The range covers the constants alone. It covers neither the parts of the machine that the clock does not model
    (`a2a_lib/machine/sim/README.md` names them) nor other schedules (`Node(seed=)`).
    """

    us: float
    low: float
    high: float
    draws: tuple[float, ...]
    drawn: tuple[str, ...]
    seed: int
    label: str

    def __repr__(self) -> str:
        return (f"{self.us:,.1f} us, {self.low:,.1f} to {self.high:,.1f} in {quantity(len(self.draws), 'draw')} of "
                f"{quantity(len(self.drawn), 'constant')}; {self.label}")


def uncertainty(trace: Tables, draws: int, seed: int, names: Iterable[str] | None, of: Callable[[Any], float],
                again: Callable[[Mapping[str, float]], Any] | None) -> Uncertainty:
    """See `Trace.uncertainty`."""
    if trace.meta.get("target", "sim") != "sim" or not trace.meta.get("preset"):
        raise ValueError(f"only a simulated time depends on constants of a clock; this one is {trace.label}")
    if again is None:
        raise ValueError("this trace does not know how its run is repeated: take the `trace` of a rung after a call, or "
                         "give again=, a function of {constant: value} that repeats the run on node.twin()(constants) "
                         "and returns its trace")
    # Constants that the node was given are known.
    fixed = trace.meta.get("constants", {})
    sets = [{name: value for name, value in drawn.items() if name not in fixed}
            for drawn in spreads.draw(trace.meta["preset"], draws, seed, names)]
    # A fresh node starts with cold caches, which this run may not have done: only the ratio counts.
    base, us = float(of(again({}))), float(of(trace))
    if not base > 0:
        raise ValueError(f"the repeated run took {base} us: nothing to compare with")
    times = np.array([float(of(again(constants))) for constants in sets]) * (us / base)
    return Uncertainty(us, min(us, float(times.min())), max(us, float(times.max())), tuple(times.tolist()),
                       tuple(sets[0]), seed, trace.label)
