// Counts bytes that crossed a link and were read by the receiving GPU. Off by default; counting changes nothing. A byte
// that a GPU stored in a peer's memory counts when that peer reads it, once for each time it arrived. A byte that a GPU
// loaded from a peer's memory counts at once.
#pragma once
#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

#include "machine/in_flight.h"

namespace a2a {
class Crossing {
 public:
  explicit Crossing(int gpus) : gpus_(size_t(gpus)), read_(gpus_ * gpus_) {}
  void stored(const InFlight&, int rank);
  void loaded(const InFlight&, int rank);
  void loaded(const Allocation&, u64 offset, u64 bytes, int rank);
  const std::vector<i64>& read() const { return read_; }  // bytes [source * gpus + destination]

 private:
  static constexpr u64 kPage = 4096;
  using Page = std::array<u16, kPage>;  // for each byte, 1 + the rank that it came from; 0 once it was read
  size_t gpus_;
  std::vector<i64> read_;
  std::unordered_map<u64, std::unique_ptr<Page>> pages_;
  template <class F> void each(const Allocation&, u64 offset, u64 bytes, bool make, F);
};
}  // namespace a2a
