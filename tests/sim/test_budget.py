"""A kernel without an end: it ends after a budget in seconds of this machine's time, says where its waves are, and shows
meanwhile, to who watches, that it goes on."""
import io
import re
import time

import pytest
import torch

from a2a_lib import cli
from a2a_lib.errors import BudgetError, ConfigError, DeadlockError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.config import max_seconds
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.runtime.watch import Watch, progress_text
from a2a_lib.progress_bar import Line, Progress

SOURCE = """#include "a2a/a2a.h"
extern "C" __global__ void in_registers(int* p) {
  unsigned x = threadIdx.x;
  while (x != 0xffffffff) asm volatile("v_and_b32 %0, 0xff, %0" : "+v"(x));
  p[0] = 1;
}
extern "C" __global__ void in_memory(int* p) {
  while (*(volatile int*)p == 0) atomicAdd(p + 1, 1);
}
extern "C" __global__ void some_at_the_barrier(int* p) {
  if (threadIdx.x < 64) while (*(volatile int*)p == 0) atomicAdd(p + 1, 1);
  __syncthreads();
  p[0] = 2;
}
extern "C" __global__ void short_one(int* p) { p[threadIdx.x] = 7; }
"""


def end_of(kernel, grid=2, **limits):
    with Node(2, name="small", **limits) as node:
        module = node.load(SOURCE, name="endless.hip")
        for rank in node.ranks:
            rank.launch(module[kernel], grid, 128, rank.zeros((64,), torch.int32, "numbers"))
        error = pytest.raises(BudgetError, node.synchronize)
        rank = node.ranks[0]
        again = rank.zeros((64,), torch.int32)  # the node goes on
        rank.launch(module.short_one, 1, 64, again)
        assert again.host().tolist() == [7] * 64
        return str(error.value)


@pytest.mark.parametrize("kernel, line", [("in_registers", 4), ("in_memory", 8)])
@pytest.mark.parametrize("options", [{}, {"memory": "strict"}, {"threads": 2}], ids=str)
def test_ends_after_seconds(kernel, line, options):
    text = end_of(kernel, max_seconds=0.1, **options)
    assert text.startswith("no end in sight: 0.1 s of this machine's time since the host began to wait (max_seconds)\n")
    assert re.search(r"\n  at [\d.]+ us simulated \d+ waves have not ended:\n", text), text
    assert re.search(rf"rank \d, kernel {kernel}, block \d, wave \d, endless.hip:{line} ", text), text


def test_the_text_says_where_all_waves_are():
    text = end_of("some_at_the_barrier", grid=1000, max_instructions=200_000)
    assert text.startswith("no end in sight: 200000 wave instructions since the host began to wait (max_instructions)\n")
    assert re.search(r"\n  \d+ at one place, for example rank 0, kernel some_at_the_barrier, block 0, wave 1, "
                     r"endless.hip:12 \(s_barrier\), at a barrier", text), text
    assert re.search(r"wave 0, endless.hip:11 ", text), text
    assert re.search(r"rank 1, kernel some_at_the_barrier: \d+ of 1000 blocks have not started", text), text


def test_the_seconds_are_of_one_wait_and_the_pulse_beats():
    """Several waits together take longer than the budget, but each is shorter."""
    with Node(1, name="small", max_seconds=0.4) as node:
        rank, module = node.ranks[0], node.load(SOURCE)
        numbers, end = rank.zeros((64,), torch.int32), time.monotonic() + 0.8
        while time.monotonic() < end:
            rank.launch(module.short_one, 1, 64, numbers)
            rank.synchronize()
    with Node(1, name="small", max_seconds=0.3) as node:
        rank, module = node.ranks[0], node.load(SOURCE)
        rank.launch(module.in_memory, 1, 64, rank.zeros((64,), torch.int32))
        pytest.raises(BudgetError, node.synchronize)
        instructions, ps = node.runtime.library.pulse()
        assert instructions > 1000 and ps > 1_000_000
        assert re.match(r"simulated node: 2 s of at most 0.3, \d+ million", progress_text(node.runtime.library, 2))


def test_where_the_budget_comes_from_and_the_commands_option(monkeypatch, capsys):
    monkeypatch.delenv("A2A_MAX_SECONDS", raising=False)
    assert max_seconds(None) == 600
    monkeypatch.setenv("A2A_MAX_SECONDS", "1.5")
    assert max_seconds(None) == 1.5 and max_seconds(7) == 7
    monkeypatch.setenv("A2A_MAX_SECONDS", "soon")
    pytest.raises(ConfigError, Node, 1).match("A2A_MAX_SECONDS is 'soon'")
    monkeypatch.setenv("A2A_MAX_SECONDS", "500")
    seen = []
    monkeypatch.setattr("a2a_lib.cli.run.run", lambda args: seen.append(max_seconds(None)) or 0)
    assert cli.main(["run", "token_flags", "--max-seconds", "2.5"]) == 0
    assert seen == [2.5] and max_seconds(None) == 500
    pytest.raises(SystemExit, cli.main, ["run", "token_flags", "--max-seconds", "0"])
    assert "0 is no number of seconds above 0" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Slow:
    max_seconds = 60

    def pulse(self):
        return 12_000_000, 3_400_000_000


def test_a_long_call_shows_a_line_that_goes_with_it():
    screen = Terminal()
    watch = Watch(lambda: Line(screen), patience=0.05, every=0.02)
    watch.begin(Slow())
    end = time.monotonic() + 20
    while "simulated" not in screen.getvalue() and time.monotonic() < end:
        time.sleep(0.01)
    watch.end()
    shown = screen.getvalue()
    assert "\rsimulated node: 0 s of at most 60, 12 million wave instructions, at 3,400 us simulated" in shown
    assert shown.endswith("\r\033[K")
    time.sleep(0.1)
    assert screen.getvalue() == shown  # nothing after the call
    watch.begin(Slow())
    watch.end()
    assert screen.getvalue() == shown  # nor for a short one


def test_no_line_where_nobody_watches_nor_through_a_bar():
    nobody = io.StringIO()
    line = Line(nobody)
    assert not line.watched
    line.show("something")
    line.clear()
    assert not nobody.getvalue()
    screen = Terminal()
    bar, line = Progress(3, screen), Line(screen)
    line.show("something")
    bar.close()
    assert "something" not in screen.getvalue()
    line.show("something")
    assert "something" in screen.getvalue()


STORES = r"""#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void loop(World world, int* flags, int* other, int step, int n) {
  while (true) store_relaxed<Scope::system>(world.at(flags, 1 - world.rank) + threadIdx.x, world.rank);
}
extern "C" __global__ void counts(World world, int* flags, int* other, int step, int n) {
  for (unsigned i = threadIdx.x; ; ++i) flags[i & 127] = other[i & 63];
}
extern "C" __global__ void looks(World world, int* flags, int* other, int step, int n) {
  while (true) ((volatile int*)flags)[threadIdx.x] = ((volatile int*)other)[threadIdx.x];
}
extern "C" __global__ void registers(World world, int* flags, int* other, int step, int n) {
  float x = threadIdx.x;
  while (true) asm volatile("v_add_f32 %0, 1.0, %0" : "+v"(x));
}
extern "C" __global__ void repeats(World world, int* flags, int* other, int step, int n) {
  for (int row = 0; row < n; row += step) {
    for (int i = threadIdx.x; i < 128; i += 64) flags[i] = other[i];
    if (threadIdx.x == 0) __hip_atomic_store(flags, row + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
  }
}
extern "C" __global__ void grows(World world, int* flags, int* other, int step, int n) {
  for (unsigned i = 0; i != 4000000000u; ++i) ((volatile int*)flags)[threadIdx.x] = i;
}
extern "C" __global__ void beat(World world, int* flags, int* other, int step, int n) {  // until somebody says so
  while (load_relaxed<Scope::agent>(other) == 0) store_relaxed<Scope::system>(flags + threadIdx.x, 2);
}
extern "C" __global__ void again(World world, int* flags, int* other, int step, int n) {  // as a benchmark may do
  for (int i = 0; i < 3000; ++i) ((volatile int*)flags)[threadIdx.x] = 1;
}
extern "C" __global__ void serves(World world, int* flags, int* other, int step, int n) {
  for (int i = 1; ; ++i) {
    while (load_relaxed<Scope::agent>(other) < i) {}
    for (int k = 0; k < 4; ++k) flags[threadIdx.x] = i;
    store_relaxed<Scope::agent>(other + 1, i);
  }
}
extern "C" __global__ void echoes(World world, int* flags, int* other, int step, int n) {
  while (true) store_relaxed<Scope::agent>(other + 1, load_relaxed<Scope::agent>(other));
}
extern "C" __global__ void hoists(World world, int* flags, int* other, int step, int n) {  // clang hoists the outer loop's condition
  for (int i = 1; ; ++i) {
    while (load_relaxed<Scope::agent>(other) > i) {}
    for (int k = 0; k < 4; ++k) flags[threadIdx.x] = i;
    store_relaxed<Scope::agent>(other + 1, i);
  }
}
extern "C" __global__ void twice(World world, int* flags, int* other, int step, int n) {  // the second time for ever
  #pragma nounroll
  for (long i = 0; i < n; ++i) {
    load_relaxed<Scope::agent>(other);
    for (int k = 1; k < 16; ++k) ((volatile int*)flags)[threadIdx.x] = k;
    asm volatile("s_mov_b64 vcc, %2\n ever: global_store_dword %0, %1, off\n s_mov_b64 vcc, vcc\n s_cbranch_vccnz ever"
                 :: "v"(flags), "v"(step), "s"(i) : "vcc", "memory");
  }
}
extern "C" __global__ void down(World world, int* flags, int* other, int step, int n) {  // the loop itself changes its condition
  asm volatile("s_mov_b64 s[20:21], 40\n more: global_store_dword %0, %1, off\n s_sub_u32 s20, s20, 1\n s_mov_b64 vcc, s[20:21]\n"
               "s_cbranch_vccnz more" :: "v"(flags), "v"(step) : "s20", "s21", "vcc", "scc", "memory");
}
extern "C" __global__ void asks(int* other, int times) {
  for (int i = 1; i <= times; ++i) {
    store_relaxed<Scope::agent>(other, i);
    while (load_relaxed<Scope::agent>(other + 1) < i) {}
  }
}
"""


def stored(kernel, grid=1, limit=10_000_000, step=0, n=3, **options):
    """The report of a kernel's BudgetError, or None if it ended."""
    with Node(2, name="small", max_instructions=limit, **options) as node:
        heap = SymmetricHeap(node, 1 << 12)
        flags = heap.alloc("flags", (128,), torch.int32)
        module, rank = node.load(STORES, name="stores.hip"), node.ranks[1]
        rank.launch(module[kernel], grid, 64, heap.world(rank, 1), flags[1], rank.zeros((128,), torch.int32, "other"), step, n)
        try:
            node.synchronize()
        except BudgetError as error:
            return error.report | {"text": str(error)}
    return None


@pytest.mark.parametrize("kernel, line, limit, most", [
    ("loop", 4, "loop", 16), ("counts", 7, "loop", 16), ("looks", 10, "loop", 4096), ("registers", 14, "turns", 65536),
    ("repeats", 18, "repeats", None), ("grows", 23, "stores", 65536), ("echoes", 39, "loop", 4096), ("hoists", 42, "loop", 4096),
    ("twice", 53, "loop", 16)])
def test_stores_without_end(kernel, line, limit, most):
    """The simulator recognizes an endless wave after some stores, because max_instructions stores take minutes."""
    report = stored(kernel)
    assert report["limit"] == limit and (report["most"] == most if most else report["most"] < 1000), report["text"]
    assert report["by"]["wave"] == 0 and abs(report["by"]["line"] - line) <= (kernel == "repeats"), report["text"]
    assert f"stores.hip:{report['by']['line']}" in report["text"].split("\n")[1]
    assert limit == "turns" or report["by"]["symbol"] in ("flags", "other")


@pytest.mark.parametrize("kernel", ["loop", pytest.param("counts", marks=pytest.mark.soak), "repeats"])
def test_many_waves_without_end_are_found_as_soon(kernel):
    assert stored(kernel, grid=16, memory="strict", races=True)["limit"] in ("loop", "repeats")


def test_long_loops_that_end_are_none_of_these():
    assert stored("again") is None and stored("repeats", step=1) is None
    assert stored("twice", n=1) is None and stored("down") is None
    assert stored("beat", limit=100_000)["limit"] == "max_instructions"


@pytest.mark.parametrize("server", ["serves", "echoes"])
def test_a_kernel_without_an_end_may_serve_others(server):
    with Node(1, name="small") as node:
        rank, module = node.ranks[0], node.load(STORES, name="stores.hip")
        heap = SymmetricHeap(node, 1 << 12)
        flags, other, stream = (*(rank.zeros((128,), torch.int32) for _ in "ab"), rank.stream())
        rank.launch(module[server], 1, 64, heap.world(rank, 1), flags, other, 0, 0, stream=rank.stream())
        rank.launch(module.asks, 1, 1, other, 3000, stream=stream)
        stream.synchronize()


BOUNDED = """
extern "C" __global__ void NAME(volatile int* flag, int* out) {
  int n = 0;
  const long long began = wall_clock64(), cycles = clock64();
  LOOP
  if (threadIdx.x == 0) { out[0] = n; out[1] = (wall_clock64() - began) / 100; }
}"""
LATE = """
extern "C" __global__ void late(volatile int* flag) {
  const long long began = wall_clock64();
  while (wall_clock64() - began < 100000) {}
  *flag = 1;
}"""
LOOPS = {"count": "while (*flag == 0) ++n;", "counted": "while (*flag == 0 && n < 3000000) ++n;",
         "equal": "do if (*flag) break; while (++n != 3000000);", "down": "n = 3000000; while (*flag == 0 && --n > 0) {}",
         "clock": "while (*flag == 0 && wall_clock64() - began < 200000000) {}",
         "cycles": "while (*flag == 0 && clock64() - cycles < 5000000000ll) {}",
         "sleep": "while (*flag == 0 && n < 3000000) { __builtin_amdgcn_s_sleep(1); ++n; }",
         "compare": "while (atomicCAS((int*)flag, 5, 6) != 5) ++n;",
         "float": "{ float x = 0; while (*flag == 0 && x < 1e6f) x += 1.0f; n = x; }",
         "signed": "while (*flag == 0 && n < 2000000000) n += 700;",
         "minutes": "while (*flag == 0 && n <= 2147483640) n += 7;",
         "unsigned": "{ unsigned m = 0; while (*flag == 0 && m < 3000000000u) m += 7; n = m / 10; }",
         "below": "n = -2000000000; while (*flag == 0 && n < 2000000000) n += 900;"}
WAITS = "#include <hip/hip_runtime.h>" + "".join(BOUNDED.replace("NAME", f"f_{loop}").replace("LOOP", text)
                                                 for loop, text in LOOPS.items()) + LATE


def bounded(loop, opt="-O3", late=False, peer=0, **options):
    """(out[0], out[1]) of a kernel that waits in that loop. late: the flag is set after 1 ms. peer: 1 if it lies there."""
    with Node(1 + peer, name="small", max_seconds=30, max_instructions=4_000_000, **options) as node:
        rank, module = node.ranks[0], node.load(WAITS, name="bounded.hip", opt=opt)
        home, out, heap = node.ranks[peer], rank.zeros((2,), torch.int32), SymmetricHeap(node, 1 << 12)
        flags = heap.alloc("flag", (1,), torch.int32)
        heap.zero_()
        rank.launch(module[f"f_{loop}"], 1, 64, heap.translate(flags[0], peer), out)
        if late:
            home.launch(module.late, 1, 1, flags[peer], stream=home.stream())
        node.synchronize()
        return out.to_torch().tolist()


@pytest.mark.parametrize("options", [{}, {"memory": "strict"}, {"peer": 1, "threads": 2}])
@pytest.mark.parametrize("opt", ["-O3", "-O0"])
def test_a_wait_that_counts_is_a_deadlock(opt, options):
    """It never ends, whatever it changes in registers and scratch besides."""
    for loop in ("count", "compare"):
        error = pytest.raises(DeadlockError, bounded, loop, opt, **options)
        place = f"kernel f_{loop}, block 0, wave 0, bounded.hip:{5 + 6 * list(LOOPS).index(loop)}"
        assert re.search(place + r".*\n +waits since [\d.]+ us on flag\[0\](?: of rank 1)? = 0 \(no rank has set it\)",
                         str(error.value)), error.value


@pytest.mark.parametrize("opt", ["-O3", "-O0"])
@pytest.mark.parametrize("loop, end, us", [("counted", 3_000_000, None), ("equal", 3_000_000, None), ("down", 0, None),
                                           ("clock", 0, 2_000_000), ("cycles", 0, None), ("sleep", 3_000_000, None),
                                           ("signed", 2_000_000_100, None), ("below", 2_000_000_500, None),
                                           ("minutes", 2_147_483_646, "minutes"), ("unsigned", 300_000_000, "minutes")])
def test_time_jumps_to_the_bound_of_a_wait(loop, end, us, opt):
    """Seconds or minutes of simulated time pass within 4 million instructions, and the loop ends where it would have ended."""
    number, took = bounded(loop, opt)
    assert number == end
    assert us == "minutes" or 100_000 < took < 5_000_000 and (us is None or us <= took <= us + 2)


@pytest.mark.parametrize("loop, opt", [("count", "-O3"), ("counted", "-O3"), ("sleep", "-O3"), ("float", "-O3"), ("float", "-O0")])
@pytest.mark.parametrize("options", [{}, {"peer": 1, "threads": 2}])
def test_a_wait_that_counts_sees_its_flag(loop, opt, options):
    """When it would have seen it. The rounds that it did not make are counted."""
    number, took = bounded(loop, opt, late=True, **options)
    assert 1000 <= took <= 1010
    assert 500 < number < 50_000
    assert bounded(loop, opt, late=True, **options) == [number, took]
