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
	s_load_dword s37, s[0:1], 0x11c
	v_writelane_b32 v123, s16, 0
	v_writelane_b32 v123, s14, 1
	s_mov_b64 s[16:17], s[0:1]
	s_mov_b32 s20, 0
	v_writelane_b32 v123, s15, 2
	v_writelane_b32 v123, s12, 3
	.loc	1 21 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s21, s37
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
	s_load_dwordx2 s[2:3], s[0:1], 0xd0
	s_nop 0
	s_load_dword s0, s[0:1], 0x140
	v_readfirstlane_b32 s1, v1
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s25, s[72:73], 0xac
	.loc	1 38 0
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s6, s[16:17], 0x13c
	.loc	1 39 0
	s_load_dword s7, s[16:17], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s20, s7, s6
.LBB0_2:
	.loc	1 35 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s25, 1
	.loc	1 36 0
	s_lshr_b32 s6, s33, 31
	s_add_i32 s6, s33, s6
	s_and_b32 s6, s6, -2
	s_sub_i32 s8, s33, s6
	s_lshl_b32 s6, s8, 4
	s_ashr_i32 s7, s6, 31
	s_load_dword s28, s[16:17], 0x144
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s2, s6
	s_addc_u32 s7, s3, s7
	v_writelane_b32 v123, s6, 13
	.loc	1 41 0
	s_add_i32 s44, s20, -1
	s_cmp_lt_i32 s44, -2.0
	v_writelane_b32 v123, s7, 14
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_584
	s_load_dwordx4 s[64:67], s[16:17], 0x120
	s_sub_i32 s6, 0, s21
	s_mul_i32 s6, s6, s1
	s_mul_hi_u32 s6, s1, s6
	s_add_i32 s6, s1, s6
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s1, s67
	v_writelane_b32 v123, s6, 15
	s_mul_hi_u32 s6, s1, s6
	.loc	1 21 0
	s_mul_i32 s11, s6, s21
	s_ashr_i32 s9, s67, 31
	s_ashr_i32 s7, s37, 31
	s_sub_i32 s1, s1, s11
	s_xor_b32 s7, s9, s7
	s_add_i32 s11, s6, 1
	s_sub_i32 s12, s1, s21
	s_load_dword s10, s[16:17], 0x168
	s_load_dwordx8 s[76:83], s[16:17], 0x148
	s_load_dword s14, s[16:17], 0x138
	s_load_dwordx2 s[26:27], s[16:17], 0x130
	s_cmp_ge_u32 s1, s21
	s_cselect_b32 s6, s11, s6
	s_cselect_b32 s1, s12, s1
	s_add_i32 s11, s6, 1
	s_cmp_ge_u32 s1, s21
	s_cselect_b32 s1, s11, s6
	s_xor_b32 s1, s1, s7
	.loc	1 23 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s18, s27, 63
	.loc	1 21 0
	s_sub_i32 s31, s1, s7
	.loc	1 23 0
	s_ashr_i32 s1, s18, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s24, s26, 63
	s_add_i32 s23, s18, s1
	s_ashr_i32 s1, s24, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s24, s24, s1
	s_add_i32 s1, s65, 7
	s_ashr_i32 s6, s1, 31
	s_lshr_b32 s6, s6, 29
	s_add_i32 s1, s1, s6
	s_ashr_i32 s11, s1, 3
	.loc	1 24 0
	s_add_i32 s1, s18, s27
	s_ashr_i32 s6, s1, 31
	s_lshr_b32 s6, s6, 26
	s_add_i32 s1, s1, s6
	.loc	1 29 0
	s_lshl_b32 s6, s14, 4
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v123, s6, 16
	.loc	1 24 0
	s_lshl_b32 s48, s27, 1
	s_ashr_i32 s22, s1, 6
	v_writelane_b32 v123, s7, 17
	.loc	1 32 0
	s_mul_i32 s6, s31, s26
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v123, s6, 18
	.loc	1 36 0
	s_ashr_i32 s1, s0, 31
	.loc	1 23 0
	s_ashr_i32 s34, s23, 6
	v_writelane_b32 v123, s7, 19
	.loc	1 34 0
	s_mul_i32 s6, s48, s31
	s_ashr_i32 s7, s6, 31
	v_writelane_b32 v123, s6, 20
	.loc	1 23 0
	s_ashr_i32 s62, s24, 6
	.loc	1 31 0
	s_ashr_i32 s87, s26, 31
	v_writelane_b32 v123, s7, 21
	.loc	1 32 0
	s_ashr_i32 s55, s27, 31
	.loc	1 33 0
	s_ashr_i32 s49, s48, 31
	.loc	1 36 0
	s_lshl_b64 s[6:7], s[0:1], 2
	v_readlane_b32 s12, v123, 13
	v_readlane_b32 s13, v123, 14
	s_add_u32 s6, s12, s6
	s_addc_u32 s7, s13, s7
	s_mov_b32 s41, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[84:85], 64, v0
	s_max_i32 s40, s0, 1
	s_and_b64 s[42:43], vcc, s[84:85]
	s_lshl_b64 s[0:1], s[40:41], 2
	v_writelane_b32 v123, s6, 22
	s_add_u32 s0, s72, s0
	s_addc_u32 s1, s73, s1
	v_writelane_b32 v123, s7, 23
	v_writelane_b32 v123, s0, 24
	s_cmp_gt_i32 s28, 0
	s_mov_b32 s29, s41
	v_writelane_b32 v123, s1, 25
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 26
	s_load_dwordx8 s[88:95], s[16:17], 0x98
	s_mov_b64 s[74:75], s[16:17]
	v_writelane_b32 v123, s1, 27
	s_mov_b32 s0, s28
	v_writelane_b32 v123, s0, 28
	s_mul_i32 s16, s62, s11
	s_mul_i32 s12, s14, 3
	v_writelane_b32 v123, s1, 29
	s_lshl_b64 s[0:1], s[28:29], 2
	s_add_u32 s0, s72, s0
	s_addc_u32 s1, s73, s1
	v_writelane_b32 v123, s0, 30
	s_cmp_lg_u32 s10, 0
	s_load_dwordx2 s[28:29], s[74:75], 0xc8
	v_writelane_b32 v123, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v123, s0, 32
	s_cmp_eq_u32 s77, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[98:99], s[28:29]
	v_writelane_b32 v123, s1, 33
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u32 s77, 0
	s_cselect_b64 s[6:7], -1, 0
	v_writelane_b32 v123, s6, 34
	s_ashr_i32 s17, s16, 31
	s_load_dword s96, s[74:75], 0x118
	s_load_dwordx4 s[68:71], s[74:75], 0x108
	v_writelane_b32 v123, s7, 35
	v_writelane_b32 v123, s88, 36
	s_lshl_b64 s[6:7], s[16:17], 2
	s_add_u32 s6, s92, s6
	v_writelane_b32 v123, s89, 37
	v_writelane_b32 v123, s90, 38
	v_writelane_b32 v123, s91, 39
	v_writelane_b32 v123, s92, 40
	v_writelane_b32 v123, s93, 41
	v_writelane_b32 v123, s94, 42
	v_writelane_b32 v123, s95, 43
	s_addc_u32 s7, s93, s7
	v_writelane_b32 v123, s6, 44
	s_add_i32 s30, s62, 2
	s_add_i32 s36, s22, s34
	v_writelane_b32 v123, s7, 45
	s_mul_i32 s6, s30, s14
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s10, s28, s10
	s_addc_u32 s11, s29, s11
	s_load_dwordx8 s[88:95], s[74:75], 0xd8
	v_writelane_b32 v123, s10, 46
	v_and_b32_e32 v7, 56, v0
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_writelane_b32 v123, s11, 47
	s_mul_i32 s10, s67, 3
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s52, s92, s10
	s_addc_u32 s53, s93, s11
	s_lshl_b32 s10, s14, 1
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s10, s94, s10
	s_addc_u32 s11, s95, s11
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_add_u32 s50, s94, s12
	s_addc_u32 s51, s95, s13
	v_writelane_b32 v123, s10, 48
	s_cmp_lt_i32 s81, 0
	v_and_b32_e32 v19, 15, v0
	v_writelane_b32 v123, s11, 49
	s_cselect_b64 s[10:11], -1, 0
	s_ashr_i32 s15, s14, 31
	v_writelane_b32 v123, s10, 50
	s_lshl_b64 s[28:29], s[14:15], 2
	v_lshlrev_b32_e32 v18, 1, v19
	v_writelane_b32 v123, s11, 51
	s_add_u32 s10, s94, s28
	s_addc_u32 s11, s95, s29
	v_writelane_b32 v123, s10, 52
	s_cmp_gt_i32 s77, 1
	v_and_b32_e32 v61, 48, v0
	v_writelane_b32 v123, s11, 53
	s_cselect_b64 s[10:11], -1, 0
	v_writelane_b32 v123, s10, 54
	s_cmp_gt_i32 s66, 0
	s_cselect_b64 s[12:13], -1, 0
	v_writelane_b32 v123, s11, 55
	.loc	1 22 0
	s_mul_i32 s10, s66, s65
	s_ashr_i32 s11, s10, 31
	v_writelane_b32 v123, s12, 56
	s_lshl_b64 s[28:29], s[10:11], 2
	v_and_b32_e32 v2, 62, v0
	v_writelane_b32 v123, s13, 57
	s_add_u32 s12, s90, s28
	s_addc_u32 s13, s91, s29
	s_ashr_i32 s97, s96, 31
	v_writelane_b32 v123, s12, 58
	s_lshl_b64 s[38:39], s[96:97], 3
	s_add_u32 s56, s70, s38
	v_writelane_b32 v123, s13, 59
	v_writelane_b32 v123, s68, 60
	s_addc_u32 s57, s71, s39
	s_lshl_b32 s38, s67, 1
	s_and_b64 s[12:13], s[84:85], vcc
	s_ashr_i32 s39, s38, 31
	v_writelane_b32 v124, s12, 0
	s_lshl_b64 s[38:39], s[38:39], 2
	v_cmp_gt_i32_e32 vcc, s48, v18
	v_writelane_b32 v124, s13, 1
	s_add_u32 s12, s92, s38
	s_addc_u32 s13, s93, s39
	s_cmp_gt_i32 s48, 0
	s_cselect_b64 s[28:29], -1, 0
	v_writelane_b32 v124, s28, 2
	v_writelane_b32 v123, s69, 61
	v_writelane_b32 v123, s70, 62
	v_writelane_b32 v124, s29, 3
	s_and_b64 s[28:29], vcc, s[28:29]
	v_writelane_b32 v124, s28, 4
	v_cmp_eq_u32_e32 vcc, 0, v61
	v_writelane_b32 v123, s71, 63
	v_writelane_b32 v124, s29, 5
	s_sub_i32 s28, s48, 32
	s_cmp_gt_i32 s28, 0
	s_cselect_b64 s[38:39], -1, 0
	s_add_i32 s7, s48, 31
	v_writelane_b32 v124, s38, 6
	s_cmp_gt_i32 s7, 31
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v124, s39, 7
	s_cselect_b64 s[38:39], -1, 0
	v_writelane_b32 v124, s38, 8
	s_cmp_eq_u32 s77, 3
	v_bfrev_b32_e32 v6, 1
	v_writelane_b32 v124, s39, 9
	s_cselect_b64 s[38:39], -1, 0
	s_ashr_i32 s35, s34, 31
	s_cmp_gt_i32 s18, 63
	v_writelane_b32 v124, s38, 10
	s_cselect_b64 s[18:19], -1, 0
	s_and_b64 s[58:59], vcc, s[84:85]
	v_writelane_b32 v124, s39, 11
	s_cmp_gt_i32 s37, 0
	v_writelane_b32 v124, s18, 12
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_gt_i32 s26, 0
	v_writelane_b32 v124, s19, 13
	s_cselect_b64 s[18:19], -1, 0
	v_cmp_gt_i32_e32 vcc, s26, v18
	v_writelane_b32 v124, s18, 14
	s_sub_i32 s65, s26, 32
	v_lshlrev_b32_e32 v5, 2, v1
	v_writelane_b32 v124, s19, 15
	s_and_b64 s[18:19], vcc, s[18:19]
	v_writelane_b32 v124, s18, 16
	s_cmp_gt_i32 s65, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s19, 17
	s_cselect_b64 s[18:19], -1, 0
	s_add_i32 s7, s26, 31
	v_writelane_b32 v124, s18, 18
	s_cmp_gt_i32 s7, 31
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v124, s19, 19
	s_cselect_b64 s[18:19], -1, 0
	s_add_i32 s17, s6, 1
	s_mul_i32 s6, s10, 3
	s_ashr_i32 s7, s6, 31
	s_and_b64 s[68:69], vcc, s[84:85]
	s_lshl_b64 s[6:7], s[6:7], 2
	v_writelane_b32 v124, s18, 20
	s_add_u32 s6, s90, s6
	s_addc_u32 s7, s91, s7
	v_writelane_b32 v124, s19, 21
	v_writelane_b32 v124, s6, 22
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_lshlrev_b32_e32 v2, 3, v4
	v_writelane_b32 v124, s7, 23
	s_lshl_b32 s6, s10, 1
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s90, s6
	s_addc_u32 s7, s91, s7
	v_writelane_b32 v124, s6, 24
	s_max_i32 s18, s14, s31
	s_add_i32 s19, s16, 1
	v_writelane_b32 v124, s7, 25
	s_add_i32 s6, s25, 2
	s_lshr_b32 s7, s6, 31
	s_add_i32 s7, s6, s7
	s_and_b32 s7, s7, 0xffffffe
	s_sub_i32 s6, s6, s7
	s_lshl_b32 s6, s6, 4
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[14:15], s[6:7], 2
	v_readlane_b32 s6, v123, 0
	s_ashr_i32 s6, s6, 31
	s_and_b64 vcc, vcc, s[84:85]
	v_writelane_b32 v124, s6, 26
	s_lshl_b32 s6, s20, 8
	s_add_i32 s7, s17, s31
	s_add_u32 s2, s2, s14
	v_writelane_b32 v124, s17, 27
	s_addc_u32 s3, s3, s15
	v_writelane_b32 v124, s2, 28
	s_load_dwordx8 s[88:95], s[74:75], 0x78
	v_cmp_eq_u32_e64 s[14:15], 0, v4
	v_writelane_b32 v124, s3, 29
	.loc	1 41 0
	s_mul_i32 s2, s67, s8
	s_mul_i32 s2, s2, s37
	v_writelane_b32 v124, s44, 30
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v124, s14, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_i32 s25, s44, s64
	v_writelane_b32 v124, s15, 32
	s_and_b64 s[16:17], s[84:85], s[14:15]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s94, s2
	v_writelane_b32 v124, s88, 33
	s_addc_u32 s3, s95, s3
	s_cmp_gt_i32 s20, 0
	v_writelane_b32 v124, s89, 34
	v_writelane_b32 v124, s90, 35
	v_writelane_b32 v124, s91, 36
	v_writelane_b32 v124, s92, 37
	v_writelane_b32 v124, s93, 38
	v_writelane_b32 v124, s94, 39
	v_writelane_b32 v124, s95, 40
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v124, s14, 41
	v_cndmask_b32_e32 v31, v6, v2, vcc
	v_add_u32_e32 v2, 0xffffff80, v5
	v_writelane_b32 v124, s15, 42
	s_mul_i32 s14, s67, s96
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_cmp_gt_u32_e32 vcc, 32, v1
	s_add_u32 s46, s2, s14
	v_and_b32_e32 v20, 7, v0
	v_bfe_u32 v37, v0, 3, 3
	v_cndmask_b32_e32 v33, v2, v5, vcc
	s_addc_u32 s47, s3, s15
	v_mad_u64_u32 v[2:3], s[14:15], s31, v37, v[20:21]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v8, -8, v5
	v_cmp_gt_u32_e32 vcc, 2, v1
	v_lshl_add_u64 v[22:23], s[2:3], 0, v[2:3]
	s_lshl_b64 s[2:3], s[96:97], 2
	v_cndmask_b32_e32 v8, v8, v5, vcc
	v_readlane_b32 s88, v123, 36
	scratch_store_dword off, v8, off offset:8
	v_add_u32_e32 v8, -16, v5
	v_cmp_gt_u32_e32 vcc, 4, v1
	v_readlane_b32 s89, v123, 37
	v_readlane_b32 s90, v123, 38
	v_readlane_b32 s91, v123, 39
	v_readlane_b32 s92, v123, 40
	v_readlane_b32 s93, v123, 41
	v_readlane_b32 s94, v123, 42
	v_readlane_b32 s95, v123, 43
	s_add_u32 s2, s88, s2
	v_cndmask_b32_e32 v8, v8, v5, vcc
	v_writelane_b32 v124, s2, 43
	s_addc_u32 s2, s89, s3
	v_cmp_gt_i32_e64 s[70:71], s31, v20
	v_cmp_gt_i32_e32 vcc, s37, v37
	s_load_dwordx8 s[88:95], s[74:75], 0xd8
	v_writelane_b32 v124, s2, 44
	s_and_b64 s[14:15], vcc, s[70:71]
	s_mov_b32 s8, s67
	v_writelane_b32 v124, s37, 45
	s_lshl_b64 s[2:3], s[8:9], 2
	s_and_b64 s[8:9], s[84:85], s[14:15]
	v_writelane_b32 v124, s8, 46
	s_waitcnt lgkmcnt(0)
	s_add_u32 s60, s92, s2
	s_addc_u32 s61, s93, s3
	v_writelane_b32 v124, s9, 47
	v_writelane_b32 v124, s14, 48
	v_cmp_eq_u32_e64 s[2:3], s96, v37
	scratch_store_dword off, v8, off offset:12
	v_writelane_b32 v124, s15, 49
	v_writelane_b32 v124, s2, 50
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	s_mov_b64 s[88:89], s[76:77]
	v_writelane_b32 v124, s3, 51
	s_and_b64 s[2:3], s[2:3], s[14:15]
	s_and_b64 s[2:3], s[84:85], s[2:3]
	v_writelane_b32 v124, s2, 52
	s_cmp_eq_u32 s78, 0
	s_mov_b32 s91, s79
	v_writelane_b32 v124, s3, 53
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v124, s2, 54
	s_cmp_lg_u32 s78, 0
	s_cselect_b64 s[8:9], -1, 0
	v_writelane_b32 v124, s3, 55
	v_readfirstlane_b32 s2, v8
	s_max_i32 s2, s64, s2
	s_add_i32 s2, s2, 7
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s2, s2, s3
	s_ashr_i32 s2, s2, 3
	v_writelane_b32 v124, s8, 56
	s_cmp_eq_u32 s77, 2
	v_lshl_add_u64 v[8:9], s[60:61], 0, v[2:3]
	v_writelane_b32 v124, s9, 57
	s_mul_i32 s8, s2, s62
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v124, s2, 58
	s_mov_b32 s94, s82
	scratch_store_dwordx2 off, v[8:9], off offset:60
	v_writelane_b32 v124, s3, 59
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, s62, 0
	s_cmp_gt_i32 s79, 0
	v_writelane_b32 v124, s2, 60
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v124, s2, 61
	s_cmp_eq_u32 s83, 0
	v_lshlrev_b32_e32 v17, 1, v0
	v_writelane_b32 v124, s3, 62
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v124, s2, 63
	s_cmp_lg_u32 s83, 0
	v_and_b32_e32 v17, 62, v17
	v_writelane_b32 v125, s3, 0
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v125, s2, 1
	scratch_store_dword off, v17, off offset:36
	v_lshlrev_b32_e32 v17, 2, v0
	v_writelane_b32 v125, s3, 2
	s_min_i32 s2, s80, s8
	s_cmp_gt_i32 s80, 0
	s_cselect_b32 s2, s2, s8
	s_and_b32 s61, s61, 0xffff
	v_writelane_b32 v125, s60, 3
	s_lshl_b32 s3, s20, 6
	s_and_b32 s45, s93, 0xffff
	v_writelane_b32 v125, s61, 4
	v_writelane_b32 v125, s62, 5
	v_writelane_b32 v125, s63, 6
	v_writelane_b32 v125, s3, 7
	s_mov_b32 s93, s81
	v_writelane_b32 v125, s88, 8
	s_and_b32 s29, s13, 0xffff
	s_cmp_lt_i32 s82, 0
	v_writelane_b32 v125, s89, 9
	v_writelane_b32 v125, s90, 10
	v_writelane_b32 v125, s91, 11
	v_writelane_b32 v125, s92, 12
	v_writelane_b32 v125, s93, 13
	v_writelane_b32 v125, s94, 14
	v_writelane_b32 v125, s95, 15
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 16
	s_cmp_gt_u32 s28, 32
	s_mul_i32 s40, s36, s62
	v_writelane_b32 v125, s15, 17
	v_writelane_b32 v125, s28, 18
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v125, s14, 19
	s_cmp_gt_u32 s65, 32
	v_and_b32_e32 v24, 60, v17
	v_writelane_b32 v125, s15, 20
	s_cselect_b64 s[14:15], -1, 0
	s_abs_i32 s97, s62
	v_cvt_f32_u32_e32 v8, s97
	s_sub_i32 s3, 0, s97
	v_writelane_b32 v125, s14, 21
	s_abs_i32 s60, s34
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s15, 22
	scratch_store_dwordx2 off, v[24:25], off offset:40
	v_and_b32_e32 v24, 0x80, v0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_and_b32_e32 v21, 31, v0
	v_lshrrev_b32_e32 v25, 2, v24
	v_or_b32_e32 v25, v25, v21
	v_readfirstlane_b32 s9, v8
	s_mul_i32 s3, s3, s9
	s_mul_hi_u32 s3, s9, s3
	s_add_i32 s3, s9, s3
	v_writelane_b32 v125, s3, 23
	s_abs_i32 s3, s40
	v_cvt_f32_u32_e32 v8, s3
	v_writelane_b32 v125, s3, 24
	s_sub_i32 s3, 0, s3
	s_abs_i32 s61, s31
	v_rcp_iflag_f32_e32 v8, v8
	scratch_store_dword off, v25, off offset:120
	v_and_b32_e32 v25, 32, v0
	v_and_b32_e32 v38, 64, v0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_lshrrev_b32_e32 v32, 3, v25
	v_lshrrev_b32_e32 v34, 1, v38
	v_and_b32_e32 v85, 0xf0, v0
	v_readfirstlane_b32 s9, v8
	v_cvt_f32_u32_e32 v8, s60
	s_mul_i32 s3, s3, s9
	s_mul_hi_u32 s3, s9, s3
	s_add_i32 s3, s9, s3
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s3, 25
	s_sub_i32 s3, 0, s60
	v_or_b32_e32 v32, v32, v34
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	scratch_store_dword off, v32, off offset:48
	v_lshlrev_b32_e32 v62, 3, v0
	v_lshrrev_b32_e32 v32, 3, v85
	v_readfirstlane_b32 s9, v8
	s_mul_i32 s3, s3, s9
	s_mul_hi_u32 s3, s9, s3
	s_add_i32 s3, s9, s3
	v_writelane_b32 v125, s3, 26
	s_abs_i32 s3, s20
	v_cvt_f32_u32_e32 v8, s3
	s_sub_i32 s9, 0, s3
	v_writelane_b32 v125, s38, 27
	s_and_b64 s[0:1], s[0:1], s[38:39]
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s39, 28
	v_bfe_i32 v27, v0, 5, 1
	v_xor_b32_e32 v34, v62, v32
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_xor_b32_e32 v32, 2, v34
	v_xor_b32_e32 v39, 4, v34
	scratch_store_dword off, v34, off offset:124
	v_readfirstlane_b32 s14, v8
	s_mul_i32 s9, s9, s14
	s_mul_hi_u32 s9, s14, s9
	s_add_i32 s14, s14, s9
	s_abs_i32 s9, s25
	s_mul_hi_u32 s14, s9, s14
	s_mul_i32 s15, s14, s3
	s_sub_i32 s9, s9, s15
	s_ashr_i32 s15, s24, 31
	v_writelane_b32 v125, s15, 29
	s_ashr_i32 s15, s23, 31
	v_writelane_b32 v125, s15, 30
	s_lshl_b32 s23, s66, 3
	v_writelane_b32 v125, s23, 31
	s_ashr_i32 s23, s40, 31
	v_writelane_b32 v125, s23, 32
	s_ashr_i32 s23, s31, 31
	v_writelane_b32 v125, s23, 33
	v_writelane_b32 v125, s10, 34
	s_xor_b32 s15, s25, s20
	s_ashr_i32 s15, s15, 31
	v_writelane_b32 v125, s11, 35
	s_abs_i32 s11, s10
	s_ashr_i32 s10, s66, 31
	v_writelane_b32 v125, s10, 36
	s_abs_i32 s10, s66
	s_sub_i32 s23, 0, s61
	s_sub_i32 s24, 0, s11
	s_sub_i32 s25, 0, s10
	s_add_i32 s36, s14, 1
	s_sub_i32 s37, s9, s3
	s_cmp_ge_u32 s9, s3
	s_cselect_b32 s14, s36, s14
	s_cselect_b32 s9, s37, s9
	s_add_i32 s36, s14, 1
	v_and_b32_e32 v8, 1, v0
	s_cmp_ge_u32 s9, s3
	v_lshl_add_u32 v9, v8, 4, 0
	s_movk_i32 s3, 0x3f0
	v_xor_b32_e32 v40, 6, v34
	v_lshlrev_b32_e32 v34, 1, v21
	v_and_b32_e32 v21, 0x208, v27
	v_mad_u32_u24 v10, v8, s3, v9
	v_lshlrev_b32_e32 v11, 5, v0
	v_lshrrev_b32_e32 v7, 1, v7
	s_movk_i32 s3, 0xe0
	v_lshrrev_b32_e32 v24, 1, v24
	v_xor_b32_e32 v21, v21, v34
	v_and_or_b32 v80, v11, s3, v7
	s_cselect_b32 s3, s36, s14
	v_mov_b32_e32 v29, 0
	v_or_b32_e32 v27, v21, v24
	v_readlane_b32 s76, v123, 36
	v_writelane_b32 v125, s11, 37
	s_xor_b32 s3, s3, s15
	v_lshlrev_b32_e32 v26, 2, v19
	v_xor_b32_e32 v21, 2, v27
	v_xor_b32_e32 v24, 4, v27
	v_xor_b32_e32 v41, 6, v27
	v_xor_b32_e32 v45, 16, v27
	v_xor_b32_e32 v47, 18, v27
	v_xor_b32_e32 v48, 20, v27
	scratch_store_dword off, v27, off offset:128
	v_xor_b32_e32 v56, 22, v27
	v_mov_b32_e32 v27, v29
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	v_writelane_b32 v125, s10, 38
	s_sub_i32 s3, s3, s15
	v_lshl_add_u64 v[42:43], s[82:83], 0, v[26:27]
	s_load_dwordx8 s[76:83], s[74:75], 0x58
	v_writelane_b32 v125, s3, 39
	v_mov_b32_e32 v16, s8
	v_writelane_b32 v125, s70, 40
	scratch_store_dword off, v16, off offset:68
	v_mov_b32_e32 v16, s2
	v_writelane_b32 v125, s71, 41
	.loc	1 24 0
	s_mul_i32 s2, s22, s62
	.loc	1 31 0
	v_writelane_b32 v125, s2, 42
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v125, s76, 43
	scratch_store_dwordx2 off, v[42:43], off offset:52
	v_lshrrev_b32_e32 v42, 2, v0
	v_writelane_b32 v125, s77, 44
	v_writelane_b32 v125, s78, 45
	v_and_b32_e32 v43, 56, v42
	v_and_b32_e32 v44, 56, v17
	v_lshrrev_b32_e32 v46, 1, v61
	v_writelane_b32 v125, s79, 46
	v_xor_b32_e32 v49, v17, v43
	v_lshlrev_b32_e32 v43, 6, v19
	v_xor_b32_e32 v44, v44, v46
	v_writelane_b32 v125, s80, 47
	v_or_b32_e32 v94, v44, v43
	v_lshrrev_b32_e32 v44, 1, v0
	v_writelane_b32 v125, s81, 48
	v_and_b32_e32 v50, 0x60, v44
	v_lshl_add_u32 v51, v61, 5, 0
	v_writelane_b32 v125, s82, 49
	v_add_u32_e32 v96, v51, v50
	v_writelane_b32 v125, s83, 50
	v_lshl_add_u64 v[52:53], s[76:77], 0, v[26:27]
	v_and_b32_e32 v50, 0xe0, v0
	scratch_store_dwordx2 off, v[52:53], off
	v_lshrrev_b32_e32 v52, 2, v50
	v_writelane_b32 v125, s68, 51
	v_xor_b32_e32 v57, v17, v52
	v_and_b32_e32 v52, 14, v0
	v_writelane_b32 v125, s69, 52
	v_lshlrev_b32_e32 v53, 2, v52
	v_writelane_b32 v125, s58, 53
	v_xor_b32_e32 v46, v53, v46
	v_and_b32_e32 v98, 0xc0, v0
	v_writelane_b32 v125, s59, 54
	s_load_dwordx8 s[76:83], s[74:75], 0xd8
	v_or_b32_e32 v97, v46, v43
	v_and_b32_e32 v43, 12, v0
	v_lshlrev_b32_e32 v54, 1, v98
	v_writelane_b32 v125, s46, 55
	v_and_b32_e32 v44, 0x68, v44
	v_lshl_or_b32 v54, v43, 3, v54
	v_writelane_b32 v125, s47, 56
	v_cmp_gt_u32_e64 s[2:3], 8, v1
	v_xor_b32_e32 v44, v54, v44
	v_and_b32_e32 v54, 0x68, v62
	v_writelane_b32 v125, s2, 57
	v_lshrrev_b32_e32 v53, 1, v98
	v_and_b32_e32 v55, 2, v0
	v_lshl_or_b32 v43, v43, 5, v54
	v_writelane_b32 v125, s3, 58
	v_cvt_f32_u32_e32 v12, s11
	v_cvt_f32_u32_e32 v14, s10
	v_cmp_gt_i32_e64 s[36:37], s67, v19
	v_lshlrev_b32_e32 v58, 8, v55
	v_lshlrev_b32_e32 v59, 5, v25
	v_lshlrev_b32_e32 v55, 9, v55
	v_xor_b32_e32 v43, v43, v53
	v_lshl_add_u32 v25, v25, 4, 0
	v_writelane_b32 v125, s52, 59
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[76:77]
	v_cndmask_b32_e64 v81, v6, v26, s[36:37]
	v_lshlrev_b32_e32 v28, 2, v20
	v_add3_u32 v9, v9, v58, v59
	v_add3_u32 v59, v25, v55, v43
	v_lshrrev_b32_e32 v43, 1, v50
	v_lshlrev_b32_e32 v50, 2, v50
	v_lshl_add_u64 v[64:65], s[46:47], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[80:81], 0, v[2:3]
	v_writelane_b32 v125, s53, 60
	s_mov_b64 s[10:11], s[78:79]
	s_mov_b64 s[14:15], s[82:83]
	scratch_store_dword off, v16, off offset:72
	v_cndmask_b32_e64 v16, v6, v28, s[70:71]
	v_and_b32_e32 v58, 16, v0
	v_mul_u32_u24_e32 v54, 0x48, v52
	v_lshl_or_b32 v50, v52, 3, v50
	v_cndmask_b32_e64 v107, v6, v81, s[58:59]
	v_sub_u32_e64 v6, v1, 1 clamp
	scratch_store_dwordx2 off, v[2:3], off offset:84
	v_lshl_add_u64 v[2:3], s[12:13], 0, v[28:29]
	v_writelane_b32 v125, s8, 61
	v_xor_b32_e32 v54, v54, v43
	v_lshlrev_b32_e32 v60, 6, v58
	v_writelane_b32 v126, s11, 0
	v_xor_b32_e32 v50, v50, v43
	v_lshlrev_b32_e32 v43, 10, v8
	v_lshlrev_b32_e32 v6, 2, v6
	v_writelane_b32 v126, s12, 1
	v_lshl_add_u32 v55, v58, 7, v10
	v_add3_u32 v10, v10, v43, v60
	v_subrev_u32_e32 v43, 64, v5
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	scratch_store_dword off, v6, off offset:16
	v_subrev_u32_e32 v6, 32, v5
	v_writelane_b32 v126, s13, 2
	v_cndmask_b32_e64 v101, v43, v5, s[38:39]
	v_cndmask_b32_e64 v5, v6, v5, s[2:3]
	v_writelane_b32 v126, s14, 3
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_writelane_b32 v126, s15, 4
	s_mov_b32 s44, s80
	s_mov_b32 s46, s2
	s_mov_b32 s47, s3
	v_writelane_b32 v126, s44, 5
	v_cvt_f32_u32_e32 v7, s61
	s_xor_b64 s[0:1], s[0:1], -1
	v_writelane_b32 v126, s45, 6
	v_writelane_b32 v126, s46, 7
	v_writelane_b32 v126, s47, 8
	v_writelane_b32 v126, s12, 9
	s_mov_b32 s28, s12
	v_rcp_iflag_f32_e32 v7, v7
	v_writelane_b32 v126, s13, 10
	v_writelane_b32 v126, s28, 11
	s_mul_i32 s8, s31, s40
	v_rcp_iflag_f32_e32 v12, v12
	v_writelane_b32 v126, s29, 12
	v_writelane_b32 v126, s30, 13
	v_writelane_b32 v126, s31, 14
	v_writelane_b32 v126, s40, 15
	v_writelane_b32 v126, s8, 16
	v_writelane_b32 v126, s0, 17
	v_rcp_iflag_f32_e32 v14, v14
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_writelane_b32 v126, s1, 18
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	v_cvt_u32_f32_e32 v7, v7
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_writelane_b32 v126, s0, 19
	v_cvt_u32_f32_e32 v12, v12
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_writelane_b32 v126, s1, 20
	v_cmp_eq_u32_e64 s[0:1], 1, v4
	v_cvt_u32_f32_e32 v14, v14
	v_mul_lo_u32 v11, s23, v7
	v_writelane_b32 v126, s0, 21
	scratch_store_dword off, v5, off offset:28
	v_add_u32_e32 v5, v25, v38
	v_writelane_b32 v126, s1, 22
	v_cmp_eq_u32_e64 s[0:1], 2, v4
	v_mul_lo_u32 v13, s24, v12
	scratch_store_dword off, v5, off offset:116
	v_writelane_b32 v126, s0, 23
	v_mul_hi_u32 v5, v7, v11
	v_mul_lo_u32 v15, s25, v14
	v_writelane_b32 v126, s1, 24
	v_cmp_gt_u32_e64 s[0:1], 2, v4
	v_cndmask_b32_e64 v99, 0, 1, s[68:69]
	scratch_store_dwordx2 off, v[2:3], off offset:92
	v_writelane_b32 v126, s0, 25
	v_lshl_add_u64 v[2:3], s[52:53], 0, v[28:29]
	v_add_u32_e32 v112, v7, v5
	v_writelane_b32 v126, s1, 26
	s_mul_i32 s0, s66, s64
	v_writelane_b32 v126, s0, 27
	s_movk_i32 s0, 0x7f
	v_mul_hi_u32 v5, v12, v13
	v_cmp_lt_u32_e64 s[52:53], s0, v0
	s_mov_b64 s[70:71], s[66:67]
	s_mov_b32 s68, s64
	s_load_dwordx2 s[0:1], s[74:75], 0xf8
	v_add_u32_e32 v113, v12, v5
	v_mul_hi_u32 v5, v14, v15
	.loc	1 41 0
	v_writelane_b32 v126, s68, 28
	v_add_u32_e32 v114, v14, v5
	v_lshlrev_b32_e32 v5, 4, v1
	v_writelane_b32 v126, s69, 29
	v_sub_u32_e32 v5, 0, v5
	v_writelane_b32 v126, s70, 30
	v_writelane_b32 v125, s9, 62
	scratch_store_dword off, v5, off offset:24
	v_mov_b32_e32 v5, s20
	v_writelane_b32 v126, s71, 31
	v_lshrrev_b32_e32 v30, 4, v0
	v_writelane_b32 v125, s10, 63
	scratch_store_dword off, v5, off offset:32
	v_mov_b32_e32 v5, s8
	s_load_dwordx4 s[8:11], s[74:75], 0xb8
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s0, 32
	v_or_b32_e32 v28, 32, v18
	.loc	1 31 0
	s_mov_b32 s86, s26
	v_writelane_b32 v126, s1, 33
	v_cmp_lt_u32_e64 s[0:1], v19, v30
	.loc	1 24 0
	scratch_store_dword off, v16, off offset:20
	v_lshrrev_b32_e32 v16, 6, v0
	v_writelane_b32 v126, s0, 34
	v_lshlrev_b32_e32 v52, 2, v16
	v_and_b32_e32 v60, 12, v42
	v_writelane_b32 v126, s1, 35
	v_cmp_lt_u32_e64 s[0:1], v20, v37
	v_lshlrev_b32_e32 v42, 4, v19
	v_add3_u32 v105, 0, v52, v42
	v_writelane_b32 v126, s0, 36
	v_lshl_add_u64 v[42:43], s[76:77], 0, v[26:27]
	scratch_store_dword off, v34, off offset:112
	v_writelane_b32 v126, s1, 37
	v_cmp_eq_u32_e64 s[0:1], 48, v61
	v_lshrrev_b32_e32 v34, 3, v0
	v_add_u32_e32 v102, 0, v26
	v_writelane_b32 v126, s0, 38
	scratch_store_dwordx2 off, v[2:3], off offset:100
	v_and_b32_e32 v2, 0xf8, v62
	v_writelane_b32 v126, s1, 39
	v_cmp_eq_u32_e64 s[0:1], 0, v20
	v_xor_b32_e32 v46, 32, v97
	v_add_u32_e32 v51, v51, v18
	v_writelane_b32 v126, s0, 40
	v_mad_u32_u24 v103, v19, 12, v102
	v_and_b32_e32 v3, 4, v34
	v_writelane_b32 v126, s1, 41
	v_cmp_lt_u32_e64 s[0:1], 1, v20
	v_add_u32_e32 v2, 0, v2
	.loc	1 32 0
	s_mov_b32 s54, s27
	v_writelane_b32 v126, s0, 42
	v_lshrrev_b32_e32 v83, 5, v0
	v_lshrrev_b32_e32 v92, 2, v85
	v_writelane_b32 v126, s1, 43
	v_cmp_lt_u32_e64 s[0:1], 3, v20
	v_mov_b32_e32 v35, v29
	v_and_b32_e32 v36, 56, v62
	v_writelane_b32 v126, s0, 44
	v_lshlrev_b32_e32 v93, 4, v0
	v_xor_b32_e32 v95, 32, v94
	v_writelane_b32 v126, s1, 45
	v_cmp_lt_u32_e64 s[0:1], 15, v1
	v_and_b32_e32 v100, 0x7c, v17
	v_xor_b32_e32 v104, 0x80, v17
	v_writelane_b32 v126, s0, 46
	v_add_u32_e32 v106, 0, v17
	v_and_b32_e32 v108, 0xf8, v0
	v_writelane_b32 v126, s1, 47
	v_writelane_b32 v126, s48, 48
	v_add_u32_e32 v27, v103, v52
	v_or_b32_e32 v62, 16, v30
	v_writelane_b32 v126, s49, 49
	v_cmp_gt_i64_e64 s[0:1], s[48:49], v[28:29]
	v_mov_b32_e32 v63, v29
	.loc	1 41 0
	v_mul_lo_u32 v115, s67, v30
	v_writelane_b32 v126, s0, 50
	v_add_u32_e32 v117, 0, v46
	v_add_u32_e32 v118, v51, v53
	v_writelane_b32 v126, s1, 51
	v_cmp_gt_i64_e64 s[0:1], s[86:87], v[28:29]
	v_add_u32_e32 v119, v55, v54
	v_add_u32_e32 v120, v10, v50
	.loc	1 67 0
	v_writelane_b32 v126, s0, 52
	v_add_u32_e32 v121, v103, v60
	v_mov_b32_e32 v78, s33
	v_writelane_b32 v126, s1, 53
	s_lshl_b64 s[0:1], s[34:35], 2
	v_writelane_b32 v126, s0, 54
	v_add_u32_e32 v122, v2, v3
	v_mov_b32_e32 v86, 1
	v_writelane_b32 v126, s1, 55
	s_mov_b32 s0, 0x33333333
	v_writelane_b32 v126, s0, 56
	v_mov_b32_e32 v111, 0x7fff
	v_bfrev_b32_e32 v88, 0.5
	v_writelane_b32 v126, s1, 57
	v_writelane_b32 v126, s8, 58
	s_mov_b64 s[0:1], s[98:99]
	v_mov_b32_e32 v54, -1
	v_writelane_b32 v126, s9, 59
	v_writelane_b32 v126, s10, 60
	v_writelane_b32 v126, s11, 61
	v_writelane_b32 v126, s74, 62
	s_load_dwordx8 s[76:83], s[74:75], 0x38
	v_bfrev_b32_e32 v55, -8
	v_add_u32_e32 v44, v9, v44
	v_add_u32_e32 v46, v59, v58
	v_add_u32_e32 v49, 0, v49
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s76, 0
	v_add_u32_e32 v50, 0, v32
	v_add_u32_e32 v51, 0, v39
	v_writelane_b32 v127, s77, 1
	v_writelane_b32 v127, s78, 2
	v_writelane_b32 v127, s79, 3
	v_writelane_b32 v127, s80, 4
	v_writelane_b32 v127, s81, 5
	v_writelane_b32 v127, s82, 6
	v_writelane_b32 v127, s83, 7
	v_writelane_b32 v127, s0, 8
	v_add_u32_e32 v90, 0, v40
	v_add_u32_e32 v52, 0, v21
	v_writelane_b32 v127, s1, 9
	v_add_u32_e32 v53, 0, v24
	v_add_u32_e32 v84, 0, v41
	v_add_u32_e32 v32, 0, v45
	v_add_u32_e32 v87, 0, v47
	v_add_u32_e32 v79, 0, v48
	v_add_u32_e32 v109, 0, v56
	v_add_u32_e32 v89, 0, v57
	v_cmp_eq_u32_e64 s[44:45], 3, v16
	v_mov_b32_e32 v110, 0x42800000
	v_not_b32_e32 v21, 63
	.loc	1 41 0
	s_lshl_b32 s63, s67, 4
	s_lshl_b32 s64, s20, 10
	s_mov_b32 s12, 2.0
	s_mov_b32 s66, 0x5040100
	s_mov_b32 s29, 0
	v_cmp_lt_u32_e64 s[58:59], 31, v1
	v_writelane_b32 v126, s75, 63
	v_writelane_b32 v127, s30, 10
	scratch_store_dwordx2 off, v[64:65], off offset:76
	scratch_store_dwordx2 off, v[62:63], off offset:132
	scratch_store_dword off, v5, off offset:108
	s_branch .LBB0_6
.LBB0_4:
	s_mov_b32 s10, s29
.LBB0_5:
	s_cmp_lt_i32 s90, s40
	s_mov_b32 s12, s40
	s_mov_b32 s29, s10
	s_cbranch_scc0 .LBB0_583
.LBB0_6:
	.loc	1 42 0
	s_memrealtime s[88:89]
s_waitcnt lgkmcnt(0)
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 36 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[14:15], exec
	s_waitcnt vmcnt(0)
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s14, s[14:15]
	v_readlane_b32 s10, v123, 22
	v_mov_b32_e32 v3, s14
	v_readlane_b32 s11, v123, 23
	s_nop 4
	global_atomic_add v3, v29, v3, s[10:11] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v3
	s_nop 1
	v_add_u32_e32 v2, s8, v2
	ds_write_b32 v29, v2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 43 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_read_b32 v2, v29
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s35, v2
	s_sub_i32 s90, s35, s20
	.loc	1 44 0
	s_cmp_gt_i32 s90, -1
	s_cbranch_scc1 .LBB0_12
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_5
	s_branch .LBB0_361
.LBB0_12:
	.loc	1 50 0
	s_cmp_lg_u32 s12, 2.0
	s_mov_b32 s40, s12
	s_mov_b32 s10, s29
	s_cbranch_scc0 .LBB0_15
	s_branch .LBB0_20
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 35 0
	v_readfirstlane_b32 s8, v2
	s_nop 1
	v_mov_b32_e32 v2, s8
	ds_write_b32 v29, v2
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
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
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_13
	.loc	1 51 0
	global_load_dword v2, v29, s[72:73] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	.loc	1 52 0
	v_readlane_b32 s0, v123, 24
	v_readlane_b32 s1, v123, 25
	s_nop 4
	global_load_dword v2, v29, s[0:1] offset:96
	.loc	1 54 0
	v_readlane_b32 s0, v123, 26
	v_readlane_b32 s1, v123, 27
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	1 52 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	s_cbranch_vccnz .LBB0_359
	v_readlane_b32 s0, v123, 30
	v_readlane_b32 s1, v123, 31
	.loc	1 55 0
	s_nop 4
	global_load_dword v2, v29, s[0:1] offset:96
	global_load_dword v3, v29, s[0:1] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_sub_i32 s0, s0, s10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v3
	s_add_i32 s40, s0, s1
.LBB0_20:
	.loc	1 56 0
	s_cmp_ge_i32 s90, s40
	s_cbranch_scc1 .LBB0_360
.LBB0_21:
	.loc	1 57 0
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[0:1], s[10:11], 2
	v_readlane_b32 s8, v126, 32
	v_readlane_b32 s9, v126, 33
	s_add_u32 s8, s8, s0
	s_mov_b32 s91, s41
	s_addc_u32 s9, s9, s1
	s_lshl_b64 s[0:1], s[90:91], 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	global_load_dword v2, v29, s[0:1]
	.loc	1 58 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_ashr_i32 s22, s0, 24
	.loc	1 59 0
	s_ashr_i32 s23, s22, 31
	.loc	1 58 0
	s_and_b32 s46, s0, 0xffffff
	.loc	1 59 0
	s_lshl_b64 s[0:1], s[22:23], 2
	s_add_u32 s0, s72, s0
	s_addc_u32 s1, s73, s1
	global_load_dword v82, v29, s[0:1] offset:32
	.loc	1 60 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s46, v82
	s_cbranch_vccnz .LBB0_360
	v_writelane_b32 v127, s10, 11
	.loc	1 61 0
	s_cmp_lg_u32 s22, 3
	s_nop 0
	v_writelane_b32 v127, s11, 12
	v_writelane_b32 v127, s90, 13
	s_nop 1
	v_writelane_b32 v127, s91, 14
	v_writelane_b32 v127, s29, 15
	v_writelane_b32 v127, s12, 16
	v_writelane_b32 v127, s0, 17
	s_nop 1
	v_writelane_b32 v127, s1, 18
	.loc	1 59 0
	s_nop 1
	global_load_dword v2, v29, s[0:1] offset:64
	.loc	1 61 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 67 0
	v_writelane_b32 v127, s0, 19
	s_cmp_lg_u32 s22, 1
	.loc	1 59 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v2
	.loc	1 67 0
	v_writelane_b32 v127, s1, 20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v127, s0, 21
	s_nop 1
	v_writelane_b32 v127, s1, 22
	v_writelane_b32 v127, s88, 23
	s_mov_b64 s[0:1], s[88:89]
	s_nop 0
	v_writelane_b32 v127, s89, 24
	s_branch .LBB0_24
.LBB0_23:
	.loc	1 71 0
	s_add_i32 s46, s46, s23
	.loc	1 60 0
	v_cmp_lt_i32_e32 vcc, s46, v82
	.loc	1 70 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_358
.LBB0_24:
	.loc	1 61 0
	v_readlane_b32 s8, v127, 19
	v_readlane_b32 s9, v127, 20
	s_mov_b64 s[24:25], -1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_45
	s_cmp_lt_i32 s22, 5
	s_cbranch_scc1 .LBB0_38
	s_cmp_lt_i32 s22, 6
	s_cbranch_scc1 .LBB0_35
	s_mov_b32 s47, 0
	s_cmp_eq_u32 s22, 6
	s_mov_b64 s[14:15], s[72:73]
	s_cbranch_scc0 .LBB0_34
	v_readlane_b32 s8, v123, 34
	v_readlane_b32 s9, v123, 35
	v_readlane_b32 s14, v123, 44
	s_andn2_b64 vcc, exec, s[8:9]
	v_readlane_b32 s47, v124, 45
	v_readlane_b32 s15, v123, 45
	s_cbranch_vccnz .LBB0_34
	s_ashr_i32 s47, s46, 31
	v_readlane_b32 s76, v123, 36
	s_lshl_b64 s[14:15], s[46:47], 2
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	s_add_u32 s14, s80, s14
	v_readlane_b32 s8, v125, 29
	s_addc_u32 s15, s81, s15
	s_xor_b32 s24, s47, s8
	s_abs_i32 s25, s46
	v_readlane_b32 s8, v125, 23
	s_mul_hi_u32 s47, s25, s8
	s_mul_i32 s48, s47, s97
	s_sub_i32 s25, s25, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s25, s97
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s25, s49, s25
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s25, s48, s47
	s_xor_b32 s25, s25, s24
	v_readlane_b32 s68, v126, 28
	s_sub_i32 s24, s25, s24
	v_readlane_b32 s70, v126, 30
	s_mul_i32 s24, s24, s70
	s_lshl_b32 s48, s24, 3
	v_readlane_b32 s8, v125, 31
	s_add_i32 s49, s48, s8
	s_cmp_ge_i32 s48, s49
	s_mov_b32 s47, 0
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	v_readlane_b32 s69, v126, 29
	v_readlane_b32 s71, v126, 31
	s_cbranch_scc1 .LBB0_34
	v_readlane_b32 s8, v126, 27
	s_min_i32 s67, s49, s8
	s_branch .LBB0_32
.LBB0_31:
	s_or_b64 exec, exec, s[24:25]
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
	v_readlane_b32 s24, v2, 63
	s_add_i32 s47, s24, s47
	s_cmp_lt_i32 s48, s49
	s_cbranch_scc0 .LBB0_34
.LBB0_32:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s48, v1
	v_cmp_gt_i32_e32 vcc, s67, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_31
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_31
.LBB0_34:
	s_mov_b64 s[24:25], 0
.LBB0_35:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_37
	s_ashr_i32 s14, s46, 31
	v_readlane_b32 s8, v125, 29
	s_xor_b32 s14, s14, s8
	s_abs_i32 s15, s46
	v_readlane_b32 s8, v125, 23
	s_mul_hi_u32 s24, s15, s8
	s_mul_i32 s25, s24, s97
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s47, s15, s97
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s47, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s48, s8, s24
	s_addc_u32 s49, s9, s25
	s_add_u32 s24, s50, s24
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[48:49]
	s_addc_u32 s25, s51, s25
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[24:25]
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_and_b64 s[24:25], s[8:9], exec
	s_mov_b64 s[8:9], s[98:99]
	s_mov_b32 s47, 1
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_cselect_b32 s15, s15, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_cselect_b32 s24, s14, 1
	s_abs_i32 s14, s24
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s67, 0, s14
	s_mul_i32 s25, s15, s62
	s_sub_i32 s25, s46, s25
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s49, s25
	s_xor_b32 s48, s25, s24
	s_ashr_i32 s48, s48, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s68, v2
	s_mul_i32 s67, s67, s68
	s_mul_hi_u32 s67, s68, s67
	s_add_i32 s68, s68, s67
	s_mul_hi_u32 s67, s49, s68
	s_mul_i32 s68, s67, s14
	s_sub_i32 s49, s49, s68
	s_add_i32 s69, s67, 1
	s_sub_i32 s68, s49, s14
	s_cmp_ge_u32 s49, s14
	s_cselect_b32 s67, s69, s67
	s_cselect_b32 s49, s68, s49
	s_add_i32 s68, s67, 1
	s_cmp_ge_u32 s49, s14
	s_cselect_b32 s14, s68, s67
	s_xor_b32 s14, s14, s48
	s_sub_i32 s14, s14, s48
	s_mul_i32 s24, s14, s24
	s_sub_i32 s24, s25, s24
	s_add_i32 s15, s15, s24
	s_mul_i32 s24, s15, s30
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s24, s8, s24
	s_addc_u32 s25, s9, s25
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_add_u32 s14, s24, s14
	s_addc_u32 s15, s25, s15
	s_add_u32 s14, s14, 8
	s_addc_u32 s15, s15, 0
.LBB0_37:
	s_mov_b64 s[24:25], 0
.LBB0_38:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_44
	s_cmp_gt_i32 s22, 3
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB0_41
	s_ashr_i32 s14, s46, 31
	v_readlane_b32 s8, v125, 29
	s_xor_b32 s14, s14, s8
	s_abs_i32 s15, s46
	v_readlane_b32 s8, v125, 23
	s_mul_hi_u32 s24, s15, s8
	s_mul_i32 s25, s24, s97
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s47, s15, s97
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s47, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s97
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s48, s8, s24
	s_addc_u32 s49, s9, s25
	s_add_u32 s24, s50, s24
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[48:49]
	s_addc_u32 s25, s51, s25
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[24:25]
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_and_b64 s[24:25], s[8:9], exec
	s_mov_b64 s[8:9], s[98:99]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	s_cselect_b32 s14, s15, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v3
	s_cselect_b32 s15, s15, 1
	s_abs_i32 s15, s15
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s47, 0, s15
	s_mul_i32 s24, s14, s62
	s_sub_i32 s24, s46, s24
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s48, v2
	s_mul_i32 s47, s47, s48
	s_mul_hi_u32 s47, s48, s47
	s_add_i32 s48, s48, s47
	s_mul_hi_u32 s47, s24, s48
	s_mul_i32 s47, s47, s15
	s_sub_i32 s24, s24, s47
	s_sub_i32 s47, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s24, s47, s24
	s_sub_i32 s47, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s15, s47, s24
	s_xor_b32 s15, s15, s25
	s_sub_i32 s15, s15, s25
	s_add_i32 s14, s14, s15
	s_mul_i32 s14, s14, s30
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_add_u32 s14, s8, s14
	s_addc_u32 s15, s9, s15
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	s_mov_b64 s[24:25], 0
.LBB0_41:
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b32 s47, s34
	s_cbranch_vccnz .LBB0_44
	s_mov_b32 s47, 0
	s_cmp_eq_u32 s22, 2
	s_mov_b64 s[14:15], s[72:73]
	s_cbranch_scc0 .LBB0_44
	s_ashr_i32 s14, s46, 31
	v_readlane_b32 s8, v125, 32
	s_xor_b32 s14, s14, s8
	s_abs_i32 s15, s46
	v_readlane_b32 s8, v125, 25
	s_mul_hi_u32 s24, s15, s8
	v_readlane_b32 s8, v125, 24
	s_mul_i32 s25, s24, s8
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s47, s15, s8
	s_cmp_ge_u32 s15, s8
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s47, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s8
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	v_readlane_b32 s8, v123, 46
	v_readlane_b32 s9, v123, 47
	s_add_u32 s14, s8, s24
	s_addc_u32 s15, s9, s25
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	v_readlane_b32 s8, v125, 59
	v_readlane_b32 s9, v125, 60
	s_add_u32 s24, s8, s24
	s_addc_u32 s25, s9, s25
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	s_add_i32 s24, s24, 15
	s_ashr_i32 s25, s24, 31
	s_lshr_b32 s25, s25, 28
	s_add_i32 s24, s24, s25
	s_ashr_i32 s24, s24, 4
	s_mul_i32 s47, s24, s34
.LBB0_44:
	s_mov_b64 s[24:25], 0
.LBB0_45:
	s_and_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s47
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[14:15]
	s_cbranch_vccz .LBB0_59
	s_ashr_i32 s14, s46, 31
	v_readlane_b32 s8, v125, 30
	s_xor_b32 s14, s14, s8
	s_abs_i32 s15, s46
	v_readlane_b32 s8, v125, 26
	s_mul_hi_u32 s24, s15, s8
	s_mul_i32 s25, s24, s60
	s_sub_i32 s15, s15, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s47, s15, s60
	s_cmp_ge_u32 s15, s60
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s15, s47, s15
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s15, s60
	s_cselect_b32 s15, s25, s24
	s_xor_b32 s15, s15, s14
	s_sub_i32 s14, s15, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[24:25], s[14:15], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s48, s8, s24
	s_addc_u32 s49, s9, s25
	s_add_u32 s24, s50, s24
	s_addc_u32 s25, s51, s25
	global_load_dword v2, v29, s[48:49]
	global_load_dword v3, v29, s[24:25]
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_and_b64 s[24:25], s[8:9], exec
	v_readlane_b32 s76, v125, 8
	v_readlane_b32 s77, v125, 9
	v_readlane_b32 s78, v125, 10
	v_readlane_b32 s79, v125, 11
	v_readlane_b32 s80, v125, 12
	v_readlane_b32 s81, v125, 13
	v_readlane_b32 s82, v125, 14
	v_readlane_b32 s83, v125, 15
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s24, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v3
	s_cselect_b32 s15, s15, 1
	s_cselect_b32 s14, s24, s14
	s_abs_i32 s15, s15
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s47, 0, s15
	s_mul_i32 s24, s14, s34
	s_sub_i32 s24, s46, s24
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s48, v2
	s_mul_i32 s47, s47, s48
	s_mul_hi_u32 s47, s48, s47
	s_add_i32 s48, s48, s47
	s_mul_hi_u32 s47, s24, s48
	s_mul_i32 s47, s47, s15
	s_sub_i32 s24, s24, s47
	s_sub_i32 s47, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s24, s47, s24
	s_sub_i32 s47, s24, s15
	s_cmp_ge_u32 s24, s15
	s_cselect_b32 s15, s47, s24
	s_xor_b32 s15, s15, s25
	s_sub_i32 s15, s15, s25
	s_add_i32 s14, s14, s15
	s_mov_b64 s[24:25], 0
	s_cmp_lt_i32 s76, 1
	s_cbranch_scc1 .LBB0_49
	s_cmp_eq_u32 s76, 1
	s_cbranch_scc0 .LBB0_50
	v_readlane_b32 s76, v125, 61
	s_ashr_i32 s15, s14, 31
	v_readlane_b32 s82, v126, 3
	v_readlane_b32 s83, v126, 4
	s_lshl_b64 s[48:49], s[14:15], 2
	s_mov_b64 s[74:75], s[82:83]
	s_add_u32 s48, s74, s48
	s_addc_u32 s49, s75, s49
	global_load_dword v2, v29, s[48:49]
	v_readlane_b32 s8, v125, 59
	v_readlane_b32 s9, v125, 60
	v_readlane_b32 s77, v125, 62
	v_readlane_b32 s78, v125, 63
	v_readlane_b32 s79, v126, 0
	v_readlane_b32 s80, v126, 1
	v_readlane_b32 s81, v126, 2
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	s_mov_b64 s[48:49], 0
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[78:79], 0, v[2:3]
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
	v_readlane_b32 s76, v125, 8
	s_cmp_lg_u32 s76, 0
	s_mov_b64 s[24:25], -1
	s_cselect_b64 s[48:49], -1, 0
	v_readlane_b32 s77, v125, 9
	v_readlane_b32 s78, v125, 10
	v_readlane_b32 s79, v125, 11
	v_readlane_b32 s80, v125, 12
	v_readlane_b32 s81, v125, 13
	v_readlane_b32 s82, v125, 14
	v_readlane_b32 s83, v125, 15
.LBB0_53:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccz .LBB0_55
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_59
	s_branch .LBB0_56
.LBB0_55:
	global_load_dword v4, v29, s[72:73] offset:168
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	v_mov_b64_e32 v[2:3], s[78:79]
	s_cbranch_execnz .LBB0_59
.LBB0_56:
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s8, v123, 52
	v_readlane_b32 s9, v123, 53
	s_add_u32 s24, s8, s14
	s_addc_u32 s25, s9, s15
	global_load_dword v4, v29, s[24:25]
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	s_add_u32 s14, s78, s14
	s_addc_u32 s15, s79, s15
	v_mov_b64_e32 v[2:3], s[14:15]
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	s_branch .LBB0_59
.LBB0_57:
	s_or_b64 exec, exec, s[24:25]
	.loc	1 62 0
	v_readfirstlane_b32 s24, v5
	s_nop 1
	v_mov_b32_e32 v5, s24
	ds_write_b32 v29, v5
.LBB0_58:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_62
.LBB0_59:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[42:43]
	s_cbranch_execz .LBB0_58
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_57
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_57
.LBB0_62:
	.loc	1 67 0
	v_readlane_b32 s8, v127, 21
	v_readlane_b32 s9, v127, 22
	s_mov_b64 s[24:25], -1
	s_and_b64 vcc, exec, s[8:9]
	.loc	1 63 0
	s_memrealtime s[28:29]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_260
	.loc	1 67 0
	v_readlane_b32 s8, v127, 19
	v_readlane_b32 s9, v127, 20
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_242
	s_cmp_lt_i32 s22, 5
	s_cbranch_scc1 .LBB0_120
	s_cmp_lt_i32 s22, 6
	s_cbranch_scc1 .LBB0_94
	s_cmp_eq_u32 s22, 6
	s_cbranch_scc0 .LBB0_93
	scratch_load_dword v2, off, off offset:36
	s_ashr_i32 s24, s46, 31
	v_readlane_b32 s8, v125, 29
	s_xor_b32 s47, s24, s8
	s_abs_i32 s24, s46
	v_readlane_b32 s8, v125, 23
	s_mul_hi_u32 s25, s24, s8
	s_mul_i32 s48, s25, s97
	s_sub_i32 s24, s24, s48
	s_add_i32 s48, s25, 1
	s_sub_i32 s49, s24, s97
	s_cmp_ge_u32 s24, s97
	s_cselect_b32 s25, s48, s25
	s_cselect_b32 s24, s49, s24
	s_add_i32 s48, s25, 1
	s_cmp_ge_u32 s24, s97
	s_cselect_b32 s24, s48, s25
	s_xor_b32 s67, s24, s47
	s_sub_i32 s24, s67, s47
	s_lshl_b32 s68, s24, 3
	s_mul_i32 s24, s24, s62
	s_sub_i32 s69, s46, s24
	v_or_b32_e32 v16, s68, v83
	v_readlane_b32 s76, v126, 28
	v_readlane_b32 s8, v123, 54
	v_readlane_b32 s9, v123, 55
	v_cmp_gt_i32_e64 s[74:75], s76, v16
	s_mov_b64 s[48:49], -1
	v_readlane_b32 s77, v126, 29
	v_readlane_b32 s78, v126, 30
	v_readlane_b32 s79, v126, 31
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v2, s69, 6, v2
	v_cmp_gt_i32_e32 vcc, s26, v2
	s_and_b64 s[24:25], s[74:75], vcc
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_77
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_75
	v_readlane_b32 s8, v124, 33
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s10, v124, 35
	v_readlane_b32 s11, v124, 36
	s_lshl_b32 s48, s47, 3
	v_readlane_b32 s76, v126, 28
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[10:11]
	v_lshl_or_b32 v3, s67, 3, v83
	v_subrev_u32_e32 v3, s48, v3
	v_readlane_b32 s78, v126, 30
	v_mov_b32_e32 v4, 0
	s_mov_b32 s70, s78
	v_mul_lo_u32 v8, s78, v3
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s9, v124, 34
	v_readlane_b32 s12, v124, 37
	v_readlane_b32 s13, v124, 38
	v_readlane_b32 s14, v124, 39
	v_readlane_b32 s15, v124, 40
	v_readlane_b32 s77, v126, 29
	v_readlane_b32 s79, v126, 31
	s_branch .LBB0_71
.LBB0_70:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	s_add_i32 s70, s70, -1
	s_cmp_lg_u32 s70, 0
	v_cndmask_b32_e32 v11, 0, v10, vcc
	v_cndmask_b32_e32 v10, 0, v9, vcc
	v_pk_add_f32 v[4:5], v[4:5], v[10:11]
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc0 .LBB0_76
.LBB0_71:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_73
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_73:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execz .LBB0_70
	v_mad_i64_i32 v[10:11], s[76:77], v8, s86, 0
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
	s_mov_b64 s[48:49], 0
.LBB0_77:
	s_andn2_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_90
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_89
	global_load_dwordx2 v[6:7], v29, s[56:57]
	v_lshl_or_b32 v4, s67, 3, v83
	s_lshl_b32 s48, s47, 3
	v_readlane_b32 s76, v126, 28
	v_subrev_u32_e32 v4, s48, v4
	v_readlane_b32 s78, v126, 30
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	v_mul_lo_u32 v8, s78, v4
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[8:9]
	s_mov_b32 s70, s78
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s77, v126, 29
	v_readlane_b32 s79, v126, 31
	s_branch .LBB0_81
.LBB0_80:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s70, s70, -1
	v_pk_add_f32 v[4:5], v[4:5], v[14:15]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s70, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_90
.LBB0_81:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_83
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_83:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_85
	global_load_dword v9, v[10:11], off
.LBB0_85:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_87
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v112
	v_mul_lo_u32 v15, v14, s61
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s61, v13
	v_readlane_b32 s8, v125, 33
	s_nop 0
	v_cndmask_b32_e64 v14, v14, v15, s[76:77]
	v_subrev_u32_e32 v15, s61, v13
	v_cndmask_b32_e64 v13, v13, v15, s[76:77]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s61, v13
	v_xor_b32_e32 v12, s8, v12
	v_readlane_b32 s8, v123, 60
	v_cndmask_b32_e64 v13, v14, v15, s[76:77]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[10:11]
	global_load_dwordx2 v[12:13], v[12:13], off
.LBB0_87:
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[76:77], s[24:25], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[48:49], s[76:77]
	s_cbranch_execz .LBB0_80
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v6
	v_readlane_b32 s8, v124, 33
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v7, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v28, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[28:29]
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s9, v124, 34
	v_mad_i64_i32 v[14:15], s[76:77], v9, s86, 0
	s_nop 0
	v_lshl_add_u64 v[12:13], s[8:9], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s10, v124, 35
	v_readlane_b32 s11, v124, 36
	v_readlane_b32 s12, v124, 37
	v_readlane_b32 s13, v124, 38
	v_readlane_b32 s14, v124, 39
	v_readlane_b32 s15, v124, 40
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v15, 0xffff0000, v9
	v_lshlrev_b32_e32 v14, 16, v9
	s_branch .LBB0_80
.LBB0_89:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_90:
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execz .LBB0_92
	v_and_b32_sdwa v6, v4, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_movk_i32 s8, 0x7fff
	v_and_b32_sdwa v3, v5, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v4, v6, s8
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v3, v5, v3, s8
	v_readlane_b32 s8, v127, 0
	v_cndmask_b32_sdwa v4, v111, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_readlane_b32 s9, v127, 1
	v_readlane_b32 s10, v127, 2
	v_cndmask_b32_sdwa v3, v111, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v6, v3, v4, s66
	v_mad_i64_i32 v[4:5], s[24:25], v16, s86, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[8:9]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_readlane_b32 s11, v127, 3
	v_readlane_b32 s12, v127, 4
	v_readlane_b32 s13, v127, 5
	v_readlane_b32 s14, v127, 6
	v_readlane_b32 s15, v127, 7
	global_store_dword v[2:3], v6, off
.LBB0_92:
	s_or_b64 exec, exec, s[48:49]
	s_cmp_lg_u32 s69, 0
	s_cbranch_scc0 .LBB0_185
.LBB0_93:
	s_mov_b64 s[24:25], 0
.LBB0_94:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_119
	s_ashr_i32 s24, s46, 31
	v_readlane_b32 s8, v125, 29
	s_xor_b32 s24, s24, s8
	s_abs_i32 s25, s46
	v_readlane_b32 s8, v125, 23
	s_mul_hi_u32 s47, s25, s8
	s_mul_i32 s48, s47, s97
	s_sub_i32 s25, s25, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s25, s97
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s25, s49, s25
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s25, s48, s47
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[48:49], s[24:25], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s68, s8, s48
	s_addc_u32 s69, s9, s49
	s_add_u32 s48, s50, s48
	global_load_dword v2, v29, s[68:69]
	s_addc_u32 s49, s51, s49
	global_load_dword v3, v29, s[48:49]
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_and_b64 s[48:49], s[8:9], exec
	v_readlane_b32 s8, v123, 52
	v_readlane_b32 s9, v123, 53
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	s_cselect_b32 s24, s25, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v3
	s_cselect_b32 s25, s25, 1
	s_abs_i32 s47, s25
	v_cvt_f32_u32_e32 v2, s47
	s_sub_i32 s68, 0, s47
	s_mul_i32 s48, s24, s62
	s_sub_i32 s48, s46, s48
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s67, s48
	s_xor_b32 s49, s48, s25
	s_ashr_i32 s49, s49, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s69, v2
	s_mul_i32 s68, s68, s69
	s_mul_hi_u32 s68, s69, s68
	s_add_i32 s69, s69, s68
	s_mul_hi_u32 s68, s67, s69
	s_mul_i32 s69, s68, s47
	s_sub_i32 s67, s67, s69
	s_add_i32 s70, s68, 1
	s_sub_i32 s69, s67, s47
	s_cmp_ge_u32 s67, s47
	s_cselect_b32 s68, s70, s68
	s_cselect_b32 s67, s69, s67
	s_add_i32 s69, s68, 1
	s_cmp_ge_u32 s67, s47
	s_cselect_b32 s47, s69, s68
	s_xor_b32 s47, s47, s49
	s_sub_i32 s47, s47, s49
	s_mul_i32 s25, s47, s25
	s_sub_i32 s25, s48, s25
	s_add_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[48:49], s[24:25], 2
	s_add_u32 s48, s8, s48
	s_addc_u32 s49, s9, s49
	global_load_dword v12, v29, s[48:49]
	s_lshl_b32 s48, s24, 4
	v_or_b32_e32 v4, s48, v30
	v_readlane_b32 s8, v125, 43
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s12, v125, 47
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[10:11]
	v_mov_b32_e32 v5, 0
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v30, v12
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_97
	global_load_dword v5, v[2:3], off
.LBB0_97:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_readlane_b32 s8, v125, 34
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v113
	v_readlane_b32 s8, v125, 37
	v_ashrrev_i32_e32 v6, 31, v5
	v_readlane_b32 s9, v125, 35
	v_mul_lo_u32 v9, v8, s8
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s8, v7
	v_xor_b32_e32 v6, s9, v6
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s8, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s8, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v10, v7, v6
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_99
	v_readlane_b32 s8, v123, 60
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[6:7], v[10:11], 3, s[10:11]
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_99:
	s_or_b64 exec, exec, s[24:25]
	v_lshl_or_b32 v6, s47, 6, v26
	v_cmp_gt_i32_e32 vcc, s26, v6
	s_and_b64 s[68:69], s[74:75], vcc
	s_and_saveexec_b64 s[24:25], s[68:69]
	s_cbranch_execz .LBB0_101
	v_readlane_b32 s8, v125, 34
	v_readlane_b32 s9, v125, 35
	s_nop 0
	v_mul_lo_u32 v7, v10, s8
	global_load_dwordx2 v[10:11], v29, s[56:57]
	v_sub_u32_e32 v5, v5, v7
	v_readlane_b32 s8, v124, 33
	v_readlane_b32 s9, v124, 34
	v_readlane_b32 s10, v124, 35
	v_readlane_b32 s11, v124, 36
	v_readlane_b32 s12, v124, 37
	v_readlane_b32 s13, v124, 38
	v_readlane_b32 s14, v124, 39
	v_readlane_b32 s15, v124, 40
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v7, 31, v9
	v_lshrrev_b32_e32 v28, 28, v7
	v_mad_i64_i32 v[10:11], s[68:69], v5, s86, 0
	v_mad_i64_i32 v[4:5], s[68:69], v4, s86, 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[8:9]
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[10:11], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off
.LBB0_101:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_103
	global_load_dword v5, v[2:3], off
.LBB0_103:
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v2, s48, v19
	v_readlane_b32 s8, v125, 43
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_cmp_lt_i32_e32 vcc, v19, v12
	v_readlane_b32 s9, v125, 44
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[10:11]
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_105
	global_load_dword v4, v[2:3], off
.LBB0_105:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_107
	global_load_dword v6, v[2:3], off
.LBB0_107:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v113
	v_readlane_b32 s10, v125, 37
	v_readlane_b32 s8, v125, 34
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s10
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[76:77], s10, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s9, v125, 35
	v_cndmask_b32_e64 v7, v7, v8, s[76:77]
	v_subrev_u32_e32 v8, s10, v3
	v_cndmask_b32_e64 v3, v3, v8, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s10, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s9, v2
	v_cndmask_b32_e64 v3, v7, v3, s[76:77]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v113
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
	v_xor_b32_e32 v3, s9, v3
	v_cndmask_b32_e64 v7, v8, v7, s[76:77]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s96
	v_cndmask_b32_e64 v8, v7, v2, s[74:75]
	v_mul_lo_u32 v2, v2, s8
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s8
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v113
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
	v_xor_b32_e32 v2, s9, v2
	v_cndmask_b32_e64 v4, v9, v4, s[76:77]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v114
	v_readlane_b32 s9, v125, 38
	v_readlane_b32 s8, v125, 36
	v_lshlrev_b32_e32 v7, 24, v7
	v_mul_lo_u32 v10, v9, s9
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s9, v5
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v4, s8, v4
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s9, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s9, v5
	v_add_u32_e32 v5, 1, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v114
	v_mul_lo_u32 v10, v9, s9
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s9, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s8, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s9, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s9, v3
	v_add_u32_e32 v3, 1, v9
	v_readlane_b32 s8, v126, 34
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
	v_mul_lo_u32 v4, v4, s62
	v_mul_lo_u32 v3, v3, s62
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s47, v4
	v_add3_u32 v3, v7, s47, v3
	v_cmp_eq_u32_e64 s[76:77], v4, v3
	s_and_b64 s[24:25], s[74:75], s[76:77]
	s_and_b64 s[24:25], vcc, s[24:25]
	v_readlane_b32 s9, v126, 35
	s_and_b64 s[48:49], s[8:9], s[24:25]
	v_cndmask_b32_e64 v3, 0, 1, s[48:49]
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
	v_add_u32_e32 v4, 0, v92
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[24:25]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v102
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
	ds_read_b32 v8, v102
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_109
	v_readlane_b32 s8, v123, 60
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[10:11]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_109:
	s_or_b64 exec, exec, s[24:25]
	global_load_dwordx2 v[10:11], v29, s[56:57]
	v_readlane_b32 s8, v125, 34
	v_readlane_b32 s9, v125, 35
	s_nop 0
	v_mul_lo_u32 v2, v2, s8
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s8, v125, 36
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v114
	v_xor_b32_e32 v3, s8, v3
	v_readlane_b32 s8, v125, 38
	s_nop 1
	v_mul_lo_u32 v9, v6, s8
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[74:75], s8, v2
	v_add_u32_e32 v9, 1, v6
	s_nop 0
	v_cndmask_b32_e64 v6, v6, v9, s[74:75]
	v_subrev_u32_e32 v9, s8, v2
	v_cndmask_b32_e64 v2, v2, v9, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s8, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s8, v123, 36
	v_cndmask_b32_e64 v2, v6, v2, s[74:75]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s62
	v_add_u32_e32 v2, s47, v2
	v_readlane_b32 s12, v123, 40
	v_readlane_b32 s13, v123, 41
	v_mov_b32_e32 v6, v29
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v4, s[74:75], v4, v10
	s_nop 1
	v_subb_co_u32_e64 v5, s[74:75], v5, v11, s[74:75]
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v28, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
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
	v_cndmask_b32_e32 v5, v88, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_118
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s47, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s8, v126, 56
	s_subb_u32 s49, vcc_hi, s47
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_and_b64 s[68:69], s[48:49], s[10:11]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[10:11]
	s_add_u32 s48, s48, s68
	s_addc_u32 s49, s49, s69
	s_lshr_b64 s[68:69], s[48:49], 4
	s_add_u32 s47, s68, s48
	s_addc_u32 s48, s69, s49
	s_and_b32 s47, s47, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s9, v126, 57
	s_add_i32 s49, s47, s49
	v_writelane_b32 v126, s8, 56
	v_cmp_gt_u64_e32 vcc, s[48:49], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s9, 57
	s_cbranch_vccnz .LBB0_116
	s_mov_b32 s47, 0
	s_mov_b64 s[48:49], 0
.LBB0_112:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s67, s[68:69]
	s_add_i32 s47, s47, s67
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s67
	s_or_b64 s[48:49], s[68:69], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_112
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
	v_cmp_ne_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
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
	v_cmp_gt_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_115:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_117
	s_branch .LBB0_118
.LBB0_116:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_118
.LBB0_117:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_118:
	s_or_b64 exec, exec, s[24:25]
.LBB0_119:
	s_mov_b64 s[24:25], 0
.LBB0_120:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_241
	s_cmp_gt_i32 s22, 3
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB0_210
	s_ashr_i32 s24, s46, 31
	v_readlane_b32 s8, v125, 29
	s_xor_b32 s24, s24, s8
	s_abs_i32 s25, s46
	v_readlane_b32 s8, v125, 23
	s_mul_hi_u32 s47, s25, s8
	s_mul_i32 s48, s47, s97
	s_sub_i32 s25, s25, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s25, s97
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s25, s49, s25
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s25, s97
	s_cselect_b32 s25, s48, s47
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[48:49], s[24:25], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s68, s8, s48
	s_addc_u32 s69, s9, s49
	s_add_u32 s48, s50, s48
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[68:69]
	s_addc_u32 s49, s51, s49
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[48:49]
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_and_b64 s[48:49], s[8:9], exec
	v_readlane_b32 s8, v125, 61
	v_readlane_b32 s14, v126, 3
	v_readlane_b32 s9, v125, 62
	v_readlane_b32 s15, v126, 4
	v_readlane_b32 s8, v123, 52
	v_readlane_b32 s9, v123, 53
	v_readlane_b32 s10, v125, 63
	v_readlane_b32 s11, v126, 0
	v_readlane_b32 s12, v126, 1
	v_readlane_b32 s13, v126, 2
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	s_cselect_b32 s24, s25, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v3
	s_cselect_b32 s25, s25, 1
	s_abs_i32 s47, s25
	v_cvt_f32_u32_e32 v2, s47
	s_sub_i32 s68, 0, s47
	s_mul_i32 s48, s24, s62
	s_sub_i32 s48, s46, s48
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s67, s48
	s_xor_b32 s49, s48, s25
	s_ashr_i32 s49, s49, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s69, v2
	s_mul_i32 s68, s68, s69
	s_mul_hi_u32 s68, s69, s68
	s_add_i32 s69, s69, s68
	s_mul_hi_u32 s68, s67, s69
	s_mul_i32 s69, s68, s47
	s_sub_i32 s67, s67, s69
	s_add_i32 s70, s68, 1
	s_sub_i32 s69, s67, s47
	s_cmp_ge_u32 s67, s47
	s_cselect_b32 s68, s70, s68
	s_cselect_b32 s67, s69, s67
	s_add_i32 s69, s68, 1
	s_cmp_ge_u32 s67, s47
	s_cselect_b32 s47, s69, s68
	s_xor_b32 s47, s47, s49
	s_sub_i32 s30, s47, s49
	s_mul_i32 s25, s30, s25
	s_sub_i32 s25, s48, s25
	s_add_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[48:49], s[24:25], 2
	s_add_u32 s68, s14, s48
	s_addc_u32 s69, s15, s49
	s_add_u32 s48, s8, s48
	global_load_dword v2, v29, s[68:69]
	s_addc_u32 s49, s9, s49
	global_load_dword v60, v29, s[48:49]
	s_lshl_b32 s25, s24, 4
	v_readlane_b32 s8, v126, 48
	v_or_b32_e32 v10, s25, v30
	v_readlane_b32 s9, v126, 49
	s_ashr_i32 s47, s25, 31
	v_mad_i64_i32 v[6:7], s[48:49], v10, s8, 0
	v_readlane_b32 s8, v123, 16
	v_mov_b32_e32 v11, s47
	s_cmp_gt_i32 s25, -1
	v_readlane_b32 s9, v123, 17
	s_cselect_b64 s[48:49], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s67, v2
	v_cmp_gt_i64_e32 vcc, s[8:9], v[10:11]
	v_readlane_b32 s8, v124, 4
	s_and_b64 s[48:49], s[48:49], vcc
	v_readlane_b32 s9, v124, 5
	s_and_b64 s[70:71], s[48:49], s[8:9]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[68:69], s[70:71]
	s_cbranch_execz .LBB0_124
	scratch_load_dwordx2 v[4:5], off, off offset:52
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_124:
	s_or_b64 exec, exec, s[68:69]
	s_lshl_b32 s47, s30, 6
	s_mul_i32 s67, s67, s27
	s_lshl_b32 s68, s67, 1
	s_ashr_i32 s67, s47, 31
	s_cmp_gt_i32 s47, -1
	v_mov_b32_e32 v9, s67
	v_or_b32_e32 v8, s47, v36
	s_cselect_b64 s[70:71], -1, 0
	s_ashr_i32 s69, s68, 31
	v_readlane_b32 s8, v123, 20
	v_cmp_gt_i64_e32 vcc, s[86:87], v[8:9]
	v_lshl_add_u64 v[12:13], s[68:69], 0, v[34:35]
	v_readlane_b32 s9, v123, 21
	s_and_b64 s[76:77], s[70:71], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[8:9], v[12:13]
	s_and_b64 s[70:71], vcc, s[74:75]
	v_readlane_b32 s8, v124, 2
	s_and_b64 s[70:71], s[76:77], s[70:71]
	v_readlane_b32 s9, v124, 3
	s_and_b64 s[70:71], s[8:9], s[70:71]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_126
	v_mad_u64_u32 v[2:3], s[70:71], v12, s86, 0
	v_mul_lo_u32 v4, v13, s86
	v_mul_lo_u32 v5, v12, s87
	v_readlane_b32 s70, v123, 7
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s71, v123, 8
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[70:71]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_126:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s8, v124, 6
	v_readlane_b32 s9, v124, 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v11 offset:4096
	v_add_u32_e32 v11, 0, v93
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_138
	v_add_u32_e32 v61, 0, v94
	v_add_u32_e32 v62, 0, v95
	ds_read_b64 v[2:3], v61 offset:4096
	ds_read_b64 v[4:5], v62 offset:4096
	v_readlane_b32 s8, v123, 36
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	v_readlane_b32 s8, v126, 50
	v_readlane_b32 s9, v126, 51
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[14:15]
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s12, v123, 40
	v_readlane_b32 s13, v123, 41
	s_and_b64 s[70:71], s[48:49], s[8:9]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_129
	v_lshlrev_b32_e32 v28, 1, v18
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[28:29]
	global_load_dword v56, v[14:15], off offset:64
.LBB0_129:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s70, v123, 7
	v_readlane_b32 s71, v123, 8
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[70:71]
	v_add_u32_e32 v28, v96, v18
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
	s_add_i32 s70, s68, 32
	s_ashr_i32 s71, s70, 31
	v_readlane_b32 s8, v123, 20
	v_lshl_add_u64 v[16:17], s[70:71], 0, v[34:35]
	v_readlane_b32 s9, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[8:9], v[16:17]
	s_and_b64 s[70:71], vcc, s[74:75]
	s_and_b64 s[70:71], s[76:77], s[70:71]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_131
	v_mul_lo_u32 v8, v17, s86
	v_mul_lo_u32 v9, v16, s87
	v_mad_u64_u32 v[6:7], s[70:71], v16, s86, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_131:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v67, v65, s66
	v_perm_b32 v16, v63, v58, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v25, v66, v64, s66
	v_perm_b32 v24, v59, v57, s66
	v_mfma_f32_16x16x16_bf16 v[38:41], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[24:25], v[4:5], v[38:41]
	s_setprio 0
	v_readlane_b32 s8, v125, 19
	v_readlane_b32 s9, v125, 20
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v56 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_139
	s_mov_b32 s67, 64
	s_branch .LBB0_134
.LBB0_133:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v71, v69, s66
	v_perm_b32 v24, v67, v65, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v39, v70, v68, s66
	v_perm_b32 v38, v66, v64, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[24:25], v[56:57], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[38:39], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s69, s67, 32
	v_readlane_b32 s8, v125, 18
	s_cmp_lt_i32 s67, s8
	s_mov_b32 s67, s69
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v63 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_139
.LBB0_134:
	ds_read_b64 v[56:57], v61 offset:4096
	ds_read_b64 v[16:17], v62 offset:4096
	s_ashr_i32 s69, s67, 31
	v_readlane_b32 s8, v126, 48
	v_mov_b32_e32 v9, s69
	v_or_b32_e32 v8, s67, v18
	s_cmp_gt_i32 s67, -1
	v_readlane_b32 s9, v126, 49
	s_cselect_b64 s[70:71], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[8:9], v[8:9]
	s_and_b64 s[70:71], s[70:71], vcc
	s_and_b64 s[70:71], s[48:49], s[70:71]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
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
	s_add_i32 s70, s68, s67
	s_ashr_i32 s71, s70, 31
	v_readlane_b32 s8, v123, 20
	v_lshl_add_u64 v[58:59], s[70:71], 0, v[34:35]
	v_readlane_b32 s9, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[58:59]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[8:9], v[58:59]
	s_and_b64 s[70:71], vcc, s[74:75]
	s_and_b64 s[70:71], s[76:77], s[70:71]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[70:71]
	s_cbranch_execz .LBB0_133
	v_mul_lo_u32 v8, v59, s86
	v_mul_lo_u32 v9, v58, s87
	v_mad_u64_u32 v[6:7], s[70:71], v58, s86, 0
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
	v_add_u32_e32 v6, 0, v94
	v_add_u32_e32 v7, 0, v95
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v7 offset:4096
	v_readlane_b32 s8, v124, 8
	v_readlane_b32 s9, v124, 9
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_141
	v_add_u32_e32 v11, v96, v18
	ds_read_u16 v12, v11 offset:384
	ds_read_u16 v14, v11 offset:2048
	ds_read_u16 v13, v11 offset:256
	ds_read_u16 v15, v11 offset:128
	ds_read_u16 v16, v11
	ds_read_u16 v17, v11 offset:2432
	ds_read_u16 v24, v11 offset:2304
	ds_read_u16 v11, v11 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v13, v12, v13, s66
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v12, v15, v16, s66
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v17, v24, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v11, v14, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_bf16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_141:
	v_or_b32_e32 v12, s25, v19
	v_readlane_b32 s8, v125, 43
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_cmp_lt_i32_e64 s[74:75], v19, v60
	v_mov_b32_e32 v9, 0
	v_lshl_add_u64 v[6:7], v[12:13], 2, s[10:11]
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_143
	global_load_dword v9, v[6:7], off
.LBB0_143:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, 0, v9
	v_readlane_b32 s8, v125, 34
	v_max_i32_e32 v11, v9, v11
	v_mul_hi_u32 v13, v11, v113
	v_readlane_b32 s8, v125, 37
	v_ashrrev_i32_e32 v8, 31, v9
	v_readlane_b32 s9, v125, 35
	v_mul_lo_u32 v14, v13, s8
	v_sub_u32_e32 v11, v11, v14
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s8, v11
	v_xor_b32_e32 v8, s9, v8
	s_nop 0
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_subrev_u32_e32 v14, s8, v11
	v_cndmask_b32_e32 v11, v11, v14, vcc
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s8, v11
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v14, vcc
	v_xor_b32_e32 v11, v11, v8
	v_sub_u32_e32 v16, v11, v8
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_145
	v_readlane_b32 s8, v123, 60
	v_ashrrev_i32_e32 v17, 31, v16
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[14:15], v[16:17], 3, s[10:11]
	global_load_dwordx2 v[14:15], v[14:15], off
.LBB0_145:
	s_or_b64 exec, exec, s[48:49]
	v_or_b32_e32 v8, s47, v92
	v_cmp_gt_i32_e32 vcc, s26, v8
	s_and_b64 s[68:69], vcc, s[74:75]
	s_and_saveexec_b64 s[48:49], s[68:69]
	s_cbranch_execz .LBB0_147
	v_readlane_b32 s8, v125, 34
	v_bfe_u32 v13, v5, 16, 1
	v_cmp_o_f32_e32 vcc, v4, v4
	v_mul_lo_u32 v11, v16, s8
	v_sub_u32_e32 v9, v9, v11
	v_bfe_u32 v11, v4, 16, 1
	s_movk_i32 s8, 0x7fff
	v_add3_u32 v11, v4, v11, s8
	v_bfe_u32 v16, v2, 16, 1
	v_add3_u32 v13, v5, v13, s8
	v_lshrrev_b32_e32 v11, 16, v11
	v_bfe_u32 v17, v3, 16, 1
	v_add3_u32 v16, v2, v16, s8
	v_lshrrev_b32_e32 v13, 16, v13
	v_cndmask_b32_e32 v4, v111, v11, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v17, v3, v17, s8
	v_lshrrev_b32_e32 v16, 16, v16
	v_cndmask_b32_e32 v5, v111, v13, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v17, 16, v17
	v_perm_b32 v5, v5, v4, s66
	v_cndmask_b32_e32 v2, v111, v16, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_readlane_b32 s9, v125, 35
	v_readlane_b32 s8, v124, 33
	v_cndmask_b32_e32 v3, v111, v17, vcc
	v_perm_b32 v4, v3, v2, s66
	global_load_dwordx2 v[2:3], v29, s[56:57]
	v_readlane_b32 s9, v124, 34
	v_readlane_b32 s10, v124, 35
	v_readlane_b32 s11, v124, 36
	v_mad_i64_i32 v[12:13], s[68:69], v12, s86, 0
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[8:9]
	v_readlane_b32 s8, v124, 10
	v_readlane_b32 s9, v124, 11
	v_readlane_b32 s12, v124, 37
	v_readlane_b32 s13, v124, 38
	v_readlane_b32 s14, v124, 39
	v_readlane_b32 s15, v124, 40
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v14, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v15, v3, vcc
	v_ashrrev_i32_e32 v11, 31, v3
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	v_mad_i64_i32 v[14:15], s[68:69], v9, s86, 0
	v_lshl_add_u64 v[2:3], v[14:15], 1, v[2:3]
	v_cndmask_b32_e64 v3, v13, v3, s[8:9]
	v_cndmask_b32_e64 v2, v12, v2, s[8:9]
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_store_dwordx2 v[2:3], v[4:5], off
.LBB0_147:
	s_or_b64 exec, exec, s[48:49]
	s_cmp_lg_u32 s30, 0
	s_cbranch_scc1 .LBB0_160
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_150
	global_load_dword v9, v[6:7], off
.LBB0_150:
	s_or_b64 exec, exec, s[48:49]
	v_readlane_b32 s8, v124, 12
	v_readlane_b32 s9, v124, 13
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_155
	v_readlane_b32 s8, v126, 58
	v_readlane_b32 s9, v126, 59
	v_readlane_b32 s10, v126, 60
	v_readlane_b32 s11, v126, 61
	v_add_u32_e32 v4, s25, v19
	v_readlane_b32 s8, v126, 54
	v_mov_b64_e32 v[2:3], s[10:11]
	v_mov_b32_e32 v8, 0
	v_mad_i64_i32 v[2:3], s[48:49], s8, v4, v[2:3]
	s_mov_b32 s25, s34
	v_readlane_b32 s9, v126, 55
	s_branch .LBB0_153
.LBB0_152:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s25, s25, -1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v4
	s_cmp_lg_u32 s25, 0
	v_lshl_add_u64 v[2:3], v[2:3], 0, 4
	s_cbranch_scc0 .LBB0_155
.LBB0_153:
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_152
	global_load_dword v4, v[2:3], off
	s_branch .LBB0_152
.LBB0_155:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v9
	v_readlane_b32 s8, v125, 34
	v_max_i32_e32 v3, v9, v3
	v_mul_hi_u32 v4, v3, v113
	v_readlane_b32 s8, v125, 37
	v_ashrrev_i32_e32 v2, 31, v9
	v_readlane_b32 s9, v125, 35
	v_mul_lo_u32 v5, v4, s8
	v_sub_u32_e32 v3, v3, v5
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s8, v3
	v_xor_b32_e32 v2, s9, v2
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s8, v3
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s8, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v4, v5, vcc
	v_xor_b32_e32 v3, v3, v2
	v_sub_u32_e32 v4, v3, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_157
	v_readlane_b32 s8, v123, 60
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[2:3], v[4:5], 3, s[10:11]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_157:
	s_or_b64 exec, exec, s[48:49]
	v_readlane_b32 s8, v125, 53
	v_readlane_b32 s9, v125, 54
	s_and_b64 s[68:69], s[8:9], s[74:75]
	s_and_saveexec_b64 s[48:49], s[68:69]
	s_cbranch_execz .LBB0_159
	global_load_dwordx2 v[12:13], v29, s[56:57]
	v_readlane_b32 s8, v125, 34
	v_readlane_b32 s9, v125, 35
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v12
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v13, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v28, 28, v5
	v_mul_lo_u32 v4, v4, s8
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_readlane_b32 s8, v124, 33
	v_sub_u32_e32 v4, v9, v4
	v_and_b32_e32 v2, -16, v2
	v_readlane_b32 s12, v124, 37
	v_readlane_b32 s13, v124, 38
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s9, v124, 34
	v_lshl_add_u64 v[2:3], s[12:13], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	v_readlane_b32 s10, v124, 35
	v_readlane_b32 s11, v124, 36
	v_readlane_b32 s14, v124, 39
	v_readlane_b32 s15, v124, 40
	global_store_dword v[2:3], v8, off
.LBB0_159:
	s_or_b64 exec, exec, s[48:49]
.LBB0_160:
	v_readlane_b32 s8, v125, 8
	v_readlane_b32 s9, v125, 9
	v_readlane_b32 s98, v127, 8
	s_mov_b64 s[76:77], -1
	s_mov_b64 s[48:49], 0
	s_cmp_lt_i32 s9, 2
	s_mov_b64 s[68:69], 0
	v_readlane_b32 s99, v127, 9
	v_readlane_b32 s10, v125, 10
	v_readlane_b32 s11, v125, 11
	v_readlane_b32 s12, v125, 12
	v_readlane_b32 s13, v125, 13
	v_readlane_b32 s14, v125, 14
	v_readlane_b32 s15, v125, 15
	s_cbranch_scc0 .LBB0_163
	s_and_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_169
.LBB0_162:
	s_andn2_b64 vcc, exec, s[68:69]
	s_cbranch_vccz .LBB0_170
	s_branch .LBB0_197
.LBB0_163:
	v_readlane_b32 s76, v125, 8
	v_readlane_b32 s77, v125, 9
	s_cmp_eq_u32 s77, 2
	s_mov_b64 s[68:69], -1
	v_readlane_b32 s78, v125, 10
	v_readlane_b32 s79, v125, 11
	v_readlane_b32 s80, v125, 12
	v_readlane_b32 s81, v125, 13
	v_readlane_b32 s82, v125, 14
	v_readlane_b32 s83, v125, 15
	s_cbranch_scc0 .LBB0_168
	s_waitcnt vmcnt(0)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[68:69], s[42:43]
	s_cbranch_execz .LBB0_167
	s_mov_b64 s[76:77], exec
	v_mbcnt_lo_u32_b32 v2, s76, 0
	v_mbcnt_hi_u32_b32 v2, s77, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[70:71], exec, vcc
	s_mov_b64 exec, s[70:71]
	s_cbranch_execz .LBB0_167
	v_readlane_b32 s8, v127, 10
	s_mul_i32 s24, s24, s8
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_mov_b64 s[8:9], s[98:99]
	s_add_u32 s47, s8, s24
	s_addc_u32 s67, s9, s25
	s_mov_b32 s8, s31
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[24:25], s[30:31], 2
	s_add_u32 s24, s47, s24
	s_addc_u32 s25, s67, s25
	s_bcnt1_i32_b64 s47, s[76:77]
	v_mov_b32_e32 v2, s47
	global_atomic_add v29, v2, s[24:25] offset:8 sc1
	s_mov_b32 s31, s8
.LBB0_167:
	s_or_b64 exec, exec, s[68:69]
	s_mov_b64 s[68:69], 0
.LBB0_168:
	s_branch .LBB0_162
.LBB0_169:
	v_readlane_b32 s8, v125, 8
	v_readlane_b32 s9, v125, 9
	v_readlane_b32 s98, v127, 8
	s_cmp_lg_u32 s9, 0
	s_mov_b64 s[48:49], -1
	v_readlane_b32 s99, v127, 9
	s_cselect_b64 s[68:69], -1, 0
	v_readlane_b32 s10, v125, 10
	v_readlane_b32 s11, v125, 11
	v_readlane_b32 s12, v125, 12
	v_readlane_b32 s13, v125, 13
	v_readlane_b32 s14, v125, 14
	v_readlane_b32 s15, v125, 15
	s_andn2_b64 vcc, exec, s[68:69]
	s_cbranch_vccnz .LBB0_197
.LBB0_170:
	v_cmp_lt_i32_e32 vcc, v30, v60
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execnz .LBB0_183
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_184
.LBB0_172:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_174
.LBB0_173:
	global_load_dword v8, v[6:7], off
.LBB0_174:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v6, v5, v113
	v_readlane_b32 s10, v125, 37
	v_readlane_b32 s8, v125, 34
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v7, v6, s10
	v_sub_u32_e32 v5, v5, v7
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v7, 1, v6
	v_readlane_b32 s9, v125, 35
	v_cndmask_b32_e64 v6, v6, v7, s[76:77]
	v_subrev_u32_e32 v7, s10, v5
	v_cndmask_b32_e64 v5, v5, v7, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s10, v5
	v_add_u32_e32 v5, 1, v6
	v_xor_b32_e32 v4, s9, v4
	v_cndmask_b32_e64 v5, v6, v5, s[76:77]
	v_sub_u32_e32 v6, 0, v2
	v_max_i32_e32 v6, v2, v6
	v_mul_hi_u32 v7, v6, v113
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
	v_xor_b32_e32 v5, s9, v5
	v_cndmask_b32_e64 v6, v7, v6, s[76:77]
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_mov_b32_e32 v6, s96
	v_cndmask_b32_e32 v7, v6, v4, vcc
	v_mul_lo_u32 v4, v4, s8
	v_cndmask_b32_e64 v6, v6, v5, s[74:75]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s8
	v_sub_u32_e32 v5, 0, v8
	v_max_i32_e32 v5, v8, v5
	v_mul_hi_u32 v9, v5, v113
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
	v_xor_b32_e32 v2, s9, v2
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v114
	v_readlane_b32 s9, v125, 38
	v_readlane_b32 s8, v125, 36
	v_lshlrev_b32_e32 v6, 24, v6
	v_mul_lo_u32 v10, v9, s9
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s9, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s8, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s9, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s9, v3
	v_add_u32_e32 v3, 1, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v3, v9, v3, s[76:77]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v114
	v_mul_lo_u32 v10, v9, s9
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s9, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s8, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s9, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s9, v4
	v_add_u32_e32 v4, 1, v9
	v_readlane_b32 s8, v126, 34
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
	v_mul_lo_u32 v3, v3, s62
	v_mul_lo_u32 v4, v4, s62
	v_lshlrev_b32_e32 v5, 24, v7
	v_add3_u32 v3, v5, s30, v3
	v_add3_u32 v4, v6, s30, v4
	v_cmp_eq_u32_e64 s[76:77], v3, v4
	s_and_b64 s[24:25], vcc, s[76:77]
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_readlane_b32 s9, v126, 35
	s_and_b64 s[48:49], s[8:9], s[24:25]
	v_cndmask_b32_e64 v3, 0, 1, s[48:49]
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
	v_add_u32_e32 v4, 0, v92
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[24:25]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v102
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
	ds_read_b32 v7, v102
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_176
	v_readlane_b32 s8, v123, 60
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[10:11]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_176:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s8, v125, 34
	v_readlane_b32 s9, v125, 35
	s_nop 0
	v_mul_lo_u32 v2, v2, s8
	v_sub_u32_e32 v2, v8, v2
	v_sub_u32_e32 v8, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s8, v125, 36
	v_max_i32_e32 v2, v2, v8
	v_mul_hi_u32 v8, v2, v114
	v_xor_b32_e32 v3, s8, v3
	v_readlane_b32 s8, v125, 38
	s_nop 1
	v_mul_lo_u32 v9, v8, s8
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s8, v2
	v_add_u32_e32 v9, 1, v8
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s8, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s8, v2
	v_add_u32_e32 v2, 1, v8
	v_readlane_b32 s8, v123, 36
	v_cndmask_b32_e32 v2, v8, v2, vcc
	global_load_dwordx2 v[8:9], v29, s[56:57]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s62
	v_add_u32_e32 v2, s30, v2
	v_readlane_b32 s12, v123, 40
	v_readlane_b32 s13, v123, 41
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v8
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v9, vcc
	v_ashrrev_i32_e32 v3, 31, v5
	v_lshrrev_b32_e32 v28, 28, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
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
	v_cndmask_b32_e32 v5, v88, v6, vcc
	ds_permute_b32 v6, v5, v7
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_196
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s47, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s8, v126, 56
	s_subb_u32 s49, vcc_hi, s47
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_and_b64 s[68:69], s[48:49], s[10:11]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[10:11]
	s_add_u32 s48, s48, s68
	s_addc_u32 s49, s49, s69
	s_lshr_b64 s[68:69], s[48:49], 4
	s_add_u32 s47, s68, s48
	s_addc_u32 s48, s69, s49
	s_and_b32 s47, s47, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s9, v126, 57
	s_add_i32 s49, s47, s49
	v_writelane_b32 v126, s8, 56
	v_cmp_gt_u64_e32 vcc, s[48:49], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s9, 57
	s_cbranch_vccnz .LBB0_194
	s_mov_b32 s47, 0
	s_mov_b64 s[48:49], 0
.LBB0_179:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s67, s[68:69]
	s_add_i32 s47, s47, s67
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s67
	s_or_b64 s[48:49], s[68:69], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_179
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
	v_cmp_ne_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
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
	v_cmp_gt_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_182:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_195
	s_branch .LBB0_196
.LBB0_183:
	v_readlane_b32 s8, v125, 43
	v_ashrrev_i32_e32 v11, 31, v10
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s12, v125, 47
	v_lshl_add_u64 v[4:5], v[10:11], 2, s[10:11]
	global_load_dword v3, v[4:5], off
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_172
.LBB0_184:
	global_load_dword v2, v[6:7], off
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_173
	s_branch .LBB0_174
.LBB0_185:
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_93
	v_or_b32_e32 v2, s68, v20
	v_readlane_b32 s68, v126, 28
	v_readlane_b32 s8, v124, 0
	s_lshl_b32 s47, s47, 3
	v_cmp_gt_i32_e32 vcc, s68, v2
	v_lshl_or_b32 v2, s67, 3, v20
	v_readlane_b32 s70, v126, 30
	v_readlane_b32 s9, v124, 1
	v_subrev_u32_e32 v2, s47, v2
	s_and_b64 s[24:25], vcc, s[8:9]
	v_mul_lo_u32 v2, s70, v2
	s_mov_b32 s47, s70
	v_readlane_b32 s69, v126, 29
	v_readlane_b32 s71, v126, 31
	s_branch .LBB0_188
.LBB0_187:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s47, s47, -1
	s_cmp_lg_u32 s47, 0
	v_add_u32_e32 v2, 1, v2
	s_cbranch_scc0 .LBB0_93
.LBB0_188:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_190
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v4, v[4:5], off
.LBB0_190:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], -1, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_192
	v_readlane_b32 s8, v124, 33
	v_readlane_b32 s12, v124, 37
	v_readlane_b32 s13, v124, 38
	v_readlane_b32 s9, v124, 34
	v_readlane_b32 s10, v124, 35
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[12:13]
	global_load_dword v4, v[4:5], off
	v_readlane_b32 s11, v124, 36
	v_readlane_b32 s14, v124, 39
	v_readlane_b32 s15, v124, 40
.LBB0_192:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execz .LBB0_187
	v_readlane_b32 s8, v127, 0
	v_readlane_b32 s10, v127, 2
	v_readlane_b32 s11, v127, 3
	v_readlane_b32 s9, v127, 1
	v_readlane_b32 s12, v127, 4
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[10:11]
	v_readlane_b32 s13, v127, 5
	v_readlane_b32 s14, v127, 6
	v_readlane_b32 s15, v127, 7
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v4, off
	s_branch .LBB0_187
.LBB0_194:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_196
.LBB0_195:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_196:
	s_or_b64 exec, exec, s[24:25]
	s_mov_b64 s[48:49], 0
.LBB0_197:
	s_and_b64 vcc, exec, s[48:49]
	v_readlane_b32 s30, v127, 10
	s_cbranch_vccz .LBB0_209
	s_waitcnt vmcnt(0) lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[42:43]
	s_cbranch_execz .LBB0_202
	s_mov_b64 s[68:69], exec
	v_mbcnt_lo_u32_b32 v2, s68, 0
	v_mbcnt_hi_u32_b32 v2, s69, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_201
	s_bcnt1_i32_b64 s47, s[68:69]
	v_readlane_b32 s8, v123, 46
	v_mov_b32_e32 v3, s47
	v_readlane_b32 s9, v123, 47
	s_nop 4
	global_atomic_add v3, v29, v3, s[8:9] sc0 sc1
.LBB0_201:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s47, v3
	s_nop 1
	v_add_u32_e32 v2, s47, v2
	ds_write_b32 v29, v2
.LBB0_202:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_add_u32_e32 v3, -1, v82
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_205
	s_branch .LBB0_209
.LBB0_203:
	s_or_b64 exec, exec, s[48:49]
	v_readfirstlane_b32 s47, v2
	s_nop 1
	v_mov_b32_e32 v2, s47
	ds_write_b32 v29, v2
.LBB0_204:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v82
	s_cbranch_vccz .LBB0_208
.LBB0_205:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[42:43]
	s_cbranch_execz .LBB0_204
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_203
	v_readlane_b32 s8, v123, 46
	v_readlane_b32 s9, v123, 47
	s_nop 4
	global_load_dword v2, v29, s[8:9] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_203
.LBB0_208:
	v_readlane_b32 s8, v125, 27
	v_readlane_b32 s9, v125, 28
	s_andn2_b64 vcc, exec, s[8:9]
	v_readlane_b32 s8, v123, 60
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	s_mov_b64 s[24:25], s[10:11]
	v_readlane_b32 s47, v124, 45
	v_readlane_b32 s9, v123, 61
	s_cbranch_vccz .LBB0_225
.LBB0_209:
	s_mov_b64 s[24:25], 0
.LBB0_210:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_241
	s_cmp_eq_u32 s22, 2
	s_cbranch_scc0 .LBB0_241
	s_ashr_i32 s24, s46, 31
	v_readlane_b32 s8, v125, 32
	s_xor_b32 s24, s24, s8
	s_abs_i32 s25, s46
	v_readlane_b32 s8, v125, 25
	s_mul_hi_u32 s47, s25, s8
	v_readlane_b32 s8, v125, 24
	s_mul_i32 s48, s47, s8
	s_sub_i32 s25, s25, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s25, s8
	s_cmp_ge_u32 s25, s8
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s25, s49, s25
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s25, s8
	s_cselect_b32 s25, s48, s47
	s_xor_b32 s25, s25, s24
	s_sub_i32 s78, s25, s24
	v_readlane_b32 s8, v126, 15
	s_mul_i32 s24, s78, s8
	s_sub_i32 s24, s46, s24
	v_readlane_b32 s8, v125, 42
	s_cmp_lt_i32 s24, s8
	s_cselect_b64 s[74:75], -1, 0
	s_and_b64 s[48:49], s[74:75], exec
	s_cselect_b32 s76, s26, s27
	s_add_i32 s48, s76, 63
	s_cmpk_lt_i32 s48, 0xffc1
	s_cbranch_scc1 .LBB0_241
	s_ashr_i32 s79, s78, 31
	s_lshl_b64 s[68:69], s[78:79], 2
	v_readlane_b32 s8, v126, 9
	v_readlane_b32 s9, v126, 10
	s_add_u32 s70, s8, s68
	s_addc_u32 s71, s9, s69
	v_readlane_b32 s8, v125, 59
	s_waitcnt lgkmcnt(0)
	scratch_load_dwordx2 v[6:7], off, off offset:40
	v_readlane_b32 s9, v125, 60
	s_add_u32 s68, s8, s68
	s_addc_u32 s69, s9, s69
	global_load_dword v3, v29, s[70:71]
	global_load_dword v2, v29, s[68:69]
	s_and_b64 s[68:69], s[74:75], exec
	v_readlane_b32 s8, v125, 42
	s_cselect_b32 s25, 0, s8
	s_sub_i32 s47, s24, s25
	s_and_b64 s[24:25], s[74:75], exec
	v_readlane_b32 s8, v126, 48
	s_cselect_b32 s24, s8, s26
	s_ashr_i32 s49, s48, 31
	s_lshr_b32 s49, s49, 26
	s_add_i32 s48, s48, s49
	s_ashr_i32 s67, s48, 6
	s_abs_i32 s68, s67
	s_waitcnt vmcnt(3)
	v_cvt_f32_u32_e32 v4, s68
	s_sub_i32 s69, 0, s68
	s_abs_i32 s49, s47
	s_xor_b32 s48, s47, s67
	v_rcp_iflag_f32_e32 v4, v4
	s_ashr_i32 s25, s24, 31
	s_ashr_i32 s48, s48, 31
	v_readlane_b32 s9, v126, 49
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_readlane_b32 s88, v125, 43
	v_readlane_b32 s89, v125, 44
	v_readlane_b32 s90, v125, 45
	v_readfirstlane_b32 s70, v4
	s_mul_i32 s69, s69, s70
	s_mul_hi_u32 s69, s70, s69
	s_add_i32 s70, s70, s69
	s_mul_hi_u32 s69, s49, s70
	s_mul_i32 s70, s69, s68
	s_sub_i32 s49, s49, s70
	s_add_i32 s70, s69, 1
	s_sub_i32 s71, s49, s68
	s_cmp_ge_u32 s49, s68
	s_cselect_b32 s69, s70, s69
	s_cselect_b32 s49, s71, s49
	s_add_i32 s70, s69, 1
	s_cmp_ge_u32 s49, s68
	s_cselect_b32 s49, s70, s69
	s_xor_b32 s49, s49, s48
	s_sub_i32 s70, s49, s48
	s_lshl_b32 s8, s70, 6
	s_ashr_i32 s48, s8, 31
	v_mov_b32_e32 v5, s48
	s_cmp_gt_i32 s8, -1
	s_cselect_b64 s[48:49], -1, 0
	v_writelane_b32 v127, s8, 25
	v_readlane_b32 s91, v125, 46
	v_readlane_b32 s92, v125, 47
	v_readlane_b32 s93, v125, 48
	v_readlane_b32 s94, v125, 49
	v_readlane_b32 s95, v125, 50
	s_waitcnt vmcnt(2)
	v_or_b32_e32 v4, s8, v6
	v_cmp_gt_i64_e32 vcc, s[24:25], v[4:5]
	s_and_b64 s[48:49], s[48:49], vcc
	v_readlane_b32 s8, v123, 36
	s_and_b64 s[68:69], s[74:75], exec
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s77, v2
	v_max_i32_e32 v28, 1, v2
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	v_mul_hi_i32 v7, v3, s24
	v_mul_lo_u32 v6, v3, s24
	s_cselect_b32 s69, s15, s89
	s_cselect_b32 s68, s14, s88
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_cmp_gt_i32 s77, 0
	v_cmp_lt_u32_e32 vcc, v30, v28
	v_readlane_b32 s12, v123, 40
	v_lshl_add_u64 v[6:7], s[68:69], 0, v[6:7]
	s_cselect_b64 s[68:69], -1, 0
	s_and_b64 s[80:81], vcc, s[48:49]
	s_mov_b32 s12, s77
	v_lshl_add_u64 v[56:57], v[4:5], 1, v[6:7]
	s_and_b64 s[80:81], s[68:69], s[80:81]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s13, v123, 41
	s_and_saveexec_b64 s[82:83], s[80:81]
	s_cbranch_execz .LBB0_215
	v_mad_i64_i32 v[4:5], s[80:81], s24, v30, 0
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[56:57]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_215:
	s_or_b64 exec, exec, s[82:83]
	scratch_load_dwordx2 v[12:13], off, off offset:40
	s_and_b64 s[80:81], s[74:75], exec
	v_readlane_b32 s80, v123, 3
	v_readlane_b32 s8, v126, 58
	v_readlane_b32 s81, v123, 4
	v_readlane_b32 s9, v126, 59
	s_mul_i32 s70, s70, s67
	s_cselect_b32 s81, s81, s9
	s_cselect_b32 s80, s80, s8
	s_sub_i32 s25, s47, s70
	v_mul_hi_i32 v7, v3, s76
	v_mul_lo_u32 v6, v3, s76
	s_lshl_b32 s47, s25, 6
	s_ashr_i32 s77, s76, 31
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	s_and_b64 s[70:71], vcc, s[68:69]
	s_ashr_i32 s67, s47, 31
	v_lshl_add_u64 v[8:9], s[80:81], 0, v[6:7]
	v_mad_i64_i32 v[6:7], s[68:69], s76, v30, 0
	v_mov_b32_e32 v11, s67
	s_cmp_gt_i32 s25, -1
	s_cselect_b64 s[68:69], -1, 0
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s10, v126, 60
	v_readlane_b32 s11, v126, 61
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v10, s47, v12
	v_cmp_gt_i64_e32 vcc, s[76:77], v[10:11]
	s_and_b64 s[68:69], s[68:69], vcc
	s_and_b64 s[70:71], s[68:69], s[70:71]
	s_and_saveexec_b64 s[80:81], s[70:71]
	s_cbranch_execz .LBB0_217
	v_lshl_add_u64 v[2:3], v[6:7], 1, v[8:9]
	v_lshl_add_u64 v[2:3], v[10:11], 1, v[2:3]
	global_load_dwordx2 v[2:3], v[2:3], off
.LBB0_217:
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v12, off, off offset:124
	s_add_i32 s25, s12, -16
	v_readlane_b32 s98, v127, 8
	s_cmp_lt_i32 s25, 1
	v_readlane_b32 s99, v127, 9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v67, 0, v12
	ds_write_b16 v67, v4
	ds_write_b16_d16_hi v50, v4
	ds_write_b16 v51, v5
	ds_write_b16_d16_hi v90, v5
	v_lshlrev_b32_e32 v4, 3, v0
	v_add_u32_e32 v68, 0, v4
	ds_write_b64 v68, v[2:3] offset:2048
	scratch_load_dword v2, off, off offset:128
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v66, 0, v2
	s_cbranch_scc1 .LBB0_233
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v12, v66
	ds_read_u16 v13, v52 offset:128
	ds_read_u16 v14, v53 offset:256
	ds_read_u16 v15, v84 offset:384
	ds_read_u16 v2, v32 offset:1024
	ds_read_u16 v3, v87 offset:1152
	ds_read_u16 v4, v79 offset:1280
	ds_read_u16 v5, v109 offset:1408
	scratch_load_dwordx2 v[16:17], off, off offset:132
	s_waitcnt vmcnt(0)
	v_cmp_lt_u64_e32 vcc, v[16:17], v[28:29]
	s_and_b64 s[70:71], s[48:49], vcc
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[80:81], s[70:71]
	s_cbranch_execz .LBB0_220
	scratch_load_dwordx2 v[16:17], off, off offset:132
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[16:17], s[70:71], v16, s24, 0
	v_lshl_add_u64 v[16:17], v[16:17], 1, v[56:57]
	global_load_dwordx2 v[62:63], v[16:17], off
.LBB0_220:
	s_or_b64 exec, exec, s[80:81]
	v_lshl_add_u64 v[58:59], v[10:11], 1, v[8:9]
	scratch_load_dword v8, off, off offset:112
	scratch_load_dword v9, off, off offset:116
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v69, v9, v8
	ds_read_u16 v10, v69 offset:2048
	ds_read_u16 v11, v69 offset:2176
	ds_read_u16 v24, v69 offset:2304
	ds_read_u16 v25, v69 offset:2432
	ds_read_u16 v8, v69 offset:3072
	ds_read_u16 v9, v69 offset:3200
	ds_read_u16 v16, v69 offset:3328
	ds_read_u16 v17, v69 offset:3456
	s_setprio 0
	s_and_b64 s[70:71], s[68:69], vcc
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[80:81], s[70:71]
	s_cbranch_execz .LBB0_222
	v_lshl_add_u64 v[6:7], s[76:77], 4, v[6:7]
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[58:59]
	global_load_dwordx2 v[60:61], v[6:7], off
.LBB0_222:
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v6, v13, v12, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v13, v25, v24, s66
	v_perm_b32 v12, v11, v10, s66
	v_perm_b32 v7, v15, v14, s66
	v_perm_b32 v25, v5, v4, s66
	v_perm_b32 v24, v3, v2, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v39, v17, v16, s66
	v_perm_b32 v38, v9, v8, s66
	v_mfma_f32_32x32x8_bf16 v[2:17], v[12:13], v[6:7], 0
	s_setprio 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[38:39], v[24:25], v[2:17]
	s_setprio 0
	s_cmp_lt_u32 s25, 17
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b16 v67, v62
	ds_write_b16_d16_hi v50, v62
	ds_write_b16 v51, v63
	ds_write_b16_d16_hi v90, v63
	s_waitcnt vmcnt(0)
	ds_write_b64 v68, v[60:61] offset:2048
	s_cbranch_scc1 .LBB0_234
	s_mov_b32 s67, 16
	s_branch .LBB0_229
.LBB0_224:
	s_or_b64 exec, exec, s[48:49]
	s_add_i32 s47, s47, -1
	s_add_u32 s24, s24, 8
	s_addc_u32 s25, s25, 0
	s_cmp_eq_u32 s47, 0
	s_cbranch_scc1 .LBB0_209
.LBB0_225:
	global_load_dwordx2 v[2:3], v29, s[24:25]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s67, v2
	v_readfirstlane_b32 s70, v3
	global_load_dwordx2 v[2:3], v29, s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s74, v2
	v_readfirstlane_b32 s75, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[48:49], s[42:43]
	s_cbranch_execz .LBB0_224
	s_mov_b64 s[68:69], exec
	v_mbcnt_lo_u32_b32 v2, s68, 0
	v_mbcnt_hi_u32_b32 v2, s69, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[76:77], exec, vcc
	s_mov_b64 exec, s[76:77]
	s_cbranch_execz .LBB0_224
	s_sub_u32 s67, s67, s74
	s_subb_u32 s70, s70, s75
	s_ashr_i32 s71, s70, 31
	s_lshr_b32 s71, s71, 28
	s_add_u32 s67, s67, s71
	s_addc_u32 s71, s70, 0
	s_and_b32 s67, s67, -16
	v_readlane_b32 s8, v123, 44
	v_readlane_b32 s9, v123, 45
	s_add_u32 s70, s8, s67
	s_addc_u32 s71, s9, s71
	s_bcnt1_i32_b64 s67, s[68:69]
	v_mov_b32_e32 v2, s67
	global_atomic_add v29, v2, s[70:71] sc1
	s_branch .LBB0_224
.LBB0_228:
	s_or_b64 exec, exec, s[80:81]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v41, v91, v116, s66
	v_perm_b32 v40, v45, v25, s66
	v_perm_b32 v39, v76, v75, s66
	v_perm_b32 v38, v74, v73, s66
	v_perm_b32 v71, v72, v71, s66
	v_perm_b32 v70, v70, v65, s66
	v_mfma_f32_32x32x8_bf16 v[2:17], v[40:41], v[38:39], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v25, v48, v47, s66
	v_perm_b32 v24, v24, v77, s66
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_bf16 v[2:17], v[24:25], v[70:71], v[2:17]
	s_setprio 0
	s_cmp_lt_i32 s67, s25
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v67, v62
	ds_write_b16_d16_hi v50, v62
	ds_write_b16 v51, v63
	ds_write_b16_d16_hi v90, v63
	ds_write_b64 v68, v[60:61] offset:2048
	s_cbranch_scc0 .LBB0_234
.LBB0_229:
	s_add_i32 s67, s67, 16
	s_ashr_i32 s70, s67, 31
	v_mov_b32_e32 v65, s70
	v_or_b32_e32 v64, s67, v30
	v_cmp_lt_i64_e32 vcc, v[64:65], v[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v73, v66
	ds_read_u16 v74, v52 offset:128
	ds_read_u16 v75, v53 offset:256
	ds_read_u16 v76, v84 offset:384
	ds_read_u16 v65, v32 offset:1024
	ds_read_u16 v70, v87 offset:1152
	ds_read_u16 v71, v79 offset:1280
	ds_read_u16 v72, v109 offset:1408
	s_cmp_gt_i32 s67, -1
	s_cselect_b64 s[70:71], -1, 0
	s_and_b64 s[80:81], s[70:71], vcc
	s_and_b64 s[70:71], s[48:49], s[80:81]
	s_setprio 1
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[82:83], s[70:71]
	s_cbranch_execz .LBB0_231
	v_mad_i64_i32 v[24:25], s[70:71], v64, s24, 0
	v_lshl_add_u64 v[24:25], v[24:25], 1, v[56:57]
	global_load_dwordx2 v[62:63], v[24:25], off
.LBB0_231:
	s_or_b64 exec, exec, s[82:83]
	ds_read_u16 v25, v69 offset:2048
	ds_read_u16 v45, v69 offset:2176
	ds_read_u16 v116, v69 offset:2304
	ds_read_u16 v91, v69 offset:2432
	ds_read_u16 v77, v69 offset:3072
	ds_read_u16 v24, v69 offset:3200
	ds_read_u16 v47, v69 offset:3328
	ds_read_u16 v48, v69 offset:3456
	s_setprio 0
	s_and_b64 s[70:71], s[68:69], s[80:81]
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[80:81], s[70:71]
	s_cbranch_execz .LBB0_228
	v_mad_i64_i32 v[38:39], s[70:71], v64, s76, 0
	v_lshl_add_u64 v[38:39], v[38:39], 1, v[58:59]
	global_load_dwordx2 v[60:61], v[38:39], off
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
	s_add_i32 s25, s12, 15
	s_cmp_lt_i32 s25, 16
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_236
	scratch_load_dword v24, off, off offset:112
	scratch_load_dword v25, off, off offset:116
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v28, v25, v24
	ds_read_u16 v24, v28 offset:2432
	ds_read_u16 v25, v28 offset:2304
	ds_read_u16 v38, v28 offset:2176
	ds_read_u16 v39, v28 offset:2048
	ds_read_u16 v40, v84 offset:384
	ds_read_u16 v41, v53 offset:256
	ds_read_u16 v45, v52 offset:128
	ds_read_u16 v47, v66
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v25, v24, v25, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v24, v38, v39, s66
	ds_read_u16 v48, v28 offset:3456
	ds_read_u16 v56, v28 offset:3328
	ds_read_u16 v57, v28 offset:3200
	ds_read_u16 v28, v28 offset:3072
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v39, v40, v41, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v38, v45, v47, s66
	s_nop 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[24:25], v[38:39], v[2:17]
	ds_read_u16 v38, v109 offset:1408
	ds_read_u16 v39, v79 offset:1280
	ds_read_u16 v40, v87 offset:1152
	ds_read_u16 v41, v32 offset:1024
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v25, v48, v56, s66
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v24, v57, v28, s66
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v39, v38, v39, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v38, v40, v41, s66
	s_nop 1
	v_mfma_f32_32x32x8_bf16 v[2:17], v[24:25], v[38:39], v[2:17]
.LBB0_236:
	scratch_load_dword v28, off, off offset:120
	s_mul_i32 s8, s27, s26
	s_mul_i32 s25, s8, s79
	s_mul_hi_u32 s48, s8, s78
	s_add_i32 s25, s48, s25
	s_mul_hi_i32 s48, s27, s26
	s_mul_i32 s48, s48, s78
	s_add_i32 s49, s25, s48
	s_mul_i32 s48, s8, s78
	v_readlane_b32 s8, v127, 0
	s_lshl_b64 s[68:69], s[48:49], 2
	v_readlane_b32 s12, v127, 4
	v_readlane_b32 s13, v127, 5
	s_add_u32 s25, s12, s68
	v_readlane_b32 s14, v127, 6
	s_addc_u32 s67, s13, s69
	s_lshl_b64 s[48:49], s[48:49], 1
	v_readlane_b32 s15, v127, 7
	s_add_u32 s68, s14, s48
	s_addc_u32 s69, s15, s49
	s_and_b64 s[48:49], s[74:75], exec
	v_readlane_b32 s8, v127, 25
	s_cselect_b32 s25, s25, s68
	v_mov_b32_e32 v24, s25
	s_cselect_b32 s48, s67, s69
	v_mov_b32_e32 v25, s48
	v_readlane_b32 s9, v127, 1
	v_readlane_b32 s10, v127, 2
	v_readlane_b32 s11, v127, 3
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v28, s8, v28
	v_cmp_gt_i32_e64 s[74:75], s24, v28
	v_mad_i64_i32 v[38:39], s[24:25], v28, s76, 0
	scratch_load_dword v28, off, off offset:48
	v_lshl_add_u64 v[24:25], v[38:39], 1, v[24:25]
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v38, s47, v28
	v_cmp_gt_i32_e32 vcc, s76, v38
	v_ashrrev_i32_e32 v39, 31, v38
	s_and_b64 s[48:49], s[74:75], vcc
	v_lshl_add_u64 v[56:57], v[38:39], 1, v[24:25]
	s_and_saveexec_b64 s[24:25], s[48:49]
	s_cbranch_execz .LBB0_238
	v_bfe_u32 v24, v4, 16, 1
	s_movk_i32 s8, 0x7fff
	v_bfe_u32 v25, v5, 16, 1
	v_add3_u32 v24, v4, v24, s8
	v_bfe_u32 v28, v2, 16, 1
	v_add3_u32 v25, v5, v25, s8
	v_lshrrev_b32_e32 v24, 16, v24
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v38, v3, 16, 1
	v_add3_u32 v28, v2, v28, s8
	v_lshrrev_b32_e32 v25, 16, v25
	v_cndmask_b32_e32 v4, v111, v24, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_add3_u32 v38, v3, v38, s8
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v5, v111, v25, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_lshrrev_b32_e32 v38, 16, v38
	v_perm_b32 v5, v5, v4, s66
	v_cndmask_b32_e32 v2, v111, v28, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v111, v38, vcc
	v_perm_b32 v4, v3, v2, s66
	v_bfe_u32 v2, v8, 16, 1
	v_bfe_u32 v3, v9, 16, 1
	v_add3_u32 v2, v8, v2, s8
	v_cmp_o_f32_e32 vcc, v8, v8
	global_store_dwordx2 v[56:57], v[4:5], off
	v_bfe_u32 v4, v6, 16, 1
	v_add3_u32 v3, v9, v3, s8
	v_cndmask_b32_sdwa v2, v111, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_bfe_u32 v5, v7, 16, 1
	v_add3_u32 v4, v6, v4, s8
	v_cndmask_b32_sdwa v3, v111, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v6, v6
	v_add3_u32 v5, v7, v5, s8
	v_perm_b32 v3, v3, v2, s66
	v_cndmask_b32_sdwa v2, v111, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	s_nop 1
	v_cndmask_b32_sdwa v4, v111, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v4, v2, s66
	global_store_dwordx2 v[56:57], v[2:3], off offset:16
.LBB0_238:
	s_or_b64 exec, exec, s[24:25]
	scratch_load_dword v2, off, off offset:48
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 16, v2
	v_or_b32_e32 v2, s47, v2
	v_cmp_gt_i32_e32 vcc, s76, v2
	s_and_b64 s[48:49], s[74:75], vcc
	s_and_saveexec_b64 s[24:25], s[48:49]
	s_cbranch_execz .LBB0_240
	v_bfe_u32 v2, v16, 16, 1
	s_movk_i32 s8, 0x7fff
	v_bfe_u32 v3, v17, 16, 1
	v_add3_u32 v2, v16, v2, s8
	v_bfe_u32 v4, v14, 16, 1
	v_add3_u32 v3, v17, v3, s8
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v5, v15, 16, 1
	v_add3_u32 v4, v14, v4, s8
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v111, v2, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_add3_u32 v5, v15, v5, s8
	v_lshrrev_b32_e32 v4, 16, v4
	v_cndmask_b32_e32 v3, v111, v3, vcc
	v_cmp_o_f32_e32 vcc, v14, v14
	v_lshrrev_b32_e32 v5, 16, v5
	v_perm_b32 v3, v3, v2, s66
	v_cndmask_b32_e32 v2, v111, v4, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_bfe_u32 v6, v10, 16, 1
	v_bfe_u32 v7, v11, 16, 1
	v_cndmask_b32_e32 v4, v111, v5, vcc
	v_perm_b32 v2, v4, v2, s66
	v_bfe_u32 v4, v12, 16, 1
	v_bfe_u32 v5, v13, 16, 1
	v_add3_u32 v4, v12, v4, s8
	v_cmp_o_f32_e32 vcc, v12, v12
	v_add3_u32 v5, v13, v5, s8
	v_add3_u32 v6, v10, v6, s8
	v_cndmask_b32_sdwa v4, v111, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v13, v13
	v_add3_u32 v7, v11, v7, s8
	s_nop 0
	v_cndmask_b32_sdwa v5, v111, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v10, v10
	v_perm_b32 v5, v5, v4, s66
	s_nop 0
	v_cndmask_b32_sdwa v4, v111, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	s_nop 1
	v_cndmask_b32_sdwa v6, v111, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v6, v4, s66
	global_store_dwordx2 v[56:57], v[4:5], off offset:32
	global_store_dwordx2 v[56:57], v[2:3], off offset:48
.LBB0_240:
	s_or_b64 exec, exec, s[24:25]
.LBB0_241:
	s_mov_b64 s[24:25], 0
.LBB0_242:
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_259
	s_ashr_i32 s24, s46, 31
	v_readlane_b32 s8, v125, 30
	s_xor_b32 s24, s24, s8
	s_abs_i32 s25, s46
	v_readlane_b32 s8, v125, 26
	s_mul_hi_u32 s47, s25, s8
	s_mul_i32 s48, s47, s60
	s_sub_i32 s25, s25, s48
	s_add_i32 s48, s47, 1
	s_sub_i32 s49, s25, s60
	s_cmp_ge_u32 s25, s60
	s_cselect_b32 s47, s48, s47
	s_cselect_b32 s25, s49, s25
	s_add_i32 s48, s47, 1
	s_cmp_ge_u32 s25, s60
	s_cselect_b32 s25, s48, s47
	s_xor_b32 s25, s25, s24
	s_sub_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[48:49], s[24:25], 2
	v_readlane_b32 s8, v123, 48
	v_readlane_b32 s9, v123, 49
	s_add_u32 s68, s8, s48
	s_addc_u32 s69, s9, s49
	s_add_u32 s48, s50, s48
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[68:69]
	s_addc_u32 s49, s51, s49
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v29, s[48:49]
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_and_b64 s[48:49], s[8:9], exec
	v_readlane_b32 s8, v125, 61
	v_readlane_b32 s14, v126, 3
	v_readlane_b32 s9, v125, 62
	v_readlane_b32 s15, v126, 4
	v_readlane_b32 s8, v123, 52
	v_readlane_b32 s9, v123, 53
	v_readlane_b32 s10, v125, 63
	v_readlane_b32 s11, v126, 0
	v_readlane_b32 s12, v126, 1
	v_readlane_b32 s13, v126, 2
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	s_cselect_b32 s24, s25, s24
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v3
	s_cselect_b32 s25, s25, 1
	s_abs_i32 s47, s25
	v_cvt_f32_u32_e32 v2, s47
	s_sub_i32 s68, 0, s47
	s_mul_i32 s48, s24, s34
	s_sub_i32 s49, s46, s48
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s67, s49
	s_xor_b32 s48, s49, s25
	s_ashr_i32 s48, s48, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s69, v2
	s_mul_i32 s68, s68, s69
	s_mul_hi_u32 s68, s69, s68
	s_add_i32 s69, s69, s68
	s_mul_hi_u32 s68, s67, s69
	s_mul_i32 s69, s68, s47
	s_sub_i32 s67, s67, s69
	s_add_i32 s70, s68, 1
	s_sub_i32 s69, s67, s47
	s_cmp_ge_u32 s67, s47
	s_cselect_b32 s68, s70, s68
	s_cselect_b32 s67, s69, s67
	s_add_i32 s69, s68, 1
	s_cmp_ge_u32 s67, s47
	s_cselect_b32 s47, s69, s68
	s_xor_b32 s47, s47, s48
	s_sub_i32 s48, s47, s48
	s_mul_i32 s25, s48, s25
	s_sub_i32 s25, s49, s25
	s_add_i32 s24, s24, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[68:69], s[24:25], 2
	s_add_u32 s74, s14, s68
	s_addc_u32 s75, s15, s69
	s_add_u32 s68, s8, s68
	global_load_dword v2, v29, s[74:75]
	s_addc_u32 s69, s9, s69
	global_load_dword v60, v29, s[68:69]
	s_lshl_b32 s49, s24, 4
	s_ashr_i32 s25, s49, 31
	v_or_b32_e32 v10, s49, v30
	v_readlane_b32 s8, v123, 16
	v_mov_b32_e32 v11, s25
	v_mad_i64_i32 v[6:7], s[68:69], v10, s86, 0
	s_cmp_gt_i32 s49, -1
	v_readlane_b32 s9, v123, 17
	s_cselect_b64 s[68:69], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s25, v2
	v_cmp_gt_i64_e32 vcc, s[8:9], v[10:11]
	v_readlane_b32 s8, v124, 16
	s_and_b64 s[68:69], s[68:69], vcc
	v_readlane_b32 s9, v124, 17
	s_and_b64 s[76:77], s[68:69], s[8:9]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[74:75], s[76:77]
	s_cbranch_execz .LBB0_245
	scratch_load_dwordx2 v[4:5], off, off
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_245:
	s_or_b64 exec, exec, s[74:75]
	s_lshl_b32 s47, s48, 6
	s_ashr_i32 s67, s47, 31
	s_mul_i32 s76, s25, s26
	s_cmp_gt_i32 s47, -1
	v_mov_b32_e32 v9, s67
	v_or_b32_e32 v8, s47, v36
	s_cselect_b64 s[74:75], -1, 0
	s_ashr_i32 s77, s76, 31
	v_readlane_b32 s8, v123, 18
	v_cmp_gt_i64_e32 vcc, s[54:55], v[8:9]
	v_lshl_add_u64 v[12:13], s[76:77], 0, v[34:35]
	v_readlane_b32 s9, v123, 19
	s_and_b64 s[78:79], s[74:75], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[8:9], v[12:13]
	s_and_b64 s[74:75], vcc, s[74:75]
	v_readlane_b32 s10, v124, 14
	s_and_b64 s[74:75], s[78:79], s[74:75]
	v_readlane_b32 s11, v124, 15
	s_and_b64 s[80:81], s[10:11], s[74:75]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_247
	v_mul_lo_u32 v4, v13, s54
	v_mul_lo_u32 v5, v12, s55
	v_mad_u64_u32 v[2:3], s[80:81], v12, s54, 0
	v_readlane_b32 s70, v123, 5
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s71, v123, 6
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[70:71]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_247:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s10, v124, 18
	v_readlane_b32 s11, v124, 19
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v11 offset:4096
	v_add_u32_e32 v11, 0, v93
	s_andn2_b64 vcc, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_331
	v_add_u32_e32 v61, 0, v94
	v_add_u32_e32 v62, 0, v95
	ds_read_b64 v[2:3], v61 offset:4096
	ds_read_b64 v[4:5], v62 offset:4096
	v_readlane_b32 s88, v125, 43
	v_readlane_b32 s89, v125, 44
	v_readlane_b32 s10, v126, 52
	v_readlane_b32 s11, v126, 53
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[88:89]
	v_readlane_b32 s90, v125, 45
	v_readlane_b32 s91, v125, 46
	v_readlane_b32 s92, v125, 47
	v_readlane_b32 s93, v125, 48
	v_readlane_b32 s94, v125, 49
	v_readlane_b32 s95, v125, 50
	s_and_b64 s[80:81], s[68:69], s[10:11]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_250
	v_lshlrev_b32_e32 v28, 1, v18
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[28:29]
	global_load_dword v56, v[14:15], off offset:64
.LBB0_250:
	s_or_b64 exec, exec, s[74:75]
	v_readlane_b32 s70, v123, 5
	v_readlane_b32 s71, v123, 6
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[70:71]
	v_add_u32_e32 v28, v96, v18
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
	v_cmp_gt_i64_e64 s[74:75], s[8:9], v[16:17]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 s[80:81], s[78:79], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_252
	v_mul_lo_u32 v8, v17, s54
	v_mul_lo_u32 v9, v16, s55
	v_mad_u64_u32 v[6:7], s[80:81], v16, s54, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_252:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v67, v65, s66
	v_perm_b32 v16, v63, v58, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v25, v66, v64, s66
	v_perm_b32 v24, v59, v57, s66
	v_mfma_f32_16x16x16_bf16 v[64:67], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[24:25], v[4:5], v[64:67]
	s_setprio 0
	v_readlane_b32 s10, v125, 21
	v_readlane_b32 s11, v125, 22
	s_andn2_b64 vcc, exec, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v56 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_332
	s_mov_b32 s67, 64
	s_branch .LBB0_255
.LBB0_254:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v71, v69, s66
	v_perm_b32 v24, v67, v65, s66
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v39, v70, v68, s66
	v_perm_b32 v38, v66, v64, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[24:25], v[56:57], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[38:39], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s70, s67, 32
	s_cmp_lt_i32 s67, s65
	s_mov_b32 s67, s70
	s_waitcnt vmcnt(0)
	ds_write_b32 v89, v63 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_332
.LBB0_255:
	ds_read_b64 v[56:57], v61 offset:4096
	ds_read_b64 v[16:17], v62 offset:4096
	s_ashr_i32 s70, s67, 31
	v_mov_b32_e32 v9, s70
	v_or_b32_e32 v8, s67, v18
	s_cmp_gt_i32 s67, -1
	s_cselect_b64 s[74:75], -1, 0
	v_cmp_gt_i64_e32 vcc, s[86:87], v[8:9]
	s_and_b64 s[74:75], s[74:75], vcc
	s_and_b64 s[80:81], s[68:69], s[74:75]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v63, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_257
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v63, v[8:9], off
.LBB0_257:
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
	s_add_i32 s74, s76, s67
	s_ashr_i32 s75, s74, 31
	v_lshl_add_u64 v[58:59], s[74:75], 0, v[34:35]
	v_cmp_lt_i64_e32 vcc, -1, v[58:59]
	v_cmp_gt_i64_e64 s[74:75], s[8:9], v[58:59]
	s_and_b64 s[74:75], vcc, s[74:75]
	s_and_b64 s[80:81], s[78:79], s[74:75]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_254
	v_mul_lo_u32 v8, v59, s54
	v_mul_lo_u32 v9, v58, s55
	v_mad_u64_u32 v[6:7], s[80:81], v58, s54, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_254
.LBB0_259:
	s_mov_b64 s[24:25], 0
.LBB0_260:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_329
.LBB0_261:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[72:73] offset:164
	s_lshl_b32 s47, s46, 3
	v_or_b32_e32 v4, s47, v83
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v4, v3
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_263
	v_readlane_b32 s8, v124, 22
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s9, v124, 23
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[8:9]
	global_load_dword v6, v[4:5], off
.LBB0_263:
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v4, s47, v37
	v_cmp_lt_i32_e64 s[76:77], v4, v3
	s_and_saveexec_b64 s[24:25], s[76:77]
	s_cbranch_execz .LBB0_265
	v_readlane_b32 s8, v124, 22
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s9, v124, 23
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[8:9]
	global_load_dword v2, v[4:5], off
.LBB0_265:
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v4, s47, v20
	v_readlane_b32 s8, v124, 22
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s9, v124, 23
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[8:9]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_267
	global_load_dword v8, v[10:11], off
.LBB0_267:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_269
	global_load_dword v4, v[10:11], off
.LBB0_269:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_271
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_271:
	s_or_b64 exec, exec, s[24:25]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[24:25], s[76:77]
	s_cbranch_execz .LBB0_273
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_273:
	s_or_b64 exec, exec, s[24:25]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_275
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_275:
	s_or_b64 exec, exec, s[24:25]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_277
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_277:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[80:81], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execz .LBB0_279
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[8:9]
	global_load_dword v10, v[16:17], off
.LBB0_279:
	s_or_b64 exec, exec, s[24:25]
	v_cmp_lt_i32_e64 s[76:77], -1, v12
	s_and_saveexec_b64 s[24:25], s[76:77]
	s_cbranch_execz .LBB0_281
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_load_dword v14, v[2:3], off
.LBB0_281:
	s_or_b64 exec, exec, s[24:25]
	v_cmp_lt_i32_e64 s[78:79], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[24:25], s[78:79]
	s_cbranch_execz .LBB0_283
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
	global_load_dword v16, v[8:9], off
.LBB0_283:
	s_or_b64 exec, exec, s[24:25]
	v_cmp_lt_i32_e64 s[74:75], -1, v15
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_285
	v_readlane_b32 s8, v123, 58
	v_readlane_b32 s9, v123, 59
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[8:9]
	global_load_dword v2, v[2:3], off
.LBB0_285:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execnz .LBB0_319
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execnz .LBB0_320
.LBB0_287:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execz .LBB0_289
.LBB0_288:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v112
	v_mul_lo_u32 v24, v11, s61
	v_sub_u32_e32 v9, v9, v24
	v_add_u32_e32 v24, 1, v11
	v_cmp_le_u32_e32 vcc, s61, v9
	v_readlane_b32 s8, v125, 33
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v24, vcc
	v_subrev_u32_e32 v24, s61, v9
	v_cndmask_b32_e32 v9, v9, v24, vcc
	v_add_u32_e32 v24, 1, v11
	v_cmp_le_u32_e32 vcc, s61, v9
	v_xor_b32_e32 v8, s8, v8
	v_readlane_b32 s8, v123, 60
	v_cndmask_b32_e32 v9, v11, v24, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_readlane_b32 s9, v123, 61
	s_nop 0
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[10:11]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_289:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s8, v124, 14
	v_readlane_b32 s9, v124, 15
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_294
	global_load_dwordx2 v[24:25], v29, s[56:57]
	v_readlane_b32 s8, v125, 43
	v_readlane_b32 s9, v125, 44
	s_mov_b32 s47, 0
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v24
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v25, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_sub_u32_e32 v11, 0, v6
	v_lshl_add_u64 v[8:9], s[8:9], 0, v[8:9]
	v_readlane_b32 s8, v125, 36
	v_max_i32_e32 v6, v6, v11
	v_mad_i64_i32 v[24:25], s[24:25], v10, s86, 0
	v_xor_b32_e32 v7, s8, v7
	v_mul_hi_u32 v11, v6, v114
	v_readlane_b32 s8, v125, 38
	v_lshl_add_u64 v[8:9], v[24:25], 1, v[8:9]
	s_nop 0
	v_mul_lo_u32 v24, v11, s8
	v_sub_u32_e32 v6, v6, v24
	v_cmp_le_u32_e32 vcc, s8, v6
	v_add_u32_e32 v24, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v24, vcc
	v_subrev_u32_e32 v24, s8, v6
	v_cndmask_b32_e32 v6, v6, v24, vcc
	v_cmp_le_u32_e32 vcc, s8, v6
	v_add_u32_e32 v6, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[24:25], v6, s86, 0
	v_readlane_b32 s24, v123, 11
	v_readlane_b32 s25, v123, 12
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[24:25]
	s_and_b64 s[24:25], vcc, s[80:81]
	s_branch .LBB0_292
.LBB0_291:
	s_or_b64 exec, exec, s[48:49]
	s_addk_i32 s47, 0x80
	s_cmp_lt_i32 s47, s26
	s_cbranch_scc0 .LBB0_294
.LBB0_292:
	v_add_u32_e32 v10, s47, v100
	v_cmp_gt_i32_e32 vcc, s26, v10
	s_and_b64 s[68:69], vcc, s[24:25]
	s_and_saveexec_b64 s[48:49], s[68:69]
	s_cbranch_execz .LBB0_291
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[24:25], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[24:25], v[24:25], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[24:25], off
	s_branch .LBB0_291
.LBB0_294:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v112
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s61
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s61, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_readlane_b32 s8, v125, 33
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s61, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s61, v6
	v_xor_b32_e32 v3, s8, v3
	v_readlane_b32 s8, v123, 60
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s96
	v_cndmask_b32_e64 v6, v3, v10, s[74:75]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	v_mov_b64_e32 v[8:9], 0
	v_readlane_b32 s9, v123, 61
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[10:11]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_296
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_296:
	s_or_b64 exec, exec, s[24:25]
	v_readlane_b32 s8, v124, 0
	v_readlane_b32 s9, v124, 1
	s_and_b64 s[24:25], s[8:9], s[74:75]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execnz .LBB0_321
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execnz .LBB0_322
.LBB0_298:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execnz .LBB0_323
.LBB0_299:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execnz .LBB0_324
.LBB0_300:
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execnz .LBB0_325
.LBB0_301:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execz .LBB0_303
.LBB0_302:
	global_load_dwordx2 v[24:25], v29, s[56:57]
	v_readlane_b32 s8, v125, 43
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v24
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v25, vcc
	v_ashrrev_i32_e32 v9, 31, v5
	v_lshrrev_b32_e32 v28, 28, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[14:15], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[2:3], 2, v[4:5]
	global_store_dword v[4:5], v8, off
.LBB0_303:
	s_or_b64 exec, exec, s[48:49]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v112
	v_mul_lo_u32 v9, v8, s61
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s61, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_readlane_b32 s8, v125, 33
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s61, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s61, v5
	v_xor_b32_e32 v4, s8, v4
	s_mov_b64 s[24:25], -1
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v112
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
	v_xor_b32_e32 v4, s8, v4
	v_readlane_b32 s8, v125, 8
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	s_cmp_lt_i32 s8, 1
	v_readlane_b32 s9, v125, 9
	v_readlane_b32 s10, v125, 10
	v_readlane_b32 s11, v125, 11
	v_readlane_b32 s12, v125, 12
	v_readlane_b32 s13, v125, 13
	v_readlane_b32 s14, v125, 14
	v_readlane_b32 s15, v125, 15
	s_cbranch_scc1 .LBB0_307
	v_readlane_b32 s8, v125, 8
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s8, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s9, v125, 9
	v_readlane_b32 s10, v125, 10
	v_readlane_b32 s11, v125, 11
	v_readlane_b32 s12, v125, 12
	v_readlane_b32 s13, v125, 13
	v_readlane_b32 s14, v125, 14
	v_readlane_b32 s15, v125, 15
	s_cbranch_scc0 .LBB0_306
	v_mul_lo_u32 v4, v5, s31
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s31
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s31
	v_sub_u32_e32 v4, v15, v4
.LBB0_306:
	s_mov_b64 s[24:25], 0
.LBB0_307:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_310
	v_readlane_b32 s8, v125, 8
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s8, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s9, v125, 9
	v_readlane_b32 s10, v125, 10
	v_readlane_b32 s11, v125, 11
	v_readlane_b32 s12, v125, 12
	v_readlane_b32 s13, v125, 13
	v_readlane_b32 s14, v125, 14
	v_readlane_b32 s15, v125, 15
	s_cbranch_scc1 .LBB0_310
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
.LBB0_310:
	v_mov_b32_e32 v2, s96
	v_cndmask_b32_e64 v3, v2, v5, s[76:77]
	v_cndmask_b32_e64 v2, v2, v8, s[78:79]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[76:77], -1, v2
	v_readlane_b32 s8, v126, 36
	s_and_b64 vcc, s[76:77], vcc
	v_readlane_b32 s9, v126, 37
	s_and_b64 s[24:25], s[8:9], vcc
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
	ds_bpermute_b32 v5, v80, v3
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
	ds_bpermute_b32 v8, v80, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_312
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_312:
	s_or_b64 exec, exec, s[24:25]
	global_load_dwordx2 v[6:7], v29, s[56:57]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[24:25], s[74:75], vcc
	v_readlane_b32 s8, v123, 36
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s8, v124, 0
	v_readlane_b32 s9, v124, 1
	v_readlane_b32 s12, v123, 40
	v_readlane_b32 s13, v123, 41
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v6
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v5, 31, v3
	v_lshrrev_b32_e32 v28, 28, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[28:29]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	s_and_b64 vcc, s[8:9], s[24:25]
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
	v_cndmask_b32_e32 v5, v88, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_and_saveexec_b64 s[24:25], vcc
	v_readlane_b32 s98, v127, 8
	v_readlane_b32 s99, v127, 9
	s_cbranch_execz .LBB0_328
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s47, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s8, v126, 56
	s_subb_u32 s49, vcc_hi, s47
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_and_b64 s[68:69], s[48:49], s[10:11]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[10:11]
	s_add_u32 s48, s48, s68
	s_addc_u32 s49, s49, s69
	s_lshr_b64 s[68:69], s[48:49], 4
	s_add_u32 s47, s68, s48
	s_addc_u32 s48, s69, s49
	s_and_b32 s47, s47, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s9, v126, 57
	s_add_i32 s49, s47, s49
	v_writelane_b32 v126, s8, 56
	v_cmp_gt_u64_e32 vcc, s[48:49], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s9, 57
	s_cbranch_vccnz .LBB0_326
	s_mov_b32 s47, 0
	s_mov_b64 s[48:49], 0
.LBB0_315:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s67, s[68:69]
	s_add_i32 s47, s47, s67
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s67
	s_or_b64 s[48:49], s[68:69], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_315
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
	v_cmp_ne_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_318
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
	v_cmp_gt_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_318:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_327
	s_branch .LBB0_328
.LBB0_319:
	v_readlane_b32 s8, v124, 24
	v_readlane_b32 s9, v124, 25
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[8:9]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[74:75]
	s_cbranch_execz .LBB0_287
.LBB0_320:
	v_readlane_b32 s8, v124, 24
	v_readlane_b32 s9, v124, 25
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[8:9]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[24:25]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[24:25], s[80:81]
	s_cbranch_execnz .LBB0_288
	s_branch .LBB0_289
.LBB0_321:
	global_load_dwordx2 v[24:25], v29, s[56:57]
	v_readlane_b32 s8, v125, 34
	v_readlane_b32 s9, v125, 35
	s_mul_i32 s47, s8, s96
	v_readlane_b32 s8, v125, 43
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_add_u32_e32 v11, s47, v4
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v24
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v25, vcc
	v_ashrrev_i32_e32 v24, 31, v9
	v_lshrrev_b32_e32 v28, 28, v24
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[10:11], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v11, off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_298
.LBB0_322:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execz .LBB0_299
.LBB0_323:
	global_load_dwordx2 v[24:25], v29, s[56:57]
	v_readlane_b32 s8, v125, 43
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s10, v125, 45
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v24
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v25, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v28, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[12:13], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[2:3], 2, v[8:9]
	global_store_dword v[8:9], v17, off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_300
.LBB0_324:
	v_readlane_b32 s68, v123, 9
	v_readlane_b32 s69, v123, 10
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[68:69]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[48:49]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[48:49], s[74:75]
	s_cbranch_execz .LBB0_301
.LBB0_325:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[24:25]
	s_cbranch_execnz .LBB0_302
	s_branch .LBB0_303
.LBB0_326:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_328
.LBB0_327:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_328:
	s_or_b64 exec, exec, s[24:25]
.LBB0_329:
	.loc	1 68 0
	v_readlane_b32 s8, v123, 32
	v_readlane_b32 s9, v123, 33
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_23
	.loc	1 69 0
	v_readlane_b32 s8, v127, 17
	v_readlane_b32 s9, v127, 18
	v_readlane_b32 s47, v123, 0
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v8, s0
	v_readlane_b32 s0, v126, 23
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s47
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v29, s[8:9] offset:128
	v_readlane_b32 s8, v124, 26
	s_memrealtime s[24:25]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s1, v126, 24
	v_mov_b32_e32 v9, s25
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v10, s24
	v_cndmask_b32_e64 v3, v3, v9, s[0:1]
	v_cndmask_b32_e64 v4, v4, v10, s[0:1]
	v_readlane_b32 s0, v126, 21
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v6, s29
	v_readlane_b32 s1, v126, 22
	v_readlane_b32 s8, v124, 31
	v_readlane_b32 s9, v124, 32
	v_cndmask_b32_e64 v4, v4, v5, s[0:1]
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_cndmask_b32_e64 v3, v3, v7, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_add_i32 s0, s0, s46
	s_lshl_b32 s0, s0, 2
	s_ashr_i32 s1, s0, 31
	v_cndmask_b32_e64 v2, v4, v8, s[8:9]
	s_lshl_b64 s[0:1], s[0:1], 3
	v_readlane_b32 s8, v123, 60
	v_readlane_b32 s9, v123, 61
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	buffer_store_dwordx2 v[2:3], v31, s[0:3], 0 offen
	s_branch .LBB0_23
.LBB0_331:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_332:
	.loc	1 67 0
	v_add_u32_e32 v6, 0, v97
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v117 offset:4096
	v_readlane_b32 s8, v124, 20
	v_readlane_b32 s9, v124, 21
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_334
	ds_read_u16 v11, v118 offset:384
	ds_read_u16 v14, v118 offset:2048
	ds_read_u16 v12, v118 offset:256
	ds_read_u16 v15, v118 offset:128
	ds_read_u16 v16, v118
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v13, v11, v12, s66
	ds_read_u16 v11, v118 offset:2432
	ds_read_u16 v17, v118 offset:2304
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v12, v15, v16, s66
	ds_read_u16 v16, v118 offset:2176
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v11, v17, s66
	v_mfma_f32_16x16x16_bf16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v16, v14, s66
	s_nop 1
	v_mfma_f32_16x16x16_bf16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_334:
	v_or_b32_e32 v6, s47, v26
	v_cmp_lt_i32_e32 vcc, v30, v60
	v_cmp_gt_i32_e64 s[74:75], s27, v6
	v_readlane_b32 s8, v126, 48
	v_readlane_b32 s70, v123, 1
	s_and_b64 s[68:69], s[74:75], vcc
	v_mad_i64_i32 v[8:9], s[74:75], v10, s8, 0
	v_readlane_b32 s71, v123, 2
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v14, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[70:71]
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_readlane_b32 s9, v126, 49
	s_and_saveexec_b64 s[74:75], s[68:69]
	s_cbranch_execz .LBB0_336
	global_load_dwordx2 v[68:69], v[8:9], off
.LBB0_336:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v44, v[68:69]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[12:13], v46
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[74:75], s[68:69]
	s_cbranch_execz .LBB0_338
	v_lshl_add_u64 v[8:9], s[54:55], 1, v[8:9]
	global_load_dwordx2 v[14:15], v[8:9], off
.LBB0_338:
	s_or_b64 exec, exec, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v44, v[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[16:17], v46
	v_ashrrev_i32_e32 v11, 31, v10
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[74:75], vcc
	s_cbranch_execz .LBB0_340
	v_readlane_b32 s8, v125, 43
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s10, v125, 45
	v_lshl_add_u64 v[8:9], v[10:11], 2, s[14:15]
	global_load_dword v8, v[8:9], off
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_340:
	s_or_b64 exec, exec, s[74:75]
	v_or_b32_e32 v58, s49, v19
	v_ashrrev_i32_e32 v59, 31, v58
	v_cmp_lt_i32_e64 s[80:81], v19, v60
	s_and_saveexec_b64 s[74:75], s[80:81]
	s_cbranch_execz .LBB0_342
	v_readlane_b32 s8, v125, 43
	v_readlane_b32 s14, v125, 49
	v_readlane_b32 s15, v125, 50
	v_readlane_b32 s9, v125, 44
	v_readlane_b32 s10, v125, 45
	v_lshl_add_u64 v[24:25], v[58:59], 2, s[14:15]
	global_load_dword v56, v[24:25], off
	v_readlane_b32 s11, v125, 46
	v_readlane_b32 s12, v125, 47
	v_readlane_b32 s13, v125, 48
.LBB0_342:
	s_or_b64 exec, exec, s[74:75]
	v_lshlrev_b32_e32 v66, 16, v12
	s_mov_b32 s8, 0x3fb8aa3b
	v_mul_f32_e64 v25, -v66, s8
	s_mov_b32 s9, 0xc2fc0000
	v_cmp_gt_f32_e32 vcc, s9, v25
	v_sub_f32_e32 v11, 0, v66
	v_and_b32_e32 v67, 0xffff0000, v12
	v_cndmask_b32_e32 v25, 0, v110, vcc
	v_fmac_f32_e32 v25, 0x3fb8aa3b, v11
	v_exp_f32_e32 v11, v25
	v_mul_f32_e64 v25, -v67, s8
	v_cmp_gt_f32_e64 s[74:75], s9, v25
	v_sub_f32_e32 v24, 0, v67
	v_lshlrev_b32_e32 v64, 16, v13
	v_cndmask_b32_e64 v25, 0, v110, s[74:75]
	v_fmac_f32_e32 v25, 0x3fb8aa3b, v24
	v_exp_f32_e32 v25, v25
	v_cndmask_b32_e32 v24, 0, v21, vcc
	v_ldexp_f32 v24, v11, v24
	v_cndmask_b32_e64 v11, 0, v21, s[74:75]
	v_ldexp_f32 v25, v25, v11
	v_mul_f32_e64 v11, -v64, s8
	v_cmp_gt_f32_e32 vcc, s9, v11
	v_and_b32_e32 v65, 0xffff0000, v13
	v_sub_f32_e32 v28, 0, v64
	v_cndmask_b32_e32 v11, 0, v110, vcc
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v28
	v_mul_f32_e64 v28, -v65, s8
	v_cmp_gt_f32_e64 s[74:75], s9, v28
	v_sub_f32_e32 v38, 0, v65
	v_exp_f32_e32 v11, v11
	v_cndmask_b32_e64 v28, 0, v110, s[74:75]
	v_fmac_f32_e32 v28, 0x3fb8aa3b, v38
	v_exp_f32_e32 v28, v28
	v_cndmask_b32_e32 v38, 0, v21, vcc
	v_ldexp_f32 v38, v11, v38
	v_cndmask_b32_e64 v11, 0, v21, s[74:75]
	v_pk_add_f32 v[24:25], v[24:25], 1.0 op_sel_hi:[1,0]
	v_ldexp_f32 v39, v28, v11
	v_div_scale_f32 v28, s[74:75], v25, v25, 1.0
	v_rcp_f32_e32 v40, v28
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v63, 0xffff0000, v16
	v_lshlrev_b32_e32 v62, 16, v16
	v_lshlrev_b32_e32 v16, 16, v68
	v_and_b32_e32 v61, 0xffff0000, v17
	v_lshlrev_b32_e32 v60, 16, v17
	v_and_b32_e32 v17, 0xffff0000, v68
	v_mul_f32_e64 v11, -v16, s8
	v_cmp_gt_f32_e64 s[76:77], s9, v11
	v_mul_f32_e64 v11, -v17, s8
	v_cmp_gt_f32_e64 s[74:75], s9, v11
	v_fma_f32 v11, -v28, v40, 1.0
	v_fmac_f32_e32 v40, v11, v40
	v_div_scale_f32 v11, vcc, 1.0, v25, 1.0
	v_mul_f32_e32 v41, v11, v40
	v_fma_f32 v45, -v28, v41, v11
	v_fmac_f32_e32 v41, v45, v40
	v_fma_f32 v11, -v28, v41, v11
	v_div_scale_f32 v28, s[82:83], v24, v24, 1.0
	v_rcp_f32_e32 v45, v28
	v_div_fmas_f32 v11, v11, v40, v41
	v_div_fixup_f32 v71, v11, v25, 1.0
	v_pk_add_f32 v[38:39], v[38:39], 1.0 op_sel_hi:[1,0]
	v_fma_f32 v11, -v28, v45, 1.0
	v_fmac_f32_e32 v45, v11, v45
	v_div_scale_f32 v11, vcc, 1.0, v24, 1.0
	v_mul_f32_e32 v25, v11, v45
	v_fma_f32 v40, -v28, v25, v11
	v_fmac_f32_e32 v25, v40, v45
	v_fma_f32 v11, -v28, v25, v11
	v_div_scale_f32 v28, s[82:83], v39, v39, 1.0
	v_rcp_f32_e32 v40, v28
	v_div_fmas_f32 v11, v11, v45, v25
	v_div_fixup_f32 v70, v11, v24, 1.0
	v_or_b32_e32 v68, s47, v92
	v_fma_f32 v11, -v28, v40, 1.0
	v_fmac_f32_e32 v40, v11, v40
	v_div_scale_f32 v11, vcc, 1.0, v39, 1.0
	v_mul_f32_e32 v24, v11, v40
	v_fma_f32 v25, -v28, v24, v11
	v_fmac_f32_e32 v24, v25, v40
	v_div_scale_f32 v25, s[82:83], v38, v38, 1.0
	v_fma_f32 v11, -v28, v24, v11
	v_rcp_f32_e32 v28, v25
	v_div_fmas_f32 v11, v11, v40, v24
	v_div_fixup_f32 v77, v11, v39, 1.0
	v_cmp_gt_i32_e64 s[78:79], s27, v68
	v_fma_f32 v11, -v25, v28, 1.0
	v_fmac_f32_e32 v28, v11, v28
	v_div_scale_f32 v11, vcc, 1.0, v38, 1.0
	v_mul_f32_e32 v24, v11, v28
	v_fma_f32 v39, -v25, v24, v11
	v_fmac_f32_e32 v24, v39, v28
	v_fma_f32 v11, -v25, v24, v11
	v_div_fmas_f32 v11, v11, v28, v24
	v_div_fixup_f32 v76, v11, v38, 1.0
	v_pk_mul_f32 v[72:73], v[70:71], v[66:67]
	v_pk_mul_f32 v[74:75], v[76:77], v[64:65]
	s_and_b64 vcc, s[78:79], s[80:81]
	v_cndmask_b32_e32 v11, 0, v2, vcc
	v_cndmask_b32_e32 v28, 0, v3, vcc
	v_cndmask_b32_e32 v45, 0, v4, vcc
	v_cndmask_b32_e32 v47, 0, v5, vcc
	v_pk_mul_f32 v[24:25], v[72:73], v[62:63]
	v_pk_mul_f32 v[40:41], v[74:75], v[60:61]
	v_mul_f32_e32 v38, v11, v24
	v_mul_f32_e32 v39, v28, v25
	v_mul_f32_e32 v40, v45, v40
	v_mul_f32_e32 v41, v47, v41
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v119, v[38:41]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[38:41], v120
	v_lshlrev_b32_e32 v12, 16, v69
	v_and_b32_e32 v13, 0xffff0000, v69
	v_mul_f32_e64 v11, -v12, s8
	v_cmp_gt_f32_e64 s[82:83], s9, v11
	v_mul_f32_e64 v11, -v13, s8
	v_cmp_gt_f32_e64 s[78:79], s9, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v11, v38, v39
	v_add_f32_e32 v11, v40, v11
	v_add_f32_e32 v11, v41, v11
	v_mov_b32_e32 v24, v11
	v_readlane_b32 s8, v125, 53
	v_readlane_b32 s9, v125, 54
	v_mov_b32_dpp v24, v24 row_shr:8 row_mask:0xf bank_mask:0xc
	s_and_b64 s[70:71], s[8:9], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v24, v11 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_f32_e32 v11, v11, v24
	v_mov_b32_e32 v24, v11
	s_barrier
	s_nop 0
	v_mov_b32_dpp v24, v24 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v24, v11 row_shl:4 row_mask:0xf bank_mask:0x5
	v_add_f32_e32 v11, v11, v24
	v_mov_b32_e32 v24, v11
	s_nop 1
	v_mov_b32_dpp v24, v24 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v24
	v_mov_b32_e32 v24, v11
	s_nop 1
	v_mov_b32_dpp v24, v24 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v11, v11, v24
	v_add_u32_e32 v24, 0, v92
	ds_write_b32 v24, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[80:81], s[70:71]
	s_cbranch_execnz .LBB0_353
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execnz .LBB0_354
.LBB0_344:
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[68:69]
	s_cbranch_execz .LBB0_346
.LBB0_345:
	v_sub_f32_e32 v2, 0, v16
	v_cndmask_b32_e64 v11, 0, v110, s[76:77]
	v_fmac_f32_e32 v11, 0x3fb8aa3b, v2
	v_exp_f32_e32 v2, v11
	v_cndmask_b32_e64 v11, 0, v21, s[76:77]
	v_sub_f32_e32 v3, 0, v17
	v_sub_f32_e32 v4, 0, v12
	v_ldexp_f32 v24, v2, v11
	v_cndmask_b32_e64 v2, 0, v110, s[74:75]
	v_fmac_f32_e32 v2, 0x3fb8aa3b, v3
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v3, 0, v21, s[74:75]
	v_sub_f32_e32 v5, 0, v13
	s_movk_i32 s8, 0x7fff
	v_ldexp_f32 v25, v2, v3
	v_cndmask_b32_e64 v2, 0, v110, s[82:83]
	v_fmac_f32_e32 v2, 0x3fb8aa3b, v4
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v3, 0, v21, s[82:83]
	v_lshlrev_b32_e32 v4, 16, v15
	s_waitcnt vmcnt(0)
	v_ldexp_f32 v56, v2, v3
	v_cndmask_b32_e64 v2, 0, v110, s[78:79]
	v_fmac_f32_e32 v2, 0x3fb8aa3b, v5
	v_exp_f32_e32 v2, v2
	v_cndmask_b32_e64 v3, 0, v21, s[78:79]
	v_and_b32_e32 v5, 0xffff0000, v15
	v_ldexp_f32 v57, v2, v3
	v_and_b32_e32 v3, 0xffff0000, v14
	v_lshlrev_b32_e32 v2, 16, v14
	v_pk_add_f32 v[14:15], v[24:25], 1.0 op_sel_hi:[1,0]
	s_nop 0
	v_div_scale_f32 v11, s[68:69], v15, v15, 1.0
	v_rcp_f32_e32 v24, v11
	s_nop 0
	v_fma_f32 v25, -v11, v24, 1.0
	v_fmac_f32_e32 v24, v25, v24
	v_div_scale_f32 v25, vcc, 1.0, v15, 1.0
	v_mul_f32_e32 v28, v25, v24
	v_fma_f32 v38, -v11, v28, v25
	v_fmac_f32_e32 v28, v38, v24
	v_fma_f32 v11, -v11, v28, v25
	v_div_fmas_f32 v11, v11, v24, v28
	v_div_fixup_f32 v15, v11, v15, 1.0
	v_div_scale_f32 v11, s[68:69], v14, v14, 1.0
	v_rcp_f32_e32 v24, v11
	s_nop 0
	v_fma_f32 v25, -v11, v24, 1.0
	v_fmac_f32_e32 v24, v25, v24
	v_div_scale_f32 v25, vcc, 1.0, v14, 1.0
	v_mul_f32_e32 v28, v25, v24
	v_fma_f32 v38, -v11, v28, v25
	v_fmac_f32_e32 v28, v38, v24
	v_fma_f32 v11, -v11, v28, v25
	v_div_fmas_f32 v11, v11, v24, v28
	v_div_fixup_f32 v14, v11, v14, 1.0
	v_pk_mul_f32 v[14:15], v[14:15], v[16:17]
	v_pk_add_f32 v[16:17], v[56:57], 1.0 op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[14:15], v[2:3]
	v_div_scale_f32 v11, s[68:69], v17, v17, 1.0
	v_rcp_f32_e32 v24, v11
	v_pk_mul_f32 v[2:3], v[2:3], v[8:9]
	v_fma_f32 v25, -v11, v24, 1.0
	v_fmac_f32_e32 v24, v25, v24
	v_div_scale_f32 v25, vcc, 1.0, v17, 1.0
	v_mul_f32_e32 v28, v25, v24
	v_fma_f32 v38, -v11, v28, v25
	v_fmac_f32_e32 v28, v38, v24
	v_fma_f32 v11, -v11, v28, v25
	v_div_fmas_f32 v11, v11, v24, v28
	v_div_fixup_f32 v17, v11, v17, 1.0
	v_div_scale_f32 v11, s[68:69], v16, v16, 1.0
	v_rcp_f32_e32 v24, v11
	s_nop 0
	v_fma_f32 v25, -v11, v24, 1.0
	v_fmac_f32_e32 v24, v25, v24
	v_div_scale_f32 v25, vcc, 1.0, v16, 1.0
	v_mul_f32_e32 v28, v25, v24
	v_fma_f32 v38, -v11, v28, v25
	v_fmac_f32_e32 v28, v38, v24
	v_fma_f32 v11, -v11, v28, v25
	v_div_fmas_f32 v11, v11, v24, v28
	v_div_fixup_f32 v16, v11, v16, 1.0
	v_pk_mul_f32 v[12:13], v[16:17], v[12:13]
	v_bfe_u32 v11, v2, 16, 1
	v_pk_mul_f32 v[4:5], v[12:13], v[4:5]
	v_bfe_u32 v12, v3, 16, 1
	v_pk_mul_f32 v[4:5], v[4:5], v[8:9]
	v_add3_u32 v11, v2, v11, s8
	v_bfe_u32 v8, v4, 16, 1
	v_bfe_u32 v9, v5, 16, 1
	v_add3_u32 v8, v4, v8, s8
	v_cmp_o_f32_e32 vcc, v4, v4
	v_add3_u32 v9, v5, v9, s8
	v_add3_u32 v12, v3, v12, s8
	v_cndmask_b32_sdwa v4, v111, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_readlane_b32 s8, v126, 58
	v_readlane_b32 s9, v126, 59
	v_cndmask_b32_sdwa v5, v111, v9, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_perm_b32 v5, v5, v4, s66
	v_readlane_b32 s10, v126, 60
	v_cndmask_b32_sdwa v2, v111, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_readlane_b32 s11, v126, 61
	s_nop 0
	v_cndmask_b32_sdwa v3, v111, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v3, v2, s66
	v_mad_i64_i32 v[2:3], s[68:69], v10, s54, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[8:9]
	v_lshl_add_u64 v[2:3], v[6:7], 1, v[2:3]
	global_store_dwordx2 v[2:3], v[4:5], off
.LBB0_346:
	s_or_b64 exec, exec, s[48:49]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v29
	v_mov_b32_e32 v6, v29
	v_add_u32_dpp v4, v99, v99 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v99 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v99 row_shr:3 row_mask:0xf bank_mask:0xf
	s_mul_i32 s24, s24, s30
	v_readlane_b32 s8, v124, 27
	v_add3_u32 v4, v4, v5, v6
	s_add_i32 s24, s24, 1
	s_add_i32 s25, s8, s25
	v_readlane_b32 s8, v126, 19
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s24
	v_readlane_b32 s9, v126, 20
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v3, s[8:9]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_readlane_b32 s8, v125, 51
	v_readlane_b32 s9, v125, 52
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_ashrrev_i32_e32 v3, 31, v2
	v_cndmask_b32_e64 v4, 0, v4, s[8:9]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[98:99]
	s_barrier
	v_cndmask_b32_e32 v4, v88, v5, vcc
	ds_permute_b32 v6, v4, v86
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v99
	s_bcnt1_i32_b64 s24, vcc
	v_cmp_gt_u32_e32 vcc, s24, v1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_357
	v_mov_b32_e32 v4, v29
	v_mov_b32_e32 v5, v29
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[48:49], vcc, 1
	s_and_b32 s47, s49, 0x55555555
	s_and_b32 s48, s48, 0x55555555
	s_sub_u32 s48, vcc_lo, s48
	v_readlane_b32 s8, v126, 56
	s_subb_u32 s49, vcc_hi, s47
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_and_b64 s[68:69], s[48:49], s[10:11]
	s_lshr_b64 s[48:49], s[48:49], 2
	s_and_b64 s[48:49], s[48:49], s[10:11]
	s_add_u32 s48, s48, s68
	s_addc_u32 s49, s49, s69
	s_lshr_b64 s[68:69], s[48:49], 4
	s_add_u32 s47, s68, s48
	s_addc_u32 s48, s69, s49
	s_and_b32 s47, s47, 0xf0f0f0f
	s_and_b32 s49, s48, 0xf0f0f0f
	s_mul_i32 s48, s47, 0x1010101
	s_mul_hi_u32 s47, s47, 0x1010101
	s_add_i32 s47, s47, s48
	s_mul_i32 s49, s49, 0x1010101
	v_readlane_b32 s9, v126, 57
	s_add_i32 s49, s47, s49
	v_writelane_b32 v126, s8, 56
	v_cmp_gt_u64_e32 vcc, s[48:49], v[54:55]
	s_nop 0
	v_writelane_b32 v126, s9, 57
	s_cbranch_vccnz .LBB0_355
	s_mov_b32 s47, 0
	s_mov_b64 s[48:49], 0
.LBB0_349:
	v_readfirstlane_b32 s68, v2
	v_readfirstlane_b32 s69, v3
	v_mov_b32_e32 v7, s47
	s_nop 0
	v_cmp_eq_u64_e64 s[68:69], s[68:69], v[2:3]
	s_bcnt1_i32_b64 s67, s[68:69]
	s_add_i32 s47, s47, s67
	v_mov_b64_e32 v[4:5], s[68:69]
	v_mov_b32_e32 v8, s67
	s_or_b64 s[48:49], s[68:69], s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_349
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
	v_cmp_ne_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_352
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
	v_cmp_gt_u32_sdwa vcc, v4, v86 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_352:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[48:49], 1, v4
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_356
	s_branch .LBB0_357
.LBB0_353:
	s_ashr_i32 s49, s48, 31
	v_readlane_b32 s8, v126, 58
	ds_read_b32 v11, v102
	s_lshl_b64 s[48:49], s[48:49], 2
	v_readlane_b32 s10, v126, 60
	v_readlane_b32 s11, v126, 61
	s_add_u32 s48, s48, s10
	v_mad_i64_i32 v[24:25], s[70:71], v58, s34, 0
	s_addc_u32 s49, s49, s11
	v_lshl_add_u64 v[24:25], v[24:25], 2, s[48:49]
	v_readlane_b32 s9, v126, 59
	s_waitcnt lgkmcnt(0)
	global_store_dword v[24:25], v11, off
	s_or_b64 exec, exec, s[80:81]
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_344
.LBB0_354:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v57, v56
	v_pk_add_f32 v[38:39], v[70:71], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[56:57]
	v_pk_fma_f32 v[38:39], v[38:39], v[66:67], 1.0 op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[40:41], v[2:3], v[62:63]
	v_pk_mul_f32 v[38:39], v[70:71], v[38:39]
	v_readlane_b32 s8, v126, 48
	v_pk_mul_f32 v[38:39], v[38:39], v[40:41]
	v_pk_add_f32 v[40:41], v[76:77], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[56:57]
	v_pk_fma_f32 v[40:41], v[40:41], v[64:65], 1.0 op_sel_hi:[1,1,0]
	v_readlane_b32 s9, v126, 49
	v_pk_mul_f32 v[56:57], v[4:5], v[60:61]
	v_pk_mul_f32 v[40:41], v[76:77], v[40:41]
	v_mad_i64_i32 v[24:25], s[70:71], v58, s8, 0
	v_readlane_b32 s8, v123, 36
	v_pk_mul_f32 v[40:41], v[40:41], v[56:57]
	s_movk_i32 s8, 0x7fff
	v_bfe_u32 v11, v40, 16, 1
	v_bfe_u32 v28, v41, 16, 1
	v_add3_u32 v11, v40, v11, s8
	v_bfe_u32 v45, v38, 16, 1
	v_add3_u32 v28, v41, v28, s8
	v_lshrrev_b32_e32 v11, 16, v11
	v_cmp_o_f32_e32 vcc, v40, v40
	v_bfe_u32 v47, v39, 16, 1
	v_add3_u32 v45, v38, v45, s8
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v11, v111, v11, vcc
	v_cmp_o_f32_e32 vcc, v41, v41
	v_add3_u32 v47, v39, v47, s8
	v_lshrrev_b32_e32 v45, 16, v45
	v_cndmask_b32_e32 v28, v111, v28, vcc
	v_cmp_o_f32_e32 vcc, v38, v38
	v_lshrrev_b32_e32 v47, 16, v47
	v_perm_b32 v41, v28, v11, s66
	v_cndmask_b32_e32 v11, v111, v45, vcc
	v_cmp_o_f32_e32 vcc, v39, v39
	v_pk_mul_f32 v[4:5], v[74:75], v[4:5]
	v_pk_mul_f32 v[2:3], v[72:73], v[2:3]
	v_cndmask_b32_e32 v28, v111, v47, vcc
	v_perm_b32 v40, v28, v11, s66
	v_bfe_u32 v11, v4, 16, 1
	v_bfe_u32 v28, v5, 16, 1
	v_add3_u32 v11, v4, v11, s8
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v38, v2, 16, 1
	v_add3_u32 v28, v5, v28, s8
	v_cndmask_b32_sdwa v4, v111, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	v_bfe_u32 v39, v3, 16, 1
	v_add3_u32 v38, v2, v38, s8
	v_cndmask_b32_sdwa v5, v111, v28, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_ashrrev_i32_e32 v69, 31, v68
	v_lshl_add_u64 v[24:25], v[24:25], 1, s[14:15]
	v_add3_u32 v39, v3, v39, s8
	v_cndmask_b32_sdwa v2, v111, v38, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_lshl_add_u64 v[24:25], v[68:69], 1, v[24:25]
	v_perm_b32 v5, v5, v4, s66
	v_cndmask_b32_sdwa v3, v111, v39, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v3, v2, s66
	v_lshl_add_u64 v[2:3], s[54:55], 1, v[24:25]
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s12, v123, 40
	v_readlane_b32 s13, v123, 41
	global_store_dwordx2 v[24:25], v[40:41], off
	global_store_dwordx2 v[2:3], v[4:5], off
	s_or_b64 exec, exec, s[48:49]
	s_and_saveexec_b64 s[48:49], s[68:69]
	s_cbranch_execnz .LBB0_345
	s_branch .LBB0_346
.LBB0_355:
	s_mov_b64 s[48:49], -1
	s_and_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_357
.LBB0_356:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_357:
	s_or_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_261
	s_branch .LBB0_329
.LBB0_358:
	v_readlane_b32 s88, v127, 23
	v_readlane_b32 s12, v127, 16
	v_readlane_b32 s29, v127, 15
	v_readlane_b32 s89, v127, 24
	v_readlane_b32 s90, v127, 13
	v_readlane_b32 s10, v127, 11
	v_readlane_b32 s91, v127, 14
	v_readlane_b32 s11, v127, 12
	s_branch .LBB0_360
.LBB0_359:
	s_mov_b32 s40, 0
	.loc	1 56 0
	s_cmp_ge_i32 s90, s40
	s_cbranch_scc0 .LBB0_21
.LBB0_360:
	s_branch .LBB0_5
.LBB0_361:
	.loc	1 46 0
	s_lshl_b32 s24, s35, 8
	s_mov_b32 s28, s12
	s_cmp_ge_i32 s24, s18
	s_mov_b32 s8, s24
	s_cbranch_scc0 .LBB0_368
.LBB0_362:
	s_cmp_ge_i32 s24, s7
	s_mov_b32 s8, s24
	s_cbranch_scc0 .LBB0_371
.LBB0_363:
	s_cmp_ge_i32 s24, s19
	s_mov_b32 s8, s24
	s_cbranch_scc0 .LBB0_374
.LBB0_364:
	s_cmp_gt_i32 s24, 15
	s_mov_b32 s8, s24
	s_cbranch_scc0 .LBB0_377
.LBB0_365:
	v_readlane_b32 s8, v125, 39
	s_mul_i32 s0, s8, s35
	v_readlane_b32 s68, v126, 28
	s_min_i32 s1, s0, s68
	s_add_i32 s0, s0, s8
	v_readlane_b32 s70, v126, 30
	s_min_i32 s46, s0, s68
	s_mul_i32 s25, s1, s70
	s_mul_i32 s46, s46, s70
	s_cmp_lt_i32 s25, s46
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_ge_i32 s25, s46
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s69, v126, 29
	v_readlane_b32 s71, v126, 31
	s_cbranch_scc1 .LBB0_398
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s14, s25
	s_branch .LBB0_380
.LBB0_367:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	s_cmp_lt_i32 s8, s18
	s_cbranch_scc0 .LBB0_362
.LBB0_368:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s8, v0
	v_cmp_gt_i32_e32 vcc, s18, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_367
	v_readlane_b32 s76, v123, 36
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s80, v123, 40
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_367
.LBB0_370:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	s_cmp_lt_i32 s8, s7
	s_cbranch_scc0 .LBB0_363
.LBB0_371:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s8, v0
	v_cmp_gt_i32_e32 vcc, s7, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_370
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[98:99]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_370
.LBB0_373:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	s_cmp_lt_i32 s8, s19
	s_cbranch_scc0 .LBB0_364
.LBB0_374:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s8, v0
	v_cmp_gt_i32_e32 vcc, s19, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_373
	v_readlane_b32 s76, v123, 36
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s77, v123, 37
	v_readlane_b32 s78, v123, 38
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[80:81]
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_373
.LBB0_376:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	s_cmp_lt_i32 s8, 16
	s_cbranch_scc0 .LBB0_365
.LBB0_377:
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_add_u32_e32 v2, s8, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_376
	v_readlane_b32 s10, v124, 28
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s11, v124, 29
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[10:11]
	global_store_dword v[2:3], v29, off
	s_branch .LBB0_376
.LBB0_379:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v103
	s_add_i32 s14, s14, 64
	s_cmp_lt_i32 s14, s46
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_398
.LBB0_380:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, s14, v30
	v_cmp_gt_i32_e32 vcc, s46, v2
	v_mov_b32_e32 v8, -1
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_382
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_382:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s46, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_384
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_384:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s46, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_386
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_386:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s46, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_388
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_388:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v19
	v_cmp_eq_u32_e64 s[78:79], v3, v19
	v_cmp_eq_u32_e64 s[74:75], v8, v19
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v101, v4
	v_cmp_eq_u32_e64 s[76:77], v5, v19
	v_cndmask_b32_e64 v5, 0, 1, s[74:75]
	v_cndmask_b32_e64 v9, 0, 1, s[78:79]
	v_cndmask_b32_e64 v8, 0, 1, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v3, s[80:81], 0, v2, vcc
	ds_bpermute_b32 v3, v33, v3
	v_readlane_b32 s10, v126, 38
	v_readlane_b32 s11, v126, 39
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[58:59]
	v_addc_co_u32_e64 v3, s[80:81], v3, v2, vcc
	ds_bpermute_b32 v2, v101, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[80:81], 0, v2, s[74:75]
	ds_bpermute_b32 v10, v33, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[58:59]
	v_addc_co_u32_e64 v10, s[80:81], v10, v2, s[74:75]
	ds_bpermute_b32 v2, v101, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[80:81], 0, v2, s[76:77]
	ds_bpermute_b32 v11, v33, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[58:59]
	v_addc_co_u32_e64 v11, s[80:81], v11, v2, s[76:77]
	ds_bpermute_b32 v2, v101, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[80:81], 0, v2, s[78:79]
	ds_bpermute_b32 v12, v33, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[58:59]
	v_addc_co_u32_e64 v12, s[80:81], v12, v2, s[78:79]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_390
	v_add_u32_e32 v2, v102, v98
	ds_write2st64_b32 v2, v3, v10 offset1:1
	ds_write2st64_b32 v2, v11, v12 offset0:2 offset1:3
.LBB0_390:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v102 offset1:16
	v_add_u32_e32 v2, s14, v1
	v_cmp_gt_i32_e64 s[80:81], s46, v2
	s_and_b64 s[22:23], s[84:85], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[52:53]
	ds_read2_b32 v[14:15], v102 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[44:45]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[84:85]
	ds_read2_b32 v[14:15], v102 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[84:85]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v102 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[44:45]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v102 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[84:85]
	v_add_u32_e32 v24, v14, v15
	ds_read2_b32 v[14:15], v102 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v24, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v24, v14
	v_cndmask_b32_e64 v17, v17, v14, s[44:45]
	v_add_u32_e32 v24, v14, v15
	ds_read2_b32 v[14:15], v102 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v24, v14
	v_cndmask_b32_e64 v24, v14, v24, s[84:85]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v24, v14, s[52:53]
	ds_read_b32 v24, v102 offset:896
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v14, v14, v24
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
	v_add_u32_e32 v3, 0, v85
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_392
	ds_read_b32 v10, v121
	v_readlane_b32 s76, v125, 61
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s78, v125, 63
	v_readlane_b32 s79, v126, 0
	v_readlane_b32 s77, v125, 62
	v_readlane_b32 s80, v126, 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[78:79]
	v_readlane_b32 s81, v126, 2
	v_readlane_b32 s82, v126, 3
	v_readlane_b32 s83, v126, 4
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_392:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v104, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_394
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v105, v2
.LBB0_394:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v2, v106
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_379
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v106, v2
	s_branch .LBB0_379
.LBB0_398:
	v_readlane_b32 s68, v126, 28
	v_readlane_b32 s71, v126, 31
	s_mul_i32 s0, s35, s71
	v_readlane_b32 s76, v125, 61
	v_readlane_b32 s69, v126, 29
	v_readlane_b32 s70, v126, 30
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s77, v125, 62
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s78, v125, 63
	v_readlane_b32 s79, v126, 0
	s_mov_b64 s[68:69], s[76:77]
	s_add_u32 s0, s68, s0
	s_addc_u32 s1, s69, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s80, v126, 1
	v_readlane_b32 s81, v126, 2
	v_readlane_b32 s82, v126, 3
	v_readlane_b32 s83, v126, 4
	s_mov_b64 s[70:71], s[78:79]
	buffer_store_dword v6, v107, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_401
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[22:23], exec, vcc
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_401
	s_bcnt1_i32_b64 s14, s[14:15]
	v_mov_b32_e32 v2, s14
	v_readlane_b32 s14, v123, 13
	v_readlane_b32 s15, v123, 14
	s_nop 4
	global_atomic_add v29, v2, s[14:15] offset:32 sc1
.LBB0_401:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lg_u32 s35, 0
	s_cbranch_scc1 .LBB0_470
	s_branch .LBB0_404
.LBB0_402:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v29, v2
.LBB0_403:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s20, v2
	s_cbranch_vccz .LBB0_407
.LBB0_404:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_403
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_402
	v_readlane_b32 s22, v123, 13
	v_readlane_b32 s23, v123, 14
	s_nop 4
	global_load_dword v2, v29, s[22:23] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_402
.LBB0_407:
	v_readlane_b32 s0, v124, 41
	v_readlane_b32 s1, v124, 42
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_418
	s_mov_b32 s14, 0
	v_mov_b32_e32 v2, v115
	v_readlane_b32 s47, v124, 45
	s_branch .LBB0_410
.LBB0_409:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v103
	s_add_i32 s14, s14, 16
	s_cmp_lt_i32 s14, s20
	v_add_u32_e32 v2, s63, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_419
.LBB0_410:
	v_add_u32_e32 v3, s14, v30
	v_cmp_gt_i32_e32 vcc, s20, v3
	s_and_b64 s[22:23], s[36:37], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_412
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[42:43]
	global_load_dword v3, v[6:7], off
.LBB0_412:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v104, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_414
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v27, v3
.LBB0_414:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v3, v106
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_409
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v106, v3
	s_branch .LBB0_409
.LBB0_418:
	v_readlane_b32 s47, v124, 45
.LBB0_419:
	v_readlane_b32 s0, v125, 27
	v_readlane_b32 s1, v125, 28
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_438
	v_readlane_b32 s68, v123, 60
	v_readlane_b32 s10, v125, 55
	s_mov_b32 s14, 0
	v_readlane_b32 s23, v123, 15
	v_readlane_b32 s70, v123, 62
	v_readlane_b32 s71, v123, 63
	v_readlane_b32 s11, v125, 56
	v_readlane_b32 s69, v123, 61
.LBB0_421:
	s_add_i32 s0, s96, s14
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s15, s0, s23
	s_mul_i32 s15, s15, s21
	s_sub_i32 s0, s0, s15
	s_sub_i32 s15, s0, s21
	s_cmp_ge_u32 s0, s21
	s_cselect_b32 s0, s15, s0
	s_sub_i32 s15, s0, s21
	s_cmp_ge_u32 s0, s21
	s_cselect_b32 s0, s15, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s70, s0
	s_addc_u32 s1, s71, s1
	global_load_dwordx2 v[2:3], v29, s[0:1]
	global_load_dwordx2 v[6:7], v29, s[56:57]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v6
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s22, v7
	s_sub_u32 s0, s0, s15
	s_subb_u32 s1, s1, s22
	s_ashr_i32 s15, s1, 31
	s_lshr_b32 s15, s15, 28
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	s_add_i32 s14, s14, 1
	s_and_b32 s1, s1, 0xffff
	s_cmp_lg_u32 s47, s14
	buffer_store_dword v4, v107, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_421
	s_mov_b32 s14, 0
	s_branch .LBB0_424
.LBB0_423:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s14, s14, 1
	s_cmp_lg_u32 s47, s14
	s_cbranch_scc0 .LBB0_426
.LBB0_424:
	s_add_i32 s0, s96, s14
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	v_readlane_b32 s15, v123, 15
	s_mul_hi_u32 s15, s0, s15
	s_mul_i32 s15, s15, s21
	s_sub_i32 s0, s0, s15
	s_sub_i32 s15, s0, s21
	s_cmp_ge_u32 s0, s21
	s_cselect_b32 s0, s15, s0
	s_sub_i32 s15, s0, s21
	s_cmp_ge_u32 s0, s21
	s_cselect_b32 s0, s15, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s68, v123, 60
	s_lshl_b64 s[0:1], s[0:1], 3
	v_readlane_b32 s70, v123, 62
	v_readlane_b32 s71, v123, 63
	s_add_u32 s0, s70, s0
	s_addc_u32 s1, s71, s1
	global_load_dwordx2 v[2:3], v29, s[0:1]
	v_readlane_b32 s69, v123, 61
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s15, v2
	v_readfirstlane_b32 s22, v3
	global_load_dwordx2 v[2:3], v29, s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v2
	v_readfirstlane_b32 s40, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_423
	s_sub_u32 s15, s15, s23
	s_subb_u32 s22, s22, s40
	s_ashr_i32 s23, s22, 31
	s_lshr_b32 s23, s23, 28
	s_add_u32 s15, s15, s23
	s_addc_u32 s23, s22, 0
	s_and_b32 s15, s15, -16
	v_readlane_b32 s10, v124, 43
	s_add_u32 s22, s10, s15
	v_readlane_b32 s10, v124, 44
	s_addc_u32 s23, s10, s23
	global_atomic_swap v29, v78, s[22:23] sc1
	s_branch .LBB0_423
.LBB0_426:
	s_mov_b32 s40, 0
	s_branch .LBB0_428
.LBB0_427:
	s_add_i32 s40, s40, 1
	s_cmp_lg_u32 s40, s47
	s_cbranch_scc0 .LBB0_434
.LBB0_428:
	s_lshl_b64 s[0:1], s[40:41], 2
	v_readlane_b32 s76, v123, 36
	v_readlane_b32 s77, v123, 37
	s_add_u32 s0, s76, s0
	s_addc_u32 s1, s77, s1
	v_readlane_b32 s78, v123, 38
	v_readlane_b32 s79, v123, 39
	v_readlane_b32 s80, v123, 40
	v_readlane_b32 s81, v123, 41
	v_readlane_b32 s82, v123, 42
	v_readlane_b32 s83, v123, 43
	s_branch .LBB0_431
.LBB0_429:
	s_or_b64 exec, exec, s[22:23]
	v_readfirstlane_b32 s22, v2
	s_nop 1
	v_mov_b32_e32 v2, s22
	ds_write_b32 v29, v2
.LBB0_430:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_427
.LBB0_431:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[42:43]
	s_cbranch_execz .LBB0_430
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_429
	global_load_dword v2, v29, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_429
.LBB0_434:
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s22, 0
	s_branch .LBB0_436
.LBB0_435:
	s_or_b64 exec, exec, s[14:15]
	s_cmp_lt_i32 s22, s96
	v_readlane_b32 s68, v126, 28
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s71, v126, 31
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s22, s22, 1
	s_add_i32 s0, s0, s71
	s_cmp_lg_u32 s47, s22
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s69, v126, 29
	v_readlane_b32 s70, v126, 30
	s_cbranch_scc0 .LBB0_439
.LBB0_436:
	v_readlane_b32 s10, v124, 48
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s11, v124, 49
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB0_435
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[4:5], s[0:1], 2, v[22:23]
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
	scratch_load_dword v5, off, off offset:16
	scratch_load_dword v6, off, off offset:8
	v_and_b32_e32 v4, -16, v4
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	v_readlane_b32 s10, v124, 48
	v_readlane_b32 s11, v124, 49
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v5, v5, v4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v5, v5, 0, s[0:1]
	v_add_u32_e32 v5, v5, v4
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v6, v6, v5
	v_readlane_b32 s0, v126, 42
	v_readlane_b32 s1, v126, 43
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v6, 0, v6, s[0:1]
	v_add_u32_e32 v5, v5, v6
	scratch_load_dword v6, off, off offset:12
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v6, v5
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_441
	scratch_load_dwordx2 v[8:9], off, off offset:76
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_441:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 44
	v_readlane_b32 s1, v126, 45
	v_readlane_b32 s10, v124, 46
	v_readlane_b32 s11, v124, 47
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, 0, v7, s[0:1]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v104, v6
	v_readlane_b32 s0, v125, 57
	v_readlane_b32 s1, v125, 58
	scratch_load_dword v10, off, off offset:16
	scratch_load_dword v11, off, off offset:8
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
	scratch_load_dword v8, off, off offset:28
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v10, v10, v5
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v8, v8, v6
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v8, v8, 0, s[0:1]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v101, v8
	v_readlane_b32 s0, v126, 46
	v_readlane_b32 s1, v126, 47
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_readlane_b32 s0, v126, 40
	v_readlane_b32 s1, v126, 41
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v33, v8
	v_cndmask_b32_e64 v10, v10, 0, s[0:1]
	v_add_u32_e32 v10, v10, v5
	ds_bpermute_b32 v11, v11, v10
	v_readlane_b32 s0, v126, 42
	v_readlane_b32 s1, v126, 43
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_add_u32_e32 v10, v10, v11
	scratch_load_dword v11, off, off offset:12
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v11, v11, v10
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_443
	v_cndmask_b32_e64 v9, 0, v9, s[58:59]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:84
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s10, v126, 44
	v_readlane_b32 s11, v126, 45
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:60
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[10:11]
	v_add3_u32 v6, v6, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_443:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s10, v124, 52
	v_readlane_b32 s11, v124, 53
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_445
	scratch_load_dwordx2 v[8:9], off, off offset:92
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:100
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_445:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v124, 50
	v_readlane_b32 s1, v124, 51
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
	v_readlane_b32 s14, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s15, v2, 63
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
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_447
	scratch_load_dword v4, off, off offset:32
	s_waitcnt vmcnt(0)
	global_store_dword v29, v4, s[72:73] offset:32
.LBB0_447:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 27
	v_add_u32_e32 v2, v2, v3
	s_nop 0
	v_mov_b32_e32 v3, s0
	v_readlane_b32 s0, v124, 54
	v_readlane_b32 s1, v124, 55
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[0:1]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_449
	global_store_dword v29, v2, s[72:73] offset:36
.LBB0_449:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s76, v125, 8
	v_readlane_b32 s79, v125, 11
	v_readlane_b32 s0, v124, 61
	v_readlane_b32 s1, v124, 62
	v_min_i32_e32 v4, s79, v2
	v_readlane_b32 s77, v125, 9
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	v_readlane_b32 s78, v125, 10
	v_readlane_b32 s80, v125, 12
	v_readlane_b32 s81, v125, 13
	v_readlane_b32 s82, v125, 14
	v_readlane_b32 s83, v125, 15
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_451
	global_store_dword v29, v4, s[72:73] offset:68
	global_store_dword v29, v29, s[72:73] offset:100
	scratch_load_dword v5, off, off offset:32
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:132
.LBB0_451:
	s_or_b64 exec, exec, s[0:1]
	s_ashr_i32 s0, s14, 31
	s_lshr_b32 s0, s0, 28
	s_add_i32 s0, s14, s0
	s_ashr_i32 s22, s0, 4
	v_add_u32_e32 v2, s20, v2
	s_mul_i32 s23, s22, s34
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_453
	v_mov_b32_e32 v5, s23
	global_store_dword v29, v5, s[72:73] offset:44
	global_store_dword v29, v5, s[72:73] offset:76
	global_store_dword v29, v4, s[72:73] offset:108
	global_store_dword v29, v2, s[72:73] offset:140
.LBB0_453:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 1
	v_readlane_b32 s1, v125, 2
	v_add_u32_e32 v4, s23, v4
	v_add_u32_e32 v2, s23, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_457
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_456
	scratch_load_dword v5, off, off offset:108
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:40
	global_store_dword v29, v5, s[72:73] offset:72
	global_store_dword v29, v4, s[72:73] offset:104
	global_store_dword v29, v2, s[72:73] offset:136
.LBB0_456:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 16
	s_nop 1
	v_add_u32_e32 v4, s0, v4
	v_add_u32_e32 v2, s0, v2
.LBB0_457:
	s_mul_i32 s23, s22, s62
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_459
	v_mov_b32_e32 v5, s23
	global_store_dword v29, v5, s[72:73] offset:48
	global_store_dword v29, v5, s[72:73] offset:80
	global_store_dword v29, v4, s[72:73] offset:112
	global_store_dword v29, v2, s[72:73] offset:144
.LBB0_459:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v124, 60
	v_add_u32_e32 v4, s23, v4
	v_add_u32_e32 v2, s23, v2
	s_mul_i32 s23, s22, s0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_461
	v_mov_b32_e32 v5, s23
	global_store_dword v29, v5, s[72:73] offset:52
	global_store_dword v29, v5, s[72:73] offset:84
	global_store_dword v29, v4, s[72:73] offset:116
	global_store_dword v29, v2, s[72:73] offset:148
.LBB0_461:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v124, 63
	v_readlane_b32 s1, v125, 0
	v_add_u32_e32 v4, s23, v4
	v_add_u32_e32 v2, s23, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_580
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_464
.LBB0_463:
	scratch_load_dword v5, off, off offset:68
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:56
	scratch_load_dword v5, off, off offset:72
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:88
	global_store_dword v29, v4, s[72:73] offset:120
	global_store_dword v29, v2, s[72:73] offset:152
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v4, s15
	global_store_dwordx3 v29, v[2:4], s[72:73] offset:160
.LBB0_464:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s14, s14, 15
	s_cmp_gt_u32 s14, 30
	v_readlane_b32 s10, v126, 17
	s_cselect_b64 s[0:1], -1, 0
	v_readlane_b32 s11, v126, 18
	v_readlane_b32 s12, v123, 60
	s_or_b64 s[0:1], s[0:1], s[10:11]
	v_readlane_b32 s14, v123, 62
	v_readlane_b32 s15, v123, 63
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], s[14:15]
	s_mov_b32 s40, s47
	v_readlane_b32 s13, v123, 61
	s_cbranch_vccz .LBB0_474
.LBB0_465:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_467
	global_atomic_swap v29, v78, s[72:73] offset:176 sc1
.LBB0_467:
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB0_470
.LBB0_468:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v29, v2
.LBB0_469:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_477
.LBB0_470:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_469
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_468
	global_load_dword v2, v29, s[72:73] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_468
.LBB0_473:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s40, s40, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s40, 0
	s_cbranch_scc0 .LBB0_465
.LBB0_474:
	global_load_dwordx2 v[2:3], v29, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s47, v2
	v_readfirstlane_b32 s48, v3
	global_load_dwordx2 v[2:3], v29, s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s49, v2
	v_readfirstlane_b32 s67, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[42:43]
	s_cbranch_execz .LBB0_473
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v2, s22, 0
	v_mbcnt_hi_u32_b32 v2, s23, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[68:69], exec, vcc
	s_mov_b64 exec, s[68:69]
	s_cbranch_execz .LBB0_473
	s_sub_u32 s47, s47, s49
	s_subb_u32 s48, s48, s67
	s_ashr_i32 s49, s48, 31
	s_lshr_b32 s49, s49, 28
	s_add_u32 s47, s47, s49
	s_addc_u32 s49, s48, 0
	s_and_b32 s47, s47, -16
	v_readlane_b32 s10, v123, 44
	v_readlane_b32 s11, v123, 45
	s_add_u32 s48, s10, s47
	s_addc_u32 s49, s11, s49
	s_bcnt1_i32_b64 s22, s[22:23]
	v_mov_b32_e32 v2, s22
	global_atomic_add v29, v2, s[48:49] sc1
	s_branch .LBB0_473
.LBB0_477:
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[72:73] offset:160
	s_cmp_lt_i32 s35, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s40, v2
	s_cbranch_scc1 .LBB0_488
	v_mov_b32_e32 v4, 0
	s_mov_b32 s14, 0
	v_mov_b32_e32 v2, v115
	s_branch .LBB0_480
.LBB0_479:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v103
	s_add_i32 s14, s14, 16
	s_cmp_lt_i32 s14, s35
	v_add_u32_e32 v2, s63, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_488
.LBB0_480:
	v_add_u32_e32 v3, s14, v30
	v_cmp_gt_i32_e32 vcc, s35, v3
	s_and_b64 s[22:23], s[36:37], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_482
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[42:43]
	global_load_dword v3, v[6:7], off
.LBB0_482:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v104, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_484
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v27, v3
.LBB0_484:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v3, v106
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_479
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v106, v3
	s_branch .LBB0_479
.LBB0_488:
	v_readlane_b32 s68, v126, 28
	s_add_i32 s22, s35, s20
	v_readlane_b32 s71, v126, 31
	s_mul_i32 s0, s22, s71
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s76, v125, 61
	v_readlane_b32 s77, v125, 62
	s_add_u32 s14, s76, s0
	s_addc_u32 s15, s77, s1
	s_add_i32 s0, s22, s20
	s_mul_i32 s0, s0, s71
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s78, v125, 63
	v_readlane_b32 s79, v126, 0
	s_add_u32 s22, s76, s0
	s_addc_u32 s23, s77, s1
	v_readlane_b32 s76, v126, 5
	v_readlane_b32 s77, v126, 6
	v_readlane_b32 s78, v126, 7
	v_readlane_b32 s79, v126, 8
	v_readlane_b32 s69, v126, 29
	v_readlane_b32 s70, v126, 30
	v_readlane_b32 s68, v125, 3
	s_and_b32 s1, s15, 0xffff
	s_mov_b32 s0, s14
	buffer_load_dword v2, v81, s[76:79], 0 offen
	v_readlane_b32 s70, v125, 5
	v_readlane_b32 s71, v125, 6
	v_readlane_b32 s69, v125, 4
	s_mov_b32 s70, s78
	s_mov_b32 s71, s79
	s_andn2_b64 vcc, exec, s[8:9]
	v_readlane_b32 s80, v126, 1
	v_readlane_b32 s81, v126, 2
	v_readlane_b32 s82, v126, 3
	v_readlane_b32 s83, v126, 4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v107, s[0:3], 0 offen
	buffer_load_dword v2, v81, s[68:71], 0 offen
	s_mov_b64 s[0:1], s[68:69]
	v_writelane_b32 v125, s0, 3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v125, s1, 4
	v_writelane_b32 v125, s2, 5
	v_writelane_b32 v125, s3, 6
	s_and_b32 s1, s23, 0xffff
	s_mov_b32 s0, s22
	buffer_store_dword v2, v107, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccz .LBB0_492
.LBB0_489:
	s_lshl_b32 s8, s35, 6
	s_cmp_ge_i32 s8, s40
	s_cbranch_scc1 .LBB0_515
	scratch_load_dword v2, off, off offset:20
	scratch_load_dword v3, off, off offset:24
	v_readlane_b32 s12, v126, 5
	v_readlane_b32 s68, v126, 11
	v_readlane_b32 s13, v126, 6
	v_readlane_b32 s69, v126, 12
	v_readlane_b32 s14, v126, 7
	v_readlane_b32 s15, v126, 8
	s_mov_b64 s[12:13], s[68:69]
	s_mov_b64 s[0:1], s[68:69]
	v_readlane_b32 s70, v126, 13
	v_readlane_b32 s71, v126, 14
	v_writelane_b32 v126, s0, 11
	v_readlane_b32 s10, v125, 40
	v_readlane_b32 s11, v125, 41
	v_writelane_b32 v126, s1, 12
	v_writelane_b32 v126, s2, 13
	v_writelane_b32 v126, s3, 14
	s_lshl_b32 s0, s35, 10
	s_waitcnt vmcnt(1)
	buffer_load_dword v2, v2, s[12:15], 0 offen
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v6, s0, v3
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[10:11]
	.loc	1 41 0
	v_lshlrev_b32_e32 v2, 1, v108
	.loc	1 46 0
	v_or_b32_e32 v8, s0, v2
	s_branch .LBB0_509
.LBB0_491:
	s_or_b64 exec, exec, s[8:9]
	s_addk_i32 s25, 0x100
	s_cmp_lt_i32 s25, s46
	s_cbranch_scc0 .LBB0_489
.LBB0_492:
	v_add_u32_e32 v2, s25, v0
	v_cmp_gt_i32_e64 s[74:75], s46, v2
	v_mov_b32_e32 v28, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], s[74:75]
	s_cbranch_execz .LBB0_494
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v28, v[4:5], off
.LBB0_494:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v28
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execnz .LBB0_503
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execnz .LBB0_504
.LBB0_496:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_498
.LBB0_497:
	v_readlane_b32 s10, v124, 24
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_readlane_b32 s11, v124, 25
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v4
	v_lshl_add_u64 v[8:9], s[10:11], 0, v[6:7]
	v_readlane_b32 s10, v123, 58
	v_readlane_b32 s11, v123, 59
	s_nop 1
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
	global_store_dword v[6:7], v3, off
	global_store_dword v[8:9], v3, off
.LBB0_498:
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s8, v124, 56
	v_readlane_b32 s9, v124, 57
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_505
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_501
	v_lshl_add_u64 v[6:7], v[28:29], 2, s[22:23]
	global_load_dword v3, v[6:7], off
.LBB0_501:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB0_502:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_491
	s_branch .LBB0_507
.LBB0_503:
	v_readlane_b32 s76, v125, 61
	v_readlane_b32 s78, v125, 63
	v_readlane_b32 s79, v126, 0
	v_readlane_b32 s77, v125, 62
	v_readlane_b32 s80, v126, 1
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[78:79]
	global_load_dword v4, v[6:7], off
	v_readlane_b32 s81, v126, 2
	v_readlane_b32 s82, v126, 3
	v_readlane_b32 s83, v126, 4
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_496
.LBB0_504:
	v_lshl_add_u64 v[6:7], v[28:29], 2, s[14:15]
	global_load_dword v5, v[6:7], off
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execnz .LBB0_497
	s_branch .LBB0_498
.LBB0_505:
	s_mov_b64 s[0:1], 0
	s_cbranch_execz .LBB0_502
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[8:9], s[74:75], exec
	s_or_b64 s[0:1], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_491
.LBB0_507:
	v_readlane_b32 s0, v124, 22
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s1, v124, 23
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_491
.LBB0_508:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 7
	s_add_i32 s8, s8, s0
	v_subrev_u32_e32 v6, s64, v6
	s_cmp_lt_i32 s8, s40
	v_add_u32_e32 v8, s64, v8
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
	v_add_u32_e32 v4, 0, v108
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v122
	v_add_u32_e32 v4, s8, v1
	v_cmp_gt_i32_e32 vcc, s40, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_512
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_513
.LBB0_511:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[14:15], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_508
	s_branch .LBB0_514
.LBB0_512:
	v_readlane_b32 s10, v126, 9
	v_readlane_b32 s11, v126, 10
	s_nop 1
	v_lshl_add_u64 v[10:11], v[2:3], 2, s[10:11]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_511
.LBB0_513:
	v_readlane_b32 s10, v125, 59
	v_readlane_b32 s11, v125, 60
	s_nop 1
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[10:11]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[14:15], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_508
.LBB0_514:
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s76, v125, 61
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_readlane_b32 s82, v126, 3
	v_readlane_b32 s83, v126, 4
	v_readlane_b32 s10, v123, 52
	v_readlane_b32 s11, v123, 53
	v_lshl_add_u64 v[12:13], s[82:83], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v2, off
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[2:3], v11, off
	v_ashrrev_i32_e32 v2, 31, v10
	v_lshrrev_b32_e32 v2, 28, v2
	v_readlane_b32 s10, v123, 48
	v_add_u32_e32 v2, v10, v2
	v_readlane_b32 s11, v123, 49
	v_ashrrev_i32_e32 v10, 4, v2
	v_readlane_b32 s77, v125, 62
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[4:5]
	global_store_dword v[2:3], v10, off
	v_lshl_add_u64 v[2:3], s[50:51], 0, v[4:5]
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v4, 4, v4
	v_readlane_b32 s78, v125, 63
	v_readlane_b32 s79, v126, 0
	v_readlane_b32 s80, v126, 1
	v_readlane_b32 s81, v126, 2
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_508
.LBB0_515:
	global_load_dword v6, v29, s[72:73] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v6
	s_cbranch_vccnz .LBB0_520
	global_load_dword v2, v29, s[72:73] offset:100
	v_readlane_b32 s0, v126, 32
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s8, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_518
.LBB0_517:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	v_cmp_lt_i32_e32 vcc, s8, v6
	s_cbranch_vccz .LBB0_520
.LBB0_518:
	v_add_u32_e32 v4, s8, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_517
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_517
.LBB0_520:
	global_load_dword v6, v29, s[72:73] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v6
	s_cbranch_vccnz .LBB0_525
	global_load_dword v2, v29, s[72:73] offset:104
	v_readlane_b32 s0, v126, 32
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s8, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_523
.LBB0_522:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	v_cmp_lt_i32_e32 vcc, s8, v6
	s_cbranch_vccz .LBB0_525
.LBB0_523:
	v_add_u32_e32 v4, s8, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_522
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_522
.LBB0_525:
	global_load_dword v2, v29, s[72:73] offset:108
	v_readlane_b32 s0, v125, 1
	v_readlane_b32 s1, v125, 2
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_542
	global_load_dword v8, v29, s[72:73] offset:76
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v8
	s_cbranch_vccnz .LBB0_531
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s0, v126, 32
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s8, s24
	s_nop 0
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_529
.LBB0_528:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	v_cmp_lt_i32_e32 vcc, s8, v8
	s_cbranch_vccz .LBB0_531
.LBB0_529:
	v_add_u32_e32 v6, s8, v0
	v_cmp_lt_i32_e32 vcc, v6, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_528
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[10:11], v[6:7], 2, v[4:5]
	v_add_u32_e32 v3, 0x3000000, v6
	global_store_dword v[10:11], v3, off
	s_branch .LBB0_528
.LBB0_531:
	global_load_dword v3, v29, s[72:73] offset:80
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v3
	s_cbranch_vccnz .LBB0_536
	global_load_dword v4, v29, s[72:73] offset:112
	v_readlane_b32 s0, v126, 32
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s8, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_534
.LBB0_533:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	v_cmp_lt_i32_e32 vcc, s8, v3
	s_cbranch_vccz .LBB0_536
.LBB0_534:
	v_add_u32_e32 v6, s8, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_533
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x4000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_533
.LBB0_536:
	global_load_dword v3, v29, s[72:73] offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v3
	s_cbranch_vccnz .LBB0_541
	global_load_dword v4, v29, s[72:73] offset:116
	v_readlane_b32 s0, v126, 32
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s8, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_539
.LBB0_538:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	v_cmp_ge_i32_e32 vcc, s8, v3
	s_cbranch_vccnz .LBB0_541
.LBB0_539:
	v_add_u32_e32 v6, s8, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_538
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x5000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_538
.LBB0_541:
	s_mov_b64 s[0:1], 0
.LBB0_542:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_560
	v_readlane_b32 s0, v123, 50
	v_readlane_b32 s1, v123, 51
	s_and_b64 s[0:1], s[0:1], exec
	v_readlane_b32 s76, v125, 8
	v_readlane_b32 s0, v125, 16
	v_readlane_b32 s81, v125, 13
	v_readlane_b32 s1, v125, 17
	v_readlane_b32 s82, v125, 14
	s_cselect_b32 s14, s40, s81
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s22, s40, s82
	s_add_i32 s15, s14, s22
	s_mul_i32 s8, s40, s34
	s_cmp_ge_i32 s24, s8
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s77, v125, 9
	v_readlane_b32 s78, v125, 10
	v_readlane_b32 s79, v125, 11
	v_readlane_b32 s80, v125, 12
	v_readlane_b32 s83, v125, 15
	s_cbranch_scc1 .LBB0_549
	v_readlane_b32 s0, v126, 32
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s9, s24
	s_nop 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_546
.LBB0_545:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s9, s9, s6
	s_cmp_lt_i32 s9, s8
	s_cbranch_scc0 .LBB0_548
.LBB0_546:
	v_add_u32_e32 v4, s9, v0
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_545
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v125, 30
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s10, v5
	v_readlane_b32 s10, v125, 26
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s10
	v_mul_lo_u32 v9, v7, s60
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s60, v6
	v_readlane_b32 s10, v124, 60
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
	v_subrev_u32_e32 v7, s14, v5
	v_subrev_u32_e32 v9, s15, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s40, v6
	v_min_i32_e32 v7, s40, v7
	v_min_i32_e32 v9, s40, v9
	v_mul_lo_u32 v6, v6, s34
	v_mul_lo_u32 v7, v7, s62
	v_mul_lo_u32 v9, v9, s10
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s34
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
	s_mul_i32 s23, s40, s62
	s_cmp_lt_i32 s24, s23
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_ge_i32 s24, s23
	s_cbranch_scc1 .LBB0_554
	v_readlane_b32 s8, v126, 32
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s9, v126, 33
	s_add_i32 s25, s14, 1
	s_mov_b32 s46, s24
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_552
.LBB0_551:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s46, s46, s6
	s_cmp_lt_i32 s46, s23
	s_cbranch_scc0 .LBB0_554
.LBB0_552:
	v_add_u32_e32 v4, s46, v0
	v_cmp_gt_i32_e32 vcc, s23, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_551
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s10, v125, 29
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s10, v5
	v_readlane_b32 s10, v125, 23
	v_add_u32_e32 v8, 0x4000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s10
	v_mul_lo_u32 v9, v7, s97
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	v_readlane_b32 s10, v124, 60
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s97, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s25, v5
	v_subrev_u32_e32 v9, s22, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s40, v6
	v_min_i32_e32 v7, s40, v7
	v_min_i32_e32 v9, s40, v9
	v_mul_lo_u32 v6, v6, s34
	v_mul_lo_u32 v7, v7, s62
	v_mul_lo_u32 v9, v9, s10
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s62
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_551
.LBB0_554:
	v_readlane_b32 s8, v124, 58
	v_readlane_b32 s9, v124, 59
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_560
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_560
	global_load_dword v2, v29, s[72:73] offset:108
	v_readlane_b32 s0, v126, 32
	v_readlane_b32 s1, v126, 33
	s_mov_b32 s8, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_558
.LBB0_557:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s6
	s_cmp_ge_i32 s8, s23
	s_cbranch_scc1 .LBB0_560
.LBB0_558:
	v_add_u32_e32 v4, s8, v0
	v_cmp_gt_i32_e32 vcc, s23, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_557
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s9, v125, 29
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s9, v5
	v_readlane_b32 s9, v125, 23
	v_add_u32_e32 v8, 0x5000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s9
	v_mul_lo_u32 v9, v7, s97
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	v_readlane_b32 s9, v124, 60
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s97, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s97, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s15, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s14, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s40, v7
	v_min_i32_e32 v6, s40, v6
	v_min_i32_e32 v9, s40, v9
	v_mul_lo_u32 v7, v7, s34
	v_mul_lo_u32 v6, v6, s62
	v_mul_lo_u32 v9, v9, s9
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s62
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
	v_cmp_ge_i32_e32 vcc, s24, v6
	s_cbranch_vccnz .LBB0_565
	global_load_dword v2, v29, s[72:73] offset:120
	v_readlane_b32 s0, v126, 32
	v_readlane_b32 s1, v126, 33
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_563
.LBB0_562:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s24, s24, s6
	v_cmp_lt_i32_e32 vcc, s24, v6
	s_cbranch_vccz .LBB0_565
.LBB0_563:
	v_add_u32_e32 v4, s24, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
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
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_mov_b32 s40, s28
	s_cbranch_execz .LBB0_569
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_568
	s_bcnt1_i32_b64 s14, s[14:15]
	v_mov_b32_e32 v3, s14
	v_readlane_b32 s14, v123, 13
	v_readlane_b32 s15, v123, 14
	s_nop 4
	global_atomic_add v3, v29, v3, s[14:15] offset:36 sc0 sc1
.LBB0_568:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v3
	s_nop 1
	v_add_u32_e32 v2, s8, v2
	ds_write_b32 v29, v2
.LBB0_569:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	v_readlane_b32 s0, v124, 30
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s0, v2
	s_cbranch_vccz .LBB0_572
	s_branch .LBB0_578
.LBB0_570:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
	s_nop 1
	v_mov_b32_e32 v2, s8
	ds_write_b32 v29, v2
.LBB0_571:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v29
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s20, v2
	s_cbranch_vccz .LBB0_575
.LBB0_572:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_571
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_570
	v_readlane_b32 s14, v123, 13
	v_readlane_b32 s15, v123, 14
	s_nop 4
	global_load_dword v2, v29, s[14:15] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_570
.LBB0_575:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 35 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_577
	.loc	1 46 0
	global_atomic_swap v29, v78, s[72:73] sc1
.LBB0_577:
	s_or_b64 exec, exec, s[0:1]
.LBB0_578:
	.loc	1 47 0
	v_readlane_b32 s0, v123, 32
	v_readlane_b32 s1, v123, 33
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_4
	.loc	1 48 0
	v_readlane_b32 s8, v123, 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v2, s8
	v_readlane_b32 s8, v126, 23
	v_readlane_b32 s9, v126, 24
	v_readlane_b32 s0, v124, 26
	v_mov_b32_e32 v4, s1
	v_cndmask_b32_e64 v2, v2, v3, s[8:9]
	v_mov_b32_e32 v3, s0
	v_readlane_b32 s0, v126, 25
	v_cndmask_b32_e64 v3, v3, v4, s[8:9]
	v_mov_b32_e32 v4, s89
	v_readlane_b32 s1, v126, 26
	v_readlane_b32 s8, v123, 60
	v_readlane_b32 s9, v123, 61
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_mov_b32_e32 v4, s88
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	s_lshl_b32 s0, s35, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s10, v123, 62
	v_readlane_b32 s11, v123, 63
	buffer_store_dwordx2 v[2:3], v31, s[0:3], 0 offen
	s_branch .LBB0_4
.LBB0_580:
	.loc	1 46 0
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execz .LBB0_582
	scratch_load_dword v5, off, off offset:108
	s_waitcnt vmcnt(0)
	global_store_dword v29, v5, s[72:73] offset:40
	global_store_dword v29, v5, s[72:73] offset:72
	global_store_dword v29, v4, s[72:73] offset:104
	global_store_dword v29, v2, s[72:73] offset:136
.LBB0_582:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 16
	s_nop 1
	v_add_u32_e32 v4, s0, v4
	v_add_u32_e32 v2, s0, v2
	s_and_saveexec_b64 s[0:1], s[42:43]
	s_cbranch_execnz .LBB0_463
	s_branch .LBB0_464
.LBB0_583:
	v_readlane_b32 s16, v126, 62
	v_readlane_b32 s17, v126, 63
	v_readlane_b32 s28, v123, 28
	v_readlane_b32 s29, v123, 29
.LBB0_584:
	.loc	1 72 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s28, 6
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
	s_load_dword s6, s[16:17], 0x180
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
		.amdhsa_private_segment_fixed_size 144
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
	.set moe_backward.private_seg_size, 144
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
    .private_segment_fixed_size: 144
    .sgpr_count:     106
    .sgpr_spill_count: 298
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 35
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
