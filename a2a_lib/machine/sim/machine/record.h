// The event record: one fixed form for all events, the same from the simulator and from real GPUs.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "memory/common.h"

namespace a2a {
// clang-format off: enumerators in rows
enum class EventKind : i16 {
  Launch, Wave, Transfer, Store, FlagSet, FlagSeen, Wait, Cache, User, Copy, Host, Barrier, Packets
};
// clang-format on

struct Event {           // 64 bytes; a2a_lib/machine/trace/records.py reads this layout
  i64 time = 0;          // ps
  i64 duration = 0;      // ps
  i64 index = -1;        // element of the symbol; Barrier: the wave of the block that came last;
                         // Packets: bytes that the kernel moved
  i64 bytes = 0;         // or the value of a flag; Packets: bytes that the link carried for them
  i32 block = -1;
  i32 line = 0;          // source line
  i32 launch = -1;       // ordinal of the kernel launch
  i16 kernel = -1, symbol = -1, file = 0, wave = -1, rank = -1, src = -1, dst = -1, kind = 0, stream = -1;
  i16 range = 0;         // of flags: words beside the first, range_of(); 0: none
};
static_assert(sizeof(Event) == 64);
inline Event event_from(u64 from, u64 to, EventKind kind, int rank, int stream = -1) {
  Event e;
  e.time = i64(from);
  e.duration = i64(to - from);
  e.kind = i16(kind);
  e.rank = i16(rank);
  e.stream = i16(stream);
  return e;
}

// A record of `count` flags whose indices are `stride` apart, beginning at `index`.
constexpr u32 kMostWords = 64, kMostStride = 512;
constexpr i16 range_of(u32 count, u32 stride) { return i16((stride - 1) << 6 | (count - 1)); }

// The replay of a graph that an operation belongs to. graph: its number, from 1; 0: none. name: in the record.
struct Replay {
  i32 graph = 0, number = 0;
  i16 name = -1;
};

// A kernel launch, for reports: kept when it has ended.
struct LaunchNote {
  i16 rank, stream;
  Replay replay;
};

struct Strings {
  std::vector<std::string> list;
  std::unordered_map<std::string, i16> index;
  i16 id(const std::string& s) {
    auto [it, fresh] = index.try_emplace(s, i16(list.size()));
    if (fresh) list.push_back(s);
    return it->second;
  }
};

// The events of one GPU between two moments at which the records of all are merged.
struct Events {
  std::vector<Event> list;
  void add(const Event& e) { list.push_back(e); }
};

// Records are numbered in the order in which they are added. All launches, copies and hosts' calls are kept; of the
// others, the details, only the latest `capacity`.
class Recorder {
 public:
  size_t capacity = kDetails;
  static constexpr size_t kDetails = 1 << 22;  // 256 MiB
  Strings kernels, symbols, files;

  void add(const Event&);
  void clear();
  u64 count() const { return kept_.size() + details_seen_; }  // the number of the next one
  u64 lost(u64 first) const;  // number of lost records, from number `first` on
  u64 read(u64 first, Event* out, u64 most) const;  // those that are, in their order; how many (null: only that)

 private:
  std::vector<Event> kept_, details_;  // details: a ring
  std::vector<u64> numbers_;           // of kept_
  u64 details_seen_ = 0;
  u64 gone() const { return details_seen_ - details_.size(); }
  u64 kept_before(u64 number) const;
};
}  // namespace a2a
