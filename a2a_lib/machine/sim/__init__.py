"""The simulated machine (C++), its library and the constants of its clock."""
