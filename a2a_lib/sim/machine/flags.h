// Who set which flag in one GPU's memory: for the record of waits, and for the words of a hang.
#pragma once
#include <memory>
#include <unordered_map>
#include <utility>

#include "machine/lost_words.h"
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
  explicit Flags(Events& record) : record_(record) {}
  // The event: a flag was set; it goes into the record too.
  void set(const Event&, const Allocation&, u64 offset, u64 value);
  const Writer* writer(const Allocation&, u64 offset) const;  // null: nobody
  // How many flags of that symbol the launch set here: from this rank, from others.
  std::pair<u32, u32> sets(i32 launch, i16 symbol) const;
  void forget(const Allocation&);  // it is freed
  std::unique_ptr<LostWords> words;  // while schedules with stalls are explored

 private:
  Events& record_;
  std::unordered_map<u32, std::unordered_map<u64, Writer>> writers_;  // by number of the memory, by offset
  std::unordered_map<u64, std::pair<u32, u32>> sets_;  // (launch, symbol): flags set by this rank and by others
  static u64 key(i32 launch, i16 symbol) { return u64(u32(launch)) << 16 | u16(symbol); }
};
}  // namespace a2a
