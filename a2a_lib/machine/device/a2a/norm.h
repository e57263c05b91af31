// The residual and the norm after an all-reduce: the residual is added, and each row is normalised by its root mean square (RMSNorm).
//
//   h = round(sum + residual)
//   y = round(h / sqrt(mean(h * h) + eps) * weight)
#pragma once
#include "a2a/lamport.h"

namespace a2a {

struct Rows {
  Message row;
  int rows;
  float eps;
};

// The sum of squares of some data of h.
__device__ inline float squares_of(const Message& row, const Data& h) {
  float sum = 0;
  by_dtype(row, [&](auto type) {
    for (int j = 0; j < 2 * WORDS; ++j) {
      float value[decltype(type)::PER_WORD] = {};
      decltype(type)::add(value, half_word(h, j));
      for (float v : value) sum += v * v;
    }
  });
  return sum;
}
// Data of y.
__device__ inline Data scaled(const Message& row, const Data& h, const Data& weight, float scale) {
  Data y;
  by_dtype(row, [&](auto type) {
    typedef decltype(type) T;
    y = of_half_words([&](int j) {
      float value[T::PER_WORD] = {}, factor[T::PER_WORD] = {};
      T::add(value, half_word(h, j));
      T::add(factor, half_word(weight, j));
      for (int k = 0; k < T::PER_WORD; ++k) value[k] = value[k] * scale * factor[k];
      return T::pack(value);
    });
  });
  return y;
}

}  // namespace a2a
