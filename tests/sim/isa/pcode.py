"""Runs the per-opcode pseudocode of AMD's ISA manual.

The manual's pseudocode is in the PyPI wheel ``tinygrad`` (module ``runtime/autogen/amd/cdna/str_pcode.py``) as one
string per opcode. ``Program`` turns such a string into a Python function over one lane; ``lookup`` finds it for a
mnemonic. ``values.py`` has the values and functions the programs work on.
"""
import functools
import re

from . import fp, values
from .values import CONSTANTS, FUNCTIONS, Unsupported, typed

TOKEN = re.compile(r"""\s*(?:(?P<cast>\d+'(?:BF|[UIBF])(?![\w']))|(?P<sized>\d+'(?:0x[0-9a-fA-F]+|\d+\.\d+|\d+))U?
  |(?P<hex>0x[0-9a-fA-F]+)(?P<hexsuf>ULL|LL|U)?|(?P<flt>\d+\.\d+)(?P<fltsuf>F)?|(?P<int>\d+)(?P<intsuf>ULL|LL|U)?
  |(?P<name>[A-Za-z_]\w*)|(?P<op>\*\*|<<|>>|<=|>=|==|!=|<>|&&|\|\||\+:|\+=|-=|[-+*/%&|^~!?:;,.=<>()\[\]{}]))""", re.X)
KEYWORDS = {"if", "then", "elsif", "else", "endif", "for", "in", "do", "endfor", "declare", "break", "lambda",
            "return"}
REGISTERS = {"D0", "VCC", "EXEC", "SCC", "RETURN_DATA", "VDATA", "SDATA", "M0"}


class Compiler:
    """Recursive descent over the tokens; writes Python source."""

    def __init__(self, text):
        text = re.sub(r"//[^\n]*", "", text)
        self.tokens, pos = [], 0
        text = text.rstrip()
        while pos < len(text):
            m = TOKEN.match(text, pos)
            if not m or m.end() == pos:
                raise Unsupported(f"cannot read {text[pos:pos + 20]!r}")
            self.tokens.append(m)
            pos = m.end()
        self.i, self.lines, self.assigned, self.read, self.locals = 0, [], set(), set(), set()

    def peek(self, k=0):
        return self.tokens[self.i + k].group(0).strip() if self.i + k < len(self.tokens) else ""

    def next(self, want=None):
        t = self.peek()
        if want is not None and t != want:
            raise Unsupported(f"expected {want!r}, found {t!r}")
        self.i += 1
        return t

    def take(self, *options):
        if self.peek() in options:
            return self.next()
        return None

    # statements
    def block(self, depth, ends):
        count = 0
        while self.peek() not in ends:
            if not self.peek():
                if "" in ends:
                    break
                raise Unsupported("unexpected end")
            if self.take(";"):
                continue
            self.statement(depth)
            count += 1
        if not count:
            self.emit(depth, "pass")

    def emit(self, depth, line):
        self.lines.append("    " * depth + line)

    def statement(self, depth):
        word = self.peek()
        if word == "if":
            self.next()
            self.emit(depth, f"if truth({self.expression()}):")
            self.next("then")
            self.block(depth + 1, ("elsif", "else", "endif"))
            while self.take("elsif"):
                self.emit(depth, f"elif truth({self.expression()}):")
                self.next("then")
                self.block(depth + 1, ("elsif", "else", "endif"))
            if self.take("else"):
                self.emit(depth, "else:")
                self.block(depth + 1, ("endif",))
            self.next("endif")
        elif word == "for":
            self.next()
            name = self.next()
            self.next("in")
            first = self.expression()
            self.next(":")
            last = self.expression()
            self.next("do")
            self.assigned.add(name)
            self.emit(depth, f"for _n in range(number({first}), number({last}) + 1):")
            self.emit(depth + 1, f"{name} = ('i', 32, _n)")
            self.block(depth + 1, ("endfor",))
            self.next("endfor")
        elif word == "declare":
            self.next()
            name = self.next()
            self.next(":")
            width = int(self.next().split("'")[0])
            if self.take("["):
                raise Unsupported("array")
            if name not in ("OFFSET0", "OFFSET1"):
                self.emit(depth, f"{name} = ('b', {width}, 0)")
                self.assigned.add(name)
        elif word == "break":
            self.next()
            self.emit(depth, "break")
        elif word == "return":
            self.next()
            self.emit(depth, f"return {self.expression()}")
        elif self.peek(1) == "=" and self.peek(2) == "lambda":
            self.function(depth)
        elif word == "{":
            self.destructure(depth)
        else:
            self.assignment(depth)

    def function(self, depth):
        name = self.next()
        self.next("=")
        self.next("lambda")
        self.next("(")
        args = [self.next()]
        while self.take(","):
            args.append(self.next())
        self.next(")")
        self.next("(")
        self.locals.add(name)
        self.locals.update(args)
        self.emit(depth, f"def {name}({', '.join(args)}):")
        if self.peek() == "if":
            self.block(depth + 1, (")",))
        else:
            self.emit(depth + 1, f"return {self.expression()}")
        self.next(")")

    def destructure(self, depth):
        self.next("{")
        targets = [self.target()]
        while self.take(","):
            targets.append(self.target())
        self.next("}")
        self.next("=")
        self.emit(depth, f"_t = {self.expression()}")
        low = 0
        for write, read, width in reversed(targets):
            if width is None:
                raise Unsupported("concatenation of unsized targets")
            self.emit(depth, write(f"slice_bits(_t, {low + width - 1}, {low})"))
            low += width

    def target(self):
        """An lvalue -> (function making the statement, read expression, width)."""
        name = self.next()
        if name == "MEM":
            self.next("[")
            addr = self.expression()
            self.next("]")
            kind, width = ("b", 32)
            if self.take("."):
                kind, width = typed(self.next())
            return ((lambda v: f"store({addr}, {v}, {kind!r}, {width})"), f"load({addr}, {kind!r}, {width})", width)
        if not re.match(r"[A-Za-z_]\w*$", name) or name in KEYWORDS:
            raise Unsupported(f"assignment to {name!r}")
        self.assigned.add(name)
        keep = name in REGISTERS
        kind = width = None
        if self.peek() == ".":
            self.next()
            t = typed(self.next())
            if not t:
                raise Unsupported(f"member of {name}")
            kind, width = t
        if self.take("["):
            hi = self.expression()
            lo = hi
            if self.take(":"):
                lo = self.expression()
            elif self.take("+:"):
                raise Unsupported("+: in a target")
            self.next("]")
            inner = None
            if self.take("."):
                inner = typed(self.next())
            h, low = f"number({hi})", f"number({lo})"
            conv = (lambda v: f"get({v}, {inner[0]!r}, {inner[1]})") if inner else (lambda v: v)
            return ((lambda v: f"{name} = with_bits({name}, {h}, {low}, {conv(v)})"),
                    f"slice_bits({name}, {h}, {low})", None)
        if kind:
            return ((lambda v: f"{name} = store_typed({name}, {v}, {kind!r}, {width})"),
                    f"get({name}, {kind!r}, {width})", width)
        return (lambda v: f"{name} = assign({name}, {v}, {keep})"), name, None

    def assignment(self, depth):
        write, read, _ = self.target()
        op = self.next()
        if op in ("+=", "-="):
            self.emit(depth, write(f"arith({op[0]!r}, {read}, {self.expression()})"))
            return
        if op != "=":
            raise Unsupported(f"statement with {op!r}")
        start = self.i
        try:  # chained: EXEC.u64[laneId] = D0.u64[laneId] = value
            second, _, _ = self.target()
            if self.next() != "=":
                raise Unsupported("")
        except Unsupported:
            self.i = start
            self.emit(depth, write(self.expression()))
            return
        self.emit(depth, f"_t = {self.expression()}")
        self.emit(depth, second("_t"))
        self.emit(depth, write("_t"))

    # expressions
    def expression(self):
        cond = self.binary(0)
        if self.take("?"):
            yes = self.expression()
            self.next(":")
            no = self.expression()
            return f"({yes} if truth({cond}) else {no})"
        return cond

    LEVELS = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!=", "<>"), ("<", ">", "<=", ">="), ("<<", ">>"),
              ("+", "-"), ("*", "/", "%"), ("**",))

    def binary(self, level):
        if level == len(self.LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        while self.peek() in self.LEVELS[level]:
            op = self.next()
            if op in ("==", "!=") and self.peek() in ("+", "-") and re.match(r"(\d+')?0\.0", self.peek(1)):
                left = f"same_zero({left}, {self.next() == '-'})"
                self.next()
                continue
            right = self.binary(level + 1)
            if op in ("&&", "||"):
                left = f"boolean(truth({left}) {'and' if op == '&&' else 'or'} truth({right}))"
            elif level in (5, 6):
                left = f"compare({op!r}, {left}, {right})"
            elif level == 7:
                left = f"shift({op!r}, {left}, {right})"
            elif op == "**":
                left = f"power({left}, {right})"
            else:
                left = f"{'bitwise' if op in '|^&' else 'arith'}({op!r}, {left}, {right})"
        return left

    def unary(self):
        op = self.take("-", "+", "~", "!")
        if op:
            v = self.unary()
            return {"-": f"negate({v})", "+": v, "~": f"invert({v})", "!": f"boolean(not truth({v}))"}[op]
        return self.postfix(self.primary())

    def primary(self):
        m = self.tokens[self.i] if self.i < len(self.tokens) else None
        if m is None:
            raise Unsupported("unexpected end")
        t = self.next()
        if m.group("cast"):
            width, letter = t.split("'")
            self.next("(")
            v = self.expression()
            self.next(")")
            kind = {"U": "u", "I": "i", "B": "b", "F": f"f{width}", "BF": f"bf{width}"}[letter]
            return f"cast({v}, {kind!r}, {width})"
        if m.group("sized"):
            width, value = m.group("sized").split("'")
            if "." in value:
                return repr((f"f{width}", int(width), fp.from_float(f"f{width}", float(value))))
            return repr(("u" if t.endswith("U") else "i", int(width), int(value, 0)))
        if m.group("hex") or m.group("int"):
            suffix = m.group("hexsuf") or m.group("intsuf") or ""
            value = int(m.group("hex") or m.group("int"), 0)
            width = 64 if "LL" in suffix or value > 0xFFFFFFFF else 32
            return repr(("u" if "U" in suffix or m.group("hex") else "i", width, value))
        if m.group("flt"):
            fmt = "f32" if m.group("fltsuf") else "f64"
            return repr((fmt, fp.WIDTH[fmt], fp.from_float(fmt, float(m.group("flt")))))
        if t == "(":
            v = self.expression()
            self.next(")")
            return v
        if t == "{":
            parts = [self.expression()]
            while self.take(","):
                parts.append(self.expression())
            self.next("}")
            return f"concat({', '.join(parts)})"
        if not m.group("name") or t in KEYWORDS:
            raise Unsupported(f"unexpected {t!r}")
        if t == "WAVE_MODE":
            self.next(".")
            if self.next() != "IEEE":
                raise Unsupported("mode bit")
            return "('u', 1, 1)"
        if t == "MEM":
            self.next("[")
            addr = self.expression()
            self.next("]")
            kind, width = ("b", 32)
            if self.peek() == "." and typed(self.peek(1)):
                self.next()
                kind, width = typed(self.next())
            return f"load({addr}, {kind!r}, {width})"
        if self.peek() == "(":
            return self.call(t)
        if t in CONSTANTS:
            return repr(CONSTANTS[t])
        if t == "laneID":
            t = "laneId"
        self.read.add(t)
        return t

    def call(self, name):
        self.next("(")
        args = []
        while self.peek() != ")":
            args.append(self.expression())
            self.take(",")
        self.next(")")
        if name in ("isSignalNAN", "isQuietNAN"):
            # The manual widens first; look at the narrow value so that the quiet bit survives.
            m = re.match(r"cast\((.*), 'f64', 64\)$", args[0])
            want = "is_signalling" if name == "isSignalNAN" else "is_quiet"
            return f"{want}({m.group(1) if m else args[0]})"
        if name in self.locals:
            return f"{name}({', '.join(args)})"
        if name.startswith("Calc"):
            return f"calc_addr({', '.join(args)})"
        if name not in FUNCTIONS:
            raise Unsupported(f"function {name}")
        return f"FUNCTIONS[{name!r}]({', '.join(args)})"

    def postfix(self, v):
        while True:
            if self.peek() == "." and typed(self.peek(1)):
                self.next()
                kind, width = typed(self.next())
                v = f"get({v}, {kind!r}, {width})"
            elif self.peek() == "[":
                self.next()
                hi = self.expression()
                if self.take(":"):
                    v = f"slice_bits({v}, number({hi}), number({self.expression()}))"
                elif self.take("+:"):
                    v = f"slice_up({v}, number({hi}), number({self.expression()}))"
                else:
                    v = f"slice_up({v}, number({hi}), 1)"
                self.next("]")
            else:
                return v


class Program:
    """Compiled pseudocode of one opcode. ``run(env)`` reads and writes the dict ``env`` of named values."""

    def __init__(self, text):
        text = text.replace("MEM[ADDR]", "MEM[EFFECTIVE]")
        c = Compiler(text)
        c.block(1, ("",))
        names = sorted((c.read | c.assigned) - c.locals)
        head = ["def run(env, load=None, store=None, calc_addr=None):"]
        head += [f"    {n} = env.get({n!r}, ('b', 0, 0))" for n in names]
        tail = [f"    env[{n!r}] = {n}" for n in sorted(c.assigned)]
        self.source = "\n".join(head + c.lines + tail)
        self.text, self.writes, self.reads = text, c.assigned, c.read
        scope = dict(vars(values))
        exec(compile(self.source, "<pcode>", "exec"), scope)
        self.run = scope["run"]

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
    """Compiled pseudocode for a mnemonic as clang prints it, or None if the manual's list has none."""
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
