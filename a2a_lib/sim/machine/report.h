// The words of a failure: who, where in the source, which memory, and what probably went wrong.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "machine/core.h"
#include "machine/flags.h"

namespace a2a {
std::string place_of(const ResidentWave&, const Inst&);
std::string fault_text(const ResidentWave&, const Inst&, const Fault&);
std::string deadlock_text(const Common&, const std::vector<ResidentWave*>& parked,
                          const std::vector<ResidentWave*>& all);
// A run without an end: its time is up; and where its waves are then.
std::string out_of_time(const Config&);
std::string whereabouts(const Common&, std::vector<ResidentWave*> all);
std::string wait_text(const Common&, const ResidentWave&);
std::string bad_address(const Common&, int rank, u64 addr, u64 bytes, const char* what);
// The mapping that holds [addr, addr + bytes) in the wave's rank; throws Fault naming whose memory it is instead.
const Mapping* resolve(const Common&, const ResidentWave&, u64 addr, u64 bytes, int lane, const char* what);
}  // namespace a2a
