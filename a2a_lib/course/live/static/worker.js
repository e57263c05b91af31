// Runs stored runs beside the page: {id, file, workload, variant, options, edits} -> {id, end}; with `seeds`, one {id, seed, end} each.
"use strict";
importScripts("node.js", "stored.js", "a2a_sim.js");

const files = new Map();
let simulator = null, latest = "", code = null;

const MOST = 300e6;  // bytes that a simulator may keep for another run than its latest: WebAssembly gives none back

// A simulator with memory of its own. Its code is compiled once: what the browser made fast stays fast.
async function fresh() {
  code = code || await WebAssembly.compileStreaming(fetch("a2a_sim.wasm"))
    .catch(async () => WebAssembly.compile(await (await fetch("a2a_sim.wasm")).arrayBuffer()));  // a server that does not know its type
  return new Promise((done, failed) => A2A({instantiateWasm: (imports, use) => {
    WebAssembly.instantiate(code, imports).then(use, failed);
    return {};
  }}).then((wasm) => done(new Simulator(wasm)), failed));
}

async function start(run) {
  if (simulator && run !== latest && simulator.wasm.HEAPU8.length > MOST) simulator = null;
  latest = run;
  simulator = simulator || await fresh();
  return simulator;
}

async function rungOf(file) {
  if (!files.has(file)) {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    files.set(file, unzipped(await answer.arrayBuffer()));
  }
  return files.get(file);
}

async function answer({id, what, file, workload, variant, options, edits, seeds}) {
  const rung = await rungOf(file), run = find(rung, workload, variant);
  if (!run) throw new Error(`nothing is stored of ${workload}, ${variant || "the rung itself"}`);
  const {calls, modules} = opened(rung, run);
  if (what === "texts") {
    const sources = Object.fromEntries(Object.entries(rung.sources).map(([name, number]) => [name, lines(rung, number)]));
    return postMessage({id, modules, sources});
  }
  for (const [number, text] of Object.entries(edits || {})) modules[number] = text;
  const node = await start(`${file} ${workload} ${variant}`);
  for (const seed of seeds || [null]) {
    const config = {...options.config, ...(seed === null ? {} : {seed, max_events: 1})};
    const end = node.run(calls, modules, {...options, config});
    if (seed === null) postMessage({id, end}, [end.events.buffer]);
    else postMessage({id, seed, end: {...end, events: null, strings: null}});
  }
  if (seeds) postMessage({id, end: null});
}

let turn = Promise.resolve();
onmessage = ({data}) => {
  turn = turn.then(() => answer(data)).catch((error) => {
    simulator = null;  // what a failed run left behind is not used again
    postMessage({id: data.id, failed: String(error.message || error)});
  });
};
