"""A run, reports, pictures, checks and a command, printed: the same script in English and in a made-up language."""
import contextlib

import torch

import a2a_lib as a2a
from a2a_lib import cli
from a2a_lib.course import check
from a2a_lib.course.check import mistakes

HIP = '#include "a2a/a2a.h"\nusing namespace a2a;\nextern "C" __global__ '
WAIT = HIP + "void wait(unsigned* flag) { wait_equal<Order::acquire, Scope::system>(flag, 1u); }"
RACE = HIP + "void race(int* x) { x[0] = blockIdx.x; }"
FAULT = HIP + "void fault(int* x) { x[threadIdx.x] = 1; }"


def launched(source, name, threads, races=False):
    node = a2a.Node(1, name="small", memory="strict", races=races, seed=0)
    x = node.ranks[0].zeros(4, torch.int32, "x")
    node.ranks[0].launch(node.load(source)[name], 2, threads, x)
    return node


def reports():
    for source, name, threads in ((WAIT, "wait", 1), (FAULT, "fault", 64)):
        try:
            launched(source, name, threads).synchronize()
        except a2a.SimulationError as error:
            print(error)
    node = launched(RACE, "race", 1, races=True)
    node.synchronize()
    print(*node.races)
    try:
        a2a.Node(1, memory="loose")
    except a2a.A2AError as error:
        print(error)


def run():
    with a2a.Node(2) as node:
        problem = a2a.Problem.random(a2a.shapes["tiny"], world_size=2, seed=4)
        rung = a2a.alltoall.TokenFlags(node, a2a.shapes["tiny"])
        problem.check(rung(problem))
        for shown in (rung.trace.stages(), rung.trace.critical_path(), a2a.show.timeline(rung.trace).text,
                      a2a.show.flags(rung.trace).text, a2a.show.waves(rung.trace).text, a2a.show.links(rung.trace).text):
            print(shown)


def checks():
    text = mistakes.solution("who_needs")
    print(check.who_needs(mistakes.answer(text)))
    for changes in list(mistakes.table("who_needs").MISTAKES.values())[:3]:
        try:
            check.who_needs(mistakes.answer(mistakes.changed(text, *changes[:-1])))
        except check.CheckFailed as failed:
            print(failed)


def commands():
    with contextlib.suppress(SystemExit):
        cli.main(["run", "--help"])
    cli.main(["rungs", "align"])


def main():
    for part in (reports, run, checks, commands):
        part()


if __name__ == "__main__":
    main()
