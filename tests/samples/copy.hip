// The first kernel: dst[i] = src[i], 16 bytes per lane.
#include "a2a/a2a.h"
using namespace a2a;

// dst, src: n elements of 16 bytes. Any grid: each lane strides over the array.
extern "C" __global__ __launch_bounds__(1024) void copy(Bytes16* dst, const Bytes16* src, int n) {
  const int step = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) dst[i] = src[i];
}

// dst, src: [rows, row_bytes] contiguous, row_bytes a multiple of 16. One wave per row.
extern "C" __global__ __launch_bounds__(1024) void copy_rows(char* dst, const char* src, int rows, int row_bytes) {
  for (int row = wave_in_grid(); row < rows; row += waves_in_grid()) {
    const int64_t at = (int64_t)row * row_bytes;
    copy_row(dst + at, src + at, row_bytes);
  }
}
