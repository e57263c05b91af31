"""Checks of lesson 09, overheads."""

from __future__ import annotations

from .lesson09_counters import next_call
from .lesson09_group import heap_with_group
from .lesson09_outputs import output_pool
from .lesson09_time import caller_time

__all__ = ["caller_time", "heap_with_group", "next_call", "output_pool"]
