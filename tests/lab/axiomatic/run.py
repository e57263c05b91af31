"""Random programs on the simulated node, against the checker: outcomes, and what the race detector says of each schedule."""
import re
from dataclasses import replace
from itertools import product

from a2a_lib.lab.litmus import Litmus
from a2a_lib.lab.litmus.case import CHANNELS, STRIDE, _Setup
from a2a_lib.machine.toolchain import Module

from . import Program, judge, races_of


class Mended(Litmus):
    """Compiled as LLVM's table of the gfx942 memory model says. clang 22.1.8 leaves out the wait between a release's
    `buffer_wbl2` and its access where it believes nothing is in flight (mended in LLVM by pull request 178316), and what
    builtins compile to may then show what the model forbids. The library's headers write the wait out."""

    def compile(self) -> Module:
        module = super().compile()
        return replace(module, asm=with_waits(module.asm))


def with_waits(asm: str) -> str:
    """The assembly with a wait behind each write-back whose next instruction is none."""
    lines, done = asm.split("\n"), []
    for number, line in enumerate(lines):
        done.append(line)
        if line.startswith("\tbuffer_wbl2"):
            following = next((x for x in lines[number + 1:] if re.match(r"\t[a-z]", x)), "")
            if not following.startswith("\ts_waitcnt vmcnt(0)"):
                done.append("\ts_waitcnt vmcnt(0)")
    return "\n".join(done)


def litmus_of(program: Program, where: dict, name: str, kind: type = Mended) -> Litmus:
    return kind(name, program.hip(), "True", where=where, place=program.places)


def check(program: Program, where: dict, name: str, modes, schedules: range, kind: type = Mended) -> list[str]:
    """The errors of a program's runs, one line each; [] if there are none. kind: Litmus keeps clang's code unchanged."""
    test, verdict, wrong = litmus_of(program, where, name, kind), judge(program, final=False), []
    compiled = program.as_compiled()
    for mode in modes:
        setup = _Setup(test, mode, CHANNELS + len(schedules), races=True, max_events=1)
        library, reported, hangs = setup.node.runtime.library, [], []
        for i, seed in enumerate(schedules):
            library.clear_races()
            hangs.append(bool(setup.run(seed, i)))
            reported.append({_location(race["symbol"]) for race in library.races()})
        names = test.state_names()
        for seed, hang, races, state in zip(schedules, hangs, reported, setup.states().tolist()):
            if hang:
                if not verdict.racy:
                    wrong.append(f"{name} {mode} seed {seed}: a correct program never ended")
                continue
            state = dict(zip(names, state))
            if not verdict.allows_state(state):
                wrong.append(f"{name} {mode} seed {seed}: forbidden {state}")
            expected = expected_races(compiled, state)
            if expected and races not in expected:
                what = "false report on" if all(races - some for some in expected) else "missed race on"
                wrong.append(f"{name} {mode} seed {seed}: {what} {sorted(races ^ expected[0])} in {state}")
    return wrong


def expected_races(program: Program, state: dict) -> list[set[str]]:
    """The locations that race in the execution with these registers. What an addition without a register found, they do
    not say: one set for each execution that fits. []: no write stored what some read saw."""
    read, silent = {}, []
    for t, ops in enumerate(program.threads):
        for i, op in enumerate(ops):
            if op.kind == "add" and not op.reg:
                silent.append((t, i))
            elif op.reads:
                read[t, i] = state[f"{t}:{op.reg}"] if op.reg else op.value
    expected = []
    for values in product(*(range(_most(program, t, i) + 1) for t, i in silent)):
        races = races_of(program, read | dict(zip(silent, values)), coherent=bool(silent))
        if races is not None and races not in expected:
            expected.append(races)
    return expected


def _most(program: Program, thread: int, number: int) -> int:
    """No operation can find more than all that is ever written to its location."""
    loc = program.threads[thread][number].loc
    return sum(op.value for ops in program.threads for op in ops if op.loc == loc and op.writes)


def _location(symbol: str) -> str:
    """ "x[65] of rank 0" -> "x + 1": every schedule has its own x, STRIDE ints behind the one before."""
    name, index = re.match(r"(\w+)\[(?:\d+, )?(\d+)\]", symbol).groups()
    return name if int(index) % STRIDE == 0 else f"{name} + {int(index) % STRIDE}"
