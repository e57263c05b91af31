LAGS = 'lags = {"dispatch": 0, "up": 1, "down": 3, "reply": 5}'
MISTAKES = {
    "up first": (LAGS, 'lags = {"up": 0, "dispatch": 1, "down": 3, "reply": 5}', "in every rank's queue"),
    "down before up": (LAGS, 'lags = {"dispatch": 0, "down": 2, "up": 3, "reply": 5}', "in every rank's queue"),
    "the last tiles left out": ("range(tiles + 5)", "range(tiles)", "is missing"),
    "no own": ("range(1, world_size + 1)", "range(1, world_size)", "those of own rows too"),
    "own twice": ("range(1, world_size + 1)", "range(world_size + 1)", "comes 2 times"),
    "no modulo": ("(rank + step) % world_size", "rank + step", "there is no such task"),
    "another word": (LAGS, LAGS.replace('"reply"', '"replies"'), "there is no such task"),
}
ALSO_RIGHT = {"the other way round": ("(rank + step) % world_size", "(rank - step) % world_size")}
REMARKED = {
    "phases": ("    return order", "    return sorted(order, key=lambda task: list(lags).index(task[0]))", "Is a link idle"),
    "at once": (LAGS, 'lags = {"dispatch": 0, "up": 0, "down": 0, "reply": 0}', "Is a link idle"),
    "one turn behind": (LAGS, 'lags = {"dispatch": 0, "up": 1, "down": 2, "reply": 3}', "Is a link idle"),
}
