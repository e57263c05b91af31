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
	s_mov_b32 s19, 0
	v_writelane_b32 v123, s14, 0
	s_nop 1
	v_writelane_b32 v123, s15, 1
	v_writelane_b32 v123, s12, 2
	s_nop 1
	v_writelane_b32 v123, s13, 3
	v_writelane_b32 v123, s10, 4
	s_nop 1
	v_writelane_b32 v123, s11, 5
	v_writelane_b32 v123, s8, 6
	s_nop 1
	v_writelane_b32 v123, s9, 7
	v_writelane_b32 v123, s6, 8
	s_nop 1
	v_writelane_b32 v123, s7, 9
	v_writelane_b32 v123, s2, 10
	s_nop 1
	v_writelane_b32 v123, s3, 11
	s_load_dword s2, s[0:1], 0x11c
	.loc	1 18 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s18, s2
	v_cvt_f32_u32_e32 v1, s18
	v_writelane_b32 v123, s2, 12
	s_load_dwordx2 s[26:27], s[0:1], 0x100
	s_load_dwordx2 s[50:51], s[0:1], 0xd0
	s_load_dword s2, s[0:1], 0x140
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 32 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s42, s[26:27], 0xac
	.loc	1 35 0
	s_cmp_lg_u32 s2, 0
	.loc	1 18 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s3, v1
	.loc	1 35 0
	s_cbranch_scc1 .LBB0_2
	s_load_dword s6, s[0:1], 0x13c
	.loc	1 36 0
	s_load_dword s7, s[0:1], 0x180
	s_waitcnt lgkmcnt(0)
	s_min_i32 s19, s7, s6
.LBB0_2:
	.loc	1 32 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s42, 1
	.loc	1 33 0
	s_lshr_b32 s6, s33, 31
	s_add_i32 s6, s33, s6
	s_and_b32 s6, s6, -2
	s_sub_i32 s8, s33, s6
	s_lshl_b32 s6, s8, 4
	s_ashr_i32 s7, s6, 31
	s_load_dword s28, s[0:1], 0x144
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s50, s6
	s_addc_u32 s7, s51, s7
	v_writelane_b32 v123, s6, 13
	.loc	1 38 0
	s_add_i32 s87, s19, -1
	s_cmp_lt_i32 s87, -2.0
	v_writelane_b32 v123, s7, 14
	v_and_b32_e32 v1, 63, v0
	s_cbranch_scc1 .LBB0_603
	s_load_dwordx4 s[68:71], s[0:1], 0x120
	s_load_dword s72, s[0:1], 0x11c
	s_sub_i32 s6, 0, s18
	s_mul_i32 s6, s6, s3
	s_mul_hi_u32 s6, s3, s6
	s_add_i32 s6, s3, s6
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s71
	v_writelane_b32 v123, s6, 15
	s_mul_hi_u32 s6, s3, s6
	.loc	1 18 0
	s_mul_i32 s10, s6, s18
	s_ashr_i32 s9, s71, 31
	s_ashr_i32 s7, s72, 31
	s_sub_i32 s3, s3, s10
	s_xor_b32 s7, s9, s7
	s_add_i32 s10, s6, 1
	s_sub_i32 s11, s3, s18
	s_load_dword s12, s[0:1], 0x168
	s_load_dwordx8 s[60:67], s[0:1], 0x148
	s_load_dword s14, s[0:1], 0x138
	s_load_dwordx2 s[34:35], s[0:1], 0x130
	s_cmp_ge_u32 s3, s18
	s_cselect_b32 s6, s10, s6
	s_cselect_b32 s3, s11, s3
	s_add_i32 s10, s6, 1
	s_cmp_ge_u32 s3, s18
	s_cselect_b32 s3, s10, s6
	s_xor_b32 s3, s3, s7
	.loc	1 20 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s24, s35, 63
	.loc	1 18 0
	s_sub_i32 s43, s3, s7
	.loc	1 20 0
	s_ashr_i32 s3, s24, 31
	s_lshr_b32 s3, s3, 26
	s_add_i32 s22, s34, 63
	s_add_i32 s7, s24, s3
	s_ashr_i32 s3, s22, 31
	s_lshr_b32 s3, s3, 26
	s_add_i32 s75, s22, s3
	s_add_i32 s3, s69, 7
	s_ashr_i32 s10, s3, 31
	s_lshr_b32 s10, s10, 29
	s_add_i32 s3, s3, s10
	s_ashr_i32 s13, s3, 3
	.loc	1 21 0
	s_add_i32 s3, s24, s35
	s_ashr_i32 s10, s3, 31
	s_lshr_b32 s10, s10, 26
	s_add_i32 s3, s3, s10
	s_ashr_i32 s15, s3, 6
	s_add_i32 s3, s34, 0x7f
	s_ashr_i32 s10, s3, 31
	s_lshr_b32 s10, s10, 25
	s_add_i32 s3, s3, s10
	s_ashr_i32 s20, s3, 7
	.loc	1 22 0
	s_add_i32 s3, s35, 0x7f
	s_ashr_i32 s10, s3, 31
	s_lshr_b32 s10, s10, 25
	s_add_i32 s3, s3, s10
	.loc	1 26 0
	s_lshl_b32 s10, s14, 4
	s_ashr_i32 s11, s10, 31
	v_writelane_b32 v123, s10, 16
	s_mov_b64 s[36:37], s[0:1]
	.loc	1 29 0
	s_mul_i32 s0, s43, s34
	.loc	1 21 0
	s_lshl_b32 s48, s35, 1
	v_writelane_b32 v123, s11, 17
	.loc	1 29 0
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v123, s0, 18
	.loc	1 31 0
	s_mul_i32 s10, s48, s43
	s_ashr_i32 s11, s10, 31
	v_writelane_b32 v123, s1, 19
	v_writelane_b32 v123, s10, 20
	.loc	1 22 0
	s_ashr_i32 s21, s3, 7
	.loc	1 33 0
	s_ashr_i32 s3, s2, 31
	v_writelane_b32 v123, s11, 21
	.loc	1 20 0
	s_ashr_i32 s6, s7, 6
	s_ashr_i32 s74, s75, 6
	.loc	1 28 0
	s_ashr_i32 s17, s34, 31
	.loc	1 29 0
	s_ashr_i32 s73, s35, 31
	.loc	1 30 0
	s_ashr_i32 s49, s48, 31
	.loc	1 33 0
	s_lshl_b64 s[10:11], s[2:3], 2
	v_readlane_b32 s30, v123, 13
	v_readlane_b32 s31, v123, 14
	s_add_u32 s10, s30, s10
	s_addc_u32 s11, s31, s11
	s_mov_b32 s97, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[84:85], 64, v0
	s_max_i32 s96, s2, 1
	s_and_b64 s[98:99], vcc, s[84:85]
	s_lshl_b64 s[2:3], s[96:97], 2
	v_writelane_b32 v123, s10, 22
	s_add_u32 s2, s26, s2
	s_addc_u32 s3, s27, s3
	v_writelane_b32 v123, s11, 23
	v_writelane_b32 v123, s2, 24
	s_cmp_gt_i32 s28, 0
	s_mov_b32 s29, s97
	v_writelane_b32 v123, s3, 25
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v123, s2, 26
	s_load_dwordx8 s[52:59], s[36:37], 0x98
	s_mul_i32 s38, s74, s13
	v_writelane_b32 v123, s3, 27
	s_mov_b32 s2, s28
	v_writelane_b32 v123, s2, 28
	.loc	1 22 0
	s_mul_i32 s21, s21, s74
	s_load_dwordx8 s[76:83], s[36:37], 0xd8
	v_writelane_b32 v123, s3, 29
	s_lshl_b64 s[2:3], s[28:29], 2
	s_add_u32 s2, s26, s2
	s_addc_u32 s3, s27, s3
	v_writelane_b32 v123, s2, 30
	s_cmp_lg_u32 s12, 0
	s_load_dwordx2 s[12:13], s[36:37], 0xc8
	v_writelane_b32 v123, s3, 31
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s61, 0
	v_writelane_b32 v123, s2, 32
	s_cselect_b64 s[44:45], -1, 0
	s_cmp_lg_u32 s61, 0
	v_writelane_b32 v123, s3, 33
	s_cselect_b64 s[10:11], -1, 0
	v_writelane_b32 v123, s10, 34
	s_ashr_i32 s39, s38, 31
	s_load_dword s40, s[36:37], 0x118
	v_writelane_b32 v123, s11, 35
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v123, s52, 36
	s_lshl_b64 s[10:11], s[38:39], 2
	s_add_u32 s10, s56, s10
	v_writelane_b32 v123, s53, 37
	v_writelane_b32 v123, s54, 38
	v_writelane_b32 v123, s55, 39
	v_writelane_b32 v123, s56, 40
	v_writelane_b32 v123, s57, 41
	v_writelane_b32 v123, s58, 42
	v_writelane_b32 v123, s59, 43
	s_addc_u32 s11, s57, s11
	v_writelane_b32 v123, s10, 44
	.loc	1 19 0
	s_mul_i32 s52, s70, s69
	v_and_b32_e32 v7, 56, v0
	v_writelane_b32 v123, s11, 45
	.loc	1 21 0
	s_mul_i32 s10, s15, s20
	v_writelane_b32 v123, s10, 46
	s_add_i32 s96, s10, s21
	s_add_i32 s10, s74, 2
	s_mul_i32 s20, s10, s14
	s_ashr_i32 s21, s20, 31
	v_writelane_b32 v123, s10, 47
	s_lshl_b64 s[10:11], s[20:21], 2
	s_add_u32 s10, s12, s10
	v_writelane_b32 v123, s12, 48
	s_addc_u32 s11, s13, s11
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_writelane_b32 v123, s13, 49
	v_writelane_b32 v123, s10, 50
	s_mul_i32 s12, s14, 3
	v_and_b32_e32 v27, 15, v0
	v_writelane_b32 v123, s11, 51
	s_mul_i32 s10, s71, 3
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s0, s80, s10
	s_addc_u32 s1, s81, s11
	s_lshl_b32 s10, s14, 1
	s_ashr_i32 s11, s10, 31
	v_writelane_b32 v123, s0, 52
	s_lshl_b64 s[10:11], s[10:11], 2
	v_lshlrev_b32_e32 v26, 1, v27
	v_writelane_b32 v123, s1, 53
	s_add_u32 s0, s82, s10
	s_addc_u32 s1, s83, s11
	s_ashr_i32 s13, s12, 31
	v_writelane_b32 v123, s0, 54
	s_lshl_b64 s[12:13], s[12:13], 2
	v_and_b32_e32 v68, 48, v0
	v_writelane_b32 v123, s1, 55
	s_add_u32 s0, s82, s12
	s_addc_u32 s1, s83, s13
	v_writelane_b32 v123, s0, 56
	s_cmp_lt_i32 s65, 0
	s_cselect_b64 s[28:29], -1, 0
	v_writelane_b32 v123, s1, 57
	v_writelane_b32 v123, s28, 58
	s_ashr_i32 s15, s14, 31
	s_mov_b64 s[0:1], s[36:37]
	v_writelane_b32 v123, s29, 59
	s_lshl_b64 s[28:29], s[14:15], 2
	s_add_u32 s28, s82, s28
	s_addc_u32 s29, s83, s29
	v_writelane_b32 v123, s28, 60
	s_cmp_gt_i32 s61, 1
	s_mov_b64 s[12:13], s[0:1]
	v_writelane_b32 v123, s29, 61
	s_cselect_b64 s[28:29], -1, 0
	v_writelane_b32 v123, s28, 62
	s_cmp_gt_i32 s70, 0
	v_and_b32_e32 v2, 62, v0
	v_writelane_b32 v123, s29, 63
	s_cselect_b64 s[28:29], -1, 0
	v_writelane_b32 v124, s28, 0
	s_ashr_i32 s53, s52, 31
	s_mov_b32 s2, s6
	v_writelane_b32 v124, s29, 1
	s_lshl_b64 s[28:29], s[52:53], 2
	s_add_u32 s28, s78, s28
	s_addc_u32 s29, s79, s29
	v_writelane_b32 v124, s28, 2
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[36:37], s[40:41], 3
	v_writelane_b32 v124, s29, 3
	s_load_dwordx4 s[28:31], s[0:1], 0x108
	v_writelane_b32 v124, s12, 4
	s_load_dwordx8 s[88:95], s[12:13], 0x78
	v_and_b32_e32 v4, 3, v0
	v_writelane_b32 v124, s13, 5
	s_waitcnt lgkmcnt(0)
	s_add_u32 s56, s30, s36
	v_writelane_b32 v124, s28, 6
	s_addc_u32 s57, s31, s37
	s_lshl_b32 s36, s71, 1
	s_ashr_i32 s37, s36, 31
	v_writelane_b32 v124, s29, 7
	s_and_b64 s[0:1], s[84:85], vcc
	s_lshl_b64 s[36:37], s[36:37], 2
	v_writelane_b32 v124, s30, 8
	s_add_u32 s58, s80, s36
	v_writelane_b32 v124, s31, 9
	s_addc_u32 s59, s81, s37
	v_writelane_b32 v124, s0, 10
	s_cmp_gt_i32 s48, 0
	v_cmp_gt_i32_e32 vcc, s48, v26
	v_writelane_b32 v124, s1, 11
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 12
	s_sub_i32 s10, s48, 32
	v_bfrev_b32_e32 v6, 1
	v_writelane_b32 v124, s1, 13
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 14
	s_cmp_gt_i32 s10, 0
	v_cmp_eq_u32_e32 vcc, 0, v68
	v_writelane_b32 v124, s1, 15
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s15, s48, 31
	v_writelane_b32 v124, s0, 16
	s_cmp_gt_i32 s15, 31
	v_lshlrev_b32_e32 v5, 2, v1
	v_writelane_b32 v124, s1, 17
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s3, s6, 31
	v_writelane_b32 v124, s0, 18
	s_cmp_gt_i32 s24, 63
	v_and_b32_e32 v28, 7, v0
	v_writelane_b32 v124, s1, 19
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 20
	v_bfe_u32 v32, v0, 3, 3
	s_mov_b64 s[12:13], s[26:27]
	v_writelane_b32 v124, s1, 21
	s_and_b64 s[0:1], vcc, s[84:85]
	v_writelane_b32 v124, s0, 22
	s_cmp_eq_u32 s61, 3
	v_cmp_gt_i32_e32 vcc, s34, v26
	v_writelane_b32 v124, s1, 23
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s72, 0
	v_writelane_b32 v124, s0, 24
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_gt_i32 s34, 0
	v_writelane_b32 v124, s1, 25
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 26
	s_sub_i32 s11, s34, 32
	v_readlane_b32 s24, v123, 36
	v_writelane_b32 v124, s1, 27
	s_and_b64 s[0:1], vcc, s[0:1]
	v_writelane_b32 v124, s0, 28
	s_cmp_gt_i32 s11, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 29
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s15, s34, 31
	v_writelane_b32 v124, s0, 30
	s_cmp_gt_i32 s15, 31
	v_and_b32_e32 v2, 60, v0
	v_writelane_b32 v124, s1, 31
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v124, s0, 32
	s_and_b64 s[46:47], vcc, s[84:85]
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_writelane_b32 v124, s1, 33
	s_add_i32 s0, s20, 1
	s_mul_i32 s20, s52, 3
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s20, s78, s20
	s_addc_u32 s21, s79, s21
	v_writelane_b32 v124, s20, 34
	v_lshlrev_b32_e32 v2, 3, v4
	v_readlane_b32 s25, v123, 37
	v_writelane_b32 v124, s21, 35
	s_lshl_b32 s20, s52, 1
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s20, s78, s20
	s_addc_u32 s21, s79, s21
	s_max_i32 s6, s14, s43
	s_add_i32 s14, s42, 2
	s_lshr_b32 s15, s14, 31
	s_add_i32 s15, s14, s15
	s_and_b32 s15, s15, 0xffffffe
	s_sub_i32 s14, s14, s15
	v_writelane_b32 v124, s20, 36
	s_lshl_b32 s14, s14, 4
	s_ashr_i32 s15, s14, 31
	v_writelane_b32 v124, s21, 37
	s_ashr_i32 s1, s16, 31
	s_add_i32 s86, s38, 1
	s_and_b64 vcc, vcc, s[84:85]
	s_lshl_b64 s[14:15], s[14:15], 2
	v_writelane_b32 v124, s1, 38
	s_lshl_b32 s54, s19, 8
	s_add_i32 s55, s0, s43
	v_writelane_b32 v124, s0, 39
	s_add_u32 s0, s50, s14
	s_addc_u32 s1, s51, s15
	v_writelane_b32 v124, s0, 40
	v_cmp_eq_u32_e64 s[14:15], 0, v4
	s_add_i32 s20, s87, s68
	v_writelane_b32 v124, s1, 41
	.loc	1 38 0
	s_mul_i32 s0, s71, s8
	s_mul_i32 s0, s0, s72
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v124, s14, 42
	s_lshl_b64 s[0:1], s[0:1], 2
	s_and_b64 s[50:51], s[84:85], s[14:15]
	v_writelane_b32 v124, s15, 43
	s_add_u32 s0, s94, s0
	v_writelane_b32 v124, s88, 44
	s_addc_u32 s1, s95, s1
	s_cmp_gt_i32 s19, 0
	v_writelane_b32 v124, s89, 45
	v_writelane_b32 v124, s90, 46
	v_writelane_b32 v124, s91, 47
	v_writelane_b32 v124, s92, 48
	v_writelane_b32 v124, s93, 49
	v_writelane_b32 v124, s94, 50
	v_writelane_b32 v124, s95, 51
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v124, s14, 52
	v_cndmask_b32_e32 v39, v6, v2, vcc
	v_add_u32_e32 v2, 0xffffff80, v5
	v_writelane_b32 v124, s15, 53
	s_mul_i32 s14, s71, s40
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_cmp_gt_u32_e32 vcc, 32, v1
	s_add_u32 s88, s0, s14
	s_addc_u32 s89, s1, s15
	v_cndmask_b32_e32 v41, v2, v5, vcc
	v_mad_u64_u32 v[2:3], s[14:15], s43, v32, v[28:29]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[8:9], s[0:1], 0, v[2:3]
	scratch_store_dwordx2 off, v[8:9], off
	v_add_u32_e32 v8, -8, v5
	v_cmp_gt_u32_e32 vcc, 2, v1
	s_lshl_b64 s[0:1], s[40:41], 2
	s_add_u32 s0, s24, s0
	v_cndmask_b32_e32 v8, v8, v5, vcc
	scratch_store_dword off, v8, off offset:108
	v_add_u32_e32 v8, -16, v5
	v_cmp_gt_u32_e32 vcc, 4, v1
	v_cmp_gt_i32_e64 s[90:91], s43, v28
	v_writelane_b32 v124, s0, 54
	v_cndmask_b32_e32 v8, v8, v5, vcc
	v_cmp_gt_i32_e32 vcc, s72, v32
	s_addc_u32 s0, s25, s1
	s_and_b64 s[14:15], vcc, s[90:91]
	s_mov_b32 s8, s71
	v_writelane_b32 v124, s0, 55
	s_lshl_b64 s[0:1], s[8:9], 2
	s_and_b64 s[8:9], s[84:85], s[14:15]
	v_writelane_b32 v124, s8, 56
	s_add_u32 s36, s80, s0
	s_addc_u32 s37, s81, s1
	v_writelane_b32 v124, s9, 57
	v_writelane_b32 v124, s14, 58
	v_cmp_eq_u32_e64 s[0:1], s40, v32
	v_readlane_b32 s26, v123, 38
	v_writelane_b32 v124, s15, 59
	v_readlane_b32 s27, v123, 39
	v_readlane_b32 s28, v123, 40
	v_readlane_b32 s29, v123, 41
	v_readlane_b32 s30, v123, 42
	v_readlane_b32 s31, v123, 43
	v_writelane_b32 v124, s0, 60
	s_mov_b64 s[24:25], s[60:61]
	s_mov_b64 s[26:27], s[62:63]
	v_writelane_b32 v124, s1, 61
	s_and_b64 s[0:1], s[0:1], s[14:15]
	s_and_b64 s[0:1], s[84:85], s[0:1]
	v_writelane_b32 v124, s0, 62
	s_cmp_eq_u32 s26, 0
	s_mov_b64 s[94:95], s[44:45]
	v_writelane_b32 v124, s1, 63
	s_cselect_b64 s[0:1], -1, 0
	scratch_store_dword off, v8, off offset:112
	v_writelane_b32 v125, s0, 0
	v_cndmask_b32_e64 v8, 0, 1, s[94:95]
	s_cmp_lg_u32 s26, 0
	v_writelane_b32 v125, s1, 1
	v_readfirstlane_b32 s0, v8
	s_cselect_b64 s[8:9], -1, 0
	s_max_i32 s0, s68, s0
	s_add_i32 s0, s0, 7
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 3
	v_writelane_b32 v125, s8, 2
	s_cmp_eq_u32 s25, 2
	s_mov_b64 s[30:31], s[66:67]
	v_writelane_b32 v125, s9, 3
	s_mul_i32 s8, s0, s74
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 4
	s_mov_b64 s[28:29], s[64:65]
	v_lshl_add_u64 v[8:9], s[36:37], 0, v[2:3]
	v_writelane_b32 v125, s1, 5
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, s74, 0
	s_cmp_gt_i32 s27, 0
	v_writelane_b32 v125, s0, 6
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 7
	s_cmp_eq_u32 s31, 0
	s_mov_b32 s41, s29
	v_writelane_b32 v125, s1, 8
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 9
	s_cmp_lg_u32 s31, 0
	s_mov_b32 s42, s30
	v_writelane_b32 v125, s1, 10
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 11
	scratch_store_dwordx2 off, v[8:9], off offset:128
	v_lshlrev_b32_e32 v9, 4, v0
	v_writelane_b32 v125, s1, 12
	s_min_i32 s0, s28, s8
	s_cmp_gt_i32 s28, 0
	s_cselect_b32 s9, s0, s8
	s_and_b32 s37, s37, 0xffff
	v_writelane_b32 v125, s36, 13
	s_lshl_b32 s0, s19, 6
	s_and_b32 s45, s81, 0xffff
	v_writelane_b32 v125, s37, 14
	v_writelane_b32 v125, s38, 15
	v_writelane_b32 v125, s39, 16
	v_writelane_b32 v125, s0, 17
	s_mov_b64 s[36:37], s[24:25]
	s_mov_b32 s39, s27
	v_writelane_b32 v125, s36, 18
	s_and_b32 s93, s59, 0xffff
	s_cmp_lt_i32 s30, 0
	v_writelane_b32 v125, s37, 19
	v_writelane_b32 v125, s38, 20
	v_writelane_b32 v125, s39, 21
	v_writelane_b32 v125, s40, 22
	v_writelane_b32 v125, s41, 23
	v_writelane_b32 v125, s42, 24
	v_writelane_b32 v125, s43, 25
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 26
	s_cmp_gt_u32 s10, 32
	s_mov_b64 s[24:25], s[88:89]
	v_writelane_b32 v125, s1, 27
	v_writelane_b32 v125, s10, 28
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v125, s0, 29
	s_cmp_gt_u32 s11, 32
	s_mov_b64 s[30:31], s[2:3]
	v_writelane_b32 v125, s1, 30
	s_cselect_b64 s[0:1], -1, 0
	s_abs_i32 s41, s74
	v_cvt_f32_u32_e32 v8, s41
	v_writelane_b32 v125, s11, 31
	v_writelane_b32 v125, s24, 32
	s_abs_i32 s89, s96
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s25, 33
	v_writelane_b32 v125, s0, 34
	s_abs_i32 s88, s30
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_writelane_b32 v125, s1, 35
	s_sub_i32 s0, 0, s41
	s_abs_i32 s14, s19
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s89
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 36
	s_sub_i32 s0, 0, s89
	s_ashr_i32 s2, s75, 31
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_lshl_b32 s3, s70, 3
	s_abs_i32 s28, s70
	v_lshlrev_b32_e32 v14, 5, v0
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s88
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 37
	s_sub_i32 s0, 0, s88
	v_lshrrev_b32_e32 v7, 1, v7
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_lshlrev_b32_e32 v21, 1, v0
	v_bfe_i32 v33, v0, 5, 1
	v_and_b32_e32 v119, 62, v21
	v_readfirstlane_b32 s1, v8
	v_cvt_f32_u32_e32 v8, s14
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_rcp_iflag_f32_e32 v8, v8
	v_writelane_b32 v125, s0, 38
	v_writelane_b32 v125, s22, 39
	s_sub_i32 s0, 0, s14
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_writelane_b32 v125, s23, 40
	v_writelane_b32 v125, s2, 41
	s_ashr_i32 s2, s7, 31
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	v_writelane_b32 v125, s2, 42
	s_mul_hi_u32 s0, s1, s0
	v_writelane_b32 v125, s3, 43
	s_ashr_i32 s3, s96, 31
	s_add_i32 s1, s1, s0
	s_abs_i32 s0, s20
	v_writelane_b32 v125, s3, 44
	s_ashr_i32 s3, s43, 31
	s_mul_hi_u32 s15, s0, s1
	v_writelane_b32 v125, s3, 45
	s_mul_i32 s1, s15, s14
	v_writelane_b32 v125, s52, 46
	s_sub_i32 s21, s0, s1
	s_and_b64 s[0:1], s[94:95], s[22:23]
	s_xor_b32 s2, s20, s19
	s_abs_i32 s95, s43
	v_writelane_b32 v125, s53, 47
	s_abs_i32 s26, s52
	s_ashr_i32 s20, s70, 31
	s_ashr_i32 s2, s2, 31
	s_sub_i32 s3, 0, s95
	s_sub_i32 s7, 0, s26
	v_writelane_b32 v125, s20, 48
	s_sub_i32 s20, 0, s28
	s_add_i32 s22, s15, 1
	s_sub_i32 s23, s21, s14
	s_cmp_ge_u32 s21, s14
	s_cselect_b32 s15, s22, s15
	s_cselect_b32 s21, s23, s21
	s_add_i32 s22, s15, 1
	v_lshlrev_b32_e32 v8, 10, v0
	s_cmp_ge_u32 s21, s14
	v_and_b32_e32 v8, 0x1000, v8
	s_movk_i32 s14, 0x630
	v_and_or_b32 v10, v9, s14, v8
	v_and_b32_e32 v8, 16, v0
	v_bfe_i32 v9, v0, 3, 1
	v_lshlrev_b32_e32 v11, 3, v8
	s_movk_i32 s14, 0x840
	v_and_or_b32 v11, v9, s14, v11
	v_and_b32_e32 v9, 1, v0
	v_lshl_add_u32 v12, v9, 4, 0
	s_movk_i32 s14, 0x3f0
	v_mad_u32_u24 v13, v9, s14, v12
	s_movk_i32 s14, 0xe0
	v_and_or_b32 v84, v14, s14, v7
	v_cvt_f32_u32_e32 v7, s95
	v_and_b32_e32 v35, 0x208, v33
	v_and_b32_e32 v42, 0x80, v0
	v_lshrrev_b32_e32 v43, 1, v42
	v_rcp_iflag_f32_e32 v7, v7
	v_xor_b32_e32 v35, v35, v119
	v_or_b32_e32 v69, v35, v43
	v_lshlrev_b32_e32 v35, 1, v42
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_or3_b32 v10, v11, v10, v35
	v_and_b32_e32 v11, 0x180, v21
	v_lshlrev_b32_e32 v21, 13, v0
	v_and_b32_e32 v14, 64, v14
	v_and_b32_e32 v33, 0x840, v33
	v_lshlrev_b32_e32 v22, 2, v0
	scratch_store_dword off, v10, off offset:80
	v_xor_b32_e32 v10, 64, v10
	v_and_b32_e32 v21, 0x2000, v21
	v_lshlrev_b32_e32 v35, 8, v8
	v_xor_b32_e32 v14, v33, v14
	v_writelane_b32 v125, s26, 49
	v_mov_b32_e32 v20, s8
	scratch_store_dword off, v10, off offset:84
	v_and_b32_e32 v10, 48, v22
	scratch_store_dword off, v14, off offset:88
	v_add3_u32 v14, 0, v21, v35
	v_mul_lo_u32 v15, s3, v7
	v_cvt_f32_u32_e32 v16, s26
	s_mov_b64 s[26:27], s[12:13]
	v_writelane_b32 v125, s28, 50
	v_cvt_f32_u32_e32 v18, s28
	s_cselect_b32 s3, s22, s15
	scratch_store_dword off, v20, off offset:136
	v_mov_b32_e32 v20, s9
	v_mov_b32_e32 v37, 0
	v_lshlrev_b32_e32 v101, 3, v0
	v_add3_u32 v10, v14, v10, v11
	v_readlane_b32 s8, v123, 36
	v_readlane_b32 s28, v124, 4
	v_lshlrev_b32_e32 v34, 2, v27
	scratch_store_dword off, v10, off offset:92
	v_and_b32_e32 v10, 56, v101
	v_mov_b32_e32 v35, v37
	v_readlane_b32 s9, v123, 37
	v_readlane_b32 s10, v123, 38
	v_readlane_b32 s11, v123, 39
	v_readlane_b32 s12, v123, 40
	v_readlane_b32 s13, v123, 41
	v_readlane_b32 s14, v123, 42
	v_readlane_b32 s15, v123, 43
	v_readlane_b32 s29, v124, 5
	s_xor_b32 s3, s3, s2
	scratch_store_dwordx2 off, v[10:11], off offset:64
	v_lshl_add_u64 v[10:11], s[14:15], 0, v[34:35]
	s_load_dwordx8 s[8:15], s[28:29], 0x58
	s_sub_i32 s2, s3, s2
	v_writelane_b32 v125, s2, 51
	v_writelane_b32 v125, s90, 52
	v_and_b32_e32 v14, 56, v22
	v_lshrrev_b32_e32 v21, 1, v68
	v_writelane_b32 v125, s91, 53
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v125, s8, 54
	scratch_store_dwordx2 off, v[10:11], off offset:120
	v_lshlrev_b32_e32 v11, 6, v27
	v_lshl_add_u64 v[46:47], s[8:9], 0, v[34:35]
	scratch_store_dwordx2 off, v[46:47], off offset:100
	v_and_b32_e32 v47, 14, v0
	v_xor_b32_e32 v14, v14, v21
	v_lshlrev_b32_e32 v50, 2, v47
	v_and_b32_e32 v102, 0xc0, v0
	v_or_b32_e32 v57, v14, v11
	v_lshrrev_b32_e32 v14, 1, v0
	v_xor_b32_e32 v21, v50, v21
	v_and_b32_e32 v50, 12, v0
	v_lshlrev_b32_e32 v51, 1, v102
	v_and_b32_e32 v33, 0x60, v14
	v_and_b32_e32 v14, 0x68, v14
	v_lshl_or_b32 v51, v50, 3, v51
	v_cmp_gt_i32_e64 s[36:37], s71, v27
	v_lshl_add_u32 v42, v68, 5, 0
	v_xor_b32_e32 v14, v51, v14
	v_and_b32_e32 v51, 0x68, v101
	v_readlane_b32 s2, v124, 22
	v_cndmask_b32_e64 v55, v6, v34, s[36:37]
	v_lshlrev_b32_e32 v36, 2, v28
	v_and_b32_e32 v29, 32, v0
	v_add_u32_e32 v121, v42, v33
	v_and_b32_e32 v33, 0xe0, v0
	v_or_b32_e32 v61, v21, v11
	v_lshrrev_b32_e32 v21, 1, v102
	v_and_b32_e32 v52, 2, v0
	v_lshl_or_b32 v50, v50, 5, v51
	v_readlane_b32 s3, v124, 23
	scratch_store_dword off, v20, off offset:140
	v_cndmask_b32_e64 v20, v6, v36, s[90:91]
	v_lshrrev_b32_e32 v46, 2, v33
	v_lshlrev_b32_e32 v53, 8, v52
	v_lshlrev_b32_e32 v54, 5, v29
	v_lshlrev_b32_e32 v52, 9, v52
	v_xor_b32_e32 v50, v50, v21
	v_lshl_add_u32 v29, v29, 4, 0
	v_lshrrev_b32_e32 v51, 1, v33
	v_lshlrev_b32_e32 v33, 2, v33
	v_cndmask_b32_e64 v111, v6, v55, s[2:3]
	v_cmp_gt_u32_e64 s[2:3], 8, v1
	.loc	1 28 0
	scratch_store_dword off, v20, off offset:116
	v_lshrrev_b32_e32 v20, 6, v0
	v_add3_u32 v12, v12, v53, v54
	v_add3_u32 v50, v29, v52, v50
	v_mul_u32_u24_e32 v52, 0x48, v47
	v_lshlrev_b32_e32 v54, 6, v8
	v_lshl_or_b32 v33, v47, 3, v33
	v_lshlrev_b32_e32 v47, 10, v9
	v_writelane_b32 v126, s2, 0
	v_writelane_b32 v125, s9, 55
	v_lshl_add_u32 v53, v8, 7, v13
	v_add3_u32 v13, v13, v47, v54
	v_lshlrev_b32_e32 v47, 2, v20
	v_lshlrev_b32_e32 v54, 4, v27
	v_writelane_b32 v126, s3, 1
	v_writelane_b32 v125, s10, 56
	v_add3_u32 v109, 0, v47, v54
	scratch_store_dword off, v55, off offset:96
	v_lshl_add_u64 v[54:55], s[76:77], 0, v[34:35]
	v_lshl_add_u64 v[62:63], s[24:25], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[80:81], 0, v[2:3]
	v_writelane_b32 v126, s76, 2
	v_writelane_b32 v125, s11, 57
	v_mov_b32_e32 v6, v34
	v_writelane_b32 v126, s77, 3
	v_writelane_b32 v125, s12, 58
	scratch_store_dwordx2 off, v[6:7], off offset:72
	v_sub_u32_e64 v6, v1, 1 clamp
	v_writelane_b32 v126, s78, 4
	v_writelane_b32 v125, s13, 59
	v_lshlrev_b32_e32 v58, 2, v6
	v_subrev_u32_e32 v6, 32, v5
	v_writelane_b32 v126, s79, 5
	v_writelane_b32 v125, s14, 60
	v_cndmask_b32_e64 v90, v6, v5, s[2:3]
	v_readlane_b32 s2, v123, 52
	v_writelane_b32 v126, s80, 6
	v_writelane_b32 v125, s15, 61
	scratch_store_dwordx2 off, v[2:3], off offset:152
	v_lshl_add_u64 v[2:3], s[58:59], 0, v[36:37]
	v_readlane_b32 s3, v123, 53
	v_writelane_b32 v126, s81, 7
	v_writelane_b32 v125, s46, 62
	scratch_store_dwordx2 off, v[2:3], off offset:160
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[36:37]
	v_writelane_b32 v126, s82, 8
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_writelane_b32 v125, s47, 63
	v_cndmask_b32_e64 v103, 0, 1, s[46:47]
	v_writelane_b32 v126, s83, 9
	s_mov_b32 s44, s80
	s_mov_b32 s46, s2
	s_mov_b32 s47, s3
	v_writelane_b32 v126, s44, 10
	v_rcp_iflag_f32_e32 v16, v16
	s_xor_b64 s[0:1], s[0:1], -1
	v_writelane_b32 v126, s45, 11
	v_writelane_b32 v126, s46, 12
	v_writelane_b32 v126, s47, 13
	v_writelane_b32 v126, s58, 14
	s_mov_b32 s92, s58
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_writelane_b32 v126, s59, 15
	v_writelane_b32 v126, s92, 16
	v_cvt_u32_f32_e32 v16, v16
	v_rcp_iflag_f32_e32 v18, v18
	v_writelane_b32 v126, s93, 17
	v_writelane_b32 v126, s94, 18
	v_writelane_b32 v126, s95, 19
	v_writelane_b32 v126, s43, 20
	v_mul_lo_u32 v17, s7, v16
	v_writelane_b32 v126, s96, 21
	s_mul_i32 s7, s43, s96
	v_writelane_b32 v126, s7, 22
	v_writelane_b32 v126, s0, 23
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	v_writelane_b32 v126, s1, 24
	v_cmp_eq_u32_e64 s[0:1], 0, v9
	s_mov_b64 s[22:23], s[70:71]
	v_mul_lo_u32 v19, s20, v18
	v_writelane_b32 v126, s0, 25
	s_mov_b32 s20, s68
	v_lshrrev_b32_e32 v38, 4, v0
	v_writelane_b32 v126, s1, 26
	v_cmp_eq_u32_e64 s[0:1], 1, v4
	s_load_dwordx4 s[8:11], s[28:29], 0xb8
	.loc	1 38 0
	v_mul_lo_u32 v115, s71, v38
	v_writelane_b32 v126, s0, 27
	s_lshl_b32 s91, s71, 4
	v_and_b32_e32 v89, 0xf0, v0
	v_writelane_b32 v126, s1, 28
	v_cmp_eq_u32_e64 s[0:1], 2, v4
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s8, 0
	v_lshrrev_b32_e32 v23, 3, v89
	v_writelane_b32 v126, s0, 29
	v_writelane_b32 v127, s9, 1
	v_lshrrev_b32_e32 v48, 3, v0
	v_writelane_b32 v126, s1, 30
	v_cmp_gt_u32_e64 s[0:1], 2, v4
	scratch_store_dwordx2 off, v[2:3], off offset:168
	v_and_b32_e32 v2, 0xf8, v101
	v_writelane_b32 v126, s0, 31
	v_writelane_b32 v127, s10, 2
	v_lshrrev_b32_e32 v56, 2, v0
	v_writelane_b32 v126, s1, 32
	s_movk_i32 s0, 0x7f
	s_mul_i32 s1, s70, s68
	v_writelane_b32 v126, s1, 33
	v_cmp_lt_u32_e64 s[52:53], s0, v0
	s_load_dwordx2 s[0:1], s[28:29], 0xf8
	v_writelane_b32 v126, s20, 34
	s_load_dwordx8 s[64:71], s[28:29], 0x38
	v_xor_b32_e32 v85, v101, v23
	v_writelane_b32 v126, s21, 35
	v_writelane_b32 v126, s22, 36
	v_writelane_b32 v126, s23, 37
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v126, s0, 38
	v_xor_b32_e32 v52, v52, v51
	v_xor_b32_e32 v33, v33, v51
	v_writelane_b32 v126, s1, 39
	v_cmp_lt_u32_e64 s[0:1], v27, v38
	v_subrev_u32_e32 v51, 64, v5
	v_cmp_gt_u32_e64 s[38:39], 16, v1
	v_writelane_b32 v126, s0, 40
	v_and_b32_e32 v3, 4, v48
	v_add_u32_e32 v2, 0, v2
	v_writelane_b32 v126, s1, 41
	v_cmp_lt_u32_e64 s[0:1], v28, v32
	v_writelane_b32 v127, s11, 3
	v_and_b32_e32 v24, 60, v22
	v_writelane_b32 v126, s0, 42
	v_xor_b32_e32 v23, 2, v85
	v_and_b32_e32 v10, 56, v56
	v_writelane_b32 v126, s1, 43
	v_cmp_eq_u32_e64 s[0:1], 48, v68
	v_cndmask_b32_e64 v105, v51, v5, s[38:39]
	v_and_b32_e32 v51, 12, v56
	v_writelane_b32 v126, s0, 44
	v_add_u32_e32 v56, v2, v3
	v_mov_b32_e32 v2, -1
	v_writelane_b32 v126, s1, 45
	v_cmp_eq_u32_e64 s[0:1], 0, v28
	v_bfrev_b32_e32 v3, -8
	v_writelane_b32 v127, s64, 4
	v_writelane_b32 v126, s0, 46
	scratch_store_dwordx2 off, v[24:25], off offset:16
	v_xor_b32_e32 v24, 4, v85
	v_writelane_b32 v126, s1, 47
	v_cmp_lt_u32_e64 s[0:1], 1, v28
	v_or_b32_e32 v36, 32, v26
	scratch_store_dwordx2 off, v[2:3], off offset:8
	v_writelane_b32 v126, s0, 48
	v_add_u32_e32 v2, 0, v23
	v_writelane_b32 v127, s65, 5
	v_writelane_b32 v126, s1, 49
	v_cmp_lt_u32_e64 s[0:1], 3, v28
	v_xor_b32_e32 v25, 6, v85
	scratch_store_dword off, v2, off offset:24
	v_writelane_b32 v126, s0, 50
	v_add_u32_e32 v2, 0, v24
	v_writelane_b32 v127, s66, 6
	v_writelane_b32 v126, s1, 51
	v_cmp_lt_u32_e64 s[0:1], 15, v1
	s_mov_b32 s61, s16
	.loc	1 28 0
	s_mov_b32 s16, s34
	v_writelane_b32 v126, s0, 52
	v_xor_b32_e32 v5, 2, v69
	scratch_store_dword off, v2, off offset:28
	v_writelane_b32 v126, s1, 53
	v_writelane_b32 v126, s48, 54
	v_add_u32_e32 v2, 0, v25
	v_writelane_b32 v127, s67, 7
	v_writelane_b32 v126, s49, 55
	v_cmp_gt_i64_e64 s[0:1], s[48:49], v[36:37]
	v_add_u32_e32 v106, 0, v34
	v_xor_b32_e32 v6, 4, v69
	v_writelane_b32 v126, s0, 56
	scratch_store_dword off, v2, off offset:32
	v_add_u32_e32 v2, 0, v5
	v_writelane_b32 v126, s1, 57
	v_cmp_gt_i64_e64 s[0:1], s[16:17], v[36:37]
	v_writelane_b32 v127, s68, 8
	v_xor_b32_e32 v10, v22, v10
	v_xor_b32_e32 v46, v22, v46
	v_and_b32_e32 v104, 0x7c, v22
	v_mad_u32_u24 v107, v27, 12, v106
	v_xor_b32_e32 v108, 0x80, v22
	v_add_u32_e32 v110, 0, v22
	v_xor_b32_e32 v22, 6, v69
	scratch_store_dword off, v2, off offset:36
	v_add_u32_e32 v2, 0, v6
	.loc	1 61 0
	v_writelane_b32 v126, s0, 58
	v_writelane_b32 v127, s69, 9
	v_add_u32_e32 v35, v107, v47
	v_xor_b32_e32 v47, 16, v69
	v_mul_hi_u32 v15, v7, v15
	scratch_store_dword off, v2, off offset:40
	v_add_u32_e32 v2, 0, v22
	v_writelane_b32 v126, s1, 59
	s_lshl_b64 s[0:1], s[30:31], 2
	v_writelane_b32 v127, s70, 10
	scratch_store_dwordx2 off, v[62:63], off offset:144
	v_xor_b32_e32 v63, 18, v69
	v_add_u32_e32 v116, v7, v15
	v_mul_hi_u32 v7, v16, v17
	scratch_store_dword off, v2, off offset:44
	v_add_u32_e32 v2, 0, v47
	v_writelane_b32 v126, s0, 60
	s_mov_b32 s62, s87
	v_writelane_b32 v127, s71, 11
	v_and_b32_e32 v43, 64, v0
	v_xor_b32_e32 v66, 20, v69
	v_add_u32_e32 v117, v16, v7
	v_mul_hi_u32 v7, v18, v19
	scratch_store_dword off, v2, off offset:48
	v_add_u32_e32 v2, 0, v63
	s_mov_b32 s63, s61
	v_writelane_b32 v126, s1, 61
	s_mov_b32 s0, 0x33333333
	.loc	1 38 0
	v_writelane_b32 v127, s62, 12
	s_mov_b64 s[12:13], s[30:31]
	v_xor_b32_e32 v11, 32, v61
	v_add_u32_e32 v42, v42, v26
	v_xor_b32_e32 v67, 22, v69
	v_add_u32_e32 v43, v29, v43
	v_add_u32_e32 v118, v18, v7
	v_lshlrev_b32_e32 v7, 4, v1
	scratch_store_dword off, v2, off offset:52
	v_add_u32_e32 v2, 0, v66
	v_writelane_b32 v126, s0, 62
	v_writelane_b32 v127, s63, 13
	.loc	1 29 0
	s_mov_b32 s72, s35
	v_lshrrev_b32_e32 v87, 5, v0
	v_and_b32_e32 v44, 24, v101
	v_mov_b32_e32 v45, v37
	v_lshrrev_b32_e32 v59, 2, v89
	v_mov_b32_e32 v49, v37
	v_xor_b32_e32 v86, 32, v57
	v_and_b32_e32 v112, 0xf8, v0
	v_mov_b32_e32 v29, v57
	.loc	1 38 0
	v_sub_u32_e32 v114, 0, v7
	v_add_u32_e32 v91, 0, v11
	v_add_u32_e32 v122, v42, v21
	v_add_u32_e32 v34, v53, v52
	v_add_u32_e32 v40, v13, v33
	v_add_u32_e32 v33, v107, v51
	v_mov_b32_e32 v100, s33
	v_mov_b32_e32 v57, s19
	v_mov_b32_e32 v65, s7
	v_bfrev_b32_e32 v64, 0.5
	v_mov_b32_e32 v30, 1
	v_mov_b32_e32 v31, 32
	v_add_u32_e32 v60, v12, v14
	v_add_u32_e32 v62, v50, v8
	v_mov_b32_e32 v50, v43
	v_cmp_eq_u32_e64 s[44:45], 3, v20
	v_add_u32_e32 v51, 0, v10
	v_mov_b32_e32 v63, v58
	scratch_store_dword off, v2, off offset:56
	v_add_u32_e32 v2, 0, v67
	v_add_u32_e32 v120, 0, v46
	v_not_b32_e32 v88, 63
	s_lshl_b32 s90, s19, 10
	s_mov_b32 s60, 2.0
	s_mov_b32 s94, 0x5040100
	s_mov_b32 s61, 0
	v_cmp_lt_u32_e64 s[58:59], 31, v1
	v_mov_b32_e32 v58, v28
	v_mov_b32_e32 v28, v69
	s_mov_b32 s13, s74
	v_writelane_b32 v126, s1, 63
	v_mov_b32_e32 v94, 0x42800000
	v_writelane_b32 v127, s89, 14
	scratch_store_dword off, v2, off offset:60
	s_branch .LBB0_6
.LBB0_4:
	v_writelane_b32 v127, s60, 17
	s_mov_b32 s8, s61
.LBB0_5:
	v_readlane_b32 s60, v127, 17
	s_cmp_lt_i32 s82, s60
	s_mov_b32 s61, s8
	s_cbranch_scc0 .LBB0_602
.LBB0_6:
	.loc	1 39 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	.loc	1 40 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v127, s0, 15
	s_barrier
	s_nop 0
	v_writelane_b32 v127, s1, 16
	.loc	1 33 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_10
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_9
	s_bcnt1_i32_b64 s7, s[14:15]
	v_readlane_b32 s14, v123, 22
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s15, v123, 23
	s_nop 4
	global_atomic_add v3, v37, v3, s[14:15] sc0
.LBB0_9:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_nop 1
	v_add_u32_e32 v2, s7, v2
	ds_write_b32 v37, v2
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 40 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s87, v2
	s_sub_i32 s82, s87, s19
	.loc	1 41 0
	s_cmp_gt_i32 s82, -1
	s_cbranch_scc0 .LBB0_380
	.loc	1 46 0
	s_cmp_lg_u32 s60, 2.0
	v_writelane_b32 v127, s60, 17
	s_mov_b32 s8, s61
	s_cbranch_scc0 .LBB0_14
	s_branch .LBB0_21
.LBB0_12:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 32 0
	v_readfirstlane_b32 s7, v2
	s_nop 1
	v_mov_b32_e32 v2, s7
	ds_write_b32 v37, v2
.LBB0_13:
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 32 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 47 0
	global_load_dword v2, v37, s[26:27] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	.loc	1 48 0
	v_readlane_b32 s0, v123, 24
	v_readlane_b32 s1, v123, 25
	s_nop 4
	global_load_dword v2, v37, s[0:1] offset:96
	.loc	1 50 0
	v_readlane_b32 s0, v123, 26
	v_readlane_b32 s1, v123, 27
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	1 48 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	.loc	1 50 0
	s_cbranch_vccnz .LBB0_19
	v_readlane_b32 s0, v123, 30
	v_readlane_b32 s1, v123, 31
	.loc	1 51 0
	s_nop 4
	global_load_dword v2, v37, s[0:1] offset:96
	global_load_dword v3, v37, s[0:1] offset:64
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_sub_i32 s0, s0, s8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v3
	s_add_i32 s0, s0, s1
	s_branch .LBB0_20
.LBB0_19:
	s_mov_b32 s0, 0
.LBB0_20:
	v_writelane_b32 v127, s0, 17
.LBB0_21:
	v_writelane_b32 v127, s8, 18
	s_mov_b32 s0, s82
	s_nop 0
	v_writelane_b32 v127, s9, 19
	v_writelane_b32 v127, s61, 20
	v_writelane_b32 v127, s60, 21
	.loc	1 52 0
	v_writelane_b32 v127, s0, 22
	s_nop 1
	v_writelane_b32 v127, s1, 23
	s_nop 0
	v_readlane_b32 s0, v127, 17
	s_cmp_ge_i32 s82, s0
	s_cbranch_scc1 .LBB0_379
	v_readlane_b32 s0, v127, 18
	v_readlane_b32 s1, v127, 19
	s_mov_b32 s8, s0
	.loc	1 53 0
	s_ashr_i32 s9, s0, 31
	v_writelane_b32 v127, s0, 18
	s_nop 1
	v_writelane_b32 v127, s1, 19
	s_lshl_b64 s[0:1], s[8:9], 2
	v_readlane_b32 s8, v126, 38
	v_readlane_b32 s9, v126, 39
	s_add_u32 s7, s8, s0
	s_addc_u32 s8, s9, s1
	v_readlane_b32 s0, v127, 22
	v_readlane_b32 s1, v127, 23
	s_mov_b32 s1, s97
	s_mov_b32 s10, s0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s7, s0
	s_addc_u32 s1, s8, s1
	global_load_dword v2, v37, s[0:1]
	v_writelane_b32 v127, s10, 22
	.loc	1 54 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_ashr_i32 s46, s0, 24
	.loc	1 55 0
	s_ashr_i32 s47, s46, 31
	.loc	1 54 0
	s_and_b32 s24, s0, 0xffffff
	.loc	1 55 0
	s_lshl_b64 s[0:1], s[46:47], 2
	s_add_u32 s30, s26, s0
	s_addc_u32 s31, s27, s1
	global_load_dword v92, v37, s[30:31] offset:32
	.loc	1 53 0
	v_writelane_b32 v127, s11, 23
	.loc	1 56 0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v92
	s_cbranch_vccnz .LBB0_379
	.loc	1 55 0
	global_load_dword v2, v37, s[30:31] offset:64
	.loc	1 57 0
	s_cmp_lg_u32 s46, 3
	.loc	1 55 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	1 57 0
	s_nop 1
	v_writelane_b32 v127, s0, 24
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 61 0
	v_writelane_b32 v127, s0, 25
	s_cmp_lg_u32 s46, 1
	s_nop 0
	v_writelane_b32 v127, s1, 26
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v127, s0, 27
	s_nop 1
	v_writelane_b32 v127, s1, 28
	s_nop 0
	v_readlane_b32 s0, v127, 15
	v_readlane_b32 s1, v127, 16
	v_writelane_b32 v127, s30, 29
	s_nop 1
	v_writelane_b32 v127, s31, 30
	s_branch .LBB0_25
.LBB0_24:
	.loc	1 67 0
	v_readlane_b32 s0, v127, 24
	s_add_i32 s24, s24, s0
	.loc	1 56 0
	v_cmp_lt_i32_e32 vcc, s24, v92
	.loc	1 66 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_379
.LBB0_25:
	.loc	1 57 0
	v_readlane_b32 s8, v127, 25
	v_readlane_b32 s9, v127, 26
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_46
	s_cmp_lt_i32 s46, 5
	s_cbranch_scc1 .LBB0_39
	s_cmp_lt_i32 s46, 6
	s_cbranch_scc1 .LBB0_36
	s_mov_b32 s7, 0
	s_cmp_eq_u32 s46, 6
	s_mov_b64 s[8:9], s[26:27]
	s_cbranch_scc0 .LBB0_35
	v_readlane_b32 s8, v123, 34
	v_readlane_b32 s9, v123, 35
	s_andn2_b64 vcc, exec, s[8:9]
	v_readlane_b32 s8, v123, 44
	v_readlane_b32 s7, v123, 12
	v_readlane_b32 s9, v123, 45
	s_cbranch_vccnz .LBB0_35
	s_ashr_i32 s25, s24, 31
	v_readlane_b32 s64, v123, 36
	s_lshl_b64 s[8:9], s[24:25], 2
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	s_add_u32 s8, s68, s8
	s_addc_u32 s9, s69, s9
	s_abs_i32 s14, s24
	v_readlane_b32 s15, v125, 36
	s_mul_hi_u32 s15, s14, s15
	s_mul_i32 s20, s15, s41
	v_readlane_b32 s7, v125, 41
	s_sub_i32 s14, s14, s20
	s_xor_b32 s7, s25, s7
	s_add_i32 s20, s15, 1
	s_sub_i32 s21, s14, s41
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s15, s20, s15
	s_cselect_b32 s14, s21, s14
	s_add_i32 s20, s15, 1
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s14, s20, s15
	s_xor_b32 s14, s14, s7
	v_readlane_b32 s20, v126, 34
	s_sub_i32 s7, s14, s7
	v_readlane_b32 s22, v126, 36
	s_mul_i32 s7, s7, s22
	v_readlane_b32 s21, v126, 35
	s_lshl_b32 s20, s7, 3
	v_readlane_b32 s7, v125, 43
	s_add_i32 s21, s20, s7
	s_cmp_ge_i32 s20, s21
	s_mov_b32 s7, 0
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_readlane_b32 s23, v126, 37
	s_cbranch_scc1 .LBB0_35
	v_readlane_b32 s7, v126, 33
	s_min_i32 s22, s21, s7
	s_mov_b32 s7, 0
	s_branch .LBB0_33
.LBB0_32:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v2, v3
	v_lshrrev_b32_e32 v2, 31, v2
	s_add_i32 s20, s20, 64
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
	v_readlane_b32 s14, v2, 63
	s_add_i32 s7, s14, s7
	s_cmp_lt_i32 s20, s21
	s_cbranch_scc0 .LBB0_35
.LBB0_33:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s20, v1
	v_cmp_gt_i32_e32 vcc, s22, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_32
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
	s_branch .LBB0_32
.LBB0_35:
	s_mov_b64 s[14:15], 0
.LBB0_36:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_38
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s8, v125, 41
	s_xor_b32 s7, s7, s8
	s_abs_i32 s8, s24
	v_readlane_b32 s9, v125, 36
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s14, s9, s41
	s_sub_i32 s8, s8, s14
	s_add_i32 s14, s9, 1
	s_sub_i32 s15, s8, s41
	s_cmp_ge_u32 s8, s41
	s_cselect_b32 s9, s14, s9
	s_cselect_b32 s8, s15, s8
	s_add_i32 s14, s9, 1
	s_cmp_ge_u32 s8, s41
	s_cselect_b32 s8, s14, s9
	s_xor_b32 s8, s8, s7
	s_sub_i32 s8, s8, s7
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[14:15], s[8:9], 2
	v_readlane_b32 s10, v123, 54
	v_readlane_b32 s11, v123, 55
	s_add_u32 s20, s10, s14
	s_addc_u32 s21, s11, s15
	v_readlane_b32 s10, v123, 56
	v_readlane_b32 s11, v123, 57
	s_add_u32 s14, s10, s14
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[20:21]
	s_addc_u32 s15, s11, s15
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[14:15]
	v_readlane_b32 s14, v123, 58
	v_readlane_b32 s15, v123, 59
	s_and_b64 s[14:15], s[14:15], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s9, s7, s8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s14, s7, 1
	s_abs_i32 s8, s14
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s22, 0, s8
	s_mul_i32 s15, s9, s13
	s_sub_i32 s15, s24, s15
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s21, s15
	s_xor_b32 s20, s15, s14
	s_ashr_i32 s20, s20, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b32 s7, 1
	v_readfirstlane_b32 s23, v2
	s_mul_i32 s22, s22, s23
	s_mul_hi_u32 s22, s23, s22
	s_add_i32 s23, s23, s22
	s_mul_hi_u32 s22, s21, s23
	s_mul_i32 s23, s22, s8
	s_sub_i32 s21, s21, s23
	s_add_i32 s25, s22, 1
	s_sub_i32 s23, s21, s8
	s_cmp_ge_u32 s21, s8
	s_cselect_b32 s22, s25, s22
	s_cselect_b32 s21, s23, s21
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s21, s8
	s_cselect_b32 s8, s23, s22
	s_xor_b32 s8, s8, s20
	s_sub_i32 s8, s8, s20
	s_mul_i32 s14, s8, s14
	s_sub_i32 s14, s15, s14
	s_add_i32 s9, s9, s14
	v_readlane_b32 s14, v123, 47
	s_mul_i32 s14, s9, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s20, v123, 48
	v_readlane_b32 s21, v123, 49
	s_add_u32 s14, s20, s14
	s_addc_u32 s15, s21, s15
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	s_add_u32 s8, s8, 8
	s_addc_u32 s9, s9, 0
.LBB0_38:
	s_mov_b64 s[14:15], 0
.LBB0_39:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_45
	s_cmp_gt_i32 s46, 3
	s_mov_b64 s[14:15], -1
	s_cbranch_scc0 .LBB0_42
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s8, v125, 41
	s_xor_b32 s7, s7, s8
	s_abs_i32 s8, s24
	v_readlane_b32 s9, v125, 36
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s14, s9, s41
	s_sub_i32 s8, s8, s14
	s_add_i32 s14, s9, 1
	s_sub_i32 s15, s8, s41
	s_cmp_ge_u32 s8, s41
	s_cselect_b32 s9, s14, s9
	s_cselect_b32 s8, s15, s8
	s_add_i32 s14, s9, 1
	s_cmp_ge_u32 s8, s41
	s_cselect_b32 s8, s14, s9
	s_xor_b32 s8, s8, s7
	s_sub_i32 s8, s8, s7
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[14:15], s[8:9], 2
	v_readlane_b32 s10, v123, 54
	v_readlane_b32 s11, v123, 55
	s_add_u32 s20, s10, s14
	s_addc_u32 s21, s11, s15
	v_readlane_b32 s10, v123, 56
	v_readlane_b32 s11, v123, 57
	s_add_u32 s14, s10, s14
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[20:21]
	s_addc_u32 s15, s11, s15
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[14:15]
	v_readlane_b32 s14, v123, 58
	v_readlane_b32 s15, v123, 59
	s_and_b64 s[14:15], s[14:15], exec
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v3
	s_cselect_b32 s8, s8, 1
	s_abs_i32 s8, s8
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s15, 0, s8
	s_mul_i32 s9, s7, s13
	s_sub_i32 s9, s24, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s14, s9, 31
	s_abs_i32 s9, s9
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s20, v2
	s_mul_i32 s15, s15, s20
	s_mul_hi_u32 s15, s20, s15
	s_add_i32 s20, s20, s15
	s_mul_hi_u32 s15, s9, s20
	s_mul_i32 s15, s15, s8
	s_sub_i32 s9, s9, s15
	s_sub_i32 s15, s9, s8
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s9, s15, s9
	s_sub_i32 s15, s9, s8
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s8, s15, s9
	s_xor_b32 s8, s8, s14
	s_sub_i32 s8, s8, s14
	s_add_i32 s7, s7, s8
	v_readlane_b32 s8, v123, 47
	s_mul_i32 s8, s7, s8
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_readlane_b32 s14, v123, 48
	v_readlane_b32 s15, v123, 49
	s_add_u32 s7, s14, s8
	s_addc_u32 s9, s15, s9
	s_add_u32 s8, s7, 4
	s_addc_u32 s9, s9, 0
	s_mov_b64 s[14:15], 0
.LBB0_42:
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b32 s7, s12
	s_cbranch_vccnz .LBB0_45
	s_mov_b32 s7, 0
	s_cmp_eq_u32 s46, 2
	s_mov_b64 s[8:9], s[26:27]
	s_cbranch_scc0 .LBB0_45
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s8, v125, 44
	s_xor_b32 s7, s7, s8
	s_abs_i32 s8, s24
	v_readlane_b32 s9, v125, 37
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s14, s9, s89
	s_sub_i32 s8, s8, s14
	s_add_i32 s14, s9, 1
	s_sub_i32 s15, s8, s89
	s_cmp_ge_u32 s8, s89
	s_cselect_b32 s9, s14, s9
	s_cselect_b32 s8, s15, s8
	s_add_i32 s14, s9, 1
	s_cmp_ge_u32 s8, s89
	s_cselect_b32 s8, s14, s9
	s_xor_b32 s8, s8, s7
	s_sub_i32 s8, s8, s7
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[14:15], s[8:9], 2
	v_readlane_b32 s8, v123, 50
	v_readlane_b32 s9, v123, 51
	s_add_u32 s7, s8, s14
	s_addc_u32 s9, s9, s15
	s_add_u32 s8, s7, 4
	s_addc_u32 s9, s9, 0
	v_readlane_b32 s20, v123, 52
	v_readlane_b32 s21, v123, 53
	s_add_u32 s14, s20, s14
	s_addc_u32 s15, s21, s15
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	s_add_i32 s7, s7, 15
	s_ashr_i32 s14, s7, 31
	s_lshr_b32 s14, s14, 28
	s_add_i32 s7, s7, s14
	s_ashr_i32 s7, s7, 4
	s_mul_i32 s7, s7, s12
.LBB0_45:
	s_mov_b64 s[14:15], 0
.LBB0_46:
	s_and_b64 vcc, exec, s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mov_b32_e32 v4, s7
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[8:9]
	s_cbranch_vccz .LBB0_60
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s8, v125, 42
	s_xor_b32 s7, s7, s8
	s_abs_i32 s8, s24
	v_readlane_b32 s9, v125, 38
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s14, s9, s88
	s_sub_i32 s8, s8, s14
	s_add_i32 s14, s9, 1
	s_sub_i32 s15, s8, s88
	s_cmp_ge_u32 s8, s88
	s_cselect_b32 s9, s14, s9
	s_cselect_b32 s8, s15, s8
	s_add_i32 s14, s9, 1
	s_cmp_ge_u32 s8, s88
	s_cselect_b32 s8, s14, s9
	s_xor_b32 s8, s8, s7
	s_sub_i32 s8, s8, s7
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[14:15], s[8:9], 2
	v_readlane_b32 s10, v123, 54
	v_readlane_b32 s11, v123, 55
	s_add_u32 s20, s10, s14
	s_addc_u32 s21, s11, s15
	v_readlane_b32 s10, v123, 56
	v_readlane_b32 s11, v123, 57
	s_add_u32 s14, s10, s14
	s_addc_u32 s15, s11, s15
	global_load_dword v2, v37, s[20:21]
	global_load_dword v3, v37, s[14:15]
	v_readlane_b32 s14, v123, 58
	v_readlane_b32 s15, v123, 59
	s_and_b64 s[14:15], s[14:15], exec
	v_readlane_b32 s76, v125, 18
	v_readlane_b32 s77, v125, 19
	v_readlane_b32 s78, v125, 20
	v_readlane_b32 s79, v125, 21
	v_readlane_b32 s80, v125, 22
	v_readlane_b32 s81, v125, 23
	v_readlane_b32 s82, v125, 24
	v_readlane_b32 s83, v125, 25
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s9, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s7, s7, 1
	s_cselect_b32 s8, s9, s8
	s_abs_i32 s7, s7
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s15, 0, s7
	s_mul_i32 s9, s8, s12
	s_sub_i32 s9, s24, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s14, s9, 31
	s_abs_i32 s9, s9
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s20, v2
	s_mul_i32 s15, s15, s20
	s_mul_hi_u32 s15, s20, s15
	s_add_i32 s20, s20, s15
	s_mul_hi_u32 s15, s9, s20
	s_mul_i32 s15, s15, s7
	s_sub_i32 s9, s9, s15
	s_sub_i32 s15, s9, s7
	s_cmp_ge_u32 s9, s7
	s_cselect_b32 s9, s15, s9
	s_sub_i32 s15, s9, s7
	s_cmp_ge_u32 s9, s7
	s_cselect_b32 s7, s15, s9
	s_xor_b32 s7, s7, s14
	s_sub_i32 s7, s7, s14
	s_add_i32 s8, s8, s7
	s_mov_b64 s[14:15], 0
	s_cmp_lt_i32 s76, 1
	s_cbranch_scc1 .LBB0_50
	s_cmp_eq_u32 s76, 1
	s_cbranch_scc0 .LBB0_51
	s_ashr_i32 s9, s8, 31
	v_readlane_b32 s64, v126, 2
	s_lshl_b64 s[20:21], s[8:9], 2
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	s_add_u32 s20, s70, s20
	s_addc_u32 s21, s71, s21
	global_load_dword v2, v37, s[20:21]
	v_readlane_b32 s20, v123, 52
	v_readlane_b32 s21, v123, 53
	v_readlane_b32 s65, v126, 3
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s68, v126, 6
	v_readlane_b32 s69, v126, 7
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
	v_lshl_add_u64 v[4:5], s[20:21], 0, v[2:3]
	global_load_dword v4, v[4:5], off
	v_lshl_add_u64 v[2:3], s[66:67], 0, v[2:3]
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_52
.LBB0_50:
	s_mov_b64 s[20:21], 0
	s_cbranch_execnz .LBB0_53
	s_branch .LBB0_54
.LBB0_51:
	s_mov_b64 s[20:21], -1
.LBB0_52:
	s_branch .LBB0_54
.LBB0_53:
	v_readlane_b32 s64, v125, 18
	s_cmp_lg_u32 s64, 0
	s_mov_b64 s[14:15], -1
	s_cselect_b64 s[20:21], -1, 0
	v_readlane_b32 s65, v125, 19
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
.LBB0_54:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB0_56
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_60
	s_branch .LBB0_57
.LBB0_56:
	global_load_dword v4, v37, s[26:27] offset:168
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
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_readlane_b32 s14, v123, 60
	v_readlane_b32 s15, v123, 61
	s_add_u32 s14, s14, s8
	s_addc_u32 s15, s15, s9
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	global_load_dword v4, v37, s[14:15]
	s_add_u32 s8, s66, s8
	s_addc_u32 s9, s67, s9
	v_mov_b64_e32 v[2:3], s[8:9]
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_branch .LBB0_60
.LBB0_58:
	s_or_b64 exec, exec, s[14:15]
	.loc	1 58 0
	v_readfirstlane_b32 s7, v5
	s_nop 1
	v_mov_b32_e32 v5, s7
	ds_write_b32 v37, v5
.LBB0_59:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v37
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v5, v4
	s_cbranch_vccz .LBB0_63
.LBB0_60:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[98:99]
	s_cbranch_execz .LBB0_59
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_mbcnt_hi_u32_b32 v5, exec_hi, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_58
	global_load_dword v5, v[2:3], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_58
.LBB0_63:
	.loc	1 61 0
	v_readlane_b32 s10, v127, 27
	v_readlane_b32 s11, v127, 28
	s_mov_b64 s[14:15], -1
	s_and_b64 vcc, exec, s[10:11]
	.loc	1 59 0
	s_memrealtime s[8:9]
s_waitcnt lgkmcnt(0)
	s_cbranch_vccz .LBB0_279
	.loc	1 61 0
	v_readlane_b32 s10, v127, 25
	v_readlane_b32 s11, v127, 26
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_261
	s_cmp_lt_i32 s46, 5
	s_cbranch_scc1 .LBB0_131
	s_cmp_lt_i32 s46, 6
	s_cbranch_scc1 .LBB0_95
	s_cmp_eq_u32 s46, 6
	s_cbranch_scc0 .LBB0_94
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s14, v125, 41
	s_xor_b32 s7, s7, s14
	s_abs_i32 s14, s24
	v_readlane_b32 s15, v125, 36
	s_mul_hi_u32 s15, s14, s15
	s_mul_i32 s20, s15, s41
	s_sub_i32 s14, s14, s20
	s_add_i32 s20, s15, 1
	s_sub_i32 s21, s14, s41
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s15, s20, s15
	s_cselect_b32 s14, s21, s14
	s_add_i32 s20, s15, 1
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s14, s20, s15
	s_xor_b32 s22, s14, s7
	s_sub_i32 s14, s22, s7
	s_lshl_b32 s23, s14, 3
	s_mul_i32 s14, s14, s13
	s_sub_i32 s25, s24, s14
	v_or_b32_e32 v16, s23, v87
	v_lshl_or_b32 v2, s25, 6, v119
	v_readlane_b32 s76, v126, 34
	v_readlane_b32 s42, v123, 62
	v_cmp_gt_i32_e32 vcc, s34, v2
	v_cmp_gt_i32_e64 s[74:75], s76, v16
	v_readlane_b32 s43, v123, 63
	s_and_b64 s[14:15], s[74:75], vcc
	s_mov_b64 s[20:21], -1
	s_and_b64 vcc, exec, s[42:43]
	v_readlane_b32 s77, v126, 35
	v_readlane_b32 s78, v126, 36
	v_readlane_b32 s79, v126, 37
	s_cbranch_vccz .LBB0_78
	v_readlane_b32 s20, v124, 0
	v_readlane_b32 s21, v124, 1
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_76
	v_readlane_b32 s64, v124, 44
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v124, 46
	v_readlane_b32 s67, v124, 47
	s_lshl_b32 s20, s7, 3
	v_readlane_b32 s76, v126, 34
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[66:67]
	v_lshl_or_b32 v3, s22, 3, v87
	v_subrev_u32_e32 v3, s20, v3
	v_readlane_b32 s78, v126, 36
	v_mov_b32_e32 v4, 0
	s_mov_b32 s42, s78
	v_mul_lo_u32 v8, s78, v3
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s65, v124, 45
	v_readlane_b32 s68, v124, 48
	v_readlane_b32 s69, v124, 49
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
	v_readlane_b32 s77, v126, 35
	v_readlane_b32 s79, v126, 37
	s_branch .LBB0_72
.LBB0_71:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v3
	v_cvt_f32_f16_e32 v3, v9
	v_cvt_f32_f16_sdwa v9, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_add_i32 s42, s42, -1
	v_add_u32_e32 v8, 1, v8
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_f32_e32 v4, v4, v3
	v_add_f32_e32 v5, v5, v9
	s_cmp_lg_u32 s42, 0
	s_cbranch_scc0 .LBB0_77
.LBB0_72:
	v_mov_b32_e32 v3, -1
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_74
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[4:5]
	global_load_dword v3, v[10:11], off
.LBB0_74:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_71
	v_mad_i64_i32 v[10:11], s[48:49], v8, s16, 0
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	global_load_dword v9, v[10:11], off
	s_branch .LBB0_71
.LBB0_76:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_77:
	s_mov_b64 s[20:21], 0
.LBB0_78:
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_91
	v_readlane_b32 s20, v124, 0
	v_readlane_b32 s21, v124, 1
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_90
	global_load_dwordx2 v[6:7], v37, s[56:57]
	v_lshl_or_b32 v4, s22, 3, v87
	s_lshl_b32 s20, s7, 3
	v_readlane_b32 s76, v126, 34
	v_subrev_u32_e32 v4, s20, v4
	v_readlane_b32 s78, v126, 36
	v_readlane_b32 s20, v124, 2
	v_readlane_b32 s21, v124, 3
	v_mul_lo_u32 v8, s78, v4
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[10:11], v[8:9], 2, s[20:21]
	s_mov_b32 s42, s78
	v_mov_b32_e32 v5, v4
	v_readlane_b32 s77, v126, 35
	v_readlane_b32 s79, v126, 37
	s_branch .LBB0_82
.LBB0_81:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s42, s42, -1
	v_pk_add_f32 v[4:5], v[4:5], v[14:15]
	v_lshl_add_u64 v[10:11], v[10:11], 0, 4
	s_cmp_eq_u32 s42, 0
	v_add_u32_e32 v8, 1, v8
	s_cbranch_scc1 .LBB0_91
.LBB0_82:
	v_mov_b32_e32 v14, -1
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_84
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[12:13], v[8:9], 2, s[4:5]
	global_load_dword v14, v[12:13], off
.LBB0_84:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, -1, v14
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_86
	global_load_dword v9, v[10:11], off
.LBB0_86:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_88
	v_sub_u32_e32 v13, 0, v14
	v_max_i32_e32 v13, v14, v13
	v_ashrrev_i32_e32 v12, 31, v14
	v_mul_hi_u32 v14, v13, v116
	v_mul_lo_u32 v15, v14, s95
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s95, v13
	v_readlane_b32 s28, v125, 45
	s_nop 0
	v_cndmask_b32_e64 v14, v14, v15, s[76:77]
	v_subrev_u32_e32 v15, s95, v13
	v_cndmask_b32_e64 v13, v13, v15, s[76:77]
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e64 s[76:77], s95, v13
	v_xor_b32_e32 v12, s28, v12
	v_readlane_b32 s28, v124, 6
	v_cndmask_b32_e64 v13, v14, v15, s[76:77]
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v12, v13, v12
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s30, v124, 8
	v_readlane_b32 s31, v124, 9
	v_readlane_b32 s29, v124, 7
	s_nop 0
	v_lshl_add_u64 v[12:13], v[12:13], 3, s[30:31]
	global_load_dwordx2 v[12:13], v[12:13], off
	v_readlane_b32 s30, v127, 29
	v_readlane_b32 s31, v127, 30
.LBB0_88:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[48:49], s[14:15], vcc
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[20:21], s[48:49]
	s_cbranch_execz .LBB0_81
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v6
	v_readlane_b32 s64, v124, 44
	s_nop 0
	v_subb_co_u32_e32 v13, vcc, v13, v7, vcc
	v_ashrrev_i32_e32 v14, 31, v13
	v_lshrrev_b32_e32 v36, 28, v14
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[36:37]
	v_and_b32_e32 v12, -16, v12
	v_readlane_b32 s65, v124, 45
	v_mad_i64_i32 v[14:15], s[48:49], v9, s16, 0
	s_nop 0
	v_lshl_add_u64 v[12:13], s[64:65], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 1, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	global_load_dword v9, v[12:13], off
	v_readlane_b32 s66, v124, 46
	v_readlane_b32 s67, v124, 47
	v_readlane_b32 s68, v124, 48
	v_readlane_b32 s69, v124, 49
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v14, v9
	v_cvt_f32_f16_sdwa v15, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_branch .LBB0_81
.LBB0_90:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
.LBB0_91:
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_93
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v6, v5
	v_readlane_b32 s64, v127, 4
	v_mad_i64_i32 v[4:5], s[14:15], v16, s16, 0
	v_readlane_b32 s65, v127, 5
	v_pack_b32_f16 v6, v3, v6
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[64:65]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[4:5]
	v_readlane_b32 s66, v127, 6
	v_readlane_b32 s67, v127, 7
	v_readlane_b32 s68, v127, 8
	v_readlane_b32 s69, v127, 9
	v_readlane_b32 s70, v127, 10
	v_readlane_b32 s71, v127, 11
	global_store_dword v[2:3], v6, off
.LBB0_93:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s25, 0
	s_cbranch_scc0 .LBB0_117
.LBB0_94:
	s_mov_b64 s[14:15], 0
.LBB0_95:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_130
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s14, v125, 41
	s_xor_b32 s7, s7, s14
	s_abs_i32 s14, s24
	v_readlane_b32 s15, v125, 36
	s_mul_hi_u32 s15, s14, s15
	s_mul_i32 s20, s15, s41
	s_sub_i32 s14, s14, s20
	s_add_i32 s20, s15, 1
	s_sub_i32 s21, s14, s41
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s15, s20, s15
	s_cselect_b32 s14, s21, s14
	s_add_i32 s20, s15, 1
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s14, s20, s15
	s_xor_b32 s14, s14, s7
	s_sub_i32 s14, s14, s7
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[20:21], s[14:15], 2
	v_readlane_b32 s10, v123, 54
	v_readlane_b32 s11, v123, 55
	s_add_u32 s22, s10, s20
	s_addc_u32 s23, s11, s21
	v_readlane_b32 s10, v123, 56
	v_readlane_b32 s11, v123, 57
	s_add_u32 s20, s10, s20
	global_load_dword v2, v37, s[22:23]
	s_addc_u32 s21, s11, s21
	global_load_dword v3, v37, s[20:21]
	v_readlane_b32 s20, v123, 58
	v_readlane_b32 s21, v123, 59
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s14, s7, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_cselect_b32 s15, s7, 1
	s_abs_i32 s7, s15
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s23, 0, s7
	s_mul_i32 s20, s14, s13
	s_sub_i32 s20, s24, s20
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s22, s20
	s_xor_b32 s21, s20, s15
	s_ashr_i32 s21, s21, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s25, v2
	s_mul_i32 s23, s23, s25
	s_mul_hi_u32 s23, s25, s23
	s_add_i32 s25, s25, s23
	s_mul_hi_u32 s23, s22, s25
	s_mul_i32 s25, s23, s7
	s_sub_i32 s22, s22, s25
	s_add_i32 s42, s23, 1
	s_sub_i32 s25, s22, s7
	s_cmp_ge_u32 s22, s7
	s_cselect_b32 s23, s42, s23
	s_cselect_b32 s22, s25, s22
	s_add_i32 s25, s23, 1
	s_cmp_ge_u32 s22, s7
	s_cselect_b32 s7, s25, s23
	s_xor_b32 s7, s7, s21
	s_sub_i32 s7, s7, s21
	s_mul_i32 s15, s7, s15
	s_sub_i32 s15, s20, s15
	s_add_i32 s14, s14, s15
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[20:21], s[14:15], 2
	v_readlane_b32 s22, v123, 60
	v_readlane_b32 s23, v123, 61
	s_add_u32 s20, s22, s20
	s_addc_u32 s21, s23, s21
	global_load_dword v12, v37, s[20:21]
	s_lshl_b32 s20, s14, 4
	v_or_b32_e32 v4, s20, v38
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[66:67]
	v_mov_b32_e32 v5, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v38, v12
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_98
	global_load_dword v5, v[2:3], off
.LBB0_98:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v7, 0, v5
	v_readlane_b32 s14, v125, 46
	v_max_i32_e32 v7, v5, v7
	v_mul_hi_u32 v8, v7, v117
	v_readlane_b32 s14, v125, 49
	v_ashrrev_i32_e32 v6, 31, v5
	v_readlane_b32 s15, v125, 47
	v_mul_lo_u32 v9, v8, s14
	v_sub_u32_e32 v7, v7, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s14, v7
	v_xor_b32_e32 v6, s15, v6
	v_mov_b64_e32 v[10:11], 0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s14, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s14, v7
	s_nop 1
	v_cndmask_b32_e32 v7, v8, v9, vcc
	v_xor_b32_e32 v7, v7, v6
	v_sub_u32_e32 v8, v7, v6
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_100
	v_readlane_b32 s28, v124, 6
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s30, v124, 8
	v_readlane_b32 s31, v124, 9
	v_readlane_b32 s29, v124, 7
	s_nop 0
	v_lshl_add_u64 v[6:7], v[8:9], 3, s[30:31]
	global_load_dwordx2 v[10:11], v[6:7], off
	v_readlane_b32 s30, v127, 29
	v_readlane_b32 s31, v127, 30
.LBB0_100:
	s_or_b64 exec, exec, s[14:15]
	scratch_load_dwordx2 v[6:7], off, off offset:72
	s_waitcnt vmcnt(0)
	v_lshl_or_b32 v6, s7, 6, v6
	v_cmp_gt_i32_e32 vcc, s34, v6
	s_and_b64 s[22:23], s[74:75], vcc
	s_and_saveexec_b64 s[14:15], s[22:23]
	s_cbranch_execz .LBB0_102
	v_readlane_b32 s22, v125, 46
	v_readlane_b32 s23, v125, 47
	v_readlane_b32 s64, v124, 44
	v_mul_lo_u32 v7, v8, s22
	global_load_dwordx2 v[8:9], v37, s[56:57]
	v_sub_u32_e32 v5, v5, v7
	v_readlane_b32 s65, v124, 45
	v_readlane_b32 s66, v124, 46
	v_readlane_b32 s67, v124, 47
	v_readlane_b32 s68, v124, 48
	v_readlane_b32 s69, v124, 49
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v10, v8
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v11, v9, vcc
	v_ashrrev_i32_e32 v7, 31, v9
	v_lshrrev_b32_e32 v36, 28, v7
	v_mad_i64_i32 v[10:11], s[22:23], v5, s16, 0
	v_mad_i64_i32 v[4:5], s[22:23], v4, s16, 0
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[64:65]
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[36:37]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[66:67], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[8:9]
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[6:7], v[4:5], off
.LBB0_102:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_104
	global_load_dword v5, v[2:3], off
.LBB0_104:
	s_or_b64 exec, exec, s[14:15]
	v_or_b32_e32 v2, s20, v27
	v_readlane_b32 s64, v125, 54
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_cmp_lt_i32_e32 vcc, v27, v12
	v_readlane_b32 s65, v125, 55
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_106
	global_load_dword v4, v[2:3], off
.LBB0_106:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_108
	global_load_dword v6, v[2:3], off
.LBB0_108:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, 0, v5
	v_max_i32_e32 v3, v5, v3
	v_mul_hi_u32 v7, v3, v117
	v_readlane_b32 s20, v125, 49
	v_readlane_b32 s14, v125, 46
	v_ashrrev_i32_e32 v2, 31, v5
	v_mul_lo_u32 v8, v7, s20
	v_sub_u32_e32 v3, v3, v8
	v_cmp_le_u32_e64 s[76:77], s20, v3
	v_add_u32_e32 v8, 1, v7
	v_readlane_b32 s15, v125, 47
	v_cndmask_b32_e64 v7, v7, v8, s[76:77]
	v_subrev_u32_e32 v8, s20, v3
	v_cndmask_b32_e64 v3, v3, v8, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s20, v3
	v_add_u32_e32 v3, 1, v7
	v_xor_b32_e32 v2, s15, v2
	v_cndmask_b32_e64 v3, v7, v3, s[76:77]
	v_sub_u32_e32 v7, 0, v4
	v_max_i32_e32 v7, v4, v7
	v_mul_hi_u32 v8, v7, v117
	v_mul_lo_u32 v9, v8, s20
	v_sub_u32_e32 v7, v7, v9
	v_cmp_le_u32_e64 s[76:77], s20, v7
	v_add_u32_e32 v9, 1, v8
	v_xor_b32_e32 v3, v3, v2
	v_cndmask_b32_e64 v8, v8, v9, s[76:77]
	v_subrev_u32_e32 v9, s20, v7
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_sub_u32_e32 v2, v3, v2
	v_ashrrev_i32_e32 v3, 31, v4
	v_cmp_le_u32_e64 s[76:77], s20, v7
	v_add_u32_e32 v7, 1, v8
	v_xor_b32_e32 v3, s15, v3
	v_cndmask_b32_e64 v7, v8, v7, s[76:77]
	v_xor_b32_e32 v7, v7, v3
	v_sub_u32_e32 v3, v7, v3
	v_mov_b32_e32 v7, s40
	v_cndmask_b32_e64 v8, v7, v2, s[74:75]
	v_mul_lo_u32 v2, v2, s14
	v_sub_u32_e32 v5, v5, v2
	v_mul_lo_u32 v2, v3, s14
	v_cndmask_b32_e32 v7, v7, v3, vcc
	v_sub_u32_e32 v3, v4, v2
	v_sub_u32_e32 v4, 0, v6
	v_max_i32_e32 v4, v6, v4
	v_mul_hi_u32 v9, v4, v117
	v_mul_lo_u32 v10, v9, s20
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s20, v4
	v_add_u32_e32 v10, 1, v9
	v_ashrrev_i32_e32 v2, 31, v6
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s20, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s20, v4
	v_add_u32_e32 v4, 1, v9
	v_xor_b32_e32 v2, s15, v2
	v_cndmask_b32_e64 v4, v9, v4, s[76:77]
	v_xor_b32_e32 v4, v4, v2
	v_sub_u32_e32 v9, 0, v5
	v_sub_u32_e32 v2, v4, v2
	v_ashrrev_i32_e32 v4, 31, v5
	v_max_i32_e32 v5, v5, v9
	v_mul_hi_u32 v9, v5, v118
	v_readlane_b32 s15, v125, 50
	v_readlane_b32 s14, v125, 48
	v_lshlrev_b32_e32 v7, 24, v7
	v_mul_lo_u32 v10, v9, s15
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s15, v5
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v4, s14, v4
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s15, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s15, v5
	v_add_u32_e32 v5, 1, v9
	v_readlane_b32 s10, v126, 40
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v4
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v118
	v_mul_lo_u32 v10, v9, s15
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s15, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s14, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s15, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s15, v3
	v_add_u32_e32 v3, 1, v9
	v_readlane_b32 s11, v126, 41
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
	v_mul_lo_u32 v4, v4, s13
	v_mul_lo_u32 v3, v3, s13
	v_lshlrev_b32_e32 v5, 24, v8
	v_add3_u32 v4, v5, s7, v4
	v_add3_u32 v3, v7, s7, v3
	v_cmp_eq_u32_e64 s[76:77], v4, v3
	s_and_b64 s[14:15], s[74:75], s[76:77]
	s_and_b64 s[14:15], vcc, s[14:15]
	s_and_b64 s[20:21], s[10:11], s[14:15]
	v_cndmask_b32_e64 v3, 0, 1, s[20:21]
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
	v_add_u32_e32 v4, 0, v59
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v7, v106
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
	ds_read_b32 v8, v106
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_110
	v_readlane_b32 s20, v124, 6
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	v_readlane_b32 s21, v124, 7
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[22:23]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_110:
	s_or_b64 exec, exec, s[14:15]
	global_load_dwordx2 v[10:11], v37, s[56:57]
	v_readlane_b32 s14, v125, 46
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s68, v123, 40
	v_mul_lo_u32 v2, v2, s14
	v_sub_u32_e32 v2, v6, v2
	v_sub_u32_e32 v6, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s14, v125, 48
	v_max_i32_e32 v2, v2, v6
	v_mul_hi_u32 v6, v2, v118
	v_xor_b32_e32 v3, s14, v3
	v_readlane_b32 s14, v125, 50
	v_readlane_b32 s69, v123, 41
	v_readlane_b32 s15, v125, 47
	v_mul_lo_u32 v9, v6, s14
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e64 s[74:75], s14, v2
	v_add_u32_e32 v9, 1, v6
	v_readlane_b32 s65, v123, 37
	v_cndmask_b32_e64 v6, v6, v9, s[74:75]
	v_subrev_u32_e32 v9, s14, v2
	v_cndmask_b32_e64 v2, v2, v9, s[74:75]
	v_cmp_le_u32_e64 s[74:75], s14, v2
	v_add_u32_e32 v2, 1, v6
	v_readlane_b32 s66, v123, 38
	v_cndmask_b32_e64 v2, v6, v2, s[74:75]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s13
	v_add_u32_e32 v2, s7, v2
	v_mov_b32_e32 v6, v37
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
	s_and_b64 s[14:15], vcc, s[74:75]
	s_and_b64 vcc, s[84:85], s[14:15]
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
	v_cndmask_b32_e32 v5, v64, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s7, vcc
	v_cmp_gt_u32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_129
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	scratch_load_dwordx2 v[4:5], off, off offset:8
	s_lshr_b64 s[20:21], vcc, 1
	s_and_b32 s7, s21, 0x55555555
	s_and_b32 s20, s20, 0x55555555
	s_sub_u32 s20, vcc_lo, s20
	v_readlane_b32 s10, v126, 62
	s_subb_u32 s21, vcc_hi, s7
	s_mov_b32 s28, s10
	s_mov_b32 s29, s10
	s_and_b64 s[22:23], s[20:21], s[28:29]
	s_lshr_b64 s[20:21], s[20:21], 2
	s_and_b64 s[20:21], s[20:21], s[28:29]
	s_add_u32 s20, s20, s22
	s_addc_u32 s21, s21, s23
	s_lshr_b64 s[22:23], s[20:21], 4
	s_add_u32 s7, s22, s20
	s_addc_u32 s20, s23, s21
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s21, s20, 0xf0f0f0f
	s_mul_i32 s20, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s20
	s_mul_i32 s21, s21, 0x1010101
	v_readlane_b32 s11, v126, 63
	s_add_i32 s21, s7, s21
	v_writelane_b32 v126, s10, 62
	s_waitcnt vmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[20:21], v[4:5]
	v_writelane_b32 v126, s11, 63
	s_cbranch_vccnz .LBB0_116
	s_mov_b32 s7, 0
	s_mov_b64 s[20:21], 0
.LBB0_113:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s25, s[22:23]
	s_add_i32 s7, s7, s25
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s25
	s_or_b64 s[20:21], s[22:23], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_113
	s_or_b64 exec, exec, s[20:21]
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
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_126
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v31 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 16
	v_mov_b32_e32 v30, 1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
	s_branch .LBB0_127
.LBB0_116:
	s_mov_b64 s[20:21], -1
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_128
	s_branch .LBB0_129
.LBB0_117:
	v_readlane_b32 s14, v124, 0
	v_readlane_b32 s15, v124, 1
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_94
	v_mov_b32_e32 v4, v58
	v_or_b32_e32 v2, s23, v4
	v_readlane_b32 s76, v126, 34
	v_readlane_b32 s14, v124, 10
	s_lshl_b32 s7, s7, 3
	v_cmp_gt_i32_e32 vcc, s76, v2
	v_lshl_or_b32 v2, s22, 3, v4
	v_readlane_b32 s78, v126, 36
	v_readlane_b32 s15, v124, 11
	v_subrev_u32_e32 v2, s7, v2
	s_and_b64 s[14:15], vcc, s[14:15]
	v_mul_lo_u32 v2, s78, v2
	s_mov_b32 s7, s78
	v_readlane_b32 s77, v126, 35
	v_readlane_b32 s79, v126, 37
	s_branch .LBB0_120
.LBB0_119:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s7, s7, -1
	s_cmp_lg_u32 s7, 0
	v_add_u32_e32 v2, 1, v2
	s_cbranch_scc0 .LBB0_94
.LBB0_120:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_122
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v4, v[4:5], off
.LBB0_122:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], -1, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_124
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
.LBB0_124:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_119
	v_readlane_b32 s64, v127, 4
	v_readlane_b32 s66, v127, 6
	v_readlane_b32 s67, v127, 7
	v_readlane_b32 s65, v127, 5
	v_readlane_b32 s68, v127, 8
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v127, 9
	v_readlane_b32 s70, v127, 10
	v_readlane_b32 s71, v127, 11
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v4, off
	s_branch .LBB0_119
.LBB0_126:
	v_mov_b32_e32 v30, 1
.LBB0_127:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[20:21], 1, v4
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_129
.LBB0_128:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_129:
	s_or_b64 exec, exec, s[14:15]
.LBB0_130:
	s_mov_b64 s[14:15], 0
.LBB0_131:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_260
	s_cmp_gt_i32 s46, 3
	s_mov_b64 s[14:15], -1
	s_cbranch_scc0 .LBB0_214
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s14, v125, 41
	s_xor_b32 s7, s7, s14
	s_abs_i32 s14, s24
	v_readlane_b32 s15, v125, 36
	s_mul_hi_u32 s15, s14, s15
	s_mul_i32 s20, s15, s41
	s_sub_i32 s14, s14, s20
	s_add_i32 s20, s15, 1
	s_sub_i32 s21, s14, s41
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s15, s20, s15
	s_cselect_b32 s14, s21, s14
	s_add_i32 s20, s15, 1
	s_cmp_ge_u32 s14, s41
	s_cselect_b32 s14, s20, s15
	s_xor_b32 s14, s14, s7
	s_sub_i32 s14, s14, s7
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[20:21], s[14:15], 2
	v_readlane_b32 s10, v123, 54
	v_readlane_b32 s11, v123, 55
	s_add_u32 s22, s10, s20
	s_addc_u32 s23, s11, s21
	v_readlane_b32 s10, v123, 56
	v_readlane_b32 s11, v123, 57
	s_add_u32 s20, s10, s20
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[22:23]
	s_addc_u32 s21, s11, s21
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[20:21]
	v_readlane_b32 s20, v123, 58
	v_readlane_b32 s21, v123, 59
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s64, v126, 2
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	v_readlane_b32 s65, v126, 3
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s68, v126, 6
	v_readlane_b32 s69, v126, 7
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_cselect_b32 s14, s14, 1
	s_abs_i32 s15, s14
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s23, 0, s15
	s_mul_i32 s20, s7, s13
	s_sub_i32 s20, s24, s20
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s22, s20
	s_xor_b32 s21, s20, s14
	s_ashr_i32 s21, s21, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s25, v2
	s_mul_i32 s23, s23, s25
	s_mul_hi_u32 s23, s25, s23
	s_add_i32 s25, s25, s23
	s_mul_hi_u32 s23, s22, s25
	s_mul_i32 s25, s23, s15
	s_sub_i32 s22, s22, s25
	s_add_i32 s42, s23, 1
	s_sub_i32 s25, s22, s15
	s_cmp_ge_u32 s22, s15
	s_cselect_b32 s23, s42, s23
	s_cselect_b32 s22, s25, s22
	s_add_i32 s25, s23, 1
	s_cmp_ge_u32 s22, s15
	s_cselect_b32 s15, s25, s23
	s_xor_b32 s15, s15, s21
	s_sub_i32 s78, s15, s21
	s_mul_i32 s14, s78, s14
	s_sub_i32 s14, s20, s14
	s_add_i32 s14, s7, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[20:21], s[14:15], 2
	s_add_u32 s22, s70, s20
	s_addc_u32 s23, s71, s21
	global_load_dword v2, v37, s[22:23]
	v_readlane_b32 s22, v123, 60
	v_readlane_b32 s23, v123, 61
	s_add_u32 s20, s22, s20
	s_addc_u32 s21, s23, s21
	global_load_dword v22, v37, s[20:21]
	s_lshl_b32 s15, s14, 4
	v_readlane_b32 s20, v126, 54
	s_ashr_i32 s7, s15, 31
	v_or_b32_e32 v10, s15, v38
	v_readlane_b32 s21, v126, 55
	v_readlane_b32 s22, v123, 16
	v_mov_b32_e32 v11, s7
	v_mad_i64_i32 v[6:7], s[20:21], v10, s20, 0
	s_cmp_gt_i32 s15, -1
	v_readlane_b32 s23, v123, 17
	s_cselect_b64 s[20:21], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[22:23], v[10:11]
	s_and_b64 s[48:49], s[20:21], vcc
	v_readlane_b32 s20, v124, 14
	v_readlane_b32 s21, v124, 15
	s_and_b64 s[42:43], s[48:49], s[20:21]
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s22, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_135
	scratch_load_dwordx2 v[4:5], off, off offset:120
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_135:
	s_or_b64 exec, exec, s[20:21]
	scratch_load_dwordx2 v[4:5], off, off offset:64
	s_lshl_b32 s7, s78, 6
	s_mul_i32 s22, s22, s35
	s_lshl_b32 s76, s22, 1
	s_ashr_i32 s20, s7, 31
	v_mov_b32_e32 v9, s20
	s_cmp_gt_i32 s7, -1
	s_cselect_b64 s[20:21], -1, 0
	s_ashr_i32 s77, s76, 31
	v_lshl_add_u64 v[12:13], s[76:77], 0, v[48:49]
	v_readlane_b32 s22, v124, 12
	v_readlane_b32 s23, v124, 13
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	v_or_b32_e32 v8, s7, v4
	v_cmp_gt_i64_e32 vcc, s[16:17], v[8:9]
	s_and_b64 s[80:81], s[20:21], vcc
	v_readlane_b32 s20, v123, 20
	v_readlane_b32 s21, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_mov_b32_e32 v4, 0
	v_cmp_gt_i64_e64 s[74:75], s[20:21], v[12:13]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[20:21], s[80:81], s[20:21]
	s_and_b64 s[22:23], s[22:23], s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_137
	v_mad_u64_u32 v[2:3], s[22:23], v12, s16, 0
	v_mul_lo_u32 v4, v13, s16
	v_mul_lo_u32 v5, v12, s17
	v_readlane_b32 s22, v123, 6
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s23, v123, 7
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[22:23]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_137:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v124, 16
	ds_write_b32 v51, v11 offset:4096
	v_lshlrev_b32_e32 v11, 4, v0
	v_readlane_b32 s21, v124, 17
	v_add_u32_e32 v11, 0, v11
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_150
	v_add_u32_e32 v23, 0, v29
	v_add_u32_e32 v24, 0, v86
	ds_read_b64 v[2:3], v23 offset:4096
	ds_read_b64 v[4:5], v24 offset:4096
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_readlane_b32 s10, v126, 56
	v_readlane_b32 s11, v126, 57
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[70:71]
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	s_and_b64 s[22:23], s[48:49], s[10:11]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_140
	v_lshlrev_b32_e32 v36, 1, v26
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[36:37]
	global_load_dword v18, v[14:15], off offset:64
.LBB0_140:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v123, 6
	v_readlane_b32 s21, v123, 7
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[20:21]
	v_add_u32_e32 v25, v121, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v20, v25
	ds_read_u16 v36, v25 offset:128
	ds_read_u16 v47, v25 offset:256
	ds_read_u16 v53, v25 offset:384
	ds_read_u16 v19, v25 offset:2048
	ds_read_u16 v21, v25 offset:2176
	ds_read_u16 v46, v25 offset:2304
	ds_read_u16 v52, v25 offset:2432
	s_setprio 0
	s_add_i32 s20, s76, 32
	s_ashr_i32 s21, s20, 31
	v_lshl_add_u64 v[16:17], s[20:21], 0, v[48:49]
	v_readlane_b32 s20, v123, 20
	v_readlane_b32 s21, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[20:21], v[16:17]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[22:23], s[80:81], s[20:21]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_142
	v_mul_lo_u32 v8, v17, s16
	v_mul_lo_u32 v9, v16, s17
	v_mad_u64_u32 v[6:7], s[22:23], v16, s16, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_142:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v53, v47, s94
	v_perm_b32 v16, v36, v20, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v47, v52, v46, s94
	v_perm_b32 v46, v21, v19, s94
	v_mfma_f32_16x16x16_f16 v[66:69], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[46:47], v[4:5], v[66:69]
	s_setprio 0
	v_readlane_b32 s20, v125, 29
	v_readlane_b32 s21, v125, 30
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v18 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_151
	s_mov_b32 s22, 64
.LBB0_144:
	ds_read_b64 v[18:19], v23 offset:4096
	ds_read_b64 v[16:17], v24 offset:4096
	s_ashr_i32 s20, s22, 31
	v_readlane_b32 s42, v126, 54
	v_mov_b32_e32 v9, s20
	v_or_b32_e32 v8, s22, v26
	s_cmp_gt_i32 s22, -1
	v_readlane_b32 s43, v126, 55
	s_cselect_b64 s[20:21], -1, 0
	s_nop 0
	v_cmp_gt_i64_e32 vcc, s[42:43], v[8:9]
	s_and_b64 s[20:21], s[20:21], vcc
	s_and_b64 s[42:43], s[48:49], s[20:21]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_146
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v36, v[8:9], off
.LBB0_146:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v52, v25
	ds_read_u16 v66, v25 offset:128
	ds_read_u16 v67, v25 offset:256
	ds_read_u16 v69, v25 offset:384
	ds_read_u16 v47, v25 offset:2048
	ds_read_u16 v53, v25 offset:2176
	ds_read_u16 v46, v25 offset:2304
	ds_read_u16 v68, v25 offset:2432
	s_setprio 0
	s_add_i32 s20, s76, s22
	s_ashr_i32 s21, s20, 31
	v_lshl_add_u64 v[20:21], s[20:21], 0, v[48:49]
	v_readlane_b32 s20, v123, 20
	v_readlane_b32 s21, v123, 21
	v_cmp_lt_i64_e32 vcc, -1, v[20:21]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[20:21], v[20:21]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[42:43], s[80:81], s[20:21]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_148
	v_mul_lo_u32 v8, v21, s16
	v_mul_lo_u32 v9, v20, s17
	v_mad_u64_u32 v[6:7], s[42:43], v20, s16, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_148:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v21, v69, v67, s94
	v_perm_b32 v20, v66, v52, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v67, v68, v46, s94
	v_perm_b32 v66, v53, v47, s94
	v_mfma_f32_16x16x16_f16 v[2:5], v[20:21], v[18:19], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[66:67], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s20, s22, 32
	v_readlane_b32 s21, v125, 28
	s_cmp_lt_i32 s22, s21
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v36 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_151
	s_mov_b32 s22, s20
	s_branch .LBB0_144
.LBB0_150:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_151:
	v_add_u32_e32 v6, 0, v29
	v_add_u32_e32 v7, 0, v86
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v7 offset:4096
	v_readlane_b32 s20, v124, 18
	v_readlane_b32 s21, v124, 19
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_153
	v_add_u32_e32 v11, v121, v26
	ds_read_u16 v12, v11 offset:384
	ds_read_u16 v14, v11 offset:2048
	ds_read_u16 v13, v11 offset:256
	ds_read_u16 v15, v11 offset:128
	ds_read_u16 v16, v11
	ds_read_u16 v17, v11 offset:2432
	ds_read_u16 v18, v11 offset:2304
	ds_read_u16 v11, v11 offset:2176
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v13, v12, v13, s94
	s_waitcnt lgkmcnt(3)
	v_perm_b32 v12, v15, v16, s94
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v17, v18, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v11, v14, s94
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_nop 0
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_153:
	v_or_b32_e32 v8, s15, v27
	v_readlane_b32 s64, v125, 54
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_cmp_lt_i32_e64 s[74:75], v27, v22
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[6:7], v[8:9], 2, s[66:67]
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execnz .LBB0_156
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execnz .LBB0_157
.LBB0_155:
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s78, 0
	s_cbranch_scc1 .LBB0_168
	s_branch .LBB0_158
.LBB0_156:
	global_load_dword v9, v[6:7], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_155
.LBB0_157:
	global_load_dword v11, v[6:7], off
	s_or_b64 exec, exec, s[20:21]
	s_cmp_lg_u32 s78, 0
	s_cbranch_scc1 .LBB0_168
.LBB0_158:
	v_readlane_b32 s20, v124, 20
	v_readlane_b32 s21, v124, 21
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v16, 0
	s_cbranch_vccnz .LBB0_163
	v_readlane_b32 s20, v127, 0
	v_readlane_b32 s22, v127, 2
	v_readlane_b32 s23, v127, 3
	v_add_u32_e32 v14, s15, v27
	v_readlane_b32 s21, v127, 1
	v_mov_b64_e32 v[12:13], s[22:23]
	v_readlane_b32 s10, v126, 60
	v_mov_b32_e32 v16, 0
	s_mov_b32 s15, s12
	v_mad_i64_i32 v[12:13], s[20:21], s10, v14, v[12:13]
	v_readlane_b32 s11, v126, 61
	s_branch .LBB0_161
.LBB0_160:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s15, s15, -1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v16, v14
	s_cmp_lg_u32 s15, 0
	v_lshl_add_u64 v[12:13], v[12:13], 0, 4
	s_cbranch_scc0 .LBB0_163
.LBB0_161:
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_160
	global_load_dword v14, v[12:13], off
	s_branch .LBB0_160
.LBB0_163:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, 0, v11
	v_max_i32_e32 v13, v11, v13
	v_mul_hi_u32 v14, v13, v117
	v_readlane_b32 s15, v125, 49
	v_readlane_b32 s20, v125, 46
	v_ashrrev_i32_e32 v12, 31, v11
	v_mul_lo_u32 v15, v14, s15
	v_sub_u32_e32 v13, v13, v15
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e32 vcc, s15, v13
	v_readlane_b32 s21, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v14, v14, v15, vcc
	v_subrev_u32_e32 v15, s15, v13
	v_cndmask_b32_e32 v13, v13, v15, vcc
	v_add_u32_e32 v15, 1, v14
	v_cmp_le_u32_e32 vcc, s15, v13
	v_xor_b32_e32 v12, s21, v12
	s_nop 0
	v_cndmask_b32_e32 v13, v14, v15, vcc
	v_xor_b32_e32 v13, v13, v12
	v_sub_u32_e32 v14, v13, v12
	v_mov_b64_e32 v[12:13], 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_165
	v_readlane_b32 s28, v124, 6
	v_ashrrev_i32_e32 v15, 31, v14
	v_readlane_b32 s30, v124, 8
	v_readlane_b32 s31, v124, 9
	v_readlane_b32 s29, v124, 7
	s_nop 0
	v_lshl_add_u64 v[12:13], v[14:15], 3, s[30:31]
	global_load_dwordx2 v[12:13], v[12:13], off
	v_readlane_b32 s30, v127, 29
	v_readlane_b32 s31, v127, 30
.LBB0_165:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v124, 22
	v_readlane_b32 s21, v124, 23
	s_and_b64 s[22:23], s[20:21], s[74:75]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_167
	global_load_dwordx2 v[18:19], v37, s[56:57]
	v_readlane_b32 s22, v125, 46
	v_readlane_b32 s64, v124, 44
	v_readlane_b32 s68, v124, 48
	v_mul_lo_u32 v14, v14, s22
	v_sub_u32_e32 v14, v11, v14
	v_readlane_b32 s69, v124, 49
	v_ashrrev_i32_e32 v15, 31, v14
	v_readlane_b32 s23, v125, 47
	v_readlane_b32 s65, v124, 45
	v_readlane_b32 s66, v124, 46
	v_readlane_b32 s67, v124, 47
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v12, vcc, v12, v18
	s_nop 1
	v_subb_co_u32_e32 v13, vcc, v13, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v13
	v_lshrrev_b32_e32 v36, 28, v11
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[36:37]
	v_and_b32_e32 v12, -16, v12
	v_lshl_add_u64 v[12:13], s[68:69], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[14:15], 2, v[12:13]
	global_store_dword v[12:13], v16, off
.LBB0_167:
	s_or_b64 exec, exec, s[20:21]
.LBB0_168:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v12, 0, v9
	v_max_i32_e32 v12, v9, v12
	v_mul_hi_u32 v13, v12, v117
	v_readlane_b32 s15, v125, 49
	v_readlane_b32 s20, v125, 46
	v_ashrrev_i32_e32 v11, 31, v9
	v_mul_lo_u32 v14, v13, s15
	v_sub_u32_e32 v12, v12, v14
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s15, v12
	v_readlane_b32 s21, v125, 47
	s_nop 0
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_subrev_u32_e32 v14, s15, v12
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_add_u32_e32 v14, 1, v13
	v_cmp_le_u32_e32 vcc, s15, v12
	v_xor_b32_e32 v11, s21, v11
	s_nop 0
	v_cndmask_b32_e32 v12, v13, v14, vcc
	v_xor_b32_e32 v12, v12, v11
	v_sub_u32_e32 v16, v12, v11
	v_mov_b64_e32 v[14:15], 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_170
	v_readlane_b32 s28, v124, 6
	v_ashrrev_i32_e32 v17, 31, v16
	v_readlane_b32 s30, v124, 8
	v_readlane_b32 s31, v124, 9
	v_readlane_b32 s29, v124, 7
	s_nop 0
	v_lshl_add_u64 v[12:13], v[16:17], 3, s[30:31]
	global_load_dwordx2 v[14:15], v[12:13], off
	v_readlane_b32 s30, v127, 29
	v_readlane_b32 s31, v127, 30
.LBB0_170:
	s_or_b64 exec, exec, s[20:21]
	v_or_b32_e32 v12, s7, v59
	v_cmp_gt_i32_e32 vcc, s34, v12
	s_and_b64 s[22:23], vcc, s[74:75]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_172
	v_readlane_b32 s22, v125, 46
	v_cvt_f16_f32_e32 v2, v2
	v_readlane_b32 s23, v125, 47
	v_mul_lo_u32 v11, v16, s22
	v_sub_u32_e32 v9, v9, v11
	v_cvt_f16_f32_e32 v11, v3
	v_cvt_f16_f32_e32 v3, v4
	v_cvt_f16_f32_e32 v4, v5
	v_readlane_b32 s64, v124, 44
	v_pack_b32_f16 v2, v2, v11
	v_readlane_b32 s66, v124, 46
	v_pack_b32_f16 v3, v3, v4
	global_load_dwordx2 v[4:5], v37, s[56:57]
	v_readlane_b32 s67, v124, 47
	v_readlane_b32 s65, v124, 45
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s68, v124, 48
	v_readlane_b32 s69, v124, 49
	v_readlane_b32 s70, v124, 50
	v_readlane_b32 s71, v124, 51
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v14, v4
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v15, v5, vcc
	v_ashrrev_i32_e32 v11, 31, v5
	v_lshrrev_b32_e32 v36, 28, v11
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[36:37]
	v_and_b32_e32 v4, -16, v4
	v_mad_i64_i32 v[14:15], s[22:23], v9, s16, 0
	v_mad_i64_i32 v[8:9], s[22:23], v8, s16, 0
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[4:5]
	v_readlane_b32 s22, v124, 24
	v_lshl_add_u64 v[4:5], v[14:15], 1, v[4:5]
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[64:65]
	v_readlane_b32 s23, v124, 25
	s_nop 1
	v_cndmask_b32_e64 v5, v9, v5, s[22:23]
	v_cndmask_b32_e64 v4, v8, v4, s[22:23]
	v_lshl_add_u64 v[4:5], v[12:13], 1, v[4:5]
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_172:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s64, v125, 18
	v_readlane_b32 s65, v125, 19
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[20:21], 0
	s_cmp_lt_i32 s65, 2
	s_mov_b64 s[42:43], 0
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_cbranch_scc0 .LBB0_176
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_182
.LBB0_174:
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccz .LBB0_183
.LBB0_175:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_202
	s_branch .LBB0_213
.LBB0_176:
	v_readlane_b32 s64, v125, 18
	v_readlane_b32 s65, v125, 19
	s_cmp_eq_u32 s65, 2
	s_mov_b64 s[42:43], -1
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_cbranch_scc0 .LBB0_181
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[42:43], s[98:99]
	s_cbranch_execz .LBB0_180
	s_mov_b64 s[48:49], exec
	v_mbcnt_lo_u32_b32 v2, s48, 0
	v_mbcnt_hi_u32_b32 v2, s49, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[22:23], exec, vcc
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_180
	v_readlane_b32 s7, v123, 47
	s_mul_i32 s14, s14, s7
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	v_readlane_b32 s22, v123, 48
	v_readlane_b32 s23, v123, 49
	s_add_u32 s7, s22, s14
	s_addc_u32 s22, s23, s15
	s_ashr_i32 s79, s78, 31
	s_lshl_b64 s[14:15], s[78:79], 2
	s_add_u32 s14, s7, s14
	s_addc_u32 s15, s22, s15
	s_bcnt1_i32_b64 s7, s[48:49]
	v_mov_b32_e32 v2, s7
	global_atomic_add v37, v2, s[14:15] offset:8 sc1
.LBB0_180:
	s_or_b64 exec, exec, s[42:43]
	s_mov_b64 s[42:43], 0
.LBB0_181:
	s_branch .LBB0_174
.LBB0_182:
	v_readlane_b32 s64, v125, 18
	v_readlane_b32 s65, v125, 19
	s_cmp_lg_u32 s65, 0
	s_mov_b64 s[20:21], -1
	s_cselect_b64 s[42:43], -1, 0
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_andn2_b64 vcc, exec, s[42:43]
	s_cbranch_vccnz .LBB0_175
.LBB0_183:
	v_cmp_lt_i32_e32 vcc, v38, v22
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execnz .LBB0_195
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execnz .LBB0_196
.LBB0_185:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_187
.LBB0_186:
	global_load_dword v8, v[6:7], off
.LBB0_187:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v3
	v_max_i32_e32 v5, v3, v5
	v_mul_hi_u32 v6, v5, v117
	v_readlane_b32 s7, v125, 49
	v_readlane_b32 s14, v125, 46
	v_ashrrev_i32_e32 v4, 31, v3
	v_mul_lo_u32 v7, v6, s7
	v_sub_u32_e32 v5, v5, v7
	v_cmp_le_u32_e64 s[76:77], s7, v5
	v_add_u32_e32 v7, 1, v6
	v_readlane_b32 s15, v125, 47
	v_cndmask_b32_e64 v6, v6, v7, s[76:77]
	v_subrev_u32_e32 v7, s7, v5
	v_cndmask_b32_e64 v5, v5, v7, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s7, v5
	v_add_u32_e32 v5, 1, v6
	v_xor_b32_e32 v4, s15, v4
	v_cndmask_b32_e64 v5, v6, v5, s[76:77]
	v_sub_u32_e32 v6, 0, v2
	v_max_i32_e32 v6, v2, v6
	v_mul_hi_u32 v7, v6, v117
	v_mul_lo_u32 v9, v7, s7
	v_sub_u32_e32 v6, v6, v9
	v_cmp_le_u32_e64 s[76:77], s7, v6
	v_add_u32_e32 v9, 1, v7
	v_xor_b32_e32 v5, v5, v4
	v_cndmask_b32_e64 v7, v7, v9, s[76:77]
	v_subrev_u32_e32 v9, s7, v6
	v_cndmask_b32_e64 v6, v6, v9, s[76:77]
	v_sub_u32_e32 v4, v5, v4
	v_ashrrev_i32_e32 v5, 31, v2
	v_cmp_le_u32_e64 s[76:77], s7, v6
	v_add_u32_e32 v6, 1, v7
	v_xor_b32_e32 v5, s15, v5
	v_cndmask_b32_e64 v6, v7, v6, s[76:77]
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_mov_b32_e32 v6, s40
	v_cndmask_b32_e32 v7, v6, v4, vcc
	v_mul_lo_u32 v4, v4, s14
	v_cndmask_b32_e64 v6, v6, v5, s[74:75]
	v_sub_u32_e32 v3, v3, v4
	v_mul_lo_u32 v4, v5, s14
	v_sub_u32_e32 v5, 0, v8
	v_max_i32_e32 v5, v8, v5
	v_mul_hi_u32 v9, v5, v117
	v_mul_lo_u32 v10, v9, s7
	v_sub_u32_e32 v5, v5, v10
	v_cmp_le_u32_e64 s[76:77], s7, v5
	v_add_u32_e32 v10, 1, v9
	v_sub_u32_e32 v4, v2, v4
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s7, v5
	v_cndmask_b32_e64 v5, v5, v10, s[76:77]
	v_ashrrev_i32_e32 v2, 31, v8
	v_cmp_le_u32_e64 s[76:77], s7, v5
	v_add_u32_e32 v5, 1, v9
	v_xor_b32_e32 v2, s15, v2
	v_cndmask_b32_e64 v5, v9, v5, s[76:77]
	v_xor_b32_e32 v5, v5, v2
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v2, v5, v2
	v_ashrrev_i32_e32 v5, 31, v3
	v_max_i32_e32 v3, v3, v9
	v_mul_hi_u32 v9, v3, v118
	v_readlane_b32 s14, v125, 50
	v_readlane_b32 s7, v125, 48
	v_lshlrev_b32_e32 v6, 24, v6
	v_mul_lo_u32 v10, v9, s14
	v_sub_u32_e32 v3, v3, v10
	v_cmp_le_u32_e64 s[76:77], s14, v3
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s7, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s14, v3
	v_cndmask_b32_e64 v3, v3, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s14, v3
	v_add_u32_e32 v3, 1, v9
	v_readlane_b32 s10, v126, 40
	v_cndmask_b32_e64 v3, v9, v3, s[76:77]
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v9, 0, v4
	v_sub_u32_e32 v3, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v4, v9
	v_mul_hi_u32 v9, v4, v118
	v_mul_lo_u32 v10, v9, s14
	v_sub_u32_e32 v4, v4, v10
	v_cmp_le_u32_e64 s[76:77], s14, v4
	v_add_u32_e32 v10, 1, v9
	v_xor_b32_e32 v5, s7, v5
	v_cndmask_b32_e64 v9, v9, v10, s[76:77]
	v_subrev_u32_e32 v10, s14, v4
	v_cndmask_b32_e64 v4, v4, v10, s[76:77]
	v_cmp_le_u32_e64 s[76:77], s14, v4
	v_add_u32_e32 v4, 1, v9
	v_readlane_b32 s11, v126, 41
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
	v_mul_lo_u32 v3, v3, s13
	v_mul_lo_u32 v4, v4, s13
	v_lshlrev_b32_e32 v5, 24, v7
	v_add3_u32 v3, v5, s78, v3
	v_add3_u32 v4, v6, s78, v4
	v_cmp_eq_u32_e64 s[76:77], v3, v4
	s_and_b64 s[14:15], vcc, s[76:77]
	s_and_b64 s[14:15], s[74:75], s[14:15]
	s_and_b64 s[20:21], s[10:11], s[14:15]
	v_cndmask_b32_e64 v3, 0, 1, s[20:21]
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
	v_add_u32_e32 v4, 0, v59
	ds_write_b32 v4, v3
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
	v_mov_b32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v5 row_shr:8 row_mask:0xf bank_mask:0xc
	ds_read_b32 v6, v106
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
	ds_read_b32 v7, v106
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_189
	v_readlane_b32 s20, v124, 6
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	v_readlane_b32 s21, v124, 7
	s_nop 0
	v_lshl_add_u64 v[4:5], v[2:3], 3, s[22:23]
	global_load_dwordx2 v[4:5], v[4:5], off
.LBB0_189:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v125, 46
	v_readlane_b32 s7, v125, 48
	v_readlane_b32 s64, v123, 36
	v_mul_lo_u32 v2, v2, s14
	v_sub_u32_e32 v2, v8, v2
	v_sub_u32_e32 v8, 0, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_max_i32_e32 v2, v2, v8
	v_xor_b32_e32 v3, s7, v3
	v_mul_hi_u32 v8, v2, v118
	v_readlane_b32 s7, v125, 50
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	v_mul_lo_u32 v9, v8, s7
	v_sub_u32_e32 v2, v2, v9
	v_cmp_le_u32_e32 vcc, s7, v2
	v_add_u32_e32 v9, 1, v8
	v_readlane_b32 s15, v125, 47
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s7, v2
	v_cndmask_b32_e32 v2, v2, v9, vcc
	v_cmp_le_u32_e32 vcc, s7, v2
	v_add_u32_e32 v2, 1, v8
	v_readlane_b32 s65, v123, 37
	v_cndmask_b32_e32 v2, v8, v2, vcc
	global_load_dwordx2 v[8:9], v37, s[56:57]
	v_xor_b32_e32 v2, v2, v3
	v_sub_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshrrev_b32_e32 v3, 29, v3
	v_add_u32_e32 v2, v2, v3
	v_ashrrev_i32_e32 v2, 3, v2
	v_mul_lo_u32 v2, v2, s13
	v_add_u32_e32 v2, s78, v2
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v8
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v9, vcc
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
	v_mov_b32_e32 v8, v37
	v_and_b32_e32 v4, 48, v0
	v_or_b32_e32 v4, v6, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_b64 s[14:15], s[74:75], vcc
	s_and_b64 vcc, s[84:85], s[14:15]
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_mov_b32_e32 v6, v37
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
	v_cndmask_b32_e32 v5, v64, v6, vcc
	ds_permute_b32 v6, v5, v7
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s7, vcc
	v_cmp_gt_u32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_201
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	scratch_load_dwordx2 v[4:5], off, off offset:8
	s_lshr_b64 s[20:21], vcc, 1
	s_and_b32 s7, s21, 0x55555555
	s_and_b32 s20, s20, 0x55555555
	s_sub_u32 s20, vcc_lo, s20
	v_readlane_b32 s10, v126, 62
	s_subb_u32 s21, vcc_hi, s7
	s_mov_b32 s28, s10
	s_mov_b32 s29, s10
	s_and_b64 s[22:23], s[20:21], s[28:29]
	s_lshr_b64 s[20:21], s[20:21], 2
	s_and_b64 s[20:21], s[20:21], s[28:29]
	s_add_u32 s20, s20, s22
	s_addc_u32 s21, s21, s23
	s_lshr_b64 s[22:23], s[20:21], 4
	s_add_u32 s7, s22, s20
	s_addc_u32 s20, s23, s21
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s21, s20, 0xf0f0f0f
	s_mul_i32 s20, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s20
	s_mul_i32 s21, s21, 0x1010101
	v_readlane_b32 s11, v126, 63
	s_add_i32 s21, s7, s21
	v_writelane_b32 v126, s10, 62
	s_waitcnt vmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[20:21], v[4:5]
	v_writelane_b32 v126, s11, 63
	s_cbranch_vccnz .LBB0_197
	s_mov_b32 s7, 0
	s_mov_b64 s[20:21], 0
.LBB0_192:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s25, s[22:23]
	s_add_i32 s7, s7, s25
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s25
	s_or_b64 s[20:21], s[22:23], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_192
	s_or_b64 exec, exec, s[20:21]
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
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_198
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v31 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 16
	v_mov_b32_e32 v30, 1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
	s_branch .LBB0_199
.LBB0_195:
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
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_185
.LBB0_196:
	global_load_dword v2, v[6:7], off
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execnz .LBB0_186
	s_branch .LBB0_187
.LBB0_197:
	s_mov_b64 s[20:21], -1
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_200
	s_branch .LBB0_201
.LBB0_198:
	v_mov_b32_e32 v30, 1
.LBB0_199:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[20:21], 1, v4
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_201
.LBB0_200:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_201:
	s_or_b64 exec, exec, s[14:15]
	s_branch .LBB0_213
.LBB0_202:
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[98:99]
	s_cbranch_execz .LBB0_206
	s_mov_b64 s[42:43], exec
	v_mbcnt_lo_u32_b32 v2, s42, 0
	v_mbcnt_hi_u32_b32 v2, s43, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_205
	s_bcnt1_i32_b64 s7, s[42:43]
	v_readlane_b32 s22, v123, 50
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s23, v123, 51
	s_nop 4
	global_atomic_add v3, v37, v3, s[22:23] sc0 sc1
.LBB0_205:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_nop 1
	v_add_u32_e32 v2, s7, v2
	ds_write_b32 v37, v2
.LBB0_206:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	v_add_u32_e32 v3, -1, v92
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v2, v3
	s_cbranch_vccz .LBB0_209
	s_branch .LBB0_213
.LBB0_207:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s7, v2
	s_nop 1
	v_mov_b32_e32 v2, s7
	ds_write_b32 v37, v2
.LBB0_208:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v92
	s_cbranch_vccz .LBB0_212
.LBB0_209:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[98:99]
	s_cbranch_execz .LBB0_208
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_207
	v_readlane_b32 s22, v123, 50
	v_readlane_b32 s23, v123, 51
	s_nop 4
	global_load_dword v2, v37, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_207
.LBB0_212:
	v_readlane_b32 s14, v125, 39
	v_readlane_b32 s20, v124, 6
	v_readlane_b32 s15, v125, 40
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], s[22:23]
	v_readlane_b32 s7, v123, 12
	v_readlane_b32 s21, v124, 7
	s_cbranch_vccz .LBB0_246
.LBB0_213:
	s_mov_b64 s[14:15], 0
.LBB0_214:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_260
	s_cmp_eq_u32 s46, 2
	s_cbranch_scc0 .LBB0_260
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s14, v125, 44
	s_xor_b32 s7, s7, s14
	s_abs_i32 s14, s24
	v_readlane_b32 s15, v125, 37
	s_mul_hi_u32 s15, s14, s15
	s_mul_i32 s20, s15, s89
	s_sub_i32 s14, s14, s20
	s_add_i32 s20, s15, 1
	s_sub_i32 s21, s14, s89
	s_cmp_ge_u32 s14, s89
	s_cselect_b32 s15, s20, s15
	s_cselect_b32 s14, s21, s14
	s_add_i32 s20, s15, 1
	s_cmp_ge_u32 s14, s89
	s_cselect_b32 s14, s20, s15
	s_xor_b32 s14, s14, s7
	s_sub_i32 s14, s14, s7
	v_readlane_b32 s7, v126, 21
	s_mul_i32 s7, s14, s7
	s_ashr_i32 s15, s14, 31
	s_sub_i32 s7, s24, s7
	s_lshl_b64 s[20:21], s[14:15], 2
	v_readlane_b32 s22, v126, 14
	v_readlane_b32 s23, v126, 15
	s_add_u32 s22, s22, s20
	s_addc_u32 s23, s23, s21
	scratch_load_dwordx2 v[8:9], off, off offset:16
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s65, v123, 37
	global_load_dword v7, v37, s[22:23]
	v_readlane_b32 s22, v123, 52
	v_readlane_b32 s23, v123, 53
	s_add_u32 s20, s22, s20
	s_addc_u32 s21, s23, s21
	global_load_dword v4, v37, s[20:21]
	v_readlane_b32 s22, v123, 46
	s_cmp_lt_i32 s7, s22
	s_cselect_b64 s[48:49], -1, 0
	s_and_b64 s[20:21], s[48:49], exec
	s_cselect_b32 s20, 0, s22
	s_sub_i32 s7, s7, s20
	s_and_b64 s[20:21], s[48:49], exec
	v_readlane_b32 s20, v126, 54
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	s_cselect_b32 s78, s20, s34
	v_readlane_b32 s60, v125, 54
	v_readlane_b32 s21, v126, 55
	v_readlane_b32 s70, v123, 42
	v_readlane_b32 s71, v123, 43
	v_readlane_b32 s61, v125, 55
	s_cselect_b32 s76, s34, s35
	s_cselect_b32 s21, s71, s61
	s_cselect_b32 s20, s70, s60
	s_abs_i32 s23, s7
	s_ashr_i32 s79, s78, 31
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s62, v125, 56
	v_readlane_b32 s63, v125, 57
	v_readlane_b32 s64, v125, 58
	v_readlane_b32 s65, v125, 59
	v_readlane_b32 s66, v125, 60
	v_readlane_b32 s67, v125, 61
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mul_hi_i32 v3, v7, s78
	v_mul_lo_u32 v2, v7, s78
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_lshl_add_u64 v[2:3], s[20:21], 0, v[2:3]
	s_add_i32 s20, s76, 0x7f
	s_ashr_i32 s21, s20, 31
	s_lshr_b32 s21, s21, 25
	s_add_i32 s20, s20, s21
	s_ashr_i32 s20, s20, 7
	s_abs_i32 s25, s20
	v_cvt_f32_u32_e32 v5, s25
	s_sub_i32 s42, 0, s25
	s_add_i32 s21, s76, 63
	s_ashr_i32 s22, s21, 31
	v_rcp_iflag_f32_e32 v5, v5
	s_lshr_b32 s22, s22, 26
	s_add_i32 s21, s21, s22
	s_xor_b32 s22, s7, s20
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_ashr_i32 s21, s21, 6
	s_ashr_i32 s22, s22, 31
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s92, v4
	v_readfirstlane_b32 s43, v5
	s_mul_i32 s42, s42, s43
	s_mul_hi_u32 s42, s43, s42
	s_add_i32 s43, s43, s42
	s_mul_hi_u32 s42, s23, s43
	s_mul_i32 s43, s42, s25
	s_sub_i32 s23, s23, s43
	s_add_i32 s43, s42, 1
	s_sub_i32 s47, s23, s25
	s_cmp_ge_u32 s23, s25
	s_cselect_b32 s42, s43, s42
	s_cselect_b32 s23, s47, s23
	s_add_i32 s43, s42, 1
	s_cmp_ge_u32 s23, s25
	s_cselect_b32 s23, s43, s42
	s_xor_b32 s23, s23, s22
	s_sub_i32 s22, s23, s22
	s_mul_i32 s20, s22, s20
	s_sub_i32 s7, s7, s20
	s_lshl_b32 s25, s7, 1
	s_add_i32 s20, s25, 2
	s_add_i32 s92, s92, 15
	s_min_i32 s20, s20, s21
	s_ashr_i32 s21, s92, 31
	s_lshr_b32 s21, s21, 28
	s_add_i32 s21, s92, s21
	s_ashr_i32 s21, s21, 4
	s_lshl_b32 s89, s22, 6
	s_max_i32 s47, s21, 1
	s_sub_i32 s96, s20, s25
	s_ashr_i32 s93, s89, 31
	v_max_i32_e32 v36, 1, v4
	v_cmp_lt_i32_e32 vcc, 0, v4
	v_mov_b32_e32 v5, s93
	v_or_b32_e32 v4, s89, v8
	s_cmp_gt_i32 s89, -1
	v_cndmask_b32_e64 v6, 16, 0, vcc
	s_cselect_b64 s[68:69], -1, 0
	v_cmp_gt_i64_e32 vcc, s[78:79], v[4:5]
	s_mul_i32 s96, s96, s47
	s_and_b64 s[80:81], s[68:69], vcc
	v_or_b32_e32 v80, v6, v38
	s_cmp_gt_i32 s96, 0
	v_cmp_lt_u32_e32 vcc, v80, v36
	s_cselect_b64 s[10:11], -1, 0
	s_and_b64 s[20:21], vcc, s[80:81]
	s_mov_b64 s[28:29], s[10:11]
	s_and_b64 s[74:75], s[10:11], s[20:21]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_218
	v_mad_i64_i32 v[8:9], s[22:23], v80, s78, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[2:3]
	v_lshl_add_u64 v[8:9], v[4:5], 1, v[8:9]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_218:
	s_or_b64 exec, exec, s[20:21]
	scratch_load_dwordx2 v[12:13], off, off offset:16
	s_and_b64 s[20:21], s[48:49], exec
	v_readlane_b32 s20, v123, 2
	v_readlane_b32 s60, v127, 0
	v_readlane_b32 s21, v123, 3
	v_readlane_b32 s61, v127, 1
	s_cselect_b32 s21, s21, s61
	s_cselect_b32 s20, s20, s60
	v_mul_hi_i32 v11, v7, s76
	v_mul_lo_u32 v10, v7, s76
	s_lshl_b32 s82, s7, 7
	s_ashr_i32 s77, s76, 31
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	s_ashr_i32 s83, s82, 31
	v_lshl_add_u64 v[68:69], s[20:21], 0, v[10:11]
	v_mov_b32_e32 v11, s83
	s_cmp_gt_i32 s7, -1
	s_cselect_b64 s[20:21], -1, 0
	s_mov_b32 s7, 0
	v_mov_b32_e32 v7, 0
	v_readlane_b32 s62, v127, 2
	v_readlane_b32 s63, v127, 3
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v10, s82, v12
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[10:11]
	s_and_b64 s[22:23], s[20:21], s[74:75]
	s_and_b64 s[22:23], vcc, s[22:23]
	s_and_b64 s[22:23], s[28:29], s[22:23]
	s_and_saveexec_b64 s[42:43], s[22:23]
	s_cbranch_execz .LBB0_220
	v_mad_i64_i32 v[6:7], s[22:23], v80, s76, 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[68:69]
	v_lshl_add_u64 v[6:7], v[10:11], 1, v[6:7]
	global_load_dwordx2 v[6:7], v[6:7], off
.LBB0_220:
	s_or_b64 exec, exec, s[42:43]
	v_lshrrev_b32_e32 v10, 2, v0
	v_or_b32_e32 v66, s89, v10
	scratch_load_dword v10, off, off offset:24
	v_add_u32_e32 v47, 0, v85
	ds_write_b16 v47, v8 offset:16384
	s_mul_i32 s10, s35, s34
	s_mul_i32 s15, s10, s15
	s_mul_hi_u32 s22, s10, s14
	s_add_i32 s15, s22, s15
	s_mul_hi_i32 s22, s35, s34
	s_mul_i32 s22, s22, s14
	s_add_i32 s15, s15, s22
	s_mul_i32 s14, s10, s14
	v_readlane_b32 s60, v127, 4
	s_lshl_b64 s[22:23], s[14:15], 2
	v_readlane_b32 s64, v127, 8
	v_readlane_b32 s65, v127, 9
	s_add_u32 s22, s64, s22
	v_readlane_b32 s66, v127, 10
	s_addc_u32 s23, s65, s23
	s_lshl_b64 s[14:15], s[14:15], 1
	v_readlane_b32 s67, v127, 11
	s_add_u32 s42, s66, s14
	s_addc_u32 s43, s67, s15
	v_readlane_b32 s61, v127, 5
	s_and_b64 s[14:15], s[48:49], exec
	s_cselect_b32 s61, s23, s43
	s_cselect_b32 s60, s22, s42
	s_lshl_b32 s22, s47, 4
	s_add_i32 s89, s22, -16
	s_add_i32 s23, s96, -1
	v_mov_b32_e32 v67, s93
	v_add_u32_e32 v82, 0, v101
	s_cmp_lt_i32 s23, 1
	v_add_u32_e32 v81, 0, v28
	v_readlane_b32 s62, v127, 6
	v_readlane_b32 s63, v127, 7
	s_waitcnt vmcnt(1)
	ds_write_b64 v82, v[6:7] offset:18432
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v10, v8 offset:16384
	scratch_load_dword v8, off, off offset:28
	s_waitcnt vmcnt(0)
	ds_write_b16 v8, v9 offset:16384
	scratch_load_dword v8, off, off offset:32
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v8, v9 offset:16384
	s_cbranch_scc1 .LBB0_249
	v_lshl_add_u64 v[70:71], v[4:5], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v2, off, off offset:36
	ds_read_u16 v8, v81 offset:16384
	s_cmp_gt_i32 s92, 31
	s_cselect_b32 s7, 16, 0
	v_add_u32_e32 v12, s7, v80
	v_cmp_lt_u32_e32 vcc, v12, v36
	s_and_b64 s[42:43], s[80:81], vcc
	s_waitcnt vmcnt(0)
	ds_read_u16 v9, v2 offset:16512
	scratch_load_dword v2, off, off offset:40
	s_waitcnt vmcnt(0)
	ds_read_u16 v10, v2 offset:16640
	scratch_load_dword v2, off, off offset:44
	s_waitcnt vmcnt(0)
	ds_read_u16 v11, v2 offset:16768
	scratch_load_dword v2, off, off offset:48
	s_waitcnt vmcnt(0)
	ds_read_u16 v4, v2 offset:17408
	scratch_load_dword v2, off, off offset:52
	s_waitcnt vmcnt(0)
	ds_read_u16 v5, v2 offset:17536
	scratch_load_dword v2, off, off offset:56
	s_waitcnt vmcnt(0)
	ds_read_u16 v6, v2 offset:17664
	scratch_load_dword v2, off, off offset:60
	s_waitcnt vmcnt(0)
	ds_read_u16 v7, v2 offset:17792
	s_setprio 1
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[14:15], s[42:43]
	s_cbranch_execz .LBB0_223
	v_mad_i64_i32 v[2:3], s[42:43], v12, s78, 0
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[70:71]
	global_load_dwordx2 v[76:77], v[2:3], off
.LBB0_223:
	s_or_b64 exec, exec, s[14:15]
	s_cmp_lt_i32 s92, 32
	s_cselect_b64 s[14:15], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[14:15]
	s_nop 0
	v_readfirstlane_b32 s14, v2
	s_or_b32 s14, s25, s14
	v_add_u32_e32 v113, v50, v119
	ds_read_u16 v15, v113 offset:18432
	ds_read_u16 v16, v113 offset:18560
	ds_read_u16 v19, v113 offset:18688
	ds_read_u16 v20, v113 offset:18816
	ds_read_u16 v13, v113 offset:19456
	ds_read_u16 v14, v113 offset:19584
	ds_read_u16 v17, v113 offset:19712
	ds_read_u16 v18, v113 offset:19840
	s_setprio 0
	scratch_load_dwordx2 v[22:23], off, off offset:16
	s_lshl_b32 s48, s14, 6
	s_ashr_i32 s49, s48, 31
	v_mov_b32_e32 v3, s49
	v_mov_b32_e32 v75, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, s48, v22
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[2:3]
	s_and_b64 s[14:15], s[20:21], s[74:75]
	s_and_b64 s[42:43], vcc, s[14:15]
	s_and_saveexec_b64 s[14:15], s[42:43]
	s_cbranch_execz .LBB0_225
	v_mad_i64_i32 v[22:23], s[42:43], v12, s76, 0
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[68:69]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[22:23]
	global_load_dwordx2 v[74:75], v[2:3], off
.LBB0_225:
	s_or_b64 exec, exec, s[14:15]
	v_mad_i64_i32 v[2:3], s[14:15], v66, s76, 0
	v_lshl_add_u64 v[72:73], v[2:3], 1, s[60:61]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v2, v9, v8, s94
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v9, v20, v19, s94
	v_perm_b32 v8, v16, v15, s94
	v_perm_b32 v3, v11, v10, s94
	v_perm_b32 v21, v7, v6, s94
	v_perm_b32 v20, v5, v4, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v19, v18, v17, s94
	v_perm_b32 v18, v14, v13, s94
	v_mfma_f32_32x32x8_f16 v[2:17], v[8:9], v[2:3], 0
	v_cmp_gt_i64_e32 vcc, s[78:79], v[66:67]
	s_and_b64 s[92:93], s[68:69], vcc
	s_setprio 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	s_setprio 0
	s_cmp_eq_u32 s89, 0
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_lg_u32 s89, 0
	s_cbranch_scc1 .LBB0_231
	scratch_load_dword v18, off, off offset:80
	v_mov_b32_e32 v79, s83
	v_or_b32_e32 v78, s82, v44
	v_cmp_gt_i64_e32 vcc, s[76:77], v[78:79]
	s_and_b64 s[42:43], s[20:21], vcc
	s_and_b64 s[64:65], s[92:93], s[42:43]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	scratch_load_dword v18, off, off offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[10:13]
	ds_write_b128 v18, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:88
	scratch_load_dword v19, off, off offset:92
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v46, v19, v18
	ds_read_b128 v[18:21], v46 offset:1024
	ds_read_b128 v[22:25], v46 offset:1536
	s_and_saveexec_b64 s[42:43], s[64:65]
	s_cbranch_execz .LBB0_228
	ds_read_b128 v[96:99], v46
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v42, v96
	v_cvt_f16_f32_e32 v43, v97
	v_cvt_f16_f32_e32 v52, v98
	v_cvt_f16_f32_e32 v53, v99
	ds_read_b128 v[96:99], v46 offset:512
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v46, v96
	v_cvt_f16_f32_e32 v83, v97
	v_cvt_f16_f32_e32 v93, v98
	v_cvt_f16_f32_e32 v95, v99
	v_pack_b32_f16 v97, v52, v53
	v_pack_b32_f16 v98, v46, v83
	v_pack_b32_f16 v96, v42, v43
	v_pack_b32_f16 v99, v93, v95
	v_lshl_add_u64 v[52:53], v[78:79], 1, v[72:73]
	global_store_dwordx4 v[52:53], v[96:99], off
.LBB0_228:
	s_or_b64 exec, exec, s[42:43]
	s_or_b32 s42, s82, 32
	s_ashr_i32 s43, s42, 31
	v_mov_b32_e32 v53, s43
	v_or_b32_e32 v52, s42, v44
	v_cmp_gt_i64_e32 vcc, s[76:77], v[52:53]
	s_and_b64 s[20:21], s[20:21], vcc
	s_and_b64 s[42:43], s[92:93], s[20:21]
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_230
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v42, v20
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v22, v24
	v_cvt_f16_f32_e32 v24, v25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v43, v19
	v_pack_b32_f16 v21, v22, v24
	v_pack_b32_f16 v20, v20, v23
	v_lshl_add_u64 v[22:23], s[82:83], 0, v[44:45]
	v_pack_b32_f16 v19, v42, v25
	v_pack_b32_f16 v18, v18, v43
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[72:73]
	global_store_dwordx4 v[22:23], v[18:21], off offset:64
.LBB0_230:
	s_or_b64 exec, exec, s[20:21]
.LBB0_231:
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:24
	ds_write_b16 v47, v76 offset:16384
	s_nop 1
	v_cndmask_b32_e64 v2, v2, 0, s[14:15]
	v_cndmask_b32_e64 v3, v3, 0, s[14:15]
	v_cndmask_b32_e64 v4, v4, 0, s[14:15]
	v_cndmask_b32_e64 v5, v5, 0, s[14:15]
	v_cndmask_b32_e64 v6, v6, 0, s[14:15]
	v_cndmask_b32_e64 v7, v7, 0, s[14:15]
	v_cndmask_b32_e64 v8, v8, 0, s[14:15]
	v_cndmask_b32_e64 v9, v9, 0, s[14:15]
	v_cndmask_b32_e64 v10, v10, 0, s[14:15]
	v_cndmask_b32_e64 v11, v11, 0, s[14:15]
	v_cndmask_b32_e64 v12, v12, 0, s[14:15]
	v_cndmask_b32_e64 v13, v13, 0, s[14:15]
	v_cndmask_b32_e64 v14, v14, 0, s[14:15]
	v_cndmask_b32_e64 v15, v15, 0, s[14:15]
	v_cndmask_b32_e64 v16, v16, 0, s[14:15]
	v_cndmask_b32_e64 v17, v17, 0, s[14:15]
	s_cmp_eq_u32 s23, 1
	s_waitcnt vmcnt(1)
	ds_write_b64 v82, v[74:75] offset:18432
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v18, v76 offset:16384
	scratch_load_dword v18, off, off offset:28
	s_waitcnt vmcnt(0)
	ds_write_b16 v18, v77 offset:16384
	scratch_load_dword v18, off, off offset:32
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v18, v77 offset:16384
	s_cbranch_scc1 .LBB0_250
	v_cvt_f32_u32_e32 v18, s47
	v_readlane_b32 s14, v123, 15
	s_sub_i32 s14, 0, s47
	s_add_i32 s65, s96, -2
	v_rcp_iflag_f32_e32 v18, v18
	v_mov_b32_e32 v64, v117
	v_mov_b32_e32 v117, v57
	v_mov_b32_e32 v57, v40
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	v_mov_b32_e32 v40, v34
	v_mov_b32_e32 v34, v91
	v_mov_b32_e32 v91, v114
	v_readfirstlane_b32 s15, v18
	s_mul_i32 s14, s14, s15
	s_mul_hi_u32 s14, s15, s14
	s_add_i32 s96, s15, s14
	v_mov_b32_e32 v114, v115
	v_mov_b32_e32 v115, v50
	v_mov_b32_e32 v50, v90
	v_mov_b32_e32 v90, v63
	v_mov_b32_e32 v63, v61
	v_mov_b32_e32 v61, v121
	v_mov_b32_e32 v121, v86
	v_mov_b32_e32 v86, v29
	v_mov_b32_e32 v29, v59
	v_mov_b32_e32 v59, v28
	v_mov_b32_e32 v28, v87
	v_mov_b32_e32 v87, v85
	v_mov_b32_e32 v85, v101
	v_mov_b32_e32 v101, v32
	v_mov_b32_e32 v32, v119
	s_mov_b64 s[10:11], s[68:69]
	s_sub_i32 s22, 0, s22
	s_mov_b32 s23, 1
	s_mov_b32 s64, 16
	s_mov_b32 s66, 2
	s_lshl_b64 s[14:15], s[96:97], 1
	s_mov_b64 s[20:21], s[48:49]
.LBB0_233:
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:36
	ds_read_u16 v24, v81 offset:16384
	s_not_b32 s43, s15
	s_mul_i32 s42, s47, s15
	s_mul_i32 s43, s47, s43
	s_sub_i32 s42, s66, s42
	s_add_i32 s43, s66, s43
	s_add_i32 s49, s15, 1
	s_cmp_ge_u32 s42, s47
	s_cselect_b32 s49, s49, s15
	s_cselect_b32 s42, s43, s42
	s_add_i32 s43, s49, 1
	s_cmp_ge_u32 s42, s47
	s_cselect_b32 s68, s43, s49
	s_mul_i32 s67, s22, s68
	s_add_i32 s42, s67, s64
	v_add3_u32 v119, s42, v80, 16
	v_cmp_lt_u32_e32 vcc, v119, v36
	s_and_b64 s[70:71], s[80:81], vcc
	s_waitcnt vmcnt(0)
	ds_read_u16 v25, v18 offset:16512
	scratch_load_dword v18, off, off offset:40
	s_waitcnt vmcnt(0)
	ds_read_u16 v78, v18 offset:16640
	scratch_load_dword v18, off, off offset:44
	s_waitcnt vmcnt(0)
	ds_read_u16 v79, v18 offset:16768
	scratch_load_dword v18, off, off offset:48
	s_waitcnt vmcnt(0)
	ds_read_u16 v20, v18 offset:17408
	scratch_load_dword v18, off, off offset:52
	s_waitcnt vmcnt(0)
	ds_read_u16 v21, v18 offset:17536
	scratch_load_dword v18, off, off offset:56
	s_waitcnt vmcnt(0)
	ds_read_u16 v22, v18 offset:17664
	scratch_load_dword v18, off, off offset:60
	s_waitcnt vmcnt(0)
	ds_read_u16 v23, v18 offset:17792
	s_setprio 1
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[42:43], s[70:71]
	s_cbranch_execz .LBB0_235
	v_mad_u64_u32 v[18:19], s[70:71], v119, s78, 0
	v_mov_b32_e32 v46, v19
	v_mad_u64_u32 v[52:53], s[70:71], v119, s79, v[46:47]
	v_mov_b32_e32 v19, v52
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[70:71]
	global_load_dwordx2 v[76:77], v[18:19], off
.LBB0_235:
	s_or_b64 exec, exec, s[42:43]
	s_add_i32 s42, s68, s25
	ds_read_u16 v53, v113 offset:18432
	ds_read_u16 v46, v113 offset:18560
	ds_read_u16 v96, v113 offset:18688
	ds_read_u16 v93, v113 offset:18816
	ds_read_u16 v99, v113 offset:19456
	ds_read_u16 v52, v113 offset:19584
	ds_read_u16 v83, v113 offset:19712
	ds_read_u16 v95, v113 offset:19840
	s_setprio 0
	scratch_load_dwordx2 v[42:43], off, off offset:16
	s_lshl_b32 s82, s42, 6
	s_ashr_i32 s83, s82, 31
	v_mov_b32_e32 v19, s83
	s_cmp_gt_i32 s82, -1
	s_cselect_b64 s[42:43], -1, 0
	v_mov_b32_e32 v75, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v18, s82, v42
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[18:19]
	s_and_b64 s[42:43], s[42:43], s[74:75]
	s_and_b64 s[70:71], vcc, s[42:43]
	s_and_saveexec_b64 s[42:43], s[70:71]
	s_cbranch_execz .LBB0_237
	v_mad_u64_u32 v[74:75], s[70:71], v119, s76, 0
	v_mov_b32_e32 v98, v75
	s_waitcnt lgkmcnt(3)
	v_mad_u64_u32 v[42:43], s[70:71], v119, s77, v[98:99]
	v_mov_b32_e32 v75, v42
	v_lshl_add_u64 v[42:43], v[74:75], 1, v[68:69]
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[42:43]
	global_load_dwordx2 v[74:75], v[18:19], off
.LBB0_237:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt lgkmcnt(14)
	v_perm_b32 v18, v25, v24, s94
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v25, v93, v96, s94
	v_perm_b32 v24, v46, v53, s94
	v_perm_b32 v19, v79, v78, s94
	v_perm_b32 v23, v23, v22, s94
	v_perm_b32 v22, v21, v20, s94
	v_mfma_f32_32x32x8_f16 v[2:17], v[24:25], v[18:19], v[2:17]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v21, v95, v83, s94
	v_perm_b32 v20, v52, v99, s94
	s_setprio 1
	s_nop 0
	v_mfma_f32_32x32x8_f16 v[2:17], v[20:21], v[22:23], v[2:17]
	s_setprio 0
	s_cmp_eq_u32 s7, s89
	s_cselect_b64 s[42:43], -1, 0
	s_cmp_lg_u32 s7, s89
	s_cbranch_scc1 .LBB0_243
	scratch_load_dword v18, off, off offset:80
	v_lshl_add_u64 v[78:79], s[20:21], 0, v[44:45]
	v_cmp_lt_i64_e32 vcc, -1, v[78:79]
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[78:79]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[70:71], s[92:93], s[20:21]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	scratch_load_dword v18, off, off offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[10:13]
	ds_write_b128 v18, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:88
	scratch_load_dword v19, off, off offset:92
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v46, v19, v18
	ds_read_b128 v[18:21], v46 offset:1024
	ds_read_b128 v[22:25], v46 offset:1536
	s_and_saveexec_b64 s[20:21], s[70:71]
	s_cbranch_execz .LBB0_240
	ds_read_b128 v[96:99], v46
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v42, v96
	v_cvt_f16_f32_e32 v43, v97
	v_cvt_f16_f32_e32 v52, v98
	v_cvt_f16_f32_e32 v53, v99
	ds_read_b128 v[96:99], v46 offset:512
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v46, v96
	v_cvt_f16_f32_e32 v83, v97
	v_cvt_f16_f32_e32 v93, v98
	v_cvt_f16_f32_e32 v95, v99
	v_pack_b32_f16 v97, v52, v53
	v_pack_b32_f16 v98, v46, v83
	v_pack_b32_f16 v96, v42, v43
	v_pack_b32_f16 v99, v93, v95
	v_lshl_add_u64 v[42:43], v[78:79], 1, v[72:73]
	global_store_dwordx4 v[42:43], v[96:99], off
.LBB0_240:
	s_or_b64 exec, exec, s[20:21]
	s_or_b32 s7, s48, 32
	s_ashr_i32 s20, s7, 31
	v_mov_b32_e32 v43, s20
	v_or_b32_e32 v42, s7, v44
	s_cmp_gt_i32 s48, -1
	s_cselect_b64 s[20:21], -1, 0
	v_cmp_gt_i64_e32 vcc, s[76:77], v[42:43]
	s_and_b64 s[20:21], s[20:21], vcc
	s_and_b64 s[70:71], s[92:93], s[20:21]
	s_and_saveexec_b64 s[20:21], s[70:71]
	s_cbranch_execz .LBB0_242
	s_waitcnt lgkmcnt(1)
	v_cvt_f16_f32_e32 v42, v20
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v20, v22
	v_cvt_f16_f32_e32 v22, v24
	v_cvt_f16_f32_e32 v24, v25
	v_cvt_f16_f32_e32 v23, v23
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v25, v21
	v_cvt_f16_f32_e32 v43, v19
	s_ashr_i32 s49, s48, 31
	v_pack_b32_f16 v21, v22, v24
	v_pack_b32_f16 v20, v20, v23
	v_lshl_add_u64 v[22:23], s[48:49], 0, v[44:45]
	v_pack_b32_f16 v19, v42, v25
	v_pack_b32_f16 v18, v18, v43
	v_lshl_add_u64 v[22:23], v[22:23], 1, v[72:73]
	global_store_dwordx4 v[22:23], v[18:21], off offset:64
.LBB0_242:
	s_or_b64 exec, exec, s[20:21]
.LBB0_243:
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v18, off, off offset:24
	ds_write_b16 v47, v76 offset:16384
	s_add_i32 s23, s23, 1
	s_mul_i32 s68, s68, s47
	s_sub_i32 s7, s23, s68
	s_lshl_b32 s7, s7, 4
	s_add_i32 s64, s64, 16
	s_add_u32 s14, s14, s96
	s_addc_u32 s15, s15, 0
	s_add_i32 s66, s66, 1
	s_add_i32 s65, s65, -1
	v_cndmask_b32_e64 v2, v2, 0, s[42:43]
	v_cndmask_b32_e64 v3, v3, 0, s[42:43]
	v_cndmask_b32_e64 v4, v4, 0, s[42:43]
	v_cndmask_b32_e64 v5, v5, 0, s[42:43]
	v_cndmask_b32_e64 v6, v6, 0, s[42:43]
	v_cndmask_b32_e64 v7, v7, 0, s[42:43]
	v_cndmask_b32_e64 v8, v8, 0, s[42:43]
	v_cndmask_b32_e64 v9, v9, 0, s[42:43]
	v_cndmask_b32_e64 v10, v10, 0, s[42:43]
	v_cndmask_b32_e64 v11, v11, 0, s[42:43]
	v_cndmask_b32_e64 v12, v12, 0, s[42:43]
	v_cndmask_b32_e64 v13, v13, 0, s[42:43]
	v_cndmask_b32_e64 v14, v14, 0, s[42:43]
	v_cndmask_b32_e64 v15, v15, 0, s[42:43]
	v_cndmask_b32_e64 v16, v16, 0, s[42:43]
	v_cndmask_b32_e64 v17, v17, 0, s[42:43]
	s_cmp_lg_u32 s65, 0
	s_waitcnt vmcnt(1)
	ds_write_b64 v82, v[74:75] offset:18432
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v18, v76 offset:16384
	scratch_load_dword v18, off, off offset:28
	s_waitcnt vmcnt(0)
	ds_write_b16 v18, v77 offset:16384
	scratch_load_dword v18, off, off offset:32
	s_waitcnt vmcnt(0)
	ds_write_b16_d16_hi v18, v77 offset:16384
	s_cbranch_scc0 .LBB0_251
	s_mov_b32 s48, s82
	s_mov_b64 s[20:21], s[82:83]
	s_branch .LBB0_233
.LBB0_245:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s7, s7, -1
	s_add_u32 s14, s14, 8
	s_addc_u32 s15, s15, 0
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 .LBB0_213
.LBB0_246:
	global_load_dwordx2 v[2:3], v37, s[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	global_load_dwordx2 v[2:3], v37, s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v2
	v_readfirstlane_b32 s47, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[20:21], s[98:99]
	s_cbranch_execz .LBB0_245
	s_mov_b64 s[42:43], exec
	v_mbcnt_lo_u32_b32 v2, s42, 0
	v_mbcnt_hi_u32_b32 v2, s43, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[48:49], exec, vcc
	s_mov_b64 exec, s[48:49]
	s_cbranch_execz .LBB0_245
	s_sub_u32 s22, s22, s25
	s_subb_u32 s23, s23, s47
	s_ashr_i32 s25, s23, 31
	s_lshr_b32 s25, s25, 28
	s_add_u32 s22, s22, s25
	s_addc_u32 s23, s23, 0
	s_and_b32 s22, s22, -16
	v_readlane_b32 s48, v123, 44
	v_readlane_b32 s49, v123, 45
	s_add_u32 s22, s48, s22
	s_addc_u32 s23, s49, s23
	s_bcnt1_i32_b64 s25, s[42:43]
	v_mov_b32_e32 v2, s25
	global_atomic_add v37, v2, s[22:23] sc1
	s_branch .LBB0_245
.LBB0_249:
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[48:49], s[82:83]
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
	s_branch .LBB0_252
.LBB0_250:
	s_mov_b32 s82, s48
	s_branch .LBB0_252
.LBB0_251:
	s_add_i32 s7, s67, s64
	s_mov_b64 s[48:49], s[82:83]
	s_mov_b64 s[68:69], s[10:11]
	v_mov_b32_e32 v119, v32
	v_mov_b32_e32 v32, v101
	v_mov_b32_e32 v101, v85
	v_mov_b32_e32 v85, v87
	v_mov_b32_e32 v87, v28
	v_mov_b32_e32 v28, v59
	v_mov_b32_e32 v59, v29
	v_mov_b32_e32 v29, v86
	v_mov_b32_e32 v86, v121
	v_mov_b32_e32 v121, v61
	v_mov_b32_e32 v61, v63
	v_mov_b32_e32 v63, v90
	v_mov_b32_e32 v90, v50
	v_mov_b32_e32 v50, v115
	v_mov_b32_e32 v115, v114
	v_mov_b32_e32 v114, v91
	v_mov_b32_e32 v91, v34
	v_mov_b32_e32 v34, v40
	v_mov_b32_e32 v40, v57
	v_mov_b32_e32 v57, v117
	v_mov_b32_e32 v117, v64
	v_bfrev_b32_e32 v64, 0.5
.LBB0_252:
	s_andn2_b64 vcc, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_254
	v_add_u32_e32 v20, v50, v119
	ds_read_u16 v18, v20 offset:18816
	ds_read_u16 v19, v20 offset:18688
	ds_read_u16 v21, v20 offset:18560
	ds_read_u16 v22, v20 offset:18432
	scratch_load_dword v23, off, off offset:44
	scratch_load_dword v24, off, off offset:40
	scratch_load_dword v25, off, off offset:36
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v19, v18, v19, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v18, v21, v22, s94
	s_waitcnt vmcnt(2)
	ds_read_u16 v23, v23 offset:16768
	s_waitcnt vmcnt(1)
	ds_read_u16 v24, v24 offset:16640
	s_waitcnt vmcnt(0)
	ds_read_u16 v25, v25 offset:16512
	ds_read_u16 v36, v81 offset:16384
	ds_read_u16 v22, v20 offset:19840
	ds_read_u16 v42, v20 offset:19712
	ds_read_u16 v43, v20 offset:19584
	ds_read_u16 v46, v20 offset:19456
	s_waitcnt lgkmcnt(6)
	v_perm_b32 v21, v23, v24, s94
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v20, v25, v36, s94
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
	scratch_load_dword v18, off, off offset:60
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v19, v22, v42, s94
	s_waitcnt vmcnt(0)
	ds_read_u16 v20, v18 offset:17792
	scratch_load_dword v18, off, off offset:56
	s_waitcnt vmcnt(0)
	ds_read_u16 v21, v18 offset:17664
	scratch_load_dword v18, off, off offset:52
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v21, v20, v21, s94
	s_waitcnt vmcnt(0)
	ds_read_u16 v23, v18 offset:17536
	scratch_load_dword v18, off, off offset:48
	s_waitcnt vmcnt(0)
	ds_read_u16 v24, v18 offset:17408
	v_perm_b32 v18, v43, v46, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v20, v23, v24, s94
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[2:17], v[18:19], v[20:21], v[2:17]
.LBB0_254:
	s_cmp_lg_u32 s7, s89
	s_cselect_b64 s[14:15], -1, 0
	s_xor_b64 s[20:21], s[28:29], -1
	s_or_b64 s[14:15], s[20:21], s[14:15]
	s_and_b64 vcc, exec, s[14:15]
	v_readlane_b32 s63, v127, 13
	v_readlane_b32 s62, v127, 12
	v_readlane_b32 s89, v127, 14
	s_cbranch_vccnz .LBB0_260
	scratch_load_dword v18, off, off offset:80
	v_cmp_gt_i64_e32 vcc, s[78:79], v[66:67]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v18, 0, v18
	ds_write_b128 v18, v[2:5]
	ds_write_b128 v18, v[6:9] offset:8192
	scratch_load_dword v2, off, off offset:84
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 0, v2
	ds_write_b128 v2, v[10:13]
	ds_write_b128 v2, v[14:17] offset:8192
	s_waitcnt lgkmcnt(0)
	s_barrier
	scratch_load_dword v2, off, off offset:88
	scratch_load_dword v3, off, off offset:92
	v_lshl_add_u64 v[12:13], s[48:49], 0, v[44:45]
	v_mad_i64_i32 v[10:11], s[14:15], v66, s76, 0
	s_and_b64 s[14:15], s[68:69], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	v_cmp_gt_i64_e64 s[74:75], s[76:77], v[12:13]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[22:23], s[14:15], s[20:21]
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[60:61]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, v3, v2
	ds_read_b128 v[2:5], v14 offset:1024
	ds_read_b128 v[6:9], v14 offset:1536
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_257
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
.LBB0_257:
	s_or_b64 exec, exec, s[20:21]
	s_or_b32 s7, s82, 32
	s_ashr_i32 s20, s7, 31
	v_mov_b32_e32 v13, s20
	v_or_b32_e32 v12, s7, v44
	s_cmp_gt_i32 s82, -1
	s_cselect_b64 s[20:21], -1, 0
	v_cmp_gt_i64_e32 vcc, s[76:77], v[12:13]
	s_and_b64 s[20:21], s[20:21], vcc
	s_and_b64 s[20:21], s[14:15], s[20:21]
	s_and_saveexec_b64 s[14:15], s[20:21]
	s_cbranch_execz .LBB0_259
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
.LBB0_259:
	s_or_b64 exec, exec, s[14:15]
.LBB0_260:
	s_mov_b64 s[14:15], 0
.LBB0_261:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_278
	s_ashr_i32 s7, s24, 31
	v_readlane_b32 s14, v125, 42
	s_xor_b32 s7, s7, s14
	s_abs_i32 s14, s24
	v_readlane_b32 s15, v125, 38
	s_mul_hi_u32 s15, s14, s15
	s_mul_i32 s20, s15, s88
	s_sub_i32 s14, s14, s20
	s_add_i32 s20, s15, 1
	s_sub_i32 s21, s14, s88
	s_cmp_ge_u32 s14, s88
	s_cselect_b32 s15, s20, s15
	s_cselect_b32 s14, s21, s14
	s_add_i32 s20, s15, 1
	s_cmp_ge_u32 s14, s88
	s_cselect_b32 s14, s20, s15
	s_xor_b32 s14, s14, s7
	s_sub_i32 s14, s14, s7
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[20:21], s[14:15], 2
	v_readlane_b32 s10, v123, 54
	v_readlane_b32 s11, v123, 55
	s_add_u32 s22, s10, s20
	s_addc_u32 s23, s11, s21
	v_readlane_b32 s10, v123, 56
	v_readlane_b32 s11, v123, 57
	s_add_u32 s20, s10, s20
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[22:23]
	s_addc_u32 s21, s11, s21
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v37, s[20:21]
	v_readlane_b32 s20, v123, 58
	v_readlane_b32 s21, v123, 59
	s_and_b64 s[20:21], s[20:21], exec
	v_readlane_b32 s64, v126, 2
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	v_readlane_b32 s65, v126, 3
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s68, v126, 6
	v_readlane_b32 s69, v126, 7
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s7, v2
	s_cselect_b32 s7, s7, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_cselect_b32 s14, s14, 1
	s_abs_i32 s15, s14
	v_cvt_f32_u32_e32 v2, s15
	s_sub_i32 s23, 0, s15
	s_mul_i32 s20, s7, s12
	s_sub_i32 s20, s24, s20
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s22, s20
	s_xor_b32 s21, s20, s14
	s_ashr_i32 s21, s21, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s25, v2
	s_mul_i32 s23, s23, s25
	s_mul_hi_u32 s23, s25, s23
	s_add_i32 s25, s25, s23
	s_mul_hi_u32 s23, s22, s25
	s_mul_i32 s25, s23, s15
	s_sub_i32 s22, s22, s25
	s_add_i32 s42, s23, 1
	s_sub_i32 s25, s22, s15
	s_cmp_ge_u32 s22, s15
	s_cselect_b32 s23, s42, s23
	s_cselect_b32 s22, s25, s22
	s_add_i32 s25, s23, 1
	s_cmp_ge_u32 s22, s15
	s_cselect_b32 s15, s25, s23
	s_xor_b32 s15, s15, s21
	s_sub_i32 s48, s15, s21
	s_mul_i32 s14, s48, s14
	s_sub_i32 s14, s20, s14
	s_add_i32 s14, s7, s14
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[20:21], s[14:15], 2
	s_add_u32 s22, s70, s20
	s_addc_u32 s23, s71, s21
	global_load_dword v2, v37, s[22:23]
	v_readlane_b32 s22, v123, 60
	v_readlane_b32 s23, v123, 61
	s_add_u32 s20, s22, s20
	s_addc_u32 s21, s23, s21
	global_load_dword v24, v37, s[20:21]
	s_lshl_b32 s25, s14, 4
	s_ashr_i32 s7, s25, 31
	v_or_b32_e32 v10, s25, v38
	v_readlane_b32 s22, v123, 16
	v_mov_b32_e32 v11, s7
	v_mad_i64_i32 v[6:7], s[20:21], v10, s16, 0
	s_cmp_gt_i32 s25, -1
	v_readlane_b32 s23, v123, 17
	s_cselect_b64 s[20:21], -1, 0
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s15, v2
	v_cmp_gt_i64_e32 vcc, s[22:23], v[10:11]
	s_and_b64 s[76:77], s[20:21], vcc
	v_readlane_b32 s20, v124, 28
	v_readlane_b32 s21, v124, 29
	s_and_b64 s[22:23], s[76:77], s[20:21]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_264
	scratch_load_dwordx2 v[4:5], off, off offset:100
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	global_load_dword v11, v[4:5], off
.LBB0_264:
	s_or_b64 exec, exec, s[20:21]
	scratch_load_dwordx2 v[4:5], off, off offset:64
	s_lshl_b32 s7, s48, 6
	s_ashr_i32 s20, s7, 31
	s_mul_i32 s78, s15, s34
	s_cmp_gt_i32 s7, -1
	v_mov_b32_e32 v9, s20
	s_cselect_b64 s[20:21], -1, 0
	s_ashr_i32 s79, s78, 31
	v_readlane_b32 s10, v123, 18
	v_lshl_add_u64 v[12:13], s[78:79], 0, v[48:49]
	v_readlane_b32 s11, v123, 19
	v_readlane_b32 s22, v124, 26
	v_readlane_b32 s23, v124, 27
	v_cmp_gt_i64_e64 s[74:75], s[10:11], v[12:13]
	v_mov_b32_e32 v3, 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	v_or_b32_e32 v8, s7, v4
	v_cmp_gt_i64_e32 vcc, s[72:73], v[8:9]
	s_and_b64 s[80:81], s[20:21], vcc
	v_cmp_lt_i64_e32 vcc, -1, v[12:13]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[20:21], s[80:81], s[20:21]
	s_and_b64 s[22:23], s[22:23], s[20:21]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	v_readlane_b32 s47, v125, 31
	s_cbranch_execz .LBB0_266
	v_mad_u64_u32 v[2:3], s[22:23], v12, s72, 0
	v_mul_lo_u32 v4, v13, s72
	v_mul_lo_u32 v5, v12, s73
	v_readlane_b32 s22, v123, 4
	v_add3_u32 v3, v3, v5, v4
	v_readlane_b32 s23, v123, 5
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[22:23]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_266:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v124, 30
	ds_write_b32 v120, v11 offset:4096
	v_lshlrev_b32_e32 v11, 4, v0
	v_readlane_b32 s21, v124, 31
	v_add_u32_e32 v11, 0, v11
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[2:5]
	s_cbranch_vccnz .LBB0_345
	v_add_u32_e32 v22, 0, v29
	v_add_u32_e32 v23, 0, v86
	ds_read_b64 v[2:3], v22 offset:4096
	ds_read_b64 v[4:5], v23 offset:4096
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s10, v126, 58
	v_readlane_b32 s11, v126, 59
	v_lshl_add_u64 v[12:13], v[6:7], 1, s[64:65]
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_and_b64 s[22:23], s[76:77], s[10:11]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_269
	v_lshlrev_b32_e32 v36, 1, v26
	v_lshl_add_u64 v[14:15], v[12:13], 0, v[36:37]
	global_load_dword v18, v[14:15], off offset:64
.LBB0_269:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s20, v123, 4
	v_readlane_b32 s21, v123, 5
	s_nop 1
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[20:21]
	v_add_u32_e32 v25, v121, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v20, v25
	ds_read_u16 v36, v25 offset:128
	ds_read_u16 v47, v25 offset:256
	ds_read_u16 v53, v25 offset:384
	ds_read_u16 v19, v25 offset:2048
	ds_read_u16 v21, v25 offset:2176
	ds_read_u16 v46, v25 offset:2304
	ds_read_u16 v52, v25 offset:2432
	s_setprio 0
	s_add_i32 s20, s78, 32
	s_ashr_i32 s21, s20, 31
	v_readlane_b32 s10, v123, 18
	v_lshl_add_u64 v[16:17], s[20:21], 0, v[48:49]
	v_readlane_b32 s11, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[10:11], v[16:17]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[22:23], s[80:81], s[20:21]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_271
	v_mul_lo_u32 v8, v17, s72
	v_mul_lo_u32 v9, v16, s73
	v_mad_u64_u32 v[6:7], s[22:23], v16, s72, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
.LBB0_271:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v17, v53, v47, s94
	v_perm_b32 v16, v36, v20, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v47, v52, v46, s94
	v_perm_b32 v46, v21, v19, s94
	v_mfma_f32_16x16x16_f16 v[66:69], v[16:17], v[2:3], 0
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[46:47], v[4:5], v[66:69]
	s_setprio 0
	v_readlane_b32 s20, v125, 34
	v_readlane_b32 s21, v125, 35
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt vmcnt(0)
	ds_write_b32 v120, v18 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_vccnz .LBB0_346
	s_mov_b32 s22, 64
	s_branch .LBB0_274
.LBB0_273:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(4)
	v_perm_b32 v21, v69, v67, s94
	v_perm_b32 v20, v66, v52, s94
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v67, v68, v46, s94
	v_perm_b32 v66, v53, v47, s94
	v_mfma_f32_16x16x16_f16 v[2:5], v[20:21], v[18:19], v[2:5]
	s_setprio 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[66:67], v[16:17], v[2:5]
	s_setprio 0
	s_add_i32 s20, s22, 32
	s_cmp_lt_i32 s22, s47
	s_mov_b32 s22, s20
	s_waitcnt vmcnt(0)
	ds_write_b32 v120, v36 offset:4096
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v11, v[6:9]
	s_cbranch_scc0 .LBB0_346
.LBB0_274:
	ds_read_b64 v[18:19], v22 offset:4096
	ds_read_b64 v[16:17], v23 offset:4096
	s_ashr_i32 s20, s22, 31
	v_mov_b32_e32 v9, s20
	v_or_b32_e32 v8, s22, v26
	s_cmp_gt_i32 s22, -1
	s_cselect_b64 s[20:21], -1, 0
	v_cmp_gt_i64_e32 vcc, s[16:17], v[8:9]
	s_and_b64 s[20:21], s[20:21], vcc
	s_and_b64 s[42:43], s[76:77], s[20:21]
	s_setprio 1
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v36, 0
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_276
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[12:13]
	global_load_dword v36, v[8:9], off
.LBB0_276:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_u16 v52, v25
	ds_read_u16 v66, v25 offset:128
	ds_read_u16 v67, v25 offset:256
	ds_read_u16 v69, v25 offset:384
	ds_read_u16 v47, v25 offset:2048
	ds_read_u16 v53, v25 offset:2176
	ds_read_u16 v46, v25 offset:2304
	ds_read_u16 v68, v25 offset:2432
	s_setprio 0
	s_add_i32 s20, s78, s22
	s_ashr_i32 s21, s20, 31
	v_readlane_b32 s10, v123, 18
	v_lshl_add_u64 v[20:21], s[20:21], 0, v[48:49]
	v_readlane_b32 s11, v123, 19
	v_cmp_lt_i64_e32 vcc, -1, v[20:21]
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i64_e64 s[74:75], s[10:11], v[20:21]
	s_and_b64 s[20:21], vcc, s[74:75]
	s_and_b64 s[42:43], s[80:81], s[20:21]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], s[42:43]
	s_cbranch_execz .LBB0_273
	v_mul_lo_u32 v8, v21, s72
	v_mul_lo_u32 v9, v20, s73
	v_mad_u64_u32 v[6:7], s[42:43], v20, s72, 0
	v_add3_u32 v7, v7, v9, v8
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[14:15]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_branch .LBB0_273
.LBB0_278:
	s_mov_b64 s[14:15], 0
.LBB0_279:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_373
.LBB0_280:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[26:27] offset:164
	s_lshl_b32 s7, s24, 3
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v4, s7, v87
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[74:75], v4, v3
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_282
	v_readlane_b32 s20, v124, 34
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s21, v124, 35
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[20:21]
	global_load_dword v6, v[4:5], off
.LBB0_282:
	s_or_b64 exec, exec, s[14:15]
	v_or_b32_e32 v4, s7, v32
	v_cmp_lt_i32_e64 s[76:77], v4, v3
	s_and_saveexec_b64 s[14:15], s[76:77]
	s_cbranch_execz .LBB0_284
	v_readlane_b32 s20, v124, 34
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s21, v124, 35
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[20:21]
	global_load_dword v2, v[4:5], off
.LBB0_284:
	s_or_b64 exec, exec, s[14:15]
	v_or_b32_e32 v4, s7, v58
	v_readlane_b32 s14, v124, 34
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s15, v124, 35
	v_cmp_lt_i32_e32 vcc, v4, v3
	v_mov_b32_e32 v8, 0
	v_lshl_add_u64 v[10:11], v[4:5], 2, s[14:15]
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_286
	global_load_dword v8, v[10:11], off
.LBB0_286:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_288
	global_load_dword v4, v[10:11], off
.LBB0_288:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v12, -1
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v7, 31, v6
	v_mov_b32_e32 v11, -1
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_290
	v_lshl_add_u64 v[10:11], v[6:7], 2, s[4:5]
	global_load_dword v11, v[10:11], off
.LBB0_290:
	s_or_b64 exec, exec, s[14:15]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[14:15], s[76:77]
	s_cbranch_execz .LBB0_292
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[4:5]
	global_load_dword v12, v[12:13], off
.LBB0_292:
	s_or_b64 exec, exec, s[14:15]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v15, -1
	v_mov_b32_e32 v13, -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_294
	v_lshl_add_u64 v[16:17], v[8:9], 2, s[4:5]
	global_load_dword v13, v[16:17], off
.LBB0_294:
	s_or_b64 exec, exec, s[14:15]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_296
	v_lshl_add_u64 v[14:15], v[4:5], 2, s[4:5]
	global_load_dword v15, v[14:15], off
.LBB0_296:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[80:81], -1, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[14:15], s[80:81]
	s_cbranch_execz .LBB0_298
	v_readlane_b32 s20, v124, 2
	v_readlane_b32 s21, v124, 3
	s_nop 1
	v_lshl_add_u64 v[16:17], v[6:7], 2, s[20:21]
	global_load_dword v10, v[16:17], off
.LBB0_298:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_i32_e64 s[76:77], -1, v12
	s_and_saveexec_b64 s[14:15], s[76:77]
	s_cbranch_execz .LBB0_300
	v_readlane_b32 s20, v124, 2
	v_readlane_b32 s21, v124, 3
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[20:21]
	global_load_dword v14, v[2:3], off
.LBB0_300:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_i32_e64 s[78:79], -1, v13
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[14:15], s[78:79]
	s_cbranch_execz .LBB0_302
	v_readlane_b32 s20, v124, 2
	v_readlane_b32 s21, v124, 3
	s_nop 1
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[20:21]
	global_load_dword v16, v[8:9], off
.LBB0_302:
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_i32_e64 s[74:75], -1, v15
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_304
	v_readlane_b32 s20, v124, 2
	v_readlane_b32 s21, v124, 3
	s_nop 1
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[20:21]
	global_load_dword v2, v[2:3], off
.LBB0_304:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[14:15], s[80:81]
	s_cbranch_execnz .LBB0_337
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execnz .LBB0_338
.LBB0_306:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[14:15], s[80:81]
	s_cbranch_execz .LBB0_308
.LBB0_307:
	v_sub_u32_e32 v9, 0, v11
	v_max_i32_e32 v9, v11, v9
	v_ashrrev_i32_e32 v8, 31, v11
	v_mul_hi_u32 v11, v9, v116
	v_mul_lo_u32 v18, v11, s95
	v_sub_u32_e32 v9, v9, v18
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s95, v9
	v_readlane_b32 s7, v125, 45
	v_readlane_b32 s20, v124, 6
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s95, v9
	v_cndmask_b32_e32 v9, v9, v18, vcc
	v_add_u32_e32 v18, 1, v11
	v_cmp_le_u32_e32 vcc, s95, v9
	v_xor_b32_e32 v8, s7, v8
	v_readlane_b32 s22, v124, 8
	v_cndmask_b32_e32 v9, v11, v18, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_readlane_b32 s23, v124, 9
	v_readlane_b32 s21, v124, 7
	s_nop 0
	v_lshl_add_u64 v[8:9], v[8:9], 3, s[22:23]
	global_load_dwordx2 v[8:9], v[8:9], off
.LBB0_308:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v124, 26
	v_readlane_b32 s15, v124, 27
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_313
	global_load_dwordx2 v[18:19], v37, s[56:57]
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s65, v125, 55
	s_mov_b32 s7, 0
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v19, vcc
	v_ashrrev_i32_e32 v11, 31, v9
	v_lshrrev_b32_e32 v36, 28, v11
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[36:37]
	v_mad_i64_i32 v[18:19], s[14:15], v10, s16, 0
	v_sub_u32_e32 v11, 0, v6
	v_and_b32_e32 v8, -16, v8
	v_readlane_b32 s14, v125, 48
	v_max_i32_e32 v6, v6, v11
	v_lshl_add_u64 v[8:9], s[64:65], 0, v[8:9]
	v_xor_b32_e32 v7, s14, v7
	v_mul_hi_u32 v11, v6, v118
	v_readlane_b32 s14, v125, 50
	v_lshl_add_u64 v[8:9], v[18:19], 1, v[8:9]
	s_nop 0
	v_mul_lo_u32 v18, v11, s14
	v_sub_u32_e32 v6, v6, v18
	v_cmp_le_u32_e32 vcc, s14, v6
	v_add_u32_e32 v18, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v11, v11, v18, vcc
	v_subrev_u32_e32 v18, s14, v6
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_cmp_le_u32_e32 vcc, s14, v6
	v_add_u32_e32 v6, 1, v11
	s_nop 0
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_xor_b32_e32 v6, v6, v7
	v_sub_u32_e32 v6, v6, v7
	v_mad_i64_i32 v[6:7], s[14:15], v6, s16, 0
	v_readlane_b32 s14, v123, 10
	v_readlane_b32 s15, v123, 11
	v_cmp_eq_u32_e32 vcc, v3, v10
	s_nop 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[14:15]
	s_and_b64 s[14:15], vcc, s[80:81]
	s_branch .LBB0_311
.LBB0_310:
	s_or_b64 exec, exec, s[20:21]
	s_addk_i32 s7, 0x80
	s_cmp_lt_i32 s7, s34
	s_cbranch_scc0 .LBB0_313
.LBB0_311:
	v_add_u32_e32 v10, s7, v104
	v_cmp_gt_i32_e32 vcc, s34, v10
	s_and_b64 s[22:23], vcc, s[14:15]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_310
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_lshl_add_u64 v[18:19], v[6:7], 0, v[10:11]
	global_load_dwordx2 v[18:19], v[18:19], off
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	global_store_dwordx2 v[10:11], v[18:19], off
	s_branch .LBB0_310
.LBB0_313:
	v_sub_u32_e32 v6, 0, v15
	v_max_i32_e32 v6, v15, v6
	v_mul_hi_u32 v7, v6, v116
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v8, v7, s95
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s95, v6
	v_ashrrev_i32_e32 v3, 31, v15
	v_readlane_b32 s7, v125, 45
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_subrev_u32_e32 v8, s95, v6
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v7
	v_cmp_le_u32_e32 vcc, s95, v6
	v_xor_b32_e32 v3, s7, v3
	v_readlane_b32 s20, v124, 6
	v_cndmask_b32_e32 v6, v7, v8, vcc
	v_xor_b32_e32 v6, v6, v3
	v_sub_u32_e32 v10, v6, v3
	v_mov_b32_e32 v3, s40
	v_cndmask_b32_e64 v6, v3, v10, s[74:75]
	v_ashrrev_i32_e32 v7, 31, v6
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	v_mov_b64_e32 v[8:9], 0
	v_readlane_b32 s21, v124, 7
	v_lshl_add_u64 v[6:7], v[6:7], 3, s[22:23]
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_315
	global_load_dwordx2 v[8:9], v[6:7], off
.LBB0_315:
	s_or_b64 exec, exec, s[14:15]
	v_readlane_b32 s14, v124, 10
	v_readlane_b32 s15, v124, 11
	s_and_b64 s[14:15], s[14:15], s[74:75]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execnz .LBB0_339
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execnz .LBB0_340
.LBB0_317:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execnz .LBB0_341
.LBB0_318:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execnz .LBB0_342
.LBB0_319:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execnz .LBB0_343
.LBB0_320:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_322
.LBB0_321:
	global_load_dwordx2 v[18:19], v37, s[56:57]
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
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
.LBB0_322:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v5, 0, v12
	v_max_i32_e32 v5, v12, v5
	v_mul_hi_u32 v8, v5, v116
	v_mul_lo_u32 v9, v8, s95
	v_sub_u32_e32 v5, v5, v9
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s95, v5
	v_ashrrev_i32_e32 v4, 31, v12
	v_readlane_b32 s7, v125, 45
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_subrev_u32_e32 v9, s95, v5
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v8
	v_cmp_le_u32_e32 vcc, s95, v5
	v_xor_b32_e32 v4, s7, v4
	v_readlane_b32 s64, v125, 18
	v_cndmask_b32_e32 v5, v8, v9, vcc
	v_sub_u32_e32 v8, 0, v13
	v_max_i32_e32 v8, v13, v8
	v_mul_hi_u32 v9, v8, v116
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
	v_xor_b32_e32 v4, s7, v4
	s_cmp_lt_i32 s64, 1
	v_cndmask_b32_e32 v8, v9, v11, vcc
	v_xor_b32_e32 v8, v8, v4
	v_sub_u32_e32 v8, v8, v4
	s_mov_b64 s[14:15], -1
	v_readlane_b32 s65, v125, 19
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_cbranch_scc1 .LBB0_326
	v_readlane_b32 s64, v125, 18
	v_mov_b32_e32 v9, 0
	s_cmp_eq_u32 s64, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v125, 19
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_cbranch_scc0 .LBB0_325
	v_readlane_b32 s7, v126, 20
	s_nop 1
	v_mul_lo_u32 v4, v5, s7
	v_sub_u32_e32 v9, v12, v4
	v_mul_lo_u32 v4, v8, s7
	v_sub_u32_e32 v11, v13, v4
	v_mul_lo_u32 v4, v10, s7
	v_sub_u32_e32 v4, v15, v4
.LBB0_325:
	s_mov_b64 s[14:15], 0
.LBB0_326:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_329
	v_readlane_b32 s64, v125, 18
	v_mov_b32_e32 v9, 0
	s_cmp_lg_u32 s64, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v4, 0
	v_readlane_b32 s65, v125, 19
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_cbranch_scc1 .LBB0_329
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
.LBB0_329:
	v_mov_b32_e32 v2, s40
	v_cndmask_b32_e64 v3, v2, v5, s[76:77]
	v_cndmask_b32_e64 v2, v2, v8, s[78:79]
	v_lshl_add_u32 v3, v3, 24, v9
	v_lshl_add_u32 v2, v2, 24, v11
	v_cmp_eq_u32_e32 vcc, v3, v2
	v_or_b32_e32 v2, v13, v12
	v_cmp_lt_i32_e64 s[76:77], -1, v2
	v_readlane_b32 s10, v126, 42
	s_and_b64 vcc, s[76:77], vcc
	v_readlane_b32 s11, v126, 43
	s_and_b64 s[14:15], s[10:11], vcc
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
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
	ds_bpermute_b32 v5, v84, v3
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
	ds_bpermute_b32 v8, v84, v2
	v_mov_b64_e32 v[2:3], 0
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_331
	global_load_dwordx2 v[2:3], v[6:7], off
.LBB0_331:
	s_or_b64 exec, exec, s[14:15]
	global_load_dwordx2 v[6:7], v37, s[56:57]
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_b64 s[14:15], s[74:75], vcc
	v_readlane_b32 s64, v123, 36
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s20, v124, 10
	v_readlane_b32 s21, v124, 11
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
	s_and_b64 vcc, s[20:21], s[14:15]
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
	v_cndmask_b32_e32 v5, v64, v6, vcc
	ds_permute_b32 v6, v5, v8
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v3, v5, v3
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_bcnt1_i32_b64 s7, vcc
	v_cmp_gt_u32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_372
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	scratch_load_dwordx2 v[4:5], off, off offset:8
	s_lshr_b64 s[20:21], vcc, 1
	s_and_b32 s7, s21, 0x55555555
	s_and_b32 s20, s20, 0x55555555
	s_sub_u32 s20, vcc_lo, s20
	v_readlane_b32 s10, v126, 62
	s_subb_u32 s21, vcc_hi, s7
	s_mov_b32 s28, s10
	s_mov_b32 s29, s10
	s_and_b64 s[22:23], s[20:21], s[28:29]
	s_lshr_b64 s[20:21], s[20:21], 2
	s_and_b64 s[20:21], s[20:21], s[28:29]
	s_add_u32 s20, s20, s22
	s_addc_u32 s21, s21, s23
	s_lshr_b64 s[22:23], s[20:21], 4
	s_add_u32 s7, s22, s20
	s_addc_u32 s20, s23, s21
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s21, s20, 0xf0f0f0f
	s_mul_i32 s20, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s20
	s_mul_i32 s21, s21, 0x1010101
	v_readlane_b32 s11, v126, 63
	s_add_i32 s21, s7, s21
	v_writelane_b32 v126, s10, 62
	s_waitcnt vmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[20:21], v[4:5]
	v_writelane_b32 v126, s11, 63
	s_cbranch_vccnz .LBB0_344
	s_mov_b32 s7, 0
	s_mov_b64 s[20:21], 0
.LBB0_334:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s25, s[22:23]
	s_add_i32 s7, s7, s25
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s25
	s_or_b64 s[20:21], s[22:23], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_334
	s_or_b64 exec, exec, s[20:21]
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
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_369
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v31 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 16
	v_mov_b32_e32 v30, 1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
	s_branch .LBB0_370
.LBB0_337:
	v_readlane_b32 s20, v124, 36
	v_readlane_b32 s21, v124, 37
	s_nop 1
	v_lshl_add_u64 v[8:9], v[6:7], 2, s[20:21]
	global_load_dword v3, v[8:9], off
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[74:75]
	s_cbranch_execz .LBB0_306
.LBB0_338:
	v_readlane_b32 s20, v124, 36
	v_readlane_b32 s21, v124, 37
	s_nop 1
	v_lshl_add_u64 v[8:9], v[4:5], 2, s[20:21]
	global_load_dword v17, v[8:9], off
	s_or_b64 exec, exec, s[14:15]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[14:15], s[80:81]
	s_cbranch_execnz .LBB0_307
	s_branch .LBB0_308
.LBB0_339:
	global_load_dwordx2 v[18:19], v37, s[56:57]
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s22, v125, 46
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	s_mul_i32 s7, s22, s40
	v_add_u32_e32 v11, s7, v4
	v_readlane_b32 s23, v125, 47
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
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
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[8:9], 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_317
.LBB0_340:
	global_load_dwordx2 v[8:9], v[6:7], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execz .LBB0_318
.LBB0_341:
	global_load_dwordx2 v[18:19], v37, s[56:57]
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s66, v125, 56
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
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
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_319
.LBB0_342:
	v_readlane_b32 s22, v123, 8
	v_readlane_b32 s23, v123, 9
	s_nop 1
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[22:23]
	global_load_dword v8, v[4:5], off
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[4:5], 0
	s_and_saveexec_b64 s[20:21], s[74:75]
	s_cbranch_execz .LBB0_320
.LBB0_343:
	global_load_dwordx2 v[4:5], v[6:7], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_cbranch_execnz .LBB0_321
	s_branch .LBB0_322
.LBB0_344:
	s_mov_b64 s[20:21], -1
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_371
	s_branch .LBB0_372
.LBB0_345:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v2, v5
.LBB0_346:
	v_add_u32_e32 v6, 0, v61
	ds_read_b64 v[8:9], v6 offset:4096
	ds_read_b64 v[6:7], v91 offset:4096
	v_readlane_b32 s20, v124, 32
	v_readlane_b32 s21, v124, 33
	s_andn2_b64 vcc, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_348
	ds_read_u16 v11, v122 offset:384
	ds_read_u16 v14, v122 offset:2048
	ds_read_u16 v12, v122 offset:256
	ds_read_u16 v15, v122 offset:128
	ds_read_u16 v16, v122
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v13, v11, v12, s94
	ds_read_u16 v11, v122 offset:2432
	ds_read_u16 v17, v122 offset:2304
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v12, v15, v16, s94
	ds_read_u16 v16, v122 offset:2176
	s_waitcnt lgkmcnt(1)
	v_perm_b32 v15, v11, v17, s94
	v_mfma_f32_16x16x16_f16 v[2:5], v[12:13], v[8:9], v[2:5]
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v14, v16, v14, s94
	s_nop 1
	v_mfma_f32_16x16x16_f16 v[2:5], v[14:15], v[6:7], v[2:5]
.LBB0_348:
	scratch_load_dwordx2 v[6:7], off, off offset:72
	v_readlane_b32 s20, v126, 54
	v_readlane_b32 s21, v126, 55
	v_cmp_lt_i32_e32 vcc, v38, v24
	v_mad_i64_i32 v[8:9], s[20:21], v10, s20, 0
	v_readlane_b32 s20, v123, 0
	v_readlane_b32 s21, v123, 1
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v16, 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[20:21]
	v_mov_b32_e32 v17, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v6, s7, v6
	v_cmp_gt_i32_e64 s[74:75], s35, v6
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_b64 s[92:93], s[74:75], vcc
	v_lshl_add_u64 v[8:9], v[6:7], 1, v[8:9]
	s_and_saveexec_b64 s[20:21], s[92:93]
	s_cbranch_execz .LBB0_350
	global_load_dwordx2 v[16:17], v[8:9], off
.LBB0_350:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v60, v[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[74:75], v62
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[20:21], s[92:93]
	s_cbranch_execz .LBB0_352
	v_lshl_add_u64 v[8:9], s[72:73], 1, v[8:9]
	global_load_dwordx2 v[14:15], v[8:9], off
.LBB0_352:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b64 v60, v[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[12:13], v62
	v_ashrrev_i32_e32 v11, 31, v10
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_354
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s66, v125, 56
	v_lshl_add_u64 v[8:9], v[10:11], 2, s[70:71]
	global_load_dword v8, v[8:9], off
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v8
.LBB0_354:
	s_or_b64 exec, exec, s[20:21]
	v_or_b32_e32 v22, s25, v27
	v_ashrrev_i32_e32 v23, 31, v22
	v_cmp_lt_i32_e64 s[78:79], v27, v24
	s_and_saveexec_b64 s[20:21], s[78:79]
	s_cbranch_execz .LBB0_356
	v_readlane_b32 s64, v125, 54
	v_readlane_b32 s70, v125, 60
	v_readlane_b32 s71, v125, 61
	v_readlane_b32 s65, v125, 55
	v_readlane_b32 s66, v125, 56
	v_lshl_add_u64 v[18:19], v[22:23], 2, s[70:71]
	global_load_dword v20, v[18:19], off
	v_readlane_b32 s67, v125, 57
	v_readlane_b32 s68, v125, 58
	v_readlane_b32 s69, v125, 59
.LBB0_356:
	s_or_b64 exec, exec, s[20:21]
	v_cvt_f32_f16_e32 v70, v74
	v_cvt_f32_f16_sdwa v71, v74 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_or_b32_e32 v72, s7, v59
	s_mov_b32 s7, 0x3fb8aa3b
	v_cvt_f32_f16_e32 v68, v75
	v_mul_f32_e64 v11, -v70, s7
	s_mov_b32 s10, 0xc2fc0000
	v_cvt_f32_f16_sdwa v69, v75 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cmp_gt_f32_e32 vcc, s10, v11
	v_mul_f32_e64 v23, -v71, s7
	v_mul_f32_e64 v42, -v68, s7
	v_cndmask_b32_e32 v11, 0, v88, vcc
	v_cndmask_b32_e32 v21, 0, v94, vcc
	v_cmp_gt_f32_e32 vcc, s10, v23
	v_fma_mix_f32 v21, -v74, s7, v21 op_sel_hi:[1,0,0]
	v_mul_f32_e64 v46, -v69, s7
	v_cndmask_b32_e32 v36, 0, v94, vcc
	v_fma_mix_f32 v36, -v74, s7, v36 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_exp_f32_e32 v21, v21
	v_cndmask_b32_e32 v23, 0, v88, vcc
	v_exp_f32_e32 v36, v36
	v_cmp_gt_f32_e32 vcc, s10, v42
	v_cvt_f32_f16_e32 v18, v16
	v_cvt_f32_f16_sdwa v19, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cndmask_b32_e32 v42, 0, v88, vcc
	v_cndmask_b32_e32 v43, 0, v94, vcc
	v_cmp_gt_f32_e32 vcc, s10, v46
	v_ldexp_f32 v47, v36, v23
	v_fma_mix_f32 v43, -v75, s7, v43 op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v46, 0, v94, vcc
	v_fma_mix_f32 v46, -v75, s7, v46 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_exp_f32_e32 v43, v43
	v_exp_f32_e32 v73, v46
	v_ldexp_f32 v46, v21, v11
	v_pk_add_f32 v[46:47], v[46:47], 1.0 op_sel_hi:[1,0]
	v_mul_f32_e64 v11, -v18, s7
	v_div_scale_f32 v21, s[20:21], v47, v47, 1.0
	v_rcp_f32_e32 v23, v21
	v_cmp_gt_f32_e64 s[76:77], s10, v11
	v_mul_f32_e64 v11, -v19, s7
	v_cmp_gt_f32_e64 s[74:75], s10, v11
	v_fma_f32 v11, -v21, v23, 1.0
	v_cndmask_b32_e32 v53, 0, v88, vcc
	v_fmac_f32_e32 v23, v11, v23
	v_div_scale_f32 v11, vcc, 1.0, v47, 1.0
	v_mul_f32_e32 v36, v11, v23
	v_ldexp_f32 v52, v43, v42
	v_fma_f32 v42, -v21, v36, v11
	v_fmac_f32_e32 v36, v42, v23
	v_fma_f32 v11, -v21, v36, v11
	v_div_scale_f32 v21, s[20:21], v46, v46, 1.0
	v_rcp_f32_e32 v42, v21
	v_div_fmas_f32 v11, v11, v23, v36
	v_div_fixup_f32 v75, v11, v47, 1.0
	v_ldexp_f32 v53, v73, v53
	v_fma_f32 v11, -v21, v42, 1.0
	v_fmac_f32_e32 v42, v11, v42
	v_div_scale_f32 v11, vcc, 1.0, v46, 1.0
	v_mul_f32_e32 v23, v11, v42
	v_fma_f32 v36, -v21, v23, v11
	v_fmac_f32_e32 v23, v36, v42
	v_pk_add_f32 v[52:53], v[52:53], 1.0 op_sel_hi:[1,0]
	v_fma_f32 v11, -v21, v23, v11
	v_div_scale_f32 v21, s[20:21], v53, v53, 1.0
	v_rcp_f32_e32 v36, v21
	v_div_fmas_f32 v11, v11, v42, v23
	v_div_fixup_f32 v74, v11, v46, 1.0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_f16_sdwa v67, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_fma_f32 v11, -v21, v36, 1.0
	v_fmac_f32_e32 v36, v11, v36
	v_div_scale_f32 v11, vcc, 1.0, v53, 1.0
	v_mul_f32_e32 v23, v11, v36
	v_fma_f32 v42, -v21, v23, v11
	v_fmac_f32_e32 v23, v42, v36
	v_fma_f32 v11, -v21, v23, v11
	v_div_scale_f32 v21, s[20:21], v52, v52, 1.0
	v_rcp_f32_e32 v42, v21
	v_div_fmas_f32 v11, v11, v36, v23
	v_div_fixup_f32 v77, v11, v53, 1.0
	v_cvt_f32_f16_e32 v66, v12
	v_fma_f32 v11, -v21, v42, 1.0
	v_fmac_f32_e32 v42, v11, v42
	v_div_scale_f32 v11, vcc, 1.0, v52, 1.0
	v_mul_f32_e32 v23, v11, v42
	v_fma_f32 v36, -v21, v23, v11
	v_fmac_f32_e32 v23, v36, v42
	v_cvt_f32_f16_sdwa v25, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v24, v13
	v_fma_f32 v11, -v21, v23, v11
	v_div_fmas_f32 v11, v11, v42, v23
	v_cmp_gt_i32_e64 s[80:81], s35, v72
	v_div_fixup_f32 v76, v11, v52, 1.0
	v_pk_mul_f32 v[80:81], v[74:75], v[70:71]
	v_pk_mul_f32 v[78:79], v[76:77], v[68:69]
	s_and_b64 s[82:83], s[80:81], s[78:79]
	v_cndmask_b32_e64 v11, 0, v2, s[82:83]
	v_cndmask_b32_e64 v21, 0, v3, s[82:83]
	v_cndmask_b32_e64 v23, 0, v4, s[82:83]
	v_cndmask_b32_e64 v36, 0, v5, s[82:83]
	v_pk_mul_f32 v[46:47], v[80:81], v[66:67]
	v_pk_mul_f32 v[52:53], v[78:79], v[24:25]
	v_cvt_f32_f16_e32 v12, v17
	v_mul_f32_e32 v96, v11, v46
	v_mul_f32_e32 v97, v21, v47
	v_mul_f32_e32 v98, v23, v52
	v_mul_f32_e32 v99, v36, v53
	v_cvt_f32_f16_sdwa v13, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v34, v[96:99]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[96:99], v40
	v_mul_f32_e64 v11, -v12, s7
	v_cmp_gt_f32_e64 s[80:81], s10, v11
	v_mul_f32_e64 v11, -v13, s7
	v_cmp_gt_f32_e32 vcc, s10, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v11, v96, v97
	v_add_f32_e32 v11, v98, v11
	v_add_f32_e32 v11, v99, v11
	v_mov_b32_e32 v21, v11
	v_readlane_b32 s20, v124, 22
	v_readlane_b32 s21, v124, 23
	v_mov_b32_dpp v21, v21 row_shr:8 row_mask:0xf bank_mask:0xc
	s_and_b64 s[22:23], s[20:21], s[78:79]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v21, v11 row_shl:8 row_mask:0xf bank_mask:0x3
	v_add_f32_e32 v11, v11, v21
	v_mov_b32_e32 v21, v11
	s_barrier
	s_nop 0
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
	v_add_u32_e32 v21, 0, v59
	ds_write_b32 v21, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execnz .LBB0_366
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_cbranch_execnz .LBB0_367
.LBB0_358:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[92:93]
	s_cbranch_execz .LBB0_360
.LBB0_359:
	v_cndmask_b32_e64 v3, 0, v94, s[76:77]
	v_fma_mix_f32 v3, -v16, s7, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v88, s[76:77]
	v_exp_f32_e32 v3, v3
	v_cvt_f32_f16_sdwa v5, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v4, v15
	v_readlane_b32 s28, v127, 0
	s_waitcnt vmcnt(0)
	v_ldexp_f32 v20, v3, v2
	v_cndmask_b32_e64 v3, 0, v94, s[74:75]
	v_fma_mix_f32 v3, -v16, s7, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v88, s[74:75]
	v_exp_f32_e32 v3, v3
	v_readlane_b32 s29, v127, 1
	v_readlane_b32 s30, v127, 2
	v_readlane_b32 s31, v127, 3
	v_ldexp_f32 v21, v3, v2
	v_cndmask_b32_e64 v3, 0, v94, s[80:81]
	v_fma_mix_f32 v3, -v17, s7, v3 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v2, 0, v88, s[80:81]
	v_exp_f32_e32 v3, v3
	v_readlane_b32 s30, v127, 29
	v_readlane_b32 s31, v127, 30
	v_ldexp_f32 v16, v3, v2
	v_cndmask_b32_e32 v3, 0, v94, vcc
	v_fma_mix_f32 v3, -v17, s7, v3 op_sel:[1,0,0] op_sel_hi:[1,0,0]
	v_cndmask_b32_e32 v2, 0, v88, vcc
	v_exp_f32_e32 v3, v3
	s_nop 0
	v_ldexp_f32 v17, v3, v2
	v_cvt_f32_f16_sdwa v3, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v2, v14
	v_pk_add_f32 v[14:15], v[20:21], 1.0 op_sel_hi:[1,0]
	v_pk_add_f32 v[16:17], v[16:17], 1.0 op_sel_hi:[1,0]
	v_div_scale_f32 v11, s[22:23], v15, v15, 1.0
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
	v_div_scale_f32 v11, s[22:23], v14, v14, 1.0
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
	v_div_scale_f32 v11, s[22:23], v17, v17, 1.0
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
	v_div_scale_f32 v11, s[22:23], v16, v16, 1.0
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
	v_mad_i64_i32 v[4:5], s[22:23], v10, s72, 0
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[28:29]
	v_lshl_add_u64 v[4:5], v[6:7], 1, v[4:5]
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v12, v11
	global_store_dwordx2 v[4:5], v[2:3], off
.LBB0_360:
	s_or_b64 exec, exec, s[20:21]
	v_readlane_b32 s7, v123, 47
	s_mul_i32 s7, s14, s7
	v_readlane_b32 s14, v124, 39
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v37
	v_mov_b32_e32 v6, v37
	s_add_i32 s7, s7, 1
	s_add_i32 s14, s14, s15
	v_readlane_b32 s10, v126, 25
	v_add_u32_dpp v4, v103, v103 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v103 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v6, v103 row_shr:3 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s11, v126, 26
	v_add3_u32 v4, v4, v5, v6
	v_readlane_b32 s14, v123, 48
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s15, v123, 49
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 0
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[14:15]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	v_readlane_b32 s14, v125, 62
	v_readlane_b32 s15, v125, 63
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	s_barrier
	v_cndmask_b32_e64 v4, 0, v4, s[14:15]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v64, v5, vcc
	ds_permute_b32 v6, v4, v30
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v103
	s_bcnt1_i32_b64 s7, vcc
	v_cmp_gt_u32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_378
	v_mov_b32_e32 v4, v37
	v_mov_b32_e32 v5, v37
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	scratch_load_dwordx2 v[4:5], off, off offset:8
	s_lshr_b64 s[20:21], vcc, 1
	s_and_b32 s7, s21, 0x55555555
	s_and_b32 s20, s20, 0x55555555
	s_sub_u32 s20, vcc_lo, s20
	v_readlane_b32 s10, v126, 62
	s_subb_u32 s21, vcc_hi, s7
	s_mov_b32 s28, s10
	s_mov_b32 s29, s10
	s_and_b64 s[22:23], s[20:21], s[28:29]
	s_lshr_b64 s[20:21], s[20:21], 2
	s_and_b64 s[20:21], s[20:21], s[28:29]
	s_add_u32 s20, s20, s22
	s_addc_u32 s21, s21, s23
	s_lshr_b64 s[22:23], s[20:21], 4
	s_add_u32 s7, s22, s20
	s_addc_u32 s20, s23, s21
	s_and_b32 s7, s7, 0xf0f0f0f
	s_and_b32 s21, s20, 0xf0f0f0f
	s_mul_i32 s20, s7, 0x1010101
	s_mul_hi_u32 s7, s7, 0x1010101
	s_add_i32 s7, s7, s20
	s_mul_i32 s21, s21, 0x1010101
	v_readlane_b32 s11, v126, 63
	s_add_i32 s21, s7, s21
	v_writelane_b32 v126, s10, 62
	s_waitcnt vmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[20:21], v[4:5]
	v_writelane_b32 v126, s11, 63
	s_cbranch_vccnz .LBB0_368
	s_mov_b32 s7, 0
	s_mov_b64 s[20:21], 0
.LBB0_363:
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	v_mov_b32_e32 v7, s7
	s_nop 0
	v_cmp_eq_u64_e64 s[22:23], s[22:23], v[2:3]
	s_bcnt1_i32_b64 s25, s[22:23]
	s_add_i32 s7, s7, s25
	v_mov_b64_e32 v[4:5], s[22:23]
	v_mov_b32_e32 v8, s25
	s_or_b64 s[20:21], s[22:23], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_363
	s_or_b64 exec, exec, s[20:21]
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
	v_mov_b32_e32 v7, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_375
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v4, v6 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v31 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 16
	v_mov_b32_e32 v30, 1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v8, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
	s_branch .LBB0_376
.LBB0_366:
	v_mad_i64_i32 v[46:47], s[22:23], v22, s12, 0
	s_ashr_i32 s49, s48, 31
	v_readlane_b32 s28, v127, 0
	ds_read_b32 v11, v106
	s_lshl_b64 s[22:23], s[48:49], 2
	v_readlane_b32 s30, v127, 2
	v_readlane_b32 s31, v127, 3
	s_add_u32 s22, s22, s30
	s_addc_u32 s23, s23, s31
	v_readlane_b32 s30, v127, 29
	v_readlane_b32 s31, v127, 30
	v_lshl_add_u64 v[46:47], v[46:47], 2, s[22:23]
	v_readlane_b32 s29, v127, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v[46:47], v11, off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[82:83]
	s_cbranch_execz .LBB0_358
.LBB0_367:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v21, v20
	v_pk_add_f32 v[52:53], v[76:77], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[20:21]
	v_pk_fma_f32 v[52:53], v[52:53], v[68:69], 1.0 op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[24:25], v[4:5], v[24:25]
	v_pk_mul_f32 v[52:53], v[76:77], v[52:53]
	v_pk_mul_f32 v[2:3], v[2:3], v[20:21]
	v_pk_mul_f32 v[24:25], v[52:53], v[24:25]
	v_pk_add_f32 v[20:21], v[74:75], 1.0 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[1,0]
	v_cvt_f16_f32_e32 v11, v25
	v_cvt_f16_f32_e32 v24, v24
	v_pk_fma_f32 v[20:21], v[20:21], v[70:71], 1.0 op_sel_hi:[1,1,0]
	v_pk_mul_f32 v[46:47], v[2:3], v[66:67]
	v_pk_mul_f32 v[20:21], v[74:75], v[20:21]
	v_readlane_b32 s22, v126, 54
	v_pk_mul_f32 v[20:21], v[20:21], v[46:47]
	v_pk_mul_f32 v[2:3], v[80:81], v[2:3]
	v_pk_mul_f32 v[4:5], v[78:79], v[4:5]
	v_readlane_b32 s23, v126, 55
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
	v_ashrrev_i32_e32 v73, 31, v72
	v_pack_b32_f16 v20, v20, v25
	v_lshl_add_u64 v[22:23], v[22:23], 1, s[70:71]
	v_lshl_add_u64 v[22:23], v[72:73], 1, v[22:23]
	v_pack_b32_f16 v3, v4, v3
	v_pack_b32_f16 v2, v2, v11
	v_lshl_add_u64 v[4:5], s[72:73], 1, v[22:23]
	v_readlane_b32 s65, v123, 37
	v_readlane_b32 s66, v123, 38
	v_readlane_b32 s67, v123, 39
	v_readlane_b32 s68, v123, 40
	v_readlane_b32 s69, v123, 41
	global_store_dwordx2 v[22:23], v[20:21], off
	global_store_dwordx2 v[4:5], v[2:3], off
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[92:93]
	s_cbranch_execnz .LBB0_359
	s_branch .LBB0_360
.LBB0_368:
	s_mov_b64 s[20:21], -1
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_377
	s_branch .LBB0_378
.LBB0_369:
	v_mov_b32_e32 v30, 1
.LBB0_370:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[20:21], 1, v4
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_372
.LBB0_371:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_372:
	s_or_b64 exec, exec, s[14:15]
.LBB0_373:
	.loc	1 64 0
	v_readlane_b32 s14, v123, 32
	v_readlane_b32 s15, v123, 33
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_24
	.loc	1 65 0
	s_waitcnt lgkmcnt(1)
	global_load_dword v2, v37, s[30:31] offset:128
	v_readlane_b32 s20, v124, 38
	v_readlane_b32 s10, v126, 29
	s_memrealtime s[14:15]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s11, v126, 30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s15
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, s14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_mov_b32_e32 v2, s20
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_mov_b32_e32 v3, s63
	v_cndmask_b32_e64 v3, v3, v4, s[10:11]
	v_readlane_b32 s10, v126, 27
	v_mov_b32_e32 v4, s8
	v_readlane_b32 s11, v126, 28
	s_add_i32 s7, s7, s24
	v_readlane_b32 s20, v124, 6
	v_cndmask_b32_e64 v4, v3, v4, s[10:11]
	v_mov_b32_e32 v3, s9
	v_readlane_b32 s8, v124, 42
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_mov_b32_e32 v3, s1
	v_readlane_b32 s9, v124, 43
	v_readlane_b32 s21, v124, 7
	v_readlane_b32 s22, v124, 8
	v_cndmask_b32_e64 v3, v2, v3, s[8:9]
	v_mov_b32_e32 v2, s0
	s_lshl_b32 s0, s7, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_cndmask_b32_e64 v2, v4, v2, s[8:9]
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s23, v124, 9
	buffer_store_dwordx2 v[2:3], v39, s[0:3], 0 offen
	s_branch .LBB0_24
.LBB0_375:
	v_mov_b32_e32 v30, 1
.LBB0_376:
	.loc	1 61 0
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[20:21], 1, v4
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_378
.LBB0_377:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_378:
	s_or_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_280
	s_branch .LBB0_373
.LBB0_379:
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s60, v127, 21
	v_readlane_b32 s61, v127, 20
	v_readlane_b32 s82, v127, 22
	v_readlane_b32 s8, v127, 18
	v_readlane_b32 s83, v127, 23
	v_readlane_b32 s9, v127, 19
.LBB0_380:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_5
	.loc	1 42 0
	s_lshl_b32 s24, s87, 8
	s_cmp_ge_i32 s24, s6
	s_mov_b32 s7, s24
	s_cbranch_scc0 .LBB0_388
.LBB0_382:
	s_cmp_ge_i32 s24, s55
	s_mov_b32 s7, s24
	s_cbranch_scc0 .LBB0_391
.LBB0_383:
	s_cmp_ge_i32 s24, s86
	s_mov_b32 s7, s24
	s_cbranch_scc0 .LBB0_394
.LBB0_384:
	s_cmp_gt_i32 s24, 15
	s_mov_b32 s7, s24
	s_cbranch_scc0 .LBB0_397
.LBB0_385:
	v_readlane_b32 s7, v125, 51
	s_mul_i32 s0, s7, s87
	v_readlane_b32 s20, v126, 34
	s_min_i32 s1, s0, s20
	s_add_i32 s0, s0, s7
	v_readlane_b32 s22, v126, 36
	s_min_i32 s42, s0, s20
	s_mul_i32 s25, s1, s22
	s_mul_i32 s42, s42, s22
	s_cmp_lt_i32 s25, s42
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_ge_i32 s25, s42
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, 0
	v_readlane_b32 s21, v126, 35
	v_readlane_b32 s23, v126, 37
	s_cbranch_scc1 .LBB0_418
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s7, s25
	s_branch .LBB0_400
.LBB0_387:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	s_cmp_lt_i32 s7, s6
	s_cbranch_scc0 .LBB0_382
.LBB0_388:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s7, v0
	v_cmp_gt_i32_e32 vcc, s6, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_387
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
	s_branch .LBB0_387
.LBB0_390:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	s_cmp_lt_i32 s7, s55
	s_cbranch_scc0 .LBB0_383
.LBB0_391:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s7, v0
	v_cmp_gt_i32_e32 vcc, s55, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_390
	v_readlane_b32 s8, v123, 48
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s9, v123, 49
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_store_dword v[2:3], v37, off
	s_branch .LBB0_390
.LBB0_393:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	s_cmp_lt_i32 s7, s86
	s_cbranch_scc0 .LBB0_384
.LBB0_394:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s7, v0
	v_cmp_gt_i32_e32 vcc, s86, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_393
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
	s_branch .LBB0_393
.LBB0_396:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	s_cmp_lt_i32 s7, 16
	s_cbranch_scc0 .LBB0_385
.LBB0_397:
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s7, v0
	v_cmp_gt_i32_e32 vcc, 16, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_396
	v_readlane_b32 s8, v124, 40
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s9, v124, 41
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	global_store_dword v[2:3], v37, off
	s_branch .LBB0_396
.LBB0_399:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v107
	s_add_i32 s7, s7, 64
	s_cmp_lt_i32 s7, s42
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v2, v7
	v_add_u32_e32 v6, v2, v6
	s_cbranch_scc0 .LBB0_418
.LBB0_400:
	v_add_u32_e32 v2, s7, v38
	v_cmp_gt_i32_e32 vcc, s42, v2
	v_mov_b32_e32 v8, -1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_402
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v9, v[4:5], off
.LBB0_402:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 16, v2
	v_cmp_gt_i32_e32 vcc, s42, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_404
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v8, v[4:5], off
.LBB0_404:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 32, v2
	v_cmp_gt_i32_e32 vcc, s42, v4
	v_mov_b32_e32 v3, -1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_406
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[4:5]
	global_load_dword v5, v[4:5], off
.LBB0_406:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 48, v2
	v_cmp_gt_i32_e32 vcc, s42, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_408
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[4:5]
	global_load_dword v3, v[2:3], off
.LBB0_408:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v27
	v_cmp_eq_u32_e64 s[78:79], v3, v27
	v_cmp_eq_u32_e64 s[74:75], v8, v27
	v_cndmask_b32_e64 v4, 0, 1, vcc
	ds_bpermute_b32 v2, v105, v4
	v_cmp_eq_u32_e64 s[76:77], v5, v27
	v_cndmask_b32_e64 v5, 0, 1, s[74:75]
	v_cndmask_b32_e64 v9, 0, 1, s[78:79]
	v_cndmask_b32_e64 v8, 0, 1, s[76:77]
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v3, s[80:81], 0, v2, vcc
	ds_bpermute_b32 v3, v41, v3
	v_readlane_b32 s10, v126, 44
	v_readlane_b32 s11, v126, 45
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e64 v3, 0, v3, s[58:59]
	v_addc_co_u32_e64 v3, s[80:81], v3, v2, vcc
	ds_bpermute_b32 v2, v105, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v10, s[80:81], 0, v2, s[74:75]
	ds_bpermute_b32 v10, v41, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v10, 0, v10, s[58:59]
	v_addc_co_u32_e64 v10, s[80:81], v10, v2, s[74:75]
	ds_bpermute_b32 v2, v105, v8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v11, s[80:81], 0, v2, s[76:77]
	ds_bpermute_b32 v11, v41, v11
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[58:59]
	v_addc_co_u32_e64 v11, s[80:81], v11, v2, s[76:77]
	ds_bpermute_b32 v2, v105, v9
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v2, v2, 0, s[38:39]
	v_addc_co_u32_e64 v12, s[80:81], 0, v2, s[78:79]
	ds_bpermute_b32 v12, v41, v12
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v12, 0, v12, s[58:59]
	v_addc_co_u32_e64 v12, s[80:81], v12, v2, s[78:79]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_410
	v_add_u32_e32 v2, v106, v102
	ds_write2st64_b32 v2, v3, v10 offset1:1
	ds_write2st64_b32 v2, v11, v12 offset0:2 offset1:3
.LBB0_410:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[14:15], v106 offset1:16
	v_add_u32_e32 v2, s7, v1
	v_cmp_gt_i32_e64 s[80:81], s42, v2
	s_and_b64 s[14:15], s[84:85], s[80:81]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v15, v14
	v_cndmask_b32_e64 v16, v14, v13, s[52:53]
	ds_read2_b32 v[14:15], v106 offset0:32 offset1:48
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, v13, v14
	v_cndmask_b32_e64 v14, v16, v13, s[44:45]
	v_add_u32_e32 v13, v13, v15
	v_cndmask_b32_e64 v16, v14, 0, s[84:85]
	ds_read2_b32 v[14:15], v106 offset0:64 offset1:80
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v13, v14
	v_cndmask_b32_e64 v13, v14, v13, s[84:85]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v106 offset0:96 offset1:112
	v_cndmask_b32_e64 v13, v13, v17, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v13, v13, v14, s[44:45]
	v_add_u32_e32 v17, v14, v15
	ds_read2_b32 v[14:15], v106 offset0:128 offset1:144
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v17, v14
	v_cndmask_b32_e64 v17, v14, v17, s[84:85]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v106 offset0:160 offset1:176
	v_cndmask_b32_e64 v17, v17, v18, s[52:53]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v17, v17, v14, s[44:45]
	v_add_u32_e32 v18, v14, v15
	ds_read2_b32 v[14:15], v106 offset0:192 offset1:208
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v18, v14
	v_cndmask_b32_e64 v18, v14, v18, s[84:85]
	v_add_u32_e32 v14, v14, v15
	v_cndmask_b32_e64 v15, v18, v14, s[52:53]
	ds_read_b32 v18, v106 offset:896
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
	v_add_u32_e32 v3, 0, v89
	ds_write_b128 v3, v[10:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_412
	ds_read_b32 v10, v33
	v_readlane_b32 s64, v126, 2
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s65, v126, 3
	v_readlane_b32 s68, v126, 6
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[66:67]
	v_readlane_b32 s69, v126, 7
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
.LBB0_412:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, v5, v4
	v_add3_u32 v2, v2, v8, v9
	ds_bpermute_b32 v3, v108, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v2, v3, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_414
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v109, v2
.LBB0_414:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v2, v110
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_399
	v_add_u32_e32 v2, v2, v3
	ds_write_b32 v110, v2
	s_branch .LBB0_399
.LBB0_418:
	v_readlane_b32 s20, v126, 34
	v_readlane_b32 s23, v126, 37
	s_mul_i32 s0, s87, s23
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s64, v126, 2
	v_readlane_b32 s65, v126, 3
	s_add_u32 s0, s64, s0
	s_addc_u32 s1, s65, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s21, v126, 35
	v_readlane_b32 s22, v126, 36
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s68, v126, 6
	v_readlane_b32 s69, v126, 7
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	buffer_store_dword v6, v111, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_421
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[20:21], exec, vcc
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_421
	s_bcnt1_i32_b64 s7, s[14:15]
	v_readlane_b32 s14, v123, 13
	v_mov_b32_e32 v2, s7
	v_readlane_b32 s15, v123, 14
	s_nop 4
	global_atomic_add v37, v2, s[14:15] offset:32 sc1
.LBB0_421:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_lg_u32 s87, 0
	s_cbranch_scc1 .LBB0_489
	s_branch .LBB0_424
.LBB0_422:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s7, v2
	s_nop 1
	v_mov_b32_e32 v2, s7
	ds_write_b32 v37, v2
.LBB0_423:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s19, v2
	s_cbranch_vccz .LBB0_427
.LBB0_424:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_423
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_422
	v_readlane_b32 s20, v123, 13
	v_readlane_b32 s21, v123, 14
	s_nop 4
	global_load_dword v2, v37, s[20:21] offset:32 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_422
.LBB0_427:
	v_readlane_b32 s0, v124, 52
	v_readlane_b32 s1, v124, 53
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_438
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, v115
	s_branch .LBB0_430
.LBB0_429:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v107
	s_add_i32 s7, s7, 16
	s_cmp_lt_i32 s7, s19
	v_add_u32_e32 v2, s91, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_438
.LBB0_430:
	v_add_u32_e32 v3, s7, v38
	v_cmp_gt_i32_e32 vcc, s19, v3
	s_and_b64 s[14:15], s[36:37], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_432
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[54:55]
	global_load_dword v3, v[6:7], off
.LBB0_432:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v108, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_434
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v35, v3
.LBB0_434:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v3, v110
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_429
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v110, v3
	s_branch .LBB0_429
.LBB0_438:
	v_readlane_b32 s0, v125, 39
	v_readlane_b32 s1, v125, 40
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_457
	v_readlane_b32 s22, v125, 32
	v_readlane_b32 s28, v124, 6
	s_mov_b32 s7, 0
	v_readlane_b32 s20, v123, 12
	v_readlane_b32 s21, v123, 15
	v_readlane_b32 s23, v125, 33
	v_readlane_b32 s30, v124, 8
	v_readlane_b32 s31, v124, 9
	v_readlane_b32 s29, v124, 7
.LBB0_440:
	s_add_i32 s0, s40, s7
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_mul_hi_u32 s14, s0, s21
	s_mul_i32 s14, s14, s18
	s_sub_i32 s0, s0, s14
	s_sub_i32 s14, s0, s18
	s_cmp_ge_u32 s0, s18
	s_cselect_b32 s0, s14, s0
	s_sub_i32 s14, s0, s18
	s_cmp_ge_u32 s0, s18
	s_cselect_b32 s0, s14, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s30, s0
	s_addc_u32 s1, s31, s1
	global_load_dwordx2 v[2:3], v37, s[0:1]
	global_load_dwordx2 v[6:7], v37, s[56:57]
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s0, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v6
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s15, v7
	s_sub_u32 s0, s0, s14
	s_subb_u32 s1, s1, s15
	s_ashr_i32 s14, s1, 31
	s_lshr_b32 s14, s14, 28
	s_add_u32 s0, s0, s14
	s_addc_u32 s1, s1, 0
	s_and_b32 s0, s0, -16
	s_add_u32 s0, s22, s0
	s_addc_u32 s1, s23, s1
	s_add_i32 s7, s7, 1
	s_and_b32 s1, s1, 0xffff
	s_cmp_lg_u32 s20, s7
	buffer_store_dword v4, v111, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_440
	s_mov_b32 s7, 0
	s_branch .LBB0_443
.LBB0_442:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, 1
	v_readlane_b32 s0, v123, 12
	s_cmp_lg_u32 s0, s7
	s_cbranch_scc0 .LBB0_445
.LBB0_443:
	s_add_i32 s0, s40, s7
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	v_readlane_b32 s14, v123, 15
	s_mul_hi_u32 s14, s0, s14
	s_mul_i32 s14, s14, s18
	s_sub_i32 s0, s0, s14
	s_sub_i32 s14, s0, s18
	s_cmp_ge_u32 s0, s18
	s_cselect_b32 s0, s14, s0
	s_sub_i32 s14, s0, s18
	s_cmp_ge_u32 s0, s18
	s_cselect_b32 s0, s14, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s20, v124, 6
	s_lshl_b64 s[0:1], s[0:1], 3
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	s_add_u32 s0, s22, s0
	s_addc_u32 s1, s23, s1
	global_load_dwordx2 v[2:3], v37, s[0:1]
	v_readlane_b32 s21, v124, 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v2
	v_readfirstlane_b32 s15, v3
	global_load_dwordx2 v[2:3], v37, s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v2
	v_readfirstlane_b32 s21, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_442
	s_sub_u32 s14, s14, s20
	s_subb_u32 s15, s15, s21
	s_ashr_i32 s20, s15, 31
	s_lshr_b32 s20, s20, 28
	s_add_u32 s14, s14, s20
	s_addc_u32 s15, s15, 0
	s_and_b32 s14, s14, -16
	v_readlane_b32 s20, v124, 54
	s_add_u32 s14, s20, s14
	v_readlane_b32 s20, v124, 55
	s_addc_u32 s15, s20, s15
	global_atomic_swap v37, v100, s[14:15] sc1
	s_branch .LBB0_442
.LBB0_445:
	s_mov_b32 s96, 0
	s_branch .LBB0_447
.LBB0_446:
	s_add_i32 s96, s96, 1
	v_readlane_b32 s1, v123, 12
	s_cmp_lg_u32 s96, s1
	s_cbranch_scc0 .LBB0_453
.LBB0_447:
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
	s_branch .LBB0_450
.LBB0_448:
	s_or_b64 exec, exec, s[20:21]
	v_readfirstlane_b32 s7, v2
	s_nop 1
	v_mov_b32_e32 v2, s7
	ds_write_b32 v37, v2
.LBB0_449:
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_446
.LBB0_450:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[98:99]
	s_cbranch_execz .LBB0_449
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_448
	global_load_dword v2, v37, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_448
.LBB0_453:
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s7, 0
	s_branch .LBB0_455
.LBB0_454:
	s_or_b64 exec, exec, s[14:15]
	s_cmp_lt_i32 s7, s40
	v_readlane_b32 s20, v126, 34
	s_cselect_b64 vcc, -1, 0
	v_readlane_b32 s23, v126, 37
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v4, v2
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_add_i32 s7, s7, 1
	s_add_i32 s0, s0, s23
	s_cmp_lg_u32 s1, s7
	v_add_u32_e32 v3, v4, v3
	v_readlane_b32 s21, v126, 35
	v_readlane_b32 s22, v126, 36
	s_cbranch_scc0 .LBB0_458
.LBB0_455:
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[14:15], exec
	v_readlane_b32 s20, v124, 58
	v_readlane_b32 s21, v124, 59
	s_and_b64 s[20:21], s[14:15], s[20:21]
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_454
	scratch_load_dwordx2 v[4:5], off, off
	s_ashr_i32 s1, s0, 31
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], s[0:1], 2, v[4:5]
	global_load_dword v4, v[4:5], off
	v_readlane_b32 s1, v123, 12
	s_branch .LBB0_454
.LBB0_457:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
.LBB0_458:
	scratch_load_dword v6, off, off offset:108
	v_add_u32_e32 v4, 15, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_and_b32_e32 v4, -16, v4
	ds_bpermute_b32 v5, v63, v4
	v_readlane_b32 s0, v126, 46
	v_readlane_b32 s1, v126, 47
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v5, v5, 0, s[0:1]
	v_add_u32_e32 v5, v5, v4
	v_readlane_b32 s0, v126, 48
	v_readlane_b32 s1, v126, 49
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v6, v6, v5
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v6, 0, v6, s[0:1]
	v_add_u32_e32 v5, v5, v6
	scratch_load_dword v6, off, off offset:112
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v6, v5
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s14, v124, 58
	v_readlane_b32 s15, v124, 59
	s_and_b64 s[14:15], s[0:1], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_460
	scratch_load_dwordx2 v[8:9], off, off offset:144
	s_waitcnt vmcnt(0)
	global_load_dword v6, v[8:9], off
.LBB0_460:
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v11, off, off offset:108
	v_readlane_b32 s0, v126, 50
	v_readlane_b32 s1, v126, 51
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v7, 0, v7, s[0:1]
	v_sub_u32_e32 v7, v7, v4
	v_add_u32_e32 v7, v7, v5
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v5, v108, v6
	v_readlane_b32 s0, v126, 0
	v_readlane_b32 s1, v126, 1
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
	ds_bpermute_b32 v8, v90, v6
	ds_bpermute_b32 v10, v63, v5
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v8, v8, 0, s[0:1]
	v_add_u32_e32 v8, v8, v6
	ds_bpermute_b32 v9, v105, v8
	v_readlane_b32 s0, v126, 52
	v_readlane_b32 s1, v126, 53
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_readlane_b32 s0, v126, 46
	v_readlane_b32 s1, v126, 47
	v_add_u32_e32 v8, v8, v9
	ds_bpermute_b32 v9, v41, v8
	v_cndmask_b32_e64 v10, v10, 0, s[0:1]
	v_add_u32_e32 v10, v10, v5
	v_readlane_b32 s0, v126, 48
	v_readlane_b32 s1, v126, 49
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v11, v11, v10
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_add_u32_e32 v10, v10, v11
	scratch_load_dword v11, off, off offset:112
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v11, v11, v10
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s14, v124, 56
	v_readlane_b32 s15, v124, 57
	s_and_b64 s[14:15], s[0:1], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_462
	v_cndmask_b32_e64 v9, 0, v9, s[58:59]
	v_add_u32_e32 v6, v5, v6
	v_sub_u32_e32 v6, v9, v6
	v_add_u32_e32 v6, v6, v8
	scratch_load_dwordx2 v[8:9], off, off offset:152
	v_add_u32_e32 v3, v7, v3
	v_readlane_b32 s10, v126, 50
	v_readlane_b32 s11, v126, 51
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v3, off
	scratch_load_dwordx2 v[8:9], off, off offset:128
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, 0, v11, s[10:11]
	v_add3_u32 v6, v6, v11, v10
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v6, off
.LBB0_462:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s14, v124, 62
	v_readlane_b32 s15, v124, 63
	s_and_b64 s[14:15], s[0:1], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB0_464
	scratch_load_dwordx2 v[8:9], off, off offset:160
	s_waitcnt vmcnt(0)
	global_store_dword v[8:9], v7, off
	scratch_load_dwordx2 v[6:7], off, off offset:168
	s_waitcnt vmcnt(0)
	global_store_dword v[6:7], v2, off
.LBB0_464:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v124, 60
	v_readlane_b32 s1, v124, 61
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
	v_readlane_b32 s7, v3, 63
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v2, v2, v3
	s_nop 1
	v_add_u32_dpp v2, v2, v2 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s14, v2, 63
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
	s_cbranch_execz .LBB0_466
	global_store_dword v37, v57, s[26:27] offset:32
.LBB0_466:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 33
	v_add_u32_e32 v2, v2, v3
	s_nop 0
	v_mov_b32_e32 v3, s0
	v_readlane_b32 s0, v125, 0
	v_readlane_b32 s1, v125, 1
	s_nop 1
	v_cndmask_b32_e64 v3, v2, v3, s[0:1]
	v_add_u32_e32 v2, 7, v3
	v_ashrrev_i32_e32 v4, 31, v2
	v_lshrrev_b32_e32 v4, 29, v4
	v_add_u32_e32 v2, v2, v4
	v_ashrrev_i32_e32 v2, 3, v2
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_468
	global_store_dword v37, v2, s[26:27] offset:36
.LBB0_468:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s64, v125, 18
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s0, v125, 7
	v_readlane_b32 s1, v125, 8
	v_min_i32_e32 v4, s67, v2
	v_readlane_b32 s65, v125, 19
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s70, v125, 24
	v_readlane_b32 s71, v125, 25
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_470
	global_store_dword v37, v4, s[26:27] offset:68
	global_store_dword v37, v37, s[26:27] offset:100
	global_store_dword v37, v57, s[26:27] offset:132
.LBB0_470:
	s_or_b64 exec, exec, s[0:1]
	s_ashr_i32 s0, s7, 31
	s_lshr_b32 s0, s0, 28
	s_add_i32 s0, s7, s0
	s_ashr_i32 s15, s0, 4
	v_add_u32_e32 v2, s19, v2
	s_mul_i32 s20, s15, s12
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_472
	v_mov_b32_e32 v5, s20
	global_store_dword v37, v5, s[26:27] offset:44
	global_store_dword v37, v5, s[26:27] offset:76
	global_store_dword v37, v4, s[26:27] offset:108
	global_store_dword v37, v2, s[26:27] offset:140
.LBB0_472:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 11
	v_readlane_b32 s1, v125, 12
	v_add_u32_e32 v4, s20, v4
	v_add_u32_e32 v2, s20, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_476
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_475
	global_store_dword v37, v65, s[26:27] offset:40
	global_store_dword v37, v65, s[26:27] offset:72
	global_store_dword v37, v4, s[26:27] offset:104
	global_store_dword v37, v2, s[26:27] offset:136
.LBB0_475:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 22
	s_nop 1
	v_add_u32_e32 v4, s0, v4
	v_add_u32_e32 v2, s0, v2
.LBB0_476:
	s_mul_i32 s20, s15, s13
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_478
	v_mov_b32_e32 v5, s20
	global_store_dword v37, v5, s[26:27] offset:48
	global_store_dword v37, v5, s[26:27] offset:80
	global_store_dword v37, v4, s[26:27] offset:112
	global_store_dword v37, v2, s[26:27] offset:144
.LBB0_478:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 6
	v_add_u32_e32 v4, s20, v4
	v_add_u32_e32 v2, s20, v2
	s_mul_i32 s20, s15, s0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_480
	v_mov_b32_e32 v5, s20
	global_store_dword v37, v5, s[26:27] offset:52
	global_store_dword v37, v5, s[26:27] offset:84
	global_store_dword v37, v4, s[26:27] offset:116
	global_store_dword v37, v2, s[26:27] offset:148
.LBB0_480:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 9
	v_readlane_b32 s1, v125, 10
	v_add_u32_e32 v4, s20, v4
	v_add_u32_e32 v2, s20, v2
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_599
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_483
.LBB0_482:
	scratch_load_dword v5, off, off offset:136
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[26:27] offset:56
	scratch_load_dword v5, off, off offset:140
	s_waitcnt vmcnt(0)
	global_store_dword v37, v5, s[26:27] offset:88
	global_store_dword v37, v4, s[26:27] offset:120
	global_store_dword v37, v2, s[26:27] offset:152
	v_mov_b32_e32 v2, s15
	v_mov_b32_e32 v4, s14
	global_store_dwordx3 v37, v[2:4], s[26:27] offset:160
.LBB0_483:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, 15
	s_cmp_gt_u32 s7, 30
	v_readlane_b32 s10, v126, 23
	s_cselect_b64 s[0:1], -1, 0
	v_readlane_b32 s11, v126, 24
	v_readlane_b32 s20, v124, 6
	s_or_b64 s[0:1], s[0:1], s[10:11]
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], s[22:23]
	v_readlane_b32 s7, v123, 12
	v_readlane_b32 s21, v124, 7
	s_cbranch_vccz .LBB0_493
.LBB0_484:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_486
	global_atomic_swap v37, v100, s[26:27] offset:176 sc1
.LBB0_486:
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB0_489
.LBB0_487:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s7, v2
	s_nop 1
	v_mov_b32_e32 v2, s7
	ds_write_b32 v37, v2
.LBB0_488:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_496
.LBB0_489:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_488
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_487
	global_load_dword v2, v37, s[26:27] offset:176 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_487
.LBB0_492:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s7, s7, -1
	s_add_u32 s0, s0, 8
	s_addc_u32 s1, s1, 0
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc0 .LBB0_484
.LBB0_493:
	global_load_dwordx2 v[2:3], v37, s[0:1]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v2
	v_readfirstlane_b32 s23, v3
	global_load_dwordx2 v[2:3], v37, s[56:57]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v2
	v_readfirstlane_b32 s46, v3
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[14:15], s[98:99]
	s_cbranch_execz .LBB0_492
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v2, s20, 0
	v_mbcnt_hi_u32_b32 v2, s21, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[48:49], exec, vcc
	s_mov_b64 exec, s[48:49]
	s_cbranch_execz .LBB0_492
	s_sub_u32 s22, s22, s43
	s_subb_u32 s23, s23, s46
	s_ashr_i32 s43, s23, 31
	s_lshr_b32 s43, s43, 28
	s_add_u32 s22, s22, s43
	s_addc_u32 s23, s23, 0
	s_and_b32 s22, s22, -16
	v_readlane_b32 s46, v123, 44
	v_readlane_b32 s47, v123, 45
	s_add_u32 s22, s46, s22
	s_addc_u32 s23, s47, s23
	s_bcnt1_i32_b64 s20, s[20:21]
	v_mov_b32_e32 v2, s20
	global_atomic_add v37, v2, s[22:23] sc1
	s_branch .LBB0_492
.LBB0_496:
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v4, 0
	global_load_dword v2, v4, s[26:27] offset:160
	s_cmp_lt_i32 s87, 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v2
	s_cbranch_scc1 .LBB0_507
	v_mov_b32_e32 v4, 0
	s_mov_b32 s7, 0
	v_mov_b32_e32 v2, v115
	s_branch .LBB0_499
.LBB0_498:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v107
	s_add_i32 s7, s7, 16
	s_cmp_lt_i32 s7, s87
	v_add_u32_e32 v2, s91, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v3, v4
	s_cbranch_scc0 .LBB0_507
.LBB0_499:
	v_add_u32_e32 v3, s7, v38
	v_cmp_gt_i32_e32 vcc, s87, v3
	s_and_b64 s[14:15], s[36:37], vcc
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_501
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[54:55]
	global_load_dword v3, v[6:7], off
.LBB0_501:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v108, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, v5, v3
	ds_swizzle_b32 v5, v3 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[38:39]
	s_cbranch_execz .LBB0_503
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v35, v3
.LBB0_503:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[84:85]
	ds_read_b32 v3, v110
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, v5, v3
	v_mov_b32_e32 v5, v3
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[0:1], s[50:51]
	s_cbranch_execz .LBB0_498
	v_add_u32_e32 v3, v3, v5
	ds_write_b32 v110, v3
	s_branch .LBB0_498
.LBB0_507:
	scratch_load_dword v3, off, off offset:96
	v_readlane_b32 s28, v126, 10
	v_readlane_b32 s29, v126, 11
	v_readlane_b32 s30, v126, 12
	v_readlane_b32 s31, v126, 13
	v_readlane_b32 s76, v126, 34
	s_add_i32 s7, s87, s19
	v_readlane_b32 s79, v126, 37
	s_mul_i32 s0, s7, s79
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s64, v126, 2
	v_readlane_b32 s65, v126, 3
	s_add_u32 s14, s64, s0
	s_addc_u32 s15, s65, s1
	s_add_i32 s0, s7, s19
	s_mul_i32 s0, s0, s79
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	s_add_u32 s22, s64, s0
	s_addc_u32 s23, s65, s1
	v_readlane_b32 s64, v125, 13
	s_and_b32 s1, s15, 0xffff
	s_mov_b32 s0, s14
	v_readlane_b32 s66, v125, 15
	v_readlane_b32 s67, v125, 16
	v_readlane_b32 s65, v125, 14
	s_mov_b32 s66, s30
	s_mov_b32 s67, s31
	s_andn2_b64 vcc, exec, s[8:9]
	v_readlane_b32 s77, v126, 35
	v_readlane_b32 s78, v126, 36
	v_readlane_b32 s68, v126, 6
	v_readlane_b32 s69, v126, 7
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	s_waitcnt vmcnt(0)
	buffer_load_dword v2, v3, s[28:31], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	buffer_store_dword v2, v111, s[0:3], 0 offen
	buffer_load_dword v2, v3, s[64:67], 0 offen
	s_mov_b64 s[0:1], s[64:65]
	v_writelane_b32 v125, s0, 13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v2, v4
	v_writelane_b32 v125, s1, 14
	v_writelane_b32 v125, s2, 15
	v_writelane_b32 v125, s3, 16
	s_and_b32 s1, s23, 0xffff
	s_mov_b32 s0, s22
	buffer_store_dword v2, v111, s[0:3], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_cbranch_vccz .LBB0_511
.LBB0_508:
	s_lshl_b32 s7, s87, 6
	s_cmp_ge_i32 s7, s20
	s_cbranch_scc1 .LBB0_534
	scratch_load_dword v2, off, off offset:116
	v_readlane_b32 s28, v126, 10
	v_readlane_b32 s64, v126, 16
	v_readlane_b32 s29, v126, 11
	v_readlane_b32 s65, v126, 17
	v_readlane_b32 s30, v126, 12
	v_readlane_b32 s31, v126, 13
	s_mov_b64 s[28:29], s[64:65]
	s_mov_b64 s[0:1], s[64:65]
	v_readlane_b32 s66, v126, 18
	v_readlane_b32 s67, v126, 19
	v_writelane_b32 v126, s0, 16
	v_readlane_b32 s8, v125, 52
	v_readlane_b32 s9, v125, 53
	v_writelane_b32 v126, s1, 17
	v_writelane_b32 v126, s2, 18
	v_writelane_b32 v126, s3, 19
	s_lshl_b32 s0, s87, 10
	v_subrev_u32_e32 v6, s0, v114
	s_waitcnt vmcnt(0)
	buffer_load_dword v2, v2, s[28:31], 0 offen
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v7, 2.0, v2, s[8:9]
	.loc	1 38 0
	v_lshlrev_b32_e32 v2, 1, v112
	.loc	1 42 0
	v_or_b32_e32 v8, s0, v2
	s_branch .LBB0_528
.LBB0_510:
	s_or_b64 exec, exec, s[8:9]
	s_addk_i32 s25, 0x100
	s_cmp_lt_i32 s25, s42
	s_cbranch_scc0 .LBB0_508
.LBB0_511:
	v_add_u32_e32 v2, s25, v0
	v_cmp_gt_i32_e64 s[74:75], s42, v2
	v_mov_b32_e32 v36, -1
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], s[74:75]
	s_cbranch_execz .LBB0_513
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[4:5]
	global_load_dword v36, v[4:5], off
.LBB0_513:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], -1, v36
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execnz .LBB0_522
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execnz .LBB0_523
.LBB0_515:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execz .LBB0_517
.LBB0_516:
	v_readlane_b32 s46, v124, 36
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_readlane_b32 s47, v124, 37
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v4
	v_lshl_add_u64 v[8:9], s[46:47], 0, v[6:7]
	v_readlane_b32 s46, v124, 2
	v_readlane_b32 s47, v124, 3
	s_nop 1
	v_lshl_add_u64 v[6:7], s[46:47], 0, v[6:7]
	global_store_dword v[6:7], v3, off
	global_store_dword v[8:9], v3, off
.LBB0_517:
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s8, v125, 2
	v_readlane_b32 s9, v125, 3
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_524
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_520
	v_lshl_add_u64 v[6:7], v[36:37], 2, s[22:23]
	global_load_dword v3, v[6:7], off
.LBB0_520:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB0_521:
	v_mov_b32_e32 v2, v3
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_510
	s_branch .LBB0_526
.LBB0_522:
	v_readlane_b32 s64, v126, 2
	v_readlane_b32 s66, v126, 4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s65, v126, 3
	v_readlane_b32 s68, v126, 6
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[66:67]
	global_load_dword v4, v[6:7], off
	v_readlane_b32 s69, v126, 7
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_515
.LBB0_523:
	v_lshl_add_u64 v[6:7], v[36:37], 2, s[14:15]
	global_load_dword v5, v[6:7], off
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[74:75]
	s_cbranch_execnz .LBB0_516
	s_branch .LBB0_517
.LBB0_524:
	s_mov_b64 s[0:1], 0
	s_cbranch_execz .LBB0_521
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[8:9], s[74:75], exec
	s_or_b64 s[0:1], s[0:1], s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_510
.LBB0_526:
	v_readlane_b32 s0, v124, 34
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s1, v124, 35
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_510
.LBB0_527:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v125, 17
	s_add_i32 s7, s7, s0
	v_subrev_u32_e32 v6, s90, v6
	s_cmp_lt_i32 s7, s20
	v_add_u32_e32 v8, s90, v8
	s_cbranch_scc0 .LBB0_534
.LBB0_528:
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
	v_add_u32_e32 v4, 0, v112
	ds_write_b64 v4, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v56
	v_add_u32_e32 v4, s7, v1
	v_cmp_gt_i32_e32 vcc, s20, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, -1, v2
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_531
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_532
.LBB0_530:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[8:9], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_527
	s_branch .LBB0_533
.LBB0_531:
	v_readlane_b32 s8, v126, 14
	v_readlane_b32 s9, v126, 15
	s_nop 1
	v_lshl_add_u64 v[10:11], v[2:3], 2, s[8:9]
	global_load_dword v10, v[10:11], off
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_530
.LBB0_532:
	v_readlane_b32 s8, v123, 52
	v_readlane_b32 s9, v123, 53
	s_nop 1
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[8:9]
	global_load_dword v9, v[12:13], off
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[8:9], s[84:85], vcc
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_527
.LBB0_533:
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s64, v126, 2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_readlane_b32 s70, v126, 8
	v_readlane_b32 s71, v126, 9
	v_readlane_b32 s8, v123, 60
	v_readlane_b32 s9, v123, 61
	v_lshl_add_u64 v[12:13], s[70:71], 0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v11, v10, v9, v6
	global_store_dword v[12:13], v2, off
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_min_i32_e32 v11, 16, v11
	global_store_dword v[2:3], v11, off
	v_ashrrev_i32_e32 v2, 31, v10
	v_lshrrev_b32_e32 v2, 28, v2
	v_readlane_b32 s8, v123, 54
	v_add_u32_e32 v2, v10, v2
	v_readlane_b32 s9, v123, 55
	v_ashrrev_i32_e32 v10, 4, v2
	v_readlane_b32 s65, v126, 3
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_readlane_b32 s8, v123, 56
	v_readlane_b32 s9, v123, 57
	global_store_dword v[2:3], v10, off
	v_readlane_b32 s66, v126, 4
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	v_add_u32_e32 v4, 15, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 28, v5
	v_add_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v4, 4, v4
	v_readlane_b32 s67, v126, 5
	v_readlane_b32 s68, v126, 6
	v_readlane_b32 s69, v126, 7
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_527
.LBB0_534:
	global_load_dword v6, v37, s[26:27] offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v6
	s_cbranch_vccnz .LBB0_539
	global_load_dword v2, v37, s[26:27] offset:100
	v_readlane_b32 s0, v126, 38
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s7, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_537
.LBB0_536:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	v_cmp_lt_i32_e32 vcc, s7, v6
	s_cbranch_vccz .LBB0_539
.LBB0_537:
	v_add_u32_e32 v4, s7, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_536
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x1000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_536
.LBB0_539:
	global_load_dword v6, v37, s[26:27] offset:72
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v6
	s_cbranch_vccnz .LBB0_544
	global_load_dword v2, v37, s[26:27] offset:104
	v_readlane_b32 s0, v126, 38
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s7, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_542
.LBB0_541:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	v_cmp_lt_i32_e32 vcc, s7, v6
	s_cbranch_vccz .LBB0_544
.LBB0_542:
	v_add_u32_e32 v4, s7, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_541
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x2000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_541
.LBB0_544:
	global_load_dword v2, v37, s[26:27] offset:108
	v_readlane_b32 s0, v125, 11
	v_readlane_b32 s1, v125, 12
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_561
	global_load_dword v8, v37, s[26:27] offset:76
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v8
	s_cbranch_vccnz .LBB0_550
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s0, v126, 38
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s7, s24
	s_nop 0
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_548
.LBB0_547:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	v_cmp_lt_i32_e32 vcc, s7, v8
	s_cbranch_vccz .LBB0_550
.LBB0_548:
	v_add_u32_e32 v6, s7, v0
	v_cmp_lt_i32_e32 vcc, v6, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_547
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[10:11], v[6:7], 2, v[4:5]
	v_add_u32_e32 v3, 0x3000000, v6
	global_store_dword v[10:11], v3, off
	s_branch .LBB0_547
.LBB0_550:
	global_load_dword v3, v37, s[26:27] offset:80
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v3
	s_cbranch_vccnz .LBB0_555
	global_load_dword v4, v37, s[26:27] offset:112
	v_readlane_b32 s0, v126, 38
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s7, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_553
.LBB0_552:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	v_cmp_lt_i32_e32 vcc, s7, v3
	s_cbranch_vccz .LBB0_555
.LBB0_553:
	v_add_u32_e32 v6, s7, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_552
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x4000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_552
.LBB0_555:
	global_load_dword v3, v37, s[26:27] offset:84
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v3
	s_cbranch_vccnz .LBB0_560
	global_load_dword v4, v37, s[26:27] offset:116
	v_readlane_b32 s0, v126, 38
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s7, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[4:5]
	s_branch .LBB0_558
.LBB0_557:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s7, s7, s54
	v_cmp_ge_i32_e32 vcc, s7, v3
	s_cbranch_vccnz .LBB0_560
.LBB0_558:
	v_add_u32_e32 v6, s7, v0
	v_cmp_lt_i32_e32 vcc, v6, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_557
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, 0x5000000, v6
	global_store_dword v[8:9], v6, off
	s_branch .LBB0_557
.LBB0_560:
	s_mov_b64 s[0:1], 0
.LBB0_561:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_579
	v_readlane_b32 s0, v123, 58
	v_readlane_b32 s1, v123, 59
	s_and_b64 s[0:1], s[0:1], exec
	v_readlane_b32 s64, v125, 18
	v_readlane_b32 s0, v125, 26
	v_readlane_b32 s69, v125, 23
	v_readlane_b32 s1, v125, 27
	v_readlane_b32 s70, v125, 24
	s_cselect_b32 s7, s20, s69
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s15, s20, s70
	s_add_i32 s14, s7, s15
	s_mul_i32 s8, s20, s12
	s_cmp_ge_i32 s24, s8
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_readlane_b32 s65, v125, 19
	v_readlane_b32 s66, v125, 20
	v_readlane_b32 s67, v125, 21
	v_readlane_b32 s68, v125, 22
	v_readlane_b32 s71, v125, 25
	s_cbranch_scc1 .LBB0_568
	v_readlane_b32 s0, v126, 38
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s9, s24
	s_nop 0
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_565
.LBB0_564:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s9, s9, s54
	s_cmp_lt_i32 s9, s8
	s_cbranch_scc0 .LBB0_567
.LBB0_565:
	v_add_u32_e32 v4, s9, v0
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_564
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s21, v125, 42
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s21, v5
	v_readlane_b32 s21, v125, 38
	v_add_u32_e32 v8, 0x3000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s21
	v_mul_lo_u32 v9, v7, s88
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s88, v6
	v_readlane_b32 s21, v125, 6
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s88, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s88, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_subrev_u32_e32 v7, s7, v5
	v_subrev_u32_e32 v9, s14, v5
	v_max_i32_e32 v6, 0, v5
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s20, v6
	v_min_i32_e32 v7, s20, v7
	v_min_i32_e32 v9, s20, v9
	v_mul_lo_u32 v6, v6, s12
	v_mul_lo_u32 v7, v7, s13
	v_mul_lo_u32 v9, v9, s21
	v_add3_u32 v6, v7, v6, v9
	v_mul_lo_u32 v5, v5, s12
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_564
.LBB0_567:
	global_load_dword v2, v37, s[26:27] offset:108
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
.LBB0_568:
	s_mul_i32 s21, s20, s13
	s_cmp_lt_i32 s24, s21
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_ge_i32 s24, s21
	s_cbranch_scc1 .LBB0_573
	v_readlane_b32 s8, v126, 38
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_readlane_b32 s9, v126, 39
	s_add_i32 s22, s7, 1
	s_mov_b32 s23, s24
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_branch .LBB0_571
.LBB0_570:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s23, s23, s54
	s_cmp_lt_i32 s23, s21
	s_cbranch_scc0 .LBB0_573
.LBB0_571:
	v_add_u32_e32 v4, s23, v0
	v_cmp_gt_i32_e32 vcc, s21, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_570
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s25, v125, 41
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s25, v5
	v_readlane_b32 s25, v125, 36
	v_add_u32_e32 v8, 0x4000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s25
	v_mul_lo_u32 v9, v7, s41
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s41, v6
	v_readlane_b32 s25, v125, 6
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s41, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s41, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s22, v5
	v_subrev_u32_e32 v9, s15, v5
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v7, 0, v5
	v_max_i32_e32 v9, 0, v9
	v_min_i32_e32 v6, s20, v6
	v_min_i32_e32 v7, s20, v7
	v_min_i32_e32 v9, s20, v9
	v_mul_lo_u32 v6, v6, s12
	v_mul_lo_u32 v7, v7, s13
	v_mul_lo_u32 v9, v9, s25
	v_add3_u32 v6, v6, v7, v9
	v_mul_lo_u32 v5, v5, s13
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_570
.LBB0_573:
	v_readlane_b32 s8, v125, 4
	v_readlane_b32 s9, v125, 5
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_579
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_579
	global_load_dword v2, v37, s[26:27] offset:108
	v_readlane_b32 s0, v126, 38
	v_readlane_b32 s1, v126, 39
	s_mov_b32 s8, s24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_577
.LBB0_576:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, s54
	s_cmp_ge_i32 s8, s21
	s_cbranch_scc1 .LBB0_579
.LBB0_577:
	v_add_u32_e32 v4, s8, v0
	v_cmp_gt_i32_e32 vcc, s21, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_576
	v_ashrrev_i32_e32 v5, 31, v4
	v_readlane_b32 s9, v125, 41
	v_sub_u32_e32 v6, 0, v4
	v_max_i32_e32 v6, v4, v6
	v_xor_b32_e32 v5, s9, v5
	v_readlane_b32 s9, v125, 36
	v_add_u32_e32 v8, 0x5000000, v4
	s_nop 0
	v_mul_hi_u32 v7, v6, s9
	v_mul_lo_u32 v9, v7, s41
	v_sub_u32_e32 v6, v6, v9
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s41, v6
	v_readlane_b32 s9, v125, 6
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s41, v6
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_le_u32_e32 vcc, s41, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v7, v9, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v5, v6, v5
	v_add_u32_e32 v6, s14, v5
	v_add_u32_e32 v7, 1, v6
	v_subrev_u32_e32 v6, s7, v6
	v_add_u32_e32 v6, 1, v6
	v_max_i32_e32 v7, 0, v7
	v_max_i32_e32 v6, 0, v6
	v_max_i32_e32 v9, 0, v5
	v_min_i32_e32 v7, s20, v7
	v_min_i32_e32 v6, s20, v6
	v_min_i32_e32 v9, s20, v9
	v_mul_lo_u32 v7, v7, s12
	v_mul_lo_u32 v6, v6, s13
	v_mul_lo_u32 v9, v9, s9
	v_add3_u32 v6, v6, v9, v7
	v_mul_lo_u32 v5, v5, s13
	v_ashrrev_i32_e32 v7, 31, v6
	v_sub_u32_e32 v4, v4, v5
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_store_dword v[4:5], v8, off
	s_branch .LBB0_576
.LBB0_579:
	global_load_dword v6, v37, s[26:27] offset:88
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s24, v6
	s_cbranch_vccnz .LBB0_584
	global_load_dword v2, v37, s[26:27] offset:120
	v_readlane_b32 s0, v126, 38
	v_readlane_b32 s1, v126, 39
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	s_branch .LBB0_582
.LBB0_581:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s24, s24, s54
	v_cmp_lt_i32_e32 vcc, s24, v6
	s_cbranch_vccz .LBB0_584
.LBB0_582:
	v_add_u32_e32 v4, s24, v0
	v_cmp_lt_i32_e32 vcc, v4, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_581
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, 0x6000000, v4
	global_store_dword v[8:9], v4, off
	s_branch .LBB0_581
.LBB0_584:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_588
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_587
	s_bcnt1_i32_b64 s7, s[14:15]
	v_readlane_b32 s14, v123, 13
	v_mov_b32_e32 v3, s7
	v_readlane_b32 s15, v123, 14
	s_nop 4
	global_atomic_add v3, v37, v3, s[14:15] offset:36 sc0 sc1
.LBB0_587:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	s_nop 1
	v_add_u32_e32 v2, s7, v2
	ds_write_b32 v37, v2
.LBB0_588:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s62, v2
	s_cbranch_vccz .LBB0_591
	s_branch .LBB0_597
.LBB0_589:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s7, v2
	s_nop 1
	v_mov_b32_e32 v2, s7
	ds_write_b32 v37, v2
.LBB0_590:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s19, v2
	s_cbranch_vccz .LBB0_594
.LBB0_591:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_590
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_589
	v_readlane_b32 s14, v123, 13
	v_readlane_b32 s15, v123, 14
	s_nop 4
	global_load_dword v2, v37, s[14:15] offset:36 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_589
.LBB0_594:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	.loc	1 32 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_596
	.loc	1 42 0
	global_atomic_swap v37, v100, s[26:27] sc1
.LBB0_596:
	s_or_b64 exec, exec, s[0:1]
.LBB0_597:
	.loc	1 43 0
	v_readlane_b32 s0, v123, 32
	v_readlane_b32 s1, v123, 33
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_4
	.loc	1 44 0
	s_memrealtime s[0:1]
s_waitcnt lgkmcnt(0)
	v_readlane_b32 s8, v126, 29
	v_mov_b32_e32 v2, s63
	v_mov_b32_e32 v3, s0
	v_readlane_b32 s9, v126, 30
	v_readlane_b32 s0, v124, 38
	v_mov_b32_e32 v4, s1
	v_cndmask_b32_e64 v2, v2, v3, s[8:9]
	v_mov_b32_e32 v3, s0
	v_cndmask_b32_e64 v3, v3, v4, s[8:9]
	v_readlane_b32 s8, v127, 15
	v_readlane_b32 s9, v127, 16
	v_readlane_b32 s0, v126, 31
	v_readlane_b32 s1, v126, 32
	v_mov_b32_e32 v4, s9
	v_readlane_b32 s20, v124, 6
	v_cndmask_b32_e64 v3, v3, v4, s[0:1]
	v_mov_b32_e32 v4, s8
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	s_lshl_b32 s0, s87, 2
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	v_readlane_b32 s21, v124, 7
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	s_and_b32 s1, s1, 0xffff
	v_readlane_b32 s22, v124, 8
	v_readlane_b32 s23, v124, 9
	buffer_store_dwordx2 v[2:3], v39, s[0:3], 0 offen
	s_branch .LBB0_4
.LBB0_599:
	.loc	1 42 0
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execz .LBB0_601
	global_store_dword v37, v65, s[26:27] offset:40
	global_store_dword v37, v65, s[26:27] offset:72
	global_store_dword v37, v4, s[26:27] offset:104
	global_store_dword v37, v2, s[26:27] offset:136
.LBB0_601:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v126, 22
	s_nop 1
	v_add_u32_e32 v4, s0, v4
	v_add_u32_e32 v2, s0, v2
	s_and_saveexec_b64 s[0:1], s[98:99]
	s_cbranch_execnz .LBB0_482
	s_branch .LBB0_483
.LBB0_602:
	v_readlane_b32 s0, v124, 4
	v_readlane_b32 s28, v123, 28
	v_readlane_b32 s1, v124, 5
	v_readlane_b32 s29, v123, 29
.LBB0_603:
	.loc	1 68 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s28, 6
	s_cbranch_scc1 .LBB0_609
	.loc	1 69 0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_608
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_607
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v2, s6
	v_readlane_b32 s6, v123, 13
	v_mov_b32_e32 v1, 0
	v_readlane_b32 s7, v123, 14
	s_nop 4
	global_atomic_add v1, v1, v2, s[6:7] offset:28 sc0 sc1
.LBB0_607:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_add_u32_e32 v0, s4, v0
	ds_write_b32 v1, v0
.LBB0_608:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v0, 0
	s_load_dword s6, s[0:1], 0x180
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s6, -1
	v_cmp_ne_u32_e32 vcc, s0, v1
	s_cbranch_vccz .LBB0_612
.LBB0_609:
	.loc	1 68 0
	s_endpgm
.LBB0_610:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 69 0
	v_readfirstlane_b32 s4, v1
	s_nop 1
	v_mov_b32_e32 v1, s4
	ds_write_b32 v0, v1
.LBB0_611:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v1
	s_cbranch_vccz .LBB0_615
.LBB0_612:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_611
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_610
	v_readlane_b32 s8, v123, 13
	v_readlane_b32 s9, v123, 14
	s_nop 4
	global_load_dword v1, v0, s[8:9] offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_610
.LBB0_615:
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_609
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s33
	global_store_dword v0, v1, s[26:27] offset:172
	.loc	1 68 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel moe_backward
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 180
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
	.set moe_backward.private_seg_size, 180
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
    .private_segment_fixed_size: 180
    .sgpr_count:     106
    .sgpr_spill_count: 311
    .symbol:         moe_backward.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     128
    .vgpr_spill_count: 44
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
