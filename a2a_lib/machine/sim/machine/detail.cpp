#include "machine/detail.h"

#include <algorithm>

#include "machine/core.h"
#include "machine/requests.h"

namespace a2a {
namespace {
using enum CacheLevel;
u32 key_of(CacheLevel level, MemoryModel::Where w) {
  return u32(level) << 28 | u32(w.gpu) << 20 | u32(w.xcd) << 10 | u32(w.cu);
}
}  // namespace

Step Detail::step(StepKind kind, u64 time) const {
  Step s;
  s.kind = u8(kind);
  s.time = s.issued = i64(time);
  return s;
}
Step Detail::step(StepKind kind, const ResidentWave& w, const Inst& in, u64 time) const {
  Step s = step(kind, time);
  s.block = i32(w.block->id);
  s.line = i32(in.line);
  s.launch = w.block->launch->id;
  s.kernel = w.block->launch->name;
  s.file = w.block->launch->module->file_ids[in.file];
  s.wave = i16(w.index);
  s.rank = i16(w.gpu->rank);
  s.xcd = u8(w.cu->xcd);
  s.cu = u8(w.cu->index);
  s.mark = u8(in.mark);
  s.scope = u8(in.sc1 * 2 + in.sc0);
  return s;
}

void Detail::put(Step s, const void* bytes, size_t n) {
  if (steps.size() >= capacity_) {
    ++dropped;
    return;
  }
  s.bytes = i32(n);
  if (n) {
    s.data = i64(data.size());
    data.insert(data.end(), static_cast<const u8*>(bytes), static_cast<const u8*>(bytes) + n);
  }
  steps.push_back(s);
}

void Detail::run(Step s, Allocation& m, u64 offset, const u8* bytes, u32 n, u32 item) {
  follow(m, offset, n);
  s.memory = i32(m.id);
  s.home = m.home;
  s.offset = i64(offset);
  s.item = u8(item);
  s.lanes = u8(n / std::max(item, 1u));
  m.locate(offset, &s.index, &s.symbol);
  put(s, bytes, n);
}

// Adds one step per run of lanes whose bytes are adjacent and, for loads, come from one place.
void Detail::runs(const InFlight& r, StepKind kind, u64 time, bool with_levels) {
  Step s = step(kind, *r.wave, *r.inst, time);
  s.issued = i64(r.issued);
  if (auto it = op_of_.find(&r); it != op_of_.end()) s.op = it->second;
  u8 bytes[kLanes * 16];
  for (u64 e = r.exec; e;) {
    int first = std::countr_zero(e);
    Allocation& m = *r.memory_of(first);
    u64 at = r.offset_of(first);
    u32 n = 0;
    for (; e; e &= e - 1) {
      int l = std::countr_zero(e);
      if (r.memory_of(l) != &m || r.offset_of(l) != at + n || (with_levels && levels_[l] != levels_[first])) break;
      std::memcpy(bytes + n, r.data[l], r.bytes);
      n += r.bytes;
    }
    s.level = with_levels ? levels_[first] : 0;
    if (kind == StepKind::AtHome && core_.model)
      s.level = core_.model->arrives_at({s.rank, s.xcd, s.cu}, m, r.wide ? u8(3) : s.scope);
    if (m.kind != MemKind::Kernarg) run(s, m, at, bytes, n, r.bytes);
  }
}

void Detail::issued(const InFlight& r) {
  op_of_[&r] = ops_++;
  if (!r.load && !r.modify) runs(r, StepKind::Issue, r.issued, false);
}
void Detail::stored(const InFlight& r) {
  runs(r, StepKind::AtL2, std::max(core_.latest, r.issued), false);
  look(*r.wave, core_.latest);
}
void Detail::arrived(const InFlight& r) {
  runs(r, StepKind::AtHome, std::max(core_.latest, r.issued), false);
  look(*r.wave, core_.latest);
}
// A line is fetched by the first lane that needs it; the other lanes of the instruction then hit.
void Detail::lanes(const InFlight& r, int l, u32 bytes) {
  std::fill(levels_ + l, levels_ + l + bytes / r.bytes, core_.model ? core_.model->served : u8(Memory));
  for (u64 e = r.exec & ((u64{1} << l) - 1); e; e &= e - 1) {
    int p = std::countr_zero(e);
    if (r.memory_of(p) == r.memory_of(l) && r.offset_of(p) / kLine == r.offset_of(l) / kLine) {
      levels_[l] = levels_[p];
      return;
    }
  }
}
void Detail::loaded(const InFlight& r) {
  runs(r, StepKind::Load, std::max(core_.latest, r.issued), true);
  look(*r.wave, core_.latest);
}
void Detail::read(ResidentWave& w, const Inst& in, Allocation& m, u64 offset, const u8* bytes, u32 n) {
  if (m.kind == MemKind::Kernarg) return;
  Step s = step(StepKind::Load, w, in, w.time);
  s.op = ops_++;
  s.level = core_.model->served;
  run(s, m, offset, bytes, n, 4);
  look(w, w.time);
}
void Detail::rmw(ResidentWave& w, const Inst& in, Allocation& m, u64 offset, u32 bytes, const u8* value) {
  Step s = step(StepKind::Rmw, w, in, w.time);
  s.op = ops_++;
  rmw(s, m, offset, bytes, value);
  look(w, w.time);
}
void Detail::rmw(const InFlight& r, int l, const u8* value) {
  Step s = step(StepKind::Rmw, *r.wave, *r.inst, std::max(core_.latest, r.issued));
  s.issued = i64(r.issued);
  s.op = op_of_[&r];
  rmw(s, *r.memory_of(l), r.offset_of(l), r.bytes, value);
  look(*r.wave, u64(s.time));
}
void Detail::rmw(Step s, Allocation& m, u64 offset, u32 bytes, const u8* value) {
  s.level = u8(value == m.host + offset ? Memory : core_.model->has_agent_level() ? Agent : L2);
  run(s, m, offset, value, bytes, bytes);
}
void Detail::fence(ResidentWave& w, const Inst& in, bool release) {
  Step s = step(release ? StepKind::WriteBack : StepKind::Invalidate, w, in, w.time);
  s.op = ops_++;
  put(s, nullptr, 0);
  if (!release) look(w, w.time);
}
void Detail::written_back(const InFlight& r) {
  put(step(StepKind::WrittenBack, *r.wave, *r.inst, core_.latest), nullptr, 0);
  look(core_.latest);
}
void Detail::launch(const Launch& l, bool starts) {
  Step s = step(starts ? StepKind::Start : StepKind::End, starts ? l.start : l.end);
  s.rank = i16(l.gpu->rank);
  s.kernel = l.name;
  s.launch = l.id;
  put(s, nullptr, 0);
  look(u64(s.time));
}

void Detail::follow(Allocation& m, u64 offset, u64 bytes) {
  for (u64 line = offset / kLine; line <= (offset + bytes - 1) / kLine; ++line) {
    auto [it, fresh] = known_.try_emplace(Lines::key(m, line), lines_.size());
    if (!fresh) continue;
    if (lines_.size() >= kLines) {
      ++dropped;
      known_.erase(it);
      return;
    }
    lines_.push_back({&m, line, u32(std::min<u64>(kLine, m.size - line * kLine)), {}, {}});
    look_home(lines_.back(), core_.latest);
  }
}

void Detail::look_home(Followed& l, u64 time) {
  const u8* home = l.memory->host + l.line * kLine;
  if (!l.home.empty() && std::memcmp(l.home.data(), home, l.bytes) == 0) return;
  Step s = step(StepKind::Home, time);
  s.op = l.home.empty() ? -2 : -1;  // -2: content at the first use
  l.home.assign(home, home + l.bytes);
  s.memory = i32(l.memory->id);
  s.rank = s.home = l.memory->home;
  s.offset = i64(l.line * kLine);
  l.memory->locate(l.line * kLine, &s.index, &s.symbol);
  put(s, home, l.bytes);
}

void Detail::look(CacheLevel level, MemoryModel::Where at, Followed& l, u64 time) {
  CacheCopy now;
  auto it = l.copies.find(key_of(level, at));
  bool held = core_.model->peek(level, at, *l.memory, l.line, &now);
  if (held ? it != l.copies.end() && std::memcmp(&it->second, &now, sizeof now) == 0 : it == l.copies.end()) return;
  if (held) l.copies[key_of(level, at)] = now;
  else l.copies.erase(it);
  Step s = step(StepKind::Copy, time);
  s.memory = i32(l.memory->id);
  s.home = l.memory->home;
  s.offset = i64(l.line * kLine);
  l.memory->locate(l.line * kLine, &s.index, &s.symbol);
  s.level = u8(level);
  s.rank = i16(at.gpu);
  s.xcd = u8(at.xcd);
  s.cu = u8(at.cu);
  put(s, &now, held ? sizeof now : 0);
}

void Detail::look(const ResidentWave& w, u64 time) {
  changed_ = false;
  MemoryModel::Where at{w.gpu->rank, w.cu->xcd, w.cu->index};
  int shared = at.cu / 2 * 2;  // CUs that share a scalar cache
  for (Followed& l : lines_) {
    look_home(l, time);
    if (!core_.model) continue;
    look(L1, at, l, time);
    look(Scalar, {at.gpu, at.xcd, shared}, l, time);
    look(L2, {at.gpu, core_.model->l2_of(at.xcd), 0}, l, time);
    if (core_.model->has_agent_level()) look(Agent, {at.gpu, 0, 0}, l, time);
  }
}

void Detail::look(u64 time) {
  changed_ = false;
  const int cus = core_.config.cus;
  for (Followed& l : lines_) {
    look_home(l, time);
    if (!core_.model) continue;
    for (int g = 0; g < core_.config.gpus; ++g) {
      if (core_.model->has_agent_level()) look(Agent, {g, 0, 0}, l, time);
      for (int x = 0; x < core_.config.xcds; ++x) {
        if (core_.model->l2_of(x) == x) look(L2, {g, x, 0}, l, time);
        for (int c = 0; c < cus; ++c) {
          look(L1, {g, x, c}, l, time);
          if (c % 2 == 0) look(Scalar, {g, x, c}, l, time);
        }
      }
    }
  }
}

void Detail::settle() {
  if (changed_) look(core_.latest);
}

void Detail::forget(const Allocation& m) {
  std::erase_if(lines_, [&](const Followed& l) { return l.memory == &m; });
  known_.clear();
  for (size_t i = 0; i < lines_.size(); ++i) known_[Lines::key(*lines_[i].memory, lines_[i].line)] = i;
}
}  // namespace a2a
