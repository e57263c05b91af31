// Matrix instructions (MFMA): D = A * B + C over small blocks, operands spread over the lanes of a wave; and the
// sparse form SMFMAC, whose A holds two of every four values of k.
//
// Layouts: AMD "CDNA3 ISA" reference guide, matrix arithmetic instructions, general input and output layout. EXEC, the
// rounding mode and the denormal mode are ignored, as that chapter says.
// Arithmetic (this simulator's choice; hardware's inner order is not documented): starting from C, one fused
// multiply-add in f32 (f64) for each k in ascending order, to nearest even, denormals kept; i8 sums wrap around in i32;
// xf32 inputs are f32 rounded to 10 mantissa bits. A NaN result is the canonical one.
#include "isa/half.h"
#include "isa/table.h"
#include "isa/wave.h"
#if defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace a2a::matrix {
namespace {
enum class In : u8 { F32, XF32, F16, BF16, FP8, BF8, I8 };
constexpr int per_register(In t) { return t <= In::XF32 ? 1 : t <= In::BF16 ? 2 : 4; }
// Products of these are exact in f32 (also in range): a * b + c rounds once even without a fused instruction.
constexpr bool exact(In t) { return t != In::F32 && t != In::XF32 && t != In::BF16; }

using Values = f32[kLanes];  // one item (value of k) of every lane

// ---- operands to f32 ----
template <int Mant, int Bias>
A2A_INLINE half::U small(half::U x) {  // fp8 in the low byte, the rest zero
  half::U m = (x & 0x7fu) << (23 - Mant);
  constexpr u32 least_normal = u32(128 - Bias) << 23;
  half::U denormal = half::bits(half::value(m + least_normal) - half::value(half::all(least_normal)));
  half::U r = half::select((m >> 23) == 0u, denormal, m + (u32(127 - Bias) << 23)) | (x & 0x80u) << 24;
  return half::select(x == 0x80u, half::all(0x7fc00000u), r);
}
A2A_INLINE half::U round_xf32(half::U x) {
  half::U r = (x + 0xfffu + (x >> 13 & 1u)) & 0xffffe000u;
  return half::select((x & 0x7f800000u) == 0x7f800000u, x, r);
}
template <In t>
A2A_INLINE half::F item(half::U x, int part) {  // part-th value of a register
  if constexpr (t == In::F32) return half::value(x);
  else if constexpr (t == In::XF32) return half::value(round_xf32(x));
  else if constexpr (t == In::F16) return half::widen_low(part ? x >> 16 : x);
  else if constexpr (t == In::BF16) return half::value(part ? x & 0xffff0000u : x << 16);
  else if constexpr (t == In::I8) return __builtin_convertvector((half::I)(x << (24 - 8 * part)) >> 24, half::F);
  else return half::value(small<t == In::FP8 ? 3 : 2, t == In::FP8 ? 8 : 16>(x >> (8 * part) & 0xffu));
}
template <In t, int Items>
void unpack(const u32* reg, Values* out) {
  constexpr int n = per_register(t);
  static_assert(Items % n == 0);
  for (int r = 0; r < Items / n; ++r)
    for (int l = 0; l < kLanes; l += half::kWidth) {
      const half::U x = half::load<half::U>(reg + r * kLanes + l);
      for (int part = 0; part < n; ++part) half::store(out[r * n + part] + l, item<t>(x, part));
    }
}

// ---- broadcasts: the lane that replaces lane l ----
int lane_of_a(const Inst& in, int l) {
  const int size = kLanes >> in.cbsz;
  return (l % size + size * in.abid) & 63;
}
int lane_of_b(const Inst& in, int l) {
  switch (in.blgp) {
    case 0: return l;
    case 1: return l % 32;
    case 2: return l % 32 + 32;
    case 3: return (l + 16) % 64;
    default: return l % 16 + 16 * (in.blgp & 3);
  }
}
template <class F>
void permute(Values* x, int items, F lane) {
  for (int k = 0; k < items; ++k) {
    Values old;
    std::memcpy(old, x[k], sizeof old);
    for (int l = 0; l < kLanes; ++l) x[k][l] = old[lane(l)];
  }
}

// ---- places of values ----
// Block b, row i of D (and C): its N columns are consecutive lanes of one register. H consecutive rows share lanes.
struct Place { int item, lane; };
template <int M, int N, int H>
constexpr Place row_of(int b, int i) {
  constexpr int blocks = N * M / H >= kLanes ? 1 : kLanes / (N * M / H);
  constexpr int rows = kLanes / blocks / N, groups = M / (H * rows);
  return {i % H + H * (i / (H * rows) + groups * (b / blocks)), N * (i / H % rows + rows * (b % blocks))};
}
// The registers of C, or a register filled with the constant, which is read for each.
struct Source {
  const u32* reg;
  int stride;
};
Source source_c(const Wave& w, const Inst& in, int registers, Lanes* copy) {
  const Operand& c = in.src[2];
  if (c.kind != Kind::Vgpr) return {w.lanes(c, copy[0]), 0};
  const int apart = int(c.reg) - int(in.dst[0].reg);
  if (apart == 0 || apart >= registers || -apart >= registers) return {w.reg(c.reg), kLanes};
  std::memcpy(copy, w.reg(c.reg), sizeof(Lanes) * size_t(registers));  // shifted overlap with the result
  return {copy[0].x, kLanes};
}

// ---- f32 rows of N columns ----
template <int W>
struct Vector {
  typedef f32 F __attribute__((vector_size(4 * W)));
  typedef i32 I __attribute__((vector_size(4 * W)));
  typedef u32 U __attribute__((vector_size(4 * W)));
};
// Without an instruction for it, a fused multiply-add is long: a function, because the loops over rows and k are
// unrolled.
template <class V>
[[gnu::noinline]] V fused(V a, V b, V c) {
  for (size_t i = 0; i < sizeof(V) / 4; ++i) c[i] = fma_f32(a[i], b[i], c[i]);
  return c;
}
template <bool Exact, class V>
A2A_INLINE V multiply_add(V a, V b, V c) {
#if defined(__FMA__) && defined(A2A_HALF_AVX2)
  if constexpr (sizeof(V) == 16) return (V)_mm_fmadd_ps((__m128)a, (__m128)b, (__m128)c);
  else if constexpr (sizeof(V) == 32) return (V)_mm256_fmadd_ps((__m256)a, (__m256)b, (__m256)c);
#if defined(A2A_HALF_AVX512)
  else return (V)_mm512_fmadd_ps((__m512)a, (__m512)b, (__m512)c);
#endif
#elif defined(__aarch64__)
  return (V)vfmaq_f32((float32x4_t)c, (float32x4_t)a, (float32x4_t)b);
#else
  if constexpr (Exact) return a * b + c;
  else return fused(a, b, c);
#endif
}
template <int N>
struct Rows {
  static constexpr int width = N < half::kWidth ? N : half::kWidth, vectors = N / width;
  static constexpr int together = vectors >= 8 ? 1 : vectors >= 4 ? 2 : 4;  // rows with independent sums
  using F = typename Vector<width>::F;
};

// Writes a finished sum: the f32, or with the i32 of C (the sum alone is at most 32 * 2^14, exact in f32).
template <bool Integer, class F>
A2A_INLINE void finish(F sum, const u32* c, u32* d) {
  using I = typename Vector<sizeof(F) / 4>::I;
  using U = typename Vector<sizeof(F) / 4>::U;
  if constexpr (Integer) {
    half::store(d, (U) __builtin_convertvector(sum, I) + half::load<U>(c));
  } else {
    const I number = sum == sum;
    half::store(d, ((U)number & (U)sum) | (~(U)number & 0x7fc00000u));
  }
}

template <In A, In B, int M, int N, int K, int Blocks>
void mfma(Wave& w, const Inst& in) {
  constexpr int items = K * M * Blocks / kLanes;  // values of k in a lane
  constexpr bool integer = A == In::I8;
  constexpr int registers = M * N * Blocks / kLanes;
  using R = Rows<N>;
  using F = typename R::F;
  alignas(64) Values a[items], b[items];
  Lanes copy[registers];
  unpack<A, items>(w.reg(in.src[0].reg), a);
  unpack<B, items>(w.reg(in.src[1].reg), b);
  if (in.cbsz) permute(a, items, [&](int l) { return lane_of_a(in, l); });
  if (in.blgp) permute(b, items, [&](int l) { return lane_of_b(in, l); });
  const Source c = source_c(w, in, registers, copy);
  u32* d = w.reg(in.dst[0].reg);

  for (int block = 0; block < Blocks; ++block)
    for (int row = 0; row < M; row += R::together) {
      F sum[R::together][R::vectors];
      int from[R::together], to[R::together];
#pragma GCC unroll 4
      for (int i = 0; i < R::together; ++i) {
        const Place p = row_of<M, N, 4>(block, row + i);
        from[i] = p.item * c.stride + p.lane;
        to[i] = p.item * kLanes + p.lane;
#pragma GCC unroll 8
        for (int v = 0; v < R::vectors; ++v) sum[i][v] = integer ? F{} : half::load<F>(c.reg + from[i] + v * R::width);
      }
#pragma GCC unroll 4
      for (int k = 0; k < K; ++k) {
        const int item = k % items, first = block + Blocks * (k / items);
#pragma GCC unroll 8
        for (int v = 0; v < R::vectors; ++v) {
          const F y = half::load<F>(b[item] + N * first + v * R::width);
#pragma GCC unroll 4
          for (int i = 0; i < R::together; ++i)
            sum[i][v] = multiply_add < exact(A) && exact(B) > (F{} + a[item][M * first + row + i], y, sum[i][v]);
        }
      }
#pragma GCC unroll 4
      for (int i = 0; i < R::together; ++i)
#pragma GCC unroll 8
        for (int v = 0; v < R::vectors; ++v)
          finish<integer>(sum[i][v], c.reg + from[i] + v * R::width, d + to[i] + v * R::width);
    }
}

// ---- f64 ----
// An inline constant for a C of more than one pair of registers arrives in its 32-bit form.
f64 constant_f64(u32 bits) {
  if (i32(bits) >= -16 && i32(bits) <= 64) return as_f64(u64(i64(i32(bits))));
  return bits == 0x3e22f983 ? as_f64(0x3fc45f306dc9c882) : f64(as_f32(bits));
}
template <int M, int N, int K, int Blocks>
void mfma_f64(Wave& w, const Inst& in) {
  static_assert(K * M * Blocks == kLanes);  // one value of k in a lane
  constexpr int items = M * N * Blocks / kLanes;
  auto read = [&](const Operand& o, int n, bool negate, f64* out) {
    const u64 flip = negate ? kSignBit<Double> : 0;
    if (o.kind != Kind::Vgpr) {
      const f64 x = n == 1 ? as_f64(o.value) : constant_f64(u32(o.value));
      for (int i = 0; i < n * kLanes; ++i) out[i] = as_f64(as_u64(x) ^ flip);
      return;
    }
    for (int r = 0; r < n; ++r) {
      const u32 *lo = w.reg(o.reg + 2 * r), *hi = w.reg(o.reg + 2 * r + 1);
      for (int l = 0; l < kLanes; ++l) out[r * kLanes + l] = as_f64((u64(hi[l]) << 32 | lo[l]) ^ flip);
    }
  };
  f64 a[kLanes], b[kLanes], c[items * kLanes];
  read(in.src[0], 1, in.blgp & 1, a);
  read(in.src[1], 1, in.blgp & 2, b);
  read(in.src[2], items, in.blgp & 4, c);
  for (int block = 0; block < Blocks; ++block)
    for (int i = 0; i < M; ++i) {
      const Place p = row_of<M, N, 1>(block, i);
      f64* sum = c + p.item * kLanes + p.lane;
      for (int k = 0; k < K; ++k) {
        const f64 x = a[i + M * (block + Blocks * k)];
        const f64* y = b + N * (block + Blocks * k);
        for (int j = 0; j < N; ++j) sum[j] = fma_f64(x, y[j], sum[j]);
      }
    }
  for (int r = 0; r < items; ++r) {
    u32 *lo = w.reg(in.dst[0].reg + 2 * r), *hi = w.reg(in.dst[0].reg + 2 * r + 1);
    for (int l = 0; l < kLanes; ++l) {
      const u64 x = as_u64(canonical(c[r * kLanes + l]));
      lo[l] = u32(x);
      hi[l] = u32(x >> 32);
    }
  }
}

// ---- sparse: D += A * B; src2 has for each stored value of A which of its four values of k it is (2 bits) ----
template <In A, In B, int M, int N, int K>
void smfmac(Wave& w, const Inst& in) {
  constexpr int groups = kLanes / M, items = K / groups, stored = items / 2;
  constexpr bool integer = A == In::I8;
  using R = Rows<N>;
  using F = typename R::F;
  alignas(64) Values a[stored], b[items];
  u8 index[kLanes][stored];
  unpack<A, stored>(w.reg(in.src[0].reg), a);
  unpack<B, items>(w.reg(in.src[1].reg), b);
  const u32* bits = w.reg(in.src[2].reg);
  const int set = in.cbsz ? 0 : in.abid & (16 / stored - 1);
  for (int l = 0; l < kLanes; ++l)
    for (int e = 0; e < stored; ++e) index[l][e] = u8(bits[l] >> (2 * stored * set + 2 * e) & 3);
  u32* d = w.reg(in.dst[0].reg);
  for (int row = 0; row < M; ++row) {
    const Place p = row_of<M, N, 4>(0, row);
    u32* out = d + p.item * kLanes + p.lane;
    F sum[R::vectors];
#pragma GCC unroll 8
    for (int v = 0; v < R::vectors; ++v) sum[v] = integer ? F{} : half::load<F>(out + v * R::width);
    for (int g = 0; g < groups; ++g)
      for (int e = 0; e < stored; ++e) {
        const int l = row + M * g;
        const f32* y = b[4 * (e / 2) + index[l][e]] + N * g;
#pragma GCC unroll 8
        for (int v = 0; v < R::vectors; ++v)
          sum[v] = multiply_add < exact(A) && exact(B) > (F{} + a[e][l], half::load<F>(y + v * R::width), sum[v]);
      }
#pragma GCC unroll 8
    for (int v = 0; v < R::vectors; ++v) finish<integer>(sum[v], out + v * R::width, out + v * R::width);
  }
}

// ---- the table ----
struct Matrix {
  const char *name, *other;  // LLVM's two spellings
  u16 cycles;  // busy time of the matrix unit: 4 per pass, passes as in LLVM's scheduling model
  const char* operands;
  Exec run;
};
#define A2A_MFMA(A, B, M, N, K, BLOCKS) mfma<In::A, In::B, M, N, K, BLOCKS>
constexpr auto r1x4 = "V.b128 = v.b32 v.b32 x.b128", r1x16 = "V.b512 = v.b32 v.b32 x.b512";
constexpr auto r1x32 = "V.b1024 = v.b32 v.b32 x.b1024", r2x4 = "V.b128 = v.b64 v.b64 x.b128";
constexpr auto r2x16 = "V.b512 = v.b64 v.b64 x.b512", r2x32 = "V.b1024 = v.b64 v.b64 x.b1024";
constexpr auto s4 = "V.b128 = v.b64 v.b128 v.b32", s16 = "V.b512 = v.b64 v.b128 v.b32";

// clang-format off: a table, a line each
const Matrix kMatrices[] = {
    {"v_mfma_f32_32x32x1_2b_f32", "v_mfma_f32_32x32x1f32", 64, r1x32, A2A_MFMA(F32, F32, 32, 32, 1, 2)},
    {"v_mfma_f32_16x16x1_4b_f32", "v_mfma_f32_16x16x1f32", 32, r1x16, A2A_MFMA(F32, F32, 16, 16, 1, 4)},
    {"v_mfma_f32_4x4x1_16b_f32", "v_mfma_f32_4x4x1f32", 8, r1x4, A2A_MFMA(F32, F32, 4, 4, 1, 16)},
    {"v_mfma_f32_32x32x2_f32", "v_mfma_f32_32x32x2f32", 64, r1x16, A2A_MFMA(F32, F32, 32, 32, 2, 1)},
    {"v_mfma_f32_16x16x4_f32", "v_mfma_f32_16x16x4f32", 32, r1x4, A2A_MFMA(F32, F32, 16, 16, 4, 1)},
    {"v_mfma_f32_32x32x4_xf32", "v_mfma_f32_32x32x4xf32", 32, r2x16, A2A_MFMA(XF32, XF32, 32, 32, 4, 1)},
    {"v_mfma_f32_16x16x8_xf32", "v_mfma_f32_16x16x8xf32", 16, r2x4, A2A_MFMA(XF32, XF32, 16, 16, 8, 1)},
    {"v_mfma_f32_32x32x4_2b_f16", "v_mfma_f32_32x32x4f16", 64, r2x32, A2A_MFMA(F16, F16, 32, 32, 4, 2)},
    {"v_mfma_f32_16x16x4_4b_f16", "v_mfma_f32_16x16x4f16", 32, r2x16, A2A_MFMA(F16, F16, 16, 16, 4, 4)},
    {"v_mfma_f32_4x4x4_16b_f16", "v_mfma_f32_4x4x4f16", 8, r2x4, A2A_MFMA(F16, F16, 4, 4, 4, 16)},
    {"v_mfma_f32_32x32x8_f16", "v_mfma_f32_32x32x8f16", 32, r2x16, A2A_MFMA(F16, F16, 32, 32, 8, 1)},
    {"v_mfma_f32_16x16x16_f16", "v_mfma_f32_16x16x16f16", 16, r2x4, A2A_MFMA(F16, F16, 16, 16, 16, 1)},
    {"v_mfma_f32_32x32x4_2b_bf16", "v_mfma_f32_32x32x4bf16_1k", 64, r2x32, A2A_MFMA(BF16, BF16, 32, 32, 4, 2)},
    {"v_mfma_f32_16x16x4_4b_bf16", "v_mfma_f32_16x16x4bf16_1k", 32, r2x16, A2A_MFMA(BF16, BF16, 16, 16, 4, 4)},
    {"v_mfma_f32_4x4x4_16b_bf16", "v_mfma_f32_4x4x4bf16_1k", 8, r2x4, A2A_MFMA(BF16, BF16, 4, 4, 4, 16)},
    {"v_mfma_f32_32x32x8_bf16", "v_mfma_f32_32x32x8bf16_1k", 32, r2x16, A2A_MFMA(BF16, BF16, 32, 32, 8, 1)},
    {"v_mfma_f32_16x16x16_bf16", "v_mfma_f32_16x16x16bf16_1k", 16, r2x4, A2A_MFMA(BF16, BF16, 16, 16, 16, 1)},
    {"v_mfma_i32_32x32x4_2b_i8", "v_mfma_i32_32x32x4i8", 64, r1x32, A2A_MFMA(I8, I8, 32, 32, 4, 2)},
    {"v_mfma_i32_16x16x4_4b_i8", "v_mfma_i32_16x16x4i8", 32, r1x16, A2A_MFMA(I8, I8, 16, 16, 4, 4)},
    {"v_mfma_i32_4x4x4_16b_i8", "v_mfma_i32_4x4x4i8", 8, r1x4, A2A_MFMA(I8, I8, 4, 4, 4, 16)},
    {"v_mfma_i32_32x32x16_i8", "v_mfma_i32_32x32x16i8", 32, r2x16, A2A_MFMA(I8, I8, 32, 32, 16, 1)},
    {"v_mfma_i32_16x16x32_i8", "v_mfma_i32_16x16x32i8", 16, r2x4, A2A_MFMA(I8, I8, 16, 16, 32, 1)},
    {"v_mfma_f32_32x32x16_fp8_fp8", nullptr, 32, r2x16, A2A_MFMA(FP8, FP8, 32, 32, 16, 1)},
    {"v_mfma_f32_32x32x16_fp8_bf8", nullptr, 32, r2x16, A2A_MFMA(FP8, BF8, 32, 32, 16, 1)},
    {"v_mfma_f32_32x32x16_bf8_fp8", nullptr, 32, r2x16, A2A_MFMA(BF8, FP8, 32, 32, 16, 1)},
    {"v_mfma_f32_32x32x16_bf8_bf8", nullptr, 32, r2x16, A2A_MFMA(BF8, BF8, 32, 32, 16, 1)},
    {"v_mfma_f32_16x16x32_fp8_fp8", nullptr, 16, r2x4, A2A_MFMA(FP8, FP8, 16, 16, 32, 1)},
    {"v_mfma_f32_16x16x32_fp8_bf8", nullptr, 16, r2x4, A2A_MFMA(FP8, BF8, 16, 16, 32, 1)},
    {"v_mfma_f32_16x16x32_bf8_fp8", nullptr, 16, r2x4, A2A_MFMA(BF8, FP8, 16, 16, 32, 1)},
    {"v_mfma_f32_16x16x32_bf8_bf8", nullptr, 16, r2x4, A2A_MFMA(BF8, BF8, 16, 16, 32, 1)},
    {"v_mfma_f64_16x16x4_f64", "v_mfma_f64_16x16x4f64", 32, "V.b256 = v.b64 v.b64 x.b256", mfma_f64<16, 16, 4, 1>},
    {"v_mfma_f64_4x4x4_4b_f64", "v_mfma_f64_4x4x4f64", 16, "V.b64 = v.b64 v.b64 x.f64", mfma_f64<4, 4, 4, 4>},
    {"v_smfmac_f32_16x16x32_f16", "v_smfmac_f32_16x16x32f16", 16, s4, smfmac<In::F16, In::F16, 16, 16, 32>},
    {"v_smfmac_f32_32x32x16_f16", "v_smfmac_f32_32x32x16f16", 32, s16, smfmac<In::F16, In::F16, 32, 32, 16>},
    {"v_smfmac_f32_16x16x32_bf16", "v_smfmac_f32_16x16x32bf16", 16, s4, smfmac<In::BF16, In::BF16, 16, 16, 32>},
    {"v_smfmac_f32_32x32x16_bf16", "v_smfmac_f32_32x32x16bf16", 32, s16, smfmac<In::BF16, In::BF16, 32, 32, 16>},
    {"v_smfmac_i32_16x16x64_i8", "v_smfmac_i32_16x16x64i8", 16, s4, smfmac<In::I8, In::I8, 16, 16, 64>},
    {"v_smfmac_i32_32x32x32_i8", "v_smfmac_i32_32x32x32i8", 32, s16, smfmac<In::I8, In::I8, 32, 32, 32>},
    {"v_smfmac_f32_16x16x64_fp8_fp8", "v_smfmac_f32_16x16x64fp8fp8", 16, s4, smfmac<In::FP8, In::FP8, 16, 16, 64>},
    {"v_smfmac_f32_16x16x64_fp8_bf8", "v_smfmac_f32_16x16x64fp8bf8", 16, s4, smfmac<In::FP8, In::BF8, 16, 16, 64>},
    {"v_smfmac_f32_16x16x64_bf8_fp8", "v_smfmac_f32_16x16x64bf8fp8", 16, s4, smfmac<In::BF8, In::FP8, 16, 16, 64>},
    {"v_smfmac_f32_16x16x64_bf8_bf8", "v_smfmac_f32_16x16x64bf8bf8", 16, s4, smfmac<In::BF8, In::BF8, 16, 16, 64>},
    {"v_smfmac_f32_32x32x32_fp8_fp8", "v_smfmac_f32_32x32x32fp8fp8", 32, s16, smfmac<In::FP8, In::FP8, 32, 32, 32>},
    {"v_smfmac_f32_32x32x32_fp8_bf8", "v_smfmac_f32_32x32x32fp8bf8", 32, s16, smfmac<In::FP8, In::BF8, 32, 32, 32>},
    {"v_smfmac_f32_32x32x32_bf8_fp8", "v_smfmac_f32_32x32x32bf8fp8", 32, s16, smfmac<In::BF8, In::FP8, 32, 32, 32>},
    {"v_smfmac_f32_32x32x32_bf8_bf8", "v_smfmac_f32_32x32x32bf8bf8", 32, s16, smfmac<In::BF8, In::BF8, 32, 32, 32>},
};
// clang-format on
}  // namespace
}  // namespace a2a::matrix

void a2a::add_mfma(std::vector<OpInfo>& t) {
  for (const matrix::Matrix& m : matrix::kMatrices) {
    for (const char* name : {m.name, m.other}) {
      if (!name) continue;
      t.push_back({name, Family::MFMA, Unit::Mfma, Mods::Mfma, m.run, m.operands});
      t.back().matrix_cycles = m.cycles;
    }
  }
}
