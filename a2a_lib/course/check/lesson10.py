"""Checks of lesson 10, seeing inside a kernel."""

from .lesson10_deal import deal_out
from .lesson10_events import record_waits

__all__ = ["deal_out", "record_waits"]
