"""Open exercises: inputs that are drawn when the check runs, and a score beside a target and the least possible."""

import functools
import os
import random
import secrets
from typing import Any

from .score import goal_card


class Scored:
    """The part of a trial that scores. It has a name, and `fail` and `remark`, from its subclass."""

    name: str
    fail: Any
    remark: Any

    def __init__(self, seed: int | None):
        self._seed, self._drawn = seed, False

    @functools.cached_property
    def seed(self) -> int:
        """The seed of the scored inputs: the caller's, that of A2A_DRAW, with which the stored outputs were made, or a new one."""
        self._drawn = True
        if self._seed is not None:
            return self._seed
        return int(os.environ["A2A_DRAW"]) if os.environ.get("A2A_DRAW") else secrets.randbits(20)

    @functools.cached_property
    def draw(self) -> random.Random:
        """Draws the scored inputs."""
        return random.Random(self.seed)

    def goal(self, yours: float, target: float, least: float, *, unit: str, label: str, idea: str, note: str = "",
             attained: bool = True):
        """The card of an open exercise (less is better). Above the target a pass gets a remark; below the least it fails. attained: whether
        an answer is known that reaches `least`; otherwise the card calls it a bound."""
        if yours < least * (1 - 1e-9):
            self.fail(expected=f"{least:.6g} {unit}, the least possible, or more", got=f"{yours:.6g} {unit}",
                      cause="less is not possible: the answer does a part of its work where nobody counts")
        if yours > target:
            self.remark(f"right, and {yours:.4g} {unit}; the target is {target:.4g}. {idea}")
        if self._drawn:
            note += f"; drawn with seed {self.seed}, and check.{self.name}(..., seed={self.seed}) draws the same again"
        return goal_card(yours, target, least, unit=unit, label=label, note=note, attained=attained)
