// varlen: the rows of all sources (in dispatch), and those of all local experts (in combine), form one flat range each.
//
//   dispatch        a receiver's item i belongs to the last source whose rows begin at or before i: a prefix sum over
//                   the counts says where each source's rows begin. The rest is as in no_overheads.hip.
//   combine         its senders do the same over the experts' counts. The rest is as in fused_combine.hip.
//
// In no_overheads the waves take the W sources (or E experts) in turn, each for as long as the longest lasts. If one
// source sends much more than the others, its waves take several rows while the other waves have none. Here all waves
// take the same number of items, give or take one.
//
// No wave tells another where the sources begin. There are only W or E counts, so every wave adds them up by itself:
// lane i holds count i.
#include "a2a/alltoall.h"
using namespace a2a;

// n sequences of count[i] items each as one range. The wave walks it: `at` names items in rising order.
class Range {
 public:
  __device__ Range(const uint32_t* count, int n) : count_(count), n_(n) { load(0, 0); }
  // Goes to item i of the range, not before the last one asked for. False: the range has no such item.
  __device__ bool at(int64_t i) {
    while (i >= end_) {
      if (base_ + WAVE >= n_) return false;
      load(base_ + WAVE, end_);
    }
    // So many sequences end at or before i, empty ones among them.
    const int lane = broadcast(wave_sum(int(ends_ <= i)));
    sequence = base_ + lane;
    item = int(i - (lane ? broadcast(ends_, lane - 1) : begin_));
    return true;
  }
  int sequence = 0, item = 0;

 private:
  __device__ void load(int base, int64_t begin) {  // the next WAVE sequences
    base_ = base, begin_ = begin;
    ends_ = begin + wave_inclusive_sum((int64_t)(base + lane_id() < n_ ? count_[base + lane_id()] : 0));
    end_ = broadcast(ends_, WAVE - 1);
  }
  const uint32_t* count_;
  int n_, base_ = 0;
  int64_t begin_ = 0, ends_ = 0, end_ = 0;  // of these sequences: the first's begin, each one's end, the last's end
};

// recv_count [W], in LDS: rows from each source.
__device__ inline void receive(World world, Shape shape, const half_t* recv_x, const Meta* recv_meta,
                               const uint32_t* recv_flags, const uint32_t* recv_count, uint32_t* expert_count,
                               half_t* expert_x, Origin* expert_origin, int wave, int waves) {
  const int first = world.rank * shape.experts;  // of this rank's experts
  Range rows(recv_count, world.world_size);
  for (int64_t i = wave; rows.at(i); i += waves) {
    const int64_t from = (int64_t)rows.sequence * shape.max_tokens * shape.topk + rows.item;
    Meta meta = {};
    uint32_t row = 0;
    if (lane_id() == 0) {
      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);
      meta = recv_meta[from];
      row = atomicAdd(&expert_count[meta.expert - first], 1u);
    }
    wave_barrier();  // no lane reads the row before lane 0 saw the flag
    const int64_t to = (int64_t)(broadcast(meta.expert) - first) * shape.capacity + broadcast(row);
    copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());
    if (lane_id() == 0) expert_origin[to] = Origin{rows.sequence, meta.flat};
  }
}

// At least two blocks. send_slots [2, W], dispatch_tickets [2]: of odd and even epochs; recv_count [W], set here, for
// whoever wants to know afterwards.
extern "C" __global__ __launch_bounds__(1024) void dispatch(
    World world, Shape shape, const half_t* x, const int* topk_ids, uint32_t* send_slots, uint32_t* dispatch_tickets,
    uint32_t* recv_count, uint64_t* counts, half_t* recv_x, Meta* recv_meta, uint32_t* recv_flags,
    uint32_t* expert_count, half_t* expert_x, Origin* expert_origin) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) dispatch_tickets[(world.epoch + 1) % 2] = 0;
    for (int peer = threadIdx.x; peer < world.world_size; peer += blockDim.x)
      send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;
  }
  const int senders = gridDim.x / 2, turn = draw_ticket(&dispatch_tickets[world.epoch % 2]);
  if (turn < senders) {
    if (turn == 0) send_counts(world, shape, topk_ids, counts);
    if (turn == 0 && senders > 1) return;  // alone it sends the tokens too
    const int blocks = senders > 1 ? senders - 1 : 1, block = senders > 1 ? turn - 1 : 0;
    send_tokens(world, shape, x, topk_ids, send_slots + world.epoch % 2 * world.world_size, recv_x, recv_meta,
                recv_flags, wave_in_block() * blocks + block, waves_in_block() * blocks);
  } else {
    __shared__ uint32_t count[64];
    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x) {
      count[source] = (uint32_t)wait_until<Order::acquire, Scope::system>(
          &counts[(world.epoch % 2) * world.world_size + source],
          [=](uint64_t seen) { return seen >> 32 == world.epoch; });
      if (turn == senders) recv_count[source] = count[source];
    }
    __syncthreads();
    const int blocks = gridDim.x - senders, block = turn - senders;
    receive(world, shape, recv_x, recv_meta, recv_flags, count, expert_count, expert_x, expert_origin,
            wave_in_block() * blocks + block, waves_in_block() * blocks);
  }
}

// wave of waves: of this one among the waves of all senders. shift, scale [E].
__device__ inline void send(World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count,
                            const Origin* expert_origin, const int* shift, const float* scale, half_t* reply,
                            uint32_t* reply_flags, int wave, int waves) {
  Range rows(expert_count, shape.experts);
  for (int64_t i = wave; rows.at(i); i += waves) {
    const int e = rows.sequence;
    const int64_t from = (int64_t)e * shape.capacity + rows.item;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    half_t* to = world.at(reply + (int64_t)flat * shape.dim, peer);
    apply_and_send(to, expert_x + from * shape.dim, shape.dim, shift[e], scale[e]);
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
  }
}

// At least two blocks. expert_count [E]: of this call; next_expert_count [E], tickets [2]: see above.
extern "C" __global__ __launch_bounds__(1024) void combine(
    World world, Shape shape, const half_t* expert_x, const uint32_t* expert_count, uint32_t* next_expert_count,
    const Origin* expert_origin, const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags,
    const int* topk_ids, const float* topk_weights, half_t* out, uint32_t* tickets) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) tickets[(world.epoch + 1) % 2] = 0;
    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next_expert_count[e] = 0;
  }
  const int senders = gridDim.x / 2, turn = draw_ticket(&tickets[world.epoch % 2]);
  const bool sends = turn < senders;
  const int blocks = sends ? senders : gridDim.x - senders, block = sends ? turn : turn - senders;
  const int wave = wave_in_block() * blocks + block, waves = waves_in_block() * blocks;
  if (sends)
    send(world, shape, expert_x, expert_count, expert_origin, shift, scale, reply, reply_flags, wave, waves);
  else
    sum_replies(world, shape, reply, reply_flags, topk_ids, topk_weights, out, wave, waves);
}
