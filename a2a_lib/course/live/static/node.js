// The simulated node in a browser, or in node.js: asks it again what a stored run asked (../recorder.py has the list of calls).
"use strict";

const EVENT_BYTES = 64;

// Twin of `numbers` in ../runs.py: multiples of 2^-fraction from -limit to limit of them, without 0.
function drawn(seed, count, limit, fraction, type) {
  const out = new Uint16Array(count), table = [], float = new Float32Array(1), bits = new Uint32Array(float.buffer);
  for (let value = -limit; value <= limit; value++) {
    if (!value) continue;
    float[0] = value / 2 ** fraction;
    table.push(type === "bf16" ? bits[0] >>> 16 : (bits[0] >>> 16 & 0x8000) | ((bits[0] >>> 23 & 0xff) - 112 << 10) | (bits[0] >>> 13 & 0x3ff));
  }
  const start = Math.imul(seed, 0x9E3779B1);
  for (let i = 0; i < count; i++) {
    let x = i + start | 0;
    x = Math.imul(x ^ x >>> 16, 0x85EBCA6B);
    x = Math.imul(x ^ x >>> 16, 0xC2B2AE35);
    out[i] = table[((x ^ x >>> 16) >>> 0) % (2 * limit)];
  }
  return new Uint8Array(out.buffer);
}

function bytes(data) {
  if (Array.isArray(data)) return drawn(...data.slice(1));
  const text = atob(data), out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out;
}

const CRC = Uint32Array.from({length: 256}, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xEDB88320 ^ n >>> 1 : n >>> 1;
  return n;
});

function crc32(data) {
  let c = -1;
  for (let i = 0; i < data.length; i++) c = CRC[(c ^ data[i]) & 255] ^ c >>> 8;
  return ~c >>> 0;
}

class Simulator {
  constructor(wasm) {
    this.wasm = wasm;
    this.scratch = wasm._malloc(64 << 10);
  }

  text(pointer) { return pointer ? this.wasm.UTF8ToString(pointer) : ""; }

  // Calls `use` with a C string, or with bytes of the simulator's memory that hold `data`.
  string(text, use) {
    const size = this.wasm.lengthBytesUTF8(text) + 1, at = this.wasm._malloc(size);
    this.wasm.stringToUTF8(text, at, size);
    try { return use(at); } finally { this.wasm._free(at); }
  }

  memory(data, use) {
    const at = this.wasm._malloc(Math.max(data.length, 8));
    this.wasm.HEAPU8.set(data, at);
    try { return use(at); } finally { this.wasm._free(at); }
  }

  lastError() {
    const text = this.text(this.wasm._a2aSimLastError());
    return text ? JSON.parse(text) : null;
  }

  /* Asks for `calls`. options: config (what differs in the node: memory, seed, races, constants), stalls (us),
     seconds (of this machine, at most), whole (all events, not those since the mark). Returns {events, strings, races, reads, error, report}:
     error is the report of a failure, or null, `report` its text; reads: [{rank, rows, wrong}], rows that are wrong. */
  run(calls, modules, options = {}) {
    const w = this.wasm;
    this.handles = {stream: {}, module: {}, function: {}, event: {}, captured: {}, graph: {}};
    this.device = 0;
    this.whole = options.whole;
    this.result = {error: null, report: "", reads: [], mark: 0};
    const [, stored] = calls[0];
    const config = {...stored, ...options.config, threads: 1, max_seconds: options.seconds || 120};
    delete config.cores;
    this.node = this.string(JSON.stringify(config), (at) => w._a2aSimCreate(at));
    if (this.node < 0) throw new Error(this.lastError().text);
    try {
      if (options.stalls) w._a2aSimStalls(options.stalls);
      for (let i = 1; i < calls.length; i++) {
        const [what, ...rest] = calls[i];
        const code = this[`do_${what}`](modules, ...rest);
        if (!code) continue;
        this.result.report = this.text(w._a2aSimLastError());
        this.result.error = this.lastError() || {kind: "call", text: `${what} failed with ${code}`};
        break;
      }
      return this.collect();
    } finally {
      w._a2aSimDestroy(this.node);
    }
  }

  collect() {
    const w = this.wasm, first = BigInt(this.whole ? 0 : this.result.mark);
    const count = Number(w._a2aSimEvents(0, first, 0n)), at = w._malloc(Math.max(count * EVENT_BYTES, 8));
    w._a2aSimEvents(at, first, BigInt(count));
    const events = w.HEAPU8.slice(at, at + count * EVENT_BYTES);
    w._free(at);
    return {...this.result, events, strings: JSON.parse(this.text(w._a2aSimStrings())), races: JSON.parse(this.text(w._a2aSimRaces()))};
  }

  at(address) { return this.wasm._a2aPointer(BigInt(address)); }
  stream(id) { return id < 0 ? 0 : this.handles.stream[id]; }
  slot(use) {  // what a function writes through its first argument
    const code = use(this.scratch);
    return [code, this.wasm.HEAPU32[this.scratch >> 2]];
  }

  made(what, id, use) {  // a handle that a function makes
    const [code, handle] = this.slot(use);
    this.handles[what][id] = handle;
    return code;
  }

  // An address that differs from the stored one would make all arguments wrong.
  allocated(address, use) {
    const [code, pointer] = this.slot(use);
    if (!code && this.wasm._a2aAddress(pointer) !== BigInt(address)) throw new Error("this run was stored by another simulator");
    return code;
  }

  do_mark() { this.result.mark = Number(this.wasm._a2aSimEventCount()); }
  do_device(_, rank) { this.device = rank; return this.wasm._hipSetDevice(rank); }
  do_malloc(_, size, flags, address) {
    const w = this.wasm;
    return this.allocated(address, (at) => flags ? w._hipExtMallocWithFlags(at, size, flags) : w._hipMalloc(at, size));
  }
  do_host_malloc(_, size, flags, address) { return this.allocated(address, (at) => this.wasm._hipHostMalloc(at, size, flags)); }
  do_free(_, address) { return this.wasm._hipFree(this.at(address)); }
  do_host_free(_, address) { return this.wasm._hipHostFree(this.at(address)); }
  do_open(_, handle, address) {
    return this.memory(bytes(handle), (at) => this.allocated(address, (out) => this.wasm._hipIpcOpenMemHandle(out, at, 1)));
  }
  do_close(_, address) { return this.wasm._hipIpcCloseMemHandle(this.at(address)); }
  do_name(_, rank, address, size, name, item, shape) {
    const extents = new Uint8Array(new BigInt64Array(shape.map(BigInt)).buffer);
    return this.string(name, (text) => this.memory(extents, (at) =>
      this.wasm._a2aSimName(rank, this.at(address), size, text, item, at, shape.length)));
  }
  do_write(_, address, data) {
    const all = bytes(data);
    return this.memory(all, (at) => this.wasm._hipMemcpy(this.at(address), at, all.length, 1));
  }
  do_read(_, address, size, sums) {
    const w = this.wasm, at = w._malloc(Math.max(size, 8));
    const code = w._hipMemcpy(at, this.at(address), size, 2);
    if (!code) this.compare(w.HEAPU8.subarray(at, at + size), sums);
    w._free(at);
    return code;
  }
  // Notes which rows of an output are wrong, or, of rows in any order, which have no place in the right answer.
  compare(output, sums) {
    if (!sums) return;
    const [row, text, order] = sums, right = new Uint32Array(bytes(text).buffer);
    const found = Array.from(right, (_, i) => crc32(output.subarray(i * row, (i + 1) * row))), wrong = [];
    if (order) {
      const left = new Map();
      for (const sum of right) left.set(sum, (left.get(sum) || 0) + 1);
      found.forEach((sum, i) => { if (left.get(sum)) left.set(sum, left.get(sum) - 1); else wrong.push(i); });
    } else found.forEach((sum, i) => { if (sum !== right[i]) wrong.push(i); });
    this.result.reads.push({rank: this.device, rows: right.length, wrong});
  }
  do_copy(_, to, from, size, stream) { return this.wasm._hipMemcpyAsync(this.at(to), this.at(from), size, 4, this.stream(stream)); }
  do_poke(_, rank, address, data) {
    const all = bytes(data);
    this.wasm.HEAPU8.set(all, this.wasm._a2aSimHostPointer(rank, this.at(address), all.length));
  }
  do_set(_, address, value, size, stream) { return this.wasm._hipMemsetAsync(this.at(address), value, size, this.stream(stream)); }
  do_stream(_, id) { return this.made("stream", id, (at) => this.wasm._hipStreamCreateWithFlags(at, 1)); }
  do_event(_, id) { return this.made("event", id, (at) => this.wasm._hipEventCreate(at)); }
  do_record(_, id, stream) { return this.wasm._hipEventRecord(this.handles.event[id], this.stream(stream)); }
  do_wait_event(_, stream, id) { return this.wasm._hipStreamWaitEvent(this.stream(stream), this.handles.event[id], 0); }
  do_capture(_, stream, mode) { return this.wasm._hipStreamBeginCapture(this.stream(stream), mode); }
  do_captured(_, stream, id) { return this.made("captured", id, (at) => this.wasm._hipStreamEndCapture(this.stream(stream), at)); }
  do_graph(_, captured, id) {
    return this.made("graph", id, (at) => this.wasm._hipGraphInstantiateWithFlags(at, this.handles.captured[captured], 0n));
  }
  do_launch_graph(_, id, stream) { return this.wasm._hipGraphLaunch(this.handles.graph[id], this.stream(stream)); }
  do_end_stream(_, id) { return this.wasm._hipStreamDestroy(this.stream(id)); }
  do_load(modules, number, id) {
    return this.string(modules[number], (text) => this.made("module", id, (at) => this.wasm._hipModuleLoadData(at, text)));
  }
  do_function(_, module, name, id) {
    return this.string(name, (text) =>
      this.made("function", id, (at) => this.wasm._hipModuleGetFunction(at, this.handles.module[module], text)));
  }
  do_launch(_, id, grid, block, lds, stream, values, cooperative) {
    const w = this.wasm, all = values.map((hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16)));
    let at = this.scratch, end = this.scratch + 8 * (all.length + 1);
    for (const value of all) {
      w.HEAPU8.set(value, end);
      w.HEAPU32[at >> 2] = end;
      at += 4;
      end += value.length + 15 & ~7;
    }
    w.HEAPU32[at >> 2] = 0;
    const launch = [this.handles.function[id], ...grid, ...block, lds, this.stream(stream), this.scratch];
    return cooperative ? w._hipModuleLaunchCooperativeKernel(...launch) : w._hipModuleLaunchKernel(...launch, 0);
  }
  do_wait() { return this.wasm._hipDeviceSynchronize(); }
  do_wait_stream(_, id) { return this.wasm._hipStreamSynchronize(this.stream(id)); }
  do_work(_, rank, name, ps) { this.string(name, (at) => this.wasm._a2aSimHostWork(rank, at, BigInt(ps))); }
  do_stalls(_, us) { this.wasm._a2aSimStalls(us); }
}

if (typeof module !== "undefined") module.exports = {Simulator, EVENT_BYTES, drawn, bytes, crc32};
