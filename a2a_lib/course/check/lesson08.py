"""Checks of lesson 08."""

from .lesson08_fuse import fuse_expert
from .lesson08_roles import take_roles

__all__ = ["fuse_expert", "take_roles"]
