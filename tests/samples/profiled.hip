// A ring with events inside: every wave copies its row into the next rank's memory and sets a flag, then waits for the
// flag of the row that comes to it and sums it. Lane 0 of each wave tells when it did what.
#include "a2a/a2a.h"
#include "a2a/profile.h"
using namespace a2a;

enum Tag { SEND, RECEIVE, WAIT };

// x, inbox [rows, n] half_t, out [rows] float, flags [rows] uint32: inbox and flags are symmetric.
extern "C" __global__ void ring(const half_t* x, half_t* inbox, uint32_t* flags, float* out, const int64_t* bases,
                                int rank, int world_size, int rows, int n, uint32_t epoch) {
  Profile profile;
  const int peer = (rank + 1) % world_size;
  for (int row = wave_in_grid(); row < rows; row += waves_in_grid()) {
    profile.start(SEND, row);
    copy_row(translate(inbox + (int64_t)row * n, bases, rank, peer), x + (int64_t)row * n, n * sizeof(half_t));
    wave_barrier();
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(flags + row, bases, rank, peer), epoch);
    profile.stop(SEND, row);
  }
  for (int row = wave_in_grid(); row < rows; row += waves_in_grid()) {
    auto receive = profile.span(RECEIVE, row);
    {
      auto span = profile.span(WAIT, row);
      if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(&flags[row], epoch);
      wave_barrier();
    }
    float sum = 0;
    for (int i = lane_id(); i < n; i += WAVE) sum += float(inbox[(int64_t)row * n + i]);
    sum = wave_sum(sum);
    if (lane_id() == 0) out[row] = sum;
  }
}
