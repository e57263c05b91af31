"""Answers to weakest: wrong ones, and what their messages say."""

MISTAKES = {
    "nobody acquires": ('"acq_rel", "agent"', '"release", "agent"', "missing acquire"),
    "nobody releases": ('"acq_rel", "agent"', '"acquire", "agent"', "missing release"),
    "flag for the own GPU": ('"ready": ("release", "system")', '"ready": ("release", "agent")', "scope too narrow"),
    "flag relaxed": ('"ready": ("release", "system")', '"ready": ("relaxed", "system")', "missing release"),
    "look at home": ('"look": ("acquire", "system")', '"look": ("acquire", "agent")', "scope too narrow"),
    "hand within the block": ('"hand": ("release", "agent")', '"hand": ("release", "workgroup")', "scope too narrow"),
    "take relaxed": ('"take": ("acquire", "agent")', '"take": ("relaxed", "agent")', "missing acquire"),
    "a store that acquires": ('"hand": ("release", "agent")', '"hand": ("acquire", "agent")', "that this operation can have"),
    "a place is missing": ('"seen": ("relaxed", "workgroup"),', "", "one entry for each place"),
}
REMARKED = {"all at system": ('"acq_rel", "agent"', '"acq_rel", "system"', "At `arrive`"),
            "seen released": ('"seen": ("relaxed", "workgroup")', '"seen": ("release", "system")', "At `seen`")}
