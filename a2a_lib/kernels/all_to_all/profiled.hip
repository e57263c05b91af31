// profiled: token_flags with events inside combine_send, whose other kernels are those of token_flags.hip.
//
//   combine_send    records each row that a wave sends, and within it the setting of its flag: two events each, at the
//                   GPU's own clock, into a slice of memory that no other wave writes (the cost: a2a/profile.h).
//
// The signature stays as it is: the header defines a variable that the host fills in. All else: see token_flags.hip.
#include "a2a/a2a.h"
#include "a2a/profile.h"
using namespace a2a;

enum Tag { ROW, FLAG };
struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

__device__ inline int longest(const uint32_t* count, int n) {
  uint32_t most = 0;
  for (int i = lane_id(); i < n; i += WAVE) most = max(most, count[i]);
  return broadcast(wave_max(most));
}

// Symmetric: reply [M, K, dim], reply_flags [M, K]. The events' id: the flat token at its source.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine_send(
    World world, Shape shape, const half_t* expert_y, const uint32_t* expert_count, const Origin* expert_origin,
    half_t* reply, uint32_t* reply_flags) {
  Profile profile;
  const int items = longest(expert_count, shape.experts) * shape.experts;
  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {
    const int e = item % shape.experts, row = item / shape.experts;
    if (row >= (int)expert_count[e]) continue;
    const int64_t from = (int64_t)e * shape.capacity + row;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    profile.start(ROW, flat);
    copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_y + from * shape.dim, shape.row_bytes());
    wave_barrier();
    profile.start(FLAG, flat);
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
    profile.stop(FLAG, flat);
    profile.stop(ROW, flat);
  }
}
