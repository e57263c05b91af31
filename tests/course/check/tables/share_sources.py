SHARE = "const int share = blockIdx.x / world.world_size;"
STEP = "slot += sharers * waves_in_block()"
MISTAKES = {
    "one block per source": (SHARE, SHARE + "\n  if (share) return;",
                             "one block takes part of a source's rows, and the others that share the source take none"),
    "all blocks take all": ("const int first = share * waves_in_block() + wave_in_block();", "const int first = wave_in_block();",
                            "every block takes all rows of its source: the waves of all blocks that share it take turns"),
    "step of one block": (STEP, "slot += waves_in_block()",
                          "a wave goes on by fewer waves than share its source, so that rows are taken twice"),
    "step of whole shares": (STEP, "slot += gridDim.x / world.world_size * waves_in_block()", "an address outside of its buffer"),
    "step of the grid": (STEP, "slot += gridDim.x * waves_in_block()",
                         "a wave goes on by the waves of the whole grid instead of those that share its source"),
    "one sharer too many": ("- source + world.world_size - 1) / world.world_size", "+ world.world_size - 1) / world.world_size",
                            "a source counts one block too many among those that share it"),
    "one block per source for odd grids": (
        SHARE, SHARE + "\n  if (gridDim.x % 2 && share) return;", "- source + world.world_size - 1) / world.world_size",
        "* (1 - (int)gridDim.x % 2) - source + world.world_size - 1) / world.world_size", "too slow: with 51 blocks"),
    "share by remainder": (SHARE, SHARE.replace("/", "%"),
                           "a block's share is its number modulo the ranks: it is its number divided by them"),
    "one turn only": ("% world.world_size; source < world.world_size; source += gridDim.x",
                      "% world.world_size; source < world.world_size; source += world.world_size",
                      "each block takes one source and stops, also where there are fewer blocks than sources"),
    "relaxed wait": ("Order::acquire", "Order::relaxed", "missing acquire"),
}
REMARKED = {
    "every lane the whole row": ("copy_row(expert_x + to * shape.dim, recv_x + from * shape.dim, shape.row_bytes());",
                                 "for (int i = 0; i < shape.dim / 8; ++i)\n"
                                 "        ((Half8*)(expert_x + to * shape.dim))[i] = ((const Half8*)(recv_x + from * shape.dim))[i];",
                                 "bytes were stored to expert_x"),
}
