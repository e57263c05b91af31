// Caches without data: which lines are there, for the clock. What a load returns is memory/model.h's affair, so times
// do not depend on the memory mode.
#pragma once
#include <algorithm>
#include <bit>
#include <vector>

#include "memory/space.h"

namespace a2a {
// How many sets a cache has, and which of them a number belongs to: without a division where there are 2^n.
struct SetCount {
  u64 count, mask;
  explicit SetCount(u64 n) : count(n), mask(std::has_single_bit(n) ? n - 1 : 0) {}
  u64 index(u64 x) const { return mask || count == 1 ? x & mask : x % count; }
};

// 16 ways [AMD: CDNA 3, L2; CHOICE for the others]; the oldest line of a set makes room (CHOICE).
class Tags {
 public:
  explicit Tags(u64 bytes = 0, u64 line = kLine) : sets_of_(std::max<u64>(bytes / line / kWays, 1)) {}

  // filled: when a line that was asked for is there, as `stamp` has it. It is the caller's to write after a miss.
  struct Found {
    bool hit, dirty;
    u32* filled;
  };
  // Line number `line`, of which the upper half of `key` is the tag: looked up, and put in if absent.
  Found touch(u64 line, u64 key, bool write) {
    if (sets_.empty()) sets_.resize(sets_of_.count);
    Set& s = sets_[sets_of_.index(line)];
    if (s.epoch != epoch_) {
      for (u32& t : s.tag) t &= ~1u;
      s.epoch = epoch_;
    }
    const u32 tag = u32(key >> 32) | 1u;
    u32 hits = 0;
    for (int i = 0; i < kWays; ++i) hits |= u32((s.tag[i] | 1u) == tag) << i;
    if (hits) {
      const int way = std::countr_zero(hits);
      bool dirty = s.tag[way] & 1;
      s.tag[way] |= u32(write);
      return {true, dirty, &s.filled[way]};
    }
    u32* filled = &s.filled[s.next];
    *filled = 0;
    s.tag[s.next] = (tag & ~1u) | u32(write);
    s.next = (s.next + 1) % kWays;
    return {false, false, filled};
  }
  // Moments are kept in units of 1024 ps, rounded up, and come round every 4 s: only those near now are ever compared.
  static u32 stamp(u64 ps) { return std::max(u32((ps + 1023) >> 10), 1u); }
  static u64 until(u32 filled, u64 now) {
    const i32 ahead = i32(filled - u32(now >> 10));
    return filled && ahead > 0 && ahead < 1 << 20 ? now + (u64(ahead) << 10) : now;
  }
  void drop(u64 line, u64 key) {
    if (sets_.empty()) return;
    const u32 tag = u32(key >> 32) | 1u;
    for (u32& t : sets_[sets_of_.index(line)].tag)
      if ((t | 1u) == tag) t = 0;
  }
  void clean() { ++epoch_; }  // nothing is dirty any longer
  void fetch_ahead(u64 line) const {
    if (sets_.empty()) return;
    const char* s = reinterpret_cast<const char*>(&sets_[sets_of_.index(line)]);
    for (size_t at = 0; at < sizeof(Set); at += 64) __builtin_prefetch(s + at);
  }

 private:
  static constexpr int kWays = 16;
  struct alignas(64) Set {
    u32 tag[kWays] = {}, filled[kWays] = {};
    u32 next = 0, epoch = 0;
  };
  SetCount sets_of_;
  u32 epoch_ = 0;
  std::vector<Set> sets_;
};

// The same for a large cache on the memory's side, by pages of 4 KiB with one bit per line.
class PageTags {
 public:
  explicit PageTags(u64 bytes = 0) : sets_of_(bytes / 4096 / kWays) {}
  // True: the line was there.
  bool touch(u64 line, u64 key) {
    if (!sets_of_.count) return false;
    if (sets_.empty()) sets_.resize(sets_of_.count);
    const u64 page = line / 32;
    const u32 bit = 1u << line % 32, tag = u32(key >> 32) | 1u;
    Set& s = sets_[sets_of_.index(page)];
    for (int i = 0; i < kWays; ++i)
      if (s.tag[i] == tag) {
        bool hit = s.lines[i] & bit;
        s.lines[i] |= bit;
        return hit;
      }
    s.tag[s.next] = tag;
    s.lines[s.next] = bit;
    s.next = (s.next + 1) % kWays;
    return false;
  }

 private:
  static constexpr int kWays = 16;
  struct alignas(64) Set {
    u32 tag[kWays] = {}, lines[kWays] = {};
    u32 next = 0;
  };
  SetCount sets_of_;
  std::vector<Set> sets_;
};
}  // namespace a2a
