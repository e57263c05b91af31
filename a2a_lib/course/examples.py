"""An example of every public name of `a2a_lib`. A test runs each (doctest), and the site's reference shows it.

    from a2a_lib.course.examples import EXAMPLES
    print(EXAMPLES["Buffer"])

All of them begin with BEGIN: two imports, a simulated node of two GPUs, and `HIP`, the first lines of a kernel.
"""

BEGIN = """
>>> import torch
>>> import a2a_lib as a2a
>>> node = a2a.Node(2, name="small", seed=0)
>>> HIP = '#include "a2a/a2a.h"\\nusing namespace a2a;\\nextern "C" __global__ '
"""

EXAMPLES = {
    # The machine.
    "Node": """
>>> node.world_size, len(node.ranks), node.ranks[0].compute_units
(2, 2, 8)
>>> node
Node(2 GPUs of 2 XCDs x 4 CUs, simulated: preset mi300x, memory ideal, seed 0)
""",
    "Cluster": """
>>> cluster = a2a.Cluster(nodes=2, gpus=2, name="small", seed=0)
>>> cluster.nodes, cluster.gpus_per_node, cluster.world_size
(2, 2, 4)
""",
    "Rank": """
>>> rank = node.ranks[1]
>>> rank.from_torch(torch.arange(4), "x").to_torch()
tensor([0, 1, 2, 3])
""",
    "SymmetricHeap": """
>>> heap = a2a.SymmetricHeap(node, 1 << 16)
>>> x = heap.alloc("x", (4, 8), torch.float16)      # one Buffer per rank
>>> heap.translate(x[0], 1)                         # rank 0's view of rank 1's
Buffer('x', rank 0, memory of rank 1, [4, 8] float16, 64 B)
""",
    "Buffer": """
>>> x = node.ranks[0].zeros((4, 8), torch.float32, "x")
>>> x[1:3].shape, x.nbytes, x.rank
((2, 8), 128, 0)
""",
    "compile": """
>>> made = a2a.compile(HIP + 'void one(int* x) { x[threadIdx.x] = 1; }')
>>> x = node.ranks[0].zeros(64, torch.int32, "x")
>>> node.ranks[0].launch(node.load(made).one, 1, 64, x)
>>> int(x.to_torch().sum())
64
""",
    "Module": """
>>> module = a2a.compile(HIP + 'void one(int* x) { x[threadIdx.x] = 1; }')
>>> module.kernels["one"].occupancy                 # waves per SIMD
8
""",
    "Profile": """
>>> source = '''
... #include "a2a/a2a.h"
... #include "a2a/profile.h"
... extern "C" __global__ void look() { a2a::Profile profile; profile.start(0, 7); profile.stop(0, 7); }'''
>>> kernels = node.load(source)
>>> profile = a2a.Profile(node, kernels, tags=["look"], capacity=4)
>>> mark = node.mark()
>>> node.ranks[0].launch(kernels.look, 1, 64)
>>> len(profile.trace(node.trace_since(mark)).select("user"))
1
""",
    "Trace": """
>>> mark = node.mark()
>>> node.ranks[0].launch(node.load(HIP + 'void none() {}').none, 2, 64)
>>> trace = node.trace_since(mark)
>>> len(trace.select("wave")), trace.label
(2, 'simulated (preset mi300x, memory ideal)')
""",
    "Table": """
>>> table = a2a.Table({"rank": [0, 1], "us": [3.5, 4.25]}, unit="us", label="counted")
>>> list(table.rows()), table.columns
([(0, 3.5), (1, 4.25)], ['rank', 'us'])
""",
    # The work.
    "Problem": """
>>> problem = a2a.Problem.random("tiny", world_size=2, seed=1, num_tokens=[3, 5])
>>> [tuple(x.shape) for x in problem.tokens], problem.topk_ids[0].dtype
([(3, 128), (5, 128)], torch.int32)
>>> problem.check(problem.expected())               # silent: right
""",
    "ExpertParallel": """
>>> layer = a2a.ExpertParallel(node, "tiny", block_size=4)
>>> layer.shape.num_experts
16
""",
    "once": """
>>> done = a2a.once("token_flags", a2a.Problem.random("tiny", world_size=2, seed=1), seed=0)
>>> list(done.trace.stages().columns)
['rank', 'dispatch_send', 'dispatch_recv', 'expert', 'combine_send', 'combine_recv', 'total']
""",
    "Processes": """
>>> group = a2a.Processes(2)                         # real processes, gloo # doctest: +SKIP
>>> print(group.run("print(rank, dist.get_world_size())"))  # doctest: +SKIP
""",
    # Failures.
    "A2AError": """
>>> try:
...     a2a.compile("no C++")
... except a2a.A2AError as error:
...     print(type(error).__name__)
CompileError
""",
    "CompileError": """
>>> try:
...     a2a.compile("void f() { int x = ; }", name="mine.hip")
... except a2a.CompileError as error:
...     print(error.file, error.line)
mine.hip 1
""",
    "FaultError": """
>>> x = node.ranks[0].zeros(4, torch.int32, "x")
>>> node.ranks[0].launch(node.load(HIP + 'void f(int* x) { x[threadIdx.x] = 1; }').f, 1, 64, x)
>>> try:
...     node.synchronize()
... except a2a.FaultError as error:
...     print(error.report["cause"], error.report["symbol"], error.report["offset"])
past_end x 16
""",
    "DeadlockError": """
>>> kernel = node.load(HIP + "void wait(unsigned* flag) { wait_equal<Order::acquire, Scope::system>(flag, 1u); }").wait
>>> node.ranks[0].launch(kernel, 1, 1, node.ranks[0].zeros(1, torch.uint32, "flag"))
>>> try:
...     node.synchronize()
... except a2a.DeadlockError as error:
...     print(error.report["waiting"][0]["words"][0]["symbol"])
flag
""",
    "BudgetError": """
>>> one = a2a.Node(1, name="small", max_instructions=10_000)
>>> kernel = one.load(HIP + "void spin(volatile int* x) { for (;;) x[0] += 1; }").spin
>>> one.ranks[0].launch(kernel, 1, 64, one.ranks[0].zeros(1, torch.int32))
>>> try:
...     one.synchronize()
... except a2a.BudgetError as error:
...     print("no end in sight")
no end in sight
""",
    "HipError": """
>>> try:
...     node.ranks[0].empty(1 << 46, torch.int8)
... except a2a.HipError as error:
...     print(error.name)
hipErrorOutOfMemory
""",
    "LaunchError": """
>>> kernel = node.load(HIP + 'void f(int* x) { x[0] = 1; }').f
>>> try:
...     node.ranks[0].launch(kernel, 1, 2000, node.ranks[0].zeros(1, torch.int32))
... except a2a.LaunchError as error:
...     print("refused")
refused
""",
    "ProfileError": """
>>> try:
...     a2a.Profile(node, node.load(HIP + 'void f() {}'), tags=["none"])
... except a2a.ProfileError as error:
...     print("no events")
no events
""",
    # Modules.
    "all_to_all": """
>>> comm = a2a.all_to_all.rungs["varlen"](node, "tiny")
>>> problem = a2a.Problem.random("tiny", world_size=2, seed=1)
>>> problem.check(comm(problem))                     # one tensor per rank; silent: right
""",
    "bench": """
>>> recording = a2a.bench.load("bench-4xH200-2026-11-21.json")
>>> recording["label"]
'measured (4 x NVIDIA H200, 2026-11-21)'
""",
    "capture": """
>>> rank = node.ranks[0]
>>> there, seven = rank.zeros((2,), torch.int32, "there"), rank.from_torch(torch.tensor([7, 7], dtype=torch.int32), "seven")
>>> with a2a.capture([rank.stream()]) as (graph,):
...     rank.copy(there, seven, graph.stream)
>>> graph.launch()
>>> there.to_torch().tolist()
[7, 7]
""",
    "check": """
>>> a2a.check.prediction(3, 4, "flags", label="counted")
Predicted 3 flags; it is 4 flags (counted).
One too few.
""",
    "explore": """
>>> found = a2a.explore.rung("token_flags", seeds=2, races=False)
>>> found.failing
[]
""",
    "ladder": """
>>> found = a2a.ladder.climb("tiny", rungs=["token_flags"], world_size=2)
>>> type(found).__name__
'Ladder'
""",
    "litmus": """
>>> found = a2a.litmus("*x = 1; signal<Order::release, Scope::system>(y, 1);",
...                    "wait_equal<Order::acquire, Scope::system>(y, 1); r0 = *x;", outcome="1:r0 == 0", seeds=3)
>>> found.observation
'Never'
""",
    "moe": """
>>> x = torch.arange(16).half()
>>> a2a.moe.apply_expert(x[None], torch.tensor([0]))[0, 8:10]     # expert 0 rotates a row by 8
tensor([0., 1.], dtype=torch.float16)
""",
    "MoELayer": """
>>> moe = a2a.MoELayer(node, "tiny", hidden=32, block_size=4)
>>> moe.shape.dim
128
""",
    "perfetto": """
>>> import tempfile, pathlib
>>> mark = node.mark()
>>> node.ranks[0].launch(node.load(HIP + 'void none() {}').none, 1, 64)
>>> with tempfile.TemporaryDirectory() as folder:
...     file = pathlib.Path(folder) / "run.pftrace"
...     _ = a2a.perfetto.write(node.trace_since(mark), file)
...     file.stat().st_size > 100
True
""",
    "races": """
>>> node = a2a.Node(1, name="small", memory="strict", races=True, seed=0)
>>> x = node.ranks[0].zeros(1, torch.int32, "x")
>>> node.ranks[0].launch(node.load(HIP + 'void f(int* x) { x[0] = blockIdx.x; }').f, 2, 64, x)
>>> node.synchronize()
>>> isinstance(node.races, a2a.races.Races), node.races[0].symbol
(True, 'x[0] of rank 0')
""",
    "show": """
>>> problem = a2a.Problem.random("tiny", world_size=2, seed=1)
>>> print(a2a.show.expert_rows(problem.topk_ids[0], 16).alt[:24])
A bar for each of 16 exp
""",
    "training": """
>>> curve = a2a.training.train(a2a.training.OneGpu(2, placed=True), steps=2)
>>> len(curve), curve[0] > 4
(2, True)
""",
}
# Those of one expression, and its value.
SHORT = {
    "Shape": ('a2a.Shape("mine", num_experts=16, topk=2, dim=128, max_tokens=8).row_bytes', "256"),
    "shapes": ('a2a.shapes["dsv3"]', "Shape('dsv3': 256 experts, top-8, dim 7168, <= 256 tokens per rank)"),
    "ProcessError": ("issubclass(a2a.ProcessError, a2a.A2AError)", "True"),
    "SimulationError": ("issubclass(a2a.FaultError, a2a.SimulationError) and issubclass(a2a.DeadlockError, a2a.SimulationError)",
                           "True"),
    "decode": ("a2a.decode.DecodeStep(a2a.Node(2), 1, dim=256, experts=4, topk=2).run(1).stages().columns",
               "['rank', 'attention', 'with_norm', 'router', 'low_latency', 'total']"),
    "doctor": ('a2a.doctor.SIMULATED["machine code"]', "'real: gfx942 assembly of MI300X'"),
    "films": ("a2a.films.ranges((3, 1, 0, 2)).film.sentences[-1][1][:7]", "'No wave'"),
    "leaderboard": ('a2a.leaderboard.Board("none.json").entries()', "[]"),
    "magic": ('"hip" in vars(a2a.magic) or callable(a2a.magic.load_ipython_extension)', "True"),
    "moe_layer": ("a2a.moe_layer.LayerShape(num_experts=8, topk=2, dim=128, inter=128, max_tokens=32).dim", "128"),
    "mutate": ('a2a.mutate.find("token_flags", "release-dropped").name', "'release-dropped'"),
    "gemm": ("a2a.gemm.GemmShape(m=1024, n=512, k=256).m", "1024"),
    "presets": ('a2a.presets.constants("mi300x")["link_gbps"]', "45"),
    "Draw": ("a2a.Draw(3).integers(0, 10, 4)", "tensor([7, 5, 0, 3])"),
    "ag_gemm": ("list(a2a.ag_gemm.AG_GEMM)[:2]", "['sequential', 'pull_by_waves']"),
    "gemm_rs": ("list(a2a.gemm_rs.GEMM_RS)", "['sequential', 'slots', 'fused_sum', 'library']"),
    "gemm_ar": ("list(a2a.gemm_ar.GEMM_AR)", "['sequential', 'fused']"),
    "moe_backward": ("a2a.moe_backward.Backward.name", "'backward'"),
    "layer": ("a2a.layer.ExpertParallel is a2a.ExpertParallel", "True"),
    "families": ("a2a.families.full_name('slots')", "'gemm_rs/slots'"),
    "align": ("a2a.align.expected(torch.tensor([[1], [0]]), 2, block_size=2).expert_ids", "tensor([0, 1], dtype=torch.int32)"),
    "all_reduce": ("a2a.all_reduce.best(64 << 10, ranks=8)  # bytes of a message", "'lamport'"),
    "balance": ("a2a.balance.plan_replicas([[90, 6, 0, 0]]*2).load  # rows per rank; an expert is at home on rank e // 2",
                   "[96, 96]"),
    "attention": ("a2a.attention.bound('mi300x', 'mesh', a2a.attention.AttentionShape(1024), world_size=8).links", "7"),
    "bounded": ("a2a.bounded.log(node.ranks[0], room=2).shape", "(17,)"),
    "calibrate": ("type(a2a.calibrate.calibrate(only=['lds'])).__name__", "'Report'"),
    "museum": ("a2a.museum.EXHIBITS['end_barrier'].cause", "'reuse'"),
    "published": ("a2a.published.of('varlen').us", "292"),
    "trace": ("a2a.trace.PS_PER_US", "1000000.0"),
    "triton": ("callable(a2a.triton.changed)", "True"),
}
EXAMPLES |= {name: f"\n>>> {expression}\n{value}\n" for name, (expression, value) in SHORT.items()}
# Modules whose main name is public itself.
CHIEF = {"errors": "A2AError", "heap": "SymmetricHeap", "processes": "Processes", "profile": "Profile", "runtime": "Buffer",
         "table": "Table", "toolchain": "compile"}
EXAMPLES |= {module: f"\n>>> a2a.{module}.{name} is a2a.{name}\nTrue\n" for module, name in CHIEF.items()}
