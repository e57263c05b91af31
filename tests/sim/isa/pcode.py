"""Runs the per-opcode pseudocode of AMD's ISA manual.

The manual's pseudocode is in the PyPI wheel ``tinygrad`` (module ``runtime/autogen/amd/cdna/str_pcode.py``) as one
string per opcode. ``Program`` writes such a string as Python, which runs on the values of ``values.py``; ``lookup`` finds it for a
mnemonic.
"""
import ast
import functools
import re

from . import fp
from .values import CONSTANTS, FUNCTIONS, Value, typed, value_of

TOKEN = re.compile(r"""(?P<cast>\d+'(?:BF|[UIBF])(?=\())|(?P<sized>\d+'(?:0x[0-9a-fA-F]+|\d+\.\d+|\d+)U?)|(?P<name>[A-Za-z_]\w*)
  |(?P<flt>\d+\.\d+F?)|(?P<int>(?:0x[0-9a-fA-F]+|\d+)(?:ULL|LL|U)?)|(?P<op>&&|\|\||!=|<>|\+:|[!{}])""", re.X)
OPERATORS = {"&&": " and ", "||": " or ", "!": " not ", "!=": "!=", "<>": "@", "+:": ",", "{": "concat(", "}": ")"}
REGISTERS = {"D0", "VCC", "EXEC", "SCC", "RETURN_DATA", "VDATA", "SDATA", "M0"}


def literal(text):
    """``16'1.0``, ``0xffLL``, ``32U``, ``2.0F``"""
    if "'" in text:
        width, value = text.rstrip("U").split("'")
        if "." in value:
            return Value(f"f{width}", int(width), fp.from_float(f"f{width}", float(value)), literal="plain")
        return Value("u" if text.endswith("U") else "i", int(width), int(value, 0))
    if "." in text:
        fmt = "f32" if text.endswith("F") else "f64"
        return Value(fmt, fp.WIDTH[fmt], fp.from_float(fmt, float(text.rstrip("F"))), literal="plain")
    number = int(re.sub("(ULL|LL|U)$", "", text), 0)
    return Value("u" if "U" in text or "0x" in text else "i", 64 if "LL" in text or number > 0xFFFFFFFF else 32, number)


def top(text, what, start=0):
    """The place of the first of some characters outside brackets, or -1."""
    depth = 0
    for i, c in enumerate(text[start:], start):
        if not depth and c in what:
            return i
        depth += (c in "([") - (c in ")]")
    return -1


def choices(text):
    """``c ? a : b`` as Python has it, also within brackets."""
    if (comma := top(text, ",")) >= 0:
        return f"{choices(text[:comma])},{choices(text[comma + 1:])}"
    if (question := top(text, "?")) >= 0:
        colon = top(text, ":", question)
        return f"({choices(text[question + 1:colon])} if {choices(text[:question])} else {choices(text[colon + 1:])})"
    out, at = "", 0
    while (opening := top(text, "([", at)) >= 0:
        closing = top(text, ")]", opening + 1)
        out += text[at:opening + 1] + choices(text[opening + 1:closing]) + text[closing]
        at = closing + 1
    return out + text[at:]


class Scope(dict):
    """The names of a run. An assignment copies a value; a register keeps its width. Memory: MEM, and Calc...Addr for its addresses."""

    def __init__(self, env, load, store, calc_addr):
        super().__init__(env)
        self.load, self.store, self.calc_addr = load, store, calc_addr

    def __missing__(self, name):
        if name in GLOBALS:
            raise KeyError(name)
        if name == "MEM":
            return Memory(self)
        if name.startswith("Calc"):
            return self.calc_addr
        if name.startswith("v_"):
            return lambda *sources: lookup(name).call(*sources)
        return self.setdefault(name, Value("b", 0, 0))

    def __setitem__(self, name, value):
        if not callable(value):
            value, old = value_of(value), self.get(name)
            if name in REGISTERS and old is not None and old.width:
                value = Value("b", old.width, value.number & ((1 << old.width) - 1) if value.kind != "x" else value.bits)
            else:
                value = Value(value.kind, value.width, value.bits)
        super().__setitem__(name, value)


class Memory:
    def __init__(self, scope, address=None):
        self.__dict__.update(scope=scope, address=address)

    def __getitem__(self, address):
        return Memory(self.scope, address)

    def __getattr__(self, name):
        return self.scope.load(self.address, *typed(name))

    def __setattr__(self, name, value):
        self.scope.store(self.address, value, *typed(name))


GLOBALS = FUNCTIONS | CONSTANTS | {"literal": functools.cache(literal)}


class Program:
    """Pseudocode of one opcode. ``run(env)`` reads and writes the dict ``env`` of named values."""

    def __init__(self, text):
        self.text = text.replace("MEM[ADDR]", "MEM[EFFECTIVE]")
        tree, self.writes = ast.parse(self._python()), set()
        for node in ast.walk(tree):
            for target in getattr(node, "targets", []) + ([node.target] if isinstance(node, ast.AugAssign) else []):
                while not isinstance(target, ast.Name):
                    target = target.value
                self.writes.add(target.id)
        self.code = compile(tree, "<pcode>", "exec")

    def run(self, env, load=None, store=None, calc_addr=None):
        scope = Scope(env, load, store, calc_addr)
        exec(self.code, dict(GLOBALS), scope)
        env.update(scope)

    def call(self, *sources):
        """D0 of another program that uses this one as a function."""
        env = {f"S{i}": value for i, value in enumerate(sources)}
        self.run(env)
        return env["D0"].get(*typed(self.result_type()))

    def _python(self):
        text = re.sub(r"//[^\n]*", "", self.text).replace("laneID", "laneId").replace("WAVE_MODE.IEEE", "IEEE")
        # The manual widens first; look at the narrow value so that the quiet bit survives.
        text = re.sub(r"is(Signal|Quiet)NAN\(64'F\(([^()]*)\)\)", r"is\1NAN(\2)", text)
        text = re.sub(r"(MEM\[[^\]]*\])(?!\.)", r"\1.b32", text)
        text = re.sub(r"(\w+) = lambda\(([^)]*)\) \(\s*(?=if)(.*?)\);", r"function \1(\2)\n\3\nendfunction", text, flags=re.S)
        text = re.sub(r"(\w+) = lambda\(([^)]*)\) \(\s*(.*?)\);", r"function \1(\2)\nreturn \3\nendfunction", text, flags=re.S)
        out, depth = [], 0
        for line in filter(None, (part.strip().rstrip(";").strip() for part in text.split("\n"))):
            word = line.split()[0]
            depth -= word in ("elsif", "else", "endif", "endfor", "endfunction")
            if m := re.match(r"(?:els)?if (.*) then$", line):
                out.append((depth, f"{'el' * (word == 'elsif')}if {self._expression(m[1])}:"))
            elif m := re.match(r"for (\w+) in (.*) : (.*) do$", line):
                out.append((depth, f"for {m[1]} in span({self._expression(m[2])}, {self._expression(m[3])}):"))
            elif m := re.match(r"function (.*)$", line):
                out.append((depth, f"def {m[1]}:"))
            elif m := re.match(r"declare (\w+) : (\d+)'\w$", line):
                out += [(depth, f"{m[1]} = cast({m[2]}, 'B')(literal('0'))")] * (m[1] not in ("OFFSET0", "OFFSET1"))
            elif m := re.match(r"\{ (.*) \} = (.*)$", line):
                out.append((depth, f"_all = {self._expression(m[2])}"))
                low = 0
                for target in reversed(m[1].split(", ")):
                    width = int(re.search(r"\d+$", target)[0])
                    out.append((depth, f"{target} = _all[{low + width - 1}:{low}]"))
                    low += width
            elif word == "return":
                out.append((depth, f"return {self._expression(line[7:])}"))
            elif word == "else":
                out.append((depth, "else:"))
            elif not word.startswith("end"):
                *targets, value = re.split(r"(?<=\w|\]) ([-+]?=) ", line)
                out.append((depth, "".join(part if "=" in part else self._expression(part) for part in targets) + self._expression(value)))
            if out and out[-1][1].endswith(":") and not word.startswith("end"):
                depth += 1
                out.append((depth, "pass"))
        return "\n".join("    " * depth + text for depth, text in out)

    def _expression(self, text):
        def token(m):
            kind, found = m.lastgroup, m[0]
            if kind == "cast":
                width, letter = found.split("'")
                return f"cast({width}, '{letter}')"
            return found if kind == "name" else OPERATORS[found] if kind == "op" else f"literal({found!r})"
        return choices(TOKEN.sub(token, text)).strip()

    def source_type(self, name):
        """Type that operand ``name`` (S0, S1, ...) is read as, e.g. ``f32``; None if it is not read."""
        for pattern in (rf"\b{name}\.(f\d+|[iu]\d+|b\d+)", rf"\b{name}\[[^\]]*\]\.(f\d+|bf16|[iu]\d+|b\d+)"):
            m = re.search(pattern, self.text)
            if m:
                return m.group(1)
        return "u32" if re.search(rf"\b{name}\b", self.text) else None

    def result_type(self):
        for pattern in (r"\b(?:D0|RETURN_DATA|VDATA)\.(f\d+|[iu]\d+|b\d+)", r"\btmp\.(f\d+)",
                        r"\btmp\[[^\]]*\]\.(f\d+)", r"\bD0\[[^\]]*\]\.(f\d+)"):
            m = re.search(pattern, self.text)
            if m:
                return m.group(1)
        return None


@functools.cache
def table():
    """Mnemonic -> pseudocode. A mnemonic without suffix finds the _e32 form first."""
    from tinygrad.runtime.autogen.amd.cdna import str_pcode
    out = {}
    for op, text in str_pcode.PCODE.items():
        out.setdefault(op.name.lower(), text)
    return out


@functools.cache
def lookup(mnemonic):
    """Pseudocode for a mnemonic as clang prints it, or None if the manual's list has none."""
    names = table()
    base = re.sub(r"_(e32|e64|dpp|sdwa)$", "", mnemonic)
    order = [base + "_e64", base, base + "_e32"] if mnemonic.endswith("_e64") else [base + "_e32", base, base + "_e64"]
    order = [mnemonic] + order
    if re.match(r"v_(add|sub|subrev|addc|subb|subbrev)_co_u32_e64$", mnemonic):
        order = [base]
    for name in order:
        if name in names:
            return Program(names[name])
    return None
