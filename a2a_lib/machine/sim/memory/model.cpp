#include "memory/model.h"

#include <cstring>

namespace a2a {
std::optional<MemoryMode> memory_mode(const std::string& name) {
  static const std::pair<const char*, MemoryMode> names[] = {{"ideal", MemoryMode::Ideal},
                                                             {"strict", MemoryMode::Strict},
                                                             {"hw-spx", MemoryMode::HwSpx},
                                                             {"cpx", MemoryMode::Cpx}};
  for (auto& [n, mode] : names)
    if (name == n) return mode;
  return {};
}

MemoryModel::MemoryModel(MemoryMode mode, int gpus, int xcds, int cus, u64 seed)
    : mode_(mode),
      xcds_(xcds),
      cus_(cus),
      l2_(size_t(gpus) * xcds),
      agent_(mode == MemoryMode::Strict ? gpus : 0),
      l1_(size_t(gpus) * xcds * cus),
      scalar_(size_t(gpus) * xcds * ((cus + 1) / 2)) {
  for (size_t i = 0; i < l2_.size(); ++i) {
    l2_[i].gpu = int(i) / xcds;
    if (!agent_.empty()) l2_[i].below = &agent_[i / xcds];
  }
  for (size_t i = 0; i < agent_.size(); ++i) agent_[i].gpu = int(i);
  reseed(seed);
}

void MemoryModel::to_home(Allocation& m, u64 offset, const u8* data, u32 bytes) {
  std::memcpy(m.host + offset, data, bytes);
  if (on_home) on_home(context, m, offset, bytes);
}

// Bytes that pass the agent level on the way home are copied there; otherwise the GPU's other XCDs would read stale
// ones.
void MemoryModel::send(L2& c, Line& l, const Mask& which, u32 from, u32 to, bool home) {
  Allocation& m = *l.memory;
  L2* agent = below(c, m);
  Line* a = !agent ? nullptr : home ? agent->lines.find(l.key) : &agent->lines.get(m, l.line);
  which.runs(from, to, [&](u32 at, u32 n) {
    if (a) std::memcpy(a->data.data() + at, l.data.data() + at, n);
    if (a && !home) agent->lines.mark(*a, at, n);
    if (a && home) a->dirty.clear(at, n);
    if (!a || home) to_home(m, l.line * kLine + at, l.data.data() + at, n);
    else if (on_home) on_home(context, m, l.line * kLine + at, n);
  });
  if (!a || home) return;
  // CHOICE: one in 8 goes home at once; the others stay until a system-scope release or the kernel's end.
  if (random() % 8 == 0) flush(*agent, *a, true);
  maybe_evict(*agent);
}

// Write-throughs end here: their bytes are now like those of other stores.
void MemoryModel::keep(L2& c, Line& l, u32 at, u32 n) {
  l.through.runs(at, at + n, [&](u32 first, u32 k) { c.lines.mark(l, first, k); });
}

// Bytes in `through` are in flight, and follow by themselves.
void MemoryModel::flush(L2& c, Line& l, bool home) {
  if (l.dirty.any()) send(c, l, l.dirty, 0, l.bytes(), home);
  l.dirty = {};
}

u64 MemoryModel::flush_all(L2& c, bool home) {
  u64 n = 0;
  for (Line* l : c.lines.dirty) {
    n += l->dirty.any();
    flush(c, *l, home);
    l->listed = 0;
  }
  c.lines.dirty.clear();
  return n;
}

// Lines are evicted when there are too many, and sometimes earlier: a store may become visible at any time after it was
// made. CHOICE: any line, not the oldest.
void MemoryModel::maybe_evict(L2& c) {
  auto& all = c.lines.all;
  bool early = random() % 256 == 0 && !all.empty();
  while (early || all.size() > kL2Lines) {
    const u8* held = c.lines.held.data();
    size_t i = random() % all.size();
    if (held[i]) {
      const void* first = std::memchr(held, 0, all.size());
      if (!first) return;
      i = size_t(static_cast<const u8*>(first) - held);
    }
    Line& l = *all[i];
    flush(c, l, true);
    c.lines.drop(l);
    early = false;
  }
}

void MemoryModel::fill(L2& c, Line& l, bool ask_home) {
  const u32 n = l.bytes();
  const u8* from = l.memory->host + l.line * kLine;
  if (L2* agent = below(c, *l.memory)) {
    Line& a = agent->lines.get(*l.memory, l.line);
    if (a.copy_epoch == agent->epoch && !ask_home) served = 4;
    if (a.copy_epoch != agent->epoch || ask_home) fill(*agent, a, true);
    from = a.data.data();
  }
  const Mask own = l.dirty | l.through;
  if (!own.any()) std::memcpy(l.data.data(), from, n);
  else
    for (u32 i = 0; i < n; ++i)
      if (!own.get(i)) l.data[i] = from[i];
  l.copy_epoch = c.epoch;
}

u64 MemoryModel::write_back(Where w, u8 scope) {
  if (scope < 2 || (scope == 2 && mode_ == MemoryMode::Cpx)) return 0;
  L2& c = l2(w);
  u64 n = flush_all(c, scope == 3);
  if (scope == 3 && c.below) n += flush_all(*c.below, true);
  return n;
}

void MemoryModel::invalidate(Where w, u8 scope) {
  ++l1(w).epoch;
  if (scope < 2 || (scope == 2 && mode_ == MemoryMode::Cpx)) return;
  ++l2(w).epoch;
  if (scope == 3 && l2(w).below) ++l2(w).below->epoch;
}

void MemoryModel::kernel_start(int gpu) {
  for (int x = 0; x < xcds_; ++x) {
    ++l2({gpu, x, 0}).epoch;
    for (int c = 0; c < cus_; ++c) {
      ++l1({gpu, x, c}).epoch;
      ++scalar({gpu, x, c}).epoch;
    }
  }
  if (!agent_.empty()) ++agent_[gpu].epoch;
}

void MemoryModel::kernel_end(int gpu) {
  for (int x = 0; x < xcds_; ++x) flush_all(l2({gpu, x, 0}), true);
  if (!agent_.empty()) flush_all(agent_[gpu], true);
}

template <class Cache>
static void drop_all(Cache& c) {
  while (!c.lines.all.empty()) c.lines.drop(*c.lines.all.back());
}

void MemoryModel::lose(int gpu) {
  for (int x = 0; x < xcds_; ++x) drop_all(l2({gpu, x, 0}));
  if (!agent_.empty()) drop_all(agent_[gpu]);
}

// Restores the state of a fresh node's caches.
void MemoryModel::empty() {
  for (auto* level : {&l2_, &agent_})
    for (L2& c : *level) {
      flush_all(c, true);
      drop_all(c);
    }
  for (L1& c : l1_) ++c.epoch;
  for (L1& c : scalar_) ++c.epoch;
}

// A copy engine's or the host's write: probes keep the lines of the memory's own GPU coherent [D].
void MemoryModel::home_written(const Allocation& m, u64 offset, u64 bytes) {
  if (m.home < 0) return;
  for (int x = 0; x < xcds_; ++x) {
    L2& c = l2({m.home, x, 0});
    if (c.lines.all.empty()) continue;
    for (u64 line = offset / kLine; line <= (offset + bytes - 1) / kLine; ++line) {
      Line* l = c.lines.find(Lines::key(m, line));
      if (!l || l->pinned) continue;
      u64 lo = std::max(offset, line * kLine), hi = std::min(offset + bytes, (line + 1) * kLine);
      l->dirty.clear(u32(lo - line * kLine), u32(hi - lo));
    }
  }
}

bool MemoryModel::peek(CacheLevel level, Where at, const Allocation& m, u64 line, CacheCopy* out) {
  const u64 key = Lines::key(m, line);
  const u32 bytes = u32(std::min<u64>(kLine, m.size - line * kLine));
  *out = {};
  auto whole = [&](const u8* from) {
    std::memcpy(out->data, from, bytes);
    for (u32 i = 0; i < bytes; ++i) out->valid[i >> 6] |= u64{1} << (i & 63);
    return true;
  };
  if (level == CacheLevel::L1 || level == CacheLevel::Scalar) {
    L1& c = level == CacheLevel::L1 ? l1(at) : scalar(at);
    if (c.lines.empty()) return false;
    auto& l = c.lines[slot(key, level == CacheLevel::Scalar)];
    return l.key == key && l.epoch == c.epoch && whole(l.data.data());
  }
  L2& c = level == CacheLevel::Agent ? agent_[size_t(at.gpu)] : l2(at);
  const Line* l = c.lines.find(key);
  if (!l) return false;
  if (l->copy_epoch == c.epoch) whole(l->data.data());
  for (int i = 0; i < 2; ++i) {
    out->dirty[i] = l->dirty.w[i];
    out->through[i] = l->through.w[i];
    out->valid[i] |= l->dirty.w[i] | l->through.w[i];
  }
  for (u32 i = 0; i < bytes; ++i)
    if (out->valid[i >> 6] >> (i & 63) & 1) out->data[i] = l->data[i];
  return out->valid[0] | out->valid[1];
}

// Loads, stores and read-modify-writes through the caches of memory/model.h.

// Calls f(line, first byte in it, number of bytes, bytes before these) for the part of each line.
template <class F> static void each_line(u64 offset, u32 bytes, F f) {
  for (u32 done = 0, n; done < bytes; done += n) {
    const u32 at = u32((offset + done) % kLine);
    n = std::min(bytes - done, u32(kLine) - at);
    f((offset + done) / kLine, at, n, done);
  }
}

// Replaces the bytes of write-throughs in flight by those of the level below.
void MemoryModel::hide_through(const L2& c, const Line& l, u8* out) {
  if (!l.through.any()) return;
  const u8* home = l.memory->host + l.line * kLine;
  const L2* agent = below(c, *l.memory);
  const Line* a = agent ? agent->lines.find(l.key) : nullptr;
  l.through.runs(0, l.bytes(), [&](u32 at, u32 n) {
    for (u32 i = at; i < at + n; ++i)
      out[i] = a && (a->copy_epoch == agent->epoch || a->dirty.get(i)) ? a->data[i] : home[i];
  });
}

// Reads one whole line through the XCD's L2.
void MemoryModel::read_l2(Where w, Allocation& m, u64 line, u8* out, Bits bits, CacheNote* note) {
  L2& c = l2(w);
  Line* l = c.lines.find(Lines::key(m, line));
  served = 0;
  const u8* home = m.host + line * kLine;
  const u32 n = u32(std::min<u64>(kLine, m.size - line * kLine));
  if (!m.uncached() && m.home != w.gpu) {
    // Another GPU's memory is cached without probes from there (MTYPE NC [D: driver]): a copy may be stale. A
    // system-scope load reads home again; an agent-scope load the agent level (strict), the own L2 (cpx), or home
    // (CHOICE, unmeasured: hw-spx).
    const bool ask_home = asks_home(bits), ask = asks(bits);
    if (!l) l = &c.lines.get(m, line);
    if (!ask && l->copy_epoch == c.epoch) served = 2;
    if (ask || l->copy_epoch != c.epoch) fill(c, *l, ask_home);
    if (!ask_home && note && std::memcmp(l->data.data(), home, n)) {
      Line* a = c.below ? c.below->lines.find(l->key) : nullptr;
      Mask own = l->dirty | l->through;
      if (a) own = own | a->dirty;
      for (u32 i = 0; i < n; ++i)
        if (l->data[i] != home[i] && !own.get(i)) *note = CacheNote::StaleL2;
    }
    std::memcpy(out, l->data.data(), n);
    if (bits.poll) hide_through(c, *l, out);
    maybe_evict(c);
    if (c.below) maybe_evict(*c.below);
    return;
  }
  std::memcpy(out, home, n);
  if (!l) return;
  if ((l->dirty | l->through).any()) served = 2;
  // Own memory: probes drop clean copies whenever home changes [D, M], so they always equal home. Only bytes differ
  // that this XCD has stored and not yet written back. Dirty bytes of other XCDs are not visible [M]. Uncached memory
  // is not kept, but a store in flight through this L2 comes before a later load.
  (bits.poll ? l->dirty : l->dirty | l->through).runs(0, n, [&](u32 at, u32 k) {
    std::memcpy(out + at, l->data.data() + at, k);
  });
}

// An older copy must not return after a store, or after a newer value was read past the L1.
void MemoryModel::forget_l1(Where w, u64 k) {
  L1& c = l1(w);
  if (!c.lines.empty() && c.lines[slot(k, false)].key == k) c.lines[slot(k, false)].key = ~u64{0};
}

// The scalar cache is not coherent with vector memory, and only the start of the next kernel empties it [D].
CacheNote MemoryModel::load(Where w, Allocation& m, u64 offset, u8* out, u32 bytes, Bits bits, bool by_scalar) {
  CacheNote note = CacheNote::None;
  const bool past_l1 = m.uncached() || (!by_scalar && (bits.scope >= 2 || bits.nt));
  L1& c = by_scalar ? scalar(w) : l1(w);
  if (c.lines.empty()) c.lines.resize(by_scalar ? kL1Lines / 2 : kL1Lines);
  each_line(offset, bytes, [&](u64 line, u32 at, u32 n, u32 done) {
    const u64 k = Lines::key(m, line);
    if (past_l1 && by_scalar) {
      served = 0;
      std::memcpy(out + done, m.host + offset + done, n);
    } else if (past_l1) {
      u8 data[kLine];
      read_l2(w, m, line, data, bits, &note);
      std::memcpy(out + done, data + at, n);
      forget_l1(w, k);
    } else {
      L1Line& l = c.lines[slot(k, by_scalar)];
      bool hit = l.key == k && l.epoch == c.epoch;
      if (hit && !by_scalar) hit = random() % 512 != 0;  // CHOICE: one in 512 hits was evicted early
      if (hit) served = by_scalar ? 3 : 1;
      if (!hit) {
        read_l2(w, m, line, l.data.data(), bits, &note);
        l.key = k;
        l.epoch = c.epoch;
      } else if (std::memcmp(l.data.data() + at, m.host + offset + done, n)) {
        note = by_scalar ? CacheNote::StaleScalar : CacheNote::StaleL1;
      }
      std::memcpy(out + done, l.data.data() + at, n);
    }
  });
  return note;
}

bool MemoryModel::rests_on_copies(Where w, const Allocation& m, u64 offset, u32 bytes, Bits bits, bool scalar) {
  if (m.uncached()) return false;
  L2& c = l2(w);
  L2* agent = below(c, m);
  const L1& near = scalar ? this->scalar(w) : l1(w);
  const bool past_l1 = near.lines.empty() || (!scalar && (bits.scope >= 2 || bits.nt));
  for (const u64 end = offset + bytes; offset < end;) {
    const u64 k = Lines::key(m, offset / kLine);
    const u32 at = u32(offset % kLine), n = u32(std::min<u64>(end - offset, kLine - at));
    u8 beneath[kLine];
    std::memcpy(beneath, m.host + offset, n);
    bool rests = false;
    // Bytes that were stored here are no copies: on eviction they are written to the level below.
    auto level = [&](const Line* l, bool answers) {
      for (u32 i = 0; l && i < n; ++i)
        if (l->dirty.get(at + i) || l->through.get(at + i)) beneath[i] = l->data[at + i];
        else rests |= answers && l->data[at + i] != beneath[i];
    };
    const Line* a = agent ? agent->lines.find(k) : nullptr;
    const Line* l = c.lines.find(k);
    level(a, a && a->copy_epoch == agent->epoch && !asks_home(bits));
    level(l, l && m.home != w.gpu && l->copy_epoch == c.epoch && !asks(bits));
    if (!past_l1) {
      const L1Line& x = near.lines[slot(k, scalar)];
      rests |= x.key == k && x.epoch == near.epoch && std::memcmp(x.data.data() + at, beneath, n);
    }
    if (rests) return true;
    offset += n;
  }
  return false;
}

bool MemoryModel::store(Where w, Allocation& m, u64 offset, const u8* data, u32 bytes, Bits bits) {
  // sc0 sc1 writes through to home; sc1 to the level that the GPU's XCDs share, which in cpx is this L2.
  const bool through = m.uncached() || bits.scope >= 2;
  L2& c = l2(w);
  each_line(offset, bytes, [&](u64 line, u32 at, u32 n, u32 done) {
    Line& l = c.lines.get(m, line);
    forget_l1(w, l.key);  // a load after a store goes to the L2 [M: MrRoy09]
    std::memcpy(l.data.data() + at, data + done, n);
    if (through) {
      // Polls read the level below until the store arrives: that must not be older than what they saw before.
      if (l.dirty.any()) send(c, l, l.dirty, at, at + n, true);
      l.dirty.clear(at, n);
      l.through.set(at, n);
      c.lines.pin(l);
    } else {
      c.lines.mark(l, at, n);
    }
    maybe_evict(c);
  });
  return through;
}

u8 MemoryModel::arrives_at(Where w, const Allocation& m, u8 scope) const {
  if (scope == 3 || m.uncached()) return 0;
  return mode_ == MemoryMode::Cpx ? 2 : mode_ == MemoryMode::Strict && m.home != w.gpu ? 4 : 0;
}

void MemoryModel::arrive(Where w, Allocation& m, u64 offset, const u8* data, u32 bytes, Bits bits) {
  // The L2's present bytes are sent: stores of one XCD to the same bytes never change their order in flight.
  L2& c = l2(w);
  const u8 at_level = arrives_at(w, m, bits.scope);
  const bool stays = at_level == 2, home = at_level != 4;
  each_line(offset, bytes, [&](u64 line, u32 at, u32 n, u32 done) {
    const u64 k = Lines::key(m, line);
    if (Line* l = c.lines.find(k)) {
      if (stays) keep(c, *l, at, n);
      else if (mode_ == MemoryMode::Cpx) {  // an agent-scope store of the same bytes may have arrived in between
        send(c, *l, l->through | l->dirty, at, at + n, home);
        l->dirty.clear(at, n);
      } else {
        send(c, *l, l->through, at, at + n, home);
      }
      l->through.clear(at, n);
      if (l->pinned && c.lines.unpin(*l)) l->through = {};
      // Its bytes may have left with an agent-scope store in flight: they continue to home now.
      if (Line* a = home && below(c, m) ? c.below->lines.find(k) : nullptr) {
        send(*c.below, *a, a->dirty, at, at + n, true);
        a->dirty.clear(at, n);
      }
    } else {
      to_home(m, offset + done, data + done, n);
    }
  });
}

u8* MemoryModel::prepare_rmw(Where w, Allocation& m, u64 offset, u32 bytes, bool system) {
  const u64 line = offset / kLine, k = Lines::key(m, line);
  const u32 at = u32(offset % kLine);
  const bool near = near_rmw(w, m, system);
  L2& c = l2(w);
  L2* agent = below(c, m);
  if (near && !agent) {
    Line& l = c.lines.get(m, line);
    if (l.copy_epoch != c.epoch) fill(c, l, false);
    keep(c, l, at, bytes);
    l.through.clear(at, bytes);
    return l.data.data() + at;
  }
  if (Line* l = c.lines.find(k)) {  // earlier stores of this XCD come first, write-throughs in flight too
    flush(c, *l, !near);
    send(c, *l, l->through, at, at + bytes, !near);
    l->through.clear(at, bytes);
  }
  if (near) {
    Line& a = agent->lines.get(m, line);
    if (a.copy_epoch != agent->epoch) fill(*agent, a, true);
    return a.data.data() + at;
  }
  if (Line* a = agent ? agent->lines.find(k) : nullptr) flush(*agent, *a, true);
  return m.host + offset;
}

void MemoryModel::done_rmw(Where w, Allocation& m, u64 offset, u32 bytes, bool system) {
  const u64 k = Lines::key(m, offset / kLine);
  const u32 at = u32(offset % kLine);
  forget_l1(w, k);
  if (m.uncached()) return;
  const bool near = near_rmw(w, m, system);
  L2& c = l2(w);
  L2* agent = below(c, m);
  const u8* from = m.host + offset;
  if (Line* a = agent ? agent->lines.find(k) : nullptr) {
    if (near) agent->lines.mark(*a, at, bytes);
    else std::memcpy(a->data.data() + at, from, bytes);
    from = a->data.data() + at;
  }
  Line* l = c.lines.find(k);
  if (near && !agent) c.lines.mark(*l, at, bytes);
  else if (l && l->copy_epoch) std::memcpy(l->data.data() + at, from, bytes);  // its answer refreshes the copy
}
}  // namespace a2a
