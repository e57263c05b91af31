; lds 5120
	.file	1 "moe_backward"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	moe_backward
	.p2align	8
	.type	moe_backward,@function
moe_backward:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dword s58, s[0:1], 0x11c
	s_mov_b64 s[86:87], s[4:5]
	v_writelane_b32 v123, s16, 0
	v_writelane_b32 v123, s14, 1
	s_mov_b32 s85, 0
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s84, s58
	v_cvt_f32_u32_e32 v1, s84
	v_writelane_b32 v123, s15, 2
	v_writelane_b32 v123, s10, 3
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_writelane_b32 v123, s11, 4
	v_writelane_b32 v123, s8, 5
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_nop 0
	v_writelane_b32 v123, s9, 6
	s_load_dwordx2 s[22:23], s[0:1], 0x100
	s_load_dwordx2 s[18:19], s[0:1], 0xd0
	s_load_dword s8, s[0:1], 0x140
	v_cvt_u32_f32_e32 v1, v1
	v_writelane_b32 v123, s6, 7
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s36, s[22:23], 0xac
	.loc	1 38 0
	s_cmp_lg_u32 s8, 0
	v_writelane_b32 v123, s7, 8
	v_writelane_b32 v123, s2, 9
	.loc	1 21 0
	v_readfirstlane_b32 s9, v1
	s_nop 0
	v_writelane_b32 v123, s3, 10
	.loc	1 38 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s3, s[0:1], 0x13c
	.loc	1 39 0
	s_load_dword s2, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s85, s2, s3
.LBB0_2:
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s36, 1
	.loc	1 36 0
	s_lshr_b32 s2, s33, 31
	s_add_i32 s2, s33, s2
	s_and_b32 s2, s2, -2
	s_sub_i32 s16, s33, s2
	s_lshl_b32 s2, s16, 4
	s_load_dword s24, s[0:1], 0x144
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s56, s18, s2
	s_addc_u32 s57, s19, s3
	.loc	1 41 0
	s_add_i32 s59, s85, -1
	s_cmp_lt_i32 s59, -2.0
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_518
	s_load_dword s62, s[0:1], 0x118
	s_load_dwordx4 s[40:43], s[0:1], 0x108
	s_load_dwordx4 s[72:75], s[0:1], 0x120
	s_load_dwordx2 s[10:11], s[0:1], 0xf8
	s_load_dwordx8 s[76:83], s[0:1], 0xd8
	s_load_dwordx2 s[4:5], s[0:1], 0xc8
	s_load_dwordx4 s[28:31], s[0:1], 0xb8
	s_load_dwordx8 s[44:51], s[0:1], 0x98
	s_load_dwordx8 s[88:95], s[0:1], 0x58
	s_load_dwordx8 s[64:71], s[0:1], 0x78
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v123, s40, 11
	s_sub_i32 s2, 0, s84
	s_mul_i32 s2, s2, s9
	v_writelane_b32 v123, s41, 12
	v_writelane_b32 v123, s42, 13
	v_writelane_b32 v123, s43, 14
	v_writelane_b32 v123, s10, 15
	s_mul_hi_u32 s2, s9, s2
	s_abs_i32 s3, s75
	v_writelane_b32 v123, s11, 16
	v_writelane_b32 v123, s28, 17
	s_add_i32 s2, s9, s2
	s_mul_hi_u32 s13, s3, s2
	v_writelane_b32 v123, s29, 18
	v_writelane_b32 v123, s30, 19
	v_writelane_b32 v123, s31, 20
	v_writelane_b32 v123, s64, 21
	.loc	1 21 0
	s_mul_i32 s9, s13, s84
	s_sub_i32 s3, s3, s9
	v_writelane_b32 v123, s65, 22
	v_writelane_b32 v123, s66, 23
	v_writelane_b32 v123, s67, 24
	v_writelane_b32 v123, s68, 25
	v_writelane_b32 v123, s69, 26
	v_writelane_b32 v123, s70, 27
	v_writelane_b32 v123, s71, 28
	v_writelane_b32 v123, s2, 29
	s_load_dword s15, s[0:1], 0x168
	s_load_dwordx8 s[64:71], s[0:1], 0x148
	s_load_dword s26, s[0:1], 0x138
	v_writelane_b32 v123, s0, 30
	s_load_dwordx2 s[10:11], s[0:1], 0x130
	s_ashr_i32 s2, s58, 31
	v_writelane_b32 v123, s1, 31
	s_ashr_i32 s1, s75, 31
	v_writelane_b32 v123, s0, 32
	s_xor_b32 s2, s1, s2
	s_add_i32 s9, s13, 1
	s_sub_i32 s12, s3, s84
	s_cmp_ge_u32 s3, s84
	v_writelane_b32 v123, s1, 33
	s_cselect_b32 s0, s9, s13
	s_cselect_b32 s3, s12, s3
	s_add_i32 s9, s0, 1
	s_cmp_ge_u32 s3, s84
	s_cselect_b32 s0, s9, s0
	s_xor_b32 s0, s0, s2
	.loc	1 23 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s35, s10, 0x7f
	.loc	1 21 0
	s_sub_i32 s41, s0, s2
	.loc	1 23 0
	s_ashr_i32 s2, s35, 31
	s_lshr_b32 s2, s2, 25
	s_add_i32 s99, s35, s2
	s_add_i32 s2, s73, 7
	s_ashr_i32 s3, s2, 31
	s_add_i32 s37, s11, 63
	s_lshr_b32 s3, s3, 29
	s_add_i32 s2, s2, s3
	.loc	1 24 0
	s_add_i32 s3, s37, s11
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 26
	s_add_i32 s3, s3, s9
	.loc	1 23 0
	s_ashr_i32 s98, s99, 7
	.loc	1 24 0
	s_ashr_i32 s3, s3, 6
	s_mul_i32 s30, s3, s98
	.loc	1 25 0
	s_add_i32 s3, s10, 63
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 26
	s_add_i32 s3, s3, s9
	s_add_i32 s9, s11, 0x7f
	.loc	1 23 0
	s_ashr_i32 s0, s37, 31
	.loc	1 25 0
	s_ashr_i32 s12, s9, 31
	.loc	1 23 0
	s_lshr_b32 s0, s0, 26
	.loc	1 25 0
	s_lshr_b32 s12, s12, 25
	.loc	1 23 0
	s_add_i32 s0, s37, s0
	.loc	1 25 0
	s_add_i32 s9, s9, s12
	.loc	1 29 0
	s_lshl_b32 s12, s26, 4
	.loc	1 23 0
	v_writelane_b32 v123, s0, 40
	.loc	1 29 0
	s_ashr_i32 s13, s12, 31
	v_writelane_b32 v123, s12, 42
	.loc	1 23 0
	s_ashr_i32 s6, s0, 6
	.loc	1 32 0
	s_ashr_i32 s1, s11, 31
	v_writelane_b32 v123, s13, 43
	s_mov_b32 s0, s11
	s_mul_i32 s12, s41, s10
	v_writelane_b32 v123, s0, 44
	s_ashr_i32 s13, s12, 31
	.loc	1 24 0
	s_lshl_b32 s34, s11, 1
	v_writelane_b32 v123, s1, 45
	v_writelane_b32 v123, s12, 46
	.loc	1 25 0
	s_ashr_i32 s3, s3, 6
	s_ashr_i32 s9, s9, 7
	v_writelane_b32 v123, s13, 47
	.loc	1 34 0
	s_mul_i32 s12, s34, s41
	s_ashr_i32 s13, s12, 31
	.loc	1 25 0
	s_mul_i32 s31, s9, s3
	v_writelane_b32 v123, s12, 48
	.loc	1 36 0
	s_ashr_i32 s9, s8, 31
	.loc	1 23 0
	s_ashr_i32 s27, s2, 3
	.loc	1 31 0
	s_ashr_i32 s21, s10, 31
	.loc	1 33 0
	s_ashr_i32 s35, s34, 31
	v_writelane_b32 v123, s13, 49
	.loc	1 36 0
	s_lshl_b64 s[12:13], s[8:9], 2
	s_add_u32 s12, s56, s12
	s_addc_u32 s13, s57, s13
	v_writelane_b32 v123, s12, 50
	s_mov_b32 s55, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_writelane_b32 v123, s13, 51
	v_cmp_gt_u32_e64 s[12:13], 64, v0
	s_max_i32 s54, s8, 1
	s_and_b64 s[52:53], vcc, s[12:13]
	s_lshl_b64 s[8:9], s[54:55], 2
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	v_writelane_b32 v123, s8, 52
	s_cmp_gt_i32 s24, 0
	s_mov_b32 s25, s55
	v_writelane_b32 v123, s9, 53
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v123, s8, 54
	s_mul_i32 s28, s98, s27
	.loc	1 41 0
	s_mul_i32 s2, s75, s16
	v_writelane_b32 v123, s9, 55
	s_mov_b32 s8, s24
	v_writelane_b32 v123, s8, 56
	v_and_b32_e32 v15, 15, v0
	v_lshlrev_b32_e32 v14, 1, v15
	v_writelane_b32 v123, s9, 57
	s_lshl_b64 s[8:9], s[24:25], 2
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	v_writelane_b32 v123, s8, 58
	s_cmp_lg_u32 s15, 0
	v_cmp_gt_i32_e32 vcc, s34, v14
	v_writelane_b32 v123, s9, 59
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_eq_u32 s65, 0
	v_writelane_b32 v123, s8, 60
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u32 s65, 0
	v_writelane_b32 v123, s9, 61
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v124, s8, 0
	s_ashr_i32 s29, s28, 31
	v_writelane_b32 v123, s0, 62
	v_writelane_b32 v124, s9, 1
	s_lshl_b64 s[8:9], s[28:29], 2
	v_writelane_b32 v123, s1, 63
	s_mul_i32 s1, s74, s72
	s_add_u32 s8, s48, s8
	v_writelane_b32 v124, s1, 2
	s_addc_u32 s9, s49, s9
	s_add_i32 s1, s98, 2
	v_writelane_b32 v124, s8, 3
	s_add_i32 s29, s30, s31
	s_mul_i32 s30, s1, s26
	v_writelane_b32 v124, s9, 4
	s_ashr_i32 s31, s30, 31
	v_writelane_b32 v124, s1, 5
	s_lshl_b64 s[8:9], s[30:31], 2
	s_add_u32 s8, s4, s8
	v_writelane_b32 v124, s4, 6
	s_addc_u32 s9, s5, s9
	v_and_b32_e32 v41, 48, v0
	v_writelane_b32 v124, s5, 7
	v_writelane_b32 v124, s8, 8
	v_lshrrev_b32_e32 v10, 4, v0
	v_lshlrev_b32_e32 v30, 2, v0
	v_writelane_b32 v124, s9, 9
	s_mul_i32 s8, s75, 3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s24, s80, s8
	s_addc_u32 s25, s81, s9
	s_lshl_b32 s8, s26, 1
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s16, s82, s8
	s_mul_i32 s8, s26, 3
	s_addc_u32 s17, s83, s9
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s0, s82, s8
	s_addc_u32 s1, s83, s9
	v_writelane_b32 v124, s0, 10
	s_cmp_lt_i32 s69, 0
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v124, s1, 11
	v_writelane_b32 v124, s8, 12
	s_ashr_i32 s27, s26, 31
	v_and_b32_e32 v3, 56, v30
	v_writelane_b32 v124, s9, 13
	s_lshl_b64 s[8:9], s[26:27], 2
	s_add_u32 s8, s82, s8
	s_addc_u32 s9, s83, s9
	v_writelane_b32 v124, s8, 14
	s_ashr_i32 s63, s62, 31
	v_lshrrev_b32_e32 v5, 1, v41
	v_writelane_b32 v124, s9, 15
	s_lshl_b64 s[8:9], s[62:63], 3
	s_add_u32 s8, s42, s8
	s_addc_u32 s9, s43, s9
	s_cmp_eq_u32 s65, 3
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 16
	s_cmp_gt_i32 s34, 0
	v_and_b32_e32 v32, 14, v0
	v_writelane_b32 v124, s39, 17
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 18
	s_sub_i32 s54, s34, 32
	v_lshlrev_b32_e32 v4, 6, v15
	v_writelane_b32 v124, s39, 19
	s_and_b64 s[38:39], vcc, s[38:39]
	v_writelane_b32 v124, s38, 20
	s_cmp_gt_i32 s54, 0
	v_cmp_eq_u32_e32 vcc, 0, v41
	v_writelane_b32 v124, s39, 21
	s_cselect_b64 s[38:39], -1, 0
	s_add_i32 s1, s34, 31
	v_writelane_b32 v124, s38, 22
	s_cmp_gt_i32 s1, 31
	v_xor_b32_e32 v3, v3, v5
	v_writelane_b32 v124, s39, 23
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 24
	s_ashr_i32 s7, s6, 31
	s_cmp_gt_i32 s37, 63
	v_writelane_b32 v124, s39, 25
	v_writelane_b32 v124, s6, 26
	s_cselect_b64 s[38:39], -1, 0
	s_and_b64 s[96:97], vcc, s[12:13]
	v_writelane_b32 v124, s7, 27
	v_writelane_b32 v124, s38, 28
	s_cmp_gt_i32 s58, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s39, 29
	v_writelane_b32 v124, s0, 30
	v_cmp_lt_u32_e64 s[38:39], v15, v10
	s_cmp_gt_i32 s10, 0
	v_writelane_b32 v124, s1, 31
	v_writelane_b32 v124, s38, 32
	v_cmp_gt_i32_e32 vcc, s10, v14
	v_lshrrev_b32_e32 v6, 1, v0
	v_writelane_b32 v124, s39, 33
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 34
	v_lshlrev_b32_e32 v8, 2, v32
	v_or_b32_e32 v79, v3, v4
	v_writelane_b32 v124, s39, 35
	s_and_b64 s[38:39], vcc, s[38:39]
	v_writelane_b32 v124, s38, 36
	v_and_b32_e32 v3, 0x60, v6
	v_lshl_add_u32 v7, v41, 5, 0
	v_writelane_b32 v124, s39, 37
	v_writelane_b32 v124, s88, 38
	v_xor_b32_e32 v5, v8, v5
	v_and_b32_e32 v83, 0xc0, v0
	v_writelane_b32 v124, s89, 39
	v_writelane_b32 v124, s90, 40
	v_writelane_b32 v124, s91, 41
	v_add_u32_e32 v81, v7, v3
	v_writelane_b32 v124, s92, 42
	v_or_b32_e32 v82, v5, v4
	v_add_u32_e32 v34, v7, v14
	v_and_b32_e32 v7, 12, v0
	v_lshlrev_b32_e32 v4, 1, v83
	v_and_b32_e32 v33, 1, v0
	v_and_b32_e32 v35, 2, v0
	v_and_b32_e32 v36, 32, v0
	.loc	1 22 0
	s_mul_i32 s14, s74, s73
	v_lshlrev_b32_e32 v21, 3, v0
	v_writelane_b32 v124, s93, 43
	s_sub_i32 s73, s10, 32
	v_and_b32_e32 v5, 0x68, v6
	v_lshlrev_b32_e32 v6, 8, v35
	v_lshlrev_b32_e32 v37, 5, v36
	v_lshl_or_b32 v4, v7, 3, v4
	v_lshl_add_u32 v38, v33, 4, 0
	v_writelane_b32 v124, s94, 44
	s_cmp_gt_i32 s73, 0
	v_xor_b32_e32 v4, v4, v5
	v_add3_u32 v5, v38, v6, v37
	v_and_b32_e32 v37, 0x68, v21
	v_writelane_b32 v124, s95, 45
	v_and_b32_e32 v28, 0xe0, v0
	s_cselect_b64 s[38:39], -1, 0
	s_add_i32 s31, s10, 31
	v_lshrrev_b32_e32 v9, 1, v83
	v_lshl_or_b32 v7, v7, 5, v37
	v_lshrrev_b32_e32 v3, 2, v28
	v_writelane_b32 v124, s38, 46
	s_cmp_gt_i32 s31, 31
	v_lshlrev_b32_e32 v36, 4, v36
	v_xor_b32_e32 v7, v7, v9
	v_lshl_add_u32 v35, v35, 9, 0
	v_lshrrev_b32_e32 v37, 1, v28
	v_lshlrev_b32_e32 v28, 2, v28
	v_writelane_b32 v124, s39, 47
	s_cselect_b64 s[38:39], -1, 0
	v_and_b32_e32 v6, 16, v0
	v_add3_u32 v7, v35, v36, v7
	v_mul_u32_u24_e32 v35, 0x48, v32
	s_movk_i32 s31, 0x3f0
	v_lshl_or_b32 v28, v32, 3, v28
	v_writelane_b32 v124, s38, 48
	v_xor_b32_e32 v35, v35, v37
	v_mad_u32_u24 v38, v33, s31, v38
	v_lshlrev_b32_e32 v39, 6, v6
	v_xor_b32_e32 v37, v28, v37
	v_lshlrev_b32_e32 v28, 10, v33
	v_writelane_b32 v124, s39, 49
	v_cmp_eq_u32_e64 s[38:39], 0, v33
	v_lshl_add_u32 v36, v6, 7, v38
	v_add3_u32 v38, v38, v28, v39
	v_and_b32_e32 v28, 62, v0
	v_writelane_b32 v124, s38, 50
	v_cmp_eq_u32_e32 vcc, 0, v28
	s_add_i32 s37, s30, 1
	v_writelane_b32 v124, s39, 51
	s_and_b64 s[30:31], vcc, s[12:13]
	v_writelane_b32 v124, s30, 52
	v_and_b32_e32 v32, 56, v0
	v_cmp_eq_u32_e32 vcc, 0, v32
	v_writelane_b32 v124, s31, 53
	v_cndmask_b32_e64 v84, 0, 1, s[30:31]
	s_mul_i32 s30, s14, 3
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s30, s78, s30
	s_addc_u32 s31, s79, s31
	v_writelane_b32 v124, s30, 54
	s_ashr_i32 s15, s14, 31
	v_bfe_u32 v85, v0, 3, 3
	v_writelane_b32 v124, s31, 55
	v_writelane_b32 v124, s14, 56
	s_lshl_b64 s[30:31], s[14:15], 2
	s_add_u32 s30, s78, s30
	v_writelane_b32 v124, s15, 57
	s_addc_u32 s31, s79, s31
	v_writelane_b32 v124, s30, 58
	v_and_b32_e32 v28, 7, v0
	v_and_b32_e32 v44, 3, v0
	v_writelane_b32 v124, s31, 59
	s_lshl_b32 s30, s14, 1
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s30, s78, s30
	s_addc_u32 s31, s79, s31
	v_writelane_b32 v124, s30, 60
	v_cmp_eq_u32_e64 s[38:39], 1, v44
	s_movk_i32 s27, 0xe0
	v_writelane_b32 v124, s31, 61
	s_and_b64 s[30:31], vcc, s[12:13]
	v_writelane_b32 v124, s30, 62
	v_lshlrev_b32_e32 v33, 5, v0
	v_lshrrev_b32_e32 v32, 1, v32
	v_writelane_b32 v124, s31, 63
	v_cmp_lt_u32_e64 s[30:31], v28, v85
	v_and_or_b32 v87, v33, s27, v32
	v_readlane_b32 s27, v123, 0
	v_writelane_b32 v125, s30, 0
	s_ashr_i32 s27, s27, 31
	s_max_i32 s40, s26, s41
	v_writelane_b32 v125, s31, 1
	v_writelane_b32 v125, s38, 2
	s_add_i32 s26, s36, 2
	v_and_b32_e32 v32, 60, v0
	v_writelane_b32 v125, s39, 3
	v_cmp_eq_u32_e64 s[38:39], 2, v44
	v_cmp_eq_u32_e32 vcc, 0, v32
	s_and_b64 vcc, vcc, s[12:13]
	v_writelane_b32 v125, s38, 4
	s_lshl_b32 s90, s85, 8
	s_add_i32 s14, s37, s41
	v_writelane_b32 v125, s39, 5
	v_writelane_b32 v125, s27, 6
	s_lshr_b32 s27, s26, 31
	s_add_i32 s27, s26, s27
	s_and_b32 s27, s27, 0xffffffe
	s_sub_i32 s26, s26, s27
	s_lshl_b32 s26, s26, 4
	s_ashr_i32 s27, s26, 31
	s_add_i32 s91, s28, 1
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s18, s18, s26
	v_writelane_b32 v125, s37, 7
	s_addc_u32 s19, s19, s27
	v_writelane_b32 v125, s18, 8
	s_movk_i32 s60, 0x7f
	v_cmp_eq_u32_e64 s[30:31], 0, v44
	v_writelane_b32 v125, s19, 9
	v_cmp_eq_u32_e64 s[18:19], 48, v41
	s_add_i32 s28, s59, s72
	v_cmp_lt_u32_e64 s[42:43], s60, v0
	v_writelane_b32 v125, s18, 10
	v_lshlrev_b32_e32 v22, 2, v15
	v_bfrev_b32_e32 v45, 1
	v_writelane_b32 v125, s19, 11
	s_mul_i32 s18, s2, s58
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s0, v123, 21
	v_writelane_b32 v125, s30, 12
	s_and_b64 s[60:61], s[12:13], s[30:31]
	s_lshl_b64 s[18:19], s[18:19], 2
	v_readlane_b32 s6, v123, 27
	v_readlane_b32 s7, v123, 28
	s_add_u32 s18, s6, s18
	v_writelane_b32 v125, s31, 13
	s_addc_u32 s19, s7, s19
	v_cmp_gt_i32_e64 s[26:27], s75, v15
	v_writelane_b32 v125, s96, 14
	s_cmp_gt_i32 s85, 0
	v_cndmask_b32_e64 v96, v45, v22, s[26:27]
	v_writelane_b32 v125, s97, 15
	s_mov_b64 s[6:7], s[26:27]
	s_cselect_b64 s[26:27], -1, 0
	v_writelane_b32 v125, s26, 16
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v23, v13
	v_writelane_b32 v125, s27, 17
	s_mul_i32 s26, s75, s62
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s30, s18, s26
	s_addc_u32 s31, s19, s27
	s_lshl_b64 s[26:27], s[62:63], 2
	s_add_u32 s15, s44, s26
	v_writelane_b32 v125, s15, 18
	v_lshl_add_u64 v[24:25], s[50:51], 0, v[22:23]
	v_writelane_b32 v125, s44, 19
	v_lshlrev_b32_e32 v40, 2, v1
	v_lshrrev_b32_e32 v12, 6, v0
	v_writelane_b32 v125, s45, 20
	v_writelane_b32 v125, s46, 21
	v_lshrrev_b32_e32 v31, 2, v0
	v_lshlrev_b32_e32 v32, 3, v44
	v_cmp_gt_u32_e64 s[36:37], 16, v1
	v_subrev_u32_e32 v33, 64, v40
	v_add_u32_e32 v91, 0, v22
	v_writelane_b32 v125, s47, 22
	v_and_b32_e32 v2, 56, v31
	v_lshlrev_b32_e32 v29, 4, v0
	v_lshl_add_u64 v[26:27], s[88:89], 0, v[22:23]
	v_cndmask_b32_e32 v88, v45, v32, vcc
	v_lshlrev_b32_e32 v32, 2, v12
	v_cndmask_b32_e64 v89, v33, v40, s[36:37]
	v_cmp_gt_u32_e32 vcc, 32, v1
	v_add_u32_e32 v33, 0xffffff80, v40
	v_cmp_eq_u32_e64 s[88:89], 3, v12
	v_mad_u32_u24 v92, v15, 12, v91
	v_lshlrev_b32_e32 v12, 4, v15
	v_writelane_b32 v125, s48, 23
	v_xor_b32_e32 v2, v30, v2
	v_xor_b32_e32 v3, v30, v3
	v_and_b32_e32 v86, 0x7c, v30
	v_cndmask_b32_e32 v90, v33, v40, vcc
	v_and_b32_e32 v39, 12, v31
	v_xor_b32_e32 v93, 0x80, v30
	v_add3_u32 v94, 0, v32, v12
	v_add_u32_e32 v95, 0, v30
	v_lshl_add_u64 v[30:31], s[76:77], 0, v[22:23]
	v_add_u32_e32 v23, v92, v32
	v_writelane_b32 v125, s49, 24
	s_addc_u32 s15, s45, s27
	v_mad_u64_u32 v[32:33], s[26:27], s41, v85, v[28:29]
	v_writelane_b32 v125, s50, 25
	v_ashrrev_i32_e32 v33, 31, v32
	v_writelane_b32 v125, s51, 26
	v_lshlrev_b64 v[42:43], 2, v[32:33]
	v_writelane_b32 v125, s15, 27
	v_lshl_add_u64 v[32:33], s[18:19], 0, v[42:43]
	v_cmp_eq_u32_e64 s[18:19], 0, v28
	v_readlane_b32 s1, v123, 22
	v_cmp_gt_i32_e32 vcc, s58, v85
	v_writelane_b32 v125, s18, 28
	v_cmp_gt_i32_e64 s[0:1], s41, v28
	v_sub_u32_e64 v12, v1, 1 clamp
	v_writelane_b32 v125, s19, 29
	v_cmp_lt_u32_e64 s[18:19], 1, v28
	s_and_b64 s[92:93], vcc, s[0:1]
	v_lshlrev_b32_e32 v99, 2, v12
	v_writelane_b32 v125, s18, 30
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_add_u32_e32 v12, -8, v40
	v_writelane_b32 v125, s19, 31
	v_cmp_lt_u32_e64 s[18:19], 3, v28
	v_cndmask_b32_e32 v100, v12, v40, vcc
	v_cmp_gt_u32_e32 vcc, 4, v1
	v_writelane_b32 v125, s18, 32
	v_add_u32_e32 v12, -16, v40
	v_cndmask_b32_e32 v101, v12, v40, vcc
	v_writelane_b32 v125, s19, 33
	v_writelane_b32 v125, s30, 34
	v_cmp_gt_u32_e64 s[18:19], 8, v1
	v_subrev_u32_e32 v12, 32, v40
	v_writelane_b32 v125, s31, 35
	v_writelane_b32 v125, s18, 36
	s_and_b64 s[26:27], s[12:13], s[92:93]
	s_mov_b64 s[50:51], s[16:17]
	v_writelane_b32 v125, s19, 37
	v_cndmask_b32_e64 v12, v12, v40, s[18:19]
	v_cmp_lt_u32_e64 s[18:19], 15, v1
	v_readlane_b32 s16, v123, 32
	v_readlane_b32 s17, v123, 33
	v_writelane_b32 v125, s18, 38
	s_mov_b32 s16, s75
	s_mov_b32 s44, s62
	v_writelane_b32 v125, s19, 39
	v_writelane_b32 v125, s26, 40
	s_lshl_b64 s[16:17], s[16:17], 2
	v_cndmask_b32_e64 v97, v45, v96, s[96:97]
	v_writelane_b32 v125, s27, 41
	v_writelane_b32 v125, s92, 42
	v_cmp_eq_u32_e64 s[18:19], s44, v85
	s_add_u32 s96, s80, s16
	v_writelane_b32 v125, s93, 43
	s_addc_u32 s97, s81, s17
	v_writelane_b32 v125, s18, 44
	s_and_b64 s[16:17], s[18:19], s[92:93]
	s_and_b64 s[16:17], s[12:13], s[16:17]
	v_writelane_b32 v125, s19, 45
	v_writelane_b32 v125, s16, 46
	v_lshl_add_u64 v[46:47], s[30:31], 0, v[42:43]
	v_lshl_add_u64 v[40:41], s[80:81], 0, v[42:43]
	v_writelane_b32 v125, s17, 47
	s_lshl_b32 s16, s75, 1
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s30, s80, s16
	scratch_store_dword off, v12, off
	scratch_store_dwordx2 off, v[40:41], off offset:12
	v_lshl_add_u64 v[40:41], s[96:97], 0, v[42:43]
	s_addc_u32 s31, s81, s17
	v_lshlrev_b32_e32 v12, 2, v28
	scratch_store_dwordx2 off, v[40:41], off offset:20
	v_lshl_add_u64 v[40:41], s[30:31], 0, v[12:13]
	v_readlane_b32 vcc_lo, v123, 62
	scratch_store_dwordx2 off, v[40:41], off offset:28
	v_writelane_b32 v125, s24, 48
	s_cmp_eq_u32 s66, 0
	v_readlane_b32 vcc_hi, v123, 63
	v_lshl_add_u64 v[40:41], s[24:25], 0, v[12:13]
	v_writelane_b32 v125, s25, 49
	scratch_store_dwordx2 off, v[40:41], off offset:36
	s_cselect_b64 s[16:17], -1, 0
	v_cndmask_b32_e64 v40, 0, 1, vcc
	v_writelane_b32 v125, s16, 50
	s_cmp_lg_u32 s66, 0
	v_readfirstlane_b32 s15, v40
	v_writelane_b32 v125, s17, 51
	s_cselect_b64 s[16:17], -1, 0
	s_max_i32 s15, s72, s15
	v_writelane_b32 v125, s16, 52
	s_add_i32 s15, s15, 7
	v_readlane_b32 s4, v123, 25
	v_writelane_b32 v125, s17, 53
	s_ashr_i32 s16, s15, 31
	s_lshr_b32 s16, s16, 29
	s_add_i32 s15, s15, s16
	s_ashr_i32 s16, s15, 3
	s_cmp_eq_u32 s65, 2
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v125, s18, 54
	s_mul_i32 s16, s16, s98
	v_readlane_b32 s5, v123, 26
	v_writelane_b32 v125, s19, 55
	s_and_b64 s[18:19], s[18:19], exec
	s_cselect_b32 s15, s98, 0
	s_cmp_gt_i32 s67, 0
	v_writelane_b32 v125, s15, 56
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v125, s18, 57
	s_cmp_eq_u32 s71, 0
	v_readlane_b32 s4, v123, 44
	v_writelane_b32 v125, s19, 58
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v125, s18, 59
	s_cmp_lg_u32 s71, 0
	v_readlane_b32 s2, v123, 23
	v_writelane_b32 v125, s19, 60
	s_cselect_b64 s[18:19], -1, 0
	s_min_i32 s15, s68, s16
	s_cmp_gt_i32 s68, 0
	s_cselect_b32 s17, s15, s16
	s_and_b32 s81, s81, 0xffff
	v_readlane_b32 s3, v123, 24
	v_readlane_b32 s5, v123, 45
	v_writelane_b32 v123, s76, 32
	v_writelane_b32 v125, s18, 61
	s_mov_b32 s27, 0x27000
	v_writelane_b32 v123, s77, 33
	v_writelane_b32 v123, s78, 34
	v_writelane_b32 v123, s79, 35
	v_writelane_b32 v123, s80, 36
	v_writelane_b32 v123, s81, 37
	v_writelane_b32 v123, s82, 38
	s_mov_b32 s26, 0x7ffffffe
	v_writelane_b32 v125, s19, 62
	v_writelane_b32 v123, s83, 39
	s_mov_b32 s82, s26
	s_mov_b32 s83, s27
	v_writelane_b32 v125, s80, 63
	s_and_b32 s97, s97, 0xffff
	s_and_b32 s25, s31, 0xffff
	v_writelane_b32 v126, s81, 0
	v_writelane_b32 v126, s82, 1
	v_writelane_b32 v126, s83, 2
	v_writelane_b32 v126, s96, 3
	s_lshl_b32 s15, s85, 6
	s_mov_b64 s[76:77], s[64:65]
	v_writelane_b32 v126, s97, 4
	v_writelane_b32 v126, s98, 5
	v_writelane_b32 v126, s99, 6
	v_writelane_b32 v126, s30, 7
	s_mov_b32 s24, s30
	s_mov_b32 s79, s67
	v_writelane_b32 v126, s31, 8
	v_writelane_b32 v126, s24, 9
	s_mov_b32 s81, s69
	s_mov_b32 s82, s70
	v_writelane_b32 v126, s25, 10
	v_writelane_b32 v126, s26, 11
	v_writelane_b32 v126, s27, 12
	v_writelane_b32 v126, s0, 13
	s_cmp_lt_i32 s70, 0
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v126, s1, 14
	v_writelane_b32 v126, s15, 15
	v_writelane_b32 v126, s76, 16
	v_cndmask_b32_e64 v103, v45, v12, s[0:1]
	v_and_b32_e32 v12, 0xf8, v21
	v_writelane_b32 v126, s77, 17
	v_writelane_b32 v126, s78, 18
	v_writelane_b32 v126, s79, 19
	v_writelane_b32 v126, s80, 20
	v_writelane_b32 v126, s81, 21
	v_writelane_b32 v126, s82, 22
	v_writelane_b32 v126, s83, 23
	v_writelane_b32 v126, s18, 24
	s_mov_b64 s[48:49], s[34:35]
	scratch_store_dwordx2 off, v[46:47], off offset:4
	v_writelane_b32 v126, s19, 25
	v_cmp_gt_u32_e64 s[18:19], 2, v44
	v_add_u32_e32 v46, 0, v12
	v_or_b32_e32 v12, 32, v14
	v_writelane_b32 v126, s18, 26
	s_cmp_gt_u32 s54, 32
	.loc	1 31 0
	s_mov_b32 s20, s10
	v_writelane_b32 v126, s19, 27
	v_cmp_gt_i64_e64 s[18:19], s[48:49], v[12:13]
	v_readlane_b32 s46, v124, 26
	v_writelane_b32 v123, s98, 62
	v_writelane_b32 v126, s18, 28
	v_readlane_b32 s1, v123, 40
	v_and_b32_e32 v18, 56, v21
	v_writelane_b32 v126, s19, 29
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v126, s18, 30
	s_cmp_gt_u32 s73, 32
	s_mul_i32 s66, s41, s29
	v_writelane_b32 v126, s19, 31
	v_cmp_gt_i64_e64 s[18:19], s[20:21], v[12:13]
	v_readlane_b32 s47, v124, 27
	v_xor_b32_e32 v8, 32, v82
	v_writelane_b32 v126, s18, 32
	v_add_u32_e32 v109, 0, v8
	v_mov_b32_e32 v8, s66
	v_writelane_b32 v126, s19, 33
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v126, s18, 34
	s_ashr_i32 s15, s99, 31
	s_abs_i32 s92, s46
	v_writelane_b32 v126, s19, 35
	v_writelane_b32 v126, s15, 36
	s_abs_i32 s15, s98
	v_cvt_f32_u32_e32 v12, s15
	s_sub_i32 s24, 0, s15
	s_abs_i32 s96, s74
	s_abs_i32 s98, s41
	v_rcp_iflag_f32_e32 v12, v12
	.loc	1 41 0
	v_readlane_b32 s18, v124, 30
	v_readlane_b32 s19, v124, 31
	s_and_b64 s[18:19], vcc, s[18:19]
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	scratch_store_dword off, v8, off offset:52
	v_mov_b32_e32 v8, s16
	scratch_store_dword off, v8, off offset:44
	v_readfirstlane_b32 s25, v12
	s_mul_i32 s24, s24, s25
	s_mul_hi_u32 s24, s25, s24
	s_add_i32 s24, s25, s24
	v_writelane_b32 v126, s24, 37
	s_lshl_b32 s24, s74, 3
	v_writelane_b32 v126, s24, 38
	s_ashr_i32 s24, s29, 31
	v_writelane_b32 v126, s24, 39
	s_abs_i32 s24, s29
	v_cvt_f32_u32_e32 v12, s24
	v_writelane_b32 v126, s24, 40
	s_sub_i32 s24, 0, s24
	v_mov_b32_e32 v8, s17
	v_rcp_iflag_f32_e32 v12, v12
	v_lshrrev_b32_e32 v16, 3, v0
	v_and_b32_e32 v11, 0xf0, v0
	v_and_b32_e32 v45, 4, v16
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_writelane_b32 v127, s58, 0
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v19, v13
	v_readfirstlane_b32 s25, v12
	v_cvt_f32_u32_e32 v12, s92
	s_mul_i32 s24, s24, s25
	s_mul_hi_u32 s24, s25, s24
	s_add_i32 s24, s25, s24
	v_rcp_iflag_f32_e32 v12, v12
	v_writelane_b32 v126, s24, 41
	s_ashr_i32 s24, s1, 31
	v_writelane_b32 v126, s24, 42
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	s_sub_i32 s24, 0, s92
	v_lshrrev_b32_e32 v20, 2, v11
	v_xor_b32_e32 v80, 32, v79
	v_readfirstlane_b32 s25, v12
	s_mul_i32 s24, s24, s25
	s_mul_hi_u32 s24, s25, s24
	s_add_i32 s24, s25, s24
	v_writelane_b32 v126, s24, 43
	v_readlane_b32 s24, v124, 56
	s_abs_i32 s24, s24
	v_readlane_b32 s25, v124, 57
	v_cvt_f32_u32_e32 v12, s24
	v_writelane_b32 v126, s24, 44
	s_sub_i32 s24, 0, s24
	s_abs_i32 s25, s28
	v_rcp_iflag_f32_e32 v12, v12
	v_cmp_lt_u32_e64 s[38:39], 31, v1
	v_and_b32_e32 v98, 0xf8, v0
	s_mov_b32 s0, s40
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	s_mov_b32 s93, s54
	s_mov_b32 s94, s73
	v_mul_lo_u32 v107, s75, v10
	v_mul_lo_u32 v21, s24, v12
	v_mul_hi_u32 v21, v12, v21
	v_add_u32_e32 v104, v12, v21
	v_cvt_f32_u32_e32 v12, s96
	s_ashr_i32 s24, s74, 31
	v_writelane_b32 v126, s24, 45
	s_sub_i32 s24, 0, s96
	v_rcp_iflag_f32_e32 v12, v12
	v_mov_b32_e32 v21, v13
	s_mov_b32 s95, 0x5040100
	v_add_u32_e32 v110, v34, v9
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_add_u32_e32 v111, v36, v35
	v_add_u32_e32 v112, v38, v37
	v_add_u32_e32 v113, v92, v39
	v_mul_lo_u32 v40, s24, v12
	v_mul_hi_u32 v40, v12, v40
	v_add_u32_e32 v105, v12, v40
	v_cvt_f32_u32_e32 v12, s98
	s_ashr_i32 s24, s41, 31
	v_writelane_b32 v126, s24, 46
	s_sub_i32 s24, 0, s98
	v_rcp_iflag_f32_e32 v12, v12
	v_writelane_b32 v126, s41, 47
	v_mov_b32_e32 v41, s85
	v_add_u32_e32 v114, v46, v45
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_add_u32_e32 v115, 0, v2
	v_bfrev_b32_e32 v116, 0.5
	v_mov_b32_e32 v44, -1
	v_mul_lo_u32 v40, s24, v12
	v_mul_hi_u32 v40, v12, v40
	s_xor_b32 s24, s28, s85
	s_abs_i32 s28, s85
	v_add_u32_e32 v106, v12, v40
	v_cvt_f32_u32_e32 v12, s28
	s_sub_i32 s29, 0, s28
	s_ashr_i32 s24, s24, 31
	v_mov_b32_e32 v40, s33
	v_rcp_iflag_f32_e32 v12, v12
	v_bfrev_b32_e32 v45, -8
	v_mov_b32_e32 v117, 1
	v_mov_b32_e32 v43, 32
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_mov_b32_e32 v78, 16
	v_mov_b32_e32 v42, 8
	v_mov_b32_e32 v102, 4
	v_readfirstlane_b32 s30, v12
	s_mul_i32 s29, s29, s30
	s_mul_hi_u32 s29, s30, s29
	s_add_i32 s30, s30, s29
	s_mul_hi_u32 s29, s25, s30
	s_mul_i32 s30, s29, s28
	s_sub_i32 s25, s25, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s25, s28
	s_cmp_ge_u32 s25, s28
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s25, s31, s25
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s25, s28
	s_cselect_b32 s25, s30, s29
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	.loc	1 67 0
	v_writelane_b32 v126, s24, 48
	s_lshl_b64 s[24:25], s[46:47], 2
	.loc	1 41 0
	v_writelane_b32 v126, s24, 49
	s_mov_b64 s[30:31], s[74:75]
	s_mov_b32 s28, s72
	v_writelane_b32 v126, s25, 50
	v_writelane_b32 v126, s28, 51
	s_mov_b32 s24, 2.0
	s_xor_b64 s[16:17], s[18:19], -1
	v_writelane_b32 v126, s29, 52
	v_writelane_b32 v126, s30, 53
	v_writelane_b32 v126, s31, 54
	v_writelane_b32 v126, s24, 55
	s_mov_b32 s24, 0x33333333
	v_writelane_b32 v126, s24, 56
	v_lshlrev_b32_e32 v12, 4, v1
	s_lshl_b32 s1, s75, 4
	v_writelane_b32 v126, s25, 57
	v_writelane_b32 v126, s66, 58
	v_writelane_b32 v126, s16, 59
	v_sub_u32_e32 v108, 0, v12
	s_lshl_b32 s99, s85, 10
	v_writelane_b32 v126, s17, 60
	s_mov_b32 s16, 0
	v_writelane_b32 v126, s16, 61
	v_writelane_b32 v126, s56, 62
	v_mov_b32_e32 v122, 2
	v_add_u32_e32 v34, 0, v3
	v_add_u32_e32 v35, v5, v4
	v_add_u32_e32 v36, v7, v6
	v_not_b32_e32 v37, 63
	v_mov_b32_e32 v38, 0x42800000
	v_writelane_b32 v126, s57, 63
	v_writelane_b32 v127, s59, 1
	scratch_store_dword off, v8, off offset:48
	s_branch .LBB0_6
.LBB0_4:
	v_readlane_b32 s16, v126, 61
	v_readlane_b32 s54, v126, 55
	s_mov_b32 s24, s16
.LBB0_5:
	v_readlane_b32 s16, v127, 4
	s_cmp_lt_i32 s16, s54
	v_writelane_b32 v126, s54, 55
	s_mov_b32 s16, s24
	v_writelane_b32 v126, s16, 61
	v_readlane_b32 s17, v127, 5
	s_cbranch_scc0 .LBB0_517
.LBB0_6:
	.loc	1 42 0
	s_memrealtime s[16:17]
s_waitcnt lgkmcnt(0)
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s16, 2
	s_barrier
	s_nop 0
	v_writelane_b32 v127, s17, 3
	.loc	1 36 0
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[24:25], exec
	s_waitcnt vmcnt(0)
	v_mbcnt_lo_u32_b32 v2, s24, 0
	v_mbcnt_hi_u32_b32 v2, s25, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s24, s[24:25]
	v_mov_b32_e32 v3, s24
	v_readlane_b32 s24, v123, 50
	v_readlane_b32 s25, v123, 51
	s_nop 4
	global_atomic_add v3, v13, v3, s[24:25] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	s_nop 1
	v_add_u32_e32 v2, s18, v2
	ds_write_b32 v13, v2
.LBB0_10:
	s_or_b64 exec, exec, s[16:17]
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s97, v2
	s_sub_i32 s18, s97, s85
	s_mov_b32 s16, s18
	.loc	1 44 0
	v_writelane_b32 v127, s16, 4
	s_cmp_gt_i32 s18, -1
	s_nop 0
	v_writelane_b32 v127, s17, 5
	s_mov_b64 s[16:17], -1
	s_cbranch_scc0 .LBB0_295
	v_readlane_b32 s54, v126, 55
	v_readlane_b32 s16, v126, 61
	.loc	1 50 0
	s_cmp_lg_u32 s54, 2.0
	s_mov_b32 s24, s16
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_20
.LBB0_12:
	s_or_b64 exec, exec, s[18:19]
	.loc	1 35 0
	v_readfirstlane_b32 s18, v2
	s_nop 1
	v_mov_b32_e32 v2, s18
	ds_write_b32 v13, v2
.LBB0_13:
	s_or_b64 exec, exec, s[16:17]
	.loc	1 51 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 51 0
	global_load_dword v2, v13, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	.loc	1 52 0
	v_readlane_b32 s16, v123, 52
	v_readlane_b32 s17, v123, 53
	s_nop 4
	global_load_dword v2, v13, s[16:17] offset:96
	.loc	1 54 0
	v_readlane_b32 s16, v123, 54
	v_readlane_b32 s17, v123, 55
	s_andn2_b64 vcc, exec, s[16:17]
	.loc	1 52 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	s_cbranch_vccnz .LBB0_19
	v_readlane_b32 s16, v123, 58
	v_readlane_b32 s17, v123, 59
	.loc	1 55 0
	s_nop 4
	global_load_dword v2, v13, s[16:17] offset:96
	global_load_dword v3, v13, s[16:17] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s16, v2
	s_sub_i32 s16, s16, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_add_i32 s54, s16, s17
	s_branch .LBB0_20
.LBB0_19:
	s_mov_b32 s54, 0
.LBB0_20:
	.loc	1 56 0
	v_readlane_b32 s16, v127, 4
	s_cmp_ge_i32 s16, s54
	v_readlane_b32 s17, v127, 5
	s_cbranch_scc1 .LBB0_294
	.loc	1 57 0
	s_ashr_i32 s25, s24, 31
	v_writelane_b32 v127, s24, 6
	s_lshl_b64 s[16:17], s[24:25], 2
	v_readlane_b32 s18, v123, 15
	v_writelane_b32 v127, s25, 7
	v_readlane_b32 s19, v123, 16
	s_add_u32 s18, s18, s16
	s_addc_u32 s19, s19, s17
	v_readlane_b32 s16, v127, 4
	v_readlane_b32 s17, v127, 5
	s_mov_b32 s17, s55
	s_mov_b32 s24, s16
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s18, s16
	s_addc_u32 s17, s19, s17
	global_load_dword v2, v13, s[16:17]
	v_writelane_b32 v127, s24, 4
	.loc	1 58 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	s_ashr_i32 s30, s16, 24
	.loc	1 59 0
	s_ashr_i32 s31, s30, 31
	.loc	1 58 0
	s_and_b32 s34, s16, 0xffffff
	.loc	1 59 0
	s_lshl_b64 s[16:17], s[30:31], 2
	s_add_u32 s62, s22, s16
	s_addc_u32 s63, s23, s17
	global_load_dword v39, v13, s[62:63] offset:32
	.loc	1 57 0
	v_writelane_b32 v127, s25, 5
	.loc	1 60 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s34, v39
	v_readlane_b32 s24, v127, 6
	v_readlane_b32 s25, v127, 7
	s_cbranch_vccnz .LBB0_294
	.loc	1 59 0
	global_load_dword v2, v13, s[62:63] offset:64
	.loc	1 61 0
	s_cmp_lg_u32 s30, 3
	s_cselect_b64 s[16:17], -1, 0
	.loc	1 67 0
	v_writelane_b32 v123, s16, 40
	s_cmp_lg_u32 s30, 1
	.loc	1 59 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s31, v2
	.loc	1 67 0
	v_writelane_b32 v123, s17, 41
	s_cselect_b64 s[16:17], -1, 0
	v_writelane_b32 v127, s16, 8
	s_cmp_eq_u32 s30, 4
	s_nop 0
	v_writelane_b32 v127, s17, 9
	s_cselect_b64 s[16:17], -1, 0
	v_writelane_b32 v127, s16, 10
	s_nop 1
	v_writelane_b32 v127, s17, 11
	s_nop 0
	v_readlane_b32 s24, v127, 2
	v_readlane_b32 s25, v127, 3
	s_branch .LBB0_24
.LBB0_23:
	.loc	1 71 0
	s_add_i32 s34, s34, s31
	.loc	1 60 0
	v_cmp_lt_i32_e32 vcc, s34, v39
	s_mov_b64 s[62:63], s[58:59]
	.loc	1 70 0
	s_memrealtime s[24:25]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_293
.LBB0_24:
	.loc	1 61 0
	v_readlane_b32 s16, v123, 40
	v_readlane_b32 s17, v123, 41
	s_mov_b64 s[18:19], -1
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_45
	s_cmp_lt_i32 s30, 5
	s_cbranch_scc1 .LBB0_38
	s_cmp_lt_i32 s30, 6
	s_cbranch_scc1 .LBB0_35
	s_mov_b32 s28, 0
	s_cmp_eq_u32 s30, 6
	s_mov_b64 s[16:17], s[22:23]
	s_cbranch_scc0 .LBB0_34
	v_readlane_b32 s16, v124, 0
	v_readlane_b32 s17, v124, 1
	s_andn2_b64 vcc, exec, s[16:17]
	v_readlane_b32 s16, v124, 3
	v_readlane_b32 s28, v127, 0
	v_readlane_b32 s17, v124, 4
	s_cbranch_vccnz .LBB0_34
	s_ashr_i32 s35, s34, 31
	v_readlane_b32 s64, v125, 19
	s_lshl_b64 s[16:17], s[34:35], 2
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	s_add_u32 s16, s68, s16
	s_addc_u32 s17, s69, s17
	s_abs_i32 s19, s34
	v_readlane_b32 s28, v126, 37
	s_mul_hi_u32 s28, s19, s28
	s_mul_i32 s29, s28, s15
	v_readlane_b32 s18, v126, 36
	s_sub_i32 s19, s19, s29
	s_xor_b32 s18, s35, s18
	s_add_i32 s29, s28, 1
	s_sub_i32 s35, s19, s15
	s_cmp_ge_u32 s19, s15
	s_cselect_b32 s28, s29, s28
	s_cselect_b32 s19, s35, s19
	s_add_i32 s29, s28, 1
	s_cmp_ge_u32 s19, s15
	s_cselect_b32 s19, s29, s28
	s_xor_b32 s19, s19, s18
	v_readlane_b32 s72, v126, 51
	s_sub_i32 s18, s19, s18
	v_readlane_b32 s74, v126, 53
	s_mul_i32 s18, s18, s74
	s_lshl_b32 s29, s18, 3
	v_readlane_b32 s18, v126, 38
	s_add_i32 s35, s29, s18
	s_cmp_ge_i32 s29, s35
	s_mov_b32 s28, 0
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	v_readlane_b32 s73, v126, 52
	v_readlane_b32 s75, v126, 54
	s_cbranch_scc1 .LBB0_34
	v_readlane_b32 s18, v124, 2
	s_min_i32 s40, s35, s18
	s_branch .LBB0_32
.LBB0_31:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s29, s29, 64
	s_nop 0
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s18, v2, 63
	s_add_i32 s28, s18, s28
	s_cmp_lt_i32 s29, s35
	s_cbranch_scc0 .LBB0_34
.LBB0_32:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s29, v1
	v_cmp_gt_i32_e32 vcc, s40, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_31
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[86:87]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_31
.LBB0_34:
	s_mov_b64 s[18:19], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_37
	s_ashr_i32 s16, s34, 31
	v_readlane_b32 s17, v126, 36
	s_xor_b32 s16, s16, s17
	s_abs_i32 s17, s34
	v_readlane_b32 s18, v126, 37
	s_mul_hi_u32 s18, s17, s18
	s_mul_i32 s19, s18, s15
	s_sub_i32 s17, s17, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s28, s17, s15
	s_cmp_ge_u32 s17, s15
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s28, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s15
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s28, s50, s18
	s_addc_u32 s29, s51, s19
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v13, s[28:29]
	v_readlane_b32 s28, v124, 10
	v_readlane_b32 s29, v124, 11
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v13, s[18:19]
	v_readlane_b32 s18, v124, 12
	v_readlane_b32 s19, v124, 13
	s_and_b64 s[18:19], s[18:19], exec
	v_readlane_b32 s19, v123, 62
	s_mov_b32 s28, 1
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s17, v2
	s_cselect_b32 s17, s17, s16
	s_mul_i32 s19, s17, s19
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	s_cselect_b32 s18, s16, 1
	s_abs_i32 s16, s18
	v_cvt_f32_u32_e32 v2, s16
	s_sub_i32 s40, 0, s16
	s_sub_i32 s19, s34, s19
	s_abs_i32 s35, s19
	v_rcp_iflag_f32_e32 v2, v2
	s_xor_b32 s29, s19, s18
	s_ashr_i32 s29, s29, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s41, v2
	s_mul_i32 s40, s40, s41
	s_mul_hi_u32 s40, s41, s40
	s_add_i32 s41, s41, s40
	s_mul_hi_u32 s40, s35, s41
	s_mul_i32 s41, s40, s16
	s_sub_i32 s35, s35, s41
	s_add_i32 s56, s40, 1
	s_sub_i32 s41, s35, s16
	s_cmp_ge_u32 s35, s16
	s_cselect_b32 s40, s56, s40
	s_cselect_b32 s35, s41, s35
	s_add_i32 s41, s40, 1
	s_cmp_ge_u32 s35, s16
	s_cselect_b32 s16, s41, s40
	s_xor_b32 s16, s16, s29
	s_sub_i32 s16, s16, s29
	s_mul_i32 s18, s16, s18
	s_sub_i32 s18, s19, s18
	s_add_i32 s17, s17, s18
	v_readlane_b32 s18, v124, 5
	s_mul_i32 s18, s17, s18
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	v_readlane_b32 s40, v124, 6
	v_readlane_b32 s41, v124, 7
	s_add_u32 s18, s40, s18
	s_addc_u32 s19, s41, s19
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s18, s16
	s_addc_u32 s17, s19, s17
	s_add_u32 s16, s16, 8
	s_addc_u32 s17, s17, 0
.LBB0_37:
	s_mov_b64 s[18:19], 0
.LBB0_38:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_44
	s_cmp_gt_i32 s30, 3
	s_mov_b64 s[18:19], -1
	s_cbranch_scc0 .LBB0_41
	s_ashr_i32 s16, s34, 31
	v_readlane_b32 s17, v126, 36
	s_xor_b32 s16, s16, s17
	s_abs_i32 s17, s34
	v_readlane_b32 s18, v126, 37
	s_mul_hi_u32 s18, s17, s18
	s_mul_i32 s19, s18, s15
	s_sub_i32 s17, s17, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s28, s17, s15
	s_cmp_ge_u32 s17, s15
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s28, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s15
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s28, s50, s18
	s_addc_u32 s29, s51, s19
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v13, s[28:29]
	v_readlane_b32 s28, v124, 10
	v_readlane_b32 s29, v124, 11
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v13, s[18:19]
	v_readlane_b32 s18, v124, 12
	v_readlane_b32 s19, v124, 13
	s_and_b64 s[18:19], s[18:19], exec
	v_readlane_b32 s18, v123, 62
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s17, v2
	s_cselect_b32 s16, s17, s16
	s_mul_i32 s18, s16, s18
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_cselect_b32 s17, s17, 1
	s_abs_i32 s17, s17
	v_cvt_f32_u32_e32 v2, s17
	s_sub_i32 s28, 0, s17
	s_sub_i32 s18, s34, s18
	s_ashr_i32 s19, s18, 31
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s18, s18
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s29, v2
	s_mul_i32 s28, s28, s29
	s_mul_hi_u32 s28, s29, s28
	s_add_i32 s29, s29, s28
	s_mul_hi_u32 s28, s18, s29
	s_mul_i32 s28, s28, s17
	s_sub_i32 s18, s18, s28
	s_sub_i32 s28, s18, s17
	s_cmp_ge_u32 s18, s17
	s_cselect_b32 s18, s28, s18
	s_sub_i32 s28, s18, s17
	s_cmp_ge_u32 s18, s17
	s_cselect_b32 s17, s28, s18
	s_xor_b32 s17, s17, s19
	s_sub_i32 s17, s17, s19
	s_add_i32 s16, s16, s17
	v_readlane_b32 s17, v124, 5
	s_mul_i32 s16, s16, s17
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	v_readlane_b32 s18, v124, 6
	v_readlane_b32 s19, v124, 7
	s_add_u32 s16, s18, s16
	s_addc_u32 s17, s19, s17
	s_add_u32 s16, s16, 4
	s_addc_u32 s17, s17, 0
	s_mov_b64 s[18:19], 0
.LBB0_41:
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b32 s28, s46
	s_cbranch_vccnz .LBB0_44
	s_mov_b32 s28, 0
	s_cmp_eq_u32 s30, 2
	s_mov_b64 s[16:17], s[22:23]
	s_cbranch_scc0 .LBB0_44
	s_ashr_i32 s16, s34, 31
	v_readlane_b32 s17, v126, 39
	s_xor_b32 s16, s16, s17
	s_abs_i32 s17, s34
	v_readlane_b32 s18, v126, 41
	s_mul_hi_u32 s18, s17, s18
	v_readlane_b32 s29, v126, 40
	s_mul_i32 s19, s18, s29
	s_sub_i32 s17, s17, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s28, s17, s29
	s_cmp_ge_u32 s17, s29
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s28, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s29
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 2
	v_readlane_b32 s16, v124, 8
	v_readlane_b32 s17, v124, 9
	s_add_u32 s16, s16, s18
	s_addc_u32 s17, s17, s19
	s_add_u32 s16, s16, 4
	s_addc_u32 s17, s17, 0
	v_readlane_b32 s28, v125, 48
	v_readlane_b32 s29, v125, 49
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v13, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v2
	s_add_i32 s18, s18, 15
	s_ashr_i32 s19, s18, 31
	s_lshr_b32 s19, s19, 28
	s_add_i32 s18, s18, s19
	s_ashr_i32 s18, s18, 4
	s_mul_i32 s28, s18, s46
.LBB0_44:
	s_mov_b64 s[18:19], 0
.LBB0_45:
	s_and_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v4, s28
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[16:17]
	s_cbranch_vccz .LBB0_59
	s_ashr_i32 s16, s34, 31
	v_readlane_b32 s17, v126, 42
	s_xor_b32 s16, s16, s17
	s_abs_i32 s17, s34
	v_readlane_b32 s18, v126, 43
	s_mul_hi_u32 s18, s17, s18
	s_mul_i32 s19, s18, s92
	s_sub_i32 s17, s17, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s28, s17, s92
	s_cmp_ge_u32 s17, s92
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s28, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s92
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s28, s50, s18
	s_addc_u32 s29, s51, s19
	global_load_dword v2, v13, s[28:29]
	v_readlane_b32 s28, v124, 10
	v_readlane_b32 s29, v124, 11
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	global_load_dword v3, v13, s[18:19]
	v_readlane_b32 s18, v124, 12
	v_readlane_b32 s19, v124, 13
	s_and_b64 s[18:19], s[18:19], exec
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s18, v2
	s_cselect_b32 s16, s18, s16
	s_mul_i32 s18, s16, s46
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_cselect_b32 s17, s17, 1
	s_abs_i32 s17, s17
	v_cvt_f32_u32_e32 v2, s17
	s_sub_i32 s28, 0, s17
	s_sub_i32 s18, s34, s18
	s_ashr_i32 s19, s18, 31
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s18, s18
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s29, v2
	s_mul_i32 s28, s28, s29
	s_mul_hi_u32 s28, s29, s28
	s_add_i32 s29, s29, s28
	s_mul_hi_u32 s28, s18, s29
	s_mul_i32 s28, s28, s17
	s_sub_i32 s18, s18, s28
	s_sub_i32 s28, s18, s17
	s_cmp_ge_u32 s18, s17
	s_cselect_b32 s18, s28, s18
	s_sub_i32 s28, s18, s17
	s_cmp_ge_u32 s18, s17
	s_cselect_b32 s17, s28, s18
	s_xor_b32 s17, s17, s19
	s_sub_i32 s17, s17, s19
	s_add_i32 s16, s16, s17
	s_mov_b64 s[18:19], 0
	s_cmp_lt_i32 s64, 1
	s_cbranch_scc1 .LBB0_49
	s_cmp_eq_u32 s64, 1
	s_cbranch_scc0 .LBB0_50
	s_ashr_i32 s17, s16, 31
	v_readlane_b32 s72, v123, 32
	s_lshl_b64 s[28:29], s[16:17], 2
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	s_add_u32 s28, s78, s28
	s_addc_u32 s29, s79, s29
	global_load_dword v2, v13, s[28:29]
	v_readlane_b32 s28, v125, 48
	v_readlane_b32 s29, v125, 49
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s73, v123, 33
	v_readlane_b32 s74, v123, 34
	v_readlane_b32 s75, v123, 35
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_51
.LBB0_49:
	s_mov_b64 s[28:29], 0
	s_cbranch_execnz .LBB0_52
	s_branch .LBB0_53
.LBB0_50:
	s_mov_b64 s[28:29], -1
.LBB0_51:
	s_branch .LBB0_53
.LBB0_52:
	v_readlane_b32 s64, v126, 16
	s_cmp_lg_u32 s64, 0
	s_mov_b64 s[18:19], -1
	s_cselect_b64 s[28:29], -1, 0
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
.LBB0_53:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_55
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_59
	s_branch .LBB0_56
.LBB0_55:
	global_load_dword v4, v13, s[22:23] offset:168
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	v_mov_b64_e32 v[2:3], s[66:67]
	s_cbranch_execnz .LBB0_59
.LBB0_56:
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	v_readlane_b32 s18, v124, 14
	v_readlane_b32 s19, v124, 15
	s_add_u32 s18, s18, s16
	s_addc_u32 s19, s19, s17
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	global_load_dword v4, v13, s[18:19]
	s_add_u32 s16, s66, s16
	s_addc_u32 s17, s67, s17
	v_mov_b64_e32 v[2:3], s[16:17]
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_branch .LBB0_59
.LBB0_57:
	s_or_b64 exec, exec, s[18:19]
	.loc	1 62 0
	v_readfirstlane_b32 s18, v5
	s_nop 1
	v_mov_b32_e32 v5, s18
	ds_write_b32 v13, v5
.LBB0_58:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_62
.LBB0_59:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_58
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_57
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_57
.LBB0_62:
	.loc	1 67 0
	v_readlane_b32 s18, v127, 8
	v_readlane_b32 s19, v127, 9
	s_mov_b64 s[58:59], s[62:63]
	s_mov_b64 s[16:17], -1
	s_and_b64 vcc, exec, s[18:19]
	.loc	1 63 0
	s_memrealtime s[2:3]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_222
	.loc	1 67 0
	v_readlane_b32 s18, v123, 40
	v_readlane_b32 s19, v123, 41
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_173
	v_readlane_b32 s16, v127, 10
	v_readlane_b32 s17, v127, 11
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_172
	s_ashr_i32 s16, s34, 31
	v_readlane_b32 s17, v126, 36
	s_xor_b32 s16, s16, s17
	s_abs_i32 s17, s34
	v_readlane_b32 s18, v126, 37
	s_mul_hi_u32 s18, s17, s18
	s_mul_i32 s19, s18, s15
	s_sub_i32 s17, s17, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s28, s17, s15
	s_cmp_ge_u32 s17, s15
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s28, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s15
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s28, s50, s18
	s_addc_u32 s29, s51, s19
	global_load_dword v2, v13, s[28:29]
	v_readlane_b32 s28, v124, 10
	v_readlane_b32 s29, v124, 11
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	global_load_dword v3, v13, s[18:19]
	v_readlane_b32 s18, v124, 12
	v_readlane_b32 s19, v124, 13
	s_and_b64 s[18:19], s[18:19], exec
	v_readlane_b32 s19, v123, 62
	v_readlane_b32 s64, v123, 32
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	v_mov_b32_e32 v12, 0
	v_readlane_b32 s65, v123, 33
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s68, v123, 36
	v_readlane_b32 s69, v123, 37
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s17, v2
	s_cselect_b32 s16, s17, s16
	s_mul_i32 s19, s16, s19
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_cselect_b32 s17, s17, 1
	s_abs_i32 s18, s17
	v_cvt_f32_u32_e32 v2, s18
	s_sub_i32 s35, 0, s18
	s_sub_i32 s19, s34, s19
	s_abs_i32 s29, s19
	v_rcp_iflag_f32_e32 v2, v2
	s_xor_b32 s28, s19, s17
	s_ashr_i32 s28, s28, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s40, v2
	s_mul_i32 s35, s35, s40
	s_mul_hi_u32 s35, s40, s35
	s_add_i32 s40, s40, s35
	s_mul_hi_u32 s35, s29, s40
	s_mul_i32 s40, s35, s18
	s_sub_i32 s29, s29, s40
	s_add_i32 s41, s35, 1
	s_sub_i32 s40, s29, s18
	s_cmp_ge_u32 s29, s18
	s_cselect_b32 s35, s41, s35
	s_cselect_b32 s29, s40, s29
	s_add_i32 s40, s35, 1
	s_cmp_ge_u32 s29, s18
	s_cselect_b32 s18, s40, s35
	s_xor_b32 s18, s18, s28
	s_sub_i32 s78, s18, s28
	s_mul_i32 s17, s78, s17
	s_sub_i32 s17, s19, s17
	s_add_i32 s80, s16, s17
	s_ashr_i32 s81, s80, 31
	s_lshl_b64 s[16:17], s[80:81], 2
	s_add_u32 s18, s70, s16
	s_addc_u32 s19, s71, s17
	global_load_dword v2, v13, s[18:19]
	v_readlane_b32 s18, v124, 14
	v_readlane_b32 s19, v124, 15
	s_add_u32 s16, s18, s16
	s_addc_u32 s17, s19, s17
	global_load_dword v62, v13, s[16:17]
	s_lshl_b32 s35, s80, 4
	s_ashr_i32 s16, s35, 31
	v_or_b32_e32 v46, s35, v10
	v_readlane_b32 s18, v123, 42
	v_mov_b32_e32 v47, s16
	v_mad_i64_i32 v[6:7], s[16:17], v46, s48, 0
	s_cmp_gt_i32 s35, -1
	v_readlane_b32 s19, v123, 43
	s_cselect_b64 s[16:17], -1, 0
	v_lshl_add_u64 v[54:55], v[6:7], 1, v[24:25]
	v_cmp_gt_i64_e32 vcc, s[18:19], v[46:47]
	s_and_b64 s[18:19], s[16:17], vcc
	v_readlane_b32 s16, v124, 20
	v_readlane_b32 s17, v124, 21
	s_and_b64 s[62:63], s[18:19], s[16:17]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s28, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[16:17], s[62:63]
	s_cbranch_execz .LBB0_67
	global_load_dword v12, v[54:55], off
.LBB0_67:
	s_or_b64 exec, exec, s[16:17]
	s_mul_i32 s28, s28, s11
	s_lshl_b32 s56, s28, 1
	s_lshl_b32 s28, s78, 7
	s_cmp_gt_i32 s28, -1
	s_cselect_b64 s[40:41], -1, 0
	s_ashr_i32 s57, s56, 31
	v_readlane_b32 s16, v123, 48
	v_lshl_add_u64 v[4:5], s[56:57], 0, v[16:17]
	v_readlane_b32 s17, v123, 49
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_mul_lo_u32 v3, v5, s20
	v_cmp_gt_i64_e64 s[72:73], s[16:17], v[4:5]
	s_and_b64 s[16:17], vcc, s[72:73]
	v_mul_lo_u32 v8, v4, s21
	v_mad_u64_u32 v[4:5], s[72:73], v4, s20, 0
	s_ashr_i32 s29, s28, 31
	v_readlane_b32 s64, v124, 18
	v_add3_u32 v5, v5, v8, v3
	v_mov_b32_e32 v9, s29
	v_or_b32_e32 v8, s28, v18
	v_readlane_b32 s65, v124, 19
	v_readlane_b32 s72, v123, 5
	v_cmp_gt_i64_e32 vcc, s[20:21], v[8:9]
	s_and_b64 s[16:17], s[16:17], s[64:65]
	v_readlane_b32 s73, v123, 6
	s_and_b64 s[76:77], s[40:41], vcc
	s_and_b64 s[74:75], s[76:77], s[16:17]
	v_lshl_add_u64 v[56:57], v[4:5], 1, s[72:73]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[72:73], s[74:75]
	s_cbranch_execz .LBB0_69
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[56:57]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_69:
	s_or_b64 exec, exec, s[72:73]
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s64, v124, 22
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	v_readlane_b32 s65, v124, 23
	v_add_u32_e32 v47, 0, v29
	v_lshl_add_u64 v[50:51], v[6:7], 1, s[70:71]
	v_cndmask_b32_e64 v6, 0, 1, s[64:65]
	v_cmp_ne_u32_e64 s[74:75], 1, v6
	s_andn2_b64 vcc, exec, s[64:65]
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v12 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[2:5]
	s_cbranch_vccnz .LBB0_82
	v_add_u32_e32 v63, 0, v79
	v_add_u32_e32 v64, 0, v80
	ds_read_b64 v[4:5], v63 offset:4096
	ds_read_b64 v[2:3], v64 offset:4096
	v_readlane_b32 s64, v126, 28
	v_readlane_b32 s65, v126, 29
	s_and_b64 s[82:83], s[18:19], s[64:65]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[72:73], s[82:83]
	s_cbranch_execz .LBB0_72
	v_lshlrev_b32_e32 v12, 1, v14
	v_lshl_add_u64 v[48:49], v[50:51], 0, v[12:13]
	global_load_dword v58, v[48:49], off offset:64
.LBB0_72:
	s_or_b64 exec, exec, s[72:73]
	v_readlane_b32 s72, v123, 5
	v_readlane_b32 s73, v123, 6
	s_nop 1
	v_lshl_add_u64 v[48:49], v[8:9], 1, s[72:73]
	v_add_u32_e32 v12, v81, v14
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v60, v12
	ds_read_u16 v65, v12 offset:128
	ds_read_u16 v67, v12 offset:256
	ds_read_u16 v69, v12 offset:384
	ds_read_u16 v59, v12 offset:2048
	ds_read_u16 v61, v12 offset:2176
	ds_read_u16 v66, v12 offset:2304
	ds_read_u16 v68, v12 offset:2432
	s_setprio 0
	s_add_i32 s72, s56, 32
	s_ashr_i32 s73, s72, 31
	v_readlane_b32 s64, v123, 48
	v_lshl_add_u64 v[52:53], s[72:73], 0, v[16:17]
	v_readlane_b32 s65, v123, 49
	v_cmp_lt_i64_e32 vcc, -1, v[52:53]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[72:73], s[64:65], v[52:53]
	s_and_b64 s[72:73], vcc, s[72:73]
	s_and_b64 s[82:83], s[76:77], s[72:73]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[72:73], s[82:83]
	s_cbranch_execz .LBB0_74
	v_mul_lo_u32 v8, v53, s20
	v_mul_lo_u32 v9, v52, s21
	v_mad_u64_u32 v[6:7], s[82:83], v52, s20, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[48:49]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_74:
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v53, v69, v67, s95
	v_perm_b32 v52, v65, v60, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v71, v68, v66, s95
	v_perm_b32 v70, v61, v59, s95
	v_mfma_f32_16x16x16_f16 v[66:69], v[52:53], v[4:5], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[70:71], v[2:3], v[66:69]
	s_setprio 0
	v_readlane_b32 s64, v126, 30
	v_readlane_b32 s65, v126, 31
	s_andn2_b64 vcc, exec, s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v58 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[6:9]
	s_cbranch_vccnz .LBB0_83
	s_mov_b32 s57, 64
.LBB0_76:
	ds_read_b64 v[58:59], v63 offset:4096
	ds_read_b64 v[52:53], v64 offset:4096
	s_ashr_i32 s72, s57, 31
	v_mov_b32_e32 v9, s72
	v_or_b32_e32 v8, s57, v14
	s_cmp_gt_i32 s57, -1
	s_cselect_b64 s[72:73], -1, 0
	v_cmp_gt_i64_e32 vcc, s[48:49], v[8:9]
	s_and_b64 s[72:73], s[72:73], vcc
	s_and_b64 s[82:83], s[18:19], s[72:73]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[72:73], s[82:83]
	s_cbranch_execz .LBB0_78
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[50:51]
	global_load_dword v65, v[8:9], off
.LBB0_78:
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v67, v12
	ds_read_u16 v69, v12 offset:128
	ds_read_u16 v71, v12 offset:256
	ds_read_u16 v73, v12 offset:384
	ds_read_u16 v66, v12 offset:2048
	ds_read_u16 v68, v12 offset:2176
	ds_read_u16 v70, v12 offset:2304
	ds_read_u16 v72, v12 offset:2432
	s_setprio 0
	s_add_i32 s72, s56, s57
	s_ashr_i32 s73, s72, 31
	v_readlane_b32 s64, v123, 48
	v_lshl_add_u64 v[60:61], s[72:73], 0, v[16:17]
	v_readlane_b32 s65, v123, 49
	v_cmp_lt_i64_e32 vcc, -1, v[60:61]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[72:73], s[64:65], v[60:61]
	s_and_b64 s[72:73], vcc, s[72:73]
	s_and_b64 s[82:83], s[76:77], s[72:73]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[72:73], s[82:83]
	s_cbranch_execz .LBB0_80
	v_mul_lo_u32 v8, v61, s20
	v_mul_lo_u32 v9, v60, s21
	v_mad_u64_u32 v[6:7], s[82:83], v60, s20, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[48:49]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_80:
	s_or_b64 exec, exec, s[72:73]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v61, v73, v71, s95
	v_perm_b32 v60, v69, v67, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v67, v72, v70, s95
	v_perm_b32 v66, v68, v66, s95
	v_mfma_f32_16x16x16_f16 v[2:5], v[60:61], v[58:59], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[66:67], v[52:53], v[2:5]
	s_setprio 0
	s_add_i32 s72, s57, 32
	s_cmp_lt_i32 s57, s93
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v65 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[6:9]
	s_cbranch_scc0 .LBB0_83
	s_mov_b32 s57, s72
	s_branch .LBB0_76
.LBB0_82:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_83:
	v_add_u32_e32 v63, 0, v79
	v_add_u32_e32 v64, 0, v80
	ds_read_b64 v[8:9], v63 offset:4096
	ds_read_b64 v[6:7], v64 offset:4096
	v_readlane_b32 s64, v124, 24
	v_readlane_b32 s65, v124, 25
	s_andn2_b64 vcc, exec, s[64:65]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, 1, s[64:65]
	v_cmp_ne_u32_e64 s[76:77], 1, v12
	s_barrier
	s_cbranch_vccnz .LBB0_85
	v_add_u32_e32 v12, v81, v14
	ds_read_u16 v48, v12 offset:384
	ds_read_u16 v52, v12 offset:2048
	ds_read_u16 v49, v12 offset:256
	ds_read_u16 v53, v12 offset:128
	ds_read_u16 v58, v12
	ds_read_u16 v59, v12 offset:2432
	ds_read_u16 v60, v12 offset:2304
	ds_read_u16 v12, v12 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v49, v48, v49, s95
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v48, v53, v58, s95
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v53, v59, v60, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v52, v12, v52, s95
	v_mfma_f32_16x16x16_f16 v[2:5], v[48:49], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[52:53], v[6:7], v[2:5]
.LBB0_85:
	v_or_b32_e32 v6, s35, v15
	v_readlane_b32 s64, v124, 38
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	v_cmp_lt_i32_e64 s[72:73], v15, v62
	v_readlane_b32 s65, v124, 39
	v_lshl_add_u64 v[48:49], v[6:7], 2, s[66:67]
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	s_and_saveexec_b64 s[82:83], s[72:73]
	s_cbranch_execz .LBB0_87
	global_load_dword v7, v[48:49], off
.LBB0_87:
	s_or_b64 exec, exec, s[82:83]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v12, v9, v104
	v_readlane_b32 s57, v126, 44
	v_readlane_b32 s64, v124, 56
	v_ashrrev_i32_e32 v8, 31, v7
	v_mul_lo_u32 v52, v12, s57
	v_sub_u32_e32 v9, v9, v52
	v_add_u32_e32 v52, 1, v12
	v_cmp_le_u32_e32 vcc, s57, v9
	v_readlane_b32 s65, v124, 57
	s_nop 0
	v_cndmask_b32_e32 v12, v12, v52, vcc
	v_subrev_u32_e32 v52, s57, v9
	v_cndmask_b32_e32 v9, v9, v52, vcc
	v_add_u32_e32 v52, 1, v12
	v_cmp_le_u32_e32 vcc, s57, v9
	v_xor_b32_e32 v8, s65, v8
	s_nop 0
	v_cndmask_b32_e32 v9, v12, v52, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v58, v9, v8
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[82:83], s[72:73]
	s_cbranch_execz .LBB0_89
	v_readlane_b32 s64, v123, 11
	v_ashrrev_i32_e32 v59, 31, v58
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	v_readlane_b32 s65, v123, 12
	s_nop 0
	v_lshl_add_u64 v[8:9], v[58:59], 3, s[66:67]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_89:
	s_or_b64 exec, exec, s[82:83]
	v_mad_i64_i32 v[52:53], s[82:83], v6, s20, 0
	v_readlane_b32 s64, v123, 21
	v_or_b32_e32 v6, s28, v20
	v_readlane_b32 s65, v123, 22
	v_cmp_gt_i32_e32 vcc, s10, v6
	s_and_b64 vcc, s[72:73], vcc
	v_lshl_add_u64 v[52:53], v[52:53], 1, s[64:65]
	v_readlane_b32 s66, v123, 23
	v_readlane_b32 s67, v123, 24
	v_readlane_b32 s68, v123, 25
	v_readlane_b32 s69, v123, 26
	v_readlane_b32 s70, v123, 27
	v_readlane_b32 s71, v123, 28
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_91
	v_readlane_b32 s64, v124, 56
	v_cvt_f16_f32_e32 v2, v2
	v_readlane_b32 s65, v124, 57
	v_mul_lo_u32 v12, v58, s64
	v_sub_u32_e32 v7, v7, v12
	v_cvt_f16_f32_e32 v12, v3
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v5
	v_readlane_b32 s64, v123, 21
	v_pack_b32_f16 v2, v2, v12
	v_readlane_b32 s65, v123, 22
	v_pack_b32_f16 v3, v3, v4
	global_load_dwordx2 v[4:5], v13, s[8:9]
	v_readlane_b32 s66, v123, 23
	v_readlane_b32 s67, v123, 24
	v_readlane_b32 s64, v124, 16
	v_readlane_b32 s65, v124, 17
	v_readlane_b32 s68, v123, 25
	v_readlane_b32 s69, v123, 26
	v_readlane_b32 s70, v123, 27
	v_readlane_b32 s71, v123, 28
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v8, v4
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v9, v5, vcc
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v12, 28, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[12:13]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[4:5]
	v_mad_i64_i32 v[8:9], vcc, v7, s20, 0
	v_lshl_add_u64 v[4:5], v[8:9], 1, v[4:5]
	v_cndmask_b32_e64 v5, v53, v5, s[64:65]
	v_cndmask_b32_e64 v4, v52, v4, s[64:65]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_91:
	s_or_b64 exec, exec, s[82:83]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[82:83], s[62:63]
	s_cbranch_execz .LBB0_93
	global_load_dword v6, v[54:55], off
.LBB0_93:
	s_or_b64 exec, exec, s[82:83]
	s_or_b32 s57, s28, 64
	s_ashr_i32 s62, s57, 31
	v_mov_b32_e32 v3, s62
	v_or_b32_e32 v2, s57, v18
	v_cmp_gt_i64_e32 vcc, s[20:21], v[2:3]
	s_and_b64 s[40:41], s[40:41], vcc
	s_and_b64 s[16:17], s[40:41], s[16:17]
	s_xor_b64 s[16:17], s[16:17], -1
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[18:19]
	s_and_saveexec_b64 s[62:63], s[16:17]
	s_xor_b64 s[16:17], exec, s[62:63]
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[18:19]
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_97
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[56:57]
	global_load_dwordx4 v[2:5], v[2:3], off offset:128
.LBB0_97:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[74:75]
	ds_write_b32 v115, v6 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v47, v[2:5]
	s_cbranch_vccnz .LBB0_110
	ds_read_b64 v[4:5], v63 offset:4096
	ds_read_b64 v[2:3], v64 offset:4096
	v_readlane_b32 s16, v126, 28
	v_readlane_b32 s17, v126, 29
	s_and_b64 s[62:63], s[18:19], s[16:17]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[16:17], s[62:63]
	s_cbranch_execz .LBB0_100
	v_lshlrev_b32_e32 v12, 1, v14
	v_lshl_add_u64 v[54:55], v[50:51], 0, v[12:13]
	global_load_dword v58, v[54:55], off offset:64
.LBB0_100:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v123, 5
	v_readlane_b32 s17, v123, 6
	s_nop 1
	v_lshl_add_u64 v[54:55], v[8:9], 1, s[16:17]
	v_add_u32_e32 v12, v81, v14
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v60, v12
	ds_read_u16 v65, v12 offset:128
	ds_read_u16 v67, v12 offset:256
	ds_read_u16 v69, v12 offset:384
	ds_read_u16 v59, v12 offset:2048
	ds_read_u16 v61, v12 offset:2176
	ds_read_u16 v66, v12 offset:2304
	ds_read_u16 v68, v12 offset:2432
	s_setprio 0
	s_add_i32 s16, s56, 32
	s_ashr_i32 s17, s16, 31
	v_lshl_add_u64 v[56:57], s[16:17], 0, v[16:17]
	v_readlane_b32 s16, v123, 48
	v_readlane_b32 s17, v123, 49
	v_cmp_lt_i64_e32 vcc, -1, v[56:57]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[16:17], v[56:57]
	s_and_b64 s[16:17], vcc, s[74:75]
	s_and_b64 s[62:63], s[40:41], s[16:17]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[16:17], s[62:63]
	s_cbranch_execz .LBB0_102
	v_mul_lo_u32 v8, v57, s20
	v_mul_lo_u32 v9, v56, s21
	v_mad_u64_u32 v[6:7], s[62:63], v56, s20, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[54:55]
	global_load_dwordx4 v[6:9], v[6:7], off offset:128
.LBB0_102:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v57, v69, v67, s95
	v_perm_b32 v56, v65, v60, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v71, v68, v66, s95
	v_perm_b32 v70, v61, v59, s95
	v_mfma_f32_16x16x16_f16 v[66:69], v[56:57], v[4:5], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[70:71], v[2:3], v[66:69]
	s_setprio 0
	v_readlane_b32 s16, v126, 30
	v_readlane_b32 s17, v126, 31
	s_andn2_b64 vcc, exec, s[16:17]
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v58 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[6:9]
	s_cbranch_vccnz .LBB0_111
	s_mov_b32 s62, 64
.LBB0_104:
	ds_read_b64 v[58:59], v63 offset:4096
	ds_read_b64 v[56:57], v64 offset:4096
	s_ashr_i32 s16, s62, 31
	v_mov_b32_e32 v9, s16
	v_or_b32_e32 v8, s62, v14
	s_cmp_gt_i32 s62, -1
	s_cselect_b64 s[16:17], -1, 0
	v_cmp_gt_i64_e32 vcc, s[48:49], v[8:9]
	s_and_b64 s[16:17], s[16:17], vcc
	s_and_b64 s[74:75], s[18:19], s[16:17]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v65, 0
	s_and_saveexec_b64 s[16:17], s[74:75]
	s_cbranch_execz .LBB0_106
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[50:51]
	global_load_dword v65, v[8:9], off
.LBB0_106:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v67, v12
	ds_read_u16 v69, v12 offset:128
	ds_read_u16 v71, v12 offset:256
	ds_read_u16 v73, v12 offset:384
	ds_read_u16 v66, v12 offset:2048
	ds_read_u16 v68, v12 offset:2176
	ds_read_u16 v70, v12 offset:2304
	ds_read_u16 v72, v12 offset:2432
	s_setprio 0
	s_add_i32 s16, s56, s62
	s_ashr_i32 s17, s16, 31
	v_lshl_add_u64 v[60:61], s[16:17], 0, v[16:17]
	v_readlane_b32 s16, v123, 48
	v_readlane_b32 s17, v123, 49
	v_cmp_lt_i64_e32 vcc, -1, v[60:61]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[16:17], v[60:61]
	s_and_b64 s[16:17], vcc, s[74:75]
	s_and_b64 s[74:75], s[40:41], s[16:17]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[16:17], s[74:75]
	s_cbranch_execz .LBB0_108
	v_mul_lo_u32 v8, v61, s20
	v_mul_lo_u32 v9, v60, s21
	v_mad_u64_u32 v[6:7], s[74:75], v60, s20, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[54:55]
	global_load_dwordx4 v[6:9], v[6:7], off offset:128
.LBB0_108:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v61, v73, v71, s95
	v_perm_b32 v60, v69, v67, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v67, v72, v70, s95
	v_perm_b32 v66, v68, v66, s95
	v_mfma_f32_16x16x16_f16 v[2:5], v[60:61], v[58:59], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[66:67], v[56:57], v[2:5]
	s_setprio 0
	s_add_i32 s16, s62, 32
	s_cmp_lt_i32 s62, s93
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v65 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[6:9]
	s_cbranch_scc0 .LBB0_111
	s_mov_b32 s62, s16
	s_branch .LBB0_104
.LBB0_110:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_111:
	ds_read_b64 v[8:9], v63 offset:4096
	ds_read_b64 v[6:7], v64 offset:4096
	s_and_b64 vcc, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_113
	v_add_u32_e32 v12, v81, v14
	ds_read_u16 v47, v12 offset:384
	ds_read_u16 v54, v12 offset:2048
	ds_read_u16 v50, v12 offset:256
	ds_read_u16 v55, v12 offset:128
	ds_read_u16 v56, v12
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v51, v47, v50, s95
	ds_read_u16 v47, v12 offset:2432
	ds_read_u16 v57, v12 offset:2304
	ds_read_u16 v12, v12 offset:2176
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v50, v55, v56, s95
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v55, v47, v57, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v54, v12, v54, s95
	v_mfma_f32_16x16x16_f16 v[2:5], v[50:51], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[54:55], v[6:7], v[2:5]
.LBB0_113:
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_115
	global_load_dword v12, v[48:49], off
.LBB0_115:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v12
	v_readlane_b32 s16, v124, 56
	v_max_i32_e32 v7, v12, v7
	v_mul_hi_u32 v8, v7, v104
	v_readlane_b32 s16, v126, 44
	v_ashrrev_i32_e32 v6, 31, v12
	v_readlane_b32 s17, v124, 57
	v_mul_lo_u32 v9, v8, s16
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s16, v7
	v_xor_b32_e32 v6, s17, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s16, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s16, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v8, v7, v6
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_117
	v_readlane_b32 s64, v123, 11
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	v_readlane_b32 s65, v123, 12
	s_nop 0
	v_lshl_add_u64 v[6:7], v[8:9], 3, s[66:67]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_117:
	s_or_b64 exec, exec, s[16:17]
	v_or_b32_e32 v9, s57, v20
	v_cmp_gt_i32_e32 vcc, s10, v9
	s_and_b64 s[18:19], s[72:73], vcc
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_119
	v_cvt_f16_f32_e32 v9, v3
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v5
	v_readlane_b32 s18, v124, 56
	v_readlane_b32 s19, v124, 57
	v_readlane_b32 s64, v123, 21
	v_pack_b32_f16 v3, v3, v4
	global_load_dwordx2 v[4:5], v13, s[8:9]
	v_mul_lo_u32 v8, v8, s18
	v_sub_u32_e32 v8, v12, v8
	v_cvt_f16_f32_e32 v2, v2
	v_readlane_b32 s66, v123, 23
	v_readlane_b32 s67, v123, 24
	v_readlane_b32 s65, v123, 22
	v_pack_b32_f16 v2, v2, v9
	v_readlane_b32 s68, v123, 25
	v_readlane_b32 s69, v123, 26
	v_readlane_b32 s70, v123, 27
	v_readlane_b32 s71, v123, 28
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v6, v4
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v7, v5, vcc
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshrrev_b32_e32 v12, 28, v6
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[12:13]
	v_and_b32_e32 v4, -16, v4
	v_mad_i64_i32 v[6:7], s[18:19], v8, s20, 0
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[4:5]
	v_readlane_b32 s18, v124, 16
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_readlane_b32 s19, v124, 17
	v_lshl_add_u64 v[6:7], s[28:29], 0, v[20:21]
	s_nop 0
	v_cndmask_b32_e64 v5, v53, v5, s[18:19]
	v_cndmask_b32_e64 v4, v52, v4, s[18:19]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off offset:128
.LBB0_119:
	s_or_b64 exec, exec, s[16:17]
	s_cmp_lg_u32 s78, 0
	s_cbranch_scc1 .LBB0_132
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_122
	global_load_dword v7, v[48:49], off
.LBB0_122:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v124, 28
	v_readlane_b32 s17, v124, 29
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_127
	v_readlane_b32 s16, v123, 17
	v_readlane_b32 s17, v123, 18
	v_readlane_b32 s18, v123, 19
	v_readlane_b32 s19, v123, 20
	v_readlane_b32 s16, v126, 49
	v_add_u32_e32 v4, s35, v15
	v_mov_b64_e32 v[2:3], s[18:19]
	v_readlane_b32 s17, v126, 50
	v_mad_i64_i32 v[2:3], s[16:17], s16, v4, v[2:3]
	v_mov_b32_e32 v6, 0
	s_mov_b32 s18, s46
	s_branch .LBB0_125
.LBB0_124:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, -1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	s_cmp_lg_u32 s18, 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, 4
	s_cbranch_scc0 .LBB0_127
.LBB0_125:
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_124
	global_load_dword v4, v[2:3], off
	s_branch .LBB0_124
.LBB0_127:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v7
	v_readlane_b32 s16, v124, 56
	v_max_i32_e32 v3, v7, v3
	v_mul_hi_u32 v4, v3, v104
	v_readlane_b32 s16, v126, 44
	v_ashrrev_i32_e32 v2, 31, v7
	v_readlane_b32 s17, v124, 57
	v_mul_lo_u32 v5, v4, s16
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s16, v3
	v_xor_b32_e32 v2, s17, v2
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s16, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s16, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v4, v5, vcc
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v4, v3, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_129
	v_readlane_b32 s64, v123, 11
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	v_readlane_b32 s65, v123, 12
	s_nop 0
	v_lshl_add_u64 v[2:3], v[4:5], 3, s[66:67]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_129:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v125, 14
	v_readlane_b32 s17, v125, 15
	s_and_b64 s[18:19], s[16:17], s[72:73]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_131
	global_load_dwordx2 v[8:9], v13, s[8:9]
	v_readlane_b32 s18, v124, 56
	v_readlane_b32 s64, v123, 21
	v_readlane_b32 s68, v123, 25
	v_mul_lo_u32 v4, v4, s18
	v_sub_u32_e32 v4, v7, v4
	v_readlane_b32 s69, v123, 26
	v_readlane_b32 s19, v124, 57
	v_readlane_b32 s65, v123, 22
	v_readlane_b32 s66, v123, 23
	v_readlane_b32 s67, v123, 24
	v_readlane_b32 s70, v123, 27
	v_readlane_b32 s71, v123, 28
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v8
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v9, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v12, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[68:69], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	global_store_dword v[2:3], v6, off
.LBB0_131:
	s_or_b64 exec, exec, s[16:17]
.LBB0_132:
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s65, v126, 17
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[16:17], 0
	s_cmp_lt_i32 s65, 2
	s_mov_b64 s[18:19], 0
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_cbranch_scc0 .LBB0_136
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_142
.LBB0_134:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_143
.LBB0_135:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_161
	s_branch .LBB0_172
.LBB0_136:
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s65, v126, 17
	s_cmp_eq_u32 s65, 2
	s_mov_b64 s[18:19], -1
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_cbranch_scc0 .LBB0_141
	s_waitcnt vmcnt(0)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[18:19], s[52:53]
	s_cbranch_execz .LBB0_140
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[40:41], exec, vcc
	s_mov_b64 exec, s[40:41]
	s_cbranch_execz .LBB0_140
	v_readlane_b32 s35, v124, 5
	s_mul_i32 s40, s80, s35
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[40:41], s[40:41], 2
	v_readlane_b32 s56, v124, 6
	v_readlane_b32 s57, v124, 7
	s_add_u32 s35, s56, s40
	s_addc_u32 s56, s57, s41
	s_ashr_i32 s79, s78, 31
	s_lshl_b64 s[40:41], s[78:79], 2
	s_add_u32 s40, s35, s40
	s_addc_u32 s41, s56, s41
	s_bcnt1_i32_b64 s28, s[28:29]
	v_mov_b32_e32 v2, s28
	global_atomic_add v13, v2, s[40:41] offset:8 sc1
.LBB0_140:
	s_or_b64 exec, exec, s[18:19]
	s_mov_b64 s[18:19], 0
.LBB0_141:
	s_branch .LBB0_134
.LBB0_142:
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s65, v126, 17
	s_cmp_lg_u32 s65, 0
	s_mov_b64 s[16:17], -1
	s_cselect_b64 s[18:19], -1, 0
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_135
.LBB0_143:
	v_cmp_lt_i32_e32 vcc, v10, v62
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_156
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execnz .LBB0_157
.LBB0_145:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_147
.LBB0_146:
	global_load_dword v6, v[48:49], off
.LBB0_147:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v7, v5, v104
	v_readlane_b32 s18, v126, 44
	v_readlane_b32 s16, v124, 56
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v8, v7, s18
	v_sub_u32_e32 v5, v5, v8
	v_cmp_le_u32_e64 s[74:75], s18, v5
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s17, v124, 57
	v_cndmask_b32_e64 v7, v7, v8, s[74:75]
	v_subrev_u32_e32 v8, s18, v5
	v_cndmask_b32_e64 v5, v5, v8, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s18, v5
	v_add_u32_e32 v5, 1, v7
	v_xor_b32_e32 v4, s17, v4
	v_cndmask_b32_e64 v5, v7, v5, s[74:75]
	v_sub_u32_e32 v7, 0, v2
	v_max_i32_e32 v7, v2, v7
	v_mul_hi_u32 v8, v7, v104
	v_mul_lo_u32 v9, v8, s18
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[74:75], s18, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v8, v8, v9, s[74:75]
	v_subrev_u32_e32 v9, s18, v7
	v_cndmask_b32_e64 v7, v7, v9, s[74:75]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[74:75], s18, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v5, s17, v5
	v_cndmask_b32_e64 v7, v8, v7, s[74:75]
	v_xor_b32_e32 v7, v7, v5
	v_sub_u32_e32 v5, v7, v5
	v_mov_b32_e32 v7, s44
	v_cndmask_b32_e32 v8, v7, v4, vcc
	v_mul_lo_u32 v4, v4, s16
	v_cndmask_b32_e64 v7, v7, v5, s[72:73]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s16
	v_sub_u32_e32 v5, 0, v6
	v_max_i32_e32 v5, v6, v5
	v_mul_hi_u32 v9, v5, v104
	v_mul_lo_u32 v12, v9, s18
	v_sub_u32_e32 v5, v5, v12
	v_cmp_le_u32_e64 s[74:75], s18, v5
	v_add_u32_e32 v12, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v12, s[74:75]
	v_subrev_u32_e32 v12, s18, v5
	v_cndmask_b32_e64 v5, v5, v12, s[74:75]
	v_ashrrev_i32_e32 v2, 31, v6
	v_cmp_le_u32_e64 s[74:75], s18, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s17, v2
	v_cndmask_b32_e64 v5, v9, v5, s[74:75]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v105
	v_mul_lo_u32 v12, v9, s96
	v_sub_u32_e32 v3, v3, v12
	v_cmp_le_u32_e64 s[74:75], s96, v3
	v_add_u32_e32 v12, 1, v9
	v_readlane_b32 s16, v126, 45
	v_cndmask_b32_e64 v9, v9, v12, s[74:75]
	v_subrev_u32_e32 v12, s96, v3
	v_cndmask_b32_e64 v3, v3, v12, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s96, v3
	v_add_u32_e32 v3, 1, v9
	v_xor_b32_e32 v5, s16, v5
	v_cndmask_b32_e64 v3, v9, v3, s[74:75]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v105
	v_mul_lo_u32 v12, v9, s96
	v_sub_u32_e32 v4, v4, v12
	v_cmp_le_u32_e64 s[74:75], s96, v4
	v_add_u32_e32 v12, 1, v9
	v_xor_b32_e32 v5, s16, v5
	v_cndmask_b32_e64 v9, v9, v12, s[74:75]
	v_subrev_u32_e32 v12, s96, v4
	v_cndmask_b32_e64 v4, v4, v12, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s96, v4
	v_add_u32_e32 v4, 1, v9
	v_readlane_b32 s16, v123, 62
	v_cndmask_b32_e64 v4, v9, v4, s[74:75]
	v_xor_b32_e32 v4, v4, v5
	v_sub_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v5, 29, v5
	v_add_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 29, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v3, 3, v3
	v_ashrrev_i32_e32 v4, 3, v4
	v_mul_lo_u32 v3, v3, s16
	v_mul_lo_u32 v4, v4, s16
	v_lshlrev_b32_e32 v5, 24, v8
	v_lshlrev_b32_e32 v7, 24, v7
	v_add3_u32 v3, v5, s78, v3
	v_add3_u32 v4, v7, s78, v4
	v_cmp_eq_u32_e64 s[74:75], v3, v4
	s_and_b64 s[16:17], vcc, s[74:75]
	v_readlane_b32 s18, v124, 32
	s_and_b64 s[16:17], s[72:73], s[16:17]
	v_readlane_b32 s19, v124, 33
	s_and_b64 s[18:19], s[18:19], s[16:17]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_mov_b32_e32 v4, v3
	s_barrier
	s_nop 0
	v_mov_b32_dpp v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v4, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v4, v3
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v4, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v4
	v_add_u32_e32 v4, 0, v20
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[16:17]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v91
	s_nop 0
	v_mov_b32_dpp v5, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v5, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v5
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v4, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v8, v91
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_149
	v_readlane_b32 s64, v123, 11
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	v_readlane_b32 s65, v123, 12
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[66:67]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_149:
	s_or_b64 exec, exec, s[16:17]
	global_load_dwordx2 v[46:47], v13, s[8:9]
	v_readlane_b32 s16, v124, 56
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s68, v125, 23
	v_mul_lo_u32 v2, v2, s16
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v105
	v_mul_lo_u32 v9, v6, s96
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s96, v2
	v_add_u32_e32 v9, 1, v6
	v_readlane_b32 s16, v126, 45
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_subrev_u32_e32 v9, s96, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s96, v2
	v_add_u32_e32 v2, 1, v6
	v_xor_b32_e32 v3, s16, v3
	v_cndmask_b32_e32 v2, v6, v2, vcc
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_readlane_b32 s16, v123, 62
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s17, v124, 57
	v_mul_lo_u32 v2, v2, s16
	v_add_u32_e32 v2, s78, v2
	v_mov_b32_e32 v6, v13
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v46
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v47, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v12, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[12:13]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[68:69], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 48, v0
	v_or_b32_e32 v4, v7, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[16:17], s[72:73], vcc
	s_and_b64 vcc, s[12:13], s[16:17]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v7, v13
	s_barrier
	v_add_u32_dpp v5, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v4 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v4 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v5, v5, v6, v7
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_lshl_add_u32 v6, v5, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v116, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_160
	v_mov_b32_e32 v4, v13
	v_mov_b32_e32 v5, v13
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[18:19], vcc, 1
	s_and_b32 s19, s19, 0x55555555
	s_and_b32 s18, s18, 0x55555555
	s_sub_u32 s18, vcc_lo, s18
	v_readlane_b32 s28, v126, 56
	s_subb_u32 s19, vcc_hi, s19
	v_readlane_b32 s29, v126, 57
	s_mov_b32 s56, s28
	s_mov_b32 s57, s28
	s_and_b64 s[28:29], s[18:19], s[56:57]
	s_lshr_b64 s[18:19], s[18:19], 2
	s_and_b64 s[18:19], s[18:19], s[56:57]
	s_add_u32 s18, s18, s28
	s_addc_u32 s19, s19, s29
	s_lshr_b64 s[28:29], s[18:19], 4
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_and_b32 s28, s18, 0xf0f0f0f
	s_and_b32 s19, s19, 0xf0f0f0f
	s_mul_i32 s18, s28, 0x1010101
	s_mul_hi_u32 s28, s28, 0x1010101
	s_add_i32 s28, s28, s18
	s_mul_i32 s19, s19, 0x1010101
	s_mov_b32 s40, s56
	s_add_i32 s19, s28, s19
	v_writelane_b32 v126, s40, 56
	v_cmp_gt_u64_e32 vcc, s[18:19], v[44:45]
	s_nop 0
	v_writelane_b32 v126, s41, 57
	s_cbranch_vccnz .LBB0_158
	s_mov_b32 s28, 0
	s_mov_b64 s[18:19], 0
.LBB0_152:
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	v_mov_b32_e32 v7, s28
	s_nop 0
	v_cmp_eq_u64_e64 s[40:41], s[40:41], v[2:3]
	s_bcnt1_i32_b64 s29, s[40:41]
	s_add_i32 s28, s28, s29
	v_mov_b64_e32 v[4:5], s[40:41]
	v_mov_b32_e32 v8, s29
	s_or_b64 s[18:19], s[40:41], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_152
	s_or_b64 exec, exec, s[18:19]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v8, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v7, v4, v7, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v7
	ds_permute_b32 v4, v7, v4
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	ds_permute_b32 v6, v7, v6
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_155
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v43 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v78 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v42 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v102 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v122 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_155:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[18:19], 1, v4
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_159
	s_branch .LBB0_160
.LBB0_156:
	v_readlane_b32 s64, v124, 38
	v_ashrrev_i32_e32 v47, 31, v46
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s68, v124, 42
	v_lshl_add_u64 v[4:5], v[46:47], 2, s[66:67]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s69, v124, 43
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_145
.LBB0_157:
	global_load_dword v2, v[48:49], off
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execnz .LBB0_146
	s_branch .LBB0_147
.LBB0_158:
	s_mov_b64 s[18:19], -1
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_160
.LBB0_159:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_160:
	s_or_b64 exec, exec, s[16:17]
	s_branch .LBB0_172
.LBB0_161:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_165
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_164
	s_bcnt1_i32_b64 s28, s[28:29]
	v_mov_b32_e32 v3, s28
	v_readlane_b32 s28, v124, 8
	v_readlane_b32 s29, v124, 9
	s_nop 4
	global_atomic_add v3, v13, v3, s[28:29] sc0 sc1
.LBB0_164:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	s_nop 1
	v_add_u32_e32 v2, s18, v2
	ds_write_b32 v13, v2
.LBB0_165:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	v_add_u32_e32 v3, -1, v39
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_168
	s_branch .LBB0_172
.LBB0_166:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s18, v2
	s_nop 1
	v_mov_b32_e32 v2, s18
	ds_write_b32 v13, v2
.LBB0_167:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v39
	s_cbranch_vccz .LBB0_171
.LBB0_168:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_167
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_166
	v_readlane_b32 s28, v124, 8
	v_readlane_b32 s29, v124, 9
	s_nop 4
	global_load_dword v2, v13, s[28:29] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_166
.LBB0_171:
	v_readlane_b32 s16, v124, 30
	v_readlane_b32 s17, v124, 31
	s_andn2_b64 vcc, exec, s[16:17]
	v_readlane_b32 s16, v123, 11
	v_readlane_b32 s17, v123, 12
	v_readlane_b32 s18, v123, 13
	v_readlane_b32 s19, v123, 14
	s_mov_b64 s[16:17], s[18:19]
	v_readlane_b32 s35, v127, 0
	s_cbranch_vccz .LBB0_191
.LBB0_172:
	s_mov_b64 s[16:17], 0
.LBB0_173:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_221
	s_ashr_i32 s16, s34, 31
	v_readlane_b32 s17, v126, 42
	s_xor_b32 s16, s16, s17
	s_abs_i32 s17, s34
	v_readlane_b32 s18, v126, 43
	s_mul_hi_u32 s18, s17, s18
	s_mul_i32 s19, s18, s92
	s_sub_i32 s17, s17, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s28, s17, s92
	s_cmp_ge_u32 s17, s92
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s17, s28, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s92
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s28, s50, s18
	s_addc_u32 s29, s51, s19
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v13, s[28:29]
	v_readlane_b32 s28, v124, 10
	v_readlane_b32 s29, v124, 11
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v13, s[18:19]
	v_readlane_b32 s18, v124, 12
	v_readlane_b32 s19, v124, 13
	s_and_b64 s[18:19], s[18:19], exec
	v_readlane_b32 s72, v123, 32
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_mov_b32_e32 v12, 0
	v_readlane_b32 s73, v123, 33
	v_readlane_b32 s74, v123, 34
	v_readlane_b32 s75, v123, 35
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s77, v123, 37
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s17, v2
	s_cselect_b32 s16, s17, s16
	s_mul_i32 s19, s16, s46
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_cselect_b32 s17, s17, 1
	s_abs_i32 s18, s17
	v_cvt_f32_u32_e32 v2, s18
	s_sub_i32 s35, 0, s18
	s_sub_i32 s19, s34, s19
	s_abs_i32 s29, s19
	v_rcp_iflag_f32_e32 v2, v2
	s_xor_b32 s28, s19, s17
	s_ashr_i32 s28, s28, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s40, v2
	s_mul_i32 s35, s35, s40
	s_mul_hi_u32 s35, s40, s35
	s_add_i32 s40, s40, s35
	s_mul_hi_u32 s35, s29, s40
	s_mul_i32 s40, s35, s18
	s_sub_i32 s29, s29, s40
	s_add_i32 s41, s35, 1
	s_sub_i32 s40, s29, s18
	s_cmp_ge_u32 s29, s18
	s_cselect_b32 s35, s41, s35
	s_cselect_b32 s29, s40, s29
	s_add_i32 s40, s35, 1
	s_cmp_ge_u32 s29, s18
	s_cselect_b32 s18, s40, s35
	s_xor_b32 s18, s18, s28
	s_sub_i32 s18, s18, s28
	s_mul_i32 s17, s18, s17
	s_sub_i32 s17, s19, s17
	s_add_i32 s28, s16, s17
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[16:17], s[28:29], 2
	s_add_u32 s40, s78, s16
	s_addc_u32 s41, s79, s17
	global_load_dword v2, v13, s[40:41]
	v_readlane_b32 s40, v124, 14
	v_readlane_b32 s41, v124, 15
	s_add_u32 s16, s40, s16
	s_addc_u32 s17, s41, s17
	global_load_dword v60, v13, s[16:17]
	s_lshl_b32 s35, s28, 4
	s_ashr_i32 s16, s35, 31
	v_or_b32_e32 v46, s35, v10
	v_readlane_b32 s40, v123, 42
	v_mov_b32_e32 v47, s16
	v_mad_i64_i32 v[6:7], s[16:17], v46, s20, 0
	s_cmp_gt_i32 s35, -1
	v_readlane_b32 s41, v123, 43
	s_cselect_b64 s[16:17], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s29, v2
	v_cmp_gt_i64_e32 vcc, s[40:41], v[46:47]
	v_readlane_b32 s40, v124, 36
	s_and_b64 s[16:17], s[16:17], vcc
	v_readlane_b32 s41, v124, 37
	s_and_b64 s[56:57], s[16:17], s[40:41]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[56:57]
	s_cbranch_execz .LBB0_176
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[26:27]
	global_load_dword v12, v[4:5], off
.LBB0_176:
	s_or_b64 exec, exec, s[40:41]
	s_lshl_b32 s19, s18, 6
	s_ashr_i32 s41, s19, 31
	s_mul_i32 s40, s29, s10
	s_cmp_gt_i32 s19, -1
	v_mov_b32_e32 v9, s41
	v_or_b32_e32 v8, s19, v18
	s_cselect_b64 s[56:57], -1, 0
	s_ashr_i32 s41, s40, 31
	v_readlane_b32 s62, v123, 46
	v_cmp_gt_i64_e32 vcc, s[4:5], v[8:9]
	v_lshl_add_u64 v[48:49], s[40:41], 0, v[16:17]
	v_readlane_b32 s63, v123, 47
	s_and_b64 s[56:57], s[56:57], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[48:49]
	v_cmp_gt_i64_e64 s[72:73], s[62:63], v[48:49]
	s_and_b64 s[62:63], vcc, s[72:73]
	v_readlane_b32 s64, v124, 34
	s_and_b64 s[62:63], s[56:57], s[62:63]
	v_readlane_b32 s65, v124, 35
	s_and_b64 s[72:73], s[64:65], s[62:63]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[62:63], s[72:73]
	s_cbranch_execz .LBB0_178
	v_mad_u64_u32 v[2:3], s[72:73], v48, s4, 0
	v_mul_lo_u32 v4, v49, s4
	v_mul_lo_u32 v5, v48, s5
	v_readlane_b32 s72, v123, 3
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s73, v123, 4
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[72:73]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_178:
	s_or_b64 exec, exec, s[62:63]
	v_readlane_b32 s62, v124, 46
	v_readlane_b32 s63, v124, 47
	v_add_u32_e32 v47, 0, v29
	s_andn2_b64 vcc, exec, s[62:63]
	s_waitcnt vmcnt(0)
	ds_write_b32 v34, v12 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[2:5]
	s_cbranch_vccnz .LBB0_194
	v_add_u32_e32 v58, 0, v79
	v_add_u32_e32 v59, 0, v80
	ds_read_b64 v[2:3], v58 offset:4096
	ds_read_b64 v[4:5], v59 offset:4096
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s62, v126, 32
	v_readlane_b32 s63, v126, 33
	v_lshl_add_u64 v[48:49], v[6:7], 1, s[64:65]
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	s_and_b64 s[72:73], s[16:17], s[62:63]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[62:63], s[72:73]
	s_cbranch_execz .LBB0_181
	v_lshlrev_b32_e32 v12, 1, v14
	v_lshl_add_u64 v[50:51], v[48:49], 0, v[12:13]
	global_load_dword v54, v[50:51], off offset:64
.LBB0_181:
	s_or_b64 exec, exec, s[62:63]
	v_readlane_b32 s62, v123, 3
	v_readlane_b32 s63, v123, 4
	s_nop 1
	v_lshl_add_u64 v[50:51], v[8:9], 1, s[62:63]
	v_add_u32_e32 v12, v81, v14
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v56, v12
	ds_read_u16 v61, v12 offset:128
	ds_read_u16 v63, v12 offset:256
	ds_read_u16 v65, v12 offset:384
	ds_read_u16 v55, v12 offset:2048
	ds_read_u16 v57, v12 offset:2176
	ds_read_u16 v62, v12 offset:2304
	ds_read_u16 v64, v12 offset:2432
	s_setprio 0
	s_add_i32 s62, s40, 32
	s_ashr_i32 s63, s62, 31
	v_lshl_add_u64 v[52:53], s[62:63], 0, v[16:17]
	v_readlane_b32 s62, v123, 46
	v_readlane_b32 s63, v123, 47
	v_cmp_lt_i64_e32 vcc, -1, v[52:53]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[72:73], s[62:63], v[52:53]
	s_and_b64 s[62:63], vcc, s[72:73]
	s_and_b64 s[72:73], s[56:57], s[62:63]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[62:63], s[72:73]
	s_cbranch_execz .LBB0_183
	v_mul_lo_u32 v8, v53, s4
	v_mul_lo_u32 v9, v52, s5
	v_mad_u64_u32 v[6:7], s[72:73], v52, s4, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[50:51]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_183:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v53, v65, v63, s95
	v_perm_b32 v52, v61, v56, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v67, v64, v62, s95
	v_perm_b32 v66, v57, v55, s95
	v_mfma_f32_16x16x16_f16 v[62:65], v[52:53], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[66:67], v[4:5], v[62:65]
	s_setprio 0
	v_readlane_b32 s62, v126, 34
	v_readlane_b32 s63, v126, 35
	s_andn2_b64 vcc, exec, s[62:63]
	s_waitcnt vmcnt(0)
	ds_write_b32 v34, v54 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[6:9]
	s_cbranch_vccnz .LBB0_195
	s_mov_b32 s41, 64
	s_branch .LBB0_186
.LBB0_185:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v57, v69, v67, s95
	v_perm_b32 v56, v65, v63, s95
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v63, v68, v66, s95
	v_perm_b32 v62, v64, v62, s95
	v_mfma_f32_16x16x16_f16 v[2:5], v[56:57], v[54:55], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[62:63], v[52:53], v[2:5]
	s_setprio 0
	s_add_i32 s62, s41, 32
	s_cmp_lt_i32 s41, s94
	s_mov_b32 s41, s62
	s_waitcnt vmcnt(0)
	ds_write_b32 v34, v61 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v47, v[6:9]
	s_cbranch_scc0 .LBB0_195
.LBB0_186:
	ds_read_b64 v[54:55], v58 offset:4096
	ds_read_b64 v[52:53], v59 offset:4096
	s_ashr_i32 s62, s41, 31
	v_mov_b32_e32 v9, s62
	v_or_b32_e32 v8, s41, v14
	s_cmp_gt_i32 s41, -1
	s_cselect_b64 s[62:63], -1, 0
	v_cmp_gt_i64_e32 vcc, s[20:21], v[8:9]
	s_and_b64 s[62:63], s[62:63], vcc
	s_and_b64 s[72:73], s[16:17], s[62:63]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[62:63], s[72:73]
	s_cbranch_execz .LBB0_188
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[48:49]
	global_load_dword v61, v[8:9], off
.LBB0_188:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v63, v12
	ds_read_u16 v65, v12 offset:128
	ds_read_u16 v67, v12 offset:256
	ds_read_u16 v69, v12 offset:384
	ds_read_u16 v62, v12 offset:2048
	ds_read_u16 v64, v12 offset:2176
	ds_read_u16 v66, v12 offset:2304
	ds_read_u16 v68, v12 offset:2432
	s_setprio 0
	s_add_i32 s62, s40, s41
	s_ashr_i32 s63, s62, 31
	v_lshl_add_u64 v[56:57], s[62:63], 0, v[16:17]
	v_readlane_b32 s62, v123, 46
	v_readlane_b32 s63, v123, 47
	v_cmp_lt_i64_e32 vcc, -1, v[56:57]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[72:73], s[62:63], v[56:57]
	s_and_b64 s[62:63], vcc, s[72:73]
	s_and_b64 s[72:73], s[56:57], s[62:63]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[62:63], s[72:73]
	s_cbranch_execz .LBB0_185
	v_mul_lo_u32 v8, v57, s4
	v_mul_lo_u32 v9, v56, s5
	v_mad_u64_u32 v[6:7], s[72:73], v56, s4, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[50:51]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_185
.LBB0_190:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s35, s35, -1
	s_add_u32 s16, s16, 8
	s_addc_u32 s17, s17, 0
	s_cmp_eq_u32 s35, 0
	s_cbranch_scc1 .LBB0_172
.LBB0_191:
	global_load_dwordx2 v[2:3], v13, s[16:17]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	global_load_dwordx2 v[2:3], v13, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s56, v2
	v_readfirstlane_b32 s57, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[18:19], s[52:53]
	s_cbranch_execz .LBB0_190
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[62:63], exec, vcc
	s_mov_b64 exec, s[62:63]
	s_cbranch_execz .LBB0_190
	s_sub_u32 s40, s40, s56
	s_subb_u32 s41, s41, s57
	s_ashr_i32 s56, s41, 31
	s_lshr_b32 s56, s56, 28
	s_add_u32 s40, s40, s56
	s_addc_u32 s41, s41, 0
	s_and_b32 s40, s40, -16
	v_readlane_b32 s56, v124, 3
	v_readlane_b32 s57, v124, 4
	s_add_u32 s40, s56, s40
	s_addc_u32 s41, s57, s41
	s_bcnt1_i32_b64 s28, s[28:29]
	v_mov_b32_e32 v2, s28
	global_atomic_add v13, v2, s[40:41] sc1
	s_branch .LBB0_190
.LBB0_194:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_195:
	v_add_u32_e32 v6, 0, v82
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v109 offset:4096
	v_readlane_b32 s16, v124, 48
	v_readlane_b32 s17, v124, 49
	s_andn2_b64 vcc, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_197
	ds_read_u16 v12, v110 offset:384
	ds_read_u16 v47, v110 offset:2048
	ds_read_u16 v48, v110 offset:256
	ds_read_u16 v50, v110 offset:128
	ds_read_u16 v51, v110
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v49, v12, v48, s95
	ds_read_u16 v12, v110 offset:2432
	ds_read_u16 v52, v110 offset:2304
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v48, v50, v51, s95
	ds_read_u16 v50, v110 offset:2176
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v51, v12, v52, s95
	v_mfma_f32_16x16x16_f16 v[2:5], v[48:49], v[8:9], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v50, v50, v47, s95
	s_nop 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[50:51], v[6:7], v[2:5]
.LBB0_197:
	v_mad_i64_i32 v[8:9], s[40:41], v46, s48, 0
	v_readlane_b32 s40, v123, 1
	v_or_b32_e32 v6, s19, v22
	v_readlane_b32 s41, v123, 2
	v_cmp_lt_i32_e32 vcc, v10, v60
	v_cmp_gt_i32_e64 s[72:73], s11, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[40:41]
	s_and_b64 s[16:17], s[72:73], vcc
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[40:41], s[16:17]
	s_cbranch_execz .LBB0_199
	global_load_dwordx2 v[52:53], v[8:9], off
.LBB0_199:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v35, v[52:53]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[70:71], v36
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[40:41], s[16:17]
	s_cbranch_execz .LBB0_201
	v_lshl_add_u64 v[8:9], s[4:5], 1, v[8:9]
	global_load_dwordx2 v[50:51], v[8:9], off
.LBB0_201:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v35, v[50:51]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[48:49], v36
	v_ashrrev_i32_e32 v47, 31, v46
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_203
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s66, v124, 40
	v_lshl_add_u64 v[8:9], v[46:47], 2, s[70:71]
	global_load_dword v8, v[8:9], off
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_203:
	s_or_b64 exec, exec, s[40:41]
	v_or_b32_e32 v58, s35, v15
	v_ashrrev_i32_e32 v59, 31, v58
	v_cmp_lt_i32_e64 s[76:77], v15, v60
	s_and_saveexec_b64 s[40:41], s[76:77]
	s_cbranch_execz .LBB0_205
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s66, v124, 40
	v_lshl_add_u64 v[54:55], v[58:59], 2, s[70:71]
	global_load_dword v56, v[54:55], off
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
.LBB0_205:
	s_or_b64 exec, exec, s[40:41]
	v_cvt_f32_f16_e32 v66, v70
	v_cvt_f32_f16_sdwa v67, v70 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v64, v71
	v_or_b32_e32 v68, s19, v20
	s_mov_b32 s19, 0x3fb8aa3b
	v_mul_f32_e64 v12, -v66, s19
	s_mov_b32 s35, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s35, v12
	v_mul_f32_e64 v57, -v67, s19
	v_cvt_f32_f16_sdwa v65, v71 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cndmask_b32_e32 v12, 0, v37, vcc
	v_cndmask_b32_e32 v47, 0, v38, vcc
	v_cmp_gt_f32_e32 vcc, s35, v57
	v_mul_f32_e64 v69, -v64, s19
	v_fma_mix_f32 v47, -v70, s19, v47 op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v57, 0, v37, vcc
	v_cndmask_b32_e32 v59, 0, v38, vcc
	v_cmp_gt_f32_e32 vcc, s35, v69
	v_fma_mix_f32 v59, -v70, s19, v59 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_exp_f32_e32 v47, v47
	v_cndmask_b32_e32 v70, 0, v38, vcc
	v_fma_mix_f32 v70, -v71, s19, v70 op_sel_hi:[1,0,0]
	v_exp_f32_e32 v59, v59
	v_exp_f32_e32 v72, v70
	v_mul_f32_e64 v70, -v65, s19
	v_cndmask_b32_e32 v69, 0, v37, vcc
	v_cmp_gt_f32_e32 vcc, s35, v70
	v_cvt_f32_f16_e32 v54, v52
	v_cvt_f32_f16_sdwa v55, v52 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cndmask_b32_e32 v70, 0, v38, vcc
	v_fma_mix_f32 v70, -v71, s19, v70 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_ldexp_f32 v71, v59, v57
	v_exp_f32_e32 v74, v70
	v_ldexp_f32 v70, v47, v12
	v_pk_add_f32 v[70:71], v[70:71], 1.0 op_sel_hi:[1,0]
	v_mul_f32_e64 v12, -v54, s19
	v_div_scale_f32 v47, s[40:41], v71, v71, 1.0
	v_rcp_f32_e32 v57, v47
	v_cmp_gt_f32_e64 s[74:75], s35, v12
	v_mul_f32_e64 v12, -v55, s19
	v_cmp_gt_f32_e64 s[72:73], s35, v12
	v_fma_f32 v12, -v47, v57, 1.0
	v_cndmask_b32_e32 v73, 0, v37, vcc
	v_fmac_f32_e32 v57, v12, v57
	v_div_scale_f32 v12, vcc, 1.0, v71, 1.0
	v_mul_f32_e32 v59, v12, v57
	v_ldexp_f32 v72, v72, v69
	v_fma_f32 v69, -v47, v59, v12
	v_fmac_f32_e32 v59, v69, v57
	v_fma_f32 v12, -v47, v59, v12
	v_div_scale_f32 v47, s[40:41], v70, v70, 1.0
	v_rcp_f32_e32 v69, v47
	v_div_fmas_f32 v12, v12, v57, v59
	v_div_fixup_f32 v71, v12, v71, 1.0
	v_ldexp_f32 v73, v74, v73
	v_fma_f32 v12, -v47, v69, 1.0
	v_fmac_f32_e32 v69, v12, v69
	v_div_scale_f32 v12, vcc, 1.0, v70, 1.0
	v_mul_f32_e32 v57, v12, v69
	v_fma_f32 v59, -v47, v57, v12
	v_fmac_f32_e32 v57, v59, v69
	v_pk_add_f32 v[72:73], v[72:73], 1.0 op_sel_hi:[1,0]
	v_fma_f32 v12, -v47, v57, v12
	v_div_scale_f32 v47, s[40:41], v73, v73, 1.0
	v_rcp_f32_e32 v59, v47
	v_div_fmas_f32 v12, v12, v69, v57
	v_div_fixup_f32 v70, v12, v70, 1.0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v63, v48 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_fma_f32 v12, -v47, v59, 1.0
	v_fmac_f32_e32 v59, v12, v59
	v_div_scale_f32 v12, vcc, 1.0, v73, 1.0
	v_mul_f32_e32 v57, v12, v59
	v_fma_f32 v69, -v47, v57, v12
	v_fmac_f32_e32 v57, v69, v59
	v_fma_f32 v12, -v47, v57, v12
	v_div_scale_f32 v47, s[40:41], v72, v72, 1.0
	v_rcp_f32_e32 v69, v47
	v_div_fmas_f32 v12, v12, v59, v57
	v_div_fixup_f32 v73, v12, v73, 1.0
	v_cvt_f32_f16_e32 v62, v48
	v_fma_f32 v12, -v47, v69, 1.0
	v_fmac_f32_e32 v69, v12, v69
	v_div_scale_f32 v12, vcc, 1.0, v72, 1.0
	v_mul_f32_e32 v57, v12, v69
	v_fma_f32 v59, -v47, v57, v12
	v_fmac_f32_e32 v57, v59, v69
	v_cvt_f32_f16_sdwa v61, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v60, v49
	v_fma_f32 v12, -v47, v57, v12
	v_div_fmas_f32 v12, v12, v69, v57
	v_cmp_gt_i32_e64 s[78:79], s11, v68
	v_div_fixup_f32 v72, v12, v72, 1.0
	v_pk_mul_f32 v[76:77], v[70:71], v[66:67]
	v_pk_mul_f32 v[74:75], v[72:73], v[64:65]
	s_and_b64 s[80:81], s[78:79], s[76:77]
	v_cndmask_b32_e64 v12, 0, v2, s[80:81]
	v_cndmask_b32_e64 v47, 0, v3, s[80:81]
	v_cndmask_b32_e64 v57, 0, v4, s[80:81]
	v_cndmask_b32_e64 v59, 0, v5, s[80:81]
	v_pk_mul_f32 v[118:119], v[76:77], v[62:63]
	v_pk_mul_f32 v[120:121], v[74:75], v[60:61]
	v_cvt_f32_f16_e32 v48, v53
	v_mul_f32_e32 v118, v12, v118
	v_mul_f32_e32 v119, v47, v119
	v_mul_f32_e32 v120, v57, v120
	v_mul_f32_e32 v121, v59, v121
	v_cvt_f32_f16_sdwa v49, v53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v111, v[118:121]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[118:121], v112
	v_mul_f32_e64 v12, -v48, s19
	v_cmp_gt_f32_e64 s[78:79], s35, v12
	v_mul_f32_e64 v12, -v49, s19
	v_cmp_gt_f32_e32 vcc, s35, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v12, v118, v119
	v_add_f32_e32 v12, v120, v12
	v_add_f32_e32 v12, v121, v12
	v_mov_b32_e32 v47, v12
	v_readlane_b32 s40, v125, 14
	v_readlane_b32 s41, v125, 15
	v_mov_b32_dpp v47, v47 row_shr:8 row_mask:0xf bank_mask:0xc
	s_and_b64 s[56:57], s[40:41], s[76:77]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v47, v12 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_f32_e32 v12, v12, v47
	v_mov_b32_e32 v47, v12
	s_barrier
	s_nop 0
	v_mov_b32_dpp v47, v47 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v47, v12 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_f32_e32 v12, v12, v47
	v_mov_b32_e32 v47, v12
	s_nop 1
	v_mov_b32_dpp v47, v47 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v12, v12, v47
	v_mov_b32_e32 v47, v12
	s_nop 1
	v_mov_b32_dpp v47, v47 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v12, v12, v47
	v_add_u32_e32 v47, 0, v20
	ds_write_b32 v47, v12
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[40:41], s[56:57]
	s_cbranch_execnz .LBB0_216
	s_or_b64 exec, exec, s[40:41]
	s_and_saveexec_b64 s[18:19], s[80:81]
	s_cbranch_execnz .LBB0_217
.LBB0_207:
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_209
.LBB0_208:
	v_cndmask_b32_e64 v3, 0, v38, s[74:75]
	s_mov_b32 s16, 0x3fb8aa3b
	v_fma_mix_f32 v3, -v52, s16, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v37, s[74:75]
	v_exp_f32_e32 v3, v3
	v_cvt_f32_f16_sdwa v5, v51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v4, v51
	v_readlane_b32 s64, v123, 17
	s_waitcnt vmcnt(0)
	v_ldexp_f32 v56, v3, v2
	v_cndmask_b32_e64 v3, 0, v38, s[72:73]
	v_fma_mix_f32 v3, -v52, s16, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v37, s[72:73]
	v_exp_f32_e32 v3, v3
	v_readlane_b32 s65, v123, 18
	v_readlane_b32 s66, v123, 19
	v_readlane_b32 s67, v123, 20
	v_ldexp_f32 v57, v3, v2
	v_cndmask_b32_e64 v3, 0, v38, s[78:79]
	v_fma_mix_f32 v3, -v53, s16, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v37, s[78:79]
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v52, v3, v2
	v_cndmask_b32_e32 v3, 0, v38, vcc
	v_fma_mix_f32 v3, -v53, s16, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v2, 0, v37, vcc
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v53, v3, v2
	v_cvt_f32_f16_sdwa v3, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v2, v50
	v_pk_add_f32 v[50:51], v[56:57], 1.0 op_sel_hi:[1,0]
	v_pk_add_f32 v[52:53], v[52:53], 1.0 op_sel_hi:[1,0]
	v_div_scale_f32 v12, s[16:17], v51, v51, 1.0
	v_rcp_f32_e32 v47, v12
	s_nop 0
	v_fma_f32 v56, -v12, v47, 1.0
	v_fmac_f32_e32 v47, v56, v47
	v_div_scale_f32 v56, vcc, 1.0, v51, 1.0
	v_mul_f32_e32 v57, v56, v47
	v_fma_f32 v58, -v12, v57, v56
	v_fmac_f32_e32 v57, v58, v47
	v_fma_f32 v12, -v12, v57, v56
	v_div_fmas_f32 v12, v12, v47, v57
	v_div_fixup_f32 v51, v12, v51, 1.0
	v_div_scale_f32 v12, s[16:17], v50, v50, 1.0
	v_rcp_f32_e32 v47, v12
	s_nop 0
	v_fma_f32 v56, -v12, v47, 1.0
	v_fmac_f32_e32 v47, v56, v47
	v_div_scale_f32 v56, vcc, 1.0, v50, 1.0
	v_mul_f32_e32 v57, v56, v47
	v_fma_f32 v58, -v12, v57, v56
	v_fmac_f32_e32 v57, v58, v47
	v_fma_f32 v12, -v12, v57, v56
	v_div_fmas_f32 v12, v12, v47, v57
	v_div_fixup_f32 v50, v12, v50, 1.0
	v_div_scale_f32 v12, s[16:17], v53, v53, 1.0
	v_rcp_f32_e32 v47, v12
	v_pk_mul_f32 v[50:51], v[50:51], v[54:55]
	v_fma_f32 v54, -v12, v47, 1.0
	v_fmac_f32_e32 v47, v54, v47
	v_div_scale_f32 v54, vcc, 1.0, v53, 1.0
	v_mul_f32_e32 v55, v54, v47
	v_fma_f32 v56, -v12, v55, v54
	v_fmac_f32_e32 v55, v56, v47
	v_fma_f32 v12, -v12, v55, v54
	v_div_fmas_f32 v12, v12, v47, v55
	v_div_fixup_f32 v53, v12, v53, 1.0
	v_div_scale_f32 v12, s[16:17], v52, v52, 1.0
	v_rcp_f32_e32 v47, v12
	v_pk_mul_f32 v[2:3], v[50:51], v[2:3]
	v_fma_f32 v54, -v12, v47, 1.0
	v_fmac_f32_e32 v47, v54, v47
	v_div_scale_f32 v54, vcc, 1.0, v52, 1.0
	v_mul_f32_e32 v55, v54, v47
	v_fma_f32 v56, -v12, v55, v54
	v_fmac_f32_e32 v55, v56, v47
	v_fma_f32 v12, -v12, v55, v54
	v_div_fmas_f32 v12, v12, v47, v55
	v_div_fixup_f32 v52, v12, v52, 1.0
	v_pk_mul_f32 v[48:49], v[52:53], v[48:49]
	v_pk_mul_f32 v[2:3], v[2:3], v[8:9]
	v_pk_mul_f32 v[4:5], v[48:49], v[4:5]
	v_cvt_f16_f32_e32 v12, v3
	v_cvt_f16_f32_e32 v47, v2
	v_pk_mul_f32 v[2:3], v[4:5], v[8:9]
	v_mad_i64_i32 v[4:5], s[16:17], v46, s4, 0
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[64:65]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v47, v12
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_209:
	s_or_b64 exec, exec, s[18:19]
	v_readlane_b32 s16, v124, 5
	s_mul_i32 s16, s28, s16
	v_readlane_b32 s17, v125, 7
	s_add_i32 s16, s16, 1
	s_add_i32 s17, s17, s29
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v13
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, s16
	v_readlane_b32 s16, v124, 50
	v_add_u32_dpp v4, v84, v84 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v84 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v84 row_shr:3 row_mask:0xf bank_mask:0xf
	v_readlane_b32 s17, v124, 51
	v_add3_u32 v4, v4, v5, v6
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v3, s[16:17]
	v_readlane_b32 s16, v124, 6
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s17, v124, 7
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[16:17]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_readlane_b32 s16, v124, 52
	v_readlane_b32 s17, v124, 53
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	s_nop 0
	v_cndmask_b32_e64 v4, 0, v4, s[16:17]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v116, v5, vcc
	ds_permute_b32 v6, v4, v117
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v84
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_220
	v_mov_b32_e32 v4, v13
	v_mov_b32_e32 v5, v13
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[18:19], vcc, 1
	s_and_b32 s19, s19, 0x55555555
	s_and_b32 s18, s18, 0x55555555
	s_sub_u32 s18, vcc_lo, s18
	v_readlane_b32 s28, v126, 56
	s_subb_u32 s19, vcc_hi, s19
	v_readlane_b32 s29, v126, 57
	s_mov_b32 s56, s28
	s_mov_b32 s57, s28
	s_and_b64 s[28:29], s[18:19], s[56:57]
	s_lshr_b64 s[18:19], s[18:19], 2
	s_and_b64 s[18:19], s[18:19], s[56:57]
	s_add_u32 s18, s18, s28
	s_addc_u32 s19, s19, s29
	s_lshr_b64 s[28:29], s[18:19], 4
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_and_b32 s28, s18, 0xf0f0f0f
	s_and_b32 s19, s19, 0xf0f0f0f
	s_mul_i32 s18, s28, 0x1010101
	s_mul_hi_u32 s28, s28, 0x1010101
	s_add_i32 s28, s28, s18
	s_mul_i32 s19, s19, 0x1010101
	s_mov_b32 s40, s56
	s_add_i32 s19, s28, s19
	v_writelane_b32 v126, s40, 56
	v_cmp_gt_u64_e32 vcc, s[18:19], v[44:45]
	s_nop 0
	v_writelane_b32 v126, s41, 57
	s_cbranch_vccnz .LBB0_218
	s_mov_b32 s28, 0
	s_mov_b64 s[18:19], 0
.LBB0_212:
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	v_mov_b32_e32 v7, s28
	s_nop 0
	v_cmp_eq_u64_e64 s[40:41], s[40:41], v[2:3]
	s_bcnt1_i32_b64 s29, s[40:41]
	s_add_i32 s28, s28, s29
	v_mov_b64_e32 v[4:5], s[40:41]
	v_mov_b32_e32 v8, s29
	s_or_b64 s[18:19], s[40:41], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_212
	s_or_b64 exec, exec, s[18:19]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v8, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v7, v4, v7, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v7
	ds_permute_b32 v4, v7, v4
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	ds_permute_b32 v6, v7, v6
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_215
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v43 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v78 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v42 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v102 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v122 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_215:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[18:19], 1, v4
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_219
	s_branch .LBB0_220
.LBB0_216:
	s_ashr_i32 s19, s18, 31
	v_readlane_b32 s64, v123, 17
	ds_read_b32 v12, v91
	s_lshl_b64 s[18:19], s[18:19], 2
	v_readlane_b32 s66, v123, 19
	v_readlane_b32 s67, v123, 20
	s_add_u32 s18, s18, s66
	v_mad_i64_i32 v[118:119], s[56:57], v58, s46, 0
	s_addc_u32 s19, s19, s67
	v_lshl_add_u64 v[118:119], v[118:119], 2, s[18:19]
	v_readlane_b32 s65, v123, 18
	s_waitcnt lgkmcnt(0)
	global_store_dword v[118:119], v12, off
	s_or_b64 exec, exec, s[40:41]
	s_and_saveexec_b64 s[18:19], s[80:81]
	s_cbranch_execz .LBB0_207
.LBB0_217:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v57, v56
	v_pk_mul_f32 v[4:5], v[4:5], v[56:57]
	v_pk_mul_f32 v[2:3], v[2:3], v[56:57]
	v_pk_add_f32 v[56:57], v[70:71], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[60:61], v[4:5], v[60:61]
	v_pk_fma_f32 v[56:57], v[56:57], v[66:67], 1.0 op_sel_hi:[1,1,0]
	v_pk_add_f32 v[66:67], v[72:73], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[62:63], v[2:3], v[62:63]
	v_pk_fma_f32 v[64:65], v[66:67], v[64:65], 1.0 op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[56:57], v[70:71], v[56:57]
	v_pk_mul_f32 v[64:65], v[72:73], v[64:65]
	v_pk_mul_f32 v[56:57], v[56:57], v[62:63]
	v_pk_mul_f32 v[60:61], v[64:65], v[60:61]
	v_pk_mul_f32 v[2:3], v[76:77], v[2:3]
	v_cvt_f16_f32_e32 v12, v61
	v_cvt_f16_f32_e32 v47, v60
	v_pk_mul_f32 v[4:5], v[74:75], v[4:5]
	v_readlane_b32 s64, v125, 19
	v_cvt_f16_f32_e32 v60, v57
	v_cvt_f16_f32_e32 v56, v56
	v_pack_b32_f16 v57, v47, v12
	v_cvt_f16_f32_e32 v12, v3
	v_cvt_f16_f32_e32 v3, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v2, v2
	v_mad_i64_i32 v[58:59], s[40:41], v58, s48, 0
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	v_ashrrev_i32_e32 v69, 31, v68
	v_pack_b32_f16 v56, v56, v60
	v_lshl_add_u64 v[58:59], v[58:59], 1, s[70:71]
	v_lshl_add_u64 v[58:59], v[68:69], 1, v[58:59]
	v_pack_b32_f16 v3, v4, v3
	v_pack_b32_f16 v2, v2, v12
	v_lshl_add_u64 v[4:5], s[4:5], 1, v[58:59]
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	global_store_dwordx2 v[58:59], v[56:57], off
	global_store_dwordx2 v[4:5], v[2:3], off
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execnz .LBB0_208
	s_branch .LBB0_209
.LBB0_218:
	s_mov_b64 s[18:19], -1
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_220
.LBB0_219:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_220:
	s_or_b64 exec, exec, s[16:17]
.LBB0_221:
	s_mov_b64 s[16:17], 0
.LBB0_222:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_291
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[22:23] offset:164
	s_lshl_b32 s18, s34, 3
	v_lshrrev_b32_e32 v4, 5, v0
	v_or_b32_e32 v4, s18, v4
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[72:73], v4, v3
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_225
	v_readlane_b32 s28, v124, 54
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s29, v124, 55
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[28:29]
	global_load_dword v6, v[4:5], off
.LBB0_225:
	s_or_b64 exec, exec, s[16:17]
	v_or_b32_e32 v4, s18, v85
	v_cmp_lt_i32_e64 s[74:75], v4, v3
	s_and_saveexec_b64 s[16:17], s[74:75]
	s_cbranch_execz .LBB0_227
	v_readlane_b32 s28, v124, 54
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s29, v124, 55
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[28:29]
	global_load_dword v2, v[4:5], off
.LBB0_227:
	s_or_b64 exec, exec, s[16:17]
	v_or_b32_e32 v4, s18, v28
	v_readlane_b32 s16, v124, 54
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s17, v124, 55
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[46:47], v[4:5], 2, s[16:17]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_229
	global_load_dword v8, v[46:47], off
.LBB0_229:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_231
	global_load_dword v4, v[46:47], off
.LBB0_231:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v48, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v12, -1
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_233
	v_lshl_add_u64 v[46:47], v[6:7], 2, s[86:87]
	global_load_dword v12, v[46:47], off
.LBB0_233:
	s_or_b64 exec, exec, s[16:17]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[16:17], s[74:75]
	s_cbranch_execz .LBB0_235
	v_lshl_add_u64 v[46:47], v[2:3], 2, s[86:87]
	global_load_dword v48, v[46:47], off
.LBB0_235:
	s_or_b64 exec, exec, s[16:17]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v51, -1
	v_mov_b32_e32 v49, -1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_237
	v_lshl_add_u64 v[46:47], v[8:9], 2, s[86:87]
	global_load_dword v49, v[46:47], off
.LBB0_237:
	s_or_b64 exec, exec, s[16:17]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_239
	v_lshl_add_u64 v[46:47], v[4:5], 2, s[86:87]
	global_load_dword v51, v[46:47], off
.LBB0_239:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[78:79], -1, v12
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v46, 0
	s_and_saveexec_b64 s[16:17], s[78:79]
	s_cbranch_execz .LBB0_241
	v_readlane_b32 s18, v124, 58
	v_readlane_b32 s19, v124, 59
	s_nop 1
	v_lshl_add_u64 v[46:47], v[6:7], 2, s[18:19]
	global_load_dword v46, v[46:47], off
.LBB0_241:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[74:75], -1, v48
	s_and_saveexec_b64 s[16:17], s[74:75]
	s_cbranch_execz .LBB0_243
	v_readlane_b32 s18, v124, 58
	v_readlane_b32 s19, v124, 59
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[18:19]
	global_load_dword v50, v[2:3], off
.LBB0_243:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[76:77], -1, v49
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[16:17], s[76:77]
	s_cbranch_execz .LBB0_245
	v_readlane_b32 s18, v124, 58
	v_readlane_b32 s19, v124, 59
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[18:19]
	global_load_dword v52, v[8:9], off
.LBB0_245:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[72:73], -1, v51
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_247
	v_readlane_b32 s18, v124, 58
	v_readlane_b32 s19, v124, 59
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[18:19]
	global_load_dword v2, v[2:3], off
.LBB0_247:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[16:17], s[78:79]
	s_cbranch_execnz .LBB0_281
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execnz .LBB0_282
.LBB0_249:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[16:17], s[78:79]
	s_cbranch_execz .LBB0_251
.LBB0_250:
	v_sub_u32_e32 v9, 0, v12
	v_max_i32_e32 v9, v12, v9
	v_ashrrev_i32_e32 v8, 31, v12
	v_mul_hi_u32 v12, v9, v106
	v_mul_lo_u32 v47, v12, s98
	v_sub_u32_e32 v9, v9, v47
	v_add_u32_e32 v47, 1, v12
	v_cmp_le_u32_e32 vcc, s98, v9
	v_readlane_b32 s18, v126, 46
	v_readlane_b32 s64, v123, 11
	v_cndmask_b32_e32 v12, v12, v47, vcc
	v_subrev_u32_e32 v47, s98, v9
	v_cndmask_b32_e32 v9, v9, v47, vcc
	v_add_u32_e32 v47, 1, v12
	v_cmp_le_u32_e32 vcc, s98, v9
	v_xor_b32_e32 v8, s18, v8
	v_readlane_b32 s66, v123, 13
	v_cndmask_b32_e32 v9, v12, v47, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s67, v123, 14
	v_readlane_b32 s65, v123, 12
	s_nop 0
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[66:67]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_251:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v124, 34
	v_readlane_b32 s17, v124, 35
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_256
	global_load_dwordx2 v[54:55], v13, s[8:9]
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s65, v124, 39
	s_mov_b32 s28, 0
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v54
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v55, vcc
	v_ashrrev_i32_e32 v12, 31, v9
	v_lshrrev_b32_e32 v12, 28, v12
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[12:13]
	v_sub_u32_e32 v12, 0, v6
	v_max_i32_e32 v6, v6, v12
	v_mul_hi_u32 v12, v6, v105
	v_mul_lo_u32 v47, v12, s96
	v_sub_u32_e32 v6, v6, v47
	v_cmp_le_u32_e32 vcc, s96, v6
	v_add_u32_e32 v47, 1, v12
	v_mad_i64_i32 v[54:55], s[16:17], v46, s20, 0
	v_cndmask_b32_e32 v12, v12, v47, vcc
	v_subrev_u32_e32 v47, s96, v6
	v_cndmask_b32_e32 v6, v6, v47, vcc
	v_readlane_b32 s16, v126, 45
	v_cmp_le_u32_e32 vcc, s96, v6
	v_add_u32_e32 v6, 1, v12
	v_xor_b32_e32 v7, s16, v7
	v_cndmask_b32_e32 v6, v12, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[16:17], v6, s20, 0
	v_and_b32_e32 v8, -16, v8
	v_readlane_b32 s16, v123, 9
	v_lshl_add_u64 v[8:9], s[64:65], 0, v[8:9]
	v_readlane_b32 s17, v123, 10
	v_cmp_eq_u32_e32 vcc, v3, v46
	v_lshl_add_u64 v[8:9], v[54:55], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[16:17]
	s_and_b64 s[16:17], vcc, s[78:79]
	s_branch .LBB0_254
.LBB0_253:
	s_or_b64 exec, exec, s[18:19]
	s_addk_i32 s28, 0x80
	s_cmp_lt_i32 s28, s10
	s_cbranch_scc0 .LBB0_256
.LBB0_254:
	v_add_u32_e32 v46, s28, v86
	v_cmp_gt_i32_e32 vcc, s10, v46
	s_and_b64 s[40:41], vcc, s[16:17]
	s_and_saveexec_b64 s[18:19], s[40:41]
	s_cbranch_execz .LBB0_253
	v_ashrrev_i32_e32 v47, 31, v46
	v_lshlrev_b64 v[46:47], 1, v[46:47]
	v_lshl_add_u64 v[54:55], v[6:7], 0, v[46:47]
	global_load_dwordx2 v[54:55], v[54:55], off
	v_lshl_add_u64 v[46:47], v[8:9], 0, v[46:47]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[46:47], v[54:55], off
	s_branch .LBB0_253
.LBB0_256:
	v_sub_u32_e32 v6, 0, v51
	v_max_i32_e32 v6, v51, v6
	v_mul_hi_u32 v7, v6, v106
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s98
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s98, v6
	v_ashrrev_i32_e32 v3, 31, v51
	v_readlane_b32 s16, v126, 46
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s98, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s98, v6
	v_xor_b32_e32 v3, s16, v3
	v_readlane_b32 s16, v123, 11
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v46, v6, v3
	v_mov_b32_e32 v3, s44
	v_cndmask_b32_e64 v6, v3, v46, s[72:73]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s18, v123, 13
	v_readlane_b32 s19, v123, 14
	v_readlane_b32 s17, v123, 12
	v_mov_b64_e32 v[8:9], 0
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[18:19]
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_258
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_258:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v124, 62
	v_readlane_b32 s17, v124, 63
	s_and_b64 s[16:17], s[16:17], s[72:73]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execnz .LBB0_283
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[18:19], s[72:73]
	s_cbranch_execnz .LBB0_284
.LBB0_260:
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execnz .LBB0_285
.LBB0_261:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[18:19], s[72:73]
	s_cbranch_execnz .LBB0_286
.LBB0_262:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[18:19], s[72:73]
	s_cbranch_execnz .LBB0_287
.LBB0_263:
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_265
.LBB0_264:
	global_load_dwordx2 v[54:55], v13, s[8:9]
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v54
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v55, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v12, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[12:13]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[70:71], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_265:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v48
	v_max_i32_e32 v5, v48, v5
	v_mul_hi_u32 v8, v5, v106
	v_mul_lo_u32 v9, v8, s98
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s98, v5
	v_ashrrev_i32_e32 v4, 31, v48
	v_readlane_b32 s16, v126, 46
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s98, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s98, v5
	v_xor_b32_e32 v4, s16, v4
	v_readlane_b32 s64, v126, 16
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v49
	v_max_i32_e32 v8, v49, v8
	v_mul_hi_u32 v9, v8, v106
	v_mul_lo_u32 v12, v9, s98
	v_sub_u32_e32 v8, v8, v12
	v_add_u32_e32 v12, 1, v9
	v_cmp_le_u32_e32 vcc, s98, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v12, vcc
	v_subrev_u32_e32 v12, s98, v8
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_ashrrev_i32_e32 v4, 31, v49
	v_add_u32_e32 v12, 1, v9
	v_cmp_le_u32_e32 vcc, s98, v8
	v_xor_b32_e32 v4, s16, v4
	s_cmp_lt_i32 s64, 1
	v_cndmask_b32_e32 v8, v9, v12, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	s_mov_b64 s[16:17], -1
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_cbranch_scc1 .LBB0_269
	v_readlane_b32 s64, v126, 16
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s64, 1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_cbranch_scc0 .LBB0_268
	v_readlane_b32 s16, v126, 47
	s_nop 1
	v_mul_lo_u32 v4, v5, s16
	v_sub_u32_e32 v9, v48, v4
	v_mul_lo_u32 v4, v8, s16
	v_sub_u32_e32 v12, v49, v4
	v_mul_lo_u32 v4, v46, s16
	v_sub_u32_e32 v4, v51, v4
.LBB0_268:
	s_mov_b64 s[16:17], 0
.LBB0_269:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_272
	v_readlane_b32 s64, v126, 16
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s64, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_cbranch_scc1 .LBB0_272
	v_ashrrev_i32_e32 v4, 31, v50
	v_lshrrev_b32_e32 v4, 28, v4
	v_add_u32_e32 v4, v50, v4
	v_ashrrev_i32_e32 v9, 4, v4
	v_ashrrev_i32_e32 v4, 31, v52
	v_lshrrev_b32_e32 v4, 28, v4
	v_lshrrev_b32_e32 v3, 28, v3
	v_add_u32_e32 v4, v52, v4
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v12, 4, v4
	v_ashrrev_i32_e32 v4, 4, v2
.LBB0_272:
	v_mov_b32_e32 v2, s44
	v_cndmask_b32_e64 v3, v2, v5, s[74:75]
	v_cndmask_b32_e64 v2, v2, v8, s[76:77]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v12
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v49, v48
	v_cmp_lt_i32_e64 s[74:75], -1, v2
	v_readlane_b32 s16, v125, 0
	s_and_b64 vcc, s[74:75], vcc
	v_readlane_b32 s17, v125, 1
	s_and_b64 s[16:17], s[16:17], vcc
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_cndmask_b32_e64 v3, 0, 1, s[16:17]
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v5, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v5
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v5
	ds_bpermute_b32 v5, v87, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v3, v2 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v2, s[74:75], 0, v3, vcc
	s_nop 1
	v_mov_b32_dpp v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v2, vcc, v2, v3, vcc
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v2, v3
	ds_bpermute_b32 v8, v87, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_274
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_274:
	s_or_b64 exec, exec, s[16:17]
	global_load_dwordx2 v[6:7], v13, s[8:9]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[16:17], s[72:73], vcc
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s18, v124, 62
	v_readlane_b32 s19, v124, 63
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v12, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[18:19], s[16:17]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v13
	v_mov_b32_e32 v7, v13
	v_add_u32_dpp v5, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v4 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v4 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v5, v5, v6, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_dpp v5, v5, v5 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v5, v5, v5 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_lshl_add_u32 v6, v5, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v116, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_290
	v_mov_b32_e32 v4, v13
	v_mov_b32_e32 v5, v13
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[18:19], vcc, 1
	s_and_b32 s19, s19, 0x55555555
	s_and_b32 s18, s18, 0x55555555
	s_sub_u32 s18, vcc_lo, s18
	v_readlane_b32 s28, v126, 56
	s_subb_u32 s19, vcc_hi, s19
	v_readlane_b32 s29, v126, 57
	s_mov_b32 s56, s28
	s_mov_b32 s57, s28
	s_and_b64 s[28:29], s[18:19], s[56:57]
	s_lshr_b64 s[18:19], s[18:19], 2
	s_and_b64 s[18:19], s[18:19], s[56:57]
	s_add_u32 s18, s18, s28
	s_addc_u32 s19, s19, s29
	s_lshr_b64 s[28:29], s[18:19], 4
	s_add_u32 s18, s28, s18
	s_addc_u32 s19, s29, s19
	s_and_b32 s28, s18, 0xf0f0f0f
	s_and_b32 s19, s19, 0xf0f0f0f
	s_mul_i32 s18, s28, 0x1010101
	s_mul_hi_u32 s28, s28, 0x1010101
	s_add_i32 s28, s28, s18
	s_mul_i32 s19, s19, 0x1010101
	s_mov_b32 s40, s56
	s_add_i32 s19, s28, s19
	v_writelane_b32 v126, s40, 56
	v_cmp_gt_u64_e32 vcc, s[18:19], v[44:45]
	s_nop 0
	v_writelane_b32 v126, s41, 57
	s_cbranch_vccnz .LBB0_288
	s_mov_b32 s28, 0
	s_mov_b64 s[18:19], 0
.LBB0_277:
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	v_mov_b32_e32 v7, s28
	s_nop 0
	v_cmp_eq_u64_e64 s[40:41], s[40:41], v[2:3]
	s_bcnt1_i32_b64 s29, s[40:41]
	s_add_i32 s28, s28, s29
	v_mov_b64_e32 v[4:5], s[40:41]
	v_mov_b32_e32 v8, s29
	s_or_b64 s[18:19], s[40:41], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_277
	s_or_b64 exec, exec, s[18:19]
	v_mbcnt_lo_u32_b32 v4, v4, 0
	v_mbcnt_hi_u32_b32 v4, v5, v4
	v_sub_u32_e32 v5, v8, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_add_lshl_u32 v7, v4, v7, 2
	v_lshlrev_b32_e32 v5, 8, v5
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v5, v4, v7
	ds_permute_b32 v4, v7, v4
	ds_permute_b32 v2, v7, v2
	ds_permute_b32 v3, v7, v3
	ds_permute_b32 v6, v7, v6
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_280
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v43 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v78 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v42 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v102 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v122 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_280:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[18:19], 1, v4
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_289
	s_branch .LBB0_290
.LBB0_281:
	v_readlane_b32 s18, v124, 60
	v_readlane_b32 s19, v124, 61
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[18:19]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[72:73]
	s_cbranch_execz .LBB0_249
.LBB0_282:
	v_readlane_b32 s18, v124, 60
	v_readlane_b32 s19, v124, 61
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[18:19]
	global_load_dword v53, v[8:9], off
	s_or_b64 exec, exec, s[16:17]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[16:17], s[78:79]
	s_cbranch_execnz .LBB0_250
	s_branch .LBB0_251
.LBB0_283:
	global_load_dwordx2 v[54:55], v13, s[8:9]
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s28, v124, 56
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	s_mul_i32 s28, s28, s44
	v_add_u32_e32 v47, s28, v4
	v_readlane_b32 s29, v124, 57
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v54
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v55, vcc
	v_ashrrev_i32_e32 v12, 31, v9
	v_lshrrev_b32_e32 v12, 28, v12
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[12:13]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[66:67], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v47, off
	s_or_b64 exec, exec, s[18:19]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[18:19], s[72:73]
	s_cbranch_execz .LBB0_260
.LBB0_284:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_261
.LBB0_285:
	global_load_dwordx2 v[54:55], v13, s[8:9]
	v_readlane_b32 s64, v124, 38
	v_readlane_b32 s68, v124, 42
	v_readlane_b32 s69, v124, 43
	v_readlane_b32 s65, v124, 39
	v_readlane_b32 s66, v124, 40
	v_readlane_b32 s67, v124, 41
	v_readlane_b32 s70, v124, 44
	v_readlane_b32 s71, v124, 45
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v54
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v55, vcc
	v_ashrrev_i32_e32 v12, 31, v9
	v_lshrrev_b32_e32 v12, 28, v12
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[12:13]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[68:69], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v53, off
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[18:19], s[72:73]
	s_cbranch_execz .LBB0_262
.LBB0_286:
	v_readlane_b32 s28, v123, 7
	v_readlane_b32 s29, v123, 8
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[28:29]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[18:19]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[18:19], s[72:73]
	s_cbranch_execz .LBB0_263
.LBB0_287:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execnz .LBB0_264
	s_branch .LBB0_265
.LBB0_288:
	s_mov_b64 s[18:19], -1
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_290
.LBB0_289:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_290:
	s_or_b64 exec, exec, s[16:17]
.LBB0_291:
	.loc	1 68 0
	v_readlane_b32 s16, v123, 60
	v_readlane_b32 s17, v123, 61
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_23
	.loc	1 69 0
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v13, s[58:59] offset:128
	s_memrealtime s[16:17]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s18, v125, 6
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v12, s16
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mov_b32_e32 v3, s18
	v_readlane_b32 s18, v123, 0
	v_readlane_b32 s16, v125, 4
	v_readlane_b32 s17, v125, 5
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s2
	v_cndmask_b32_e64 v3, v3, v9, s[16:17]
	v_cndmask_b32_e64 v4, v4, v12, s[16:17]
	v_readlane_b32 s16, v125, 2
	v_mov_b32_e32 v6, s3
	v_readlane_b32 s17, v125, 3
	v_readlane_b32 s64, v123, 11
	v_mov_b32_e32 v8, s24
	v_cndmask_b32_e64 v4, v4, v5, s[16:17]
	v_cndmask_b32_e64 v3, v3, v6, s[16:17]
	v_readlane_b32 s18, v125, 12
	v_readlane_b32 s65, v123, 12
	v_mov_b32_e32 v7, s25
	v_readlane_b32 s19, v125, 13
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	v_cndmask_b32_e64 v3, v3, v7, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	s_add_i32 s16, s16, s34
	s_lshl_b32 s16, s16, 2
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 3
	s_add_u32 s24, s64, s16
	s_addc_u32 s16, s65, s17
	v_cndmask_b32_e64 v2, v4, v8, s[18:19]
	s_and_b32 s25, s16, 0xffff
	buffer_store_dwordx2 v[2:3], v88, s[24:27], 0 offen
	s_branch .LBB0_23
.LBB0_293:
	v_readlane_b32 s56, v126, 62
	v_readlane_b32 s57, v126, 63
	v_readlane_b32 s58, v127, 0
	v_readlane_b32 s59, v127, 1
	v_readlane_b32 s24, v127, 6
	v_readlane_b32 s25, v127, 7
.LBB0_294:
	s_mov_b64 s[16:17], 0
.LBB0_295:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_5
	.loc	1 46 0
	s_lshl_b32 s30, s97, 8
	s_cmp_ge_i32 s30, s0
	s_mov_b32 s18, s30
	v_readlane_b32 s54, v123, 29
	s_cbranch_scc0 .LBB0_303
.LBB0_297:
	s_cmp_ge_i32 s30, s14
	s_mov_b32 s18, s30
	s_cbranch_scc0 .LBB0_306
.LBB0_298:
	s_cmp_ge_i32 s30, s91
	s_mov_b32 s18, s30
	s_cbranch_scc0 .LBB0_309
.LBB0_299:
	s_cmp_gt_i32 s30, 15
	s_mov_b32 s18, s30
	s_cbranch_scc0 .LBB0_312
.LBB0_300:
	v_readlane_b32 s18, v126, 48
	s_mul_i32 s16, s18, s97
	v_readlane_b32 s72, v126, 51
	s_min_i32 s17, s16, s72
	s_add_i32 s16, s16, s18
	v_readlane_b32 s74, v126, 53
	s_min_i32 s34, s16, s72
	s_mul_i32 s31, s17, s74
	s_mul_i32 s34, s34, s74
	s_cmp_lt_i32 s31, s34
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_ge_i32 s31, s34
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s73, v126, 52
	v_readlane_b32 s75, v126, 54
	s_cbranch_scc1 .LBB0_333
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s18, s31
	s_branch .LBB0_315
.LBB0_302:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	s_cmp_lt_i32 s18, s0
	s_cbranch_scc0 .LBB0_297
.LBB0_303:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s18, v0
	v_cmp_gt_i32_e32 vcc, s0, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_302
	v_readlane_b32 s64, v125, 19
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s68, v125, 23
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	global_store_dword v[2:3], v13, off
	s_branch .LBB0_302
.LBB0_305:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	s_cmp_lt_i32 s18, s14
	s_cbranch_scc0 .LBB0_298
.LBB0_306:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s18, v0
	v_cmp_gt_i32_e32 vcc, s14, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_305
	v_readlane_b32 s24, v124, 6
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s25, v124, 7
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	global_store_dword v[2:3], v13, off
	s_branch .LBB0_305
.LBB0_308:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	s_cmp_lt_i32 s18, s91
	s_cbranch_scc0 .LBB0_299
.LBB0_309:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s18, v0
	v_cmp_gt_i32_e32 vcc, s91, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_308
	v_readlane_b32 s64, v125, 19
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[68:69]
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	global_store_dword v[2:3], v13, off
	s_branch .LBB0_308
.LBB0_311:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	s_cmp_lt_i32 s18, 16
	s_cbranch_scc0 .LBB0_300
.LBB0_312:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s18, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_311
	v_readlane_b32 s24, v125, 8
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s25, v125, 9
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	global_store_dword v[2:3], v13, off
	s_branch .LBB0_311
.LBB0_314:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v92
	s_add_i32 s18, s18, 64
	s_cmp_lt_i32 s18, s34
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_333
.LBB0_315:
	v_add_u32_e32 v2, s18, v10
	v_cmp_gt_i32_e32 vcc, s34, v2
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_317
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[86:87]
	global_load_dword v9, v[4:5], off
.LBB0_317:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s34, v4
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_319
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[86:87]
	global_load_dword v8, v[4:5], off
.LBB0_319:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s34, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_321
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[86:87]
	global_load_dword v5, v[4:5], off
.LBB0_321:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s34, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_323
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[86:87]
	global_load_dword v3, v[2:3], off
.LBB0_323:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v15
	v_cmp_eq_u32_e64 s[76:77], v3, v15
	v_cmp_eq_u32_e64 s[72:73], v8, v15
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v89, v4
	v_cmp_eq_u32_e64 s[74:75], v5, v15
	v_cndmask_b32_e64 v5, 0, 1, s[72:73]
	v_cndmask_b32_e64 v9, 0, 1, s[76:77]
	v_cndmask_b32_e64 v8, 0, 1, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[36:37]
	v_addc_co_u32_e64 v3, s[78:79], 0, v2, vcc
	ds_bpermute_b32 v3, v90, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[38:39]
	v_addc_co_u32_e64 v3, s[78:79], v3, v2, vcc
	ds_bpermute_b32 v2, v89, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[36:37]
	v_addc_co_u32_e64 v12, s[78:79], 0, v2, s[72:73]
	ds_bpermute_b32 v12, v90, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[38:39]
	v_addc_co_u32_e64 v12, s[78:79], v12, v2, s[72:73]
	ds_bpermute_b32 v2, v89, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[36:37]
	v_addc_co_u32_e64 v39, s[78:79], 0, v2, s[74:75]
	ds_bpermute_b32 v39, v90, v39
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v39, 0, v39, s[38:39]
	v_addc_co_u32_e64 v39, s[78:79], v39, v2, s[74:75]
	ds_bpermute_b32 v2, v89, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[36:37]
	v_addc_co_u32_e64 v46, s[78:79], 0, v2, s[76:77]
	ds_bpermute_b32 v46, v90, v46
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v46, 0, v46, s[38:39]
	v_addc_co_u32_e64 v46, s[78:79], v46, v2, s[76:77]
	s_mov_b64 s[16:17], exec
	v_readlane_b32 s24, v125, 10
	v_readlane_b32 s25, v125, 11
	s_and_b64 s[24:25], s[16:17], s[24:25]
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_325
	v_add_u32_e32 v2, v91, v83
	ds_write2st64_b32 v2, v3, v12 offset1:1
	ds_write2st64_b32 v2, v39, v46 offset0:2 offset1:3
.LBB0_325:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[48:49], v91 offset1:16
	v_add_u32_e32 v2, s18, v1
	v_cmp_gt_i32_e64 s[78:79], s34, v2
	s_and_b64 s[24:25], s[12:13], s[78:79]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v47, v49, v48
	v_cndmask_b32_e64 v50, v48, v47, s[42:43]
	ds_read2_b32 v[48:49], v91 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v47, v47, v48
	v_cndmask_b32_e64 v48, v50, v47, s[88:89]
	v_add_u32_e32 v47, v47, v49
	v_cndmask_b32_e64 v50, v48, 0, s[12:13]
	ds_read2_b32 v[48:49], v91 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v48, v47, v48
	v_cndmask_b32_e64 v47, v48, v47, s[12:13]
	v_add_u32_e32 v51, v48, v49
	ds_read2_b32 v[48:49], v91 offset0:96 offset1:112
	v_cndmask_b32_e64 v47, v47, v51, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v48, v51, v48
	v_cndmask_b32_e64 v47, v47, v48, s[88:89]
	v_add_u32_e32 v51, v48, v49
	ds_read2_b32 v[48:49], v91 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v48, v51, v48
	v_cndmask_b32_e64 v51, v48, v51, s[12:13]
	v_add_u32_e32 v52, v48, v49
	ds_read2_b32 v[48:49], v91 offset0:160 offset1:176
	v_cndmask_b32_e64 v51, v51, v52, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v48, v52, v48
	v_cndmask_b32_e64 v51, v51, v48, s[88:89]
	v_add_u32_e32 v52, v48, v49
	ds_read2_b32 v[48:49], v91 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v48, v52, v48
	v_cndmask_b32_e64 v52, v48, v52, s[12:13]
	v_add_u32_e32 v48, v48, v49
	v_cndmask_b32_e64 v49, v52, v48, s[42:43]
	ds_read_b32 v52, v91 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v48, v48, v52
	v_cndmask_b32_e64 v48, v49, v48, s[88:89]
	v_add_u32_e32 v49, -1, v7
	v_add3_u32 v3, v49, v3, v50
	v_add3_u32 v46, v49, v46, v48
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_add3_u32 v12, v49, v12, v47
	v_add3_u32 v39, v49, v39, v51
	v_cndmask_b32_e64 v49, 0, v46, s[76:77]
	v_mov_b32_e32 v46, v3
	v_cndmask_b32_e64 v12, 0, v12, s[72:73]
	v_cndmask_b32_e64 v39, 0, v39, s[74:75]
	v_mov_b32_dpp v46, v46 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v46, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v46, v3
	v_mov_b32_e32 v46, v3
	s_nop 1
	v_mov_b32_dpp v46, v46 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v46, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v46, v3
	v_mov_b32_e32 v46, v3
	s_nop 1
	v_mov_b32_dpp v46, v46 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v46
	v_mov_b32_e32 v46, v3
	s_nop 1
	v_mov_b32_dpp v46, v46 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v46, v3, v46
	v_mov_b32_e32 v3, v12
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v12 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v12
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v12, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v12, v3
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v12
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v47, v3, v12
	v_mov_b32_e32 v3, v39
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v39 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v39
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v12, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v12, v3
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v12
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v48, v3, v12
	v_mov_b32_e32 v3, v49
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v49 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v49
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v12, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v12, v3
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v12
	v_mov_b32_e32 v12, v3
	s_nop 1
	v_mov_b32_dpp v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v49, v3, v12
	v_add_u32_e32 v3, 0, v11
	ds_write_b128 v3, v[46:49]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[24:25]
	s_cbranch_execz .LBB0_327
	ds_read_b32 v12, v113
	v_readlane_b32 s64, v123, 32
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s65, v123, 33
	v_readlane_b32 s68, v123, 36
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v123, 37
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v12, off
.LBB0_327:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v93, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[16:17], s[36:37]
	s_cbranch_execz .LBB0_329
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v94, v2
.LBB0_329:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[12:13]
	ds_read_b32 v2, v95
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[16:17], s[60:61]
	s_cbranch_execz .LBB0_314
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v95, v2
	s_branch .LBB0_314
.LBB0_333:
	v_readlane_b32 s16, v126, 51
	v_readlane_b32 s19, v126, 54
	v_readlane_b32 s17, v126, 52
	s_mul_i32 s16, s97, s19
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	v_readlane_b32 s72, v123, 32
	v_readlane_b32 s73, v123, 33
	s_add_u32 s24, s72, s16
	s_addc_u32 s16, s73, s17
	s_and_b32 s25, s16, 0xffff
	v_readlane_b32 s18, v126, 53
	v_readlane_b32 s74, v123, 34
	v_readlane_b32 s75, v123, 35
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	buffer_store_dword v6, v97, s[24:27], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_336
	s_mov_b64 s[18:19], exec
	v_mbcnt_lo_u32_b32 v2, s18, 0
	v_mbcnt_hi_u32_b32 v2, s19, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[24:25], exec, vcc
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_336
	s_bcnt1_i32_b64 s18, s[18:19]
	v_mov_b32_e32 v2, s18
	global_atomic_add v13, v2, s[56:57] offset:32 sc1
.LBB0_336:
	s_or_b64 exec, exec, s[16:17]
	s_cmp_lg_u32 s97, 0
	s_cbranch_scc1 .LBB0_404
	s_branch .LBB0_339
.LBB0_337:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s18, v2
	s_nop 1
	v_mov_b32_e32 v2, s18
	ds_write_b32 v13, v2
.LBB0_338:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s85, v2
	s_cbranch_vccz .LBB0_342
.LBB0_339:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_338
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_337
	global_load_dword v2, v13, s[56:57] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_337
.LBB0_342:
	v_readlane_b32 s16, v125, 16
	v_readlane_b32 s17, v125, 17
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_353
	s_mov_b32 s18, 0
	v_mov_b32_e32 v2, v107
	s_branch .LBB0_345
.LBB0_344:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v92
	s_add_i32 s18, s18, 16
	s_cmp_lt_i32 s18, s85
	v_add_u32_e32 v2, s1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_353
.LBB0_345:
	v_add_u32_e32 v3, s18, v10
	v_cmp_gt_i32_e32 vcc, s85, v3
	s_and_b64 s[24:25], s[6:7], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[16:17], s[24:25]
	s_cbranch_execz .LBB0_347
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[30:31]
	global_load_dword v3, v[6:7], off
.LBB0_347:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v93, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[16:17], s[36:37]
	s_cbranch_execz .LBB0_349
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v23, v3
.LBB0_349:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[12:13]
	ds_read_b32 v3, v95
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[16:17], s[60:61]
	s_cbranch_execz .LBB0_344
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v95, v3
	s_branch .LBB0_344
.LBB0_353:
	v_readlane_b32 s16, v124, 30
	v_readlane_b32 s17, v124, 31
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_372
	v_readlane_b32 s64, v123, 11
	v_readlane_b32 s40, v125, 34
	s_mov_b32 s16, 0
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	v_readlane_b32 s41, v125, 35
	v_readlane_b32 s65, v123, 12
.LBB0_355:
	s_add_i32 s17, s44, s16
	s_ashr_i32 s18, s17, 31
	s_abs_i32 s17, s17
	s_mul_hi_u32 s19, s17, s54
	s_mul_i32 s19, s19, s84
	s_sub_i32 s17, s17, s19
	s_sub_i32 s19, s17, s84
	s_cmp_ge_u32 s17, s84
	s_cselect_b32 s17, s19, s17
	s_sub_i32 s19, s17, s84
	s_cmp_ge_u32 s17, s84
	s_cselect_b32 s17, s19, s17
	s_xor_b32 s17, s17, s18
	s_sub_i32 s18, s17, s18
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s66, s18
	s_addc_u32 s19, s67, s19
	global_load_dwordx2 v[2:3], v13, s[18:19]
	global_load_dwordx2 v[6:7], v13, s[8:9]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s17, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s19, v6
	v_readfirstlane_b32 s18, v3
	v_readfirstlane_b32 s24, v7
	s_sub_u32 s17, s17, s19
	s_subb_u32 s18, s18, s24
	s_ashr_i32 s19, s18, 31
	s_lshr_b32 s19, s19, 28
	s_add_u32 s17, s17, s19
	s_addc_u32 s18, s18, 0
	s_and_b32 s17, s17, -16
	s_add_u32 s24, s40, s17
	s_addc_u32 s17, s41, s18
	s_add_i32 s16, s16, 1
	s_and_b32 s25, s17, 0xffff
	s_cmp_lg_u32 s58, s16
	buffer_store_dword v4, v97, s[24:27], 0 offen
	s_cbranch_scc1 .LBB0_355
	s_mov_b32 s18, 0
	s_branch .LBB0_358
.LBB0_357:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, 1
	s_cmp_lg_u32 s58, s18
	s_cbranch_scc0 .LBB0_360
.LBB0_358:
	s_add_i32 s16, s44, s18
	s_ashr_i32 s17, s16, 31
	s_abs_i32 s16, s16
	s_mul_hi_u32 s19, s16, s54
	s_mul_i32 s19, s19, s84
	s_sub_i32 s16, s16, s19
	s_sub_i32 s19, s16, s84
	s_cmp_ge_u32 s16, s84
	s_cselect_b32 s16, s19, s16
	s_sub_i32 s19, s16, s84
	s_cmp_ge_u32 s16, s84
	s_cselect_b32 s16, s19, s16
	s_xor_b32 s16, s16, s17
	s_sub_i32 s16, s16, s17
	s_ashr_i32 s17, s16, 31
	v_readlane_b32 s64, v123, 11
	s_lshl_b64 s[16:17], s[16:17], 3
	v_readlane_b32 s66, v123, 13
	v_readlane_b32 s67, v123, 14
	s_add_u32 s16, s66, s16
	s_addc_u32 s17, s67, s17
	global_load_dwordx2 v[2:3], v13, s[16:17]
	v_readlane_b32 s65, v123, 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s19, v2
	v_readfirstlane_b32 s24, v3
	global_load_dwordx2 v[2:3], v13, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v2
	v_readfirstlane_b32 s35, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_357
	s_sub_u32 s19, s19, s25
	s_subb_u32 s24, s24, s35
	s_ashr_i32 s25, s24, 31
	s_lshr_b32 s25, s25, 28
	s_add_u32 s19, s19, s25
	s_addc_u32 s25, s24, 0
	s_and_b32 s19, s19, -16
	v_readlane_b32 s24, v125, 18
	s_add_u32 s24, s24, s19
	v_readlane_b32 s19, v125, 27
	s_addc_u32 s25, s19, s25
	s_nop 1
	global_atomic_swap v13, v40, s[24:25] sc1
	s_branch .LBB0_357
.LBB0_360:
	s_mov_b32 s54, 0
	s_branch .LBB0_362
.LBB0_361:
	s_add_i32 s54, s54, 1
	s_cmp_lg_u32 s54, s58
	s_cbranch_scc0 .LBB0_368
.LBB0_362:
	s_lshl_b64 s[16:17], s[54:55], 2
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s65, v125, 20
	s_add_u32 s16, s64, s16
	s_addc_u32 s17, s65, s17
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_branch .LBB0_365
.LBB0_363:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s24, v2
	s_nop 1
	v_mov_b32_e32 v2, s24
	ds_write_b32 v13, v2
.LBB0_364:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_361
.LBB0_365:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[18:19], s[52:53]
	s_cbranch_execz .LBB0_364
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_363
	global_load_dword v2, v13, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_363
.LBB0_368:
	s_mov_b32 s16, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s24, 0
	s_branch .LBB0_370
.LBB0_369:
	s_or_b64 exec, exec, s[18:19]
	s_cmp_lt_i32 s24, s44
	v_readlane_b32 s72, v126, 51
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s75, v126, 54
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s24, s24, 1
	s_add_i32 s16, s16, s75
	s_cmp_lg_u32 s58, s24
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s73, v126, 52
	v_readlane_b32 s74, v126, 53
	s_cbranch_scc0 .LBB0_373
.LBB0_370:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[18:19], exec
	v_readlane_b32 s40, v125, 42
	v_readlane_b32 s41, v125, 43
	s_and_b64 s[40:41], s[18:19], s[40:41]
	s_mov_b64 exec, s[40:41]
	s_cbranch_execz .LBB0_369
	s_ashr_i32 s17, s16, 31
	v_lshl_add_u64 v[4:5], s[16:17], 2, v[32:33]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_369
.LBB0_372:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_373:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_and_b32_e32 v4, -16, v4
	ds_bpermute_b32 v5, v99, v4
	v_readlane_b32 s16, v125, 28
	v_readlane_b32 s17, v125, 29
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v5, v5, 0, s[16:17]
	v_add_u32_e32 v5, v5, v4
	ds_bpermute_b32 v6, v100, v5
	v_readlane_b32 s16, v125, 30
	v_readlane_b32 s17, v125, 31
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[16:17]
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v7, v101, v5
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[16:17], exec
	v_readlane_b32 s18, v125, 42
	v_readlane_b32 s19, v125, 43
	s_and_b64 s[18:19], s[16:17], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_375
	scratch_load_dwordx2 v[8:9], off, off offset:4
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_375:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v125, 32
	v_readlane_b32 s17, v125, 33
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v7, 0, v7, s[16:17]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v93, v6
	v_readlane_b32 s16, v125, 36
	v_readlane_b32 s17, v125, 37
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, v6, v5
	ds_swizzle_b32 v8, v5 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, v5, v8
	v_mov_b32_e32 v8, v5
	s_nop 1
	v_mov_b32_dpp v8, v8 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v8, v5 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v5, v8, v5
	scratch_load_dword v8, off, off
	ds_bpermute_b32 v12, v99, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v8, v8, v6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v8, v8, 0, s[16:17]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v89, v8
	v_readlane_b32 s16, v125, 38
	v_readlane_b32 s17, v125, 39
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[16:17]
	v_readlane_b32 s16, v125, 28
	v_readlane_b32 s17, v125, 29
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v90, v8
	v_cndmask_b32_e64 v12, v12, 0, s[16:17]
	v_add_u32_e32 v12, v12, v5
	ds_bpermute_b32 v39, v100, v12
	v_readlane_b32 s16, v125, 30
	v_readlane_b32 s17, v125, 31
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v39, 0, v39, s[16:17]
	v_add_u32_e32 v12, v12, v39
	ds_bpermute_b32 v39, v101, v12
	s_mov_b64 s[16:17], exec
	v_readlane_b32 s18, v125, 40
	v_readlane_b32 s19, v125, 41
	s_and_b64 s[18:19], s[16:17], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_377
	v_cndmask_b32_e64 v9, 0, v9, s[38:39]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:12
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s18, v125, 32
	v_readlane_b32 s19, v125, 33
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:20
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v39, 0, v39, s[18:19]
	v_add3_u32 v6, v6, v39, v12
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_377:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[16:17], exec
	v_readlane_b32 s18, v125, 46
	v_readlane_b32 s19, v125, 47
	s_and_b64 s[18:19], s[16:17], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_379
	scratch_load_dwordx2 v[8:9], off, off offset:28
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:36
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_379:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v125, 44
	v_readlane_b32 s17, v125, 45
	s_nop 1
	v_cndmask_b32_e64 v3, 0, v4, s[16:17]
	v_cndmask_b32_e64 v2, 0, v2, s[16:17]
	s_nop 0
	v_add_u32_dpp v3, v3, v3 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_u32_dpp v2, v2, v2 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_add_u32_dpp v3, v3, v3 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_u32_dpp v2, v2, v2 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_add_u32_dpp v3, v3, v3 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_u32_dpp v2, v2, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_add_u32_dpp v3, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v4, v3
	v_add_u32_dpp v2, v2, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_mov_b32_dpp v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v3, v3, v4
	s_nop 1
	v_add_u32_dpp v3, v3, v3 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s18, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s19, v2, 63
	v_mov_b32_e32 v2, v5
	s_nop 1
	v_mov_b32_dpp v2, v2 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v2, v5 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v2, v2, v5
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_381
	global_store_dword v13, v41, s[22:23] offset:32
.LBB0_381:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v124, 2
	v_add_u32_e32 v2, v2, v3
	s_nop 0
	v_mov_b32_e32 v3, s16
	v_readlane_b32 s16, v125, 50
	v_readlane_b32 s17, v125, 51
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[16:17]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_383
	global_store_dword v13, v2, s[22:23] offset:36
.LBB0_383:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s16, v125, 57
	v_readlane_b32 s17, v125, 58
	v_min_i32_e32 v4, s67, v2
	v_readlane_b32 s65, v126, 17
	v_cndmask_b32_e64 v4, v2, v4, s[16:17]
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s70, v126, 22
	v_readlane_b32 s71, v126, 23
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_385
	global_store_dword v13, v4, s[22:23] offset:68
	global_store_dword v13, v13, s[22:23] offset:100
	global_store_dword v13, v41, s[22:23] offset:132
.LBB0_385:
	s_or_b64 exec, exec, s[16:17]
	s_ashr_i32 s16, s18, 31
	s_lshr_b32 s16, s16, 28
	s_add_i32 s16, s18, s16
	s_ashr_i32 s24, s16, 4
	v_add_u32_e32 v2, s85, v2
	s_mul_i32 s25, s24, s46
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_387
	v_mov_b32_e32 v5, s25
	global_store_dword v13, v5, s[22:23] offset:44
	global_store_dword v13, v5, s[22:23] offset:76
	global_store_dword v13, v4, s[22:23] offset:108
	global_store_dword v13, v2, s[22:23] offset:140
.LBB0_387:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v125, 61
	v_readlane_b32 s17, v125, 62
	v_add_u32_e32 v4, s25, v4
	v_add_u32_e32 v2, s25, v2
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_391
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_390
	scratch_load_dword v5, off, off offset:52
	s_waitcnt vmcnt(0)
	global_store_dword v13, v5, s[22:23] offset:40
	global_store_dword v13, v5, s[22:23] offset:72
	global_store_dword v13, v4, s[22:23] offset:104
	global_store_dword v13, v2, s[22:23] offset:136
.LBB0_390:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v126, 58
	s_nop 1
	v_add_u32_e32 v4, s16, v4
	v_add_u32_e32 v2, s16, v2
.LBB0_391:
	v_readlane_b32 s16, v123, 62
	s_mul_i32 s25, s24, s16
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_393
	v_mov_b32_e32 v5, s25
	global_store_dword v13, v5, s[22:23] offset:48
	global_store_dword v13, v5, s[22:23] offset:80
	global_store_dword v13, v4, s[22:23] offset:112
	global_store_dword v13, v2, s[22:23] offset:144
.LBB0_393:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v125, 56
	v_add_u32_e32 v4, s25, v4
	v_add_u32_e32 v2, s25, v2
	s_mul_i32 s25, s24, s16
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_395
	v_mov_b32_e32 v5, s25
	global_store_dword v13, v5, s[22:23] offset:52
	global_store_dword v13, v5, s[22:23] offset:84
	global_store_dword v13, v4, s[22:23] offset:116
	global_store_dword v13, v2, s[22:23] offset:148
.LBB0_395:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v125, 59
	v_readlane_b32 s17, v125, 60
	v_add_u32_e32 v4, s25, v4
	v_add_u32_e32 v2, s25, v2
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_514
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_398
.LBB0_397:
	scratch_load_dword v5, off, off offset:44
	s_waitcnt vmcnt(0)
	global_store_dword v13, v5, s[22:23] offset:56
	scratch_load_dword v5, off, off offset:48
	s_waitcnt vmcnt(0)
	global_store_dword v13, v5, s[22:23] offset:88
	global_store_dword v13, v4, s[22:23] offset:120
	global_store_dword v13, v2, s[22:23] offset:152
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v4, s19
	global_store_dwordx3 v13, v[2:4], s[22:23] offset:160
.LBB0_398:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, 15
	s_cmp_gt_u32 s18, 30
	v_readlane_b32 s18, v126, 59
	s_cselect_b64 s[16:17], -1, 0
	v_readlane_b32 s19, v126, 60
	s_or_b64 s[16:17], s[16:17], s[18:19]
	s_and_b64 vcc, exec, s[16:17]
	v_readlane_b32 s16, v123, 11
	v_readlane_b32 s17, v123, 12
	v_readlane_b32 s18, v123, 13
	v_readlane_b32 s19, v123, 14
	s_mov_b64 s[16:17], s[18:19]
	s_mov_b32 s35, s58
	s_cbranch_vccz .LBB0_408
.LBB0_399:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_401
	global_atomic_swap v13, v40, s[22:23] offset:176 sc1
.LBB0_401:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s56, v126, 62
	v_readlane_b32 s57, v126, 63
	v_readlane_b32 s58, v127, 0
	v_readlane_b32 s59, v127, 1
	s_branch .LBB0_404
.LBB0_402:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s18, v2
	s_nop 1
	v_mov_b32_e32 v2, s18
	ds_write_b32 v13, v2
.LBB0_403:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_411
.LBB0_404:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_403
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_402
	global_load_dword v2, v13, s[22:23] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_402
.LBB0_407:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s35, s35, -1
	s_add_u32 s16, s16, 8
	s_addc_u32 s17, s17, 0
	s_cmp_lg_u32 s35, 0
	s_cbranch_scc0 .LBB0_399
.LBB0_408:
	global_load_dwordx2 v[2:3], v13, s[16:17]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	global_load_dwordx2 v[2:3], v13, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s54, v2
	v_readfirstlane_b32 s56, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[18:19], s[52:53]
	s_cbranch_execz .LBB0_407
	s_mov_b64 s[24:25], exec
	v_mbcnt_lo_u32_b32 v2, s24, 0
	v_mbcnt_hi_u32_b32 v2, s25, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[58:59], exec, vcc
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB0_407
	s_sub_u32 s40, s40, s54
	s_subb_u32 s41, s41, s56
	s_ashr_i32 s54, s41, 31
	s_lshr_b32 s54, s54, 28
	s_add_u32 s40, s40, s54
	s_addc_u32 s41, s41, 0
	s_and_b32 s40, s40, -16
	v_readlane_b32 s56, v124, 3
	v_readlane_b32 s57, v124, 4
	s_add_u32 s40, s56, s40
	s_addc_u32 s41, s57, s41
	s_bcnt1_i32_b64 s24, s[24:25]
	v_mov_b32_e32 v2, s24
	global_atomic_add v13, v2, s[40:41] sc1
	s_branch .LBB0_407
.LBB0_411:
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[22:23] offset:160
	s_cmp_lt_i32 s97, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s35, v2
	s_cbranch_scc1 .LBB0_422
	v_mov_b32_e32 v4, 0
	s_mov_b32 s18, 0
	v_mov_b32_e32 v2, v107
	s_branch .LBB0_414
.LBB0_413:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v92
	s_add_i32 s18, s18, 16
	s_cmp_lt_i32 s18, s97
	v_add_u32_e32 v2, s1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_422
.LBB0_414:
	v_add_u32_e32 v3, s18, v10
	v_cmp_gt_i32_e32 vcc, s97, v3
	s_and_b64 s[24:25], s[6:7], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[16:17], s[24:25]
	s_cbranch_execz .LBB0_416
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[30:31]
	global_load_dword v3, v[6:7], off
.LBB0_416:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v93, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[16:17], s[36:37]
	s_cbranch_execz .LBB0_418
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v23, v3
.LBB0_418:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[12:13]
	ds_read_b32 v3, v95
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[16:17], s[60:61]
	s_cbranch_execz .LBB0_413
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v95, v3
	s_branch .LBB0_413
.LBB0_422:
	v_readlane_b32 s68, v125, 63
	v_readlane_b32 s69, v126, 0
	v_readlane_b32 s70, v126, 1
	v_readlane_b32 s71, v126, 2
	v_readlane_b32 s72, v126, 51
	s_add_i32 s18, s97, s85
	v_readlane_b32 s75, v126, 54
	s_mul_i32 s16, s18, s75
	s_ashr_i32 s17, s16, 31
	buffer_load_dword v2, v96, s[68:71], 0 offen
	s_lshl_b64 s[16:17], s[16:17], 2
	v_readlane_b32 s76, v123, 32
	v_readlane_b32 s77, v123, 33
	s_add_u32 s16, s76, s16
	s_addc_u32 s17, s77, s17
	s_add_i32 s18, s18, s85
	s_mul_i32 s18, s18, s75
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s76, s18
	v_readlane_b32 s64, v126, 3
	s_addc_u32 s19, s77, s19
	s_and_b32 s25, s17, 0xffff
	s_mov_b32 s24, s16
	v_readlane_b32 s66, v126, 5
	v_readlane_b32 s67, v126, 6
	v_readlane_b32 s65, v126, 4
	s_mov_b32 s66, s70
	s_mov_b32 s67, s71
	v_readlane_b32 s73, v126, 52
	v_readlane_b32 s74, v126, 53
	s_andn2_b64 vcc, exec, s[28:29]
	v_readlane_b32 s78, v123, 34
	v_readlane_b32 s79, v123, 35
	v_readlane_b32 s80, v123, 36
	v_readlane_b32 s81, v123, 37
	v_readlane_b32 s82, v123, 38
	v_readlane_b32 s83, v123, 39
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v97, s[24:27], 0 offen
	buffer_load_dword v2, v96, s[64:67], 0 offen
	s_mov_b64 s[24:25], s[64:65]
	v_writelane_b32 v126, s24, 3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v126, s25, 4
	v_writelane_b32 v126, s26, 5
	v_writelane_b32 v126, s27, 6
	s_and_b32 s25, s19, 0xffff
	s_mov_b32 s24, s18
	buffer_store_dword v2, v97, s[24:27], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccz .LBB0_426
.LBB0_423:
	s_lshl_b32 s18, s97, 6
	s_cmp_ge_i32 s18, s35
	s_cbranch_scc1 .LBB0_449
	v_readlane_b32 s64, v125, 63
	v_readlane_b32 s68, v126, 9
	v_readlane_b32 s65, v126, 0
	v_readlane_b32 s69, v126, 10
	v_readlane_b32 s66, v126, 1
	v_readlane_b32 s67, v126, 2
	s_mov_b64 s[64:65], s[68:69]
	s_mov_b64 s[16:17], s[68:69]
	v_readlane_b32 s70, v126, 11
	v_readlane_b32 s71, v126, 12
	v_writelane_b32 v126, s16, 9
	buffer_load_dword v2, v103, s[64:67], 0 offen
	s_nop 0
	v_writelane_b32 v126, s17, 10
	v_writelane_b32 v126, s18, 11
	v_writelane_b32 v126, s19, 12
	s_lshl_b32 s16, s97, 10
	v_readlane_b32 s24, v126, 13
	v_readlane_b32 s25, v126, 14
	v_subrev_u32_e32 v6, s16, v108
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[24:25]
	.loc	1 41 0
	v_lshlrev_b32_e32 v2, 1, v98
	.loc	1 46 0
	v_or_b32_e32 v8, s16, v2
	s_branch .LBB0_443
.LBB0_425:
	s_or_b64 exec, exec, s[28:29]
	s_addk_i32 s31, 0x100
	s_cmp_lt_i32 s31, s34
	s_cbranch_scc0 .LBB0_423
.LBB0_426:
	v_add_u32_e32 v2, s31, v0
	v_cmp_gt_i32_e64 s[72:73], s34, v2
	v_mov_b32_e32 v12, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[24:25], s[72:73]
	s_cbranch_execz .LBB0_428
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[86:87]
	global_load_dword v12, v[4:5], off
.LBB0_428:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[24:25], -1, v12
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[28:29], s[24:25]
	s_cbranch_execnz .LBB0_437
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[24:25]
	s_cbranch_execnz .LBB0_438
.LBB0_430:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[72:73]
	s_cbranch_execz .LBB0_432
.LBB0_431:
	v_readlane_b32 s40, v124, 60
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_readlane_b32 s41, v124, 61
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v4
	v_lshl_add_u64 v[8:9], s[40:41], 0, v[6:7]
	v_readlane_b32 s40, v124, 58
	v_readlane_b32 s41, v124, 59
	s_nop 1
	v_lshl_add_u64 v[6:7], s[40:41], 0, v[6:7]
	global_store_dword v[6:7], v3, off
	global_store_dword v[8:9], v3, off
.LBB0_432:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v125, 52
	v_readlane_b32 s29, v125, 53
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_439
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[28:29], s[24:25]
	s_cbranch_execz .LBB0_435
	v_lshl_add_u64 v[6:7], v[12:13], 2, s[18:19]
	global_load_dword v3, v[6:7], off
.LBB0_435:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB0_436:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[28:29], s[24:25]
	s_cbranch_execz .LBB0_425
	s_branch .LBB0_441
.LBB0_437:
	v_readlane_b32 s64, v123, 32
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s65, v123, 33
	v_readlane_b32 s68, v123, 36
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	global_load_dword v4, v[6:7], off
	v_readlane_b32 s69, v123, 37
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[24:25]
	s_cbranch_execz .LBB0_430
.LBB0_438:
	v_lshl_add_u64 v[6:7], v[12:13], 2, s[16:17]
	global_load_dword v5, v[6:7], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[72:73]
	s_cbranch_execnz .LBB0_431
	s_branch .LBB0_432
.LBB0_439:
	s_mov_b64 s[24:25], 0
	s_cbranch_execz .LBB0_436
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[28:29], s[72:73], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[28:29], s[24:25]
	s_cbranch_execz .LBB0_425
.LBB0_441:
	v_readlane_b32 s24, v124, 54
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s25, v124, 55
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_425
.LBB0_442:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v126, 15
	s_add_i32 s18, s18, s16
	v_subrev_u32_e32 v6, s99, v6
	s_cmp_lt_i32 s18, s35
	v_add_u32_e32 v8, s99, v8
	s_cbranch_scc0 .LBB0_449
.LBB0_443:
	v_cmp_le_i32_e32 vcc, v7, v8
	v_add_u32_e32 v2, 0x200, v8
	v_cmp_le_i32_e64 s[72:73], v7, v2
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_mov_b32_e32 v2, v3
	v_cndmask_b32_e64 v4, 0, 1, s[72:73]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v2, v2 row_shr:4 row_mask:0xf bank_mask:0xa
	s_barrier
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	v_mov_b32_dpp v2, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v3, s[74:75], 0, v2, vcc
	v_mov_b32_e32 v12, 0
	s_nop 0
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v4
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v3, v4 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v4, vcc, 0, v3, s[72:73]
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e64 v3, vcc, v4, v3, s[72:73]
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v4
	v_add_u32_e32 v4, 0, v98
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v114
	v_add_u32_e32 v4, s18, v1
	v_cmp_gt_i32_e32 vcc, s35, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_446
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_447
.LBB0_445:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[16:17], s[24:25]
	s_cbranch_execz .LBB0_442
	s_branch .LBB0_448
.LBB0_446:
	v_readlane_b32 s24, v126, 7
	v_readlane_b32 s25, v126, 8
	s_nop 1
	v_lshl_add_u64 v[46:47], v[2:3], 2, s[24:25]
	global_load_dword v12, v[46:47], off
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_445
.LBB0_447:
	v_readlane_b32 s24, v125, 48
	v_readlane_b32 s25, v125, 49
	s_nop 1
	v_lshl_add_u64 v[46:47], v[2:3], 2, s[24:25]
	global_load_dword v9, v[46:47], off
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[24:25], s[12:13], vcc
	s_and_saveexec_b64 s[16:17], s[24:25]
	s_cbranch_execz .LBB0_442
.LBB0_448:
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s64, v123, 32
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	v_readlane_b32 s24, v124, 14
	v_readlane_b32 s25, v124, 15
	v_lshl_add_u64 v[46:47], s[70:71], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v39, v12, v9, v6
	global_store_dword v[46:47], v2, off
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[4:5]
	v_min_i32_e32 v39, 16, v39
	global_store_dword v[2:3], v39, off
	v_ashrrev_i32_e32 v2, 31, v12
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, v12, v2
	v_readlane_b32 s24, v124, 10
	v_ashrrev_i32_e32 v12, 4, v2
	v_lshl_add_u64 v[2:3], s[50:51], 0, v[4:5]
	v_readlane_b32 s25, v124, 11
	global_store_dword v[2:3], v12, off
	v_readlane_b32 s65, v123, 33
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[4:5]
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v4, 4, v4
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s68, v123, 36
	v_readlane_b32 s69, v123, 37
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_442
.LBB0_449:
	global_load_dword v6, v13, s[22:23] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v6
	s_cbranch_vccnz .LBB0_454
	global_load_dword v2, v13, s[22:23] offset:100
	v_readlane_b32 s16, v123, 15
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s18, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[16:17], 0, v[2:3]
	s_branch .LBB0_452
.LBB0_451:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	v_cmp_lt_i32_e32 vcc, s18, v6
	s_cbranch_vccz .LBB0_454
.LBB0_452:
	v_add_u32_e32 v4, s18, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_451
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_451
.LBB0_454:
	global_load_dword v6, v13, s[22:23] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v6
	s_cbranch_vccnz .LBB0_459
	global_load_dword v2, v13, s[22:23] offset:104
	v_readlane_b32 s16, v123, 15
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s18, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[16:17], 0, v[2:3]
	s_branch .LBB0_457
.LBB0_456:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	v_cmp_lt_i32_e32 vcc, s18, v6
	s_cbranch_vccz .LBB0_459
.LBB0_457:
	v_add_u32_e32 v4, s18, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_456
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_456
.LBB0_459:
	global_load_dword v2, v13, s[22:23] offset:108
	v_readlane_b32 s16, v125, 61
	v_readlane_b32 s17, v125, 62
	s_andn2_b64 vcc, exec, s[16:17]
	s_mov_b64 s[16:17], -1
	s_cbranch_vccnz .LBB0_476
	global_load_dword v8, v13, s[22:23] offset:76
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v8
	s_cbranch_vccnz .LBB0_465
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s16, v123, 15
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s18, s30
	s_nop 0
	v_lshl_add_u64 v[4:5], s[16:17], 0, v[4:5]
	s_branch .LBB0_463
.LBB0_462:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	v_cmp_lt_i32_e32 vcc, s18, v8
	s_cbranch_vccz .LBB0_465
.LBB0_463:
	v_add_u32_e32 v6, s18, v0
	v_cmp_lt_i32_e32 vcc, v6, v8
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_462
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[46:47], v[6:7], 2, v[4:5]
	v_add_u32_e32 v3, 0x3000000, v6
	global_store_dword v[46:47], v3, off
	s_branch .LBB0_462
.LBB0_465:
	global_load_dword v3, v13, s[22:23] offset:80
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v3
	s_cbranch_vccnz .LBB0_470
	global_load_dword v4, v13, s[22:23] offset:112
	v_readlane_b32 s16, v123, 15
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s18, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[16:17], 0, v[4:5]
	s_branch .LBB0_468
.LBB0_467:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	v_cmp_lt_i32_e32 vcc, s18, v3
	s_cbranch_vccz .LBB0_470
.LBB0_468:
	v_add_u32_e32 v6, s18, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_467
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x4000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_467
.LBB0_470:
	global_load_dword v3, v13, s[22:23] offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v3
	s_cbranch_vccnz .LBB0_475
	global_load_dword v4, v13, s[22:23] offset:116
	v_readlane_b32 s16, v123, 15
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s18, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[16:17], 0, v[4:5]
	s_branch .LBB0_473
.LBB0_472:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	v_cmp_ge_i32_e32 vcc, s18, v3
	s_cbranch_vccnz .LBB0_475
.LBB0_473:
	v_add_u32_e32 v6, s18, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_472
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x5000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_472
.LBB0_475:
	s_mov_b64 s[16:17], 0
.LBB0_476:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_494
	v_readlane_b32 s16, v124, 12
	v_readlane_b32 s17, v124, 13
	s_and_b64 s[16:17], s[16:17], exec
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s16, v126, 24
	v_readlane_b32 s69, v126, 21
	v_readlane_b32 s17, v126, 25
	v_readlane_b32 s70, v126, 22
	s_cselect_b32 s24, s35, s69
	s_and_b64 s[16:17], s[16:17], exec
	s_cselect_b32 s28, s35, s70
	s_add_i32 s25, s24, s28
	s_mul_i32 s18, s35, s46
	s_cmp_ge_i32 s30, s18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_readlane_b32 s68, v126, 20
	v_readlane_b32 s71, v126, 23
	s_cbranch_scc1 .LBB0_483
	v_readlane_b32 s16, v123, 15
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s19, s30
	s_nop 0
	v_lshl_add_u64 v[2:3], s[16:17], 0, v[2:3]
	s_branch .LBB0_480
.LBB0_479:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s19, s19, s90
	s_cmp_lt_i32 s19, s18
	s_cbranch_scc0 .LBB0_482
.LBB0_480:
	v_add_u32_e32 v4, s19, v0
	v_cmp_gt_i32_e32 vcc, s18, v4
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_479
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s29, v126, 42
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s29, v5
	v_readlane_b32 s29, v126, 43
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s29
	v_mul_lo_u32 v9, v7, s92
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s92, v6
	v_readlane_b32 s29, v123, 62
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s92, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s92, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s24, v5
	v_max_i32_e32 v7, 0, v7
	v_subrev_u32_e32 v9, s25, v5
	v_max_i32_e32 v6, 0, v5
	v_min_i32_e32 v7, s35, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s35, v6
	v_mul_lo_u32 v7, v7, s29
	v_min_i32_e32 v9, s35, v9
	v_readlane_b32 s29, v125, 56
	v_mul_lo_u32 v6, v6, s46
	v_mul_lo_u32 v5, v5, s46
	v_mul_lo_u32 v9, v9, s29
	v_add3_u32 v6, v7, v6, v9
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_479
.LBB0_482:
	global_load_dword v2, v13, s[22:23] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_483:
	v_readlane_b32 s16, v123, 62
	s_mul_i32 s29, s35, s16
	s_cmp_lt_i32 s30, s29
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_ge_i32 s30, s29
	s_cbranch_scc1 .LBB0_488
	v_readlane_b32 s18, v123, 15
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s19, v123, 16
	s_add_i32 s31, s24, 1
	s_mov_b32 s34, s30
	v_lshl_add_u64 v[2:3], s[18:19], 0, v[2:3]
	s_branch .LBB0_486
.LBB0_485:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s34, s34, s90
	s_cmp_lt_i32 s34, s29
	s_cbranch_scc0 .LBB0_488
.LBB0_486:
	v_add_u32_e32 v4, s34, v0
	v_cmp_gt_i32_e32 vcc, s29, v4
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_485
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s40, v126, 36
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s40, v5
	v_readlane_b32 s40, v126, 37
	v_readlane_b32 s41, v125, 56
	v_add_u32_e32 v8, 0x4000000, v4
	v_mul_hi_u32 v7, v6, s40
	v_mul_lo_u32 v9, v7, s15
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	v_readlane_b32 s40, v123, 62
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s15, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s31, v5
	v_subrev_u32_e32 v9, s28, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s35, v6
	v_min_i32_e32 v7, s35, v7
	v_min_i32_e32 v9, s35, v9
	v_mul_lo_u32 v6, v6, s46
	v_mul_lo_u32 v7, v7, s40
	v_mul_lo_u32 v9, v9, s41
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s40
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_485
.LBB0_488:
	v_readlane_b32 s18, v125, 54
	v_readlane_b32 s19, v125, 55
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_494
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_494
	global_load_dword v2, v13, s[22:23] offset:108
	v_readlane_b32 s16, v123, 15
	v_readlane_b32 s17, v123, 16
	s_mov_b32 s18, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[16:17], 0, v[2:3]
	s_branch .LBB0_492
.LBB0_491:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s18, s18, s90
	s_cmp_ge_i32 s18, s29
	s_cbranch_scc1 .LBB0_494
.LBB0_492:
	v_add_u32_e32 v4, s18, v0
	v_cmp_gt_i32_e32 vcc, s29, v4
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_491
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s19, v126, 36
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s19, v5
	v_readlane_b32 s19, v126, 37
	v_readlane_b32 s28, v125, 56
	v_add_u32_e32 v8, 0x5000000, v4
	v_mul_hi_u32 v7, v6, s19
	v_mul_lo_u32 v9, v7, s15
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	v_readlane_b32 s19, v123, 62
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s15, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s25, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s24, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s35, v7
	v_min_i32_e32 v6, s35, v6
	v_min_i32_e32 v9, s35, v9
	v_mul_lo_u32 v7, v7, s46
	v_mul_lo_u32 v6, v6, s19
	v_mul_lo_u32 v9, v9, s28
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s19
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_491
.LBB0_494:
	global_load_dword v6, v13, s[22:23] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v6
	s_cbranch_vccnz .LBB0_499
	global_load_dword v2, v13, s[22:23] offset:120
	v_readlane_b32 s16, v123, 15
	v_readlane_b32 s17, v123, 16
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[16:17], 0, v[2:3]
	s_branch .LBB0_497
.LBB0_496:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s30, s30, s90
	v_cmp_lt_i32_e32 vcc, s30, v6
	s_cbranch_vccz .LBB0_499
.LBB0_497:
	v_add_u32_e32 v4, s30, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_496
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_496
.LBB0_499:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_503
	s_mov_b64 s[24:25], exec
	v_mbcnt_lo_u32_b32 v2, s24, 0
	v_mbcnt_hi_u32_b32 v2, s25, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_502
	s_bcnt1_i32_b64 s24, s[24:25]
	v_mov_b32_e32 v3, s24
	global_atomic_add v3, v13, v3, s[56:57] offset:36 sc0 sc1
.LBB0_502:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	s_nop 1
	v_add_u32_e32 v2, s18, v2
	ds_write_b32 v13, v2
.LBB0_503:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	v_readlane_b32 s28, v123, 11
	v_readlane_b32 s29, v123, 12
	v_readlane_b32 s30, v123, 13
	v_readlane_b32 s31, v123, 14
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s59, v2
	s_cbranch_vccz .LBB0_506
	s_branch .LBB0_512
.LBB0_504:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s18, v2
	s_nop 1
	v_mov_b32_e32 v2, s18
	ds_write_b32 v13, v2
.LBB0_505:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s85, v2
	s_cbranch_vccz .LBB0_509
.LBB0_506:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_505
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_504
	global_load_dword v2, v13, s[56:57] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_504
.LBB0_509:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_511
	.loc	1 46 0
	global_atomic_swap v13, v40, s[22:23] sc1
.LBB0_511:
	s_or_b64 exec, exec, s[16:17]
.LBB0_512:
	.loc	1 47 0
	v_readlane_b32 s16, v123, 60
	v_readlane_b32 s17, v123, 61
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_4
	.loc	1 48 0
	v_readlane_b32 s18, v123, 0
	s_memrealtime s[16:17]
s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v2, s18
	v_readlane_b32 s18, v125, 4
	v_readlane_b32 s19, v125, 5
	v_readlane_b32 s16, v125, 6
	v_mov_b32_e32 v4, s17
	v_cndmask_b32_e64 v2, v2, v3, s[18:19]
	v_mov_b32_e32 v3, s16
	v_cndmask_b32_e64 v3, v3, v4, s[18:19]
	v_readlane_b32 s18, v127, 2
	v_readlane_b32 s19, v127, 3
	v_readlane_b32 s16, v126, 26
	v_readlane_b32 s17, v126, 27
	v_mov_b32_e32 v4, s19
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v4, s[16:17]
	v_mov_b32_e32 v4, s18
	v_cndmask_b32_e64 v2, v2, v4, s[16:17]
	s_lshl_b32 s16, s97, 2
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 3
	s_add_u32 s24, s28, s16
	s_addc_u32 s16, s29, s17
	s_and_b32 s25, s16, 0xffff
	buffer_store_dwordx2 v[2:3], v88, s[24:27], 0 offen
	s_branch .LBB0_4
.LBB0_514:
	.loc	1 46 0
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execz .LBB0_516
	scratch_load_dword v5, off, off offset:52
	s_waitcnt vmcnt(0)
	global_store_dword v13, v5, s[22:23] offset:40
	global_store_dword v13, v5, s[22:23] offset:72
	global_store_dword v13, v4, s[22:23] offset:104
	global_store_dword v13, v2, s[22:23] offset:136
.LBB0_516:
	s_or_b64 exec, exec, s[16:17]
	v_readlane_b32 s16, v126, 58
	s_nop 1
	v_add_u32_e32 v4, s16, v4
	v_add_u32_e32 v2, s16, v2
	s_and_saveexec_b64 s[16:17], s[52:53]
	s_cbranch_execnz .LBB0_397
	s_branch .LBB0_398
.LBB0_517:
	v_readlane_b32 s0, v123, 30
	v_readlane_b32 s1, v123, 31
	v_readlane_b32 s24, v123, 56
	v_readlane_b32 s25, v123, 57
.LBB0_518:
	.loc	1 72 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s24, 6
	s_cbranch_scc1 .LBB0_524
	.loc	1 73 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB0_523
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v0, s8, 0
	v_mbcnt_hi_u32_b32 v0, s9, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_522
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s8
	global_atomic_add v1, v1, v2, s[56:57] offset:28 sc0 sc1
.LBB0_522:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_523:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s8, s[0:1], 0x180
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s8, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_527
.LBB0_524:
	.loc	1 72 0
	s_endpgm
.LBB0_525:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 73 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_526:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v1
	s_cbranch_vccz .LBB0_530
.LBB0_527:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_526
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_525
	global_load_dword v1, v0, s[56:57] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_525
.LBB0_530:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_524
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s33
	global_store_dword v0, v1, s[22:23] offset:172
	.loc	1 72 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_backward
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 60
		.amdhsa_kernarg_size 640
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 128
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 128
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
	.size	moe_backward, .Lfunc_end0-moe_backward
	.set moe_backward.num_vgpr, 128
	.set moe_backward.num_agpr, 0
	.set moe_backward.numbered_sgpr, 100
	.set moe_backward.num_named_barrier, 0
	.set moe_backward.private_seg_size, 60
	.set moe_backward.uses_vcc, 1
	.set moe_backward.uses_flat_scratch, 0
	.set moe_backward.has_dyn_sized_stack, 0
	.set moe_backward.has_recursion, 0
	.set moe_backward.has_indirect_call, 0
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
  - .agpr_count:     0
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
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         112
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         120
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         128
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         136
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         144
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         168
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         176
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         184
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         192
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         200
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         208
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         216
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         224
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         232
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         240
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         248
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         256
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         264
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         272
        .size:           8
        .value_kind:     global_buffer
      - .offset:         280
        .size:           4
        .value_kind:     by_value
      - .offset:         284
        .size:           4
        .value_kind:     by_value
      - .offset:         288
        .size:           4
        .value_kind:     by_value
      - .offset:         292
        .size:           4
        .value_kind:     by_value
      - .offset:         296
        .size:           4
        .value_kind:     by_value
      - .offset:         300
        .size:           4
        .value_kind:     by_value
      - .offset:         304
        .size:           4
        .value_kind:     by_value
      - .offset:         308
        .size:           4
        .value_kind:     by_value
      - .offset:         312
        .size:           4
        .value_kind:     by_value
      - .offset:         316
        .size:           4
        .value_kind:     by_value
      - .offset:         320
        .size:           4
        .value_kind:     by_value
      - .offset:         324
        .size:           4
        .value_kind:     by_value
      - .offset:         328
        .size:           4
        .value_kind:     by_value
      - .offset:         332
        .size:           4
        .value_kind:     by_value
      - .offset:         336
        .size:           4
        .value_kind:     by_value
      - .offset:         340
        .size:           4
        .value_kind:     by_value
      - .offset:         344
        .size:           4
        .value_kind:     by_value
      - .offset:         348
        .size:           4
        .value_kind:     by_value
      - .offset:         352
        .size:           4
        .value_kind:     by_value
      - .offset:         356
        .size:           4
        .value_kind:     by_value
      - .offset:         360
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         368
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         376
        .size:           8
        .value_kind:     global_buffer
      - .offset:         384
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         388
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         392
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         396
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         398
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         400
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         402
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         404
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         406
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         424
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         432
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         440
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         448
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         504
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 640
    .max_flat_workgroup_size: 256
    .name:           moe_backward
    .private_segment_fixed_size: 60
    .sgpr_count:     106
    .sgpr_spill_count: 290
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 14
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
