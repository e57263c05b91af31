// Rows at fixed places, for the rungs dedup and prereduced. Row t of rank s lies at [s, t] on every rank that
// needs it, once, however many of its experts are there, with the token's choices beside it. So nobody counts, nobody
// hands out slots, and nothing is reset:
//
//   recv_x        half [W, max_tokens, dim]         rows, as their sources have them
//   recv_choices  Choice [W, max_tokens, topk]      all choices of that token: experts and weights
//   recv_flags    uint32 [W, max_tokens, flags]     2 * epoch + 1: the row is here; 2 * epoch: none for you in this call
//
// A row is sent in parts, four 16-byte pieces per lane, each by a wave of its own and with its own flag. There are flags
// for as many parts as a row has where a wave has 32 lanes: one per 2 KiB.
//
// Every source sets the flags of all max_tokens places on every peer, so no receiver has to be told how many rows come.
// A flag may already hold a later epoch. Then the source is ahead: it waited for no reply to this place, so it had no row
// here. A row's reply is its credit: the source writes the place again only after the reply.
#pragma once
#include "a2a/a2a.h"

namespace a2a {

#ifndef A2A_PIECES
#define A2A_PIECES 4
#endif
constexpr int PIECES = A2A_PIECES;   // 16 bytes each, of a part, per lane
constexpr int PART = PIECES * WAVE;  // pieces of a part
constexpr int LEAST_PART = 128;      // of those that have flags

struct Choice { int expert; float weight; };  // -1: dropped

// One token, spread over a wave: lane k holds choice k, lane r whether rank r has one of its experts. W <= WAVE.
struct Token { int expert = -1; float weight = 0; bool wanted = false; };

__device__ inline Token token_of(World world, Shape shape, Choice choice) {
  Token token{choice.expert, choice.weight, false};
  const int owner = token.expert < 0 ? -1 : token.expert / shape.experts;
  for (int k = 0; k < shape.topk; ++k) token.wanted |= broadcast(owner, k) == lane_id();
  return token;
}
__device__ inline Token own_token(World world, Shape shape, const int* topk_ids, const float* topk_weights, int token) {
  Choice choice{-1, 0.0f};
  if (token < shape.num_tokens && lane_id() < shape.topk)
    choice = Choice{topk_ids[token * shape.topk + lane_id()], topk_weights[token * shape.topk + lane_id()]};
  return token_of(world, shape, choice);
}

__device__ inline int parts_of(Shape shape) { return (shape.dim / 8 + PART - 1) / PART; }
// Where the flag of a part lies. place: of the row.
__device__ inline int64_t flag_at(Shape shape, int64_t place, int part) {
  return place * ((shape.dim / 8 + LEAST_PART - 1) / LEAST_PART) + part;
}

// Number of the row of recv_x on rank `home` that is row t of rank `source`. With A2A_PEERS_ONLY rows of `home` itself have no
// place: the peers' follow one another, the next rank first.
__device__ inline int64_t row_at(World world, Shape shape, int home, int source, int t) {
#ifdef A2A_PEERS_ONLY
  source -= home + 1;
  if (source < 0) source += world.world_size;
#endif
  return (int64_t)source * shape.max_tokens + t;
}

// The waves of a block that work on one item: a row, a part for each wave. A row with more parts than a block has waves
// makes several items. number: this team's, among all `count` teams.
struct Team {
  int wave, waves, number, count, items;  // items: of a row

  __device__ int row(int item) const { return item / items; }
  __device__ int part(int item) const { return item % items * waves + wave; }  // of this wave; there may be none left
};

// This wave's team among the teams of the `blocks` blocks from `first` on; its block is one of them.
__device__ inline Team team_of(Shape shape, uint32_t first, uint32_t blocks) {
  const int parts = parts_of(shape), items = (parts + waves_in_block() - 1) / waves_in_block();
  const int waves = (parts + items - 1) / items, teams = waves_in_block() / waves, wave = wave_in_block();
  if (wave >= teams * waves) return Team{0, waves, 1 << 30, 1 << 30, items};  // left over
  return Team{wave % waves, waves, int(wave / waves * blocks + blockIdx.x - first), int(teams * blocks), items};
}
__device__ inline Team team_of(Shape shape) { return team_of(shape, 0, gridDim.x); }

// Sends every token to each peer that has one of its experts; tells the other peers that they get no row.
__device__ inline void send_rows(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                                 const float* topk_weights, half_t* recv_x, Choice* recv_choices,
                                 uint32_t* recv_flags, uint64_t living = ~uint64_t{0}) {
  const int parts = parts_of(shape), pieces = shape.dim / 8, lane = lane_id();
  for (int item = team.number; item < shape.max_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int64_t at = (int64_t)world.rank * shape.max_tokens + t;
    const int c = part * PART + lane;
    Bytes16 piece[PIECES];
    // Loaded before its destinations are known: this load takes as long as that of the choices.
    for (int i = 0; i < PIECES; ++i)
      if (t < shape.num_tokens && c + i * WAVE < pieces)
        piece[i] = ((const Bytes16*)x)[(int64_t)t * pieces + c + i * WAVE];
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const uint64_t peers = wave_ballot(token.wanted && lane != world.rank) & living;
    for (int next = 0; peers && next < world.world_size; ++next) {
      const int peer = (t + next) % world.world_size;  // not all waves to the same peer first
      if (!(peers >> peer & 1)) continue;
      Bytes16* to = world.at((Bytes16*)recv_x + row_at(world, shape, peer, world.rank, t) * pieces, peer);
      for (int i = 0; i < PIECES; ++i)
        if (c + i * WAVE < pieces) to[c + i * WAVE] = piece[i];
      if (part == 0 && lane < shape.topk)
        *world.at(recv_choices + at * shape.topk + lane, peer) = Choice{token.expert, token.weight};
    }
    wave_barrier();  // every lane's stores come before the release, which is one for all peers
    if (lane < world.world_size && lane != world.rank && living >> lane & 1) {
      uint32_t* flag = world.at(recv_flags + flag_at(shape, at, part), lane);
      signal<Order::release, Scope::system>(flag, 2 * world.epoch + token.wanted);
    }
  }
}

// The number of the call after `ended`, where kernels count and nobody sets flags back (A2A_NUMBERS_WRAP). 2 * number is never 0
// in 32 bits, the value of a new flag. Odd and even numbers alternate.
__device__ __forceinline__ uint32_t number_after(uint32_t ended) {
  return (ended + 1 & 0x7fffffffu) == 0 ? ended + 3 : ended + 1;
}

// Waits until it is known whether place `at` holds a row. If so, all its parts have arrived.
__device__ inline bool arrived(World world, Shape shape, const uint32_t* recv_flags, int64_t at) {
  const int parts = parts_of(shape);
  uint32_t seen = 0;
#ifdef A2A_NUMBERS_WRAP
  for (int part = lane_id(); part < parts; part += WAVE)  // 0 and 1: nobody has set the flag yet
    seen = wait_until<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], [=](uint32_t flag) {
      return flag > 1 && int(flag - 2 * world.epoch) >= 0;
    });
#else
  for (int part = lane_id(); part < parts; part += WAVE)
    seen = wait_at_least<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], 2 * world.epoch);
#endif
  wave_barrier();  // no lane reads the row before the lanes that poll its flags have seen them
  return broadcast(seen) == 2 * world.epoch + 1;
}

}  // namespace a2a
