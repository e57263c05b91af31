// inline_flags for NVIDIA GPUs where bytes decide: words of 16 bytes, 12 of data and 4 of the call's number. A row costs
// 4/3 of its bytes instead of twice as many.
//
// A word is written by one store and read by one load of 16 bytes, both relaxed and of system scope. PTX ISA, ld and st:
// type .b128 is a scalar, so it is a single access; .v2.b64 would be two. On 4 x H200 (measured) no such word was torn in
// 1.0e9 loads of words that peers wrote meanwhile. AMD's memory model has no such access. There the number is released
// after the data: this is how the simulator tests this file, and it gains nothing.
//
// All else is as in inline_flags.hip. A word holds six halves of a row. So a part of a row is 32 words of 3 times 4
// bytes, and loads and stores at home are 4 bytes wide. An expert turns a row by multiples of 16 bytes. So the data of
// one output word may lie in two words of the input, or in three where the row wraps around.
#include "a2a/places.h"
using namespace a2a;

constexpr int DATA = 3;  // times 4 bytes
struct alignas(16) Word { uint32_t data[DATA], stamp; };

__device__ __forceinline__ void store_word(World world, Word* to, const uint32_t (&data)[DATA]) {
#ifdef A2A_CUDA
  const uint64_t low = data[0] | (uint64_t)data[1] << 32, high = data[2] | (uint64_t)world.epoch << 32;
  asm volatile("{\n.reg .b128 word;\nmov.b128 word, {%1, %2};\nst.relaxed.sys.global.b128 [%0], word;\n}" ::"l"(to),
               "l"(low), "l"(high)
               : "memory");
#else
  for (int j = 0; j < DATA; ++j) store_relaxed<Scope::system>(&to->data[j], data[j]);
  signal<Order::release, Scope::system>(&to->stamp, world.epoch);
#endif
}
__device__ __forceinline__ Word load_word(const Word* from) {
  Word word;
#ifdef A2A_CUDA
  uint64_t low, high;
  asm volatile("{\n.reg .b128 word;\nld.relaxed.sys.global.b128 word, [%2];\nmov.b128 {%0, %1}, word;\n}"
               : "=l"(low), "=l"(high)
               : "l"(from)
               : "memory");
  word.data[0] = (uint32_t)low, word.data[1] = (uint32_t)(low >> 32), word.data[2] = (uint32_t)high;
  word.stamp = (uint32_t)(high >> 32);
#else
  word.stamp = load_acquire<Scope::system>(&from->stamp);
  for (int j = 0; j < DATA; ++j) word.data[j] = load_relaxed<Scope::system>(&from->data[j]);
#endif
  return word;
}

// N words of this lane, once all are of call `epoch` or later. from[i] null: none. Looks and waits as inline_flags.
template <int N>
__device__ __forceinline__ void load_words(World world, const Word* const (&from)[N], Word (&words)[N]) {
#ifdef A2A_CUDA
  constexpr int LOOKS = 256;
#else
  constexpr int LOOKS = 1;
#endif
  for (int looks = 1;; ++looks) {
    const Word* missing = nullptr;
    for (int i = 0; i < N; ++i)
      if (from[i]) words[i] = load_word(from[i]);
    for (int i = 0; i < N; ++i)
      if (from[i] && words[i].stamp < world.epoch) missing = from[i];
    if (!missing) return;
    if (looks >= LOOKS)
      wait_until<Order::relaxed, Scope::system>(&missing->stamp, [=](uint32_t seen) { return seen >= world.epoch; });
  }
}

// 4-byte pieces and words of a row; where the words of the row at a place begin; parts of a row.
__device__ inline int pieces_of(Shape shape) { return shape.dim / 2; }
__device__ inline int words_of(Shape shape) { return (pieces_of(shape) + DATA - 1) / DATA; }
__device__ inline int64_t words_at(Shape shape, int64_t place) { return place * ((words_of(shape) + 7) / 8 * 8); }
__device__ inline int word_parts(Shape shape) { return (words_of(shape) + WAVE - 1) / WAVE; }

__device__ inline Team word_team(Shape shape) {  // as team_of, of these parts
  const int parts = word_parts(shape), items = (parts + waves_in_block() - 1) / waves_in_block();
  const int waves = (parts + items - 1) / items, teams = waves_in_block() / waves, wave = wave_in_block();
  if (wave >= teams * waves) return Team{0, waves, 1 << 30, 1 << 30, items};  // left over
  return Team{wave % waves, waves, int(wave / waves * gridDim.x + blockIdx.x), int(teams * gridDim.x), items};
}

__device__ inline void send(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                            const float* topk_weights, Word* row_words, Word* choice_words) {
  const int parts = word_parts(shape), words = words_of(shape), pieces = pieces_of(shape), lane = lane_id();
  for (int item = team.number; item < shape.max_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int64_t at = (int64_t)world.rank * shape.max_tokens + t;
    const int w = part * WAVE + lane;
    uint32_t data[DATA] = {};
    for (int j = 0; j < DATA; ++j)
      if (t < shape.num_tokens && w * DATA + j < pieces)
        data[j] = ((const uint32_t*)x)[(int64_t)t * pieces + w * DATA + j];
    const Token token = own_token(world, shape, topk_ids, topk_weights, t);
    const uint64_t peers = wave_ballot(token.wanted && lane != world.rank);
    uint32_t bits;
    __builtin_memcpy(&bits, &token.weight, 4);
    for (int next = 1; next < world.world_size; ++next) {
      const int peer = (world.rank + next) % world.world_size;
      const bool wanted = peers >> peer & 1;
      if (part == 0 && lane < shape.topk) {  // to everybody: -1 says that there is no row
        const uint32_t choice[DATA] = {wanted ? (uint32_t)token.expert : ~0u, wanted ? bits : 0, 0};
        store_word(world, world.at(choice_words + at * shape.topk + lane, peer), choice);
      }
      Word* to = world.at(row_words + words_at(shape, at), peer);
      if (wanted && w < words) store_word(world, to + w, data);
    }
  }
}

struct Sum { float of[2 * DATA] = {}; };  // of this lane's word

// sum += weight * expert(row), over the choices of this rank's experts. load(first, data): the word
// of the row that begins with piece `first`, -1: none.
template <class Load>
__device__ inline void add_experts(World world, Shape shape, Sum& sum, Token token, int part, const int* shift,
                                   const float* scale, Load load) {
  const int pieces = pieces_of(shape), local = token.expert - world.rank * shape.experts;
  const int w = part * WAVE + lane_id();
  const bool here = token.expert >= 0 && local >= 0 && local < shape.experts;
  const int by = here ? shift[local] / 2 : 0;  // lane k holds choice k
  const float factor = here ? scale[local] : 0.0f;
  for (uint64_t left = wave_ballot(here); left; left &= left - 1) {
    const int k = first_bit(left), from = w * DATA - broadcast(by, k);
    uint32_t data[DATA] = {};
    load(w >= words_of(shape) ? -1 : from < 0 ? from + pieces : from, data);
    half_t h[2 * DATA];
    __builtin_memcpy(h, data, sizeof(h));
    const float weight = broadcast(token.weight, k), s = broadcast(factor, k);
    for (int j = 0; j < 2 * DATA; ++j) sum.of[j] = fmaf(weight, s * float(h[j]), sum.of[j]);
  }
}
__device__ __forceinline__ void rounded(const Sum& sum, uint32_t (&data)[DATA]) {
  half_t h[2 * DATA];
  for (int j = 0; j < 2 * DATA; ++j) h[j] = half_t(sum.of[j]);
  __builtin_memcpy(data, h, sizeof(h));
}

// DATA pieces of a row from piece `first` on, and from its beginning again after its end; first negative: none.
__device__ inline void load_turned(World world, Shape shape, const Word* row, int first, uint32_t (&data)[DATA]) {
  const Word* from[DATA];  // null: in the word before
  Word words[DATA] = {};
  int slots[DATA];
  int piece = first, word = first / DATA, slot = first % DATA;
  for (int j = 0; j < DATA; ++j) {
    bool another = j == 0;
    if (j && ++slot == DATA) slot = 0, ++word, another = true;
    if (j && ++piece == pieces_of(shape)) piece = 0, word = 0, slot = 0, another = true;
    from[j] = first >= 0 && another ? row + word : nullptr;
    slots[j] = slot;
  }
  load_words(world, from, words);
  uint32_t a = 0, b = 0, c = 0;
  for (int j = 0; j < DATA; ++j) {
    if (from[j]) a = words[j].data[0], b = words[j].data[1], c = words[j].data[2];
    data[j] = slots[j] == 0 ? a : slots[j] == 1 ? b : c;
  }
}

__device__ inline void answer(World world, Shape shape, Team team, const Word* row_words, const Word* choice_words,
                              const int* shift, const float* scale, Word* reply_words) {
  const int peers = world.world_size - 1, parts = word_parts(shape), lane = lane_id();
  for (int item = team.number; item < peers * shape.max_tokens * team.items; item += team.count) {
    const int row = team.row(item), part = team.part(item);
    if (part >= parts) continue;
    const int source = (world.rank + 1 + row % peers) % world.world_size, t = row / peers;
    const int64_t at = (int64_t)source * shape.max_tokens + t, to = (int64_t)world.rank * shape.max_tokens + t;
    const Word* const from[1] = {lane < shape.topk ? choice_words + at * shape.topk + lane : nullptr};
    Word choice[1] = {};
    load_words(world, from, choice);
    // A word of a later call: its source is ahead, so it had no row here.
    const bool now = lane < shape.topk && choice[0].stamp == world.epoch;
    float weight;
    __builtin_memcpy(&weight, &choice[0].data[1], 4);
    const Token token{now ? (int)choice[0].data[0] : -1, weight, false};
    if (!wave_ballot(token.expert >= 0)) continue;
    Sum sum;
    add_experts(world, shape, sum, token, part, shift, scale, [=](int first, uint32_t(&data)[DATA]) {
      load_turned(world, shape, row_words + words_at(shape, at), first, data);
    });
    uint32_t data[DATA];
    rounded(sum, data);
    const int w = part * WAVE + lane;
    if (w < words_of(shape)) store_word(world, world.at(reply_words + words_at(shape, to), source) + w, data);
  }
}

// The weighted sum of this rank's experts over part `part` of token t; zeros without such a token.
__device__ inline Sum own_sum(World world, Shape shape, Token token, int t, int part, const half_t* x, const int* shift,
                              const float* scale) {
  const int pieces = pieces_of(shape);
  const uint32_t* row = (const uint32_t*)x + (int64_t)t * pieces;
  Sum sum;
  add_experts(world, shape, sum, token, part, shift, scale, [=](int first, uint32_t(&data)[DATA]) {
    for (int j = 0; j < DATA; ++j)
      if (first >= 0) data[j] = row[first + j >= pieces ? first + j - pieces : first + j];
  });
  return sum;
}

// own, first: the wave's first token, and own_sum of its first part.
__device__ inline void finish(World world, Shape shape, Team team, const half_t* x, const int* topk_ids,
                              const float* topk_weights, const int* shift, const float* scale, const Word* reply_words,
                              half_t* out, const Token& own, const Sum& first) {
  const int parts = word_parts(shape), pieces = pieces_of(shape), lane = lane_id();
  for (int item = team.number; item < shape.num_tokens * team.items; item += team.count) {
    const int t = team.row(item), part = team.part(item), w = part * WAVE + lane;
    if (part >= parts) continue;
    Token token = own;
    Sum sum = first;
    if (item != team.number) {
      token = own_token(world, shape, topk_ids, topk_weights, t);
      sum = own_sum(world, shape, token, t, part, x, shift, scale);
    }
    for (uint64_t left = wave_ballot(token.wanted && lane != world.rank); left; left &= left - 1) {
      const Word* row = reply_words + words_at(shape, (int64_t)first_bit(left) * shape.max_tokens + t);
      const Word* const from[1] = {w < words_of(shape) ? row + w : nullptr};
      Word got[1] = {};
      load_words(world, from, got);
      half_t h[2 * DATA];
      __builtin_memcpy(h, got[0].data, sizeof(h));
      for (int j = 0; j < 2 * DATA; ++j) sum.of[j] += float(h[j]);
    }
    uint32_t data[DATA];
    rounded(sum, data);
    for (int j = 0; j < DATA; ++j)
      if (w * DATA + j < pieces) ((uint32_t*)out)[(int64_t)t * pieces + w * DATA + j] = data[j];
  }
}

// As the kernel of inline_flags. row_words, reply_words: words_at; choice_words [W, max_tokens, topk].
extern "C" __global__ __launch_bounds__(16 * A2A_WAVE, 1) void all_to_all(
    World world, Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, Word* row_words,
    Word* choice_words, const int* shift, const float* scale, Word* reply_words, half_t* out) {
  const Team team = word_team(shape);
  send(world, shape, team, x, topk_ids, topk_weights, row_words, choice_words);
  const Token own = own_token(world, shape, topk_ids, topk_weights, team.row(team.number));
  const Sum first = own_sum(world, shape, own, team.row(team.number), team.part(team.number), x, shift, scale);
  answer(world, shape, team, row_words, choice_words, shift, scale, reply_words);
  finish(world, shape, team, x, topk_ids, topk_weights, shift, scale, reply_words, out, own, first);
}
