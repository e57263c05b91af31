// Fields for predictions: <div class="a2a-guess" data-guess="[...]">, as ../predictions.py writes them.
"use strict";
(() => {
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function fieldOf(guess, id) {
  if (!Object.keys(guess.options).length)
    return element("label", {}, element("code", {}, guess.name), " ", element("input", {type: "text", name: id, autocomplete: "off", size: 10}));
  return element("fieldset", {}, element("legend", {}, element("code", {}, guess.name)), ...Object.entries(guess.options).map(([key, text]) =>
    element("label", {}, element("input", {type: "radio", name: id, value: key}), ` ${key}: ${text}`)));
}

function answered(guess, text) {
  const typed = text.trim();
  return typed ? `Predicted ${guess.options[typed] ? `${typed} (${guess.options[typed]})` : typed}; ${guess.outcome}.`
               : `You predicted nothing; ${guess.outcome}.`;
}

function form(box, number) {
  const asked = JSON.parse(box.dataset.guess), out = element("pre", {role: "status", "aria-label": "answer to your prediction"});
  const made = element("form", {"aria-label": `prediction ${number + 1}`}, ...asked.map((guess, i) => fieldOf(guess, `guess-${number}-${i}`)),
                       element("button", {type: "submit"}, "Compare my prediction"), out);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = new FormData(made);
    out.textContent = asked.map((guess, i) => answered(guess, String(typed.get(`guess-${number}-${i}`) || ""))).join("\n");
  });
  box.replaceChildren(made);
}

document.addEventListener("DOMContentLoaded", () => document.querySelectorAll(".a2a-guess").forEach(form));
})();
