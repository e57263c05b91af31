// The event record: one fixed form for everything that happens, the same from the simulator and from real GPUs.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "memory/common.h"

namespace a2a {
enum class EventKind : i16 { Launch, Wave, Transfer, Store, FlagSet, FlagSeen, Wait, Cache, User, Copy, Host };

struct Event {           // 64 bytes; a2a_lib/trace.py reads this layout
  i64 time = 0;          // ps
  i64 duration = 0;      // ps
  i64 index = -1;        // element of the symbol
  i64 bytes = 0;         // or the value of a flag
  i32 block = -1;
  i32 line = 0;          // source line
  i32 launch = -1;       // ordinal of the kernel launch
  i16 kernel = -1, symbol = -1, file = 0, wave = -1, rank = -1, src = -1, dst = -1, kind = 0, stream = -1, pad = 0;
};
static_assert(sizeof(Event) == 64);

struct Strings {
  std::vector<std::string> list;
  std::unordered_map<std::string, i16> index;
  i16 id(const std::string& s) {
    auto [it, fresh] = index.try_emplace(s, i16(list.size()));
    if (fresh) list.push_back(s);
    return it->second;
  }
};

// Bounded: what does not fit is counted.
struct Recorder {
  std::vector<Event> events;
  size_t capacity = 1 << 20;
  u64 dropped = 0;
  Strings kernels, symbols, files;
  void add(const Event& e) {
    if (events.size() < capacity) events.push_back(e);
    else ++dropped;
  }
};
}  // namespace a2a
