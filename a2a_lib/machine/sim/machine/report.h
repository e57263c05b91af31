// The facts of a failure, as data: who, where in the source, which memory. a2a_lib/machine/trace/reports/ makes the
// texts, and explains the fields.
#pragma once
#include <vector>

#include "machine/core.h"
#include "machine/flags.h"
#include "memory/fault.h"

namespace a2a {
Json place_of(const ResidentWave&, const Inst&);
Json fault_report(const Common&, const ResidentWave&, const Inst&, const Fault&);
Json deadlock_report(const Common&, const std::vector<ResidentWave*>& parked, const std::vector<ResidentWave*>& all);
// A run that has reached a limit, and the places of its waves then.
template <class T> Json over(const char* limit, T most) { return Json("limit", limit, "most", most); }
Json whereabouts(const Common&, std::vector<ResidentWave*> all);
Json wait_report(const Common&, const ResidentWave&, u64 at);
// The facts of an access outside the memory of `rank`: the real owner. access: read, write, atomic, access.
Json bad_address(const Common&, int rank, u64 addr, u64 bytes, const char* access);
// The mapping that holds [addr, addr + bytes) in the wave's rank. Throws Fault with the real owner if there is none.
const Mapping* resolve(const Common&, const ResidentWave&, u64 addr, u64 bytes, int lane, const char* access);
}  // namespace a2a
