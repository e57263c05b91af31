"""Runs the per-opcode pseudocode of AMD's ISA manual.

The manual's pseudocode is in the PyPI wheel ``tinygrad`` (module ``runtime/autogen/amd/cdna/str_pcode.py``) as one
string per opcode. ``Program`` writes such a string as Python, which runs on values with Python's operators; ``lookup`` finds it for a
mnemonic.

A value has a kind, a width and bits. kind: ``u`` unsigned, ``i`` signed, ``b`` raw bits, a float format of ``fp.py``, or ``x`` for an
exact rational (the result of ``**``). Integer arithmetic is done in at least 32 bits, as the manual assumes; a narrower destination
truncates. A part of a value, such as ``D0.u16`` or ``D0[31 : 16]``, writes through to it.
"""
import ast
import functools
import math
import operator
import re
from fractions import Fraction

from . import fp
from .state import mask

TYPE = re.compile(r"(u|i|b|f|bf|fp)(\d+)$")


class Unsupported(Exception):
    """The pseudocode uses something this evaluator does not know."""


@functools.cache
def typed(name):
    """(kind, width) of ``f32``, ``u16`` ...; None for other names."""
    m = TYPE.match(name)
    if not m:
        return None
    letter, width = m.group(1), int(m.group(2))
    if letter in ("f", "bf", "fp"):
        fmt = letter + str(width)
        return (fmt, fp.WIDTH[fmt]) if fmt in fp.WIDTH else None
    return letter, width


class Value:
    __slots__ = ("kind", "width", "bits", "home", "literal")  # literal: "plain", or with a sign "signed"

    def __init__(self, kind, width, bits, home=None, literal=""):
        for name, value in zip(self.__slots__, (kind, width, bits, home, literal)):
            object.__setattr__(self, name, value)

    def put(self, new):
        """Changes in place, and what this is a part of: home is (whole, type or range of bits)."""
        for name in ("kind", "width", "bits"):
            object.__setattr__(self, name, getattr(new, name))
        if self.home:
            whole, part = self.home
            (setattr if isinstance(part, str) else operator.setitem)(whole, part, self)

    @property
    def is_float(self):
        return self.kind in fp.WIDTH

    @property
    def number(self):
        """Integer value, signed for kind ``i``."""
        return self.bits - (1 << self.width) if self.kind == "i" and self.width and self.bits >> (self.width - 1) else self.bits

    @property
    def real(self):
        if self.kind == "x":
            return float(self.bits)
        return fp.to_float(self.kind, self.bits) if self.is_float else float(self.number)

    def get(self, kind, width, home=None):
        """Reinterprets bits, or converts when a float is read as another float."""
        if kind in fp.WIDTH:
            if self.kind == "x":
                return Value(kind, width, fp.from_fraction(kind, self.bits))
            return Value(kind, width, fp.convert(self.kind, kind, self.bits) if self.is_float else self.bits & mask(width), home)
        if self.kind == "x":
            raise Unsupported("bits of an exact value")
        return Value(kind, width, (self.number if width > self.width else self.bits) & mask(width), home)

    def __getattr__(self, name):
        if not typed(name):
            raise AttributeError(name)
        return self.get(*typed(name), (self, name))

    def __setattr__(self, name, value):
        """``D0.u16 = value``: the low bits change, the rest of a wider register stays."""
        new = value_of(value).get(*typed(name))
        if new.width < self.width or self.kind == "b":
            new = Value("b", max(self.width, new.width), self.bits & ~mask(new.width) | new.bits)
        self.put(new)

    def _range(self, index):
        if isinstance(index, slice):
            return int(index.start), int(index.stop)
        low, count = (int(index[0]), int(index[1])) if isinstance(index, tuple) else (int(index), 1)
        return low + count - 1, low

    def __getitem__(self, index):
        hi, lo = self._range(index)
        if hi >= lo:
            return Value("b", hi - lo + 1, self.bits >> lo & mask(hi - lo + 1), (self, slice(hi, lo)))
        return Value("b", lo - hi + 1, int(format(self.bits >> hi & mask(lo - hi + 1), f"0{lo - hi + 1}b")[::-1], 2))

    def __setitem__(self, index, value):
        ends = self._range(index)
        hi, lo = max(ends), min(ends)
        field = mask(hi - lo + 1) << lo
        self.put(Value("b" if self.is_float else self.kind, max(self.width, hi + 1),
                       self.bits & ~field | value_of(value).bits << lo & field))

    def __int__(self):
        return self.number

    def __bool__(self):
        return self.bits != 0

    def _arith(self, other, f):
        other = value_of(other)
        if "x" in (self.kind, other.kind):
            return exact_product(self, other)
        if self.is_float or other.is_float:
            fmt = max((v for v in (self, other) if v.is_float), key=lambda v: v.width).kind
            x, y = self.real, other.real
            try:
                r = f(x, y)
            except ZeroDivisionError:
                r = math.nan if x == 0 or x != x else math.copysign(math.inf, x) * math.copysign(1, y)
            return Value(fmt, fp.WIDTH[fmt], fp.from_float(fmt, r))
        f = operator.floordiv if f is operator.__truediv__ else f
        return integer(both(self, other), max(32, self.width, other.width), f(self.number, other.number))

    def _bitwise(self, other, f):
        width = max(self.width, other.width)
        return Value(both(self, other), width, f(self.number & mask(width), other.number & mask(width)))

    def _compare(self, other, f):
        if self.is_float or other.is_float:
            if other.literal == "signed" and not other.real and f is operator.__eq__:  # == +0.0 tells the zeros apart
                return boolean(self.bits == (other.bits >> (other.width - 1)) << (self.width - 1))
            return boolean(f(self.real, other.real))
        if self.kind != other.kind and self.width == other.width and "i" in (self.kind, other.kind):
            return boolean(f(self.bits, other.bits))
        return boolean(f(self.number, other.number))

    def __matmul__(self, other):
        """``<>``: false for a NaN, as != is not."""
        return boolean(bool(self < other) or bool(self > other))

    def __pow__(self, other):
        if other.is_float:
            return Value(self.kind, self.width, fp.from_float(self.kind, fp.exp2(other.real)))
        return Value("x", 0, Fraction(self.real) ** max(-5000, min(5000, other.number)))

    def __lshift__(self, other):
        return integer(self.kind, max(32, self.width), self.number << other.number if other.number < 2048 else 0)

    def __rshift__(self, other):
        return integer(self.kind, max(32, self.width), self.number >> other.number)

    def __neg__(self):
        if self.is_float:
            return Value(self.kind, self.width, self.bits ^ 1 << (self.width - 1), literal="signed" if self.literal else "")
        return integer(self.kind, max(32, self.width), -self.number)

    def __pos__(self):
        return Value(self.kind, self.width, self.bits, literal="signed")

    def __invert__(self):
        return Value("u" if self.kind == "b" else self.kind, self.width, ~self.bits & mask(self.width))


for _method, _names in ((Value._arith, "add sub mul truediv mod"), (Value._bitwise, "and or xor"), (Value._compare, "eq ne lt gt le ge")):
    for _name in _names.split():
        _f = getattr(operator, f"__{_name}__")
        setattr(Value, f"__{_name}__", lambda a, b, f=_f, method=_method: method(a, b, f))


def value_of(v):
    """A value; a truth of Python's is one bit."""
    return v if isinstance(v, Value) else boolean(v)


def boolean(flag):
    return Value("u", 1, int(bool(flag)))


def integer(kind, width, number):
    return Value(kind, width, number & mask(width))


def both(a, b):
    return "i" if a.kind == b.kind == "i" else "u"


def exact_product(a, b):
    f, x = (a, b) if b.kind == "x" else (b, a)
    if not f.is_float:
        raise Unsupported("exact arithmetic other than a product")
    value = f.real
    if value == 0 or not math.isfinite(value):
        return Value(f.kind, f.width, fp.from_float(f.kind, value))
    return Value(f.kind, f.width, fp.from_fraction(f.kind, Fraction(value) * x.bits))


def cast(width, letter):
    """``32'I(v)``: integers keep their value modulo 2**width, floats are rounded, raw bits become a float."""
    kind = {"U": "u", "I": "i", "B": "b", "F": f"f{width}", "BF": f"bf{width}"}[letter]

    def run(v):
        if kind in fp.WIDTH:
            return v.get(kind, width)
        if v.is_float:
            if v.width != width:
                raise Unsupported("float to integer cast")
            return Value(kind, width, v.bits)
        return integer(kind, width, v.number)
    return run


def concat(*parts):
    width = bits = 0
    for p in parts:
        bits = bits << p.width | p.bits
        width += p.width
    return Value("b", width, bits)


# ------------------------------------------------------------------------------------------------- functions

def _limits(kind, width):
    return (-(1 << (width - 1)), mask(width - 1)) if kind == "i" else (0, mask(width))


def _to_int(kind, width):
    def run(v):
        lo, hi = _limits(kind, width)
        x = v.real
        return integer(kind, width, 0 if x != x else max(lo, min(hi, math.trunc(x) if math.isfinite(x) else hi if x > 0 else lo)))
    return run


def _to_float(fmt):
    return lambda v: Value(fmt, fp.WIDTH[fmt], fp.convert(v.kind, fmt, v.bits) if v.is_float
                           else fp.from_fraction(fmt, Fraction(v.number)))


def _clamp_int(kind, width):
    lo, hi = _limits(kind, width)
    return lambda v: integer(kind, width, max(lo, min(hi, v.number)))


def _float(f):
    """A function of floats, of a value's own format; infinities, NaN and zeros stay."""
    def run(v):
        x = v.real
        return Value(v.kind, v.width, fp.from_float(v.kind, math.copysign(float(f(x)), x))) if math.isfinite(x) and x else v
    return run


def quiet(v):
    return Value(v.kind, v.width, v.bits | 1 << (fp.LAYOUT[v.kind][0] - 1))


def sqrt(v):
    x = v.real
    return Value(v.kind, v.width, fp.from_float(v.kind, math.nan if x < 0 else math.sqrt(x) if math.isfinite(x) else x))


def signext_from_bit(v, n):
    b = v.bits & mask(n.number)
    return integer(v.kind, v.width, b - (1 << n.number) if 0 < n.number < v.width and b >> (n.number - 1) else b)


FUNCTIONS = {
    "fma": lambda a, b, c: Value(a.kind, a.width, fp.fma(a.kind, a.real, b.real, c.real)),
    "sqrt": sqrt, "log2": lambda v: Value(v.kind, v.width, fp.from_float(v.kind, fp.log2(v.real))), "pow": lambda a, b: a ** b,
    "trunc": _float(math.trunc), "floor": _float(math.floor), "mantissa": _float(lambda x: math.frexp(x)[0]),
    "abs": lambda v: Value(v.kind, v.width, v.bits & mask(v.width - 1)) if v.is_float else integer(v.kind, v.width, abs(v.number)),
    "isNAN": lambda v: boolean(fp.is_nan(v.kind, v.bits)),
    "isSignalNAN": lambda v: boolean(fp.is_signalling(v.kind, v.bits)),
    "isQuietNAN": lambda v: boolean(fp.is_nan(v.kind, v.bits) and not fp.is_signalling(v.kind, v.bits)),
    "cvtToQuietNAN": quiet,
    "sign": lambda v: Value("u", 1, fp.sign(v.kind, v.bits)),
    "exponent": lambda v: Value("i", 32, fp.exponent(v.kind, v.bits)),
    "signext": lambda v: integer("i", 64, Value("i", v.width, v.bits).number),
    "signext_from_bit": signext_from_bit,
    "u32_to_u16": _clamp_int("u", 16), "i32_to_i16": _clamp_int("i", 16),
    "concat": concat, "cast": cast, "span": lambda a, b: (Value("i", 32, n) for n in range(a.number, b.number + 1)),
}
for _src in ("f16", "f32", "f64", "i16", "u16", "i32", "u32"):
    FUNCTIONS |= {f"{_src}_to_{_dst}": _to_float(_dst) for _dst in ("f16", "f32", "f64")}
for _src in ("f16", "f32", "f64"):
    FUNCTIONS |= {f"{_src}_to_{_dst}": _to_int(_dst[0], int(_dst[1:])) for _dst in ("i16", "u16", "i32", "u32")}
FUNCTIONS |= {f"{_kind}{_width}_to_{_kind}32": _clamp_int(_kind, 32) for _kind in "iu" for _width in (4, 8, 16)}
CONSTANTS = {"INF": Value("f64", 64, 0x7FF << 52), "IEEE": boolean(True),
             "UNDERFLOW_F32": Value("f32", 32, 0), "OVERFLOW_F32": Value("f32", 32, 0x7F800000),
             "UNDERFLOW_F64": Value("f64", 64, 0), "OVERFLOW_F64": Value("f64", 64, 0x7FF << 52)}


# ---- programs

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
            kind, lexeme = m.lastgroup, m[0]
            if kind == "cast":
                width, letter = lexeme.split("'")
                return f"cast({width}, '{letter}')"
            return lexeme if kind == "name" else OPERATORS[lexeme] if kind == "op" else f"literal({lexeme!r})"
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
