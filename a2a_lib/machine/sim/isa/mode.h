// The MODE register: the rounding of a wave's floating-point results, and the denormals it keeps.
#pragma once
#include "isa/program.h"

namespace a2a {
struct Wave;

// MODE [3:0] rounding of f32, and of f16 and f64: 0 to nearest even. [7:4] denormals of f32, and of f16 and f64: bit 0
// keeps those of sources, bit 1 those of results. As clang sets it up for HIP: to nearest, denormals kept.
constexpr u16 kUsualMode = 0xf0;
// FP16_OVFL: bit 23 of MODE, bit 8 of what a wave keeps.
constexpr u32 kOverflowBit = 1u << 23;
constexpr u16 kOverflow = 1 << 8;
// The bits of MODE above the denormals, DX10_CLAMP and IEEE: both are always on here.
constexpr u32 kModeAbove = 1u << 8 | 1u << 9;
// MODE as s_getreg reads it.
constexpr u32 register_of(u16 mode) { return (mode & 0xffu) | kModeAbove | (mode & kOverflow ? kOverflowBit : 0); }

// The mode that a kernel's descriptor asks for.
u16 mode_of(const KernelInfo&);
// Throws LoadError if an s_setreg is known to set a field that is not simulated.
void check_setreg(const Inst&);
// s_setreg: sets the wave's mode. Throws Fault for a field that is not simulated.
void set_mode(Wave&, const Inst&, u32 value);
// If any wave of the program may leave the usual mode, its floating-point instructions check the mode first. Other
// programs pay nothing.
void heed_modes(Program&);
}  // namespace a2a
