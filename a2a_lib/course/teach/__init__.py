"""For teachers: exercises of many people checked again, exams, a room's board, assignments for nbgrader, a workshop's notes."""
