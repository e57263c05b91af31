#include "fabric/timing.h"

namespace a2a {
Timing::Timing(const Preset& p, int gpus, int xcds, int cus)
    : preset_(p),
      channel_read_(time_of(kLine, p.channel_read_gbps)),
      hbm_line_(time_of(kLine, p.hbm_gbps)),
      n_(gpus),
      xcds_(xcds),
      cus_(cus),
      cus_of_(size_t(gpus) * xcds * cus),
      xcd_(size_t(gpus) * xcds),
      scalar_(size_t(gpus) * xcds * ((cus + 1) / 2)),
      gpus_(size_t(gpus)) {
  for (size_t i = 0; i < cus_of_.size(); ++i) cus_of_[i].l1 = Tags(p.l1_bytes, gpus_[i / (size_t(xcds) * cus)].arena);
  for (size_t i = 0; i < scalar_.size(); ++i)
    scalar_[i].tags = Tags(p.scalar_bytes, gpus_[i / (size_t(xcds) * ((cus + 1) / 2))].arena);
  for (size_t i = 0; i < xcd_.size(); ++i) xcd_[i].l2 = Tags(p.l2_bytes, gpus_[i / size_t(xcds)].arena);
  for (Gpu& g : gpus_) {
    g.mall = PageTags(p.mall_bytes, g.arena);
    for (auto* shares : {&g.sends, &g.loads, &g.port_in, &g.port_out}) shares->resize(size_t(gpus));
    g.visits.resize(size_t(gpus));
    g.visitors.resize(size_t(gpus));
    g.sent.resize(size_t(xcds) * size_t(cus) * size_t(gpus));
  }
}

void Timing::reset(u64 now) {
  since_ = now;
  ++salt_;
  for (Cu& c : cus_of_) {
    c.l1_free = c.load_free = c.store_free = c.lds_free = 0;
    c.loads.clear();
    c.stores.clear();
  }
  for (Xcd& x : xcd_) {
    std::fill(std::begin(x.channel), std::end(x.channel), 0);
    x.fabric = x.dirty = x.release = 0;
  }
  for (Gpu& g : gpus_) {
    g.hbm = g.host_in = g.host_out = g.copies = 0;
    for (auto* shares : {&g.sends, &g.loads, &g.port_in, &g.port_out})
      std::fill(shares->begin(), shares->end(), Share{});
    std::fill(g.sent.begin(), g.sent.end(), 0);
    for (auto* all : {&g.visits, &g.visitors})
      for (auto& v : *all) v.clear();
  }
}

// A write by another agent drops the copy of a line of own memory in an L2, by a probe [D, M: MrRoy09]. Here the copy
// is of an old version and no longer matches.
void Timing::written(Allocation& m, u64 offset, u64 bytes) {
  if (m.home < 0 || !bytes) return;
  if (!offset && bytes == m.size) return void(++m.whole);
  for (u64 line = offset / kLine; line <= (offset + bytes - 1) / kLine; ++line) m.new_version(line);
}

// A bit for each of `n` lines from this line on: whether it stays in the Infinity Cache when it is stored.
u32 Timing::stay(u64 line, u32 n) const {
  if (preset_.mall_stores >= 1) return ~0u;
  u32 bits = 0;
  for (u32 i = 0; i < n; ++i)
    bits |= u32(double(u32((line + i) * 0x9E3779B97F4A7C15u >> 32)) < preset_.mall_stores * 0x1p32) << i;
  return bits;
}

// Consecutive lines at their home: in the Infinity Cache, or from HBM. Bytes written reach HBM later, but take their
// share now. A hit waits for nothing, not even for an earlier write, which is still in the Infinity Cache (CHOICE).
Timing::AtHome Timing::at_home(Gpu& g, const Allocation& m, u64 line, u64 n, u64 now, bool write) {
  AtHome found{now, false, false};
  for (u64 at = place(m, line), last = at + n; at < last;) {
    const u64 page = at / PageTags::kPage, end = std::min(last, (page + 1) * PageTags::kPage), lines = end - at;
    const u32 fill = write ? stay(at, u32(lines)) : ~0u,
              there = g.mall.touch(at, u32(lines), tag(key(m, page), 0), fill);
    const u64 hits = u64(std::popcount(there)), misses = lines - hits;
    g.counters.mall.hits += hits;
    g.counters.mall.misses += misses;
    g.counters.hbm_bytes += misses * kLine;
    found.hits |= hits != 0;
    found.misses |= misses != 0;
    if (misses) found.end = std::max(found.end, take(g.hbm, now, misses * hbm_line_));
    at = end;
  }
  return found;
}
Timing::AtHome Timing::at_home(Gpu& g, const Allocation& m, const u64* lines, int n, u64 now, bool write) {
  AtHome all{now, false, false};
  runs(lines, n, [&](u64 line, u64 count) {
    const AtHome found = at_home(g, m, line, count, now, write);
    all = {std::max(all.end, found.end), all.hits || found.hits, all.misses || found.misses};
  });
  return all;
}

Timing::When Timing::access(const Access& a, u64 now) {
  switch (a.kind) {
    case Kind::Store: return store(a, now);
    case Kind::Atomic: return atomic(a, now);
    default: return load(a, now);
  }
}

void Timing::fetch_ahead(const Access& a, const Xcd& xcd) const {
  const Allocation& m = *a.memory;
  if (m.home < 0) return;
  for (int i = 0; i < a.n; ++i) xcd.l2.fetch_ahead(place(m, a.lines[i]));
}

void Timing::fetch_ahead(int gpu, int xcd, int cu, const Allocation& m, u64 offset, u64 bytes) const {
  if (m.home < 0 || m.kind == MemKind::Kernarg) return;
  const Cu& c = cus_of_[(size_t(gpu) * xcds_ + xcd) * cus_ + cu];
  const Xcd& x = xcd_[size_t(gpu) * xcds_ + xcd];
  const u64 first = offset / kLine, last = (offset + bytes - 1) / kLine;
  c.loads.fetch_ahead();
  c.stores.fetch_ahead();
  for (u64 line = first; line <= last; ++line) {
    x.l2.fetch_ahead(place(m, line));
    c.l1.fetch_ahead(place(m, line));
  }
  if (m.home == gpu) gpus_[size_t(gpu)].mall.fetch_ahead(place(m, first));
}

Timing::When Timing::load(const Access& a, u64 now) {
  const Allocation& m = *a.memory;
  Cu& cu = cu_of(a.gpu, a.xcd, a.cu);
  Xcd& xcd = xcd_of(a.gpu, a.xcd);
  Gpu& own = gpus_[size_t(a.gpu)];
  const bool scalar = a.kind == Kind::Scalar, kernarg = m.kind == MemKind::Kernarg;
  const bool host = m.home < 0 && !kernarg, peer = !host && !kernarg && m.home != a.gpu;
  Scalar& k = scalar_[(size_t(a.gpu) * xcds_ + a.xcd) * ((cus_ + 1) / 2) + a.cu / 2];
  Tags& near = scalar ? k.tags : cu.l1;
  Hits& near_hits = scalar ? own.counters.scalar : own.counters.l1;
  const u64 near_epoch = scalar ? k.epoch : cu.epoch;
  u64 end = scalar ? now : take(cu.l1_free, now, double(a.n) * kLine, preset_.l1_gbps);
  u64 latency = scalar ? preset_.scalar : preset_.l1;
  const bool bare = !host && !kernarg && this->bare(m);
  const bool past = bare || (!scalar && (a.scope >= 2 || a.nt || host));
  u32 below = 0, far = 0;
  u64 moved = 0;
  u64 there = now;  // arrival of lines that others requested before
  u32* asked[256];
  u64 away[128];
  int n_asked = 0, n_away = 0;
  fetch_ahead(a, xcd);
  for (int i = 0; i < a.n; ++i) {
    const u64 line = a.lines[i], at = place(m, line), name = key(m, line);
    if (!past) {
      auto [hit, dirty, filled] = near.touch(at, tag(name, near_epoch), false);
      ++(hit ? near_hits.hits : near_hits.misses);
      if (hit) {
        there = std::max(there, since_ + Tags::until(*filled, now - since_));
        continue;
      }
      asked[n_asked++] = filled;
    }
    ++below;
    if (host || kernarg) {
      latency = std::max(latency, kernarg ? preset_.kernarg : preset_.host);
      far += host;
      continue;
    }
    end = std::max(end, take(xcd.channel[channel_of(m, line * kLine)], now, channel_read_));
    if (bare) {
      ++own.counters.l2.misses;
      ++far;
      away[n_away++] = line;
      continue;
    }
    const u64 l2_tag = tag(name, peer ? xcd.epoch : m.version(line));
    // System scope requests a peer's memory again; agent scope too, as hardware probably does (CHOICE, as in mode
    // hw-spx).
    auto [found, dirty, filled] = xcd.l2.touch(at, l2_tag, false);
    const bool hit = found && !(peer && a.scope >= 2);
    ++(hit ? own.counters.l2.hits : own.counters.l2.misses);
    latency = std::max(latency, preset_.l2);
    if (hit) {
      there = std::max(there, since_ + Tags::until(*filled, now - since_));
      continue;
    }
    asked[n_asked++] = filled;
    ++far;
    away[n_away++] = line;
    if (!peer && a.scope >= 2) end = std::max(end, look_at(own.atomics, name, a.gpu * xcds_ + a.xcd, now));
  }
  if (n_away && peer) {
    latency = std::max(latency, preset_.remote);
    visit(a, Kind::Load, away, n_away, now, 0);
  } else if (n_away) {
    const AtHome found = at_home(own, m, away, n_away, now, false);
    end = std::max(end, found.end);
    if (found.hits) latency = std::max(latency, preset_.mall);
    if (found.misses) latency = std::max(latency, preset_.memory);
  }
  if (below && !scalar) end = std::max(end, take(cu.load_free, now, double(below) * kLine, preset_.cu_gbps));
  if (far && host) end = std::max(end, take(own.host_in, now, double(far) * kLine, preset_.host_gbps));
  else if (far && peer) {
    moved = std::max(u64(far) * preset_.request_bytes, std::min(u64(a.bytes), u64(far) * kLine));
    end = std::max(end, over_link(a.gpu, m.home, a.gpu, double(moved), now));
  } else if (far) end = std::max(end, take(xcd.fabric, now, double(far) * kLine, preset_.mall_gbps));
  const u64 done = std::max(end + latency, there);
  for (int i = 0; i < n_asked; ++i) *asked[i] = Tags::stamp(done - since_);
  if (below && !scalar) cu.loads.push(done, below, own.arena);
  return {done, done, latency, moved};
}

Timing::When Timing::store(const Access& a, u64 now) {
  Allocation& m = *a.memory;
  Cu& cu = cu_of(a.gpu, a.xcd, a.cu);
  Xcd& xcd = xcd_of(a.gpu, a.xcd);
  const bool host = m.home < 0, peer = !host && m.home != a.gpu, through = a.scope >= 2 || bare(m);
  u64 end = take(cu.store_free, now, std::max(double(a.bytes), double(a.n) * preset_.request_bytes), preset_.cu_gbps);
  if (host) {
    end = std::max(end, take(gpus_[size_t(a.gpu)].host_out, now,
                             std::max(double(a.bytes), double(a.n) * preset_.request_bytes), preset_.host_gbps));
    return {end + preset_.host / 2, end + preset_.host, preset_.host};
  }
  Gpu& own = gpus_[size_t(a.gpu)];
  u64 fresh[128];
  int n_fresh = 0;
  const u64 each = time_of(std::max(double(a.bytes) / a.n, double(preset_.request_bytes)), preset_.channel_write_gbps);
  fetch_ahead(a, xcd);
  for (int i = 0; i < a.n; ++i) {
    const u64 line = a.lines[i], at = place(m, line), name = key(m, line);
    end = std::max(end, take(xcd.channel[channel_of(m, line * kLine)], now, each));
    cu.l1.drop(at, tag(name, cu.epoch));  // a load after a store goes to the L2 [M: MrRoy09]
    if (!peer && through) m.new_version(line);  // invalidates others' copies
    const u64 l2_tag = tag(name, peer ? xcd.epoch : m.version(line));
    bool dirty = xcd.l2.touch(at, l2_tag, !peer && !through).dirty;
    if (peer || (dirty && !through)) continue;
    fresh[n_fresh++] = line;
  }
  if (!peer) {
    if (n_fresh) end = std::max(end, at_home(own, m, fresh, n_fresh, now, true).end);
    // Write-throughs, and bytes that the L2 cannot hold, leave it at once; the rest waits for a write-back.
    u64 leaves = through ? u64(n_fresh) * kLine : 0;
    if (!through && (xcd.dirty += u64(n_fresh) * kLine) > preset_.l2_bytes) {
      leaves = xcd.dirty - preset_.l2_bytes;
      xcd.dirty = preset_.l2_bytes;
    }
    if (leaves) end = std::max(end, take(xcd.fabric, now, double(leaves), preset_.mall_gbps));
    return through ? When{end + preset_.mall / 2, end + preset_.mall, preset_.mall}
                   : When{end + preset_.l2, end + preset_.l2, preset_.l2};
  }
  visit(a, Kind::Store, a.lines, a.n, now, 0);
  Sent sent{0, std::max(u64(a.bytes), u64(a.n) * preset_.request_bytes), u32(a.n)};
  // Pieces of half a line or less are merged: consecutive ones fill most of their lines.
  if (preset_.merge_stores && !through && a.bytes <= u32(a.n) * kLine / 2) sent = send_pieces(a, xcd, now);
  else sent.end = send(a, a.n, double(sent.moved), now);
  end = std::max(end, sent.end);
  if (sent.lines) cu.stores.push(end + preset_.remote_store, sent.lines, own.arena);
  return {end + preset_.remote_store / 2, end + preset_.remote_store, preset_.remote_store, sent.moved};
}

u64 Timing::lds(int gpu, int xcd, int cu, u32 bytes, u64 now) {
  return take(cu_of(gpu, xcd, cu).lds_free, now, bytes, preset_.lds_width * 1000.0 / double(preset_.cycle));
}

void Timing::acquire(int gpu, int xcd, int cu, u8 scope) {
  ++cu_of(gpu, xcd, cu).epoch;
  if (scope >= 2) ++xcd_of(gpu, xcd).epoch;
}

u64 Timing::write_back(int gpu, int xcd, u64 now, u64 stored) {
  Xcd& x = xcd_of(gpu, xcd);
  u64 end = stored, dirty = x.dirty;
  // Others' traffic continues meanwhile: the link is reserved from now on, though the last bytes are sent when stored.
  if (dirty)
    end = std::max(take(x.fabric, now, double(dirty), preset_.mall_gbps),
                   stored + u64(double(dirty) * 1000.0 / preset_.mall_gbps));
  x.dirty = 0;
  ++x.write_backs;
  x.l2.clean();
  return end;
}

void Timing::kernel_start(int gpu) {
  for (int x = 0; x < xcds_; ++x) {
    ++xcd_of(gpu, x).epoch;
    for (int c = 0; c < cus_; ++c) ++cu_of(gpu, x, c).epoch;
    for (int c = 0; c < (cus_ + 1) / 2; ++c) ++scalar_[(size_t(gpu) * xcds_ + x) * ((cus_ + 1) / 2) + c].epoch;
  }
}
u64 Timing::kernel_end(int gpu, u64 now) {
  u64 end = now;
  for (int x = 0; x < xcds_; ++x) end = std::max(end, write_back(gpu, x, now, now));
  return end;
}

u64 Timing::set(int gpu, u64 bytes, u64 now) {
  return take(gpus_[size_t(gpu)].hbm, now, double(bytes), preset_.hbm_gbps);
}
}  // namespace a2a
