// HIP's host functions and types, declared for host code that stands in the same file as kernels. The simulator compiles the
// device side of a file: host code is parsed and checked, and never run, so nothing here has a definition. Names and values
// as in ROCm 6's hip_runtime_api.h. ROCm has its own.
#pragma once

typedef enum hipError_t {
  hipSuccess = 0, hipErrorInvalidValue = 1, hipErrorOutOfMemory = 2, hipErrorMemoryAllocation = 2,
  hipErrorNotInitialized = 3, hipErrorInitializationError = 3, hipErrorDeinitialized = 4, hipErrorProfilerDisabled = 5,
  hipErrorInvalidConfiguration = 9, hipErrorInvalidPitchValue = 12, hipErrorInvalidSymbol = 13,
  hipErrorInvalidDevicePointer = 17, hipErrorInvalidMemcpyDirection = 21, hipErrorInsufficientDriver = 35,
  hipErrorMissingConfiguration = 52, hipErrorPriorLaunchFailure = 53, hipErrorInvalidDeviceFunction = 98,
  hipErrorNoDevice = 100, hipErrorInvalidDevice = 101, hipErrorInvalidImage = 200, hipErrorInvalidContext = 201,
  hipErrorMapFailed = 205, hipErrorUnmapFailed = 206, hipErrorNoBinaryForGpu = 209, hipErrorUnsupportedLimit = 215,
  hipErrorPeerAccessUnsupported = 217, hipErrorInvalidSource = 300, hipErrorFileNotFound = 301,
  hipErrorSharedObjectSymbolNotFound = 302, hipErrorSharedObjectInitFailed = 303, hipErrorOperatingSystem = 304,
  hipErrorInvalidHandle = 400, hipErrorInvalidResourceHandle = 400, hipErrorIllegalState = 401, hipErrorNotFound = 500,
  hipErrorNotReady = 600, hipErrorIllegalAddress = 700, hipErrorLaunchOutOfResources = 701, hipErrorLaunchTimeOut = 702,
  hipErrorPeerAccessAlreadyEnabled = 704, hipErrorPeerAccessNotEnabled = 705, hipErrorSetOnActiveProcess = 708,
  hipErrorContextIsDestroyed = 709, hipErrorAssert = 710, hipErrorHostMemoryAlreadyRegistered = 712,
  hipErrorHostMemoryNotRegistered = 713, hipErrorLaunchFailure = 719, hipErrorCooperativeLaunchTooLarge = 720,
  hipErrorNotSupported = 801, hipErrorStreamCaptureUnsupported = 900, hipErrorStreamCaptureInvalidated = 901,
  hipErrorGraphExecUpdateFailure = 910, hipErrorUnknown = 999, hipErrorRuntimeMemory = 1052, hipErrorRuntimeOther = 1053,
  hipErrorTbd
} hipError_t;

#define A2A_HANDLE(name) typedef struct i##name* name;
A2A_HANDLE(hipStream_t) A2A_HANDLE(hipEvent_t) A2A_HANDLE(hipModule_t) A2A_HANDLE(hipFunction_t) A2A_HANDLE(hipCtx_t)
A2A_HANDLE(hipGraph_t) A2A_HANDLE(hipGraphExec_t) A2A_HANDLE(hipGraphNode_t) A2A_HANDLE(hipMemPool_t)
A2A_HANDLE(hipArray_t) A2A_HANDLE(hipMemGenericAllocationHandle_t) A2A_HANDLE(hipUserObject_t)
#undef A2A_HANDLE
typedef int hipDevice_t;
typedef void* hipDeviceptr_t;
#define hipStreamDefault 0x00
#define hipStreamNonBlocking 0x01
#define hipStreamPerThread ((hipStream_t)2)
#define hipStreamLegacy ((hipStream_t)1)
#define hipEventDefault 0x0
#define hipEventBlockingSync 0x1
#define hipEventDisableTiming 0x2
#define hipEventInterprocess 0x4
#define hipEventReleaseToDevice 0x40000000
#define hipEventReleaseToSystem 0x80000000
#define hipEventDisableSystemFence 0x20000000
#define hipEventRecordDefault 0x0
#define hipEventRecordExternal 0x1
#define hipHostMallocDefault 0x0
#define hipHostMallocPortable 0x1
#define hipHostMallocMapped 0x2
#define hipHostMallocWriteCombined 0x4
#define hipHostMallocNumaUser 0x20000000
#define hipHostMallocCoherent 0x40000000
#define hipHostMallocNonCoherent 0x80000000
#define hipHostAllocDefault 0x0
#define hipHostRegisterDefault 0x0
#define hipHostRegisterPortable 0x1
#define hipHostRegisterMapped 0x2
#define hipDeviceMallocDefault 0x0
#define hipDeviceMallocFinegrained 0x1
#define hipMallocSignalMemory 0x2
#define hipDeviceMallocUncached 0x3
#define hipMemAttachGlobal 0x01
#define hipMemAttachHost 0x02
#define hipDeviceScheduleAuto 0x0
#define hipDeviceScheduleSpin 0x1
#define hipDeviceScheduleYield 0x2
#define hipDeviceScheduleBlockingSync 0x4
#define hipDeviceMapHost 0x8
#define hipDeviceLmemResizeToMax 0x10
#define hipIpcMemLazyEnablePeerAccess 0x01
#define hipIpcMemHandleSize 64
#define HIP_IPC_HANDLE_SIZE 64
#define hipCpuDeviceId ((int)-1)
#define hipInvalidDeviceId ((int)-2)
#define hipCooperativeLaunchMultiDeviceNoPreSync 0x01
#define hipOccupancyDefault 0x0
#define hipOccupancyDisableCachingOverride 0x1
#define hipStreamWaitValueGte 0x0
#define hipStreamWaitValueEq 0x1
#define hipStreamWaitValueAnd 0x2
#define hipStreamWaitValueNor 0x3
#define HIP_LAUNCH_PARAM_BUFFER_POINTER ((void*)0x01)
#define HIP_LAUNCH_PARAM_BUFFER_SIZE ((void*)0x02)
#define HIP_LAUNCH_PARAM_END ((void*)0x03)

typedef enum hipMemcpyKind {
  hipMemcpyHostToHost = 0, hipMemcpyHostToDevice = 1, hipMemcpyDeviceToHost = 2, hipMemcpyDeviceToDevice = 3,
  hipMemcpyDefault = 4, hipMemcpyDeviceToDeviceNoCU = 1024
} hipMemcpyKind;
typedef enum hipMemoryType {
  hipMemoryTypeUnregistered = 0, hipMemoryTypeHost = 1, hipMemoryTypeDevice = 2, hipMemoryTypeManaged = 3,
  hipMemoryTypeArray = 10, hipMemoryTypeUnified = 11
} hipMemoryType;
typedef enum hipFuncCache_t {
  hipFuncCachePreferNone, hipFuncCachePreferShared, hipFuncCachePreferL1, hipFuncCachePreferEqual
} hipFuncCache_t;
typedef enum hipSharedMemConfig {
  hipSharedMemBankSizeDefault, hipSharedMemBankSizeFourByte, hipSharedMemBankSizeEightByte
} hipSharedMemConfig;
typedef enum hipFuncAttribute {
  hipFuncAttributeMaxDynamicSharedMemorySize = 8, hipFuncAttributePreferredSharedMemoryCarveout = 9, hipFuncAttributeMax
} hipFuncAttribute;
typedef enum hipLimit_t { hipLimitStackSize, hipLimitPrintfFifoSize, hipLimitMallocHeapSize } hipLimit_t;
typedef enum hipComputeMode {
  hipComputeModeDefault, hipComputeModeExclusive, hipComputeModeProhibited, hipComputeModeExclusiveProcess
} hipComputeMode;
typedef enum hipDeviceP2PAttr {
  hipDevP2PAttrPerformanceRank, hipDevP2PAttrAccessSupported, hipDevP2PAttrNativeAtomicSupported,
  hipDevP2PAttrHipArrayAccessSupported
} hipDeviceP2PAttr;
typedef enum hipMemoryAdvise {
  hipMemAdviseSetReadMostly = 1, hipMemAdviseUnsetReadMostly, hipMemAdviseSetPreferredLocation,
  hipMemAdviseUnsetPreferredLocation, hipMemAdviseSetAccessedBy, hipMemAdviseUnsetAccessedBy,
  hipMemAdviseSetCoarseGrain = 100, hipMemAdviseUnsetCoarseGrain
} hipMemoryAdvise;
typedef enum hipMemRangeAttribute {
  hipMemRangeAttributeReadMostly = 1, hipMemRangeAttributePreferredLocation, hipMemRangeAttributeAccessedBy,
  hipMemRangeAttributeLastPrefetchLocation, hipMemRangeAttributeCoherencyMode = 100
} hipMemRangeAttribute;
typedef enum hipStreamCaptureMode {
  hipStreamCaptureModeGlobal, hipStreamCaptureModeThreadLocal, hipStreamCaptureModeRelaxed
} hipStreamCaptureMode;
typedef enum hipStreamCaptureStatus {
  hipStreamCaptureStatusNone, hipStreamCaptureStatusActive, hipStreamCaptureStatusInvalidated
} hipStreamCaptureStatus;
typedef enum hipMemPoolAttr {
  hipMemPoolReuseFollowEventDependencies = 1, hipMemPoolReuseAllowOpportunistic, hipMemPoolReuseAllowInternalDependencies,
  hipMemPoolAttrReleaseThreshold, hipMemPoolAttrReservedMemCurrent, hipMemPoolAttrReservedMemHigh,
  hipMemPoolAttrUsedMemCurrent, hipMemPoolAttrUsedMemHigh
} hipMemPoolAttr;
typedef enum hipMemAllocationType { hipMemAllocationTypeInvalid, hipMemAllocationTypePinned } hipMemAllocationType;
typedef enum hipMemAllocationHandleType {
  hipMemHandleTypeNone, hipMemHandleTypePosixFileDescriptor
} hipMemAllocationHandleType;
typedef enum hipMemLocationType { hipMemLocationTypeInvalid, hipMemLocationTypeDevice } hipMemLocationType;
typedef enum hipMemAccessFlags {
  hipMemAccessFlagsProtNone, hipMemAccessFlagsProtRead, hipMemAccessFlagsProtReadWrite = 3
} hipMemAccessFlags;
typedef enum hipMemAllocationGranularity_flags {
  hipMemAllocationGranularityMinimum, hipMemAllocationGranularityRecommended
} hipMemAllocationGranularity_flags;
typedef struct hipMemLocation { hipMemLocationType type; int id; } hipMemLocation;
typedef struct hipMemAccessDesc { hipMemLocation location; hipMemAccessFlags flags; } hipMemAccessDesc;
typedef struct hipMemAllocationProp {
  hipMemAllocationType type;
  hipMemAllocationHandleType requestedHandleType;
  hipMemLocation location;
  void* win32HandleMetaData;
  struct { unsigned char compressionType, gpuDirectRDMACapable; unsigned short usage; } allocFlags;
} hipMemAllocationProp;
typedef struct hipMemPoolProps {
  hipMemAllocationType allocType;
  hipMemAllocationHandleType handleTypes;
  hipMemLocation location;
  void* win32SecurityAttributes;
  size_t maxSize;
  unsigned char reserved[56];
} hipMemPoolProps;
typedef struct hipMemPoolPtrExportData { unsigned char reserved[64]; } hipMemPoolPtrExportData;
typedef enum hipDeviceAttribute_t {
  hipDeviceAttributeEccEnabled, hipDeviceAttributeCanMapHostMemory, hipDeviceAttributeClockRate,
  hipDeviceAttributeComputeMode, hipDeviceAttributeConcurrentKernels, hipDeviceAttributeConcurrentManagedAccess,
  hipDeviceAttributeCooperativeLaunch, hipDeviceAttributeIntegrated, hipDeviceAttributeL2CacheSize,
  hipDeviceAttributeManagedMemory, hipDeviceAttributeMaxBlockDimX, hipDeviceAttributeMaxBlockDimY,
  hipDeviceAttributeMaxBlockDimZ, hipDeviceAttributeMaxGridDimX, hipDeviceAttributeMaxGridDimY,
  hipDeviceAttributeMaxGridDimZ, hipDeviceAttributeMaxThreadsPerBlock, hipDeviceAttributeMaxThreadsPerMultiProcessor,
  hipDeviceAttributeMemoryBusWidth, hipDeviceAttributeMemoryClockRate, hipDeviceAttributeComputeCapabilityMajor,
  hipDeviceAttributeComputeCapabilityMinor, hipDeviceAttributeMemoryPoolsSupported,
  hipDeviceAttributeMultiprocessorCount, hipDeviceAttributePageableMemoryAccess, hipDeviceAttributePciBusId,
  hipDeviceAttributePciDeviceId, hipDeviceAttributePciDomainID, hipDeviceAttributeMaxRegistersPerBlock,
  hipDeviceAttributeMaxSharedMemoryPerBlock, hipDeviceAttributeMaxSharedMemoryPerMultiprocessor,
  hipDeviceAttributeSharedMemPerBlockOptin, hipDeviceAttributeTotalConstantMemory, hipDeviceAttributeTotalGlobalMem,
  hipDeviceAttributeUnifiedAddressing, hipDeviceAttributeVirtualMemoryManagementSupported, hipDeviceAttributeWarpSize,
  hipDeviceAttributeImageSupport, hipDeviceAttributeFineGrainSupport, hipDeviceAttributeWallClockRate,
  hipDeviceAttributeCanUseStreamWaitValue
} hipDeviceAttribute_t;
typedef struct hipDeviceArch_t {
  unsigned hasGlobalInt32Atomics : 1, hasGlobalFloatAtomicExch : 1, hasSharedInt32Atomics : 1,
      hasSharedFloatAtomicExch : 1, hasFloatAtomicAdd : 1, hasGlobalInt64Atomics : 1, hasSharedInt64Atomics : 1,
      hasDoubles : 1, hasWarpVote : 1, hasWarpBallot : 1, hasWarpShuffle : 1, hasFunnelShift : 1,
      hasThreadFenceSystem : 1, hasSyncThreadsExt : 1, hasSurfaceFuncs : 1, has3dGrid : 1, hasDynamicParallelism : 1;
} hipDeviceArch_t;
typedef struct hipUUID { char bytes[16]; } hipUUID;
typedef struct hipDeviceProp_t {
  char name[256];
  hipUUID uuid;
  char luid[8];
  unsigned luidDeviceNodeMask;
  size_t totalGlobalMem, sharedMemPerBlock;
  int regsPerBlock, warpSize;
  size_t memPitch;
  int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate;
  size_t totalConstMem;
  int major, minor;
  size_t textureAlignment, texturePitchAlignment;
  int deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated, canMapHostMemory, computeMode;
  int concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver, asyncEngineCount, unifiedAddressing;
  int memoryClockRate, memoryBusWidth, l2CacheSize, persistingL2CacheMaxSize, maxThreadsPerMultiProcessor;
  int streamPrioritiesSupported, globalL1CacheSupported, localL1CacheSupported;
  size_t sharedMemPerMultiprocessor;
  int regsPerMultiprocessor, managedMemory, isMultiGpuBoard, multiGpuBoardGroupID, hostNativeAtomicSupported;
  int singleToDoublePrecisionPerfRatio, pageableMemoryAccess, concurrentManagedAccess, computePreemptionSupported;
  int canUseHostPointerForRegisteredMem, cooperativeLaunch, cooperativeMultiDeviceLaunch;
  size_t sharedMemPerBlockOptin;
  int pageableMemoryAccessUsesHostPageTables, directManagedMemAccessFromHost, maxBlocksPerMultiProcessor;
  int accessPolicyMaxWindowSize;
  size_t reservedSharedMemPerBlock;
  int hostRegisterSupported, memoryPoolsSupported, ipcEventSupported, unifiedFunctionPointers;
  int maxTexture1D, maxTexture2D[2], maxTexture3D[3], maxTexture1DLinear;
  char gcnArchName[256];
  size_t maxSharedMemoryPerMultiProcessor;
  int clockInstructionRate, isLargeBar, asicRevision, gcnArch;
  hipDeviceArch_t arch;
} hipDeviceProp_t;
typedef struct hipFuncAttributes {
  int binaryVersion, cacheModeCA;
  size_t constSizeBytes, localSizeBytes;
  int maxDynamicSharedSizeBytes, maxThreadsPerBlock, numRegs, preferredShmemCarveout, ptxVersion;
  size_t sharedSizeBytes;
} hipFuncAttributes;
typedef struct hipPointerAttribute_t {
  hipMemoryType type;
  int device;
  void *devicePointer, *hostPointer;
  int isManaged;
  unsigned allocationFlags;
} hipPointerAttribute_t;
typedef struct hipIpcMemHandle_t { char reserved[64]; } hipIpcMemHandle_t;
typedef struct hipIpcEventHandle_t { char reserved[64]; } hipIpcEventHandle_t;
typedef struct hipPitchedPtr { void* ptr; size_t pitch, xsize, ysize; } hipPitchedPtr;
typedef struct hipExtent { size_t width, height, depth; } hipExtent;
typedef struct hipPos { size_t x, y, z; } hipPos;
typedef struct hipMemcpy3DParms {
  hipArray_t srcArray;
  hipPos srcPos;
  hipPitchedPtr srcPtr;
  hipArray_t dstArray;
  hipPos dstPos;
  hipPitchedPtr dstPtr;
  hipExtent extent;
  hipMemcpyKind kind;
} hipMemcpy3DParms;
typedef struct hipKernelNodeParams {
  dim3 blockDim;
  void** extra;
  void* func;
  dim3 gridDim;
  void** kernelParams;
  unsigned sharedMemBytes;
} hipKernelNodeParams;
typedef struct hipMemsetParams {
  void* dst;
  unsigned elementSize;
  size_t height, pitch;
  unsigned value;
  size_t width;
} hipMemsetParams;
typedef void (*hipHostFn_t)(void* userData);
typedef struct hipHostNodeParams { hipHostFn_t fn; void* userData; } hipHostNodeParams;
typedef struct hipMemAllocNodeParams {
  hipMemPoolProps poolProps;
  const hipMemAccessDesc* accessDescs;
  size_t accessDescCount, bytesize;
  void* dptr;
} hipMemAllocNodeParams;
typedef struct hipLaunchParams {
  void* func;
  dim3 gridDim, blockDim;
  void** args;
  size_t sharedMem;
  hipStream_t stream;
} hipLaunchParams;
typedef enum hipJitOption { hipJitOptionMaxRegisters, hipJitOptionLogVerbose } hipJitOption;
typedef enum hipGraphExecUpdateResult { hipGraphExecUpdateSuccess, hipGraphExecUpdateError } hipGraphExecUpdateResult;
typedef enum hipGraphInstantiateFlags { hipGraphInstantiateFlagAutoFreeOnLaunch = 1 } hipGraphInstantiateFlags;
typedef void (*hipStreamCallback_t)(hipStream_t stream, hipError_t status, void* userData);

// `kernel<<<grid, block, lds, stream>>>(...)` calls this.
extern "C" hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t lds = 0, hipStream_t stream = nullptr);

extern "C" {
const char* hipGetErrorName(hipError_t error);
const char* hipGetErrorString(hipError_t error);
hipError_t hipGetLastError(void);
hipError_t hipPeekAtLastError(void);
hipError_t hipExtGetLastError(void);
hipError_t hipInit(unsigned flags);
hipError_t hipDriverGetVersion(int* version);
hipError_t hipRuntimeGetVersion(int* version);

hipError_t hipGetDeviceCount(int* count);
hipError_t hipSetDevice(int device);
hipError_t hipGetDevice(int* device);
hipError_t hipDeviceGet(hipDevice_t* device, int ordinal);
hipError_t hipDeviceGetName(char* name, int length, hipDevice_t device);
hipError_t hipDeviceGetPCIBusId(char* id, int length, int device);
hipError_t hipDeviceGetByPCIBusId(int* device, const char* id);
hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int device);
hipError_t hipDeviceComputeCapability(int* major, int* minor, hipDevice_t device);
hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t device);
hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int device);
hipError_t hipChooseDevice(int* device, const hipDeviceProp_t* properties);
hipError_t hipDeviceSynchronize(void);
hipError_t hipDeviceReset(void);
hipError_t hipSetDeviceFlags(unsigned flags);
hipError_t hipGetDeviceFlags(unsigned* flags);
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t config);
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config);
hipError_t hipDeviceGetLimit(size_t* value, hipLimit_t limit);
hipError_t hipDeviceSetLimit(hipLimit_t limit, size_t value);
hipError_t hipDeviceCanAccessPeer(int* can, int device, int peer);
hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags);
hipError_t hipDeviceDisablePeerAccess(int peer);
hipError_t hipDeviceGetP2PAttribute(int* value, hipDeviceP2PAttr attribute, int source, int destination);
hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest);
hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t* pool, int device);
hipError_t hipDeviceGetMemPool(hipMemPool_t* pool, int device);
hipError_t hipDeviceSetMemPool(int device, hipMemPool_t pool);
hipError_t hipCtxCreate(hipCtx_t* context, unsigned flags, hipDevice_t device);
hipError_t hipCtxDestroy(hipCtx_t context);
hipError_t hipCtxSetCurrent(hipCtx_t context);
hipError_t hipCtxGetCurrent(hipCtx_t* context);

hipError_t hipMalloc(void** pointer, size_t bytes);
hipError_t hipExtMallocWithFlags(void** pointer, size_t bytes, unsigned flags);
hipError_t hipMallocManaged(void** pointer, size_t bytes, unsigned flags = hipMemAttachGlobal);
hipError_t hipMallocPitch(void** pointer, size_t* pitch, size_t width, size_t height);
hipError_t hipMalloc3D(hipPitchedPtr* pointer, hipExtent extent);
hipError_t hipMallocHost(void** pointer, size_t bytes);
hipError_t hipHostMalloc(void** pointer, size_t bytes, unsigned flags = hipHostMallocDefault);
hipError_t hipHostAlloc(void** pointer, size_t bytes, unsigned flags);
hipError_t hipHostRegister(void* pointer, size_t bytes, unsigned flags);
hipError_t hipHostUnregister(void* pointer);
hipError_t hipHostGetDevicePointer(void** device, void* host, unsigned flags);
hipError_t hipHostFree(void* pointer);
hipError_t hipFreeHost(void* pointer);
hipError_t hipFree(void* pointer);
hipError_t hipMallocAsync(void** pointer, size_t bytes, hipStream_t stream);
hipError_t hipMallocFromPoolAsync(void** pointer, size_t bytes, hipMemPool_t pool, hipStream_t stream);
hipError_t hipFreeAsync(void* pointer, hipStream_t stream);
hipError_t hipMemPoolCreate(hipMemPool_t* pool, const hipMemPoolProps* properties);
hipError_t hipMemPoolDestroy(hipMemPool_t pool);
hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value);
hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value);
hipError_t hipMemPoolSetAccess(hipMemPool_t pool, const hipMemAccessDesc* list, size_t count);
hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t bytes);
hipError_t hipMemPoolExportToShareableHandle(void* handle, hipMemPool_t pool, hipMemAllocationHandleType type,
                                             unsigned flags);
hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t* pool, void* handle, hipMemAllocationHandleType type,
                                               unsigned flags);
hipError_t hipMemPoolExportPointer(hipMemPoolPtrExportData* data, void* pointer);
hipError_t hipMemPoolImportPointer(void** pointer, hipMemPool_t pool, hipMemPoolPtrExportData* data);
hipError_t hipMemAddressReserve(void** pointer, size_t bytes, size_t alignment, void* wanted, unsigned long long flags);
hipError_t hipMemAddressFree(void* pointer, size_t bytes);
hipError_t hipMemCreate(hipMemGenericAllocationHandle_t* handle, size_t bytes, const hipMemAllocationProp* properties,
                        unsigned long long flags);
hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle);
hipError_t hipMemMap(void* pointer, size_t bytes, size_t offset, hipMemGenericAllocationHandle_t handle,
                     unsigned long long flags);
hipError_t hipMemUnmap(void* pointer, size_t bytes);
hipError_t hipMemSetAccess(void* pointer, size_t bytes, const hipMemAccessDesc* list, size_t count);
hipError_t hipMemGetAllocationGranularity(size_t* bytes, const hipMemAllocationProp* properties,
                                          hipMemAllocationGranularity_flags which);
hipError_t hipMemGetInfo(size_t* free, size_t* total);
hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, size_t* bytes, hipDeviceptr_t pointer);
hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* pointer);
hipError_t hipMemPrefetchAsync(const void* pointer, size_t bytes, int device, hipStream_t stream = nullptr);
hipError_t hipMemAdvise(const void* pointer, size_t bytes, hipMemoryAdvise advice, int device);
hipError_t hipMemRangeGetAttribute(void* data, size_t size, hipMemRangeAttribute attribute, const void* pointer,
                                   size_t bytes);
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void* pointer);
hipError_t hipIpcOpenMemHandle(void** pointer, hipIpcMemHandle_t handle, unsigned flags);
hipError_t hipIpcCloseMemHandle(void* pointer);
hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t* handle, hipEvent_t event);
hipError_t hipIpcOpenEventHandle(hipEvent_t* event, hipIpcEventHandle_t handle);

hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind kind);
hipError_t hipMemcpyWithStream(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream);
hipError_t hipMemcpyAsync(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream = nullptr);
hipError_t hipMemcpyHtoD(hipDeviceptr_t to, void* from, size_t bytes);
hipError_t hipMemcpyDtoH(void* to, hipDeviceptr_t from, size_t bytes);
hipError_t hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, size_t bytes);
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t to, void* from, size_t bytes, hipStream_t stream);
hipError_t hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, size_t bytes, hipStream_t stream);
hipError_t hipMemcpyPeer(void* to, int device, const void* from, int source, size_t bytes);
hipError_t hipMemcpyPeerAsync(void* to, int device, const void* from, int source, size_t bytes, hipStream_t stream = nullptr);
hipError_t hipMemcpy2D(void* to, size_t pitch, const void* from, size_t source_pitch, size_t width, size_t height,
                       hipMemcpyKind kind);
hipError_t hipMemcpy2DAsync(void* to, size_t pitch, const void* from, size_t source_pitch, size_t width, size_t height,
                            hipMemcpyKind kind, hipStream_t stream = nullptr);
hipError_t hipMemcpy3D(const hipMemcpy3DParms* parameters);
hipError_t hipMemcpyToSymbol(const void* symbol, const void* from, size_t bytes, size_t offset = 0,
                             hipMemcpyKind kind = hipMemcpyHostToDevice);
hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind,
                                  hipStream_t stream = nullptr);
hipError_t hipMemcpyFromSymbol(void* to, const void* symbol, size_t bytes, size_t offset = 0,
                               hipMemcpyKind kind = hipMemcpyDeviceToHost);
hipError_t hipMemcpyFromSymbolAsync(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind,
                                    hipStream_t stream = nullptr);
hipError_t hipGetSymbolAddress(void** pointer, const void* symbol);
hipError_t hipGetSymbolSize(size_t* bytes, const void* symbol);
hipError_t hipMemset(void* to, int value, size_t bytes);
hipError_t hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count);
hipError_t hipMemsetD32(hipDeviceptr_t to, int value, size_t count);
hipError_t hipMemsetAsync(void* to, int value, size_t bytes, hipStream_t stream = nullptr);
hipError_t hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t stream = nullptr);
hipError_t hipMemset2D(void* to, size_t pitch, int value, size_t width, size_t height);

hipError_t hipStreamCreate(hipStream_t* stream);
hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags);
hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned flags, int priority);
hipError_t hipExtStreamCreateWithCUMask(hipStream_t* stream, uint32_t words, const uint32_t* mask);
hipError_t hipStreamDestroy(hipStream_t stream);
hipError_t hipStreamQuery(hipStream_t stream);
hipError_t hipStreamSynchronize(hipStream_t stream);
hipError_t hipStreamWaitEvent(hipStream_t stream, hipEvent_t event, unsigned flags = 0);
hipError_t hipStreamGetFlags(hipStream_t stream, unsigned* flags);
hipError_t hipStreamGetPriority(hipStream_t stream, int* priority);
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t callback, void* data, unsigned flags);
hipError_t hipStreamAttachMemAsync(hipStream_t stream, void* pointer, size_t bytes = 0, unsigned flags = 4);
hipError_t hipStreamWaitValue32(hipStream_t stream, void* pointer, uint32_t value, unsigned flags,
                                uint32_t mask = 0xffffffff);
hipError_t hipStreamWaitValue64(hipStream_t stream, void* pointer, uint64_t value, unsigned flags,
                                uint64_t mask = 0xffffffffffffffff);
hipError_t hipStreamWriteValue32(hipStream_t stream, void* pointer, uint32_t value, unsigned flags);
hipError_t hipStreamWriteValue64(hipStream_t stream, void* pointer, uint64_t value, unsigned flags);
hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void* data);
hipError_t hipEventCreate(hipEvent_t* event);
hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned flags);
hipError_t hipEventDestroy(hipEvent_t event);
hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream = nullptr);
hipError_t hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream = nullptr, unsigned flags = 0);
hipError_t hipEventSynchronize(hipEvent_t event);
hipError_t hipEventQuery(hipEvent_t event);
hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t start, hipEvent_t stop);

hipError_t hipModuleLoad(hipModule_t* module, const char* file);
hipError_t hipModuleLoadData(hipModule_t* module, const void* image);
hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned count, hipJitOption* options, void** values);
hipError_t hipModuleUnload(hipModule_t module);
hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name);
hipError_t hipModuleGetGlobal(hipDeviceptr_t* pointer, size_t* bytes, hipModule_t module, const char* name);
hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                                 unsigned block_x, unsigned block_y, unsigned block_z, unsigned lds, hipStream_t stream,
                                 void** parameters, void** extra);
hipError_t hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t lds = 0,
                           hipStream_t stream = nullptr);
hipError_t hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t lds,
                              hipStream_t stream, hipEvent_t start, hipEvent_t stop, int flags);
hipError_t hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** arguments, unsigned lds,
                                      hipStream_t stream);
hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, const void* function);
hipError_t hipFuncSetAttribute(const void* function, hipFuncAttribute attribute, int value);
hipError_t hipFuncSetCacheConfig(const void* function, hipFuncCache_t config);
hipError_t hipFuncSetSharedMemConfig(const void* function, hipSharedMemConfig config);
hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int threads, size_t lds);
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int* grid, int* block, hipFunction_t function, size_t lds, int limit);
hipError_t hipProfilerStart(void);
hipError_t hipProfilerStop(void);

hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode);
hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph);
hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus* status);
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode);
hipError_t hipGraphCreate(hipGraph_t* graph, unsigned flags);
hipError_t hipGraphDestroy(hipGraph_t graph);
hipError_t hipGraphInstantiate(hipGraphExec_t* executable, hipGraph_t graph, hipGraphNode_t* failed, char* log,
                               size_t size);
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* executable, hipGraph_t graph, unsigned long long flags);
hipError_t hipGraphLaunch(hipGraphExec_t executable, hipStream_t stream);
hipError_t hipGraphUpload(hipGraphExec_t executable, hipStream_t stream);
hipError_t hipGraphExecDestroy(hipGraphExec_t executable);
hipError_t hipGraphExecUpdate(hipGraphExec_t executable, hipGraph_t graph, hipGraphNode_t* failed,
                              hipGraphExecUpdateResult* result);
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t* nodes, size_t* count);
hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to, size_t count);
hipError_t hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count);
hipError_t hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipKernelNodeParams* parameters);
hipError_t hipGraphAddHostNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                               const hipHostNodeParams* parameters);
hipError_t hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipMemsetParams* parameters);
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipMemcpy3DParms* parameters);
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                   void* to, const void* from, size_t bytes, hipMemcpyKind kind);
hipError_t hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                   hipMemAllocNodeParams* parameters);
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                  void* pointer);
}

// Pointers of any type, kernels of any type.
template <class T> hipError_t hipMalloc(T** pointer, size_t bytes);
template <class T> hipError_t hipExtMallocWithFlags(T** pointer, size_t bytes, unsigned flags);
template <class T> hipError_t hipMallocManaged(T** pointer, size_t bytes, unsigned flags = hipMemAttachGlobal);
template <class T> hipError_t hipMallocPitch(T** pointer, size_t* pitch, size_t width, size_t height);
template <class T> hipError_t hipMallocHost(T** pointer, size_t bytes, unsigned flags = hipHostMallocDefault);
template <class T> hipError_t hipHostMalloc(T** pointer, size_t bytes, unsigned flags = hipHostMallocDefault);
template <class T> hipError_t hipHostAlloc(T** pointer, size_t bytes, unsigned flags);
template <class T> hipError_t hipHostGetDevicePointer(T** device, void* host, unsigned flags);
template <class T> hipError_t hipMallocAsync(T** pointer, size_t bytes, hipStream_t stream);
template <class T> hipError_t hipMallocAsync(T** pointer, size_t bytes, hipMemPool_t pool, hipStream_t stream);
template <class T> hipError_t hipMallocFromPoolAsync(T** pointer, size_t bytes, hipMemPool_t pool, hipStream_t stream);
template <class T> hipError_t hipMemcpyToSymbol(const T& symbol, const void* from, size_t bytes, size_t offset = 0,
                                                hipMemcpyKind kind = hipMemcpyHostToDevice);
template <class T> hipError_t hipMemcpyFromSymbol(void* to, const T& symbol, size_t bytes, size_t offset = 0,
                                                  hipMemcpyKind kind = hipMemcpyDeviceToHost);
template <class T> hipError_t hipGetSymbolAddress(void** pointer, const T& symbol);
template <class T> hipError_t hipGetSymbolSize(size_t* bytes, const T& symbol);
template <class F> hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, F* function);
template <class F> hipError_t hipFuncSetAttribute(F* function, hipFuncAttribute attribute, int value);
template <class F> hipError_t hipFuncSetCacheConfig(F* function, hipFuncCache_t config);
template <class F> hipError_t hipOccupancyMaxPotentialBlockSize(int* grid, int* block, F function, size_t lds = 0,
                                                                int limit = 0);
template <class F> hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, F function, int threads,
                                                                           size_t lds);
template <class F> hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, F function, int threads,
                                                                                    size_t lds, unsigned flags);
template <class F> hipError_t hipLaunchCooperativeKernel(F function, dim3 grid, dim3 block, void** arguments, unsigned lds,
                                                         hipStream_t stream);
template <class F> hipError_t hipLaunchKernel(F function, dim3 grid, dim3 block, void** arguments, size_t lds = 0,
                                              hipStream_t stream = nullptr);
template <class... T, class F>
void hipExtLaunchKernelGGL(F function, dim3 grid, dim3 block, unsigned lds, hipStream_t stream, hipEvent_t start,
                           hipEvent_t stop, unsigned flags, T... arguments);
inline hipPitchedPtr make_hipPitchedPtr(void* pointer, size_t pitch, size_t x, size_t y) { return {pointer, pitch, x, y}; }
inline hipExtent make_hipExtent(size_t width, size_t height, size_t depth) { return {width, height, depth}; }
inline hipPos make_hipPos(size_t x, size_t y, size_t z) { return {x, y, z}; }
#define HIP_SYMBOL(name) name
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define hipLaunchKernelGGL(kernel, grid, block, lds, stream, ...)     \
  do {                                                                \
    kernel<<<(grid), (block), (lds), (stream)>>>(__VA_ARGS__);        \
  } while (0)
#define hipLaunchKernel_GGL hipLaunchKernelGGL

// HIP's min and max on the host.
template <class T> __host__ inline T min(T a, T b) { return b < a ? b : a; }
template <class T> __host__ inline T max(T a, T b) { return a < b ? b : a; }
template <class A, class B> __host__ inline auto min(A a, B b) -> decltype(true ? a : b) { return b < a ? b : a; }
template <class A, class B> __host__ inline auto max(A a, B b) -> decltype(true ? a : b) { return a < b ? b : a; }
