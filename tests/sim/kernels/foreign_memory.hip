// What collections of samples show of memory: streams of data, LDS, atomics, constants. ROCm's names only.
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#include <stdint.h>

#define HIP_CHECK(call) (call)
#define TILE 16
constexpr unsigned block_size = 256;

extern "C" {
__global__ void saxpy(int n, float a, const float* x, float* y) {
  int i = hipBlockDim_x * hipBlockIdx_x + hipThreadIdx_x;
  if (i < n) y[i] = fmaf(a, x[i], y[i]);
}

__global__ void __launch_bounds__(TILE* TILE) transpose_lds(float* out, const float* in, int width, int height) {
  __shared__ float tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  if (x < width && y < height) tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();
  x = blockIdx.y * TILE + threadIdx.x, y = blockIdx.x * TILE + threadIdx.y;
  if (x < height && y < width) out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void matrix_multiply(const float* A, const float* B, float* C, unsigned a_cols) {
  const unsigned tx = threadIdx.x, ty = threadIdx.y, bx = blockIdx.x, by = blockIdx.y;
  const unsigned b_cols = TILE * gridDim.x;
  __shared__ float a_tile[TILE][TILE], b_tile[TILE][TILE];
  float sum = 0.0F;
  for (unsigned step = 0; step < a_cols / TILE; ++step) {
    a_tile[ty][tx] = A[a_cols * (TILE * by + ty) + TILE * step + tx];
    b_tile[ty][tx] = B[b_cols * (TILE * step + ty) + TILE * bx + tx];
    __syncthreads();
#pragma unroll
    for (unsigned i = 0; i < TILE; i++) sum += a_tile[ty][i] * b_tile[i][tx];
    __syncthreads();
  }
  C[b_cols * (TILE * by + ty) + TILE * bx + tx] = sum;
}

__global__ void reduce_dynamic(const unsigned* front, unsigned* back, unsigned n) {
  HIP_DYNAMIC_SHARED(unsigned, shared)
  const unsigned tid = threadIdx.x, gid = blockIdx.x * blockDim.x + tid;
  shared[tid] = gid < n ? front[gid] : 0;
  __syncthreads();
  for (unsigned i = blockDim.x / 2; i > 0; i >>= 1) {
    if (tid < i) shared[tid] += shared[tid + i];
    __syncthreads();
  }
  if (tid == 0) back[blockIdx.x] = shared[0];
}

__global__ void histogram256(const unsigned char* data, unsigned* bins, int n) {
  __shared__ unsigned local[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&local[data[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    if (local[i]) atomicAdd(bins + i, local[i]);
}

__constant__ float d_mask[25];
__global__ void convolution(const float* input, float* output, uint2 dims) {
  const size_t x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const size_t padded = dims.x + 4;
  if (x >= dims.x || y >= dims.y) return;
  float sum = 0;
  for (size_t r = 0; r < 5; ++r)
    for (size_t c = 0; c < 5; ++c) sum += input[(y + r) * padded + x + c] * d_mask[r * 5 + c];
  output[y * dims.x + x] = sum;
}

__device__ unsigned int d_tickets = 0;
__device__ float d_scale = 2.0f;
__global__ void last_block_sums(const float* in, volatile float* partial, float* out, int n) {
  __shared__ float s[block_size];
  __shared__ bool last;
  float v = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) v += in[i];
  s[threadIdx.x] = v;
  __syncthreads();
  for (int k = blockDim.x / 2; k; k /= 2) {
    if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = s[0];
    __threadfence();
    last = atomicInc(&d_tickets, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    __threadfence();
    float total = 0;
    for (unsigned b = 0; b < gridDim.x; ++b) total += partial[b];
    *out = total * d_scale;
  }
}

__global__ void float_atomics(float* sum, double* wide, float* most, unsigned long long* bits, const float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  atomicAdd(sum, x[i]);
  atomicAdd(wide, (double)x[i]);
  int* as_int = reinterpret_cast<int*>(most);
  int old = *as_int, assumed;
  do {
    assumed = old;
    if (__int_as_float(assumed) >= x[i]) break;
    old = atomicCAS(as_int, assumed, __float_as_int(x[i]));
  } while (assumed != old);
  atomicOr(bits, 1ull << (i % 64));
}

__global__ void all_atomics(int* a, unsigned* u) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&a[0], 10);
  atomicSub(&a[1], 10);
  atomicMax(&a[2], i);
  atomicMin(&a[3], i);
  atomicAnd(&a[4], 2 * i + 7);
  atomicOr(&a[5], 1 << (i & 7));
  atomicXor(&a[6], i);
  atomicExch(&a[7], i % 1 + 5);
  atomicInc(&u[0], 17);
  atomicDec(&u[1], 137);
  atomicCAS(&u[2], 8u, 9u);
}

struct Particle { float3 position; float mass; double charge; short kind; };
struct Options { int n; float dt; bool twice; char pad[3]; const float* table; };
__global__ void move_particles(Particle* p, Options options, float3 by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= options.n) return;
  Particle mine = p[i];
  for (int k = 0; k < 1 + options.twice; ++k) {
    mine.position.x += by.x * options.dt * options.table[mine.kind];
    mine.position.y += by.y * options.dt;
    mine.position.z += by.z;
  }
  mine.charge *= mine.mass;
  p[i] = mine;
}
}

template <typename T, int N> __global__ void scale_each(T* data, T by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
#pragma unroll
  for (int k = 0; k < N; ++k) data[i * N + k] = data[i * N + k] * by + T(k);
}
template __global__ void scale_each<float, 4>(float*, float);
template __global__ void scale_each<int, 2>(int*, int);

namespace physics {
__global__ void fill(double* out, double value, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = value * i;
}
}  // namespace physics
