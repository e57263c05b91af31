; lds 9216, of a notebook
	.file	1 "moe_layer"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	moe_layer
	.p2align	8
	.type	moe_layer,@function
moe_layer:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	v_writelane_b32 v124, s16, 0
	v_writelane_b32 v124, s14, 1
	s_nop 1
	v_writelane_b32 v124, s15, 2
	v_writelane_b32 v124, s12, 3
	s_nop 1
	v_writelane_b32 v124, s13, 4
	v_writelane_b32 v124, s10, 5
	s_nop 1
	v_writelane_b32 v124, s11, 6
	v_writelane_b32 v124, s8, 7
	s_nop 1
	v_writelane_b32 v124, s9, 8
	v_writelane_b32 v124, s6, 9
	s_mov_b32 s8, 0
	s_nop 0
	v_writelane_b32 v124, s7, 10
	v_writelane_b32 v124, s2, 11
	s_nop 1
	v_writelane_b32 v124, s3, 12
	s_load_dword s2, s[0:1], 0xdc
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s46, s2
	v_cvt_f32_u32_e32 v1, s46
	s_mov_b32 s22, s2
	s_load_dwordx2 s[10:11], s[0:1], 0xc0
	s_load_dwordx2 s[36:37], s[0:1], 0x90
	s_load_dword s2, s[0:1], 0x100
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s14, s[10:11], 0xac
	.loc	1 29 0
	s_cmp_lg_u32 s2, 0
	.loc	1 17 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s3, v1
	.loc	1 29 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s7, s[0:1], 0xfc
	.loc	1 30 0
	s_load_dword s6, s[0:1], 0x148
	s_waitcnt lgkmcnt(0)
	s_min_i32 s8, s6, s7
.LBB0_2:
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s9, s14, 1
	.loc	1 27 0
	s_lshr_b32 s6, s9, 31
	s_add_i32 s6, s9, s6
	s_and_b32 s6, s6, -2
	s_sub_i32 s15, s9, s6
	s_lshl_b32 s6, s15, 4
	s_ashr_i32 s7, s6, 31
	s_load_dword s26, s[0:1], 0x104
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s36, s6
	s_addc_u32 s7, s37, s7
	v_writelane_b32 v124, s6, 13
	.loc	1 32 0
	s_add_i32 s28, s8, -1
	s_cmp_lt_i32 s28, -2.0
	v_writelane_b32 v124, s7, 14
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_537
	s_sub_i32 s6, 0, s46
	s_load_dword s80, s[0:1], 0xd8
	s_load_dwordx4 s[48:51], s[0:1], 0xc8
	s_load_dwordx8 s[92:99], s[0:1], 0x98
	s_load_dwordx2 s[44:45], s[0:1], 0x88
	s_load_dwordx4 s[52:55], s[0:1], 0x78
	s_load_dwordx8 s[56:63], s[0:1], 0x38
	s_mul_i32 s6, s6, s3
	s_mul_hi_u32 s6, s3, s6
	s_add_i32 s3, s3, s6
	v_writelane_b32 v124, s3, 15
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v124, s56, 16
	s_load_dwordx4 s[76:79], s[0:1], 0xe0
	s_ashr_i32 s6, s22, 31
	v_writelane_b32 v124, s57, 17
	v_writelane_b32 v124, s58, 18
	v_writelane_b32 v124, s59, 19
	v_writelane_b32 v124, s60, 20
	v_writelane_b32 v124, s61, 21
	v_writelane_b32 v124, s62, 22
	v_writelane_b32 v124, s63, 23
	s_load_dwordx8 s[56:63], s[0:1], 0x58
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s7, s79
	s_mul_hi_u32 s3, s7, s3
	.loc	1 17 0
	s_mul_i32 s12, s3, s46
	s_ashr_i32 s23, s79, 31
	v_writelane_b32 v124, s56, 24
	s_sub_i32 s7, s7, s12
	s_xor_b32 s6, s23, s6
	v_writelane_b32 v124, s57, 25
	v_writelane_b32 v124, s58, 26
	v_writelane_b32 v124, s59, 27
	v_writelane_b32 v124, s60, 28
	v_writelane_b32 v124, s61, 29
	v_writelane_b32 v124, s62, 30
	v_writelane_b32 v124, s63, 31
	s_load_dword s18, s[0:1], 0x130
	s_load_dwordx2 s[72:73], s[0:1], 0x128
	s_load_dwordx8 s[60:67], s[0:1], 0x108
	s_load_dword s38, s[0:1], 0xf8
	s_load_dwordx2 s[34:35], s[0:1], 0xf0
	v_writelane_b32 v124, s0, 32
	s_add_i32 s12, s3, 1
	s_sub_i32 s13, s7, s46
	v_writelane_b32 v124, s1, 33
	s_load_dwordx2 s[0:1], s[0:1], 0xb8
	s_cmp_ge_u32 s7, s46
	s_cselect_b32 s3, s12, s3
	s_cselect_b32 s7, s13, s7
	s_add_i32 s12, s3, 1
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v124, s0, 34
	s_cmp_ge_u32 s7, s46
	s_cselect_b32 s3, s12, s3
	v_writelane_b32 v124, s1, 35
	.loc	1 22 0
	s_lshl_b32 s0, s38, 4
	.loc	1 17 0
	s_xor_b32 s3, s3, s6
	.loc	1 18 0
	s_add_i32 s12, s35, 63
	.loc	1 22 0
	s_ashr_i32 s1, s0, 31
	.loc	1 17 0
	s_sub_i32 s82, s3, s6
	.loc	1 18 0
	s_ashr_i32 s3, s12, 31
	v_writelane_b32 v124, s0, 36
	s_lshr_b32 s3, s3, 26
	s_add_i32 s13, s34, 63
	v_writelane_b32 v124, s1, 37
	.loc	1 23 0
	s_lshl_b32 s0, s35, 1
	.loc	1 18 0
	s_add_i32 s83, s12, s3
	s_ashr_i32 s3, s13, 31
	v_writelane_b32 v124, s0, 38
	.loc	1 23 0
	s_mul_i32 s0, s0, s82
	.loc	1 18 0
	s_lshr_b32 s3, s3, 26
	.loc	1 23 0
	s_ashr_i32 s1, s0, 31
	.loc	1 18 0
	s_add_i32 s47, s13, s3
	s_add_i32 s3, s77, 7
	v_writelane_b32 v124, s0, 39
	s_ashr_i32 s6, s3, 31
	s_lshr_b32 s6, s6, 29
	v_writelane_b32 v124, s1, 40
	.loc	1 25 0
	s_mul_i32 s0, s82, s34
	s_ashr_i32 s1, s0, 31
	.loc	1 18 0
	s_add_i32 s3, s3, s6
	v_writelane_b32 v124, s0, 41
	s_ashr_i32 s19, s3, 3
	.loc	1 27 0
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v124, s1, 42
	.loc	1 18 0
	s_ashr_i32 s30, s83, 6
	s_ashr_i32 s31, s47, 6
	.loc	1 22 0
	s_ashr_i32 s85, s34, 31
	.loc	1 24 0
	s_ashr_i32 s87, s35, 31
	.loc	1 27 0
	s_lshl_b64 s[16:17], s[2:3], 2
	v_readlane_b32 s20, v124, 13
	v_readlane_b32 s21, v124, 14
	s_add_u32 s0, s20, s16
	s_addc_u32 s1, s21, s17
	s_mov_b32 s3, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[90:91], 64, v0
	s_max_i32 s2, s2, 1
	v_writelane_b32 v124, s0, 43
	s_and_b64 s[24:25], vcc, s[90:91]
	s_lshl_b64 s[16:17], s[2:3], 2
	v_writelane_b32 v124, s1, 44
	s_add_u32 s0, s10, s16
	s_addc_u32 s1, s11, s17
	v_writelane_b32 v124, s0, 45
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[16:17], s[26:27], 2
	v_writelane_b32 v124, s1, 46
	s_mov_b32 s0, s26
	v_writelane_b32 v124, s0, 47
	s_mul_i32 s40, s31, s19
	.loc	1 17 0
	s_mul_i32 s74, s78, s77
	v_writelane_b32 v124, s1, 48
	s_add_u32 s0, s10, s16
	v_writelane_b32 v124, s10, 49
	s_addc_u32 s1, s11, s17
	s_cmp_lg_u32 s18, 0
	v_writelane_b32 v124, s11, 50
	v_writelane_b32 v124, s0, 51
	v_and_b32_e32 v43, 15, v0
	v_lshrrev_b32_e32 v24, 4, v0
	v_writelane_b32 v124, s1, 52
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 53
	s_cmp_lg_u32 s61, 0
	v_lshlrev_b32_e32 v4, 3, v0
	v_writelane_b32 v124, s1, 54
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 55
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[16:17], s[40:41], 2
	v_writelane_b32 v124, s1, 56
	s_mul_i32 s0, s78, s76
	v_writelane_b32 v124, s0, 57
	s_add_u32 s0, s52, s16
	s_addc_u32 s1, s53, s17
	s_lshl_b32 s16, s38, 1
	s_ashr_i32 s17, s16, 31
	v_writelane_b32 v124, s0, 58
	s_lshl_b64 s[16:17], s[16:17], 2
	v_and_b32_e32 v32, 24, v4
	v_writelane_b32 v124, s1, 59
	s_add_u32 s0, s98, s16
	s_mul_i32 s16, s38, 3
	s_addc_u32 s1, s99, s17
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s58, s98, s16
	s_addc_u32 s59, s99, s17
	v_writelane_b32 v124, s0, 60
	s_cmp_lt_i32 s72, 0
	s_mul_i32 s16, s79, 3
	v_writelane_b32 v124, s1, 61
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s17, s16, 31
	s_add_i32 s2, s31, 2
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s88, s96, s16
	s_addc_u32 s89, s97, s17
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[16:17], s[38:39], 2
	s_add_u32 s68, s98, s16
	s_addc_u32 s69, s99, s17
	v_writelane_b32 v124, s0, 62
	s_cmp_eq_u32 s63, 0
	v_lshlrev_b32_e32 v30, 1, v43
	v_writelane_b32 v124, s1, 63
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 0
	s_cmp_lg_u32 s63, 0
	v_mov_b32_e32 v29, 0
	v_writelane_b32 v125, s1, 1
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 2
	s_cmp_gt_i32 s61, 1
	v_lshlrev_b32_e32 v28, 1, v32
	v_writelane_b32 v125, s1, 3
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 6
	s_cmp_eq_u32 s64, 0
	s_mul_i32 s42, s2, s38
	v_writelane_b32 v125, s1, 7
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 8
	s_cmp_lg_u32 s64, 0
	v_cmp_gt_i32_e64 s[6:7], s34, v32
	v_writelane_b32 v125, s1, 9
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 10
	s_cmp_gt_i32 s78, 0
	v_cmp_gt_i32_e32 vcc, s34, v30
	v_writelane_b32 v125, s1, 11
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s75, s74, 31
	v_writelane_b32 v125, s0, 12
	s_lshl_b64 s[18:19], s[74:75], 2
	v_lshlrev_b32_e32 v22, 2, v43
	v_writelane_b32 v125, s1, 13
	s_add_u32 s0, s94, s18
	s_addc_u32 s1, s95, s19
	v_writelane_b32 v125, s0, 14
	s_ashr_i32 s81, s80, 31
	s_lshl_b64 s[18:19], s[80:81], 3
	v_writelane_b32 v125, s1, 15
	s_add_u32 s10, s50, s18
	v_writelane_b32 v125, s48, 16
	v_cmp_lt_u32_e64 s[0:1], v43, v24
	s_addc_u32 s11, s51, s19
	v_writelane_b32 v125, s49, 17
	v_writelane_b32 v125, s50, 18
	v_writelane_b32 v125, s51, 19
	v_writelane_b32 v125, s0, 20
	s_sub_i32 s39, s35, 32
	s_cmp_gt_i32 s39, 0
	v_writelane_b32 v125, s1, 21
	v_cmp_gt_i32_e64 s[0:1], s35, v32
	v_mov_b32_e32 v23, v29
	v_lshlrev_b32_e32 v2, 1, v0
	v_writelane_b32 v125, s0, 22
	v_lshrrev_b32_e32 v26, 2, v0
	v_and_b32_e32 v31, 62, v2
	v_writelane_b32 v125, s1, 23
	v_cmp_gt_i32_e64 s[0:1], s35, v30
	v_and_b32_e32 v2, 56, v26
	v_lshlrev_b32_e32 v8, 2, v0
	v_writelane_b32 v125, s0, 24
	v_lshrrev_b32_e32 v6, 1, v0
	v_xor_b32_e32 v77, v8, v2
	v_writelane_b32 v125, s1, 25
	v_writelane_b32 v125, s52, 26
	v_readlane_b32 s0, v124, 5
	v_readlane_b32 s1, v124, 6
	v_writelane_b32 v125, s53, 27
	v_writelane_b32 v125, s54, 28
	v_writelane_b32 v125, s55, 29
	v_lshl_add_u64 v[36:37], s[0:1], 0, v[28:29]
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 30
	v_and_b32_e32 v2, 56, v8
	v_and_b32_e32 v79, 24, v6
	v_writelane_b32 v125, s1, 31
	s_add_i32 s1, s35, 31
	s_cmp_gt_i32 s1, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 32
	s_cmp_eq_u32 s61, 3
	v_add_u32_e32 v75, 0, v22
	v_writelane_b32 v125, s1, 33
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s43, s42, 31
	v_writelane_b32 v125, s0, 34
	s_lshl_b64 s[26:27], s[42:43], 2
	v_lshlrev_b32_e32 v78, 4, v0
	v_writelane_b32 v125, s1, 35
	s_add_u32 s0, s44, s26
	v_writelane_b32 v125, s2, 36
	s_addc_u32 s1, s45, s27
	v_writelane_b32 v125, s0, 37
	s_cmp_gt_i32 s22, 0
	s_mul_i32 s26, s74, 3
	v_writelane_b32 v125, s1, 38
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 39
	s_cmp_gt_i32 s34, 0
	v_lshlrev_b32_e32 v5, 6, v43
	v_writelane_b32 v125, s1, 40
	v_writelane_b32 v125, s6, 41
	s_cselect_b64 s[0:1], -1, 0
	s_sub_i32 s77, s34, 32
	v_writelane_b32 v125, s7, 42
	v_writelane_b32 v125, s0, 43
	v_xor_b32_e32 v2, v2, v79
	v_or_b32_e32 v80, v2, v5
	v_writelane_b32 v125, s1, 44
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v125, s0, 45
	s_cmp_gt_i32 s77, 0
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v125, s1, 46
	v_readlane_b32 s0, v124, 1
	v_readlane_b32 s1, v124, 2
	v_writelane_b32 v125, s6, 47
	v_and_b32_e32 v6, 0xc00, v78
	v_lshl_add_u64 v[10:11], s[0:1], 0, v[22:23]
	v_readlane_b32 s0, v124, 7
	v_readlane_b32 s1, v124, 8
	v_writelane_b32 v125, s7, 48
	v_mad_u32_u24 v2, v43, 60, v75
	v_lshl_add_u64 v[40:41], s[0:1], 0, v[28:29]
	s_add_i32 s1, s34, 31
	s_cmp_gt_i32 s1, 31
	s_cselect_b64 s[6:7], -1, 0
	s_ashr_i32 s27, s26, 31
	v_writelane_b32 v125, s6, 49
	s_lshl_b64 s[26:27], s[26:27], 2
	v_add_u32_e32 v82, v2, v6
	v_writelane_b32 v125, s7, 50
	s_add_u32 s6, s94, s26
	s_addc_u32 s7, s95, s27
	s_lshl_b32 s26, s74, 1
	s_ashr_i32 s27, s26, 31
	v_writelane_b32 v125, s6, 51
	s_lshl_b64 s[26:27], s[26:27], 2
	v_or3_b32 v83, v6, v79, v5
	v_writelane_b32 v125, s7, 52
	s_add_u32 s6, s94, s26
	s_addc_u32 s7, s95, s27
	v_and_b32_e32 v6, 56, v0
	v_writelane_b32 v125, s6, 53
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_bfe_u32 v85, v0, 3, 3
	v_writelane_b32 v125, s7, 54
	s_and_b64 s[6:7], vcc, s[90:91]
	v_and_b32_e32 v42, 7, v0
	v_writelane_b32 v125, s6, 55
	v_lshlrev_b32_e32 v7, 5, v0
	v_lshrrev_b32_e32 v6, 1, v6
	v_writelane_b32 v125, s7, 56
	v_cmp_lt_u32_e64 s[6:7], v42, v85
	s_movk_i32 s1, 0xe0
	v_and_or_b32 v87, v7, s1, v6
	v_writelane_b32 v125, s6, 57
	v_and_b32_e32 v6, 3, v0
	s_add_i32 s2, s14, 2
	v_writelane_b32 v125, s7, 58
	v_cmp_eq_u32_e64 s[26:27], 1, v6
	s_lshr_b32 s14, s2, 31
	s_add_i32 s14, s2, s14
	v_writelane_b32 v125, s26, 59
	s_and_b32 s14, s14, 0xffffffe
	s_sub_i32 s2, s2, s14
	v_writelane_b32 v125, s27, 60
	v_cmp_eq_u32_e64 s[26:27], 2, v6
	v_readlane_b32 s1, v124, 0
	v_and_b32_e32 v7, 60, v0
	v_writelane_b32 v125, s26, 61
	s_ashr_i32 s1, s1, 31
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_writelane_b32 v125, s27, 62
	s_lshl_b32 s26, s2, 4
	s_ashr_i32 s27, s26, 31
	v_writelane_b32 v125, s1, 63
	s_and_b64 vcc, vcc, s[90:91]
	s_max_i32 s70, s38, s82
	s_lshl_b32 s71, s8, 8
	s_add_i32 s1, s42, 1
	s_add_i32 s33, s40, 1
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s26, s36, s26
	s_addc_u32 s27, s37, s27
	v_and_b32_e32 v76, 48, v0
	v_writelane_b32 v126, s26, 0
	v_cmp_eq_u32_e64 s[6:7], 0, v6
	v_lshlrev_b32_e32 v9, 3, v6
	v_writelane_b32 v126, s27, 1
	v_writelane_b32 v126, s28, 2
	v_cmp_eq_u32_e64 s[26:27], 48, v76
	v_bfrev_b32_e32 v7, 1
	s_movk_i32 s14, 0xffc4
	v_writelane_b32 v126, s26, 3
	.loc	1 32 0
	s_mul_i32 s15, s79, s15
	v_cndmask_b32_e32 v88, v7, v9, vcc
	v_writelane_b32 v126, s27, 4
	v_lshlrev_b32_e32 v9, 2, v1
	v_mad_i32_i24 v91, v43, s14, v2
	s_movk_i32 s14, 0x7f
	v_writelane_b32 v126, s6, 5
	scratch_store_dwordx2 off, v[10:11], off offset:40
	v_cmp_gt_u32_e64 s[42:43], 16, v1
	v_subrev_u32_e32 v11, 64, v9
	v_cmp_lt_u32_e64 s[50:51], s14, v0
	v_writelane_b32 v126, s7, 6
	v_cmp_gt_i32_e64 s[12:13], s79, v43
	s_mul_i32 s14, s15, s22
	v_cndmask_b32_e64 v89, v11, v9, s[42:43]
	v_cmp_gt_u32_e32 vcc, 32, v1
	v_add_u32_e32 v11, 0xffffff80, v9
	v_writelane_b32 v126, s12, 7
	s_ashr_i32 s15, s14, 31
	v_cndmask_b32_e32 v90, v11, v9, vcc
	v_cmp_eq_u32_e32 vcc, 0, v76
	v_writelane_b32 v126, s13, 8
	v_cndmask_b32_e64 v96, v7, v22, s[12:13]
	s_lshl_b64 s[20:21], s[14:15], 2
	v_readlane_b32 s12, v124, 24
	s_add_i32 s2, s28, s76
	s_and_b64 s[6:7], s[90:91], s[6:7]
	s_and_b64 vcc, vcc, s[90:91]
	v_readlane_b32 s14, v124, 26
	v_readlane_b32 s15, v124, 27
	s_add_u32 s14, s14, s20
	s_addc_u32 s15, s15, s21
	s_cmp_gt_i32 s8, 0
	s_cselect_b64 s[26:27], -1, 0
	v_writelane_b32 v126, s26, 9
	v_lshrrev_b32_e32 v3, 6, v0
	v_readlane_b32 s16, v124, 28
	v_writelane_b32 v126, s27, 10
	s_mul_i32 s26, s79, s80
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s28, s14, s26
	s_addc_u32 s29, s15, s27
	s_lshl_b64 s[26:27], s[80:81], 2
	s_mov_b32 s0, s22
	v_lshlrev_b32_e32 v10, 2, v3
	v_mad_u32_u24 v92, v43, 12, v91
	v_lshlrev_b32_e32 v11, 4, v43
	v_readlane_b32 s17, v124, 29
	s_add_u32 s22, s16, s26
	v_lshl_add_u64 v[34:35], s[54:55], 0, v[22:23]
	v_add3_u32 v94, 0, v10, v11
	v_lshl_add_u64 v[44:45], s[92:93], 0, v[22:23]
	v_add_u32_e32 v23, v92, v10
	v_writelane_b32 v126, s22, 11
	s_addc_u32 s22, s17, s27
	v_mad_u64_u32 v[10:11], s[26:27], s82, v85, v[42:43]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_writelane_b32 v126, s22, 12
	v_lshl_add_u64 v[46:47], s[14:15], 0, v[10:11]
	v_cmp_eq_u32_e64 s[14:15], 0, v42
	v_and_b32_e32 v84, 60, v8
	v_and_b32_e32 v86, 0x7c, v8
	v_writelane_b32 v126, s14, 13
	v_xor_b32_e32 v93, 0x80, v8
	v_add_u32_e32 v95, 0, v8
	v_writelane_b32 v126, s15, 14
	v_cmp_lt_u32_e64 s[14:15], 1, v42
	v_cndmask_b32_e32 v97, v7, v96, vcc
	v_readlane_b32 s13, v124, 25
	v_writelane_b32 v126, s14, 15
	v_cmp_gt_i32_e32 vcc, s0, v85
	v_cmp_gt_i32_e64 s[36:37], s82, v42
	v_writelane_b32 v126, s15, 16
	v_cmp_lt_u32_e64 s[14:15], 3, v42
	v_sub_u32_e64 v8, v1, 1 clamp
	s_mov_b64 s[48:49], s[12:13]
	v_writelane_b32 v126, s14, 17
	s_and_b64 s[12:13], vcc, s[36:37]
	v_lshlrev_b32_e32 v99, 2, v8
	v_writelane_b32 v126, s15, 18
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_add_u32_e32 v8, -8, v9
	v_writelane_b32 v126, s28, 19
	v_cndmask_b32_e32 v100, v8, v9, vcc
	v_cmp_gt_u32_e32 vcc, 4, v1
	v_add_u32_e32 v8, -16, v9
	v_writelane_b32 v126, s29, 20
	v_cmp_gt_u32_e64 s[14:15], 8, v1
	v_cndmask_b32_e32 v101, v8, v9, vcc
	v_subrev_u32_e32 v8, 32, v9
	v_writelane_b32 v126, s14, 21
	s_mov_b32 s22, s79
	v_lshl_add_u64 v[12:13], s[28:29], 0, v[10:11]
	v_writelane_b32 v126, s15, 22
	v_cndmask_b32_e64 v102, v8, v9, s[14:15]
	v_cmp_lt_u32_e64 s[14:15], 15, v1
	v_cmp_eq_u32_e64 s[26:27], s80, v85
	v_readlane_b32 s18, v124, 30
	v_writelane_b32 v126, s14, 23
	v_readlane_b32 s19, v124, 31
	s_mov_b64 s[54:55], s[18:19]
	v_writelane_b32 v126, s15, 24
	s_and_b64 s[14:15], s[90:91], s[12:13]
	v_writelane_b32 v126, s14, 25
	s_mov_b64 s[52:53], s[16:17]
	s_mov_b32 s19, 0x27000
	v_writelane_b32 v126, s15, 26
	s_lshl_b64 s[14:15], s[22:23], 2
	v_writelane_b32 v126, s12, 27
	s_add_u32 s28, s96, s14
	s_addc_u32 s29, s97, s15
	v_writelane_b32 v126, s13, 28
	v_writelane_b32 v126, s26, 29
	s_and_b64 s[14:15], s[26:27], s[12:13]
	s_and_b64 s[12:13], s[90:91], s[14:15]
	s_lshl_b32 s14, s79, 1
	v_writelane_b32 v126, s27, 30
	s_ashr_i32 s15, s14, 31
	v_writelane_b32 v126, s12, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_mov_b32 s18, 0x7ffffffe
	v_writelane_b32 v126, s13, 32
	s_add_u32 s12, s96, s14
	s_addc_u32 s13, s97, s15
	s_cmp_eq_u32 s62, 0
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v126, s14, 33
	s_cmp_lg_u32 s62, 0
	s_mov_b32 s20, s96
	v_writelane_b32 v126, s15, 34
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v124, s14, 24
	s_mov_b32 s23, s19
	v_lshl_add_u64 v[8:9], s[96:97], 0, v[10:11]
	v_writelane_b32 v124, s15, 25
	s_add_i32 s14, s76, 7
	s_ashr_i32 s15, s14, 31
	s_lshr_b32 s15, s15, 29
	s_add_i32 s14, s14, s15
	s_ashr_i32 s14, s14, 3
	s_cmp_eq_u32 s61, 2
	s_mul_i32 s22, s31, s14
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v126, s14, 35
	scratch_store_dwordx2 off, v[8:9], off offset:8
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[10:11]
	v_writelane_b32 v126, s15, 36
	s_and_b64 s[14:15], s[14:15], exec
	s_cselect_b32 s81, s31, 0
	s_cmp_gt_i32 s65, 0
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v126, s14, 37
	s_cmp_gt_i32 s66, 0
	v_lshlrev_b32_e32 v28, 2, v42
	v_writelane_b32 v126, s15, 38
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v126, s14, 39
	scratch_store_dwordx2 off, v[8:9], off offset:16
	v_lshl_add_u64 v[8:9], s[12:13], 0, v[28:29]
	v_writelane_b32 v126, s15, 40
	s_min_i32 s14, s67, s22
	v_writelane_b32 v126, s60, 41
	s_cmp_gt_i32 s67, 0
	s_cselect_b32 s14, s14, s22
	v_writelane_b32 v126, s61, 42
	v_writelane_b32 v126, s62, 43
	v_writelane_b32 v126, s63, 44
	v_writelane_b32 v126, s64, 45
	v_writelane_b32 v126, s65, 46
	v_writelane_b32 v126, s66, 47
	v_writelane_b32 v126, s67, 48
	v_writelane_b32 v126, s22, 49
	s_cmp_lt_i32 s0, 1
	v_writelane_b32 v126, s14, 50
	s_cselect_b64 s[14:15], -1, 0
	s_and_b32 s21, s97, 0xffff
	s_mov_b32 s22, s18
	v_writelane_b32 v126, s20, 51
	s_and_b32 s29, s29, 0xffff
	.loc	1 24 0
	s_mov_b32 s86, s35
	v_writelane_b32 v126, s21, 52
	v_writelane_b32 v126, s22, 53
	v_writelane_b32 v126, s23, 54
	v_writelane_b32 v126, s28, 55
	s_and_b32 s21, s13, 0xffff
	scratch_store_dwordx2 off, v[8:9], off offset:24
	v_writelane_b32 v126, s29, 56
	v_writelane_b32 v126, s30, 57
	v_writelane_b32 v126, s31, 58
	v_writelane_b32 v126, s12, 59
	s_mov_b32 s20, s12
	s_lshl_b32 s29, s8, 6
	v_writelane_b32 v126, s13, 60
	v_writelane_b32 v126, s20, 61
	v_lshl_add_u64 v[8:9], s[88:89], 0, v[28:29]
	v_lshrrev_b32_e32 v5, 3, v0
	v_writelane_b32 v53, s23, 0
	v_writelane_b32 v53, s36, 1
	.loc	1 22 0
	s_mov_b32 s84, s34
	s_mov_b64 s[64:65], s[58:59]
	v_writelane_b32 v53, s37, 2
	v_writelane_b32 v53, s72, 3
	s_cmp_lt_i32 s73, 0
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v53, s73, 4
	v_writelane_b32 v53, s12, 5
	v_cndmask_b32_e64 v103, v7, v28, s[36:37]
	v_or_b32_e32 v28, 32, v30
	v_writelane_b32 v53, s13, 6
	v_cmp_gt_u32_e64 s[12:13], 2, v6
	v_and_b32_e32 v7, 0xf8, v4
	v_and_b32_e32 v4, 4, v5
	v_writelane_b32 v53, s12, 7
	v_add_u32_e32 v5, 0, v7
	v_or_b32_e32 v6, 32, v32
	v_writelane_b32 v53, s13, 8
	v_cmp_gt_i64_e64 s[12:13], s[86:87], v[28:29]
	v_mov_b32_e32 v7, v29
	s_cmp_gt_u32 s39, 32
	v_writelane_b32 v53, s12, 9
	s_mov_b64 s[40:41], s[44:45]
	v_and_b32_e32 v33, 0xf0, v0
	v_writelane_b32 v53, s13, 10
	v_writelane_b32 v53, s86, 11
	v_and_b32_e32 v2, 0xc0, v0
	v_cmp_eq_u32_e64 s[56:57], 3, v3
	v_writelane_b32 v53, s87, 12
	v_cmp_gt_i64_e64 s[12:13], s[86:87], v[6:7]
	v_and_b32_e32 v3, 12, v26
	s_mov_b64 s[96:97], s[88:89]
	v_writelane_b32 v53, s12, 13
	v_readlane_b32 s60, v124, 34
	v_writelane_b32 v126, s21, 62
	v_writelane_b32 v53, s13, 14
	v_writelane_b32 v53, s39, 15
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v53, s12, 16
	s_cmp_gt_u32 s77, 32
	v_lshrrev_b32_e32 v25, 5, v0
	v_writelane_b32 v53, s13, 17
	v_cmp_gt_i64_e64 s[12:13], s[84:85], v[28:29]
	v_lshrrev_b32_e32 v74, 2, v33
	v_mov_b32_e32 v27, v29
	v_writelane_b32 v53, s12, 18
	v_xor_b32_e32 v81, 32, v80
	v_cmp_lt_u32_e64 s[44:45], 31, v1
	v_writelane_b32 v53, s13, 19
	v_writelane_b32 v53, s84, 20
	v_and_b32_e32 v98, 0xf8, v0
	v_readlane_b32 s61, v124, 35
	v_writelane_b32 v53, s85, 21
	v_cmp_gt_i64_e64 s[12:13], s[84:85], v[6:7]
	v_writelane_b32 v126, s22, 63
	.loc	1 32 0
	v_mul_lo_u32 v107, s79, v24
	v_writelane_b32 v53, s12, 22
	v_add_u32_e32 v109, v91, v2
	v_add_u32_e32 v110, v92, v3
	v_writelane_b32 v53, s13, 23
	s_cselect_b64 s[12:13], -1, 0
	s_abs_i32 s28, s31
	v_cvt_f32_u32_e32 v6, s28
	v_writelane_b32 v53, s77, 24
	v_writelane_b32 v53, s12, 25
	s_abs_i32 s26, s30
	v_rcp_iflag_f32_e32 v6, v6
	v_writelane_b32 v53, s13, 26
	v_readlane_b32 s12, v124, 55
	v_readlane_b32 s13, v124, 56
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	s_or_b64 s[12:13], s[12:13], s[14:15]
	v_cvt_u32_f32_e32 v6, v6
	v_writelane_b32 v53, s12, 27
	v_readlane_b32 s14, v125, 12
	v_readlane_b32 s15, v125, 13
	v_writelane_b32 v53, s13, 28
	v_readlane_b32 s12, v125, 2
	v_readlane_b32 s13, v125, 3
	s_and_b64 s[12:13], s[12:13], s[14:15]
	v_readfirstlane_b32 s14, v6
	v_cvt_f32_u32_e32 v6, s26
	v_writelane_b32 v53, s12, 29
	s_abs_i32 s58, s82
	s_abs_i32 s59, s78
	v_rcp_iflag_f32_e32 v6, v6
	v_writelane_b32 v53, s13, 30
	s_sub_i32 s13, 0, s28
	s_mul_i32 s13, s13, s14
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_mul_hi_u32 s13, s14, s13
	s_add_i32 s12, s14, s13
	v_writelane_b32 v53, s12, 31
	v_readfirstlane_b32 s13, v6
	v_cvt_f32_u32_e32 v6, s58
	s_lshl_b32 s12, s78, 3
	v_writelane_b32 v53, s12, 32
	s_ashr_i32 s12, s83, 31
	v_rcp_iflag_f32_e32 v6, v6
	v_writelane_b32 v53, s12, 33
	s_sub_i32 s12, 0, s26
	s_mul_i32 s12, s12, s13
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_mul_hi_u32 s12, s13, s12
	s_add_i32 s12, s13, s12
	v_writelane_b32 v53, s12, 34
	s_sub_i32 s12, 0, s58
	v_writelane_b32 v53, s82, 35
	v_mul_lo_u32 v7, s12, v6
	v_mul_hi_u32 v7, v6, v7
	v_writelane_b32 v53, s74, 36
	s_abs_i32 s12, s74
	v_add_u32_e32 v104, v6, v7
	v_cvt_f32_u32_e32 v6, s12
	v_writelane_b32 v53, s75, 37
	v_writelane_b32 v53, s12, 38
	s_sub_i32 s12, 0, s12
	v_rcp_iflag_f32_e32 v6, v6
	s_abs_i32 s13, s8
	s_sub_i32 s14, 0, s13
	s_ashr_i32 s47, s47, 31
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_ashr_i32 s27, s82, 31
	v_mov_b32_e32 v52, s9
	v_add_u32_e32 v111, v5, v4
	v_mul_lo_u32 v7, s12, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v105, v6, v7
	v_cvt_f32_u32_e32 v6, s59
	s_ashr_i32 s12, s78, 31
	v_writelane_b32 v53, s12, 39
	s_sub_i32 s12, 0, s59
	v_rcp_iflag_f32_e32 v6, v6
	v_mov_b32_e32 v112, 1
	v_mov_b32_e32 v113, 0x7fff
	v_bfrev_b32_e32 v114, 0.5
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mov_b32_e32 v58, -1
	v_bfrev_b32_e32 v59, -8
	v_mov_b32_e32 v115, 32
	v_mul_lo_u32 v7, s12, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v106, v6, v7
	v_cvt_f32_u32_e32 v6, s13
	s_xor_b32 s12, s2, s8
	s_abs_i32 s2, s2
	s_ashr_i32 s12, s12, 31
	v_rcp_iflag_f32_e32 v6, v6
	v_mov_b32_e32 v116, 16
	v_mov_b32_e32 v117, 8
	v_mov_b32_e32 v118, 4
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mov_b32_e32 v119, 2
	v_mov_b32_e32 v120, 0x42800000
	v_not_b32_e32 v121, 63
	v_readfirstlane_b32 s15, v6
	s_mul_i32 s14, s14, s15
	s_mul_hi_u32 s14, s15, s14
	s_add_i32 s15, s15, s14
	s_mul_hi_u32 s14, s2, s15
	s_mul_i32 s15, s14, s13
	s_sub_i32 s2, s2, s15
	s_add_i32 s15, s14, 1
	s_sub_i32 s20, s2, s13
	s_cmp_ge_u32 s2, s13
	s_cselect_b32 s14, s15, s14
	s_cselect_b32 s2, s20, s2
	s_add_i32 s15, s14, 1
	s_cmp_ge_u32 s2, s13
	s_cselect_b32 s2, s15, s14
	s_xor_b32 s2, s2, s12
	s_sub_i32 s2, s2, s12
	v_writelane_b32 v53, s2, 40
	s_mov_b32 s2, 2.0
	v_writelane_b32 v53, s2, 41
	s_mov_b32 s2, 0x33333333
	v_writelane_b32 v53, s2, 42
	s_mov_b64 s[14:15], s[78:79]
	s_mov_b32 s12, s76
	v_writelane_b32 v53, s3, 43
	v_writelane_b32 v53, s40, 44
	v_writelane_b32 v125, s12, 2
	v_lshlrev_b32_e32 v6, 4, v1
	v_writelane_b32 v53, s41, 45
	v_writelane_b32 v125, s13, 3
	v_writelane_b32 v53, s64, 46
	v_writelane_b32 v125, s14, 4
	v_writelane_b32 v125, s15, 5
	v_writelane_b32 v53, s65, 47
	s_lshl_b32 s14, s79, 4
	v_sub_u32_e32 v108, 0, v6
	s_lshl_b32 s15, s8, 10
	v_mov_b32_e32 v122, 0
	v_writelane_b32 v53, s96, 48
	scratch_store_dwordx2 off, v[12:13], off
	scratch_store_dwordx2 off, v[8:9], off offset:32
	v_writelane_b32 v53, s97, 49
	s_branch .LBB0_6
.LBB0_4:
	v_readlane_b32 s22, v53, 41
	v_mov_b32_e32 v60, v122
.LBB0_5:
	v_readlane_b32 s12, v53, 52
	s_cmp_lt_i32 s12, s22
	v_mov_b32_e32 v122, v60
	v_readlane_b32 s13, v53, 53
	v_writelane_b32 v53, s22, 41
	s_cbranch_scc0 .LBB0_536
.LBB0_6:
	.loc	1 33 0
	s_memrealtime s[12:13]
s_waitcnt lgkmcnt(0)
	.loc	1 34 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v53, s12, 50
	s_barrier
	s_nop 0
	v_writelane_b32 v53, s13, 51
	.loc	1 27 0
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[38:39], exec
	v_mbcnt_lo_u32_b32 v2, s38, 0
	v_mbcnt_hi_u32_b32 v2, s39, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s2, s[38:39]
	v_readlane_b32 s12, v124, 43
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s13, v124, 44
	s_nop 4
	global_atomic_add v3, v29, v3, s[12:13] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_nop 1
	v_add_u32_e32 v2, s2, v2
	ds_write_b32 v29, v2
.LBB0_10:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 34 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	.loc	1 36 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v2
	.loc	1 34 0
	s_sub_i32 s16, s12, s8
	s_mov_b32 s2, s16
	.loc	1 35 0
	v_writelane_b32 v53, s2, 52
	s_cmp_gt_i32 s16, -1
	s_nop 0
	v_writelane_b32 v53, s3, 53
	s_cbranch_scc0 .LBB0_17
	v_readlane_b32 s2, v53, 41
	.loc	1 40 0
	s_cmp_lg_u32 s2, 2.0
	s_mov_b32 s22, s2
	v_mov_b32_e32 v60, v122
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_19
.LBB0_12:
	s_or_b64 exec, exec, s[36:37]
	.loc	1 26 0
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v29, v2
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 41 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_18
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 26 0
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_12
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	.loc	1 41 0
	global_load_dword v2, v29, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	s_cbranch_execz .LBB0_5
	s_branch .LBB0_340
.LBB0_18:
	.loc	1 43 0
	v_readlane_b32 s20, v124, 51
	v_readlane_b32 s21, v124, 52
	s_nop 4
	global_load_dword v2, v29, s[20:21] offset:100
	.loc	1 42 0
	v_readlane_b32 s20, v124, 45
	v_readlane_b32 s21, v124, 46
	.loc	1 43 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	1 42 0
	s_nop 2
	global_load_dword v60, v29, s[20:21] offset:96
	.loc	1 43 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v60
	s_sub_i32 s22, s2, s13
.LBB0_19:
	.loc	1 44 0
	v_readlane_b32 s16, v53, 52
	s_cmp_ge_i32 s16, s22
	v_readlane_b32 s17, v53, 53
	s_cbranch_scc1 .LBB0_339
	v_readlane_b32 s16, v53, 52
	.loc	1 45 0
	v_ashrrev_i32_e32 v61, 31, v60
	v_readlane_b32 s20, v124, 34
	v_readlane_b32 s17, v53, 53
	v_lshlrev_b64 v[2:3], 2, v[60:61]
	v_readlane_b32 s21, v124, 35
	s_mov_b32 s17, s3
	s_mov_b32 s2, s16
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_lshl_b64 s[20:21], s[16:17], 2
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
	global_load_dword v2, v[2:3], off
	v_writelane_b32 v53, s2, 52
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	v_writelane_b32 v53, s3, 53
	.loc	1 46 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_ashr_i32 s96, s2, 24
	.loc	1 47 0
	s_ashr_i32 s97, s96, 31
	.loc	1 46 0
	s_and_b32 s38, s2, 0xffffff
	.loc	1 47 0
	s_lshl_b64 s[20:21], s[96:97], 2
	s_add_u32 s16, s16, s20
	s_addc_u32 s17, s17, s21
	global_load_dword v61, v29, s[16:17] offset:32
	.loc	1 48 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s38, v61
	s_cbranch_vccnz .LBB0_339
	v_writelane_b32 v53, s16, 54
	.loc	1 49 0
	s_cmp_lg_u32 s96, 2
	s_cselect_b64 s[36:37], -1, 0
	.loc	1 53 0
	s_cmp_lg_u32 s96, 1
	v_writelane_b32 v53, s17, 55
	.loc	1 47 0
	s_nop 0
	global_load_dword v2, v29, s[16:17] offset:64
	.loc	1 53 0
	s_cselect_b64 s[16:17], -1, 0
	v_writelane_b32 v53, s16, 56
	.loc	1 47 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s97, v2
	v_writelane_b32 v53, s17, 57
	s_nop 0
	v_readlane_b32 s20, v53, 50
	v_readlane_b32 s21, v53, 51
	s_branch .LBB0_23
.LBB0_22:
	.loc	1 58 0
	s_add_i32 s38, s38, s97
	.loc	1 48 0
	v_cmp_lt_i32_e32 vcc, s38, v61
	.loc	1 57 0
	s_memrealtime s[20:21]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_338
.LBB0_23:
	.loc	1 49 0
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_33
	s_cmp_lt_i32 s96, 5
	s_mov_b64 s[76:77], -1
	s_cbranch_scc1 .LBB0_38
	s_cmp_lt_i32 s96, 6
	s_cbranch_scc1 .LBB0_35
	v_readlane_b32 s40, v124, 49
	s_mov_b32 s2, 0
	s_cmp_eq_u32 s96, 6
	v_readlane_b32 s41, v124, 50
	s_cbranch_scc0 .LBB0_34
	v_readlane_b32 s40, v124, 55
	v_readlane_b32 s41, v124, 56
	s_andn2_b64 vcc, exec, s[40:41]
	v_readlane_b32 s40, v124, 58
	s_mov_b32 s2, s0
	v_readlane_b32 s41, v124, 59
	s_cbranch_vccnz .LBB0_34
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[40:41], s[38:39], 2
	v_readlane_b32 s72, v125, 26
	v_readlane_b32 s73, v125, 27
	s_add_u32 s40, s72, s40
	s_addc_u32 s41, s73, s41
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 31
	s_xor_b32 s2, s39, s47
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s76, s39, s28
	s_sub_i32 s13, s13, s76
	s_add_i32 s76, s39, 1
	s_sub_i32 s77, s13, s28
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s39, s76, s39
	s_cselect_b32 s13, s77, s13
	s_add_i32 s76, s39, 1
	s_cmp_ge_u32 s13, s28
	v_readlane_b32 s74, v125, 28
	v_readlane_b32 s75, v125, 29
	s_cselect_b32 s13, s76, s39
	s_xor_b32 s13, s13, s2
	v_readlane_b32 s72, v125, 2
	s_sub_i32 s2, s13, s2
	v_readlane_b32 s74, v125, 4
	s_mul_i32 s2, s2, s74
	s_lshl_b32 s39, s2, 3
	v_readlane_b32 s2, v53, 32
	s_add_i32 s78, s39, s2
	s_cmp_ge_i32 s39, s78
	s_mov_b32 s2, 0
	v_readlane_b32 s73, v125, 3
	v_readlane_b32 s75, v125, 5
	s_cbranch_scc1 .LBB0_34
	v_readlane_b32 s2, v124, 57
	s_min_i32 s79, s78, s2
	s_mov_b32 s2, 0
	s_branch .LBB0_31
.LBB0_30:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s39, s39, 64
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
	v_readlane_b32 s13, v2, 63
	s_add_i32 s2, s13, s2
	s_cmp_lt_i32 s39, s78
	s_cbranch_scc0 .LBB0_34
.LBB0_31:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s39, v1
	v_cmp_gt_i32_e32 vcc, s79, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_30
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_30
.LBB0_33:
	s_cbranch_execz .LBB0_68
	s_branch .LBB0_55
.LBB0_34:
	s_mov_b64 s[76:77], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_37
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 31
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s40, s39, s28
	s_ashr_i32 s2, s38, 31
	s_sub_i32 s13, s13, s40
	s_xor_b32 s2, s2, s47
	s_add_i32 s40, s39, 1
	s_sub_i32 s41, s13, s28
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s39, s40, s39
	s_cselect_b32 s13, s41, s13
	s_add_i32 s40, s39, 1
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s13, s40, s39
	s_xor_b32 s13, s13, s2
	s_sub_i32 s40, s13, s2
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[76:77], s[40:41], 2
	v_readlane_b32 s60, v124, 60
	v_readlane_b32 s61, v124, 61
	s_add_u32 s78, s60, s76
	s_addc_u32 s79, s61, s77
	v_readlane_b32 s60, v53, 46
	v_readlane_b32 s61, v53, 47
	s_add_u32 s76, s60, s76
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[78:79]
	s_addc_u32 s77, s61, s77
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[76:77]
	v_readlane_b32 s60, v124, 62
	v_readlane_b32 s61, v124, 63
	s_and_b64 s[76:77], s[60:61], exec
	v_readlane_b32 s72, v53, 44
	v_readlane_b32 s73, v53, 45
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s2, v2
	s_cselect_b32 s13, s2, s40
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cselect_b32 s39, s2, 1
	s_abs_i32 s40, s39
	v_cvt_f32_u32_e32 v2, s40
	s_sub_i32 s78, 0, s40
	s_mul_i32 s41, s13, s31
	s_sub_i32 s41, s38, s41
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s77, s41
	s_xor_b32 s76, s41, s39
	s_ashr_i32 s76, s76, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b32 s2, 1
	v_readfirstlane_b32 s79, v2
	s_mul_i32 s78, s78, s79
	s_mul_hi_u32 s78, s79, s78
	s_add_i32 s79, s79, s78
	s_mul_hi_u32 s78, s77, s79
	s_mul_i32 s79, s78, s40
	s_sub_i32 s77, s77, s79
	s_add_i32 s82, s78, 1
	s_sub_i32 s79, s77, s40
	s_cmp_ge_u32 s77, s40
	s_cselect_b32 s78, s82, s78
	s_cselect_b32 s77, s79, s77
	s_add_i32 s79, s78, 1
	s_cmp_ge_u32 s77, s40
	s_cselect_b32 s40, s79, s78
	s_xor_b32 s40, s40, s76
	s_sub_i32 s40, s40, s76
	s_mul_i32 s39, s40, s39
	s_sub_i32 s39, s41, s39
	s_add_i32 s13, s13, s39
	v_readlane_b32 s39, v125, 36
	s_mul_i32 s76, s13, s39
	s_ashr_i32 s77, s76, 31
	s_lshl_b64 s[76:77], s[76:77], 2
	s_add_u32 s13, s72, s76
	s_addc_u32 s39, s73, s77
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[40:41], s[40:41], 2
	s_add_u32 s13, s13, s40
	s_addc_u32 s39, s39, s41
	s_add_u32 s40, s13, 8
	s_addc_u32 s41, s39, 0
.LBB0_37:
	s_mov_b64 s[76:77], 0
.LBB0_38:
	s_andn2_b64 vcc, exec, s[76:77]
	v_mov_b32_e32 v4, s2
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[40:41]
	s_cbranch_vccnz .LBB0_54
	s_cmp_gt_i32 s96, 3
	s_mov_b64 s[76:77], -1
	s_cbranch_scc0 .LBB0_41
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 31
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s40, s39, s28
	s_ashr_i32 s2, s38, 31
	s_sub_i32 s13, s13, s40
	s_xor_b32 s2, s2, s47
	s_add_i32 s40, s39, 1
	s_sub_i32 s41, s13, s28
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s39, s40, s39
	s_cselect_b32 s13, s41, s13
	s_add_i32 s40, s39, 1
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s13, s40, s39
	s_xor_b32 s13, s13, s2
	s_sub_i32 s40, s13, s2
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[76:77], s[40:41], 2
	v_readlane_b32 s60, v124, 60
	v_readlane_b32 s61, v124, 61
	s_add_u32 s78, s60, s76
	s_addc_u32 s79, s61, s77
	v_readlane_b32 s60, v53, 46
	v_readlane_b32 s61, v53, 47
	s_add_u32 s76, s60, s76
	s_addc_u32 s77, s61, s77
	global_load_dword v2, v29, s[78:79]
	global_load_dword v3, v29, s[76:77]
	v_readlane_b32 s60, v124, 62
	v_readlane_b32 s61, v124, 63
	s_and_b64 s[76:77], s[60:61], exec
	v_readlane_b32 s72, v53, 44
	v_readlane_b32 s73, v53, 45
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s2, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	s_cselect_b32 s13, s13, 1
	s_cselect_b32 s2, s2, s40
	s_abs_i32 s13, s13
	v_cvt_f32_u32_e32 v2, s13
	s_sub_i32 s41, 0, s13
	s_mul_i32 s39, s2, s31
	s_sub_i32 s39, s38, s39
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s40, s39, 31
	s_abs_i32 s39, s39
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s76, v2
	s_mul_i32 s41, s41, s76
	s_mul_hi_u32 s41, s76, s41
	s_add_i32 s76, s76, s41
	s_mul_hi_u32 s41, s39, s76
	s_mul_i32 s41, s41, s13
	s_sub_i32 s39, s39, s41
	s_sub_i32 s41, s39, s13
	s_cmp_ge_u32 s39, s13
	s_cselect_b32 s39, s41, s39
	s_sub_i32 s41, s39, s13
	s_cmp_ge_u32 s39, s13
	s_cselect_b32 s13, s41, s39
	s_xor_b32 s13, s13, s40
	s_sub_i32 s13, s13, s40
	s_add_i32 s2, s2, s13
	v_readlane_b32 s13, v125, 36
	s_mul_i32 s40, s2, s13
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[40:41], s[40:41], 2
	s_add_u32 s2, s72, s40
	s_addc_u32 s13, s73, s41
	s_add_u32 s40, s2, 4
	s_addc_u32 s41, s13, 0
	s_mov_b64 s[76:77], 0
.LBB0_41:
	s_andn2_b64 vcc, exec, s[76:77]
	v_mov_b32_e32 v4, s30
	v_mov_b64_e32 v[2:3], s[40:41]
	s_cbranch_vccnz .LBB0_54
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_cmp_lg_u32 s96, 3
	v_mov_b32_e32 v4, 0
	v_mov_b64_e32 v[2:3], s[16:17]
	s_cbranch_scc1 .LBB0_54
	s_ashr_i32 s2, s38, 31
	v_readlane_b32 s13, v53, 33
	s_xor_b32 s2, s2, s13
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 34
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s40, s39, s26
	s_sub_i32 s13, s13, s40
	s_add_i32 s40, s39, 1
	s_sub_i32 s41, s13, s26
	s_cmp_ge_u32 s13, s26
	s_cselect_b32 s39, s40, s39
	s_cselect_b32 s13, s41, s13
	s_add_i32 s40, s39, 1
	s_cmp_ge_u32 s13, s26
	s_cselect_b32 s13, s40, s39
	s_xor_b32 s13, s13, s2
	s_sub_i32 s40, s13, s2
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[76:77], s[40:41], 2
	v_readlane_b32 s60, v124, 60
	v_readlane_b32 s61, v124, 61
	s_add_u32 s78, s60, s76
	s_addc_u32 s79, s61, s77
	v_readlane_b32 s60, v53, 46
	v_readlane_b32 s61, v53, 47
	s_add_u32 s76, s60, s76
	s_addc_u32 s77, s61, s77
	global_load_dword v2, v29, s[78:79]
	global_load_dword v3, v29, s[76:77]
	v_readlane_b32 s60, v124, 62
	v_readlane_b32 s61, v124, 63
	s_and_b64 s[76:77], s[60:61], exec
	v_readlane_b32 s60, v126, 41
	s_mov_b64 s[82:83], 0
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s13, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cselect_b32 s2, s2, 1
	s_cselect_b32 s13, s13, s40
	s_abs_i32 s2, s2
	v_cvt_f32_u32_e32 v2, s2
	s_sub_i32 s41, 0, s2
	s_mul_i32 s39, s13, s30
	s_sub_i32 s39, s38, s39
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s40, s39, 31
	s_abs_i32 s39, s39
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s76, v2
	s_mul_i32 s41, s41, s76
	s_mul_hi_u32 s41, s76, s41
	s_add_i32 s76, s76, s41
	s_mul_hi_u32 s41, s39, s76
	s_mul_i32 s41, s41, s2
	s_sub_i32 s39, s39, s41
	s_sub_i32 s41, s39, s2
	s_cmp_ge_u32 s39, s2
	s_cselect_b32 s39, s41, s39
	s_sub_i32 s41, s39, s2
	s_cmp_ge_u32 s39, s2
	s_cselect_b32 s2, s41, s39
	s_xor_b32 s2, s2, s40
	s_sub_i32 s2, s2, s40
	s_add_i32 s40, s13, s2
	s_cmp_lt_i32 s60, 1
	s_cbranch_scc1 .LBB0_46
	s_cmp_eq_u32 s60, 1
	s_cbranch_scc0 .LBB0_47
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[76:77], s[40:41], 2
	s_add_u32 s76, s98, s76
	s_addc_u32 s77, s99, s77
	global_load_dword v2, v29, s[76:77]
	v_readlane_b32 s60, v53, 48
	v_readlane_b32 s61, v53, 49
	s_mov_b64 s[84:85], 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[60:61], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[54:55], 0, v[2:3]
	s_branch .LBB0_48
.LBB0_46:
	s_mov_b64 s[84:85], 0
	s_cbranch_execnz .LBB0_49
	s_branch .LBB0_50
.LBB0_47:
	s_mov_b64 s[84:85], -1
.LBB0_48:
	s_branch .LBB0_50
.LBB0_49:
	v_readlane_b32 s60, v126, 41
	s_cmp_lg_u32 s60, 0
	s_mov_b64 s[82:83], -1
	s_cselect_b64 s[84:85], -1, 0
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
.LBB0_50:
	s_andn2_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB0_86
	s_andn2_b64 vcc, exec, s[82:83]
	s_cbranch_vccnz .LBB0_53
.LBB0_52:
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[76:77], s[40:41], 2
	s_add_u32 s78, s68, s76
	s_addc_u32 s79, s69, s77
	global_load_dword v4, v29, s[78:79]
	s_mov_b64 s[66:67], s[54:55]
	s_add_u32 s76, s66, s76
	s_addc_u32 s77, s67, s77
	v_mov_b64_e32 v[2:3], s[76:77]
	s_mov_b64 s[64:65], s[52:53]
.LBB0_53:
	v_readlane_b32 s2, v125, 36
	s_mul_i32 s40, s40, s2
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[40:41], s[40:41], 2
	v_readlane_b32 s72, v53, 44
	v_readlane_b32 s73, v53, 45
	s_add_u32 s2, s72, s40
	s_addc_u32 s13, s73, s41
	v_readlane_b32 s40, v125, 0
	v_mov_b32_e32 v5, s13
	v_readlane_b32 s41, v125, 1
	s_nop 1
	v_cndmask_b32_e64 v3, v5, v3, s[40:41]
	v_mov_b32_e32 v5, s2
	v_cndmask_b32_e64 v2, v5, v2, s[40:41]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v4, 1, v4, s[40:41]
.LBB0_54:
	s_branch .LBB0_68
.LBB0_55:
	v_readlane_b32 s60, v126, 41
	s_cmp_lt_i32 s60, 1
	s_mov_b64 s[40:41], 0
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_cbranch_scc1 .LBB0_58
	s_cmp_eq_u32 s60, 1
	s_cbranch_scc0 .LBB0_59
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[76:77], s[38:39], 2
	s_add_u32 s76, s98, s76
	s_addc_u32 s77, s99, s77
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[76:77]
	v_readlane_b32 s60, v53, 48
	v_readlane_b32 s61, v53, 49
	s_mov_b64 s[82:83], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[60:61], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[54:55], 0, v[2:3]
	s_branch .LBB0_60
.LBB0_58:
	s_mov_b64 s[82:83], 0
	s_cbranch_execnz .LBB0_61
	s_branch .LBB0_62
.LBB0_59:
	s_mov_b64 s[82:83], -1
.LBB0_60:
	s_branch .LBB0_62
.LBB0_61:
	v_readlane_b32 s60, v126, 41
	s_cmp_lg_u32 s60, 0
	s_mov_b64 s[40:41], -1
	s_cselect_b64 s[82:83], -1, 0
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
.LBB0_62:
	s_andn2_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_64
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_68
	s_branch .LBB0_65
.LBB0_64:
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[54:55]
	s_nop 2
	global_load_dword v4, v29, s[16:17] offset:168
	s_cbranch_execnz .LBB0_68
.LBB0_65:
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[40:41], s[38:39], 2
	s_add_u32 s76, s68, s40
	s_addc_u32 s77, s69, s41
	global_load_dword v4, v29, s[76:77]
	s_mov_b64 s[66:67], s[54:55]
	s_add_u32 s40, s66, s40
	s_addc_u32 s41, s67, s41
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[40:41]
	s_mov_b64 s[64:65], s[52:53]
	s_branch .LBB0_68
.LBB0_66:
	s_or_b64 exec, exec, s[76:77]
	.loc	1 50 0
	v_readfirstlane_b32 s2, v5
	s_nop 1
	v_mov_b32_e32 v5, s2
	ds_write_b32 v29, v5
.LBB0_67:
	s_or_b64 exec, exec, s[40:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_71
.LBB0_68:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[40:41], s[24:25]
	s_cbranch_execz .LBB0_67
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_66
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_66
.LBB0_71:
	.loc	1 53 0
	v_readlane_b32 s16, v53, 56
	v_readlane_b32 s17, v53, 57
	s_mov_b64 s[76:77], -1
	s_and_b64 vcc, exec, s[16:17]
	.loc	1 51 0
	s_memrealtime s[40:41]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_256
	.loc	1 53 0
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_244
	s_cmp_lt_i32 s96, 5
	s_cbranch_scc1 .LBB0_134
	s_cmp_lt_i32 s96, 6
	s_cbranch_scc1 .LBB0_108
	s_cmp_eq_u32 s96, 6
	s_cbranch_scc0 .LBB0_107
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 31
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s76, s39, s28
	s_ashr_i32 s2, s38, 31
	s_sub_i32 s13, s13, s76
	s_xor_b32 s2, s2, s47
	s_add_i32 s76, s39, 1
	s_sub_i32 s77, s13, s28
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s39, s76, s39
	s_cselect_b32 s13, s77, s13
	s_add_i32 s76, s39, 1
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s13, s76, s39
	s_xor_b32 s39, s13, s2
	s_sub_i32 s13, s39, s2
	v_lshl_or_b32 v16, s13, 3, v25
	s_mul_i32 s13, s13, s31
	s_sub_i32 s13, s38, s13
	v_lshl_or_b32 v2, s13, 6, v31
	v_readlane_b32 s72, v125, 2
	v_readlane_b32 s60, v125, 6
	v_cmp_gt_i32_e32 vcc, s34, v2
	v_cmp_gt_i32_e64 s[82:83], s72, v16
	v_readlane_b32 s61, v125, 7
	s_and_b64 s[86:87], s[82:83], vcc
	s_and_b64 vcc, exec, s[60:61]
	v_readlane_b32 s60, v125, 12
	v_readlane_b32 s73, v125, 3
	v_readlane_b32 s61, v125, 13
	v_readlane_b32 s72, v125, 8
	s_mov_b64 s[76:77], -1
	v_cndmask_b32_e64 v3, 0, 1, s[60:61]
	v_cmp_ne_u32_e64 s[84:85], 1, v3
	v_readlane_b32 s73, v125, 9
	v_readlane_b32 s74, v125, 4
	v_readlane_b32 s75, v125, 5
	s_cbranch_vccz .LBB0_89
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccnz .LBB0_87
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[48:49]
	v_lshl_or_b32 v3, s39, 3, v25
	s_lshl_b32 s13, s2, 3
	v_readlane_b32 s76, v125, 2
	v_subrev_u32_e32 v3, s13, v3
	v_readlane_b32 s78, v125, 4
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, v4
	v_mul_lo_u32 v8, s78, v3
	v_readlane_b32 s77, v125, 3
	v_readlane_b32 s79, v125, 5
	s_branch .LBB0_80
.LBB0_79:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v12, 1.0, v9, s[72:73]
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_pk_mul_f32 v[10:11], v[12:13], v[10:11] op_sel_hi:[0,1]
	s_add_i32 s78, s78, -1
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_pk_add_f32 v[4:5], v[4:5], v[10:11]
	v_add_u32_e32 v8, 1, v8
	s_cmp_lg_u32 s78, 0
	s_cbranch_scc0 .LBB0_88
.LBB0_80:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_82
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_82:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_84
	v_readlane_b32 s88, v124, 9
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s89, v124, 10
	s_nop 1
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[88:89]
	global_load_dword v9, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[76:77], s[86:87]
	s_cbranch_execz .LBB0_79
	v_readlane_b32 s60, v53, 20
	v_readlane_b32 s61, v53, 21
	s_nop 0
	v_mad_i64_i32 v[10:11], s[88:89], v8, s60, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	global_load_dword v10, v[10:11], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, 0xffff0000, v10
	v_lshlrev_b32_e32 v10, 16, v10
	s_branch .LBB0_79
.LBB0_86:
	.loc	1 49 0
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	v_mov_b64_e32 v[2:3], s[54:55]
	s_nop 3
	global_load_dword v4, v29, s[16:17] offset:168
	s_cbranch_execz .LBB0_52
	s_branch .LBB0_53
.LBB0_87:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_88:
	s_mov_b64 s[76:77], 0
.LBB0_89:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_104
	.loc	1 53 0
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccnz .LBB0_103
	global_load_dwordx2 v[6:7], v29, s[10:11]
	v_lshl_or_b32 v4, s39, 3, v25
	s_lshl_b32 s2, s2, 3
	v_readlane_b32 s76, v125, 2
	v_subrev_u32_e32 v4, s2, v4
	v_readlane_b32 s78, v125, 4
	v_readlane_b32 s60, v125, 14
	v_readlane_b32 s61, v125, 15
	v_mul_lo_u32 v8, s78, v4
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[60:61]
	s_mov_b32 s2, s78
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s77, v125, 3
	v_readlane_b32 s79, v125, 5
	s_branch .LBB0_93
.LBB0_92:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v12, 1.0, v9, s[72:73]
	s_add_i32 s2, s2, -1
	v_pk_fma_f32 v[4:5], v[12:13], v[14:15], v[4:5] op_sel_hi:[0,1,1]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s2, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_104
.LBB0_93:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_95
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_95:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_101
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execnz .LBB0_102
.LBB0_97:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_99
.LBB0_98:
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v104
	v_mul_lo_u32 v15, v14, s58
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[84:85], s58, v13
	v_xor_b32_e32 v12, s27, v12
	v_readlane_b32 s72, v125, 16
	v_cndmask_b32_e64 v14, v14, v15, s[84:85]
	v_subrev_u32_e32 v15, s58, v13
	v_cndmask_b32_e64 v13, v13, v15, s[84:85]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[84:85], s58, v13
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_cndmask_b32_e64 v13, v14, v15, s[84:85]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[74:75]
	global_load_dwordx2 v[12:13], v[12:13], off
	v_readlane_b32 s73, v125, 17
	v_readlane_b32 s72, v125, 8
	v_readlane_b32 s73, v125, 9
.LBB0_99:
	s_or_b64 exec, exec, s[76:77]
	s_and_b64 s[78:79], s[86:87], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_92
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v6
	v_readlane_b32 s60, v124, 16
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v7, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v28, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[28:29]
	v_readlane_b32 s61, v124, 17
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	v_readlane_b32 s60, v53, 20
	v_readlane_b32 s62, v124, 18
	v_lshl_add_u64 v[12:13], s[66:67], 0, v[12:13]
	v_mad_i64_i32 v[14:15], s[78:79], v17, s60, 0
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v12, v[12:13], off
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s61, v53, 21
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, 0xffff0000, v12
	v_lshlrev_b32_e32 v14, 16, v12
	s_branch .LBB0_92
.LBB0_101:
	v_readlane_b32 s78, v124, 9
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s79, v124, 10
	s_nop 1
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[78:79]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_97
.LBB0_102:
	global_load_dword v17, v[10:11], off
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execnz .LBB0_98
	s_branch .LBB0_99
.LBB0_103:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_104:
	s_and_saveexec_b64 s[76:77], s[86:87]
	s_cbranch_execz .LBB0_106
	v_and_b32_sdwa v6, v4, v112 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s2, 0x7fff
	v_and_b32_sdwa v3, v5, v112 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v4, v6, s2
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v3, v5, v3, s2
	s_mov_b32 s2, 0x5040100
	v_cndmask_b32_sdwa v4, v113, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_readlane_b32 s60, v53, 20
	v_readlane_b32 s61, v53, 21
	v_cndmask_b32_sdwa v3, v113, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v6, v3, v4, s2
	v_mad_i64_i32 v[4:5], s[78:79], v16, s60, 0
	v_readlane_b32 s78, v124, 3
	v_readlane_b32 s79, v124, 4
	v_ashrrev_i32_e32 v3, 31, v2
	s_nop 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[78:79]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	global_store_dword v[2:3], v6, off
.LBB0_106:
	s_or_b64 exec, exec, s[76:77]
.LBB0_107:
	s_mov_b64 s[76:77], 0
.LBB0_108:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_133
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 31
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s76, s39, s28
	s_ashr_i32 s2, s38, 31
	s_sub_i32 s13, s13, s76
	s_xor_b32 s2, s2, s47
	s_add_i32 s76, s39, 1
	s_sub_i32 s77, s13, s28
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s39, s76, s39
	s_cselect_b32 s13, s77, s13
	s_add_i32 s76, s39, 1
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s13, s76, s39
	s_xor_b32 s13, s13, s2
	s_sub_i32 s76, s13, s2
	s_ashr_i32 s77, s76, 31
	s_lshl_b64 s[78:79], s[76:77], 2
	v_readlane_b32 s60, v124, 60
	v_readlane_b32 s61, v124, 61
	s_add_u32 s82, s60, s78
	s_addc_u32 s83, s61, s79
	v_readlane_b32 s60, v53, 46
	v_readlane_b32 s61, v53, 47
	s_add_u32 s78, s60, s78
	global_load_dword v2, v29, s[82:83]
	s_addc_u32 s79, s61, s79
	global_load_dword v3, v29, s[78:79]
	v_readlane_b32 s60, v124, 62
	v_readlane_b32 s61, v124, 63
	s_and_b64 s[78:79], s[60:61], exec
	v_readlane_b32 s60, v124, 16
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s2, v2
	s_cselect_b32 s13, s2, s76
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_cselect_b32 s39, s2, 1
	s_abs_i32 s2, s39
	v_cvt_f32_u32_e32 v2, s2
	s_sub_i32 s79, 0, s2
	s_mul_i32 s76, s13, s31
	s_sub_i32 s76, s38, s76
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s78, s76
	s_xor_b32 s77, s76, s39
	s_ashr_i32 s77, s77, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s82, v2
	s_mul_i32 s79, s79, s82
	s_mul_hi_u32 s79, s82, s79
	s_add_i32 s82, s82, s79
	s_mul_hi_u32 s79, s78, s82
	s_mul_i32 s82, s79, s2
	s_sub_i32 s78, s78, s82
	s_add_i32 s83, s79, 1
	s_sub_i32 s82, s78, s2
	s_cmp_ge_u32 s78, s2
	s_cselect_b32 s79, s83, s79
	s_cselect_b32 s78, s82, s78
	s_add_i32 s82, s79, 1
	s_cmp_ge_u32 s78, s2
	s_cselect_b32 s2, s82, s79
	s_xor_b32 s2, s2, s77
	s_sub_i32 s2, s2, s77
	s_mul_i32 s39, s2, s39
	s_sub_i32 s39, s76, s39
	s_add_i32 s76, s13, s39
	s_ashr_i32 s77, s76, 31
	s_lshl_b64 s[78:79], s[76:77], 2
	s_add_u32 s78, s68, s78
	s_addc_u32 s79, s69, s79
	global_load_dword v12, v29, s[78:79]
	s_lshl_b32 s39, s76, 4
	v_or_b32_e32 v4, s39, v24
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[60:61]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[82:83], v24, v12
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_111
	global_load_dword v5, v[2:3], off
.LBB0_111:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v105
	v_readlane_b32 s13, v53, 38
	v_readlane_b32 s60, v53, 36
	v_ashrrev_i32_e32 v6, 31, v5
	v_mul_lo_u32 v9, v8, s13
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s13, v7
	v_readlane_b32 s61, v53, 37
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s13, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s13, v7
	v_xor_b32_e32 v6, s61, v6
	s_nop 0
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v10, v7, v6
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_113
	v_readlane_b32 s72, v125, 16
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_readlane_b32 s73, v125, 17
	s_nop 0
	v_lshl_add_u64 v[6:7], v[10:11], 3, s[74:75]
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_113:
	s_or_b64 exec, exec, s[76:77]
	v_lshl_or_b32 v6, s2, 6, v22
	v_cmp_gt_i32_e32 vcc, s34, v6
	s_and_b64 s[76:77], s[82:83], vcc
	s_and_saveexec_b64 s[84:85], s[76:77]
	s_cbranch_execz .LBB0_115
	v_readlane_b32 s60, v53, 36
	v_readlane_b32 s61, v53, 37
	s_nop 0
	v_mul_lo_u32 v7, v10, s60
	global_load_dwordx2 v[10:11], v29, s[10:11]
	v_readlane_b32 s60, v53, 20
	v_sub_u32_e32 v5, v5, v7
	v_readlane_b32 s61, v53, 21
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v7, 31, v9
	v_mad_i64_i32 v[10:11], s[76:77], v5, s60, 0
	v_mad_i64_i32 v[4:5], s[76:77], v4, s60, 0
	v_readlane_b32 s60, v124, 16
	v_lshrrev_b32_e32 v28, 28, v7
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[66:67]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[48:49], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off
.LBB0_115:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_117
	global_load_dword v5, v[2:3], off
.LBB0_117:
	s_or_b64 exec, exec, s[76:77]
	v_or_b32_e32 v2, s39, v43
	v_readlane_b32 s60, v124, 16
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s61, v124, 17
	v_cmp_lt_i32_e32 vcc, v43, v12
	v_readlane_b32 s62, v124, 18
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[60:61]
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_119
	global_load_dword v4, v[2:3], off
.LBB0_119:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_121
	global_load_dword v6, v[2:3], off
.LBB0_121:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v105
	v_readlane_b32 s13, v53, 38
	v_readlane_b32 s60, v53, 36
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s13
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[84:85], s13, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s61, v53, 37
	v_cndmask_b32_e64 v7, v7, v8, s[84:85]
	v_subrev_u32_e32 v8, s13, v3
	v_cndmask_b32_e64 v3, v3, v8, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s13, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s61, v2
	v_cndmask_b32_e64 v3, v7, v3, s[84:85]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v105
	v_mul_lo_u32 v9, v8, s13
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[84:85], s13, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[84:85]
	v_subrev_u32_e32 v9, s13, v7
	v_cndmask_b32_e64 v7, v7, v9, s[84:85]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[84:85], s13, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s61, v3
	v_cndmask_b32_e64 v7, v8, v7, s[84:85]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s80
	v_cndmask_b32_e64 v8, v7, v2, s[82:83]
	v_mul_lo_u32 v2, v2, s60
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s60
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v105
	v_mul_lo_u32 v10, v9, s13
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[84:85], s13, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s13, v4
	v_cndmask_b32_e64 v4, v4, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s13, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s61, v2
	v_cndmask_b32_e64 v4, v9, v4, s[84:85]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v106
	v_mul_lo_u32 v10, v9, s59
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[84:85], s59, v5
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s13, v53, 39
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s59, v5
	v_cndmask_b32_e64 v5, v5, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s59, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v4, s13, v4
	v_cndmask_b32_e64 v5, v9, v5, s[84:85]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v106
	v_mul_lo_u32 v10, v9, s59
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[84:85], s59, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s13, v5
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s59, v3
	v_cndmask_b32_e64 v3, v3, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s59, v3
	v_add_u32_e32 v3, 1, v9
	v_lshlrev_b32_e32 v7, 24, v7
	v_cndmask_b32_e64 v3, v9, v3, s[84:85]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 29, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v5, 29, v5
	v_add_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v4, 3, v4
	v_ashrrev_i32_e32 v3, 3, v3
	v_mul_lo_u32 v4, v4, s31
	v_mul_lo_u32 v3, v3, s31
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s2, v4
	v_add3_u32 v3, v7, s2, v3
	v_cmp_eq_u32_e64 s[84:85], v4, v3
	s_and_b64 s[76:77], s[82:83], s[84:85]
	v_readlane_b32 s60, v125, 20
	s_and_b64 s[76:77], vcc, s[76:77]
	v_readlane_b32 s61, v125, 21
	s_and_b64 s[78:79], s[60:61], s[76:77]
	v_cndmask_b32_e64 v3, 0, 1, s[78:79]
	v_mov_b32_e32 v4, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
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
	v_add_u32_e32 v4, 0, v74
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[76:77]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v75
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
	ds_read_b32 v8, v75
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_123
	v_readlane_b32 s72, v125, 16
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_readlane_b32 s73, v125, 17
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[74:75]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_123:
	s_or_b64 exec, exec, s[76:77]
	global_load_dwordx2 v[10:11], v29, s[10:11]
	v_readlane_b32 s60, v53, 36
	v_readlane_b32 s13, v53, 39
	v_readlane_b32 s72, v125, 26
	v_mul_lo_u32 v2, v2, s60
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v106
	v_mul_lo_u32 v9, v6, s59
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[82:83], s59, v2
	v_add_u32_e32 v9, 1, v6
	v_xor_b32_e32 v3, s13, v3
	v_cndmask_b32_e64 v6, v6, v9, s[82:83]
	v_subrev_u32_e32 v9, s59, v2
	v_cndmask_b32_e64 v2, v2, v9, s[82:83]
	v_cmp_le_u32_e64 s[82:83], s59, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s73, v125, 27
	v_cndmask_b32_e64 v2, v6, v2, s[82:83]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s31
	v_add_u32_e32 v2, s2, v2
	v_mov_b32_e32 v6, v29
	v_readlane_b32 s61, v53, 37
	v_readlane_b32 s74, v125, 28
	v_readlane_b32 s75, v125, 29
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[82:83], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[82:83], v5, v11, s[82:83]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v28, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[72:73], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, v7, v76
	v_cmp_eq_u32_e64 s[82:83], 0, v4
	s_and_b64 s[76:77], vcc, s[82:83]
	s_and_b64 vcc, s[90:91], s[76:77]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v7, v29
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
	v_cndmask_b32_e32 v5, v114, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s2, vcc
	v_cmp_gt_u32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_132
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[76:77], vcc, 1
	s_and_b32 s2, s77, 0x55555555
	s_and_b32 s13, s76, 0x55555555
	v_readlane_b32 s16, v53, 42
	s_sub_u32 s76, vcc_lo, s13
	v_readlane_b32 s17, v53, 43
	s_subb_u32 s77, vcc_hi, s2
	s_mov_b32 s17, s16
	s_and_b64 s[78:79], s[76:77], s[16:17]
	s_lshr_b64 s[76:77], s[76:77], 2
	s_and_b64 s[76:77], s[76:77], s[16:17]
	s_add_u32 s76, s76, s78
	s_mov_b32 s2, s16
	s_addc_u32 s77, s77, s79
	v_writelane_b32 v53, s2, 42
	s_lshr_b64 s[78:79], s[76:77], 4
	s_nop 0
	v_writelane_b32 v53, s3, 43
	s_add_u32 s2, s78, s76
	s_addc_u32 s13, s79, s77
	s_and_b32 s2, s2, 0xf0f0f0f
	s_and_b32 s13, s13, 0xf0f0f0f
	s_mul_i32 s76, s2, 0x1010101
	s_mul_hi_u32 s2, s2, 0x1010101
	s_add_i32 s2, s2, s76
	s_mul_i32 s13, s13, 0x1010101
	s_add_i32 s77, s2, s13
	v_cmp_gt_u64_e32 vcc, s[76:77], v[58:59]
	s_cbranch_vccnz .LBB0_130
	s_mov_b32 s2, 0
	s_mov_b64 s[76:77], 0
.LBB0_126:
	v_readfirstlane_b32 s78, v2
	v_readfirstlane_b32 s79, v3
	v_mov_b32_e32 v7, s2
	s_nop 0
	v_cmp_eq_u64_e64 s[78:79], s[78:79], v[2:3]
	s_bcnt1_i32_b64 s13, s[78:79]
	s_add_i32 s2, s2, s13
	v_mov_b64_e32 v[4:5], s[78:79]
	v_mov_b32_e32 v8, s13
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execnz .LBB0_126
	s_or_b64 exec, exec, s[76:77]
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
	v_cmp_ne_u32_sdwa vcc, v4, v112 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_129
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v115 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v116 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v118 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v119 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v112 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_129:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[76:77], 1, v4
	s_and_b64 exec, exec, s[76:77]
	s_cbranch_execnz .LBB0_131
	s_branch .LBB0_132
.LBB0_130:
	s_mov_b64 s[76:77], -1
	s_and_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_132
.LBB0_131:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_132:
	s_or_b64 exec, exec, s[82:83]
.LBB0_133:
	s_mov_b64 s[76:77], 0
.LBB0_134:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_243
	s_cmp_gt_i32 s96, 3
	s_mov_b64 s[76:77], -1
	s_cbranch_scc0 .LBB0_206
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 31
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s76, s39, s28
	s_ashr_i32 s2, s38, 31
	s_sub_i32 s13, s13, s76
	s_xor_b32 s2, s2, s47
	s_add_i32 s76, s39, 1
	s_sub_i32 s77, s13, s28
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s39, s76, s39
	s_cselect_b32 s13, s77, s13
	s_add_i32 s76, s39, 1
	s_cmp_ge_u32 s13, s28
	s_cselect_b32 s13, s76, s39
	s_xor_b32 s13, s13, s2
	s_sub_i32 s76, s13, s2
	s_ashr_i32 s77, s76, 31
	s_lshl_b64 s[78:79], s[76:77], 2
	v_readlane_b32 s60, v124, 60
	v_readlane_b32 s61, v124, 61
	s_add_u32 s82, s60, s78
	s_addc_u32 s83, s61, s79
	v_readlane_b32 s60, v53, 46
	v_readlane_b32 s61, v53, 47
	s_add_u32 s78, s60, s78
	s_addc_u32 s79, s61, s79
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[82:83]
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[78:79]
	v_readlane_b32 s60, v124, 62
	v_readlane_b32 s61, v124, 63
	s_and_b64 s[78:79], s[60:61], exec
	v_readlane_b32 s60, v53, 11
	v_readlane_b32 s61, v53, 12
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s2, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	s_cselect_b32 s13, s13, 1
	s_cselect_b32 s2, s2, s76
	s_abs_i32 s39, s13
	v_cvt_f32_u32_e32 v2, s39
	s_sub_i32 s79, 0, s39
	s_mul_i32 s76, s2, s31
	s_sub_i32 s76, s38, s76
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s78, s76
	s_xor_b32 s77, s76, s13
	s_ashr_i32 s77, s77, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s82, v2
	s_mul_i32 s79, s79, s82
	s_mul_hi_u32 s79, s82, s79
	s_add_i32 s82, s82, s79
	s_mul_hi_u32 s79, s78, s82
	s_mul_i32 s82, s79, s39
	s_sub_i32 s78, s78, s82
	s_add_i32 s83, s79, 1
	s_sub_i32 s82, s78, s39
	s_cmp_ge_u32 s78, s39
	s_cselect_b32 s79, s83, s79
	s_cselect_b32 s78, s82, s78
	s_add_i32 s82, s79, 1
	s_cmp_ge_u32 s78, s39
	s_cselect_b32 s39, s82, s79
	s_xor_b32 s39, s39, s77
	s_sub_i32 s86, s39, s77
	s_mul_i32 s13, s86, s13
	s_sub_i32 s13, s76, s13
	s_add_i32 s84, s2, s13
	s_ashr_i32 s85, s84, 31
	s_lshl_b64 s[76:77], s[84:85], 2
	s_add_u32 s78, s98, s76
	s_addc_u32 s79, s99, s77
	s_add_u32 s76, s68, s76
	s_addc_u32 s77, s69, s77
	global_load_dword v3, v29, s[78:79]
	global_load_dword v66, v29, s[76:77]
	s_lshl_b32 s39, s84, 4
	v_or_b32_e32 v14, s39, v24
	s_ashr_i32 s2, s39, 31
	v_mad_i64_i32 v[6:7], s[76:77], v14, s60, 0
	v_readlane_b32 s60, v124, 36
	v_mov_b32_e32 v15, s2
	s_cmp_gt_i32 s39, -1
	v_readlane_b32 s61, v124, 37
	s_cselect_b64 s[76:77], -1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_i64_e32 vcc, s[60:61], v[14:15]
	v_readlane_b32 s60, v125, 24
	s_and_b64 s[88:89], s[76:77], vcc
	v_readlane_b32 s61, v125, 25
	s_and_b64 s[78:79], s[60:61], s[88:89]
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_138
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[34:35]
	global_load_dword v10, v[4:5], off
.LBB0_138:
	s_or_b64 exec, exec, s[76:77]
	s_lshl_b32 s2, s86, 6
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, v3, s34
	v_add_u32_e32 v4, s2, v3
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s60, v53, 11
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[26:27]
	v_readlane_b32 s61, v53, 12
	v_mul_lo_u32 v3, v5, s60
	v_mad_u64_u32 v[8:9], s[76:77], v4, s60, 0
	v_mul_lo_u32 v11, v4, s61
	v_readlane_b32 s60, v124, 41
	v_readlane_b32 s61, v124, 42
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_add3_u32 v9, v9, v11, v3
	v_cmp_gt_i64_e64 s[82:83], s[60:61], v[4:5]
	v_readlane_b32 s60, v125, 22
	s_and_b64 s[82:83], vcc, s[82:83]
	v_readlane_b32 s61, v125, 23
	s_and_b64 s[78:79], s[60:61], s[82:83]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_140
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[36:37]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_140:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s60, v125, 30
	v_readlane_b32 s61, v125, 31
	v_add_u32_e32 v15, 0, v77
	v_add_u32_e32 v38, 0, v78
	s_andn2_b64 vcc, exec, s[60:61]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[2:5]
	s_cbranch_vccnz .LBB0_152
	v_add_u32_e32 v39, 0, v80
	v_add_u32_e32 v48, 0, v81
	ds_read_b64 v[10:11], v39 offset:4096
	ds_read_b64 v[12:13], v48 offset:4096
	v_readlane_b32 s72, v125, 26
	v_readlane_b32 s74, v125, 28
	v_readlane_b32 s75, v125, 29
	v_readlane_b32 s16, v53, 9
	v_readlane_b32 s17, v53, 10
	v_lshl_add_u64 v[16:17], v[6:7], 1, s[74:75]
	v_readlane_b32 s73, v125, 27
	s_and_b64 s[78:79], s[88:89], s[16:17]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_143
	v_lshlrev_b32_e32 v28, 1, v30
	v_lshl_add_u64 v[2:3], v[16:17], 0, v[28:29]
	global_load_dword v20, v[2:3], off offset:64
.LBB0_143:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s76, v124, 5
	v_readlane_b32 s77, v124, 6
	s_nop 1
	v_lshl_add_u64 v[18:19], v[8:9], 1, s[76:77]
	v_add_u32_e32 v49, v82, v79
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v49 offset1:4
	s_setprio 0
	v_readlane_b32 s16, v53, 13
	v_readlane_b32 s17, v53, 14
	s_and_b64 s[78:79], s[82:83], s[16:17]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_145
	v_lshlrev_b32_e32 v28, 1, v32
	v_lshl_add_u64 v[6:7], v[18:19], 0, v[28:29]
	global_load_dwordx4 v[6:9], v[6:7], off offset:64
.LBB0_145:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 v[54:57], v[2:3], v[10:11], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[4:5], v[12:13], v[54:57]
	s_setprio 0
	v_readlane_b32 s16, v53, 16
	v_readlane_b32 s17, v53, 17
	s_andn2_b64 vcc, exec, s[16:17]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v20 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[6:9]
	s_cbranch_vccnz .LBB0_153
	s_mov_b32 s85, 32
	s_branch .LBB0_148
.LBB0_147:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 v[2:5], v[10:11], v[62:63], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[12:13], v[20:21], v[2:5]
	s_setprio 0
	v_readlane_b32 s13, v53, 15
	s_cmp_lt_i32 s85, s13
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v28 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[6:9]
	s_cbranch_scc0 .LBB0_153
.LBB0_148:
	s_add_i32 s85, s85, 32
	ds_read_b64 v[62:63], v39 offset:4096
	ds_read_b64 v[20:21], v48 offset:4096
	s_ashr_i32 s87, s85, 31
	v_readlane_b32 s60, v53, 11
	v_mov_b32_e32 v9, s87
	v_or_b32_e32 v8, s85, v30
	s_cmp_gt_i32 s85, -1
	v_readlane_b32 s61, v53, 12
	s_cselect_b64 s[76:77], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[60:61], v[8:9]
	s_and_b64 s[78:79], s[76:77], vcc
	s_and_b64 vcc, s[88:89], s[78:79]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v28, 0
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_150
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[16:17]
	global_load_dword v28, v[8:9], off
.LBB0_150:
	s_or_b64 exec, exec, s[78:79]
	v_readlane_b32 s60, v53, 11
	v_mov_b32_e32 v65, s87
	v_or_b32_e32 v64, s85, v32
	v_readlane_b32 s61, v53, 12
	s_nop 1
	v_cmp_gt_i64_e32 vcc, s[60:61], v[64:65]
	s_and_b64 s[76:77], s[76:77], vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[10:13], v49 offset1:4
	s_setprio 0
	s_and_b64 s[78:79], s[82:83], s[76:77]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_147
	v_lshl_add_u64 v[6:7], v[64:65], 1, v[18:19]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_147
.LBB0_152:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_153:
	v_add_u32_e32 v6, 0, v80
	v_add_u32_e32 v8, 0, v81
	ds_read_b64 v[6:7], v6 offset:4096
	ds_read_b64 v[8:9], v8 offset:4096
	v_readlane_b32 s60, v125, 32
	v_readlane_b32 s61, v125, 33
	s_andn2_b64 vcc, exec, s[60:61]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_155
	v_add_u32_e32 v10, v82, v79
	ds_read2_b64 v[10:13], v10 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 v[2:5], v[10:11], v[6:7], v[2:5]
	v_mfma_f32_16x16x16_bf16 v[2:5], v[12:13], v[8:9], v[2:5]
.LBB0_155:
	v_readlane_b32 s60, v125, 10
	v_readlane_b32 s61, v125, 11
	v_or_b32_e32 v10, s39, v43
	s_andn2_b64 vcc, exec, s[60:61]
	v_cmp_lt_i32_e64 s[82:83], v43, v66
	s_cbranch_vccnz .LBB0_159
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_158
	v_readlane_b32 s60, v124, 16
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s62, v124, 18
	v_lshl_add_u64 v[6:7], v[10:11], 2, s[64:65]
	global_load_dword v6, v[6:7], off
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
.LBB0_158:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v6
	v_pk_mul_f32 v[2:3], v[2:3], v[6:7]
	v_pk_mul_f32 v[4:5], v[4:5], v[6:7]
.LBB0_159:
	v_readlane_b32 s60, v124, 16
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s61, v124, 17
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s62, v124, 18
	v_lshl_add_u64 v[6:7], v[10:11], 2, s[60:61]
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_161
	global_load_dword v9, v[6:7], off
.LBB0_161:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, 0, v9
	v_max_i32_e32 v11, v9, v11
	v_mul_hi_u32 v12, v11, v105
	v_readlane_b32 s13, v53, 38
	v_readlane_b32 s60, v53, 36
	v_ashrrev_i32_e32 v8, 31, v9
	v_mul_lo_u32 v13, v12, s13
	v_sub_u32_e32 v11, v11, v13
	v_add_u32_e32 v13, 1, v12
	v_cmp_le_u32_e32 vcc, s13, v11
	v_readlane_b32 s61, v53, 37
	s_nop 0
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_subrev_u32_e32 v13, s13, v11
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_add_u32_e32 v13, 1, v12
	v_cmp_le_u32_e32 vcc, s13, v11
	v_xor_b32_e32 v8, s61, v8
	s_nop 0
	v_cndmask_b32_e32 v11, v12, v13, vcc
	v_xor_b32_e32 v11, v11, v8
	v_sub_u32_e32 v16, v11, v8
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_163
	v_readlane_b32 s72, v125, 16
	v_ashrrev_i32_e32 v17, 31, v16
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_readlane_b32 s73, v125, 17
	s_nop 0
	v_lshl_add_u64 v[12:13], v[16:17], 3, s[74:75]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_163:
	s_or_b64 exec, exec, s[76:77]
	v_or_b32_e32 v8, s2, v74
	v_cmp_gt_i32_e32 vcc, s34, v8
	s_and_b64 s[76:77], vcc, s[82:83]
	s_and_saveexec_b64 s[88:89], s[76:77]
	s_cbranch_execz .LBB0_165
	v_readlane_b32 s60, v53, 36
	s_movk_i32 s2, 0x7fff
	v_bfe_u32 v15, v5, 16, 1
	v_mul_lo_u32 v11, v16, s60
	v_sub_u32_e32 v9, v9, v11
	v_bfe_u32 v11, v4, 16, 1
	v_add3_u32 v11, v4, v11, s2
	v_bfe_u32 v16, v2, 16, 1
	v_add3_u32 v15, v5, v15, s2
	v_lshrrev_b32_e32 v11, 16, v11
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v17, v3, 16, 1
	v_add3_u32 v16, v2, v16, s2
	v_lshrrev_b32_e32 v15, 16, v15
	v_cndmask_b32_e32 v4, v113, v11, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v17, v3, v17, s2
	v_lshrrev_b32_e32 v16, 16, v16
	v_cndmask_b32_e32 v5, v113, v15, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v17, 16, v17
	s_mov_b32 s2, 0x5040100
	v_cndmask_b32_e32 v2, v113, v16, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_perm_b32 v5, v5, v4, s2
	v_readlane_b32 s61, v53, 37
	v_cndmask_b32_e32 v3, v113, v17, vcc
	v_perm_b32 v4, v3, v2, s2
	global_load_dwordx2 v[2:3], v29, s[10:11]
	v_readlane_b32 s60, v53, 20
	v_readlane_b32 s61, v53, 21
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v12, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v13, v3, vcc
	v_ashrrev_i32_e32 v11, 31, v3
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_mad_i64_i32 v[12:13], s[76:77], v9, s60, 0
	v_mad_i64_i32 v[10:11], s[76:77], v10, s60, 0
	v_and_b32_e32 v2, -16, v2
	v_readlane_b32 s72, v124, 16
	v_lshl_add_u64 v[2:3], s[48:49], 0, v[2:3]
	v_readlane_b32 s78, v124, 22
	v_readlane_b32 s79, v124, 23
	v_readlane_b32 s60, v125, 34
	v_lshl_add_u64 v[2:3], v[12:13], 1, v[2:3]
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[78:79]
	v_readlane_b32 s61, v125, 35
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s73, v124, 17
	v_cndmask_b32_e64 v3, v11, v3, s[60:61]
	v_cndmask_b32_e64 v2, v10, v2, s[60:61]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	v_readlane_b32 s74, v124, 18
	v_readlane_b32 s75, v124, 19
	v_readlane_b32 s76, v124, 20
	v_readlane_b32 s77, v124, 21
	global_store_dwordx2 v[2:3], v[4:5], off
.LBB0_165:
	s_or_b64 exec, exec, s[88:89]
	v_readlane_b32 s60, v126, 41
	v_readlane_b32 s61, v126, 42
	s_mov_b64 s[78:79], -1
	s_mov_b64 s[88:89], 0
	s_cmp_lt_i32 s61, 2
	s_mov_b64 s[76:77], 0
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_cbranch_scc0 .LBB0_169
	s_and_b64 vcc, exec, s[78:79]
	s_cbranch_vccnz .LBB0_175
.LBB0_167:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_176
.LBB0_168:
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_194
	s_branch .LBB0_205
.LBB0_169:
	v_readlane_b32 s60, v126, 41
	v_readlane_b32 s61, v126, 42
	s_cmp_eq_u32 s61, 2
	s_mov_b64 s[76:77], -1
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_cbranch_scc0 .LBB0_174
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_173
	s_mov_b64 s[78:79], exec
	v_mbcnt_lo_u32_b32 v2, s78, 0
	v_mbcnt_hi_u32_b32 v2, s79, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 exec, vcc
	s_cbranch_execz .LBB0_173
	v_readlane_b32 s2, v125, 36
	s_mul_i32 s84, s84, s2
	s_ashr_i32 s85, s84, 31
	s_lshl_b64 s[84:85], s[84:85], 2
	v_readlane_b32 s72, v53, 44
	v_readlane_b32 s73, v53, 45
	s_add_u32 s2, s72, s84
	s_addc_u32 s13, s73, s85
	s_ashr_i32 s87, s86, 31
	s_lshl_b64 s[84:85], s[86:87], 2
	s_add_u32 s84, s2, s84
	s_addc_u32 s85, s13, s85
	s_bcnt1_i32_b64 s2, s[78:79]
	v_mov_b32_e32 v2, s2
	global_atomic_add v29, v2, s[84:85] offset:8 sc1
.LBB0_173:
	s_or_b64 exec, exec, s[76:77]
	s_mov_b64 s[76:77], 0
.LBB0_174:
	s_branch .LBB0_167
.LBB0_175:
	v_readlane_b32 s60, v126, 41
	v_readlane_b32 s61, v126, 42
	s_cmp_lg_u32 s61, 0
	s_mov_b64 s[88:89], -1
	s_cselect_b64 s[76:77], -1, 0
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_168
.LBB0_176:
	v_cmp_lt_i32_e32 vcc, v24, v66
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execnz .LBB0_189
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_190
.LBB0_178:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_180
.LBB0_179:
	global_load_dword v8, v[6:7], off
.LBB0_180:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v6, v5, v105
	v_readlane_b32 s2, v53, 38
	v_readlane_b32 s60, v53, 36
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v7, v6, s2
	v_sub_u32_e32 v5, v5, v7
	v_cmp_le_u32_e64 s[84:85], s2, v5
	v_add_u32_e32 v7, 1, v6
	v_readlane_b32 s61, v53, 37
	v_cndmask_b32_e64 v6, v6, v7, s[84:85]
	v_subrev_u32_e32 v7, s2, v5
	v_cndmask_b32_e64 v5, v5, v7, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s2, v5
	v_add_u32_e32 v5, 1, v6
	v_xor_b32_e32 v4, s61, v4
	v_cndmask_b32_e64 v5, v6, v5, s[84:85]
	v_sub_u32_e32 v6, 0, v2
	v_max_i32_e32 v6, v2, v6
	v_mul_hi_u32 v7, v6, v105
	v_mul_lo_u32 v9, v7, s2
	v_sub_u32_e32 v6, v6, v9
	v_cmp_le_u32_e64 s[84:85], s2, v6
	v_add_u32_e32 v9, 1, v7
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v7, v7, v9, s[84:85]
	v_subrev_u32_e32 v9, s2, v6
	v_cndmask_b32_e64 v6, v6, v9, s[84:85]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[84:85], s2, v6
	v_add_u32_e32 v6, 1, v7
	v_xor_b32_e32 v5, s61, v5
	v_cndmask_b32_e64 v6, v7, v6, s[84:85]
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_mov_b32_e32 v6, s80
	v_cndmask_b32_e32 v7, v6, v4, vcc
	v_mul_lo_u32 v4, v4, s60
	v_cndmask_b32_e64 v6, v6, v5, s[82:83]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s60
	v_sub_u32_e32 v5, 0, v8
	v_max_i32_e32 v5, v8, v5
	v_mul_hi_u32 v9, v5, v105
	v_mul_lo_u32 v10, v9, s2
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[84:85], s2, v5
	v_add_u32_e32 v10, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s2, v5
	v_cndmask_b32_e64 v5, v5, v10, s[84:85]
	v_ashrrev_i32_e32 v2, 31, v8
	v_cmp_le_u32_e64 s[84:85], s2, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s61, v2
	v_cndmask_b32_e64 v5, v9, v5, s[84:85]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v106
	v_mul_lo_u32 v10, v9, s59
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[84:85], s59, v3
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s2, v53, 39
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s59, v3
	v_cndmask_b32_e64 v3, v3, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s59, v3
	v_add_u32_e32 v3, 1, v9
	v_xor_b32_e32 v5, s2, v5
	v_cndmask_b32_e64 v3, v9, v3, s[84:85]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v106
	v_mul_lo_u32 v10, v9, s59
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[84:85], s59, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s2, v5
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s59, v4
	v_cndmask_b32_e64 v4, v4, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s59, v4
	v_add_u32_e32 v4, 1, v9
	v_lshlrev_b32_e32 v6, 24, v6
	v_cndmask_b32_e64 v4, v9, v4, s[84:85]
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
	v_mul_lo_u32 v3, v3, s31
	v_mul_lo_u32 v4, v4, s31
	v_lshlrev_b32_e32 v5, 24, v7
	v_add3_u32 v3, v5, s86, v3
	v_add3_u32 v4, v6, s86, v4
	v_cmp_eq_u32_e64 s[84:85], v3, v4
	s_and_b64 s[76:77], vcc, s[84:85]
	v_readlane_b32 s60, v125, 20
	s_and_b64 s[76:77], s[82:83], s[76:77]
	v_readlane_b32 s61, v125, 21
	s_and_b64 s[78:79], s[60:61], s[76:77]
	v_cndmask_b32_e64 v3, 0, 1, s[78:79]
	v_mov_b32_e32 v4, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
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
	v_add_u32_e32 v4, 0, v74
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[76:77]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v75
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
	ds_read_b32 v7, v75
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_182
	v_readlane_b32 s72, v125, 16
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_readlane_b32 s73, v125, 17
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[74:75]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_182:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s60, v53, 36
	v_readlane_b32 s2, v53, 39
	v_readlane_b32 s72, v125, 26
	v_mul_lo_u32 v2, v2, s60
	v_sub_u32_e32 v2, v8, v2
	v_sub_u32_e32 v8, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v8
	v_mul_hi_u32 v8, v2, v106
	v_mul_lo_u32 v9, v8, s59
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s59, v2
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, s2, v3
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s59, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s59, v2
	v_add_u32_e32 v2, 1, v8
	v_readlane_b32 s73, v125, 27
	v_cndmask_b32_e32 v2, v8, v2, vcc
	global_load_dwordx2 v[8:9], v29, s[10:11]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s31
	v_add_u32_e32 v2, s86, v2
	v_readlane_b32 s61, v53, 37
	v_readlane_b32 s74, v125, 28
	v_readlane_b32 s75, v125, 29
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v8
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v9, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v28, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[72:73], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v8, v29
	v_or_b32_e32 v4, v6, v76
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[76:77], s[82:83], vcc
	s_and_b64 vcc, s[90:91], s[76:77]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v29
	s_waitcnt lgkmcnt(0)
	v_add_u32_dpp v5, v4, v4 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v4 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v8, v4 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v5, v5, v6, v8
	s_barrier
	s_nop 0
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
	v_cndmask_b32_e32 v5, v114, v6, vcc
	ds_permute_b32 v6, v5, v7
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s2, vcc
	v_cmp_gt_u32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_193
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[76:77], vcc, 1
	s_and_b32 s2, s77, 0x55555555
	s_and_b32 s13, s76, 0x55555555
	v_readlane_b32 s16, v53, 42
	s_sub_u32 s76, vcc_lo, s13
	v_readlane_b32 s17, v53, 43
	s_subb_u32 s77, vcc_hi, s2
	s_mov_b32 s17, s16
	s_and_b64 s[78:79], s[76:77], s[16:17]
	s_lshr_b64 s[76:77], s[76:77], 2
	s_and_b64 s[76:77], s[76:77], s[16:17]
	s_add_u32 s76, s76, s78
	s_mov_b32 s2, s16
	s_addc_u32 s77, s77, s79
	v_writelane_b32 v53, s2, 42
	s_lshr_b64 s[78:79], s[76:77], 4
	s_nop 0
	v_writelane_b32 v53, s3, 43
	s_add_u32 s2, s78, s76
	s_addc_u32 s13, s79, s77
	s_and_b32 s2, s2, 0xf0f0f0f
	s_and_b32 s13, s13, 0xf0f0f0f
	s_mul_i32 s76, s2, 0x1010101
	s_mul_hi_u32 s2, s2, 0x1010101
	s_add_i32 s2, s2, s76
	s_mul_i32 s13, s13, 0x1010101
	s_add_i32 s77, s2, s13
	v_cmp_gt_u64_e32 vcc, s[76:77], v[58:59]
	s_cbranch_vccnz .LBB0_191
	s_mov_b32 s2, 0
	s_mov_b64 s[76:77], 0
.LBB0_185:
	v_readfirstlane_b32 s78, v2
	v_readfirstlane_b32 s79, v3
	v_mov_b32_e32 v7, s2
	s_nop 0
	v_cmp_eq_u64_e64 s[78:79], s[78:79], v[2:3]
	s_bcnt1_i32_b64 s13, s[78:79]
	s_add_i32 s2, s2, s13
	v_mov_b64_e32 v[4:5], s[78:79]
	v_mov_b32_e32 v8, s13
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execnz .LBB0_185
	s_or_b64 exec, exec, s[76:77]
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
	v_cmp_ne_u32_sdwa vcc, v4, v112 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_188
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v115 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v116 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v118 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v119 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v112 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_188:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[76:77], 1, v4
	s_and_b64 exec, exec, s[76:77]
	s_cbranch_execnz .LBB0_192
	s_branch .LBB0_193
.LBB0_189:
	v_readlane_b32 s60, v124, 16
	v_ashrrev_i32_e32 v15, 31, v14
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_lshl_add_u64 v[4:5], v[14:15], 2, s[60:61]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_178
.LBB0_190:
	global_load_dword v2, v[6:7], off
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_179
	s_branch .LBB0_180
.LBB0_191:
	s_mov_b64 s[76:77], -1
	s_and_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_193
.LBB0_192:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_193:
	s_or_b64 exec, exec, s[82:83]
	s_branch .LBB0_205
.LBB0_194:
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_198
	s_mov_b64 s[82:83], exec
	v_mbcnt_lo_u32_b32 v2, s82, 0
	v_mbcnt_hi_u32_b32 v2, s83, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_197
	s_bcnt1_i32_b64 s2, s[82:83]
	v_readlane_b32 s60, v125, 37
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s61, v125, 38
	s_nop 4
	global_atomic_add v3, v29, v3, s[60:61] sc0 sc1
.LBB0_197:
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_nop 1
	v_add_u32_e32 v2, s2, v2
	ds_write_b32 v29, v2
.LBB0_198:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_add_u32_e32 v3, -1, v61
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_201
	s_branch .LBB0_205
.LBB0_199:
	s_or_b64 exec, exec, s[78:79]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v29, v2
.LBB0_200:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v61
	s_cbranch_vccz .LBB0_204
.LBB0_201:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_200
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_199
	v_readlane_b32 s60, v125, 37
	v_readlane_b32 s61, v125, 38
	s_nop 4
	global_load_dword v2, v29, s[60:61] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_199
.LBB0_204:
	v_readlane_b32 s60, v125, 39
	v_readlane_b32 s72, v125, 16
	v_readlane_b32 s61, v125, 40
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	s_andn2_b64 vcc, exec, s[60:61]
	s_mov_b64 s[82:83], s[74:75]
	s_mov_b32 s2, s0
	v_readlane_b32 s73, v125, 17
	s_cbranch_vccz .LBB0_224
.LBB0_205:
	s_mov_b64 s[76:77], 0
.LBB0_206:
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_243
	s_cmp_lg_u32 s96, 3
	s_cbranch_scc1 .LBB0_243
	s_ashr_i32 s2, s38, 31
	v_readlane_b32 s13, v53, 33
	s_xor_b32 s2, s2, s13
	s_abs_i32 s13, s38
	v_readlane_b32 s16, v53, 34
	s_mul_hi_u32 s39, s13, s16
	s_mul_i32 s76, s39, s26
	s_sub_i32 s13, s13, s76
	s_add_i32 s76, s39, 1
	s_sub_i32 s77, s13, s26
	s_cmp_ge_u32 s13, s26
	s_cselect_b32 s39, s76, s39
	s_cselect_b32 s13, s77, s13
	s_add_i32 s76, s39, 1
	s_cmp_ge_u32 s13, s26
	s_cselect_b32 s13, s76, s39
	s_xor_b32 s13, s13, s2
	s_sub_i32 s76, s13, s2
	s_ashr_i32 s77, s76, 31
	s_lshl_b64 s[78:79], s[76:77], 2
	v_readlane_b32 s60, v124, 60
	v_readlane_b32 s61, v124, 61
	s_add_u32 s82, s60, s78
	s_addc_u32 s83, s61, s79
	v_readlane_b32 s60, v53, 46
	v_readlane_b32 s61, v53, 47
	s_add_u32 s78, s60, s78
	s_addc_u32 s79, s61, s79
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[82:83]
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[78:79]
	v_readlane_b32 s60, v124, 62
	v_readlane_b32 s61, v124, 63
	s_and_b64 s[78:79], s[60:61], exec
	v_readlane_b32 s60, v53, 20
	v_readlane_b32 s61, v53, 21
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s2, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	s_cselect_b32 s13, s13, 1
	s_cselect_b32 s2, s2, s76
	s_abs_i32 s39, s13
	v_cvt_f32_u32_e32 v2, s39
	s_sub_i32 s79, 0, s39
	s_mul_i32 s76, s2, s30
	s_sub_i32 s76, s38, s76
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s78, s76
	s_xor_b32 s77, s76, s13
	s_ashr_i32 s77, s77, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s82, v2
	s_mul_i32 s79, s79, s82
	s_mul_hi_u32 s79, s82, s79
	s_add_i32 s82, s82, s79
	s_mul_hi_u32 s79, s78, s82
	s_mul_i32 s82, s79, s39
	s_sub_i32 s78, s78, s82
	s_add_i32 s83, s79, 1
	s_sub_i32 s82, s78, s39
	s_cmp_ge_u32 s78, s39
	s_cselect_b32 s79, s83, s79
	s_cselect_b32 s78, s82, s78
	s_add_i32 s82, s79, 1
	s_cmp_ge_u32 s78, s39
	s_cselect_b32 s39, s82, s79
	s_xor_b32 s39, s39, s77
	s_sub_i32 s39, s39, s77
	s_mul_i32 s13, s39, s13
	s_sub_i32 s13, s76, s13
	s_add_i32 s84, s2, s13
	s_ashr_i32 s85, s84, 31
	s_lshl_b64 s[76:77], s[84:85], 2
	s_add_u32 s78, s98, s76
	s_addc_u32 s79, s99, s77
	s_add_u32 s76, s68, s76
	s_addc_u32 s77, s69, s77
	global_load_dword v3, v29, s[78:79]
	global_load_dword v123, v29, s[76:77]
	s_lshl_b32 s2, s84, 4
	v_or_b32_e32 v4, s2, v24
	s_ashr_i32 s13, s2, 31
	v_mad_i64_i32 v[10:11], s[76:77], v4, s60, 0
	v_readlane_b32 s60, v124, 36
	v_mov_b32_e32 v5, s13
	s_cmp_gt_i32 s2, -1
	v_readlane_b32 s61, v124, 37
	s_cselect_b64 s[76:77], -1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_i64_e32 vcc, s[60:61], v[4:5]
	v_readlane_b32 s60, v125, 45
	s_and_b64 s[86:87], s[76:77], vcc
	v_readlane_b32 s61, v125, 46
	s_and_b64 s[78:79], s[60:61], s[86:87]
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_210
	scratch_load_dwordx2 v[4:5], off, off offset:40
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[10:11], 1, v[4:5]
	global_load_dword v16, v[4:5], off
.LBB0_210:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s13, v124, 38
	s_lshl_b32 s39, s39, 6
	v_readlane_b32 s60, v53, 20
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, s13, v3
	v_add_u32_e32 v6, s39, v3
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[6:7], 0, v[26:27]
	v_readlane_b32 s61, v53, 21
	v_mul_lo_u32 v3, v5, s60
	v_mad_u64_u32 v[12:13], s[76:77], v4, s60, 0
	v_mul_lo_u32 v7, v4, s61
	v_readlane_b32 s60, v124, 39
	v_readlane_b32 s61, v124, 40
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_add3_u32 v13, v13, v7, v3
	v_cmp_gt_i64_e64 s[82:83], s[60:61], v[4:5]
	v_readlane_b32 s60, v125, 41
	s_and_b64 s[88:89], vcc, s[82:83]
	v_readlane_b32 s61, v125, 42
	s_and_b64 s[78:79], s[60:61], s[88:89]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_212
	v_lshl_add_u64 v[2:3], v[12:13], 1, v[40:41]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_212:
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v6, s35, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s60, v53, 20
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[26:27]
	v_readlane_b32 s61, v53, 21
	v_mul_lo_u32 v8, v7, s60
	v_mad_u64_u32 v[14:15], s[76:77], v6, s60, 0
	v_mul_lo_u32 v9, v6, s61
	v_readlane_b32 s60, v124, 39
	v_readlane_b32 s61, v124, 40
	v_cmp_lt_i64_e32 vcc, -1, v[6:7]
	v_add3_u32 v15, v15, v9, v8
	v_cmp_gt_i64_e64 s[82:83], s[60:61], v[6:7]
	v_readlane_b32 s60, v125, 41
	s_and_b64 s[82:83], vcc, s[82:83]
	v_readlane_b32 s61, v125, 42
	s_and_b64 s[78:79], s[60:61], s[82:83]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_214
	v_lshl_add_u64 v[6:7], v[14:15], 1, v[40:41]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_214:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s60, v125, 47
	v_readlane_b32 s61, v125, 48
	v_add_u32_e32 v38, 0, v77
	v_add_u32_e32 v39, 0, v78
	s_andn2_b64 vcc, exec, s[60:61]
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v16 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v39, v[2:5]
	ds_write_b128 v39, v[6:9] offset:4096
	s_cbranch_vccnz .LBB0_234
	v_readlane_b32 s76, v124, 1
	v_readlane_b32 s16, v53, 18
	v_readlane_b32 s77, v124, 2
	v_readlane_b32 s17, v53, 19
	s_and_b64 s[78:79], s[86:87], s[16:17]
	v_lshl_add_u64 v[62:63], v[10:11], 1, s[76:77]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_217
	v_lshlrev_b32_e32 v28, 1, v30
	v_lshl_add_u64 v[2:3], v[62:63], 0, v[28:29]
	global_load_dword v20, v[2:3], off offset:64
.LBB0_217:
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v48, 0, v80
	v_add_u32_e32 v49, 0, v81
	ds_read_b64 v[18:19], v48 offset:8192
	ds_read_b64 v[16:17], v49 offset:8192
	v_readlane_b32 s76, v124, 7
	v_readlane_b32 s16, v53, 22
	v_readlane_b32 s77, v124, 8
	v_readlane_b32 s17, v53, 23
	s_and_b64 s[78:79], s[88:89], s[16:17]
	v_lshl_add_u64 v[64:65], v[12:13], 1, s[76:77]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_219
	v_lshlrev_b32_e32 v28, 1, v32
	v_lshl_add_u64 v[2:3], v[64:65], 0, v[28:29]
	global_load_dwordx4 v[6:9], v[2:3], off offset:64
.LBB0_219:
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v50, 0, v83
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v50 offset1:4
	v_readlane_b32 s76, v124, 7
	v_readlane_b32 s16, v53, 22
	v_readlane_b32 s77, v124, 8
	v_readlane_b32 s17, v53, 23
	s_and_b64 s[78:79], s[82:83], s[16:17]
	v_lshl_add_u64 v[66:67], v[14:15], 1, s[76:77]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_221
	v_lshlrev_b32_e32 v28, 1, v32
	v_lshl_add_u64 v[10:11], v[66:67], 0, v[28:29]
	global_load_dwordx4 v[10:13], v[10:11], off offset:64
.LBB0_221:
	s_or_b64 exec, exec, s[76:77]
	v_add_u32_e32 v28, 0x1000, v50
	ds_read2_b64 v[54:57], v28 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 v[68:71], v[2:3], v[18:19], 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v20 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v39, v[6:9]
	v_mfma_f32_16x16x16_bf16 v[2:5], v[4:5], v[16:17], v[68:71]
	v_readlane_b32 s16, v53, 25
	v_readlane_b32 s17, v53, 26
	s_andn2_b64 vcc, exec, s[16:17]
	v_mfma_f32_16x16x16_bf16 v[6:9], v[54:55], v[18:19], 0
	ds_write_b128 v39, v[10:13] offset:4096
	v_mfma_f32_16x16x16_bf16 v[6:9], v[56:57], v[16:17], v[6:9]
	s_cbranch_vccnz .LBB0_235
	s_mov_b32 s85, 32
	s_branch .LBB0_228
.LBB0_223:
	s_or_b64 exec, exec, s[76:77]
	s_add_i32 s2, s2, -1
	s_add_u32 s82, s82, 8
	s_addc_u32 s83, s83, 0
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_205
.LBB0_224:
	global_load_dwordx2 v[2:3], v29, s[82:83]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s39, v2
	v_readfirstlane_b32 s84, v3
	global_load_dwordx2 v[2:3], v29, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s85, v2
	v_readfirstlane_b32 s86, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_223
	s_mov_b64 s[78:79], exec
	v_mbcnt_lo_u32_b32 v2, s78, 0
	v_mbcnt_hi_u32_b32 v2, s79, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[88:89], exec, vcc
	s_mov_b64 exec, s[88:89]
	s_cbranch_execz .LBB0_223
	s_sub_u32 s13, s39, s85
	s_subb_u32 s39, s84, s86
	s_ashr_i32 s84, s39, 31
	s_lshr_b32 s84, s84, 28
	s_add_u32 s13, s13, s84
	s_addc_u32 s39, s39, 0
	s_and_b32 s13, s13, -16
	v_readlane_b32 s60, v124, 58
	v_readlane_b32 s61, v124, 59
	s_add_u32 s84, s60, s13
	s_addc_u32 s85, s61, s39
	s_bcnt1_i32_b64 s13, s[78:79]
	v_mov_b32_e32 v2, s13
	global_atomic_add v29, v2, s[84:85] sc1
	s_branch .LBB0_223
.LBB0_227:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 v[2:5], v[18:19], v[70:71], v[2:5]
	v_readlane_b32 s13, v53, 24
	s_cmp_lt_i32 s85, s13
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v51 offset:8192
	v_mfma_f32_16x16x16_bf16 v[2:5], v[20:21], v[68:69], v[2:5]
	ds_read2_b64 v[18:21], v28 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v39, v[10:13]
	ds_write_b128 v39, v[14:17] offset:4096
	v_mfma_f32_16x16x16_bf16 v[6:9], v[18:19], v[70:71], v[6:9]
	v_mfma_f32_16x16x16_bf16 v[6:9], v[20:21], v[68:69], v[6:9]
	s_cbranch_scc0 .LBB0_235
.LBB0_228:
	s_add_i32 s85, s85, 32
	s_ashr_i32 s13, s85, 31
	v_readlane_b32 s60, v53, 20
	v_mov_b32_e32 v13, s13
	v_or_b32_e32 v12, s85, v30
	s_cmp_gt_i32 s85, -1
	v_readlane_b32 s61, v53, 21
	s_cselect_b64 s[76:77], -1, 0
	v_mov_b32_e32 v10, 0
	v_cmp_gt_i64_e32 vcc, s[60:61], v[12:13]
	s_and_b64 s[78:79], s[76:77], vcc
	s_and_b64 vcc, s[86:87], s[78:79]
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_230
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[62:63]
	global_load_dword v51, v[12:13], off
.LBB0_230:
	s_or_b64 exec, exec, s[78:79]
	v_readlane_b32 s60, v53, 20
	ds_read_b64 v[70:71], v48 offset:8192
	ds_read_b64 v[68:69], v49 offset:8192
	v_mov_b32_e32 v73, s13
	v_or_b32_e32 v72, s85, v32
	v_readlane_b32 s61, v53, 21
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_cmp_gt_i64_e32 vcc, s[60:61], v[72:73]
	s_and_b64 s[76:77], s[76:77], vcc
	s_and_b64 vcc, s[88:89], s[76:77]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_232
	v_lshl_add_u64 v[10:11], v[72:73], 1, v[64:65]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_232:
	s_or_b64 exec, exec, s[78:79]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[18:21], v50 offset1:4
	s_and_b64 s[78:79], s[82:83], s[76:77]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[76:77], s[78:79]
	s_cbranch_execz .LBB0_227
	v_lshl_add_u64 v[14:15], v[72:73], 1, v[66:67]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_branch .LBB0_227
.LBB0_234:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v5
.LBB0_235:
	v_add_u32_e32 v10, 0, v80
	v_add_u32_e32 v11, 0, v81
	ds_read_b64 v[12:13], v10 offset:8192
	ds_read_b64 v[10:11], v11 offset:8192
	v_readlane_b32 s60, v125, 49
	v_readlane_b32 s61, v125, 50
	s_andn2_b64 vcc, exec, s[60:61]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_237
	v_add_u32_e32 v18, 0, v83
	ds_read2_b64 v[14:17], v18 offset1:4
	v_add_u32_e32 v18, 0x1000, v18
	ds_read2_b64 v[18:21], v18 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 v[2:5], v[14:15], v[12:13], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 v[6:9], v[18:19], v[12:13], v[6:9]
	v_mfma_f32_16x16x16_bf16 v[2:5], v[16:17], v[10:11], v[2:5]
	v_mfma_f32_16x16x16_bf16 v[6:9], v[20:21], v[10:11], v[6:9]
.LBB0_237:
	v_or_b32_e32 v10, s39, v74
	v_cmp_lt_i32_e32 vcc, v43, v123
	v_cmp_gt_i32_e64 s[82:83], s35, v10
	s_and_b64 s[76:77], s[82:83], vcc
	s_and_saveexec_b64 s[82:83], s[76:77]
	s_cbranch_execz .LBB0_239
	s_mov_b32 s13, 0x3fb8aa3b
	v_mul_f32_e64 v12, -v2, s13
	s_mov_b32 s16, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s16, v12
	v_sub_f32_e32 v11, 0, v2
	v_mul_f32_e64 v13, -v3, s13
	v_cndmask_b32_e32 v12, 0, v120, vcc
	v_fmac_f32_e32 v12, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v12
	v_cndmask_b32_e32 v12, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s16, v13
	v_readlane_b32 s60, v53, 11
	v_ldexp_f32 v12, v11, v12
	v_sub_f32_e32 v11, 0, v3
	v_cndmask_b32_e32 v13, 0, v120, vcc
	v_fmac_f32_e32 v13, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v13
	v_cndmask_b32_e32 v13, 0, v121, vcc
	v_readlane_b32 s72, v125, 26
	v_readlane_b32 s74, v125, 28
	v_ldexp_f32 v13, v11, v13
	v_pk_add_f32 v[12:13], v[12:13], 1.0 op_sel_hi:[1,0]
	v_readlane_b32 s75, v125, 29
	v_div_scale_f32 v11, s[76:77], v13, v13, v3
	v_rcp_f32_e32 v14, v11
	v_readlane_b32 s61, v53, 12
	v_readlane_b32 s73, v125, 27
	v_fma_f32 v15, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v15, v14
	v_div_scale_f32 v15, vcc, v3, v13, v3
	v_mul_f32_e32 v16, v15, v14
	v_fma_f32 v17, -v11, v16, v15
	v_fmac_f32_e32 v16, v17, v14
	v_fma_f32 v11, -v11, v16, v15
	v_div_fmas_f32 v11, v11, v14, v16
	v_div_fixup_f32 v3, v11, v13, v3
	v_div_scale_f32 v11, s[76:77], v12, v12, v2
	v_rcp_f32_e32 v13, v11
	s_nop 0
	v_fma_f32 v14, -v11, v13, 1.0
	v_fmac_f32_e32 v13, v14, v13
	v_div_scale_f32 v14, vcc, v2, v12, v2
	v_mul_f32_e32 v15, v14, v13
	v_fma_f32 v16, -v11, v15, v14
	v_fmac_f32_e32 v15, v16, v13
	v_fma_f32 v11, -v11, v15, v14
	v_div_fmas_f32 v11, v11, v13, v15
	v_div_fixup_f32 v2, v11, v12, v2
	v_pk_mul_f32 v[2:3], v[6:7], v[2:3]
	v_mul_f32_e64 v7, -v4, s13
	v_cmp_gt_f32_e32 vcc, s16, v7
	v_sub_f32_e32 v6, 0, v4
	v_mul_f32_e64 v11, -v5, s13
	v_cndmask_b32_e32 v7, 0, v120, vcc
	v_fmac_f32_e32 v7, 0x3fb8aa3b, v6
	v_exp_f32_e32 v6, v7
	v_cndmask_b32_e32 v7, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s16, v11
	s_movk_i32 s13, 0x7fff
	v_ldexp_f32 v6, v6, v7
	v_sub_f32_e32 v7, 0, v5
	v_cndmask_b32_e32 v11, 0, v120, vcc
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v7
	v_exp_f32_e32 v7, v11
	v_cndmask_b32_e32 v11, 0, v121, vcc
	v_ldexp_f32 v7, v7, v11
	v_pk_add_f32 v[6:7], v[6:7], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v11, s[76:77], v7, v7, v5
	v_rcp_f32_e32 v12, v11
	s_nop 0
	v_fma_f32 v13, -v11, v12, 1.0
	v_fmac_f32_e32 v12, v13, v12
	v_div_scale_f32 v13, vcc, v5, v7, v5
	v_mul_f32_e32 v14, v13, v12
	v_fma_f32 v15, -v11, v14, v13
	v_fmac_f32_e32 v14, v15, v12
	v_fma_f32 v11, -v11, v14, v13
	v_div_fmas_f32 v11, v11, v12, v14
	v_div_fixup_f32 v5, v11, v7, v5
	v_div_scale_f32 v7, s[76:77], v6, v6, v4
	v_rcp_f32_e32 v11, v7
	s_nop 0
	v_fma_f32 v12, -v7, v11, 1.0
	v_fmac_f32_e32 v11, v12, v11
	v_div_scale_f32 v12, vcc, v4, v6, v4
	v_mul_f32_e32 v13, v12, v11
	v_fma_f32 v14, -v7, v13, v12
	v_fmac_f32_e32 v13, v14, v11
	v_fma_f32 v7, -v7, v13, v12
	v_div_fmas_f32 v7, v7, v11, v13
	v_div_fixup_f32 v4, v7, v6, v4
	v_pk_mul_f32 v[4:5], v[8:9], v[4:5]
	v_bfe_u32 v8, v2, 16, 1
	v_bfe_u32 v6, v4, 16, 1
	v_bfe_u32 v7, v5, 16, 1
	v_add3_u32 v6, v4, v6, s13
	v_add3_u32 v7, v5, v7, s13
	v_lshrrev_b32_e32 v6, 16, v6
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v9, v3, 16, 1
	v_add3_u32 v8, v2, v8, s13
	v_lshrrev_b32_e32 v7, 16, v7
	v_cndmask_b32_e32 v4, v113, v6, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v9, v3, v9, s13
	v_lshrrev_b32_e32 v8, 16, v8
	v_cndmask_b32_e32 v5, v113, v7, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v9, 16, v9
	s_mov_b32 s13, 0x5040100
	v_cndmask_b32_e32 v2, v113, v8, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_perm_b32 v5, v5, v4, s13
	v_ashrrev_i32_e32 v11, 31, v10
	v_cndmask_b32_e32 v3, v113, v9, vcc
	v_perm_b32 v4, v3, v2, s13
	v_or_b32_e32 v2, s2, v43
	v_mad_i64_i32 v[2:3], s[76:77], v2, s60, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[74:75]
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[2:3]
	global_store_dwordx2 v[2:3], v[4:5], off
.LBB0_239:
	s_or_b64 exec, exec, s[82:83]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_242
	s_mov_b64 s[78:79], exec
	v_mbcnt_lo_u32_b32 v2, s78, 0
	v_mbcnt_hi_u32_b32 v2, s79, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_242
	v_readlane_b32 s2, v125, 36
	s_mul_i32 s82, s84, s2
	s_ashr_i32 s83, s82, 31
	s_lshl_b64 s[82:83], s[82:83], 2
	v_readlane_b32 s72, v53, 44
	v_readlane_b32 s73, v53, 45
	s_add_u32 s82, s72, s82
	s_addc_u32 s83, s73, s83
	s_bcnt1_i32_b64 s2, s[78:79]
	v_mov_b32_e32 v2, s2
	global_atomic_add v29, v2, s[82:83] offset:4 sc1
.LBB0_242:
	s_or_b64 exec, exec, s[76:77]
.LBB0_243:
	s_mov_b64 s[76:77], 0
.LBB0_244:
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccz .LBB0_255
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[76:77], s[38:39], 2
	s_add_u32 s76, s68, s76
	s_addc_u32 s77, s69, s77
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[76:77]
	s_lshl_b32 s82, s38, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v3
	s_cbranch_vccnz .LBB0_315
	s_ashr_i32 s83, s82, 31
	v_readlane_b32 s60, v124, 16
	s_lshl_b64 s[76:77], s[82:83], 2
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	s_add_u32 s39, s62, s76
	s_addc_u32 s83, s63, s77
	s_mov_b32 s2, 0
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_branch .LBB0_248
.LBB0_247:
	s_add_i32 s2, s2, 1
	v_cmp_ne_u32_e32 vcc, s2, v3
	s_cbranch_vccz .LBB0_315
.LBB0_248:
	s_lshl_b64 s[76:77], s[2:3], 2
	s_add_u32 s76, s39, s76
	s_addc_u32 s77, s83, s77
	global_load_dword v2, v29, s[76:77]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v2
	v_readfirstlane_b32 s13, v2
	s_cbranch_vccnz .LBB0_247
	s_sub_i32 s13, 0, s13
	s_lshr_b32 s13, s13, 4
	s_sub_i32 s76, 0, s13
	s_ashr_i32 s77, s76, 31
	s_lshl_b64 s[76:77], s[76:77], 2
	s_add_u32 s78, s68, s76
	s_addc_u32 s79, s69, s77
	global_load_dword v2, v29, s[78:79]
	s_mov_b64 s[66:67], s[54:55]
	s_add_u32 s84, s66, s76
	s_addc_u32 s85, s67, s77
	s_mov_b64 s[64:65], s[52:53]
	s_branch .LBB0_252
.LBB0_250:
	s_or_b64 exec, exec, s[78:79]
	v_readfirstlane_b32 s13, v4
	s_nop 1
	v_mov_b32_e32 v4, s13
	ds_write_b32 v29, v4
.LBB0_251:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v4, v2
	s_cbranch_vccz .LBB0_247
.LBB0_252:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_251
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[78:79], vcc
	s_cbranch_execz .LBB0_250
	global_load_dword v4, v29, s[84:85] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_250
.LBB0_255:
	s_mov_b64 s[76:77], 0
.LBB0_256:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_336
.LBB0_257:
	v_readlane_b32 s16, v124, 49
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	v_readlane_b32 s17, v124, 50
	s_lshl_b32 s2, s38, 3
	v_or_b32_e32 v4, s2, v25
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	s_nop 0
	global_load_dword v3, v2, s[16:17] offset:164
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[82:83], v4, v3
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_259
	v_readlane_b32 s60, v125, 51
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s61, v125, 52
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[60:61]
	global_load_dword v6, v[4:5], off
.LBB0_259:
	s_or_b64 exec, exec, s[76:77]
	v_or_b32_e32 v4, s2, v85
	v_cmp_lt_i32_e64 s[84:85], v4, v3
	s_and_saveexec_b64 s[76:77], s[84:85]
	s_cbranch_execz .LBB0_261
	v_readlane_b32 s60, v125, 51
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s61, v125, 52
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[60:61]
	global_load_dword v2, v[4:5], off
.LBB0_261:
	s_or_b64 exec, exec, s[76:77]
	v_or_b32_e32 v4, s2, v42
	v_readlane_b32 s60, v125, 51
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s61, v125, 52
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[60:61]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_263
	global_load_dword v8, v[10:11], off
.LBB0_263:
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_265
	global_load_dword v4, v[10:11], off
.LBB0_265:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_267
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_267:
	s_or_b64 exec, exec, s[76:77]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[76:77], s[84:85]
	s_cbranch_execz .LBB0_269
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_269:
	s_or_b64 exec, exec, s[76:77]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_271
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_271:
	s_or_b64 exec, exec, s[76:77]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_273
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_273:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[88:89], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execz .LBB0_275
	v_readlane_b32 s60, v125, 14
	v_readlane_b32 s61, v125, 15
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[60:61]
	global_load_dword v10, v[16:17], off
.LBB0_275:
	s_or_b64 exec, exec, s[76:77]
	v_cmp_lt_i32_e64 s[84:85], -1, v12
	s_and_saveexec_b64 s[76:77], s[84:85]
	s_cbranch_execz .LBB0_277
	v_readlane_b32 s60, v125, 14
	v_readlane_b32 s61, v125, 15
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[60:61]
	global_load_dword v14, v[2:3], off
.LBB0_277:
	s_or_b64 exec, exec, s[76:77]
	v_cmp_lt_i32_e64 s[86:87], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[76:77], s[86:87]
	s_cbranch_execz .LBB0_279
	v_readlane_b32 s60, v125, 14
	v_readlane_b32 s61, v125, 15
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[60:61]
	global_load_dword v16, v[8:9], off
.LBB0_279:
	s_or_b64 exec, exec, s[76:77]
	v_cmp_lt_i32_e64 s[82:83], -1, v15
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_281
	v_readlane_b32 s60, v125, 14
	v_readlane_b32 s61, v125, 15
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[60:61]
	global_load_dword v2, v[2:3], off
.LBB0_281:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execnz .LBB0_322
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_323
.LBB0_283:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execz .LBB0_285
.LBB0_284:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v104
	v_mul_lo_u32 v18, v11, s58
	v_sub_u32_e32 v9, v9, v18
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s58, v9
	v_xor_b32_e32 v8, s27, v8
	v_readlane_b32 s72, v125, 16
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s58, v9
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s58, v9
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_cndmask_b32_e32 v9, v11, v18, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[74:75]
	global_load_dwordx2 v[8:9], v[8:9], off
	v_readlane_b32 s73, v125, 17
.LBB0_285:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s60, v125, 43
	v_readlane_b32 s61, v125, 44
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_290
	global_load_dwordx2 v[18:19], v29, s[10:11]
	v_readlane_b32 s76, v124, 1
	v_readlane_b32 s77, v124, 2
	v_readlane_b32 s60, v53, 20
	v_readlane_b32 s13, v53, 39
	s_mov_b32 s2, 0
	v_readlane_b32 s61, v53, 21
	v_xor_b32_e32 v7, s13, v7
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_sub_u32_e32 v11, 0, v6
	v_and_b32_e32 v8, -16, v8
	v_max_i32_e32 v6, v6, v11
	v_lshl_add_u64 v[8:9], s[76:77], 0, v[8:9]
	v_mad_i64_i32 v[18:19], s[76:77], v10, s60, 0
	v_mul_hi_u32 v11, v6, v106
	v_lshl_add_u64 v[8:9], v[18:19], 1, v[8:9]
	v_mul_lo_u32 v18, v11, s59
	v_sub_u32_e32 v6, v6, v18
	v_cmp_le_u32_e32 vcc, s59, v6
	v_add_u32_e32 v18, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s59, v6
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_le_u32_e32 vcc, s59, v6
	v_add_u32_e32 v6, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[76:77], v6, s60, 0
	v_readlane_b32 s76, v124, 11
	v_readlane_b32 s77, v124, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[76:77]
	s_and_b64 s[76:77], vcc, s[88:89]
	s_branch .LBB0_288
.LBB0_287:
	s_or_b64 exec, exec, s[78:79]
	s_addk_i32 s2, 0x80
	s_cmp_lt_i32 s2, s34
	s_cbranch_scc0 .LBB0_290
.LBB0_288:
	v_add_u32_e32 v10, s2, v86
	v_cmp_gt_i32_e32 vcc, s34, v10
	s_and_b64 s[88:89], vcc, s[76:77]
	s_and_saveexec_b64 s[78:79], s[88:89]
	s_cbranch_execz .LBB0_287
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[18:19], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[18:19], v[18:19], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[18:19], off
	s_branch .LBB0_287
.LBB0_290:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v104
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s58
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s58, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_xor_b32_e32 v3, s27, v3
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s58, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s58, v6
	v_readlane_b32 s72, v125, 16
	v_readlane_b32 s74, v125, 18
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s80
	v_cndmask_b32_e64 v6, v3, v10, s[82:83]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s75, v125, 19
	v_mov_b64_e32 v[8:9], 0
	v_readlane_b32 s73, v125, 17
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[74:75]
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_292
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_292:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s60, v125, 55
	v_readlane_b32 s61, v125, 56
	s_and_b64 s[88:89], s[60:61], s[82:83]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execnz .LBB0_324
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_325
.LBB0_294:
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execnz .LBB0_326
.LBB0_295:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_327
.LBB0_296:
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execnz .LBB0_328
.LBB0_297:
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execz .LBB0_299
.LBB0_298:
	global_load_dwordx2 v[18:19], v29, s[10:11]
	v_readlane_b32 s60, v124, 16
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v18
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v19, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v28, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[64:65], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_299:
	s_or_b64 exec, exec, s[76:77]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v104
	v_mul_lo_u32 v9, v8, s58
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s58, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_xor_b32_e32 v4, s27, v4
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s58, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s58, v5
	v_readlane_b32 s60, v126, 41
	s_cmp_lt_i32 s60, 1
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v104
	v_mul_lo_u32 v11, v9, s58
	v_sub_u32_e32 v8, v8, v11
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s58, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s58, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v4, 31, v13
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s58, v8
	v_xor_b32_e32 v4, s27, v4
	s_mov_b64 s[76:77], -1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_cbranch_scc1 .LBB0_303
	v_readlane_b32 s60, v126, 41
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s60, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_cbranch_scc0 .LBB0_302
	v_readlane_b32 s2, v53, 35
	s_nop 1
	v_mul_lo_u32 v4, v5, s2
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s2
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s2
	v_sub_u32_e32 v4, v15, v4
.LBB0_302:
	s_mov_b64 s[76:77], 0
.LBB0_303:
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_306
	v_readlane_b32 s60, v126, 41
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s60, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s61, v126, 42
	v_readlane_b32 s62, v126, 43
	v_readlane_b32 s63, v126, 44
	v_readlane_b32 s64, v126, 45
	v_readlane_b32 s65, v126, 46
	v_readlane_b32 s66, v126, 47
	v_readlane_b32 s67, v126, 48
	s_cbranch_scc1 .LBB0_306
	v_ashrrev_i32_e32 v4, 31, v14
	v_lshrrev_b32_e32 v4, 28, v4
	v_add_u32_e32 v4, v14, v4
	v_ashrrev_i32_e32 v9, 4, v4
	v_ashrrev_i32_e32 v4, 31, v16
	v_lshrrev_b32_e32 v4, 28, v4
	v_lshrrev_b32_e32 v3, 28, v3
	v_add_u32_e32 v4, v16, v4
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v11, 4, v4
	v_ashrrev_i32_e32 v4, 4, v2
.LBB0_306:
	v_mov_b32_e32 v2, s80
	v_cndmask_b32_e64 v3, v2, v5, s[84:85]
	v_cndmask_b32_e64 v2, v2, v8, s[86:87]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[84:85], -1, v2
	v_readlane_b32 s60, v125, 57
	s_and_b64 vcc, s[84:85], vcc
	v_readlane_b32 s61, v125, 58
	s_and_b64 s[76:77], s[60:61], vcc
	v_cndmask_b32_e64 v3, 0, 1, s[76:77]
	v_mov_b32_e32 v5, v3
	v_cndmask_b32_e64 v2, 0, 1, vcc
	s_nop 0
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
	v_addc_co_u32_e64 v2, s[84:85], 0, v3, vcc
	s_nop 1
	v_mov_b32_dpp v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v2, vcc, v2, v3, vcc
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v2, v3
	ds_bpermute_b32 v8, v87, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_308
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_308:
	s_or_b64 exec, exec, s[76:77]
	global_load_dwordx2 v[6:7], v29, s[10:11]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[76:77], s[82:83], vcc
	v_readlane_b32 s60, v125, 55
	v_readlane_b32 s61, v125, 56
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v28, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[54:55], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[60:61], s[76:77]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v29
	v_mov_b32_e32 v7, v29
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
	v_cndmask_b32_e32 v5, v114, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s2, vcc
	v_cmp_gt_u32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_335
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[76:77], vcc, 1
	s_and_b32 s2, s77, 0x55555555
	s_and_b32 s13, s76, 0x55555555
	v_readlane_b32 s16, v53, 42
	s_sub_u32 s76, vcc_lo, s13
	v_readlane_b32 s17, v53, 43
	s_subb_u32 s77, vcc_hi, s2
	s_mov_b32 s17, s16
	s_and_b64 s[78:79], s[76:77], s[16:17]
	s_lshr_b64 s[76:77], s[76:77], 2
	s_and_b64 s[76:77], s[76:77], s[16:17]
	s_add_u32 s76, s76, s78
	s_mov_b32 s2, s16
	s_addc_u32 s77, s77, s79
	v_writelane_b32 v53, s2, 42
	s_lshr_b64 s[78:79], s[76:77], 4
	s_nop 0
	v_writelane_b32 v53, s3, 43
	s_add_u32 s2, s78, s76
	s_addc_u32 s13, s79, s77
	s_and_b32 s2, s2, 0xf0f0f0f
	s_and_b32 s13, s13, 0xf0f0f0f
	s_mul_i32 s76, s2, 0x1010101
	s_mul_hi_u32 s2, s2, 0x1010101
	s_add_i32 s2, s2, s76
	s_mul_i32 s13, s13, 0x1010101
	s_add_i32 s77, s2, s13
	v_cmp_gt_u64_e32 vcc, s[76:77], v[58:59]
	s_cbranch_vccnz .LBB0_333
	s_mov_b32 s2, 0
	s_mov_b64 s[76:77], 0
.LBB0_311:
	v_readfirstlane_b32 s78, v2
	v_readfirstlane_b32 s79, v3
	v_mov_b32_e32 v7, s2
	s_nop 0
	v_cmp_eq_u64_e64 s[78:79], s[78:79], v[2:3]
	s_bcnt1_i32_b64 s13, s[78:79]
	s_add_i32 s2, s2, s13
	v_mov_b64_e32 v[4:5], s[78:79]
	v_mov_b32_e32 v8, s13
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_andn2_b64 exec, exec, s[76:77]
	s_cbranch_execnz .LBB0_311
	s_or_b64 exec, exec, s[76:77]
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
	v_cmp_ne_u32_sdwa vcc, v4, v112 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_314
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v115 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v116 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v118 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v119 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v112 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_314:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[76:77], 1, v4
	s_and_b64 exec, exec, s[76:77]
	s_cbranch_execnz .LBB0_334
	s_branch .LBB0_335
.LBB0_315:
	v_or_b32_e32 v2, s82, v24
	v_add_u32_e32 v3, s82, v3
	v_cmp_lt_i32_e64 s[82:83], v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_317
	v_readlane_b32 s60, v124, 16
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s64, v124, 20
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[62:63]
	global_load_dword v8, v[4:5], off
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
.LBB0_317:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s60, v125, 43
	v_readlane_b32 s61, v125, 44
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_329
	v_readlane_b32 s60, v53, 20
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v8, v2
	s_mov_b32 s2, 0
	v_mad_i64_i32 v[4:5], s[76:77], v8, s60, 0
	v_readlane_b32 s76, v124, 1
	v_readlane_b32 s77, v124, 2
	s_mov_b64 s[78:79], s[76:77]
	v_mad_i64_i32 v[6:7], s[76:77], v2, s60, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[78:79]
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[78:79]
	s_and_b64 s[76:77], vcc, s[82:83]
	v_readlane_b32 s61, v53, 21
	s_branch .LBB0_320
.LBB0_319:
	s_or_b64 exec, exec, s[78:79]
	s_add_i32 s2, s2, 64
	s_cmp_lt_i32 s2, s34
	s_cbranch_scc0 .LBB0_329
.LBB0_320:
	v_add_u32_e32 v2, s2, v84
	v_cmp_gt_i32_e32 vcc, s34, v2
	s_and_b64 s[82:83], vcc, s[76:77]
	s_and_saveexec_b64 s[78:79], s[82:83]
	s_cbranch_execz .LBB0_319
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[2:3]
	global_load_dwordx2 v[8:9], v[8:9], off
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[2:3], v[8:9], off
	s_branch .LBB0_319
.LBB0_322:
	v_readlane_b32 s60, v125, 53
	v_readlane_b32 s61, v125, 54
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[60:61]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_283
.LBB0_323:
	v_readlane_b32 s60, v125, 53
	v_readlane_b32 s61, v125, 54
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[60:61]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execnz .LBB0_284
	s_branch .LBB0_285
.LBB0_324:
	global_load_dwordx2 v[18:19], v29, s[10:11]
	v_readlane_b32 s60, v53, 36
	v_readlane_b32 s61, v53, 37
	s_mul_i32 s2, s60, s80
	v_readlane_b32 s60, v124, 16
	v_readlane_b32 s61, v124, 17
	v_add_u32_e32 v11, s2, v4
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v18, 31, v9
	v_lshrrev_b32_e32 v28, 28, v18
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[60:61], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_294
.LBB0_325:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execz .LBB0_295
.LBB0_326:
	global_load_dwordx2 v[18:19], v29, s[10:11]
	v_readlane_b32 s60, v124, 16
	v_readlane_b32 s62, v124, 18
	v_readlane_b32 s63, v124, 19
	v_readlane_b32 s61, v124, 17
	v_readlane_b32 s64, v124, 20
	v_readlane_b32 s65, v124, 21
	v_readlane_b32 s66, v124, 22
	v_readlane_b32 s67, v124, 23
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[62:63], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[76:77]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_296
.LBB0_327:
	v_readlane_b32 s78, v124, 9
	v_readlane_b32 s79, v124, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[78:79]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[76:77]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[76:77], s[82:83]
	s_cbranch_execz .LBB0_297
.LBB0_328:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[76:77]
	s_and_saveexec_b64 s[76:77], s[88:89]
	s_cbranch_execnz .LBB0_298
	s_branch .LBB0_299
.LBB0_329:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[76:77], s[24:25]
	s_cbranch_execz .LBB0_332
	s_mov_b64 s[78:79], exec
	v_mbcnt_lo_u32_b32 v2, s78, 0
	v_mbcnt_hi_u32_b32 v2, s79, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_332
	v_readlane_b32 s2, v125, 36
	s_mul_i32 s82, s38, s2
	s_ashr_i32 s83, s82, 31
	s_lshl_b64 s[82:83], s[82:83], 2
	v_readlane_b32 s72, v53, 44
	v_readlane_b32 s73, v53, 45
	s_add_u32 s82, s72, s82
	s_addc_u32 s83, s73, s83
	s_bcnt1_i32_b64 s2, s[78:79]
	v_mov_b32_e32 v2, s2
	global_atomic_add v29, v2, s[82:83] sc1
.LBB0_332:
	s_or_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_257
	s_branch .LBB0_336
.LBB0_333:
	s_mov_b64 s[76:77], -1
	s_and_b64 exec, exec, s[76:77]
	s_cbranch_execz .LBB0_335
.LBB0_334:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_335:
	s_or_b64 exec, exec, s[82:83]
.LBB0_336:
	.loc	1 55 0
	v_readlane_b32 s60, v124, 53
	v_readlane_b32 s61, v124, 54
	s_andn2_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_22
	.loc	1 56 0
	v_readlane_b32 s16, v53, 54
	v_readlane_b32 s17, v53, 55
	v_readlane_b32 s2, v125, 63
	v_mov_b32_e32 v7, s21
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s20
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s2, v124, 0
	global_load_dword v2, v29, s[16:17] offset:128
	v_readlane_b32 s20, v125, 61
	s_memrealtime s[76:77]
s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v9, s77
	v_mov_b32_e32 v10, s76
	v_readlane_b32 s21, v125, 62
	v_mov_b32_e32 v5, s40
	v_mov_b32_e32 v6, s41
	v_cndmask_b32_e64 v3, v3, v9, s[20:21]
	v_cndmask_b32_e64 v4, v4, v10, s[20:21]
	v_readlane_b32 s20, v125, 59
	v_readlane_b32 s21, v125, 60
	v_readlane_b32 s72, v125, 16
	v_readlane_b32 s73, v125, 17
	v_cndmask_b32_e64 v4, v4, v5, s[20:21]
	v_cndmask_b32_e64 v3, v3, v6, s[20:21]
	v_readlane_b32 s20, v126, 5
	v_readlane_b32 s21, v126, 6
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	v_cndmask_b32_e64 v3, v3, v7, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_add_i32 s2, s2, s38
	v_cndmask_b32_e64 v2, v4, v8, s[20:21]
	s_lshl_b32 s20, s2, 2
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s16, s72, s20
	s_addc_u32 s2, s73, s21
	s_and_b32 s17, s2, 0xffff
	buffer_store_dwordx2 v[2:3], v88, s[16:19], 0 offen
	s_branch .LBB0_22
.LBB0_338:
	v_readlane_b32 s40, v53, 44
	v_readlane_b32 s41, v53, 45
.LBB0_339:
	v_readlane_b32 s60, v124, 34
	v_readlane_b32 s64, v53, 46
	v_readlane_b32 s96, v53, 48
	v_readlane_b32 s61, v124, 35
	v_readlane_b32 s65, v53, 47
	v_readlane_b32 s97, v53, 49
	s_branch .LBB0_5
.LBB0_340:
	.loc	1 36 0
	s_lshl_b32 s13, s12, 8
	s_cmp_ge_i32 s13, s70
	s_mov_b32 s2, s13
	s_cbranch_scc0 .LBB0_347
.LBB0_341:
	s_cmp_ge_i32 s13, s1
	s_mov_b32 s2, s13
	s_cbranch_scc0 .LBB0_350
.LBB0_342:
	s_cmp_ge_i32 s13, s33
	s_mov_b32 s2, s13
	s_cbranch_scc0 .LBB0_353
.LBB0_343:
	s_cmp_gt_i32 s13, 15
	s_mov_b32 s2, s13
	s_cbranch_scc0 .LBB0_356
.LBB0_344:
	v_readlane_b32 s16, v53, 40
	s_mul_i32 s2, s16, s12
	v_readlane_b32 s36, v125, 2
	s_min_i32 s20, s2, s36
	s_add_i32 s2, s2, s16
	v_readlane_b32 s38, v125, 4
	s_min_i32 s67, s2, s36
	s_mul_i32 s66, s20, s38
	s_mul_i32 s67, s67, s38
	v_readlane_b32 s37, v125, 3
	s_cmp_lt_i32 s66, s67
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_ge_i32 s66, s67
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s39, v125, 5
	s_cbranch_scc1 .LBB0_377
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s2, s66
	s_branch .LBB0_359
.LBB0_346:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s2, s2, s71
	s_cmp_lt_i32 s2, s70
	s_cbranch_scc0 .LBB0_341
.LBB0_347:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, s70, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_346
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[54:55]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_346
.LBB0_349:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s2, s2, s71
	s_cmp_lt_i32 s2, s1
	s_cbranch_scc0 .LBB0_342
.LBB0_350:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, s1, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_349
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[40:41]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_349
.LBB0_352:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s2, s2, s71
	s_cmp_lt_i32 s2, s33
	s_cbranch_scc0 .LBB0_343
.LBB0_353:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_352
	v_readlane_b32 s36, v125, 26
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s37, v125, 27
	v_readlane_b32 s38, v125, 28
	v_readlane_b32 s39, v125, 29
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[36:37]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_352
.LBB0_355:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s2, s2, s71
	s_cmp_lt_i32 s2, 16
	s_cbranch_scc0 .LBB0_344
.LBB0_356:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_355
	v_readlane_b32 s36, v126, 0
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s37, v126, 1
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[36:37]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_355
.LBB0_358:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v92
	s_add_i32 s2, s2, 64
	s_cmp_lt_i32 s2, s67
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_377
.LBB0_359:
	v_add_u32_e32 v2, s2, v24
	v_cmp_gt_i32_e32 vcc, s67, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_361
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_361:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s67, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_363
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_363:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s67, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_365
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_365:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s67, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_367
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_367:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v43
	v_cmp_eq_u32_e64 s[86:87], v3, v43
	v_cmp_eq_u32_e64 s[82:83], v8, v43
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v89, v4
	v_cmp_eq_u32_e64 s[84:85], v5, v43
	v_cndmask_b32_e64 v5, 0, 1, s[82:83]
	v_cndmask_b32_e64 v9, 0, 1, s[86:87]
	v_cndmask_b32_e64 v8, 0, 1, s[84:85]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[42:43]
	v_addc_co_u32_e64 v3, s[88:89], 0, v2, vcc
	ds_bpermute_b32 v3, v90, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[44:45]
	v_addc_co_u32_e64 v3, s[88:89], v3, v2, vcc
	ds_bpermute_b32 v2, v89, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[42:43]
	v_addc_co_u32_e64 v10, s[88:89], 0, v2, s[82:83]
	ds_bpermute_b32 v10, v90, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[44:45]
	v_addc_co_u32_e64 v10, s[88:89], v10, v2, s[82:83]
	ds_bpermute_b32 v2, v89, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[42:43]
	v_addc_co_u32_e64 v11, s[88:89], 0, v2, s[84:85]
	ds_bpermute_b32 v11, v90, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[44:45]
	v_addc_co_u32_e64 v11, s[88:89], v11, v2, s[84:85]
	ds_bpermute_b32 v2, v89, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[42:43]
	v_addc_co_u32_e64 v12, s[88:89], 0, v2, s[86:87]
	ds_bpermute_b32 v12, v90, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[44:45]
	v_addc_co_u32_e64 v12, s[88:89], v12, v2, s[86:87]
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s38, v126, 3
	v_readlane_b32 s39, v126, 4
	s_and_b64 s[38:39], s[20:21], s[38:39]
	s_mov_b64 exec, s[38:39]
	s_cbranch_execz .LBB0_369
	ds_write2st64_b32 v109, v3, v10 offset1:1
	ds_write2st64_b32 v109, v11, v12 offset0:2 offset1:3
.LBB0_369:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v91 offset1:16
	v_add_u32_e32 v2, s2, v1
	v_cmp_gt_i32_e64 s[88:89], s67, v2
	s_and_b64 s[38:39], s[90:91], s[88:89]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[50:51]
	ds_read2_b32 v[14:15], v91 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[56:57]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[90:91]
	ds_read2_b32 v[14:15], v91 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[90:91]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v91 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[50:51]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[56:57]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v91 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[90:91]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v91 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v18, s[50:51]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v17, v17, v14, s[56:57]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v91 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v18, v14, v18, s[90:91]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v18, v14, s[50:51]
	ds_read_b32 v18, v91 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v18
	v_cndmask_b32_e64 v14, v15, v14, s[56:57]
	v_add_u32_e32 v15, -1, v7
	v_add3_u32 v3, v15, v3, v16
	v_add3_u32 v10, v15, v10, v13
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cndmask_b32_e64 v13, 0, v10, s[82:83]
	v_mov_b32_e32 v10, v3
	v_add3_u32 v11, v15, v11, v17
	v_add3_u32 v12, v15, v12, v14
	v_mov_b32_dpp v10, v10 row_shr:8 row_mask:0xf bank_mask:0xc
	v_cndmask_b32_e64 v14, 0, v11, s[84:85]
	v_cndmask_b32_e64 v15, 0, v12, s[86:87]
	v_mov_b32_dpp v10, v3 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v10, v3
	v_mov_b32_e32 v10, v3
	s_nop 1
	v_mov_b32_dpp v10, v10 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v10, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v10, v3
	v_mov_b32_e32 v10, v3
	s_nop 1
	v_mov_b32_dpp v10, v10 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v10
	v_mov_b32_e32 v10, v3
	s_nop 1
	v_mov_b32_dpp v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v10, v3, v10
	v_mov_b32_e32 v3, v13
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v13 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v13
	v_mov_b32_e32 v11, v3
	s_nop 1
	v_mov_b32_dpp v11, v11 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v11, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v11, v3
	v_mov_b32_e32 v11, v3
	s_nop 1
	v_mov_b32_dpp v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v11
	v_mov_b32_e32 v11, v3
	s_nop 1
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v11, v3, v11
	v_mov_b32_e32 v3, v14
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v14 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v14
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
	v_add_u32_e32 v12, v3, v12
	v_mov_b32_e32 v3, v15
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v3, v15 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v3, v3, v15
	v_mov_b32_e32 v13, v3
	s_nop 1
	v_mov_b32_dpp v13, v13 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v13, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_u32_e32 v3, v13, v3
	v_mov_b32_e32 v13, v3
	s_nop 1
	v_mov_b32_dpp v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v13
	v_mov_b32_e32 v13, v3
	s_nop 1
	v_mov_b32_dpp v13, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v13, v3, v13
	v_add_u32_e32 v3, 0, v33
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_371
	ds_read_b32 v10, v110
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[94:95]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_371:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v93, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_373
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v94, v2
.LBB0_373:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[90:91]
	ds_read_b32 v2, v95
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_358
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v95, v2
	s_branch .LBB0_358
.LBB0_377:
	v_readlane_b32 s72, v125, 2
	v_readlane_b32 s75, v125, 5
	s_mul_i32 s20, s12, s75
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s16, s92, s20
	s_addc_u32 s2, s93, s21
	s_and_b32 s17, s2, 0xffff
	v_readlane_b32 s73, v125, 3
	v_readlane_b32 s74, v125, 4
	buffer_store_dword v6, v97, s[16:19], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_380
	s_mov_b64 s[38:39], exec
	v_mbcnt_lo_u32_b32 v2, s38, 0
	v_mbcnt_hi_u32_b32 v2, s39, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[40:41], exec, vcc
	s_mov_b64 exec, s[40:41]
	s_cbranch_execz .LBB0_380
	s_bcnt1_i32_b64 s2, s[38:39]
	v_readlane_b32 s38, v124, 13
	v_mov_b32_e32 v2, s2
	v_readlane_b32 s39, v124, 14
	s_nop 4
	global_atomic_add v29, v2, s[38:39] offset:32 sc1
.LBB0_380:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .LBB0_431
	s_branch .LBB0_383
.LBB0_381:
	s_or_b64 exec, exec, s[38:39]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v29, v2
.LBB0_382:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v2
	s_cbranch_vccz .LBB0_386
.LBB0_383:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_382
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_381
	v_readlane_b32 s40, v124, 13
	v_readlane_b32 s41, v124, 14
	s_nop 4
	global_load_dword v2, v29, s[40:41] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_381
.LBB0_386:
	v_readlane_b32 s20, v126, 9
	v_readlane_b32 s21, v126, 10
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_397
	s_mov_b32 s2, 0
	v_mov_b32_e32 v2, v107
	s_branch .LBB0_389
.LBB0_388:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v92
	s_add_i32 s2, s2, 16
	s_cmp_lt_i32 s2, s8
	v_add_u32_e32 v2, s14, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_397
.LBB0_389:
	v_add_u32_e32 v3, s2, v24
	v_readlane_b32 s16, v126, 7
	v_cmp_gt_i32_e32 vcc, s8, v3
	v_readlane_b32 s17, v126, 8
	s_and_b64 s[38:39], s[16:17], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_391
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[44:45]
	global_load_dword v3, v[6:7], off
.LBB0_391:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v93, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_393
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v23, v3
.LBB0_393:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[90:91]
	ds_read_b32 v3, v95
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_388
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v95, v3
	s_branch .LBB0_388
.LBB0_397:
	v_readlane_b32 s20, v125, 39
	v_readlane_b32 s21, v125, 40
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_416
	v_readlane_b32 s76, v125, 16
	v_readlane_b32 s62, v126, 19
	s_mov_b32 s2, 0
	v_readlane_b32 s78, v125, 18
	v_readlane_b32 s79, v125, 19
	v_readlane_b32 s40, v124, 15
	v_readlane_b32 s63, v126, 20
	v_readlane_b32 s77, v125, 17
.LBB0_399:
	s_add_i32 s20, s80, s2
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s38, s20, s40
	s_mul_i32 s38, s38, s46
	s_sub_i32 s20, s20, s38
	s_sub_i32 s38, s20, s46
	s_cmp_ge_u32 s20, s46
	s_cselect_b32 s20, s38, s20
	s_sub_i32 s38, s20, s46
	s_cmp_ge_u32 s20, s46
	s_cselect_b32 s20, s38, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s20, s21
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s78, s20
	s_addc_u32 s21, s79, s21
	global_load_dwordx2 v[2:3], v29, s[20:21]
	global_load_dwordx2 v[6:7], v29, s[10:11]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v6
	v_readfirstlane_b32 s21, v3
	v_readfirstlane_b32 s39, v7
	s_sub_u32 s20, s20, s38
	s_subb_u32 s21, s21, s39
	s_ashr_i32 s38, s21, 31
	s_lshr_b32 s38, s38, 28
	s_add_u32 s20, s20, s38
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	s_add_u32 s16, s62, s20
	s_addc_u32 s21, s63, s21
	s_add_i32 s2, s2, 1
	s_and_b32 s17, s21, 0xffff
	s_cmp_lg_u32 s0, s2
	buffer_store_dword v4, v97, s[16:19], 0 offen
	s_cbranch_scc1 .LBB0_399
	s_mov_b32 s2, 0
	v_readlane_b32 s62, v126, 11
	v_readlane_b32 s63, v126, 12
	s_branch .LBB0_402
.LBB0_401:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s0, s2
	s_cbranch_scc0 .LBB0_404
.LBB0_402:
	s_add_i32 s20, s80, s2
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	v_readlane_b32 s38, v124, 15
	s_mul_hi_u32 s38, s20, s38
	s_mul_i32 s38, s38, s46
	s_sub_i32 s20, s20, s38
	s_sub_i32 s38, s20, s46
	s_cmp_ge_u32 s20, s46
	s_cselect_b32 s20, s38, s20
	s_sub_i32 s38, s20, s46
	s_cmp_ge_u32 s20, s46
	s_cselect_b32 s20, s38, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s20, s21
	s_ashr_i32 s21, s20, 31
	v_readlane_b32 s72, v125, 16
	s_lshl_b64 s[20:21], s[20:21], 3
	v_readlane_b32 s74, v125, 18
	v_readlane_b32 s75, v125, 19
	s_add_u32 s20, s74, s20
	s_addc_u32 s21, s75, s21
	global_load_dwordx2 v[2:3], v29, s[20:21]
	v_readlane_b32 s73, v125, 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s38, v2
	v_readfirstlane_b32 s39, v3
	global_load_dwordx2 v[2:3], v29, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_401
	s_sub_u32 s38, s38, s40
	s_subb_u32 s39, s39, s41
	s_ashr_i32 s40, s39, 31
	s_lshr_b32 s40, s40, 28
	s_add_u32 s38, s38, s40
	s_addc_u32 s39, s39, 0
	s_and_b32 s38, s38, -16
	s_add_u32 s38, s62, s38
	s_addc_u32 s39, s63, s39
	global_atomic_swap v29, v52, s[38:39] sc1
	s_branch .LBB0_401
.LBB0_404:
	s_mov_b32 s2, 0
	s_branch .LBB0_406
.LBB0_405:
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, s0
	s_cbranch_scc0 .LBB0_412
.LBB0_406:
	s_mov_b64 s[78:79], s[54:55]
	s_lshl_b64 s[20:21], s[2:3], 2
	s_mov_b64 s[76:77], s[52:53]
	s_add_u32 s20, s76, s20
	s_addc_u32 s21, s77, s21
	s_branch .LBB0_409
.LBB0_407:
	s_or_b64 exec, exec, s[40:41]
	v_readfirstlane_b32 s40, v2
	s_nop 1
	v_mov_b32_e32 v2, s40
	ds_write_b32 v29, v2
.LBB0_408:
	s_or_b64 exec, exec, s[38:39]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_405
.LBB0_409:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[38:39], s[24:25]
	s_cbranch_execz .LBB0_408
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_407
	global_load_dword v2, v29, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_407
.LBB0_412:
	s_mov_b32 s20, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_branch .LBB0_414
.LBB0_413:
	s_or_b64 exec, exec, s[38:39]
	s_cmp_lt_i32 s2, s80
	v_readlane_b32 s72, v125, 2
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s75, v125, 5
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s2, s2, 1
	s_add_i32 s20, s20, s75
	s_cmp_lg_u32 s0, s2
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s73, v125, 3
	v_readlane_b32 s74, v125, 4
	s_cbranch_scc0 .LBB0_417
.LBB0_414:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[38:39], exec
	v_readlane_b32 s40, v126, 27
	v_readlane_b32 s41, v126, 28
	s_and_b64 s[40:41], s[38:39], s[40:41]
	s_mov_b64 exec, s[40:41]
	s_cbranch_execz .LBB0_413
	s_ashr_i32 s21, s20, 31
	v_lshl_add_u64 v[4:5], s[20:21], 2, v[46:47]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_413
.LBB0_416:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_417:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_and_b32_e32 v4, -16, v4
	ds_bpermute_b32 v5, v99, v4
	v_readlane_b32 s20, v126, 13
	v_readlane_b32 s21, v126, 14
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v5, v5, 0, s[20:21]
	v_add_u32_e32 v5, v5, v4
	ds_bpermute_b32 v6, v100, v5
	v_readlane_b32 s20, v126, 15
	v_readlane_b32 s21, v126, 16
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[20:21]
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v7, v101, v5
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s38, v126, 27
	v_readlane_b32 s39, v126, 28
	s_and_b64 s[38:39], s[20:21], s[38:39]
	s_mov_b64 exec, s[38:39]
	s_cbranch_execz .LBB0_419
	scratch_load_dwordx2 v[8:9], off, off
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_419:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v126, 17
	v_readlane_b32 s21, v126, 18
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v7, 0, v7, s[20:21]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v93, v6
	v_readlane_b32 s20, v126, 21
	v_readlane_b32 s21, v126, 22
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
	ds_bpermute_b32 v8, v102, v6
	ds_bpermute_b32 v10, v99, v5
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v8, v8, 0, s[20:21]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v89, v8
	v_readlane_b32 s20, v126, 23
	v_readlane_b32 s21, v126, 24
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[20:21]
	v_readlane_b32 s20, v126, 13
	v_readlane_b32 s21, v126, 14
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v90, v8
	v_cndmask_b32_e64 v10, v10, 0, s[20:21]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v100, v10
	v_readlane_b32 s20, v126, 15
	v_readlane_b32 s21, v126, 16
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[20:21]
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v101, v10
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s38, v126, 25
	v_readlane_b32 s39, v126, 26
	s_and_b64 s[38:39], s[20:21], s[38:39]
	s_mov_b64 exec, s[38:39]
	s_cbranch_execz .LBB0_421
	v_cndmask_b32_e64 v9, 0, v9, s[44:45]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:8
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s38, v126, 17
	v_readlane_b32 s39, v126, 18
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[38:39]
	v_add3_u32 v6, v6, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_421:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s38, v126, 31
	v_readlane_b32 s39, v126, 32
	s_and_b64 s[38:39], s[20:21], s[38:39]
	s_mov_b64 exec, s[38:39]
	s_cbranch_execz .LBB0_423
	scratch_load_dwordx2 v[8:9], off, off offset:24
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:32
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_423:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v126, 29
	v_readlane_b32 s21, v126, 30
	s_nop 1
	v_cndmask_b32_e64 v3, 0, v4, s[20:21]
	v_cndmask_b32_e64 v2, 0, v2, s[20:21]
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
	v_readlane_b32 s2, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s38, v2, 63
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
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_425
	v_readlane_b32 s39, v124, 57
	v_readlane_b32 s40, v126, 33
	v_add_u32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s39
	v_readlane_b32 s41, v126, 34
	s_ashr_i32 s39, s2, 31
	s_lshr_b32 s39, s39, 28
	v_cndmask_b32_e64 v15, v2, v3, s[40:41]
	v_add_u32_e32 v2, 7, v15
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_readlane_b32 s72, v126, 41
	v_ashrrev_i32_e32 v3, 3, v2
	s_add_i32 s39, s2, s39
	v_readlane_b32 s77, v126, 46
	v_readlane_b32 s40, v126, 37
	s_ashr_i32 s39, s39, 4
	v_readlane_b32 s75, v126, 44
	v_readlane_b32 s76, v126, 45
	v_min_i32_e32 v2, s77, v3
	v_readlane_b32 s41, v126, 38
	v_readlane_b32 s78, v126, 47
	s_mul_i32 s76, s39, s75
	v_cndmask_b32_e64 v2, v3, v2, s[40:41]
	v_readlane_b32 s40, v126, 39
	s_min_i32 s77, s78, s76
	v_readlane_b32 s41, v126, 40
	v_add_u32_e32 v14, s8, v3
	s_and_b64 s[40:41], s[40:41], exec
	v_mov_b64_e32 v[4:5], s[8:9]
	s_cselect_b32 s40, s77, s76
	v_add_u32_e32 v16, s76, v14
	s_mul_i32 s41, s39, s30
	v_mov_b64_e32 v[6:7], s[10:11]
	v_readlane_b32 s16, v124, 49
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[12:13], s[10:11]
	v_add_u32_e32 v8, s40, v2
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v7, s41
	v_readlane_b32 s17, v124, 50
	v_add_u32_e32 v17, s41, v16
	s_mul_i32 s76, s39, s31
	v_mov_b64_e32 v[10:11], s[8:9]
	v_add_u32_e32 v9, s41, v8
	v_mov_b32_e32 v3, s40
	global_store_dwordx4 v29, v[4:7], s[16:17] offset:32
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v4, s41
	v_mov_b32_e32 v5, s76
	v_mov_b32_e32 v13, v17
	global_store_dwordx4 v29, v[2:5], s[16:17] offset:68
	v_mov_b32_e32 v6, v29
	v_mov_b32_e32 v7, v2
	global_store_dwordx4 v29, v[10:13], s[16:17] offset:132
	v_add_u32_e32 v2, s76, v9
	s_mul_i32 s40, s39, s81
	v_add_u32_e32 v10, s76, v17
	global_store_dwordx4 v29, v[6:9], s[16:17] offset:100
	v_add_u32_e32 v3, s40, v2
	v_add_u32_e32 v11, s40, v10
	v_mov_b32_e32 v7, s40
	v_readlane_b32 s40, v126, 49
	v_mov_b32_e32 v6, s76
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v8, s40
	v_readlane_b32 s40, v126, 50
	global_store_dwordx3 v29, v[6:8], s[16:17] offset:48
	v_mov_b32_e32 v14, s39
	v_mov_b32_e32 v5, s40
	global_store_dwordx2 v29, v[4:5], s[16:17] offset:84
	global_store_dwordx2 v29, v[10:11], s[16:17] offset:148
	v_add_u32_e32 v4, s40, v3
	v_mov_b32_e32 v16, s38
	v_readlane_b32 s73, v126, 42
	v_readlane_b32 s74, v126, 43
	v_readlane_b32 s79, v126, 48
	global_store_dwordx3 v29, v[2:4], s[16:17] offset:116
	global_store_dwordx3 v29, v[14:16], s[16:17] offset:160
.LBB0_425:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s2, s2, -16
	s_cmp_lt_u32 s2, 0xffffffe1
	v_readlane_b32 s16, v53, 27
	s_cselect_b64 s[20:21], -1, 0
	v_readlane_b32 s17, v53, 28
	v_readlane_b32 s76, v125, 16
	s_or_b64 s[20:21], s[20:21], s[16:17]
	v_readlane_b32 s78, v125, 18
	v_readlane_b32 s79, v125, 19
	s_and_b64 vcc, exec, s[20:21]
	s_mov_b64 s[20:21], s[78:79]
	s_mov_b32 s2, s0
	v_readlane_b32 s77, v125, 17
	s_cbranch_vccz .LBB0_435
.LBB0_426:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_428
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	global_atomic_swap v29, v52, s[16:17] offset:176 sc1
.LBB0_428:
	s_or_b64 exec, exec, s[20:21]
	s_branch .LBB0_431
.LBB0_429:
	s_or_b64 exec, exec, s[38:39]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v29, v2
.LBB0_430:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_438
.LBB0_431:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_430
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_429
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	global_load_dword v2, v29, s[16:17] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_429
.LBB0_434:
	s_or_b64 exec, exec, s[38:39]
	s_add_i32 s2, s2, -1
	s_add_u32 s20, s20, 8
	s_addc_u32 s21, s21, 0
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_426
.LBB0_435:
	global_load_dwordx2 v[2:3], v29, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s76, v2
	v_readfirstlane_b32 s77, v3
	global_load_dwordx2 v[2:3], v29, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s78, v2
	v_readfirstlane_b32 s79, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[38:39], s[24:25]
	s_cbranch_execz .LBB0_434
	s_mov_b64 s[40:41], exec
	v_mbcnt_lo_u32_b32 v2, s40, 0
	v_mbcnt_hi_u32_b32 v2, s41, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_434
	s_sub_u32 s76, s76, s78
	s_subb_u32 s77, s77, s79
	s_ashr_i32 s78, s77, 31
	s_lshr_b32 s78, s78, 28
	s_add_u32 s76, s76, s78
	s_addc_u32 s77, s77, 0
	s_and_b32 s76, s76, -16
	v_readlane_b32 s62, v124, 58
	v_readlane_b32 s63, v124, 59
	s_add_u32 s76, s62, s76
	s_addc_u32 s77, s63, s77
	s_bcnt1_i32_b64 s40, s[40:41]
	v_mov_b32_e32 v2, s40
	global_atomic_add v29, v2, s[76:77] sc1
	s_branch .LBB0_434
.LBB0_438:
	v_readlane_b32 s16, v124, 49
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s17, v124, 50
	s_cmp_lt_i32 s12, 1
	s_nop 3
	global_load_dword v2, v4, s[16:17] offset:160
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cbranch_scc1 .LBB0_449
	v_mov_b32_e32 v4, 0
	s_mov_b32 s38, 0
	v_mov_b32_e32 v2, v107
	s_branch .LBB0_441
.LBB0_440:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v92
	s_add_i32 s38, s38, 16
	s_cmp_lt_i32 s38, s12
	v_add_u32_e32 v2, s14, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_449
.LBB0_441:
	v_add_u32_e32 v3, s38, v24
	v_readlane_b32 s16, v126, 7
	v_cmp_gt_i32_e32 vcc, s12, v3
	v_readlane_b32 s17, v126, 8
	s_and_b64 s[40:41], s[16:17], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[20:21], s[40:41]
	s_cbranch_execz .LBB0_443
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[44:45]
	global_load_dword v3, v[6:7], off
.LBB0_443:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v93, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_445
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v23, v3
.LBB0_445:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[90:91]
	ds_read_b32 v3, v95
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_440
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v95, v3
	s_branch .LBB0_440
.LBB0_449:
	v_readlane_b32 s76, v125, 2
	s_add_i32 s40, s12, s8
	v_readlane_b32 s79, v125, 5
	s_mul_i32 s20, s40, s79
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s38, s92, s20
	s_addc_u32 s39, s93, s21
	s_add_i32 s20, s40, s8
	s_mul_i32 s20, s20, s79
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s40, s92, s20
	s_addc_u32 s41, s93, s21
	v_readlane_b32 s20, v126, 51
	v_readlane_b32 s21, v126, 52
	v_readlane_b32 s22, v126, 53
	v_readlane_b32 s23, v126, 54
	v_readlane_b32 s72, v126, 55
	s_and_b32 s17, s39, 0xffff
	s_mov_b32 s16, s38
	v_readlane_b32 s74, v126, 57
	v_readlane_b32 s75, v126, 58
	buffer_load_dword v2, v96, s[20:23], 0 offen
	v_readlane_b32 s73, v126, 56
	s_mov_b32 s74, s22
	s_mov_b32 s75, s23
	s_mov_b64 s[20:21], s[72:73]
	v_writelane_b32 v126, s20, 55
	s_andn2_b64 vcc, exec, s[36:37]
	v_readlane_b32 s77, v125, 3
	v_writelane_b32 v126, s21, 56
	v_writelane_b32 v126, s22, 57
	v_writelane_b32 v126, s23, 58
	v_readlane_b32 s78, v125, 4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v97, s[16:19], 0 offen
	buffer_load_dword v2, v96, s[72:75], 0 offen
	s_and_b32 s17, s41, 0xffff
	s_mov_b32 s16, s40
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v97, s[16:19], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccnz .LBB0_478
	v_add_u32_e32 v8, s66, v0
	s_branch .LBB0_452
.LBB0_451:
	s_or_b64 exec, exec, s[36:37]
	s_addk_i32 s66, 0x100
	s_cmp_lt_i32 s66, s67
	v_add_u32_e32 v8, 0x100, v8
	s_cbranch_scc0 .LBB0_478
.LBB0_452:
	v_add_u32_e32 v2, s66, v0
	v_cmp_gt_i32_e64 s[82:83], s67, v2
	v_mov_b32_e32 v28, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_cbranch_execz .LBB0_454
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v28, v[4:5], off
.LBB0_454:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[20:21], -1, v28
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_456
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[94:95]
	global_load_dword v9, v[6:7], off
.LBB0_456:
	s_or_b64 exec, exec, s[36:37]
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_458
	v_lshl_add_u64 v[4:5], v[28:29], 2, s[38:39]
	global_load_dword v4, v[4:5], off
.LBB0_458:
	s_or_b64 exec, exec, s[36:37]
	v_readlane_b32 s16, v53, 29
	v_readlane_b32 s17, v53, 30
	s_andn2_b64 vcc, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, v4, v9
	s_cbranch_vccnz .LBB0_467
	v_sub_u32_e32 v4, 0, v2
	v_max_i32_e32 v4, v2, v4
	v_mul_hi_u32 v5, v4, v106
	v_mul_lo_u32 v5, v5, s59
	v_sub_u32_e32 v6, 0, v28
	v_sub_u32_e32 v4, v4, v5
	v_max_i32_e32 v6, v28, v6
	v_subrev_u32_e32 v5, s59, v4
	v_cmp_le_u32_e32 vcc, s59, v4
	v_mul_hi_u32 v7, v6, v104
	v_mul_lo_u32 v11, v7, s58
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s59, v4
	v_cmp_le_u32_e32 vcc, s59, v4
	v_sub_u32_e32 v6, v6, v11
	v_add_u32_e32 v11, 1, v7
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_cmp_le_u32_e32 vcc, s58, v6
	v_ashrrev_i32_e32 v5, 31, v28
	v_xor_b32_e32 v5, s27, v5
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_subrev_u32_e32 v11, s58, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_add_u32_e32 v11, 1, v7
	v_cmp_le_u32_e32 vcc, s58, v6
	v_readlane_b32 s72, v125, 2
	v_xor_b32_e32 v4, v4, v3
	v_cndmask_b32_e32 v6, v7, v11, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v12, v6, v5
	v_add_u32_e32 v5, v3, v8
	v_readlane_b32 s74, v125, 4
	v_sub_u32_e32 v4, v5, v4
	s_mov_b32 s76, s74
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v13, v28
	v_readlane_b32 s73, v125, 3
	v_readlane_b32 s75, v125, 5
	s_branch .LBB0_461
.LBB0_460:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, v14, v15
	s_add_i32 s76, s76, -1
	v_cndmask_b32_e32 v13, v13, v6, vcc
	v_cndmask_b32_e32 v11, v11, v5, vcc
	s_cmp_lg_u32 s76, 0
	v_add_u32_e32 v4, 1, v4
	s_cbranch_scc0 .LBB0_468
.LBB0_461:
	v_mov_b32_e32 v6, -1
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_463
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v6, v[6:7], off
.LBB0_463:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v16, 0, v6
	v_max_i32_e32 v16, v6, v16
	v_mul_hi_u32 v17, v16, v104
	v_mul_lo_u32 v18, v17, s58
	v_sub_u32_e32 v16, v16, v18
	v_add_u32_e32 v18, 1, v17
	v_cmp_le_u32_e64 s[84:85], s58, v16
	v_or_b32_e32 v7, v6, v28
	v_cmp_lt_i32_e32 vcc, -1, v7
	v_cndmask_b32_e64 v17, v17, v18, s[84:85]
	v_subrev_u32_e32 v18, s58, v16
	v_cndmask_b32_e64 v16, v16, v18, s[84:85]
	v_ashrrev_i32_e32 v7, 31, v6
	v_add_u32_e32 v18, 1, v17
	v_cmp_le_u32_e64 s[84:85], s58, v16
	v_xor_b32_e32 v15, s27, v7
	v_mov_b32_e32 v14, 0
	v_cndmask_b32_e64 v16, v17, v18, s[84:85]
	v_xor_b32_e32 v16, v16, v15
	v_sub_u32_e32 v15, v16, v15
	v_cmp_eq_u32_e64 s[84:85], v15, v12
	s_and_b64 s[36:37], vcc, s[84:85]
	v_cmp_lt_i32_e32 vcc, v6, v13
	s_and_b64 vcc, vcc, s[36:37]
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_465
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[38:39]
	global_load_dword v15, v[16:17], off
.LBB0_465:
	s_or_b64 exec, exec, s[36:37]
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_460
	v_lshl_add_u64 v[16:17], v[4:5], 2, s[94:95]
	global_load_dword v14, v[16:17], off
	s_branch .LBB0_460
.LBB0_467:
	v_mov_b32_e32 v11, v10
.LBB0_468:
	s_and_saveexec_b64 s[36:37], s[82:83]
	s_cbranch_execz .LBB0_470
	v_readlane_b32 s62, v125, 53
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s63, v125, 54
	s_nop 1
	v_lshl_add_u64 v[6:7], s[62:63], 0, v[4:5]
	v_readlane_b32 s62, v125, 14
	v_readlane_b32 s63, v125, 15
	s_nop 1
	v_lshl_add_u64 v[4:5], s[62:63], 0, v[4:5]
	global_store_dword v[4:5], v10, off
	global_store_dword v[6:7], v11, off
.LBB0_470:
	s_or_b64 exec, exec, s[36:37]
	v_readlane_b32 s36, v124, 24
	v_readlane_b32 s37, v124, 25
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_475
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_473
	v_lshl_add_u64 v[4:5], v[28:29], 2, s[40:41]
	global_load_dword v3, v[4:5], off
.LBB0_473:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v9
	v_mov_b32_e32 v4, v2
.LBB0_474:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_451
	s_branch .LBB0_477
.LBB0_475:
	s_mov_b64 s[20:21], 0
	s_cbranch_execz .LBB0_474
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[36:37], s[82:83], exec
	s_or_b64 s[20:21], s[20:21], s[36:37]
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_451
.LBB0_477:
	v_readlane_b32 s20, v125, 51
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s21, v125, 52
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[20:21]
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_451
.LBB0_478:
	s_lshl_b32 s36, s12, 6
	v_readlane_b32 s40, v124, 60
	s_cmp_ge_i32 s36, s2
	v_readlane_b32 s41, v124, 61
	s_cbranch_scc1 .LBB0_487
	v_readlane_b32 s20, v126, 51
	v_readlane_b32 s72, v126, 61
	v_readlane_b32 s21, v126, 52
	v_readlane_b32 s73, v126, 62
	v_readlane_b32 s22, v126, 53
	v_readlane_b32 s23, v126, 54
	s_mov_b64 s[20:21], s[72:73]
	s_mov_b64 s[16:17], s[72:73]
	v_readlane_b32 s74, v126, 63
	v_readlane_b32 s75, v53, 0
	v_writelane_b32 v126, s16, 61
	buffer_load_dword v2, v103, s[20:23], 0 offen
	s_lshl_b32 s20, s12, 10
	v_writelane_b32 v53, s19, 0
	v_writelane_b32 v126, s17, 62
	v_readlane_b32 s38, v53, 1
	v_readlane_b32 s39, v53, 2
	v_writelane_b32 v126, s18, 63
	v_subrev_u32_e32 v6, s20, v108
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[38:39]
	.loc	1 32 0
	v_lshlrev_b32_e32 v2, 1, v98
	.loc	1 36 0
	v_or_b32_e32 v8, s20, v2
	s_branch .LBB0_481
.LBB0_480:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s36, s36, s29
	v_subrev_u32_e32 v6, s15, v6
	s_cmp_lt_i32 s36, s2
	v_add_u32_e32 v8, s15, v8
	s_cbranch_scc0 .LBB0_487
.LBB0_481:
	v_cmp_le_i32_e32 vcc, v7, v8
	v_add_u32_e32 v2, 0x200, v8
	v_cmp_le_i32_e64 s[82:83], v7, v2
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_mov_b32_e32 v2, v3
	v_cndmask_b32_e64 v4, 0, 1, s[82:83]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v2, v2 row_shr:4 row_mask:0xf bank_mask:0xa
	s_barrier
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	v_mov_b32_dpp v2, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v3, s[84:85], 0, v2, vcc
	v_mov_b32_e32 v10, 0
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
	v_addc_co_u32_e64 v4, vcc, 0, v3, s[82:83]
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e64 v3, vcc, v4, v3, s[82:83]
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v4
	v_add_u32_e32 v4, 0, v98
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v111
	v_add_u32_e32 v2, s36, v1
	v_cmp_gt_i32_e32 vcc, s2, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, -1, v3
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execnz .LBB0_484
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execnz .LBB0_485
.LBB0_483:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[38:39], s[90:91], vcc
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_480
	s_branch .LBB0_486
.LBB0_484:
	v_readlane_b32 s38, v126, 59
	v_readlane_b32 s39, v126, 60
	s_nop 1
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[38:39]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_483
.LBB0_485:
	v_lshl_add_u64 v[12:13], v[4:5], 2, s[96:97]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[38:39], s[90:91], vcc
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_480
.LBB0_486:
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[12:13], s[98:99], 0, v[2:3]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v4, off
	v_lshl_add_u64 v[4:5], s[68:69], 0, v[2:3]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[4:5], v11, off
	v_ashrrev_i32_e32 v4, 31, v10
	v_lshrrev_b32_e32 v4, 28, v4
	v_add_u32_e32 v4, v10, v4
	v_ashrrev_i32_e32 v10, 4, v4
	v_lshl_add_u64 v[4:5], s[40:41], 0, v[2:3]
	global_store_dword v[4:5], v10, off
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[2:3], s[64:65], 0, v[2:3]
	v_ashrrev_i32_e32 v4, 4, v4
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_480
.LBB0_487:
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	global_load_dword v6, v29, s[16:17] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s13, v6
	s_cbranch_vccnz .LBB0_493
	global_load_dword v2, v29, s[16:17] offset:100
	s_mov_b32 s36, s13
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[60:61], 0, v[2:3]
	s_branch .LBB0_490
.LBB0_489:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s36, s36, s71
	v_cmp_lt_i32_e32 vcc, s36, v6
	s_cbranch_vccz .LBB0_492
.LBB0_490:
	v_add_u32_e32 v4, s36, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_489
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_489
.LBB0_492:
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
.LBB0_493:
	s_nop 4
	global_load_dword v6, v29, s[16:17] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s13, v6
	s_cbranch_vccnz .LBB0_499
	global_load_dword v2, v29, s[16:17] offset:104
	s_mov_b32 s36, s13
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[60:61], 0, v[2:3]
	s_branch .LBB0_496
.LBB0_495:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s36, s36, s71
	v_cmp_lt_i32_e32 vcc, s36, v6
	s_cbranch_vccz .LBB0_498
.LBB0_496:
	v_add_u32_e32 v4, s36, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_495
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_495
.LBB0_498:
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
.LBB0_499:
	s_nop 4
	global_load_dword v2, v29, s[16:17] offset:108
	v_readlane_b32 s20, v124, 62
	v_readlane_b32 s21, v124, 63
	v_readlane_b32 s16, v53, 5
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s36, v53, 3
	v_readlane_b32 s17, v53, 6
	v_readlane_b32 s37, v53, 4
	s_cselect_b32 s38, s2, s36
	s_and_b64 s[20:21], s[16:17], exec
	s_cselect_b32 s40, s2, s37
	s_add_i32 s39, s38, s40
	s_mul_i32 s36, s2, s30
	s_cmp_ge_i32 s13, s36
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	s_cbranch_scc1 .LBB0_505
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[60:61], 0, v[2:3]
	s_mov_b32 s37, s13
	s_branch .LBB0_502
.LBB0_501:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s37, s37, s71
	s_cmp_lt_i32 s37, s36
	s_cbranch_scc0 .LBB0_504
.LBB0_502:
	v_add_u32_e32 v4, s37, v0
	v_cmp_gt_i32_e32 vcc, s36, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_501
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s16, v53, 33
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s16, v5
	v_readlane_b32 s16, v53, 34
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s16
	v_mul_lo_u32 v9, v7, s26
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s26, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s26, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s26, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s38, v5
	v_subrev_u32_e32 v9, s39, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s2, v6
	v_min_i32_e32 v7, s2, v7
	v_min_i32_e32 v9, s2, v9
	v_mul_lo_u32 v6, v6, s30
	v_mul_lo_u32 v7, v7, s31
	v_mul_lo_u32 v9, v9, s81
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s30
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_501
.LBB0_504:
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	global_load_dword v2, v29, s[16:17] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_505:
	s_mul_i32 s41, s2, s31
	s_cmp_lt_i32 s13, s41
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_ge_i32 s13, s41
	s_cbranch_scc1 .LBB0_510
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[60:61], 0, v[2:3]
	s_add_i32 s66, s38, 1
	s_mov_b32 s67, s13
	s_branch .LBB0_508
.LBB0_507:
	s_or_b64 exec, exec, s[36:37]
	s_add_i32 s67, s67, s71
	s_cmp_lt_i32 s67, s41
	s_cbranch_scc0 .LBB0_510
.LBB0_508:
	v_add_u32_e32 v4, s67, v0
	v_cmp_gt_i32_e32 vcc, s41, v4
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_507
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_readlane_b32 s16, v53, 31
	v_ashrrev_i32_e32 v5, 31, v4
	v_xor_b32_e32 v5, s47, v5
	v_mul_hi_u32 v7, v6, s16
	v_mul_lo_u32 v9, v7, s28
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s28, v6
	v_add_u32_e32 v8, 0x4000000, v4
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s28, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s28, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s66, v5
	v_subrev_u32_e32 v9, s40, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s2, v6
	v_min_i32_e32 v7, s2, v7
	v_min_i32_e32 v9, s2, v9
	v_mul_lo_u32 v6, v6, s30
	v_mul_lo_u32 v7, v7, s31
	v_mul_lo_u32 v9, v9, s81
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s31
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_507
.LBB0_510:
	v_readlane_b32 s36, v126, 35
	v_readlane_b32 s37, v126, 36
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_516
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_516
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_mov_b32 s36, s13
	s_nop 3
	global_load_dword v2, v29, s[16:17] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[60:61], 0, v[2:3]
	s_branch .LBB0_514
.LBB0_513:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s36, s36, s71
	s_cmp_lt_i32 s36, s41
	s_cbranch_scc0 .LBB0_516
.LBB0_514:
	v_add_u32_e32 v4, s36, v0
	v_cmp_gt_i32_e32 vcc, s41, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_513
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_readlane_b32 s16, v53, 31
	v_ashrrev_i32_e32 v5, 31, v4
	v_xor_b32_e32 v5, s47, v5
	v_mul_hi_u32 v7, v6, s16
	v_mul_lo_u32 v9, v7, s28
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s28, v6
	v_add_u32_e32 v8, 0x5000000, v4
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s28, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s28, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s39, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s38, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s2, v7
	v_min_i32_e32 v6, s2, v6
	v_min_i32_e32 v9, s2, v9
	v_mul_lo_u32 v7, v7, s30
	v_mul_lo_u32 v6, v6, s31
	v_mul_lo_u32 v9, v9, s81
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s31
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_513
.LBB0_516:
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	global_load_dword v6, v29, s[16:17] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s13, v6
	s_cbranch_vccnz .LBB0_521
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	global_load_dword v2, v29, s[16:17] offset:120
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[60:61], 0, v[2:3]
	s_branch .LBB0_519
.LBB0_518:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s13, s13, s71
	v_cmp_lt_i32_e32 vcc, s13, v6
	s_cbranch_vccz .LBB0_521
.LBB0_519:
	v_add_u32_e32 v4, s13, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_518
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_518
.LBB0_521:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_525
	s_mov_b64 s[38:39], exec
	v_mbcnt_lo_u32_b32 v2, s38, 0
	v_mbcnt_hi_u32_b32 v2, s39, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_524
	s_bcnt1_i32_b64 s2, s[38:39]
	v_readlane_b32 s38, v124, 13
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s39, v124, 14
	s_nop 4
	global_atomic_add v3, v29, v3, s[38:39] offset:36 sc0 sc1
.LBB0_524:
	s_or_b64 exec, exec, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_nop 1
	v_add_u32_e32 v2, s2, v2
	ds_write_b32 v29, v2
.LBB0_525:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_readlane_b32 s2, v126, 2
	v_readlane_b32 s40, v53, 44
	v_readlane_b32 s41, v53, 45
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s2, v2
	s_cbranch_vccz .LBB0_528
	s_branch .LBB0_534
.LBB0_526:
	s_or_b64 exec, exec, s[36:37]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v29, v2
.LBB0_527:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v2
	s_cbranch_vccz .LBB0_531
.LBB0_528:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_527
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_526
	v_readlane_b32 s38, v124, 13
	v_readlane_b32 s39, v124, 14
	s_nop 4
	global_load_dword v2, v29, s[38:39] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_526
.LBB0_531:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 26 0
	s_and_saveexec_b64 s[20:21], s[24:25]
	s_cbranch_execz .LBB0_533
	v_readlane_b32 s16, v124, 49
	v_readlane_b32 s17, v124, 50
	s_nop 4
	.loc	1 36 0
	global_atomic_swap v29, v52, s[16:17] sc1
.LBB0_533:
	s_or_b64 exec, exec, s[20:21]
.LBB0_534:
	.loc	1 37 0
	v_readlane_b32 s20, v124, 53
	v_readlane_b32 s21, v124, 54
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_4
	.loc	1 38 0
	s_memrealtime s[20:21]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s2, v124, 0
	v_readlane_b32 s36, v125, 61
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v2, s2
	v_readlane_b32 s37, v125, 62
	v_readlane_b32 s2, v125, 63
	v_mov_b32_e32 v4, s21
	v_readlane_b32 s20, v53, 50
	v_cndmask_b32_e64 v2, v2, v3, s[36:37]
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s21, v53, 51
	v_readlane_b32 s16, v53, 7
	s_lshl_b32 s12, s12, 2
	v_cndmask_b32_e64 v3, v3, v4, s[36:37]
	v_mov_b32_e32 v4, s21
	v_readlane_b32 s17, v53, 8
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 3
	v_cndmask_b32_e64 v3, v3, v4, s[16:17]
	v_mov_b32_e32 v4, s20
	v_readlane_b32 s36, v125, 16
	v_cndmask_b32_e64 v2, v2, v4, s[16:17]
	v_readlane_b32 s37, v125, 17
	s_add_u32 s16, s36, s12
	s_addc_u32 s2, s37, s13
	s_and_b32 s17, s2, 0xffff
	v_readlane_b32 s38, v125, 18
	v_readlane_b32 s39, v125, 19
	buffer_store_dwordx2 v[2:3], v88, s[16:19], 0 offen
	s_branch .LBB0_4
.LBB0_536:
	v_readlane_b32 s0, v124, 32
	v_readlane_b32 s10, v124, 49
	v_readlane_b32 s1, v124, 33
	v_readlane_b32 s26, v124, 47
	v_readlane_b32 s11, v124, 50
	v_readlane_b32 s27, v124, 48
.LBB0_537:
	.loc	1 59 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s26, 6
	s_cbranch_scc1 .LBB0_543
	.loc	1 60 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_542
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_541
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v124, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v124, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_541:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_542:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[0:1], 0x148
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_546
.LBB0_543:
	.loc	1 59 0
	s_endpgm
.LBB0_544:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 60 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_545:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_549
.LBB0_546:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_545
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_544
	v_readlane_b32 s12, v124, 13
	v_readlane_b32 s13, v124, 14
	s_nop 4
	global_load_dword v1, v0, s[12:13] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_544
.LBB0_549:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_543
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s9
	global_store_dword v0, v1, s[10:11] offset:172
	.loc	1 59 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_layer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 52
		.amdhsa_kernarg_size 584
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
		.amdhsa_next_free_vgpr 127
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
	.size	moe_layer, .Lfunc_end0-moe_layer
	.set moe_layer.num_vgpr, 127
	.set moe_layer.num_agpr, 0
	.set moe_layer.numbered_sgpr, 100
	.set moe_layer.num_named_barrier, 0
	.set moe_layer.private_seg_size, 52
	.set moe_layer.uses_vcc, 1
	.set moe_layer.uses_flat_scratch, 0
	.set moe_layer.has_dyn_sized_stack, 0
	.set moe_layer.has_recursion, 0
	.set moe_layer.has_indirect_call, 0
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
      - .offset:         216
        .size:           4
        .value_kind:     by_value
      - .offset:         220
        .size:           4
        .value_kind:     by_value
      - .offset:         224
        .size:           4
        .value_kind:     by_value
      - .offset:         228
        .size:           4
        .value_kind:     by_value
      - .offset:         232
        .size:           4
        .value_kind:     by_value
      - .offset:         236
        .size:           4
        .value_kind:     by_value
      - .offset:         240
        .size:           4
        .value_kind:     by_value
      - .offset:         244
        .size:           4
        .value_kind:     by_value
      - .offset:         248
        .size:           4
        .value_kind:     by_value
      - .offset:         252
        .size:           4
        .value_kind:     by_value
      - .offset:         256
        .size:           4
        .value_kind:     by_value
      - .offset:         260
        .size:           4
        .value_kind:     by_value
      - .offset:         264
        .size:           4
        .value_kind:     by_value
      - .offset:         268
        .size:           4
        .value_kind:     by_value
      - .offset:         272
        .size:           4
        .value_kind:     by_value
      - .offset:         276
        .size:           4
        .value_kind:     by_value
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
      - .address_space:  global
        .offset:         312
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         320
        .size:           8
        .value_kind:     global_buffer
      - .offset:         328
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         332
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         336
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         340
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         342
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         344
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         346
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         348
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         350
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         368
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         376
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         384
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         392
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         448
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 584
    .max_flat_workgroup_size: 256
    .name:           moe_layer
    .private_segment_fixed_size: 52
    .sgpr_count:     106
    .sgpr_spill_count: 271
    .symbol:         moe_layer.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     127
    .vgpr_spill_count: 12
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
