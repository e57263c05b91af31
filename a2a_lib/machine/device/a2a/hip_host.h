// HIP's host functions and types, declared for host code that stands in the same file as kernels. The simulator compiles the
// device side of a file: host code is parsed and checked, and never run, so nothing here has a definition. Names and values
// as in ROCm 6's hip_runtime_api.h. ROCm has its own.
#pragma once

typedef enum hipError_t {
  hipSuccess, hipErrorInvalidValue, hipErrorOutOfMemory, hipErrorMemoryAllocation = 2, hipErrorNotInitialized,
  hipErrorInitializationError = 3, hipErrorDeinitialized, hipErrorProfilerDisabled, hipErrorProfilerNotInitialized,
  hipErrorProfilerAlreadyStarted, hipErrorProfilerAlreadyStopped, hipErrorInvalidConfiguration,
  hipErrorInvalidPitchValue = 12, hipErrorInvalidSymbol, hipErrorInvalidDevicePointer = 17,
  hipErrorInvalidMemcpyDirection = 21, hipErrorInsufficientDriver = 35, hipErrorMissingConfiguration = 52,
  hipErrorPriorLaunchFailure, hipErrorInvalidDeviceFunction = 98, hipErrorNoDevice = 100, hipErrorInvalidDevice,
  hipErrorInvalidImage = 200, hipErrorInvalidContext, hipErrorContextAlreadyCurrent, hipErrorMapFailed = 205,
  hipErrorMapBufferObjectFailed = 205, hipErrorUnmapFailed, hipErrorArrayIsMapped, hipErrorAlreadyMapped,
  hipErrorNoBinaryForGpu, hipErrorAlreadyAcquired, hipErrorNotMapped, hipErrorNotMappedAsArray,
  hipErrorNotMappedAsPointer, hipErrorECCNotCorrectable, hipErrorUnsupportedLimit, hipErrorContextAlreadyInUse,
  hipErrorPeerAccessUnsupported, hipErrorInvalidKernelFile, hipErrorInvalidGraphicsContext, hipErrorInvalidSource =
  300, hipErrorFileNotFound, hipErrorSharedObjectSymbolNotFound, hipErrorSharedObjectInitFailed,
  hipErrorOperatingSystem, hipErrorInvalidHandle = 400, hipErrorInvalidResourceHandle = 400, hipErrorIllegalState,
  hipErrorNotFound = 500, hipErrorNotReady = 600, hipErrorIllegalAddress = 700, hipErrorLaunchOutOfResources,
  hipErrorLaunchTimeOut, hipErrorPeerAccessAlreadyEnabled = 704, hipErrorPeerAccessNotEnabled,
  hipErrorSetOnActiveProcess = 708, hipErrorContextIsDestroyed, hipErrorAssert, hipErrorHostMemoryAlreadyRegistered =
  712, hipErrorHostMemoryNotRegistered, hipErrorLaunchFailure = 719, hipErrorCooperativeLaunchTooLarge,
  hipErrorNotSupported = 801, hipErrorStreamCaptureUnsupported = 900, hipErrorStreamCaptureInvalidated,
  hipErrorStreamCaptureMerge, hipErrorStreamCaptureUnmatched, hipErrorStreamCaptureUnjoined,
  hipErrorStreamCaptureIsolation, hipErrorStreamCaptureImplicit, hipErrorCapturedEvent,
  hipErrorStreamCaptureWrongThread, hipErrorGraphExecUpdateFailure = 910, hipErrorInvalidChannelDescriptor,
  hipErrorInvalidTexture, hipErrorInvalidResourceType = 914, hipErrorInvalidResourceConfiguration,
  hipErrorStreamDetached, hipErrorUnknown = 999, hipErrorRuntimeMemory = 1052, hipErrorRuntimeOther,
  hipErrorInvalidClusterSize, hipErrorTbd
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
  hipFuncAttributeMaxDynamicSharedMemorySize = 8, hipFuncAttributePreferredSharedMemoryCarveout,
  hipFuncAttributeClusterDimMustBeSet, hipFuncAttributeRequiredClusterWidth, hipFuncAttributeRequiredClusterHeight,
  hipFuncAttributeRequiredClusterDepth, hipFuncAttributeNonPortableClusterSizeAllowed,
  hipFuncAttributeClusterSchedulingPolicyPreference, hipFuncAttributeMax
} hipFuncAttribute;
typedef enum hipLimit_t {
  hipLimitStackSize, hipLimitPrintfFifoSize, hipLimitMallocHeapSize, hipExtLimitScratchMin = 4096,
  hipExtLimitScratchMax, hipExtLimitScratchCurrent, hipLimitRange
} hipLimit_t;
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
typedef enum hipMemAllocationType {
  hipMemAllocationTypeInvalid, hipMemAllocationTypePinned, hipMemAllocationTypeManaged, hipMemAllocationTypeUncached =
  1073741824, hipMemAllocationTypeMax = 2147483647
} hipMemAllocationType;
typedef enum hipMemAllocationHandleType {
  hipMemHandleTypeNone, hipMemHandleTypePosixFileDescriptor, hipMemHandleTypeWin32, hipMemHandleTypeWin32Kmt = 4,
  hipMemHandleTypeFabric = 8
} hipMemAllocationHandleType;
typedef enum hipMemLocationType {
  hipMemLocationTypeInvalid, hipMemLocationTypeNone = 0, hipMemLocationTypeDevice, hipMemLocationTypeHost,
  hipMemLocationTypeHostNuma, hipMemLocationTypeHostNumaCurrent
} hipMemLocationType;
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
  hipDeviceAttributeCudaCompatibleBegin, hipDeviceAttributeEccEnabled = 0,
  hipDeviceAttributeAccessPolicyMaxWindowSize, hipDeviceAttributeAsyncEngineCount, hipDeviceAttributeCanMapHostMemory,
  hipDeviceAttributeCanUseHostPointerForRegisteredMem, hipDeviceAttributeClockRate, hipDeviceAttributeComputeMode,
  hipDeviceAttributeComputePreemptionSupported, hipDeviceAttributeConcurrentKernels,
  hipDeviceAttributeConcurrentManagedAccess, hipDeviceAttributeCooperativeLaunch,
  hipDeviceAttributeCooperativeMultiDeviceLaunch, hipDeviceAttributeDeviceOverlap,
  hipDeviceAttributeDirectManagedMemAccessFromHost, hipDeviceAttributeGlobalL1CacheSupported,
  hipDeviceAttributeHostNativeAtomicSupported, hipDeviceAttributeIntegrated, hipDeviceAttributeIsMultiGpuBoard,
  hipDeviceAttributeKernelExecTimeout, hipDeviceAttributeL2CacheSize, hipDeviceAttributeLocalL1CacheSupported,
  hipDeviceAttributeLuid, hipDeviceAttributeLuidDeviceNodeMask, hipDeviceAttributeComputeCapabilityMajor,
  hipDeviceAttributeManagedMemory, hipDeviceAttributeMaxBlocksPerMultiProcessor, hipDeviceAttributeMaxBlockDimX,
  hipDeviceAttributeMaxBlockDimY, hipDeviceAttributeMaxBlockDimZ, hipDeviceAttributeMaxGridDimX,
  hipDeviceAttributeMaxGridDimY, hipDeviceAttributeMaxGridDimZ, hipDeviceAttributeMaxSurface1D,
  hipDeviceAttributeMaxSurface1DLayered, hipDeviceAttributeMaxSurface2D, hipDeviceAttributeMaxSurface2DLayered,
  hipDeviceAttributeMaxSurface3D, hipDeviceAttributeMaxSurfaceCubemap, hipDeviceAttributeMaxSurfaceCubemapLayered,
  hipDeviceAttributeMaxTexture1DWidth, hipDeviceAttributeMaxTexture1DLayered, hipDeviceAttributeMaxTexture1DLinear,
  hipDeviceAttributeMaxTexture1DMipmap, hipDeviceAttributeMaxTexture2DWidth, hipDeviceAttributeMaxTexture2DHeight,
  hipDeviceAttributeMaxTexture2DGather, hipDeviceAttributeMaxTexture2DLayered, hipDeviceAttributeMaxTexture2DLinear,
  hipDeviceAttributeMaxTexture2DMipmap, hipDeviceAttributeMaxTexture3DWidth, hipDeviceAttributeMaxTexture3DHeight,
  hipDeviceAttributeMaxTexture3DDepth, hipDeviceAttributeMaxTexture3DAlt, hipDeviceAttributeMaxTextureCubemap,
  hipDeviceAttributeMaxTextureCubemapLayered, hipDeviceAttributeMaxThreadsDim, hipDeviceAttributeMaxThreadsPerBlock,
  hipDeviceAttributeMaxThreadsPerMultiProcessor, hipDeviceAttributeMaxPitch, hipDeviceAttributeMemoryBusWidth,
  hipDeviceAttributeMemoryClockRate, hipDeviceAttributeComputeCapabilityMinor, hipDeviceAttributeMultiGpuBoardGroupID,
  hipDeviceAttributeMultiprocessorCount, hipDeviceAttributePageableMemoryAccess = 65,
  hipDeviceAttributePageableMemoryAccessUsesHostPageTables, hipDeviceAttributePciBusId, hipDeviceAttributePciDeviceId,
  hipDeviceAttributePciDomainId, hipDeviceAttributePciDomainID = 69, hipDeviceAttributePersistingL2CacheMaxSize,
  hipDeviceAttributeMaxRegistersPerBlock, hipDeviceAttributeMaxRegistersPerMultiprocessor,
  hipDeviceAttributeReservedSharedMemPerBlock, hipDeviceAttributeMaxSharedMemoryPerBlock,
  hipDeviceAttributeSharedMemPerBlockOptin, hipDeviceAttributeSharedMemPerMultiprocessor,
  hipDeviceAttributeSingleToDoublePrecisionPerfRatio, hipDeviceAttributeStreamPrioritiesSupported,
  hipDeviceAttributeSurfaceAlignment, hipDeviceAttributeTccDriver, hipDeviceAttributeTextureAlignment,
  hipDeviceAttributeTexturePitchAlignment, hipDeviceAttributeTotalConstantMemory, hipDeviceAttributeTotalGlobalMem,
  hipDeviceAttributeUnifiedAddressing, hipDeviceAttributeWarpSize = 87, hipDeviceAttributeMemoryPoolsSupported,
  hipDeviceAttributeVirtualMemoryManagementSupported, hipDeviceAttributeHostRegisterSupported,
  hipDeviceAttributeMemoryPoolSupportedHandleTypes, hipDeviceAttributeHostNumaId, hipDeviceAttributeDmaBufSupported,
  hipDeviceAttributeGPUDirectRDMAWithHipVMMSupported, hipDeviceAttributeHandleTypeFabricSupported,
  hipDeviceAttributeCudaCompatibleEnd = 9999, hipDeviceAttributeAmdSpecificBegin,
  hipDeviceAttributeClockInstructionRate = 10000, hipDeviceAttributeMaxSharedMemoryPerMultiprocessor = 10002,
  hipDeviceAttributeHdpMemFlushCntl = 10005, hipDeviceAttributeHdpRegFlushCntl,
  hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc, hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim,
  hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim,
  hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem, hipDeviceAttributeIsLargeBar,
  hipDeviceAttributeAsicRevision, hipDeviceAttributeCanUseStreamWaitValue, hipDeviceAttributeImageSupport,
  hipDeviceAttributePhysicalMultiProcessorCount, hipDeviceAttributeFineGrainSupport, hipDeviceAttributeWallClockRate,
  hipDeviceAttributeNumberOfXccs, hipDeviceAttributeMaxAvailableVgprsPerThread, hipDeviceAttributePciChipId,
  hipDeviceAttributeExpertSchedMode, hipDeviceAttributeMaxDynDataPrefetchRegions, hipDeviceAttributeAmdSpecificEnd =
  19999
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
typedef enum hipJitOption {
  hipJitOptionMaxRegisters, hipJitOptionThreadsPerBlock, hipJitOptionWallTime, hipJitOptionInfoLogBuffer,
  hipJitOptionInfoLogBufferSizeBytes, hipJitOptionErrorLogBuffer, hipJitOptionErrorLogBufferSizeBytes,
  hipJitOptionOptimizationLevel, hipJitOptionTargetFromContext, hipJitOptionTarget, hipJitOptionFallbackStrategy,
  hipJitOptionGenerateDebugInfo, hipJitOptionLogVerbose, hipJitOptionGenerateLineInfo, hipJitOptionCacheMode,
  hipJitOptionSm3xOpt, hipJitOptionFastCompile, hipJitOptionGlobalSymbolNames, hipJitOptionGlobalSymbolAddresses,
  hipJitOptionGlobalSymbolCount, hipJitOptionLto, hipJitOptionFtz, hipJitOptionPrecDiv, hipJitOptionPrecSqrt,
  hipJitOptionFma, hipJitOptionPositionIndependentCode, hipJitOptionMinCTAPerSM, hipJitOptionMaxThreadsPerBlock,
  hipJitOptionOverrideDirectiveValues, hipJitOptionNumOptions, hipJitOptionIRtoISAOptExt = 10000,
  hipJitOptionIRtoISAOptCountExt
} hipJitOption;
typedef enum hipGraphExecUpdateResult {
  hipGraphExecUpdateSuccess, hipGraphExecUpdateError, hipGraphExecUpdateErrorTopologyChanged,
  hipGraphExecUpdateErrorNodeTypeChanged, hipGraphExecUpdateErrorFunctionChanged,
  hipGraphExecUpdateErrorParametersChanged, hipGraphExecUpdateErrorNotSupported,
  hipGraphExecUpdateErrorUnsupportedFunctionChange
} hipGraphExecUpdateResult;
typedef enum hipGraphInstantiateFlags {
  hipGraphInstantiateFlagAutoFreeOnLaunch = 1, hipGraphInstantiateFlagUpload, hipGraphInstantiateFlagDeviceLaunch = 4,
  hipGraphInstantiateFlagUseNodePriority = 8
} hipGraphInstantiateFlags;
typedef void (*hipStreamCallback_t)(hipStream_t stream, hipError_t status, void* userData);

// `kernel<<<grid, block, lds, stream>>>(...)` calls this.
extern "C" hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t lds = 0, hipStream_t stream = nullptr);

extern "C" {
const char* hipGetErrorName(hipError_t error);
const char* hipGetErrorString(hipError_t error);
hipError_t hipGetLastError(void), hipPeekAtLastError(void), hipExtGetLastError(void), hipInit(unsigned flags),
    hipDriverGetVersion(int* version), hipRuntimeGetVersion(int* version);
hipError_t hipGetDeviceCount(int* count), hipSetDevice(int device), hipGetDevice(int* device), hipDeviceGet(hipDevice_t*
    device, int ordinal), hipDeviceGetName(char* name, int length, hipDevice_t device), hipDeviceGetPCIBusId(char* id, int
    length, int device), hipDeviceGetByPCIBusId(int* device, const char* id), hipDeviceGetAttribute(int* value,
    hipDeviceAttribute_t attribute, int device), hipDeviceComputeCapability(int* major, int* minor, hipDevice_t device),
    hipDeviceTotalMem(size_t* bytes, hipDevice_t device), hipGetDeviceProperties(hipDeviceProp_t* properties, int device),
    hipChooseDevice(int* device, const hipDeviceProp_t* properties), hipDeviceSynchronize(void), hipDeviceReset(void),
    hipSetDeviceFlags(unsigned flags), hipGetDeviceFlags(unsigned* flags), hipDeviceSetCacheConfig(hipFuncCache_t config),
    hipDeviceSetSharedMemConfig(hipSharedMemConfig config), hipDeviceGetLimit(size_t* value, hipLimit_t limit),
    hipDeviceSetLimit(hipLimit_t limit, size_t value), hipDeviceCanAccessPeer(int* can, int device, int peer),
    hipDeviceEnablePeerAccess(int peer, unsigned flags), hipDeviceDisablePeerAccess(int peer), hipDeviceGetP2PAttribute(int*
    value, hipDeviceP2PAttr attribute, int source, int destination), hipDeviceGetStreamPriorityRange(int* least, int*
    greatest), hipDeviceGetDefaultMemPool(hipMemPool_t* pool, int device), hipDeviceGetMemPool(hipMemPool_t* pool, int
    device), hipDeviceSetMemPool(int device, hipMemPool_t pool), hipCtxCreate(hipCtx_t* context, unsigned flags, hipDevice_t
    device), hipCtxDestroy(hipCtx_t context), hipCtxSetCurrent(hipCtx_t context), hipCtxGetCurrent(hipCtx_t* context);
hipError_t hipMalloc(void** pointer, size_t bytes), hipExtMallocWithFlags(void** pointer, size_t bytes, unsigned flags),
    hipMallocManaged(void** pointer, size_t bytes, unsigned flags = hipMemAttachGlobal), hipMallocPitch(void** pointer,
    size_t* pitch, size_t width, size_t height), hipMalloc3D(hipPitchedPtr* pointer, hipExtent extent), hipMallocHost(void**
    pointer, size_t bytes), hipHostMalloc(void** pointer, size_t bytes, unsigned flags = hipHostMallocDefault),
    hipHostAlloc(void** pointer, size_t bytes, unsigned flags), hipHostRegister(void* pointer, size_t bytes, unsigned
    flags), hipHostUnregister(void* pointer), hipHostGetDevicePointer(void** device, void* host, unsigned flags),
    hipHostFree(void* pointer), hipFreeHost(void* pointer), hipFree(void* pointer), hipMallocAsync(void** pointer, size_t
    bytes, hipStream_t stream), hipMallocFromPoolAsync(void** pointer, size_t bytes, hipMemPool_t pool, hipStream_t stream),
    hipFreeAsync(void* pointer, hipStream_t stream), hipMemPoolCreate(hipMemPool_t* pool, const hipMemPoolProps*
    properties), hipMemPoolDestroy(hipMemPool_t pool), hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute,
    void* value), hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr attribute, void* value),
    hipMemPoolSetAccess(hipMemPool_t pool, const hipMemAccessDesc* list, size_t count), hipMemPoolTrimTo(hipMemPool_t pool,
    size_t bytes), hipMemPoolExportToShareableHandle(void* handle, hipMemPool_t pool, hipMemAllocationHandleType type,
    unsigned flags), hipMemPoolImportFromShareableHandle(hipMemPool_t* pool, void* handle, hipMemAllocationHandleType type,
    unsigned flags), hipMemPoolExportPointer(hipMemPoolPtrExportData* data, void* pointer), hipMemPoolImportPointer(void**
    pointer, hipMemPool_t pool, hipMemPoolPtrExportData* data), hipMemAddressReserve(void** pointer, size_t bytes, size_t
    alignment, void* wanted, unsigned long long flags), hipMemAddressFree(void* pointer, size_t bytes),
    hipMemCreate(hipMemGenericAllocationHandle_t* handle, size_t bytes, const hipMemAllocationProp* properties, unsigned
    long long flags), hipMemRelease(hipMemGenericAllocationHandle_t handle), hipMemMap(void* pointer, size_t bytes, size_t
    offset, hipMemGenericAllocationHandle_t handle, unsigned long long flags), hipMemUnmap(void* pointer, size_t bytes),
    hipMemSetAccess(void* pointer, size_t bytes, const hipMemAccessDesc* list, size_t count),
    hipMemGetAllocationGranularity(size_t* bytes, const hipMemAllocationProp* properties, hipMemAllocationGranularity_flags
    which), hipMemGetInfo(size_t* free, size_t* total), hipMemGetAddressRange(hipDeviceptr_t* base, size_t* bytes,
    hipDeviceptr_t pointer), hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* pointer),
    hipMemPrefetchAsync(const void* pointer, size_t bytes, int device, hipStream_t stream = nullptr), hipMemAdvise(const
    void* pointer, size_t bytes, hipMemoryAdvise advice, int device), hipMemRangeGetAttribute(void* data, size_t size,
    hipMemRangeAttribute attribute, const void* pointer, size_t bytes), hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void*
    pointer), hipIpcOpenMemHandle(void** pointer, hipIpcMemHandle_t handle, unsigned flags), hipIpcCloseMemHandle(void*
    pointer), hipIpcGetEventHandle(hipIpcEventHandle_t* handle, hipEvent_t event), hipIpcOpenEventHandle(hipEvent_t* event,
    hipIpcEventHandle_t handle);
hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind kind), hipMemcpyWithStream(void* to, const
    void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream), hipMemcpyAsync(void* to, const void* from, size_t
    bytes, hipMemcpyKind kind, hipStream_t stream = nullptr), hipMemcpyHtoD(hipDeviceptr_t to, void* from, size_t bytes),
    hipMemcpyDtoH(void* to, hipDeviceptr_t from, size_t bytes), hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, size_t
    bytes), hipMemcpyHtoDAsync(hipDeviceptr_t to, void* from, size_t bytes, hipStream_t stream), hipMemcpyDtoHAsync(void*
    to, hipDeviceptr_t from, size_t bytes, hipStream_t stream), hipMemcpyPeer(void* to, int device, const void* from, int
    source, size_t bytes), hipMemcpyPeerAsync(void* to, int device, const void* from, int source, size_t bytes, hipStream_t
    stream = nullptr), hipMemcpy2D(void* to, size_t pitch, const void* from, size_t source_pitch, size_t width, size_t
    height, hipMemcpyKind kind), hipMemcpy2DAsync(void* to, size_t pitch, const void* from, size_t source_pitch, size_t
    width, size_t height, hipMemcpyKind kind, hipStream_t stream = nullptr), hipMemcpy3D(const hipMemcpy3DParms*
    parameters), hipMemcpyToSymbol(const void* symbol, const void* from, size_t bytes, size_t offset = 0, hipMemcpyKind kind
    = hipMemcpyHostToDevice), hipMemcpyToSymbolAsync(const void* symbol, const void* from, size_t bytes, size_t offset,
    hipMemcpyKind kind, hipStream_t stream = nullptr), hipMemcpyFromSymbol(void* to, const void* symbol, size_t bytes,
    size_t offset = 0, hipMemcpyKind kind = hipMemcpyDeviceToHost), hipMemcpyFromSymbolAsync(void* to, const void* symbol,
    size_t bytes, size_t offset, hipMemcpyKind kind, hipStream_t stream = nullptr), hipGetSymbolAddress(void** pointer,
    const void* symbol), hipGetSymbolSize(size_t* bytes, const void* symbol), hipMemset(void* to, int value, size_t bytes),
    hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count), hipMemsetD32(hipDeviceptr_t to, int value, size_t
    count), hipMemsetAsync(void* to, int value, size_t bytes, hipStream_t stream = nullptr),
    hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t stream = nullptr), hipMemset2D(void* to,
    size_t pitch, int value, size_t width, size_t height);
hipError_t hipStreamCreate(hipStream_t* stream), hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags),
    hipStreamCreateWithPriority(hipStream_t* stream, unsigned flags, int priority),
    hipExtStreamCreateWithCUMask(hipStream_t* stream, uint32_t words, const uint32_t* mask), hipStreamDestroy(hipStream_t
    stream), hipStreamQuery(hipStream_t stream), hipStreamSynchronize(hipStream_t stream), hipStreamWaitEvent(hipStream_t
    stream, hipEvent_t event, unsigned flags = 0), hipStreamGetFlags(hipStream_t stream, unsigned* flags),
    hipStreamGetPriority(hipStream_t stream, int* priority), hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t
    callback, void* data, unsigned flags), hipStreamAttachMemAsync(hipStream_t stream, void* pointer, size_t bytes = 0,
    unsigned flags = 4), hipStreamWaitValue32(hipStream_t stream, void* pointer, uint32_t value, unsigned flags, uint32_t
    mask = 0xffffffff), hipStreamWaitValue64(hipStream_t stream, void* pointer, uint64_t value, unsigned flags, uint64_t
    mask = 0xffffffffffffffff), hipStreamWriteValue32(hipStream_t stream, void* pointer, uint32_t value, unsigned flags),
    hipStreamWriteValue64(hipStream_t stream, void* pointer, uint64_t value, unsigned flags), hipLaunchHostFunc(hipStream_t
    stream, hipHostFn_t function, void* data), hipEventCreate(hipEvent_t* event), hipEventCreateWithFlags(hipEvent_t* event,
    unsigned flags), hipEventDestroy(hipEvent_t event), hipEventRecord(hipEvent_t event, hipStream_t stream = nullptr),
    hipEventRecordWithFlags(hipEvent_t event, hipStream_t stream = nullptr, unsigned flags = 0),
    hipEventSynchronize(hipEvent_t event), hipEventQuery(hipEvent_t event), hipEventElapsedTime(float* milliseconds,
    hipEvent_t start, hipEvent_t stop);
hipError_t hipModuleLoad(hipModule_t* module, const char* file), hipModuleLoadData(hipModule_t* module, const void* image),
    hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned count, hipJitOption* options, void** values),
    hipModuleUnload(hipModule_t module), hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char*
    name), hipModuleGetGlobal(hipDeviceptr_t* pointer, size_t* bytes, hipModule_t module, const char* name),
    hipModuleLaunchKernel(hipFunction_t function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
    unsigned block_y, unsigned block_z, unsigned lds, hipStream_t stream, void** parameters, void** extra),
    hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t lds = 0, hipStream_t stream =
    nullptr), hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments, size_t lds, hipStream_t
    stream, hipEvent_t start, hipEvent_t stop, int flags), hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3
    block, void** arguments, unsigned lds, hipStream_t stream), hipFuncGetAttributes(hipFuncAttributes* attributes, const
    void* function), hipFuncSetAttribute(const void* function, hipFuncAttribute attribute, int value),
    hipFuncSetCacheConfig(const void* function, hipFuncCache_t config), hipFuncSetSharedMemConfig(const void* function,
    hipSharedMemConfig config), hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* function, int threads,
    size_t lds), hipModuleOccupancyMaxPotentialBlockSize(int* grid, int* block, hipFunction_t function, size_t lds, int
    limit), hipProfilerStart(void), hipProfilerStop(void);
hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode), hipStreamEndCapture(hipStream_t stream,
    hipGraph_t* graph), hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus* status),
    hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode), hipGraphCreate(hipGraph_t* graph, unsigned flags),
    hipGraphDestroy(hipGraph_t graph), hipGraphInstantiate(hipGraphExec_t* executable, hipGraph_t graph, hipGraphNode_t*
    failed, char* log, size_t size), hipGraphInstantiateWithFlags(hipGraphExec_t* executable, hipGraph_t graph, unsigned
    long long flags), hipGraphLaunch(hipGraphExec_t executable, hipStream_t stream), hipGraphUpload(hipGraphExec_t
    executable, hipStream_t stream), hipGraphExecDestroy(hipGraphExec_t executable), hipGraphExecUpdate(hipGraphExec_t
    executable, hipGraph_t graph, hipGraphNode_t* failed, hipGraphExecUpdateResult* result), hipGraphGetNodes(hipGraph_t
    graph, hipGraphNode_t* nodes, size_t* count), hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from,
    const hipGraphNode_t* to, size_t count), hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, const
    hipGraphNode_t* after, size_t count), hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, const
    hipGraphNode_t* after, size_t count, const hipKernelNodeParams* parameters), hipGraphAddHostNode(hipGraphNode_t* node,
    hipGraph_t graph, const hipGraphNode_t* after, size_t count, const hipHostNodeParams* parameters),
    hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count, const
    hipMemsetParams* parameters), hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after,
    size_t count, const hipMemcpy3DParms* parameters), hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph, const
    hipGraphNode_t* after, size_t count, void* to, const void* from, size_t bytes, hipMemcpyKind kind),
    hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
    hipMemAllocNodeParams* parameters), hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t*
    after, size_t count, void* pointer);
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
template <class F, class... T>  // before 2018: the kernel's first parameter is a hipLaunchParm
hipError_t hipLaunchKernel(F function, dim3 grid, dim3 block, unsigned lds, hipStream_t stream, T... arguments);
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
