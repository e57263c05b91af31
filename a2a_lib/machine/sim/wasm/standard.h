// The parts that emscripten's C++ library lacks before version 3.1.9. Every file includes this first.
#pragma once
#include <version>
#ifndef __cpp_lib_bit_cast
namespace std {
template <class To, class From> constexpr To bit_cast(const From& from) { return __builtin_bit_cast(To, from); }
}  // namespace std
#endif
