"""`token_flags`: one flag per token, both ways (token_flags.hip)."""
from __future__ import annotations

from . import tables
from .hip import HipAllToAll


class TokenFlags(HipAllToAll):
    """HIP all-to-all with one release flag per token. No block waits for another of its own rank, so any number of
    blocks is safe. Arguments and errors: those of `HipRung`."""

    name = "token_flags"
    idea = "one flag per token both ways; one block sends the counts while the others send tokens"
    stages = (*tables.DISPATCH, tables.EXPERT, *tables.COMBINE)
    buffers = (*tables.SLOTS, tables.SEND_SLOTS, tables.RECV_COUNT, tables.EXPERT_COUNT, tables.EXPERT_X, tables.EXPERT_Y,
               tables.EXPERT_ORIGIN)
