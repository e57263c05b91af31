; lds 20480
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
	s_load_dword s46, s[0:1], 0x11c
	v_writelane_b32 v123, s16, 0
	v_writelane_b32 v123, s14, 1
	s_mov_b32 s88, 0
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s86, s46
	v_writelane_b32 v123, s15, 2
	v_writelane_b32 v123, s12, 3
	v_cvt_f32_u32_e32 v1, s86
	v_rcp_iflag_f32_e32 v1, v1
	v_writelane_b32 v123, s13, 4
	v_writelane_b32 v123, s10, 5
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_nop 0
	v_writelane_b32 v123, s11, 6
	v_writelane_b32 v123, s8, 7
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_writelane_b32 v123, s9, 8
	v_writelane_b32 v123, s6, 9
	s_nop 1
	v_writelane_b32 v123, s7, 10
	v_writelane_b32 v123, s2, 11
	s_nop 1
	v_writelane_b32 v123, s3, 12
	s_load_dwordx2 s[72:73], s[0:1], 0x100
	s_load_dwordx2 s[44:45], s[0:1], 0xd0
	s_load_dword s2, s[0:1], 0x140
	v_readfirstlane_b32 s3, v1
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s20, s[72:73], 0xac
	.loc	1 38 0
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s6, s[0:1], 0x13c
	.loc	1 39 0
	s_load_dword s7, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s88, s7, s6
.LBB0_2:
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s20, 1
	.loc	1 36 0
	s_lshr_b32 s6, s33, 31
	s_add_i32 s6, s33, s6
	s_and_b32 s6, s6, -2
	s_sub_i32 s6, s33, s6
	s_lshl_b32 s8, s6, 4
	s_ashr_i32 s9, s8, 31
	s_load_dword s18, s[0:1], 0x144
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s44, s8
	s_addc_u32 s9, s45, s9
	v_writelane_b32 v123, s8, 13
	.loc	1 41 0
	s_add_i32 s50, s88, -1
	s_cmp_lt_i32 s50, -2.0
	v_writelane_b32 v123, s9, 14
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_654
	s_load_dwordx4 s[28:31], s[0:1], 0x120
	s_sub_i32 s7, 0, s86
	s_mul_i32 s7, s7, s3
	s_mul_hi_u32 s7, s3, s7
	s_add_i32 s7, s3, s7
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s31
	s_mul_hi_u32 s9, s3, s7
	.loc	1 21 0
	s_mul_i32 s11, s9, s86
	v_writelane_b32 v123, s7, 15
	s_ashr_i32 s7, s31, 31
	s_ashr_i32 s10, s46, 31
	s_sub_i32 s3, s3, s11
	s_xor_b32 s10, s7, s10
	s_add_i32 s11, s9, 1
	s_sub_i32 s13, s3, s86
	s_load_dword s12, s[0:1], 0x168
	s_load_dwordx8 s[76:83], s[0:1], 0x148
	s_load_dword s8, s[0:1], 0x138
	s_load_dwordx2 s[26:27], s[0:1], 0x130
	s_cmp_ge_u32 s3, s86
	s_cselect_b32 s9, s11, s9
	s_cselect_b32 s3, s13, s3
	s_add_i32 s11, s9, 1
	s_cmp_ge_u32 s3, s86
	s_cselect_b32 s3, s11, s9
	s_xor_b32 s3, s3, s10
	.loc	1 23 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s21, s27, 63
	.loc	1 21 0
	s_sub_i32 s47, s3, s10
	.loc	1 23 0
	s_ashr_i32 s3, s21, 31
	s_lshr_b32 s3, s3, 26
	s_add_i32 s23, s26, 0x7f
	s_add_i32 s22, s21, s3
	s_ashr_i32 s3, s23, 31
	s_lshr_b32 s3, s3, 25
	s_add_i32 s95, s23, s3
	s_add_i32 s3, s29, 7
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 29
	s_add_i32 s3, s3, s9
	s_ashr_i32 s9, s3, 3
	.loc	1 24 0
	s_add_i32 s3, s21, s27
	s_ashr_i32 s10, s3, 31
	s_lshr_b32 s10, s10, 26
	s_add_i32 s3, s3, s10
	s_mov_b64 s[24:25], s[0:1]
	.loc	1 29 0
	s_lshl_b32 s0, s8, 4
	.loc	1 24 0
	s_ashr_i32 s14, s3, 6
	.loc	1 25 0
	s_add_i32 s3, s26, 63
	.loc	1 29 0
	s_ashr_i32 s1, s0, 31
	.loc	1 25 0
	s_ashr_i32 s10, s3, 31
	v_writelane_b32 v123, s0, 16
	s_lshr_b32 s10, s10, 26
	s_add_i32 s3, s3, s10
	v_writelane_b32 v123, s1, 17
	.loc	1 32 0
	s_mul_i32 s0, s47, s26
	s_ashr_i32 s1, s0, 31
	.loc	1 24 0
	s_lshl_b32 s48, s27, 1
	.loc	1 25 0
	s_ashr_i32 s15, s3, 6
	s_add_i32 s3, s27, 0x7f
	v_writelane_b32 v123, s0, 18
	s_ashr_i32 s10, s3, 31
	s_lshr_b32 s10, s10, 25
	v_writelane_b32 v123, s1, 19
	.loc	1 34 0
	s_mul_i32 s0, s48, s47
	s_ashr_i32 s1, s0, 31
	.loc	1 25 0
	s_add_i32 s3, s3, s10
	v_writelane_b32 v123, s0, 20
	s_ashr_i32 s16, s3, 7
	.loc	1 36 0
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v123, s1, 21
	.loc	1 23 0
	s_ashr_i32 s52, s22, 6
	s_ashr_i32 s34, s95, 7
	.loc	1 31 0
	s_ashr_i32 s57, s26, 31
	.loc	1 32 0
	s_ashr_i32 s35, s27, 31
	.loc	1 33 0
	s_ashr_i32 s49, s48, 31
	.loc	1 36 0
	s_lshl_b64 s[10:11], s[2:3], 2
	v_readlane_b32 s0, v123, 13
	v_readlane_b32 s1, v123, 14
	s_add_u32 s0, s0, s10
	s_addc_u32 s1, s1, s11
	s_mov_b32 s97, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[84:85], 64, v0
	s_max_i32 s96, s2, 1
	v_writelane_b32 v123, s0, 22
	s_and_b64 s[98:99], vcc, s[84:85]
	s_lshl_b64 s[2:3], s[96:97], 2
	v_writelane_b32 v123, s1, 23
	s_add_u32 s0, s72, s2
	s_addc_u32 s1, s73, s3
	v_writelane_b32 v123, s0, 24
	s_cmp_gt_i32 s18, 0
	s_mov_b32 s19, s97
	v_writelane_b32 v123, s1, 25
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 26
	s_lshl_b64 s[2:3], s[18:19], 2
	s_load_dwordx8 s[36:43], s[24:25], 0x98
	v_writelane_b32 v123, s1, 27
	s_mov_b32 s0, s18
	v_writelane_b32 v123, s0, 28
	s_mul_i32 s10, s34, s9
	.loc	1 25 0
	s_mul_i32 s16, s16, s15
	v_writelane_b32 v123, s1, 29
	s_add_u32 s0, s72, s2
	s_addc_u32 s1, s73, s3
	v_writelane_b32 v123, s0, 30
	s_cmp_lg_u32 s12, 0
	s_load_dwordx8 s[64:71], s[24:25], 0xd8
	v_writelane_b32 v123, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s77, 0
	v_writelane_b32 v123, s0, 32
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lg_u32 s77, 0
	v_writelane_b32 v123, s1, 33
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 34
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[12:13], s[10:11], 2
	v_writelane_b32 v123, s1, 35
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v123, s36, 36
	s_add_u32 s0, s40, s12
	s_addc_u32 s1, s41, s13
	v_writelane_b32 v123, s37, 37
	v_writelane_b32 v123, s38, 38
	v_writelane_b32 v123, s39, 39
	v_writelane_b32 v123, s40, 40
	v_writelane_b32 v123, s41, 41
	v_writelane_b32 v123, s42, 42
	v_writelane_b32 v123, s43, 43
	v_writelane_b32 v123, s0, 44
	s_load_dword s54, s[24:25], 0x118
	s_load_dwordx4 s[36:39], s[24:25], 0x108
	v_writelane_b32 v123, s1, 45
	.loc	1 24 0
	s_mul_i32 s0, s14, s34
	v_writelane_b32 v123, s0, 46
	s_add_i32 s23, s0, s16
	s_add_i32 s0, s34, 2
	v_writelane_b32 v123, s0, 47
	s_mul_i32 s18, s0, s8
	s_load_dwordx2 s[0:1], s[24:25], 0xc8
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[12:13], s[18:19], 2
	s_mul_i32 s14, s8, 3
	v_and_b32_e32 v7, 56, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s0, s12
	v_writelane_b32 v123, s0, 48
	s_addc_u32 s13, s1, s13
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_writelane_b32 v123, s1, 49
	v_writelane_b32 v123, s12, 50
	v_and_b32_e32 v27, 15, v0
	v_lshlrev_b32_e32 v26, 1, v27
	v_writelane_b32 v123, s13, 51
	s_mul_i32 s12, s31, 3
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s58, s68, s12
	s_addc_u32 s59, s69, s13
	s_lshl_b32 s12, s8, 1
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s0, s70, s12
	s_addc_u32 s1, s71, s13
	s_ashr_i32 s15, s14, 31
	v_writelane_b32 v123, s0, 52
	s_lshl_b64 s[14:15], s[14:15], 2
	s_mov_b64 s[12:13], s[24:25]
	v_writelane_b32 v123, s1, 53
	s_add_u32 s0, s70, s14
	s_addc_u32 s1, s71, s15
	v_writelane_b32 v123, s0, 54
	s_cmp_lt_i32 s81, 0
	.loc	1 22 0
	s_mul_i32 s14, s30, s29
	v_writelane_b32 v123, s1, 55
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s9, s8, 31
	v_writelane_b32 v123, s0, 56
	s_lshl_b64 s[16:17], s[8:9], 2
	v_and_b32_e32 v69, 48, v0
	v_writelane_b32 v123, s1, 57
	s_add_u32 s0, s70, s16
	s_addc_u32 s1, s71, s17
	v_writelane_b32 v123, s0, 58
	s_cmp_gt_i32 s77, 1
	v_and_b32_e32 v2, 62, v0
	v_writelane_b32 v123, s1, 59
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 60
	s_cmp_gt_i32 s30, 0
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v123, s1, 61
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s15, s14, 31
	v_writelane_b32 v123, s0, 62
	s_lshl_b64 s[16:17], s[14:15], 2
	v_bfrev_b32_e32 v6, 1
	v_writelane_b32 v123, s1, 63
	s_add_u32 s0, s66, s16
	s_addc_u32 s1, s67, s17
	v_writelane_b32 v124, s0, 0
	s_ashr_i32 s55, s54, 31
	s_lshl_b64 s[16:17], s[54:55], 3
	v_writelane_b32 v124, s1, 1
	v_writelane_b32 v124, s36, 2
	v_lshlrev_b32_e32 v5, 2, v1
	v_and_b32_e32 v28, 7, v0
	v_writelane_b32 v124, s37, 3
	v_writelane_b32 v124, s38, 4
	v_writelane_b32 v124, s39, 5
	s_add_u32 s36, s38, s16
	s_addc_u32 s37, s39, s17
	s_lshl_b32 s24, s31, 1
	s_ashr_i32 s25, s24, 31
	s_and_b64 s[0:1], s[84:85], vcc
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s24, s68, s24
	s_addc_u32 s25, s69, s25
	v_writelane_b32 v124, s0, 6
	s_cmp_eq_u32 s77, 3
	v_cmp_gt_i32_e32 vcc, s48, v26
	v_writelane_b32 v124, s1, 7
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 8
	s_cmp_gt_i32 s48, 0
	v_bfe_u32 v102, v0, 3, 3
	v_writelane_b32 v124, s1, 9
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 10
	s_sub_i32 s96, s48, 32
	v_add_u32_e32 v8, -8, v5
	v_writelane_b32 v124, s1, 11
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 12
	s_cmp_gt_i32 s96, 0
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_writelane_b32 v124, s1, 13
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s9, s48, 31
	v_writelane_b32 v124, s0, 14
	s_cmp_gt_i32 s9, 31
	v_lshlrev_b32_e32 v100, 4, v0
	v_writelane_b32 v124, s1, 15
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s53, s52, 31
	v_writelane_b32 v124, s0, 16
	s_cmp_gt_i32 s21, 63
	v_lshlrev_b32_e32 v14, 5, v0
	v_writelane_b32 v124, s1, 17
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[74:75], vcc, s[84:85]
	s_cmp_gt_i32 s46, 0
	v_writelane_b32 v124, s0, 18
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_gt_i32 s26, 0
	v_writelane_b32 v124, s1, 19
	s_cselect_b64 s[0:1], -1, 0
	v_cmp_gt_i32_e32 vcc, s26, v26
	v_writelane_b32 v124, s0, 20
	s_sub_i32 s11, s26, 32
	v_lshrrev_b32_e32 v7, 1, v7
	v_writelane_b32 v124, s1, 21
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 22
	s_cmp_gt_i32 s11, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 23
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s9, s26, 31
	v_writelane_b32 v124, s0, 24
	s_cmp_gt_i32 s9, 31
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v124, s1, 25
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 26
	s_and_b64 s[92:93], vcc, s[84:85]
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 27
	v_writelane_b32 v124, s64, 28
	s_add_i32 s1, s18, 1
	s_mul_i32 s18, s14, 3
	v_writelane_b32 v124, s65, 29
	v_writelane_b32 v124, s66, 30
	v_writelane_b32 v124, s67, 31
	s_ashr_i32 s19, s18, 31
	v_writelane_b32 v124, s68, 32
	s_lshl_b64 s[18:19], s[18:19], 2
	v_writelane_b32 v124, s69, 33
	v_writelane_b32 v124, s70, 34
	s_add_u32 s18, s66, s18
	v_writelane_b32 v124, s71, 35
	s_addc_u32 s19, s67, s19
	v_writelane_b32 v124, s18, 36
	v_readlane_b32 s0, v123, 0
	v_lshlrev_b32_e32 v2, 3, v4
	v_writelane_b32 v124, s19, 37
	s_lshl_b32 s18, s14, 1
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s66, s18
	s_addc_u32 s19, s67, s19
	s_max_i32 s42, s8, s47
	s_add_i32 s8, s20, 2
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_and_b32 s9, s9, 0xffffffe
	s_sub_i32 s8, s8, s9
	s_lshl_b32 s8, s8, 4
	v_writelane_b32 v124, s18, 38
	s_ashr_i32 s9, s8, 31
	s_add_i32 s89, s10, 1
	v_writelane_b32 v124, s19, 39
	s_and_b64 vcc, vcc, s[84:85]
	s_lshl_b64 s[8:9], s[8:9], 2
	s_ashr_i32 s0, s0, 31
	s_lshl_b32 s91, s88, 8
	s_add_i32 s94, s1, s47
	v_writelane_b32 v124, s0, 40
	s_add_u32 s0, s44, s8
	v_writelane_b32 v124, s1, 41
	s_addc_u32 s1, s45, s9
	v_writelane_b32 v124, s0, 42
	s_load_dwordx8 s[64:71], s[12:13], 0x78
	v_cmp_eq_u32_e64 s[8:9], 0, v4
	v_writelane_b32 v124, s1, 43
	.loc	1 41 0
	s_mul_i32 s0, s31, s6
	s_mul_i32 s0, s0, s46
	v_writelane_b32 v124, s50, 44
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v124, s8, 45
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_i32 s10, s50, s28
	v_writelane_b32 v124, s9, 46
	s_and_b64 s[20:21], s[84:85], s[8:9]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s70, s0
	v_writelane_b32 v124, s64, 47
	s_addc_u32 s1, s71, s1
	s_cmp_gt_i32 s88, 0
	v_writelane_b32 v124, s65, 48
	v_writelane_b32 v124, s66, 49
	v_writelane_b32 v124, s67, 50
	v_writelane_b32 v124, s68, 51
	v_writelane_b32 v124, s69, 52
	v_writelane_b32 v124, s70, 53
	v_writelane_b32 v124, s71, 54
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v124, s8, 55
	v_cndmask_b32_e32 v39, v6, v2, vcc
	v_add_u32_e32 v2, 0xffffff80, v5
	v_writelane_b32 v124, s9, 56
	s_mul_i32 s8, s31, s54
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_cmp_gt_u32_e32 vcc, 32, v1
	s_add_u32 s40, s0, s8
	s_addc_u32 s41, s1, s9
	v_cndmask_b32_e32 v41, v2, v5, vcc
	v_mad_u64_u32 v[2:3], s[8:9], s47, v102, v[28:29]
	v_ashrrev_i32_e32 v3, 31, v2
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[30:31], s[0:1], 0, v[2:3]
	v_cndmask_b32_e32 v8, v8, v5, vcc
	scratch_store_dword off, v8, off offset:56
	v_add_u32_e32 v8, -16, v5
	v_cmp_gt_u32_e32 vcc, 4, v1
	s_lshl_b64 s[0:1], s[54:55], 2
	v_readlane_b32 s60, v123, 36
	v_cndmask_b32_e32 v8, v8, v5, vcc
	v_readlane_b32 s61, v123, 37
	s_add_u32 s0, s60, s0
	v_cmp_gt_i32_e64 s[44:45], s47, v28
	v_cmp_gt_i32_e32 vcc, s46, v102
	v_writelane_b32 v124, s0, 57
	s_addc_u32 s0, s61, s1
	s_and_b64 s[8:9], vcc, s[44:45]
	s_mov_b32 s6, s31
	v_writelane_b32 v124, s0, 58
	s_lshl_b64 s[0:1], s[6:7], 2
	s_and_b64 s[6:7], s[84:85], s[8:9]
	v_writelane_b32 v124, s6, 59
	v_readlane_b32 s62, v123, 38
	v_readlane_b32 s63, v123, 39
	v_readlane_b32 s64, v123, 40
	v_readlane_b32 s65, v123, 41
	v_readlane_b32 s66, v123, 42
	v_readlane_b32 s67, v123, 43
	v_writelane_b32 v124, s7, 60
	s_mov_b64 s[50:51], s[12:13]
	v_readlane_b32 s60, v124, 28
	v_readlane_b32 s64, v124, 32
	v_readlane_b32 s61, v124, 29
	v_readlane_b32 s62, v124, 30
	v_readlane_b32 s63, v124, 31
	v_readlane_b32 s65, v124, 33
	v_readlane_b32 s66, v124, 34
	v_readlane_b32 s67, v124, 35
	s_add_u32 s12, s64, s0
	v_writelane_b32 v124, s8, 61
	s_addc_u32 s13, s65, s1
	v_cmp_eq_u32_e64 s[0:1], s54, v102
	v_writelane_b32 v124, s9, 62
	scratch_store_dword off, v8, off offset:60
	v_writelane_b32 v124, s0, 63
	v_cndmask_b32_e64 v8, 0, 1, s[2:3]
	s_mov_b32 s67, s79
	v_writelane_b32 v125, s1, 0
	s_and_b64 s[0:1], s[0:1], s[8:9]
	s_and_b64 s[0:1], s[84:85], s[0:1]
	v_writelane_b32 v125, s0, 1
	s_cmp_eq_u32 s78, 0
	s_mov_b32 s69, s81
	v_writelane_b32 v125, s1, 2
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 3
	s_cmp_lg_u32 s78, 0
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v125, s1, 4
	v_readfirstlane_b32 s0, v8
	s_max_i32 s0, s28, s0
	s_add_i32 s0, s0, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 3
	v_writelane_b32 v125, s6, 5
	s_cmp_eq_u32 s77, 2
	v_lshl_add_u64 v[8:9], s[12:13], 0, v[2:3]
	v_writelane_b32 v125, s7, 6
	s_mul_i32 s6, s0, s34
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 7
	s_mov_b32 s70, s82
	s_mov_b64 s[62:63], s[52:53]
	v_writelane_b32 v125, s1, 8
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s34, 0
	s_cmp_gt_i32 s79, 0
	v_writelane_b32 v125, s0, 9
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 10
	s_cmp_eq_u32 s83, 0
	scratch_store_dwordx2 off, v[8:9], off offset:108
	v_writelane_b32 v125, s1, 11
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 12
	s_cmp_lg_u32 s83, 0
	v_bfe_i32 v9, v0, 3, 1
	v_writelane_b32 v125, s1, 13
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 14
	v_and_b32_e32 v35, 0x80, v0
	v_lshlrev_b32_e32 v21, 1, v0
	v_writelane_b32 v125, s1, 15
	s_min_i32 s0, s80, s6
	s_cmp_gt_i32 s80, 0
	s_cselect_b32 s7, s0, s6
	s_and_b32 s13, s13, 0xffff
	v_writelane_b32 v125, s12, 16
	s_lshl_b32 s0, s88, 6
	s_and_b32 s53, s25, 0xffff
	v_writelane_b32 v125, s13, 17
	v_writelane_b32 v125, s14, 18
	v_writelane_b32 v125, s15, 19
	v_writelane_b32 v125, s0, 20
	s_and_b32 s13, s65, 0xffff
	s_mov_b64 s[64:65], s[76:77]
	v_writelane_b32 v125, s64, 21
	s_cmp_lt_i32 s82, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s65, 22
	v_writelane_b32 v125, s66, 23
	v_writelane_b32 v125, s67, 24
	v_writelane_b32 v125, s68, 25
	v_writelane_b32 v125, s69, 26
	v_writelane_b32 v125, s70, 27
	v_writelane_b32 v125, s71, 28
	v_writelane_b32 v125, s0, 29
	s_cmp_gt_u32 s96, 32
	v_bfe_i32 v32, v0, 5, 1
	v_writelane_b32 v125, s1, 30
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 31
	s_cmp_gt_u32 s11, 32
	v_lshrrev_b32_e32 v42, 1, v35
	v_writelane_b32 v125, s1, 32
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s90, s34
	v_cvt_f32_u32_e32 v8, s90
	v_writelane_b32 v125, s11, 33
	v_writelane_b32 v125, s0, 34
	s_abs_i32 s55, s62
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s1, 35
	s_sub_i32 s0, 0, s90
	v_writelane_b32 v125, s34, 36
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_abs_i32 s8, s88
	v_lshlrev_b32_e32 v35, 1, v35
	v_and_b32_e32 v43, 62, v21
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v125, s0, 37
	s_abs_i32 s0, s23
	v_cvt_f32_u32_e32 v8, s0
	v_writelane_b32 v125, s0, 38
	s_sub_i32 s0, 0, s0
	v_and_b32_e32 v33, 0x208, v32
	v_rcp_iflag_f32_e32 v8, v8
	v_and_b32_e32 v32, 0x840, v32
	v_lshlrev_b32_e32 v22, 2, v0
	v_mov_b32_e32 v37, 0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_readlane_b32 s64, v123, 36
	v_lshlrev_b32_e32 v34, 2, v27
	v_xor_b32_e32 v33, v33, v43
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s55
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 39
	s_sub_i32 s0, 0, s55
	v_readlane_b32 s65, v123, 37
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s68, v123, 40
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 40
	s_sub_i32 s0, 0, s8
	v_writelane_b32 v125, s38, 41
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_writelane_b32 v125, s39, 42
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_abs_i32 s0, s10
	s_mul_hi_u32 s9, s0, s1
	s_mul_i32 s1, s9, s8
	s_sub_i32 s11, s0, s1
	s_and_b64 s[0:1], s[2:3], s[38:39]
	s_ashr_i32 s2, s95, 31
	v_writelane_b32 v125, s2, 43
	s_ashr_i32 s2, s22, 31
	v_writelane_b32 v125, s2, 44
	s_lshl_b32 s3, s30, 3
	v_writelane_b32 v125, s3, 45
	s_ashr_i32 s3, s23, 31
	v_writelane_b32 v125, s3, 46
	s_ashr_i32 s3, s47, 31
	v_writelane_b32 v125, s3, 47
	v_writelane_b32 v125, s14, 48
	s_abs_i32 s12, s14
	s_xor_b32 s2, s10, s88
	v_writelane_b32 v125, s15, 49
	s_ashr_i32 s14, s30, 31
	s_abs_i32 s95, s47
	v_writelane_b32 v125, s14, 50
	s_abs_i32 s14, s30
	s_ashr_i32 s2, s2, 31
	s_sub_i32 s3, 0, s95
	s_sub_i32 s10, 0, s12
	s_sub_i32 s18, 0, s14
	s_add_i32 s19, s9, 1
	s_sub_i32 s22, s11, s8
	s_cmp_ge_u32 s11, s8
	s_cselect_b32 s9, s19, s9
	s_cselect_b32 s11, s22, s11
	s_add_i32 s19, s9, 1
	v_lshlrev_b32_e32 v8, 10, v0
	s_cmp_ge_u32 s11, s8
	v_and_b32_e32 v8, 0x1000, v8
	s_movk_i32 s8, 0x630
	v_and_or_b32 v10, v100, s8, v8
	v_and_b32_e32 v8, 16, v0
	v_lshlrev_b32_e32 v11, 3, v8
	s_movk_i32 s8, 0x840
	v_and_or_b32 v11, v9, s8, v11
	v_and_b32_e32 v9, 1, v0
	v_lshl_add_u32 v12, v9, 4, 0
	s_movk_i32 s8, 0x3f0
	v_mad_u32_u24 v13, v9, s8, v12
	s_movk_i32 s8, 0xe0
	v_and_or_b32 v87, v14, s8, v7
	v_cvt_f32_u32_e32 v7, s95
	v_or3_b32 v10, v11, v10, v35
	v_and_b32_e32 v11, 0x180, v21
	v_lshlrev_b32_e32 v21, 13, v0
	v_rcp_iflag_f32_e32 v7, v7
	v_and_b32_e32 v14, 64, v14
	scratch_store_dword off, v10, off offset:24
	v_xor_b32_e32 v10, 64, v10
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v15, v7
	v_cvt_f32_u32_e32 v7, s12
	v_and_b32_e32 v21, 0x2000, v21
	v_lshlrev_b32_e32 v35, 8, v8
	v_xor_b32_e32 v14, v32, v14
	v_rcp_iflag_f32_e32 v7, v7
	scratch_store_dword off, v10, off offset:28
	v_and_b32_e32 v10, 48, v22
	scratch_store_dword off, v14, off offset:32
	v_add3_u32 v14, 0, v21, v35
	v_add3_u32 v10, v14, v10, v11
	v_and_b32_e32 v14, 56, v22
	v_lshrrev_b32_e32 v21, 1, v69
	v_lshlrev_b32_e32 v11, 6, v27
	v_xor_b32_e32 v14, v14, v21
	v_mul_lo_u32 v16, s3, v15
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_cselect_b32 s3, s19, s9
	v_or_b32_e32 v14, v14, v11
	v_mov_b32_e32 v35, v37
	v_readlane_b32 s71, v123, 43
	v_writelane_b32 v125, s12, 51
	v_cvt_u32_f32_e32 v17, v7
	v_cvt_f32_u32_e32 v7, s14
	s_xor_b32 s3, s3, s2
	scratch_store_dword off, v43, off offset:68
	v_or_b32_e32 v61, v33, v42
	scratch_store_dword off, v14, off
	v_xor_b32_e32 v14, 32, v14
	v_lshl_add_u64 v[42:43], s[70:71], 0, v[34:35]
	s_load_dwordx8 s[64:71], s[50:51], 0x58
	v_writelane_b32 v125, s14, 52
	s_sub_i32 s2, s3, s2
	scratch_store_dword off, v14, off offset:4
	v_lshrrev_b32_e32 v14, 1, v0
	v_writelane_b32 v125, s2, 53
	scratch_store_dwordx2 off, v[42:43], off offset:76
	v_and_b32_e32 v32, 0x60, v14
	v_lshl_add_u32 v42, v69, 5, 0
	v_writelane_b32 v125, s44, 54
	v_add_u32_e32 v43, v42, v32
	v_and_b32_e32 v32, 0xe0, v0
	v_rcp_iflag_f32_e32 v7, v7
	v_writelane_b32 v125, s45, 55
	v_lshrrev_b32_e32 v47, 2, v32
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v125, s64, 56
	v_xor_b32_e32 v54, v22, v47
	v_and_b32_e32 v47, 14, v0
	v_lshl_add_u64 v[52:53], s[64:65], 0, v[34:35]
	scratch_store_dwordx2 off, v[52:53], off offset:44
	v_lshlrev_b32_e32 v52, 2, v47
	v_and_b32_e32 v104, 0xc0, v0
	v_writelane_b32 v126, s92, 0
	v_xor_b32_e32 v21, v52, v21
	v_and_b32_e32 v52, 12, v0
	v_lshlrev_b32_e32 v53, 1, v104
	v_writelane_b32 v126, s93, 1
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_lshlrev_b32_e32 v59, 3, v0
	v_and_b32_e32 v14, 0x68, v14
	v_lshl_or_b32 v53, v52, 3, v53
	v_writelane_b32 v126, s74, 2
	v_cvt_u32_f32_e32 v19, v7
	v_mov_b32_e32 v7, s6
	v_cmp_gt_i32_e64 s[16:17], s31, v27
	v_xor_b32_e32 v14, v53, v14
	v_and_b32_e32 v53, 0x68, v59
	v_writelane_b32 v126, s75, 3
	scratch_store_dword off, v7, off offset:116
	v_mov_b32_e32 v7, s7
	v_cndmask_b32_e64 v58, v6, v34, s[16:17]
	v_lshlrev_b32_e32 v36, 2, v28
	v_and_b32_e32 v29, 32, v0
	v_or_b32_e32 v11, v21, v11
	v_lshrrev_b32_e32 v21, 1, v104
	v_and_b32_e32 v55, 2, v0
	v_lshl_or_b32 v52, v52, 5, v53
	v_writelane_b32 v126, s40, 4
	scratch_store_dword off, v7, off offset:120
	v_cndmask_b32_e64 v7, v6, v36, s[44:45]
	v_lshlrev_b32_e32 v56, 8, v55
	v_lshlrev_b32_e32 v57, 5, v29
	v_lshlrev_b32_e32 v55, 9, v55
	v_xor_b32_e32 v52, v52, v21
	v_lshl_add_u32 v29, v29, 4, 0
	v_lshrrev_b32_e32 v53, 1, v32
	v_lshlrev_b32_e32 v32, 2, v32
	v_cndmask_b32_e64 v113, v6, v58, s[74:75]
	v_sub_u32_e64 v6, v1, 1 clamp
	v_writelane_b32 v126, s41, 5
	v_cmp_gt_u32_e64 s[2:3], 8, v1
	v_add3_u32 v52, v29, v55, v52
	v_mul_u32_u24_e32 v55, 0x48, v47
	v_lshl_or_b32 v32, v47, 3, v32
	v_lshlrev_b32_e32 v6, 2, v6
	v_writelane_b32 v126, s2, 6
	v_xor_b32_e32 v55, v55, v53
	v_xor_b32_e32 v32, v32, v53
	v_subrev_u32_e32 v53, 64, v5
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	scratch_store_dword off, v6, off offset:64
	v_subrev_u32_e32 v6, 32, v5
	v_writelane_b32 v126, s3, 7
	v_readlane_b32 s76, v124, 28
	v_cndmask_b32_e64 v107, v53, v5, s[38:39]
	v_cndmask_b32_e64 v5, v6, v5, s[2:3]
	v_readlane_b32 s80, v124, 32
	v_writelane_b32 v126, s58, 8
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_writelane_b32 v126, s59, 9
	s_mov_b32 s12, s80
	s_mov_b32 s14, s2
	s_mov_b32 s15, s3
	v_writelane_b32 v126, s12, 10
	v_readlane_b32 s81, v124, 33
	v_lshl_add_u64 v[62:63], s[40:41], 0, v[2:3]
	v_writelane_b32 v126, s13, 11
	v_writelane_b32 v126, s14, 12
	v_lshl_add_u64 v[2:3], s[80:81], 0, v[2:3]
	v_writelane_b32 v126, s15, 13
	scratch_store_dwordx2 off, v[2:3], off offset:132
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[36:37]
	v_writelane_b32 v126, s24, 14
	s_mov_b32 s52, s24
	s_mul_i32 s6, s47, s23
	v_writelane_b32 v126, s25, 15
	v_writelane_b32 v126, s52, 16
	s_xor_b64 s[0:1], s[0:1], -1
	v_mul_lo_u32 v18, s10, v17
	v_writelane_b32 v126, s53, 17
	v_writelane_b32 v126, s54, 18
	v_writelane_b32 v126, s55, 19
	v_writelane_b32 v126, s47, 20
	v_writelane_b32 v126, s23, 21
	v_writelane_b32 v126, s6, 22
	v_writelane_b32 v126, s0, 23
	s_mov_b64 s[10:11], s[30:31]
	s_mov_b32 s8, s28
	v_writelane_b32 v126, s1, 24
	v_cmp_eq_u32_e64 s[0:1], 0, v9
	v_mul_lo_u32 v20, s18, v19
	s_mov_b64 s[18:19], s[50:51]
	v_writelane_b32 v126, s0, 25
	v_lshrrev_b32_e32 v38, 4, v0
	scratch_store_dwordx2 off, v[2:3], off offset:140
	v_writelane_b32 v126, s1, 26
	v_cmp_eq_u32_e64 s[0:1], 1, v4
	v_lshl_add_u64 v[2:3], s[58:59], 0, v[36:37]
	v_or_b32_e32 v36, 32, v26
	v_writelane_b32 v126, s0, 27
	.loc	1 31 0
	s_mov_b32 s56, s26
	v_writelane_b32 v125, s65, 57
	v_writelane_b32 v126, s1, 28
	v_cmp_eq_u32_e64 s[0:1], 2, v4
	v_writelane_b32 v125, s66, 58
	v_writelane_b32 v125, s67, 59
	v_writelane_b32 v126, s0, 29
	v_writelane_b32 v125, s68, 60
	v_writelane_b32 v125, s69, 61
	v_writelane_b32 v126, s1, 30
	v_cmp_gt_u32_e64 s[0:1], 2, v4
	v_writelane_b32 v125, s70, 62
	v_writelane_b32 v125, s71, 63
	v_writelane_b32 v126, s0, 31
	scratch_store_dword off, v11, off offset:8
	v_xor_b32_e32 v11, 32, v11
	v_writelane_b32 v126, s1, 32
	s_mul_i32 s1, s30, s28
	v_writelane_b32 v126, s1, 33
	.loc	1 41 0
	v_writelane_b32 v126, s8, 34
	s_movk_i32 s0, 0x7f
	v_cmp_lt_u32_e64 s[52:53], s0, v0
	v_writelane_b32 v126, s9, 35
	v_writelane_b32 v126, s10, 36
	v_writelane_b32 v126, s11, 37
	s_mov_b32 s0, 2.0
	v_writelane_b32 v126, s0, 38
	s_mov_b32 s0, 0
	v_writelane_b32 v126, s0, 39
	s_load_dwordx2 s[0:1], s[18:19], 0xf8
	s_load_dwordx4 s[8:11], s[18:19], 0xb8
	v_mul_hi_u32 v16, v15, v16
	v_and_b32_e32 v92, 0xf0, v0
	v_add3_u32 v12, v12, v56, v57
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s0, 40
	v_lshl_add_u32 v56, v8, 7, v13
	v_lshlrev_b32_e32 v57, 6, v8
	v_writelane_b32 v126, s1, 41
	v_cmp_lt_u32_e64 s[0:1], v27, v38
	v_lshlrev_b32_e32 v47, 10, v9
	v_add_u32_e32 v119, v15, v16
	v_writelane_b32 v126, s0, 42
	v_mul_hi_u32 v15, v17, v18
	v_add_u32_e32 v11, 0, v11
	v_writelane_b32 v126, s1, 43
	v_cmp_lt_u32_e64 s[0:1], v28, v102
	.loc	1 31 0
	scratch_store_dword off, v7, off offset:72
	v_lshrrev_b32_e32 v7, 6, v0
	v_writelane_b32 v126, s0, 44
	v_lshrrev_b32_e32 v60, 2, v0
	v_lshrrev_b32_e32 v23, 3, v92
	v_writelane_b32 v126, s1, 45
	v_cmp_eq_u32_e64 s[0:1], 48, v69
	v_add3_u32 v13, v13, v47, v57
	v_add_u32_e32 v120, v17, v15
	v_writelane_b32 v126, s0, 46
	v_mul_hi_u32 v15, v19, v20
	scratch_store_dword off, v11, off offset:12
	v_writelane_b32 v126, s1, 47
	v_cmp_eq_u32_e64 s[0:1], 0, v28
	v_add_u32_e32 v11, v56, v55
	v_xor_b32_e32 v25, v59, v23
	v_writelane_b32 v126, s0, 48
	v_and_b32_e32 v33, 64, v0
	scratch_store_dword off, v10, off offset:36
	v_writelane_b32 v126, s1, 49
	v_cmp_lt_u32_e64 s[0:1], 1, v28
	v_lshrrev_b32_e32 v48, 3, v0
	v_and_b32_e32 v10, 56, v60
	v_writelane_b32 v126, s0, 50
	v_lshlrev_b32_e32 v47, 2, v7
	v_add_u32_e32 v108, 0, v34
	v_writelane_b32 v126, s1, 51
	v_cmp_lt_u32_e64 s[0:1], 3, v28
	v_lshlrev_b32_e32 v57, 4, v27
	scratch_store_dwordx2 off, v[2:3], off offset:148
	v_writelane_b32 v126, s0, 52
	v_and_b32_e32 v2, 0xf8, v59
	v_add_u32_e32 v121, v19, v15
	v_writelane_b32 v126, s1, 53
	v_cmp_lt_u32_e64 s[0:1], 15, v1
	.loc	1 41 0
	v_mul_lo_u32 v15, s31, v38
	scratch_store_dword off, v11, off offset:16
	v_writelane_b32 v126, s0, 54
	v_add_u32_e32 v11, v13, v32
	v_and_b32_e32 v40, 60, v22
	v_writelane_b32 v126, s1, 55
	v_writelane_b32 v126, s48, 56
	v_xor_b32_e32 v23, 2, v25
	v_xor_b32_e32 v24, 4, v25
	v_writelane_b32 v126, s49, 57
	v_cmp_gt_i64_e64 s[0:1], s[48:49], v[36:37]
	scratch_store_dword off, v25, off offset:100
	v_xor_b32_e32 v25, 6, v25
	v_writelane_b32 v126, s0, 58
	v_xor_b32_e32 v10, v22, v10
	v_add_u32_e32 v42, v42, v26
	v_writelane_b32 v126, s1, 59
	v_cmp_gt_i64_e64 s[0:1], s[56:57], v[36:37]
	v_and_b32_e32 v106, 0x7c, v22
	v_mad_u32_u24 v109, v27, 12, v108
	.loc	1 67 0
	v_writelane_b32 v126, s0, 60
	v_and_b32_e32 v53, 12, v60
	v_xor_b32_e32 v110, 0x80, v22
	v_writelane_b32 v126, s1, 61
	s_lshl_b64 s[0:1], s[62:63], 2
	v_writelane_b32 v126, s0, 62
	v_add3_u32 v111, 0, v47, v57
	v_add_u32_e32 v112, 0, v22
	v_writelane_b32 v126, s1, 63
	s_mov_b32 s0, 0x33333333
	v_writelane_b32 v127, s0, 0
	scratch_store_dword off, v5, off offset:88
	v_readlane_b32 s77, v124, 29
	v_writelane_b32 v127, s1, 1
	v_writelane_b32 v127, s8, 2
	s_mov_b64 s[0:1], s[18:19]
	v_readlane_b32 s12, v124, 2
	v_writelane_b32 v127, s9, 3
	v_writelane_b32 v127, s10, 4
	v_writelane_b32 v127, s11, 5
	v_writelane_b32 v127, s0, 6
	s_load_dwordx8 s[64:71], s[0:1], 0x38
	v_readlane_b32 s40, v123, 54
	v_writelane_b32 v127, s1, 7
	v_readlane_b32 s50, v123, 18
	v_and_b32_e32 v3, 4, v48
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s64, 8
	v_add_u32_e32 v2, 0, v2
	v_xor_b32_e32 v5, 2, v61
	v_writelane_b32 v127, s65, 9
	v_writelane_b32 v127, s66, 10
	v_writelane_b32 v127, s67, 11
	v_writelane_b32 v127, s68, 12
	v_writelane_b32 v127, s69, 13
	v_writelane_b32 v127, s70, 14
	v_writelane_b32 v127, s71, 15
	v_writelane_b32 v127, s46, 16
	v_writelane_b32 v127, s96, 17
	v_xor_b32_e32 v6, 4, v61
	v_xor_b32_e32 v22, 6, v61
	v_xor_b32_e32 v57, 16, v61
	v_xor_b32_e32 v66, 18, v61
	v_xor_b32_e32 v67, 20, v61
	v_xor_b32_e32 v68, 22, v61
	v_add_u32_e32 v29, v29, v33
	.loc	1 41 0
	scratch_store_dword off, v15, off offset:52
	v_lshlrev_b32_e32 v15, 4, v1
	scratch_store_dword off, v11, off offset:20
	v_mov_b32_e32 v11, s88
	v_writelane_b32 v127, s16, 18
	.loc	1 32 0
	s_mov_b32 s34, s27
	v_lshrrev_b32_e32 v103, 5, v0
	v_and_b32_e32 v44, 24, v59
	v_mov_b32_e32 v45, v37
	v_lshrrev_b32_e32 v46, 2, v92
	v_mov_b32_e32 v49, v37
	v_and_b32_e32 v50, 56, v59
	v_mov_b32_e32 v51, v37
	v_cndmask_b32_e64 v105, 0, 1, s[92:93]
	scratch_store_dword off, v58, off offset:40
	v_and_b32_e32 v114, 0xf8, v0
	v_add_u32_e32 v115, v109, v47
	scratch_store_dwordx2 off, v[62:63], off offset:124
	v_readlane_b32 s13, v124, 3
	v_readlane_b32 s14, v124, 4
	v_readlane_b32 s15, v124, 5
	v_readlane_b32 s41, v123, 55
	v_readlane_b32 s51, v123, 19
	scratch_store_dword off, v61, off offset:104
	scratch_store_dword off, v29, off offset:96
	v_mov_b32_e32 v47, v37
	.loc	1 41 0
	v_sub_u32_e32 v15, 0, v15
	v_add_u32_e32 v33, v42, v21
	v_add_u32_e32 v58, v109, v53
	v_mov_b32_e32 v88, s33
	scratch_store_dword off, v11, off offset:92
	v_mov_b32_e32 v11, s6
	v_add_u32_e32 v59, v2, v3
	v_bfrev_b32_e32 v60, 0.5
	v_mov_b32_e32 v64, -1
	v_bfrev_b32_e32 v65, -8
	v_mov_b32_e32 v61, 1
	v_add_u32_e32 v93, v12, v14
	v_add_u32_e32 v117, v52, v8
	v_add_u32_e32 v89, 0, v10
	v_add_u32_e32 v52, 0, v23
	v_add_u32_e32 v53, 0, v24
	v_add_u32_e32 v62, 0, v25
	v_add_u32_e32 v63, 0, v5
	v_add_u32_e32 v118, 0, v6
	v_add_u32_e32 v94, 0, v22
	v_add_u32_e32 v29, 0, v57
	v_add_u32_e32 v90, 0, v66
	v_add_u32_e32 v91, 0, v67
	v_add_u32_e32 v97, 0, v68
	v_add_u32_e32 v95, 0, v54
	v_cmp_eq_u32_e64 s[44:45], 3, v7
	v_not_b32_e32 v84, 63
	v_mov_b32_e32 v85, 0x42800000
	s_lshl_b32 s43, s31, 4
	s_lshl_b32 s60, s88, 10
	s_mov_b32 s29, 0x5040100
	v_cmp_lt_u32_e64 s[58:59], 31, v1
	v_mov_b32_e32 v42, v28
	v_lshl_add_u64 v[66:67], s[76:77], 0, v[34:35]
	v_writelane_b32 v127, s17, 19
	v_readlane_b32 s78, v124, 30
	v_readlane_b32 s79, v124, 31
	v_readlane_b32 s82, v124, 34
	v_readlane_b32 s83, v124, 35
	scratch_store_dword off, v15, off offset:84
	scratch_store_dword off, v11, off offset:156
	s_branch .LBB0_6
.LBB0_4:
	v_readlane_b32 s0, v126, 38
	s_nop 1
	v_writelane_b32 v127, s0, 24
	v_readlane_b32 s0, v126, 39
	s_mov_b32 s6, s0
.LBB0_5:
	v_readlane_b32 s0, v127, 22
	v_readlane_b32 s1, v127, 23
	v_readlane_b32 s1, v127, 24
	s_cmp_lt_i32 s0, s1
	s_mov_b32 s0, s6
	v_writelane_b32 v126, s1, 38
	v_writelane_b32 v126, s0, 39
	s_cbranch_scc0 .LBB0_653
.LBB0_6:
	.loc	1 42 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s0, 20
	s_barrier
	s_nop 0
	v_writelane_b32 v127, s1, 21
	.loc	1 36 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[8:9], exec
	s_waitcnt vmcnt(0)
	v_mbcnt_lo_u32_b32 v2, s8, 0
	v_mbcnt_hi_u32_b32 v2, s9, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v3, s8
	v_readlane_b32 s8, v123, 22
	v_readlane_b32 s9, v123, 23
	s_nop 4
	global_atomic_add v3, v37, v3, s[8:9] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_nop 1
	v_add_u32_e32 v2, s6, v2
	ds_write_b32 v37, v2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s87, v2
	s_sub_i32 s6, s87, s88
	s_mov_b32 s0, s6
	.loc	1 44 0
	v_writelane_b32 v127, s0, 22
	s_cmp_gt_i32 s6, -1
	s_nop 0
	v_writelane_b32 v127, s1, 23
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_431
	v_readlane_b32 s0, v126, 38
	.loc	1 50 0
	s_cmp_lg_u32 s0, 2.0
	s_nop 0
	v_writelane_b32 v127, s0, 24
	v_readlane_b32 s0, v126, 39
	s_mov_b32 s6, s0
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_21
.LBB0_12:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 35 0
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v37, v2
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 51 0
	global_load_dword v2, v37, s[72:73] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	.loc	1 52 0
	v_readlane_b32 s0, v123, 24
	v_readlane_b32 s1, v123, 25
	s_nop 4
	global_load_dword v2, v37, s[0:1] offset:96
	.loc	1 54 0
	v_readlane_b32 s0, v123, 26
	v_readlane_b32 s1, v123, 27
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	1 52 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	1 54 0
	s_cbranch_vccnz .LBB0_19
	v_readlane_b32 s0, v123, 30
	v_readlane_b32 s1, v123, 31
	.loc	1 55 0
	s_nop 4
	global_load_dword v2, v37, s[0:1] offset:96
	global_load_dword v3, v37, s[0:1] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_sub_i32 s0, s0, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v3
	s_add_i32 s0, s0, s1
	s_branch .LBB0_20
.LBB0_19:
	s_mov_b32 s0, 0
.LBB0_20:
	v_writelane_b32 v127, s0, 24
.LBB0_21:
	v_writelane_b32 v127, s6, 25
	s_nop 1
	v_writelane_b32 v127, s7, 26
	.loc	1 56 0
	s_nop 0
	v_readlane_b32 s0, v127, 22
	v_readlane_b32 s1, v127, 23
	v_readlane_b32 s1, v127, 24
	s_cmp_ge_i32 s0, s1
	s_cbranch_scc1 .LBB0_430
	v_readlane_b32 s0, v127, 25
	v_readlane_b32 s1, v127, 26
	s_mov_b32 s6, s0
	.loc	1 57 0
	s_ashr_i32 s7, s0, 31
	v_writelane_b32 v127, s0, 25
	s_nop 1
	v_writelane_b32 v127, s1, 26
	s_lshl_b64 s[0:1], s[6:7], 2
	v_readlane_b32 s6, v126, 40
	v_readlane_b32 s7, v126, 41
	s_add_u32 s6, s6, s0
	s_addc_u32 s7, s7, s1
	v_readlane_b32 s0, v127, 22
	v_readlane_b32 s1, v127, 23
	s_mov_b32 s1, s97
	s_mov_b32 s8, s0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s6, s0
	s_addc_u32 s1, s7, s1
	global_load_dword v2, v37, s[0:1]
	v_writelane_b32 v127, s8, 22
	.loc	1 58 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_ashr_i32 s10, s0, 24
	.loc	1 59 0
	s_ashr_i32 s11, s10, 31
	.loc	1 58 0
	s_and_b32 s46, s0, 0xffffff
	.loc	1 59 0
	s_lshl_b64 s[0:1], s[10:11], 2
	s_add_u32 s0, s72, s0
	s_addc_u32 s1, s73, s1
	global_load_dword v35, v37, s[0:1] offset:32
	.loc	1 57 0
	v_writelane_b32 v127, s9, 23
	.loc	1 60 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s46, v35
	s_cbranch_vccnz .LBB0_430
	v_writelane_b32 v127, s0, 27
	.loc	1 61 0
	s_cmp_lg_u32 s10, 3
	s_nop 0
	v_writelane_b32 v127, s1, 28
	.loc	1 59 0
	s_nop 1
	global_load_dword v2, v37, s[0:1] offset:64
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	1 61 0
	s_nop 1
	v_writelane_b32 v127, s0, 29
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 67 0
	v_writelane_b32 v127, s0, 30
	s_cmp_lg_u32 s10, 1
	s_nop 0
	v_writelane_b32 v127, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v127, s0, 32
	s_nop 1
	v_writelane_b32 v127, s1, 33
	s_nop 0
	v_readlane_b32 s0, v127, 20
	v_readlane_b32 s1, v127, 21
	s_branch .LBB0_25
.LBB0_24:
	.loc	1 71 0
	v_readlane_b32 s0, v127, 29
	s_add_i32 s46, s46, s0
	.loc	1 60 0
	v_cmp_lt_i32_e32 vcc, s46, v35
	.loc	1 70 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_430
.LBB0_25:
	.loc	1 61 0
	v_readlane_b32 s6, v127, 30
	v_readlane_b32 s7, v127, 31
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_46
	s_cmp_lt_i32 s10, 5
	s_cbranch_scc1 .LBB0_39
	s_cmp_lt_i32 s10, 6
	s_cbranch_scc1 .LBB0_36
	s_mov_b32 s11, 0
	s_cmp_eq_u32 s10, 6
	s_mov_b64 s[6:7], s[72:73]
	s_cbranch_scc0 .LBB0_35
	v_readlane_b32 s6, v123, 34
	v_readlane_b32 s7, v123, 35
	s_andn2_b64 vcc, exec, s[6:7]
	v_readlane_b32 s6, v123, 44
	v_readlane_b32 s11, v127, 16
	v_readlane_b32 s7, v123, 45
	s_cbranch_vccnz .LBB0_35
	s_ashr_i32 s47, s46, 31
	v_readlane_b32 s64, v123, 36
	s_lshl_b64 s[6:7], s[46:47], 2
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	s_add_u32 s6, s68, s6
	s_addc_u32 s7, s69, s7
	s_abs_i32 s9, s46
	v_readlane_b32 s11, v125, 37
	s_mul_hi_u32 s11, s9, s11
	s_mul_i32 s18, s11, s90
	v_readlane_b32 s8, v125, 43
	s_sub_i32 s9, s9, s18
	s_xor_b32 s8, s47, s8
	s_add_i32 s18, s11, 1
	s_sub_i32 s19, s9, s90
	s_cmp_ge_u32 s9, s90
	s_cselect_b32 s11, s18, s11
	s_cselect_b32 s9, s19, s9
	s_add_i32 s18, s11, 1
	s_cmp_ge_u32 s9, s90
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	s_cselect_b32 s9, s18, s11
	s_xor_b32 s9, s9, s8
	v_readlane_b32 s64, v126, 34
	s_sub_i32 s8, s9, s8
	v_readlane_b32 s66, v126, 36
	s_mul_i32 s8, s8, s66
	s_lshl_b32 s18, s8, 3
	v_readlane_b32 s8, v125, 45
	s_add_i32 s19, s18, s8
	s_cmp_ge_i32 s18, s19
	s_mov_b32 s11, 0
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_readlane_b32 s65, v126, 35
	v_readlane_b32 s67, v126, 37
	s_cbranch_scc1 .LBB0_35
	v_readlane_b32 s8, v126, 33
	s_min_i32 s22, s19, s8
	s_branch .LBB0_33
.LBB0_32:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s18, s18, 64
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
	v_readlane_b32 s8, v2, 63
	s_add_i32 s11, s8, s11
	s_cmp_lt_i32 s18, s19
	s_cbranch_scc0 .LBB0_35
.LBB0_33:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s18, v1
	v_cmp_gt_i32_e32 vcc, s22, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_32
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_32
.LBB0_35:
	s_mov_b64 s[8:9], 0
.LBB0_36:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_38
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 37
	s_mul_hi_u32 s8, s7, s8
	s_mul_i32 s9, s8, s90
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s90
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_add_u32 s18, s18, s8
	s_addc_u32 s19, s19, s9
	s_add_u32 s8, s40, s8
	s_addc_u32 s9, s41, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[8:9]
	global_load_dword v2, v37, s[18:19]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s9, v125, 36
	s_mov_b32 s11, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s6
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s8, s6, 1
	s_abs_i32 s6, s8
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s22, 0, s6
	s_mul_i32 s9, s7, s9
	s_sub_i32 s9, s46, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s19, s9
	s_xor_b32 s18, s9, s8
	s_ashr_i32 s18, s18, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s23, v2
	s_mul_i32 s22, s22, s23
	s_mul_hi_u32 s22, s23, s22
	s_add_i32 s23, s23, s22
	s_mul_hi_u32 s22, s19, s23
	s_mul_i32 s23, s22, s6
	s_sub_i32 s19, s19, s23
	s_add_i32 s24, s22, 1
	s_sub_i32 s23, s19, s6
	s_cmp_ge_u32 s19, s6
	s_cselect_b32 s22, s24, s22
	s_cselect_b32 s19, s23, s19
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s19, s6
	s_cselect_b32 s6, s23, s22
	s_xor_b32 s6, s6, s18
	s_sub_i32 s6, s6, s18
	s_mul_i32 s8, s6, s8
	s_sub_i32 s8, s9, s8
	s_add_i32 s7, s7, s8
	v_readlane_b32 s8, v123, 47
	s_mul_i32 s8, s7, s8
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_readlane_b32 s18, v123, 48
	v_readlane_b32 s19, v123, 49
	s_add_u32 s8, s18, s8
	s_addc_u32 s9, s19, s9
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s8, s6
	s_addc_u32 s7, s9, s7
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
.LBB0_38:
	s_mov_b64 s[8:9], 0
.LBB0_39:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_45
	s_cmp_gt_i32 s10, 3
	s_mov_b64 s[8:9], -1
	s_cbranch_scc0 .LBB0_42
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 37
	s_mul_hi_u32 s8, s7, s8
	s_mul_i32 s9, s8, s90
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s90
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_add_u32 s18, s18, s8
	s_addc_u32 s19, s19, s9
	s_add_u32 s8, s40, s8
	s_addc_u32 s9, s41, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[8:9]
	global_load_dword v2, v37, s[18:19]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s8, v125, 36
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s6, s7, s6
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_abs_i32 s7, s7
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s11, 0, s7
	s_mul_i32 s8, s6, s8
	s_sub_i32 s8, s46, s8
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s9, s8, 31
	s_abs_i32 s8, s8
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s18, v2
	s_mul_i32 s11, s11, s18
	s_mul_hi_u32 s11, s18, s11
	s_add_i32 s18, s18, s11
	s_mul_hi_u32 s11, s8, s18
	s_mul_i32 s11, s11, s7
	s_sub_i32 s8, s8, s11
	s_sub_i32 s11, s8, s7
	s_cmp_ge_u32 s8, s7
	s_cselect_b32 s8, s11, s8
	s_sub_i32 s11, s8, s7
	s_cmp_ge_u32 s8, s7
	s_cselect_b32 s7, s11, s8
	s_xor_b32 s7, s7, s9
	s_sub_i32 s7, s7, s9
	s_add_i32 s6, s6, s7
	v_readlane_b32 s7, v123, 47
	s_mul_i32 s6, s6, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s6, s8, s6
	s_addc_u32 s7, s9, s7
	s_add_u32 s6, s6, 4
	s_addc_u32 s7, s7, 0
	s_mov_b64 s[8:9], 0
.LBB0_42:
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b32 s11, s62
	s_cbranch_vccnz .LBB0_45
	s_mov_b32 s11, 0
	s_cmp_eq_u32 s10, 2
	s_mov_b64 s[6:7], s[72:73]
	s_cbranch_scc0 .LBB0_45
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 46
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 39
	s_mul_hi_u32 s8, s7, s8
	v_readlane_b32 s18, v125, 38
	s_mul_i32 s9, s8, s18
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s18
	s_cmp_ge_u32 s7, s18
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s18
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s6, v123, 50
	v_readlane_b32 s7, v123, 51
	s_add_u32 s6, s6, s8
	s_addc_u32 s7, s7, s9
	s_add_u32 s6, s6, 4
	s_addc_u32 s7, s7, 0
	v_readlane_b32 s18, v126, 8
	v_readlane_b32 s19, v126, 9
	s_add_u32 s8, s18, s8
	s_addc_u32 s9, s19, s9
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	s_add_i32 s8, s8, 15
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s8, s8, s9
	s_ashr_i32 s8, s8, 4
	s_mul_i32 s11, s8, s62
.LBB0_45:
	s_mov_b64 s[8:9], 0
.LBB0_46:
	s_and_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v4, s11
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[6:7]
	s_cbranch_vccz .LBB0_60
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 44
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 40
	s_mul_hi_u32 s8, s7, s8
	s_mul_i32 s9, s8, s55
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s55
	s_cmp_ge_u32 s7, s55
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s55
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_add_u32 s18, s18, s8
	s_addc_u32 s19, s19, s9
	s_add_u32 s8, s40, s8
	s_addc_u32 s9, s41, s9
	global_load_dword v3, v37, s[8:9]
	global_load_dword v2, v37, s[18:19]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s76, v125, 21
	v_readlane_b32 s77, v125, 22
	v_readlane_b32 s78, v125, 23
	v_readlane_b32 s79, v125, 24
	v_readlane_b32 s80, v125, 25
	v_readlane_b32 s81, v125, 26
	v_readlane_b32 s82, v125, 27
	v_readlane_b32 s83, v125, 28
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v3
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	s_cselect_b32 s7, s7, 1
	s_cselect_b32 s6, s8, s6
	s_abs_i32 s7, s7
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s11, 0, s7
	s_mul_i32 s8, s6, s62
	s_sub_i32 s8, s46, s8
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s9, s8, 31
	s_abs_i32 s8, s8
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s18, v2
	s_mul_i32 s11, s11, s18
	s_mul_hi_u32 s11, s18, s11
	s_add_i32 s18, s18, s11
	s_mul_hi_u32 s11, s8, s18
	s_mul_i32 s11, s11, s7
	s_sub_i32 s8, s8, s11
	s_sub_i32 s11, s8, s7
	s_cmp_ge_u32 s8, s7
	s_cselect_b32 s8, s11, s8
	s_sub_i32 s11, s8, s7
	s_cmp_ge_u32 s8, s7
	s_cselect_b32 s7, s11, s8
	s_xor_b32 s7, s7, s9
	s_sub_i32 s7, s7, s9
	s_add_i32 s6, s6, s7
	s_mov_b64 s[8:9], 0
	s_cmp_lt_i32 s76, 1
	s_cbranch_scc1 .LBB0_50
	s_cmp_eq_u32 s76, 1
	s_cbranch_scc0 .LBB0_51
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s64, v124, 28
	s_lshl_b64 s[18:19], s[6:7], 2
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	s_add_u32 s18, s70, s18
	s_addc_u32 s19, s71, s19
	global_load_dword v2, v37, s[18:19]
	v_readlane_b32 s18, v126, 8
	v_readlane_b32 s19, v126, 9
	v_readlane_b32 s65, v124, 29
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s68, v124, 32
	v_readlane_b32 s69, v124, 33
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_52
.LBB0_50:
	s_mov_b64 s[18:19], 0
	s_cbranch_execnz .LBB0_53
	s_branch .LBB0_54
.LBB0_51:
	s_mov_b64 s[18:19], -1
.LBB0_52:
	s_branch .LBB0_54
.LBB0_53:
	v_readlane_b32 s64, v125, 21
	s_cmp_lg_u32 s64, 0
	s_mov_b64 s[8:9], -1
	s_cselect_b64 s[18:19], -1, 0
	v_readlane_b32 s65, v125, 22
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
.LBB0_54:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_56
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_60
	s_branch .LBB0_57
.LBB0_56:
	global_load_dword v4, v37, s[72:73] offset:168
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_mov_b64_e32 v[2:3], s[66:67]
	s_cbranch_execnz .LBB0_60
.LBB0_57:
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	s_add_u32 s8, s8, s6
	s_addc_u32 s9, s9, s7
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	global_load_dword v4, v37, s[8:9]
	s_add_u32 s6, s66, s6
	s_addc_u32 s7, s67, s7
	v_mov_b64_e32 v[2:3], s[6:7]
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_branch .LBB0_60
.LBB0_58:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 62 0
	v_readfirstlane_b32 s8, v5
	s_nop 1
	v_mov_b32_e32 v5, s8
	ds_write_b32 v37, v5
.LBB0_59:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_63
.LBB0_60:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[98:99]
	s_cbranch_execz .LBB0_59
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_58
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_58
.LBB0_63:
	.loc	1 63 0
	s_memrealtime s[8:9]
s_waitcnt lgkmcnt(0)
	s_mov_b64 s[6:7], -1
	.loc	1 67 0
	v_writelane_b32 v127, s8, 34
	s_nop 1
	v_writelane_b32 v127, s9, 35
	s_nop 0
	v_readlane_b32 s8, v127, 32
	v_readlane_b32 s9, v127, 33
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_332
	v_readlane_b32 s8, v127, 30
	v_readlane_b32 s9, v127, 31
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_314
	s_cmp_lt_i32 s10, 5
	s_cbranch_scc1 .LBB0_148
	s_cmp_lt_i32 s10, 6
	s_cbranch_scc1 .LBB0_120
	s_cmp_eq_u32 s10, 6
	s_cbranch_scc0 .LBB0_119
	scratch_load_dword v2, off, off offset:68
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s11, s6, s7
	s_abs_i32 s6, s46
	v_readlane_b32 s7, v125, 37
	s_mul_hi_u32 s7, s6, s7
	s_mul_i32 s8, s7, s90
	s_sub_i32 s6, s6, s8
	s_add_i32 s8, s7, 1
	s_sub_i32 s9, s6, s90
	s_cmp_ge_u32 s6, s90
	s_cselect_b32 s7, s8, s7
	s_cselect_b32 s6, s9, s6
	s_add_i32 s8, s7, 1
	s_cmp_ge_u32 s6, s90
	s_cselect_b32 s6, s8, s7
	s_xor_b32 s22, s6, s11
	s_sub_i32 s6, s22, s11
	v_readlane_b32 s7, v125, 36
	s_lshl_b32 s23, s6, 3
	s_mul_i32 s6, s6, s7
	s_sub_i32 s24, s46, s6
	v_or_b32_e32 v16, s23, v103
	v_readlane_b32 s64, v126, 34
	v_readlane_b32 s30, v123, 60
	v_readlane_b32 s31, v123, 61
	v_cmp_gt_i32_e64 s[74:75], s64, v16
	s_mov_b64 s[8:9], -1
	v_readlane_b32 s65, v126, 35
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v2, s24, 7, v2
	v_cmp_gt_i32_e32 vcc, s26, v2
	s_and_b64 s[6:7], s[74:75], vcc
	s_and_b64 vcc, exec, s[30:31]
	s_cbranch_vccz .LBB0_78
	v_readlane_b32 s8, v123, 62
	v_readlane_b32 s9, v123, 63
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_76
	v_readlane_b32 s64, v124, 47
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s65, v124, 48
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	s_lshl_b32 s8, s11, 3
	v_mov_b32_e32 v6, 0
	v_lshl_add_u64 v[4:5], v[2:3], 1, s[66:67]
	v_readlane_b32 s64, v126, 34
	v_lshl_or_b32 v3, s22, 3, v103
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	v_subrev_u32_e32 v3, s8, v3
	s_mov_b64 s[30:31], s[66:67]
	v_mul_lo_u32 v8, s30, v3
	s_mov_b32 s25, s66
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	v_readlane_b32 s65, v126, 35
	s_branch .LBB0_72
.LBB0_71:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_cvt_f32_f16_e32 v3, v9
	v_cvt_f32_f16_sdwa v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s25, s25, -1
	v_add_u32_e32 v8, 1, v8
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_f32_e32 v6, v6, v3
	v_add_f32_e32 v7, v7, v9
	s_cmp_lg_u32 s25, 0
	s_cbranch_scc0 .LBB0_77
.LBB0_72:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_74
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_74:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_71
	v_mad_i64_i32 v[10:11], s[30:31], v8, s56, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[4:5]
	global_load_dword v9, v[10:11], off
	s_branch .LBB0_71
.LBB0_76:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_77:
	s_mov_b64 s[8:9], 0
.LBB0_78:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_91
	v_readlane_b32 s8, v123, 62
	v_readlane_b32 s9, v123, 63
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_90
	global_load_dwordx2 v[4:5], v37, s[36:37]
	v_readlane_b32 s64, v126, 34
	v_lshl_or_b32 v6, s22, 3, v103
	s_lshl_b32 s8, s11, 3
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	v_subrev_u32_e32 v6, s8, v6
	s_mov_b64 s[30:31], s[66:67]
	v_mul_lo_u32 v8, s30, v6
	v_readlane_b32 s8, v124, 0
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s9, v124, 1
	v_mov_b32_e32 v6, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
	s_mov_b32 s25, s66
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s65, v126, 35
	s_branch .LBB0_82
.LBB0_81:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s25, s25, -1
	v_pk_add_f32 v[6:7], v[6:7], v[14:15]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s25, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_91
.LBB0_82:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_84
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_86
	global_load_dword v9, v[10:11], off
.LBB0_86:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_88
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v119
	v_mul_lo_u32 v15, v14, s95
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s95, v13
	v_readlane_b32 s28, v125, 47
	s_nop 0
	v_cndmask_b32_e64 v14, v14, v15, s[76:77]
	v_subrev_u32_e32 v15, s95, v13
	v_cndmask_b32_e64 v13, v13, v15, s[76:77]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s95, v13
	v_xor_b32_e32 v12, s28, v12
	s_nop 0
	v_cndmask_b32_e64 v13, v14, v15, s[76:77]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[14:15]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_88:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[30:31], s[6:7], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_81
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v4
	v_readlane_b32 s64, v124, 47
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v5, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v36, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[36:37]
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s65, v124, 48
	v_mad_i64_i32 v[14:15], s[30:31], v9, s56, 0
	s_nop 0
	v_lshl_add_u64 v[12:13], s[64:65], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v14, v9
	v_cvt_f32_f16_sdwa v15, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_81
.LBB0_90:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_91:
	v_readlane_b32 s64, v127, 8
	v_mad_i64_i32 v[4:5], s[8:9], v16, s56, 0
	v_readlane_b32 s65, v127, 9
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v127, 10
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[64:65]
	v_readlane_b32 s67, v127, 11
	v_readlane_b32 s68, v127, 12
	v_readlane_b32 s69, v127, 13
	v_readlane_b32 s70, v127, 14
	v_readlane_b32 s71, v127, 15
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_93
	v_cvt_f16_f32_e32 v8, v6
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v9, v7
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[4:5]
	v_pack_b32_f16 v8, v8, v9
	global_store_dword v[6:7], v8, off
.LBB0_93:
	s_or_b64 exec, exec, s[8:9]
	v_or_b32_e32 v6, 64, v2
	v_readlane_b32 s8, v123, 60
	v_cmp_gt_i32_e32 vcc, s26, v6
	v_readlane_b32 s9, v123, 61
	s_and_b64 s[6:7], s[74:75], vcc
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccnz .LBB0_103
	v_readlane_b32 s8, v123, 62
	v_readlane_b32 s9, v123, 63
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_101
	v_readlane_b32 s64, v124, 47
	v_readlane_b32 s65, v124, 48
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	v_lshl_or_b32 v6, s22, 3, v103
	s_lshl_b32 s8, s11, 3
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 1, s[66:67]
	v_readlane_b32 s64, v126, 34
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	v_subrev_u32_e32 v6, s8, v6
	s_mov_b64 s[30:31], s[66:67]
	v_mul_lo_u32 v10, s30, v6
	v_mov_b32_e32 v6, 0
	s_mov_b32 s25, s66
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	v_readlane_b32 s65, v126, 35
	s_branch .LBB0_97
.LBB0_96:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v11
	v_cvt_f32_f16_e32 v11, v12
	v_cvt_f32_f16_sdwa v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s25, s25, -1
	v_add_u32_e32 v10, 1, v10
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_add_f32_e32 v6, v6, v11
	v_add_f32_e32 v7, v7, v12
	s_cmp_eq_u32 s25, 0
	s_cbranch_scc1 .LBB0_102
.LBB0_97:
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_99
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[12:13], v[10:11], 2, s[4:5]
	global_load_dword v11, v[12:13], off
.LBB0_99:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_96
	v_mad_i64_i32 v[12:13], s[30:31], v10, s56, 0
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[8:9]
	global_load_dword v12, v[12:13], off offset:128
	s_branch .LBB0_96
.LBB0_101:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_102:
	s_mov_b64 s[8:9], 0
.LBB0_103:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_116
	v_readlane_b32 s8, v123, 62
	v_readlane_b32 s9, v123, 63
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_115
	global_load_dwordx2 v[8:9], v37, s[36:37]
	v_readlane_b32 s64, v126, 34
	v_lshl_or_b32 v6, s22, 3, v103
	s_lshl_b32 s8, s11, 3
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	v_subrev_u32_e32 v6, s8, v6
	s_mov_b64 s[30:31], s[66:67]
	v_mul_lo_u32 v10, s30, v6
	v_readlane_b32 s8, v124, 0
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s9, v124, 1
	v_mov_b32_e32 v6, 0
	s_mov_b32 s25, s66
	s_waitcnt vmcnt(1)
	v_lshl_add_u64 v[12:13], v[10:11], 2, s[8:9]
	v_mov_b32_e32 v7, v6
	v_readlane_b32 s65, v126, 35
	s_branch .LBB0_107
.LBB0_106:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s25, s25, -1
	v_pk_add_f32 v[6:7], v[6:7], v[16:17]
	v_lshl_add_u64 v[12:13], v[12:13], 0, 4
	s_cmp_eq_u32 s25, 0
	v_add_u32_e32 v10, 1, v10
	s_cbranch_scc1 .LBB0_116
.LBB0_107:
	v_mov_b32_e32 v16, -1
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_109
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[14:15], v[10:11], 2, s[4:5]
	global_load_dword v16, v[14:15], off
.LBB0_109:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v16
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_111
	global_load_dword v11, v[12:13], off
.LBB0_111:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_113
	v_sub_u32_e32 v15, 0, v16
	v_max_i32_e32 v15, v16, v15
	v_ashrrev_i32_e32 v14, 31, v16
	v_mul_hi_u32 v16, v15, v119
	v_mul_lo_u32 v17, v16, s95
	v_sub_u32_e32 v15, v15, v17
	v_add_u32_e32 v17, 1, v16
	v_cmp_le_u32_e64 s[76:77], s95, v15
	v_readlane_b32 s28, v125, 47
	s_nop 0
	v_cndmask_b32_e64 v16, v16, v17, s[76:77]
	v_subrev_u32_e32 v17, s95, v15
	v_cndmask_b32_e64 v15, v15, v17, s[76:77]
	v_add_u32_e32 v17, 1, v16
	v_cmp_le_u32_e64 s[76:77], s95, v15
	v_xor_b32_e32 v14, s28, v14
	s_nop 0
	v_cndmask_b32_e64 v15, v16, v17, s[76:77]
	v_xor_b32_e32 v15, v15, v14
	v_sub_u32_e32 v14, v15, v14
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[14:15], v[14:15], 3, s[14:15]
	global_load_dwordx2 v[14:15], v[14:15], off
.LBB0_113:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[30:31], s[6:7], vcc
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_106
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v14, vcc, v14, v8
	v_readlane_b32 s64, v124, 47
	s_nop 0
	v_subb_co_u32_e32 v15, vcc, v15, v9, vcc
	v_ashrrev_i32_e32 v16, 31, v15
	v_lshrrev_b32_e32 v36, 28, v16
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[36:37]
	v_and_b32_e32 v14, -16, v14
	v_readlane_b32 s65, v124, 48
	v_mad_i64_i32 v[16:17], s[30:31], v11, s56, 0
	s_nop 0
	v_lshl_add_u64 v[14:15], s[64:65], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[16:17], 1, v[14:15]
	v_lshl_add_u64 v[14:15], v[2:3], 1, v[14:15]
	global_load_dword v11, v[14:15], off offset:128
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v16, v11
	v_cvt_f32_f16_sdwa v17, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_106
.LBB0_115:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
.LBB0_116:
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_118
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v7, v7
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_pack_b32_f16 v4, v6, v7
	global_store_dword v[2:3], v4, off offset:128
.LBB0_118:
	s_or_b64 exec, exec, s[8:9]
	s_cmp_lg_u32 s24, 0
	s_cbranch_scc0 .LBB0_243
.LBB0_119:
	s_mov_b64 s[6:7], 0
.LBB0_120:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_147
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 37
	s_mul_hi_u32 s8, s7, s8
	s_mul_i32 s9, s8, s90
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s90
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_add_u32 s22, s18, s8
	s_addc_u32 s23, s19, s9
	s_add_u32 s8, s40, s8
	global_load_dword v2, v37, s[22:23]
	s_addc_u32 s9, s41, s9
	global_load_dword v3, v37, s[8:9]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s9, v125, 36
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s6, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_abs_i32 s8, s7
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s23, 0, s8
	s_mul_i32 s9, s6, s9
	s_sub_i32 s9, s46, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s22, s9
	s_xor_b32 s11, s9, s7
	s_ashr_i32 s11, s11, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s24, v2
	s_mul_i32 s23, s23, s24
	s_mul_hi_u32 s23, s24, s23
	s_add_i32 s24, s24, s23
	s_mul_hi_u32 s23, s22, s24
	s_mul_i32 s24, s23, s8
	s_sub_i32 s22, s22, s24
	s_add_i32 s25, s23, 1
	s_sub_i32 s24, s22, s8
	s_cmp_ge_u32 s22, s8
	s_cselect_b32 s23, s25, s23
	s_cselect_b32 s22, s24, s22
	s_add_i32 s24, s23, 1
	s_cmp_ge_u32 s22, s8
	s_cselect_b32 s8, s24, s23
	s_xor_b32 s8, s8, s11
	s_sub_i32 s8, s8, s11
	s_mul_i32 s7, s8, s7
	s_sub_i32 s7, s9, s7
	s_add_i32 s6, s6, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[22:23], s[6:7], 2
	v_readlane_b32 s24, v123, 58
	v_readlane_b32 s25, v123, 59
	s_add_u32 s22, s24, s22
	s_addc_u32 s23, s25, s23
	global_load_dword v10, v37, s[22:23]
	s_lshl_b32 s9, s6, 4
	v_or_b32_e32 v4, s9, v38
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[66:67]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v38, v10
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_123
	global_load_dword v5, v[2:3], off
.LBB0_123:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_readlane_b32 s6, v125, 48
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v120
	v_readlane_b32 s6, v125, 51
	v_ashrrev_i32_e32 v6, 31, v5
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v9, v8, s6
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s6, v7
	v_xor_b32_e32 v6, s7, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s6, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s6, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v8, v7, v6
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_125
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[6:7], v[8:9], 3, s[14:15]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_125:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v125, 48
	v_readlane_b32 s64, v124, 47
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v8, v8, s6
	v_sub_u32_e32 v5, v5, v8
	global_load_dwordx2 v[8:9], v37, s[36:37]
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s65, v124, 48
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v6, vcc, v6, v8
	s_nop 1
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_ashrrev_i32_e32 v8, 31, v7
	v_lshrrev_b32_e32 v36, 28, v8
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[36:37]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[66:67], 0, v[6:7]
	v_mad_i64_i32 v[8:9], s[6:7], v5, s56, 0
	v_lshl_add_u64 v[6:7], v[8:9], 1, v[6:7]
	v_lshl_or_b32 v8, s8, 7, v34
	v_cmp_gt_i32_e32 vcc, s26, v8
	v_mad_i64_i32 v[4:5], s[6:7], v4, s56, 0
	s_and_b64 s[22:23], s[74:75], vcc
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[64:65]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[6:7], s[22:23]
	s_cbranch_execz .LBB0_127
	v_lshlrev_b64 v[12:13], 1, v[8:9]
	v_lshl_add_u64 v[14:15], v[4:5], 0, v[12:13]
	global_load_dwordx2 v[14:15], v[14:15], off
	v_lshl_add_u64 v[12:13], v[6:7], 0, v[12:13]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[12:13], v[14:15], off
.LBB0_127:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v11, 64, v8
	v_cmp_gt_i32_e32 vcc, s26, v11
	s_and_b64 s[22:23], s[74:75], vcc
	s_and_saveexec_b64 s[6:7], s[22:23]
	s_cbranch_execz .LBB0_129
	v_lshlrev_b64 v[8:9], 1, v[8:9]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	global_load_dwordx2 v[4:5], v[4:5], off offset:128
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[8:9]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off offset:128
.LBB0_129:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_131
	global_load_dword v5, v[2:3], off
.LBB0_131:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, s9, v27
	v_readlane_b32 s64, v125, 56
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_cmp_lt_i32_e32 vcc, v27, v10
	v_readlane_b32 s65, v125, 57
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_133
	global_load_dword v4, v[2:3], off
.LBB0_133:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_135
	global_load_dword v6, v[2:3], off
.LBB0_135:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v120
	v_readlane_b32 s9, v125, 51
	v_readlane_b32 s6, v125, 48
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s9
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[76:77], s9, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s7, v125, 49
	v_cndmask_b32_e64 v7, v7, v8, s[76:77]
	v_subrev_u32_e32 v8, s9, v3
	v_cndmask_b32_e64 v3, v3, v8, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s9, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s7, v2
	v_cndmask_b32_e64 v3, v7, v3, s[76:77]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v120
	v_mul_lo_u32 v9, v8, s9
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[76:77], s9, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[76:77]
	v_subrev_u32_e32 v9, s9, v7
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[76:77], s9, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s7, v3
	v_cndmask_b32_e64 v7, v8, v7, s[76:77]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s54
	v_cndmask_b32_e64 v8, v7, v2, s[74:75]
	v_mul_lo_u32 v2, v2, s6
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s6
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v120
	v_mul_lo_u32 v10, v9, s9
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s9, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s9, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s9, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s7, v2
	v_cndmask_b32_e64 v4, v9, v4, s[76:77]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v121
	v_readlane_b32 s7, v125, 52
	v_readlane_b32 s6, v125, 50
	v_lshlrev_b32_e32 v7, 24, v7
	v_mul_lo_u32 v10, v9, s7
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s7, v5
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v4, s6, v4
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s7, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s7, v5
	v_add_u32_e32 v5, 1, v9
	v_readlane_b32 s18, v126, 42
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v121
	v_mul_lo_u32 v10, v9, s7
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s7, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s6, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s7, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s7, v3
	v_add_u32_e32 v3, 1, v9
	v_readlane_b32 s6, v125, 36
	v_cndmask_b32_e64 v3, v9, v3, s[76:77]
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
	v_mul_lo_u32 v4, v4, s6
	v_mul_lo_u32 v3, v3, s6
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s8, v4
	v_add3_u32 v3, v7, s8, v3
	v_cmp_eq_u32_e64 s[76:77], v4, v3
	s_and_b64 s[6:7], s[74:75], s[76:77]
	s_and_b64 s[6:7], vcc, s[6:7]
	v_readlane_b32 s19, v126, 43
	s_and_b64 s[22:23], s[18:19], s[6:7]
	v_cndmask_b32_e64 v3, 0, 1, s[22:23]
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
	v_add_u32_e32 v4, 0, v46
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v108
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
	ds_read_b32 v8, v108
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_137
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[14:15]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_137:
	s_or_b64 exec, exec, s[6:7]
	global_load_dwordx2 v[10:11], v37, s[36:37]
	v_readlane_b32 s6, v125, 48
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s68, v123, 40
	v_mul_lo_u32 v2, v2, s6
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s6, v125, 50
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v121
	v_xor_b32_e32 v3, s6, v3
	v_readlane_b32 s6, v125, 52
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v9, v6, s6
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[74:75], s6, v2
	v_add_u32_e32 v9, 1, v6
	v_readlane_b32 s65, v123, 37
	v_cndmask_b32_e64 v6, v6, v9, s[74:75]
	v_subrev_u32_e32 v9, s6, v2
	v_cndmask_b32_e64 v2, v2, v9, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s6, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s6, v125, 36
	v_cndmask_b32_e64 v2, v6, v2, s[74:75]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s6
	v_add_u32_e32 v2, s8, v2
	v_mov_b32_e32 v6, v37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[74:75], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[74:75], v5, v11, s[74:75]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v36, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[36:37]
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
	v_cmp_eq_u32_e64 s[74:75], 0, v4
	s_and_b64 s[6:7], vcc, s[74:75]
	s_and_b64 vcc, s[84:85], s[6:7]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v7, v37
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
	v_cndmask_b32_e32 v5, v60, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_146
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[8:9], vcc, 1
	s_and_b32 s9, s9, 0x55555555
	s_and_b32 s8, s8, 0x55555555
	s_sub_u32 s8, vcc_lo, s8
	v_readlane_b32 s18, v127, 0
	s_subb_u32 s9, vcc_hi, s9
	s_mov_b32 s24, s18
	s_mov_b32 s25, s18
	s_and_b64 s[22:23], s[8:9], s[24:25]
	s_lshr_b64 s[8:9], s[8:9], 2
	s_and_b64 s[8:9], s[8:9], s[24:25]
	s_add_u32 s8, s8, s22
	s_addc_u32 s9, s9, s23
	s_lshr_b64 s[22:23], s[8:9], 4
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	s_and_b32 s11, s8, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s8, s11, 0x1010101
	s_mul_hi_u32 s11, s11, 0x1010101
	s_add_i32 s11, s11, s8
	s_mul_i32 s9, s9, 0x1010101
	v_readlane_b32 s19, v127, 1
	s_add_i32 s9, s11, s9
	v_writelane_b32 v127, s18, 0
	v_cmp_gt_u64_e32 vcc, s[8:9], v[64:65]
	s_nop 0
	v_writelane_b32 v127, s19, 1
	s_cbranch_vccnz .LBB0_144
	s_mov_b32 s11, 0
	s_mov_b64 s[8:9], 0
.LBB0_140:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s11
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s24, s[22:23]
	s_add_i32 s11, s11, s24
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s24
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_140
	s_or_b64 exec, exec, s[8:9]
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
	v_cmp_ne_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_143
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_143:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[8:9], 1, v4
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_145
	s_branch .LBB0_146
.LBB0_144:
	s_mov_b64 s[8:9], -1
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_146
.LBB0_145:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_146:
	s_or_b64 exec, exec, s[6:7]
.LBB0_147:
	s_mov_b64 s[6:7], 0
.LBB0_148:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_313
	s_cmp_gt_i32 s10, 3
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_267
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 37
	s_mul_hi_u32 s8, s7, s8
	s_mul_i32 s9, s8, s90
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s90
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s90
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_add_u32 s22, s18, s8
	s_addc_u32 s23, s19, s9
	s_add_u32 s8, s40, s8
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[22:23]
	s_addc_u32 s9, s41, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[8:9]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s9, v125, 36
	v_readlane_b32 s64, v124, 28
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	scratch_load_dwordx2 v[4:5], off, off offset:76
	v_readlane_b32 s65, v124, 29
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s68, v124, 32
	v_readlane_b32 s69, v124, 33
	s_waitcnt vmcnt(2)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s6, s7, s6
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_abs_i32 s8, s7
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s23, 0, s8
	s_mul_i32 s9, s6, s9
	s_sub_i32 s9, s46, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s22, s9
	s_xor_b32 s11, s9, s7
	s_ashr_i32 s11, s11, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s24, v2
	s_mul_i32 s23, s23, s24
	s_mul_hi_u32 s23, s24, s23
	s_add_i32 s24, s24, s23
	s_mul_hi_u32 s23, s22, s24
	s_mul_i32 s24, s23, s8
	s_sub_i32 s22, s22, s24
	s_add_i32 s25, s23, 1
	s_sub_i32 s24, s22, s8
	s_cmp_ge_u32 s22, s8
	s_cselect_b32 s23, s25, s23
	s_cselect_b32 s22, s24, s22
	s_add_i32 s24, s23, 1
	s_cmp_ge_u32 s22, s8
	s_cselect_b32 s8, s24, s23
	s_xor_b32 s8, s8, s11
	s_sub_i32 s80, s8, s11
	s_mul_i32 s7, s80, s7
	s_sub_i32 s7, s9, s7
	s_add_i32 s82, s6, s7
	s_ashr_i32 s83, s82, 31
	s_lshl_b64 s[6:7], s[82:83], 2
	s_add_u32 s8, s70, s6
	s_addc_u32 s9, s71, s7
	global_load_dword v2, v37, s[8:9]
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	s_add_u32 s6, s8, s6
	s_addc_u32 s7, s9, s7
	global_load_dword v68, v37, s[6:7]
	s_lshl_b32 s11, s82, 4
	s_ashr_i32 s6, s11, 31
	v_mov_b32_e32 v11, s6
	v_readlane_b32 s6, v126, 56
	v_or_b32_e32 v10, s11, v38
	v_readlane_b32 s7, v126, 57
	v_readlane_b32 s8, v123, 16
	v_mad_i64_i32 v[6:7], s[6:7], v10, s6, 0
	s_cmp_gt_i32 s11, -1
	v_readlane_b32 s9, v123, 17
	s_cselect_b64 s[6:7], -1, 0
	s_waitcnt vmcnt(2)
	v_lshl_add_u64 v[18:19], v[6:7], 1, v[4:5]
	v_cmp_gt_i64_e32 vcc, s[8:9], v[10:11]
	v_readlane_b32 s8, v124, 12
	s_and_b64 s[6:7], s[6:7], vcc
	v_readlane_b32 s9, v124, 13
	s_and_b64 s[30:31], s[6:7], s[8:9]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s22, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_152
	global_load_dword v11, v[18:19], off
.LBB0_152:
	s_or_b64 exec, exec, s[8:9]
	s_mul_i32 s22, s22, s27
	s_lshl_b32 s92, s22, 1
	s_lshl_b32 s48, s80, 7
	s_cmp_gt_i32 s48, -1
	s_cselect_b64 s[8:9], -1, 0
	s_ashr_i32 s93, s92, 31
	v_readlane_b32 s22, v123, 20
	v_lshl_add_u64 v[4:5], s[92:93], 0, v[48:49]
	v_readlane_b32 s23, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_readlane_b32 s24, v124, 10
	v_cmp_gt_i64_e64 s[74:75], s[22:23], v[4:5]
	s_and_b64 s[22:23], vcc, s[74:75]
	v_readlane_b32 s25, v124, 11
	s_and_b64 s[24:25], s[22:23], s[24:25]
	v_mul_lo_u32 v3, v5, s56
	v_mul_lo_u32 v8, v4, s57
	v_mad_u64_u32 v[4:5], s[22:23], v4, s56, 0
	s_ashr_i32 s49, s48, 31
	v_add3_u32 v5, v5, v8, v3
	v_mov_b32_e32 v9, s49
	v_or_b32_e32 v8, s48, v50
	v_readlane_b32 s22, v123, 7
	v_cmp_gt_i64_e32 vcc, s[56:57], v[8:9]
	v_readlane_b32 s23, v123, 8
	s_and_b64 s[78:79], s[8:9], vcc
	s_and_b64 s[64:65], s[78:79], s[24:25]
	v_lshl_add_u64 v[20:21], v[4:5], 1, s[22:23]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_154
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[20:21]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_154:
	s_or_b64 exec, exec, s[22:23]
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s22, v124, 14
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_readlane_b32 s23, v124, 15
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v11 offset:4096
	v_lshl_add_u64 v[14:15], v[6:7], 1, s[70:71]
	v_cndmask_b32_e64 v6, 0, 1, s[22:23]
	v_add_u32_e32 v11, 0, v100
	v_cmp_ne_u32_e64 s[76:77], 1, v6
	s_andn2_b64 vcc, exec, s[22:23]
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_167
	scratch_load_dword v2, off, off
	v_readlane_b32 s18, v126, 58
	v_readlane_b32 s19, v126, 59
	s_and_b64 s[64:65], s[6:7], s[18:19]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v69, 0, v2
	scratch_load_dword v2, off, off offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v70, 0, v2
	ds_read_b64 v[4:5], v69 offset:4096
	ds_read_b64 v[2:3], v70 offset:4096
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_157
	v_lshlrev_b32_e32 v36, 1, v26
	v_lshl_add_u64 v[12:13], v[14:15], 0, v[36:37]
	global_load_dword v22, v[12:13], off offset:64
.LBB0_157:
	s_or_b64 exec, exec, s[22:23]
	v_readlane_b32 s22, v123, 7
	v_readlane_b32 s23, v123, 8
	s_nop 1
	v_lshl_add_u64 v[12:13], v[8:9], 1, s[22:23]
	v_add_u32_e32 v36, v43, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v24, v36
	ds_read_u16 v54, v36 offset:128
	ds_read_u16 v32, v36 offset:256
	ds_read_u16 v56, v36 offset:384
	ds_read_u16 v23, v36 offset:2048
	ds_read_u16 v25, v36 offset:2176
	ds_read_u16 v55, v36 offset:2304
	ds_read_u16 v71, v36 offset:2432
	s_setprio 0
	s_add_i32 s22, s92, 32
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[16:17], s[22:23], 0, v[48:49]
	v_readlane_b32 s22, v123, 20
	v_readlane_b32 s23, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[22:23], v[16:17]
	s_and_b64 s[22:23], vcc, s[74:75]
	s_and_b64 s[64:65], s[78:79], s[22:23]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_159
	v_mul_lo_u32 v8, v17, s56
	v_mul_lo_u32 v9, v16, s57
	v_mad_u64_u32 v[6:7], s[64:65], v16, s56, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[12:13]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_159:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v56, v32, s29
	v_perm_b32 v16, v54, v24, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v73, v71, v55, s29
	v_perm_b32 v72, v25, v23, s29
	v_mfma_f32_16x16x16_f16 v[54:57], v[16:17], v[4:5], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[72:73], v[2:3], v[54:57]
	s_setprio 0
	v_readlane_b32 s22, v125, 31
	v_readlane_b32 s23, v125, 32
	s_andn2_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v22 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_168
	s_mov_b32 s28, 64
.LBB0_161:
	ds_read_b64 v[22:23], v69 offset:4096
	ds_read_b64 v[16:17], v70 offset:4096
	s_ashr_i32 s22, s28, 31
	v_readlane_b32 s64, v126, 56
	v_mov_b32_e32 v9, s22
	v_or_b32_e32 v8, s28, v26
	s_cmp_gt_i32 s28, -1
	v_readlane_b32 s65, v126, 57
	s_cselect_b64 s[22:23], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[64:65], v[8:9]
	s_and_b64 s[22:23], s[22:23], vcc
	s_and_b64 s[64:65], s[6:7], s[22:23]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v71, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_163
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[14:15]
	global_load_dword v71, v[8:9], off
.LBB0_163:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v55, v36
	ds_read_u16 v73, v36 offset:128
	ds_read_u16 v32, v36 offset:256
	ds_read_u16 v56, v36 offset:384
	ds_read_u16 v54, v36 offset:2048
	ds_read_u16 v72, v36 offset:2176
	ds_read_u16 v74, v36 offset:2304
	ds_read_u16 v75, v36 offset:2432
	s_setprio 0
	s_add_i32 s22, s92, s28
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[24:25], s[22:23], 0, v[48:49]
	v_readlane_b32 s22, v123, 20
	v_readlane_b32 s23, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[24:25]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[22:23], v[24:25]
	s_and_b64 s[22:23], vcc, s[74:75]
	s_and_b64 s[64:65], s[78:79], s[22:23]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_165
	v_mul_lo_u32 v8, v25, s56
	v_mul_lo_u32 v9, v24, s57
	v_mad_u64_u32 v[6:7], s[64:65], v24, s56, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[12:13]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_165:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v56, v32, s29
	v_perm_b32 v24, v73, v55, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v55, v75, v74, s29
	v_perm_b32 v54, v72, v54, s29
	v_mfma_f32_16x16x16_f16 v[2:5], v[24:25], v[22:23], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[54:55], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s22, s28, 32
	s_cmp_lt_i32 s28, s96
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v71 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_168
	s_mov_b32 s28, s22
	s_branch .LBB0_161
.LBB0_167:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_168:
	scratch_load_dword v6, off, off
	v_readlane_b32 s22, v124, 16
	v_readlane_b32 s23, v124, 17
	s_andn2_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v69, 0, v6
	scratch_load_dword v6, off, off offset:4
	v_cndmask_b32_e64 v12, 0, 1, s[22:23]
	v_cmp_ne_u32_e64 s[78:79], 1, v12
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v70, 0, v6
	ds_read_b64 v[8:9], v69 offset:4096
	ds_read_b64 v[6:7], v70 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_170
	v_add_u32_e32 v16, v43, v26
	ds_read_u16 v12, v16 offset:384
	ds_read_u16 v22, v16 offset:2048
	ds_read_u16 v13, v16 offset:256
	ds_read_u16 v17, v16 offset:128
	ds_read_u16 v23, v16
	ds_read_u16 v24, v16 offset:2432
	ds_read_u16 v25, v16 offset:2304
	ds_read_u16 v16, v16 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v13, v12, v13, s29
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v12, v17, v23, s29
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v17, v24, v25, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v16, v16, v22, s29
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[16:17], v[6:7], v[2:5]
.LBB0_170:
	v_or_b32_e32 v6, s11, v27
	v_readlane_b32 s64, v125, 56
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_cmp_lt_i32_e64 s[74:75], v27, v68
	v_readlane_b32 s65, v125, 57
	v_lshl_add_u64 v[12:13], v[6:7], 2, s[66:67]
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_and_saveexec_b64 s[22:23], s[74:75]
	s_cbranch_execz .LBB0_172
	global_load_dword v7, v[12:13], off
.LBB0_172:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v9, 0, v7
	v_readlane_b32 s22, v125, 48
	v_max_i32_e32 v9, v7, v9
	v_mul_hi_u32 v16, v9, v120
	v_readlane_b32 s22, v125, 51
	v_ashrrev_i32_e32 v8, 31, v7
	v_readlane_b32 s23, v125, 49
	v_mul_lo_u32 v17, v16, s22
	v_sub_u32_e32 v9, v9, v17
	v_add_u32_e32 v17, 1, v16
	v_cmp_le_u32_e32 vcc, s22, v9
	v_xor_b32_e32 v8, s23, v8
	s_nop 0
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_subrev_u32_e32 v17, s22, v9
	v_cndmask_b32_e32 v9, v9, v17, vcc
	v_add_u32_e32 v17, 1, v16
	v_cmp_le_u32_e32 vcc, s22, v9
	s_nop 1
	v_cndmask_b32_e32 v9, v16, v17, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v22, v9, v8
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[22:23], s[74:75]
	s_cbranch_execz .LBB0_174
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshl_add_u64 v[8:9], v[22:23], 3, s[14:15]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_174:
	s_or_b64 exec, exec, s[22:23]
	v_mad_i64_i32 v[16:17], s[22:23], v6, s56, 0
	v_readlane_b32 s64, v124, 47
	v_or_b32_e32 v6, s48, v46
	v_readlane_b32 s65, v124, 48
	v_cmp_gt_i32_e32 vcc, s26, v6
	v_readlane_b32 s66, v124, 49
	v_lshl_add_u64 v[16:17], v[16:17], 1, s[64:65]
	s_and_b64 s[64:65], s[74:75], vcc
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_176
	v_readlane_b32 s64, v125, 48
	v_readlane_b32 s65, v125, 49
	v_cvt_f16_f32_e32 v2, v2
	v_mul_lo_u32 v22, v22, s64
	v_sub_u32_e32 v7, v7, v22
	v_cvt_f16_f32_e32 v22, v3
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v5
	v_readlane_b32 s64, v124, 47
	v_readlane_b32 s65, v124, 48
	v_readlane_b32 s66, v124, 49
	v_pack_b32_f16 v3, v3, v4
	global_load_dwordx2 v[4:5], v37, s[36:37]
	v_readlane_b32 s67, v124, 50
	v_pack_b32_f16 v2, v2, v22
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v8, v4
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v9, v5, vcc
	v_ashrrev_i32_e32 v8, 31, v5
	v_lshrrev_b32_e32 v36, 28, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[36:37]
	v_and_b32_e32 v4, -16, v4
	v_mad_i64_i32 v[8:9], s[64:65], v7, s56, 0
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[4:5]
	v_readlane_b32 s64, v124, 8
	v_lshl_add_u64 v[4:5], v[8:9], 1, v[4:5]
	v_readlane_b32 s65, v124, 9
	v_ashrrev_i32_e32 v7, 31, v6
	s_nop 0
	v_cndmask_b32_e64 v5, v17, v5, s[64:65]
	v_cndmask_b32_e64 v4, v16, v4, s[64:65]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_176:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_178
	global_load_dword v6, v[18:19], off
.LBB0_178:
	s_or_b64 exec, exec, s[22:23]
	s_or_b32 s28, s48, 64
	s_ashr_i32 s22, s28, 31
	v_mov_b32_e32 v3, s22
	v_or_b32_e32 v2, s28, v50
	v_cmp_gt_i64_e32 vcc, s[56:57], v[2:3]
	s_and_b64 s[8:9], s[8:9], vcc
	s_and_b64 s[22:23], s[8:9], s[24:25]
	s_xor_b64 s[22:23], s[22:23], -1
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[8:9], s[48:49], 0, v[50:51]
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, s[24:25]
	v_lshl_add_u64 v[8:9], s[48:49], 0, v[50:51]
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_182
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[20:21]
	global_load_dwordx4 v[2:5], v[2:3], off offset:128
.LBB0_182:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 vcc, exec, s[76:77]
	ds_write_b32 v89, v6 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_195
	ds_read_b64 v[4:5], v69 offset:4096
	ds_read_b64 v[2:3], v70 offset:4096
	v_readlane_b32 s18, v126, 58
	v_readlane_b32 s19, v126, 59
	s_and_b64 s[24:25], s[6:7], s[18:19]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_185
	v_lshlrev_b32_e32 v36, 1, v26
	v_lshl_add_u64 v[18:19], v[14:15], 0, v[36:37]
	global_load_dword v22, v[18:19], off offset:64
.LBB0_185:
	s_or_b64 exec, exec, s[22:23]
	v_readlane_b32 s22, v123, 7
	v_readlane_b32 s23, v123, 8
	s_nop 1
	v_lshl_add_u64 v[18:19], v[8:9], 1, s[22:23]
	v_add_u32_e32 v36, v43, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v24, v36
	ds_read_u16 v54, v36 offset:128
	ds_read_u16 v32, v36 offset:256
	ds_read_u16 v56, v36 offset:384
	ds_read_u16 v23, v36 offset:2048
	ds_read_u16 v25, v36 offset:2176
	ds_read_u16 v55, v36 offset:2304
	ds_read_u16 v71, v36 offset:2432
	s_setprio 0
	s_add_i32 s22, s92, 32
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[20:21], s[22:23], 0, v[48:49]
	v_readlane_b32 s22, v123, 20
	v_readlane_b32 s23, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[20:21]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[76:77], s[22:23], v[20:21]
	s_and_b64 s[22:23], vcc, s[76:77]
	s_and_b64 s[24:25], s[8:9], s[22:23]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_187
	v_mul_lo_u32 v8, v21, s56
	v_mul_lo_u32 v9, v20, s57
	v_mad_u64_u32 v[6:7], s[24:25], v20, s56, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[18:19]
	global_load_dwordx4 v[6:9], v[6:7], off offset:128
.LBB0_187:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v21, v56, v32, s29
	v_perm_b32 v20, v54, v24, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v73, v71, v55, s29
	v_perm_b32 v72, v25, v23, s29
	v_mfma_f32_16x16x16_f16 v[54:57], v[20:21], v[4:5], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[72:73], v[2:3], v[54:57]
	s_setprio 0
	v_readlane_b32 s22, v125, 31
	v_readlane_b32 s23, v125, 32
	s_andn2_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v22 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_196
	s_mov_b32 s24, 64
.LBB0_189:
	ds_read_b64 v[22:23], v69 offset:4096
	ds_read_b64 v[20:21], v70 offset:4096
	s_ashr_i32 s22, s24, 31
	v_readlane_b32 s30, v126, 56
	v_mov_b32_e32 v9, s22
	v_or_b32_e32 v8, s24, v26
	s_cmp_gt_i32 s24, -1
	v_readlane_b32 s31, v126, 57
	s_cselect_b64 s[22:23], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[30:31], v[8:9]
	s_and_b64 s[22:23], s[22:23], vcc
	s_and_b64 s[30:31], s[6:7], s[22:23]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v71, 0
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_191
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[14:15]
	global_load_dword v71, v[8:9], off
.LBB0_191:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v55, v36
	ds_read_u16 v73, v36 offset:128
	ds_read_u16 v32, v36 offset:256
	ds_read_u16 v56, v36 offset:384
	ds_read_u16 v54, v36 offset:2048
	ds_read_u16 v72, v36 offset:2176
	ds_read_u16 v74, v36 offset:2304
	ds_read_u16 v75, v36 offset:2432
	s_setprio 0
	s_add_i32 s22, s92, s24
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[24:25], s[22:23], 0, v[48:49]
	v_readlane_b32 s22, v123, 20
	v_readlane_b32 s23, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[24:25]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[76:77], s[22:23], v[24:25]
	s_and_b64 s[22:23], vcc, s[76:77]
	s_and_b64 s[30:31], s[8:9], s[22:23]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_193
	v_mul_lo_u32 v8, v25, s56
	v_mul_lo_u32 v9, v24, s57
	v_mad_u64_u32 v[6:7], s[30:31], v24, s56, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[18:19]
	global_load_dwordx4 v[6:9], v[6:7], off offset:128
.LBB0_193:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v56, v32, s29
	v_perm_b32 v24, v73, v55, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v55, v75, v74, s29
	v_perm_b32 v54, v72, v54, s29
	v_mfma_f32_16x16x16_f16 v[2:5], v[24:25], v[22:23], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[54:55], v[20:21], v[2:5]
	s_setprio 0
	s_add_i32 s22, s24, 32
	s_cmp_lt_i32 s24, s96
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v71 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_196
	s_mov_b32 s24, s22
	s_branch .LBB0_189
.LBB0_195:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_196:
	ds_read_b64 v[8:9], v69 offset:4096
	ds_read_b64 v[6:7], v70 offset:4096
	s_and_b64 vcc, exec, s[78:79]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_198
	v_add_u32_e32 v11, v43, v26
	ds_read_u16 v14, v11 offset:384
	ds_read_u16 v18, v11 offset:2048
	ds_read_u16 v15, v11 offset:256
	ds_read_u16 v19, v11 offset:128
	ds_read_u16 v20, v11
	ds_read_u16 v21, v11 offset:2432
	ds_read_u16 v22, v11 offset:2304
	ds_read_u16 v11, v11 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v15, v14, v15, s29
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v14, v19, v20, s29
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v19, v21, v22, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v18, v11, v18, s29
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[18:19], v[6:7], v[2:5]
.LBB0_198:
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_200
	global_load_dword v11, v[12:13], off
.LBB0_200:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v11
	v_readlane_b32 s6, v125, 48
	v_max_i32_e32 v7, v11, v7
	v_mul_hi_u32 v8, v7, v120
	v_readlane_b32 s6, v125, 51
	v_ashrrev_i32_e32 v6, 31, v11
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v9, v8, s6
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s6, v7
	v_xor_b32_e32 v6, s7, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s6, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s6, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v8, v7, v6
	v_mov_b64_e32 v[6:7], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_202
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[6:7], v[8:9], 3, s[14:15]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_202:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v9, s28, v46
	v_cmp_gt_i32_e32 vcc, s26, v9
	s_and_b64 s[8:9], s[74:75], vcc
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_204
	v_cvt_f16_f32_e32 v9, v3
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v5
	v_readlane_b32 s8, v125, 48
	v_readlane_b32 s9, v125, 49
	v_readlane_b32 s64, v124, 47
	v_pack_b32_f16 v3, v3, v4
	global_load_dwordx2 v[4:5], v37, s[36:37]
	v_mul_lo_u32 v8, v8, s8
	v_sub_u32_e32 v8, v11, v8
	v_cvt_f16_f32_e32 v2, v2
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s65, v124, 48
	v_pack_b32_f16 v2, v2, v9
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v6, v4
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v7, v5, vcc
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshrrev_b32_e32 v36, 28, v6
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[36:37]
	v_and_b32_e32 v4, -16, v4
	v_mad_i64_i32 v[6:7], s[8:9], v8, s56, 0
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[4:5]
	v_readlane_b32 s8, v124, 8
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_readlane_b32 s9, v124, 9
	v_lshl_add_u64 v[6:7], s[48:49], 0, v[46:47]
	s_nop 0
	v_cndmask_b32_e64 v5, v17, v5, s[8:9]
	v_cndmask_b32_e64 v4, v16, v4, s[8:9]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off offset:128
.LBB0_204:
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lg_u32 s80, 0
	s_cbranch_scc1 .LBB0_217
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_207
	global_load_dword v7, v[12:13], off
.LBB0_207:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v124, 18
	v_readlane_b32 s7, v124, 19
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_212
	v_readlane_b32 s64, v127, 2
	v_readlane_b32 s66, v127, 4
	v_readlane_b32 s67, v127, 5
	v_readlane_b32 s6, v126, 62
	v_add_u32_e32 v4, s11, v27
	v_mov_b64_e32 v[2:3], s[66:67]
	v_readlane_b32 s7, v126, 63
	v_mad_i64_i32 v[2:3], s[6:7], s6, v4, v[2:3]
	v_mov_b32_e32 v6, 0
	s_mov_b32 s8, s62
	v_readlane_b32 s65, v127, 3
	s_branch .LBB0_210
.LBB0_209:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s8, s8, -1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	s_cmp_lg_u32 s8, 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, 4
	s_cbranch_scc0 .LBB0_212
.LBB0_210:
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_209
	global_load_dword v4, v[2:3], off
	s_branch .LBB0_209
.LBB0_212:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v7
	v_readlane_b32 s6, v125, 48
	v_max_i32_e32 v3, v7, v3
	v_mul_hi_u32 v4, v3, v120
	v_readlane_b32 s6, v125, 51
	v_ashrrev_i32_e32 v2, 31, v7
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v5, v4, s6
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s6, v3
	v_xor_b32_e32 v2, s7, v2
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s6, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s6, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v4, v5, vcc
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v4, v3, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_214
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 3, s[14:15]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_214:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v126, 2
	v_readlane_b32 s7, v126, 3
	s_and_b64 s[8:9], s[6:7], s[74:75]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_216
	global_load_dwordx2 v[8:9], v37, s[36:37]
	v_readlane_b32 s8, v125, 48
	v_readlane_b32 s64, v124, 47
	v_readlane_b32 s68, v124, 51
	v_mul_lo_u32 v4, v4, s8
	v_sub_u32_e32 v4, v7, v4
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s9, v125, 49
	v_readlane_b32 s65, v124, 48
	v_readlane_b32 s66, v124, 49
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v8
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v9, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v36, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[68:69], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	global_store_dword v[2:3], v6, off
.LBB0_216:
	s_or_b64 exec, exec, s[6:7]
.LBB0_217:
	v_readlane_b32 s64, v125, 21
	v_readlane_b32 s65, v125, 22
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[6:7], 0
	s_cmp_lt_i32 s65, 2
	s_mov_b64 s[8:9], 0
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_cbranch_scc0 .LBB0_221
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_227
.LBB0_219:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_228
.LBB0_220:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_255
	s_branch .LBB0_266
.LBB0_221:
	v_readlane_b32 s64, v125, 21
	v_readlane_b32 s65, v125, 22
	s_cmp_eq_u32 s65, 2
	s_mov_b64 s[8:9], -1
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_cbranch_scc0 .LBB0_226
	s_waitcnt vmcnt(0)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[98:99]
	s_cbranch_execz .LBB0_225
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[24:25], exec, vcc
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_225
	v_readlane_b32 s11, v123, 47
	s_mul_i32 s24, s82, s11
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	v_readlane_b32 s30, v123, 48
	v_readlane_b32 s31, v123, 49
	s_add_u32 s11, s30, s24
	s_addc_u32 s28, s31, s25
	s_ashr_i32 s81, s80, 31
	s_lshl_b64 s[24:25], s[80:81], 2
	s_add_u32 s24, s11, s24
	s_addc_u32 s25, s28, s25
	s_bcnt1_i32_b64 s11, s[22:23]
	v_mov_b32_e32 v2, s11
	global_atomic_add v37, v2, s[24:25] offset:8 sc1
.LBB0_225:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[8:9], 0
.LBB0_226:
	s_branch .LBB0_219
.LBB0_227:
	v_readlane_b32 s64, v125, 21
	v_readlane_b32 s65, v125, 22
	s_cmp_lg_u32 s65, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[8:9], -1, 0
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_220
.LBB0_228:
	v_cmp_lt_i32_e32 vcc, v38, v68
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execnz .LBB0_241
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_242
.LBB0_230:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_232
.LBB0_231:
	global_load_dword v6, v[12:13], off
.LBB0_232:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v7, v5, v120
	v_readlane_b32 s8, v125, 51
	v_readlane_b32 s6, v125, 48
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v8, v7, s8
	v_sub_u32_e32 v5, v5, v8
	v_cmp_le_u32_e64 s[76:77], s8, v5
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s7, v125, 49
	v_cndmask_b32_e64 v7, v7, v8, s[76:77]
	v_subrev_u32_e32 v8, s8, v5
	v_cndmask_b32_e64 v5, v5, v8, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s8, v5
	v_add_u32_e32 v5, 1, v7
	v_xor_b32_e32 v4, s7, v4
	v_cndmask_b32_e64 v5, v7, v5, s[76:77]
	v_sub_u32_e32 v7, 0, v2
	v_max_i32_e32 v7, v2, v7
	v_mul_hi_u32 v8, v7, v120
	v_mul_lo_u32 v9, v8, s8
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[76:77], s8, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v8, v8, v9, s[76:77]
	v_subrev_u32_e32 v9, s8, v7
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[76:77], s8, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v5, s7, v5
	v_cndmask_b32_e64 v7, v8, v7, s[76:77]
	v_xor_b32_e32 v7, v7, v5
	v_sub_u32_e32 v5, v7, v5
	v_mov_b32_e32 v7, s54
	v_cndmask_b32_e32 v8, v7, v4, vcc
	v_mul_lo_u32 v4, v4, s6
	v_cndmask_b32_e64 v7, v7, v5, s[74:75]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s6
	v_sub_u32_e32 v5, 0, v6
	v_max_i32_e32 v5, v6, v5
	v_mul_hi_u32 v9, v5, v120
	v_mul_lo_u32 v10, v9, s8
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s8, v5
	v_add_u32_e32 v10, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s8, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_ashrrev_i32_e32 v2, 31, v6
	v_cmp_le_u32_e64 s[76:77], s8, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s7, v2
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v121
	v_readlane_b32 s7, v125, 52
	v_readlane_b32 s6, v125, 50
	v_lshlrev_b32_e32 v7, 24, v7
	v_mul_lo_u32 v10, v9, s7
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s7, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s6, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s7, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s7, v3
	v_add_u32_e32 v3, 1, v9
	v_readlane_b32 s8, v126, 42
	v_cndmask_b32_e64 v3, v9, v3, s[76:77]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v121
	v_mul_lo_u32 v10, v9, s7
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s7, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s6, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s7, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s7, v4
	v_add_u32_e32 v4, 1, v9
	v_readlane_b32 s6, v125, 36
	v_cndmask_b32_e64 v4, v9, v4, s[76:77]
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
	v_mul_lo_u32 v3, v3, s6
	v_mul_lo_u32 v4, v4, s6
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v3, v5, s80, v3
	v_add3_u32 v4, v7, s80, v4
	v_cmp_eq_u32_e64 s[76:77], v3, v4
	s_and_b64 s[6:7], vcc, s[76:77]
	s_and_b64 s[6:7], s[74:75], s[6:7]
	v_readlane_b32 s9, v126, 43
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v3, 0, 1, s[8:9]
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
	v_add_u32_e32 v4, 0, v46
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v108
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
	ds_read_b32 v8, v108
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_234
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[14:15]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_234:
	s_or_b64 exec, exec, s[6:7]
	global_load_dwordx2 v[10:11], v37, s[36:37]
	v_readlane_b32 s6, v125, 48
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s68, v123, 40
	v_mul_lo_u32 v2, v2, s6
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s6, v125, 50
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v121
	v_xor_b32_e32 v3, s6, v3
	v_readlane_b32 s6, v125, 52
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v9, v6, s6
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s6, v2
	v_add_u32_e32 v9, 1, v6
	v_readlane_b32 s65, v123, 37
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_subrev_u32_e32 v9, s6, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s6, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s6, v125, 36
	v_cndmask_b32_e32 v2, v6, v2, vcc
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s6
	v_add_u32_e32 v2, s80, v2
	v_mov_b32_e32 v6, v37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v10
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v11, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v36, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[36:37]
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
	s_and_b64 s[6:7], s[74:75], vcc
	s_and_b64 vcc, s[84:85], s[6:7]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v7, v37
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
	v_cndmask_b32_e32 v5, v60, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_254
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[8:9], vcc, 1
	s_and_b32 s9, s9, 0x55555555
	s_and_b32 s8, s8, 0x55555555
	s_sub_u32 s8, vcc_lo, s8
	v_readlane_b32 s18, v127, 0
	s_subb_u32 s9, vcc_hi, s9
	s_mov_b32 s24, s18
	s_mov_b32 s25, s18
	s_and_b64 s[22:23], s[8:9], s[24:25]
	s_lshr_b64 s[8:9], s[8:9], 2
	s_and_b64 s[8:9], s[8:9], s[24:25]
	s_add_u32 s8, s8, s22
	s_addc_u32 s9, s9, s23
	s_lshr_b64 s[22:23], s[8:9], 4
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	s_and_b32 s11, s8, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s8, s11, 0x1010101
	s_mul_hi_u32 s11, s11, 0x1010101
	s_add_i32 s11, s11, s8
	s_mul_i32 s9, s9, 0x1010101
	v_readlane_b32 s19, v127, 1
	s_add_i32 s9, s11, s9
	v_writelane_b32 v127, s18, 0
	v_cmp_gt_u64_e32 vcc, s[8:9], v[64:65]
	s_nop 0
	v_writelane_b32 v127, s19, 1
	s_cbranch_vccnz .LBB0_252
	s_mov_b32 s11, 0
	s_mov_b64 s[8:9], 0
.LBB0_237:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s11
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s24, s[22:23]
	s_add_i32 s11, s11, s24
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s24
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_237
	s_or_b64 exec, exec, s[8:9]
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
	v_cmp_ne_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_240
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_240:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[8:9], 1, v4
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_253
	s_branch .LBB0_254
.LBB0_241:
	v_readlane_b32 s64, v125, 56
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s68, v125, 60
	v_lshl_add_u64 v[4:5], v[10:11], 2, s[66:67]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_230
.LBB0_242:
	global_load_dword v2, v[12:13], off
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_231
	s_branch .LBB0_232
.LBB0_243:
	v_readlane_b32 s6, v123, 62
	v_readlane_b32 s7, v123, 63
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_119
	v_mov_b32_e32 v4, v42
	v_readlane_b32 s64, v126, 34
	v_or_b32_e32 v2, s23, v4
	s_mov_b32 s28, s64
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	v_cmp_gt_i32_e32 vcc, s28, v2
	v_readlane_b32 s6, v124, 6
	v_lshl_or_b32 v2, s22, 3, v4
	s_lshl_b32 s8, s11, 3
	s_mov_b64 s[30:31], s[66:67]
	v_readlane_b32 s7, v124, 7
	v_subrev_u32_e32 v2, s8, v2
	s_and_b64 s[6:7], vcc, s[6:7]
	v_mul_lo_u32 v2, s30, v2
	s_mov_b32 s11, s66
	v_readlane_b32 s65, v126, 35
	s_branch .LBB0_246
.LBB0_245:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s11, s11, -1
	s_cmp_lg_u32 s11, 0
	v_add_u32_e32 v2, 1, v2
	s_cbranch_scc0 .LBB0_119
.LBB0_246:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_248
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v4, v[4:5], off
.LBB0_248:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], -1, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_250
	v_readlane_b32 s64, v124, 47
	v_readlane_b32 s68, v124, 51
	v_readlane_b32 s69, v124, 52
	v_readlane_b32 s65, v124, 48
	v_readlane_b32 s66, v124, 49
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[68:69]
	global_load_dword v4, v[4:5], off
	v_readlane_b32 s67, v124, 50
	v_readlane_b32 s70, v124, 53
	v_readlane_b32 s71, v124, 54
.LBB0_250:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_245
	v_readlane_b32 s64, v127, 8
	v_readlane_b32 s66, v127, 10
	v_readlane_b32 s67, v127, 11
	v_readlane_b32 s65, v127, 9
	v_readlane_b32 s68, v127, 12
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v127, 13
	v_readlane_b32 s70, v127, 14
	v_readlane_b32 s71, v127, 15
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v4, off
	s_branch .LBB0_245
.LBB0_252:
	s_mov_b64 s[8:9], -1
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_254
.LBB0_253:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_254:
	s_or_b64 exec, exec, s[6:7]
	s_branch .LBB0_266
.LBB0_255:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[98:99]
	s_cbranch_execz .LBB0_259
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_258
	s_bcnt1_i32_b64 s11, s[22:23]
	v_readlane_b32 s22, v123, 50
	v_mov_b32_e32 v3, s11
	v_readlane_b32 s23, v123, 51
	s_nop 4
	global_atomic_add v3, v37, v3, s[22:23] sc0 sc1
.LBB0_258:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v3
	s_nop 1
	v_add_u32_e32 v2, s8, v2
	ds_write_b32 v37, v2
.LBB0_259:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	v_add_u32_e32 v3, -1, v35
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_262
	s_branch .LBB0_266
.LBB0_260:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
	s_nop 1
	v_mov_b32_e32 v2, s8
	ds_write_b32 v37, v2
.LBB0_261:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v35
	s_cbranch_vccz .LBB0_265
.LBB0_262:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[98:99]
	s_cbranch_execz .LBB0_261
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_260
	v_readlane_b32 s22, v123, 50
	v_readlane_b32 s23, v123, 51
	s_nop 4
	global_load_dword v2, v37, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_260
.LBB0_265:
	v_readlane_b32 s6, v125, 41
	v_readlane_b32 s7, v125, 42
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b64 s[6:7], s[14:15]
	v_readlane_b32 s11, v127, 16
	s_cbranch_vccz .LBB0_299
.LBB0_266:
	s_mov_b64 s[6:7], 0
.LBB0_267:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_313
	s_cmp_eq_u32 s10, 2
	s_cbranch_scc0 .LBB0_313
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 46
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 39
	s_mul_hi_u32 s8, s7, s8
	v_readlane_b32 s22, v125, 38
	s_mul_i32 s9, s8, s22
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s22
	s_cmp_ge_u32 s7, s22
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s22
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	v_readlane_b32 s7, v126, 21
	s_mul_i32 s7, s6, s7
	s_sub_i32 s11, s46, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s22, v126, 14
	v_readlane_b32 s23, v126, 15
	s_add_u32 s22, s22, s8
	s_addc_u32 s23, s23, s9
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s12, v125, 56
	v_readlane_b32 s70, v123, 42
	global_load_dword v7, v37, s[22:23]
	v_readlane_b32 s22, v126, 8
	v_readlane_b32 s23, v126, 9
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	global_load_dword v4, v37, s[8:9]
	v_readlane_b32 s22, v123, 46
	s_cmp_lt_i32 s11, s22
	s_cselect_b64 s[48:49], -1, 0
	s_and_b64 s[8:9], s[48:49], exec
	s_cselect_b32 s8, 0, s22
	s_sub_i32 s11, s11, s8
	s_and_b64 s[8:9], s[48:49], exec
	v_readlane_b32 s8, v126, 56
	s_cselect_b32 s78, s8, s26
	v_readlane_b32 s9, v126, 57
	v_readlane_b32 s71, v123, 43
	v_readlane_b32 s13, v125, 57
	s_cselect_b32 s76, s26, s27
	s_cselect_b32 s9, s71, s13
	s_cselect_b32 s8, s70, s12
	s_abs_i32 s23, s11
	s_ashr_i32 s79, s78, 31
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s14, v125, 58
	v_readlane_b32 s15, v125, 59
	v_readlane_b32 s16, v125, 60
	v_readlane_b32 s17, v125, 61
	v_readlane_b32 s18, v125, 62
	v_readlane_b32 s19, v125, 63
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mul_hi_i32 v3, v7, s78
	v_mul_lo_u32 v2, v7, s78
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_add_i32 s8, s76, 0x7f
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 25
	s_add_i32 s8, s8, s9
	s_ashr_i32 s8, s8, 7
	s_abs_i32 s24, s8
	v_cvt_f32_u32_e32 v5, s24
	s_sub_i32 s25, 0, s24
	s_add_i32 s9, s76, 63
	s_ashr_i32 s22, s9, 31
	v_rcp_iflag_f32_e32 v5, v5
	s_lshr_b32 s22, s22, 26
	s_add_i32 s9, s9, s22
	s_xor_b32 s22, s11, s8
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_ashr_i32 s9, s9, 6
	s_ashr_i32 s22, s22, 31
	s_waitcnt vmcnt(0)
	v_max_i32_e32 v36, 1, v4
	v_readfirstlane_b32 s28, v5
	s_mul_i32 s25, s25, s28
	s_mul_hi_u32 s25, s28, s25
	s_add_i32 s28, s28, s25
	s_mul_hi_u32 s25, s23, s28
	s_mul_i32 s28, s25, s24
	s_sub_i32 s23, s23, s28
	s_add_i32 s28, s25, 1
	s_sub_i32 s30, s23, s24
	s_cmp_ge_u32 s23, s24
	s_cselect_b32 s25, s28, s25
	s_cselect_b32 s23, s30, s23
	s_add_i32 s28, s25, 1
	s_cmp_ge_u32 s23, s24
	s_cselect_b32 s23, s28, s25
	s_xor_b32 s23, s23, s22
	s_sub_i32 s22, s23, s22
	s_mul_i32 s8, s22, s8
	s_sub_i32 s24, s11, s8
	s_lshl_b32 s47, s24, 1
	v_readfirstlane_b32 s30, v4
	s_add_i32 s8, s47, 2
	s_add_i32 s30, s30, 15
	s_min_i32 s8, s8, s9
	s_ashr_i32 s9, s30, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s9, s30, s9
	s_ashr_i32 s9, s9, 4
	s_lshl_b32 s31, s22, 6
	s_max_i32 s11, s9, 1
	s_sub_i32 s92, s8, s47
	s_ashr_i32 s93, s31, 31
	v_cmp_lt_i32_e32 vcc, 0, v4
	v_mov_b32_e32 v5, s93
	v_or_b32_e32 v4, s31, v40
	s_cmp_gt_i32 s31, -1
	v_cndmask_b32_e64 v6, 16, 0, vcc
	s_cselect_b64 s[68:69], -1, 0
	v_cmp_gt_i64_e32 vcc, s[78:79], v[4:5]
	s_mul_i32 s92, s92, s11
	s_and_b64 s[80:81], s[68:69], vcc
	v_or_b32_e32 v82, v6, v38
	s_cmp_gt_i32 s92, 0
	v_cmp_lt_u32_e32 vcc, v82, v36
	s_cselect_b64 s[66:67], -1, 0
	s_and_b64 s[8:9], vcc, s[80:81]
	s_and_b64 s[8:9], s[66:67], s[8:9]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_271
	v_mad_i64_i32 v[8:9], s[8:9], v82, s78, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[4:5], 1, v[8:9]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_271:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[8:9], s[48:49], exec
	v_readlane_b32 s8, v123, 3
	v_readlane_b32 s12, v127, 2
	v_readlane_b32 s9, v123, 4
	v_readlane_b32 s13, v127, 3
	s_cselect_b32 s9, s9, s13
	s_cselect_b32 s8, s8, s12
	v_mul_hi_i32 v11, v7, s76
	v_mul_lo_u32 v10, v7, s76
	s_lshl_b32 s82, s24, 7
	s_ashr_i32 s77, s76, 31
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[70:71], s[8:9], 0, v[10:11]
	v_mov_b32_e32 v11, s83
	v_or_b32_e32 v10, s82, v40
	s_cmp_gt_i32 s24, -1
	s_cselect_b64 s[24:25], -1, 0
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[10:11]
	s_and_b64 s[8:9], s[24:25], s[74:75]
	s_and_b64 s[8:9], vcc, s[8:9]
	s_and_b64 s[22:23], s[66:67], s[8:9]
	s_mov_b32 s28, 0
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s14, v127, 4
	v_readlane_b32 s15, v127, 5
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_cbranch_execz .LBB0_273
	v_mad_i64_i32 v[6:7], s[22:23], v82, s76, 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[70:71]
	v_lshl_add_u64 v[6:7], v[10:11], 1, v[6:7]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_273:
	s_or_b64 exec, exec, s[8:9]
	v_lshrrev_b32_e32 v10, 2, v0
	v_or_b32_e32 v68, s31, v10
	scratch_load_dword v10, off, off offset:100
	s_mul_i32 s9, s27, s26
	s_mul_i32 s7, s9, s7
	s_mul_hi_u32 s8, s9, s6
	s_add_i32 s7, s8, s7
	s_mul_hi_i32 s8, s27, s26
	s_mul_i32 s8, s8, s6
	s_add_i32 s7, s7, s8
	s_mul_i32 s6, s9, s6
	v_readlane_b32 s12, v127, 8
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s16, v127, 12
	v_readlane_b32 s17, v127, 13
	s_add_u32 s8, s16, s8
	v_readlane_b32 s18, v127, 14
	s_addc_u32 s9, s17, s9
	s_lshl_b64 s[6:7], s[6:7], 1
	v_readlane_b32 s19, v127, 15
	s_add_u32 s22, s18, s6
	s_addc_u32 s23, s19, s7
	s_and_b64 s[6:7], s[48:49], exec
	s_cselect_b32 s7, s9, s23
	s_cselect_b32 s6, s8, s22
	v_readlane_b32 s13, v127, 9
	v_readlane_b32 s14, v127, 10
	v_readlane_b32 s15, v127, 11
	v_writelane_b32 v127, s6, 36
	s_lshl_b32 s49, s11, 4
	s_add_i32 s48, s49, -16
	v_writelane_b32 v127, s7, 37
	s_add_i32 s64, s92, -1
	v_readlane_b32 s12, v124, 2
	v_readlane_b32 s16, v127, 18
	v_mov_b32_e32 v69, s93
	s_cmp_lt_i32 s64, 1
	v_readlane_b32 s13, v124, 3
	v_readlane_b32 s14, v124, 4
	v_readlane_b32 s15, v124, 5
	v_readlane_b32 s17, v127, 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v116, 0, v10
	ds_write_b16 v116, v8 offset:16384
	ds_write_b16_d16_hi v52, v8 offset:16384
	ds_write_b16 v53, v9 offset:16384
	ds_write_b16_d16_hi v62, v9 offset:16384
	v_lshlrev_b32_e32 v8, 3, v0
	v_add_u32_e32 v122, 0, v8
	ds_write_b64 v122, v[6:7] offset:18432
	scratch_load_dword v6, off, off offset:104
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v83, 0, v6
	s_cbranch_scc1 .LBB0_302
	v_lshl_add_u64 v[72:73], v[4:5], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v8, v83 offset:16384
	ds_read_u16 v9, v63 offset:16512
	ds_read_u16 v10, v118 offset:16640
	ds_read_u16 v11, v94 offset:16768
	ds_read_u16 v4, v29 offset:17408
	ds_read_u16 v5, v90 offset:17536
	ds_read_u16 v6, v91 offset:17664
	ds_read_u16 v7, v97 offset:17792
	s_cmp_gt_i32 s30, 31
	s_cselect_b32 s28, 16, 0
	v_add_u32_e32 v13, s28, v82
	v_cmp_lt_u32_e32 vcc, v13, v36
	s_and_b64 s[8:9], s[80:81], vcc
	s_setprio 1
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_276
	v_mad_i64_i32 v[2:3], s[8:9], v13, s78, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[72:73]
	global_load_dwordx2 v[78:79], v[2:3], off
.LBB0_276:
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lt_i32 s30, 32
	s_cselect_b64 s[6:7], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[6:7]
	s_nop 0
	v_readfirstlane_b32 s6, v2
	s_or_b32 s6, s47, s6
	scratch_load_dword v2, off, off offset:68
	scratch_load_dword v3, off, off offset:96
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v101, v3, v2
	ds_read_u16 v15, v101 offset:18432
	ds_read_u16 v16, v101 offset:18560
	ds_read_u16 v19, v101 offset:18688
	ds_read_u16 v20, v101 offset:18816
	ds_read_u16 v12, v101 offset:19456
	ds_read_u16 v14, v101 offset:19584
	ds_read_u16 v17, v101 offset:19712
	ds_read_u16 v18, v101 offset:19840
	s_setprio 0
	s_lshl_b32 s6, s6, 6
	s_ashr_i32 s7, s6, 31
	v_mov_b32_e32 v3, s7
	v_or_b32_e32 v2, s6, v40
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[2:3]
	s_and_b64 s[8:9], s[24:25], s[74:75]
	s_and_b64 s[22:23], vcc, s[8:9]
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_cbranch_execz .LBB0_278
	v_mad_i64_i32 v[22:23], s[22:23], v13, s76, 0
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[70:71]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[22:23]
	global_load_dwordx2 v[76:77], v[2:3], off
.LBB0_278:
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s18, v127, 36
	v_mad_i64_i32 v[2:3], s[8:9], v68, s76, 0
	v_readlane_b32 s19, v127, 37
	s_waitcnt lgkmcnt(8)
	v_perm_b32 v21, v7, v6, s29
	v_cmp_gt_i64_e32 vcc, s[78:79], v[68:69]
	v_lshl_add_u64 v[74:75], v[2:3], 1, s[18:19]
	v_perm_b32 v2, v9, v8, s29
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v9, v20, v19, s29
	v_perm_b32 v8, v16, v15, s29
	v_perm_b32 v3, v11, v10, s29
	v_perm_b32 v20, v5, v4, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v19, v18, v17, s29
	v_perm_b32 v18, v14, v12, s29
	v_mfma_f32_32x32x8_f16 v[2:17], v[8:9], v[2:3], 0
	s_and_b64 s[8:9], s[68:69], vcc
	s_setprio 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	s_setprio 0
	s_cmp_eq_u32 s48, 0
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_lg_u32 s48, 0
	s_cbranch_scc1 .LBB0_284
	scratch_load_dword v18, off, off offset:24
	v_mov_b32_e32 v81, s83
	v_or_b32_e32 v80, s82, v44
	v_cmp_gt_i64_e32 vcc, s[76:77], v[80:81]
	s_and_b64 s[22:23], s[24:25], vcc
	s_mov_b64 s[18:19], s[66:67]
	s_and_b64 s[66:67], s[8:9], s[22:23]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	scratch_load_dword v18, off, off offset:28
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[10:13]
	ds_write_b128 v18, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:32
	scratch_load_dword v19, off, off offset:36
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v32, v19, v18
	ds_read_b128 v[18:21], v32 offset:1024
	ds_read_b128 v[22:25], v32 offset:1536
	s_and_saveexec_b64 s[22:23], s[66:67]
	s_cbranch_execz .LBB0_281
	ds_read_b128 v[54:57], v32
	v_lshl_add_u64 v[80:81], v[80:81], 1, v[74:75]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v86, v54
	v_cvt_f16_f32_e32 v96, v55
	v_cvt_f16_f32_e32 v98, v56
	v_cvt_f16_f32_e32 v99, v57
	ds_read_b128 v[54:57], v32 offset:512
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v32, v54
	v_cvt_f16_f32_e32 v54, v55
	v_cvt_f16_f32_e32 v55, v56
	v_cvt_f16_f32_e32 v56, v57
	v_pack_b32_f16 v57, v55, v56
	v_pack_b32_f16 v56, v32, v54
	v_pack_b32_f16 v55, v98, v99
	v_pack_b32_f16 v54, v86, v96
	global_store_dwordx4 v[80:81], v[54:57], off
.LBB0_281:
	s_or_b64 exec, exec, s[22:23]
	s_or_b32 s22, s82, 32
	s_ashr_i32 s23, s22, 31
	v_mov_b32_e32 v55, s23
	v_or_b32_e32 v54, s22, v44
	v_cmp_gt_i64_e32 vcc, s[76:77], v[54:55]
	s_and_b64 s[22:23], s[24:25], vcc
	s_and_b64 s[24:25], s[8:9], s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_283
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v32, v20
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v22, v24
	v_cvt_f16_f32_e32 v24, v25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v54, v19
	v_pack_b32_f16 v21, v22, v24
	v_pack_b32_f16 v20, v20, v23
	v_lshl_add_u64 v[22:23], s[82:83], 0, v[44:45]
	v_pack_b32_f16 v19, v32, v25
	v_pack_b32_f16 v18, v18, v54
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[74:75]
	global_store_dwordx4 v[22:23], v[18:21], off offset:64
.LBB0_283:
	s_or_b64 exec, exec, s[22:23]
	s_mov_b64 s[66:67], s[18:19]
.LBB0_284:
	s_nop 5
	v_cndmask_b32_e64 v2, v2, 0, s[30:31]
	v_cndmask_b32_e64 v3, v3, 0, s[30:31]
	v_cndmask_b32_e64 v4, v4, 0, s[30:31]
	v_cndmask_b32_e64 v5, v5, 0, s[30:31]
	v_cndmask_b32_e64 v6, v6, 0, s[30:31]
	v_cndmask_b32_e64 v7, v7, 0, s[30:31]
	v_cndmask_b32_e64 v8, v8, 0, s[30:31]
	v_cndmask_b32_e64 v9, v9, 0, s[30:31]
	v_cndmask_b32_e64 v10, v10, 0, s[30:31]
	v_cndmask_b32_e64 v11, v11, 0, s[30:31]
	v_cndmask_b32_e64 v12, v12, 0, s[30:31]
	v_cndmask_b32_e64 v13, v13, 0, s[30:31]
	v_cndmask_b32_e64 v14, v14, 0, s[30:31]
	v_cndmask_b32_e64 v15, v15, 0, s[30:31]
	v_cndmask_b32_e64 v16, v16, 0, s[30:31]
	v_cndmask_b32_e64 v17, v17, 0, s[30:31]
	s_cmp_eq_u32 s64, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v116, v78 offset:16384
	ds_write_b16_d16_hi v52, v78 offset:16384
	ds_write_b16 v53, v79 offset:16384
	ds_write_b16_d16_hi v62, v79 offset:16384
	s_waitcnt vmcnt(0)
	ds_write_b64 v122, v[76:77] offset:18432
	s_cbranch_scc1 .LBB0_303
	v_cvt_f32_u32_e32 v18, s11
	s_sub_i32 s22, 0, s11
	v_writelane_b32 v127, s66, 38
	s_mov_b64 s[18:19], s[68:69]
	v_rcp_iflag_f32_e32 v18, v18
	v_writelane_b32 v127, s67, 39
	s_sub_i32 s49, 0, s49
	s_mov_b32 s64, 1
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	s_add_i32 s66, s92, -2
	s_mov_b32 s65, 16
	s_mov_b32 s67, 2
	v_readfirstlane_b32 s23, v18
	s_mul_i32 s22, s22, s23
	s_mul_hi_u32 s22, s23, s22
	s_add_i32 s96, s23, s22
	s_lshl_b64 s[24:25], s[96:97], 1
	s_mov_b64 s[30:31], s[6:7]
.LBB0_286:
	s_not_b32 s22, s25
	s_mul_i32 s7, s11, s25
	s_mul_i32 s22, s11, s22
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v24, v83 offset:16384
	ds_read_u16 v25, v63 offset:16512
	ds_read_u16 v80, v118 offset:16640
	ds_read_u16 v81, v94 offset:16768
	ds_read_u16 v20, v29 offset:17408
	ds_read_u16 v21, v90 offset:17536
	ds_read_u16 v22, v91 offset:17664
	ds_read_u16 v23, v97 offset:17792
	s_sub_i32 s7, s67, s7
	s_add_i32 s22, s67, s22
	s_add_i32 s23, s25, 1
	s_cmp_ge_u32 s7, s11
	s_cselect_b32 s23, s23, s25
	s_cselect_b32 s7, s22, s7
	s_add_i32 s22, s23, 1
	s_cmp_ge_u32 s7, s11
	s_cselect_b32 s69, s22, s23
	s_mul_i32 s68, s49, s69
	s_add_i32 s7, s68, s65
	v_add3_u32 v54, s7, v82, 16
	v_cmp_lt_u32_e32 vcc, v54, v36
	s_and_b64 s[70:71], s[80:81], vcc
	s_setprio 1
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[22:23], s[70:71]
	s_cbranch_execz .LBB0_288
	v_mad_u64_u32 v[18:19], s[70:71], v54, s78, 0
	v_mov_b32_e32 v32, v19
	v_mad_u64_u32 v[56:57], s[70:71], v54, s79, v[32:33]
	v_mov_b32_e32 v19, v56
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[72:73]
	global_load_dwordx2 v[78:79], v[18:19], off
.LBB0_288:
	s_or_b64 exec, exec, s[22:23]
	s_add_i32 s7, s69, s47
	ds_read_u16 v98, v101 offset:18432
	ds_read_u16 v99, v101 offset:18560
	ds_read_u16 v56, v101 offset:18688
	ds_read_u16 v57, v101 offset:18816
	ds_read_u16 v55, v101 offset:19456
	ds_read_u16 v86, v101 offset:19584
	ds_read_u16 v96, v101 offset:19712
	ds_read_u16 v32, v101 offset:19840
	s_setprio 0
	s_lshl_b32 s82, s7, 6
	s_ashr_i32 s83, s82, 31
	v_mov_b32_e32 v19, s83
	v_or_b32_e32 v18, s82, v40
	s_cmp_gt_i32 s82, -1
	s_cselect_b64 s[22:23], -1, 0
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[18:19]
	s_and_b64 s[22:23], s[22:23], s[74:75]
	s_and_b64 s[70:71], vcc, s[22:23]
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[22:23], s[70:71]
	s_cbranch_execz .LBB0_290
	v_mad_u64_u32 v[76:77], s[70:71], v54, s76, 0
	v_mov_b32_e32 v28, v100
	v_mov_b32_e32 v100, v102
	v_mov_b32_e32 v102, v77
	v_mov_b32_e32 v77, v103
	v_mad_u64_u32 v[102:103], s[70:71], v54, s77, v[102:103]
	v_mov_b32_e32 v103, v77
	v_mov_b32_e32 v77, v102
	v_lshl_add_u64 v[76:77], v[76:77], 1, v[70:71]
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[76:77]
	global_load_dwordx2 v[76:77], v[18:19], off
	v_mov_b32_e32 v102, v100
	v_mov_b32_e32 v100, v28
.LBB0_290:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v18, v25, v24, s29
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v57, v56, s29
	v_perm_b32 v24, v99, v98, s29
	v_perm_b32 v19, v81, v80, s29
	v_perm_b32 v23, v23, v22, s29
	v_perm_b32 v22, v21, v20, s29
	v_mfma_f32_32x32x8_f16 v[2:17], v[24:25], v[18:19], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v21, v32, v96, s29
	v_perm_b32 v20, v86, v55, s29
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[20:21], v[22:23], v[2:17]
	s_setprio 0
	s_cmp_eq_u32 s28, s48
	s_cselect_b64 s[92:93], -1, 0
	s_cmp_lg_u32 s28, s48
	s_cbranch_scc1 .LBB0_296
	scratch_load_dword v18, off, off offset:24
	v_lshl_add_u64 v[80:81], s[30:31], 0, v[44:45]
	v_cmp_lt_i64_e32 vcc, -1, v[80:81]
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[80:81]
	s_and_b64 s[22:23], vcc, s[74:75]
	s_and_b64 s[30:31], s[8:9], s[22:23]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	scratch_load_dword v18, off, off offset:28
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[10:13]
	ds_write_b128 v18, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:32
	scratch_load_dword v19, off, off offset:36
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v32, v19, v18
	ds_read_b128 v[18:21], v32 offset:1024
	ds_read_b128 v[22:25], v32 offset:1536
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_293
	ds_read_b128 v[54:57], v32
	v_lshl_add_u64 v[80:81], v[80:81], 1, v[74:75]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v86, v54
	v_cvt_f16_f32_e32 v96, v55
	v_cvt_f16_f32_e32 v98, v56
	v_cvt_f16_f32_e32 v99, v57
	ds_read_b128 v[54:57], v32 offset:512
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v32, v54
	v_cvt_f16_f32_e32 v54, v55
	v_cvt_f16_f32_e32 v55, v56
	v_cvt_f16_f32_e32 v56, v57
	v_pack_b32_f16 v57, v55, v56
	v_pack_b32_f16 v56, v32, v54
	v_pack_b32_f16 v55, v98, v99
	v_pack_b32_f16 v54, v86, v96
	global_store_dwordx4 v[80:81], v[54:57], off
.LBB0_293:
	s_or_b64 exec, exec, s[22:23]
	s_or_b32 s7, s6, 32
	s_ashr_i32 s22, s7, 31
	v_mov_b32_e32 v55, s22
	v_or_b32_e32 v54, s7, v44
	s_cmp_gt_i32 s6, -1
	s_cselect_b64 s[22:23], -1, 0
	v_cmp_gt_i64_e32 vcc, s[76:77], v[54:55]
	s_and_b64 s[22:23], s[22:23], vcc
	s_and_b64 s[30:31], s[8:9], s[22:23]
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_295
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v32, v20
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v22, v24
	v_cvt_f16_f32_e32 v24, v25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v54, v19
	s_ashr_i32 s7, s6, 31
	v_pack_b32_f16 v21, v22, v24
	v_pack_b32_f16 v20, v20, v23
	v_lshl_add_u64 v[22:23], s[6:7], 0, v[44:45]
	v_pack_b32_f16 v19, v32, v25
	v_pack_b32_f16 v18, v18, v54
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[74:75]
	global_store_dwordx4 v[22:23], v[18:21], off offset:64
.LBB0_295:
	s_or_b64 exec, exec, s[22:23]
.LBB0_296:
	s_add_i32 s64, s64, 1
	s_mul_i32 s69, s69, s11
	s_sub_i32 s6, s64, s69
	s_lshl_b32 s28, s6, 4
	s_add_i32 s65, s65, 16
	s_add_u32 s24, s24, s96
	s_addc_u32 s25, s25, 0
	s_add_i32 s67, s67, 1
	s_add_i32 s66, s66, -1
	v_cndmask_b32_e64 v2, v2, 0, s[92:93]
	v_cndmask_b32_e64 v3, v3, 0, s[92:93]
	v_cndmask_b32_e64 v4, v4, 0, s[92:93]
	v_cndmask_b32_e64 v5, v5, 0, s[92:93]
	v_cndmask_b32_e64 v6, v6, 0, s[92:93]
	v_cndmask_b32_e64 v7, v7, 0, s[92:93]
	v_cndmask_b32_e64 v8, v8, 0, s[92:93]
	v_cndmask_b32_e64 v9, v9, 0, s[92:93]
	v_cndmask_b32_e64 v10, v10, 0, s[92:93]
	v_cndmask_b32_e64 v11, v11, 0, s[92:93]
	v_cndmask_b32_e64 v12, v12, 0, s[92:93]
	v_cndmask_b32_e64 v13, v13, 0, s[92:93]
	v_cndmask_b32_e64 v14, v14, 0, s[92:93]
	v_cndmask_b32_e64 v15, v15, 0, s[92:93]
	v_cndmask_b32_e64 v16, v16, 0, s[92:93]
	v_cndmask_b32_e64 v17, v17, 0, s[92:93]
	s_cmp_lg_u32 s66, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v116, v78 offset:16384
	ds_write_b16_d16_hi v52, v78 offset:16384
	ds_write_b16 v53, v79 offset:16384
	ds_write_b16_d16_hi v62, v79 offset:16384
	ds_write_b64 v122, v[76:77] offset:18432
	s_cbranch_scc0 .LBB0_304
	s_mov_b32 s6, s82
	s_mov_b64 s[30:31], s[82:83]
	s_branch .LBB0_286
.LBB0_298:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s11, s11, -1
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .LBB0_266
.LBB0_299:
	s_nop 0
	global_load_dwordx2 v[2:3], v37, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	v_readfirstlane_b32 s25, v3
	global_load_dwordx2 v[2:3], v37, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v2
	v_readfirstlane_b32 s30, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[98:99]
	s_cbranch_execz .LBB0_298
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[48:49], exec, vcc
	s_mov_b64 exec, s[48:49]
	s_cbranch_execz .LBB0_298
	s_sub_u32 s24, s24, s28
	s_subb_u32 s25, s25, s30
	s_ashr_i32 s28, s25, 31
	s_lshr_b32 s28, s28, 28
	s_add_u32 s24, s24, s28
	s_addc_u32 s25, s25, 0
	s_and_b32 s24, s24, -16
	v_readlane_b32 s30, v123, 44
	v_readlane_b32 s31, v123, 45
	s_add_u32 s24, s30, s24
	s_addc_u32 s25, s31, s25
	s_bcnt1_i32_b64 s22, s[22:23]
	v_mov_b32_e32 v2, s22
	global_atomic_add v37, v2, s[24:25] sc1
	s_branch .LBB0_298
.LBB0_302:
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[6:7], s[82:83]
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v15, v17
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v12, v17
	v_mov_b32_e32 v11, v17
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v8, v17
	v_mov_b32_e32 v7, v17
	v_mov_b32_e32 v6, v17
	v_mov_b32_e32 v5, v17
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v3, v17
	v_mov_b32_e32 v2, v17
	s_branch .LBB0_305
.LBB0_303:
	s_mov_b32 s82, s6
	s_branch .LBB0_305
.LBB0_304:
	v_readlane_b32 s66, v127, 38
	s_add_i32 s28, s68, s65
	s_mov_b64 s[6:7], s[82:83]
	v_readlane_b32 s96, v127, 17
	s_mov_b64 s[68:69], s[18:19]
	v_readlane_b32 s67, v127, 39
.LBB0_305:
	s_andn2_b64 vcc, exec, s[66:67]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_307
	scratch_load_dword v18, off, off offset:68
	scratch_load_dword v19, off, off offset:96
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v20, v19, v18
	ds_read_u16 v18, v20 offset:18816
	ds_read_u16 v19, v20 offset:18688
	ds_read_u16 v21, v20 offset:18560
	ds_read_u16 v22, v20 offset:18432
	ds_read_u16 v23, v94 offset:16768
	ds_read_u16 v24, v118 offset:16640
	ds_read_u16 v25, v63 offset:16512
	ds_read_u16 v32, v83 offset:16384
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v19, v18, v19, s29
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v18, v21, v22, s29
	ds_read_u16 v22, v20 offset:19840
	ds_read_u16 v36, v20 offset:19712
	ds_read_u16 v54, v20 offset:19584
	ds_read_u16 v55, v20 offset:19456
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v21, v23, v24, s29
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v20, v25, v32, s29
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	ds_read_u16 v20, v97 offset:17792
	ds_read_u16 v21, v91 offset:17664
	ds_read_u16 v23, v90 offset:17536
	ds_read_u16 v24, v29 offset:17408
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v19, v22, v36, s29
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v18, v54, v55, s29
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v21, v20, v21, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v20, v23, v24, s29
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
.LBB0_307:
	s_cmp_lg_u32 s28, s48
	s_cselect_b64 s[8:9], -1, 0
	s_xor_b64 s[22:23], s[66:67], -1
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_313
	scratch_load_dword v18, off, off offset:24
	v_cmp_gt_i64_e32 vcc, s[78:79], v[68:69]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	s_nop 0
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	scratch_load_dword v2, off, off offset:28
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 0, v2
	ds_write_b128 v2, v[10:13]
	ds_write_b128 v2, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v2, off, off offset:32
	scratch_load_dword v3, off, off offset:36
	v_lshl_add_u64 v[12:13], s[6:7], 0, v[44:45]
	v_mad_i64_i32 v[10:11], s[6:7], v68, s76, 0
	s_and_b64 s[6:7], s[68:69], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[12:13]
	s_and_b64 s[8:9], vcc, s[74:75]
	s_and_b64 s[22:23], s[6:7], s[8:9]
	v_readlane_b32 s8, v127, 36
	v_readlane_b32 s9, v127, 37
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, v3, v2
	ds_read_b128 v[2:5], v14 offset:1024
	ds_read_b128 v[6:9], v14 offset:1536
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[8:9]
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_cbranch_execz .LBB0_310
	ds_read_b128 v[16:19], v14
	v_lshl_add_u64 v[12:13], v[12:13], 1, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v16
	v_cvt_f16_f32_e32 v21, v17
	ds_read_b128 v[14:17], v14 offset:512
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v19, v19
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v17, v17
	v_pack_b32_f16 v17, v16, v17
	v_pack_b32_f16 v16, v14, v15
	v_pack_b32_f16 v15, v18, v19
	v_pack_b32_f16 v14, v20, v21
	global_store_dwordx4 v[12:13], v[14:17], off
.LBB0_310:
	s_or_b64 exec, exec, s[8:9]
	s_or_b32 s8, s82, 32
	s_ashr_i32 s9, s8, 31
	v_mov_b32_e32 v13, s9
	v_or_b32_e32 v12, s8, v44
	s_cmp_gt_i32 s82, -1
	s_cselect_b64 s[8:9], -1, 0
	v_cmp_gt_i64_e32 vcc, s[76:77], v[12:13]
	s_and_b64 s[8:9], s[8:9], vcc
	s_and_b64 s[8:9], s[6:7], s[8:9]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_312
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v12, v4
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v4, v6
	v_cvt_f16_f32_e32 v6, v8
	v_cvt_f16_f32_e32 v8, v9
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v9, v5
	v_cvt_f16_f32_e32 v13, v3
	s_ashr_i32 s83, s82, 31
	v_pack_b32_f16 v5, v6, v8
	v_pack_b32_f16 v4, v4, v7
	v_lshl_add_u64 v[6:7], s[82:83], 0, v[44:45]
	v_pack_b32_f16 v3, v12, v9
	v_pack_b32_f16 v2, v2, v13
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[10:11]
	global_store_dwordx4 v[6:7], v[2:5], off offset:64
.LBB0_312:
	s_or_b64 exec, exec, s[6:7]
.LBB0_313:
	s_mov_b64 s[6:7], 0
.LBB0_314:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_331
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 44
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s8, v125, 40
	s_mul_hi_u32 s8, s7, s8
	s_mul_i32 s9, s8, s55
	s_sub_i32 s7, s7, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s11, s7, s55
	s_cmp_ge_u32 s7, s55
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s55
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 2
	v_readlane_b32 s18, v123, 52
	v_readlane_b32 s19, v123, 53
	s_add_u32 s22, s18, s8
	s_addc_u32 s23, s19, s9
	s_add_u32 s8, s40, s8
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[22:23]
	s_addc_u32 s9, s41, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[8:9]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s64, v124, 28
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	v_readlane_b32 s65, v124, 29
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s68, v124, 32
	v_readlane_b32 s69, v124, 33
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s8, s6, 1
	s_abs_i32 s6, s8
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s23, 0, s6
	s_mul_i32 s9, s7, s62
	s_sub_i32 s9, s46, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s22, s9
	s_xor_b32 s11, s9, s8
	s_ashr_i32 s11, s11, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s24, v2
	s_mul_i32 s23, s23, s24
	s_mul_hi_u32 s23, s24, s23
	s_add_i32 s24, s24, s23
	s_mul_hi_u32 s23, s22, s24
	s_mul_i32 s24, s23, s6
	s_sub_i32 s22, s22, s24
	s_add_i32 s25, s23, 1
	s_sub_i32 s24, s22, s6
	s_cmp_ge_u32 s22, s6
	s_cselect_b32 s23, s25, s23
	s_cselect_b32 s22, s24, s22
	s_add_i32 s24, s23, 1
	s_cmp_ge_u32 s22, s6
	s_cselect_b32 s6, s24, s23
	s_xor_b32 s6, s6, s11
	s_sub_i32 s6, s6, s11
	s_mul_i32 s8, s6, s8
	s_sub_i32 s8, s9, s8
	s_add_i32 s48, s7, s8
	s_ashr_i32 s49, s48, 31
	s_lshl_b64 s[8:9], s[48:49], 2
	s_add_u32 s22, s70, s8
	s_addc_u32 s23, s71, s9
	global_load_dword v2, v37, s[22:23]
	v_readlane_b32 s22, v123, 58
	v_readlane_b32 s23, v123, 59
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	global_load_dword v24, v37, s[8:9]
	s_lshl_b32 s28, s48, 4
	s_ashr_i32 s7, s28, 31
	v_or_b32_e32 v10, s28, v38
	v_readlane_b32 s22, v123, 16
	v_mov_b32_e32 v11, s7
	v_mad_i64_i32 v[6:7], s[8:9], v10, s56, 0
	s_cmp_gt_i32 s28, -1
	v_readlane_b32 s23, v123, 17
	s_cselect_b64 s[8:9], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s11, v2
	v_cmp_gt_i64_e32 vcc, s[22:23], v[10:11]
	v_readlane_b32 s22, v124, 22
	s_and_b64 s[8:9], s[8:9], vcc
	v_readlane_b32 s23, v124, 23
	s_and_b64 s[24:25], s[8:9], s[22:23]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB0_317
	scratch_load_dwordx2 v[4:5], off, off offset:44
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_317:
	s_or_b64 exec, exec, s[22:23]
	s_lshl_b32 s7, s6, 6
	s_ashr_i32 s22, s7, 31
	s_mul_i32 s24, s11, s26
	s_cmp_gt_i32 s7, -1
	v_mov_b32_e32 v9, s22
	v_or_b32_e32 v8, s7, v50
	s_cselect_b64 s[22:23], -1, 0
	s_ashr_i32 s25, s24, 31
	v_cmp_gt_i64_e32 vcc, s[34:35], v[8:9]
	v_lshl_add_u64 v[12:13], s[24:25], 0, v[48:49]
	s_and_b64 s[30:31], s[22:23], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[50:51], v[12:13]
	s_and_b64 s[22:23], vcc, s[74:75]
	v_readlane_b32 s64, v124, 20
	s_and_b64 s[22:23], s[30:31], s[22:23]
	v_readlane_b32 s65, v124, 21
	s_and_b64 s[64:65], s[64:65], s[22:23]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	v_readlane_b32 s47, v125, 33
	s_cbranch_execz .LBB0_319
	v_mad_u64_u32 v[2:3], s[64:65], v12, s34, 0
	v_mul_lo_u32 v4, v13, s34
	v_mul_lo_u32 v5, v12, s35
	v_readlane_b32 s64, v123, 5
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s65, v123, 6
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[64:65]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_319:
	s_or_b64 exec, exec, s[22:23]
	v_readlane_b32 s22, v124, 24
	v_readlane_b32 s23, v124, 25
	s_waitcnt vmcnt(0)
	ds_write_b32 v95, v11 offset:4096
	v_add_u32_e32 v11, 0, v100
	s_andn2_b64 vcc, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_403
	scratch_load_dword v2, off, off
	scratch_load_dword v4, off, off offset:4
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s18, v126, 60
	v_readlane_b32 s19, v126, 61
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[64:65]
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_and_b64 s[64:65], s[8:9], s[18:19]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v22, 0, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v23, 0, v4
	ds_read_b64 v[2:3], v22 offset:4096
	ds_read_b64 v[4:5], v23 offset:4096
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_322
	v_lshlrev_b32_e32 v36, 1, v26
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[36:37]
	global_load_dword v18, v[14:15], off offset:64
.LBB0_322:
	s_or_b64 exec, exec, s[22:23]
	v_readlane_b32 s22, v123, 5
	v_readlane_b32 s23, v123, 6
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[22:23]
	v_add_u32_e32 v25, v43, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v20, v25
	ds_read_u16 v32, v25 offset:128
	ds_read_u16 v54, v25 offset:256
	ds_read_u16 v56, v25 offset:384
	ds_read_u16 v19, v25 offset:2048
	ds_read_u16 v21, v25 offset:2176
	ds_read_u16 v36, v25 offset:2304
	ds_read_u16 v55, v25 offset:2432
	s_setprio 0
	s_add_i32 s22, s24, 32
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[16:17], s[22:23], 0, v[48:49]
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_cmp_gt_i64_e64 s[74:75], s[50:51], v[16:17]
	s_and_b64 s[22:23], vcc, s[74:75]
	s_and_b64 s[64:65], s[30:31], s[22:23]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_324
	v_mul_lo_u32 v8, v17, s34
	v_mul_lo_u32 v9, v16, s35
	v_mad_u64_u32 v[6:7], s[64:65], v16, s34, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_324:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v56, v54, s29
	v_perm_b32 v16, v32, v20, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v69, v55, v36, s29
	v_perm_b32 v68, v21, v19, s29
	v_mfma_f32_16x16x16_f16 v[54:57], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[68:69], v[4:5], v[54:57]
	s_setprio 0
	v_readlane_b32 s22, v125, 34
	v_readlane_b32 s23, v125, 35
	s_andn2_b64 vcc, exec, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v95, v18 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_404
	s_mov_b32 s25, 64
	s_branch .LBB0_327
.LBB0_326:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v21, v70, v57, s29
	v_perm_b32 v20, v32, v55, s29
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v55, v69, v56, s29
	v_perm_b32 v54, v68, v54, s29
	v_mfma_f32_16x16x16_f16 v[2:5], v[20:21], v[18:19], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[54:55], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s22, s25, 32
	s_cmp_lt_i32 s25, s47
	s_mov_b32 s25, s22
	s_waitcnt vmcnt(0)
	ds_write_b32 v95, v36 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_404
.LBB0_327:
	ds_read_b64 v[18:19], v22 offset:4096
	ds_read_b64 v[16:17], v23 offset:4096
	s_ashr_i32 s22, s25, 31
	v_mov_b32_e32 v9, s22
	v_or_b32_e32 v8, s25, v26
	s_cmp_gt_i32 s25, -1
	s_cselect_b64 s[22:23], -1, 0
	v_cmp_gt_i64_e32 vcc, s[56:57], v[8:9]
	s_and_b64 s[22:23], s[22:23], vcc
	s_and_b64 s[64:65], s[8:9], s[22:23]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_329
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v36, v[8:9], off
.LBB0_329:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v55, v25
	ds_read_u16 v32, v25 offset:128
	ds_read_u16 v57, v25 offset:256
	ds_read_u16 v70, v25 offset:384
	ds_read_u16 v54, v25 offset:2048
	ds_read_u16 v68, v25 offset:2176
	ds_read_u16 v56, v25 offset:2304
	ds_read_u16 v69, v25 offset:2432
	s_setprio 0
	s_add_i32 s22, s24, s25
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[20:21], s[22:23], 0, v[48:49]
	v_cmp_lt_i64_e32 vcc, -1, v[20:21]
	v_cmp_gt_i64_e64 s[74:75], s[50:51], v[20:21]
	s_and_b64 s[22:23], vcc, s[74:75]
	s_and_b64 s[64:65], s[30:31], s[22:23]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], s[64:65]
	s_cbranch_execz .LBB0_326
	v_mul_lo_u32 v8, v21, s34
	v_mul_lo_u32 v9, v20, s35
	v_mad_u64_u32 v[6:7], s[64:65], v20, s34, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_326
.LBB0_331:
	s_mov_b64 s[6:7], 0
.LBB0_332:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_401
.LBB0_333:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[72:73] offset:164
	s_lshl_b32 s8, s46, 3
	v_or_b32_e32 v4, s8, v103
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v4, v3
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_335
	v_readlane_b32 s22, v124, 36
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s23, v124, 37
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[22:23]
	global_load_dword v6, v[4:5], off
.LBB0_335:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v4, s8, v102
	v_cmp_lt_i32_e64 s[76:77], v4, v3
	s_and_saveexec_b64 s[6:7], s[76:77]
	s_cbranch_execz .LBB0_337
	v_readlane_b32 s22, v124, 36
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s23, v124, 37
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[22:23]
	global_load_dword v2, v[4:5], off
.LBB0_337:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v4, s8, v42
	v_readlane_b32 s6, v124, 36
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s7, v124, 37
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[6:7]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_339
	global_load_dword v8, v[10:11], off
.LBB0_339:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_341
	global_load_dword v4, v[10:11], off
.LBB0_341:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_343
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_343:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[6:7], s[76:77]
	s_cbranch_execz .LBB0_345
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_345:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_347
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_347:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_349
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_349:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[80:81], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execz .LBB0_351
	v_readlane_b32 s8, v124, 0
	v_readlane_b32 s9, v124, 1
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[8:9]
	global_load_dword v10, v[16:17], off
.LBB0_351:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_i32_e64 s[76:77], -1, v12
	s_and_saveexec_b64 s[6:7], s[76:77]
	s_cbranch_execz .LBB0_353
	v_readlane_b32 s8, v124, 0
	v_readlane_b32 s9, v124, 1
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_load_dword v14, v[2:3], off
.LBB0_353:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_i32_e64 s[78:79], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[6:7], s[78:79]
	s_cbranch_execz .LBB0_355
	v_readlane_b32 s8, v124, 0
	v_readlane_b32 s9, v124, 1
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
	global_load_dword v16, v[8:9], off
.LBB0_355:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_i32_e64 s[74:75], -1, v15
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_357
	v_readlane_b32 s8, v124, 0
	v_readlane_b32 s9, v124, 1
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[8:9]
	global_load_dword v2, v[2:3], off
.LBB0_357:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execnz .LBB0_391
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_392
.LBB0_359:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execz .LBB0_361
.LBB0_360:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v119
	v_mul_lo_u32 v18, v11, s95
	v_sub_u32_e32 v9, v9, v18
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s95, v9
	v_readlane_b32 s8, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s95, v9
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s95, v9
	v_xor_b32_e32 v8, s8, v8
	s_nop 0
	v_cndmask_b32_e32 v9, v11, v18, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[14:15]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_361:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v124, 20
	v_readlane_b32 s7, v124, 21
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_366
	global_load_dwordx2 v[18:19], v37, s[36:37]
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s65, v125, 57
	s_mov_b32 s11, 0
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v36, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[36:37]
	v_mad_i64_i32 v[18:19], s[6:7], v10, s56, 0
	v_sub_u32_e32 v11, 0, v6
	v_and_b32_e32 v8, -16, v8
	v_readlane_b32 s6, v125, 50
	v_max_i32_e32 v6, v6, v11
	v_lshl_add_u64 v[8:9], s[64:65], 0, v[8:9]
	v_xor_b32_e32 v7, s6, v7
	v_mul_hi_u32 v11, v6, v121
	v_readlane_b32 s6, v125, 52
	v_lshl_add_u64 v[8:9], v[18:19], 1, v[8:9]
	s_nop 0
	v_mul_lo_u32 v18, v11, s6
	v_sub_u32_e32 v6, v6, v18
	v_cmp_le_u32_e32 vcc, s6, v6
	v_add_u32_e32 v18, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s6, v6
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_le_u32_e32 vcc, s6, v6
	v_add_u32_e32 v6, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[6:7], v6, s56, 0
	v_readlane_b32 s6, v123, 11
	v_readlane_b32 s7, v123, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[6:7]
	s_and_b64 s[6:7], vcc, s[80:81]
	s_branch .LBB0_364
.LBB0_363:
	s_or_b64 exec, exec, s[8:9]
	s_addk_i32 s11, 0x80
	s_cmp_lt_i32 s11, s26
	s_cbranch_scc0 .LBB0_366
.LBB0_364:
	v_add_u32_e32 v10, s11, v106
	v_cmp_gt_i32_e32 vcc, s26, v10
	s_and_b64 s[22:23], vcc, s[6:7]
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_cbranch_execz .LBB0_363
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[18:19], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[18:19], v[18:19], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[18:19], off
	s_branch .LBB0_363
.LBB0_366:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v119
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s95
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s95, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_readlane_b32 s6, v125, 47
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s95, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s95, v6
	v_xor_b32_e32 v3, s6, v3
	s_nop 0
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s54
	v_cndmask_b32_e64 v6, v3, v10, s[74:75]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[14:15]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_368
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_368:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v124, 6
	v_readlane_b32 s7, v124, 7
	s_and_b64 s[6:7], s[6:7], s[74:75]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execnz .LBB0_393
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execnz .LBB0_394
.LBB0_370:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execnz .LBB0_395
.LBB0_371:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execnz .LBB0_396
.LBB0_372:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execnz .LBB0_397
.LBB0_373:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_375
.LBB0_374:
	global_load_dwordx2 v[18:19], v37, s[36:37]
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v18
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v19, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v36, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[36:37]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[70:71], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_375:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v119
	v_mul_lo_u32 v9, v8, s95
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s95, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_readlane_b32 s6, v125, 47
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s95, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s95, v5
	v_xor_b32_e32 v4, s6, v4
	v_readlane_b32 s64, v125, 21
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v119
	v_mul_lo_u32 v11, v9, s95
	v_sub_u32_e32 v8, v8, v11
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s95, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s95, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v4, 31, v13
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s95, v8
	v_xor_b32_e32 v4, s6, v4
	s_cmp_lt_i32 s64, 1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	s_mov_b64 s[6:7], -1
	v_readlane_b32 s65, v125, 22
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_cbranch_scc1 .LBB0_379
	v_readlane_b32 s64, v125, 21
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s64, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v125, 22
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_cbranch_scc0 .LBB0_378
	v_readlane_b32 s6, v126, 20
	s_nop 1
	v_mul_lo_u32 v4, v5, s6
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s6
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s6
	v_sub_u32_e32 v4, v15, v4
.LBB0_378:
	s_mov_b64 s[6:7], 0
.LBB0_379:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_382
	v_readlane_b32 s64, v125, 21
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s64, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v125, 22
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_cbranch_scc1 .LBB0_382
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
.LBB0_382:
	v_mov_b32_e32 v2, s54
	v_cndmask_b32_e64 v3, v2, v5, s[76:77]
	v_cndmask_b32_e64 v2, v2, v8, s[78:79]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[76:77], -1, v2
	v_readlane_b32 s6, v126, 44
	s_and_b64 vcc, s[76:77], vcc
	v_readlane_b32 s7, v126, 45
	s_and_b64 s[6:7], s[6:7], vcc
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
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
	v_addc_co_u32_e64 v2, s[76:77], 0, v3, vcc
	s_nop 1
	v_mov_b32_dpp v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v2, vcc, v2, v3, vcc
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v2, v3
	ds_bpermute_b32 v8, v87, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_384
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_384:
	s_or_b64 exec, exec, s[6:7]
	global_load_dwordx2 v[6:7], v37, s[36:37]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[6:7], s[74:75], vcc
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s8, v124, 6
	v_readlane_b32 s9, v124, 7
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v36, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[36:37]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[8:9], s[6:7]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v37
	v_mov_b32_e32 v7, v37
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
	v_cndmask_b32_e32 v5, v60, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_400
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[8:9], vcc, 1
	s_and_b32 s9, s9, 0x55555555
	s_and_b32 s8, s8, 0x55555555
	s_sub_u32 s8, vcc_lo, s8
	v_readlane_b32 s18, v127, 0
	s_subb_u32 s9, vcc_hi, s9
	s_mov_b32 s24, s18
	s_mov_b32 s25, s18
	s_and_b64 s[22:23], s[8:9], s[24:25]
	s_lshr_b64 s[8:9], s[8:9], 2
	s_and_b64 s[8:9], s[8:9], s[24:25]
	s_add_u32 s8, s8, s22
	s_addc_u32 s9, s9, s23
	s_lshr_b64 s[22:23], s[8:9], 4
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	s_and_b32 s11, s8, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s8, s11, 0x1010101
	s_mul_hi_u32 s11, s11, 0x1010101
	s_add_i32 s11, s11, s8
	s_mul_i32 s9, s9, 0x1010101
	v_readlane_b32 s19, v127, 1
	s_add_i32 s9, s11, s9
	v_writelane_b32 v127, s18, 0
	v_cmp_gt_u64_e32 vcc, s[8:9], v[64:65]
	s_nop 0
	v_writelane_b32 v127, s19, 1
	s_cbranch_vccnz .LBB0_398
	s_mov_b32 s11, 0
	s_mov_b64 s[8:9], 0
.LBB0_387:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s11
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s24, s[22:23]
	s_add_i32 s11, s11, s24
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s24
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_387
	s_or_b64 exec, exec, s[8:9]
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
	v_cmp_ne_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_390
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_390:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[8:9], 1, v4
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_399
	s_branch .LBB0_400
.LBB0_391:
	v_readlane_b32 s8, v124, 38
	v_readlane_b32 s9, v124, 39
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[8:9]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_359
.LBB0_392:
	v_readlane_b32 s8, v124, 38
	v_readlane_b32 s9, v124, 39
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[8:9]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[6:7]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execnz .LBB0_360
	s_branch .LBB0_361
.LBB0_393:
	global_load_dwordx2 v[18:19], v37, s[36:37]
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s22, v125, 48
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	s_mul_i32 s11, s22, s54
	v_add_u32_e32 v11, s11, v4
	v_readlane_b32 s23, v125, 49
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v18, 31, v9
	v_lshrrev_b32_e32 v36, 28, v18
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[36:37]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[66:67], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[8:9]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_370
.LBB0_394:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_371
.LBB0_395:
	global_load_dwordx2 v[18:19], v37, s[36:37]
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s66, v125, 58
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v36, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[36:37]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[68:69], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_372
.LBB0_396:
	v_readlane_b32 s22, v123, 9
	v_readlane_b32 s23, v123, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[22:23]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[8:9]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_373
.LBB0_397:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execnz .LBB0_374
	s_branch .LBB0_375
.LBB0_398:
	s_mov_b64 s[8:9], -1
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_400
.LBB0_399:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_400:
	s_or_b64 exec, exec, s[6:7]
.LBB0_401:
	.loc	1 68 0
	v_readlane_b32 s6, v123, 32
	v_readlane_b32 s7, v123, 33
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_24
	.loc	1 69 0
	v_readlane_b32 s6, v127, 27
	v_readlane_b32 s7, v127, 28
	v_readlane_b32 s9, v124, 40
	v_readlane_b32 s18, v126, 29
	v_readlane_b32 s19, v126, 30
	s_waitcnt lgkmcnt(1)
	s_nop 0
	global_load_dword v2, v37, s[6:7] offset:128
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_add_i32 s8, s6, s46
	s_memrealtime s[6:7]
s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s7, v123, 0
	v_cndmask_b32_e64 v2, v2, v3, s[18:19]
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v3, s7
	v_cndmask_b32_e64 v3, v3, v4, s[18:19]
	v_readlane_b32 s18, v127, 34
	v_readlane_b32 s6, v126, 27
	v_readlane_b32 s19, v127, 35
	v_mov_b32_e32 v4, s18
	v_readlane_b32 s7, v126, 28
	s_nop 1
	v_cndmask_b32_e64 v4, v3, v4, s[6:7]
	v_mov_b32_e32 v3, s19
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_readlane_b32 s6, v124, 45
	v_mov_b32_e32 v3, s1
	v_readlane_b32 s7, v124, 46
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s0
	s_lshl_b32 s0, s8, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	v_cndmask_b32_e64 v2, v4, v2, s[6:7]
	s_and_b32 s1, s1, 0xffff
	buffer_store_dwordx2 v[2:3], v39, s[0:3], 0 offen
	s_branch .LBB0_24
.LBB0_403:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_404:
	.loc	1 67 0
	scratch_load_dword v6, off, off offset:8
	v_readlane_b32 s8, v124, 26
	v_readlane_b32 s9, v124, 27
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, 0, v6
	ds_read_b64 v[8:9], v6 offset:4096
	scratch_load_dword v6, off, off offset:12
	s_waitcnt vmcnt(0)
	ds_read_b64 v[6:7], v6 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_406
	ds_read_u16 v11, v33 offset:384
	ds_read_u16 v14, v33 offset:2048
	ds_read_u16 v12, v33 offset:256
	ds_read_u16 v15, v33 offset:128
	ds_read_u16 v16, v33
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v13, v11, v12, s29
	ds_read_u16 v11, v33 offset:2432
	ds_read_u16 v17, v33 offset:2304
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v12, v15, v16, s29
	ds_read_u16 v16, v33 offset:2176
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v11, v17, s29
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v16, v14, s29
	s_nop 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_406:
	v_readlane_b32 s22, v126, 56
	v_readlane_b32 s23, v126, 57
	v_or_b32_e32 v6, s7, v34
	v_mad_i64_i32 v[8:9], s[22:23], v10, s22, 0
	v_readlane_b32 s22, v123, 1
	v_readlane_b32 s23, v123, 2
	v_cmp_lt_i32_e32 vcc, v38, v24
	v_cmp_gt_i32_e64 s[74:75], s27, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[22:23]
	s_and_b64 s[8:9], s[74:75], vcc
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_408
	global_load_dwordx2 v[16:17], v[8:9], off
.LBB0_408:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v93, v[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[76:77], v117
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_410
	v_lshl_add_u64 v[8:9], s[34:35], 1, v[8:9]
	global_load_dwordx2 v[14:15], v[8:9], off
.LBB0_410:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v93, v[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[12:13], v117
	v_ashrrev_i32_e32 v11, 31, v10
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_412
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s66, v125, 58
	v_lshl_add_u64 v[8:9], v[10:11], 2, s[70:71]
	global_load_dword v8, v[8:9], off
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_412:
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v22, s28, v27
	v_ashrrev_i32_e32 v23, 31, v22
	v_cmp_lt_i32_e64 s[78:79], v27, v24
	s_and_saveexec_b64 s[22:23], s[78:79]
	s_cbranch_execz .LBB0_414
	v_readlane_b32 s64, v125, 56
	v_readlane_b32 s70, v125, 62
	v_readlane_b32 s71, v125, 63
	v_readlane_b32 s65, v125, 57
	v_readlane_b32 s66, v125, 58
	v_lshl_add_u64 v[18:19], v[22:23], 2, s[70:71]
	global_load_dword v20, v[18:19], off
	v_readlane_b32 s67, v125, 59
	v_readlane_b32 s68, v125, 60
	v_readlane_b32 s69, v125, 61
.LBB0_414:
	s_or_b64 exec, exec, s[22:23]
	v_cvt_f32_f16_e32 v72, v76
	v_cvt_f32_f16_sdwa v73, v76 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v70, v77
	v_or_b32_e32 v74, s7, v46
	s_mov_b32 s7, 0x3fb8aa3b
	v_mul_f32_e64 v11, -v72, s7
	s_mov_b32 s18, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s18, v11
	v_mul_f32_e64 v23, -v73, s7
	v_cvt_f32_f16_sdwa v71, v77 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cndmask_b32_e32 v11, 0, v84, vcc
	v_cndmask_b32_e32 v21, 0, v85, vcc
	v_cmp_gt_f32_e32 vcc, s18, v23
	v_mul_f32_e64 v36, -v70, s7
	v_fma_mix_f32 v21, -v76, s7, v21 op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v23, 0, v84, vcc
	v_cndmask_b32_e32 v32, 0, v85, vcc
	v_cmp_gt_f32_e32 vcc, s18, v36
	v_fma_mix_f32 v32, -v76, s7, v32 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_exp_f32_e32 v21, v21
	v_cndmask_b32_e32 v54, 0, v85, vcc
	v_fma_mix_f32 v54, -v77, s7, v54 op_sel_hi:[1,0,0]
	v_exp_f32_e32 v32, v32
	v_exp_f32_e32 v56, v54
	v_mul_f32_e64 v54, -v71, s7
	v_cndmask_b32_e32 v36, 0, v84, vcc
	v_cmp_gt_f32_e32 vcc, s18, v54
	v_ldexp_f32 v55, v32, v23
	v_cvt_f32_f16_e32 v18, v16
	v_cndmask_b32_e32 v54, 0, v85, vcc
	v_fma_mix_f32 v54, -v77, s7, v54 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cvt_f32_f16_sdwa v19, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_exp_f32_e32 v75, v54
	v_ldexp_f32 v54, v21, v11
	v_pk_add_f32 v[54:55], v[54:55], 1.0 op_sel_hi:[1,0]
	v_mul_f32_e64 v11, -v18, s7
	v_div_scale_f32 v21, s[22:23], v55, v55, 1.0
	v_rcp_f32_e32 v23, v21
	v_cmp_gt_f32_e64 s[76:77], s18, v11
	v_mul_f32_e64 v11, -v19, s7
	v_cmp_gt_f32_e64 s[74:75], s18, v11
	v_fma_f32 v11, -v21, v23, 1.0
	v_cndmask_b32_e32 v57, 0, v84, vcc
	v_fmac_f32_e32 v23, v11, v23
	v_div_scale_f32 v11, vcc, 1.0, v55, 1.0
	v_mul_f32_e32 v32, v11, v23
	v_ldexp_f32 v56, v56, v36
	v_fma_f32 v36, -v21, v32, v11
	v_fmac_f32_e32 v32, v36, v23
	v_fma_f32 v11, -v21, v32, v11
	v_div_scale_f32 v21, s[22:23], v54, v54, 1.0
	v_rcp_f32_e32 v36, v21
	v_div_fmas_f32 v11, v11, v23, v32
	v_div_fixup_f32 v77, v11, v55, 1.0
	v_ldexp_f32 v57, v75, v57
	v_fma_f32 v11, -v21, v36, 1.0
	v_fmac_f32_e32 v36, v11, v36
	v_div_scale_f32 v11, vcc, 1.0, v54, 1.0
	v_mul_f32_e32 v23, v11, v36
	v_fma_f32 v32, -v21, v23, v11
	v_fmac_f32_e32 v23, v32, v36
	v_pk_add_f32 v[56:57], v[56:57], 1.0 op_sel_hi:[1,0]
	v_fma_f32 v11, -v21, v23, v11
	v_div_scale_f32 v21, s[22:23], v57, v57, 1.0
	v_rcp_f32_e32 v32, v21
	v_div_fmas_f32 v11, v11, v36, v23
	v_div_fixup_f32 v76, v11, v54, 1.0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v69, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_fma_f32 v11, -v21, v32, 1.0
	v_fmac_f32_e32 v32, v11, v32
	v_div_scale_f32 v11, vcc, 1.0, v57, 1.0
	v_mul_f32_e32 v23, v11, v32
	v_fma_f32 v36, -v21, v23, v11
	v_fmac_f32_e32 v23, v36, v32
	v_fma_f32 v11, -v21, v23, v11
	v_div_scale_f32 v21, s[22:23], v56, v56, 1.0
	v_rcp_f32_e32 v36, v21
	v_div_fmas_f32 v11, v11, v32, v23
	v_div_fixup_f32 v79, v11, v57, 1.0
	v_cvt_f32_f16_e32 v68, v12
	v_fma_f32 v11, -v21, v36, 1.0
	v_fmac_f32_e32 v36, v11, v36
	v_div_scale_f32 v11, vcc, 1.0, v56, 1.0
	v_mul_f32_e32 v23, v11, v36
	v_fma_f32 v32, -v21, v23, v11
	v_fmac_f32_e32 v23, v32, v36
	v_cmp_gt_i32_e64 s[80:81], s27, v74
	v_fma_f32 v11, -v21, v23, v11
	v_div_fmas_f32 v11, v11, v36, v23
	v_pk_mul_f32 v[82:83], v[76:77], v[72:73]
	s_and_b64 s[82:83], s[80:81], s[78:79]
	v_div_fixup_f32 v78, v11, v56, 1.0
	v_cndmask_b32_e64 v11, 0, v2, s[82:83]
	v_pk_mul_f32 v[54:55], v[82:83], v[68:69]
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v54, v11, v54
	s_barrier
	scratch_load_dword v11, off, off offset:16
	v_cvt_f32_f16_sdwa v25, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v24, v13
	v_pk_mul_f32 v[80:81], v[78:79], v[70:71]
	v_cndmask_b32_e64 v21, 0, v3, s[82:83]
	v_cndmask_b32_e64 v23, 0, v4, s[82:83]
	v_cndmask_b32_e64 v32, 0, v5, s[82:83]
	v_pk_mul_f32 v[56:57], v[80:81], v[24:25]
	v_mul_f32_e32 v55, v21, v55
	v_mul_f32_e32 v56, v23, v56
	v_mul_f32_e32 v57, v32, v57
	v_cvt_f32_f16_e32 v12, v17
	v_cvt_f32_f16_sdwa v13, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_readlane_b32 s22, v126, 2
	v_readlane_b32 s23, v126, 3
	s_and_b64 s[24:25], s[22:23], s[78:79]
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[54:57]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v11, off, off offset:20
	s_waitcnt vmcnt(0)
	ds_read_b128 v[54:57], v11
	v_mul_f32_e64 v11, -v12, s7
	v_cmp_gt_f32_e64 s[80:81], s18, v11
	v_mul_f32_e64 v11, -v13, s7
	v_cmp_gt_f32_e32 vcc, s18, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v11, v54, v55
	v_add_f32_e32 v11, v56, v11
	v_add_f32_e32 v11, v57, v11
	v_mov_b32_e32 v21, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v21, v21 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_mov_b32_dpp v21, v11 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_f32_e32 v11, v11, v21
	v_mov_b32_e32 v21, v11
	s_nop 1
	v_mov_b32_dpp v21, v21 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v21, v11 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_f32_e32 v11, v11, v21
	v_mov_b32_e32 v21, v11
	s_nop 1
	v_mov_b32_dpp v21, v21 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v21
	v_mov_b32_e32 v21, v11
	s_nop 1
	v_mov_b32_dpp v21, v21 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v21
	v_add_u32_e32 v21, 0, v46
	ds_write_b32 v21, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execnz .LBB0_425
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[6:7], s[82:83]
	s_cbranch_execnz .LBB0_426
.LBB0_416:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_418
.LBB0_417:
	v_cndmask_b32_e64 v3, 0, v85, s[76:77]
	s_mov_b32 s8, 0x3fb8aa3b
	v_fma_mix_f32 v3, -v16, s8, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v84, s[76:77]
	v_exp_f32_e32 v3, v3
	v_cvt_f32_f16_sdwa v5, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v4, v15
	v_readlane_b32 s64, v127, 2
	v_ldexp_f32 v20, v3, v2
	v_cndmask_b32_e64 v3, 0, v85, s[74:75]
	v_fma_mix_f32 v3, -v16, s8, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v84, s[74:75]
	v_exp_f32_e32 v3, v3
	v_readlane_b32 s65, v127, 3
	v_readlane_b32 s66, v127, 4
	v_readlane_b32 s67, v127, 5
	v_ldexp_f32 v21, v3, v2
	v_cndmask_b32_e64 v3, 0, v85, s[80:81]
	v_fma_mix_f32 v3, -v17, s8, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v84, s[80:81]
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v16, v3, v2
	v_cndmask_b32_e32 v3, 0, v85, vcc
	v_fma_mix_f32 v3, -v17, s8, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v2, 0, v84, vcc
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v17, v3, v2
	v_cvt_f32_f16_sdwa v3, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v2, v14
	v_pk_add_f32 v[14:15], v[20:21], 1.0 op_sel_hi:[1,0]
	v_pk_add_f32 v[16:17], v[16:17], 1.0 op_sel_hi:[1,0]
	v_div_scale_f32 v11, s[8:9], v15, v15, 1.0
	v_rcp_f32_e32 v20, v11
	s_nop 0
	v_fma_f32 v21, -v11, v20, 1.0
	v_fmac_f32_e32 v20, v21, v20
	v_div_scale_f32 v21, vcc, 1.0, v15, 1.0
	v_mul_f32_e32 v22, v21, v20
	v_fma_f32 v23, -v11, v22, v21
	v_fmac_f32_e32 v22, v23, v20
	v_fma_f32 v11, -v11, v22, v21
	v_div_fmas_f32 v11, v11, v20, v22
	v_div_fixup_f32 v15, v11, v15, 1.0
	v_div_scale_f32 v11, s[8:9], v14, v14, 1.0
	v_rcp_f32_e32 v20, v11
	s_nop 0
	v_fma_f32 v21, -v11, v20, 1.0
	v_fmac_f32_e32 v20, v21, v20
	v_div_scale_f32 v21, vcc, 1.0, v14, 1.0
	v_mul_f32_e32 v22, v21, v20
	v_fma_f32 v23, -v11, v22, v21
	v_fmac_f32_e32 v22, v23, v20
	v_fma_f32 v11, -v11, v22, v21
	v_div_fmas_f32 v11, v11, v20, v22
	v_div_fixup_f32 v14, v11, v14, 1.0
	v_div_scale_f32 v11, s[8:9], v17, v17, 1.0
	v_pk_mul_f32 v[14:15], v[14:15], v[18:19]
	v_rcp_f32_e32 v18, v11
	v_pk_mul_f32 v[2:3], v[14:15], v[2:3]
	v_fma_f32 v19, -v11, v18, 1.0
	v_fmac_f32_e32 v18, v19, v18
	v_div_scale_f32 v19, vcc, 1.0, v17, 1.0
	v_mul_f32_e32 v20, v19, v18
	v_fma_f32 v21, -v11, v20, v19
	v_fmac_f32_e32 v20, v21, v18
	v_fma_f32 v11, -v11, v20, v19
	v_div_fmas_f32 v11, v11, v18, v20
	v_div_fixup_f32 v17, v11, v17, 1.0
	v_div_scale_f32 v11, s[8:9], v16, v16, 1.0
	v_rcp_f32_e32 v18, v11
	v_pk_mul_f32 v[2:3], v[2:3], v[8:9]
	v_fma_f32 v19, -v11, v18, 1.0
	v_fmac_f32_e32 v18, v19, v18
	v_div_scale_f32 v19, vcc, 1.0, v16, 1.0
	v_mul_f32_e32 v20, v19, v18
	v_fma_f32 v21, -v11, v20, v19
	v_fmac_f32_e32 v20, v21, v18
	v_fma_f32 v11, -v11, v20, v19
	v_div_fmas_f32 v11, v11, v18, v20
	v_div_fixup_f32 v16, v11, v16, 1.0
	v_pk_mul_f32 v[12:13], v[16:17], v[12:13]
	v_cvt_f16_f32_e32 v11, v3
	v_pk_mul_f32 v[4:5], v[12:13], v[4:5]
	v_cvt_f16_f32_e32 v12, v2
	v_pk_mul_f32 v[2:3], v[4:5], v[8:9]
	v_mad_i64_i32 v[4:5], s[8:9], v10, s34, 0
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[64:65]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v12, v11
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_418:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v123, 47
	s_mul_i32 s6, s48, s6
	v_readlane_b32 s7, v124, 41
	s_add_i32 s6, s6, 1
	s_add_i32 s7, s7, s11
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v37
	v_mov_b32_e32 v6, v37
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v3, s6
	v_readlane_b32 s6, v126, 25
	v_add_u32_dpp v4, v105, v105 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v105 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v105 row_shr:3 row_mask:0xf bank_mask:0xf
	v_readlane_b32 s7, v126, 26
	v_add3_u32 v4, v4, v5, v6
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_readlane_b32 s6, v123, 48
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s7, v123, 49
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_readlane_b32 s6, v126, 0
	v_readlane_b32 s7, v126, 1
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	s_nop 0
	v_cndmask_b32_e64 v4, 0, v4, s[6:7]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v60, v5, vcc
	ds_permute_b32 v6, v4, v61
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v105
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_429
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[8:9], vcc, 1
	s_and_b32 s9, s9, 0x55555555
	s_and_b32 s8, s8, 0x55555555
	s_sub_u32 s8, vcc_lo, s8
	v_readlane_b32 s18, v127, 0
	s_subb_u32 s9, vcc_hi, s9
	s_mov_b32 s24, s18
	s_mov_b32 s25, s18
	s_and_b64 s[22:23], s[8:9], s[24:25]
	s_lshr_b64 s[8:9], s[8:9], 2
	s_and_b64 s[8:9], s[8:9], s[24:25]
	s_add_u32 s8, s8, s22
	s_addc_u32 s9, s9, s23
	s_lshr_b64 s[22:23], s[8:9], 4
	s_add_u32 s8, s22, s8
	s_addc_u32 s9, s23, s9
	s_and_b32 s11, s8, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s8, s11, 0x1010101
	s_mul_hi_u32 s11, s11, 0x1010101
	s_add_i32 s11, s11, s8
	s_mul_i32 s9, s9, 0x1010101
	v_readlane_b32 s19, v127, 1
	s_add_i32 s9, s11, s9
	v_writelane_b32 v127, s18, 0
	v_cmp_gt_u64_e32 vcc, s[8:9], v[64:65]
	s_nop 0
	v_writelane_b32 v127, s19, 1
	s_cbranch_vccnz .LBB0_427
	s_mov_b32 s11, 0
	s_mov_b64 s[8:9], 0
.LBB0_421:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s11
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s24, s[22:23]
	s_add_i32 s11, s11, s24
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s24
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_421
	s_or_b64 exec, exec, s[8:9]
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
	v_cmp_ne_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_424
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_mov_b32_e32 v7, 32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v61 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_424:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[8:9], 1, v4
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_428
	s_branch .LBB0_429
.LBB0_425:
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s64, v127, 2
	ds_read_b32 v11, v108
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s66, v127, 4
	v_readlane_b32 s67, v127, 5
	s_add_u32 s6, s6, s66
	v_mad_i64_i32 v[54:55], s[24:25], v22, s62, 0
	s_addc_u32 s7, s7, s67
	v_lshl_add_u64 v[54:55], v[54:55], 2, s[6:7]
	v_readlane_b32 s65, v127, 3
	s_waitcnt lgkmcnt(0)
	global_store_dword v[54:55], v11, off
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[6:7], s[82:83]
	s_cbranch_execz .LBB0_416
.LBB0_426:
	v_mov_b32_e32 v21, v20
	v_pk_add_f32 v[56:57], v[78:79], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[20:21]
	v_pk_fma_f32 v[56:57], v[56:57], v[70:71], 1.0 op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[24:25], v[4:5], v[24:25]
	v_pk_mul_f32 v[56:57], v[78:79], v[56:57]
	v_pk_mul_f32 v[2:3], v[2:3], v[20:21]
	v_pk_mul_f32 v[24:25], v[56:57], v[24:25]
	v_pk_add_f32 v[20:21], v[76:77], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_cvt_f16_f32_e32 v11, v25
	v_cvt_f16_f32_e32 v24, v24
	v_pk_fma_f32 v[20:21], v[20:21], v[72:73], 1.0 op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[54:55], v[2:3], v[68:69]
	v_pk_mul_f32 v[20:21], v[76:77], v[20:21]
	v_readlane_b32 s22, v126, 56
	v_pk_mul_f32 v[20:21], v[20:21], v[54:55]
	v_pk_mul_f32 v[2:3], v[82:83], v[2:3]
	v_pk_mul_f32 v[4:5], v[80:81], v[4:5]
	v_readlane_b32 s23, v126, 57
	v_readlane_b32 s64, v123, 36
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v20, v20
	v_pack_b32_f16 v21, v24, v11
	v_cvt_f16_f32_e32 v11, v3
	v_cvt_f16_f32_e32 v3, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v2, v2
	v_mad_i64_i32 v[22:23], s[22:23], v22, s22, 0
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_ashrrev_i32_e32 v75, 31, v74
	v_pack_b32_f16 v20, v20, v25
	v_lshl_add_u64 v[22:23], v[22:23], 1, s[70:71]
	v_lshl_add_u64 v[22:23], v[74:75], 1, v[22:23]
	v_pack_b32_f16 v3, v4, v3
	v_pack_b32_f16 v2, v2, v11
	v_lshl_add_u64 v[4:5], s[34:35], 1, v[22:23]
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	global_store_dwordx2 v[22:23], v[20:21], off
	global_store_dwordx2 v[4:5], v[2:3], off
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB0_417
	s_branch .LBB0_418
.LBB0_427:
	s_mov_b64 s[8:9], -1
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_429
.LBB0_428:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_429:
	s_or_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_333
	s_branch .LBB0_401
.LBB0_430:
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s46, v127, 16
	v_readlane_b32 s6, v127, 25
	v_readlane_b32 s7, v127, 26
.LBB0_431:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_5
	.loc	1 46 0
	s_lshl_b32 s18, s87, 8
	v_readlane_b32 s12, v126, 46
	s_cmp_ge_i32 s18, s42
	s_mov_b32 s6, s18
	v_readlane_b32 s13, v126, 47
	s_cbranch_scc0 .LBB0_439
.LBB0_433:
	s_cmp_ge_i32 s18, s94
	s_mov_b32 s6, s18
	s_cbranch_scc0 .LBB0_442
.LBB0_434:
	s_cmp_ge_i32 s18, s89
	s_mov_b32 s6, s18
	s_cbranch_scc0 .LBB0_445
.LBB0_435:
	s_cmp_gt_i32 s18, 15
	s_mov_b32 s6, s18
	s_cbranch_scc0 .LBB0_448
.LBB0_436:
	v_readlane_b32 s6, v125, 53
	s_mul_i32 s0, s6, s87
	v_readlane_b32 s8, v126, 34
	s_min_i32 s1, s0, s8
	s_add_i32 s0, s0, s6
	v_readlane_b32 s10, v126, 36
	s_min_i32 s22, s0, s8
	s_mul_i32 s19, s1, s10
	s_mul_i32 s22, s22, s10
	v_readlane_b32 s11, v126, 37
	s_cmp_lt_i32 s19, s22
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_ge_i32 s19, s22
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s9, v126, 35
	s_cbranch_scc1 .LBB0_469
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s6, s19
	s_branch .LBB0_451
.LBB0_438:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	s_cmp_lt_i32 s6, s42
	s_cbranch_scc0 .LBB0_433
.LBB0_439:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, s42, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_438
	v_readlane_b32 s64, v123, 36
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s68, v123, 40
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	global_store_dword v[2:3], v37, off
	s_branch .LBB0_438
.LBB0_441:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	s_cmp_lt_i32 s6, s94
	s_cbranch_scc0 .LBB0_434
.LBB0_442:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, s94, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_441
	v_readlane_b32 s8, v123, 48
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s9, v123, 49
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_store_dword v[2:3], v37, off
	s_branch .LBB0_441
.LBB0_444:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	s_cmp_lt_i32 s6, s89
	s_cbranch_scc0 .LBB0_435
.LBB0_445:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, s89, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_444
	v_readlane_b32 s64, v123, 36
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[68:69]
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	global_store_dword v[2:3], v37, off
	s_branch .LBB0_444
.LBB0_447:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	s_cmp_lt_i32 s6, 16
	s_cbranch_scc0 .LBB0_436
.LBB0_448:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s6, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_447
	v_readlane_b32 s8, v124, 42
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s9, v124, 43
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_store_dword v[2:3], v37, off
	s_branch .LBB0_447
.LBB0_450:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v109
	s_add_i32 s6, s6, 64
	s_cmp_lt_i32 s6, s22
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_469
.LBB0_451:
	v_add_u32_e32 v2, s6, v38
	v_cmp_gt_i32_e32 vcc, s22, v2
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_453
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_453:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s22, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_455
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_455:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s22, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_457
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_457:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s22, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_459
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_459:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v27
	v_cmp_eq_u32_e64 s[78:79], v3, v27
	v_cmp_eq_u32_e64 s[74:75], v8, v27
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v107, v4
	v_cmp_eq_u32_e64 s[76:77], v5, v27
	v_cndmask_b32_e64 v5, 0, 1, s[74:75]
	v_cndmask_b32_e64 v9, 0, 1, s[78:79]
	v_cndmask_b32_e64 v8, 0, 1, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v3, s[80:81], 0, v2, vcc
	ds_bpermute_b32 v3, v41, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[58:59]
	v_addc_co_u32_e64 v3, s[80:81], v3, v2, vcc
	ds_bpermute_b32 v2, v107, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[80:81], 0, v2, s[74:75]
	ds_bpermute_b32 v10, v41, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[58:59]
	v_addc_co_u32_e64 v10, s[80:81], v10, v2, s[74:75]
	ds_bpermute_b32 v2, v107, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[80:81], 0, v2, s[76:77]
	ds_bpermute_b32 v11, v41, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[58:59]
	v_addc_co_u32_e64 v11, s[80:81], v11, v2, s[76:77]
	ds_bpermute_b32 v2, v107, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[80:81], 0, v2, s[78:79]
	ds_bpermute_b32 v12, v41, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[58:59]
	v_addc_co_u32_e64 v12, s[80:81], v12, v2, s[78:79]
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_461
	v_add_u32_e32 v2, v108, v104
	ds_write2st64_b32 v2, v3, v10 offset1:1
	ds_write2st64_b32 v2, v11, v12 offset0:2 offset1:3
.LBB0_461:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v108 offset1:16
	v_add_u32_e32 v2, s6, v1
	v_cmp_gt_i32_e64 s[80:81], s22, v2
	s_and_b64 s[8:9], s[84:85], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[52:53]
	ds_read2_b32 v[14:15], v108 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[44:45]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[84:85]
	ds_read2_b32 v[14:15], v108 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[84:85]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v108 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[44:45]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v108 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[84:85]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v108 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v18, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v17, v17, v14, s[44:45]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v108 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v18, v14, v18, s[84:85]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v18, v14, s[52:53]
	ds_read_b32 v18, v108 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v18
	v_cndmask_b32_e64 v14, v15, v14, s[44:45]
	v_add_u32_e32 v15, -1, v7
	v_add3_u32 v3, v15, v3, v16
	v_add3_u32 v10, v15, v10, v13
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cndmask_b32_e64 v13, 0, v10, s[74:75]
	v_mov_b32_e32 v10, v3
	v_add3_u32 v11, v15, v11, v17
	v_add3_u32 v12, v15, v12, v14
	v_mov_b32_dpp v10, v10 row_shr:8 row_mask:0xf bank_mask:0xc
	v_cndmask_b32_e64 v14, 0, v11, s[76:77]
	v_cndmask_b32_e64 v15, 0, v12, s[78:79]
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
	v_add_u32_e32 v3, 0, v92
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_463
	ds_read_b32 v10, v58
	v_readlane_b32 s64, v124, 28
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s65, v124, 29
	v_readlane_b32 s68, v124, 32
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v124, 33
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_463:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v110, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_465
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v111, v2
.LBB0_465:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v2, v112
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[20:21]
	s_cbranch_execz .LBB0_450
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v112, v2
	s_branch .LBB0_450
.LBB0_469:
	v_readlane_b32 s64, v126, 34
	v_readlane_b32 s67, v126, 37
	s_mul_i32 s0, s87, s67
	v_readlane_b32 s65, v126, 35
	v_readlane_b32 s66, v126, 36
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s64, v124, 28
	v_readlane_b32 s65, v124, 29
	s_add_u32 s0, s64, s0
	s_addc_u32 s1, s65, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s68, v124, 32
	v_readlane_b32 s69, v124, 33
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	buffer_store_dword v6, v113, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_472
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v2, s6, 0
	v_mbcnt_hi_u32_b32 v2, s7, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[8:9], exec, vcc
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_472
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v123, 13
	v_readlane_b32 s7, v123, 14
	s_nop 4
	global_atomic_add v37, v2, s[6:7] offset:32 sc1
.LBB0_472:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lg_u32 s87, 0
	s_cbranch_scc1 .LBB0_540
	s_branch .LBB0_475
.LBB0_473:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v37, v2
.LBB0_474:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s88, v2
	s_cbranch_vccz .LBB0_478
.LBB0_475:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_474
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_473
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v2, v37, s[8:9] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_473
.LBB0_478:
	v_readlane_b32 s0, v124, 55
	v_readlane_b32 s1, v124, 56
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_489
	scratch_load_dword v2, off, off offset:52
	s_mov_b32 s6, 0
	s_branch .LBB0_481
.LBB0_480:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v109
	s_add_i32 s6, s6, 16
	s_cmp_lt_i32 s6, s88
	v_add_u32_e32 v2, s43, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_489
.LBB0_481:
	v_add_u32_e32 v3, s6, v38
	v_cmp_gt_i32_e32 vcc, s88, v3
	s_and_b64 s[8:9], s[16:17], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_483
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[66:67]
	global_load_dword v3, v[6:7], off
.LBB0_483:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v110, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_485
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v115, v3
.LBB0_485:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v3, v112
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[20:21]
	s_cbranch_execz .LBB0_480
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v112, v3
	s_branch .LBB0_480
.LBB0_489:
	v_readlane_b32 s0, v125, 41
	v_readlane_b32 s1, v125, 42
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_508
	v_readlane_b32 s24, v126, 4
	s_mov_b32 s6, 0
	v_readlane_b32 s9, v123, 15
	v_readlane_b32 s25, v126, 5
.LBB0_491:
	s_add_i32 s0, s54, s6
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s7, s0, s9
	s_mul_i32 s7, s7, s86
	s_sub_i32 s0, s0, s7
	s_sub_i32 s7, s0, s86
	s_cmp_ge_u32 s0, s86
	s_cselect_b32 s0, s7, s0
	s_sub_i32 s7, s0, s86
	s_cmp_ge_u32 s0, s86
	s_cselect_b32 s0, s7, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s14, s0
	s_addc_u32 s1, s15, s1
	global_load_dwordx2 v[2:3], v37, s[0:1]
	global_load_dwordx2 v[6:7], v37, s[36:37]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v6
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s8, v7
	s_sub_u32 s0, s0, s7
	s_subb_u32 s1, s1, s8
	s_ashr_i32 s7, s1, 31
	s_lshr_b32 s7, s7, 28
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s0, s24, s0
	s_addc_u32 s1, s25, s1
	s_add_i32 s6, s6, 1
	s_and_b32 s1, s1, 0xffff
	s_cmp_lg_u32 s46, s6
	buffer_store_dword v4, v113, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_491
	s_mov_b32 s6, 0
	s_branch .LBB0_494
.LBB0_493:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, 1
	s_cmp_lg_u32 s46, s6
	s_cbranch_scc0 .LBB0_496
.LBB0_494:
	s_add_i32 s0, s54, s6
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	v_readlane_b32 s7, v123, 15
	s_mul_hi_u32 s7, s0, s7
	s_mul_i32 s7, s7, s86
	s_sub_i32 s0, s0, s7
	s_sub_i32 s7, s0, s86
	s_cmp_ge_u32 s0, s86
	s_cselect_b32 s0, s7, s0
	s_sub_i32 s7, s0, s86
	s_cmp_ge_u32 s0, s86
	s_cselect_b32 s0, s7, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s14, s0
	s_addc_u32 s1, s15, s1
	global_load_dwordx2 v[2:3], v37, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_readfirstlane_b32 s8, v3
	global_load_dwordx2 v[2:3], v37, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
	v_readfirstlane_b32 s23, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_493
	s_sub_u32 s7, s7, s9
	s_subb_u32 s8, s8, s23
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 28
	s_add_u32 s7, s7, s9
	s_addc_u32 s9, s8, 0
	s_and_b32 s7, s7, -16
	v_readlane_b32 s8, v124, 57
	s_add_u32 s8, s8, s7
	v_readlane_b32 s7, v124, 58
	s_addc_u32 s9, s7, s9
	s_nop 1
	global_atomic_swap v37, v88, s[8:9] sc1
	s_branch .LBB0_493
.LBB0_496:
	s_mov_b32 s96, 0
	s_branch .LBB0_498
.LBB0_497:
	s_add_i32 s96, s96, 1
	s_cmp_lg_u32 s96, s46
	s_cbranch_scc0 .LBB0_504
.LBB0_498:
	s_lshl_b64 s[0:1], s[96:97], 2
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s65, v123, 37
	s_add_u32 s0, s64, s0
	s_addc_u32 s1, s65, s1
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_branch .LBB0_501
.LBB0_499:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
	s_nop 1
	v_mov_b32_e32 v2, s8
	ds_write_b32 v37, v2
.LBB0_500:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_497
.LBB0_501:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[98:99]
	s_cbranch_execz .LBB0_500
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_499
	global_load_dword v2, v37, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_499
.LBB0_504:
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s8, 0
	v_readlane_b32 s96, v127, 17
	s_branch .LBB0_506
.LBB0_505:
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lt_i32 s8, s54
	v_readlane_b32 s64, v126, 34
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s67, v126, 37
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s8, s8, 1
	s_add_i32 s0, s0, s67
	s_cmp_lg_u32 s46, s8
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s65, v126, 35
	v_readlane_b32 s66, v126, 36
	s_cbranch_scc0 .LBB0_509
.LBB0_506:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], exec
	v_readlane_b32 s24, v124, 61
	v_readlane_b32 s25, v124, 62
	s_and_b64 s[24:25], s[6:7], s[24:25]
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_505
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[4:5], s[0:1], 2, v[30:31]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_505
.LBB0_508:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_509:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	scratch_load_dword v5, off, off offset:64
	scratch_load_dword v6, off, off offset:56
	v_and_b32_e32 v4, -16, v4
	v_readlane_b32 s0, v126, 48
	v_readlane_b32 s1, v126, 49
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v5, v5, v4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v5, 0, s[0:1]
	v_add_u32_e32 v5, v5, v4
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v6, v6, v5
	v_readlane_b32 s0, v126, 50
	v_readlane_b32 s1, v126, 51
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[0:1]
	v_add_u32_e32 v5, v5, v6
	scratch_load_dword v6, off, off offset:60
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v6, v5
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s6, v124, 61
	v_readlane_b32 s7, v124, 62
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_511
	scratch_load_dwordx2 v[8:9], off, off offset:124
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_511:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 52
	v_readlane_b32 s1, v126, 53
	scratch_load_dword v10, off, off offset:64
	scratch_load_dword v11, off, off offset:56
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, 0, v7, s[0:1]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v5, v110, v6
	v_readlane_b32 s0, v126, 6
	v_readlane_b32 s1, v126, 7
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
	scratch_load_dword v8, off, off offset:88
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v10, v10, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v8, v8, v6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v8, v8, 0, s[0:1]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v107, v8
	v_readlane_b32 s0, v126, 54
	v_readlane_b32 s1, v126, 55
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_readlane_b32 s0, v126, 48
	v_readlane_b32 s1, v126, 49
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v41, v8
	v_cndmask_b32_e64 v10, v10, 0, s[0:1]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v11, v10
	v_readlane_b32 s0, v126, 50
	v_readlane_b32 s1, v126, 51
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_add_u32_e32 v10, v10, v11
	scratch_load_dword v11, off, off offset:60
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v11, v11, v10
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s6, v124, 59
	v_readlane_b32 s7, v124, 60
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_513
	v_cndmask_b32_e64 v9, 0, v9, s[58:59]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:132
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s6, v126, 52
	v_readlane_b32 s7, v126, 53
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:108
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[6:7]
	v_add3_u32 v6, v6, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_513:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s6, v125, 1
	v_readlane_b32 s7, v125, 2
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_515
	scratch_load_dwordx2 v[8:9], off, off offset:140
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:148
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_515:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v124, 63
	v_readlane_b32 s1, v125, 0
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
	v_readlane_b32 s6, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s7, v2, 63
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
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_517
	scratch_load_dword v4, off, off offset:92
	s_waitcnt vmcnt(0)
	global_store_dword v37, v4, s[72:73] offset:32
.LBB0_517:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 33
	v_add_u32_e32 v2, v2, v3
	s_nop 0
	v_mov_b32_e32 v3, s0
	v_readlane_b32 s0, v125, 3
	v_readlane_b32 s1, v125, 4
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[0:1]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_519
	global_store_dword v37, v2, s[72:73] offset:36
.LBB0_519:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s64, v125, 21
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s0, v125, 10
	v_readlane_b32 s1, v125, 11
	v_min_i32_e32 v4, s67, v2
	v_readlane_b32 s65, v125, 22
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s70, v125, 27
	v_readlane_b32 s71, v125, 28
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_521
	global_store_dword v37, v4, s[72:73] offset:68
	global_store_dword v37, v37, s[72:73] offset:100
	scratch_load_dword v5, off, off offset:92
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[72:73] offset:132
.LBB0_521:
	s_or_b64 exec, exec, s[0:1]
	s_ashr_i32 s0, s6, 31
	s_lshr_b32 s0, s0, 28
	s_add_i32 s0, s6, s0
	s_ashr_i32 s8, s0, 4
	v_add_u32_e32 v2, s88, v2
	s_mul_i32 s9, s8, s62
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_523
	v_mov_b32_e32 v5, s9
	global_store_dword v37, v5, s[72:73] offset:44
	global_store_dword v37, v5, s[72:73] offset:76
	global_store_dword v37, v4, s[72:73] offset:108
	global_store_dword v37, v2, s[72:73] offset:140
.LBB0_523:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 14
	v_readlane_b32 s1, v125, 15
	v_add_u32_e32 v4, s9, v4
	v_add_u32_e32 v2, s9, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_527
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_526
	scratch_load_dword v5, off, off offset:156
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[72:73] offset:40
	global_store_dword v37, v5, s[72:73] offset:72
	global_store_dword v37, v4, s[72:73] offset:104
	global_store_dword v37, v2, s[72:73] offset:136
.LBB0_526:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 22
	s_nop 1
	v_add_u32_e32 v4, s0, v4
	v_add_u32_e32 v2, s0, v2
.LBB0_527:
	v_readlane_b32 s0, v125, 36
	s_mul_i32 s9, s8, s0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_529
	v_mov_b32_e32 v5, s9
	global_store_dword v37, v5, s[72:73] offset:48
	global_store_dword v37, v5, s[72:73] offset:80
	global_store_dword v37, v4, s[72:73] offset:112
	global_store_dword v37, v2, s[72:73] offset:144
.LBB0_529:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 9
	v_add_u32_e32 v4, s9, v4
	v_add_u32_e32 v2, s9, v2
	s_mul_i32 s9, s8, s0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_531
	v_mov_b32_e32 v5, s9
	global_store_dword v37, v5, s[72:73] offset:52
	global_store_dword v37, v5, s[72:73] offset:84
	global_store_dword v37, v4, s[72:73] offset:116
	global_store_dword v37, v2, s[72:73] offset:148
.LBB0_531:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 12
	v_readlane_b32 s1, v125, 13
	v_add_u32_e32 v4, s9, v4
	v_add_u32_e32 v2, s9, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_650
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_534
.LBB0_533:
	scratch_load_dword v5, off, off offset:116
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[72:73] offset:56
	scratch_load_dword v5, off, off offset:120
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[72:73] offset:88
	global_store_dword v37, v4, s[72:73] offset:120
	global_store_dword v37, v2, s[72:73] offset:152
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v4, s7
	global_store_dwordx3 v37, v[2:4], s[72:73] offset:160
.LBB0_534:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, 15
	s_cmp_gt_u32 s6, 30
	v_readlane_b32 s6, v126, 23
	s_cselect_b64 s[0:1], -1, 0
	v_readlane_b32 s7, v126, 24
	s_or_b64 s[0:1], s[0:1], s[6:7]
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], s[14:15]
	s_mov_b32 s23, s46
	s_cbranch_vccz .LBB0_544
.LBB0_535:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_537
	global_atomic_swap v37, v88, s[72:73] offset:176 sc1
.LBB0_537:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s46, v127, 16
	s_branch .LBB0_540
.LBB0_538:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v37, v2
.LBB0_539:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_547
.LBB0_540:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_539
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_538
	global_load_dword v2, v37, s[72:73] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_538
.LBB0_543:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s23, s23, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s23, 0
	s_cbranch_scc0 .LBB0_535
.LBB0_544:
	global_load_dwordx2 v[2:3], v37, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	v_readfirstlane_b32 s25, v3
	global_load_dwordx2 v[2:3], v37, s[36:37]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v2
	v_readfirstlane_b32 s30, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[98:99]
	s_cbranch_execz .LBB0_543
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v2, s8, 0
	v_mbcnt_hi_u32_b32 v2, s9, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[46:47], exec, vcc
	s_mov_b64 exec, s[46:47]
	s_cbranch_execz .LBB0_543
	s_sub_u32 s24, s24, s28
	s_subb_u32 s25, s25, s30
	s_ashr_i32 s28, s25, 31
	s_lshr_b32 s28, s28, 28
	s_add_u32 s24, s24, s28
	s_addc_u32 s25, s25, 0
	s_and_b32 s24, s24, -16
	v_readlane_b32 s30, v123, 44
	v_readlane_b32 s31, v123, 45
	s_add_u32 s24, s30, s24
	s_addc_u32 s25, s31, s25
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v2, s8
	global_atomic_add v37, v2, s[24:25] sc1
	s_branch .LBB0_543
.LBB0_547:
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[72:73] offset:160
	s_cmp_lt_i32 s87, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v2
	s_cbranch_scc1 .LBB0_558
	scratch_load_dword v2, off, off offset:52
	v_mov_b32_e32 v4, 0
	s_mov_b32 s6, 0
	s_branch .LBB0_550
.LBB0_549:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v109
	s_add_i32 s6, s6, 16
	s_cmp_lt_i32 s6, s87
	v_add_u32_e32 v2, s43, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_558
.LBB0_550:
	v_add_u32_e32 v3, s6, v38
	v_cmp_gt_i32_e32 vcc, s87, v3
	s_and_b64 s[8:9], s[16:17], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_552
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[66:67]
	global_load_dword v3, v[6:7], off
.LBB0_552:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v110, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_554
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v115, v3
.LBB0_554:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v3, v112
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[20:21]
	s_cbranch_execz .LBB0_549
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v112, v3
	s_branch .LBB0_549
.LBB0_558:
	scratch_load_dword v3, off, off offset:40
	v_readlane_b32 s12, v126, 10
	v_readlane_b32 s13, v126, 11
	v_readlane_b32 s14, v126, 12
	v_readlane_b32 s15, v126, 13
	v_readlane_b32 s64, v126, 34
	v_readlane_b32 s66, v126, 36
	v_readlane_b32 s67, v126, 37
	s_add_i32 s8, s87, s88
	s_mov_b64 s[30:31], s[66:67]
	s_mul_i32 s0, s8, s31
	v_readlane_b32 s65, v126, 35
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s64, v124, 28
	v_readlane_b32 s65, v124, 29
	s_add_u32 s6, s64, s0
	s_addc_u32 s7, s65, s1
	s_add_i32 s0, s8, s88
	s_mul_i32 s0, s0, s31
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	s_add_u32 s8, s64, s0
	s_addc_u32 s9, s65, s1
	v_readlane_b32 s64, v125, 16
	s_and_b32 s1, s7, 0xffff
	s_mov_b32 s0, s6
	v_readlane_b32 s66, v125, 18
	v_readlane_b32 s67, v125, 19
	v_readlane_b32 s65, v125, 17
	s_mov_b32 s66, s14
	s_mov_b32 s67, s15
	s_andn2_b64 vcc, exec, s[10:11]
	v_readlane_b32 s68, v124, 32
	v_readlane_b32 s69, v124, 33
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	s_waitcnt vmcnt(0)
	buffer_load_dword v2, v3, s[12:15], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v113, s[0:3], 0 offen
	buffer_load_dword v2, v3, s[64:67], 0 offen
	s_mov_b64 s[0:1], s[64:65]
	v_writelane_b32 v125, s0, 16
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v125, s1, 17
	v_writelane_b32 v125, s2, 18
	v_writelane_b32 v125, s3, 19
	s_and_b32 s1, s9, 0xffff
	s_mov_b32 s0, s8
	buffer_store_dword v2, v113, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccz .LBB0_562
.LBB0_559:
	s_lshl_b32 s6, s87, 6
	v_readlane_b32 s12, v124, 2
	s_cmp_ge_i32 s6, s23
	v_readlane_b32 s13, v124, 3
	v_readlane_b32 s14, v124, 4
	v_readlane_b32 s15, v124, 5
	s_cbranch_scc1 .LBB0_585
	scratch_load_dword v2, off, off offset:72
	scratch_load_dword v3, off, off offset:84
	v_readlane_b32 s8, v126, 10
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s9, v126, 11
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s10, v126, 12
	v_readlane_b32 s11, v126, 13
	s_mov_b64 s[8:9], s[64:65]
	s_mov_b64 s[0:1], s[64:65]
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_writelane_b32 v126, s0, 16
	s_waitcnt vmcnt(1)
	buffer_load_dword v2, v2, s[8:11], 0 offen
	v_writelane_b32 v126, s1, 17
	v_readlane_b32 s8, v125, 54
	v_writelane_b32 v126, s2, 18
	v_readlane_b32 s9, v125, 55
	v_writelane_b32 v126, s3, 19
	s_lshl_b32 s0, s87, 10
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v6, s0, v3
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[8:9]
	.loc	1 41 0
	v_lshlrev_b32_e32 v2, 1, v114
	.loc	1 46 0
	v_or_b32_e32 v8, s0, v2
	s_branch .LBB0_579
.LBB0_561:
	s_or_b64 exec, exec, s[10:11]
	s_addk_i32 s19, 0x100
	s_cmp_lt_i32 s19, s22
	s_cbranch_scc0 .LBB0_559
.LBB0_562:
	v_add_u32_e32 v2, s19, v0
	v_cmp_gt_i32_e64 s[74:75], s22, v2
	v_mov_b32_e32 v36, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], s[74:75]
	s_cbranch_execz .LBB0_564
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v36, v[4:5], off
.LBB0_564:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v36
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execnz .LBB0_573
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execnz .LBB0_574
.LBB0_566:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_568
.LBB0_567:
	v_readlane_b32 s24, v124, 38
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_readlane_b32 s25, v124, 39
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v4
	v_lshl_add_u64 v[8:9], s[24:25], 0, v[6:7]
	v_readlane_b32 s24, v124, 0
	v_readlane_b32 s25, v124, 1
	s_nop 1
	v_lshl_add_u64 v[6:7], s[24:25], 0, v[6:7]
	global_store_dword v[6:7], v3, off
	global_store_dword v[8:9], v3, off
.LBB0_568:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v125, 5
	v_readlane_b32 s11, v125, 6
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_575
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_571
	v_lshl_add_u64 v[6:7], v[36:37], 2, s[8:9]
	global_load_dword v3, v[6:7], off
.LBB0_571:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB0_572:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_561
	s_branch .LBB0_577
.LBB0_573:
	v_readlane_b32 s64, v124, 28
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s65, v124, 29
	v_readlane_b32 s68, v124, 32
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	global_load_dword v4, v[6:7], off
	v_readlane_b32 s69, v124, 33
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_566
.LBB0_574:
	v_lshl_add_u64 v[6:7], v[36:37], 2, s[6:7]
	global_load_dword v5, v[6:7], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execnz .LBB0_567
	s_branch .LBB0_568
.LBB0_575:
	s_mov_b64 s[0:1], 0
	s_cbranch_execz .LBB0_572
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[10:11], s[74:75], exec
	s_or_b64 s[0:1], s[0:1], s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_561
.LBB0_577:
	v_readlane_b32 s0, v124, 36
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s1, v124, 37
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_561
.LBB0_578:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 20
	s_add_i32 s6, s6, s0
	v_subrev_u32_e32 v6, s60, v6
	s_cmp_lt_i32 s6, s23
	v_add_u32_e32 v8, s60, v8
	s_cbranch_scc0 .LBB0_585
.LBB0_579:
	v_cmp_le_i32_e32 vcc, v7, v8
	v_add_u32_e32 v2, 0x200, v8
	v_cmp_le_i32_e64 s[74:75], v7, v2
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_mov_b32_e32 v2, v3
	v_cndmask_b32_e64 v4, 0, 1, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v2, v2 row_shr:4 row_mask:0xf bank_mask:0xa
	s_barrier
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, 0
	v_mov_b32_dpp v2, v3 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v3, s[76:77], 0, v2, vcc
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
	v_addc_co_u32_e64 v4, vcc, 0, v3, s[74:75]
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e64 v3, vcc, v4, v3, s[74:75]
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v3, v4
	v_add_u32_e32 v4, 0, v114
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v59
	v_add_u32_e32 v4, s6, v1
	v_cmp_gt_i32_e32 vcc, s23, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_582
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_583
.LBB0_581:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[8:9], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_578
	s_branch .LBB0_584
.LBB0_582:
	v_readlane_b32 s8, v126, 14
	v_readlane_b32 s9, v126, 15
	s_nop 1
	v_lshl_add_u64 v[10:11], v[2:3], 2, s[8:9]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_581
.LBB0_583:
	v_readlane_b32 s8, v126, 8
	v_readlane_b32 s9, v126, 9
	s_nop 1
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[8:9]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[8:9], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_578
.LBB0_584:
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s64, v124, 28
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_readlane_b32 s70, v124, 34
	v_readlane_b32 s71, v124, 35
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	v_lshl_add_u64 v[12:13], s[70:71], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v2, off
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[2:3], v11, off
	v_ashrrev_i32_e32 v2, 31, v10
	v_lshrrev_b32_e32 v2, 28, v2
	v_readlane_b32 s8, v123, 52
	v_add_u32_e32 v2, v10, v2
	v_readlane_b32 s9, v123, 53
	v_ashrrev_i32_e32 v10, 4, v2
	v_readlane_b32 s65, v124, 29
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	global_store_dword v[2:3], v10, off
	v_lshl_add_u64 v[2:3], s[40:41], 0, v[4:5]
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v4, 4, v4
	v_readlane_b32 s66, v124, 30
	v_readlane_b32 s67, v124, 31
	v_readlane_b32 s68, v124, 32
	v_readlane_b32 s69, v124, 33
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_578
.LBB0_585:
	global_load_dword v6, v37, s[72:73] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v6
	s_cbranch_vccnz .LBB0_590
	global_load_dword v2, v37, s[72:73] offset:100
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s6, s18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_588
.LBB0_587:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	v_cmp_lt_i32_e32 vcc, s6, v6
	s_cbranch_vccz .LBB0_590
.LBB0_588:
	v_add_u32_e32 v4, s6, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_587
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_587
.LBB0_590:
	global_load_dword v6, v37, s[72:73] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v6
	s_cbranch_vccnz .LBB0_595
	global_load_dword v2, v37, s[72:73] offset:104
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s6, s18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_593
.LBB0_592:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	v_cmp_lt_i32_e32 vcc, s6, v6
	s_cbranch_vccz .LBB0_595
.LBB0_593:
	v_add_u32_e32 v4, s6, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_592
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_592
.LBB0_595:
	global_load_dword v2, v37, s[72:73] offset:108
	v_readlane_b32 s0, v125, 14
	v_readlane_b32 s1, v125, 15
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_612
	global_load_dword v8, v37, s[72:73] offset:76
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v8
	s_cbranch_vccnz .LBB0_601
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s0, v126, 40
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s6, s18
	s_nop 0
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_599
.LBB0_598:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	v_cmp_lt_i32_e32 vcc, s6, v8
	s_cbranch_vccz .LBB0_601
.LBB0_599:
	v_add_u32_e32 v6, s6, v0
	v_cmp_lt_i32_e32 vcc, v6, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_598
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[10:11], v[6:7], 2, v[4:5]
	v_add_u32_e32 v3, 0x3000000, v6
	global_store_dword v[10:11], v3, off
	s_branch .LBB0_598
.LBB0_601:
	global_load_dword v3, v37, s[72:73] offset:80
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v3
	s_cbranch_vccnz .LBB0_606
	global_load_dword v4, v37, s[72:73] offset:112
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s6, s18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_604
.LBB0_603:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	v_cmp_lt_i32_e32 vcc, s6, v3
	s_cbranch_vccz .LBB0_606
.LBB0_604:
	v_add_u32_e32 v6, s6, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_603
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x4000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_603
.LBB0_606:
	global_load_dword v3, v37, s[72:73] offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v3
	s_cbranch_vccnz .LBB0_611
	global_load_dword v4, v37, s[72:73] offset:116
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s6, s18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_609
.LBB0_608:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	v_cmp_ge_i32_e32 vcc, s6, v3
	s_cbranch_vccnz .LBB0_611
.LBB0_609:
	v_add_u32_e32 v6, s6, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_608
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x5000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_608
.LBB0_611:
	s_mov_b64 s[0:1], 0
.LBB0_612:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_630
	v_readlane_b32 s0, v123, 56
	v_readlane_b32 s1, v123, 57
	s_and_b64 s[0:1], s[0:1], exec
	v_readlane_b32 s64, v125, 21
	v_readlane_b32 s0, v125, 29
	v_readlane_b32 s69, v125, 26
	v_readlane_b32 s1, v125, 30
	v_readlane_b32 s70, v125, 27
	s_cselect_b32 s8, s23, s69
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s10, s23, s70
	s_add_i32 s9, s8, s10
	s_mul_i32 s6, s23, s62
	s_cmp_ge_i32 s18, s6
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s65, v125, 22
	v_readlane_b32 s66, v125, 23
	v_readlane_b32 s67, v125, 24
	v_readlane_b32 s68, v125, 25
	v_readlane_b32 s71, v125, 28
	s_cbranch_scc1 .LBB0_619
	v_readlane_b32 s0, v126, 40
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s7, s18
	s_nop 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_616
.LBB0_615:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s91
	s_cmp_lt_i32 s7, s6
	s_cbranch_scc0 .LBB0_618
.LBB0_616:
	v_add_u32_e32 v4, s7, v0
	v_cmp_gt_i32_e32 vcc, s6, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_615
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s11, v125, 44
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s11, v5
	v_readlane_b32 s11, v125, 40
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s11
	v_mul_lo_u32 v9, v7, s55
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s55, v6
	v_readlane_b32 s11, v125, 36
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s55, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s55, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s8, v5
	v_max_i32_e32 v7, 0, v7
	v_subrev_u32_e32 v9, s9, v5
	v_max_i32_e32 v6, 0, v5
	v_min_i32_e32 v7, s23, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s23, v6
	v_mul_lo_u32 v7, v7, s11
	v_min_i32_e32 v9, s23, v9
	v_readlane_b32 s11, v125, 9
	v_mul_lo_u32 v6, v6, s62
	v_mul_lo_u32 v5, v5, s62
	v_mul_lo_u32 v9, v9, s11
	v_add3_u32 v6, v7, v6, v9
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_615
.LBB0_618:
	global_load_dword v2, v37, s[72:73] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_619:
	v_readlane_b32 s0, v125, 36
	s_mul_i32 s11, s23, s0
	s_cmp_lt_i32 s18, s11
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_ge_i32 s18, s11
	s_cbranch_scc1 .LBB0_624
	v_readlane_b32 s6, v126, 40
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s7, v126, 41
	s_add_i32 s19, s8, 1
	s_mov_b32 s22, s18
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_branch .LBB0_622
.LBB0_621:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s22, s22, s91
	s_cmp_lt_i32 s22, s11
	s_cbranch_scc0 .LBB0_624
.LBB0_622:
	v_add_u32_e32 v4, s22, v0
	v_cmp_gt_i32_e32 vcc, s11, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_621
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s24, v125, 43
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s24, v5
	v_readlane_b32 s24, v125, 37
	v_readlane_b32 s25, v125, 9
	v_add_u32_e32 v8, 0x4000000, v4
	v_mul_hi_u32 v7, v6, s24
	v_mul_lo_u32 v9, v7, s90
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s90, v6
	v_readlane_b32 s24, v125, 36
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s90, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s90, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s19, v5
	v_subrev_u32_e32 v9, s10, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s23, v6
	v_min_i32_e32 v7, s23, v7
	v_min_i32_e32 v9, s23, v9
	v_mul_lo_u32 v6, v6, s62
	v_mul_lo_u32 v7, v7, s24
	v_mul_lo_u32 v9, v9, s25
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s24
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_621
.LBB0_624:
	v_readlane_b32 s6, v125, 7
	v_readlane_b32 s7, v125, 8
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_630
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_630
	global_load_dword v2, v37, s[72:73] offset:108
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	s_mov_b32 s6, s18
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_628
.LBB0_627:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s91
	s_cmp_ge_i32 s6, s11
	s_cbranch_scc1 .LBB0_630
.LBB0_628:
	v_add_u32_e32 v4, s6, v0
	v_cmp_gt_i32_e32 vcc, s11, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_627
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s7, v125, 43
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s7, v5
	v_readlane_b32 s7, v125, 37
	v_readlane_b32 s10, v125, 9
	v_add_u32_e32 v8, 0x5000000, v4
	v_mul_hi_u32 v7, v6, s7
	v_mul_lo_u32 v9, v7, s90
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s90, v6
	v_readlane_b32 s7, v125, 36
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s90, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s90, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s9, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s8, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s23, v7
	v_min_i32_e32 v6, s23, v6
	v_min_i32_e32 v9, s23, v9
	v_mul_lo_u32 v7, v7, s62
	v_mul_lo_u32 v6, v6, s7
	v_mul_lo_u32 v9, v9, s10
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s7
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_627
.LBB0_630:
	global_load_dword v6, v37, s[72:73] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s18, v6
	s_cbranch_vccnz .LBB0_635
	global_load_dword v2, v37, s[72:73] offset:120
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_633
.LBB0_632:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s18, s18, s91
	v_cmp_lt_i32_e32 vcc, s18, v6
	s_cbranch_vccz .LBB0_635
.LBB0_633:
	v_add_u32_e32 v4, s18, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_632
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_632
.LBB0_635:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_639
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v2, s8, 0
	v_mbcnt_hi_u32_b32 v2, s9, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_638
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v3, s8
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_atomic_add v3, v37, v3, s[8:9] offset:36 sc0 sc1
.LBB0_638:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_nop 1
	v_add_u32_e32 v2, s6, v2
	ds_write_b32 v37, v2
.LBB0_639:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	v_readlane_b32 s0, v124, 44
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s0, v2
	s_cbranch_vccz .LBB0_642
	s_branch .LBB0_648
.LBB0_640:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v2
	s_nop 1
	v_mov_b32_e32 v2, s6
	ds_write_b32 v37, v2
.LBB0_641:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s88, v2
	s_cbranch_vccz .LBB0_645
.LBB0_642:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_641
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_640
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v2, v37, s[8:9] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_640
.LBB0_645:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_647
	.loc	1 46 0
	global_atomic_swap v37, v88, s[72:73] sc1
.LBB0_647:
	s_or_b64 exec, exec, s[0:1]
.LBB0_648:
	.loc	1 47 0
	v_readlane_b32 s0, v123, 32
	v_readlane_b32 s1, v123, 33
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_4
	.loc	1 48 0
	v_readlane_b32 s6, v123, 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v126, 29
	v_readlane_b32 s7, v126, 30
	v_readlane_b32 s0, v124, 40
	v_mov_b32_e32 v4, s1
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e64 v3, v3, v4, s[6:7]
	v_readlane_b32 s6, v127, 20
	v_readlane_b32 s7, v127, 21
	v_readlane_b32 s0, v126, 31
	v_readlane_b32 s1, v126, 32
	v_mov_b32_e32 v4, s7
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_mov_b32_e32 v4, s6
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	s_lshl_b32 s0, s87, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s12, s0
	s_addc_u32 s1, s13, s1
	s_and_b32 s1, s1, 0xffff
	buffer_store_dwordx2 v[2:3], v39, s[0:3], 0 offen
	s_branch .LBB0_4
.LBB0_650:
	.loc	1 46 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_652
	scratch_load_dword v5, off, off offset:156
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[72:73] offset:40
	global_store_dword v37, v5, s[72:73] offset:72
	global_store_dword v37, v4, s[72:73] offset:104
	global_store_dword v37, v2, s[72:73] offset:136
.LBB0_652:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 22
	s_nop 1
	v_add_u32_e32 v4, s0, v4
	v_add_u32_e32 v2, s0, v2
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execnz .LBB0_533
	s_branch .LBB0_534
.LBB0_653:
	v_readlane_b32 s0, v127, 6
	v_readlane_b32 s1, v127, 7
	v_readlane_b32 s18, v123, 28
	v_readlane_b32 s19, v123, 29
.LBB0_654:
	.loc	1 72 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s18, 6
	s_cbranch_scc1 .LBB0_660
	.loc	1 73 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_659
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_658
	s_bcnt1_i32_b64 s6, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v123, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v123, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_658:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_659:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[0:1], 0x180
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_663
.LBB0_660:
	.loc	1 72 0
	s_endpgm
.LBB0_661:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 73 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_662:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_666
.LBB0_663:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_662
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_661
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v1, v0, s[8:9] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_661
.LBB0_666:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_660
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s33
	global_store_dword v0, v1, s[72:73] offset:172
	.loc	1 72 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_backward
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 164
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
	.set moe_backward.private_seg_size, 164
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
    .private_segment_fixed_size: 164
    .sgpr_count:     106
    .sgpr_spill_count: 322
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 40
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
