// More of HIP's host functions, attributes and launch descriptions, declared as hip_host.h declares the common ones: host
// code of other projects is parsed and checked, and never run. Names, values and types as in ROCm 7's hip_runtime_api.h.
#pragma once

enum { HIP_SUCCESS, HIP_ERROR_INVALID_VALUE, HIP_ERROR_NOT_INITIALIZED, HIP_ERROR_LAUNCH_OUT_OF_RESOURCES };
#define hipDeviceProp_tR0600 hipDeviceProp_t
#define hipEventWaitDefault 0x0
#define hipEventWaitExternal 0x1
#define hipHostAllocPortable 0x1
#define hipHostAllocMapped 0x2
#define hipHostAllocWriteCombined 0x4
#define hipHostMallocUncached 0x10000000
#define hipHostAllocUncached hipHostMallocUncached
#define hipExtHostRegisterUncached 0x80000000
#define hipDeviceMallocContiguous 0x4
#define hipKernelNodeAttrID hipLaunchAttributeID
#define hipKernelNodeAttrValue hipLaunchAttributeValue
#define hipKernelNodeAttributeCooperative hipLaunchAttributeCooperative
#define hipKernelNodeAttributePriority hipLaunchAttributePriority

typedef enum hipPointer_attribute {
  HIP_POINTER_ATTRIBUTE_CONTEXT = 1, HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, HIP_POINTER_ATTRIBUTE_DEVICE_POINTER,
  HIP_POINTER_ATTRIBUTE_HOST_POINTER, HIP_POINTER_ATTRIBUTE_P2P_TOKENS, HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS,
  HIP_POINTER_ATTRIBUTE_BUFFER_ID, HIP_POINTER_ATTRIBUTE_IS_MANAGED, HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
  HIP_POINTER_ATTRIBUTE_IS_LEGACY_HIP_IPC_CAPABLE, HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR,
  HIP_POINTER_ATTRIBUTE_RANGE_SIZE, HIP_POINTER_ATTRIBUTE_MAPPED, HIP_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES,
  HIP_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS,
  HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE
} hipPointer_attribute;
typedef enum hipFunction_attribute {
  HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES,
  HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_NUM_REGS, HIP_FUNC_ATTRIBUTE_PTX_VERSION,
  HIP_FUNC_ATTRIBUTE_BINARY_VERSION, HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA,
  HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
  HIP_FUNC_ATTRIBUTE_CLUSTER_DIM_MUST_BE_SET, HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
  HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, HIP_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
  HIP_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, HIP_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
  HIP_FUNC_ATTRIBUTE_MAX
} hipFunction_attribute;
typedef enum hipGraphNodeType {
  hipGraphNodeTypeKernel, hipGraphNodeTypeMemcpy, hipGraphNodeTypeMemset, hipGraphNodeTypeHost, hipGraphNodeTypeGraph,
  hipGraphNodeTypeEmpty, hipGraphNodeTypeWaitEvent, hipGraphNodeTypeEventRecord, hipGraphNodeTypeExtSemaphoreSignal,
  hipGraphNodeTypeExtSemaphoreWait, hipGraphNodeTypeMemAlloc, hipGraphNodeTypeMemFree,
  hipGraphNodeTypeMemcpyFromSymbol, hipGraphNodeTypeMemcpyToSymbol, hipGraphNodeTypeBatchMemOp, hipGraphNodeTypeCount
} hipGraphNodeType;
typedef enum hipGraphMemAttributeType {
  hipGraphMemAttrUsedMemCurrent, hipGraphMemAttrUsedMemHigh, hipGraphMemAttrReservedMemCurrent,
  hipGraphMemAttrReservedMemHigh
} hipGraphMemAttributeType;
typedef enum hipGraphInstantiateResult {
  hipGraphInstantiateSuccess, hipGraphInstantiateError, hipGraphInstantiateInvalidStructure,
  hipGraphInstantiateNodeOperationNotSupported, hipGraphInstantiateMultipleDevicesNotSupported
} hipGraphInstantiateResult;
typedef enum hipGraphDebugDotFlags {
  hipGraphDebugDotFlagsVerbose = 1, hipGraphDebugDotFlagsKernelNodeParams = 4, hipGraphDebugDotFlagsMemcpyNodeParams =
  8, hipGraphDebugDotFlagsMemsetNodeParams = 16, hipGraphDebugDotFlagsHostNodeParams = 32,
  hipGraphDebugDotFlagsEventNodeParams = 64, hipGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  hipGraphDebugDotFlagsExtSemasWaitNodeParams = 256, hipGraphDebugDotFlagsKernelNodeAttributes = 512,
  hipGraphDebugDotFlagsHandles = 1024
} hipGraphDebugDotFlags;
typedef enum hipUserObjectFlags { hipUserObjectNoDestructorSync = 1 } hipUserObjectFlags;
typedef enum hipUserObjectRetainFlags { hipGraphUserObjectMove = 1 } hipUserObjectRetainFlags;
typedef enum hipDriverProcAddressQueryResult {
  HIP_GET_PROC_ADDRESS_SUCCESS, HIP_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND, HIP_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT
} hipDriverProcAddressQueryResult;
typedef enum hipLaunchAttributeID {
  hipLaunchAttributeIgnore, hipLaunchAttributeAccessPolicyWindow, hipLaunchAttributeCooperative,
  hipLaunchAttributeSynchronizationPolicy, hipLaunchAttributeClusterDimension,
  hipLaunchAttributeClusterSchedulingPolicyPreference, hipLaunchAttributePriority = 8,
  hipLaunchAttributeMemSyncDomainMap, hipLaunchAttributeMemSyncDomain, hipLaunchAttributeExtDynDataPrefetch = 1024,
  hipLaunchAttributeMax
} hipLaunchAttributeID;
typedef enum hipAccessProperty {
  hipAccessPropertyNormal, hipAccessPropertyStreaming, hipAccessPropertyPersisting
} hipAccessProperty;
typedef enum hipSynchronizationPolicy {
  hipSyncPolicyAuto = 1, hipSyncPolicySpin, hipSyncPolicyYield, hipSyncPolicyBlockingSync
} hipSynchronizationPolicy;
typedef enum hipStreamUpdateCaptureDependenciesFlags {
  hipStreamAddCaptureDependencies, hipStreamSetCaptureDependencies
} hipStreamUpdateCaptureDependenciesFlags;
typedef enum hipMemRangeCoherencyMode {
  hipMemRangeCoherencyModeFineGrain, hipMemRangeCoherencyModeCoarseGrain, hipMemRangeCoherencyModeIndeterminate
} hipMemRangeCoherencyMode;
typedef enum hipGraphDependencyType {
  hipGraphDependencyTypeDefault, hipGraphDependencyTypeProgrammatic
} hipGraphDependencyType;
typedef enum hipMemHandleType { hipMemHandleTypeGeneric } hipMemHandleType;
typedef enum hipStreamBatchMemOpType {
  hipStreamMemOpWaitValue32 = 1, hipStreamMemOpWriteValue32, hipStreamMemOpWaitValue64 = 4,
  hipStreamMemOpWriteValue64, hipStreamMemOpBarrier, hipStreamMemOpFlushRemoteWrites = 3
} hipStreamBatchMemOpType;
typedef enum hipDataType {
  HIP_R_32F, HIP_R_64F, HIP_R_16F, HIP_R_8I, HIP_C_32F, HIP_C_64F, HIP_C_16F, HIP_C_8I, HIP_R_8U, HIP_C_8U, HIP_R_32I,
  HIP_C_32I, HIP_R_32U, HIP_C_32U, HIP_R_16BF, HIP_C_16BF, HIP_R_4I, HIP_C_4I, HIP_R_4U, HIP_C_4U, HIP_R_16I,
  HIP_C_16I, HIP_R_16U, HIP_C_16U, HIP_R_64I, HIP_C_64I, HIP_R_64U, HIP_C_64U, HIP_R_8F_E4M3, HIP_R_8F_E5M2,
  HIP_R_8F_UE8M0, HIP_R_6F_E2M3, HIP_R_6F_E3M2, HIP_R_4F_E2M1, HIP_R_8F_E4M3_FNUZ = 1000, HIP_R_8F_E5M2_FNUZ
} hipDataType;
#define hipMemAttachSingle 0x04
#define hipHostRegisterIoMemory 0x4
#define hipHostRegisterReadOnly 0x8
#define hipExtHostRegisterCoarseGrained 0x8
#define hipDeviceScheduleMask 0x7
#define hipCooperativeLaunchMultiDeviceNoPostSync 0x02
#define hipExtAnyOrderLaunch 0x01
typedef hipUUID hipUUID_t;
typedef hipFunction_attribute hipFuncAttribute_t;
typedef struct hipGraphEdgeData { unsigned char from_port, reserved[5], to_port, type; } hipGraphEdgeData;
typedef struct hipMemcpy3DPeerParms {
  hipArray_t srcArray;
  hipPos srcPos;
  hipPitchedPtr srcPtr;
  int srcDevice;
  hipArray_t dstArray;
  hipPos dstPos;
  hipPitchedPtr dstPtr;
  int dstDevice;
  hipExtent extent;
} hipMemcpy3DPeerParms;
typedef struct hipFunctionLaunchParams_t {
  hipFunction_t function;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  hipStream_t hStream;
  void** kernelParams;
} hipFunctionLaunchParams;
typedef struct hipAccessPolicyWindow {
  void* base_ptr;
  hipAccessProperty hitProp;
  float hitRatio;
  hipAccessProperty missProp;
  size_t num_bytes;
} hipAccessPolicyWindow;
typedef union hipLaunchAttributeValue {
  char pad[64];
  hipAccessPolicyWindow accessPolicyWindow;
  int cooperative, priority;
  hipSynchronizationPolicy syncPolicy;
  struct { unsigned x, y, z; } clusterDim;
} hipLaunchAttributeValue;
typedef struct hipLaunchAttribute_st {
  hipLaunchAttributeID id;
  char pad[8 - sizeof(hipLaunchAttributeID)];
  union { hipLaunchAttributeValue val, value; };
} hipLaunchAttribute;
typedef struct hipLaunchConfig_st {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes;
  hipStream_t stream;
  hipLaunchAttribute* attrs;
  unsigned numAttrs;
} hipLaunchConfig_t;
typedef union hipStreamBatchMemOpParams_union {
  hipStreamBatchMemOpType operation;
  struct { hipStreamBatchMemOpType operation; hipDeviceptr_t address; union { uint32_t value; uint64_t value64; };
           unsigned flags; hipDeviceptr_t alias; } waitValue, writeValue;
  struct { hipStreamBatchMemOpType operation; unsigned flags; } flushRemoteWrites, memoryBarrier;
  uint64_t pad[6];
} hipStreamBatchMemOpParams;

extern "C" {
hipError_t hipDeviceGetUuid(hipUUID*, int), hipSetValidDevices(int*, int), hipDeviceGetCacheConfig(hipFuncCache_t*),
    hipDeviceGetSharedMemConfig(hipSharedMemConfig*), hipDrvGetErrorName(hipError_t, const char**),
    hipDrvGetErrorString(hipError_t, const char**), hipStreamGetId(hipStream_t, unsigned long long*),
    hipStreamGetDevice(hipStream_t, int*), hipExtStreamGetCUMask(hipStream_t, uint32_t, uint32_t*),
    hipStreamSetAttribute(hipStream_t, hipLaunchAttributeID, const hipLaunchAttributeValue*),
    hipStreamGetAttribute(hipStream_t, hipLaunchAttributeID, hipLaunchAttributeValue*), hipStreamBatchMemOp(hipStream_t,
    unsigned, hipStreamBatchMemOpParams*, unsigned), hipPointerSetAttribute(const void*, hipPointer_attribute, void*),
    hipPointerGetAttribute(void*, hipPointer_attribute, void*), hipDrvPointerGetAttributes(unsigned, hipPointer_attribute*,
    void**, void*), hipMemAllocHost(void**, size_t), hipMemRangeGetAttributes(void**, size_t*, hipMemRangeAttribute*,
    size_t, const void*, size_t), hipMemPoolGetAccess(hipMemAccessFlags*, hipMemPool_t, hipMemLocation*),
    hipMemSetMemPool(hipMemLocation*, hipMemAllocationType, hipMemPool_t), hipMemGetMemPool(hipMemPool_t*, hipMemLocation*,
    hipMemAllocationType), hipMemGetDefaultMemPool(hipMemPool_t*, hipMemLocation*, hipMemAllocationType),
    hipHostGetFlags(unsigned*, void*), hipMemAllocPitch(void**, size_t*, size_t, size_t, unsigned),
    hipMemcpyDtoDAsync(hipDeviceptr_t, hipDeviceptr_t, size_t, hipStream_t), hipGetProcAddress(const char*, void**, int,
    uint64_t, hipDriverProcAddressQueryResult*), hipMemsetD8Async(hipDeviceptr_t, unsigned char, size_t, hipStream_t =
    nullptr), hipMemsetD16(hipDeviceptr_t, unsigned short, size_t), hipMemsetD16Async(hipDeviceptr_t, unsigned short,
    size_t, hipStream_t = nullptr), hipMemset2DAsync(void*, size_t, int, size_t, size_t, hipStream_t = nullptr),
    hipMemset3D(hipPitchedPtr, int, hipExtent), hipMemset3DAsync(hipPitchedPtr, int, hipExtent, hipStream_t = nullptr),
    hipMemcpy3DAsync(const hipMemcpy3DParms*, hipStream_t = nullptr), hipMemcpy3DPeer(hipMemcpy3DPeerParms*),
    hipMemcpy3DPeerAsync(hipMemcpy3DPeerParms*, hipStream_t = nullptr), hipCtxPopCurrent(hipCtx_t*),
    hipCtxPushCurrent(hipCtx_t), hipCtxGetDevice(int*), hipCtxGetApiVersion(hipCtx_t, unsigned*),
    hipCtxGetCacheConfig(hipFuncCache_t*), hipCtxSetCacheConfig(hipFuncCache_t),
    hipCtxSetSharedMemConfig(hipSharedMemConfig), hipCtxGetSharedMemConfig(hipSharedMemConfig*), hipCtxSynchronize(void),
    hipCtxGetFlags(unsigned*), hipCtxEnablePeerAccess(hipCtx_t, unsigned), hipCtxDisablePeerAccess(hipCtx_t),
    hipDevicePrimaryCtxGetState(int, unsigned*, int*), hipDevicePrimaryCtxRelease(int), hipDevicePrimaryCtxRetain(hipCtx_t*,
    int), hipDevicePrimaryCtxReset(int), hipDevicePrimaryCtxSetFlags(int, unsigned), hipModuleLoadFatBinary(hipModule_t*,
    const void*), hipModuleGetFunctionCount(unsigned*, hipModule_t), hipFuncGetAttribute(int*, hipFunction_attribute,
    hipFunction_t), hipGetFuncBySymbol(hipFunction_t*, const void*), hipModuleLaunchCooperativeKernel(hipFunction_t,
    unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, hipStream_t, void**),
    hipModuleLaunchCooperativeKernelMultiDevice(hipFunctionLaunchParams*, unsigned, unsigned),
    hipLaunchCooperativeKernelMultiDevice(hipLaunchParams*, int, unsigned), hipLaunchKernelExC(const hipLaunchConfig_t*,
    const void*, void**), hipModuleOccupancyMaxPotentialBlockSizeWithFlags(int*, int*, hipFunction_t, size_t, int,
    unsigned), hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int*, hipFunction_t, int, size_t),
    hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int*, hipFunction_t, int, size_t, unsigned),
    hipOccupancyAvailableDynamicSMemPerBlock(size_t*, const void*, int, int), hipStreamBeginCaptureToGraph(hipStream_t,
    hipGraph_t, const hipGraphNode_t*, const hipGraphEdgeData*, size_t, hipStreamCaptureMode),
    hipStreamGetCaptureInfo(hipStream_t, hipStreamCaptureStatus*, unsigned long long*),
    hipStreamGetCaptureInfo_v2(hipStream_t, hipStreamCaptureStatus*, unsigned long long*, hipGraph_t*, const
    hipGraphNode_t**, size_t*), hipStreamUpdateCaptureDependencies(hipStream_t, hipGraphNode_t*, size_t, unsigned),
    hipGraphRemoveDependencies(hipGraph_t, const hipGraphNode_t*, const hipGraphNode_t*, size_t),
    hipGraphGetRootNodes(hipGraph_t, hipGraphNode_t*, size_t*), hipGraphNodeGetDependencies(hipGraphNode_t, hipGraphNode_t*,
    size_t*), hipGraphNodeGetDependentNodes(hipGraphNode_t, hipGraphNode_t*, size_t*), hipGraphNodeGetType(hipGraphNode_t,
    hipGraphNodeType*), hipGraphDestroyNode(hipGraphNode_t), hipGraphClone(hipGraph_t*, hipGraph_t),
    hipGraphNodeFindInClone(hipGraphNode_t*, hipGraphNode_t, hipGraph_t), hipGraphExecGetFlags(hipGraphExec_t, unsigned long
    long*), hipGraphKernelNodeGetParams(hipGraphNode_t, hipKernelNodeParams*), hipGraphKernelNodeSetParams(hipGraphNode_t,
    const hipKernelNodeParams*), hipGraphExecKernelNodeSetParams(hipGraphExec_t, hipGraphNode_t, const
    hipKernelNodeParams*), hipGraphMemcpyNodeGetParams(hipGraphNode_t, hipMemcpy3DParms*),
    hipGraphMemcpyNodeSetParams(hipGraphNode_t, const hipMemcpy3DParms*), hipGraphKernelNodeSetAttribute(hipGraphNode_t,
    hipLaunchAttributeID, const hipLaunchAttributeValue*), hipGraphKernelNodeGetAttribute(hipGraphNode_t,
    hipLaunchAttributeID, hipLaunchAttributeValue*), hipGraphExecMemcpyNodeSetParams(hipGraphExec_t, hipGraphNode_t,
    hipMemcpy3DParms*), hipGraphMemcpyNodeSetParams1D(hipGraphNode_t, void*, const void*, size_t, hipMemcpyKind),
    hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t, hipGraphNode_t, void*, const void*, size_t, hipMemcpyKind),
    hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, void*, const void*, size_t,
    size_t, hipMemcpyKind), hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t, hipGraphNode_t, void*, const void*,
    size_t, size_t, hipMemcpyKind), hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*,
    size_t, const void*, const void*, size_t, size_t, hipMemcpyKind), hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t,
    const void*, const void*, size_t, size_t, hipMemcpyKind), hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t,
    hipGraphNode_t, const void*, const void*, size_t, size_t, hipMemcpyKind), hipGraphMemsetNodeGetParams(hipGraphNode_t,
    hipMemsetParams*), hipGraphMemsetNodeSetParams(hipGraphNode_t, const hipMemsetParams*),
    hipGraphExecMemsetNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipMemsetParams*),
    hipGraphHostNodeGetParams(hipGraphNode_t, hipHostNodeParams*), hipGraphHostNodeSetParams(hipGraphNode_t, const
    hipHostNodeParams*), hipGraphExecHostNodeSetParams(hipGraphExec_t, hipGraphNode_t, const hipHostNodeParams*),
    hipGraphAddChildGraphNode(hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, hipGraph_t),
    hipGraphChildGraphNodeGetGraph(hipGraphNode_t, hipGraph_t*), hipGraphAddEventRecordNode(hipGraphNode_t*, hipGraph_t,
    const hipGraphNode_t*, size_t, hipEvent_t), hipGraphEventRecordNodeGetEvent(hipGraphNode_t, hipEvent_t*),
    hipGraphEventRecordNodeSetEvent(hipGraphNode_t, hipEvent_t), hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t,
    hipGraphNode_t, hipEvent_t), hipGraphAddEventWaitNode(hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t,
    hipEvent_t), hipGraphEventWaitNodeGetEvent(hipGraphNode_t, hipEvent_t*), hipGraphEventWaitNodeSetEvent(hipGraphNode_t,
    hipEvent_t), hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t, hipGraphNode_t, hipEvent_t),
    hipGraphMemAllocNodeGetParams(hipGraphNode_t, hipMemAllocNodeParams*), hipGraphMemFreeNodeGetParams(hipGraphNode_t,
    void*), hipDeviceGetGraphMemAttribute(int, hipGraphMemAttributeType, void*), hipDeviceSetGraphMemAttribute(int,
    hipGraphMemAttributeType, void*), hipDeviceGraphMemTrim(int), hipUserObjectCreate(hipUserObject_t*, void*, hipHostFn_t,
    unsigned, unsigned), hipUserObjectRelease(hipUserObject_t, unsigned), hipUserObjectRetain(hipUserObject_t, unsigned),
    hipGraphRetainUserObject(hipGraph_t, hipUserObject_t, unsigned, unsigned), hipGraphReleaseUserObject(hipGraph_t,
    hipUserObject_t, unsigned), hipGraphDebugDotPrint(hipGraph_t, const char*, unsigned),
    hipGraphKernelNodeCopyAttributes(hipGraphNode_t, hipGraphNode_t), hipGraphNodeSetEnabled(hipGraphExec_t, hipGraphNode_t,
    unsigned), hipGraphNodeGetEnabled(hipGraphExec_t, hipGraphNode_t, unsigned*), hipMemExportToShareableHandle(void*,
    hipMemGenericAllocationHandle_t, hipMemAllocationHandleType, unsigned long long), hipMemGetAccess(unsigned long long*,
    const hipMemLocation*, void*), hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp*,
    hipMemGenericAllocationHandle_t), hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t*, void*,
    hipMemAllocationHandleType), hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t*, void*);
}
typedef hipLaunchParams hipLaunchParams_t;
typedef struct hip_Memcpy2D {
  size_t srcXInBytes, srcY; hipMemoryType srcMemoryType; const void* srcHost; hipDeviceptr_t srcDevice; hipArray_t srcArray;
  size_t srcPitch, dstXInBytes, dstY; hipMemoryType dstMemoryType; void* dstHost; hipDeviceptr_t dstDevice; hipArray_t dstArray;
  size_t dstPitch, WidthInBytes, Height;
} hip_Memcpy2D;
hipError_t hipMemcpyParam2D(const hip_Memcpy2D*), hipMemcpyParam2DAsync(const hip_Memcpy2D*, hipStream_t),
    hipExtGetLinkTypeAndHopCount(int, int, uint32_t* type, uint32_t* hops), hipExtModuleLaunchKernel(hipFunction_t, uint32_t,
    uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, size_t, hipStream_t, void** parameters, void** extra, hipEvent_t start
    = nullptr, hipEvent_t stop = nullptr, uint32_t flags = 0);
int hipGetStreamDeviceId(hipStream_t stream);
template <class F> hipError_t hipGetFuncBySymbol(hipFunction_t* function, F* kernel) {
  return hipGetFuncBySymbol(function, (const void*)kernel);
}
template <class... K, class... T> hipError_t hipLaunchKernelEx(const hipLaunchConfig_t* config, void (*kernel)(K...), T&&... arguments);
template <class F> hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, F kernel, int blocks, int threads);
template <class F> hipError_t hipOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, F kernel, size_t lds = 0,
                                                                         int limit = 0, unsigned flags = 0);
template <class F, class L> hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMem(int* grid, int* block, F kernel, L lds_of,
                                                                                    int limit = 0);
template <class F, class L> hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
    int* grid, int* block, F kernel, L lds_of, int limit = 0, unsigned flags = 0);
