// Caches without data: the lines they hold, for the clock. memory/model.h decides the values of loads, so times do not
// depend on the memory mode.
#pragma once
#include <algorithm>
#include <bit>

#include "memory/arena.h"
#include "memory/space.h"

namespace a2a {
// The number of sets of a cache, and the set of a line number: without a division if there are 2^n sets.
struct SetCount {
  u64 count, mask;
  explicit SetCount(u64 n) : count(n), mask(std::has_single_bit(n) ? n - 1 : 0) {}
  u64 index(u64 x) const { return mask || count == 1 ? x & mask : x % count; }
};

// 16 ways [AMD: CDNA 3, L2; CHOICE for the others]; the oldest line of a set is evicted (CHOICE).
class Tags {
 public:
  Tags() : sets_of_(1) {}
  Tags(u64 bytes, Arena& arena) : sets_of_(std::max<u64>(bytes / kLine / kWays, 1)), arena_(&arena) {}

  // filled: arrival time of the requested line, as a `stamp`. The caller writes it after a miss.
  struct Found {
    bool hit, dirty;
    u32* filled;
  };
  // Looks up line number `line`, and inserts it if absent. The upper half of `key` is its tag.
  Found touch(u64 line, u64 key, bool write) {
    if (!ways_) make();
    const u64 set = sets_of_.index(line);
    auto& [tags, filled] = ways_[set];
    Turn& turn = turn_[set];
    if (turn.epoch != epoch_) {
      for (int i = 0; i < kWays; ++i) tags[i] &= ~1u;
      turn.epoch = epoch_;
    }
    const u32 tag = u32(key >> 32) | 1u;
    u32 hits = 0;
    for (int i = 0; i < kWays; ++i) hits |= u32((tags[i] | 1u) == tag) << i;
    if (hits) {
      const int way = std::countr_zero(hits);
      bool dirty = tags[way] & 1;
      tags[way] |= u32(write);
      return {true, dirty, &filled[way]};
    }
    const u32 way = turn.next;
    turn.next = (way + 1) % kWays;
    filled[way] = 0;
    tags[way] = (tag & ~1u) | u32(write);
    return {false, false, &filled[way]};
  }
  // Moments in units of 1024 ps, rounded up, modulo 4 s: only moments close to now are ever compared.
  static u32 stamp(u64 ps) { return std::max(u32((ps + 1023) >> 10), 1u); }
  static u64 until(u32 filled, u64 now) {
    const i32 ahead = i32(filled - u32(now >> 10));
    return filled && ahead > 0 && ahead < 1 << 20 ? now + (u64(ahead) << 10) : now;
  }
  void drop(u64 line, u64 key) {
    if (!ways_) return;
    const u32 tag = u32(key >> 32) | 1u;
    u32* tags = ways_[sets_of_.index(line)].tags;
    u32 hits = 0;
    for (int i = 0; i < kWays; ++i) hits |= u32((tags[i] | 1u) == tag) << i;
    for (; hits; hits &= hits - 1) tags[std::countr_zero(hits)] = 0;
  }
  void clean() { ++epoch_; }  // no line is dirty any more
  void fetch_ahead(u64 line) const {
    if (!ways_) return;
    const Ways& set = ways_[sets_of_.index(line)];
    __builtin_prefetch(set.tags, 1);
    __builtin_prefetch(set.filled, 1);
  }

 private:
  static constexpr int kWays = 16;
  // Adjacent, so that consecutive lines share a block of this machine's memory.
  struct Ways { u32 tags[kWays], filled[kWays]; };
  struct Turn { u32 next, epoch; };  // the way to evict next; when dirty lines were last searched
  SetCount sets_of_;
  u32 epoch_ = 0;
  Ways* ways_ = nullptr;
  Turn* turn_ = nullptr;
  Arena* arena_ = nullptr;

  void make() {
    ways_ = arena_->take<Ways>(sets_of_.count);
    turn_ = arena_->take<Turn>(sets_of_.count);
  }
};

// The same for a large memory-side cache, by pages of 4 KiB with one bit per line.
class PageTags {
 public:
  PageTags() : sets_of_(0) {}
  PageTags(u64 bytes, Arena& arena) : sets_of_(bytes / 4096 / kWays), arena_(&arena) {}
  static constexpr u32 kPage = 32;  // lines
  // Looks up `n` lines of one page from `line` on. Returns a bit for each hit. Inserts the lines of the bits in `fill`.
  u32 touch(u64 line, u32 n, u64 key, u32 fill = ~0u) {
    if (!sets_of_.count) return 0;
    if (!sets_) sets_ = arena_->take<Set>(sets_of_.count);
    const u64 page = line / kPage;
    const u32 bits = u32((u64{1} << n) - 1) << line % kPage, tag = u32(key >> 32) | 1u;
    fill = bits & fill << line % kPage;
    Set& s = sets_[sets_of_.index(page)];
    u32 hits = 0;
    for (int i = 0; i < kWays; ++i) hits |= u32(s.tag[i] == tag) << i;
    if (hits) {
      u32& lines = s.lines[std::countr_zero(hits)];
      const u32 there = lines & bits;
      lines |= fill;
      return there;
    }
    if (!fill) return 0;
    s.tag[s.next] = tag;
    s.lines[s.next] = fill;
    s.next = (s.next + 1) % kWays;
    return 0;
  }
  void fetch_ahead(u64 line) const {
    if (!sets_) return;
    const char* s = reinterpret_cast<const char*>(&sets_[sets_of_.index(line / kPage)]);
    for (size_t at = 0; at < sizeof(Set); at += 64) __builtin_prefetch(s + at, 1);
  }

 private:
  static constexpr int kWays = 16;
  struct alignas(64) Set {
    u32 tag[kWays], lines[kWays];
    u32 next;
  };
  SetCount sets_of_;
  Set* sets_ = nullptr;
  Arena* arena_ = nullptr;
};
}  // namespace a2a
