"""`a2a exam`: questions for an exam, with answers."""
from dataclasses import asdict

from . import options

DESCRIPTION = """\
Print questions for an exam, or with --answers their answers, for a teacher. A seed draws the numbers, and code computes
the answers that are numbers. Choose a seed, and keep it to yourself.
"""

EXAMPLES = """\
  a2a exam --seed 7 > questions.md
  a2a exam --seed 7 --answers > answers.md
"""


def add(parser) -> None:
    parser.add_argument("--seed", type=options.seed_of, required=True, metavar="N", help="draws the numbers")
    parser.add_argument("--answers", action="store_true", help="print the answers in place of the questions")
    options.as_json(parser, "questions and answers as JSON")


def run(args) -> int:
    from ..course.teach import exam

    if args.json:
        options.refuse(args, "JSON has both", "--answers")
    return options.show(args, [asdict(item) for item in exam.draw(args.seed)], exam.sheets(args.seed)[args.answers].removesuffix("\n"))
