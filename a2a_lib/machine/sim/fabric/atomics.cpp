// Read-modify-writes on the clock: who owns the line, and their order.
#include "fabric/timing.h"

namespace a2a {
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
