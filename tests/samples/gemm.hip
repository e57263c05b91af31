// C = A B^T for row-major A [M, K] and B [N, K]; all sizes are multiples of the tile.
#include "a2a/hip.h"

typedef float Float4 __attribute__((ext_vector_type(4)));
typedef float Float16 __attribute__((ext_vector_type(16)));
typedef half_t Half4 __attribute__((ext_vector_type(4)));
typedef short Short4 __attribute__((ext_vector_type(4)));

// 16 x 16 tile per block of 256 threads, both operands staged in LDS.
extern "C" __global__ void gemm_f32(float* c, const float* a, const float* b, int n, int k) {
  __shared__ float ta[16][17], tb[16][17];
  const int x = threadIdx.x % 16, y = threadIdx.x / 16, row = blockIdx.y * 16, column = blockIdx.x * 16;
  float sum = 0;
  for (int at = 0; at < k; at += 16) {
    ta[y][x] = a[(row + y) * k + at + x];
    tb[y][x] = b[(column + y) * k + at + x];
    __syncthreads();
    for (int j = 0; j < 16; ++j) sum = __builtin_fmaf(ta[y][j], tb[x][j], sum);
    __syncthreads();
  }
  c[(row + y) * n + column + x] = sum;
}

// One wave, one 32 x 32 tile. A: lane l holds row l % 32, k = 4 (l / 32) + j. D: register r of lane l holds row
// 8 (r / 4) + 4 (l / 32) + r % 4, column l % 32 (AMD matrix instruction calculator).
extern "C" __global__ void gemm_f16(float* c, const half_t* a, const half_t* b, int n, int k) {
  const int lane = threadIdx.x, row = blockIdx.y * 32, column = blockIdx.x * 32;
  Float16 d = {};
  for (int at = 0; at < k; at += 8) {
    const Half4 va = *(const Half4*)&a[(row + lane % 32) * k + at + 4 * (lane / 32)];
    const Half4 vb = *(const Half4*)&b[(column + lane % 32) * k + at + 4 * (lane / 32)];
    d = __builtin_amdgcn_mfma_f32_32x32x8f16(va, vb, d, 0, 0, 0);
  }
  for (int r = 0; r < 16; ++r)
    c[(row + 8 * (r / 4) + 4 * (lane / 32) + r % 4) * n + column + lane % 32] = d[r];
}

// One wave, one 16 x 16 tile. A: row l % 16, k = 4 (l / 16) + j. D: row 4 (l / 16) + r, column l % 16.
extern "C" __global__ void gemm_bf16(float* c, const short* a, const short* b, int n, int k) {
  const int lane = threadIdx.x, row = blockIdx.y * 16, column = blockIdx.x * 16;
  Float4 d = {};
  for (int at = 0; at < k; at += 16) {
    const Short4 va = *(const Short4*)&a[(row + lane % 16) * k + at + 4 * (lane / 16)];
    const Short4 vb = *(const Short4*)&b[(column + lane % 16) * k + at + 4 * (lane / 16)];
    d = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(va, vb, d, 0, 0, 0);
  }
  for (int r = 0; r < 4; ++r) c[(row + 4 * (lane / 16) + r) * n + column + lane % 16] = d[r];
}

// fp8 E4M3 (FNUZ): A: row l % 16, k = 8 (l / 16) + j; D as for bf16.
extern "C" __global__ void gemm_fp8(float* c, const uint8_t* a, const uint8_t* b, int n, int k) {
  const int lane = threadIdx.x, row = blockIdx.y * 16, column = blockIdx.x * 16;
  Float4 d = {};
  for (int at = 0; at < k; at += 32) {
    const long va = *(const long*)&a[(row + lane % 16) * k + at + 8 * (lane / 16)];
    const long vb = *(const long*)&b[(column + lane % 16) * k + at + 8 * (lane / 16)];
    d = __builtin_amdgcn_mfma_f32_16x16x32_fp8_fp8(va, vb, d, 0, 0, 0);
  }
  for (int r = 0; r < 4; ++r) c[(row + 4 * (lane / 16) + r) * n + column + lane % 16] = d[r];
}

// int8 with 32-bit sums, 16 x 16 tile, 32 along k: A as for fp8.
typedef int Int4 __attribute__((ext_vector_type(4)));
extern "C" __global__ void gemm_i8(int32_t* c, const int8_t* a, const int8_t* b, int n, int k) {
  const int lane = threadIdx.x, row = blockIdx.y * 16, column = blockIdx.x * 16;
  Int4 d = {};
  for (int at = 0; at < k; at += 32) {
    const long va = *(const long*)&a[(row + lane % 16) * k + at + 8 * (lane / 16)];
    const long vb = *(const long*)&b[(column + lane % 16) * k + at + 8 * (lane / 16)];
    d = __builtin_amdgcn_mfma_i32_16x16x32_i8(va, vb, d, 0, 0, 0);
  }
  for (int r = 0; r < 4; ++r) c[(row + 4 * (lane / 16) + r) * n + column + lane % 16] = d[r];
}
