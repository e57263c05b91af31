#include "memory/model.h"

#include <algorithm>
#include <cstring>

namespace a2a {
bool memory_mode(const std::string& name, MemoryMode* out) {
  static const std::pair<const char*, MemoryMode> names[] = {{"ideal", MemoryMode::Ideal},
                                                             {"strict", MemoryMode::Strict},
                                                             {"hw-spx", MemoryMode::HwSpx},
                                                             {"cpx", MemoryMode::Cpx}};
  for (auto& [n, m] : names)
    if (name == n) {
      *out = m;
      return true;
    }
  return false;
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

void MemoryModel::forget(const Allocation* m) {
  for (auto* level : {&l2_, &agent_})
    for (L2& c : *level)
      for (size_t i = c.lines.all.size(); i-- > 0;)
        if (c.lines.all[i]->memory == m) c.lines.drop(*c.lines.all[i]);
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
    auto& l = c.lines[level == CacheLevel::L1 ? slot(key) : (key ^ key >> 40) % c.lines.size()];
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
}  // namespace a2a
