"""Each gfx942 instruction of the simulator against AMD's pseudocode and hand-written rules."""
