#include "machine/endless.h"

#include <string_view>
#include <vector>

#include "isa/program.h"
#include "isa/table.h"
#include "machine/report.h"

namespace a2a {
namespace {
bool is_sgpr(const Operand& o, u16 reg) { return o.kind == Kind::Sgpr && o.reg == reg; }
bool writes_vcc(const Inst& in) {
  for (int i = 0; i < in.ndst; ++i)
    if (const Operand& o = in.dst[i]; o.kind == Kind::Sgpr && o.reg <= kVcc + 1 && o.reg + o.dwords > kVcc) return true;
  return false;
}
// "s_mov_b64 vcc, vcc", which clang puts before the branch that closes an endless loop.
bool keeps_vcc(const Inst& in) {
  return std::string_view(in.info->name) == "s_mov_b64" && is_sgpr(in.dst[0], kVcc) && is_sgpr(in.src[0], kVcc);
}
// "s_and_b64 vcc, exec, -1", with which clang makes a condition that holds. With 0 it never holds.
bool sets_vcc(const Inst& in, bool holds) {
  return std::string_view(in.info->name) == "s_and_b64" && is_sgpr(in.dst[0], kVcc) && is_sgpr(in.src[0], kExec) &&
         in.src[1].kind == Kind::Const && in.src[1].value == (holds ? ~u64{0} : 0);
}
}  // namespace

void Endless::fail(const ResidentWave& w, const Inst& in, const Touch& t, const char* limit, u32 most) {
  const Json by = place_of(w, in).add(t.map->memory->element(t.lo - t.map->base));
  core_.fail("budget", Json().add("limit", limit).add("most", most).add("by", by), 702);
}

bool Endless::turns(const ResidentWave& w, const Inst& in, u64 instructions) {
  if (leaves(w)) return false;
  core_.fail("budget", Json().add("limit", "turns").add("most", instructions).add("by", place_of(w, in)), 702);
  return true;
}

void Endless::touched(ResidentWave& w, const Inst& in, const Touch& t) {
  if (++w.accesses % kMostAccesses == 0 && !leaves(w)) return fail(w, in, t, "loop", w.accesses);
  if (t.op == Op::Load || t.returns) {
    const bool atomic = t.op == Op::Atomic || in.mark != Mark::None || in.sc0 || in.sc1;
    if (atomic || w.loaded.grow(t.lo, t.hi)) {
      const Stretch loaded = atomic ? Stretch{} : w.loaded;
      has_read(w);
      w.loaded = loaded;
    }
    return;
  }
  if (++w.stores == kFewStores && !leaves(w)) return fail(w, in, t, "loop", kFewStores);
  if (w.stored.grow(t.lo, t.hi)) w.stored_again = 0;
  else if (++w.stored_again >= kFirstRound) stored(w, in, t);
}

void Endless::stored(ResidentWave& w, const Inst& in, const Touch& t) {
  if (!w.scratch && repeats(w)) return fail(w, in, t, "repeats", w.stored_again);
  if (w.stored_again == kMostStores) fail(w, in, t, "stores", kMostStores);
}

// Whether a way leads from the wave's instruction to the end of its kernel, or somewhere unknown.
bool Endless::leaves(const ResidentWave& w) {
  const auto& insts = w.program->insts;
  auto [it, fresh] = leaves_.try_emplace(&insts[w.pc], true);
  if (!fresh) return it->second;
  std::vector<bool> seen(insts.size());
  std::vector<u32> open{w.pc};
  bool kept[2] = {}, written = false;  // vcc: branches rely on its present value, by whether it holds; it may change
  while (!open.empty()) {
    const u32 pc = open.back();
    open.pop_back();
    if (pc >= insts.size()) return true;
    if (seen[pc]) continue;
    seen[pc] = true;
    const Inst& in = insts[pc];
    const std::string_view name = in.info->name;
    if (in.unit == Unit::End || name == "s_setpc_b64") return true;
    written |= writes_vcc(in) && !keeps_vcc(in) && !sets_vcc(in, true) && !sets_vcc(in, false);
    if (name.starts_with("s_branch") || name.starts_with("s_cbranch")) open.push_back(in.target);
    if (name.starts_with("s_branch")) continue;
    if (const bool holds = name == "s_cbranch_vccnz"; pc && (holds || name == "s_cbranch_vccz")) {
      if (sets_vcc(insts[pc - 1], holds)) continue;
      if (keeps_vcc(insts[pc - 1])) {
        kept[holds] = true;
        continue;
      }
    }
    open.push_back(pc + 1);
  }
  return it->second = (kept[0] || kept[1]) && (written || kept[w.vcc() == 0]);
}

// Whether the wave has come back kRounds times to the same store with the same registers. A round may have many stores,
// so the state to come back to is taken anew after 1, 2, 4, ... of them.
bool Endless::repeats(ResidentWave& w) const {
  Rounds& r = w.rounds;
  if (w.stored_again == kFirstRound) r = {w.pc, 0, 0, 1, {}};
  if (r.pc != w.pc || r.limit > kLongestRound) return false;
  Digester d;
  add_state(w, d);
  const Digest now = d.done();
  if (now == r.state) return ++r.same == kRounds;
  if (++r.others < r.limit) return false;
  r = {w.pc, 0, 0, 2 * r.limit, now};
  return false;
}
}  // namespace a2a
