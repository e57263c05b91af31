#include "machine/late.h"

#include <algorithm>

#include "isa/table.h"
#include "machine/watcher.h"

namespace a2a {
namespace {
constexpr size_t kMostLate = 64;  // instructions of a wave
bool is_vector(const Operand& o) { return o.kind == Kind::Vgpr; }
int registers(const Operand& o) { return std::max<int>(o.dwords, dwords(o.type)); }
// Plain reads and writes of LDS. The table has marks for reads and writes, and none for permutations.
bool plain(const Inst& in) {
  return in.unit == Unit::Lds && in.mark == Mark::None &&
         (in.info->marks == Marks::Wait || in.info->marks == Marks::Signal);
}
bool shares(const Operand& a, const Operand& b) {
  if (a.kind != Kind::Vgpr && a.kind != Kind::Sgpr) return false;
  return a.kind == b.kind && a.reg < b.reg + registers(b) && b.reg < a.reg + registers(a);
}
std::string name_of(Kind kind, u32 reg) {
  const std::string file(1, kind == Kind::Sgpr ? 's' : reg < kFirstAgpr ? 'v' : 'a');
  return file + std::to_string(reg % kFirstAgpr);
}
// f(register, its place in `kept`) for each vector register that the instruction names as a source, once.
template <class F>
void each_source(const Inst& in, F f) {
  u32 of[LateInst::kMost], n = 0;
  for (int i = 0; i < in.nsrc; ++i)
    for (int k = 0; is_vector(in.src[i]) && k < registers(in.src[i]); ++k) {
      const u32 r = in.src[i].reg + u32(k);
      if (std::find(of, of + n, r) != of + n) continue;
      of[n] = r;
      f(r, kLanes * n++);
    }
}
// Those lanes of `n` registers.
void put(ResidentWave& w, u32 first, int n, u64 lanes, const u32* values) {
  for (int k = 0; k < n; ++k)
    each_lane(lanes, [&](int lane) { w.reg(first + u32(k))[lane] = values[k * kLanes + lane]; });
}
}  // namespace

LateInst& Late::add(ResidentWave& w, const Inst& in) {
  if (w.late.size() >= kMostLate) {
    complete(w, *w.late.front());
    free_.push_back(w.late.front());
    w.late.erase(w.late.begin());
  }
  if (free_.empty()) free_.push_back(all_.emplace_back(std::make_unique<LateInst>()).get());
  LateInst& l = *free_.back();
  free_.pop_back();
  l.inst = &in;
  l.exec = w.exec();
  l.m0 = w.s[kM0];
  l.number = 0;
  l.scalar = in.unit == Unit::Smem;
  l.repeats = l.done = l.told = false;
  w.late.push_back(&l);
  return l;
}

void Late::issue(ResidentWave& w, const Inst& in) {
  const bool lds = in.unit == Unit::Lds;
  if (lds && w.modelled) others(w);
  // Most are waited for at once: nothing can come between.
  if (const Inst& next = w.program->insts[w.pc]; next.unit == Unit::Wait && next.lgkmcnt == 0) {
    if (lds) settle(w);
    return in.run(w, in);
  }
  if (plain(in)) {
    LateInst& l = add(w, in);
    l.repeats = true;
    each_source(in, [&](u32 r, u32 at) { std::memcpy(l.kept + at, w.reg(r), sizeof(Lanes)); });
    l.done = !w.modelled;
    w.parts = l.done ? kClock | kValues : kClock;
    in.run(w, in);
    w.parts = kAllParts;
    l.due = w.lgkm.last + core_.preset.held * (mix(w.rng ^ w.time) & 1023) / 1024;
    w.block->late_lds += !l.done;
    return;
  }
  if (lds && in.info->marks != Marks::None) settle(w);  // permutations touch no LDS
  if (!in.ndst) return in.run(w, in);
  const Operand& to = in.dst[0];
  const size_t bytes = size_t(registers(to)) * (is_vector(to) ? sizeof(Lanes) : 4);
  u32* place = is_vector(to) ? w.reg(to.reg) : w.s + to.reg;
  u32 old[16 * kLanes];
  if (w.modelled) std::memcpy(old, place, bytes);
  in.run(w, in);
  if (w.state != State::Ready) return;
  LateInst& l = add(w, in);
  l.done = !w.modelled;
  if (l.done) return;
  std::memcpy(l.kept, place, bytes);
  std::memcpy(place, old, bytes);
}

void Late::loaded(ResidentWave& w, const Inst& in) {
  if (w.state != State::Ready || !in.ndst) return;
  LateInst& l = add(w, in);
  l.number = w.vm.issued;
  l.done = true;
}

// Accesses to LDS of the block's other waves that are due take place, before an access of this one.
void Late::others(ResidentWave& w) {
  if (!w.block->late_lds) return;
  for (ResidentWave* x : w.block->waves) {
    if (x == &w || x->state == State::Ended) continue;
    for (LateInst* l : x->late) {
      if (!l->repeats || l->done) continue;
      if (l->due > w.time) break;
      place(*x, *l);
    }
  }
}

void Late::clear() {
  free_.clear();
  for (auto& l : all_) free_.push_back(l.get());
}

void Late::settle(ResidentWave& w) {
  for (LateInst* l : w.late)
    if (!l->scalar) place(w, *l);
}

// Its values take their place.
void Late::place(ResidentWave& w, LateInst& l) {
  if (l.done) return;
  l.done = true;
  if (l.repeats) {
    --w.block->late_lds;
    return run_again(w, l, kValues);
  }
  const Operand& to = l.inst->dst[0];
  if (!is_vector(to)) {
    std::memcpy(w.s + to.reg, l.kept, size_t(registers(to)) * 4);
    return;
  }
  put(w, to.reg, registers(to), l.exec, l.kept);
}

void Late::complete(ResidentWave& w, LateInst& l) {
  place(w, l);
  if (l.repeats && w.watched) run_again(w, l, kRaces);
}

// As it was issued: with its source registers, lanes and M0 of then.
void Late::run_again(ResidentWave& w, LateInst& l, u8 parts) {
  const Inst& in = *l.inst;
  u32 now[LateInst::kMost * kLanes], result[4 * kLanes];
  const u64 exec = w.exec();
  const u32 m0 = w.s[kM0];
  each_source(in, [&](u32 r, u32 at) {
    std::memcpy(now + at, w.reg(r), sizeof(Lanes));
    std::memcpy(w.reg(r), l.kept + at, sizeof(Lanes));
  });
  w.set_exec(l.exec);
  w.s[kM0] = l.m0;
  w.parts = parts;
  in.run(w, in);
  w.parts = kAllParts;
  w.set_exec(exec);
  w.s[kM0] = m0;
  const bool over = parts & kValues && in.ndst && shares(in.dst[0], in.src[0]);  // its result replaces its address
  const int n = over ? registers(in.dst[0]) : 0;
  if (over) std::memcpy(result, w.reg(in.dst[0].reg), size_t(n) * sizeof(Lanes));
  each_source(in, [&](u32 r, u32 at) { std::memcpy(w.reg(r), now + at, sizeof(Lanes)); });
  put(w, in.dst[0].reg, n, l.exec, result);
}

template <class Done>
void Late::complete_if(ResidentWave& w, Done done) {
  std::erase_if(w.late, [&](LateInst* l) {
    if (!done(*l)) return false;
    complete(w, *l);
    free_.push_back(l);
    return true;
  });
}

void Late::waited(ResidentWave& w, const Inst& in) {
  u32 later = 0;  // LDS instructions that are in flight after it
  for (const LateInst* l : w.late) later += !l->scalar && !l->number;
  const u64 loaded = w.vm.waited();
  complete_if(w, [&](const LateInst& l) {
    if (l.number) return l.number <= loaded;
    if (in.lgkmcnt >= kMaxLgkmcnt) return false;
    return l.scalar ? in.lgkmcnt == 0 : --later >= in.lgkmcnt;
  });
}

void Late::finish(ResidentWave& w) {
  complete_if(w, [](const LateInst&) { return true; });
}

void Late::check(ResidentWave& w, const Inst& in) {
  for (LateInst* l : w.late) {
    if (l->told || !l->inst->ndst) continue;
    for (int i = 0; i < in.nsrc; ++i) {
      if (!shares(in.src[i], l->inst->dst[0])) continue;
      l->told = true;
      core_.races->missing_wait(w.thread, source_place(w, *l->inst), source_place(w, in),
                                name_of(in.src[i].kind, std::max(in.src[i].reg, l->inst->dst[0].reg)),
                                l->number ? "vmcnt" : "lgkmcnt");
      break;
    }
  }
}
}  // namespace a2a
