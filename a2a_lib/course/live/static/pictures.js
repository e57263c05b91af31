// Pictures of a run, in SVG: a text for screen readers in each, and colours of a2a_lib/machine/show/style.py.
"use strict";

const STAGES = {dispatch_send: "#275ccd", dispatch_recv: "#6492e8", expert: "#556570", combine_send: "#b23812", combine_recv: "#ff5a15",
                dispatch: "#275ccd", combine: "#b23812", counts: "#729d88", rows: "#275ccd", replies: "#b23812"};
const OTHER_COLOURS = ["#729d88", "#a08bb9", "#275ccd", "#b23812", "#6492e8", "#ff5a15"];
const RAMP = ["#f3f8fc", "#b9d7ec", "#5aa2d0", "#0f6cab", "#073a63"];
let pictureCount = 0;

function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function picture(width, height, title) {
  const id = `a2a-picture-${++pictureCount}`;
  return svg("svg", {viewBox: `0 0 ${width} ${height}`, role: "img", "aria-labelledby": id}, svg("title", {id}, title));
}

function html(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

function table(caption, head, rows) {
  return html("div", {class: "a2a-table", tabindex: 0, role: "region", "aria-label": caption},
              html("table", {}, html("caption", {}, caption), html("thead", {}, html("tr", {}, ...head.map((h) => html("th", {scope: "col"}, h)))),
                   html("tbody", {}, ...rows.map((row) => html("tr", {}, ...row.map((cell) => html("td", {}, ...[].concat(cell))))))));
}

function colours(kernels) {
  const found = {};
  let next = 0;
  for (const name of kernels) found[name] = found[name] || STAGES[name] || OTHER_COLOURS[next++ % OTHER_COLOURS.length];
  return found;
}

function axis(made, left, right, y, span, unit) {
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4].find((s) => span / s <= (right - left) / 60) || span;
  for (let t = 0; t <= span; t += step) {
    const x = left + t / span * (right - left);
    made.append(svg("line", {x1: x, x2: x, y1: y, y2: y + 4, class: "rule"}),
                svg("text", {x, y: y + 16, "text-anchor": "middle"}, String(+t.toFixed(2)) + (t + step > span ? ` ${unit}` : "")));
  }
}

// One row for each rank, a bar for each launch; the light part of it: the share of its waves that wait.
function timeline(runs, start, room) {
  const span = Math.max(...runs.map((r) => r.end), 1e-3), ranks = [...new Set(runs.map((r) => r.rank))];
  const width = Math.max(320, Math.min(900, room)), left = 52, row = 22, bins = 120, paint = colours(runs.map((r) => r.kernel));
  const made = picture(width, ranks.length * row + 44, `When each rank ran which kernel, us. ` + ranks.map((rank) =>
    `Rank ${rank}: ` + runs.filter((r) => r.rank === rank).map((r) => `${r.kernel} ${r.start.toFixed(1)} to ${r.end.toFixed(1)}`).join(", ")).join(". "));
  const x = (t) => left + t / span * (width - left - 14);
  for (const run of runs) {
    const y = ranks.indexOf(run.rank) * row + 3, tall = row - 5;
    made.append(svg("rect", {x: x(run.start), y, width: Math.max(0.5, x(run.end) - x(run.start)), height: tall, fill: paint[run.kernel]}));
    waitingOver(run, start, span, bins).forEach((share, i) => {
      const from = Math.max(run.start, i * span / bins), to = Math.min(run.end, (i + 1) * span / bins);
      if (share > 0.01 && to > from)
        made.append(svg("rect", {x: x(from), y, width: x(to) - x(from) + 0.2, height: tall * share, class: "waits"}));
    });
  }
  ranks.forEach((rank, i) => made.append(svg("text", {x: left - 6, y: i * row + 16, "text-anchor": "end"}, `rank ${rank}`)));
  axis(made, left, width - 14, ranks.length * row + 2, span, "us");
  let at = left;
  for (const [name, fill] of Object.entries(paint)) {
    made.append(svg("rect", {x: at, y: ranks.length * row + 30, width: 10, height: 10, fill}), svg("text", {x: at + 14, y: ranks.length * row + 39}, name));
    at += 26 + 6.6 * name.length;
  }
  return made;
}

function matrices(moved) {
  const top = Math.max(...[...moved.values()].flat(2), 1);
  return [...moved].map(([name, cells]) => {
    const n = cells.length, side = 22, left = 26, sum = cells.flat().reduce((a, b) => a + b, 0);
    const made = picture(left + n * side + 4, 40 + n * side, `${name}: bytes from rank (row) to rank (column), ${sum} in all. ` +
      cells.map((row, i) => `Rank ${i} sends ${row.reduce((a, b) => a + b, 0)}`).join(", "));
    made.setAttribute("class", "matrix");
    made.append(svg("text", {x: 0, y: 12}, name));
    cells.forEach((row, i) => {
      made.append(svg("text", {x: left - 6, y: 36 + i * side, "text-anchor": "end"}, i), svg("text", {x: left + i * side + side / 2, y: 36 + n * side, "text-anchor": "middle"}, i));
      row.forEach((count, j) => {
        const level = count ? RAMP[1 + Math.min(3, Math.floor(3.999 * count / top))] : RAMP[0];
        made.append(svg("rect", {x: left + j * side, y: 20 + i * side, width: side - 1, height: side - 1, fill: level},
                        svg("title", {}, `${i} to ${j}: ${count} bytes`)));
      });
    });
    return made;
  });
}

// The flags that were waited for longest: set, there, looked for, seen.
function flags(lives, room, most = 24) {
  const shown = [...lives].sort((a, b) => waited(b) - waited(a) || b.seen - a.seen).slice(0, most).sort((a, b) => a.set - b.set);
  const width = Math.max(320, Math.min(900, room)), left = 172, row = 17;
  const from = Math.min(...shown.map((f) => f.set)), span = Math.max(...shown.map((f) => f.seen - from), 1e-3);
  const x = (t) => left + Math.max(0, t - from) / span * (width - left - 14);
  const made = picture(width, shown.length * row + 30, `The ${shown.length} flags that were waited for longest: from set to seen, us. ` +
    shown.map((f) => `${f.symbol} ${f.index}, ${f.src} to ${f.dst}: set ${f.set.toFixed(2)}, seen ${f.seen.toFixed(2)}, waited ${waited(f).toFixed(2)}`).join("; "));
  shown.forEach((f, i) => {
    const y = i * row + 12;
    made.append(svg("text", {x: left - 6, y, "text-anchor": "end"}, `${f.symbol}[${f.index}] ${f.src}→${f.dst}`),
                svg("line", {x1: x(f.set), x2: x(f.arrived), y1: y - 4, y2: y - 4, stroke: "#275ccd", "stroke-width": 4}),
                svg("line", {x1: x(f.arrived), x2: x(f.seen), y1: y - 4, y2: y - 4, stroke: "#ff5a15", "stroke-width": 2}),
                svg("circle", {cx: x(f.seen), cy: y - 4, r: 3, fill: "#ff5a15"}));
    if (waited(f)) made.append(svg("line", {x1: x(f.looked), x2: x(f.seen), y1: y + 1, y2: y + 1, class: "rule", "stroke-dasharray": "2 2"}));
  });
  axis(made, left, width - 14, shown.length * row + 2, span, `us after ${from.toFixed(2)}`);
  return made;
}

function bars(rows, room, title) {
  const width = Math.max(320, Math.min(800, room)), left = 170, row = 22, top = Math.max(...rows.map((r) => r.us || 0), 1e-3);
  const made = picture(width, rows.length * row + 4, `${title}: ` + rows.map((r) => `${r.name} ${r.us ? r.us.toFixed(2) + " us" : r.note}`).join(", "));
  rows.forEach((r, i) => made.append(
    svg("text", {x: left - 6, y: i * row + 15, "text-anchor": "end"}, r.name),
    svg("rect", {x: left, y: i * row + 3, width: Math.max(1, (r.us || 0) / top * (width - left - 90)), height: row - 7, fill: r.note ? "#b23812" : "#275ccd"}),
    svg("text", {x: left + (r.us || 0) / top * (width - left - 90) + 5, y: i * row + 15}, (r.us ? r.us.toFixed(2) : "") + (r.note ? ` ${r.note}` : ""))));
  return made;
}

// A film on a canvas: ranks in a ring, what moves between them. Returns {canvas, draw(us)}.
function film(all, ranks, start) {
  const canvas = html("canvas", {width: 520, height: 300, role: "img"}), pen = canvas.getContext("2d");
  const flights = all.filter((r) => (r.kind === "transfer" || r.kind === "copy") && r.src >= 0 && r.dst >= 0 && r.src !== r.dst)
    .map((r) => ({from: (r.time - start) / 1e6, to: (r.time + Math.max(r.duration, 2e5) - start) / 1e6, src: r.src, dst: r.dst}));
  const runs = kernelRuns(all), paint = colours(runs.map((r) => r.kernel));
  const at = (rank) => [260 + 200 * Math.sin(2 * Math.PI * rank / ranks), 150 - 112 * Math.cos(2 * Math.PI * rank / ranks)];
  const draw = (t) => {
    const style = getComputedStyle(canvas);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    let flying = 0;
    for (const f of flights) {
      if (t < f.from || t > f.to) continue;
      const part = (t - f.from) / (f.to - f.from), [x0, y0] = at(f.src), [x1, y1] = at(f.dst);
      flying++;
      pen.fillStyle = "#ff5a15";
      pen.beginPath();
      pen.arc(x0 + part * (x1 - x0), y0 + part * (y1 - y0), 2.5, 0, 7);
      pen.fill();
    }
    const running = [];
    for (let rank = 0; rank < ranks; rank++) {
      const now = runs.filter((r) => r.rank === rank && r.start <= t && t < r.end), [x, y] = at(rank);
      pen.fillStyle = now.length ? paint[now[0].kernel] : "#d0d7de";
      pen.fillRect(x - 46, y - 15, 92, 30);
      pen.fillStyle = now.length ? "#ffffff" : "#1b1f24";
      pen.font = "11px sans-serif";
      pen.textAlign = "center";
      pen.fillText(`rank ${rank}`, x, y - 2);
      pen.fillText(now.length ? now[0].kernel : "idle", x, y + 11);
      if (now.length) running.push(`rank ${rank} runs ${now[0].kernel}`);
    }
    pen.fillStyle = style.color;
    canvas.setAttribute("aria-label", `At ${t.toFixed(1)} us: ${running.join(", ") || "no kernel runs"}; ${flying} transfers under way`);
  };
  return {canvas, draw, end: Math.max(...runs.map((r) => r.end), 1e-3)};
}
