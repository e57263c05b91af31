// The lines in a cache of stores: bytes, masks of the dirty ones, and a flat hash table to find them.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <vector>

#include "memory/space.h"

namespace a2a {

// A bit for each byte of a line.
struct Mask {
  u64 w[2] = {0, 0};
  bool any() const { return w[0] | w[1]; }
  bool get(u32 i) const { return w[i >> 6] >> (i & 63) & 1; }
  void set(u32 from, u32 n) {
    each(from, n, [](u64& word, u64 bits) { word |= bits; });
  }
  void clear(u32 from, u32 n) {
    each(from, n, [](u64& word, u64 bits) { word &= ~bits; });
  }
  Mask operator|(const Mask& o) const { return {{w[0] | o.w[0], w[1] | o.w[1]}}; }
  // Calls run(first, n) for every run of marked bytes in [from, to).
  template <class F> void runs(u32 from, u32 to, F run) const {
    for (u32 i = from; i < to;) {
      u64 rest = w[i >> 6] >> (i & 63);
      if (!rest) {
        i = (i | 63) + 1;
        continue;
      }
      i += u32(std::countr_zero(rest));
      u32 end = i;
      while (end < to && get(end))
        end = std::min(to, std::min((end | 63) + 1, end + u32(std::countr_one(w[end >> 6] >> (end & 63)))));
      if (i < to) run(i, end - i);
      i = end;
    }
  }

 private:
  template <class F> void each(u32 from, u32 n, F f) {
    for (u32 to = from + n; from < to;) {
      u32 at = from & 63, m = std::min(64 - at, to - from);
      f(w[from >> 6], (m == 64 ? ~u64{0} : (u64{1} << m) - 1) << at);
      from += m;
    }
  }
};

struct Line {
  Allocation* memory = nullptr;
  u64 line = 0;           // offset / kLine
  u64 key = 0;
  Mask dirty, through;    // bytes stored here and not passed on; bytes of write-throughs in flight
  u32 pinned = 0;         // write-throughs in flight
  u64 copy_epoch = 0;     // != 0: `data` is a whole copy of a peer's line, taken in that epoch
  u32 place = 0;          // index in Lines::all
  u32 listed = 0;         // 1 + its index in Lines::dirty, 0: not there
  std::array<u8, kLine> data;
  u32 bytes() const { return u32(std::min<u64>(kLine, memory->size - line * kLine)); }
};

class Lines {
 public:
  std::vector<Line*> all, dirty;  // dirty: those that may have dirty bytes
  std::vector<u8> held;           // by index in `all`: whether that line is pinned

  static u64 key(const Allocation& m, u64 line) { return u64(m.id) << 40 | line; }
  Line* find(u64 key) const {
    if (all.empty()) return nullptr;
    for (size_t i = slot(key);; i = (i + 1) & mask_) {
      if (!table_[i]) return nullptr;
      if (table_[i]->key == key) return table_[i];
    }
  }
  Line& get(Allocation& m, u64 line) {
    const u64 k = key(m, line);
    if (Line* l = find(k)) return *l;
    if (2 * all.size() >= table_.size()) grow();
    if (free_.empty()) free_.push_back(&pool_.emplace_back());
    Line& l = *free_.back();
    free_.pop_back();
    l.memory = &m;
    l.line = line;
    l.key = k;
    l.dirty = l.through = {};
    l.pinned = 0;
    l.copy_epoch = 0;
    l.listed = 0;
    l.place = u32(all.size());
    all.push_back(&l);
    held.push_back(0);
    insert(&l);
    return l;
  }
  void mark(Line& l, u32 from, u32 n) {
    l.dirty.set(from, n);
    if (l.listed) return;
    dirty.push_back(&l);
    l.listed = u32(dirty.size());
  }
  void pin(Line& l) {
    ++l.pinned;
    held[l.place] = 1;
  }
  bool unpin(Line& l) {  // it was the last
    if (--l.pinned) return false;
    held[l.place] = 0;
    return true;
  }
  void drop(Line& l) {
    if (l.listed) {
      dirty[l.listed - 1] = dirty.back();
      dirty.back()->listed = l.listed;
      dirty.pop_back();
    }
    all[l.place] = all.back();
    all[l.place]->place = l.place;
    all.pop_back();
    held[l.place] = held.back();
    held.pop_back();
    size_t hole = slot(l.key);
    while (table_[hole] != &l) hole = (hole + 1) & mask_;
    table_[hole] = nullptr;
    for (size_t i = (hole + 1) & mask_; table_[i]; i = (i + 1) & mask_) {  // what would no longer be found moves up
      size_t want = slot(table_[i]->key);
      if (((i - want) & mask_) < ((i - hole) & mask_)) continue;
      std::swap(table_[hole], table_[i]);
      hole = i;
    }
    free_.push_back(&l);
  }

 private:
  std::deque<Line> pool_;
  std::vector<Line*> free_, table_;
  size_t mask_ = 0;
  size_t slot(u64 key) const { return size_t(key * 0x9e3779b97f4a7c15 >> 32) & mask_; }
  void insert(Line* l) {
    size_t i = slot(l->key);
    while (table_[i]) i = (i + 1) & mask_;
    table_[i] = l;
  }
  void grow() {
    table_.assign(std::max<size_t>(64, 2 * table_.size()), nullptr);
    mask_ = table_.size() - 1;
    for (Line* l : all) insert(l);
  }
};
}  // namespace a2a
