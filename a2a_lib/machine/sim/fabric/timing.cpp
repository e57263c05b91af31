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

// ---- interactions of GPUs: links and ports that several use, requests at a peer's memory, copies ----
u64 Timing::take(Share& s, u64 now, double bytes, double gbps) {
  const u64 time = time_of(bytes, gbps), start = std::max(s.free, now);
  if (!s.busy) s.first = start;
  s.busy += time;
  return s.free = start + time;
}

u64 Timing::port(Gpu& g, int from, int to, double bytes, u64 now) {
  if (preset_.port_gbps <= 0) return now;
  return std::max(take(g.port_out[size_t(from)], now, bytes, preset_.port_gbps),
                  take(g.port_in[size_t(to)], now, bytes, preset_.port_gbps));
}

u64 Timing::over_link(int user, int from, int to, double bytes, u64 now) {
  Gpu& g = gpus_[size_t(user)];
  g.shared = true;
  Share& link = user == from ? g.sends[size_t(to)] : g.loads[size_t(from)];
  return std::max(take(link, now, bytes, preset_.link_gbps), port(g, from, to, bytes, now));
}

// Whether this GPU has a queue at its link to that peer, or at another link.
bool Timing::queues(const Gpu& g, int to, u64 now) const { return g.sends[size_t(to)].free > now + preset_.link_crowd; }
bool Timing::queues_elsewhere(const Gpu& g, int to, u64 now) const {
  for (int peer = 0; peer < n_; ++peer)
    if (peer != to && queues(g, peer, now)) return true;
  return false;
}

// Stores pass a link at its rate, whatever queues there, while no other link of their GPU has a queue: 47.9 to 49.2
// GB/s from all 304 CUs to one peer (AMD: TransferBench, p2p). If several links have a queue, stores go slower, but not
// stores to uncached memory. Each of seven links then passes 40 to 46 GB/s, both ways at once, for any number of CUs
// and any number of stores in flight (AMD: TransferBench, a2asweep). The cause is not known.
//
// CUs take turns at a link, line by line (CHOICE). After a CU's line, each other CU sends at most one line before the
// CU's next, whatever they have queued. So a flag does not wait behind all their rows.
u64 Timing::send(const Access& a, int lines, double bytes, u64 now) {
  Gpu& g = gpus_[size_t(a.gpu)];
  const int to = a.memory->home;
  g.shared = true;
  const bool crowded = !a.memory->uncached() && queues(g, to, now) && queues_elsewhere(g, to, now);
  const double rate = crowded ? preset_.link_crowded_gbps : preset_.link_gbps;
  u64& last = g.sent[(size_t(a.xcd) * size_t(cus_) + size_t(a.cu)) * size_t(n_) + size_t(to)];
  const u64 turn = std::max(last, now) + u64(lines) * time_of(kLine, rate) * u64(xcds_) * u64(cus_);
  last = std::min(take(g.sends[size_t(to)], now, bytes, rate), turn);
  return std::max(last, port(g, a.gpu, to, bytes, now));
}

// Pieces of a line of cached memory meet in the L2, which keeps a peer's dirty bytes until they are written back (LLVM:
// memory model of gfx942) and hands them on by 64 (AMD: ROCm Compute Profiler, L2-Fabric write requests). So all that
// an XCD's waves store to a line between two write-backs takes the link once. It is taken when the first bytes come
// (CHOICE: nothing says when the L2 hands on a dirty line that nobody asks for).
Timing::Sent Timing::send_pieces(const Access& a, Xcd& xcd, u64 now) {
  Gpu& g = gpus_[size_t(a.gpu)];
  g.shared = true;  // its visit at the peer's memory is to be handed over, also where the link takes nothing
  if (!xcd.pieces) xcd.pieces = g.arena.take<Piece>(u64{1} << kPieceBits);
  const u32 each = a.bytes / u32(a.n);
  const auto packets = [&](u32 bytes) { return bytes ? std::max(bytes, preset_.request_bytes) : 0; };
  Sent all{now, 0, 0};
  Piece* sends[128];
  int n = 0;
  for (int i = 0; i < a.n; ++i) {
    const u64 mine = tag(key(*a.memory, a.lines[i]), xcd.write_backs);
    Piece& p = xcd.pieces[mine >> (64 - kPieceBits)];
    if (p.tag != mine) {
      p = {mine, 0, 0};  // one that it takes the place of is written back
      ++all.lines;
    }
    const u32 has = std::min(p.bytes + each, u32(kLine)), more = packets(has) - packets(p.bytes);
    p.bytes = has;
    all.moved += more;
    all.end = std::max(all.end, p.leaves);
    if (more) sends[n++] = &p;
  }
  if (!n) return all;
  all.end = std::max(all.end, send(a, n, double(all.moved), now));
  for (int i = 0; i < n; ++i) sends[i]->leaves = all.end;
  return all;
}

// Each user has reserved on top of the state at the window's start: together they take the sum.
void Timing::settle(Share* const* users, size_t n) {
  u64 free = 0, busy = 0, first = ~u64{0};
  for (size_t i = 0; i < n; ++i) {
    free = std::max(free, users[i]->free);
    if (!users[i]->busy) continue;
    busy += users[i]->busy;
    first = std::min(first, users[i]->first);
  }
  if (!busy) return;
  for (size_t i = 0; i < n; ++i) *users[i] = {std::max(free, first + busy), 0, 0};
}

void Timing::visit(const Access& a, Kind kind, const u64* lines, int n, u64 now, u64 turn) {
  auto& all = gpus_[size_t(a.gpu)].visits[size_t(a.memory->home)];
  runs(lines, n, [&](u64 line, u64 count) { all.push_back({kind, u8(a.xcd), a.memory, line, now, u32(count), turn}); });
}

void Timing::exchange() {
  bool any = false;
  for (Gpu& g : gpus_) any |= g.shared;
  if (!any) return;
  Share* users[16];
  for (size_t p = 0; p < gpus_.size(); ++p) {
    for (size_t q = 0; q < gpus_.size(); ++q) {
      if (p == q) continue;
      users[0] = &gpus_[p].sends[q];
      users[1] = &gpus_[q].loads[p];
      settle(users, 2);
      meet_at_home(int(p), int(q), false);
      if (!gpus_[p].visits[q].empty()) {
        auto& arrived = gpus_[q].visitors[p];
        if (arrived.empty()) arrived.swap(gpus_[p].visits[q]);
        else {
          arrived.insert(arrived.end(), gpus_[p].visits[q].begin(), gpus_[p].visits[q].end());
          gpus_[p].visits[q].clear();
        }
      }
    }
    if (preset_.port_gbps <= 0) continue;
    for (auto port : {&Gpu::port_in, &Gpu::port_out}) {
      for (size_t q = 0; q < gpus_.size(); ++q) users[q] = &(gpus_[q].*port)[p];
      settle(users, gpus_.size());
    }
  }
  for (size_t q = 0; q < gpus_.size(); ++q)
    for (size_t p = 0; p < gpus_.size(); ++p) meet_at_home(int(p), int(q), true);
  for (Gpu& g : gpus_) g.shared = false;
}

bool Timing::behind(int gpu) const {
  for (auto& v : gpus_[size_t(gpu)].visitors)
    if (!v.empty()) return true;
  return false;
}

// They take their share of the HBM, but wait for nobody there (CHOICE).
void Timing::catch_up(int gpu) {
  Gpu& g = gpus_[size_t(gpu)];
  for (size_t from = 0; from < g.visitors.size(); ++from) {
    for (const Visit& v : g.visitors[from]) {
      bool fresh;
      if (v.kind != Kind::Atomic) at_home(g, *v.memory, v.line, v.n, v.now, v.kind == Kind::Store);
      for (u64 line = v.line; line < v.line + v.n && v.kind != Kind::Load; ++line) {
        if (v.kind == Kind::Atomic && !bare(*v.memory))
          turn_at(g, g.atomics, key(*v.memory, line), int(from) * xcds_ + v.xcd, u32(v.turn), v.now, &fresh);
        v.memory->new_version(line);
      }
    }
    g.visitors[from].clear();
  }
}

u64 Timing::copy(int from, int to, u64 bytes, u64 now) {
  const int engine = from >= 0 ? from : to;
  if (engine < 0) return now;
  u64 end = now;
  if (from >= 0 && to >= 0 && from != to) {
    end = over_link(from, from, to, double(bytes), now);
    return std::max(end, now + u64(double(bytes) * 1000.0 / preset_.copy_gbps));
  }
  end = take(gpus_[size_t(engine)].copies, now, double(bytes), preset_.copy_gbps);
  if (from < 0) return std::max(end, take(gpus_[size_t(to)].host_in, now, double(bytes), preset_.host_gbps));
  if (to < 0) return std::max(end, take(gpus_[size_t(from)].host_out, now, double(bytes), preset_.host_gbps));
  return end;
}

// ---- read-modify-writes: who owns the line, and their order ----
// Read-modify-writes of one XCD at a line are executed together if they arrive while it owns the line, or waits for it;
// then the next XCD gets the line. Returns when this one is done; *fresh: the line was fetched for it.
u64 Timing::turn_at(Gpu& g, Line*& all, u64 k, int who, u32 lanes, u64 now, bool* fresh) {
  if (!all) all = g.arena.take<Line>(kAtomics);
  Line& l = all[hash(k, kAtomics)];
  const bool first = l.key != k || l.salt != u32(salt_);
  if (first) l = {k, 0, who, u32(salt_), {}};
  const u64 each = u64(std::max(preset_.atomic_least, lanes)) * preset_.cycle;  // lanes at one line take a cycle each
  Turn& t = l.turns[size_t(who) % l.turns.size()];
  *fresh = !first && l.xcd != who && !(t.who == who && t.end > now);
  if (!*fresh) {
    t = {who, std::max(t.who == who ? t.end : 0, now) + each};
    l.free = std::max(l.free, now) + each;
    return t.end;
  }
  const u64 start = std::max(l.free, now);
  l.xcd = who;
  t = {who, start + preset_.atomic_far - preset_.atomic};
  l.free = start + preset_.atomic_turn + each;
  return start + each;
}

// Read-modify-writes of uncached memory, which no L2 keeps, are executed at its home, one after another (CHOICE).
// Returns when these `count` are done.
u64 Timing::turn_at_home(Gpu& g, Line*& all, u64 k, u64 count, u32 lanes, u64 now) {
  if (!all) all = g.arena.take<Line>(kAtomics);
  Line& l = all[hash(k, kAtomics)];
  if (l.key != k || l.salt != u32(salt_)) l = {k, 0, -1, u32(salt_), {}};
  return l.free = std::max(l.free, now) + count * std::max<u64>(preset_.atomic_home, lanes * preset_.cycle);
}

// A window ends: what GPUs did to a line of uncached memory takes its turns at home, and each sender learns of the
// queue.
void Timing::meet_at_home(int from, int home, bool tell) {
  Gpu &sender = gpus_[size_t(from)], &g = gpus_[size_t(home)];
  for (const Visit& v : tell ? g.visitors[size_t(from)] : sender.visits[size_t(home)]) {
    if (v.kind != Kind::Atomic || !bare(*v.memory)) continue;
    for (u64 line = v.line; line < v.line + v.n; ++line) {
      const u64 k = key(*v.memory, line);
      if (!tell) turn_at_home(g, g.atomics, k, 1, u32(v.turn), v.now);
      else {
        Line& l = sender.far_atomics[hash(k, kAtomics)];
        l.free = std::max(l.free, turn_at_home(g, g.atomics, k, 0, 0, 0));
      }
    }
  }
}

// A poll of a line that another XCD's read-modify-writes own: it is fetched from there, and they must fetch it back.
u64 Timing::look_at(Line* all, u64 k, int who, u64 now) {
  if (!all) return now;
  Line& l = all[hash(k, kAtomics)];
  if (l.key != k || l.salt != u32(salt_) || l.xcd == who) return now;
  const u64 start = std::max(l.free, now);
  l.xcd = -1;
  l.free = start + preset_.atomic_turn;
  return start;
}

// It is not documented where a read-modify-write is executed: here in the XCD of the previous one, as ping-pong times
// suggest (CHOICE).
Timing::When Timing::atomic(const Access& a, u64 now) {
  Allocation& m = *a.memory;
  Xcd& xcd = xcd_of(a.gpu, a.xcd);
  if (m.home < 0) return {now + preset_.host / 2, now + preset_.host, preset_.host};
  Gpu& own = gpus_[size_t(a.gpu)];
  const bool peer = m.home != a.gpu;
  const int who = a.gpu * xcds_ + a.xcd;
  const u32 lanes = a.bytes / 4 / u32(a.n);
  u64 end = now, latency = 0, moved = 0;
  if (peer) {
    visit(a, Kind::Atomic, a.lines, a.n, now, lanes);
    moved = u64(a.n) * preset_.request_bytes;
    end = send(a, a.n, double(moved), now);
  }
  for (int i = 0; i < a.n; ++i) {
    const u64 line = a.lines[i], k = key(m, line);
    end = std::max(
        end, take(xcd.channel[channel_of(m, line * kLine)], now, preset_.request_bytes, preset_.channel_write_gbps));
    bool fresh = false;
    Line*& turns = peer ? own.far_atomics : own.atomics;
    end = std::max(
        end, bare(m) ? turn_at_home(own, turns, k, 1, lanes, now) : turn_at(own, turns, k, who, lanes, now, &fresh));
    if (!peer) m.new_version(line);
    xcd.l2.touch(place(m, line), tag(k, peer ? xcd.epoch : m.version(line)), false);
    latency = std::max(latency, peer      ? preset_.remote
                                : bare(m) ? preset_.mall
                                : fresh   ? preset_.atomic_far
                                          : preset_.atomic);
  }
  return {end + latency / 2, end + latency, latency, moved};
}
}  // namespace a2a
