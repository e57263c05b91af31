"""Reads one instruction as clang prints it: mnemonic, operands, modifiers."""
import re

REGISTER = re.compile(r"([vas])(?:(\d+)|\[(\d+):(\d+)\])$")
NAMED = {"vcc": ("vcc", 2), "vcc_lo": ("vcc", 1), "vcc_hi": ("vcc_hi", 1), "exec": ("exec", 2),
         "exec_lo": ("exec", 1), "exec_hi": ("exec_hi", 1), "m0": ("m0", 1), "scc": ("scc", 1)}


class Operand:
    """One operand: ``kind`` is v, a, s, a named register, ``int``, ``float`` or ``other``."""

    def __init__(self, text):
        self.text = text
        self.neg = self.abs = self.sext = False
        t = text
        while True:
            if t.startswith("-") and not re.match(r"-[\d.]", t):
                self.neg, t = True, t[1:]
            elif t.startswith("|") and t.endswith("|"):
                self.abs, t = True, t[1:-1]
            elif (m := re.match(r"(neg|abs|sext)\((.*)\)$", t)):
                setattr(self, m.group(1), True)
                t = m.group(2)
            else:
                break
        self.bare, self.index, self.count, self.value = t, None, 1, None
        if (m := REGISTER.match(t)):
            self.kind = m.group(1)
            self.index = int(m.group(2) or m.group(3))
            self.count = int(m.group(4)) - self.index + 1 if m.group(3) else 1
        elif t in NAMED:
            self.kind, self.count = NAMED[t]
        elif re.match(r"-?(0x[0-9a-fA-F]+|\d+)$", t):
            self.kind, self.value = "int", int(t, 0)
        elif re.match(r"-?\d+\.\d+$", t):
            self.kind, self.value = "float", float(t)
        else:
            self.kind = "other"

    @property
    def is_register(self):
        return self.kind in ("v", "a", "s")

    def __repr__(self):
        return self.text


def _split(text, sep):
    parts, depth, cur = [], 0, ""
    for c in text:
        depth += c in "[("
        depth -= c in "])"
        if c == sep and depth == 0:
            parts.append(cur.strip())
            cur = ""
        else:
            cur += c
    parts.append(cur.strip())
    return [p for p in parts if p]


class Instruction:
    """``mnemonic``, ``operands`` (list of Operand), ``mods`` (name -> text, or True for a flag)."""

    def __init__(self, text):
        self.text = text.strip()
        self.mnemonic, _, rest = self.text.partition(" ")
        parts = _split(rest, ",")
        self.mods = {}
        if parts:
            words = _split(parts[-1], " ")
            # Bars around a register can hold no space, so the first word is the operand.
            first, extra = words[0], words[1:]
            if ":" in first and not first.startswith(("v[", "a[", "s[")) and "|" not in first and "-" != first[0]:
                first, extra = None, words
            parts = parts[:-1] + ([first] if first else [])
            for word in extra:
                name, colon, value = word.partition(":")
                self.mods[name] = value if colon else True
        self.operands = [Operand(p) for p in parts]
        self.base = re.sub(r"_(e32|e64|dpp|sdwa)$", "", self.mnemonic)

    def bits(self, name, default, count):
        """``op_sel:[0,1,0]`` -> list of ints."""
        if name not in self.mods:
            return [default] * count
        values = [int(x) for x in self.mods[name].strip("[]").split(",")]
        return values + [default] * (count - len(values))

    def number(self, name, default=0):
        value = self.mods.get(name, default)
        return int(value, 0) if isinstance(value, str) else int(value)


def registers(text):
    """All numbered registers of a text: {"v": set, "a": set, "s": set}."""
    found = {"v": set(), "a": set(), "s": set()}
    for kind, one, lo, hi in re.findall(r"(?<![\w.])([vas])(?:(\d+)\b|\[(\d+):(\d+)\])", text):
        found[kind].update([int(one)] if one else range(int(lo), int(hi) + 1))
    return found
