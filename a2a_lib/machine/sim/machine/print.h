// Output of kernels, and failed assertions. device/a2a/print.h describes the arguments that a lane passes.
#pragma once
#include <mutex>
#include <string>
#include <vector>

#include "isa/inst.h"

namespace a2a {
struct Core;
struct ResidentWave;

struct Printed {  // by one call of printf in one thread
  u64 time = 0;
  int rank = 0;
  i32 launch = 0;
  u32 block = 0, thread = 0;
  std::string kernel, place, text;
};

// Bounded: texts that do not fit are counted.
class Prints {
 public:
  void add(Printed);
  // Returns all texts so far, as a JSON list in order of time, rank, block, thread, and deletes them.
  std::string take();
  size_t count() const { return all_.size(); }
  u64 dropped = 0;

 private:
  std::mutex mutex_;
  std::vector<Printed> all_;
  size_t bytes_ = 0;
};

// One record for each lane, at flat addresses: the format's address, the number of arguments, and a kind and a value of
// each.
void print(Core&, ResidentWave&, const Inst&, u64 lanes, const u64* records);
// Throws Fault: the record of the first lane names expression, file and line.
[[noreturn]] void assertion(Core&, ResidentWave&, u64 lanes, const u64* records);
}  // namespace a2a
