// varlen: the rows of all sources (dispatch_recv), and those of all local experts (combine), are one flat range each.
//
//   dispatch_recv   item i of the range belongs to the source whose rows begin at or before i: a sum over the counts
//                   says where each source's rows begin. Else as in token_flags.hip.
//   combine         the same over the experts' counts for its senders. Else as in fused_combine.hip.
//
// Before, a wave had one of W sources (or E experts) in turn, for as long as the longest lasted: where one source sends
// much more than the others, its waves take several rows while those of the others have none. Now every wave takes as
// many items as any other, give or take one.
//
// No wave tells another where the sequences begin: W or E counts are so few that every wave adds them up by itself,
// lane i those of sequence i.
//
// dispatch_send is that of token_flags.hip. Roles, tickets and counters that come twice: see active_tokens.hip. Epochs,
// names and sizes: see token_flags.hip.
#include "a2a/a2a.h"
using namespace a2a;

struct Meta { int flat, expert; };  // of a received row: token * topk + k at its source; the global expert
struct Origin { int rank, flat; };  // of a row in an expert's buffer: where the answer goes

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
    const int lane = broadcast(wave_sum(int(ends_ <= i)));  // so many sequences end at or before i, empty ones among them
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

extern "C" __global__ __launch_bounds__(1024) void dispatch_recv(
    const half_t* recv_x, const Meta* recv_meta, const uint32_t* recv_flags, const uint32_t* recv_count,
    uint32_t* send_slots, uint32_t* expert_count, half_t* expert_x, Origin* expert_origin, int rank, int world_size,
    int max_tokens, int topk, int dim, int experts, int capacity, uint32_t epoch) {
  if (blockIdx.x == 0)
    for (int peer = threadIdx.x; peer < world_size; peer += blockDim.x) send_slots[peer] = 0;

  Range rows(recv_count, world_size);
  for (int64_t i = wave_in_grid(), step = waves_in_grid(); rows.at(i); i += step) {
    const int64_t from = (int64_t)rows.sequence * max_tokens * topk + rows.item;
    Meta meta = {};
    uint32_t row = 0;
    if (lane_id() == 0) {
      wait_equal<Order::acquire, Scope::system>(&recv_flags[from], epoch);
      meta = recv_meta[from];
      row = atomicAdd(&expert_count[meta.expert - rank * experts], 1u);
    }
    wave_barrier();  // no lane reads the row before lane 0 saw the flag
    const int64_t to = (int64_t)(broadcast(meta.expert) - rank * experts) * capacity + broadcast(row);
    copy_row(expert_x + to * dim, recv_x + from * dim, dim * sizeof(half_t));
    if (lane_id() == 0) expert_origin[to] = Origin{rows.sequence, meta.flat};
  }
}

// How many blocks of this launch started before this one.
__device__ inline int draw_ticket(uint32_t* tickets) {
  __shared__ uint32_t ticket;
  if (threadIdx.x == 0) ticket = atomicAdd(tickets, 1u);
  __syncthreads();
  return broadcast(ticket);
}

// A piece of what expert e does to a row: y[j] = scale * x[(j - shift) mod dim], shift a multiple of 8.
__device__ inline void apply_and_send(half_t* reply, const half_t* row, int dim, int shift, float scale) {
  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = dim / 8, by = shift / 8;
  const Half8* in = (const Half8*)row;
  Half8* out = (Half8*)reply;
  for (int c = lane_id(); c < chunks; c += TILE * WAVE) {
    Half8 h[TILE] = {};
    for (int i = 0; i < TILE; ++i) {
      const int to = c + i * WAVE;
      if (to < chunks) h[i] = in[to < by ? to - by + chunks : to - by];
    }
    for (int i = 0; i < TILE; ++i) {
      for (int j = 0; j < 8; ++j) h[i][j] = half_t(scale * float(h[i][j]));
      if (c + i * WAVE < chunks) out[c + i * WAVE] = h[i];
    }
  }
}

// wave of waves: of this one among the waves of all senders. shift, scale [E].
__device__ inline void send(const half_t* expert_x, const uint32_t* expert_count, const Origin* expert_origin,
                            const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags,
                            const int64_t* bases, int rank, int dim, int experts, int capacity, uint32_t epoch,
                            int wave, int waves) {
  Range rows(expert_count, experts);
  for (int64_t i = wave; rows.at(i); i += waves) {
    const int e = rows.sequence;
    const int64_t from = (int64_t)e * capacity + rows.item;
    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
    apply_and_send(translate(reply + (int64_t)flat * dim, bases, rank, peer), expert_x + from * dim, dim, shift[e],
                   scale[e]);
    wave_barrier();  // every lane's stores come before the release
    if (lane_id() == 0) signal<Order::release, Scope::system>(translate(reply_flags + flat, bases, rank, peer), epoch);
  }
}

// out: sum over k of weight * reply, in fp32 and in the order of k: the same bits every time. An item is a tile of one
// token, so that there is work for all waves; it adds a reply as soon as it and those before it are there.
__device__ inline void receive(const half_t* reply, const uint32_t* reply_flags, const int* topk_ids,
                               const float* topk_weights, half_t* out, int num_tokens, int topk, int dim,
                               uint32_t epoch, int wave, int waves) {
  constexpr int TILE = 4;  // 16-byte loads in flight per lane
  const int chunks = dim / 8, lane = lane_id(), tiles = (chunks + TILE * WAVE - 1) / (TILE * WAVE);
  for (int64_t item = wave; item < (int64_t)num_tokens * tiles; item += waves) {
    const int first = int(item / tiles) * topk, c = int(item % tiles) * TILE * WAVE + lane;
    const int id = lane < topk ? topk_ids[first + lane] : -1;  // lane k looks after k: its expert, its weight
    const float weight = lane < topk ? topk_weights[first + lane] : 0.0f;
    float sum[TILE][8] = {};
    for (int k = 0; k < topk; ++k) {
      if (broadcast(id, k) < 0) continue;
      if (lane == 0) wait_equal<Order::acquire, Scope::system>(&reply_flags[first + k], epoch);
      wave_barrier();  // no lane reads the reply before lane 0 saw its flag
      const Half8* row = (const Half8*)reply + (int64_t)(first + k) * chunks;
      Half8 h[TILE] = {};
      for (int i = 0; i < TILE; ++i)
        if (c + i * WAVE < chunks) h[i] = row[c + i * WAVE];
      for (int i = 0; i < TILE; ++i)
        for (int j = 0; j < 8; ++j) sum[i][j] = fmaf(broadcast(weight, k), float(h[i][j]), sum[i][j]);
    }
    for (int i = 0; i < TILE; ++i) {
      Half8 h;
      for (int j = 0; j < 8; ++j) h[j] = half_t(sum[i][j]);
      if (c + i * WAVE < chunks) ((Half8*)out)[item / tiles * chunks + c + i * WAVE] = h;
    }
  }
}

// At least two blocks. expert_count [E]: of this call; next_expert_count [E], tickets [2]: see above.
extern "C" __global__ __launch_bounds__(1024) void combine(
    const half_t* expert_x, const uint32_t* expert_count, uint32_t* next_expert_count, const Origin* expert_origin,
    const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags, const int* topk_ids,
    const float* topk_weights, half_t* out, uint32_t* tickets, const int64_t* bases, int rank, int num_tokens, int topk, int dim, int experts, int capacity,
    uint32_t epoch) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) tickets[(epoch + 1) % 2] = 0;
    for (int e = threadIdx.x; e < experts; e += blockDim.x) next_expert_count[e] = 0;
  }
  const int senders = gridDim.x / 2, turn = draw_ticket(&tickets[epoch % 2]);
  const bool sends = turn < senders;
  const int blocks = sends ? senders : gridDim.x - senders, block = sends ? turn : turn - senders;
  const int wave = wave_in_block() * blocks + block, waves = waves_in_block() * blocks;
  if (sends)
    send(expert_x, expert_count, expert_origin, shift, scale, reply, reply_flags, bases, rank, dim, experts, capacity,
         epoch, wave, waves);
  else
    receive(reply, reply_flags, topk_ids, topk_weights, out, num_tokens, topk, dim, epoch, wave, waves);
}
