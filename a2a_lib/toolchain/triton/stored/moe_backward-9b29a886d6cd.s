; lds 8192
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
	s_load_dword s36, s[0:1], 0x11c
	v_writelane_b32 v123, s16, 0
	v_writelane_b32 v123, s14, 1
	s_mov_b32 s73, 0
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s72, s36
	v_writelane_b32 v123, s15, 2
	v_writelane_b32 v123, s12, 3
	v_cvt_f32_u32_e32 v1, s72
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
	s_load_dwordx2 s[50:51], s[0:1], 0x100
	s_load_dwordx2 s[38:39], s[0:1], 0xd0
	s_load_dword s2, s[0:1], 0x140
	v_readfirstlane_b32 s3, v1
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s23, s[50:51], 0xac
	.loc	1 38 0
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s6, s[0:1], 0x13c
	.loc	1 39 0
	s_load_dword s7, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s73, s7, s6
.LBB0_2:
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s23, 1
	.loc	1 36 0
	s_lshr_b32 s6, s33, 31
	s_add_i32 s6, s33, s6
	s_and_b32 s6, s6, -2
	s_sub_i32 s6, s33, s6
	s_lshl_b32 s8, s6, 4
	s_ashr_i32 s9, s8, 31
	s_load_dword s16, s[0:1], 0x144
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s38, s8
	s_addc_u32 s9, s39, s9
	v_writelane_b32 v123, s8, 13
	.loc	1 41 0
	s_add_i32 s27, s73, -1
	s_cmp_lt_i32 s27, -2.0
	v_writelane_b32 v123, s9, 14
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_611
	s_load_dwordx4 s[64:67], s[0:1], 0x120
	s_load_dword s62, s[0:1], 0x118
	s_sub_i32 s7, 0, s72
	s_mul_i32 s7, s7, s3
	s_mul_hi_u32 s7, s3, s7
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s8, s67
	s_add_i32 s3, s3, s7
	v_writelane_b32 v123, s3, 15
	s_mul_hi_u32 s3, s8, s3
	.loc	1 17 0
	s_mul_i32 s11, s3, s72
	s_ashr_i32 s7, s67, 31
	s_ashr_i32 s9, s36, 31
	s_sub_i32 s8, s8, s11
	s_xor_b32 s9, s7, s9
	s_add_i32 s11, s3, 1
	s_sub_i32 s13, s8, s72
	s_cmp_ge_u32 s8, s72
	s_load_dword s10, s[0:1], 0x168
	s_load_dwordx8 s[76:83], s[0:1], 0x148
	s_load_dwordx2 s[34:35], s[0:1], 0x130
	s_load_dword s12, s[0:1], 0x138
	s_cselect_b32 s3, s11, s3
	s_cselect_b32 s8, s13, s8
	s_add_i32 s11, s3, 1
	s_cmp_ge_u32 s8, s72
	s_cselect_b32 s3, s11, s3
	s_xor_b32 s3, s3, s9
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s26, s35, 63
	.loc	1 17 0
	s_sub_i32 s44, s3, s9
	.loc	1 19 0
	s_ashr_i32 s3, s26, 31
	s_lshr_b32 s3, s3, 26
	s_add_i32 s22, s34, 63
	s_add_i32 s21, s26, s3
	s_ashr_i32 s3, s22, 31
	s_lshr_b32 s3, s3, 26
	s_add_i32 s22, s22, s3
	s_add_i32 s3, s65, 7
	s_ashr_i32 s8, s3, 31
	s_lshr_b32 s8, s8, 29
	s_add_i32 s3, s3, s8
	s_ashr_i32 s13, s3, 3
	.loc	1 20 0
	s_add_i32 s3, s26, s35
	s_ashr_i32 s8, s3, 31
	s_lshr_b32 s8, s8, 26
	s_add_i32 s3, s3, s8
	.loc	1 25 0
	s_lshl_b32 s8, s12, 4
	s_ashr_i32 s9, s8, 31
	.loc	1 20 0
	s_lshl_b32 s48, s35, 1
	v_writelane_b32 v123, s8, 16
	s_ashr_i32 s56, s3, 6
	.loc	1 28 0
	s_mul_i32 s86, s44, s34
	v_writelane_b32 v123, s9, 17
	.loc	1 30 0
	s_mul_i32 s8, s48, s44
	s_ashr_i32 s9, s8, 31
	v_writelane_b32 v123, s8, 18
	.loc	1 36 0
	s_ashr_i32 s3, s2, 31
	.loc	1 19 0
	s_ashr_i32 s24, s21, 6
	v_writelane_b32 v123, s9, 19
	s_ashr_i32 s20, s22, 6
	.loc	1 27 0
	s_ashr_i32 s37, s34, 31
	.loc	1 28 0
	s_ashr_i32 s57, s35, 31
	s_ashr_i32 s87, s86, 31
	.loc	1 29 0
	s_ashr_i32 s49, s48, 31
	.loc	1 36 0
	s_lshl_b64 s[8:9], s[2:3], 2
	v_readlane_b32 s14, v123, 13
	s_load_dwordx8 s[88:95], s[0:1], 0x98
	s_mov_b64 s[18:19], s[0:1]
	v_readlane_b32 s15, v123, 14
	s_add_u32 s0, s14, s8
	s_addc_u32 s1, s15, s9
	s_mov_b32 s3, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[84:85], 64, v0
	s_max_i32 s2, s2, 1
	v_writelane_b32 v123, s0, 20
	s_and_b64 s[40:41], vcc, s[84:85]
	s_lshl_b64 s[8:9], s[2:3], 2
	v_writelane_b32 v123, s1, 21
	s_add_u32 s0, s50, s8
	s_addc_u32 s1, s51, s9
	v_writelane_b32 v123, s0, 22
	s_cmp_gt_i32 s16, 0
	s_mov_b32 s17, s3
	v_writelane_b32 v123, s1, 23
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 24
	s_lshl_b64 s[8:9], s[16:17], 2
	s_mul_i32 s14, s20, s13
	v_writelane_b32 v123, s1, 25
	s_mov_b32 s0, s16
	v_writelane_b32 v123, s0, 26
	s_load_dwordx4 s[28:31], s[18:19], 0xb8
	s_mov_b64 s[42:43], s[18:19]
	v_writelane_b32 v123, s1, 27
	s_add_u32 s0, s50, s8
	s_addc_u32 s1, s51, s9
	v_writelane_b32 v123, s0, 28
	s_cmp_lg_u32 s10, 0
	.loc	1 18 0
	s_mul_i32 s58, s66, s65
	v_writelane_b32 v123, s1, 29
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s77, 0
	v_writelane_b32 v123, s0, 30
	s_cselect_b64 s[10:11], -1, 0
	s_cmp_lg_u32 s77, 0
	v_writelane_b32 v123, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 32
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[8:9], s[14:15], 2
	v_writelane_b32 v123, s1, 33
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v123, s88, 34
	s_add_u32 s0, s92, s8
	s_addc_u32 s1, s93, s9
	v_writelane_b32 v123, s89, 35
	v_writelane_b32 v123, s90, 36
	v_writelane_b32 v123, s91, 37
	v_writelane_b32 v123, s92, 38
	v_writelane_b32 v123, s93, 39
	v_writelane_b32 v123, s94, 40
	v_writelane_b32 v123, s95, 41
	v_writelane_b32 v123, s0, 42
	s_add_i32 s2, s56, s24
	s_load_dwordx8 s[88:95], s[18:19], 0xd8
	v_writelane_b32 v123, s1, 43
	s_add_i32 s0, s20, 2
	v_writelane_b32 v123, s0, 44
	s_mul_i32 s8, s0, s12
	s_load_dwordx2 s[0:1], s[18:19], 0xc8
	v_writelane_b32 v123, s28, 45
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[16:17], s[8:9], 2
	v_writelane_b32 v123, s29, 46
	v_writelane_b32 v123, s30, 47
	v_writelane_b32 v123, s31, 48
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s0, s16
	v_writelane_b32 v123, s0, 49
	s_addc_u32 s17, s1, s17
	s_mul_i32 s18, s12, 3
	v_writelane_b32 v123, s1, 50
	v_writelane_b32 v123, s16, 51
	s_load_dwordx4 s[28:31], s[42:43], 0x108
	s_mov_b64 s[60:61], s[42:43]
	v_writelane_b32 v123, s17, 52
	s_mul_i32 s16, s67, 3
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s52, s92, s16
	s_addc_u32 s53, s93, s17
	s_lshl_b32 s16, s12, 1
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s94, s16
	s_addc_u32 s17, s95, s17
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s54, s94, s18
	s_addc_u32 s55, s95, s19
	s_cmp_lt_i32 s81, 0
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s13, s12, 31
	v_writelane_b32 v123, s0, 53
	s_lshl_b64 s[18:19], s[12:13], 2
	v_and_b32_e32 v7, 56, v0
	v_writelane_b32 v123, s1, 54
	s_add_u32 s0, s94, s18
	s_addc_u32 s1, s95, s19
	v_writelane_b32 v123, s0, 55
	s_cmp_gt_i32 s77, 1
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_writelane_b32 v123, s1, 56
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 57
	s_cmp_gt_i32 s66, 0
	v_and_b32_e32 v19, 15, v0
	v_writelane_b32 v123, s1, 58
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s59, s58, 31
	v_writelane_b32 v123, s0, 59
	s_lshl_b64 s[18:19], s[58:59], 2
	v_lshlrev_b32_e32 v18, 1, v19
	v_writelane_b32 v123, s1, 60
	s_add_u32 s0, s90, s18
	s_addc_u32 s1, s91, s19
	s_ashr_i32 s63, s62, 31
	s_lshl_b64 s[18:19], s[62:63], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s42, s30, s18
	s_addc_u32 s43, s31, s19
	s_lshl_b32 s18, s67, 1
	v_writelane_b32 v123, s0, 61
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	v_writelane_b32 v123, s1, 62
	s_and_b64 s[0:1], s[84:85], vcc
	s_add_u32 s68, s92, s18
	v_writelane_b32 v123, s60, 63
	s_addc_u32 s69, s93, s19
	s_cmp_gt_i32 s48, 0
	v_writelane_b32 v124, s61, 0
	v_writelane_b32 v124, s0, 1
	v_cmp_gt_i32_e32 vcc, s48, v18
	v_and_b32_e32 v55, 48, v0
	v_writelane_b32 v124, s1, 2
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 3
	s_sub_i32 s45, s48, 32
	v_and_b32_e32 v2, 62, v0
	v_writelane_b32 v124, s1, 4
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 5
	s_cmp_gt_i32 s45, 0
	v_cmp_eq_u32_e32 vcc, 0, v55
	v_writelane_b32 v124, s1, 6
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s9, s48, 31
	v_writelane_b32 v124, s0, 7
	s_cmp_gt_i32 s9, 31
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v124, s1, 8
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s25, s24, 31
	v_writelane_b32 v124, s0, 9
	s_cmp_gt_i32 s26, 63
	v_bfrev_b32_e32 v5, 1
	v_writelane_b32 v124, s1, 10
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[70:71], vcc, s[84:85]
	v_writelane_b32 v124, s0, 11
	s_cmp_eq_u32 s77, 3
	v_cmp_gt_i32_e32 vcc, s34, v18
	v_writelane_b32 v124, s1, 12
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s36, 0
	v_writelane_b32 v124, s0, 13
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_gt_i32 s34, 0
	v_writelane_b32 v124, s1, 14
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 15
	s_sub_i32 s65, s34, 32
	v_lshlrev_b32_e32 v3, 3, v4
	v_writelane_b32 v124, s1, 16
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 17
	s_cmp_gt_i32 s65, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 18
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s9, s34, 31
	v_writelane_b32 v124, s0, 19
	s_cmp_gt_i32 s9, 31
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v124, s1, 20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 21
	s_and_b64 s[46:47], vcc, s[84:85]
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 22
	v_writelane_b32 v124, s88, 23
	s_add_i32 s1, s8, 1
	s_mul_i32 s8, s58, 3
	v_writelane_b32 v124, s89, 24
	v_writelane_b32 v124, s90, 25
	v_writelane_b32 v124, s91, 26
	s_ashr_i32 s9, s8, 31
	v_writelane_b32 v124, s92, 27
	s_lshl_b64 s[8:9], s[8:9], 2
	v_writelane_b32 v124, s93, 28
	v_writelane_b32 v124, s94, 29
	s_add_u32 s8, s90, s8
	v_writelane_b32 v124, s95, 30
	s_addc_u32 s9, s91, s9
	v_writelane_b32 v124, s8, 31
	v_readlane_b32 s0, v123, 0
	v_lshlrev_b32_e32 v6, 2, v1
	v_writelane_b32 v124, s9, 32
	s_lshl_b32 s8, s58, 1
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s90, s8
	s_addc_u32 s9, s91, s9
	v_writelane_b32 v124, s8, 33
	s_max_i32 s12, s12, s44
	s_add_i32 s13, s14, 1
	v_writelane_b32 v124, s9, 34
	s_add_i32 s8, s23, 2
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_and_b32 s9, s9, 0xffffffe
	s_sub_i32 s8, s8, s9
	s_lshl_b32 s8, s8, 4
	s_ashr_i32 s9, s8, 31
	s_and_b64 vcc, vcc, s[84:85]
	s_lshl_b64 s[14:15], s[8:9], 2
	s_ashr_i32 s0, s0, 31
	s_lshl_b32 s8, s73, 8
	s_add_i32 s9, s1, s44
	v_writelane_b32 v124, s0, 35
	s_add_u32 s0, s38, s14
	v_writelane_b32 v124, s1, 36
	s_addc_u32 s1, s39, s15
	v_writelane_b32 v124, s0, 37
	s_load_dwordx8 s[88:95], s[60:61], 0x78
	v_cmp_eq_u32_e64 s[14:15], 0, v4
	v_writelane_b32 v124, s1, 38
	.loc	1 41 0
	s_mul_i32 s0, s67, s6
	s_mul_i32 s0, s0, s36
	v_writelane_b32 v124, s27, 39
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v124, s14, 40
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_i32 s23, s27, s64
	v_writelane_b32 v124, s15, 41
	s_and_b64 s[14:15], s[84:85], s[14:15]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s94, s0
	v_writelane_b32 v124, s88, 42
	s_addc_u32 s1, s95, s1
	s_cmp_gt_i32 s73, 0
	v_writelane_b32 v124, s89, 43
	v_writelane_b32 v124, s90, 44
	v_writelane_b32 v124, s91, 45
	v_writelane_b32 v124, s92, 46
	v_writelane_b32 v124, s93, 47
	v_writelane_b32 v124, s94, 48
	v_writelane_b32 v124, s95, 49
	s_cselect_b64 s[26:27], -1, 0
	v_writelane_b32 v124, s26, 50
	v_cndmask_b32_e32 v35, v5, v3, vcc
	v_add_u32_e32 v2, 0xffffff80, v6
	v_writelane_b32 v124, s27, 51
	s_mul_i32 s26, s67, s62
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[26:27], s[26:27], 2
	v_cmp_gt_u32_e32 vcc, 32, v1
	s_add_u32 s38, s0, s26
	v_and_b32_e32 v22, 7, v0
	v_bfe_u32 v77, v0, 3, 3
	v_cndmask_b32_e32 v76, v2, v6, vcc
	s_addc_u32 s39, s1, s27
	v_mad_u64_u32 v[2:3], s[26:27], s44, v77, v[22:23]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[24:25], s[0:1], 0, v[2:3]
	s_lshl_b64 s[0:1], s[62:63], 2
	v_readlane_b32 s88, v123, 34
	v_add_u32_e32 v8, -8, v6
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_readlane_b32 s89, v123, 35
	s_add_u32 s0, s88, s0
	v_cndmask_b32_e32 v8, v8, v6, vcc
	v_writelane_b32 v124, s0, 52
	s_addc_u32 s0, s89, s1
	scratch_store_dword off, v8, off offset:12
	v_add_u32_e32 v8, -16, v6
	v_cmp_gt_u32_e32 vcc, 4, v1
	v_writelane_b32 v124, s0, 53
	v_lshlrev_b32_e32 v26, 2, v22
	v_cndmask_b32_e32 v8, v8, v6, vcc
	v_cmp_gt_i32_e64 s[0:1], s44, v22
	v_writelane_b32 v124, s36, 54
	v_cmp_gt_i32_e32 vcc, s36, v77
	scratch_store_dword off, v8, off offset:16
	v_cndmask_b32_e64 v8, v5, v26, s[0:1]
	v_writelane_b32 v124, s0, 55
	s_and_b64 s[26:27], vcc, s[0:1]
	s_mov_b32 s6, s67
	v_writelane_b32 v124, s1, 56
	s_lshl_b64 s[0:1], s[6:7], 2
	s_and_b64 s[6:7], s[84:85], s[26:27]
	v_writelane_b32 v124, s6, 57
	v_readlane_b32 s90, v123, 36
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
	v_readlane_b32 s94, v123, 40
	v_readlane_b32 s95, v123, 41
	v_writelane_b32 v124, s7, 58
	scratch_store_dword off, v8, off offset:32
	v_readlane_b32 s88, v124, 23
	v_readlane_b32 s92, v124, 27
	v_readlane_b32 s89, v124, 24
	v_readlane_b32 s90, v124, 25
	v_readlane_b32 s91, v124, 26
	v_readlane_b32 s93, v124, 28
	v_readlane_b32 s94, v124, 29
	v_readlane_b32 s95, v124, 30
	s_add_u32 s60, s92, s0
	v_writelane_b32 v124, s26, 59
	s_addc_u32 s61, s93, s1
	v_cmp_eq_u32_e64 s[0:1], s62, v77
	v_writelane_b32 v124, s27, 60
	v_cndmask_b32_e64 v8, 0, 1, s[10:11]
	v_writelane_b32 v124, s0, 61
	s_mov_b64 s[88:89], s[76:77]
	s_mov_b32 s91, s79
	v_writelane_b32 v124, s1, 62
	s_and_b64 s[0:1], s[0:1], s[26:27]
	s_and_b64 s[0:1], s[84:85], s[0:1]
	v_writelane_b32 v124, s0, 63
	s_cmp_eq_u32 s78, 0
	s_mov_b32 s94, s82
	v_writelane_b32 v125, s1, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 1
	s_cmp_lg_u32 s78, 0
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v125, s1, 2
	v_readfirstlane_b32 s0, v8
	s_max_i32 s0, s64, s0
	s_add_i32 s0, s0, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 3
	v_writelane_b32 v125, s6, 3
	s_cmp_eq_u32 s77, 2
	v_lshl_add_u64 v[8:9], s[60:61], 0, v[2:3]
	v_writelane_b32 v125, s7, 4
	s_mul_i32 s6, s0, s20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 5
	scratch_store_dwordx2 off, v[8:9], off offset:88
	v_and_b32_e32 v84, 0xf0, v0
	v_writelane_b32 v125, s1, 6
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s20, 0
	s_cmp_gt_i32 s79, 0
	v_writelane_b32 v125, s0, 7
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 8
	s_cmp_eq_u32 s83, 0
	v_bfe_i32 v9, v0, 5, 1
	v_writelane_b32 v125, s1, 9
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 10
	s_cmp_lg_u32 s83, 0
	v_lshlrev_b32_e32 v56, 3, v0
	v_writelane_b32 v125, s1, 11
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 12
	v_lshlrev_b32_e32 v10, 5, v0
	v_lshlrev_b32_e32 v12, 1, v0
	v_writelane_b32 v125, s1, 13
	s_min_i32 s0, s80, s6
	s_cmp_gt_i32 s80, 0
	s_cselect_b32 s7, s0, s6
	s_and_b32 s61, s61, 0xffff
	v_writelane_b32 v125, s60, 14
	s_lshl_b32 s0, s73, 6
	s_and_b32 s1, s69, 0xffff
	v_writelane_b32 v125, s61, 15
	v_writelane_b32 v125, s62, 16
	v_writelane_b32 v125, s63, 17
	v_writelane_b32 v125, s0, 18
	v_writelane_b32 v125, s0, 19
	s_and_b32 s97, s93, 0xffff
	s_mov_b32 s93, s81
	v_writelane_b32 v125, s1, 20
	v_writelane_b32 v125, s2, 21
	v_writelane_b32 v125, s3, 22
	v_writelane_b32 v125, s88, 23
	s_cmp_lt_i32 s82, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s89, 24
	v_writelane_b32 v125, s90, 25
	v_writelane_b32 v125, s91, 26
	v_writelane_b32 v125, s92, 27
	v_writelane_b32 v125, s93, 28
	v_writelane_b32 v125, s94, 29
	v_writelane_b32 v125, s95, 30
	v_writelane_b32 v125, s0, 31
	s_cmp_gt_u32 s45, 32
	s_mul_i32 s76, s2, s20
	v_writelane_b32 v125, s1, 32
	v_writelane_b32 v125, s45, 33
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 34
	s_cmp_gt_u32 s65, 32
	v_and_b32_e32 v34, 62, v12
	v_writelane_b32 v125, s1, 35
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s63, s20
	v_cvt_f32_u32_e32 v8, s63
	v_writelane_b32 v125, s0, 36
	s_abs_i32 s60, s24
	s_abs_i32 s2, s73
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s1, 37
	s_sub_i32 s0, 0, s63
	s_abs_i32 s61, s44
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_bfe_i32 v13, v0, 1, 1
	v_lshrrev_b32_e32 v7, 1, v7
	v_mov_b32_e32 v27, 0
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s45, s1, s0
	s_abs_i32 s0, s76
	v_cvt_f32_u32_e32 v8, s0
	v_writelane_b32 v125, s0, 38
	s_sub_i32 s0, 0, s0
	v_readlane_b32 s88, v123, 34
	v_rcp_iflag_f32_e32 v8, v8
	v_lshlrev_b32_e32 v20, 2, v19
	v_readlane_b32 s89, v123, 35
	v_readlane_b32 s90, v123, 36
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s60
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 39
	s_sub_i32 s0, 0, s60
	v_readlane_b32 s94, v123, 40
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_readlane_b32 s95, v123, 41
	v_cmp_gt_i32_e64 s[18:19], s67, v19
	v_lshrrev_b32_e32 v30, 4, v0
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 40
	s_sub_i32 s0, 0, s2
	v_writelane_b32 v125, s74, 41
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_writelane_b32 v125, s75, 42
	v_cndmask_b32_e64 v33, v5, v20, s[18:19]
	v_and_b32_e32 v39, 64, v0
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_abs_i32 s0, s23
	s_mul_hi_u32 s26, s0, s1
	s_mul_i32 s1, s26, s2
	s_sub_i32 s27, s0, s1
	s_and_b64 s[0:1], s[10:11], s[74:75]
	s_ashr_i32 s10, s22, 31
	v_writelane_b32 v125, s10, 43
	s_ashr_i32 s10, s21, 31
	v_writelane_b32 v125, s10, 44
	s_lshl_b32 s11, s66, 3
	v_writelane_b32 v125, s11, 45
	s_ashr_i32 s11, s76, 31
	v_writelane_b32 v125, s11, 46
	s_ashr_i32 s11, s44, 31
	v_writelane_b32 v125, s11, 47
	v_writelane_b32 v125, s58, 48
	s_xor_b32 s10, s23, s73
	s_ashr_i32 s22, s66, 31
	v_writelane_b32 v125, s59, 49
	s_abs_i32 s59, s66
	v_cvt_f32_u32_e32 v21, s59
	s_abs_i32 s58, s58
	s_ashr_i32 s10, s10, 31
	s_sub_i32 s11, 0, s61
	v_rcp_iflag_f32_e32 v21, v21
	s_sub_i32 s21, 0, s58
	v_writelane_b32 v125, s22, 50
	s_sub_i32 s22, 0, s59
	s_add_i32 s23, s26, 1
	s_sub_i32 s36, s27, s2
	v_mul_f32_e32 v21, 0x4f7ffffe, v21
	s_cmp_ge_u32 s27, s2
	v_cvt_u32_f32_e32 v23, v21
	v_mov_b32_e32 v21, s6
	s_cselect_b32 s23, s23, s26
	scratch_store_dword off, v21, off offset:96
	v_mov_b32_e32 v21, s7
	s_cselect_b32 s26, s36, s27
	s_add_i32 s27, s23, 1
	.loc	1 20 0
	scratch_store_dword off, v21, off offset:100
	v_lshrrev_b32_e32 v21, 3, v84
	s_cmp_ge_u32 s26, s2
	v_and_b32_e32 v8, 0x84, v9
	s_movk_i32 s2, 0x200
	v_xor_b32_e32 v21, v56, v21
	v_and_or_b32 v11, v10, s2, v8
	v_and_b32_e32 v8, 56, v12
	v_lshlrev_b32_e32 v12, 2, v0
	v_xor_b32_e32 v29, 2, v21
	v_and_b32_e32 v36, 60, v12
	scratch_store_dword off, v29, off offset:56
	v_xor_b32_e32 v29, 4, v21
	v_and_b32_e32 v9, 0x208, v9
	scratch_store_dwordx2 off, v[36:37], off offset:20
	scratch_store_dword off, v29, off offset:60
	scratch_store_dword off, v21, off offset:52
	v_lshrrev_b32_e32 v29, 1, v0
	scratch_store_dword off, v34, off offset:40
	v_xor_b32_e32 v34, v9, v34
	s_movk_i32 s2, 0x140
	v_and_or_b32 v34, v29, 64, v34
	v_and_or_b32 v13, v13, s2, v8
	v_and_b32_e32 v8, 1, v0
	v_xor_b32_e32 v36, 2, v34
	v_lshl_add_u32 v14, v8, 4, 0
	s_movk_i32 s2, 0x3f0
	scratch_store_dword off, v36, off offset:144
	v_xor_b32_e32 v36, 4, v34
	v_mad_u32_u24 v15, v8, s2, v14
	s_movk_i32 s2, 0xe0
	v_writelane_b32 v125, s58, 51
	scratch_store_dword off, v36, off offset:148
	v_xor_b32_e32 v36, 6, v34
	v_and_or_b32 v81, v10, s2, v7
	v_writelane_b32 v125, s59, 52
	v_mul_lo_u32 v28, s22, v23
	s_cselect_b32 s2, s27, s23
	s_mov_b64 s[22:23], s[38:39]
	scratch_store_dword off, v36, off offset:152
	v_xor_b32_e32 v36, 16, v34
	v_writelane_b32 v125, s22, 53
	s_xor_b32 s2, s2, s10
	scratch_store_dword off, v36, off offset:156
	v_xor_b32_e32 v36, 18, v34
	v_writelane_b32 v125, s23, 54
	s_sub_i32 s2, s2, s10
	v_xor_b32_e32 v21, 6, v21
	scratch_store_dword off, v36, off offset:160
	v_xor_b32_e32 v36, 20, v34
	v_writelane_b32 v125, s2, 55
	s_mul_i32 s2, s56, s20
	scratch_store_dword off, v21, off offset:64
	scratch_store_dword off, v36, off offset:164
	scratch_store_dword off, v34, off offset:140
	v_xor_b32_e32 v34, 22, v34
	.loc	1 27 0
	v_writelane_b32 v125, s2, 56
	scratch_store_dword off, v34, off offset:168
	v_and_b32_e32 v34, 31, v0
	v_lshlrev_b32_e32 v36, 1, v34
	v_and_b32_e32 v37, 0x80, v0
	v_writelane_b32 v125, s46, 57
	v_lshrrev_b32_e32 v40, 1, v37
	v_xor_b32_e32 v9, v9, v36
	v_writelane_b32 v125, s47, 58
	v_and_b32_e32 v21, 32, v0
	v_or_b32_e32 v9, v9, v40
	v_writelane_b32 v125, s70, 59
	v_lshlrev_b32_e32 v38, 4, v21
	scratch_store_dword off, v9, off offset:176
	v_lshrrev_b32_e32 v9, 3, v21
	v_lshlrev_b32_e32 v43, 5, v21
	v_mov_b32_e32 v21, v27
	v_writelane_b32 v125, s71, 60
	v_cmp_gt_u32_e64 s[6:7], 8, v1
	v_lshl_add_u64 v[44:45], s[94:95], 0, v[20:21]
	v_readlane_b32 s88, v124, 23
	v_writelane_b32 v125, s6, 61
	v_lshl_add_u64 v[58:59], s[22:23], 0, v[2:3]
	v_readlane_b32 s92, v124, 27
	v_writelane_b32 v125, s7, 62
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_writelane_b32 v125, s52, 63
	s_mov_b32 s96, s92
	s_mov_b32 s98, s22
	v_writelane_b32 v126, s53, 0
	s_mov_b32 s99, s23
	v_writelane_b32 v126, s96, 1
	v_readlane_b32 s93, v124, 28
	s_mul_i32 s2, s44, s76
	v_writelane_b32 v126, s97, 2
	v_writelane_b32 v126, s98, 3
	v_lshl_add_u64 v[2:3], s[92:93], 0, v[2:3]
	v_writelane_b32 v126, s99, 4
	scratch_store_dwordx2 off, v[2:3], off offset:112
	v_lshl_add_u64 v[2:3], s[68:69], 0, v[26:27]
	v_writelane_b32 v126, s68, 5
	s_xor_b64 s[0:1], s[0:1], -1
	v_readlane_b32 s80, v125, 19
	v_writelane_b32 v126, s69, 6
	v_writelane_b32 v126, s44, 7
	v_writelane_b32 v126, s76, 8
	v_writelane_b32 v126, s2, 9
	v_writelane_b32 v126, s0, 10
	v_cndmask_b32_e64 v119, v5, v33, s[70:71]
	s_mov_b32 s80, s68
	v_writelane_b32 v126, s1, 11
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	s_mov_b64 s[70:71], s[66:67]
	s_mov_b32 s68, s64
	v_writelane_b32 v126, s0, 12
	v_sub_u32_e64 v5, v1, 1 clamp
	v_lshlrev_b32_e32 v5, 2, v5
	v_writelane_b32 v126, s1, 13
	v_cmp_eq_u32_e64 s[0:1], 1, v4
	scratch_store_dword off, v5, off offset:28
	v_subrev_u32_e32 v5, 32, v6
	v_writelane_b32 v126, s0, 14
	scratch_store_dwordx2 off, v[2:3], off offset:120
	v_lshl_add_u64 v[2:3], s[52:53], 0, v[26:27]
	v_writelane_b32 v126, s1, 15
	v_cmp_eq_u32_e64 s[0:1], 2, v4
	v_cndmask_b32_e64 v5, v5, v6, s[6:7]
	v_readlane_b32 s6, v123, 63
	v_writelane_b32 v126, s0, 16
	v_cvt_f32_u32_e32 v7, s61
	v_readlane_b32 s7, v124, 0
	v_writelane_b32 v126, s1, 17
	v_cmp_gt_u32_e64 s[0:1], 2, v4
	v_cvt_f32_u32_e32 v16, s58
	v_rcp_iflag_f32_e32 v7, v7
	v_writelane_b32 v126, s0, 18
	v_or3_b32 v41, v38, v39, v36
	v_rcp_iflag_f32_e32 v16, v16
	v_writelane_b32 v126, s1, 19
	s_mul_i32 s0, s66, s64
	v_writelane_b32 v126, s0, 20
	.loc	1 41 0
	v_writelane_b32 v126, s68, 21
	s_movk_i32 s0, 0x7f
	v_cmp_lt_u32_e64 s[52:53], s0, v0
	v_writelane_b32 v126, s69, 22
	v_writelane_b32 v126, s70, 23
	v_writelane_b32 v126, s71, 24
	s_add_i32 s0, 0, 0x1000
	v_writelane_b32 v126, s0, 25
	s_add_i32 s0, 0, 0x1800
	v_writelane_b32 v126, s0, 26
	s_mov_b32 s0, 0
	v_writelane_b32 v126, s0, 27
	s_load_dwordx2 s[0:1], s[6:7], 0xf8
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s0, 28
	v_add_u32_e32 v38, 0, v38
	v_mul_lo_u32 v10, s11, v7
	v_writelane_b32 v126, s1, 29
	v_cmp_lt_u32_e64 s[0:1], v19, v30
	v_lshrrev_b32_e32 v36, 1, v39
	scratch_store_dword off, v5, off offset:44
	v_writelane_b32 v126, s0, 30
	v_add_u32_e32 v5, v38, v39
	v_mul_lo_u32 v17, s21, v16
	v_writelane_b32 v126, s1, 31
	v_cmp_lt_u32_e64 s[0:1], v22, v77
	v_or_b32_e32 v9, v9, v36
	scratch_store_dword off, v5, off offset:172
	v_writelane_b32 v126, s0, 32
	v_mul_hi_u32 v5, v7, v10
	scratch_store_dword off, v9, off offset:72
	v_writelane_b32 v126, s1, 33
	v_cmp_eq_u32_e64 s[0:1], 48, v55
	v_lshrrev_b32_e32 v9, 2, v37
	v_add_u32_e32 v93, v7, v5
	v_writelane_b32 v126, s0, 34
	v_mul_hi_u32 v5, v16, v17
	v_or_b32_e32 v9, v9, v34
	v_writelane_b32 v126, s1, 35
	v_cmp_eq_u32_e64 s[0:1], 0, v22
	v_lshrrev_b32_e32 v34, 6, v37
	v_add_u32_e32 v94, v16, v5
	v_writelane_b32 v126, s0, 36
	v_mul_hi_u32 v5, v23, v28
	scratch_store_dword off, v9, off offset:76
	v_writelane_b32 v126, s1, 37
	v_cmp_lt_u32_e64 s[0:1], 1, v22
	v_and_b32_e32 v9, 0x78, v56
	v_lshl_or_b32 v34, v39, 4, v34
	v_writelane_b32 v126, s0, 38
	v_add_u32_e32 v95, v23, v5
	v_mul_lo_u32 v5, s67, v30
	v_writelane_b32 v126, s1, 39
	v_cmp_lt_u32_e64 s[0:1], 3, v22
	v_or3_b32 v34, v11, v34, v9
	scratch_store_dword off, v5, off offset:8
	v_lshlrev_b32_e32 v5, 4, v1
	v_writelane_b32 v126, s0, 40
	v_xor_b32_e32 v9, 4, v34
	v_sub_u32_e32 v5, 0, v5
	v_writelane_b32 v126, s1, 41
	v_cmp_lt_u32_e64 s[0:1], 15, v1
	scratch_store_dword off, v41, off offset:68
	v_xor_b32_e32 v11, 64, v34
	scratch_store_dword off, v34, off offset:180
	v_xor_b32_e32 v41, 0x44, v34
	v_and_b32_e32 v34, 4, v12
	v_xor_b32_e32 v13, v13, v40
	scratch_store_dword off, v5, off offset:36
	v_add_u32_e32 v5, 0, v9
	v_writelane_b32 v126, s0, 42
	v_or3_b32 v13, v34, v13, v43
	scratch_store_dword off, v5, off offset:188
	v_add_u32_e32 v5, 0, v11
	v_writelane_b32 v126, s1, 43
	scratch_store_dword off, v13, off offset:184
	v_xor_b32_e32 v13, 4, v13
	v_or_b32_e32 v26, 32, v18
	scratch_store_dword off, v5, off offset:192
	v_add_u32_e32 v5, 0, v41
	v_writelane_b32 v126, s48, 44
	v_readlane_b32 s81, v125, 20
	v_readlane_b32 s82, v125, 21
	v_readlane_b32 s83, v125, 22
	scratch_store_dword off, v5, off offset:196
	v_add_u32_e32 v5, 0, v13
	v_writelane_b32 v126, s49, 45
	v_cmp_gt_i64_e64 s[0:1], s[48:49], v[26:27]
	.loc	1 27 0
	s_mov_b32 s36, s34
	v_writelane_b32 v125, s80, 19
	scratch_store_dword off, v5, off offset:200
	v_mov_b32_e32 v5, s73
	v_writelane_b32 v126, s0, 46
	v_writelane_b32 v125, s81, 20
	scratch_store_dword off, v5, off offset:48
	v_mov_b32_e32 v5, s2
	v_writelane_b32 v126, s1, 47
	v_cmp_gt_i64_e64 s[0:1], s[36:37], v[26:27]
	scratch_store_dwordx2 off, v[44:45], off offset:80
	scratch_store_dwordx2 off, v[58:59], off offset:104
	v_readlane_b32 s89, v124, 24
	v_readlane_b32 s90, v124, 25
	v_readlane_b32 s91, v124, 26
	v_readlane_b32 s94, v124, 29
	v_readlane_b32 s95, v124, 30
	scratch_store_dwordx2 off, v[2:3], off offset:128
	v_writelane_b32 v125, s82, 21
	scratch_store_dword off, v5, off offset:136
	.loc	1 64 0
	v_writelane_b32 v126, s0, 48
	v_writelane_b32 v125, s83, 22
	s_load_dwordx8 s[76:83], s[6:7], 0x58
	s_load_dwordx8 s[88:95], s[6:7], 0x38
	v_writelane_b32 v126, s1, 49
	s_lshl_b64 s[0:1], s[24:25], 2
	v_lshrrev_b32_e32 v40, 2, v0
	v_writelane_b32 v126, s0, 50
	v_and_b32_e32 v44, 56, v40
	v_and_b32_e32 v46, 56, v12
	v_lshrrev_b32_e32 v47, 1, v55
	v_writelane_b32 v126, s1, 51
	s_mov_b32 s0, 0x33333333
	v_xor_b32_e32 v45, v12, v44
	v_lshlrev_b32_e32 v44, 6, v19
	v_xor_b32_e32 v46, v46, v47
	v_writelane_b32 v126, s0, 52
	v_or_b32_e32 v106, v46, v44
	v_and_b32_e32 v46, 0x60, v29
	v_lshl_add_u32 v48, v55, 5, 0
	v_writelane_b32 v126, s1, 53
	v_add_u32_e32 v108, v48, v46
	v_and_b32_e32 v46, 0xe0, v0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s88, 54
	v_lshrrev_b32_e32 v49, 2, v46
	v_xor_b32_e32 v50, v12, v49
	v_writelane_b32 v126, s89, 55
	v_and_b32_e32 v49, 14, v0
	v_writelane_b32 v126, s90, 56
	v_lshlrev_b32_e32 v51, 2, v49
	v_and_b32_e32 v110, 0xc0, v0
	v_writelane_b32 v126, s91, 57
	v_xor_b32_e32 v47, v51, v47
	v_and_b32_e32 v51, 12, v0
	v_lshlrev_b32_e32 v52, 1, v110
	v_writelane_b32 v126, s92, 58
	v_and_b32_e32 v29, 0x68, v29
	v_lshl_or_b32 v52, v51, 3, v52
	v_writelane_b32 v126, s93, 59
	v_xor_b32_e32 v52, v52, v29
	v_and_b32_e32 v29, 0x68, v56
	v_writelane_b32 v126, s94, 60
	v_and_b32_e32 v42, 2, v0
	v_or_b32_e32 v109, v47, v44
	v_lshrrev_b32_e32 v47, 1, v110
	v_lshl_or_b32 v29, v51, 5, v29
	v_writelane_b32 v126, s95, 61
	v_lshlrev_b32_e32 v53, 8, v42
	v_lshlrev_b32_e32 v42, 9, v42
	v_xor_b32_e32 v29, v29, v47
	v_writelane_b32 v126, s76, 62
	v_add3_u32 v42, v38, v42, v29
	v_lshrrev_b32_e32 v29, 1, v46
	v_writelane_b32 v127, s78, 0
	v_lshlrev_b32_e32 v46, 2, v46
	v_writelane_b32 v127, s79, 1
	v_add3_u32 v14, v14, v53, v43
	v_and_b32_e32 v43, 16, v0
	v_mul_u32_u24_e32 v51, 0x48, v49
	v_lshl_or_b32 v46, v49, 3, v46
	v_writelane_b32 v127, s80, 2
	v_lshrrev_b32_e32 v36, 3, v0
	v_xor_b32_e32 v51, v51, v29
	v_lshlrev_b32_e32 v54, 6, v43
	v_xor_b32_e32 v29, v46, v29
	v_lshlrev_b32_e32 v46, 10, v8
	v_and_b32_e32 v2, 0xf8, v56
	v_writelane_b32 v127, s81, 3
	v_lshl_add_u32 v53, v43, 7, v15
	v_add3_u32 v15, v15, v46, v54
	v_and_b32_e32 v3, 4, v36
	v_add_u32_e32 v2, 0, v2
	v_writelane_b32 v127, s82, 4
	v_lshrrev_b32_e32 v32, 6, v0
	v_subrev_u32_e32 v49, 64, v6
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	v_add_u32_e32 v114, 0, v20
	v_add_u32_e32 v92, v15, v29
	v_add_u32_e32 v29, v2, v3
	v_writelane_b32 v126, s77, 63
	v_writelane_b32 v127, s83, 5
	v_lshl_add_u64 v[2:3], s[76:77], 0, v[20:21]
	v_readlane_b32 s76, v124, 23
	v_xor_b32_e32 v57, 32, v106
	v_xor_b32_e32 v44, 32, v109
	v_add_u32_e32 v48, v48, v18
	v_lshlrev_b32_e32 v46, 2, v32
	v_cndmask_b32_e64 v113, v49, v6, s[38:39]
	v_mad_u32_u24 v115, v19, 12, v114
	v_and_b32_e32 v40, 12, v40
	v_lshlrev_b32_e32 v49, 4, v19
	v_readlane_b32 s77, v124, 24
	.loc	1 28 0
	s_mov_b32 s56, s35
	v_lshrrev_b32_e32 v82, 5, v0
	v_mov_b32_e32 v31, v27
	v_lshrrev_b32_e32 v104, 2, v84
	v_and_b32_e32 v34, 56, v56
	v_mov_b32_e32 v37, v27
	v_lshlrev_b32_e32 v105, 4, v0
	v_cndmask_b32_e64 v111, 0, 1, s[46:47]
	v_and_b32_e32 v112, 0x7c, v12
	v_xor_b32_e32 v116, 0x80, v12
	v_add3_u32 v117, 0, v46, v49
	v_add_u32_e32 v118, 0, v12
	v_and_b32_e32 v120, 0xf8, v0
	v_add_u32_e32 v121, v115, v46
	s_mov_b32 s99, s45
	s_mov_b32 s98, s65
	s_mov_b32 s96, s20
	v_add_u32_e32 v88, 0, v44
	v_add_u32_e32 v89, v48, v47
	v_add_u32_e32 v87, v53, v51
	v_add_u32_e32 v28, v115, v40
	v_mov_b32_e32 v107, s33
	v_mov_b32_e32 v103, 1
	v_mov_b32_e32 v40, 0x7fff
	v_bfrev_b32_e32 v41, 0.5
	v_mov_b32_e32 v48, -1
	v_bfrev_b32_e32 v49, -8
	v_add_u32_e32 v44, v14, v52
	v_add_u32_e32 v46, v42, v43
	v_add_u32_e32 v100, 0, v45
	v_add_u32_e32 v101, 0, v50
	v_mov_b32_e32 v50, v57
	v_cmp_eq_u32_e64 s[44:45], 3, v32
	v_mov_b32_e32 v38, 0x42800000
	v_not_b32_e32 v39, 63
	.loc	1 41 0
	s_lshl_b32 s97, s67, 4
	s_lshl_b32 s64, s73, 10
	s_mov_b32 s26, 2.0
	s_mov_b32 s66, 0x5040100
	v_cmp_lt_u32_e64 s[58:59], 31, v1
	v_lshl_add_u64 v[52:53], s[76:77], 0, v[20:21]
	v_mov_b32_e32 v51, v57
	scratch_store_dwordx2 off, v[2:3], off
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_branch .LBB0_6
.LBB0_4:
	v_readlane_b32 s0, v126, 27
	s_mov_b32 s2, s26
	s_mov_b32 s20, s0
.LBB0_5:
	v_readlane_b32 s0, v127, 8
	s_cmp_lt_i32 s0, s2
	s_mov_b32 s0, s20
	s_mov_b32 s26, s2
	v_writelane_b32 v126, s0, 27
	v_readlane_b32 s1, v127, 9
	s_cbranch_scc0 .LBB0_610
.LBB0_6:
	.loc	1 42 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s0, 6
	s_barrier
	s_nop 0
	v_writelane_b32 v127, s1, 7
	.loc	1 36 0
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_mbcnt_hi_u32_b32 v2, s11, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s2, s[10:11]
	v_readlane_b32 s10, v123, 20
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s11, v123, 21
	s_nop 4
	global_atomic_add v3, v27, v3, s[10:11] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_nop 1
	v_add_u32_e32 v2, s2, v2
	ds_write_b32 v27, v2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s25, v2
	s_sub_i32 s2, s25, s73
	s_mov_b32 s0, s2
	.loc	1 44 0
	v_writelane_b32 v127, s0, 8
	s_cmp_gt_i32 s2, -1
	s_nop 0
	v_writelane_b32 v127, s1, 9
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_387
	v_readlane_b32 s0, v126, 27
	.loc	1 49 0
	s_cmp_lg_u32 s26, 2.0
	s_mov_b32 s2, s26
	s_mov_b32 s20, s0
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_20
.LBB0_12:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 35 0
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v27, v2
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 50 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 50 0
	global_load_dword v2, v27, s[50:51] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	.loc	1 51 0
	v_readlane_b32 s0, v123, 22
	v_readlane_b32 s1, v123, 23
	s_nop 4
	global_load_dword v2, v27, s[0:1] offset:96
	.loc	1 53 0
	v_readlane_b32 s0, v123, 24
	v_readlane_b32 s1, v123, 25
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	1 51 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v2
	.loc	1 53 0
	s_cbranch_vccnz .LBB0_19
	v_readlane_b32 s0, v123, 28
	v_readlane_b32 s1, v123, 29
	.loc	1 54 0
	s_nop 4
	global_load_dword v2, v27, s[0:1] offset:96
	global_load_dword v3, v27, s[0:1] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_sub_i32 s0, s0, s20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v3
	s_add_i32 s2, s0, s1
	s_branch .LBB0_20
.LBB0_19:
	s_mov_b32 s2, 0
.LBB0_20:
	v_writelane_b32 v127, s26, 10
	.loc	1 55 0
	s_nop 0
	v_readlane_b32 s0, v127, 8
	s_cmp_ge_i32 s0, s2
	v_readlane_b32 s1, v127, 9
	s_cbranch_scc1 .LBB0_386
	.loc	1 56 0
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[0:1], s[20:21], 2
	v_readlane_b32 s6, v126, 28
	v_readlane_b32 s7, v126, 29
	s_add_u32 s6, s6, s0
	s_addc_u32 s7, s7, s1
	v_readlane_b32 s0, v127, 8
	v_readlane_b32 s1, v127, 9
	s_mov_b32 s1, s3
	s_mov_b32 s10, s0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s6, s0
	s_addc_u32 s1, s7, s1
	global_load_dword v2, v27, s[0:1]
	v_writelane_b32 v127, s10, 8
	.loc	1 57 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_ashr_i32 s26, s0, 24
	.loc	1 58 0
	s_ashr_i32 s27, s26, 31
	.loc	1 57 0
	s_and_b32 s46, s0, 0xffffff
	.loc	1 58 0
	s_lshl_b64 s[0:1], s[26:27], 2
	s_add_u32 s0, s50, s0
	s_addc_u32 s1, s51, s1
	global_load_dword v21, v27, s[0:1] offset:32
	.loc	1 56 0
	v_writelane_b32 v127, s11, 9
	.loc	1 59 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s46, v21
	s_cbranch_vccnz .LBB0_386
	.loc	1 58 0
	v_writelane_b32 v127, s20, 11
	.loc	1 60 0
	s_cmp_lg_u32 s26, 3
	.loc	1 58 0
	s_nop 0
	v_writelane_b32 v127, s21, 12
	v_writelane_b32 v127, s0, 13
	s_nop 1
	v_writelane_b32 v127, s1, 14
	s_nop 1
	global_load_dword v2, v27, s[0:1] offset:64
	.loc	1 60 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 64 0
	v_writelane_b32 v127, s0, 15
	s_cmp_lg_u32 s26, 1
	.loc	1 58 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v2
	.loc	1 64 0
	v_writelane_b32 v127, s1, 16
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v127, s0, 17
	s_nop 1
	v_writelane_b32 v127, s1, 18
	v_readlane_b32 s1, v126, 7
	v_readlane_b32 s20, v127, 6
	v_readlane_b32 s21, v127, 7
	v_readlane_b32 s0, v123, 44
	s_branch .LBB0_24
.LBB0_23:
	.loc	1 69 0
	s_add_i32 s46, s46, s27
	.loc	1 59 0
	v_cmp_lt_i32_e32 vcc, s46, v21
	.loc	1 68 0
	s_memrealtime s[20:21]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_385
.LBB0_24:
	.loc	1 60 0
	v_readlane_b32 s6, v127, 15
	v_readlane_b32 s7, v127, 16
	s_mov_b64 s[10:11], -1
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_45
	s_cmp_lt_i32 s26, 5
	s_cbranch_scc1 .LBB0_38
	s_cmp_lt_i32 s26, 6
	s_cbranch_scc1 .LBB0_35
	s_mov_b32 s47, 0
	s_cmp_eq_u32 s26, 6
	s_mov_b64 s[6:7], s[50:51]
	s_cbranch_scc0 .LBB0_34
	v_readlane_b32 s6, v123, 32
	v_readlane_b32 s7, v123, 33
	s_andn2_b64 vcc, exec, s[6:7]
	v_readlane_b32 s6, v123, 42
	v_readlane_b32 s47, v124, 54
	v_readlane_b32 s7, v123, 43
	s_cbranch_vccnz .LBB0_34
	s_ashr_i32 s47, s46, 31
	v_readlane_b32 s76, v123, 34
	s_lshl_b64 s[6:7], s[46:47], 2
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	s_add_u32 s6, s80, s6
	s_addc_u32 s7, s81, s7
	v_readlane_b32 s10, v125, 43
	s_abs_i32 s11, s46
	s_xor_b32 s10, s47, s10
	s_mul_hi_u32 s47, s11, s99
	s_mul_i32 s48, s47, s63
	s_sub_i32 s11, s11, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s11, s63
	s_cmp_ge_u32 s11, s63
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s11, s49, s11
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s11, s63
	s_cselect_b32 s11, s48, s47
	s_xor_b32 s11, s11, s10
	v_readlane_b32 s68, v126, 21
	s_sub_i32 s10, s11, s10
	v_readlane_b32 s70, v126, 23
	s_mul_i32 s10, s10, s70
	s_lshl_b32 s48, s10, 3
	v_readlane_b32 s10, v125, 45
	s_add_i32 s49, s48, s10
	s_cmp_ge_i32 s48, s49
	s_mov_b32 s47, 0
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	v_readlane_b32 s69, v126, 22
	v_readlane_b32 s71, v126, 24
	s_cbranch_scc1 .LBB0_34
	v_readlane_b32 s10, v126, 20
	s_min_i32 s65, s49, s10
	s_branch .LBB0_32
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
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
	v_readlane_b32 s10, v2, 63
	s_add_i32 s47, s10, s47
	s_cmp_lt_i32 s48, s49
	s_cbranch_scc0 .LBB0_34
.LBB0_32:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s48, v1
	v_cmp_gt_i32_e32 vcc, s65, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_31
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_31
.LBB0_34:
	s_mov_b64 s[10:11], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_37
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	s_mul_hi_u32 s10, s7, s99
	s_mul_i32 s11, s10, s63
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s63
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s48, s16, s10
	s_addc_u32 s49, s17, s11
	s_add_u32 s10, s54, s10
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v27, s[48:49]
	s_addc_u32 s11, s55, s11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v27, s[10:11]
	v_readlane_b32 s10, v123, 53
	v_readlane_b32 s11, v123, 54
	s_and_b64 s[10:11], s[10:11], exec
	s_mov_b32 s47, 1
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s10, s6, 1
	s_abs_i32 s6, s10
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s65, 0, s6
	s_mul_i32 s11, s7, s96
	s_sub_i32 s11, s46, s11
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s49, s11
	s_xor_b32 s48, s11, s10
	s_ashr_i32 s48, s48, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s67, v2
	s_mul_i32 s65, s65, s67
	s_mul_hi_u32 s65, s67, s65
	s_add_i32 s67, s67, s65
	s_mul_hi_u32 s65, s49, s67
	s_mul_i32 s67, s65, s6
	s_sub_i32 s49, s49, s67
	s_add_i32 s68, s65, 1
	s_sub_i32 s67, s49, s6
	s_cmp_ge_u32 s49, s6
	s_cselect_b32 s65, s68, s65
	s_cselect_b32 s49, s67, s49
	s_add_i32 s67, s65, 1
	s_cmp_ge_u32 s49, s6
	s_cselect_b32 s6, s67, s65
	s_xor_b32 s6, s6, s48
	s_sub_i32 s6, s6, s48
	s_mul_i32 s10, s6, s10
	s_sub_i32 s10, s11, s10
	s_add_i32 s7, s7, s10
	s_mul_i32 s10, s7, s0
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	v_readlane_b32 s48, v123, 49
	v_readlane_b32 s49, v123, 50
	s_add_u32 s10, s48, s10
	s_addc_u32 s11, s49, s11
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s10, s6
	s_addc_u32 s7, s11, s7
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
.LBB0_37:
	s_mov_b64 s[10:11], 0
.LBB0_38:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_44
	s_cmp_gt_i32 s26, 3
	s_mov_b64 s[10:11], -1
	s_cbranch_scc0 .LBB0_41
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	s_mul_hi_u32 s10, s7, s99
	s_mul_i32 s11, s10, s63
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s63
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s48, s16, s10
	s_addc_u32 s49, s17, s11
	s_add_u32 s10, s54, s10
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v27, s[48:49]
	s_addc_u32 s11, s55, s11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v27, s[10:11]
	v_readlane_b32 s10, v123, 53
	v_readlane_b32 s11, v123, 54
	s_and_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s6, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_abs_i32 s7, s7
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s47, 0, s7
	s_mul_i32 s10, s6, s96
	s_sub_i32 s10, s46, s10
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s11, s10, 31
	s_abs_i32 s10, s10
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s48, v2
	s_mul_i32 s47, s47, s48
	s_mul_hi_u32 s47, s48, s47
	s_add_i32 s48, s48, s47
	s_mul_hi_u32 s47, s10, s48
	s_mul_i32 s47, s47, s7
	s_sub_i32 s10, s10, s47
	s_sub_i32 s47, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s10, s47, s10
	s_sub_i32 s47, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s7, s47, s10
	s_xor_b32 s7, s7, s11
	s_sub_i32 s7, s7, s11
	s_add_i32 s6, s6, s7
	s_mul_i32 s6, s6, s0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s10, v123, 49
	v_readlane_b32 s11, v123, 50
	s_add_u32 s6, s10, s6
	s_addc_u32 s7, s11, s7
	s_add_u32 s6, s6, 4
	s_addc_u32 s7, s7, 0
	s_mov_b64 s[10:11], 0
.LBB0_41:
	s_andn2_b64 vcc, exec, s[10:11]
	s_mov_b32 s47, s24
	s_cbranch_vccnz .LBB0_44
	s_mov_b32 s47, 0
	s_cmp_eq_u32 s26, 2
	s_mov_b64 s[6:7], s[50:51]
	s_cbranch_scc0 .LBB0_44
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 46
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s10, v125, 39
	s_mul_hi_u32 s10, s7, s10
	v_readlane_b32 s48, v125, 38
	s_mul_i32 s11, s10, s48
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s48
	s_cmp_ge_u32 s7, s48
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s48
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	v_readlane_b32 s6, v123, 51
	v_readlane_b32 s7, v123, 52
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, s11
	s_add_u32 s6, s6, 4
	s_addc_u32 s7, s7, 0
	v_readlane_b32 s48, v125, 63
	v_readlane_b32 s49, v126, 0
	s_add_u32 s10, s48, s10
	s_addc_u32 s11, s49, s11
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v27, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	s_add_i32 s10, s10, 15
	s_ashr_i32 s11, s10, 31
	s_lshr_b32 s11, s11, 28
	s_add_i32 s10, s10, s11
	s_ashr_i32 s10, s10, 4
	s_mul_i32 s47, s10, s24
.LBB0_44:
	s_mov_b64 s[10:11], 0
.LBB0_45:
	s_and_b64 vcc, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s47
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[6:7]
	s_cbranch_vccz .LBB0_59
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 44
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s10, v125, 40
	s_mul_hi_u32 s10, s7, s10
	s_mul_i32 s11, s10, s60
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s60
	s_cmp_ge_u32 s7, s60
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s60
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s48, s16, s10
	s_addc_u32 s49, s17, s11
	s_add_u32 s10, s54, s10
	s_addc_u32 s11, s55, s11
	global_load_dword v2, v27, s[48:49]
	global_load_dword v3, v27, s[10:11]
	v_readlane_b32 s10, v123, 53
	v_readlane_b32 s11, v123, 54
	s_and_b64 s[10:11], s[10:11], exec
	v_readlane_b32 s76, v125, 23
	v_readlane_b32 s77, v125, 24
	v_readlane_b32 s78, v125, 25
	v_readlane_b32 s79, v125, 26
	v_readlane_b32 s80, v125, 27
	v_readlane_b32 s81, v125, 28
	v_readlane_b32 s82, v125, 29
	v_readlane_b32 s83, v125, 30
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s10, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_cselect_b32 s6, s10, s6
	s_abs_i32 s7, s7
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s47, 0, s7
	s_mul_i32 s10, s6, s24
	s_sub_i32 s10, s46, s10
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s11, s10, 31
	s_abs_i32 s10, s10
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s48, v2
	s_mul_i32 s47, s47, s48
	s_mul_hi_u32 s47, s48, s47
	s_add_i32 s48, s48, s47
	s_mul_hi_u32 s47, s10, s48
	s_mul_i32 s47, s47, s7
	s_sub_i32 s10, s10, s47
	s_sub_i32 s47, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s10, s47, s10
	s_sub_i32 s47, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s7, s47, s10
	s_xor_b32 s7, s7, s11
	s_sub_i32 s7, s7, s11
	s_add_i32 s6, s6, s7
	s_mov_b64 s[10:11], 0
	s_cmp_lt_i32 s76, 1
	s_cbranch_scc1 .LBB0_49
	s_cmp_eq_u32 s76, 1
	s_cbranch_scc0 .LBB0_50
	v_readlane_b32 s76, v124, 23
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_lshl_b64 s[48:49], s[6:7], 2
	s_mov_b64 s[74:75], s[82:83]
	s_add_u32 s48, s74, s48
	s_addc_u32 s49, s75, s49
	global_load_dword v2, v27, s[48:49]
	v_readlane_b32 s48, v125, 63
	v_readlane_b32 s49, v126, 0
	v_readlane_b32 s77, v124, 24
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[48:49], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[78:79], 0, v[2:3]
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_51
.LBB0_49:
	s_mov_b64 s[48:49], 0
	s_cbranch_execnz .LBB0_52
	s_branch .LBB0_53
.LBB0_50:
	s_mov_b64 s[48:49], -1
.LBB0_51:
	s_branch .LBB0_53
.LBB0_52:
	v_readlane_b32 s76, v125, 23
	s_cmp_lg_u32 s76, 0
	s_mov_b64 s[10:11], -1
	s_cselect_b64 s[48:49], -1, 0
	v_readlane_b32 s77, v125, 24
	v_readlane_b32 s78, v125, 25
	v_readlane_b32 s79, v125, 26
	v_readlane_b32 s80, v125, 27
	v_readlane_b32 s81, v125, 28
	v_readlane_b32 s82, v125, 29
	v_readlane_b32 s83, v125, 30
.LBB0_53:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_55
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_59
	s_branch .LBB0_56
.LBB0_55:
	global_load_dword v4, v27, s[50:51] offset:168
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	v_mov_b64_e32 v[2:3], s[78:79]
	s_cbranch_execnz .LBB0_59
.LBB0_56:
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s10, v123, 55
	v_readlane_b32 s11, v123, 56
	s_add_u32 s10, s10, s6
	s_addc_u32 s11, s11, s7
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	global_load_dword v4, v27, s[10:11]
	s_add_u32 s6, s78, s6
	s_addc_u32 s7, s79, s7
	v_mov_b64_e32 v[2:3], s[6:7]
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	s_branch .LBB0_59
.LBB0_57:
	s_or_b64 exec, exec, s[10:11]
	.loc	1 61 0
	v_readfirstlane_b32 s10, v5
	s_nop 1
	v_mov_b32_e32 v5, s10
	ds_write_b32 v27, v5
.LBB0_58:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v27
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_62
.LBB0_59:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_58
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_57
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_57
.LBB0_62:
	.loc	1 64 0
	v_readlane_b32 s10, v127, 17
	v_readlane_b32 s11, v127, 18
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[10:11]
	.loc	1 62 0
	s_memrealtime s[48:49]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_287
	.loc	1 64 0
	v_readlane_b32 s10, v127, 15
	v_readlane_b32 s11, v127, 16
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_269
	s_cmp_lt_i32 s26, 5
	s_cbranch_scc1 .LBB0_120
	s_cmp_lt_i32 s26, 6
	s_cbranch_scc1 .LBB0_94
	s_cmp_eq_u32 s26, 6
	s_cbranch_scc0 .LBB0_93
	scratch_load_dword v2, off, off offset:40
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s47, s6, s7
	s_abs_i32 s6, s46
	s_mul_hi_u32 s7, s6, s99
	s_mul_i32 s10, s7, s63
	s_sub_i32 s6, s6, s10
	s_add_i32 s10, s7, 1
	s_sub_i32 s11, s6, s63
	s_cmp_ge_u32 s6, s63
	s_cselect_b32 s7, s10, s7
	s_cselect_b32 s6, s11, s6
	s_add_i32 s10, s7, 1
	s_cmp_ge_u32 s6, s63
	s_cselect_b32 s6, s10, s7
	s_xor_b32 s65, s6, s47
	s_sub_i32 s6, s65, s47
	s_lshl_b32 s67, s6, 3
	s_mul_i32 s6, s6, s96
	s_sub_i32 s68, s46, s6
	v_or_b32_e32 v16, s67, v82
	v_readlane_b32 s76, v126, 21
	v_readlane_b32 s70, v123, 57
	v_readlane_b32 s71, v123, 58
	v_cmp_gt_i32_e64 s[74:75], s76, v16
	s_mov_b64 s[10:11], -1
	v_readlane_b32 s77, v126, 22
	v_readlane_b32 s78, v126, 23
	v_readlane_b32 s79, v126, 24
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v2, s68, 6, v2
	v_cmp_gt_i32_e32 vcc, s34, v2
	s_and_b64 s[6:7], s[74:75], vcc
	s_and_b64 vcc, exec, s[70:71]
	s_cbranch_vccz .LBB0_77
	v_readlane_b32 s10, v123, 59
	v_readlane_b32 s11, v123, 60
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_75
	v_readlane_b32 s76, v124, 42
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s77, v124, 43
	v_readlane_b32 s78, v124, 44
	v_readlane_b32 s79, v124, 45
	s_lshl_b32 s10, s47, 3
	v_mov_b32_e32 v4, 0
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[78:79]
	v_lshl_or_b32 v3, s65, 3, v82
	v_readlane_b32 s76, v126, 21
	v_subrev_u32_e32 v3, s10, v3
	v_readlane_b32 s78, v126, 23
	s_mov_b32 s69, s78
	v_mov_b32_e32 v5, v4
	v_mul_lo_u32 v8, s78, v3
	v_readlane_b32 s80, v124, 46
	v_readlane_b32 s81, v124, 47
	v_readlane_b32 s82, v124, 48
	v_readlane_b32 s83, v124, 49
	v_readlane_b32 s77, v126, 22
	v_readlane_b32 s79, v126, 24
	s_branch .LBB0_71
.LBB0_70:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	s_add_i32 s69, s69, -1
	s_cmp_lg_u32 s69, 0
	v_cndmask_b32_e32 v11, 0, v10, vcc
	v_cndmask_b32_e32 v10, 0, v9, vcc
	v_pk_add_f32 v[4:5], v[4:5], v[10:11]
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc0 .LBB0_76
.LBB0_71:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_73
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_73:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_70
	v_mad_i64_i32 v[10:11], s[70:71], v8, s36, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	global_load_dword v9, v[10:11], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, 0xffff0000, v9
	v_lshlrev_b32_e32 v9, 16, v9
	s_branch .LBB0_70
.LBB0_75:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_76:
	s_mov_b64 s[10:11], 0
.LBB0_77:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_90
	v_readlane_b32 s10, v123, 59
	v_readlane_b32 s11, v123, 60
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_89
	global_load_dwordx2 v[6:7], v27, s[42:43]
	v_lshl_or_b32 v4, s65, 3, v82
	s_lshl_b32 s10, s47, 3
	v_readlane_b32 s76, v126, 21
	v_subrev_u32_e32 v4, s10, v4
	v_readlane_b32 s78, v126, 23
	v_readlane_b32 s10, v123, 61
	v_readlane_b32 s11, v123, 62
	v_mul_lo_u32 v8, s78, v4
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[10:11]
	s_mov_b32 s69, s78
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s77, v126, 22
	v_readlane_b32 s79, v126, 24
	s_branch .LBB0_81
.LBB0_80:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s69, s69, -1
	v_pk_add_f32 v[4:5], v[4:5], v[14:15]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s69, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_90
.LBB0_81:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_83
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_83:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_85
	global_load_dword v9, v[10:11], off
.LBB0_85:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_87
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v93
	v_mul_lo_u32 v15, v14, s61
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s61, v13
	v_readlane_b32 s70, v125, 47
	s_nop 0
	v_cndmask_b32_e64 v14, v14, v15, s[76:77]
	v_subrev_u32_e32 v15, s61, v13
	v_cndmask_b32_e64 v13, v13, v15, s[76:77]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s61, v13
	v_xor_b32_e32 v12, s70, v12
	s_nop 0
	v_cndmask_b32_e64 v13, v14, v15, s[76:77]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[30:31]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_87:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[70:71], s[6:7], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[10:11], s[70:71]
	s_cbranch_execz .LBB0_80
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v6
	v_readlane_b32 s76, v124, 42
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v7, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v26, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[26:27]
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s77, v124, 43
	v_mad_i64_i32 v[14:15], s[70:71], v9, s36, 0
	s_nop 0
	v_lshl_add_u64 v[12:13], s[76:77], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s78, v124, 44
	v_readlane_b32 s79, v124, 45
	v_readlane_b32 s80, v124, 46
	v_readlane_b32 s81, v124, 47
	v_readlane_b32 s82, v124, 48
	v_readlane_b32 s83, v124, 49
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, 0xffff0000, v9
	v_lshlrev_b32_e32 v14, 16, v9
	s_branch .LBB0_80
.LBB0_89:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_90:
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_92
	v_and_b32_sdwa v6, v4, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s6, 0x7fff
	v_and_b32_sdwa v3, v5, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v4, v6, s6
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v3, v5, v3, s6
	v_readlane_b32 s76, v126, 54
	v_cndmask_b32_sdwa v4, v40, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_readlane_b32 s77, v126, 55
	v_readlane_b32 s78, v126, 56
	v_cndmask_b32_sdwa v3, v40, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v6, v3, v4, s66
	v_mad_i64_i32 v[4:5], s[6:7], v16, s36, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[76:77]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_readlane_b32 s79, v126, 57
	v_readlane_b32 s80, v126, 58
	v_readlane_b32 s81, v126, 59
	v_readlane_b32 s82, v126, 60
	v_readlane_b32 s83, v126, 61
	global_store_dword v[2:3], v6, off
.LBB0_92:
	s_or_b64 exec, exec, s[10:11]
	s_cmp_lg_u32 s68, 0
	s_cbranch_scc0 .LBB0_185
.LBB0_93:
	s_mov_b64 s[6:7], 0
.LBB0_94:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_119
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 43
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	s_mul_hi_u32 s10, s7, s99
	s_mul_i32 s11, s10, s63
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s63
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s68, s16, s10
	s_addc_u32 s69, s17, s11
	s_add_u32 s10, s54, s10
	global_load_dword v2, v27, s[68:69]
	s_addc_u32 s11, s55, s11
	global_load_dword v3, v27, s[10:11]
	v_readlane_b32 s10, v123, 53
	v_readlane_b32 s11, v123, 54
	s_and_b64 s[10:11], s[10:11], exec
	v_readlane_b32 s70, v123, 55
	v_readlane_b32 s71, v123, 56
	v_readlane_b32 s76, v126, 62
	v_readlane_b32 s78, v127, 0
	v_readlane_b32 s79, v127, 1
	v_readlane_b32 s77, v126, 63
	v_readlane_b32 s80, v127, 2
	v_readlane_b32 s81, v127, 3
	v_readlane_b32 s82, v127, 4
	v_readlane_b32 s83, v127, 5
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s6, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_abs_i32 s10, s7
	v_cvt_f32_u32_e32 v2, s10
	s_sub_i32 s67, 0, s10
	s_mul_i32 s11, s6, s96
	s_sub_i32 s11, s46, s11
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s65, s11
	s_xor_b32 s47, s11, s7
	s_ashr_i32 s47, s47, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s68, v2
	s_mul_i32 s67, s67, s68
	s_mul_hi_u32 s67, s68, s67
	s_add_i32 s68, s68, s67
	s_mul_hi_u32 s67, s65, s68
	s_mul_i32 s68, s67, s10
	s_sub_i32 s65, s65, s68
	s_add_i32 s69, s67, 1
	s_sub_i32 s68, s65, s10
	s_cmp_ge_u32 s65, s10
	s_cselect_b32 s67, s69, s67
	s_cselect_b32 s65, s68, s65
	s_add_i32 s68, s67, 1
	s_cmp_ge_u32 s65, s10
	s_cselect_b32 s10, s68, s67
	s_xor_b32 s10, s10, s47
	s_sub_i32 s10, s10, s47
	s_mul_i32 s7, s10, s7
	s_sub_i32 s7, s11, s7
	s_add_i32 s6, s6, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[68:69], s[6:7], 2
	s_add_u32 s68, s70, s68
	s_addc_u32 s69, s71, s69
	global_load_dword v12, v27, s[68:69]
	s_lshl_b32 s11, s6, 4
	v_or_b32_e32 v4, s11, v30
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[78:79]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v30, v12
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_97
	global_load_dword v5, v[2:3], off
.LBB0_97:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_readlane_b32 s6, v125, 48
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v94
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
	v_sub_u32_e32 v10, v7, v6
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_99
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[6:7], v[10:11], 3, s[30:31]
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_99:
	s_or_b64 exec, exec, s[6:7]
	v_lshl_or_b32 v6, s10, 6, v20
	v_cmp_gt_i32_e32 vcc, s34, v6
	s_and_b64 s[68:69], s[74:75], vcc
	s_and_saveexec_b64 s[6:7], s[68:69]
	s_cbranch_execz .LBB0_101
	v_readlane_b32 s68, v125, 48
	v_readlane_b32 s69, v125, 49
	v_readlane_b32 s76, v124, 42
	v_mul_lo_u32 v7, v10, s68
	global_load_dwordx2 v[10:11], v27, s[42:43]
	v_sub_u32_e32 v5, v5, v7
	v_readlane_b32 s77, v124, 43
	v_readlane_b32 s78, v124, 44
	v_readlane_b32 s79, v124, 45
	v_readlane_b32 s80, v124, 46
	v_readlane_b32 s81, v124, 47
	v_readlane_b32 s82, v124, 48
	v_readlane_b32 s83, v124, 49
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v7, 31, v9
	v_lshrrev_b32_e32 v26, 28, v7
	v_mad_i64_i32 v[10:11], s[68:69], v5, s36, 0
	v_mad_i64_i32 v[4:5], s[68:69], v4, s36, 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[76:77]
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[26:27]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[78:79], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off
.LBB0_101:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_103
	global_load_dword v5, v[2:3], off
.LBB0_103:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, s11, v19
	v_readlane_b32 s76, v126, 62
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s78, v127, 0
	v_readlane_b32 s79, v127, 1
	v_cmp_lt_i32_e32 vcc, v19, v12
	v_readlane_b32 s77, v126, 63
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	v_readlane_b32 s80, v127, 2
	v_readlane_b32 s81, v127, 3
	v_readlane_b32 s82, v127, 4
	v_readlane_b32 s83, v127, 5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_105
	global_load_dword v4, v[2:3], off
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_107
	global_load_dword v6, v[2:3], off
.LBB0_107:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v94
	v_readlane_b32 s11, v125, 51
	v_readlane_b32 s6, v125, 48
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s11
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[76:77], s11, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s7, v125, 49
	v_cndmask_b32_e64 v7, v7, v8, s[76:77]
	v_subrev_u32_e32 v8, s11, v3
	v_cndmask_b32_e64 v3, v3, v8, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s11, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s7, v2
	v_cndmask_b32_e64 v3, v7, v3, s[76:77]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v94
	v_mul_lo_u32 v9, v8, s11
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[76:77], s11, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[76:77]
	v_subrev_u32_e32 v9, s11, v7
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[76:77], s11, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s7, v3
	v_cndmask_b32_e64 v7, v8, v7, s[76:77]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s62
	v_cndmask_b32_e64 v8, v7, v2, s[74:75]
	v_mul_lo_u32 v2, v2, s6
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s6
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v94
	v_mul_lo_u32 v10, v9, s11
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s11, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s11, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s11, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s7, v2
	v_cndmask_b32_e64 v4, v9, v4, s[76:77]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v95
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
	v_readlane_b32 s68, v126, 30
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v95
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
	v_readlane_b32 s69, v126, 31
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
	v_mul_lo_u32 v4, v4, s96
	v_mul_lo_u32 v3, v3, s96
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s10, v4
	v_add3_u32 v3, v7, s10, v3
	v_cmp_eq_u32_e64 s[76:77], v4, v3
	s_and_b64 s[6:7], s[74:75], s[76:77]
	s_and_b64 s[6:7], vcc, s[6:7]
	s_and_b64 s[68:69], s[68:69], s[6:7]
	v_cndmask_b32_e64 v3, 0, 1, s[68:69]
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
	v_add_u32_e32 v4, 0, v104
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v114
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
	ds_read_b32 v8, v114
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_109
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[30:31]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_109:
	s_or_b64 exec, exec, s[6:7]
	global_load_dwordx2 v[10:11], v27, s[42:43]
	v_readlane_b32 s6, v125, 48
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s80, v123, 38
	v_mul_lo_u32 v2, v2, s6
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s6, v125, 50
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v95
	v_xor_b32_e32 v3, s6, v3
	v_readlane_b32 s6, v125, 52
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v9, v6, s6
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[74:75], s6, v2
	v_add_u32_e32 v9, 1, v6
	v_readlane_b32 s77, v123, 35
	v_cndmask_b32_e64 v6, v6, v9, s[74:75]
	v_subrev_u32_e32 v9, s6, v2
	v_cndmask_b32_e64 v2, v2, v9, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s6, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s78, v123, 36
	v_cndmask_b32_e64 v2, v6, v2, s[74:75]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s96
	v_add_u32_e32 v2, s10, v2
	v_mov_b32_e32 v6, v27
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[74:75], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[74:75], v5, v11, s[74:75]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v26, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[26:27]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[80:81], 0, v[4:5]
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
	v_mov_b32_e32 v7, v27
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
	v_cndmask_b32_e32 v5, v41, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_118
	v_mov_b32_e32 v4, v27
	v_mov_b32_e32 v5, v27
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[10:11], vcc, 1
	s_and_b32 s11, s11, 0x55555555
	s_and_b32 s10, s10, 0x55555555
	s_sub_u32 s10, vcc_lo, s10
	v_readlane_b32 s68, v126, 52
	s_subb_u32 s11, vcc_hi, s11
	v_readlane_b32 s69, v126, 53
	s_mov_b32 s74, s68
	s_mov_b32 s75, s68
	s_and_b64 s[68:69], s[10:11], s[74:75]
	s_lshr_b64 s[10:11], s[10:11], 2
	s_and_b64 s[10:11], s[10:11], s[74:75]
	s_add_u32 s10, s10, s68
	s_addc_u32 s11, s11, s69
	s_lshr_b64 s[68:69], s[10:11], 4
	s_add_u32 s10, s68, s10
	s_addc_u32 s11, s69, s11
	s_and_b32 s47, s10, 0xf0f0f0f
	s_and_b32 s11, s11, 0xf0f0f0f
	s_mul_i32 s10, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s10
	s_mul_i32 s11, s11, 0x1010101
	s_mov_b32 s70, s74
	s_add_i32 s11, s47, s11
	v_writelane_b32 v126, s70, 52
	v_cmp_gt_u64_e32 vcc, s[10:11], v[48:49]
	s_nop 0
	v_writelane_b32 v126, s71, 53
	s_cbranch_vccnz .LBB0_116
	s_mov_b32 s47, 0
	s_mov_b64 s[10:11], 0
.LBB0_112:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s65, s[68:69]
	s_add_i32 s47, s47, s65
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s65
	s_or_b64 s[10:11], s[68:69], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_112
	s_or_b64 exec, exec, s[10:11]
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
	v_cmp_ne_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_115
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
	v_cmp_gt_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_115:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[10:11], 1, v4
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_117
	s_branch .LBB0_118
.LBB0_116:
	s_mov_b64 s[10:11], -1
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_118
.LBB0_117:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_118:
	s_or_b64 exec, exec, s[6:7]
.LBB0_119:
	s_mov_b64 s[6:7], 0
.LBB0_120:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_268
	s_cmp_gt_i32 s26, 3
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_210
	s_abs_i32 s7, s46
	s_mul_hi_u32 s10, s7, s99
	s_mul_i32 s11, s10, s63
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s0, v125, 43
	s_sub_i32 s7, s7, s11
	s_xor_b32 s6, s6, s0
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s63
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s63
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s68, s16, s10
	s_addc_u32 s69, s17, s11
	s_add_u32 s10, s54, s10
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v27, s[68:69]
	s_addc_u32 s11, s55, s11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v27, s[10:11]
	v_readlane_b32 s10, v123, 53
	v_readlane_b32 s11, v123, 54
	s_and_b64 s[10:11], s[10:11], exec
	v_readlane_b32 s76, v124, 23
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_mov_b64 s[74:75], s[82:83]
	v_readlane_b32 s77, v124, 24
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s6, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_abs_i32 s10, s7
	v_cvt_f32_u32_e32 v2, s10
	s_sub_i32 s67, 0, s10
	s_mul_i32 s11, s6, s96
	s_sub_i32 s11, s46, s11
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s65, s11
	s_xor_b32 s47, s11, s7
	s_ashr_i32 s47, s47, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s68, v2
	s_mul_i32 s67, s67, s68
	s_mul_hi_u32 s67, s68, s67
	s_add_i32 s68, s68, s67
	s_mul_hi_u32 s67, s65, s68
	s_mul_i32 s68, s67, s10
	s_sub_i32 s65, s65, s68
	s_add_i32 s69, s67, 1
	s_sub_i32 s68, s65, s10
	s_cmp_ge_u32 s65, s10
	s_cselect_b32 s67, s69, s67
	s_cselect_b32 s65, s68, s65
	s_add_i32 s68, s67, 1
	s_cmp_ge_u32 s65, s10
	s_cselect_b32 s10, s68, s67
	s_xor_b32 s10, s10, s47
	s_sub_i32 s0, s10, s47
	s_mul_i32 s7, s0, s7
	s_sub_i32 s7, s11, s7
	s_add_i32 s10, s6, s7
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[6:7], s[10:11], 2
	s_add_u32 s68, s74, s6
	s_addc_u32 s69, s75, s7
	global_load_dword v2, v27, s[68:69]
	v_readlane_b32 s68, v123, 55
	v_readlane_b32 s69, v123, 56
	s_add_u32 s6, s68, s6
	s_addc_u32 s7, s69, s7
	global_load_dword v58, v27, s[6:7]
	s_lshl_b32 s47, s10, 4
	s_ashr_i32 s6, s47, 31
	v_mov_b32_e32 v11, s6
	v_readlane_b32 s6, v126, 44
	v_or_b32_e32 v10, s47, v30
	v_readlane_b32 s7, v126, 45
	v_readlane_b32 s68, v123, 16
	v_mad_i64_i32 v[6:7], s[6:7], v10, s6, 0
	s_cmp_gt_i32 s47, -1
	v_readlane_b32 s69, v123, 17
	s_cselect_b64 s[6:7], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s65, v2
	v_cmp_gt_i64_e32 vcc, s[68:69], v[10:11]
	v_readlane_b32 s68, v124, 5
	s_and_b64 s[6:7], s[6:7], vcc
	v_readlane_b32 s69, v124, 6
	s_and_b64 s[70:71], s[6:7], s[68:69]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[68:69], s[70:71]
	s_cbranch_execz .LBB0_124
	scratch_load_dwordx2 v[4:5], off, off offset:80
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_124:
	s_or_b64 exec, exec, s[68:69]
	s_lshl_b32 s11, s0, 6
	s_mul_i32 s65, s65, s35
	s_lshl_b32 s68, s65, 1
	s_ashr_i32 s65, s11, 31
	v_mov_b32_e32 v9, s65
	v_or_b32_e32 v8, s11, v34
	s_cmp_gt_i32 s11, -1
	s_cselect_b64 s[70:71], -1, 0
	v_cmp_gt_i64_e32 vcc, s[36:37], v[8:9]
	s_and_b64 s[76:77], s[70:71], vcc
	s_ashr_i32 s69, s68, 31
	v_readlane_b32 s70, v123, 18
	v_lshl_add_u64 v[12:13], s[68:69], 0, v[36:37]
	v_readlane_b32 s71, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_mov_b32_e32 v3, 0
	v_cmp_gt_i64_e64 s[74:75], s[70:71], v[12:13]
	s_and_b64 s[70:71], vcc, s[74:75]
	v_readlane_b32 s74, v124, 3
	s_and_b64 s[70:71], s[76:77], s[70:71]
	v_readlane_b32 s75, v124, 4
	s_and_b64 s[70:71], s[74:75], s[70:71]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_126
	v_mad_u64_u32 v[2:3], s[70:71], v12, s36, 0
	v_mul_lo_u32 v4, v13, s36
	v_mul_lo_u32 v5, v12, s37
	v_readlane_b32 s70, v123, 7
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s71, v123, 8
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[70:71]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_126:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s70, v124, 7
	v_readlane_b32 s71, v124, 8
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v11 offset:4096
	v_add_u32_e32 v11, 0, v105
	s_andn2_b64 vcc, exec, s[70:71]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_138
	v_add_u32_e32 v59, 0, v106
	v_add_u32_e32 v60, 0, v50
	ds_read_b64 v[2:3], v59 offset:4096
	ds_read_b64 v[4:5], v60 offset:4096
	v_readlane_b32 s88, v123, 34
	v_readlane_b32 s94, v123, 40
	v_readlane_b32 s95, v123, 41
	v_readlane_b32 s70, v126, 46
	v_readlane_b32 s71, v126, 47
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[94:95]
	v_readlane_b32 s89, v123, 35
	v_readlane_b32 s90, v123, 36
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
	s_and_b64 s[70:71], s[6:7], s[70:71]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_129
	v_lshlrev_b32_e32 v26, 1, v18
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[26:27]
	global_load_dword v54, v[14:15], off offset:64
.LBB0_129:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s70, v123, 7
	v_readlane_b32 s71, v123, 8
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[70:71]
	v_add_u32_e32 v26, v108, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v42, v26
	ds_read_u16 v45, v26 offset:128
	ds_read_u16 v55, v26 offset:256
	ds_read_u16 v57, v26 offset:384
	ds_read_u16 v23, v26 offset:2048
	ds_read_u16 v43, v26 offset:2176
	ds_read_u16 v47, v26 offset:2304
	ds_read_u16 v56, v26 offset:2432
	s_setprio 0
	s_add_i32 s70, s68, 32
	s_ashr_i32 s71, s70, 31
	v_lshl_add_u64 v[16:17], s[70:71], 0, v[36:37]
	v_readlane_b32 s70, v123, 18
	v_readlane_b32 s71, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[70:71], v[16:17]
	s_and_b64 s[70:71], vcc, s[74:75]
	s_and_b64 s[70:71], s[76:77], s[70:71]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_131
	v_mul_lo_u32 v8, v17, s36
	v_mul_lo_u32 v9, v16, s37
	v_mad_u64_u32 v[6:7], s[70:71], v16, s36, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_131:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v57, v55, s66
	v_perm_b32 v16, v45, v42, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v57, v56, v47, s66
	v_perm_b32 v56, v43, v23, s66
	v_mfma_f32_16x16x16_bf16 v[62:65], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[56:57], v[4:5], v[62:65]
	s_setprio 0
	v_readlane_b32 s70, v125, 34
	v_readlane_b32 s71, v125, 35
	s_andn2_b64 vcc, exec, s[70:71]
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v54 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_139
	s_mov_b32 s65, 64
	s_branch .LBB0_134
.LBB0_133:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v57, v64, v62, s66
	v_perm_b32 v56, v45, v42, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v63, v63, v47, s66
	v_perm_b32 v62, v43, v23, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[56:57], v[54:55], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[62:63], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s67, s65, 32
	v_readlane_b32 s69, v125, 33
	s_cmp_lt_i32 s65, s69
	s_mov_b32 s65, s67
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v61 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_139
.LBB0_134:
	ds_read_b64 v[54:55], v59 offset:4096
	ds_read_b64 v[16:17], v60 offset:4096
	s_ashr_i32 s67, s65, 31
	v_readlane_b32 s74, v126, 44
	v_mov_b32_e32 v9, s67
	v_or_b32_e32 v8, s65, v18
	s_cmp_gt_i32 s65, -1
	v_readlane_b32 s75, v126, 45
	s_cselect_b64 s[70:71], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[74:75], v[8:9]
	s_and_b64 s[70:71], s[70:71], vcc
	s_and_b64 s[70:71], s[6:7], s[70:71]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_136
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v61, v[8:9], off
.LBB0_136:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v42, v26
	ds_read_u16 v45, v26 offset:128
	ds_read_u16 v62, v26 offset:256
	ds_read_u16 v64, v26 offset:384
	ds_read_u16 v23, v26 offset:2048
	ds_read_u16 v43, v26 offset:2176
	ds_read_u16 v47, v26 offset:2304
	ds_read_u16 v63, v26 offset:2432
	s_setprio 0
	s_add_i32 s70, s68, s65
	s_ashr_i32 s71, s70, 31
	v_lshl_add_u64 v[56:57], s[70:71], 0, v[36:37]
	v_readlane_b32 s70, v123, 18
	v_readlane_b32 s71, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[56:57]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[70:71], v[56:57]
	s_and_b64 s[70:71], vcc, s[74:75]
	s_and_b64 s[70:71], s[76:77], s[70:71]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_133
	v_mul_lo_u32 v8, v57, s36
	v_mul_lo_u32 v9, v56, s37
	v_mad_u64_u32 v[6:7], s[70:71], v56, s36, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_133
.LBB0_138:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_139:
	v_add_u32_e32 v6, 0, v106
	v_add_u32_e32 v7, 0, v50
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v7 offset:4096
	v_readlane_b32 s6, v124, 9
	v_readlane_b32 s7, v124, 10
	s_andn2_b64 vcc, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_141
	v_add_u32_e32 v11, v108, v18
	ds_read_u16 v12, v11 offset:384
	ds_read_u16 v14, v11 offset:2048
	ds_read_u16 v13, v11 offset:256
	ds_read_u16 v15, v11 offset:128
	ds_read_u16 v16, v11
	ds_read_u16 v17, v11 offset:2432
	ds_read_u16 v23, v11 offset:2304
	ds_read_u16 v11, v11 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v13, v12, v13, s66
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v12, v15, v16, s66
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v17, v23, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v11, v14, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_bf16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_141:
	v_or_b32_e32 v8, s47, v19
	v_readlane_b32 s76, v126, 62
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s78, v127, 0
	v_readlane_b32 s79, v127, 1
	v_cmp_lt_i32_e64 s[74:75], v19, v58
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[6:7], v[8:9], 2, s[78:79]
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s77, v126, 63
	v_readlane_b32 s80, v127, 2
	v_readlane_b32 s81, v127, 3
	v_readlane_b32 s82, v127, 4
	v_readlane_b32 s83, v127, 5
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_144
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_145
.LBB0_143:
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_156
	s_branch .LBB0_146
.LBB0_144:
	global_load_dword v9, v[6:7], off
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_143
.LBB0_145:
	global_load_dword v11, v[6:7], off
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_156
.LBB0_146:
	v_readlane_b32 s6, v124, 11
	v_readlane_b32 s7, v124, 12
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v16, 0
	s_cbranch_vccnz .LBB0_151
	v_readlane_b32 s68, v123, 45
	v_readlane_b32 s70, v123, 47
	v_readlane_b32 s71, v123, 48
	v_readlane_b32 s6, v126, 50
	v_add_u32_e32 v14, s47, v19
	v_mov_b64_e32 v[12:13], s[70:71]
	v_readlane_b32 s7, v126, 51
	v_mad_i64_i32 v[12:13], s[6:7], s6, v14, v[12:13]
	v_mov_b32_e32 v16, 0
	s_mov_b32 s47, s24
	v_readlane_b32 s69, v123, 46
	s_branch .LBB0_149
.LBB0_148:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s47, s47, -1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v16, v14
	s_cmp_lg_u32 s47, 0
	v_lshl_add_u64 v[12:13], v[12:13], 0, 4
	s_cbranch_scc0 .LBB0_151
.LBB0_149:
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_148
	global_load_dword v14, v[12:13], off
	s_branch .LBB0_148
.LBB0_151:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, 0, v11
	v_readlane_b32 s6, v125, 48
	v_max_i32_e32 v13, v11, v13
	v_mul_hi_u32 v14, v13, v94
	v_readlane_b32 s6, v125, 51
	v_ashrrev_i32_e32 v12, 31, v11
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v15, v14, s6
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e32 vcc, s6, v13
	v_xor_b32_e32 v12, s7, v12
	s_nop 0
	v_cndmask_b32_e32 v14, v14, v15, vcc
	v_subrev_u32_e32 v15, s6, v13
	v_cndmask_b32_e32 v13, v13, v15, vcc
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e32 vcc, s6, v13
	s_nop 1
	v_cndmask_b32_e32 v13, v14, v15, vcc
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v14, v13, v12
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_153
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[12:13], v[14:15], 3, s[30:31]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_153:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v125, 59
	v_readlane_b32 s7, v125, 60
	s_and_b64 s[68:69], s[6:7], s[74:75]
	s_and_saveexec_b64 s[6:7], s[68:69]
	s_cbranch_execz .LBB0_155
	global_load_dwordx2 v[42:43], v27, s[42:43]
	v_readlane_b32 s68, v125, 48
	v_readlane_b32 s76, v124, 42
	v_readlane_b32 s80, v124, 46
	v_mul_lo_u32 v14, v14, s68
	v_sub_u32_e32 v14, v11, v14
	v_readlane_b32 s81, v124, 47
	v_ashrrev_i32_e32 v15, 31, v14
	v_readlane_b32 s69, v125, 49
	v_readlane_b32 s77, v124, 43
	v_readlane_b32 s78, v124, 44
	v_readlane_b32 s79, v124, 45
	v_readlane_b32 s82, v124, 48
	v_readlane_b32 s83, v124, 49
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v42
	s_nop 1
	v_subb_co_u32_e32 v13, vcc, v13, v43, vcc
	v_ashrrev_i32_e32 v11, 31, v13
	v_lshrrev_b32_e32 v26, 28, v11
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[26:27]
	v_and_b32_e32 v12, -16, v12
	v_lshl_add_u64 v[12:13], s[80:81], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 2, v[12:13]
	global_store_dword v[12:13], v16, off
.LBB0_155:
	s_or_b64 exec, exec, s[6:7]
.LBB0_156:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v12, 0, v9
	v_readlane_b32 s6, v125, 48
	v_max_i32_e32 v12, v9, v12
	v_mul_hi_u32 v13, v12, v94
	v_readlane_b32 s6, v125, 51
	v_ashrrev_i32_e32 v11, 31, v9
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v14, v13, s6
	v_sub_u32_e32 v12, v12, v14
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s6, v12
	v_xor_b32_e32 v11, s7, v11
	s_nop 0
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_subrev_u32_e32 v14, s6, v12
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s6, v12
	s_nop 1
	v_cndmask_b32_e32 v12, v13, v14, vcc
	v_xor_b32_e32 v12, v12, v11
	v_sub_u32_e32 v16, v12, v11
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_158
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[12:13], v[16:17], 3, s[30:31]
	global_load_dwordx2 v[14:15], v[12:13], off
.LBB0_158:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v12, s11, v104
	v_cmp_gt_i32_e32 vcc, s34, v12
	s_and_b64 s[68:69], vcc, s[74:75]
	s_and_saveexec_b64 s[6:7], s[68:69]
	s_cbranch_execz .LBB0_160
	v_readlane_b32 s68, v125, 48
	s_movk_i32 s11, 0x7fff
	v_bfe_u32 v13, v5, 16, 1
	v_mul_lo_u32 v11, v16, s68
	v_sub_u32_e32 v9, v9, v11
	v_bfe_u32 v11, v4, 16, 1
	v_add3_u32 v11, v4, v11, s11
	v_bfe_u32 v16, v2, 16, 1
	v_add3_u32 v13, v5, v13, s11
	v_lshrrev_b32_e32 v11, 16, v11
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v17, v3, 16, 1
	v_add3_u32 v16, v2, v16, s11
	v_lshrrev_b32_e32 v13, 16, v13
	v_cndmask_b32_e32 v4, v40, v11, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v17, v3, v17, s11
	v_lshrrev_b32_e32 v16, 16, v16
	v_cndmask_b32_e32 v5, v40, v13, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v17, 16, v17
	v_perm_b32 v5, v5, v4, s66
	v_cndmask_b32_e32 v2, v40, v16, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_readlane_b32 s69, v125, 49
	v_readlane_b32 s76, v124, 42
	v_cndmask_b32_e32 v3, v40, v17, vcc
	v_perm_b32 v4, v3, v2, s66
	global_load_dwordx2 v[2:3], v27, s[42:43]
	v_readlane_b32 s78, v124, 44
	v_readlane_b32 s79, v124, 45
	v_readlane_b32 s77, v124, 43
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s80, v124, 46
	v_readlane_b32 s81, v124, 47
	v_readlane_b32 s82, v124, 48
	v_readlane_b32 s83, v124, 49
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v14, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v15, v3, vcc
	v_ashrrev_i32_e32 v11, 31, v3
	v_lshrrev_b32_e32 v26, 28, v11
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[26:27]
	v_and_b32_e32 v2, -16, v2
	v_mad_i64_i32 v[14:15], s[68:69], v9, s36, 0
	v_mad_i64_i32 v[8:9], s[68:69], v8, s36, 0
	v_lshl_add_u64 v[2:3], s[78:79], 0, v[2:3]
	v_readlane_b32 s68, v124, 13
	v_lshl_add_u64 v[2:3], v[14:15], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[76:77]
	v_readlane_b32 s69, v124, 14
	s_nop 1
	v_cndmask_b32_e64 v3, v9, v3, s[68:69]
	v_cndmask_b32_e64 v2, v8, v2, s[68:69]
	v_lshl_add_u64 v[2:3], v[12:13], 1, v[2:3]
	global_store_dwordx2 v[2:3], v[4:5], off
.LBB0_160:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s88, v125, 23
	v_readlane_b32 s89, v125, 24
	s_mov_b64 s[76:77], -1
	s_mov_b64 s[6:7], 0
	s_cmp_lt_i32 s89, 2
	s_mov_b64 s[68:69], 0
	v_readlane_b32 s90, v125, 25
	v_readlane_b32 s91, v125, 26
	v_readlane_b32 s92, v125, 27
	v_readlane_b32 s93, v125, 28
	v_readlane_b32 s94, v125, 29
	v_readlane_b32 s95, v125, 30
	s_cbranch_scc0 .LBB0_163
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_169
.LBB0_162:
	s_andn2_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB0_170
	s_branch .LBB0_197
.LBB0_163:
	v_readlane_b32 s76, v125, 23
	v_readlane_b32 s77, v125, 24
	s_cmp_eq_u32 s77, 2
	s_mov_b64 s[68:69], -1
	v_readlane_b32 s78, v125, 25
	v_readlane_b32 s79, v125, 26
	v_readlane_b32 s80, v125, 27
	v_readlane_b32 s81, v125, 28
	v_readlane_b32 s82, v125, 29
	v_readlane_b32 s83, v125, 30
	s_cbranch_scc0 .LBB0_168
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[68:69], s[40:41]
	s_cbranch_execz .LBB0_167
	s_mov_b64 s[76:77], exec
	v_mbcnt_lo_u32_b32 v2, s76, 0
	v_mbcnt_hi_u32_b32 v2, s77, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[70:71], exec, vcc
	s_mov_b64 exec, s[70:71]
	s_cbranch_execz .LBB0_167
	v_readlane_b32 s1, v123, 44
	s_mul_i32 s10, s10, s1
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	v_readlane_b32 s70, v123, 49
	v_readlane_b32 s71, v123, 50
	s_add_u32 s47, s70, s10
	s_addc_u32 s65, s71, s11
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[10:11], s[0:1], 2
	s_add_u32 s10, s47, s10
	s_addc_u32 s11, s65, s11
	s_bcnt1_i32_b64 s47, s[76:77]
	v_mov_b32_e32 v2, s47
	global_atomic_add v27, v2, s[10:11] offset:8 sc1
	v_readlane_b32 s1, v126, 7
.LBB0_167:
	s_or_b64 exec, exec, s[68:69]
	s_mov_b64 s[68:69], 0
.LBB0_168:
	s_branch .LBB0_162
.LBB0_169:
	v_readlane_b32 s76, v125, 23
	v_readlane_b32 s77, v125, 24
	s_cmp_lg_u32 s77, 0
	s_mov_b64 s[6:7], -1
	s_cselect_b64 s[68:69], -1, 0
	v_readlane_b32 s78, v125, 25
	v_readlane_b32 s79, v125, 26
	v_readlane_b32 s80, v125, 27
	v_readlane_b32 s81, v125, 28
	v_readlane_b32 s82, v125, 29
	v_readlane_b32 s83, v125, 30
	s_andn2_b64 vcc, exec, s[68:69]
	s_cbranch_vccnz .LBB0_197
.LBB0_170:
	v_cmp_lt_i32_e32 vcc, v30, v58
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execnz .LBB0_183
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_184
.LBB0_172:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_174
.LBB0_173:
	global_load_dword v8, v[6:7], off
.LBB0_174:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v6, v5, v94
	v_readlane_b32 s10, v125, 51
	v_readlane_b32 s6, v125, 48
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v7, v6, s10
	v_sub_u32_e32 v5, v5, v7
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v7, 1, v6
	v_readlane_b32 s7, v125, 49
	v_cndmask_b32_e64 v6, v6, v7, s[76:77]
	v_subrev_u32_e32 v7, s10, v5
	v_cndmask_b32_e64 v5, v5, v7, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v5, 1, v6
	v_xor_b32_e32 v4, s7, v4
	v_cndmask_b32_e64 v5, v6, v5, s[76:77]
	v_sub_u32_e32 v6, 0, v2
	v_max_i32_e32 v6, v2, v6
	v_mul_hi_u32 v7, v6, v94
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
	v_xor_b32_e32 v5, s7, v5
	v_cndmask_b32_e64 v6, v7, v6, s[76:77]
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_mov_b32_e32 v6, s62
	v_cndmask_b32_e32 v7, v6, v4, vcc
	v_mul_lo_u32 v4, v4, s6
	v_cndmask_b32_e64 v6, v6, v5, s[74:75]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s6
	v_sub_u32_e32 v5, 0, v8
	v_max_i32_e32 v5, v8, v5
	v_mul_hi_u32 v9, v5, v94
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
	v_xor_b32_e32 v2, s7, v2
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v95
	v_readlane_b32 s7, v125, 52
	v_readlane_b32 s6, v125, 50
	v_lshlrev_b32_e32 v6, 24, v6
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
	v_readlane_b32 s10, v126, 30
	v_cndmask_b32_e64 v3, v9, v3, s[76:77]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v95
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
	v_readlane_b32 s11, v126, 31
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
	v_mul_lo_u32 v3, v3, s96
	v_mul_lo_u32 v4, v4, s96
	v_lshlrev_b32_e32 v5, 24, v7
	v_add3_u32 v3, v5, s0, v3
	v_add3_u32 v4, v6, s0, v4
	v_cmp_eq_u32_e64 s[76:77], v3, v4
	s_and_b64 s[6:7], vcc, s[76:77]
	s_and_b64 s[6:7], s[74:75], s[6:7]
	s_and_b64 s[10:11], s[10:11], s[6:7]
	v_cndmask_b32_e64 v3, 0, 1, s[10:11]
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
	v_add_u32_e32 v4, 0, v104
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v114
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
	ds_read_b32 v7, v114
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_176
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[30:31]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_176:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v125, 48
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s80, v123, 38
	v_mul_lo_u32 v2, v2, s6
	v_sub_u32_e32 v2, v8, v2
	v_sub_u32_e32 v8, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s6, v125, 50
	v_max_i32_e32 v2, v2, v8
	v_mul_hi_u32 v8, v2, v95
	v_xor_b32_e32 v3, s6, v3
	v_readlane_b32 s6, v125, 52
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s7, v125, 49
	v_mul_lo_u32 v9, v8, s6
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s6, v2
	v_add_u32_e32 v9, 1, v8
	v_readlane_b32 s77, v123, 35
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s6, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s6, v2
	v_add_u32_e32 v2, 1, v8
	v_readlane_b32 s78, v123, 36
	v_cndmask_b32_e32 v2, v8, v2, vcc
	global_load_dwordx2 v[8:9], v27, s[42:43]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s96
	v_add_u32_e32 v2, s0, v2
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v8
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v9, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v26, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[26:27]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[80:81], 0, v[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[4:5]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v8, v27
	v_and_b32_e32 v4, 48, v0
	v_or_b32_e32 v4, v6, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[6:7], s[74:75], vcc
	s_and_b64 vcc, s[84:85], s[6:7]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v27
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
	v_cndmask_b32_e32 v5, v41, v6, vcc
	ds_permute_b32 v6, v5, v7
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_196
	v_mov_b32_e32 v4, v27
	v_mov_b32_e32 v5, v27
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[10:11], vcc, 1
	s_and_b32 s11, s11, 0x55555555
	s_and_b32 s10, s10, 0x55555555
	s_sub_u32 s10, vcc_lo, s10
	v_readlane_b32 s68, v126, 52
	s_subb_u32 s11, vcc_hi, s11
	v_readlane_b32 s69, v126, 53
	s_mov_b32 s70, s68
	s_mov_b32 s71, s68
	s_and_b64 s[68:69], s[10:11], s[70:71]
	s_lshr_b64 s[10:11], s[10:11], 2
	s_and_b64 s[10:11], s[10:11], s[70:71]
	s_add_u32 s10, s10, s68
	s_addc_u32 s11, s11, s69
	s_lshr_b64 s[68:69], s[10:11], 4
	s_add_u32 s10, s68, s10
	s_addc_u32 s11, s69, s11
	s_and_b32 s47, s10, 0xf0f0f0f
	s_and_b32 s11, s11, 0xf0f0f0f
	s_mul_i32 s10, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s10
	s_mul_i32 s11, s11, 0x1010101
	s_mov_b32 s0, s70
	s_add_i32 s11, s47, s11
	v_writelane_b32 v126, s0, 52
	v_cmp_gt_u64_e32 vcc, s[10:11], v[48:49]
	s_nop 0
	v_writelane_b32 v126, s1, 53
	s_cbranch_vccnz .LBB0_194
	s_mov_b32 s47, 0
	s_mov_b64 s[10:11], 0
.LBB0_179:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s65, s[68:69]
	s_add_i32 s47, s47, s65
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s65
	s_or_b64 s[10:11], s[68:69], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_179
	s_or_b64 exec, exec, s[10:11]
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
	v_cmp_ne_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_182
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
	v_cmp_gt_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_182:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[10:11], 1, v4
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_195
	s_branch .LBB0_196
.LBB0_183:
	v_readlane_b32 s76, v126, 62
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s78, v127, 0
	v_readlane_b32 s79, v127, 1
	v_readlane_b32 s77, v126, 63
	v_readlane_b32 s80, v127, 2
	v_lshl_add_u64 v[4:5], v[10:11], 2, s[78:79]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s81, v127, 3
	v_readlane_b32 s82, v127, 4
	v_readlane_b32 s83, v127, 5
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_172
.LBB0_184:
	global_load_dword v2, v[6:7], off
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_173
	s_branch .LBB0_174
.LBB0_185:
	v_readlane_b32 s6, v123, 59
	v_readlane_b32 s7, v123, 60
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_93
	v_or_b32_e32 v2, s67, v22
	v_readlane_b32 s68, v126, 21
	v_readlane_b32 s6, v124, 1
	s_lshl_b32 s10, s47, 3
	v_cmp_gt_i32_e32 vcc, s68, v2
	v_lshl_or_b32 v2, s65, 3, v22
	v_readlane_b32 s70, v126, 23
	v_readlane_b32 s7, v124, 2
	v_subrev_u32_e32 v2, s10, v2
	s_and_b64 s[6:7], vcc, s[6:7]
	v_mul_lo_u32 v2, s70, v2
	s_mov_b32 s47, s70
	v_readlane_b32 s69, v126, 22
	v_readlane_b32 s71, v126, 24
	s_branch .LBB0_188
.LBB0_187:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s47, s47, -1
	s_cmp_lg_u32 s47, 0
	v_add_u32_e32 v2, 1, v2
	s_cbranch_scc0 .LBB0_93
.LBB0_188:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_190
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v4, v[4:5], off
.LBB0_190:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], -1, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_192
	v_readlane_b32 s76, v124, 42
	v_readlane_b32 s80, v124, 46
	v_readlane_b32 s81, v124, 47
	v_readlane_b32 s77, v124, 43
	v_readlane_b32 s78, v124, 44
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[80:81]
	global_load_dword v4, v[4:5], off
	v_readlane_b32 s79, v124, 45
	v_readlane_b32 s82, v124, 48
	v_readlane_b32 s83, v124, 49
.LBB0_192:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_187
	v_readlane_b32 s76, v126, 54
	v_readlane_b32 s78, v126, 56
	v_readlane_b32 s79, v126, 57
	v_readlane_b32 s77, v126, 55
	v_readlane_b32 s80, v126, 58
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[78:79]
	v_readlane_b32 s81, v126, 59
	v_readlane_b32 s82, v126, 60
	v_readlane_b32 s83, v126, 61
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v4, off
	s_branch .LBB0_187
.LBB0_194:
	s_mov_b64 s[10:11], -1
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_196
.LBB0_195:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_196:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], 0
.LBB0_197:
	s_and_b64 vcc, exec, s[6:7]
	v_readlane_b32 s0, v123, 44
	s_cbranch_vccz .LBB0_209
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_202
	s_mov_b64 s[68:69], exec
	v_mbcnt_lo_u32_b32 v2, s68, 0
	v_mbcnt_hi_u32_b32 v2, s69, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_201
	s_bcnt1_i32_b64 s47, s[68:69]
	v_readlane_b32 s68, v123, 51
	v_mov_b32_e32 v3, s47
	v_readlane_b32 s69, v123, 52
	s_nop 4
	global_atomic_add v3, v27, v3, s[68:69] sc0 sc1
.LBB0_201:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_nop 1
	v_add_u32_e32 v2, s10, v2
	ds_write_b32 v27, v2
.LBB0_202:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	v_add_u32_e32 v3, -1, v21
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_205
	s_branch .LBB0_209
.LBB0_203:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v2
	s_nop 1
	v_mov_b32_e32 v2, s10
	ds_write_b32 v27, v2
.LBB0_204:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v21
	s_cbranch_vccz .LBB0_208
.LBB0_205:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_204
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_203
	v_readlane_b32 s68, v123, 51
	v_readlane_b32 s69, v123, 52
	s_nop 4
	global_load_dword v2, v27, s[68:69] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_203
.LBB0_208:
	v_readlane_b32 s6, v125, 41
	v_readlane_b32 s7, v125, 42
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b64 s[6:7], s[30:31]
	v_readlane_b32 s47, v124, 54
	s_cbranch_vccz .LBB0_225
.LBB0_209:
	s_mov_b64 s[6:7], 0
.LBB0_210:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_268
	s_cmp_eq_u32 s26, 2
	s_cbranch_scc0 .LBB0_268
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 46
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s10, v125, 39
	s_mul_hi_u32 s10, s7, s10
	v_readlane_b32 s65, v125, 38
	s_mul_i32 s11, s10, s65
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s65
	s_cmp_ge_u32 s7, s65
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s65
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	v_readlane_b32 s7, v126, 8
	s_mul_i32 s7, s6, s7
	s_sub_i32 s65, s46, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	v_readlane_b32 s68, v126, 5
	v_readlane_b32 s69, v126, 6
	s_add_u32 s68, s68, s10
	s_addc_u32 s69, s69, s11
	s_mul_i32 s47, s35, s34
	s_mul_i32 s7, s47, s7
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v27, s[68:69]
	v_readlane_b32 s68, v125, 63
	v_readlane_b32 s69, v126, 0
	s_add_u32 s10, s68, s10
	s_addc_u32 s11, s69, s11
	global_load_dword v26, v27, s[10:11]
	s_mul_hi_u32 s10, s47, s6
	s_mul_hi_i32 s11, s35, s34
	s_mul_i32 s11, s11, s6
	s_add_i32 s7, s10, s7
	s_add_i32 s7, s7, s11
	v_readlane_b32 s68, v123, 16
	v_readlane_b32 s69, v123, 17
	s_mul_i32 s6, s47, s6
	v_readlane_b32 s47, v125, 56
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[54:55], v[2:3], 0, v[30:31]
	v_cmp_lt_i64_e32 vcc, -1, v[54:55]
	v_cmp_gt_i64_e64 s[74:75], s[68:69], v[54:55]
	v_readfirstlane_b32 s67, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v26
	s_ashr_i32 s11, s10, 31
	s_lshr_b32 s11, s11, 28
	s_add_i32 s11, s10, s11
	s_and_b32 s1, s11, -16
	s_cmp_gt_i32 s10, 15
	s_cselect_b64 s[78:79], -1, 0
	s_and_b64 s[10:11], vcc, s[74:75]
	s_cmp_ge_i32 s65, s47
	s_mov_b64 s[68:69], -1
	s_cbranch_scc0 .LBB0_235
	scratch_load_dwordx2 v[2:3], off, off offset:20
	v_readlane_b32 s47, v125, 56
	s_sub_i32 s71, s65, s47
	s_ashr_i32 s47, s71, 31
	v_readlane_b32 s68, v125, 44
	s_xor_b32 s47, s47, s68
	s_abs_i32 s68, s71
	v_readlane_b32 s69, v125, 40
	s_mul_hi_u32 s69, s68, s69
	s_mul_i32 s70, s69, s60
	s_sub_i32 s68, s68, s70
	s_add_i32 s70, s69, 1
	s_sub_i32 s74, s68, s60
	s_cmp_ge_u32 s68, s60
	s_cselect_b32 s69, s70, s69
	s_cselect_b32 s68, s74, s68
	s_add_i32 s70, s69, 1
	s_cmp_ge_u32 s68, s60
	s_cselect_b32 s68, s70, s69
	s_xor_b32 s68, s68, s47
	s_sub_i32 s74, s68, s47
	s_lshl_b32 s47, s74, 6
	s_ashr_i32 s68, s47, 31
	v_mov_b32_e32 v5, s68
	s_cmp_gt_i32 s47, -1
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v4, s47, v2
	v_cmp_gt_i64_e32 vcc, s[36:37], v[4:5]
	s_and_b64 s[80:81], s[68:69], vcc
	s_and_b64 s[68:69], s[10:11], s[80:81]
	s_and_b64 s[76:77], s[78:79], s[68:69]
	s_and_saveexec_b64 s[68:69], s[76:77]
	s_cbranch_execz .LBB0_215
	v_mul_lo_u32 v7, v55, s36
	v_mul_lo_u32 v8, v54, s37
	v_mad_u64_u32 v[2:3], s[76:77], v54, s36, 0
	v_readlane_b32 s88, v126, 62
	v_add3_u32 v3, v3, v8, v7
	v_readlane_b32 s89, v126, 63
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[88:89]
	v_lshl_add_u64 v[2:3], v[4:5], 1, v[2:3]
	global_load_dwordx2 v[8:9], v[2:3], off
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
.LBB0_215:
	s_or_b64 exec, exec, s[68:69]
	scratch_load_dwordx2 v[10:11], off, off offset:20
	s_mul_i32 s74, s74, s24
	s_sub_i32 s68, s71, s74
	s_lshl_b32 s71, s68, 6
	s_ashr_i32 s69, s71, 31
	v_mov_b32_e32 v3, s69
	s_cmp_gt_i32 s68, -1
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, s71, v10
	v_cmp_gt_i64_e32 vcc, s[56:57], v[2:3]
	s_and_b64 s[68:69], s[68:69], vcc
	s_and_b64 s[74:75], s[10:11], s[68:69]
	s_and_b64 s[76:77], s[78:79], s[74:75]
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_217
	v_mul_lo_u32 v10, v55, s56
	v_mul_lo_u32 v11, v54, s57
	v_mad_u64_u32 v[6:7], s[76:77], v54, s56, 0
	v_readlane_b32 s88, v123, 45
	v_add3_u32 v7, v7, v11, v10
	v_readlane_b32 s89, v123, 46
	v_readlane_b32 s90, v123, 47
	v_readlane_b32 s91, v123, 48
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[88:89]
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[6:7]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_217:
	s_or_b64 exec, exec, s[74:75]
	scratch_load_dword v10, off, off offset:52
	v_readlane_b32 s88, v126, 54
	s_lshl_b64 s[74:75], s[6:7], 1
	v_readlane_b32 s94, v126, 60
	v_readlane_b32 s95, v126, 61
	s_add_u32 s74, s94, s74
	s_addc_u32 s75, s95, s75
	v_writelane_b32 v127, s74, 19
	s_add_i32 s82, s1, -16
	s_cmp_lt_i32 s82, 1
	v_writelane_b32 v127, s75, 20
	v_readlane_b32 s89, v126, 55
	v_readlane_b32 s90, v126, 56
	v_readlane_b32 s91, v126, 57
	v_readlane_b32 s92, v126, 58
	v_readlane_b32 s93, v126, 59
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v66, 0, v10
	scratch_load_dword v10, off, off offset:56
	ds_write_b16 v66, v8 offset:4096
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v67, 0, v10
	ds_write_b16_d16_hi v67, v8 offset:4096
	scratch_load_dword v8, off, off offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v68, 0, v8
	scratch_load_dword v8, off, off offset:64
	ds_write_b16 v68, v9 offset:4096
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v69, 0, v8
	v_lshlrev_b32_e32 v8, 3, v0
	v_add_u32_e32 v70, 0, v8
	ds_write_b16_d16_hi v69, v9 offset:4096
	ds_write_b64 v70, v[6:7] offset:6144
	s_cbranch_scc1 .LBB0_233
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v6, off, off offset:140
	v_readlane_b32 s88, v126, 62
	s_add_i32 s74, s67, 16
	v_readlane_b32 s89, v126, 63
	s_ashr_i32 s75, s74, 31
	v_readlane_b32 s90, v127, 0
	v_lshl_add_u64 v[56:57], v[4:5], 1, s[88:89]
	v_lshl_add_u64 v[4:5], s[74:75], 0, v[30:31]
	v_readlane_b32 s74, v123, 16
	v_readlane_b32 s75, v123, 17
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_readlane_b32 s91, v127, 1
	v_cmp_gt_i64_e64 s[74:75], s[74:75], v[4:5]
	s_and_b64 s[74:75], vcc, s[74:75]
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	s_and_b64 vcc, s[80:81], s[74:75]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v71, 0, v6
	scratch_load_dword v6, off, off offset:144
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v72, 0, v6
	scratch_load_dword v6, off, off offset:148
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v73, 0, v6
	scratch_load_dword v6, off, off offset:152
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v74, 0, v6
	scratch_load_dword v6, off, off offset:156
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v75, 0, v6
	scratch_load_dword v6, off, off offset:160
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v85, 0, v6
	scratch_load_dword v6, off, off offset:164
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v102, 0, v6
	scratch_load_dword v6, off, off offset:168
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v91, 0, v6
	ds_read_u16 v10, v71 offset:4096
	ds_read_u16 v11, v72 offset:4224
	ds_read_u16 v12, v73 offset:4352
	ds_read_u16 v13, v74 offset:4480
	ds_read_u16 v6, v75 offset:5120
	ds_read_u16 v7, v85 offset:5248
	ds_read_u16 v8, v102 offset:5376
	ds_read_u16 v9, v91 offset:5504
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_220
	v_mul_lo_u32 v16, v5, s36
	v_mul_lo_u32 v17, v4, s37
	v_mad_u64_u32 v[14:15], vcc, v4, s36, 0
	v_add3_u32 v15, v15, v17, v16
	v_lshl_add_u64 v[14:15], v[14:15], 1, v[56:57]
	global_load_dwordx2 v[62:63], v[14:15], off
.LBB0_220:
	s_or_b64 exec, exec, s[76:77]
	v_readlane_b32 s88, v123, 45
	v_readlane_b32 s89, v123, 46
	v_readlane_b32 s90, v123, 47
	v_readlane_b32 s91, v123, 48
	v_lshl_add_u64 v[58:59], v[2:3], 1, s[88:89]
	scratch_load_dword v2, off, off offset:40
	scratch_load_dword v3, off, off offset:172
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v86, v3, v2
	ds_read_u16 v14, v86 offset:6144
	ds_read_u16 v15, v86 offset:6272
	ds_read_u16 v23, v86 offset:6400
	ds_read_u16 v32, v86 offset:6528
	ds_read_u16 v2, v86 offset:7168
	ds_read_u16 v3, v86 offset:7296
	ds_read_u16 v16, v86 offset:7424
	ds_read_u16 v17, v86 offset:7552
	s_setprio 0
	s_and_b64 s[76:77], s[68:69], s[74:75]
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_222
	v_mul_lo_u32 v42, v5, s56
	v_mul_lo_u32 v43, v4, s57
	v_mad_u64_u32 v[4:5], s[76:77], v4, s56, 0
	v_add3_u32 v5, v5, v43, v42
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[58:59]
	global_load_dwordx2 v[60:61], v[4:5], off
.LBB0_222:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v4, v11, v10, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v11, v32, v23, s66
	v_perm_b32 v10, v15, v14, s66
	v_perm_b32 v5, v13, v12, s66
	v_perm_b32 v43, v9, v8, s66
	v_perm_b32 v42, v7, v6, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v65, v17, v16, s66
	v_perm_b32 v64, v3, v2, s66
	v_mfma_f32_32x32x8_bf16 v[2:17], v[10:11], v[4:5], 0
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[64:65], v[42:43], v[2:17]
	s_setprio 0
	s_cmp_lt_u32 s82, 17
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v66, v62 offset:4096
	ds_write_b16_d16_hi v67, v62 offset:4096
	ds_write_b16 v68, v63 offset:4096
	ds_write_b16_d16_hi v69, v63 offset:4096
	s_waitcnt vmcnt(0)
	ds_write_b64 v70, v[60:61] offset:6144
	s_cbranch_scc1 .LBB0_234
	s_mov_b32 s83, 16
	s_branch .LBB0_229
.LBB0_224:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s47, s47, -1
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u32 s47, 0
	s_cbranch_scc1 .LBB0_209
.LBB0_225:
	s_nop 0
	global_load_dwordx2 v[2:3], v27, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s65, v2
	v_readfirstlane_b32 s67, v3
	global_load_dwordx2 v[2:3], v27, s[42:43]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s71, v2
	v_readfirstlane_b32 s74, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[10:11], s[40:41]
	s_cbranch_execz .LBB0_224
	s_mov_b64 s[68:69], exec
	v_mbcnt_lo_u32_b32 v2, s68, 0
	v_mbcnt_hi_u32_b32 v2, s69, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[76:77], exec, vcc
	s_mov_b64 exec, s[76:77]
	s_cbranch_execz .LBB0_224
	s_sub_u32 s65, s65, s71
	s_subb_u32 s67, s67, s74
	s_ashr_i32 s70, s67, 31
	s_lshr_b32 s70, s70, 28
	s_add_u32 s65, s65, s70
	s_addc_u32 s67, s67, 0
	s_and_b32 s65, s65, -16
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_add_u32 s70, s70, s65
	s_addc_u32 s71, s71, s67
	s_bcnt1_i32_b64 s65, s[68:69]
	v_mov_b32_e32 v2, s65
	s_nop 0
	global_atomic_add v27, v2, s[70:71] sc1
	s_branch .LBB0_224
.LBB0_228:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(12)
	v_perm_b32 v65, v98, v47, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v99, v99, v96, s66
	v_perm_b32 v98, v79, v78, s66
	v_perm_b32 v64, v45, v43, s66
	s_add_i32 s83, s83, 16
	v_perm_b32 v43, v42, v80, s66
	v_mfma_f32_32x32x8_bf16 v[2:17], v[98:99], v[64:65], v[2:17]
	v_perm_b32 v42, v83, v23, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v79, v122, v32, s66
	v_perm_b32 v78, v90, v97, s66
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_bf16 v[2:17], v[78:79], v[42:43], v[2:17]
	s_setprio 0
	s_cmp_ge_i32 s83, s82
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v66, v62 offset:4096
	ds_write_b16_d16_hi v67, v62 offset:4096
	ds_write_b16 v68, v63 offset:4096
	ds_write_b16_d16_hi v69, v63 offset:4096
	ds_write_b64 v70, v[60:61] offset:6144
	s_cbranch_scc1 .LBB0_234
.LBB0_229:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v43, v71 offset:4096
	ds_read_u16 v45, v72 offset:4224
	ds_read_u16 v47, v73 offset:4352
	ds_read_u16 v98, v74 offset:4480
	ds_read_u16 v23, v75 offset:5120
	ds_read_u16 v83, v85 offset:5248
	ds_read_u16 v80, v102 offset:5376
	ds_read_u16 v42, v91 offset:5504
	s_add_i32 s70, s67, s83
	s_add_i32 s74, s70, 16
	s_ashr_i32 s75, s74, 31
	v_lshl_add_u64 v[64:65], s[74:75], 0, v[30:31]
	v_readlane_b32 s74, v123, 16
	v_readlane_b32 s75, v123, 17
	v_cmp_lt_i64_e32 vcc, -1, v[64:65]
	s_nop 0
	v_cmp_gt_i64_e64 s[74:75], s[74:75], v[64:65]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 vcc, s[80:81], s[74:75]
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[76:77], vcc
	s_cbranch_execz .LBB0_231
	v_mul_lo_u32 v32, v65, s36
	v_mul_lo_u32 v61, v64, s37
	v_mad_u64_u32 v[62:63], vcc, v64, s36, 0
	v_add3_u32 v63, v63, v61, v32
	v_lshl_add_u64 v[62:63], v[62:63], 1, v[56:57]
	global_load_dwordx2 v[62:63], v[62:63], off
.LBB0_231:
	s_or_b64 exec, exec, s[76:77]
	ds_read_u16 v78, v86 offset:6144
	ds_read_u16 v79, v86 offset:6272
	ds_read_u16 v96, v86 offset:6400
	ds_read_u16 v99, v86 offset:6528
	ds_read_u16 v97, v86 offset:7168
	ds_read_u16 v90, v86 offset:7296
	ds_read_u16 v32, v86 offset:7424
	ds_read_u16 v122, v86 offset:7552
	s_setprio 0
	s_and_b64 s[76:77], s[68:69], s[74:75]
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_228
	v_mul_lo_u32 v65, v65, s56
	v_mul_lo_u32 v50, v64, s57
	v_mad_u64_u32 v[60:61], s[76:77], v64, s56, 0
	v_add3_u32 v61, v61, v50, v65
	v_lshl_add_u64 v[60:61], v[60:61], 1, v[58:59]
	global_load_dwordx2 v[60:61], v[60:61], off
	v_mov_b32_e32 v50, v51
	s_branch .LBB0_228
.LBB0_233:
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v14, v9
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v10, v9
.LBB0_234:
	s_mov_b64 s[68:69], 0
.LBB0_235:
	v_readlane_b32 s80, v123, 45
	v_readlane_b32 s88, v126, 62
	s_and_b64 vcc, exec, s[68:69]
	s_mov_b64 s[68:69], s[56:57]
	v_readlane_b32 s82, v123, 47
	v_readlane_b32 s83, v123, 48
	v_readlane_b32 s89, v126, 63
	s_mov_b64 s[76:77], s[36:37]
	v_readlane_b32 s81, v123, 46
	s_mov_b32 s69, s35
	s_mov_b64 s[82:83], s[88:89]
	s_mov_b32 s77, s34
	v_readlane_b32 s75, v126, 26
	v_readlane_b32 s74, v126, 25
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	s_cbranch_vccz .LBB0_254
	scratch_load_dwordx2 v[2:3], off, off offset:20
	s_ashr_i32 s47, s65, 31
	v_readlane_b32 s68, v125, 43
	s_xor_b32 s47, s47, s68
	s_abs_i32 s68, s65
	s_mul_hi_u32 s69, s68, s99
	s_mul_i32 s70, s69, s63
	s_sub_i32 s68, s68, s70
	s_add_i32 s70, s69, 1
	s_sub_i32 s71, s68, s63
	s_cmp_ge_u32 s68, s63
	s_cselect_b32 s69, s70, s69
	s_cselect_b32 s68, s71, s68
	s_add_i32 s70, s69, 1
	s_cmp_ge_u32 s68, s63
	s_cselect_b32 s68, s70, s69
	s_xor_b32 s68, s68, s47
	s_sub_i32 s71, s68, s47
	s_lshl_b32 s47, s71, 6
	s_ashr_i32 s68, s47, 31
	v_readlane_b32 s74, v126, 44
	v_mov_b32_e32 v5, s68
	s_cmp_gt_i32 s47, -1
	v_readlane_b32 s75, v126, 45
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v4, s47, v2
	v_cmp_gt_i64_e32 vcc, s[74:75], v[4:5]
	s_and_b64 s[80:81], s[68:69], vcc
	s_and_b64 s[68:69], s[10:11], s[80:81]
	s_and_b64 s[74:75], s[78:79], s[68:69]
	s_and_saveexec_b64 s[68:69], s[74:75]
	s_cbranch_execz .LBB0_238
	v_readlane_b32 s74, v126, 44
	v_readlane_b32 s75, v126, 45
	v_readlane_b32 s88, v123, 34
	v_mul_lo_u32 v7, v55, s74
	v_mul_lo_u32 v8, v54, s75
	v_mad_u64_u32 v[2:3], s[74:75], v54, s74, 0
	v_add3_u32 v3, v3, v8, v7
	v_readlane_b32 s94, v123, 40
	v_readlane_b32 s95, v123, 41
	v_readlane_b32 s89, v123, 35
	v_readlane_b32 s90, v123, 36
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[94:95]
	v_lshl_add_u64 v[2:3], v[4:5], 1, v[2:3]
	global_load_dwordx2 v[8:9], v[2:3], off
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
.LBB0_238:
	s_or_b64 exec, exec, s[68:69]
	scratch_load_dwordx2 v[10:11], off, off offset:20
	s_mul_i32 s71, s71, s96
	s_sub_i32 s65, s65, s71
	s_lshl_b32 s71, s65, 6
	s_ashr_i32 s68, s71, 31
	v_mov_b32_e32 v3, s68
	s_cmp_gt_i32 s65, -1
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, s71, v10
	v_cmp_gt_i64_e32 vcc, s[36:37], v[2:3]
	s_and_b64 s[68:69], s[68:69], vcc
	s_and_b64 s[10:11], s[10:11], s[68:69]
	s_and_b64 s[74:75], s[78:79], s[10:11]
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_240
	v_mad_u64_u32 v[6:7], s[74:75], v54, s36, 0
	v_mul_lo_u32 v10, v55, s36
	v_mul_lo_u32 v11, v54, s37
	v_readlane_b32 s74, v123, 3
	v_add3_u32 v7, v7, v11, v10
	v_readlane_b32 s75, v123, 4
	s_nop 1
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[74:75]
	v_lshl_add_u64 v[6:7], v[2:3], 1, v[6:7]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_240:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v10, off, off offset:52
	v_readlane_b32 s88, v126, 54
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s92, v126, 58
	v_readlane_b32 s93, v126, 59
	s_add_u32 s82, s92, s6
	s_addc_u32 s83, s93, s7
	s_add_i32 s65, s1, -16
	v_writelane_b32 v127, s82, 19
	s_cmp_lt_i32 s65, 1
	v_readlane_b32 s89, v126, 55
	v_writelane_b32 v127, s83, 20
	v_readlane_b32 s90, v126, 56
	v_readlane_b32 s91, v126, 57
	v_readlane_b32 s94, v126, 60
	v_readlane_b32 s95, v126, 61
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v64, 0, v10
	scratch_load_dword v10, off, off offset:56
	ds_write_b16 v64, v8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v65, 0, v10
	ds_write_b16_d16_hi v65, v8
	scratch_load_dword v8, off, off offset:60
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v66, 0, v8
	scratch_load_dword v8, off, off offset:64
	ds_write_b16 v66, v9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v67, 0, v8
	v_lshlrev_b32_e32 v8, 3, v0
	v_add_u32_e32 v68, 0, v8
	ds_write_b16_d16_hi v67, v9
	ds_write_b64 v68, v[6:7] offset:2048
	s_cbranch_scc1 .LBB0_252
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v6, off, off offset:140
	v_readlane_b32 s88, v123, 34
	s_add_i32 s6, s67, 16
	v_readlane_b32 s94, v123, 40
	v_readlane_b32 s95, v123, 41
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s89, v123, 35
	v_lshl_add_u64 v[54:55], v[4:5], 1, s[94:95]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[30:31]
	v_readlane_b32 s6, v123, 16
	v_readlane_b32 s7, v123, 17
	v_cmp_lt_i64_e32 vcc, -1, v[4:5]
	v_readlane_b32 s90, v123, 36
	v_cmp_gt_i64_e64 s[74:75], s[6:7], v[4:5]
	s_and_b64 s[6:7], vcc, s[74:75]
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
	s_and_b64 s[74:75], s[80:81], s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v69, 0, v6
	scratch_load_dword v6, off, off offset:144
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v70, 0, v6
	scratch_load_dword v6, off, off offset:148
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v71, 0, v6
	scratch_load_dword v6, off, off offset:152
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v72, 0, v6
	scratch_load_dword v6, off, off offset:156
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v73, 0, v6
	scratch_load_dword v6, off, off offset:160
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v74, 0, v6
	scratch_load_dword v6, off, off offset:164
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v75, 0, v6
	scratch_load_dword v6, off, off offset:168
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v85, 0, v6
	ds_read_u16 v10, v69
	ds_read_u16 v11, v70 offset:128
	ds_read_u16 v12, v71 offset:256
	ds_read_u16 v13, v72 offset:384
	ds_read_u16 v6, v73 offset:1024
	ds_read_u16 v7, v74 offset:1152
	ds_read_u16 v8, v75 offset:1280
	ds_read_u16 v9, v85 offset:1408
	s_setprio 1
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_243
	v_readlane_b32 s74, v126, 44
	v_readlane_b32 s75, v126, 45
	s_nop 0
	v_mul_lo_u32 v16, v5, s74
	v_mul_lo_u32 v17, v4, s75
	v_mad_u64_u32 v[14:15], s[74:75], v4, s74, 0
	v_add3_u32 v15, v15, v17, v16
	v_lshl_add_u64 v[14:15], v[14:15], 1, v[54:55]
	global_load_dwordx2 v[60:61], v[14:15], off
.LBB0_243:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s10, v123, 3
	v_readlane_b32 s11, v123, 4
	s_nop 1
	v_lshl_add_u64 v[56:57], v[2:3], 1, s[10:11]
	scratch_load_dword v2, off, off offset:40
	scratch_load_dword v3, off, off offset:172
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v91, v3, v2
	ds_read_u16 v14, v91 offset:2048
	ds_read_u16 v15, v91 offset:2176
	ds_read_u16 v23, v91 offset:2304
	ds_read_u16 v32, v91 offset:2432
	ds_read_u16 v2, v91 offset:3072
	ds_read_u16 v3, v91 offset:3200
	ds_read_u16 v16, v91 offset:3328
	ds_read_u16 v17, v91 offset:3456
	s_setprio 0
	s_and_b64 s[10:11], s[68:69], s[6:7]
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_245
	v_mul_lo_u32 v42, v5, s36
	v_mul_lo_u32 v43, v4, s37
	v_mad_u64_u32 v[4:5], s[10:11], v4, s36, 0
	v_add3_u32 v5, v5, v43, v42
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[56:57]
	global_load_dwordx2 v[58:59], v[4:5], off
.LBB0_245:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v4, v11, v10, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v11, v32, v23, s66
	v_perm_b32 v10, v15, v14, s66
	v_perm_b32 v5, v13, v12, s66
	v_perm_b32 v43, v9, v8, s66
	v_perm_b32 v42, v7, v6, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v63, v17, v16, s66
	v_perm_b32 v62, v3, v2, s66
	v_mfma_f32_32x32x8_bf16 v[2:17], v[10:11], v[4:5], 0
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[62:63], v[42:43], v[2:17]
	s_setprio 0
	s_cmp_lt_u32 s65, 17
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v64, v60
	ds_write_b16_d16_hi v65, v60
	ds_write_b16 v66, v61
	ds_write_b16_d16_hi v67, v61
	s_waitcnt vmcnt(0)
	ds_write_b64 v68, v[58:59] offset:2048
	s_cbranch_scc1 .LBB0_253
	s_mov_b32 s76, 16
	s_branch .LBB0_248
.LBB0_247:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v63, v96, v79, s66
	v_perm_b32 v62, v78, v90, s66
	v_perm_b32 v43, v45, v43, s66
	v_perm_b32 v42, v42, v80, s66
	s_add_i32 s76, s76, 16
	v_perm_b32 v79, v83, v23, s66
	v_mfma_f32_32x32x8_bf16 v[2:17], v[62:63], v[42:43], v[2:17]
	v_perm_b32 v78, v102, v86, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v99, v32, v98, s66
	v_perm_b32 v98, v97, v47, s66
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_bf16 v[2:17], v[98:99], v[78:79], v[2:17]
	s_setprio 0
	s_cmp_lt_i32 s76, s65
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v64, v60
	ds_write_b16_d16_hi v65, v60
	ds_write_b16 v66, v61
	ds_write_b16_d16_hi v67, v61
	ds_write_b64 v68, v[58:59] offset:2048
	s_cbranch_scc0 .LBB0_253
.LBB0_248:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v80, v69
	ds_read_u16 v42, v70 offset:128
	ds_read_u16 v43, v71 offset:256
	ds_read_u16 v45, v72 offset:384
	ds_read_u16 v86, v73 offset:1024
	ds_read_u16 v102, v74 offset:1152
	ds_read_u16 v23, v75 offset:1280
	ds_read_u16 v83, v85 offset:1408
	s_add_i32 s6, s67, s76
	s_add_i32 s6, s6, 16
	s_ashr_i32 s7, s6, 31
	v_lshl_add_u64 v[62:63], s[6:7], 0, v[30:31]
	v_readlane_b32 s6, v123, 16
	v_readlane_b32 s7, v123, 17
	v_cmp_lt_i64_e32 vcc, -1, v[62:63]
	s_nop 0
	v_cmp_gt_i64_e64 s[74:75], s[6:7], v[62:63]
	s_and_b64 s[6:7], vcc, s[74:75]
	s_and_b64 s[74:75], s[80:81], s[6:7]
	s_setprio 1
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_250
	v_readlane_b32 s74, v126, 44
	v_readlane_b32 s75, v126, 45
	s_nop 0
	v_mul_lo_u32 v32, v63, s74
	v_mul_lo_u32 v47, v62, s75
	v_mad_u64_u32 v[60:61], s[74:75], v62, s74, 0
	v_add3_u32 v61, v61, v47, v32
	v_lshl_add_u64 v[60:61], v[60:61], 1, v[54:55]
	global_load_dwordx2 v[60:61], v[60:61], off
.LBB0_250:
	s_or_b64 exec, exec, s[10:11]
	ds_read_u16 v90, v91 offset:2048
	ds_read_u16 v78, v91 offset:2176
	ds_read_u16 v79, v91 offset:2304
	ds_read_u16 v96, v91 offset:2432
	ds_read_u16 v47, v91 offset:3072
	ds_read_u16 v97, v91 offset:3200
	ds_read_u16 v98, v91 offset:3328
	ds_read_u16 v32, v91 offset:3456
	s_setprio 0
	s_and_b64 s[10:11], s[68:69], s[6:7]
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_247
	v_mul_lo_u32 v63, v63, s36
	v_mul_lo_u32 v99, v62, s37
	v_mad_u64_u32 v[58:59], s[10:11], v62, s36, 0
	v_add3_u32 v59, v59, v99, v63
	v_lshl_add_u64 v[58:59], v[58:59], 1, v[56:57]
	global_load_dwordx2 v[58:59], v[58:59], off
	s_branch .LBB0_247
.LBB0_252:
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v5, v9
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v17, v9
	v_mov_b32_e32 v16, v9
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v14, v9
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v10, v9
.LBB0_253:
	v_readlane_b32 s6, v126, 44
	v_readlane_b32 s88, v123, 34
	v_readlane_b32 s7, v126, 45
	s_mov_b64 s[68:69], s[36:37]
	v_readlane_b32 s80, v123, 3
	v_readlane_b32 s94, v123, 40
	v_readlane_b32 s95, v123, 41
	s_mov_b64 s[76:77], s[6:7]
	s_mov_b32 s74, 0
	s_add_i32 s75, 0, 0x800
	v_readlane_b32 s81, v123, 4
	s_mov_b32 s69, s34
	s_mov_b64 s[82:83], s[94:95]
	s_mov_b32 s77, s6
	v_readlane_b32 s89, v123, 35
	v_readlane_b32 s90, v123, 36
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
.LBB0_254:
	s_andn2_b64 vcc, exec, s[78:79]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_256
	scratch_load_dword v23, off, off offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v23, s75, v23
	ds_read_u16 v32, v23 offset:1408
	ds_read_u16 v45, v23 offset:1280
	ds_read_u16 v47, v23 offset:1152
	ds_read_u16 v56, v23 offset:1024
	ds_read_u16 v42, v23 offset:384
	ds_read_u16 v43, v23 offset:256
	ds_read_u16 v54, v23 offset:128
	ds_read_u16 v23, v23
	scratch_load_dword v50, off, off offset:176
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v43, v42, v43, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v42, v54, v23, s66
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v55, 22, v50
	v_add_u32_e32 v57, s74, v55
	v_xor_b32_e32 v55, 20, v50
	v_add_u32_e32 v58, s74, v55
	v_xor_b32_e32 v55, 6, v50
	v_xor_b32_e32 v59, 4, v50
	v_xor_b32_e32 v60, 2, v50
	v_add_u32_e32 v55, s74, v55
	v_add_u32_e32 v59, s74, v59
	v_add_u32_e32 v60, s74, v60
	v_add_u32_e32 v61, s74, v50
	ds_read_u16 v55, v55 offset:384
	ds_read_u16 v59, v59 offset:256
	ds_read_u16 v60, v60 offset:128
	ds_read_u16 v61, v61
	v_xor_b32_e32 v54, 16, v50
	v_add_u32_e32 v54, s74, v54
	ds_read_u16 v62, v54 offset:1024
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v55, v55, v59, s66
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v54, v60, v61, s66
	v_xor_b32_e32 v23, 18, v50
	v_add_u32_e32 v23, s74, v23
	v_mfma_f32_32x32x8_bf16 v[2:17], v[42:43], v[54:55], v[2:17]
	ds_read_u16 v54, v57 offset:1408
	ds_read_u16 v55, v58 offset:1280
	ds_read_u16 v23, v23 offset:1152
	v_perm_b32 v43, v32, v45, s66
	v_perm_b32 v42, v47, v56, s66
	v_mov_b32_e32 v50, v51
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v55, v54, v55, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v54, v23, v62, s66
	s_nop 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[42:43], v[54:55], v[2:17]
.LBB0_256:
	v_cmp_ge_i32_e32 vcc, s1, v26
	s_cbranch_vccnz .LBB0_262
	scratch_load_dwordx2 v[42:43], off, off offset:20
	v_or_b32_e32 v32, s1, v30
	v_cmp_lt_i32_e32 vcc, v32, v26
	v_add_u32_e32 v23, s67, v32
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v56, s47, v42
	v_cmp_gt_i32_e64 s[74:75], s77, v56
	s_and_b64 s[10:11], vcc, s[74:75]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_259
	v_mad_i64_i32 v[42:43], s[10:11], s76, v23, 0
	v_lshl_add_u64 v[42:43], v[42:43], 1, s[82:83]
	v_ashrrev_i32_e32 v57, 31, v56
	v_lshl_add_u64 v[42:43], v[56:57], 1, v[42:43]
	global_load_dwordx2 v[54:55], v[42:43], off
.LBB0_259:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v26, off, off offset:180
	v_mov_b32_e32 v59, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v26, 0, v26
	ds_write_b16 v26, v54
	scratch_load_dword v26, off, off offset:188
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v26, v54
	scratch_load_dword v26, off, off offset:192
	s_waitcnt vmcnt(0)
	ds_write_b16 v26, v55 offset:256
	scratch_load_dword v26, off, off offset:196
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v26, v55 offset:256
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v26, off, off offset:184
	scratch_load_dwordx2 v[42:43], off, off offset:20
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v26, 0, v26
	ds_read2st64_b32 v[56:57], v26 offset1:2
	scratch_load_dword v26, off, off offset:200
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v60, s71, v42
	v_cmp_gt_i32_e64 s[74:75], s69, v60
	s_and_b64 s[10:11], vcc, s[74:75]
	s_waitcnt vmcnt(0)
	ds_read2_b32 v[54:55], v26 offset0:32 offset1:160
	s_and_saveexec_b64 s[6:7], s[10:11]
	v_readlane_b32 s78, v127, 19
	v_readlane_b32 s79, v127, 20
	v_readlane_b32 s1, v126, 7
	s_cbranch_execz .LBB0_261
	v_mad_i64_i32 v[42:43], s[10:11], s68, v23, 0
	v_lshl_add_u64 v[42:43], v[42:43], 1, s[80:81]
	v_ashrrev_i32_e32 v61, 31, v60
	v_lshl_add_u64 v[42:43], v[60:61], 1, v[42:43]
	global_load_dwordx2 v[58:59], v[42:43], off
.LBB0_261:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v23, 3, v0
	v_add_u32_e32 v23, 0, v23
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v23, v[58:59]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v23, off, off offset:68
	v_perm_b32 v58, v57, v56, s66
	v_perm_b32 v59, v55, v54, s66
	s_mov_b32 s6, 0x7060302
	v_perm_b32 v56, v57, v56, s6
	v_perm_b32 v57, v55, v54, s6
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v23, 0, v23
	ds_read_u16 v26, v23
	ds_read_u16 v32, v23 offset:256
	ds_read_u16 v42, v23 offset:384
	ds_read_u16 v45, v23 offset:128
	ds_read_u16 v47, v23 offset:1024
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v43, v42, v32, s66
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v42, v45, v26, s66
	ds_read_u16 v26, v23 offset:1280
	ds_read_u16 v32, v23 offset:1408
	ds_read_u16 v23, v23 offset:1152
	v_mfma_f32_32x32x8_bf16 v[2:17], v[42:43], v[58:59], v[2:17]
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v43, v32, v26, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v42, v23, v47, s66
	s_nop 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[42:43], v[56:57], v[2:17]
	s_branch .LBB0_263
.LBB0_262:
	v_readlane_b32 s78, v127, 19
	v_readlane_b32 s79, v127, 20
	v_readlane_b32 s1, v126, 7
.LBB0_263:
	scratch_load_dword v23, off, off offset:76
	scratch_load_dword v26, off, off offset:72
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v23, s47, v23
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v56, s71, v26
	v_mad_i64_i32 v[42:43], s[6:7], s68, v23, 0
	v_cmp_gt_i32_e64 s[74:75], s77, v23
	v_cmp_gt_i32_e32 vcc, s69, v56
	v_lshl_add_u64 v[42:43], v[42:43], 1, s[78:79]
	v_ashrrev_i32_e32 v57, 31, v56
	s_and_b64 s[10:11], s[74:75], vcc
	v_lshl_add_u64 v[54:55], v[56:57], 1, v[42:43]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_265
	v_bfe_u32 v23, v4, 16, 1
	s_movk_i32 s10, 0x7fff
	v_bfe_u32 v26, v5, 16, 1
	v_add3_u32 v23, v4, v23, s10
	v_bfe_u32 v32, v2, 16, 1
	v_add3_u32 v26, v5, v26, s10
	v_lshrrev_b32_e32 v23, 16, v23
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v42, v3, 16, 1
	v_add3_u32 v32, v2, v32, s10
	v_lshrrev_b32_e32 v26, 16, v26
	v_cndmask_b32_e32 v4, v40, v23, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v42, v3, v42, s10
	v_lshrrev_b32_e32 v32, 16, v32
	v_cndmask_b32_e32 v5, v40, v26, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v42, 16, v42
	v_perm_b32 v5, v5, v4, s66
	v_cndmask_b32_e32 v2, v40, v32, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v40, v42, vcc
	v_perm_b32 v4, v3, v2, s66
	v_bfe_u32 v2, v8, 16, 1
	v_bfe_u32 v3, v9, 16, 1
	v_add3_u32 v2, v8, v2, s10
	v_cmp_o_f32_e32 vcc, v8, v8
	global_store_dwordx2 v[54:55], v[4:5], off
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v3, v9, v3, s10
	v_cndmask_b32_sdwa v2, v40, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v4, v6, v4, s10
	v_cndmask_b32_sdwa v3, v40, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v6, v6
	v_add3_u32 v5, v7, v5, s10
	v_perm_b32 v3, v3, v2, s66
	v_cndmask_b32_sdwa v2, v40, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	s_nop 1
	v_cndmask_b32_sdwa v4, v40, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v4, v2, s66
	global_store_dwordx2 v[54:55], v[2:3], off offset:16
.LBB0_265:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 16, v56
	v_cmp_gt_i32_e32 vcc, s69, v2
	s_and_b64 s[10:11], s[74:75], vcc
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_267
	v_bfe_u32 v2, v16, 16, 1
	s_movk_i32 s10, 0x7fff
	v_bfe_u32 v3, v17, 16, 1
	v_add3_u32 v2, v16, v2, s10
	v_bfe_u32 v4, v14, 16, 1
	v_add3_u32 v3, v17, v3, s10
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v5, v15, 16, 1
	v_add3_u32 v4, v14, v4, s10
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v40, v2, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_add3_u32 v5, v15, v5, s10
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v40, v3, vcc
	v_cmp_o_f32_e32 vcc, v14, v14
	v_lshrrev_b32_e32 v5, 16, v5
	v_perm_b32 v3, v3, v2, s66
	v_cndmask_b32_e32 v2, v40, v4, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_bfe_u32 v6, v10, 16, 1
	v_bfe_u32 v7, v11, 16, 1
	v_cndmask_b32_e32 v4, v40, v5, vcc
	v_perm_b32 v2, v4, v2, s66
	v_bfe_u32 v4, v12, 16, 1
	v_bfe_u32 v5, v13, 16, 1
	v_add3_u32 v4, v12, v4, s10
	v_cmp_o_f32_e32 vcc, v12, v12
	v_add3_u32 v5, v13, v5, s10
	v_add3_u32 v6, v10, v6, s10
	v_cndmask_b32_sdwa v4, v40, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v13, v13
	v_add3_u32 v7, v11, v7, s10
	s_nop 0
	v_cndmask_b32_sdwa v5, v40, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v10, v10
	v_perm_b32 v5, v5, v4, s66
	s_nop 0
	v_cndmask_b32_sdwa v4, v40, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	s_nop 1
	v_cndmask_b32_sdwa v6, v40, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v6, v4, s66
	global_store_dwordx2 v[54:55], v[4:5], off offset:32
	global_store_dwordx2 v[54:55], v[2:3], off offset:48
.LBB0_267:
	s_or_b64 exec, exec, s[6:7]
.LBB0_268:
	s_mov_b64 s[6:7], 0
.LBB0_269:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_286
	s_ashr_i32 s6, s46, 31
	v_readlane_b32 s7, v125, 44
	s_xor_b32 s6, s6, s7
	s_abs_i32 s7, s46
	v_readlane_b32 s10, v125, 40
	s_mul_hi_u32 s10, s7, s10
	s_mul_i32 s11, s10, s60
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s47, s7, s60
	s_cmp_ge_u32 s7, s60
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s47, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s60
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s68, s16, s10
	s_addc_u32 s69, s17, s11
	s_add_u32 s10, s54, s10
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v27, s[68:69]
	s_addc_u32 s11, s55, s11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v27, s[10:11]
	v_readlane_b32 s10, v123, 53
	v_readlane_b32 s11, v123, 54
	s_and_b64 s[10:11], s[10:11], exec
	v_readlane_b32 s76, v124, 23
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	v_readlane_b32 s70, v123, 55
	v_readlane_b32 s71, v123, 56
	v_readlane_b32 s77, v124, 24
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	s_cselect_b32 s10, s6, 1
	s_abs_i32 s6, s10
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s67, 0, s6
	s_mul_i32 s11, s7, s24
	s_sub_i32 s11, s46, s11
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s65, s11
	s_xor_b32 s47, s11, s10
	s_ashr_i32 s47, s47, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s68, v2
	s_mul_i32 s67, s67, s68
	s_mul_hi_u32 s67, s68, s67
	s_add_i32 s68, s68, s67
	s_mul_hi_u32 s67, s65, s68
	s_mul_i32 s68, s67, s6
	s_sub_i32 s65, s65, s68
	s_add_i32 s69, s67, 1
	s_sub_i32 s68, s65, s6
	s_cmp_ge_u32 s65, s6
	s_cselect_b32 s67, s69, s67
	s_cselect_b32 s65, s68, s65
	s_add_i32 s68, s67, 1
	s_cmp_ge_u32 s65, s6
	s_cselect_b32 s6, s68, s67
	s_xor_b32 s6, s6, s47
	s_sub_i32 s6, s6, s47
	s_mul_i32 s10, s6, s10
	s_sub_i32 s10, s11, s10
	s_add_i32 s10, s7, s10
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[68:69], s[10:11], 2
	s_add_u32 s74, s82, s68
	s_addc_u32 s75, s83, s69
	s_add_u32 s68, s70, s68
	global_load_dword v2, v27, s[74:75]
	s_addc_u32 s69, s71, s69
	global_load_dword v58, v27, s[68:69]
	s_lshl_b32 s47, s10, 4
	s_ashr_i32 s7, s47, 31
	v_or_b32_e32 v10, s47, v30
	v_readlane_b32 s70, v123, 16
	v_mov_b32_e32 v11, s7
	v_mad_i64_i32 v[6:7], s[68:69], v10, s36, 0
	s_cmp_gt_i32 s47, -1
	v_readlane_b32 s71, v123, 17
	s_cselect_b64 s[68:69], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s11, v2
	v_cmp_gt_i64_e32 vcc, s[70:71], v[10:11]
	v_readlane_b32 s70, v124, 17
	s_and_b64 s[68:69], s[68:69], vcc
	v_readlane_b32 s71, v124, 18
	s_and_b64 s[76:77], s[68:69], s[70:71]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_272
	scratch_load_dwordx2 v[4:5], off, off
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_272:
	s_or_b64 exec, exec, s[74:75]
	s_lshl_b32 s7, s6, 6
	s_ashr_i32 s65, s7, 31
	s_mul_i32 s76, s11, s34
	s_cmp_gt_i32 s7, -1
	v_mov_b32_e32 v9, s65
	v_or_b32_e32 v8, s7, v34
	s_cselect_b64 s[74:75], -1, 0
	s_ashr_i32 s77, s76, 31
	v_cmp_gt_i64_e32 vcc, s[56:57], v[8:9]
	v_lshl_add_u64 v[12:13], s[76:77], 0, v[36:37]
	s_and_b64 s[78:79], s[74:75], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[86:87], v[12:13]
	s_and_b64 s[74:75], vcc, s[74:75]
	v_readlane_b32 s70, v124, 15
	s_and_b64 s[74:75], s[78:79], s[74:75]
	v_readlane_b32 s71, v124, 16
	s_and_b64 s[80:81], s[70:71], s[74:75]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_274
	v_mul_lo_u32 v4, v13, s56
	v_mul_lo_u32 v5, v12, s57
	v_mad_u64_u32 v[2:3], s[80:81], v12, s56, 0
	v_readlane_b32 s70, v123, 5
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s71, v123, 6
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[70:71]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_274:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s70, v124, 19
	v_readlane_b32 s71, v124, 20
	s_waitcnt vmcnt(0)
	ds_write_b32 v101, v11 offset:4096
	v_add_u32_e32 v11, 0, v105
	s_andn2_b64 vcc, exec, s[70:71]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_358
	v_add_u32_e32 v59, 0, v106
	v_add_u32_e32 v60, 0, v50
	ds_read_b64 v[2:3], v59 offset:4096
	ds_read_b64 v[4:5], v60 offset:4096
	v_readlane_b32 s88, v126, 62
	v_readlane_b32 s89, v126, 63
	v_readlane_b32 s70, v126, 48
	v_readlane_b32 s71, v126, 49
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[88:89]
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	s_and_b64 s[80:81], s[68:69], s[70:71]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_277
	v_lshlrev_b32_e32 v26, 1, v18
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[26:27]
	global_load_dword v54, v[14:15], off offset:64
.LBB0_277:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s70, v123, 5
	v_readlane_b32 s71, v123, 6
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[70:71]
	v_add_u32_e32 v26, v108, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v42, v26
	ds_read_u16 v45, v26 offset:128
	ds_read_u16 v55, v26 offset:256
	ds_read_u16 v57, v26 offset:384
	ds_read_u16 v23, v26 offset:2048
	ds_read_u16 v43, v26 offset:2176
	ds_read_u16 v47, v26 offset:2304
	ds_read_u16 v56, v26 offset:2432
	s_setprio 0
	s_add_i32 s74, s76, 32
	s_ashr_i32 s75, s74, 31
	v_lshl_add_u64 v[16:17], s[74:75], 0, v[36:37]
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_cmp_gt_i64_e64 s[74:75], s[86:87], v[16:17]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 s[80:81], s[78:79], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_279
	v_mul_lo_u32 v8, v17, s56
	v_mul_lo_u32 v9, v16, s57
	v_mad_u64_u32 v[6:7], s[80:81], v16, s56, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_279:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v57, v55, s66
	v_perm_b32 v16, v45, v42, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v57, v56, v47, s66
	v_perm_b32 v56, v43, v23, s66
	v_mfma_f32_16x16x16_bf16 v[62:65], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[56:57], v[4:5], v[62:65]
	s_setprio 0
	v_readlane_b32 s70, v125, 36
	v_readlane_b32 s71, v125, 37
	s_andn2_b64 vcc, exec, s[70:71]
	s_waitcnt vmcnt(0)
	ds_write_b32 v101, v54 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_359
	s_mov_b32 s65, 64
	s_branch .LBB0_282
.LBB0_281:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v57, v64, v62, s66
	v_perm_b32 v56, v45, v42, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v63, v63, v47, s66
	v_perm_b32 v62, v43, v23, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[56:57], v[54:55], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[62:63], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s67, s65, 32
	s_cmp_lt_i32 s65, s98
	s_mov_b32 s65, s67
	s_waitcnt vmcnt(0)
	ds_write_b32 v101, v61 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_359
.LBB0_282:
	ds_read_b64 v[54:55], v59 offset:4096
	ds_read_b64 v[16:17], v60 offset:4096
	s_ashr_i32 s67, s65, 31
	v_mov_b32_e32 v9, s67
	v_or_b32_e32 v8, s65, v18
	s_cmp_gt_i32 s65, -1
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[36:37], v[8:9]
	s_and_b64 s[74:75], s[74:75], vcc
	s_and_b64 s[80:81], s[68:69], s[74:75]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_284
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v61, v[8:9], off
.LBB0_284:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v42, v26
	ds_read_u16 v45, v26 offset:128
	ds_read_u16 v62, v26 offset:256
	ds_read_u16 v64, v26 offset:384
	ds_read_u16 v23, v26 offset:2048
	ds_read_u16 v43, v26 offset:2176
	ds_read_u16 v47, v26 offset:2304
	ds_read_u16 v63, v26 offset:2432
	s_setprio 0
	s_add_i32 s74, s76, s65
	s_ashr_i32 s75, s74, 31
	v_lshl_add_u64 v[56:57], s[74:75], 0, v[36:37]
	v_cmp_lt_i64_e32 vcc, -1, v[56:57]
	v_cmp_gt_i64_e64 s[74:75], s[86:87], v[56:57]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 s[80:81], s[78:79], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_281
	v_mul_lo_u32 v8, v57, s56
	v_mul_lo_u32 v9, v56, s57
	v_mad_u64_u32 v[6:7], s[80:81], v56, s56, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_281
.LBB0_286:
	s_mov_b64 s[6:7], 0
.LBB0_287:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_356
.LBB0_288:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[50:51] offset:164
	s_lshl_b32 s10, s46, 3
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v4, s10, v82
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v4, v3
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_290
	v_readlane_b32 s68, v124, 31
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s69, v124, 32
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[68:69]
	global_load_dword v6, v[4:5], off
.LBB0_290:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v4, s10, v77
	v_cmp_lt_i32_e64 s[76:77], v4, v3
	s_and_saveexec_b64 s[6:7], s[76:77]
	s_cbranch_execz .LBB0_292
	v_readlane_b32 s68, v124, 31
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s69, v124, 32
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[68:69]
	global_load_dword v2, v[4:5], off
.LBB0_292:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v4, s10, v22
	v_readlane_b32 s6, v124, 31
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s7, v124, 32
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[6:7]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_294
	global_load_dword v8, v[10:11], off
.LBB0_294:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_296
	global_load_dword v4, v[10:11], off
.LBB0_296:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_298
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_298:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[6:7], s[76:77]
	s_cbranch_execz .LBB0_300
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_300:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_302
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_302:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_304
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_304:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[80:81], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execz .LBB0_306
	v_readlane_b32 s10, v123, 61
	v_readlane_b32 s11, v123, 62
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[10:11]
	global_load_dword v10, v[16:17], off
.LBB0_306:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_i32_e64 s[76:77], -1, v12
	s_and_saveexec_b64 s[6:7], s[76:77]
	s_cbranch_execz .LBB0_308
	v_readlane_b32 s10, v123, 61
	v_readlane_b32 s11, v123, 62
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[10:11]
	global_load_dword v14, v[2:3], off
.LBB0_308:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_i32_e64 s[78:79], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[6:7], s[78:79]
	s_cbranch_execz .LBB0_310
	v_readlane_b32 s10, v123, 61
	v_readlane_b32 s11, v123, 62
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[10:11]
	global_load_dword v16, v[8:9], off
.LBB0_310:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_i32_e64 s[74:75], -1, v15
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_312
	v_readlane_b32 s10, v123, 61
	v_readlane_b32 s11, v123, 62
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[10:11]
	global_load_dword v2, v[2:3], off
.LBB0_312:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execnz .LBB0_346
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execnz .LBB0_347
.LBB0_314:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execz .LBB0_316
.LBB0_315:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v93
	v_mul_lo_u32 v23, v11, s61
	v_sub_u32_e32 v9, v9, v23
	v_add_u32_e32 v23, 1, v11
	v_cmp_le_u32_e32 vcc, s61, v9
	v_readlane_b32 s10, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v23, vcc
	v_subrev_u32_e32 v23, s61, v9
	v_cndmask_b32_e32 v9, v9, v23, vcc
	v_add_u32_e32 v23, 1, v11
	v_cmp_le_u32_e32 vcc, s61, v9
	v_xor_b32_e32 v8, s10, v8
	s_nop 0
	v_cndmask_b32_e32 v9, v11, v23, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[30:31]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_316:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v124, 15
	v_readlane_b32 s7, v124, 16
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_321
	global_load_dwordx2 v[42:43], v27, s[42:43]
	v_readlane_b32 s88, v126, 62
	v_readlane_b32 s89, v126, 63
	s_mov_b32 s47, 0
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v42
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v43, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v26, 28, v11
	v_mad_i64_i32 v[42:43], s[6:7], v10, s36, 0
	v_sub_u32_e32 v11, 0, v6
	v_readlane_b32 s6, v125, 50
	v_max_i32_e32 v6, v6, v11
	v_mul_hi_u32 v11, v6, v95
	v_xor_b32_e32 v7, s6, v7
	v_readlane_b32 s6, v125, 52
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[26:27]
	v_and_b32_e32 v8, -16, v8
	v_mul_lo_u32 v23, v11, s6
	v_sub_u32_e32 v6, v6, v23
	v_cmp_le_u32_e32 vcc, s6, v6
	v_add_u32_e32 v23, 1, v11
	v_lshl_add_u64 v[8:9], s[88:89], 0, v[8:9]
	v_cndmask_b32_e32 v11, v11, v23, vcc
	v_subrev_u32_e32 v23, s6, v6
	v_cndmask_b32_e32 v6, v6, v23, vcc
	v_cmp_le_u32_e32 vcc, s6, v6
	v_add_u32_e32 v6, 1, v11
	v_lshl_add_u64 v[8:9], v[42:43], 1, v[8:9]
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[6:7], v6, s36, 0
	v_readlane_b32 s6, v123, 11
	v_readlane_b32 s7, v123, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[6:7]
	s_and_b64 s[6:7], vcc, s[80:81]
	s_branch .LBB0_319
.LBB0_318:
	s_or_b64 exec, exec, s[10:11]
	s_addk_i32 s47, 0x80
	s_cmp_lt_i32 s47, s34
	s_cbranch_scc0 .LBB0_321
.LBB0_319:
	v_add_u32_e32 v10, s47, v112
	v_cmp_gt_i32_e32 vcc, s34, v10
	s_and_b64 s[68:69], vcc, s[6:7]
	s_and_saveexec_b64 s[10:11], s[68:69]
	s_cbranch_execz .LBB0_318
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[42:43], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[42:43], v[42:43], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[42:43], off
	s_branch .LBB0_318
.LBB0_321:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v93
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s61
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s61, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_readlane_b32 s6, v125, 47
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s61, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s61, v6
	v_xor_b32_e32 v3, s6, v3
	s_nop 0
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s62
	v_cndmask_b32_e64 v6, v3, v10, s[74:75]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[30:31]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_323
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_323:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v124, 1
	v_readlane_b32 s7, v124, 2
	s_and_b64 s[6:7], s[6:7], s[74:75]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execnz .LBB0_348
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execnz .LBB0_349
.LBB0_325:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execnz .LBB0_350
.LBB0_326:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execnz .LBB0_351
.LBB0_327:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execnz .LBB0_352
.LBB0_328:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_330
.LBB0_329:
	global_load_dwordx2 v[42:43], v27, s[42:43]
	v_readlane_b32 s88, v126, 62
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	v_readlane_b32 s89, v126, 63
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v42
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v43, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v26, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[26:27]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[94:95], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_330:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v93
	v_mul_lo_u32 v9, v8, s61
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s61, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_readlane_b32 s6, v125, 47
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s61, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s61, v5
	v_xor_b32_e32 v4, s6, v4
	v_readlane_b32 s88, v125, 23
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v93
	v_mul_lo_u32 v11, v9, s61
	v_sub_u32_e32 v8, v8, v11
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s61, v8
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v5, v5, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s61, v8
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_ashrrev_i32_e32 v4, 31, v13
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s61, v8
	v_xor_b32_e32 v4, s6, v4
	s_cmp_lt_i32 s88, 1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	s_mov_b64 s[6:7], -1
	v_readlane_b32 s89, v125, 24
	v_readlane_b32 s90, v125, 25
	v_readlane_b32 s91, v125, 26
	v_readlane_b32 s92, v125, 27
	v_readlane_b32 s93, v125, 28
	v_readlane_b32 s94, v125, 29
	v_readlane_b32 s95, v125, 30
	s_cbranch_scc1 .LBB0_334
	v_readlane_b32 s88, v125, 23
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s88, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s89, v125, 24
	v_readlane_b32 s90, v125, 25
	v_readlane_b32 s91, v125, 26
	v_readlane_b32 s92, v125, 27
	v_readlane_b32 s93, v125, 28
	v_readlane_b32 s94, v125, 29
	v_readlane_b32 s95, v125, 30
	s_cbranch_scc0 .LBB0_333
	v_mul_lo_u32 v4, v5, s1
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s1
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s1
	v_sub_u32_e32 v4, v15, v4
.LBB0_333:
	s_mov_b64 s[6:7], 0
.LBB0_334:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_337
	v_readlane_b32 s88, v125, 23
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s88, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s89, v125, 24
	v_readlane_b32 s90, v125, 25
	v_readlane_b32 s91, v125, 26
	v_readlane_b32 s92, v125, 27
	v_readlane_b32 s93, v125, 28
	v_readlane_b32 s94, v125, 29
	v_readlane_b32 s95, v125, 30
	s_cbranch_scc1 .LBB0_337
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
.LBB0_337:
	v_mov_b32_e32 v2, s62
	v_cndmask_b32_e64 v3, v2, v5, s[76:77]
	v_cndmask_b32_e64 v2, v2, v8, s[78:79]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[76:77], -1, v2
	v_readlane_b32 s6, v126, 32
	s_and_b64 vcc, s[76:77], vcc
	v_readlane_b32 s7, v126, 33
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
	ds_bpermute_b32 v5, v81, v3
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
	ds_bpermute_b32 v8, v81, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_339
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_339:
	s_or_b64 exec, exec, s[6:7]
	global_load_dwordx2 v[6:7], v27, s[42:43]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[6:7], s[74:75], vcc
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s10, v124, 1
	v_readlane_b32 s11, v124, 2
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v26, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[26:27]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[78:79], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[10:11], s[6:7]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v27
	v_mov_b32_e32 v7, v27
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
	v_cndmask_b32_e32 v5, v41, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_355
	v_mov_b32_e32 v4, v27
	v_mov_b32_e32 v5, v27
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[10:11], vcc, 1
	s_and_b32 s11, s11, 0x55555555
	s_and_b32 s10, s10, 0x55555555
	s_sub_u32 s10, vcc_lo, s10
	v_readlane_b32 s68, v126, 52
	s_subb_u32 s11, vcc_hi, s11
	v_readlane_b32 s69, v126, 53
	s_mov_b32 s74, s68
	s_mov_b32 s75, s68
	s_and_b64 s[68:69], s[10:11], s[74:75]
	s_lshr_b64 s[10:11], s[10:11], 2
	s_and_b64 s[10:11], s[10:11], s[74:75]
	s_add_u32 s10, s10, s68
	s_addc_u32 s11, s11, s69
	s_lshr_b64 s[68:69], s[10:11], 4
	s_add_u32 s10, s68, s10
	s_addc_u32 s11, s69, s11
	s_and_b32 s47, s10, 0xf0f0f0f
	s_and_b32 s11, s11, 0xf0f0f0f
	s_mul_i32 s10, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s10
	s_mul_i32 s11, s11, 0x1010101
	s_mov_b32 s70, s74
	s_add_i32 s11, s47, s11
	v_writelane_b32 v126, s70, 52
	v_cmp_gt_u64_e32 vcc, s[10:11], v[48:49]
	s_nop 0
	v_writelane_b32 v126, s71, 53
	s_cbranch_vccnz .LBB0_353
	s_mov_b32 s47, 0
	s_mov_b64 s[10:11], 0
.LBB0_342:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s65, s[68:69]
	s_add_i32 s47, s47, s65
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s65
	s_or_b64 s[10:11], s[68:69], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_342
	s_or_b64 exec, exec, s[10:11]
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
	v_cmp_ne_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_345
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
	v_cmp_gt_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_345:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[10:11], 1, v4
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_354
	s_branch .LBB0_355
.LBB0_346:
	v_readlane_b32 s10, v124, 33
	v_readlane_b32 s11, v124, 34
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[10:11]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[74:75]
	s_cbranch_execz .LBB0_314
.LBB0_347:
	v_readlane_b32 s10, v124, 33
	v_readlane_b32 s11, v124, 34
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[10:11]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[6:7]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[6:7], s[80:81]
	s_cbranch_execnz .LBB0_315
	s_branch .LBB0_316
.LBB0_348:
	global_load_dwordx2 v[42:43], v27, s[42:43]
	v_readlane_b32 s88, v126, 62
	v_readlane_b32 s68, v125, 48
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	s_mul_i32 s47, s68, s62
	v_add_u32_e32 v11, s47, v4
	v_readlane_b32 s69, v125, 49
	v_readlane_b32 s89, v126, 63
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v42
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v43, vcc
	v_ashrrev_i32_e32 v23, 31, v9
	v_lshrrev_b32_e32 v26, 28, v23
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[26:27]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[90:91], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[10:11]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_325
.LBB0_349:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_326
.LBB0_350:
	global_load_dwordx2 v[42:43], v27, s[42:43]
	v_readlane_b32 s88, v126, 62
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
	v_readlane_b32 s89, v126, 63
	v_readlane_b32 s90, v127, 0
	v_readlane_b32 s91, v127, 1
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v42
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v43, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v26, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[26:27]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[92:93], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_327
.LBB0_351:
	v_readlane_b32 s68, v123, 9
	v_readlane_b32 s69, v123, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[68:69]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[10:11]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[10:11], s[74:75]
	s_cbranch_execz .LBB0_328
.LBB0_352:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execnz .LBB0_329
	s_branch .LBB0_330
.LBB0_353:
	s_mov_b64 s[10:11], -1
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_355
.LBB0_354:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_355:
	s_or_b64 exec, exec, s[6:7]
.LBB0_356:
	.loc	1 66 0
	v_readlane_b32 s6, v123, 30
	v_readlane_b32 s7, v123, 31
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_23
	.loc	1 67 0
	v_readlane_b32 s6, v127, 13
	v_readlane_b32 s7, v127, 14
	v_readlane_b32 s11, v124, 35
	v_readlane_b32 s68, v126, 16
	v_readlane_b32 s69, v126, 17
	s_waitcnt lgkmcnt(1)
	s_nop 0
	global_load_dword v2, v27, s[6:7] offset:128
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_add_i32 s10, s6, s46
	s_memrealtime s[6:7]
s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s7, v123, 0
	v_cndmask_b32_e64 v2, v2, v3, s[68:69]
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s6, v126, 14
	v_cndmask_b32_e64 v3, v3, v4, s[68:69]
	v_mov_b32_e32 v4, s48
	v_readlane_b32 s7, v126, 15
	s_nop 1
	v_cndmask_b32_e64 v4, v3, v4, s[6:7]
	v_mov_b32_e32 v3, s49
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_readlane_b32 s6, v124, 40
	v_mov_b32_e32 v3, s21
	v_readlane_b32 s7, v124, 41
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[6:7]
	v_mov_b32_e32 v2, s20
	v_cndmask_b32_e64 v2, v4, v2, s[6:7]
	s_lshl_b32 s6, s10, 2
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 3
	s_add_u32 s20, s28, s6
	s_addc_u32 s6, s29, s7
	s_and_b32 s21, s6, 0xffff
	buffer_store_dwordx2 v[2:3], v35, s[20:23], 0 offen
	s_branch .LBB0_23
.LBB0_358:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_359:
	.loc	1 64 0
	v_add_u32_e32 v6, 0, v109
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v88 offset:4096
	v_readlane_b32 s68, v124, 21
	v_readlane_b32 s69, v124, 22
	s_andn2_b64 vcc, exec, s[68:69]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_361
	ds_read_u16 v11, v89 offset:384
	ds_read_u16 v14, v89 offset:2048
	ds_read_u16 v12, v89 offset:256
	ds_read_u16 v15, v89 offset:128
	ds_read_u16 v16, v89
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v13, v11, v12, s66
	ds_read_u16 v11, v89 offset:2432
	ds_read_u16 v17, v89 offset:2304
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v12, v15, v16, s66
	ds_read_u16 v16, v89 offset:2176
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v11, v17, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v16, v14, s66
	s_nop 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_361:
	v_or_b32_e32 v6, s7, v20
	v_readlane_b32 s70, v126, 44
	v_cmp_lt_i32_e32 vcc, v30, v58
	v_cmp_gt_i32_e64 s[74:75], s35, v6
	v_readlane_b32 s71, v126, 45
	s_and_b64 s[68:69], s[74:75], vcc
	v_mad_i64_i32 v[8:9], s[74:75], v10, s70, 0
	v_readlane_b32 s70, v123, 1
	v_readlane_b32 s71, v123, 2
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v14, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[70:71]
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	s_and_saveexec_b64 s[74:75], s[68:69]
	s_cbranch_execz .LBB0_363
	global_load_dwordx2 v[66:67], v[8:9], off
.LBB0_363:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v44, v[66:67]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[12:13], v46
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[74:75], s[68:69]
	s_cbranch_execz .LBB0_365
	v_lshl_add_u64 v[8:9], s[56:57], 1, v[8:9]
	global_load_dwordx2 v[14:15], v[8:9], off
.LBB0_365:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v44, v[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[16:17], v46
	v_ashrrev_i32_e32 v11, 31, v10
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_367
	v_readlane_b32 s76, v126, 62
	v_readlane_b32 s82, v127, 4
	v_readlane_b32 s83, v127, 5
	v_readlane_b32 s77, v126, 63
	v_readlane_b32 s78, v127, 0
	v_lshl_add_u64 v[8:9], v[10:11], 2, s[82:83]
	global_load_dword v8, v[8:9], off
	v_readlane_b32 s79, v127, 1
	v_readlane_b32 s80, v127, 2
	v_readlane_b32 s81, v127, 3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_367:
	s_or_b64 exec, exec, s[74:75]
	v_or_b32_e32 v56, s47, v19
	v_ashrrev_i32_e32 v57, 31, v56
	v_cmp_lt_i32_e64 s[80:81], v19, v58
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_369
	v_readlane_b32 s88, v126, 62
	v_readlane_b32 s94, v127, 4
	v_readlane_b32 s95, v127, 5
	v_readlane_b32 s89, v126, 63
	v_readlane_b32 s90, v127, 0
	v_lshl_add_u64 v[42:43], v[56:57], 2, s[94:95]
	global_load_dword v54, v[42:43], off
	v_readlane_b32 s91, v127, 1
	v_readlane_b32 s92, v127, 2
	v_readlane_b32 s93, v127, 3
.LBB0_369:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v61, 0xffff0000, v16
	v_lshlrev_b32_e32 v60, 16, v16
	v_and_b32_e32 v59, 0xffff0000, v17
	v_lshlrev_b32_e32 v58, 16, v17
	v_lshlrev_b32_e32 v64, 16, v12
	v_and_b32_e32 v17, 0xffff0000, v66
	v_lshlrev_b32_e32 v16, 16, v66
	v_or_b32_e32 v66, s7, v104
	s_mov_b32 s7, 0x3fb8aa3b
	v_mul_f32_e64 v42, -v64, s7
	s_mov_b32 s47, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s47, v42
	v_sub_f32_e32 v11, 0, v64
	v_and_b32_e32 v65, 0xffff0000, v12
	v_cndmask_b32_e32 v42, 0, v38, vcc
	v_fmac_f32_e32 v42, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v42
	v_mul_f32_e64 v42, -v65, s7
	v_cmp_gt_f32_e64 s[74:75], s47, v42
	v_sub_f32_e32 v23, 0, v65
	v_lshlrev_b32_e32 v62, 16, v13
	v_cndmask_b32_e64 v42, 0, v38, s[74:75]
	v_fmac_f32_e32 v42, 0x3fb8aa3b, v23
	v_exp_f32_e32 v23, v42
	v_cndmask_b32_e32 v42, 0, v39, vcc
	v_ldexp_f32 v42, v11, v42
	v_cndmask_b32_e64 v11, 0, v39, s[74:75]
	v_and_b32_e32 v63, 0xffff0000, v13
	v_ldexp_f32 v43, v23, v11
	v_mul_f32_e64 v11, -v62, s7
	v_cmp_gt_f32_e32 vcc, s47, v11
	v_mul_f32_e64 v23, -v63, s7
	v_sub_f32_e32 v26, 0, v62
	v_cndmask_b32_e32 v11, 0, v38, vcc
	v_cmp_gt_f32_e64 s[74:75], s47, v23
	v_sub_f32_e32 v32, 0, v63
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v26
	v_cndmask_b32_e64 v23, 0, v38, s[74:75]
	v_exp_f32_e32 v11, v11
	v_fmac_f32_e32 v23, 0x3fb8aa3b, v32
	v_exp_f32_e32 v23, v23
	v_cndmask_b32_e32 v26, 0, v39, vcc
	v_ldexp_f32 v70, v11, v26
	v_cndmask_b32_e64 v11, 0, v39, s[74:75]
	v_pk_add_f32 v[42:43], v[42:43], 1.0 op_sel_hi:[1,0]
	v_ldexp_f32 v71, v23, v11
	v_div_scale_f32 v23, s[74:75], v43, v43, 1.0
	v_rcp_f32_e32 v26, v23
	v_mul_f32_e64 v11, -v16, s7
	v_cmp_gt_f32_e64 s[76:77], s47, v11
	v_mul_f32_e64 v11, -v17, s7
	v_cmp_gt_f32_e64 s[74:75], s47, v11
	v_fma_f32 v11, -v23, v26, 1.0
	v_fmac_f32_e32 v26, v11, v26
	v_div_scale_f32 v11, vcc, 1.0, v43, 1.0
	v_mul_f32_e32 v32, v11, v26
	v_fma_f32 v45, -v23, v32, v11
	v_fmac_f32_e32 v32, v45, v26
	v_fma_f32 v11, -v23, v32, v11
	v_div_scale_f32 v23, s[82:83], v42, v42, 1.0
	v_rcp_f32_e32 v45, v23
	v_div_fmas_f32 v11, v11, v26, v32
	v_div_fixup_f32 v69, v11, v43, 1.0
	v_pk_add_f32 v[70:71], v[70:71], 1.0 op_sel_hi:[1,0]
	v_fma_f32 v11, -v23, v45, 1.0
	v_fmac_f32_e32 v45, v11, v45
	v_div_scale_f32 v11, vcc, 1.0, v42, 1.0
	v_mul_f32_e32 v26, v11, v45
	v_fma_f32 v32, -v23, v26, v11
	v_fmac_f32_e32 v26, v32, v45
	v_fma_f32 v11, -v23, v26, v11
	v_div_scale_f32 v23, s[82:83], v71, v71, 1.0
	v_rcp_f32_e32 v32, v23
	v_div_fmas_f32 v11, v11, v45, v26
	v_div_fixup_f32 v68, v11, v42, 1.0
	v_cmp_gt_i32_e64 s[78:79], s35, v66
	v_fma_f32 v11, -v23, v32, 1.0
	v_fmac_f32_e32 v32, v11, v32
	v_div_scale_f32 v11, vcc, 1.0, v71, 1.0
	v_mul_f32_e32 v26, v11, v32
	v_fma_f32 v42, -v23, v26, v11
	v_fmac_f32_e32 v26, v42, v32
	v_fma_f32 v11, -v23, v26, v11
	v_div_scale_f32 v23, s[82:83], v70, v70, 1.0
	v_rcp_f32_e32 v42, v23
	v_div_fmas_f32 v11, v11, v32, v26
	v_div_fixup_f32 v75, v11, v71, 1.0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v11, -v23, v42, 1.0
	v_fmac_f32_e32 v42, v11, v42
	v_div_scale_f32 v11, vcc, 1.0, v70, 1.0
	v_mul_f32_e32 v26, v11, v42
	v_fma_f32 v32, -v23, v26, v11
	v_fmac_f32_e32 v26, v32, v42
	v_fma_f32 v11, -v23, v26, v11
	v_div_fmas_f32 v11, v11, v42, v26
	v_div_fixup_f32 v74, v11, v70, 1.0
	v_pk_mul_f32 v[70:71], v[68:69], v[64:65]
	v_pk_mul_f32 v[72:73], v[74:75], v[62:63]
	s_and_b64 vcc, s[78:79], s[80:81]
	v_cndmask_b32_e32 v11, 0, v2, vcc
	v_cndmask_b32_e32 v23, 0, v3, vcc
	v_cndmask_b32_e32 v26, 0, v4, vcc
	v_cndmask_b32_e32 v32, 0, v5, vcc
	v_pk_mul_f32 v[42:43], v[70:71], v[60:61]
	v_pk_mul_f32 v[78:79], v[72:73], v[58:59]
	v_mul_f32_e32 v96, v11, v42
	v_mul_f32_e32 v97, v23, v43
	v_mul_f32_e32 v98, v26, v78
	v_mul_f32_e32 v99, v32, v79
	s_barrier
	ds_write_b128 v87, v[96:99]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[96:99], v92
	v_lshlrev_b32_e32 v12, 16, v67
	v_and_b32_e32 v13, 0xffff0000, v67
	v_mul_f32_e64 v11, -v12, s7
	v_cmp_gt_f32_e64 s[82:83], s47, v11
	v_mul_f32_e64 v11, -v13, s7
	v_cmp_gt_f32_e64 s[78:79], s47, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v11, v96, v97
	v_add_f32_e32 v11, v98, v11
	v_add_f32_e32 v11, v99, v11
	v_mov_b32_e32 v23, v11
	v_readlane_b32 s70, v125, 59
	v_readlane_b32 s71, v125, 60
	v_mov_b32_dpp v23, v23 row_shr:8 row_mask:0xf bank_mask:0xc
	s_and_b64 s[70:71], s[70:71], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v23, v11 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_f32_e32 v11, v11, v23
	v_mov_b32_e32 v23, v11
	s_barrier
	s_nop 0
	v_mov_b32_dpp v23, v23 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v23, v11 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_f32_e32 v11, v11, v23
	v_mov_b32_e32 v23, v11
	s_nop 1
	v_mov_b32_dpp v23, v23 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v23
	v_mov_b32_e32 v23, v11
	s_nop 1
	v_mov_b32_dpp v23, v23 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v23
	v_add_u32_e32 v23, 0, v104
	ds_write_b32 v23, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[80:81], s[70:71]
	s_cbranch_execnz .LBB0_380
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execnz .LBB0_381
.LBB0_371:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[68:69]
	s_cbranch_execz .LBB0_373
.LBB0_372:
	v_sub_f32_e32 v2, 0, v16
	v_cndmask_b32_e64 v11, 0, v38, s[76:77]
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v2
	v_exp_f32_e32 v2, v11
	v_cndmask_b32_e64 v11, 0, v39, s[76:77]
	v_sub_f32_e32 v3, 0, v17
	v_sub_f32_e32 v4, 0, v12
	v_ldexp_f32 v42, v2, v11
	v_cndmask_b32_e64 v2, 0, v38, s[74:75]
	v_fmac_f32_e32 v2, 0x3fb8aa3b, v3
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v3, 0, v39, s[74:75]
	v_sub_f32_e32 v5, 0, v13
	s_movk_i32 s47, 0x7fff
	v_ldexp_f32 v43, v2, v3
	v_cndmask_b32_e64 v2, 0, v38, s[82:83]
	v_fmac_f32_e32 v2, 0x3fb8aa3b, v4
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v3, 0, v39, s[82:83]
	v_lshlrev_b32_e32 v4, 16, v15
	s_waitcnt vmcnt(0)
	v_ldexp_f32 v54, v2, v3
	v_cndmask_b32_e64 v2, 0, v38, s[78:79]
	v_fmac_f32_e32 v2, 0x3fb8aa3b, v5
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v3, 0, v39, s[78:79]
	v_and_b32_e32 v5, 0xffff0000, v15
	v_ldexp_f32 v55, v2, v3
	v_and_b32_e32 v3, 0xffff0000, v14
	v_lshlrev_b32_e32 v2, 16, v14
	v_pk_add_f32 v[14:15], v[42:43], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v11, s[68:69], v15, v15, 1.0
	v_rcp_f32_e32 v23, v11
	s_nop 0
	v_fma_f32 v26, -v11, v23, 1.0
	v_fmac_f32_e32 v23, v26, v23
	v_div_scale_f32 v26, vcc, 1.0, v15, 1.0
	v_mul_f32_e32 v32, v26, v23
	v_fma_f32 v42, -v11, v32, v26
	v_fmac_f32_e32 v32, v42, v23
	v_fma_f32 v11, -v11, v32, v26
	v_div_fmas_f32 v11, v11, v23, v32
	v_div_fixup_f32 v15, v11, v15, 1.0
	v_div_scale_f32 v11, s[68:69], v14, v14, 1.0
	v_rcp_f32_e32 v23, v11
	s_nop 0
	v_fma_f32 v26, -v11, v23, 1.0
	v_fmac_f32_e32 v23, v26, v23
	v_div_scale_f32 v26, vcc, 1.0, v14, 1.0
	v_mul_f32_e32 v32, v26, v23
	v_fma_f32 v42, -v11, v32, v26
	v_fmac_f32_e32 v32, v42, v23
	v_fma_f32 v11, -v11, v32, v26
	v_div_fmas_f32 v11, v11, v23, v32
	v_div_fixup_f32 v14, v11, v14, 1.0
	v_pk_mul_f32 v[14:15], v[14:15], v[16:17]
	v_pk_add_f32 v[16:17], v[54:55], 1.0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[14:15], v[2:3]
	v_div_scale_f32 v11, s[68:69], v17, v17, 1.0
	v_rcp_f32_e32 v23, v11
	v_pk_mul_f32 v[2:3], v[2:3], v[8:9]
	v_fma_f32 v26, -v11, v23, 1.0
	v_fmac_f32_e32 v23, v26, v23
	v_div_scale_f32 v26, vcc, 1.0, v17, 1.0
	v_mul_f32_e32 v32, v26, v23
	v_fma_f32 v42, -v11, v32, v26
	v_fmac_f32_e32 v32, v42, v23
	v_fma_f32 v11, -v11, v32, v26
	v_div_fmas_f32 v11, v11, v23, v32
	v_div_fixup_f32 v17, v11, v17, 1.0
	v_div_scale_f32 v11, s[68:69], v16, v16, 1.0
	v_rcp_f32_e32 v23, v11
	s_nop 0
	v_fma_f32 v26, -v11, v23, 1.0
	v_fmac_f32_e32 v23, v26, v23
	v_div_scale_f32 v26, vcc, 1.0, v16, 1.0
	v_mul_f32_e32 v32, v26, v23
	v_fma_f32 v42, -v11, v32, v26
	v_fmac_f32_e32 v32, v42, v23
	v_fma_f32 v11, -v11, v32, v26
	v_div_fmas_f32 v11, v11, v23, v32
	v_div_fixup_f32 v16, v11, v16, 1.0
	v_pk_mul_f32 v[12:13], v[16:17], v[12:13]
	v_bfe_u32 v11, v2, 16, 1
	v_pk_mul_f32 v[4:5], v[12:13], v[4:5]
	v_bfe_u32 v12, v3, 16, 1
	v_pk_mul_f32 v[4:5], v[4:5], v[8:9]
	v_add3_u32 v11, v2, v11, s47
	v_bfe_u32 v8, v4, 16, 1
	v_bfe_u32 v9, v5, 16, 1
	v_add3_u32 v8, v4, v8, s47
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v9, v5, v9, s47
	v_add3_u32 v12, v3, v12, s47
	v_cndmask_b32_sdwa v4, v40, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	s_nop 1
	v_cndmask_b32_sdwa v5, v40, v9, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_perm_b32 v5, v5, v4, s66
	s_nop 0
	v_cndmask_b32_sdwa v2, v40, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_sdwa v3, v40, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v3, v2, s66
	v_mad_i64_i32 v[2:3], s[68:69], v10, s56, 0
	v_readlane_b32 s68, v123, 45
	v_readlane_b32 s69, v123, 46
	v_readlane_b32 s70, v123, 47
	v_readlane_b32 s71, v123, 48
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[68:69]
	v_lshl_add_u64 v[2:3], v[6:7], 1, v[2:3]
	global_store_dwordx2 v[2:3], v[4:5], off
.LBB0_373:
	s_or_b64 exec, exec, s[6:7]
	s_mul_i32 s6, s10, s0
	v_readlane_b32 s7, v124, 36
	s_add_i32 s6, s6, 1
	s_add_i32 s7, s7, s11
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v27
	v_mov_b32_e32 v6, v27
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v3, s6
	v_readlane_b32 s6, v126, 12
	v_add_u32_dpp v4, v111, v111 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v111 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v111 row_shr:3 row_mask:0xf bank_mask:0xf
	v_readlane_b32 s7, v126, 13
	v_add3_u32 v4, v4, v5, v6
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_readlane_b32 s6, v123, 49
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s7, v123, 50
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_readlane_b32 s6, v125, 57
	v_readlane_b32 s7, v125, 58
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	s_nop 0
	v_cndmask_b32_e64 v4, 0, v4, s[6:7]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v41, v5, vcc
	ds_permute_b32 v6, v4, v103
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v111
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_gt_u32_e32 vcc, s6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_384
	v_mov_b32_e32 v4, v27
	v_mov_b32_e32 v5, v27
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[10:11], vcc, 1
	s_and_b32 s11, s11, 0x55555555
	s_and_b32 s10, s10, 0x55555555
	s_sub_u32 s10, vcc_lo, s10
	v_readlane_b32 s68, v126, 52
	s_subb_u32 s11, vcc_hi, s11
	v_readlane_b32 s69, v126, 53
	s_mov_b32 s74, s68
	s_mov_b32 s75, s68
	s_and_b64 s[68:69], s[10:11], s[74:75]
	s_lshr_b64 s[10:11], s[10:11], 2
	s_and_b64 s[10:11], s[10:11], s[74:75]
	s_add_u32 s10, s10, s68
	s_addc_u32 s11, s11, s69
	s_lshr_b64 s[68:69], s[10:11], 4
	s_add_u32 s10, s68, s10
	s_addc_u32 s11, s69, s11
	s_and_b32 s47, s10, 0xf0f0f0f
	s_and_b32 s11, s11, 0xf0f0f0f
	s_mul_i32 s10, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s10
	s_mul_i32 s11, s11, 0x1010101
	s_mov_b32 s70, s74
	s_add_i32 s11, s47, s11
	v_writelane_b32 v126, s70, 52
	v_cmp_gt_u64_e32 vcc, s[10:11], v[48:49]
	s_nop 0
	v_writelane_b32 v126, s71, 53
	s_cbranch_vccnz .LBB0_382
	s_mov_b32 s47, 0
	s_mov_b64 s[10:11], 0
.LBB0_376:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s65, s[68:69]
	s_add_i32 s47, s47, s65
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s65
	s_or_b64 s[10:11], s[68:69], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_376
	s_or_b64 exec, exec, s[10:11]
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
	v_cmp_ne_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_379
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
	v_cmp_gt_u32_sdwa vcc, v4, v103 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_379:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[10:11], 1, v4
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_383
	s_branch .LBB0_384
.LBB0_380:
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s88, v123, 45
	ds_read_b32 v11, v114
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s90, v123, 47
	v_readlane_b32 s91, v123, 48
	s_add_u32 s6, s6, s90
	v_mad_i64_i32 v[42:43], s[70:71], v56, s24, 0
	s_addc_u32 s7, s7, s91
	v_lshl_add_u64 v[42:43], v[42:43], 2, s[6:7]
	v_readlane_b32 s89, v123, 46
	s_waitcnt lgkmcnt(0)
	global_store_dword v[42:43], v11, off
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_371
.LBB0_381:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v55, v54
	v_readlane_b32 s70, v126, 44
	v_pk_mul_f32 v[4:5], v[4:5], v[54:55]
	v_pk_mul_f32 v[2:3], v[2:3], v[54:55]
	v_pk_add_f32 v[54:55], v[68:69], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_readlane_b32 s71, v126, 45
	v_pk_fma_f32 v[54:55], v[54:55], v[64:65], 1.0 op_sel_hi:[1,1,0]
	v_mad_i64_i32 v[42:43], s[70:71], v56, s70, 0
	v_pk_mul_f32 v[56:57], v[2:3], v[60:61]
	v_pk_mul_f32 v[54:55], v[68:69], v[54:55]
	v_pk_mul_f32 v[58:59], v[4:5], v[58:59]
	v_pk_mul_f32 v[54:55], v[54:55], v[56:57]
	v_pk_add_f32 v[56:57], v[74:75], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	s_movk_i32 s47, 0x7fff
	v_pk_fma_f32 v[56:57], v[56:57], v[62:63], 1.0 op_sel_hi:[1,1,0]
	v_bfe_u32 v26, v54, 16, 1
	v_pk_mul_f32 v[56:57], v[74:75], v[56:57]
	v_bfe_u32 v32, v55, 16, 1
	v_pk_mul_f32 v[56:57], v[56:57], v[58:59]
	v_add3_u32 v26, v54, v26, s47
	v_bfe_u32 v11, v56, 16, 1
	v_bfe_u32 v23, v57, 16, 1
	v_add3_u32 v11, v56, v11, s47
	v_add3_u32 v23, v57, v23, s47
	v_lshrrev_b32_e32 v11, 16, v11
	v_cmp_o_f32_e32 vcc, v56, v56
	v_lshrrev_b32_e32 v23, 16, v23
	v_add3_u32 v32, v55, v32, s47
	v_cndmask_b32_e32 v11, v40, v11, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_lshrrev_b32_e32 v26, 16, v26
	v_lshrrev_b32_e32 v32, 16, v32
	v_cndmask_b32_e32 v23, v40, v23, vcc
	v_cmp_o_f32_e32 vcc, v54, v54
	v_perm_b32 v57, v23, v11, s66
	v_pk_mul_f32 v[4:5], v[72:73], v[4:5]
	v_cndmask_b32_e32 v11, v40, v26, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	v_pk_mul_f32 v[2:3], v[70:71], v[2:3]
	v_readlane_b32 s88, v123, 34
	v_cndmask_b32_e32 v23, v40, v32, vcc
	v_perm_b32 v56, v23, v11, s66
	v_bfe_u32 v11, v4, 16, 1
	v_bfe_u32 v23, v5, 16, 1
	v_add3_u32 v11, v4, v11, s47
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v26, v2, 16, 1
	v_add3_u32 v23, v5, v23, s47
	v_cndmask_b32_sdwa v4, v40, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_readlane_b32 s94, v123, 40
	v_readlane_b32 s95, v123, 41
	v_bfe_u32 v32, v3, 16, 1
	v_add3_u32 v26, v2, v26, s47
	v_cndmask_b32_sdwa v5, v40, v23, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_ashrrev_i32_e32 v67, 31, v66
	v_lshl_add_u64 v[42:43], v[42:43], 1, s[94:95]
	v_add3_u32 v32, v3, v32, s47
	v_cndmask_b32_sdwa v2, v40, v26, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_lshl_add_u64 v[42:43], v[66:67], 1, v[42:43]
	v_perm_b32 v5, v5, v4, s66
	v_cndmask_b32_sdwa v3, v40, v32, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v3, v2, s66
	v_lshl_add_u64 v[2:3], s[56:57], 1, v[42:43]
	v_readlane_b32 s89, v123, 35
	v_readlane_b32 s90, v123, 36
	v_readlane_b32 s91, v123, 37
	v_readlane_b32 s92, v123, 38
	v_readlane_b32 s93, v123, 39
	global_store_dwordx2 v[42:43], v[56:57], off
	global_store_dwordx2 v[2:3], v[4:5], off
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[68:69]
	s_cbranch_execnz .LBB0_372
	s_branch .LBB0_373
.LBB0_382:
	s_mov_b64 s[10:11], -1
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_384
.LBB0_383:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_384:
	s_or_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_288
	s_branch .LBB0_356
.LBB0_385:
	v_readlane_b32 s20, v127, 11
	v_readlane_b32 s21, v127, 12
.LBB0_386:
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s26, v127, 10
.LBB0_387:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_5
	s_mov_b32 s67, s26
	.loc	1 45 0
	s_lshl_b32 s26, s25, 8
	s_cmp_ge_i32 s26, s12
	s_mov_b32 s2, s26
	s_cbranch_scc0 .LBB0_395
.LBB0_389:
	s_cmp_ge_i32 s26, s9
	s_mov_b32 s2, s26
	s_cbranch_scc0 .LBB0_398
.LBB0_390:
	s_cmp_ge_i32 s26, s13
	s_mov_b32 s2, s26
	s_cbranch_scc0 .LBB0_401
.LBB0_391:
	s_cmp_gt_i32 s26, 15
	s_mov_b32 s2, s26
	s_cbranch_scc0 .LBB0_404
.LBB0_392:
	v_readlane_b32 s2, v125, 55
	s_mul_i32 s0, s2, s25
	v_readlane_b32 s68, v126, 21
	s_min_i32 s1, s0, s68
	s_add_i32 s0, s0, s2
	v_readlane_b32 s70, v126, 23
	s_min_i32 s46, s0, s68
	s_mul_i32 s27, s1, s70
	s_mul_i32 s46, s46, s70
	s_cmp_lt_i32 s27, s46
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_ge_i32 s27, s46
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s69, v126, 22
	v_readlane_b32 s71, v126, 24
	s_cbranch_scc1 .LBB0_425
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s2, s27
	s_branch .LBB0_407
.LBB0_394:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s2, s2, s8
	s_cmp_lt_i32 s2, s12
	s_cbranch_scc0 .LBB0_389
.LBB0_395:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, s12, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_394
	v_readlane_b32 s76, v123, 34
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s80, v123, 38
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	global_store_dword v[2:3], v27, off
	s_branch .LBB0_394
.LBB0_397:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s2, s2, s8
	s_cmp_lt_i32 s2, s9
	s_cbranch_scc0 .LBB0_390
.LBB0_398:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_397
	v_readlane_b32 s6, v123, 49
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s7, v123, 50
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	global_store_dword v[2:3], v27, off
	s_branch .LBB0_397
.LBB0_400:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s2, s2, s8
	s_cmp_lt_i32 s2, s13
	s_cbranch_scc0 .LBB0_391
.LBB0_401:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, s13, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_400
	v_readlane_b32 s76, v123, 34
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s77, v123, 35
	v_readlane_b32 s78, v123, 36
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[80:81]
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	global_store_dword v[2:3], v27, off
	s_branch .LBB0_400
.LBB0_403:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s2, s2, s8
	s_cmp_lt_i32 s2, 16
	s_cbranch_scc0 .LBB0_392
.LBB0_404:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s2, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_403
	v_readlane_b32 s6, v124, 37
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s7, v124, 38
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	global_store_dword v[2:3], v27, off
	s_branch .LBB0_403
.LBB0_406:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v115
	s_add_i32 s2, s2, 64
	s_cmp_lt_i32 s2, s46
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_425
.LBB0_407:
	v_add_u32_e32 v2, s2, v30
	v_cmp_gt_i32_e32 vcc, s46, v2
	v_mov_b32_e32 v8, -1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_409
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_409:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s46, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_411
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_411:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s46, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_413
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_413:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s46, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_415
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_415:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v19
	v_cmp_eq_u32_e64 s[78:79], v3, v19
	v_cmp_eq_u32_e64 s[74:75], v8, v19
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v113, v4
	v_cmp_eq_u32_e64 s[76:77], v5, v19
	v_cndmask_b32_e64 v5, 0, 1, s[74:75]
	v_cndmask_b32_e64 v9, 0, 1, s[78:79]
	v_cndmask_b32_e64 v8, 0, 1, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v3, s[80:81], 0, v2, vcc
	ds_bpermute_b32 v3, v76, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[58:59]
	v_addc_co_u32_e64 v3, s[80:81], v3, v2, vcc
	ds_bpermute_b32 v2, v113, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[80:81], 0, v2, s[74:75]
	ds_bpermute_b32 v10, v76, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[58:59]
	v_addc_co_u32_e64 v10, s[80:81], v10, v2, s[74:75]
	ds_bpermute_b32 v2, v113, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[80:81], 0, v2, s[76:77]
	ds_bpermute_b32 v11, v76, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[58:59]
	v_addc_co_u32_e64 v11, s[80:81], v11, v2, s[76:77]
	ds_bpermute_b32 v2, v113, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[80:81], 0, v2, s[78:79]
	ds_bpermute_b32 v12, v76, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[58:59]
	v_addc_co_u32_e64 v12, s[80:81], v12, v2, s[78:79]
	s_mov_b64 s[6:7], exec
	v_readlane_b32 s10, v126, 34
	v_readlane_b32 s11, v126, 35
	s_and_b64 s[10:11], s[6:7], s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_417
	v_add_u32_e32 v2, v114, v110
	ds_write2st64_b32 v2, v3, v10 offset1:1
	ds_write2st64_b32 v2, v11, v12 offset0:2 offset1:3
.LBB0_417:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v114 offset1:16
	v_add_u32_e32 v2, s2, v1
	v_cmp_gt_i32_e64 s[80:81], s46, v2
	s_and_b64 s[10:11], s[84:85], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[52:53]
	ds_read2_b32 v[14:15], v114 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[44:45]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[84:85]
	ds_read2_b32 v[14:15], v114 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[84:85]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v114 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[44:45]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v114 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[84:85]
	v_add_u32_e32 v21, v14, v15
	ds_read2_b32 v[14:15], v114 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v21, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v21, v14
	v_cndmask_b32_e64 v17, v17, v14, s[44:45]
	v_add_u32_e32 v21, v14, v15
	ds_read2_b32 v[14:15], v114 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v21, v14
	v_cndmask_b32_e64 v21, v14, v21, s[84:85]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v21, v14, s[52:53]
	ds_read_b32 v21, v114 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v21
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
	v_add_u32_e32 v3, 0, v84
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_419
	ds_read_b32 v10, v28
	v_readlane_b32 s76, v124, 23
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s77, v124, 24
	v_readlane_b32 s80, v124, 27
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	v_readlane_b32 s81, v124, 28
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_419:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v116, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[6:7], s[38:39]
	s_cbranch_execz .LBB0_421
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v117, v2
.LBB0_421:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[84:85]
	ds_read_b32 v2, v118
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB0_406
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v118, v2
	s_branch .LBB0_406
.LBB0_425:
	v_readlane_b32 s68, v126, 21
	v_readlane_b32 s71, v126, 24
	s_mul_i32 s6, s25, s71
	v_readlane_b32 s76, v124, 23
	v_readlane_b32 s69, v126, 22
	v_readlane_b32 s70, v126, 23
	s_ashr_i32 s7, s6, 31
	v_readlane_b32 s77, v124, 24
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	s_mov_b64 s[68:69], s[76:77]
	s_add_u32 s20, s68, s6
	s_addc_u32 s2, s69, s7
	s_and_b32 s21, s2, 0xffff
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_mov_b64 s[70:71], s[78:79]
	buffer_store_dword v6, v119, s[20:23], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_428
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_mbcnt_hi_u32_b32 v2, s11, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[20:21], exec, vcc
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_428
	s_bcnt1_i32_b64 s2, s[10:11]
	v_readlane_b32 s10, v123, 13
	v_mov_b32_e32 v2, s2
	v_readlane_b32 s11, v123, 14
	s_nop 4
	global_atomic_add v27, v2, s[10:11] offset:32 sc1
.LBB0_428:
	s_or_b64 exec, exec, s[6:7]
	s_cmp_lg_u32 s25, 0
	s_cbranch_scc1 .LBB0_497
	s_branch .LBB0_431
.LBB0_429:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v27, v2
.LBB0_430:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s73, v2
	s_cbranch_vccz .LBB0_434
.LBB0_431:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_430
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_429
	v_readlane_b32 s20, v123, 13
	v_readlane_b32 s21, v123, 14
	s_nop 4
	global_load_dword v2, v27, s[20:21] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_429
.LBB0_434:
	v_readlane_b32 s6, v124, 50
	v_readlane_b32 s7, v124, 51
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_445
	scratch_load_dword v2, off, off offset:8
	s_mov_b32 s2, 0
	v_readlane_b32 s47, v124, 54
	s_branch .LBB0_437
.LBB0_436:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v115
	s_add_i32 s2, s2, 16
	s_cmp_lt_i32 s2, s73
	v_add_u32_e32 v2, s97, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_446
.LBB0_437:
	v_add_u32_e32 v3, s2, v30
	v_cmp_gt_i32_e32 vcc, s73, v3
	s_and_b64 s[10:11], s[18:19], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_439
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[52:53]
	global_load_dword v3, v[6:7], off
.LBB0_439:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v116, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[6:7], s[38:39]
	s_cbranch_execz .LBB0_441
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v121, v3
.LBB0_441:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[84:85]
	ds_read_b32 v3, v118
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB0_436
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v118, v3
	s_branch .LBB0_436
.LBB0_445:
	v_readlane_b32 s47, v124, 54
.LBB0_446:
	v_readlane_b32 s6, v125, 41
	v_readlane_b32 s7, v125, 42
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_465
	v_readlane_b32 s68, v125, 53
	s_mov_b32 s2, 0
	v_readlane_b32 s48, v123, 15
	v_readlane_b32 s69, v125, 54
.LBB0_448:
	s_add_i32 s6, s62, s2
	s_ashr_i32 s7, s6, 31
	s_abs_i32 s6, s6
	s_mul_hi_u32 s10, s6, s48
	s_mul_i32 s10, s10, s72
	s_sub_i32 s6, s6, s10
	s_sub_i32 s10, s6, s72
	s_cmp_ge_u32 s6, s72
	s_cselect_b32 s6, s10, s6
	s_sub_i32 s10, s6, s72
	s_cmp_ge_u32 s6, s72
	s_cselect_b32 s6, s10, s6
	s_xor_b32 s6, s6, s7
	s_sub_i32 s6, s6, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 3
	s_add_u32 s6, s30, s6
	s_addc_u32 s7, s31, s7
	global_load_dwordx2 v[2:3], v27, s[6:7]
	global_load_dwordx2 v[6:7], v27, s[42:43]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v6
	v_readfirstlane_b32 s7, v3
	v_readfirstlane_b32 s11, v7
	s_sub_u32 s6, s6, s10
	s_subb_u32 s7, s7, s11
	s_ashr_i32 s10, s7, 31
	s_lshr_b32 s10, s10, 28
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, 0
	s_and_b32 s6, s6, -16
	s_add_u32 s20, s68, s6
	s_addc_u32 s6, s69, s7
	s_add_i32 s2, s2, 1
	s_and_b32 s21, s6, 0xffff
	s_cmp_lg_u32 s47, s2
	buffer_store_dword v4, v119, s[20:23], 0 offen
	s_cbranch_scc1 .LBB0_448
	s_mov_b32 s2, 0
	s_branch .LBB0_451
.LBB0_450:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s47, s2
	s_cbranch_scc0 .LBB0_453
.LBB0_451:
	s_add_i32 s6, s62, s2
	s_ashr_i32 s7, s6, 31
	s_abs_i32 s6, s6
	v_readlane_b32 s10, v123, 15
	s_mul_hi_u32 s10, s6, s10
	s_mul_i32 s10, s10, s72
	s_sub_i32 s6, s6, s10
	s_sub_i32 s10, s6, s72
	s_cmp_ge_u32 s6, s72
	s_cselect_b32 s6, s10, s6
	s_sub_i32 s10, s6, s72
	s_cmp_ge_u32 s6, s72
	s_cselect_b32 s6, s10, s6
	s_xor_b32 s6, s6, s7
	s_sub_i32 s6, s6, s7
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 3
	s_add_u32 s6, s30, s6
	s_addc_u32 s7, s31, s7
	global_load_dwordx2 v[2:3], v27, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	v_readfirstlane_b32 s11, v3
	global_load_dwordx2 v[2:3], v27, s[42:43]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v2
	v_readfirstlane_b32 s21, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_450
	s_sub_u32 s10, s10, s20
	s_subb_u32 s11, s11, s21
	s_ashr_i32 s20, s11, 31
	s_lshr_b32 s20, s20, 28
	s_add_u32 s10, s10, s20
	s_addc_u32 s11, s11, 0
	s_and_b32 s10, s10, -16
	v_readlane_b32 s20, v124, 52
	s_add_u32 s10, s20, s10
	v_readlane_b32 s20, v124, 53
	s_addc_u32 s11, s20, s11
	global_atomic_swap v27, v107, s[10:11] sc1
	s_branch .LBB0_450
.LBB0_453:
	s_mov_b32 s2, 0
	s_branch .LBB0_455
.LBB0_454:
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, s47
	s_cbranch_scc0 .LBB0_461
.LBB0_455:
	s_lshl_b64 s[6:7], s[2:3], 2
	v_readlane_b32 s76, v123, 34
	v_readlane_b32 s77, v123, 35
	s_add_u32 s6, s76, s6
	s_addc_u32 s7, s77, s7
	v_readlane_b32 s78, v123, 36
	v_readlane_b32 s79, v123, 37
	v_readlane_b32 s80, v123, 38
	v_readlane_b32 s81, v123, 39
	v_readlane_b32 s82, v123, 40
	v_readlane_b32 s83, v123, 41
	s_branch .LBB0_458
.LBB0_456:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s20, v2
	s_nop 1
	v_mov_b32_e32 v2, s20
	ds_write_b32 v27, v2
.LBB0_457:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_454
.LBB0_458:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], s[40:41]
	s_cbranch_execz .LBB0_457
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_456
	global_load_dword v2, v27, s[6:7] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_456
.LBB0_461:
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_branch .LBB0_463
.LBB0_462:
	s_or_b64 exec, exec, s[10:11]
	s_cmp_lt_i32 s2, s62
	v_readlane_b32 s68, v126, 21
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s71, v126, 24
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s2, s2, 1
	s_add_i32 s6, s6, s71
	s_cmp_lg_u32 s47, s2
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s69, v126, 22
	v_readlane_b32 s70, v126, 23
	s_cbranch_scc0 .LBB0_466
.LBB0_463:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[10:11], exec
	v_readlane_b32 s20, v124, 59
	v_readlane_b32 s21, v124, 60
	s_and_b64 s[20:21], s[10:11], s[20:21]
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_462
	s_ashr_i32 s7, s6, 31
	v_lshl_add_u64 v[4:5], s[6:7], 2, v[24:25]
	global_load_dword v4, v[4:5], off
	s_branch .LBB0_462
.LBB0_465:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_466:
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	scratch_load_dword v5, off, off offset:28
	scratch_load_dword v6, off, off offset:12
	v_and_b32_e32 v4, -16, v4
	v_readlane_b32 s6, v126, 36
	v_readlane_b32 s7, v126, 37
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v5, v5, v4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v5, 0, s[6:7]
	v_add_u32_e32 v5, v5, v4
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v6, v6, v5
	v_readlane_b32 s6, v126, 38
	v_readlane_b32 s7, v126, 39
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[6:7]
	v_add_u32_e32 v5, v5, v6
	scratch_load_dword v6, off, off offset:16
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v6, v5
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[6:7], exec
	v_readlane_b32 s10, v124, 59
	v_readlane_b32 s11, v124, 60
	s_and_b64 s[10:11], s[6:7], s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_468
	scratch_load_dwordx2 v[8:9], off, off offset:104
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_468:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v126, 40
	v_readlane_b32 s7, v126, 41
	scratch_load_dword v10, off, off offset:28
	scratch_load_dword v11, off, off offset:12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, 0, v7, s[6:7]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v5, v116, v6
	v_readlane_b32 s6, v125, 61
	v_readlane_b32 s7, v125, 62
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
	scratch_load_dword v8, off, off offset:44
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v10, v10, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v8, v8, v6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v8, v8, 0, s[6:7]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v113, v8
	v_readlane_b32 s6, v126, 42
	v_readlane_b32 s7, v126, 43
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[6:7]
	v_readlane_b32 s6, v126, 36
	v_readlane_b32 s7, v126, 37
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v76, v8
	v_cndmask_b32_e64 v10, v10, 0, s[6:7]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v11, v10
	v_readlane_b32 s6, v126, 38
	v_readlane_b32 s7, v126, 39
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[6:7]
	v_add_u32_e32 v10, v10, v11
	scratch_load_dword v11, off, off offset:16
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v11, v11, v10
	s_mov_b64 s[6:7], exec
	v_readlane_b32 s10, v124, 57
	v_readlane_b32 s11, v124, 58
	s_and_b64 s[10:11], s[6:7], s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_470
	v_cndmask_b32_e64 v9, 0, v9, s[58:59]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:112
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s10, v126, 40
	v_readlane_b32 s11, v126, 41
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:88
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[10:11]
	v_add3_u32 v6, v6, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_470:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], exec
	v_readlane_b32 s10, v124, 63
	v_readlane_b32 s11, v125, 0
	s_and_b64 s[10:11], s[6:7], s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB0_472
	scratch_load_dwordx2 v[8:9], off, off offset:120
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:128
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_472:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v124, 61
	v_readlane_b32 s7, v124, 62
	s_nop 1
	v_cndmask_b32_e64 v3, 0, v4, s[6:7]
	v_cndmask_b32_e64 v2, 0, v2, s[6:7]
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
	v_readlane_b32 s10, v2, 63
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
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_474
	scratch_load_dword v4, off, off offset:48
	s_waitcnt vmcnt(0)
	global_store_dword v27, v4, s[50:51] offset:32
.LBB0_474:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v126, 20
	v_add_u32_e32 v2, v2, v3
	s_nop 0
	v_mov_b32_e32 v3, s6
	v_readlane_b32 s6, v125, 1
	v_readlane_b32 s7, v125, 2
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[6:7]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_476
	global_store_dword v27, v2, s[50:51] offset:36
.LBB0_476:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s76, v125, 23
	v_readlane_b32 s79, v125, 26
	v_readlane_b32 s6, v125, 8
	v_readlane_b32 s7, v125, 9
	v_min_i32_e32 v4, s79, v2
	v_readlane_b32 s77, v125, 24
	v_cndmask_b32_e64 v4, v2, v4, s[6:7]
	v_readlane_b32 s78, v125, 25
	v_readlane_b32 s80, v125, 27
	v_readlane_b32 s81, v125, 28
	v_readlane_b32 s82, v125, 29
	v_readlane_b32 s83, v125, 30
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_478
	global_store_dword v27, v4, s[50:51] offset:68
	global_store_dword v27, v27, s[50:51] offset:100
	scratch_load_dword v5, off, off offset:48
	s_waitcnt vmcnt(0)
	global_store_dword v27, v5, s[50:51] offset:132
.LBB0_478:
	s_or_b64 exec, exec, s[6:7]
	s_ashr_i32 s6, s2, 31
	s_lshr_b32 s6, s6, 28
	s_add_i32 s6, s2, s6
	s_ashr_i32 s11, s6, 4
	v_add_u32_e32 v2, s73, v2
	s_mul_i32 s20, s11, s24
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_480
	v_mov_b32_e32 v5, s20
	global_store_dword v27, v5, s[50:51] offset:44
	global_store_dword v27, v5, s[50:51] offset:76
	global_store_dword v27, v4, s[50:51] offset:108
	global_store_dword v27, v2, s[50:51] offset:140
.LBB0_480:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v125, 12
	v_readlane_b32 s7, v125, 13
	v_add_u32_e32 v4, s20, v4
	v_add_u32_e32 v2, s20, v2
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_484
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_483
	scratch_load_dword v5, off, off offset:136
	s_waitcnt vmcnt(0)
	global_store_dword v27, v5, s[50:51] offset:40
	global_store_dword v27, v5, s[50:51] offset:72
	global_store_dword v27, v4, s[50:51] offset:104
	global_store_dword v27, v2, s[50:51] offset:136
.LBB0_483:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v126, 9
	s_nop 1
	v_add_u32_e32 v4, s6, v4
	v_add_u32_e32 v2, s6, v2
.LBB0_484:
	s_mul_i32 s20, s11, s96
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_486
	v_mov_b32_e32 v5, s20
	global_store_dword v27, v5, s[50:51] offset:48
	global_store_dword v27, v5, s[50:51] offset:80
	global_store_dword v27, v4, s[50:51] offset:112
	global_store_dword v27, v2, s[50:51] offset:144
.LBB0_486:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v125, 7
	v_add_u32_e32 v4, s20, v4
	v_add_u32_e32 v2, s20, v2
	s_mul_i32 s20, s11, s6
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_488
	v_mov_b32_e32 v5, s20
	global_store_dword v27, v5, s[50:51] offset:52
	global_store_dword v27, v5, s[50:51] offset:84
	global_store_dword v27, v4, s[50:51] offset:116
	global_store_dword v27, v2, s[50:51] offset:148
.LBB0_488:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v125, 10
	v_readlane_b32 s7, v125, 11
	v_add_u32_e32 v4, s20, v4
	v_add_u32_e32 v2, s20, v2
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_607
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_491
.LBB0_490:
	scratch_load_dword v5, off, off offset:96
	s_waitcnt vmcnt(0)
	global_store_dword v27, v5, s[50:51] offset:56
	scratch_load_dword v5, off, off offset:100
	s_waitcnt vmcnt(0)
	global_store_dword v27, v5, s[50:51] offset:88
	global_store_dword v27, v4, s[50:51] offset:120
	global_store_dword v27, v2, s[50:51] offset:152
	v_mov_b32_e32 v2, s11
	v_mov_b32_e32 v4, s10
	global_store_dwordx3 v27, v[2:4], s[50:51] offset:160
.LBB0_491:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s2, s2, 15
	s_cmp_gt_u32 s2, 30
	v_readlane_b32 s10, v126, 10
	s_cselect_b64 s[6:7], -1, 0
	v_readlane_b32 s11, v126, 11
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b64 s[6:7], s[30:31]
	s_mov_b32 s2, s47
	s_cbranch_vccz .LBB0_501
.LBB0_492:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_494
	global_atomic_swap v27, v107, s[50:51] offset:176 sc1
.LBB0_494:
	s_or_b64 exec, exec, s[6:7]
	s_branch .LBB0_497
.LBB0_495:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v27, v2
.LBB0_496:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_504
.LBB0_497:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_496
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_495
	global_load_dword v2, v27, s[50:51] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_495
.LBB0_500:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s2, s2, -1
	s_add_u32 s6, s6, 8
	s_addc_u32 s7, s7, 0
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc0 .LBB0_492
.LBB0_501:
	global_load_dwordx2 v[2:3], v27, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s47, v2
	v_readfirstlane_b32 s48, v3
	global_load_dwordx2 v[2:3], v27, s[42:43]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s49, v2
	v_readfirstlane_b32 s65, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], s[40:41]
	s_cbranch_execz .LBB0_500
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v2, s20, 0
	v_mbcnt_hi_u32_b32 v2, s21, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[68:69], exec, vcc
	s_mov_b64 exec, s[68:69]
	s_cbranch_execz .LBB0_500
	s_sub_u32 s47, s47, s49
	s_subb_u32 s48, s48, s65
	s_ashr_i32 s49, s48, 31
	s_lshr_b32 s49, s49, 28
	s_add_u32 s47, s47, s49
	s_addc_u32 s49, s48, 0
	s_and_b32 s47, s47, -16
	v_readlane_b32 s68, v123, 42
	v_readlane_b32 s69, v123, 43
	s_add_u32 s48, s68, s47
	s_addc_u32 s49, s69, s49
	s_bcnt1_i32_b64 s20, s[20:21]
	v_mov_b32_e32 v2, s20
	global_atomic_add v27, v2, s[48:49] sc1
	s_branch .LBB0_500
.LBB0_504:
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[50:51] offset:160
	s_cmp_lt_i32 s25, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_cbranch_scc1 .LBB0_515
	scratch_load_dword v2, off, off offset:8
	v_mov_b32_e32 v4, 0
	s_mov_b32 s10, 0
	s_branch .LBB0_507
.LBB0_506:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v115
	s_add_i32 s10, s10, 16
	s_cmp_lt_i32 s10, s25
	v_add_u32_e32 v2, s97, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_515
.LBB0_507:
	v_add_u32_e32 v3, s10, v30
	v_cmp_gt_i32_e32 vcc, s25, v3
	s_and_b64 s[20:21], s[18:19], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], s[20:21]
	s_cbranch_execz .LBB0_509
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[52:53]
	global_load_dword v3, v[6:7], off
.LBB0_509:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v116, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[6:7], s[38:39]
	s_cbranch_execz .LBB0_511
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v121, v3
.LBB0_511:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[84:85]
	ds_read_b32 v3, v118
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_cbranch_execz .LBB0_506
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v118, v3
	s_branch .LBB0_506
.LBB0_515:
	v_readlane_b32 s68, v126, 21
	s_add_i32 s10, s25, s73
	v_readlane_b32 s71, v126, 24
	s_mul_i32 s6, s10, s71
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	v_readlane_b32 s76, v124, 23
	v_readlane_b32 s77, v124, 24
	s_add_u32 s6, s76, s6
	s_addc_u32 s7, s77, s7
	s_add_i32 s10, s10, s73
	s_mul_i32 s10, s10, s71
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	s_add_u32 s10, s76, s10
	s_addc_u32 s11, s77, s11
	v_readlane_b32 s76, v126, 1
	v_readlane_b32 s77, v126, 2
	v_readlane_b32 s78, v126, 3
	v_readlane_b32 s79, v126, 4
	v_readlane_b32 s69, v126, 22
	v_readlane_b32 s70, v126, 23
	v_readlane_b32 s68, v125, 14
	s_and_b32 s21, s7, 0xffff
	s_mov_b32 s20, s6
	buffer_load_dword v2, v33, s[76:79], 0 offen
	v_readlane_b32 s70, v125, 16
	v_readlane_b32 s71, v125, 17
	v_readlane_b32 s69, v125, 15
	s_mov_b32 s70, s78
	s_mov_b32 s71, s79
	s_andn2_b64 vcc, exec, s[0:1]
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v119, s[20:23], 0 offen
	buffer_load_dword v2, v33, s[68:71], 0 offen
	s_mov_b64 s[20:21], s[68:69]
	v_writelane_b32 v125, s20, 14
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v125, s21, 15
	v_writelane_b32 v125, s22, 16
	v_writelane_b32 v125, s23, 17
	s_and_b32 s21, s11, 0xffff
	s_mov_b32 s20, s10
	buffer_store_dword v2, v119, s[20:23], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccz .LBB0_519
.LBB0_516:
	s_lshl_b32 s6, s25, 6
	s_cmp_ge_i32 s6, s2
	s_cbranch_scc1 .LBB0_542
	scratch_load_dword v2, off, off offset:32
	scratch_load_dword v3, off, off offset:36
	v_readlane_b32 s68, v126, 1
	v_readlane_b32 s76, v125, 19
	v_readlane_b32 s69, v126, 2
	v_readlane_b32 s77, v125, 20
	v_readlane_b32 s70, v126, 3
	v_readlane_b32 s71, v126, 4
	s_mov_b64 s[68:69], s[76:77]
	s_mov_b64 s[0:1], s[76:77]
	v_readlane_b32 s78, v125, 21
	v_readlane_b32 s79, v125, 22
	v_writelane_b32 v125, s0, 19
	v_readlane_b32 s10, v124, 55
	v_readlane_b32 s11, v124, 56
	v_writelane_b32 v125, s1, 20
	v_writelane_b32 v125, s2, 21
	v_writelane_b32 v125, s3, 22
	s_lshl_b32 s0, s25, 10
	s_waitcnt vmcnt(1)
	buffer_load_dword v2, v2, s[68:71], 0 offen
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v6, s0, v3
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[10:11]
	.loc	1 41 0
	v_lshlrev_b32_e32 v2, 1, v120
	.loc	1 45 0
	v_or_b32_e32 v8, s0, v2
	s_branch .LBB0_536
.LBB0_518:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s27, 0x100
	s_cmp_lt_i32 s27, s46
	s_cbranch_scc0 .LBB0_516
.LBB0_519:
	v_add_u32_e32 v2, s27, v0
	v_cmp_gt_i32_e64 s[74:75], s46, v2
	v_mov_b32_e32 v26, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], s[74:75]
	s_cbranch_execz .LBB0_521
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v26, v[4:5], off
.LBB0_521:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v26
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execnz .LBB0_530
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execnz .LBB0_531
.LBB0_523:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_525
.LBB0_524:
	v_readlane_b32 s48, v124, 33
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_readlane_b32 s49, v124, 34
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v4
	v_lshl_add_u64 v[8:9], s[48:49], 0, v[6:7]
	v_readlane_b32 s48, v123, 61
	v_readlane_b32 s49, v123, 62
	s_nop 1
	v_lshl_add_u64 v[6:7], s[48:49], 0, v[6:7]
	global_store_dword v[6:7], v3, off
	global_store_dword v[8:9], v3, off
.LBB0_525:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v125, 3
	v_readlane_b32 s21, v125, 4
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_532
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_528
	v_lshl_add_u64 v[6:7], v[26:27], 2, s[10:11]
	global_load_dword v3, v[6:7], off
.LBB0_528:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB0_529:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_518
	s_branch .LBB0_534
.LBB0_530:
	v_readlane_b32 s76, v124, 23
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s77, v124, 24
	v_readlane_b32 s80, v124, 27
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[78:79]
	global_load_dword v4, v[6:7], off
	v_readlane_b32 s81, v124, 28
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_523
.LBB0_531:
	v_lshl_add_u64 v[6:7], v[26:27], 2, s[6:7]
	global_load_dword v5, v[6:7], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execnz .LBB0_524
	s_branch .LBB0_525
.LBB0_532:
	s_mov_b64 s[0:1], 0
	s_cbranch_execz .LBB0_529
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[20:21], s[74:75], exec
	s_or_b64 s[0:1], s[0:1], s[20:21]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_518
.LBB0_534:
	v_readlane_b32 s0, v124, 31
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s1, v124, 32
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_518
.LBB0_535:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 18
	s_add_i32 s6, s6, s0
	v_subrev_u32_e32 v6, s64, v6
	s_cmp_lt_i32 s6, s2
	v_add_u32_e32 v8, s64, v8
	s_cbranch_scc0 .LBB0_542
.LBB0_536:
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
	v_add_u32_e32 v4, 0, v120
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_add_u32_e32 v4, s6, v1
	v_cmp_gt_i32_e32 vcc, s2, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_539
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_540
.LBB0_538:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[10:11], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_535
	s_branch .LBB0_541
.LBB0_539:
	v_readlane_b32 s10, v126, 5
	v_readlane_b32 s11, v126, 6
	s_nop 1
	v_lshl_add_u64 v[10:11], v[2:3], 2, s[10:11]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_538
.LBB0_540:
	v_readlane_b32 s10, v125, 63
	v_readlane_b32 s11, v126, 0
	s_nop 1
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[10:11]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[10:11], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_535
.LBB0_541:
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s76, v124, 23
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_readlane_b32 s82, v124, 29
	v_readlane_b32 s83, v124, 30
	v_readlane_b32 s10, v123, 55
	v_readlane_b32 s11, v123, 56
	v_lshl_add_u64 v[12:13], s[82:83], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v2, off
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[2:3], v11, off
	v_ashrrev_i32_e32 v2, 31, v10
	v_lshrrev_b32_e32 v2, 28, v2
	v_add_u32_e32 v2, v10, v2
	v_ashrrev_i32_e32 v10, 4, v2
	v_lshl_add_u64 v[2:3], s[16:17], 0, v[4:5]
	global_store_dword v[2:3], v10, off
	v_lshl_add_u64 v[2:3], s[54:55], 0, v[4:5]
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v4, 4, v4
	v_readlane_b32 s77, v124, 24
	v_readlane_b32 s78, v124, 25
	v_readlane_b32 s79, v124, 26
	v_readlane_b32 s80, v124, 27
	v_readlane_b32 s81, v124, 28
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_535
.LBB0_542:
	global_load_dword v6, v27, s[50:51] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v6
	s_cbranch_vccnz .LBB0_547
	global_load_dword v2, v27, s[50:51] offset:100
	v_readlane_b32 s0, v126, 28
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s6, s26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_545
.LBB0_544:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s8
	v_cmp_lt_i32_e32 vcc, s6, v6
	s_cbranch_vccz .LBB0_547
.LBB0_545:
	v_add_u32_e32 v4, s6, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_544
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_544
.LBB0_547:
	global_load_dword v6, v27, s[50:51] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v6
	s_cbranch_vccnz .LBB0_552
	global_load_dword v2, v27, s[50:51] offset:104
	v_readlane_b32 s0, v126, 28
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s6, s26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_550
.LBB0_549:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s8
	v_cmp_lt_i32_e32 vcc, s6, v6
	s_cbranch_vccz .LBB0_552
.LBB0_550:
	v_add_u32_e32 v4, s6, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_549
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_549
.LBB0_552:
	global_load_dword v2, v27, s[50:51] offset:108
	v_readlane_b32 s0, v125, 12
	v_readlane_b32 s1, v125, 13
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_569
	global_load_dword v8, v27, s[50:51] offset:76
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v8
	s_cbranch_vccnz .LBB0_558
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s0, v126, 28
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s6, s26
	s_nop 0
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_556
.LBB0_555:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s8
	v_cmp_lt_i32_e32 vcc, s6, v8
	s_cbranch_vccz .LBB0_558
.LBB0_556:
	v_add_u32_e32 v6, s6, v0
	v_cmp_lt_i32_e32 vcc, v6, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_555
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[10:11], v[6:7], 2, v[4:5]
	v_add_u32_e32 v3, 0x3000000, v6
	global_store_dword v[10:11], v3, off
	s_branch .LBB0_555
.LBB0_558:
	global_load_dword v3, v27, s[50:51] offset:80
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v3
	s_cbranch_vccnz .LBB0_563
	global_load_dword v4, v27, s[50:51] offset:112
	v_readlane_b32 s0, v126, 28
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s6, s26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_561
.LBB0_560:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s8
	v_cmp_lt_i32_e32 vcc, s6, v3
	s_cbranch_vccz .LBB0_563
.LBB0_561:
	v_add_u32_e32 v6, s6, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_560
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x4000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_560
.LBB0_563:
	global_load_dword v3, v27, s[50:51] offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v3
	s_cbranch_vccnz .LBB0_568
	global_load_dword v4, v27, s[50:51] offset:116
	v_readlane_b32 s0, v126, 28
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s6, s26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_566
.LBB0_565:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s8
	v_cmp_ge_i32_e32 vcc, s6, v3
	s_cbranch_vccnz .LBB0_568
.LBB0_566:
	v_add_u32_e32 v6, s6, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_565
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x5000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_565
.LBB0_568:
	s_mov_b64 s[0:1], 0
.LBB0_569:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_587
	v_readlane_b32 s0, v123, 53
	v_readlane_b32 s1, v123, 54
	s_and_b64 s[0:1], s[0:1], exec
	v_readlane_b32 s76, v125, 23
	v_readlane_b32 s0, v125, 31
	v_readlane_b32 s81, v125, 28
	v_readlane_b32 s1, v125, 32
	v_readlane_b32 s82, v125, 29
	s_cselect_b32 s10, s2, s81
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s20, s2, s82
	s_add_i32 s11, s10, s20
	s_mul_i32 s6, s2, s24
	s_cmp_ge_i32 s26, s6
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s77, v125, 24
	v_readlane_b32 s78, v125, 25
	v_readlane_b32 s79, v125, 26
	v_readlane_b32 s80, v125, 27
	v_readlane_b32 s83, v125, 30
	s_cbranch_scc1 .LBB0_576
	v_readlane_b32 s0, v126, 28
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s7, s26
	s_nop 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_573
.LBB0_572:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s8
	s_cmp_lt_i32 s7, s6
	s_cbranch_scc0 .LBB0_575
.LBB0_573:
	v_add_u32_e32 v4, s7, v0
	v_cmp_gt_i32_e32 vcc, s6, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_572
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s21, v125, 44
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s21, v5
	v_readlane_b32 s21, v125, 40
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s21
	v_mul_lo_u32 v9, v7, s60
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s60, v6
	v_readlane_b32 s21, v125, 7
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s60, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s60, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s10, v5
	v_subrev_u32_e32 v9, s11, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s2, v6
	v_min_i32_e32 v7, s2, v7
	v_min_i32_e32 v9, s2, v9
	v_mul_lo_u32 v6, v6, s24
	v_mul_lo_u32 v7, v7, s96
	v_mul_lo_u32 v9, v9, s21
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s24
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_572
.LBB0_575:
	global_load_dword v2, v27, s[50:51] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_576:
	s_mul_i32 s21, s2, s96
	s_cmp_lt_i32 s26, s21
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_ge_i32 s26, s21
	s_cbranch_scc1 .LBB0_581
	v_readlane_b32 s6, v126, 28
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s7, v126, 29
	s_add_i32 s27, s10, 1
	s_mov_b32 s46, s26
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_branch .LBB0_579
.LBB0_578:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s46, s46, s8
	s_cmp_lt_i32 s46, s21
	s_cbranch_scc0 .LBB0_581
.LBB0_579:
	v_add_u32_e32 v4, s46, v0
	v_cmp_gt_i32_e32 vcc, s21, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_578
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_mul_hi_u32 v7, v6, s99
	v_mul_lo_u32 v9, v7, s63
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s63, v6
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s47, v125, 43
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s63, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s63, v6
	v_xor_b32_e32 v5, s47, v5
	v_readlane_b32 s47, v125, 7
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s27, v5
	v_subrev_u32_e32 v9, s20, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s2, v6
	v_min_i32_e32 v7, s2, v7
	v_min_i32_e32 v9, s2, v9
	v_mul_lo_u32 v6, v6, s24
	v_mul_lo_u32 v7, v7, s96
	v_mul_lo_u32 v9, v9, s47
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s96
	v_add_u32_e32 v8, 0x4000000, v4
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_578
.LBB0_581:
	v_readlane_b32 s6, v125, 5
	v_readlane_b32 s7, v125, 6
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_587
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_587
	global_load_dword v2, v27, s[50:51] offset:108
	v_readlane_b32 s0, v126, 28
	v_readlane_b32 s1, v126, 29
	s_mov_b32 s6, s26
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_585
.LBB0_584:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s6, s6, s8
	s_cmp_ge_i32 s6, s21
	s_cbranch_scc1 .LBB0_587
.LBB0_585:
	v_add_u32_e32 v4, s6, v0
	v_cmp_gt_i32_e32 vcc, s21, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_584
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_mul_hi_u32 v7, v6, s99
	v_mul_lo_u32 v9, v7, s63
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s63, v6
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s7, v125, 43
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s63, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s63, v6
	v_xor_b32_e32 v5, s7, v5
	v_readlane_b32 s7, v125, 7
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s11, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s10, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s2, v7
	v_min_i32_e32 v6, s2, v6
	v_min_i32_e32 v9, s2, v9
	v_mul_lo_u32 v7, v7, s24
	v_mul_lo_u32 v6, v6, s96
	v_mul_lo_u32 v9, v9, s7
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s96
	v_add_u32_e32 v8, 0x5000000, v4
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_584
.LBB0_587:
	global_load_dword v6, v27, s[50:51] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s26, v6
	s_cbranch_vccnz .LBB0_592
	global_load_dword v2, v27, s[50:51] offset:120
	v_readlane_b32 s0, v126, 28
	v_readlane_b32 s1, v126, 29
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_590
.LBB0_589:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s26, s26, s8
	v_cmp_lt_i32_e32 vcc, s26, v6
	s_cbranch_vccz .LBB0_592
.LBB0_590:
	v_add_u32_e32 v4, s26, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_589
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_589
.LBB0_592:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_mov_b32 s26, s67
	s_cbranch_execz .LBB0_596
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_mbcnt_hi_u32_b32 v2, s11, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_595
	s_bcnt1_i32_b64 s2, s[10:11]
	v_readlane_b32 s10, v123, 13
	v_mov_b32_e32 v3, s2
	v_readlane_b32 s11, v123, 14
	s_nop 4
	global_atomic_add v3, v27, v3, s[10:11] offset:36 sc0 sc1
.LBB0_595:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	s_nop 1
	v_add_u32_e32 v2, s2, v2
	ds_write_b32 v27, v2
.LBB0_596:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	v_readlane_b32 s0, v124, 39
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s0, v2
	s_cbranch_vccz .LBB0_599
	s_branch .LBB0_605
.LBB0_597:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_mov_b32_e32 v2, s2
	ds_write_b32 v27, v2
.LBB0_598:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s73, v2
	s_cbranch_vccz .LBB0_602
.LBB0_599:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_cbranch_execz .LBB0_598
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_597
	v_readlane_b32 s10, v123, 13
	v_readlane_b32 s11, v123, 14
	s_nop 4
	global_load_dword v2, v27, s[10:11] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_597
.LBB0_602:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_cbranch_execz .LBB0_604
	.loc	1 45 0
	global_atomic_swap v27, v107, s[50:51] sc1
.LBB0_604:
	s_or_b64 exec, exec, s[0:1]
.LBB0_605:
	.loc	1 46 0
	v_readlane_b32 s0, v123, 30
	v_readlane_b32 s1, v123, 31
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_4
	.loc	1 47 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s2, v123, 0
	v_readlane_b32 s6, v126, 16
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v2, s2
	v_readlane_b32 s7, v126, 17
	v_readlane_b32 s0, v124, 35
	v_mov_b32_e32 v4, s1
	v_cndmask_b32_e64 v2, v2, v3, s[6:7]
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e64 v3, v3, v4, s[6:7]
	v_readlane_b32 s6, v127, 6
	v_readlane_b32 s7, v127, 7
	v_readlane_b32 s0, v126, 18
	v_readlane_b32 s1, v126, 19
	v_mov_b32_e32 v4, s7
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_mov_b32_e32 v4, s6
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	s_lshl_b32 s0, s25, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s20, s28, s0
	s_addc_u32 s0, s29, s1
	s_and_b32 s21, s0, 0xffff
	buffer_store_dwordx2 v[2:3], v35, s[20:23], 0 offen
	s_branch .LBB0_4
.LBB0_607:
	.loc	1 45 0
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execz .LBB0_609
	scratch_load_dword v5, off, off offset:136
	s_waitcnt vmcnt(0)
	global_store_dword v27, v5, s[50:51] offset:40
	global_store_dword v27, v5, s[50:51] offset:72
	global_store_dword v27, v4, s[50:51] offset:104
	global_store_dword v27, v2, s[50:51] offset:136
.LBB0_609:
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s6, v126, 9
	s_nop 1
	v_add_u32_e32 v4, s6, v4
	v_add_u32_e32 v2, s6, v2
	s_and_saveexec_b64 s[6:7], s[40:41]
	s_cbranch_execnz .LBB0_490
	s_branch .LBB0_491
.LBB0_610:
	v_readlane_b32 s0, v123, 63
	v_readlane_b32 s1, v124, 0
	v_readlane_b32 s16, v123, 26
	v_readlane_b32 s17, v123, 27
.LBB0_611:
	.loc	1 70 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s16, 6
	s_cbranch_scc1 .LBB0_617
	.loc	1 71 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_616
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_615
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v123, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v123, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_615:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_616:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[0:1], 0x180
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_620
.LBB0_617:
	.loc	1 70 0
	s_endpgm
.LBB0_618:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 71 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_619:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_623
.LBB0_620:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_619
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_618
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v1, v0, s[8:9] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_618
.LBB0_623:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_617
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s33
	global_store_dword v0, v1, s[50:51] offset:172
	.loc	1 70 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_backward
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 208
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
	.set moe_backward.private_seg_size, 208
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
    .private_segment_fixed_size: 208
    .sgpr_count:     106
    .sgpr_spill_count: 302
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 51
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
