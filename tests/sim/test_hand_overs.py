"""Textbook hand-overs: some lanes poll a flag and fence, the block meets, all lanes read. The full product of poll,
fence, barrier, scope and polling lanes has no race. With one thing left out, each has one."""
import itertools
from dataclasses import dataclass, replace

import pytest
import torch

import a2a_lib as a2a

SCOPES = {"agent": ('"agent"', "AGENT", "__threadfence()", "sc1"),
          "system": ('""', "SYSTEM", "__threadfence_system()", "sc0 sc1")}


@dataclass(frozen=True)
class HandOver:
    """One form. scope: between two blocks of a rank (agent), or between two ranks (system). missing: what is left out."""

    poll: str
    fence: str
    barrier: str
    scope: str
    lanes: int
    missing: str = ""

    @property
    def threads(self):
        return 128 if self.barrier == "block" else 64

    @property
    def can_miss(self):
        """What may not be left out of it. With all lanes of the only wave polling, nothing else has to meet."""
        needs_barrier = self.threads > 64 or self.lanes < 64
        return ["release", "acquire", *(["barrier"] if needs_barrier else []), *(["scope"] if self.scope == "system" else [])]

    def text(self, name):
        named, _, thread_fence, bits = SCOPES[self.scope]
        narrow = SCOPES["agent" if self.missing == "scope" else self.scope]
        load = f"__hip_atomic_load(flag, __ATOMIC_{{}}, __HIP_MEMORY_SCOPE_{narrow[1]})"
        polls = {"volatile": "while (!*(volatile int*)flag) {}",
                 "atomic": f"while (!{load.format('RELAXED')}) {{}}",
                 "asm": 'int seen; do asm volatile("global_load_dword %0, %1, off ' + bits + '\\n\\ts_waitcnt vmcnt(0)"'
                        ' : "=v"(seen) : "v"(flag) : "memory"); while (!seen);'}
        fences = {"thread_fence": narrow[2] + ";", "acquire_fence": f"__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, {narrow[0]});",
                  "acquire_load": load.format("ACQUIRE") + ";"}
        store = ("*(volatile int*)flag = 1;" if self.poll == "volatile" else
                 f"__hip_atomic_store(flag, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_{SCOPES[self.scope][1]});")
        fence = "" if self.missing == "acquire" else fences[self.fence]
        release = "" if self.missing == "release" else thread_fence + ";"
        barrier = "" if self.missing == "barrier" else "__syncwarp();" if self.barrier == "wave" else "__syncthreads();"
        return f"""
extern "C" __global__ __launch_bounds__({self.threads}) void {name}(int* data, int* flag, int* out, int role) {{
  const int t = threadIdx.x;
  if (role + blockIdx.x == 0) {{
    data[t] = t + 7;
    __syncthreads();
    if (t == 0) {{ {release} {store} }}
  }} else {{
    if (t < {self.lanes}) {{ {polls[self.poll]} {fence} }}
    {barrier}
    out[t] = data[{self.threads - 1} - t];
  }}
}}"""


FORMS = [HandOver(*form) for form in itertools.product(
    ("volatile", "atomic", "asm"), ("thread_fence", "acquire_fence", "acquire_load"), ("block", "one_wave", "wave"),
    ("agent", "system"), (1, 8, 64))]
BROKEN = [replace(form, missing=missing) for form in FORMS for missing in form.can_miss]


def races(forms, opt, memory):
    """The causes of each form's races, in order."""
    source = "".join(form.text(f"form_{i}") for i, form in enumerate(forms))
    causes = []
    with a2a.Node(2, name="small", races=True, memory=memory) as node:
        module = node.load("#include <hip/hip_runtime.h>\n" + source, name="hand_over.hip", opt=opt)
        ranks = node.ranks
        data, flag, out = (ranks[1].zeros((128,), torch.int32, name) for name in ("data", "flag", "out"))
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
            causes.append([race.why.partition(":")[0] for race in node.races])
            if not form.missing:
                right = torch.arange(form.threads - 1, -1, -1, dtype=torch.int32) + 7
                assert torch.equal(out.to_torch()[:form.threads], right), form
            node.runtime.library.clear_races()
    return causes


soak = pytest.mark.soak
SETTINGS = [("-O3", "strict"), ("-O0", "ideal"),
            *(pytest.param(opt, memory, marks=soak) for opt in ("-O0", "-O1", "-O2", "-O3") for memory in ("ideal", "strict"))]


@pytest.mark.parametrize("opt, memory", SETTINGS)
def test_no_race_on_a_hand_over(opt, memory):
    assert [(form, causes) for form, causes in zip(FORMS, races(FORMS, opt, memory), strict=True) if causes] == []


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=soak) for part in range(1, 8))])
@pytest.mark.parametrize("opt, memory", SETTINGS)
def test_what_is_left_out_is_found(opt, memory, part):
    forms = BROKEN[part::8]
    assert [form for form, causes in zip(forms, races(forms, opt, memory), strict=True) if not causes] == []
