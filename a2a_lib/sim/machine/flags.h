// Who set which flag: for the record of waits, and for the words of a hang.
#pragma once
#include <unordered_map>
#include <utility>

#include "machine/record.h"
#include "memory/space.h"

namespace a2a {
// Who last put a value at a flag.
struct Writer {
  i16 rank;
  i32 launch, block, line;
  i16 file, wave;
  u64 time, value;
};

class Flags {
 public:
  explicit Flags(Recorder& record) : record_(record) {}
  // The event: a flag was set; it goes into the record too.
  void set(const Event&, const Allocation&, u64 offset, u64 value);
  const Writer* writer(const Allocation&, u64 offset) const;  // null: nobody
  // Did this launch set the symbol in its own rank's memory alone?
  bool only_at_home(i32 launch, i16 symbol) const;
  void forget(const Allocation&);  // it is freed

 private:
  Recorder& record_;
  std::unordered_map<u32, std::unordered_map<u64, Writer>> writers_;  // by number of the memory, by offset
  std::unordered_map<u64, std::pair<u32, u32>> sets_;  // (launch, symbol): flags set in own and in others' memory
  static u64 key(i32 launch, i16 symbol) { return u64(u32(launch)) << 16 | u16(symbol); }
};
}  // namespace a2a
