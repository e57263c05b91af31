// Program flow and the instructions that access hardware around a wave: SOPP, calls, hardware registers.
#include <algorithm>

#include "isa/machine.h"
#include "isa/mode.h"
#include "isa/program.h"
#include "isa/table.h"
#include "memory/fault.h"

namespace a2a {
namespace {
void branch(Wave& w, const Inst& in) { w.pc = in.target; }
template <bool (*cond)(const Wave&)>
void cbranch(Wave& w, const Inst& in) {
  if (cond(w)) w.pc = in.target;
}
bool scc0(const Wave& w) { return !w.scc; }
bool scc1(const Wave& w) { return w.scc; }
bool vccz(const Wave& w) { return w.vcc() == 0; }
bool vccnz(const Wave& w) { return w.vcc() != 0; }
bool execz(const Wave& w) { return w.exec() == 0; }
bool execnz(const Wave& w) { return w.exec() != 0; }

u64 code_address(u32 index) { return kCodeBase + u64(index) * kInstBytes; }
void jump(Wave& w, u64 to) {
  u64 index = (to - kCodeBase) / kInstBytes;
  if (to < kCodeBase || (to - kCodeBase) % kInstBytes || index >= w.program->insts.size())
    throw Fault("jump", Json("address", to).null("function"));
  // A function that names more registers than the wave has cannot be the intended target.
  const auto& fs = w.program->functions;
  auto f = std::upper_bound(fs.begin(), fs.end(), u32(index), [](u32 i, const Function& g) { return i < g.start; });
  if (f != fs.begin() && std::prev(f)->vgprs > w.vgprs)
    throw Fault("jump",
                Json("address", to, "function", std::prev(f)->name, "needs", std::prev(f)->vgprs, "has", w.vgprs));
  w.pc = u32(index);
}
void getpc(Wave& w, const Inst& in) { w.set_s64(in.dst[0].reg, code_address(w.pc)); }
void setpc(Wave& w, const Inst& in) { jump(w, w.scalar64(in.src[0])); }
void swappc(Wave& w, const Inst& in) {
  u64 to = w.scalar64(in.src[0]);
  w.set_s64(in.dst[0].reg, code_address(w.pc));
  jump(w, to);
}
void call(Wave& w, const Inst& in) {
  w.set_s64(in.dst[0].reg, code_address(w.pc));
  w.pc = in.target;
}
void waitcnt(Wave& w, const Inst& in) {
  if (in.vmcnt < kMaxVmcnt) {
    w.time = w.vm.wait(in.vmcnt, w.time);
    if (w.held || w.watched) w.machine->waited(w);
  }
  if (in.lgkmcnt < kMaxLgkmcnt) w.time = w.lgkm.wait(in.lgkmcnt, w.time);
}
void barrier(Wave& w, const Inst&) { w.machine->barrier(w); }
void end(Wave& w, const Inst&) { w.machine->end(w); }
void nothing(Wave&, const Inst&) {}
void nop(Wave& w, const Inst& in) { w.machine->pass(w, in.imm); }
void sleep(Wave& w, const Inst& in) { w.machine->pass(w, 64 * (in.imm & 127)); }
void trap(Wave&, const Inst& in) { throw Fault("trap", Json("number", in.imm)); }
// The instruction behind device/a2a/print.h: each lane names a record in its memory.
template <bool asserts>
void hand_over(Wave& w, const Inst& in) {
  u64 records[kLanes];
  const u32 *lo = w.reg(in.src[0].reg), *hi = w.reg(in.src[0].reg + 1);
  for (int l = 0; l < kLanes; ++l) records[l] = u64(hi[l]) << 32 | lo[l];
  if (asserts) w.machine->assertion(w, w.exec(), records);
  else w.machine->print(w, in, w.exec(), records);
}
void getreg(Wave& w, const Inst& in) {
  u32 id = in.imm & 63, off = in.imm >> 6 & 31, width = (in.imm >> 11 & 31) + 1;
  u32 v = w.machine->hardware_register(w, id) >> off;
  w.s[in.dst[0].reg] = width == 32 ? v : v & ((1u << width) - 1);
}
void setreg(Wave& w, const Inst& in) { set_mode(w, in, w.scalar(in.src[1])); }
template <bool real>
void memtime(Wave& w, const Inst& in) {
  w.machine->side_effect(w);
  w.set_s64(in.dst[0].reg, w.machine->clock(w, real));
}
void gpr_idx_on(Wave& w, const Inst& in) {
  w.s[kM0] = (w.s[kM0] & ~0xf0ffu) | (w.scalar(in.src[0]) & 0xff) | (in.imm & 15) << 12;
}
void gpr_idx_idx(Wave& w, const Inst& in) { w.s[kM0] = (w.s[kM0] & ~0xffu) | (w.scalar(in.src[0]) & 0xff); }
}  // namespace

void add_control(std::vector<OpInfo>& t) {
  auto sopp = [&](const char* name, Unit unit, Exec run, Mods mods = Mods::Number) {
    t.push_back({name, Family::SOPP, unit, mods, run, ""});
  };
  sopp("s_nop", Unit::Nop, nop);
  sopp("s_endpgm", Unit::End, end);
  sopp("s_endpgm_saved", Unit::End, end);
  sopp("s_branch", Unit::Branch, branch, Mods::Label);
  sopp("s_cbranch_scc0", Unit::Branch, cbranch<scc0>, Mods::Label);
  sopp("s_cbranch_scc1", Unit::Branch, cbranch<scc1>, Mods::Label);
  sopp("s_cbranch_vccz", Unit::Branch, cbranch<vccz>, Mods::Label);
  sopp("s_cbranch_vccnz", Unit::Branch, cbranch<vccnz>, Mods::Label);
  sopp("s_cbranch_execz", Unit::Branch, cbranch<execz>, Mods::Label);
  sopp("s_cbranch_execnz", Unit::Branch, cbranch<execnz>, Mods::Label);
  sopp("s_barrier", Unit::Barrier, barrier);
  sopp("s_waitcnt", Unit::Wait, waitcnt, Mods::Counts);
  sopp("s_sleep", Unit::Sleep, sleep);
  sopp("s_trap", Unit::End, trap);
  for (const char* name : {"s_setprio", "s_sethalt", "s_wakeup", "s_icache_inv", "s_incperflevel", "s_decperflevel",
                           "s_ttracedata", "s_setkill"})
    sopp(name, Unit::Nop, nothing);
  sopp("s_sendmsg", Unit::Nop, nothing, Mods::Message);
  sopp("s_set_gpr_idx_off", Unit::Nop, nothing);  // the loader knows which instructions lie between on and off
  t.back().sets = Sets::IndexOff;
  t.push_back({"a2a_print", Family::Own, Unit::Nop, Mods::None, hand_over<false>, "= v.b64"});
  t.push_back({"a2a_assert", Family::Own, Unit::Nop, Mods::None, hand_over<true>, "= v.b64"});
  t.push_back({"s_set_gpr_idx_on", Family::SOPC, Unit::Salu, Mods::None, gpr_idx_on, "= s.u32 i.u32"});
  t.back().sets = Sets::IndexOn;
  t.push_back({"s_set_gpr_idx_idx", Family::SOP1, Unit::Salu, Mods::None, gpr_idx_idx, "= s.u32"});
  t.push_back({"s_getpc_b64", Family::SOP1, Unit::Salu, Mods::None, getpc, "S.b64"});
  t.push_back({"s_setpc_b64", Family::SOP1, Unit::Branch, Mods::None, setpc, "= s.b64"});
  t.push_back({"s_swappc_b64", Family::SOP1, Unit::Branch, Mods::None, swappc, "S.b64 = s.b64"});
  t.push_back({"s_call_b64", Family::SOPK, Unit::Branch, Mods::None, call, "S.b64 = i.u32"});
  t.push_back({"s_getreg_b32", Family::SOPK, Unit::Salu, Mods::None, getreg, "S.b32 = i.u32"});
  t.push_back({"s_setreg_b32", Family::SOPK, Unit::Salu, Mods::None, setreg, "= i.u32 s.u32"});
  t.back().sets = Sets::Mode;
  t.push_back({"s_setreg_imm32_b32", Family::SOPK, Unit::Salu, Mods::None, setreg, "= i.u32 s.u32"});
  t.back().sets = Sets::Mode;
  t.push_back({"s_memtime", Family::SMEM, Unit::Smem, Mods::Smem, memtime<false>, "S.b64"});
  t.push_back({"s_memrealtime", Family::SMEM, Unit::Smem, Mods::Smem, memtime<true>, "S.b64"});
  for (const char* name : {"s_dcache_inv", "s_dcache_wb", "s_dcache_inv_vol", "s_dcache_wb_vol"})
    t.push_back({name, Family::SMEM, Unit::Smem, Mods::Smem, nothing, ""});
}
}  // namespace a2a
