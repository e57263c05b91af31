"""One checked call of a rung on a fresh node, which is closed afterwards, so that little memory stays in use.

    run = a2a.once("token_flags", problem)      # its outputs are checked
    run.trace.stages(), run.rows_per_wave(0)
"""
from collections.abc import Iterable
from dataclasses import dataclass, field

import torch

from ..kernels import families
from ..kernels.all_to_all.hip import rows_per_wave
from ..machine.trace import Trace


@dataclass(frozen=True)
class Once:
    """rung: its name. trace: of the call. module: its kernels, to show. kept: {buffer: one tensor per rank}."""

    rung: str
    trace: Trace
    module: object
    kept: dict[str, list[torch.Tensor]] = field(default_factory=dict)

    def rows_per_wave(self, rank: int) -> list[int]:
        """As `HipAllToAll.rows_per_wave`."""
        return rows_per_wave(self.trace, rank)


def once(rung, problem, *, seed: int = 0, keep: Iterable[str] = (), **options) -> Once:
    """One call of `rung` (a class or a name) on a fresh simulated node of as many GPUs as the problem has ranks.

    seed: of the schedule. keep: names of buffers to copy. options: of the rung. The largest shape takes about a
    gigabyte while it runs, and frees it. Raises MismatchError for a wrong answer, and the rung's errors.
    """
    from ..machine.node import Node

    kind = families.find(rung)
    with Node(problem.world_size, seed=seed, target="sim") as node:
        comm = kind(node, problem.shape, **options)
        comm.check(problem, comm(problem))
        kept = {name: [own[name].to_torch() for own in comm.local] for name in keep}
        run = Once(comm.name, comm.trace, getattr(comm, "module", None), kept)
        del comm  # before the node: memory freed after the node's stays with the process
    return run
