"""Checks of lesson 06, one flag per pair of ranks. The reader's kernel runs as part of rank_flags; see `rung.Rung`."""

from __future__ import annotations

from .lesson06_take import share_sources, take_source
from .lesson06_tell import tell_peers

__all__ = ["share_sources", "take_source", "tell_peers"]
