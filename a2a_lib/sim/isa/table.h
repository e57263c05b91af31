// The instruction table: every mnemonic the simulator knows, a line each, by family in its own file.
#pragma once
#include <string_view>
#include <vector>

#include "isa/inst.h"

namespace a2a {
// Modifiers a family accepts besides its operands; anything else is an error at load.
enum class Mods : u8 { None, Vop, Vop3p, Mfma, Ds, Smem, Vmem, Buffer, Scratch, Sopp };

struct OpInfo {
  const char* name;      // base mnemonic: without _e32, _e64, _dpp, _sdwa
  Unit unit;
  Mods mods;
  Exec run;
  // "DST... = SRC...": each operand is KIND.TYPE. Kinds: V vector register result, S scalar register result; as sources
  // v vector register, s scalar register or constant, x any of them, i immediate, a address (vector register), o scalar
  // base or `off`.
  const char* operands;
};

// Every family file has one function that appends its lines.
void add_salu(std::vector<OpInfo>&);     // SOP1, SOP2, SOPC, SOPK
void add_control(std::vector<OpInfo>&);  // SOPP, getreg, branches, calls
void add_smem(std::vector<OpInfo>&);
void add_valu(std::vector<OpInfo>&);     // VOP1, VOP2, VOP3, lane operations
void add_vcmp(std::vector<OpInfo>&);
void add_vop3p(std::vector<OpInfo>&);
void add_mfma(std::vector<OpInfo>&);
void add_lds(std::vector<OpInfo>&);
void add_vmem(std::vector<OpInfo>&);     // global, flat, scratch, buffer, cache actions

const OpInfo* find_op(std::string_view base_mnemonic);
const std::vector<OpInfo>& all_ops();
}  // namespace a2a
