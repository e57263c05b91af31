// In the style of example programs: kernels, and a main that launches, times and checks them.
#include <hip/hip_runtime.h>
#include <hip/hip_ext.h>
#include <hip/hip_fp8.h>
#include <hip/hip_cooperative_groups.h>

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#define HIP_CHECK(call)                                                                              \
  {                                                                                                  \
    const hipError_t error = call;                                                                   \
    if (error != hipSuccess) {                                                                       \
      std::cerr << hipGetErrorString(error) << " at " << __FILE__ << ':' << __LINE__ << std::endl;   \
      std::exit(1);                                                                                  \
    }                                                                                                \
  }
namespace cg = cooperative_groups;
constexpr unsigned kThreads = 128;
__constant__ float weights[3];
__device__ int calls;

__host__ __device__ constexpr unsigned ceiling(unsigned a, unsigned b) { return (a + b - 1) / b; }

__global__ void smooth(float* out, const float* in, unsigned n) {
  assert(blockDim.x == kThreads);
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) printf("smooth %u\n", n), atomicAdd(&calls, 1);
  if (i >= n) return;
  float left = in[i ? i - 1 : 0], right = in[std::min(i + 1, n - 1)];
  if (left > right) std::swap(left, right);
  out[i] = std::sqrt(std::abs(weights[0] * left + weights[1] * in[i] + weights[2] * right)) + std::max(0.5f, left) +
           (left < std::numeric_limits<float>::max() ? 1 : 0);
}
template <unsigned tile> __global__ void tile_sums(const unsigned* in, unsigned* out) {
  const cg::thread_block block = cg::this_thread_block();
  const auto part = cg::tiled_partition<tile>(block);
  unsigned v = in[blockIdx.x * blockDim.x + block.thread_rank()];
  for (unsigned by = tile / 2; by; by /= 2) v += part.shfl_down(v, by);
  if (part.thread_rank() == 0) out[(blockIdx.x * blockDim.x + threadIdx.x) / tile] = v;
}
__global__ void through_fp8(float* x) { x[threadIdx.x] = __hip_fp8_e4m3_fnuz(x[threadIdx.x]); }

struct Timer {
  hipEvent_t start, stop;
  Timer() {
    HIP_CHECK(hipEventCreate(&start));
    HIP_CHECK(hipEventCreateWithFlags(&stop, hipEventDefault));
    HIP_CHECK(hipEventRecord(start, hipStreamDefault));
  }
  float milliseconds() {
    float ms{};
    HIP_CHECK(hipEventRecord(stop));
    HIP_CHECK(hipEventSynchronize(stop));
    HIP_CHECK(hipEventElapsedTime(&ms, start, stop));
    return ms;
  }
};

int main(int argc, char* argv[]) {
  int devices = 0;
  hipDeviceProp_t properties;
  HIP_CHECK(hipGetDeviceCount(&devices));
  HIP_CHECK(hipGetDeviceProperties(&properties, 0));
  std::cout << std::string(properties.name) << ' ' << properties.warpSize << ' ' << properties.gcnArchName << std::endl;
  const unsigned n = argc > 1 ? std::stoul(argv[1]) : 1000;
  std::vector<float> host(n);
  std::iota(host.begin(), host.end(), 0.0f);
  std::shuffle(host.begin(), host.end(), std::mt19937(7));
  float *in{}, *out{};
  HIP_CHECK(hipMalloc(&in, n * sizeof(float)));
  HIP_CHECK(hipMallocManaged(&out, n * sizeof(float)));
  HIP_CHECK(hipMemcpy(in, host.data(), n * sizeof(float), hipMemcpyHostToDevice));
  const float three[] = {0.25f, 0.5f, 0.25f};
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(weights), three, sizeof three));
  hipStream_t stream;
  HIP_CHECK(hipStreamCreate(&stream));
  Timer timer;
  const auto begun = std::chrono::steady_clock::now();
  smooth<<<dim3(ceiling(n, kThreads)), dim3(kThreads), 0, stream>>>(out, in, n);
  HIP_CHECK(hipGetLastError());
  tile_sums<16><<<1, 64>>>((unsigned*)in, (unsigned*)out);
  void* arguments[] = {&out};
  HIP_CHECK(hipLaunchCooperativeKernel(through_fp8, dim3(1), dim3(max(64, 32)), arguments, 0, stream));
  hipExtLaunchKernelGGL(through_fp8, dim3(1), dim3(64), 0, stream, timer.start, timer.stop, 0, out);
  int blocks = 0;
  HIP_CHECK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, smooth, kThreads, 0));
  std::unique_ptr<float[]> back(new float[n]);
  HIP_CHECK(hipMemcpy(back.get(), out, n * sizeof(float), hipMemcpyDeviceToHost));
  assert(blocks > 0);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  printf("%s %.3f ms, %f s\n", __func__, timer.milliseconds(), took.count());
  HIP_CHECK(hipStreamDestroy(stream));
  HIP_CHECK(hipFree(in));
  return EXIT_SUCCESS;
}
