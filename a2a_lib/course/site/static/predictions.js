// Fields for predictions: <div class="a2a-guess" data-guess="[...]">, as ../predictions.py writes them. TEXTS, TIMES and UNITS stand above:
// they are those of a2a_lib/course/check/remarks.py, and `answered` is a twin of what chooses among them there.
"use strict";

const LARGEST = 1e15, NOTHING = ["", "...", "Ellipsis"];
const say = (which, values = {}) => TEXTS[which].replace(/\{(\w+)\}/g, (_, name) => values[name]);
const spaced = (digits) => digits.replace(/\B(?=(\d{3})+$)/g, " ");

// x where JavaScript and Python round it alike to that many digits behind the point: Python gives halves to the even digit.
function even(x, digits) {
  const half = digits < 0 ? x / 10 ** -digits % 1 === 0.5 : x * 2 ** (digits + 1) % 1 === 0 && x * 2 ** digits % 1 !== 0;
  const below = Math.floor(x * 10 ** digits);
  return half ? (below + below % 2) / 10 ** digits : x;
}

const fixed = (x, digits) => even(x, digits).toFixed(digits);

// As Python's ".3g", of at least 0.
function general(x, digits) {
  const [, first] = x.toExponential().split("e"), value = even(x, digits - 1 - Number(first));
  const [mantissa, power] = value.toExponential(digits - 1).split("e");
  if (Number(power) >= -4 && Number(power) < digits) return String(Number(value.toPrecision(digits)));
  return `${Number(mantissa)}e${power[0]}${power.slice(1).padStart(2, "0")}`;
}

const signed = (x, text) => (x < 0 ? "-" : "") + text(Math.abs(x));

// As remarks.converted.
function converted(number, typed, unit) {
  const asked = unit.split(" ")[0];
  if (!typed || typed === asked || !(typed in UNITS) && !(asked in UNITS)) return number;
  const mine = UNITS[typed] || ["?", 1], wanted = UNITS[asked] || ["", 1];
  return mine[0] === wanted[0] ? number * mine[1] / wanted[1] : NaN;
}

function number(text, unit) {
  const whole = /^[-+]?\d+(_\d+)*$/.test(text), found = text.match(/^([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*([^\d\s.]*)$/);
  const value = whole ? Number(text.replace(/_/g, "")) : found ? converted(Number(found[1]), found[2], unit) : NaN;
  return Math.abs(value) <= LARGEST ? {value, whole} : null;
}

function ofAmount(typed, right, unit, hint) {
  if (typed === right) return say("exact");
  if (typed <= 0 || right <= 0) return say("off", {apart: general(Math.abs(typed - right), 3)});
  const factor = Math.max(typed, right) / Math.min(typed, right), high = typed > right;
  if (factor < 1.1) return say("close");
  const size = factor < 10 ? fixed(factor, 1) : factor < 1e9 ? spaced(fixed(factor, 0)) : say("billion");
  if (factor < 2) return say("size", {factor: size, way: say(high ? "way_high" : "way_low")});
  const time = TIMES.includes(unit.split(" ")[0]), way = time ? (high ? "long" : "short") : high ? "high" : "low";
  return say("far", {factor: size, way: say(`way_${way}`), hint: hint || say(time ? `${way}_time` : way)});
}

function remark(guess, typed) {
  const {kind, right} = guess;
  if (kind === "choice") return typed === right ? say("right") : say("not", {typed, said: guess.options[typed], right, is: guess.options[right]});
  if (kind === "name") {
    const found = typed.match(/^[A-Za-z ]*(\d+)(\.0)?$/);
    return say(typed.toLowerCase() === right.toLowerCase() || found && found[1] === right ? "right" : "no");
  }
  if (kind === "share") {
    const apart = Math.abs(typed - right);
    return apart < 2 ? say("close_share") : say("share", {points: fixed(apart, 0), way: say(typed > right ? "way_high" : "way_low")});
  }
  if (kind === "amount") return ofAmount(typed, right, guess.unit, guess.hint);
  if (typed === right) return say("right");
  const few = Math.abs(typed - right), way = typed > right ? "many" : "few";
  if (few === 1) return say("one_off", {way: say(`way_${way}`)});
  if (!typed || !right || Math.max(typed, right) <= 12) return say("few_off", {few: general(few, 6), way: say(`way_${way}`)});
  return ofAmount(typed, right, guess.unit, guess.hint);
}

// The text that the notebook prints for a guess that was typed.
function answered(guess, text) {
  const typed = text.trim(), {kind, outcome, unit} = guess;
  if (NOTHING.includes(typed)) return say("nothing", {outcome, form: say({choice: "form_choice", name: "form_answer"}[kind] || "form_number")});
  const bare = (words) => words.trim().replace(/^[.:()]+|[.:()]+$/g, "").toLowerCase();
  const [option] = (kind === "choice" && Object.entries(guess.options).find(([key, says]) => [key, says, `${key}: ${says}`].map(bare).includes(bare(typed)))) || [];
  const found = ["choice", "name"].includes(kind) ? null : number(typed, unit || "");
  if (kind === "choice" ? !option : kind !== "name" && !found) {
    const form = kind === "choice" ? say("one_of", {options: Object.keys(guess.options).join(", ")}) : unit ? say("one_number", {unit}) : say("one_plain_number");
    const shown = `'${text}'`;
    return say("form", {form, outcome, typed: shown.length > 40 ? `${shown.slice(0, 37)}...` : shown});
  }
  if (!found) return `${say("predicted", {typed: option || typed, outcome})}\n${remark(guess, option || typed)}`;
  const counted = kind === "count", shown = signed(found.value, (x) => counted && found.whole ? spaced(String(x)) : general(x, 3));
  const measure = counted && found.value === 1 ? guess.one : unit;
  return `${say("predicted", {typed: shown + (measure ? ` ${measure}` : ""), outcome})}\n${remark(guess, found.value)}`;
}

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function fieldOf(guess, id) {
  if (guess.kind !== "choice")
    return element("label", {}, element("code", {}, guess.name), " ", element("input", {type: "text", name: id, autocomplete: "off", size: 10}),
                   guess.unit ? ` ${guess.unit}` : "");
  return element("fieldset", {}, element("legend", {}, element("code", {}, guess.name)), ...Object.entries(guess.options).map(([key, text]) =>
    element("label", {}, element("input", {type: "radio", name: id, value: key}), ` ${key}: ${text}`)));
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

if (typeof module !== "undefined") module.exports = {answered};
else document.addEventListener("DOMContentLoaded", () => document.querySelectorAll(".a2a-guess").forEach(form));
