"""Textbook hand-overs: a block stores a row and signals; some lanes of another poll, fence and meet their block, then all lanes
read. The full product of poll, fence, barrier, scope, polling lanes and who fences has no race, nor have drawn forms of more
kinds. With one thing left out, each has one, and its cause is named."""
import itertools
import random
from dataclasses import dataclass, replace

import pytest
import torch

import a2a_lib as a2a

SCOPES = {"agent": dict(scope="AGENT", fence='"agent"', thread="__threadfence()", bits="sc1", of="", other="DEVICE"),
          "system": dict(scope="SYSTEM", fence='""', thread="__threadfence_system()", bits="sc0 sc1", of="_system", other="SYSTEM")}
LOAD, STORE = "__hip_atomic_load(flag, __ATOMIC_{order}, __HIP_MEMORY_SCOPE_{scope})", "__hip_atomic_store(flag, 1, __ATOMIC_{order}, \
__HIP_MEMORY_SCOPE_{scope})"
SIGNALS = {"volatile": "*(volatile int*)flag = 1;", "atomic": STORE.replace("{order}", "RELAXED") + ";",
           "asm": 'asm volatile("global_store_dword %0, %1, off {bits}" :: "v"(flag), "v"(1) : "memory");',
           "exchange": "atomicExch{of}(flag, 1);", "add": "atomicAdd{of}(flag, 1);", "cas": "atomicCAS{of}(flag, 0, 1);",
           "scoped": "__scoped_atomic_store_n(flag, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_{other});"}
POLLS = {"volatile": "while (!*(volatile int*)flag) {{}}", "atomic": f"while (!{LOAD.replace('{order}', 'RELAXED')}) {{{{}}}}",
         "asm": 'int seen; do asm volatile("global_load_dword %0, %1, off {bits}\\n\\ts_waitcnt vmcnt(0)" : "=v"(seen) : "v"(flag)'
                ' : "memory"); while (!seen);',
         "add": "while (!atomicAdd{of}(flag, 0)) {{}}", "cas": "while (atomicCAS{of}(flag, 1, 1) != 1) {{}}",
         "sleep": "while (!*(volatile int*)flag) __builtin_amdgcn_s_sleep(1);",
         "counted": "for (int n = 0; n < 1000000 && !*(volatile int*)flag; ++n) {{}}",
         "scoped": "while (!__scoped_atomic_load_n(flag, __ATOMIC_RELAXED, __MEMORY_SCOPE_{other})) {{}}"}
FENCE = "__builtin_amdgcn_fence(__ATOMIC_{order}, {fence});"
RELEASES = {"thread": "{thread};", "fence": FENCE.replace("{order}", "RELEASE"), "both": FENCE.replace("{order}", "ACQ_REL"),
            "asm": 'asm volatile("buffer_wbl2 {bits}\\n\\ts_waitcnt vmcnt(0) lgkmcnt(0)" ::: "memory");'}
ACQUIRES = {"thread": "{thread};", "fence": FENCE.replace("{order}", "ACQUIRE"), "load": LOAD.replace("{order}", "ACQUIRE") + ";",
            "both": FENCE.replace("{order}", "SEQ_CST"), "asm": 'asm volatile("buffer_inv {bits}" ::: "memory");'}
BARRIERS = {"block": ("__syncthreads();", 128), "one_wave": ("__syncthreads();", 64), "wave": ("__syncwarp();", 64),
            "count": ("__syncthreads_count(1);", 256), "builtin": ('__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); '
            '__builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");', 128)}
LANES = {1: "t == 0", 8: "t < 8", 64: "t < 64", "last": "t == blockDim.x - 1", "odd": "t & 1"}
CAUSES = {"release": "missing release", "acquire": "missing acquire", "scope": "scope too narrow", "meeting": "missing __syncthreads()",
          "barrier": ("missing wave barrier", "missing __syncthreads()", "nothing orders them")}


@dataclass(frozen=True)
class HandOver:
    """One form. who: the signalling and polling lanes fence ("lanes"), or all, before that signal's barrier and after the
    poll's ("block"). scope: between two blocks of a rank, or between two ranks. missing: what is left out."""

    signal: str
    release: str
    poll: str
    acquire: str
    barrier: str
    lanes: object
    scope: str
    who: str
    missing: str = ""

    @property
    def threads(self):
        return BARRIERS[self.barrier][1]

    @property
    def can_miss(self):
        """The parts that may not be left out. No lanes have to meet where each has polled, or acquires the flag itself."""
        alone = self.threads == self.lanes or (self.who, self.acquire) == ("block", "load")
        return ["release", "acquire", *["barrier"] * (not alone), *["scope"] * (self.scope == "system"),
                *["meeting"] * (self.threads > 64)]

    def text(self, name):
        wide, narrow = SCOPES[self.scope], SCOPES["agent" if self.missing == "scope" else self.scope]
        release = "" if self.missing == "release" else RELEASES[self.release].format(**wide)
        acquire = "" if self.missing == "acquire" else ACQUIRES[self.acquire].format(**narrow)
        meeting = "" if self.missing == "meeting" else "__syncthreads();"
        barrier = "" if self.missing == "barrier" else BARRIERS[self.barrier][0]
        signal, poll = SIGNALS[self.signal].format(**wide), POLLS[self.poll].format(**wide)
        send = {"lanes": f"{meeting} if (t == 0) {{ {release} {signal} }}", "block": f"{release} {meeting} if (t == 0) {{ {signal} }}"}
        wait = {"lanes": f"{poll} {acquire} }} {barrier}", "block": f"{poll} }} {barrier} {acquire}"}
        return f"""
extern "C" __global__ __launch_bounds__({self.threads}) void {name}(int* data, int* flag, int* out, int role) {{
  const int t = threadIdx.x;
  if (role + blockIdx.x == 0) {{
    data[t] = t + 7;
    {send[self.who]}
  }} else {{
    if ({LANES[self.lanes]}) {{ {wait[self.who]}
    out[t] = data[{self.threads - 1} - t];
  }}
}}"""


def drawn(number):
    rng = random.Random(number)
    return HandOver(*map(rng.choice, map(list, (SIGNALS, RELEASES, POLLS, ACQUIRES, BARRIERS, LANES, SCOPES, ("lanes", "block")))))


PRODUCT = [HandOver(*form) for poll in ("volatile", "atomic", "asm") for form in itertools.product(
    [poll], ["thread"], [poll], ("thread", "fence", "load"), ("block", "one_wave", "wave"), (1, 8, 64), SCOPES, ("lanes", "block"))]
FORMS = PRODUCT + [drawn(number) for number in range(len(PRODUCT))]
BROKEN = [replace(form, missing=missing) for form in FORMS for missing in form.can_miss]


def races(forms, opt, memory):
    """The causes of each form's races, in order."""
    source = "".join(form.text(f"form_{i}") for i, form in enumerate(forms))
    causes = []
    with a2a.Node(2, name="small", races=True, memory=memory) as node:
        module = node.load("#include <hip/hip_runtime.h>\n" + source, name="hand_over.hip", opt=opt)
        ranks = node.ranks
        data, flag, out = (ranks[1].zeros((256,), torch.int32, name) for name in ("data", "flag", "out"))
        peers = [ranks[0].open(buffer.ipc_handle(), buffer.shape, buffer.dtype, name)
                 for buffer, name in ((data, "data"), (flag, "flag"), (out, "out"))]
        for i, form in enumerate(forms):
            for buffer in (data, flag, out):
                buffer.host()[:] = 0
            kernel = module[f"form_{i}"]
            if form.scope == "agent":
                ranks[1].launch(kernel, 2, form.threads, data, flag, out, 0)
            else:
                ranks[0].launch(kernel, 1, form.threads, *peers, 0)
                ranks[1].launch(kernel, 1, form.threads, data, flag, out, 1)
            node.synchronize()
            causes.append([race.why for race in node.races])
            if not form.missing:
                right = torch.arange(form.threads - 1, -1, -1, dtype=torch.int32) + 7
                assert torch.equal(out.to_torch()[:form.threads], right), form
            node.runtime.library.clear_races()
    return causes


soak = pytest.mark.soak
SETTINGS = [("-O3", "strict", 25), ("-O0", "ideal", 25),
            *(pytest.param(opt, memory, 1, marks=soak) for opt in ("-O0", "-O1", "-O2", "-O3") for memory in ("ideal", "strict"))]


@pytest.mark.parametrize("opt, memory, every", SETTINGS)
def test_no_race_on_a_hand_over(opt, memory, every):
    forms = FORMS[::every]
    assert [(form, causes) for form, causes in zip(forms, races(forms, opt, memory), strict=True) if causes] == []


@pytest.mark.parametrize("opt, memory, every", SETTINGS)
def test_what_is_left_out_is_named(opt, memory, every):
    forms = BROKEN[::2 * every - 1]
    causes = zip(forms, (why for i in range(0, len(forms), 500) for why in races(forms[i:i + 500], opt, memory)), strict=True)
    assert [(form, why) for form, why in causes if not any(w.startswith(CAUSES[form.missing]) for w in why)] == []
