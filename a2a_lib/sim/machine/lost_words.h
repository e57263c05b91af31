// Lost words: data with its flag beside it, in one word of 8 bytes (LL), that is overwritten before anybody has read
// it, and then read. Which half is the flag nobody says: both halves of both values differ, and no half's upper word is
// 0. A protocol may skip values that nobody needs, so that a lost word is a fact about a run that went wrong, and no
// fault.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "machine/record.h"
#include "machine/words.h"

namespace a2a {
class LostWords {
 public:
  void set(Event, const Word&);
  void seen(const Event& reader, const Allocation&, u64 offset, u64 value);
  struct Lost { Event first, second, reader; };
  const std::vector<Lost>& list() const { return list_; }

 private:
  struct Kept {
    Event last, lost;
    bool seen = false, overwrote = false;
  };
  std::unordered_map<u64, Kept> words_;
  std::vector<Lost> list_;
};

std::string json_of(const std::vector<LostWords::Lost>&, const Recorder& names);
}  // namespace a2a
