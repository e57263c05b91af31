"""`profiled`: token_flags with events inside combine_send (profiled.hip)."""
from __future__ import annotations

from ...machine.node.profile import Profile
from .hip import HipAllToAll
from .token_flags import TokenFlags

EVENTS = 4  # of a row: start and stop of it, and of its flag
TAGS = ["row", "flag"]  # in the order of the kernels' enum


class Profiled(HipAllToAll):
    """token_flags whose combine_send records each row that it sends, and its flag; stages and memory are token_flags'.

    `trace` has a `user` record for each (tags "row" and "flag", id: the flat token), so that one file shows the insides
    of all ranks' kernels. There is room for the events of one call: of calls in flight the later ones may lose some,
    and `trace` then says so (ProfileError). Arguments and errors: those of `HipRung`. Not measured with the other
    rungs: it does what token_flags does, and recording costs time.

    profile: its `Profile`. source: with the kernel `combine_send`.
    """

    name = "profiled"
    idea = "token_flags with events recorded inside a kernel, one Perfetto file for all ranks"
    measured = False
    takes_from = ("token_flags",)
    stages = TokenFlags.stages
    buffers = TokenFlags.buffers

    def __init__(self, node=None, shape=None, **options):
        super().__init__(node, shape, **options)
        places = self.local_experts * self.world_size * self.shape.max_tokens
        per_wave = -(-places // (self.blocks * self.waves))  # rows that a wave sends at most
        self.profile = Profile(node, self.module, tags=TAGS, capacity=EVENTS * per_wave, blocks=self.blocks,
                               waves=self.waves)

    def __call__(self, problem):
        self.profile.clear()
        return super().__call__(problem)

    def dispatch(self, problem):
        self.profile.clear()
        return super().dispatch(problem)

    @property
    def trace(self):
        """The records since the latest call began, events of the kernels included: a `Trace`."""
        base = super().trace
        if self._failed:
            return base
        trace = self.profile.trace(base)
        trace.again = base.again
        return trace
