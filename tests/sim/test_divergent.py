"""A __syncthreads() that not all threads of a block reach alike is reported with lines, waves and lanes; what the
documents allow is not."""
import pytest
import torch

from a2a_lib.errors import FaultError
from a2a_lib.machine.node import Node

SOURCE = """#include "a2a/a2a.h"
#define KERNEL extern "C" __global__ void
KERNEL rounds(int* p, const int* trips) {
  for (int i = 0; i < trips[threadIdx.x / 64]; ++i) {
    p[threadIdx.x] += i;
    __syncthreads();                                   // @loop
  }
}
KERNEL then_another(int* p, const int* trips) {
  for (int i = 0; i < trips[threadIdx.x / 64]; ++i) {
    p[threadIdx.x] += i;
    __syncthreads();                                   // @inner
  }
  p[threadIdx.x] += 1;
  __syncthreads();                                     // @after
}
KERNEL branches(int* p, const int* trips) {
  if (threadIdx.x < 64) {
    p[0] = 1;
    __syncthreads();                                   // @then
    p[1] = 2;
  } else {
    p[2] = 1;
    __syncthreads();                                   // @else
    p[3] = 2;
  }
}
KERNEL some_lanes(int* p, const int* trips) {
  if (threadIdx.x % 64 < 16 || threadIdx.x % 64 == 40) {
    p[threadIdx.x] = 1;
    __syncthreads();                                   // @some
  }
  p[threadIdx.x + 1] = 3;                              // @go_on
}
KERNEL lanes_of_a_loop(int* p, const int* trips) {
  for (int i = threadIdx.x; i < 72; i += 64) {
    p[i] = i;
    __syncthreads();                                   // @strided
  }
  p[threadIdx.x] += 1;                                 // @behind
}
// From here on all is fine.
KERNEL returned(int* p, const int* trips) {            // lanes 16 to 63 of wave 1, and waves 2 and 3
  if (threadIdx.x >= 80) return;
  p[threadIdx.x] += 1;
  __syncthreads();
  for (int i = 0; i < trips[0]; ++i) {
    p[threadIdx.x] += i;
    __syncthreads();
  }
  if (threadIdx.x >= 64) return;
  p[threadIdx.x] += 1;
  __syncthreads();
  p[threadIdx.x] += p[63 - threadIdx.x];
}
KERNEL alike(int* p, const int* trips) {
  for (int i = 0; i < trips[0]; ++i) {
    if (trips[i] % 2) __syncthreads();
    else {
      p[threadIdx.x] += 1;
      __syncthreads();
    }
    if (threadIdx.x % 3) p[threadIdx.x] += 2;
    __syncthreads();
  }
}
KERNEL counted(int* p, const int* trips) {             // s_barrier counts waves: those may take turns
  if (threadIdx.x < 64) __builtin_amdgcn_s_barrier();
  for (int i = 0; i < 4; ++i) {
    p[threadIdx.x] += i;
    __builtin_amdgcn_s_barrier();
  }
  if (threadIdx.x >= 64) __builtin_amdgcn_s_barrier();
}
KERNEL one_lane(int* p, const int* trips) {
  if (threadIdx.x == 0) __builtin_amdgcn_s_barrier();
  p[threadIdx.x] += 1;
}
"""
LINES = {mark: number for number, text in enumerate(SOURCE.splitlines(), 1) for mark in [text.partition("// @")[2]] if mark}


@pytest.fixture(scope="module", params=["-O3", "-O0"])
def module_of(request):
    with Node(1, name="small", max_instructions=200_000) as node:
        yield node, node.load(SOURCE, name="meet.hip", opt=request.param)


def run(module_of, kernel, block, trips=(3, 3, 3, 3)):
    node, module = module_of
    rank = node.ranks[0]
    p = rank.zeros((512,), torch.int32, "p")
    rank.launch(module[kernel], 2, block, p, rank.from_torch(torch.tensor(trips, dtype=torch.int32), "trips"))
    node.synchronize()


def fault(*arguments):
    with pytest.raises(FaultError) as raised:
        run(*arguments)
    report = raised.value.report
    assert (report["cause"], report["file"], report["mnemonic"]) == ("divergent_barrier", "meet.hip", "s_barrier")
    assert report["kernel"] == arguments[1] and report["block"][0] in (0, 1) and report["lane"] is None
    return report


def test_a_loop_that_waves_run_differently_often(module_of):
    report = fault(module_of, "rounds", 256, (3, 3, 4, 3))
    assert (report["how"], report["wave"], report["line"], report["times"]) == ("left", 2, LINES["loop"], 4)
    assert report["left"] == [{"wave": wave, "times": 3} for wave in (0, 1, 3)]
    assert f"wave 2 is at meet.hip:{LINES['loop']} for the 4th time, waves 0, 1, 3 left the kernel after 3" in report["text"]
    report = fault(module_of, "rounds", 256, (5, 2, 5, 1))
    assert report["left"] == [{"wave": 3, "times": 1}] and report["times"] == 2
    run(module_of, "rounds", 256)
    run(module_of, "rounds", 256, (0, 2, 0, 2))  # those without work never came to it


def test_waves_at_different_barriers(module_of):
    report = fault(module_of, "then_another", 256, (3, 3, 4, 3))
    places = {place["line"]: place["waves"] for place in report["places"]}
    assert report["how"] == "places" and set(places) == {LINES["inner"], LINES["after"]}
    assert places[LINES["inner"]] == [2] and set(places[LINES["after"]]) <= {0, 1, 3}
    report = fault(module_of, "branches", 128)
    assert {place["line"]: place["waves"] for place in report["places"]} == {LINES["then"]: [0], LINES["else"]: [1]}
    assert f"wave 1 of the block is at meet.hip:{LINES['else']}" in report["text"]


def test_lanes_that_go_around(module_of):
    report = fault(module_of, "some_lanes", 128)
    assert report["how"] == "lanes" and report["lanes"] == [*range(16, 40), *range(41, 64)]
    assert (report["line"], report["go_on"]["line"]) == (LINES["some"], LINES["go_on"])
    assert "lanes 16 to 39, 41 to 63 of wave" in report["text"] and "are switched off" in report["text"]
    report = fault(module_of, "lanes_of_a_loop", 64)
    assert (report["lanes"], report["line"]) == ([*range(8, 64)], LINES["strided"])
    assert report["go_on"]["line"] == LINES["behind"]


@pytest.mark.parametrize("kernel, block", [("returned", 256), ("returned", 200), ("alike", 256), ("alike", 100),
                                           ("counted", 128), ("one_lane", 128), ("branches", 64)])
def test_what_is_fine(module_of, kernel, block):
    run(module_of, kernel, block)


def test_lanes_that_returned_hide_no_others(module_of):
    node, _ = module_of
    module = node.load("""#include "a2a/a2a.h"
    extern "C" __global__ void both(int* p, const int* trips) {
      if (threadIdx.x >= 32) return;
      p[threadIdx.x] = 1;
      __syncthreads();
      if (threadIdx.x < 8) { p[threadIdx.x] = 2; __syncthreads(); }
      p[threadIdx.x + 1] = 3;
    }""", name="meet.hip")
    report = fault((node, module), "both", 64)
    assert report["lanes"] == list(range(8, 32)) and report["line"] == 6 and report["go_on"]["line"] == 7
