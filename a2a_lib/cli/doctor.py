"""`a2a doctor`: the parts of this machine, and whether each is simulated or real."""
from . import options

DESCRIPTION = """\
What is here: packages, compilers, the simulator, and for each target what its numbers are worth.

Exit status 0, whatever is missing: the last lines say how to mend it. With --workshop it tries everything that a lesson
needs, ends with one line to send to the teacher, and with status 1 if the machine is not ready.
"""
EXAMPLES = """\
  a2a doctor
  a2a doctor --workshop         the day before
"""


def add(parser) -> None:
    parser.add_argument("--workshop", action="store_true", help="try what lessons need; one line to send in")
    options.as_json(parser, "the findings as one JSON object")


def run(args) -> int:
    from ..course.teach import workshop
    from ..lab import doctor

    if args.workshop:
        tried = workshop.examine()
        ready = all(ok for _, ok, _ in tried)
        options.show(args, {"ready": ready, "tried": tried}, workshop.line(tried))
        return options.OK if ready else options.WRONG
    findings = doctor.examine()
    return options.show(args, findings, doctor.report(findings))
