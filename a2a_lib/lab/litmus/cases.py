"""The litmus suite as data: the outcomes of lesson 05, one test each.

Sources: LLVM, AMDGPUUsage, "Memory Model gfx942" and the amdgpu driver (status D: documented); MrRoy09's MI300X cache
benchmarks (M: measured on hardware). Where both are silent, the model makes a choice (X). H: documented of the
hardware, and more than LLVM's memory model promises. What D alone says never happens, an axiomatic checker of LLVM's
model forbids too (tests/lab/axiomatic). In every name MP is message passing: thread 0 stores data x and then a flag y,
thread 1 waits for the flag and reads the data. Stale: it sees the flag and the old data.

Places: "0" is rank 0; "0.1" is its second XCD; "0.0.1" the second CU of its first XCD.
"""
from .message_passing import MESSAGE_PASSING
from .shapes import SHAPES

CASES = (*MESSAGE_PASSING, *SHAPES)
