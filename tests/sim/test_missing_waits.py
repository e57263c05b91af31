"""What is not waited for has not happened: write-backs, invalidations, registers behind vmcnt and lgkmcnt. Loads of a wave write a
register in the order of issue, even if no wait separates them: clang relies on it."""
import itertools

import pytest
import torch

import a2a_lib as a2a

KERNEL = """#include <hip/hip_runtime.h>
extern "C" __global__ __launch_bounds__(64) void f(int* data, int* flag, int* out, int role) {
  const int t = threadIdx.x;
  if (role == 0) {
    data[2 * t] = 7;
    if (t == 0) asm volatile("RELEASE\\n\\tglobal_store_dword %0, %1, off sc0 sc1" :: "v"(flag), "v"(1) : "memory");
    for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(100);
  } else {
    int seen, old = data[2 * t + 1];  // the L1 and L2 now have the line
    asm volatile("s_waitcnt vmcnt(0)" :: "v"(old));
    do asm volatile("global_load_dword %0, %1, off sc0 sc1\\n\\tACQUIRE" : "=&v"(seen) : "v"(flag) : "memory"); while (!seen);
    out[t] = data[2 * t];
  }
}"""
RELEASE = "buffer_wbl2 sc0 sc1\\n\\ts_waitcnt vmcnt(0)"
ACQUIRE = "s_waitcnt vmcnt(0)\\n\\tbuffer_inv sc0 sc1"


def hand_over(memory, release=RELEASE, acquire=ACQUIRE, seeds=1, races=True):
    """(wrong schedules, causes of races) of a row that rank 0 writes to rank 1's memory."""
    with a2a.Node(2, name="small", memory=memory, races=races) as node:
        module = node.load(KERNEL.replace("RELEASE", release).replace("ACQUIRE", acquire), name="hand_over.hip")
        data, flag, out = (node.ranks[1].zeros((128,), torch.int32, name) for name in ("data", "flag", "out"))
        peers = [node.ranks[0].open(b.ipc_handle(), b.shape, b.dtype, name)
                 for b, name in ((data, "data"), (flag, "flag"), (out, "out"))]
        wrong = 0
        for seed in range(seeds):
            node.reseed(seed)
            for buffer in (data, flag, out):
                buffer.host()[:] = 0
            node.ranks[0].launch(module.f, 1, 64, *peers, 0)
            node.ranks[1].launch(module.f, 1, 64, data, flag, out, 1)
            node.synchronize()
            wrong += bool((out.to_torch()[:64] != 7).any())
        return wrong, {race.why.partition(":")[0] for race in node.races}


@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx"])
@pytest.mark.parametrize("fences", [{"release": "buffer_wbl2 sc0 sc1"}, {"release": "s_waitcnt vmcnt(0)\\n\\tbuffer_wbl2 sc0 sc1"},
                                    {"release": "buffer_wbl2 sc0 sc1\\n\\ts_waitcnt vmcnt(1)"},
                                    {"acquire": "buffer_inv sc0 sc1\\n\\ts_waitcnt vmcnt(0)"}], ids=lambda f: str(*f.values()))
def test_a_fence_without_its_wait_orders_nothing(memory, fences):
    assert hand_over(memory, **fences)[1] == {"missing s_waitcnt vmcnt(0)"}
    assert hand_over(memory, seeds=20) == (0, set()), "fences that are waited for"


@pytest.mark.parametrize("memory", ["strict", "hw-spx"])
def test_the_flag_overtakes_a_write_back_without_a_wait(memory):
    wrong, _ = hand_over(memory, release="buffer_wbl2 sc0 sc1", seeds=40, races=False)
    assert 1 <= wrong < 40


def run(text, memory, threads=64, seeds=1, races=False):
    """(the first values of out for each schedule, the races) of a kernel f(const int* x, int* out). x: 7, 8, then 7 everywhere."""
    with a2a.Node(1, name="small", memory=memory, races=races) as node:
        x, out = (node.ranks[0].zeros((256,), torch.int32, name) for name in ("x", "out"))
        x.host()[:], x.host()[1] = 7, 8
        kernel, values = node.load("#include <hip/hip_runtime.h>\n" + text, name="f.hip").f, []
        for seed in range(seeds):
            node.reseed(seed)
            node.ranks[0].launch(kernel, 1, threads, x, out)
            values.append(out.to_torch()[:threads].tolist())
        return values, list(node.races)


COUNTED = """extern "C" __global__ __launch_bounds__(64) void f(const int* x, int* out) {
  int value = -1;
  const int* at = x + 2 + threadIdx.x;
  int copy;
  asm volatile("global_load_dword %1, %2, off\\n\\tBETWEEN\\n\\ts_waitcnt vmcnt(N)\\n\\tv_mov_b32 %0, %1\\n\\ts_waitcnt vmcnt(0)"
               : "=&v"(copy), "+v"(value) : "v"(at) : "memory");
  out[threadIdx.x] = copy;
}"""


@pytest.mark.parametrize("memory", ["strict", "hw-spx"])
@pytest.mark.parametrize("between, enough", [("s_nop 0", 0), ("buffer_inv sc1", 1), ("buffer_inv sc1\\n\\tbuffer_inv sc1", 2)])
def test_vmcnt_counts_invalidations(memory, between, enough):
    """The result is right after the weakest wait that covers the load. One weaker leaves the old register, unless a second
    invalidation gives the load time."""
    for most, value in ((enough, 7), (enough + 1, -1 if enough < 2 else 7)):
        text = COUNTED.replace("BETWEEN", between).replace("N)", f"{most})")
        assert run(text, memory, seeds=4)[0] == [[value] * 64] * 4, most


# ---- lgkmcnt: registers, and LDS over s_barrier

REGISTERS = """extern "C" __global__ __launch_bounds__(64) void f(const int* x, int* out) {
  __shared__ int box[128];
  const int t = threadIdx.x;
  box[t] = t + 100, box[64 + t] = t + 200;
  __syncthreads();
  unsigned at = 4 * t + (unsigned)(unsigned long)(__attribute__((address_space(3))) int*)box;
  int copy, first = -1, second = -1;
  asm volatile("FIRST\\n\\tSECOND\\n\\ts_waitcnt lgkmcnt(N)\\n\\tv_mov_b32 %0, NAMED\\n\\ts_waitcnt lgkmcnt(0)"
               : "=&v"(copy), "+KIND"(first), "+KIND"(second) : "v"(at), "s"(x) : "memory");
  out[t] = copy;
}"""
FORMS = {"LDS": ("v", "ds_read_b32 %1, %3", "ds_read_b32 %2, %3 offset:256", [100 + t for t in range(64)],
                 [200 + t for t in range(64)]),
         "lanes": ("v", "ds_bpermute_b32 %1, %3, %3", "ds_swizzle_b32 %2, %3 offset:swizzle(SWAP,1)", None, None),
         "scalar": ("s", "s_load_dword %1, %4, 0x0", "s_load_dword %2, %4, 0x4", [7] * 64, [8] * 64)}


def register(memory, form, most, named, races=False):
    """(values of out, causes of races) of one register after s_waitcnt lgkmcnt(most), with two loads in flight before it."""
    kind, first, second, *_ = FORMS[form]
    text = REGISTERS
    for old, new in (("FIRST", first), ("SECOND", second), ("lgkmcnt(N)", f"lgkmcnt({most})"), ("NAMED", named), ("KIND", kind)):
        text = text.replace(old, new)
    (values,), reported_races = run(text, memory, races=races)
    return values, {race.why.partition(":")[0] for race in reported_races}


@pytest.mark.parametrize("memory", ["strict", "hw-spx"])
@pytest.mark.parametrize("form, most, first, second", [
    ("LDS", 0, True, True), ("LDS", 1, True, False), ("LDS", 2, False, False), ("scalar", 0, True, True),
    ("scalar", 1, False, False), ("lanes", 1, True, False)])
def test_lgkmcnt_counts(memory, form, most, first, second):
    """LDS instructions complete in order, scalar loads in any. What is not complete leaves the register as it was."""
    for named, complete, right in (("%1", first, FORMS[form][3]), ("%2", second, FORMS[form][4])):
        values, _ = register(memory, form, most, named)
        assert (values == right or right is None and -1 not in values) if complete else set(values) == {-1}, named


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_a_missing_wait_is_named(memory):
    for form, most, named, missing in (("LDS", 1, "%1", False), ("LDS", 1, "%2", True), ("scalar", 1, "%1", True),
                                       ("scalar", 0, "%1", False), ("lanes", 2, "%1", True)):
        assert register(memory, form, most, named, races=True)[1] == ({"missing s_waitcnt lgkmcnt"} if missing else set())
    for most in (0, 1):
        races = run(COUNTED.replace("BETWEEN", "s_nop 0").replace("N)", f"{most})"), memory, races=True)[1]
        assert len(races) == most
    assert "missing s_waitcnt vmcnt" in races[0].why and races[0].symbol.startswith("register v")
    assert races[0].first.write and races[0].first.line == races[0].second.line


OVER_BARRIER = """extern "C" __global__ __launch_bounds__(256) void f(const int*, int* out) {
  __shared__ int box[256];
  const int t = threadIdx.x, other = (t + 64) % 256;
  box[t] = -1;
  __syncthreads();
  unsigned base = (unsigned)(unsigned long)(__attribute__((address_space(3))) int*)box, mine = base + 4 * t, his = base + 4 * other;
  int got = -2;
  asm volatile("CODE" : "+v"(got) : "v"(mine), "v"(his), "v"(t) : "memory");
  out[t] = got;
}"""
WROTE = "ds_write_b32 %1, %3\\n\\tWAIT\\n\\ts_barrier\\n\\tds_read_b32 %0, %2\\n\\ts_waitcnt lgkmcnt(0)"
READ = "ds_read_b32 %0, %2\\n\\tWAIT\\n\\ts_barrier\\n\\tds_write_b32 %1, %3\\n\\ts_waitcnt lgkmcnt(0)"
PING_PONG = "ds_read_b32 %0, %2\\n\\t" * 23 + READ  # Triton 3.6, of a matmul of 8 waves: 24 loads, then s_barrier


@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx"])
@pytest.mark.parametrize("code", [WROTE, READ, PING_PONG], ids=["store", "load", "24 loads"])
def test_lds_in_flight_over_a_barrier(memory, code):
    """A wave that does not wait before s_barrier has not stored, or not read: Triton 3.6 emits the last (triton#11696)."""
    right = [(t + 64) % 256 if code is WROTE else -1 for t in range(256)]
    for wait, waits in (("s_waitcnt lgkmcnt(0)", True), ("s_waitcnt lgkmcnt(1)", False), ("s_nop 0", False)):
        values, races = run(OVER_BARRIER.replace("CODE", code.replace("WAIT", wait)), memory, 256, seeds=8, races=True)
        assert {race.symbol.partition("[")[0] for race in races} == (set() if waits else {"LDS"})
        assert (values == [right] * 8) == (waits or memory == "ideal")


@pytest.mark.parametrize("memory", ["strict", "hw-spx"])
def test_a_store_to_lds_that_nobody_waits_for_arrives(memory):
    """A wave polls LDS while the wave that has stored does something else."""
    text = """extern "C" __global__ __launch_bounds__(128) void f(const int*, int* out) {
  __shared__ volatile int box[2];
  if (threadIdx.x < 2) box[threadIdx.x] = 0;
  __syncthreads();
  const long long began = wall_clock64();
  if (threadIdx.x == 0) { box[0] = 5; for (int i = 0; i < 40; ++i) __builtin_amdgcn_s_sleep(100); }
  if (threadIdx.x == 64) { while (!box[0]) {} }
  if (threadIdx.x % 64 == 0) out[threadIdx.x / 64] = (int)(wall_clock64() - began);
}"""
    (stored, polled, *_), = run(text, memory, 128)[0]  # in units of 10 ns
    assert polled < 500 and stored > 10000


TWICE = """extern "C" __global__ __launch_bounds__(128) void f(const int*, int* out) {
  __shared__ int lds[256];
  if (threadIdx.x >= 64) return;
  int at = (int)(size_t)(__attribute__((address_space(3))) int*)lds + 4 * threadIdx.x, value = threadIdx.x + 1;
  asm volatile("ds_write2st64_b32 %1, %0, %0 offset1:1\\n\\tv_add_u32 %0, 100, %0\\n\\ts_waitcnt lgkmcnt(0)"
               : "+v"(value) : "v"(at) : "memory");
  out[threadIdx.x] = value;
  out[64 + threadIdx.x] = lds[threadIdx.x] + 1000 * lds[64 + threadIdx.x];
}"""


@pytest.mark.parametrize("memory, races", [("ideal", False), ("ideal", True), ("strict", False), ("strict", True)])
def test_a_register_that_an_lds_instruction_names_twice_keeps_its_later_value(memory, races):
    (values,), _ = run(TWICE, memory, 128, races=races)
    assert values == [*(t + 101 for t in range(64)), *(1001 * (t + 1) for t in range(64))]


# ---- loads in the order of issue

HEAD = """#include <hip/hip_runtime.h>
#define LDS(p) (unsigned)(size_t)(__attribute__((address_space(3))) int*)(p)
#define SCRATCH(p) (unsigned)(size_t)(__attribute__((address_space(5))) int*)(p)
"""
OVERLAP = """
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
        OVERLAP.replace("NAME", f"f{i}").replace("CODE", "\\n ".join(code)) for i, (code, *_) in enumerate(CASES))
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
