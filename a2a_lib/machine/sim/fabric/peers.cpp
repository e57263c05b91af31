// Interactions of GPUs on the clock: links and ports that several use, requests at a peer's memory, copies.
#include "fabric/timing.h"

namespace a2a {
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
}  // namespace a2a
