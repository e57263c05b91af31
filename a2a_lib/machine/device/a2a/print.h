// printf and assert on the simulator. A thread lays what it prints down in its own memory and hands over the address; the
// simulator reads it at that moment, and the host shows the texts when it next waits: with rank, block and thread.
// ROCm and CUDA have their own.
#pragma once

namespace a2a::print {
enum Kind : unsigned long long { Signed, Unsigned, Double, Pointer };
struct Argument {
  unsigned long long kind, value;
};
template <class T, class U> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
template <class T> constexpr bool floating = same<T, float> || same<T, double> || same<T, _Float16> || same<T, __bf16>;

template <class T> __device__ __forceinline__ Argument argument(T value) {
  if constexpr (floating<T>) {
    const double wide = value;
    unsigned long long bits;
    __builtin_memcpy(&bits, &wide, 8);
    return {Double, bits};
  } else if constexpr (__is_enum(T)) {
    return {Signed, (unsigned long long)(long long)value};
  } else if constexpr (__is_integral(T)) {
    return {T(-1) < T(0) ? Signed : Unsigned, (unsigned long long)(long long)value};
  } else {
    return {Pointer, (unsigned long long)value};
  }
}
template <int n> struct Record {
  const char* format;
  unsigned long long count;
  Argument arguments[n ? n : 1];
};
}  // namespace a2a::print

// As C's, of up to 64 arguments: %d %i %u %o %x %X %c %p %s %f %e %g %a with flags, width, precision and length. Returns 0.
template <class... T> __device__ __forceinline__ int printf(const char* format, T... arguments) {
  a2a::print::Record<sizeof...(T)> record{format, sizeof...(T), {a2a::print::argument(arguments)...}};
  asm volatile("a2a_print %0" ::"v"(&record) : "memory");
  return 0;
}

namespace a2a::print {
struct Assertion {
  const char *expression, *file;
  unsigned long long line;
};
[[noreturn]] __device__ __attribute__((noinline)) inline void failed(const char* expression, const char* file, int line) {
  Assertion record{expression, file, (unsigned long long)line};
  asm volatile("a2a_assert %0" ::"v"(&record) : "memory");
  __builtin_trap();
}
}  // namespace a2a::print
#if defined(A2A_HOSTED)  // glibc's macro calls this
[[noreturn]] __device__ inline void __assert_fail(const char* expression, const char* file, unsigned line, const char*) {
  a2a::print::failed(expression, file, (int)line);
}
#elif defined(NDEBUG)
#define assert(expression) ((void)0)
#else
#define assert(expression) ((expression) ? (void)0 : a2a::print::failed(#expression, __FILE__, __LINE__))
#endif
