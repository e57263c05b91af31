// Bandwidth: every block reads, writes or copies a slice of its own, 16 bytes per lane and four steps under way. The
// host chooses the number of blocks (so of busy CUs), the size of a slice (so the level it stays in), and the passes.
#include "a2a/a2a.h"
using namespace a2a;

// Sums what the block reads, so that no load is dropped. n: elements of 16 bytes in the slice.
__device__ inline uint32_t read_slice(const Bytes16* from, int n) {
  uint32_t sum = 0;
  int i = threadIdx.x;
  const int step = blockDim.x;
  for (; i + 3 * step < n; i += 4 * step) {
    const Bytes16 a = from[i], b = from[i + step], c = from[i + 2 * step], d = from[i + 3 * step];
    sum += (a.x ^ b.y ^ c.z ^ d.w) + (b.x ^ c.y ^ d.z ^ a.w) + (c.x ^ d.y ^ a.z ^ b.w) + (d.x ^ a.y ^ b.z ^ c.w);
  }
  for (; i < n; i += step) sum += from[i].x ^ from[i].y ^ from[i].z ^ from[i].w;
  return sum;
}
__device__ inline void write_slice(Bytes16* to, int n, uint32_t value) {
  Bytes16 v;
  v.x = v.y = v.z = v.w = value;
  for (int i = threadIdx.x; i < n; i += blockDim.x) to[i] = v;
}

// data: [blocks, n] elements; out: uint32 [1], written only if the sum happens to be `never`.
extern "C" __global__ __launch_bounds__(1024) void read_slices(const Bytes16* data, uint32_t* out, int n,
                                                               int passes, uint32_t never) {
  uint32_t sum = 0;
  for (int pass = 0; pass < passes; ++pass) sum = sum * 3 + read_slice(data + (int64_t)blockIdx.x * n, n);
  if (sum == never) *out = sum;
}

extern "C" __global__ __launch_bounds__(1024) void write_slices(Bytes16* data, int n, int passes) {
  for (int pass = 0; pass < passes; ++pass) write_slice(data + (int64_t)blockIdx.x * n, n, pass);
}

__device__ inline void copy_slice(Bytes16* to, const Bytes16* from, int n) {
  int i = threadIdx.x;
  const int step = blockDim.x;
  for (; i + 3 * step < n; i += 4 * step) {
    const Bytes16 a = from[i], b = from[i + step], c = from[i + 2 * step], d = from[i + 3 * step];
    to[i] = a, to[i + step] = b, to[i + 2 * step] = c, to[i + 3 * step] = d;
  }
  for (; i < n; i += step) to[i] = from[i];
}
extern "C" __global__ __launch_bounds__(1024) void copy_slices(Bytes16* dst, const Bytes16* src, int n) {
  copy_slice(dst + (int64_t)blockIdx.x * n, src + (int64_t)blockIdx.x * n, n);
}

// Block b moves slice b / peers between this rank and its peer number b % peers.
// data: symmetric, [blocks / peers, n] elements.
extern "C" __global__ __launch_bounds__(1024) void push(Bytes16* data, const int64_t* bases, int rank, int world_size,
                                                        int peers, int n) {
  const int peer = (rank + 1 + blockIdx.x % peers) % world_size;
  write_slice(translate(data + (int64_t)(blockIdx.x / peers) * n, bases, rank, peer), n, blockIdx.x);
}

extern "C" __global__ __launch_bounds__(1024) void push_copies(Bytes16* data, const int64_t* bases, const Bytes16* src,
                                                               int rank, int world_size, int peers, int n) {
  const int peer = (rank + 1 + blockIdx.x % peers) % world_size;
  Bytes16* to = translate(data + (int64_t)(blockIdx.x / peers) * n, bases, rank, peer);
  copy_slice(to, src + (int64_t)blockIdx.x * n, n);
}

extern "C" __global__ __launch_bounds__(1024) void pull(Bytes16* data, const int64_t* bases, uint32_t* out, int rank,
                                                        int world_size, int peers, int n, uint32_t never) {
  const int peer = (rank + 1 + blockIdx.x % peers) % world_size;
  const uint32_t sum = read_slice(translate(data + (int64_t)(blockIdx.x / peers) * n, bases, rank, peer), n);
  if (sum == never) *out = sum;
}
