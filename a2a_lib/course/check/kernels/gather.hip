#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ __launch_bounds__(1024) void gather(half_t* rows, const half_t* x, int slots, int topk, int dim) {
  for (int slot = wave_in_grid(); slot < slots; slot += waves_in_grid())
    copy_row(rows + (int64_t)slot * dim, x + (int64_t)(slot / topk) * dim, dim * sizeof(half_t));
}
