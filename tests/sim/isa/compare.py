"""Compares the state a test ended with to the expected one; returns readable differences."""
from . import fp
from .state import LANES


def close(rule, want, got):
    """``rule`` is (format, tolerance): tolerance in ulps, or an absolute error (float) for matrix instructions."""
    fmt, tolerance = rule
    if fmt is None or want == got:
        return want == got
    if fmt.endswith("x2"):
        return close((fmt[:-2], tolerance), want & 0xFFFF, got & 0xFFFF) and close(
            (fmt[:-2], tolerance), want >> 16, got >> 16)
    width = fp.WIDTH[fmt]
    if width < 32 and want >> width != got >> width:
        return False
    want, got = want & ((1 << width) - 1), got & ((1 << width) - 1)
    if isinstance(tolerance, float):
        a, b = fp.to_float(fmt, want), fp.to_float(fmt, got)
        return (a != a and b != b) or a == b or abs(a - b) <= tolerance
    distance = fp.ulps(fmt, want, got)
    if distance is not None and tolerance == 0:
        return distance == 0 and (want == got or fp.is_nan(fmt, want))
    return distance is not None and distance <= tolerance


def _acceptable(rule, want, got, ignore, others):
    if close(rule, want & ~ignore, got & ~ignore):
        return True
    return any(close(rule, o & ~ignore, got & ~ignore) for o in others)


def differences(test, start, expected, got, limit=1):
    """List of texts, empty if the states agree."""
    want, out = expected.state, []
    for name in ("exec", "vcc", "scc", "m0"):
        a, b = getattr(want, name), getattr(got, name)
        skip = expected.ignore.get(name, 0)
        if a & ~skip != b & ~skip:
            out.append(f"{name}: expected {a:#x}, got {b:#x}")
    for n in test.touched["s"]:
        skip = expected.ignore.get(("s", n), 0)
        if want.s[n] & ~skip != got.s[n] & ~skip:
            out.append(f"s{n}: expected {want.s[n]:#010x}, got {got.s[n]:#010x}")
    done = set()
    for kind, n in test.rows:
        if (kind, n) in done:
            continue
        rule = expected.check.get((kind, n), (None, 0))
        wide = rule[0] == "f64"
        if wide:
            done.add((kind, n + 1))
        skip = expected.ignore.get((kind, n), 0)
        others = expected.either.get((kind, n))
        for lane in range(LANES):
            a, b = want.bank(kind)[n][lane], got.bank(kind)[n][lane]
            if wide:
                a |= want.bank(kind)[n + 1][lane] << 32
                b |= got.bank(kind)[n + 1][lane] << 32
            r = (rule[0], rule[1][lane]) if isinstance(rule[1], list) else rule
            changed = start.exec >> lane & 1 or isinstance(rule[1], list)
            r = r if changed else (None, 0)  # an inactive lane keeps its bits exactly
            if not _acceptable(r, a, b, skip if changed else 0, others[lane] if others else ()):
                out.append(f"{kind}{n} lane {lane}: expected {show(rule[0], a)}, got {show(rule[0], b)}"
                           f"; operands {operands(test, start, lane)}")
                if len(out) > limit:
                    return out + ["..."]
    for name, a, b in (("mem", want.mem, got.mem), ("lds", want.lds, got.lds),
                       ("scratch", b"".join(want.scratch), b"".join(got.scratch))):
        if bytes(a) != bytes(b):
            at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b))) // 4 * 4
            out.append(f"{name}[{at}]: expected {bytes(a[at:at + 8]).hex()}, got {bytes(b[at:at + 8]).hex()}")
    return out


def show(fmt, bits):
    if fmt in fp.WIDTH:
        return f"{bits:#x} ({fp.to_float(fmt, bits & ((1 << fp.WIDTH[fmt]) - 1))!r})"
    return f"{bits:#010x}"


def operands(test, start, lane):
    parts = [f"{kind}{n}={start.bank(kind)[n][lane]:#010x}" for kind, n in test.rows[:8]]
    parts += [f"s{n}={start.s[n]:#010x}" for n in test.touched["s"][:6]]
    return f"{' '.join(parts)} exec={start.exec:#x} vcc={start.vcc:#x} scc={start.scc}"
