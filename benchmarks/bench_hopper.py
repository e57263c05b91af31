"""The MoE layer and its backward pass in our own CUDA on Hopper GPUs, a process each: right? When do phases end?

    torchrun --nproc-per-node 2 benchmarks/bench_hopper.py --check    small shapes under the hazards of the family, each checked
    torchrun --nproc-per-node 2 benchmarks/bench_hopper.py            256 experts, top-8, 7168 x 2048: variants, us, phases
    ... --rung hopper_e4m3                                            the same in 8 bits
    ... --rung backward_hopper --check                                (`a2a bench backward_hopper --on-gpu` has its times)

Hazards: those of `family.hazards`, three calls in flight, and each process in turn 50 ms late after each of its launches of Triton's
kernels. Each hazard is two problems, one after the other. Buffers are poisoned before each.
"""
import argparse
import time

from a2a_lib.errors import A2AError
from a2a_lib.kernels.layer.hopper_e4m3 import HopperE4M3
from a2a_lib.kernels.moe_backward.hopper_rung import BackwardHopper
from a2a_lib.kernels.moe_layer import LayerShape
from a2a_lib.kernels.moe_layer.hopper_rung import Hopper
from a2a_lib.kernels.moe_layer.rungs import MoELayerRung
from a2a_lib.lab.bench.cases import LayerCase
from a2a_lib.lab.bench.clock import Clock
from a2a_lib.lab.bench.group import Group
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.torchrun import launched

SHAPES = (LayerShape(8, 2, 256, 128, 12), LayerShape(16, 4, 512, 384, 64), LayerShape(8, 2, 1024, 256, 900))
BACKWARD_SHAPES = (LayerShape(8, 2, 256, 256, 12), LayerShape(16, 4, 512, 768, 64), LayerShape(8, 2, 1024, 256, 900),
                   LayerShape(16, 10, 768, 512, 300))
RUNGS = {rung.name: rung for rung in (Hopper, HopperE4M3, BackwardHopper)}
VARIANTS = {"as it is": (), "waits measured": ("-DMEASURE",), "all columns in turn, no sums beside": ("-DHALVES=1",),
            "weights leave L2 first": ("-DHINT_WEIGHTS=first_out()",),
            "no hints to L2": ("-DHINT_ROWS=any_out()", "-DHINT_WEIGHTS=any_out()")}


def say(*words) -> None:
    if launched().rank == 0:
        print(*words, flush=True)


def right(rung: MoELayerRung, problems, calls: int = 1) -> str:
    """"" if all ranks' outputs are right for all problems, or what is wrong."""
    node, error = rung.node, ""
    try:
        for problem in problems:
            rung.write(problem)
            for _ in range(calls):
                rung.launch()
            rung.check(problem, rung.read())
    except A2AError as caught:
        error = f"{type(caught).__name__}: {caught}"[:300] + (f"; wait {rung.fault} gave up" if rung.fault else "")
    every = node.gather({rank.index: error for rank in node.ranks})
    return next((text for text in every.values() if text), "")


def slow(kind: type[MoELayerRung]) -> type[MoELayerRung]:
    """A rung that waits 50 ms after each launch of Triton's kernels."""
    class Slow(kind):
        def start_tasks(self, *tasks):
            super().start_tasks(*tasks)
            time.sleep(0.05)
    return Slow


def check(node: Node, kind: type[MoELayerRung], shapes: int | None) -> bool:
    number, processes = 0, launched().world_size
    backward = kind is BackwardHopper
    for shape in (BACKWARD_SHAPES if backward else SHAPES)[:shapes]:
        for options in ({},) if backward else ({"cluster": 1}, {"cluster": 2})[2 - kind.element:]:
            cases = [(name, drawn, 1) for name, drawn in kind.family.hazards(shape, node.world_size).items()] + [("three calls", {}, 3)]
            for late in (-1, *range(processes if processes > 1 else 0)):
                rung = (slow(kind) if launched().rank == late else kind)(node, shape, **options)
                for seed, (name, drawn, calls) in enumerate(cases if late < 0 else cases[-1:], 1):
                    problems = [kind.family.problem(shape, node.world_size, seed + more, **drawn) for more in (0, 100)]
                    if error := right(rung, problems, calls):
                        say(f"WRONG {kind.name}, {shape}, {options}, {name}, late {late}: {error}")
                        return False
                    number += 1
                if kind is HopperE4M3:
                    say(f"{shape}: the worst token is off by {rung.worst:.4f}")
                rung.close()
    say(f"{kind.name}: {number} of {number} checks right on {node.world_size} GPUs")
    return True


def measure(node: Node, kinds: list[type[Hopper]], tokens: int, experts: int, variants: dict[str, tuple[str, ...]], calls: int) -> None:
    """Each variant's us, and when the phases of its last call end on the slowest block."""
    shape = LayerShape(experts, 8, 7168, 2048, tokens)
    with Clock(node) as clock:
        given = LayerCase(clock, Hopper.family, shape)
        for kind, (name, options) in ((kind, variant) for kind in kinds for variant in variants.items()):
            rung = kind(node, shape, options=options)
            rung.run_in(clock.streams)
            given.give(rung)
            us = sorted(clock.series([[rung.launch]] * (calls + 4), each=False)[4:, 0])
            try:
                worst = f"{given.drawn[0].check(rung):.2f} of the bound, error {given.drawn[0].error(rung):.4f}"
            except A2AError as wrong:
                worst = f"WRONG {wrong}"
            phases = {rank: {what: round(value, 2) if what == "GHz" else round(value) for what, value in part.items()} for rank, part in
                      node.gather({rank.index: part for rank, part in zip(node.ranks, rung.phases(), strict=True)}).items()}
            say(f"{tokens} | {kind.name}, {name} | {us[len(us) // 2]:.0f} us | {worst} | {phases}")
            rung.close()
        given.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--tokens", type=int, nargs="+", default=[4096, 256])
    parser.add_argument("--only", nargs="+", default=list(VARIANTS), help="variants by name, or options of nvcc, such as ' -DWIDE=72'")
    parser.add_argument("--rung", nargs="+", default=["hopper"], choices=list(RUNGS))
    parser.add_argument("--experts", type=int, default=256)
    parser.add_argument("--calls", type=int, default=12)
    parser.add_argument("--shapes", type=int, help="check so many of the shapes (default: all)")
    arguments = parser.parse_args()
    if "backward_hopper" in arguments.rung and not arguments.check:
        parser.error("backward_hopper: --check, or `a2a bench backward_hopper --on-gpu` for times")
    with Group("cuda", peers=(True,)), Node(None, target="cuda") as node:
        if arguments.check:
            raise SystemExit(not all(check(node, RUNGS[name], arguments.shapes) for name in arguments.rung))
        for tokens in arguments.tokens:
            measure(node, [RUNGS[name] for name in arguments.rung], tokens, arguments.experts,
                    {name: VARIANTS.get(name, tuple(name.split())) for name in arguments.only}, arguments.calls)
