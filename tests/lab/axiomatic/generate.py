"""Random programs: message passing of every kind, right, wrong and in between, that always ends."""
import random

from . import Op, Program, size

PLACES = ((0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0), (2, 0, 0))
DATA, FLAGS = ("x", "w"), ("y", "z")
REGISTERS = 8
MOST = 500  # ways to read: beyond that brute force takes too long


def program(seed: int) -> tuple[Program, dict[str, str]]:
    """A program, and where its locations lie. Every write to a location stores another value, and every load goes to a
    register of its own or waits for a value, so that the registers say which write each saw. Half of the additions
    return nothing: the simulated node treats those otherwise.

    Fences and acquiring loads of workgroup scope are left out: neither is an instruction, so a race detector cannot know
    of them."""
    for attempt in range(1000):
        rng = random.Random(f"{seed}/{attempt}")
        candidate = (_chain if rng.random() < 0.6 else _wild)(rng)
        if candidate and size(candidate[0]) <= MOST and _ends(candidate[0]):
            return candidate
    raise AssertionError(f"seed {seed}: nothing fits")


def _chain(rng):
    """Data handed from thread to thread, each hand-over right or with one thing missing; caches warm or not."""
    count = rng.choice((2, 2, 3))
    places = [rng.choice(PLACES) for _ in range(count)]
    ranks = 1 + max(p[0] for p in places)
    where = {loc: str(rng.randrange(ranks)) for loc in DATA + FLAGS}
    threads, written = [[] for _ in range(count)], {}
    right = rng.random() < 0.6
    shaken = rng.randrange(count - 1)  # the hand-over with a fault
    registers = [0] * count

    def register(t):
        registers[t] += 1
        return f"r{registers[t] - 1}"

    def enough(a, b):
        widths = ["system"] + ["agent"] * 3 * (places[a][0] == places[b][0]) + ["workgroup"] * (places[a] == places[b])
        return rng.choice(widths)

    def fresh(loc):
        written[loc] = 2 * written.get(loc, 0) or 1
        return written[loc]

    def touch(t):
        """An access of the data; atomic ones of any scope, as the hand-over is what orders it."""
        loc = rng.choice(("x", "x", "w"))
        kind = rng.choice(("store", "store", "add") if t == 0 else ("load", "load", "load", "store", "add"))
        order = "plain" if rng.random() < 0.6 and kind != "add" else "relaxed"
        scope = rng.choice(("agent", "system", "workgroup") if kind != "add" else ("agent", "system"))
        silent = kind == "store" or kind == "add" and rng.random() < 0.5  # nobody asks for the value before
        return Op(kind, loc, 0 if kind == "load" else fresh(loc), order, scope, "" if silent else register(t))

    for t in range(count):
        if rng.random() < 0.5:
            threads[t].append(Op("load", rng.choice(("x + 1", "w + 1")), reg=register(t)))  # a copy of the line
        if t and rng.random() < 0.15:
            threads[t].append(Op("load", "x", 0, "relaxed", "system", register(t)))
        if t:
            before = t - 1
            weak = not right and shaken == before
            scope = enough(before, t)
            flag = FLAGS[before]
            fault = rng.choice(("release", "acquire", "scope release", "scope acquire", "both")) if weak else ""
            less = {"system": "agent", "agent": "workgroup", "workgroup": "workgroup"}[scope]
            give = less if fault == "scope release" else scope
            take = less if fault == "scope acquire" else scope
            if places[before] == places[t] and rng.random() < 0.4:
                if not weak:
                    threads[before].append(Op("barrier"))
                    threads[t].append(Op("barrier"))
            else:
                store = rng.choice(("store", "store", "add"))
                reg = register(before) if store == "add" else ""
                if fault in ("release", "both"):
                    threads[before].append(Op(store, flag, 1, "relaxed", scope, reg))
                elif rng.random() < 0.5 and give != "workgroup":
                    threads[before].append(Op("fence", order=rng.choice(("release", "seq_cst")), scope=give))
                    threads[before].append(Op(store, flag, 1, "relaxed", scope, reg))
                else:
                    threads[before].append(Op(store, flag, 1, rng.choice(("release", "release", "seq_cst"))
                                              if store == "store" else "release", give, reg))
                poll = rng.random() < 0.5 and take != "workgroup" and fault not in ("acquire", "both")
                order = "relaxed" if poll or fault in ("acquire", "both") else "acquire"
                threads[t].append(Op("wait", flag, 1, order, scope if poll or order == "relaxed" else take))
                if poll:
                    threads[t].append(Op("fence", order=rng.choice(("acquire", "seq_cst")), scope=take))
        for _ in range(rng.randint(1, 2)):
            threads[t].append(touch(t))
    if max(registers) > REGISTERS:
        return None
    used = {op.loc.split()[0] for ops in threads for op in ops if op.loc}
    return (Program(tuple(tuple(ops) for ops in threads), tuple(places)),
            {loc: home for loc, home in where.items() if loc in used})


def _wild(rng):
    count = rng.choice((2, 2, 3, 3, 3, 4))
    places = [rng.choice(PLACES) for _ in range(count)]
    if len({p[0] for p in places}) == 1 and rng.random() < 0.5:
        places[-1] = (1, 0, 0)
    ranks = 1 + max(p[0] for p in places)
    where = {loc: str(rng.randrange(ranks)) for loc in DATA + FLAGS}
    threads, next_value, flags = [[] for _ in range(count)], {}, list(FLAGS)
    narrow = rng.choice(("agent", "system", "system", "workgroup"))

    def scope(fence=False):
        s = rng.choice((narrow, narrow, "system", "agent"))
        return "agent" if fence and s == "workgroup" else s

    def fresh(loc):
        next_value[loc] = 2 * next_value.get(loc, 0) or 1
        return next_value[loc]

    registers = [0] * count

    def register(t):
        registers[t] += 1
        return f"r{registers[t] - 1}"

    def access(t):
        loc = rng.choice(DATA[:1] * 3 + DATA[1:])
        kind = rng.choice(("store", "store", "load", "load", "load", "add"))
        if kind == "add":
            return Op("add", loc, fresh(loc), rng.choice(("relaxed", "relaxed", "acquire", "release", "acq_rel")), scope(),
                      register(t) if rng.random() < 0.5 else "")
        if kind == "store":
            order = rng.choice(("plain", "plain", "plain", "relaxed", "release", "seq_cst"))
            return Op("store", loc, fresh(loc), order, scope())
        order = rng.choice(("plain", "plain", "plain", "relaxed", "acquire", "seq_cst"))
        return Op("load", loc, 0, order, scope(order in ("acquire", "seq_cst")), register(t))

    for t in range(count):
        for _ in range(rng.randint(1, 3)):
            threads[t].append(access(t))
    # Messages: a flag set by one thread, waited for (or looked at) by others.
    for flag in flags[:rng.choice((1, 1, 2))]:
        sender = rng.randrange(count - 1)
        at = rng.randint(0, len(threads[sender]))
        s = scope()
        kind = rng.choice(("store", "store", "add"))
        release = rng.choice(("relaxed", "release", "fence", "fence", "sc"))
        ops = []
        if release == "fence":
            ops.append(Op("fence", order=rng.choice(("release", "release", "acq_rel", "seq_cst")), scope=scope(True)))
            if rng.random() < 0.25:
                ops.append(Op("fence", order="release", scope=scope(True)))
        order = {"relaxed": "relaxed", "release": "release", "fence": "relaxed", "sc": "seq_cst"}[release]
        ops.append(Op(kind, flag, fresh(flag), order, s, register(sender) if kind == "add" else ""))
        threads[sender][at:at] = ops
        value = 1
        middle = [t for t in range(count) if t != sender]
        if rng.random() < 0.3:  # somebody continues the release sequence, or breaks it
            t = rng.choice(middle)
            more = [Op("add", flag, fresh(flag), rng.choice(("relaxed", "acquire", "release", "acq_rel")), scope(),
                       register(t))]
            threads[t][rng.randint(0, len(threads[t])):0] = more
        for t in rng.sample(middle, rng.randint(1, len(middle))):
            at = rng.randint(0, len(threads[t]))
            acquire = rng.choice(("relaxed", "acquire", "acquire", "fence", "fence"))
            order = "acquire" if acquire == "acquire" else "relaxed"
            if any(op.loc == flag and op.kind == "add" and op.value > 1 for ops in threads for op in ops) or \
                    rng.random() < 0.3:
                ops = [Op("load", flag, 0, order, scope(order == "acquire"), register(t))]  # a look: it may come too early
            else:
                ops = [Op("wait", flag, value, order, scope())]
            if acquire == "fence":
                ops.append(Op("fence", order=rng.choice(("acquire", "acquire", "acq_rel")), scope=scope(True)))
            threads[t][at:at] = ops
            threads[t].append(access(t))
    for place in set(places):
        members = [t for t in range(count) if places[t] == place]
        if len(members) > 1 and rng.random() < 0.7:
            for t in members:
                threads[t].insert(rng.randint(0, len(threads[t])), Op("barrier"))
    if max(registers) > REGISTERS:
        return None
    used = {op.loc for ops in threads for op in ops if op.loc}
    where = {loc: home for loc, home in where.items() if loc in used}
    return Program(tuple(tuple(ops) for ops in threads), tuple(places)), where


def _ends(program: Program) -> bool:
    """Whether it ends when threads take turns. Flags that are waited for are set once, so then it always ends."""
    at, values = [0] * len(program.threads), {}
    blocks = {place: [t for t, p in enumerate(program.places) if p == place] for place in program.places}
    moved = True
    while moved:
        moved = False
        for t, ops in enumerate(program.threads):
            while at[t] < len(ops):
                op = ops[at[t]]
                if op.kind == "wait" and values.get(op.loc, 0) != op.value:
                    break
                if op.kind == "barrier":
                    here = [u for u in blocks[program.places[t]] if at[u] < len(program.threads[u])]  # the others have ended
                    if any(program.threads[u][at[u]].kind != "barrier" for u in here):
                        break
                    for u in here:
                        at[u] += 1
                    moved = True
                    continue
                if op.kind == "store":
                    values[op.loc] = op.value
                if op.kind == "add":
                    values[op.loc] = values.get(op.loc, 0) + op.value
                at[t] += 1
                moved = True
    return all(i == len(ops) for i, ops in zip(at, program.threads))
