// What collections of samples show of waves: shuffles, votes, matches, cooperative groups, bits, clocks, inline assembly.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" {
__global__ void shuffle_transpose(float* out, const float* in, const int width) {
  const int x = threadIdx.x;
  const float val = in[x];
  for (int i = 0; i < width; i++)
    for (int j = 0; j < width; j++) out[i * width + j] = __shfl(val, j * width + i);
}

__global__ void inclusive_scan_wave(const int* in, int* out) {
  int v = in[blockIdx.x * blockDim.x + threadIdx.x];
  const int lane = threadIdx.x & 63;
  for (int d = 1; d < 64; d <<= 1) {
    int up = __shfl_up(v, d);
    if (lane >= d) v += up;
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = v;
}

__global__ void votes(const int* in, int* anys, int* alls, unsigned long long* ballots, int* counts) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, v = in[i];
  const unsigned long long vote = __ballot(v & 1);
  anys[i] = __any(v > 90);
  alls[i] = __all(v >= 0);
  ballots[i] = vote;
  counts[i] = __popcll(vote & ((1ull << __lane_id()) - 1));
}

__global__ void aggregated_counter(const int* in, int* counter, int* kept, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] > 50) {
    const unsigned long long active = __activemask();
    const int leader = __ffsll(active) - 1, rank = __popcll(active & ((1ull << __lane_id()) - 1));
    int base;
    if ((int)__lane_id() == leader) base = atomicAdd(counter, __popcll(active));
    base = __shfl(base, leader);
    kept[base + rank] = in[i];
  }
}

__global__ void matches(const int* in, unsigned long long* any, unsigned long long* all, int* same) {
  const int i = threadIdx.x;
  any[i] = __match_any(in[i]);
  all[i] = __match_all(in[i] / 100, &same[i]);
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  any[64 + i] = tile.match_any(in[i]);
  int equal;
  all[64 + i] = tile.match_all(in[i & ~15], equal);
  same[64 + i] = equal;
  if (in[i] & 1) {
    auto together = cg::coalesced_threads();
    any[128 + i] = together.match_any(in[i]);
    same[128 + i] = (int)together.thread_rank();
  }
}

__device__ int sum_of_group(cg::thread_group g, int* scratch, int value) {
  const int lane = g.thread_rank();
  for (int i = g.size() / 2; i > 0; i /= 2) {
    scratch[lane] = value;
    g.sync();
    if (lane < i) value += scratch[lane + i];
    g.sync();
  }
  return value;
}
__global__ void any_group(const int* in, int* of_blocks, int* of_tiles) {
  __shared__ int scratch[256], small[256];
  cg::thread_block block = cg::this_thread_block();
  const int value = in[blockIdx.x * blockDim.x + threadIdx.x];
  const int whole = sum_of_group(block, scratch, value);
  if (block.thread_rank() == 0) of_blocks[blockIdx.x] = whole;
  cg::thread_group tile = cg::tiled_partition(block, 8);
  const int part = sum_of_group(tile, small + threadIdx.x / 8 * 8, value);
  if (tile.thread_rank() == 0) of_tiles[(blockIdx.x * blockDim.x + threadIdx.x) / 8] = part;
}

__global__ void dot_cooperative(const float* a, const float* b, float* partial, float* result, int n) {
  cg::grid_group grid = cg::this_grid();
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<64>(block);
  float v = 0;
  for (int i = grid.thread_rank(); i < n; i += grid.size()) v += a[i] * b[i];
  v = cg::reduce(tile, v, cg::plus<float>());
  __shared__ float s[16];
  if (tile.thread_rank() == 0) s[tile.meta_group_rank()] = v;
  block.sync();
  if (block.thread_rank() == 0) {
    float sum = 0;
    for (unsigned i = 0; i < tile.meta_group_size(); ++i) sum += s[i];
    partial[block.group_index().x] = sum;
  }
  grid.sync();
  if (grid.thread_rank() == 0) {
    float sum = 0;
    for (unsigned i = 0; i < gridDim.x; ++i) sum += partial[i];
    *result = sum;
  }
}

__global__ void bits(const unsigned* in, unsigned* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const unsigned v = in[i];
  out[i] = __popc(v);
  out[n + i] = __clz(v);
  out[2 * n + i] = __ffs(v);
  out[3 * n + i] = __brev(v);
  out[4 * n + i] = __bitextract_u32(v, 8, 4);
  out[5 * n + i] = __bitinsert_u32(v, 0x5a, 8, 8);
  out[6 * n + i] = __byte_perm(v, ~v, 0x3715);
  out[7 * n + i] = __umulhi(v, 0x9e3779b9u);
  out[8 * n + i] = __funnelshift_l(v, ~v, 5);
  out[9 * n + i] = __usad(v, 1000, 3);
  out[10 * n + i] = __uhadd(v, 77) + __urhadd(v, 78);
  out[11 * n + i] = __mul24(v & 0xfff, 345) + __umul24(v, 3);
  out[12 * n + i] = __lastbit_u32_u32(v) + __fns64(v, 0, 3);
}

__global__ void inline_assembly(const float* a, const float* b, float* sums, unsigned* lanes, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float r;
  asm volatile("v_add_f32_e32 %0, %1, %2" : "=v"(r) : "v"(a[i]), "v"(b[i]));
  float s;
  asm volatile("v_mad_u32_u24 %0, %1, 2, %2\n\ts_nop 0" : "=v"(s) : "v"(i), "v"(1));
  unsigned two;
  asm("s_mov_b32 %0, 0x2a" : "=s"(two));
  sums[i] = r + (float)__float_as_int(s);
  lanes[i] = two + __lane_id();
}

__global__ void clocks(long long* out) {
  const long long begin = clock64();
  const long long wall = wall_clock64();
  volatile int x = 0;
  for (int i = 0; i < 10; ++i) x = x + 1;
  out[threadIdx.x * 2] = clock64() - begin;
  out[threadIdx.x * 2 + 1] = wall_clock64() - wall;
}

__global__ void reduce_sync(const int* in, int* out) {
  const int v = in[threadIdx.x];
  out[threadIdx.x] = __reduce_add_sync(~0ull, v);
  out[64 + threadIdx.x] = __reduce_max_sync(~0ull, v);
  out[128 + threadIdx.x] = __reduce_xor_sync(~0ull, v);
}

__global__ void block_votes(const int* in, int* out) {
  const int v = in[threadIdx.x];
  out[threadIdx.x] = __syncthreads_count(v > 50) * 4 + (__syncthreads_and(v >= 0) ? 2 : 0) + (__syncthreads_or(v > 99) ? 1 : 0);
}
}

// ROCm's older names of what a wave does, vectors' rarer operators, mathematics of whole numbers.
__global__ void older_names(const int* in, int* out, float* roots) {
  const int i = threadIdx.x, x = in[i];
  const int lane[] = {__hip_ds_bpermute(4 * (i ^ 5), x), __hip_ds_permute(4 * (i ^ 5), x), __hip_ds_swizzle(x, 0x041f),
                      __hip_move_dpp(x, 0xb1, 0xf, 0xf, true), (int)__builtin_popcountll(__lanemask_lt()),
                      (int)__builtin_popcountll(__lanemask_gt()), (int)(__ballot64(x & 1) >> i & 1),
                      (int)__mbcnt_hi(~0u, __mbcnt_lo(~0u, 0))};
  const HIP_vector_type<int, 4> a{x, 2, 3, 4}, b = (-a ^ ~a) % 7 + (a << 2 | 1);
  for (int k = 0; k < 8; ++k) out[64 * k + i] = lane[k];
  out[512 + i] = b.x;
  out[576 + i] = (a == a) + 2 * (a != b);
  roots[i] = sqrt(x * x) + std::pow(2, 3) + floor(7 / 2);
}
