// node run_page.js SCRIPTS STATE [HASH]: a live figure on a page of nothing but its elements; every button is pressed. Reads {index, ends}
// from standard input, and prints every text and every label that stood there.
"use strict";
const fs = require("fs"), path = require("path"), vm = require("vm");
const [scripts, state, hash = ""] = process.argv.slice(2);
const {index, ends} = JSON.parse(fs.readFileSync(0, "utf8"));
const seen = new Set(), LABELS = ["aria-label", "placeholder", "title"];

class Element {
  constructor(name, text) { Object.assign(this, {name, children: [], dataset: {}, value: "", on: {}, clientWidth: 900, isConnected: true}); if (text !== undefined) this.textContent = text; }
  set textContent(text) { this.text = String(text); if (this.name !== "code" && this.name !== "pre-source") seen.add(this.text); }
  get textContent() { return this.text || ""; }
  set value(value) { this.held = value; }
  get value() { return this.held; }
  append(...children) { children.forEach((child) => { if (!(child instanceof Element)) this.textContent = child; this.children.push(child); }); }
  replaceChildren(...children) { this.children = []; this.append(...children); }
  setAttribute(key, value) { if (LABELS.includes(key)) seen.add(String(value)); this[`a_${key}`] = value; }
  removeAttribute() {}
  click() { this.on.click(); }
  addEventListener(what, use) { this.on[what] = use; }
  querySelector() { return null; }
  getContext() {
    const pen = new Proxy({}, {get: (_, key) => key === "fillText" ? (text) => seen.add(text) : () => {}, set: () => true});
    return pen;
  }
  *all() { yield this; for (const child of this.children) if (child instanceof Element) yield* child.all(); }
}

const box = new Element("div");
box.dataset = {base: "", ...JSON.parse(state)};
const document = {readyState: "complete", createElement: (name) => new Element(name), createElementNS: (_, name) => new Element(name),
                  querySelectorAll: (what) => what === ".a2a-node" ? [box] : [], addEventListener() {}};
class Worker {  // answers with what the test gives it
  postMessage({id, what, seeds}) {
    const answers = what ? [{id, modules: ["\t.file\t1 \"k.hip\"\nk:\n\t.loc\t1 1\n\ts_waitcnt vmcnt(0)\n"], sources: {"k.hip": ["a"]}}]
      : seeds ? [...seeds.map((seed, i) => ({id, seed, end: given(i)})), {id, end: null}] : [{id, end: given(this.turn = (this.turn || 0) + 1)}];
    setTimeout(() => answers.forEach((data) => this.onmessage({data})), 0);
  }
  terminate() {}
}
const given = (i) => { const end = ends[i % ends.length]; return {...end, events: Uint8Array.from(Buffer.from(end.events, "base64"))}; };
const later = () => new Promise((done) => setTimeout(done, 5));
vm.createContext(Object.assign(globalThis, {document, Worker, location: {protocol: "http:", hash}, history: {replaceState() {}},
  Option: function (text, value) { const option = new Element("option", text); option.value = value; return option; },
  fetch: async () => ({json: async () => index}), addEventListener() {}, requestAnimationFrame: (use) => setTimeout(() => use(performance.now()), 0),
  cancelAnimationFrame: clearTimeout, matchMedia: () => ({matches: false}), URLSearchParams, getComputedStyle: () => ({})}));

(async () => {
  new Function(fs.readFileSync(path.join(scripts, "live.js"), "utf8"))();
  await later();
  for (const control of [...box.all()].filter((each) => each.type === "checkbox" || each.a_type === "checkbox"))
    control.on.change({target: {checked: true}});
  const buttons = [...box.all()].filter((each) => each.name === "button");
  for (const button of buttons) for (let times = 0; times < ends.length; times++) { button.on.click(); await later(); await later(); }
  for (const button of [...box.all()].filter((each) => each.name === "button" && !buttons.includes(each))) { button.on.click(); await later(); }
  console.log(JSON.stringify([...seen]));
  process.exit();
})().catch((error) => { console.error(error); process.exit(1); });
