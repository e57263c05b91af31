// The time of memory accesses: latency by the level that answers, bandwidths as reservations, limits on requests in
// flight.
//
// Every resource is free from some moment on; a request occupies it for the time of its bytes. A request reserves all
// resources on its path at once, when it is issued. It is done when the last of them is, plus the latency of the level
// that answers it. So a queue in one place delays it, but consecutive queues do not add up (CHOICE).
//
// Each GPU's requests see their own GPU's reservations at once, and other GPUs' at the end of a window (of the shortest
// latency of a link): on the links, and in a peer's Infinity Cache, HBM and line counters. So GPUs can be simulated in
// parallel, and the result does not depend on how (CHOICE).
//
// Not modelled: TLBs, LDS bank conflicts, HBM pages and refresh, polls of waves that wait (they are parked).
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "fabric/preset.h"
#include "memory/pages.h"
#include "memory/space.h"

namespace a2a {
// Caches without data: the lines they hold, for the clock. memory/model.h decides the values of loads, so times do not
// depend on the memory mode.

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

// Requests of a CU in flight, oldest first. A new one waits until the oldest are done.
class Window {
 public:
  // The time from which another request may be issued, with at most `limit` lines in flight.
  u64 gate(u64 now, u32 limit) {
    if (lines_ < limit) return now;  // finished ones may still be counted: they are checked only if it matters
    while (count_ && ring_[head_].done <= now) pop();
    u32 lines = lines_;
    for (u32 i = 0; i < count_ && lines >= limit; ++i) {
      const Entry& e = ring_[(head_ + i) % kRing];
      now = std::max(now, e.done);
      lines -= e.lines;
    }
    return now;
  }
  void push(u64 done, u32 lines, Arena& arena) {
    if (!ring_) ring_ = arena.take<Entry>(kRing);
    if (count_ == kRing) pop();
    Entry& e = ring_[(head_ + count_++) % kRing];
    e = {done, lines};
    lines_ += lines;
  }
  void clear() { head_ = count_ = lines_ = 0; }
  void fetch_ahead() const {
    if (!ring_) return;
    __builtin_prefetch(&ring_[head_]);
    __builtin_prefetch(&ring_[(head_ + count_) % kRing], 1);
  }

 private:
  static constexpr u32 kRing = 256;
  struct Entry {
    u64 done;
    u32 lines;
  };
  u32 head_ = 0, count_ = 0, lines_ = 0;
  Entry* ring_ = nullptr;
  void pop() {
    lines_ -= ring_[head_].lines;
    head_ = (head_ + 1) % kRing;
    --count_;
  }
};

struct Hits { u64 hits = 0, misses = 0; };  // lines
struct Counters {  // of one GPU
  Hits l1, scalar, l2, mall;
  u64 hbm_bytes = 0;
};

class Timing {
 public:
  enum class Kind : u8 { Load, Store, Atomic, Scalar };  // of a visit: no Scalar
  struct Access {
    Kind kind;
    int gpu, xcd, cu;  // cu: within the XCD
    u8 scope;  // as in MemoryModel::Bits
    bool nt;
    Allocation* memory;
    const u64* lines;  // of 128 bytes, each once
    int n;
    u32 bytes;  // payload
  };
  struct When {
    u64 arrives, done;  // at its home (loads: back); acknowledged
    u64 latency;  // the part of `done` that is latency, not queueing
    u64 moved = 0;  // bytes on a link, with the rest of each minimum packet
  };

  Timing(const Preset&, int gpus, int xcds, int cus);
  When access(const Access&, u64 now);
  // The time from which a CU may issue another load, or another store.
  u64 gate(int gpu, int xcd, int cu, bool load, u64 now) {
    Cu& c = cu_of(gpu, xcd, cu);
    return load ? c.loads.gate(now, preset_.cu_loads) : c.stores.gate(now, preset_.cu_remote_stores);
  }
  u64 lds(int gpu, int xcd, int cu, u32 bytes, u64 now);  // done
  void acquire(int gpu, int xcd, int cu, u8 scope);  // buffer_inv
  // buffer_wbl2: returns when the XCD's dirty bytes have left it. The last of them is stored at `stored`.
  u64 write_back(int gpu, int xcd, u64 now, u64 stored);
  // The time from which an XCD's L2 starts another release: they run in turn.
  u64 release_turn(int gpu, int xcd, u64 now) {
    Xcd& x = xcd_of(gpu, xcd);
    return take(x.release, now, preset_.release_turn) - preset_.release_turn;
  }
  void kernel_start(int gpu);
  u64 kernel_end(int gpu, u64 now);
  u64 copy(int from, int to, u64 bytes, u64 now);  // by a copy engine, ranks or -1 (host); end of the transfer
  u64 set(int gpu, u64 bytes, u64 now);
  void written(Allocation&, u64 offset, u64 bytes);  // by a copy or the host: copies in L2s are stale
  // At a window's end: each GPU's use of links and ports becomes known to all, and its requests to peers' memory are
  // handed to them, for `catch_up` before they continue. False: the GPU has nothing to do.
  void exchange();
  bool behind(int gpu) const;
  void catch_up(int gpu);
  void reset(u64 now);  // empty caches, nothing in flight
  // Prefetches from this machine's memory the data for a load or store of these bytes.
  void fetch_ahead(int gpu, int xcd, int cu, const Allocation&, u64 offset, u64 bytes) const;
  void fetch_cu(int gpu, int xcd, int cu) const {  // prefetches the CU before that
    const char* c = reinterpret_cast<const char*>(&cus_of_[(size_t(gpu) * xcds_ + xcd) * cus_ + cu]);
    for (size_t at = 0; at < sizeof(Cu); at += 64) __builtin_prefetch(c + at);
  }
  const Counters& counters(int gpu) const { return gpus_[size_t(gpu)].counters; }

 private:
  struct alignas(64) Cu {
    u64 l1_free = 0, load_free = 0, store_free = 0, lds_free = 0;
    Window loads, stores;  // stores: to peers
    u64 epoch = 0;  // L1 lines of earlier epochs are invalid
    Tags l1;
  };
  struct Piece {  // of a peer's line, that the L2 has not written back
    u64 tag, leaves;  // leaves: when the link has taken it
    u32 bytes;
  };
  struct alignas(64) Xcd {
    Tags l2;
    Piece* pieces = nullptr;  // 2^kPieceBits of them, by hash of a line; none until the first
    u64 epoch = 0;  // the same for peers' lines
    u64 write_backs = 0;
    u64 channel[kChannels] = {}, fabric = 0;
    u64 release = 0;  // when the L2 is done with the releases so far
    u64 dirty = 0;  // bytes
  };
  struct Scalar {
    Tags tags;
    u64 epoch = 0;
  };
  struct Turn {
    int who = -1;
    u64 end = 0;
  };
  struct Line {  // a line of read-modify-writes
    u64 key, free;
    int xcd;  // its owner, or its last future owner; -1: several poll it
    u32 salt;  // of the latest reset: lines of earlier ones are unused
    std::array<Turn, 8> turns;  // by XCD: when its read-modify-writes so far are done
  };
  // One GPU's knowledge of a link or a port that others use too.
  struct Share {
    u64 free = 0, busy = 0, first = 0;  // busy: in this window, since `first`
  };
  struct Visit {  // a GPU's access to lines of a peer's memory
    Kind kind;
    u8 xcd;
    Allocation* memory;
    u64 line, now;
    u32 n;
    u64 turn;  // atomics
  };
  struct Gpu {
    Arena arena;  // of its caches and windows
    PageTags mall;
    u64 hbm = 0, host_in = 0, host_out = 0, copies = 0;
    std::vector<Share> sends, loads, port_in, port_out;  // by peer: links to it and from it, ports of all GPUs
    bool shared = false;  // one of them is busy in this window
    std::vector<u64> sent;  // by CU and peer: when its stores there so far have crossed the link
    std::vector<std::vector<Visit>> visits, visitors;  // by peer: in this window to it, in the last one by it
    Line* atomics = nullptr;  // kAtomics of them, by hash of a line; none until the first
    Line* far_atomics = nullptr;  // the same for lines of peers: turns of this GPU's own (CHOICE)
    Counters counters;
  };

  Preset preset_;
  u64 channel_read_;  // a line's time in an L2 channel
  u64 hbm_line_;  // and in the HBM
  int n_, xcds_, cus_;
  std::vector<Cu> cus_of_;
  std::vector<Xcd> xcd_;
  std::vector<Scalar> scalar_;
  std::vector<Gpu> gpus_;
  u64 salt_ = 0;  // lines with an earlier one are unused
  u64 since_ = 0;  // the latest reset: moments in tags count from it

  Cu& cu_of(int gpu, int xcd, int cu) { return cus_of_[(size_t(gpu) * xcds_ + xcd) * cus_ + cu]; }
  Xcd& xcd_of(int gpu, int xcd) { return xcd_[size_t(gpu) * xcds_ + xcd]; }
  static u64 time_of(double bytes, double gbps) { return u64(bytes * 1000.0 / gbps); }
  static u64 take(u64& free, u64 now, u64 time) { return free = std::max(free, now) + time; }
  static u64 take(u64& free, u64 now, double bytes, double gbps) { return take(free, now, time_of(bytes, gbps)); }
  // Each line is a miss of this machine's own caches; prefetched together, the misses overlap.
  void fetch_ahead(const Access&, const Xcd&) const;
  static u64 take(Share& s, u64 now, double bytes, double gbps);
  static void settle(Share* const* users, size_t n);
  u64 over_link(int user, int from, int to, double bytes, u64 now);
  u64 port(Gpu&, int from, int to, double bytes, u64 now);
  bool queues(const Gpu&, int to, u64 now) const;
  bool queues_elsewhere(const Gpu&, int to, u64 now) const;
  u64 send(const Access&, int lines, double bytes, u64 now);  // a CU's stores, or read-modify-writes, to a peer
  struct Sent {
    u64 end, moved;  // when the link has taken it; bytes over the link
    u32 lines;  // that the L2 had nothing of
  };
  Sent send_pieces(const Access&, Xcd&, u64 now);
  void visit(const Access&, Kind, const u64* lines, int n, u64 now, u64 turn);
  struct AtHome {
    u64 end;
    bool hits, misses;
  };
  u32 stay(u64 line, u32 n) const;
  AtHome at_home(Gpu&, const Allocation&, u64 line, u64 n, u64 now, bool write);
  AtHome at_home(Gpu&, const Allocation&, const u64* lines, int n, u64 now, bool write);
  // Calls f(first, count) for runs of consecutive lines.
  template <class F> static void runs(const u64* lines, int n, F f) {
    for (int i = 0, end; i < n; i = end) {
      for (end = i + 1; end < n && lines[end] == lines[i] + u64(end - i);) ++end;
      f(lines[i], u64(end - i));
    }
  }
  static u64 key(const Allocation& m, u64 line) { return u64(m.id) << 40 ^ line; }
  // A tag: the line, and the epoch that invalidates a stale copy of it.
  u64 tag(u64 key, u64 epoch) const {
    return key * 0x9e3779b97f4a7c15 + epoch * 0xbf58476d1ce4e5b9 + salt_ * 0x94d049bb133111eb;
  }
  static u64 hash(u64 key, u64 size) { return (key * 0x9e3779b97f4a7c15 >> 32) % size; }
  static u64 place(const Allocation& m, u64 line) { return line + u64(m.id) * 1021; }
  static constexpr u64 kAtomics = 1 << 12;
  static constexpr int kPieceBits = 14;  // half of an L2's lines
  u64 turn_at(Gpu&, Line*&, u64 key, int who, u32 lanes, u64 now, bool* fresh);
  u64 turn_at_home(Gpu&, Line*&, u64 key, u64 count, u32 lanes, u64 now);
  void meet_at_home(int from, int home, bool tell);
  u64 look_at(Line*, u64 key, int who, u64 now);
  bool bare(const Allocation& m) const { return m.uncached() && !preset_.uncached_in_l2; }  // no L2 keeps a line of it
  When load(const Access&, u64 now);
  When store(const Access&, u64 now);
  When atomic(const Access&, u64 now);
};
}  // namespace a2a
