// The words of reports: a twin of a2a_lib/machine/trace/reports, which has them for everything else. A test compares both, text by text.
"use strict";

const plural = (number, one, many) => number === 1 ? one : many;
const SHOWN = {waves: 16, words: 4, lines: 8, alike: 2, places: 6, lost: 2};
const VERBS = {read: "reads", write: "writes", atomic: "atomically updates", access: "accesses"};

const hex = (n) => (n < 0 ? "-0x" + (-n).toString(16) : "0x" + n.toString(16));
const us = (ps) => `${(ps / 1e6).toFixed(3)} us`;
const general = (x) => String(Number(Number(x).toPrecision(6)));
const named = (symbol, indices, offset) => symbol === null ? `unnamed memory + ${hex(offset)}`
  : indices && indices.length ? `${symbol}[${indices.join(", ")}]` : symbol;
const element = (r) => named(r.symbol, r.indices, r.offset);
const source = (p) => p.line ? `${p.file}:${p.line}` : `assembly line ${p.assembly_line}`;

const replayed = (p) => p.replay ? `, replay ${p.replay} of graph ${p.graph}` : "";
function place(p) {
  const block = p.grid[1] > 1 || p.grid[2] > 1 ? `(${p.block.join(", ")})` : p.block[0];
  return `rank ${p.rank}, kernel ${p.kernel}, block ${block}, wave ${p.wave}, ${source(p)} (${p.mnemonic})` + replayed(p);
}

function counted(what, numbers) {
  const runs = [];
  for (const n of numbers) {
    if (runs.length && n === runs[runs.length - 1][1] + 1) runs[runs.length - 1][1] = n;
    else runs.push([n, n]);
  }
  const shown = runs.map(([a, b]) => a === b ? `${a}` : `${a}${b === a + 1 ? ", " : " to "}${b}`);
  const more = runs.length > 6 ? [`... (${numbers.length} in all)`] : [];
  return `${what} ` + [...(more.length ? shown.slice(0, 4) : shown), ...more].join(", ");
}

const waves = (numbers) => counted(plural(numbers.length, "wave", "waves"), numbers);

// Words that are waited for.

function wide(value, size) {
  const high = Math.floor(value / 4294967296), low = value - high * 4294967296;
  return size === 8 && high ? `${high} << 32 | ${low}` : String(value);
}
function valueText(w) {
  if (w.value === null) return "never written";
  if (!w.floating || (w.bytes !== 4 && w.bytes !== 8)) return wide(w.value, w.bytes);
  const view = new DataView(new ArrayBuffer(8)), big = BigInt.asUintN(8 * w.bytes, BigInt(w.value));
  if (w.bytes === 4) view.setUint32(0, Number(big)); else view.setBigUint64(0, big);
  const number = w.bytes === 4 ? view.getFloat32(0) : view.getFloat64(0), bits = big.toString(16);
  if (Number.isNaN(number)) return `NaN (0x${bits})`;
  const text = Object.is(number, -0) ? "-0.0" : Number.isInteger(number) && Math.abs(number) < 1e16 ? `${number}.0` : String(number);
  return `${text} (0x${bits.padStart(2 * w.bytes, "0")})`;
}
function awaitedText(w) {
  if (!w.awaited) return null;
  return (w.awaited.relation === "equal" ? "" : w.awaited.relation + " ") + wide(w.awaited.value, w.bytes) + (w.awaited.upper ? " << 32 | ..." : "");
}

function word(w, rank) {
  const whose = w.owner === null || w.owner === rank ? "" : ` of rank ${w.owner}`, name = named(w.symbol, w.indices, w.offset);
  let setter = "no rank has set it";
  if (w.set_by) setter = `last set by rank ${w.set_by.rank} at ${us(w.set_by.time)}` + (w.set_by.this_wave ? ", by a lane of this very wave" : "")
    + (w.set_by.replay ? `, in replay ${w.set_by.replay}` : "")
    + (w.set_by.over ? `: ${source(w.set_by)} stored it over ${wide(w.set_by.over.value, w.bytes)}, which rank ${w.set_by.over.rank} had set, ${source(w.set_by.over)}` : "");
  else if (w.kept_by !== null && w.kept_by !== undefined) setter = `rank ${w.kept_by} wrote another value, which is still in its L2: no release has written it back`;
  else if (w.own_copy) setter = `no rank has set it; but rank ${w.own_copy.rank} wrote its own copy of ${name}, ${w.own_copy.file}:${w.own_copy.line}, at ${us(w.own_copy.time)}: was a translate forgotten?`;
  return `${name}${whose} = ${valueText(w)} (${setter})`;
}

function waiter(w) {
  const words = w.words.slice(0, SHOWN.words).map((x) => word(x, w.rank));
  if (w.words.length > SHOWN.words) words.push("...");
  return `${place(w)}\n    waits since ${us(w.since)} on ${words.join(", ")}`;
}

// A shortest cycle of {node: Set of nodes}, from its least node on.
function cycle(edges) {
  const order = (items) => [...items].sort((a, b) => a - b);
  let best = [];
  for (const first of order(edges.keys())) {
    const paths = [[first]], seen = new Set([first]);
    while (paths.length && !(best.length && paths[0].length >= best.length)) {
      const path = paths.shift(), after = order(edges.get(path[path.length - 1]) || []);
      if (after.includes(first)) { best = path; break; }
      paths.push(...after.filter((node) => node > first && !seen.has(node)).map((node) => [...path, node]));
      after.forEach((node) => seen.add(node));
    }
  }
  return best;
}

// Who could set each word, and whether ranks wait for each other in a circle.
function complete(report) {
  const edges = new Map();
  for (const wave of report.waiting || [])
    for (const w of wave.words) {
      const guess = [...new Set([w.set_by, w.own_copy].filter(Boolean).map((who) => who.rank))].sort((a, b) => a - b);
      w.could_set = guess.length ? guess : [...(w.given_to || [])].sort((a, b) => a - b);
      w.expected = awaitedText(w);
      if (!edges.has(wave.rank)) edges.set(wave.rank, new Set());
      w.could_set.forEach((rank) => edges.get(wave.rank).add(rank));
    }
  report.cycle = cycle(edges);
  return report;
}

// A line for each word whose value an earlier replay set than the one that waits; and for launches side by side that share flags.
function frozen(report) {
  const lines = new Set();
  for (const wave of report.waiting.slice(0, SHOWN.waves))
    for (const w of wave.words.slice(0, SHOWN.words)) {
      const since = w.set_by ? w.set_by.since || 0 : 0;
      if (since && since < wave.replay)
        lines.add(`  replay ${wave.replay} on rank ${wave.rank} waits ${w.expected ? `for ${w.expected}` : "for another value"}; ${named(w.symbol, w.indices, w.offset)} has held ${valueText(w)} since replay ${since}. A graph repeats the arguments of its capture, an epoch or a slot among them, and resets nothing`);
    }
  return [...lines].slice(0, SHOWN.lines);
}
function sharing(report) {
  const streams = new Map();
  for (const wave of report.waiting)
    for (const w of wave.words) {
      const key = JSON.stringify([wave.rank, wave.kernel, w.symbol]);
      if (!streams.has(key)) streams.set(key, new Set());
      streams.get(key).add(wave.stream || 0);
    }
  return [...streams].filter(([key, of]) => of.size > 1 && JSON.parse(key)[2]).map(([key, of]) => {
    const [rank, kernel, symbol] = JSON.parse(key);
    return `  rank ${rank}: launches of ${kernel} on streams ${[...of].join(" and ")} wait for the same flags, ${symbol}. Launches that run side by side need flags of their own`;
  }).slice(0, SHOWN.lines);
}

function elsewhere(report) {
  const lines = new Map();
  for (const wave of report.waiting)
    for (const w of wave.words)
      if (w.shared && w.only_set)
        lines.set(w.owner, `  of ${w.symbol} in rank ${w.owner}'s memory only ${element(w.only_set)} has been set, by rank ${w.only_set.rank}, ${w.only_set.file}:${w.only_set.line}; its waves wait for others, such as ${element(w)}`);
  return lines.size > 1 ? [...lines.values()].slice(0, SHOWN.alike) : [];
}
function ended(report) {
  const lines = new Set();
  for (const wave of report.waiting) {
    const launch = (report.ended || []).find((l) => l.rank === wave.rank && l.kernel === wave.kernel && l.stream === (wave.stream || 0));
    const words = wave.words.filter((w) => w.owner === wave.rank && !w.shared);
    if (launch && words.length && words.length === wave.words.length)
      lines.add(`  rank ${wave.rank}: ${launch.blocks} of ${launch.of} blocks of ${wave.kernel} ${plural(launch.blocks, "has", "have")} ended, and will not set ${element(words[0])}, for which others of them wait`);
  }
  return [...lines].slice(0, SHOWN.alike);
}

function left(report) {
  const lines = new Map();
  for (const wave of report.waiting) {
    const f = wave.left, line = f && `  rank ${wave.rank}, kernel ${wave.kernel}: ${source(f)} found ${f.value} in ${element(f)}, which an earlier launch had left there`;
    const key = f && JSON.stringify([wave.rank, wave.kernel, element(f)]);
    if (f && !lines.has(key)) lines.set(key, line);
  }
  return [...lines.values()].slice(0, SHOWN.alike);
}

function expectations(report) {
  const lines = new Set();
  for (const wave of report.waiting.slice(0, SHOWN.waves))
    for (const w of wave.words.slice(0, SHOWN.words)) {
      const who = w.could_set.length ? ` for rank ${w.could_set.join(" or ")}` : "";
      const late = w.awaited && w.awaited.relation === "other than" && w.set_by && w.set_by.time < wave.since;
      if (w.expected) lines.add(`  rank ${wave.rank} waits${who} in ${wave.kernel}: ${named(w.symbol, w.indices, w.offset)}, expected ${w.expected}, seen ${valueText(w)}${late ? ", set before this wait began" : ""}`);
    }
  const shown = [...lines].slice(0, SHOWN.lines), ranks = report.cycle;
  if (lines.size > shown.length) shown.push(`  ... and ${lines.size - shown.length} more`);
  if (ranks.length > 1)
    shown.push(`  in a circle: rank ${ranks[0]} waits for ` + [...ranks.slice(1), ranks[0]].map((rank) => `rank ${rank}`).join(", which waits for "));
  return shown.length ? ["expected:", ...shown].join("\n") : "";
}

// Faults.

const access = (r, what) => `${VERBS[r.access]} ${r.bytes} ${plural(r.bytes, "byte", "bytes")} at ${hex(r.address)}: ${what}`;

function beside(r) {
  const name = r.symbol !== null ? `\`${r.symbol}\`` : `an allocation of ${r.size} bytes`;
  let distance;
  if (r.cause === "before_start") distance = `${-r.offset} bytes before the start of ${name}`;
  else distance = `${r.offset + r.bytes - r.size} bytes past the end of ${name}` + (r.symbol !== null ? ` (last element ${r.last ? element(r.last) : ""})` : "");
  return access(r, distance + (r.ipc ? ` of rank ${r.owner}` : ""));
}

function ordinal(n) {
  const teen = [11, 12, 13].includes(n % 100);
  return `${n}${teen ? "th" : {1: "st", 2: "nd", 3: "rd"}[n % 10] || "th"}`;
}

function divergentBarrier(r) {
  let what;
  if (r.how === "places") what = r.places.map((p) => plural(p.waves.length, `${waves(p.waves)} of the block is at ${source(p)}`, `${waves(p.waves)} of the block are at ${source(p)}`)).join(" and ");
  else if (r.how === "left") {
    const times = new Map();
    for (const each of r.left) times.set(each.times, [...(times.get(each.times) || []), each.wave]);
    what = `wave ${r.wave} is at ${source(r)} for the ${ordinal(r.times)} time, ` + [...times].map(([n, left]) => `${waves(left)} left the kernel after ${n}`).join(" and ");
  } else {
    const off = counted(plural(r.lanes.length, "lane", "lanes"), r.lanes), goOn = source(r.go_on);
    what = plural(r.lanes.length, `${off} of wave ${r.wave} is switched off at ${source(r)}, and goes on at ${goOn}`,
                  `${off} of wave ${r.wave} are switched off at ${source(r)}, and go on at ${goOn}`);
  }
  return `__syncthreads() in divergent control flow, which is undefined: ${what}. All threads of a block must reach it alike`;
}

const FAULTS = {
  null: (r) => access(r, "a null pointer" + (r.address > 0 ? ` plus ${r.address}` : "")),
  freed: (r) => access(r, "this memory" + (r.symbol !== null ? ` (\`${r.symbol}\`)` : "") + " was freed"),
  before_start: beside,
  past_end: beside,
  wrapped: (r) => access(r, `${(r.away / 1073741824).toFixed(1)} GiB ${r.before ? "before" : "after"} ${element(r)}: as if an offset or a product of 32 bits had wrapped`),
  other_rank: (r) => r.offset === null
    ? access(r, `an address of rank ${r.owner}'s address space; it means nothing on rank ${r.rank}`)
    : access(r, `this is ${element(r)} at an address of rank ${r.owner}. An address is valid only on the rank it was made for: on rank ${r.rank} open the memory through IPC (or put it on the symmetric heap) and translate the pointer`),
  other_node: (r) => access(r, `this is ${element(r)} of rank ${r.owner}, on node ${r.owner_node} of the cluster; rank ${r.rank} is on node ${r.node}. Loads, stores and copies do not leave a node: give the NIC a descriptor, with put_signal, and let the other side wait for the flag`),
  unmapped: (r) => access(r, `nothing is mapped there on rank ${r.rank}`),
  killed: (r) => access(r, `this is ${element(r)} of rank ${r.owner}, which is dead: its memory answers nobody`),
  misaligned: (r) => `misaligned address: ${VERBS[r.access]} ${r.bytes} bytes at ${hex(r.address)}, which is not a multiple of ${r.multiple}` + ("offset" in r ? `, in ${element(r)}` : ""),
  lds_range: (r) => r.address === null ? "LDS address out of range"
    : r.via === "ds" ? `LDS address ${r.address} (${r.bytes} bytes) of a block with ${r.size} bytes` : `LDS address ${r.address} of a block with ${r.size} bytes of LDS`,
  lds_misaligned: (r) => `LDS address ${r.address} is not a multiple of ${r.multiple}, as this access of ${r.bytes} bytes requires`,
  scratch_range: (r) => r.via === "flat" ? `scratch address ${r.address} of a wave with ${r.size} bytes per lane` : `scratch offset ${r.address} of a wave with ${r.size} bytes of scratch per lane`,
  register_range: (r) => r.registers === "vector" ? `indexed vector register v${r.register} is beyond those of the wave` : `scalar register s${r.register} (relative to M0) does not exist`,
  jump: (r) => r.function === null ? `jump to ${hex(r.address)}, where there is no code` : `jump into \`${r.function}\`, which uses ${r.needs} vector registers; this wave has ${r.has}`,
  no_end: () => "the kernel has no end here: the compiler found that this point is never reached (an endless loop without effect?)",
  divergent_barrier: divergentBarrier,
  trap: (r) => `s_trap ${r.number}: the kernel called __builtin_trap() or abort()`,
  assert: (r) => `assertion failed: ${r.condition}, ${r.assert_file}:${r.assert_line}`,
  print: () => "a record to print that is not in memory",
  refused: (r) => r.why,
  peer_memory: () => "it reads memory of its own rank, and this is a peer's",
  put_signal: (r) => `data goes to ${hex(r.address)}, the flag to ${hex(r.flag_address)}; both are addresses of one rank's heap, as at() gives them`,
};

// Reports.

const killed = (r) => (r.killed || []).map((entry) => `  rank ${entry.rank} was killed at ${us(entry.at)}`);
const notStarted = (l) => `  rank ${l.rank}, kernel ${l.kernel}: ${l.blocks} of ${l.of} blocks have not started`;

// Lines that compare the ranks' launches of each kernel whose waves wait; none where they are alike.
function launches(all) {
  const lines = [], on = (ranks) => counted(plural(ranks.length, "rank", "ranks"), ranks);
  for (const kernel of new Set(all.map((launch) => launch.kernel))) {
    const ranks = all.filter((launch) => launch.kernel === kernel), none = ranks.filter((launch) => !launch.of_all).map((launch) => launch.rank);
    if (none.length) lines.push(`  nothing is launched on ${on(none)}`);
    for (const [key, text] of [["launches", "launched"], ["blocks", "blocks of the latest"]]) {
      const numbers = new Map();
      for (const launch of ranks) if (launch.launches) numbers.set(launch[key], [...(numbers.get(launch[key]) || []), launch.rank]);
      if (numbers.size > 1)
        lines.push(`  ${kernel}, ${text}: ` + [...numbers].sort((a, b) => a[0] - b[0]).map(([number, of]) => `${number} on ${on(of)}`).join(", "));
    }
  }
  return lines;
}

function deadlock(r) {
  const shown = r.waiting.slice(0, SHOWN.waves), lines = [`deadlock: no wave can make progress at ${us(r.at)} simulated`, ...killed(r), ...elsewhere(r), ...ended(r), ...left(r), ...shown.map((w) => `  ${waiter(w)}`)];
  if (r.waves > shown.length) lines.push(`  ... and ${r.waves - shown.length} more waves at the same places`);
  if (r.barrier) lines.push(`  ${r.barrier.waves} waves wait at a barrier, for example ${place(r.barrier)}`);
  if (r.waiting.some((wave) => wave.words.some((word) => word.shared))) lines.push(...launches(r.launches || []));
  for (const rank of [...new Set([...r.not_started, ...r.streams].map((entry) => entry.rank))].sort((a, b) => a - b)) {
    for (const launch of r.not_started) {
      if (launch.rank !== rank) continue;
      lines.push(`${notStarted(launch)}: no CU has room (${launch.running} run)`);
      const held = (launch.holders || []).map((h) => `${h.blocks} ${plural(h.blocks, "block", "blocks")} of ${h.kernel} on stream ${h.stream}${h.waits ? ", which wait" : ""}`).join(" and ");
      if (held) lines.push(`    ${launch.blocks} ${plural(launch.blocks, "block", "blocks")} of ${launch.kernel} on stream ${launch.stream} ${plural(launch.blocks, "has", "have")} no place: the room is held by ${held}. A cooperative launch counts its own blocks alone; start first what the others wait for, or leave it room`);
      else if (launch === r.not_started[0]) lines.push("    blocks that wait for one another must all be resident: launch fewer, or cooperatively");
    }
    lines.push(...r.streams.filter((e) => e.rank === rank).map((e) => `  rank ${rank}, stream ${e.stream} waits for an event that is never recorded`));
  }
  if (!r.waves && !r.barrier) lines.push("  nothing is running");
  lines.push(...frozen(r), ...sharing(r));
  const expected = expectations(r);
  return [...lines, ...(expected ? [expected] : [])].join("\n");
}

function budget(r) {
  const most = {max_instructions: () => `${r.most} wave instructions since the host began to wait (max_instructions)`,
                max_seconds: () => `${general(r.most)} s of this machine's time since the host began to wait (max_seconds)`,
                stores: () => `a wave stored ${r.most} times where it had stored before, and read nothing in between`,
                repeats: () => `a wave stored ${r.most} times where it had stored before, read nothing new in between, and comes back to the same place with the same registers`,
                loop: () => `no way leads out of this loop, in which a wave accessed memory ${r.most} times`,
                turns: () => `no way leads out of this loop, in which a wave ran ${r.most} instructions`};
  const lines = [`no end in sight: ${most[r.limit]()}`, ...("by" in r ? [`  ${"symbol" in r.by ? `${element(r.by)}, ` : ""}by ${place(r.by)}`] : []),
                 `  at ${us(r.at)} simulated ${r.waves} waves have not ended:`];
  for (const p of r.places.slice(0, SHOWN.places))
    lines.push(`  ${p.waves > 1 ? `${p.waves} at one place, for example ` : ""}${p.state === "waits" ? waiter(p) : place(p)}${p.state === "barrier" ? ", at a barrier" : ""}`);
  if (r.places.length > SHOWN.places) lines.push(`  ... and at ${r.places.length - SHOWN.places} more places`);
  return [...lines, ...r.not_started.map(notStarted), ...killed(r)].join("\n");
}

function fault(r) {
  const why = FAULTS[r.cause](r);
  if ("descriptor" in r) return `put_signal by rank ${"from" in r ? r.from : r.rank}${"to" in r ? ` to rank ${r.to}` : ""} (descriptor ${r.descriptor}): ${why}`;
  const lines = [why, `  by ${place(r)}`];
  if (r.lane !== null) lines.push(`  lane ${r.lane} (thread ${r.thread} of the block)`);
  return [...lines, `  at ${us(r.at)} simulated`, ...killed(r)].join("\n");
}

const TEXTS = {deadlock, budget, fault,
  wait: (r) => `a wait exceeds its bound of ${general(r.bound_us)} us (simulated):\n  ${[waiter(r.waiting[0]), ...killed(r)].join("\n")}`,
  interrupted: (r) => `interrupted at ${Math.floor(r.at / 1e6)} us simulated: all pending work was dropped`,
  memory: (r) => `${r.function}: ${FAULTS[r.cause](r)}`};

// The words of a report as a2aSimLastError gives it.
function text(report) {
  if ("waiting" in report) complete(report);
  return "text" in report ? report.text : TEXTS[report.kind](report);
}

// Races.

const STREAM = /^stream_(write|wait)_value\d+$/;
const raceAccess = (a, narrow) => `${a.atomic ? "atomic " : ""}${a.write ? "write" : "read"}${a.scope ? ` of ${a.scope} scope` : ""} by rank ${a.rank}, ` + (
  STREAM.test(a.kernel) ? a.kernel.replace(STREAM, "Stream.$1_value") : !a.file && !a.assembly_line ? a.kernel
  : `kernel ${a.kernel}, block ${a.block}, wave ${a.wave}, ${a.file && a.line ? `${a.file}:${a.line}` : `assembly line ${a.assembly_line}`}${narrow && a.mnemonic ? ` (${a.mnemonic})` : ""}`) + replayed(a);
function raceLaunches(r) {
  if (Math.min(r.first.stream ?? -1, r.second.stream ?? -1) >= 0 && r.first.stream !== r.second.stream) return [`, stream ${r.first.stream}`, `, stream ${r.second.stream}`];
  return ["", r.other_launch && !r.first.replay && !r.second.replay ? ", another launch" : ""];
}
const exact = (r) => /scope|s_waitcnt/.test(r.why);
const race = (r) => `race on ${r.symbol}: ${r.why}\n  ${raceAccess(r.first, exact(r))}${raceLaunches(r)[0]}\n  ${raceAccess(r.second, exact(r))}${raceLaunches(r)[1]}\n${(r.seen || []).map((line) => `  ${line}\n`).join("")}  (${plural(r.count, `${r.count} time`, `${r.count} times`)})`;
const races = (all) => all.length ? all.map(race).join("\n") : "no races";

if (typeof module !== "undefined") module.exports = {complete, race, races, text};
