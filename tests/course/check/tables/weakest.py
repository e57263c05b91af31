BEGIN = "    cost = {"
MISTAKES = {
    "any scope": ("cost[scope] >= width", "True", "nothing releases it"),
    "fences after the statements": ("key=lambda way: way[0])[1]", "key=lambda way: way[0])[1][-1:] + min(ways.values(), "
                                    "key=lambda way: way[0])[1][:-1]", "nothing releases it"),
    "the flag's own scope alone": ("cost[scope] >= width", "cost[scope] <= width", "nothing releases it"),
    "no fence": (BEGIN, "    return [None] * len(program)\n" + BEGIN, "nothing releases it"),
    "behind the flags": (BEGIN, "    return [None] + [rest[0] if kind == 'flag' else None for kind, *rest in program][:-1]\n" + BEGIN,
                         "nothing releases it"),
    "at agent scope": (BEGIN, "    return ['agent' if kind == 'flag' else None for kind, *_ in program]\n" + BEGIN,
                       "a fence of scope system or wider"),
    "places": ("[1]\n    # END", "[1][:-1]\n    # END", "a list of 24 entries"),
    "a scope that is none": ("[1]\n    # END", "[1][:-1] + ['wave']\n    # END", "a list of 24 entries"),
}
HINTS = """    from a2a_lib.course.check.exercises.weakest import WAYS, in_turn
    return [in_turn(program, *WAYS[0]).get(place) for place in range(len(program))]
"""
REMARKED = {"each flag in turn": (BEGIN, HINTS + BEGIN, "Keep the cheapest way")}
