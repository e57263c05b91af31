// node run_stored.js SIMULATOR STATIC FILE: what the simulator for browsers finds in the stored runs that standard input names, as JSON.
"use strict";
const fs = require("fs"), path = require("path"), crypto = require("crypto"), zlib = require("zlib");
const [simulator, scripts, file] = process.argv.slice(2);
const {Simulator, crc32} = require(path.join(scripts, "node.js")), stored = require(path.join(scripts, "stored.js"));

class Comparing extends Simulator {  // end.outputs: a sum of each output
  compare(output, sums) {
    (this.result.outputs = this.result.outputs || []).push(crc32(output));
    super.compare(output, sums);
  }
}

(async () => {
  const wasm = await require(path.join(simulator, "a2a_sim.js"))({wasmBinary: fs.readFileSync(path.join(simulator, "a2a_sim.wasm"))});
  const node = new Comparing(wasm), rung = JSON.parse(zlib.gunzipSync(fs.readFileSync(file)));
  let run = null, opened = null;
  const ends = JSON.parse(fs.readFileSync(0, "utf8")).map(({workload, variant, memory, seed}) => {
    const chosen = stored.find(rung, workload, variant);
    if (chosen !== run) opened = stored.opened(rung, run = chosen);  // cases of one run stand together
    const {calls, modules} = opened;
    const end = node.run(calls, modules, {config: {memory, seed}, whole: true});
    return {events: crypto.createHash("sha256").update(end.events).digest("hex"), count: end.events.length / 64, report: end.report,
            outputs: end.outputs || [], reads: end.reads.map(({rank, wrong}) => [rank, wrong.length])};
  });
  console.log(JSON.stringify(ends));
})();
