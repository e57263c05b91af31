// The worker that runs the simulator, and small parts of forms.
"use strict";

class Simulation {  // the worker, asked one thing after the other
  constructor(base) { Object.assign(this, {base, next: 0, waiting: new Map(), worker: null}); }

  ask(message, progress) {
    if (!this.worker) {
      this.worker = new Worker(`${this.base}worker.js`);
      this.worker.onmessage = ({data}) => {
        const [done, failed, told] = this.waiting.get(data.id);
        if (data.seed !== undefined) return told(data);
        this.waiting.delete(data.id);
        if (data.failed) failed(new Error(data.failed)); else done(data);
      };
      this.worker.onerror = (event) => { for (const [, failed] of this.waiting.values()) failed(new Error(event.message || "the simulator could not be loaded")); };
    }
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, [done, failed, progress]);
      this.worker.postMessage({id, ...message});
    });
  }

  stop() {
    if (this.worker) this.worker.terminate();
    this.worker = null;
    for (const [, failed] of this.waiting.values()) failed(new Error("stopped"));
    this.waiting.clear();
  }
}

function field(name, control) { return html("label", {}, name + " ", control); }
function options(control, values) { control.replaceChildren(...values.map(([value, text]) => new Option(text, value))); }
