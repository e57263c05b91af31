KEEP = "if call <= sets and call + sets > calls"
MISTAKES = {
    "all": (KEEP, "", "a set that another call of the graph has used since holds that call's number"),
    "the first of each set": (KEEP, "if call <= sets", "a set that another call of the graph has used since holds that call's number"),
    "the last of each set": (KEEP, "if call + sets > calls", "a later call of a set finds the number of the one before it in this replay"),
    "the first alone": (KEEP, "if call == 1 and call + sets > calls", "each set has a first call, not only set 1"),
    "one too few": (KEEP, "if call <= sets and call + sets > calls + 1", "call + sets is the next call of a set only if the graph has it"),
    "one too many": (KEEP, "if call <= sets and call + sets >= calls", "call + sets is the next call of a set only if the graph has it"),
    "from 0": ("range(1, calls + 1)", "range(calls)", "calls are counted from 0: their numbers begin with 1"),
    "sets": ("[call for call", "[call % sets for call", "the sets are named, not the calls"),
}
