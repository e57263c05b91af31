// A stand-in for ROCm's libamdhip64 on machines without AMD GPUs: the functions that the driver calls, on host memory.
//
// Every call is written down, with its arguments, the current device and its result (standin_log). Handles are checked as
// the real library would: a stream of another device, memory that is gone, a handle opened by its own process. Memory is
// shared memory, so IPC handles work between processes, and copies really copy. Kernels do nothing.
//
// Types and numbers: ROCm 6, hip/hip_runtime_api.h. STANDIN_DEVICES: how many GPUs there seem to be (default 4).
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

typedef int hipError_t;
enum { OK = 0, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, INVALID_IMAGE = 200, INVALID_CONTEXT = 201, INVALID_DEVICE = 101,
       INVALID_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600, PEER_ALREADY = 704, CAPTURE_INVALID = 901 };
typedef struct { char reserved[64]; } hipIpcMemHandle_t;
enum Kind { MEMORY, MAPPING, STREAM, EVENT, MODULE, FUNCTION, GRAPH, EXEC };
typedef struct Node { enum { MARK, SET, KERNEL } kind; void *what; int value; size_t bytes; struct Node *next; } Node;
typedef struct Thing {
  enum Kind kind;
  int device, capturing;
  void *address;   // memory
  size_t bytes;
  char name[64];   // memory: of the shared memory; function: of the kernel
  double at;       // event: us, -1 never recorded
  Node *first;     // graph, or what a stream has captured
  struct Thing *next;
} Thing;

static Thing *things;
static int current, allocations, peers[64][64];
static char *text;
static size_t used, room;

static void note(const char *form, ...) {
  if (room - used < 512) text = realloc(text, room = 2 * room + 4096);
  used += snprintf(text + used, 500, "%d ", current);
  va_list list;
  va_start(list, form);
  used += vsnprintf(text + used, 480, form, list);
  va_end(list);
  text[used++] = '\n', text[used] = 0;
}
#define DONE(code, form, ...) \
  do { int code_ = (code); note("%s(" form ") = %d", __func__, ##__VA_ARGS__, code_); return code_; } while (0)
const char *standin_log(void) { return text ? text : ""; }
void standin_clear(void) { used = 0; if (text) *text = 0; }
int standin_alive(int kind) {
  int n = 0;
  for (Thing *t = things; t; t = t->next) n += t->kind == (enum Kind)kind;
  return n;
}

static int devices(void) { const char *n = getenv("STANDIN_DEVICES"); return n ? atoi(n) : 4; }
static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}
static Thing *make(enum Kind kind) {
  Thing *t = calloc(1, sizeof *t);
  t->kind = kind, t->device = current, t->at = -1, t->next = things, things = t;
  return t;
}
static Thing *find(enum Kind kind, const void *handle) {
  for (Thing *t = things; t; t = t->next)
    if (t->kind == kind && ((kind == MEMORY || kind == MAPPING) ? t->address == handle : t == handle)) return t;
  return 0;
}
static hipError_t drop(enum Kind kind, void *handle) {
  Thing *t = find(kind, handle);
  if (!t) return INVALID_HANDLE;
  for (Thing **at = &things; *at; at = &(*at)->next)
    if (*at == t) { *at = t->next; break; }
  if (kind == MEMORY) shm_unlink(t->name);
  if (kind == MEMORY || kind == MAPPING) munmap(t->address, t->bytes);
  free(t);
  return OK;
}
static int holds(const void *p, size_t n) {  // whether memory of this process covers the range
  for (Thing *t = things; t; t = t->next)
    if ((t->kind == MEMORY || t->kind == MAPPING) && (char *)p >= (char *)t->address &&
        (char *)p + n <= (char *)t->address + t->bytes) return 1;
  return 0;
}
static hipError_t usable(void *stream) {  // of the current device; 0 is the default stream
  Thing *s = stream ? find(STREAM, stream) : 0;
  return !stream || (s && s->device == current) ? OK : INVALID_HANDLE;
}
static int captured(void *stream, int kind, void *what, int value, size_t bytes) {
  Thing *s = stream ? find(STREAM, stream) : 0;
  if (!s || !s->capturing) return 0;
  Node **at = &s->first, *n = calloc(1, sizeof *n);
  while (*at) at = &(*at)->next;
  n->kind = kind, n->what = what, n->value = value, n->bytes = bytes, *at = n;
  return 1;
}

// Devices.
hipError_t hipInit(unsigned flags) { DONE(OK, "%u", flags); }
hipError_t hipDriverGetVersion(int *v) { *v = 60443482; DONE(OK, ""); }
hipError_t hipRuntimeGetVersion(int *v) { *v = 60443482; DONE(OK, ""); }
hipError_t hipGetDeviceCount(int *n) { *n = devices(); DONE(OK, ""); }
hipError_t hipSetDevice(int d) { if (d < 0 || d >= devices()) DONE(INVALID_DEVICE, "%d", d); current = d; return OK; }
hipError_t hipGetDevice(int *d) { *d = current; return OK; }
hipError_t hipDeviceGetName(char *name, int n, int d) { snprintf(name, n, "stand-in %d", d); DONE(OK, "%d", d); }
hipError_t hipDeviceGetAttribute(int *v, int what, int d) {
  *v = what == 63 ? 304 : what == 74 ? 65536 : what == 87 ? 64 : what == 56 ? 1024 : 1;
  DONE(OK, "%d, %d", what, d);
}
hipError_t hipDeviceSynchronize(void) { DONE(OK, ""); }
hipError_t hipDeviceCanAccessPeer(int *yes, int a, int b) { *yes = a != b; DONE(OK, "%d, %d", a, b); }
hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags) {
  int code = peer == current ? INVALID_DEVICE : peers[current][peer] ? PEER_ALREADY : OK;
  peers[current][peer] = 1;
  DONE(code, "%d, %u", peer, flags);
}
hipError_t hipMemGetInfo(size_t *free_, size_t *total) { *free_ = *total = (size_t)192 << 30; DONE(OK, ""); }
const char *hipGetErrorName(hipError_t code) { return code == INVALID_VALUE ? "hipErrorInvalidValue" : "hipErrorOf" "Standin"; }
const char *hipGetErrorString(hipError_t code) { (void)code; return "said by the stand-in"; }
hipError_t hipGetLastError(void) { return OK; }

// Memory.
static hipError_t allocate(void **p, size_t bytes) {
  if (!bytes) { *p = 0; return OK; }
  Thing *t = make(MEMORY);
  snprintf(t->name, sizeof t->name, "/a2a-standin-%d-%d", (int)getpid(), allocations++);
  int file = shm_open(t->name, O_CREAT | O_RDWR, 0600);
  t->bytes = bytes;
  t->address = file < 0 || ftruncate(file, bytes) ? MAP_FAILED : mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (file >= 0) close(file);
  *p = t->address;
  return t->address == MAP_FAILED ? OUT_OF_MEMORY : OK;
}
hipError_t hipMalloc(void **p, size_t n) { int code = allocate(p, n); DONE(code, "%zu", n); }
hipError_t hipExtMallocWithFlags(void **p, size_t n, unsigned flags) { int code = allocate(p, n); DONE(code, "%zu, %u", n, flags); }
hipError_t hipFree(void *p) {
  Thing *t = find(MEMORY, p);
  int device = t ? t->device : -1, code = p ? drop(MEMORY, p) : OK;
  DONE(code && device < 0 ? INVALID_VALUE : code, "of device %d", device);
}
hipError_t hipHostMalloc(void **p, size_t n, unsigned flags) { *p = malloc(n); DONE(OK, "%zu, %u", n, flags); }
hipError_t hipHostFree(void *p) { free(p); DONE(OK, ""); }
static hipError_t move(void *to, const void *from, size_t n, int kind) {
  int to_device = kind != 2, from_device = kind != 1;
  if ((to_device && !holds(to, n)) || (from_device && !holds(from, n))) return INVALID_VALUE;
  memmove(to, from, n);
  return OK;
}
hipError_t hipMemcpy(void *to, const void *from, size_t n, int kind) { int code = move(to, from, n, kind); DONE(code, "%zu, %d", n, kind); }
hipError_t hipMemcpyAsync(void *to, const void *from, size_t n, int kind, void *s) {
  int code = usable(s) ? INVALID_HANDLE : move(to, from, n, kind);
  DONE(code, "%zu, %d, %s", n, kind, s ? "stream" : "default");
}
hipError_t hipMemcpyPeerAsync(void *to, int d, const void *from, int e, size_t n, void *s) {
  int code = usable(s) ? INVALID_HANDLE : move(to, from, n, 4);
  DONE(code, "%d, %d, %zu", d, e, n);
}
hipError_t hipMemset(void *p, int v, size_t n) { int code = holds(p, n) ? OK : INVALID_VALUE; if (!code) memset(p, v, n); DONE(code, "%d, %zu", v, n); }
hipError_t hipMemsetAsync(void *p, int v, size_t n, void *s) {
  int code = usable(s) ? INVALID_HANDLE : holds(p, n) ? OK : INVALID_VALUE;
  if (!code && !captured(s, SET, p, v, n)) memset(p, v, n);
  DONE(code, "%d, %zu, %s", v, n, s ? "stream" : "default");
}
hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *h, void *p) {
  Thing *t = find(MEMORY, p);
  memset(h, 0, sizeof *h);
  if (t) snprintf(h->reserved, 64, "%.40s %zu", t->name, t->bytes);
  DONE(t && t->device == current ? OK : INVALID_VALUE, "%s", t ? "start of an allocation" : "?");
}
hipError_t hipIpcOpenMemHandle(void **p, hipIpcMemHandle_t h, unsigned flags) {
  char name[64] = "", mine[64];
  size_t bytes = 0;
  sscanf(h.reserved, "%63s %zu", name, &bytes);
  snprintf(mine, sizeof mine, "/a2a-standin-%d-", (int)getpid());
  if (!strncmp(name, mine, strlen(mine))) DONE(INVALID_CONTEXT, "own handle, %u", flags);
  int file = shm_open(name, O_RDWR, 0600);
  if (file < 0) DONE(INVALID_VALUE, "no such memory, %u", flags);
  Thing *t = make(MAPPING);
  t->bytes = bytes, t->address = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  *p = t->address;
  DONE(OK, "%zu bytes, %u", bytes, flags);
}
hipError_t hipIpcCloseMemHandle(void *p) { int code = drop(MAPPING, p); DONE(code ? INVALID_VALUE : OK, ""); }

// Streams and events.
hipError_t hipStreamCreate(void **s) { *s = make(STREAM); DONE(OK, ""); }
hipError_t hipStreamCreateWithFlags(void **s, unsigned f) { *s = make(STREAM); DONE(OK, "%u", f); }
hipError_t hipStreamDestroy(void *s) { int code = drop(STREAM, s); DONE(code, ""); }
hipError_t hipStreamSynchronize(void *s) { int code = usable(s); DONE(code, ""); }
hipError_t hipStreamQuery(void *s) { int code = usable(s); DONE(code, ""); }
hipError_t hipStreamWaitEvent(void *s, void *e, unsigned f) { int code = usable(s) || !find(EVENT, e) ? INVALID_HANDLE : OK; DONE(code, "%u", f); }
static hipError_t write_value(void *s, void *p, uint64_t v, size_t n) {
  int code = usable(s) ? INVALID_HANDLE : holds(p, n) ? OK : INVALID_VALUE;
  if (!code) memcpy(p, &v, n);
  return code;
}
hipError_t hipStreamWriteValue32(void *s, void *p, uint32_t v, unsigned f) { int code = write_value(s, p, v, 4); DONE(code, "%u, %u, %s", v, f, s ? "stream" : "default"); }
hipError_t hipStreamWriteValue64(void *s, void *p, uint64_t v, unsigned f) { int code = write_value(s, p, v, 8); DONE(code, "%llu, %u, %s", (unsigned long long)v, f, s ? "stream" : "default"); }
hipError_t hipStreamWaitValue32(void *s, void *p, uint32_t v, unsigned f, uint32_t mask) {  // all is done at once: it holds, or never will
  int code = usable(s) ? INVALID_HANDLE : holds(p, 4) ? OK : INVALID_VALUE;
  DONE(code, "%u, %u, 0x%x, %s", v, f, mask, s ? "stream" : "default");
}
hipError_t hipStreamWaitValue64(void *s, void *p, uint64_t v, unsigned f, uint64_t mask) {
  int code = usable(s) ? INVALID_HANDLE : holds(p, 8) ? OK : INVALID_VALUE;
  DONE(code, "%llu, %u, 0x%llx, %s", (unsigned long long)v, f, (unsigned long long)mask, s ? "stream" : "default");
}
hipError_t hipEventCreate(void **e) { *e = make(EVENT); DONE(OK, ""); }
hipError_t hipEventDestroy(void *e) { int code = drop(EVENT, e); DONE(code, ""); }
static hipError_t record(void *e, void *s, int external) {
  Thing *event = find(EVENT, e), *stream = s ? find(STREAM, s) : 0;
  if (!event || usable(s) || event->device != current) return INVALID_HANDLE;
  if (stream && stream->capturing && !external) return CAPTURE_INVALID;  // its time could not be asked afterwards
  if (!captured(s, MARK, e, 0, 0)) event->at = now_us();
  return OK;
}
hipError_t hipEventRecord(void *e, void *s) { int code = record(e, s, 0); DONE(code, "%s", s ? "stream" : "default"); }
hipError_t hipEventRecordWithFlags(void *e, void *s, unsigned f) { int code = record(e, s, f == 1); DONE(code, "%u", f); }
hipError_t hipEventSynchronize(void *e) { int code = find(EVENT, e) ? OK : INVALID_HANDLE; DONE(code, ""); }
hipError_t hipEventElapsedTime(float *ms, void *a, void *b) {
  Thing *start = find(EVENT, a), *stop = find(EVENT, b);
  if (!start || !stop || start->at < 0 || stop->at < 0) DONE(INVALID_HANDLE, "");
  *ms = (stop->at - start->at) / 1e3;
  DONE(OK, "");
}

// Modules and launches.
hipError_t hipModuleLoadData(void **m, const void *image) {
  const unsigned char *e = image;
  if (memcmp(e, "\177ELF", 4) || e[18] != 224 || e[19]) DONE(INVALID_IMAGE, "no code object");
  Thing *t = make(MODULE);
  t->bytes = *(uint64_t *)(e + 40) + *(uint16_t *)(e + 58) * *(uint16_t *)(e + 60);  // section headers come last
  t->address = memcpy(malloc(t->bytes), image, t->bytes);
  *m = t;
  DONE(OK, "code object");
}
hipError_t hipModuleUnload(void *m) { int code = drop(MODULE, m); DONE(code, ""); }
hipError_t hipModuleGetFunction(void **f, void *m, const char *name) {
  Thing *module = find(MODULE, m);
  if (!module || module->device != current) DONE(INVALID_HANDLE, "%s", name);
  char descriptor[256];
  snprintf(descriptor, sizeof descriptor, "%s.kd", name);
  if (!memmem(module->address, module->bytes, descriptor, strlen(descriptor) + 1)) DONE(NOT_FOUND, "%s", name);
  Thing *t = make(FUNCTION);
  snprintf(t->name, sizeof t->name, "%s", name);
  *f = t;
  DONE(OK, "%s", name);
}
hipError_t hipModuleGetGlobal(void **p, size_t *n, void *m, const char *name) { (void)p; (void)n; (void)m; DONE(NOT_FOUND, "%s", name); }
hipError_t hipFuncGetAttribute(int *v, int what, void *f) { (void)f; *v = 0; DONE(OK, "%d", what); }
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *n, void *f, int threads, size_t lds) {
  Thing *t = find(FUNCTION, f);
  *n = 2048 / threads;
  DONE(t ? OK : INVALID_HANDLE, "%s, %d, %zu", t ? t->name : "?", threads, lds);
}
static hipError_t launch(const char *how, void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                         unsigned bz, unsigned lds, void *s, void **params) {
  Thing *t = find(FUNCTION, f);
  int code = !t || t->device != current || usable(s) ? INVALID_HANDLE : !params ? INVALID_VALUE : OK;
  if (!code) captured(s, KERNEL, t, 0, 0);
  note("%s(%s, %u %u %u, %u %u %u, %u, %s) = %d", how, t ? t->name : "?", gx, gy, gz, bx, by, bz, lds,
       s ? "stream" : "default", code);
  return code;
}
hipError_t hipModuleLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                                 unsigned lds, void *s, void **params, void **extra) {
  return extra ? INVALID_VALUE : launch(__func__, f, gx, gy, gz, bx, by, bz, lds, s, params);
}
hipError_t hipModuleLaunchCooperativeKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                            unsigned bz, unsigned lds, void *s, void **params) {
  return launch(__func__, f, gx, gy, gz, bx, by, bz, lds, s, params);
}

// Graphs.
hipError_t hipStreamBeginCapture(void *s, int mode) {
  Thing *t = find(STREAM, s);
  if (!t || t->capturing || usable(s)) DONE(INVALID_HANDLE, "%d", mode);
  t->capturing = 1, t->first = 0;
  DONE(OK, "%d", mode);
}
hipError_t hipStreamEndCapture(void *s, void **graph) {
  Thing *t = find(STREAM, s);
  if (!t || !t->capturing || usable(s)) DONE(INVALID_HANDLE, "");
  Thing *g = make(GRAPH);
  g->first = t->first, t->first = 0, t->capturing = 0, *graph = g;
  DONE(OK, "");
}
hipError_t hipGraphInstantiateWithFlags(void **exec, void *graph, unsigned long long flags) {
  Thing *g = find(GRAPH, graph);
  if (!g) DONE(INVALID_HANDLE, "%llu", flags);
  Thing *e = make(EXEC);
  e->first = g->first, *exec = e;
  DONE(OK, "%llu", flags);
}
hipError_t hipGraphExecUpdate(void *e, void *graph, void **node, int *reason) {
  Thing *exec = find(EXEC, e), *g = find(GRAPH, graph);
  if (!exec || !g) DONE(INVALID_HANDLE, "");
  exec->first = g->first, *node = 0, *reason = 0;
  DONE(OK, "");
}
hipError_t hipGraphUpload(void *e, void *s) { int code = find(EXEC, e) ? usable(s) : INVALID_HANDLE; DONE(code, ""); }
hipError_t hipGraphLaunch(void *e, void *s) {
  Thing *exec = find(EXEC, e);
  if (!exec || usable(s)) DONE(INVALID_HANDLE, "");
  for (Node *n = exec->first; n; n = n->next) {
    if (n->kind == MARK && find(EVENT, n->what)) ((Thing *)n->what)->at = now_us();
    if (n->kind == SET && holds(n->what, n->bytes)) memset(n->what, n->value, n->bytes);
  }
  DONE(OK, "");
}
hipError_t hipGraphExecDestroy(void *e) { int code = drop(EXEC, e); DONE(code, ""); }
hipError_t hipGraphDestroy(void *g) { int code = drop(GRAPH, g); DONE(code, ""); }
