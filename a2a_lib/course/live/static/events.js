// Tables of event records: twins of a2a_lib/machine/trace (records.py, tables.py, waits.py, analysis/), compared with them by test.
"use strict";

const KINDS = ["launch", "wave", "transfer", "store", "flag_set", "flag_seen", "wait", "cache", "user", "copy", "host", "barrier", "packets"];
const US = 1e6;

// Records as objects, times in ps: exact, for they are below 2^53.
function records(data, strings) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength), found = [];
  const wide = (at) => view.getInt32(at + 4, true) * 4294967296 + view.getUint32(at, true);
  const name = (table, index) => index >= 0 ? strings[table][index] : "";
  for (let at = 0; at < data.byteLength; at += 64) {
    const short = (place) => view.getInt16(at + place, true);
    found.push({time: wide(at), duration: wide(at + 8), index: wide(at + 16), bytes: wide(at + 24),
                block: view.getInt32(at + 32, true), line: view.getInt32(at + 36, true), launch: view.getInt32(at + 40, true),
                kernel: name("kernels", short(44)), symbol: name("symbols", short(46)), file: name("files", short(48)),
                wave: short(50), rank: short(52), src: short(54), dst: short(56), kind: KINDS[short(58)],
                words: (short(62) & 63) + 1, stride: (short(62) >> 6) + 1});
  }
  return found;
}

function grouped(items, key) {
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(item);
  }
  return groups;
}

const waveKey = (r, wave) => `${r.rank} ${r.launch} ${r.block} ${wave}`;
const byTime = (a, b) => a.time - b.time;

// Waits for flags, and the time of waves at their block's barrier behind one that waits.
function waiting(all) {
  const waits = all.filter((r) => r.kind === "wait"), of = grouped(waits, (r) => waveKey(r, r.wave)), behind = [];
  for (const stay of all) {
    if (stay.kind !== "barrier") continue;
    for (const wait of of.get(waveKey(stay, stay.index)) || []) {
      const time = Math.max(wait.time, stay.time), duration = Math.min(wait.time + wait.duration, stay.time + stay.duration) - time;
      if (duration > 0) behind.push({...wait, wave: stay.wave, line: stay.line, file: stay.file, time, duration});
    }
  }
  return waits.concat(behind);
}

function origin(all) {
  let first = Infinity, any = Infinity;
  for (const r of all) {
    any = Math.min(any, r.time);
    if (r.kind === "launch") first = Math.min(first, r.time);
  }
  return first < Infinity ? first : any < Infinity ? any : 0;
}

// One for each launch, by rank and in order: {rank, kernel, start, end (us), share (of its waves' time that was waiting), waits}
function kernelRuns(all) {
  const start = origin(all), key = (r) => `${r.rank} ${r.launch}`;
  const waves = grouped(all.filter((r) => r.kind === "wave"), key), waits = grouped(waiting(all), key);
  const sum = (items) => (items || []).reduce((total, r) => total + r.duration, 0);
  return all.filter((r) => r.kind === "launch").sort((a, b) => a.rank - b.rank || a.launch - b.launch).map((r) => {
    const total = sum(waves.get(key(r)));
    return {rank: r.rank, kernel: r.kernel, start: (r.time - start) / US, end: (r.time + r.duration - start) / US,
            share: total ? sum(waits.get(key(r))) / total : NaN, waves: waves.get(key(r)) || [], waits: waits.get(key(r)) || []};
  });
}

// Share of a launch's running waves that wait, in `bins` equal parts of [0, span] us.
function waitingOver(run, start, span, bins) {
  const spread = (items) => {
    const out = new Float64Array(bins), width = span / bins;
    for (const r of items) {
      const from = (r.time - start) / US, to = (r.time + r.duration - start) / US;
      for (let i = Math.max(0, Math.floor(from / width)); i < bins && i * width < to; i++)
        out[i] += Math.max(0, Math.min(to, (i + 1) * width) - Math.max(from, i * width));
    }
    return out;
  };
  const waits = spread(run.waits), waves = spread(run.waves);
  return Array.from(waves, (time, i) => time > 0 ? Math.min(1, waits[i] / time) : 0);
}

function spanUs(all) {
  const launches = all.filter((r) => r.kind === "launch");
  if (!launches.length) return 0;
  return (Math.max(...launches.map((r) => r.time + r.duration)) - Math.min(...launches.map((r) => r.time))) / US;
}

// {kernel: [source][destination] bytes that went from rank to rank}
function moved(all, ranks) {
  const found = new Map();
  for (const r of [...all].sort(byTime)) {
    if (r.kind !== "transfer" && r.kind !== "copy" || r.src < 0 || r.dst < 0 || r.src === r.dst) continue;
    const name = r.kernel || "copies";
    if (!found.has(name)) found.set(name, Array.from({length: ranks}, () => new Array(ranks).fill(0)));
    found.get(name)[r.src][r.dst] += r.bytes;
  }
  return found;
}

// The life of every flag that one rank set and another wave saw: {symbol, index, value, src, dst, set, arrived, looked, seen}, us.
// A word each; of a record of several words, each by itself.
function flagLives(all) {
  const start = origin(all), sets = new Map(), lives = new Map();
  const each = (r, use) => { for (let i = 0; i < r.words; i++) use(r.index < 0 ? -1 : r.index + i * r.stride); };
  const waits = grouped(all.filter((r) => r.kind === "wait"), (r) => waveKey(r, r.wave));
  const seen = all.filter((x) => x.kind === "flag_seen").sort(byTime);
  for (const r of seen) {  // a place for each word that somebody saw: most that are set nobody looks at
    const key = `${r.symbol} ${r.bytes} ${r.rank}`, words = sets.get(key) || new Map();
    sets.set(key, words);
    each(r, (index) => words.set(index, []));
  }
  for (const r of all.filter((x) => x.kind === "flag_set").sort(byTime)) {
    const words = sets.get(`${r.symbol} ${r.bytes} ${r.dst}`);
    if (words) each(r, (index) => {
      const list = words.get(index);
      if (list) list.push({r, index});
    });
  }
  for (const list of waits.values()) list.sort(byTime);
  for (const r of seen) {
    const wait = (waits.get(waveKey(r, r.wave)) || []).findLast((w) => w.time <= r.time);
    const looked = wait && wait.time + wait.duration >= r.time ? wait.time : r.time, us = (ps) => (ps - start) / US;
    const words = sets.get(`${r.symbol} ${r.bytes} ${r.rank}`);
    each(r, (index) => {
      const before = words.get(index).findLast((s) => s.r.time <= r.time);
      if (!before || lives.has(before)) return;
      lives.set(before, {symbol: r.symbol, index, value: r.bytes, src: before.r.rank, dst: r.rank, set: us(before.r.time),
                         arrived: us(before.r.time + before.r.duration), looked: us(looked), seen: us(r.time), file: r.file, line: r.line});
    });
  }
  return [...lives.values()].sort((a, b) => a.set - b.set || a.dst - b.dst || a.index - b.index);
}

const waited = (life) => life.arrived > life.looked ? life.seen - life.looked : 0;

if (typeof module !== "undefined") module.exports = {KINDS, flagLives, kernelRuns, moved, origin, records, spanUs, waited, waiting, waitingOver};
