#include "machine/traffic.h"

#include <algorithm>

#include "machine/detail.h"
#include "machine/stalls.h"

namespace a2a {
void Traffic::flush_transfer(ResidentWave& w) {
  if (!w.transferring) return;
  w.transferring = false;
  const Event& x = w.transfer;
  core_.record.add(x);
  Packets& p = packets_[x.launch][{x.line, x.file, x.src, x.dst, x.symbol}];
  p.wanted += u64(x.bytes);
  p.moved += w.transferred;
}

void Traffic::record_packets(const Launch& l) {
  endless.clear();
  for (auto& [place, packets] : packets_[l.id]) {
    Event e = event_from(l.start, l.end, EventKind::Packets, core_.rank, l.stream->id);
    e.launch = l.id;
    e.file = place.file;
    e.line = place.line;
    e.src = place.source;
    e.dst = place.destination;
    e.symbol = place.symbol;
    e.index = i64(packets.wanted);
    e.bytes = i64(packets.moved);
    e.kernel = l.name;
    core_.record.add(e);
  }
  packets_.erase(l.id);
}

namespace {
// The lines of 128 bytes that an instruction touches in one memory, each once. Returns their number, at most 128.
int lines_of(const Touch& t, u64* out) {
  const u64 base = t.map->base, first = (t.lo - base) / kLine, last = (t.hi - 1 - base) / kLine;
  int n = 0;
  if (!t.addr || t.hi - t.lo <= t.bytes || first == last) {
    for (u64 line = first; line <= last && n < 128; ++line) out[n++] = line;
    return n;
  }
  u64 seen[8] = {};  // the first 512 lines by a bit each
  auto add = [&](u64 line) {
    if (n && out[n - 1] == line) return;
    if (u64 i = line - first; i < 512) {
      if (seen[i / 64] >> i % 64 & 1) return;
      seen[i / 64] |= u64{1} << i % 64;
    } else {
      for (int k = 0; k < n; ++k)
        if (out[k] == line) return;
    }
    out[n++] = line;
  };
  for (u64 m = t.lanes; m; m &= m - 1) {
    const u64 at = t.addr[std::countr_zero(m)] - base;
    add(at / kLine);
    if ((at + t.each - 1) / kLine != at / kLine) add((at + t.each - 1) / kLine);
  }
  return n;
}
// The bytes that a polling loop reads in one round.
template <class Rounds>
void note(Rounds& r, const Inst& in, const Touch* touches, int n) {
  for (int i = 0; i < n; ++i) {
    const Touch& t = touches[i];
    if (r.reads.size() >= 256) r.pure = false;
    else
      r.reads.push_back(
          {t.map->memory, t.lo - t.map->base, u32(t.hi - t.lo), bits(in).scope, in.nt, in.unit == Unit::Smem});
  }
}
}  // namespace

u64 Traffic::gate(ResidentWave& w, const Inst& in) {
  const bool load = in.ndst != 0;
  u64 t = w.vm.count >= kMaxVmcnt ? w.vm.wait(kMaxVmcnt - 1, w.time) : w.time;
  if (load && w.remote_loads >= core_.preset.wave_remote_loads)
    t = std::max(t, w.remote_done[(w.remote_loads - core_.preset.wave_remote_loads) % 32]);
  t = core_.timing.gate(w.gpu->rank, w.cu->xcd, w.cu->index, load, t);
  if (w.until_stall && --w.until_stall == 0) t += stall(w, core_.config.stalls);
  if (w.poll) w.poll->queued += t - w.time;
  return t;
}

u64 Traffic::touch(ResidentWave& w, const Inst& in, const Touch* touches, int n) {
  endless.touched(w, in, touches[0]);
  u64 arrives = w.time, done = w.time;
  if (in.unit != Unit::Smem) w.looked = in.mark == Mark::Wait;
  if (w.poll) {
    Poll& p = *w.poll;
    bool own = in.mark == Mark::Wait && p.wait_pc == w.pc - 1;
    if (p.waiting && !own && in.unit != Unit::Smem) waits_.end_wait(w);
    if (p.pc != ~0u) note(p, in, touches, n);
  }
  if (w.block->rounds) note(*w.block->rounds, in, touches, n);
  const u64 soonest = in.unit == Unit::Smem ? 0 : w.time + core_.to_l2(core_.draw(w));
  for (int i = 0; i < n; ++i) {
    const Touch& t = touches[i];
    Allocation& mem = *t.map->memory;
    const int me = w.gpu->rank, home = mem.home;
    u64 lines[128];
    Timing::Access a;
    a.kind = t.op == Op::Atomic      ? Timing::Kind::Atomic
             : t.op == Op::Store     ? Timing::Kind::Store
             : in.unit == Unit::Smem ? Timing::Kind::Scalar
                                     : Timing::Kind::Load;
    a.gpu = me;
    a.xcd = w.cu->xcd;
    a.cu = w.cu->index;
    a.scope = u8(in.sc1 * 2 + in.sc0);
    a.nt = in.nt;
    a.memory = &mem;
    a.lines = lines;
    a.n = lines_of(t, lines);
    a.bytes = t.bytes;
    Timing::When when = core_.timing.access(a, w.time);
    const u64 extra = core_.jitter(w, when.latency) - when.latency;
    arrives = std::max(arrives, when.arrives + extra);
    done = std::max(done, when.done + extra);
    // Data from a peer's memory has made a round trip, even if a cache of this GPU holds it (CHOICE).
    if (t.op == Op::Load && core_.far(mem)) done = std::max(done, w.time + 2 * core_.window);
    if (w.poll && i == 0) w.poll->queued += when.done - w.time - when.latency;
    if (home < 0 || home == me || mem.kind == MemKind::Kernarg) continue;
    if (t.op == Op::Load) w.remote_done[w.remote_loads++ % 32] = when.done + extra;
    const int src = t.op == Op::Load ? home : me, dst = t.op == Op::Load ? me : home;
    core_.link_bytes[size_t(src) * core_.config.gpus + dst] += t.bytes;
    // One record for what a wave moves between the same two ranks at the same source line, without a pause.
    Event& x = w.transfer;
    bool same = w.transferring && x.src == src && x.dst == dst && x.line == i32(in.line) &&
                i64(w.time) - (x.time + x.duration) < i64(core_.preset.remote);
    if (!same) {
      flush_transfer(w);
      x = event_of(w, in, EventKind::Transfer, w.time);
      x.src = i16(src);
      x.dst = i16(dst);
      mem.locate(t.lo - t.map->base, &x.index, &x.symbol);
      w.transferring = true;
      w.transferred = 0;
    }
    x.bytes += t.bytes;
    w.transferred += when.moved;
    x.duration = i64(when.arrives + extra) - x.time;
  }
  if (in.unit == Unit::Smem) w.lgkm.push(done);
  else {
    w.l2_time = reach_l2(w, touches, n, std::min(soonest, done));  // answers from nearer than the L2 are sooner
    done = std::max(done, w.l2_time);  // but not before the CU's earlier requests to the channel
    w.vm.push(done);
    if (in.unit == Unit::Flat) w.lgkm.push(done);
    if (touches[0].op != Op::Load) {
      w.cu->store_done = std::max(w.cu->store_done, done);
      if (touches[0].map->memory->home == w.gpu->rank) w.cu->own_store_done = std::max(w.cu->own_store_done, done);
    }
  }
  return arrives;
}

// A release completes after the stores of the CU, after the write-back of its L2 (these stores included), and after a
// further latency. A part of that latency may overlap with the stores.
u64 Traffic::released(ResidentWave& w, u8 scope) {
  const u64 turn = core_.timing.release_turn(w.gpu->rank, w.cu->xcd, w.time);
  const u64 left = core_.timing.write_back(w.gpu->rank, w.cu->xcd, w.time, std::max(w.time, w.cu->own_store_done));
  const u64 own = core_.jitter(w, scope == 3 ? core_.preset.release_system : core_.preset.release);
  const u64 behind = own - std::min(own, core_.preset.release_beside);
  return std::max(std::max(w.time, turn) + own, std::max({w.vm.last, w.cu->store_done, left}) + behind);
}

void Traffic::acquired(ResidentWave& w, u8 scope) {
  core_.timing.acquire(w.gpu->rank, w.cu->xcd, w.cu->index, scope);
  has_read(w);
  u64 takes = scope == 3 ? core_.preset.acquire_system : core_.preset.acquire;
  if (!w.looked) takes += scope == 3 ? core_.preset.acquire_fence_system : core_.preset.acquire_fence;
  w.time += core_.jitter(w, takes);
}

// When a request reaches the L2: within half of an L2 hit's round trip (CHOICE: any moment of it), in order with the
// CU's earlier requests to the same channel, in any order with those to others [D: AMDGPUUsage, "Memory Model gfx942"].
u64 Traffic::reach_l2(ResidentWave& w, const Touch* touches, int n, u64 t) {
  Cu& cu = *w.cu;
  u32 channels = 0;
  for (int i = 0; i < n; ++i) {
    const Allocation& m = *touches[i].map->memory;
    u64 lo = (touches[i].lo - touches[i].map->base) / 256, hi = (touches[i].hi - touches[i].map->base - 1) / 256;
    for (u64 c = lo; c <= hi && c < lo + kChannels; ++c) channels |= 1u << channel_of(m, c * 256);
  }
  w.l2_channels = channels;
  if (!cu.held.empty()) requests_.release_held(cu, nullptr, channels);
  for (u32 c = channels; c; c &= c - 1) t = std::max(t, cu.channel[std::countr_zero(c)]);
  for (u32 c = channels; c; c &= c - 1) cu.channel[std::countr_zero(c)] = t;
  return t;
}

// buffer_wbl2 queues behind all earlier stores of the CU, not of the wave alone [implied by D; M: cklxx/fleet-mi300x]:
// after a barrier one wave may release for its block.
void Traffic::fence(ResidentWave& w, const Inst& in, bool release) {
  const u8 scope = bits(in).scope;
  if (core_.detail && release) core_.detail->fence(w, in, true);
  if (w.watched) {
    if (release) core_.races->release_fence(w.thread, Scope(scope), w.vm.issued + 1);
    else core_.races->acquire_fence(w.thread, Scope(scope), w.vm.issued + 1);
  }
  if (release) {
    if (!w.cu->held.empty()) requests_.release_held(*w.cu, nullptr, ~0u);
    w.vm.push(released(w, scope));
    if (core_.model) requests_.submit_write_back(w, in);
  } else {
    acquired(w, scope);
    w.vm.push(w.time);  // vmcnt counts it [D: LLVM pull request 220694]
    if (core_.model) {
      core_.model->invalidate(where(w), scope);
      waits_.dropped(w.time, &w, scope);
    }
    if (core_.detail) core_.detail->fence(w, in, false);
  }
}
}  // namespace a2a
