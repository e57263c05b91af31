"""Answers to pull_sum: wrong ones, and what their messages say."""

TELL = "signal<Order::release, Scope::system>(world.at(met + world.rank, threadIdx.x), world.epoch);"
HEAR = "wait_at_least<Order::acquire, Scope::system>(met + threadIdx.x, world.epoch);"
FILL = "for (int i = first; i < n; i += step) mine[i] = x[i];\n  __syncthreads();"
MISTAKES = {
    "one box": ("(int64_t)(world.epoch % 2) * n", "0", "nothing orders them"),
    "nobody waits": (HEAR, "", "nothing orders them"),
    "the call before is enough": (HEAR, HEAR.replace("world.epoch)", "world.epoch - 1)"), "nothing orders them"),
    "exactly this call": (HEAR, HEAR.replace("wait_at_least", "wait_equal"),
                          "the wait takes exactly this call's number: a rank that is a call ahead has set the next "
                          "one already"),
    "relaxed flag": (TELL, TELL.replace("release", "relaxed"), "missing release"),
    "relaxed wait": (HEAR, HEAR.replace("acquire", "relaxed"), "missing acquire"),
    "agent scope": (TELL, TELL.replace("Scope::system", "Scope::agent"), "scope too narrow"),
    "no barrier before the flag": (FILL, FILL.replace("\n  __syncthreads();", ""), "read"),
    "flag at home": (TELL, TELL.replace("world.at(met + world.rank, threadIdx.x)", "met + world.rank"),
                     "a rank sets its flags in its own memory: the address has to be that at the peer (world.at)"),
    "box at home": ("world.at(mine, rank)[i]", "mine[i]",
                    "a rank reads its own box for every peer: the address has to be that at the peer (world.at)"),
    "begins with itself": ("world.at(mine, rank)[i]", "world.at(mine, (world.rank + rank) % ranks)[i]",
                           "each rank begins with its own message. The order is that of the ranks, "
                           "0 first, so that all hold the same bits"),
    "flag before the data": (FILL, "__syncthreads();", "__syncthreads();\n  for (int i = first; i < n; i += step) {\n    float sum",
                             "__syncthreads();\n  for (int i = first; i < n; i += step) mine[i] = x[i];\n"
                             "  for (int i = first; i < n; i += step) {\n    float sum", "the race detector names"),
    "barriers in the loop": ("step) mine[i] = x[i];", "step) { mine[i] = x[i]; __syncthreads(); }",
                             "in divergent control flow"),
    "one element per thread": ("for (int i = first; i < n; i += step) {\n", "for (int i = first; i < n; i += n) {\n",
                               "a thread takes one element: threads go on in steps of the whole grid"),
    "nothing": (FILL, "", "float sum = 0;", "return; float sum = 0;", "nothing was written to `out`"),
}
ALSO_RIGHT = {
    "two meetings": ("    out[i] = sum;\n  }", "    out[i] = sum;\n  }\n  __syncthreads();"),
    "a fence and a relaxed flag": (TELL, "__threadfence_system();\n    "
                                   + TELL.replace("release", "relaxed")),
}
