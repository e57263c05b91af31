// Scalar ALU: SOP1, SOP2, SOPC and SOPK. Semantics follow the instruction pseudocode of AMD's CDNA3 ISA manual.
#include <iterator>

#include "isa/table.h"
#include "isa/wave.h"
#include "memory/fault.h"

namespace a2a {
namespace {
template <class T>
T get(const Wave& w, const Operand& o) {
  if constexpr (sizeof(T) == 8) return T(w.scalar64(o));
  else return T(w.scalar(o));
}

template <class T>
void put(Wave& w, const Inst& in, T d) {
  if constexpr (sizeof(T) == 8) w.set_s64(in.dst[0].reg, u64(d));
  else w.s[in.dst[0].reg] = u32(d);
}

template <class T>
T old(const Wave& w, const Inst& in) {  // previous value of the destination
  if constexpr (sizeof(T) == 8) return T(w.s64(in.dst[0].reg));
  else return T(w.s[in.dst[0].reg]);
}

void set_exec(Wave& w, u64 e) {
  w.set_exec(e);
  w.scc = e != 0;
}

// Register number of s_movrels / s_movreld: the instruction's register plus M0.
u16 relative(const Wave& w, const Operand& o, u32 count) {
  const u64 r = u64(o.reg) + w.s[kM0];
  if (r + count > kFlatScratch) throw Fault("register_range", Json("registers", "scalar", "register", r));
  return u16(r);
}

template <class T>
T low_bits(T x, u32 n) {
  return n >= sizeof(T) * 8 ? x : T(x & ((T(1) << n) - 1));
}

template <class T>
T sign_extend(T x, u32 n) {  // from n bits
  constexpr u32 all = sizeof(T) * 8;
  return n == 0 ? 0 : n >= all ? x : T(x << (all - n)) >> (all - n);
}

template <class T>
T reverse(T x) {
  T r = 0;
  for (unsigned i = 0; i < sizeof(T) * 8; ++i) r |= (x >> i & 1) << (sizeof(T) * 8 - 1 - i);
  return r;
}

template <class T>
T whole_quads(T x) {
  T r = 0;
  for (unsigned i = 0; i < sizeof(T) * 8; i += 4)
    if (x >> i & 15) r |= T(15) << i;
  return r;
}

template <class T>
T quad_mask(T x) {
  T r = 0;
  for (unsigned i = 0; i < sizeof(T) * 2; ++i) r |= T((x >> (4 * i) & 15) != 0) << i;
  return r;
}

template <class T>
u32 first_one(T x) {
  return x ? u32(std::countr_zero(x)) : ~0u;
}
template <class T>
u32 leading(T x) {
  return x ? u32(std::countl_zero(x)) : ~0u;
}

u64 replicate(u32 x) {
  u64 r = 0;
  for (unsigned i = 0; i < 32; ++i) r |= u64(x >> i & 1) * 3 << (2 * i);
  return r;
}

bool add_overflows(i32 a, i32 b) {
  i32 d;
  return __builtin_add_overflow(a, b, &d);
}
bool sub_overflows(i32 a, i32 b) {
  i32 d;
  return __builtin_sub_overflow(a, b, &d);
}
u32 magnitude(u32 x) { return i32(x) < 0 ? 0u - x : x; }
}  // namespace

// A body sees w and in; UN and BIN also a, b (sources) and c (SCC before). d is the result.
// clang-format off: a table, a line each
#define OP(name, operands, ...) {name, family, Unit::Salu, Mods::None, [](Wave& w, const Inst& in) { __VA_ARGS__; }, operands},
#define UN(name, operands, A, expr, ...) \
  OP(name, operands, const A a = get<A>(w, in.src[0]); (void)a; const auto d = expr; put(w, in, d); __VA_ARGS__)
#define BIN(name, operands, A, B, expr, ...)                                            \
  OP(name, operands, const A a = get<A>(w, in.src[0]); const B b = get<B>(w, in.src[1]); \
     const bool c = w.scc; (void)c; const auto d = expr; put(w, in, d); __VA_ARGS__)
#define CMP(name, operands, A, B, expr) \
  OP(name, operands, const A a = get<A>(w, in.src[0]); const B b = get<B>(w, in.src[1]); w.scc = expr)
#define NONZERO w.scc = d != 0
#define LOGIC(name, expr)                                                        \
  BIN(name "_b32", "S.b32 = s.b32 s.b32", u32, u32, u32(expr), NONZERO)          \
  BIN(name "_b64", "S.b64 = s.b64 s.b64", u64, u64, u64(expr), NONZERO)
#define SAVEEXEC(name, expr)                                                     \
  OP(name "_saveexec_b64", "S.b64 = s.b64", const u64 a = get<u64>(w, in.src[0]); const u64 e = w.exec(); \
     set_exec(w, expr); put(w, in, e))
#define WREXEC(name, expr)                                                       \
  OP(name "_wrexec_b64", "S.b64 = s.b64", const u64 a = get<u64>(w, in.src[0]); const u64 e = w.exec(); \
     set_exec(w, expr); put(w, in, w.exec()))
#define COMPARE(name, op)                                                        \
  CMP("s_cmp_" name "_i32", "= s.i32 s.i32", i32, i32, a op b)                   \
  CMP("s_cmp_" name "_u32", "= s.u32 s.u32", u32, u32, a op b)
#define COMPARE_K(name, op)                                                      \
  CMP("s_cmpk_" name "_i32", "= s.i32 i.i16", i32, i16, a op i32(b))             \
  CMP("s_cmpk_" name "_u32", "= s.u32 i.u16", u32, u16, a op u32(b))
#define LSHL_ADD(n)                                                              \
  BIN("s_lshl" #n "_add_u32", "S.u32 = s.u32 s.u32", u32, u32, u32((a << n) + b), \
      w.scc = ((u64(a) << n) + b) >> 32 != 0)

namespace {
void add_sop1(std::vector<OpInfo>& table) {
  constexpr Family family = Family::SOP1;
  static const OpInfo ops[] = {
      UN("s_mov_b32", "S.b32 = s.b32", u32, a)
      UN("s_mov_b64", "S.b64 = s.b64", u64, a)
      OP("s_cmov_b32", "S.b32 = s.b32", if (w.scc) put(w, in, get<u32>(w, in.src[0])))
      OP("s_cmov_b64", "S.b64 = s.b64", if (w.scc) put(w, in, get<u64>(w, in.src[0])))
      UN("s_not_b32", "S.b32 = s.b32", u32, ~a, NONZERO)
      UN("s_not_b64", "S.b64 = s.b64", u64, ~a, NONZERO)
      UN("s_wqm_b32", "S.b32 = s.b32", u32, whole_quads(a), NONZERO)
      UN("s_wqm_b64", "S.b64 = s.b64", u64, whole_quads(a), NONZERO)
      UN("s_quadmask_b32", "S.b32 = s.b32", u32, quad_mask(a), NONZERO)
      UN("s_quadmask_b64", "S.b64 = s.b64", u64, quad_mask(a), NONZERO)
      UN("s_brev_b32", "S.b32 = s.b32", u32, reverse(a))
      UN("s_brev_b64", "S.b64 = s.b64", u64, reverse(a))
      UN("s_bcnt0_i32_b32", "S.i32 = s.b32", u32, u32(std::popcount(~a)), NONZERO)
      UN("s_bcnt0_i32_b64", "S.i32 = s.b64", u64, u32(std::popcount(~a)), NONZERO)
      UN("s_bcnt1_i32_b32", "S.i32 = s.b32", u32, u32(std::popcount(a)), NONZERO)
      UN("s_bcnt1_i32_b64", "S.i32 = s.b64", u64, u32(std::popcount(a)), NONZERO)
      UN("s_ff0_i32_b32", "S.i32 = s.b32", u32, first_one(~a))
      UN("s_ff0_i32_b64", "S.i32 = s.b64", u64, first_one(~a))
      UN("s_ff1_i32_b32", "S.i32 = s.b32", u32, first_one(a))
      UN("s_ff1_i32_b64", "S.i32 = s.b64", u64, first_one(a))
      UN("s_flbit_i32_b32", "S.i32 = s.b32", u32, leading(a))
      UN("s_flbit_i32_b64", "S.i32 = s.b64", u64, leading(a))
      UN("s_flbit_i32", "S.i32 = s.i32", u32, leading(i32(a) < 0 ? ~a : a))
      UN("s_flbit_i32_i64", "S.i32 = s.i64", u64, leading(i64(a) < 0 ? ~a : a))
      UN("s_sext_i32_i8", "S.i32 = s.b32", u32, i32(i8(a)))
      UN("s_sext_i32_i16", "S.i32 = s.b32", u32, i32(i16(a)))
      UN("s_bitset0_b32", "S.b32 = s.u32", u32, old<u32>(w, in) & ~(1u << (a & 31)))
      UN("s_bitset0_b64", "S.b64 = s.u32", u32, old<u64>(w, in) & ~(u64{1} << (a & 63)))
      UN("s_bitset1_b32", "S.b32 = s.u32", u32, old<u32>(w, in) | 1u << (a & 31))
      UN("s_bitset1_b64", "S.b64 = s.u32", u32, old<u64>(w, in) | u64{1} << (a & 63))
      UN("s_abs_i32", "S.i32 = s.i32", u32, magnitude(a), NONZERO)
      UN("s_bitreplicate_b64_b32", "S.b64 = s.b32", u32, replicate(a))
      OP("s_movrels_b32", "S.b32 = s.b32", put(w, in, w.s[relative(w, in.src[0], 1)]))
      OP("s_movrels_b64", "S.b64 = s.b64", put(w, in, w.s64(relative(w, in.src[0], 2))))
      OP("s_movreld_b32", "S.b32 = s.b32", w.s[relative(w, in.dst[0], 1)] = get<u32>(w, in.src[0]))
      OP("s_movreld_b64", "S.b64 = s.b64", w.set_s64(relative(w, in.dst[0], 2), get<u64>(w, in.src[0])))
      SAVEEXEC("s_and", a & e)
      SAVEEXEC("s_or", a | e)
      SAVEEXEC("s_xor", a ^ e)
      SAVEEXEC("s_andn1", ~a & e)
      SAVEEXEC("s_andn2", a & ~e)
      SAVEEXEC("s_orn1", ~a | e)
      SAVEEXEC("s_orn2", a | ~e)
      SAVEEXEC("s_nand", ~(a & e))
      SAVEEXEC("s_nor", ~(a | e))
      SAVEEXEC("s_xnor", ~(a ^ e))
      WREXEC("s_andn1", ~a & e)
      WREXEC("s_andn2", a & ~e)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}

void add_sop2(std::vector<OpInfo>& table) {
  constexpr Family family = Family::SOP2;
  static const OpInfo ops[] = {
      BIN("s_add_u32", "S.u32 = s.u32 s.u32", u32, u32, a + b, w.scc = d < a)
      BIN("s_sub_u32", "S.u32 = s.u32 s.u32", u32, u32, a - b, w.scc = b > a)
      BIN("s_add_i32", "S.i32 = s.i32 s.i32", u32, u32, a + b, w.scc = add_overflows(i32(a), i32(b)))
      BIN("s_sub_i32", "S.i32 = s.i32 s.i32", u32, u32, a - b, w.scc = sub_overflows(i32(a), i32(b)))
      BIN("s_addc_u32", "S.u32 = s.u32 s.u32", u32, u32, a + b + c, w.scc = (u64{a} + b + c) >> 32 != 0)
      BIN("s_subb_u32", "S.u32 = s.u32 s.u32", u32, u32, a - b - c, w.scc = u64{b} + c > a)
      BIN("s_min_i32", "S.i32 = s.i32 s.i32", i32, i32, a < b ? a : b, w.scc = a < b)
      BIN("s_min_u32", "S.u32 = s.u32 s.u32", u32, u32, a < b ? a : b, w.scc = a < b)
      BIN("s_max_i32", "S.i32 = s.i32 s.i32", i32, i32, a >= b ? a : b, w.scc = a >= b)
      BIN("s_max_u32", "S.u32 = s.u32 s.u32", u32, u32, a >= b ? a : b, w.scc = a >= b)
      BIN("s_cselect_b32", "S.b32 = s.b32 s.b32", u32, u32, c ? a : b)
      BIN("s_cselect_b64", "S.b64 = s.b64 s.b64", u64, u64, c ? a : b)
      LOGIC("s_and", a & b)
      LOGIC("s_or", a | b)
      LOGIC("s_xor", a ^ b)
      LOGIC("s_andn2", a & ~b)
      LOGIC("s_orn2", a | ~b)
      LOGIC("s_nand", ~(a & b))
      LOGIC("s_nor", ~(a | b))
      LOGIC("s_xnor", ~(a ^ b))
      BIN("s_lshl_b32", "S.b32 = s.b32 s.u32", u32, u32, a << (b & 31), NONZERO)
      BIN("s_lshl_b64", "S.b64 = s.b64 s.u32", u64, u32, a << (b & 63), NONZERO)
      BIN("s_lshr_b32", "S.b32 = s.b32 s.u32", u32, u32, a >> (b & 31), NONZERO)
      BIN("s_lshr_b64", "S.b64 = s.b64 s.u32", u64, u32, a >> (b & 63), NONZERO)
      BIN("s_ashr_i32", "S.i32 = s.i32 s.u32", i32, u32, a >> (b & 31), NONZERO)
      BIN("s_ashr_i64", "S.i64 = s.i64 s.u32", i64, u32, a >> (b & 63), NONZERO)
      BIN("s_bfm_b32", "S.b32 = s.u32 s.u32", u32, u32, ((1u << (a & 31)) - 1) << (b & 31))
      BIN("s_bfm_b64", "S.b64 = s.u32 s.u32", u32, u32, ((u64{1} << (a & 63)) - 1) << (b & 63))
      BIN("s_bfe_u32", "S.u32 = s.u32 s.u32", u32, u32, low_bits(a >> (b & 31), b >> 16 & 127), NONZERO)
      BIN("s_bfe_i32", "S.i32 = s.i32 s.u32", i32, u32, sign_extend(a >> (b & 31), b >> 16 & 127), NONZERO)
      BIN("s_bfe_u64", "S.u64 = s.u64 s.u32", u64, u32, low_bits(a >> (b & 63), b >> 16 & 127), NONZERO)
      BIN("s_bfe_i64", "S.i64 = s.i64 s.u32", i64, u32, sign_extend(a >> (b & 63), b >> 16 & 127), NONZERO)
      BIN("s_mul_i32", "S.i32 = s.i32 s.i32", u32, u32, a * b)
      BIN("s_mul_hi_u32", "S.u32 = s.u32 s.u32", u32, u32, u32(u64{a} * b >> 32))
      BIN("s_mul_hi_i32", "S.i32 = s.i32 s.i32", i32, i32, i32(i64{a} * b >> 32))
      BIN("s_absdiff_i32", "S.i32 = s.i32 s.i32", u32, u32, magnitude(a - b), NONZERO)
      LSHL_ADD(1) LSHL_ADD(2) LSHL_ADD(3) LSHL_ADD(4)
      BIN("s_pack_ll_b32_b16", "S.b32 = s.b32 s.b32", u32, u32, b << 16 | (a & 0xffff))
      BIN("s_pack_lh_b32_b16", "S.b32 = s.b32 s.b32", u32, u32, (b & 0xffff0000) | (a & 0xffff))
      BIN("s_pack_hh_b32_b16", "S.b32 = s.b32 s.b32", u32, u32, (b & 0xffff0000) | a >> 16)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}

void add_sopc(std::vector<OpInfo>& table) {
  constexpr Family family = Family::SOPC;
  static const OpInfo ops[] = {
      COMPARE("eq", ==) COMPARE("lg", !=) COMPARE("gt", >) COMPARE("ge", >=) COMPARE("lt", <) COMPARE("le", <=)
      CMP("s_cmp_eq_u64", "= s.u64 s.u64", u64, u64, a == b)
      CMP("s_cmp_lg_u64", "= s.u64 s.u64", u64, u64, a != b)
      CMP("s_bitcmp0_b32", "= s.b32 s.u32", u32, u32, (a >> (b & 31) & 1) == 0)
      CMP("s_bitcmp1_b32", "= s.b32 s.u32", u32, u32, (a >> (b & 31) & 1) == 1)
      CMP("s_bitcmp0_b64", "= s.b64 s.u32", u64, u32, (a >> (b & 63) & 1) == 0)
      CMP("s_bitcmp1_b64", "= s.b64 s.u32", u64, u32, (a >> (b & 63) & 1) == 1)
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}

void add_sopk(std::vector<OpInfo>& table) {
  constexpr Family family = Family::SOPK;
  static const OpInfo ops[] = {
      COMPARE_K("eq", ==) COMPARE_K("lg", !=) COMPARE_K("gt", >) COMPARE_K("ge", >=) COMPARE_K("lt", <) COMPARE_K("le", <=)
      UN("s_movk_i32", "S.i32 = i.i16", i16, i32(a))
      OP("s_cmovk_i32", "S.i32 = i.i16", if (w.scc) put(w, in, i32(get<i16>(w, in.src[0]))))
      OP("s_addk_i32", "S.i32 = i.i16", const i32 a = get<i16>(w, in.src[0]); const i32 b = old<i32>(w, in);
         put(w, in, u32(a) + u32(b)); w.scc = add_overflows(a, b))
      UN("s_mulk_i32", "S.i32 = i.i16", i16, old<u32>(w, in) * u32(i32(a)))
  };
  table.insert(table.end(), std::begin(ops), std::end(ops));
}
}  // namespace
// clang-format on

void add_salu(std::vector<OpInfo>& table) {
  for (auto add : {add_sop1, add_sop2, add_sopc, add_sopk}) add(table);
}
}  // namespace a2a
