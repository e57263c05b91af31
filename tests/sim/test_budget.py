"""A kernel without an end: it ends after a budget in seconds of this machine's time, says where its waves are, and shows
meanwhile, to who watches, that it goes on."""
import io
import re
import time

import pytest
import torch

from a2a_lib import cli
from a2a_lib.errors import BudgetError, ConfigError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.config import max_seconds
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.runtime import sim
from a2a_lib.machine.runtime.watch import Watch, progress_text
from a2a_lib.progress_bar import Line, Progress

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

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
        with pytest.raises(BudgetError) as error:
            node.synchronize()
        rank = node.ranks[0]
        again = rank.zeros((64,), torch.int32)  # the node goes on
        rank.launch(module.short_one, 1, 64, again)
        assert again.host().tolist() == [7] * 64
        return str(error.value)


@pytest.mark.parametrize("kernel, line", [("in_registers", 4), ("in_memory", 8)])
@pytest.mark.parametrize("how", [{}, {"memory": "strict"}, {"threads": 2}], ids=str)
def test_ends_after_seconds(kernel, line, how):
    text = end_of(kernel, max_seconds=0.3, **how)
    assert text.startswith("no end in sight: 0.3 s of this machine's time since the host began to wait (max_seconds)\n")
    assert re.search(r"\n  at [\d.]+ us simulated \d+ waves have not ended:\n", text), text
    assert re.search(rf"rank \d, kernel {kernel}, block \d, wave \d, endless.hip:{line} ", text), text


def test_the_text_says_where_all_waves_are():
    text = end_of("some_at_the_barrier", grid=1000, max_instructions=200_000)
    assert text.startswith("no end in sight: 200000 wave instructions since the host began to wait (max_instructions)\n")
    assert re.search(r"\n  \d+ at one place, for example rank 0, kernel some_at_the_barrier, block 0, wave 1, "
                     r"endless.hip:12 \(s_barrier\), at a barrier", text), text
    assert re.search(r"wave 0, endless.hip:11 ", text), text
    assert re.search(r"rank 1, kernel some_at_the_barrier: \d+ of 1000 blocks have not started", text), text


def test_the_seconds_are_of_one_wait():
    """Several waits together take longer than the budget, but each is shorter."""
    with Node(1, name="small", max_seconds=0.4) as node:
        rank, module = node.ranks[0], node.load(SOURCE)
        numbers, end = rank.zeros((64,), torch.int32), time.monotonic() + 0.8
        while time.monotonic() < end:
            rank.launch(module.short_one, 1, 64, numbers)
            rank.synchronize()


def test_where_the_budget_comes_from(monkeypatch):
    monkeypatch.delenv("A2A_MAX_SECONDS", raising=False)
    assert max_seconds(None) == 600
    monkeypatch.setenv("A2A_MAX_SECONDS", "1.5")
    assert max_seconds(None) == 1.5 and max_seconds(7) == 7
    monkeypatch.setenv("A2A_MAX_SECONDS", "soon")
    with pytest.raises(ConfigError, match="A2A_MAX_SECONDS is 'soon'"):
        Node(1)
    for bad in (0, -1, float("nan"), "3", True, 1e10):
        with pytest.raises(ConfigError, match="max_seconds="):
            Node(1, max_seconds=bad)


def test_the_commands_option(monkeypatch, capsys):
    monkeypatch.setenv("A2A_MAX_SECONDS", "500")
    seen = []
    monkeypatch.setattr("a2a_lib.cli.run.run", lambda args: seen.append(max_seconds(None)) or 0)
    assert cli.main(["run", "token_flags", "--max-seconds", "2.5"]) == 0
    assert seen == [2.5] and max_seconds(None) == 500
    with pytest.raises(SystemExit):
        cli.main(["run", "token_flags", "--max-seconds", "0"])
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


def test_no_line_where_nobody_watches():
    nobody = io.StringIO()
    line = Line(nobody)
    assert not line.watched
    line.show("something")
    line.clear()
    assert not nobody.getvalue()


def test_no_line_through_a_bar():
    screen = Terminal()
    bar, line = Progress(3, screen), Line(screen)
    line.show("something")
    bar.close()
    assert "something" not in screen.getvalue()
    line.show("something")
    assert "something" in screen.getvalue()


def test_the_pulse_beats():
    with Node(1, name="small", max_seconds=0.3) as node:
        rank, module = node.ranks[0], node.load(SOURCE)
        rank.launch(module.in_memory, 1, 64, rank.zeros((64,), torch.int32))
        with pytest.raises(BudgetError):
            node.synchronize()
        instructions, ps = node.runtime.library.pulse()
        assert instructions > 1000 and ps > 1_000_000
        assert re.match(r"simulated node: 2 s of at most 0.3, \d+ million", progress_text(node.runtime.library, 2))


STORES = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void put(World world, int* flags, int* stop) {
  while (true) store_relaxed<Scope::system>(world.at(flags, 1 - world.rank) + threadIdx.x, world.rank);
}
extern "C" __global__ void put_two(World world, int* flags, int* stop) {
  while (true) { ((volatile int*)flags)[threadIdx.x] = 1; atomicAdd(flags + 64 + threadIdx.x, 1); }
}
extern "C" __global__ void beat(World world, int* flags, int* stop) {  // until somebody says so
  while (load_relaxed<Scope::agent>(stop) == 0) store_relaxed<Scope::system>(flags + threadIdx.x, 2);
}
"""


@pytest.mark.parametrize("kernel, ends", [("put", True), ("put_two", True), ("beat", False)])
def test_stores_without_end(kernel, ends):
    """The simulator recognizes an endless wave after some stores, because max_instructions stores take minutes."""
    limit = 1_500_000 if ends else 600_000
    with Node(2, name="small", max_instructions=limit) as node:
        heap = SymmetricHeap(node, 1 << 12)
        flags = heap.alloc("flags", (128,), torch.int32)
        module, rank = node.load(STORES, name="stores.hip"), node.ranks[1]
        rank.launch(module[kernel], 1, 64, heap.world(rank, 1), flags[1], rank.zeros((128,), torch.int32, "stop"))
        with pytest.raises(BudgetError) as error:
            node.synchronize()
    report = error.value.report
    if ends:
        assert (report["limit"], report["most"], report["by"]["symbol"]) == ("stores", 65536, "flags")
        assert report["by"]["wave"] == 0 and report["by"]["line"] == {"put": 4, "put_two": 7}[kernel]
        assert str(error.value).startswith(
            "no end in sight: a wave stored 65536 times where it had stored before, and read nothing in between\n  flags[")
    else:
        assert report["limit"] == "max_instructions"


@pytest.mark.parametrize("loop", ["while (*flag == 0) ++n;", "while (*flag == 0 && wall_clock64() - began < 100000000) {}",
                                  "while (*flag == 0 && n < 100000000) { __builtin_amdgcn_s_sleep(1); ++n; }",
                                  "while (atomicCAS((int*)flag, 5, 6) != 5) ++n;"])
def test_a_bounded_wait_names_what_it_waits_for(loop):
    """Each loop changes a register besides. The report has the word, its value and who set it last."""
    text = """#include <hip/hip_runtime.h>
extern "C" __global__ void f(volatile int* flag, int* out) {
  int n = 0;
  const long long began = wall_clock64();
  LOOP
  out[0] = n + (int)began;
}""".replace("LOOP", loop)
    with Node(1, name="small", max_seconds=0.3) as node:
        flag, out = (node.ranks[0].zeros((1,), torch.int32, name) for name in ("flag", "out"))
        node.ranks[0].launch(node.load(text, name="bounded.hip").f, 1, 64, flag, out)
        with pytest.raises(BudgetError) as error:
            node.synchronize()
    assert re.search(r"kernel f, block 0, wave 0, bounded.hip:5.*\n +waits since [\d.]+ us on flag\[0\] = 0 \(no rank has set it\)",
                     str(error.value)), error.value
