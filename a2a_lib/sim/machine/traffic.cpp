// Memory instructions as the node sees them: when they complete, what crosses the links, which flags they set.
#include <algorithm>

#include "machine/node.h"

namespace a2a {
Event Node::event(const ResidentWave& w, const Inst& in, EventKind kind) const {
  Event e;
  e.time = i64(w.time);
  e.block = i32(w.block->id);
  e.line = i32(in.line);
  e.launch = w.block->launch->id;
  e.kernel = w.block->launch->name;
  e.file = w.block->launch->module->file_ids[in.file];
  e.wave = i16(w.index);
  e.rank = i16(w.gpu->rank);
  e.kind = i16(kind);
  e.stream = i16(w.block->launch->stream->id);
  return e;
}

void Node::flush_transfer(ResidentWave& w) {
  if (!w.transferring) return;
  w.transferring = false;
  record.add(w.transfer);
}

namespace {
// The lines of 128 bytes that an instruction touches in one memory, each once. Returns how many; at most 128.
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
}  // namespace

// From when the wave may issue this memory instruction: its counter has room, and its CU's queues.
u64 Node::gate(ResidentWave& w, const Inst& in) {
  const bool load = in.ndst != 0;
  u64 t = w.vm.count > 62 ? w.vm.wait(62, w.time) : w.time;
  if (load && w.remote_loads >= preset.wave_remote_loads) t = std::max(t, w.remote_done[(w.remote_loads - preset.wave_remote_loads) % 32]);
  t = timing.gate(w.gpu->rank, w.cu->xcd, w.cu->index, load, t);
  if (w.poll) w.poll->queued += t - w.time;
  return t;
}

u64 Node::touch(ResidentWave& w, const Inst& in, const Touch* touches, int n) {
  u64 arrives = w.time, done = w.time;
  if (w.poll) {
    Poll& p = *w.poll;
    bool own = in.mark == Mark::Wait && p.wait_pc == w.pc - 1;
    if (p.waiting && !own && in.unit != Unit::Smem) end_wait(w);
    if (p.pc != ~0u)
      for (int i = 0; i < n; ++i) {
        if (p.reads.size() >= 256) p.pure = false;
        else p.reads.push_back({touches[i].map->memory, touches[i].lo - touches[i].map->base, u32(touches[i].hi - touches[i].lo)});
      }
  }
  const u64 soonest = in.unit == Unit::Smem ? 0 : w.time + 1 + preset.l2 / 2 * (draw(w) >> 40) / (u64{1} << 24);
  for (int i = 0; i < n; ++i) {
    const Touch& t = touches[i];
    const Allocation& mem = *t.map->memory;
    const int me = w.gpu->rank, home = mem.home;
    u64 lines[128];
    Timing::Access a;
    a.kind = t.op == Op::Atomic ? Timing::Kind::Atomic : t.op == Op::Store ? Timing::Kind::Store : in.unit == Unit::Smem ? Timing::Kind::Scalar : Timing::Kind::Load;
    a.gpu = me;
    a.xcd = w.cu->xcd;
    a.cu = w.cu->index;
    a.scope = u8(in.sc1 * 2 + in.sc0);
    a.nt = in.nt;
    a.memory = &mem;
    a.lines = lines;
    a.n = lines_of(t, lines);
    a.bytes = t.bytes;
    Timing::When when = timing.access(a, w.time);
    const u64 extra = jitter(w, when.latency) - when.latency;
    arrives = std::max(arrives, when.arrives + extra);
    done = std::max(done, when.done + extra);
    if (w.poll && i == 0) w.poll->queued += when.done - w.time - when.latency;
    if (home < 0 || home == me || mem.kind == MemKind::Kernarg) continue;
    if (t.op == Op::Load) w.remote_done[w.remote_loads++ % 32] = when.done + extra;
    const int src = t.op == Op::Load ? home : me, dst = t.op == Op::Load ? me : home;
    link_bytes[size_t(src) * config.gpus + dst] += t.bytes;
    // One record for what a wave moves between the same two ranks at the same source line, without a pause.
    Event& x = w.transfer;
    bool same = w.transferring && x.src == src && x.dst == dst && x.line == i32(in.line) && i64(w.time) - (x.time + x.duration) < i64(preset.remote);
    if (!same) {
      flush_transfer(w);
      x = event(w, in, EventKind::Transfer);
      x.src = i16(src);
      x.dst = i16(dst);
      mem.describe(t.lo - t.map->base, &x.index, &x.symbol);
      w.transferring = true;
    }
    x.bytes += t.bytes;
    x.duration = i64(when.arrives + extra) - x.time;
  }
  if (in.unit == Unit::Smem) w.lgkm.push(done);
  else {
    w.l2_time = reach_l2(w, touches, n, std::min(soonest, done));  // what comes from nearer than the L2 is sooner
    done = std::max(done, w.l2_time);  // but not before what the CU asked of the channel earlier
    w.vm.push(done);
    if (in.unit == Unit::Flat) w.lgkm.push(done);
    if (touches[0].op != Op::Load) {
      w.cu->store_done = std::max(w.cu->store_done, done);
      if (touches[0].map->memory->home == w.gpu->rank) w.cu->own_store_done = std::max(w.cu->own_store_done, done);
    }
  }
  return arrives;
}

// A release is done when the stores of the CU are, and what its L2 has to write back, these stores included, has left it.
u64 Node::released(ResidentWave& w, u8 scope) {
  const u64 left = timing.write_back(w.gpu->rank, w.cu->xcd, w.time, std::max(w.time, w.cu->own_store_done));
  return std::max({w.vm.last, w.cu->store_done, left}) + jitter(w, scope == 3 ? preset.release_system : preset.release);
}
void Node::acquired(ResidentWave& w, u8 scope) {
  timing.acquire(w.gpu->rank, w.cu->xcd, w.cu->index, scope);
  w.time += jitter(w, scope == 3 ? preset.acquire_system : preset.acquire);
}

// When a request reaches the L2: within half the time of an L2 hit, there and back (CHOICE: any moment of it), in order with the CU's earlier requests to the
// same channel, in any order with those to others [D: AMDGPUUsage, "Memory Model gfx942"].
u64 Node::reach_l2(ResidentWave& w, const Touch* touches, int n, u64 t) {
  Cu& cu = *w.cu;
  u32 channels = 0;
  for (int i = 0; i < n; ++i) {
    const Allocation& m = *touches[i].map->memory;
    u64 lo = (touches[i].lo - touches[i].map->base) / 256, hi = (touches[i].hi - touches[i].map->base - 1) / 256;
    for (u64 c = lo; c <= hi && c < lo + kChannels; ++c) channels |= 1u << channel_of(m, c * 256);
  }
  w.l2_channels = channels;
  if (!cu.held.empty()) release_held(cu, nullptr, channels);
  for (u32 c = channels; c; c &= c - 1) t = std::max(t, cu.channel[std::countr_zero(c)]);
  for (u32 c = channels; c; c &= c - 1) cu.channel[std::countr_zero(c)] = t;
  return t;
}

void Node::signal(const Event& e, Allocation* memory, u64 offset, u64 value) {
  writers_[u64(reinterpret_cast<uintptr_t>(memory->host)) + offset] = Writer{e.rank, e.launch, e.block, e.line, e.file, e.wave, u64(e.time + e.duration), value};
  record.add(e);
  auto& [own, remote] = sets_[u64(u32(e.launch)) << 16 | u16(e.symbol)];
  ++(memory->home == e.rank ? own : remote);
}
}  // namespace a2a
