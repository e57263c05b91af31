// The assembly of a run: instructions that order memory, each to be dropped, and the whole text.
"use strict";

const ORDERING = /^\s*(buffer_wbl2|buffer_inv|s_barrier|s_waitcnt vmcnt)/;

class WithEditor {  // of a live figure, which has simulation, state, message, said, guarded and run
  async open() {
    const {modules, sources} = await this.simulation.ask(this.message({what: "texts"}));
    Object.assign(this, {modules, sources});
  }

  async restore() {  // what a link says is dropped
    if (!this.state.drop || this.dropped.size) return;
    await this.open();
    for (const place of this.state.drop.split(" ")) {
      const [module, line] = /^\d+\.\d+$/.test(place) ? place.split(".") : [], text = (this.modules[module] || "").split("\n")[line];
      if (text === undefined || !ORDERING.test(text)) throw new Error(`the link drops ${place}, which is no instruction that orders memory`);
      this.dropped.add(place);
    }
    this.apply();
  }

  apply() {
    this.edits = {};
    for (const place of this.dropped) {
      const [module, line] = place.split(".").map(Number), text = (this.edits[module] || this.modules[module]).split("\n");
      text[line] = `\t; dropped:${text[line]}`;
      this.edits[module] = text.join("\n");
    }
    this.state.drop = [...this.dropped].join(" ");
    this.said();
  }

  edit() {
    return this.guarded(async () => {
      await this.open();
      const rows = [];
      this.modules.forEach((text, module) => {
        let place = "", kernel = "";
        const files = {};
        text.split("\n").forEach((line, number) => {
          const file = line.match(/^\t\.file\t(\d+) (?:"[^"]*" )?"([^"]*)"/), loc = line.match(/^\t\.loc\t(\d+) (\d+)/), label = line.match(/^([A-Za-z_]\w*):/);
          if (file) files[file[1]] = file[2];
          if (label) kernel = label[1];
          if (loc) place = [files[loc[1]] || "", Number(loc[2])];
          if (!ORDERING.test(line)) return;
          const key = `${module}.${number}`, source = place && (this.sources[place[0]] || [])[place[1] - 1];
          const tick = html("input", {type: "checkbox", "aria-label": `drop ${line.trim()} in line ${number + 1}`,
            onchange: (event) => { this.dropped[event.target.checked ? "add" : "delete"](key); this.apply(); write(); }});
          tick.checked = this.dropped.has(key);
          rows.push([tick, html("code", {}, line.trim()), number + 1, kernel, place ? `${place[0]}:${place[1]}` : "", html("code", {}, (source || "").trim())]);
        });
      });
      const area = html("textarea", {rows: 18, spellcheck: "false", "aria-label": "assembly", wrap: "off"});
      const which = html("select", {"aria-label": "module", onchange: () => write()}, ...this.modules.map((_, i) => new Option(`module ${i + 1}`, i)));
      const write = () => { area.value = this.edits[which.value] || this.modules[which.value]; };
      write();
      const take = html("button", {type: "button", onclick: () => { this.edits[which.value] = area.value; this.run(); }}, "Run this text");
      this.editor.replaceChildren(html("p", {class: "status"}, "The assembly"),
        html("p", {class: "small"}, "Drop an instruction that orders memory, then explore 20 schedules. HIP cannot be compiled in a browser: ",
             html("code", {}, `a2a explore ${this.state.rung}`), " and ", html("code", {}, "make lab"), " do that on your machine."),
        table("instructions that order memory", ["drop", "instruction", "line", "kernel", "source", "its text"], rows),
        html("details", {}, html("summary", {}, "The whole text"), which, area, html("div", {class: "buttons"}, take)));
    });
  }
}
