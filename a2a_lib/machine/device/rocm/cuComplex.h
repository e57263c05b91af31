// CUDA's complex numbers, which HIP files include before they are translated. Seen by the simulator only.
#pragma once
#include <hip/hip_complex.h>

typedef hipFloatComplex cuFloatComplex;
typedef hipDoubleComplex cuDoubleComplex;
typedef hipComplex cuComplex;
#define make_cuFloatComplex make_hipFloatComplex
#define make_cuDoubleComplex make_hipDoubleComplex
#define make_cuComplex make_hipComplex
#define cuCrealf hipCrealf
#define cuCreal hipCreal
#define cuCimagf hipCimagf
#define cuCimag hipCimag
#define cuConjf hipConjf
#define cuConj hipConj
#define cuCaddf hipCaddf
#define cuCadd hipCadd
#define cuCsubf hipCsubf
#define cuCsub hipCsub
#define cuCmulf hipCmulf
#define cuCmul hipCmul
#define cuCdivf hipCdivf
#define cuCdiv hipCdiv
#define cuCabsf hipCabsf
#define cuCabs hipCabs
