// Caches without data: which lines are there, for the clock. What a load returns is memory/model.h's affair, so times
// do not depend on the memory mode.
#pragma once
#include <algorithm>
#include <bit>
#include <vector>

#include "memory/space.h"

namespace a2a {
// 16 ways [AMD: CDNA 3, L2; CHOICE for the others]; the oldest line of a set makes room (CHOICE).
class Tags {
 public:
  explicit Tags(u64 bytes = 0, u64 line = kLine) : count_(std::max<u64>(bytes / line / kWays, 1)) {}

  // filled: when a line that was asked for is there, as `stamp` has it. It is the caller's to write after a miss.
  struct Found {
    bool hit, dirty;
    u32* filled;
  };
  // Line number `line`, of which the upper half of `key` is the tag: looked up, and put in if absent.
  Found touch(u64 line, u64 key, bool write) {
    if (sets_.empty()) sets_.resize(count_);
    Set& s = sets_[line % count_];
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
    for (u32& t : sets_[line % count_].tag)
      if ((t | 1u) == tag) t = 0;
  }
  void clean() { ++epoch_; }  // nothing is dirty any longer

 private:
  static constexpr int kWays = 16;
  struct alignas(64) Set {
    u32 tag[kWays] = {}, filled[kWays] = {};
    u32 next = 0, epoch = 0;
  };
  u64 count_;
  u32 epoch_ = 0;
  std::vector<Set> sets_;
};

// The same for a large cache on the memory's side, by pages of 4 KiB with one bit per line.
class PageTags {
 public:
  explicit PageTags(u64 bytes = 0) : count_(bytes / 4096 / kWays) {}
  // True: the line was there.
  bool touch(u64 line, u64 key) {
    if (!count_) return false;
    if (sets_.empty()) sets_.resize(count_);
    const u64 page = line / 32;
    const u32 bit = 1u << line % 32, tag = u32(key >> 32) | 1u;
    Set& s = sets_[page % count_];
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
  u64 count_;
  std::vector<Set> sets_;
};
}  // namespace a2a
