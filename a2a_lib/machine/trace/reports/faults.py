"""The causes of faults, and the text of each."""
from collections.abc import Callable
from typing import Any

from ....plurals import quantity
from .places import counted, element, source

_VERBS = {"read": "reads", "write": "writes", "atomic": "atomically updates", "access": "accesses"}


def _access(report: dict[str, Any], what: str) -> str:
    return f"{_VERBS[report['access']]} {quantity(report['bytes'], 'byte')} at {report['address']:#x}: {what}"


def _beside(report: dict[str, Any]) -> str:
    """An access just before or after a buffer."""
    name = f"`{report['symbol']}`" if report["symbol"] is not None else f"an allocation of {report['size']} bytes"
    if report["cause"] == "before_start":
        distance = f"{-report['offset']} bytes before the start of {name}"
    else:
        last = f" (last element {element(report['last']) if report['last'] else ''})" * (report["symbol"] is not None)
        distance = f"{report['offset'] + report['bytes'] - report['size']} bytes past the end of {name}{last}"
    return _access(report, distance + f" of rank {report['owner']}" * report["ipc"])


def _wrapped(report: dict[str, Any]) -> str:
    where = "before" if report["before"] else "after"
    return _access(report, f"{report['away'] / 2**30:.1f} GiB {where} {element(report)}: as if an offset or a product of 32 bits had "
                   "wrapped")


def _other_rank(report: dict[str, Any]) -> str:
    rank, owner = report["rank"], report["owner"]
    if report["offset"] is None:
        return _access(report, f"an address of rank {owner}'s address space; it means nothing on rank {rank}")
    return _access(report, f"this is {element(report)} at an address of rank {owner}. An address is valid only on the rank it was "
                   f"made for: on rank {rank} open the memory through IPC (or put it on the symmetric heap) and translate the "
                   "pointer")


def _other_node(report: dict[str, Any]) -> str:
    return _access(report, f"this is {element(report)} of rank {report['owner']}, on node {report['owner_node']} of the cluster; "
                   f"rank {report['rank']} is on node {report['node']}. Loads, stores and copies do not leave a node: give the NIC "
                   "a descriptor, with put_signal, and let the other side wait for the flag")


def _misaligned(report: dict[str, Any]) -> str:
    where = f", in {element(report)}" if "offset" in report else ""
    return (f"misaligned address: {_VERBS[report['access']]} {report['bytes']} bytes at {report['address']:#x}, which is not a "
            f"multiple of {report['multiple']}{where}")


def _lds(report: dict[str, Any]) -> str:
    if report["address"] is None:
        return "LDS address out of range"
    if report["via"] == "ds":
        return f"LDS address {report['address']} ({report['bytes']} bytes) of a block with {report['size']} bytes"
    return f"LDS address {report['address']} of a block with {report['size']} bytes of LDS"


def _scratch(report: dict[str, Any]) -> str:
    if report["via"] == "flat":
        return f"scratch address {report['address']} of a wave with {report['size']} bytes per lane"
    return f"scratch offset {report['address']} of a wave with {report['size']} bytes of scratch per lane"


def _jump(report: dict[str, Any]) -> str:
    if report["function"] is None:
        return f"jump to {report['address']:#x}, where there is no code"
    return (f"jump into `{report['function']}`, which uses {report['needs']} vector registers; this wave has {report['has']}")


def _registers(report: dict[str, Any]) -> str:
    if report["registers"] == "vector":
        return f"indexed vector register v{report['register']} is beyond those of the wave"
    return f"scalar register s{report['register']} (relative to M0) does not exist"


def _divergent_barrier(report: dict[str, Any]) -> str:
    if report["how"] == "places":
        what = " and ".join(f"{counted('wave', place['waves'])} of the block {'are' if len(place['waves']) > 1 else 'is'} at "
                            f"{source(place)}" for place in report["places"])
    elif report["how"] == "left":
        times = {wave["times"]: [] for wave in report["left"]}
        for wave in report["left"]:
            times[wave["times"]].append(wave["wave"])
        left = " and ".join(f"{counted('wave', waves)} left the kernel after {count}" for count, waves in times.items())
        what = f"wave {report['wave']} is at {source(report)} for the {_ordinal(report['times'])} time, {left}"
    else:
        lanes = report["lanes"]
        what = (f"{counted('lane', lanes)} of wave {report['wave']} {'are' if len(lanes) > 1 else 'is'} switched off at "
                f"{source(report)}, and {'go' if len(lanes) > 1 else 'goes'} on at {source(report['go_on'])}")
    return f"__syncthreads() in divergent control flow, which is undefined: {what}. All threads of a block must reach it alike"


def _ordinal(number: int) -> str:
    return f"{number}{'th' if number % 100 in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


FAULTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "null": lambda r: _access(r, "a null pointer" + f" plus {r['address']}" * (r["address"] > 0)),
    "freed": lambda r: _access(r, "this memory" + f" (`{r['symbol']}`)" * (r["symbol"] is not None) + " was freed"),
    "before_start": _beside,
    "past_end": _beside,
    "wrapped": _wrapped, "other_rank": _other_rank,
    "other_node": _other_node,
    "unmapped": lambda r: _access(r, f"nothing is mapped there on rank {r['rank']}"),
    "killed": lambda r: _access(r, f"this is {element(r)} of rank {r['owner']}, which is dead: its memory answers nobody"),
    "misaligned": _misaligned,
    "lds_range": _lds,
    "lds_misaligned": lambda r: (f"LDS address {r['address']} is not a multiple of {r['multiple']}, as this access of "
                                 f"{r['bytes']} bytes requires"),
    "scratch_range": _scratch,
    "register_range": _registers,
    "jump": _jump,
    "no_end": lambda r: ("the kernel has no end here: the compiler found that this point is never reached (an endless loop "
                         "without effect?)"),
    "divergent_barrier": _divergent_barrier,
    "trap": lambda r: f"s_trap {r['number']}: the kernel called __builtin_trap() or abort()",
    "assert": lambda r: f"assertion failed: {r['condition']}, {r['assert_file']}:{r['assert_line']}",
    "print": lambda r: "a record to print that is not in memory",
    "refused": lambda r: r["why"],
    "peer_memory": lambda r: "it reads memory of its own rank, and this is a peer's",
    "put_signal": lambda r: (f"data goes to {r['address']:#x}, the flag to {r['flag_address']:#x}; both are addresses of one "
                             "rank's heap, as at() gives them"),
}
