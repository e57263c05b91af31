"""Kernels of C++ by the names that their sources have."""
import pytest

from a2a_lib.machine.toolchain.names import demangled, find

COPY, OTHER, MINE, PLAIN = "_Z4copyIfEvPT_", "_Z4copyIiEvPT_", "_ZN4mine4copyIfEEvPT_", "_Z5saxpyifPKfPf"
HIDDEN = "_ZN12_GLOBAL__N_14fillILi2EEEvPi"
ALL = [COPY, MINE, PLAIN, HIDDEN, "saxpy2"]


@pytest.mark.parametrize("name, symbol", [
    ("saxpy2", "saxpy2"), (COPY, COPY), ("saxpy", PLAIN), ("saxpy(int, float, float const*, float*)", PLAIN),
    ("mine::copy", MINE), ("mine::copy<float>", MINE), ("fill", HIDDEN), ("fill<2>", HIDDEN),
    ("(anonymous namespace)::fill<2>", HIDDEN), ("void mine::copy<float>(float*)", MINE),
])
def test_found(name, symbol):
    assert find(name, ALL) == symbol


def test_names_that_are_not_found_or_ambiguous_are_told_in_words():
    assert find("copy<float>", [COPY, OTHER]) == COPY and find("copy< int >", [COPY, OTHER]) == OTHER
    with pytest.raises(KeyError, match=r"no kernel 'sax'; there are .*saxpy \(_Z5saxpyifPKfPf\).*saxpy2"):
        find("sax", ALL)
    pytest.raises(KeyError, find, "k", []).match("no kernel 'k'; there are none")
    with pytest.raises(KeyError, match=r"'copy' is the name of 2 kernels: 'copy<float>' \(_Z4copyIfEvPT_\), 'copy<int>'"):
        find("copy", [COPY, OTHER])


def test_what_is_no_mangled_name_and_words_inside_names_stay():
    assert demangled("saxpy") == "saxpy" and demangled("_Zsomething") == "_Zsomething"
    symbol = "_Z10half_wavesIDF16_EvPT_"
    assert demangled(symbol) == "void half_waves<_Float16>(_Float16*)" and find("half_waves<half>", [symbol]) == symbol


def test_types_by_the_names_of_sources():
    """HIP's and <cstdint>'s names of types stand for what the compiler calls them."""
    half, bf16, wide, plain, pair = "_Z4copyIDF16_EvPT_", "_Z4copyIDF16bEvPT_", "_Z4copyIlEvPT_", "_Z4copyIjEvPT_", "_Z4copyI7__half2EvPT_"
    symbols = [half, bf16, wide, plain, pair]
    assert demangled(half) == "void copy<_Float16>(_Float16*)"
    for names, symbol in ((("half", "__half", "_Float16"), half), (("__hip_bfloat16", "hip_bfloat16", "__bf16"), bf16),
                          (("int64_t", "std::int64_t", "long"), wide), (("uint32_t", "unsigned", "unsigned int"), plain),
                          (("half2", "__half2"), pair)):
        for name in names:
            assert find(f"copy<{name}>", symbols) == symbol, name
    nested = "_ZN4mine6reduceIDF16_Li4EEEvPT_PNS_5arrayIS1_Li8EEE"
    assert find("mine::reduce<half, 4>", [nested]) == nested
    assert find("mine::reduce<half, 4>(half*, mine::array<half, 8>*)", [nested]) == nested
