#include "memory/model.h"

#include <algorithm>

namespace a2a {
bool memory_mode(const std::string& name, MemoryMode* out) {
  static const std::pair<const char*, MemoryMode> names[] = {
      {"ideal", MemoryMode::Ideal}, {"strict", MemoryMode::Strict}, {"hw-spx", MemoryMode::HwSpx}, {"cpx", MemoryMode::Cpx}};
  for (auto& [n, m] : names)
    if (name == n) { *out = m; return true; }
  return false;
}

MemoryModel::MemoryModel(MemoryMode mode, int gpus, int xcds, int cus, u64 seed)
    : mode_(mode), xcds_(xcds), cus_(cus), l2_(size_t(gpus) * xcds), l1_(size_t(gpus) * xcds * cus), scalar_(size_t(gpus) * xcds * ((cus + 1) / 2)) {
  reseed(seed);
}

void MemoryModel::to_home(Allocation& m, u64 offset, const u8* data, u32 bytes) {
  std::memcpy(m.host + offset, data, bytes);
  if (on_home) on_home(context, m, offset, bytes);
}

// Runs of marked bytes go home.
void MemoryModel::send(L2Line& l, Mask& which, u32 from, u32 to) {
  for (u32 i = from; i < to;) {
    if (!which.get(i)) { ++i; continue; }
    u32 end = i;
    while (end < to && which.get(end)) ++end;
    to_home(*l.memory, l.line * kLine + i, l.data.data() + i, end - i);
    i = end;
  }
}

// Bytes in `through` follow by themselves.
void MemoryModel::flush(L2Line& l) {
  if (!l.dirty.any()) return;
  send(l, l.dirty, 0, line_bytes(*l.memory, l.line));
  l.dirty = {};
}

MemoryModel::L2Line& MemoryModel::line_of(L2& c, Allocation& m, u64 line) {
  auto [it, fresh] = c.lines.try_emplace(key(m, line));
  if (fresh) {
    it->second.memory = &m;
    it->second.line = line;
    c.order.push_back(it->first);
  }
  return it->second;
}

// Lines leave when there are too many, and now and then early: a store becomes visible at any time after it was made.
void MemoryModel::maybe_evict(L2& c) {
  bool early = random() % 256 == 0;
  while (c.lines.size() > kL2Lines || (early && !c.lines.empty())) {
    if (early && !c.order.empty()) std::swap(c.order.front(), c.order[random() % c.order.size()]);  // any line, not the oldest
    early = false;
    bool found = false;
    for (size_t tries = c.order.size(); tries && !found; --tries) {
      u64 k = c.order.front();
      c.order.pop_front();
      auto it = c.lines.find(k);
      if (it == c.lines.end()) continue;
      if (it->second.pinned) { c.order.push_back(k); continue; }
      flush(it->second);
      c.lines.erase(it);
      found = true;
    }
    if (!found) return;
  }
}

// One whole line as the XCD's L2 gives it.
void MemoryModel::read_l2(Where w, Allocation& m, u64 line, u8* out, Bits bits, CacheNote* note) {
  u32 n = line_bytes(m, line);
  const u8* home = m.host + line * kLine;
  served = 0;
  std::memcpy(out, home, n);
  L2& c = l2(w);
  auto it = c.lines.find(key(m, line));
  if (uncached(m)) {  // not kept, but a store on its way through this L2 comes before a later load
    if (it != c.lines.end() && it->second.pinned)
      for (u32 i = 0; i < n; ++i)
        if (it->second.through.get(i)) out[i] = it->second.data[i];
    return;
  }
  bool peer = m.home != w.gpu;
  if (peer) {
    // Another GPU's memory is cached without probes from there (MTYPE NC [D: driver]): a copy may be old. A system-scope
    // load asks home again; an agent-scope load does so on hardware (CHOICE, unmeasured), not in strict and cpx.
    bool ask = bits.scope == 3 || (bits.scope == 2 && mode_ == MemoryMode::HwSpx);
    bool hit = it != c.lines.end() && it->second.copy_epoch == c.epoch;
    if (hit && !ask) {
      served = 2;
      if (std::memcmp(it->second.data.data(), home, n) && note) {
        for (u32 i = 0; i < n; ++i)
          if (it->second.data[i] != home[i] && !it->second.dirty.get(i) && !it->second.through.get(i)) *note = CacheNote::StaleL2;
      }
      std::memcpy(out, it->second.data.data(), n);
      return;
    }
    L2Line& l = it != c.lines.end() ? it->second : line_of(c, m, line);
    for (u32 i = 0; i < n; ++i)
      if (!l.dirty.get(i) && !l.through.get(i)) l.data[i] = home[i];
    l.copy_epoch = c.epoch;
    std::memcpy(out, l.data.data(), n);
    maybe_evict(c);
    return;
  }
  // Own memory: clean copies are dropped by probes whenever home changes [D, M], so they always equal home; only what this
  // XCD has stored and not yet written back differs. What other XCDs hold dirty is not seen [M].
  if (it == c.lines.end() || !(it->second.dirty.any() || it->second.through.any())) return;
  served = 2;
  const L2Line& l = it->second;
  for (u32 i = 0; i < n; ++i)
    if (l.dirty.get(i) || l.through.get(i)) out[i] = l.data[i];
}

CacheNote MemoryModel::load(Where w, Allocation& m, u64 offset, u8* out, u32 bytes, Bits bits) {
  CacheNote note = CacheNote::None;
  while (bytes) {
    u64 line = offset / kLine;
    u32 at = u32(offset % kLine), n = std::min(bytes, u32(kLine) - at);
    L1& c = l1(w);
    if (c.lines.empty()) c.lines.resize(kL1Lines);
    u64 k = key(m, line);
    L1Line& l = c.lines[(k ^ k >> 8 ^ k >> 40) % kL1Lines];
    bool past_l1 = bits.scope >= 2 || bits.nt || uncached(m);
    if (past_l1) {
      u8 data[kLine];
      read_l2(w, m, line, data, bits, &note);
      std::memcpy(out, data + at, n);
      if (l.key == k) l.key = ~u64{0};  // an older copy must not come back after a newer value was read
    } else {
      bool hit = l.key == k && l.epoch == c.epoch && random() % 512 != 0;  // CHOICE: one in 512 hits was evicted early
      if (hit) served = 1;
      if (!hit) {
        read_l2(w, m, line, l.data.data(), bits, &note);
        l.key = k;
        l.epoch = c.epoch;
      } else if (std::memcmp(l.data.data() + at, m.host + offset, n)) note = CacheNote::StaleL1;
      std::memcpy(out, l.data.data() + at, n);
    }
    out += n;
    offset += n;
    bytes -= n;
  }
  return note;
}

// The scalar cache is not coherent with vector memory, and no instruction but the next kernel's start empties it [D].
CacheNote MemoryModel::load_scalar(Where w, Allocation& m, u64 offset, u8* out, u32 bytes) {
  CacheNote note = CacheNote::None;
  L1& c = scalar(w);
  if (c.lines.empty()) c.lines.resize(kL1Lines / 2);
  while (bytes) {
    u64 line = offset / kLine, k = key(m, line);
    u32 at = u32(offset % kLine), n = std::min(bytes, u32(kLine) - at);
    served = uncached(m) ? 0 : 3;
    if (uncached(m)) std::memcpy(out, m.host + offset, n);
    else {
      L1Line& l = c.lines[(k ^ k >> 40) % c.lines.size()];
      if (l.key != k || l.epoch != c.epoch) {
        read_l2(w, m, line, l.data.data(), Bits{0, false}, &note);
        l.key = k;
        l.epoch = c.epoch;
      } else if (std::memcmp(l.data.data() + at, m.host + offset, n)) note = CacheNote::StaleScalar;
      std::memcpy(out, l.data.data() + at, n);
    }
    out += n;
    offset += n;
    bytes -= n;
  }
  return note;
}

bool MemoryModel::store(Where w, Allocation& m, u64 offset, const u8* data, u32 bytes, Bits bits) {
  bool peer = m.home != w.gpu;
  // sc0 sc1 writes through to home; sc1 does on own memory, and on a peer's only on hardware (LLVM promises nothing there).
  bool through = uncached(m) || bits.scope == 3 || (bits.scope == 2 && (!peer || mode_ == MemoryMode::HwSpx) && mode_ != MemoryMode::Cpx);
  L2& c = l2(w);
  while (bytes) {
    u64 line = offset / kLine, k = key(m, line);
    u32 at = u32(offset % kLine), n = std::min(bytes, u32(kLine) - at);
    // The own L1 does not keep a line that is stored to: a load after a store goes to the L2 [M: MrRoy09].
    L1& near = l1(w);
    if (!near.lines.empty()) {
      L1Line& l = near.lines[(k ^ k >> 8 ^ k >> 40) % kL1Lines];
      if (l.key == k) l.key = ~u64{0};
    }
    L2Line& l = line_of(c, m, line);
    std::memcpy(l.data.data() + at, data, n);
    if (through) {
      l.dirty.clear(at, n);
      l.through.set(at, n);
      ++l.pinned;
    } else {
      if (!l.dirty.any()) c.dirty.push_back(k);
      l.dirty.set(at, n);
    }
    data += n;
    offset += n;
    bytes -= n;
  }
  maybe_evict(c);
  return through;
}

void MemoryModel::arrive(Where w, Allocation& m, u64 offset, const u8* data, u32 bytes) {
  // What the L2 holds of these bytes by now goes home: stores of one XCD to the same bytes never change places on the way.
  L2& c = l2(w);
  while (bytes) {
    u64 line = offset / kLine;
    u32 at = u32(offset % kLine), n = std::min(bytes, u32(kLine) - at);
    auto it = c.lines.find(key(m, line));
    if (it == c.lines.end()) to_home(m, offset, data, n);
    else {
      send(it->second, it->second.through, at, at + n);
      it->second.through.clear(at, n);
      if (it->second.pinned && --it->second.pinned == 0) it->second.through = {};
    }
    data += n;
    offset += n;
    bytes -= n;
  }
}

u8* MemoryModel::prepare_rmw(Where w, Allocation& m, u64 offset, u32 bytes, bool system) {
  u8* home = m.host + offset;
  L2& c = l2(w);
  u64 line = offset / kLine;
  bool near = !uncached(m) && m.home != w.gpu && !system && mode_ != MemoryMode::HwSpx;
  if (near) {
    L2Line& l = line_of(c, m, line);
    u32 n = line_bytes(m, line);
    const u8* from = m.host + line * kLine;
    if (l.copy_epoch != c.epoch)
      for (u32 i = 0; i < n; ++i)
        if (!l.dirty.get(i) && !l.through.get(i)) l.data[i] = from[i];
    l.copy_epoch = c.epoch;
    return l.data.data() + offset % kLine;
  }
  auto it = c.lines.find(key(m, line));
  if (it != c.lines.end()) {  // what this XCD has stored comes first, write-throughs under way too
    L2Line& l = it->second;
    flush(l);
    u32 at = u32(offset % kLine);
    send(l, l.through, at, at + bytes);
    l.through.clear(at, bytes);
  }
  return home;
}

void MemoryModel::done_rmw(Where w, Allocation& m, u64 offset, u32 bytes, bool system) {
  u64 k = key(m, offset / kLine);
  L1& near = l1(w);
  if (!near.lines.empty()) {
    L1Line& l = near.lines[(k ^ k >> 8 ^ k >> 40) % kL1Lines];
    if (l.key == k) l.key = ~u64{0};
  }
  if (uncached(m)) return;
  L2& c = l2(w);
  auto it = c.lines.find(k);
  bool in_l2 = m.home != w.gpu && !system && mode_ != MemoryMode::HwSpx;
  if (in_l2) {
    if (!it->second.dirty.any()) c.dirty.push_back(k);
    it->second.dirty.set(u32(offset % kLine), bytes);
  } else if (it != c.lines.end() && it->second.copy_epoch) {
    std::memcpy(it->second.data.data() + offset % kLine, m.host + offset, bytes);  // its answer refreshes the copy
  }
}

u64 MemoryModel::write_back(Where w, u8 scope) {
  if (scope < 2 || (scope == 2 && mode_ == MemoryMode::Cpx)) return 0;
  L2& c = l2(w);
  std::vector<u64> kept;
  u64 n = 0;
  for (u64 k : c.dirty) {
    auto it = c.lines.find(k);
    if (it == c.lines.end() || !it->second.dirty.any()) continue;
    if (scope == 2 && mode_ == MemoryMode::Strict && it->second.memory->home != w.gpu) { kept.push_back(k); continue; }
    flush(it->second);
    ++n;
  }
  c.dirty = std::move(kept);
  return n;
}

void MemoryModel::invalidate(Where w, u8 scope) {
  ++l1(w).epoch;
  if (scope == 3 || (scope == 2 && mode_ == MemoryMode::HwSpx)) ++l2(w).epoch;
}

void MemoryModel::kernel_start(int gpu) {
  for (int x = 0; x < xcds_; ++x) {
    ++l2({gpu, x, 0}).epoch;
    for (int c = 0; c < cus_; ++c) {
      ++l1({gpu, x, c}).epoch;
      ++scalar({gpu, x, c}).epoch;
    }
  }
}

void MemoryModel::kernel_end(int gpu) {
  for (int x = 0; x < xcds_; ++x) {
    L2& c = l2({gpu, x, 0});
    for (u64 k : c.dirty) {
      auto it = c.lines.find(k);
      if (it != c.lines.end()) flush(it->second);
    }
    c.dirty.clear();
  }
}

// As a fresh node's caches are.
void MemoryModel::empty() {
  for (L2& c : l2_) {
    for (u64 k : c.dirty)
      if (auto it = c.lines.find(k); it != c.lines.end()) flush(it->second);
    c.lines.clear();
    c.order.clear();
    c.dirty.clear();
  }
  for (L1& c : l1_) ++c.epoch;
  for (L1& c : scalar_) ++c.epoch;
}

void MemoryModel::forget(const Allocation* m) {
  for (L2& c : l2_)
    for (auto it = c.lines.begin(); it != c.lines.end();) it = it->second.memory == m ? c.lines.erase(it) : std::next(it);
}

// A copy engine's or the host's write: probes keep the lines of the memory's own GPU right [D].
void MemoryModel::home_written(const Allocation& m, u64 offset, u64 bytes) {
  if (m.home < 0) return;
  for (int x = 0; x < xcds_; ++x) {
    L2& c = l2({m.home, x, 0});
    if (c.lines.empty()) continue;
    for (u64 line = offset / kLine; line <= (offset + bytes - 1) / kLine; ++line) {
      auto it = c.lines.find(key(m, line));
      if (it == c.lines.end() || it->second.pinned) continue;
      u64 lo = std::max(offset, line * kLine), hi = std::min(offset + bytes, (line + 1) * kLine);
      it->second.dirty.clear(u32(lo - line * kLine), u32(hi - lo));
    }
  }
}
}  // namespace a2a
