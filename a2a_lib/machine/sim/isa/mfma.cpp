// The table of matrix instructions.
#include "isa/mfma_run.h"
#include "isa/table.h"

namespace a2a {
namespace {
using matrix::In;
// ---- the table ----
struct Matrix {
  const char *name, *other;  // LLVM's two spellings
  u16 cycles;                // busy time of the matrix unit: 4 per pass, passes as in LLVM's scheduling model
  const char* operands;
  Exec run;
};
#define A2A_MFMA(A, B, M, N, K, BLOCKS) matrix::mfma<In::A, In::B, M, N, K, BLOCKS>
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
    {"v_mfma_f64_16x16x4_f64", "v_mfma_f64_16x16x4f64", 32, "V.b256 = v.b64 v.b64 x.b256", matrix::mfma_f64<16, 16, 4, 1>},
    {"v_mfma_f64_4x4x4_4b_f64", "v_mfma_f64_4x4x4f64", 16, "V.b64 = v.b64 v.b64 x.f64", matrix::mfma_f64<4, 4, 4, 4>},
    {"v_smfmac_f32_16x16x32_f16", "v_smfmac_f32_16x16x32f16", 16, s4, matrix::smfmac<In::F16, In::F16, 16, 16, 32>},
    {"v_smfmac_f32_32x32x16_f16", "v_smfmac_f32_32x32x16f16", 32, s16, matrix::smfmac<In::F16, In::F16, 32, 32, 16>},
    {"v_smfmac_f32_16x16x32_bf16", "v_smfmac_f32_16x16x32bf16", 16, s4, matrix::smfmac<In::BF16, In::BF16, 16, 16, 32>},
    {"v_smfmac_f32_32x32x16_bf16", "v_smfmac_f32_32x32x16bf16", 32, s16, matrix::smfmac<In::BF16, In::BF16, 32, 32, 16>},
    {"v_smfmac_i32_16x16x64_i8", "v_smfmac_i32_16x16x64i8", 16, s4, matrix::smfmac<In::I8, In::I8, 16, 16, 64>},
    {"v_smfmac_i32_32x32x32_i8", "v_smfmac_i32_32x32x32i8", 32, s16, matrix::smfmac<In::I8, In::I8, 32, 32, 32>},
    {"v_smfmac_f32_16x16x64_fp8_fp8", "v_smfmac_f32_16x16x64fp8fp8", 16, s4, matrix::smfmac<In::FP8, In::FP8, 16, 16, 64>},
    {"v_smfmac_f32_16x16x64_fp8_bf8", "v_smfmac_f32_16x16x64fp8bf8", 16, s4, matrix::smfmac<In::FP8, In::BF8, 16, 16, 64>},
    {"v_smfmac_f32_16x16x64_bf8_fp8", "v_smfmac_f32_16x16x64bf8fp8", 16, s4, matrix::smfmac<In::BF8, In::FP8, 16, 16, 64>},
    {"v_smfmac_f32_16x16x64_bf8_bf8", "v_smfmac_f32_16x16x64bf8bf8", 16, s4, matrix::smfmac<In::BF8, In::BF8, 16, 16, 64>},
    {"v_smfmac_f32_32x32x32_fp8_fp8", "v_smfmac_f32_32x32x32fp8fp8", 32, s16, matrix::smfmac<In::FP8, In::FP8, 32, 32, 32>},
    {"v_smfmac_f32_32x32x32_fp8_bf8", "v_smfmac_f32_32x32x32fp8bf8", 32, s16, matrix::smfmac<In::FP8, In::BF8, 32, 32, 32>},
    {"v_smfmac_f32_32x32x32_bf8_fp8", "v_smfmac_f32_32x32x32bf8fp8", 32, s16, matrix::smfmac<In::BF8, In::FP8, 32, 32, 32>},
    {"v_smfmac_f32_32x32x32_bf8_bf8", "v_smfmac_f32_32x32x32bf8bf8", 32, s16, matrix::smfmac<In::BF8, In::BF8, 32, 32, 32>},
};
// clang-format on
}  // namespace

void add_mfma(std::vector<OpInfo>& t) {
  for (const Matrix& m : kMatrices) {
    for (const char* name : {m.name, m.other}) {
      if (!name) continue;
      t.push_back({name, Family::MFMA, Unit::Mfma, Mods::Mfma, m.run, m.operands});
      t.back().matrix_cycles = m.cycles;
    }
  }
}
}  // namespace a2a
