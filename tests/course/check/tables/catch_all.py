"""Answers to catch_all: wrong ones, and what their messages say."""

STRICT = '"memory": "strict"'
MISTAKES = {
    "ideal": (STRICT, '"memory": "ideal"', "In mode ideal a load returns the newest"),
    "hardware": (STRICT, '"memory": "hw-spx"', "an error in at least 3 of 8"),
    "one token": ("[8, 8, 2, 2]", "[1, 0, 0, 0]", "an error in at least 3 of 8"),
    "three ranks": ("[8, 8, 2, 2]", "[8, 0, 2]", "4 numbers of tokens"),
    "another mode": (STRICT, '"memory": "weak"', "one of ideal, hw-spx, cpx, strict"),
    "a rank alone": ("[8, 8, 2, 2]", "[8, 0, 0, 0]", "an error in at least 3 of 8"),
    "nothing": ("[{", "[] and [{", "a list of 1 to 6 runs"),
}
REMARKED = {"two calls": ('"calls": 1', '"calls": 2', "Which run finds several at once")}
