// Lost words. Such a word of 8 bytes holds data and its flag (LL). It is overwritten before anybody has read it, and
// read later. Which half is the flag is unknown: both halves of both values must differ, and no value's upper half may
// be 0. A protocol may skip values that nobody needs. So a lost word is no fault, only a fact about a run that failed.
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
