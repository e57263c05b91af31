"""Words of 8 bytes, data beside its flag, that were overwritten before anybody read them: in words."""
from __future__ import annotations

from typing import Any

from .places import us

SHOWN_WORDS = 2


def lost_words(found: list[dict[str, Any]]) -> str:
    """What the simulator found (`SimLibrary.stalls`), "" for nothing: of each word who wrote it, who overwrote it, and who
    read the later value."""
    lines = [f"lost word: {word['symbol'] or 'unnamed memory'}[{word['index']}] of rank {word['home']} was overwritten before "
             f"anybody read it\n  written by {_side(word['first'])}\n  overwritten by {_side(word['second'])}\n"
             f"  then read by {_side(word['reader'])}" for word in found[:SHOWN_WORDS]]
    if (more := len(found) - SHOWN_WORDS) > 0:
        lines.append(f"and {more} more lost word{'s' if more > 1 else ''}")
    return "\n".join(lines)


def _side(side: dict[str, Any]) -> str:
    high, low = divmod(side["value"], 1 << 32)
    return (f"rank {side['rank']}, kernel {side['kernel']}, block {side['block']}, wave {side['wave']}, "
            f"{side['file'].rpartition('/')[2]}:{side['line']}, {high} << 32 | {low}, at {us(side['time'])}")
