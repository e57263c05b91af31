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
	s_load_dword s22, s[0:1], 0xdc
	v_writelane_b32 v124, s16, 0
	v_writelane_b32 v124, s14, 1
	s_mov_b64 s[18:19], s[0:1]
	s_load_dwordx2 s[48:49], s[0:1], 0xc0
	s_load_dwordx2 s[20:21], s[0:1], 0x90
	s_nop 0
	s_load_dword s0, s[0:1], 0x100
	v_writelane_b32 v124, s15, 2
	v_writelane_b32 v124, s12, 3
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s17, s[48:49], 0xac
	v_writelane_b32 v124, s13, 4
	v_writelane_b32 v124, s10, 5
	s_nop 1
	v_writelane_b32 v124, s11, 6
	.loc	1 17 0
	s_abs_i32 s10, s22
	v_cvt_f32_u32_e32 v1, s10
	v_writelane_b32 v124, s8, 7
	.loc	1 29 0
	s_cmp_lg_u32 s0, 0
	.loc	1 17 0
	v_rcp_iflag_f32_e32 v1, v1
	v_writelane_b32 v124, s9, 8
	v_writelane_b32 v124, s6, 9
	s_mov_b32 s8, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_writelane_b32 v124, s7, 10
	v_writelane_b32 v124, s2, 11
	v_readfirstlane_b32 s1, v1
	s_nop 0
	v_writelane_b32 v124, s3, 12
	.loc	1 29 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s2, s[18:19], 0xfc
	.loc	1 30 0
	s_load_dword s3, s[18:19], 0x148
	s_waitcnt lgkmcnt(0)
	s_min_i32 s8, s3, s2
.LBB0_2:
	.loc	1 26 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s9, s17, 1
	.loc	1 27 0
	s_lshr_b32 s2, s9, 31
	s_add_i32 s2, s9, s2
	s_and_b32 s2, s2, -2
	s_sub_i32 s15, s9, s2
	s_lshl_b32 s2, s15, 4
	s_ashr_i32 s3, s2, 31
	s_load_dword s26, s[18:19], 0x104
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s20, s2
	s_addc_u32 s3, s21, s3
	v_writelane_b32 v124, s2, 13
	.loc	1 32 0
	s_add_i32 s52, s8, -1
	s_cmp_lt_i32 s52, -2.0
	v_writelane_b32 v124, s3, 14
	s_cbranch_scc1 .LBB0_540
	s_load_dwordx4 s[68:71], s[18:19], 0xe0
	s_sub_i32 s2, 0, s10
	s_mul_i32 s2, s2, s1
	s_mul_hi_u32 s2, s1, s2
	s_add_i32 s53, s1, s2
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s71
	s_mul_hi_u32 s1, s3, s53
	.loc	1 17 0
	s_mul_i32 s6, s1, s10
	s_ashr_i32 s43, s71, 31
	s_ashr_i32 s2, s22, 31
	s_sub_i32 s3, s3, s6
	s_xor_b32 s2, s43, s2
	s_add_i32 s6, s1, 1
	s_sub_i32 s7, s3, s10
	s_load_dword s11, s[18:19], 0x130
	s_load_dwordx2 s[84:85], s[18:19], 0x128
	s_load_dwordx8 s[56:63], s[18:19], 0x108
	s_load_dword s24, s[18:19], 0xf8
	s_load_dwordx2 s[36:37], s[18:19], 0xf0
	s_cmp_ge_u32 s3, s10
	s_cselect_b32 s1, s6, s1
	s_cselect_b32 s3, s7, s3
	s_add_i32 s6, s1, 1
	s_cmp_ge_u32 s3, s10
	s_cselect_b32 s1, s6, s1
	s_xor_b32 s1, s1, s2
	.loc	1 18 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s37, 63
	.loc	1 17 0
	s_sub_i32 s74, s1, s2
	.loc	1 18 0
	s_ashr_i32 s1, s14, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s16, s36, 63
	s_add_i32 s77, s14, s1
	s_ashr_i32 s1, s16, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s75, s16, s1
	s_add_i32 s1, s69, 7
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 29
	s_add_i32 s1, s1, s2
	s_load_dword s34, s[18:19], 0xd8
	s_load_dwordx4 s[28:31], s[18:19], 0x78
	s_mov_b64 s[12:13], s[18:19]
	s_ashr_i32 s18, s1, 3
	.loc	1 22 0
	s_ashr_i32 s1, s36, 31
	s_lshl_b32 s2, s24, 4
	v_writelane_b32 v124, s0, 15
	s_ashr_i32 s3, s2, 31
	.loc	1 18 0
	s_ashr_i32 s76, s77, 6
	.loc	1 22 0
	v_writelane_b32 v124, s1, 16
	v_writelane_b32 v124, s2, 17
	.loc	1 23 0
	s_lshl_b32 s1, s37, 1
	.loc	1 18 0
	s_ashr_i32 s96, s75, 6
	v_writelane_b32 v124, s3, 18
	.loc	1 23 0
	s_mul_i32 s2, s1, s74
	v_writelane_b32 v124, s1, 19
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v124, s2, 20
	.loc	1 24 0
	s_ashr_i32 s1, s37, 31
	v_and_b32_e32 v1, 63, v0
	v_writelane_b32 v124, s3, 21
	.loc	1 25 0
	v_writelane_b32 v124, s0, 22
	s_mul_i32 s2, s74, s36
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v124, s1, 23
	v_writelane_b32 v124, s2, 24
	.loc	1 27 0
	s_ashr_i32 s1, s0, 31
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_writelane_b32 v124, s3, 25
	s_lshl_b64 s[2:3], s[0:1], 2
	v_readlane_b32 s6, v124, 13
	v_readlane_b32 s7, v124, 14
	s_add_u32 s2, s6, s2
	s_addc_u32 s3, s7, s3
	s_mov_b32 s7, 0
	v_cmp_gt_u32_e64 s[90:91], 64, v0
	s_max_i32 s6, s0, 1
	s_and_b64 s[80:81], vcc, s[90:91]
	s_lshl_b64 s[0:1], s[6:7], 2
	v_writelane_b32 v124, s2, 26
	s_add_u32 s0, s48, s0
	s_addc_u32 s1, s49, s1
	v_writelane_b32 v124, s3, 27
	v_writelane_b32 v124, s0, 28
	s_ashr_i32 s27, s26, 31
	s_mul_i32 s38, s96, s18
	v_writelane_b32 v124, s1, 29
	s_mov_b32 s0, s26
	v_writelane_b32 v124, s0, 30
	s_mov_b32 s42, s22
	.loc	1 17 0
	s_mul_i32 s82, s70, s69
	v_writelane_b32 v124, s1, 31
	s_lshl_b64 s[0:1], s[26:27], 2
	s_add_u32 s0, s48, s0
	s_addc_u32 s1, s49, s1
	v_writelane_b32 v124, s0, 32
	s_cmp_lg_u32 s11, 0
	s_mov_b32 s97, s61
	v_writelane_b32 v124, s1, 33
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s57, 0
	v_writelane_b32 v124, s0, 34
	s_cselect_b64 s[86:87], -1, 0
	s_cmp_lg_u32 s57, 0
	v_writelane_b32 v124, s1, 35
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 36
	s_ashr_i32 s39, s38, 31
	s_mov_b64 s[94:95], s[58:59]
	v_writelane_b32 v124, s1, 37
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v124, s28, 38
	s_lshl_b64 s[0:1], s[38:39], 2
	s_add_u32 s0, s28, s0
	v_writelane_b32 v124, s29, 39
	v_writelane_b32 v124, s30, 40
	v_writelane_b32 v124, s31, 41
	s_addc_u32 s1, s29, s1
	v_writelane_b32 v124, s0, 42
	s_load_dwordx4 s[28:31], s[12:13], 0xc8
	s_mov_b64 s[92:93], s[56:57]
	v_writelane_b32 v124, s1, 43
	v_writelane_b32 v124, s48, 44
	s_lshl_b32 s0, s24, 1
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v124, s49, 45
	s_load_dwordx8 s[44:51], s[12:13], 0x98
	s_lshl_b64 s[0:1], s[0:1], 2
	s_load_dwordx2 s[26:27], s[12:13], 0x88
	v_and_b32_e32 v23, 15, v0
	v_lshlrev_b32_e32 v22, 1, v23
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s50, s0
	s_addc_u32 s1, s51, s1
	v_writelane_b32 v124, s0, 46
	v_cmp_gt_i32_e32 vcc, s36, v22
	v_and_b32_e32 v5, 56, v0
	v_writelane_b32 v124, s1, 47
	s_mul_i32 s0, s24, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s50, s0
	s_addc_u32 s1, s51, s1
	v_writelane_b32 v124, s0, 48
	s_cmp_lt_i32 s84, 0
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v124, s1, 49
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 50
	s_add_i32 s11, s96, 2
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v124, s1, 51
	s_mul_i32 s0, s71, 3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s22, s48, s0
	s_addc_u32 s23, s49, s1
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[0:1], s[24:25], 2
	s_add_u32 s2, s50, s0
	s_addc_u32 s3, s51, s1
	s_cmp_eq_u32 s59, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 52
	s_cmp_lg_u32 s59, 0
	s_mov_b64 s[58:59], s[26:27]
	v_writelane_b32 v124, s1, 53
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 54
	s_cmp_gt_i32 s57, 1
	v_lshlrev_b32_e32 v3, 3, v4
	v_writelane_b32 v124, s1, 55
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 58
	s_cmp_eq_u32 s60, 0
	v_bfrev_b32_e32 v8, 1
	v_writelane_b32 v124, s1, 59
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 60
	s_cmp_lg_u32 s60, 0
	s_mov_b64 s[60:61], s[12:13]
	v_writelane_b32 v124, s1, 61
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s70, 0
	v_writelane_b32 v124, s0, 62
	s_cselect_b64 s[88:89], -1, 0
	s_ashr_i32 s83, s82, 31
	v_writelane_b32 v124, s1, 63
	s_lshl_b64 s[0:1], s[82:83], 2
	s_add_u32 s0, s46, s0
	s_addc_u32 s1, s47, s1
	v_writelane_b32 v125, s0, 0
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[18:19], s[34:35], 3
	v_writelane_b32 v125, s1, 1
	v_writelane_b32 v125, s60, 2
	s_add_u32 s40, s30, s18
	v_lshlrev_b32_e32 v6, 2, v1
	v_writelane_b32 v125, s61, 3
	v_writelane_b32 v125, s28, 4
	s_addc_u32 s41, s31, s19
	s_sub_i32 s39, s37, 32
	v_writelane_b32 v125, s29, 5
	v_writelane_b32 v125, s30, 6
	s_cmp_gt_i32 s39, 0
	v_writelane_b32 v125, s31, 7
	s_cselect_b64 s[28:29], -1, 0
	s_add_i32 s6, s37, 31
	v_writelane_b32 v125, s28, 8
	s_cmp_gt_i32 s6, 31
	v_and_b32_e32 v41, 48, v0
	v_writelane_b32 v125, s29, 9
	s_cselect_b64 s[28:29], -1, 0
	v_writelane_b32 v125, s28, 10
	s_cmp_eq_u32 s93, 3
	v_bfe_u32 v76, v0, 3, 3
	v_writelane_b32 v125, s29, 11
	s_cselect_b64 s[28:29], -1, 0
	v_writelane_b32 v125, s28, 12
	v_and_b32_e32 v26, 7, v0
	v_lshlrev_b32_e32 v24, 2, v23
	v_writelane_b32 v125, s29, 13
	s_mul_i32 s28, s11, s24
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	s_add_u32 s30, s58, s30
	s_addc_u32 s31, s59, s31
	v_writelane_b32 v125, s11, 14
	s_cmp_gt_i32 s42, 0
	v_writelane_b32 v125, s30, 15
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_gt_i32 s36, 0
	v_writelane_b32 v125, s31, 16
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v125, s30, 17
	s_sub_i32 s1, s36, 32
	v_cmp_gt_i32_e64 s[54:55], s71, v23
	v_writelane_b32 v125, s31, 18
	s_and_b64 s[30:31], vcc, s[30:31]
	v_writelane_b32 v125, s30, 19
	s_cmp_gt_i32 s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_writelane_b32 v125, s31, 20
	s_cselect_b64 s[30:31], -1, 0
	s_add_i32 s6, s36, 31
	v_writelane_b32 v125, s30, 21
	s_cmp_gt_i32 s6, 31
	v_cndmask_b32_e64 v74, v8, v24, s[54:55]
	v_writelane_b32 v125, s31, 22
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v125, s30, 23
	v_add_u32_e32 v7, -8, v6
	v_mov_b32_e32 v31, 0
	v_writelane_b32 v125, s31, 24
	s_mul_i32 s30, s82, 3
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s30, s46, s30
	s_addc_u32 s31, s47, s31
	v_writelane_b32 v125, s30, 25
	s_mov_b64 s[98:99], s[62:63]
	v_lshrrev_b32_e32 v5, 1, v5
	v_writelane_b32 v125, s31, 26
	s_lshl_b32 s30, s82, 1
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s30, s46, s30
	s_addc_u32 s31, s47, s31
	s_add_i32 s6, s17, 2
	s_lshr_b32 s17, s6, 31
	v_writelane_b32 v125, s30, 27
	s_add_i32 s17, s6, s17
	s_max_i32 s56, s24, s74
	v_writelane_b32 v125, s31, 28
	s_and_b32 s17, s17, 0xffffffe
	s_and_b64 s[24:25], vcc, s[90:91]
	s_sub_i32 s6, s6, s17
	v_writelane_b32 v125, s24, 29
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_add_i32 s57, s28, 1
	v_writelane_b32 v125, s25, 30
	s_lshl_b32 s24, s6, 4
	v_readlane_b32 s6, v124, 0
	s_ashr_i32 s6, s6, 31
	s_ashr_i32 s25, s24, 31
	v_writelane_b32 v125, s6, 31
	.loc	1 32 0
	s_mul_i32 s6, s71, s15
	s_load_dwordx8 s[12:19], s[60:61], 0x58
	s_add_i32 s11, s38, 1
	s_and_b64 vcc, vcc, s[90:91]
	s_lshl_b64 s[24:25], s[24:25], 2
	s_lshl_b32 s33, s8, 8
	s_add_u32 s30, s20, s24
	v_cndmask_b32_e32 v27, v8, v3, vcc
	v_add_u32_e32 v2, 0xffffff80, v6
	v_cmp_gt_u32_e32 vcc, 32, v1
	s_mul_i32 s20, s6, s42
	s_addc_u32 s31, s21, s25
	v_cndmask_b32_e32 v33, v2, v6, vcc
	v_cmp_eq_u32_e32 vcc, 0, v41
	s_ashr_i32 s21, s20, 31
	v_writelane_b32 v125, s52, 32
	v_cmp_eq_u32_e64 s[28:29], 0, v4
	s_and_b64 vcc, vcc, s[90:91]
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_i32 s6, s52, s68
	v_writelane_b32 v125, s28, 33
	s_and_b64 s[78:79], s[90:91], s[28:29]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s20, s14, s20
	s_addc_u32 s21, s15, s21
	v_writelane_b32 v125, s29, 34
	s_cmp_gt_i32 s8, 0
	s_mul_i32 s28, s71, s34
	s_cselect_b64 s[14:15], -1, 0
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s72, s20, s28
	s_addc_u32 s73, s21, s29
	v_mad_u64_u32 v[2:3], s[28:29], s74, v76, v[26:27]
	v_ashrrev_i32_e32 v3, 31, v2
	v_cndmask_b32_e32 v75, v8, v74, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_writelane_b32 v125, s14, 35
	v_lshl_add_u64 v[28:29], s[20:21], 0, v[2:3]
	v_cndmask_b32_e32 v77, v7, v6, vcc
	v_add_u32_e32 v7, -16, v6
	v_cmp_gt_u32_e32 vcc, 4, v1
	s_lshl_b64 s[20:21], s[34:35], 2
	v_writelane_b32 v125, s15, 36
	v_cndmask_b32_e32 v78, v7, v6, vcc
	s_add_u32 s0, s16, s20
	v_lshlrev_b32_e32 v7, 3, v0
	v_writelane_b32 v125, s0, 37
	s_addc_u32 s0, s17, s21
	v_and_b32_e32 v32, 24, v7
	v_readlane_b32 s20, v124, 5
	v_lshlrev_b32_e32 v30, 1, v32
	v_readlane_b32 s21, v124, 6
	v_writelane_b32 v125, s0, 38
	s_mov_b64 s[60:61], s[12:13]
	v_lshl_add_u64 v[34:35], s[20:21], 0, v[30:31]
	v_readlane_b32 s20, v124, 7
	v_readlane_b32 s21, v124, 8
	v_cmp_gt_i32_e64 s[12:13], s74, v26
	v_writelane_b32 v125, s42, 39
	v_lshl_add_u64 v[36:37], s[20:21], 0, v[30:31]
	v_lshlrev_b32_e32 v30, 2, v26
	v_cndmask_b32_e64 v79, v8, v30, s[12:13]
	v_cmp_gt_i32_e32 vcc, s42, v76
	v_writelane_b32 v125, s12, 40
	s_mov_b32 s42, s71
	s_lshl_b64 s[20:21], s[42:43], 2
	v_writelane_b32 v125, s13, 41
	s_and_b64 s[12:13], vcc, s[12:13]
	s_and_b64 s[14:15], s[90:91], s[12:13]
	v_writelane_b32 v125, s14, 42
	s_add_u32 s28, s48, s20
	s_addc_u32 s29, s49, s21
	v_writelane_b32 v125, s15, 43
	v_writelane_b32 v125, s12, 44
	v_cmp_eq_u32_e64 s[14:15], s34, v76
	v_cndmask_b32_e64 v8, 0, 1, s[86:87]
	v_writelane_b32 v125, s13, 45
	v_writelane_b32 v125, s14, 46
	s_and_b64 s[20:21], s[14:15], s[12:13]
	s_and_b64 s[12:13], s[90:91], s[20:21]
	s_lshl_b32 s20, s71, 1
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s42, s48, s20
	v_writelane_b32 v125, s15, 47
	s_addc_u32 s43, s49, s21
	v_writelane_b32 v125, s12, 48
	s_cmp_eq_u32 s94, 0
	v_readfirstlane_b32 s15, v8
	v_writelane_b32 v125, s13, 49
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v125, s12, 50
	s_cmp_lg_u32 s94, 0
	s_mov_b64 s[66:67], s[18:19]
	v_writelane_b32 v125, s13, 51
	s_cselect_b64 s[12:13], -1, 0
	s_max_i32 s15, s68, s15
	s_add_i32 s15, s15, 7
	s_mov_b64 s[64:65], s[16:17]
	s_ashr_i32 s17, s15, 31
	s_lshr_b32 s17, s17, 29
	s_add_i32 s15, s15, s17
	s_ashr_i32 s15, s15, 3
	v_writelane_b32 v125, s12, 52
	s_cmp_eq_u32 s93, 2
	s_mul_i32 s14, s15, s96
	v_writelane_b32 v125, s13, 53
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v125, s12, 54
	s_and_b64 s[20:21], s[12:13], exec
	s_cselect_b32 s35, s96, 0
	s_cmp_gt_i32 s97, 0
	v_writelane_b32 v125, s13, 55
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v125, s12, 56
	s_cmp_gt_i32 s98, 0
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[2:3]
	v_writelane_b32 v125, s13, 57
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v125, s12, 58
	s_min_i32 s15, s99, s14
	scratch_store_dwordx2 off, v[8:9], off
	v_writelane_b32 v125, s13, 59
	v_writelane_b32 v125, s92, 60
	s_mov_b64 s[12:13], s[22:23]
	s_cmp_gt_i32 s99, 0
	v_writelane_b32 v126, s96, 0
	v_writelane_b32 v126, s97, 1
	v_writelane_b32 v126, s98, 2
	v_writelane_b32 v126, s99, 3
	v_writelane_b32 v126, s12, 4
	v_writelane_b32 v125, s93, 61
	s_cselect_b32 s0, s15, s14
	v_writelane_b32 v126, s13, 5
	v_writelane_b32 v126, s14, 6
	v_writelane_b32 v125, s94, 62
	v_writelane_b32 v126, s0, 7
	s_and_b32 s29, s29, 0xffff
	v_writelane_b32 v125, s95, 63
	s_mov_b64 s[94:95], s[30:31]
	v_writelane_b32 v126, s28, 8
	s_lshl_b32 s0, s8, 6
	s_and_b32 s25, s49, 0xffff
	v_writelane_b32 v126, s29, 9
	v_writelane_b32 v126, s30, 10
	v_writelane_b32 v126, s31, 11
	s_and_b32 s93, s43, 0xffff
	v_writelane_b32 v126, s84, 12
	s_cmp_lt_i32 s85, 0
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v126, s85, 13
	v_writelane_b32 v126, s14, 14
	s_cmp_gt_u32 s39, 32
	v_add_u32_e32 v81, 0, v24
	v_writelane_b32 v126, s15, 15
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v126, s14, 16
	s_cmp_gt_u32 s1, 32
	v_lshlrev_b32_e32 v15, 1, v0
	v_writelane_b32 v126, s15, 17
	v_writelane_b32 v126, s1, 18
	s_cselect_b64 s[14:15], -1, 0
	s_abs_i32 s1, s96
	v_cvt_f32_u32_e32 v8, s1
	v_writelane_b32 v126, s14, 19
	s_abs_i32 s22, s8
	v_lshrrev_b32_e32 v42, 2, v0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v126, s15, 20
	s_sub_i32 s15, 0, s1
	v_lshlrev_b32_e32 v16, 2, v0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_lshrrev_b32_e32 v18, 1, v0
	v_and_b32_e32 v84, 62, v15
	v_and_b32_e32 v15, 56, v42
	v_readfirstlane_b32 s17, v8
	s_mul_i32 s15, s15, s17
	s_mul_hi_u32 s15, s17, s15
	s_add_i32 s14, s17, s15
	s_abs_i32 s15, s76
	v_cvt_f32_u32_e32 v8, s15
	s_sub_i32 s17, 0, s15
	v_writelane_b32 v126, s14, 21
	v_and_b32_e32 v17, 56, v16
	v_rcp_iflag_f32_e32 v8, v8
	v_and_b32_e32 v89, 24, v18
	v_mov_b32_e32 v25, v31
	v_xor_b32_e32 v87, v16, v15
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_lshlrev_b32_e32 v88, 4, v0
	v_lshlrev_b32_e32 v15, 6, v23
	v_xor_b32_e32 v17, v17, v89
	v_readfirstlane_b32 s20, v8
	v_cvt_f32_u32_e32 v8, s22
	s_mul_i32 s17, s17, s20
	s_mul_hi_u32 s17, s20, s17
	s_add_i32 s14, s20, s17
	v_rcp_iflag_f32_e32 v8, v8
	s_sub_i32 s17, 0, s22
	v_writelane_b32 v126, s14, 22
	v_writelane_b32 v126, s88, 23
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_writelane_b32 v126, s89, 24
	s_ashr_i32 s14, s75, 31
	v_or_b32_e32 v90, v17, v15
	v_readfirstlane_b32 s20, v8
	s_mul_i32 s17, s17, s20
	s_mul_hi_u32 s17, s20, s17
	s_add_i32 s20, s20, s17
	s_abs_i32 s17, s6
	s_mul_hi_u32 s23, s17, s20
	s_mul_i32 s20, s23, s22
	s_sub_i32 s28, s17, s20
	v_readlane_b32 s16, v124, 54
	v_readlane_b32 s17, v124, 55
	s_and_b64 s[16:17], s[16:17], s[88:89]
	v_writelane_b32 v126, s16, 25
	s_xor_b32 s6, s6, s8
	s_ashr_i32 s6, s6, 31
	v_writelane_b32 v126, s17, 26
	v_writelane_b32 v126, s26, 27
	s_ashr_i32 s16, s70, 31
	s_and_b64 s[20:21], s[86:87], s[26:27]
	v_writelane_b32 v126, s27, 28
	v_writelane_b32 v126, s14, 29
	s_ashr_i32 s14, s77, 31
	v_writelane_b32 v126, s14, 30
	s_lshl_b32 s14, s70, 3
	v_writelane_b32 v126, s14, 31
	v_writelane_b32 v126, s74, 32
	v_writelane_b32 v126, s82, 33
	s_abs_i32 s14, s74
	s_abs_i32 s26, s82
	v_writelane_b32 v126, s83, 34
	v_writelane_b32 v126, s16, 35
	s_abs_i32 s16, s70
	s_ashr_i32 s17, s74, 31
	s_sub_i32 s18, 0, s14
	s_sub_i32 s24, 0, s26
	s_sub_i32 s29, 0, s16
	s_add_i32 s30, s23, 1
	s_sub_i32 s31, s28, s22
	s_cmp_ge_u32 s28, s22
	s_cselect_b32 s23, s30, s23
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s23, 1
	s_cmp_ge_u32 s28, s22
	v_lshlrev_b32_e32 v8, 5, v0
	s_movk_i32 s22, 0xe0
	v_and_or_b32 v80, v8, s22, v5
	v_cvt_f32_u32_e32 v5, s14
	v_mad_u32_u24 v8, v23, 60, v81
	s_movk_i32 s22, 0xffc4
	v_mad_i32_i24 v82, v23, s22, v8
	v_rcp_iflag_f32_e32 v5, v5
	s_cselect_b32 s22, s30, s23
	s_xor_b32 s22, s22, s6
	s_sub_i32 s6, s22, s6
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v9, v5
	v_cvt_f32_u32_e32 v5, s26
	v_readlane_b32 s22, v124, 1
	v_writelane_b32 v126, s26, 36
	v_readlane_b32 s23, v124, 2
	v_rcp_iflag_f32_e32 v5, v5
	.loc	1 22 0
	v_writelane_b32 v126, s6, 37
	v_and_b32_e32 v17, 0xc00, v88
	v_lshl_add_u64 v[18:19], s[22:23], 0, v[24:25]
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v11, v5
	v_cvt_f32_u32_e32 v5, s16
	scratch_store_dwordx2 off, v[18:19], off offset:32
	v_or3_b32 v93, v17, v89, v15
	v_mad_u32_u24 v97, v23, 12, v82
	v_rcp_iflag_f32_e32 v5, v5
	v_lshlrev_b32_e32 v19, 4, v23
	v_writelane_b32 v126, s72, 38
	v_lshl_add_u64 v[48:49], s[44:45], 0, v[24:25]
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v13, v5
	v_lshrrev_b32_e32 v5, 6, v0
	v_lshlrev_b32_e32 v15, 2, v5
	v_add3_u32 v99, 0, v15, v19
	v_mul_lo_u32 v14, s29, v13
	v_readlane_b32 s28, v124, 38
	v_readlane_b32 s30, v124, 40
	v_readlane_b32 s31, v124, 41
	v_writelane_b32 v126, s73, 39
	v_cmp_gt_u32_e64 s[22:23], 8, v1
	v_lshl_add_u64 v[44:45], s[30:31], 0, v[24:25]
	v_add_u32_e32 v25, v97, v15
	v_sub_u32_e64 v15, v1, 1 clamp
	v_lshlrev_b32_e32 v102, 2, v15
	v_subrev_u32_e32 v15, 32, v6
	v_writelane_b32 v126, s22, 40
	v_mul_lo_u32 v12, s24, v11
	s_mov_b32 s24, s48
	v_writelane_b32 v126, s23, 41
	v_cndmask_b32_e64 v103, v15, v6, s[22:23]
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	s_mov_b32 s26, s22
	s_mov_b32 s27, s23
	v_writelane_b32 v126, s24, 42
	v_lshl_add_u64 v[20:21], s[72:73], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[48:49], 0, v[2:3]
	v_writelane_b32 v126, s25, 43
	v_writelane_b32 v126, s26, 44
	v_writelane_b32 v126, s27, 45
	scratch_store_dwordx2 off, v[2:3], off offset:16
	v_lshl_add_u64 v[2:3], s[42:43], 0, v[30:31]
	v_writelane_b32 v126, s42, 46
	v_readlane_b32 s74, v124, 15
	v_readlane_b32 s82, v124, 22
	v_readlane_b32 s29, v124, 39
	v_readlane_b32 s48, v124, 44
	v_writelane_b32 v126, s43, 47
	s_mov_b32 s92, s42
	s_mov_b64 s[30:31], s[70:71]
	s_mov_b32 s28, s68
	v_readlane_b32 s75, v124, 16
	v_readlane_b32 s83, v124, 23
	v_readlane_b32 s49, v124, 45
	v_writelane_b32 v126, s92, 48
	.loc	1 32 0
	v_writelane_b32 v124, s28, 54
	v_lshl_add_u64 v[56:57], s[12:13], 0, v[30:31]
	v_writelane_b32 v126, s93, 49
	v_writelane_b32 v124, s29, 55
	v_writelane_b32 v126, s94, 50
	v_writelane_b32 v124, s30, 56
	v_writelane_b32 v126, s95, 51
	s_xor_b64 s[12:13], s[20:21], -1
	v_writelane_b32 v124, s31, 57
	v_readlane_b32 s28, v125, 2
	v_writelane_b32 v126, s12, 52
	v_readlane_b32 s29, v125, 3
	s_mul_i32 s6, s70, s68
	v_writelane_b32 v126, s13, 53
	s_load_dwordx2 s[12:13], s[28:29], 0xb8
	v_writelane_b32 v126, s6, 54
	v_lshrrev_b32_e32 v40, 4, v0
	v_cmp_eq_u32_e64 s[20:21], 0, v26
	.loc	1 24 0
	s_mov_b32 s82, s37
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s12, 55
	v_or_b32_e32 v30, 32, v22
	s_mov_b64 s[26:27], s[82:83]
	v_writelane_b32 v126, s13, 56
	v_cmp_lt_u32_e64 s[12:13], v23, v40
	scratch_store_dwordx2 off, v[2:3], off offset:24
	v_and_b32_e32 v2, 0xf8, v7
	v_writelane_b32 v126, s12, 57
	v_add_u32_e32 v7, 0, v2
	v_or_b32_e32 v2, 32, v32
	v_writelane_b32 v126, s13, 58
	v_cmp_gt_i32_e64 s[12:13], s37, v32
	v_mov_b32_e32 v3, v31
	.loc	1 22 0
	s_mov_b32 s74, s36
	v_writelane_b32 v126, s12, 59
	v_mul_lo_u32 v10, s18, v9
	.loc	1 32 0
	v_mul_lo_u32 v107, s71, v40
	v_writelane_b32 v126, s13, 60
	v_cmp_gt_i32_e64 s[12:13], s37, v22
	s_lshl_b32 s18, s71, 4
	s_movk_i32 s6, 0x7f
	v_writelane_b32 v126, s12, 61
	v_cmp_lt_u32_e64 s[42:43], s6, v0
	s_mov_b32 s6, 0x33333333
	v_writelane_b32 v126, s13, 62
	v_cmp_gt_i32_e64 s[12:13], s36, v32
	s_mov_b32 s52, s39
	v_add_u32_e32 v92, v8, v17
	v_writelane_b32 v126, s12, 63
	v_lshrrev_b32_e32 v8, 3, v0
	v_subrev_u32_e32 v17, 64, v6
	v_writelane_b32 v127, s13, 0
	v_cmp_lt_u32_e64 s[12:13], v26, v76
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	s_mov_b64 s[98:99], s[58:59]
	v_writelane_b32 v127, s12, 1
	v_cndmask_b32_e64 v96, v17, v6, s[38:39]
	v_and_b32_e32 v6, 4, v8
	v_writelane_b32 v127, s13, 2
	v_cmp_eq_u32_e64 s[12:13], 1, v4
	v_mul_hi_u32 v8, v9, v10
	v_add_u32_e32 v104, v9, v8
	v_writelane_b32 v127, s12, 3
	v_mul_hi_u32 v8, v11, v12
	v_add_u32_e32 v105, v11, v8
	v_writelane_b32 v127, s13, 4
	v_cmp_eq_u32_e64 s[12:13], 2, v4
	v_mul_hi_u32 v8, v13, v14
	v_and_b32_e32 v85, 0xf0, v0
	v_writelane_b32 v127, s12, 5
	v_and_b32_e32 v17, 0xc0, v0
	v_and_b32_e32 v18, 12, v42
	v_writelane_b32 v127, s13, 6
	v_writelane_b32 v127, s20, 7
	v_add_u32_e32 v106, v13, v8
	v_lshlrev_b32_e32 v8, 4, v1
	v_writelane_b32 v127, s21, 8
	v_cmp_lt_u32_e64 s[20:21], 1, v26
	v_lshrrev_b32_e32 v83, 5, v0
	v_lshrrev_b32_e32 v86, 2, v85
	v_writelane_b32 v127, s20, 9
	v_mov_b32_e32 v43, v31
	v_xor_b32_e32 v91, 32, v90
	v_writelane_b32 v127, s21, 10
	v_cmp_lt_u32_e64 s[20:21], 3, v26
	v_and_b32_e32 v94, 60, v16
	v_and_b32_e32 v95, 0x7c, v16
	v_writelane_b32 v127, s20, 11
	v_xor_b32_e32 v98, 0x80, v16
	v_add_u32_e32 v100, 0, v16
	v_writelane_b32 v127, s21, 12
	v_cmp_lt_u32_e64 s[20:21], 15, v1
	v_and_b32_e32 v101, 0xf8, v0
	s_mov_b64 s[24:25], s[54:55]
	v_writelane_b32 v127, s20, 13
	v_sub_u32_e32 v108, 0, v8
	v_add_u32_e32 v109, v82, v17
	v_writelane_b32 v127, s21, 14
	v_cmp_gt_u32_e64 s[20:21], 2, v4
	v_add_u32_e32 v110, v97, v18
	v_mov_b32_e32 v51, s9
	v_writelane_b32 v127, s20, 15
	v_add_u32_e32 v111, v7, v6
	v_bfrev_b32_e32 v112, 0.5
	v_writelane_b32 v127, s21, 16
	v_cmp_gt_i64_e64 s[20:21], s[26:27], v[30:31]
	v_writelane_b32 v124, s26, 22
	v_mov_b32_e32 v58, -1
	v_writelane_b32 v127, s20, 17
	v_writelane_b32 v124, s27, 23
	v_bfrev_b32_e32 v59, -8
	v_writelane_b32 v127, s21, 18
	v_cmp_gt_i64_e64 s[20:21], s[26:27], v[2:3]
	s_mov_b64 s[26:27], s[74:75]
	s_load_dwordx8 s[68:75], s[28:29], 0x38
	v_writelane_b32 v127, s20, 19
	v_mov_b32_e32 v113, 1
	v_mov_b32_e32 v114, 32
	v_writelane_b32 v127, s21, 20
	v_cmp_gt_i64_e64 s[20:21], s[26:27], v[30:31]
	v_writelane_b32 v124, s26, 15
	v_mov_b32_e32 v115, 16
	v_writelane_b32 v127, s20, 21
	v_mov_b32_e32 v116, 8
	v_mov_b32_e32 v117, 4
	v_writelane_b32 v127, s21, 22
	v_cmp_gt_i64_e64 s[20:21], s[26:27], v[2:3]
	v_mov_b32_e32 v118, 2
	v_mov_b32_e32 v119, 0x42800000
	v_writelane_b32 v127, s20, 23
	v_not_b32_e32 v120, 63
	v_mov_b32_e32 v121, 0
	v_writelane_b32 v127, s21, 24
	v_writelane_b32 v127, s6, 25
	s_lshl_b32 s77, s8, 10
	s_mov_b32 s97, 2.0
	v_writelane_b32 v127, s7, 26
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s68, 27
	v_cmp_lt_u32_e64 s[58:59], 31, v1
	v_cmp_eq_u32_e64 s[12:13], 48, v41
	v_writelane_b32 v127, s69, 28
	v_writelane_b32 v127, s70, 29
	v_writelane_b32 v127, s71, 30
	v_writelane_b32 v127, s72, 31
	v_writelane_b32 v127, s73, 32
	v_writelane_b32 v127, s74, 33
	v_writelane_b32 v127, s75, 34
	v_writelane_b32 v127, s52, 35
	v_writelane_b32 v127, s94, 36
	v_cmp_eq_u32_e64 s[62:63], 3, v5
	v_writelane_b32 v124, s27, 16
	v_writelane_b32 v127, s95, 37
	v_writelane_b32 v127, s98, 38
	scratch_store_dwordx2 off, v[20:21], off offset:8
	s_nop 0
	v_writelane_b32 v127, s99, 39
	s_branch .LBB0_6
.LBB0_4:
	s_mov_b32 s19, s97
	v_mov_b32_e32 v60, v121
.LBB0_5:
	v_readlane_b32 s20, v127, 42
	s_cmp_lt_i32 s20, s19
	s_mov_b32 s97, s19
	v_mov_b32_e32 v121, v60
	v_readlane_b32 s21, v127, 43
	s_cbranch_scc0 .LBB0_539
.LBB0_6:
	.loc	1 33 0
	s_memrealtime s[20:21]
s_waitcnt lgkmcnt(0)
	.loc	1 34 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s20, 40
	s_barrier
	s_nop 0
	v_writelane_b32 v127, s21, 41
	.loc	1 27 0
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s6, s[28:29]
	v_readlane_b32 s28, v124, 26
	v_mov_b32_e32 v3, s6
	v_readlane_b32 s29, v124, 27
	s_nop 4
	global_atomic_add v3, v31, v3, s[28:29] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_nop 1
	v_add_u32_e32 v2, s6, v2
	ds_write_b32 v31, v2
.LBB0_10:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 34 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	.loc	1 36 0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s92, v2
	.loc	1 34 0
	s_sub_i32 s20, s92, s8
	s_mov_b32 s6, s20
	.loc	1 35 0
	v_writelane_b32 v127, s6, 42
	s_cmp_gt_i32 s20, -1
	s_nop 0
	v_writelane_b32 v127, s7, 43
	s_cbranch_scc0 .LBB0_17
	s_mov_b32 s6, s97
	.loc	1 40 0
	s_cmp_lg_u32 s97, 2.0
	v_mov_b32_e32 v60, v121
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_19
.LBB0_12:
	s_or_b64 exec, exec, s[26:27]
	.loc	1 26 0
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v31, v2
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 41 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_18
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 26 0
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 41 0
	global_load_dword v2, v31, s[48:49] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	s_cbranch_execz .LBB0_5
	s_branch .LBB0_342
.LBB0_18:
	.loc	1 43 0
	v_readlane_b32 s20, v124, 32
	v_readlane_b32 s21, v124, 33
	s_nop 4
	global_load_dword v2, v31, s[20:21] offset:100
	.loc	1 42 0
	v_readlane_b32 s20, v124, 28
	v_readlane_b32 s21, v124, 29
	.loc	1 43 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	1 42 0
	s_nop 2
	global_load_dword v60, v31, s[20:21] offset:96
	.loc	1 43 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v60
	s_sub_i32 s6, s6, s20
.LBB0_19:
	.loc	1 44 0
	v_readlane_b32 s20, v127, 42
	s_mov_b32 s19, s6
	s_cmp_ge_i32 s20, s6
	v_readlane_b32 s21, v127, 43
	s_cbranch_scc1 .LBB0_341
	.loc	1 45 0
	v_ashrrev_i32_e32 v61, 31, v60
	v_readlane_b32 s20, v126, 55
	v_lshlrev_b64 v[2:3], 2, v[60:61]
	v_readlane_b32 s21, v126, 56
	v_readlane_b32 s26, v124, 44
	v_readlane_b32 s27, v124, 45
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	v_readlane_b32 s20, v127, 42
	v_readlane_b32 s21, v127, 43
	s_mov_b32 s21, s7
	s_mov_b32 s6, s20
	s_lshl_b64 s[20:21], s[20:21], 2
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[20:21]
	global_load_dword v2, v[2:3], off
	v_writelane_b32 v127, s6, 42
	s_nop 1
	v_writelane_b32 v127, s7, 43
	.loc	1 46 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_ashr_i32 s48, s6, 24
	.loc	1 47 0
	s_ashr_i32 s49, s48, 31
	.loc	1 46 0
	s_and_b32 s98, s6, 0xffffff
	.loc	1 47 0
	s_lshl_b64 s[20:21], s[48:49], 2
	s_add_u32 s20, s26, s20
	s_addc_u32 s21, s27, s21
	global_load_dword v61, v31, s[20:21] offset:32
	.loc	1 48 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s98, v61
	s_cbranch_vccnz .LBB0_341
	v_writelane_b32 v127, s20, 44
	.loc	1 49 0
	s_cmp_lg_u32 s48, 2
	s_cselect_b64 s[94:95], -1, 0
	.loc	1 53 0
	s_cmp_lg_u32 s48, 1
	v_writelane_b32 v127, s21, 45
	.loc	1 47 0
	s_nop 0
	global_load_dword v2, v31, s[20:21] offset:64
	.loc	1 53 0
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v127, s20, 46
	.loc	1 47 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s49, v2
	v_writelane_b32 v127, s21, 47
	s_nop 0
	v_readlane_b32 s20, v127, 40
	v_readlane_b32 s21, v127, 41
	s_branch .LBB0_23
.LBB0_22:
	.loc	1 58 0
	s_add_i32 s98, s98, s49
	.loc	1 48 0
	v_cmp_lt_i32_e32 vcc, s98, v61
	.loc	1 57 0
	s_memrealtime s[20:21]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_340
.LBB0_23:
	.loc	1 49 0
	s_and_b64 vcc, exec, s[94:95]
	s_cbranch_vccz .LBB0_30
	s_cmp_lt_i32 s48, 5
	s_mov_b64 s[28:29], -1
	s_cbranch_scc1 .LBB0_38
	s_cmp_lt_i32 s48, 6
	s_cbranch_scc1 .LBB0_35
	v_readlane_b32 s26, v124, 44
	s_mov_b32 s6, 0
	s_cmp_eq_u32 s48, 6
	v_readlane_b32 s27, v124, 45
	s_cbranch_scc0 .LBB0_34
	v_readlane_b32 s26, v124, 36
	v_readlane_b32 s27, v124, 37
	s_andn2_b64 vcc, exec, s[26:27]
	v_readlane_b32 s26, v124, 42
	v_readlane_b32 s6, v125, 39
	v_readlane_b32 s27, v124, 43
	s_cbranch_vccnz .LBB0_34
	s_ashr_i32 s99, s98, 31
	s_lshl_b64 s[26:27], s[98:99], 2
	v_readlane_b32 s28, v124, 38
	v_readlane_b32 s29, v124, 39
	s_add_u32 s26, s28, s26
	s_addc_u32 s27, s29, s27
	s_abs_i32 s28, s98
	v_readlane_b32 s29, v126, 21
	v_readlane_b32 s30, v124, 40
	s_mul_hi_u32 s29, s28, s29
	s_mul_i32 s30, s29, s1
	v_readlane_b32 s31, v124, 41
	v_readlane_b32 s6, v126, 29
	s_sub_i32 s28, s28, s30
	s_xor_b32 s6, s99, s6
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s6
	s_sub_i32 s6, s28, s6
	v_readlane_b32 s28, v124, 54
	v_readlane_b32 s30, v124, 56
	s_mul_i32 s6, s6, s30
	v_readlane_b32 s31, v124, 57
	s_lshl_b32 s30, s6, 3
	v_readlane_b32 s6, v126, 31
	s_add_i32 s31, s30, s6
	s_cmp_ge_i32 s30, s31
	s_mov_b32 s6, 0
	v_readlane_b32 s29, v124, 55
	s_cbranch_scc1 .LBB0_34
	v_readlane_b32 s6, v126, 54
	s_min_i32 s82, s31, s6
	s_mov_b32 s6, 0
	s_branch .LBB0_32
.LBB0_30:
	s_cbranch_execz .LBB0_68
	s_branch .LBB0_55
.LBB0_31:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s30, s30, 64
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
	v_readlane_b32 s28, v2, 63
	s_add_i32 s6, s28, s6
	s_cmp_lt_i32 s30, s31
	s_cbranch_scc0 .LBB0_34
.LBB0_32:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s30, v1
	v_cmp_gt_i32_e32 vcc, s82, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_31
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_31
.LBB0_34:
	s_mov_b64 s[28:29], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_37
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s26, v126, 29
	s_xor_b32 s6, s6, s26
	s_abs_i32 s26, s98
	v_readlane_b32 s27, v126, 21
	s_mul_hi_u32 s27, s26, s27
	s_mul_i32 s28, s27, s1
	s_sub_i32 s26, s26, s28
	s_add_i32 s28, s27, 1
	s_sub_i32 s29, s26, s1
	s_cmp_ge_u32 s26, s1
	s_cselect_b32 s27, s28, s27
	s_cselect_b32 s26, s29, s26
	s_add_i32 s28, s27, 1
	s_cmp_ge_u32 s26, s1
	s_cselect_b32 s26, s28, s27
	s_xor_b32 s26, s26, s6
	s_sub_i32 s26, s26, s6
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	v_readlane_b32 s30, v124, 46
	v_readlane_b32 s31, v124, 47
	s_add_u32 s30, s30, s28
	s_addc_u32 s31, s31, s29
	s_waitcnt lgkmcnt(1)
	s_nop 1
	global_load_dword v2, v31, s[30:31]
	v_readlane_b32 s30, v124, 48
	v_readlane_b32 s31, v124, 49
	s_add_u32 s28, s30, s28
	s_addc_u32 s29, s31, s29
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[28:29]
	v_readlane_b32 s28, v124, 50
	v_readlane_b32 s29, v124, 51
	s_and_b64 s[28:29], s[28:29], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v2
	s_cselect_b32 s27, s6, s26
	s_mul_i32 s29, s27, s96
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s28, s6, 1
	s_abs_i32 s26, s28
	v_cvt_f32_u32_e32 v2, s26
	s_sub_i32 s82, 0, s26
	s_sub_i32 s29, s98, s29
	s_abs_i32 s31, s29
	v_rcp_iflag_f32_e32 v2, v2
	s_xor_b32 s30, s29, s28
	s_ashr_i32 s30, s30, 31
	s_mov_b32 s6, 1
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s83, v2
	s_mul_i32 s82, s82, s83
	s_mul_hi_u32 s82, s83, s82
	s_add_i32 s83, s83, s82
	s_mul_hi_u32 s82, s31, s83
	s_mul_i32 s83, s82, s26
	s_sub_i32 s31, s31, s83
	s_add_i32 s84, s82, 1
	s_sub_i32 s83, s31, s26
	s_cmp_ge_u32 s31, s26
	s_cselect_b32 s82, s84, s82
	s_cselect_b32 s31, s83, s31
	s_add_i32 s83, s82, 1
	s_cmp_ge_u32 s31, s26
	s_cselect_b32 s26, s83, s82
	s_xor_b32 s26, s26, s30
	s_sub_i32 s26, s26, s30
	s_mul_i32 s28, s26, s28
	s_sub_i32 s28, s29, s28
	s_add_i32 s27, s27, s28
	v_readlane_b32 s28, v125, 14
	s_mul_i32 s28, s27, s28
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	v_readlane_b32 s30, v127, 38
	v_readlane_b32 s31, v127, 39
	s_add_u32 s28, s30, s28
	s_addc_u32 s29, s31, s29
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	s_add_u32 s26, s28, s26
	s_addc_u32 s27, s29, s27
	s_add_u32 s26, s26, 8
	s_addc_u32 s27, s27, 0
.LBB0_37:
	s_mov_b64 s[28:29], 0
.LBB0_38:
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v4, s6
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[26:27]
	s_cbranch_vccnz .LBB0_54
	s_cmp_gt_i32 s48, 3
	s_mov_b64 s[28:29], -1
	s_cbranch_scc0 .LBB0_41
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s26, v126, 29
	s_xor_b32 s6, s6, s26
	s_abs_i32 s26, s98
	v_readlane_b32 s27, v126, 21
	s_mul_hi_u32 s27, s26, s27
	s_mul_i32 s28, s27, s1
	s_sub_i32 s26, s26, s28
	s_add_i32 s28, s27, 1
	s_sub_i32 s29, s26, s1
	s_cmp_ge_u32 s26, s1
	s_cselect_b32 s27, s28, s27
	s_cselect_b32 s26, s29, s26
	s_add_i32 s28, s27, 1
	s_cmp_ge_u32 s26, s1
	s_cselect_b32 s26, s28, s27
	s_xor_b32 s26, s26, s6
	s_sub_i32 s26, s26, s6
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	v_readlane_b32 s30, v124, 46
	v_readlane_b32 s31, v124, 47
	s_add_u32 s30, s30, s28
	s_addc_u32 s31, s31, s29
	s_nop 2
	global_load_dword v2, v31, s[30:31]
	v_readlane_b32 s30, v124, 48
	v_readlane_b32 s31, v124, 49
	s_add_u32 s28, s30, s28
	s_addc_u32 s29, s31, s29
	global_load_dword v3, v31, s[28:29]
	v_readlane_b32 s28, v124, 50
	v_readlane_b32 s29, v124, 51
	s_and_b64 s[28:29], s[28:29], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v2
	s_cselect_b32 s6, s6, s26
	s_mul_i32 s27, s6, s96
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v3
	s_cselect_b32 s26, s26, 1
	s_abs_i32 s26, s26
	v_cvt_f32_u32_e32 v2, s26
	s_sub_i32 s29, 0, s26
	s_sub_i32 s27, s98, s27
	s_ashr_i32 s28, s27, 31
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s27, s27
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s30, v2
	s_mul_i32 s29, s29, s30
	s_mul_hi_u32 s29, s30, s29
	s_add_i32 s30, s30, s29
	s_mul_hi_u32 s29, s27, s30
	s_mul_i32 s29, s29, s26
	s_sub_i32 s27, s27, s29
	s_sub_i32 s29, s27, s26
	s_cmp_ge_u32 s27, s26
	s_cselect_b32 s27, s29, s27
	s_sub_i32 s29, s27, s26
	s_cmp_ge_u32 s27, s26
	s_cselect_b32 s26, s29, s27
	s_xor_b32 s26, s26, s28
	s_sub_i32 s26, s26, s28
	s_add_i32 s6, s6, s26
	v_readlane_b32 s26, v125, 14
	s_mul_i32 s26, s6, s26
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	v_readlane_b32 s28, v127, 38
	v_readlane_b32 s29, v127, 39
	s_add_u32 s6, s28, s26
	s_addc_u32 s27, s29, s27
	s_add_u32 s26, s6, 4
	s_addc_u32 s27, s27, 0
	s_mov_b64 s[28:29], 0
.LBB0_41:
	s_andn2_b64 vcc, exec, s[28:29]
	v_mov_b32_e32 v4, s76
	v_mov_b64_e32 v[2:3], s[26:27]
	s_cbranch_vccnz .LBB0_54
	v_readlane_b32 s26, v124, 44
	v_readlane_b32 s27, v124, 45
	s_cmp_lg_u32 s48, 3
	v_mov_b32_e32 v4, 0
	v_mov_b64_e32 v[2:3], s[26:27]
	s_cbranch_scc1 .LBB0_54
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s26, v126, 30
	s_xor_b32 s6, s6, s26
	s_abs_i32 s26, s98
	v_readlane_b32 s27, v126, 22
	s_mul_hi_u32 s27, s26, s27
	s_mul_i32 s28, s27, s15
	s_sub_i32 s26, s26, s28
	s_add_i32 s28, s27, 1
	s_sub_i32 s29, s26, s15
	s_cmp_ge_u32 s26, s15
	s_cselect_b32 s27, s28, s27
	s_cselect_b32 s26, s29, s26
	s_add_i32 s28, s27, 1
	s_cmp_ge_u32 s26, s15
	s_cselect_b32 s26, s28, s27
	s_xor_b32 s26, s26, s6
	s_sub_i32 s26, s26, s6
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	v_readlane_b32 s30, v124, 46
	v_readlane_b32 s31, v124, 47
	s_add_u32 s30, s30, s28
	s_addc_u32 s31, s31, s29
	v_readlane_b32 s68, v125, 60
	s_mov_b64 s[82:83], 0
	v_readlane_b32 s69, v125, 61
	global_load_dword v2, v31, s[30:31]
	v_readlane_b32 s30, v124, 48
	v_readlane_b32 s31, v124, 49
	s_add_u32 s28, s30, s28
	s_addc_u32 s29, s31, s29
	global_load_dword v3, v31, s[28:29]
	v_readlane_b32 s28, v124, 50
	v_readlane_b32 s29, v124, 51
	s_and_b64 s[28:29], s[28:29], exec
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s27, v2
	s_cselect_b32 s26, s27, s26
	s_mul_i32 s27, s26, s76
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s6, s6, 1
	s_abs_i32 s6, s6
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s29, 0, s6
	s_sub_i32 s27, s98, s27
	s_ashr_i32 s28, s27, 31
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s27, s27
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s30, v2
	s_mul_i32 s29, s29, s30
	s_mul_hi_u32 s29, s30, s29
	s_add_i32 s30, s30, s29
	s_mul_hi_u32 s29, s27, s30
	s_mul_i32 s29, s29, s6
	s_sub_i32 s27, s27, s29
	s_sub_i32 s29, s27, s6
	s_cmp_ge_u32 s27, s6
	s_cselect_b32 s27, s29, s27
	s_sub_i32 s29, s27, s6
	s_cmp_ge_u32 s27, s6
	s_cselect_b32 s6, s29, s27
	s_xor_b32 s6, s6, s28
	s_sub_i32 s6, s6, s28
	s_add_i32 s26, s26, s6
	s_cmp_lt_i32 s68, 1
	s_cbranch_scc1 .LBB0_46
	s_cmp_eq_u32 s68, 1
	s_cbranch_scc0 .LBB0_47
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	s_add_u32 s28, s50, s28
	s_addc_u32 s29, s51, s29
	global_load_dword v2, v31, s[28:29]
	v_readlane_b32 s28, v126, 4
	v_readlane_b32 s29, v126, 5
	s_mov_b64 s[84:85], 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
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
	v_readlane_b32 s68, v125, 60
	s_cmp_lg_u32 s68, 0
	s_mov_b64 s[82:83], -1
	s_cselect_b64 s[84:85], -1, 0
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
.LBB0_50:
	s_andn2_b64 vcc, exec, s[84:85]
	s_cbranch_vccz .LBB0_86
	s_andn2_b64 vcc, exec, s[82:83]
	s_cbranch_vccnz .LBB0_53
.LBB0_52:
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 2
	s_add_u32 s30, s2, s28
	s_addc_u32 s31, s3, s29
	global_load_dword v4, v31, s[30:31]
	s_mov_b64 s[74:75], s[66:67]
	s_add_u32 s28, s74, s28
	s_addc_u32 s29, s75, s29
	v_mov_b64_e32 v[2:3], s[28:29]
	s_mov_b64 s[72:73], s[64:65]
.LBB0_53:
	v_readlane_b32 s6, v125, 14
	s_mul_i32 s26, s26, s6
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	v_readlane_b32 s28, v127, 38
	v_readlane_b32 s29, v127, 39
	s_add_u32 s6, s28, s26
	s_addc_u32 s26, s29, s27
	v_mov_b32_e32 v5, s26
	v_readlane_b32 s26, v124, 52
	v_readlane_b32 s27, v124, 53
	s_nop 1
	v_cndmask_b32_e64 v3, v5, v3, s[26:27]
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e64 v2, v5, v2, s[26:27]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v4, 1, v4, s[26:27]
.LBB0_54:
	s_branch .LBB0_68
.LBB0_55:
	v_readlane_b32 s68, v125, 60
	s_cmp_lt_i32 s68, 1
	s_mov_b64 s[26:27], 0
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_cbranch_scc1 .LBB0_58
	s_cmp_eq_u32 s68, 1
	s_cbranch_scc0 .LBB0_59
	s_ashr_i32 s99, s98, 31
	s_lshl_b64 s[28:29], s[98:99], 2
	s_add_u32 s28, s50, s28
	s_addc_u32 s29, s51, s29
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[28:29]
	v_readlane_b32 s28, v126, 4
	v_readlane_b32 s29, v126, 5
	s_mov_b64 s[82:83], 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
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
	v_readlane_b32 s68, v125, 60
	s_cmp_lg_u32 s68, 0
	s_mov_b64 s[26:27], -1
	s_cselect_b64 s[82:83], -1, 0
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
.LBB0_62:
	s_andn2_b64 vcc, exec, s[82:83]
	s_cbranch_vccz .LBB0_64
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_68
	s_branch .LBB0_65
.LBB0_64:
	v_readlane_b32 s26, v124, 44
	v_readlane_b32 s27, v124, 45
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[66:67]
	s_nop 2
	global_load_dword v4, v31, s[26:27] offset:168
	s_cbranch_execnz .LBB0_68
.LBB0_65:
	s_ashr_i32 s99, s98, 31
	s_lshl_b64 s[26:27], s[98:99], 2
	s_add_u32 s28, s2, s26
	s_addc_u32 s29, s3, s27
	global_load_dword v4, v31, s[28:29]
	s_mov_b64 s[74:75], s[66:67]
	s_add_u32 s26, s74, s26
	s_addc_u32 s27, s75, s27
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[26:27]
	s_mov_b64 s[72:73], s[64:65]
	s_branch .LBB0_68
.LBB0_66:
	s_or_b64 exec, exec, s[28:29]
	.loc	1 50 0
	v_readfirstlane_b32 s6, v5
	s_nop 1
	v_mov_b32_e32 v5, s6
	ds_write_b32 v31, v5
.LBB0_67:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_71
.LBB0_68:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[26:27], s[80:81]
	s_cbranch_execz .LBB0_67
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_66
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_66
.LBB0_71:
	.loc	1 53 0
	v_readlane_b32 s30, v127, 46
	v_readlane_b32 s31, v127, 47
	s_mov_b64 s[28:29], -1
	s_and_b64 vcc, exec, s[30:31]
	.loc	1 51 0
	s_memrealtime s[26:27]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_258
	.loc	1 53 0
	s_and_b64 vcc, exec, s[94:95]
	s_cbranch_vccz .LBB0_246
	s_cmp_lt_i32 s48, 5
	s_cbranch_scc1 .LBB0_134
	s_cmp_lt_i32 s48, 6
	s_cbranch_scc1 .LBB0_108
	s_cmp_eq_u32 s48, 6
	s_cbranch_scc0 .LBB0_107
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s28, v126, 29
	s_xor_b32 s6, s6, s28
	s_abs_i32 s28, s98
	v_readlane_b32 s29, v126, 21
	s_mul_hi_u32 s29, s28, s29
	s_mul_i32 s30, s29, s1
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s30, s28, s6
	s_sub_i32 s28, s30, s6
	v_lshl_or_b32 v16, s28, 3, v83
	s_mul_i32 s28, s28, s96
	s_sub_i32 s28, s98, s28
	v_lshl_or_b32 v2, s28, 6, v84
	v_readlane_b32 s84, v124, 54
	v_readlane_b32 s54, v124, 58
	v_readlane_b32 s86, v124, 56
	v_readlane_b32 s87, v124, 57
	v_cmp_gt_i32_e64 s[82:83], s84, v16
	v_cmp_gt_i32_e32 vcc, s36, v2
	v_readlane_b32 s55, v124, 59
	s_and_b64 s[86:87], s[82:83], vcc
	s_and_b64 vcc, exec, s[54:55]
	v_readlane_b32 s54, v126, 23
	v_readlane_b32 s55, v126, 24
	v_readlane_b32 s85, v124, 55
	s_mov_b64 s[28:29], -1
	v_cndmask_b32_e64 v3, 0, 1, s[54:55]
	v_cmp_ne_u32_e64 s[84:85], 1, v3
	s_cbranch_vccz .LBB0_89
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccnz .LBB0_87
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[60:61]
	v_lshl_or_b32 v3, s30, 3, v83
	s_lshl_b32 s28, s6, 3
	v_subrev_u32_e32 v3, s28, v3
	s_mov_b32 s28, s53
	v_readlane_b32 s52, v124, 54
	v_readlane_b32 s53, v124, 55
	v_readlane_b32 s54, v124, 56
	v_mov_b32_e32 v4, 0
	s_mov_b32 s53, s28
	v_readlane_b32 s52, v127, 35
	v_mul_lo_u32 v8, s54, v3
	s_mov_b32 s31, s54
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s55, v124, 57
	s_branch .LBB0_80
.LBB0_79:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v124, 60
	v_readlane_b32 s29, v124, 61
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	s_add_i32 s31, s31, -1
	v_cndmask_b32_e64 v12, 1.0, v12, s[28:29]
	v_pk_mul_f32 v[10:11], v[12:13], v[10:11] op_sel_hi:[0,1]
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_pk_add_f32 v[4:5], v[4:5], v[10:11]
	v_add_u32_e32 v8, 1, v8
	s_cmp_lg_u32 s31, 0
	s_cbranch_scc0 .LBB0_88
.LBB0_80:
	v_mov_b32_e32 v3, -1
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_82
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_82:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_84
	v_readlane_b32 s88, v124, 9
	v_readlane_b32 s89, v124, 10
	s_nop 1
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[88:89]
	global_load_dword v12, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[28:29], s[86:87]
	s_cbranch_execz .LBB0_79
	v_readlane_b32 s54, v124, 15
	v_readlane_b32 s55, v124, 16
	s_nop 0
	v_mad_i64_i32 v[10:11], s[88:89], v8, s54, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	global_load_dword v9, v[10:11], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v10, v9
	v_cvt_f32_f16_sdwa v11, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_79
.LBB0_86:
	.loc	1 49 0
	v_readlane_b32 s28, v124, 44
	v_readlane_b32 s29, v124, 45
	v_mov_b64_e32 v[2:3], s[66:67]
	s_nop 3
	global_load_dword v4, v31, s[28:29] offset:168
	s_cbranch_execz .LBB0_52
	s_branch .LBB0_53
.LBB0_87:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_88:
	s_mov_b64 s[28:29], 0
.LBB0_89:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_104
	.loc	1 53 0
	s_and_b64 vcc, exec, s[84:85]
	s_cbranch_vccnz .LBB0_103
	global_load_dwordx2 v[6:7], v31, s[40:41]
	v_lshl_or_b32 v4, s30, 3, v83
	s_lshl_b32 s6, s6, 3
	v_readlane_b32 s28, v124, 54
	v_subrev_u32_e32 v4, s6, v4
	v_readlane_b32 s29, v124, 55
	v_readlane_b32 s30, v124, 56
	v_readlane_b32 s28, v125, 0
	v_readlane_b32 s29, v125, 1
	v_mul_lo_u32 v8, s30, v4
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[28:29]
	s_mov_b32 s6, s30
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s31, v124, 57
	s_branch .LBB0_93
.LBB0_92:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v124, 60
	v_readlane_b32 s29, v124, 61
	s_add_i32 s6, s6, -1
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v14, 1.0, v17, s[28:29]
	v_pk_fma_f32 v[4:5], v[14:15], v[12:13], v[4:5] op_sel_hi:[0,1,1]
	s_cmp_eq_u32 s6, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_104
.LBB0_93:
	v_mov_b32_e32 v12, -1
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_95
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_95:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_101
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execnz .LBB0_102
.LBB0_97:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_99
.LBB0_98:
	v_sub_u32_e32 v13, 0, v12
	v_ashrrev_i32_e32 v9, 31, v12
	v_max_i32_e32 v12, v12, v13
	v_mul_hi_u32 v13, v12, v104
	v_mul_lo_u32 v14, v13, s14
	v_sub_u32_e32 v12, v12, v14
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e64 s[84:85], s14, v12
	v_xor_b32_e32 v9, s17, v9
	v_readlane_b32 s68, v125, 4
	v_cndmask_b32_e64 v13, v13, v14, s[84:85]
	v_subrev_u32_e32 v14, s14, v12
	v_cndmask_b32_e64 v12, v12, v14, s[84:85]
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e64 s[84:85], s14, v12
	v_readlane_b32 s70, v125, 6
	v_readlane_b32 s71, v125, 7
	v_cndmask_b32_e64 v12, v13, v14, s[84:85]
	v_xor_b32_e32 v12, v12, v9
	v_sub_u32_e32 v12, v12, v9
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[70:71]
	global_load_dwordx2 v[14:15], v[12:13], off
	v_readlane_b32 s69, v125, 5
.LBB0_99:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[30:31], s[86:87], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_92
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v14, v6
	v_readlane_b32 s68, v127, 27
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v15, v7, vcc
	v_ashrrev_i32_e32 v9, 31, v13
	v_lshrrev_b32_e32 v30, 28, v9
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[30:31]
	v_readlane_b32 s30, v124, 15
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	v_readlane_b32 s31, v124, 16
	v_mad_i64_i32 v[14:15], s[30:31], v18, s30, 0
	v_lshl_add_u64 v[12:13], s[74:75], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v12, v9
	v_cvt_f32_f16_sdwa v13, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_92
.LBB0_101:
	v_readlane_b32 s30, v124, 9
	v_readlane_b32 s31, v124, 10
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 2, s[30:31]
	global_load_dword v17, v[14:15], off
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, -1, v12
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_97
.LBB0_102:
	global_load_dword v18, v[10:11], off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execnz .LBB0_98
	s_branch .LBB0_99
.LBB0_103:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_104:
	s_and_saveexec_b64 s[28:29], s[86:87]
	s_cbranch_execz .LBB0_106
	v_readlane_b32 s30, v124, 15
	v_cvt_f16_f32_e32 v3, v5
	v_cvt_f16_f32_e32 v6, v4
	v_readlane_b32 s31, v124, 16
	v_mad_i64_i32 v[4:5], s[30:31], v16, s30, 0
	v_readlane_b32 s30, v124, 3
	v_readlane_b32 s31, v124, 4
	v_pack_b32_f16 v6, v6, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[30:31]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	global_store_dword v[2:3], v6, off
.LBB0_106:
	s_or_b64 exec, exec, s[28:29]
.LBB0_107:
	s_mov_b64 s[28:29], 0
.LBB0_108:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_133
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s28, v126, 29
	s_xor_b32 s6, s6, s28
	s_abs_i32 s28, s98
	v_readlane_b32 s29, v126, 21
	s_mul_hi_u32 s29, s28, s29
	s_mul_i32 s30, s29, s1
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s6
	s_sub_i32 s28, s28, s6
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	v_readlane_b32 s54, v124, 46
	v_readlane_b32 s55, v124, 47
	s_add_u32 s82, s54, s30
	s_addc_u32 s83, s55, s31
	v_readlane_b32 s54, v124, 48
	v_readlane_b32 s55, v124, 49
	s_add_u32 s30, s54, s30
	global_load_dword v2, v31, s[82:83]
	s_addc_u32 s31, s55, s31
	global_load_dword v3, v31, s[30:31]
	v_readlane_b32 s30, v124, 50
	v_readlane_b32 s31, v124, 51
	s_and_b64 s[30:31], s[30:31], exec
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v2
	s_cselect_b32 s28, s6, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s29, s6, 1
	s_abs_i32 s6, s29
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s83, 0, s6
	s_mul_i32 s30, s28, s96
	s_sub_i32 s30, s98, s30
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s82, s30
	s_xor_b32 s31, s30, s29
	s_ashr_i32 s31, s31, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s84, v2
	s_mul_i32 s83, s83, s84
	s_mul_hi_u32 s83, s84, s83
	s_add_i32 s84, s84, s83
	s_mul_hi_u32 s83, s82, s84
	s_mul_i32 s84, s83, s6
	s_sub_i32 s82, s82, s84
	s_add_i32 s85, s83, 1
	s_sub_i32 s84, s82, s6
	s_cmp_ge_u32 s82, s6
	s_cselect_b32 s83, s85, s83
	s_cselect_b32 s82, s84, s82
	s_add_i32 s84, s83, 1
	s_cmp_ge_u32 s82, s6
	s_cselect_b32 s6, s84, s83
	s_xor_b32 s6, s6, s31
	s_sub_i32 s6, s6, s31
	s_mul_i32 s29, s6, s29
	s_sub_i32 s29, s30, s29
	s_add_i32 s28, s28, s29
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	s_add_u32 s30, s2, s30
	s_addc_u32 s31, s3, s31
	global_load_dword v12, v31, s[30:31]
	s_lshl_b32 s30, s28, 4
	v_or_b32_e32 v4, s30, v40
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[68:69]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[82:83], v40, v12
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_111
	global_load_dword v5, v[2:3], off
.LBB0_111:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_readlane_b32 s28, v126, 33
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v105
	v_readlane_b32 s28, v126, 36
	v_ashrrev_i32_e32 v6, 31, v5
	v_readlane_b32 s29, v126, 34
	v_mul_lo_u32 v9, v8, s28
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s28, v7
	v_xor_b32_e32 v6, s29, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s28, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s28, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v10, v7, v6
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_113
	v_readlane_b32 s68, v125, 4
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s70, v125, 6
	v_readlane_b32 s71, v125, 7
	v_readlane_b32 s69, v125, 5
	s_nop 0
	v_lshl_add_u64 v[6:7], v[10:11], 3, s[70:71]
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_113:
	s_or_b64 exec, exec, s[28:29]
	v_lshl_or_b32 v6, s6, 6, v24
	v_cmp_gt_i32_e32 vcc, s36, v6
	s_and_b64 s[28:29], s[82:83], vcc
	s_and_saveexec_b64 s[84:85], s[28:29]
	s_cbranch_execz .LBB0_115
	v_readlane_b32 s28, v126, 33
	v_readlane_b32 s29, v126, 34
	v_readlane_b32 s54, v124, 15
	v_mul_lo_u32 v7, v10, s28
	global_load_dwordx2 v[10:11], v31, s[40:41]
	v_sub_u32_e32 v5, v5, v7
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	v_readlane_b32 s55, v124, 16
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v7, 31, v9
	v_lshrrev_b32_e32 v30, 28, v7
	v_mad_i64_i32 v[10:11], s[28:29], v5, s54, 0
	v_mad_i64_i32 v[4:5], s[28:29], v4, s54, 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[74:75]
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[60:61], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off
.LBB0_115:
	s_or_b64 exec, exec, s[84:85]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_117
	global_load_dword v5, v[2:3], off
.LBB0_117:
	s_or_b64 exec, exec, s[28:29]
	v_or_b32_e32 v2, s30, v23
	v_readlane_b32 s68, v127, 27
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s69, v127, 28
	v_cmp_lt_i32_e32 vcc, v23, v12
	v_readlane_b32 s70, v127, 29
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[68:69]
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_119
	global_load_dword v4, v[2:3], off
.LBB0_119:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_121
	global_load_dword v6, v[2:3], off
.LBB0_121:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v105
	v_readlane_b32 s30, v126, 36
	v_readlane_b32 s28, v126, 33
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s30
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[84:85], s30, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s29, v126, 34
	v_cndmask_b32_e64 v7, v7, v8, s[84:85]
	v_subrev_u32_e32 v8, s30, v3
	v_cndmask_b32_e64 v3, v3, v8, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s30, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s29, v2
	v_cndmask_b32_e64 v3, v7, v3, s[84:85]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v105
	v_mul_lo_u32 v9, v8, s30
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[84:85], s30, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[84:85]
	v_subrev_u32_e32 v9, s30, v7
	v_cndmask_b32_e64 v7, v7, v9, s[84:85]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[84:85], s30, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s29, v3
	v_cndmask_b32_e64 v7, v8, v7, s[84:85]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s34
	v_cndmask_b32_e64 v8, v7, v2, s[82:83]
	v_mul_lo_u32 v2, v2, s28
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s28
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v105
	v_mul_lo_u32 v10, v9, s30
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[84:85], s30, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s30, v4
	v_cndmask_b32_e64 v4, v4, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s30, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s29, v2
	v_cndmask_b32_e64 v4, v9, v4, s[84:85]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v106
	v_mul_lo_u32 v10, v9, s16
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[84:85], s16, v5
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s28, v126, 35
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s16, v5
	v_cndmask_b32_e64 v5, v5, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s16, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v4, s28, v4
	v_cndmask_b32_e64 v5, v9, v5, s[84:85]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v106
	v_mul_lo_u32 v10, v9, s16
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[84:85], s16, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s28, v5
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s16, v3
	v_cndmask_b32_e64 v3, v3, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s16, v3
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
	v_mul_lo_u32 v4, v4, s96
	v_mul_lo_u32 v3, v3, s96
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s6, v4
	v_add3_u32 v3, v7, s6, v3
	v_cmp_eq_u32_e64 s[84:85], v4, v3
	s_and_b64 s[28:29], s[82:83], s[84:85]
	v_readlane_b32 s30, v126, 57
	s_and_b64 s[28:29], vcc, s[28:29]
	v_readlane_b32 s31, v126, 58
	s_and_b64 s[30:31], s[30:31], s[28:29]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v3, 0, 1, s[30:31]
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
	v_add_u32_e32 v4, 0, v86
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[28:29]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v81
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
	ds_read_b32 v8, v81
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_123
	v_readlane_b32 s68, v125, 4
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s70, v125, 6
	v_readlane_b32 s71, v125, 7
	v_readlane_b32 s69, v125, 5
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[70:71]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_123:
	s_or_b64 exec, exec, s[28:29]
	global_load_dwordx2 v[10:11], v31, s[40:41]
	v_readlane_b32 s28, v126, 33
	v_readlane_b32 s29, v126, 34
	s_nop 0
	v_mul_lo_u32 v2, v2, s28
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v106
	v_mul_lo_u32 v9, v6, s16
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[82:83], s16, v2
	v_add_u32_e32 v9, 1, v6
	v_readlane_b32 s28, v126, 35
	v_cndmask_b32_e64 v6, v6, v9, s[82:83]
	v_subrev_u32_e32 v9, s16, v2
	v_cndmask_b32_e64 v2, v2, v9, s[82:83]
	v_cmp_le_u32_e64 s[82:83], s16, v2
	v_add_u32_e32 v2, 1, v6
	v_xor_b32_e32 v3, s28, v3
	v_cndmask_b32_e64 v2, v6, v2, s[82:83]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s96
	v_readlane_b32 s28, v124, 38
	v_add_u32_e32 v2, s6, v2
	v_readlane_b32 s29, v124, 39
	v_mov_b32_e32 v6, v31
	v_readlane_b32 s30, v124, 40
	v_readlane_b32 s31, v124, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[82:83], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[82:83], v5, v11, s[82:83]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v30, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, v7, v41
	v_cmp_eq_u32_e64 s[82:83], 0, v4
	s_and_b64 s[28:29], vcc, s[82:83]
	s_and_b64 vcc, s[90:91], s[28:29]
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
	v_cndmask_b32_e32 v5, v112, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_132
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[28:29], vcc, 1
	s_and_b32 s6, s29, 0x55555555
	s_and_b32 s28, s28, 0x55555555
	s_sub_u32 s28, vcc_lo, s28
	v_readlane_b32 s30, v127, 25
	s_subb_u32 s29, vcc_hi, s6
	v_readlane_b32 s31, v127, 26
	s_mov_b32 s54, s30
	s_mov_b32 s55, s30
	s_and_b64 s[30:31], s[28:29], s[54:55]
	s_lshr_b64 s[28:29], s[28:29], 2
	s_and_b64 s[28:29], s[28:29], s[54:55]
	s_add_u32 s28, s28, s30
	s_mov_b32 s6, s54
	s_addc_u32 s29, s29, s31
	v_writelane_b32 v127, s6, 25
	s_lshr_b64 s[30:31], s[28:29], 4
	s_nop 0
	v_writelane_b32 v127, s7, 26
	s_add_u32 s6, s30, s28
	s_addc_u32 s28, s31, s29
	s_and_b32 s6, s6, 0xf0f0f0f
	s_and_b32 s29, s28, 0xf0f0f0f
	s_mul_i32 s28, s6, 0x1010101
	s_mul_hi_u32 s6, s6, 0x1010101
	s_add_i32 s6, s6, s28
	s_mul_i32 s29, s29, 0x1010101
	s_add_i32 s29, s6, s29
	v_cmp_gt_u64_e32 vcc, s[28:29], v[58:59]
	s_cbranch_vccnz .LBB0_130
	s_mov_b32 s6, 0
	s_mov_b64 s[28:29], 0
.LBB0_126:
	v_readfirstlane_b32 s30, v2
	v_readfirstlane_b32 s31, v3
	v_mov_b32_e32 v7, s6
	s_nop 0
	v_cmp_eq_u64_e64 s[30:31], s[30:31], v[2:3]
	s_bcnt1_i32_b64 s84, s[30:31]
	s_add_i32 s6, s6, s84
	v_mov_b64_e32 v[4:5], s[30:31]
	v_mov_b32_e32 v8, s84
	s_or_b64 s[28:29], s[30:31], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_126
	s_or_b64 exec, exec, s[28:29]
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
	v_cmp_ne_u32_sdwa vcc, v4, v113 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_129
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v115 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v116 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v118 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v113 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_129:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[28:29], 1, v4
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_131
	s_branch .LBB0_132
.LBB0_130:
	s_mov_b64 s[28:29], -1
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_132
.LBB0_131:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_132:
	s_or_b64 exec, exec, s[82:83]
.LBB0_133:
	s_mov_b64 s[28:29], 0
.LBB0_134:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_245
	s_cmp_gt_i32 s48, 3
	s_mov_b64 s[28:29], -1
	s_cbranch_scc0 .LBB0_208
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s28, v126, 29
	s_xor_b32 s6, s6, s28
	s_abs_i32 s28, s98
	v_readlane_b32 s29, v126, 21
	s_mul_hi_u32 s29, s28, s29
	s_mul_i32 s30, s29, s1
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s1
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s6
	s_sub_i32 s28, s28, s6
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	v_readlane_b32 s54, v124, 46
	v_readlane_b32 s55, v124, 47
	s_add_u32 s82, s54, s30
	s_addc_u32 s83, s55, s31
	v_readlane_b32 s54, v124, 48
	v_readlane_b32 s55, v124, 49
	s_add_u32 s30, s54, s30
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[82:83]
	s_addc_u32 s31, s55, s31
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[30:31]
	v_readlane_b32 s30, v124, 50
	v_readlane_b32 s31, v124, 51
	s_and_b64 s[30:31], s[30:31], exec
	v_mov_b32_e32 v10, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v2
	s_cselect_b32 s6, s6, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v3
	s_cselect_b32 s28, s28, 1
	s_abs_i32 s29, s28
	v_cvt_f32_u32_e32 v2, s29
	s_sub_i32 s83, 0, s29
	s_mul_i32 s30, s6, s96
	s_sub_i32 s30, s98, s30
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s82, s30
	s_xor_b32 s31, s30, s28
	s_ashr_i32 s31, s31, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s84, v2
	s_mul_i32 s83, s83, s84
	s_mul_hi_u32 s83, s84, s83
	s_add_i32 s84, s84, s83
	s_mul_hi_u32 s83, s82, s84
	s_mul_i32 s84, s83, s29
	s_sub_i32 s82, s82, s84
	s_add_i32 s85, s83, 1
	s_sub_i32 s84, s82, s29
	s_cmp_ge_u32 s82, s29
	s_cselect_b32 s83, s85, s83
	s_cselect_b32 s82, s84, s82
	s_add_i32 s84, s83, 1
	s_cmp_ge_u32 s82, s29
	s_cselect_b32 s29, s84, s83
	s_xor_b32 s29, s29, s31
	s_sub_i32 s86, s29, s31
	s_mul_i32 s28, s86, s28
	s_sub_i32 s28, s30, s28
	s_add_i32 s84, s6, s28
	s_ashr_i32 s85, s84, 31
	s_lshl_b64 s[28:29], s[84:85], 2
	s_add_u32 s30, s50, s28
	s_addc_u32 s31, s51, s29
	s_add_u32 s28, s2, s28
	s_addc_u32 s29, s3, s29
	global_load_dword v3, v31, s[30:31]
	global_load_dword v66, v31, s[28:29]
	s_lshl_b32 s85, s84, 4
	v_readlane_b32 s28, v124, 22
	s_ashr_i32 s6, s85, 31
	v_or_b32_e32 v14, s85, v40
	v_readlane_b32 s29, v124, 23
	v_readlane_b32 s30, v124, 17
	v_mov_b32_e32 v15, s6
	v_mad_i64_i32 v[6:7], s[28:29], v14, s28, 0
	s_cmp_gt_i32 s85, -1
	v_readlane_b32 s31, v124, 18
	s_cselect_b64 s[28:29], -1, 0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[14:15]
	s_and_b64 s[88:89], s[28:29], vcc
	v_readlane_b32 s28, v126, 61
	v_readlane_b32 s29, v126, 62
	s_and_b64 s[30:31], s[28:29], s[88:89]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_138
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[44:45]
	global_load_dword v10, v[4:5], off
.LBB0_138:
	s_or_b64 exec, exec, s[28:29]
	s_lshl_b32 s6, s86, 6
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, v3, s36
	v_add_u32_e32 v4, s6, v3
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s28, v124, 22
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[42:43]
	v_readlane_b32 s29, v124, 23
	v_mul_lo_u32 v3, v5, s28
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_mul_lo_u32 v11, v4, s29
	v_mad_u64_u32 v[8:9], s[28:29], v4, s28, 0
	v_readlane_b32 s28, v124, 24
	v_readlane_b32 s29, v124, 25
	v_add3_u32 v9, v9, v11, v3
	v_mov_b32_e32 v3, 0
	v_cmp_gt_i64_e64 s[82:83], s[28:29], v[4:5]
	v_readlane_b32 s28, v126, 59
	s_and_b64 s[82:83], vcc, s[82:83]
	v_readlane_b32 s29, v126, 60
	s_and_b64 s[30:31], s[28:29], s[82:83]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_140
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[34:35]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_140:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v125, 8
	v_readlane_b32 s29, v125, 9
	v_add_u32_e32 v15, 0, v87
	v_add_u32_e32 v38, 0, v88
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[2:5]
	s_cbranch_vccnz .LBB0_153
	v_add_u32_e32 v39, 0, v90
	v_add_u32_e32 v46, 0, v91
	ds_read_b64 v[10:11], v39 offset:4096
	ds_read_b64 v[12:13], v46 offset:4096
	v_readlane_b32 s28, v124, 38
	v_readlane_b32 s29, v124, 39
	v_readlane_b32 s30, v124, 40
	v_readlane_b32 s31, v124, 41
	v_readlane_b32 s28, v127, 17
	v_readlane_b32 s29, v127, 18
	v_lshl_add_u64 v[16:17], v[6:7], 1, s[30:31]
	s_and_b64 s[30:31], s[88:89], s[28:29]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_143
	v_lshlrev_b32_e32 v30, 1, v22
	v_lshl_add_u64 v[2:3], v[16:17], 0, v[30:31]
	global_load_dword v20, v[2:3], off offset:64
.LBB0_143:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v124, 5
	v_readlane_b32 s29, v124, 6
	s_nop 1
	v_lshl_add_u64 v[18:19], v[8:9], 1, s[28:29]
	v_add_u32_e32 v47, v92, v89
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v47 offset1:4
	s_setprio 0
	v_readlane_b32 s28, v127, 19
	v_readlane_b32 s29, v127, 20
	s_and_b64 s[30:31], s[82:83], s[28:29]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_145
	v_lshlrev_b32_e32 v30, 1, v32
	v_lshl_add_u64 v[6:7], v[18:19], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[6:7], off offset:64
.LBB0_145:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[52:55], v[2:3], v[10:11], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[4:5], v[12:13], v[52:55]
	s_setprio 0
	v_readlane_b32 s28, v126, 16
	v_readlane_b32 s29, v126, 17
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v20 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[6:9]
	s_cbranch_vccnz .LBB0_152
	s_mov_b32 s87, 32
	s_branch .LBB0_148
.LBB0_147:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[2:5], v[10:11], v[62:63], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[20:21], v[2:5]
	s_setprio 0
	s_cmp_lt_i32 s87, s52
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v30 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v38, v[6:9]
	s_cbranch_scc0 .LBB0_152
.LBB0_148:
	s_add_i32 s87, s87, 32
	ds_read_b64 v[62:63], v39 offset:4096
	ds_read_b64 v[20:21], v46 offset:4096
	s_ashr_i32 s99, s87, 31
	v_readlane_b32 s30, v124, 22
	v_mov_b32_e32 v9, s99
	v_or_b32_e32 v8, s87, v22
	s_cmp_gt_i32 s87, -1
	v_readlane_b32 s31, v124, 23
	s_cselect_b64 s[28:29], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[8:9]
	s_and_b64 s[30:31], s[28:29], vcc
	s_and_b64 vcc, s[88:89], s[30:31]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v30, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_150
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[16:17]
	global_load_dword v30, v[8:9], off
.LBB0_150:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s30, v124, 22
	v_mov_b32_e32 v65, s99
	v_or_b32_e32 v64, s87, v32
	v_readlane_b32 s31, v124, 23
	s_nop 1
	v_cmp_gt_i64_e32 vcc, s[30:31], v[64:65]
	s_and_b64 s[28:29], s[28:29], vcc
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[10:13], v47 offset1:4
	s_setprio 0
	s_and_b64 s[30:31], s[82:83], s[28:29]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_147
	v_lshl_add_u64 v[6:7], v[64:65], 1, v[18:19]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_147
.LBB0_152:
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v10, v3
	s_branch .LBB0_154
.LBB0_153:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v7
.LBB0_154:
	v_add_u32_e32 v2, 0, v90
	v_add_u32_e32 v4, 0, v91
	ds_read_b64 v[2:3], v2 offset:4096
	ds_read_b64 v[8:9], v4 offset:4096
	v_readlane_b32 s28, v125, 10
	v_readlane_b32 s29, v125, 11
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_156
	v_add_u32_e32 v4, v92, v89
	ds_read2_b64 v[16:19], v4 offset1:4
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v5, v10
	v_mov_b32_e32 v6, v11
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[16:17], v[2:3], v[4:7]
	v_mfma_f32_16x16x16_f16 v[2:5], v[18:19], v[8:9], v[2:5]
	s_nop 6
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v11, v4
	v_mov_b32_e32 v3, v5
	s_branch .LBB0_157
.LBB0_156:
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v3, v7
.LBB0_157:
	v_readlane_b32 s28, v124, 62
	v_readlane_b32 s29, v124, 63
	v_or_b32_e32 v8, s85, v23
	s_andn2_b64 vcc, exec, s[28:29]
	v_cmp_lt_i32_e64 s[82:83], v23, v66
	s_cbranch_vccnz .LBB0_161
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_160
	v_readlane_b32 s68, v127, 27
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_lshl_add_u64 v[2:3], v[8:9], 2, s[72:73]
	global_load_dword v2, v[2:3], off
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
.LBB0_160:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v2
	v_pk_mul_f32 v[10:11], v[10:11], v[2:3]
	v_pk_mul_f32 v[2:3], v[6:7], v[2:3]
.LBB0_161:
	v_readlane_b32 s68, v127, 27
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s69, v127, 28
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s70, v127, 29
	v_lshl_add_u64 v[4:5], v[8:9], 2, s[68:69]
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_163
	global_load_dword v7, v[4:5], off
.LBB0_163:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v9, 0, v7
	v_readlane_b32 s28, v126, 33
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v12, v9, v105
	v_readlane_b32 s28, v126, 36
	v_ashrrev_i32_e32 v6, 31, v7
	v_readlane_b32 s29, v126, 34
	v_mul_lo_u32 v13, v12, s28
	v_sub_u32_e32 v9, v9, v13
	v_add_u32_e32 v13, 1, v12
	v_cmp_le_u32_e32 vcc, s28, v9
	v_xor_b32_e32 v6, s29, v6
	s_nop 0
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_subrev_u32_e32 v13, s28, v9
	v_cndmask_b32_e32 v9, v9, v13, vcc
	v_add_u32_e32 v13, 1, v12
	v_cmp_le_u32_e32 vcc, s28, v9
	s_nop 1
	v_cndmask_b32_e32 v9, v12, v13, vcc
	v_xor_b32_e32 v9, v9, v6
	v_sub_u32_e32 v16, v9, v6
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_165
	v_readlane_b32 s68, v125, 4
	v_ashrrev_i32_e32 v17, 31, v16
	v_readlane_b32 s70, v125, 6
	v_readlane_b32 s71, v125, 7
	v_readlane_b32 s69, v125, 5
	s_nop 0
	v_lshl_add_u64 v[12:13], v[16:17], 3, s[70:71]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_165:
	s_or_b64 exec, exec, s[28:29]
	v_or_b32_e32 v6, s6, v86
	v_cmp_gt_i32_e32 vcc, s36, v6
	s_and_b64 s[28:29], vcc, s[82:83]
	s_and_saveexec_b64 s[88:89], s[28:29]
	s_cbranch_execz .LBB0_167
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v10, v10
	v_readlane_b32 s28, v126, 33
	v_cvt_f16_f32_e32 v3, v3
	s_mov_b32 s6, 0x5040100
	v_mul_lo_u32 v9, v16, s28
	v_sub_u32_e32 v7, v7, v9
	v_cvt_f16_f32_e32 v9, v11
	v_pack_b32_f16 v2, v2, v10
	global_load_dwordx2 v[10:11], v31, s[40:41]
	v_readlane_b32 s29, v126, 34
	v_perm_b32 v3, v3, v9, s6
	v_readlane_b32 s30, v124, 15
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	v_readlane_b32 s31, v124, 16
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v10, vcc, v12, v10
	s_nop 1
	v_subb_co_u32_e32 v11, vcc, v13, v11, vcc
	v_ashrrev_i32_e32 v9, 31, v11
	v_lshrrev_b32_e32 v30, 28, v9
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[30:31]
	v_and_b32_e32 v10, -16, v10
	v_mad_i64_i32 v[12:13], s[28:29], v7, s30, 0
	v_mad_i64_i32 v[8:9], s[28:29], v8, s30, 0
	v_lshl_add_u64 v[10:11], s[60:61], 0, v[10:11]
	v_readlane_b32 s28, v125, 12
	v_lshl_add_u64 v[10:11], v[12:13], 1, v[10:11]
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[74:75]
	v_readlane_b32 s29, v125, 13
	v_ashrrev_i32_e32 v7, 31, v6
	s_nop 0
	v_cndmask_b32_e64 v9, v9, v11, s[28:29]
	v_cndmask_b32_e64 v8, v8, v10, s[28:29]
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[8:9]
	global_store_dwordx2 v[6:7], v[2:3], off
.LBB0_167:
	s_or_b64 exec, exec, s[88:89]
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	s_mov_b64 s[30:31], -1
	s_mov_b64 s[88:89], 0
	s_cmp_lt_i32 s69, 2
	s_mov_b64 s[28:29], 0
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_cbranch_scc0 .LBB0_171
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_177
.LBB0_169:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_178
.LBB0_170:
	s_and_b64 vcc, exec, s[88:89]
	s_cbranch_vccnz .LBB0_196
	s_branch .LBB0_207
.LBB0_171:
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	s_cmp_eq_u32 s69, 2
	s_mov_b64 s[28:29], -1
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_cbranch_scc0 .LBB0_176
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_175
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v2, s30, 0
	v_mbcnt_hi_u32_b32 v2, s31, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 vcc, exec, vcc
	s_mov_b64 exec, vcc
	s_cbranch_execz .LBB0_175
	v_readlane_b32 s6, v125, 14
	s_mul_i32 s84, s84, s6
	s_ashr_i32 s85, s84, 31
	s_lshl_b64 s[84:85], s[84:85], 2
	v_readlane_b32 s54, v127, 38
	v_readlane_b32 s55, v127, 39
	s_add_u32 s6, s54, s84
	s_addc_u32 s93, s55, s85
	s_ashr_i32 s87, s86, 31
	s_lshl_b64 s[84:85], s[86:87], 2
	s_add_u32 s84, s6, s84
	s_addc_u32 s85, s93, s85
	s_bcnt1_i32_b64 s6, s[30:31]
	v_mov_b32_e32 v2, s6
	global_atomic_add v31, v2, s[84:85] offset:8 sc1
.LBB0_175:
	s_or_b64 exec, exec, s[28:29]
	s_mov_b64 s[28:29], 0
.LBB0_176:
	s_branch .LBB0_169
.LBB0_177:
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	s_cmp_lg_u32 s69, 0
	s_mov_b64 s[88:89], -1
	s_cselect_b64 s[28:29], -1, 0
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_170
.LBB0_178:
	v_cmp_lt_i32_e32 vcc, v40, v66
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execnz .LBB0_191
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_192
.LBB0_180:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_182
.LBB0_181:
	global_load_dword v6, v[4:5], off
.LBB0_182:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v7, v5, v105
	v_readlane_b32 s6, v126, 36
	v_readlane_b32 s28, v126, 33
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v8, v7, s6
	v_sub_u32_e32 v5, v5, v8
	v_cmp_le_u32_e64 s[84:85], s6, v5
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s29, v126, 34
	v_cndmask_b32_e64 v7, v7, v8, s[84:85]
	v_subrev_u32_e32 v8, s6, v5
	v_cndmask_b32_e64 v5, v5, v8, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s6, v5
	v_add_u32_e32 v5, 1, v7
	v_xor_b32_e32 v4, s29, v4
	v_cndmask_b32_e64 v5, v7, v5, s[84:85]
	v_sub_u32_e32 v7, 0, v2
	v_max_i32_e32 v7, v2, v7
	v_mul_hi_u32 v8, v7, v105
	v_mul_lo_u32 v9, v8, s6
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[84:85], s6, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v8, v8, v9, s[84:85]
	v_subrev_u32_e32 v9, s6, v7
	v_cndmask_b32_e64 v7, v7, v9, s[84:85]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[84:85], s6, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v5, s29, v5
	v_cndmask_b32_e64 v7, v8, v7, s[84:85]
	v_xor_b32_e32 v7, v7, v5
	v_sub_u32_e32 v5, v7, v5
	v_mov_b32_e32 v7, s34
	v_cndmask_b32_e32 v8, v7, v4, vcc
	v_mul_lo_u32 v4, v4, s28
	v_cndmask_b32_e64 v7, v7, v5, s[82:83]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s28
	v_sub_u32_e32 v5, 0, v6
	v_max_i32_e32 v5, v6, v5
	v_mul_hi_u32 v9, v5, v105
	v_mul_lo_u32 v10, v9, s6
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[84:85], s6, v5
	v_add_u32_e32 v10, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s6, v5
	v_cndmask_b32_e64 v5, v5, v10, s[84:85]
	v_ashrrev_i32_e32 v2, 31, v6
	v_cmp_le_u32_e64 s[84:85], s6, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s29, v2
	v_cndmask_b32_e64 v5, v9, v5, s[84:85]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v106
	v_mul_lo_u32 v10, v9, s16
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[84:85], s16, v3
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s6, v126, 35
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s16, v3
	v_cndmask_b32_e64 v3, v3, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s16, v3
	v_add_u32_e32 v3, 1, v9
	v_xor_b32_e32 v5, s6, v5
	v_cndmask_b32_e64 v3, v9, v3, s[84:85]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v106
	v_mul_lo_u32 v10, v9, s16
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[84:85], s16, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s6, v5
	v_cndmask_b32_e64 v9, v9, v10, s[84:85]
	v_subrev_u32_e32 v10, s16, v4
	v_cndmask_b32_e64 v4, v4, v10, s[84:85]
	v_cmp_le_u32_e64 s[84:85], s16, v4
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
	v_mul_lo_u32 v3, v3, s96
	v_mul_lo_u32 v4, v4, s96
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v3, v5, s86, v3
	v_add3_u32 v4, v7, s86, v4
	v_cmp_eq_u32_e64 s[84:85], v3, v4
	s_and_b64 s[28:29], vcc, s[84:85]
	v_readlane_b32 s30, v126, 57
	s_and_b64 s[28:29], s[82:83], s[28:29]
	v_readlane_b32 s31, v126, 58
	s_and_b64 s[30:31], s[30:31], s[28:29]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v3, 0, 1, s[30:31]
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
	v_add_u32_e32 v4, 0, v86
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[28:29]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v81
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
	ds_read_b32 v8, v81
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_184
	v_readlane_b32 s68, v125, 4
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s70, v125, 6
	v_readlane_b32 s71, v125, 7
	v_readlane_b32 s69, v125, 5
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[70:71]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_184:
	s_or_b64 exec, exec, s[28:29]
	global_load_dwordx2 v[10:11], v31, s[40:41]
	v_readlane_b32 s28, v126, 33
	v_readlane_b32 s6, v126, 35
	v_readlane_b32 s29, v126, 34
	v_mul_lo_u32 v2, v2, s28
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v106
	v_mul_lo_u32 v9, v6, s16
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s16, v2
	v_add_u32_e32 v9, 1, v6
	v_xor_b32_e32 v3, s6, v3
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_subrev_u32_e32 v9, s16, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s16, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s28, v124, 38
	v_cndmask_b32_e32 v2, v6, v2, vcc
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s96
	v_add_u32_e32 v2, s86, v2
	v_readlane_b32 s29, v124, 39
	v_mov_b32_e32 v6, v31
	v_readlane_b32 s30, v124, 40
	v_readlane_b32 s31, v124, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v10
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v11, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v30, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v4, v7, v41
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[28:29], s[82:83], vcc
	s_and_b64 vcc, s[90:91], s[28:29]
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
	v_cndmask_b32_e32 v5, v112, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_195
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[28:29], vcc, 1
	s_and_b32 s6, s29, 0x55555555
	s_and_b32 s28, s28, 0x55555555
	s_sub_u32 s28, vcc_lo, s28
	v_readlane_b32 s30, v127, 25
	s_subb_u32 s29, vcc_hi, s6
	v_readlane_b32 s31, v127, 26
	s_mov_b32 s54, s30
	s_mov_b32 s55, s30
	s_and_b64 s[30:31], s[28:29], s[54:55]
	s_lshr_b64 s[28:29], s[28:29], 2
	s_and_b64 s[28:29], s[28:29], s[54:55]
	s_add_u32 s28, s28, s30
	s_mov_b32 s6, s54
	s_addc_u32 s29, s29, s31
	v_writelane_b32 v127, s6, 25
	s_lshr_b64 s[30:31], s[28:29], 4
	s_nop 0
	v_writelane_b32 v127, s7, 26
	s_add_u32 s6, s30, s28
	s_addc_u32 s28, s31, s29
	s_and_b32 s6, s6, 0xf0f0f0f
	s_and_b32 s29, s28, 0xf0f0f0f
	s_mul_i32 s28, s6, 0x1010101
	s_mul_hi_u32 s6, s6, 0x1010101
	s_add_i32 s6, s6, s28
	s_mul_i32 s29, s29, 0x1010101
	s_add_i32 s29, s6, s29
	v_cmp_gt_u64_e32 vcc, s[28:29], v[58:59]
	s_cbranch_vccnz .LBB0_193
	s_mov_b32 s6, 0
	s_mov_b64 s[28:29], 0
.LBB0_187:
	v_readfirstlane_b32 s30, v2
	v_readfirstlane_b32 s31, v3
	v_mov_b32_e32 v7, s6
	s_nop 0
	v_cmp_eq_u64_e64 s[30:31], s[30:31], v[2:3]
	s_bcnt1_i32_b64 s84, s[30:31]
	s_add_i32 s6, s6, s84
	v_mov_b64_e32 v[4:5], s[30:31]
	v_mov_b32_e32 v8, s84
	s_or_b64 s[28:29], s[30:31], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_187
	s_or_b64 exec, exec, s[28:29]
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
	v_cmp_ne_u32_sdwa vcc, v4, v113 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_190
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v115 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v116 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v118 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v113 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_190:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[28:29], 1, v4
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_194
	s_branch .LBB0_195
.LBB0_191:
	v_readlane_b32 s68, v127, 27
	v_ashrrev_i32_e32 v15, 31, v14
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_lshl_add_u64 v[6:7], v[14:15], 2, s[68:69]
	global_load_dword v3, v[6:7], off
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_180
.LBB0_192:
	global_load_dword v2, v[4:5], off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_181
	s_branch .LBB0_182
.LBB0_193:
	s_mov_b64 s[28:29], -1
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_195
.LBB0_194:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_195:
	s_or_b64 exec, exec, s[82:83]
	s_branch .LBB0_207
.LBB0_196:
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_200
	s_mov_b64 s[82:83], exec
	v_mbcnt_lo_u32_b32 v2, s82, 0
	v_mbcnt_hi_u32_b32 v2, s83, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_199
	s_bcnt1_i32_b64 s6, s[82:83]
	v_readlane_b32 s54, v125, 15
	v_mov_b32_e32 v3, s6
	v_readlane_b32 s55, v125, 16
	s_nop 4
	global_atomic_add v3, v31, v3, s[54:55] sc0 sc1
.LBB0_199:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_nop 1
	v_add_u32_e32 v2, s6, v2
	ds_write_b32 v31, v2
.LBB0_200:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	v_add_u32_e32 v3, -1, v61
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_203
	s_branch .LBB0_207
.LBB0_201:
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v31, v2
.LBB0_202:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v61
	s_cbranch_vccz .LBB0_206
.LBB0_203:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_202
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_201
	v_readlane_b32 s54, v125, 15
	v_readlane_b32 s55, v125, 16
	s_nop 4
	global_load_dword v2, v31, s[54:55] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_201
.LBB0_206:
	v_readlane_b32 s28, v126, 27
	v_readlane_b32 s29, v126, 28
	s_andn2_b64 vcc, exec, s[28:29]
	v_readlane_b32 s28, v125, 4
	v_readlane_b32 s30, v125, 6
	v_readlane_b32 s31, v125, 7
	s_mov_b64 s[82:83], s[30:31]
	v_readlane_b32 s6, v125, 39
	v_readlane_b32 s29, v125, 5
	s_cbranch_vccz .LBB0_226
.LBB0_207:
	s_mov_b64 s[28:29], 0
.LBB0_208:
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_245
	s_cmp_lg_u32 s48, 3
	s_cbranch_scc1 .LBB0_245
	s_ashr_i32 s6, s98, 31
	v_readlane_b32 s28, v126, 30
	s_xor_b32 s6, s6, s28
	s_abs_i32 s28, s98
	v_readlane_b32 s29, v126, 22
	s_mul_hi_u32 s29, s28, s29
	s_mul_i32 s30, s29, s15
	s_sub_i32 s28, s28, s30
	s_add_i32 s30, s29, 1
	s_sub_i32 s31, s28, s15
	s_cmp_ge_u32 s28, s15
	s_cselect_b32 s29, s30, s29
	s_cselect_b32 s28, s31, s28
	s_add_i32 s30, s29, 1
	s_cmp_ge_u32 s28, s15
	s_cselect_b32 s28, s30, s29
	s_xor_b32 s28, s28, s6
	s_sub_i32 s28, s28, s6
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[30:31], s[28:29], 2
	v_readlane_b32 s54, v124, 46
	v_readlane_b32 s55, v124, 47
	s_add_u32 s82, s54, s30
	s_addc_u32 s83, s55, s31
	v_readlane_b32 s54, v124, 48
	v_readlane_b32 s55, v124, 49
	s_add_u32 s30, s54, s30
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v31, s[82:83]
	s_addc_u32 s31, s55, s31
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[30:31]
	v_readlane_b32 s30, v124, 50
	v_readlane_b32 s31, v124, 51
	s_and_b64 s[30:31], s[30:31], exec
	v_readlane_b32 s54, v124, 17
	v_readlane_b32 s55, v124, 18
	v_mov_b32_e32 v16, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v2
	s_cselect_b32 s6, s6, s28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v3
	s_cselect_b32 s28, s28, 1
	s_abs_i32 s29, s28
	v_cvt_f32_u32_e32 v2, s29
	s_sub_i32 s83, 0, s29
	s_mul_i32 s30, s6, s76
	s_sub_i32 s31, s98, s30
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s82, s31
	s_xor_b32 s30, s31, s28
	s_ashr_i32 s30, s30, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s84, v2
	s_mul_i32 s83, s83, s84
	s_mul_hi_u32 s83, s84, s83
	s_add_i32 s84, s84, s83
	s_mul_hi_u32 s83, s82, s84
	s_mul_i32 s84, s83, s29
	s_sub_i32 s82, s82, s84
	s_add_i32 s85, s83, 1
	s_sub_i32 s84, s82, s29
	s_cmp_ge_u32 s82, s29
	s_cselect_b32 s83, s85, s83
	s_cselect_b32 s82, s84, s82
	s_add_i32 s84, s83, 1
	s_cmp_ge_u32 s82, s29
	s_cselect_b32 s29, s84, s83
	s_xor_b32 s29, s29, s30
	s_sub_i32 s30, s29, s30
	s_mul_i32 s28, s30, s28
	s_sub_i32 s28, s31, s28
	s_add_i32 s84, s6, s28
	s_ashr_i32 s85, s84, 31
	s_lshl_b64 s[28:29], s[84:85], 2
	s_add_u32 s82, s50, s28
	s_addc_u32 s83, s51, s29
	s_add_u32 s28, s2, s28
	s_addc_u32 s29, s3, s29
	global_load_dword v3, v31, s[82:83]
	global_load_dword v122, v31, s[28:29]
	s_lshl_b32 s6, s84, 4
	s_ashr_i32 s28, s6, 31
	v_mov_b32_e32 v5, s28
	v_readlane_b32 s28, v124, 15
	v_or_b32_e32 v4, s6, v40
	v_readlane_b32 s29, v124, 16
	v_mad_i64_i32 v[10:11], s[28:29], v4, s28, 0
	s_cmp_gt_i32 s6, -1
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_gt_i64_e32 vcc, s[54:55], v[4:5]
	s_and_b64 s[86:87], s[28:29], vcc
	v_readlane_b32 s28, v125, 19
	v_readlane_b32 s29, v125, 20
	s_and_b64 s[82:83], s[28:29], s[86:87]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_212
	scratch_load_dwordx2 v[4:5], off, off offset:32
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[10:11], 1, v[4:5]
	global_load_dword v16, v[4:5], off
.LBB0_212:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v124, 19
	s_lshl_b32 s85, s30, 6
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, s28, v3
	v_add_u32_e32 v6, s85, v3
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s28, v124, 15
	v_lshl_add_u64 v[4:5], v[6:7], 0, v[42:43]
	v_readlane_b32 s29, v124, 16
	v_mul_lo_u32 v3, v5, s28
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_mul_lo_u32 v7, v4, s29
	v_mad_u64_u32 v[12:13], s[28:29], v4, s28, 0
	v_readlane_b32 s28, v124, 20
	v_readlane_b32 s29, v124, 21
	v_add3_u32 v13, v13, v7, v3
	v_mov_b32_e32 v3, 0
	v_cmp_gt_i64_e64 s[82:83], s[28:29], v[4:5]
	v_readlane_b32 s28, v126, 63
	s_and_b64 s[88:89], vcc, s[82:83]
	v_readlane_b32 s29, v127, 0
	s_and_b64 s[30:31], s[28:29], s[88:89]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	v_readlane_b32 s54, v126, 18
	s_cbranch_execz .LBB0_214
	v_lshl_add_u64 v[2:3], v[12:13], 1, v[36:37]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_214:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v6, s37, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s28, v124, 15
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[42:43]
	v_readlane_b32 s29, v124, 16
	v_mul_lo_u32 v8, v7, s28
	v_cmp_lt_i64_e32 vcc, -1, v[6:7]
	v_mul_lo_u32 v9, v6, s29
	v_mad_u64_u32 v[14:15], s[28:29], v6, s28, 0
	v_readlane_b32 s28, v124, 20
	v_readlane_b32 s29, v124, 21
	v_add3_u32 v15, v15, v9, v8
	v_mov_b32_e32 v8, 0
	v_cmp_gt_i64_e64 s[82:83], s[28:29], v[6:7]
	v_readlane_b32 s28, v126, 63
	s_and_b64 s[82:83], vcc, s[82:83]
	v_readlane_b32 s29, v127, 0
	s_and_b64 s[30:31], s[28:29], s[82:83]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_216
	v_lshl_add_u64 v[6:7], v[14:15], 1, v[36:37]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_216:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v125, 21
	v_readlane_b32 s29, v125, 22
	v_add_u32_e32 v123, 0, v87
	v_add_u32_e32 v46, 0, v88
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v123, v16 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v46, v[2:5]
	ds_write_b128 v46, v[6:9] offset:4096
	s_cbranch_vccnz .LBB0_236
	v_readlane_b32 s28, v124, 1
	v_readlane_b32 s29, v124, 2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v20, 0
	v_lshl_add_u64 v[62:63], v[10:11], 1, s[28:29]
	v_readlane_b32 s28, v127, 21
	v_readlane_b32 s29, v127, 22
	s_and_b64 s[30:31], s[86:87], s[28:29]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_219
	v_lshlrev_b32_e32 v30, 1, v22
	v_lshl_add_u64 v[2:3], v[62:63], 0, v[30:31]
	global_load_dword v20, v[2:3], off offset:64
.LBB0_219:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v47, 0, v90
	v_readlane_b32 s28, v124, 7
	v_add_u32_e32 v38, 0, v91
	ds_read_b64 v[18:19], v47 offset:8192
	ds_read_b64 v[16:17], v38 offset:8192
	v_readlane_b32 s29, v124, 8
	v_lshlrev_b32_e32 v30, 1, v32
	v_mov_b32_e32 v7, 0
	v_lshl_add_u64 v[64:65], v[12:13], 1, s[28:29]
	v_readlane_b32 s28, v127, 23
	v_readlane_b32 s29, v127, 24
	s_and_b64 s[30:31], s[88:89], s[28:29]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_221
	v_lshl_add_u64 v[2:3], v[64:65], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[2:3], off offset:64
.LBB0_221:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v39, 0, v93
	v_readlane_b32 s28, v124, 7
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[2:5], v39 offset1:4
	v_readlane_b32 s29, v124, 8
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[66:67], v[14:15], 1, s[28:29]
	v_readlane_b32 s28, v127, 23
	v_readlane_b32 s29, v127, 24
	s_and_b64 s[30:31], s[82:83], s[28:29]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_223
	v_lshl_add_u64 v[10:11], v[66:67], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off offset:64
.LBB0_223:
	s_or_b64 exec, exec, s[28:29]
	v_add_u32_e32 v30, 0x1000, v39
	ds_read2_b64 v[52:55], v30 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[68:71], v[2:3], v[18:19], 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v123, v20 offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v46, v[6:9]
	v_mfma_f32_16x16x16_f16 v[2:5], v[4:5], v[16:17], v[68:71]
	v_readlane_b32 s28, v126, 19
	v_readlane_b32 s29, v126, 20
	s_andn2_b64 vcc, exec, s[28:29]
	v_mfma_f32_16x16x16_f16 v[6:9], v[52:53], v[18:19], 0
	ds_write_b128 v46, v[10:13] offset:4096
	v_mfma_f32_16x16x16_f16 v[6:9], v[54:55], v[16:17], v[6:9]
	s_cbranch_vccnz .LBB0_237
	s_mov_b32 s99, 32
	s_branch .LBB0_230
.LBB0_225:
	s_or_b64 exec, exec, s[28:29]
	s_add_i32 s6, s6, -1
	s_add_u32 s82, s82, 8
	s_addc_u32 s83, s83, 0
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB0_207
.LBB0_226:
	global_load_dwordx2 v[2:3], v31, s[82:83]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s84, v2
	v_readfirstlane_b32 s85, v3
	global_load_dwordx2 v[2:3], v31, s[40:41]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s86, v2
	v_readfirstlane_b32 s87, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_225
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v2, s30, 0
	v_mbcnt_hi_u32_b32 v2, s31, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[88:89], exec, vcc
	s_mov_b64 exec, s[88:89]
	s_cbranch_execz .LBB0_225
	s_sub_u32 s84, s84, s86
	s_subb_u32 s85, s85, s87
	s_ashr_i32 s86, s85, 31
	s_lshr_b32 s86, s86, 28
	s_add_u32 s84, s84, s86
	s_addc_u32 s85, s85, 0
	s_and_b32 s84, s84, -16
	v_readlane_b32 s54, v124, 42
	v_readlane_b32 s55, v124, 43
	s_add_u32 s84, s54, s84
	s_addc_u32 s85, s55, s85
	s_bcnt1_i32_b64 s30, s[30:31]
	v_mov_b32_e32 v2, s30
	global_atomic_add v31, v2, s[84:85] sc1
	s_branch .LBB0_225
.LBB0_229:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[2:5], v[18:19], v[70:71], v[2:5]
	s_cmp_lt_i32 s99, s54
	s_waitcnt vmcnt(0)
	ds_write_b32 v123, v50 offset:8192
	v_mfma_f32_16x16x16_f16 v[2:5], v[20:21], v[68:69], v[2:5]
	ds_read2_b64 v[18:21], v30 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v46, v[10:13]
	ds_write_b128 v46, v[14:17] offset:4096
	v_mfma_f32_16x16x16_f16 v[6:9], v[18:19], v[70:71], v[6:9]
	v_mfma_f32_16x16x16_f16 v[6:9], v[20:21], v[68:69], v[6:9]
	s_cbranch_scc0 .LBB0_237
.LBB0_230:
	s_add_i32 s99, s99, 32
	s_ashr_i32 s93, s99, 31
	v_readlane_b32 s30, v124, 15
	v_mov_b32_e32 v13, s93
	v_or_b32_e32 v12, s99, v22
	s_cmp_gt_i32 s99, -1
	v_readlane_b32 s31, v124, 16
	s_cselect_b64 s[28:29], -1, 0
	v_mov_b32_e32 v10, 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[12:13]
	s_and_b64 s[30:31], s[28:29], vcc
	s_and_b64 vcc, s[86:87], s[30:31]
	v_mov_b32_e32 v50, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_232
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[62:63]
	global_load_dword v50, v[12:13], off
.LBB0_232:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 s30, v124, 15
	ds_read_b64 v[70:71], v47 offset:8192
	ds_read_b64 v[68:69], v38 offset:8192
	v_mov_b32_e32 v73, s93
	v_or_b32_e32 v72, s99, v32
	v_readlane_b32 s31, v124, 16
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[72:73]
	s_and_b64 s[28:29], s[28:29], vcc
	s_and_b64 vcc, s[88:89], s[28:29]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_234
	v_lshl_add_u64 v[10:11], v[72:73], 1, v[64:65]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_234:
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[18:21], v39 offset1:4
	s_and_b64 s[30:31], s[82:83], s[28:29]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB0_229
	v_lshl_add_u64 v[14:15], v[72:73], 1, v[66:67]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_branch .LBB0_229
.LBB0_236:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v6, v5
.LBB0_237:
	v_add_u32_e32 v10, 0, v90
	v_add_u32_e32 v11, 0, v91
	ds_read_b64 v[12:13], v10 offset:8192
	ds_read_b64 v[10:11], v11 offset:8192
	v_readlane_b32 s28, v125, 23
	v_readlane_b32 s29, v125, 24
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_239
	v_add_u32_e32 v18, 0, v93
	ds_read2_b64 v[14:17], v18 offset1:4
	v_add_u32_e32 v18, 0x1000, v18
	ds_read2_b64 v[18:21], v18 offset1:4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[12:13], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 v[6:9], v[18:19], v[12:13], v[6:9]
	v_mfma_f32_16x16x16_f16 v[2:5], v[16:17], v[10:11], v[2:5]
	v_mfma_f32_16x16x16_f16 v[6:9], v[20:21], v[10:11], v[6:9]
.LBB0_239:
	v_or_b32_e32 v10, s85, v86
	v_cmp_lt_i32_e32 vcc, v23, v122
	v_cmp_gt_i32_e64 s[82:83], s37, v10
	s_and_b64 s[28:29], s[82:83], vcc
	s_and_saveexec_b64 s[82:83], s[28:29]
	s_cbranch_execz .LBB0_241
	s_mov_b32 s30, 0x3fb8aa3b
	v_mul_f32_e64 v12, -v2, s30
	s_mov_b32 s31, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s31, v12
	v_sub_f32_e32 v11, 0, v2
	v_mul_f32_e64 v13, -v3, s30
	v_cndmask_b32_e32 v12, 0, v119, vcc
	v_fmac_f32_e32 v12, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v12
	v_cndmask_b32_e32 v12, 0, v120, vcc
	v_cmp_gt_f32_e32 vcc, s31, v13
	v_ldexp_f32 v12, v11, v12
	v_sub_f32_e32 v11, 0, v3
	v_cndmask_b32_e32 v13, 0, v119, vcc
	v_fmac_f32_e32 v13, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v13
	v_cndmask_b32_e32 v13, 0, v120, vcc
	v_ldexp_f32 v13, v11, v13
	v_pk_add_f32 v[12:13], v[12:13], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v11, s[28:29], v13, v13, v3
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
	v_div_scale_f32 v11, s[28:29], v12, v12, v2
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
	v_mul_f32_e64 v11, -v5, s30
	v_cvt_f16_f32_e32 v6, v3
	v_mul_f32_e64 v3, -v4, s30
	v_cmp_gt_f32_e32 vcc, s31, v3
	v_cvt_f16_f32_e32 v7, v2
	v_sub_f32_e32 v2, 0, v4
	v_cndmask_b32_e32 v3, 0, v119, vcc
	v_fmac_f32_e32 v3, 0x3fb8aa3b, v2
	v_exp_f32_e32 v2, v3
	v_cndmask_b32_e32 v3, 0, v120, vcc
	v_cmp_gt_f32_e32 vcc, s31, v11
	v_ldexp_f32 v2, v2, v3
	v_sub_f32_e32 v3, 0, v5
	v_cndmask_b32_e32 v11, 0, v119, vcc
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v3
	v_exp_f32_e32 v3, v11
	v_cndmask_b32_e32 v11, 0, v120, vcc
	v_ldexp_f32 v3, v3, v11
	v_pk_add_f32 v[2:3], v[2:3], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v11, s[28:29], v3, v3, v5
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
	v_div_scale_f32 v5, s[28:29], v2, v2, v4
	v_rcp_f32_e32 v11, v5
	v_readlane_b32 s28, v124, 22
	v_readlane_b32 s29, v124, 23
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
	v_or_b32_e32 v4, s6, v23
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_mad_i64_i32 v[4:5], s[28:29], v4, s28, 0
	v_readlane_b32 s28, v124, 38
	v_readlane_b32 s30, v124, 40
	v_readlane_b32 s31, v124, 41
	v_ashrrev_i32_e32 v11, 31, v10
	v_pack_b32_f16 v3, v2, v3
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[30:31]
	v_pack_b32_f16 v2, v7, v6
	v_lshl_add_u64 v[4:5], v[10:11], 1, v[4:5]
	v_readlane_b32 s29, v124, 39
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_241:
	s_or_b64 exec, exec, s[82:83]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_244
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v2, s30, 0
	v_mbcnt_hi_u32_b32 v2, s31, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_244
	v_readlane_b32 s6, v125, 14
	s_mul_i32 s82, s84, s6
	s_ashr_i32 s83, s82, 31
	s_lshl_b64 s[82:83], s[82:83], 2
	v_readlane_b32 s54, v127, 38
	v_readlane_b32 s55, v127, 39
	s_add_u32 s82, s54, s82
	s_addc_u32 s83, s55, s83
	s_bcnt1_i32_b64 s6, s[30:31]
	v_mov_b32_e32 v2, s6
	global_atomic_add v31, v2, s[82:83] offset:4 sc1
.LBB0_244:
	s_or_b64 exec, exec, s[28:29]
.LBB0_245:
	s_mov_b64 s[28:29], 0
.LBB0_246:
	s_and_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_257
	s_ashr_i32 s99, s98, 31
	s_lshl_b64 s[28:29], s[98:99], 2
	s_add_u32 s28, s2, s28
	s_addc_u32 s29, s3, s29
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v31, s[28:29]
	s_lshl_b32 s82, s98, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v3
	s_cbranch_vccnz .LBB0_317
	s_ashr_i32 s83, s82, 31
	v_readlane_b32 s68, v127, 27
	s_lshl_b64 s[28:29], s[82:83], 2
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	s_add_u32 s83, s70, s28
	s_addc_u32 s86, s71, s29
	s_mov_b32 s6, 0
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_branch .LBB0_250
.LBB0_249:
	s_add_i32 s6, s6, 1
	v_cmp_ne_u32_e32 vcc, s6, v3
	s_cbranch_vccz .LBB0_317
.LBB0_250:
	s_lshl_b64 s[28:29], s[6:7], 2
	s_add_u32 s28, s83, s28
	s_addc_u32 s29, s86, s29
	global_load_dword v2, v31, s[28:29]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v2
	s_ashr_i32 s29, s28, 31
	s_lshr_b32 s29, s29, 28
	s_add_i32 s28, s28, s29
	s_ashr_i32 s28, s28, 4
	s_cmp_eq_u32 s28, s98
	s_cbranch_scc1 .LBB0_249
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	s_add_u32 s30, s2, s28
	s_addc_u32 s31, s3, s29
	global_load_dword v2, v31, s[30:31]
	s_mov_b64 s[74:75], s[66:67]
	s_add_u32 s84, s74, s28
	s_addc_u32 s85, s75, s29
	s_mov_b64 s[72:73], s[64:65]
	s_branch .LBB0_254
.LBB0_252:
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s30, v4
	s_nop 1
	v_mov_b32_e32 v4, s30
	ds_write_b32 v31, v4
.LBB0_253:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v31
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v4, v2
	s_cbranch_vccz .LBB0_249
.LBB0_254:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_253
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_252
	global_load_dword v4, v31, s[84:85] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_252
.LBB0_257:
	s_mov_b64 s[28:29], 0
.LBB0_258:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_338
.LBB0_259:
	v_readlane_b32 s28, v124, 44
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	v_readlane_b32 s29, v124, 45
	s_lshl_b32 s6, s98, 3
	v_or_b32_e32 v4, s6, v83
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	s_nop 0
	global_load_dword v3, v2, s[28:29] offset:164
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[82:83], v4, v3
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_261
	v_readlane_b32 s30, v125, 25
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s31, v125, 26
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[30:31]
	global_load_dword v6, v[4:5], off
.LBB0_261:
	s_or_b64 exec, exec, s[28:29]
	v_or_b32_e32 v4, s6, v76
	v_cmp_lt_i32_e64 s[84:85], v4, v3
	s_and_saveexec_b64 s[28:29], s[84:85]
	s_cbranch_execz .LBB0_263
	v_readlane_b32 s30, v125, 25
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s31, v125, 26
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[30:31]
	global_load_dword v2, v[4:5], off
.LBB0_263:
	s_or_b64 exec, exec, s[28:29]
	v_or_b32_e32 v4, s6, v26
	v_readlane_b32 s28, v125, 25
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s29, v125, 26
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[28:29]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_265
	global_load_dword v8, v[10:11], off
.LBB0_265:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_267
	global_load_dword v4, v[10:11], off
.LBB0_267:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_269
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_269:
	s_or_b64 exec, exec, s[28:29]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[28:29], s[84:85]
	s_cbranch_execz .LBB0_271
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_271:
	s_or_b64 exec, exec, s[28:29]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_273
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_273:
	s_or_b64 exec, exec, s[28:29]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_275
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_275:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[88:89], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execz .LBB0_277
	v_readlane_b32 s30, v125, 0
	v_readlane_b32 s31, v125, 1
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[30:31]
	global_load_dword v10, v[16:17], off
.LBB0_277:
	s_or_b64 exec, exec, s[28:29]
	v_cmp_lt_i32_e64 s[84:85], -1, v12
	s_and_saveexec_b64 s[28:29], s[84:85]
	s_cbranch_execz .LBB0_279
	v_readlane_b32 s30, v125, 0
	v_readlane_b32 s31, v125, 1
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[30:31]
	global_load_dword v14, v[2:3], off
.LBB0_279:
	s_or_b64 exec, exec, s[28:29]
	v_cmp_lt_i32_e64 s[86:87], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[28:29], s[86:87]
	s_cbranch_execz .LBB0_281
	v_readlane_b32 s30, v125, 0
	v_readlane_b32 s31, v125, 1
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[30:31]
	global_load_dword v16, v[8:9], off
.LBB0_281:
	s_or_b64 exec, exec, s[28:29]
	v_cmp_lt_i32_e64 s[82:83], -1, v15
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_283
	v_readlane_b32 s30, v125, 0
	v_readlane_b32 s31, v125, 1
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[30:31]
	global_load_dword v2, v[2:3], off
.LBB0_283:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execnz .LBB0_324
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_325
.LBB0_285:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execz .LBB0_287
.LBB0_286:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v104
	v_mul_lo_u32 v18, v11, s14
	v_sub_u32_e32 v9, v9, v18
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s14, v9
	v_xor_b32_e32 v8, s17, v8
	v_readlane_b32 s68, v125, 4
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s14, v9
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s14, v9
	v_readlane_b32 s70, v125, 6
	v_readlane_b32 s71, v125, 7
	v_cndmask_b32_e32 v9, v11, v18, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[70:71]
	global_load_dwordx2 v[8:9], v[8:9], off
	v_readlane_b32 s69, v125, 5
.LBB0_287:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v125, 17
	v_readlane_b32 s29, v125, 18
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_292
	global_load_dwordx2 v[18:19], v31, s[40:41]
	v_readlane_b32 s28, v124, 1
	v_readlane_b32 s29, v124, 2
	v_readlane_b32 s30, v124, 15
	s_mov_b32 s6, 0
	v_readlane_b32 s31, v124, 16
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
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[8:9]
	v_mad_i64_i32 v[18:19], s[28:29], v10, s30, 0
	v_mul_hi_u32 v11, v6, v106
	v_lshl_add_u64 v[8:9], v[18:19], 1, v[8:9]
	v_mul_lo_u32 v18, v11, s16
	v_sub_u32_e32 v6, v6, v18
	v_cmp_le_u32_e32 vcc, s16, v6
	v_add_u32_e32 v18, 1, v11
	v_readlane_b32 s28, v126, 35
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s16, v6
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_le_u32_e32 vcc, s16, v6
	v_add_u32_e32 v6, 1, v11
	v_xor_b32_e32 v7, s28, v7
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[28:29], v6, s30, 0
	v_readlane_b32 s28, v124, 11
	v_readlane_b32 s29, v124, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[28:29]
	s_and_b64 s[28:29], vcc, s[88:89]
	s_branch .LBB0_290
.LBB0_289:
	s_or_b64 exec, exec, s[30:31]
	s_addk_i32 s6, 0x80
	s_cmp_lt_i32 s6, s36
	s_cbranch_scc0 .LBB0_292
.LBB0_290:
	v_add_u32_e32 v10, s6, v95
	v_cmp_gt_i32_e32 vcc, s36, v10
	s_and_b64 s[88:89], vcc, s[28:29]
	s_and_saveexec_b64 s[30:31], s[88:89]
	s_cbranch_execz .LBB0_289
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[18:19], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[18:19], v[18:19], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[18:19], off
	s_branch .LBB0_289
.LBB0_292:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v104
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s14
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s14, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_xor_b32_e32 v3, s17, v3
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s14, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s14, v6
	v_readlane_b32 s28, v125, 4
	v_readlane_b32 s30, v125, 6
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s34
	v_cndmask_b32_e64 v6, v3, v10, s[82:83]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s31, v125, 7
	v_readlane_b32 s29, v125, 5
	v_mov_b64_e32 v[8:9], 0
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[30:31]
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_294
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_294:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v125, 29
	v_readlane_b32 s29, v125, 30
	s_and_b64 s[88:89], s[28:29], s[82:83]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execnz .LBB0_326
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_327
.LBB0_296:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execnz .LBB0_328
.LBB0_297:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_329
.LBB0_298:
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execnz .LBB0_330
.LBB0_299:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execz .LBB0_301
.LBB0_300:
	global_load_dwordx2 v[18:19], v31, s[40:41]
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v18
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v19, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v30, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[30:31]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[72:73], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_301:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v104
	v_mul_lo_u32 v9, v8, s14
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s14, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_xor_b32_e32 v4, s17, v4
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s14, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s14, v5
	v_readlane_b32 s68, v125, 60
	s_cmp_lt_i32 s68, 1
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v104
	v_mul_lo_u32 v11, v9, s14
	v_sub_u32_e32 v8, v8, v11
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s14, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s14, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v4, 31, v13
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s14, v8
	v_xor_b32_e32 v4, s17, v4
	s_mov_b64 s[28:29], -1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_cbranch_scc1 .LBB0_305
	v_readlane_b32 s68, v125, 60
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s68, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_cbranch_scc0 .LBB0_304
	v_readlane_b32 s6, v126, 32
	s_nop 1
	v_mul_lo_u32 v4, v5, s6
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s6
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s6
	v_sub_u32_e32 v4, v15, v4
.LBB0_304:
	s_mov_b64 s[28:29], 0
.LBB0_305:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_308
	v_readlane_b32 s68, v125, 60
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s68, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s74, v126, 2
	v_readlane_b32 s75, v126, 3
	s_cbranch_scc1 .LBB0_308
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
.LBB0_308:
	v_mov_b32_e32 v2, s34
	v_cndmask_b32_e64 v3, v2, v5, s[84:85]
	v_cndmask_b32_e64 v2, v2, v8, s[86:87]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[84:85], -1, v2
	v_readlane_b32 s28, v127, 1
	s_and_b64 vcc, s[84:85], vcc
	v_readlane_b32 s29, v127, 2
	s_and_b64 s[28:29], s[28:29], vcc
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_cndmask_b32_e64 v3, 0, 1, s[28:29]
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
	ds_bpermute_b32 v5, v80, v3
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
	ds_bpermute_b32 v8, v80, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_310
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_310:
	s_or_b64 exec, exec, s[28:29]
	global_load_dwordx2 v[6:7], v31, s[40:41]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[28:29], s[82:83], vcc
	v_readlane_b32 s30, v125, 29
	v_readlane_b32 s31, v125, 30
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v30, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[30:31], s[28:29]
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
	v_cndmask_b32_e32 v5, v112, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[82:83], vcc
	s_cbranch_execz .LBB0_337
	v_mov_b32_e32 v4, v31
	v_mov_b32_e32 v5, v31
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[28:29], vcc, 1
	s_and_b32 s6, s29, 0x55555555
	s_and_b32 s28, s28, 0x55555555
	s_sub_u32 s28, vcc_lo, s28
	v_readlane_b32 s30, v127, 25
	s_subb_u32 s29, vcc_hi, s6
	v_readlane_b32 s31, v127, 26
	s_mov_b32 s54, s30
	s_mov_b32 s55, s30
	s_and_b64 s[30:31], s[28:29], s[54:55]
	s_lshr_b64 s[28:29], s[28:29], 2
	s_and_b64 s[28:29], s[28:29], s[54:55]
	s_add_u32 s28, s28, s30
	s_mov_b32 s6, s54
	s_addc_u32 s29, s29, s31
	v_writelane_b32 v127, s6, 25
	s_lshr_b64 s[30:31], s[28:29], 4
	s_nop 0
	v_writelane_b32 v127, s7, 26
	s_add_u32 s6, s30, s28
	s_addc_u32 s28, s31, s29
	s_and_b32 s6, s6, 0xf0f0f0f
	s_and_b32 s29, s28, 0xf0f0f0f
	s_mul_i32 s28, s6, 0x1010101
	s_mul_hi_u32 s6, s6, 0x1010101
	s_add_i32 s6, s6, s28
	s_mul_i32 s29, s29, 0x1010101
	s_add_i32 s29, s6, s29
	v_cmp_gt_u64_e32 vcc, s[28:29], v[58:59]
	s_cbranch_vccnz .LBB0_335
	s_mov_b32 s6, 0
	s_mov_b64 s[28:29], 0
.LBB0_313:
	v_readfirstlane_b32 s30, v2
	v_readfirstlane_b32 s31, v3
	v_mov_b32_e32 v7, s6
	s_nop 0
	v_cmp_eq_u64_e64 s[30:31], s[30:31], v[2:3]
	s_bcnt1_i32_b64 s84, s[30:31]
	s_add_i32 s6, s6, s84
	v_mov_b64_e32 v[4:5], s[30:31]
	v_mov_b32_e32 v8, s84
	s_or_b64 s[28:29], s[30:31], s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_313
	s_or_b64 exec, exec, s[28:29]
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
	v_cmp_ne_u32_sdwa vcc, v4, v113 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_316
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v114 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v115 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v116 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v117 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v118 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v113 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_316:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[28:29], 1, v4
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_336
	s_branch .LBB0_337
.LBB0_317:
	v_or_b32_e32 v2, s82, v40
	v_add_u32_e32 v3, s82, v3
	v_cmp_lt_i32_e64 s[82:83], v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_319
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s72, v127, 31
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[70:71]
	global_load_dword v8, v[4:5], off
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
.LBB0_319:
	s_or_b64 exec, exec, s[28:29]
	v_readlane_b32 s28, v125, 17
	v_readlane_b32 s29, v125, 18
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_331
	v_readlane_b32 s54, v124, 15
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v8, v2
	s_mov_b32 s6, 0
	v_mad_i64_i32 v[4:5], s[28:29], v8, s54, 0
	v_readlane_b32 s28, v124, 1
	v_readlane_b32 s29, v124, 2
	s_mov_b64 s[30:31], s[28:29]
	v_mad_i64_i32 v[6:7], s[28:29], v2, s54, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[30:31]
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[30:31]
	s_and_b64 s[28:29], vcc, s[82:83]
	v_readlane_b32 s55, v124, 16
	s_branch .LBB0_322
.LBB0_321:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s6, s6, 64
	s_cmp_lt_i32 s6, s36
	s_cbranch_scc0 .LBB0_331
.LBB0_322:
	v_add_u32_e32 v2, s6, v94
	v_cmp_gt_i32_e32 vcc, s36, v2
	s_and_b64 s[82:83], vcc, s[28:29]
	s_and_saveexec_b64 s[30:31], s[82:83]
	s_cbranch_execz .LBB0_321
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[2:3]
	global_load_dwordx2 v[8:9], v[8:9], off
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[2:3], v[8:9], off
	s_branch .LBB0_321
.LBB0_324:
	v_readlane_b32 s30, v125, 27
	v_readlane_b32 s31, v125, 28
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[30:31]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_285
.LBB0_325:
	v_readlane_b32 s30, v125, 27
	v_readlane_b32 s31, v125, 28
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[30:31]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execnz .LBB0_286
	s_branch .LBB0_287
.LBB0_326:
	global_load_dwordx2 v[18:19], v31, s[40:41]
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s30, v126, 33
	v_readlane_b32 s69, v127, 28
	s_mul_i32 s6, s30, s34
	v_add_u32_e32 v11, s6, v4
	v_readlane_b32 s31, v126, 34
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v18, 31, v9
	v_lshrrev_b32_e32 v30, 28, v18
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[68:69], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_296
.LBB0_327:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execz .LBB0_297
.LBB0_328:
	global_load_dwordx2 v[18:19], v31, s[40:41]
	v_readlane_b32 s68, v127, 27
	v_readlane_b32 s70, v127, 29
	v_readlane_b32 s71, v127, 30
	v_readlane_b32 s69, v127, 28
	v_readlane_b32 s72, v127, 31
	v_readlane_b32 s73, v127, 32
	v_readlane_b32 s74, v127, 33
	v_readlane_b32 s75, v127, 34
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v30, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[30:31]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[70:71], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_298
.LBB0_329:
	v_readlane_b32 s30, v124, 9
	v_readlane_b32 s31, v124, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[30:31]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[28:29]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[28:29], s[82:83]
	s_cbranch_execz .LBB0_299
.LBB0_330:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[28:29], s[88:89]
	s_cbranch_execnz .LBB0_300
	s_branch .LBB0_301
.LBB0_331:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_334
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v2, s30, 0
	v_mbcnt_hi_u32_b32 v2, s31, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_334
	v_readlane_b32 s6, v125, 14
	s_mul_i32 s82, s98, s6
	s_ashr_i32 s83, s82, 31
	s_lshl_b64 s[82:83], s[82:83], 2
	v_readlane_b32 s54, v127, 38
	v_readlane_b32 s55, v127, 39
	s_add_u32 s82, s54, s82
	s_addc_u32 s83, s55, s83
	s_bcnt1_i32_b64 s6, s[30:31]
	v_mov_b32_e32 v2, s6
	global_atomic_add v31, v2, s[82:83] sc1
.LBB0_334:
	s_or_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_259
	s_branch .LBB0_338
.LBB0_335:
	s_mov_b64 s[28:29], -1
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_337
.LBB0_336:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_337:
	s_or_b64 exec, exec, s[82:83]
.LBB0_338:
	.loc	1 55 0
	v_readlane_b32 s28, v124, 34
	v_readlane_b32 s29, v124, 35
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB0_22
	.loc	1 56 0
	v_readlane_b32 s28, v127, 44
	v_readlane_b32 s29, v127, 45
	v_readlane_b32 s30, v125, 31
	s_waitcnt lgkmcnt(1)
	s_nop 2
	global_load_dword v2, v31, s[28:29] offset:128
	s_memrealtime s[28:29]
s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	v_mov_b32_e32 v2, s30
	v_readlane_b32 s30, v127, 5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s29
	v_readlane_b32 s31, v127, 6
	v_readlane_b32 s29, v124, 0
	v_mov_b32_e32 v4, s28
	v_cndmask_b32_e64 v2, v2, v3, s[30:31]
	v_mov_b32_e32 v3, s29
	v_readlane_b32 s28, v127, 3
	v_cndmask_b32_e64 v3, v3, v4, s[30:31]
	v_mov_b32_e32 v4, s26
	v_readlane_b32 s29, v127, 4
	s_add_i32 s6, s6, s98
	s_nop 0
	v_cndmask_b32_e64 v4, v3, v4, s[28:29]
	v_mov_b32_e32 v3, s27
	v_readlane_b32 s26, v125, 33
	v_cndmask_b32_e64 v2, v2, v3, s[28:29]
	v_mov_b32_e32 v3, s21
	v_readlane_b32 s27, v125, 34
	v_readlane_b32 s28, v125, 4
	v_readlane_b32 s29, v125, 5
	v_cndmask_b32_e64 v3, v2, v3, s[26:27]
	v_mov_b32_e32 v2, s20
	s_lshl_b32 s20, s6, 2
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s28, s20
	s_addc_u32 s6, s29, s21
	v_cndmask_b32_e64 v2, v4, v2, s[26:27]
	s_and_b32 s21, s6, 0xffff
	v_readlane_b32 s30, v125, 6
	v_readlane_b32 s31, v125, 7
	buffer_store_dwordx2 v[2:3], v27, s[20:23], 0 offen
	s_branch .LBB0_22
.LBB0_340:
	v_readlane_b32 s94, v127, 36
	v_readlane_b32 s95, v127, 37
.LBB0_341:
	v_readlane_b32 s98, v127, 38
	v_readlane_b32 s48, v124, 44
	v_readlane_b32 s99, v127, 39
	v_readlane_b32 s49, v124, 45
	s_branch .LBB0_5
.LBB0_342:
	.loc	1 36 0
	s_lshl_b32 s93, s92, 8
	s_cmp_ge_i32 s93, s56
	s_mov_b32 s6, s93
	s_cbranch_scc0 .LBB0_349
.LBB0_343:
	s_cmp_ge_i32 s93, s57
	s_mov_b32 s6, s93
	s_cbranch_scc0 .LBB0_352
.LBB0_344:
	s_cmp_ge_i32 s93, s11
	s_mov_b32 s6, s93
	s_cbranch_scc0 .LBB0_355
.LBB0_345:
	s_cmp_gt_i32 s93, 15
	s_mov_b32 s6, s93
	s_cbranch_scc0 .LBB0_358
.LBB0_346:
	v_readlane_b32 s21, v126, 37
	s_mul_i32 s6, s21, s92
	v_readlane_b32 s28, v124, 54
	s_min_i32 s20, s6, s28
	s_add_i32 s6, s6, s21
	v_readlane_b32 s30, v124, 56
	s_min_i32 s95, s6, s28
	s_mul_i32 s94, s20, s30
	s_mul_i32 s95, s95, s30
	s_cmp_lt_i32 s94, s95
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_ge_i32 s94, s95
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s29, v124, 55
	v_readlane_b32 s31, v124, 57
	s_cbranch_scc1 .LBB0_379
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s6, s94
	s_branch .LBB0_361
.LBB0_348:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s6, s6, s33
	s_cmp_lt_i32 s6, s56
	s_cbranch_scc0 .LBB0_343
.LBB0_349:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, s56, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_348
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_348
.LBB0_351:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s6, s6, s33
	s_cmp_lt_i32 s6, s57
	s_cbranch_scc0 .LBB0_344
.LBB0_352:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, s57, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_351
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[98:99]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_351
.LBB0_354:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s6, s6, s33
	s_cmp_lt_i32 s6, s11
	s_cbranch_scc0 .LBB0_345
.LBB0_355:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, s11, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_354
	v_readlane_b32 s28, v124, 38
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s29, v124, 39
	v_readlane_b32 s30, v124, 40
	v_readlane_b32 s31, v124, 41
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[28:29]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_354
.LBB0_357:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s6, s6, s33
	s_cmp_lt_i32 s6, 16
	s_cbranch_scc0 .LBB0_346
.LBB0_358:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_357
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[94:95]
	global_store_dword v[2:3], v31, off
	s_branch .LBB0_357
.LBB0_360:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v97
	s_add_i32 s6, s6, 64
	s_cmp_lt_i32 s6, s95
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_379
.LBB0_361:
	v_add_u32_e32 v2, s6, v40
	v_cmp_gt_i32_e32 vcc, s95, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_363
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_363:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s95, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_365
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_365:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s95, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_367
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_367:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s95, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_369
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_369:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v23
	v_cmp_eq_u32_e64 s[86:87], v3, v23
	v_cmp_eq_u32_e64 s[82:83], v8, v23
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v96, v4
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
	v_cndmask_b32_e64 v3, 0, v3, s[58:59]
	v_addc_co_u32_e64 v3, s[88:89], v3, v2, vcc
	ds_bpermute_b32 v2, v96, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[88:89], 0, v2, s[82:83]
	ds_bpermute_b32 v10, v33, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[58:59]
	v_addc_co_u32_e64 v10, s[88:89], v10, v2, s[82:83]
	ds_bpermute_b32 v2, v96, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[88:89], 0, v2, s[84:85]
	ds_bpermute_b32 v11, v33, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[58:59]
	v_addc_co_u32_e64 v11, s[88:89], v11, v2, s[84:85]
	ds_bpermute_b32 v2, v96, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[88:89], 0, v2, s[86:87]
	ds_bpermute_b32 v12, v33, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[58:59]
	v_addc_co_u32_e64 v12, s[88:89], v12, v2, s[86:87]
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_cbranch_execz .LBB0_371
	ds_write2st64_b32 v109, v3, v10 offset1:1
	ds_write2st64_b32 v109, v11, v12 offset0:2 offset1:3
.LBB0_371:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v82 offset1:16
	v_add_u32_e32 v2, s6, v1
	v_cmp_gt_i32_e64 s[88:89], s95, v2
	s_and_b64 s[28:29], s[90:91], s[88:89]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[42:43]
	ds_read2_b32 v[14:15], v82 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[62:63]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[90:91]
	ds_read2_b32 v[14:15], v82 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[90:91]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v82 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[62:63]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v82 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[90:91]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v82 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v18, s[42:43]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v17, v17, v14, s[62:63]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v82 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v18, v14, v18, s[90:91]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v18, v14, s[42:43]
	ds_read_b32 v18, v82 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v18
	v_cndmask_b32_e64 v14, v15, v14, s[62:63]
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
	v_add_u32_e32 v3, 0, v85
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[28:29]
	s_cbranch_execz .LBB0_373
	ds_read_b32 v10, v110
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[46:47]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_373:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v98, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_375
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v99, v2
.LBB0_375:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[90:91]
	ds_read_b32 v2, v100
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[78:79]
	s_cbranch_execz .LBB0_360
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v100, v2
	s_branch .LBB0_360
.LBB0_379:
	v_readlane_b32 s28, v124, 54
	v_readlane_b32 s31, v124, 57
	s_mul_i32 s20, s92, s31
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s20, s44, s20
	s_addc_u32 s6, s45, s21
	s_and_b32 s21, s6, 0xffff
	v_readlane_b32 s29, v124, 55
	v_readlane_b32 s30, v124, 56
	buffer_store_dword v6, v75, s[20:23], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_382
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[30:31], exec, vcc
	s_mov_b64 exec, s[30:31]
	s_cbranch_execz .LBB0_382
	s_bcnt1_i32_b64 s6, s[28:29]
	v_readlane_b32 s28, v124, 13
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s29, v124, 14
	s_nop 4
	global_atomic_add v31, v2, s[28:29] offset:32 sc1
.LBB0_382:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s92, 0
	s_cbranch_scc1 .LBB0_434
	s_branch .LBB0_385
.LBB0_383:
	s_or_b64 exec, exec, s[28:29]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v31, v2
.LBB0_384:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v2
	s_cbranch_vccz .LBB0_388
.LBB0_385:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_384
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_383
	v_readlane_b32 s30, v124, 13
	v_readlane_b32 s31, v124, 14
	s_nop 4
	global_load_dword v2, v31, s[30:31] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_383
.LBB0_388:
	v_readlane_b32 s20, v125, 35
	v_readlane_b32 s21, v125, 36
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_399
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, v107
	v_readlane_b32 s54, v125, 39
	s_branch .LBB0_391
.LBB0_390:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v97
	s_add_i32 s6, s6, 16
	s_cmp_lt_i32 s6, s8
	v_add_u32_e32 v2, s18, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_400
.LBB0_391:
	v_add_u32_e32 v3, s6, v40
	v_cmp_gt_i32_e32 vcc, s8, v3
	s_and_b64 s[28:29], s[24:25], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[20:21], s[28:29]
	s_cbranch_execz .LBB0_393
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[48:49]
	global_load_dword v3, v[6:7], off
.LBB0_393:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v98, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_395
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v25, v3
.LBB0_395:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[90:91]
	ds_read_b32 v3, v100
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[78:79]
	s_cbranch_execz .LBB0_390
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v100, v3
	s_branch .LBB0_390
.LBB0_399:
	v_readlane_b32 s54, v125, 39
.LBB0_400:
	v_readlane_b32 s20, v126, 27
	v_readlane_b32 s21, v126, 28
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_419
	v_readlane_b32 s28, v125, 4
	v_readlane_b32 s48, v126, 38
	s_mov_b32 s6, 0
	v_readlane_b32 s30, v125, 6
	v_readlane_b32 s31, v125, 7
	v_readlane_b32 s49, v126, 39
	v_readlane_b32 s29, v125, 5
.LBB0_402:
	s_add_i32 s20, s34, s6
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s28, s20, s53
	s_mul_i32 s28, s28, s10
	s_sub_i32 s20, s20, s28
	s_sub_i32 s28, s20, s10
	s_cmp_ge_u32 s20, s10
	s_cselect_b32 s20, s28, s20
	s_sub_i32 s28, s20, s10
	s_cmp_ge_u32 s20, s10
	s_cselect_b32 s20, s28, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s20, s21
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s30, s20
	s_addc_u32 s21, s31, s21
	global_load_dwordx2 v[2:3], v31, s[20:21]
	global_load_dwordx2 v[6:7], v31, s[40:41]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s20, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v6
	v_readfirstlane_b32 s21, v3
	v_readfirstlane_b32 s29, v7
	s_sub_u32 s20, s20, s28
	s_subb_u32 s21, s21, s29
	s_ashr_i32 s28, s21, 31
	s_lshr_b32 s28, s28, 28
	s_add_u32 s20, s20, s28
	s_addc_u32 s21, s21, 0
	s_and_b32 s20, s20, -16
	s_add_u32 s20, s48, s20
	s_addc_u32 s21, s49, s21
	s_add_i32 s6, s6, 1
	s_and_b32 s21, s21, 0xffff
	s_cmp_lg_u32 s54, s6
	buffer_store_dword v4, v75, s[20:23], 0 offen
	s_cbranch_scc1 .LBB0_402
	s_mov_b32 s6, 0
	s_branch .LBB0_405
.LBB0_404:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s6, s6, 1
	s_cmp_lg_u32 s54, s6
	s_cbranch_scc0 .LBB0_407
.LBB0_405:
	s_add_i32 s20, s34, s6
	s_ashr_i32 s21, s20, 31
	s_abs_i32 s20, s20
	s_mul_hi_u32 s28, s20, s53
	s_mul_i32 s28, s28, s10
	s_sub_i32 s20, s20, s28
	s_sub_i32 s28, s20, s10
	s_cmp_ge_u32 s20, s10
	s_cselect_b32 s20, s28, s20
	s_sub_i32 s28, s20, s10
	s_cmp_ge_u32 s20, s10
	s_cselect_b32 s20, s28, s20
	s_xor_b32 s20, s20, s21
	s_sub_i32 s20, s20, s21
	s_ashr_i32 s21, s20, 31
	v_readlane_b32 s28, v125, 4
	s_lshl_b64 s[20:21], s[20:21], 3
	v_readlane_b32 s30, v125, 6
	v_readlane_b32 s31, v125, 7
	s_add_u32 s20, s30, s20
	s_addc_u32 s21, s31, s21
	global_load_dwordx2 v[2:3], v31, s[20:21]
	v_readlane_b32 s29, v125, 5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v2
	v_readfirstlane_b32 s29, v3
	global_load_dwordx2 v[2:3], v31, s[40:41]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s30, v2
	v_readfirstlane_b32 s31, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_404
	s_sub_u32 s28, s28, s30
	s_subb_u32 s29, s29, s31
	s_ashr_i32 s30, s29, 31
	s_lshr_b32 s30, s30, 28
	s_add_u32 s28, s28, s30
	s_addc_u32 s29, s29, 0
	s_and_b32 s28, s28, -16
	v_readlane_b32 s30, v125, 37
	s_add_u32 s28, s30, s28
	v_readlane_b32 s30, v125, 38
	s_addc_u32 s29, s30, s29
	global_atomic_swap v31, v51, s[28:29] sc1
	s_branch .LBB0_404
.LBB0_407:
	s_mov_b32 s6, 0
	s_branch .LBB0_409
.LBB0_408:
	s_add_i32 s6, s6, 1
	s_cmp_lg_u32 s6, s54
	s_cbranch_scc0 .LBB0_415
.LBB0_409:
	s_mov_b64 s[74:75], s[66:67]
	s_lshl_b64 s[20:21], s[6:7], 2
	s_mov_b64 s[72:73], s[64:65]
	s_add_u32 s20, s72, s20
	s_addc_u32 s21, s73, s21
	s_branch .LBB0_412
.LBB0_410:
	s_or_b64 exec, exec, s[30:31]
	v_readfirstlane_b32 s30, v2
	s_nop 1
	v_mov_b32_e32 v2, s30
	ds_write_b32 v31, v2
.LBB0_411:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_408
.LBB0_412:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_411
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_410
	global_load_dword v2, v31, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_410
.LBB0_415:
	s_mov_b32 s20, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 0
	s_branch .LBB0_417
.LBB0_416:
	s_or_b64 exec, exec, s[28:29]
	s_cmp_lt_i32 s6, s34
	v_readlane_b32 s28, v124, 54
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s31, v124, 57
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s6, s6, 1
	s_add_i32 s20, s20, s31
	s_cmp_lg_u32 s54, s6
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s29, v124, 55
	v_readlane_b32 s30, v124, 56
	s_cbranch_scc0 .LBB0_420
.LBB0_417:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[28:29], exec
	v_readlane_b32 s30, v125, 44
	v_readlane_b32 s31, v125, 45
	s_and_b64 s[30:31], s[28:29], s[30:31]
	s_mov_b64 exec, s[30:31]
	s_cbranch_execz .LBB0_416
	s_ashr_i32 s21, s20, 31
	v_lshl_add_u64 v[4:5], s[20:21], 2, v[28:29]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_416
.LBB0_419:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_420:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_and_b32_e32 v4, -16, v4
	ds_bpermute_b32 v5, v102, v4
	v_readlane_b32 s20, v127, 7
	v_readlane_b32 s21, v127, 8
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v5, 0, s[20:21]
	v_add_u32_e32 v5, v5, v4
	ds_bpermute_b32 v6, v77, v5
	v_readlane_b32 s20, v127, 9
	v_readlane_b32 s21, v127, 10
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[20:21]
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v78, v5
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s28, v125, 44
	v_readlane_b32 s29, v125, 45
	s_and_b64 s[28:29], s[20:21], s[28:29]
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_422
	scratch_load_dwordx2 v[8:9], off, off offset:8
	s_waitcnt vmcnt(0)
	global_load_dword v7, v[8:9], off
.LBB0_422:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v127, 11
	v_readlane_b32 s21, v127, 12
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[20:21]
	v_sub_u32_e32 v6, v6, v4
	v_add_u32_e32 v6, v6, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v98, v7
	v_readlane_b32 s20, v126, 40
	v_readlane_b32 s21, v126, 41
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
	ds_bpermute_b32 v8, v103, v7
	ds_bpermute_b32 v10, v102, v5
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v8, v8, 0, s[20:21]
	v_add_u32_e32 v8, v8, v7
	ds_bpermute_b32 v9, v96, v8
	v_readlane_b32 s20, v127, 13
	v_readlane_b32 s21, v127, 14
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[20:21]
	v_readlane_b32 s20, v127, 7
	v_readlane_b32 s21, v127, 8
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v33, v8
	v_cndmask_b32_e64 v10, v10, 0, s[20:21]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v77, v10
	v_readlane_b32 s20, v127, 9
	v_readlane_b32 s21, v127, 10
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[20:21]
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v78, v10
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s28, v125, 42
	v_readlane_b32 s29, v125, 43
	s_and_b64 s[28:29], s[20:21], s[28:29]
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_424
	v_cndmask_b32_e64 v9, 0, v9, s[58:59]
	v_add_u32_e32 v7, v5, v7
	v_sub_u32_e32 v7, v9, v7
	v_add_u32_e32 v7, v7, v8
	scratch_load_dwordx2 v[8:9], off, off offset:16
	v_add_u32_e32 v3, v6, v3
	v_readlane_b32 s28, v127, 11
	v_readlane_b32 s29, v127, 12
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[28:29]
	v_add3_u32 v7, v7, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
.LBB0_424:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[20:21], exec
	v_readlane_b32 s28, v125, 48
	v_readlane_b32 s29, v125, 49
	s_and_b64 s[28:29], s[20:21], s[28:29]
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_426
	scratch_load_dwordx2 v[8:9], off, off offset:24
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
	global_store_dword v[56:57], v2, off
.LBB0_426:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v125, 46
	v_readlane_b32 s21, v125, 47
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
	v_readlane_b32 s6, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s28, v2, 63
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
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_428
	v_readlane_b32 s29, v126, 54
	v_readlane_b32 s30, v125, 50
	v_add_u32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s29
	v_readlane_b32 s31, v125, 51
	s_ashr_i32 s29, s6, 31
	s_lshr_b32 s29, s29, 28
	v_cndmask_b32_e64 v15, v2, v3, s[30:31]
	v_add_u32_e32 v2, 7, v15
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_readlane_b32 s68, v125, 60
	v_ashrrev_i32_e32 v3, 3, v2
	s_add_i32 s29, s6, s29
	v_readlane_b32 s73, v126, 1
	v_readlane_b32 s30, v125, 56
	s_ashr_i32 s29, s29, 4
	v_readlane_b32 s71, v125, 63
	v_min_i32_e32 v2, s73, v3
	v_readlane_b32 s31, v125, 57
	v_readlane_b32 s74, v126, 2
	s_mul_i32 s48, s29, s71
	v_cndmask_b32_e64 v2, v3, v2, s[30:31]
	v_readlane_b32 s30, v125, 58
	s_min_i32 s49, s74, s48
	v_readlane_b32 s31, v125, 59
	v_readlane_b32 s69, v125, 61
	v_add_u32_e32 v14, s8, v3
	s_and_b64 s[30:31], s[30:31], exec
	v_mov_b64_e32 v[4:5], s[8:9]
	s_cselect_b32 s30, s49, s48
	v_add_u32_e32 v16, s48, v14
	s_mul_i32 s31, s29, s76
	v_mov_b64_e32 v[6:7], s[10:11]
	v_readlane_b32 s68, v124, 44
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[12:13], s[10:11]
	v_add_u32_e32 v8, s30, v2
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v7, s31
	v_readlane_b32 s69, v124, 45
	v_add_u32_e32 v17, s31, v16
	s_mul_i32 s48, s29, s96
	v_mov_b64_e32 v[10:11], s[8:9]
	v_add_u32_e32 v9, s31, v8
	v_mov_b32_e32 v3, s30
	global_store_dwordx4 v31, v[4:7], s[68:69] offset:32
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v12, v16
	v_mov_b32_e32 v4, s31
	v_mov_b32_e32 v5, s48
	v_mov_b32_e32 v13, v17
	global_store_dwordx4 v31, v[2:5], s[68:69] offset:68
	v_mov_b32_e32 v6, v31
	v_mov_b32_e32 v7, v2
	global_store_dwordx4 v31, v[10:13], s[68:69] offset:132
	v_add_u32_e32 v2, s48, v9
	s_mul_i32 s30, s29, s35
	v_add_u32_e32 v10, s48, v17
	global_store_dwordx4 v31, v[6:9], s[68:69] offset:100
	v_add_u32_e32 v3, s30, v2
	v_add_u32_e32 v11, s30, v10
	v_mov_b32_e32 v7, s30
	v_readlane_b32 s30, v126, 6
	v_mov_b32_e32 v6, s48
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v8, s30
	v_readlane_b32 s30, v126, 7
	global_store_dwordx3 v31, v[6:8], s[68:69] offset:48
	v_mov_b32_e32 v14, s29
	v_mov_b32_e32 v5, s30
	global_store_dwordx2 v31, v[4:5], s[68:69] offset:84
	global_store_dwordx2 v31, v[10:11], s[68:69] offset:148
	v_add_u32_e32 v4, s30, v3
	v_mov_b32_e32 v16, s28
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s72, v126, 0
	v_readlane_b32 s75, v126, 3
	global_store_dwordx3 v31, v[2:4], s[68:69] offset:116
	global_store_dwordx3 v31, v[14:16], s[68:69] offset:160
.LBB0_428:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s6, s6, 15
	s_cmp_gt_u32 s6, 30
	v_readlane_b32 s28, v126, 52
	s_cselect_b64 s[20:21], -1, 0
	v_readlane_b32 s29, v126, 53
	s_or_b64 s[20:21], s[20:21], s[28:29]
	v_readlane_b32 s28, v125, 4
	v_readlane_b32 s30, v125, 6
	v_readlane_b32 s31, v125, 7
	s_and_b64 vcc, exec, s[20:21]
	s_mov_b64 s[20:21], s[30:31]
	s_mov_b32 s6, s54
	v_readlane_b32 s29, v125, 5
	s_cbranch_vccz .LBB0_438
.LBB0_429:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	v_readlane_b32 s48, v124, 44
	v_readlane_b32 s49, v124, 45
	s_cbranch_execz .LBB0_431
	s_nop 3
	global_atomic_swap v31, v51, s[48:49] offset:176 sc1
.LBB0_431:
	s_or_b64 exec, exec, s[20:21]
	s_branch .LBB0_434
.LBB0_432:
	s_or_b64 exec, exec, s[28:29]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v31, v2
.LBB0_433:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_441
.LBB0_434:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_433
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_432
	global_load_dword v2, v31, s[48:49] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_432
.LBB0_437:
	s_or_b64 exec, exec, s[28:29]
	s_add_i32 s6, s6, -1
	s_add_u32 s20, s20, 8
	s_addc_u32 s21, s21, 0
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .LBB0_429
.LBB0_438:
	global_load_dwordx2 v[2:3], v31, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s48, v2
	v_readfirstlane_b32 s49, v3
	global_load_dwordx2 v[2:3], v31, s[40:41]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s54, v2
	v_readfirstlane_b32 s55, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[28:29], s[80:81]
	s_cbranch_execz .LBB0_437
	s_mov_b64 s[30:31], exec
	v_mbcnt_lo_u32_b32 v2, s30, 0
	v_mbcnt_hi_u32_b32 v2, s31, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[82:83], exec, vcc
	s_mov_b64 exec, s[82:83]
	s_cbranch_execz .LBB0_437
	s_sub_u32 s48, s48, s54
	s_subb_u32 s49, s49, s55
	s_ashr_i32 s54, s49, 31
	s_lshr_b32 s54, s54, 28
	s_add_u32 s48, s48, s54
	s_addc_u32 s49, s49, 0
	s_and_b32 s48, s48, -16
	v_readlane_b32 s54, v124, 42
	v_readlane_b32 s55, v124, 43
	s_add_u32 s48, s54, s48
	s_addc_u32 s49, s55, s49
	s_bcnt1_i32_b64 s30, s[30:31]
	v_mov_b32_e32 v2, s30
	global_atomic_add v31, v2, s[48:49] sc1
	s_branch .LBB0_437
.LBB0_441:
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[48:49] offset:160
	s_cmp_lt_i32 s92, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cbranch_scc1 .LBB0_452
	v_mov_b32_e32 v4, 0
	s_mov_b32 s28, 0
	v_mov_b32_e32 v2, v107
	s_branch .LBB0_444
.LBB0_443:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v97
	s_add_i32 s28, s28, 16
	s_cmp_lt_i32 s28, s92
	v_add_u32_e32 v2, s18, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_452
.LBB0_444:
	v_add_u32_e32 v3, s28, v40
	v_cmp_gt_i32_e32 vcc, s92, v3
	s_and_b64 s[30:31], s[24:25], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[20:21], s[30:31]
	s_cbranch_execz .LBB0_446
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[48:49]
	global_load_dword v3, v[6:7], off
.LBB0_446:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v98, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_448
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v25, v3
.LBB0_448:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[90:91]
	ds_read_b32 v3, v100
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[78:79]
	s_cbranch_execz .LBB0_443
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v100, v3
	s_branch .LBB0_443
.LBB0_452:
	v_readlane_b32 s68, v126, 42
	v_readlane_b32 s69, v126, 43
	v_readlane_b32 s70, v126, 44
	v_readlane_b32 s71, v126, 45
	v_readlane_b32 s84, v124, 54
	v_readlane_b32 s86, v124, 56
	v_readlane_b32 s87, v124, 57
	s_add_i32 s28, s92, s8
	s_mov_b64 s[54:55], s[86:87]
	buffer_load_dword v2, v74, s[68:71], 0 offen
	s_mul_i32 s20, s28, s55
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s48, s44, s20
	s_addc_u32 s49, s45, s21
	s_add_i32 s20, s28, s8
	s_mul_i32 s20, s20, s55
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s54, s44, s20
	v_readlane_b32 s28, v126, 8
	s_addc_u32 s55, s45, s21
	s_and_b32 s21, s49, 0xffff
	s_mov_b32 s20, s48
	v_readlane_b32 s30, v126, 10
	v_readlane_b32 s31, v126, 11
	v_readlane_b32 s29, v126, 9
	s_mov_b32 s30, s70
	s_mov_b32 s31, s71
	s_andn2_b64 vcc, exec, s[26:27]
	v_readlane_b32 s85, v124, 55
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v75, s[20:23], 0 offen
	buffer_load_dword v2, v74, s[28:31], 0 offen
	s_mov_b64 s[20:21], s[28:29]
	v_writelane_b32 v126, s20, 8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v126, s21, 9
	v_writelane_b32 v126, s22, 10
	v_writelane_b32 v126, s23, 11
	s_and_b32 s21, s55, 0xffff
	s_mov_b32 s20, s54
	buffer_store_dword v2, v75, s[20:23], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccnz .LBB0_481
	v_add_u32_e32 v8, s94, v0
	s_branch .LBB0_455
.LBB0_454:
	s_or_b64 exec, exec, s[26:27]
	s_addk_i32 s94, 0x100
	s_cmp_lt_i32 s94, s95
	v_add_u32_e32 v8, 0x100, v8
	s_cbranch_scc0 .LBB0_481
.LBB0_455:
	v_add_u32_e32 v2, s94, v0
	v_cmp_gt_i32_e64 s[82:83], s95, v2
	v_mov_b32_e32 v30, -1
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_cbranch_execz .LBB0_457
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v30, v[4:5], off
.LBB0_457:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[20:21], -1, v30
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_459
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[46:47]
	global_load_dword v9, v[6:7], off
.LBB0_459:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_461
	v_lshl_add_u64 v[4:5], v[30:31], 2, s[48:49]
	global_load_dword v4, v[4:5], off
.LBB0_461:
	s_or_b64 exec, exec, s[26:27]
	v_readlane_b32 s26, v126, 25
	v_readlane_b32 s27, v126, 26
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v10, v4, v9
	s_cbranch_vccnz .LBB0_470
	v_sub_u32_e32 v3, 0, v2
	v_max_i32_e32 v3, v2, v3
	v_mul_hi_u32 v5, v3, v106
	v_mul_lo_u32 v5, v5, s16
	v_sub_u32_e32 v6, 0, v30
	v_sub_u32_e32 v3, v3, v5
	v_max_i32_e32 v6, v30, v6
	v_subrev_u32_e32 v5, s16, v3
	v_cmp_le_u32_e32 vcc, s16, v3
	v_mul_hi_u32 v7, v6, v104
	v_mul_lo_u32 v11, v7, s14
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_subrev_u32_e32 v5, s16, v3
	v_cmp_le_u32_e32 vcc, s16, v3
	v_sub_u32_e32 v6, v6, v11
	v_add_u32_e32 v11, 1, v7
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cmp_le_u32_e32 vcc, s14, v6
	v_ashrrev_i32_e32 v4, 31, v2
	v_xor_b32_e32 v5, v3, v4
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_subrev_u32_e32 v11, s14, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_ashrrev_i32_e32 v3, 31, v30
	v_add_u32_e32 v11, 1, v7
	v_cmp_le_u32_e32 vcc, s14, v6
	v_xor_b32_e32 v3, s17, v3
	v_readlane_b32 s28, v124, 54
	v_cndmask_b32_e32 v6, v7, v11, vcc
	v_xor_b32_e32 v6, v6, v3
	v_add_u32_e32 v4, v4, v8
	v_readlane_b32 s30, v124, 56
	v_sub_u32_e32 v3, v6, v3
	v_sub_u32_e32 v4, v4, v5
	s_mov_b32 s28, s30
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v30
	v_readlane_b32 s29, v124, 55
	v_readlane_b32 s31, v124, 57
	s_branch .LBB0_464
.LBB0_463:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, v5, v13
	s_add_i32 s28, s28, -1
	v_cndmask_b32_e32 v12, v12, v6, vcc
	v_cndmask_b32_e32 v11, v11, v5, vcc
	s_cmp_lg_u32 s28, 0
	v_add_u32_e32 v4, 1, v4
	s_cbranch_scc0 .LBB0_471
.LBB0_464:
	v_mov_b32_e32 v6, -1
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_466
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[4:5]
	global_load_dword v6, v[6:7], off
.LBB0_466:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v14, 0, v6
	v_max_i32_e32 v14, v6, v14
	v_mul_hi_u32 v15, v14, v104
	v_mul_lo_u32 v16, v15, s14
	v_sub_u32_e32 v14, v14, v16
	v_add_u32_e32 v16, 1, v15
	v_cmp_le_u32_e64 s[84:85], s14, v14
	v_ashrrev_i32_e32 v7, 31, v6
	v_xor_b32_e32 v13, s17, v7
	v_cndmask_b32_e64 v15, v15, v16, s[84:85]
	v_subrev_u32_e32 v16, s14, v14
	v_cndmask_b32_e64 v14, v14, v16, s[84:85]
	v_add_u32_e32 v16, 1, v15
	v_cmp_le_u32_e64 s[84:85], s14, v14
	v_or_b32_e32 v5, v6, v30
	v_cmp_lt_i32_e32 vcc, -1, v5
	v_cndmask_b32_e64 v14, v15, v16, s[84:85]
	v_xor_b32_e32 v14, v14, v13
	v_sub_u32_e32 v13, v14, v13
	v_cmp_eq_u32_e64 s[84:85], v13, v3
	s_and_b64 s[26:27], vcc, s[84:85]
	v_cmp_lt_i32_e32 vcc, v6, v12
	v_mov_b32_e32 v5, 0
	s_and_b64 vcc, vcc, s[26:27]
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_468
	v_lshl_add_u64 v[14:15], v[6:7], 2, s[48:49]
	global_load_dword v13, v[14:15], off
.LBB0_468:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_463
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[46:47]
	global_load_dword v5, v[14:15], off
	s_branch .LBB0_463
.LBB0_470:
	v_mov_b32_e32 v11, v10
.LBB0_471:
	s_and_saveexec_b64 s[26:27], s[82:83]
	s_cbranch_execz .LBB0_473
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s28, v125, 27
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s29, v125, 28
	s_nop 1
	v_lshl_add_u64 v[6:7], s[28:29], 0, v[4:5]
	v_readlane_b32 s28, v125, 0
	v_readlane_b32 s29, v125, 1
	s_nop 1
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[4:5]
	global_store_dword v[4:5], v10, off
	global_store_dword v[6:7], v11, off
.LBB0_473:
	s_or_b64 exec, exec, s[26:27]
	v_readlane_b32 s26, v125, 52
	v_readlane_b32 s27, v125, 53
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_478
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_476
	v_lshl_add_u64 v[4:5], v[30:31], 2, s[54:55]
	global_load_dword v3, v[4:5], off
.LBB0_476:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v9
	v_mov_b32_e32 v4, v2
.LBB0_477:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_454
	s_branch .LBB0_480
.LBB0_478:
	s_mov_b64 s[20:21], 0
	s_cbranch_execz .LBB0_477
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[26:27], s[82:83], exec
	s_or_b64 s[20:21], s[20:21], s[26:27]
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_454
.LBB0_480:
	v_readlane_b32 s20, v125, 25
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s21, v125, 26
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[20:21]
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_454
.LBB0_481:
	s_lshl_b32 s26, s92, 6
	v_readlane_b32 s30, v124, 46
	v_readlane_b32 s48, v124, 48
	v_readlane_b32 s54, v126, 4
	v_readlane_b32 s94, v127, 36
	s_cmp_ge_i32 s26, s6
	v_readlane_b32 s31, v124, 47
	v_readlane_b32 s49, v124, 49
	v_readlane_b32 s55, v126, 5
	v_readlane_b32 s52, v127, 35
	v_readlane_b32 s95, v127, 37
	s_cbranch_scc1 .LBB0_490
	v_readlane_b32 s68, v126, 42
	v_readlane_b32 s72, v126, 48
	v_readlane_b32 s69, v126, 43
	v_readlane_b32 s73, v126, 49
	v_readlane_b32 s70, v126, 44
	v_readlane_b32 s71, v126, 45
	s_mov_b64 s[68:69], s[72:73]
	s_mov_b64 s[20:21], s[72:73]
	v_readlane_b32 s74, v126, 50
	v_readlane_b32 s75, v126, 51
	v_writelane_b32 v126, s20, 48
	buffer_load_dword v2, v79, s[68:71], 0 offen
	v_readlane_b32 s28, v125, 40
	v_writelane_b32 v126, s21, 49
	v_writelane_b32 v126, s22, 50
	v_readlane_b32 s29, v125, 41
	v_writelane_b32 v126, s23, 51
	s_lshl_b32 s20, s92, 10
	v_subrev_u32_e32 v6, s20, v108
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[28:29]
	.loc	1 32 0
	v_lshlrev_b32_e32 v2, 1, v101
	.loc	1 36 0
	v_or_b32_e32 v8, s20, v2
	s_branch .LBB0_484
.LBB0_483:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s26, s26, s0
	v_subrev_u32_e32 v6, s77, v6
	s_cmp_lt_i32 s26, s6
	v_add_u32_e32 v8, s77, v8
	s_cbranch_scc0 .LBB0_490
.LBB0_484:
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
	v_add_u32_e32 v4, 0, v101
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v111
	v_add_u32_e32 v2, s26, v1
	v_cmp_gt_i32_e32 vcc, s6, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, -1, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execnz .LBB0_487
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execnz .LBB0_488
.LBB0_486:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[28:29], s[90:91], vcc
	s_and_saveexec_b64 s[20:21], s[28:29]
	s_cbranch_execz .LBB0_483
	s_branch .LBB0_489
.LBB0_487:
	v_readlane_b32 s28, v126, 46
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s29, v126, 47
	s_nop 1
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[28:29]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_486
.LBB0_488:
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[12:13], v[4:5], 2, s[54:55]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[28:29], s[90:91], vcc
	s_and_saveexec_b64 s[20:21], s[28:29]
	s_cbranch_execz .LBB0_483
.LBB0_489:
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[12:13], s[50:51], 0, v[2:3]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v4, off
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[2:3]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[4:5], v11, off
	v_ashrrev_i32_e32 v4, 31, v10
	v_lshrrev_b32_e32 v4, 28, v4
	v_add_u32_e32 v4, v10, v4
	v_ashrrev_i32_e32 v10, 4, v4
	v_lshl_add_u64 v[4:5], s[30:31], 0, v[2:3]
	global_store_dword v[4:5], v10, off
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[2:3], s[48:49], 0, v[2:3]
	v_ashrrev_i32_e32 v4, 4, v4
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_483
.LBB0_490:
	v_readlane_b32 s48, v124, 44
	v_readlane_b32 s49, v124, 45
	s_nop 4
	global_load_dword v6, v31, s[48:49] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s93, v6
	s_cbranch_vccnz .LBB0_495
	global_load_dword v2, v31, s[48:49] offset:100
	v_readlane_b32 s20, v126, 55
	v_readlane_b32 s21, v126, 56
	s_mov_b32 s26, s93
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_branch .LBB0_493
.LBB0_492:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s26, s26, s33
	v_cmp_lt_i32_e32 vcc, s26, v6
	s_cbranch_vccz .LBB0_495
.LBB0_493:
	v_add_u32_e32 v4, s26, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_492
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_492
.LBB0_495:
	global_load_dword v6, v31, s[48:49] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s93, v6
	s_cbranch_vccnz .LBB0_500
	global_load_dword v2, v31, s[48:49] offset:104
	v_readlane_b32 s20, v126, 55
	v_readlane_b32 s21, v126, 56
	s_mov_b32 s26, s93
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_branch .LBB0_498
.LBB0_497:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s26, s26, s33
	v_cmp_lt_i32_e32 vcc, s26, v6
	s_cbranch_vccz .LBB0_500
.LBB0_498:
	v_add_u32_e32 v4, s26, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_497
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_497
.LBB0_500:
	global_load_dword v2, v31, s[48:49] offset:108
	v_readlane_b32 s20, v124, 50
	v_readlane_b32 s21, v124, 51
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s20, v126, 14
	v_readlane_b32 s26, v126, 12
	v_readlane_b32 s21, v126, 15
	v_readlane_b32 s27, v126, 13
	s_cselect_b32 s28, s6, s26
	s_and_b64 s[20:21], s[20:21], exec
	s_cselect_b32 s30, s6, s27
	s_add_i32 s29, s28, s30
	s_mul_i32 s26, s6, s76
	s_cmp_ge_i32 s93, s26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	s_cbranch_scc1 .LBB0_506
	v_readlane_b32 s20, v126, 55
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s21, v126, 56
	s_mov_b32 s27, s93
	s_nop 0
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_branch .LBB0_503
.LBB0_502:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s27, s27, s33
	s_cmp_lt_i32 s27, s26
	s_cbranch_scc0 .LBB0_505
.LBB0_503:
	v_add_u32_e32 v4, s27, v0
	v_cmp_gt_i32_e32 vcc, s26, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_502
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s31, v126, 30
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s31, v5
	v_readlane_b32 s31, v126, 22
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s31
	v_mul_lo_u32 v9, v7, s15
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s15, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s15, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s28, v5
	v_subrev_u32_e32 v9, s29, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s6, v6
	v_min_i32_e32 v7, s6, v7
	v_min_i32_e32 v9, s6, v9
	v_mul_lo_u32 v6, v6, s76
	v_mul_lo_u32 v7, v7, s96
	v_mul_lo_u32 v9, v9, s35
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s76
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_502
.LBB0_505:
	v_readlane_b32 s48, v124, 44
	v_readlane_b32 s49, v124, 45
	s_nop 4
	global_load_dword v2, v31, s[48:49] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_506:
	s_mul_i32 s31, s6, s96
	s_cmp_lt_i32 s93, s31
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_ge_i32 s93, s31
	s_cbranch_scc1 .LBB0_512
	v_readlane_b32 s26, v126, 55
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s27, v126, 56
	s_add_i32 s48, s28, 1
	s_mov_b32 s49, s93
	v_lshl_add_u64 v[2:3], s[26:27], 0, v[2:3]
	s_branch .LBB0_509
.LBB0_508:
	s_or_b64 exec, exec, s[26:27]
	s_add_i32 s49, s49, s33
	s_cmp_lt_i32 s49, s31
	s_cbranch_scc0 .LBB0_511
.LBB0_509:
	v_add_u32_e32 v4, s49, v0
	v_cmp_gt_i32_e32 vcc, s31, v4
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_508
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s54, v126, 29
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s54, v5
	v_readlane_b32 s54, v126, 21
	v_add_u32_e32 v8, 0x4000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s54
	v_mul_lo_u32 v9, v7, s1
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s1, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s1, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s1, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s48, v5
	v_subrev_u32_e32 v9, s30, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s6, v6
	v_min_i32_e32 v7, s6, v7
	v_min_i32_e32 v9, s6, v9
	v_mul_lo_u32 v6, v6, s76
	v_mul_lo_u32 v7, v7, s96
	v_mul_lo_u32 v9, v9, s35
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s96
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_508
.LBB0_511:
	v_readlane_b32 s48, v124, 44
	v_readlane_b32 s49, v124, 45
.LBB0_512:
	v_readlane_b32 s26, v125, 54
	v_readlane_b32 s27, v125, 55
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_519
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_519
	global_load_dword v2, v31, s[48:49] offset:108
	v_readlane_b32 s20, v126, 55
	v_readlane_b32 s21, v126, 56
	s_mov_b32 s26, s93
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_branch .LBB0_516
.LBB0_515:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s26, s26, s33
	s_cmp_lt_i32 s26, s31
	s_cbranch_scc0 .LBB0_518
.LBB0_516:
	v_add_u32_e32 v4, s26, v0
	v_cmp_gt_i32_e32 vcc, s31, v4
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_515
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s27, v126, 29
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s27, v5
	v_readlane_b32 s27, v126, 21
	v_add_u32_e32 v8, 0x5000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s27
	v_mul_lo_u32 v9, v7, s1
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s1, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s1, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s1, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s29, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s28, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s6, v7
	v_min_i32_e32 v6, s6, v6
	v_min_i32_e32 v9, s6, v9
	v_mul_lo_u32 v7, v7, s76
	v_mul_lo_u32 v6, v6, s96
	v_mul_lo_u32 v9, v9, s35
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s96
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_515
.LBB0_518:
	v_readlane_b32 s48, v124, 44
	v_readlane_b32 s49, v124, 45
.LBB0_519:
	s_nop 4
	global_load_dword v6, v31, s[48:49] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s93, v6
	s_cbranch_vccnz .LBB0_524
	global_load_dword v2, v31, s[48:49] offset:120
	v_readlane_b32 s20, v126, 55
	v_readlane_b32 s21, v126, 56
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_branch .LBB0_522
.LBB0_521:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s93, s93, s33
	v_cmp_lt_i32_e32 vcc, s93, v6
	s_cbranch_vccz .LBB0_524
.LBB0_522:
	v_add_u32_e32 v4, s93, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_521
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_521
.LBB0_524:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_528
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v2, s28, 0
	v_mbcnt_hi_u32_b32 v2, s29, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_527
	s_bcnt1_i32_b64 s6, s[28:29]
	v_readlane_b32 s28, v124, 13
	v_mov_b32_e32 v3, s6
	v_readlane_b32 s29, v124, 14
	s_nop 4
	global_atomic_add v3, v31, v3, s[28:29] offset:36 sc0 sc1
.LBB0_527:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_nop 1
	v_add_u32_e32 v2, s6, v2
	ds_write_b32 v31, v2
.LBB0_528:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	v_readlane_b32 s6, v125, 32
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s6, v2
	s_cbranch_vccz .LBB0_531
	s_branch .LBB0_537
.LBB0_529:
	s_or_b64 exec, exec, s[26:27]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v31, v2
.LBB0_530:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v31
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s8, v2
	s_cbranch_vccz .LBB0_534
.LBB0_531:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_530
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_529
	v_readlane_b32 s28, v124, 13
	v_readlane_b32 s29, v124, 14
	s_nop 4
	global_load_dword v2, v31, s[28:29] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_529
.LBB0_534:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 26 0
	s_and_saveexec_b64 s[20:21], s[80:81]
	s_cbranch_execz .LBB0_536
	.loc	1 36 0
	global_atomic_swap v31, v51, s[48:49] sc1
.LBB0_536:
	s_or_b64 exec, exec, s[20:21]
.LBB0_537:
	.loc	1 37 0
	v_readlane_b32 s20, v124, 34
	v_readlane_b32 s21, v124, 35
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_4
	.loc	1 38 0
	v_readlane_b32 s6, v124, 0
	v_readlane_b32 s26, v127, 5
	s_memrealtime s[20:21]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s27, v127, 6
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s20
	v_readlane_b32 s6, v125, 31
	v_cndmask_b32_e64 v2, v2, v3, s[26:27]
	v_mov_b32_e32 v4, s21
	v_mov_b32_e32 v3, s6
	v_cndmask_b32_e64 v3, v3, v4, s[26:27]
	v_readlane_b32 s26, v127, 40
	v_readlane_b32 s27, v127, 41
	v_readlane_b32 s20, v127, 15
	v_readlane_b32 s21, v127, 16
	v_mov_b32_e32 v4, s27
	v_readlane_b32 s28, v125, 4
	v_cndmask_b32_e64 v3, v3, v4, s[20:21]
	v_mov_b32_e32 v4, s26
	v_cndmask_b32_e64 v2, v2, v4, s[20:21]
	s_lshl_b32 s20, s92, 2
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	v_readlane_b32 s29, v125, 5
	s_add_u32 s20, s28, s20
	s_addc_u32 s6, s29, s21
	s_and_b32 s21, s6, 0xffff
	v_readlane_b32 s30, v125, 6
	v_readlane_b32 s31, v125, 7
	buffer_store_dwordx2 v[2:3], v27, s[20:23], 0 offen
	s_branch .LBB0_4
.LBB0_539:
	v_readlane_b32 s18, v125, 2
	v_readlane_b32 s19, v125, 3
	v_readlane_b32 s26, v124, 30
	v_readlane_b32 s27, v124, 31
.LBB0_540:
	.loc	1 59 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s26, 6
	s_cbranch_scc1 .LBB0_546
	.loc	1 60 0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_545
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_544
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v124, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v124, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_544:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_545:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[18:19], 0x148
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_549
.LBB0_546:
	.loc	1 59 0
	s_endpgm
.LBB0_547:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 60 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_548:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_552
.LBB0_549:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_548
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_547
	v_readlane_b32 s10, v124, 13
	v_readlane_b32 s11, v124, 14
	s_nop 4
	global_load_dword v1, v0, s[10:11] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_547
.LBB0_552:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_546
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s9
	global_store_dword v0, v1, s[48:49] offset:172
	.loc	1 59 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_layer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 44
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
	.set moe_layer.private_seg_size, 44
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
    .private_segment_fixed_size: 44
    .sgpr_count:     106
    .sgpr_spill_count: 262
    .symbol:         moe_layer.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 10
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
