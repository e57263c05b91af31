"""Loops over a row as a warp of 32 lanes runs them, on a simulated wave of 64: only half of its lanes work.

The first five rungs do an expert's work and their sums in loops with the same text for both GPUs: 16 bytes per lane and
trip, or four times that. A warp has half as many lanes as a wave, so it makes twice as many trips, and each trip waits
for memory once. The time of a rung on an NVIDIA GPU is compared with a simulation that makes as many trips. Row copies,
and the sums from varlen on, have code of their own for NVIDIA (device/a2a/alltoall_cuda.h) and stay as they are.
"""
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.variants import Variant

_EXPERT = ("    for (int c = lane_id(); c < chunks; c += WAVE) {\n",
           "    if (lane_id() < 32) for (int c = lane_id(); c < chunks; c += 32) {\n")
_SUM_OF_A_TOKEN = (
    ("for (int c = 0; c < chunks; c += TILE * WAVE) {", "for (int c = 0; c < chunks; c += TILE * 32) {"),
    ("if (c + i * WAVE + lane < chunks) h[i] = row[i * WAVE];",
     "if (lane < 32 && c + i * 32 + lane < chunks) h[i] = row[i * 32];"),
    ("if (c + i * WAVE + lane < chunks) ((Half8*)out)[(int64_t)token * chunks + c + i * WAVE + lane] = h;",
     "if (lane < 32 && c + i * 32 + lane < chunks) ((Half8*)out)[(int64_t)token * chunks + c + i * 32 + lane] = h;"))
_SUM_OF_A_TILE = (
    ("tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE)", "tiles = (chunks + TILE * 32 - 1) / (TILE * 32)"),
    ("int(item % tiles) * TILE * WAVE + lane", "int(item % tiles) * TILE * 32 + lane"),
    ("if (c + i * WAVE < chunks) h[i] = row[c + i * WAVE];",
     "if (lane < 32 && c + i * 32 < chunks) h[i] = row[c + i * 32];"),
    ("if (c + i * WAVE < chunks) ((Half8*)out)[item / tiles * chunks + c + i * WAVE] = h;",
     "if (lane < 32 && c + i * 32 < chunks) ((Half8*)out)[item / tiles * chunks + c + i * 32] = h;"))
_EXPERT_OF_TILES = (
    ("for (int c = lane_id(); c < chunks; c += TILE * WAVE) {",
     "if (lane_id() < 32) for (int c = lane_id(); c < chunks; c += TILE * 32) {"),
    ("const int to = c + i * WAVE;", "const int to = c + i * 32;"),
    ("if (c + i * WAVE < chunks) out[c + i * WAVE] = h[i];", "if (c + i * 32 < chunks) out[c + i * 32] = h[i];"))
_WHY = "a row's loops by half of the lanes"
FILES = {name: Variant("half-waves", _WHY, changes)
         for name, changes in {"rank_flags": (_EXPERT, *_SUM_OF_A_TOKEN), "token_flags": (_EXPERT, *_SUM_OF_A_TOKEN),
                               "active_tokens": _SUM_OF_A_TILE,
                               "fused_combine": (*_EXPERT_OF_TILES, *_SUM_OF_A_TILE)}.items()}
# rung: {kernel with such a loop: file of the kernel}
KERNELS = {"rank_flags": {"expert": "rank_flags", "combine_recv": "rank_flags"},
           "token_flags": {"expert": "token_flags", "combine_recv": "token_flags"},
           "active_tokens": {"expert": "token_flags", "combine": "active_tokens"},
           "fused_combine": {"combine": "fused_combine"}, "no_overheads": {"combine": "fused_combine"}}


def halve(comm: HipRung) -> None:
    """Makes the rung launch these kernels, if it has any. Raises MutationError if a loop is not in its file any
    more."""
    for kernel, file in KERNELS.get(comm.name, {}).items():
        text = FILES[file].apply(comm.SOURCE.with_name(f"{file}.hip").read_text(encoding="utf-8"))
        comm.use(kernel, comm.node.load(text, name=f"{file}-half-waves.hip")[kernel])
