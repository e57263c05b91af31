// Groups as newer ROCm has them, beside host code that keeps a texture: in the style of ROCm's examples.
#include <hip/cooperative_groups/hip_scan.h>
#include <hip/cooperative_groups/memcpy_async.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cstdio>
#include <utility>

namespace cg = cooperative_groups;

template <int width>
__global__ void scans(const int* x, int* up_to, int* below, int* most, int* some) {
  const auto tile = cg::tiled_partition<width>(cg::this_thread_block());
  const int i = threadIdx.x;
  up_to[i] = cg::inclusive_scan(tile, x[i]);
  below[i] = cg::exclusive_scan(tile, x[i]);
  most[i] = cg::inclusive_scan(tile, x[i], cg::greater<int>());
  if (i % 3 == 1) some[i] = cg::inclusive_scan(cg::coalesced_threads(), x[i]);
}

// Each copy is in flight while the block writes the tile before it.
__global__ void mirrored(const int* x, int* y, int n) {
  __shared__ int tile[2][64];
  const auto block = cg::this_thread_block();
  cg::memcpy_async(block, tile[0], x, sizeof tile[0]);
  block.sync();
  for (int at = 0, now = 0; at < n; at += 64, now ^= 1) {
    if (at + 64 < n) cg::memcpy_async(block, tile[now ^ 1], x + at + 64, sizeof tile[0]);
    auto token = block.barrier_arrive();
    y[n - at - 64 + threadIdx.x] = tile[now][63 - threadIdx.x];
    block.barrier_wait(std::move(token));
  }
}

int main() {
  const hipChannelFormatDesc format = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat);
  hipArray_t array;
  hipResourceDesc resource{};
  hipTextureDesc sampling{};
  hipTextureObject_t texture{};
  if (hipMallocArray(&array, &format, 64, 64) != hipSuccess) return 1;
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  sampling.addressMode[0] = hipAddressModeClamp;
  sampling.filterMode = hipFilterModeLinear;
  sampling.readMode = hipReadModeElementType;
  if (hipCreateTextureObject(&texture, &resource, &sampling, nullptr) != hipSuccess) return 1;
  scans<16><<<1, 256>>>(nullptr, nullptr, nullptr, nullptr, nullptr);
  printf("%s\n", hipGetErrorString(hipDestroyTextureObject(texture)));
  return hipFreeArray(array) != hipSuccess;
}
