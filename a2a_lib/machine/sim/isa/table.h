// The instruction table: one line for every mnemonic that the simulator knows, by family in its own file.
// INSTRUCTIONS.md gives their share of gfx942's instructions.
#pragma once
#include <string_view>
#include <vector>

#include "isa/inst.h"

namespace a2a {
// The encodings of AMD's ISA guide. MFMA: the matrix instructions of VOP3P. Own: the simulator's own, which the headers
// write.
// clang-format off: enumerators in rows
enum class Family : u8 {
  SOP1, SOP2, SOPC, SOPK, SOPP, SMEM, VOP1, VOP2, VOPC, VOP3, VOP3P, MFMA, DS, FLAT, GLOBAL, SCRATCH, MUBUF, Own
};
// clang-format on
const char* name_of(Family);

// The allowed text after the mnemonic besides operands; anything else is an error at load. Number, Label, Counts and
// Message: of SOPP, in place of operands.
enum class Mods : u8 { None, Vop, Vop3p, Mfma, Ds, Smem, Vmem, Buffer, Scratch, Number, Label, Counts, Message };

// Marks of the headers (`; a2a.signal release system`) that a memory instruction can carry.
enum class Marks : u8 { None, Wait, Signal, Any };

// Instructions whose state the loader must track: s_setreg sets MODE, s_set_gpr_idx_on and _off the indexing mode.
enum class Sets : u8 { Nothing, Mode, IndexOn, IndexOff };

struct OpInfo {
  const char* name;      // base mnemonic: without _e32, _e64, _dpp, _sdwa
  Family family;
  Unit unit;
  Mods mods;
  Exec run;
  // "DST... = SRC...": each operand is KIND.TYPE. Kinds: V vector register result, S scalar register result; as sources
  // v vector register, s scalar register or constant, x any of them, i immediate, a address (vector register), o scalar
  // base or `off`.
  const char* operands;
  Marks marks = Marks::None;
  Sets sets = Sets::Nothing;
  u16 matrix_cycles = 0;      // Unit::Mfma: for which the SIMD's matrix unit is busy
  bool accumulates = false;   // the destination is a source, too, which the text does not name
  bool takes_denormals = false;  // whatever MODE says

  OpInfo& encoded(Family f) {
    family = f;
    return *this;
  }
};

// Every family file has one function that appends its lines.
void add_salu(std::vector<OpInfo>&);     // SOP1, SOP2, SOPC, SOPK
void add_control(std::vector<OpInfo>&);  // SOPP, getreg, branches, calls
void add_smem(std::vector<OpInfo>&);
void add_valu_int(std::vector<OpInfo>&);  // VOP1, VOP2, VOP3, lane operations
void add_valu_float(std::vector<OpInfo>&);
void add_vcmp(std::vector<OpInfo>&);
void add_vop3p(std::vector<OpInfo>&);
void add_mfma(std::vector<OpInfo>&);
void add_lds(std::vector<OpInfo>&);
void add_vmem(std::vector<OpInfo>&);     // global, flat, scratch, buffer, cache actions

const OpInfo* find_op(std::string_view base_mnemonic);  // throws LoadError if a line of the table contradicts itself
const std::vector<OpInfo>& all_ops();
}  // namespace a2a
