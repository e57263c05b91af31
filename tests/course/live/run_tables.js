// node run_tables.js STATIC EVENTS STRINGS: tables of records, as the page makes them; reads reports from standard input.
"use strict";
const fs = require("fs"), path = require("path");
const [scripts, events, strings] = process.argv.slice(2);
if (events) {
  const tables = require(path.join(scripts, "events.js"));
  const all = tables.records(new Uint8Array(fs.readFileSync(events)), JSON.parse(strings)), ranks = 1 + Math.max(...all.map((r) => r.rank));
  console.log(JSON.stringify({
    runs: tables.kernelRuns(all).map(({rank, kernel, start, end, share}) => [rank, kernel, start, end, share]),
    span: tables.spanUs(all), moved: Object.fromEntries(tables.moved(all, ranks)),
    lives: tables.flagLives(all).map((f) => [f.symbol, f.index, f.value, f.src, f.dst, f.set, f.arrived, f.looked, f.seen, tables.waited(f)])}));
} else {
  const reports = require(path.join(scripts, "reports.js"));
  const {failures, races} = JSON.parse(fs.readFileSync(0, "utf8"));
  console.log(JSON.stringify({texts: failures.map((report) => reports.text(report)), races: reports.races(races)}));
}
