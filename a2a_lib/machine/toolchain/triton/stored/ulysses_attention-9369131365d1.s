; lds 16384
	.file	1 "ulysses_attention"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	ulysses_attention
	.p2align	8
	.type	ulysses_attention,@function
ulysses_attention:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_mov_b64 s[28:29], s[14:15]
	v_writelane_b32 v253, s10, 0
	s_mov_b64 s[64:65], s[12:13]
	s_nop 0
	v_writelane_b32 v253, s11, 1
	v_writelane_b32 v253, s8, 2
	s_nop 1
	v_writelane_b32 v253, s9, 3
	s_load_dwordx2 s[8:9], s[0:1], 0x60
	s_load_dwordx4 s[12:15], s[0:1], 0x50
	v_writelane_b32 v253, s6, 4
	s_load_dword s33, s[0:1], 0x68
	s_load_dwordx2 s[46:47], s[0:1], 0x8c
	s_load_dword s30, s[0:1], 0x80
	v_writelane_b32 v253, s7, 5
	v_writelane_b32 v253, s4, 6
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s36, s15
	v_cvt_f32_u32_e32 v1, s36
	v_writelane_b32 v253, s5, 7
	.loc	1 11 0
	s_add_i32 s4, s8, 31
	s_ashr_i32 s5, s4, 31
	.loc	1 12 0
	v_rcp_iflag_f32_e32 v3, v1
	v_writelane_b32 v253, s2, 8
	.loc	1 11 0
	s_lshr_b32 s5, s5, 27
	s_add_i32 s4, s4, s5
	.loc	1 12 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v1, v1
	v_writelane_b32 v253, s3, 9
	.loc	1 11 0
	s_ashr_i32 s18, s4, 5
	v_writelane_b32 v253, s12, 10
	.loc	1 12 0
	s_sub_i32 s4, 0, s36
	v_readfirstlane_b32 s10, v1
	v_writelane_b32 v253, s13, 11
	s_mul_i32 s11, s4, s10
	v_writelane_b32 v253, s14, 12
	s_mul_hi_u32 s11, s10, s11
	v_writelane_b32 v253, s15, 13
	s_abs_i32 s6, s9
	s_add_i32 s14, s10, s11
	s_mul_hi_u32 s10, s6, s14
	s_mul_i32 s11, s10, s36
	s_ashr_i32 s5, s9, 31
	s_ashr_i32 s15, s15, 31
	s_sub_i32 s11, s6, s11
	s_ashr_i32 s3, s8, 31
	s_xor_b32 s7, s5, s15
	s_add_i32 s12, s10, 1
	s_sub_i32 s13, s11, s36
	s_cmp_ge_u32 s11, s36
	s_cselect_b32 s10, s12, s10
	s_cselect_b32 s11, s13, s11
	s_add_i32 s12, s10, 1
	s_cmp_ge_u32 s11, s36
	s_cselect_b32 s10, s12, s10
	s_xor_b32 s10, s10, s7
	s_sub_i32 s17, s10, s7
	s_abs_i32 s7, s33
	s_mul_hi_u32 s12, s7, s14
	.loc	1 13 0
	v_cvt_f32_u32_e32 v1, s7
	.loc	1 12 0
	s_mul_i32 s13, s12, s36
	s_ashr_i32 s10, s33, 31
	s_sub_i32 s13, s7, s13
	v_writelane_b32 v253, s15, 14
	s_xor_b32 s11, s10, s15
	s_mov_b32 s45, s14
	s_add_i32 s14, s12, 1
	s_sub_i32 s15, s13, s36
	s_cmp_ge_u32 s13, s36
	.loc	1 13 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 12 0
	s_cselect_b32 s12, s14, s12
	s_cselect_b32 s13, s15, s13
	s_add_i32 s14, s12, 1
	s_cmp_ge_u32 s13, s36
	s_cselect_b32 s12, s14, s12
	.loc	1 13 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 12 0
	s_xor_b32 s12, s12, s11
	s_sub_i32 s11, s12, s11
	s_mov_b32 s2, s8
	v_writelane_b32 v253, s11, 15
	v_writelane_b32 v253, s17, 16
	.loc	1 14 0
	s_lshl_b64 s[48:49], s[2:3], 6
	v_writelane_b32 v253, s18, 17
	.loc	1 13 0
	s_mul_i32 s44, s17, s18
	v_readfirstlane_b32 s11, v1
	.loc	1 15 0
	s_cmp_ge_i32 s16, s46
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB0_3
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_98
.LBB0_2:
	.loc	1 43 0
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .LBB0_128
	s_branch .LBB0_129
.LBB0_3:
	s_load_dwordx4 s[12:15], s[0:1], 0x50
	v_writelane_b32 v253, s30, 18
	v_writelane_b32 v253, s28, 19
	.loc	1 18 0
	s_sub_i32 s38, s16, s46
	.loc	1 13 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s2, s44, s15
	v_writelane_b32 v253, s29, 20
	v_writelane_b32 v253, s16, 21
	v_writelane_b32 v253, s2, 22
	.loc	1 18 0
	s_mul_i32 s2, s2, s15
	v_writelane_b32 v253, s2, 23
	s_cmp_ge_i32 s38, s2
	s_cbranch_scc1 .LBB0_97
	s_load_dwordx2 s[2:3], s[0:1], 0x84
	s_load_dwordx4 s[40:43], s[0:1], 0x6c
	s_load_dword s39, s[0:1], 0x7c
	s_sub_i32 s12, 0, s7
	s_load_dwordx4 s[20:23], s[0:1], 0x50
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s3, s3, s46
	s_mul_i32 s12, s12, s11
	.loc	1 25 0
	v_writelane_b32 v253, s3, 24
	s_mul_hi_u32 s12, s11, s12
	v_readlane_b32 s3, v253, 15
	s_add_i32 s11, s11, s12
	s_lshl_b32 s12, s3, 1
	v_readlane_b32 s3, v253, 16
	v_writelane_b32 v253, s12, 25
	s_add_i32 s3, s12, s3
	.loc	1 30 0
	v_writelane_b32 v253, s3, 26
	.loc	1 38 0
	s_lshl_b32 s3, s23, 1
	v_writelane_b32 v253, s3, 27
	s_add_i32 s3, s3, -2
	s_cmp_eq_u32 s43, 0
	v_writelane_b32 v253, s3, 28
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v253, s12, 29
	s_add_i32 s3, s40, -1
	s_mul_hi_u32 s11, s6, s11
	v_writelane_b32 v253, s13, 30
	v_writelane_b32 v253, s3, 31
	s_sub_i32 s3, s8, s41
	.loc	1 39 0
	v_writelane_b32 v253, s3, 32
	s_load_dword s3, s[0:1], 0x80
	.loc	1 30 0
	v_and_b32_e32 v1, 63, v0
	s_mul_i32 s16, s47, s2
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_and_b32_e32 v16, 6, v0
	.loc	1 39 0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s3, s3, s23
	s_add_i32 s3, s3, -1
	.loc	1 13 0
	v_writelane_b32 v253, s3, 33
	s_xor_b32 s3, s5, s10
	s_mul_i32 s5, s11, s7
	s_sub_i32 s5, s6, s5
	s_add_i32 s6, s11, 1
	s_sub_i32 s10, s5, s7
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s6, s6, s11
	s_cselect_b32 s5, s10, s5
	s_add_i32 s10, s6, 1
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s5, s10, s6
	s_xor_b32 s5, s5, s3
	s_sub_i32 s10, s5, s3
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	s_and_b64 s[66:67], vcc, s[2:3]
	s_cmp_lt_i32 s42, 2
	s_cselect_b32 s5, s41, 1
	.loc	1 30 0
	v_lshlrev_b32_e32 v7, 3, v0
	v_writelane_b32 v253, s5, 34
	v_lshlrev_b32_e32 v17, 2, v16
	v_bfe_i32 v18, v0, 0, 1
	s_movk_i32 s5, 0x440
	v_and_b32_e32 v5, 0x78, v0
	v_and_b32_e32 v68, 56, v7
	v_lshlrev_b32_e32 v7, 4, v0
	v_and_or_b32 v17, v18, s5, v17
	v_lshrrev_b32_e32 v66, 1, v5
	.loc	1 38 0
	v_lshlrev_b32_e32 v2, 3, v5
	v_xor_b32_e32 v111, v7, v5
	v_xor_b32_e32 v5, v17, v5
	v_lshl_or_b32 v115, v16, 10, v5
	v_and_b32_e32 v5, 32, v0
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 vcc, vcc, s[2:3]
	s_ashr_i32 s3, s22, 31
	s_mov_b32 s2, s22
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s2, s20, s2
	s_addc_u32 s3, s21, s3
	v_writelane_b32 v253, s2, 35
	s_add_i32 s5, s23, -1
	s_min_i32 s11, s5, 2
	v_writelane_b32 v253, s3, 36
	s_min_i32 s2, s5, 0
	s_min_i32 s3, s5, 1
	s_min_i32 s12, s5, 3
	s_min_i32 s13, s5, 4
	s_min_i32 s14, s5, 5
	s_min_i32 s15, s5, 6
	s_min_i32 s18, s5, 7
	s_cmp_gt_i32 s23, 0
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 37
	s_cmp_gt_i32 s23, 1
	.loc	1 30 0
	v_and_b32_e32 v8, 15, v0
	v_writelane_b32 v253, s7, 38
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 39
	s_cmp_gt_i32 s23, 2
	v_and_b32_e32 v4, 48, v0
	v_writelane_b32 v253, s7, 40
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 41
	s_cmp_gt_i32 s23, 3
	v_and_b32_e32 v9, 64, v0
	v_writelane_b32 v253, s7, 42
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 43
	s_cmp_gt_i32 s23, 4
	v_lshlrev_b32_e32 v11, 3, v8
	v_writelane_b32 v253, s7, 44
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 45
	s_cmp_gt_i32 s23, 5
	v_lshrrev_b32_e32 v12, 1, v4
	v_writelane_b32 v253, s7, 46
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 47
	s_cmp_gt_i32 s23, 6
	v_lshlrev_b32_e32 v7, 7, v8
	v_writelane_b32 v253, s7, 48
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 49
	s_cmp_gt_i32 s23, 7
	v_lshlrev_b32_e32 v13, 5, v9
	v_writelane_b32 v253, s7, 50
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v253, s6, 51
	v_xor_b32_e32 v14, v11, v12
	v_or3_b32 v113, v14, v13, v7
	v_writelane_b32 v253, s7, 52
	s_lshl_b32 s6, s22, 5
	s_ashr_i32 s7, s6, 31
	.loc	1 18 0
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s20, v253, 19
	v_readlane_b32 s21, v253, 20
	s_add_u32 s5, s20, s6
	v_writelane_b32 v253, s5, 53
	s_addc_u32 s5, s21, s7
	v_writelane_b32 v253, s5, 54
	s_abs_i32 s5, s44
	v_cvt_f32_u32_e32 v21, s5
	v_or_b32_e32 v7, v7, v11
	v_xor_b32_e32 v119, v7, v12
	v_writelane_b32 v253, s5, 55
	v_rcp_iflag_f32_e32 v11, v21
	.loc	1 30 0
	v_and_b32_e32 v114, 31, v0
	v_readlane_b32 s7, v253, 17
	v_lshlrev_b32_e32 v118, 2, v114
	v_mul_f32_e32 v7, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v7, v7
	v_bfrev_b32_e32 v5, 1
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	s_abs_i32 s19, s7
	v_cndmask_b32_e32 v125, v5, v118, vcc
	s_sub_i32 s5, 0, s5
	v_readfirstlane_b32 s6, v7
	v_cvt_u32_f32_e32 v3, v3
	v_cvt_f32_u32_e32 v5, s19
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s5, s6, s5
	v_writelane_b32 v253, s5, 56
	v_readfirstlane_b32 s5, v3
	v_rcp_iflag_f32_e32 v3, v5
	s_abs_i32 s6, s10
	v_cvt_f32_u32_e32 v5, s6
	s_mul_i32 s4, s4, s5
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s4, s5, s4
	v_writelane_b32 v253, s4, 57
	v_readfirstlane_b32 s5, v3
	v_rcp_iflag_f32_e32 v3, v5
	s_sub_i32 s4, 0, s19
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_add_i32 s4, s5, s4
	v_writelane_b32 v253, s4, 58
	s_sub_i32 s4, 0, s6
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s4, s4, s5
	s_load_dwordx4 s[20:23], s[0:1], 0x38
	s_nop 0
	s_load_dwordx2 s[0:1], s[0:1], 0x48
	s_mul_hi_u32 s4, s5, s4
	v_writelane_b32 v253, s6, 59
	s_add_i32 s4, s5, s4
	s_mov_b32 s46, s19
	s_abs_i32 s19, s42
	v_writelane_b32 v253, s4, 60
	v_writelane_b32 v253, s19, 61
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s0, 62
	v_cvt_f32_u32_e32 v5, s19
	v_lshrrev_b32_e32 v69, 2, v4
	v_writelane_b32 v253, s1, 63
	v_mul_lo_u32 v120, v69, s42
	v_readlane_b32 s0, v253, 22
	s_mul_i32 s1, s0, s2
	v_writelane_b32 v254, s1, 0
	s_mul_i32 s1, s0, s3
	v_writelane_b32 v254, s1, 1
	s_mul_i32 s1, s0, s11
	v_writelane_b32 v254, s1, 2
	s_mul_i32 s1, s0, s12
	v_writelane_b32 v254, s1, 3
	s_mul_i32 s1, s0, s13
	v_writelane_b32 v254, s1, 4
	s_mul_i32 s1, s0, s14
	v_writelane_b32 v254, s1, 5
	s_mul_i32 s1, s0, s15
	v_rcp_iflag_f32_e32 v5, v5
	v_writelane_b32 v254, s1, 6
	s_mul_i32 s0, s0, s18
	v_add_u32_e32 v122, s42, v120
	.loc	1 18 0
	v_writelane_b32 v254, s0, 7
	s_mov_b32 s0, s9
	v_add_u32_e32 v124, s42, v122
	v_writelane_b32 v254, s0, 8
	s_mul_i32 s0, s42, 13
	v_add_u32_e32 v106, s42, v124
	s_ashr_i32 s1, s44, 31
	v_add_u32_e32 v191, s0, v106
	v_mul_f32_e32 v3, 0x4f7ffffe, v5
	v_writelane_b32 v254, s1, 9
	s_ashr_i32 s1, s7, 31
	v_add_u32_e32 v102, s42, v191
	.loc	1 30 0
	v_lshrrev_b32_e32 v6, 2, v9
	v_cvt_u32_f32_e32 v3, v3
	v_writelane_b32 v254, s1, 10
	s_ashr_i32 s1, s10, 31
	v_add_u32_e32 v104, s42, v102
	v_or_b32_e32 v144, v6, v8
	.loc	1 18 0
	v_writelane_b32 v254, s1, 11
	s_ashr_i32 s1, s42, 31
	v_add_u32_e32 v92, s42, v104
	v_mov_b32_e32 v71, 0
	v_lshlrev_b32_e32 v70, 8, v144
	v_writelane_b32 v254, s1, 12
	v_add_u32_e32 v94, s0, v92
	s_sub_i32 s4, 0, s19
	v_lshl_add_u64 v[6:7], s[20:21], 0, v[70:71]
	v_add_u32_e32 v96, s42, v94
	v_writelane_b32 v254, s20, 13
	v_mul_lo_u32 v12, s4, v3
	v_mov_b32_e32 v5, v71
	v_add_u32_e32 v98, s42, v96
	v_writelane_b32 v254, s21, 14
	v_lshl_add_u64 v[72:73], v[6:7], 0, v[4:5]
	v_mul_hi_u32 v4, v3, v12
	v_add_u32_e32 v100, s42, v98
	v_writelane_b32 v254, s22, 15
	v_add_u32_e32 v145, v3, v4
	v_add_u32_e32 v3, 0, v9
	v_lshlrev_b32_e32 v4, 2, v8
	.loc	1 30 0
	v_lshrrev_b32_e32 v74, 3, v0
	v_add_u32_e32 v180, s0, v100
	v_writelane_b32 v254, s23, 16
	.loc	1 18 0
	s_lshl_b32 s0, s42, 6
	v_add_u32_e32 v146, v3, v4
	v_or_b32_e32 v4, 0x50, v69
	.loc	1 30 0
	v_or_b32_e32 v78, 16, v74
	v_writelane_b32 v254, s0, 17
	v_cmp_gt_i32_e64 s[0:1], s8, v74
	.loc	1 18 0
	v_mul_lo_u32 v159, s42, v4
	.loc	1 38 0
	v_lshlrev_b32_e32 v4, 6, v78
	v_lshlrev_b32_e32 v82, 2, v2
	.loc	1 18 0
	v_lshlrev_b32_e32 v2, 9, v74
	v_writelane_b32 v254, s0, 18
	v_lshlrev_b32_e32 v80, 2, v4
	.loc	1 38 0
	v_or_b32_e32 v4, 0x4180, v2
	v_writelane_b32 v254, s1, 19
	v_cmp_gt_i32_e64 s[0:1], s8, v78
	v_accvgpr_write_b32 a32, v4
	v_or_b32_e32 v4, 0x4100, v2
	.loc	1 30 0
	v_or_b32_e32 v248, 32, v74
	v_writelane_b32 v254, s0, 20
	v_accvgpr_write_b32 a34, v4
	.loc	1 38 0
	v_or_b32_e32 v4, 0x4080, v2
	v_or_b32_e32 v2, 0x4000, v2
	v_writelane_b32 v254, s1, 21
	v_cmp_gt_i32_e64 s[0:1], s8, v248
	v_accvgpr_write_b32 a38, v2
	.loc	1 18 0
	v_lshlrev_b32_e32 v2, 7, v74
	.loc	1 30 0
	v_or_b32_e32 v250, 48, v74
	v_writelane_b32 v254, s0, 22
	v_accvgpr_write_b32 a36, v4
	.loc	1 38 0
	v_or_b32_e32 v4, 0x5800, v2
	v_writelane_b32 v254, s1, 23
	v_cmp_gt_i32_e64 s[0:1], s8, v250
	v_accvgpr_write_b32 a40, v4
	v_or_b32_e32 v4, 0x5000, v2
	v_writelane_b32 v254, s0, 24
	v_accvgpr_write_b32 a42, v4
	v_or_b32_e32 v4, 0x4800, v2
	v_or_b32_e32 v2, 0x4000, v2
	v_writelane_b32 v254, s1, 25
	v_cmp_gt_i32_e64 s[0:1], s8, v66
	v_accvgpr_write_b32 a46, v2
	.loc	1 30 0
	v_or_b32_e32 v2, 1, v66
	v_writelane_b32 v254, s0, 26
	v_accvgpr_write_b32 a44, v4
	v_or_b32_e32 v4, 2, v66
	v_writelane_b32 v254, s1, 27
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	.loc	1 18 0
	v_or_b32_e32 v6, 0x52, v69
	v_mul_lo_u32 v157, s42, v6
	v_writelane_b32 v254, s0, 28
	.loc	1 30 0
	v_or_b32_e32 v6, 3, v66
	.loc	1 18 0
	v_or_b32_e32 v8, 0x42, v69
	v_writelane_b32 v254, s1, 29
	v_cmp_gt_i32_e64 s[0:1], s8, v4
	v_mul_lo_u32 v161, s42, v8
	v_or_b32_e32 v8, 64, v74
	v_writelane_b32 v254, s0, 30
	v_xor_b32_e32 v10, 8, v111
	v_add_u32_e32 v181, 0, v10
	v_writelane_b32 v254, s1, 31
	v_cmp_gt_i32_e64 s[0:1], s8, v6
	v_or_b32_e32 v10, 0x50, v74
	v_and_b32_e32 v12, 7, v0
	v_writelane_b32 v254, s0, 32
	v_lshlrev_b32_e32 v76, 4, v12
	v_or_b32_e32 v12, 0x60, v74
	v_writelane_b32 v254, s1, 33
	v_cmp_gt_i32_e64 s[0:1], s8, v8
	v_xor_b32_e32 v14, 64, v113
	v_add_u32_e32 v165, 0, v14
	v_writelane_b32 v254, s0, 34
	v_or_b32_e32 v14, 0x70, v74
	.loc	1 30 0
	v_or_b32_e32 v75, 1, v69
	v_writelane_b32 v254, s1, 35
	v_cmp_gt_i32_e64 s[0:1], s8, v10
	v_or_b32_e32 v79, 2, v69
	v_or_b32_e32 v85, 3, v69
	v_writelane_b32 v254, s0, 36
	v_or_b32_e32 v87, 16, v69
	v_or_b32_e32 v89, 17, v69
	v_writelane_b32 v254, s1, 37
	v_cmp_gt_i32_e64 s[0:1], s8, v12
	v_or_b32_e32 v91, 18, v69
	v_or_b32_e32 v93, 19, v69
	v_writelane_b32 v254, s0, 38
	v_or_b32_e32 v95, 32, v69
	v_or_b32_e32 v97, 33, v69
	v_writelane_b32 v254, s1, 39
	v_cmp_gt_i32_e64 s[0:1], s8, v14
	v_or_b32_e32 v99, 34, v69
	v_or_b32_e32 v101, 35, v69
	v_writelane_b32 v254, s0, 40
	v_or_b32_e32 v103, 48, v69
	v_or_b32_e32 v105, 49, v69
	v_writelane_b32 v254, s1, 41
	v_cmp_gt_i32_e64 s[0:1], s8, v69
	v_or_b32_e32 v107, 50, v69
	v_or_b32_e32 v109, 51, v69
	v_writelane_b32 v254, s0, 42
	v_xor_b32_e32 v16, 8, v115
	v_add_u32_e32 v182, 0, v16
	v_writelane_b32 v254, s1, 43
	v_cmp_gt_i32_e64 s[0:1], s8, v75
	v_or_b32_e32 v16, 64, v66
	v_xor_b32_e32 v18, 24, v115
	v_writelane_b32 v254, s0, 44
	v_add_u32_e32 v184, 0, v18
	v_or_b32_e32 v18, 0x41, v66
	v_writelane_b32 v254, s1, 45
	v_cmp_gt_i32_e64 s[0:1], s8, v79
	v_xor_b32_e32 v20, 40, v115
	v_add_u32_e32 v186, 0, v20
	v_writelane_b32 v254, s0, 46
	v_or_b32_e32 v20, 0x42, v66
	v_xor_b32_e32 v22, 48, v115
	v_writelane_b32 v254, s1, 47
	v_cmp_gt_i32_e64 s[0:1], s8, v85
	v_add_u32_e32 v187, 0, v22
	v_or_b32_e32 v22, 0x43, v66
	v_writelane_b32 v254, s0, 48
	v_lshlrev_b32_e32 v11, 2, v0
	v_xor_b32_e32 v13, 32, v113
	v_writelane_b32 v254, s1, 49
	v_cmp_gt_i32_e64 s[0:1], s8, v87
	v_xor_b32_e32 v15, 0x60, v113
	v_xor_b32_e32 v17, 16, v115
	v_writelane_b32 v254, s0, 50
	v_xor_b32_e32 v19, 32, v115
	v_xor_b32_e32 v23, 56, v115
	v_writelane_b32 v254, s1, 51
	v_cmp_gt_i32_e64 s[0:1], s8, v89
	.loc	1 18 0
	v_or_b32_e32 v21, 0x73, v69
	v_or_b32_e32 v24, 0x72, v69
	v_writelane_b32 v254, s0, 52
	v_or_b32_e32 v25, 0x71, v69
	v_or_b32_e32 v26, 0x70, v69
	v_writelane_b32 v254, s1, 53
	v_cmp_gt_i32_e64 s[0:1], s8, v91
	v_or_b32_e32 v27, 0x63, v69
	v_or_b32_e32 v28, 0x62, v69
	v_writelane_b32 v254, s0, 54
	v_or_b32_e32 v29, 0x61, v69
	v_or_b32_e32 v30, 0x60, v69
	v_writelane_b32 v254, s1, 55
	v_cmp_gt_i32_e64 s[0:1], s8, v93
	v_or_b32_e32 v5, 0x53, v69
	v_or_b32_e32 v3, 0x51, v69
	v_writelane_b32 v254, s0, 56
	v_xor_b32_e32 v147, 0x80, v11
	v_or_b32_e32 v7, 0x43, v69
	v_writelane_b32 v254, s1, 57
	v_cmp_gt_i32_e64 s[0:1], s8, v95
	v_or_b32_e32 v9, 0x41, v69
	v_or_b32_e32 v11, 64, v69
	v_writelane_b32 v254, s0, 58
	v_lshlrev_b32_e32 v70, 2, v74
	v_add_u32_e32 v189, s42, v180
	v_writelane_b32 v254, s1, 59
	v_cmp_gt_i32_e64 s[0:1], s8, v97
	v_xor_b32_e32 v121, 32, v119
	v_xor_b32_e32 v123, 64, v119
	v_writelane_b32 v254, s0, 60
	v_mul_lo_u32 v148, s42, v21
	v_mul_lo_u32 v149, s42, v24
	v_writelane_b32 v254, s1, 61
	v_cmp_gt_i32_e64 s[0:1], s8, v99
	v_mul_lo_u32 v150, s42, v25
	v_mul_lo_u32 v151, s42, v26
	v_writelane_b32 v254, s0, 62
	v_mul_lo_u32 v152, s42, v27
	v_mul_lo_u32 v153, s42, v28
	v_writelane_b32 v254, s1, 63
	v_cmp_gt_i32_e64 s[0:1], s8, v101
	v_mul_lo_u32 v154, s42, v29
	v_mul_lo_u32 v155, s42, v30
	v_writelane_b32 v255, s0, 0
	v_mul_lo_u32 v156, s42, v5
	v_mul_lo_u32 v158, s42, v3
	v_writelane_b32 v255, s1, 1
	v_cmp_gt_i32_e64 s[0:1], s8, v103
	v_mul_lo_u32 v160, s42, v7
	v_mul_lo_u32 v162, s42, v9
	v_writelane_b32 v255, s0, 2
	v_mul_lo_u32 v163, s42, v11
	v_mov_b32_e32 v77, v71
	v_writelane_b32 v255, s1, 3
	v_cmp_gt_i32_e64 s[0:1], s8, v105
	v_add_u32_e32 v164, 0, v13
	v_add_u32_e32 v166, 0, v15
	v_writelane_b32 v255, s0, 4
	v_xor_b32_e32 v167, 0x60, v119
	s_mov_b32 s7, 0x27000
	v_writelane_b32 v255, s1, 5
	v_cmp_gt_i32_e64 s[0:1], s8, v107
	s_mov_b32 s6, 0x7ffffffe
	v_add_u32_e32 v183, 0, v17
	v_writelane_b32 v255, s0, 6
	v_add_u32_e32 v185, 0, v19
	v_add_u32_e32 v188, 0, v23
	v_writelane_b32 v255, s1, 7
	v_cmp_gt_i32_e64 s[0:1], s8, v109
	v_add_u32_e32 v190, s42, v189
	v_xor_b32_e32 v201, 8, v119
	v_writelane_b32 v255, s0, 8
	v_xor_b32_e32 v202, 40, v119
	v_xor_b32_e32 v237, 0x48, v119
	v_writelane_b32 v255, s1, 9
	v_cmp_gt_i32_e64 s[0:1], s8, v16
	v_xor_b32_e32 v238, 0x68, v119
	v_xor_b32_e32 v239, 16, v119
	v_writelane_b32 v255, s0, 10
	v_xor_b32_e32 v240, 48, v119
	v_xor_b32_e32 v241, 0x50, v119
	v_writelane_b32 v255, s1, 11
	v_cmp_gt_i32_e64 s[0:1], s8, v18
	v_xor_b32_e32 v242, 0x70, v119
	v_xor_b32_e32 v243, 24, v119
	v_writelane_b32 v255, s0, 12
	v_xor_b32_e32 v244, 56, v119
	v_xor_b32_e32 v245, 0x58, v119
	v_writelane_b32 v255, s1, 13
	v_cmp_gt_i32_e64 s[0:1], s8, v20
	v_xor_b32_e32 v246, 0x78, v119
	v_mov_b32_e32 v203, 0xf149f2ca
	v_writelane_b32 v255, s0, 14
	v_lshl_add_u64 v[126:127], s[22:23], 0, v[70:71]
	s_mov_b32 s43, 0x5040100
	v_writelane_b32 v255, s1, 15
	v_cmp_gt_i32_e64 s[0:1], s8, v22
	s_mov_b32 s37, 0x7060302
	v_accvgpr_write_b32 a48, v2
	v_writelane_b32 v255, s0, 16
	v_accvgpr_write_b32 a50, v4
	v_accvgpr_write_b32 a52, v6
	v_writelane_b32 v255, s1, 17
	v_cmp_gt_i32_e64 s[0:1], s41, v69
	v_accvgpr_write_b32 a54, v8
	v_accvgpr_write_b32 a56, v10
	v_writelane_b32 v255, s0, 18
	v_accvgpr_write_b32 a58, v12
	v_accvgpr_write_b32 a60, v14
	v_writelane_b32 v255, s1, 19
	v_cmp_gt_i32_e64 s[0:1], s41, v75
	v_accvgpr_write_b32 a62, v16
	v_accvgpr_write_b32 a64, v18
	v_writelane_b32 v255, s0, 20
	v_accvgpr_write_b32 a66, v20
	v_accvgpr_write_b32 a68, v22
	v_writelane_b32 v255, s1, 21
	v_cmp_gt_i32_e64 s[0:1], s41, v79
	s_nop 1
	v_writelane_b32 v255, s0, 22
	s_nop 1
	v_writelane_b32 v255, s1, 23
	v_cmp_gt_i32_e64 s[0:1], s41, v85
	s_nop 1
	v_writelane_b32 v255, s0, 24
	s_nop 1
	v_writelane_b32 v255, s1, 25
	v_cmp_gt_i32_e64 s[0:1], s41, v87
	s_nop 1
	v_writelane_b32 v255, s0, 26
	s_nop 1
	v_writelane_b32 v255, s1, 27
	v_cmp_gt_i32_e64 s[0:1], s41, v89
	s_nop 1
	v_writelane_b32 v255, s0, 28
	s_nop 1
	v_writelane_b32 v255, s1, 29
	v_cmp_gt_i32_e64 s[0:1], s41, v91
	s_nop 1
	v_writelane_b32 v255, s0, 30
	s_nop 1
	v_writelane_b32 v255, s1, 31
	v_cmp_gt_i32_e64 s[0:1], s41, v93
	s_nop 1
	v_writelane_b32 v255, s0, 32
	s_nop 1
	v_writelane_b32 v255, s1, 33
	v_cmp_gt_i32_e64 s[0:1], s41, v95
	s_nop 1
	v_writelane_b32 v255, s0, 34
	s_nop 1
	v_writelane_b32 v255, s1, 35
	v_cmp_gt_i32_e64 s[0:1], s41, v97
	s_nop 1
	v_writelane_b32 v255, s0, 36
	s_nop 1
	v_writelane_b32 v255, s1, 37
	v_cmp_gt_i32_e64 s[0:1], s41, v99
	s_nop 1
	v_writelane_b32 v255, s0, 38
	s_nop 1
	v_writelane_b32 v255, s1, 39
	v_cmp_gt_i32_e64 s[0:1], s41, v101
	s_nop 1
	v_writelane_b32 v255, s0, 40
	s_nop 1
	v_writelane_b32 v255, s1, 41
	v_cmp_gt_i32_e64 s[0:1], s41, v103
	s_nop 1
	v_writelane_b32 v255, s0, 42
	s_nop 1
	v_writelane_b32 v255, s1, 43
	v_cmp_gt_i32_e64 s[0:1], s41, v105
	s_nop 1
	v_writelane_b32 v255, s0, 44
	s_nop 1
	v_writelane_b32 v255, s1, 45
	v_cmp_gt_i32_e64 s[0:1], s41, v107
	s_nop 1
	v_writelane_b32 v255, s0, 46
	s_nop 1
	v_writelane_b32 v255, s1, 47
	v_cmp_gt_i32_e64 s[0:1], s41, v109
	s_nop 1
	v_writelane_b32 v255, s0, 48
	s_nop 1
	v_writelane_b32 v255, s1, 49
	v_writelane_b32 v255, s64, 50
	s_nop 1
	v_writelane_b32 v255, s65, 51
	s_branch .LBB0_7
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
.LBB0_6:
	v_readlane_b32 s0, v253, 24
	s_add_i32 s38, s0, s38
	v_readlane_b32 s0, v253, 23
	s_cmp_lt_i32 s38, s0
	s_cbranch_scc0 .LBB0_97
.LBB0_7:
	.loc	1 20 0
	s_abs_i32 s21, s38
	v_readlane_b32 s1, v253, 56
	s_mul_hi_u32 s1, s21, s1
	v_readlane_b32 s4, v253, 55
	s_mul_i32 s2, s1, s4
	s_ashr_i32 s18, s38, 31
	v_readlane_b32 s0, v254, 9
	s_sub_i32 s2, s21, s2
	s_xor_b32 s0, s18, s0
	s_add_i32 s3, s1, 1
	s_sub_i32 s10, s2, s4
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s1, s3, s1
	s_cselect_b32 s2, s10, s2
	s_add_i32 s3, s1, 1
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s1, s3, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s19, s1, s0
	.loc	1 21 0
	s_ashr_i32 s0, s19, 31
	v_readlane_b32 s1, v253, 14
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s19
	v_readlane_b32 s2, v253, 57
	s_mul_hi_u32 s2, s1, s2
	s_mul_i32 s3, s2, s36
	s_sub_i32 s1, s1, s3
	s_add_i32 s3, s2, 1
	s_sub_i32 s10, s1, s36
	s_cmp_ge_u32 s1, s36
	s_cselect_b32 s2, s3, s2
	s_cselect_b32 s1, s10, s1
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s1, s36
	s_cselect_b32 s1, s3, s2
	s_xor_b32 s1, s1, s0
	v_readlane_b32 s12, v253, 10
	s_sub_i32 s20, s1, s0
	v_readlane_b32 s14, v253, 12
	s_add_i32 s0, s20, s14
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s2, s0, s45
	s_mul_i32 s2, s2, s36
	s_sub_i32 s0, s0, s2
	s_sub_i32 s2, s0, s36
	s_cmp_ge_u32 s0, s36
	s_cselect_b32 s0, s2, s0
	s_sub_i32 s2, s0, s36
	s_cmp_ge_u32 s0, s36
	s_cselect_b32 s0, s2, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s62, s0, s1
	.loc	1 23 0
	s_mul_i32 s0, s19, s44
	s_sub_i32 s0, s38, s0
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s2, v254, 10
	s_xor_b32 s1, s1, s2
	s_abs_i32 s0, s0
	v_readlane_b32 s2, v253, 58
	s_mul_hi_u32 s2, s0, s2
	s_mul_i32 s3, s2, s46
	s_sub_i32 s0, s0, s3
	s_add_i32 s3, s2, 1
	s_sub_i32 s10, s0, s46
	s_cmp_ge_u32 s0, s46
	s_cselect_b32 s2, s3, s2
	s_cselect_b32 s0, s10, s0
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s0, s46
	s_cselect_b32 s0, s3, s2
	s_xor_b32 s0, s0, s1
	s_sub_i32 s63, s0, s1
	.loc	1 27 0
	s_cmp_eq_u32 s62, s14
	s_cselect_b64 s[10:11], -1, 0
	v_readlane_b32 s0, v253, 8
	s_and_b64 vcc, exec, s[10:11]
	v_readlane_b32 s1, v253, 9
	s_mov_b32 s2, s9
	v_readlane_b32 s5, v253, 16
	v_readlane_b32 s4, v253, 15
	v_readlane_b32 s13, v253, 11
	v_readlane_b32 s15, v253, 13
	s_cbranch_vccnz .LBB0_15
	.loc	1 26 0
	v_readlane_b32 s0, v253, 26
	s_mul_i32 s0, s62, s0
	v_readlane_b32 s1, v253, 25
	s_add_i32 s0, s0, s1
	s_add_i32 s0, s0, s63
	s_ashr_i32 s1, s0, 31
	s_mul_i32 s1, s48, s1
	s_mul_hi_u32 s2, s48, s0
	s_add_i32 s1, s2, s1
	s_mul_i32 s2, s49, s0
	s_add_i32 s1, s1, s2
	s_mul_i32 s0, s48, s0
	s_lshl_b64 s[0:1], s[0:1], 1
	v_readlane_b32 s2, v253, 0
	v_readlane_b32 s3, v253, 1
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	.loc	1 28 0
	s_lshl_b32 s2, s62, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s12, s64, s2
	s_addc_u32 s13, s65, s3
	s_lshr_b32 s2, s38, 31
	s_add_i32 s2, s38, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s38, s2
	s_lshl_b32 s2, s2, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_branch .LBB0_11
.LBB0_9:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v71, v2
.LBB0_10:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v71
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s16, v2
	s_cbranch_vccz .LBB0_14
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[12:13], s[66:67]
	s_cbranch_execz .LBB0_10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_9
	global_load_dword v2, v71, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_9
.LBB0_14:
	s_mov_b32 s2, 1
.LBB0_15:
	.loc	1 23 0
	v_readlane_b32 s3, v253, 58
	s_mul_hi_u32 s3, s21, s3
	s_mul_i32 s3, s3, s46
	s_sub_i32 s3, s21, s3
	s_sub_i32 s12, s3, s46
	s_cmp_ge_u32 s3, s46
	s_cselect_b32 s3, s12, s3
	s_sub_i32 s12, s3, s46
	s_cmp_ge_u32 s3, s46
	s_cselect_b32 s3, s12, s3
	s_xor_b32 s3, s3, s18
	v_readlane_b32 s12, v253, 10
	s_sub_i32 s3, s3, s18
	v_readlane_b32 s14, v253, 12
	s_mov_b32 s17, s3
	.loc	1 29 0
	s_lshl_b32 s18, s3, 5
	s_mul_i32 s3, s5, s14
	s_add_i32 s12, s63, s3
	s_and_b64 s[10:11], exec, s[10:11]
	s_mov_b32 s10, s12
	v_writelane_b32 v255, s10, 52
	v_readlane_b32 s13, v253, 11
	v_readlane_b32 s15, v253, 13
	v_writelane_b32 v255, s11, 53
	s_cselect_b32 s10, s12, 0
	s_ashr_i32 s11, s10, 31
	.loc	1 30 0
	v_or_b32_e32 v205, s18, v74
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[14:15], s8, v205
	s_mov_b64 s[12:13], exec
	s_nop 0
	v_writelane_b32 v255, s14, 54
	s_nop 1
	v_writelane_b32 v255, s15, 55
	s_and_b64 s[14:15], s[12:13], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_17
	v_mov_b64_e32 v[4:5], s[10:11]
	v_mad_i64_i32 v[4:5], s[14:15], s2, v205, v[4:5]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[70:71]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_17:
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v204, s18, v78
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_cmp_gt_i32_e64 s[14:15], s8, v204
	s_mov_b64 s[12:13], exec
	s_nop 0
	v_writelane_b32 v255, s14, 56
	s_nop 1
	v_writelane_b32 v255, s15, 57
	s_and_b64 s[14:15], s[12:13], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_19
	v_mov_b64_e32 v[2:3], s[10:11]
	v_mad_i64_i32 v[2:3], s[2:3], s2, v204, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_19:
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s12, v253, 10
	v_readlane_b32 s15, v253, 13
	.loc	1 22 0
	s_mul_i32 s20, s20, s15
	v_readlane_b32 s14, v253, 12
	s_sub_i32 s0, s19, s20
	s_add_i32 s0, s0, s14
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s2, s0, s45
	s_mul_i32 s2, s2, s36
	s_sub_i32 s0, s0, s2
	s_sub_i32 s2, s0, s36
	s_cmp_ge_u32 s0, s36
	s_cselect_b32 s0, s2, s0
	s_sub_i32 s2, s0, s36
	s_cmp_ge_u32 s0, s36
	s_cselect_b32 s0, s2, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s2, s0, s1
	.loc	1 24 0
	s_ashr_i32 s0, s63, 31
	v_readlane_b32 s1, v254, 11
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s63
	v_readlane_b32 s3, v253, 60
	s_mul_hi_u32 s3, s1, s3
	v_readlane_b32 s12, v253, 59
	s_mul_i32 s10, s3, s12
	s_sub_i32 s1, s1, s10
	s_add_i32 s10, s3, 1
	s_sub_i32 s11, s1, s12
	s_cmp_ge_u32 s1, s12
	s_cselect_b32 s3, s10, s3
	.loc	1 30 0
	v_add_u32_e32 v81, 0, v111
	.loc	1 24 0
	s_cselect_b32 s1, s11, s1
	s_add_i32 s10, s3, 1
	.loc	1 30 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v81, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v181, v[8:9], v[4:5] offset1:4
	v_add_u32_e32 v2, 0, v113
	.loc	1 24 0
	s_cmp_ge_u32 s1, s12
	.loc	1 30 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v2
	ds_read_b64 v[36:37], v164
	ds_read_b64 v[38:39], v165
	ds_read_b64 v[40:41], v166
	.loc	1 24 0
	s_cselect_b32 s1, s10, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s3, s1, s0
	.loc	1 31 0
	s_cmp_eq_u32 s2, s14
	s_cselect_b64 s[0:1], -1, 0
	v_readlane_b32 s52, v253, 4
	v_readlane_b32 s50, v253, 6
	s_and_b64 vcc, exec, s[0:1]
	v_readlane_b32 s53, v253, 5
	v_readlane_b32 s51, v253, 7
	s_mov_b32 s34, s33
	v_readlane_b32 s13, v253, 11
	s_cbranch_vccnz .LBB0_27
	.loc	1 32 0
	s_lshl_b32 s10, s2, 6
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s12, s64, s10
	s_addc_u32 s13, s65, s11
	s_lshr_b32 s10, s38, 31
	s_add_i32 s10, s38, s10
	s_and_b32 s10, s10, 0x7fffffe
	s_sub_i32 s10, s38, s10
	s_lshl_b32 s10, s10, 5
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s10, s12, s10
	s_addc_u32 s11, s13, s11
	s_branch .LBB0_23
.LBB0_21:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v71, v2
.LBB0_22:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v71
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s16, v2
	s_cbranch_vccz .LBB0_26
.LBB0_23:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[12:13], s[66:67]
	s_cbranch_execz .LBB0_22
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_21
	global_load_dword v2, v71, s[10:11] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_21
.LBB0_26:
	.loc	1 25 0
	v_readlane_b32 s10, v253, 26
	s_mul_i32 s12, s2, s10
	s_ashr_i32 s13, s12, 31
	.loc	1 33 0
	s_ashr_i32 s10, s3, 31
	s_add_u32 s14, s3, s12
	s_addc_u32 s10, s10, s13
	s_mul_i32 s11, s14, s49
	s_mul_hi_u32 s15, s14, s48
	s_add_i32 s11, s15, s11
	s_mul_i32 s10, s10, s48
	s_add_i32 s11, s11, s10
	s_mul_i32 s10, s14, s48
	s_lshl_b64 s[10:11], s[10:11], 1
	v_readlane_b32 s14, v253, 0
	v_readlane_b32 s15, v253, 1
	s_add_u32 s50, s14, s10
	s_addc_u32 s51, s15, s11
	.loc	1 34 0
	s_add_i32 s10, s3, s4
	s_ashr_i32 s11, s10, 31
	s_add_u32 s10, s10, s12
	s_addc_u32 s11, s11, s13
	s_mul_i32 s12, s10, s49
	s_mul_hi_u32 s13, s10, s48
	s_add_i32 s12, s13, s12
	s_mul_i32 s11, s11, s48
	s_add_i32 s11, s12, s11
	s_mul_i32 s10, s10, s48
	s_lshl_b64 s[10:11], s[10:11], 1
	s_add_u32 s52, s14, s10
	s_mov_b32 s34, 1
	s_addc_u32 s53, s15, s11
.LBB0_27:
	v_readlane_b32 s12, v253, 10
	v_readlane_b32 s14, v253, 12
	s_mul_i32 s10, s4, s14
	s_add_i32 s3, s3, s10
	.loc	1 36 0
	s_ashr_i32 s35, s34, 31
	s_and_b64 s[0:1], exec, s[0:1]
	v_readlane_b32 s13, v253, 11
	.loc	1 38 0
	v_readlane_b32 s0, v253, 28
	.loc	1 30 0
	v_or_b32_e32 v2, s18, v114
	.loc	1 36 0
	s_cselect_b32 s54, s3, 0
	v_readlane_b32 s3, v253, 34
	.loc	1 38 0
	s_sub_i32 s13, s0, s62
	s_mul_i32 s12, s62, s3
	v_mul_lo_u32 v3, v2, s42
	s_mul_i32 s13, s13, s41
	v_add_u32_e32 v3, s12, v3
	v_add_u32_e32 v4, s13, v2
	v_cmp_gt_i32_e32 vcc, s41, v2
	v_readlane_b32 s0, v253, 29
	v_readlane_b32 s1, v253, 30
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s40
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_readlane_b32 s0, v253, 31
	s_mul_i32 s3, s2, s3
	v_readlane_b32 s10, v254, 18
	v_min_i32_e32 v2, s0, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_sub_i32 s0, s42, s3
	v_readlane_b32 s15, v253, 13
	v_readlane_b32 s11, v254, 19
	.loc	1 36 0
	s_ashr_i32 s55, s54, 31
	.loc	1 38 0
	s_waitcnt lgkmcnt(0)
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v9, 0
	s_nop 0
	v_mov_b32_dpp v3, v2 row_shl:8 row_mask:0xf bank_mask:0x3
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v3, v2 row_shl:4 row_mask:0xf bank_mask:0x5
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v2, v2, v3
	v_add_u32_e32 v3, s0, v2
	v_sub_u32_e32 v5, 0, v3
	v_ashrrev_i32_e32 v4, 31, v3
	v_readlane_b32 s0, v254, 12
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v145
	v_xor_b32_e32 v4, s0, v4
	v_readlane_b32 s0, v253, 61
	s_nop 1
	v_mul_lo_u32 v6, v5, s0
	v_sub_u32_e32 v3, v3, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s0, v3
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s0, v3
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_cmp_le_u32_e32 vcc, s0, v3
	v_readlane_b32 s0, v253, 27
	v_add_u32_e32 v6, 1, v5
	s_sub_i32 s0, s2, s0
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s0, s0, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s0, s0, s41
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s0, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s0, v253, 32
	v_min_i32_e32 v3, s41, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s0, v2
	v_add3_u32 v44, v3, v2, 63
	v_cmp_lt_i32_e64 s[0:1], 63, v44
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_29
	v_mov_b64_e32 v[4:5], s[54:55]
	v_mad_i64_i32 v[4:5], s[14:15], s34, v74, v[4:5]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[50:51], 0, v[4:5]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[70:71]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_29:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 20
	v_readlane_b32 s11, v254, 21
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_31
	v_mov_b64_e32 v[2:3], s[54:55]
	v_mad_i64_i32 v[2:3], s[14:15], s34, v78, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[50:51], 0, v[2:3]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 22
	v_readlane_b32 s11, v254, 23
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_33
	v_mov_b64_e32 v[12:13], s[54:55]
	v_mad_i64_i32 v[12:13], s[14:15], s34, v248, v[12:13]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[50:51], 0, v[12:13]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[70:71]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_33:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 24
	v_readlane_b32 s11, v254, 25
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_35
	v_mov_b64_e32 v[10:11], s[54:55]
	v_mad_i64_i32 v[10:11], s[14:15], s34, v250, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[50:51], 0, v[10:11]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[70:71]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_35:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 26
	v_readlane_b32 s11, v254, 27
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_37
	v_mov_b64_e32 v[20:21], s[54:55]
	v_mad_i64_i32 v[20:21], s[14:15], s34, v66, v[20:21]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[52:53], 0, v[20:21]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[70:71]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_37:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 28
	v_readlane_b32 s11, v254, 29
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_39
	v_mov_b64_e32 v[18:19], s[54:55]
	v_accvgpr_read_b32 v20, a48
	v_mad_i64_i32 v[18:19], s[14:15], s34, v20, v[18:19]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[52:53], 0, v[18:19]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[70:71]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_39:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 30
	v_readlane_b32 s11, v254, 31
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_41
	v_mov_b64_e32 v[28:29], s[54:55]
	v_accvgpr_read_b32 v30, a50
	v_mad_i64_i32 v[28:29], s[14:15], s34, v30, v[28:29]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[52:53], 0, v[28:29]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[70:71]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_41:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v254, 32
	v_readlane_b32 s11, v254, 33
	s_and_b64 s[14:15], s[10:11], s[0:1]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_43
	v_mov_b64_e32 v[26:27], s[54:55]
	v_accvgpr_read_b32 v28, a52
	v_mad_i64_i32 v[26:27], s[14:15], s34, v28, v[26:27]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[52:53], 0, v[26:27]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[70:71]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_43:
	s_or_b64 exec, exec, s[10:11]
	.loc	1 30 0
	v_or_b32_e32 v42, s18, v144
	.loc	1 38 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v81, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v81, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v181, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v181, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s43
	v_perm_b32 v3, v26, v30, s43
	v_add_u32_e32 v137, 0, v115
	v_mul_lo_u32 v43, v42, s42
	ds_write_b64 v137, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s37
	v_perm_b32 v2, v18, v22, s37
	v_add_u32_e32 v43, s12, v43
	v_add_u32_e32 v45, s13, v42
	v_cmp_gt_i32_e32 vcc, s41, v42
	v_readlane_b32 s10, v253, 29
	ds_write_b64 v182, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s43
	v_perm_b32 v2, v19, v23, s43
	v_cndmask_b32_e32 v42, v45, v43, vcc
	v_mov_b32_e32 v43, s40
	v_readlane_b32 s11, v253, 30
	ds_write_b64 v183, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s37
	v_perm_b32 v3, v27, v31, s37
	v_cndmask_b32_e64 v42, v42, v43, s[10:11]
	v_readlane_b32 s4, v253, 31
	ds_write_b64 v184, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s43
	v_perm_b32 v3, v28, v32, s43
	v_min_i32_e32 v83, s4, v42
	v_readlane_b32 s4, v253, 28
	ds_write_b64 v185, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s37
	v_perm_b32 v3, v28, v32, s37
	s_sub_i32 s12, s4, s2
	ds_write_b64 v186, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s43
	v_perm_b32 v3, v29, v33, s43
	s_mul_i32 s12, s12, s41
	ds_write_b64 v187, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s37
	v_perm_b32 v3, v29, v33, s37
	s_movk_i32 s10, 0x7f
	v_mov_b32_e32 v136, 0xf149f2ca
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v70, 0
	v_accvgpr_write_b32 a12, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a3, 0
	ds_write_b64 v188, v[2:3] offset:9088
	v_cmp_lt_i32_e32 vcc, s10, v44
	s_mov_b64 s[10:11], exec
	v_writelane_b32 v255, s10, 58
	s_nop 1
	v_writelane_b32 v255, s11, 59
	s_and_b64 s[10:11], s[10:11], vcc
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_81
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[18:19], s[50:51], 0, v[70:71]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v254, 34
	v_readlane_b32 s15, v254, 35
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_46
	v_mov_b64_e32 v[4:5], s[54:55]
	v_accvgpr_read_b32 v6, a54
	v_mad_i64_i32 v[4:5], s[14:15], v6, s34, v[4:5]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], v[18:19], 0, v[4:5]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_46:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v254, 36
	v_readlane_b32 s15, v254, 37
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_48
	v_mov_b64_e32 v[2:3], s[54:55]
	v_accvgpr_read_b32 v4, a56
	v_mad_i64_i32 v[2:3], s[14:15], v4, s34, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_48:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v254, 38
	v_readlane_b32 s15, v254, 39
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_50
	v_mov_b64_e32 v[12:13], s[54:55]
	v_accvgpr_read_b32 v14, a58
	v_mad_i64_i32 v[12:13], s[14:15], v14, s34, v[12:13]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], v[18:19], 0, v[12:13]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_50:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v254, 40
	v_readlane_b32 s15, v254, 41
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_52
	v_mov_b64_e32 v[10:11], s[54:55]
	v_accvgpr_read_b32 v12, a60
	v_mad_i64_i32 v[10:11], s[14:15], v12, s34, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[18:19], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_52:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v255, 18
	v_add_u32_e32 v42, s3, v120
	v_add_u32_e32 v142, s12, v69
	v_readlane_b32 s11, v255, 19
	v_add_u32_e32 v43, s3, v122
	v_add_u32_e32 v59, s12, v75
	v_cndmask_b32_e64 v42, v142, v42, s[10:11]
	v_readlane_b32 s10, v255, 20
	v_readlane_b32 s11, v255, 21
	v_add_u32_e32 v45, s3, v124
	v_add_u32_e32 v60, s12, v79
	v_cndmask_b32_e64 v43, v59, v43, s[10:11]
	v_readlane_b32 s10, v255, 22
	v_readlane_b32 s11, v255, 23
	v_add_u32_e32 v46, s3, v106
	v_add_u32_e32 v61, s12, v85
	v_cndmask_b32_e64 v45, v60, v45, s[10:11]
	v_readlane_b32 s10, v255, 24
	v_readlane_b32 s11, v255, 25
	v_add_u32_e32 v138, 0, v119
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v46, v61, v46, s[10:11]
	v_readlane_b32 s10, v255, 26
	s_barrier
	ds_read2st64_b64 v[18:21], v138 offset1:4
	v_add_u32_e32 v47, s3, v191
	v_add_u32_e32 v62, s12, v87
	v_readlane_b32 s11, v255, 27
	v_add_u32_e32 v48, s3, v102
	v_add_u32_e32 v63, s12, v89
	v_cndmask_b32_e64 v47, v62, v47, s[10:11]
	v_readlane_b32 s10, v255, 28
	v_readlane_b32 s11, v255, 29
	v_add_u32_e32 v49, s3, v104
	v_add_u32_e32 v64, s12, v91
	v_cndmask_b32_e64 v48, v63, v48, s[10:11]
	v_readlane_b32 s10, v255, 30
	v_readlane_b32 s11, v255, 31
	v_add_u32_e32 v50, s3, v92
	v_add_u32_e32 v65, s12, v93
	v_cndmask_b32_e64 v49, v64, v49, s[10:11]
	v_readlane_b32 s10, v255, 32
	v_readlane_b32 s11, v255, 33
	v_add_u32_e32 v139, 0, v121
	v_add_u32_e32 v51, s3, v94
	v_cndmask_b32_e64 v50, v65, v50, s[10:11]
	v_readlane_b32 s10, v255, 34
	v_add_u32_e32 v84, s12, v95
	v_readlane_b32 s11, v255, 35
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_add_u32_e32 v52, s3, v96
	v_cndmask_b32_e64 v51, v84, v51, s[10:11]
	v_readlane_b32 s10, v255, 36
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v139 offset1:4
	v_add_u32_e32 v86, s12, v97
	v_readlane_b32 s11, v255, 37
	v_add_u32_e32 v140, 0, v123
	v_add_u32_e32 v53, s3, v98
	v_cndmask_b32_e64 v52, v86, v52, s[10:11]
	v_readlane_b32 s10, v255, 38
	v_add_u32_e32 v88, s12, v99
	v_readlane_b32 s11, v255, 39
	ds_read2st64_b64 v[22:25], v140 offset1:4
	v_add_u32_e32 v54, s3, v100
	v_cndmask_b32_e64 v53, v88, v53, s[10:11]
	v_readlane_b32 s10, v255, 40
	v_add_u32_e32 v90, s12, v101
	v_readlane_b32 s11, v255, 41
	v_add_u32_e32 v141, 0, v167
	v_add_u32_e32 v55, s3, v180
	v_cndmask_b32_e64 v54, v90, v54, s[10:11]
	v_readlane_b32 s10, v255, 42
	v_add_u32_e32 v116, s12, v103
	v_readlane_b32 s11, v255, 43
	ds_read2st64_b64 v[26:29], v141 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[36:37], a[0:3]
	v_cndmask_b32_e64 v55, v116, v55, s[10:11]
	v_readlane_b32 s10, v255, 44
	v_add_u32_e32 v56, s3, v189
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[36:37], a[4:7]
	ds_read2st64_b64 v[18:21], v138 offset0:8 offset1:12
	v_add_u32_e32 v117, s12, v105
	v_readlane_b32 s11, v255, 45
	v_add_u32_e32 v57, s3, v190
	v_add_u32_e32 v128, s12, v107
	v_cndmask_b32_e64 v56, v117, v56, s[10:11]
	v_readlane_b32 s10, v255, 46
	v_readlane_b32 s11, v255, 47
	v_add_u32_e32 v58, s42, v190
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[38:39], a[0:3]
	v_cndmask_b32_e64 v57, v128, v57, s[10:11]
	v_readlane_b32 s10, v255, 48
	v_add_u32_e32 v58, s3, v58
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[38:39], a[4:7]
	ds_read2st64_b64 v[22:25], v139 offset0:8 offset1:12
	v_add_u32_e32 v129, s12, v109
	v_readlane_b32 s11, v255, 49
	v_cmp_le_i32_e32 vcc, v42, v83
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[40:41], a[0:3]
	v_cndmask_b32_e64 v58, v129, v58, s[10:11]
	v_readlane_b32 s10, v254, 42
	v_readlane_b32 s11, v254, 43
	s_and_b64 vcc, s[10:11], vcc
	v_readlane_b32 s10, v254, 44
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[40:41], a[4:7]
	ds_read2st64_b64 v[26:29], v140 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[14:15], v43, v83
	v_readlane_b32 s11, v254, 45
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	s_and_b64 s[14:15], s[10:11], s[14:15]
	v_readlane_b32 s10, v254, 46
	v_cmp_le_i32_e64 s[18:19], v45, v83
	v_readlane_b32 s11, v254, 47
	s_and_b64 s[18:19], s[10:11], s[18:19]
	v_readlane_b32 s10, v254, 48
	ds_read2st64_b64 v[30:33], v141 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[20:21], v46, v83
	v_readlane_b32 s11, v254, 49
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	s_and_b64 s[20:21], s[10:11], s[20:21]
	v_readlane_b32 s10, v254, 50
	v_cmp_le_i32_e64 s[22:23], v47, v83
	v_readlane_b32 s11, v254, 51
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	s_and_b64 s[22:23], s[10:11], s[22:23]
	v_readlane_b32 s10, v254, 52
	v_cmp_le_i32_e64 s[24:25], v48, v83
	v_readlane_b32 s11, v254, 53
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	s_and_b64 s[24:25], s[10:11], s[24:25]
	v_readlane_b32 s10, v254, 54
	v_cmp_le_i32_e64 s[26:27], v49, v83
	v_readlane_b32 s11, v254, 55
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	s_and_b64 s[26:27], s[10:11], s[26:27]
	v_readlane_b32 s10, v254, 56
	v_cmp_le_i32_e64 s[28:29], v50, v83
	v_readlane_b32 s11, v254, 57
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_accvgpr_read_b32 v25, a7
	s_and_b64 s[28:29], s[10:11], s[28:29]
	v_readlane_b32 s10, v254, 58
	v_mul_f32_e32 v25, s39, v25
	v_cmp_le_i32_e64 s[30:31], v51, v83
	v_readlane_b32 s11, v254, 59
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_mul_f32_e32 v18, s39, v18
	v_cndmask_b32_e64 v25, v203, v25, s[28:29]
	s_and_b64 s[28:29], s[10:11], s[30:31]
	v_readlane_b32 s10, v254, 60
	v_cndmask_b32_e32 v18, v203, v18, vcc
	v_cmp_le_i32_e32 vcc, v52, v83
	v_readlane_b32 s11, v254, 61
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v19, s39, v19
	s_and_b64 vcc, s[10:11], vcc
	v_readlane_b32 s10, v254, 62
	v_mul_f32_e32 v27, s39, v27
	v_cndmask_b32_e64 v19, v203, v19, s[14:15]
	v_cmp_le_i32_e64 s[14:15], v53, v83
	v_readlane_b32 s11, v254, 63
	v_accvgpr_read_b32 v28, a10
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s39, v22
	v_cndmask_b32_e32 v27, v203, v27, vcc
	s_and_b64 vcc, s[10:11], s[14:15]
	v_readlane_b32 s10, v255, 0
	v_mul_f32_e32 v28, s39, v28
	v_cndmask_b32_e64 v22, v203, v22, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v54, v83
	v_readlane_b32 s11, v255, 1
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v20, s39, v20
	v_cndmask_b32_e32 v28, v203, v28, vcc
	s_and_b64 vcc, s[10:11], s[18:19]
	v_readlane_b32 s10, v255, 2
	v_accvgpr_read_b32 v21, a4
	v_mul_f32_e32 v29, s39, v29
	v_cndmask_b32_e64 v20, v203, v20, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v55, v83
	v_readlane_b32 s11, v255, 3
	v_accvgpr_read_b32 v23, a5
	v_accvgpr_read_b32 v30, a0
	v_mul_f32_e32 v21, s39, v21
	v_cndmask_b32_e32 v29, v203, v29, vcc
	s_and_b64 vcc, s[10:11], s[20:21]
	v_readlane_b32 s10, v255, 4
	v_accvgpr_read_b32 v24, a6
	v_mul_f32_e32 v23, s39, v23
	v_mul_f32_e32 v30, s39, v30
	v_cndmask_b32_e64 v21, v203, v21, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v56, v83
	v_readlane_b32 s11, v255, 5
	v_max_f32_e32 v42, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v24, s39, v24
	v_cndmask_b32_e64 v23, v203, v23, s[24:25]
	v_cndmask_b32_e32 v30, v203, v30, vcc
	s_and_b64 vcc, s[10:11], s[22:23]
	v_readlane_b32 s10, v255, 6
	v_max3_f32 v42, v42, v22, v20
	v_mul_f32_e32 v26, s39, v26
	v_mul_f32_e32 v31, s39, v31
	v_cmp_le_i32_e64 s[24:25], v57, v83
	v_cndmask_b32_e64 v24, v203, v24, s[26:27]
	v_readlane_b32 s11, v255, 7
	v_max3_f32 v42, v42, v21, v23
	v_accvgpr_read_b32 v32, a2
	v_cndmask_b32_e64 v26, v203, v26, s[28:29]
	v_cndmask_b32_e32 v31, v203, v31, vcc
	s_and_b64 vcc, s[10:11], s[24:25]
	v_readlane_b32 s10, v255, 8
	v_max3_f32 v42, v42, v24, v25
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v32, s39, v32
	v_cmp_le_i32_e64 s[26:27], v58, v83
	v_readlane_b32 s11, v255, 9
	v_max3_f32 v42, v42, v26, v27
	v_mul_f32_e32 v33, s39, v33
	v_cndmask_b32_e32 v32, v203, v32, vcc
	s_and_b64 vcc, s[10:11], s[26:27]
	v_max3_f32 v42, v42, v28, v29
	v_cndmask_b32_e32 v33, v203, v33, vcc
	v_max3_f32 v42, v42, v30, v31
	v_max3_f32 v42, v42, v32, v33
	ds_bpermute_b32 v43, v147, v42
	s_mov_b32 s4, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v136, v42, v43, s4
	v_sub_f32_e32 v18, v18, v136
	v_sub_f32_e32 v19, v19, v136
	v_sub_f32_e32 v22, v22, v136
	v_exp_f32_e32 v49, v18
	v_exp_f32_e32 v50, v19
	v_sub_f32_e32 v20, v20, v136
	v_exp_f32_e32 v51, v22
	v_sub_f32_e32 v21, v21, v136
	v_exp_f32_e32 v52, v20
	v_sub_f32_e32 v23, v23, v136
	v_exp_f32_e32 v53, v21
	v_sub_f32_e32 v24, v24, v136
	v_exp_f32_e32 v54, v23
	v_add_f32_e32 v18, v49, v50
	v_sub_f32_e32 v25, v25, v136
	v_exp_f32_e32 v55, v24
	v_add_f32_e32 v18, v51, v18
	v_sub_f32_e32 v26, v26, v136
	v_exp_f32_e32 v56, v25
	v_add_f32_e32 v18, v52, v18
	v_sub_f32_e32 v27, v27, v136
	v_exp_f32_e32 v57, v26
	v_add_f32_e32 v18, v53, v18
	v_sub_f32_e32 v28, v28, v136
	v_exp_f32_e32 v58, v27
	v_add_f32_e32 v18, v54, v18
	v_sub_f32_e32 v29, v29, v136
	v_exp_f32_e32 v59, v28
	v_add_f32_e32 v18, v55, v18
	v_sub_f32_e32 v30, v30, v136
	v_exp_f32_e32 v60, v29
	v_add_f32_e32 v18, v56, v18
	v_sub_f32_e32 v31, v31, v136
	v_exp_f32_e32 v61, v30
	v_add_f32_e32 v18, v57, v18
	v_sub_f32_e32 v32, v32, v136
	v_exp_f32_e32 v62, v31
	v_add_f32_e32 v18, v58, v18
	v_sub_f32_e32 v33, v33, v136
	v_exp_f32_e32 v48, v32
	v_add_f32_e32 v18, v59, v18
	v_exp_f32_e32 v47, v33
	v_add_f32_e32 v18, v60, v18
	v_add_f32_e32 v18, v61, v18
	v_add_f32_e32 v18, v62, v18
	v_add_f32_e32 v18, v48, v18
	v_add_f32_e32 v18, v47, v18
	ds_bpermute_b32 v19, v147, v18
	v_lshl_add_u64 v[42:43], s[52:53], 0, v[70:71]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v45, v18, v19
	ds_swizzle_b32 v46, v45 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v255, 10
	v_readlane_b32 s15, v255, 11
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_54
	v_mov_b64_e32 v[20:21], s[54:55]
	v_accvgpr_read_b32 v22, a62
	v_mad_i64_i32 v[20:21], s[14:15], v22, s34, v[20:21]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], v[42:43], 0, v[20:21]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_54:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v255, 12
	v_readlane_b32 s15, v255, 13
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_56
	v_mov_b64_e32 v[18:19], s[54:55]
	v_accvgpr_read_b32 v20, a64
	v_mad_i64_i32 v[18:19], s[14:15], v20, s34, v[18:19]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[42:43], 0, v[18:19]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_56:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v255, 14
	v_readlane_b32 s15, v255, 15
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_58
	v_mov_b64_e32 v[28:29], s[54:55]
	v_accvgpr_read_b32 v30, a66
	v_mad_i64_i32 v[28:29], s[14:15], v30, s34, v[28:29]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], v[42:43], 0, v[28:29]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_58:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s14, v255, 16
	v_readlane_b32 s15, v255, 17
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_60
	v_mov_b64_e32 v[26:27], s[54:55]
	v_accvgpr_read_b32 v28, a68
	v_mad_i64_i32 v[26:27], s[14:15], v28, s34, v[26:27]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[26:27]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_60:
	s_or_b64 exec, exec, s[10:11]
	v_sub_f32_e32 v42, 0xf149f2ca, v136
	v_exp_f32_e32 v63, v42
	v_cvt_f16_f32_e32 v49, v49
	v_cvt_f16_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v54, v54
	v_mul_f32_e32 v70, 0, v63
	ds_read_b64 v[42:43], v138 offset:8192
	ds_read_b64 v[64:65], v139 offset:8192
	ds_read_b64 v[128:129], v140 offset:8192
	ds_read_b64 v[130:131], v141 offset:8192
	v_add_u32_e32 v143, 0, v201
	v_pack_b32_f16 v51, v51, v52
	v_pack_b32_f16 v50, v49, v50
	v_accvgpr_write_b32 a12, v70
	v_accvgpr_write_b32 a13, v70
	v_accvgpr_write_b32 a14, v70
	v_accvgpr_write_b32 a15, v70
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v58, v58
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[42:43], v[50:51], a[12:15]
	v_pack_b32_f16 v42, v53, v54
	ds_read_b64 v[52:53], v143 offset:10240
	v_add_u32_e32 v206, 0, v202
	v_cvt_f16_f32_e32 v70, v48
	v_pack_b32_f16 v43, v55, v56
	v_pack_b32_f16 v48, v57, v58
	ds_read_b64 v[56:57], v206 offset:10240
	v_cvt_f16_f32_e32 v59, v59
	v_cvt_f16_f32_e32 v60, v60
	v_cvt_f16_f32_e32 v61, v61
	v_cvt_f16_f32_e32 v62, v62
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[50:51], a[12:15]
	v_add_u32_e32 v207, 0, v237
	v_add_u32_e32 v209, 0, v239
	v_pack_b32_f16 v49, v59, v60
	v_pack_b32_f16 v54, v61, v62
	v_add_u32_e32 v208, 0, v238
	ds_read_b64 v[58:59], v207 offset:10240
	ds_read_b64 v[60:61], v208 offset:10240
	ds_read_b64 v[52:53], v209 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[42:43], a[4:7]
	v_add_u32_e32 v210, 0, v240
	v_cvt_f16_f32_e32 v47, v47
	ds_read_b64 v[56:57], v210 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[48:49], a[4:7]
	v_add_u32_e32 v211, 0, v241
	v_pack_b32_f16 v55, v70, v47
	v_add_u32_e32 v213, 0, v243
	v_add_u32_e32 v212, 0, v242
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[60:61], v[54:55], a[4:7]
	ds_read_b64 v[58:59], v211 offset:12288
	ds_read_b64 v[60:61], v212 offset:12288
	v_add_u32_e32 v214, 0, v244
	v_add_u32_e32 v215, 0, v245
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v213 offset:14336
	v_add_u32_e32 v216, 0, v246
	v_add_f32_e32 v70, v45, v46
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[42:43], a[8:11]
	ds_read_b64 v[56:57], v214 offset:14336
	v_fmac_f32_e32 v70, 0, v63
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[48:49], a[8:11]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[52:53], v[50:51], a[12:15]
	v_mfma_f32_16x16x16_f16 a[0:3], v[64:65], v[42:43], a[0:3]
	v_mfma_f32_16x16x16_f16 a[8:11], v[60:61], v[54:55], a[8:11]
	ds_read_b64 v[58:59], v215 offset:14336
	ds_read_b64 v[60:61], v216 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[42:43], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v81, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v81, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v181, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v181, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s43
	v_perm_b32 v3, v26, v30, s43
	v_mfma_f32_16x16x16_f16 a[0:3], v[128:129], v[48:49], a[0:3]
	ds_write_b64 v137, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s37
	v_perm_b32 v2, v18, v22, s37
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[48:49], a[12:15]
	ds_write_b64 v182, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s43
	v_perm_b32 v2, v19, v23, s43
	v_ashrrev_i32_e32 v42, 31, v44
	ds_write_b64 v183, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s37
	v_perm_b32 v3, v27, v31, s37
	v_mfma_f32_16x16x16_f16 a[0:3], v[130:131], v[54:55], a[0:3]
	v_lshrrev_b32_e32 v42, 26, v42
	ds_write_b64 v184, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s43
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[54:55], a[12:15]
	v_perm_b32 v3, v28, v32, s43
	v_add_u32_e32 v42, v44, v42
	ds_write_b64 v185, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s37
	v_perm_b32 v3, v28, v32, s37
	v_ashrrev_i32_e32 v42, 6, v42
	ds_write_b64 v186, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s43
	v_perm_b32 v3, v29, v33, s43
	v_max_i32_e32 v42, 2, v42
	ds_write_b64 v187, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s37
	v_perm_b32 v3, v29, v33, s37
	v_mov_b32_e32 v18, 64
	ds_write_b64 v188, v[2:3] offset:9088
	v_cmp_ne_u32_e32 vcc, 2, v42
	s_mov_b64 s[10:11], exec
	v_writelane_b32 v255, s10, 60
	s_nop 1
	v_writelane_b32 v255, s11, 61
	s_and_b64 s[10:11], s[10:11], vcc
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_80
	s_lshl_b64 s[10:11], s[54:55], 7
	s_add_u32 s14, s52, s10
	v_mov_b32_e32 v2, 0xffffff80
	s_addc_u32 s15, s53, s11
	v_lshl_add_u32 v217, v42, 6, v2
	v_mov_b64_e32 v[2:3], s[14:15]
	v_accvgpr_read_b32 v4, a32
	v_mad_i64_i32 v[42:43], s[14:15], v4, s34, v[2:3]
	s_lshl_b64 s[64:65], s[34:35], 13
	v_accvgpr_read_b32 v4, a34
	v_mad_i64_i32 v[44:45], s[14:15], v4, s34, v[2:3]
	v_accvgpr_read_b32 v4, a36
	s_add_u32 s10, s50, s10
	v_mad_i64_i32 v[46:47], s[14:15], v4, s34, v[2:3]
	v_accvgpr_read_b32 v4, a38
	s_addc_u32 s11, s51, s11
	v_mad_i64_i32 v[48:49], s[14:15], v4, s34, v[2:3]
	v_mov_b64_e32 v[2:3], s[10:11]
	v_accvgpr_read_b32 v4, a40
	v_mad_i64_i32 v[50:51], s[10:11], v4, s34, v[2:3]
	v_accvgpr_read_b32 v4, a42
	v_mad_i64_i32 v[52:53], s[10:11], v4, s34, v[2:3]
	v_accvgpr_read_b32 v4, a44
	v_mad_i64_i32 v[54:55], s[10:11], v4, s34, v[2:3]
	v_accvgpr_read_b32 v4, a46
	v_mad_i64_i32 v[56:57], s[10:11], v4, s34, v[2:3]
	s_mov_b32 s4, s44
	s_mov_b32 s44, 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s13, s3
	s_branch .LBB0_63
.LBB0_62:
	s_or_b64 exec, exec, s[14:15]
	v_sub_f32_e32 v84, v136, v218
	v_exp_f32_e32 v136, v84
	v_cvt_f16_f32_e32 v84, v223
	v_cvt_f16_f32_e32 v86, v224
	v_cvt_f16_f32_e32 v88, v225
	v_cvt_f16_f32_e32 v90, v226
	v_pk_mul_f32 v[132:133], v[132:133], v[136:137] op_sel_hi:[1,0]
	ds_read_b64 v[168:169], v138 offset:8192
	ds_read_b64 v[170:171], v139 offset:8192
	ds_read_b64 v[172:173], v140 offset:8192
	ds_read_b64 v[174:175], v141 offset:8192
	v_pk_mul_f32 v[134:135], v[134:135], v[136:137] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v116, v227
	v_accvgpr_write_b32 a0, v132
	v_cvt_f16_f32_e32 v117, v228
	v_cvt_f16_f32_e32 v178, v229
	v_cvt_f16_f32_e32 v179, v230
	v_pack_b32_f16 v177, v88, v90
	v_pack_b32_f16 v176, v84, v86
	v_accvgpr_write_b32 a1, v133
	v_accvgpr_write_b32 a2, v134
	v_accvgpr_write_b32 a3, v135
	v_pack_b32_f16 v133, v178, v179
	v_pack_b32_f16 v132, v116, v117
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[168:169], v[176:177], a[0:3]
	v_mul_f32_e64 v128, v128, v136
	v_mul_f32_e64 v129, v129, v136
	v_pk_mul_f32 v[130:131], v[130:131], v[136:137] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v192, v231
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[170:171], v[132:133], a[0:3]
	ds_read_b64 v[168:169], v143 offset:10240
	ds_read_b64 v[170:171], v206 offset:10240
	v_accvgpr_write_b32 a4, v128
	v_accvgpr_write_b32 a5, v129
	v_accvgpr_write_b32 a6, v130
	v_accvgpr_write_b32 a7, v131
	v_cvt_f16_f32_e32 v193, v232
	v_cvt_f16_f32_e32 v194, v233
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[168:169], v[176:177], a[4:7]
	v_cvt_f16_f32_e32 v195, v234
	ds_read_b64 v[128:129], v207 offset:10240
	ds_read_b64 v[130:131], v208 offset:10240
	v_pack_b32_f16 v134, v192, v193
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[170:171], v[132:133], a[4:7]
	v_pack_b32_f16 v135, v194, v195
	v_pk_mul_f32 v[62:63], v[62:63], v[136:137] op_sel_hi:[1,0]
	v_pk_mul_f32 v[64:65], v[64:65], v[136:137] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[128:129], v[134:135], a[4:7]
	ds_read_b64 v[128:129], v209 offset:12288
	ds_read_b64 v[168:169], v210 offset:12288
	v_accvgpr_write_b32 a8, v62
	v_accvgpr_write_b32 a9, v63
	v_accvgpr_write_b32 a10, v64
	v_accvgpr_write_b32 a11, v65
	ds_read_b64 v[62:63], v211 offset:12288
	ds_read_b64 v[64:65], v212 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[128:129], v[176:177], a[8:11]
	v_cvt_f16_f32_e32 v196, v235
	v_cvt_f16_f32_e32 v197, v236
	v_cvt_f16_f32_e32 v84, v222
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[168:169], v[132:133], a[8:11]
	v_cvt_f16_f32_e32 v86, v221
	v_pk_mul_f32 v[58:59], v[58:59], v[136:137] op_sel_hi:[1,0]
	v_pk_mul_f32 v[60:61], v[60:61], v[136:137] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[62:63], v[134:135], a[8:11]
	ds_read_b64 v[62:63], v213 offset:14336
	v_accvgpr_write_b32 a12, v58
	v_accvgpr_write_b32 a13, v59
	v_mfma_f32_16x16x16_f16 a[0:3], v[172:173], v[134:135], a[0:3]
	v_pack_b32_f16 v173, v84, v86
	v_pack_b32_f16 v172, v196, v197
	v_accvgpr_write_b32 a14, v60
	v_accvgpr_write_b32 a15, v61
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[64:65], v[172:173], a[8:11]
	ds_read_b64 v[64:65], v214 offset:14336
	ds_read_b64 v[58:59], v215 offset:14336
	ds_read_b64 v[60:61], v216 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[176:177], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v81, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v81, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v181, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v181, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s43
	v_mfma_f32_16x16x16_f16 a[12:15], v[64:65], v[132:133], a[12:15]
	v_perm_b32 v3, v26, v30, s43
	ds_write_b64 v137, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s37
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[134:135], a[12:15]
	v_perm_b32 v2, v18, v22, s37
	ds_write_b64 v182, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s43
	v_perm_b32 v2, v19, v23, s43
	ds_write_b64 v183, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s37
	v_perm_b32 v3, v27, v31, s37
	v_mfma_f32_16x16x16_f16 a[0:3], v[174:175], v[172:173], a[0:3]
	ds_write_b64 v184, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s43
	v_perm_b32 v3, v28, v32, s43
	v_mfma_f32_16x16x16_f16 a[4:7], v[130:131], v[172:173], a[4:7]
	v_add_f32_e32 v58, v219, v220
	ds_write_b64 v185, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s37
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[172:173], a[12:15]
	v_perm_b32 v3, v28, v32, s37
	s_add_i32 s14, s44, 64
	v_readlane_b32 s15, v254, 17
	v_fmac_f32_e32 v58, v70, v136
	ds_write_b64 v186, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s43
	v_perm_b32 v3, v29, v33, s43
	s_add_i32 s13, s13, s15
	v_cmp_eq_u32_e32 vcc, s14, v217
	s_add_i32 s15, s44, 0x80
	ds_write_b64 v187, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s37
	v_perm_b32 v3, v29, v33, s37
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[64:65]
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[64:65]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[64:65]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[64:65]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[64:65]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[64:65]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[64:65]
	v_lshl_add_u64 v[56:57], v[56:57], 0, s[64:65]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v18, s15
	s_mov_b32 s44, s14
	v_mov_b32_e32 v70, v58
	v_mov_b32_e32 v136, v218
	ds_write_b64 v188, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_79
.LBB0_63:
	v_add_u32_e32 v11, s44, v74
	v_add_u32_e32 v2, 0x80, v11
	v_accvgpr_read_b32 v135, a3
	v_accvgpr_read_b32 v134, a2
	v_accvgpr_read_b32 v133, a1
	v_accvgpr_read_b32 v132, a0
	v_accvgpr_read_b32 v131, a7
	v_accvgpr_read_b32 v130, a6
	v_accvgpr_read_b32 v129, a5
	v_accvgpr_read_b32 v128, a4
	v_accvgpr_read_b32 v65, a11
	v_accvgpr_read_b32 v64, a10
	v_accvgpr_read_b32 v63, a9
	v_accvgpr_read_b32 v62, a8
	v_accvgpr_read_b32 v61, a15
	v_accvgpr_read_b32 v60, a14
	v_accvgpr_read_b32 v59, a13
	v_accvgpr_read_b32 v58, a12
	v_cmp_gt_i32_e32 vcc, s8, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_65
	v_lshl_add_u64 v[4:5], v[56:57], 0, v[76:77]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_65:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v3, 0x90, v11
	v_cmp_gt_i32_e32 vcc, s8, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_67
	v_lshl_add_u64 v[2:3], v[54:55], 0, v[76:77]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_67:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v10, 0xa0, v11
	v_cmp_gt_i32_e32 vcc, s8, v10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_69
	v_lshl_add_u64 v[12:13], v[52:53], 0, v[76:77]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_69:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v11, 0xb0, v11
	v_cmp_gt_i32_e32 vcc, s8, v11
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_71
	v_lshl_add_u64 v[10:11], v[50:51], 0, v[76:77]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_71:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v138 offset1:4
	ds_read2st64_b64 v[22:25], v139 offset1:4
	ds_read2st64_b64 v[26:29], v140 offset1:4
	ds_read2st64_b64 v[30:33], v141 offset1:4
	v_add_u32_e32 v84, s44, v69
	v_add_u32_e32 v86, 64, v84
	v_add_u32_e32 v88, 0x41, v84
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_add_u32_e32 v90, 0x42, v84
	v_add_u32_e32 v116, 0x43, v84
	v_add_u32_e32 v117, 0x50, v84
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v138 offset0:8 offset1:12
	v_add_u32_e32 v168, 0x51, v84
	v_add_u32_e32 v169, 0x52, v84
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[36:37], a[0:3]
	v_add_u32_e32 v170, 0x53, v84
	v_add_u32_e32 v171, 0x60, v84
	v_add_u32_e32 v172, 0x61, v84
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[36:37], a[4:7]
	ds_read2st64_b64 v[22:25], v139 offset0:8 offset1:12
	v_add_u32_e32 v173, 0x62, v84
	v_add_u32_e32 v174, 0x63, v84
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[38:39], a[0:3]
	v_add_u32_e32 v175, 0x70, v84
	v_add_u32_e32 v176, 0x71, v84
	v_add_u32_e32 v177, 0x72, v84
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[38:39], a[4:7]
	ds_read2st64_b64 v[26:29], v140 offset0:8 offset1:12
	v_add_u32_e32 v84, 0x73, v84
	v_add_u32_e32 v178, s44, v142
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_cmp_gt_i32_e64 s[70:71], s8, v86
	v_cmp_gt_i32_e64 s[96:97], s8, v84
	v_cmp_gt_i32_e64 s[98:99], s41, v86
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[40:41], a[0:3]
	v_cmp_gt_i32_e64 s[60:61], s41, v88
	v_cmp_gt_i32_e64 s[14:15], s41, v84
	v_add_u32_e32 v84, s13, v163
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	v_add_u32_e32 v86, s13, v162
	v_add_u32_e32 v179, 64, v178
	v_add_u32_e32 v192, 0x41, v178
	v_mfma_f32_16x16x16_f16 a[4:7], v[32:33], v[40:41], a[4:7]
	ds_read2st64_b64 v[30:33], v141 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[68:69], s8, v88
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_cmp_gt_i32_e64 s[74:75], s8, v90
	v_cmp_gt_i32_e64 s[90:91], s8, v175
	v_cmp_gt_i32_e64 s[94:95], s8, v177
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[58:59], s41, v90
	v_cmp_gt_i32_e64 s[56:57], s41, v116
	v_cmp_gt_i32_e64 s[20:21], s41, v175
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_cmp_gt_i32_e64 s[18:19], s41, v176
	v_cmp_gt_i32_e64 s[34:35], s41, v177
	v_add_u32_e32 v88, s13, v161
	v_add_u32_e32 v90, s13, v160
	v_add_u32_e32 v175, s13, v150
	v_add_u32_e32 v177, s13, v148
	v_add_u32_e32 v193, 0x42, v178
	v_add_u32_e32 v194, 0x43, v178
	v_add_u32_e32 v195, 0x50, v178
	v_add_u32_e32 v196, 0x51, v178
	v_add_u32_e32 v197, 0x52, v178
	v_add_u32_e32 v198, 0x53, v178
	v_add_u32_e32 v199, 0x60, v178
	v_add_u32_e32 v200, 0x61, v178
	v_add_u32_e32 v218, 0x62, v178
	v_add_u32_e32 v219, 0x63, v178
	v_add_u32_e32 v220, 0x70, v178
	v_add_u32_e32 v221, 0x71, v178
	v_add_u32_e32 v222, 0x72, v178
	v_add_u32_e32 v178, 0x73, v178
	v_cndmask_b32_e64 v84, v179, v84, s[98:99]
	v_cndmask_b32_e64 v86, v192, v86, s[60:61]
	v_cmp_gt_i32_e64 s[72:73], s8, v116
	v_cmp_gt_i32_e64 s[78:79], s8, v117
	v_cmp_gt_i32_e64 s[92:93], s8, v173
	v_cmp_gt_i32_e64 s[88:89], s8, v174
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_cmp_gt_i32_e64 s[54:55], s41, v117
	v_cmp_gt_i32_e64 s[52:53], s41, v168
	v_cmp_gt_i32_e64 s[24:25], s41, v173
	v_cmp_gt_i32_e64 s[22:23], s41, v174
	v_add_u32_e32 v116, s13, v159
	v_add_u32_e32 v117, s13, v158
	v_add_u32_e32 v173, s13, v152
	v_add_u32_e32 v174, s13, v151
	v_cndmask_b32_e64 v88, v193, v88, s[58:59]
	v_cndmask_b32_e64 v90, v194, v90, s[56:57]
	v_cndmask_b32_e64 v175, v221, v175, s[18:19]
	v_cndmask_b32_e64 v177, v178, v177, s[14:15]
	v_cmp_le_i32_e64 s[14:15], v84, v83
	v_cmp_le_i32_e64 s[18:19], v86, v83
	v_cmp_gt_i32_e64 s[76:77], s8, v168
	v_cmp_gt_i32_e64 s[82:83], s8, v169
	v_cmp_gt_i32_e64 s[86:87], s8, v171
	v_cmp_gt_i32_e64 s[84:85], s8, v172
	v_mul_f32_e32 v18, s39, v18
	v_mul_f32_e32 v19, s39, v19
	v_cmp_gt_i32_e64 s[50:51], s41, v169
	v_cmp_gt_i32_e64 s[30:31], s41, v170
	v_cmp_gt_i32_e64 s[28:29], s41, v171
	v_cmp_gt_i32_e64 s[26:27], s41, v172
	v_add_u32_e32 v168, s13, v157
	v_add_u32_e32 v169, s13, v156
	v_add_u32_e32 v171, s13, v154
	v_add_u32_e32 v172, s13, v153
	v_cndmask_b32_e64 v116, v195, v116, s[54:55]
	v_cndmask_b32_e64 v117, v196, v117, s[52:53]
	v_cndmask_b32_e64 v173, v219, v173, s[22:23]
	v_cndmask_b32_e64 v174, v220, v174, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v88, v83
	v_cmp_le_i32_e64 s[22:23], v90, v83
	s_and_b64 s[70:71], s[70:71], s[14:15]
	s_and_b64 s[18:19], s[68:69], s[18:19]
	v_cmp_gt_i32_e64 s[80:81], s8, v170
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v20, s39, v20
	v_add_u32_e32 v170, s13, v155
	v_cndmask_b32_e64 v168, v197, v168, s[50:51]
	v_cndmask_b32_e64 v169, v198, v169, s[30:31]
	v_cndmask_b32_e64 v171, v200, v171, s[26:27]
	v_cndmask_b32_e64 v172, v218, v172, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v116, v83
	v_cmp_le_i32_e64 s[26:27], v117, v83
	s_and_b64 s[20:21], s[74:75], s[20:21]
	s_and_b64 s[22:23], s[72:73], s[22:23]
	v_cndmask_b32_e64 v18, v203, v18, s[70:71]
	v_cndmask_b32_e64 v19, v203, v19, s[18:19]
	v_cmp_gt_i32_e32 vcc, s8, v176
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s39, v21
	v_mul_f32_e32 v23, s39, v23
	v_add_u32_e32 v176, s13, v149
	v_cndmask_b32_e64 v170, v199, v170, s[28:29]
	v_cmp_le_i32_e64 s[28:29], v168, v83
	v_cmp_le_i32_e64 s[30:31], v169, v83
	s_and_b64 s[24:25], s[78:79], s[24:25]
	s_and_b64 s[26:27], s[76:77], s[26:27]
	v_cndmask_b32_e64 v22, v203, v22, s[20:21]
	v_cndmask_b32_e64 v20, v203, v20, s[22:23]
	v_max_f32_e32 v84, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s39, v24
	v_mul_f32_e32 v25, s39, v25
	v_cndmask_b32_e64 v176, v222, v176, s[34:35]
	v_cmp_le_i32_e64 s[34:35], v170, v83
	v_cmp_le_i32_e64 s[50:51], v171, v83
	s_and_b64 s[28:29], s[82:83], s[28:29]
	s_and_b64 s[30:31], s[80:81], s[30:31]
	v_cndmask_b32_e64 v21, v203, v21, s[24:25]
	v_cndmask_b32_e64 v23, v203, v23, s[26:27]
	v_max3_f32 v84, v84, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s39, v26
	v_mul_f32_e32 v27, s39, v27
	v_cmp_le_i32_e64 s[52:53], v172, v83
	v_cmp_le_i32_e64 s[54:55], v173, v83
	s_and_b64 s[34:35], s[86:87], s[34:35]
	s_and_b64 s[50:51], s[84:85], s[50:51]
	v_cndmask_b32_e64 v24, v203, v24, s[28:29]
	v_cndmask_b32_e64 v25, v203, v25, s[30:31]
	v_max3_f32 v84, v84, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s39, v28
	v_mul_f32_e32 v29, s39, v29
	v_cmp_le_i32_e64 s[56:57], v174, v83
	v_cmp_le_i32_e64 s[58:59], v175, v83
	s_and_b64 s[52:53], s[92:93], s[52:53]
	s_and_b64 s[54:55], s[88:89], s[54:55]
	v_cndmask_b32_e64 v26, v203, v26, s[34:35]
	v_cndmask_b32_e64 v27, v203, v27, s[50:51]
	v_max3_f32 v84, v84, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s39, v30
	v_mul_f32_e32 v31, s39, v31
	v_cmp_le_i32_e64 s[60:61], v176, v83
	v_cmp_le_i32_e64 s[98:99], v177, v83
	s_and_b64 s[56:57], s[90:91], s[56:57]
	s_and_b64 s[58:59], vcc, s[58:59]
	v_cndmask_b32_e64 v28, v203, v28, s[52:53]
	v_cndmask_b32_e64 v29, v203, v29, s[54:55]
	v_max3_f32 v84, v84, v26, v27
	v_mul_f32_e32 v32, s39, v32
	v_mul_f32_e32 v33, s39, v33
	s_and_b64 s[14:15], s[94:95], s[60:61]
	s_and_b64 vcc, s[96:97], s[98:99]
	v_cndmask_b32_e64 v30, v203, v30, s[56:57]
	v_cndmask_b32_e64 v31, v203, v31, s[58:59]
	v_max3_f32 v84, v84, v28, v29
	v_cndmask_b32_e64 v32, v203, v32, s[14:15]
	v_cndmask_b32_e32 v33, v203, v33, vcc
	v_max3_f32 v84, v84, v30, v31
	v_max3_f32 v84, v84, v32, v33
	ds_bpermute_b32 v86, v147, v84
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v86, v86, v86
	v_max_f32_e32 v84, v84, v86
	ds_swizzle_b32 v86, v84 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v218, v136, v84, v86
	v_sub_f32_e32 v18, v18, v218
	v_sub_f32_e32 v19, v19, v218
	v_sub_f32_e32 v22, v22, v218
	v_exp_f32_e32 v223, v18
	v_exp_f32_e32 v224, v19
	v_sub_f32_e32 v20, v20, v218
	v_exp_f32_e32 v225, v22
	v_sub_f32_e32 v21, v21, v218
	v_exp_f32_e32 v226, v20
	v_sub_f32_e32 v23, v23, v218
	v_exp_f32_e32 v227, v21
	v_sub_f32_e32 v24, v24, v218
	v_exp_f32_e32 v228, v23
	v_add_f32_e32 v18, v223, v224
	v_sub_f32_e32 v25, v25, v218
	v_exp_f32_e32 v229, v24
	v_add_f32_e32 v18, v225, v18
	v_sub_f32_e32 v26, v26, v218
	v_exp_f32_e32 v230, v25
	v_add_f32_e32 v18, v226, v18
	v_sub_f32_e32 v27, v27, v218
	v_exp_f32_e32 v231, v26
	v_add_f32_e32 v18, v227, v18
	v_sub_f32_e32 v28, v28, v218
	v_exp_f32_e32 v232, v27
	v_add_f32_e32 v18, v228, v18
	v_sub_f32_e32 v29, v29, v218
	v_exp_f32_e32 v233, v28
	v_add_f32_e32 v18, v229, v18
	v_sub_f32_e32 v30, v30, v218
	v_exp_f32_e32 v234, v29
	v_add_f32_e32 v18, v230, v18
	v_sub_f32_e32 v31, v31, v218
	v_exp_f32_e32 v235, v30
	v_add_f32_e32 v18, v231, v18
	v_sub_f32_e32 v32, v32, v218
	v_exp_f32_e32 v236, v31
	v_add_f32_e32 v18, v232, v18
	v_sub_f32_e32 v33, v33, v218
	v_exp_f32_e32 v222, v32
	v_add_f32_e32 v18, v233, v18
	v_exp_f32_e32 v221, v33
	v_add_f32_e32 v18, v234, v18
	v_add_f32_e32 v18, v235, v18
	v_add_f32_e32 v18, v236, v18
	v_add_f32_e32 v18, v222, v18
	v_add_f32_e32 v18, v221, v18
	ds_bpermute_b32 v19, v147, v18
	v_add_u32_e32 v27, s44, v66
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s8, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v219, v18, v19
	ds_swizzle_b32 v220, v219 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_73
	v_lshl_add_u64 v[20:21], v[48:49], 0, v[76:77]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_73:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v19, 0x81, v27
	v_cmp_gt_i32_e32 vcc, s8, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_75
	v_lshl_add_u64 v[18:19], v[46:47], 0, v[76:77]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_75:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v26, 0x82, v27
	v_cmp_gt_i32_e32 vcc, s8, v26
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_77
	v_lshl_add_u64 v[28:29], v[44:45], 0, v[76:77]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_77:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v27, 0x83, v27
	v_cmp_gt_i32_e32 vcc, s8, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_62
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[76:77]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_62
.LBB0_79:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s64, v255, 50
	v_mov_b32_e32 v70, v58
	v_mov_b32_e32 v136, v218
	s_mov_b32 s44, s4
	v_readlane_b32 s65, v255, 51
.LBB0_80:
	v_readlane_b32 s10, v255, 60
	v_readlane_b32 s11, v255, 61
	s_or_b64 exec, exec, s[10:11]
.LBB0_81:
	v_readlane_b32 s10, v255, 58
	v_readlane_b32 s11, v255, 59
	s_or_b64 exec, exec, s[10:11]
	v_accvgpr_read_b32 v2, a12
	v_accvgpr_read_b32 v3, a13
	v_accvgpr_read_b32 v4, a14
	v_accvgpr_read_b32 v5, a15
	v_accvgpr_read_b32 v6, a8
	v_accvgpr_read_b32 v7, a9
	v_accvgpr_read_b32 v8, a10
	v_accvgpr_read_b32 v9, a11
	v_accvgpr_read_b32 v10, a4
	v_accvgpr_read_b32 v11, a5
	v_accvgpr_read_b32 v12, a6
	v_accvgpr_read_b32 v13, a7
	v_accvgpr_read_b32 v14, a0
	v_accvgpr_read_b32 v15, a1
	v_accvgpr_read_b32 v16, a2
	v_accvgpr_read_b32 v17, a3
	v_accvgpr_write_b32 a31, 0
	v_accvgpr_write_b32 a30, 0
	v_accvgpr_write_b32 a29, 0
	v_accvgpr_write_b32 a28, 0
	v_accvgpr_write_b32 a27, 0
	v_accvgpr_write_b32 a26, 0
	v_accvgpr_write_b32 a25, 0
	v_accvgpr_write_b32 a24, 0
	v_accvgpr_write_b32 a23, 0
	v_accvgpr_write_b32 a22, 0
	v_accvgpr_write_b32 a21, 0
	v_accvgpr_write_b32 a20, 0
	v_accvgpr_write_b32 a19, 0
	v_accvgpr_write_b32 a18, 0
	v_accvgpr_write_b32 a17, 0
	v_accvgpr_write_b32 a16, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_83
	v_add_u32_e32 v19, 0, v119
	ds_read2st64_b64 v[20:23], v19 offset1:4
	v_add_u32_e32 v32, 0, v121
	v_add_u32_e32 v33, 0, v123
	ds_read2st64_b64 v[24:27], v33 offset1:4
	v_add_u32_e32 v42, 0, v167
	ds_read2st64_b64 v[28:31], v42 offset1:4
	ds_read2st64_b64 v[42:45], v42 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[20:21], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[22:23], v[34:35], 0
	ds_read2st64_b64 v[20:23], v32 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[20:21], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[22:23], v[36:37], a[20:23]
	ds_read2st64_b64 v[20:23], v19 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[38:39], a[20:23]
	ds_read2st64_b64 v[24:27], v32 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[28:29], v[40:41], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[30:31], v[40:41], a[20:23]
	ds_read2st64_b64 v[28:31], v33 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[20:21], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[22:23], v[34:35], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[24:25], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[26:27], v[36:37], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[28:29], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[30:31], v[38:39], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[42:43], v[40:41], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[44:45], v[40:41], a[28:31]
.LBB0_83:
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v35, v18, v69
	v_or_b32_e32 v36, v18, v75
	v_or_b32_e32 v37, v18, v79
	v_or_b32_e32 v38, v18, v85
	v_or_b32_e32 v49, v18, v107
	v_mul_lo_u32 v50, v35, s42
	v_mul_lo_u32 v51, v36, s42
	v_or_b32_e32 v39, v18, v87
	v_or_b32_e32 v40, v18, v89
	v_or_b32_e32 v47, v18, v103
	v_or_b32_e32 v48, v18, v105
	v_cmp_gt_i32_e64 s[98:99], s8, v35
	v_cmp_gt_i32_e64 s[68:69], s8, v36
	v_cmp_gt_i32_e32 vcc, s41, v35
	v_cmp_gt_i32_e64 s[60:61], s41, v36
	v_mul_lo_u32 v52, v37, s42
	v_mul_lo_u32 v53, v38, s42
	v_mul_lo_u32 v64, v49, s42
	v_add_u32_e32 v50, s3, v50
	v_add_u32_e32 v51, s3, v51
	v_add_u32_e32 v35, s12, v35
	v_add_u32_e32 v36, s12, v36
	v_or_b32_e32 v41, v18, v91
	v_or_b32_e32 v42, v18, v93
	v_or_b32_e32 v43, v18, v95
	v_or_b32_e32 v44, v18, v97
	v_or_b32_e32 v45, v18, v99
	v_or_b32_e32 v46, v18, v101
	v_or_b32_e32 v18, v18, v109
	v_cmp_gt_i32_e64 s[70:71], s8, v37
	v_cmp_gt_i32_e64 s[72:73], s8, v38
	v_cmp_gt_i32_e64 s[94:95], s8, v49
	v_cmp_gt_i32_e64 s[58:59], s41, v37
	v_cmp_gt_i32_e64 s[56:57], s41, v38
	v_cmp_gt_i32_e64 s[14:15], s41, v49
	v_mul_lo_u32 v54, v39, s42
	v_mul_lo_u32 v55, v40, s42
	v_mul_lo_u32 v62, v47, s42
	v_mul_lo_u32 v63, v48, s42
	v_add_u32_e32 v52, s3, v52
	v_add_u32_e32 v53, s3, v53
	v_add_u32_e32 v64, s3, v64
	v_add_u32_e32 v37, s12, v37
	v_add_u32_e32 v38, s12, v38
	v_add_u32_e32 v49, s12, v49
	v_cndmask_b32_e32 v35, v35, v50, vcc
	v_cndmask_b32_e64 v36, v36, v51, s[60:61]
	v_accvgpr_read_b32 v33, a17
	v_accvgpr_read_b32 v34, a16
	v_cmp_gt_i32_e64 s[74:75], s8, v39
	v_cmp_gt_i32_e64 s[76:77], s8, v40
	v_cmp_gt_i32_e64 s[90:91], s8, v47
	v_cmp_gt_i32_e64 s[92:93], s8, v48
	v_cmp_gt_i32_e64 s[54:55], s41, v39
	v_cmp_gt_i32_e64 s[52:53], s41, v40
	v_cmp_gt_i32_e64 s[20:21], s41, v47
	v_cmp_gt_i32_e64 s[18:19], s41, v48
	v_mul_lo_u32 v56, v41, s42
	v_mul_lo_u32 v57, v42, s42
	v_mul_lo_u32 v60, v45, s42
	v_mul_lo_u32 v61, v46, s42
	v_mul_lo_u32 v65, v18, s42
	v_add_u32_e32 v54, s3, v54
	v_add_u32_e32 v55, s3, v55
	v_add_u32_e32 v62, s3, v62
	v_add_u32_e32 v63, s3, v63
	v_add_u32_e32 v39, s12, v39
	v_add_u32_e32 v40, s12, v40
	v_add_u32_e32 v47, s12, v47
	v_add_u32_e32 v48, s12, v48
	v_cndmask_b32_e64 v37, v37, v52, s[58:59]
	v_cndmask_b32_e64 v38, v38, v53, s[56:57]
	v_cndmask_b32_e64 v49, v49, v64, s[14:15]
	v_cmp_le_i32_e32 vcc, v35, v83
	v_cmp_le_i32_e64 s[14:15], v36, v83
	v_accvgpr_read_b32 v31, a19
	v_accvgpr_read_b32 v32, a18
	v_cmp_gt_i32_e64 s[78:79], s8, v41
	v_cmp_gt_i32_e64 s[80:81], s8, v42
	v_cmp_gt_i32_e64 s[86:87], s8, v45
	v_cmp_gt_i32_e64 s[88:89], s8, v46
	v_cmp_gt_i32_e64 s[96:97], s8, v18
	v_mul_f32_e32 v34, s39, v34
	v_mul_f32_e32 v33, s39, v33
	v_cmp_gt_i32_e64 s[50:51], s41, v41
	v_cmp_gt_i32_e64 s[30:31], s41, v42
	v_cmp_gt_i32_e64 s[24:25], s41, v45
	v_cmp_gt_i32_e64 s[22:23], s41, v46
	v_cmp_gt_i32_e64 s[34:35], s41, v18
	v_mul_lo_u32 v58, v43, s42
	v_mul_lo_u32 v59, v44, s42
	v_add_u32_e32 v56, s3, v56
	v_add_u32_e32 v57, s3, v57
	v_add_u32_e32 v60, s3, v60
	v_add_u32_e32 v61, s3, v61
	v_add_u32_e32 v65, s3, v65
	v_add_u32_e32 v41, s12, v41
	v_add_u32_e32 v42, s12, v42
	v_add_u32_e32 v45, s12, v45
	v_add_u32_e32 v46, s12, v46
	v_add_u32_e32 v18, s12, v18
	v_cndmask_b32_e64 v39, v39, v54, s[54:55]
	v_cndmask_b32_e64 v40, v40, v55, s[52:53]
	v_cndmask_b32_e64 v47, v47, v62, s[20:21]
	v_cndmask_b32_e64 v48, v48, v63, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v37, v83
	v_cmp_le_i32_e64 s[20:21], v38, v83
	s_and_b64 s[98:99], s[98:99], vcc
	s_and_b64 s[68:69], s[68:69], s[14:15]
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v30, a20
	v_cmp_gt_i32_e64 s[82:83], s8, v43
	v_cmp_gt_i32_e64 s[84:85], s8, v44
	v_mul_f32_e32 v32, s39, v32
	v_mul_f32_e32 v31, s39, v31
	v_cmp_gt_i32_e64 s[28:29], s41, v43
	v_cmp_gt_i32_e64 s[26:27], s41, v44
	v_add_u32_e32 v58, s3, v58
	v_add_u32_e32 v59, s3, v59
	v_add_u32_e32 v43, s12, v43
	v_add_u32_e32 v44, s12, v44
	v_cndmask_b32_e64 v41, v41, v56, s[50:51]
	v_cndmask_b32_e64 v42, v42, v57, s[30:31]
	v_cndmask_b32_e64 v45, v45, v60, s[24:25]
	v_cndmask_b32_e64 v46, v46, v61, s[22:23]
	v_cndmask_b32_e64 v18, v18, v65, s[34:35]
	v_cmp_le_i32_e64 s[22:23], v39, v83
	v_cmp_le_i32_e64 s[24:25], v40, v83
	s_and_b64 s[18:19], s[70:71], s[18:19]
	s_and_b64 s[20:21], s[72:73], s[20:21]
	v_cndmask_b32_e64 v34, v203, v34, s[98:99]
	v_cndmask_b32_e64 v33, v203, v33, s[68:69]
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v30, s39, v30
	v_mul_f32_e32 v29, s39, v29
	v_cndmask_b32_e64 v43, v43, v58, s[28:29]
	v_cndmask_b32_e64 v44, v44, v59, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v41, v83
	v_cmp_le_i32_e64 s[28:29], v42, v83
	v_cmp_le_i32_e64 s[60:61], v18, v83
	s_and_b64 s[22:23], s[74:75], s[22:23]
	s_and_b64 s[24:25], s[76:77], s[24:25]
	v_cndmask_b32_e64 v32, v203, v32, s[18:19]
	v_cndmask_b32_e64 v31, v203, v31, s[20:21]
	v_max_f32_e32 v18, v34, v33
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v28, s39, v28
	v_mul_f32_e32 v27, s39, v27
	v_cmp_le_i32_e64 s[30:31], v43, v83
	v_cmp_le_i32_e64 s[34:35], v44, v83
	s_and_b64 s[26:27], s[78:79], s[26:27]
	s_and_b64 s[28:29], s[80:81], s[28:29]
	v_cndmask_b32_e64 v30, v203, v30, s[22:23]
	v_cndmask_b32_e64 v29, v203, v29, s[24:25]
	v_max3_f32 v18, v18, v32, v31
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v26, s39, v26
	v_mul_f32_e32 v25, s39, v25
	v_cmp_le_i32_e64 s[50:51], v45, v83
	v_cmp_le_i32_e64 s[52:53], v46, v83
	s_and_b64 s[30:31], s[82:83], s[30:31]
	s_and_b64 s[34:35], s[84:85], s[34:35]
	v_cndmask_b32_e64 v28, v203, v28, s[26:27]
	v_cndmask_b32_e64 v27, v203, v27, s[28:29]
	v_max3_f32 v18, v18, v30, v29
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v24, s39, v24
	v_mul_f32_e32 v23, s39, v23
	v_cmp_le_i32_e64 s[54:55], v47, v83
	v_cmp_le_i32_e64 s[56:57], v48, v83
	s_and_b64 s[50:51], s[86:87], s[50:51]
	s_and_b64 s[52:53], s[88:89], s[52:53]
	v_cndmask_b32_e64 v26, v203, v26, s[30:31]
	v_cndmask_b32_e64 v25, v203, v25, s[34:35]
	v_max3_f32 v18, v18, v28, v27
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s39, v21
	v_cmp_le_i32_e64 s[58:59], v49, v83
	s_and_b64 s[54:55], s[90:91], s[54:55]
	s_and_b64 s[56:57], s[92:93], s[56:57]
	v_cndmask_b32_e64 v24, v203, v24, s[50:51]
	v_cndmask_b32_e64 v23, v203, v23, s[52:53]
	v_max3_f32 v18, v18, v26, v25
	v_mul_f32_e32 v20, s39, v20
	v_mul_f32_e32 v19, s39, v19
	s_and_b64 s[14:15], s[94:95], s[58:59]
	s_and_b64 vcc, s[96:97], s[60:61]
	v_cndmask_b32_e64 v22, v203, v22, s[54:55]
	v_cndmask_b32_e64 v21, v203, v21, s[56:57]
	v_max3_f32 v18, v18, v24, v23
	v_cndmask_b32_e64 v20, v203, v20, s[14:15]
	v_cndmask_b32_e32 v19, v203, v19, vcc
	v_max3_f32 v18, v18, v22, v21
	v_max3_f32 v18, v18, v20, v19
	ds_bpermute_b32 v35, v147, v18
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v35, v35, v35
	v_max_f32_e32 v18, v18, v35
	ds_swizzle_b32 v35, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v136, v18, v35
	v_sub_f32_e32 v34, v34, v18
	v_sub_f32_e32 v33, v33, v18
	v_sub_f32_e32 v32, v32, v18
	v_sub_f32_e32 v39, v23, v18
	v_sub_f32_e32 v41, v21, v18
	v_exp_f32_e32 v21, v34
	v_exp_f32_e32 v23, v33
	v_sub_f32_e32 v31, v31, v18
	v_sub_f32_e32 v38, v24, v18
	v_exp_f32_e32 v24, v32
	v_sub_f32_e32 v30, v30, v18
	v_sub_f32_e32 v37, v25, v18
	v_exp_f32_e32 v25, v31
	v_sub_f32_e32 v29, v29, v18
	v_sub_f32_e32 v36, v26, v18
	v_sub_f32_e32 v40, v22, v18
	v_sub_f32_e32 v19, v19, v18
	v_exp_f32_e32 v22, v30
	v_sub_f32_e32 v28, v28, v18
	v_exp_f32_e32 v26, v29
	v_exp_f32_e32 v29, v36
	v_exp_f32_e32 v36, v19
	v_add_f32_e32 v19, v21, v23
	v_sub_f32_e32 v35, v27, v18
	v_exp_f32_e32 v27, v28
	v_add_f32_e32 v19, v24, v19
	v_exp_f32_e32 v28, v35
	v_add_f32_e32 v19, v25, v19
	v_add_f32_e32 v19, v22, v19
	v_exp_f32_e32 v30, v37
	v_add_f32_e32 v19, v26, v19
	v_exp_f32_e32 v31, v38
	v_add_f32_e32 v19, v27, v19
	v_exp_f32_e32 v32, v39
	v_add_f32_e32 v19, v28, v19
	v_exp_f32_e32 v33, v40
	v_add_f32_e32 v19, v29, v19
	v_sub_f32_e32 v20, v20, v18
	v_exp_f32_e32 v34, v41
	v_add_f32_e32 v19, v30, v19
	v_exp_f32_e32 v35, v20
	v_add_f32_e32 v19, v31, v19
	v_add_f32_e32 v19, v32, v19
	v_add_f32_e32 v19, v33, v19
	v_add_f32_e32 v19, v34, v19
	v_add_f32_e32 v19, v35, v19
	v_add_f32_e32 v19, v36, v19
	ds_bpermute_b32 v20, v147, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_85
	v_sub_f32_e32 v37, v136, v18
	v_exp_f32_e32 v38, v37
	v_cvt_f16_f32_e32 v39, v30
	v_cvt_f16_f32_e32 v41, v28
	v_cvt_f16_f32_e32 v43, v26
	v_cvt_f16_f32_e32 v46, v23
	v_add_u32_e32 v23, 0, v167
	v_add_u32_e32 v26, 0, v123
	v_add_u32_e32 v28, 0, v121
	v_add_u32_e32 v30, 0, v119
	v_cvt_f16_f32_e32 v37, v31
	v_cvt_f16_f32_e32 v40, v29
	v_cvt_f16_f32_e32 v42, v27
	v_cvt_f16_f32_e32 v44, v25
	v_cvt_f16_f32_e32 v45, v24
	ds_read_b64 v[24:25], v23 offset:8192
	ds_read_b64 v[26:27], v26 offset:8192
	ds_read_b64 v[28:29], v28 offset:8192
	ds_read_b64 v[30:31], v30 offset:8192
	v_cvt_f16_f32_e32 v21, v21
	v_pk_mul_f32 v[14:15], v[14:15], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v47, v22
	v_accvgpr_write_b32 a0, v14
	v_pack_b32_f16 v23, v45, v44
	v_pack_b32_f16 v22, v21, v46
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_add_u32_e32 v48, 0, v202
	v_pack_b32_f16 v15, v42, v41
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[22:23], a[0:3]
	v_pack_b32_f16 v14, v47, v43
	v_add_u32_e32 v21, 0, v201
	v_pk_mul_f32 v[10:11], v[10:11], v[38:39] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v48 offset:10240
	ds_read_b64 v[28:29], v21 offset:10240
	v_add_u32_e32 v21, 0, v237
	v_pk_mul_f32 v[12:13], v[12:13], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v32, v32
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v21 offset:10240
	v_add_u32_e32 v12, 0, v238
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[22:23], a[4:7]
	ds_read_b64 v[12:13], v12 offset:10240
	v_pack_b32_f16 v31, v37, v32
	v_pack_b32_f16 v30, v40, v39
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v239
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[38:39] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v240
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v21, 0, v241
	v_pk_mul_f32 v[6:7], v[6:7], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[38:39] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v21 offset:12288
	v_add_u32_e32 v8, 0, v242
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[22:23], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v36, v36
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_add_u32_e32 v10, 0, v243
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v244
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_add_u32_e32 v2, 0, v245
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[22:23], a[12:15]
	v_add_u32_e32 v4, 0, v246
	ds_read_b64 v[4:5], v4 offset:14336
	v_cvt_f16_f32_e32 v35, v35
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[14:15], a[12:15]
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v33, v33
	v_mov_b32_e32 v136, v18
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[30:31], a[0:3]
	v_pack_b32_f16 v27, v35, v36
	v_pack_b32_f16 v26, v33, v34
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[30:31], a[12:15]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v70, v38
	v_mov_b32_e32 v70, v2
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[26:27], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[26:27], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[26:27], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[26:27], a[12:15]
.LBB0_85:
	s_or_b64 exec, exec, s[10:11]
	.loc	1 35 0
	s_mul_i32 s0, s62, s5
	s_add_i32 s0, s63, s0
	v_readlane_b32 s1, v253, 17
	s_mul_i32 s0, s0, s1
	s_add_i32 s10, s0, s17
	.loc	1 36 0
	v_readlane_b32 s0, v253, 22
	s_mul_i32 s2, s2, s0
	s_add_i32 s0, s10, s2
	.loc	1 38 0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[2:3], s[0:1], 13
	v_lshl_add_u64 v[2:3], v[72:73], 0, s[2:3]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v118
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v146, v136
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	v_readlane_b32 s12, v254, 13
	s_lshl_b64 s[0:1], s[0:1], 8
	v_readlane_b32 s14, v254, 15
	v_readlane_b32 s15, v254, 16
	s_add_u32 s4, s14, s0
	s_addc_u32 s0, s15, s1
	s_and_b32 s5, s0, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v125, s[4:7], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v146, v70
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s4, s4, 0x80
	s_addc_u32 s0, s0, 0
	s_and_b32 s5, s0, 0xffff
	v_readlane_b32 s13, v254, 14
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v125, s[4:7], 0 offen
	.loc	1 39 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[66:67]
	s_cbranch_execz .LBB0_89
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_88
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[2:3], s[10:11], 2
	v_readlane_b32 s4, v253, 62
	v_readlane_b32 s5, v253, 63
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_bcnt1_i32_b64 s11, s[14:15]
	v_mov_b32_e32 v3, s11
	global_atomic_add v3, v71, v3, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_88:
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s2, v3
	s_nop 1
	v_add_u32_e32 v2, s2, v2
	ds_write_b32 v71, v2
.LBB0_89:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v71
	v_readlane_b32 s0, v253, 33
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s0, v2
	s_cbranch_vccnz .LBB0_6
	.loc	1 40 0
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[0:1], s[62:63], 3
	v_readlane_b32 s12, v253, 10
	v_readlane_b32 s13, v253, 11
	s_add_u32 s0, s12, s0
	v_readlane_b32 s2, v253, 35
	s_addc_u32 s1, s13, s1
	v_readlane_b32 s3, v253, 36
	global_load_dwordx2 v[2:3], v71, s[0:1]
	v_readlane_b32 s14, v253, 12
	v_readlane_b32 s4, v253, 2
	v_readlane_b32 s15, v253, 13
	v_readlane_b32 s5, v253, 3
	global_load_dwordx2 v[4:5], v71, s[2:3]
	v_readlane_b32 s52, v254, 13
	v_readlane_b32 s53, v254, 14
	v_mov_b32_e32 v81, v71
	v_lshlrev_b32_e32 v70, 2, v68
	v_readlane_b32 s54, v254, 15
	v_readlane_b32 s55, v254, 16
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s2, v2
	v_readfirstlane_b32 s3, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v4
	v_readfirstlane_b32 s12, v5
	s_sub_u32 s2, s2, s11
	s_subb_u32 s3, s3, s12
	s_ashr_i32 s11, s3, 31
	s_lshr_b32 s11, s11, 28
	s_add_u32 s2, s2, s11
	s_addc_u32 s3, s3, 0
	s_and_b32 s2, s2, -16
	s_add_u32 s14, s4, s2
	v_readlane_b32 s2, v254, 0
	s_addc_u32 s15, s5, s3
	s_add_i32 s2, s10, s2
	v_readlane_b32 s4, v254, 1
	s_ashr_i32 s3, s2, 31
	s_add_i32 s18, s10, s4
	v_readlane_b32 s4, v254, 2
	s_lshl_b64 s[12:13], s[2:3], 8
	s_ashr_i32 s19, s18, 31
	s_add_i32 s20, s10, s4
	v_readlane_b32 s4, v254, 3
	v_lshl_add_u64 v[128:129], v[126:127], 0, s[12:13]
	s_lshl_b64 s[12:13], s[18:19], 8
	s_ashr_i32 s21, s20, 31
	s_add_i32 s28, s10, s4
	v_readlane_b32 s4, v254, 4
	v_lshl_add_u64 v[130:131], v[126:127], 0, s[12:13]
	s_lshl_b64 s[12:13], s[20:21], 8
	s_ashr_i32 s29, s28, 31
	s_add_i32 s26, s10, s4
	v_readlane_b32 s4, v254, 5
	v_lshl_add_u64 v[134:135], v[126:127], 0, s[12:13]
	s_lshl_b64 s[12:13], s[28:29], 8
	s_ashr_i32 s27, s26, 31
	s_add_i32 s24, s10, s4
	v_readlane_b32 s4, v254, 6
	v_lshl_add_u64 v[138:139], v[126:127], 0, s[12:13]
	s_lshl_b64 s[12:13], s[26:27], 8
	s_ashr_i32 s25, s24, 31
	s_add_i32 s22, s10, s4
	v_lshl_add_u64 v[132:133], v[126:127], 0, s[12:13]
	s_lshl_b64 s[12:13], s[24:25], 8
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[136:137], v[126:127], 0, s[12:13]
	s_lshl_b64 s[12:13], s[22:23], 8
	v_readlane_b32 s4, v254, 7
	v_lshl_add_u64 v[140:141], v[126:127], 0, s[12:13]
	s_add_i32 s12, s10, s4
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[10:11], s[12:13], 8
	s_lshl_b64 s[2:3], s[2:3], 13
	v_lshl_add_u64 v[142:143], v[126:127], 0, s[10:11]
	s_add_u32 s10, s52, s2
	s_addc_u32 s11, s53, s3
	s_lshl_b64 s[2:3], s[18:19], 13
	s_add_u32 s18, s52, s2
	s_addc_u32 s19, s53, s3
	s_lshl_b64 s[2:3], s[20:21], 13
	s_add_u32 s20, s52, s2
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[80:81]
	s_addc_u32 s21, s53, s3
	s_lshl_b64 s[2:3], s[28:29], 13
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[70:71]
	s_add_u32 s28, s52, s2
	global_load_dword v212, v[128:129], off offset:64
	global_load_dword v213, v[130:131], off offset:64
	global_load_dword v210, v[134:135], off offset:64
	global_load_dword v211, v[138:139], off offset:64
	global_load_dword v206, v[140:141], off offset:64
	global_load_dword v209, v[136:137], off offset:64
	global_load_dword v208, v[132:133], off offset:64
	global_load_dword v207, v[142:143], off offset:64
	global_load_dword v214, v[128:129], off offset:192
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[14:17], v[6:7], off
	global_load_dword v215, v[130:131], off offset:192
	v_lshl_add_u64 v[6:7], s[18:19], 0, v[80:81]
	s_addc_u32 s29, s53, s3
	s_lshl_b64 s[2:3], s[26:27], 13
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[70:71]
	s_add_u32 s26, s52, s2
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[18:21], v[10:11], off
	global_load_dword v216, v[134:135], off offset:192
	v_lshl_add_u64 v[10:11], s[20:21], 0, v[80:81]
	v_lshl_add_u64 v[26:27], s[28:29], 0, v[80:81]
	s_addc_u32 s27, s53, s3
	s_lshl_b64 s[2:3], s[24:25], 13
	v_lshl_add_u64 v[22:23], v[10:11], 0, v[70:71]
	v_lshl_add_u64 v[30:31], v[26:27], 0, v[70:71]
	s_add_u32 s24, s52, s2
	global_load_dwordx4 v[10:13], v[22:23], off offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_nop 0
	global_load_dword v218, v[138:139], off offset:192
	global_load_dwordx4 v[26:29], v[30:31], off offset:16
	global_load_dwordx4 v[42:45], v[30:31], off
	global_load_dword v220, v[132:133], off offset:192
	v_lshl_add_u64 v[30:31], s[26:27], 0, v[80:81]
	s_addc_u32 s25, s53, s3
	s_lshl_b64 s[2:3], s[22:23], 13
	v_lshl_add_u64 v[34:35], v[30:31], 0, v[70:71]
	s_add_u32 s22, s52, s2
	global_load_dwordx4 v[30:33], v[34:35], off offset:16
	global_load_dwordx4 v[46:49], v[34:35], off
	global_load_dword v217, v[136:137], off offset:192
	v_lshl_add_u64 v[34:35], s[24:25], 0, v[80:81]
	s_addc_u32 s23, s53, s3
	s_lshl_b64 s[2:3], s[12:13], 13
	v_lshl_add_u64 v[38:39], v[34:35], 0, v[70:71]
	s_add_u32 s30, s52, s2
	global_load_dwordx4 v[34:37], v[38:39], off offset:16
	global_load_dwordx4 v[50:53], v[38:39], off
	global_load_dword v219, v[140:141], off offset:192
	v_lshl_add_u64 v[38:39], s[22:23], 0, v[80:81]
	s_addc_u32 s31, s53, s3
	v_lshl_add_u64 v[54:55], v[38:39], 0, v[70:71]
	v_lshl_add_u64 v[58:59], s[30:31], 0, v[80:81]
	global_load_dwordx4 v[38:41], v[54:55], off offset:16
	s_nop 0
	global_load_dwordx4 v[54:57], v[54:55], off
	s_nop 0
	global_load_dword v221, v[142:143], off offset:192
	v_lshl_add_u64 v[62:63], v[58:59], 0, v[70:71]
	global_load_dwordx4 v[58:61], v[62:63], off offset:16
	s_nop 0
	global_load_dwordx4 v[62:65], v[62:63], off
	v_readlane_b32 s4, v255, 52
	v_readlane_b32 s5, v255, 53
	.loc	1 41 0
	s_ashr_i32 s5, s4, 31
	s_mov_b64 s[12:13], exec
	v_readlane_b32 s2, v255, 54
	v_readlane_b32 s3, v255, 55
	s_and_b64 s[2:3], s[12:13], s[2:3]
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_92
	.loc	1 40 0
	global_load_dword v81, v[128:129], off
	global_load_dword v84, v[130:131], off
	global_load_dword v86, v[134:135], off
	global_load_dword v88, v[138:139], off
	global_load_dword v90, v[132:133], off
	global_load_dword v200, v[136:137], off
	global_load_dword v252, v[140:141], off
	global_load_dword v110, v[142:143], off
	global_load_dword v112, v[138:139], off offset:128
	v_accvgpr_write_b32 a0, v114
	global_load_dword v114, v[134:135], off offset:128
	global_load_dword v108, v[130:131], off offset:128
	v_accvgpr_write_b32 a1, v118
	global_load_dword v118, v[128:129], off offset:128
	v_accvgpr_write_b32 a3, v201
	global_load_dword v201, v[142:143], off offset:128
	global_load_dword v67, v[140:141], off offset:128
	v_accvgpr_write_b32 a4, v202
	global_load_dword v202, v[136:137], off offset:128
	v_accvgpr_write_b32 a2, v120
	global_load_dword v120, v[132:133], off offset:128
	v_mov_b32_e32 v83, v71
	v_lshl_add_u64 v[128:129], s[10:11], 0, v[82:83]
	v_lshl_add_u64 v[132:133], s[18:19], 0, v[82:83]
	v_lshl_add_u64 v[168:169], v[128:129], 0, v[70:71]
	v_lshl_add_u64 v[136:137], s[20:21], 0, v[82:83]
	global_load_dwordx4 v[128:131], v[168:169], off
	v_lshl_add_u64 v[170:171], v[132:133], 0, v[70:71]
	global_load_dwordx4 v[132:135], v[170:171], off
	v_lshl_add_u64 v[174:175], v[136:137], 0, v[70:71]
	v_lshl_add_u64 v[140:141], s[28:29], 0, v[82:83]
	global_load_dwordx4 v[136:139], v[174:175], off
	v_accvgpr_write_b32 a6, v238
	v_accvgpr_write_b32 a7, v239
	v_accvgpr_write_b32 a8, v240
	v_accvgpr_write_b32 a9, v241
	global_load_dwordx4 v[238:241], v[168:169], off offset:16
	v_lshl_add_u64 v[178:179], v[140:141], 0, v[70:71]
	v_accvgpr_write_b32 a10, v242
	v_accvgpr_write_b32 a11, v243
	v_accvgpr_write_b32 a12, v244
	v_accvgpr_write_b32 a13, v245
	global_load_dwordx4 v[242:245], v[170:171], off offset:16
	global_load_dwordx4 v[140:143], v[178:179], off
	v_lshl_add_u64 v[172:173], s[26:27], 0, v[82:83]
	v_lshl_add_u64 v[176:177], s[24:25], 0, v[82:83]
	v_lshl_add_u64 v[192:193], s[22:23], 0, v[82:83]
	v_lshl_add_u64 v[172:173], v[172:173], 0, v[70:71]
	global_load_dwordx4 v[222:225], v[172:173], off
	v_lshl_add_u64 v[176:177], v[176:177], 0, v[70:71]
	v_accvgpr_write_b32 a18, v250
	v_lshl_add_u64 v[250:251], v[192:193], 0, v[70:71]
	v_lshl_add_u64 v[192:193], s[30:31], 0, v[82:83]
	global_load_dwordx4 v[226:229], v[176:177], off
	v_lshl_add_u64 v[116:117], v[192:193], 0, v[70:71]
	global_load_dwordx4 v[230:233], v[250:251], off
	v_accvgpr_write_b32 a5, v237
	global_load_dwordx4 v[234:237], v[116:117], off
	v_accvgpr_write_b32 a14, v246
	v_accvgpr_write_b32 a16, v248
	global_load_dwordx4 v[246:249], v[174:175], off offset:16
	global_load_dwordx4 v[192:195], v[178:179], off offset:16
	global_load_dwordx4 v[196:199], v[172:173], off offset:16
	global_load_dwordx4 v[168:171], v[176:177], off offset:16
	s_nop 0
	global_load_dwordx4 v[172:175], v[250:251], off offset:16
	global_load_dwordx4 v[176:179], v[116:117], off offset:16
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v70, v81, s2, v84
	v_readlane_b32 s2, v253, 37
	s_waitcnt vmcnt(28)
	v_max3_f32 v70, v70, v86, v88
	v_readlane_b32 s3, v253, 38
	s_waitcnt vmcnt(26)
	v_max3_f32 v70, v70, v90, v200
	s_waitcnt vmcnt(24)
	v_max3_f32 v70, v70, v252, v110
	v_sub_f32_e32 v81, v81, v70
	v_exp_f32_e32 v81, v81
	v_sub_f32_e32 v83, v84, v70
	v_exp_f32_e32 v83, v83
	v_sub_f32_e32 v84, v86, v70
	v_sub_f32_e32 v86, v88, v70
	v_sub_f32_e32 v88, v90, v70
	v_sub_f32_e32 v90, v200, v70
	v_sub_f32_e32 v116, v252, v70
	v_sub_f32_e32 v70, v110, v70
	v_exp_f32_e32 v84, v84
	v_exp_f32_e32 v117, v70
	v_cndmask_b32_e64 v70, 0, v81, s[2:3]
	v_readlane_b32 s2, v253, 39
	v_readlane_b32 s3, v253, 40
	v_exp_f32_e32 v86, v86
	v_exp_f32_e32 v110, v116
	v_cndmask_b32_e64 v116, 0, v83, s[2:3]
	v_readlane_b32 s2, v253, 41
	v_readlane_b32 s3, v253, 42
	v_exp_f32_e32 v88, v88
	v_exp_f32_e32 v90, v90
	v_cndmask_b32_e64 v250, 0, v84, s[2:3]
	v_readlane_b32 s2, v253, 43
	v_readlane_b32 s3, v253, 44
	s_waitcnt vmcnt(20)
	v_fma_f32 v81, v70, v118, 0
	v_fmac_f32_e32 v81, v116, v108
	v_cndmask_b32_e64 v200, 0, v86, s[2:3]
	v_readlane_b32 s2, v253, 45
	v_readlane_b32 s3, v253, 46
	v_fmac_f32_e32 v81, v250, v114
	v_fmac_f32_e32 v81, v200, v112
	v_cndmask_b32_e64 v84, 0, v88, s[2:3]
	v_readlane_b32 s2, v253, 47
	v_readlane_b32 s3, v253, 48
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v81, v84, v120
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[128:129], v[128:129], v[70:71], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v86, 0, v90, s[2:3]
	v_readlane_b32 s2, v253, 49
	v_readlane_b32 s3, v253, 50
	v_fmac_f32_e32 v81, v86, v202
	v_pk_fma_f32 v[130:131], v[130:131], v[70:71], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v88, 0, v110, s[2:3]
	v_readlane_b32 s2, v253, 51
	v_readlane_b32 s3, v253, 52
	v_fmac_f32_e32 v81, v88, v67
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[128:129], v[132:133], v[116:117], v[128:129] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v90, 0, v117, s[2:3]
	v_fmac_f32_e32 v81, v90, v201
	v_div_scale_f32 v67, s[2:3], v81, v81, 1.0
	v_rcp_f32_e32 v83, v67
	v_pk_fma_f32 v[130:131], v[134:135], v[116:117], v[130:131] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[128:129], v[136:137], v[250:251], v[128:129] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[134:135], v[70:71], v[238:239], 0 op_sel_hi:[0,1,0]
	v_fma_f32 v110, -v67, v83, 1.0
	v_pk_fma_f32 v[136:137], v[70:71], v[240:241], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[130:131], v[138:139], v[250:251], v[130:131] op_sel_hi:[1,0,1]
	v_div_scale_f32 v108, vcc, 1.0, v81, 1.0
	v_fmac_f32_e32 v83, v110, v83
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[134:135], v[116:117], v[242:243], v[134:135] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[116:117], v[116:117], v[244:245], v[136:137] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[128:129], v[200:201], v[140:141], v[128:129] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[130:131], v[200:201], v[142:143], v[130:131] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v201, a3
	v_mul_f32_e32 v110, v108, v83
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[116:117], v[250:251], v[248:249], v[116:117] op_sel_hi:[0,1,1]
	v_fma_f32 v112, -v67, v110, v108
	v_pk_fma_f32 v[134:135], v[250:251], v[246:247], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[116:117], v[200:201], v[194:195], v[116:117] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v110, v112, v83
	v_pk_fma_f32 v[134:135], v[200:201], v[192:193], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[116:117], v[84:85], v[198:199], v[116:117] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[128:129], v[84:85], v[222:223], v[128:129] op_sel_hi:[0,1,1]
	v_fma_f32 v67, -v67, v110, v108
	v_pk_fma_f32 v[130:131], v[84:85], v[224:225], v[130:131] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[84:85], v[196:197], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[116:117], v[86:87], v[170:171], v[116:117] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[128:129], v[86:87], v[226:227], v[128:129] op_sel_hi:[0,1,1]
	v_div_fmas_f32 v67, v67, v83, v110
	v_pk_fma_f32 v[130:131], v[86:87], v[228:229], v[130:131] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[86:87], v[168:169], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[116:117], v[88:89], v[174:175], v[116:117] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[128:129], v[88:89], v[230:231], v[128:129] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v132, v67, v81, 1.0
	v_pk_fma_f32 v[130:131], v[88:89], v[232:233], v[130:131] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[88:89], v[172:173], v[134:135] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[116:117], v[90:91], v[178:179], v[116:117] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[128:129], v[90:91], v[234:235], v[128:129] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[130:131], v[90:91], v[236:237], v[130:131] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[90:91], v[176:177], v[134:135] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[116:117], v[132:133], v[116:117] op_sel_hi:[0,1]
	v_pk_mul_f32 v[128:129], v[128:129], v[132:133] op_sel_hi:[1,0]
	v_pk_mul_f32 v[130:131], v[130:131], v[132:133] op_sel_hi:[1,0]
	v_pk_mul_f32 v[134:135], v[132:133], v[134:135] op_sel_hi:[0,1]
	.loc	1 41 0
	v_cvt_f16_f32_e32 v70, v117
	v_cvt_f16_f32_e32 v84, v116
	v_cvt_f16_f32_e32 v67, v129
	v_cvt_f16_f32_e32 v81, v131
	v_cvt_f16_f32_e32 v83, v135
	v_cvt_f16_f32_e32 v86, v134
	v_cvt_f16_f32_e32 v88, v130
	v_cvt_f16_f32_e32 v90, v128
	v_mov_b64_e32 v[116:117], s[4:5]
	v_readlane_b32 s2, v254, 8
	v_pack_b32_f16 v131, v84, v70
	v_lshlrev_b32_e32 v70, 1, v68
	v_mad_i64_i32 v[116:117], s[2:3], v205, s2, v[116:117]
	v_lshlrev_b64 v[116:117], 7, v[116:117]
	v_lshl_add_u64 v[116:117], s[14:15], 0, v[116:117]
	v_accvgpr_read_b32 v118, a1
	v_accvgpr_read_b32 v114, a0
	v_accvgpr_read_b32 v120, a2
	v_accvgpr_read_b32 v202, a4
	v_accvgpr_read_b32 v237, a5
	v_accvgpr_read_b32 v239, a7
	v_accvgpr_read_b32 v238, a6
	v_accvgpr_read_b32 v243, a11
	v_accvgpr_read_b32 v242, a10
	v_accvgpr_read_b32 v246, a14
	v_accvgpr_read_b32 v241, a9
	v_accvgpr_read_b32 v240, a8
	v_accvgpr_read_b32 v245, a13
	v_accvgpr_read_b32 v244, a12
	v_accvgpr_read_b32 v250, a18
	v_accvgpr_read_b32 v248, a16
	v_pack_b32_f16 v130, v86, v83
	v_pack_b32_f16 v129, v88, v81
	v_pack_b32_f16 v128, v90, v67
	v_lshl_add_u64 v[116:117], v[116:117], 0, v[70:71]
	global_store_dwordx4 v[116:117], v[128:131], off
.LBB0_92:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s2, v255, 56
	v_readlane_b32 s3, v255, 57
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_94
	.loc	1 40 0
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v67, v212, s2, v213
	s_waitcnt vmcnt(28)
	v_max3_f32 v67, v67, v210, v211
	s_waitcnt vmcnt(25)
	v_max3_f32 v67, v67, v208, v209
	s_waitcnt vmcnt(24)
	v_max3_f32 v67, v67, v206, v207
	v_sub_f32_e32 v70, v212, v67
	v_exp_f32_e32 v70, v70
	v_sub_f32_e32 v81, v213, v67
	v_exp_f32_e32 v81, v81
	v_readlane_b32 s2, v253, 37
	v_readlane_b32 s3, v253, 38
	v_sub_f32_e32 v83, v210, v67
	v_exp_f32_e32 v83, v83
	v_cndmask_b32_e64 v70, 0, v70, s[2:3]
	v_readlane_b32 s2, v253, 39
	v_readlane_b32 s3, v253, 40
	v_sub_f32_e32 v86, v211, v67
	v_exp_f32_e32 v88, v86
	v_cndmask_b32_e64 v84, 0, v81, s[2:3]
	v_readlane_b32 s2, v253, 41
	v_readlane_b32 s3, v253, 42
	v_sub_f32_e32 v90, v209, v67
	v_exp_f32_e32 v108, v90
	v_cndmask_b32_e64 v86, 0, v83, s[2:3]
	v_sub_f32_e32 v83, v208, v67
	v_readlane_b32 s2, v253, 43
	v_exp_f32_e32 v83, v83
	v_readlane_b32 s3, v253, 44
	s_waitcnt vmcnt(23)
	v_fma_f32 v81, v214, v70, 0
	s_waitcnt vmcnt(20)
	v_fmac_f32_e32 v81, v84, v215
	v_cndmask_b32_e64 v88, 0, v88, s[2:3]
	v_readlane_b32 s2, v253, 45
	v_readlane_b32 s3, v253, 46
	s_waitcnt vmcnt(17)
	v_fmac_f32_e32 v81, v86, v216
	s_waitcnt vmcnt(14)
	v_fmac_f32_e32 v81, v88, v218
	v_cndmask_b32_e64 v90, 0, v83, s[2:3]
	v_sub_f32_e32 v83, v206, v67
	v_readlane_b32 s2, v253, 47
	v_exp_f32_e32 v83, v83
	v_readlane_b32 s3, v253, 48
	v_sub_f32_e32 v67, v207, v67
	v_exp_f32_e32 v67, v67
	v_cndmask_b32_e64 v116, 0, v108, s[2:3]
	v_readlane_b32 s2, v253, 49
	v_readlane_b32 s3, v253, 50
	s_waitcnt vmcnt(11)
	v_fmac_f32_e32 v81, v90, v220
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v81, v116, v217
	v_cndmask_b32_e64 v128, 0, v83, s[2:3]
	v_readlane_b32 s2, v253, 51
	v_readlane_b32 s3, v253, 52
	s_waitcnt vmcnt(5)
	v_fmac_f32_e32 v81, v128, v219
	v_pk_fma_f32 v[14:15], v[14:15], v[70:71], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v130, 0, v67, s[2:3]
	s_waitcnt vmcnt(2)
	v_fmac_f32_e32 v81, v130, v221
	v_div_scale_f32 v67, s[2:3], v81, v81, 1.0
	v_rcp_f32_e32 v83, v67
	v_pk_fma_f32 v[16:17], v[16:17], v[70:71], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[70:71], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[4:5], v[4:5], v[70:71], 0 op_sel_hi:[1,0,0]
	v_fma_f32 v108, -v67, v83, 1.0
	v_fmac_f32_e32 v83, v108, v83
	v_div_scale_f32 v108, vcc, 1.0, v81, 1.0
	v_pk_fma_f32 v[14:15], v[84:85], v[18:19], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[84:85], v[20:21], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[84:85], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[84:85], v[8:9], v[4:5] op_sel_hi:[0,1,1]
	v_mul_f32_e32 v110, v108, v83
	v_pk_fma_f32 v[14:15], v[86:87], v[22:23], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[86:87], v[24:25], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[86:87], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[86:87], v[12:13], v[4:5] op_sel_hi:[0,1,1]
	v_fma_f32 v112, -v67, v110, v108
	v_pk_fma_f32 v[14:15], v[88:89], v[42:43], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[88:89], v[44:45], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[88:89], v[26:27], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[88:89], v[28:29], v[4:5] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v110, v112, v83
	v_pk_fma_f32 v[14:15], v[90:91], v[46:47], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[90:91], v[48:49], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[90:91], v[30:31], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[90:91], v[32:33], v[4:5] op_sel_hi:[0,1,1]
	v_fma_f32 v67, -v67, v110, v108
	v_pk_fma_f32 v[14:15], v[116:117], v[50:51], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[116:117], v[52:53], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[116:117], v[34:35], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[116:117], v[36:37], v[4:5] op_sel_hi:[0,1,1]
	v_div_fmas_f32 v67, v67, v83, v110
	v_pk_fma_f32 v[14:15], v[128:129], v[54:55], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[128:129], v[56:57], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[128:129], v[38:39], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[128:129], v[40:41], v[4:5] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v132, v67, v81, 1.0
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[14:15], v[130:131], v[62:63], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[130:131], v[64:65], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[130:131], v[58:59], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[130:131], v[60:61], v[4:5] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[14:15], v[14:15], v[132:133] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[132:133] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[132:133], v[2:3] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[132:133], v[4:5] op_sel_hi:[0,1]
	.loc	1 41 0
	v_mov_b64_e32 v[6:7], s[4:5]
	v_readlane_b32 s2, v254, 8
	v_cvt_f16_f32_e32 v8, v15
	v_cvt_f16_f32_e32 v9, v17
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v10, v16
	v_cvt_f16_f32_e32 v11, v14
	v_mad_i64_i32 v[6:7], s[2:3], v204, s2, v[6:7]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[14:15], 0, v[6:7]
	v_lshlrev_b32_e32 v70, 1, v68
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[70:71]
	v_pack_b32_f16 v5, v4, v5
	v_pack_b32_f16 v4, v2, v3
	v_pack_b32_f16 v3, v10, v9
	v_pack_b32_f16 v2, v11, v8
	global_store_dwordx4 v[6:7], v[2:5], off
.LBB0_94:
	s_or_b64 exec, exec, s[10:11]
	.loc	1 42 0
	global_load_dwordx2 v[2:3], v71, s[0:1]
	v_readlane_b32 s0, v253, 35
	v_readlane_b32 s1, v253, 36
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	v_readfirstlane_b32 s11, v3
	s_nop 1
	global_load_dwordx2 v[2:3], v71, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v2
	v_readfirstlane_b32 s13, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[66:67]
	s_cbranch_execz .LBB0_5
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v2, s2, 0
	v_mbcnt_hi_u32_b32 v2, s3, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[14:15], exec, vcc
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_5
	s_sub_u32 s10, s10, s12
	s_subb_u32 s11, s11, s13
	s_ashr_i32 s12, s11, 31
	s_lshr_b32 s12, s12, 28
	s_add_u32 s10, s10, s12
	s_addc_u32 s11, s11, 0
	s_and_b32 s10, s10, -16
	v_readlane_b32 s4, v253, 53
	s_add_u32 s10, s4, s10
	v_readlane_b32 s4, v253, 54
	s_addc_u32 s11, s4, s11
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mov_b32_e32 v2, s2
	global_atomic_add v71, v2, s[10:11] sc1
	s_branch .LBB0_5
.LBB0_97:
	v_readlane_b32 s28, v253, 19
	v_readlane_b32 s29, v253, 20
	v_readlane_b32 s16, v253, 21
	v_readlane_b32 s30, v253, 18
	s_cbranch_execnz .LBB0_2
.LBB0_98:
	v_readlane_b32 s20, v253, 10
	v_readlane_b32 s23, v253, 13
	.loc	1 16 0
	s_add_i32 s0, s23, -1
	s_sub_i32 s1, 1, s23
	s_max_i32 s1, s0, s1
	v_cvt_f32_u32_e32 v1, s1
	s_xor_b32 s3, s16, s0
	s_ashr_i32 s18, s3, 31
	s_sub_i32 s3, 0, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s2, s16
	v_readlane_b32 s22, v253, 12
	v_readlane_b32 s21, v253, 11
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s31, v253, 15
	v_lshlrev_b32_e32 v2, 3, v0
	v_readfirstlane_b32 s4, v1
	s_mul_i32 s3, s3, s4
	s_mul_hi_u32 s3, s4, s3
	s_add_i32 s4, s4, s3
	s_mul_hi_u32 s3, s2, s4
	s_mul_i32 s4, s3, s1
	s_sub_i32 s2, s2, s4
	s_add_i32 s5, s3, 1
	s_sub_i32 s4, s2, s1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s3, s5, s3
	s_cselect_b32 s2, s4, s2
	s_add_i32 s4, s3, 1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s1, s4, s3
	s_xor_b32 s12, s1, s18
	s_sub_i32 s17, s12, s18
	s_mul_i32 s0, s17, s0
	s_sub_i32 s0, s16, s0
	s_add_i32 s0, s22, s0
	s_add_i32 s0, s0, 1
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s2, s0, s45
	s_mul_i32 s2, s2, s36
	s_sub_i32 s0, s0, s2
	s_sub_i32 s2, s0, s36
	s_cmp_ge_u32 s0, s36
	s_cselect_b32 s0, s2, s0
	s_sub_i32 s2, s0, s36
	s_cmp_ge_u32 s0, s36
	s_cselect_b32 s0, s2, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s6, s0, s1
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 3
	s_add_u32 s2, s20, s0
	s_addc_u32 s3, s21, s1
	s_ashr_i32 s1, s22, 31
	s_mov_b32 s0, s22
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s4, s20, s0
	s_addc_u32 s5, s21, s1
	global_load_dwordx2 v[4:5], v3, s[2:3]
	global_load_dwordx2 v[6:7], v3, s[4:5]
	v_readlane_b32 s45, v253, 16
	v_lshrrev_b32_e32 v1, 3, v0
	v_and_b32_e32 v2, 56, v2
	s_mov_b32 s7, 0
	v_lshlrev_b32_e32 v2, 1, v2
	v_lshl_or_b32 v1, s12, 4, v1
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	v_readfirstlane_b32 s1, v5
	v_readfirstlane_b32 s11, v7
	s_sub_u32 s0, s0, s10
	s_subb_u32 s1, s1, s11
	s_ashr_i32 s10, s1, 31
	s_lshr_b32 s10, s10, 28
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	v_readlane_b32 s10, v253, 0
	v_readlane_b32 s11, v253, 1
	s_add_u32 s10, s10, s0
	s_addc_u32 s11, s11, s1
	s_add_i32 s0, s8, 15
	s_lshl_b32 s19, s31, 1
	s_ashr_i32 s1, s0, 31
	s_add_i32 s20, s19, s45
	s_lshr_b32 s1, s1, 28
	s_mul_i32 s20, s20, s22
	s_add_i32 s0, s0, s1
	s_ashr_i32 s21, s20, 31
	s_ashr_i32 s22, s0, 4
	s_cmp_lt_i32 s31, 1
	s_cbranch_scc1 .LBB0_110
	v_readlane_b32 s12, v253, 6
	v_readlane_b32 s13, v253, 7
	s_cmp_lt_i32 s17, s22
	s_cselect_b64 s[0:1], -1, 0
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[2:3]
	v_readlane_b32 s12, v253, 4
	v_readlane_b32 s13, v253, 5
	v_cndmask_b32_e64 v10, 0, 1, s[0:1]
	s_mul_i32 s23, s6, s31
	v_lshl_add_u64 v[8:9], s[12:13], 0, v[2:3]
	s_lshl_b32 s12, s18, 4
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[2:3]
	v_subrev_u32_e32 v3, s12, v1
	s_lshl_b32 s24, s47, 4
	v_cmp_ne_u32_e64 s[0:1], 1, v10
	s_branch .LBB0_101
.LBB0_100:
	s_add_i32 s7, s7, 1
	s_cmp_lg_u32 s7, s31
	s_cbranch_scc0 .LBB0_110
.LBB0_101:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_100
	s_add_i32 s12, s7, s23
	s_ashr_i32 s13, s12, 31
	s_add_u32 s14, s7, s20
	s_addc_u32 s15, 0, s21
	s_mul_i32 s25, s14, s49
	s_mul_hi_u32 s26, s14, s48
	s_add_i32 s25, s26, s25
	s_mul_i32 s15, s15, s48
	s_add_i32 s15, s25, s15
	s_mul_i32 s14, s14, s48
	v_lshl_add_u64 v[10:11], s[14:15], 1, v[6:7]
	v_mov_b32_e32 v12, v3
	s_mov_b32 s25, s17
	s_branch .LBB0_104
.LBB0_103:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s25, s25, s47
	s_cmp_lt_i32 s25, s22
	v_add_u32_e32 v12, s24, v12
	s_cbranch_scc0 .LBB0_106
.LBB0_104:
	v_cmp_gt_i32_e32 vcc, s8, v12
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_103
	v_mov_b64_e32 v[14:15], s[12:13]
	v_mad_i64_i32 v[14:15], s[26:27], v12, s33, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], v[4:5], 0, v[14:15]
	global_load_dwordx4 v[14:17], v[14:15], off
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[18:19], 7, v[12:13]
	v_lshl_add_u64 v[18:19], v[10:11], 0, v[18:19]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[18:19], v[14:17], off
	s_branch .LBB0_103
.LBB0_106:
	s_add_i32 s14, s7, s31
	s_ashr_i32 s15, s14, 31
	s_add_u32 s14, s14, s20
	s_addc_u32 s15, s15, s21
	s_mul_i32 s25, s14, s49
	s_mul_hi_u32 s26, s14, s48
	s_add_i32 s25, s26, s25
	s_mul_i32 s15, s15, s48
	s_add_i32 s15, s25, s15
	s_mul_i32 s14, s14, s48
	v_lshl_add_u64 v[10:11], s[14:15], 1, v[6:7]
	v_mov_b32_e32 v12, v3
	s_mov_b32 s25, s17
	s_branch .LBB0_108
.LBB0_107:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s25, s25, s47
	s_cmp_lt_i32 s25, s22
	v_add_u32_e32 v12, s24, v12
	s_cbranch_scc0 .LBB0_100
.LBB0_108:
	v_cmp_gt_i32_e32 vcc, s8, v12
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_107
	v_mov_b64_e32 v[14:15], s[12:13]
	v_mad_i64_i32 v[14:15], s[26:27], v12, s33, v[14:15]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[14:15]
	global_load_dwordx4 v[14:17], v[14:15], off
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[18:19], 7, v[12:13]
	v_lshl_add_u64 v[18:19], v[10:11], 0, v[18:19]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[18:19], v[14:17], off
	s_branch .LBB0_107
.LBB0_110:
	s_cmp_lt_i32 s45, 1
	s_cbranch_scc1 .LBB0_118
	s_mul_i32 s12, s6, s45
	s_cmp_lt_i32 s17, s22
	v_readlane_b32 s6, v253, 8
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s7, v253, 9
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	s_lshl_b32 s13, s47, 4
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[2:3]
	s_lshl_b32 s6, s18, 4
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	v_subrev_u32_e32 v1, s6, v1
	s_mov_b32 s14, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_branch .LBB0_113
.LBB0_112:
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s14, s45
	s_cbranch_scc0 .LBB0_118
.LBB0_113:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_112
	s_add_i32 s6, s14, s12
	s_add_i32 s10, s14, s19
	s_ashr_i32 s7, s6, 31
	s_ashr_i32 s11, s10, 31
	s_add_u32 s10, s10, s20
	s_addc_u32 s11, s11, s21
	s_mul_i32 s15, s10, s49
	s_mul_hi_u32 s18, s10, s48
	s_add_i32 s15, s18, s15
	s_mul_i32 s11, s11, s48
	s_add_i32 s11, s15, s11
	s_mul_i32 s10, s10, s48
	v_lshl_add_u64 v[6:7], s[10:11], 1, v[2:3]
	v_mov_b32_e32 v8, v1
	s_mov_b32 s15, s17
	s_branch .LBB0_116
.LBB0_115:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s15, s15, s47
	s_cmp_lt_i32 s15, s22
	v_add_u32_e32 v8, s13, v8
	s_cbranch_scc0 .LBB0_112
.LBB0_116:
	v_cmp_gt_i32_e32 vcc, s8, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_115
	v_mov_b64_e32 v[10:11], s[6:7]
	v_mad_i64_i32 v[10:11], s[24:25], v8, s9, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[4:5], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[14:15], 7, v[8:9]
	v_lshl_add_u64 v[14:15], v[6:7], 0, v[14:15]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[14:15], v[10:13], off
	s_branch .LBB0_115
.LBB0_118:
	v_mov_b32_e32 v5, 0
	global_load_dwordx2 v[2:3], v5, s[2:3]
	global_load_dwordx2 v[6:7], v5, s[4:5]
	v_lshlrev_b32_e32 v1, 7, v0
	v_and_b32_e32 v9, 0x7e, v0
	v_and_b32_e32 v8, 63, v0
	v_and_b32_e32 v4, 0x80, v1
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v8
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v12, v5
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_bfrev_b32_e32 v10, 0.5
	v_readlane_b32 s4, v253, 10
	v_mov_b32_dpp v9, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v12, v1 row_shr:2 row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e64 v9, s[0:1], v12, v9, vcc
	v_readlane_b32 s6, v253, 12
	s_nop 0
	v_add_u32_dpp v1, v1, v9 row_shr:3 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v11, 1
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xe
	v_readlane_b32 s5, v253, 11
	v_readlane_b32 s7, v253, 13
	v_add_u32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v6
	v_add_u32_dpp v1, v1, v1 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_lshl_add_u32 v9, v1, 2, -4
	v_cmp_ne_u32_e64 s[0:1], 0, v1
	v_readfirstlane_b32 s3, v7
	s_nop 0
	v_cndmask_b32_e64 v9, v10, v9, s[0:1]
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_sub_u32 s0, s0, s2
	s_subb_u32 s1, s1, s3
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 28
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s2, s64, s0
	s_addc_u32 s3, s65, s1
	s_lshl_b32 s0, s6, 6
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[4:5]
	ds_permute_b32 v1, v9, v11
	ds_permute_b32 v2, v9, v2
	ds_permute_b32 v3, v9, v3
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_127
	v_mov_b32_e32 v4, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_lshl_add_u64 v[6:7], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_lshr_b64 s[2:3], vcc, 1
	s_and_b32 s3, s3, 0x55555555
	s_and_b32 s2, s2, 0x55555555
	s_sub_u32 s2, vcc_lo, s2
	s_mov_b32 s4, 0x33333333
	s_subb_u32 s3, vcc_hi, s3
	s_mov_b32 s5, s4
	s_and_b64 s[6:7], s[2:3], s[4:5]
	s_lshr_b64 s[2:3], s[2:3], 2
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_add_u32 s2, s2, s6
	s_addc_u32 s3, s3, s7
	s_lshr_b64 s[4:5], s[2:3], 4
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_and_b32 s4, s2, 0xf0f0f0f
	s_and_b32 s3, s3, 0xf0f0f0f
	s_mul_i32 s2, s4, 0x1010101
	s_mul_hi_u32 s4, s4, 0x1010101
	s_add_i32 s4, s4, s2
	s_mul_i32 s3, s3, 0x1010101
	s_add_i32 s3, s4, s3
	v_mov_b32_e32 v4, -1
	v_bfrev_b32_e32 v5, -8
	v_cmp_gt_u64_e32 vcc, s[2:3], v[4:5]
	s_cbranch_vccnz .LBB0_125
	s_mov_b32 s4, 0
	s_mov_b64 s[2:3], 0
.LBB0_121:
	v_readfirstlane_b32 s6, v2
	v_readfirstlane_b32 s7, v3
	v_mov_b32_e32 v6, s4
	s_nop 0
	v_cmp_eq_u64_e64 s[6:7], s[6:7], v[2:3]
	s_bcnt1_i32_b64 s5, s[6:7]
	s_add_i32 s4, s4, s5
	v_mov_b64_e32 v[4:5], s[6:7]
	v_mov_b32_e32 v7, s5
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_121
	s_or_b64 exec, exec, s[2:3]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v7, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v6, v4, v6, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v6
	ds_permute_b32 v4, v6, v4
	ds_permute_b32 v2, v6, v2
	ds_permute_b32 v3, v6, v3
	ds_permute_b32 v1, v6, v1
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v5 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_124
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v6, v4, v1 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v6, v1
	ds_bpermute_b32 v6, v4, v1 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v1, v1, v6
	ds_bpermute_b32 v6, v4, v1 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v5 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v6, vcc
	v_add_u32_e32 v1, v1, v5
.LBB0_124:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[2:3], 1, v4
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_126
	s_branch .LBB0_127
.LBB0_125:
	s_mov_b64 s[2:3], -1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_127
.LBB0_126:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v1, off sc1
.LBB0_127:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc0 .LBB0_129
.LBB0_128:
	s_endpgm
.LBB0_129:
	.loc	1 44 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, 7, v0
	.loc	1 45 0
	v_readlane_b32 s0, v253, 10
	v_lshlrev_b32_e32 v2, 7, v1
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s3, v253, 13
	v_lshl_add_u64 v[2:3], s[28:29], 0, v[2:3]
	v_bfrev_b32_e32 v4, -2
	v_cmp_gt_i32_e32 vcc, s3, v1
	v_readlane_b32 s1, v253, 11
	v_and_b32_e32 v0, 0x78, v0
	v_cndmask_b32_e32 v5, v4, v3, vcc
	v_cndmask_b32_e32 v4, -1, v2, vcc
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	v_readlane_b32 s2, v253, 12
	v_mov_b32_dpp v6, v6 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v7, v7 row_shr:4 row_mask:0xf bank_mask:0xa
	s_mul_i32 s4, s44, s30
	v_mov_b32_dpp v6, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v7, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_cmp_lt_i64_e64 s[0:1], v[4:5], v[6:7]
	s_mov_b64 s[2:3], 0
	s_nop 0
	v_cndmask_b32_e64 v5, v7, v5, s[0:1]
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[0:1], v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v5, v7, v5, s[0:1]
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[0:1], v[4:5], v[6:7]
	s_nop 1
	v_cndmask_b32_e64 v4, v6, v4, s[0:1]
	v_cndmask_b32_e64 v5, v7, v5, s[0:1]
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cndmask_b32_e32 v2, v4, v2, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_lshlrev_b32_e32 v0, 2, v1
	v_add_u32_e32 v0, 0, v0
	s_branch .LBB0_131
.LBB0_130:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v1
	s_nop 1
	v_mov_b32_dpp v4, v4 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v4, v1 row_shl:4 row_mask:0xf bank_mask:0x5
	v_min_i32_e32 v1, v1, v4
	v_mov_b32_e32 v4, v1
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v1, v1, v4
	v_mov_b32_e32 v4, v1
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v1, v1, v4
	v_cmp_le_i32_e64 s[0:1], s4, v1
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_128
.LBB0_131:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_130
	global_load_dword v1, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v0, v1
	s_branch .LBB0_130
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ulysses_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 168
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 325
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 256
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
	.size	ulysses_attention, .Lfunc_end0-ulysses_attention
	.set ulysses_attention.num_vgpr, 256
	.set ulysses_attention.num_agpr, 69
	.set ulysses_attention.numbered_sgpr, 100
	.set ulysses_attention.num_named_barrier, 0
	.set ulysses_attention.private_seg_size, 0
	.set ulysses_attention.uses_vcc, 1
	.set ulysses_attention.uses_flat_scratch, 0
	.set ulysses_attention.has_dyn_sized_stack, 0
	.set ulysses_attention.has_recursion, 0
	.set ulysses_attention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.text
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     69
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
      - .offset:         88
        .size:           4
        .value_kind:     by_value
      - .offset:         92
        .size:           4
        .value_kind:     by_value
      - .offset:         96
        .size:           4
        .value_kind:     by_value
      - .offset:         100
        .size:           4
        .value_kind:     by_value
      - .offset:         104
        .size:           4
        .value_kind:     by_value
      - .offset:         108
        .size:           4
        .value_kind:     by_value
      - .offset:         112
        .size:           4
        .value_kind:     by_value
      - .offset:         116
        .size:           4
        .value_kind:     by_value
      - .offset:         120
        .size:           4
        .value_kind:     by_value
      - .offset:         124
        .size:           4
        .value_kind:     by_value
      - .offset:         128
        .size:           4
        .value_kind:     by_value
      - .offset:         132
        .size:           4
        .value_kind:     by_value
      - .offset:         136
        .size:           4
        .value_kind:     by_value
      - .offset:         140
        .size:           4
        .value_kind:     by_value
      - .offset:         144
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 168
    .max_flat_workgroup_size: 128
    .name:           ulysses_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 190
    .symbol:         ulysses_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     325
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
