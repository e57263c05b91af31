"""The text about words of 8 bytes (data and flag) that were overwritten before anybody had read them."""
from typing import Any

from .places import us

SHOWN_WORDS = 2


def lost_words(lost: list[dict[str, Any]]) -> str:
    """The text of the simulator's findings (`SimLibrary.stalls`), "" for none: for each word who wrote it, who
    overwrote it, and who read the later value."""
    lines = [f"lost word: {word['symbol'] or 'unnamed memory'}[{word['index']}] of rank {word['home']} was overwritten before "
             f"anybody read it\n  written by {_side(word['first'])}\n  overwritten by {_side(word['second'])}\n"
             f"  then read by {_side(word['reader'])}" for word in lost[:SHOWN_WORDS]]
    if (unlisted := len(lost) - SHOWN_WORDS) > 0:
        lines.append(f"and {unlisted} more lost word{'s' if unlisted > 1 else ''}")
    return "\n".join(lines)


def _side(side: dict[str, Any]) -> str:
    high, low = divmod(side["value"], 1 << 32)
    return (f"rank {side['rank']}, kernel {side['kernel']}, block {side['block']}, wave {side['wave']}, "
            f"{side['file'].rpartition('/')[2]}:{side['line']}, {high} << 32 | {low}, at {us(side['time'])}")
