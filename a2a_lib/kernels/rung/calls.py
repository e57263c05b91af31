"""Parts of a rung's call: its stages, its inputs and output, and where outputs come from."""
import weakref
from dataclasses import dataclass

import torch

ROLES = ("dispatch", "expert", "combine", "call")  # of stages, in this order; a rung may fuse the experts' work into
#                                                    combine, or all three into one launch, the call


@dataclass(frozen=True)
class Stage:
    """One kernel of a call.

    kernel       its name
    arguments    names of what it gets, separated by blanks: world and shape (a2a/world.h), buffers of the rung, and
                 the inputs and the output of the call
    role         one of ROLES
    groups       number of block roles; the grid has groups * blocks blocks
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
    """One call. epoch: its number, 0 before it begins. Lists with an item per driven rank. inputs: its inputs and
    output by name. buffers: the buffer of the output. rows: the rows of its output. outputs: the result of the call,
    None until it was read."""

    def __init__(self, epoch: int = 0):
        self.epoch, self.inputs, self.buffers, self.rows = epoch, [], [], []
        self.outputs: list | None = None

    def again(self) -> "Call":
        """A call with the same input and output, and no epoch."""
        call = Call()
        call.inputs, call.buffers, call.rows = self.inputs, self.buffers, self.rows
        return call

    def forget_outputs(self) -> None:
        """Lets go of the output's buffers."""
        self.buffers.clear()
        for inputs in self.inputs:
            inputs.pop("out", None)


class NewOutputs:
    """Outputs of a rung that asks the runtime for memory in every call."""

    def __init__(self, rung):
        self.ranks, self.rung = rung.node.ranks, weakref.proxy(rung)  # a rung's memory is freed when nobody holds the rung

    def take(self, i: int, rows: int):
        """A buffer for the output of a call on the i-th driven rank: at least `rows` rows of it."""
        return self.ranks[i].empty(*self.rung.output_extents(rows), "out")

    def give_back(self, i: int, buffer) -> None:
        """The output of a call was taken, or nobody wants it."""

    def read(self, call: Call) -> list[torch.Tensor]:
        """The output of a call that is done, copied from the ranks: one CPU tensor per driven rank, of the shape and dtype
        that `HipRung.output_extents` says."""
        return [inputs["out"].to_torch() for inputs in call.inputs]


class KeptOutputs(NewOutputs):
    """Outputs of a rung that allocates nothing between calls: later calls use a buffer again once its result was taken.
    One is there before the first call. free: per driven rank, buffers that no call uses."""

    def __init__(self, rung):
        super().__init__(rung)
        self.free = [[self.make(i)] for i in range(len(self.ranks))]

    def make(self, i: int):
        """A new buffer of the i-th driven rank, for any call."""
        return self.ranks[i].empty(*self.rung.output_extents(None), "out")

    def take(self, i: int, rows: int):
        return self.free[i].pop() if self.free[i] else self.make(i)

    def give_back(self, i: int, buffer) -> None:
        self.free[i].append(buffer)
