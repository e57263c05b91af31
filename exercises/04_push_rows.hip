// Exercise 2 of lesson 04: push rows to peers, and set a flag after each.
//
// Row `row` of x goes to rank to[row], to its inbox[rank, row]; then flags[rank, row] over there becomes `epoch`.
//
// x [rows, pitch] fp16, this rank's own: a row has `dim` values (any number) and starts every `pitch` values, a
// multiple of 8; what follows a row is not yours to write over there. to [rows]. bases [world_size].
// Symmetric, so every rank has its own at the same offset: inbox [world_size, rows, pitch], flags [world_size, rows].
// One wave per row.
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024)
void push_rows(half_t* inbox, uint32_t* flags, const half_t* x, const int* to, const int64_t* bases, int rank, int rows,
               int dim, int pitch, uint32_t epoch) {
  for (int row = wave_in_grid(); row < rows; row += waves_in_grid()) {
    // your code here (about 8 lines)
  }
}
