"""The kernels of `ExpertParallel` broken on purpose."""
from __future__ import annotations

from ..rungs.variants import Variant

VARIANTS: tuple[Variant, ...] = ()
