#include "machine/endless.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "isa/program.h"
#include "isa/table.h"
#include "machine/report.h"

namespace a2a {
namespace {
constexpr u16 kAny = 0xffff, kNonzero = 0xfffe, kZero = 0xfffd;  // of vcc, in place of an SGPR pair that it equals

bool is_sgpr(const Operand& o, u16 reg) { return o.kind == Kind::Sgpr && o.reg == reg; }
bool writes(const Inst& in, u16 pair) {
  for (int i = 0; i < in.ndst; ++i)
    if (const Operand& o = in.dst[i];
        o.kind == Kind::Sgpr && o.reg <= pair + 1 && o.reg + std::max<int>(o.dwords, dwords(o.type)) > pair)
      return true;
  return false;
}
bool calls(std::string_view name) { return name == "s_swappc_b64" || name == "s_call_b64"; }
// The value of vcc after the instruction. clang makes a condition that always holds with "s_and_b64 vcc, exec, -1", and
// one that never holds with 0. It may hoist that into other SGPRs, and copies them with "s_mov_b64 vcc, s[0:1]".
u16 vcc_after(const Inst& in, u16 before) {
  const std::string_view name = in.info->name;
  if (calls(name)) return kAny;
  if (!writes(in, kVcc)) return before;
  if (!is_sgpr(in.dst[0], kVcc) || in.src[0].kind != Kind::Sgpr) return kAny;
  if (name == "s_mov_b64") return in.src[0].reg == kVcc ? before : in.src[0].reg;
  if (name != "s_and_b64" || in.src[0].reg != kExec || in.src[1].kind != Kind::Const) return kAny;
  return in.src[1].value == ~u64{0} ? kNonzero : in.src[1].value == 0 ? kZero : kAny;
}
}  // namespace

void Endless::fail(const ResidentWave& w, const Inst& in, const Touch& t, const char* limit, u32 most) {
  const Json by = place_of(w, in).add(t.map->memory->element(t.lo - t.map->base));
  core_.fail("budget", over(limit, most).add("by", by), 702);
}

bool Endless::turns(const ResidentWave& w, const Inst& in, u64 instructions) {
  if (leaves(w)) return false;
  core_.fail("budget", over("turns", instructions).add("by", place_of(w, in)), 702);
  return true;
}

void Endless::touched(ResidentWave& w, const Inst& in, const Touch& t) {
  if (w.poll) renew(w);
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

void Endless::found(ResidentWave& w, const Inst& in, u64 value) {
  Poll::Found& latest = w.poll->latest;
  if (latest.by != &in) renew(w);
  latest = {&in, mix(latest.values ^ value)};
}

// Compares what the latest atomic found with what it had found before.
void Endless::renew(ResidentWave& w) {
  Poll& p = *w.poll;
  if (!p.latest.by) return;
  auto before = std::find_if(std::begin(p.found), std::end(p.found), [&](auto& x) { return x.by == p.latest.by; });
  const bool known = before != std::end(p.found);
  if (!known) before = &p.found[p.replaced++ % std::size(p.found)];
  if (!known || before->values != p.latest.values) w.accesses = 0;
  *before = std::exchange(p.latest, {});
}

bool Endless::leaves(const ResidentWave& w) {
  const auto& insts = w.program->insts;
  auto [it, fresh] = ways_.try_emplace(&insts[w.pc]);
  if (fresh) it->second = way_of(*w.program, w.pc);
  const Way& way = it->second;
  return way.leaves || std::any_of(way.assumed.begin(), way.assumed.end(),
                                   [&](Way::Pair x) { return (w.s64(x.reg) == 0) != x.zero; });
}

// Follows all ways from the instruction. A branch that depends on an unwritten pair is assumed to be taken.
Endless::Way Endless::way_of(const Program& program, u32 first) {
  const auto& insts = program.insts;
  std::vector<std::pair<u32, u16>> open{{first, kVcc}};  // instructions, and what vcc equals there
  std::unordered_set<u64> seen;
  std::vector<bool> reached(insts.size());
  Way way;
  while (!open.empty()) {
    const auto [pc, vcc] = open.back();
    open.pop_back();
    if (!seen.insert(u64{pc} << 16 | vcc).second) continue;
    if (pc >= insts.size()) return {true, {}};
    const Inst& in = insts[pc];
    const std::string_view name = in.info->name;
    if (in.unit == Unit::End || name == "s_setpc_b64") return {true, {}};
    reached[pc] = true;
    const u16 after = vcc_after(in, vcc);
    const bool branch = name.starts_with("s_branch"), zero = name == "s_cbranch_vccz";
    const bool by_vcc = (zero || name == "s_cbranch_vccnz") && vcc != kAny;
    const bool fixed = vcc == kZero || vcc == kNonzero;
    const bool taken = !fixed || zero == (vcc == kZero);
    if (by_vcc && !fixed) way.assumed.push_back({vcc, zero});
    if (branch || (name.starts_with("s_cbranch") && !(by_vcc && !taken))) open.emplace_back(in.target, after);
    if (!branch && !(by_vcc && taken)) open.emplace_back(pc + 1, after);
  }
  for (u32 pc = 0; pc < insts.size(); ++pc)
    for (const Way::Pair& x : way.assumed)
      way.leaves |= reached[pc] && x.reg != kVcc && (writes(insts[pc], x.reg) || calls(insts[pc].info->name));
  return way;
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
