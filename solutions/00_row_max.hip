// Exercise 3 of lesson 00: the largest value of each row. One wave per row.
//
//   out[row] = max over i of x[row * dim + i]
//
// x [rows, dim], out [rows], fp32. dim is at least 1, and any number: a lane may have several values of a row, or none.
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024)
void row_max(float* out, const float* x, int rows, int dim) {
  for (int row = wave_in_grid(); row < rows; row += waves_in_grid()) {
    // BEGIN SOLUTION
    // STUB: float best = 0;
    const float* values = x + (int64_t)row * dim;
    float best = values[0];
    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, values[i]);
    for (int mask = WAVE / 2; mask > 0; mask /= 2) best = fmaxf(best, shuffle_xor(best, mask));
    // END SOLUTION
    if (lane_id() == 0) out[row] = best;
  }
}
