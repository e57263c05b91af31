// The chart of the recordings: a select for the recording, one for the workload, a bar for each row. And what a stored
// page cannot say of itself: tables and outputs that scroll can be reached by keyboard.
"use strict";

function element(name, attributes, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function bars(rows, label, room) {
  const sorted = [...rows].sort((a, b) => b[1] - a[1]);
  const row = 24, width = Math.max(280, Math.min(720, room)), left = width < 500 ? 120 : 190, most = Math.max(...sorted.map((r) => r[3], 1));
  const svg = element("svg", {viewBox: `0 0 ${width} ${row * sorted.length + 4}`, role: "img"});
  svg.append(element("title", {}, `${label}: ` + sorted.map((r) => `${r[0]} ${r[1].toFixed(1)} us`).join(", ")));
  sorted.forEach(([name, median, low, high, right], i) => {
    const x = (us) => left + (us / most) * (width - left - 70), y = i * row;
    const reference = /floor|nccl|cublas|torch|peer|copy|symm/i.test(name);
    svg.append(element("text", {x: left - 6, y: y + 16, "text-anchor": "end"}, name + (right ? "" : " (wrong)")));
    svg.append(element("rect", {x: left, y: y + 4, width: Math.max(1, x(median) - left), height: row - 8,
                                class: reference ? "bar reference" : "bar"}));
    svg.append(element("line", {x1: x(low), x2: x(high), y1: y + row / 2, y2: y + row / 2, class: "range"}));
    svg.append(element("text", {x: x(high) + 5, y: y + 16}, median.toFixed(1)));
  });
  return svg;
}

function select(name, options, changed) {
  const label = document.createElement("label"), box = document.createElement("select");
  label.append(name + " ", box);
  const fill = (values) => {
    const before = box.value;
    box.replaceChildren(...values.map(([value, text]) => new Option(text, value)));
    if (values.some(([value]) => value === before)) box.value = before;
  };
  fill(options);
  box.addEventListener("change", changed);
  return {label, box, fill};
}

function recordings(place) {
  const data = JSON.parse(place.dataset.recordings), figure = document.createElement("figure");
  const workloads = () => Object.keys(data[record.box.value].workloads).map((name) => [name, name]);
  const draw = () => {
    const chosen = data[record.box.value], rows = chosen.workloads[workload.box.value];
    figure.replaceChildren(bars(rows, `${workload.box.value}, ${chosen.label}`, place.clientWidth - 24));
    const caption = document.createElement("figcaption");
    caption.textContent = `${chosen.label}; us; grey: references and libraries`;
    figure.append(caption);
  };
  const record = select("recording", data.map((r, i) => [i, r.name]), () => { workload.fill(workloads()); draw(); });
  const workload = select("workload", [], draw);
  workload.fill(workloads());
  place.append(record.label, workload.label, figure);
  draw();
  addEventListener("resize", draw);
}

document.addEventListener("DOMContentLoaded", () => {
  document.querySelectorAll(".a2a-recordings").forEach(recordings);
  document.querySelectorAll(".search-button__button").forEach((button) => {  // the theme's name for it leaves out "Ctrl+K"
    button.ariaLabel = button.textContent.trim().replace(/\s+/g, " ") || "Search";
  });
  // Not regions: a landmark for each listing would bury the page's own. A table keeps its role, in a box that scrolls.
  document.querySelectorAll(".bd-article table").forEach((table) => {
    if (table.closest(".cell_output, .a2a-scroll")) return;
    const box = document.createElement("div");
    box.className = "a2a-scroll";
    table.replaceWith(box);
    box.append(table);
  });
  document.querySelectorAll(".bd-article .a2a-scroll, .bd-article .cell_output, .bd-article .cell_output [style*=overflow-x], .bd-article pre").forEach((box, i) => {
    if (box.scrollWidth > box.clientWidth + 1 && !box.hasAttribute("tabindex")) {
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", `box ${i + 1}, scrolls sideways`);
    }
  });
});
