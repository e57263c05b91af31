// A live figure: choose a stored run, run it on the simulated node in this page, see what happened. <div class="a2a-node" data-base=
// "folder of the scripts" data-rung data-workload data-variant data-memory data-seed>; with data-playground everything can be chosen, and
// data-presets are runs to begin with; with data-breaks (a variant) it runs at once, and has a button that breaks it and little else.
"use strict";

const MODES = ["ideal", "strict", "hw-spx", "cpx"];
const SEEDS = 20;
const LARGE = /^dsv3/;
const KEYS = ["rung", "workload", "variant", "memory", "seed", "stalls", "races", "constants", "drop"];

class Live extends WithEditor {
  constructor(box) {
    super();
    this.box = box;
    this.base = box.dataset.base;
    this.simulation = new Simulation(this.base);
    this.playground = "playground" in box.dataset;
    this.front = "breaks" in box.dataset;
    this.edits = {};
    this.dropped = new Set();
  }

  async start() {
    const index = await (await fetch(`${this.base}runs/index.json`)).json();
    this.index = index;
    this.state = {rung: "all_to_all/token_flags", workload: "", variant: "", memory: "strict", seed: "0", stalls: "", races: "", constants: "", drop: "",
                  ...this.box.dataset};
    const linked = this.playground ? asked() : {}, missing = this.take(linked);
    if (this.front) this.buildFront();
    else this.build();
    if (this.playground) addEventListener("hashchange", () => {
      const now = asked();
      if (KEYS.some((key) => key in now && now[key] !== String(this.state[key] || ""))) this.begin(this.take(now));
    });
    if (this.playground || this.front) this.begin(missing);
  }

  begin(missing) {  // runs what is chosen; missing: a sentence on what a link names and nobody has
    this.edits = {};
    this.dropped.clear();
    this.fill();
    if (missing) this.status.textContent = missing;
    else return this.run();
    return undefined;
  }

  // Chooses what a link asks for. Returns a sentence on what is not there, "" if all is.
  take(asked) {
    const s = Object.assign(this.state, asked), names = Object.keys(this.index), {rung} = s, missing = [];
    const known = names.find((name) => name === rung || name.endsWith(`/${rung}`));
    s.rung = known || names.find((name) => name.endsWith("/token_flags")) || names[0];
    if (!known) missing.push(`rung ${rung}`);
    const stored = this.index[s.rung].workloads;
    if (s.workload && !Object.hasOwn(stored, s.workload)) missing.push(`shape ${s.workload}`);
    if (!missing.length && s.variant && !(stored[s.workload] || Object.values(stored)[0]).includes(s.variant)) missing.push(`variant ${s.variant}`);
    if (!MODES.includes(s.memory)) { missing.push(`memory ${s.memory}`); s.memory = "strict"; }
    if (!/^\d{1,4}$/.test(s.seed)) { missing.push(`seed ${s.seed}`); s.seed = "0"; }
    return missing.length ? `This page has no ${missing.join(", no ")}. Choose another, then press Run.` : "";
  }

  buildFront() {  // the front page: a run that is there at once, a button that breaks it
    const button = (text, does, kind = "") => html("button", {type: "button", class: kind, onclick: does}, text);
    this.controls = null;
    this.why = html("p", {class: "why"});
    this.status = html("p", {class: "status", role: "status", "aria-live": "polite"}, "Simulated GPUs start in this page …");
    this.out = html("div", {class: "out"});
    const breaks = button("Break it", () => {
      this.state.variant = this.state.variant ? "" : this.box.dataset.breaks;
      breaks.textContent = this.state.variant ? "Mend it" : "Break it";
      this.begin("");
    }, "main");
    this.box.replaceChildren(this.status, this.out, this.why, html("div", {class: "buttons"}, breaks, button("Run again", () => this.run()),
      html("a", {class: "to-playground", href: "#"}, "Open in the playground")));
  }

  build() {
    const choose = (key) => html("select", {onchange: (event) => { this.state[key] = event.target.value; this.changed(key); }});
    this.controls = {rung: choose("rung"), workload: choose("workload"), variant: choose("variant"), memory: choose("memory"),
      seed: html("input", {type: "number", min: 0, max: 9999, onchange: (event) => { this.state.seed = event.target.value; this.changed("seed"); }}),
      stalls: html("input", {type: "checkbox", onchange: (event) => { this.state.stalls = event.target.checked ? "1" : ""; this.changed("stalls"); }}),
      races: html("input", {type: "checkbox", onchange: (event) => { this.state.races = event.target.checked ? "1" : ""; this.changed("races"); }}),
      constants: html("input", {type: "text", placeholder: "such as remote=900000", size: 22,
                                onchange: (event) => { this.state.constants = event.target.value; this.changed("constants"); }})};
    const c = this.controls, button = (text, does, kind = "") => html("button", {type: "button", class: kind, onclick: does}, text);
    this.why = html("p", {class: "why"});
    this.status = html("p", {class: "status", role: "status", "aria-live": "polite"}, "Press Run: eight simulated GPUs run this in your browser.");
    this.bar = html("progress", {max: SEEDS, value: 0, hidden: true, "aria-label": "schedules that ran"});
    this.out = html("div", {class: "out"});
    this.more = html("div", {class: "out"});
    this.editor = html("div", {class: "out"});
    const fields = [...(this.playground ? [field("rung", c.rung)] : []), field("variant", c.variant), field("shape", c.workload),
                    field("memory", c.memory), field("seed", c.seed), field("stalls", c.stalls), field("race detector", c.races),
                    ...(this.playground ? [field("constants", c.constants)] : [])];
    const presets = JSON.parse(this.box.dataset.presets || "[]").map(({name, ...chosen}) => button(name, async () => {
      Object.assign(this.state, {workload: "", variant: "", memory: "strict", seed: "0", stalls: "", races: "", constants: "", drop: ""});
      this.more.replaceChildren();
      await this.begin(this.take(chosen));
      if (chosen.explore) await this.explore();
    }));
    this.box.replaceChildren(
      ...(presets.length ? [html("div", {class: "buttons"}, "Begin with: ", ...presets)] : []), html("div", {class: "fields"}, ...fields), this.why,
      html("div", {class: "buttons"}, button("Run", () => this.run(), "main"), button(`Explore ${SEEDS} schedules`, () => this.explore()),
           button("Edit the assembly", () => this.edit()), ...(this.playground ? [button("Ladder", () => this.ladder())] : []),
           button("Stop", () => this.simulation.stop()),
           ...(this.playground ? [] : [html("a", {class: "to-playground", href: "#"}, "Open in the playground")])),
      this.status, this.bar, this.out, this.more, this.editor);
    this.fill();
  }

  fill() {
    const s = this.state, c = this.controls, entry = this.index[s.rung];
    if (!Object.hasOwn(entry.workloads, s.workload)) s.workload = Object.keys(entry.workloads)[0];
    const there = entry.workloads[s.workload];
    if (!there.includes(s.variant)) s.variant = there[0];
    this.why.textContent = s.variant ? entry.variants[s.variant].why : entry.idea;
    this.said();
    if (!c) return;
    options(c.rung, Object.keys(this.index).map((name) => [name, name]));
    c.rung.value = s.rung;
    options(c.workload, Object.keys(entry.workloads).map((name) => [name, name]));
    options(c.variant, there.map((name) => [name, name ? (entry.variants[name].kind === "mutation" ? `broken: ${name}` : name) : "the rung itself"]));
    options(c.memory, MODES.map((name) => [name, name]));
    for (const key of ["workload", "variant", "memory", "seed", "constants"]) c[key].value = s[key] || (key === "seed" ? "0" : "");
    for (const key of ["stalls", "races"]) c[key].checked = Boolean(s[key]);
  }

  changed(key) {
    if (key === "rung" || key === "variant" || key === "workload") {
      this.edits = {};
      this.dropped.clear();
      this.state.drop = "";
      this.editor.replaceChildren();
    }
    this.fill();
  }

  said() {  // the state, where a link can have it
    const words = new URLSearchParams(KEYS.filter((key) => this.state[key]).map((key) => [key, this.state[key]])).toString();
    if (this.playground) history.replaceState(null, "", `#${words}`);
    const link = this.box.querySelector(".to-playground");
    if (link) link.href = `${this.base}../../playground.html#${words}`;
  }

  message(more = {}) {
    const s = this.state, config = {memory: s.memory, seed: Number(s.seed) || 0};
    if (s.races) config.races = 1;
    for (const part of (s.constants || "").split(/[,;\s]+/).filter(Boolean)) {
      const [name, value] = part.split("=");
      config[`constant.${name}`] = Number(value);
    }
    return {file: `runs/${this.index[s.rung].file}`, workload: s.workload, variant: s.variant, edits: this.edits,
            options: {config, stalls: s.stalls ? 32 : 0, seconds: LARGE.test(s.workload) ? 600 : 120}, ...more};
  }

  async guarded(use) {
    try {
      this.box.setAttribute("aria-busy", "true");
      return await use();
    } catch (error) {
      this.status.textContent = `This did not run: ${error.message}`;
    } finally {
      this.box.removeAttribute("aria-busy");
    }
  }

  label() {
    const s = this.state;
    return `simulated (preset mi300x${s.constants ? ` with ${s.constants}` : ""}, memory ${s.memory}), seed ${s.seed || 0}`;
  }

  // Whether a large shape was chosen and its warning was not shown yet: it is now, and the next press runs it.
  tooLarge(calls) {
    const chosen = `${this.state.rung} ${this.state.workload} ${calls}`;
    if (!LARGE.test(this.state.workload) || this.warned === chosen) return false;
    this.warned = chosen;
    this.status.textContent = `${this.state.workload} is large: ` + (calls > 1
      ? `${calls} calls run, each for about half a minute, in up to 2 GB of this page's memory. Press again to run them.`
      : "a call takes about half a minute, in up to 2 GB of this page's memory. Press again to run it.");
    return true;
  }

  run() {
    if (this.tooLarge(1)) return undefined;
    return this.guarded(async () => {
      await this.restore();
      this.status.textContent = "It runs …";
      const began = performance.now(), {end} = await this.simulation.ask(this.message());
      const all = records(end.events, end.strings), wrong = end.reads.filter((r) => r.wrong.length);
      const outcome = end.error ? end.error.kind : wrong.length ? "wrong" : end.reads.length ? "right" : "ended";
      const verdict = {right: "all outputs are right", ended: "it ended; its outputs are not compared here",
        wrong: `wrong: ${wrong.map((r) => r.rows === 1 ? `the output of rank ${r.rank}` : `${r.wrong.length} of ${r.rows} rows of rank ${r.rank}`).join(", ")}`}[outcome] || outcome;
      this.box.dataset.outcome = outcome;
      this.status.textContent = `${end.error ? "" : `${spanUs(all).toFixed(2)} us `}${this.label()}; ${verdict}. ${all.length} events; ${(performance.now() - began).toFixed(0)} ms of this machine.`;
      this.show(all, end);
    });
  }

  show(all, end) {
    const runs = kernelRuns(all), start = origin(all), lives = flagLives(all), room = this.box.clientWidth - 30, parts = [];
    const section = (name, open, ...inside) => parts.push(html("details", {open}, html("summary", {}, name), ...inside));
    if (end.error) section("Report", true, html("pre", {tabindex: 0, class: "report"}, text(end.error)));
    if (this.state.races) section("Races", true, html("pre", {tabindex: 0}, races(end.races)));
    if (runs.length) {
      const ranks = 1 + all.reduce((most, r) => Math.max(most, r.rank), 0), bytes = moved(all, ranks);
      if (bytes.size) section("Film", true, this.film(all, ranks, start));
      if (this.front) return this.out.replaceChildren(...parts);
      section("Timeline", true, timeline(runs, start, room), html("p", {class: "small"}, `Light: the share of running waves that wait. ${this.label()}`),
              table("launches, us", ["rank", "kernel", "start", "end", "waiting"],
                    runs.map((r) => [r.rank, r.kernel, r.start.toFixed(2), r.end.toFixed(2), isNaN(r.share) ? "" : `${(100 * r.share).toFixed(0)} %`])));
      if (bytes.size) section("Bytes between ranks", false, ...matrices(bytes));
    }
    if (lives.length) section("Flags", false, flags(lives, room), html("p", {class: "small"}, "Blue: in flight. Orange: arrived, but not seen yet. Dotted: a wave waits for it."),
      table("flags that were waited for longest, us", ["flag", "from", "to", "set", "there", "seen", "waited", "line"],
            [...lives].sort((a, b) => waited(b) - waited(a)).slice(0, 24).map((f) =>
              [`${f.symbol}[${f.index}]`, f.src, f.dst, f.set.toFixed(2), f.arrived.toFixed(2), f.seen.toFixed(2), waited(f).toFixed(2), `${f.file}:${f.line}`])));
    return this.out.replaceChildren(...parts);
  }

  film(all, ranks, start) {
    const {canvas, draw, end} = film(all, ranks, start);
    let playing = 0, before = 0;
    const slide = html("input", {type: "range", min: 0, max: 1000, value: 0, "aria-label": "moment", oninput: () => draw(slide.value / 1000 * end)});
    const play = html("button", {type: "button", onclick: () => {
      cancelAnimationFrame(playing);
      if (playing) { playing = 0; play.textContent = "Play"; return; }
      play.textContent = "Pause";
      before = performance.now() - (slide.value >= 1000 ? 0 : slide.value / 1000) * 8000;
      const step = (now) => {
        const part = Math.min(1, (now - before) / 8000);
        slide.value = part * 1000;
        draw(part * end);
        if (part < 1 && canvas.isConnected) playing = requestAnimationFrame(step);
        else { playing = 0; play.textContent = "Play"; }
      };
      playing = requestAnimationFrame(step);
    }}, "Play");
    requestAnimationFrame(() => draw(0));
    if (this.front && !matchMedia("(prefers-reduced-motion: reduce)").matches) requestAnimationFrame(() => play.click());
    return html("div", {class: "film"}, canvas, html("div", {class: "buttons"}, play, slide));
  }

  explore() {
    if (this.tooLarge(SEEDS)) return undefined;
    return this.guarded(async () => {
      await this.restore();
      const ends = [], seeds = Array.from({length: SEEDS}, (_, i) => (Number(this.state.seed) || 0) + i);
      this.bar.hidden = false;
      this.bar.value = 0;
      await this.simulation.ask(this.message({seeds}), ({seed, end}) => {
        ends.push([seed, end]);
        this.bar.value = ends.length;
        this.status.textContent = `${ends.length} of ${SEEDS} schedules ran`;
      });
      this.bar.hidden = true;
      const groups = new Map();
      for (const [seed, end] of ends) {
        const wrong = end.reads.some((r) => r.wrong.length), kind = end.error ? end.error.kind : wrong ? "wrong" : "right";
        const said = end.error ? text(end.error).split("\n")[0].replace(/ at [\d.]+ us simulated/, "") : "";
        const key = `${kind} ${end.error ? end.error.kind : ""}`;
        if (!groups.has(key)) groups.set(key, {kind, said, seeds: []});
        groups.get(key).seeds.push(seed);
      }
      const failed = ends.filter(([, end]) => end.error || end.reads.some((r) => r.wrong.length)).length;
      this.box.dataset.failed = failed;
      this.status.textContent = failed ? `${failed} of ${SEEDS} schedules failed, ${this.label()} and the ${SEEDS - 1} after it.` : `No schedule of ${SEEDS} failed, ${this.label()} and the ${SEEDS - 1} after it.`;
      const pick = (seed) => html("button", {type: "button", class: "link", onclick: () => { this.state.seed = String(seed); this.fill(); this.run(); }}, String(seed));
      this.more.replaceChildren(table(`results of ${SEEDS} schedules; a seed runs that schedule again`, ["result", "schedules", "seeds", "first line"],
        [...groups.values()].sort((a, b) => b.seeds.length - a.seeds.length).map((g) => [g.kind, g.seeds.length, g.seeds.flatMap((seed) => [pick(seed), " "]), g.said])));
    });
  }

  ladder() {
    const family = this.state.rung.split("/")[0];
    const entries = Object.entries(this.index).filter(([name, entry]) => name.startsWith(`${family}/`) && this.state.workload in entry.workloads);
    if (this.tooLarge(entries.length)) return undefined;
    return this.guarded(async () => {
      const workload = this.state.workload, rows = [];
      for (const [name, entry] of entries) {
        const {end} = await this.simulation.ask(this.message({file: `runs/${entry.file}`, variant: "", edits: {}}));
        rows.push({name: name.split("/")[1], us: end.error ? 0 : spanUs(records(end.events, end.strings)), note: end.error ? end.error.kind : ""});
        this.status.textContent = plural(rows.length, `${rows.length} rung ran`, `${rows.length} rungs ran`);
        this.more.replaceChildren(bars(rows, this.box.clientWidth - 30, `${workload}, us`), html("p", {class: "small"}, `${workload}, us; ${this.label()}`),
                                  table(`the ladder at ${workload}`, ["rung", "us"], rows.map((r) => [r.name, r.note || r.us.toFixed(2)])));
      }
    });
  }
}

// What the address of the page asks for: {rung, workload, ...}, of KEYS alone.
function asked() {
  const words = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries(KEYS.filter((key) => words.has(key)).map((key) => [key, words.get(key)]));
}

function begin() {
  document.querySelectorAll(".a2a-node").forEach((box) => {
    if (typeof WebAssembly !== "object" || location.protocol === "file:") {
      box.querySelector(".fallback").textContent = location.protocol === "file:"
        ? "Live figures need a web server: a2a site --serve shows this page with them." : `This browser has no WebAssembly: ${box.dataset.film ? "this is a stored run" : "what is stored stands on this page"}.`;
      if (box.dataset.film) box.append(html("img", {src: box.dataset.film, alt: box.dataset.shows}));
      return;
    }
    const live = new Live(box);
    live.start().catch((error) => { box.textContent = `Nothing runs here: ${error.message}`; });
  });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
