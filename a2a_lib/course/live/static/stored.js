// Stored runs as ../store.py writes them.
"use strict";

// Lines of a text of the pool; those of `.loc` have their own numbers again.
function lines(rung, number) {
  rung.plain = rung.plain || [];
  if (rung.plain[number]) return rung.plain[number];
  const text = rung.texts[number];
  let found = text.lines;
  if (!found) {
    found = [...lines(rung, text.base)];
    for (const [at, drop, put] of text.edits) found.splice(at, drop, ...put);
  }
  return rung.plain[number] = found;
}

function assembly(rung, number) {
  let last = 0;
  return lines(rung, number).map((line) => line.replace(/^(\t\.loc\t\d+ )([+-]\d+)/, (_, head, step) => head + (last += Number(step)))).join("\n");
}

function find(rung, workload, variant) {
  return rung.runs.find((run) => run.workload === workload && (run.variant || "") === (variant || ""));
}

// {calls, modules} of a stored run.
function opened(rung, run) {
  return {calls: lines(rung, run.calls).map((line) => JSON.parse(line)), modules: run.modules.map((number) => assembly(rung, number))};
}

async function unzipped(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

if (typeof module !== "undefined") module.exports = {assembly, find, lines, opened, unzipped};
