"""Loads of a wave write a register in the order of issue, even if no wait separates them: clang relies on it."""
import itertools

import pytest
import torch

import a2a_lib as a2a

HEAD = """#include <hip/hip_runtime.h>
#define LDS(p) (unsigned)(size_t)(__attribute__((address_space(3))) int*)(p)
#define SCRATCH(p) (unsigned)(size_t)(__attribute__((address_space(5))) int*)(p)
"""
KERNEL = """
extern "C" __global__ __launch_bounds__(64) void NAME(const long* first, int* second, int* out) {
  const int t = blockIdx.x * 64 + threadIdx.x;
  __shared__ volatile int box[64];
  volatile int mine[1] = {t + 4000};
  box[threadIdx.x] = t + 3000;
  int low, high;
  asm volatile("v_mov_b32 v10, -1\\n v_mov_b32 v11, -1\\n v_lshlrev_b32 v12, 3, %8\\n s_mov_b64 s[20:21], %7\\n"
               "s_mov_b32 s22, -1\\n s_mov_b32 s23, 0x20000\\n s_waitcnt vmcnt(0) lgkmcnt(0)\\n CODE\\n"
               "s_waitcnt vmcnt(0) lgkmcnt(0)\\n v_mov_b32 %0, v10\\n v_mov_b32 %1, v11"
               : "=&v"(low), "=&v"(high)
               : "v"(first + t), "v"(second + t), "v"(2l), "v"(LDS(box + threadIdx.x)),
                 "v"(SCRATCH(mine)), "s"(first), "v"(t)
               : "memory", "v10", "v11", "v12", "s20", "s21", "s22", "s23");
  out[2 * t] = low, out[2 * t + 1] = high;
}"""
BLOCKS = 8
T = torch.arange(BLOCKS * 64, dtype=torch.int32)
FIRST, SECOND = T.long() + (7 << 32), T + 5000  # the words of FIRST: T and 7
PAIR, WORD = "global_load_dwordx2 v[10:11], %2, off", "global_load_dword v11, %3, off"
LDS = "ds_read_b32 v11, %5"
HALF = "s_mov_b64 s[20:21], exec\\n s_mov_b32 exec_hi, 0\\n CODE\\n s_mov_b64 exec, s[20:21]"
# Instructions without a wait between them: v10 and v11 afterwards.
CASES = [
    ((PAIR, WORD), T, SECOND),
    ((PAIR + " sc0 sc1", WORD), T, SECOND),  # an atomic load
    ((PAIR + " sc1", WORD + " sc0 sc1"), T, SECOND),
    ((WORD + " sc0 sc1", PAIR), T, 7),
    ((PAIR + " sc1", "global_load_dword v10, %3, off", WORD), SECOND, SECOND),
    (("flat_load_dwordx2 v[10:11], %2 sc0 sc1", "flat_load_dword v11, %3"), T, SECOND),
    ((PAIR + " sc1", "scratch_load_dword v11, %6, off"), T, T + 4000),
    ((PAIR + " sc1", "global_atomic_swap v11, %3, %8, off sc0"), T, SECOND),
    (("global_atomic_add_x2 v[10:11], %2, %4, off sc0", WORD), T, SECOND),
    (("v_mov_b32 v11, 2\\n buffer_atomic_add v11, v12, s[20:23], 0 offen sc0", WORD), -1, SECOND),
    ((PAIR + " sc1", HALF.replace("CODE", WORD)), T, torch.where(T % 64 < 32, SECOND, 7)),
    ((PAIR + " sc1", "global_load_short_d16_hi v11, %3, off"), T, (SECOND << 16) + 7),
    (("global_load_short_d16_hi v11, %3, off", "global_load_short_d16 v11, %2, off"), -1, (SECOND << 16) + T),
    (("ds_read2_b32 v[10:11], %5 offset1:0", LDS), T + 3000, T + 3000),
    (("ds_bpermute_b32 v11, %8, %8", LDS), -1, T + 3000),
]


@pytest.mark.parametrize("races", [False, True])
@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx", "cpx"])
def test_the_later_load_has_the_register(memory, races):
    """Own and peer's memory, with and without stalls."""
    text = HEAD + "".join(
        KERNEL.replace("NAME", f"f{i}").replace("CODE", "\\n ".join(code)) for i, (code, *_) in enumerate(CASES))
    wrong = set()
    with a2a.Node(2, name="small", memory=memory, races=races) as node:
        module, out = node.load(text, name="overlap.hip"), node.ranks[0].zeros((len(T), 2), torch.int32, "out")
        own = [[rank.zeros(T.shape, kind, name) for rank in node.ranks[:2]]
               for kind, name in ((torch.int64, "first"), (torch.int32, "second"))]
        at = [(near, node.ranks[0].open(far.ipc_handle(), far.shape, far.dtype, far.name)) for near, far in own]
        for stalls in (False, True):
            node.stall(stalls)
            for i, (code, low, high) in enumerate(CASES):
                for first, second in itertools.product(range(2), repeat=2):
                    own[0][first].host()[:], own[1][second].host()[:] = FIRST, SECOND
                    node.ranks[0].launch(module[f"f{i}"], BLOCKS, 64, at[0][first], at[1][second], out)
                    node.synchronize()
                    got = out.to_torch()
                    if not ((got[:, 0] == low) & (got[:, 1] == high)).all():
                        wrong.add((code, f"peer's first: {first}, second: {second}"))
        assert not wrong and not node.races


def test_clang_overlaps_a_load_with_an_unused_half():
    """Clang loads the other value into the unused half of the first."""
    text = """#include "a2a/a2a.h"
extern "C" __global__ void f(const uint64_t* pairs, const int* values, int* out) {
  const int low = (int)a2a::load_relaxed<a2a::Scope::system>(pairs + threadIdx.x);
  const int value = values[threadIdx.x];
  out[2 * threadIdx.x] = low, out[2 * threadIdx.x + 1] = value;
}"""
    with a2a.Node(1, name="small") as node:
        pairs, values, out = (node.ranks[0].zeros((n,), kind, name) for n, kind, name in (
            (64, torch.int64, "pairs"), (64, torch.int32, "values"), (128, torch.int32, "out")))
        pairs.host()[:], values.host()[:] = FIRST[:64], SECOND[:64]
        node.ranks[0].launch(node.load(text, name="half.hip").f, 1, 64, pairs, values, out)
        assert out.to_torch().reshape(64, 2).tolist() == [[t, t + 5000] for t in range(64)]
