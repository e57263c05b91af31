"""The family `all_to_all`: the ladder of lessons 03 to 11 and 13 behind one interface (`AllToAll`).

`rungs` maps the name of a rung to its class and imports it when asked: `rungs["sorted"]`. The classes are attributes
of this package too: `alltoall.Sorted`. A rung made of kernels has them in NAME.hip, its class in in_slots.py or in_places.py,
and its variants in variants.py. Its line in family.py makes it known.
"""

from typing import TYPE_CHECKING

from ..rung.family import lazily
from .choose import name_of
from .family import FAMILY

if TYPE_CHECKING:
    from .interface import AllToAll

CLASSES = {kind: module[1:] for module, _, kind in (line.partition(":") for line in FAMILY.registry.values())}  # class -> its module
rungs = FAMILY.rungs


def measured() -> list[str]:
    """The rungs that are steps of the ladder, compared and timed with one another."""
    return [name for name in rungs if rungs[name].measured]


def best(shape, node, *, fp8: bool = False, **options) -> "AllToAll":
    """The fastest rung at a shape (or the name of one) on a node, made, with its own grid (see choose.py). Its sums are
    rounded as prereduced.hip says. fp8: rows may also be rounded to e4m3 for dispatch (fp8_rows.hip), where that is
    faster. The error is at most a sixteenth of a value; `comm.check` knows the bound. options: of `HipRung`."""
    return rungs[name_of(shape, node.target, fp8, node.world_size)](node, shape, **options)


def __dir__():
    return [*globals(), *CLASSES]


__getattr__ = lazily(__name__, {"AllToAll": "interface"} | CLASSES)  # imported when first used, because they import PyTorch
__all__ = ["AllToAll", "best", "measured", "rungs", *CLASSES]
