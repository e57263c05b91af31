"""Checks of lesson 08, less work, better shaped."""

from __future__ import annotations

from .lesson08_deal import spread_rows
from .lesson08_fuse import fuse_expert
from .lesson08_roles import take_roles

__all__ = ["fuse_expert", "spread_rows", "take_roles"]
