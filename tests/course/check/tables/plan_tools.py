ANSWER = '["stalls", "stalls", "races"] + 9 * ["stalls"]'
MISTAKES = {
    "runs alone": (ANSWER, '40 * ["run"]', "no tool of the plan sees it"),
    "stalls alone": (ANSWER, '40 * ["stalls"]', "no tool of the plan sees it"),
    "the race detector alone": (ANSWER, '40 * ["races"]', "no tool of the plan sees it"),
    "too short": (ANSWER, '["run", "races", "stalls"]', "the plan ends too early"),
    "a name": (ANSWER, '["luck"]', "returns a list of 1 to 40 of run, stalls, races, both"),
}
REMARKED = {
    "the lesson's order": (ANSWER, '["run", "races"] + 10 * ["stalls"]', "the target is 25"),
    "everything at once": (ANSWER, '40 * ["both"]', "the target is 25"),
}
