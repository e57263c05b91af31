"""The race detector's clocks beside plain maps: copies, joins, times of threads, of lanes and of single instructions."""
import shutil
import subprocess
from pathlib import Path

import pytest

import a2a_lib

SIM = Path(a2a_lib.__file__).parent / "machine" / "sim"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
DRIVER = r"""
#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "memory/times.h"
using namespace a2a;

std::mt19937_64 draw(1);
struct Plain {  // the oracle: nothing is shared, and nothing is left out
  std::map<u32, u32> times;
  std::map<std::pair<u32, int>, u32> lanes;
  std::set<std::pair<u32, u32>> moments;

  u32 of(u32 thread) const { return times.count(thread) ? times.at(thread) : 0; }
  bool knows(u32 thread, u64 mask, u32 time) const {
    if (of(thread) >= time || moments.count({thread, time})) return true;
    for (int lane = 0; lane < 64; ++lane)
      if (mask >> lane & 1 && (!lanes.count({thread, lane}) || lanes.at({thread, lane}) < time)) return false;
    return true;
  }
  void join(const Plain& from) {
    for (auto& [thread, time] : from.times) times[thread] = std::max(times[thread], time);
    for (auto& [lane, time] : from.lanes) lanes[lane] = std::max(lanes[lane], time);
    moments.insert(from.moments.begin(), from.moments.end());
  }
};
u32 thread() {  // few of three chunks, the ends of a chunk among them
  const u32 all[] = {1, 2, 7, 255, 256, 257, 511, 512, 600};
  return all[draw() % std::size(all)];
}
u64 some_lanes() { return draw() % 3 ? u64{1} << draw() % 3 * 31 : draw() & draw() & 7; }

int main() {
  for (int trial = 0; trial < 60; ++trial) {
    std::vector<Times> clocks(6);
    std::vector<Plain> right(6);
    for (int step = 0; step < 400; ++step) {
      const size_t a = draw() % 6, b = draw() % 6;
      const u32 t = thread(), time = 1 + u32(draw() % 9);
      switch (draw() % 8) {
        case 0: clocks[a].raise(t, time / 2), right[a].times[t] = std::max(right[a].of(t), time / 2); break;
        case 1:
        case 2: {
          const u64 lanes = some_lanes();
          clocks[a].raise_lanes(t, lanes, time);
          for (int lane = 0; lane < 64; ++lane)
            if (lanes >> lane & 1) right[a].lanes[{t, lane}] = std::max(right[a].lanes[{t, lane}], time);
          break;
        }
        case 3: clocks[a].add_moment(t, time), right[a].moments.insert({t, time}); break;
        case 4: clocks[a] = clocks[b], right[a] = right[b]; break;
        case 5:
          if (draw() % 20 == 0) clocks[a].clear(), right[a] = {};
          break;
        default: clocks[a].join(clocks[b]), right[a].join(right[b]);
      }
      for (int look = 0; look < 40; ++look) {
        const size_t c = draw() % 6;
        const u32 u = thread(), upto = 1 + u32(draw() % 9);
        const u64 lanes = std::max<u64>(some_lanes(), 1);
        if (clocks[c].of(u) != right[c].of(u) || clocks[c].knows(u, lanes, upto) != right[c].knows(u, lanes, upto))
          return std::printf("trial %d, step %d: clock %zu, thread %u, time %u\n", trial, step, c, u, upto);
      }
    }
  }
  std::puts("equal");
}
"""


@pytest.mark.skipif(not COMPILER, reason="no C++ compiler")
def test_clocks_know_what_plain_maps_know(tmp_path):
    (tmp_path / "driver.cpp").write_text(DRIVER)
    subprocess.run([COMPILER, "-std=c++20", "-O1", f"-I{SIM}", str(tmp_path / "driver.cpp"), str(SIM / "memory/times.cpp"),
                    "-o", str(tmp_path / "driver")], check=True)
    done = subprocess.run([tmp_path / "driver"], capture_output=True, text=True, timeout=60)
    assert done.stdout == "equal\n"
