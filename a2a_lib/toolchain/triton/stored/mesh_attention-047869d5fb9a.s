; lds 16384
	.file	1 "mesh_attention"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	mesh_attention
	.p2align	8
	.type	mesh_attention,@function
mesh_attention:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	v_writelane_b32 v253, s12, 0
	s_nop 1
	v_writelane_b32 v253, s13, 1
	s_mov_b64 s[12:13], s[0:1]
	s_load_dword s40, s[0:1], 0x8c
	s_nop 0
	s_load_dwordx2 s[0:1], s[0:1], 0x50
	v_writelane_b32 v253, s10, 2
	s_nop 1
	v_writelane_b32 v253, s11, 3
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s0, 4
	s_load_dword s10, s[12:13], 0x84
	s_load_dword s34, s[12:13], 0x58
	v_writelane_b32 v253, s1, 5
	v_writelane_b32 v253, s12, 6
	s_load_dword s28, s[12:13], 0x60
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s16, s10
	v_writelane_b32 v253, s13, 7
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_88
	v_writelane_b32 v253, s4, 8
	s_mov_b32 s0, s28
	.loc	1 17 0
	s_sub_i32 s35, s16, s10
	v_writelane_b32 v253, s5, 9
	v_writelane_b32 v253, s6, 10
	s_nop 1
	v_writelane_b32 v253, s7, 11
	s_nop 0
	v_readlane_b32 s12, v253, 6
	v_readlane_b32 s13, v253, 7
	.loc	1 15 0
	v_writelane_b32 v253, s0, 12
	s_load_dword s4, s[12:13], 0x5c
	s_mov_b64 s[6:7], s[12:13]
	v_writelane_b32 v253, s1, 13
	s_abs_i32 s0, s28
	v_cvt_f32_u32_e32 v1, s0
	.loc	1 14 0
	s_add_i32 s1, s34, 31
	s_ashr_i32 s11, s1, 31
	.loc	1 17 0
	s_load_dwordx2 s[12:13], s[12:13], 0x50
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_lshr_b32 s11, s11, 27
	s_add_i32 s1, s1, s11
	s_ashr_i32 s17, s1, 5
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s26, s17, s4
	.loc	1 17 0
	s_mul_i32 s55, s26, s13
	v_writelane_b32 v253, s16, 14
	s_cmp_ge_i32 s35, s55
	.loc	1 15 0
	v_readfirstlane_b32 s1, v1
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_87
	.loc	1 15 0
	s_sub_i32 s13, 0, s0
	s_ashr_i32 s11, s4, 31
	s_mov_b32 s12, s4
	s_load_dword s4, s[6:7], 0x60
	s_mul_i32 s13, s13, s1
	s_mul_hi_u32 s13, s1, s13
	s_abs_i32 s12, s12
	s_add_i32 s1, s1, s13
	s_mul_hi_u32 s1, s12, s1
	s_mul_i32 s13, s1, s0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_sub_i32 s12, s12, s13
	s_xor_b32 s11, s11, s5
	s_add_i32 s13, s1, 1
	s_sub_i32 s18, s12, s0
	s_cmp_ge_u32 s12, s0
	s_cselect_b32 s1, s13, s1
	s_cselect_b32 s12, s18, s12
	s_add_i32 s13, s1, 1
	s_cmp_ge_u32 s12, s0
	s_load_dwordx8 s[56:63], s[6:7], 0x64
	s_cselect_b32 s0, s13, s1
	s_xor_b32 s0, s0, s11
	s_sub_i32 s11, s0, s11
	.loc	1 16 0
	s_mul_hi_i32 s1, s34, s4
	s_mul_i32 s0, s34, s4
	s_load_dwordx2 s[24:25], s[6:7], 0x50
	s_load_dwordx4 s[36:39], s[6:7], 0x38
	v_writelane_b32 v253, s17, 15
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 17 0
	v_writelane_b32 v253, s0, 16
	.loc	1 29 0
	v_and_b32_e32 v109, 63, v0
	v_lshlrev_b32_e32 v1, 3, v0
	.loc	1 17 0
	v_writelane_b32 v253, s1, 17
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s63, s10
	.loc	1 29 0
	s_cmp_lt_i32 s58, 2
	.loc	1 19 0
	v_writelane_b32 v253, s0, 18
	.loc	1 29 0
	s_cselect_b32 s28, s57, 1
	s_lshl_b32 s0, s25, 1
	v_writelane_b32 v253, s0, 19
	s_add_i32 s0, s0, -2
	s_sub_i32 s10, s0, s24
	s_cmp_eq_u32 s59, 0
	v_writelane_b32 v253, s0, 20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 21
	v_and_b32_e32 v66, 56, v1
	v_cmp_eq_u32_e32 vcc, 0, v109
	v_writelane_b32 v253, s1, 22
	s_add_i32 s0, s56, -1
	v_writelane_b32 v253, s0, 23
	s_sub_i32 s0, s34, s57
	v_writelane_b32 v253, s0, 24
	s_mul_i32 s0, s61, s25
	s_add_i32 s0, s0, -1
	v_writelane_b32 v253, s0, 25
	s_add_i32 s0, s25, s24
	v_writelane_b32 v253, s0, 26
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	v_and_b32_e32 v1, 32, v0
	s_add_i32 s22, s25, -1
	v_mov_b32_e32 v69, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v68, 1, v66
	s_and_b64 s[20:21], vcc, s[0:1]
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_lshl_add_u64 v[70:71], s[2:3], 0, v[68:69]
	s_and_b64 vcc, vcc, s[0:1]
	s_min_i32 s0, s22, 0
	s_min_i32 s1, s22, 1
	s_min_i32 s2, s22, 2
	s_min_i32 s3, s22, 3
	s_min_i32 s12, s22, 4
	s_min_i32 s13, s22, 5
	s_min_i32 s18, s22, 6
	s_min_i32 s19, s22, 7
	s_cmp_gt_i32 s25, 0
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 27
	s_cmp_gt_i32 s25, 1
	.loc	1 19 0
	s_mul_i32 s27, s11, s17
	v_writelane_b32 v253, s31, 28
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 29
	s_cmp_gt_i32 s25, 2
	.loc	1 29 0
	v_and_b32_e32 v111, 31, v0
	v_writelane_b32 v253, s31, 30
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 31
	s_cmp_gt_i32 s25, 3
	s_mov_b32 s61, s11
	v_writelane_b32 v253, s31, 32
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 33
	s_cmp_gt_i32 s25, 4
	s_mul_i32 s11, s27, s22
	v_writelane_b32 v253, s31, 34
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 35
	s_cmp_gt_i32 s25, 5
	v_lshlrev_b32_e32 v115, 2, v111
	v_writelane_b32 v253, s31, 36
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 37
	s_cmp_gt_i32 s25, 6
	v_bfrev_b32_e32 v1, 1
	v_writelane_b32 v253, s31, 38
	s_cselect_b64 s[30:31], -1, 0
	v_writelane_b32 v253, s30, 39
	s_cmp_gt_i32 s25, 7
	v_cndmask_b32_e32 v153, v1, v115, vcc
	v_writelane_b32 v253, s31, 40
	s_cselect_b64 s[30:31], -1, 0
	s_abs_i32 s29, s27
	v_cvt_f32_u32_e32 v2, s29
	v_writelane_b32 v253, s30, 41
	v_and_b32_e32 v3, 6, v0
	v_lshlrev_b32_e32 v4, 2, v3
	v_rcp_iflag_f32_e32 v2, v2
	v_writelane_b32 v253, s31, 42
	s_abs_i32 s30, s11
	v_bfe_i32 v5, v0, 0, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_f32_u32_e32 v2, s30
	v_cvt_u32_f32_e32 v1, v1
	s_movk_i32 s23, 0x440
	v_and_or_b32 v4, v5, s23, v4
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s23, 1, s25
	s_max_i32 s22, s22, s23
	.loc	1 17 0
	v_lshl_add_u64 v[118:119], s[8:9], 0, v[68:69]
	v_readfirstlane_b32 s9, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_f32_u32_e32 v2, s22
	v_cvt_u32_f32_e32 v1, v1
	s_sub_i32 s8, 0, s29
	s_mul_i32 s8, s8, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s8, s9, s8
	v_readfirstlane_b32 s9, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	s_abs_i32 s23, s25
	v_writelane_b32 v253, s29, 43
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, s23
	v_writelane_b32 v253, s8, 44
	s_sub_i32 s8, 0, s30
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s8, s9, s8
	v_readfirstlane_b32 s9, v1
	v_rcp_iflag_f32_e32 v1, v2
	v_writelane_b32 v253, s30, 45
	v_writelane_b32 v253, s8, 46
	v_writelane_b32 v253, s22, 47
	s_sub_i32 s8, 0, s22
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_abs_i32 s22, s17
	s_mul_i32 s8, s8, s9
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_f32_u32_e32 v2, s22
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s8, s9, s8
	v_writelane_b32 v253, s8, 48
	v_writelane_b32 v253, s23, 49
	s_sub_i32 s8, 0, s23
	v_readfirstlane_b32 s9, v1
	v_rcp_iflag_f32_e32 v1, v2
	s_abs_i32 s23, s61
	v_cvt_f32_u32_e32 v2, s23
	s_mul_i32 s8, s8, s9
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_mul_hi_u32 s8, s9, s8
	v_cvt_u32_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	s_add_i32 s8, s9, s8
	v_writelane_b32 v253, s8, 50
	v_writelane_b32 v253, s22, 51
	s_sub_i32 s8, 0, s22
	s_abs_i32 s22, s58
	v_readfirstlane_b32 s9, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_f32_u32_e32 v2, s22
	v_cvt_u32_f32_e32 v1, v1
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	v_rcp_iflag_f32_e32 v2, v2
	s_add_i32 s8, s9, s8
	v_writelane_b32 v253, s8, 52
	s_sub_i32 s8, 0, s23
	v_readfirstlane_b32 s9, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	s_mul_i32 s8, s8, s9
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 29 0
	v_and_b32_e32 v5, 64, v0
	s_mul_hi_u32 s8, s9, s8
	v_and_b32_e32 v7, 15, v0
	v_lshrrev_b32_e32 v2, 2, v5
	v_writelane_b32 v253, s23, 53
	s_add_i32 s8, s9, s8
	v_and_b32_e32 v11, 0x78, v0
	v_or_b32_e32 v156, v2, v7
	v_and_b32_e32 v2, 48, v0
	v_lshlrev_b32_e32 v9, 4, v0
	v_writelane_b32 v253, s8, 54
	s_sub_i32 s8, 0, s22
	v_xor_b32_e32 v159, v9, v11
	v_lshlrev_b32_e32 v9, 7, v7
	v_lshlrev_b32_e32 v10, 3, v7
	v_lshrrev_b32_e32 v12, 1, v2
	v_xor_b32_e32 v4, v4, v11
	v_mul_lo_u32 v6, s8, v1
	.loc	1 17 0
	v_add_u32_e32 v8, 0, v5
	v_lshlrev_b32_e32 v5, 5, v5
	v_xor_b32_e32 v13, v10, v12
	v_lshl_or_b32 v161, v3, 10, v4
	v_or_b32_e32 v3, v9, v10
	v_or3_b32 v160, v13, v5, v9
	v_xor_b32_e32 v162, v3, v12
	v_lshlrev_b32_e32 v4, 8, v156
	v_mov_b32_e32 v5, v69
	v_mul_hi_u32 v3, v1, v6
	.loc	1 29 0
	v_lshrrev_b32_e32 v154, 3, v0
	.loc	1 17 0
	v_lshl_add_u64 v[4:5], s[14:15], 0, v[4:5]
	v_add_u32_e32 v163, v1, v3
	v_mov_b32_e32 v3, v69
	.loc	1 29 0
	v_lshrrev_b32_e32 v157, 2, v2
	v_lshlrev_b32_e32 v7, 2, v7
	.loc	1 17 0
	v_lshl_add_u64 v[74:75], v[4:5], 0, v[2:3]
	v_lshlrev_b32_e32 v68, 2, v154
	v_and_b32_e32 v2, 7, v0
	v_lshlrev_b32_e32 v76, 4, v2
	v_or_b32_e32 v2, 0x83, v68
	v_or_b32_e32 v4, 0x82, v68
	v_or_b32_e32 v6, 0x81, v68
	v_add_u32_e32 v164, v8, v7
	v_or_b32_e32 v8, 0x80, v68
	v_or_b32_e32 v12, 0xb0, v154
	v_writelane_b32 v253, s22, 55
	v_mad_i64_i32 v[2:3], s[8:9], v2, s4, 0
	v_mad_i64_i32 v[4:5], s[8:9], v4, s4, 0
	v_mad_i64_i32 v[6:7], s[8:9], v6, s4, 0
	v_mad_i64_i32 v[8:9], s[8:9], v8, s4, 0
	v_mad_i64_i32 v[12:13], s[8:9], v12, s4, 0
	v_writelane_b32 v253, s28, 56
	.loc	1 29 0
	s_mul_i32 s8, s28, s24
	v_writelane_b32 v253, s8, 57
	s_mul_i32 s8, s57, s10
	v_writelane_b32 v253, s8, 58
	s_mul_i32 s0, s26, s0
	v_writelane_b32 v253, s0, 59
	s_mul_i32 s0, s26, s1
	.loc	1 17 0
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_writelane_b32 v253, s0, 60
	s_mul_i32 s0, s26, s2
	v_accvgpr_write_b32 a33, v3
	v_writelane_b32 v253, s0, 61
	s_mul_i32 s0, s26, s3
	v_accvgpr_write_b32 a32, v2
	v_lshlrev_b64 v[2:3], 7, v[4:5]
	v_writelane_b32 v253, s0, 62
	s_mul_i32 s0, s26, s12
	v_accvgpr_write_b32 a35, v3
	v_writelane_b32 v253, s0, 63
	s_mul_i32 s0, s26, s13
	v_accvgpr_write_b32 a34, v2
	v_lshlrev_b64 v[2:3], 7, v[6:7]
	v_writelane_b32 v254, s0, 0
	s_mul_i32 s0, s26, s18
	v_accvgpr_write_b32 a37, v3
	v_lshlrev_b32_e32 v14, 2, v0
	.loc	1 29 0
	v_lshlrev_b32_e32 v10, 3, v11
	v_lshrrev_b32_e32 v165, 1, v11
	v_writelane_b32 v254, s0, 1
	s_mul_i32 s0, s26, s19
	.loc	1 17 0
	v_or_b32_e32 v11, 0xa0, v154
	v_accvgpr_write_b32 a36, v2
	v_lshlrev_b64 v[2:3], 7, v[8:9]
	v_xor_b32_e32 v166, 0x80, v14
	v_writelane_b32 v254, s0, 2
	v_mad_i64_i32 v[14:15], s[0:1], v11, s4, 0
	v_accvgpr_write_b32 a39, v3
	v_writelane_b32 v254, s27, 3
	s_ashr_i32 s0, s27, 31
	v_accvgpr_write_b32 a38, v2
	v_lshlrev_b64 v[2:3], 7, v[12:13]
	v_writelane_b32 v254, s0, 4
	s_ashr_i32 s0, s11, 31
	v_accvgpr_write_b32 a41, v3
	v_writelane_b32 v254, s0, 5
	v_or_b32_e32 v11, 0x90, v154
	s_ashr_i32 s0, s17, 31
	v_accvgpr_write_b32 a40, v2
	v_lshlrev_b64 v[2:3], 7, v[14:15]
	v_writelane_b32 v254, s0, 6
	v_mad_i64_i32 v[16:17], s[0:1], v11, s4, 0
	v_accvgpr_write_b32 a43, v3
	v_or_b32_e32 v11, 0x80, v154
	v_accvgpr_write_b32 a42, v2
	v_lshlrev_b64 v[2:3], 7, v[16:17]
	v_mad_i64_i32 v[18:19], s[0:1], v11, s4, 0
	v_accvgpr_write_b32 a45, v3
	v_accvgpr_write_b32 a44, v2
	v_lshlrev_b64 v[2:3], 7, v[18:19]
	v_accvgpr_write_b32 a47, v3
	v_accvgpr_write_b32 a46, v2
	v_xor_b32_e32 v3, 32, v161
	v_add_u32_e32 v203, 0, v3
	.loc	1 29 0
	v_or_b32_e32 v3, 2, v165
	v_xor_b32_e32 v4, 40, v161
	v_mad_i64_i32 v[14:15], s[0:1], s4, v3, 0
	v_add_u32_e32 v204, 0, v4
	v_or_b32_e32 v4, 3, v165
	v_accvgpr_write_b32 a51, v15
	v_accvgpr_write_b32 a50, v14
	v_mad_i64_i32 v[14:15], s[0:1], s4, v4, 0
	v_accvgpr_write_b32 a53, v15
	v_xor_b32_e32 v6, 56, v161
	v_accvgpr_write_b32 a52, v14
	v_mad_i64_i32 v[14:15], s[0:1], s4, v154, 0
	v_add_u32_e32 v206, 0, v6
	v_or_b32_e32 v6, 0x50, v154
	v_accvgpr_write_b32 a55, v15
	v_accvgpr_write_b32 a54, v14
	v_mad_i64_i32 v[14:15], s[0:1], v6, s4, 0
	v_or_b32_e32 v7, 0x60, v154
	v_accvgpr_write_b32 a57, v15
	v_accvgpr_write_b32 a56, v14
	v_mad_i64_i32 v[14:15], s[0:1], v7, s4, 0
	v_or_b32_e32 v8, 0x70, v154
	v_accvgpr_write_b32 a59, v15
	v_accvgpr_write_b32 a58, v14
	v_mad_i64_i32 v[14:15], s[0:1], v8, s4, 0
	v_or_b32_e32 v9, 64, v165
	v_accvgpr_write_b32 a61, v15
	v_accvgpr_write_b32 a60, v14
	v_mad_i64_i32 v[14:15], s[0:1], v9, s4, 0
	v_lshlrev_b32_e32 v96, 2, v10
	v_or_b32_e32 v10, 0x41, v165
	v_accvgpr_write_b32 a63, v15
	v_accvgpr_write_b32 a62, v14
	v_mad_i64_i32 v[14:15], s[0:1], v10, s4, 0
	v_or_b32_e32 v11, 0x42, v165
	v_accvgpr_write_b32 a65, v15
	v_accvgpr_write_b32 a64, v14
	v_mad_i64_i32 v[14:15], s[0:1], v11, s4, 0
	v_or_b32_e32 v120, 16, v154
	v_or_b32_e32 v12, 0x43, v165
	v_accvgpr_write_b32 a67, v15
	v_xor_b32_e32 v5, 48, v161
	v_lshlrev_b32_e32 v2, 6, v120
	v_accvgpr_write_b32 a66, v14
	v_mad_i64_i32 v[14:15], s[0:1], v12, s4, 0
	v_or_b32_e32 v20, 32, v154
	v_or_b32_e32 v21, 48, v154
	v_lshlrev_b32_e32 v94, 2, v2
	v_add_u32_e32 v205, 0, v5
	v_or_b32_e32 v2, 1, v165
	v_or_b32_e32 v5, 64, v154
	v_accvgpr_write_b32 a69, v15
	v_mad_i64_i32 v[228:229], s[0:1], s4, v120, 0
	v_mad_i64_i32 v[230:231], s[0:1], s4, v20, 0
	v_mad_i64_i32 v[232:233], s[0:1], s4, v21, 0
	v_mad_i64_i32 v[234:235], s[0:1], s4, v165, 0
	v_mad_i64_i32 v[236:237], s[0:1], s4, v2, 0
	v_accvgpr_write_b32 a68, v14
	v_mad_i64_i32 v[14:15], s[0:1], v5, s4, 0
	s_ashr_i32 s0, s61, 31
	s_nop 0
	v_writelane_b32 v254, s0, 7
	s_ashr_i32 s0, s58, 31
	.loc	1 17 0
	v_writelane_b32 v254, s0, 8
	v_cmp_gt_i32_e64 s[0:1], s34, v20
	.loc	1 29 0
	v_or_b32_e32 v158, 1, v157
	v_or_b32_e32 v207, 2, v157
	v_writelane_b32 v254, s0, 9
	v_or_b32_e32 v208, 3, v157
	v_or_b32_e32 v209, 16, v157
	v_writelane_b32 v254, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s34, v21
	v_or_b32_e32 v210, 17, v157
	v_or_b32_e32 v211, 18, v157
	v_writelane_b32 v254, s0, 11
	v_or_b32_e32 v212, 19, v157
	v_or_b32_e32 v213, 32, v157
	v_writelane_b32 v254, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s34, v2
	v_or_b32_e32 v214, 33, v157
	v_or_b32_e32 v215, 34, v157
	v_writelane_b32 v254, s0, 13
	v_or_b32_e32 v216, 35, v157
	v_or_b32_e32 v217, 48, v157
	v_writelane_b32 v254, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s34, v3
	v_or_b32_e32 v218, 49, v157
	v_or_b32_e32 v219, 50, v157
	v_writelane_b32 v254, s0, 15
	v_or_b32_e32 v220, 51, v157
	v_mul_lo_u32 v121, v157, s58
	v_writelane_b32 v254, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s34, v4
	v_add_u32_e32 v122, s58, v121
	v_add_u32_e32 v123, s58, v122
	v_writelane_b32 v254, s0, 17
	s_mul_i32 s2, s58, 13
	v_add_u32_e32 v124, s58, v123
	v_writelane_b32 v254, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s34, v5
	v_add_u32_e32 v125, s2, v124
	v_add_u32_e32 v191, s58, v125
	v_writelane_b32 v254, s0, 19
	v_add_u32_e32 v192, s58, v191
	v_add_u32_e32 v193, s58, v192
	v_writelane_b32 v254, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s34, v6
	v_add_u32_e32 v194, s2, v193
	v_add_u32_e32 v195, s58, v194
	v_writelane_b32 v254, s0, 21
	v_add_u32_e32 v196, s58, v195
	v_add_u32_e32 v197, s58, v196
	v_writelane_b32 v254, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s34, v7
	.loc	1 17 0
	v_or_b32_e32 v1, 0x73, v157
	v_add_u32_e32 v198, s2, v197
	v_writelane_b32 v254, s0, 23
	v_xor_b32_e32 v22, 8, v159
	v_xor_b32_e32 v23, 32, v160
	v_writelane_b32 v254, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s34, v8
	v_xor_b32_e32 v24, 64, v160
	v_xor_b32_e32 v25, 0x60, v160
	v_writelane_b32 v254, s0, 25
	v_xor_b32_e32 v26, 8, v161
	v_xor_b32_e32 v27, 16, v161
	v_writelane_b32 v254, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s34, v9
	v_or_b32_e32 v28, 0x72, v157
	v_or_b32_e32 v29, 0x71, v157
	v_writelane_b32 v254, s0, 27
	v_or_b32_e32 v30, 0x70, v157
	v_or_b32_e32 v31, 0x63, v157
	v_writelane_b32 v254, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s34, v10
	v_or_b32_e32 v32, 0x62, v157
	v_or_b32_e32 v33, 0x61, v157
	v_writelane_b32 v254, s0, 29
	v_or_b32_e32 v34, 0x60, v157
	v_or_b32_e32 v35, 0x53, v157
	v_writelane_b32 v254, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s34, v11
	v_or_b32_e32 v36, 0x52, v157
	v_or_b32_e32 v37, 0x51, v157
	v_writelane_b32 v254, s0, 31
	v_or_b32_e32 v38, 0x50, v157
	v_or_b32_e32 v39, 0x43, v157
	v_writelane_b32 v254, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s34, v154
	v_or_b32_e32 v40, 0x42, v157
	v_or_b32_e32 v41, 0x41, v157
	v_writelane_b32 v254, s0, 33
	v_or_b32_e32 v42, 64, v157
	v_mul_lo_u32 v167, s58, v1
	v_writelane_b32 v254, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s34, v120
	v_xor_b32_e32 v1, 24, v161
	v_add_u32_e32 v224, s58, v198
	v_writelane_b32 v254, s0, 35
	v_accvgpr_write_b32 a71, v15
	.loc	1 28 0
	s_mul_i32 s33, s40, s62
	v_writelane_b32 v254, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s34, v165
	.loc	1 17 0
	v_mul_lo_u32 v168, s58, v28
	v_mul_lo_u32 v169, s58, v29
	v_writelane_b32 v254, s0, 37
	v_mul_lo_u32 v170, s58, v30
	v_mul_lo_u32 v171, s58, v31
	v_writelane_b32 v254, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s34, v157
	v_mul_lo_u32 v172, s58, v32
	v_mul_lo_u32 v173, s58, v33
	v_writelane_b32 v254, s0, 39
	v_mul_lo_u32 v174, s58, v34
	v_mul_lo_u32 v175, s58, v35
	v_writelane_b32 v254, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s34, v158
	v_mul_lo_u32 v176, s58, v36
	v_mul_lo_u32 v177, s58, v37
	v_writelane_b32 v254, s0, 41
	v_mul_lo_u32 v178, s58, v38
	v_mul_lo_u32 v179, s58, v39
	v_writelane_b32 v254, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s34, v207
	v_mul_lo_u32 v180, s58, v40
	v_mul_lo_u32 v181, s58, v41
	v_writelane_b32 v254, s0, 43
	v_mul_lo_u32 v182, s58, v42
	v_mov_b32_e32 v77, v69
	v_writelane_b32 v254, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s34, v208
	v_add_u32_e32 v183, 0, v23
	v_add_u32_e32 v184, 0, v24
	v_writelane_b32 v254, s0, 45
	v_add_u32_e32 v185, 0, v25
	s_mov_b32 s39, 0x27000
	v_writelane_b32 v254, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s34, v209
	s_mov_b32 s38, 0x7ffffffe
	v_add_u32_e32 v199, 0, v22
	v_writelane_b32 v254, s0, 47
	v_add_u32_e32 v200, 0, v26
	v_add_u32_e32 v201, 0, v27
	v_writelane_b32 v254, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s34, v210
	v_add_u32_e32 v202, 0, v1
	v_xor_b32_e32 v221, 32, v162
	v_writelane_b32 v254, s0, 49
	v_xor_b32_e32 v222, 64, v162
	v_xor_b32_e32 v223, 0x60, v162
	v_writelane_b32 v254, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s34, v211
	v_add_u32_e32 v225, s58, v224
	v_xor_b32_e32 v126, 8, v162
	v_writelane_b32 v254, s0, 51
	v_xor_b32_e32 v127, 40, v162
	v_xor_b32_e32 v128, 0x48, v162
	v_writelane_b32 v254, s1, 52
	v_cmp_gt_i32_e64 s[0:1], s34, v212
	v_xor_b32_e32 v129, 0x68, v162
	v_xor_b32_e32 v152, 16, v162
	v_writelane_b32 v254, s0, 53
	v_xor_b32_e32 v155, 48, v162
	v_xor_b32_e32 v186, 0x50, v162
	v_writelane_b32 v254, s1, 54
	v_cmp_gt_i32_e64 s[0:1], s34, v213
	v_xor_b32_e32 v187, 0x70, v162
	v_xor_b32_e32 v188, 24, v162
	v_writelane_b32 v254, s0, 55
	v_xor_b32_e32 v189, 56, v162
	v_xor_b32_e32 v190, 0x58, v162
	v_writelane_b32 v254, s1, 56
	v_cmp_gt_i32_e64 s[0:1], s34, v214
	v_xor_b32_e32 v226, 0x78, v162
	v_mov_b32_e32 v238, 0xf149f2ca
	v_writelane_b32 v254, s0, 57
	v_accvgpr_write_b32 a70, v14
	v_lshl_add_u64 v[130:131], s[36:37], 0, v[68:69]
	v_writelane_b32 v254, s1, 58
	v_cmp_gt_i32_e64 s[0:1], s34, v215
	s_lshl_b32 s41, s58, 6
	s_mov_b32 s59, 0x5040100
	v_writelane_b32 v254, s0, 59
	s_mov_b32 s12, 0x7060302
	s_mov_b32 s16, s26
	v_writelane_b32 v254, s1, 60
	v_cmp_gt_i32_e64 s[0:1], s34, v216
	s_nop 1
	v_writelane_b32 v254, s0, 61
	s_nop 1
	v_writelane_b32 v254, s1, 62
	v_cmp_gt_i32_e64 s[0:1], s34, v217
	s_nop 1
	v_writelane_b32 v254, s0, 63
	s_nop 1
	v_writelane_b32 v255, s1, 0
	v_cmp_gt_i32_e64 s[0:1], s34, v218
	s_nop 1
	v_writelane_b32 v255, s0, 1
	s_nop 1
	v_writelane_b32 v255, s1, 2
	v_cmp_gt_i32_e64 s[0:1], s34, v219
	s_nop 1
	v_writelane_b32 v255, s0, 3
	s_nop 1
	v_writelane_b32 v255, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s34, v220
	s_nop 1
	v_writelane_b32 v255, s0, 5
	s_nop 1
	v_writelane_b32 v255, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s57, v157
	s_nop 1
	v_writelane_b32 v255, s0, 7
	s_nop 1
	v_writelane_b32 v255, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s57, v158
	s_nop 1
	v_writelane_b32 v255, s0, 9
	s_nop 1
	v_writelane_b32 v255, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s57, v207
	s_nop 1
	v_writelane_b32 v255, s0, 11
	s_nop 1
	v_writelane_b32 v255, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s57, v208
	s_nop 1
	v_writelane_b32 v255, s0, 13
	s_nop 1
	v_writelane_b32 v255, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s57, v209
	s_nop 1
	v_writelane_b32 v255, s0, 15
	s_nop 1
	v_writelane_b32 v255, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s57, v210
	s_nop 1
	v_writelane_b32 v255, s0, 17
	s_nop 1
	v_writelane_b32 v255, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s57, v211
	s_nop 1
	v_writelane_b32 v255, s0, 19
	s_nop 1
	v_writelane_b32 v255, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s57, v212
	s_nop 1
	v_writelane_b32 v255, s0, 21
	s_nop 1
	v_writelane_b32 v255, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s57, v213
	s_nop 1
	v_writelane_b32 v255, s0, 23
	s_nop 1
	v_writelane_b32 v255, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s34, v12
	s_nop 1
	v_writelane_b32 v255, s0, 25
	s_nop 1
	v_writelane_b32 v255, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s57, v214
	s_nop 1
	v_writelane_b32 v255, s0, 27
	s_nop 1
	v_writelane_b32 v255, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s57, v215
	s_nop 1
	v_writelane_b32 v255, s0, 29
	s_nop 1
	v_writelane_b32 v255, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s57, v216
	s_nop 1
	v_writelane_b32 v255, s0, 31
	s_nop 1
	v_writelane_b32 v255, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s57, v217
	s_nop 1
	v_writelane_b32 v255, s0, 33
	s_nop 1
	v_writelane_b32 v255, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s57, v218
	s_nop 1
	v_writelane_b32 v255, s0, 35
	s_nop 1
	v_writelane_b32 v255, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s57, v219
	s_nop 1
	v_writelane_b32 v255, s0, 37
	s_nop 1
	v_writelane_b32 v255, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s57, v220
	s_nop 1
	v_writelane_b32 v255, s0, 39
	s_nop 1
	v_writelane_b32 v255, s1, 40
	s_mov_b32 s0, s4
	v_writelane_b32 v253, s0, 12
	v_writelane_b32 v255, s61, 41
	v_writelane_b32 v255, s55, 42
	v_writelane_b32 v253, s1, 13
	s_lshl_b64 s[0:1], s[4:5], 13
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	v_readlane_b32 s2, v253, 18
	s_add_i32 s35, s2, s35
	s_cmp_lt_i32 s35, s55
	s_cbranch_scc0 .LBB0_87
.LBB0_5:
	.loc	1 19 0
	s_ashr_i32 s2, s35, 31
	v_readlane_b32 s3, v254, 4
	s_xor_b32 s2, s2, s3
	s_abs_i32 s3, s35
	v_readlane_b32 s4, v253, 44
	s_mul_hi_u32 s8, s3, s4
	v_readlane_b32 s4, v253, 43
	s_mul_i32 s9, s8, s4
	s_sub_i32 s3, s3, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s10, s3, s4
	s_cmp_ge_u32 s3, s4
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s3, s10, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s4
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_sub_i32 s8, s3, s2
	s_load_dwordx2 s[2:3], s[6:7], 0x50
	.loc	1 20 0
	s_cmp_lt_i32 s35, s16
	s_mov_b32 s10, s8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s17, s2
	s_cbranch_scc1 .LBB0_7
	.loc	1 18 0
	s_sub_i32 s2, s35, s16
	s_max_i32 s2, s2, 0
	.loc	1 21 0
	v_readlane_b32 s3, v253, 46
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s4, v253, 45
	s_mul_i32 s9, s3, s4
	s_sub_i32 s9, s2, s9
	s_add_i32 s10, s3, 1
	s_sub_i32 s11, s9, s4
	s_cmp_ge_u32 s9, s4
	s_cselect_b32 s3, s10, s3
	s_cselect_b32 s9, s11, s9
	s_add_i32 s10, s3, 1
	s_cmp_ge_u32 s9, s4
	s_cselect_b32 s3, s10, s3
	v_readlane_b32 s4, v254, 5
	s_xor_b32 s3, s3, s4
	s_sub_i32 s10, s3, s4
	.loc	1 22 0
	v_readlane_b32 s3, v253, 44
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s4, v253, 43
	s_mul_i32 s9, s3, s4
	s_sub_i32 s2, s2, s9
	s_add_i32 s9, s3, 1
	s_sub_i32 s11, s2, s4
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s2, s11, s2
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s2, s9, s3
	v_readlane_b32 s3, v254, 4
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s4, v253, 48
	s_mul_hi_u32 s9, s2, s4
	v_readlane_b32 s4, v253, 47
	s_mul_i32 s9, s9, s4
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s4
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s4
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_not_b32 s2, s2
	v_readlane_b32 s3, v253, 26
	s_add_i32 s2, s3, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s4, v253, 50
	s_mul_hi_u32 s9, s2, s4
	v_readlane_b32 s4, v253, 49
	s_mul_i32 s9, s9, s4
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s4
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s4
	s_cmp_ge_u32 s2, s4
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s17, s2, s3
.LBB0_7:
	s_load_dwordx2 s[18:19], s[6:7], 0x50
	v_readlane_b32 s24, v253, 8
	v_readlane_b32 s26, v253, 10
	v_readlane_b32 s25, v253, 9
	v_readlane_b32 s27, v253, 11
	.loc	1 25 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s17, s18
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s17, s18
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_9
	.loc	1 25 0
	s_lshl_b32 s9, s17, 1
	s_ashr_i32 s11, s9, 31
	v_readlane_b32 s26, v253, 16
	v_readlane_b32 s27, v253, 17
	s_mul_i32 s11, s26, s11
	s_mul_hi_u32 s13, s26, s9
	s_add_i32 s13, s13, s11
	s_mul_i32 s18, s27, s9
	s_add_i32 s19, s13, s18
	s_mul_i32 s18, s26, s9
	s_lshl_b64 s[18:19], s[18:19], 1
	v_readlane_b32 s22, v253, 2
	v_readlane_b32 s23, v253, 3
	s_add_u32 s24, s22, s18
	s_addc_u32 s25, s23, s19
	.loc	1 26 0
	s_or_b32 s9, s9, 1
	s_mul_hi_u32 s13, s26, s9
	s_add_i32 s11, s13, s11
	s_mul_i32 s13, s27, s9
	s_add_i32 s19, s11, s13
	s_mul_i32 s18, s26, s9
	s_lshl_b64 s[18:19], s[18:19], 1
	s_add_u32 s26, s22, s18
	s_addc_u32 s27, s23, s19
.LBB0_9:
	.loc	1 23 0
	v_readlane_b32 s4, v254, 3
	s_mul_i32 s8, s8, s4
	s_sub_i32 s8, s35, s8
	.loc	1 24 0
	s_ashr_i32 s11, s8, 31
	v_readlane_b32 s4, v254, 6
	s_xor_b32 s11, s11, s4
	s_abs_i32 s13, s8
	v_readlane_b32 s4, v253, 52
	s_mul_hi_u32 s18, s13, s4
	v_readlane_b32 s4, v253, 51
	s_mul_i32 s19, s18, s4
	s_sub_i32 s13, s13, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s22, s13, s4
	s_cmp_ge_u32 s13, s4
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s13, s22, s13
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s13, s4
	s_cselect_b32 s13, s19, s18
	s_xor_b32 s13, s13, s11
	s_mul_i32 s9, s10, s61
	s_sub_i32 s11, s13, s11
	v_readlane_b32 s4, v253, 15
	s_add_i32 s36, s11, s9
	s_mul_i32 s11, s11, s4
	.loc	1 29 0
	s_load_dword s4, s[6:7], 0x5c
	.loc	1 24 0
	s_sub_i32 s13, s8, s11
	.loc	1 29 0
	s_lshl_b32 s18, s13, 5
	s_ashr_i32 s37, s36, 31
	s_waitcnt vmcnt(23)
	v_or_b32_e32 v4, s18, v154
	v_mov_b64_e32 v[2:3], s[36:37]
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[8:9], v4, s4, v[2:3]
	v_lshlrev_b64 v[134:135], 6, v[2:3]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(21)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[22:23], s34, v4
	s_mov_b64 s[8:9], exec
	s_nop 0
	v_writelane_b32 v255, s22, 43
	s_nop 1
	v_writelane_b32 v255, s23, 44
	s_and_b64 s[22:23], s[8:9], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[4:5], v[134:135], 1, v[70:71]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_11:
	s_or_b64 exec, exec, s[8:9]
	s_load_dword s4, s[6:7], 0x5c
	v_or_b32_e32 v3, s18, v120
	v_mov_b64_e32 v[4:5], s[36:37]
	v_cmp_gt_i32_e64 s[22:23], s34, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[8:9], v3, s4, v[4:5]
	v_lshlrev_b64 v[132:133], 6, v[4:5]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], exec
	v_writelane_b32 v255, s22, 45
	s_nop 1
	v_writelane_b32 v255, s23, 46
	s_and_b64 s[22:23], s[8:9], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[2:3], v[132:133], 1, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v95, 0, v159
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v95, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v199, v[8:9], v[4:5] offset1:4
	v_add_u32_e32 v2, 0, v160
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v2
	ds_read_b64 v[36:37], v183
	ds_read_b64 v[38:39], v184
	ds_read_b64 v[40:41], v185
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_20
	.loc	1 27 0
	v_readlane_b32 s2, v253, 12
	s_mul_i32 s2, s17, s2
	s_add_i32 s2, s2, s10
	v_readlane_b32 s3, v253, 13
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	v_readlane_b32 s8, v253, 0
	v_readlane_b32 s9, v253, 1
	s_add_u32 s8, s8, s2
	s_addc_u32 s9, s9, s3
	.loc	1 29 0
	s_lshr_b32 s2, s13, 31
	s_add_i32 s2, s13, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s13, s2
	s_lshl_b32 s2, s2, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	s_branch .LBB0_17
.LBB0_15:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v2
	s_nop 1
	v_mov_b32_e32 v1, s10
	ds_write_b32 v69, v1
.LBB0_16:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v69
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_20
.LBB0_17:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execz .LBB0_16
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_15
	global_load_dword v2, v69, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_15
.LBB0_20:
	s_abs_i32 s3, s36
	v_readlane_b32 s4, v253, 54
	s_mul_hi_u32 s8, s3, s4
	v_readlane_b32 s19, v253, 53
	s_mul_i32 s9, s8, s19
	v_readlane_b32 s2, v254, 7
	s_sub_i32 s3, s3, s9
	v_or_b32_e32 v2, s18, v111
	s_xor_b32 s2, s37, s2
	s_add_i32 s9, s8, 1
	s_sub_i32 s10, s3, s19
	v_mul_lo_u32 v3, v2, s58
	v_readlane_b32 s4, v253, 57
	s_cmp_ge_u32 s3, s19
	s_cselect_b32 s3, s10, s3
	v_add_u32_e32 v3, s4, v3
	v_readlane_b32 s4, v253, 58
	v_cmp_gt_i32_e32 vcc, s57, v2
	v_readlane_b32 s10, v253, 21
	v_add_u32_e32 v4, s4, v2
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s56
	v_readlane_b32 s11, v253, 22
	v_readlane_b32 s4, v253, 23
	s_cselect_b32 s8, s9, s8
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_min_i32_e32 v2, s4, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s19
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_waitcnt lgkmcnt(0)
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_sub_i32 s28, s3, s2
	v_readlane_b32 s2, v253, 56
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_mul_i32 s37, s17, s2
	s_sub_i32 s2, s58, s37
	v_mov_b32_dpp v3, v2 row_shl:8 row_mask:0xf bank_mask:0x3
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_ashr_i32 s29, s28, 31
	v_lshlrev_b32_e32 v68, 1, v66
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_dpp v3, v2 row_shl:4 row_mask:0xf bank_mask:0x5
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v9, 0
	s_nop 0
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v2, v2, v3
	v_add_u32_e32 v3, s2, v2
	v_sub_u32_e32 v5, 0, v3
	v_ashrrev_i32_e32 v4, 31, v3
	v_readlane_b32 s2, v254, 8
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v163
	v_xor_b32_e32 v4, s2, v4
	v_readlane_b32 s2, v253, 55
	s_nop 1
	v_mul_lo_u32 v6, v5, s2
	v_sub_u32_e32 v3, v3, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s2, v3
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s2, v3
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_cmp_le_u32_e32 vcc, s2, v3
	v_readlane_b32 s2, v253, 19
	v_add_u32_e32 v6, 1, v5
	s_sub_i32 s2, s17, s2
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s2, s2, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s2, s2, s57
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s2, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s2, v253, 24
	v_min_i32_e32 v3, s57, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s2, v2
	v_add3_u32 v44, v3, v2, 63
	v_readlane_b32 s2, v254, 33
	v_cmp_lt_i32_e64 s[64:65], 63, v44
	v_readlane_b32 s3, v254, 34
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_22
	v_accvgpr_read_b32 v4, a54
	v_accvgpr_read_b32 v5, a55
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[28:29]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[24:25], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[68:69]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 35
	v_readlane_b32 s3, v254, 36
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[2:3], v[228:229], 0, s[28:29]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[24:25], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[68:69]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 9
	v_readlane_b32 s3, v254, 10
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[12:13], v[230:231], 0, s[28:29]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[24:25], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[68:69]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 11
	v_readlane_b32 s3, v254, 12
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[10:11], v[232:233], 0, s[28:29]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[24:25], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[68:69]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 37
	v_readlane_b32 s3, v254, 38
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[20:21], v[234:235], 0, s[28:29]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[26:27], 0, v[20:21]
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[68:69]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_30:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 13
	v_readlane_b32 s3, v254, 14
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[18:19], v[236:237], 0, s[28:29]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[26:27], 0, v[18:19]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[68:69]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_32:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 15
	v_readlane_b32 s3, v254, 16
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_34
	v_accvgpr_read_b32 v28, a50
	v_accvgpr_read_b32 v29, a51
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[28:29]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[26:27], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[68:69]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 17
	v_readlane_b32 s3, v254, 18
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_36
	v_accvgpr_read_b32 v26, a52
	v_accvgpr_read_b32 v27, a53
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[28:29]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[26:27], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[68:69]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v42, s18, v156
	v_mul_lo_u32 v43, v42, s58
	v_readlane_b32 s2, v253, 57
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v95, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v95, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v199, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v199, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s59
	v_perm_b32 v3, v26, v30, s59
	v_add_u32_e32 v145, 0, v161
	v_add_u32_e32 v43, s2, v43
	v_readlane_b32 s2, v253, 58
	ds_write_b64 v145, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s12
	v_perm_b32 v2, v18, v22, s12
	v_add_u32_e32 v45, s2, v42
	v_cmp_gt_i32_e32 vcc, s57, v42
	v_readlane_b32 s2, v253, 21
	ds_write_b64 v200, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s59
	v_perm_b32 v2, v19, v23, s59
	v_cndmask_b32_e32 v42, v45, v43, vcc
	v_mov_b32_e32 v43, s56
	v_readlane_b32 s3, v253, 22
	ds_write_b64 v201, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s12
	v_perm_b32 v3, v27, v31, s12
	v_cndmask_b32_e64 v42, v42, v43, s[2:3]
	v_readlane_b32 s2, v253, 23
	ds_write_b64 v202, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s59
	v_perm_b32 v3, v28, v32, s59
	v_min_i32_e32 v97, s2, v42
	v_readlane_b32 s2, v253, 20
	ds_write_b64 v203, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s12
	v_perm_b32 v3, v28, v32, s12
	s_sub_i32 s54, s2, s17
	ds_write_b64 v204, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s59
	v_perm_b32 v3, v29, v33, s59
	s_movk_i32 s2, 0x7f
	s_mul_i32 s54, s54, s57
	ds_write_b64 v205, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s12
	v_perm_b32 v3, v29, v33, s12
	v_cmp_lt_i32_e32 vcc, s2, v44
	v_mov_b32_e32 v144, 0xf149f2ca
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v146, 0
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
	ds_write_b64 v206, v[2:3] offset:9088
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_74
	v_lshl_add_u64 v[18:19], s[24:25], 0, v[68:69]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 19
	v_readlane_b32 s9, v254, 20
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_39
	v_accvgpr_read_b32 v4, a70
	v_accvgpr_read_b32 v5, a71
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[28:29]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], v[18:19], 0, v[4:5]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_39:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 21
	v_readlane_b32 s9, v254, 22
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_41
	v_accvgpr_read_b32 v2, a56
	v_accvgpr_read_b32 v3, a57
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[28:29]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_41:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 23
	v_readlane_b32 s9, v254, 24
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_43
	v_accvgpr_read_b32 v12, a58
	v_accvgpr_read_b32 v13, a59
	v_lshl_add_u64 v[12:13], v[12:13], 0, s[28:29]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], v[18:19], 0, v[12:13]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 25
	v_readlane_b32 s9, v254, 26
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_45
	v_accvgpr_read_b32 v10, a60
	v_accvgpr_read_b32 v11, a61
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[28:29]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[18:19], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v255, 7
	v_add_u32_e32 v42, s37, v121
	v_add_u32_e32 v151, s54, v157
	v_readlane_b32 s3, v255, 8
	v_add_u32_e32 v43, s37, v122
	v_add_u32_e32 v59, s54, v158
	v_cndmask_b32_e64 v42, v151, v42, s[2:3]
	v_readlane_b32 s2, v255, 9
	v_readlane_b32 s3, v255, 10
	v_add_u32_e32 v45, s37, v123
	v_add_u32_e32 v60, s54, v207
	v_cndmask_b32_e64 v43, v59, v43, s[2:3]
	v_readlane_b32 s2, v255, 11
	v_readlane_b32 s3, v255, 12
	v_add_u32_e32 v147, 0, v162
	v_add_u32_e32 v46, s37, v124
	v_cndmask_b32_e64 v45, v60, v45, s[2:3]
	v_readlane_b32 s2, v255, 13
	v_add_u32_e32 v61, s54, v208
	v_readlane_b32 s3, v255, 14
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v147 offset1:4
	v_cndmask_b32_e64 v46, v61, v46, s[2:3]
	v_readlane_b32 s2, v255, 15
	v_add_u32_e32 v47, s37, v125
	v_add_u32_e32 v62, s54, v209
	v_readlane_b32 s3, v255, 16
	v_add_u32_e32 v48, s37, v191
	v_add_u32_e32 v63, s54, v210
	v_cndmask_b32_e64 v47, v62, v47, s[2:3]
	v_readlane_b32 s2, v255, 17
	v_readlane_b32 s3, v255, 18
	v_add_u32_e32 v49, s37, v192
	v_add_u32_e32 v64, s54, v211
	v_cndmask_b32_e64 v48, v63, v48, s[2:3]
	v_readlane_b32 s2, v255, 19
	v_readlane_b32 s3, v255, 20
	v_add_u32_e32 v50, s37, v193
	v_add_u32_e32 v65, s54, v212
	v_cndmask_b32_e64 v49, v64, v49, s[2:3]
	v_readlane_b32 s2, v255, 21
	v_readlane_b32 s3, v255, 22
	v_add_u32_e32 v148, 0, v221
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_cndmask_b32_e64 v50, v65, v50, s[2:3]
	v_readlane_b32 s2, v255, 23
	v_add_u32_e32 v51, s37, v194
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v148 offset1:4
	v_add_u32_e32 v72, s54, v213
	v_readlane_b32 s3, v255, 24
	v_add_u32_e32 v52, s37, v195
	v_add_u32_e32 v73, s54, v214
	v_cndmask_b32_e64 v51, v72, v51, s[2:3]
	v_readlane_b32 s2, v255, 27
	v_readlane_b32 s3, v255, 28
	v_add_u32_e32 v149, 0, v222
	ds_read2st64_b64 v[22:25], v149 offset1:4
	v_cndmask_b32_e64 v52, v73, v52, s[2:3]
	v_readlane_b32 s2, v255, 29
	v_add_u32_e32 v53, s37, v196
	v_add_u32_e32 v78, s54, v215
	v_readlane_b32 s3, v255, 30
	v_add_u32_e32 v54, s37, v197
	v_add_u32_e32 v79, s54, v216
	v_cndmask_b32_e64 v53, v78, v53, s[2:3]
	v_readlane_b32 s2, v255, 31
	v_readlane_b32 s3, v255, 32
	v_add_u32_e32 v150, 0, v223
	ds_read2st64_b64 v[26:29], v150 offset1:4
	v_cndmask_b32_e64 v54, v79, v54, s[2:3]
	v_readlane_b32 s2, v255, 33
	v_add_u32_e32 v55, s37, v198
	v_add_u32_e32 v80, s54, v217
	v_readlane_b32 s3, v255, 34
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[36:37], a[0:3]
	v_add_u32_e32 v56, s37, v224
	v_cndmask_b32_e64 v55, v80, v55, s[2:3]
	v_readlane_b32 s2, v255, 35
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[36:37], a[4:7]
	ds_read2st64_b64 v[18:21], v147 offset0:8 offset1:12
	v_add_u32_e32 v81, s54, v218
	v_readlane_b32 s3, v255, 36
	v_add_u32_e32 v57, s37, v225
	v_add_u32_e32 v82, s54, v219
	v_cndmask_b32_e64 v56, v81, v56, s[2:3]
	v_readlane_b32 s2, v255, 37
	v_readlane_b32 s3, v255, 38
	v_readlane_b32 s10, v254, 39
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[38:39], a[0:3]
	v_add_u32_e32 v58, s58, v225
	v_cndmask_b32_e64 v57, v82, v57, s[2:3]
	v_readlane_b32 s2, v255, 39
	v_cmp_le_i32_e32 vcc, v42, v97
	v_readlane_b32 s11, v254, 40
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[38:39], a[4:7]
	ds_read2st64_b64 v[22:25], v148 offset0:8 offset1:12
	v_add_u32_e32 v58, s37, v58
	v_add_u32_e32 v83, s54, v220
	v_readlane_b32 s3, v255, 40
	s_and_b64 vcc, s[10:11], vcc
	v_readlane_b32 s10, v254, 41
	v_cndmask_b32_e64 v58, v83, v58, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v43, v97
	v_readlane_b32 s11, v254, 42
	s_and_b64 s[2:3], s[10:11], s[2:3]
	v_readlane_b32 s10, v254, 43
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[40:41], a[0:3]
	v_cmp_le_i32_e64 s[8:9], v45, v97
	v_readlane_b32 s11, v254, 44
	s_and_b64 s[8:9], s[10:11], s[8:9]
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[40:41], a[4:7]
	ds_read2st64_b64 v[26:29], v149 offset0:8 offset1:12
	v_readlane_b32 s10, v254, 45
	v_cmp_le_i32_e64 s[18:19], v46, v97
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_readlane_b32 s11, v254, 46
	s_and_b64 s[18:19], s[10:11], s[18:19]
	v_readlane_b32 s10, v254, 47
	v_accvgpr_read_b32 v18, a0
	v_cmp_le_i32_e64 s[22:23], v47, v97
	v_readlane_b32 s11, v254, 48
	ds_read2st64_b64 v[30:33], v150 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	v_mul_f32_e32 v18, s60, v18
	s_and_b64 s[22:23], s[10:11], s[22:23]
	v_readlane_b32 s10, v254, 49
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_accvgpr_read_b32 v19, a1
	v_cndmask_b32_e32 v18, v238, v18, vcc
	v_cmp_le_i32_e32 vcc, v48, v97
	v_readlane_b32 s11, v254, 50
	v_mul_f32_e32 v19, s60, v19
	s_and_b64 vcc, s[10:11], vcc
	v_readlane_b32 s10, v254, 51
	v_accvgpr_read_b32 v22, a2
	v_cndmask_b32_e64 v19, v238, v19, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v49, v97
	v_readlane_b32 s11, v254, 52
	v_accvgpr_read_b32 v20, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_mul_f32_e32 v22, s60, v22
	s_and_b64 s[2:3], s[10:11], s[2:3]
	v_readlane_b32 s10, v254, 53
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cndmask_b32_e64 v22, v238, v22, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v50, v97
	v_readlane_b32 s11, v254, 54
	v_mul_f32_e32 v20, s60, v20
	s_and_b64 s[8:9], s[10:11], s[8:9]
	v_readlane_b32 s10, v254, 55
	v_accvgpr_read_b32 v21, a4
	v_cndmask_b32_e64 v20, v238, v20, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v51, v97
	v_readlane_b32 s11, v254, 56
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_mul_f32_e32 v21, s60, v21
	s_and_b64 s[18:19], s[10:11], s[18:19]
	v_readlane_b32 s10, v254, 57
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_accvgpr_read_b32 v23, a5
	v_cndmask_b32_e64 v21, v238, v21, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v52, v97
	v_readlane_b32 s11, v254, 58
	v_mul_f32_e32 v23, s60, v23
	s_and_b64 s[22:23], s[10:11], s[22:23]
	v_readlane_b32 s10, v254, 59
	v_accvgpr_read_b32 v24, a6
	v_cndmask_b32_e32 v23, v238, v23, vcc
	v_cmp_le_i32_e32 vcc, v53, v97
	v_readlane_b32 s11, v254, 60
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v24, s60, v24
	s_and_b64 vcc, s[10:11], vcc
	v_readlane_b32 s10, v254, 61
	v_accvgpr_read_b32 v29, a11
	v_cndmask_b32_e64 v24, v238, v24, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v54, v97
	v_readlane_b32 s11, v254, 62
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v29, s60, v29
	s_and_b64 s[2:3], s[10:11], s[2:3]
	v_mul_f32_e32 v25, s60, v25
	v_cndmask_b32_e64 v29, v238, v29, s[2:3]
	v_readlane_b32 s2, v254, 63
	v_accvgpr_read_b32 v30, a0
	v_cndmask_b32_e64 v25, v238, v25, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v55, v97
	v_readlane_b32 s3, v255, 0
	v_accvgpr_read_b32 v26, a8
	v_mul_f32_e32 v30, s60, v30
	s_and_b64 s[2:3], s[2:3], s[8:9]
	v_mul_f32_e32 v26, s60, v26
	v_cndmask_b32_e64 v30, v238, v30, s[2:3]
	v_readlane_b32 s2, v255, 1
	v_accvgpr_read_b32 v31, a1
	v_cndmask_b32_e64 v26, v238, v26, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v56, v97
	v_readlane_b32 s3, v255, 2
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v31, s60, v31
	s_and_b64 s[2:3], s[2:3], s[18:19]
	v_mul_f32_e32 v27, s60, v27
	v_cndmask_b32_e64 v31, v238, v31, s[2:3]
	v_readlane_b32 s2, v255, 3
	v_max_f32_e32 v42, v18, v19
	v_accvgpr_read_b32 v32, a2
	v_cndmask_b32_e64 v27, v238, v27, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v57, v97
	v_readlane_b32 s3, v255, 4
	v_max3_f32 v42, v42, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_mul_f32_e32 v32, s60, v32
	s_and_b64 s[2:3], s[2:3], s[22:23]
	v_max3_f32 v42, v42, v21, v23
	v_mul_f32_e32 v28, s60, v28
	v_cndmask_b32_e64 v32, v238, v32, s[2:3]
	v_readlane_b32 s2, v255, 5
	v_max3_f32 v42, v42, v24, v25
	v_accvgpr_read_b32 v33, a3
	v_cndmask_b32_e32 v28, v238, v28, vcc
	v_cmp_le_i32_e32 vcc, v58, v97
	v_readlane_b32 s3, v255, 6
	v_max3_f32 v42, v42, v26, v27
	v_mul_f32_e32 v33, s60, v33
	s_and_b64 vcc, s[2:3], vcc
	v_max3_f32 v42, v42, v28, v29
	v_cndmask_b32_e32 v33, v238, v33, vcc
	v_max3_f32 v42, v42, v30, v31
	v_max3_f32 v42, v42, v32, v33
	ds_bpermute_b32 v43, v166, v42
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v144, v42, v43, s2
	v_sub_f32_e32 v18, v18, v144
	v_sub_f32_e32 v19, v19, v144
	v_sub_f32_e32 v22, v22, v144
	v_exp_f32_e32 v49, v18
	v_exp_f32_e32 v50, v19
	v_sub_f32_e32 v20, v20, v144
	v_exp_f32_e32 v51, v22
	v_sub_f32_e32 v21, v21, v144
	v_exp_f32_e32 v52, v20
	v_sub_f32_e32 v23, v23, v144
	v_exp_f32_e32 v53, v21
	v_sub_f32_e32 v24, v24, v144
	v_exp_f32_e32 v54, v23
	v_add_f32_e32 v18, v49, v50
	v_sub_f32_e32 v25, v25, v144
	v_exp_f32_e32 v55, v24
	v_add_f32_e32 v18, v51, v18
	v_sub_f32_e32 v26, v26, v144
	v_exp_f32_e32 v56, v25
	v_add_f32_e32 v18, v52, v18
	v_sub_f32_e32 v27, v27, v144
	v_exp_f32_e32 v57, v26
	v_add_f32_e32 v18, v53, v18
	v_sub_f32_e32 v28, v28, v144
	v_exp_f32_e32 v58, v27
	v_add_f32_e32 v18, v54, v18
	v_sub_f32_e32 v29, v29, v144
	v_exp_f32_e32 v59, v28
	v_add_f32_e32 v18, v55, v18
	v_sub_f32_e32 v30, v30, v144
	v_exp_f32_e32 v60, v29
	v_add_f32_e32 v18, v56, v18
	v_sub_f32_e32 v31, v31, v144
	v_exp_f32_e32 v61, v30
	v_add_f32_e32 v18, v57, v18
	v_sub_f32_e32 v32, v32, v144
	v_exp_f32_e32 v62, v31
	v_add_f32_e32 v18, v58, v18
	v_sub_f32_e32 v33, v33, v144
	v_exp_f32_e32 v48, v32
	v_add_f32_e32 v18, v59, v18
	v_exp_f32_e32 v47, v33
	v_add_f32_e32 v18, v60, v18
	v_add_f32_e32 v18, v61, v18
	v_add_f32_e32 v18, v62, v18
	v_add_f32_e32 v18, v48, v18
	v_add_f32_e32 v18, v47, v18
	ds_bpermute_b32 v19, v166, v18
	v_lshl_add_u64 v[42:43], s[26:27], 0, v[68:69]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v45, v18, v19
	ds_swizzle_b32 v46, v45 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 27
	v_readlane_b32 s9, v254, 28
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_47
	v_accvgpr_read_b32 v20, a62
	v_accvgpr_read_b32 v21, a63
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[28:29]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], v[42:43], 0, v[20:21]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_47:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 29
	v_readlane_b32 s9, v254, 30
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_49
	v_accvgpr_read_b32 v18, a64
	v_accvgpr_read_b32 v19, a65
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[28:29]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[42:43], 0, v[18:19]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_49:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 31
	v_readlane_b32 s9, v254, 32
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_51
	v_accvgpr_read_b32 v28, a66
	v_accvgpr_read_b32 v29, a67
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[28:29]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], v[42:43], 0, v[28:29]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_51:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 25
	v_readlane_b32 s9, v255, 26
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_53
	v_accvgpr_read_b32 v26, a68
	v_accvgpr_read_b32 v27, a69
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[28:29]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[26:27]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_53:
	s_or_b64 exec, exec, s[2:3]
	v_sub_f32_e32 v42, 0xf149f2ca, v144
	v_exp_f32_e32 v63, v42
	v_cvt_f16_f32_e32 v49, v49
	v_cvt_f16_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v54, v54
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v58, v58
	v_cvt_f16_f32_e32 v59, v59
	v_cvt_f16_f32_e32 v60, v60
	ds_read_b64 v[42:43], v147 offset:8192
	ds_read_b64 v[64:65], v148 offset:8192
	ds_read_b64 v[78:79], v149 offset:8192
	v_mul_f32_e32 v72, 0, v63
	v_add_u32_e32 v68, 0, v126
	v_add_u32_e32 v239, 0, v127
	v_pack_b32_f16 v51, v51, v52
	v_pack_b32_f16 v50, v49, v50
	v_accvgpr_write_b32 a12, v72
	v_accvgpr_write_b32 a13, v72
	v_accvgpr_write_b32 a14, v72
	v_accvgpr_write_b32 a15, v72
	v_add_u32_e32 v248, 0, v190
	ds_read_b64 v[80:81], v150 offset:8192
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[42:43], v[50:51], a[12:15]
	v_cvt_f16_f32_e32 v72, v48
	v_pack_b32_f16 v43, v55, v56
	v_pack_b32_f16 v42, v53, v54
	v_pack_b32_f16 v49, v59, v60
	v_pack_b32_f16 v48, v57, v58
	ds_read_b64 v[56:57], v239 offset:10240
	ds_read_b64 v[58:59], v248 offset:14336
	ds_read_b64 v[52:53], v68 offset:10240
	v_add_u32_e32 v240, 0, v128
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v240 offset:10240
	v_add_u32_e32 v241, 0, v129
	v_cvt_f16_f32_e32 v61, v61
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[42:43], a[4:7]
	ds_read_b64 v[56:57], v241 offset:10240
	v_cvt_f16_f32_e32 v62, v62
	v_cvt_f16_f32_e32 v47, v47
	v_add_u32_e32 v242, 0, v152
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[48:49], a[4:7]
	ds_read_b64 v[52:53], v242 offset:12288
	v_pack_b32_f16 v55, v72, v47
	v_pack_b32_f16 v54, v61, v62
	v_add_u32_e32 v243, 0, v155
	v_add_u32_e32 v244, 0, v186
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[54:55], a[4:7]
	ds_read_b64 v[56:57], v243 offset:12288
	v_add_u32_e32 v245, 0, v187
	v_add_u32_e32 v246, 0, v188
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v244 offset:12288
	v_add_u32_e32 v247, 0, v189
	v_add_u32_e32 v249, 0, v226
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[42:43], a[8:11]
	ds_read_b64 v[56:57], v245 offset:12288
	v_add_f32_e32 v146, v45, v46
	v_fmac_f32_e32 v146, 0, v63
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[48:49], a[8:11]
	ds_read_b64 v[52:53], v246 offset:14336
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[54:55], a[8:11]
	ds_read_b64 v[56:57], v247 offset:14336
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[50:51], v249 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[0:3], v[64:65], v[42:43], a[0:3]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v95, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v95, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v199, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v199, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s59
	v_perm_b32 v3, v26, v30, s59
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[42:43], a[12:15]
	ds_write_b64 v145, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s12
	v_perm_b32 v2, v18, v22, s12
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[48:49], a[0:3]
	ds_write_b64 v200, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s59
	v_perm_b32 v2, v19, v23, s59
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[48:49], a[12:15]
	v_ashrrev_i32_e32 v42, 31, v44
	ds_write_b64 v201, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s12
	v_perm_b32 v3, v27, v31, s12
	v_mfma_f32_16x16x16_f16 a[0:3], v[80:81], v[54:55], a[0:3]
	v_lshrrev_b32_e32 v42, 26, v42
	ds_write_b64 v202, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s59
	v_mfma_f32_16x16x16_f16 a[12:15], v[50:51], v[54:55], a[12:15]
	v_perm_b32 v3, v28, v32, s59
	v_add_u32_e32 v42, v44, v42
	ds_write_b64 v203, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s12
	v_perm_b32 v3, v28, v32, s12
	v_ashrrev_i32_e32 v42, 6, v42
	ds_write_b64 v204, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s59
	v_perm_b32 v3, v29, v33, s59
	v_max_i32_e32 v42, 2, v42
	ds_write_b64 v205, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s12
	v_perm_b32 v3, v29, v33, s12
	v_mov_b32_e32 v22, 64
	ds_write_b64 v206, v[2:3] offset:9088
	v_cmp_ne_u32_e32 vcc, 2, v42
	s_mov_b64 s[2:3], exec
	s_mov_b64 s[4:5], s[2:3]
	s_and_b64 s[2:3], s[2:3], vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_73
	v_mov_b32_e32 v2, 0xffffff80
	s_lshl_b64 s[2:3], s[28:29], 7
	v_lshl_add_u32 v250, v42, 6, v2
	s_add_u32 s8, s2, s26
	v_accvgpr_read_b32 v2, a32
	s_addc_u32 s9, s3, s27
	v_accvgpr_read_b32 v3, a33
	v_lshl_add_u64 v[42:43], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a34
	v_accvgpr_read_b32 v3, a35
	v_lshl_add_u64 v[44:45], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a36
	v_accvgpr_read_b32 v3, a37
	v_lshl_add_u64 v[46:47], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a38
	v_accvgpr_read_b32 v3, a39
	v_lshl_add_u64 v[48:49], s[8:9], 0, v[2:3]
	s_add_u32 s2, s2, s24
	v_accvgpr_read_b32 v2, a40
	s_addc_u32 s3, s3, s25
	v_accvgpr_read_b32 v3, a41
	v_lshl_add_u64 v[50:51], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a42
	v_accvgpr_read_b32 v3, a43
	v_lshl_add_u64 v[52:53], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a44
	v_accvgpr_read_b32 v3, a45
	v_lshl_add_u64 v[54:55], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a46
	v_accvgpr_read_b32 v3, a47
	v_lshl_add_u64 v[56:57], s[2:3], 0, v[2:3]
	s_mov_b32 s61, 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s55, s37
	s_branch .LBB0_56
.LBB0_55:
	s_or_b64 exec, exec, s[2:3]
	v_sub_f32_e32 v72, v144, v251
	v_exp_f32_e32 v98, v72
	v_cvt_f16_f32_e32 v72, v81
	v_cvt_f16_f32_e32 v73, v82
	v_cvt_f16_f32_e32 v81, v83
	v_cvt_f16_f32_e32 v82, v84
	v_cvt_f16_f32_e32 v99, v85
	v_cvt_f16_f32_e32 v107, v87
	v_cvt_f16_f32_e32 v88, v88
	v_cvt_f16_f32_e32 v108, v89
	v_cvt_f16_f32_e32 v90, v90
	v_cvt_f16_f32_e32 v89, v91
	v_cvt_f16_f32_e32 v91, v92
	v_pack_b32_f16 v87, v81, v82
	v_pk_mul_f32 v[82:83], v[140:141], v[98:99] op_sel_hi:[1,0]
	v_pk_mul_f32 v[84:85], v[142:143], v[98:99] op_sel_hi:[1,0]
	ds_read_b64 v[100:101], v147 offset:8192
	ds_read_b64 v[102:103], v148 offset:8192
	ds_read_b64 v[104:105], v149 offset:8192
	ds_read_b64 v[116:117], v150 offset:8192
	v_accvgpr_write_b32 a0, v82
	v_cvt_f16_f32_e32 v110, v93
	v_accvgpr_write_b32 a1, v83
	v_accvgpr_write_b32 a2, v84
	v_accvgpr_write_b32 a3, v85
	v_pack_b32_f16 v85, v107, v88
	v_pack_b32_f16 v89, v89, v91
	v_pack_b32_f16 v88, v108, v90
	ds_read_b64 v[90:91], v68 offset:10240
	ds_read_b64 v[92:93], v239 offset:10240
	v_cvt_f16_f32_e32 v106, v86
	v_pack_b32_f16 v86, v72, v73
	v_cvt_f16_f32_e32 v72, v80
	v_pk_mul_f32 v[80:81], v[136:137], v[98:99] op_sel_hi:[1,0]
	v_pk_mul_f32 v[82:83], v[138:139], v[98:99] op_sel_hi:[1,0]
	v_pack_b32_f16 v84, v99, v106
	v_accvgpr_write_b32 a4, v80
	v_accvgpr_write_b32 a5, v81
	v_accvgpr_write_b32 a6, v82
	v_accvgpr_write_b32 a7, v83
	ds_read_b64 v[80:81], v240 offset:10240
	ds_read_b64 v[82:83], v241 offset:10240
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[90:91], v[86:87], a[4:7]
	v_mul_f32_e64 v62, v62, v98
	v_mul_f32_e64 v63, v63, v98
	v_pk_mul_f32 v[64:65], v[64:65], v[98:99] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v112, v114
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[92:93], v[84:85], a[4:7]
	v_accvgpr_write_b32 a8, v62
	v_accvgpr_write_b32 a9, v63
	v_accvgpr_write_b32 a10, v64
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[80:81], v[88:89], a[4:7]
	ds_read_b64 v[80:81], v242 offset:12288
	ds_read_b64 v[90:91], v243 offset:12288
	v_accvgpr_write_b32 a11, v65
	ds_read_b64 v[62:63], v244 offset:12288
	ds_read_b64 v[64:65], v245 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[80:81], v[86:87], a[8:11]
	v_cvt_f16_f32_e32 v73, v252
	v_pk_mul_f32 v[58:59], v[58:59], v[98:99] op_sel_hi:[1,0]
	v_pk_mul_f32 v[60:61], v[60:61], v[98:99] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[90:91], v[84:85], a[8:11]
	v_accvgpr_write_b32 a12, v58
	v_accvgpr_write_b32 a13, v59
	v_accvgpr_write_b32 a14, v60
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[62:63], v[88:89], a[8:11]
	ds_read_b64 v[62:63], v246 offset:14336
	v_accvgpr_write_b32 a15, v61
	s_add_i32 s2, s61, 64
	v_mfma_f32_16x16x16_f16 a[0:3], v[100:101], v[86:87], a[0:3]
	v_pack_b32_f16 v101, v72, v73
	v_pack_b32_f16 v100, v110, v112
	s_add_i32 s55, s55, s41
	v_mfma_f32_16x16x16_f16 a[0:3], v[102:103], v[84:85], a[0:3]
	v_cmp_eq_u32_e32 vcc, s2, v250
	s_add_i32 s3, s61, 0x80
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[0:1]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[64:65], v[100:101], a[8:11]
	ds_read_b64 v[64:65], v247 offset:14336
	ds_read_b64 v[58:59], v248 offset:14336
	ds_read_b64 v[60:61], v249 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[86:87], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v95, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v95, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v199, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v199, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s59
	v_mfma_f32_16x16x16_f16 a[12:15], v[64:65], v[84:85], a[12:15]
	v_perm_b32 v3, v26, v30, s59
	ds_write_b64 v145, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s12
	v_mfma_f32_16x16x16_f16 a[0:3], v[104:105], v[88:89], a[0:3]
	v_perm_b32 v2, v18, v22, s12
	ds_write_b64 v200, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s59
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[88:89], a[12:15]
	v_perm_b32 v2, v19, v23, s59
	ds_write_b64 v201, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s12
	v_perm_b32 v3, v27, v31, s12
	v_mfma_f32_16x16x16_f16 a[0:3], v[116:117], v[100:101], a[0:3]
	ds_write_b64 v202, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s59
	v_perm_b32 v3, v28, v32, s59
	v_mfma_f32_16x16x16_f16 a[4:7], v[82:83], v[100:101], a[4:7]
	v_add_f32_e32 v58, v78, v79
	ds_write_b64 v203, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s12
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[100:101], a[12:15]
	v_perm_b32 v3, v28, v32, s12
	v_fmac_f32_e32 v58, v146, v98
	ds_write_b64 v204, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s59
	v_perm_b32 v3, v29, v33, s59
	ds_write_b64 v205, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s12
	v_perm_b32 v3, v29, v33, s12
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[0:1]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[0:1]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[0:1]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[0:1]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[0:1]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[0:1]
	v_lshl_add_u64 v[56:57], v[56:57], 0, s[0:1]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v22, s3
	s_mov_b32 s61, s2
	v_mov_b32_e32 v146, v58
	v_mov_b32_e32 v144, v251
	ds_write_b64 v206, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_72
.LBB0_56:
	v_add_u32_e32 v11, s61, v154
	v_add_u32_e32 v2, 0x80, v11
	v_accvgpr_read_b32 v143, a3
	v_accvgpr_read_b32 v142, a2
	v_accvgpr_read_b32 v141, a1
	v_accvgpr_read_b32 v140, a0
	v_accvgpr_read_b32 v139, a7
	v_accvgpr_read_b32 v138, a6
	v_accvgpr_read_b32 v137, a5
	v_accvgpr_read_b32 v136, a4
	v_accvgpr_read_b32 v65, a11
	v_accvgpr_read_b32 v64, a10
	v_accvgpr_read_b32 v63, a9
	v_accvgpr_read_b32 v62, a8
	v_accvgpr_read_b32 v61, a15
	v_accvgpr_read_b32 v60, a14
	v_accvgpr_read_b32 v59, a13
	v_accvgpr_read_b32 v58, a12
	v_cmp_gt_i32_e32 vcc, s34, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_58
	v_lshl_add_u64 v[4:5], v[56:57], 0, v[76:77]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v3, 0x90, v11
	v_cmp_gt_i32_e32 vcc, s34, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_60
	v_lshl_add_u64 v[2:3], v[54:55], 0, v[76:77]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_60:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v10, 0xa0, v11
	v_cmp_gt_i32_e32 vcc, s34, v10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_62
	v_lshl_add_u64 v[12:13], v[52:53], 0, v[76:77]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_62:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v11, 0xb0, v11
	v_cmp_gt_i32_e32 vcc, s34, v11
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[10:11], v[50:51], 0, v[76:77]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_64:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v147 offset1:4
	ds_read2st64_b64 v[22:25], v148 offset1:4
	ds_read2st64_b64 v[26:29], v149 offset1:4
	ds_read2st64_b64 v[30:33], v150 offset1:4
	v_add_u32_e32 v72, s61, v157
	v_add_u32_e32 v73, 64, v72
	v_add_u32_e32 v78, 0x41, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_add_u32_e32 v79, 0x42, v72
	v_add_u32_e32 v80, 0x43, v72
	v_add_u32_e32 v81, 0x50, v72
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v147 offset0:8 offset1:12
	v_add_u32_e32 v82, 0x51, v72
	v_add_u32_e32 v83, 0x52, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[36:37], a[0:3]
	v_add_u32_e32 v84, 0x53, v72
	v_add_u32_e32 v85, 0x60, v72
	v_add_u32_e32 v86, 0x61, v72
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[36:37], a[4:7]
	ds_read2st64_b64 v[22:25], v148 offset0:8 offset1:12
	v_add_u32_e32 v87, 0x62, v72
	v_add_u32_e32 v88, 0x63, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[38:39], a[0:3]
	v_add_u32_e32 v89, 0x70, v72
	v_add_u32_e32 v90, 0x71, v72
	v_add_u32_e32 v91, 0x72, v72
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[38:39], a[4:7]
	ds_read2st64_b64 v[26:29], v149 offset0:8 offset1:12
	v_add_u32_e32 v72, 0x73, v72
	v_add_u32_e32 v92, s61, v151
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_cmp_gt_i32_e64 s[68:69], s34, v73
	v_cmp_gt_i32_e64 s[94:95], s34, v72
	v_cmp_gt_i32_e64 s[98:99], s57, v73
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[40:41], a[0:3]
	v_cmp_gt_i32_e64 s[96:97], s57, v78
	v_cmp_gt_i32_e64 s[8:9], s57, v72
	v_add_u32_e32 v72, s55, v182
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	v_add_u32_e32 v73, s55, v181
	v_add_u32_e32 v93, 64, v92
	v_add_u32_e32 v98, 0x41, v92
	v_mfma_f32_16x16x16_f16 a[4:7], v[32:33], v[40:41], a[4:7]
	ds_read2st64_b64 v[30:33], v150 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[66:67], s34, v78
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_cmp_gt_i32_e64 s[72:73], s34, v79
	v_cmp_gt_i32_e32 vcc, s34, v90
	v_cmp_gt_i32_e64 s[92:93], s34, v91
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[52:53], s57, v79
	v_cmp_gt_i32_e64 s[50:51], s57, v80
	v_cmp_gt_i32_e64 s[30:31], s57, v90
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_cmp_gt_i32_e64 s[2:3], s57, v91
	v_add_u32_e32 v78, s55, v180
	v_add_u32_e32 v79, s55, v179
	v_add_u32_e32 v90, s55, v168
	v_add_u32_e32 v91, s55, v167
	v_add_u32_e32 v99, 0x42, v92
	v_add_u32_e32 v100, 0x43, v92
	v_add_u32_e32 v101, 0x50, v92
	v_add_u32_e32 v102, 0x51, v92
	v_add_u32_e32 v103, 0x52, v92
	v_add_u32_e32 v104, 0x53, v92
	v_add_u32_e32 v105, 0x60, v92
	v_add_u32_e32 v106, 0x61, v92
	v_add_u32_e32 v107, 0x62, v92
	v_add_u32_e32 v108, 0x63, v92
	v_add_u32_e32 v110, 0x70, v92
	v_add_u32_e32 v112, 0x71, v92
	v_add_u32_e32 v113, 0x72, v92
	v_add_u32_e32 v92, 0x73, v92
	v_cndmask_b32_e64 v72, v93, v72, s[98:99]
	v_cndmask_b32_e64 v73, v98, v73, s[96:97]
	v_cmp_gt_i32_e64 s[70:71], s34, v80
	v_cmp_gt_i32_e64 s[76:77], s34, v81
	v_cmp_gt_i32_e64 s[90:91], s34, v87
	v_cmp_gt_i32_e64 s[86:87], s34, v88
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_cmp_gt_i32_e64 s[48:49], s57, v81
	v_cmp_gt_i32_e64 s[46:47], s57, v82
	v_cmp_gt_i32_e64 s[24:25], s57, v87
	v_cmp_gt_i32_e64 s[22:23], s57, v88
	v_cmp_gt_i32_e64 s[18:19], s57, v89
	v_add_u32_e32 v80, s55, v178
	v_add_u32_e32 v81, s55, v177
	v_add_u32_e32 v87, s55, v171
	v_add_u32_e32 v88, s55, v170
	v_cndmask_b32_e64 v78, v99, v78, s[52:53]
	v_cndmask_b32_e64 v79, v100, v79, s[50:51]
	v_cndmask_b32_e64 v90, v113, v90, s[2:3]
	v_cndmask_b32_e64 v91, v92, v91, s[8:9]
	v_cmp_le_i32_e64 s[2:3], v72, v97
	v_cmp_le_i32_e64 s[8:9], v73, v97
	v_cmp_gt_i32_e64 s[74:75], s34, v82
	v_cmp_gt_i32_e64 s[80:81], s34, v83
	v_cmp_gt_i32_e64 s[84:85], s34, v85
	v_cmp_gt_i32_e64 s[82:83], s34, v86
	v_mul_f32_e32 v18, s60, v18
	v_mul_f32_e32 v19, s60, v19
	v_cmp_gt_i32_e64 s[44:45], s57, v83
	v_cmp_gt_i32_e64 s[42:43], s57, v84
	v_cmp_gt_i32_e64 s[28:29], s57, v85
	v_cmp_gt_i32_e64 s[26:27], s57, v86
	v_add_u32_e32 v82, s55, v176
	v_add_u32_e32 v83, s55, v175
	v_add_u32_e32 v85, s55, v173
	v_add_u32_e32 v86, s55, v172
	v_cndmask_b32_e64 v80, v101, v80, s[48:49]
	v_cndmask_b32_e64 v81, v102, v81, s[46:47]
	v_cndmask_b32_e64 v87, v108, v87, s[22:23]
	v_cndmask_b32_e64 v88, v110, v88, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v78, v97
	v_cmp_le_i32_e64 s[22:23], v79, v97
	s_and_b64 s[68:69], s[68:69], s[2:3]
	s_and_b64 s[8:9], s[66:67], s[8:9]
	v_cmp_gt_i32_e64 s[78:79], s34, v84
	v_cmp_gt_i32_e64 s[88:89], s34, v89
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s60, v22
	v_mul_f32_e32 v20, s60, v20
	v_add_u32_e32 v84, s55, v174
	v_add_u32_e32 v89, s55, v169
	v_cndmask_b32_e64 v82, v103, v82, s[44:45]
	v_cndmask_b32_e64 v83, v104, v83, s[42:43]
	v_cndmask_b32_e64 v85, v106, v85, s[26:27]
	v_cndmask_b32_e64 v86, v107, v86, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v80, v97
	v_cmp_le_i32_e64 s[26:27], v81, v97
	s_and_b64 s[18:19], s[72:73], s[18:19]
	s_and_b64 s[22:23], s[70:71], s[22:23]
	v_cndmask_b32_e64 v18, v238, v18, s[68:69]
	v_cndmask_b32_e64 v19, v238, v19, s[8:9]
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s60, v21
	v_mul_f32_e32 v23, s60, v23
	v_cndmask_b32_e64 v84, v105, v84, s[28:29]
	v_cndmask_b32_e64 v89, v112, v89, s[30:31]
	v_cmp_le_i32_e64 s[28:29], v82, v97
	v_cmp_le_i32_e64 s[30:31], v83, v97
	s_and_b64 s[24:25], s[76:77], s[24:25]
	s_and_b64 s[26:27], s[74:75], s[26:27]
	v_cndmask_b32_e64 v22, v238, v22, s[18:19]
	v_cndmask_b32_e64 v20, v238, v20, s[22:23]
	v_max_f32_e32 v72, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s60, v24
	v_mul_f32_e32 v25, s60, v25
	v_cmp_le_i32_e64 s[42:43], v84, v97
	v_cmp_le_i32_e64 s[44:45], v85, v97
	s_and_b64 s[28:29], s[80:81], s[28:29]
	s_and_b64 s[30:31], s[78:79], s[30:31]
	v_cndmask_b32_e64 v21, v238, v21, s[24:25]
	v_cndmask_b32_e64 v23, v238, v23, s[26:27]
	v_max3_f32 v72, v72, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s60, v26
	v_mul_f32_e32 v27, s60, v27
	v_cmp_le_i32_e64 s[46:47], v86, v97
	v_cmp_le_i32_e64 s[48:49], v87, v97
	s_and_b64 s[42:43], s[84:85], s[42:43]
	s_and_b64 s[44:45], s[82:83], s[44:45]
	v_cndmask_b32_e64 v24, v238, v24, s[28:29]
	v_cndmask_b32_e64 v25, v238, v25, s[30:31]
	v_max3_f32 v72, v72, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s60, v28
	v_mul_f32_e32 v29, s60, v29
	v_cmp_le_i32_e64 s[50:51], v88, v97
	v_cmp_le_i32_e64 s[52:53], v89, v97
	s_and_b64 s[46:47], s[90:91], s[46:47]
	s_and_b64 s[48:49], s[86:87], s[48:49]
	v_cndmask_b32_e64 v26, v238, v26, s[42:43]
	v_cndmask_b32_e64 v27, v238, v27, s[44:45]
	v_max3_f32 v72, v72, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s60, v30
	v_mul_f32_e32 v31, s60, v31
	v_cmp_le_i32_e64 s[96:97], v90, v97
	v_cmp_le_i32_e64 s[98:99], v91, v97
	s_and_b64 s[50:51], s[88:89], s[50:51]
	s_and_b64 s[52:53], vcc, s[52:53]
	v_cndmask_b32_e64 v28, v238, v28, s[46:47]
	v_cndmask_b32_e64 v29, v238, v29, s[48:49]
	v_max3_f32 v72, v72, v26, v27
	v_mul_f32_e32 v32, s60, v32
	v_mul_f32_e32 v33, s60, v33
	s_and_b64 s[2:3], s[92:93], s[96:97]
	s_and_b64 vcc, s[94:95], s[98:99]
	v_cndmask_b32_e64 v30, v238, v30, s[50:51]
	v_cndmask_b32_e64 v31, v238, v31, s[52:53]
	v_max3_f32 v72, v72, v28, v29
	v_cndmask_b32_e64 v32, v238, v32, s[2:3]
	v_cndmask_b32_e32 v33, v238, v33, vcc
	v_max3_f32 v72, v72, v30, v31
	v_max3_f32 v72, v72, v32, v33
	ds_bpermute_b32 v73, v166, v72
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v73, v73, v73
	v_max_f32_e32 v72, v72, v73
	ds_swizzle_b32 v73, v72 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v251, v144, v72, v73
	v_sub_f32_e32 v18, v18, v251
	v_sub_f32_e32 v19, v19, v251
	v_sub_f32_e32 v22, v22, v251
	v_exp_f32_e32 v81, v18
	v_exp_f32_e32 v82, v19
	v_sub_f32_e32 v20, v20, v251
	v_exp_f32_e32 v83, v22
	v_sub_f32_e32 v21, v21, v251
	v_exp_f32_e32 v84, v20
	v_sub_f32_e32 v23, v23, v251
	v_exp_f32_e32 v85, v21
	v_sub_f32_e32 v24, v24, v251
	v_exp_f32_e32 v86, v23
	v_add_f32_e32 v18, v81, v82
	v_sub_f32_e32 v25, v25, v251
	v_exp_f32_e32 v87, v24
	v_add_f32_e32 v18, v83, v18
	v_sub_f32_e32 v26, v26, v251
	v_exp_f32_e32 v88, v25
	v_add_f32_e32 v18, v84, v18
	v_sub_f32_e32 v27, v27, v251
	v_exp_f32_e32 v89, v26
	v_add_f32_e32 v18, v85, v18
	v_sub_f32_e32 v28, v28, v251
	v_exp_f32_e32 v90, v27
	v_add_f32_e32 v18, v86, v18
	v_sub_f32_e32 v29, v29, v251
	v_exp_f32_e32 v91, v28
	v_add_f32_e32 v18, v87, v18
	v_sub_f32_e32 v30, v30, v251
	v_exp_f32_e32 v92, v29
	v_add_f32_e32 v18, v88, v18
	v_sub_f32_e32 v31, v31, v251
	v_exp_f32_e32 v93, v30
	v_add_f32_e32 v18, v89, v18
	v_sub_f32_e32 v32, v32, v251
	v_exp_f32_e32 v114, v31
	v_add_f32_e32 v18, v90, v18
	v_sub_f32_e32 v33, v33, v251
	v_exp_f32_e32 v80, v32
	v_add_f32_e32 v18, v91, v18
	v_exp_f32_e32 v252, v33
	v_add_f32_e32 v18, v92, v18
	v_add_f32_e32 v18, v93, v18
	v_add_f32_e32 v18, v114, v18
	v_add_f32_e32 v18, v80, v18
	v_add_f32_e32 v18, v252, v18
	ds_bpermute_b32 v19, v166, v18
	v_add_u32_e32 v27, s61, v165
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s34, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v78, v18, v19
	ds_swizzle_b32 v79, v78 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_66
	v_lshl_add_u64 v[20:21], v[48:49], 0, v[76:77]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_66:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v19, 0x81, v27
	v_cmp_gt_i32_e32 vcc, s34, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_68
	v_lshl_add_u64 v[18:19], v[46:47], 0, v[76:77]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_68:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v26, 0x82, v27
	v_cmp_gt_i32_e32 vcc, s34, v26
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_70
	v_lshl_add_u64 v[28:29], v[44:45], 0, v[76:77]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_70:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v27, 0x83, v27
	v_cmp_gt_i32_e32 vcc, s34, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_55
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[76:77]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_55
.LBB0_72:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v146, v58
	v_mov_b32_e32 v144, v251
	v_readlane_b32 s55, v255, 42
	v_readlane_b32 s61, v255, 41
.LBB0_73:
	s_or_b64 exec, exec, s[4:5]
.LBB0_74:
	s_or_b64 exec, exec, s[62:63]
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
	v_add_u32_e32 v18, 0, v223
	v_add_u32_e32 v19, 0, v222
	v_add_u32_e32 v20, 0, v221
	v_add_u32_e32 v21, 0, v162
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[64:65]
	s_cbranch_execz .LBB0_76
	ds_read2st64_b64 v[24:27], v21 offset1:4
	ds_read2st64_b64 v[28:31], v19 offset1:4
	ds_read2st64_b64 v[42:45], v18 offset1:4
	ds_read2st64_b64 v[46:49], v18 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[34:35], 0
	ds_read2st64_b64 v[24:27], v20 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[36:37], a[20:23]
	ds_read2st64_b64 v[24:27], v21 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[28:29], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[30:31], v[38:39], a[20:23]
	ds_read2st64_b64 v[28:31], v20 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[42:43], v[40:41], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[44:45], v[40:41], a[20:23]
	ds_read2st64_b64 v[42:45], v19 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[24:25], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[26:27], v[34:35], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[28:29], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[30:31], v[36:37], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[42:43], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[44:45], v[38:39], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[46:47], v[40:41], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[48:49], v[40:41], a[28:31]
.LBB0_76:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v39, v22, v157
	v_or_b32_e32 v40, v22, v158
	v_or_b32_e32 v41, v22, v207
	v_or_b32_e32 v42, v22, v208
	v_or_b32_e32 v50, v22, v216
	v_mul_lo_u32 v54, v39, s58
	v_mul_lo_u32 v55, v40, s58
	v_or_b32_e32 v43, v22, v209
	v_or_b32_e32 v44, v22, v210
	v_or_b32_e32 v51, v22, v217
	v_or_b32_e32 v53, v22, v219
	v_cmp_gt_i32_e64 s[96:97], s34, v39
	v_cmp_gt_i32_e64 s[66:67], s34, v40
	v_cmp_gt_i32_e32 vcc, s57, v39
	v_cmp_gt_i32_e64 s[52:53], s57, v40
	v_mul_lo_u32 v56, v41, s58
	v_mul_lo_u32 v57, v42, s58
	v_mul_lo_u32 v65, v50, s58
	v_add_u32_e32 v54, s37, v54
	v_add_u32_e32 v55, s37, v55
	v_add_u32_e32 v39, s54, v39
	v_add_u32_e32 v40, s54, v40
	v_or_b32_e32 v45, v22, v211
	v_or_b32_e32 v46, v22, v212
	v_or_b32_e32 v47, v22, v213
	v_or_b32_e32 v48, v22, v214
	v_or_b32_e32 v49, v22, v215
	v_or_b32_e32 v52, v22, v218
	v_or_b32_e32 v22, v22, v220
	v_cmp_gt_i32_e64 s[68:69], s34, v41
	v_cmp_gt_i32_e64 s[70:71], s34, v42
	v_cmp_gt_i32_e64 s[86:87], s34, v50
	v_cmp_gt_i32_e64 s[50:51], s57, v41
	v_cmp_gt_i32_e64 s[48:49], s57, v42
	v_cmp_gt_i32_e64 s[2:3], s57, v50
	v_mul_lo_u32 v58, v43, s58
	v_mul_lo_u32 v59, v44, s58
	v_mul_lo_u32 v68, v51, s58
	v_mul_lo_u32 v73, v53, s58
	v_add_u32_e32 v56, s37, v56
	v_add_u32_e32 v57, s37, v57
	v_add_u32_e32 v65, s37, v65
	v_add_u32_e32 v41, s54, v41
	v_add_u32_e32 v42, s54, v42
	v_add_u32_e32 v50, s54, v50
	v_cndmask_b32_e32 v39, v39, v54, vcc
	v_cndmask_b32_e64 v40, v40, v55, s[52:53]
	v_accvgpr_read_b32 v37, a17
	v_accvgpr_read_b32 v38, a16
	v_cmp_gt_i32_e64 s[72:73], s34, v43
	v_cmp_gt_i32_e64 s[74:75], s34, v44
	v_cmp_gt_i32_e64 s[88:89], s34, v51
	v_cmp_gt_i32_e64 s[92:93], s34, v53
	v_cmp_gt_i32_e64 s[46:47], s57, v43
	v_cmp_gt_i32_e64 s[44:45], s57, v44
	v_cmp_gt_i32_e64 s[18:19], s57, v51
	v_cmp_gt_i32_e64 s[8:9], s57, v53
	v_mul_lo_u32 v60, v45, s58
	v_mul_lo_u32 v61, v46, s58
	v_mul_lo_u32 v63, v48, s58
	v_mul_lo_u32 v64, v49, s58
	v_mul_lo_u32 v78, v22, s58
	v_add_u32_e32 v58, s37, v58
	v_add_u32_e32 v59, s37, v59
	v_add_u32_e32 v68, s37, v68
	v_add_u32_e32 v73, s37, v73
	v_add_u32_e32 v43, s54, v43
	v_add_u32_e32 v44, s54, v44
	v_add_u32_e32 v51, s54, v51
	v_add_u32_e32 v53, s54, v53
	v_cndmask_b32_e64 v41, v41, v56, s[50:51]
	v_cndmask_b32_e64 v42, v42, v57, s[48:49]
	v_cndmask_b32_e64 v50, v50, v65, s[2:3]
	v_cmp_le_i32_e32 vcc, v39, v97
	v_cmp_le_i32_e64 s[2:3], v40, v97
	v_accvgpr_read_b32 v35, a19
	v_accvgpr_read_b32 v36, a18
	v_cmp_gt_i32_e64 s[76:77], s34, v45
	v_cmp_gt_i32_e64 s[78:79], s34, v46
	v_cmp_gt_i32_e64 s[82:83], s34, v48
	v_cmp_gt_i32_e64 s[84:85], s34, v49
	v_cmp_gt_i32_e64 s[94:95], s34, v22
	v_mul_f32_e32 v38, s60, v38
	v_mul_f32_e32 v37, s60, v37
	v_cmp_gt_i32_e64 s[42:43], s57, v45
	v_cmp_gt_i32_e64 s[28:29], s57, v46
	v_cmp_gt_i32_e64 s[24:25], s57, v48
	v_cmp_gt_i32_e64 s[22:23], s57, v49
	v_cmp_gt_i32_e64 s[98:99], s57, v22
	v_mul_lo_u32 v62, v47, s58
	v_add_u32_e32 v60, s37, v60
	v_add_u32_e32 v61, s37, v61
	v_add_u32_e32 v63, s37, v63
	v_add_u32_e32 v64, s37, v64
	v_add_u32_e32 v78, s37, v78
	v_add_u32_e32 v45, s54, v45
	v_add_u32_e32 v46, s54, v46
	v_add_u32_e32 v48, s54, v48
	v_add_u32_e32 v49, s54, v49
	v_add_u32_e32 v22, s54, v22
	v_cndmask_b32_e64 v43, v43, v58, s[46:47]
	v_cndmask_b32_e64 v44, v44, v59, s[44:45]
	v_cndmask_b32_e64 v51, v51, v68, s[18:19]
	v_cndmask_b32_e64 v53, v53, v73, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v41, v97
	v_cmp_le_i32_e64 s[18:19], v42, v97
	s_and_b64 s[96:97], s[96:97], vcc
	s_and_b64 s[66:67], s[66:67], s[2:3]
	v_accvgpr_read_b32 v33, a21
	v_accvgpr_read_b32 v34, a20
	v_cmp_gt_i32_e64 s[80:81], s34, v47
	v_mul_f32_e32 v36, s60, v36
	v_mul_f32_e32 v35, s60, v35
	v_cmp_gt_i32_e64 s[26:27], s57, v47
	v_mul_lo_u32 v72, v52, s58
	v_add_u32_e32 v62, s37, v62
	v_add_u32_e32 v47, s54, v47
	v_cndmask_b32_e64 v45, v45, v60, s[42:43]
	v_cndmask_b32_e64 v46, v46, v61, s[28:29]
	v_cndmask_b32_e64 v48, v48, v63, s[24:25]
	v_cndmask_b32_e64 v49, v49, v64, s[22:23]
	v_cndmask_b32_e64 v22, v22, v78, s[98:99]
	v_cmp_le_i32_e64 s[22:23], v43, v97
	v_cmp_le_i32_e64 s[24:25], v44, v97
	s_and_b64 s[8:9], s[68:69], s[8:9]
	s_and_b64 s[18:19], s[70:71], s[18:19]
	v_cndmask_b32_e64 v38, v238, v38, s[96:97]
	v_cndmask_b32_e64 v37, v238, v37, s[66:67]
	v_accvgpr_read_b32 v31, a23
	v_accvgpr_read_b32 v32, a22
	v_cmp_gt_i32_e64 s[90:91], s34, v52
	v_mul_f32_e32 v34, s60, v34
	v_mul_f32_e32 v33, s60, v33
	v_cmp_gt_i32_e64 s[30:31], s57, v52
	v_add_u32_e32 v72, s37, v72
	v_add_u32_e32 v52, s54, v52
	v_cndmask_b32_e64 v47, v47, v62, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v45, v97
	v_cmp_le_i32_e64 s[28:29], v46, v97
	v_cmp_le_i32_e64 s[98:99], v22, v97
	s_and_b64 s[22:23], s[72:73], s[22:23]
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_cndmask_b32_e64 v36, v238, v36, s[8:9]
	v_cndmask_b32_e64 v35, v238, v35, s[18:19]
	v_max_f32_e32 v22, v38, v37
	v_accvgpr_read_b32 v29, a25
	v_accvgpr_read_b32 v30, a24
	v_mul_f32_e32 v32, s60, v32
	v_mul_f32_e32 v31, s60, v31
	v_cndmask_b32_e64 v52, v52, v72, s[30:31]
	v_cmp_le_i32_e64 s[30:31], v47, v97
	v_cmp_le_i32_e64 s[42:43], v48, v97
	s_and_b64 s[26:27], s[76:77], s[26:27]
	s_and_b64 s[28:29], s[78:79], s[28:29]
	v_cndmask_b32_e64 v34, v238, v34, s[22:23]
	v_cndmask_b32_e64 v33, v238, v33, s[24:25]
	v_max3_f32 v22, v22, v36, v35
	v_accvgpr_read_b32 v27, a27
	v_accvgpr_read_b32 v28, a26
	v_mul_f32_e32 v30, s60, v30
	v_mul_f32_e32 v29, s60, v29
	v_cmp_le_i32_e64 s[44:45], v49, v97
	v_cmp_le_i32_e64 s[46:47], v50, v97
	s_and_b64 s[30:31], s[80:81], s[30:31]
	s_and_b64 s[42:43], s[82:83], s[42:43]
	v_cndmask_b32_e64 v32, v238, v32, s[26:27]
	v_cndmask_b32_e64 v31, v238, v31, s[28:29]
	v_max3_f32 v22, v22, v34, v33
	v_accvgpr_read_b32 v25, a29
	v_accvgpr_read_b32 v26, a28
	v_mul_f32_e32 v28, s60, v28
	v_mul_f32_e32 v27, s60, v27
	v_cmp_le_i32_e64 s[48:49], v51, v97
	v_cmp_le_i32_e64 s[50:51], v52, v97
	s_and_b64 s[44:45], s[84:85], s[44:45]
	s_and_b64 s[46:47], s[86:87], s[46:47]
	v_cndmask_b32_e64 v30, v238, v30, s[30:31]
	v_cndmask_b32_e64 v29, v238, v29, s[42:43]
	v_max3_f32 v22, v22, v32, v31
	v_accvgpr_read_b32 v23, a31
	v_accvgpr_read_b32 v24, a30
	v_mul_f32_e32 v26, s60, v26
	v_mul_f32_e32 v25, s60, v25
	v_cmp_le_i32_e64 s[52:53], v53, v97
	s_and_b64 s[48:49], s[88:89], s[48:49]
	s_and_b64 s[50:51], s[90:91], s[50:51]
	v_cndmask_b32_e64 v28, v238, v28, s[44:45]
	v_cndmask_b32_e64 v27, v238, v27, s[46:47]
	v_max3_f32 v22, v22, v30, v29
	v_mul_f32_e32 v24, s60, v24
	v_mul_f32_e32 v23, s60, v23
	s_and_b64 s[2:3], s[92:93], s[52:53]
	s_and_b64 vcc, s[94:95], s[98:99]
	v_cndmask_b32_e64 v26, v238, v26, s[48:49]
	v_cndmask_b32_e64 v25, v238, v25, s[50:51]
	v_max3_f32 v22, v22, v28, v27
	v_cndmask_b32_e64 v24, v238, v24, s[2:3]
	v_cndmask_b32_e32 v23, v238, v23, vcc
	v_max3_f32 v22, v22, v26, v25
	v_max3_f32 v22, v22, v24, v23
	ds_bpermute_b32 v39, v166, v22
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v39, v39, v39
	v_max_f32_e32 v22, v22, v39
	ds_swizzle_b32 v39, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v144, v22, v39
	v_sub_f32_e32 v38, v38, v22
	v_sub_f32_e32 v37, v37, v22
	v_sub_f32_e32 v36, v36, v22
	v_sub_f32_e32 v43, v27, v22
	v_sub_f32_e32 v45, v25, v22
	v_exp_f32_e32 v25, v38
	v_exp_f32_e32 v27, v37
	v_sub_f32_e32 v35, v35, v22
	v_sub_f32_e32 v42, v28, v22
	v_exp_f32_e32 v28, v36
	v_sub_f32_e32 v34, v34, v22
	v_sub_f32_e32 v41, v29, v22
	v_exp_f32_e32 v29, v35
	v_sub_f32_e32 v33, v33, v22
	v_sub_f32_e32 v40, v30, v22
	v_sub_f32_e32 v44, v26, v22
	v_sub_f32_e32 v23, v23, v22
	v_exp_f32_e32 v26, v34
	v_sub_f32_e32 v32, v32, v22
	v_exp_f32_e32 v30, v33
	v_exp_f32_e32 v33, v40
	v_exp_f32_e32 v40, v23
	v_add_f32_e32 v23, v25, v27
	v_sub_f32_e32 v39, v31, v22
	v_exp_f32_e32 v31, v32
	v_add_f32_e32 v23, v28, v23
	v_exp_f32_e32 v32, v39
	v_add_f32_e32 v23, v29, v23
	v_add_f32_e32 v23, v26, v23
	v_exp_f32_e32 v34, v41
	v_add_f32_e32 v23, v30, v23
	v_exp_f32_e32 v35, v42
	v_add_f32_e32 v23, v31, v23
	v_exp_f32_e32 v36, v43
	v_add_f32_e32 v23, v32, v23
	v_exp_f32_e32 v37, v44
	v_add_f32_e32 v23, v33, v23
	v_sub_f32_e32 v24, v24, v22
	v_exp_f32_e32 v38, v45
	v_add_f32_e32 v23, v34, v23
	v_exp_f32_e32 v39, v24
	v_add_f32_e32 v23, v35, v23
	v_add_f32_e32 v23, v36, v23
	v_add_f32_e32 v23, v37, v23
	v_add_f32_e32 v23, v38, v23
	v_add_f32_e32 v23, v39, v23
	v_add_f32_e32 v23, v40, v23
	ds_bpermute_b32 v24, v166, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v23, v24
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[2:3], s[64:65]
	s_cbranch_execz .LBB0_78
	v_sub_f32_e32 v41, v144, v22
	v_exp_f32_e32 v42, v41
	v_cvt_f16_f32_e32 v43, v30
	v_cvt_f16_f32_e32 v41, v31
	v_cvt_f16_f32_e32 v44, v29
	v_cvt_f16_f32_e32 v45, v28
	v_cvt_f16_f32_e32 v46, v27
	ds_read_b64 v[28:29], v18 offset:8192
	ds_read_b64 v[18:19], v19 offset:8192
	ds_read_b64 v[30:31], v20 offset:8192
	ds_read_b64 v[20:21], v21 offset:8192
	v_cvt_f16_f32_e32 v25, v25
	v_pk_mul_f32 v[14:15], v[14:15], v[42:43] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[42:43] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v47, v26
	v_accvgpr_write_b32 a0, v14
	v_pack_b32_f16 v27, v45, v44
	v_pack_b32_f16 v26, v25, v46
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_add_u32_e32 v48, 0, v127
	v_pk_mul_f32 v[10:11], v[10:11], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[26:27], a[0:3]
	v_add_u32_e32 v20, 0, v126
	ds_read_b64 v[16:17], v48 offset:10240
	ds_read_b64 v[20:21], v20 offset:10240
	v_add_u32_e32 v25, 0, v128
	v_pk_mul_f32 v[12:13], v[12:13], v[42:43] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v32, v32
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v25 offset:10240
	v_cvt_f16_f32_e32 v36, v36
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[26:27], a[4:7]
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v33, v33
	v_pack_b32_f16 v15, v41, v32
	v_pack_b32_f16 v14, v47, v43
	v_add_u32_e32 v12, 0, v129
	ds_read_b64 v[12:13], v12 offset:10240
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v152
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[42:43] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[14:15], a[0:3]
	v_pack_b32_f16 v31, v35, v36
	v_pack_b32_f16 v30, v33, v34
	v_add_u32_e32 v20, 0, v186
	v_pk_mul_f32 v[6:7], v[6:7], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v155
	ds_read_b64 v[10:11], v10 offset:12288
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v20 offset:12288
	v_add_u32_e32 v8, 0, v187
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[26:27], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[4:5], v[4:5], v[42:43] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_add_u32_e32 v10, 0, v188
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v189
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_add_u32_e32 v2, 0, v190
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[26:27], a[12:15]
	v_add_u32_e32 v4, 0, v226
	ds_read_b64 v[4:5], v4 offset:14336
	v_cvt_f16_f32_e32 v40, v40
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[14:15], a[12:15]
	v_cvt_f16_f32_e32 v39, v39
	v_cvt_f16_f32_e32 v38, v38
	v_cvt_f16_f32_e32 v37, v37
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[30:31], a[0:3]
	v_pack_b32_f16 v19, v39, v40
	v_mov_b32_e32 v144, v22
	v_pack_b32_f16 v18, v37, v38
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[30:31], a[12:15]
	v_add_f32_e32 v2, v23, v24
	v_fmac_f32_e32 v2, v146, v42
	v_mov_b32_e32 v146, v2
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[18:19], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[18:19], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[18:19], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[18:19], a[12:15]
.LBB0_78:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 15
	s_mul_i32 s2, s36, s2
	s_add_i32 s2, s2, s13
	s_mul_i32 s3, s17, s16
	s_add_i32 s8, s2, s3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[10:11], s[8:9], 13
	s_load_dwordx4 s[24:27], s[6:7], 0x38
	v_lshl_add_u64 v[2:3], v[74:75], 0, s[10:11]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v115
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v164, v144
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[8:9], s[8:9], 8
	s_add_u32 s36, s24, s8
	s_addc_u32 s3, s25, s9
	s_and_b32 s37, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v153, s[36:39], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v164, v146
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s36, s36, 0x80
	s_addc_u32 s3, s3, 0
	s_and_b32 s37, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v153, s[36:39], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v109
	s_barrier
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execz .LBB0_82
	s_mov_b64 s[18:19], exec
	v_mbcnt_lo_u32_b32 v2, s18, 0
	v_mbcnt_hi_u32_b32 v2, s19, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_81
	s_load_dwordx4 s[24:27], s[6:7], 0x38
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[22:23], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s22, s26, s22
	s_addc_u32 s23, s27, s23
	s_bcnt1_i32_b64 s3, s[18:19]
	v_mov_b32_e32 v3, s3
	global_atomic_add v3, v69, v3, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_81:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s3, v3
	s_nop 1
	v_add_u32_e32 v2, s3, v2
	ds_write_b32 v69, v2
.LBB0_82:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v69
	v_readlane_b32 s3, v253, 25
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s3, v2
	s_cbranch_vccnz .LBB0_4
	v_readlane_b32 s3, v253, 59
	s_add_i32 s8, s2, s3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[10:11], s[8:9], 8
	v_readlane_b32 s3, v253, 60
	v_lshl_add_u64 v[136:137], v[130:131], 0, s[10:11]
	s_add_i32 s10, s2, s3
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[18:19], s[10:11], 8
	v_readlane_b32 s3, v253, 61
	v_lshl_add_u64 v[138:139], v[130:131], 0, s[18:19]
	s_add_i32 s18, s2, s3
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[22:23], s[18:19], 8
	v_readlane_b32 s3, v253, 62
	v_lshl_add_u64 v[142:143], v[130:131], 0, s[22:23]
	s_add_i32 s22, s2, s3
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[24:25], s[22:23], 8
	v_readlane_b32 s3, v253, 63
	v_lshl_add_u64 v[146:147], v[130:131], 0, s[24:25]
	s_add_i32 s24, s2, s3
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[26:27], s[24:25], 8
	v_readlane_b32 s3, v254, 0
	v_lshl_add_u64 v[140:141], v[130:131], 0, s[26:27]
	s_add_i32 s26, s2, s3
	s_ashr_i32 s27, s26, 31
	s_lshl_b64 s[28:29], s[26:27], 8
	v_readlane_b32 s3, v254, 1
	v_lshl_add_u64 v[144:145], v[130:131], 0, s[28:29]
	s_add_i32 s28, s2, s3
	v_readlane_b32 s3, v254, 2
	s_ashr_i32 s29, s28, 31
	s_add_i32 s2, s2, s3
	s_lshl_b64 s[30:31], s[28:29], 8
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[148:149], v[130:131], 0, s[30:31]
	s_lshl_b64 s[30:31], s[2:3], 8
	s_lshl_b64 s[8:9], s[8:9], 13
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	v_mov_b32_e32 v95, v69
	s_lshl_b64 s[10:11], s[10:11], 13
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[94:95]
	v_lshlrev_b32_e32 v68, 2, v66
	s_add_u32 s10, s14, s10
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[68:69]
	s_addc_u32 s11, s15, s11
	s_lshl_b64 s[18:19], s[18:19], 13
	global_load_dword v242, v[136:137], off offset:64
	global_load_dword v241, v[138:139], off offset:64
	global_load_dword v240, v[142:143], off offset:64
	global_load_dword v239, v[146:147], off offset:64
	global_load_dword v243, v[146:147], off offset:192
	global_load_dword v244, v[142:143], off offset:192
	global_load_dword v245, v[138:139], off offset:192
	global_load_dword v248, v[136:137], off offset:192
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[18:21], v[6:7], off
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[94:95]
	s_add_u32 s18, s14, s18
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[68:69]
	s_addc_u32 s19, s15, s19
	s_lshl_b64 s[22:23], s[22:23], 13
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[22:25], v[10:11], off
	v_lshl_add_u64 v[10:11], s[18:19], 0, v[94:95]
	s_add_u32 s22, s14, s22
	v_lshl_add_u64 v[14:15], v[10:11], 0, v[68:69]
	s_addc_u32 s23, s15, s23
	s_lshl_b64 s[24:25], s[24:25], 13
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	global_load_dwordx4 v[30:33], v[14:15], off
	v_lshl_add_u64 v[14:15], s[22:23], 0, v[94:95]
	s_add_u32 s24, s14, s24
	v_lshl_add_u64 v[26:27], v[14:15], 0, v[68:69]
	s_addc_u32 s25, s15, s25
	s_lshl_b64 s[26:27], s[26:27], 13
	v_lshl_add_u64 v[150:151], v[130:131], 0, s[30:31]
	global_load_dwordx4 v[14:17], v[26:27], off offset:16
	global_load_dwordx4 v[42:45], v[26:27], off
	global_load_dword v250, v[140:141], off offset:64
	global_load_dword v249, v[144:145], off offset:64
	global_load_dword v247, v[148:149], off offset:64
	global_load_dword v246, v[150:151], off offset:64
	global_load_dword v251, v[150:151], off offset:192
	global_load_dword v252, v[148:149], off offset:192
	global_load_dword v78, v[144:145], off offset:192
	global_load_dword v79, v[140:141], off offset:192
	v_lshl_add_u64 v[26:27], s[24:25], 0, v[94:95]
	s_add_u32 s26, s14, s26
	v_lshl_add_u64 v[34:35], v[26:27], 0, v[68:69]
	s_addc_u32 s27, s15, s27
	s_lshl_b64 s[28:29], s[28:29], 13
	global_load_dwordx4 v[26:29], v[34:35], off offset:16
	global_load_dwordx4 v[50:53], v[34:35], off
	v_lshl_add_u64 v[34:35], s[26:27], 0, v[94:95]
	s_add_u32 s30, s14, s28
	v_lshl_add_u64 v[38:39], v[34:35], 0, v[68:69]
	s_addc_u32 s31, s15, s29
	s_lshl_b64 s[2:3], s[2:3], 13
	global_load_dwordx4 v[34:37], v[38:39], off offset:16
	global_load_dwordx4 v[54:57], v[38:39], off
	v_lshl_add_u64 v[38:39], s[30:31], 0, v[94:95]
	s_add_u32 s28, s14, s2
	v_lshl_add_u64 v[46:47], v[38:39], 0, v[68:69]
	s_addc_u32 s29, s15, s3
	global_load_dwordx4 v[38:41], v[46:47], off offset:16
	global_load_dwordx4 v[58:61], v[46:47], off
	v_lshl_add_u64 v[46:47], s[28:29], 0, v[94:95]
	v_lshl_add_u64 v[62:63], v[46:47], 0, v[68:69]
	global_load_dwordx4 v[46:49], v[62:63], off offset:16
	s_nop 0
	global_load_dwordx4 v[62:65], v[62:63], off
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s36, v255, 43
	v_readlane_b32 s37, v255, 44
	s_and_b64 s[36:37], s[2:3], s[36:37]
	s_mov_b64 exec, s[36:37]
	s_cbranch_execz .LBB0_85
	global_load_dword v95, v[136:137], off
	global_load_dword v108, v[138:139], off
	global_load_dword v110, v[142:143], off
	global_load_dword v112, v[146:147], off
	global_load_dword v113, v[140:141], off
	v_accvgpr_write_b32 a17, v186
	global_load_dword v186, v[144:145], off
	v_accvgpr_write_b32 a18, v187
	global_load_dword v187, v[148:149], off
	v_accvgpr_write_b32 a15, v152
	global_load_dword v152, v[150:151], off
	v_mov_b32_e32 v97, v69
	v_lshl_add_u64 v[80:81], s[8:9], 0, v[96:97]
	global_load_dword v1, v[146:147], off offset:128
	global_load_dword v67, v[142:143], off offset:128
	v_accvgpr_write_b32 a16, v155
	global_load_dword v155, v[138:139], off offset:128
	v_accvgpr_write_b32 a0, v109
	v_accvgpr_write_b32 a1, v111
	global_load_dword v111, v[150:151], off offset:128
	v_accvgpr_write_b32 a19, v188
	global_load_dword v188, v[148:149], off offset:128
	v_accvgpr_write_b32 a20, v189
	global_load_dword v189, v[144:145], off offset:128
	v_accvgpr_write_b32 a21, v190
	global_load_dword v190, v[140:141], off offset:128
	global_load_dword v109, v[136:137], off offset:128
	v_lshl_add_u64 v[84:85], s[10:11], 0, v[96:97]
	v_lshl_add_u64 v[92:93], v[80:81], 0, v[68:69]
	global_load_dwordx4 v[80:83], v[92:93], off
	v_lshl_add_u64 v[100:101], v[84:85], 0, v[68:69]
	global_load_dwordx4 v[84:87], v[100:101], off
	v_lshl_add_u64 v[88:89], s[18:19], 0, v[96:97]
	v_lshl_add_u64 v[98:99], s[22:23], 0, v[96:97]
	v_lshl_add_u64 v[102:103], s[24:25], 0, v[96:97]
	v_lshl_add_u64 v[104:105], v[88:89], 0, v[68:69]
	v_accvgpr_write_b32 a2, v115
	v_lshl_add_u64 v[114:115], s[26:27], 0, v[96:97]
	v_lshl_add_u64 v[98:99], v[98:99], 0, v[68:69]
	v_accvgpr_write_b32 a30, v234
	v_accvgpr_write_b32 a4, v118
	global_load_dwordx4 v[88:91], v[104:105], off
	global_load_dwordx4 v[136:139], v[98:99], off
	v_lshl_add_u64 v[102:103], v[102:103], 0, v[68:69]
	v_accvgpr_write_b32 a31, v235
	v_lshl_add_u64 v[234:235], v[114:115], 0, v[68:69]
	v_lshl_add_u64 v[114:115], s[28:29], 0, v[96:97]
	v_accvgpr_write_b32 a5, v119
	v_accvgpr_write_b32 a3, v120
	v_accvgpr_write_b32 a6, v121
	global_load_dwordx4 v[118:121], v[92:93], off offset:16
	v_lshl_add_u64 v[116:117], s[30:31], 0, v[96:97]
	global_load_dwordx4 v[140:143], v[102:103], off
	v_lshl_add_u64 v[106:107], v[114:115], 0, v[68:69]
	v_accvgpr_write_b32 a7, v122
	v_accvgpr_write_b32 a8, v123
	v_accvgpr_write_b32 a9, v124
	v_accvgpr_write_b32 a10, v125
	global_load_dwordx4 v[122:125], v[100:101], off offset:16
	v_lshl_add_u64 v[72:73], v[116:117], 0, v[68:69]
	global_load_dwordx4 v[114:117], v[106:107], off
	v_accvgpr_write_b32 a11, v126
	v_accvgpr_write_b32 a12, v127
	v_accvgpr_write_b32 a13, v128
	v_accvgpr_write_b32 a14, v129
	global_load_dwordx4 v[126:129], v[104:105], off offset:16
	v_accvgpr_write_b32 a24, v228
	v_accvgpr_write_b32 a22, v226
	v_accvgpr_write_b32 a25, v229
	global_load_dwordx4 v[226:229], v[98:99], off offset:16
	v_accvgpr_write_b32 a26, v230
	v_accvgpr_write_b32 a28, v232
	global_load_dwordx4 v[144:147], v[234:235], off
	v_accvgpr_write_b32 a27, v231
	v_accvgpr_write_b32 a29, v233
	global_load_dwordx4 v[230:233], v[102:103], off offset:16
	global_load_dwordx4 v[148:151], v[72:73], off
	v_accvgpr_write_b32 a48, v236
	v_accvgpr_write_b32 a49, v237
	global_load_dwordx4 v[234:237], v[234:235], off offset:16
	s_nop 0
	global_load_dwordx4 v[98:101], v[72:73], off offset:16
	global_load_dwordx4 v[102:105], v[106:107], off offset:16
	s_mov_b32 s4, 0xf149f2ca
	v_readlane_b32 s8, v253, 27
	s_waitcnt vmcnt(30)
	v_max3_f32 v68, v95, s4, v108
	v_readlane_b32 s9, v253, 28
	s_waitcnt vmcnt(28)
	v_max3_f32 v68, v68, v110, v112
	s_waitcnt vmcnt(26)
	v_max3_f32 v68, v68, v113, v186
	s_waitcnt vmcnt(24)
	v_max3_f32 v68, v68, v187, v152
	v_sub_f32_e32 v72, v95, v68
	v_exp_f32_e32 v72, v72
	v_sub_f32_e32 v73, v108, v68
	v_exp_f32_e32 v73, v73
	v_sub_f32_e32 v92, v110, v68
	v_sub_f32_e32 v93, v112, v68
	v_sub_f32_e32 v95, v113, v68
	v_sub_f32_e32 v97, v186, v68
	v_sub_f32_e32 v106, v187, v68
	v_sub_f32_e32 v68, v152, v68
	v_exp_f32_e32 v92, v92
	v_exp_f32_e32 v113, v68
	v_cndmask_b32_e64 v68, 0, v72, s[8:9]
	v_readlane_b32 s8, v253, 29
	v_readlane_b32 s9, v253, 30
	v_exp_f32_e32 v93, v93
	v_exp_f32_e32 v95, v95
	v_cndmask_b32_e64 v72, 0, v73, s[8:9]
	v_readlane_b32 s8, v253, 31
	v_readlane_b32 s9, v253, 32
	v_exp_f32_e32 v97, v97
	v_exp_f32_e32 v107, v106
	v_cndmask_b32_e64 v92, 0, v92, s[8:9]
	v_readlane_b32 s8, v253, 33
	v_readlane_b32 s9, v253, 34
	s_waitcnt vmcnt(16)
	v_fma_f32 v73, v68, v109, 0
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[80:81], v[80:81], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v106, 0, v93, s[8:9]
	v_readlane_b32 s8, v253, 35
	v_readlane_b32 s9, v253, 36
	v_pk_fma_f32 v[82:83], v[82:83], v[68:69], 0 op_sel_hi:[1,0,0]
	v_fmac_f32_e32 v73, v72, v155
	v_cndmask_b32_e64 v108, 0, v95, s[8:9]
	v_readlane_b32 s8, v253, 37
	v_readlane_b32 s9, v253, 38
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[80:81], v[84:85], v[72:73], v[80:81] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[82:83], v[86:87], v[72:73], v[82:83] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v110, 0, v97, s[8:9]
	v_readlane_b32 s8, v253, 39
	v_fmac_f32_e32 v73, v92, v67
	v_readlane_b32 s9, v253, 40
	v_fmac_f32_e32 v73, v106, v1
	v_fmac_f32_e32 v73, v108, v190
	v_cndmask_b32_e64 v112, 0, v107, s[8:9]
	v_readlane_b32 s8, v253, 41
	v_readlane_b32 s9, v253, 42
	v_fmac_f32_e32 v73, v110, v189
	v_fmac_f32_e32 v73, v112, v188
	v_cndmask_b32_e64 v186, 0, v113, s[8:9]
	v_fmac_f32_e32 v73, v186, v111
	v_div_scale_f32 v1, s[8:9], v73, v73, 1.0
	v_rcp_f32_e32 v67, v1
	v_div_scale_f32 v84, vcc, 1.0, v73, 1.0
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[80:81], v[88:89], v[92:93], v[80:81] op_sel_hi:[1,0,1]
	v_fma_f32 v85, -v1, v67, 1.0
	v_fmac_f32_e32 v67, v85, v67
	v_mul_f32_e32 v85, v84, v67
	v_fma_f32 v86, -v1, v85, v84
	v_fmac_f32_e32 v85, v86, v67
	v_fma_f32 v1, -v1, v85, v84
	v_div_fmas_f32 v1, v1, v67, v85
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[86:87], v[68:69], v[118:119], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[88:89], v[68:69], v[120:121], 0 op_sel_hi:[0,1,0]
	v_div_fixup_f32 v84, v1, v73, 1.0
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[86:87], v[72:73], v[122:123], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[72:73], v[124:125], v[88:89] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v109, a0
	v_pk_fma_f32 v[82:83], v[90:91], v[92:93], v[82:83] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[80:81], v[106:107], v[136:137], v[80:81] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[86:87], v[92:93], v[126:127], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[92:93], v[128:129], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[106:107], v[138:139], v[82:83] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[80:81], v[108:109], v[140:141], v[80:81] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[86:87], v[106:107], v[226:227], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[106:107], v[228:229], v[72:73] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[80:81], v[110:111], v[144:145], v[80:81] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v111, a1
	v_pk_fma_f32 v[82:83], v[108:109], v[142:143], v[82:83] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[86:87], v[108:109], v[230:231], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[108:109], v[232:233], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[110:111], v[146:147], v[82:83] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[86:87], v[110:111], v[234:235], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[110:111], v[236:237], v[72:73] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v187, a18
	v_pk_fma_f32 v[80:81], v[112:113], v[148:149], v[80:81] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[112:113], v[150:151], v[82:83] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[86:87], v[112:113], v[98:99], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[112:113], v[100:101], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[80:81], v[186:187], v[114:115], v[80:81] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[186:187], v[116:117], v[82:83] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[86:87], v[186:187], v[102:103], v[86:87] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[186:187], v[104:105], v[72:73] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[80:81], v[80:81], v[84:85] op_sel_hi:[1,0]
	v_pk_mul_f32 v[82:83], v[82:83], v[84:85] op_sel_hi:[1,0]
	v_pk_mul_f32 v[86:87], v[84:85], v[86:87] op_sel_hi:[0,1]
	v_pk_mul_f32 v[72:73], v[84:85], v[72:73] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v81
	v_cvt_f16_f32_e32 v67, v83
	v_cvt_f16_f32_e32 v81, v87
	v_cvt_f16_f32_e32 v68, v73
	v_cvt_f16_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v73, v86
	v_cvt_f16_f32_e32 v84, v82
	v_cvt_f16_f32_e32 v80, v80
	v_accvgpr_read_b32 v119, a5
	v_accvgpr_read_b32 v118, a4
	v_accvgpr_read_b32 v231, a27
	v_accvgpr_read_b32 v235, a31
	v_accvgpr_read_b32 v229, a25
	v_accvgpr_read_b32 v233, a29
	v_accvgpr_read_b32 v237, a49
	v_accvgpr_read_b32 v152, a15
	v_accvgpr_read_b32 v155, a16
	v_accvgpr_read_b32 v190, a21
	v_accvgpr_read_b32 v189, a20
	v_accvgpr_read_b32 v188, a19
	v_accvgpr_read_b32 v115, a2
	v_accvgpr_read_b32 v123, a8
	v_accvgpr_read_b32 v122, a7
	v_accvgpr_read_b32 v127, a12
	v_accvgpr_read_b32 v126, a11
	v_accvgpr_read_b32 v226, a22
	v_accvgpr_read_b32 v230, a26
	v_accvgpr_read_b32 v234, a30
	v_accvgpr_read_b32 v121, a6
	v_accvgpr_read_b32 v120, a3
	v_accvgpr_read_b32 v125, a10
	v_accvgpr_read_b32 v124, a9
	v_accvgpr_read_b32 v129, a14
	v_accvgpr_read_b32 v128, a13
	v_accvgpr_read_b32 v228, a24
	v_accvgpr_read_b32 v232, a28
	v_accvgpr_read_b32 v236, a48
	v_accvgpr_read_b32 v186, a17
	v_pack_b32_f16 v83, v72, v68
	v_pack_b32_f16 v82, v73, v81
	v_pack_b32_f16 v81, v84, v67
	v_pack_b32_f16 v80, v80, v1
	v_lshl_add_u64 v[72:73], v[134:135], 1, v[118:119]
	global_store_dwordx4 v[72:73], v[80:83], off
.LBB0_85:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 45
	v_readlane_b32 s9, v255, 46
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_3
	s_mov_b32 s4, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v1, v242, s4, v241
	s_waitcnt vmcnt(28)
	v_max3_f32 v1, v1, v240, v239
	s_waitcnt vmcnt(14)
	v_max3_f32 v1, v1, v250, v249
	s_waitcnt vmcnt(12)
	v_max3_f32 v1, v1, v247, v246
	v_sub_f32_e32 v67, v242, v1
	v_exp_f32_e32 v67, v67
	v_sub_f32_e32 v68, v241, v1
	v_exp_f32_e32 v72, v68
	v_readlane_b32 s8, v253, 27
	v_readlane_b32 s9, v253, 28
	v_sub_f32_e32 v73, v240, v1
	v_exp_f32_e32 v73, v73
	v_cndmask_b32_e64 v68, 0, v67, s[8:9]
	v_readlane_b32 s8, v253, 29
	v_readlane_b32 s9, v253, 30
	v_sub_f32_e32 v80, v239, v1
	v_exp_f32_e32 v81, v80
	v_cndmask_b32_e64 v72, 0, v72, s[8:9]
	v_readlane_b32 s8, v253, 31
	v_readlane_b32 s9, v253, 32
	v_fma_f32 v67, v248, v68, 0
	v_fmac_f32_e32 v67, v72, v245
	v_cndmask_b32_e64 v80, 0, v73, s[8:9]
	v_sub_f32_e32 v73, v250, v1
	v_readlane_b32 s8, v253, 33
	v_exp_f32_e32 v73, v73
	v_readlane_b32 s9, v253, 34
	v_fmac_f32_e32 v67, v80, v244
	v_pk_fma_f32 v[18:19], v[18:19], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v82, 0, v81, s[8:9]
	v_sub_f32_e32 v81, v249, v1
	v_readlane_b32 s8, v253, 35
	v_exp_f32_e32 v81, v81
	v_readlane_b32 s9, v253, 36
	v_fmac_f32_e32 v67, v82, v243
	v_pk_fma_f32 v[20:21], v[20:21], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v84, 0, v73, s[8:9]
	v_sub_f32_e32 v73, v247, v1
	v_readlane_b32 s8, v253, 37
	v_exp_f32_e32 v73, v73
	v_readlane_b32 s9, v253, 38
	v_sub_f32_e32 v1, v246, v1
	v_exp_f32_e32 v1, v1
	v_cndmask_b32_e64 v86, 0, v81, s[8:9]
	v_readlane_b32 s8, v253, 39
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v67, v84, v79
	v_readlane_b32 s9, v253, 40
	v_fmac_f32_e32 v67, v86, v78
	v_pk_fma_f32 v[2:3], v[2:3], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v78, 0, v73, s[8:9]
	v_readlane_b32 s8, v253, 41
	v_readlane_b32 s9, v253, 42
	v_fmac_f32_e32 v67, v78, v252
	v_pk_fma_f32 v[4:5], v[4:5], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v88, 0, v1, s[8:9]
	v_fmac_f32_e32 v67, v88, v251
	v_div_scale_f32 v1, s[8:9], v67, v67, 1.0
	v_rcp_f32_e32 v73, v1
	s_nop 0
	v_fma_f32 v79, -v1, v73, 1.0
	v_fmac_f32_e32 v73, v79, v73
	v_div_scale_f32 v79, vcc, 1.0, v67, 1.0
	v_mul_f32_e32 v81, v79, v73
	v_fma_f32 v83, -v1, v81, v79
	v_fmac_f32_e32 v81, v83, v73
	v_pk_fma_f32 v[18:19], v[72:73], v[22:23], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[72:73], v[24:25], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[72:73], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[72:73], v[8:9], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[80:81], v[30:31], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[80:81], v[32:33], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[80:81], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[80:81], v[12:13], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[82:83], v[42:43], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[82:83], v[44:45], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[82:83], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[82:83], v[16:17], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[18:19], v[84:85], v[50:51], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[84:85], v[52:53], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[84:85], v[26:27], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[84:85], v[28:29], v[4:5] op_sel_hi:[0,1,1]
	v_fma_f32 v1, -v1, v81, v79
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[18:19], v[86:87], v[54:55], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[86:87], v[56:57], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[86:87], v[34:35], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[86:87], v[36:37], v[4:5] op_sel_hi:[0,1,1]
	v_div_fmas_f32 v1, v1, v73, v81
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[18:19], v[78:79], v[58:59], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[78:79], v[60:61], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[78:79], v[38:39], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[78:79], v[40:41], v[4:5] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v90, v1, v67, 1.0
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[18:19], v[88:89], v[62:63], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[88:89], v[64:65], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[88:89], v[46:47], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[88:89], v[48:49], v[4:5] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[18:19], v[18:19], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[90:91], v[2:3] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[90:91], v[4:5] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v1, v19
	v_cvt_f16_f32_e32 v8, v21
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v9, v20
	v_cvt_f16_f32_e32 v10, v18
	v_lshl_add_u64 v[6:7], v[132:133], 1, v[118:119]
	v_pack_b32_f16 v5, v4, v5
	v_pack_b32_f16 v4, v2, v3
	v_pack_b32_f16 v3, v9, v8
	v_pack_b32_f16 v2, v10, v1
	global_store_dwordx4 v[6:7], v[2:5], off
	s_branch .LBB0_3
.LBB0_87:
	v_readlane_b32 s6, v253, 10
	v_readlane_b32 s4, v253, 8
	v_readlane_b32 s28, v253, 12
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s16, v253, 14
	v_readlane_b32 s7, v253, 11
	v_readlane_b32 s5, v253, 9
	v_readlane_b32 s29, v253, 13
.LBB0_88:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_105
	v_readlane_b32 s0, v253, 6
	v_readlane_b32 s1, v253, 7
	s_load_dwordx2 s[10:11], s[0:1], 0x50
	.loc	1 12 0
	s_abs_i32 s2, s16
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s11, -1
	s_sub_i32 s1, 1, s11
	s_max_i32 s1, s0, s1
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s8, 0, s1
	s_xor_b32 s3, s16, s0
	s_ashr_i32 s3, s3, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s9, s9, s8
	s_mul_hi_u32 s8, s2, s9
	s_mul_i32 s9, s8, s1
	s_sub_i32 s2, s2, s9
	s_add_i32 s10, s8, 1
	s_sub_i32 s9, s2, s1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s8, s10, s8
	s_cselect_b32 s2, s9, s2
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s2, s9, s8
	s_abs_i32 s8, s40
	s_waitcnt vmcnt(23)
	v_cvt_f32_u32_e32 v2, s8
	s_abs_i32 s1, s11
	s_sub_i32 s10, 0, s8
	s_xor_b32 s2, s2, s3
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s3, s2, s3
	s_abs_i32 s9, s3
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s2, s3, s40
	s_ashr_i32 s2, s2, 31
	v_readfirstlane_b32 s11, v2
	s_mul_i32 s10, s10, s11
	s_mul_hi_u32 s10, s11, s10
	s_add_i32 s11, s11, s10
	s_mul_hi_u32 s10, s9, s11
	s_mul_i32 s11, s10, s8
	s_sub_i32 s9, s9, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s12, s9, s8
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s10, s11, s10
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s9, s12, s9
	s_add_i32 s11, s10, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s8, s11, s10
	s_xor_b32 s8, s8, s2
	s_sub_i32 s2, s8, s2
	s_cmp_ge_i32 s2, s28
	v_readfirstlane_b32 s8, v1
	s_cbranch_scc1 .LBB0_105
	s_mul_i32 s0, s3, s0
	s_sub_i32 s0, s16, s0
	v_readlane_b32 s22, v253, 4
	v_readlane_b32 s12, v253, 6
	s_add_i32 s0, s22, s0
	v_readlane_b32 s13, v253, 7
	s_add_i32 s9, s0, 1
	s_not_b32 s0, s0
	s_load_dwordx2 s[10:11], s[12:13], 0x48
	s_load_dword s17, s[12:13], 0x88
	s_ashr_i32 s12, s9, 31
	s_max_i32 s0, s9, s0
	s_sub_i32 s9, 0, s1
	s_mul_i32 s9, s9, s8
	s_mul_hi_u32 s9, s8, s9
	s_add_i32 s8, s8, s9
	s_mul_hi_u32 s8, s0, s8
	s_mul_i32 s8, s8, s1
	s_sub_i32 s0, s0, s8
	s_sub_i32 s8, s0, s1
	s_cmp_ge_u32 s0, s1
	s_cselect_b32 s0, s8, s0
	s_sub_i32 s8, s0, s1
	s_cmp_ge_u32 s0, s1
	s_cselect_b32 s0, s8, s0
	s_xor_b32 s0, s0, s12
	s_sub_i32 s0, s0, s12
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	v_readlane_b32 s23, v253, 5
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_mov_b32_e32 v5, 0
	s_ashr_i32 s23, s22, 31
	global_load_dwordx2 v[6:7], v5, s[0:1]
	s_lshl_b64 s[0:1], s[22:23], 3
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	global_load_dwordx2 v[8:9], v5, s[0:1]
	s_mul_i32 s14, s22, s28
	s_mul_i32 s9, s2, s40
	v_lshlrev_b32_e32 v4, 7, v0
	s_waitcnt vmcnt(19)
	v_and_b32_e32 v16, 0x7e, v0
	v_lshrrev_b32_e32 v17, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v4, 0x80, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v16
	v_and_b32_e32 v3, 63, v0
	v_bfrev_b32_e32 v10, 0.5
	v_mov_b32_e32 v11, 1
	s_mov_b32 s8, 0x33333333
	v_mov_b32_e32 v0, -1
	v_bfrev_b32_e32 v1, -8
	v_mov_b32_e32 v12, 32
	v_mov_b32_e32 v13, 16
	v_mov_b32_e32 v14, 8
	v_mov_b32_e32 v15, 4
	v_and_b32_e32 v2, 56, v2
	v_cndmask_b32_e64 v16, 0, 1, s[0:1]
	v_mov_b32_e32 v18, 2
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s10, v6
	v_readfirstlane_b32 s11, v7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v8
	v_readfirstlane_b32 s13, v9
	s_sub_u32 s10, s10, s12
	s_subb_u32 s11, s11, s13
	s_ashr_i32 s12, s11, 31
	s_lshr_b32 s12, s12, 28
	s_add_u32 s10, s10, s12
	s_addc_u32 s15, s11, 0
	s_and_b32 s18, s10, -16
	v_readlane_b32 s10, v253, 2
	v_readlane_b32 s11, v253, 3
	s_add_u32 s19, s10, s18
	s_addc_u32 s20, s11, s15
	s_lshl_b32 s10, s22, 1
	s_ashr_i32 s13, s28, 31
	s_mul_i32 s24, s34, s10
	s_mul_hi_i32 s21, s34, s10
	s_mul_i32 s11, s24, s13
	s_mul_hi_u32 s22, s24, s28
	s_mul_i32 s23, s21, s28
	s_add_i32 s11, s22, s11
	s_mul_i32 s10, s24, s28
	s_add_i32 s11, s11, s23
	s_ashr_i32 s12, s34, 31
	s_lshl_b64 s[10:11], s[10:11], 7
	s_add_u32 s10, s19, s10
	s_addc_u32 s11, s20, s11
	s_sub_i32 s22, s3, s9
	s_add_i32 s3, s34, 15
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s3, s3, s9
	s_ashr_i32 s23, s3, 4
	s_add_u32 s3, s24, s34
	s_addc_u32 s9, s21, s12
	s_mul_hi_u32 s21, s28, s3
	s_mul_i32 s13, s13, s3
	s_mul_i32 s12, s28, s3
	s_mul_i32 s3, s28, s9
	s_add_i32 s3, s21, s3
	s_add_i32 s13, s3, s13
	s_lshl_b64 s[12:13], s[12:13], 7
	s_add_u32 s12, s19, s12
	s_addc_u32 s13, s20, s13
	v_readlane_b32 s20, v253, 0
	v_readlane_b32 s21, v253, 1
	s_add_u32 s3, s20, s18
	s_addc_u32 s9, s21, s15
	s_lshl_b32 s14, s14, 6
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_add_u32 s14, s3, s14
	s_addc_u32 s15, s9, s15
	s_cmp_lt_i32 s22, s23
	v_lshl_or_b32 v17, s22, 4, v17
	v_lshl_add_u64 v[4:5], s[14:15], 0, v[4:5]
	s_cselect_b64 s[14:15], -1, 0
	s_lshl_b32 s24, s40, 4
	s_branch .LBB0_92
.LBB0_91:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s2, s2, s17
	s_cmp_ge_i32 s2, s28
	s_cbranch_scc1 .LBB0_105
.LBB0_92:
	s_ashr_i32 s3, s2, 31
	s_andn2_b64 vcc, exec, s[14:15]
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v6, v17
	s_mov_b32 s9, s22
	s_cbranch_vccz .LBB0_101
.LBB0_93:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v3
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, 0
	v_add_u32_dpp v8, v16, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v16 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v19, v16 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v8, v8, v9, v19
	s_lshl_b32 s18, s2, 6
	s_ashr_i32 s19, s18, 31
	v_add_u32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[6:7], s[18:19], 2, v[4:5]
	s_nop 0
	v_add_u32_dpp v8, v8, v8 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v8, v8, v8 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v8, v8, v8 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v8, 0, v8, s[0:1]
	v_lshl_add_u32 v9, v8, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v10, v9, vcc
	ds_permute_b32 v19, v8, v11
	ds_permute_b32 v6, v8, v6
	ds_permute_b32 v7, v8, v7
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_bcnt1_i32_b64 s3, vcc
	v_cmp_gt_u32_e32 vcc, s3, v3
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_91
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[20:21], v[6:7], 0, 4
	v_mov_b32_dpp v8, v6 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v9, v7 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[20:21], v[8:9]
	s_lshr_b64 s[20:21], vcc, 1
	s_and_b32 s3, s21, 0x55555555
	s_and_b32 s9, s20, 0x55555555
	s_sub_u32 s20, vcc_lo, s9
	s_subb_u32 s21, vcc_hi, s3
	s_mov_b32 s9, s8
	s_and_b64 s[26:27], s[20:21], s[8:9]
	s_lshr_b64 s[20:21], s[20:21], 2
	s_and_b64 s[20:21], s[20:21], s[8:9]
	s_add_u32 s20, s20, s26
	s_addc_u32 s21, s21, s27
	s_lshr_b64 s[26:27], s[20:21], 4
	s_add_u32 s3, s26, s20
	s_addc_u32 s9, s27, s21
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s20, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s20
	s_mul_i32 s9, s9, 0x1010101
	s_add_i32 s21, s3, s9
	v_cmp_gt_u64_e32 vcc, s[20:21], v[0:1]
	s_cbranch_vccnz .LBB0_103
	s_mov_b32 s3, 0
	s_mov_b64 s[20:21], 0
.LBB0_96:
	v_readfirstlane_b32 s26, v6
	v_readfirstlane_b32 s27, v7
	v_mov_b32_e32 v20, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[26:27], s[26:27], v[6:7]
	s_bcnt1_i32_b64 s9, s[26:27]
	s_add_i32 s3, s3, s9
	v_mov_b64_e32 v[8:9], s[26:27]
	v_mov_b32_e32 v21, s9
	s_or_b64 s[20:21], s[26:27], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_96
	s_or_b64 exec, exec, s[20:21]
	v_mbcnt_lo_u32_b32 v8, v8, 0
	v_mbcnt_hi_u32_b32 v8, v9, v8
	v_sub_u32_e32 v9, v21, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_add_lshl_u32 v20, v8, v20, 2
	v_lshlrev_b32_e32 v9, 8, v9
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_or3_b32 v8, v9, v8, v20
	ds_permute_b32 v8, v20, v8
	ds_permute_b32 v6, v20, v6
	ds_permute_b32 v7, v20, v7
	ds_permute_b32 v19, v20, v19
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v8, v11 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_99
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v9, v8, v19 offset:128
	v_cmp_gt_u32_sdwa vcc, v8, v12 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:64
	v_cmp_gt_u32_sdwa vcc, v8, v13 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:32
	v_cmp_gt_u32_sdwa vcc, v8, v14 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:16
	v_cmp_gt_u32_sdwa vcc, v8, v15 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:8
	v_cmp_gt_u32_sdwa vcc, v8, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v9, v9, v19
	ds_bpermute_b32 v19, v8, v9 offset:4
	v_cmp_gt_u32_sdwa vcc, v8, v11 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_u32_e32 v19, v9, v19
.LBB0_99:
	v_and_b32_e32 v8, 1, v8
	v_cmp_eq_u32_e64 s[20:21], 1, v8
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_91
	s_branch .LBB0_104
.LBB0_100:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s9, s9, s40
	s_cmp_lt_i32 s9, s23
	v_add_u32_e32 v6, s24, v6
	s_cbranch_scc0 .LBB0_93
.LBB0_101:
	v_cmp_gt_i32_e32 vcc, s34, v6
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_100
	v_mov_b64_e32 v[8:9], s[2:3]
	v_mad_i64_i32 v[8:9], s[20:21], v6, s28, v[8:9]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_or_b32 v8, v2, 1, v8
	v_lshl_add_u64 v[30:31], s[4:5], 0, v[8:9]
	v_lshl_add_u64 v[28:29], s[6:7], 0, v[8:9]
	global_load_dwordx4 v[20:23], v[30:31], off
	global_load_dwordx4 v[24:27], v[28:29], off
	v_lshl_add_u64 v[28:29], s[12:13], 0, v[8:9]
	v_lshl_add_u64 v[8:9], s[10:11], 0, v[8:9]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[8:9], v[20:23], off
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[28:29], v[24:27], off
	s_branch .LBB0_100
.LBB0_103:
	s_mov_b64 s[20:21], -1
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_91
.LBB0_104:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[6:7], v19, off sc1
	s_branch .LBB0_91
.LBB0_105:
	.loc	1 11 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mesh_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 160
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
		.amdhsa_next_free_vgpr 328
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
	.size	mesh_attention, .Lfunc_end0-mesh_attention
	.set mesh_attention.num_vgpr, 256
	.set mesh_attention.num_agpr, 72
	.set mesh_attention.numbered_sgpr, 100
	.set mesh_attention.num_named_barrier, 0
	.set mesh_attention.private_seg_size, 0
	.set mesh_attention.uses_vcc, 1
	.set mesh_attention.uses_flat_scratch, 0
	.set mesh_attention.has_dyn_sized_stack, 0
	.set mesh_attention.has_recursion, 0
	.set mesh_attention.has_indirect_call, 0
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
  - .agpr_count:     72
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
      - .offset:         80
        .size:           4
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .value_kind:     by_value
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
      - .address_space:  global
        .offset:         144
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 160
    .max_flat_workgroup_size: 128
    .name:           mesh_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 177
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     328
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
