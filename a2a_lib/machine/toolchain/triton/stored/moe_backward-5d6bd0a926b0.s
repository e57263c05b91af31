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
	s_load_dword s42, s[0:1], 0x11c
	v_writelane_b32 v123, s16, 0
	v_writelane_b32 v123, s14, 1
	s_mov_b64 s[46:47], s[0:1]
	s_mov_b32 s20, 0
	v_writelane_b32 v123, s15, 2
	v_writelane_b32 v123, s12, 3
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s21, s42
	v_cvt_f32_u32_e32 v1, s21
	v_writelane_b32 v123, s13, 4
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
	v_writelane_b32 v123, s2, 11
	s_nop 1
	v_writelane_b32 v123, s3, 12
	s_load_dwordx2 s[72:73], s[0:1], 0x100
	s_load_dwordx2 s[14:15], s[0:1], 0xd0
	s_load_dword s2, s[0:1], 0x140
	v_readfirstlane_b32 s0, v1
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s36, s[72:73], 0xac
	.loc	1 38 0
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s1, s[46:47], 0x13c
	.loc	1 39 0
	s_load_dword s3, s[46:47], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s20, s3, s1
.LBB0_2:
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s36, 1
	.loc	1 36 0
	s_lshr_b32 s1, s33, 31
	s_add_i32 s1, s33, s1
	s_and_b32 s1, s1, -2
	s_sub_i32 s35, s33, s1
	s_lshl_b32 s6, s35, 4
	s_ashr_i32 s7, s6, 31
	s_load_dword s22, s[46:47], 0x144
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s14, s6
	s_addc_u32 s7, s15, s7
	v_writelane_b32 v123, s6, 13
	.loc	1 41 0
	s_add_i32 s43, s20, -1
	s_cmp_lt_i32 s43, -2.0
	v_writelane_b32 v123, s7, 14
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_584
	s_load_dwordx4 s[52:55], s[46:47], 0x120
	s_sub_i32 s1, 0, s21
	s_mul_i32 s1, s1, s0
	s_mul_hi_u32 s1, s0, s1
	s_add_i32 s1, s0, s1
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s0, s55
	v_writelane_b32 v123, s1, 15
	s_mul_hi_u32 s1, s0, s1
	.loc	1 21 0
	s_mul_i32 s8, s1, s21
	s_ashr_i32 s37, s55, 31
	s_ashr_i32 s3, s42, 31
	s_sub_i32 s0, s0, s8
	s_xor_b32 s3, s37, s3
	s_add_i32 s8, s1, 1
	s_sub_i32 s9, s0, s21
	s_load_dword s10, s[46:47], 0x168
	s_load_dwordx8 s[76:83], s[46:47], 0x148
	s_load_dword s16, s[46:47], 0x138
	s_load_dwordx2 s[6:7], s[46:47], 0x130
	s_cmp_ge_u32 s0, s21
	s_cselect_b32 s1, s8, s1
	s_cselect_b32 s0, s9, s0
	s_add_i32 s8, s1, 1
	s_cmp_ge_u32 s0, s21
	s_cselect_b32 s0, s8, s1
	s_xor_b32 s0, s0, s3
	.loc	1 23 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s18, s7, 63
	.loc	1 21 0
	s_sub_i32 s40, s0, s3
	.loc	1 23 0
	s_ashr_i32 s0, s18, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s34, s6, 63
	s_add_i32 s26, s18, s0
	s_ashr_i32 s0, s34, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s59, s34, s0
	s_add_i32 s0, s53, 7
	s_ashr_i32 s1, s0, 31
	.loc	1 29 0
	s_lshl_b32 s8, s16, 4
	.loc	1 23 0
	s_lshr_b32 s1, s1, 29
	.loc	1 29 0
	s_ashr_i32 s9, s8, 31
	.loc	1 23 0
	s_add_i32 s0, s0, s1
	.loc	1 24 0
	s_lshl_b32 s68, s7, 1
	v_writelane_b32 v123, s8, 16
	.loc	1 23 0
	s_ashr_i32 s11, s0, 3
	.loc	1 24 0
	s_add_i32 s0, s18, s7
	v_writelane_b32 v123, s9, 17
	.loc	1 34 0
	s_mul_i32 s8, s68, s40
	.loc	1 24 0
	s_ashr_i32 s1, s0, 31
	.loc	1 34 0
	s_ashr_i32 s9, s8, 31
	.loc	1 24 0
	s_lshr_b32 s1, s1, 26
	v_writelane_b32 v123, s8, 18
	s_add_i32 s0, s0, s1
	.loc	1 32 0
	s_mul_i32 s50, s40, s6
	v_writelane_b32 v123, s9, 19
	.loc	1 36 0
	s_ashr_i32 s3, s2, 31
	.loc	1 23 0
	s_ashr_i32 s86, s26, 6
	s_ashr_i32 s34, s59, 6
	.loc	1 24 0
	s_ashr_i32 s0, s0, 6
	.loc	1 31 0
	s_ashr_i32 s27, s6, 31
	.loc	1 32 0
	s_ashr_i32 s1, s7, 31
	s_ashr_i32 s51, s50, 31
	.loc	1 33 0
	s_ashr_i32 s69, s68, 31
	.loc	1 36 0
	s_lshl_b64 s[8:9], s[2:3], 2
	v_readlane_b32 s12, v123, 13
	v_readlane_b32 s13, v123, 14
	s_add_u32 s8, s12, s8
	s_addc_u32 s9, s13, s9
	s_mov_b32 s29, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[84:85], 64, v0
	s_max_i32 s28, s2, 1
	s_and_b64 s[30:31], vcc, s[84:85]
	s_lshl_b64 s[2:3], s[28:29], 2
	v_writelane_b32 v123, s8, 20
	s_add_u32 s2, s72, s2
	s_addc_u32 s3, s73, s3
	v_writelane_b32 v123, s9, 21
	v_writelane_b32 v123, s2, 22
	s_cmp_gt_i32 s22, 0
	s_mov_b32 s23, s29
	v_writelane_b32 v123, s3, 23
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 24
	s_load_dwordx8 s[60:67], s[46:47], 0x98
	s_mul_i32 s24, s34, s11
	v_writelane_b32 v123, s3, 25
	s_mov_b32 s2, s22
	v_writelane_b32 v123, s2, 26
	s_load_dwordx8 s[88:95], s[46:47], 0xd8
	.loc	1 22 0
	s_mul_i32 s56, s54, s53
	v_writelane_b32 v123, s3, 27
	s_lshl_b64 s[2:3], s[22:23], 2
	s_add_u32 s2, s72, s2
	s_addc_u32 s3, s73, s3
	v_writelane_b32 v123, s2, 28
	s_cmp_lg_u32 s10, 0
	s_load_dwordx2 s[10:11], s[46:47], 0xc8
	v_writelane_b32 v123, s3, 29
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 30
	s_cmp_eq_u32 s77, 0
	s_load_dword s96, s[46:47], 0x118
	v_writelane_b32 v123, s3, 31
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 32
	s_cmp_lg_u32 s77, 0
	v_and_b32_e32 v7, 56, v0
	v_writelane_b32 v123, s3, 33
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 40
	s_ashr_i32 s25, s24, 31
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_writelane_b32 v123, s3, 41
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v123, s60, 42
	s_lshl_b64 s[2:3], s[24:25], 2
	s_add_u32 s2, s64, s2
	v_writelane_b32 v123, s61, 43
	v_writelane_b32 v123, s62, 44
	v_writelane_b32 v123, s63, 45
	v_writelane_b32 v123, s64, 46
	v_writelane_b32 v123, s65, 47
	v_writelane_b32 v123, s66, 48
	v_writelane_b32 v123, s67, 49
	s_addc_u32 s3, s65, s3
	v_writelane_b32 v123, s2, 50
	s_add_i32 s25, s0, s86
	s_load_dwordx4 s[60:63], s[46:47], 0x108
	v_writelane_b32 v123, s3, 51
	s_add_i32 s2, s34, 2
	s_mul_i32 s22, s2, s16
	s_ashr_i32 s23, s22, 31
	v_writelane_b32 v123, s2, 52
	s_lshl_b64 s[2:3], s[22:23], 2
	s_add_u32 s2, s10, s2
	v_writelane_b32 v123, s10, 53
	s_addc_u32 s3, s11, s3
	v_and_b32_e32 v19, 15, v0
	v_writelane_b32 v123, s11, 54
	v_writelane_b32 v123, s2, 55
	v_lshlrev_b32_e32 v18, 1, v19
	v_and_b32_e32 v61, 48, v0
	v_writelane_b32 v123, s3, 56
	s_mul_i32 s2, s55, 3
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s92, s2
	s_addc_u32 s3, s93, s3
	v_writelane_b32 v123, s2, 57
	v_and_b32_e32 v2, 62, v0
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v123, s3, 58
	s_lshl_b32 s2, s16, 1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s98, s94, s2
	s_mul_i32 s2, s16, 3
	s_addc_u32 s99, s95, s3
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s12, s94, s2
	s_addc_u32 s13, s95, s3
	s_cmp_lt_i32 s81, 0
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 59
	s_ashr_i32 s17, s16, 31
	v_bfrev_b32_e32 v6, 1
	v_writelane_b32 v123, s3, 60
	s_lshl_b64 s[2:3], s[16:17], 2
	s_add_u32 s2, s94, s2
	s_addc_u32 s3, s95, s3
	v_writelane_b32 v123, s2, 61
	s_cmp_gt_i32 s77, 1
	v_lshlrev_b32_e32 v5, 2, v1
	v_writelane_b32 v123, s3, 62
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 63
	s_cmp_gt_i32 s54, 0
	v_and_b32_e32 v20, 7, v0
	v_writelane_b32 v124, s3, 0
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v124, s2, 1
	s_ashr_i32 s57, s56, 31
	v_bfe_u32 v37, v0, 3, 3
	v_writelane_b32 v124, s3, 2
	s_lshl_b64 s[2:3], s[56:57], 2
	s_add_u32 s2, s90, s2
	s_addc_u32 s3, s91, s3
	v_writelane_b32 v124, s2, 3
	s_ashr_i32 s97, s96, 31
	v_add_u32_e32 v8, -8, v5
	v_writelane_b32 v124, s3, 4
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v124, s60, 5
	s_lshl_b64 s[2:3], s[96:97], 3
	s_add_u32 s2, s62, s2
	v_writelane_b32 v124, s61, 6
	v_writelane_b32 v124, s62, 7
	v_writelane_b32 v124, s63, 8
	s_addc_u32 s3, s63, s3
	s_and_b64 s[38:39], s[84:85], vcc
	v_writelane_b32 v124, s38, 9
	v_cmp_gt_i32_e32 vcc, s68, v18
	s_load_dwordx8 s[60:67], s[46:47], 0x78
	v_writelane_b32 v124, s39, 10
	s_lshl_b32 s38, s55, 1
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[38:39], s[38:39], 2
	s_add_u32 s70, s92, s38
	s_addc_u32 s71, s93, s39
	s_cmp_gt_i32 s68, 0
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 11
	s_sub_i32 s28, s68, 32
	s_mov_b32 s45, s42
	v_writelane_b32 v124, s39, 12
	s_and_b64 s[38:39], vcc, s[38:39]
	v_writelane_b32 v124, s38, 13
	s_cmp_gt_i32 s28, 0
	v_cmp_eq_u32_e32 vcc, 0, v61
	v_writelane_b32 v124, s39, 14
	s_cselect_b64 s[38:39], -1, 0
	s_add_i32 s17, s68, 31
	v_writelane_b32 v124, s38, 15
	s_cmp_gt_i32 s17, 31
	s_mul_i32 s41, s25, s34
	v_writelane_b32 v124, s39, 16
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 17
	s_cmp_eq_u32 s77, 3
	v_lshlrev_b32_e32 v17, 1, v0
	v_writelane_b32 v124, s39, 18
	s_cselect_b64 s[38:39], -1, 0
	s_ashr_i32 s87, s86, 31
	v_writelane_b32 v124, s38, 19
	s_cmp_gt_i32 s18, 63
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v124, s39, 20
	v_writelane_b32 v124, s18, 21
	s_and_b64 s[8:9], vcc, s[84:85]
	s_cmp_gt_i32 s42, 0
	v_writelane_b32 v124, s19, 22
	v_writelane_b32 v124, s8, 23
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_gt_i32 s6, 0
	v_writelane_b32 v124, s9, 24
	s_cselect_b64 s[18:19], -1, 0
	v_cmp_gt_i32_e32 vcc, s6, v18
	v_writelane_b32 v124, s18, 25
	s_sub_i32 s8, s6, 32
	v_and_b32_e32 v17, 62, v17
	v_writelane_b32 v124, s19, 26
	s_and_b64 s[18:19], vcc, s[18:19]
	v_writelane_b32 v124, s18, 27
	s_cmp_gt_i32 s8, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s19, 28
	s_cselect_b64 s[18:19], -1, 0
	s_add_i32 s17, s6, 31
	v_writelane_b32 v124, s18, 29
	s_cmp_gt_i32 s17, 31
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v124, s19, 30
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v124, s18, 31
	s_add_i32 s23, s22, 1
	s_and_b64 s[74:75], vcc, s[84:85]
	v_writelane_b32 v124, s19, 32
	s_mul_i32 s18, s56, 3
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s90, s18
	s_addc_u32 s19, s91, s19
	v_writelane_b32 v124, s18, 33
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_readlane_b32 s22, v123, 0
	v_writelane_b32 v124, s19, 34
	s_lshl_b32 s18, s56, 1
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s90, s18
	s_addc_u32 s19, s91, s19
	v_writelane_b32 v124, s18, 35
	s_and_b64 vcc, vcc, s[84:85]
	s_ashr_i32 s22, s22, 31
	v_writelane_b32 v124, s19, 36
	s_max_i32 s18, s16, s40
	s_add_i32 s16, s36, 2
	s_lshr_b32 s17, s16, 31
	s_add_i32 s17, s16, s17
	s_and_b32 s17, s17, 0xffffffe
	s_sub_i32 s16, s16, s17
	s_lshl_b32 s16, s16, 4
	s_ashr_i32 s17, s16, 31
	s_add_i32 s19, s24, 1
	s_lshl_b64 s[16:17], s[16:17], 2
	s_lshl_b32 s48, s20, 8
	s_add_i32 s49, s23, s40
	v_writelane_b32 v124, s22, 37
	s_add_u32 s14, s14, s16
	v_writelane_b32 v124, s23, 38
	s_addc_u32 s15, s15, s17
	v_writelane_b32 v124, s14, 39
	v_cmp_eq_u32_e64 s[16:17], 0, v4
	s_add_i32 s24, s43, s52
	v_writelane_b32 v124, s15, 40
	.loc	1 41 0
	s_mul_i32 s14, s55, s35
	s_mul_i32 s14, s14, s42
	v_writelane_b32 v124, s43, 41
	s_ashr_i32 s15, s14, 31
	v_writelane_b32 v124, s16, 42
	s_lshl_b64 s[14:15], s[14:15], 2
	v_lshlrev_b32_e32 v2, 3, v4
	v_writelane_b32 v124, s17, 43
	s_and_b64 s[16:17], s[84:85], s[16:17]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s14, s66, s14
	v_writelane_b32 v124, s60, 44
	s_addc_u32 s15, s67, s15
	s_cmp_gt_i32 s20, 0
	v_writelane_b32 v124, s61, 45
	v_writelane_b32 v124, s62, 46
	v_writelane_b32 v124, s63, 47
	v_writelane_b32 v124, s64, 48
	v_writelane_b32 v124, s65, 49
	v_writelane_b32 v124, s66, 50
	v_writelane_b32 v124, s67, 51
	s_cselect_b64 s[22:23], -1, 0
	v_writelane_b32 v124, s22, 52
	v_cndmask_b32_e32 v31, v6, v2, vcc
	v_add_u32_e32 v2, 0xffffff80, v5
	v_writelane_b32 v124, s23, 53
	s_mul_i32 s22, s55, s96
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	v_cmp_gt_u32_e32 vcc, 32, v1
	s_add_u32 s10, s14, s22
	s_addc_u32 s11, s15, s23
	v_cndmask_b32_e32 v33, v2, v5, vcc
	v_mad_u64_u32 v[2:3], s[22:23], s40, v37, v[20:21]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_lshl_add_u64 v[22:23], s[14:15], 0, v[2:3]
	s_lshl_b64 s[14:15], s[96:97], 2
	v_cndmask_b32_e32 v8, v8, v5, vcc
	v_readlane_b32 s60, v123, 42
	scratch_store_dword off, v8, off offset:4
	v_add_u32_e32 v8, -16, v5
	v_cmp_gt_u32_e32 vcc, 4, v1
	v_readlane_b32 s61, v123, 43
	s_add_u32 s14, s60, s14
	v_cndmask_b32_e32 v8, v8, v5, vcc
	v_writelane_b32 v124, s14, 54
	s_addc_u32 s14, s61, s15
	v_cmp_gt_i32_e64 s[42:43], s40, v20
	v_cmp_gt_i32_e32 vcc, s45, v37
	v_writelane_b32 v124, s14, 55
	s_and_b64 s[22:23], vcc, s[42:43]
	s_mov_b32 s36, s55
	v_writelane_b32 v124, s45, 56
	s_lshl_b64 s[14:15], s[36:37], 2
	s_and_b64 s[36:37], s[84:85], s[22:23]
	v_writelane_b32 v124, s36, 57
	v_readlane_b32 vcc_lo, v123, 32
	v_readlane_b32 vcc_hi, v123, 33
	v_writelane_b32 v124, s37, 58
	s_add_u32 s36, s92, s14
	v_writelane_b32 v124, s22, 59
	s_addc_u32 s37, s93, s15
	v_cmp_eq_u32_e64 s[14:15], s96, v37
	v_writelane_b32 v124, s23, 60
	scratch_store_dword off, v8, off offset:8
	v_writelane_b32 v124, s14, 61
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_readlane_b32 s63, v123, 45
	v_writelane_b32 v124, s15, 62
	s_and_b64 s[14:15], s[14:15], s[22:23]
	s_and_b64 s[14:15], s[84:85], s[14:15]
	v_writelane_b32 v124, s14, 63
	s_cmp_eq_u32 s78, 0
	v_readlane_b32 s65, v123, 47
	v_writelane_b32 v125, s15, 0
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 1
	s_cmp_lg_u32 s78, 0
	s_cselect_b64 s[22:23], -1, 0
	v_writelane_b32 v125, s15, 2
	v_readfirstlane_b32 s14, v8
	s_max_i32 s14, s52, s14
	s_add_i32 s14, s14, 7
	s_ashr_i32 s15, s14, 31
	s_lshr_b32 s15, s15, 29
	s_add_i32 s14, s14, s15
	s_ashr_i32 s14, s14, 3
	v_writelane_b32 v125, s22, 3
	s_cmp_eq_u32 s77, 2
	v_lshl_add_u64 v[8:9], s[36:37], 0, v[2:3]
	v_writelane_b32 v125, s23, 4
	s_mul_i32 s22, s14, s34
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 5
	v_readlane_b32 s66, v123, 48
	v_readlane_b32 s62, v123, 44
	v_writelane_b32 v125, s15, 6
	s_and_b64 s[14:15], s[14:15], exec
	s_cselect_b32 s14, s34, 0
	s_cmp_gt_i32 s79, 0
	v_writelane_b32 v125, s14, 7
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 8
	s_cmp_eq_u32 s83, 0
	v_readlane_b32 s64, v123, 46
	v_writelane_b32 v125, s15, 9
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 10
	s_cmp_lg_u32 s83, 0
	v_readlane_b32 s67, v123, 49
	v_writelane_b32 v125, s15, 11
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 12
	s_mov_b64 s[60:61], s[76:77]
	s_mov_b32 s63, s79
	v_writelane_b32 v125, s15, 13
	s_min_i32 s14, s80, s22
	s_cmp_gt_i32 s80, 0
	s_cselect_b32 s14, s14, s22
	s_and_b32 s37, s37, 0xffff
	v_writelane_b32 v125, s36, 14
	s_lshl_b32 s15, s20, 6
	s_mov_b32 s65, s81
	v_writelane_b32 v125, s37, 15
	v_writelane_b32 v125, s38, 16
	v_writelane_b32 v125, s39, 17
	v_writelane_b32 v125, s15, 18
	s_mov_b32 s66, s82
	v_writelane_b32 v125, s60, 19
	s_and_b32 s9, s93, 0xffff
	s_and_b32 s45, s71, 0xffff
	v_writelane_b32 v125, s61, 20
	v_writelane_b32 v125, s62, 21
	v_writelane_b32 v125, s63, 22
	v_writelane_b32 v125, s64, 23
	v_writelane_b32 v125, s65, 24
	v_writelane_b32 v125, s66, 25
	s_cmp_lt_i32 s82, 0
	v_writelane_b32 v125, s67, 26
	s_cselect_b64 s[36:37], -1, 0
	v_writelane_b32 v125, s36, 27
	s_cmp_gt_u32 s28, 32
	scratch_store_dwordx2 off, v[8:9], off offset:56
	v_writelane_b32 v125, s37, 28
	v_writelane_b32 v125, s28, 29
	s_cselect_b64 s[36:37], -1, 0
	v_writelane_b32 v125, s36, 30
	s_cmp_gt_u32 s8, 32
	scratch_store_dword off, v17, off offset:32
	v_writelane_b32 v125, s37, 31
	s_cselect_b64 s[36:37], -1, 0
	s_abs_i32 s97, s34
	v_cvt_f32_u32_e32 v8, s97
	s_sub_i32 s15, 0, s97
	v_writelane_b32 v125, s8, 32
	v_writelane_b32 v125, s36, 33
	v_rcp_iflag_f32_e32 v8, v8
	s_abs_i32 s58, s86
	v_writelane_b32 v125, s37, 34
	v_lshlrev_b32_e32 v17, 2, v0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_and_b32_e32 v24, 60, v17
	scratch_store_dwordx2 off, v[24:25], off offset:36
	v_and_b32_e32 v24, 0x80, v0
	v_readfirstlane_b32 s23, v8
	s_mul_i32 s15, s15, s23
	s_mul_hi_u32 s15, s23, s15
	s_add_i32 s8, s23, s15
	v_writelane_b32 v125, s8, 35
	s_abs_i32 s8, s41
	v_cvt_f32_u32_e32 v8, s8
	s_sub_i32 s15, 0, s8
	v_writelane_b32 v125, s8, 36
	v_and_b32_e32 v21, 31, v0
	v_rcp_iflag_f32_e32 v8, v8
	v_lshrrev_b32_e32 v25, 2, v24
	v_or_b32_e32 v25, v25, v21
	scratch_store_dword off, v25, off offset:116
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_and_b32_e32 v25, 32, v0
	v_and_b32_e32 v38, 64, v0
	v_lshrrev_b32_e32 v32, 3, v25
	v_readfirstlane_b32 s23, v8
	v_cvt_f32_u32_e32 v8, s58
	s_mul_i32 s15, s15, s23
	s_mul_hi_u32 s15, s23, s15
	s_add_i32 s8, s23, s15
	v_rcp_iflag_f32_e32 v8, v8
	s_sub_i32 s15, 0, s58
	v_writelane_b32 v125, s8, 37
	v_lshrrev_b32_e32 v34, 1, v38
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_and_b32_e32 v87, 0xf0, v0
	v_or_b32_e32 v32, v32, v34
	scratch_store_dword off, v32, off offset:44
	v_readfirstlane_b32 s23, v8
	s_mul_i32 s15, s15, s23
	s_mul_hi_u32 s15, s23, s15
	s_add_i32 s8, s23, s15
	s_abs_i32 s15, s20
	v_cvt_f32_u32_e32 v8, s15
	v_lshlrev_b32_e32 v62, 3, v0
	v_lshrrev_b32_e32 v32, 3, v87
	v_bfe_i32 v27, v0, 5, 1
	v_rcp_iflag_f32_e32 v8, v8
	v_xor_b32_e32 v34, v62, v32
	v_writelane_b32 v125, s8, 38
	v_xor_b32_e32 v32, 2, v34
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_xor_b32_e32 v39, 4, v34
	scratch_store_dword off, v34, off offset:120
	v_xor_b32_e32 v40, 6, v34
	v_lshlrev_b32_e32 v34, 1, v21
	v_and_b32_e32 v21, 0x208, v27
	v_writelane_b32 v125, s38, 39
	v_mov_b32_e32 v29, 0
	v_lshrrev_b32_e32 v24, 1, v24
	v_xor_b32_e32 v21, v21, v34
	v_readlane_b32 s76, v123, 42
	v_writelane_b32 v125, s39, 40
	s_ashr_i32 s8, s59, 31
	v_lshlrev_b32_e32 v26, 2, v19
	v_or_b32_e32 v24, v21, v24
	v_mov_b32_e32 v27, v29
	v_readlane_b32 s82, v123, 48
	v_readlane_b32 s83, v123, 49
	s_sub_i32 s23, 0, s15
	v_readfirstlane_b32 s25, v8
	v_writelane_b32 v125, s8, 41
	s_ashr_i32 s8, s26, 31
	v_xor_b32_e32 v21, 2, v24
	v_xor_b32_e32 v41, 4, v24
	v_xor_b32_e32 v44, 6, v24
	v_xor_b32_e32 v45, 16, v24
	v_xor_b32_e32 v47, 18, v24
	v_xor_b32_e32 v49, 20, v24
	scratch_store_dword off, v24, off offset:124
	v_xor_b32_e32 v56, 22, v24
	v_lshl_add_u64 v[42:43], s[82:83], 0, v[26:27]
	v_lshrrev_b32_e32 v24, 2, v0
	s_mul_i32 s23, s23, s25
	v_writelane_b32 v125, s8, 42
	s_lshl_b32 s8, s54, 3
	scratch_store_dwordx2 off, v[42:43], off offset:48
	v_and_b32_e32 v42, 56, v24
	v_and_b32_e32 v43, 56, v17
	v_lshrrev_b32_e32 v46, 1, v61
	s_mul_hi_u32 s23, s25, s23
	v_writelane_b32 v125, s8, 43
	s_ashr_i32 s8, s41, 31
	v_xor_b32_e32 v50, v17, v42
	v_lshlrev_b32_e32 v42, 6, v19
	v_xor_b32_e32 v43, v43, v46
	s_add_i32 s25, s25, s23
	s_abs_i32 s23, s24
	v_writelane_b32 v125, s8, 44
	s_ashr_i32 s8, s40, 31
	v_or_b32_e32 v96, v43, v42
	v_lshrrev_b32_e32 v43, 1, v0
	s_mul_hi_u32 s25, s23, s25
	v_writelane_b32 v125, s8, 45
	v_and_b32_e32 v48, 0x60, v43
	v_lshl_add_u32 v51, v61, 5, 0
	s_mul_i32 s28, s25, s15
	v_writelane_b32 v125, s56, 46
	v_add_u32_e32 v98, v51, v48
	v_and_b32_e32 v48, 0xe0, v0
	s_sub_i32 s23, s23, s28
	s_xor_b32 s24, s24, s20
	s_abs_i32 s59, s40
	v_writelane_b32 v125, s57, 47
	s_abs_i32 s8, s56
	s_ashr_i32 s35, s54, 31
	s_abs_i32 s62, s54
	v_lshrrev_b32_e32 v52, 2, v48
	s_and_b64 s[60:61], vcc, s[38:39]
	s_ashr_i32 s24, s24, 31
	s_sub_i32 s26, 0, s59
	s_sub_i32 s28, 0, s8
	v_writelane_b32 v125, s35, 48
	s_sub_i32 s35, 0, s62
	s_add_i32 s36, s25, 1
	s_sub_i32 s37, s23, s15
	v_xor_b32_e32 v57, v17, v52
	v_and_b32_e32 v52, 14, v0
	s_cmp_ge_u32 s23, s15
	v_lshlrev_b32_e32 v53, 2, v52
	s_cselect_b32 s25, s36, s25
	v_xor_b32_e32 v46, v53, v46
	v_and_b32_e32 v100, 0xc0, v0
	s_cselect_b32 s23, s37, s23
	s_add_i32 s36, s25, 1
	v_and_b32_e32 v8, 1, v0
	v_or_b32_e32 v99, v46, v42
	v_and_b32_e32 v42, 12, v0
	v_lshlrev_b32_e32 v54, 1, v100
	s_cmp_ge_u32 s23, s15
	v_lshl_add_u32 v9, v8, 4, 0
	s_movk_i32 s15, 0x3f0
	v_and_b32_e32 v43, 0x68, v43
	v_lshl_or_b32 v54, v42, 3, v54
	v_mad_u32_u24 v10, v8, s15, v9
	v_lshlrev_b32_e32 v11, 5, v0
	v_lshrrev_b32_e32 v7, 1, v7
	s_movk_i32 s15, 0xe0
	v_xor_b32_e32 v60, v54, v43
	v_and_b32_e32 v43, 0x68, v62
	v_and_or_b32 v82, v11, s15, v7
	s_cselect_b32 s15, s36, s25
	v_lshrrev_b32_e32 v53, 1, v100
	v_and_b32_e32 v55, 2, v0
	v_lshl_or_b32 v42, v42, 5, v43
	v_cvt_f32_u32_e32 v7, s59
	s_xor_b32 s15, s15, s24
	v_lshlrev_b32_e32 v58, 8, v55
	v_lshlrev_b32_e32 v59, 5, v25
	v_lshlrev_b32_e32 v54, 9, v55
	v_xor_b32_e32 v42, v42, v53
	v_lshl_add_u32 v25, v25, 4, 0
	v_writelane_b32 v125, s8, 49
	v_cvt_f32_u32_e32 v12, s8
	s_sub_i32 s8, s15, s24
	v_mov_b32_e32 v16, s22
	v_cmp_gt_i32_e64 s[36:37], s55, v19
	v_add3_u32 v9, v9, v58, v59
	v_add3_u32 v59, v25, v54, v42
	v_lshrrev_b32_e32 v42, 1, v48
	v_mul_u32_u24_e32 v43, 0x48, v52
	v_readlane_b32 s22, v124, 23
	v_cvt_f32_u32_e32 v14, s62
	v_writelane_b32 v125, s8, 50
	scratch_store_dword off, v16, off offset:64
	v_mov_b32_e32 v16, s14
	v_cndmask_b32_e64 v83, v6, v26, s[36:37]
	v_lshlrev_b32_e32 v28, 2, v20
	v_xor_b32_e32 v54, v43, v42
	v_lshlrev_b32_e32 v43, 2, v48
	v_readlane_b32 s23, v124, 24
	scratch_store_dword off, v16, off offset:68
	v_writelane_b32 v125, s42, 51
	v_and_b32_e32 v58, 16, v0
	v_lshl_or_b32 v43, v52, 3, v43
	v_cndmask_b32_e64 v16, v6, v28, s[42:43]
	v_cndmask_b32_e64 v109, v6, v83, s[22:23]
	v_sub_u32_e64 v6, v1, 1 clamp
	v_writelane_b32 v126, s10, 0
	v_rcp_iflag_f32_e32 v7, v7
	v_lshlrev_b32_e32 v48, 6, v58
	v_xor_b32_e32 v52, v43, v42
	v_lshlrev_b32_e32 v42, 10, v8
	v_lshlrev_b32_e32 v6, 2, v6
	v_writelane_b32 v126, s11, 1
	v_lshl_add_u64 v[64:65], s[10:11], 0, v[2:3]
	v_cmp_gt_u32_e64 s[10:11], 8, v1
	v_rcp_iflag_f32_e32 v12, v12
	v_lshl_add_u32 v55, v58, 7, v10
	v_add3_u32 v10, v10, v42, v48
	v_subrev_u32_e32 v42, 64, v5
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	scratch_store_dword off, v6, off offset:12
	v_subrev_u32_e32 v6, 32, v5
	v_writelane_b32 v126, s10, 2
	v_rcp_iflag_f32_e32 v14, v14
	.loc	1 24 0
	scratch_store_dword off, v16, off offset:16
	v_lshrrev_b32_e32 v16, 6, v0
	v_cndmask_b32_e64 v103, v42, v5, s[38:39]
	v_writelane_b32 v126, s11, 3
	v_cndmask_b32_e64 v5, v6, v5, s[10:11]
	v_lshl_add_u64 v[2:3], s[92:93], 0, v[2:3]
	v_readlane_b32 s10, v123, 57
	v_writelane_b32 v125, s43, 52
	v_lshlrev_b32_e32 v48, 2, v16
	v_lshlrev_b32_e32 v42, 4, v19
	scratch_store_dwordx2 off, v[2:3], off offset:80
	v_lshl_add_u64 v[2:3], s[70:71], 0, v[28:29]
	v_readlane_b32 s11, v123, 58
	s_mov_b32 s43, 0x27000
	s_mov_b32 s42, 0x7ffffffe
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_readlane_b32 s77, v123, 43
	v_readlane_b32 s78, v123, 44
	v_readlane_b32 s79, v123, 45
	v_readlane_b32 s80, v123, 46
	v_readlane_b32 s81, v123, 47
	v_add3_u32 v107, 0, v48, v42
	v_lshl_add_u64 v[42:43], s[88:89], 0, v[26:27]
	scratch_store_dwordx2 off, v[2:3], off offset:88
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[28:29]
	v_writelane_b32 v123, s88, 32
	s_mov_b32 s8, s92
	s_mov_b32 s10, s42
	s_mov_b32 s11, s43
	v_cvt_u32_f32_e32 v7, v7
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_writelane_b32 v126, s8, 4
	v_cvt_u32_f32_e32 v12, v12
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_writelane_b32 v126, s9, 5
	v_cvt_u32_f32_e32 v14, v14
	v_writelane_b32 v126, s10, 6
	v_writelane_b32 v126, s11, 7
	v_mul_lo_u32 v11, s26, v7
	scratch_store_dword off, v5, off offset:24
	v_writelane_b32 v126, s70, 8
	v_add_u32_e32 v5, v25, v38
	v_mul_lo_u32 v13, s28, v12
	v_writelane_b32 v126, s71, 9
	s_mov_b32 s44, s70
	scratch_store_dword off, v5, off offset:112
	v_mul_hi_u32 v5, v7, v11
	v_mul_lo_u32 v15, s35, v14
	s_mov_b64 s[14:15], s[46:47]
	s_load_dwordx8 s[76:83], s[46:47], 0x58
	v_writelane_b32 v126, s44, 10
	v_add_u32_e32 v114, v7, v5
	v_mul_hi_u32 v5, v12, v13
	v_lshrrev_b32_e32 v30, 4, v0
	v_writelane_b32 v126, s45, 11
	v_add_u32_e32 v115, v12, v5
	v_mul_hi_u32 v5, v14, v15
	v_writelane_b32 v126, s46, 12
	v_add_u32_e32 v116, v14, v5
	.loc	1 41 0
	v_mul_lo_u32 v5, s55, v30
	v_writelane_b32 v126, s47, 13
	scratch_store_dword off, v5, off
	v_lshlrev_b32_e32 v5, 4, v1
	v_sub_u32_e32 v5, 0, v5
	v_writelane_b32 v126, s40, 14
	scratch_store_dword off, v5, off offset:20
	v_mov_b32_e32 v5, s20
	v_writelane_b32 v126, s41, 15
	s_mul_i32 s8, s40, s41
	scratch_store_dword off, v5, off offset:28
	v_writelane_b32 v126, s8, 16
	v_mov_b32_e32 v5, s8
	s_xor_b64 s[8:9], s[60:61], -1
	v_writelane_b32 v126, s8, 17
	s_mov_b64 s[66:67], s[54:55]
	s_mov_b32 s64, s52
	v_writelane_b32 v126, s9, 18
	v_cmp_eq_u32_e64 s[8:9], 0, v8
	v_or_b32_e32 v28, 32, v18
	.loc	1 31 0
	s_mov_b32 s26, s6
	v_writelane_b32 v126, s8, 19
	.loc	1 24 0
	s_mul_i32 s0, s0, s34
	.loc	1 31 0
	v_writelane_b32 v125, s0, 53
	v_writelane_b32 v126, s9, 20
	s_mul_i32 s8, s54, s52
	v_writelane_b32 v126, s8, 21
	s_movk_i32 s8, 0x7f
	v_cmp_lt_u32_e64 s[46:47], s8, v0
	s_load_dwordx2 s[8:9], s[14:15], 0xf8
	.loc	1 41 0
	v_writelane_b32 v126, s64, 22
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v125, s76, 54
	v_writelane_b32 v123, s89, 33
	v_writelane_b32 v126, s65, 23
	v_writelane_b32 v126, s66, 24
	v_writelane_b32 v126, s67, 25
	v_writelane_b32 v126, s8, 26
	v_writelane_b32 v125, s77, 55
	v_writelane_b32 v125, s78, 56
	v_writelane_b32 v126, s9, 27
	v_cmp_lt_u32_e64 s[8:9], v19, v30
	v_writelane_b32 v125, s79, 57
	v_writelane_b32 v125, s80, 58
	v_writelane_b32 v126, s8, 28
	v_writelane_b32 v123, s90, 34
	v_writelane_b32 v125, s81, 59
	v_writelane_b32 v126, s9, 29
	v_cmp_lt_u32_e64 s[8:9], v20, v37
	v_writelane_b32 v123, s91, 35
	v_writelane_b32 v125, s82, 60
	v_writelane_b32 v126, s8, 30
	v_writelane_b32 v123, s92, 36
	scratch_store_dword off, v34, off offset:108
	v_writelane_b32 v126, s9, 31
	v_cmp_eq_u32_e64 s[8:9], 1, v4
	v_lshrrev_b32_e32 v34, 3, v0
	v_writelane_b32 v125, s83, 61
	v_writelane_b32 v126, s8, 32
	v_add_u32_e32 v104, 0, v26
	scratch_store_dwordx2 off, v[2:3], off offset:96
	v_writelane_b32 v126, s9, 33
	v_cmp_eq_u32_e64 s[8:9], 2, v4
	v_writelane_b32 v123, s93, 37
	v_and_b32_e32 v2, 0xf8, v62
	v_writelane_b32 v126, s8, 34
	v_xor_b32_e32 v46, 32, v99
	v_add_u32_e32 v51, v51, v18
	v_writelane_b32 v126, s9, 35
	v_cmp_eq_u32_e64 s[8:9], 48, v61
	v_writelane_b32 v125, s74, 62
	v_mad_u32_u24 v105, v19, 12, v104
	v_writelane_b32 v126, s8, 36
	v_and_b32_e32 v24, 12, v24
	v_writelane_b32 v123, s94, 38
	v_writelane_b32 v126, s9, 37
	v_cmp_eq_u32_e64 s[8:9], 0, v20
	v_and_b32_e32 v3, 4, v34
	v_add_u32_e32 v2, 0, v2
	v_writelane_b32 v126, s8, 38
	.loc	1 32 0
	s_mov_b32 s0, s7
	v_lshrrev_b32_e32 v85, 5, v0
	v_writelane_b32 v126, s9, 39
	v_cmp_lt_u32_e64 s[8:9], 1, v20
	v_lshrrev_b32_e32 v94, 2, v87
	v_mov_b32_e32 v35, v29
	v_writelane_b32 v126, s8, 40
	v_and_b32_e32 v36, 56, v62
	v_lshlrev_b32_e32 v95, 4, v0
	v_writelane_b32 v126, s9, 41
	v_cmp_lt_u32_e64 s[8:9], 3, v20
	v_xor_b32_e32 v97, 32, v96
	v_lshl_add_u64 v[80:81], s[76:77], 0, v[26:27]
	v_writelane_b32 v126, s8, 42
	v_writelane_b32 v125, s75, 63
	v_cndmask_b32_e64 v101, 0, 1, s[74:75]
	v_writelane_b32 v126, s9, 43
	v_cmp_lt_u32_e64 s[8:9], 15, v1
	v_and_b32_e32 v102, 0x7c, v17
	v_xor_b32_e32 v106, 0x80, v17
	v_writelane_b32 v126, s8, 44
	v_add_u32_e32 v108, 0, v17
	v_and_b32_e32 v110, 0xf8, v0
	v_writelane_b32 v126, s9, 45
	v_cmp_gt_u32_e64 s[8:9], 2, v4
	v_add_u32_e32 v27, v105, v48
	v_writelane_b32 v123, s95, 39
	v_writelane_b32 v126, s8, 46
	v_or_b32_e32 v62, 16, v30
	v_mov_b32_e32 v63, v29
	v_writelane_b32 v126, s9, 47
	v_writelane_b32 v126, s68, 48
	v_add_u32_e32 v119, 0, v46
	v_add_u32_e32 v120, v51, v53
	v_writelane_b32 v126, s69, 49
	v_cmp_gt_i64_e64 s[8:9], s[68:69], v[28:29]
	v_add_u32_e32 v121, v55, v54
	v_add_u32_e32 v122, v10, v52
	v_writelane_b32 v126, s8, 50
	v_add_u32_e32 v88, v105, v24
	v_mov_b32_e32 v93, s33
	v_writelane_b32 v126, s9, 51
	v_cmp_gt_i64_e64 s[8:9], s[26:27], v[28:29]
	v_add_u32_e32 v113, v2, v3
	v_bfrev_b32_e32 v90, 0.5
	.loc	1 67 0
	v_writelane_b32 v126, s8, 52
	v_mov_b32_e32 v54, -1
	v_bfrev_b32_e32 v55, -8
	v_writelane_b32 v126, s9, 53
	s_lshl_b64 s[8:9], s[86:87], 2
	v_writelane_b32 v126, s8, 54
	v_mov_b32_e32 v24, 1
	v_add_u32_e32 v46, v9, v60
	v_writelane_b32 v126, s9, 55
	s_mov_b32 s8, 0x33333333
	v_writelane_b32 v126, s8, 56
	v_add_u32_e32 v48, v59, v58
	v_add_u32_e32 v50, 0, v50
	v_writelane_b32 v126, s9, 57
	s_load_dwordx4 s[8:11], s[14:15], 0xb8
	v_add_u32_e32 v51, 0, v32
	v_add_u32_e32 v92, 0, v39
	v_add_u32_e32 v52, 0, v40
	v_add_u32_e32 v53, 0, v21
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s8, 58
	v_add_u32_e32 v86, 0, v41
	v_add_u32_e32 v32, 0, v44
	v_writelane_b32 v126, s9, 59
	v_writelane_b32 v126, s10, 60
	v_writelane_b32 v126, s11, 61
	v_writelane_b32 v126, s14, 62
	s_load_dwordx8 s[64:71], s[14:15], 0x38
	v_add_u32_e32 v89, 0, v45
	v_add_u32_e32 v111, 0, v47
	v_add_u32_e32 v117, 0, v49
	v_add_u32_e32 v91, 0, v56
	.loc	1 41 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s64, 0
	v_add_u32_e32 v112, 0, v57
	v_not_b32_e32 v21, 63
	v_writelane_b32 v127, s65, 1
	v_writelane_b32 v127, s66, 2
	v_writelane_b32 v127, s67, 3
	v_writelane_b32 v127, s68, 4
	v_writelane_b32 v127, s69, 5
	v_writelane_b32 v127, s70, 6
	v_cmp_eq_u32_e64 s[44:45], 3, v16
	v_mov_b32_e32 v84, 0x42800000
	s_lshl_b32 s35, s55, 4
	s_lshl_b32 s60, s20, 10
	s_mov_b32 s88, 2.0
	s_mov_b32 s61, 0x5040100
	s_mov_b32 s89, 0
	v_cmp_lt_u32_e64 s[56:57], 31, v1
	v_writelane_b32 v126, s15, 63
	v_writelane_b32 v127, s71, 7
	scratch_store_dwordx2 off, v[64:65], off offset:72
	scratch_store_dwordx2 off, v[62:63], off offset:128
	scratch_store_dword off, v5, off offset:104
	s_branch .LBB0_6
.LBB0_4:
	s_mov_b32 s28, s88
	s_mov_b32 s22, s89
.LBB0_5:
	s_cmp_lt_i32 s90, s28
	s_mov_b32 s88, s28
	s_mov_b32 s89, s22
	s_cbranch_scc0 .LBB0_583
.LBB0_6:
	.loc	1 42 0
	s_memrealtime s[8:9]
s_waitcnt lgkmcnt(0)
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s8, 8
	s_barrier
	s_nop 0
	v_writelane_b32 v127, s9, 9
	.loc	1 36 0
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[22:23], exec
	s_waitcnt vmcnt(0)
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s22, s[22:23]
	v_mov_b32_e32 v3, s22
	v_readlane_b32 s22, v123, 20
	v_readlane_b32 s23, v123, 21
	s_nop 4
	global_atomic_add v3, v29, v3, s[22:23] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_nop 1
	v_add_u32_e32 v2, s14, v2
	ds_write_b32 v29, v2
.LBB0_10:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_read_b32 v2, v29
	s_mov_b64 s[8:9], -1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s87, v2
	s_sub_i32 s90, s87, s20
	.loc	1 44 0
	s_cmp_gt_i32 s90, -1
	s_cbranch_scc1 .LBB0_12
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_5
	s_branch .LBB0_362
.LBB0_12:
	.loc	1 50 0
	s_cmp_lg_u32 s88, 2.0
	s_mov_b32 s28, s88
	s_mov_b32 s22, s89
	s_cbranch_scc0 .LBB0_15
	s_branch .LBB0_21
.LBB0_13:
	s_or_b64 exec, exec, s[14:15]
	.loc	1 35 0
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v29, v2
.LBB0_14:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 51 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_18
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_13
	.loc	1 51 0
	global_load_dword v2, v29, s[72:73] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	.loc	1 52 0
	v_readlane_b32 s8, v123, 22
	v_readlane_b32 s9, v123, 23
	s_nop 4
	global_load_dword v2, v29, s[8:9] offset:96
	.loc	1 54 0
	v_readlane_b32 s8, v123, 24
	v_readlane_b32 s9, v123, 25
	s_andn2_b64 vcc, exec, s[8:9]
	.loc	1 52 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v2
	.loc	1 54 0
	s_cbranch_vccnz .LBB0_20
	v_readlane_b32 s8, v123, 28
	v_readlane_b32 s9, v123, 29
	.loc	1 55 0
	s_nop 4
	global_load_dword v2, v29, s[8:9] offset:96
	global_load_dword v3, v29, s[8:9] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s8, v2
	s_sub_i32 s8, s8, s22
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v3
	s_add_i32 s28, s8, s9
	s_branch .LBB0_21
.LBB0_20:
	s_mov_b32 s28, 0
.LBB0_21:
	v_writelane_b32 v127, s89, 10
	v_writelane_b32 v127, s88, 11
	s_mov_b32 s8, s90
	.loc	1 56 0
	v_writelane_b32 v127, s8, 12
	s_cmp_ge_i32 s90, s28
	s_nop 0
	v_writelane_b32 v127, s9, 13
	s_cbranch_scc1 .LBB0_361
	.loc	1 57 0
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[8:9], s[22:23], 2
	v_readlane_b32 s10, v126, 26
	v_readlane_b32 s11, v126, 27
	s_add_u32 s14, s10, s8
	s_addc_u32 s15, s11, s9
	v_readlane_b32 s8, v127, 12
	v_readlane_b32 s9, v127, 13
	s_mov_b32 s9, s29
	s_mov_b32 s10, s8
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	global_load_dword v2, v29, s[8:9]
	v_writelane_b32 v127, s10, 12
	.loc	1 58 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
	s_ashr_i32 s8, s9, 24
	s_and_b32 s52, s9, 0xffffff
	.loc	1 59 0
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[14:15], s[8:9], 2
	.loc	1 57 0
	v_writelane_b32 v127, s11, 13
	.loc	1 59 0
	s_add_u32 s10, s72, s14
	s_addc_u32 s11, s73, s15
	global_load_dword v25, v29, s[10:11] offset:32
	.loc	1 60 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v25
	s_cbranch_vccnz .LBB0_361
	.loc	1 59 0
	v_writelane_b32 v127, s22, 14
	.loc	1 61 0
	s_cmp_lg_u32 s8, 3
	.loc	1 59 0
	s_nop 0
	v_writelane_b32 v127, s23, 15
	v_writelane_b32 v127, s10, 16
	.loc	1 61 0
	s_cselect_b64 s[22:23], -1, 0
	.loc	1 67 0
	s_cmp_lg_u32 s8, 1
	v_writelane_b32 v127, s11, 17
	.loc	1 59 0
	s_nop 1
	global_load_dword v2, v29, s[10:11] offset:64
	.loc	1 67 0
	s_cselect_b64 s[10:11], -1, 0
	v_writelane_b32 v127, s10, 18
	.loc	1 59 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v2
	v_writelane_b32 v127, s11, 19
	s_nop 0
	v_readlane_b32 s40, v127, 8
	v_readlane_b32 s41, v127, 9
	s_branch .LBB0_25
.LBB0_24:
	.loc	1 71 0
	s_add_i32 s52, s52, s9
	.loc	1 60 0
	v_cmp_lt_i32_e32 vcc, s52, v25
	.loc	1 70 0
	s_memrealtime s[40:41]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_360
.LBB0_25:
	s_mov_b64 s[24:25], -1
	.loc	1 61 0
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_46
	s_cmp_lt_i32 s8, 5
	s_cbranch_scc1 .LBB0_39
	s_cmp_lt_i32 s8, 6
	s_cbranch_scc1 .LBB0_36
	s_mov_b32 s53, 0
	s_cmp_eq_u32 s8, 6
	s_mov_b64 s[14:15], s[72:73]
	s_cbranch_scc0 .LBB0_35
	v_readlane_b32 s14, v123, 40
	v_readlane_b32 s15, v123, 41
	s_andn2_b64 vcc, exec, s[14:15]
	v_readlane_b32 s14, v123, 50
	v_readlane_b32 s53, v124, 56
	v_readlane_b32 s15, v123, 51
	s_cbranch_vccnz .LBB0_35
	s_ashr_i32 s53, s52, 31
	v_readlane_b32 s64, v123, 42
	s_lshl_b64 s[14:15], s[52:53], 2
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	s_add_u32 s14, s68, s14
	v_readlane_b32 s10, v125, 41
	s_addc_u32 s15, s69, s15
	s_xor_b32 s24, s53, s10
	s_abs_i32 s25, s52
	v_readlane_b32 s10, v125, 35
	s_mul_hi_u32 s53, s25, s10
	s_mul_i32 s54, s53, s97
	s_sub_i32 s25, s25, s54
	s_add_i32 s54, s53, 1
	s_sub_i32 s55, s25, s97
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s53, s54, s53
	s_cselect_b32 s25, s55, s25
	s_add_i32 s54, s53, 1
	s_cmp_ge_u32 s25, s97
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	s_cselect_b32 s25, s54, s53
	s_xor_b32 s25, s25, s24
	v_readlane_b32 s64, v126, 22
	s_sub_i32 s24, s25, s24
	v_readlane_b32 s66, v126, 24
	s_mul_i32 s24, s24, s66
	s_lshl_b32 s54, s24, 3
	v_readlane_b32 s10, v125, 43
	s_add_i32 s55, s54, s10
	s_cmp_ge_i32 s54, s55
	s_mov_b32 s53, 0
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	v_readlane_b32 s65, v126, 23
	v_readlane_b32 s67, v126, 25
	s_cbranch_scc1 .LBB0_35
	v_readlane_b32 s10, v126, 21
	s_min_i32 s63, s55, s10
	s_branch .LBB0_33
.LBB0_32:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s54, s54, 64
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
	v_readlane_b32 s24, v2, 63
	s_add_i32 s53, s24, s53
	s_cmp_lt_i32 s54, s55
	s_cbranch_scc0 .LBB0_35
.LBB0_33:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s54, v1
	v_cmp_gt_i32_e32 vcc, s63, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_32
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_32
.LBB0_35:
	s_mov_b64 s[24:25], 0
.LBB0_36:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_38
	s_ashr_i32 s14, s52, 31
	v_readlane_b32 s10, v125, 41
	s_xor_b32 s14, s14, s10
	s_abs_i32 s15, s52
	v_readlane_b32 s10, v125, 35
	s_mul_hi_u32 s24, s15, s10
	s_mul_i32 s25, s24, s97
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s53, s15, s97
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s53, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	s_add_u32 s54, s98, s24
	s_addc_u32 s55, s99, s25
	s_add_u32 s24, s12, s24
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[54:55]
	s_addc_u32 s25, s13, s25
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[24:25]
	v_readlane_b32 s24, v123, 59
	v_readlane_b32 s25, v123, 60
	s_and_b64 s[24:25], s[24:25], exec
	s_mov_b32 s53, 1
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_cselect_b32 s15, s15, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_cselect_b32 s24, s14, 1
	s_abs_i32 s14, s24
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s63, 0, s14
	s_mul_i32 s25, s15, s34
	s_sub_i32 s25, s52, s25
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s55, s25
	s_xor_b32 s54, s25, s24
	s_ashr_i32 s54, s54, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s64, v2
	s_mul_i32 s63, s63, s64
	s_mul_hi_u32 s63, s64, s63
	s_add_i32 s64, s64, s63
	s_mul_hi_u32 s63, s55, s64
	s_mul_i32 s64, s63, s14
	s_sub_i32 s55, s55, s64
	s_add_i32 s65, s63, 1
	s_sub_i32 s64, s55, s14
	s_cmp_ge_u32 s55, s14
	s_cselect_b32 s63, s65, s63
	s_cselect_b32 s55, s64, s55
	s_add_i32 s64, s63, 1
	s_cmp_ge_u32 s55, s14
	s_cselect_b32 s14, s64, s63
	s_xor_b32 s14, s14, s54
	s_sub_i32 s14, s14, s54
	s_mul_i32 s24, s14, s24
	s_sub_i32 s24, s25, s24
	s_add_i32 s15, s15, s24
	v_readlane_b32 s24, v123, 52
	s_mul_i32 s24, s15, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	v_readlane_b32 s54, v123, 53
	v_readlane_b32 s55, v123, 54
	s_add_u32 s24, s54, s24
	s_addc_u32 s25, s55, s25
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_add_u32 s14, s24, s14
	s_addc_u32 s15, s25, s15
	s_add_u32 s14, s14, 8
	s_addc_u32 s15, s15, 0
.LBB0_38:
	s_mov_b64 s[24:25], 0
.LBB0_39:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_45
	s_cmp_gt_i32 s8, 3
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB0_42
	s_ashr_i32 s14, s52, 31
	v_readlane_b32 s10, v125, 41
	s_xor_b32 s14, s14, s10
	s_abs_i32 s15, s52
	v_readlane_b32 s10, v125, 35
	s_mul_hi_u32 s24, s15, s10
	s_mul_i32 s25, s24, s97
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s53, s15, s97
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s53, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	s_add_u32 s54, s98, s24
	s_addc_u32 s55, s99, s25
	s_add_u32 s24, s12, s24
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[54:55]
	s_addc_u32 s25, s13, s25
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[24:25]
	v_readlane_b32 s24, v123, 59
	v_readlane_b32 s25, v123, 60
	s_and_b64 s[24:25], s[24:25], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_cselect_b32 s14, s15, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v3
	s_cselect_b32 s15, s15, 1
	s_abs_i32 s15, s15
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s53, 0, s15
	s_mul_i32 s24, s14, s34
	s_sub_i32 s24, s52, s24
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s54, v2
	s_mul_i32 s53, s53, s54
	s_mul_hi_u32 s53, s54, s53
	s_add_i32 s54, s54, s53
	s_mul_hi_u32 s53, s24, s54
	s_mul_i32 s53, s53, s15
	s_sub_i32 s24, s24, s53
	s_sub_i32 s53, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s24, s53, s24
	s_sub_i32 s53, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s15, s53, s24
	s_xor_b32 s15, s15, s25
	s_sub_i32 s15, s15, s25
	s_add_i32 s14, s14, s15
	v_readlane_b32 s15, v123, 52
	s_mul_i32 s14, s14, s15
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s24, v123, 53
	v_readlane_b32 s25, v123, 54
	s_add_u32 s14, s24, s14
	s_addc_u32 s15, s25, s15
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	s_mov_b64 s[24:25], 0
.LBB0_42:
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b32 s53, s86
	s_cbranch_vccnz .LBB0_45
	s_mov_b32 s53, 0
	s_cmp_eq_u32 s8, 2
	s_mov_b64 s[14:15], s[72:73]
	s_cbranch_scc0 .LBB0_45
	s_ashr_i32 s14, s52, 31
	v_readlane_b32 s10, v125, 44
	s_xor_b32 s14, s14, s10
	s_abs_i32 s15, s52
	v_readlane_b32 s10, v125, 37
	s_mul_hi_u32 s24, s15, s10
	v_readlane_b32 s10, v125, 36
	s_mul_i32 s25, s24, s10
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s53, s15, s10
	s_cmp_ge_u32 s15, s10
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s53, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s10
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	v_readlane_b32 s14, v123, 55
	v_readlane_b32 s15, v123, 56
	s_add_u32 s14, s14, s24
	s_addc_u32 s15, s15, s25
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	v_readlane_b32 s54, v123, 57
	v_readlane_b32 s55, v123, 58
	s_add_u32 s24, s54, s24
	s_addc_u32 s25, s55, s25
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	s_add_i32 s24, s24, 15
	s_ashr_i32 s25, s24, 31
	s_lshr_b32 s25, s25, 28
	s_add_i32 s24, s24, s25
	s_ashr_i32 s24, s24, 4
	s_mul_i32 s53, s24, s86
.LBB0_45:
	s_mov_b64 s[24:25], 0
.LBB0_46:
	s_and_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s53
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[14:15]
	s_cbranch_vccz .LBB0_60
	s_ashr_i32 s14, s52, 31
	v_readlane_b32 s10, v125, 42
	s_xor_b32 s14, s14, s10
	s_abs_i32 s15, s52
	v_readlane_b32 s10, v125, 38
	s_mul_hi_u32 s24, s15, s10
	s_mul_i32 s25, s24, s58
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s53, s15, s58
	s_cmp_ge_u32 s15, s58
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s53, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s58
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	s_add_u32 s54, s98, s24
	s_addc_u32 s55, s99, s25
	s_add_u32 s24, s12, s24
	s_addc_u32 s25, s13, s25
	global_load_dword v2, v29, s[54:55]
	global_load_dword v3, v29, s[24:25]
	v_readlane_b32 s24, v123, 59
	v_readlane_b32 s25, v123, 60
	s_and_b64 s[24:25], s[24:25], exec
	v_readlane_b32 s76, v125, 19
	v_readlane_b32 s77, v125, 20
	v_readlane_b32 s78, v125, 21
	v_readlane_b32 s79, v125, 22
	v_readlane_b32 s80, v125, 23
	v_readlane_b32 s81, v125, 24
	v_readlane_b32 s82, v125, 25
	v_readlane_b32 s83, v125, 26
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s24, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v3
	s_cselect_b32 s15, s15, 1
	s_cselect_b32 s14, s24, s14
	s_abs_i32 s15, s15
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s53, 0, s15
	s_mul_i32 s24, s14, s86
	s_sub_i32 s24, s52, s24
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s54, v2
	s_mul_i32 s53, s53, s54
	s_mul_hi_u32 s53, s54, s53
	s_add_i32 s54, s54, s53
	s_mul_hi_u32 s53, s24, s54
	s_mul_i32 s53, s53, s15
	s_sub_i32 s24, s24, s53
	s_sub_i32 s53, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s24, s53, s24
	s_sub_i32 s53, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s15, s53, s24
	s_xor_b32 s15, s15, s25
	s_sub_i32 s15, s15, s25
	s_add_i32 s14, s14, s15
	s_mov_b64 s[24:25], 0
	s_cmp_lt_i32 s76, 1
	s_cbranch_scc1 .LBB0_50
	s_cmp_eq_u32 s76, 1
	s_cbranch_scc0 .LBB0_51
	s_ashr_i32 s15, s14, 31
	v_readlane_b32 s64, v123, 32
	s_lshl_b64 s[54:55], s[14:15], 2
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	s_add_u32 s54, s70, s54
	s_addc_u32 s55, s71, s55
	global_load_dword v2, v29, s[54:55]
	v_readlane_b32 s54, v123, 57
	v_readlane_b32 s55, v123, 58
	v_readlane_b32 s65, v123, 33
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s68, v123, 36
	v_readlane_b32 s69, v123, 37
	v_readlane_b32 s64, v123, 42
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[54:55], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	s_mov_b64 s[54:55], 0
	s_branch .LBB0_52
.LBB0_50:
	s_mov_b64 s[54:55], 0
	s_cbranch_execnz .LBB0_53
	s_branch .LBB0_54
.LBB0_51:
	s_mov_b64 s[54:55], -1
.LBB0_52:
	s_branch .LBB0_54
.LBB0_53:
	v_readlane_b32 s64, v125, 19
	s_cmp_lg_u32 s64, 0
	s_mov_b64 s[24:25], -1
	s_cselect_b64 s[54:55], -1, 0
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
.LBB0_54:
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_56
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_60
	s_branch .LBB0_57
.LBB0_56:
	global_load_dword v4, v29, s[72:73] offset:168
	v_readlane_b32 s64, v123, 42
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	v_mov_b64_e32 v[2:3], s[66:67]
	s_cbranch_execnz .LBB0_60
.LBB0_57:
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s24, v123, 61
	v_readlane_b32 s25, v123, 62
	s_add_u32 s24, s24, s14
	s_addc_u32 s25, s25, s15
	v_readlane_b32 s64, v123, 42
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	global_load_dword v4, v29, s[24:25]
	s_add_u32 s14, s66, s14
	s_addc_u32 s15, s67, s15
	v_mov_b64_e32 v[2:3], s[14:15]
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	s_branch .LBB0_60
.LBB0_58:
	s_or_b64 exec, exec, s[24:25]
	.loc	1 62 0
	v_readfirstlane_b32 s24, v5
	s_nop 1
	v_mov_b32_e32 v5, s24
	ds_write_b32 v29, v5
.LBB0_59:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_63
.LBB0_60:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_59
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_58
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_58
.LBB0_63:
	.loc	1 67 0
	v_readlane_b32 s10, v127, 18
	v_readlane_b32 s11, v127, 19
	s_mov_b64 s[24:25], -1
	s_and_b64 vcc, exec, s[10:11]
	.loc	1 63 0
	s_memrealtime s[14:15]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_262
	.loc	1 67 0
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_244
	s_cmp_lt_i32 s8, 5
	s_cbranch_scc1 .LBB0_121
	s_cmp_lt_i32 s8, 6
	s_cbranch_scc1 .LBB0_95
	s_cmp_eq_u32 s8, 6
	s_cbranch_scc0 .LBB0_94
	scratch_load_dword v2, off, off offset:32
	s_ashr_i32 s24, s52, 31
	v_readlane_b32 s10, v125, 41
	s_xor_b32 s53, s24, s10
	s_abs_i32 s24, s52
	v_readlane_b32 s10, v125, 35
	s_mul_hi_u32 s25, s24, s10
	s_mul_i32 s54, s25, s97
	s_sub_i32 s24, s24, s54
	s_add_i32 s54, s25, 1
	s_sub_i32 s55, s24, s97
	s_cmp_ge_u32 s24, s97
	s_cselect_b32 s25, s54, s25
	s_cselect_b32 s24, s55, s24
	s_add_i32 s54, s25, 1
	s_cmp_ge_u32 s24, s97
	s_cselect_b32 s24, s54, s25
	s_xor_b32 s63, s24, s53
	s_sub_i32 s24, s63, s53
	s_lshl_b32 s64, s24, 3
	s_mul_i32 s24, s24, s34
	s_sub_i32 s65, s52, s24
	v_or_b32_e32 v16, s64, v85
	v_readlane_b32 s76, v126, 22
	v_readlane_b32 s66, v123, 63
	v_readlane_b32 s67, v124, 0
	v_cmp_gt_i32_e64 s[74:75], s76, v16
	s_mov_b64 s[54:55], -1
	v_readlane_b32 s77, v126, 23
	v_readlane_b32 s78, v126, 24
	v_readlane_b32 s79, v126, 25
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v2, s65, 6, v2
	v_cmp_gt_i32_e32 vcc, s6, v2
	s_and_b64 s[24:25], s[74:75], vcc
	s_and_b64 vcc, exec, s[66:67]
	s_cbranch_vccz .LBB0_78
	v_readlane_b32 s54, v124, 1
	v_readlane_b32 s55, v124, 2
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_76
	v_readlane_b32 s76, v124, 44
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s77, v124, 45
	v_readlane_b32 s78, v124, 46
	v_readlane_b32 s79, v124, 47
	s_lshl_b32 s54, s53, 3
	v_mov_b32_e32 v4, 0
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[78:79]
	v_lshl_or_b32 v3, s63, 3, v85
	v_readlane_b32 s76, v126, 22
	v_subrev_u32_e32 v3, s54, v3
	v_readlane_b32 s78, v126, 24
	s_mov_b32 s67, s78
	v_mov_b32_e32 v5, v4
	v_mul_lo_u32 v8, s78, v3
	v_readlane_b32 s80, v124, 48
	v_readlane_b32 s81, v124, 49
	v_readlane_b32 s82, v124, 50
	v_readlane_b32 s83, v124, 51
	v_readlane_b32 s77, v126, 23
	v_readlane_b32 s79, v126, 25
	s_branch .LBB0_72
.LBB0_71:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_cvt_f32_f16_e32 v3, v9
	v_cvt_f32_f16_sdwa v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s67, s67, -1
	v_add_u32_e32 v8, 1, v8
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_f32_e32 v4, v4, v3
	v_add_f32_e32 v5, v5, v9
	s_cmp_lg_u32 s67, 0
	s_cbranch_scc0 .LBB0_77
.LBB0_72:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_74
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_74:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execz .LBB0_71
	v_mad_i64_i32 v[10:11], s[76:77], v8, s26, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	global_load_dword v9, v[10:11], off
	s_branch .LBB0_71
.LBB0_76:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_77:
	s_mov_b64 s[54:55], 0
.LBB0_78:
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_91
	v_readlane_b32 s54, v124, 1
	v_readlane_b32 s55, v124, 2
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_90
	global_load_dwordx2 v[6:7], v29, s[2:3]
	v_lshl_or_b32 v4, s63, 3, v85
	s_lshl_b32 s54, s53, 3
	v_readlane_b32 s76, v126, 22
	v_subrev_u32_e32 v4, s54, v4
	v_readlane_b32 s78, v126, 24
	v_readlane_b32 s54, v124, 3
	v_readlane_b32 s55, v124, 4
	v_mul_lo_u32 v8, s78, v4
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[54:55]
	s_mov_b32 s67, s78
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s77, v126, 23
	v_readlane_b32 s79, v126, 25
	s_branch .LBB0_82
.LBB0_81:
	s_or_b64 exec, exec, s[54:55]
	s_add_i32 s67, s67, -1
	v_pk_add_f32 v[4:5], v[4:5], v[14:15]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s67, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_91
.LBB0_82:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_84
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_86
	global_load_dword v9, v[10:11], off
.LBB0_86:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_88
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v114
	v_mul_lo_u32 v15, v14, s59
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s59, v13
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s68, v124, 5
	v_cndmask_b32_e64 v14, v14, v15, s[76:77]
	v_subrev_u32_e32 v15, s59, v13
	v_cndmask_b32_e64 v13, v13, v15, s[76:77]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s59, v13
	v_xor_b32_e32 v12, s10, v12
	v_readlane_b32 s70, v124, 7
	v_cndmask_b32_e64 v13, v14, v15, s[76:77]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s71, v124, 8
	v_readlane_b32 s69, v124, 6
	s_nop 0
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[70:71]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_88:
	s_or_b64 exec, exec, s[54:55]
	s_and_b64 s[76:77], s[24:25], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[54:55], s[76:77]
	s_cbranch_execz .LBB0_81
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v6
	v_readlane_b32 s76, v124, 44
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v7, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v28, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[28:29]
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s77, v124, 45
	v_readlane_b32 s78, v124, 46
	v_readlane_b32 s79, v124, 47
	v_lshl_add_u64 v[12:13], s[76:77], 0, v[12:13]
	v_mad_i64_i32 v[14:15], s[76:77], v9, s26, 0
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s80, v124, 48
	v_readlane_b32 s81, v124, 49
	v_readlane_b32 s82, v124, 50
	v_readlane_b32 s83, v124, 51
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v14, v9
	v_cvt_f32_f16_sdwa v15, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_81
.LBB0_90:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_91:
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execz .LBB0_93
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v6, v5
	v_readlane_b32 s76, v127, 0
	v_mad_i64_i32 v[4:5], s[24:25], v16, s26, 0
	v_readlane_b32 s77, v127, 1
	v_pack_b32_f16 v6, v3, v6
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[76:77]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_readlane_b32 s78, v127, 2
	v_readlane_b32 s79, v127, 3
	v_readlane_b32 s80, v127, 4
	v_readlane_b32 s81, v127, 5
	v_readlane_b32 s82, v127, 6
	v_readlane_b32 s83, v127, 7
	global_store_dword v[2:3], v6, off
.LBB0_93:
	s_or_b64 exec, exec, s[54:55]
	s_cmp_lg_u32 s65, 0
	s_cbranch_scc0 .LBB0_188
.LBB0_94:
	s_mov_b64 s[24:25], 0
.LBB0_95:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_120
	s_ashr_i32 s24, s52, 31
	v_readlane_b32 s10, v125, 41
	s_xor_b32 s24, s24, s10
	s_abs_i32 s25, s52
	v_readlane_b32 s10, v125, 35
	s_mul_hi_u32 s53, s25, s10
	s_mul_i32 s54, s53, s97
	s_sub_i32 s25, s25, s54
	s_add_i32 s54, s53, 1
	s_sub_i32 s55, s25, s97
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s53, s54, s53
	s_cselect_b32 s25, s55, s25
	s_add_i32 s54, s53, 1
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s25, s54, s53
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[54:55], s[24:25], 2
	s_add_u32 s64, s98, s54
	s_addc_u32 s65, s99, s55
	s_add_u32 s54, s12, s54
	global_load_dword v2, v29, s[64:65]
	s_addc_u32 s55, s13, s55
	global_load_dword v3, v29, s[54:55]
	v_readlane_b32 s54, v123, 59
	v_readlane_b32 s55, v123, 60
	s_and_b64 s[54:55], s[54:55], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	s_cselect_b32 s24, s25, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v3
	s_cselect_b32 s25, s25, 1
	s_abs_i32 s53, s25
	v_cvt_f32_u32_e32 v2, s53
	s_sub_i32 s64, 0, s53
	s_mul_i32 s54, s24, s34
	s_sub_i32 s54, s52, s54
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s63, s54
	s_xor_b32 s55, s54, s25
	s_ashr_i32 s55, s55, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s65, v2
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	s_add_i32 s65, s65, s64
	s_mul_hi_u32 s64, s63, s65
	s_mul_i32 s65, s64, s53
	s_sub_i32 s63, s63, s65
	s_add_i32 s66, s64, 1
	s_sub_i32 s65, s63, s53
	s_cmp_ge_u32 s63, s53
	s_cselect_b32 s64, s66, s64
	s_cselect_b32 s63, s65, s63
	s_add_i32 s65, s64, 1
	s_cmp_ge_u32 s63, s53
	s_cselect_b32 s53, s65, s64
	s_xor_b32 s53, s53, s55
	s_sub_i32 s53, s53, s55
	s_mul_i32 s25, s53, s25
	s_sub_i32 s25, s54, s25
	s_add_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[54:55], s[24:25], 2
	v_readlane_b32 s64, v123, 61
	v_readlane_b32 s65, v123, 62
	s_add_u32 s54, s64, s54
	s_addc_u32 s55, s65, s55
	global_load_dword v12, v29, s[54:55]
	s_lshl_b32 s54, s24, 4
	v_or_b32_e32 v4, s54, v30
	v_readlane_b32 s64, v125, 54
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s68, v125, 58
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[66:67]
	v_mov_b32_e32 v5, 0
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v30, v12
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_98
	global_load_dword v5, v[2:3], off
.LBB0_98:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v115
	v_readlane_b32 s10, v125, 49
	v_readlane_b32 s24, v125, 46
	v_ashrrev_i32_e32 v6, 31, v5
	v_mul_lo_u32 v9, v8, s10
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s10, v7
	v_readlane_b32 s25, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s10, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s10, v7
	v_xor_b32_e32 v6, s25, v6
	s_nop 0
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v10, v7, v6
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_100
	v_readlane_b32 s64, v124, 5
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v124, 6
	s_nop 0
	v_lshl_add_u64 v[6:7], v[10:11], 3, s[66:67]
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_100:
	s_or_b64 exec, exec, s[24:25]
	v_lshl_or_b32 v6, s53, 6, v26
	v_cmp_gt_i32_e32 vcc, s6, v6
	s_and_b64 s[64:65], s[74:75], vcc
	s_and_saveexec_b64 s[24:25], s[64:65]
	s_cbranch_execz .LBB0_102
	v_readlane_b32 s64, v125, 46
	v_readlane_b32 s65, v125, 47
	v_readlane_b32 s76, v124, 44
	v_mul_lo_u32 v7, v10, s64
	global_load_dwordx2 v[10:11], v29, s[2:3]
	v_sub_u32_e32 v5, v5, v7
	v_readlane_b32 s77, v124, 45
	v_readlane_b32 s78, v124, 46
	v_readlane_b32 s79, v124, 47
	v_readlane_b32 s80, v124, 48
	v_readlane_b32 s81, v124, 49
	v_readlane_b32 s82, v124, 50
	v_readlane_b32 s83, v124, 51
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v7, 31, v9
	v_lshrrev_b32_e32 v28, 28, v7
	v_mad_i64_i32 v[10:11], s[64:65], v5, s26, 0
	v_mad_i64_i32 v[4:5], s[64:65], v4, s26, 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[76:77]
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[78:79], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off
.LBB0_102:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_104
	global_load_dword v5, v[2:3], off
.LBB0_104:
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v2, s54, v19
	v_readlane_b32 s64, v125, 54
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_cmp_lt_i32_e32 vcc, v19, v12
	v_readlane_b32 s65, v125, 55
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_106
	global_load_dword v4, v[2:3], off
.LBB0_106:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_108
	global_load_dword v6, v[2:3], off
.LBB0_108:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v115
	v_readlane_b32 s10, v125, 49
	v_readlane_b32 s24, v125, 46
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s10
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[76:77], s10, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s25, v125, 47
	v_cndmask_b32_e64 v7, v7, v8, s[76:77]
	v_subrev_u32_e32 v8, s10, v3
	v_cndmask_b32_e64 v3, v3, v8, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s10, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s25, v2
	v_cndmask_b32_e64 v3, v7, v3, s[76:77]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v115
	v_mul_lo_u32 v9, v8, s10
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[76:77], s10, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[76:77]
	v_subrev_u32_e32 v9, s10, v7
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[76:77], s10, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s25, v3
	v_cndmask_b32_e64 v7, v8, v7, s[76:77]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s96
	v_cndmask_b32_e64 v8, v7, v2, s[74:75]
	v_mul_lo_u32 v2, v2, s24
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s24
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v115
	v_mul_lo_u32 v10, v9, s10
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s10, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s10, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s10, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s25, v2
	v_cndmask_b32_e64 v4, v9, v4, s[76:77]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v116
	v_mul_lo_u32 v10, v9, s62
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s62, v5
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s10, v125, 48
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s62, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s62, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v4, s10, v4
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v116
	v_mul_lo_u32 v10, v9, s62
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s62, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s10, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s62, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s62, v3
	v_add_u32_e32 v3, 1, v9
	v_lshlrev_b32_e32 v7, 24, v7
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
	v_mul_lo_u32 v4, v4, s34
	v_mul_lo_u32 v3, v3, s34
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s53, v4
	v_add3_u32 v3, v7, s53, v3
	v_cmp_eq_u32_e64 s[76:77], v4, v3
	s_and_b64 s[24:25], s[74:75], s[76:77]
	v_readlane_b32 s10, v126, 28
	s_and_b64 s[24:25], vcc, s[24:25]
	v_readlane_b32 s11, v126, 29
	s_and_b64 s[54:55], s[10:11], s[24:25]
	v_cndmask_b32_e64 v3, 0, 1, s[54:55]
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
	v_add_u32_e32 v4, 0, v94
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[24:25]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v104
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
	ds_read_b32 v8, v104
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_110
	v_readlane_b32 s64, v124, 5
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v124, 6
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[66:67]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_110:
	s_or_b64 exec, exec, s[24:25]
	global_load_dwordx2 v[10:11], v29, s[2:3]
	v_readlane_b32 s24, v125, 46
	v_readlane_b32 s10, v125, 48
	v_readlane_b32 s64, v123, 42
	v_mul_lo_u32 v2, v2, s24
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v116
	v_mul_lo_u32 v9, v6, s62
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[74:75], s62, v2
	v_add_u32_e32 v9, 1, v6
	v_xor_b32_e32 v3, s10, v3
	v_cndmask_b32_e64 v6, v6, v9, s[74:75]
	v_subrev_u32_e32 v9, s62, v2
	v_cndmask_b32_e64 v2, v2, v9, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s62, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s68, v123, 46
	v_cndmask_b32_e64 v2, v6, v2, s[74:75]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s34
	v_add_u32_e32 v2, s53, v2
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s25, v125, 47
	v_mov_b32_e32 v6, v29
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[74:75], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[74:75], v5, v11, s[74:75]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v28, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
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
	s_and_b64 s[24:25], vcc, s[74:75]
	s_and_b64 vcc, s[84:85], s[24:25]
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
	v_cndmask_b32_e32 v5, v90, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_119
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[54:55], vcc, 1
	s_and_b32 s53, s55, 0x55555555
	s_and_b32 s54, s54, 0x55555555
	s_sub_u32 s54, vcc_lo, s54
	v_readlane_b32 s10, v126, 56
	s_subb_u32 s55, vcc_hi, s53
	s_mov_b32 s66, s10
	s_mov_b32 s67, s10
	s_and_b64 s[64:65], s[54:55], s[66:67]
	s_lshr_b64 s[54:55], s[54:55], 2
	s_and_b64 s[54:55], s[54:55], s[66:67]
	s_add_u32 s54, s54, s64
	s_addc_u32 s55, s55, s65
	s_lshr_b64 s[64:65], s[54:55], 4
	s_add_u32 s53, s64, s54
	s_addc_u32 s54, s65, s55
	s_and_b32 s53, s53, 0xf0f0f0f
	s_and_b32 s55, s54, 0xf0f0f0f
	s_mul_i32 s54, s53, 0x1010101
	s_mul_hi_u32 s53, s53, 0x1010101
	s_add_i32 s53, s53, s54
	s_mul_i32 s55, s55, 0x1010101
	v_readlane_b32 s11, v126, 57
	s_add_i32 s55, s53, s55
	v_writelane_b32 v126, s10, 56
	v_cmp_gt_u64_e32 vcc, s[54:55], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s11, 57
	s_cbranch_vccnz .LBB0_117
	s_mov_b32 s53, 0
	s_mov_b64 s[54:55], 0
.LBB0_113:
	v_readfirstlane_b32 s64, v2
	v_readfirstlane_b32 s65, v3
	v_mov_b32_e32 v7, s53
	s_nop 0
	v_cmp_eq_u64_e64 s[64:65], s[64:65], v[2:3]
	s_bcnt1_i32_b64 s63, s[64:65]
	s_add_i32 s53, s53, s63
	v_mov_b64_e32 v[4:5], s[64:65]
	v_mov_b32_e32 v8, s63
	s_or_b64 s[54:55], s[64:65], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_113
	s_or_b64 exec, exec, s[54:55]
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
	v_cmp_ne_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_116
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
	v_cmp_gt_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_116:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[54:55], 1, v4
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_118
	s_branch .LBB0_119
.LBB0_117:
	s_mov_b64 s[54:55], -1
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_119
.LBB0_118:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_119:
	s_or_b64 exec, exec, s[24:25]
.LBB0_120:
	s_mov_b64 s[24:25], 0
.LBB0_121:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_243
	s_cmp_gt_i32 s8, 3
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB0_212
	s_ashr_i32 s24, s52, 31
	v_readlane_b32 s10, v125, 41
	s_xor_b32 s24, s24, s10
	s_abs_i32 s25, s52
	v_readlane_b32 s10, v125, 35
	s_mul_hi_u32 s53, s25, s10
	s_mul_i32 s54, s53, s97
	s_sub_i32 s25, s25, s54
	s_add_i32 s54, s53, 1
	s_sub_i32 s55, s25, s97
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s53, s54, s53
	s_cselect_b32 s25, s55, s25
	s_add_i32 s54, s53, 1
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s25, s54, s53
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[54:55], s[24:25], 2
	s_add_u32 s64, s98, s54
	s_addc_u32 s65, s99, s55
	s_add_u32 s54, s12, s54
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[64:65]
	s_addc_u32 s55, s13, s55
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[54:55]
	v_readlane_b32 s54, v123, 59
	v_readlane_b32 s55, v123, 60
	s_and_b64 s[54:55], s[54:55], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	s_cselect_b32 s24, s25, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v3
	s_cselect_b32 s25, s25, 1
	s_abs_i32 s53, s25
	v_cvt_f32_u32_e32 v2, s53
	s_sub_i32 s64, 0, s53
	s_mul_i32 s54, s24, s34
	s_sub_i32 s54, s52, s54
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s63, s54
	s_xor_b32 s55, s54, s25
	s_ashr_i32 s55, s55, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s65, v2
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	s_add_i32 s65, s65, s64
	s_mul_hi_u32 s64, s63, s65
	s_mul_i32 s65, s64, s53
	s_sub_i32 s63, s63, s65
	s_add_i32 s66, s64, 1
	s_sub_i32 s65, s63, s53
	s_cmp_ge_u32 s63, s53
	s_cselect_b32 s64, s66, s64
	s_cselect_b32 s63, s65, s63
	s_add_i32 s65, s64, 1
	s_cmp_ge_u32 s63, s53
	s_cselect_b32 s53, s65, s64
	s_xor_b32 s53, s53, s55
	s_sub_i32 s78, s53, s55
	s_mul_i32 s25, s78, s25
	s_sub_i32 s25, s54, s25
	s_add_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	v_readlane_b32 s64, v123, 32
	s_lshl_b64 s[54:55], s[24:25], 2
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s65, v123, 33
	v_readlane_b32 s71, v123, 39
	s_add_u32 s64, s70, s54
	s_addc_u32 s65, s71, s55
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	global_load_dword v2, v29, s[64:65]
	v_readlane_b32 s64, v123, 61
	v_readlane_b32 s65, v123, 62
	s_add_u32 s54, s64, s54
	s_addc_u32 s55, s65, s55
	global_load_dword v60, v29, s[54:55]
	s_lshl_b32 s25, s24, 4
	v_readlane_b32 s54, v126, 48
	s_ashr_i32 s53, s25, 31
	v_or_b32_e32 v10, s25, v30
	v_readlane_b32 s55, v126, 49
	v_readlane_b32 s64, v123, 16
	v_mov_b32_e32 v11, s53
	v_mad_i64_i32 v[6:7], s[54:55], v10, s54, 0
	s_cmp_gt_i32 s25, -1
	v_readlane_b32 s65, v123, 17
	s_cselect_b64 s[54:55], -1, 0
	v_readlane_b32 s68, v123, 36
	v_cmp_gt_i64_e32 vcc, s[64:65], v[10:11]
	v_readlane_b32 s64, v124, 13
	s_and_b64 s[54:55], s[54:55], vcc
	v_readlane_b32 s65, v124, 14
	s_and_b64 s[66:67], s[54:55], s[64:65]
	v_mov_b32_e32 v11, 0
	v_readlane_b32 s69, v123, 37
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s63, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_125
	scratch_load_dwordx2 v[4:5], off, off offset:48
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_125:
	s_or_b64 exec, exec, s[64:65]
	s_lshl_b32 s53, s78, 6
	s_mul_i32 s63, s63, s7
	s_lshl_b32 s64, s63, 1
	s_ashr_i32 s63, s53, 31
	v_mov_b32_e32 v9, s63
	v_or_b32_e32 v8, s53, v36
	s_cmp_gt_i32 s53, -1
	s_cselect_b64 s[66:67], -1, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[8:9]
	s_and_b64 s[76:77], s[66:67], vcc
	s_ashr_i32 s65, s64, 31
	v_readlane_b32 s66, v123, 18
	v_lshl_add_u64 v[12:13], s[64:65], 0, v[34:35]
	v_readlane_b32 s67, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_readlane_b32 s68, v124, 11
	v_cmp_gt_i64_e64 s[74:75], s[66:67], v[12:13]
	s_and_b64 s[66:67], vcc, s[74:75]
	s_and_b64 s[66:67], s[76:77], s[66:67]
	v_readlane_b32 s69, v124, 12
	s_and_b64 s[66:67], s[68:69], s[66:67]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[66:67]
	v_readlane_b32 s70, v125, 29
	s_cbranch_execz .LBB0_127
	v_mad_u64_u32 v[2:3], s[66:67], v12, s26, 0
	v_mul_lo_u32 v4, v13, s26
	v_mul_lo_u32 v5, v12, s27
	v_readlane_b32 s66, v123, 7
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s67, v123, 8
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[66:67]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_127:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s66, v124, 15
	v_readlane_b32 s67, v124, 16
	s_waitcnt vmcnt(0)
	ds_write_b32 v50, v11 offset:4096
	v_add_u32_e32 v11, 0, v95
	s_andn2_b64 vcc, exec, s[66:67]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_140
	v_add_u32_e32 v61, 0, v96
	v_add_u32_e32 v62, 0, v97
	ds_read_b64 v[2:3], v61 offset:4096
	ds_read_b64 v[4:5], v62 offset:4096
	v_readlane_b32 s88, v123, 42
	v_readlane_b32 s94, v123, 48
	v_readlane_b32 s95, v123, 49
	v_readlane_b32 s10, v126, 50
	v_readlane_b32 s11, v126, 51
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[94:95]
	v_readlane_b32 s89, v123, 43
	v_readlane_b32 s90, v123, 44
	v_readlane_b32 s91, v123, 45
	v_readlane_b32 s92, v123, 46
	v_readlane_b32 s93, v123, 47
	s_and_b64 s[66:67], s[54:55], s[10:11]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[74:75], s[66:67]
	s_cbranch_execz .LBB0_130
	v_lshlrev_b32_e32 v28, 1, v18
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[28:29]
	global_load_dword v56, v[14:15], off offset:64
.LBB0_130:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s66, v123, 7
	v_readlane_b32 s67, v123, 8
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[66:67]
	v_add_u32_e32 v28, v98, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v58, v28
	ds_read_u16 v63, v28 offset:128
	ds_read_u16 v65, v28 offset:256
	ds_read_u16 v67, v28 offset:384
	ds_read_u16 v57, v28 offset:2048
	ds_read_u16 v59, v28 offset:2176
	ds_read_u16 v64, v28 offset:2304
	ds_read_u16 v66, v28 offset:2432
	s_setprio 0
	s_add_i32 s66, s64, 32
	s_ashr_i32 s67, s66, 31
	v_lshl_add_u64 v[16:17], s[66:67], 0, v[34:35]
	v_readlane_b32 s66, v123, 18
	v_readlane_b32 s67, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[66:67], v[16:17]
	s_and_b64 s[66:67], vcc, s[74:75]
	s_and_b64 s[66:67], s[76:77], s[66:67]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[66:67]
	s_cbranch_execz .LBB0_132
	v_mul_lo_u32 v8, v17, s26
	v_mul_lo_u32 v9, v16, s27
	v_mad_u64_u32 v[6:7], s[66:67], v16, s26, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_132:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v67, v65, s61
	v_perm_b32 v16, v63, v58, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v45, v66, v64, s61
	v_perm_b32 v44, v59, v57, s61
	v_mfma_f32_16x16x16_f16 v[38:41], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[44:45], v[4:5], v[38:41]
	s_setprio 0
	v_readlane_b32 s10, v125, 30
	v_readlane_b32 s11, v125, 31
	s_andn2_b64 vcc, exec, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v50, v56 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_141
	s_mov_b32 s63, 64
.LBB0_134:
	ds_read_b64 v[56:57], v61 offset:4096
	ds_read_b64 v[16:17], v62 offset:4096
	s_ashr_i32 s65, s63, 31
	v_readlane_b32 s68, v126, 48
	v_mov_b32_e32 v9, s65
	v_or_b32_e32 v8, s63, v18
	s_cmp_gt_i32 s63, -1
	v_readlane_b32 s69, v126, 49
	s_cselect_b64 s[66:67], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[68:69], v[8:9]
	s_and_b64 s[66:67], s[66:67], vcc
	s_and_b64 s[66:67], s[54:55], s[66:67]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[74:75], s[66:67]
	s_cbranch_execz .LBB0_136
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v63, v[8:9], off
.LBB0_136:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v65, v28
	ds_read_u16 v67, v28 offset:128
	ds_read_u16 v69, v28 offset:256
	ds_read_u16 v71, v28 offset:384
	ds_read_u16 v64, v28 offset:2048
	ds_read_u16 v66, v28 offset:2176
	ds_read_u16 v68, v28 offset:2304
	ds_read_u16 v70, v28 offset:2432
	s_setprio 0
	s_add_i32 s66, s64, s63
	s_ashr_i32 s67, s66, 31
	v_lshl_add_u64 v[58:59], s[66:67], 0, v[34:35]
	v_readlane_b32 s66, v123, 18
	v_readlane_b32 s67, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[58:59]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[66:67], v[58:59]
	s_and_b64 s[66:67], vcc, s[74:75]
	s_and_b64 s[66:67], s[76:77], s[66:67]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[66:67]
	s_cbranch_execz .LBB0_138
	v_mul_lo_u32 v8, v59, s26
	v_mul_lo_u32 v9, v58, s27
	v_mad_u64_u32 v[6:7], s[66:67], v58, s26, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_138:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v39, v71, v69, s61
	v_perm_b32 v38, v67, v65, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v41, v70, v68, s61
	v_perm_b32 v40, v66, v64, s61
	v_mfma_f32_16x16x16_f16 v[2:5], v[38:39], v[56:57], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[40:41], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s65, s63, 32
	s_cmp_lt_i32 s63, s70
	s_waitcnt vmcnt(0)
	ds_write_b32 v50, v63 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_141
	s_mov_b32 s63, s65
	s_branch .LBB0_134
.LBB0_140:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_141:
	v_add_u32_e32 v6, 0, v96
	v_add_u32_e32 v7, 0, v97
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v7 offset:4096
	v_readlane_b32 s54, v124, 17
	v_readlane_b32 s55, v124, 18
	s_andn2_b64 vcc, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_143
	v_add_u32_e32 v11, v98, v18
	ds_read_u16 v12, v11 offset:384
	ds_read_u16 v14, v11 offset:2048
	ds_read_u16 v13, v11 offset:256
	ds_read_u16 v15, v11 offset:128
	ds_read_u16 v16, v11
	ds_read_u16 v17, v11 offset:2432
	ds_read_u16 v28, v11 offset:2304
	ds_read_u16 v11, v11 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v13, v12, v13, s61
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v12, v15, v16, s61
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v17, v28, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v11, v14, s61
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_143:
	v_or_b32_e32 v8, s25, v19
	v_readlane_b32 s64, v125, 54
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_cmp_lt_i32_e64 s[74:75], v19, v60
	v_readlane_b32 s65, v125, 55
	v_lshl_add_u64 v[6:7], v[8:9], 2, s[66:67]
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_145
	global_load_dword v9, v[6:7], off
.LBB0_145:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v12, 0, v9
	v_max_i32_e32 v12, v9, v12
	v_mul_hi_u32 v13, v12, v115
	v_readlane_b32 s10, v125, 49
	v_readlane_b32 s54, v125, 46
	v_ashrrev_i32_e32 v11, 31, v9
	v_mul_lo_u32 v14, v13, s10
	v_sub_u32_e32 v12, v12, v14
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s10, v12
	v_readlane_b32 s55, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_subrev_u32_e32 v14, s10, v12
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s10, v12
	v_xor_b32_e32 v11, s55, v11
	s_nop 0
	v_cndmask_b32_e32 v12, v13, v14, vcc
	v_xor_b32_e32 v12, v12, v11
	v_sub_u32_e32 v16, v12, v11
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_147
	v_readlane_b32 s64, v124, 5
	v_ashrrev_i32_e32 v17, 31, v16
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v124, 6
	s_nop 0
	v_lshl_add_u64 v[12:13], v[16:17], 3, s[66:67]
	global_load_dwordx2 v[14:15], v[12:13], off
.LBB0_147:
	s_or_b64 exec, exec, s[54:55]
	v_or_b32_e32 v12, s53, v94
	v_cmp_gt_i32_e32 vcc, s6, v12
	s_and_b64 s[64:65], vcc, s[74:75]
	s_and_saveexec_b64 s[54:55], s[64:65]
	s_cbranch_execz .LBB0_149
	v_readlane_b32 s64, v125, 46
	v_cvt_f16_f32_e32 v2, v2
	v_readlane_b32 s65, v125, 47
	v_mul_lo_u32 v11, v16, s64
	v_sub_u32_e32 v9, v9, v11
	v_cvt_f16_f32_e32 v11, v3
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v5
	v_readlane_b32 s88, v124, 44
	v_pack_b32_f16 v2, v2, v11
	v_readlane_b32 s90, v124, 46
	v_pack_b32_f16 v3, v3, v4
	global_load_dwordx2 v[4:5], v29, s[2:3]
	v_readlane_b32 s91, v124, 47
	v_readlane_b32 s89, v124, 45
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s92, v124, 48
	v_readlane_b32 s93, v124, 49
	v_readlane_b32 s94, v124, 50
	v_readlane_b32 s95, v124, 51
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v14, v4
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v15, v5, vcc
	v_ashrrev_i32_e32 v11, 31, v5
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_mad_i64_i32 v[14:15], s[64:65], v9, s26, 0
	v_mad_i64_i32 v[8:9], s[64:65], v8, s26, 0
	v_lshl_add_u64 v[4:5], s[90:91], 0, v[4:5]
	v_readlane_b32 s64, v124, 19
	v_lshl_add_u64 v[4:5], v[14:15], 1, v[4:5]
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[88:89]
	v_readlane_b32 s65, v124, 20
	s_nop 1
	v_cndmask_b32_e64 v5, v9, v5, s[64:65]
	v_cndmask_b32_e64 v4, v8, v4, s[64:65]
	v_lshl_add_u64 v[4:5], v[12:13], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_149:
	s_or_b64 exec, exec, s[54:55]
	s_cmp_lg_u32 s78, 0
	s_cbranch_scc1 .LBB0_162
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_152
	global_load_dword v9, v[6:7], off
.LBB0_152:
	s_or_b64 exec, exec, s[54:55]
	v_readlane_b32 s54, v124, 21
	v_readlane_b32 s55, v124, 22
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_157
	v_readlane_b32 s64, v126, 58
	v_readlane_b32 s66, v126, 60
	v_readlane_b32 s67, v126, 61
	v_add_u32_e32 v4, s25, v19
	v_readlane_b32 s10, v126, 54
	v_mov_b64_e32 v[2:3], s[66:67]
	v_mov_b32_e32 v8, 0
	v_mad_i64_i32 v[2:3], s[54:55], s10, v4, v[2:3]
	s_mov_b32 s25, s86
	v_readlane_b32 s65, v126, 59
	v_readlane_b32 s11, v126, 55
	s_branch .LBB0_155
.LBB0_154:
	s_or_b64 exec, exec, s[54:55]
	s_add_i32 s25, s25, -1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v4
	s_cmp_lg_u32 s25, 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, 4
	s_cbranch_scc0 .LBB0_157
.LBB0_155:
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_154
	global_load_dword v4, v[2:3], off
	s_branch .LBB0_154
.LBB0_157:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v9
	v_max_i32_e32 v3, v9, v3
	v_mul_hi_u32 v4, v3, v115
	v_readlane_b32 s10, v125, 49
	v_readlane_b32 s54, v125, 46
	v_ashrrev_i32_e32 v2, 31, v9
	v_mul_lo_u32 v5, v4, s10
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s10, v3
	v_readlane_b32 s55, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s10, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s10, v3
	v_xor_b32_e32 v2, s55, v2
	s_nop 0
	v_cndmask_b32_e32 v3, v4, v5, vcc
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v4, v3, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_159
	v_readlane_b32 s64, v124, 5
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v124, 6
	s_nop 0
	v_lshl_add_u64 v[2:3], v[4:5], 3, s[66:67]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_159:
	s_or_b64 exec, exec, s[54:55]
	v_readlane_b32 s54, v124, 23
	v_readlane_b32 s55, v124, 24
	s_and_b64 s[64:65], s[54:55], s[74:75]
	s_and_saveexec_b64 s[54:55], s[64:65]
	s_cbranch_execz .LBB0_161
	global_load_dwordx2 v[12:13], v29, s[2:3]
	v_readlane_b32 s64, v125, 46
	v_readlane_b32 s65, v125, 47
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v12
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v13, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v28, 28, v5
	v_mul_lo_u32 v4, v4, s64
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_readlane_b32 s64, v124, 44
	v_sub_u32_e32 v4, v9, v4
	v_and_b32_e32 v2, -16, v2
	v_readlane_b32 s68, v124, 48
	v_readlane_b32 s69, v124, 49
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s65, v124, 45
	v_lshl_add_u64 v[2:3], s[68:69], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	v_readlane_b32 s66, v124, 46
	v_readlane_b32 s67, v124, 47
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
	global_store_dword v[2:3], v8, off
.LBB0_161:
	s_or_b64 exec, exec, s[54:55]
.LBB0_162:
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s65, v125, 20
	s_mov_b64 s[76:77], -1
	s_mov_b64 s[54:55], 0
	s_cmp_lt_i32 s65, 2
	s_mov_b64 s[64:65], 0
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_cbranch_scc0 .LBB0_166
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_172
.LBB0_164:
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_173
.LBB0_165:
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_200
	s_branch .LBB0_211
.LBB0_166:
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s65, v125, 20
	s_cmp_eq_u32 s65, 2
	s_mov_b64 s[64:65], -1
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_cbranch_scc0 .LBB0_171
	s_waitcnt vmcnt(0)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[64:65], s[30:31]
	s_cbranch_execz .LBB0_170
	s_mov_b64 s[76:77], exec
	v_mbcnt_lo_u32_b32 v2, s76, 0
	v_mbcnt_hi_u32_b32 v2, s77, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[66:67], exec, vcc
	s_mov_b64 exec, s[66:67]
	s_cbranch_execz .LBB0_170
	v_readlane_b32 s25, v123, 52
	s_mul_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	v_readlane_b32 s66, v123, 53
	v_readlane_b32 s67, v123, 54
	s_add_u32 s53, s66, s24
	s_addc_u32 s63, s67, s25
	s_ashr_i32 s79, s78, 31
	s_lshl_b64 s[24:25], s[78:79], 2
	s_add_u32 s24, s53, s24
	s_addc_u32 s25, s63, s25
	s_bcnt1_i32_b64 s53, s[76:77]
	v_mov_b32_e32 v2, s53
	global_atomic_add v29, v2, s[24:25] offset:8 sc1
.LBB0_170:
	s_or_b64 exec, exec, s[64:65]
	s_mov_b64 s[64:65], 0
.LBB0_171:
	s_branch .LBB0_164
.LBB0_172:
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s65, v125, 20
	s_cmp_lg_u32 s65, 0
	s_mov_b64 s[54:55], -1
	s_cselect_b64 s[64:65], -1, 0
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_andn2_b64 vcc, exec, s[64:65]
	s_cbranch_vccnz .LBB0_165
.LBB0_173:
	v_cmp_lt_i32_e32 vcc, v30, v60
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execnz .LBB0_186
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_187
.LBB0_175:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_177
.LBB0_176:
	global_load_dword v8, v[6:7], off
.LBB0_177:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v6, v5, v115
	v_readlane_b32 s10, v125, 49
	v_readlane_b32 s24, v125, 46
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v7, v6, s10
	v_sub_u32_e32 v5, v5, v7
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v7, 1, v6
	v_readlane_b32 s25, v125, 47
	v_cndmask_b32_e64 v6, v6, v7, s[76:77]
	v_subrev_u32_e32 v7, s10, v5
	v_cndmask_b32_e64 v5, v5, v7, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v5, 1, v6
	v_xor_b32_e32 v4, s25, v4
	v_cndmask_b32_e64 v5, v6, v5, s[76:77]
	v_sub_u32_e32 v6, 0, v2
	v_max_i32_e32 v6, v2, v6
	v_mul_hi_u32 v7, v6, v115
	v_mul_lo_u32 v9, v7, s10
	v_sub_u32_e32 v6, v6, v9
	v_cmp_le_u32_e64 s[76:77], s10, v6
	v_add_u32_e32 v9, 1, v7
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_subrev_u32_e32 v9, s10, v6
	v_cndmask_b32_e64 v6, v6, v9, s[76:77]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[76:77], s10, v6
	v_add_u32_e32 v6, 1, v7
	v_xor_b32_e32 v5, s25, v5
	v_cndmask_b32_e64 v6, v7, v6, s[76:77]
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_mov_b32_e32 v6, s96
	v_cndmask_b32_e32 v7, v6, v4, vcc
	v_mul_lo_u32 v4, v4, s24
	v_cndmask_b32_e64 v6, v6, v5, s[74:75]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s24
	v_sub_u32_e32 v5, 0, v8
	v_max_i32_e32 v5, v8, v5
	v_mul_hi_u32 v9, v5, v115
	v_mul_lo_u32 v10, v9, s10
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v10, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s10, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_ashrrev_i32_e32 v2, 31, v8
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s25, v2
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v116
	v_mul_lo_u32 v10, v9, s62
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s62, v3
	v_add_u32_e32 v10, 1, v9
	v_readlane_b32 s10, v125, 48
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s62, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s62, v3
	v_add_u32_e32 v3, 1, v9
	v_xor_b32_e32 v5, s10, v5
	v_cndmask_b32_e64 v3, v9, v3, s[76:77]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v116
	v_mul_lo_u32 v10, v9, s62
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s62, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s10, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s62, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s62, v4
	v_add_u32_e32 v4, 1, v9
	v_lshlrev_b32_e32 v6, 24, v6
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
	v_mul_lo_u32 v3, v3, s34
	v_mul_lo_u32 v4, v4, s34
	v_lshlrev_b32_e32 v5, 24, v7
	v_add3_u32 v3, v5, s78, v3
	v_add3_u32 v4, v6, s78, v4
	v_cmp_eq_u32_e64 s[76:77], v3, v4
	s_and_b64 s[24:25], vcc, s[76:77]
	v_readlane_b32 s10, v126, 28
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_readlane_b32 s11, v126, 29
	s_and_b64 s[54:55], s[10:11], s[24:25]
	v_cndmask_b32_e64 v3, 0, 1, s[54:55]
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
	v_add_u32_e32 v4, 0, v94
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[24:25]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v104
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
	ds_read_b32 v7, v104
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_179
	v_readlane_b32 s64, v124, 5
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v124, 6
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[66:67]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_179:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s24, v125, 46
	v_readlane_b32 s10, v125, 48
	v_readlane_b32 s64, v123, 42
	v_mul_lo_u32 v2, v2, s24
	v_sub_u32_e32 v2, v8, v2
	v_sub_u32_e32 v8, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v8
	v_mul_hi_u32 v8, v2, v116
	v_mul_lo_u32 v9, v8, s62
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s62, v2
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, s10, v3
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s62, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s62, v2
	v_add_u32_e32 v2, 1, v8
	v_readlane_b32 s68, v123, 46
	v_cndmask_b32_e32 v2, v8, v2, vcc
	global_load_dwordx2 v[8:9], v29, s[2:3]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s34
	v_add_u32_e32 v2, s78, v2
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s25, v125, 47
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v8
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v9, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v28, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[68:69], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v8, v29
	v_and_b32_e32 v4, 48, v0
	v_or_b32_e32 v4, v6, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[24:25], s[74:75], vcc
	s_and_b64 vcc, s[84:85], s[24:25]
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
	v_cndmask_b32_e32 v5, v90, v6, vcc
	ds_permute_b32 v6, v5, v7
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_199
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[54:55], vcc, 1
	s_and_b32 s53, s55, 0x55555555
	s_and_b32 s54, s54, 0x55555555
	s_sub_u32 s54, vcc_lo, s54
	v_readlane_b32 s10, v126, 56
	s_subb_u32 s55, vcc_hi, s53
	s_mov_b32 s66, s10
	s_mov_b32 s67, s10
	s_and_b64 s[64:65], s[54:55], s[66:67]
	s_lshr_b64 s[54:55], s[54:55], 2
	s_and_b64 s[54:55], s[54:55], s[66:67]
	s_add_u32 s54, s54, s64
	s_addc_u32 s55, s55, s65
	s_lshr_b64 s[64:65], s[54:55], 4
	s_add_u32 s53, s64, s54
	s_addc_u32 s54, s65, s55
	s_and_b32 s53, s53, 0xf0f0f0f
	s_and_b32 s55, s54, 0xf0f0f0f
	s_mul_i32 s54, s53, 0x1010101
	s_mul_hi_u32 s53, s53, 0x1010101
	s_add_i32 s53, s53, s54
	s_mul_i32 s55, s55, 0x1010101
	v_readlane_b32 s11, v126, 57
	s_add_i32 s55, s53, s55
	v_writelane_b32 v126, s10, 56
	v_cmp_gt_u64_e32 vcc, s[54:55], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s11, 57
	s_cbranch_vccnz .LBB0_197
	s_mov_b32 s53, 0
	s_mov_b64 s[54:55], 0
.LBB0_182:
	v_readfirstlane_b32 s64, v2
	v_readfirstlane_b32 s65, v3
	v_mov_b32_e32 v7, s53
	s_nop 0
	v_cmp_eq_u64_e64 s[64:65], s[64:65], v[2:3]
	s_bcnt1_i32_b64 s63, s[64:65]
	s_add_i32 s53, s53, s63
	v_mov_b64_e32 v[4:5], s[64:65]
	v_mov_b32_e32 v8, s63
	s_or_b64 s[54:55], s[64:65], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_182
	s_or_b64 exec, exec, s[54:55]
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
	v_cmp_ne_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_185
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
	v_cmp_gt_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_185:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[54:55], 1, v4
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_198
	s_branch .LBB0_199
.LBB0_186:
	v_readlane_b32 s64, v125, 54
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s68, v125, 58
	v_lshl_add_u64 v[4:5], v[10:11], 2, s[66:67]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_175
.LBB0_187:
	global_load_dword v2, v[6:7], off
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_176
	s_branch .LBB0_177
.LBB0_188:
	v_readlane_b32 s24, v124, 1
	v_readlane_b32 s25, v124, 2
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_94
	v_or_b32_e32 v2, s64, v20
	v_readlane_b32 s64, v126, 22
	v_readlane_b32 s24, v124, 9
	s_lshl_b32 s53, s53, 3
	v_cmp_gt_i32_e32 vcc, s64, v2
	v_lshl_or_b32 v2, s63, 3, v20
	v_readlane_b32 s66, v126, 24
	v_readlane_b32 s25, v124, 10
	v_subrev_u32_e32 v2, s53, v2
	s_and_b64 s[24:25], vcc, s[24:25]
	v_mul_lo_u32 v2, s66, v2
	s_mov_b32 s53, s66
	v_readlane_b32 s65, v126, 23
	v_readlane_b32 s67, v126, 25
	s_branch .LBB0_191
.LBB0_190:
	s_or_b64 exec, exec, s[54:55]
	s_add_i32 s53, s53, -1
	s_cmp_lg_u32 s53, 0
	v_add_u32_e32 v2, 1, v2
	s_cbranch_scc0 .LBB0_94
.LBB0_191:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_193
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v4, v[4:5], off
.LBB0_193:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], -1, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_195
	v_readlane_b32 s64, v124, 44
	v_readlane_b32 s68, v124, 48
	v_readlane_b32 s69, v124, 49
	v_readlane_b32 s65, v124, 45
	v_readlane_b32 s66, v124, 46
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[68:69]
	global_load_dword v4, v[4:5], off
	v_readlane_b32 s67, v124, 47
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
.LBB0_195:
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execz .LBB0_190
	v_readlane_b32 s64, v127, 0
	v_readlane_b32 s66, v127, 2
	v_readlane_b32 s67, v127, 3
	v_readlane_b32 s65, v127, 1
	v_readlane_b32 s68, v127, 4
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v127, 5
	v_readlane_b32 s70, v127, 6
	v_readlane_b32 s71, v127, 7
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v4, off
	s_branch .LBB0_190
.LBB0_197:
	s_mov_b64 s[54:55], -1
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_199
.LBB0_198:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_199:
	s_or_b64 exec, exec, s[24:25]
	s_branch .LBB0_211
.LBB0_200:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[30:31]
	s_cbranch_execz .LBB0_204
	s_mov_b64 s[64:65], exec
	v_mbcnt_lo_u32_b32 v2, s64, 0
	v_mbcnt_hi_u32_b32 v2, s65, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_203
	s_bcnt1_i32_b64 s53, s[64:65]
	v_readlane_b32 s64, v123, 55
	v_mov_b32_e32 v3, s53
	v_readlane_b32 s65, v123, 56
	s_nop 4
	global_atomic_add v3, v29, v3, s[64:65] sc0 sc1
.LBB0_203:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s53, v3
	s_nop 1
	v_add_u32_e32 v2, s53, v2
	ds_write_b32 v29, v2
.LBB0_204:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_add_u32_e32 v3, -1, v25
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_207
	s_branch .LBB0_211
.LBB0_205:
	s_or_b64 exec, exec, s[54:55]
	v_readfirstlane_b32 s53, v2
	s_nop 1
	v_mov_b32_e32 v2, s53
	ds_write_b32 v29, v2
.LBB0_206:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v25
	s_cbranch_vccz .LBB0_210
.LBB0_207:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[30:31]
	s_cbranch_execz .LBB0_206
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB0_205
	v_readlane_b32 s64, v123, 55
	v_readlane_b32 s65, v123, 56
	s_nop 4
	global_load_dword v2, v29, s[64:65] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_205
.LBB0_210:
	v_readlane_b32 s24, v125, 39
	v_readlane_b32 s64, v124, 5
	v_readlane_b32 s25, v125, 40
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[24:25], s[66:67]
	v_readlane_b32 s53, v124, 56
	v_readlane_b32 s65, v124, 6
	s_cbranch_vccz .LBB0_227
.LBB0_211:
	s_mov_b64 s[24:25], 0
.LBB0_212:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_243
	s_cmp_eq_u32 s8, 2
	s_cbranch_scc0 .LBB0_243
	s_ashr_i32 s24, s52, 31
	v_readlane_b32 s10, v125, 44
	s_xor_b32 s24, s24, s10
	s_abs_i32 s25, s52
	v_readlane_b32 s10, v125, 37
	s_mul_hi_u32 s53, s25, s10
	v_readlane_b32 s10, v125, 36
	s_mul_i32 s54, s53, s10
	s_sub_i32 s25, s25, s54
	s_add_i32 s54, s53, 1
	s_sub_i32 s55, s25, s10
	s_cmp_ge_u32 s25, s10
	s_cselect_b32 s53, s54, s53
	s_cselect_b32 s25, s55, s25
	s_add_i32 s54, s53, 1
	s_cmp_ge_u32 s25, s10
	s_cselect_b32 s25, s54, s53
	s_xor_b32 s25, s25, s24
	s_sub_i32 s70, s25, s24
	v_readlane_b32 s10, v126, 15
	s_mul_i32 s24, s70, s10
	s_sub_i32 s24, s52, s24
	v_readlane_b32 s10, v125, 53
	s_cmp_lt_i32 s24, s10
	s_cselect_b64 s[74:75], -1, 0
	s_and_b64 s[54:55], s[74:75], exec
	s_cselect_b32 s68, s6, s7
	s_add_i32 s54, s68, 63
	s_cmpk_lt_i32 s54, 0xffc1
	s_cbranch_scc1 .LBB0_243
	s_ashr_i32 s71, s70, 31
	s_lshl_b64 s[64:65], s[70:71], 2
	v_readlane_b32 s66, v126, 8
	v_readlane_b32 s67, v126, 9
	s_add_u32 s66, s66, s64
	s_addc_u32 s67, s67, s65
	s_waitcnt lgkmcnt(0)
	scratch_load_dwordx2 v[6:7], off, off offset:36
	v_readlane_b32 s10, v125, 53
	v_readlane_b32 s88, v123, 42
	global_load_dword v3, v29, s[66:67]
	v_readlane_b32 s66, v123, 57
	v_readlane_b32 s67, v123, 58
	s_add_u32 s64, s66, s64
	s_addc_u32 s65, s67, s65
	global_load_dword v2, v29, s[64:65]
	s_and_b64 s[64:65], s[74:75], exec
	s_cselect_b32 s25, 0, s10
	s_sub_i32 s53, s24, s25
	s_and_b64 s[24:25], s[74:75], exec
	v_readlane_b32 s24, v126, 48
	s_cselect_b32 s24, s24, s6
	s_ashr_i32 s55, s54, 31
	s_lshr_b32 s55, s55, 26
	s_add_i32 s54, s54, s55
	s_ashr_i32 s63, s54, 6
	s_abs_i32 s64, s63
	s_waitcnt vmcnt(3)
	v_cvt_f32_u32_e32 v4, s64
	s_sub_i32 s65, 0, s64
	s_abs_i32 s55, s53
	v_readlane_b32 s25, v126, 49
	v_rcp_iflag_f32_e32 v4, v4
	s_xor_b32 s54, s53, s63
	s_ashr_i32 s25, s24, 31
	s_ashr_i32 s54, s54, 31
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_readlane_b32 s76, v125, 54
	v_readlane_b32 s94, v123, 48
	v_readlane_b32 s95, v123, 49
	v_readfirstlane_b32 s66, v4
	s_mul_i32 s65, s65, s66
	s_mul_hi_u32 s65, s66, s65
	s_add_i32 s66, s66, s65
	s_mul_hi_u32 s65, s55, s66
	s_mul_i32 s66, s65, s64
	s_sub_i32 s55, s55, s66
	s_add_i32 s66, s65, 1
	s_sub_i32 s67, s55, s64
	s_cmp_ge_u32 s55, s64
	s_cselect_b32 s65, s66, s65
	s_cselect_b32 s55, s67, s55
	s_add_i32 s66, s65, 1
	s_cmp_ge_u32 s55, s64
	s_cselect_b32 s55, s66, s65
	s_xor_b32 s55, s55, s54
	s_sub_i32 s67, s55, s54
	v_readlane_b32 s77, v125, 55
	v_readlane_b32 s80, v125, 58
	v_readlane_b32 s81, v125, 59
	v_readlane_b32 s82, v125, 60
	v_readlane_b32 s83, v125, 61
	v_readlane_b32 s89, v123, 43
	v_readlane_b32 s90, v123, 44
	v_readlane_b32 s91, v123, 45
	v_readlane_b32 s92, v123, 46
	v_readlane_b32 s93, v123, 47
	v_readlane_b32 s78, v125, 56
	v_readlane_b32 s79, v125, 57
	s_waitcnt vmcnt(1)
	v_mul_hi_i32 v7, v3, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	s_mov_b32 s10, s11
	s_lshl_b32 s11, s67, 6
	s_ashr_i32 s54, s11, 31
	v_mov_b32_e32 v5, s54
	v_or_b32_e32 v4, s11, v6
	s_cmp_gt_i32 s11, -1
	s_cselect_b64 s[54:55], -1, 0
	v_cmp_gt_i64_e32 vcc, s[24:25], v[4:5]
	s_and_b64 s[64:65], s[54:55], vcc
	v_max_i32_e32 v28, 1, v2
	s_and_b64 s[54:55], s[74:75], exec
	v_mul_lo_u32 v6, v3, s24
	s_cselect_b32 s55, s95, s77
	s_cselect_b32 s54, s94, s76
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_cmp_gt_i32 s10, 0
	v_cmp_lt_u32_e32 vcc, v30, v28
	v_lshl_add_u64 v[6:7], s[54:55], 0, v[6:7]
	s_cselect_b64 s[54:55], -1, 0
	s_and_b64 s[80:81], vcc, s[64:65]
	v_lshl_add_u64 v[56:57], v[4:5], 1, v[6:7]
	s_and_b64 s[80:81], s[54:55], s[80:81]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_217
	v_mad_i64_i32 v[4:5], s[80:81], s24, v30, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[56:57]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_217:
	s_or_b64 exec, exec, s[82:83]
	scratch_load_dwordx2 v[12:13], off, off offset:36
	s_and_b64 s[80:81], s[74:75], exec
	v_readlane_b32 s80, v123, 3
	v_readlane_b32 s76, v126, 58
	v_readlane_b32 s81, v123, 4
	v_readlane_b32 s77, v126, 59
	v_mul_hi_i32 v7, v3, s68
	v_mul_lo_u32 v6, v3, s68
	s_mul_i32 s67, s67, s63
	s_cselect_b32 s81, s81, s77
	s_cselect_b32 s80, s80, s76
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_sub_i32 s25, s53, s67
	v_lshl_add_u64 v[8:9], s[80:81], 0, v[6:7]
	s_and_b64 s[66:67], vcc, s[54:55]
	v_mad_i64_i32 v[6:7], s[54:55], s68, v30, 0
	s_lshl_b32 s53, s25, 6
	s_ashr_i32 s69, s68, 31
	s_ashr_i32 s54, s53, 31
	v_mov_b32_e32 v11, s54
	s_cmp_gt_i32 s25, -1
	s_cselect_b64 s[54:55], -1, 0
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s78, v126, 60
	v_readlane_b32 s79, v126, 61
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v10, s53, v12
	v_cmp_gt_i64_e32 vcc, s[68:69], v[10:11]
	s_and_b64 s[54:55], s[54:55], vcc
	s_and_b64 s[66:67], s[54:55], s[66:67]
	s_and_saveexec_b64 s[80:81], s[66:67]
	s_cbranch_execz .LBB0_219
	v_lshl_add_u64 v[2:3], v[6:7], 1, v[8:9]
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[2:3]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_219:
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v12, off, off offset:120
	s_add_i32 s25, s10, -16
	s_cmp_lt_i32 s25, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v67, 0, v12
	ds_write_b16 v67, v4
	ds_write_b16_d16_hi v51, v4
	ds_write_b16 v92, v5
	ds_write_b16_d16_hi v52, v5
	v_lshlrev_b32_e32 v4, 3, v0
	v_add_u32_e32 v68, 0, v4
	ds_write_b64 v68, v[2:3] offset:2048
	scratch_load_dword v2, off, off offset:124
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v66, 0, v2
	s_cbranch_scc1 .LBB0_235
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v12, v66
	ds_read_u16 v13, v53 offset:128
	ds_read_u16 v14, v86 offset:256
	ds_read_u16 v15, v32 offset:384
	ds_read_u16 v2, v89 offset:1024
	ds_read_u16 v3, v111 offset:1152
	ds_read_u16 v4, v117 offset:1280
	ds_read_u16 v5, v91 offset:1408
	scratch_load_dwordx2 v[16:17], off, off offset:128
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[16:17], v[28:29]
	s_and_b64 s[66:67], s[64:65], vcc
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[80:81], s[66:67]
	s_cbranch_execz .LBB0_222
	scratch_load_dwordx2 v[16:17], off, off offset:128
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[16:17], s[66:67], v16, s24, 0
	v_lshl_add_u64 v[16:17], v[16:17], 1, v[56:57]
	global_load_dwordx2 v[62:63], v[16:17], off
.LBB0_222:
	s_or_b64 exec, exec, s[80:81]
	v_lshl_add_u64 v[58:59], v[10:11], 1, v[8:9]
	scratch_load_dword v8, off, off offset:108
	scratch_load_dword v9, off, off offset:112
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v69, v9, v8
	ds_read_u16 v10, v69 offset:2048
	ds_read_u16 v11, v69 offset:2176
	ds_read_u16 v44, v69 offset:2304
	ds_read_u16 v45, v69 offset:2432
	ds_read_u16 v8, v69 offset:3072
	ds_read_u16 v9, v69 offset:3200
	ds_read_u16 v16, v69 offset:3328
	ds_read_u16 v17, v69 offset:3456
	s_setprio 0
	s_and_b64 s[66:67], s[54:55], vcc
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[80:81], s[66:67]
	s_cbranch_execz .LBB0_224
	v_lshl_add_u64 v[6:7], s[68:69], 4, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[58:59]
	global_load_dwordx2 v[60:61], v[6:7], off
.LBB0_224:
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v6, v13, v12, s61
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v13, v45, v44, s61
	v_perm_b32 v12, v11, v10, s61
	v_perm_b32 v7, v15, v14, s61
	v_perm_b32 v39, v5, v4, s61
	v_perm_b32 v38, v3, v2, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v41, v17, v16, s61
	v_perm_b32 v40, v9, v8, s61
	v_mfma_f32_32x32x8_f16 v[2:17], v[12:13], v[6:7], 0
	s_setprio 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[40:41], v[38:39], v[2:17]
	s_setprio 0
	s_cmp_lt_u32 s25, 17
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v67, v62
	ds_write_b16_d16_hi v51, v62
	ds_write_b16 v92, v63
	ds_write_b16_d16_hi v52, v63
	s_waitcnt vmcnt(0)
	ds_write_b64 v68, v[60:61] offset:2048
	s_cbranch_scc1 .LBB0_236
	s_mov_b32 s63, 16
	s_branch .LBB0_231
.LBB0_226:
	s_or_b64 exec, exec, s[54:55]
	s_add_i32 s53, s53, -1
	s_add_u32 s24, s24, 8
	s_addc_u32 s25, s25, 0
	s_cmp_eq_u32 s53, 0
	s_cbranch_scc1 .LBB0_211
.LBB0_227:
	global_load_dwordx2 v[2:3], v29, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s63, v2
	v_readfirstlane_b32 s67, v3
	global_load_dwordx2 v[2:3], v29, s[2:3]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s74, v2
	v_readfirstlane_b32 s75, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[54:55], s[30:31]
	s_cbranch_execz .LBB0_226
	s_mov_b64 s[64:65], exec
	v_mbcnt_lo_u32_b32 v2, s64, 0
	v_mbcnt_hi_u32_b32 v2, s65, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[76:77], exec, vcc
	s_mov_b64 exec, s[76:77]
	s_cbranch_execz .LBB0_226
	s_sub_u32 s63, s63, s74
	s_subb_u32 s66, s67, s75
	s_ashr_i32 s67, s66, 31
	s_lshr_b32 s67, s67, 28
	s_add_u32 s63, s63, s67
	s_addc_u32 s67, s66, 0
	s_and_b32 s63, s63, -16
	v_readlane_b32 s68, v123, 50
	v_readlane_b32 s69, v123, 51
	s_add_u32 s66, s68, s63
	s_addc_u32 s67, s69, s67
	s_bcnt1_i32_b64 s63, s[64:65]
	v_mov_b32_e32 v2, s63
	global_atomic_add v29, v2, s[66:67] sc1
	s_branch .LBB0_226
.LBB0_230:
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v41, v118, v49, s61
	v_perm_b32 v40, v44, v79, s61
	v_perm_b32 v39, v76, v75, s61
	v_perm_b32 v38, v74, v73, s61
	v_perm_b32 v71, v72, v71, s61
	v_perm_b32 v70, v70, v65, s61
	v_mfma_f32_32x32x8_f16 v[2:17], v[40:41], v[38:39], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v45, v47, v45, s61
	v_perm_b32 v44, v78, v77, s61
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[44:45], v[70:71], v[2:17]
	s_setprio 0
	s_cmp_lt_i32 s63, s25
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v67, v62
	ds_write_b16_d16_hi v51, v62
	ds_write_b16 v92, v63
	ds_write_b16_d16_hi v52, v63
	ds_write_b64 v68, v[60:61] offset:2048
	s_cbranch_scc0 .LBB0_236
.LBB0_231:
	s_add_i32 s63, s63, 16
	s_ashr_i32 s66, s63, 31
	v_mov_b32_e32 v65, s66
	v_or_b32_e32 v64, s63, v30
	v_cmp_lt_i64_e32 vcc, v[64:65], v[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v73, v66
	ds_read_u16 v74, v53 offset:128
	ds_read_u16 v75, v86 offset:256
	ds_read_u16 v76, v32 offset:384
	ds_read_u16 v65, v89 offset:1024
	ds_read_u16 v70, v111 offset:1152
	ds_read_u16 v71, v117 offset:1280
	ds_read_u16 v72, v91 offset:1408
	s_cmp_gt_i32 s63, -1
	s_cselect_b64 s[66:67], -1, 0
	s_and_b64 s[80:81], s[66:67], vcc
	s_and_b64 s[66:67], s[64:65], s[80:81]
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[82:83], s[66:67]
	s_cbranch_execz .LBB0_233
	v_mad_i64_i32 v[38:39], s[66:67], v64, s24, 0
	v_lshl_add_u64 v[38:39], v[38:39], 1, v[56:57]
	global_load_dwordx2 v[62:63], v[38:39], off
.LBB0_233:
	s_or_b64 exec, exec, s[82:83]
	ds_read_u16 v79, v69 offset:2048
	ds_read_u16 v44, v69 offset:2176
	ds_read_u16 v49, v69 offset:2304
	ds_read_u16 v118, v69 offset:2432
	ds_read_u16 v77, v69 offset:3072
	ds_read_u16 v78, v69 offset:3200
	ds_read_u16 v45, v69 offset:3328
	ds_read_u16 v47, v69 offset:3456
	s_setprio 0
	s_and_b64 s[66:67], s[54:55], s[80:81]
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[80:81], s[66:67]
	s_cbranch_execz .LBB0_230
	v_mad_i64_i32 v[38:39], s[66:67], v64, s68, 0
	v_lshl_add_u64 v[38:39], v[38:39], 1, v[58:59]
	global_load_dwordx2 v[60:61], v[38:39], off
	s_branch .LBB0_230
.LBB0_235:
	v_mov_b32_e32 v17, 0
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
.LBB0_236:
	s_add_i32 s25, s10, 15
	s_cmp_lt_i32 s25, 16
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_238
	scratch_load_dword v28, off, off offset:108
	scratch_load_dword v38, off, off offset:112
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v28, v38, v28
	ds_read_u16 v38, v28 offset:2432
	ds_read_u16 v39, v28 offset:2304
	ds_read_u16 v40, v28 offset:2176
	ds_read_u16 v41, v28 offset:2048
	ds_read_u16 v44, v32 offset:384
	ds_read_u16 v45, v86 offset:256
	ds_read_u16 v47, v53 offset:128
	ds_read_u16 v49, v66
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v39, v38, v39, s61
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v38, v40, v41, s61
	ds_read_u16 v56, v28 offset:3456
	ds_read_u16 v57, v28 offset:3328
	ds_read_u16 v58, v28 offset:3200
	ds_read_u16 v28, v28 offset:3072
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v41, v44, v45, s61
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v40, v47, v49, s61
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[38:39], v[40:41], v[2:17]
	ds_read_u16 v40, v91 offset:1408
	ds_read_u16 v41, v117 offset:1280
	ds_read_u16 v44, v111 offset:1152
	ds_read_u16 v45, v89 offset:1024
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v39, v56, v57, s61
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v38, v58, v28, s61
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v41, v40, v41, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v40, v44, v45, s61
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[38:39], v[40:41], v[2:17]
.LBB0_238:
	scratch_load_dword v28, off, off offset:116
	s_mul_i32 s10, s7, s6
	s_mul_i32 s25, s10, s71
	s_mul_hi_u32 s54, s10, s70
	s_add_i32 s25, s54, s25
	s_mul_hi_i32 s54, s7, s6
	s_mul_i32 s54, s54, s70
	s_add_i32 s55, s25, s54
	s_mul_i32 s54, s10, s70
	v_readlane_b32 s76, v127, 0
	s_lshl_b64 s[64:65], s[54:55], 2
	v_readlane_b32 s80, v127, 4
	v_readlane_b32 s81, v127, 5
	s_add_u32 s25, s80, s64
	v_readlane_b32 s82, v127, 6
	s_addc_u32 s63, s81, s65
	s_lshl_b64 s[54:55], s[54:55], 1
	v_readlane_b32 s83, v127, 7
	s_add_u32 s64, s82, s54
	s_addc_u32 s65, s83, s55
	s_and_b64 s[54:55], s[74:75], exec
	s_cselect_b32 s25, s25, s64
	v_mov_b32_e32 v38, s25
	s_cselect_b32 s54, s63, s65
	v_mov_b32_e32 v39, s54
	v_readlane_b32 s77, v127, 1
	v_readlane_b32 s78, v127, 2
	v_readlane_b32 s79, v127, 3
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v28, s11, v28
	v_cmp_gt_i32_e32 vcc, s24, v28
	v_mad_i64_i32 v[40:41], s[24:25], v28, s68, 0
	scratch_load_dword v28, off, off offset:44
	v_lshl_add_u64 v[38:39], v[40:41], 1, v[38:39]
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v40, s53, v28
	v_cmp_gt_i32_e64 s[74:75], s68, v40
	v_ashrrev_i32_e32 v41, 31, v40
	s_and_b64 s[54:55], vcc, s[74:75]
	v_lshl_add_u64 v[56:57], v[40:41], 1, v[38:39]
	s_and_saveexec_b64 s[24:25], s[54:55]
	s_cbranch_execz .LBB0_240
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v28, v3
	v_cvt_f16_f32_e32 v7, v7
	v_pack_b32_f16 v3, v4, v5
	v_cvt_f16_f32_e32 v4, v9
	v_cvt_f16_f32_e32 v5, v8
	v_cvt_f16_f32_e32 v6, v6
	v_pack_b32_f16 v2, v2, v28
	global_store_dwordx2 v[56:57], v[2:3], off
	v_pack_b32_f16 v3, v5, v4
	v_pack_b32_f16 v2, v6, v7
	global_store_dwordx2 v[56:57], v[2:3], off offset:16
.LBB0_240:
	s_or_b64 exec, exec, s[24:25]
	scratch_load_dword v2, off, off offset:44
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 16, v2
	v_or_b32_e32 v2, s53, v2
	v_cmp_gt_i32_e64 s[74:75], s68, v2
	s_and_b64 s[54:55], vcc, s[74:75]
	s_and_saveexec_b64 s[24:25], s[54:55]
	s_cbranch_execz .LBB0_242
	v_cvt_f16_f32_e32 v4, v10
	v_cvt_f16_f32_e32 v5, v12
	v_cvt_f16_f32_e32 v8, v13
	v_cvt_f16_f32_e32 v9, v11
	v_cvt_f16_f32_e32 v2, v14
	v_cvt_f16_f32_e32 v3, v16
	v_cvt_f16_f32_e32 v6, v17
	v_cvt_f16_f32_e32 v7, v15
	v_pack_b32_f16 v5, v5, v8
	v_pack_b32_f16 v4, v4, v9
	v_pack_b32_f16 v3, v3, v6
	v_pack_b32_f16 v2, v2, v7
	global_store_dwordx2 v[56:57], v[4:5], off offset:32
	global_store_dwordx2 v[56:57], v[2:3], off offset:48
.LBB0_242:
	s_or_b64 exec, exec, s[24:25]
.LBB0_243:
	s_mov_b64 s[24:25], 0
.LBB0_244:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_261
	s_ashr_i32 s24, s52, 31
	v_readlane_b32 s10, v125, 42
	s_xor_b32 s24, s24, s10
	s_abs_i32 s25, s52
	v_readlane_b32 s10, v125, 38
	s_mul_hi_u32 s53, s25, s10
	s_mul_i32 s54, s53, s58
	s_sub_i32 s25, s25, s54
	s_add_i32 s54, s53, 1
	s_sub_i32 s55, s25, s58
	s_cmp_ge_u32 s25, s58
	s_cselect_b32 s53, s54, s53
	s_cselect_b32 s25, s55, s25
	s_add_i32 s54, s53, 1
	s_cmp_ge_u32 s25, s58
	s_cselect_b32 s25, s54, s53
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[54:55], s[24:25], 2
	s_add_u32 s64, s98, s54
	s_addc_u32 s65, s99, s55
	s_add_u32 s54, s12, s54
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[64:65]
	s_addc_u32 s55, s13, s55
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[54:55]
	v_readlane_b32 s54, v123, 59
	v_readlane_b32 s55, v123, 60
	s_and_b64 s[54:55], s[54:55], exec
	v_readlane_b32 s76, v123, 32
	v_readlane_b32 s82, v123, 38
	v_readlane_b32 s83, v123, 39
	s_mov_b64 s[74:75], s[82:83]
	v_readlane_b32 s77, v123, 33
	v_readlane_b32 s78, v123, 34
	v_readlane_b32 s79, v123, 35
	v_readlane_b32 s80, v123, 36
	v_readlane_b32 s81, v123, 37
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	s_cselect_b32 s24, s25, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v3
	s_cselect_b32 s25, s25, 1
	s_abs_i32 s53, s25
	v_cvt_f32_u32_e32 v2, s53
	s_sub_i32 s64, 0, s53
	s_mul_i32 s54, s24, s86
	s_sub_i32 s54, s52, s54
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s63, s54
	s_xor_b32 s55, s54, s25
	s_ashr_i32 s55, s55, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s65, v2
	s_mul_i32 s64, s64, s65
	s_mul_hi_u32 s64, s65, s64
	s_add_i32 s65, s65, s64
	s_mul_hi_u32 s64, s63, s65
	s_mul_i32 s65, s64, s53
	s_sub_i32 s63, s63, s65
	s_add_i32 s66, s64, 1
	s_sub_i32 s65, s63, s53
	s_cmp_ge_u32 s63, s53
	s_cselect_b32 s64, s66, s64
	s_cselect_b32 s63, s65, s63
	s_add_i32 s65, s64, 1
	s_cmp_ge_u32 s63, s53
	s_cselect_b32 s53, s65, s64
	s_xor_b32 s53, s53, s55
	s_sub_i32 s64, s53, s55
	s_mul_i32 s25, s64, s25
	s_sub_i32 s25, s54, s25
	s_add_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[54:55], s[24:25], 2
	s_add_u32 s74, s74, s54
	s_addc_u32 s75, s75, s55
	v_readlane_b32 s66, v123, 61
	v_readlane_b32 s67, v123, 62
	s_add_u32 s54, s66, s54
	global_load_dword v2, v29, s[74:75]
	s_addc_u32 s55, s67, s55
	global_load_dword v62, v29, s[54:55]
	s_lshl_b32 s65, s24, 4
	s_ashr_i32 s25, s65, 31
	v_or_b32_e32 v10, s65, v30
	v_readlane_b32 s66, v123, 16
	v_mov_b32_e32 v11, s25
	v_mad_i64_i32 v[6:7], s[54:55], v10, s26, 0
	s_cmp_gt_i32 s65, -1
	v_readlane_b32 s67, v123, 17
	s_cselect_b64 s[54:55], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	v_cmp_gt_i64_e32 vcc, s[66:67], v[10:11]
	v_readlane_b32 s66, v124, 27
	s_and_b64 s[54:55], s[54:55], vcc
	v_readlane_b32 s67, v124, 28
	s_and_b64 s[76:77], s[54:55], s[66:67]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_247
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[80:81]
	global_load_dword v11, v[4:5], off
.LBB0_247:
	s_or_b64 exec, exec, s[74:75]
	s_lshl_b32 s53, s64, 6
	s_ashr_i32 s63, s53, 31
	s_mul_i32 s76, s25, s6
	s_cmp_gt_i32 s53, -1
	v_mov_b32_e32 v9, s63
	v_or_b32_e32 v8, s53, v36
	s_cselect_b64 s[74:75], -1, 0
	s_ashr_i32 s77, s76, 31
	v_cmp_gt_i64_e32 vcc, s[0:1], v[8:9]
	v_lshl_add_u64 v[12:13], s[76:77], 0, v[34:35]
	s_and_b64 s[78:79], s[74:75], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[50:51], v[12:13]
	s_and_b64 s[74:75], vcc, s[74:75]
	v_readlane_b32 s66, v124, 25
	s_and_b64 s[74:75], s[78:79], s[74:75]
	v_readlane_b32 s67, v124, 26
	s_and_b64 s[80:81], s[66:67], s[74:75]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	v_readlane_b32 s10, v125, 32
	s_cbranch_execz .LBB0_249
	v_mul_lo_u32 v4, v13, s0
	v_mul_lo_u32 v5, v12, s1
	v_mad_u64_u32 v[2:3], s[80:81], v12, s0, 0
	v_readlane_b32 s66, v123, 5
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s67, v123, 6
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[66:67]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_249:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s66, v124, 29
	v_readlane_b32 s67, v124, 30
	s_waitcnt vmcnt(0)
	ds_write_b32 v112, v11 offset:4096
	v_add_u32_e32 v11, 0, v95
	s_andn2_b64 vcc, exec, s[66:67]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_333
	v_add_u32_e32 v60, 0, v96
	v_add_u32_e32 v61, 0, v97
	ds_read_b64 v[2:3], v60 offset:4096
	ds_read_b64 v[4:5], v61 offset:4096
	v_readlane_b32 s88, v125, 54
	v_readlane_b32 s89, v125, 55
	v_readlane_b32 s66, v126, 52
	v_readlane_b32 s67, v126, 53
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[88:89]
	v_readlane_b32 s90, v125, 56
	v_readlane_b32 s91, v125, 57
	v_readlane_b32 s92, v125, 58
	v_readlane_b32 s93, v125, 59
	v_readlane_b32 s94, v125, 60
	v_readlane_b32 s95, v125, 61
	s_and_b64 s[80:81], s[54:55], s[66:67]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_252
	v_lshlrev_b32_e32 v28, 1, v18
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[28:29]
	global_load_dword v56, v[14:15], off offset:64
.LBB0_252:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s66, v123, 5
	v_readlane_b32 s67, v123, 6
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[66:67]
	v_add_u32_e32 v28, v98, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v58, v28
	ds_read_u16 v63, v28 offset:128
	ds_read_u16 v65, v28 offset:256
	ds_read_u16 v67, v28 offset:384
	ds_read_u16 v57, v28 offset:2048
	ds_read_u16 v59, v28 offset:2176
	ds_read_u16 v64, v28 offset:2304
	ds_read_u16 v66, v28 offset:2432
	s_setprio 0
	s_add_i32 s74, s76, 32
	s_ashr_i32 s75, s74, 31
	v_lshl_add_u64 v[16:17], s[74:75], 0, v[34:35]
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_cmp_gt_i64_e64 s[74:75], s[50:51], v[16:17]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 s[80:81], s[78:79], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_254
	v_mul_lo_u32 v8, v17, s0
	v_mul_lo_u32 v9, v16, s1
	v_mad_u64_u32 v[6:7], s[80:81], v16, s0, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_254:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v67, v65, s61
	v_perm_b32 v16, v63, v58, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v39, v66, v64, s61
	v_perm_b32 v38, v59, v57, s61
	v_mfma_f32_16x16x16_f16 v[64:67], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[38:39], v[4:5], v[64:67]
	s_setprio 0
	v_readlane_b32 s66, v125, 33
	v_readlane_b32 s67, v125, 34
	s_andn2_b64 vcc, exec, s[66:67]
	s_waitcnt vmcnt(0)
	ds_write_b32 v112, v56 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_334
	s_mov_b32 s63, 64
	s_branch .LBB0_257
.LBB0_256:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v39, v71, v69, s61
	v_perm_b32 v38, v67, v65, s61
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v41, v70, v68, s61
	v_perm_b32 v40, v66, v64, s61
	v_mfma_f32_16x16x16_f16 v[2:5], v[38:39], v[56:57], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[40:41], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s66, s63, 32
	s_cmp_lt_i32 s63, s10
	s_mov_b32 s63, s66
	s_waitcnt vmcnt(0)
	ds_write_b32 v112, v63 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_334
.LBB0_257:
	ds_read_b64 v[56:57], v60 offset:4096
	ds_read_b64 v[16:17], v61 offset:4096
	s_ashr_i32 s66, s63, 31
	v_mov_b32_e32 v9, s66
	v_or_b32_e32 v8, s63, v18
	s_cmp_gt_i32 s63, -1
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[26:27], v[8:9]
	s_and_b64 s[74:75], s[74:75], vcc
	s_and_b64 s[80:81], s[54:55], s[74:75]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_259
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v63, v[8:9], off
.LBB0_259:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v65, v28
	ds_read_u16 v67, v28 offset:128
	ds_read_u16 v69, v28 offset:256
	ds_read_u16 v71, v28 offset:384
	ds_read_u16 v64, v28 offset:2048
	ds_read_u16 v66, v28 offset:2176
	ds_read_u16 v68, v28 offset:2304
	ds_read_u16 v70, v28 offset:2432
	s_setprio 0
	s_add_i32 s74, s76, s63
	s_ashr_i32 s75, s74, 31
	v_lshl_add_u64 v[58:59], s[74:75], 0, v[34:35]
	v_cmp_lt_i64_e32 vcc, -1, v[58:59]
	v_cmp_gt_i64_e64 s[74:75], s[50:51], v[58:59]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 s[80:81], s[78:79], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_256
	v_mul_lo_u32 v8, v59, s0
	v_mul_lo_u32 v9, v58, s1
	v_mad_u64_u32 v[6:7], s[80:81], v58, s0, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_256
.LBB0_261:
	s_mov_b64 s[24:25], 0
.LBB0_262:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_331
.LBB0_263:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[72:73] offset:164
	s_lshl_b32 s53, s52, 3
	v_or_b32_e32 v4, s53, v85
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v4, v3
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_265
	v_readlane_b32 s54, v124, 33
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s55, v124, 34
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[54:55]
	global_load_dword v6, v[4:5], off
.LBB0_265:
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v4, s53, v37
	v_cmp_lt_i32_e64 s[76:77], v4, v3
	s_and_saveexec_b64 s[24:25], s[76:77]
	s_cbranch_execz .LBB0_267
	v_readlane_b32 s54, v124, 33
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s55, v124, 34
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[54:55]
	global_load_dword v2, v[4:5], off
.LBB0_267:
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v4, s53, v20
	v_readlane_b32 s24, v124, 33
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s25, v124, 34
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[24:25]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_269
	global_load_dword v8, v[10:11], off
.LBB0_269:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_271
	global_load_dword v4, v[10:11], off
.LBB0_271:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_273
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_273:
	s_or_b64 exec, exec, s[24:25]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[24:25], s[76:77]
	s_cbranch_execz .LBB0_275
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_275:
	s_or_b64 exec, exec, s[24:25]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_277
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_277:
	s_or_b64 exec, exec, s[24:25]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_279
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_279:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[80:81], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execz .LBB0_281
	v_readlane_b32 s54, v124, 3
	v_readlane_b32 s55, v124, 4
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[54:55]
	global_load_dword v10, v[16:17], off
.LBB0_281:
	s_or_b64 exec, exec, s[24:25]
	v_cmp_lt_i32_e64 s[76:77], -1, v12
	s_and_saveexec_b64 s[24:25], s[76:77]
	s_cbranch_execz .LBB0_283
	v_readlane_b32 s54, v124, 3
	v_readlane_b32 s55, v124, 4
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[54:55]
	global_load_dword v14, v[2:3], off
.LBB0_283:
	s_or_b64 exec, exec, s[24:25]
	v_cmp_lt_i32_e64 s[78:79], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[24:25], s[78:79]
	s_cbranch_execz .LBB0_285
	v_readlane_b32 s54, v124, 3
	v_readlane_b32 s55, v124, 4
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[54:55]
	global_load_dword v16, v[8:9], off
.LBB0_285:
	s_or_b64 exec, exec, s[24:25]
	v_cmp_lt_i32_e64 s[74:75], -1, v15
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_287
	v_readlane_b32 s54, v124, 3
	v_readlane_b32 s55, v124, 4
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[54:55]
	global_load_dword v2, v[2:3], off
.LBB0_287:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execnz .LBB0_321
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_322
.LBB0_289:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execz .LBB0_291
.LBB0_290:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v114
	v_mul_lo_u32 v28, v11, s59
	v_sub_u32_e32 v9, v9, v28
	v_add_u32_e32 v28, 1, v11
	v_cmp_le_u32_e32 vcc, s59, v9
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s64, v124, 5
	v_cndmask_b32_e32 v11, v11, v28, vcc
	v_subrev_u32_e32 v28, s59, v9
	v_cndmask_b32_e32 v9, v9, v28, vcc
	v_add_u32_e32 v28, 1, v11
	v_cmp_le_u32_e32 vcc, s59, v9
	v_xor_b32_e32 v8, s10, v8
	v_readlane_b32 s66, v124, 7
	v_cndmask_b32_e32 v9, v11, v28, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v124, 6
	s_nop 0
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[66:67]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_291:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s24, v124, 25
	v_readlane_b32 s25, v124, 26
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_296
	global_load_dwordx2 v[38:39], v29, s[2:3]
	v_readlane_b32 s10, v125, 48
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s65, v125, 55
	v_xor_b32_e32 v7, s10, v7
	s_mov_b32 s53, 0
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v38
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v39, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v28, 28, v11
	v_sub_u32_e32 v11, 0, v6
	v_max_i32_e32 v6, v6, v11
	v_mul_hi_u32 v11, v6, v116
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_mul_lo_u32 v28, v11, s62
	v_sub_u32_e32 v6, v6, v28
	v_cmp_le_u32_e32 vcc, s62, v6
	v_add_u32_e32 v28, 1, v11
	v_mad_i64_i32 v[38:39], s[24:25], v10, s26, 0
	v_cndmask_b32_e32 v11, v11, v28, vcc
	v_subrev_u32_e32 v28, s62, v6
	v_cndmask_b32_e32 v6, v6, v28, vcc
	v_cmp_le_u32_e32 vcc, s62, v6
	v_add_u32_e32 v6, 1, v11
	v_and_b32_e32 v8, -16, v8
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[24:25], v6, s26, 0
	v_readlane_b32 s24, v123, 11
	v_lshl_add_u64 v[8:9], s[64:65], 0, v[8:9]
	v_readlane_b32 s25, v123, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	v_lshl_add_u64 v[8:9], v[38:39], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[24:25]
	s_and_b64 s[24:25], vcc, s[80:81]
	s_branch .LBB0_294
.LBB0_293:
	s_or_b64 exec, exec, s[54:55]
	s_addk_i32 s53, 0x80
	s_cmp_lt_i32 s53, s6
	s_cbranch_scc0 .LBB0_296
.LBB0_294:
	v_add_u32_e32 v10, s53, v102
	v_cmp_gt_i32_e32 vcc, s6, v10
	s_and_b64 s[64:65], vcc, s[24:25]
	s_and_saveexec_b64 s[54:55], s[64:65]
	s_cbranch_execz .LBB0_293
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[38:39], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[38:39], v[38:39], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[38:39], off
	s_branch .LBB0_293
.LBB0_296:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v114
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s59
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s59, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_readlane_b32 s10, v125, 45
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s59, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s59, v6
	v_xor_b32_e32 v3, s10, v3
	v_readlane_b32 s64, v124, 5
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s96
	v_cndmask_b32_e64 v6, v3, v10, s[74:75]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_mov_b64_e32 v[8:9], 0
	v_readlane_b32 s65, v124, 6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[66:67]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_298
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_298:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s24, v124, 9
	v_readlane_b32 s25, v124, 10
	s_and_b64 s[24:25], s[24:25], s[74:75]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execnz .LBB0_323
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execnz .LBB0_324
.LBB0_300:
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execnz .LBB0_325
.LBB0_301:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execnz .LBB0_326
.LBB0_302:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execnz .LBB0_327
.LBB0_303:
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execz .LBB0_305
.LBB0_304:
	global_load_dwordx2 v[38:39], v29, s[2:3]
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v38
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v39, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v28, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[70:71], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_305:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v114
	v_mul_lo_u32 v9, v8, s59
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s59, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_readlane_b32 s10, v125, 45
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s59, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s59, v5
	v_xor_b32_e32 v4, s10, v4
	v_readlane_b32 s64, v125, 19
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v114
	v_mul_lo_u32 v11, v9, s59
	v_sub_u32_e32 v8, v8, v11
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s59, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s59, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v4, 31, v13
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s59, v8
	v_xor_b32_e32 v4, s10, v4
	s_cmp_lt_i32 s64, 1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	s_mov_b64 s[24:25], -1
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_cbranch_scc1 .LBB0_309
	v_readlane_b32 s64, v125, 19
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s64, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_cbranch_scc0 .LBB0_308
	v_readlane_b32 s24, v126, 14
	s_nop 1
	v_mul_lo_u32 v4, v5, s24
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s24
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s24
	v_sub_u32_e32 v4, v15, v4
.LBB0_308:
	s_mov_b64 s[24:25], 0
.LBB0_309:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_312
	v_readlane_b32 s64, v125, 19
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s64, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v125, 20
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_cbranch_scc1 .LBB0_312
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
.LBB0_312:
	v_mov_b32_e32 v2, s96
	v_cndmask_b32_e64 v3, v2, v5, s[76:77]
	v_cndmask_b32_e64 v2, v2, v8, s[78:79]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[76:77], -1, v2
	v_readlane_b32 s10, v126, 30
	s_and_b64 vcc, s[76:77], vcc
	v_readlane_b32 s11, v126, 31
	s_and_b64 s[24:25], s[10:11], vcc
	v_cndmask_b32_e64 v3, 0, 1, s[24:25]
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
	v_addc_co_u32_e64 v2, s[76:77], 0, v3, vcc
	s_nop 1
	v_mov_b32_dpp v2, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v2, vcc, v2, v3, vcc
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v2, v3
	ds_bpermute_b32 v8, v82, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_314
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_314:
	s_or_b64 exec, exec, s[24:25]
	global_load_dwordx2 v[6:7], v29, s[2:3]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[24:25], s[74:75], vcc
	v_readlane_b32 s64, v123, 42
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s54, v124, 9
	v_readlane_b32 s55, v124, 10
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v28, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[54:55], s[24:25]
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
	v_cndmask_b32_e32 v5, v90, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_330
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[54:55], vcc, 1
	s_and_b32 s53, s55, 0x55555555
	s_and_b32 s54, s54, 0x55555555
	s_sub_u32 s54, vcc_lo, s54
	v_readlane_b32 s10, v126, 56
	s_subb_u32 s55, vcc_hi, s53
	s_mov_b32 s66, s10
	s_mov_b32 s67, s10
	s_and_b64 s[64:65], s[54:55], s[66:67]
	s_lshr_b64 s[54:55], s[54:55], 2
	s_and_b64 s[54:55], s[54:55], s[66:67]
	s_add_u32 s54, s54, s64
	s_addc_u32 s55, s55, s65
	s_lshr_b64 s[64:65], s[54:55], 4
	s_add_u32 s53, s64, s54
	s_addc_u32 s54, s65, s55
	s_and_b32 s53, s53, 0xf0f0f0f
	s_and_b32 s55, s54, 0xf0f0f0f
	s_mul_i32 s54, s53, 0x1010101
	s_mul_hi_u32 s53, s53, 0x1010101
	s_add_i32 s53, s53, s54
	s_mul_i32 s55, s55, 0x1010101
	v_readlane_b32 s11, v126, 57
	s_add_i32 s55, s53, s55
	v_writelane_b32 v126, s10, 56
	v_cmp_gt_u64_e32 vcc, s[54:55], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s11, 57
	s_cbranch_vccnz .LBB0_328
	s_mov_b32 s53, 0
	s_mov_b64 s[54:55], 0
.LBB0_317:
	v_readfirstlane_b32 s64, v2
	v_readfirstlane_b32 s65, v3
	v_mov_b32_e32 v7, s53
	s_nop 0
	v_cmp_eq_u64_e64 s[64:65], s[64:65], v[2:3]
	s_bcnt1_i32_b64 s63, s[64:65]
	s_add_i32 s53, s53, s63
	v_mov_b64_e32 v[4:5], s[64:65]
	v_mov_b32_e32 v8, s63
	s_or_b64 s[54:55], s[64:65], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_317
	s_or_b64 exec, exec, s[54:55]
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
	v_cmp_ne_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_320
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
	v_cmp_gt_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_320:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[54:55], 1, v4
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_329
	s_branch .LBB0_330
.LBB0_321:
	v_readlane_b32 s54, v124, 35
	v_readlane_b32 s55, v124, 36
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[54:55]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_289
.LBB0_322:
	v_readlane_b32 s54, v124, 35
	v_readlane_b32 s55, v124, 36
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[54:55]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[24:25]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execnz .LBB0_290
	s_branch .LBB0_291
.LBB0_323:
	global_load_dwordx2 v[38:39], v29, s[2:3]
	v_readlane_b32 s64, v125, 46
	v_readlane_b32 s65, v125, 47
	s_mul_i32 s53, s64, s96
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_add_u32_e32 v11, s53, v4
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v38
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v39, vcc
	v_ashrrev_i32_e32 v28, 31, v9
	v_lshrrev_b32_e32 v28, 28, v28
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[66:67], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[54:55]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_300
.LBB0_324:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execz .LBB0_301
.LBB0_325:
	global_load_dwordx2 v[38:39], v29, s[2:3]
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v38
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v39, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[68:69], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_302
.LBB0_326:
	v_readlane_b32 s64, v123, 9
	v_readlane_b32 s65, v123, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[64:65]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[54:55]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[54:55], s[74:75]
	s_cbranch_execz .LBB0_303
.LBB0_327:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[54:55]
	s_and_saveexec_b64 s[54:55], s[24:25]
	s_cbranch_execnz .LBB0_304
	s_branch .LBB0_305
.LBB0_328:
	s_mov_b64 s[54:55], -1
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_330
.LBB0_329:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_330:
	s_or_b64 exec, exec, s[24:25]
.LBB0_331:
	.loc	1 68 0
	v_readlane_b32 s24, v123, 30
	v_readlane_b32 s25, v123, 31
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_24
	.loc	1 69 0
	v_readlane_b32 s10, v127, 16
	v_readlane_b32 s11, v127, 17
	v_mov_b32_e32 v5, s14
	v_readlane_b32 s53, v124, 37
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s15
	v_readlane_b32 s64, v124, 5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, s53
	global_load_dword v2, v29, s[10:11] offset:128
	v_readlane_b32 s53, v123, 0
	v_readlane_b32 s10, v126, 34
	s_memrealtime s[24:25]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s11, v126, 35
	v_mov_b32_e32 v4, s53
	v_mov_b32_e32 v9, s25
	v_mov_b32_e32 v10, s24
	v_cndmask_b32_e64 v3, v3, v9, s[10:11]
	v_cndmask_b32_e64 v4, v4, v10, s[10:11]
	v_readlane_b32 s10, v126, 32
	v_mov_b32_e32 v8, s40
	v_readlane_b32 s11, v126, 33
	v_readlane_b32 s24, v124, 42
	v_readlane_b32 s65, v124, 6
	v_mov_b32_e32 v7, s41
	v_cndmask_b32_e64 v4, v4, v5, s[10:11]
	v_cndmask_b32_e64 v3, v3, v6, s[10:11]
	v_readlane_b32 s25, v124, 43
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_cndmask_b32_e64 v3, v3, v7, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v2
	s_add_i32 s14, s14, s52
	s_lshl_b32 s14, s14, 2
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 3
	s_add_u32 s40, s64, s14
	s_addc_u32 s14, s65, s15
	v_cndmask_b32_e64 v2, v4, v8, s[24:25]
	s_and_b32 s41, s14, 0xffff
	buffer_store_dwordx2 v[2:3], v31, s[40:43], 0 offen
	s_branch .LBB0_24
.LBB0_333:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_334:
	.loc	1 67 0
	v_add_u32_e32 v6, 0, v99
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v119 offset:4096
	v_readlane_b32 s54, v124, 31
	v_readlane_b32 s55, v124, 32
	s_andn2_b64 vcc, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_336
	ds_read_u16 v11, v120 offset:384
	ds_read_u16 v14, v120 offset:2048
	ds_read_u16 v12, v120 offset:256
	ds_read_u16 v15, v120 offset:128
	ds_read_u16 v16, v120
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v13, v11, v12, s61
	ds_read_u16 v11, v120 offset:2432
	ds_read_u16 v17, v120 offset:2304
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v12, v15, v16, s61
	ds_read_u16 v16, v120 offset:2176
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v11, v17, s61
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v16, v14, s61
	s_nop 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_336:
	v_or_b32_e32 v6, s53, v26
	v_readlane_b32 s66, v126, 48
	v_cmp_lt_i32_e32 vcc, v30, v62
	v_cmp_gt_i32_e64 s[74:75], s7, v6
	v_readlane_b32 s67, v126, 49
	s_and_b64 s[54:55], s[74:75], vcc
	v_mad_i64_i32 v[8:9], s[74:75], v10, s66, 0
	v_readlane_b32 s66, v123, 1
	v_readlane_b32 s67, v123, 2
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v14, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[66:67]
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[74:75], s[54:55]
	s_cbranch_execz .LBB0_338
	global_load_dwordx2 v[16:17], v[8:9], off
.LBB0_338:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v46, v[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[72:73], v48
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[74:75], s[54:55]
	s_cbranch_execz .LBB0_340
	v_lshl_add_u64 v[8:9], s[0:1], 1, v[8:9]
	global_load_dwordx2 v[14:15], v[8:9], off
.LBB0_340:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v46, v[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[12:13], v48
	v_ashrrev_i32_e32 v11, 31, v10
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_342
	v_readlane_b32 s76, v125, 54
	v_readlane_b32 s82, v125, 60
	v_readlane_b32 s83, v125, 61
	v_readlane_b32 s77, v125, 55
	v_readlane_b32 s78, v125, 56
	v_lshl_add_u64 v[8:9], v[10:11], 2, s[82:83]
	global_load_dword v8, v[8:9], off
	v_readlane_b32 s79, v125, 57
	v_readlane_b32 s80, v125, 58
	v_readlane_b32 s81, v125, 59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_342:
	s_or_b64 exec, exec, s[74:75]
	v_or_b32_e32 v60, s65, v19
	v_ashrrev_i32_e32 v61, 31, v60
	v_cmp_lt_i32_e64 s[78:79], v19, v62
	s_and_saveexec_b64 s[74:75], s[78:79]
	s_cbranch_execz .LBB0_344
	v_readlane_b32 s88, v125, 54
	v_readlane_b32 s94, v125, 60
	v_readlane_b32 s95, v125, 61
	v_readlane_b32 s89, v125, 55
	v_readlane_b32 s90, v125, 56
	v_lshl_add_u64 v[38:39], v[60:61], 2, s[94:95]
	global_load_dword v58, v[38:39], off
	v_readlane_b32 s91, v125, 57
	v_readlane_b32 s92, v125, 58
	v_readlane_b32 s93, v125, 59
.LBB0_344:
	s_or_b64 exec, exec, s[74:75]
	v_cvt_f32_f16_e32 v68, v72
	v_cvt_f32_f16_sdwa v69, v72 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_mov_b32 s10, 0x3fb8aa3b
	s_mov_b32 s11, 0xc2fc0000
	v_mul_f32_e64 v11, -v68, s10
	v_cvt_f32_f16_e32 v66, v73
	v_cmp_gt_f32_e32 vcc, s11, v11
	v_mul_f32_e64 v38, -v69, s10
	v_cvt_f32_f16_sdwa v67, v73 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cndmask_b32_e32 v11, 0, v21, vcc
	v_cndmask_b32_e32 v28, 0, v84, vcc
	v_cmp_gt_f32_e32 vcc, s11, v38
	v_fma_mix_f32 v28, -v72, s10, v28 op_sel_hi:[1,0,0]
	v_cvt_f32_f16_e32 v56, v16
	v_cndmask_b32_e32 v38, 0, v84, vcc
	v_fma_mix_f32 v38, -v72, s10, v38 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v39, 0, v21, vcc
	v_exp_f32_e32 v40, v38
	v_mul_f32_e64 v38, -v66, s10
	v_cmp_gt_f32_e32 vcc, s11, v38
	v_exp_f32_e32 v28, v28
	v_ldexp_f32 v39, v40, v39
	v_cndmask_b32_e32 v38, 0, v84, vcc
	v_fma_mix_f32 v38, -v73, s10, v38 op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v41, 0, v21, vcc
	v_exp_f32_e32 v44, v38
	v_mul_f32_e64 v38, -v67, s10
	v_cmp_gt_f32_e32 vcc, s11, v38
	v_cvt_f32_f16_sdwa v57, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_ldexp_f32 v40, v44, v41
	v_cndmask_b32_e32 v38, 0, v84, vcc
	v_fma_mix_f32 v38, -v73, s10, v38 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v45, 0, v21, vcc
	v_exp_f32_e32 v47, v38
	v_ldexp_f32 v38, v28, v11
	v_pk_add_f32 v[38:39], v[38:39], 1.0 op_sel_hi:[1,0]
	v_mul_f32_e64 v11, -v56, s10
	v_div_scale_f32 v28, s[74:75], v39, v39, 1.0
	v_rcp_f32_e32 v44, v28
	v_cmp_gt_f32_e64 s[76:77], s11, v11
	v_mul_f32_e64 v11, -v57, s10
	v_cmp_gt_f32_e64 s[74:75], s11, v11
	v_fma_f32 v11, -v28, v44, 1.0
	v_fmac_f32_e32 v44, v11, v44
	v_div_scale_f32 v11, vcc, 1.0, v39, 1.0
	v_ldexp_f32 v41, v47, v45
	v_mul_f32_e32 v45, v11, v44
	v_fma_f32 v47, -v28, v45, v11
	v_fmac_f32_e32 v45, v47, v44
	v_fma_f32 v11, -v28, v45, v11
	v_div_scale_f32 v28, s[82:83], v38, v38, 1.0
	v_rcp_f32_e32 v47, v28
	v_div_fmas_f32 v11, v11, v44, v45
	v_div_fixup_f32 v73, v11, v39, 1.0
	v_pk_add_f32 v[40:41], v[40:41], 1.0 op_sel_hi:[1,0]
	v_fma_f32 v11, -v28, v47, 1.0
	v_fmac_f32_e32 v47, v11, v47
	v_div_scale_f32 v11, vcc, 1.0, v38, 1.0
	v_mul_f32_e32 v39, v11, v47
	v_fma_f32 v44, -v28, v39, v11
	v_fmac_f32_e32 v39, v44, v47
	v_fma_f32 v11, -v28, v39, v11
	v_div_scale_f32 v28, s[82:83], v41, v41, 1.0
	v_rcp_f32_e32 v44, v28
	v_div_fmas_f32 v11, v11, v47, v39
	v_div_fixup_f32 v72, v11, v38, 1.0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v65, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_fma_f32 v11, -v28, v44, 1.0
	v_fmac_f32_e32 v44, v11, v44
	v_div_scale_f32 v11, vcc, 1.0, v41, 1.0
	v_mul_f32_e32 v38, v11, v44
	v_fma_f32 v39, -v28, v38, v11
	v_fmac_f32_e32 v38, v39, v44
	v_fma_f32 v11, -v28, v38, v11
	v_div_scale_f32 v28, s[82:83], v40, v40, 1.0
	v_rcp_f32_e32 v39, v28
	v_div_fmas_f32 v11, v11, v44, v38
	v_div_fixup_f32 v75, v11, v41, 1.0
	v_cvt_f32_f16_e32 v64, v12
	v_fma_f32 v11, -v28, v39, 1.0
	v_fmac_f32_e32 v39, v11, v39
	v_div_scale_f32 v11, vcc, 1.0, v40, 1.0
	v_mul_f32_e32 v38, v11, v39
	v_fma_f32 v41, -v28, v38, v11
	v_fmac_f32_e32 v38, v41, v39
	v_cvt_f32_f16_sdwa v63, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v62, v13
	v_fma_f32 v11, -v28, v38, v11
	v_or_b32_e32 v70, s53, v94
	v_div_fmas_f32 v11, v11, v39, v38
	v_cmp_gt_i32_e64 s[80:81], s7, v70
	v_div_fixup_f32 v74, v11, v40, 1.0
	v_pk_mul_f32 v[78:79], v[72:73], v[68:69]
	v_pk_mul_f32 v[76:77], v[74:75], v[66:67]
	s_and_b64 s[82:83], s[80:81], s[78:79]
	v_cndmask_b32_e64 v11, 0, v2, s[82:83]
	v_cndmask_b32_e64 v28, 0, v3, s[82:83]
	v_cndmask_b32_e64 v44, 0, v4, s[82:83]
	v_cndmask_b32_e64 v45, 0, v5, s[82:83]
	v_pk_mul_f32 v[38:39], v[78:79], v[64:65]
	v_pk_mul_f32 v[40:41], v[76:77], v[62:63]
	v_cvt_f32_f16_e32 v12, v17
	v_mul_f32_e32 v38, v11, v38
	v_mul_f32_e32 v39, v28, v39
	v_mul_f32_e32 v40, v44, v40
	v_mul_f32_e32 v41, v45, v41
	v_cvt_f32_f16_sdwa v13, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v121, v[38:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[38:41], v122
	v_mul_f32_e64 v11, -v12, s10
	v_cmp_gt_f32_e64 s[80:81], s11, v11
	v_mul_f32_e64 v11, -v13, s10
	v_cmp_gt_f32_e32 vcc, s11, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v11, v38, v39
	v_add_f32_e32 v11, v40, v11
	v_add_f32_e32 v11, v41, v11
	v_mov_b32_e32 v28, v11
	v_readlane_b32 s66, v124, 23
	v_readlane_b32 s67, v124, 24
	v_mov_b32_dpp v28, v28 row_shr:8 row_mask:0xf bank_mask:0xc
	s_and_b64 s[66:67], s[66:67], s[78:79]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v28, v11 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_f32_e32 v11, v11, v28
	v_mov_b32_e32 v28, v11
	s_barrier
	s_nop 0
	v_mov_b32_dpp v28, v28 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v28, v11 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_f32_e32 v11, v11, v28
	v_mov_b32_e32 v28, v11
	s_nop 1
	v_mov_b32_dpp v28, v28 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v28
	v_mov_b32_e32 v28, v11
	s_nop 1
	v_mov_b32_dpp v28, v28 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v28
	v_add_u32_e32 v28, 0, v94
	ds_write_b32 v28, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[78:79], s[66:67]
	s_cbranch_execnz .LBB0_355
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[64:65], s[82:83]
	s_cbranch_execnz .LBB0_356
.LBB0_346:
	s_or_b64 exec, exec, s[64:65]
	s_and_saveexec_b64 s[64:65], s[54:55]
	s_cbranch_execz .LBB0_348
.LBB0_347:
	v_cndmask_b32_e64 v3, 0, v84, s[76:77]
	v_fma_mix_f32 v3, -v16, s10, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v21, s[76:77]
	v_exp_f32_e32 v3, v3
	v_cvt_f32_f16_sdwa v5, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v4, v15
	v_readlane_b32 s68, v126, 58
	v_ldexp_f32 v38, v3, v2
	v_cndmask_b32_e64 v3, 0, v84, s[74:75]
	v_fma_mix_f32 v3, -v16, s10, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v21, s[74:75]
	v_exp_f32_e32 v3, v3
	v_readlane_b32 s69, v126, 59
	v_readlane_b32 s70, v126, 60
	v_readlane_b32 s71, v126, 61
	v_ldexp_f32 v39, v3, v2
	v_cndmask_b32_e64 v3, 0, v84, s[80:81]
	v_fma_mix_f32 v3, -v17, s10, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v21, s[80:81]
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v16, v3, v2
	v_cndmask_b32_e32 v3, 0, v84, vcc
	v_fma_mix_f32 v3, -v17, s10, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v2, 0, v21, vcc
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v17, v3, v2
	v_cvt_f32_f16_sdwa v3, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v2, v14
	v_pk_add_f32 v[14:15], v[38:39], 1.0 op_sel_hi:[1,0]
	v_pk_add_f32 v[16:17], v[16:17], 1.0 op_sel_hi:[1,0]
	v_div_scale_f32 v11, s[54:55], v15, v15, 1.0
	v_rcp_f32_e32 v28, v11
	s_nop 0
	v_fma_f32 v38, -v11, v28, 1.0
	v_fmac_f32_e32 v28, v38, v28
	v_div_scale_f32 v38, vcc, 1.0, v15, 1.0
	v_mul_f32_e32 v39, v38, v28
	v_fma_f32 v40, -v11, v39, v38
	v_fmac_f32_e32 v39, v40, v28
	v_fma_f32 v11, -v11, v39, v38
	v_div_fmas_f32 v11, v11, v28, v39
	v_div_fixup_f32 v15, v11, v15, 1.0
	v_div_scale_f32 v11, s[54:55], v14, v14, 1.0
	v_rcp_f32_e32 v28, v11
	s_nop 0
	v_fma_f32 v38, -v11, v28, 1.0
	v_fmac_f32_e32 v28, v38, v28
	v_div_scale_f32 v38, vcc, 1.0, v14, 1.0
	v_mul_f32_e32 v39, v38, v28
	v_fma_f32 v40, -v11, v39, v38
	v_fmac_f32_e32 v39, v40, v28
	v_fma_f32 v11, -v11, v39, v38
	v_div_fmas_f32 v11, v11, v28, v39
	v_div_fixup_f32 v14, v11, v14, 1.0
	v_div_scale_f32 v11, s[54:55], v17, v17, 1.0
	v_rcp_f32_e32 v28, v11
	v_pk_mul_f32 v[14:15], v[14:15], v[56:57]
	v_fma_f32 v38, -v11, v28, 1.0
	v_fmac_f32_e32 v28, v38, v28
	v_div_scale_f32 v38, vcc, 1.0, v17, 1.0
	v_mul_f32_e32 v39, v38, v28
	v_fma_f32 v40, -v11, v39, v38
	v_fmac_f32_e32 v39, v40, v28
	v_fma_f32 v11, -v11, v39, v38
	v_div_fmas_f32 v11, v11, v28, v39
	v_div_fixup_f32 v17, v11, v17, 1.0
	v_div_scale_f32 v11, s[54:55], v16, v16, 1.0
	v_rcp_f32_e32 v28, v11
	v_pk_mul_f32 v[2:3], v[14:15], v[2:3]
	v_fma_f32 v38, -v11, v28, 1.0
	v_fmac_f32_e32 v28, v38, v28
	v_div_scale_f32 v38, vcc, 1.0, v16, 1.0
	v_mul_f32_e32 v39, v38, v28
	v_fma_f32 v40, -v11, v39, v38
	v_fmac_f32_e32 v39, v40, v28
	v_fma_f32 v11, -v11, v39, v38
	v_div_fmas_f32 v11, v11, v28, v39
	v_div_fixup_f32 v16, v11, v16, 1.0
	v_pk_mul_f32 v[12:13], v[16:17], v[12:13]
	v_pk_mul_f32 v[2:3], v[2:3], v[8:9]
	v_pk_mul_f32 v[4:5], v[12:13], v[4:5]
	v_cvt_f16_f32_e32 v11, v3
	v_cvt_f16_f32_e32 v12, v2
	v_pk_mul_f32 v[2:3], v[4:5], v[8:9]
	v_mad_i64_i32 v[4:5], s[54:55], v10, s0, 0
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[68:69]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v12, v11
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_348:
	s_or_b64 exec, exec, s[64:65]
	v_readlane_b32 s53, v123, 52
	s_mul_i32 s24, s24, s53
	v_readlane_b32 s53, v124, 38
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v29
	v_mov_b32_e32 v6, v29
	s_add_i32 s24, s24, 1
	s_add_i32 s25, s53, s25
	v_readlane_b32 s10, v126, 19
	v_add_u32_dpp v4, v101, v101 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v101 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v101 row_shr:3 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s24
	v_readlane_b32 s11, v126, 20
	v_add3_u32 v4, v4, v5, v6
	v_readlane_b32 s24, v123, 53
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s25, v123, 54
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[24:25]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_readlane_b32 s24, v125, 62
	v_readlane_b32 s25, v125, 63
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	s_barrier
	v_cndmask_b32_e64 v4, 0, v4, s[24:25]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v90, v5, vcc
	ds_permute_b32 v6, v4, v24
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v101
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_359
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[54:55], vcc, 1
	s_and_b32 s53, s55, 0x55555555
	s_and_b32 s54, s54, 0x55555555
	s_sub_u32 s54, vcc_lo, s54
	v_readlane_b32 s10, v126, 56
	s_subb_u32 s55, vcc_hi, s53
	s_mov_b32 s66, s10
	s_mov_b32 s67, s10
	s_and_b64 s[64:65], s[54:55], s[66:67]
	s_lshr_b64 s[54:55], s[54:55], 2
	s_and_b64 s[54:55], s[54:55], s[66:67]
	s_add_u32 s54, s54, s64
	s_addc_u32 s55, s55, s65
	s_lshr_b64 s[64:65], s[54:55], 4
	s_add_u32 s53, s64, s54
	s_addc_u32 s54, s65, s55
	s_and_b32 s53, s53, 0xf0f0f0f
	s_and_b32 s55, s54, 0xf0f0f0f
	s_mul_i32 s54, s53, 0x1010101
	s_mul_hi_u32 s53, s53, 0x1010101
	s_add_i32 s53, s53, s54
	s_mul_i32 s55, s55, 0x1010101
	v_readlane_b32 s11, v126, 57
	s_add_i32 s55, s53, s55
	v_writelane_b32 v126, s10, 56
	v_cmp_gt_u64_e32 vcc, s[54:55], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s11, 57
	s_cbranch_vccnz .LBB0_357
	s_mov_b32 s53, 0
	s_mov_b64 s[54:55], 0
.LBB0_351:
	v_readfirstlane_b32 s64, v2
	v_readfirstlane_b32 s65, v3
	v_mov_b32_e32 v7, s53
	s_nop 0
	v_cmp_eq_u64_e64 s[64:65], s[64:65], v[2:3]
	s_bcnt1_i32_b64 s63, s[64:65]
	s_add_i32 s53, s53, s63
	v_mov_b64_e32 v[4:5], s[64:65]
	v_mov_b32_e32 v8, s63
	s_or_b64 s[54:55], s[64:65], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_351
	s_or_b64 exec, exec, s[54:55]
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
	v_cmp_ne_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_354
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
	v_cmp_gt_u32_sdwa vcc, v4, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_354:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[54:55], 1, v4
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_358
	s_branch .LBB0_359
.LBB0_355:
	s_ashr_i32 s65, s64, 31
	v_readlane_b32 s68, v126, 58
	ds_read_b32 v11, v104
	s_lshl_b64 s[64:65], s[64:65], 2
	v_readlane_b32 s70, v126, 60
	v_readlane_b32 s71, v126, 61
	s_add_u32 s64, s64, s70
	v_mad_i64_i32 v[38:39], s[66:67], v60, s86, 0
	s_addc_u32 s65, s65, s71
	v_lshl_add_u64 v[38:39], v[38:39], 2, s[64:65]
	v_readlane_b32 s69, v126, 59
	s_waitcnt lgkmcnt(0)
	global_store_dword v[38:39], v11, off
	s_or_b64 exec, exec, s[78:79]
	s_and_saveexec_b64 s[64:65], s[82:83]
	s_cbranch_execz .LBB0_346
.LBB0_356:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v59, v58
	v_readlane_b32 s66, v126, 48
	v_pk_mul_f32 v[4:5], v[4:5], v[58:59]
	v_pk_mul_f32 v[2:3], v[2:3], v[58:59]
	v_pk_add_f32 v[58:59], v[74:75], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_readlane_b32 s67, v126, 49
	v_pk_fma_f32 v[58:59], v[58:59], v[66:67], 1.0 op_sel_hi:[1,1,0]
	v_mad_i64_i32 v[38:39], s[66:67], v60, s66, 0
	v_pk_mul_f32 v[60:61], v[4:5], v[62:63]
	v_pk_mul_f32 v[58:59], v[74:75], v[58:59]
	v_pk_add_f32 v[40:41], v[72:73], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[58:59], v[58:59], v[60:61]
	v_pk_fma_f32 v[40:41], v[40:41], v[68:69], 1.0 op_sel_hi:[1,1,0]
	v_cvt_f16_f32_e32 v11, v59
	v_cvt_f16_f32_e32 v28, v58
	v_pk_mul_f32 v[44:45], v[2:3], v[64:65]
	v_pk_mul_f32 v[40:41], v[72:73], v[40:41]
	v_pk_mul_f32 v[2:3], v[78:79], v[2:3]
	v_pk_mul_f32 v[40:41], v[40:41], v[44:45]
	v_pk_mul_f32 v[4:5], v[76:77], v[4:5]
	v_readlane_b32 s88, v123, 42
	v_cvt_f16_f32_e32 v44, v41
	v_cvt_f16_f32_e32 v40, v40
	v_pack_b32_f16 v41, v28, v11
	v_cvt_f16_f32_e32 v11, v3
	v_cvt_f16_f32_e32 v3, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v2, v2
	v_readlane_b32 s94, v123, 48
	v_readlane_b32 s95, v123, 49
	v_ashrrev_i32_e32 v71, 31, v70
	v_pack_b32_f16 v40, v40, v44
	v_lshl_add_u64 v[38:39], v[38:39], 1, s[94:95]
	v_lshl_add_u64 v[38:39], v[70:71], 1, v[38:39]
	v_pack_b32_f16 v3, v4, v3
	v_pack_b32_f16 v2, v2, v11
	v_lshl_add_u64 v[4:5], s[0:1], 1, v[38:39]
	v_readlane_b32 s89, v123, 43
	v_readlane_b32 s90, v123, 44
	v_readlane_b32 s91, v123, 45
	v_readlane_b32 s92, v123, 46
	v_readlane_b32 s93, v123, 47
	global_store_dwordx2 v[38:39], v[40:41], off
	global_store_dwordx2 v[4:5], v[2:3], off
	s_or_b64 exec, exec, s[64:65]
	s_and_saveexec_b64 s[64:65], s[54:55]
	s_cbranch_execnz .LBB0_347
	s_branch .LBB0_348
.LBB0_357:
	s_mov_b64 s[54:55], -1
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_359
.LBB0_358:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_359:
	s_or_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_263
	s_branch .LBB0_331
.LBB0_360:
	v_readlane_b32 s22, v127, 14
	v_readlane_b32 s23, v127, 15
.LBB0_361:
	v_readlane_b32 s88, v127, 11
	v_readlane_b32 s89, v127, 10
	v_readlane_b32 s90, v127, 12
	v_readlane_b32 s91, v127, 13
	s_branch .LBB0_5
.LBB0_362:
	.loc	1 46 0
	s_lshl_b32 s52, s87, 8
	s_cmp_ge_i32 s52, s18
	s_mov_b32 s14, s52
	v_readlane_b32 s28, v124, 56
	s_cbranch_scc0 .LBB0_369
.LBB0_363:
	s_cmp_ge_i32 s52, s49
	s_mov_b32 s14, s52
	s_cbranch_scc0 .LBB0_372
.LBB0_364:
	s_cmp_ge_i32 s52, s19
	s_mov_b32 s14, s52
	s_cbranch_scc0 .LBB0_375
.LBB0_365:
	s_cmp_gt_i32 s52, 15
	s_mov_b32 s14, s52
	s_cbranch_scc0 .LBB0_378
.LBB0_366:
	v_readlane_b32 s10, v125, 50
	s_mul_i32 s8, s10, s87
	v_readlane_b32 s64, v126, 22
	s_min_i32 s9, s8, s64
	s_add_i32 s8, s8, s10
	v_readlane_b32 s66, v126, 24
	s_min_i32 s54, s8, s64
	s_mul_i32 s53, s9, s66
	s_mul_i32 s54, s54, s66
	s_cmp_lt_i32 s53, s54
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_ge_i32 s53, s54
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s65, v126, 23
	v_readlane_b32 s67, v126, 25
	s_cbranch_scc1 .LBB0_399
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s22, s53
	s_branch .LBB0_381
.LBB0_368:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	s_cmp_lt_i32 s14, s18
	s_cbranch_scc0 .LBB0_363
.LBB0_369:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s14, v0
	v_cmp_gt_i32_e32 vcc, s18, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_368
	v_readlane_b32 s64, v123, 42
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s68, v123, 46
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_368
.LBB0_371:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	s_cmp_lt_i32 s14, s49
	s_cbranch_scc0 .LBB0_364
.LBB0_372:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s14, v0
	v_cmp_gt_i32_e32 vcc, s49, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_371
	v_readlane_b32 s22, v123, 53
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s23, v123, 54
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[22:23]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_371
.LBB0_374:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	s_cmp_lt_i32 s14, s19
	s_cbranch_scc0 .LBB0_365
.LBB0_375:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s14, v0
	v_cmp_gt_i32_e32 vcc, s19, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_374
	v_readlane_b32 s64, v123, 42
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s65, v123, 43
	v_readlane_b32 s66, v123, 44
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[68:69]
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_374
.LBB0_377:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	s_cmp_lt_i32 s14, 16
	s_cbranch_scc0 .LBB0_366
.LBB0_378:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s14, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_377
	v_readlane_b32 s22, v124, 39
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s23, v124, 40
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[22:23]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_377
.LBB0_380:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v105
	s_add_i32 s22, s22, 64
	s_cmp_lt_i32 s22, s54
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_399
.LBB0_381:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, s22, v30
	v_cmp_gt_i32_e32 vcc, s54, v2
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_383
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_383:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s54, v4
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_385
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_385:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s54, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_387
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_387:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s54, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_389
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_389:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v19
	v_cmp_eq_u32_e64 s[78:79], v3, v19
	v_cmp_eq_u32_e64 s[74:75], v8, v19
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v103, v4
	v_cmp_eq_u32_e64 s[76:77], v5, v19
	v_cndmask_b32_e64 v5, 0, 1, s[74:75]
	v_cndmask_b32_e64 v9, 0, 1, s[78:79]
	v_cndmask_b32_e64 v8, 0, 1, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v3, s[80:81], 0, v2, vcc
	ds_bpermute_b32 v3, v33, v3
	v_readlane_b32 s10, v126, 36
	v_readlane_b32 s11, v126, 37
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[56:57]
	v_addc_co_u32_e64 v3, s[80:81], v3, v2, vcc
	ds_bpermute_b32 v2, v103, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[80:81], 0, v2, s[74:75]
	ds_bpermute_b32 v10, v33, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[56:57]
	v_addc_co_u32_e64 v10, s[80:81], v10, v2, s[74:75]
	ds_bpermute_b32 v2, v103, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[80:81], 0, v2, s[76:77]
	ds_bpermute_b32 v11, v33, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[56:57]
	v_addc_co_u32_e64 v11, s[80:81], v11, v2, s[76:77]
	ds_bpermute_b32 v2, v103, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[80:81], 0, v2, s[78:79]
	ds_bpermute_b32 v12, v33, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[56:57]
	v_addc_co_u32_e64 v12, s[80:81], v12, v2, s[78:79]
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB0_391
	v_add_u32_e32 v2, v104, v100
	ds_write2st64_b32 v2, v3, v10 offset1:1
	ds_write2st64_b32 v2, v11, v12 offset0:2 offset1:3
.LBB0_391:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v104 offset1:16
	v_add_u32_e32 v2, s22, v1
	v_cmp_gt_i32_e64 s[80:81], s54, v2
	s_and_b64 s[24:25], s[84:85], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[46:47]
	ds_read2_b32 v[14:15], v104 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[44:45]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[84:85]
	ds_read2_b32 v[14:15], v104 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[84:85]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v104 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[46:47]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[44:45]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v104 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[84:85]
	v_add_u32_e32 v25, v14, v15
	ds_read2_b32 v[14:15], v104 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v25, s[46:47]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v25, v14
	v_cndmask_b32_e64 v17, v17, v14, s[44:45]
	v_add_u32_e32 v25, v14, v15
	ds_read2_b32 v[14:15], v104 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v25, v14
	v_cndmask_b32_e64 v25, v14, v25, s[84:85]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v25, v14, s[46:47]
	ds_read_b32 v25, v104 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v25
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
	v_add_u32_e32 v3, 0, v87
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[24:25]
	s_cbranch_execz .LBB0_393
	ds_read_b32 v10, v88
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
	global_store_dword v[2:3], v10, off
.LBB0_393:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v106, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[14:15], s[38:39]
	s_cbranch_execz .LBB0_395
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v107, v2
.LBB0_395:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[84:85]
	ds_read_b32 v2, v108
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_380
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v108, v2
	s_branch .LBB0_380
.LBB0_399:
	v_readlane_b32 s64, v126, 22
	v_readlane_b32 s67, v126, 25
	s_mul_i32 s14, s87, s67
	v_readlane_b32 s65, v126, 23
	v_readlane_b32 s66, v126, 24
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s64, v123, 32
	v_readlane_b32 s65, v123, 33
	s_add_u32 s40, s64, s14
	s_addc_u32 s14, s65, s15
	s_and_b32 s41, s14, 0xffff
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s68, v123, 36
	v_readlane_b32 s69, v123, 37
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	buffer_store_dword v6, v109, s[40:43], 0 offen
	s_waitcnt vmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_402
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[24:25], exec, vcc
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_402
	s_bcnt1_i32_b64 s22, s[22:23]
	v_mov_b32_e32 v2, s22
	v_readlane_b32 s22, v123, 13
	v_readlane_b32 s23, v123, 14
	s_nop 4
	global_atomic_add v29, v2, s[22:23] offset:32 sc1
.LBB0_402:
	s_or_b64 exec, exec, s[14:15]
	s_cmp_lg_u32 s87, 0
	s_cbranch_scc1 .LBB0_470
	s_branch .LBB0_405
.LBB0_403:
	s_or_b64 exec, exec, s[22:23]
	v_readfirstlane_b32 s22, v2
	s_nop 1
	v_mov_b32_e32 v2, s22
	ds_write_b32 v29, v2
.LBB0_404:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s20, v2
	s_cbranch_vccz .LBB0_408
.LBB0_405:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_404
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_403
	v_readlane_b32 s24, v123, 13
	v_readlane_b32 s25, v123, 14
	s_nop 4
	global_load_dword v2, v29, s[24:25] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_403
.LBB0_408:
	v_readlane_b32 s14, v124, 52
	v_readlane_b32 s15, v124, 53
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_419
	scratch_load_dword v2, off, off
	s_mov_b32 s22, 0
	s_branch .LBB0_411
.LBB0_410:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v105
	s_add_i32 s22, s22, 16
	s_cmp_lt_i32 s22, s20
	v_add_u32_e32 v2, s35, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_419
.LBB0_411:
	v_add_u32_e32 v3, s22, v30
	v_cmp_gt_i32_e32 vcc, s20, v3
	s_and_b64 s[24:25], s[36:37], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[14:15], s[24:25]
	s_cbranch_execz .LBB0_413
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[42:43]
	global_load_dword v3, v[6:7], off
.LBB0_413:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v106, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[14:15], s[38:39]
	s_cbranch_execz .LBB0_415
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v27, v3
.LBB0_415:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[84:85]
	ds_read_b32 v3, v108
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_410
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v108, v3
	s_branch .LBB0_410
.LBB0_419:
	v_readlane_b32 s14, v125, 39
	v_readlane_b32 s15, v125, 40
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_438
	v_readlane_b32 s64, v124, 5
	v_readlane_b32 s65, v124, 6
	v_readlane_b32 s64, v126, 0
	s_mov_b32 s14, 0
	v_readlane_b32 s25, v123, 15
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	v_readlane_b32 s65, v126, 1
.LBB0_421:
	s_add_i32 s15, s96, s14
	s_ashr_i32 s22, s15, 31
	s_abs_i32 s15, s15
	s_mul_hi_u32 s23, s15, s25
	s_mul_i32 s23, s23, s21
	s_sub_i32 s15, s15, s23
	s_sub_i32 s23, s15, s21
	s_cmp_ge_u32 s15, s21
	s_cselect_b32 s15, s23, s15
	s_sub_i32 s23, s15, s21
	s_cmp_ge_u32 s15, s21
	s_cselect_b32 s15, s23, s15
	s_xor_b32 s15, s15, s22
	s_sub_i32 s22, s15, s22
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 3
	s_add_u32 s22, s66, s22
	s_addc_u32 s23, s67, s23
	global_load_dwordx2 v[2:3], v29, s[22:23]
	global_load_dwordx2 v[6:7], v29, s[2:3]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v6
	v_readfirstlane_b32 s22, v3
	v_readfirstlane_b32 s24, v7
	s_sub_u32 s15, s15, s23
	s_subb_u32 s22, s22, s24
	s_ashr_i32 s23, s22, 31
	s_lshr_b32 s23, s23, 28
	s_add_u32 s15, s15, s23
	s_addc_u32 s22, s22, 0
	s_and_b32 s15, s15, -16
	s_add_u32 s40, s64, s15
	s_addc_u32 s15, s65, s22
	s_add_i32 s14, s14, 1
	s_and_b32 s41, s15, 0xffff
	s_cmp_lg_u32 s28, s14
	buffer_store_dword v4, v109, s[40:43], 0 offen
	s_cbranch_scc1 .LBB0_421
	s_mov_b32 s22, 0
	s_branch .LBB0_424
.LBB0_423:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s22, s22, 1
	v_readlane_b32 s10, v124, 56
	s_cmp_lg_u32 s10, s22
	s_cbranch_scc0 .LBB0_426
.LBB0_424:
	s_add_i32 s14, s96, s22
	s_ashr_i32 s15, s14, 31
	s_abs_i32 s14, s14
	v_readlane_b32 s23, v123, 15
	s_mul_hi_u32 s23, s14, s23
	s_mul_i32 s23, s23, s21
	s_sub_i32 s14, s14, s23
	s_sub_i32 s23, s14, s21
	s_cmp_ge_u32 s14, s21
	s_cselect_b32 s14, s23, s14
	s_sub_i32 s23, s14, s21
	s_cmp_ge_u32 s14, s21
	s_cselect_b32 s14, s23, s14
	s_xor_b32 s14, s14, s15
	s_sub_i32 s14, s14, s15
	s_ashr_i32 s15, s14, 31
	v_readlane_b32 s64, v124, 5
	s_lshl_b64 s[14:15], s[14:15], 3
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	s_add_u32 s14, s66, s14
	s_addc_u32 s15, s67, s15
	global_load_dwordx2 v[2:3], v29, s[14:15]
	v_readlane_b32 s65, v124, 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v2
	v_readfirstlane_b32 s24, v3
	global_load_dwordx2 v[2:3], v29, s[2:3]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v2
	v_readfirstlane_b32 s28, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_423
	s_sub_u32 s23, s23, s25
	s_subb_u32 s24, s24, s28
	s_ashr_i32 s25, s24, 31
	s_lshr_b32 s25, s25, 28
	s_add_u32 s23, s23, s25
	s_addc_u32 s25, s24, 0
	s_and_b32 s23, s23, -16
	v_readlane_b32 s24, v124, 54
	s_add_u32 s24, s24, s23
	v_readlane_b32 s23, v124, 55
	s_addc_u32 s25, s23, s25
	s_nop 1
	global_atomic_swap v29, v93, s[24:25] sc1
	s_branch .LBB0_423
.LBB0_426:
	s_mov_b32 s28, 0
	s_branch .LBB0_428
.LBB0_427:
	s_add_i32 s28, s28, 1
	v_readlane_b32 s10, v124, 56
	s_cmp_lg_u32 s28, s10
	s_cbranch_scc0 .LBB0_434
.LBB0_428:
	s_lshl_b64 s[14:15], s[28:29], 2
	v_readlane_b32 s64, v123, 42
	v_readlane_b32 s65, v123, 43
	s_add_u32 s14, s64, s14
	s_addc_u32 s15, s65, s15
	v_readlane_b32 s66, v123, 44
	v_readlane_b32 s67, v123, 45
	v_readlane_b32 s68, v123, 46
	v_readlane_b32 s69, v123, 47
	v_readlane_b32 s70, v123, 48
	v_readlane_b32 s71, v123, 49
	s_branch .LBB0_431
.LBB0_429:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s24, v2
	s_nop 1
	v_mov_b32_e32 v2, s24
	ds_write_b32 v29, v2
.LBB0_430:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_427
.LBB0_431:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_430
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_429
	global_load_dword v2, v29, s[14:15] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_429
.LBB0_434:
	s_mov_b32 s14, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s24, 0
	v_readlane_b32 s28, v124, 56
	s_branch .LBB0_436
.LBB0_435:
	s_or_b64 exec, exec, s[22:23]
	s_cmp_lt_i32 s24, s96
	v_readlane_b32 s64, v126, 22
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s67, v126, 25
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s24, s24, 1
	s_add_i32 s14, s14, s67
	s_cmp_lg_u32 s28, s24
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s65, v126, 23
	v_readlane_b32 s66, v126, 24
	s_cbranch_scc0 .LBB0_439
.LBB0_436:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[22:23], exec
	v_readlane_b32 s40, v124, 59
	v_readlane_b32 s41, v124, 60
	s_and_b64 s[40:41], s[22:23], s[40:41]
	s_mov_b64 exec, s[40:41]
	s_cbranch_execz .LBB0_435
	s_ashr_i32 s15, s14, 31
	v_lshl_add_u64 v[4:5], s[14:15], 2, v[22:23]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_435
.LBB0_438:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_439:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	scratch_load_dword v5, off, off offset:12
	scratch_load_dword v6, off, off offset:4
	v_and_b32_e32 v4, -16, v4
	v_readlane_b32 s10, v126, 38
	v_readlane_b32 s11, v126, 39
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v5, v5, v4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v5, 0, s[10:11]
	v_add_u32_e32 v5, v5, v4
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v6, v6, v5
	v_readlane_b32 s10, v126, 40
	v_readlane_b32 s11, v126, 41
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[10:11]
	v_add_u32_e32 v5, v5, v6
	scratch_load_dword v6, off, off offset:8
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v6, v5
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], exec
	v_readlane_b32 s22, v124, 59
	v_readlane_b32 s23, v124, 60
	s_and_b64 s[22:23], s[14:15], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_441
	scratch_load_dwordx2 v[8:9], off, off offset:72
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_441:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s10, v126, 42
	v_readlane_b32 s11, v126, 43
	scratch_load_dword v10, off, off offset:12
	scratch_load_dword v11, off, off offset:4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, 0, v7, s[10:11]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v5, v106, v6
	v_readlane_b32 s10, v126, 2
	v_readlane_b32 s11, v126, 3
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
	scratch_load_dword v8, off, off offset:24
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v10, v10, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v8, v8, v6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v8, v8, 0, s[10:11]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v103, v8
	v_readlane_b32 s10, v126, 44
	v_readlane_b32 s11, v126, 45
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[10:11]
	v_readlane_b32 s10, v126, 38
	v_readlane_b32 s11, v126, 39
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v33, v8
	v_cndmask_b32_e64 v10, v10, 0, s[10:11]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v11, v10
	v_readlane_b32 s10, v126, 40
	v_readlane_b32 s11, v126, 41
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[10:11]
	v_add_u32_e32 v10, v10, v11
	scratch_load_dword v11, off, off offset:8
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v11, v11, v10
	s_mov_b64 s[14:15], exec
	v_readlane_b32 s22, v124, 57
	v_readlane_b32 s23, v124, 58
	s_and_b64 s[22:23], s[14:15], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_443
	v_cndmask_b32_e64 v9, 0, v9, s[56:57]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:80
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s10, v126, 42
	v_readlane_b32 s11, v126, 43
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:56
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[10:11]
	v_add3_u32 v6, v6, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_443:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[14:15], exec
	v_readlane_b32 s22, v124, 63
	v_readlane_b32 s23, v125, 0
	s_and_b64 s[22:23], s[14:15], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_445
	scratch_load_dwordx2 v[8:9], off, off offset:88
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:96
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_445:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v124, 61
	v_readlane_b32 s15, v124, 62
	s_nop 1
	v_cndmask_b32_e64 v3, 0, v4, s[14:15]
	v_cndmask_b32_e64 v2, 0, v2, s[14:15]
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
	v_readlane_b32 s22, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s23, v2, 63
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
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_447
	scratch_load_dword v4, off, off offset:28
	s_waitcnt vmcnt(0)
	global_store_dword v29, v4, s[72:73] offset:32
.LBB0_447:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s10, v126, 21
	v_readlane_b32 s14, v125, 1
	v_add_u32_e32 v2, v2, v3
	v_mov_b32_e32 v3, s10
	v_readlane_b32 s15, v125, 2
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[14:15]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_449
	global_store_dword v29, v2, s[72:73] offset:36
.LBB0_449:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s64, v125, 19
	v_readlane_b32 s67, v125, 22
	v_readlane_b32 s14, v125, 8
	v_readlane_b32 s15, v125, 9
	v_min_i32_e32 v4, s67, v2
	v_readlane_b32 s65, v125, 20
	v_cndmask_b32_e64 v4, v2, v4, s[14:15]
	v_readlane_b32 s66, v125, 21
	v_readlane_b32 s68, v125, 23
	v_readlane_b32 s69, v125, 24
	v_readlane_b32 s70, v125, 25
	v_readlane_b32 s71, v125, 26
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_451
	global_store_dword v29, v4, s[72:73] offset:68
	global_store_dword v29, v29, s[72:73] offset:100
	scratch_load_dword v5, off, off offset:28
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:132
.LBB0_451:
	s_or_b64 exec, exec, s[14:15]
	s_ashr_i32 s14, s22, 31
	s_lshr_b32 s14, s14, 28
	s_add_i32 s14, s22, s14
	s_ashr_i32 s24, s14, 4
	v_add_u32_e32 v2, s20, v2
	s_mul_i32 s25, s24, s86
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_453
	v_mov_b32_e32 v5, s25
	global_store_dword v29, v5, s[72:73] offset:44
	global_store_dword v29, v5, s[72:73] offset:76
	global_store_dword v29, v4, s[72:73] offset:108
	global_store_dword v29, v2, s[72:73] offset:140
.LBB0_453:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v125, 12
	v_readlane_b32 s15, v125, 13
	v_add_u32_e32 v4, s25, v4
	v_add_u32_e32 v2, s25, v2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_457
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_456
	scratch_load_dword v5, off, off offset:104
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:40
	global_store_dword v29, v5, s[72:73] offset:72
	global_store_dword v29, v4, s[72:73] offset:104
	global_store_dword v29, v2, s[72:73] offset:136
.LBB0_456:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s10, v126, 16
	s_nop 1
	v_add_u32_e32 v4, s10, v4
	v_add_u32_e32 v2, s10, v2
.LBB0_457:
	s_mul_i32 s25, s24, s34
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_459
	v_mov_b32_e32 v5, s25
	global_store_dword v29, v5, s[72:73] offset:48
	global_store_dword v29, v5, s[72:73] offset:80
	global_store_dword v29, v4, s[72:73] offset:112
	global_store_dword v29, v2, s[72:73] offset:144
.LBB0_459:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v125, 7
	v_add_u32_e32 v4, s25, v4
	v_add_u32_e32 v2, s25, v2
	s_mul_i32 s25, s24, s14
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_461
	v_mov_b32_e32 v5, s25
	global_store_dword v29, v5, s[72:73] offset:52
	global_store_dword v29, v5, s[72:73] offset:84
	global_store_dword v29, v4, s[72:73] offset:116
	global_store_dword v29, v2, s[72:73] offset:148
.LBB0_461:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v125, 10
	v_readlane_b32 s15, v125, 11
	v_add_u32_e32 v4, s25, v4
	v_add_u32_e32 v2, s25, v2
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_580
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_464
.LBB0_463:
	scratch_load_dword v5, off, off offset:64
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:56
	scratch_load_dword v5, off, off offset:68
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:88
	global_store_dword v29, v4, s[72:73] offset:120
	global_store_dword v29, v2, s[72:73] offset:152
	v_mov_b32_e32 v2, s24
	v_mov_b32_e32 v4, s23
	global_store_dwordx3 v29, v[2:4], s[72:73] offset:160
.LBB0_464:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s22, s22, 15
	s_cmp_gt_u32 s22, 30
	v_readlane_b32 s10, v126, 17
	s_cselect_b64 s[14:15], -1, 0
	v_readlane_b32 s11, v126, 18
	v_readlane_b32 s64, v124, 5
	s_or_b64 s[14:15], s[14:15], s[10:11]
	v_readlane_b32 s66, v124, 7
	v_readlane_b32 s67, v124, 8
	s_and_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], s[66:67]
	v_readlane_b32 s65, v124, 6
	s_cbranch_vccz .LBB0_474
.LBB0_465:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_467
	global_atomic_swap v29, v93, s[72:73] offset:176 sc1
.LBB0_467:
	s_or_b64 exec, exec, s[14:15]
	s_branch .LBB0_470
.LBB0_468:
	s_or_b64 exec, exec, s[22:23]
	v_readfirstlane_b32 s22, v2
	s_nop 1
	v_mov_b32_e32 v2, s22
	ds_write_b32 v29, v2
.LBB0_469:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_477
.LBB0_470:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_469
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_468
	global_load_dword v2, v29, s[72:73] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_468
.LBB0_473:
	s_or_b64 exec, exec, s[22:23]
	s_add_i32 s28, s28, -1
	s_add_u32 s14, s14, 8
	s_addc_u32 s15, s15, 0
	s_cmp_lg_u32 s28, 0
	s_cbranch_scc0 .LBB0_465
.LBB0_474:
	global_load_dwordx2 v[2:3], v29, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	global_load_dwordx2 v[2:3], v29, s[2:3]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s55, v2
	v_readfirstlane_b32 s63, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[30:31]
	s_cbranch_execz .LBB0_473
	s_mov_b64 s[24:25], exec
	v_mbcnt_lo_u32_b32 v2, s24, 0
	v_mbcnt_hi_u32_b32 v2, s25, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[64:65], exec, vcc
	s_mov_b64 exec, s[64:65]
	s_cbranch_execz .LBB0_473
	s_sub_u32 s40, s40, s55
	s_subb_u32 s41, s41, s63
	s_ashr_i32 s55, s41, 31
	s_lshr_b32 s55, s55, 28
	s_add_u32 s40, s40, s55
	s_addc_u32 s41, s41, 0
	s_and_b32 s40, s40, -16
	v_readlane_b32 s64, v123, 50
	v_readlane_b32 s65, v123, 51
	s_add_u32 s40, s64, s40
	s_addc_u32 s41, s65, s41
	s_bcnt1_i32_b64 s24, s[24:25]
	v_mov_b32_e32 v2, s24
	global_atomic_add v29, v2, s[40:41] sc1
	s_branch .LBB0_473
.LBB0_477:
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[72:73] offset:160
	s_cmp_lt_i32 s87, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v2
	s_cbranch_scc1 .LBB0_488
	scratch_load_dword v2, off, off
	v_mov_b32_e32 v4, 0
	s_mov_b32 s22, 0
	s_branch .LBB0_480
.LBB0_479:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v105
	s_add_i32 s22, s22, 16
	s_cmp_lt_i32 s22, s87
	v_add_u32_e32 v2, s35, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_488
.LBB0_480:
	v_add_u32_e32 v3, s22, v30
	v_cmp_gt_i32_e32 vcc, s87, v3
	s_and_b64 s[24:25], s[36:37], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[14:15], s[24:25]
	s_cbranch_execz .LBB0_482
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[42:43]
	global_load_dword v3, v[6:7], off
.LBB0_482:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v106, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[14:15], s[38:39]
	s_cbranch_execz .LBB0_484
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v27, v3
.LBB0_484:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[84:85]
	ds_read_b32 v3, v108
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_479
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v108, v3
	s_branch .LBB0_479
.LBB0_488:
	v_readlane_b32 s64, v126, 22
	s_add_i32 s22, s87, s20
	v_readlane_b32 s67, v126, 25
	s_mul_i32 s14, s22, s67
	v_readlane_b32 s76, v123, 32
	s_ashr_i32 s15, s14, 31
	v_readlane_b32 s77, v123, 33
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s78, v123, 34
	v_readlane_b32 s79, v123, 35
	s_mov_b64 s[68:69], s[76:77]
	s_add_u32 s14, s68, s14
	s_addc_u32 s15, s69, s15
	s_add_i32 s22, s22, s20
	s_mul_i32 s22, s22, s67
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 2
	s_mov_b64 s[70:71], s[78:79]
	s_add_u32 s22, s68, s22
	s_addc_u32 s23, s69, s23
	v_readlane_b32 s68, v126, 4
	v_readlane_b32 s69, v126, 5
	v_readlane_b32 s70, v126, 6
	v_readlane_b32 s71, v126, 7
	v_readlane_b32 s65, v126, 23
	v_readlane_b32 s66, v126, 24
	v_readlane_b32 s64, v125, 14
	s_and_b32 s41, s15, 0xffff
	s_mov_b32 s40, s14
	buffer_load_dword v2, v83, s[68:71], 0 offen
	v_readlane_b32 s66, v125, 16
	v_readlane_b32 s67, v125, 17
	v_readlane_b32 s65, v125, 15
	s_mov_b32 s66, s70
	s_mov_b32 s67, s71
	s_mov_b64 s[24:25], s[64:65]
	v_writelane_b32 v125, s24, 14
	s_andn2_b64 vcc, exec, s[8:9]
	v_readlane_b32 s80, v123, 36
	v_writelane_b32 v125, s25, 15
	v_writelane_b32 v125, s26, 16
	v_writelane_b32 v125, s27, 17
	v_readlane_b32 s81, v123, 37
	v_readlane_b32 s82, v123, 38
	v_readlane_b32 s83, v123, 39
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v109, s[40:43], 0 offen
	buffer_load_dword v2, v83, s[64:67], 0 offen
	s_and_b32 s41, s23, 0xffff
	s_mov_b32 s40, s22
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v109, s[40:43], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccz .LBB0_492
.LBB0_489:
	s_lshl_b32 s14, s87, 6
	s_cmp_ge_i32 s14, s28
	s_cbranch_scc1 .LBB0_515
	scratch_load_dword v2, off, off offset:16
	scratch_load_dword v3, off, off offset:20
	v_readlane_b32 s8, v126, 4
	v_readlane_b32 s64, v126, 10
	v_readlane_b32 s9, v126, 5
	v_readlane_b32 s65, v126, 11
	v_readlane_b32 s10, v126, 6
	v_readlane_b32 s11, v126, 7
	s_mov_b64 s[8:9], s[64:65]
	s_mov_b64 s[24:25], s[64:65]
	v_readlane_b32 s66, v126, 12
	v_readlane_b32 s67, v126, 13
	v_writelane_b32 v126, s24, 10
	v_readlane_b32 s22, v125, 51
	v_readlane_b32 s23, v125, 52
	v_writelane_b32 v126, s25, 11
	v_writelane_b32 v126, s26, 12
	v_writelane_b32 v126, s27, 13
	s_waitcnt vmcnt(1)
	buffer_load_dword v2, v2, s[8:11], 0 offen
	s_lshl_b32 s8, s87, 10
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v6, s8, v3
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[22:23]
	.loc	1 41 0
	v_lshlrev_b32_e32 v2, 1, v110
	.loc	1 46 0
	v_or_b32_e32 v8, s8, v2
	s_branch .LBB0_509
.LBB0_491:
	s_or_b64 exec, exec, s[24:25]
	s_addk_i32 s53, 0x100
	s_cmp_lt_i32 s53, s54
	s_cbranch_scc0 .LBB0_489
.LBB0_492:
	v_add_u32_e32 v2, s53, v0
	v_cmp_gt_i32_e64 s[74:75], s54, v2
	v_mov_b32_e32 v28, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_494
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v28, v[4:5], off
.LBB0_494:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[8:9], -1, v28
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execnz .LBB0_503
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execnz .LBB0_504
.LBB0_496:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_498
.LBB0_497:
	v_readlane_b32 s40, v124, 35
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_readlane_b32 s41, v124, 36
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v4
	v_lshl_add_u64 v[8:9], s[40:41], 0, v[6:7]
	v_readlane_b32 s40, v124, 3
	v_readlane_b32 s41, v124, 4
	s_nop 1
	v_lshl_add_u64 v[6:7], s[40:41], 0, v[6:7]
	global_store_dword v[6:7], v3, off
	global_store_dword v[8:9], v3, off
.LBB0_498:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s24, v125, 3
	v_readlane_b32 s25, v125, 4
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_505
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_501
	v_lshl_add_u64 v[6:7], v[28:29], 2, s[22:23]
	global_load_dword v3, v[6:7], off
.LBB0_501:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB0_502:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_491
	s_branch .LBB0_507
.LBB0_503:
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
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_496
.LBB0_504:
	v_lshl_add_u64 v[6:7], v[28:29], 2, s[14:15]
	global_load_dword v5, v[6:7], off
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_497
	s_branch .LBB0_498
.LBB0_505:
	s_mov_b64 s[8:9], 0
	s_cbranch_execz .LBB0_502
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[24:25], s[74:75], exec
	s_or_b64 s[8:9], s[8:9], s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_491
.LBB0_507:
	v_readlane_b32 s8, v124, 33
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s9, v124, 34
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_491
.LBB0_508:
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s8, v125, 18
	s_add_i32 s14, s14, s8
	v_subrev_u32_e32 v6, s60, v6
	s_cmp_lt_i32 s14, s28
	v_add_u32_e32 v8, s60, v8
	s_cbranch_scc0 .LBB0_515
.LBB0_509:
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
	v_add_u32_e32 v4, 0, v110
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v113
	v_add_u32_e32 v4, s14, v1
	v_cmp_gt_i32_e32 vcc, s28, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execnz .LBB0_512
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execnz .LBB0_513
.LBB0_511:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[22:23], s[84:85], vcc
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_cbranch_execz .LBB0_508
	s_branch .LBB0_514
.LBB0_512:
	v_readlane_b32 s22, v126, 8
	v_readlane_b32 s23, v126, 9
	s_nop 1
	v_lshl_add_u64 v[10:11], v[2:3], 2, s[22:23]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_511
.LBB0_513:
	v_readlane_b32 s22, v123, 57
	v_readlane_b32 s23, v123, 58
	s_nop 1
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[22:23]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[22:23], s[84:85], vcc
	s_and_saveexec_b64 s[8:9], s[22:23]
	s_cbranch_execz .LBB0_508
.LBB0_514:
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s64, v123, 32
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_readlane_b32 s70, v123, 38
	v_readlane_b32 s71, v123, 39
	v_readlane_b32 s22, v123, 61
	v_readlane_b32 s23, v123, 62
	v_lshl_add_u64 v[12:13], s[70:71], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v2, off
	v_lshl_add_u64 v[2:3], s[22:23], 0, v[4:5]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[2:3], v11, off
	v_ashrrev_i32_e32 v2, 31, v10
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, v10, v2
	v_ashrrev_i32_e32 v10, 4, v2
	v_lshl_add_u64 v[2:3], s[98:99], 0, v[4:5]
	global_store_dword v[2:3], v10, off
	v_lshl_add_u64 v[2:3], s[12:13], 0, v[4:5]
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v4, 4, v4
	v_readlane_b32 s65, v123, 33
	v_readlane_b32 s66, v123, 34
	v_readlane_b32 s67, v123, 35
	v_readlane_b32 s68, v123, 36
	v_readlane_b32 s69, v123, 37
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_508
.LBB0_515:
	global_load_dword v6, v29, s[72:73] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v6
	s_cbranch_vccnz .LBB0_520
	global_load_dword v2, v29, s[72:73] offset:100
	v_readlane_b32 s8, v126, 26
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s14, s52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_518
.LBB0_517:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	v_cmp_lt_i32_e32 vcc, s14, v6
	s_cbranch_vccz .LBB0_520
.LBB0_518:
	v_add_u32_e32 v4, s14, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_517
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_517
.LBB0_520:
	global_load_dword v6, v29, s[72:73] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v6
	s_cbranch_vccnz .LBB0_525
	global_load_dword v2, v29, s[72:73] offset:104
	v_readlane_b32 s8, v126, 26
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s14, s52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_523
.LBB0_522:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	v_cmp_lt_i32_e32 vcc, s14, v6
	s_cbranch_vccz .LBB0_525
.LBB0_523:
	v_add_u32_e32 v4, s14, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_522
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_522
.LBB0_525:
	global_load_dword v2, v29, s[72:73] offset:108
	v_readlane_b32 s8, v125, 12
	v_readlane_b32 s9, v125, 13
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccnz .LBB0_542
	global_load_dword v8, v29, s[72:73] offset:76
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v8
	s_cbranch_vccnz .LBB0_531
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s8, v126, 26
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s14, s52
	s_nop 0
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[4:5]
	s_branch .LBB0_529
.LBB0_528:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	v_cmp_lt_i32_e32 vcc, s14, v8
	s_cbranch_vccz .LBB0_531
.LBB0_529:
	v_add_u32_e32 v6, s14, v0
	v_cmp_lt_i32_e32 vcc, v6, v8
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_528
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[10:11], v[6:7], 2, v[4:5]
	v_add_u32_e32 v3, 0x3000000, v6
	global_store_dword v[10:11], v3, off
	s_branch .LBB0_528
.LBB0_531:
	global_load_dword v3, v29, s[72:73] offset:80
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v3
	s_cbranch_vccnz .LBB0_536
	global_load_dword v4, v29, s[72:73] offset:112
	v_readlane_b32 s8, v126, 26
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s14, s52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[4:5]
	s_branch .LBB0_534
.LBB0_533:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	v_cmp_lt_i32_e32 vcc, s14, v3
	s_cbranch_vccz .LBB0_536
.LBB0_534:
	v_add_u32_e32 v6, s14, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_533
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x4000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_533
.LBB0_536:
	global_load_dword v3, v29, s[72:73] offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v3
	s_cbranch_vccnz .LBB0_541
	global_load_dword v4, v29, s[72:73] offset:116
	v_readlane_b32 s8, v126, 26
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s14, s52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[4:5]
	s_branch .LBB0_539
.LBB0_538:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	v_cmp_ge_i32_e32 vcc, s14, v3
	s_cbranch_vccnz .LBB0_541
.LBB0_539:
	v_add_u32_e32 v6, s14, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_538
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x5000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_538
.LBB0_541:
	s_mov_b64 s[8:9], 0
.LBB0_542:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_560
	v_readlane_b32 s8, v123, 59
	v_readlane_b32 s9, v123, 60
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s76, v125, 19
	v_readlane_b32 s8, v125, 27
	v_readlane_b32 s81, v125, 24
	v_readlane_b32 s9, v125, 28
	v_readlane_b32 s82, v125, 25
	s_cselect_b32 s22, s28, s81
	s_and_b64 s[8:9], s[8:9], exec
	s_cselect_b32 s24, s28, s82
	s_add_i32 s23, s22, s24
	s_mul_i32 s14, s28, s86
	s_cmp_ge_i32 s52, s14
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s77, v125, 20
	v_readlane_b32 s78, v125, 21
	v_readlane_b32 s79, v125, 22
	v_readlane_b32 s80, v125, 23
	v_readlane_b32 s83, v125, 26
	s_cbranch_scc1 .LBB0_549
	v_readlane_b32 s8, v126, 26
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s15, s52
	s_nop 0
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_546
.LBB0_545:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s15, s15, s48
	s_cmp_lt_i32 s15, s14
	s_cbranch_scc0 .LBB0_548
.LBB0_546:
	v_add_u32_e32 v4, s15, v0
	v_cmp_gt_i32_e32 vcc, s14, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_545
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v125, 42
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s10, v5
	v_readlane_b32 s10, v125, 38
	v_readlane_b32 s25, v125, 7
	v_add_u32_e32 v8, 0x3000000, v4
	v_mul_hi_u32 v7, v6, s10
	v_mul_lo_u32 v9, v7, s58
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s58, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s58, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s58, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s22, v5
	v_subrev_u32_e32 v9, s23, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s28, v6
	v_min_i32_e32 v7, s28, v7
	v_min_i32_e32 v9, s28, v9
	v_mul_lo_u32 v6, v6, s86
	v_mul_lo_u32 v7, v7, s34
	v_mul_lo_u32 v9, v9, s25
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s86
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_545
.LBB0_548:
	global_load_dword v2, v29, s[72:73] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_549:
	s_mul_i32 s25, s28, s34
	s_cmp_lt_i32 s52, s25
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_ge_i32 s52, s25
	s_cbranch_scc1 .LBB0_554
	v_readlane_b32 s10, v126, 26
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s11, v126, 27
	s_add_i32 s40, s22, 1
	s_mov_b32 s41, s52
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	s_branch .LBB0_552
.LBB0_551:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s41, s41, s48
	s_cmp_lt_i32 s41, s25
	s_cbranch_scc0 .LBB0_554
.LBB0_552:
	v_add_u32_e32 v4, s41, v0
	v_cmp_gt_i32_e32 vcc, s25, v4
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_551
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v125, 41
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s10, v5
	v_readlane_b32 s10, v125, 35
	v_readlane_b32 s53, v125, 7
	v_add_u32_e32 v8, 0x4000000, v4
	v_mul_hi_u32 v7, v6, s10
	v_mul_lo_u32 v9, v7, s97
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s97, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s40, v5
	v_subrev_u32_e32 v9, s24, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s28, v6
	v_min_i32_e32 v7, s28, v7
	v_min_i32_e32 v9, s28, v9
	v_mul_lo_u32 v6, v6, s86
	v_mul_lo_u32 v7, v7, s34
	v_mul_lo_u32 v9, v9, s53
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s34
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_551
.LBB0_554:
	v_readlane_b32 s14, v125, 5
	v_readlane_b32 s15, v125, 6
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_560
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_560
	global_load_dword v2, v29, s[72:73] offset:108
	v_readlane_b32 s8, v126, 26
	v_readlane_b32 s9, v126, 27
	s_mov_b32 s14, s52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_558
.LBB0_557:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s48
	s_cmp_ge_i32 s14, s25
	s_cbranch_scc1 .LBB0_560
.LBB0_558:
	v_add_u32_e32 v4, s14, v0
	v_cmp_gt_i32_e32 vcc, s25, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_557
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v125, 41
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s10, v5
	v_readlane_b32 s10, v125, 35
	v_readlane_b32 s15, v125, 7
	v_add_u32_e32 v8, 0x5000000, v4
	v_mul_hi_u32 v7, v6, s10
	v_mul_lo_u32 v9, v7, s97
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s97, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s23, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s22, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s28, v7
	v_min_i32_e32 v6, s28, v6
	v_min_i32_e32 v9, s28, v9
	v_mul_lo_u32 v7, v7, s86
	v_mul_lo_u32 v6, v6, s34
	v_mul_lo_u32 v9, v9, s15
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s34
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_557
.LBB0_560:
	global_load_dword v6, v29, s[72:73] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s52, v6
	s_cbranch_vccnz .LBB0_565
	global_load_dword v2, v29, s[72:73] offset:120
	v_readlane_b32 s8, v126, 26
	v_readlane_b32 s9, v126, 27
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_563
.LBB0_562:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s52, s52, s48
	v_cmp_lt_i32_e32 vcc, s52, v6
	s_cbranch_vccz .LBB0_565
.LBB0_563:
	v_add_u32_e32 v4, s52, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_562
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_562
.LBB0_565:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[30:31]
	v_readlane_b32 s52, v124, 5
	v_readlane_b32 s53, v124, 6
	v_readlane_b32 s54, v124, 7
	v_readlane_b32 s55, v124, 8
	s_cbranch_execz .LBB0_569
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_568
	s_bcnt1_i32_b64 s22, s[22:23]
	v_mov_b32_e32 v3, s22
	v_readlane_b32 s22, v123, 13
	v_readlane_b32 s23, v123, 14
	s_nop 4
	global_atomic_add v3, v29, v3, s[22:23] offset:36 sc0 sc1
.LBB0_568:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_nop 1
	v_add_u32_e32 v2, s14, v2
	ds_write_b32 v29, v2
.LBB0_569:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_readlane_b32 s8, v124, 41
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s8, v2
	s_cbranch_vccz .LBB0_572
	s_branch .LBB0_578
.LBB0_570:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v29, v2
.LBB0_571:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s20, v2
	s_cbranch_vccz .LBB0_575
.LBB0_572:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_571
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_570
	v_readlane_b32 s22, v123, 13
	v_readlane_b32 s23, v123, 14
	s_nop 4
	global_load_dword v2, v29, s[22:23] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_570
.LBB0_575:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_577
	.loc	1 46 0
	global_atomic_swap v29, v93, s[72:73] sc1
.LBB0_577:
	s_or_b64 exec, exec, s[8:9]
.LBB0_578:
	.loc	1 47 0
	v_readlane_b32 s8, v123, 30
	v_readlane_b32 s9, v123, 31
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_4
	.loc	1 48 0
	s_memrealtime s[8:9]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s14, v123, 0
	v_readlane_b32 s10, v126, 34
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v2, s14
	v_readlane_b32 s11, v126, 35
	v_readlane_b32 s8, v124, 37
	v_mov_b32_e32 v4, s9
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_mov_b32_e32 v3, s8
	v_cndmask_b32_e64 v3, v3, v4, s[10:11]
	v_readlane_b32 s10, v127, 8
	v_readlane_b32 s11, v127, 9
	v_readlane_b32 s8, v126, 46
	v_readlane_b32 s9, v126, 47
	v_mov_b32_e32 v4, s11
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v4, s[8:9]
	v_mov_b32_e32 v4, s10
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	s_lshl_b32 s8, s87, 2
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 3
	s_add_u32 s40, s52, s8
	s_addc_u32 s8, s53, s9
	s_and_b32 s41, s8, 0xffff
	buffer_store_dwordx2 v[2:3], v31, s[40:43], 0 offen
	s_branch .LBB0_4
.LBB0_580:
	.loc	1 46 0
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execz .LBB0_582
	scratch_load_dword v5, off, off offset:104
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:40
	global_store_dword v29, v5, s[72:73] offset:72
	global_store_dword v29, v4, s[72:73] offset:104
	global_store_dword v29, v2, s[72:73] offset:136
.LBB0_582:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s10, v126, 16
	s_nop 1
	v_add_u32_e32 v4, s10, v4
	v_add_u32_e32 v2, s10, v2
	s_and_saveexec_b64 s[14:15], s[30:31]
	s_cbranch_execnz .LBB0_463
	s_branch .LBB0_464
.LBB0_583:
	v_readlane_b32 s46, v126, 62
	v_readlane_b32 s47, v126, 63
	v_readlane_b32 s22, v123, 26
	v_readlane_b32 s23, v123, 27
.LBB0_584:
	.loc	1 72 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s22, 6
	s_cbranch_scc1 .LBB0_590
	.loc	1 73 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_589
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_588
	s_bcnt1_i32_b64 s6, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v123, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v123, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_588:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_589:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[46:47], 0x180
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_593
.LBB0_590:
	.loc	1 72 0
	s_endpgm
.LBB0_591:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 73 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_592:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_596
.LBB0_593:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_592
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_591
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v1, v0, s[8:9] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_591
.LBB0_596:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_590
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s33
	global_store_dword v0, v1, s[72:73] offset:172
	.loc	1 72 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_backward
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 140
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
	.set moe_backward.private_seg_size, 140
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
    .private_segment_fixed_size: 140
    .sgpr_count:     106
    .sgpr_spill_count: 296
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 34
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
