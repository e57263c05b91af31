"""The kernels of align & sort broken on purpose, by rung."""
from __future__ import annotations

from ..rungs.variants import Variant

VARIANTS: dict[str, tuple[Variant, ...]] = {}
