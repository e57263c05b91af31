// The words of a failure: who, where in the source, which memory, and what probably went wrong.
#include <algorithm>
#include <map>
#include <utility>

#include "isa/table.h"
#include "machine/report.h"
#include "memory/numerals.h"

namespace a2a {
namespace {
std::string hex(u64 v) {
  char t[32];
  std::snprintf(t, sizeof t, "0x%llx", (unsigned long long)v);
  return t;
}
std::string us(u64 ps) {
  char t[32];
  const Numerals numerals;
  std::snprintf(t, sizeof t, "%.3f us", double(ps) / 1e6);
  return t;
}
std::string source(const Program& p, const Inst& in) {
  if (!in.line) return "assembly line " + std::to_string(in.asm_line);
  const std::string& f = p.files[in.file];
  size_t slash = f.find_last_of('/');
  return (slash == std::string::npos ? f : f.substr(slash + 1)) + ":" + std::to_string(in.line);
}
std::string block_of(const Block& b) {
  std::string t = std::to_string(b.at.x);
  if (b.launch->grid.y > 1 || b.launch->grid.z > 1)
    t = "(" + t + ", " + std::to_string(b.at.y) + ", " + std::to_string(b.at.z) + ")";
  return t;
}
// A flag of 64 bits often is two numbers, an epoch above a count: both are shown.
std::string value_of(const Allocation& m, u64 offset, u32 bytes) {
  u64 value = 0;
  bytes = u32(std::min<u64>({bytes, 8, m.size - offset}));
  std::memcpy(&value, m.host + offset, bytes);
  const u64 poison = bytes == 8 ? u64{kPoison} << 32 | kPoison : kPoison;
  if (value == poison) return "never written";
  if (bytes < 8) return std::to_string(i32(value));
  return value >> 32 ? std::to_string(value >> 32) + " << 32 | " + std::to_string(u32(value)) : std::to_string(value);
}
const Flags& flags_of(const Common& n, const Allocation& m) { return *n.flags[size_t(std::max<int>(m.owner, 0))]; }
// Did this launch set the symbol in its own rank's memory alone?
bool only_at_home(const Common& n, i32 launch, i16 symbol) {
  u32 own = 0, others = 0;
  for (const Flags* f : n.flags) {
    const auto [a, b] = f->sets(launch, symbol);
    own += a;
    others += b;
  }
  return own && !others;
}
// The same element of the same symbol in another rank's memory: where a forgotten translate writes.
const Writer* misplaced(const Common& n, const Allocation& want, u64 offset, int* home) {
  const Symbol* s = want.symbol(offset);
  if (!s) return nullptr;
  for (auto& g : n.gpus)
    for (auto& [addr, m] : g->memory) {
      if (m->home == want.home) continue;
      for (const Symbol& t : m->names) {
        if (t.name != s->name) continue;
        const Writer* by = flags_of(n, *m).writer(*m, t.offset + (offset - s->offset));
        if (!by || by->rank != m->home) continue;
        // A rank sends to itself too. It is suspicious if that launch set this symbol nowhere but at home.
        if (only_at_home(n, by->launch, t.id)) {
          *home = m->home;
          return by;
        }
      }
    }
  return nullptr;
}
// Ranks in order, then launches, blocks, waves.
bool in_order(const ResidentWave* a, const ResidentWave* b) {
  return std::tuple(a->gpu->rank, a->block->launch->id, a->block->id, a->index) <
         std::tuple(b->gpu->rank, b->block->launch->id, b->block->id, b->index);
}
std::string not_started(const Launch& l) {
  return "\n  rank " + std::to_string(l.gpu->rank) + ", kernel " + l.kernel->name + ": " +
         std::to_string(l.grid.count() - l.next_block) + " of " + std::to_string(l.grid.count()) +
         " blocks have not started";
}
}  // namespace

std::string place_of(const ResidentWave& w, const Inst& in) {
  return "rank " + std::to_string(w.gpu->rank) + ", kernel " + w.block->launch->kernel->name + ", block " +
         block_of(*w.block) + ", wave " + std::to_string(w.index) + ", " + source(*w.program, in) + " (" +
         in.info->name + ")";
}

std::string bad_address(const Common& n, int rank, u64 addr, u64 bytes, const char* what) {
  const Gpu& g = *n.gpus[rank];
  std::string t = std::string(what) + " " + std::to_string(bytes) + " bytes at " + hex(addr) + ": ";
  std::string name;
  if (addr < 65536) return t + "a null pointer" + (addr ? " plus " + std::to_string(addr) : "");
  if (g.space.was_mapped(addr, &name))
    return t + "this memory" + (name.empty() ? "" : " (`" + name + "`)") + " was freed";
  const auto& live = g.space.live();
  const Mapping* m = g.space.below(addr);
  const u64 past = !m ? ~u64{0} : addr > m->base + m->size ? addr - (m->base + m->size) : 0;
  auto above = live.upper_bound(addr);
  if (above != live.end() && above->second.memory->kind != MemKind::Kernarg &&
      above->first - addr <= std::min<u64>(64 << 10, past)) {
    const Allocation& a = *above->second.memory;
    return t + std::to_string(above->first - addr) + " bytes before the start of " +
           (a.names.empty() ? "an allocation of " + std::to_string(a.size) + " bytes"
                            : "`" + a.names.front().name + "`") +
           (above->second.ipc ? " of rank " + std::to_string(a.home) : "");
  }
  if (m && past < (128 << 10)) {
    const Allocation& a = *m->memory;
    u64 over = addr + bytes - (m->base + m->size);
    std::string last = a.size ? a.describe(a.size - 1) : "";
    return t + std::to_string(over) + " bytes past the end of " +
           (a.names.empty() ? "an allocation of " + std::to_string(a.size) + " bytes"
                            : "`" + a.names.front().name + "` (last element " + last + ")") +
           (m->ipc ? " of rank " + std::to_string(a.home) : "");
  }
  for (auto& other : n.gpus) {
    if (other->rank == rank || !other->space.owns(addr)) continue;
    const Mapping* m = other->space.find(addr);
    if (!m)
      return t + "an address of rank " + std::to_string(other->rank) + "'s address space; it means nothing on rank " +
             std::to_string(rank);
    std::string whose = m->memory->describe(addr - m->base);
    if (n.node_of(rank) != n.node_of(other->rank))
      return t + "this is " + whose + " of rank " + std::to_string(other->rank) + ", on node " +
             std::to_string(n.node_of(other->rank)) + " of the cluster; rank " + std::to_string(rank) + " is on node " +
             std::to_string(n.node_of(rank)) +
             ". Loads, stores and copies do not leave a node: give the NIC a descriptor, with put_signal, and let the "
             "other side wait for the flag";
    return t + "this is " + whose + " at an address of rank " + std::to_string(other->rank) +
           ". An address is valid only on the rank it was made for: on rank " + std::to_string(rank) +
           " open the memory through IPC (or put it on the symmetric heap) and translate the pointer";
  }
  return t + "nothing is mapped there on rank " + std::to_string(rank);
}

std::string fault_text(const ResidentWave& w, const Inst& in, const Fault& f) {
  std::string t = f.what();
  t += "\n  by " + place_of(w, in);
  if (f.lane >= 0) {
    u32 thread = u32(w.index) * kLanes + u32(f.lane);
    t += "\n  lane " + std::to_string(f.lane) + " (thread " + std::to_string(thread) + " of the block)";
  }
  return t + "\n  at " + us(w.time) + " simulated";
}

static std::string waiter(const Common& n, const ResidentWave& w) {
  const Poll& p = *w.poll;
  const Inst& in = w.program->insts[p.waiting ? p.wait_pc : p.pc];
  std::string t = place_of(w, in) + "\n    waits since " + us(p.waiting ? p.wait_start : p.last) + " on ";
  struct Seen {
    Allocation* m;
    u64 off;
    u32 bytes;
  };
  std::vector<Seen> what;
  if (p.waiting)
    for (auto& s : p.seen) what.push_back({s.memory, s.offset, s.bytes});
  if (what.empty())
    for (auto& r : p.watched) what.push_back({r.memory, r.offset, in.ndst == 2 ? 8u : 4u});
  std::string list;
  int shown = 0;
  u64 last_key = 0;
  for (auto& s : what) {
    u64 key = u64(reinterpret_cast<uintptr_t>(s.m->host)) + s.off;
    if (key == last_key) continue;
    last_key = key;
    if (shown == 4) {
      list += ", ...";
      break;
    }
    list += (shown++ ? ", " : "") + s.m->describe(s.off) +
            (s.m->home != w.gpu->rank && s.m->home >= 0 ? " of rank " + std::to_string(s.m->home) : "") + " = " +
            value_of(*s.m, s.off, s.bytes);
    if (const Writer* by = flags_of(n, *s.m).writer(*s.m, s.off)) {
      const Writer& x = *by;
      list += " (last set by rank " + std::to_string(x.rank) + " at " + us(x.time) + ")";
    } else {
      int home = -1;
      if (const Writer* x = misplaced(n, *s.m, s.off, &home))
        list += " (no rank has set it; but rank " + std::to_string(x->rank) + " wrote its own copy of " +
                s.m->describe(s.off) + ", " + n.record.files.list[size_t(x->file)] + ":" + std::to_string(x->line) +
                ", at " + us(x->time) + ": was a translate forgotten?)";
      else list += " (no rank has set it)";
    }
  }
  return t + list;
}

std::string out_of_time(const Config& c) {
  char seconds[32];
  const Numerals numerals;
  std::snprintf(seconds, sizeof seconds, "%g", c.max_seconds);
  return "no end in sight: " + std::string(seconds) +
         " s of this machine's time since the host began to wait (max_seconds)";
}

std::string whereabouts(const Common& n, std::vector<ResidentWave*> all) {
  std::sort(all.begin(), all.end(), in_order);
  struct Group {
    std::string example;
    u64 waves = 0;
  };
  std::map<std::tuple<std::string, std::string, State>, Group> groups;  // of a kernel, at a line
  for (ResidentWave* w : all) {
    const bool waits = w->state == State::Parked, behind = w->state == State::AtBarrier;
    const Inst& in = w->program->insts[waits ? (w->poll->waiting ? w->poll->wait_pc : w->poll->pc) : w->pc - behind];
    Group& g = groups[{w->block->launch->kernel->name, source(*w->program, in), w->state}];
    if (!g.waves++) g.example = waits ? waiter(n, *w) : place_of(*w, in) + (behind ? ", at a barrier" : "");
  }
  std::vector<Group> order;
  for (auto& [key, g] : groups) order.push_back(g);
  std::stable_sort(order.begin(), order.end(), [](const Group& a, const Group& b) { return a.waves > b.waves; });
  std::string t = "\n  at " + us(n.latest) + " simulated " + std::to_string(all.size()) + " waves have not ended:";
  for (size_t i = 0; i < order.size() && i < 6; ++i)
    t += "\n  " + (order[i].waves > 1 ? std::to_string(order[i].waves) + " at one place, for example " : "") +
         order[i].example;
  if (order.size() > 6) t += "\n  ... and at " + std::to_string(order.size() - 6) + " more places";
  for (auto& g : n.gpus)
    for (Launch* l : g->dispatching) t += not_started(*l);
  return t;
}

std::string wait_text(const Common& n, const ResidentWave& w) {
  char bound[64];
  const Numerals numerals;
  std::snprintf(bound, sizeof bound, "%g us", n.config.max_wait_us);
  return "a wait exceeds its bound of " + std::string(bound) + " (simulated):\n  " + waiter(n, w);
}

std::string deadlock_text(const Common& n, const std::vector<ResidentWave*>& parked,
                          const std::vector<ResidentWave*>& all) {
  std::string t = "deadlock: no wave can make progress at " + us(n.latest) + " simulated";
  // One line for each group of waves that wait at the same place for the same symbol.
  std::vector<ResidentWave*> order = parked;
  std::sort(order.begin(), order.end(), in_order);
  std::map<std::tuple<int, std::string, u32>, int> groups;
  int shown = 0, hidden = 0;
  for (ResidentWave* w : order) {
    Poll& p = *w->poll;
    auto key = std::tuple(w->gpu->rank, w->block->launch->kernel->name, p.waiting ? p.wait_pc : p.pc);
    if (groups[key]++ >= 2 || shown >= 16) {
      ++hidden;
      continue;
    }
    t += "\n  " + waiter(n, *w);
    ++shown;
  }
  if (hidden) t += "\n  ... and " + std::to_string(hidden) + " more waves at the same places";
  int barrier = 0;
  const ResidentWave* first = nullptr;
  for (ResidentWave* w : all)
    if (w->state == State::AtBarrier && w->block && !w->block->parked) {
      if (!first) first = w;
      ++barrier;
    }
  if (barrier)
    t += "\n  " + std::to_string(barrier) + " waves wait at a barrier, for example " +
         place_of(*first, first->program->insts[first->pc - 1]);
  bool cure = false;  // said once, below the first
  for (auto& g : n.gpus) {
    for (Launch* l : g->dispatching) {
      t += not_started(*l) + ": no CU has room (" + std::to_string(l->running) + " run)";
      if (!std::exchange(cure, true))
        t += "\n    blocks that wait for one another must all be resident: launch fewer, or cooperatively";
    }
    for (auto& s : g->streams)
      if (!s->busy && !s->ops.empty() && s->waiting)
        t += "\n  rank " + std::to_string(g->rank) + ", stream " + std::to_string(s->id) +
             " waits for an event that is never recorded";
  }
  if (parked.empty() && !barrier) t += "\n  nothing is running";
  return t;
}

const Mapping* resolve(const Common& n, const ResidentWave& w, u64 addr, u64 bytes, int lane, const char* what) {
  const Mapping* m = w.gpu->space.find(addr);
  if (m && addr + bytes - m->base <= m->size) return m;
  throw Fault(bad_address(n, w.gpu->rank, addr, bytes, what), lane);
}
}  // namespace a2a
