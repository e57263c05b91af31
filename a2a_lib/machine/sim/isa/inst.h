// One decoded gfx942 instruction: what the parser makes and the handlers read.
#pragma once
#include <string_view>

#include "memory/common.h"

namespace a2a {
struct Wave;
struct Inst;
struct OpInfo;
using Exec = void (*)(Wave&, const Inst&);

// clang-format off: enumerators in rows
// How a value is interpreted; decides what a constant operand means and how wide it is.
enum class Type : u8 {
  None, b16, u16, i16, f16, bf16,
  f16x2,    // two in a dword
  f16high,  // a result in the upper half of a dword
  mix,      // an f32, or one of a dword's two f16, as op_sel_hi says
  b32, u32, i32, f32, b64, u64, i64, f64,
  f32x2,    // two in two registers
  b96, b128, b256, b512, b1024
};
enum class Unit : u8 {
  Salu, Valu, Trans, Mfma, Branch, Wait, Smem, Lds, Vmem, Flat, Scratch, Barrier, Sleep, End, Nop
};
// DPP: which lane each lane reads src0 from.
enum class Dpp : u8 {
  None, QuadPerm, RowShl, RowShr, RowRor, WaveShl, WaveRol, WaveShr, WaveRor,
  RowMirror, RowHalfMirror, RowBcast15, RowBcast31, RowNewbcast
};
// clang-format on

// Their names in the table of instructions, and how many dwords a value has.
struct TypeInfo {
  std::string_view name;
  u8 dwords;
};
constexpr TypeInfo kTypes[] = {{"", 0},      {"b16", 1},     {"u16", 1},  {"i16", 1},   {"f16", 1},   {"bf16", 1},
                               {"f16x2", 1}, {"f16high", 1}, {"mix", 1},  {"b32", 1},   {"u32", 1},   {"i32", 1},
                               {"f32", 1},   {"b64", 2},     {"u64", 2},  {"i64", 2},   {"f64", 2},   {"f32x2", 2},
                               {"b96", 3},   {"b128", 4},    {"b256", 8}, {"b512", 16}, {"b1024", 32}};
constexpr int dwords(Type t) { return kTypes[int(t)].dwords; }

// Scalar registers live in one file of 128; these are the places with a name.
constexpr u16 kFlatScratch = 102, kXnackMask = 104, kVcc = 106, kTtmp = 108, kM0 = 124, kExec = 126, kScalarRegs = 128;
constexpr u16 kVectorRegs = 256;          // v0 to v255, and as many AGPRs
constexpr u16 kFirstAgpr = kVectorRegs;  // a0 is register 256 of the wave's vector file
constexpr u8 kMaxVmcnt = 63, kMaxExpcnt = 7, kMaxLgkmcnt = 15;  // what s_waitcnt's counters hold [AMD: CDNA3 ISA]

enum class Kind : u8 { None, Vgpr, Sgpr, Const, Scc, Vccz, Execz, Off };

struct Operand {
  Kind kind = Kind::None;
  Type type = Type::None;       // from the table
  u8 dwords = 1;                // registers named: v[0:3] is 4
  bool neg = false, abs = false, sext = false;
  u16 reg = 0;                  // first register (Vgpr: AGPRs from kFirstAgpr on)
  u64 value = 0;                // Const: the bits, already converted for `type`
  const u32* lanes = nullptr;   // Const: value's low dword in 64 lanes, ready to use as a vector
  const u32* lanes_hi = nullptr;
};

// SDWA: which part of a dword an operand is.
enum class Sel : u8 { Byte0, Byte1, Byte2, Byte3, Word0, Word1, Dword };
enum class Unused : u8 { Pad, Sext, Preserve };

// The fields that every instruction needs come first: two lines of this machine's caches.
struct alignas(64) Inst {
  Exec run = nullptr;
  Unit unit = Unit::Salu;
  u8 ndst = 0, nsrc = 0;
  bool modified = false;  // source or result is not plain (neg, abs, sext, clamp, op_sel, dpp, sdwa, gpr index)
  // __builtin_amdgcn_wave_barrier precedes it: no instruction, but order between lanes
  bool after_wave_barrier = false;
  bool after_block_fence = false;  // __threadfence_block(), which is no instruction
  u16 matrix_cycles = 0;  // Mfma: for which the SIMD's matrix unit is busy
  Operand dst[2], src[4];
  const OpInfo* info = nullptr;

  // Any field below with another value than its default sets `modified`: the fast paths check only that.
  bool clamp = false;
  u8 op_sel = 0, op_sel_hi = 0, neg_lo = 0, neg_hi = 0;  // bit k: operand k (op_sel bit nsrc: destination, VOP3)
  bool op_sel_hi_given = false;
  bool is_dpp = false, is_sdwa = false;
  Dpp dpp = Dpp::None;
  u8 dpp_arg = 0;  // shift count, or the four 2-bit selects of quad_perm
  u8 row_mask = 0xf, bank_mask = 0xf;
  bool bound_ctrl = false;
  Sel dst_sel = Sel::Dword, src_sel[2] = {Sel::Dword, Sel::Dword};
  Unused dst_unused = Unused::Pad;
  u8 gpr_idx = 0;  // s_set_gpr_idx_on mode in force here: 1 src0, 2 src1, 4 src2, 8 dst

  i32 offset = 0, offset1 = 0;  // memory: offset / offset0, offset1
  bool sc0 = false, sc1 = false, nt = false, lds = false, offen = false, idxen = false;
  u8 cbsz = 0, abid = 0, blgp = 0;  // MFMA
  u32 imm = 0;  // s_waitcnt: packed counts; s_sleep, s_nop, hwreg, ...
  u32 target = 0;  // branch: index of the instruction to go on at
  u8 vmcnt = kMaxVmcnt, lgkmcnt = kMaxLgkmcnt, expcnt = kMaxExpcnt;  // s_waitcnt

  bool whole_block = false;  // s_barrier of a __syncthreads()
  Mark mark = Mark::None;
  Order order = Order::Relaxed;
  Scope scope = Scope::System;

  u32 asm_line = 0;  // 1-based line of the assembly text
  u32 line = 0;  // source line (.loc), 0 if none
  u16 file = 0;  // index into Program::files
};
}  // namespace a2a
