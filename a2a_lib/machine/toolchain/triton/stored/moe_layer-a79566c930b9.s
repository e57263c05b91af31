; lds 9216
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
	s_mov_b32 s96, 0
	v_writelane_b32 v123, s16, 0
	v_writelane_b32 v123, s14, 1
	s_nop 1
	v_writelane_b32 v123, s15, 2
	s_load_dword s14, s[0:1], 0xdc
	v_writelane_b32 v123, s12, 3
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s33, s14
	v_writelane_b32 v123, s13, 4
	v_cvt_f32_u32_e32 v1, s33
	v_writelane_b32 v123, s10, 5
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_writelane_b32 v123, s11, 6
	v_writelane_b32 v123, s8, 7
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_nop 0
	v_writelane_b32 v123, s9, 8
	v_writelane_b32 v123, s6, 9
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_writelane_b32 v123, s7, 10
	s_load_dwordx2 s[98:99], s[0:1], 0xc0
	s_load_dwordx2 s[22:23], s[0:1], 0x90
	s_load_dword s6, s[0:1], 0x100
	v_writelane_b32 v123, s2, 11
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s15, s[98:99], 0xac
	v_writelane_b32 v123, s3, 12
	.loc	1 29 0
	s_cmp_lg_u32 s6, 0
	.loc	1 17 0
	v_readfirstlane_b32 s3, v1
	.loc	1 29 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s2, s[0:1], 0xfc
	.loc	1 30 0
	s_load_dword s7, s[0:1], 0x148
	s_waitcnt lgkmcnt(0)
	s_min_i32 s96, s7, s2
.LBB0_2:
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s97, s15, 1
	.loc	1 27 0
	s_lshr_b32 s2, s97, 31
	s_add_i32 s2, s97, s2
	s_and_b32 s2, s2, -2
	s_sub_i32 s20, s97, s2
	s_lshl_b32 s8, s20, 4
	s_ashr_i32 s9, s8, 31
	s_load_dword s18, s[0:1], 0x104
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	v_writelane_b32 v123, s8, 13
	.loc	1 32 0
	s_add_i32 s60, s96, -1
	s_cmp_lt_i32 s60, -2.0
	v_writelane_b32 v123, s9, 14
	s_cbranch_scc1 .LBB0_599
	s_load_dwordx4 s[56:59], s[0:1], 0xe0
	s_sub_i32 s7, 0, s33
	s_mul_i32 s7, s7, s3
	s_mul_hi_u32 s7, s3, s7
	s_add_i32 s61, s3, s7
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s8, s59
	s_mul_hi_u32 s7, s8, s61
	.loc	1 17 0
	s_mul_i32 s11, s7, s33
	s_ashr_i32 s3, s59, 31
	s_ashr_i32 s9, s14, 31
	s_sub_i32 s8, s8, s11
	s_xor_b32 s9, s3, s9
	s_add_i32 s11, s7, 1
	s_sub_i32 s12, s8, s33
	s_load_dword s10, s[0:1], 0x130
	s_load_dwordx2 s[62:63], s[0:1], 0x128
	s_load_dwordx8 s[36:43], s[0:1], 0x108
	s_load_dword s24, s[0:1], 0xf8
	s_load_dwordx2 s[94:95], s[0:1], 0xf0
	s_cmp_ge_u32 s8, s33
	s_cselect_b32 s7, s11, s7
	s_cselect_b32 s8, s12, s8
	s_add_i32 s11, s7, 1
	s_cmp_ge_u32 s8, s33
	s_cselect_b32 s7, s11, s7
	s_xor_b32 s7, s7, s9
	.loc	1 18 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s30, s95, 63
	.loc	1 17 0
	s_sub_i32 s66, s7, s9
	.loc	1 18 0
	s_ashr_i32 s7, s30, 31
	s_lshr_b32 s7, s7, 26
	s_add_i32 s31, s94, 0x7f
	s_add_i32 s54, s30, s7
	s_ashr_i32 s7, s31, 31
	s_lshr_b32 s7, s7, 25
	s_add_i32 s67, s31, s7
	s_add_i32 s7, s57, 7
	s_ashr_i32 s8, s7, 31
	s_lshr_b32 s8, s8, 29
	s_add_i32 s7, s7, s8
	.loc	1 22 0
	s_lshl_b32 s8, s24, 4
	s_ashr_i32 s9, s8, 31
	.loc	1 18 0
	s_ashr_i32 s11, s7, 3
	v_writelane_b32 v123, s8, 15
	.loc	1 23 0
	s_lshl_b32 s7, s95, 1
	.loc	1 18 0
	s_ashr_i32 s12, s54, 6
	v_writelane_b32 v123, s9, 16
	.loc	1 23 0
	s_mul_i32 s8, s7, s66
	v_writelane_b32 v123, s7, 17
	s_ashr_i32 s9, s8, 31
	v_writelane_b32 v123, s8, 18
	.loc	1 24 0
	s_ashr_i32 s7, s95, 31
	.loc	1 18 0
	s_ashr_i32 s13, s67, 7
	v_writelane_b32 v123, s9, 19
	.loc	1 25 0
	v_writelane_b32 v123, s6, 20
	s_mul_i32 s8, s66, s94
	s_ashr_i32 s9, s8, 31
	v_writelane_b32 v123, s7, 21
	v_writelane_b32 v123, s8, 22
	.loc	1 27 0
	s_ashr_i32 s7, s6, 31
	.loc	1 22 0
	s_ashr_i32 s55, s94, 31
	v_writelane_b32 v123, s9, 23
	.loc	1 27 0
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s16, v123, 13
	s_load_dword s64, s[0:1], 0xd8
	s_load_dwordx4 s[84:87], s[0:1], 0x78
	s_mov_b64 s[28:29], s[0:1]
	v_readlane_b32 s17, v123, 14
	s_add_u32 s0, s16, s8
	v_and_b32_e32 v1, 63, v0
	s_addc_u32 s1, s17, s9
	s_mov_b32 s53, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[90:91], 64, v0
	s_max_i32 s52, s6, 1
	v_writelane_b32 v123, s0, 24
	s_and_b64 s[80:81], vcc, s[90:91]
	s_lshl_b64 s[6:7], s[52:53], 2
	v_writelane_b32 v123, s1, 25
	s_add_u32 s0, s98, s6
	s_addc_u32 s1, s99, s7
	v_writelane_b32 v123, s0, 26
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[6:7], s[18:19], 2
	v_writelane_b32 v123, s1, 27
	s_mov_b32 s0, s18
	v_writelane_b32 v123, s0, 28
	s_mul_i32 s26, s13, s11
	s_load_dwordx8 s[44:51], s[28:29], 0x98
	v_writelane_b32 v123, s1, 29
	s_add_u32 s0, s98, s6
	s_addc_u32 s1, s99, s7
	v_writelane_b32 v123, s0, 30
	s_cmp_lg_u32 s10, 0
	.loc	1 17 0
	s_mul_i32 s92, s58, s57
	v_writelane_b32 v123, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s37, 0
	v_writelane_b32 v123, s0, 32
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_lg_u32 s37, 0
	v_writelane_b32 v123, s1, 33
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s27, s26, 31
	v_writelane_b32 v123, s0, 34
	s_lshl_b64 s[6:7], s[26:27], 2
	s_load_dwordx2 s[68:69], s[28:29], 0x88
	v_writelane_b32 v123, s1, 35
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s84, s6
	s_addc_u32 s1, s85, s7
	s_lshl_b32 s6, s24, 1
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v123, s0, 36
	s_lshl_b64 s[6:7], s[6:7], 2
	s_mov_b64 s[10:11], s[28:29]
	v_writelane_b32 v123, s1, 37
	s_add_u32 s0, s50, s6
	s_mul_i32 s6, s24, 3
	s_addc_u32 s1, s51, s7
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v123, s0, 38
	s_lshl_b64 s[6:7], s[6:7], 2
	s_load_dwordx4 s[16:19], s[10:11], 0xc8
	v_writelane_b32 v123, s1, 39
	s_add_u32 s0, s50, s6
	s_addc_u32 s1, s51, s7
	v_writelane_b32 v123, s0, 40
	s_cmp_lt_i32 s62, 0
	s_mul_i32 s6, s59, 3
	v_writelane_b32 v123, s1, 41
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 42
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	v_writelane_b32 v123, s1, 43
	s_add_i32 s0, s13, 2
	s_add_u32 s88, s48, s6
	s_addc_u32 s89, s49, s7
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[6:7], s[24:25], 2
	s_add_u32 s8, s50, s6
	s_addc_u32 s9, s51, s7
	s_cmp_eq_u32 s39, 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s39, 0
	v_writelane_b32 v123, s6, 44
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_gt_i32 s37, 1
	v_writelane_b32 v123, s7, 45
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v123, s6, 46
	s_cmp_eq_u32 s40, 0
	s_mov_b64 s[72:73], s[10:11]
	v_writelane_b32 v123, s7, 47
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v123, s6, 48
	s_cmp_lg_u32 s40, 0
	s_mul_i32 s34, s0, s24
	v_writelane_b32 v123, s7, 49
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_gt_i32 s58, 0
	v_writelane_b32 v123, s6, 50
	s_cselect_b64 s[28:29], -1, 0
	s_ashr_i32 s93, s92, 31
	v_writelane_b32 v123, s7, 51
	s_lshl_b64 s[6:7], s[92:93], 2
	s_add_u32 s6, s46, s6
	s_addc_u32 s7, s47, s7
	v_writelane_b32 v123, s6, 52
	s_ashr_i32 s65, s64, 31
	v_and_b32_e32 v23, 15, v0
	v_writelane_b32 v123, s7, 53
	v_writelane_b32 v123, s72, 54
	s_lshl_b64 s[6:7], s[64:65], 3
	v_lshlrev_b32_e32 v22, 1, v23
	v_writelane_b32 v123, s73, 55
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v123, s16, 56
	s_add_u32 s10, s18, s6
	s_addc_u32 s11, s19, s7
	v_writelane_b32 v123, s17, 57
	v_writelane_b32 v123, s18, 58
	s_cmp_eq_u32 s37, 3
	v_writelane_b32 v123, s19, 59
	s_cselect_b64 s[6:7], -1, 0
	s_sub_i32 s40, s95, 32
	v_writelane_b32 v123, s6, 60
	s_cmp_gt_i32 s40, 0
	v_cmp_gt_i32_e32 vcc, s94, v22
	v_writelane_b32 v123, s7, 61
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v123, s6, 62
	v_and_b32_e32 v5, 56, v0
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v123, s7, 63
	s_add_i32 s6, s95, 31
	s_cmp_gt_i32 s6, 31
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v124, s6, 0
	s_ashr_i32 s35, s34, 31
	s_mov_b32 s2, s14
	v_writelane_b32 v124, s7, 1
	s_lshl_b64 s[6:7], s[34:35], 2
	v_writelane_b32 v124, s0, 2
	s_add_u32 s0, s68, s6
	s_addc_u32 s1, s69, s7
	s_cmp_gt_i32 s14, 0
	v_writelane_b32 v124, s0, 3
	s_cselect_b64 s[82:83], -1, 0
	s_cmp_gt_i32 s94, 0
	v_writelane_b32 v124, s1, 4
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 5
	s_sub_i32 s35, s94, 32
	v_bfrev_b32_e32 v8, 1
	v_writelane_b32 v124, s1, 6
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 7
	s_cmp_gt_i32 s35, 0
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_writelane_b32 v124, s1, 8
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s6, s94, 31
	v_writelane_b32 v124, s0, 9
	s_cmp_gt_i32 s6, 31
	s_mul_i32 s6, s92, 3
	v_writelane_b32 v124, s1, 10
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v124, s0, 11
	s_lshl_b64 s[6:7], s[6:7], 2
	v_lshlrev_b32_e32 v24, 2, v23
	v_writelane_b32 v124, s1, 12
	s_add_u32 s0, s46, s6
	s_addc_u32 s1, s47, s7
	s_lshl_b32 s6, s92, 1
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v124, s0, 13
	s_lshl_b64 s[6:7], s[6:7], 2
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v124, s1, 14
	s_add_u32 s0, s46, s6
	s_addc_u32 s1, s47, s7
	s_add_i32 s15, s15, 2
	s_max_i32 s6, s24, s66
	s_lshr_b32 s24, s15, 31
	s_add_i32 s24, s15, s24
	v_writelane_b32 v124, s0, 15
	s_and_b32 s24, s24, 0xffffffe
	s_sub_i32 s15, s15, s24
	v_writelane_b32 v124, s1, 16
	s_and_b64 s[0:1], vcc, s[90:91]
	v_writelane_b32 v124, s0, 17
	s_lshl_b32 s24, s15, 4
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 18
	s_ashr_i32 s25, s24, 31
	v_readlane_b32 s0, v123, 0
	s_add_i32 s7, s34, 1
	s_add_i32 s14, s26, 1
	s_and_b64 vcc, vcc, s[90:91]
	s_lshl_b64 s[24:25], s[24:25], 2
	s_ashr_i32 s0, s0, 31
	s_lshl_b32 s15, s96, 8
	v_writelane_b32 v124, s0, 19
	s_add_u32 s0, s22, s24
	s_addc_u32 s1, s23, s25
	v_writelane_b32 v124, s0, 20
	v_lshlrev_b32_e32 v3, 3, v4
	v_lshlrev_b32_e32 v6, 2, v1
	v_writelane_b32 v124, s1, 21
	v_cmp_gt_i32_e64 s[0:1], s59, v23
	v_cndmask_b32_e32 v27, v8, v3, vcc
	v_add_u32_e32 v2, 0xffffff80, v6
	v_writelane_b32 v124, s0, 22
	v_cmp_gt_u32_e32 vcc, 32, v1
	v_and_b32_e32 v41, 48, v0
	v_writelane_b32 v124, s1, 23
	v_cndmask_b32_e64 v76, v8, v24, s[0:1]
	.loc	1 32 0
	s_mul_i32 s0, s59, s20
	s_load_dwordx8 s[16:23], s[72:73], 0x58
	s_mul_i32 s0, s0, s2
	v_cndmask_b32_e32 v33, v2, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v41
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v124, s60, 24
	v_cmp_eq_u32_e64 s[26:27], 0, v4
	s_and_b64 vcc, vcc, s[90:91]
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_i32 s34, s60, s56
	v_writelane_b32 v124, s26, 25
	s_and_b64 s[70:71], s[90:91], s[26:27]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s18, s0
	s_addc_u32 s1, s19, s1
	s_cmp_gt_i32 s96, 0
	v_writelane_b32 v124, s27, 26
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v124, s18, 27
	s_mul_i32 s26, s59, s64
	s_mov_b64 s[78:79], s[22:23]
	v_writelane_b32 v124, s19, 28
	s_ashr_i32 s27, s26, 31
	s_mov_b64 s[76:77], s[20:21]
	s_mov_b64 s[72:73], s[16:17]
	s_lshl_b64 s[26:27], s[26:27], 2
	v_writelane_b32 v124, s72, 29
	s_add_u32 s18, s0, s26
	v_bfe_u32 v78, v0, 3, 3
	v_and_b32_e32 v26, 7, v0
	v_writelane_b32 v124, s73, 30
	s_addc_u32 s19, s1, s27
	v_mad_u64_u32 v[2:3], s[26:27], s66, v78, v[26:27]
	v_writelane_b32 v124, s74, 31
	v_ashrrev_i32_e32 v3, 31, v2
	v_writelane_b32 v124, s75, 32
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_writelane_b32 v124, s76, 33
	v_cndmask_b32_e32 v77, v8, v76, vcc
	v_lshl_add_u64 v[28:29], s[0:1], 0, v[2:3]
	v_add_u32_e32 v7, -8, v6
	v_cmp_gt_u32_e32 vcc, 2, v1
	s_lshl_b64 s[0:1], s[64:65], 2
	v_writelane_b32 v124, s77, 34
	v_cndmask_b32_e32 v79, v7, v6, vcc
	v_add_u32_e32 v7, -16, v6
	v_cmp_gt_u32_e32 vcc, 4, v1
	s_add_u32 s24, s20, s0
	v_writelane_b32 v124, s78, 35
	v_cndmask_b32_e32 v80, v7, v6, vcc
	v_writelane_b32 v124, s79, 36
	s_addc_u32 s0, s21, s1
	v_lshlrev_b32_e32 v7, 3, v0
	v_writelane_b32 v124, s0, 37
	v_and_b32_e32 v32, 24, v7
	v_readlane_b32 s0, v123, 5
	v_mov_b32_e32 v31, 0
	v_lshlrev_b32_e32 v30, 1, v32
	v_readlane_b32 s1, v123, 6
	v_writelane_b32 v124, s2, 38
	v_cmp_gt_i32_e32 vcc, s2, v78
	v_lshl_add_u64 v[34:35], s[0:1], 0, v[30:31]
	v_readlane_b32 s0, v123, 7
	v_readlane_b32 s1, v123, 8
	s_mov_b64 s[22:23], s[18:19]
	s_mov_b32 s2, s59
	v_lshl_add_u64 v[36:37], s[0:1], 0, v[30:31]
	v_lshlrev_b32_e32 v30, 2, v26
	v_cmp_gt_i32_e64 s[0:1], s66, v26
	s_mov_b32 s16, s64
	s_mov_b64 s[72:73], s[68:69]
	v_cndmask_b32_e64 v81, v8, v30, s[0:1]
	v_writelane_b32 v124, s0, 39
	s_and_b64 s[18:19], vcc, s[0:1]
	v_cndmask_b32_e64 v8, 0, 1, s[74:75]
	v_writelane_b32 v124, s1, 40
	s_lshl_b64 s[0:1], s[2:3], 2
	s_and_b64 s[2:3], s[90:91], s[18:19]
	v_writelane_b32 v124, s2, 41
	s_add_u32 s20, s48, s0
	s_addc_u32 s21, s49, s1
	v_writelane_b32 v124, s3, 42
	v_writelane_b32 v124, s18, 43
	v_cmp_eq_u32_e64 s[0:1], s16, v78
	v_lshrrev_b32_e32 v5, 1, v5
	v_writelane_b32 v124, s19, 44
	v_writelane_b32 v124, s0, 45
	v_add_u32_e32 v83, 0, v24
	v_lshlrev_b32_e32 v15, 1, v0
	v_writelane_b32 v124, s1, 46
	s_and_b64 s[0:1], s[0:1], s[18:19]
	s_and_b64 s[0:1], s[90:91], s[0:1]
	v_writelane_b32 v124, s0, 47
	s_mov_b32 s18, s66
	v_lshrrev_b32_e32 v44, 2, v0
	v_writelane_b32 v124, s1, 48
	s_lshl_b32 s0, s59, 1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s64, s48, s0
	s_addc_u32 s65, s49, s1
	s_cmp_eq_u32 s38, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 49
	s_cmp_lg_u32 s38, 0
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v124, s1, 50
	v_readfirstlane_b32 s0, v8
	s_max_i32 s0, s56, s0
	s_add_i32 s0, s0, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 3
	v_writelane_b32 v124, s2, 51
	s_cmp_eq_u32 s37, 2
	v_lshl_add_u64 v[8:9], s[20:21], 0, v[2:3]
	v_writelane_b32 v124, s3, 52
	s_mul_i32 s2, s0, s13
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 53
	scratch_store_dwordx2 off, v[8:9], off
	v_lshlrev_b32_e32 v16, 2, v0
	v_writelane_b32 v124, s1, 54
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s13, 0
	s_cmp_gt_i32 s41, 0
	v_writelane_b32 v124, s0, 55
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 56
	s_cmp_gt_i32 s42, 0
	v_lshrrev_b32_e32 v18, 1, v0
	v_writelane_b32 v124, s1, 57
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 58
	v_and_b32_e32 v86, 62, v15
	v_and_b32_e32 v15, 56, v44
	v_writelane_b32 v124, s1, 59
	s_min_i32 s0, s43, s2
	v_writelane_b32 v124, s36, 60
	s_cmp_gt_i32 s43, 0
	s_cselect_b32 s0, s0, s2
	v_writelane_b32 v125, s40, 0
	v_writelane_b32 v125, s41, 1
	v_writelane_b32 v125, s42, 2
	v_writelane_b32 v125, s43, 3
	v_writelane_b32 v125, s2, 4
	v_writelane_b32 v125, s0, 5
	s_and_b32 s21, s21, 0xffff
	v_writelane_b32 v125, s20, 6
	s_lshl_b32 s0, s96, 6
	v_writelane_b32 v124, s37, 61
	v_writelane_b32 v125, s21, 7
	v_writelane_b32 v125, s22, 8
	v_writelane_b32 v125, s23, 9
	v_writelane_b32 v125, s0, 10
	s_and_b32 s25, s49, 0xffff
	s_and_b32 s37, s65, 0xffff
	v_writelane_b32 v125, s62, 11
	s_cmp_lt_i32 s63, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s63, 12
	v_writelane_b32 v125, s0, 13
	s_cmp_gt_u32 s40, 32
	v_and_b32_e32 v17, 56, v16
	v_writelane_b32 v125, s1, 14
	v_writelane_b32 v125, s40, 15
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 16
	s_cmp_gt_u32 s35, 32
	v_and_b32_e32 v90, 24, v18
	v_writelane_b32 v125, s1, 17
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s69, s13
	v_cvt_f32_u32_e32 v8, s69
	v_writelane_b32 v125, s35, 18
	v_writelane_b32 v125, s0, 19
	s_abs_i32 s68, s12
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s1, 20
	s_sub_i32 s0, 0, s69
	s_abs_i32 s2, s96
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_ashr_i32 s19, s67, 31
	s_xor_b32 s20, s34, s96
	s_abs_i32 s67, s18
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s68
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 21
	s_sub_i32 s0, 0, s68
	s_ashr_i32 s20, s20, 31
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_ashr_i32 s66, s66, 31
	s_sub_i32 s21, 0, s67
	v_xor_b32_e32 v88, v16, v15
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 22
	s_sub_i32 s0, 0, s2
	v_writelane_b32 v125, s28, 23
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_writelane_b32 v125, s29, 24
	v_lshlrev_b32_e32 v89, 4, v0
	v_lshlrev_b32_e32 v15, 6, v23
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_abs_i32 s0, s34
	s_mul_hi_u32 s3, s0, s1
	s_mul_i32 s1, s3, s2
	s_sub_i32 s26, s0, s1
	s_and_b64 s[0:1], s[30:31], s[28:29]
	v_writelane_b32 v125, s0, 25
	s_abs_i32 s34, s58
	s_sub_i32 s28, 0, s34
	v_writelane_b32 v125, s1, 26
	v_writelane_b32 v125, s82, 27
	s_and_b64 s[0:1], s[74:75], s[82:83]
	s_add_i32 s29, s3, 1
	v_writelane_b32 v125, s83, 28
	v_writelane_b32 v125, s19, 29
	s_ashr_i32 s19, s54, 31
	v_writelane_b32 v125, s19, 30
	s_lshl_b32 s19, s58, 3
	v_writelane_b32 v125, s19, 31
	v_writelane_b32 v125, s18, 32
	v_writelane_b32 v125, s92, 33
	s_abs_i32 s18, s92
	s_sub_i32 s27, 0, s18
	s_ashr_i32 s19, s58, 31
	s_sub_i32 s30, s26, s2
	s_cmp_ge_u32 s26, s2
	s_cselect_b32 s3, s29, s3
	s_cselect_b32 s26, s30, s26
	s_add_i32 s29, s3, 1
	s_cmp_ge_u32 s26, s2
	v_lshlrev_b32_e32 v8, 5, v0
	s_movk_i32 s2, 0xe0
	v_and_or_b32 v82, v8, s2, v5
	v_cvt_f32_u32_e32 v5, s67
	v_mad_u32_u24 v8, v23, 60, v83
	s_movk_i32 s2, 0xffc4
	v_writelane_b32 v125, s93, 34
	v_rcp_iflag_f32_e32 v5, v5
	v_mad_i32_i24 v84, v23, s2, v8
	s_cselect_b32 s2, s29, s3
	v_writelane_b32 v125, s19, 35
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v9, v5
	v_cvt_f32_u32_e32 v5, s18
	s_xor_b32 s2, s2, s20
	v_writelane_b32 v125, s18, 36
	s_sub_i32 s2, s2, s20
	v_rcp_iflag_f32_e32 v5, v5
	.loc	1 22 0
	v_writelane_b32 v125, s2, 37
	v_writelane_b32 v125, s84, 38
	v_readlane_b32 s2, v123, 1
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v11, v5
	v_cvt_f32_u32_e32 v5, s34
	v_xor_b32_e32 v17, v17, v90
	v_mov_b32_e32 v25, v31
	v_writelane_b32 v125, s85, 39
	v_rcp_iflag_f32_e32 v5, v5
	v_readlane_b32 s3, v123, 2
	v_or_b32_e32 v91, v17, v15
	v_writelane_b32 v125, s86, 40
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v13, v5
	v_lshrrev_b32_e32 v5, 6, v0
	v_and_b32_e32 v17, 0xc00, v89
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[24:25]
	v_writelane_b32 v125, s87, 41
	scratch_store_dwordx2 off, v[18:19], off offset:40
	v_or3_b32 v94, v17, v90, v15
	v_lshlrev_b32_e32 v15, 2, v5
	v_mad_u32_u24 v98, v23, 12, v84
	v_lshlrev_b32_e32 v19, 4, v23
	v_cmp_gt_u32_e64 s[2:3], 8, v1
	v_lshl_add_u64 v[46:47], s[86:87], 0, v[24:25]
	v_add3_u32 v100, 0, v15, v19
	v_lshl_add_u64 v[50:51], s[44:45], 0, v[24:25]
	v_add_u32_e32 v25, v98, v15
	v_sub_u32_e64 v15, v1, 1 clamp
	v_writelane_b32 v125, s2, 42
	v_lshlrev_b32_e32 v103, 2, v15
	v_subrev_u32_e32 v15, 32, v6
	v_writelane_b32 v125, s3, 43
	v_cndmask_b32_e64 v104, v15, v6, s[2:3]
	v_writelane_b32 v125, s88, 44
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	s_mov_b32 s17, s24
	v_mul_lo_u32 v12, s27, v11
	v_writelane_b32 v125, s89, 45
	s_mov_b32 s24, s48
	s_mov_b32 s26, s2
	s_mov_b32 s27, s3
	v_writelane_b32 v125, s24, 46
	s_mov_b64 s[92:93], s[22:23]
	v_lshl_add_u64 v[20:21], s[92:93], 0, v[2:3]
	v_writelane_b32 v125, s25, 47
	v_writelane_b32 v125, s26, 48
	v_lshl_add_u64 v[2:3], s[48:49], 0, v[2:3]
	v_writelane_b32 v125, s27, 49
	v_writelane_b32 v124, s38, 62
	scratch_store_dwordx2 off, v[2:3], off offset:16
	v_lshl_add_u64 v[2:3], s[64:65], 0, v[30:31]
	v_writelane_b32 v125, s64, 50
	v_writelane_b32 v124, s39, 63
	v_add_u32_e32 v93, v8, v17
	v_subrev_u32_e32 v17, 64, v6
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	v_writelane_b32 v125, s65, 51
	s_mov_b32 s36, s64
	v_cndmask_b32_e64 v97, v17, v6, s[38:39]
	v_writelane_b32 v125, s36, 52
	s_xor_b64 s[0:1], s[0:1], -1
	v_mul_lo_u32 v14, s28, v13
	v_writelane_b32 v125, s37, 53
	v_writelane_b32 v125, s38, 54
	v_writelane_b32 v125, s39, 55
	v_writelane_b32 v125, s0, 56
	s_mov_b64 s[30:31], s[58:59]
	s_mov_b32 s28, s56
	v_writelane_b32 v125, s1, 57
	s_mul_i32 s1, s58, s56
	v_writelane_b32 v125, s1, 58
	.loc	1 32 0
	v_writelane_b32 v125, s28, 59
	s_movk_i32 s0, 0x7f
	v_cmp_lt_u32_e64 s[42:43], s0, v0
	v_writelane_b32 v125, s29, 60
	v_writelane_b32 v125, s30, 61
	v_writelane_b32 v125, s31, 62
	s_lshl_b32 s0, s59, 4
	v_readlane_b32 s22, v123, 54
	v_writelane_b32 v125, s0, 63
	s_mov_b32 s0, 2.0
	v_readlane_b32 s23, v123, 55
	v_writelane_b32 v126, s0, 0
	s_load_dwordx2 s[0:1], s[22:23], 0xb8
	v_lshrrev_b32_e32 v40, 4, v0
	v_mul_lo_u32 v10, s21, v9
	v_readlane_b32 s20, v123, 20
	v_readlane_b32 s21, v123, 21
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s0, 1
	.loc	1 24 0
	s_mov_b32 s20, s95
	scratch_store_dwordx2 off, v[2:3], off offset:24
	v_writelane_b32 v126, s1, 2
	v_cmp_lt_u32_e64 s[0:1], v23, v40
	v_lshl_add_u64 v[2:3], s[88:89], 0, v[30:31]
	v_or_b32_e32 v30, 32, v22
	v_writelane_b32 v126, s0, 3
	scratch_store_dwordx2 off, v[2:3], off offset:32
	v_and_b32_e32 v2, 0xf8, v7
	v_writelane_b32 v126, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s95, v32
	v_add_u32_e32 v7, 0, v2
	v_or_b32_e32 v2, 32, v32
	v_writelane_b32 v126, s0, 5
	v_mov_b32_e32 v3, v31
	.loc	1 22 0
	s_mov_b32 s54, s94
	v_writelane_b32 v126, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s95, v22
	s_mov_b64 s[64:65], s[72:73]
	s_load_dwordx8 s[72:79], s[22:23], 0x38
	v_writelane_b32 v126, s0, 7
	v_lshrrev_b32_e32 v8, 3, v0
	v_and_b32_e32 v6, 4, v8
	v_writelane_b32 v126, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s94, v32
	v_mul_hi_u32 v8, v9, v10
	v_add_u32_e32 v105, v9, v8
	v_writelane_b32 v126, s0, 9
	v_mul_hi_u32 v8, v11, v12
	v_add_u32_e32 v106, v11, v8
	v_writelane_b32 v126, s1, 10
	v_cmp_lt_u32_e64 s[0:1], v26, v78
	v_mul_hi_u32 v8, v13, v14
	v_and_b32_e32 v87, 0xf0, v0
	v_writelane_b32 v126, s0, 11
	v_and_b32_e32 v17, 0xc0, v0
	v_and_b32_e32 v18, 12, v44
	v_writelane_b32 v126, s1, 12
	v_cmp_eq_u32_e64 s[0:1], 1, v4
	v_add_u32_e32 v107, v13, v8
	.loc	1 32 0
	v_lshlrev_b32_e32 v8, 4, v1
	v_writelane_b32 v126, s0, 13
	v_lshrrev_b32_e32 v85, 5, v0
	v_lshrrev_b32_e32 v42, 2, v87
	v_writelane_b32 v126, s1, 14
	v_cmp_eq_u32_e64 s[0:1], 2, v4
	v_mov_b32_e32 v45, v31
	v_xor_b32_e32 v92, 32, v91
	v_writelane_b32 v126, s0, 15
	v_and_b32_e32 v95, 60, v16
	v_and_b32_e32 v96, 0x7c, v16
	v_writelane_b32 v126, s1, 16
	v_cmp_eq_u32_e64 s[0:1], 48, v41
	v_xor_b32_e32 v99, 0x80, v16
	v_add_u32_e32 v101, 0, v16
	v_writelane_b32 v126, s0, 17
	v_and_b32_e32 v102, 0xf8, v0
	v_mov_b32_e32 v43, v31
	v_writelane_b32 v126, s1, 18
	v_cmp_eq_u32_e64 s[0:1], 0, v26
	v_mul_lo_u32 v108, s59, v40
	v_sub_u32_e32 v109, 0, v8
	v_writelane_b32 v126, s0, 19
	v_add_u32_e32 v110, v84, v17
	v_add_u32_e32 v111, v98, v18
	v_writelane_b32 v126, s1, 20
	v_cmp_lt_u32_e64 s[0:1], 1, v26
	v_mov_b32_e32 v55, s97
	v_add_u32_e32 v112, v7, v6
	v_writelane_b32 v126, s0, 21
	v_bfrev_b32_e32 v113, 0.5
	v_mov_b32_e32 v60, -1
	v_writelane_b32 v126, s1, 22
	v_cmp_lt_u32_e64 s[0:1], 3, v26
	v_bfrev_b32_e32 v61, -8
	v_mov_b32_e32 v114, 1
	v_writelane_b32 v126, s0, 23
	v_mov_b32_e32 v115, 32
	v_mov_b32_e32 v116, 16
	v_writelane_b32 v126, s1, 24
	v_cmp_lt_u32_e64 s[0:1], 15, v1
	v_mov_b32_e32 v117, 8
	v_mov_b32_e32 v118, 4
	v_writelane_b32 v126, s0, 25
	v_mov_b32_e32 v119, 2
	v_mov_b32_e32 v120, 0x42800000
	v_writelane_b32 v126, s1, 26
	v_cmp_gt_u32_e64 s[0:1], 2, v4
	v_not_b32_e32 v121, 63
	v_mov_b32_e32 v122, 0
	v_writelane_b32 v126, s0, 27
	s_lshl_b32 s36, s96, 10
	v_cmp_lt_u32_e64 s[40:41], 31, v1
	v_writelane_b32 v126, s1, 28
	v_cmp_gt_i64_e64 s[0:1], s[20:21], v[30:31]
	v_writelane_b32 v123, s20, 20
	v_cmp_eq_u32_e64 s[24:25], 3, v5
	v_writelane_b32 v126, s0, 29
	v_writelane_b32 v123, s21, 21
	scratch_store_dwordx2 off, v[20:21], off offset:8
	v_writelane_b32 v126, s1, 30
	v_cmp_gt_i64_e64 s[0:1], s[20:21], v[2:3]
	s_nop 1
	v_writelane_b32 v126, s0, 31
	s_nop 1
	v_writelane_b32 v126, s1, 32
	v_cmp_gt_i64_e64 s[0:1], s[54:55], v[30:31]
	s_nop 1
	v_writelane_b32 v126, s0, 33
	s_nop 1
	v_writelane_b32 v126, s1, 34
	v_cmp_gt_i64_e64 s[0:1], s[54:55], v[2:3]
	s_nop 1
	v_writelane_b32 v126, s0, 35
	s_nop 1
	v_writelane_b32 v126, s1, 36
	s_mov_b32 s0, 0x33333333
	v_writelane_b32 v126, s0, 37
	s_nop 1
	v_writelane_b32 v126, s1, 38
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s72, 39
	s_mov_b64 s[0:1], s[22:23]
	s_mov_b32 s0, s16
	v_writelane_b32 v126, s73, 40
	v_writelane_b32 v126, s74, 41
	v_writelane_b32 v126, s75, 42
	v_writelane_b32 v126, s76, 43
	v_writelane_b32 v126, s77, 44
	v_writelane_b32 v126, s78, 45
	v_writelane_b32 v126, s79, 46
	v_writelane_b32 v126, s0, 47
	s_mov_b64 s[22:23], s[54:55]
	s_nop 0
	v_writelane_b32 v126, s1, 48
	v_writelane_b32 v126, s54, 49
	s_nop 1
	v_writelane_b32 v126, s55, 50
	v_writelane_b32 v126, s92, 51
	s_nop 1
	v_writelane_b32 v126, s93, 52
	v_writelane_b32 v126, s61, 53
	v_writelane_b32 v126, s64, 54
	s_nop 1
	v_writelane_b32 v126, s65, 55
	v_writelane_b32 v126, s17, 56
	s_branch .LBB0_6
.LBB0_4:
	v_readlane_b32 s0, v126, 0
	v_mov_b32_e32 v62, v122
	s_nop 0
	v_writelane_b32 v126, s0, 61
.LBB0_5:
	s_nop 0
	v_readlane_b32 s0, v126, 59
	v_readlane_b32 s1, v126, 60
	v_readlane_b32 s1, v126, 61
	s_cmp_lt_i32 s0, s1
	v_mov_b32_e32 v122, v62
	v_writelane_b32 v126, s1, 0
	s_nop 0
	v_readlane_b32 s61, v126, 53
	s_cbranch_scc0 .LBB0_598
.LBB0_6:
	.loc	1 33 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	.loc	1 34 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s0, 57
	s_barrier
	s_nop 0
	v_writelane_b32 v126, s1, 58
	.loc	1 27 0
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[26:27], exec
	v_mbcnt_lo_u32_b32 v2, s26, 0
	v_mbcnt_hi_u32_b32 v2, s27, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s26, s[26:27]
	v_readlane_b32 s18, v123, 24
	v_mov_b32_e32 v3, s26
	v_readlane_b32 s19, v123, 25
	s_nop 4
	global_atomic_add v3, v31, v3, s[18:19] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v3
	s_nop 1
	v_add_u32_e32 v2, s20, v2
	ds_write_b32 v31, v2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 34 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	.loc	1 36 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s35, v2
	.loc	1 34 0
	s_sub_i32 s18, s35, s96
	s_mov_b32 s0, s18
	.loc	1 35 0
	v_writelane_b32 v126, s0, 59
	s_cmp_gt_i32 s18, -1
	s_nop 0
	v_writelane_b32 v126, s1, 60
	s_cbranch_scc0 .LBB0_17
	v_readlane_b32 s0, v126, 0
	.loc	1 40 0
	s_cmp_lg_u32 s0, 2.0
	s_mov_b32 s18, s0
	v_mov_b32_e32 v62, v122
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_19
.LBB0_12:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 26 0
	v_readfirstlane_b32 s20, v2
	s_nop 1
	v_mov_b32_e32 v2, s20
	ds_write_b32 v31, v2
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 41 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s97, v2
	s_cbranch_vccz .LBB0_18
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 26 0
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 41 0
	global_load_dword v2, v31, s[98:99] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	s_cbranch_execz .LBB0_5
	s_branch .LBB0_404
.LBB0_18:
	.loc	1 43 0
	v_readlane_b32 s0, v123, 30
	v_readlane_b32 s1, v123, 31
	s_nop 4
	global_load_dword v2, v31, s[0:1] offset:100
	.loc	1 42 0
	v_readlane_b32 s0, v123, 26
	v_readlane_b32 s1, v123, 27
	s_nop 4
	global_load_dword v62, v31, s[0:1] offset:96
	.loc	1 43 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v62
	s_sub_i32 s18, s0, s1
.LBB0_19:
	.loc	1 44 0
	v_readlane_b32 s0, v126, 59
	v_readlane_b32 s1, v126, 60
	v_writelane_b32 v126, s18, 61
	s_cmp_ge_i32 s0, s18
	s_cbranch_scc1 .LBB0_403
	.loc	1 45 0
	v_ashrrev_i32_e32 v63, 31, v62
	v_readlane_b32 s0, v126, 1
	v_lshlrev_b64 v[2:3], 2, v[62:63]
	v_readlane_b32 s1, v126, 2
	s_nop 1
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	v_readlane_b32 s0, v126, 59
	v_readlane_b32 s1, v126, 60
	s_mov_b32 s1, s53
	s_mov_b32 s18, s0
	s_lshl_b64 s[0:1], s[0:1], 2
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	global_load_dword v2, v[2:3], off
	v_writelane_b32 v126, s18, 59
	.loc	1 46 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	1 45 0
	v_writelane_b32 v126, s19, 60
	.loc	1 46 0
	s_ashr_i32 s18, s0, 24
	.loc	1 47 0
	s_ashr_i32 s19, s18, 31
	.loc	1 46 0
	s_and_b32 s26, s0, 0xffffff
	.loc	1 47 0
	s_lshl_b64 s[0:1], s[18:19], 2
	s_add_u32 s0, s98, s0
	s_addc_u32 s1, s99, s1
	global_load_dword v63, v31, s[0:1] offset:32
	.loc	1 48 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v63
	s_cbranch_vccnz .LBB0_403
	v_writelane_b32 v126, s0, 62
	.loc	1 49 0
	s_cmp_lg_u32 s18, 2
	s_nop 0
	v_writelane_b32 v126, s1, 63
	.loc	1 47 0
	s_nop 1
	global_load_dword v2, v31, s[0:1] offset:64
	.loc	1 49 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v127, s0, 0
	.loc	1 53 0
	s_cmp_lg_u32 s18, 1
	.loc	1 47 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s37, v2
	v_writelane_b32 v127, s1, 1
	s_mov_b32 s0, s18
	.loc	1 53 0
	v_writelane_b32 v127, s0, 2
	s_nop 1
	v_writelane_b32 v127, s1, 3
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v127, s0, 4
	s_nop 1
	v_writelane_b32 v127, s1, 5
	v_readlane_b32 s0, v126, 57
	v_readlane_b32 s1, v126, 58
	s_branch .LBB0_23
.LBB0_22:
	.loc	1 58 0
	s_add_i32 s26, s26, s37
	.loc	1 48 0
	v_cmp_lt_i32_e32 vcc, s26, v63
	.loc	1 57 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_402
.LBB0_23:
	.loc	1 49 0
	v_readlane_b32 s18, v127, 0
	v_readlane_b32 s19, v127, 1
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_30
	v_readlane_b32 s18, v127, 2
	s_cmp_lt_i32 s18, 5
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc1 .LBB0_38
	v_readlane_b32 s18, v127, 2
	s_cmp_lt_i32 s18, 6
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc1 .LBB0_35
	v_readlane_b32 s18, v127, 2
	s_mov_b32 s27, 0
	s_cmp_eq_u32 s18, 6
	s_mov_b64 s[28:29], s[98:99]
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc0 .LBB0_34
	v_readlane_b32 s18, v123, 34
	v_readlane_b32 s19, v123, 35
	v_readlane_b32 s28, v123, 36
	s_andn2_b64 vcc, exec, s[18:19]
	v_readlane_b32 s27, v124, 38
	v_readlane_b32 s29, v123, 37
	s_cbranch_vccnz .LBB0_34
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	v_readlane_b32 s84, v125, 38
	v_readlane_b32 s85, v125, 39
	s_add_u32 s28, s84, s28
	v_readlane_b32 s17, v125, 29
	s_addc_u32 s29, s85, s29
	s_xor_b32 s27, s27, s17
	s_abs_i32 s30, s26
	v_readlane_b32 s17, v125, 21
	s_mul_hi_u32 s31, s30, s17
	s_mul_i32 s48, s31, s69
	s_sub_i32 s30, s30, s48
	s_add_i32 s48, s31, 1
	s_sub_i32 s49, s30, s69
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s31, s48, s31
	s_cselect_b32 s30, s49, s30
	s_add_i32 s48, s31, 1
	s_cmp_ge_u32 s30, s69
	v_readlane_b32 s86, v125, 40
	v_readlane_b32 s87, v125, 41
	s_cselect_b32 s30, s48, s31
	s_xor_b32 s30, s30, s27
	v_readlane_b32 s84, v125, 59
	s_sub_i32 s27, s30, s27
	v_readlane_b32 s86, v125, 61
	s_mul_i32 s27, s27, s86
	s_lshl_b32 s48, s27, 3
	v_readlane_b32 s17, v125, 31
	s_add_i32 s49, s48, s17
	s_cmp_ge_i32 s48, s49
	s_mov_b32 s27, 0
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s87, v125, 62
	s_cbranch_scc1 .LBB0_34
	v_readlane_b32 s17, v125, 58
	s_min_i32 s52, s49, s17
	s_branch .LBB0_32
.LBB0_30:
	s_cbranch_execz .LBB0_68
	s_branch .LBB0_55
.LBB0_31:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s48, s48, 64
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
	v_readlane_b32 s30, v2, 63
	s_add_i32 s27, s30, s27
	s_cmp_lt_i32 s48, s49
	s_cbranch_scc0 .LBB0_34
.LBB0_32:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s48, v1
	v_cmp_gt_i32_e32 vcc, s52, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_31
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_31
.LBB0_34:
	s_mov_b64 s[30:31], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_37
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s17, v125, 29
	s_xor_b32 s27, s27, s17
	s_abs_i32 s28, s26
	v_readlane_b32 s17, v125, 21
	s_mul_hi_u32 s29, s28, s17
	s_mul_i32 s30, s29, s69
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s69
	s_cmp_ge_u32 s28, s69
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s69
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s27
	s_sub_i32 s28, s28, s27
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	v_readlane_b32 s18, v123, 38
	v_readlane_b32 s19, v123, 39
	s_add_u32 s48, s18, s30
	s_addc_u32 s49, s19, s31
	v_readlane_b32 s18, v123, 40
	v_readlane_b32 s19, v123, 41
	s_add_u32 s30, s18, s30
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[48:49]
	s_addc_u32 s31, s19, s31
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[30:31]
	v_readlane_b32 s18, v123, 42
	v_readlane_b32 s19, v123, 43
	s_and_b64 s[30:31], s[18:19], exec
	v_readlane_b32 s17, v124, 2
	v_readlane_b32 s18, v126, 54
	v_readlane_b32 s19, v126, 55
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s27, v2
	s_cselect_b32 s29, s27, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v3
	s_cselect_b32 s30, s27, 1
	s_abs_i32 s28, s30
	v_cvt_f32_u32_e32 v2, s28
	s_sub_i32 s52, 0, s28
	s_mul_i32 s31, s29, s13
	s_sub_i32 s31, s26, s31
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s49, s31
	s_xor_b32 s48, s31, s30
	s_ashr_i32 s48, s48, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b32 s27, 1
	v_readfirstlane_b32 s56, v2
	s_mul_i32 s52, s52, s56
	s_mul_hi_u32 s52, s56, s52
	s_add_i32 s56, s56, s52
	s_mul_hi_u32 s52, s49, s56
	s_mul_i32 s56, s52, s28
	s_sub_i32 s49, s49, s56
	s_add_i32 s57, s52, 1
	s_sub_i32 s56, s49, s28
	s_cmp_ge_u32 s49, s28
	s_cselect_b32 s52, s57, s52
	s_cselect_b32 s49, s56, s49
	s_add_i32 s56, s52, 1
	s_cmp_ge_u32 s49, s28
	s_cselect_b32 s28, s56, s52
	s_xor_b32 s28, s28, s48
	s_sub_i32 s28, s28, s48
	s_mul_i32 s30, s28, s30
	s_sub_i32 s30, s31, s30
	s_add_i32 s29, s29, s30
	s_mul_i32 s30, s29, s17
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s30, s18, s30
	s_addc_u32 s31, s19, s31
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s28, s30, s28
	s_addc_u32 s29, s31, s29
	s_add_u32 s28, s28, 8
	s_addc_u32 s29, s29, 0
.LBB0_37:
	s_mov_b64 s[30:31], 0
.LBB0_38:
	s_andn2_b64 vcc, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s27
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[28:29]
	s_cbranch_vccnz .LBB0_54
	v_readlane_b32 s18, v127, 2
	s_cmp_gt_i32 s18, 3
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc0 .LBB0_41
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s17, v125, 29
	s_xor_b32 s27, s27, s17
	s_abs_i32 s28, s26
	v_readlane_b32 s17, v125, 21
	s_mul_hi_u32 s29, s28, s17
	s_mul_i32 s30, s29, s69
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s69
	s_cmp_ge_u32 s28, s69
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s69
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s27
	s_sub_i32 s28, s28, s27
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	v_readlane_b32 s18, v123, 38
	v_readlane_b32 s19, v123, 39
	s_add_u32 s48, s18, s30
	s_addc_u32 s49, s19, s31
	v_readlane_b32 s18, v123, 40
	v_readlane_b32 s19, v123, 41
	s_add_u32 s30, s18, s30
	global_load_dword v2, v31, s[48:49]
	s_addc_u32 s31, s19, s31
	global_load_dword v3, v31, s[30:31]
	v_readlane_b32 s18, v123, 42
	v_readlane_b32 s19, v123, 43
	s_and_b64 s[30:31], s[18:19], exec
	v_readlane_b32 s17, v124, 2
	v_readlane_b32 s18, v126, 54
	v_readlane_b32 s19, v126, 55
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s27, v2
	s_cselect_b32 s27, s27, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v3
	s_cselect_b32 s28, s28, 1
	s_abs_i32 s28, s28
	v_cvt_f32_u32_e32 v2, s28
	s_sub_i32 s31, 0, s28
	s_mul_i32 s29, s27, s13
	s_sub_i32 s29, s26, s29
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s30, s29, 31
	s_abs_i32 s29, s29
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s48, v2
	s_mul_i32 s31, s31, s48
	s_mul_hi_u32 s31, s48, s31
	s_add_i32 s48, s48, s31
	s_mul_hi_u32 s31, s29, s48
	s_mul_i32 s31, s31, s28
	s_sub_i32 s29, s29, s31
	s_sub_i32 s31, s29, s28
	s_cmp_ge_u32 s29, s28
	s_cselect_b32 s29, s31, s29
	s_sub_i32 s31, s29, s28
	s_cmp_ge_u32 s29, s28
	s_cselect_b32 s28, s31, s29
	s_xor_b32 s28, s28, s30
	s_sub_i32 s28, s28, s30
	s_add_i32 s27, s27, s28
	s_mul_i32 s28, s27, s17
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s27, s18, s28
	s_addc_u32 s29, s19, s29
	s_add_u32 s28, s27, 4
	s_addc_u32 s29, s29, 0
	s_mov_b64 s[30:31], 0
.LBB0_41:
	s_andn2_b64 vcc, exec, s[30:31]
	v_mov_b32_e32 v4, s12
	v_mov_b64_e32 v[2:3], s[28:29]
	s_cbranch_vccnz .LBB0_54
	v_readlane_b32 s18, v127, 2
	s_cmp_lg_u32 s18, 3
	v_mov_b32_e32 v4, 0
	v_mov_b64_e32 v[2:3], s[98:99]
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc1 .LBB0_54
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s17, v125, 30
	s_xor_b32 s27, s27, s17
	s_abs_i32 s28, s26
	v_readlane_b32 s17, v125, 22
	s_mul_hi_u32 s29, s28, s17
	s_mul_i32 s30, s29, s68
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s68
	s_cmp_ge_u32 s28, s68
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s68
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s27
	s_sub_i32 s28, s28, s27
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	v_readlane_b32 s18, v123, 38
	v_readlane_b32 s19, v123, 39
	s_add_u32 s48, s18, s30
	s_addc_u32 s49, s19, s31
	v_readlane_b32 s18, v123, 40
	v_readlane_b32 s19, v123, 41
	s_add_u32 s30, s18, s30
	s_addc_u32 s31, s19, s31
	global_load_dword v2, v31, s[48:49]
	global_load_dword v3, v31, s[30:31]
	v_readlane_b32 s18, v123, 42
	v_readlane_b32 s19, v123, 43
	s_and_b64 s[30:31], s[18:19], exec
	v_readlane_b32 s72, v124, 60
	v_readlane_b32 s73, v124, 61
	v_readlane_b32 s74, v124, 62
	v_readlane_b32 s75, v124, 63
	v_readlane_b32 s76, v125, 0
	v_readlane_b32 s77, v125, 1
	v_readlane_b32 s78, v125, 2
	v_readlane_b32 s79, v125, 3
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s29, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v3
	s_cselect_b32 s27, s27, 1
	s_cselect_b32 s28, s29, s28
	s_abs_i32 s27, s27
	v_cvt_f32_u32_e32 v2, s27
	s_sub_i32 s31, 0, s27
	s_mul_i32 s29, s28, s12
	s_sub_i32 s29, s26, s29
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s30, s29, 31
	s_abs_i32 s29, s29
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s48, v2
	s_mul_i32 s31, s31, s48
	s_mul_hi_u32 s31, s48, s31
	s_add_i32 s48, s48, s31
	s_mul_hi_u32 s31, s29, s48
	s_mul_i32 s31, s31, s27
	s_sub_i32 s29, s29, s31
	s_sub_i32 s31, s29, s27
	s_cmp_ge_u32 s29, s27
	s_cselect_b32 s29, s31, s29
	s_sub_i32 s31, s29, s27
	s_cmp_ge_u32 s29, s27
	s_cselect_b32 s27, s31, s29
	s_xor_b32 s27, s27, s30
	s_sub_i32 s27, s27, s30
	s_add_i32 s28, s28, s27
	s_mov_b64 s[30:31], 0
	s_cmp_lt_i32 s72, 1
	s_cbranch_scc1 .LBB0_46
	s_cmp_eq_u32 s72, 1
	s_cbranch_scc0 .LBB0_47
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[48:49], s[28:29], 2
	s_add_u32 s48, s50, s48
	s_addc_u32 s49, s51, s49
	global_load_dword v2, v31, s[48:49]
	v_readlane_b32 s18, v125, 44
	v_readlane_b32 s19, v125, 45
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_mov_b64 s[48:49], 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[62:63], 0, v[2:3]
	s_branch .LBB0_48
.LBB0_46:
	s_mov_b64 s[48:49], 0
	s_cbranch_execnz .LBB0_49
	s_branch .LBB0_50
.LBB0_47:
	s_mov_b64 s[48:49], -1
.LBB0_48:
	s_branch .LBB0_50
.LBB0_49:
	v_readlane_b32 s16, v124, 60
	v_readlane_b32 s22, v125, 2
	v_readlane_b32 s23, v125, 3
	v_readlane_b32 s17, v124, 61
	v_readlane_b32 s92, v126, 51
	v_readlane_b32 s22, v126, 49
	s_cmp_lg_u32 s16, 0
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s93, v126, 52
	v_readlane_b32 s23, v126, 50
	v_readlane_b32 s16, v126, 47
	s_cselect_b64 s[48:49], -1, 0
	v_readlane_b32 s18, v124, 62
	v_readlane_b32 s19, v124, 63
	v_readlane_b32 s20, v125, 0
	v_readlane_b32 s21, v125, 1
	v_readlane_b32 s17, v126, 48
.LBB0_50:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_86
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_53
.LBB0_52:
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	s_add_u32 s48, s8, s30
	s_addc_u32 s49, s9, s31
	global_load_dword v4, v31, s[48:49]
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	s_add_u32 s30, s62, s30
	s_addc_u32 s31, s63, s31
	v_mov_b64_e32 v[2:3], s[30:31]
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
.LBB0_53:
	v_readlane_b32 s17, v124, 2
	s_mul_i32 s28, s28, s17
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	v_readlane_b32 s18, v126, 54
	v_readlane_b32 s19, v126, 55
	s_add_u32 s27, s18, s28
	s_addc_u32 s28, s19, s29
	v_readlane_b32 s18, v123, 44
	v_mov_b32_e32 v5, s28
	v_readlane_b32 s19, v123, 45
	s_nop 1
	v_cndmask_b32_e64 v3, v5, v3, s[18:19]
	v_mov_b32_e32 v5, s27
	v_cndmask_b32_e64 v2, v5, v2, s[18:19]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v4, 1, v4, s[18:19]
.LBB0_54:
	s_branch .LBB0_68
.LBB0_55:
	v_readlane_b32 s72, v124, 60
	s_cmp_lt_i32 s72, 1
	s_mov_b64 s[28:29], 0
	v_readlane_b32 s73, v124, 61
	v_readlane_b32 s74, v124, 62
	v_readlane_b32 s75, v124, 63
	v_readlane_b32 s76, v125, 0
	v_readlane_b32 s77, v125, 1
	v_readlane_b32 s78, v125, 2
	v_readlane_b32 s79, v125, 3
	s_cbranch_scc1 .LBB0_58
	s_cmp_eq_u32 s72, 1
	s_cbranch_scc0 .LBB0_59
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[30:31], s[26:27], 2
	s_add_u32 s30, s50, s30
	s_addc_u32 s31, s51, s31
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[30:31]
	v_readlane_b32 s18, v125, 44
	v_readlane_b32 s19, v125, 45
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_mov_b64 s[30:31], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[62:63], 0, v[2:3]
	s_branch .LBB0_60
.LBB0_58:
	s_mov_b64 s[30:31], 0
	s_cbranch_execnz .LBB0_61
	s_branch .LBB0_62
.LBB0_59:
	s_mov_b64 s[30:31], -1
.LBB0_60:
	s_branch .LBB0_62
.LBB0_61:
	v_readlane_b32 s16, v124, 60
	v_readlane_b32 s22, v125, 2
	v_readlane_b32 s23, v125, 3
	v_readlane_b32 s17, v124, 61
	v_readlane_b32 s92, v126, 51
	v_readlane_b32 s22, v126, 49
	s_cmp_lg_u32 s16, 0
	s_mov_b64 s[28:29], -1
	v_readlane_b32 s93, v126, 52
	v_readlane_b32 s23, v126, 50
	v_readlane_b32 s16, v126, 47
	s_cselect_b64 s[30:31], -1, 0
	v_readlane_b32 s18, v124, 62
	v_readlane_b32 s19, v124, 63
	v_readlane_b32 s20, v125, 0
	v_readlane_b32 s21, v125, 1
	v_readlane_b32 s17, v126, 48
.LBB0_62:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_64
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_68
	s_branch .LBB0_65
.LBB0_64:
	global_load_dword v4, v31, s[98:99] offset:168
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[62:63]
	s_cbranch_execnz .LBB0_68
.LBB0_65:
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	s_add_u32 s30, s8, s28
	s_addc_u32 s31, s9, s29
	global_load_dword v4, v31, s[30:31]
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	s_add_u32 s28, s62, s28
	s_addc_u32 s29, s63, s29
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[28:29]
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_branch .LBB0_68
.LBB0_66:
	s_or_b64 exec, exec, s[30:31]
	.loc	1 50 0
	v_readfirstlane_b32 s27, v5
	s_nop 1
	v_mov_b32_e32 v5, s27
	ds_write_b32 v31, v5
.LBB0_67:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_read_b32 v5, v31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_71
.LBB0_68:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_67
	s_waitcnt vmcnt(0)
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_66
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_66
.LBB0_71:
	.loc	1 53 0
	v_readlane_b32 s18, v127, 4
	v_readlane_b32 s19, v127, 5
	s_mov_b64 s[30:31], -1
	s_and_b64 vcc, exec, s[18:19]
	.loc	1 51 0
	s_memrealtime s[28:29]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_319
	.loc	1 53 0
	v_readlane_b32 s18, v127, 0
	v_readlane_b32 s19, v127, 1
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_307
	v_readlane_b32 s18, v127, 2
	s_cmp_lt_i32 s18, 5
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc1 .LBB0_165
	v_readlane_b32 s18, v127, 2
	s_cmp_lt_i32 s18, 6
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc1 .LBB0_137
	v_readlane_b32 s18, v127, 2
	s_cmp_eq_u32 s18, 6
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc0 .LBB0_136
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s17, v125, 29
	s_xor_b32 s27, s27, s17
	s_abs_i32 s30, s26
	v_readlane_b32 s17, v125, 21
	s_mul_hi_u32 s31, s30, s17
	s_mul_i32 s48, s31, s69
	s_sub_i32 s30, s30, s48
	s_add_i32 s48, s31, 1
	s_sub_i32 s49, s30, s69
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s31, s48, s31
	s_cselect_b32 s30, s49, s30
	s_add_i32 s48, s31, 1
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s30, s48, s31
	s_xor_b32 s52, s30, s27
	s_sub_i32 s30, s52, s27
	v_lshl_or_b32 v16, s30, 3, v85
	s_mul_i32 s30, s30, s13
	s_sub_i32 s30, s26, s30
	v_readlane_b32 s84, v125, 59
	v_lshl_or_b32 v2, s30, 7, v86
	v_readlane_b32 s18, v123, 46
	v_cmp_gt_i32_e64 s[82:83], s84, v16
	v_cmp_gt_i32_e32 vcc, s94, v2
	v_readlane_b32 s19, v123, 47
	s_and_b64 s[30:31], s[82:83], vcc
	s_and_b64 vcc, exec, s[18:19]
	v_readlane_b32 s18, v125, 23
	v_readlane_b32 s19, v125, 24
	s_mov_b64 s[48:49], -1
	v_readlane_b32 s85, v125, 60
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_cmp_ne_u32_e64 s[88:89], 1, v3
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s87, v125, 62
	s_cbranch_vccz .LBB0_89
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_87
	v_readlane_b32 s72, v124, 29
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s73, v124, 30
	s_lshl_b32 s48, s27, 3
	v_readlane_b32 s84, v125, 59
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[72:73]
	v_lshl_or_b32 v3, s52, 3, v85
	v_subrev_u32_e32 v3, s48, v3
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s18, v123, 48
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s19, v123, 49
	v_mul_lo_u32 v8, s86, v3
	s_mov_b32 s56, s86
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s74, v124, 31
	v_readlane_b32 s75, v124, 32
	v_readlane_b32 s76, v124, 33
	v_readlane_b32 s77, v124, 34
	v_readlane_b32 s78, v124, 35
	v_readlane_b32 s79, v124, 36
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s87, v125, 62
	s_branch .LBB0_80
.LBB0_79:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v12, 1.0, v12, s[18:19]
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_pk_mul_f32 v[10:11], v[12:13], v[10:11] op_sel_hi:[0,1]
	s_add_i32 s56, s56, -1
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_pk_add_f32 v[6:7], v[6:7], v[10:11]
	v_add_u32_e32 v8, 1, v8
	s_cmp_lg_u32 s56, 0
	s_cbranch_scc0 .LBB0_88
.LBB0_80:
	v_mov_b32_e32 v3, -1
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_82
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_82:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_84
	v_readlane_b32 s64, v123, 9
	v_readlane_b32 s65, v123, 10
	s_nop 1
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[64:65]
	global_load_dword v12, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execz .LBB0_79
	v_mad_i64_i32 v[10:11], s[64:65], v8, s22, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[4:5]
	global_load_dword v9, v[10:11], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v10, v9
	v_cvt_f32_f16_sdwa v11, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_79
.LBB0_86:
	.loc	1 49 0
	global_load_dword v4, v31, s[98:99] offset:168
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	v_mov_b64_e32 v[2:3], s[62:63]
	s_cbranch_execz .LBB0_52
	s_branch .LBB0_53
.LBB0_87:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_88:
	s_mov_b64 s[48:49], 0
.LBB0_89:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_104
	.loc	1 53 0
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_103
	global_load_dwordx2 v[4:5], v31, s[10:11]
	v_lshl_or_b32 v6, s52, 3, v85
	s_lshl_b32 s48, s27, 3
	v_readlane_b32 s84, v125, 59
	v_subrev_u32_e32 v6, s48, v6
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s20, v123, 52
	v_readlane_b32 s18, v123, 48
	v_mul_lo_u32 v8, s86, v6
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s21, v123, 53
	v_mov_b32_e32 v6, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s19, v123, 49
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[20:21]
	s_mov_b32 s56, s86
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s87, v125, 62
	s_branch .LBB0_93
.LBB0_92:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v12, 1.0, v17, s[18:19]
	s_add_i32 s56, s56, -1
	v_pk_fma_f32 v[6:7], v[12:13], v[14:15], v[6:7] op_sel_hi:[0,1,1]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s56, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_104
.LBB0_93:
	v_mov_b32_e32 v14, -1
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_95
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_95:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_101
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execnz .LBB0_102
.LBB0_97:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_99
.LBB0_98:
	v_sub_u32_e32 v12, 0, v14
	v_max_i32_e32 v12, v14, v12
	v_mul_hi_u32 v13, v12, v105
	v_ashrrev_i32_e32 v9, 31, v14
	v_mul_lo_u32 v14, v13, s67
	v_sub_u32_e32 v12, v12, v14
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e64 s[86:87], s67, v12
	v_xor_b32_e32 v9, s66, v9
	v_readlane_b32 s76, v123, 56
	v_cndmask_b32_e64 v13, v13, v14, s[86:87]
	v_subrev_u32_e32 v14, s67, v12
	v_cndmask_b32_e64 v12, v12, v14, s[86:87]
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e64 s[86:87], s67, v12
	v_readlane_b32 s78, v123, 58
	v_readlane_b32 s79, v123, 59
	v_cndmask_b32_e64 v12, v13, v14, s[86:87]
	v_xor_b32_e32 v12, v12, v9
	v_sub_u32_e32 v12, v12, v9
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[78:79]
	global_load_dwordx2 v[12:13], v[12:13], off
	v_readlane_b32 s77, v123, 57
.LBB0_99:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[64:65], s[30:31], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[48:49], s[64:65]
	s_cbranch_execz .LBB0_92
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v4
	v_readlane_b32 s72, v126, 39
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v5, vcc
	v_ashrrev_i32_e32 v9, 31, v13
	v_lshrrev_b32_e32 v30, 28, v9
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[30:31]
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s78, v126, 45
	v_readlane_b32 s79, v126, 46
	v_mad_i64_i32 v[14:15], s[64:65], v18, s22, 0
	s_nop 0
	v_lshl_add_u64 v[12:13], s[78:79], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s73, v126, 40
	v_readlane_b32 s74, v126, 41
	v_readlane_b32 s75, v126, 42
	v_readlane_b32 s76, v126, 43
	v_readlane_b32 s77, v126, 44
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v14, v9
	v_cvt_f32_f16_sdwa v15, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_92
.LBB0_101:
	v_readlane_b32 s64, v123, 9
	v_readlane_b32 s65, v123, 10
	s_nop 1
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[64:65]
	global_load_dword v17, v[12:13], off
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, -1, v14
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_97
.LBB0_102:
	global_load_dword v18, v[10:11], off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execnz .LBB0_98
	s_branch .LBB0_99
.LBB0_103:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_104:
	v_mad_i64_i32 v[4:5], s[48:49], v16, s22, 0
	v_readlane_b32 s48, v123, 3
	v_readlane_b32 s49, v123, 4
	v_ashrrev_i32_e32 v3, 31, v2
	s_nop 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[48:49]
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execz .LBB0_106
	v_cvt_f16_f32_e32 v8, v7
	v_cvt_f16_f32_e32 v9, v6
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[4:5]
	v_pack_b32_f16 v8, v9, v8
	global_store_dword v[6:7], v8, off
.LBB0_106:
	s_or_b64 exec, exec, s[48:49]
	v_or_b32_e32 v6, 64, v2
	v_readlane_b32 s18, v123, 46
	v_cmp_gt_i32_e32 vcc, s94, v6
	v_readlane_b32 s19, v123, 47
	s_and_b64 s[30:31], s[82:83], vcc
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b64 s[48:49], -1
	s_cbranch_vccnz .LBB0_118
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_116
	v_lshl_or_b32 v6, s52, 3, v85
	s_lshl_b32 s48, s27, 3
	v_readlane_b32 s84, v125, 59
	v_readlane_b32 s72, v124, 29
	v_subrev_u32_e32 v6, s48, v6
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s73, v124, 30
	v_readlane_b32 s18, v123, 48
	v_mul_lo_u32 v10, s86, v6
	v_mov_b32_e32 v6, 0
	v_lshl_add_u64 v[8:9], v[2:3], 1, s[72:73]
	v_readlane_b32 s19, v123, 49
	s_mov_b32 s56, s86
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s74, v124, 31
	v_readlane_b32 s75, v124, 32
	v_readlane_b32 s76, v124, 33
	v_readlane_b32 s77, v124, 34
	v_readlane_b32 s78, v124, 35
	v_readlane_b32 s79, v124, 36
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s87, v125, 62
	s_branch .LBB0_110
.LBB0_109:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v16, 1.0, v15, s[18:19]
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_pk_mul_f32 v[12:13], v[16:17], v[12:13] op_sel_hi:[0,1]
	s_add_i32 s56, s56, -1
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_pk_add_f32 v[6:7], v[6:7], v[12:13]
	v_add_u32_e32 v10, 1, v10
	s_cmp_eq_u32 s56, 0
	s_cbranch_scc1 .LBB0_117
.LBB0_110:
	v_mov_b32_e32 v14, -1
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_112
	v_lshl_add_u64 v[12:13], v[10:11], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_112:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_114
	v_readlane_b32 s64, v123, 9
	v_readlane_b32 s65, v123, 10
	s_nop 1
	v_lshl_add_u64 v[16:17], v[10:11], 2, s[64:65]
	global_load_dword v15, v[16:17], off
.LBB0_114:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execz .LBB0_109
	v_mad_i64_i32 v[12:13], s[64:65], v10, s22, 0
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[8:9]
	global_load_dword v11, v[12:13], off offset:128
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v12, v11
	v_cvt_f32_f16_sdwa v13, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_109
.LBB0_116:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_117:
	s_mov_b64 s[48:49], 0
.LBB0_118:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_133
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_132
	global_load_dwordx2 v[8:9], v31, s[10:11]
	v_lshl_or_b32 v6, s52, 3, v85
	s_lshl_b32 s27, s27, 3
	v_readlane_b32 s84, v125, 59
	v_subrev_u32_e32 v6, s27, v6
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s20, v123, 52
	v_readlane_b32 s18, v123, 48
	v_mul_lo_u32 v10, s86, v6
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s21, v123, 53
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s19, v123, 49
	v_lshl_add_u64 v[12:13], v[10:11], 2, s[20:21]
	s_mov_b32 s27, s86
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s87, v125, 62
	s_branch .LBB0_122
.LBB0_121:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v14, 1.0, v18, s[18:19]
	s_add_i32 s27, s27, -1
	v_pk_fma_f32 v[6:7], v[14:15], v[16:17], v[6:7] op_sel_hi:[0,1,1]
	v_lshl_add_u64 v[12:13], v[12:13], 0, 4
	s_cmp_eq_u32 s27, 0
	v_add_u32_e32 v10, 1, v10
	s_cbranch_scc1 .LBB0_133
.LBB0_122:
	v_mov_b32_e32 v16, -1
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_124
	v_lshl_add_u64 v[14:15], v[10:11], 2, s[4:5]
	global_load_dword v16, v[14:15], off
.LBB0_124:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_130
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v16
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execnz .LBB0_131
.LBB0_126:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_128
.LBB0_127:
	v_sub_u32_e32 v14, 0, v16
	v_max_i32_e32 v14, v16, v14
	v_mul_hi_u32 v15, v14, v105
	v_ashrrev_i32_e32 v11, 31, v16
	v_mul_lo_u32 v16, v15, s67
	v_sub_u32_e32 v14, v14, v16
	v_add_u32_e32 v16, 1, v15
	v_cmp_le_u32_e64 s[84:85], s67, v14
	v_xor_b32_e32 v11, s66, v11
	v_readlane_b32 s72, v123, 56
	v_cndmask_b32_e64 v15, v15, v16, s[84:85]
	v_subrev_u32_e32 v16, s67, v14
	v_cndmask_b32_e64 v14, v14, v16, s[84:85]
	v_add_u32_e32 v16, 1, v15
	v_cmp_le_u32_e64 s[84:85], s67, v14
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	v_cndmask_b32_e64 v14, v15, v16, s[84:85]
	v_xor_b32_e32 v14, v14, v11
	v_sub_u32_e32 v14, v14, v11
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[14:15], v[14:15], 3, s[74:75]
	global_load_dwordx2 v[14:15], v[14:15], off
	v_readlane_b32 s18, v123, 48
	v_readlane_b32 s19, v123, 49
	v_readlane_b32 s73, v123, 57
.LBB0_128:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[56:57], s[30:31], vcc
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[48:49], s[56:57]
	s_cbranch_execz .LBB0_121
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v14, vcc, v14, v8
	v_readlane_b32 s56, v126, 39
	s_nop 0
	v_subb_co_u32_e32 v15, vcc, v15, v9, vcc
	v_ashrrev_i32_e32 v11, 31, v15
	v_lshrrev_b32_e32 v30, 28, v11
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[30:31]
	v_and_b32_e32 v14, -16, v14
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	v_mad_i64_i32 v[16:17], s[56:57], v19, s22, 0
	s_nop 0
	v_lshl_add_u64 v[14:15], s[62:63], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[16:17], 1, v[14:15]
	v_lshl_add_u64 v[14:15], v[2:3], 1, v[14:15]
	global_load_dword v11, v[14:15], off offset:128
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v16, v11
	v_cvt_f32_f16_sdwa v17, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_121
.LBB0_130:
	v_readlane_b32 s56, v123, 9
	v_readlane_b32 s57, v123, 10
	s_nop 1
	v_lshl_add_u64 v[14:15], v[10:11], 2, s[56:57]
	global_load_dword v18, v[14:15], off
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, -1, v16
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_126
.LBB0_131:
	global_load_dword v19, v[12:13], off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execnz .LBB0_127
	s_branch .LBB0_128
.LBB0_132:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_133:
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execz .LBB0_135
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v6, v6
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_pack_b32_f16 v4, v6, v7
	global_store_dword v[2:3], v4, off offset:128
.LBB0_135:
	s_or_b64 exec, exec, s[48:49]
.LBB0_136:
	s_mov_b64 s[30:31], 0
.LBB0_137:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_164
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s17, v125, 29
	s_xor_b32 s27, s27, s17
	s_abs_i32 s30, s26
	v_readlane_b32 s17, v125, 21
	s_mul_hi_u32 s31, s30, s17
	s_mul_i32 s48, s31, s69
	s_sub_i32 s30, s30, s48
	s_add_i32 s48, s31, 1
	s_sub_i32 s49, s30, s69
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s31, s48, s31
	s_cselect_b32 s30, s49, s30
	s_add_i32 s48, s31, 1
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s30, s48, s31
	s_xor_b32 s30, s30, s27
	s_sub_i32 s30, s30, s27
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[48:49], s[30:31], 2
	v_readlane_b32 s18, v123, 38
	v_readlane_b32 s19, v123, 39
	s_add_u32 s56, s18, s48
	s_addc_u32 s57, s19, s49
	v_readlane_b32 s18, v123, 40
	v_readlane_b32 s19, v123, 41
	s_add_u32 s48, s18, s48
	global_load_dword v2, v31, s[56:57]
	s_addc_u32 s49, s19, s49
	global_load_dword v3, v31, s[48:49]
	v_readlane_b32 s18, v123, 42
	v_readlane_b32 s19, v123, 43
	s_and_b64 s[48:49], s[18:19], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s27, v2
	s_cselect_b32 s30, s27, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v3
	s_cselect_b32 s31, s27, 1
	s_abs_i32 s27, s31
	v_cvt_f32_u32_e32 v2, s27
	s_sub_i32 s56, 0, s27
	s_mul_i32 s48, s30, s13
	s_sub_i32 s48, s26, s48
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s52, s48
	s_xor_b32 s49, s48, s31
	s_ashr_i32 s49, s49, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s57, v2
	s_mul_i32 s56, s56, s57
	s_mul_hi_u32 s56, s57, s56
	s_add_i32 s57, s57, s56
	s_mul_hi_u32 s56, s52, s57
	s_mul_i32 s57, s56, s27
	s_sub_i32 s52, s52, s57
	s_add_i32 s64, s56, 1
	s_sub_i32 s57, s52, s27
	s_cmp_ge_u32 s52, s27
	s_cselect_b32 s56, s64, s56
	s_cselect_b32 s52, s57, s52
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s52, s27
	s_cselect_b32 s27, s57, s56
	s_xor_b32 s27, s27, s49
	s_sub_i32 s27, s27, s49
	s_mul_i32 s31, s27, s31
	s_sub_i32 s31, s48, s31
	s_add_i32 s30, s30, s31
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[48:49], s[30:31], 2
	s_add_u32 s48, s8, s48
	s_addc_u32 s49, s9, s49
	global_load_dword v10, v31, s[48:49]
	s_lshl_b32 s48, s30, 4
	v_or_b32_e32 v4, s48, v40
	v_readlane_b32 s56, v126, 39
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[56:57]
	v_mov_b32_e32 v5, 0
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[82:83], v40, v10
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_140
	global_load_dword v5, v[2:3], off
.LBB0_140:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v106
	v_readlane_b32 s17, v125, 36
	v_readlane_b32 s18, v125, 33
	v_ashrrev_i32_e32 v6, 31, v5
	v_mul_lo_u32 v9, v8, s17
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s17, v7
	v_readlane_b32 s19, v125, 34
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s17, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s17, v7
	v_xor_b32_e32 v6, s19, v6
	s_nop 0
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v8, v7, v6
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_142
	v_readlane_b32 s72, v123, 56
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	v_readlane_b32 s73, v123, 57
	s_nop 0
	v_lshl_add_u64 v[6:7], v[8:9], 3, s[74:75]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_142:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s18, v125, 33
	v_readlane_b32 s19, v125, 34
	v_readlane_b32 s56, v124, 29
	v_mul_lo_u32 v8, v8, s18
	v_sub_u32_e32 v5, v5, v8
	global_load_dwordx2 v[8:9], v31, s[10:11]
	v_readlane_b32 s57, v124, 30
	s_mov_b64 s[18:19], s[22:23]
	v_readlane_b32 s72, v126, 39
	v_readlane_b32 s78, v126, 45
	v_readlane_b32 s79, v126, 46
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	v_readlane_b32 s73, v126, 40
	v_readlane_b32 s74, v126, 41
	v_readlane_b32 s75, v126, 42
	v_readlane_b32 s76, v126, 43
	v_readlane_b32 s77, v126, 44
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v30, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[30:31]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[56:57], 0, v[6:7]
	v_mad_i64_i32 v[8:9], s[30:31], v5, s18, 0
	v_lshl_add_u64 v[6:7], v[8:9], 1, v[6:7]
	v_lshl_or_b32 v8, s27, 7, v24
	v_cmp_gt_i32_e32 vcc, s94, v8
	v_mad_i64_i32 v[4:5], s[30:31], v4, s18, 0
	s_and_b64 s[56:57], s[82:83], vcc
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[78:79]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[30:31], s[56:57]
	s_cbranch_execz .LBB0_144
	v_lshlrev_b64 v[12:13], 1, v[8:9]
	v_lshl_add_u64 v[14:15], v[4:5], 0, v[12:13]
	global_load_dwordx2 v[14:15], v[14:15], off
	v_lshl_add_u64 v[12:13], v[6:7], 0, v[12:13]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[12:13], v[14:15], off
.LBB0_144:
	s_or_b64 exec, exec, s[30:31]
	v_or_b32_e32 v11, 64, v8
	v_cmp_gt_i32_e32 vcc, s94, v11
	s_and_b64 s[56:57], s[82:83], vcc
	s_and_saveexec_b64 s[30:31], s[56:57]
	s_cbranch_execz .LBB0_146
	v_lshlrev_b64 v[8:9], 1, v[8:9]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	global_load_dwordx2 v[4:5], v[4:5], off offset:128
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off offset:128
.LBB0_146:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_148
	global_load_dword v5, v[2:3], off
.LBB0_148:
	s_or_b64 exec, exec, s[30:31]
	v_or_b32_e32 v2, s48, v23
	v_readlane_b32 s56, v126, 39
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s57, v126, 40
	v_cmp_lt_i32_e32 vcc, v23, v10
	v_readlane_b32 s58, v126, 41
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[56:57]
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_150
	global_load_dword v4, v[2:3], off
.LBB0_150:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_152
	global_load_dword v6, v[2:3], off
.LBB0_152:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v106
	v_readlane_b32 s17, v125, 36
	v_readlane_b32 s18, v125, 33
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s17
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[84:85], s17, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s19, v125, 34
	v_cndmask_b32_e64 v7, v7, v8, s[84:85]
	v_subrev_u32_e32 v8, s17, v3
	v_cndmask_b32_e64 v3, v3, v8, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s17, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s19, v2
	v_cndmask_b32_e64 v3, v7, v3, s[84:85]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v106
	v_mul_lo_u32 v9, v8, s17
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[84:85], s17, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[84:85]
	v_subrev_u32_e32 v9, s17, v7
	v_cndmask_b32_e64 v7, v7, v9, s[84:85]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[84:85], s17, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s19, v3
	v_cndmask_b32_e64 v7, v8, v7, s[84:85]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s16
	v_cndmask_b32_e64 v8, v7, v2, s[82:83]
	v_mul_lo_u32 v2, v2, s18
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s18
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v106
	v_mul_lo_u32 v10, v9, s17
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[84:85], s17, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s17, v4
	v_cndmask_b32_e64 v4, v4, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s17, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s19, v2
	v_cndmask_b32_e64 v4, v9, v4, s[84:85]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v107
	v_mul_lo_u32 v10, v9, s34
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[84:85], s34, v5
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s17, v125, 35
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s34, v5
	v_cndmask_b32_e64 v5, v5, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s34, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v4, s17, v4
	v_cndmask_b32_e64 v5, v9, v5, s[84:85]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v107
	v_mul_lo_u32 v10, v9, s34
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[84:85], s34, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s17, v5
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s34, v3
	v_cndmask_b32_e64 v3, v3, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s34, v3
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
	v_mul_lo_u32 v4, v4, s13
	v_mul_lo_u32 v3, v3, s13
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s27, v4
	v_add3_u32 v3, v7, s27, v3
	v_cmp_eq_u32_e64 s[84:85], v4, v3
	s_and_b64 s[30:31], s[82:83], s[84:85]
	v_readlane_b32 s18, v126, 3
	s_and_b64 s[30:31], vcc, s[30:31]
	v_readlane_b32 s19, v126, 4
	s_and_b64 s[48:49], s[18:19], s[30:31]
	v_cndmask_b32_e64 v3, 0, 1, s[48:49]
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
	v_add_u32_e32 v4, 0, v42
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[30:31]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v83
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
	ds_read_b32 v8, v83
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_154
	v_readlane_b32 s72, v123, 56
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	v_readlane_b32 s73, v123, 57
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[74:75]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_154:
	s_or_b64 exec, exec, s[30:31]
	global_load_dwordx2 v[10:11], v31, s[10:11]
	v_readlane_b32 s18, v125, 33
	v_readlane_b32 s17, v125, 35
	v_readlane_b32 s84, v125, 38
	v_mul_lo_u32 v2, v2, s18
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v107
	v_mul_lo_u32 v9, v6, s34
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[82:83], s34, v2
	v_add_u32_e32 v9, 1, v6
	v_xor_b32_e32 v3, s17, v3
	v_cndmask_b32_e64 v6, v6, v9, s[82:83]
	v_subrev_u32_e32 v9, s34, v2
	v_cndmask_b32_e64 v2, v2, v9, s[82:83]
	v_cmp_le_u32_e64 s[82:83], s34, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s85, v125, 39
	v_cndmask_b32_e64 v2, v6, v2, s[82:83]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s13
	v_add_u32_e32 v2, s27, v2
	v_mov_b32_e32 v6, v31
	v_readlane_b32 s19, v125, 34
	v_readlane_b32 s86, v125, 40
	v_readlane_b32 s87, v125, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[82:83], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[82:83], v5, v11, s[82:83]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v30, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[84:85], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, v7, v41
	v_cmp_eq_u32_e64 s[82:83], 0, v4
	s_and_b64 s[30:31], vcc, s[82:83]
	s_and_b64 vcc, s[90:91], s[30:31]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v7, v31
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
	v_cndmask_b32_e32 v5, v113, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s27, vcc
	v_cmp_gt_u32_e32 vcc, s27, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_163
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s27, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s18, v126, 37
	s_subb_u32 s49, vcc_hi, s27
	s_mov_b32 s20, s18
	s_mov_b32 s21, s18
	s_and_b64 s[56:57], s[48:49], s[20:21]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[20:21]
	s_add_u32 s48, s48, s56
	s_addc_u32 s49, s49, s57
	s_lshr_b64 s[56:57], s[48:49], 4
	s_add_u32 s27, s56, s48
	s_addc_u32 s48, s57, s49
	s_and_b32 s27, s27, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s27, 0x1010101
	s_mul_hi_u32 s27, s27, 0x1010101
	s_add_i32 s27, s27, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s19, v126, 38
	s_add_i32 s49, s27, s49
	v_writelane_b32 v126, s18, 37
	v_cmp_gt_u64_e32 vcc, s[48:49], v[60:61]
	s_nop 0
	v_writelane_b32 v126, s19, 38
	s_cbranch_vccnz .LBB0_161
	s_mov_b32 s27, 0
	s_mov_b64 s[48:49], 0
.LBB0_157:
	v_readfirstlane_b32 s56, v2
	v_readfirstlane_b32 s57, v3
	v_mov_b32_e32 v7, s27
	s_nop 0
	v_cmp_eq_u64_e64 s[56:57], s[56:57], v[2:3]
	s_bcnt1_i32_b64 s52, s[56:57]
	s_add_i32 s27, s27, s52
	v_mov_b64_e32 v[4:5], s[56:57]
	v_mov_b32_e32 v8, s52
	s_or_b64 s[48:49], s[56:57], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_157
	s_or_b64 exec, exec, s[48:49]
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
	v_cmp_ne_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_160
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
	v_cmp_gt_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_160:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_162
	s_branch .LBB0_163
.LBB0_161:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_163
.LBB0_162:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_163:
	s_or_b64 exec, exec, s[30:31]
.LBB0_164:
	s_mov_b64 s[30:31], 0
.LBB0_165:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_306
	v_readlane_b32 s18, v127, 2
	s_cmp_gt_i32 s18, 3
	s_mov_b64 s[30:31], -1
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc0 .LBB0_269
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s16, v125, 29
	s_xor_b32 s27, s27, s16
	s_abs_i32 s30, s26
	v_readlane_b32 s16, v125, 21
	s_mul_hi_u32 s31, s30, s16
	s_mul_i32 s48, s31, s69
	s_sub_i32 s30, s30, s48
	s_add_i32 s48, s31, 1
	s_sub_i32 s49, s30, s69
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s31, s48, s31
	s_cselect_b32 s30, s49, s30
	s_add_i32 s48, s31, 1
	s_cmp_ge_u32 s30, s69
	s_cselect_b32 s30, s48, s31
	s_xor_b32 s30, s30, s27
	s_sub_i32 s30, s30, s27
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[48:49], s[30:31], 2
	v_readlane_b32 s16, v123, 38
	v_readlane_b32 s17, v123, 39
	s_add_u32 s56, s16, s48
	s_addc_u32 s57, s17, s49
	v_readlane_b32 s16, v123, 40
	v_readlane_b32 s17, v123, 41
	s_add_u32 s48, s16, s48
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[56:57]
	s_addc_u32 s49, s17, s49
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[48:49]
	v_readlane_b32 s16, v123, 42
	v_readlane_b32 s17, v123, 43
	s_and_b64 s[48:49], s[16:17], exec
	v_readlane_b32 s16, v123, 20
	v_readlane_b32 s17, v123, 21
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s27, v2
	s_cselect_b32 s27, s27, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s30, v3
	s_cselect_b32 s31, s30, 1
	s_abs_i32 s30, s31
	v_cvt_f32_u32_e32 v2, s30
	s_sub_i32 s56, 0, s30
	s_mul_i32 s48, s27, s13
	s_sub_i32 s48, s26, s48
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s52, s48
	s_xor_b32 s49, s48, s31
	s_ashr_i32 s49, s49, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s57, v2
	s_mul_i32 s56, s56, s57
	s_mul_hi_u32 s56, s57, s56
	s_add_i32 s57, s57, s56
	s_mul_hi_u32 s56, s52, s57
	s_mul_i32 s57, s56, s30
	s_sub_i32 s52, s52, s57
	s_add_i32 s64, s56, 1
	s_sub_i32 s57, s52, s30
	s_cmp_ge_u32 s52, s30
	s_cselect_b32 s56, s64, s56
	s_cselect_b32 s52, s57, s52
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s52, s30
	s_cselect_b32 s30, s57, s56
	s_xor_b32 s30, s30, s49
	s_sub_i32 s30, s30, s49
	s_mul_i32 s31, s30, s31
	s_sub_i32 s31, s48, s31
	s_add_i32 s64, s27, s31
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[48:49], s[64:65], 2
	s_add_u32 s56, s50, s48
	s_addc_u32 s57, s51, s49
	s_add_u32 s48, s8, s48
	s_addc_u32 s49, s9, s49
	global_load_dword v3, v31, s[56:57]
	global_load_dword v74, v31, s[48:49]
	s_lshl_b32 s27, s64, 4
	v_or_b32_e32 v14, s27, v40
	s_ashr_i32 s31, s27, 31
	v_mad_i64_i32 v[6:7], s[48:49], v14, s16, 0
	v_readlane_b32 s16, v123, 15
	v_mov_b32_e32 v15, s31
	s_cmp_gt_i32 s27, -1
	v_readlane_b32 s17, v123, 16
	s_cselect_b64 s[48:49], -1, 0
	v_lshl_add_u64 v[20:21], v[6:7], 1, v[46:47]
	v_cmp_gt_i64_e32 vcc, s[16:17], v[14:15]
	v_readlane_b32 s16, v126, 7
	s_and_b64 s[48:49], s[48:49], vcc
	v_readlane_b32 s17, v126, 8
	s_and_b64 s[92:93], s[16:17], s[48:49]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[56:57], s[92:93]
	s_cbranch_execz .LBB0_169
	global_load_dword v10, v[20:21], off
.LBB0_169:
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v70, v3, s94
	s_lshl_b32 s54, s30, 7
	v_add_u32_e32 v4, s54, v70
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s18, v123, 22
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[44:45]
	v_readlane_b32 s16, v123, 20
	v_readlane_b32 s19, v123, 23
	v_readlane_b32 s17, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_cmp_gt_i64_e64 s[82:83], s[18:19], v[4:5]
	v_readlane_b32 s18, v126, 5
	v_mul_lo_u32 v3, v5, s16
	v_mul_lo_u32 v11, v4, s17
	v_mad_u64_u32 v[8:9], s[74:75], v4, s16, 0
	s_and_b64 s[82:83], vcc, s[82:83]
	v_readlane_b32 s19, v126, 6
	v_add3_u32 v9, v9, v11, v3
	s_and_b64 s[84:85], s[18:19], s[82:83]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[84:85]
	v_readlane_b32 s20, v125, 15
	s_cbranch_execz .LBB0_171
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[34:35]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_171:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s84, v125, 38
	v_readlane_b32 s18, v123, 62
	v_readlane_b32 s86, v125, 40
	v_readlane_b32 s87, v125, 41
	v_readlane_b32 s19, v123, 63
	v_readlane_b32 s85, v125, 39
	v_lshl_add_u64 v[18:19], v[6:7], 1, s[86:87]
	v_cndmask_b32_e64 v6, 0, 1, s[18:19]
	v_add_u32_e32 v15, 0, v88
	v_add_u32_e32 v75, 0, v89
	v_cmp_ne_u32_e64 s[84:85], 1, v6
	s_andn2_b64 vcc, exec, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v75, v[2:5]
	s_cbranch_vccnz .LBB0_184
	v_add_u32_e32 v38, 0, v91
	v_add_u32_e32 v39, 0, v92
	ds_read_b64 v[12:13], v38 offset:4096
	ds_read_b64 v[10:11], v39 offset:4096
	v_readlane_b32 s18, v126, 29
	v_readlane_b32 s19, v126, 30
	s_and_b64 s[86:87], s[48:49], s[18:19]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v49, 0
	s_and_saveexec_b64 s[74:75], s[86:87]
	s_cbranch_execz .LBB0_174
	v_lshlrev_b32_e32 v30, 1, v22
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[30:31]
	global_load_dword v49, v[2:3], off offset:64
.LBB0_174:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s74, v123, 5
	v_readlane_b32 s75, v123, 6
	s_nop 1
	v_lshl_add_u64 v[16:17], v[8:9], 1, s[74:75]
	v_add_u32_e32 v48, v93, v90
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v48 offset1:4
	s_setprio 0
	v_readlane_b32 s18, v126, 31
	v_readlane_b32 s19, v126, 32
	s_and_b64 s[86:87], s[82:83], s[18:19]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[86:87]
	s_cbranch_execz .LBB0_176
	v_lshlrev_b32_e32 v30, 1, v32
	v_lshl_add_u64 v[6:7], v[16:17], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[6:7], off offset:64
.LBB0_176:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[56:59], v[2:3], v[12:13], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[4:5], v[10:11], v[56:59]
	s_setprio 0
	v_readlane_b32 s18, v125, 16
	v_readlane_b32 s19, v125, 17
	s_andn2_b64 vcc, exec, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v49 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v75, v[6:9]
	s_cbranch_vccnz .LBB0_183
	s_mov_b32 s31, 32
	s_branch .LBB0_179
.LBB0_178:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[2:5], v[10:11], v[66:67], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[64:65], v[2:5]
	s_setprio 0
	s_cmp_lt_i32 s31, s20
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v30 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v75, v[6:9]
	s_cbranch_scc0 .LBB0_183
.LBB0_179:
	s_add_i32 s31, s31, 32
	ds_read_b64 v[66:67], v38 offset:4096
	ds_read_b64 v[64:65], v39 offset:4096
	s_ashr_i32 s52, s31, 31
	v_mov_b32_e32 v9, s52
	v_or_b32_e32 v8, s31, v22
	s_cmp_gt_i32 s31, -1
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[16:17], v[8:9]
	s_and_b64 s[86:87], s[74:75], vcc
	s_and_b64 s[88:89], s[48:49], s[86:87]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[86:87], s[88:89]
	s_cbranch_execz .LBB0_181
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[18:19]
	global_load_dword v30, v[8:9], off
.LBB0_181:
	s_or_b64 exec, exec, s[86:87]
	v_mov_b32_e32 v69, s52
	v_or_b32_e32 v68, s31, v32
	v_cmp_gt_i64_e32 vcc, s[16:17], v[68:69]
	s_and_b64 s[74:75], s[74:75], vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[10:13], v48 offset1:4
	s_setprio 0
	s_and_b64 s[86:87], s[82:83], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[86:87]
	s_cbranch_execz .LBB0_178
	v_lshl_add_u64 v[6:7], v[68:69], 1, v[16:17]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_178
.LBB0_183:
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v8, v3
	s_branch .LBB0_185
.LBB0_184:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v7
.LBB0_185:
	v_add_u32_e32 v48, 0, v91
	v_add_u32_e32 v49, 0, v92
	ds_read_b64 v[2:3], v48 offset:4096
	ds_read_b64 v[10:11], v49 offset:4096
	v_readlane_b32 s18, v124, 0
	v_readlane_b32 s19, v124, 1
	s_andn2_b64 vcc, exec, s[18:19]
	v_add_u32_e32 v38, v93, v90
	v_cndmask_b32_e64 v4, 0, 1, s[18:19]
	v_cmp_ne_u32_e64 s[86:87], 1, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_187
	ds_read2_b64 v[56:59], v38 offset1:4
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v6, v9
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[56:57], v[2:3], v[4:7]
	v_mfma_f32_16x16x16_f16 v[2:5], v[58:59], v[10:11], v[2:5]
	s_nop 6
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v3, v5
	s_branch .LBB0_188
.LBB0_187:
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
.LBB0_188:
	v_readlane_b32 s18, v123, 50
	v_or_b32_e32 v4, s27, v23
	v_readlane_b32 s19, v123, 51
	v_readlane_b32 s56, v126, 39
	v_ashrrev_i32_e32 v5, 31, v4
	v_cndmask_b32_e64 v10, 0, 1, s[18:19]
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_cmp_lt_i32_e64 s[82:83], v23, v74
	v_cmp_ne_u32_e64 s[88:89], 1, v10
	s_andn2_b64 vcc, exec, s[18:19]
	v_lshl_add_u64 v[66:67], v[4:5], 2, s[60:61]
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_cbranch_vccnz .LBB0_192
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_191
	global_load_dword v2, v[66:67], off
.LBB0_191:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v2
	v_pk_mul_f32 v[8:9], v[8:9], v[2:3]
	v_pk_mul_f32 v[2:3], v[6:7], v[2:3]
.LBB0_192:
	v_readlane_b32 s56, v126, 39
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_lshl_add_u64 v[16:17], v[4:5], 2, s[56:57]
	v_mov_b32_e32 v5, 0
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_194
	global_load_dword v5, v[16:17], off
.LBB0_194:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_readlane_b32 s18, v125, 33
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v10, v7, v106
	v_readlane_b32 s18, v125, 36
	v_ashrrev_i32_e32 v6, 31, v5
	v_readlane_b32 s19, v125, 34
	v_mul_lo_u32 v11, v10, s18
	v_sub_u32_e32 v7, v7, v11
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s18, v7
	v_xor_b32_e32 v6, s19, v6
	s_nop 0
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s18, v7
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_le_u32_e32 vcc, s18, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v10, v11, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v10, v7, v6
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_196
	v_readlane_b32 s76, v123, 56
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s78, v123, 58
	v_readlane_b32 s79, v123, 59
	v_readlane_b32 s77, v123, 57
	s_nop 0
	v_lshl_add_u64 v[6:7], v[10:11], 3, s[78:79]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_196:
	s_or_b64 exec, exec, s[74:75]
	v_mad_i64_i32 v[12:13], s[74:75], v4, s22, 0
	v_readlane_b32 s56, v126, 39
	v_or_b32_e32 v4, s54, v42
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	v_cmp_gt_i32_e32 vcc, s94, v4
	s_and_b64 vcc, s[82:83], vcc
	v_lshl_add_u64 v[64:65], v[12:13], 1, s[62:63]
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_198
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v9, v9
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v3, v3
	v_readlane_b32 s18, v125, 33
	v_readlane_b32 s56, v124, 29
	v_pack_b32_f16 v2, v2, v8
	v_mul_lo_u32 v10, v10, s18
	s_mov_b32 s18, 0x5040100
	v_perm_b32 v3, v3, v9, s18
	global_load_dwordx2 v[8:9], v31, s[10:11]
	v_readlane_b32 s19, v125, 34
	v_sub_u32_e32 v5, v5, v10
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s18, v123, 60
	v_readlane_b32 s19, v123, 61
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v30, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[30:31]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[56:57], 0, v[6:7]
	v_mad_i64_i32 v[8:9], vcc, v5, s22, 0
	v_lshl_add_u64 v[6:7], v[8:9], 1, v[6:7]
	v_cndmask_b32_e64 v7, v65, v7, s[18:19]
	v_cndmask_b32_e64 v6, v64, v6, s[18:19]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[6:7]
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_198:
	s_or_b64 exec, exec, s[74:75]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[74:75], s[92:93]
	s_cbranch_execz .LBB0_200
	global_load_dword v6, v[20:21], off
.LBB0_200:
	s_or_b64 exec, exec, s[74:75]
	s_or_b32 s27, s54, 64
	v_add_u32_e32 v4, s27, v70
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s18, v123, 22
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[44:45]
	v_readlane_b32 s19, v123, 23
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_mul_lo_u32 v3, v5, s16
	v_cmp_gt_i64_e64 s[92:93], s[18:19], v[4:5]
	v_readlane_b32 s18, v126, 5
	v_mul_lo_u32 v7, v4, s17
	v_mad_u64_u32 v[8:9], s[74:75], v4, s16, 0
	s_and_b64 s[92:93], vcc, s[92:93]
	v_readlane_b32 s19, v126, 6
	v_add3_u32 v9, v9, v7, v3
	s_and_b64 vcc, s[18:19], s[92:93]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_202
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[34:35]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_202:
	s_or_b64 exec, exec, s[74:75]
	s_and_b64 vcc, exec, s[84:85]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v6 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v75, v[2:5]
	s_cbranch_vccnz .LBB0_215
	ds_read_b64 v[12:13], v48 offset:4096
	ds_read_b64 v[10:11], v49 offset:4096
	v_readlane_b32 s18, v126, 29
	v_readlane_b32 s19, v126, 30
	s_and_b64 s[84:85], s[48:49], s[18:19]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v39, 0
	s_and_saveexec_b64 s[74:75], s[84:85]
	s_cbranch_execz .LBB0_205
	v_lshlrev_b32_e32 v30, 1, v22
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[30:31]
	global_load_dword v39, v[2:3], off offset:64
.LBB0_205:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s74, v123, 5
	v_readlane_b32 s75, v123, 6
	s_nop 1
	v_lshl_add_u64 v[20:21], v[8:9], 1, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v38 offset1:4
	s_setprio 0
	v_readlane_b32 s18, v126, 31
	v_readlane_b32 s19, v126, 32
	s_and_b64 s[84:85], s[92:93], s[18:19]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[84:85]
	s_cbranch_execz .LBB0_207
	v_lshlrev_b32_e32 v30, 1, v32
	v_lshl_add_u64 v[6:7], v[20:21], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[6:7], off offset:64
.LBB0_207:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[56:59], v[2:3], v[12:13], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[4:5], v[10:11], v[56:59]
	s_setprio 0
	v_readlane_b32 s18, v125, 16
	v_readlane_b32 s19, v125, 17
	s_andn2_b64 vcc, exec, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v39 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v75, v[6:9]
	s_cbranch_vccnz .LBB0_214
	s_mov_b32 s31, 32
	s_branch .LBB0_210
.LBB0_209:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[2:5], v[10:11], v[70:71], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[68:69], v[2:5]
	s_setprio 0
	s_cmp_lt_i32 s31, s20
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v30 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v75, v[6:9]
	s_cbranch_scc0 .LBB0_214
.LBB0_210:
	s_add_i32 s31, s31, 32
	ds_read_b64 v[70:71], v48 offset:4096
	ds_read_b64 v[68:69], v49 offset:4096
	s_ashr_i32 s52, s31, 31
	v_mov_b32_e32 v9, s52
	v_or_b32_e32 v8, s31, v22
	s_cmp_gt_i32 s31, -1
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[16:17], v[8:9]
	s_and_b64 s[84:85], s[74:75], vcc
	s_and_b64 vcc, s[48:49], s[84:85]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[84:85], vcc
	s_cbranch_execz .LBB0_212
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[18:19]
	global_load_dword v30, v[8:9], off
.LBB0_212:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v73, s52
	v_or_b32_e32 v72, s31, v32
	v_cmp_gt_i64_e32 vcc, s[16:17], v[72:73]
	s_and_b64 s[74:75], s[74:75], vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[10:13], v38 offset1:4
	s_setprio 0
	s_and_b64 s[84:85], s[92:93], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[84:85]
	s_cbranch_execz .LBB0_209
	v_lshl_add_u64 v[6:7], v[72:73], 1, v[20:21]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_209
.LBB0_214:
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v8, v3
	s_branch .LBB0_216
.LBB0_215:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v9, v7
	v_mov_b32_e32 v8, v7
.LBB0_216:
	ds_read_b64 v[2:3], v48 offset:4096
	ds_read_b64 v[10:11], v49 offset:4096
	s_and_b64 vcc, exec, s[86:87]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_218
	ds_read2_b64 v[18:21], v38 offset1:4
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v6, v9
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[18:19], v[2:3], v[4:7]
	v_mfma_f32_16x16x16_f16 v[2:5], v[20:21], v[10:11], v[2:5]
	s_nop 6
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v3, v5
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccz .LBB0_219
	s_branch .LBB0_222
.LBB0_218:
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_222
.LBB0_219:
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_221
	global_load_dword v2, v[66:67], off
.LBB0_221:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v2
	v_pk_mul_f32 v[8:9], v[8:9], v[2:3]
	v_pk_mul_f32 v[2:3], v[6:7], v[2:3]
.LBB0_222:
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_224
	global_load_dword v10, v[16:17], off
.LBB0_224:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v10
	v_readlane_b32 s16, v125, 33
	v_max_i32_e32 v5, v10, v5
	v_mul_hi_u32 v6, v5, v106
	v_readlane_b32 s16, v125, 36
	v_ashrrev_i32_e32 v4, 31, v10
	v_readlane_b32 s17, v125, 34
	v_mul_lo_u32 v7, v6, s16
	v_sub_u32_e32 v5, v5, v7
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s16, v5
	v_xor_b32_e32 v4, s17, v4
	s_nop 0
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_subrev_u32_e32 v7, s16, v5
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s16, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v6, v7, vcc
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v6, v5, v4
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_226
	v_readlane_b32 s16, v123, 56
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s18, v123, 58
	v_readlane_b32 s19, v123, 59
	v_readlane_b32 s17, v123, 57
	s_nop 0
	v_lshl_add_u64 v[4:5], v[6:7], 3, s[18:19]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_226:
	s_or_b64 exec, exec, s[48:49]
	v_or_b32_e32 v7, s27, v42
	v_cmp_gt_i32_e32 vcc, s94, v7
	s_and_b64 s[74:75], s[82:83], vcc
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_228
	v_readlane_b32 s16, v125, 33
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v7, v8
	v_mul_lo_u32 v6, v6, s16
	v_sub_u32_e32 v10, v10, v6
	v_cvt_f16_f32_e32 v6, v9
	v_cvt_f16_f32_e32 v3, v3
	s_mov_b32 s16, 0x5040100
	v_pack_b32_f16 v2, v2, v7
	v_readlane_b32 s72, v124, 29
	v_perm_b32 v3, v3, v6, s16
	global_load_dwordx2 v[6:7], v31, s[10:11]
	v_readlane_b32 s17, v125, 34
	v_readlane_b32 s73, v124, 30
	v_readlane_b32 s74, v124, 31
	v_readlane_b32 s75, v124, 32
	v_readlane_b32 s16, v123, 60
	v_readlane_b32 s17, v123, 61
	s_ashr_i32 s55, s54, 31
	v_readlane_b32 s76, v124, 33
	v_readlane_b32 s77, v124, 34
	v_readlane_b32 s78, v124, 35
	v_readlane_b32 s79, v124, 36
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshrrev_b32_e32 v30, 28, v6
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[72:73], 0, v[4:5]
	v_mad_i64_i32 v[6:7], s[74:75], v10, s22, 0
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_cndmask_b32_e64 v5, v65, v5, s[16:17]
	v_cndmask_b32_e64 v4, v64, v4, s[16:17]
	v_lshl_add_u64 v[6:7], s[54:55], 0, v[42:43]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off offset:128
.LBB0_228:
	s_or_b64 exec, exec, s[48:49]
	v_readlane_b32 s16, v124, 60
	v_readlane_b32 s17, v124, 61
	v_readlane_b32 s92, v126, 51
	s_mov_b64 s[74:75], -1
	s_mov_b64 s[48:49], 0
	s_cmp_lt_i32 s17, 2
	s_mov_b64 s[56:57], 0
	v_readlane_b32 s16, v126, 47
	v_readlane_b32 s93, v126, 52
	v_readlane_b32 s18, v124, 62
	v_readlane_b32 s19, v124, 63
	v_readlane_b32 s20, v125, 0
	v_readlane_b32 s21, v125, 1
	v_readlane_b32 s22, v125, 2
	v_readlane_b32 s23, v125, 3
	v_readlane_b32 s17, v126, 48
	s_cbranch_scc1 .LBB0_235
	v_readlane_b32 s72, v124, 60
	v_readlane_b32 s73, v124, 61
	s_cmp_eq_u32 s73, 2
	s_mov_b64 s[56:57], -1
	v_readlane_b32 s74, v124, 62
	v_readlane_b32 s75, v124, 63
	v_readlane_b32 s76, v125, 0
	v_readlane_b32 s77, v125, 1
	v_readlane_b32 s78, v125, 2
	v_readlane_b32 s79, v125, 3
	s_cbranch_scc0 .LBB0_234
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[56:57], s[80:81]
	s_cbranch_execz .LBB0_233
	s_mov_b64 s[74:75], exec
	v_mbcnt_lo_u32_b32 v2, s74, 0
	v_mbcnt_hi_u32_b32 v2, s75, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[84:85], exec, vcc
	s_mov_b64 exec, s[84:85]
	s_cbranch_execz .LBB0_233
	v_readlane_b32 s17, v124, 2
	s_mul_i32 s64, s64, s17
	s_ashr_i32 s65, s64, 31
	s_lshl_b64 s[64:65], s[64:65], 2
	v_readlane_b32 s18, v126, 54
	v_readlane_b32 s19, v126, 55
	s_add_u32 s27, s18, s64
	s_addc_u32 s52, s19, s65
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[64:65], s[30:31], 2
	s_add_u32 s64, s27, s64
	s_addc_u32 s65, s52, s65
	s_bcnt1_i32_b64 s27, s[74:75]
	v_mov_b32_e32 v2, s27
	global_atomic_add v31, v2, s[64:65] offset:8 sc1
.LBB0_233:
	s_or_b64 exec, exec, s[56:57]
	s_mov_b64 s[56:57], 0
.LBB0_234:
	s_mov_b64 s[74:75], 0
.LBB0_235:
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccz .LBB0_237
	v_readlane_b32 s72, v124, 60
	v_readlane_b32 s73, v124, 61
	s_cmp_lg_u32 s73, 0
	s_mov_b64 s[48:49], -1
	s_cselect_b64 s[56:57], -1, 0
	v_readlane_b32 s74, v124, 62
	v_readlane_b32 s75, v124, 63
	v_readlane_b32 s76, v125, 0
	v_readlane_b32 s77, v125, 1
	v_readlane_b32 s78, v125, 2
	v_readlane_b32 s79, v125, 3
.LBB0_237:
	v_readlane_b32 s22, v126, 49
	s_andn2_b64 vcc, exec, s[56:57]
	v_readlane_b32 s23, v126, 50
	s_cbranch_vccnz .LBB0_256
	v_cmp_lt_i32_e32 vcc, v40, v74
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execnz .LBB0_251
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_252
.LBB0_240:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_242
.LBB0_241:
	global_load_dword v6, v[16:17], off
.LBB0_242:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v7, v5, v106
	v_readlane_b32 s17, v125, 36
	v_readlane_b32 s18, v125, 33
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v8, v7, s17
	v_sub_u32_e32 v5, v5, v8
	v_cmp_le_u32_e64 s[84:85], s17, v5
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s19, v125, 34
	v_cndmask_b32_e64 v7, v7, v8, s[84:85]
	v_subrev_u32_e32 v8, s17, v5
	v_cndmask_b32_e64 v5, v5, v8, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s17, v5
	v_add_u32_e32 v5, 1, v7
	v_xor_b32_e32 v4, s19, v4
	v_cndmask_b32_e64 v5, v7, v5, s[84:85]
	v_sub_u32_e32 v7, 0, v2
	v_max_i32_e32 v7, v2, v7
	v_mul_hi_u32 v8, v7, v106
	v_mul_lo_u32 v9, v8, s17
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[84:85], s17, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v8, v8, v9, s[84:85]
	v_subrev_u32_e32 v9, s17, v7
	v_cndmask_b32_e64 v7, v7, v9, s[84:85]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[84:85], s17, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v5, s19, v5
	v_cndmask_b32_e64 v7, v8, v7, s[84:85]
	v_xor_b32_e32 v7, v7, v5
	v_sub_u32_e32 v5, v7, v5
	v_mov_b32_e32 v7, s16
	v_cndmask_b32_e32 v8, v7, v4, vcc
	v_mul_lo_u32 v4, v4, s18
	v_cndmask_b32_e64 v7, v7, v5, s[82:83]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s18
	v_sub_u32_e32 v5, 0, v6
	v_max_i32_e32 v5, v6, v5
	v_mul_hi_u32 v9, v5, v106
	v_mul_lo_u32 v10, v9, s17
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[84:85], s17, v5
	v_add_u32_e32 v10, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s17, v5
	v_cndmask_b32_e64 v5, v5, v10, s[84:85]
	v_ashrrev_i32_e32 v2, 31, v6
	v_cmp_le_u32_e64 s[84:85], s17, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s19, v2
	v_cndmask_b32_e64 v5, v9, v5, s[84:85]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v107
	v_mul_lo_u32 v10, v9, s34
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[84:85], s34, v3
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s17, v125, 35
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s34, v3
	v_cndmask_b32_e64 v3, v3, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s34, v3
	v_add_u32_e32 v3, 1, v9
	v_xor_b32_e32 v5, s17, v5
	v_cndmask_b32_e64 v3, v9, v3, s[84:85]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v107
	v_mul_lo_u32 v10, v9, s34
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[84:85], s34, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s17, v5
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s34, v4
	v_cndmask_b32_e64 v4, v4, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s34, v4
	v_add_u32_e32 v4, 1, v9
	v_lshlrev_b32_e32 v7, 24, v7
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
	v_mul_lo_u32 v3, v3, s13
	v_mul_lo_u32 v4, v4, s13
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v3, v5, s30, v3
	v_add3_u32 v4, v7, s30, v4
	v_cmp_eq_u32_e64 s[84:85], v3, v4
	s_and_b64 s[48:49], vcc, s[84:85]
	v_readlane_b32 s18, v126, 3
	s_and_b64 s[48:49], s[82:83], s[48:49]
	v_readlane_b32 s19, v126, 4
	s_and_b64 s[56:57], s[18:19], s[48:49]
	v_cndmask_b32_e64 v3, 0, 1, s[56:57]
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
	v_add_u32_e32 v4, 0, v42
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[48:49]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v83
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
	ds_read_b32 v8, v83
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_244
	v_readlane_b32 s72, v123, 56
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	v_readlane_b32 s73, v123, 57
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[74:75]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_244:
	s_or_b64 exec, exec, s[48:49]
	global_load_dwordx2 v[10:11], v31, s[10:11]
	v_readlane_b32 s18, v125, 33
	v_readlane_b32 s17, v125, 35
	v_readlane_b32 s84, v125, 38
	v_mul_lo_u32 v2, v2, s18
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v107
	v_mul_lo_u32 v9, v6, s34
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s34, v2
	v_add_u32_e32 v9, 1, v6
	v_xor_b32_e32 v3, s17, v3
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_subrev_u32_e32 v9, s34, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s34, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s85, v125, 39
	v_cndmask_b32_e32 v2, v6, v2, vcc
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s13
	v_add_u32_e32 v2, s30, v2
	v_mov_b32_e32 v6, v31
	v_readlane_b32 s19, v125, 34
	v_readlane_b32 s86, v125, 40
	v_readlane_b32 s87, v125, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v10
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v11, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v30, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[84:85], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, v7, v41
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[30:31], s[82:83], vcc
	s_and_b64 vcc, s[90:91], s[30:31]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v7, v31
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
	v_cndmask_b32_e32 v5, v113, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s27, vcc
	v_cmp_gt_u32_e32 vcc, s27, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_255
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s27, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s18, v126, 37
	s_subb_u32 s49, vcc_hi, s27
	s_mov_b32 s20, s18
	s_mov_b32 s21, s18
	s_and_b64 s[56:57], s[48:49], s[20:21]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[20:21]
	s_add_u32 s48, s48, s56
	s_addc_u32 s49, s49, s57
	s_lshr_b64 s[56:57], s[48:49], 4
	s_add_u32 s27, s56, s48
	s_addc_u32 s48, s57, s49
	s_and_b32 s27, s27, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s27, 0x1010101
	s_mul_hi_u32 s27, s27, 0x1010101
	s_add_i32 s27, s27, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s19, v126, 38
	s_add_i32 s49, s27, s49
	v_writelane_b32 v126, s18, 37
	v_cmp_gt_u64_e32 vcc, s[48:49], v[60:61]
	s_nop 0
	v_writelane_b32 v126, s19, 38
	s_cbranch_vccnz .LBB0_253
	s_mov_b32 s27, 0
	s_mov_b64 s[48:49], 0
.LBB0_247:
	v_readfirstlane_b32 s56, v2
	v_readfirstlane_b32 s57, v3
	v_mov_b32_e32 v7, s27
	s_nop 0
	v_cmp_eq_u64_e64 s[56:57], s[56:57], v[2:3]
	s_bcnt1_i32_b64 s52, s[56:57]
	s_add_i32 s27, s27, s52
	v_mov_b64_e32 v[4:5], s[56:57]
	v_mov_b32_e32 v8, s52
	s_or_b64 s[48:49], s[56:57], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_247
	s_or_b64 exec, exec, s[48:49]
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
	v_cmp_ne_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_250
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
	v_cmp_gt_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_250:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_254
	s_branch .LBB0_255
.LBB0_251:
	v_readlane_b32 s56, v126, 39
	v_ashrrev_i32_e32 v15, 31, v14
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[14:15], 2, s[56:57]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_240
.LBB0_252:
	global_load_dword v2, v[16:17], off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_241
	s_branch .LBB0_242
.LBB0_253:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_255
.LBB0_254:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_255:
	s_or_b64 exec, exec, s[30:31]
	s_mov_b64 s[48:49], 0
.LBB0_256:
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_268
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[30:31], s[80:81]
	s_cbranch_execz .LBB0_261
	s_mov_b64 s[56:57], exec
	v_mbcnt_lo_u32_b32 v2, s56, 0
	v_mbcnt_hi_u32_b32 v2, s57, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_260
	s_bcnt1_i32_b64 s27, s[56:57]
	v_readlane_b32 s18, v124, 3
	v_mov_b32_e32 v3, s27
	v_readlane_b32 s19, v124, 4
	s_nop 4
	global_atomic_add v3, v31, v3, s[18:19] sc0 sc1
.LBB0_260:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v3
	s_nop 1
	v_add_u32_e32 v2, s27, v2
	ds_write_b32 v31, v2
.LBB0_261:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	v_add_u32_e32 v3, -1, v63
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_264
	s_branch .LBB0_268
.LBB0_262:
	s_or_b64 exec, exec, s[48:49]
	v_readfirstlane_b32 s27, v2
	s_nop 1
	v_mov_b32_e32 v2, s27
	ds_write_b32 v31, v2
.LBB0_263:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v63
	s_cbranch_vccz .LBB0_267
.LBB0_264:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[30:31], s[80:81]
	s_cbranch_execz .LBB0_263
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_262
	v_readlane_b32 s18, v124, 3
	v_readlane_b32 s19, v124, 4
	s_nop 4
	global_load_dword v2, v31, s[18:19] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_262
.LBB0_267:
	v_readlane_b32 s18, v125, 27
	v_readlane_b32 s72, v123, 56
	v_readlane_b32 s19, v125, 28
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b64 s[30:31], s[74:75]
	v_readlane_b32 s27, v124, 38
	v_readlane_b32 s73, v123, 57
	s_cbranch_vccz .LBB0_287
.LBB0_268:
	s_mov_b64 s[30:31], 0
.LBB0_269:
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_306
	v_readlane_b32 s18, v127, 2
	s_cmp_lg_u32 s18, 3
	v_readlane_b32 s19, v127, 3
	s_cbranch_scc1 .LBB0_306
	s_ashr_i32 s27, s26, 31
	v_readlane_b32 s17, v125, 30
	s_xor_b32 s27, s27, s17
	s_abs_i32 s30, s26
	v_readlane_b32 s17, v125, 22
	s_mul_hi_u32 s31, s30, s17
	s_mul_i32 s48, s31, s68
	s_sub_i32 s30, s30, s48
	s_add_i32 s48, s31, 1
	s_sub_i32 s49, s30, s68
	s_cmp_ge_u32 s30, s68
	s_cselect_b32 s31, s48, s31
	s_cselect_b32 s30, s49, s30
	s_add_i32 s48, s31, 1
	s_cmp_ge_u32 s30, s68
	s_cselect_b32 s30, s48, s31
	s_xor_b32 s30, s30, s27
	s_sub_i32 s30, s30, s27
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[48:49], s[30:31], 2
	v_readlane_b32 s18, v123, 38
	v_readlane_b32 s19, v123, 39
	s_add_u32 s56, s18, s48
	s_addc_u32 s57, s19, s49
	v_readlane_b32 s18, v123, 40
	v_readlane_b32 s19, v123, 41
	s_add_u32 s48, s18, s48
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[56:57]
	s_addc_u32 s49, s19, s49
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[48:49]
	v_readlane_b32 s18, v123, 42
	v_readlane_b32 s19, v123, 43
	s_and_b64 s[48:49], s[18:19], exec
	v_readlane_b32 s18, v123, 15
	v_readlane_b32 s19, v123, 16
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s27, v2
	s_cselect_b32 s27, s27, s30
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s30, v3
	s_cselect_b32 s30, s30, 1
	s_abs_i32 s31, s30
	v_cvt_f32_u32_e32 v2, s31
	s_sub_i32 s56, 0, s31
	s_mul_i32 s48, s27, s12
	s_sub_i32 s48, s26, s48
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s52, s48
	s_xor_b32 s49, s48, s30
	s_ashr_i32 s49, s49, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s57, v2
	s_mul_i32 s56, s56, s57
	s_mul_hi_u32 s56, s57, s56
	s_add_i32 s57, s57, s56
	s_mul_hi_u32 s56, s52, s57
	s_mul_i32 s57, s56, s31
	s_sub_i32 s52, s52, s57
	s_add_i32 s64, s56, 1
	s_sub_i32 s57, s52, s31
	s_cmp_ge_u32 s52, s31
	s_cselect_b32 s56, s64, s56
	s_cselect_b32 s52, s57, s52
	s_add_i32 s57, s56, 1
	s_cmp_ge_u32 s52, s31
	s_cselect_b32 s31, s57, s56
	s_xor_b32 s31, s31, s49
	s_sub_i32 s52, s31, s49
	s_mul_i32 s30, s52, s30
	s_sub_i32 s30, s48, s30
	s_add_i32 s30, s27, s30
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[48:49], s[30:31], 2
	s_add_u32 s56, s50, s48
	s_addc_u32 s57, s51, s49
	s_add_u32 s48, s8, s48
	s_addc_u32 s49, s9, s49
	global_load_dword v3, v31, s[56:57]
	global_load_dword v38, v31, s[48:49]
	s_lshl_b32 s27, s30, 4
	s_ashr_i32 s31, s27, 31
	v_or_b32_e32 v4, s27, v40
	v_mov_b32_e32 v5, s31
	v_mad_i64_i32 v[10:11], s[48:49], v4, s22, 0
	s_cmp_gt_i32 s27, -1
	s_cselect_b64 s[48:49], -1, 0
	v_cmp_gt_i64_e32 vcc, s[18:19], v[4:5]
	v_readlane_b32 s18, v124, 7
	s_and_b64 s[48:49], s[48:49], vcc
	v_readlane_b32 s19, v124, 8
	s_and_b64 s[64:65], s[18:19], s[48:49]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[56:57], s[64:65]
	s_cbranch_execz .LBB0_273
	scratch_load_dwordx2 v[4:5], off, off offset:40
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[10:11], 1, v[4:5]
	global_load_dword v16, v[4:5], off
.LBB0_273:
	s_or_b64 exec, exec, s[56:57]
	v_readlane_b32 s17, v123, 17
	s_lshl_b32 s31, s52, 6
	s_mov_b64 s[18:19], s[22:23]
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, s17, v3
	v_add_u32_e32 v6, s31, v3
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[6:7], 0, v[44:45]
	v_mul_lo_u32 v3, v5, s18
	v_mul_lo_u32 v7, v4, s19
	v_mad_u64_u32 v[12:13], s[56:57], v4, s18, 0
	v_readlane_b32 s18, v123, 18
	v_readlane_b32 s19, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_add3_u32 v13, v13, v7, v3
	v_cmp_gt_i64_e64 s[82:83], s[18:19], v[4:5]
	v_readlane_b32 s18, v126, 9
	s_and_b64 s[56:57], vcc, s[82:83]
	v_readlane_b32 s19, v126, 10
	s_and_b64 s[74:75], s[18:19], s[56:57]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[64:65], s[74:75]
	s_cbranch_execz .LBB0_275
	v_lshl_add_u64 v[2:3], v[12:13], 1, v[36:37]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_275:
	s_or_b64 exec, exec, s[64:65]
	v_add_u32_e32 v6, s95, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[44:45]
	s_mov_b64 s[18:19], s[22:23]
	v_mul_lo_u32 v8, v7, s18
	v_mul_lo_u32 v9, v6, s19
	v_mad_u64_u32 v[14:15], s[64:65], v6, s18, 0
	v_readlane_b32 s18, v123, 18
	v_readlane_b32 s19, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[6:7]
	v_add3_u32 v15, v15, v9, v8
	v_cmp_gt_i64_e64 s[82:83], s[18:19], v[6:7]
	v_readlane_b32 s18, v126, 9
	s_and_b64 s[64:65], vcc, s[82:83]
	v_readlane_b32 s19, v126, 10
	s_and_b64 s[82:83], s[18:19], s[64:65]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_277
	v_lshl_add_u64 v[6:7], v[14:15], 1, v[36:37]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_277:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s18, v124, 9
	v_readlane_b32 s19, v124, 10
	v_add_u32_e32 v39, 0, v88
	v_add_u32_e32 v48, 0, v89
	s_andn2_b64 vcc, exec, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v39, v16 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v48, v[2:5]
	ds_write_b128 v48, v[6:9] offset:4096
	s_cbranch_vccnz .LBB0_297
	v_readlane_b32 s74, v123, 1
	v_readlane_b32 s18, v126, 33
	v_readlane_b32 s75, v123, 2
	v_readlane_b32 s19, v126, 34
	s_and_b64 s[82:83], s[48:49], s[18:19]
	v_lshl_add_u64 v[64:65], v[10:11], 1, s[74:75]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_280
	v_lshlrev_b32_e32 v30, 1, v22
	v_lshl_add_u64 v[2:3], v[64:65], 0, v[30:31]
	global_load_dword v20, v[2:3], off offset:64
.LBB0_280:
	s_or_b64 exec, exec, s[74:75]
	v_add_u32_e32 v49, 0, v91
	v_add_u32_e32 v52, 0, v92
	ds_read_b64 v[18:19], v49 offset:8192
	ds_read_b64 v[16:17], v52 offset:8192
	v_readlane_b32 s74, v123, 7
	v_readlane_b32 s18, v126, 35
	v_readlane_b32 s75, v123, 8
	v_readlane_b32 s19, v126, 36
	s_and_b64 s[82:83], s[56:57], s[18:19]
	v_lshl_add_u64 v[66:67], v[12:13], 1, s[74:75]
	v_lshlrev_b32_e32 v30, 1, v32
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_282
	v_lshl_add_u64 v[2:3], v[66:67], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[2:3], off offset:64
.LBB0_282:
	s_or_b64 exec, exec, s[74:75]
	v_add_u32_e32 v53, 0, v94
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v53 offset1:4
	v_readlane_b32 s74, v123, 7
	v_readlane_b32 s18, v126, 35
	v_readlane_b32 s75, v123, 8
	v_readlane_b32 s19, v126, 36
	s_and_b64 s[82:83], s[64:65], s[18:19]
	v_lshl_add_u64 v[68:69], v[14:15], 1, s[74:75]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_284
	v_lshl_add_u64 v[10:11], v[68:69], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off offset:64
.LBB0_284:
	s_or_b64 exec, exec, s[74:75]
	v_add_u32_e32 v30, 0x1000, v53
	ds_read2_b64 v[56:59], v30 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[70:73], v[2:3], v[18:19], 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v39, v20 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v48, v[6:9]
	v_mfma_f32_16x16x16_f16 v[2:5], v[4:5], v[16:17], v[70:73]
	v_readlane_b32 s18, v125, 19
	v_readlane_b32 s19, v125, 20
	s_andn2_b64 vcc, exec, s[18:19]
	v_mfma_f32_16x16x16_f16 v[6:9], v[56:57], v[18:19], 0
	ds_write_b128 v48, v[10:13] offset:4096
	v_mfma_f32_16x16x16_f16 v[6:9], v[58:59], v[16:17], v[6:9]
	s_cbranch_vccnz .LBB0_298
	s_mov_b32 s52, 32
	s_branch .LBB0_291
.LBB0_286:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s27, s27, -1
	s_add_u32 s30, s30, 8
	s_addc_u32 s31, s31, 0
	s_cmp_eq_u32 s27, 0
	s_cbranch_scc1 .LBB0_268
.LBB0_287:
	global_load_dwordx2 v[2:3], v31, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s52, v2
	v_readfirstlane_b32 s64, v3
	global_load_dwordx2 v[2:3], v31, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s65, v2
	v_readfirstlane_b32 s74, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[48:49], s[80:81]
	s_cbranch_execz .LBB0_286
	s_mov_b64 s[56:57], exec
	v_mbcnt_lo_u32_b32 v2, s56, 0
	v_mbcnt_hi_u32_b32 v2, s57, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_286
	s_sub_u32 s52, s52, s65
	s_subb_u32 s64, s64, s74
	s_ashr_i32 s65, s64, 31
	s_lshr_b32 s65, s65, 28
	s_add_u32 s52, s52, s65
	s_addc_u32 s65, s64, 0
	s_and_b32 s52, s52, -16
	v_readlane_b32 s18, v123, 36
	v_readlane_b32 s19, v123, 37
	s_add_u32 s64, s18, s52
	s_addc_u32 s65, s19, s65
	s_bcnt1_i32_b64 s52, s[56:57]
	v_mov_b32_e32 v2, s52
	global_atomic_add v31, v2, s[64:65] sc1
	s_branch .LBB0_286
.LBB0_290:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[2:5], v[18:19], v[72:73], v[2:5]
	v_readlane_b32 s17, v125, 18
	s_cmp_lt_i32 s52, s17
	s_waitcnt vmcnt(0)
	ds_write_b32 v39, v54 offset:8192
	v_mfma_f32_16x16x16_f16 v[2:5], v[20:21], v[70:71], v[2:5]
	ds_read2_b64 v[18:21], v30 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v48, v[10:13]
	ds_write_b128 v48, v[14:17] offset:4096
	v_mfma_f32_16x16x16_f16 v[6:9], v[18:19], v[72:73], v[6:9]
	v_mfma_f32_16x16x16_f16 v[6:9], v[20:21], v[70:71], v[6:9]
	s_cbranch_scc0 .LBB0_298
.LBB0_291:
	s_add_i32 s52, s52, 32
	s_ashr_i32 s84, s52, 31
	v_mov_b32_e32 v13, s84
	v_or_b32_e32 v12, s52, v22
	s_cmp_gt_i32 s52, -1
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[12:13]
	s_and_b64 s[82:83], s[74:75], vcc
	s_and_b64 s[86:87], s[48:49], s[82:83]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[82:83], s[86:87]
	s_cbranch_execz .LBB0_293
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[64:65]
	global_load_dword v54, v[12:13], off
.LBB0_293:
	s_or_b64 exec, exec, s[82:83]
	ds_read_b64 v[72:73], v49 offset:8192
	ds_read_b64 v[70:71], v52 offset:8192
	v_mov_b32_e32 v75, s84
	v_or_b32_e32 v74, s52, v32
	v_cmp_gt_i64_e32 vcc, s[22:23], v[74:75]
	s_and_b64 s[74:75], s[74:75], vcc
	s_and_b64 s[84:85], s[56:57], s[74:75]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[82:83], s[84:85]
	s_cbranch_execz .LBB0_295
	v_lshl_add_u64 v[10:11], v[74:75], 1, v[66:67]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_295:
	s_or_b64 exec, exec, s[82:83]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[18:21], v53 offset1:4
	s_and_b64 s[82:83], s[64:65], s[74:75]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[74:75], s[82:83]
	s_cbranch_execz .LBB0_290
	v_lshl_add_u64 v[14:15], v[74:75], 1, v[68:69]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_branch .LBB0_290
.LBB0_297:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v5
.LBB0_298:
	v_add_u32_e32 v10, 0, v91
	v_add_u32_e32 v11, 0, v92
	ds_read_b64 v[12:13], v10 offset:8192
	ds_read_b64 v[10:11], v11 offset:8192
	v_readlane_b32 s18, v124, 11
	v_readlane_b32 s19, v124, 12
	s_andn2_b64 vcc, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_300
	v_add_u32_e32 v18, 0, v94
	ds_read2_b64 v[14:17], v18 offset1:4
	v_add_u32_e32 v18, 0x1000, v18
	ds_read2_b64 v[18:21], v18 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[12:13], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[6:9], v[18:19], v[12:13], v[6:9]
	v_mfma_f32_16x16x16_f16 v[2:5], v[16:17], v[10:11], v[2:5]
	v_mfma_f32_16x16x16_f16 v[6:9], v[20:21], v[10:11], v[6:9]
.LBB0_300:
	v_or_b32_e32 v10, s31, v42
	v_cmp_lt_i32_e32 vcc, v23, v38
	v_cmp_gt_i32_e64 s[82:83], s95, v10
	s_and_b64 s[56:57], s[82:83], vcc
	s_and_saveexec_b64 s[48:49], s[56:57]
	s_cbranch_execz .LBB0_302
	s_mov_b32 s17, 0x3fb8aa3b
	v_mul_f32_e64 v12, -v2, s17
	s_mov_b32 s18, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s18, v12
	v_sub_f32_e32 v11, 0, v2
	v_mul_f32_e64 v13, -v3, s17
	v_cndmask_b32_e32 v12, 0, v120, vcc
	v_fmac_f32_e32 v12, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v12
	v_cndmask_b32_e32 v12, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s18, v13
	v_readlane_b32 s84, v125, 38
	v_ldexp_f32 v12, v11, v12
	v_sub_f32_e32 v11, 0, v3
	v_cndmask_b32_e32 v13, 0, v120, vcc
	v_fmac_f32_e32 v13, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v13
	v_cndmask_b32_e32 v13, 0, v121, vcc
	v_readlane_b32 s86, v125, 40
	v_readlane_b32 s87, v125, 41
	v_ldexp_f32 v13, v11, v13
	v_pk_add_f32 v[12:13], v[12:13], 1.0 op_sel_hi:[1,0]
	v_readlane_b32 s85, v125, 39
	v_div_scale_f32 v11, s[56:57], v13, v13, v3
	v_rcp_f32_e32 v14, v11
	s_nop 0
	v_fma_f32 v15, -v11, v14, 1.0
	v_fmac_f32_e32 v14, v15, v14
	v_div_scale_f32 v15, vcc, v3, v13, v3
	v_mul_f32_e32 v16, v15, v14
	v_fma_f32 v17, -v11, v16, v15
	v_fmac_f32_e32 v16, v17, v14
	v_fma_f32 v11, -v11, v16, v15
	v_div_fmas_f32 v11, v11, v14, v16
	v_div_fixup_f32 v3, v11, v13, v3
	v_div_scale_f32 v11, s[56:57], v12, v12, v2
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
	v_mul_f32_e64 v11, -v5, s17
	v_cvt_f16_f32_e32 v6, v3
	v_mul_f32_e64 v3, -v4, s17
	v_cmp_gt_f32_e32 vcc, s18, v3
	v_cvt_f16_f32_e32 v7, v2
	v_sub_f32_e32 v2, 0, v4
	v_cndmask_b32_e32 v3, 0, v120, vcc
	v_fmac_f32_e32 v3, 0x3fb8aa3b, v2
	v_exp_f32_e32 v2, v3
	v_cndmask_b32_e32 v3, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s18, v11
	v_readlane_b32 s18, v123, 20
	v_ldexp_f32 v2, v2, v3
	v_sub_f32_e32 v3, 0, v5
	v_cndmask_b32_e32 v11, 0, v120, vcc
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v11
	v_cndmask_b32_e32 v11, 0, v121, vcc
	v_readlane_b32 s19, v123, 21
	v_ldexp_f32 v3, v3, v11
	v_pk_add_f32 v[2:3], v[2:3], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v11, s[56:57], v3, v3, v5
	v_rcp_f32_e32 v12, v11
	s_nop 0
	v_fma_f32 v13, -v11, v12, 1.0
	v_fmac_f32_e32 v12, v13, v12
	v_div_scale_f32 v13, vcc, v5, v3, v5
	v_mul_f32_e32 v14, v13, v12
	v_fma_f32 v15, -v11, v14, v13
	v_fmac_f32_e32 v14, v15, v12
	v_fma_f32 v11, -v11, v14, v13
	v_div_fmas_f32 v11, v11, v12, v14
	v_div_fixup_f32 v3, v11, v3, v5
	v_div_scale_f32 v5, s[56:57], v2, v2, v4
	v_rcp_f32_e32 v11, v5
	s_nop 0
	v_fma_f32 v12, -v5, v11, 1.0
	v_fmac_f32_e32 v11, v12, v11
	v_div_scale_f32 v12, vcc, v4, v2, v4
	v_mul_f32_e32 v13, v12, v11
	v_fma_f32 v14, -v5, v13, v12
	v_fmac_f32_e32 v13, v14, v11
	v_fma_f32 v5, -v5, v13, v12
	v_div_fmas_f32 v5, v5, v11, v13
	v_div_fixup_f32 v2, v5, v2, v4
	v_pk_mul_f32 v[2:3], v[8:9], v[2:3]
	v_or_b32_e32 v4, s27, v23
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_mad_i64_i32 v[4:5], s[56:57], v4, s18, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[86:87]
	v_ashrrev_i32_e32 v11, 31, v10
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v7, v6
	v_lshl_add_u64 v[4:5], v[10:11], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_302:
	s_or_b64 exec, exec, s[48:49]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[48:49], s[80:81]
	s_cbranch_execz .LBB0_305
	s_mov_b64 s[56:57], exec
	v_mbcnt_lo_u32_b32 v2, s56, 0
	v_mbcnt_hi_u32_b32 v2, s57, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[64:65], exec, vcc
	s_mov_b64 exec, s[64:65]
	s_cbranch_execz .LBB0_305
	v_readlane_b32 s17, v124, 2
	s_mul_i32 s30, s30, s17
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	v_readlane_b32 s18, v126, 54
	v_readlane_b32 s19, v126, 55
	s_add_u32 s30, s18, s30
	s_addc_u32 s31, s19, s31
	s_bcnt1_i32_b64 s27, s[56:57]
	v_mov_b32_e32 v2, s27
	global_atomic_add v31, v2, s[30:31] offset:4 sc1
.LBB0_305:
	s_or_b64 exec, exec, s[48:49]
.LBB0_306:
	s_mov_b64 s[30:31], 0
.LBB0_307:
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_318
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[30:31], s[26:27], 2
	s_add_u32 s30, s8, s30
	s_addc_u32 s31, s9, s31
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[30:31]
	s_lshl_b32 s30, s26, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v3
	s_cbranch_vccnz .LBB0_379
	s_ashr_i32 s31, s30, 31
	v_readlane_b32 s56, v126, 39
	s_lshl_b64 s[48:49], s[30:31], 2
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	s_add_u32 s27, s58, s48
	s_addc_u32 s31, s59, s49
	s_mov_b32 s52, 0
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_branch .LBB0_311
.LBB0_310:
	s_add_i32 s52, s52, 1
	v_cmp_ne_u32_e32 vcc, s52, v3
	s_cbranch_vccz .LBB0_379
.LBB0_311:
	s_lshl_b64 s[48:49], s[52:53], 2
	s_add_u32 s48, s27, s48
	s_addc_u32 s49, s31, s49
	global_load_dword v2, v31, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s48, v2
	s_ashr_i32 s49, s48, 31
	s_lshr_b32 s49, s49, 28
	s_add_i32 s48, s48, s49
	s_ashr_i32 s48, s48, 4
	s_cmp_eq_u32 s48, s26
	s_cbranch_scc1 .LBB0_310
	s_ashr_i32 s49, s48, 31
	s_lshl_b64 s[48:49], s[48:49], 2
	s_add_u32 s56, s8, s48
	s_addc_u32 s57, s9, s49
	global_load_dword v2, v31, s[56:57]
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	s_add_u32 s48, s62, s48
	s_addc_u32 s49, s63, s49
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_branch .LBB0_315
.LBB0_313:
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s64, v4
	s_nop 1
	v_mov_b32_e32 v4, s64
	ds_write_b32 v31, v4
.LBB0_314:
	s_or_b64 exec, exec, s[56:57]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v4, v2
	s_cbranch_vccz .LBB0_310
.LBB0_315:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[56:57], s[80:81]
	s_cbranch_execz .LBB0_314
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_313
	global_load_dword v4, v31, s[48:49] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_313
.LBB0_318:
	s_mov_b64 s[30:31], 0
.LBB0_319:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_400
.LBB0_320:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[98:99] offset:164
	s_lshl_b32 s27, s26, 3
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v4, s27, v85
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[82:83], v4, v3
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_322
	v_readlane_b32 s18, v124, 13
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s19, v124, 14
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[18:19]
	global_load_dword v6, v[4:5], off
.LBB0_322:
	s_or_b64 exec, exec, s[30:31]
	v_or_b32_e32 v4, s27, v78
	v_cmp_lt_i32_e64 s[84:85], v4, v3
	s_and_saveexec_b64 s[30:31], s[84:85]
	s_cbranch_execz .LBB0_324
	v_readlane_b32 s18, v124, 13
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s19, v124, 14
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[18:19]
	global_load_dword v2, v[4:5], off
.LBB0_324:
	s_or_b64 exec, exec, s[30:31]
	v_or_b32_e32 v4, s27, v26
	v_readlane_b32 s18, v124, 13
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s19, v124, 14
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[18:19]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_326
	global_load_dword v8, v[10:11], off
.LBB0_326:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_328
	global_load_dword v4, v[10:11], off
.LBB0_328:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_330
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_330:
	s_or_b64 exec, exec, s[30:31]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[30:31], s[84:85]
	s_cbranch_execz .LBB0_332
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_332:
	s_or_b64 exec, exec, s[30:31]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_334
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_334:
	s_or_b64 exec, exec, s[30:31]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_336
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_336:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[88:89], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[30:31], s[88:89]
	s_cbranch_execz .LBB0_338
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[18:19]
	global_load_dword v10, v[16:17], off
.LBB0_338:
	s_or_b64 exec, exec, s[30:31]
	v_cmp_lt_i32_e64 s[84:85], -1, v12
	s_and_saveexec_b64 s[30:31], s[84:85]
	s_cbranch_execz .LBB0_340
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[18:19]
	global_load_dword v14, v[2:3], off
.LBB0_340:
	s_or_b64 exec, exec, s[30:31]
	v_cmp_lt_i32_e64 s[86:87], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[30:31], s[86:87]
	s_cbranch_execz .LBB0_342
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[18:19]
	global_load_dword v16, v[8:9], off
.LBB0_342:
	s_or_b64 exec, exec, s[30:31]
	v_cmp_lt_i32_e64 s[82:83], -1, v15
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_344
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[18:19]
	global_load_dword v2, v[2:3], off
.LBB0_344:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[30:31], s[88:89]
	s_cbranch_execnz .LBB0_386
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execnz .LBB0_387
.LBB0_346:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[30:31], s[88:89]
	s_cbranch_execz .LBB0_348
.LBB0_347:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v105
	v_mul_lo_u32 v18, v11, s67
	v_sub_u32_e32 v9, v9, v18
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s67, v9
	v_xor_b32_e32 v8, s66, v8
	v_readlane_b32 s72, v123, 56
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s67, v9
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s67, v9
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	v_cndmask_b32_e32 v9, v11, v18, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[74:75]
	global_load_dwordx2 v[8:9], v[8:9], off
	v_readlane_b32 s73, v123, 57
.LBB0_348:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s18, v124, 5
	v_readlane_b32 s19, v124, 6
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_353
	global_load_dwordx2 v[18:19], v31, s[10:11]
	v_readlane_b32 s30, v123, 1
	v_readlane_b32 s31, v123, 2
	s_mov_b64 s[18:19], s[22:23]
	v_readlane_b32 s17, v125, 35
	s_mov_b32 s27, 0
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v30, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_sub_u32_e32 v11, 0, v6
	v_and_b32_e32 v8, -16, v8
	v_max_i32_e32 v6, v6, v11
	v_lshl_add_u64 v[8:9], s[30:31], 0, v[8:9]
	v_mad_i64_i32 v[18:19], s[30:31], v10, s18, 0
	v_mul_hi_u32 v11, v6, v107
	v_lshl_add_u64 v[8:9], v[18:19], 1, v[8:9]
	v_mul_lo_u32 v18, v11, s34
	v_sub_u32_e32 v6, v6, v18
	v_cmp_le_u32_e32 vcc, s34, v6
	v_add_u32_e32 v18, 1, v11
	v_xor_b32_e32 v7, s17, v7
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s34, v6
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_le_u32_e32 vcc, s34, v6
	v_add_u32_e32 v6, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[30:31], v6, s18, 0
	v_readlane_b32 s30, v123, 11
	v_readlane_b32 s31, v123, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[30:31]
	s_and_b64 s[30:31], vcc, s[88:89]
	s_branch .LBB0_351
.LBB0_350:
	s_or_b64 exec, exec, s[48:49]
	s_addk_i32 s27, 0x80
	s_cmp_lt_i32 s27, s94
	s_cbranch_scc0 .LBB0_353
.LBB0_351:
	v_add_u32_e32 v10, s27, v96
	v_cmp_gt_i32_e32 vcc, s94, v10
	s_and_b64 s[56:57], vcc, s[30:31]
	s_and_saveexec_b64 s[48:49], s[56:57]
	s_cbranch_execz .LBB0_350
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[18:19], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[18:19], v[18:19], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[18:19], off
	s_branch .LBB0_350
.LBB0_353:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v105
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s67
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s67, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_xor_b32_e32 v3, s66, v3
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s67, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s67, v6
	v_readlane_b32 s72, v123, 56
	v_readlane_b32 s74, v123, 58
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s16
	v_cndmask_b32_e64 v6, v3, v10, s[82:83]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s75, v123, 59
	v_mov_b64_e32 v[8:9], 0
	v_readlane_b32 s73, v123, 57
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[74:75]
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_355
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_355:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s18, v124, 17
	v_readlane_b32 s19, v124, 18
	s_and_b64 s[30:31], s[18:19], s[82:83]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execnz .LBB0_388
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_389
.LBB0_357:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execnz .LBB0_390
.LBB0_358:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_391
.LBB0_359:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execnz .LBB0_392
.LBB0_360:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execz .LBB0_362
.LBB0_361:
	global_load_dwordx2 v[18:19], v31, s[10:11]
	v_readlane_b32 s56, v126, 39
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v18
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v19, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v30, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[60:61], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_362:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v105
	v_mul_lo_u32 v9, v8, s67
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s67, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_xor_b32_e32 v4, s66, v4
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s67, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s67, v5
	v_readlane_b32 s72, v124, 60
	s_cmp_lt_i32 s72, 1
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v105
	v_mul_lo_u32 v11, v9, s67
	v_sub_u32_e32 v8, v8, v11
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s67, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s67, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v4, 31, v13
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s67, v8
	v_xor_b32_e32 v4, s66, v4
	s_mov_b64 s[30:31], -1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	v_readlane_b32 s73, v124, 61
	v_readlane_b32 s74, v124, 62
	v_readlane_b32 s75, v124, 63
	v_readlane_b32 s76, v125, 0
	v_readlane_b32 s77, v125, 1
	v_readlane_b32 s78, v125, 2
	v_readlane_b32 s79, v125, 3
	s_cbranch_scc1 .LBB0_366
	v_readlane_b32 s16, v124, 60
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s16, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s17, v124, 61
	v_readlane_b32 s18, v124, 62
	v_readlane_b32 s19, v124, 63
	v_readlane_b32 s20, v125, 0
	v_readlane_b32 s21, v125, 1
	v_readlane_b32 s22, v125, 2
	v_readlane_b32 s23, v125, 3
	s_cbranch_scc0 .LBB0_365
	v_readlane_b32 s16, v125, 32
	s_nop 1
	v_mul_lo_u32 v4, v5, s16
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s16
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s16
	v_sub_u32_e32 v4, v15, v4
.LBB0_365:
	v_readlane_b32 s22, v126, 49
	v_readlane_b32 s92, v126, 51
	s_mov_b64 s[30:31], 0
	v_readlane_b32 s16, v126, 47
	v_readlane_b32 s23, v126, 50
	v_readlane_b32 s93, v126, 52
	v_readlane_b32 s17, v126, 48
.LBB0_366:
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_370
	v_readlane_b32 s16, v124, 60
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s16, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s17, v124, 61
	v_readlane_b32 s18, v124, 62
	v_readlane_b32 s19, v124, 63
	v_readlane_b32 s20, v125, 0
	v_readlane_b32 s21, v125, 1
	v_readlane_b32 s22, v125, 2
	v_readlane_b32 s23, v125, 3
	s_cbranch_scc1 .LBB0_369
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
.LBB0_369:
	v_readlane_b32 s22, v126, 49
	v_readlane_b32 s92, v126, 51
	v_readlane_b32 s16, v126, 47
	v_readlane_b32 s23, v126, 50
	v_readlane_b32 s93, v126, 52
	v_readlane_b32 s17, v126, 48
.LBB0_370:
	v_mov_b32_e32 v2, s16
	v_cndmask_b32_e64 v3, v2, v5, s[84:85]
	v_cndmask_b32_e64 v2, v2, v8, s[86:87]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[84:85], -1, v2
	v_readlane_b32 s18, v126, 11
	s_and_b64 vcc, s[84:85], vcc
	v_readlane_b32 s19, v126, 12
	s_and_b64 s[30:31], s[18:19], vcc
	v_cndmask_b32_e64 v3, 0, 1, s[30:31]
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
	ds_bpermute_b32 v5, v82, v3
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
	ds_bpermute_b32 v8, v82, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_372
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_372:
	s_or_b64 exec, exec, s[30:31]
	global_load_dwordx2 v[6:7], v31, s[10:11]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[30:31], s[82:83], vcc
	v_readlane_b32 s56, v124, 29
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	v_readlane_b32 s18, v124, 17
	v_readlane_b32 s19, v124, 18
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v30, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[62:63], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[18:19], s[30:31]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v31
	v_mov_b32_e32 v7, v31
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
	v_cndmask_b32_e32 v5, v113, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s27, vcc
	v_cmp_gt_u32_e32 vcc, s27, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_399
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s27, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s18, v126, 37
	s_subb_u32 s49, vcc_hi, s27
	s_mov_b32 s20, s18
	s_mov_b32 s21, s18
	s_and_b64 s[56:57], s[48:49], s[20:21]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[20:21]
	s_add_u32 s48, s48, s56
	s_addc_u32 s49, s49, s57
	s_lshr_b64 s[56:57], s[48:49], 4
	s_add_u32 s27, s56, s48
	s_addc_u32 s48, s57, s49
	s_and_b32 s27, s27, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s27, 0x1010101
	s_mul_hi_u32 s27, s27, 0x1010101
	s_add_i32 s27, s27, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s19, v126, 38
	s_add_i32 s49, s27, s49
	v_writelane_b32 v126, s18, 37
	v_cmp_gt_u64_e32 vcc, s[48:49], v[60:61]
	s_nop 0
	v_writelane_b32 v126, s19, 38
	s_cbranch_vccnz .LBB0_397
	s_mov_b32 s27, 0
	s_mov_b64 s[48:49], 0
.LBB0_375:
	v_readfirstlane_b32 s56, v2
	v_readfirstlane_b32 s57, v3
	v_mov_b32_e32 v7, s27
	s_nop 0
	v_cmp_eq_u64_e64 s[56:57], s[56:57], v[2:3]
	s_bcnt1_i32_b64 s52, s[56:57]
	s_add_i32 s27, s27, s52
	v_mov_b64_e32 v[4:5], s[56:57]
	v_mov_b32_e32 v8, s52
	s_or_b64 s[48:49], s[56:57], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_375
	s_or_b64 exec, exec, s[48:49]
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
	v_cmp_ne_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_378
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
	v_cmp_gt_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_378:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_398
	s_branch .LBB0_399
.LBB0_379:
	v_or_b32_e32 v2, s30, v40
	v_add_u32_e32 v3, s30, v3
	v_cmp_lt_i32_e64 s[82:83], v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_381
	v_readlane_b32 s56, v126, 39
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s60, v126, 43
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[58:59]
	global_load_dword v8, v[4:5], off
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
.LBB0_381:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s18, v124, 5
	v_readlane_b32 s19, v124, 6
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_393
	s_mov_b64 s[18:19], s[22:23]
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[4:5], s[30:31], v8, s18, 0
	v_readlane_b32 s30, v123, 1
	v_readlane_b32 s31, v123, 2
	s_mov_b64 s[48:49], s[30:31]
	v_mad_i64_i32 v[6:7], s[30:31], v2, s18, 0
	v_cmp_ne_u32_e32 vcc, v8, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[48:49]
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[48:49]
	s_and_b64 s[30:31], vcc, s[82:83]
	s_mov_b32 s27, 0
	s_branch .LBB0_384
.LBB0_383:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s27, s27, 64
	s_cmp_lt_i32 s27, s94
	s_cbranch_scc0 .LBB0_393
.LBB0_384:
	v_add_u32_e32 v2, s27, v95
	v_cmp_gt_i32_e32 vcc, s94, v2
	s_and_b64 s[56:57], vcc, s[30:31]
	s_and_saveexec_b64 s[48:49], s[56:57]
	s_cbranch_execz .LBB0_383
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[2:3]
	global_load_dwordx2 v[8:9], v[8:9], off
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[2:3], v[8:9], off
	s_branch .LBB0_383
.LBB0_386:
	v_readlane_b32 s18, v124, 15
	v_readlane_b32 s19, v124, 16
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[18:19]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_346
.LBB0_387:
	v_readlane_b32 s18, v124, 15
	v_readlane_b32 s19, v124, 16
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[18:19]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[30:31]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[30:31], s[88:89]
	s_cbranch_execnz .LBB0_347
	s_branch .LBB0_348
.LBB0_388:
	global_load_dwordx2 v[18:19], v31, s[10:11]
	v_readlane_b32 s56, v126, 39
	v_readlane_b32 s18, v125, 33
	v_readlane_b32 s57, v126, 40
	s_mul_i32 s27, s18, s16
	v_add_u32_e32 v11, s27, v4
	v_readlane_b32 s19, v125, 34
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v18, 31, v9
	v_lshrrev_b32_e32 v30, 28, v18
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[56:57], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_357
.LBB0_389:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execz .LBB0_358
.LBB0_390:
	global_load_dwordx2 v[18:19], v31, s[10:11]
	v_readlane_b32 s56, v126, 39
	v_readlane_b32 s58, v126, 41
	v_readlane_b32 s59, v126, 42
	v_readlane_b32 s57, v126, 40
	v_readlane_b32 s60, v126, 43
	v_readlane_b32 s61, v126, 44
	v_readlane_b32 s62, v126, 45
	v_readlane_b32 s63, v126, 46
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v30, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[58:59], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_359
.LBB0_391:
	v_readlane_b32 s56, v123, 9
	v_readlane_b32 s57, v123, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[56:57]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[48:49], s[82:83]
	s_cbranch_execz .LBB0_360
.LBB0_392:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[30:31]
	s_cbranch_execnz .LBB0_361
	s_branch .LBB0_362
.LBB0_393:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[30:31], s[80:81]
	s_cbranch_execz .LBB0_396
	s_mov_b64 s[48:49], exec
	v_mbcnt_lo_u32_b32 v2, s48, 0
	v_mbcnt_hi_u32_b32 v2, s49, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[56:57], exec, vcc
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB0_396
	v_readlane_b32 s17, v124, 2
	s_mul_i32 s56, s26, s17
	s_ashr_i32 s57, s56, 31
	s_lshl_b64 s[56:57], s[56:57], 2
	v_readlane_b32 s18, v126, 54
	v_readlane_b32 s19, v126, 55
	s_add_u32 s56, s18, s56
	s_addc_u32 s57, s19, s57
	s_bcnt1_i32_b64 s27, s[48:49]
	v_mov_b32_e32 v2, s27
	global_atomic_add v31, v2, s[56:57] sc1
.LBB0_396:
	s_or_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_320
	s_branch .LBB0_400
.LBB0_397:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_399
.LBB0_398:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_399:
	s_or_b64 exec, exec, s[30:31]
.LBB0_400:
	.loc	1 55 0
	v_readlane_b32 s18, v123, 32
	v_readlane_b32 s19, v123, 33
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_22
	.loc	1 56 0
	v_readlane_b32 s18, v126, 62
	v_readlane_b32 s19, v126, 63
	v_readlane_b32 s17, v124, 19
	v_readlane_b32 s27, v123, 0
	v_mov_b32_e32 v7, s1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, s0
	v_readlane_b32 s0, v126, 15
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[18:19] offset:128
	s_memrealtime s[30:31]
s_waitcnt lgkmcnt(0)
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s17
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v9, s31
	v_mov_b32_e32 v10, s30
	v_readlane_b32 s1, v126, 16
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v6, s29
	v_cndmask_b32_e64 v3, v3, v9, s[0:1]
	v_cndmask_b32_e64 v4, v4, v10, s[0:1]
	v_readlane_b32 s0, v126, 13
	v_readlane_b32 s1, v126, 14
	v_readlane_b32 s28, v123, 56
	v_readlane_b32 s18, v124, 25
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_readlane_b32 s29, v123, 57
	v_readlane_b32 s19, v124, 26
	v_readlane_b32 s30, v123, 58
	v_readlane_b32 s31, v123, 59
	v_cndmask_b32_e64 v3, v3, v7, s[18:19]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_add_i32 s0, s0, s26
	s_lshl_b32 s0, s0, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s28, s0
	s_addc_u32 s1, s29, s1
	v_cndmask_b32_e64 v2, v4, v8, s[18:19]
	s_and_b32 s1, s1, 0xffff
	buffer_store_dwordx2 v[2:3], v27, s[0:3], 0 offen
	s_branch .LBB0_22
.LBB0_402:
	v_readlane_b32 s17, v126, 56
.LBB0_403:
	v_readlane_b32 s64, v126, 54
	v_readlane_b32 s65, v126, 55
	s_branch .LBB0_5
.LBB0_404:
	.loc	1 36 0
	s_lshl_b32 s30, s35, 8
	s_cmp_ge_i32 s30, s6
	s_mov_b32 s20, s30
	s_cbranch_scc0 .LBB0_411
.LBB0_405:
	s_cmp_ge_i32 s30, s7
	s_mov_b32 s20, s30
	s_cbranch_scc0 .LBB0_414
.LBB0_406:
	s_cmp_ge_i32 s30, s14
	s_mov_b32 s20, s30
	s_cbranch_scc0 .LBB0_417
.LBB0_407:
	s_cmp_gt_i32 s30, 15
	s_mov_b32 s20, s30
	s_cbranch_scc0 .LBB0_420
.LBB0_408:
	v_readlane_b32 s18, v125, 37
	s_mul_i32 s0, s18, s35
	v_readlane_b32 s84, v125, 59
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s87, v125, 62
	s_min_i32 s1, s0, s84
	s_add_i32 s0, s0, s18
	s_mov_b64 s[54:55], s[86:87]
	s_min_i32 s48, s0, s84
	s_mul_i32 s31, s1, s54
	s_mul_i32 s48, s48, s54
	s_cmp_lt_i32 s31, s48
	v_readlane_b32 s18, v124, 22
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_ge_i32 s31, s48
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s19, v124, 23
	v_readlane_b32 s85, v125, 60
	s_cbranch_scc1 .LBB0_441
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s26, s31
	s_branch .LBB0_423
.LBB0_410:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	s_cmp_lt_i32 s20, s6
	s_cbranch_scc0 .LBB0_405
.LBB0_411:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s20, v0
	v_cmp_gt_i32_e32 vcc, s6, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_410
	v_readlane_b32 s72, v124, 29
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s78, v124, 35
	v_readlane_b32 s79, v124, 36
	v_readlane_b32 s73, v124, 30
	v_readlane_b32 s74, v124, 31
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	v_readlane_b32 s75, v124, 32
	v_readlane_b32 s76, v124, 33
	v_readlane_b32 s77, v124, 34
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_410
.LBB0_413:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	s_cmp_lt_i32 s20, s7
	s_cbranch_scc0 .LBB0_406
.LBB0_414:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s20, v0
	v_cmp_gt_i32_e32 vcc, s7, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_413
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[64:65]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_413
.LBB0_416:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	s_cmp_lt_i32 s20, s14
	s_cbranch_scc0 .LBB0_407
.LBB0_417:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s20, v0
	v_cmp_gt_i32_e32 vcc, s14, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_416
	v_readlane_b32 s84, v125, 38
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s85, v125, 39
	v_readlane_b32 s86, v125, 40
	v_readlane_b32 s87, v125, 41
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[84:85]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_416
.LBB0_419:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	s_cmp_lt_i32 s20, 16
	s_cbranch_scc0 .LBB0_408
.LBB0_420:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s20, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_419
	v_readlane_b32 s18, v124, 20
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s19, v124, 21
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[18:19]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_419
.LBB0_422:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v98
	s_add_i32 s26, s26, 64
	s_cmp_lt_i32 s26, s48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_441
.LBB0_423:
	v_add_u32_e32 v2, s26, v40
	v_cmp_gt_i32_e32 vcc, s48, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_425
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_425:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s48, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_427
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_427:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s48, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_429
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_429:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s48, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_431
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_431:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v23
	v_cmp_eq_u32_e64 s[86:87], v3, v23
	v_cmp_eq_u32_e64 s[82:83], v8, v23
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v97, v4
	v_cmp_eq_u32_e64 s[84:85], v5, v23
	v_cndmask_b32_e64 v5, 0, 1, s[82:83]
	v_cndmask_b32_e64 v9, 0, 1, s[86:87]
	v_cndmask_b32_e64 v8, 0, 1, s[84:85]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v3, s[88:89], 0, v2, vcc
	ds_bpermute_b32 v3, v33, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[40:41]
	v_addc_co_u32_e64 v3, s[88:89], v3, v2, vcc
	ds_bpermute_b32 v2, v97, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[88:89], 0, v2, s[82:83]
	ds_bpermute_b32 v10, v33, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[40:41]
	v_addc_co_u32_e64 v10, s[88:89], v10, v2, s[82:83]
	ds_bpermute_b32 v2, v97, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[88:89], 0, v2, s[84:85]
	ds_bpermute_b32 v11, v33, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[40:41]
	v_addc_co_u32_e64 v11, s[88:89], v11, v2, s[84:85]
	ds_bpermute_b32 v2, v97, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[88:89], 0, v2, s[86:87]
	ds_bpermute_b32 v12, v33, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[40:41]
	v_addc_co_u32_e64 v12, s[88:89], v12, v2, s[86:87]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s28, v126, 17
	v_readlane_b32 s29, v126, 18
	s_and_b64 s[28:29], s[0:1], s[28:29]
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_433
	ds_write2st64_b32 v110, v3, v10 offset1:1
	ds_write2st64_b32 v110, v11, v12 offset0:2 offset1:3
.LBB0_433:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v84 offset1:16
	v_add_u32_e32 v2, s26, v1
	v_cmp_gt_i32_e64 s[88:89], s48, v2
	s_and_b64 s[28:29], s[90:91], s[88:89]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[42:43]
	ds_read2_b32 v[14:15], v84 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[24:25]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[90:91]
	ds_read2_b32 v[14:15], v84 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[90:91]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v84 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[24:25]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v84 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[90:91]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v84 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v18, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v17, v17, v14, s[24:25]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v84 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v18, v14, v18, s[90:91]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v18, v14, s[42:43]
	ds_read_b32 v18, v84 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v18
	v_cndmask_b32_e64 v14, v15, v14, s[24:25]
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
	v_add_u32_e32 v3, 0, v87
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_435
	ds_read_b32 v10, v111
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[46:47]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_435:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v99, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_437
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v100, v2
.LBB0_437:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[90:91]
	ds_read_b32 v2, v101
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[70:71]
	s_cbranch_execz .LBB0_422
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v101, v2
	s_branch .LBB0_422
.LBB0_441:
	v_readlane_b32 s84, v125, 59
	v_readlane_b32 s87, v125, 62
	s_mul_i32 s0, s35, s87
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s44, s0
	s_addc_u32 s1, s45, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s86, v125, 61
	buffer_store_dword v6, v77, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_444
	s_mov_b64 s[26:27], exec
	v_mbcnt_lo_u32_b32 v2, s26, 0
	v_mbcnt_hi_u32_b32 v2, s27, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[28:29], exec, vcc
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_444
	s_bcnt1_i32_b64 s26, s[26:27]
	v_mov_b32_e32 v2, s26
	v_readlane_b32 s26, v123, 13
	v_readlane_b32 s27, v123, 14
	s_nop 4
	global_atomic_add v31, v2, s[26:27] offset:32 sc1
.LBB0_444:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lg_u32 s35, 0
	s_cbranch_scc1 .LBB0_495
	s_branch .LBB0_447
.LBB0_445:
	s_or_b64 exec, exec, s[26:27]
	v_readfirstlane_b32 s26, v2
	s_nop 1
	v_mov_b32_e32 v2, s26
	ds_write_b32 v31, v2
.LBB0_446:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s96, v2
	s_cbranch_vccz .LBB0_450
.LBB0_447:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_446
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_445
	v_readlane_b32 s28, v123, 13
	v_readlane_b32 s29, v123, 14
	s_nop 4
	global_load_dword v2, v31, s[28:29] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_445
.LBB0_450:
	v_readlane_b32 s0, v124, 27
	v_readlane_b32 s1, v124, 28
	v_readlane_b32 s56, v124, 43
	s_andn2_b64 vcc, exec, s[0:1]
	v_readlane_b32 s57, v124, 44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_461
	s_mov_b32 s26, 0
	v_mov_b32_e32 v2, v108
	s_branch .LBB0_453
.LBB0_452:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v98
	s_add_i32 s26, s26, 16
	v_readlane_b32 s0, v125, 63
	s_cmp_lt_i32 s26, s96
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	v_add_u32_e32 v2, s0, v2
	s_cbranch_scc0 .LBB0_461
.LBB0_453:
	v_add_u32_e32 v3, s26, v40
	v_cmp_gt_i32_e32 vcc, s96, v3
	s_and_b64 s[28:29], s[18:19], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_455
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[50:51]
	global_load_dword v3, v[6:7], off
.LBB0_455:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v99, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_457
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v25, v3
.LBB0_457:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[90:91]
	ds_read_b32 v3, v101
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[70:71]
	s_cbranch_execz .LBB0_452
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v101, v3
	s_branch .LBB0_452
.LBB0_461:
	v_readlane_b32 s0, v125, 27
	v_readlane_b32 s1, v125, 28
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_480
	v_readlane_b32 s72, v123, 56
	s_mov_b32 s26, 0
	v_readlane_b32 s52, v124, 38
	v_readlane_b32 s29, v126, 53
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	v_readlane_b32 s73, v123, 57
.LBB0_463:
	s_add_i32 s0, s16, s26
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s27, s0, s29
	s_mul_i32 s27, s27, s33
	s_sub_i32 s0, s0, s27
	s_sub_i32 s27, s0, s33
	s_cmp_ge_u32 s0, s33
	s_cselect_b32 s0, s27, s0
	s_sub_i32 s27, s0, s33
	s_cmp_ge_u32 s0, s33
	s_cselect_b32 s0, s27, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s74, s0
	s_addc_u32 s1, s75, s1
	global_load_dwordx2 v[2:3], v31, s[0:1]
	global_load_dwordx2 v[6:7], v31, s[10:11]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v6
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s28, v7
	s_sub_u32 s0, s0, s27
	s_subb_u32 s1, s1, s28
	s_ashr_i32 s27, s1, 31
	s_lshr_b32 s27, s27, 28
	s_add_u32 s0, s0, s27
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s0, s92, s0
	s_addc_u32 s1, s93, s1
	s_add_i32 s26, s26, 1
	s_and_b32 s1, s1, 0xffff
	s_cmp_lg_u32 s52, s26
	buffer_store_dword v4, v77, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_463
	s_mov_b32 s26, 0
	s_branch .LBB0_466
.LBB0_465:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s26, s26, 1
	s_cmp_lg_u32 s52, s26
	s_cbranch_scc0 .LBB0_468
.LBB0_466:
	s_add_i32 s0, s16, s26
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	v_readlane_b32 s27, v126, 53
	s_mul_hi_u32 s27, s0, s27
	s_mul_i32 s27, s27, s33
	s_sub_i32 s0, s0, s27
	s_sub_i32 s27, s0, s33
	s_cmp_ge_u32 s0, s33
	s_cselect_b32 s0, s27, s0
	s_sub_i32 s27, s0, s33
	s_cmp_ge_u32 s0, s33
	s_cselect_b32 s0, s27, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s72, v123, 56
	s_lshl_b64 s[0:1], s[0:1], 3
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	s_add_u32 s0, s74, s0
	s_addc_u32 s1, s75, s1
	global_load_dwordx2 v[2:3], v31, s[0:1]
	v_readlane_b32 s73, v123, 57
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v2
	v_readfirstlane_b32 s28, v3
	global_load_dwordx2 v[2:3], v31, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s29, v2
	v_readfirstlane_b32 s49, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_465
	s_sub_u32 s27, s27, s29
	s_subb_u32 s28, s28, s49
	s_ashr_i32 s29, s28, 31
	s_lshr_b32 s29, s29, 28
	s_add_u32 s27, s27, s29
	s_addc_u32 s29, s28, 0
	s_and_b32 s27, s27, -16
	s_add_u32 s28, s17, s27
	v_readlane_b32 s18, v124, 37
	s_addc_u32 s29, s18, s29
	global_atomic_swap v31, v55, s[28:29] sc1
	s_branch .LBB0_465
.LBB0_468:
	s_mov_b32 s52, 0
	s_branch .LBB0_470
.LBB0_469:
	s_add_i32 s52, s52, 1
	v_readlane_b32 s0, v124, 38
	s_cmp_lg_u32 s52, s0
	s_cbranch_scc0 .LBB0_476
.LBB0_470:
	v_readlane_b32 s56, v124, 29
	s_lshl_b64 s[0:1], s[52:53], 2
	v_readlane_b32 s60, v124, 33
	v_readlane_b32 s61, v124, 34
	s_add_u32 s0, s60, s0
	s_addc_u32 s1, s61, s1
	v_readlane_b32 s57, v124, 30
	v_readlane_b32 s58, v124, 31
	v_readlane_b32 s59, v124, 32
	v_readlane_b32 s62, v124, 35
	v_readlane_b32 s63, v124, 36
	s_branch .LBB0_473
.LBB0_471:
	s_or_b64 exec, exec, s[28:29]
	v_readfirstlane_b32 s28, v2
	s_nop 1
	v_mov_b32_e32 v2, s28
	ds_write_b32 v31, v2
.LBB0_472:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s97, v2
	s_cbranch_vccz .LBB0_469
.LBB0_473:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[26:27], s[80:81]
	s_cbranch_execz .LBB0_472
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_471
	global_load_dword v2, v31, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_471
.LBB0_476:
	v_readlane_b32 s56, v124, 43
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s28, 0
	v_readlane_b32 s57, v124, 44
	s_branch .LBB0_478
.LBB0_477:
	s_or_b64 exec, exec, s[26:27]
	s_cmp_lt_i32 s28, s16
	v_readlane_b32 s84, v125, 59
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s87, v125, 62
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s28, s28, 1
	s_add_i32 s0, s0, s87
	v_readlane_b32 s1, v124, 38
	s_cmp_lg_u32 s1, s28
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s86, v125, 61
	s_cbranch_scc0 .LBB0_481
.LBB0_478:
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[26:27], s[56:57]
	s_cbranch_execz .LBB0_477
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[4:5], s[0:1], 2, v[28:29]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_477
.LBB0_480:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_481:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_and_b32_e32 v4, -16, v4
	ds_bpermute_b32 v5, v103, v4
	v_readlane_b32 s0, v126, 19
	v_readlane_b32 s1, v126, 20
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v5, 0, s[0:1]
	v_add_u32_e32 v5, v5, v4
	ds_bpermute_b32 v6, v79, v5
	v_readlane_b32 s0, v126, 21
	v_readlane_b32 s1, v126, 22
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[0:1]
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v80, v5
	s_and_saveexec_b64 s[0:1], s[56:57]
	s_cbranch_execz .LBB0_483
	scratch_load_dwordx2 v[8:9], off, off offset:8
	s_waitcnt vmcnt(0)
	global_load_dword v7, v[8:9], off
.LBB0_483:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 23
	v_readlane_b32 s1, v126, 24
	v_readlane_b32 s18, v124, 41
	v_readlane_b32 s19, v124, 42
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v6, 0, v6, s[0:1]
	v_sub_u32_e32 v6, v6, v4
	v_add_u32_e32 v6, v6, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v99, v7
	v_readlane_b32 s0, v125, 42
	v_readlane_b32 s1, v125, 43
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, v7, v5
	ds_swizzle_b32 v8, v5 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, v5, v8
	v_mov_b32_e32 v8, v5
	s_nop 1
	v_mov_b32_dpp v8, v8 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v8, v5 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_u32_e32 v5, v8, v5
	ds_bpermute_b32 v8, v104, v7
	ds_bpermute_b32 v10, v103, v5
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v8, v8, 0, s[0:1]
	v_add_u32_e32 v8, v8, v7
	ds_bpermute_b32 v9, v97, v8
	v_readlane_b32 s0, v126, 25
	v_readlane_b32 s1, v126, 26
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_readlane_b32 s0, v126, 19
	v_readlane_b32 s1, v126, 20
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v33, v8
	v_cndmask_b32_e64 v10, v10, 0, s[0:1]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v79, v10
	v_readlane_b32 s0, v126, 21
	v_readlane_b32 s1, v126, 22
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v80, v10
	s_and_saveexec_b64 s[0:1], s[18:19]
	s_cbranch_execz .LBB0_485
	v_cndmask_b32_e64 v9, 0, v9, s[40:41]
	v_add_u32_e32 v7, v5, v7
	v_sub_u32_e32 v7, v9, v7
	v_add_u32_e32 v7, v7, v8
	scratch_load_dwordx2 v[8:9], off, off offset:16
	v_add_u32_e32 v3, v6, v3
	v_readlane_b32 s18, v126, 23
	v_readlane_b32 s19, v126, 24
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[18:19]
	v_add3_u32 v7, v7, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
.LBB0_485:
	s_mov_b64 s[58:59], s[64:65]
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s18, v124, 47
	v_readlane_b32 s19, v124, 48
	s_and_saveexec_b64 s[0:1], s[18:19]
	s_cbranch_execz .LBB0_487
	scratch_load_dwordx2 v[8:9], off, off offset:24
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
	scratch_load_dwordx2 v[6:7], off, off offset:32
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_487:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v124, 45
	v_readlane_b32 s1, v124, 46
	s_nop 1
	v_cndmask_b32_e64 v3, 0, v4, s[0:1]
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
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
	v_readlane_b32 s26, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s27, v2, 63
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
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_489
	v_readlane_b32 s18, v125, 58
	v_add_u32_e32 v2, v2, v3
	s_ashr_i32 s28, s26, 31
	v_mov_b32_e32 v3, s18
	v_readlane_b32 s18, v124, 49
	v_readlane_b32 s19, v124, 50
	s_lshr_b32 s28, s28, 28
	v_readlane_b32 s72, v124, 60
	v_cndmask_b32_e64 v15, v2, v3, s[18:19]
	v_add_u32_e32 v2, 7, v15
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 3, v2
	s_add_i32 s28, s26, s28
	v_readlane_b32 s77, v125, 1
	v_readlane_b32 s18, v124, 56
	s_ashr_i32 s49, s28, 4
	v_readlane_b32 s75, v124, 63
	v_min_i32_e32 v2, s77, v3
	v_readlane_b32 s19, v124, 57
	v_readlane_b32 s78, v125, 2
	s_mul_i32 s52, s49, s75
	v_cndmask_b32_e64 v2, v3, v2, s[18:19]
	v_readlane_b32 s18, v124, 58
	s_min_i32 s54, s78, s52
	v_readlane_b32 s19, v124, 59
	s_and_b64 s[28:29], s[18:19], exec
	v_mov_b64_e32 v[4:5], s[96:97]
	v_add_u32_e32 v14, s96, v3
	s_cselect_b32 s28, s54, s52
	s_mul_i32 s29, s49, s12
	v_mov_b64_e32 v[6:7], s[98:99]
	v_add_u32_e32 v8, s28, v2
	v_add_u32_e32 v16, s52, v14
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v7, s29
	s_mul_i32 s52, s49, s13
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[10:11], s[96:97]
	v_readlane_b32 s18, v124, 55
	global_store_dwordx4 v31, v[4:7], s[98:99] offset:32
	v_add_u32_e32 v17, s29, v16
	v_add_u32_e32 v9, s29, v8
	v_mov_b32_e32 v3, s28
	v_mov_b32_e32 v4, s29
	v_mov_b32_e32 v5, s52
	v_mov_b32_e32 v6, v31
	v_mov_b32_e32 v7, v2
	v_mov_b64_e32 v[12:13], s[98:99]
	s_mul_i32 s28, s49, s18
	v_readlane_b32 s18, v125, 4
	global_store_dwordx4 v31, v[2:5], s[98:99] offset:68
	global_store_dwordx4 v31, v[6:9], s[98:99] offset:100
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v13, v17
	v_add_u32_e32 v2, s52, v9
	v_mov_b32_e32 v8, s18
	v_readlane_b32 s18, v125, 5
	global_store_dwordx4 v31, v[10:13], s[98:99] offset:132
	v_add_u32_e32 v3, s28, v2
	v_mov_b32_e32 v7, s28
	v_add_u32_e32 v10, s52, v17
	v_mov_b32_e32 v6, s52
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v4, s28
	v_add_u32_e32 v11, s28, v10
	global_store_dwordx3 v31, v[6:8], s[98:99] offset:48
	global_store_dwordx2 v31, v[4:5], s[98:99] offset:84
	global_store_dwordx2 v31, v[10:11], s[98:99] offset:148
	v_add_u32_e32 v4, s18, v3
	v_mov_b32_e32 v14, s49
	v_mov_b32_e32 v16, s27
	v_readlane_b32 s73, v124, 61
	v_readlane_b32 s74, v124, 62
	v_readlane_b32 s76, v125, 0
	v_readlane_b32 s79, v125, 3
	global_store_dwordx3 v31, v[2:4], s[98:99] offset:116
	global_store_dwordx3 v31, v[14:16], s[98:99] offset:160
.LBB0_489:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s26, s26, 15
	s_cmp_gt_u32 s26, 30
	v_readlane_b32 s18, v125, 56
	s_cselect_b64 s[0:1], -1, 0
	v_readlane_b32 s19, v125, 57
	v_readlane_b32 s72, v123, 56
	s_or_b64 s[0:1], s[0:1], s[18:19]
	v_readlane_b32 s74, v123, 58
	v_readlane_b32 s75, v123, 59
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], s[74:75]
	v_readlane_b32 s49, v124, 38
	v_readlane_b32 s73, v123, 57
	s_cbranch_vccz .LBB0_499
.LBB0_490:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_492
	global_atomic_swap v31, v55, s[98:99] offset:176 sc1
.LBB0_492:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s18, v124, 22
	v_readlane_b32 s19, v124, 23
	s_mov_b64 s[64:65], s[58:59]
	s_branch .LBB0_495
.LBB0_493:
	s_or_b64 exec, exec, s[26:27]
	v_readfirstlane_b32 s26, v2
	s_nop 1
	v_mov_b32_e32 v2, s26
	ds_write_b32 v31, v2
.LBB0_494:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s97, v2
	s_cbranch_vccz .LBB0_502
.LBB0_495:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_494
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_493
	global_load_dword v2, v31, s[98:99] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_493
.LBB0_498:
	s_or_b64 exec, exec, s[26:27]
	s_add_i32 s49, s49, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s49, 0
	s_cbranch_scc0 .LBB0_490
.LBB0_499:
	global_load_dwordx2 v[2:3], v31, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s52, v2
	v_readfirstlane_b32 s54, v3
	global_load_dwordx2 v[2:3], v31, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s55, v2
	v_readfirstlane_b32 s56, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[26:27], s[80:81]
	s_cbranch_execz .LBB0_498
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[64:65], exec, vcc
	s_mov_b64 exec, s[64:65]
	s_cbranch_execz .LBB0_498
	s_sub_u32 s52, s52, s55
	s_subb_u32 s54, s54, s56
	s_ashr_i32 s55, s54, 31
	s_lshr_b32 s55, s55, 28
	s_add_u32 s52, s52, s55
	s_addc_u32 s55, s54, 0
	s_and_b32 s52, s52, -16
	v_readlane_b32 s18, v123, 36
	v_readlane_b32 s19, v123, 37
	s_add_u32 s54, s18, s52
	s_addc_u32 s55, s19, s55
	s_bcnt1_i32_b64 s28, s[28:29]
	v_mov_b32_e32 v2, s28
	global_atomic_add v31, v2, s[54:55] sc1
	s_branch .LBB0_498
.LBB0_502:
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[98:99] offset:160
	s_cmp_lt_i32 s35, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s49, v2
	s_cbranch_scc1 .LBB0_513
	v_mov_b32_e32 v4, 0
	s_mov_b32 s26, 0
	v_mov_b32_e32 v2, v108
	s_branch .LBB0_505
.LBB0_504:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v98
	s_add_i32 s26, s26, 16
	v_readlane_b32 s0, v125, 63
	s_cmp_lt_i32 s26, s35
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	v_add_u32_e32 v2, s0, v2
	s_cbranch_scc0 .LBB0_513
.LBB0_505:
	v_add_u32_e32 v3, s26, v40
	v_cmp_gt_i32_e32 vcc, s35, v3
	s_and_b64 s[28:29], s[18:19], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_cbranch_execz .LBB0_507
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[50:51]
	global_load_dword v3, v[6:7], off
.LBB0_507:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v99, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_509
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v25, v3
.LBB0_509:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[90:91]
	ds_read_b32 v3, v101
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[70:71]
	s_cbranch_execz .LBB0_504
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v101, v3
	s_branch .LBB0_504
.LBB0_513:
	v_readlane_b32 s60, v125, 46
	v_readlane_b32 s61, v125, 47
	v_readlane_b32 s62, v125, 48
	v_readlane_b32 s63, v125, 49
	v_readlane_b32 s84, v125, 59
	v_readlane_b32 s86, v125, 61
	v_readlane_b32 s87, v125, 62
	s_add_i32 s28, s35, s96
	s_mov_b64 s[54:55], s[86:87]
	buffer_load_dword v2, v76, s[60:63], 0 offen
	s_mul_i32 s0, s28, s55
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s26, s44, s0
	s_addc_u32 s27, s45, s1
	s_add_i32 s0, s28, s96
	s_mul_i32 s0, s0, s55
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s28, s44, s0
	v_readlane_b32 s56, v125, 6
	s_addc_u32 s29, s45, s1
	s_and_b32 s1, s27, 0xffff
	s_mov_b32 s0, s26
	v_readlane_b32 s58, v125, 8
	v_readlane_b32 s59, v125, 9
	v_readlane_b32 s57, v125, 7
	s_mov_b32 s58, s62
	s_mov_b32 s59, s63
	v_readlane_b32 s85, v125, 60
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v77, s[0:3], 0 offen
	buffer_load_dword v2, v76, s[56:59], 0 offen
	s_mov_b64 s[0:1], s[56:57]
	v_writelane_b32 v125, s0, 6
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v125, s1, 7
	v_writelane_b32 v125, s2, 8
	v_writelane_b32 v125, s3, 9
	s_and_b32 s1, s29, 0xffff
	s_mov_b32 s0, s28
	buffer_store_dword v2, v77, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccnz .LBB0_542
	v_add_u32_e32 v8, s31, v0
	s_branch .LBB0_516
.LBB0_515:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s31, 0x100
	s_cmp_lt_i32 s31, s48
	v_add_u32_e32 v8, 0x100, v8
	s_cbranch_scc0 .LBB0_542
.LBB0_516:
	v_add_u32_e32 v2, s31, v0
	v_cmp_gt_i32_e64 s[82:83], s48, v2
	v_mov_b32_e32 v30, -1
	s_and_saveexec_b64 s[0:1], s[82:83]
	s_cbranch_execz .LBB0_518
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v30, v[4:5], off
.LBB0_518:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v30
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_520
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[46:47]
	global_load_dword v9, v[6:7], off
.LBB0_520:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_522
	v_lshl_add_u64 v[4:5], v[30:31], 2, s[26:27]
	global_load_dword v4, v[4:5], off
.LBB0_522:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s18, v125, 25
	v_readlane_b32 s19, v125, 26
	s_andn2_b64 vcc, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, v4, v9
	s_cbranch_vccnz .LBB0_531
	v_sub_u32_e32 v3, 0, v2
	v_max_i32_e32 v3, v2, v3
	v_mul_hi_u32 v5, v3, v107
	v_mul_lo_u32 v5, v5, s34
	v_sub_u32_e32 v6, 0, v30
	v_sub_u32_e32 v3, v3, v5
	v_max_i32_e32 v6, v30, v6
	v_subrev_u32_e32 v5, s34, v3
	v_cmp_le_u32_e32 vcc, s34, v3
	v_mul_hi_u32 v7, v6, v105
	v_mul_lo_u32 v11, v7, s67
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_subrev_u32_e32 v5, s34, v3
	v_cmp_le_u32_e32 vcc, s34, v3
	v_sub_u32_e32 v6, v6, v11
	v_add_u32_e32 v11, 1, v7
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cmp_le_u32_e32 vcc, s67, v6
	v_ashrrev_i32_e32 v4, 31, v2
	v_xor_b32_e32 v5, v3, v4
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_subrev_u32_e32 v11, s67, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_ashrrev_i32_e32 v3, 31, v30
	v_add_u32_e32 v11, 1, v7
	v_cmp_le_u32_e32 vcc, s67, v6
	v_xor_b32_e32 v3, s66, v3
	v_readlane_b32 s84, v125, 59
	v_cndmask_b32_e32 v6, v7, v11, vcc
	v_xor_b32_e32 v6, v6, v3
	v_add_u32_e32 v4, v4, v8
	v_readlane_b32 s86, v125, 61
	v_sub_u32_e32 v3, v6, v3
	v_sub_u32_e32 v4, v4, v5
	s_mov_b32 s52, s86
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v30
	v_readlane_b32 s85, v125, 60
	v_readlane_b32 s87, v125, 62
	s_branch .LBB0_525
.LBB0_524:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, v5, v13
	s_add_i32 s52, s52, -1
	v_cndmask_b32_e32 v12, v12, v6, vcc
	v_cndmask_b32_e32 v11, v11, v5, vcc
	s_cmp_lg_u32 s52, 0
	v_add_u32_e32 v4, 1, v4
	s_cbranch_scc0 .LBB0_532
.LBB0_525:
	v_mov_b32_e32 v6, -1
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_527
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v6, v[6:7], off
.LBB0_527:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v14, 0, v6
	v_max_i32_e32 v14, v6, v14
	v_mul_hi_u32 v15, v14, v105
	v_mul_lo_u32 v16, v15, s67
	v_sub_u32_e32 v14, v14, v16
	v_add_u32_e32 v16, 1, v15
	v_cmp_le_u32_e64 s[84:85], s67, v14
	v_ashrrev_i32_e32 v7, 31, v6
	v_xor_b32_e32 v13, s66, v7
	v_cndmask_b32_e64 v15, v15, v16, s[84:85]
	v_subrev_u32_e32 v16, s67, v14
	v_cndmask_b32_e64 v14, v14, v16, s[84:85]
	v_add_u32_e32 v16, 1, v15
	v_cmp_le_u32_e64 s[84:85], s67, v14
	v_or_b32_e32 v5, v6, v30
	v_cmp_lt_i32_e32 vcc, -1, v5
	v_cndmask_b32_e64 v14, v15, v16, s[84:85]
	v_xor_b32_e32 v14, v14, v13
	v_sub_u32_e32 v13, v14, v13
	v_cmp_eq_u32_e64 s[84:85], v13, v3
	s_and_b64 s[20:21], vcc, s[84:85]
	v_cmp_lt_i32_e32 vcc, v6, v12
	v_mov_b32_e32 v5, 0
	s_and_b64 vcc, vcc, s[20:21]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_529
	v_lshl_add_u64 v[14:15], v[6:7], 2, s[26:27]
	global_load_dword v13, v[14:15], off
.LBB0_529:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_524
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[46:47]
	global_load_dword v5, v[14:15], off
	s_branch .LBB0_524
.LBB0_531:
	v_mov_b32_e32 v11, v10
.LBB0_532:
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_cbranch_execz .LBB0_534
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s18, v124, 15
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s19, v124, 16
	s_nop 1
	v_lshl_add_u64 v[6:7], s[18:19], 0, v[4:5]
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_nop 1
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[4:5]
	global_store_dword v[4:5], v10, off
	global_store_dword v[6:7], v11, off
.LBB0_534:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s18, v124, 51
	v_readlane_b32 s19, v124, 52
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_539
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_537
	v_lshl_add_u64 v[4:5], v[30:31], 2, s[28:29]
	global_load_dword v3, v[4:5], off
.LBB0_537:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v9
	v_mov_b32_e32 v4, v2
.LBB0_538:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_515
	s_branch .LBB0_541
.LBB0_539:
	s_mov_b64 s[0:1], 0
	s_cbranch_execz .LBB0_538
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[20:21], s[82:83], exec
	s_or_b64 s[0:1], s[0:1], s[20:21]
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_515
.LBB0_541:
	v_readlane_b32 s0, v124, 13
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s1, v124, 14
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_515
.LBB0_542:
	s_lshl_b32 s20, s35, 6
	v_readlane_b32 s18, v123, 38
	v_readlane_b32 s28, v123, 40
	s_cmp_ge_i32 s20, s49
	v_readlane_b32 s19, v123, 39
	v_readlane_b32 s29, v123, 41
	s_cbranch_scc1 .LBB0_551
	v_readlane_b32 s56, v125, 46
	v_readlane_b32 s60, v125, 52
	v_readlane_b32 s57, v125, 47
	v_readlane_b32 s61, v125, 53
	v_readlane_b32 s58, v125, 48
	v_readlane_b32 s59, v125, 49
	s_mov_b64 s[56:57], s[60:61]
	s_mov_b64 s[0:1], s[60:61]
	v_readlane_b32 s62, v125, 54
	v_readlane_b32 s63, v125, 55
	v_writelane_b32 v125, s0, 52
	buffer_load_dword v2, v81, s[56:59], 0 offen
	v_readlane_b32 s26, v124, 39
	v_writelane_b32 v125, s1, 53
	v_writelane_b32 v125, s2, 54
	v_readlane_b32 s27, v124, 40
	v_writelane_b32 v125, s3, 55
	s_lshl_b32 s0, s35, 10
	v_subrev_u32_e32 v6, s0, v109
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[26:27]
	.loc	1 32 0
	v_lshlrev_b32_e32 v2, 1, v102
	.loc	1 36 0
	v_or_b32_e32 v8, s0, v2
	s_branch .LBB0_545
.LBB0_544:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 10
	s_add_i32 s20, s20, s0
	v_subrev_u32_e32 v6, s36, v6
	s_cmp_lt_i32 s20, s49
	v_add_u32_e32 v8, s36, v8
	s_cbranch_scc0 .LBB0_551
.LBB0_545:
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
	v_add_u32_e32 v4, 0, v102
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v112
	v_add_u32_e32 v2, s20, v1
	v_cmp_gt_i32_e32 vcc, s49, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, -1, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_548
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_549
.LBB0_547:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[26:27], s[90:91], vcc
	s_and_saveexec_b64 s[0:1], s[26:27]
	s_cbranch_execz .LBB0_544
	s_branch .LBB0_550
.LBB0_548:
	v_readlane_b32 s26, v125, 50
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s27, v125, 51
	s_nop 1
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[26:27]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_547
.LBB0_549:
	v_readlane_b32 s26, v125, 44
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s27, v125, 45
	s_nop 1
	v_lshl_add_u64 v[12:13], v[4:5], 2, s[26:27]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[26:27], s[90:91], vcc
	s_and_saveexec_b64 s[0:1], s[26:27]
	s_cbranch_execz .LBB0_544
.LBB0_550:
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[12:13], s[50:51], 0, v[2:3]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v4, off
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[2:3]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[4:5], v11, off
	v_ashrrev_i32_e32 v4, 31, v10
	v_lshrrev_b32_e32 v4, 28, v4
	v_add_u32_e32 v4, v10, v4
	v_ashrrev_i32_e32 v10, 4, v4
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[2:3]
	global_store_dword v[4:5], v10, off
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[2:3], s[28:29], 0, v[2:3]
	v_ashrrev_i32_e32 v4, 4, v4
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_544
.LBB0_551:
	global_load_dword v6, v31, s[98:99] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v6
	s_cbranch_vccnz .LBB0_556
	global_load_dword v2, v31, s[98:99] offset:100
	v_readlane_b32 s0, v126, 1
	v_readlane_b32 s1, v126, 2
	s_mov_b32 s20, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_554
.LBB0_553:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	v_cmp_lt_i32_e32 vcc, s20, v6
	s_cbranch_vccz .LBB0_556
.LBB0_554:
	v_add_u32_e32 v4, s20, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_553
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_553
.LBB0_556:
	global_load_dword v6, v31, s[98:99] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v6
	s_cbranch_vccnz .LBB0_561
	global_load_dword v2, v31, s[98:99] offset:104
	v_readlane_b32 s0, v126, 1
	v_readlane_b32 s1, v126, 2
	s_mov_b32 s20, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_559
.LBB0_558:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	v_cmp_lt_i32_e32 vcc, s20, v6
	s_cbranch_vccz .LBB0_561
.LBB0_559:
	v_add_u32_e32 v4, s20, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_558
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_558
.LBB0_561:
	global_load_dword v2, v31, s[98:99] offset:108
	v_readlane_b32 s0, v123, 42
	v_readlane_b32 s1, v123, 43
	s_and_b64 s[0:1], s[0:1], exec
	v_readlane_b32 s0, v125, 13
	v_readlane_b32 s20, v125, 11
	v_readlane_b32 s1, v125, 14
	v_readlane_b32 s21, v125, 12
	s_cselect_b32 s26, s49, s20
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s28, s49, s21
	s_add_i32 s27, s26, s28
	s_mul_i32 s20, s49, s12
	s_cmp_ge_i32 s30, s20
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	s_cbranch_scc1 .LBB0_567
	v_readlane_b32 s0, v126, 1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s1, v126, 2
	s_mov_b32 s21, s30
	s_nop 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_564
.LBB0_563:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s21, s21, s15
	s_cmp_lt_i32 s21, s20
	s_cbranch_scc0 .LBB0_566
.LBB0_564:
	v_add_u32_e32 v4, s21, v0
	v_cmp_gt_i32_e32 vcc, s20, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_563
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s18, v125, 30
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s18, v5
	v_readlane_b32 s18, v125, 22
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s18
	v_mul_lo_u32 v9, v7, s68
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s68, v6
	v_readlane_b32 s18, v124, 55
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s68, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s68, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s26, v5
	v_subrev_u32_e32 v9, s27, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s49, v6
	v_min_i32_e32 v7, s49, v7
	v_min_i32_e32 v9, s49, v9
	v_mul_lo_u32 v6, v6, s12
	v_mul_lo_u32 v7, v7, s13
	v_mul_lo_u32 v9, v9, s18
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s12
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_563
.LBB0_566:
	global_load_dword v2, v31, s[98:99] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_567:
	s_mul_i32 s29, s49, s13
	s_cmp_lt_i32 s30, s29
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_ge_i32 s30, s29
	s_cbranch_scc1 .LBB0_572
	v_readlane_b32 s18, v126, 1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s19, v126, 2
	s_add_i32 s31, s26, 1
	s_mov_b32 s48, s30
	v_lshl_add_u64 v[2:3], s[18:19], 0, v[2:3]
	s_branch .LBB0_570
.LBB0_569:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s48, s48, s15
	s_cmp_lt_i32 s48, s29
	s_cbranch_scc0 .LBB0_572
.LBB0_570:
	v_add_u32_e32 v4, s48, v0
	v_cmp_gt_i32_e32 vcc, s29, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_569
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s18, v125, 29
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s18, v5
	v_readlane_b32 s18, v125, 21
	v_add_u32_e32 v8, 0x4000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s18
	v_mul_lo_u32 v9, v7, s69
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s69, v6
	v_readlane_b32 s18, v124, 55
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s69, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s69, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s31, v5
	v_subrev_u32_e32 v9, s28, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s49, v6
	v_min_i32_e32 v7, s49, v7
	v_min_i32_e32 v9, s49, v9
	v_mul_lo_u32 v6, v6, s12
	v_mul_lo_u32 v7, v7, s13
	v_mul_lo_u32 v9, v9, s18
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s13
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_569
.LBB0_572:
	v_readlane_b32 s18, v124, 53
	v_readlane_b32 s19, v124, 54
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_578
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_578
	global_load_dword v2, v31, s[98:99] offset:108
	v_readlane_b32 s0, v126, 1
	v_readlane_b32 s1, v126, 2
	s_mov_b32 s20, s30
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_576
.LBB0_575:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s20, s20, s15
	s_cmp_lt_i32 s20, s29
	s_cbranch_scc0 .LBB0_578
.LBB0_576:
	v_add_u32_e32 v4, s20, v0
	v_cmp_gt_i32_e32 vcc, s29, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_575
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s18, v125, 29
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s18, v5
	v_readlane_b32 s18, v125, 21
	v_add_u32_e32 v8, 0x5000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s18
	v_mul_lo_u32 v9, v7, s69
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s69, v6
	v_readlane_b32 s18, v124, 55
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s69, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s69, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s27, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s26, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s49, v7
	v_min_i32_e32 v6, s49, v6
	v_min_i32_e32 v9, s49, v9
	v_mul_lo_u32 v7, v7, s12
	v_mul_lo_u32 v6, v6, s13
	v_mul_lo_u32 v9, v9, s18
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s13
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_575
.LBB0_578:
	global_load_dword v6, v31, s[98:99] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s30, v6
	s_cbranch_vccnz .LBB0_583
	global_load_dword v2, v31, s[98:99] offset:120
	v_readlane_b32 s0, v126, 1
	v_readlane_b32 s1, v126, 2
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_581
.LBB0_580:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s30, s30, s15
	v_cmp_lt_i32_e32 vcc, s30, v6
	s_cbranch_vccz .LBB0_583
.LBB0_581:
	v_add_u32_e32 v4, s30, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_580
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_580
.LBB0_583:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_587
	s_mov_b64 s[26:27], exec
	v_mbcnt_lo_u32_b32 v2, s26, 0
	v_mbcnt_hi_u32_b32 v2, s27, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_586
	s_bcnt1_i32_b64 s26, s[26:27]
	v_mov_b32_e32 v3, s26
	v_readlane_b32 s26, v123, 13
	v_readlane_b32 s27, v123, 14
	s_nop 4
	global_atomic_add v3, v31, v3, s[26:27] offset:36 sc0 sc1
.LBB0_586:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v3
	s_nop 1
	v_add_u32_e32 v2, s20, v2
	ds_write_b32 v31, v2
.LBB0_587:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	v_readlane_b32 s0, v124, 24
	v_readlane_b32 s28, v123, 56
	v_readlane_b32 s29, v123, 57
	v_readlane_b32 s30, v123, 58
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s0, v2
	v_readlane_b32 s31, v123, 59
	s_cbranch_vccz .LBB0_590
	s_branch .LBB0_596
.LBB0_588:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s20, v2
	s_nop 1
	v_mov_b32_e32 v2, s20
	ds_write_b32 v31, v2
.LBB0_589:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s96, v2
	s_cbranch_vccz .LBB0_593
.LBB0_590:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_589
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_588
	v_readlane_b32 s26, v123, 13
	v_readlane_b32 s27, v123, 14
	s_nop 4
	global_load_dword v2, v31, s[26:27] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_588
.LBB0_593:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 26 0
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_595
	.loc	1 36 0
	global_atomic_swap v31, v55, s[98:99] sc1
.LBB0_595:
	s_or_b64 exec, exec, s[0:1]
.LBB0_596:
	.loc	1 37 0
	v_readlane_b32 s0, v123, 32
	v_readlane_b32 s1, v123, 33
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_4
	.loc	1 38 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s20, v123, 0
	v_readlane_b32 s18, v126, 15
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v2, s20
	v_readlane_b32 s19, v126, 16
	v_readlane_b32 s0, v124, 19
	v_mov_b32_e32 v4, s1
	v_cndmask_b32_e64 v2, v2, v3, s[18:19]
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e64 v3, v3, v4, s[18:19]
	v_readlane_b32 s18, v126, 57
	v_readlane_b32 s19, v126, 58
	v_readlane_b32 s0, v126, 27
	v_readlane_b32 s1, v126, 28
	v_mov_b32_e32 v4, s19
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_mov_b32_e32 v4, s18
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	s_lshl_b32 s0, s35, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s28, s0
	s_addc_u32 s1, s29, s1
	s_and_b32 s1, s1, 0xffff
	buffer_store_dwordx2 v[2:3], v27, s[0:3], 0 offen
	s_branch .LBB0_4
.LBB0_598:
	v_readlane_b32 s0, v123, 54
	v_readlane_b32 s1, v123, 55
	v_readlane_b32 s18, v123, 28
	v_readlane_b32 s19, v123, 29
.LBB0_599:
	.loc	1 59 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s18, 6
	s_cbranch_scc1 .LBB0_605
	.loc	1 60 0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_604
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_603
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v123, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v123, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_603:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_604:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[0:1], 0x148
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_608
.LBB0_605:
	.loc	1 59 0
	s_endpgm
.LBB0_606:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 60 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_607:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_611
.LBB0_608:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_607
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_606
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v1, v0, s[8:9] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_606
.LBB0_611:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_605
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s97
	global_store_dword v0, v1, s[98:99] offset:172
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
	.size	moe_layer, .Lfunc_end0-moe_layer
	.set moe_layer.num_vgpr, 128
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
    .sgpr_spill_count: 282
    .symbol:         moe_layer.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 12
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
