// Keeps LDS accesses, and results of scalar loads and of LDS instructions, from their issue to the wait for them.
// lgkmcnt counts these. Before the wait they have not happened: in memory modes other than ideal, a register has its
// old value until then, and LDS the old bytes.
//
// LDS instructions of a wave complete in order, scalar loads in any order [D: CDNA3 ISA, "Data dependency resolution"].
// So an LDS access is complete after lgkmcnt(n) if n later ones of the wave are in flight, and a scalar load only after
// lgkmcnt(0).
//
// CHOICE: an access to LDS takes place as late as it may: at the wait, or up to `held` after the time at which it is
// complete. Read-modify-writes and marked accesses take place when they are issued, after the wave's earlier accesses.
// So their order is the same in every mode.
#pragma once
#include <memory>
#include <vector>

#include "machine/core.h"

namespace a2a {
struct LateInst {
  static constexpr u32 kMost = 5;  // registers: an address and four of data
  const Inst* inst = nullptr;
  u64 exec = 0, due = 0;
  u32 m0 = 0;
  u64 number = 0;  // of a load among those that vmcnt counts; 0: lgkmcnt counts it
  bool scalar = false;  // completes in any order
  bool repeats = false;  // an LDS access: it runs again, with its source registers as they were
  bool done = false;  // its values are in place
  bool told = false;  // a missing wait for it is reported
  u32 kept[kMost * kLanes];  // of those registers, or its results
};

class Late {
 public:
  explicit Late(Core& core) : core_(core) {}
  // Issues an LDS or scalar instruction of a wave that is modelled or watched.
  void issue(ResidentWave&, const Inst&);
  void loaded(ResidentWave&, const Inst&);  // watched waves: a load that vmcnt counts was issued
  void waited(ResidentWave&, const Inst&);  // after s_waitcnt
  void settle(ResidentWave&);  // its LDS instructions take place
  void finish(ResidentWave&);  // all completes
  void clear();  // all work is dropped
  void check(ResidentWave&, const Inst&);  // watched waves: whether an operand is the result of something in flight

 private:
  Core& core_;
  std::vector<std::unique_ptr<LateInst>> all_;
  std::vector<LateInst*> free_;

  LateInst& add(ResidentWave&, const Inst&);
  void others(ResidentWave&);
  void place(ResidentWave&, LateInst&);
  void complete(ResidentWave&, LateInst&);
  void run_again(ResidentWave&, LateInst&, u8 parts);
  template <class Done>
  void complete_if(ResidentWave&, Done);
};
}  // namespace a2a
