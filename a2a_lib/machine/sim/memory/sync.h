// The vocabulary of synchronisation: order and scope of an atomic access, and the headers' marks.
#pragma once
#include "memory/common.h"

namespace a2a {
// The marks that the headers' signal() and wait() leave in the assembly (`; a2a.signal release system`).
enum class Mark : u8 { None, Signal, Wait };
enum class Order : u8 { Relaxed, Acquire, Release, AcqRel, SeqCst };
enum class Scope : u8 { Wave, Workgroup, Agent, System };
}  // namespace a2a
