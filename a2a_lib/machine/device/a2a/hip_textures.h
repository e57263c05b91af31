// Textures: the host's types and functions, declared so that a file with textures beside other kernels loads. MI300X has
// no image instructions; a kernel that reads a texture is refused in words, as ROCm's compiler refuses it for gfx942.
#pragma once

typedef struct ihipTextureObject_t* hipTextureObject_t;
typedef struct ihipSurfaceObject_t* hipSurfaceObject_t;
typedef struct ihipMipmappedArray_t* hipMipmappedArray_t;
typedef enum hipChannelFormatKind {
  hipChannelFormatKindSigned, hipChannelFormatKindUnsigned, hipChannelFormatKindFloat, hipChannelFormatKindNone
} hipChannelFormatKind;
typedef struct hipChannelFormatDesc { int x, y, z, w; hipChannelFormatKind f; } hipChannelFormatDesc;
typedef enum hipResourceType {
  hipResourceTypeArray, hipResourceTypeMipmappedArray, hipResourceTypeLinear, hipResourceTypePitch2D
} hipResourceType;
typedef enum hipTextureAddressMode {
  hipAddressModeWrap, hipAddressModeClamp, hipAddressModeMirror, hipAddressModeBorder
} hipTextureAddressMode;
typedef enum hipTextureFilterMode { hipFilterModePoint, hipFilterModeLinear } hipTextureFilterMode;
typedef enum hipTextureReadMode { hipReadModeElementType, hipReadModeNormalizedFloat } hipTextureReadMode;
typedef struct hipResourceDesc {
  hipResourceType resType;
  union {
    struct { hipArray_t array; } array;
    struct { hipMipmappedArray_t mipmap; } mipmap;
    struct { void* devPtr; hipChannelFormatDesc desc; size_t sizeInBytes; } linear;
    struct { void* devPtr; hipChannelFormatDesc desc; size_t width, height, pitchInBytes; } pitch2D;
  } res;
} hipResourceDesc;
typedef struct hipResourceViewDesc { int format; size_t width, height, depth; } hipResourceViewDesc;
typedef struct hipTextureDesc {
  hipTextureAddressMode addressMode[3];
  hipTextureFilterMode filterMode;
  hipTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned maxAnisotropy;
  hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
} hipTextureDesc;
#define hipArrayDefault 0x00
#define hipArrayLayered 0x01
#define hipArraySurfaceLoadStore 0x02
#define hipArrayCubemap 0x04
#define hipArrayTextureGather 0x08

hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind);
template <class T> hipChannelFormatDesc hipCreateChannelDesc();
hipError_t hipMallocArray(hipArray_t* array, const hipChannelFormatDesc* format, size_t width, size_t height = 0,
                          unsigned flags = hipArrayDefault);
hipError_t hipMalloc3DArray(hipArray_t* array, const hipChannelFormatDesc* format, hipExtent extent, unsigned flags);
hipError_t hipFreeArray(hipArray_t array);
hipError_t hipMemcpy2DToArray(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                              size_t height, hipMemcpyKind kind);
hipError_t hipMemcpy2DFromArray(void* to, size_t pitch, hipArray_t from, size_t x, size_t y, size_t width, size_t height,
                                hipMemcpyKind kind);
hipError_t hipMemcpyToArray(hipArray_t to, size_t x, size_t y, const void* from, size_t bytes, hipMemcpyKind kind);
hipError_t hipMemcpyFromArray(void* to, hipArray_t from, size_t x, size_t y, size_t bytes, hipMemcpyKind kind);
hipError_t hipCreateTextureObject(hipTextureObject_t* texture, const hipResourceDesc* resource,
                                  const hipTextureDesc* description, const hipResourceViewDesc* view);
hipError_t hipDestroyTextureObject(hipTextureObject_t texture);
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* surface, const hipResourceDesc* resource);
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface);

#define A2A_NO_IMAGES __device__ __attribute__((unavailable("MI300X (gfx942) has no image instructions; read from a buffer")))
template <class T> A2A_NO_IMAGES T tex1Dfetch(hipTextureObject_t texture, int x);
template <class T> A2A_NO_IMAGES T tex1D(hipTextureObject_t texture, float x);
template <class T> A2A_NO_IMAGES T tex2D(hipTextureObject_t texture, float x, float y);
template <class T> A2A_NO_IMAGES T tex3D(hipTextureObject_t texture, float x, float y, float z);
template <class T> A2A_NO_IMAGES T tex2DLayered(hipTextureObject_t texture, float x, float y, int layer);
template <class T> A2A_NO_IMAGES T tex2DLod(hipTextureObject_t texture, float x, float y, float level);
template <class T> A2A_NO_IMAGES void surf2Dread(T* value, hipSurfaceObject_t surface, int x, int y);
template <class T> A2A_NO_IMAGES void surf2Dwrite(T value, hipSurfaceObject_t surface, int x, int y);
#undef A2A_NO_IMAGES
