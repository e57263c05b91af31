// In the style of libraries for inference: bf16 and f16 kernels, and the host functions that launch them.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <cuComplex.h>

#include <functional>
#include <vector>

#define THREADS 256
#define CEIL(a, b) (((a) + (b) - 1) / (b))

struct __align__(8) quad { __hip_bfloat16 x, y, z, w; };

__device__ float wave_sum(float v) {
  for (int by = warpSize / 2; by; by >>= 1) v += __shfl_down(v, by);
  return v;
}
__global__ void norm_rows(const __hip_bfloat16* __restrict__ w, const __hip_bfloat16* __restrict__ x,
                          __hip_bfloat16* __restrict__ y, uint width, float epsilon) {
  __shared__ float squares;
  if (threadIdx.x == 0) squares = 0;
  __syncthreads();
  x += blockIdx.x * width, y += blockIdx.x * width;
  float mine = 0;
  for (uint k = 2 * threadIdx.x; k < width; k += 2 * THREADS) {
    const float2 v = __bfloat1622float2(*(const __hip_bfloat162*)&x[k]);
    mine += v.x * v.x + v.y * v.y;
  }
  mine = wave_sum(mine);
  if (threadIdx.x % warpSize == 0) atomicAdd(&squares, mine);
  __syncthreads();
  const float scale = rsqrtf(squares / width + epsilon);
  for (uint k = 2 * threadIdx.x; k < width; k += 2 * THREADS) {
    const float2 v = __bfloat1622float2(*(const __hip_bfloat162*)&x[k]);
    const float2 f = __bfloat1622float2(*(const __hip_bfloat162*)&w[k]) + 1.0f;
    *(__hip_bfloat162*)&y[k] = __hip_bfloat162(__float2bfloat16(v.x * scale * f.x), __float2bfloat16(v.y * scale * f.y));
  }
}
template <int threads> __global__ void gemv(const half* __restrict__ w, const half* __restrict__ x, half* y, unsigned k) {
  __shared__ float total;
  if (threadIdx.x == 0) total = 0;
  __syncthreads();
  float sum = 0;
  for (unsigned i = threadIdx.x; i < k; i += threads) sum += __half2float(w[blockIdx.x * k + i]) * __half2float(x[i]);
  sum = wave_sum(sum);
  if (threadIdx.x % warpSize == 0) atomicAdd(&total, sum);
  __syncthreads();
  if (threadIdx.x == 0) y[blockIdx.x] = __float2half(total);
}
__global__ void rotate(const float* angles, const half2* x, half2* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const cuFloatComplex turn = make_cuFloatComplex(cosf(angles[i]), sinf(angles[i]));
  const float2 v = __half22float2(x[i]);
  const cuFloatComplex r = cuCmulf(make_cuFloatComplex(v.x, v.y), turn);
  y[i] = __float22half2_rn(make_float2(cuCrealf(r), cuCimagf(r)));
}
__global__ void reciprocals(const half2* x, half2* y) { y[threadIdx.x] = h2rcp(x[threadIdx.x]); }

void launch_norm(hipStream_t stream, unsigned rows, unsigned width, const __hip_bfloat16* w, const __hip_bfloat16* x,
                 __hip_bfloat16* y) {
  const dim3 blocks = dim3(max(1u, rows), 1, 1);
  norm_rows<<<blocks, THREADS, 0, stream>>>(w, x, y, width, 1e-5f);
}
void launch_gemv(hipStream_t stream, unsigned rows, unsigned k, const half* w, const half* x, half* y) {
  std::function<void()> go = [=] { gemv<THREADS><<<rows, THREADS, 0, stream>>>(w, x, y, k); };
  go();
}
void launch_rotate(hipStream_t stream, const float* angles, const half2* x, half2* y, int n) {
  std::vector<int> sizes{n, min(n, 1 << 20)};
  rotate<<<CEIL(n, THREADS), min(n, THREADS), 0, stream>>>(angles, x, y, sizes[0]);
}
