// fp8_rows: prereduced with dispatched rows in 8 bits: half the bytes of dispatch, and an error with a bound.
//
//   all_to_all  sends as prereduced.hip does. Then a wave answers and finishes in turn: after each answer it looks whether
//               all replies to its next token are there, and if so finishes it. A dispatched row travels as e4m3 (1 sign,
//               4 exponent, 3 mantissa bits: the OCP 8-bit floating point specification), with one scale per 128 values.
//               Replies stay fp16, and so do the rows of local experts.
//
// In prereduced both directions cost the same. An expert's input may be coarser than its output: the expert's first
// product rounds its inputs anyway, while errors of the output reach every later layer.
//
// Scales are powers of two, so multiplying by one rounds nothing. A scale is the least power by which the largest of the
// 128 values is at most 448, e4m3's largest. A value x becomes x' with |x' - x| <= |x| / 16 (half a unit in the last
// place). Where |x| is under 2^-6 of the scale, the bound is 2^-10 of the scale, which is under 2^-17 of the largest
// of the 128. Values of at most four significant bits do not change. Rows must be finite.
//
//   recv_x       uint8 [W, max_tokens, dim]        e4m3
//   recv_scales  uint8 [W, max_tokens, dim / 128]  exponent + 64
//
// Places, flags, credits, resident blocks: a2a/places.h, prereduced.hip. A lane's 16 bytes are 8 bytes on the link. 16
// lanes hold 128 values.
//
// Why in turn: to finish a token is to load its own row and its replies. After the last answer nothing would hide these loads.
// That makes a call of 4096 tokens a tenth shorter (measured, two H200: benchmarks/MEASURED.md), and none on MI300X (simulated).
// No deadlock: a wave waits for a reply only after its last answer.
#include "a2a/sums.h"
#ifdef A2A_CUDA
#include <cuda_fp8.h>
#endif
using namespace a2a;

constexpr int GROUP = 16;                       // pieces with one scale: 128 values
constexpr int IN_PIECE = WAVE / GROUP;          // scales of the pieces that the lanes have at the same time
constexpr int SCALES = PIECES * IN_PIECE;       // of a part
struct alignas(8) Codes { uint32_t word[2]; };  // 8 values in e4m3

__device__ inline uint32_t bits_of(float x) {
  uint32_t bits;
  __builtin_memcpy(&bits, &x, 4);
  return bits;
}
__device__ inline float power_of_two(int exponent) {
  const uint32_t bits = uint32_t(exponent + 127) << 23;
  float x;
  __builtin_memcpy(&x, &bits, 4);
  return x;
}

// The least e with most <= 448 * 2^e; 448 is 1.75 * 2^8.
__device__ inline int exponent_of(float most) {
  const int e = int((bits_of(most) + 0x1fffff) >> 23) - 127 - 8;
  return e > -40 ? e : -40;  // of zeros; fp16's least is 2^-24
}

// To nearest, ties to even; |x| <= 448.
__device__ inline Codes encode(const float (&x)[8]) {
  Codes codes = {};
  for (int j = 0; j < 8; j += 2) {
#ifdef A2A_CUDA
    const uint32_t two = __nv_cvt_float2_to_fp8x2(float2{x[j], x[j + 1]}, __NV_SATFINITE, __NV_E4M3);
#else
    uint32_t two = 0;
    for (int i = 0; i < 2; ++i) {
      const float a = __builtin_fabsf(x[j + i]);
      const uint32_t bits = bits_of(a), normal = ((bits + 0x7ffff + (bits >> 20 & 1)) >> 20) - (120 << 3);
      const uint32_t least = bits_of(a + 16384.0f) - bits_of(16384.0f);  // in units of 2^-9, rounded by the addition
      two |= ((a < 0.015625f ? least : normal) | bits_of(x[j + i]) >> 31 << 7) << 8 * i;
    }
#endif
    codes.word[j / 4] |= two << 8 * (j % 4);
  }
  return codes;
}
// times 2^8: e4m3's bits, three places up, are those of fp16 with an exponent that is 8 less.
__device__ inline void decode(Codes codes, float times, float (&x)[8]) {
  for (int j = 0; j < 8; ++j) {
    const uint32_t code = codes.word[j / 4] >> 8 * (j % 4);
    const uint16_t bits = uint16_t((code & 0x80) << 8 | (code & 0x7f) << 7);
    half_t h;
    __builtin_memcpy(&h, &bits, 2);
    x[j] = times * float(h);
  }
}
__device__ inline void floats_of(Half8 h, float (&x)[8]) {
  for (int j = 0; j < 8; ++j) x[j] = float(h[j]);
}

__device__ inline int scales_of(Shape shape) { return (shape.dim + 127) / 128; }  // of a row

// a2a/places.h has send_rows for rows as they are: the order of stores and flags is the same.
__device__ inline void send_coded(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                                  const float* topk_weights, uint8_t* recv_x, uint8_t* recv_scales,
                                  Choice* recv_choices, uint32_t* recv_flags) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.max_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int64_t at = (int64_t)world.rank * shape.max_tokens + t;
    Half8 piece[PIECES] = {};
    for (int i = 0; i < PIECES; ++i) {
      const int c = part * PART + i * WAVE + lane;
      if (t < shape.num_tokens && c < pieces) piece[i] = ((const Half8*)x)[(int64_t)t * pieces + c];
    }
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const uint64_t peers = wave_ballot(token.wanted && lane != world.rank);
    if (peers) {
      Codes codes[PIECES];
      int mine = 0;  // lane l: the scale of group l of the part
      for (int i = 0; i < PIECES; ++i) {
        float values[8], most = 0;
        floats_of(piece[i], values);
        for (int j = 0; j < 8; ++j) most = fmaxf(most, __builtin_fabsf(values[j]));
        for (int mask = 1; mask < GROUP; mask *= 2) most = fmaxf(most, shuffle_xor(most, mask));
        const int e = exponent_of(most);
        const float by = power_of_two(-e);
        for (int j = 0; j < 8; ++j) values[j] *= by;
        codes[i] = encode(values);
        const int theirs = shuffle(e, lane % IN_PIECE * GROUP);
        if (lane / IN_PIECE == i) mine = theirs;
      }
      for (int next = 0; next < world.world_size; ++next) {
        const int peer = (t + next) % world.world_size;  // not all waves to the same peer first
        if (!(peers >> peer & 1)) continue;
        Codes* to = world.at((Codes*)recv_x + at * pieces, peer);
        // Before the codes: behind them, on gfx942, the load of the peer's address would wait for their stores.
        const int group = part * SCALES + lane;
        if (lane < SCALES && group < scales_of(shape))
          *world.at(recv_scales + at * scales_of(shape) + group, peer) = uint8_t(mine + 64);
        for (int i = 0; i < PIECES; ++i) {
          const int c = part * PART + i * WAVE + lane;
          if (c < pieces) to[c] = codes[i];
        }
        if (part == 0 && lane < shape.topk)
          *world.at(recv_choices + at * shape.topk + lane, peer) = Choice{token.expert, token.weight};
      }
    }
    wave_barrier();  // every lane's stores come before the release, which is one for all peers
    if (lane < world.world_size && lane != world.rank) {
      uint32_t* flag = world.at(recv_flags + flag_at(shape, at, part), lane);
      signal<Order::release, Scope::system>(flag, 2 * world.epoch + token.wanted);
    }
  }
}

// `add_experts` of a2a/sums.h for a row of codes.
__device__ inline void add_experts(World world, Shape shape, Sum& sum, Token token, int part, const Codes* codes,
                                   const uint8_t* scales, const int* shift, const float* scale) {
  const int pieces = shape.dim / 8, local = token.expert - world.rank * shape.experts;
  const bool here = token.expert >= 0 && local >= 0 && local < shape.experts;
  const int by = here ? shift[local] / 8 : 0;  // lane k holds choice k
  const float factor = here ? scale[local] : 0.0f;
  for (uint64_t left = wave_ballot(here); left;) {
    Codes loaded[2][PIECES] = {};
    uint8_t exponent[2][PIECES] = {};
    int k[2];
    for (int n = 0; n < 2; ++n) {
      k[n] = first_bit(left);  // -1: none
      left &= left - 1;
      if (k[n] < 0) continue;
      const int turned = broadcast(by, k[n]);
      for (int i = 0; i < PIECES; ++i) {
        const int to = part * PART + i * WAVE + lane_id(), piece = to < turned ? to - turned + pieces : to - turned;
        if (to < pieces) loaded[n][i] = codes[piece], exponent[n][i] = scales[piece / GROUP];
      }
    }
    for (int n = 0; n < 2 && k[n] >= 0; ++n) {
      const float w = broadcast(token.weight, k[n]), s = broadcast(factor, k[n]);
      for (int i = 0; i < PIECES; ++i) {
        float values[8];
        decode(loaded[n][i], power_of_two(int(exponent[n][i]) - 64 + 8), values);
        for (int j = 0; j < 8; ++j) sum.of[i][j] = fmaf(w, s * values[j], sum.of[i][j]);
      }
    }
  }
}

// Answers a part of a peer's row: the weighted sum of this rank's experts over it, in fp16.
__device__ inline void answer(World world, Shape shape, Team team, int item, const uint8_t* recv_x,
                              const uint8_t* recv_scales, const Choice* recv_choices, const uint32_t* recv_flags,
                              const int* shift, const float* scale, half_t* reply, uint32_t* reply_flags) {
  const int row = team.row(item), part = team.part(item), peers = world.world_size - 1;
  if (part >= parts_of(shape)) return;
  const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
  const int64_t at = (int64_t)source * shape.max_tokens + t;
  if (!arrived(world, shape, recv_flags, at)) return;
  Token token;
  if (lane_id() < shape.topk) {
    token.expert = recv_choices[at * shape.topk + lane_id()].expert;
    token.weight = recv_choices[at * shape.topk + lane_id()].weight;
  }
  const Codes* codes = (const Codes*)recv_x + at * (shape.dim / 8);
  const uint8_t* scales = recv_scales + at * scales_of(shape);
  const int64_t to = (int64_t)world.rank * shape.max_tokens + t;
  Sum sum;
  add_experts(world, shape, sum, token, part, codes, scales, shift, scale);
  store_sum(shape, world.at(reply + to * shape.dim, source), part, sum);
  wave_barrier();  // every lane's stores come before the release
  if (lane_id() == 0)
    signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), world.epoch);
}

// Finishes a part of this rank's token t: its own experts' sum, and the other ranks'. waits, of lane r: rank r replies.
__device__ inline void finish(World world, Shape shape, int t, int part, Token token, bool waits, const half_t* x,
                              const int* shift, const float* scale, const half_t* reply, const uint32_t* reply_flag,
                              half_t* out) {
  Sum sum;
  add_experts(world, shape, sum, token, part, x + (int64_t)t * shape.dim, shift, scale);
  if (waits) wait_equal<Order::acquire, Scope::system>(reply_flag, world.epoch);
  wave_barrier();  // no lane reads a reply before the lane that polls its flag has seen it
  add_replies(shape, sum, part, t, waits, reply);
  store_sum(shape, out + (int64_t)t * shape.dim, part, sum);
}

// All blocks resident. reply half [W, max_tokens, dim], reply_flags uint32 [W, max_tokens, parts]: from each rank; shift,
// scale [E]: of the local experts.
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void all_to_all(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, uint8_t* recv_x,
    uint8_t* recv_scales, Choice* recv_choices, uint32_t* recv_flags, const int* shift, const float* scale,
    half_t* reply, uint32_t* reply_flags, half_t* out) {
  const Team team = team_of(shape);
  send_coded(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_scales, recv_choices, recv_flags);
  const int answers = (world.world_size - 1) * shape.max_tokens * team.items, owns = shape.num_tokens * team.items;
  for (int item = team.number, own = team.number; item < answers || own < owns; own += team.count) {
    const bool mine = own < owns && team.part(own) < parts_of(shape);
    const int t = team.row(own), part = team.part(own);
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const bool waits = mine && token.wanted && lane_id() != world.rank;
    const uint32_t* reply_flag = &reply_flags[flag_at(shape, (int64_t)lane_id() * shape.max_tokens + t, part)];
    for (bool missing = true; item < answers && missing; item += team.count) {
      answer(world, shape, team, item, recv_x, recv_scales, recv_choices, recv_flags, shift, scale, reply, reply_flags);
      missing = own >= owns || wave_ballot(waits && load_relaxed<Scope::system>(reply_flag) != world.epoch);
    }
    if (mine) finish(world, shape, t, part, token, waits, x, shift, scale, reply, reply_flag, out);
  }
}
