"""What is not waited for has not happened: write-backs, invalidations, registers behind vmcnt and lgkmcnt."""
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
def test_fences_that_are_waited_for(memory):
    assert hand_over(memory, seeds=20) == (0, set())


@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx"])
@pytest.mark.parametrize("fences", [{"release": "buffer_wbl2 sc0 sc1"}, {"release": "s_waitcnt vmcnt(0)\\n\\tbuffer_wbl2 sc0 sc1"},
                                    {"release": "buffer_wbl2 sc0 sc1\\n\\ts_waitcnt vmcnt(1)"},
                                    {"acquire": "buffer_inv sc0 sc1\\n\\ts_waitcnt vmcnt(0)"}], ids=lambda f: str(*f.values()))
def test_a_fence_without_its_wait_orders_nothing(memory, fences):
    assert hand_over(memory, **fences)[1] == {"missing s_waitcnt vmcnt(0)"}


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
    (values,), found = run(text, memory, races=races)
    return values, {race.why.partition(":")[0] for race in found}


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
