// Prefix sums and stream compaction.
#include "a2a/hip.h"
#include "a2a/wave.h"

// Inclusive sum over a wave by data-parallel primitives: rows of 16 lanes first, then across rows.
__device__ __forceinline__ int scan_dpp_wave(int x) {
  x += __builtin_amdgcn_update_dpp(0, x, 0x111, 0xf, 0xf, true);   // row_shr:1
  x += __builtin_amdgcn_update_dpp(0, x, 0x112, 0xf, 0xf, true);   // row_shr:2
  x += __builtin_amdgcn_update_dpp(0, x, 0x114, 0xf, 0xf, true);   // row_shr:4
  x += __builtin_amdgcn_update_dpp(0, x, 0x118, 0xf, 0xf, true);   // row_shr:8
  x += __builtin_amdgcn_update_dpp(0, x, 0x142, 0xa, 0xf, false);  // row_bcast:15 into rows 1 and 3
  x += __builtin_amdgcn_update_dpp(0, x, 0x143, 0xc, 0xf, false);  // row_bcast:31 into rows 2 and 3
  return x;
}
extern "C" __global__ void scan_dpp(int32_t* to, const int32_t* from) {
  const int i = blockIdx.x * 64 + threadIdx.x;
  to[i] = scan_dpp_wave(from[i]);
}

// The other controls: what each lane reads. out is [8][64].
extern "C" __global__ void dpp_controls(int32_t* out) {
  const int lane = threadIdx.x, x = lane + 100;
  out[0 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x1b, 0xf, 0xf, false);   // quad_perm:[3,2,1,0]
  out[1 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x103, 0xf, 0xf, false);  // row_shl:3
  out[2 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x125, 0xf, 0xf, false);  // row_ror:5
  out[3 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x138, 0xf, 0xf, false);  // wave_shr:1
  out[4 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x134, 0xf, 0xf, false);  // wave_rol:1
  out[5 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x140, 0xf, 0xf, false);  // row_mirror
  out[6 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x141, 0xf, 0x5, false);  // row_half_mirror, banks 0 and 2
  out[7 * 64 + lane] = __builtin_amdgcn_update_dpp(-1, x, 0x111, 0x6, 0xf, true);   // row_shr:1, rows 1 and 2
}

// LDS crossbar: what each lane reads. out is [6][64].
extern "C" __global__ void lane_moves(int32_t* out) {
  const int lane = threadIdx.x, x = lane + 100;
  out[0 * 64 + lane] = __builtin_amdgcn_ds_swizzle(x, 0x041f);               // xor 1
  out[1 * 64 + lane] = __builtin_amdgcn_ds_swizzle(x, 0x80b1);               // quads [1,0,3,2]
  out[2 * 64 + lane] = __builtin_amdgcn_ds_bpermute(4 * (63 - lane), x);
  out[3 * 64 + lane] = __builtin_amdgcn_ds_permute(4 * ((lane + 5) % 64), x);
  out[4 * 64 + lane] = __builtin_amdgcn_readlane(x, 17) + __builtin_amdgcn_readfirstlane(x);
  int odd = -1;
  if (lane & 1) odd = __builtin_amdgcn_ds_bpermute(4 * (lane ^ 3), x);  // even source lanes are inactive: 0
  out[5 * 64 + lane] = odd;
}

extern "C" __global__ void scan_shuffle(int32_t* to, const int32_t* from) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  to[i] = a2a::wave_inclusive_sum(from[i]);
}

// Inclusive sum over a block of up to 1024 threads.
extern "C" __global__ void scan_block(int32_t* to, const int32_t* from) {
  __shared__ int32_t sums[16];
  const int wave = threadIdx.x / 64, lane = threadIdx.x % 64, i = blockIdx.x * blockDim.x + threadIdx.x;
  int x = a2a::wave_inclusive_sum(from[i]);
  if (lane == 63) sums[wave] = x;
  __syncthreads();
  for (int w = 0; w < wave; ++w) x += sums[w];
  to[i] = x;
}

// Keeps the positive elements; order within a wave is kept, waves reserve their space by an atomic.
extern "C" __global__ void compact(int32_t* to, uint32_t* count, const int32_t* from, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const bool keep = i < n && from[i] > 0;
  const uint64_t kept = __ballot(keep);
  uint32_t first = 0;
  if (threadIdx.x % 64 == 0) first = atomicAdd(count, (uint32_t)__popcll(kept));
  first = __builtin_amdgcn_readfirstlane(first);
  const int before = __builtin_amdgcn_mbcnt_hi(kept >> 32, __builtin_amdgcn_mbcnt_lo((uint32_t)kept, 0));
  if (keep) to[first + before] = from[i];
}
