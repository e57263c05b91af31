// Caches that hold values: what a load returns when it is not simply the newest bytes.
//
// One vL1 per CU, one scalar cache per two CUs, one L2 per XCD; requests of a CU to the same L2 channel stay in order,
// to different channels they do not. Facts are from LLVM's "Memory Model gfx942" and the amdgpu driver, choices are
// marked CHOICE; docs in lesson 05.
//
//   strict  scopes hold to the letter of LLVM's memory model: an agent-scope action reaches the XCDs of the own GPU.
//           (What it forbids never shows; not all that it allows does: sim/README.md lists what.) For a peer's memory
//           they meet in an agent level between the GPU's L2s and home. It is no piece of hardware: it is "visible at
//           agent scope, not yet at system scope". System scope reaches home.
//   hw-spx  as measured on MI300X in SPX mode: agent-scope write-back and invalidate reach all lines. What they do to
//           a peer's memory is not documented (CHOICE: the same as at system scope).
//   cpx     an agent has one L2: agent-scope write-back and invalidate do nothing (but still keep order)
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <optional>
#include <vector>

#include "memory/space.h"

namespace a2a {
// The lines in a cache of stores: bytes, masks of the dirty ones, and a flat hash table to find them.

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

enum class MemoryMode : u8 { Ideal, Strict, HwSpx, Cpx };
std::optional<MemoryMode> memory_mode(const std::string& name);

constexpr int kL1Lines = 256;  // 32 KiB [D]; CHOICE: direct mapped
constexpr size_t kL2Lines = 1024;  // CHOICE: a 32nd of 4 MiB, so that evictions happen

enum class CacheNote : u8 { None, StaleL1, StaleL2, StaleScalar };

enum class CacheLevel : u8 { Memory, L1, L2, Scalar, Agent };
// A cache's copy of a line: bytes, and masks of those that are valid, dirty, and in flight to home.
struct CacheCopy {
  u8 data[kLine];
  u64 valid[2], dirty[2], through[2];
};

class MemoryModel {
 public:
  MemoryModel(MemoryMode mode, int gpus, int xcds, int cus, u64 seed);
  void reseed(u64 seed) { rng_ = seed * 0x9e3779b97f4a7c15 + 1; }
  u64 random() { return (rng_ = next_random(rng_)) >> 33; }

  struct Where { int gpu, xcd, cu; };  // cu: within the XCD
  // Bits of a request: scope 0 wave, 1 workgroup, 2 agent, 3 system ({sc1, sc0} of loads and stores). poll: an atomic
  // load. It sees a write-through of another block after its arrival, at a time that depends on no mode.
  struct Bits {
    u8 scope;
    bool nt, poll = false;
  };

  // The value of a load at the moment the L2 (or L1) serves it. Returns whether it was older than home memory.
  // by_scalar: a scalar load.
  CacheNote load(Where, Allocation&, u64 offset, u8* out, u32 bytes, Bits, bool by_scalar = false);
  // A store reaches the own L2. True: it is a write-through, and `arrive` must follow for the same bytes.
  bool store(Where, Allocation&, u64 offset, const u8* data, u32 bytes, Bits);
  void arrive(Where, Allocation&, u64 offset, const u8* data, u32 bytes, Bits);
  // The place where it then arrives: home, or at agent scope the own L2 (cpx) or the agent level (strict, a peer's
  // memory); as `served`.
  u8 arrives_at(Where, const Allocation&, u8 scope) const;
  // The place of a read-modify-write of these bytes, made ready: earlier stores of this XCD come first. Without sc1 on
  // a peer's memory that is the agent level (strict) or the own L2 (cpx), else home.
  u8* prepare_rmw(Where, Allocation&, u64 offset, u32 bytes, bool system);
  void done_rmw(Where, Allocation&, u64 offset, u32 bytes, bool system);

  // Whether a load of these bytes would read clean copies: if they were dropped, it could find other bytes.
  bool rests_on_copies(Where, const Allocation&, u64 offset, u32 bytes, Bits, bool scalar);

  u64 write_back(Where, u8 scope);  // buffer_wbl2: lines written
  void invalidate(Where, u8 scope);  // buffer_inv
  void kernel_start(int gpu);  // the packet's acquire: L1, scalar caches, lines of other homes
  void kernel_end(int gpu);  // the packet's release: every dirty byte goes home
  void empty();  // every dirty byte goes home, all lines are dropped (no work in flight)
  void lose(int gpu);  // its L2s drop all lines, and nothing goes home
  void home_written(const Allocation&, u64 offset, u64 bytes);  // by a copy or the host: coherent with own GPU's lines

  // For the detail record: what a cache holds of a line (false: nothing), and which caches there are.
  bool peek(CacheLevel, Where, const Allocation&, u64 line, CacheCopy*);
  bool has_agent_level() const { return !agent_.empty(); }
  int l2_of(int xcd) const { return mode_ == MemoryMode::Cpx ? 0 : xcd; }  // the XCD whose L2 it uses

  // Called when bytes reach home memory, so that the node wakes the waves that wait for them.
  void (*on_home)(void*, Allocation&, u64 offset, u64 bytes) = nullptr;
  void* context = nullptr;
  u8 served = 0;  // the CacheLevel of the latest load's last line (detail record)

 private:
  struct L2 {
    Lines lines;
    u64 epoch = 1;  // copies of other epochs are invalid
    int gpu = 0;
    L2* below = nullptr;  // the agent level (strict); null: home
  };
  struct L1Line {
    u64 key = ~u64{0}, epoch = 0;
    std::array<u8, kLine> data;
  };
  struct L1 {
    std::vector<L1Line> lines;
    u64 epoch = 1;
  };

  MemoryMode mode_;
  int xcds_, cus_;
  u64 rng_;
  std::vector<L2> l2_;  // [gpu][xcd]
  std::vector<L2> agent_;  // [gpu], strict
  std::vector<L1> l1_;  // [gpu][xcd][cu]
  std::vector<L1> scalar_;  // [gpu][xcd][cu / 2]

  // In cpx an agent has a single L2: all CUs of a simulated GPU share one, as those of one XCD do.
  L2& l2(Where w) { return l2_[size_t(w.gpu) * xcds_ + l2_of(w.xcd)]; }
  L1& l1(Where w) { return l1_[(size_t(w.gpu) * xcds_ + w.xcd) * cus_ + w.cu]; }
  L1& scalar(Where w) { return scalar_[(size_t(w.gpu) * xcds_ + w.xcd) * ((cus_ + 1) / 2) + w.cu / 2]; }
  static u64 slot(u64 key, bool scalar) {  // where an L1, or a scalar cache, keeps that line
    return scalar ? (key ^ key >> 40) % (kL1Lines / 2) : (key ^ key >> 8 ^ key >> 40) % kL1Lines;
  }
  L2* below(const L2& c, const Allocation& m) { return m.home == c.gpu || m.uncached() ? nullptr : c.below; }
  bool near_rmw(Where w, const Allocation& m, bool system) const {
    return !m.uncached() && m.home != w.gpu && !system && mode_ != MemoryMode::HwSpx;
  }
  // Loads that no copy here answers, nor one of the agent level.
  bool asks(Bits b) const { return asks_home(b) || (b.scope == 2 && mode_ == MemoryMode::Strict); }
  bool asks_home(Bits b) const { return b.scope == 3 || (b.scope == 2 && mode_ == MemoryMode::HwSpx); }
  void forget_l1(Where, u64 key);
  void read_l2(Where, Allocation&, u64 line, u8* out, Bits, CacheNote*);
  void hide_through(const L2&, const Line&, u8* out);
  void fill(L2&, Line&, bool ask_home);  // reads from below, except for bytes that were stored here
  void send(L2&, Line&, const Mask&, u32 from, u32 to,
            bool home);  // those bytes of [from, to) to the agent level or home
  void keep(L2&, Line&, u32 at, u32 n);
  void flush(L2&, Line&, bool home);  // its dirty bytes
  u64 flush_all(L2&, bool home);
  void to_home(Allocation&, u64 offset, const u8* data, u32 bytes);
  void maybe_evict(L2&);
};
}  // namespace a2a
