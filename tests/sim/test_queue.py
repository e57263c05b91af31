"""The queue of events agrees with a sorted set, also in rare cases: bursts, times far ahead, wraps of its buckets."""
import shutil
import subprocess
from pathlib import Path

import pytest

import a2a_lib

SIM = Path(a2a_lib.__file__).parent / "machine" / "sim"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
DRIVER = r"""
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


@pytest.mark.skipif(not COMPILER, reason="no C++ compiler")
def test_events_come_in_order(tmp_path):
    (tmp_path / "driver.cpp").write_text(DRIVER)
    subprocess.run([COMPILER, "-std=c++20", "-O1", f"-I{SIM}", str(tmp_path / "driver.cpp"), str(SIM / "machine/queue.cpp"),
                    "-o", str(tmp_path / "driver")], check=True)
    done = subprocess.run([tmp_path / "driver"], capture_output=True, text=True, timeout=60)
    assert done.stdout == "in order\n"
