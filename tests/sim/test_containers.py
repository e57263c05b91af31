"""Containers of the simulator in C++, beside plain ones, in rare cases too."""
import shutil
import subprocess
from pathlib import Path

import pytest

import a2a_lib

SIM = Path(a2a_lib.__file__).parent / "machine" / "sim"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
# The queue of events beside a sorted set: bursts, times far ahead, wraps of its buckets.
QUEUE = r"""
#include <cstdio>
#include <iterator>
#include <random>
#include <set>
#include <utility>

#include "machine/queue.h"
using namespace a2a;

std::mt19937_64 draw(1);
// How far ahead the next event is, ps: close, everywhere, mostly close, bursts of one moment, by orders, waves of both.
u64 ahead(int kind, int step) {
  switch (kind) {
    case 0: return draw() % 2000;
    case 1: return draw() % 3'000'000;
    case 2: return draw() % 10 ? draw() % 5000 : draw() % 50'000'000;
    case 3: return draw() % 3 ? 0 : draw() % 8'000'000;
    case 4: return u64{1} << draw() % 30;
    default: return step % 200 < 75 ? draw() % 1000 : draw() % 20'000'000;
  }
}
int main() {
  for (int trial = 0; trial < 120; ++trial) {
    const int kind = trial % 6;
    EventQueue queue;
    std::set<std::pair<u64, u64>> right;
    u64 pushed = 0, now = 0;
    for (int step = 0; step < 3000; ++step) {
      if (right.empty() || (kind == 5 ? step % 200 < 150 : draw() % 100 < 52)) {
        const auto what = draw() % 5 ? EventQueue::Wave : EventQueue::Answer;
        const bool within = draw() % 7 == 0;
        const u64 time = now + ahead(kind, step), order = what == EventQueue::Answer ? 0 : within ? 1 : 2;
        queue.push(time, what, nullptr, 0, within);
        right.insert({time, order << 62 | pushed++});
      } else {
        for (u32 k = 0; k < EventQueue::kNear && k < right.size(); ++k) {
          const EventQueue::Item* next = queue.peek(k);
          if (!next || std::pair(next->time, next->seq) != *std::next(right.begin(), k))
            return std::printf("kind %d, step %d: place %u\n", kind, step, k);
        }
        now = queue.pop().time;
        right.erase(right.begin());
      }
      if (queue.empty() != right.empty() || (!right.empty() && queue.next() != right.begin()->first))
        return std::printf("kind %d, step %d: the next moment\n", kind, step);
      if (draw() % 2000 == 0) queue.clear(), right.clear();
    }
  }
  std::puts("in order");
}
"""
# The race detector's clocks beside plain maps: copies, joins, times of threads, of lanes and of single instructions.
CLOCKS = r"""
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
@pytest.mark.parametrize("driver, source, verdict", [(QUEUE, "machine/queue.cpp", "in order"), (CLOCKS, "memory/times.cpp", "equal")],
                         ids=["queue", "clocks"])
def test_containers(tmp_path, driver, source, verdict):
    (tmp_path / "driver.cpp").write_text(driver)
    subprocess.run([COMPILER, "-std=c++20", "-O1", f"-I{SIM}", str(tmp_path / "driver.cpp"), str(SIM / source), "-o",
                    str(tmp_path / "driver")], check=True)
    done = subprocess.run([tmp_path / "driver"], capture_output=True, text=True, timeout=60)
    assert done.stdout == f"{verdict}\n"
