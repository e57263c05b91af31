"""What a call of a rung is made of: its stages, its inputs and output, and where outputs come from."""
from __future__ import annotations

from dataclasses import dataclass

import torch

ROLES = ("dispatch", "expert", "combine", "call")  # of stages, in this order; a rung may fuse the experts' work into
#                                                    combine, or all three into one launch, the call


@dataclass(frozen=True)
class Stage:
    """One kernel of a call.

    kernel       its name
    arguments    names of what it gets, separated by blanks: world and shape (a2a/world.h), buffers of the rung, and
                 x, topk_ids, topk_weights, out of the call
    role         one of ROLES
    groups       of blocks that do different things: a launch has so many times the rung's `blocks`
    cooperative  its blocks wait for one another, so that all of them must be resident: launched cooperatively, and
                 refused where they do not fit

    ValueError for another role.
    """

    kernel: str
    arguments: str
    role: str
    groups: int = 1
    cooperative: bool = False

    def __post_init__(self):
        if self.role not in ROLES:
            raise ValueError(f"stage {self.kernel}: its role is {self.role!r}, not one of {', '.join(ROLES)}")


class Call:
    """One call: its epoch (0: not begun); per driven rank its inputs and output by name, the buffer of the output, the
    number of tokens; once taken, its outputs."""

    def __init__(self, epoch: int = 0):
        self.epoch, self.inputs, self.buffers, self.tokens = epoch, [], [], []
        self.outputs: list[torch.Tensor] | None = None


class NewOutputs:
    """Outputs of a rung that asks the runtime for memory in every call."""

    def __init__(self, rung):
        self.ranks, self.shape = rung.node.ranks, rung.shape

    def take(self, i: int, num_tokens: int):
        """A buffer for the output of a call on the i-th driven rank: at least [num_tokens, dim] float16."""
        return self.ranks[i].empty((num_tokens, self.shape.dim), torch.float16, "out")

    def give_back(self, i: int, buffer) -> None:
        """The output of a call was taken, or nobody wants it."""

    def read(self, call: Call) -> list[torch.Tensor]:
        """The output of a call that is done, copied from the ranks: per driven rank [num_tokens, dim] float16."""
        return [inputs["out"].to_torch() for inputs in call.inputs]


class KeptOutputs(NewOutputs):
    """Outputs of a rung that allocates nothing between calls: later calls use a buffer again once its result was taken.
    One is there before the first call. free: per driven rank, buffers that no call uses."""

    def __init__(self, rung):
        super().__init__(rung)
        self.free = [[self.make(i)] for i in range(len(self.ranks))]

    def make(self, i: int):
        """A new buffer of the i-th driven rank, for any call: [max_tokens, dim] float16."""
        return self.ranks[i].empty((self.shape.max_tokens, self.shape.dim), torch.float16, "out")

    def take(self, i: int, num_tokens: int):
        return self.free[i].pop() if self.free[i] else self.make(i)

    def give_back(self, i: int, buffer) -> None:
        self.free[i].append(buffer)
