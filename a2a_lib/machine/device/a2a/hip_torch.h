// The names of PyTorch's C++ headers that kernels and their launchers use. For sources without these headers alone
// (toolchain/left_out.py). Host code never runs here: its classes have no members, so that launches in it can be read.
#pragma once
#include <hip/hip_runtime.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <limits>
#ifdef A2A_HOSTED  // PyTorch's include these, and sources rely on it
#include <array>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>
#endif

// Classes of two bytes, as there: sums and products are rounded to the class, those with a float or a double are of its type.
#define A2A_CLASS_OPS(Name, op)                                                                                        \
  inline __host__ __device__ Name operator op(Name a, Name b) { return Name((float)a op (float)b); }                 \
  inline __host__ __device__ Name& operator op##=(Name& a, Name b) { return a = a op b; }                            \
  template <class T> requires_number<T, Name> __host__ __device__ operator op(Name a, T b) { return (float)a op b; } \
  template <class T> requires_number<T, Name> __host__ __device__ operator op(T a, Name b) { return a op (float)b; }
#define A2A_SMALL(Name, Machine)                                                                                      \
  struct alignas(2) Name {                                                                                            \
    unsigned short x;                                                                                                 \
    Name() = default;                                                                                                 \
    __host__ __device__ Name(float v) : x(__builtin_bit_cast(unsigned short, (Machine)v)) {}                         \
    template <class M, class = same_as<M, Machine>> __host__ __device__ Name(M v)                                 \
        : x(__builtin_bit_cast(unsigned short, v)) {}                                                                 \
    __host__ __device__ explicit operator Machine() const { return __builtin_bit_cast(Machine, x); }                 \
    __host__ __device__ operator float() const { return (float)__builtin_bit_cast(Machine, x); }                     \
  };                                                                                                                  \
  A2A_CLASS_OPS(Name, +)                                                                                               \
  A2A_CLASS_OPS(Name, -)                                                                                               \
  A2A_CLASS_OPS(Name, *)                                                                                               \
  A2A_CLASS_OPS(Name, /)                                                                                               \
  inline __host__ __device__ Name operator-(Name a) { return Name(-(float)a); }

namespace c10 {
template <class T, class Name> struct number {};
template <class Name> struct number<float, Name> { typedef float type; };
template <class Name> struct number<double, Name> { typedef double type; };
template <class Name> struct number<int, Name> { typedef Name type; };
template <class Name> struct number<long, Name> { typedef Name type; };
template <class T, class Name> using requires_number = typename number<T, Name>::type;
template <class A, class B> struct same {};
template <class A> struct same<A, A> { typedef A type; };
template <class A, class B> using same_as = typename same<A, B>::type;
A2A_SMALL(Half, _Float16)
A2A_SMALL(BFloat16, __bf16)
}  // namespace c10
#undef A2A_SMALL
#undef A2A_CLASS_OPS
// Limits as bits: lowest, least normal, most, epsilon, infinity, NaN.
#define A2A_LIMITS(Name, low, least, most, eps, inf, nan)                                                     \
  template <> struct std::numeric_limits<c10::Name> : std::numeric_limits<float> {                            \
    static __host__ __device__ c10::Name of(unsigned short x) { return __builtin_bit_cast(c10::Name, x); }    \
    static __host__ __device__ c10::Name lowest() { return of(low); }                                         \
    static __host__ __device__ c10::Name min() { return of(least); }                                          \
    static __host__ __device__ c10::Name max() { return of(most); }                                           \
    static __host__ __device__ c10::Name epsilon() { return of(eps); }                                        \
    static __host__ __device__ c10::Name infinity() { return of(inf); }                                       \
    static __host__ __device__ c10::Name quiet_NaN() { return of(nan); }                                      \
  };
A2A_LIMITS(Half, 0xfbff, 0x0400, 0x7bff, 0x1400, 0x7c00, 0x7e00)
A2A_LIMITS(BFloat16, 0xff7f, 0x0080, 0x7f7f, 0x3c00, 0x7f80, 0x7fc0)
#undef A2A_LIMITS
#define A2A_ASKS(name)                                                                                    \
  __host__ __device__ inline bool name(c10::Half x) { return __builtin_##name((float)x); }                \
  __host__ __device__ inline bool name(c10::BFloat16 x) { return __builtin_##name((float)x); }            \
  namespace std { using ::name; }
A2A_ASKS(isnan) A2A_ASKS(isinf) A2A_ASKS(isfinite)
#undef A2A_ASKS

#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_HOST_DEVICE __host__ __device__
#define C10_RESTRICT __restrict__
#define C10_ALWAYS_INLINE __forceinline__
#define C10_LIKELY(x) (x)
#define C10_UNLIKELY(x) (x)
#define C10_UNUSED [[maybe_unused]]
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256)
#define C10_LAUNCH_BOUNDS_1(threads) __launch_bounds__(threads)
#define C10_LAUNCH_BOUNDS_2(threads, blocks) __launch_bounds__(threads, blocks)
#define C10_WARP_SIZE A2A_WAVE
#define CUDA_KERNEL_ASSERT(condition) (void)((condition) || (__builtin_trap(), 0))
#define CUDA_KERNEL_LOOP_TYPE(i, n, Index)                                                            \
  int64_t a2a_##i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;                                   \
  for (Index i = a2a_##i; a2a_##i < (n); a2a_##i += blockDim.x * gridDim.x, i = a2a_##i)
#define CUDA_KERNEL_LOOP(i, n) CUDA_KERNEL_LOOP_TYPE(i, n, int)

namespace at {
using namespace c10;
template <class T, bool gpu = true> struct AccumulateType { typedef int64_t type; };
template <class T> struct OpMathType { typedef T type; };
#define A2A_SUM(T, Sum, Math)                                       \
  template <bool gpu> struct AccumulateType<T, gpu> { typedef Sum type; }; \
  template <> struct OpMathType<T> { typedef Math type; };
A2A_SUM(Half, float, float)
A2A_SUM(BFloat16, float, float)
A2A_SUM(float, float, float)
A2A_SUM(double, double, double)
A2A_SUM(bool, bool, bool)
#undef A2A_SUM
template <class T, bool gpu> using acc_type = typename AccumulateType<T, gpu>::type;
template <class T> using acc_type_device = acc_type<T, true>;
template <class T> using opmath_type = typename OpMathType<T>::type;
template <class T> __host__ __device__ inline bool _isnan(T x) { return x != x; }
template <class A, class B> __host__ __device__ constexpr auto ceil_div(A a, B b) { return (a + b - 1) / b; }

template <class T> struct DefaultPtrTraits { typedef T* PtrType; };
template <class T> struct RestrictPtrTraits { typedef T* __restrict__ PtrType; };
// A view of a tensor with N dimensions: TensorAccessor points to sizes and strides, the packed one, a kernel's argument, has them.
#define A2A_ACCESSOR(Name, SIZES)                                                                                          \
  template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = int64_t> struct Name {      \
    typename Traits<T>::PtrType data_;                                                                                     \
    SIZES                                                                                                                  \
    __host__ __device__ decltype(auto) operator[](Index i) const {                                                         \
      if constexpr (N == 1) return (data_[strides_[0] * i]);                                                               \
      else return TensorAccessor<T, N - 1, Traits, Index>{data_ + strides_[0] * i, sizes_ + 1, strides_ + 1};              \
    }                                                                                                                      \
    __host__ __device__ Index size(Index i) const { return sizes_[i]; }                                                    \
    __host__ __device__ Index stride(Index i) const { return strides_[i]; }                                                \
    __host__ __device__ typename Traits<T>::PtrType data() const { return data_; }                                         \
  };
A2A_ACCESSOR(TensorAccessor, const Index* sizes_; const Index* strides_;)
A2A_ACCESSOR(GenericPackedTensorAccessor, Index sizes_[N]; Index strides_[N];)
#undef A2A_ACCESSOR
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits, class Index = int64_t>
using PackedTensorAccessor = GenericPackedTensorAccessor<T, N, Traits, Index>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, Traits, int32_t>;
template <class T, size_t N, template <class> class Traits = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, Traits, int64_t>;
}  // namespace at
namespace at::cuda::detail {  // views with up to 25 dimensions, and the place of the i-th element
template <class T, class Index> struct TensorInfo {
  T* data;
  Index sizes[25], strides[25];
  int dims;
};
template <class T, class Index, int Dims> struct IndexToOffset {
  static __host__ __device__ Index get(Index i, const TensorInfo<T, Index>& info) {
    Index offset = 0;
    for (int d = (Dims > 0 ? Dims : info.dims) - 1; d > 0; i /= info.sizes[d--]) offset += i % info.sizes[d] * info.strides[d];
    return offset + i * info.strides[0];
  }
};
}  // namespace at::cuda::detail
namespace torch {
using namespace at;
}  // namespace torch

template <class T> using a2a_same = typename a2a::builtin::same<T>::type;
namespace c10::cuda::compat {
#define A2A_COMPAT(name) template <class T> __device__ inline T name(T x) { return ::name(x); }
A2A_COMPAT(exp) A2A_COMPAT(log) A2A_COMPAT(log1p) A2A_COMPAT(sqrt) A2A_COMPAT(rsqrt) A2A_COMPAT(tanh) A2A_COMPAT(erf)
A2A_COMPAT(abs) A2A_COMPAT(floor) A2A_COMPAT(ceil) A2A_COMPAT(sin) A2A_COMPAT(cos) A2A_COMPAT(normcdf)
#undef A2A_COMPAT
template <class T> __device__ inline T pow(T x, a2a_same<T> y) { return ::pow(x, y); }
template <class T> __device__ inline T max(T x, a2a_same<T> y) { return ::fmax(x, y); }
template <class T> __device__ inline T min(T x, a2a_same<T> y) { return ::fmin(x, y); }
}  // namespace c10::cuda::compat

// Classes of two bytes, atomically: one of an aligned pair, by compare-and-swap.
template <class T> __device__ inline T a2a_add_small(T* address, T value) {
  unsigned* const pair = (unsigned*)((uintptr_t)address & ~(uintptr_t)3);
  const int by = (uintptr_t)address & 2 ? 16 : 0;
  for (unsigned seen = __hip_atomic_load(pair, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT), now;; seen = now) {
    const T old = __builtin_bit_cast(T, (unsigned short)(seen >> by));
    now = atomicCAS(pair, seen, (seen & ~(0xffffu << by)) | (unsigned)T(old + value).x << by);
    if (now == seen) return old;
  }
}
__device__ inline c10::Half atomicAdd(c10::Half* address, c10::Half value) { return a2a_add_small(address, value); }
__device__ inline c10::BFloat16 atomicAdd(c10::BFloat16* address, c10::BFloat16 value) { return a2a_add_small(address, value); }
template <class T> __device__ inline T gpuAtomicAdd(T* address, a2a_same<T> value) { return atomicAdd(address, value); }
template <class T> __device__ inline void gpuAtomicAddNoReturn(T* address, a2a_same<T> value) { atomicAdd(address, value); }
template <class T> __device__ inline T gpuAtomicMax(T* address, a2a_same<T> value) { return atomicMax(address, value); }
template <class T> __device__ inline T gpuAtomicMin(T* address, a2a_same<T> value) { return atomicMin(address, value); }
#define A2A_SHUFFLE(Name, function)                                                                                             \
  template <class T> __device__ inline T Name(T value, int at, int width = A2A_WAVE, unsigned long long = 0) {                  \
    return function(value, at, width);                                                                                          \
  }
A2A_SHUFFLE(WARP_SHFL, __shfl)
A2A_SHUFFLE(WARP_SHFL_XOR, __shfl_xor)
A2A_SHUFFLE(WARP_SHFL_UP, __shfl_up)
A2A_SHUFFLE(WARP_SHFL_DOWN, __shfl_down)
#undef A2A_SHUFFLE

#ifdef A2A_HOSTED
// ---- host code: parsed, never run
#define C10_CUDA_CHECK(call) (void)(call)
#define C10_HIP_CHECK(call) (void)(call)
#define AT_CUDA_CHECK(call) (void)(call)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() (void)0
#define C10_HIP_KERNEL_LAUNCH_CHECK() (void)0
#define TORCH_CHECK(...) if (false) {}  // needs no semicolon there, either
#define TORCH_INTERNAL_ASSERT(...) TORCH_CHECK()
#define STD_TORCH_CHECK(...) TORCH_CHECK()
#define TORCH_CHECK_EQ(...) (void)0
#define TORCH_WARN(...) (void)0
#define AT_ASSERT(...) (void)0
#define AT_CHECK(...) (void)0
#define AT_ASSERTM(...) (void)0
#define AT_ERROR(...) (void)0
#define THCudaCheck(call) (void)(call)
namespace c10 {
struct Any {  // takes what a function of PyTorch takes
  Any();
  template <class T> Any(const T&);
  Any(std::initializer_list<Any>);
};
enum class ScalarType : int8_t { Byte, Char, Short, Int, Long, Half, Float, Double, Bool = 11, BFloat16 = 15, UInt16 = 27, UInt32, UInt64,
                                Undefined = 44 };
enum class MemoryFormat : int8_t { Contiguous, Preserve, ChannelsLast, ChannelsLast3d };
const char* toString(ScalarType);
std::ostream& operator<<(std::ostream&, ScalarType);
namespace impl { template <ScalarType> struct ScalarTypeToCPPType { typedef float type; }; }
#define A2A_SCALAR(Name, T)                                                            \
  constexpr ScalarType k##Name = ScalarType::Name;                                     \
  template <> struct impl::ScalarTypeToCPPType<ScalarType::Name> { typedef T type; };
A2A_SCALAR(Byte, uint8_t) A2A_SCALAR(Char, int8_t) A2A_SCALAR(Short, int16_t) A2A_SCALAR(Int, int) A2A_SCALAR(Long, int64_t)
A2A_SCALAR(Half, c10::Half) A2A_SCALAR(Float, float) A2A_SCALAR(Double, double) A2A_SCALAR(Bool, bool)
A2A_SCALAR(BFloat16, c10::BFloat16) A2A_SCALAR(UInt16, uint16_t) A2A_SCALAR(UInt32, uint32_t) A2A_SCALAR(UInt64, uint64_t)
#undef A2A_SCALAR
constexpr ScalarType kUInt8 = kByte, kInt8 = kChar, kInt16 = kShort, kInt32 = kInt, kInt64 = kLong, kFloat16 = kHalf, kFloat32 = kFloat,
                     kFloat64 = kDouble;
enum class DeviceType : int8_t { CPU, CUDA };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA;
template <class T> struct ArrayRef : std::vector<T> {
  using std::vector<T>::vector;
  ArrayRef(const std::vector<T>&);
  std::vector<T> vec() const;
};
typedef ArrayRef<int64_t> IntArrayRef;
typedef IntArrayRef IntList;
template <class T> using optional = std::optional<T>;
using std::nullopt;
struct Device {
  Device(Any = 0, Any = 0);
  bool is_cuda() const, is_cpu() const, operator==(Device) const, operator!=(Device) const;
  int index() const;
  DeviceType type() const;
};
struct Scalar {
  Scalar(Any = 0);
  template <class T> T to() const;
};
struct TensorOptions {
  TensorOptions(Any = 0);
  TensorOptions dtype(Any) const, device(Any, Any = 0) const, layout(Any) const, requires_grad(Any = 0) const, memory_format(Any) const;
};
struct Type {
  bool is_cuda() const, operator==(Type) const, operator!=(Type) const;
  ScalarType scalarType() const;
  operator ScalarType() const;
};
}  // namespace c10
namespace at {
struct Tensor {
  Tensor(...);
  bool is_cuda() const, is_contiguous(Any = 0) const, defined() const, requires_grad() const, is_cpu() const;
  int64_t size(int64_t) const, stride(int64_t) const, numel() const, dim() const, ndimension() const, element_size() const,
      nbytes() const, get_device() const, storage_offset() const;
  IntArrayRef sizes() const, strides() const;
  ScalarType scalar_type() const;
  Type type() const, dtype() const;
  Device device() const;
  TensorOptions options() const;
  void* data_ptr() const;
  template <class T> T* data_ptr() const;
  template <class T> T* data() const;
  template <class T> T* mutable_data_ptr() const;
  template <class T> const T* const_data_ptr() const;
  template <class T> T item() const;
  template <class T, size_t N> TensorAccessor<T, N> accessor() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits, class I = int64_t>
  GenericPackedTensorAccessor<T, N, P, I> packed_accessor() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, P> packed_accessor32() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, P> packed_accessor64() const;
  Tensor operator[](Any) const;
// Those that sources call most. Statements with others are left out.
#define A2A_CALLS(use)                                                                                                               \
  use(empty) use(empty_like) use(zeros) use(zeros_like) use(ones) use(full) use(tensor) use(cat) use(arange) use(contiguous) use(view) \
  use(reshape) use(to) use(clone) use(transpose) use(permute) use(sum) use(slice) use(select) use(squeeze) use(unsqueeze) use(new_empty)
#define A2A_CALL(Name) Tensor Name(Any = 0, Any = 0, Any = 0, Any = 0, Any = 0, Any = 0, Any = 0, Any = 0, Any = 0)
#define A2A_METHOD(Name) A2A_CALL(Name) const;
  A2A_CALLS(A2A_METHOD)
};
#define A2A_FUNCTION(Name) A2A_CALL(Name);
A2A_CALLS(A2A_FUNCTION)
Tensor operator+(Tensor, Any), operator-(Tensor, Any), operator*(Tensor, Any), operator/(Tensor, Any);
typedef ArrayRef<Tensor> TensorList;
struct CUDAStream {
  hipStream_t stream() const;
  operator hipStream_t() const;
};
typedef CUDAStream HIPStream;
CUDAStream getCurrentCUDAStream(int = -1), getDefaultCUDAStream(int = -1), getCurrentHIPStream(int = -1);
hipDeviceProp_t *getCurrentDeviceProperties(), *getDeviceProperties(int);
struct CUDAGuard { CUDAGuard(Any); };
typedef CUDAGuard OptionalCUDAGuard, CUDAStreamGuard, DeviceGuard, OptionalDeviceGuard, HIPGuard, OptionalHIPGuard;
CUDAGuard device_of(Any);
}  // namespace at
namespace at::cuda { using namespace at; }
namespace at::cuda::detail {
constexpr int CUDA_NUM_THREADS = 1024;
int GET_BLOCKS(int64_t n, int64_t threads = CUDA_NUM_THREADS);
bool canUse32BitIndexMath(Tensor);
template <class T, class Index> TensorInfo<T, Index> getTensorInfo(Tensor);
}  // namespace at::cuda::detail
namespace at::hip { using namespace at; }
namespace c10::cuda { using namespace at; }
namespace c10::cuda::CUDACachingAllocator { void *raw_alloc(size_t), *raw_alloc_with_stream(size_t, hipStream_t), raw_delete(void*), emptyCache(); }
namespace c10::hip { using namespace at; }
namespace torch { namespace cuda { using namespace at; } }
namespace torch { typedef c10::ScalarType Dtype; }
namespace torch::stable { using namespace at; }
namespace torch::headeronly { using namespace c10; }
namespace at { TensorOptions dtype(Any), device(Any, Any = 0), layout(Any), requires_grad(Any = 0), CUDA(Any), CPU(Any); }
inline bool a2a_type;  // which of a dispatch's types a tensor has: any
#define AT_DISPATCH_SWITCH(TYPE, NAME, ...) [&] { __VA_ARGS__ }()
#define A2A_CASE(T, alias, ...) if (a2a_type) { using alias [[maybe_unused]] = T; return (__VA_ARGS__)(); }
#define AT_DISPATCH_CASE(S, ...) A2A_CASE(c10::impl::ScalarTypeToCPPType<S>::type, scalar_t, __VA_ARGS__)
#define A2A_FLOATING(...) A2A_CASE(double, scalar_t, __VA_ARGS__) A2A_CASE(float, scalar_t, __VA_ARGS__)
#define A2A_HALVES(...) A2A_CASE(c10::Half, scalar_t, __VA_ARGS__) A2A_CASE(c10::BFloat16, scalar_t, __VA_ARGS__)
#define A2A_INTEGRAL(...)                                                                                                       \
  A2A_CASE(uint8_t, scalar_t, __VA_ARGS__) A2A_CASE(int8_t, scalar_t, __VA_ARGS__) A2A_CASE(int16_t, scalar_t, __VA_ARGS__)     \
  A2A_CASE(int, scalar_t, __VA_ARGS__) A2A_CASE(int64_t, scalar_t, __VA_ARGS__)
#define A2A_ALL(...) A2A_INTEGRAL(__VA_ARGS__) A2A_FLOATING(__VA_ARGS__)
#define AT_DISPATCH_CASE_FLOATING_TYPES A2A_FLOATING
#define AT_DISPATCH_CASE_INTEGRAL_TYPES A2A_INTEGRAL
#define AT_DISPATCH_CASE_ALL_TYPES A2A_ALL
#define AT_DISPATCH_FLOATING_TYPES(TYPE, NAME, ...) AT_DISPATCH_SWITCH(TYPE, NAME, A2A_FLOATING(__VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND(S, TYPE, NAME, ...) \
  AT_DISPATCH_SWITCH(TYPE, NAME, A2A_FLOATING(__VA_ARGS__) AT_DISPATCH_CASE(S, __VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND2(S, S2, TYPE, NAME, ...) \
  AT_DISPATCH_SWITCH(TYPE, NAME, A2A_FLOATING(__VA_ARGS__) AT_DISPATCH_CASE(S, __VA_ARGS__) AT_DISPATCH_CASE(S2, __VA_ARGS__))
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(...) AT_DISPATCH_FLOATING_TYPES_AND(at::kHalf, __VA_ARGS__)
#define AT_DISPATCH_REDUCED_FLOATING_TYPES(TYPE, NAME, ...) AT_DISPATCH_SWITCH(TYPE, NAME, A2A_HALVES(__VA_ARGS__))
#define AT_DISPATCH_INTEGRAL_TYPES(TYPE, NAME, ...) AT_DISPATCH_SWITCH(TYPE, NAME, A2A_INTEGRAL(__VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES(TYPE, NAME, ...) AT_DISPATCH_SWITCH(TYPE, NAME, A2A_ALL(__VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND(S, TYPE, NAME, ...) \
  AT_DISPATCH_SWITCH(TYPE, NAME, A2A_ALL(__VA_ARGS__) AT_DISPATCH_CASE(S, __VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND2(S, S2, TYPE, NAME, ...) \
  AT_DISPATCH_SWITCH(TYPE, NAME, A2A_ALL(__VA_ARGS__) AT_DISPATCH_CASE(S, __VA_ARGS__) AT_DISPATCH_CASE(S2, __VA_ARGS__))
#define AT_DISPATCH_ALL_TYPES_AND_HALF(...) AT_DISPATCH_ALL_TYPES_AND(at::kHalf, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES AT_DISPATCH_FLOATING_TYPES  // without the complex ones
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES_AND AT_DISPATCH_FLOATING_TYPES_AND
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES_AND2 AT_DISPATCH_FLOATING_TYPES_AND2
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX AT_DISPATCH_ALL_TYPES
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND AT_DISPATCH_ALL_TYPES_AND
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND2 AT_DISPATCH_ALL_TYPES_AND2
#define AT_DISPATCH_INDEX_TYPES(TYPE, NAME, ...) \
  AT_DISPATCH_SWITCH(TYPE, NAME, A2A_CASE(int, index_t, __VA_ARGS__) A2A_CASE(int64_t, index_t, __VA_ARGS__))
#endif
