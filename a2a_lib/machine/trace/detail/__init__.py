"""The detail record: every memory access of a small run with its values, and the content of each cache after it.

    node = a2a.Node(2, name="small", memory="strict", detail=True)
    ...                               # a small kernel; recording changes neither values nor times
    node.detail                       # a `Detail`: moments in order, and the state of all copies after each

It exists on simulated nodes only, in a memory mode other than "ideal". In mode ideal, plain accesses take effect at
once and are not recorded. The event record holds events between ranks; the detail record holds the places of each
value.

Each step is one record of 88 bytes (`STEP`). `data` and `bytes` point into one blob of bytes. The meaning of a step
depends on its kind:

| kind | at `time` | data |
|---|---|---|
| issue | a store leaves its wave | the values of a run of adjacent lanes |
| at_l2 | the store is in the L2 of its own XCD | the same |
| at_home | as a write-through it has arrived: in home memory, or at agent scope in `level` | the same |
| load | a load was served by `level`; it left at `issued` | the values returned |
| rmw | a read-modify-write took effect at `level` (memory or own L2) | the new value |
| write_back, written_back | `buffer_wbl2` was issued; has written the L2's dirty bytes back | none |
| invalidate | `buffer_inv` took effect | none |
| start, end | of a kernel on `rank`: caches are emptied, dirty bytes written back | none |
| copy | a cache (level, rank, xcd, cu) now holds this of a line | 128 bytes and three masks of 16; nothing: empty |
| home | home memory of a line is now | the bytes of the line |

The masks mark the bytes that a copy holds, the dirty ones, and those in flight to home memory. A `home` with op -2 is a
line's content at its first use. `op` is the same for all steps of one instruction. The agent level is no piece of
hardware. In mode strict, an agent-scope action reaches no further than this level, which lies between a GPU's L2s and a
peer's memory (`sim/memory/model.h`). `scope`: 0 wave, 1 workgroup, 2 agent, 3 system, from sc1 and sc0.
"""

from .detail import Detail
from .steps import ISSUE, LOAD, RMW, STEP, WRITE_BACK

__all__ = ["ISSUE", "LOAD", "RMW", "STEP", "WRITE_BACK", "Detail"]
