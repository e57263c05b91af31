"""Checks of lesson 07, one flag per token. The reader's kernel runs as a part of token_flags; see `rung.Rung`."""

from __future__ import annotations

from .lesson07_counts import count_calls
from .lesson07_recv import take_token
from .lesson07_send import send_token
from .lesson07_sum import sum_replies

__all__ = ["count_calls", "send_token", "sum_replies", "take_token"]
