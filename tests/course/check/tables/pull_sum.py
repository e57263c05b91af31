TELL = "signal<Order::release, Scope::system>(world.at(own + world.rank, threadIdx.x), world.epoch);"
HEAR = "wait_at_least<Order::acquire, Scope::system>(own + threadIdx.x, world.epoch);"
FIRST, SECOND = "  meet(met);\n", "  meet(again);\n"
BEFORE = "    __syncthreads();\n    if (threadIdx.x < ranks && threadIdx.x != world.rank) {"
ADD, DEAL = "sum += world.at(box, rank)[i];", "int i = first + world.rank * step; i < n; i += ranks * step"
TAKE = "out[i] = world.at(sums, i / step % ranks)[i];"
RACE = "nothing orders them"
MISTAKES = {
    "no first meeting": (FIRST, "", RACE),
    "no second meeting": (SECOND, "", RACE),
    "the same flags twice": (SECOND, FIRST, RACE),
    "the call before is enough": (HEAR, HEAR.replace("world.epoch)", "world.epoch - 1)"), RACE),
    "agent scope": (TELL, TELL.replace("Scope::system", "Scope::agent"), "scope too narrow"),
    "no barrier before the flag": (BEFORE, BEFORE.partition("\n")[2], "read"),
    "shares in a row": (DEAL, "int share = (n + ranks - 1) / ranks, i = world.rank * share + first; "
                        "i < min(n, (world.rank + 1) * share); i += step",
                        TAKE, "out[i] = world.at(sums, i / ((n + ranks - 1) / ranks))[i];", RACE),
    "flag at home": (TELL, TELL.replace("world.at(own + world.rank, threadIdx.x)", "own + world.rank"),
                     "a rank sets its flags in its own memory: the address has to be that at the peer (world.at)"),
    "box at home": (ADD, "sum += box[i];", "a rank reads its own box for every peer: the address has to be that at the peer (world.at)"),
    "sums at home": (TAKE, "out[i] = sums[i];", "a rank reads all sums out of its own memory, and has those of its share alone"),
    "sums of the next rank": (TAKE, "out[i] = world.at(sums, (i / step + 1) % ranks)[i];",
                              "a sum is read at a rank whose share it is not in"),
    "begins with itself": (ADD, "sum += world.at(box, (world.rank + rank) % ranks)[i];",
                           "a rank begins with its own message: the order is that of the ranks, 0 first"),
    "barriers in the loop": ("box[i] = x[i];", "{ box[i] = x[i]; __syncthreads(); }", "in divergent control flow"),
    "nothing": (FIRST, "  return;\n", "nothing was written to `out`"),
}
ALSO_RIGHT = {
    "exactly this call": (HEAR, HEAR.replace("wait_at_least", "wait_equal")),  # no rank is a call ahead at a meeting
    "a third meeting": (TAKE, TAKE + "\n  __syncthreads();"),
    "a fence and a relaxed flag": (TELL, "__threadfence_system();\n      " + TELL.replace("release", "relaxed")),
}
REMARKED = {"one shot": (DEAL, "int i = first; i < n; i += step", TAKE, "out[i] = sums[i];", "bytes to other ranks")}
