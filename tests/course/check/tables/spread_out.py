FORWARD = "step += [(peer, other, piece(turn - 1, peer)) for peer in others for other in others if other != peer]"
MISTAKES = {
    "nobody passes on": (FORWARD, "pass", "every rank is to have all"),
    "passed on at once": ("piece(turn - 1, peer)", "piece(min(turn, turns - 1), peer)", "all moves of a step"),
    "to itself": (" if other != peer]", "]", "nobody sends to itself"),
    "the last turn is missing": ("range(turns + 1)", "range(turns)", "every rank is to have all"),
    "one list of moves": ("steps.append(step)", "steps += step", "a list of steps"),
}
REMARKED = {
    "rank 0 sends all": (FORWARD, "step += [(0, peer, piece(turn - 1, other)) for peer in others for other in others if other != peer]",
                         "Whose links are idle"),
    "two steps": ("    others, steps", "    turns = 1\n    others, steps", "the target is"),
    "four steps, however many ranks": ("    others, steps", "    turns = 3\n    others, steps", "the target is"),
}
