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
	v_writelane_b32 v253, s10, 2
	s_mov_b64 s[12:13], -1
	s_nop 0
	v_writelane_b32 v253, s11, 3
	s_load_dword s38, s[0:1], 0x8c
	s_load_dwordx2 s[80:81], s[0:1], 0x50
	s_load_dword s10, s[0:1], 0x84
	s_load_dword s18, s[0:1], 0x58
	s_load_dword s48, s[0:1], 0x60
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s16, s10
	s_cbranch_scc0 .LBB0_94
	v_writelane_b32 v253, s0, 4
	s_load_dword s12, s[0:1], 0x5c
	s_nop 0
	v_writelane_b32 v253, s1, 5
	.loc	1 15 0
	s_abs_i32 s0, s48
	v_cvt_f32_u32_e32 v1, s0
	.loc	1 14 0
	s_add_i32 s1, s18, 31
	s_ashr_i32 s11, s1, 31
	s_lshr_b32 s11, s11, 27
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_add_i32 s1, s1, s11
	s_ashr_i32 s1, s1, 5
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s12, 6
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mul_i32 s19, s1, s12
	v_writelane_b32 v253, s1, 7
	.loc	1 17 0
	s_sub_i32 s12, s16, s10
	s_mul_i32 s1, s19, s81
	v_writelane_b32 v253, s16, 8
	s_cmp_ge_i32 s12, s1
	.loc	1 15 0
	v_readfirstlane_b32 s1, v1
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_93
	.loc	1 15 0
	s_sub_i32 s20, 0, s0
	s_mul_i32 s20, s20, s1
	v_readlane_b32 s13, v253, 6
	s_mul_hi_u32 s20, s1, s20
	s_ashr_i32 s11, s13, 31
	s_abs_i32 s13, s13
	s_add_i32 s1, s1, s20
	s_mul_hi_u32 s1, s13, s1
	s_mul_i32 s20, s1, s0
	s_ashr_i32 s49, s48, 31
	s_sub_i32 s13, s13, s20
	s_xor_b32 s11, s11, s49
	s_add_i32 s20, s1, 1
	s_sub_i32 s21, s13, s0
	s_cmp_ge_u32 s13, s0
	s_cselect_b32 s1, s20, s1
	s_cselect_b32 s13, s21, s13
	s_add_i32 s20, s1, 1
	v_readlane_b32 s16, v253, 4
	s_cmp_ge_u32 s13, s0
	v_readlane_b32 s17, v253, 5
	s_cselect_b32 s0, s20, s1
	s_load_dwordx8 s[40:47], s[16:17], 0x64
	s_load_dwordx4 s[24:27], s[16:17], 0x38
	s_xor_b32 s0, s0, s11
	s_sub_i32 s16, s0, s11
	.loc	1 16 0
	s_mul_hi_i32 s1, s18, s48
	s_mul_i32 s0, s18, s48
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 17 0
	v_writelane_b32 v253, s0, 9
	.loc	1 29 0
	v_lshrrev_b32_e32 v144, 3, v0
	v_and_b32_e32 v5, 15, v0
	.loc	1 17 0
	v_writelane_b32 v253, s1, 10
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s47, s10
	.loc	1 29 0
	s_cmp_lt_i32 s42, 2
	v_writelane_b32 v253, s0, 11
	s_cselect_b32 s0, s41, 1
	v_readlane_b32 s13, v253, 7
	v_writelane_b32 v253, s0, 12
	s_mul_i32 s0, s0, s80
	v_writelane_b32 v253, s0, 13
	s_lshl_b32 s0, s81, 1
	v_writelane_b32 v253, s0, 14
	s_add_i32 s0, s0, -2
	v_writelane_b32 v253, s0, 15
	s_sub_i32 s0, s0, s80
	s_mul_i32 s0, s41, s0
	s_cmp_eq_u32 s43, 0
	v_writelane_b32 v253, s0, 16
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 17
	v_and_b32_e32 v4, 48, v0
	v_lshlrev_b32_e32 v7, 3, v0
	v_writelane_b32 v253, s1, 18
	s_add_i32 s0, s40, -1
	v_writelane_b32 v253, s0, 19
	s_sub_i32 s0, s18, s41
	v_writelane_b32 v253, s0, 20
	s_mul_i32 s0, s45, s81
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v35, 0x78, v0
	v_and_b32_e32 v6, 64, v0
	v_or_b32_e32 v3, 32, v144
	.loc	1 17 0
	v_writelane_b32 v253, s0, 21
	.loc	1 29 0
	v_and_b32_e32 v34, 56, v7
	s_add_i32 s0, s81, s80
	v_lshlrev_b32_e32 v7, 4, v0
	v_lshlrev_b32_e32 v13, 3, v5
	v_lshrrev_b32_e32 v14, 1, v4
	v_lshrrev_b32_e32 v2, 2, v6
	.loc	1 17 0
	v_add_u32_e32 v12, 0, v6
	v_writelane_b32 v253, s0, 22
	v_xor_b32_e32 v149, v7, v35
	v_lshlrev_b32_e32 v7, 7, v5
	v_lshlrev_b32_e32 v6, 5, v6
	v_xor_b32_e32 v15, v13, v14
	v_cmp_gt_i32_e64 s[20:21], s18, v3
	.loc	1 29 0
	v_or_b32_e32 v8, 48, v144
	v_or3_b32 v150, v15, v6, v7
	v_writelane_b32 v253, s20, 23
	v_and_b32_e32 v6, 6, v0
	v_lshrrev_b32_e32 v148, 1, v35
	v_writelane_b32 v253, s21, 24
	v_cmp_gt_i32_e64 s[20:21], s18, v8
	v_lshlrev_b32_e32 v15, 2, v6
	v_bfe_i32 v16, v0, 0, 1
	s_movk_i32 s11, 0x440
	v_or_b32_e32 v9, 1, v148
	v_writelane_b32 v253, s20, 25
	v_and_or_b32 v15, v16, s11, v15
	v_xor_b32_e32 v15, v15, v35
	v_writelane_b32 v253, s21, 26
	v_cmp_gt_i32_e64 s[20:21], s18, v9
	v_and_b32_e32 v1, 63, v0
	v_or_b32_e32 v10, 2, v148
	v_mov_b32_e32 v37, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v36, 1, v34
	v_writelane_b32 v253, s20, 27
	v_lshl_or_b32 v151, v6, 10, v15
	v_or_b32_e32 v6, v7, v13
	.loc	1 29 0
	v_or_b32_e32 v145, v2, v5
	.loc	1 17 0
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[36:37]
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	v_writelane_b32 v253, s21, 28
	v_cmp_gt_i32_e64 s[20:21], s18, v10
	v_xor_b32_e32 v152, v6, v14
	v_lshlrev_b32_e32 v14, 2, v5
	v_and_b32_e32 v5, 32, v0
	.loc	1 29 0
	v_or_b32_e32 v11, 3, v148
	s_and_b64 s[0:1], vcc, s[2:3]
	v_writelane_b32 v253, s20, 29
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_add_i32 s45, s81, -1
	v_writelane_b32 v253, s21, 30
	v_cmp_gt_i32_e64 s[20:21], s18, v11
	s_and_b64 vcc, vcc, s[2:3]
	s_cmp_gt_i32 s81, 0
	v_writelane_b32 v253, s20, 31
	v_and_b32_e32 v17, 31, v0
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v253, s21, 32
	.loc	1 19 0
	s_mul_i32 s17, s16, s13
	v_lshlrev_b32_e32 v40, 2, v17
	v_bfrev_b32_e32 v5, 1
	v_writelane_b32 v253, s2, 33
	v_cndmask_b32_e32 v154, v5, v40, vcc
	v_lshrrev_b32_e32 v5, 2, v0
	v_writelane_b32 v253, s3, 34
	s_abs_i32 s2, s17
	v_and_b32_e32 v155, 4, v5
	v_cvt_f32_u32_e32 v5, s2
	v_or_b32_e32 v20, 64, v144
	v_accvgpr_write_b32 a33, v17
	.loc	1 17 0
	v_lshl_add_u64 v[16:17], s[8:9], 0, v[36:37]
	v_cmp_gt_i32_e64 s[8:9], s18, v20
	s_mul_i32 s10, s17, s45
	v_rcp_iflag_f32_e32 v5, v5
	v_writelane_b32 v253, s8, 35
	v_add_u32_e32 v156, 0, v13
	v_or_b32_e32 v21, 0x50, v144
	v_writelane_b32 v253, s9, 36
	s_abs_i32 s9, s10
	v_cvt_f32_u32_e32 v13, s9
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s8, 1, s81
	v_rcp_iflag_f32_e32 v13, v13
	v_cmp_gt_i32_e64 s[20:21], s18, v21
	s_max_i32 s8, s45, s8
	v_readfirstlane_b32 s3, v5
	v_writelane_b32 v253, s20, 37
	v_mul_f32_e32 v5, 0x4f7ffffe, v13
	v_cvt_f32_u32_e32 v13, s8
	v_writelane_b32 v253, s21, 38
	v_writelane_b32 v253, s2, 39
	s_sub_i32 s2, 0, s2
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v13, v13
	s_add_i32 s2, s3, s2
	v_writelane_b32 v253, s2, 40
	v_writelane_b32 v253, s9, 41
	s_sub_i32 s2, 0, s9
	s_abs_i32 s9, s81
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v13
	v_cvt_f32_u32_e32 v13, s9
	s_mul_i32 s2, s2, s3
	v_cvt_u32_f32_e32 v5, v5
	s_mul_hi_u32 s2, s3, s2
	v_rcp_iflag_f32_e32 v13, v13
	s_add_i32 s2, s3, s2
	v_writelane_b32 v253, s2, 42
	v_writelane_b32 v253, s8, 43
	s_sub_i32 s2, 0, s8
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v13
	s_abs_i32 s8, s13
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v13, s8
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s2, s3, s2
	v_readfirstlane_b32 s3, v5
	v_rcp_iflag_f32_e32 v5, v13
	v_writelane_b32 v253, s2, 44
	v_writelane_b32 v253, s9, 45
	s_sub_i32 s2, 0, s9
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	s_abs_i32 s9, s16
	s_mul_i32 s2, s2, s3
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v13, s9
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s2, s3, s2
	v_writelane_b32 v253, s2, 46
	v_writelane_b32 v253, s8, 47
	s_sub_i32 s2, 0, s8
	v_readfirstlane_b32 s3, v5
	v_rcp_iflag_f32_e32 v5, v13
	s_abs_i32 s8, s42
	v_cvt_f32_u32_e32 v13, s8
	s_mul_i32 s2, s2, s3
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v13, v13
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s2, s3, s2
	v_writelane_b32 v253, s2, 48
	s_sub_i32 s2, 0, s9
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v13
	s_mul_i32 s2, s2, s3
	v_cvt_u32_f32_e32 v5, v5
	s_mul_hi_u32 s2, s3, s2
	v_writelane_b32 v253, s9, 49
	s_add_i32 s2, s3, s2
	v_writelane_b32 v253, s2, 50
	s_sub_i32 s2, 0, s8
	.loc	1 29 0
	v_lshlrev_b32_e32 v2, 3, v35
	v_lshlrev_b32_e32 v6, 2, v0
	v_mul_lo_u32 v13, s2, v5
	v_xor_b32_e32 v153, 0x80, v6
	.loc	1 17 0
	v_lshlrev_b32_e32 v6, 8, v145
	v_mov_b32_e32 v7, v37
	v_mul_hi_u32 v13, v5, v13
	v_lshlrev_b32_e32 v36, 2, v2
	v_and_b32_e32 v2, 7, v0
	v_lshl_add_u64 v[6:7], s[14:15], 0, v[6:7]
	v_add_u32_e32 v157, v5, v13
	v_mov_b32_e32 v5, v37
	v_lshlrev_b32_e32 v46, 4, v2
	v_lshlrev_b32_e32 v2, 2, v144
	.loc	1 29 0
	v_lshrrev_b32_e32 v147, 2, v4
	.loc	1 17 0
	v_lshl_add_u64 v[44:45], v[6:7], 0, v[4:5]
	v_or_b32_e32 v4, 0x83, v2
	v_mad_i64_i32 v[4:5], s[2:3], v4, s48, 0
	v_or_b32_e32 v6, 0x82, v2
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_add_u32_e32 v158, v12, v14
	v_mad_i64_i32 v[6:7], s[2:3], v6, s48, 0
	v_or_b32_e32 v12, 0x81, v2
	v_or_b32_e32 v2, 0x80, v2
	v_accvgpr_write_b32 a37, v5
	v_writelane_b32 v253, s8, 51
	v_mad_i64_i32 v[12:13], s[2:3], v12, s48, 0
	v_mad_i64_i32 v[14:15], s[2:3], v2, s48, 0
	v_accvgpr_write_b32 a36, v4
	v_lshlrev_b64 v[4:5], 7, v[6:7]
	v_writelane_b32 v253, s17, 52
	s_ashr_i32 s2, s17, 31
	v_accvgpr_write_b32 a39, v5
	v_accvgpr_write_b32 a35, v17
	v_or_b32_e32 v2, 0xb0, v144
	v_writelane_b32 v253, s2, 53
	s_ashr_i32 s2, s10, 31
	v_accvgpr_write_b32 a38, v4
	v_lshlrev_b64 v[4:5], 7, v[12:13]
	v_accvgpr_write_b32 a34, v16
	v_writelane_b32 v253, s2, 54
	v_mad_i64_i32 v[16:17], s[2:3], v2, s48, 0
	v_accvgpr_write_b32 a41, v5
	s_ashr_i32 s2, s13, 31
	v_accvgpr_write_b32 a40, v4
	v_lshlrev_b64 v[4:5], 7, v[14:15]
	v_writelane_b32 v253, s2, 55
	v_accvgpr_write_b32 a43, v5
	v_or_b32_e32 v2, 0xa0, v144
	v_writelane_b32 v253, s16, 56
	s_ashr_i32 s2, s16, 31
	v_accvgpr_write_b32 a42, v4
	v_lshlrev_b64 v[4:5], 7, v[16:17]
	v_writelane_b32 v253, s2, 57
	v_mad_i64_i32 v[18:19], s[2:3], v2, s48, 0
	v_accvgpr_write_b32 a45, v5
	s_ashr_i32 s2, s42, 31
	v_accvgpr_write_b32 a44, v4
	v_lshlrev_b64 v[4:5], 7, v[18:19]
	v_writelane_b32 v253, s2, 58
	v_or_b32_e32 v2, 0x90, v144
	s_lshl_b32 s2, s42, 6
	v_accvgpr_write_b32 a47, v5
	v_writelane_b32 v253, s2, 59
	v_accvgpr_write_b32 a46, v4
	v_mad_i64_i32 v[4:5], s[2:3], v2, s48, 0
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_accvgpr_write_b32 a49, v5
	v_or_b32_e32 v2, 0x80, v144
	v_accvgpr_write_b32 a48, v4
	v_mad_i64_i32 v[4:5], s[2:3], v2, s48, 0
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_writelane_b32 v253, s0, 60
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_accvgpr_write_b32 a51, v5
	v_writelane_b32 v253, s1, 61
	v_xor_b32_e32 v2, 32, v150
	v_writelane_b32 v253, s2, 62
	v_accvgpr_write_b32 a50, v4
	v_add_u32_e32 v175, 0, v2
	v_xor_b32_e32 v2, 64, v150
	v_writelane_b32 v253, s3, 63
	v_mad_i64_i32 v[4:5], s[2:3], v21, s48, 0
	v_or_b32_e32 v22, 0x60, v144
	v_add_u32_e32 v176, 0, v2
	v_xor_b32_e32 v2, 0x60, v150
	.loc	1 29 0
	v_or_b32_e32 v178, 16, v144
	v_accvgpr_write_b32 a53, v5
	v_add_u32_e32 v177, 0, v2
	v_lshlrev_b32_e32 v2, 6, v178
	v_accvgpr_write_b32 a52, v4
	v_mad_i64_i32 v[4:5], s[2:3], v22, s48, 0
	v_or_b32_e32 v23, 0x70, v144
	v_lshlrev_b32_e32 v64, 2, v2
	v_xor_b32_e32 v2, 8, v149
	v_accvgpr_write_b32 a55, v5
	v_add_u32_e32 v179, 0, v2
	v_xor_b32_e32 v2, 8, v151
	v_accvgpr_write_b32 a54, v4
	v_mad_i64_i32 v[4:5], s[2:3], v23, s48, 0
	v_or_b32_e32 v24, 64, v148
	v_add_u32_e32 v180, 0, v2
	v_xor_b32_e32 v2, 16, v151
	v_accvgpr_write_b32 a57, v5
	v_add_u32_e32 v181, 0, v2
	v_xor_b32_e32 v2, 24, v151
	v_accvgpr_write_b32 a56, v4
	v_mad_i64_i32 v[4:5], s[2:3], v24, s48, 0
	v_or_b32_e32 v25, 0x41, v148
	v_add_u32_e32 v182, 0, v2
	v_xor_b32_e32 v2, 32, v151
	v_accvgpr_write_b32 a59, v5
	v_add_u32_e32 v183, 0, v2
	v_xor_b32_e32 v2, 40, v151
	v_accvgpr_write_b32 a58, v4
	v_mad_i64_i32 v[4:5], s[2:3], v25, s48, 0
	v_add_u32_e32 v184, 0, v2
	v_xor_b32_e32 v2, 48, v151
	v_accvgpr_write_b32 a61, v5
	v_add_u32_e32 v185, 0, v2
	v_xor_b32_e32 v2, 56, v151
	v_accvgpr_write_b32 a60, v4
	v_mad_i64_i32 v[4:5], s[2:3], v20, s48, 0
	v_add_u32_e32 v186, 0, v2
	v_or_b32_e32 v2, 0x42, v148
	v_accvgpr_write_b32 a63, v5
	v_accvgpr_write_b32 a62, v4
	v_writelane_b32 v254, s24, 0
	v_mad_i64_i32 v[4:5], s[2:3], v2, s48, 0
	v_mad_i64_i32 v[66:67], s[2:3], s48, v3, 0
	v_or_b32_e32 v3, 0x43, v148
	v_writelane_b32 v254, s25, 1
	v_accvgpr_write_b32 a65, v5
	v_mad_i64_i32 v[68:69], s[2:3], s48, v8, 0
	v_mad_i64_i32 v[70:71], s[2:3], s48, v9, 0
	v_mad_i64_i32 v[72:73], s[2:3], s48, v10, 0
	v_mad_i64_i32 v[74:75], s[2:3], s48, v11, 0
	v_mad_i64_i32 v[88:89], s[2:3], s48, v178, 0
	v_mad_i64_i32 v[90:91], s[2:3], s48, v148, 0
	v_mad_i64_i32 v[92:93], s[2:3], s48, v144, 0
	v_writelane_b32 v254, s26, 2
	v_accvgpr_write_b32 a64, v4
	v_mad_i64_i32 v[4:5], s[2:3], v3, s48, 0
	v_writelane_b32 v254, s27, 3
	v_cmp_gt_i32_e64 s[2:3], s18, v22
	v_or_b32_e32 v187, 1, v147
	v_or_b32_e32 v188, 2, v147
	v_writelane_b32 v254, s2, 4
	v_or_b32_e32 v189, 3, v147
	v_or_b32_e32 v190, 16, v147
	v_writelane_b32 v254, s3, 5
	v_cmp_gt_i32_e64 s[2:3], s18, v23
	v_or_b32_e32 v191, 17, v147
	v_or_b32_e32 v192, 18, v147
	v_writelane_b32 v254, s2, 6
	v_or_b32_e32 v193, 19, v147
	v_or_b32_e32 v194, 32, v147
	v_writelane_b32 v254, s3, 7
	v_cmp_gt_i32_e64 s[2:3], s18, v24
	v_or_b32_e32 v195, 33, v147
	v_or_b32_e32 v196, 34, v147
	v_writelane_b32 v254, s2, 8
	v_or_b32_e32 v197, 35, v147
	v_or_b32_e32 v198, 48, v147
	v_writelane_b32 v254, s3, 9
	v_cmp_gt_i32_e64 s[2:3], s18, v25
	v_or_b32_e32 v199, 49, v147
	v_or_b32_e32 v200, 50, v147
	v_writelane_b32 v254, s2, 10
	v_or_b32_e32 v201, 51, v147
	v_mul_lo_u32 v205, v147, s42
	v_writelane_b32 v254, s3, 11
	v_cmp_gt_i32_e64 s[2:3], s18, v2
	v_add_u32_e32 v206, s42, v205
	v_add_u32_e32 v207, s42, v206
	v_writelane_b32 v254, s2, 12
	s_mul_i32 s8, s42, 13
	v_add_u32_e32 v208, s42, v207
	v_writelane_b32 v254, s3, 13
	v_cmp_gt_i32_e64 s[2:3], s18, v3
	v_add_u32_e32 v209, s8, v208
	v_add_u32_e32 v210, s42, v209
	v_writelane_b32 v254, s2, 14
	v_add_u32_e32 v211, s42, v210
	v_add_u32_e32 v212, s42, v211
	v_writelane_b32 v254, s3, 15
	v_cmp_gt_i32_e64 s[2:3], s18, v144
	v_add_u32_e32 v213, s8, v212
	v_add_u32_e32 v214, s42, v213
	v_writelane_b32 v254, s2, 16
	v_add_u32_e32 v215, s42, v214
	v_add_u32_e32 v216, s42, v215
	v_writelane_b32 v254, s3, 17
	v_cmp_gt_i32_e64 s[2:3], s18, v178
	v_add_u32_e32 v217, s8, v216
	v_mov_b32_e32 v41, v37
	v_writelane_b32 v254, s2, 18
	.loc	1 17 0
	v_or_b32_e32 v26, 0x73, v147
	v_or_b32_e32 v27, 0x72, v147
	v_writelane_b32 v254, s3, 19
	v_cmp_gt_i32_e64 s[2:3], s18, v148
	v_or_b32_e32 v28, 0x71, v147
	v_or_b32_e32 v29, 0x70, v147
	v_writelane_b32 v254, s2, 20
	v_or_b32_e32 v30, 0x63, v147
	v_or_b32_e32 v31, 0x62, v147
	v_writelane_b32 v254, s3, 21
	v_cmp_gt_i32_e64 s[2:3], s18, v147
	v_or_b32_e32 v32, 0x61, v147
	v_or_b32_e32 v33, 0x60, v147
	v_writelane_b32 v254, s2, 22
	v_or_b32_e32 v42, 0x53, v147
	v_or_b32_e32 v43, 0x52, v147
	v_writelane_b32 v254, s3, 23
	v_cmp_gt_i32_e64 s[2:3], s18, v187
	v_or_b32_e32 v47, 0x51, v147
	v_or_b32_e32 v48, 0x50, v147
	v_writelane_b32 v254, s2, 24
	v_or_b32_e32 v49, 0x43, v147
	v_or_b32_e32 v50, 0x42, v147
	v_writelane_b32 v254, s3, 25
	v_cmp_gt_i32_e64 s[2:3], s18, v188
	v_or_b32_e32 v51, 0x41, v147
	v_or_b32_e32 v52, 64, v147
	v_writelane_b32 v254, s2, 26
	v_add_u32_e32 v218, s42, v217
	v_accvgpr_write_b32 a67, v5
	v_writelane_b32 v254, s3, 27
	v_cmp_gt_i32_e64 s[2:3], s18, v189
	.loc	1 28 0
	s_mul_i32 s33, s38, s46
	v_accvgpr_write_b32 a32, v1
	v_writelane_b32 v254, s2, 28
	.loc	1 17 0
	v_mul_lo_u32 v159, s42, v26
	v_mul_lo_u32 v160, s42, v27
	v_writelane_b32 v254, s3, 29
	v_cmp_gt_i32_e64 s[2:3], s18, v190
	v_mul_lo_u32 v161, s42, v28
	v_mul_lo_u32 v162, s42, v29
	v_writelane_b32 v254, s2, 30
	v_mul_lo_u32 v163, s42, v30
	v_mul_lo_u32 v164, s42, v31
	v_writelane_b32 v254, s3, 31
	v_cmp_gt_i32_e64 s[2:3], s18, v191
	v_mul_lo_u32 v165, s42, v32
	v_mul_lo_u32 v166, s42, v33
	v_writelane_b32 v254, s2, 32
	v_mul_lo_u32 v167, s42, v42
	v_mul_lo_u32 v168, s42, v43
	v_writelane_b32 v254, s3, 33
	v_cmp_gt_i32_e64 s[2:3], s18, v192
	v_mul_lo_u32 v169, s42, v47
	v_mul_lo_u32 v170, s42, v48
	v_writelane_b32 v254, s2, 34
	v_mul_lo_u32 v171, s42, v49
	v_mul_lo_u32 v172, s42, v50
	v_writelane_b32 v254, s3, 35
	v_cmp_gt_i32_e64 s[2:3], s18, v193
	v_mul_lo_u32 v173, s42, v51
	v_mul_lo_u32 v174, s42, v52
	v_writelane_b32 v254, s2, 36
	v_mov_b32_e32 v47, v37
	s_mov_b32 s43, 0x5040100
	v_writelane_b32 v254, s3, 37
	v_cmp_gt_i32_e64 s[2:3], s18, v194
	s_mov_b32 s13, 0x7060302
	v_xor_b32_e32 v202, 32, v152
	v_writelane_b32 v254, s2, 38
	v_xor_b32_e32 v203, 64, v152
	v_xor_b32_e32 v204, 0x60, v152
	v_writelane_b32 v254, s3, 39
	v_cmp_gt_i32_e64 s[2:3], s18, v195
	v_add_u32_e32 v219, s42, v218
	v_xor_b32_e32 v142, 8, v152
	v_writelane_b32 v254, s2, 40
	v_xor_b32_e32 v221, 40, v152
	v_xor_b32_e32 v222, 0x48, v152
	v_writelane_b32 v254, s3, 41
	v_cmp_gt_i32_e64 s[2:3], s18, v196
	v_xor_b32_e32 v223, 0x68, v152
	v_xor_b32_e32 v224, 16, v152
	v_writelane_b32 v254, s2, 42
	v_xor_b32_e32 v225, 48, v152
	v_xor_b32_e32 v226, 0x50, v152
	v_writelane_b32 v254, s3, 43
	v_cmp_gt_i32_e64 s[2:3], s18, v197
	v_xor_b32_e32 v227, 0x70, v152
	v_xor_b32_e32 v228, 24, v152
	v_writelane_b32 v254, s2, 44
	v_xor_b32_e32 v229, 56, v152
	v_xor_b32_e32 v230, 0x58, v152
	v_writelane_b32 v254, s3, 45
	v_cmp_gt_i32_e64 s[2:3], s18, v198
	v_xor_b32_e32 v231, 0x78, v152
	v_mov_b32_e32 v232, 0xf149f2ca
	v_writelane_b32 v254, s2, 46
	v_mov_b32_e32 v233, 0x7fff
	v_lshl_add_u64 v[94:95], s[24:25], 0, v[40:41]
	v_writelane_b32 v254, s3, 47
	v_cmp_gt_i32_e64 s[2:3], s18, v199
	v_accvgpr_write_b32 a66, v4
	s_movk_i32 s90, 0x7fff
	v_writelane_b32 v254, s2, 48
	s_lshl_b64 s[46:47], s[48:49], 13
	s_nop 0
	v_writelane_b32 v254, s3, 49
	v_cmp_gt_i32_e64 s[2:3], s18, v200
	s_nop 1
	v_writelane_b32 v254, s2, 50
	s_nop 1
	v_writelane_b32 v254, s3, 51
	v_cmp_gt_i32_e64 s[2:3], s18, v201
	s_nop 1
	v_writelane_b32 v254, s2, 52
	s_nop 1
	v_writelane_b32 v254, s3, 53
	v_cmp_gt_i32_e64 s[2:3], s41, v147
	s_nop 1
	v_writelane_b32 v254, s2, 54
	s_nop 1
	v_writelane_b32 v254, s3, 55
	v_cmp_gt_i32_e64 s[2:3], s41, v187
	s_nop 1
	v_writelane_b32 v254, s2, 56
	s_nop 1
	v_writelane_b32 v254, s3, 57
	v_cmp_gt_i32_e64 s[2:3], s41, v188
	s_nop 1
	v_writelane_b32 v254, s2, 58
	s_nop 1
	v_writelane_b32 v254, s3, 59
	v_cmp_gt_i32_e64 s[2:3], s41, v189
	s_nop 1
	v_writelane_b32 v254, s2, 60
	s_nop 1
	v_writelane_b32 v254, s3, 61
	v_cmp_gt_i32_e64 s[2:3], s41, v190
	s_nop 1
	v_writelane_b32 v254, s2, 62
	s_nop 1
	v_writelane_b32 v254, s3, 63
	v_cmp_gt_i32_e64 s[2:3], s41, v191
	s_nop 1
	v_writelane_b32 v255, s2, 0
	s_nop 1
	v_writelane_b32 v255, s3, 1
	v_cmp_gt_i32_e64 s[2:3], s41, v192
	s_nop 1
	v_writelane_b32 v255, s2, 2
	s_nop 1
	v_writelane_b32 v255, s3, 3
	v_cmp_gt_i32_e64 s[2:3], s41, v193
	s_nop 1
	v_writelane_b32 v255, s2, 4
	s_nop 1
	v_writelane_b32 v255, s3, 5
	v_cmp_gt_i32_e64 s[2:3], s41, v194
	s_nop 1
	v_writelane_b32 v255, s2, 6
	s_nop 1
	v_writelane_b32 v255, s3, 7
	v_cmp_gt_i32_e64 s[2:3], s41, v195
	s_nop 1
	v_writelane_b32 v255, s2, 8
	s_nop 1
	v_writelane_b32 v255, s3, 9
	v_cmp_gt_i32_e64 s[2:3], s41, v196
	s_nop 1
	v_writelane_b32 v255, s2, 10
	s_nop 1
	v_writelane_b32 v255, s3, 11
	v_cmp_gt_i32_e64 s[2:3], s41, v197
	s_nop 1
	v_writelane_b32 v255, s2, 12
	s_nop 1
	v_writelane_b32 v255, s3, 13
	v_cmp_gt_i32_e64 s[2:3], s41, v198
	s_nop 1
	v_writelane_b32 v255, s2, 14
	s_nop 1
	v_writelane_b32 v255, s3, 15
	v_cmp_gt_i32_e64 s[2:3], s41, v199
	s_nop 1
	v_writelane_b32 v255, s2, 16
	s_nop 1
	v_writelane_b32 v255, s3, 17
	v_cmp_gt_i32_e64 s[2:3], s41, v200
	s_nop 1
	v_writelane_b32 v255, s2, 18
	s_nop 1
	v_writelane_b32 v255, s3, 19
	v_cmp_gt_i32_e64 s[2:3], s41, v201
	s_nop 1
	v_writelane_b32 v255, s2, 20
	s_nop 1
	v_writelane_b32 v255, s3, 21
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	v_readlane_b32 s2, v253, 11
	s_add_i32 s12, s2, s12
	s_mul_i32 s2, s19, s81
	s_cmp_lt_i32 s12, s2
	s_cbranch_scc0 .LBB0_93
.LBB0_5:
	.loc	1 19 0
	s_ashr_i32 s2, s12, 31
	v_readlane_b32 s3, v253, 53
	s_xor_b32 s2, s2, s3
	s_abs_i32 s3, s12
	v_readlane_b32 s8, v253, 40
	s_mul_hi_u32 s8, s3, s8
	v_readlane_b32 s11, v253, 39
	s_mul_i32 s9, s8, s11
	s_sub_i32 s3, s3, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s10, s3, s11
	s_cmp_ge_u32 s3, s11
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s3, s10, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s11
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_sub_i32 s8, s3, s2
	.loc	1 20 0
	s_cmp_lt_i32 s12, s19
	s_mov_b32 s10, s8
	s_mov_b32 s49, s80
	s_cbranch_scc1 .LBB0_7
	.loc	1 18 0
	s_sub_i32 s2, s12, s19
	s_max_i32 s2, s2, 0
	.loc	1 21 0
	v_readlane_b32 s3, v253, 42
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s16, v253, 41
	s_mul_i32 s9, s3, s16
	s_sub_i32 s9, s2, s9
	s_add_i32 s10, s3, 1
	s_sub_i32 s11, s9, s16
	s_cmp_ge_u32 s9, s16
	s_cselect_b32 s3, s10, s3
	s_cselect_b32 s9, s11, s9
	s_add_i32 s10, s3, 1
	s_cmp_ge_u32 s9, s16
	s_cselect_b32 s3, s10, s3
	v_readlane_b32 s9, v253, 54
	s_xor_b32 s3, s3, s9
	s_sub_i32 s10, s3, s9
	.loc	1 22 0
	v_readlane_b32 s3, v253, 40
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s16, v253, 39
	s_mul_i32 s9, s3, s16
	s_sub_i32 s2, s2, s9
	s_add_i32 s9, s3, 1
	s_sub_i32 s11, s2, s16
	s_cmp_ge_u32 s2, s16
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s2, s11, s2
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s2, s16
	s_cselect_b32 s2, s9, s3
	v_readlane_b32 s3, v253, 53
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s9, v253, 44
	s_mul_hi_u32 s9, s2, s9
	v_readlane_b32 s11, v253, 43
	s_mul_i32 s9, s9, s11
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_not_b32 s2, s2
	v_readlane_b32 s3, v253, 22
	s_add_i32 s2, s3, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s9, v253, 46
	s_mul_hi_u32 s9, s2, s9
	v_readlane_b32 s11, v253, 45
	s_mul_i32 s9, s9, s11
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s49, s2, s3
.LBB0_7:
	.loc	1 25 0
	s_cmp_lg_u32 s49, s80
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s49, s80
	s_mov_b64 s[82:83], s[4:5]
	s_mov_b64 s[84:85], s[6:7]
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_9
	.loc	1 25 0
	s_lshl_b32 s9, s49, 1
	s_ashr_i32 s11, s9, 31
	v_readlane_b32 s16, v253, 9
	v_readlane_b32 s17, v253, 10
	s_mul_i32 s11, s16, s11
	s_mul_hi_u32 s20, s16, s9
	s_add_i32 s20, s20, s11
	s_mul_i32 s21, s17, s9
	s_add_i32 s21, s20, s21
	s_mul_i32 s20, s16, s9
	s_lshl_b64 s[20:21], s[20:21], 1
	v_readlane_b32 s22, v253, 2
	v_readlane_b32 s23, v253, 3
	s_add_u32 s82, s22, s20
	s_addc_u32 s83, s23, s21
	.loc	1 26 0
	s_or_b32 s9, s9, 1
	s_mul_hi_u32 s20, s16, s9
	s_add_i32 s11, s20, s11
	s_mul_i32 s20, s17, s9
	s_add_i32 s21, s11, s20
	s_mul_i32 s20, s16, s9
	s_lshl_b64 s[20:21], s[20:21], 1
	s_add_u32 s84, s22, s20
	s_addc_u32 s85, s23, s21
.LBB0_9:
	.loc	1 23 0
	v_readlane_b32 s9, v253, 52
	s_mul_i32 s8, s8, s9
	s_sub_i32 s8, s12, s8
	.loc	1 24 0
	s_ashr_i32 s11, s8, 31
	v_readlane_b32 s16, v253, 55
	s_xor_b32 s11, s11, s16
	s_abs_i32 s20, s8
	v_readlane_b32 s16, v253, 48
	s_mul_hi_u32 s21, s20, s16
	v_readlane_b32 s16, v253, 47
	s_mul_i32 s22, s21, s16
	s_sub_i32 s20, s20, s22
	s_add_i32 s22, s21, 1
	s_sub_i32 s23, s20, s16
	s_cmp_ge_u32 s20, s16
	s_cselect_b32 s21, s22, s21
	s_cselect_b32 s20, s23, s20
	s_add_i32 s22, s21, 1
	s_cmp_ge_u32 s20, s16
	s_cselect_b32 s20, s22, s21
	v_readlane_b32 s9, v253, 56
	s_xor_b32 s20, s20, s11
	s_mul_i32 s9, s10, s9
	s_sub_i32 s11, s20, s11
	s_add_i32 s20, s11, s9
	v_readlane_b32 s9, v253, 7
	s_mul_i32 s11, s11, s9
	s_sub_i32 s23, s8, s11
	.loc	1 29 0
	s_lshl_b32 s22, s23, 5
	v_or_b32_e32 v4, s22, v144
	s_ashr_i32 s21, s20, 31
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[20:21]
	v_readlane_b32 s8, v253, 6
	v_cmp_gt_i32_e64 s[16:17], s18, v4
	v_mov_b32_e32 v6, 0
	v_mad_i64_i32 v[2:3], s[8:9], v4, s8, v[2:3]
	v_writelane_b32 v255, s16, 22
	v_lshlrev_b64 v[100:101], 6, v[2:3]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_writelane_b32 v255, s17, 23
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[4:5], v[100:101], 1, v[38:39]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_11:
	s_or_b64 exec, exec, s[8:9]
	v_or_b32_e32 v3, s22, v178
	v_mov_b64_e32 v[4:5], s[20:21]
	v_readlane_b32 s8, v253, 6
	v_cmp_gt_i32_e64 s[16:17], s18, v3
	s_nop 0
	v_mad_i64_i32 v[4:5], s[8:9], v3, s8, v[4:5]
	v_writelane_b32 v255, s16, 24
	v_lshlrev_b64 v[102:103], 6, v[4:5]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_writelane_b32 v255, s17, 25
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[2:3], v[102:103], 1, v[38:39]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v65, 0, v149
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v179, v[8:9], v[4:5] offset1:4
	v_add_u32_e32 v2, 0, v150
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[104:105], v2
	ds_read_b64 v[106:107], v175
	ds_read_b64 v[108:109], v176
	ds_read_b64 v[110:111], v177
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_20
	.loc	1 27 0
	s_mul_i32 s2, s49, s48
	s_add_i32 s2, s2, s10
	s_lshl_b32 s2, s2, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	v_readlane_b32 s8, v253, 0
	v_readlane_b32 s9, v253, 1
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	s_branch .LBB0_17
.LBB0_15:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v2
	s_nop 1
	v_mov_b32_e32 v1, s10
	ds_write_b32 v37, v1
.LBB0_16:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v2
	s_cbranch_vccz .LBB0_20
.LBB0_17:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 27 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_16
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_15
	.loc	1 29 0
	global_load_dword v2, v37, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_15
.LBB0_20:
	s_abs_i32 s3, s20
	v_readlane_b32 s8, v253, 50
	s_mul_hi_u32 s8, s3, s8
	v_readlane_b32 s16, v253, 49
	s_mul_i32 s9, s8, s16
	v_readlane_b32 s2, v253, 57
	s_sub_i32 s3, s3, s9
	s_xor_b32 s2, s21, s2
	s_add_i32 s9, s8, 1
	s_sub_i32 s10, s3, s16
	v_accvgpr_read_b32 v1, a33
	s_cmp_ge_u32 s3, s16
	v_or_b32_e32 v2, s22, v1
	s_cselect_b32 s3, s10, s3
	v_mul_lo_u32 v3, v2, s42
	v_readlane_b32 s10, v253, 13
	v_cmp_gt_i32_e32 vcc, s41, v2
	s_cselect_b32 s8, s9, s8
	v_add_u32_e32 v3, s10, v3
	v_readlane_b32 s10, v253, 16
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s16
	v_add_u32_e32 v4, s10, v2
	v_readlane_b32 s10, v253, 17
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s40
	v_readlane_b32 s11, v253, 18
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_readlane_b32 s10, v253, 19
	s_sub_i32 s86, s3, s2
	v_readlane_b32 s2, v253, 12
	v_min_i32_e32 v2, s10, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_mul_i32 s39, s49, s2
	s_sub_i32 s2, s42, s39
	s_ashr_i32 s87, s86, 31
	v_lshlrev_b32_e32 v112, 1, v34
	s_waitcnt lgkmcnt(0)
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v9, 0
	s_nop 0
	v_mov_b32_dpp v3, v2 row_shl:8 row_mask:0xf bank_mask:0x3
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v3, v2 row_shl:4 row_mask:0xf bank_mask:0x5
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v2, v2, v3
	v_add_u32_e32 v3, s2, v2
	v_sub_u32_e32 v5, 0, v3
	v_ashrrev_i32_e32 v4, 31, v3
	v_readlane_b32 s2, v253, 58
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v157
	v_xor_b32_e32 v4, s2, v4
	v_readlane_b32 s2, v253, 51
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
	v_readlane_b32 s2, v253, 14
	v_add_u32_e32 v6, 1, v5
	s_sub_i32 s2, s49, s2
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s2, s2, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s2, s2, s41
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s2, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s2, v253, 20
	v_min_i32_e32 v3, s41, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s2, v2
	v_add3_u32 v114, v3, v2, 63
	v_readlane_b32 s2, v254, 16
	v_cmp_lt_i32_e64 s[16:17], 63, v114
	v_readlane_b32 s3, v254, 17
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_22
	v_lshl_add_u64 v[4:5], v[92:93], 0, s[86:87]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[82:83], 0, v[4:5]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[112:113]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 18
	v_readlane_b32 s3, v254, 19
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[2:3], v[88:89], 0, s[86:87]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[82:83], 0, v[2:3]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[112:113]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 23
	v_readlane_b32 s3, v253, 24
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[12:13], v[66:67], 0, s[86:87]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[82:83], 0, v[12:13]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[112:113]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 25
	v_readlane_b32 s3, v253, 26
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[10:11], v[68:69], 0, s[86:87]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[82:83], 0, v[10:11]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[112:113]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 20
	v_readlane_b32 s3, v254, 21
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[20:21], v[90:91], 0, s[86:87]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[84:85], 0, v[20:21]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[112:113]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_30:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 27
	v_readlane_b32 s3, v253, 28
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[18:19], v[70:71], 0, s[86:87]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[84:85], 0, v[18:19]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[112:113]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_32:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 29
	v_readlane_b32 s3, v253, 30
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[28:29], v[72:73], 0, s[86:87]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[84:85], 0, v[28:29]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[112:113]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 31
	v_readlane_b32 s3, v253, 32
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_36
	v_lshl_add_u64 v[26:27], v[74:75], 0, s[86:87]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[84:85], 0, v[26:27]
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[112:113]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v41, s22, v145
	v_mul_lo_u32 v42, v41, s42
	v_readlane_b32 s2, v253, 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v65, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v179, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v179, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s43
	v_perm_b32 v3, v26, v30, s43
	v_add_u32_e32 v234, 0, v151
	v_add_u32_e32 v42, s2, v42
	v_readlane_b32 s2, v253, 16
	ds_write_b64 v234, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s13
	v_perm_b32 v2, v18, v22, s13
	v_add_u32_e32 v43, s2, v41
	v_cmp_gt_i32_e32 vcc, s41, v41
	v_readlane_b32 s2, v253, 17
	ds_write_b64 v180, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s43
	v_perm_b32 v2, v19, v23, s43
	v_cndmask_b32_e32 v41, v43, v42, vcc
	v_mov_b32_e32 v42, s40
	v_readlane_b32 s3, v253, 18
	ds_write_b64 v181, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s13
	v_perm_b32 v3, v27, v31, s13
	v_cndmask_b32_e64 v41, v41, v42, s[2:3]
	v_readlane_b32 s2, v253, 19
	ds_write_b64 v182, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s43
	v_perm_b32 v3, v28, v32, s43
	v_min_i32_e32 v41, s2, v41
	v_readlane_b32 s2, v253, 15
	ds_write_b64 v183, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s13
	v_perm_b32 v3, v28, v32, s13
	s_sub_i32 s91, s2, s49
	ds_write_b64 v184, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s43
	v_perm_b32 v3, v29, v33, s43
	s_mul_i32 s91, s91, s41
	ds_write_b64 v185, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s13
	v_perm_b32 v3, v29, v33, s13
	s_movk_i32 s2, 0x7f
	v_mov_b32_e32 v50, 0xf149f2ca
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v239, 0
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
	ds_write_b64 v186, v[2:3] offset:9088
	v_cmp_lt_i32_e32 vcc, s2, v114
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s2, 26
	s_nop 1
	v_writelane_b32 v255, s3, 27
	s_and_b64 s[2:3], s[2:3], vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_74
	v_mov_b32_e32 v113, v37
	v_lshl_add_u64 v[18:19], s[82:83], 0, v[112:113]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v253, 35
	v_readlane_b32 s9, v253, 36
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_39
	v_accvgpr_read_b32 v4, a62
	v_accvgpr_read_b32 v5, a63
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[86:87]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], v[18:19], 0, v[4:5]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_39:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v253, 37
	v_readlane_b32 s9, v253, 38
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_41
	v_accvgpr_read_b32 v2, a52
	v_accvgpr_read_b32 v3, a53
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[86:87]
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
	v_readlane_b32 s8, v254, 4
	v_readlane_b32 s9, v254, 5
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_43
	v_accvgpr_read_b32 v12, a54
	v_accvgpr_read_b32 v13, a55
	v_lshl_add_u64 v[12:13], v[12:13], 0, s[86:87]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], v[18:19], 0, v[12:13]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 6
	v_readlane_b32 s9, v254, 7
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_45
	v_accvgpr_read_b32 v10, a56
	v_accvgpr_read_b32 v11, a57
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[86:87]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[18:19], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v235, 0, v152
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v235 offset1:4
	ds_read2st64_b64 v[22:25], v235 offset0:8 offset1:12
	v_add_u32_e32 v236, 0, v202
	ds_read2st64_b64 v[26:29], v236 offset1:4
	ds_read2st64_b64 v[30:33], v236 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[104:105], 0
	v_add_u32_e32 v237, 0, v203
	ds_read2st64_b64 v[48:51], v237 offset1:4
	ds_read2st64_b64 v[52:55], v237 offset0:8 offset1:12
	v_add_u32_e32 v238, 0, v204
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[106:107], a[0:3]
	ds_read2st64_b64 v[56:59], v238 offset1:4
	ds_read2st64_b64 v[60:63], v238 offset0:8 offset1:12
	v_readlane_b32 s2, v254, 54
	v_add_u32_e32 v42, s39, v205
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[48:49], v[108:109], a[0:3]
	v_add_u32_e32 v241, s91, v147
	v_readlane_b32 s3, v254, 55
	v_add_u32_e32 v43, s39, v206
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[56:57], v[110:111], a[0:3]
	v_cndmask_b32_e64 v42, v241, v42, s[2:3]
	v_readlane_b32 s2, v254, 56
	v_readlane_b32 s3, v254, 57
	v_add_u32_e32 v48, s39, v207
	v_add_u32_e32 v49, s39, v208
	v_add_u32_e32 v76, s91, v189
	v_add_u32_e32 v77, s91, v190
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v26, a2
	v_accvgpr_read_b32 v27, a3
	v_mfma_f32_16x16x16_bf16 a[0:3], v[20:21], v[104:105], 0
	v_add_u32_e32 v78, s91, v191
	v_add_u32_e32 v79, s91, v192
	v_add_u32_e32 v80, s91, v193
	v_mfma_f32_16x16x16_bf16 a[0:3], v[28:29], v[106:107], a[0:3]
	v_add_u32_e32 v81, s91, v194
	v_add_u32_e32 v82, s91, v195
	v_add_u32_e32 v56, s39, v215
	v_mfma_f32_16x16x16_bf16 a[0:3], v[50:51], v[108:109], a[0:3]
	v_add_u32_e32 v50, s39, v209
	v_add_u32_e32 v51, s39, v210
	v_add_u32_e32 v83, s91, v196
	v_mfma_f32_16x16x16_bf16 a[0:3], v[58:59], v[110:111], a[0:3]
	v_add_u32_e32 v57, s39, v216
	v_add_u32_e32 v84, s91, v197
	v_add_u32_e32 v58, s39, v217
	v_add_u32_e32 v85, s91, v198
	v_add_u32_e32 v59, s39, v218
	v_add_u32_e32 v86, s91, v199
	v_add_u32_e32 v87, s91, v200
	v_accvgpr_read_b32 v20, a0
	v_accvgpr_read_b32 v21, a1
	v_accvgpr_read_b32 v28, a2
	v_accvgpr_read_b32 v29, a3
	v_mfma_f32_16x16x16_bf16 a[0:3], v[22:23], v[104:105], 0
	v_readlane_b32 s10, v254, 22
	v_cmp_le_i32_e32 vcc, v42, v41
	v_readlane_b32 s11, v254, 23
	v_mfma_f32_16x16x16_bf16 a[0:3], v[30:31], v[106:107], a[0:3]
	v_add_u32_e32 v96, s91, v201
	s_and_b64 s[72:73], s[10:11], vcc
	v_readlane_b32 s10, v254, 24
	v_mfma_f32_16x16x16_bf16 a[0:3], v[52:53], v[108:109], a[0:3]
	v_add_u32_e32 v52, s39, v211
	v_add_u32_e32 v53, s39, v212
	v_readlane_b32 s11, v254, 25
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[60:61], v[110:111], a[0:3]
	v_add_u32_e32 v60, s39, v219
	v_add_u32_e32 v61, s42, v219
	v_add_u32_e32 v61, s39, v61
	v_mul_f32_e32 v18, s44, v18
	v_mul_f32_e32 v19, s44, v19
	v_mul_f32_e32 v26, s44, v26
	v_mul_f32_e32 v27, s44, v27
	v_accvgpr_read_b32 v22, a0
	v_accvgpr_read_b32 v23, a1
	v_accvgpr_read_b32 v30, a2
	v_accvgpr_read_b32 v31, a3
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[104:105], 0
	v_cndmask_b32_e64 v18, v232, v18, s[72:73]
	v_mul_f32_e32 v20, s44, v20
	v_mul_f32_e32 v21, s44, v21
	v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[106:107], a[0:3]
	v_mul_f32_e32 v28, s44, v28
	v_mul_f32_e32 v29, s44, v29
	v_mul_f32_e32 v22, s44, v22
	v_mfma_f32_16x16x16_bf16 a[0:3], v[54:55], v[108:109], a[0:3]
	v_add_u32_e32 v54, s39, v213
	v_add_u32_e32 v55, s39, v214
	v_mul_f32_e32 v23, s44, v23
	v_mfma_f32_16x16x16_bf16 a[0:3], v[62:63], v[110:111], a[0:3]
	v_add_u32_e32 v62, s91, v187
	v_cndmask_b32_e64 v43, v62, v43, s[2:3]
	v_readlane_b32 s2, v254, 58
	v_add_u32_e32 v63, s91, v188
	v_readlane_b32 s3, v254, 59
	v_mul_f32_e32 v30, s44, v30
	v_mul_f32_e32 v31, s44, v31
	v_cndmask_b32_e64 v48, v63, v48, s[2:3]
	v_readlane_b32 s2, v254, 60
	v_readlane_b32 s3, v254, 61
	v_cmp_le_i32_e64 s[8:9], v48, v41
	v_accvgpr_read_b32 v24, a0
	v_cndmask_b32_e64 v49, v76, v49, s[2:3]
	v_readlane_b32 s2, v254, 62
	v_readlane_b32 s3, v254, 63
	v_cmp_le_i32_e64 s[24:25], v49, v41
	v_accvgpr_read_b32 v25, a1
	v_cndmask_b32_e64 v50, v77, v50, s[2:3]
	v_readlane_b32 s2, v255, 0
	v_readlane_b32 s3, v255, 1
	v_cmp_le_i32_e64 s[26:27], v50, v41
	v_accvgpr_read_b32 v32, a2
	v_cndmask_b32_e64 v51, v78, v51, s[2:3]
	v_readlane_b32 s2, v255, 2
	v_readlane_b32 s3, v255, 3
	v_cmp_le_i32_e64 s[30:31], v51, v41
	v_accvgpr_read_b32 v33, a3
	v_cndmask_b32_e64 v52, v79, v52, s[2:3]
	v_readlane_b32 s2, v255, 4
	v_readlane_b32 s3, v255, 5
	v_cmp_le_i32_e64 s[34:35], v52, v41
	v_mul_f32_e32 v24, s44, v24
	v_cndmask_b32_e64 v53, v80, v53, s[2:3]
	v_readlane_b32 s2, v255, 6
	v_readlane_b32 s3, v255, 7
	v_cmp_le_i32_e64 s[36:37], v53, v41
	v_mul_f32_e32 v25, s44, v25
	v_cndmask_b32_e64 v54, v81, v54, s[2:3]
	v_readlane_b32 s2, v255, 8
	v_readlane_b32 s3, v255, 9
	v_cmp_le_i32_e64 s[50:51], v54, v41
	v_mul_f32_e32 v32, s44, v32
	v_cndmask_b32_e64 v55, v82, v55, s[2:3]
	v_readlane_b32 s2, v255, 10
	v_readlane_b32 s3, v255, 11
	v_cmp_le_i32_e64 s[52:53], v55, v41
	v_mul_f32_e32 v33, s44, v33
	v_cndmask_b32_e64 v56, v83, v56, s[2:3]
	v_readlane_b32 s2, v255, 12
	v_readlane_b32 s3, v255, 13
	v_cmp_le_i32_e64 s[54:55], v56, v41
	v_mov_b32_e32 v113, v37
	v_cndmask_b32_e64 v57, v84, v57, s[2:3]
	v_readlane_b32 s2, v255, 14
	v_readlane_b32 s3, v255, 15
	v_cmp_le_i32_e64 s[62:63], v57, v41
	v_lshl_add_u64 v[112:113], s[84:85], 0, v[112:113]
	v_cndmask_b32_e64 v58, v85, v58, s[2:3]
	v_readlane_b32 s2, v255, 16
	v_readlane_b32 s3, v255, 17
	v_cmp_le_i32_e64 s[64:65], v58, v41
	s_nop 0
	v_cndmask_b32_e64 v59, v86, v59, s[2:3]
	v_readlane_b32 s2, v255, 18
	v_readlane_b32 s3, v255, 19
	v_cmp_le_i32_e64 s[66:67], v59, v41
	s_nop 0
	v_cndmask_b32_e64 v60, v87, v60, s[2:3]
	v_readlane_b32 s2, v255, 20
	v_readlane_b32 s3, v255, 21
	v_cmp_le_i32_e64 s[68:69], v60, v41
	s_nop 0
	v_cndmask_b32_e64 v61, v96, v61, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v43, v41
	s_and_b64 s[74:75], s[10:11], s[2:3]
	v_readlane_b32 s2, v254, 26
	v_readlane_b32 s3, v254, 27
	s_and_b64 s[76:77], s[2:3], s[8:9]
	v_readlane_b32 s2, v254, 28
	v_readlane_b32 s3, v254, 29
	s_and_b64 s[78:79], s[2:3], s[24:25]
	v_readlane_b32 s2, v254, 30
	v_readlane_b32 s3, v254, 31
	s_and_b64 s[28:29], s[2:3], s[26:27]
	v_readlane_b32 s2, v254, 32
	v_readlane_b32 s3, v254, 33
	s_and_b64 s[26:27], s[2:3], s[30:31]
	v_readlane_b32 s2, v254, 34
	v_readlane_b32 s3, v254, 35
	s_and_b64 s[24:25], s[2:3], s[34:35]
	v_readlane_b32 s2, v254, 36
	v_readlane_b32 s3, v254, 37
	s_and_b64 s[60:61], s[2:3], s[36:37]
	v_readlane_b32 s2, v254, 38
	v_readlane_b32 s3, v254, 39
	v_readlane_b32 s8, v254, 42
	s_and_b64 s[58:59], s[2:3], s[50:51]
	v_readlane_b32 s2, v254, 40
	v_readlane_b32 s9, v254, 43
	v_readlane_b32 s10, v254, 48
	v_cndmask_b32_e64 v19, v232, v19, s[74:75]
	v_readlane_b32 s3, v254, 41
	s_and_b64 s[56:57], s[8:9], s[54:55]
	v_readlane_b32 s8, v254, 44
	v_readlane_b32 s11, v254, 49
	v_cndmask_b32_e64 v26, v232, v26, s[76:77]
	v_cndmask_b32_e64 v27, v232, v27, s[78:79]
	v_max_f32_e32 v42, v18, v19
	s_and_b64 s[2:3], s[2:3], s[52:53]
	v_readlane_b32 s9, v254, 45
	s_and_b64 s[52:53], s[10:11], s[66:67]
	v_readlane_b32 s10, v254, 50
	v_cndmask_b32_e64 v20, v232, v20, s[28:29]
	v_cndmask_b32_e64 v21, v232, v21, s[26:27]
	v_max3_f32 v42, v42, v26, v27
	s_and_b64 s[54:55], s[8:9], s[62:63]
	v_readlane_b32 s8, v254, 46
	v_readlane_b32 s11, v254, 51
	v_cndmask_b32_e64 v28, v232, v28, s[24:25]
	v_cndmask_b32_e64 v29, v232, v29, s[60:61]
	v_max3_f32 v42, v42, v20, v21
	v_readlane_b32 s9, v254, 47
	s_and_b64 s[50:51], s[10:11], s[68:69]
	v_readlane_b32 s10, v254, 52
	v_cndmask_b32_e64 v22, v232, v22, s[58:59]
	v_cndmask_b32_e64 v23, v232, v23, s[2:3]
	v_max3_f32 v42, v42, v28, v29
	v_cmp_le_i32_e64 s[70:71], v61, v41
	s_and_b64 s[8:9], s[8:9], s[64:65]
	v_readlane_b32 s11, v254, 53
	v_cndmask_b32_e64 v30, v232, v30, s[56:57]
	v_cndmask_b32_e64 v31, v232, v31, s[54:55]
	v_max3_f32 v42, v42, v22, v23
	s_and_b64 vcc, s[10:11], s[70:71]
	v_cndmask_b32_e64 v24, v232, v24, s[8:9]
	v_cndmask_b32_e64 v25, v232, v25, s[52:53]
	v_max3_f32 v42, v42, v30, v31
	v_cndmask_b32_e64 v32, v232, v32, s[50:51]
	v_cndmask_b32_e32 v33, v232, v33, vcc
	v_max3_f32 v42, v42, v24, v25
	v_max3_f32 v42, v42, v32, v33
	ds_bpermute_b32 v43, v153, v42
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v50, v42, v43, s2
	v_sub_f32_e32 v18, v18, v50
	v_sub_f32_e32 v19, v19, v50
	v_sub_f32_e32 v26, v26, v50
	v_exp_f32_e32 v59, v18
	v_exp_f32_e32 v58, v19
	v_sub_f32_e32 v27, v27, v50
	v_exp_f32_e32 v61, v26
	v_sub_f32_e32 v20, v20, v50
	v_exp_f32_e32 v60, v27
	v_sub_f32_e32 v21, v21, v50
	v_exp_f32_e32 v117, v20
	v_sub_f32_e32 v28, v28, v50
	v_exp_f32_e32 v116, v21
	v_add_f32_e32 v18, v59, v58
	v_sub_f32_e32 v29, v29, v50
	v_exp_f32_e32 v119, v28
	v_add_f32_e32 v18, v61, v18
	v_sub_f32_e32 v22, v22, v50
	v_exp_f32_e32 v118, v29
	v_add_f32_e32 v18, v60, v18
	v_sub_f32_e32 v23, v23, v50
	v_exp_f32_e32 v55, v22
	v_add_f32_e32 v18, v117, v18
	v_sub_f32_e32 v30, v30, v50
	v_exp_f32_e32 v54, v23
	v_add_f32_e32 v18, v116, v18
	v_sub_f32_e32 v31, v31, v50
	v_exp_f32_e32 v57, v30
	v_add_f32_e32 v18, v119, v18
	v_sub_f32_e32 v24, v24, v50
	v_exp_f32_e32 v56, v31
	v_add_f32_e32 v18, v118, v18
	v_sub_f32_e32 v25, v25, v50
	v_exp_f32_e32 v52, v24
	v_add_f32_e32 v18, v55, v18
	v_sub_f32_e32 v32, v32, v50
	v_exp_f32_e32 v48, v25
	v_add_f32_e32 v18, v54, v18
	v_sub_f32_e32 v33, v33, v50
	v_exp_f32_e32 v115, v32
	v_add_f32_e32 v18, v57, v18
	v_exp_f32_e32 v53, v33
	v_add_f32_e32 v18, v56, v18
	v_add_f32_e32 v18, v52, v18
	v_add_f32_e32 v18, v48, v18
	v_add_f32_e32 v18, v115, v18
	v_add_f32_e32 v18, v53, v18
	ds_bpermute_b32 v19, v153, v18
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v49, v18, v19
	ds_swizzle_b32 v51, v49 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 8
	v_readlane_b32 s9, v254, 9
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_47
	v_accvgpr_read_b32 v20, a58
	v_accvgpr_read_b32 v21, a59
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[86:87]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], v[112:113], 0, v[20:21]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_47:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 10
	v_readlane_b32 s9, v254, 11
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_49
	v_accvgpr_read_b32 v18, a60
	v_accvgpr_read_b32 v19, a61
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[86:87]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[112:113], 0, v[18:19]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_49:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 12
	v_readlane_b32 s9, v254, 13
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_51
	v_accvgpr_read_b32 v28, a64
	v_accvgpr_read_b32 v29, a65
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[86:87]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], v[112:113], 0, v[28:29]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_51:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 14
	v_readlane_b32 s9, v254, 15
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_53
	v_accvgpr_read_b32 v26, a66
	v_accvgpr_read_b32 v27, a67
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[86:87]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[112:113], 0, v[26:27]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_53:
	s_or_b64 exec, exec, s[2:3]
	v_bfe_u32 v82, v61, 16, 1
	v_bfe_u32 v83, v60, 16, 1
	v_add3_u32 v82, v61, v82, s90
	v_bfe_u32 v84, v59, 16, 1
	v_add3_u32 v83, v60, v83, s90
	v_lshrrev_b32_e32 v82, 16, v82
	v_cmp_o_f32_e32 vcc, v61, v61
	v_bfe_u32 v85, v58, 16, 1
	v_add3_u32 v84, v59, v84, s90
	v_lshrrev_b32_e32 v83, 16, v83
	v_cndmask_b32_e32 v61, v233, v82, vcc
	v_cmp_o_f32_e32 vcc, v60, v60
	v_add3_u32 v85, v58, v85, s90
	v_lshrrev_b32_e32 v84, 16, v84
	v_cndmask_b32_e32 v60, v233, v83, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_lshrrev_b32_e32 v85, 16, v85
	v_perm_b32 v61, v60, v61, s43
	v_cndmask_b32_e32 v59, v233, v84, vcc
	v_cmp_o_f32_e32 vcc, v58, v58
	v_bfe_u32 v82, v117, 16, 1
	v_bfe_u32 v83, v116, 16, 1
	v_cndmask_b32_e32 v58, v233, v85, vcc
	v_perm_b32 v60, v58, v59, s43
	v_bfe_u32 v58, v119, 16, 1
	v_bfe_u32 v59, v118, 16, 1
	v_add3_u32 v58, v119, v58, s90
	v_add3_u32 v59, v118, v59, s90
	v_lshrrev_b32_e32 v58, 16, v58
	v_cmp_o_f32_e32 vcc, v119, v119
	v_add3_u32 v82, v117, v82, s90
	v_lshrrev_b32_e32 v59, 16, v59
	v_cndmask_b32_e32 v58, v233, v58, vcc
	v_cmp_o_f32_e32 vcc, v118, v118
	v_add3_u32 v83, v116, v83, s90
	v_lshrrev_b32_e32 v82, 16, v82
	v_cndmask_b32_e32 v59, v233, v59, vcc
	v_cmp_o_f32_e32 vcc, v117, v117
	v_lshrrev_b32_e32 v83, 16, v83
	v_perm_b32 v59, v59, v58, s43
	v_cndmask_b32_e32 v58, v233, v82, vcc
	v_cmp_o_f32_e32 vcc, v116, v116
	v_bfe_u32 v84, v55, 16, 1
	v_bfe_u32 v85, v54, 16, 1
	v_cndmask_b32_e32 v82, v233, v83, vcc
	v_perm_b32 v58, v82, v58, s43
	v_bfe_u32 v82, v57, 16, 1
	v_bfe_u32 v83, v56, 16, 1
	v_add3_u32 v82, v57, v82, s90
	v_add3_u32 v83, v56, v83, s90
	v_lshrrev_b32_e32 v82, 16, v82
	v_cmp_o_f32_e32 vcc, v57, v57
	v_add3_u32 v84, v55, v84, s90
	v_lshrrev_b32_e32 v83, 16, v83
	v_cndmask_b32_e32 v57, v233, v82, vcc
	v_cmp_o_f32_e32 vcc, v56, v56
	v_sub_f32_e32 v42, 0xf149f2ca, v50
	v_add3_u32 v85, v54, v85, s90
	v_lshrrev_b32_e32 v84, 16, v84
	v_cndmask_b32_e32 v56, v233, v83, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	v_exp_f32_e32 v42, v42
	v_lshrrev_b32_e32 v85, 16, v85
	v_cndmask_b32_e32 v55, v233, v84, vcc
	v_cmp_o_f32_e32 vcc, v54, v54
	v_add_u32_e32 v242, 0, v142
	ds_read_b64 v[62:63], v235 offset:8192
	ds_read_b64 v[76:77], v236 offset:8192
	ds_read_b64 v[78:79], v237 offset:8192
	ds_read_b64 v[80:81], v238 offset:8192
	v_cndmask_b32_e32 v54, v233, v85, vcc
	ds_read_b64 v[112:113], v242 offset:10240
	v_perm_b32 v57, v56, v57, s43
	v_perm_b32 v56, v54, v55, s43
	v_bfe_u32 v54, v115, 16, 1
	v_bfe_u32 v55, v53, 16, 1
	v_add3_u32 v54, v115, v54, s90
	v_mul_f32_e32 v43, 0, v42
	v_add3_u32 v55, v53, v55, s90
	v_lshrrev_b32_e32 v54, 16, v54
	v_cmp_o_f32_e32 vcc, v115, v115
	v_add_u32_e32 v243, 0, v221
	v_lshrrev_b32_e32 v55, 16, v55
	v_accvgpr_write_b32 a12, v43
	v_accvgpr_write_b32 a13, v43
	v_accvgpr_write_b32 a14, v43
	v_accvgpr_write_b32 a15, v43
	v_cndmask_b32_e32 v43, v233, v54, vcc
	v_cmp_o_f32_e32 vcc, v53, v53
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[62:63], v[60:61], a[12:15]
	v_add_u32_e32 v244, 0, v222
	v_cndmask_b32_e32 v53, v233, v55, vcc
	ds_read_b64 v[54:55], v243 offset:10240
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[112:113], v[60:61], a[12:15]
	v_add_u32_e32 v246, 0, v224
	v_add_u32_e32 v245, 0, v223
	v_bfe_u32 v82, v52, 16, 1
	v_mfma_f32_16x16x16_bf16 a[0:3], v[76:77], v[58:59], a[0:3]
	ds_read_b64 v[62:63], v244 offset:10240
	ds_read_b64 v[76:77], v245 offset:10240
	v_add_u32_e32 v247, 0, v225
	v_bfe_u32 v83, v48, 16, 1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[54:55], v[58:59], a[4:7]
	ds_read_b64 v[54:55], v246 offset:12288
	v_add3_u32 v82, v52, v82, s90
	v_add3_u32 v83, v48, v83, s90
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[62:63], v[56:57], a[4:7]
	ds_read_b64 v[62:63], v247 offset:12288
	v_lshrrev_b32_e32 v82, 16, v82
	v_cmp_o_f32_e32 vcc, v52, v52
	v_lshrrev_b32_e32 v83, 16, v83
	v_perm_b32 v53, v53, v43, s43
	v_cndmask_b32_e32 v43, v233, v82, vcc
	v_cmp_o_f32_e32 vcc, v48, v48
	v_add_u32_e32 v248, 0, v226
	v_add_u32_e32 v250, 0, v228
	v_cndmask_b32_e32 v48, v233, v83, vcc
	v_perm_b32 v52, v48, v43, s43
	v_mfma_f32_16x16x16_bf16 a[0:3], v[78:79], v[56:57], a[0:3]
	v_add_u32_e32 v249, 0, v227
	v_add_u32_e32 v251, 0, v229
	v_add_u32_e32 v252, 0, v230
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[76:77], v[52:53], a[4:7]
	ds_read_b64 v[76:77], v248 offset:12288
	ds_read_b64 v[78:79], v249 offset:12288
	v_add_u32_e32 v48, 0, v231
	v_add_f32_e32 v239, v49, v51
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[54:55], v[60:61], a[12:15]
	ds_read_b64 v[54:55], v250 offset:14336
	v_fmac_f32_e32 v239, 0, v42
	v_ashrrev_i32_e32 v42, 31, v114
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[62:63], v[58:59], a[8:11]
	ds_read_b64 v[62:63], v251 offset:14336
	v_lshrrev_b32_e32 v42, 26, v42
	v_add_u32_e32 v42, v114, v42
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[76:77], v[56:57], a[8:11]
	v_ashrrev_i32_e32 v42, 6, v42
	v_max_i32_e32 v49, 2, v42
	v_accvgpr_write_b32 a16, v142
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[54:55], v[60:61], a[12:15]
	v_cmp_ne_u32_e32 vcc, 2, v49
	v_mfma_f32_16x16x16_bf16 a[8:11], v[78:79], v[52:53], a[8:11]
	ds_read_b64 v[76:77], v252 offset:14336
	ds_read_b64 v[78:79], v48 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_bf16 a[12:15], v[62:63], v[58:59], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v65, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v179, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v179, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s43
	v_perm_b32 v3, v26, v30, s43
	v_mfma_f32_16x16x16_bf16 a[12:15], v[76:77], v[56:57], a[12:15]
	ds_write_b64 v234, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s13
	v_perm_b32 v2, v18, v22, s13
	ds_write_b64 v180, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s43
	v_perm_b32 v2, v19, v23, s43
	ds_write_b64 v181, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s13
	v_perm_b32 v3, v27, v31, s13
	v_mfma_f32_16x16x16_bf16 a[0:3], v[80:81], v[52:53], a[0:3]
	ds_write_b64 v182, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s43
	v_perm_b32 v3, v28, v32, s43
	v_mfma_f32_16x16x16_bf16 a[12:15], v[78:79], v[52:53], a[12:15]
	ds_write_b64 v183, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s13
	v_perm_b32 v3, v28, v32, s13
	ds_write_b64 v184, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s43
	v_perm_b32 v3, v29, v33, s43
	ds_write_b64 v185, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s13
	v_perm_b32 v3, v29, v33, s13
	v_mov_b32_e32 v22, 64
	ds_write_b64 v186, v[2:3] offset:9088
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_73
	v_writelane_b32 v255, s8, 28
	v_mov_b32_e32 v2, 0xffffff80
	s_lshl_b64 s[2:3], s[86:87], 7
	v_writelane_b32 v255, s9, 29
	v_lshl_add_u32 v49, v49, 6, v2
	s_add_u32 s8, s2, s84
	v_accvgpr_read_b32 v2, a36
	s_addc_u32 s9, s3, s85
	v_accvgpr_read_b32 v3, a37
	v_lshl_add_u64 v[112:113], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a38
	v_accvgpr_read_b32 v3, a39
	v_lshl_add_u64 v[114:115], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a40
	v_accvgpr_read_b32 v3, a41
	v_lshl_add_u64 v[116:117], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a42
	v_accvgpr_read_b32 v3, a43
	v_lshl_add_u64 v[118:119], s[8:9], 0, v[2:3]
	s_add_u32 s2, s2, s82
	v_accvgpr_read_b32 v2, a44
	s_addc_u32 s3, s3, s83
	v_accvgpr_read_b32 v3, a45
	v_lshl_add_u64 v[120:121], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a46
	v_accvgpr_read_b32 v3, a47
	v_lshl_add_u64 v[122:123], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a48
	v_accvgpr_read_b32 v3, a49
	v_lshl_add_u64 v[124:125], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a50
	v_accvgpr_read_b32 v3, a51
	v_lshl_add_u64 v[126:127], s[2:3], 0, v[2:3]
	s_mov_b32 s22, 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s21, s39
	s_branch .LBB0_56
.LBB0_55:
	s_or_b64 exec, exec, s[2:3]
	v_bfe_u32 v81, v80, 16, 1
	v_bfe_u32 v1, v79, 16, 1
	v_add3_u32 v81, v80, v81, s90
	v_bfe_u32 v146, v78, 16, 1
	v_add3_u32 v1, v79, v1, s90
	v_lshrrev_b32_e32 v81, 16, v81
	v_cmp_o_f32_e32 vcc, v80, v80
	v_bfe_u32 v220, v77, 16, 1
	v_add3_u32 v146, v78, v146, s90
	v_lshrrev_b32_e32 v1, 16, v1
	v_cndmask_b32_e32 v80, v233, v81, vcc
	v_cmp_o_f32_e32 vcc, v79, v79
	v_add3_u32 v220, v77, v220, s90
	v_lshrrev_b32_e32 v146, 16, v146
	v_cndmask_b32_e32 v1, v233, v1, vcc
	v_cmp_o_f32_e32 vcc, v78, v78
	v_lshrrev_b32_e32 v220, 16, v220
	v_perm_b32 v79, v1, v80, s43
	v_cndmask_b32_e32 v1, v233, v146, vcc
	v_cmp_o_f32_e32 vcc, v77, v77
	v_bfe_u32 v80, v62, 16, 1
	v_bfe_u32 v81, v61, 16, 1
	v_cndmask_b32_e32 v77, v233, v220, vcc
	v_perm_b32 v78, v77, v1, s43
	v_bfe_u32 v1, v76, 16, 1
	v_bfe_u32 v77, v63, 16, 1
	v_add3_u32 v1, v76, v1, s90
	v_add3_u32 v77, v63, v77, s90
	v_lshrrev_b32_e32 v1, 16, v1
	v_cmp_o_f32_e32 vcc, v76, v76
	v_add3_u32 v80, v62, v80, s90
	v_lshrrev_b32_e32 v77, 16, v77
	v_cndmask_b32_e32 v1, v233, v1, vcc
	v_cmp_o_f32_e32 vcc, v63, v63
	v_add3_u32 v81, v61, v81, s90
	v_lshrrev_b32_e32 v80, 16, v80
	v_cndmask_b32_e32 v63, v233, v77, vcc
	v_cmp_o_f32_e32 vcc, v62, v62
	v_lshrrev_b32_e32 v81, 16, v81
	v_perm_b32 v63, v63, v1, s43
	v_cndmask_b32_e32 v1, v233, v80, vcc
	v_cmp_o_f32_e32 vcc, v61, v61
	v_bfe_u32 v76, v58, 16, 1
	v_bfe_u32 v77, v57, 16, 1
	v_cndmask_b32_e32 v61, v233, v81, vcc
	v_perm_b32 v62, v61, v1, s43
	v_bfe_u32 v1, v60, 16, 1
	v_bfe_u32 v61, v59, 16, 1
	v_add3_u32 v1, v60, v1, s90
	v_add3_u32 v61, v59, v61, s90
	v_lshrrev_b32_e32 v1, 16, v1
	v_cmp_o_f32_e32 vcc, v60, v60
	v_add3_u32 v76, v58, v76, s90
	v_lshrrev_b32_e32 v61, 16, v61
	v_cndmask_b32_e32 v1, v233, v1, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_add3_u32 v77, v57, v77, s90
	v_lshrrev_b32_e32 v76, 16, v76
	v_cndmask_b32_e32 v59, v233, v61, vcc
	v_cmp_o_f32_e32 vcc, v58, v58
	v_sub_f32_e32 v42, v50, v240
	v_lshrrev_b32_e32 v80, 16, v77
	v_perm_b32 v77, v59, v1, s43
	v_cndmask_b32_e32 v1, v233, v76, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_exp_f32_e32 v50, v42
	v_bfe_u32 v58, v54, 16, 1
	v_cndmask_b32_e32 v57, v233, v80, vcc
	v_perm_b32 v76, v57, v1, s43
	v_bfe_u32 v1, v56, 16, 1
	v_bfe_u32 v57, v55, 16, 1
	v_bfe_u32 v59, v53, 16, 1
	v_add3_u32 v1, v56, v1, s90
	v_add3_u32 v59, v53, v59, s90
	v_add3_u32 v58, v54, v58, s90
	v_add3_u32 v57, v55, v57, s90
	v_lshrrev_b32_e32 v1, 16, v1
	v_cmp_o_f32_e32 vcc, v56, v56
	v_lshrrev_b32_e32 v57, 16, v57
	v_lshrrev_b32_e32 v80, 16, v58
	v_lshrrev_b32_e32 v81, 16, v59
	v_pk_mul_f32 v[58:59], v[140:141], v[50:51] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v1, v233, v1, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	ds_read_b64 v[82:83], v235 offset:8192
	ds_read_b64 v[84:85], v236 offset:8192
	ds_read_b64 v[86:87], v237 offset:8192
	ds_read_b64 v[96:97], v238 offset:8192
	ds_read_b64 v[98:99], v242 offset:10240
	ds_read_b64 v[42:43], v243 offset:10240
	v_pk_mul_f32 v[60:61], v[142:143], v[50:51] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v55, v233, v57, vcc
	v_accvgpr_write_b32 a0, v58
	v_accvgpr_write_b32 a1, v59
	v_accvgpr_write_b32 a2, v60
	v_accvgpr_write_b32 a3, v61
	v_perm_b32 v59, v55, v1, s43
	v_cmp_o_f32_e32 vcc, v54, v54
	v_pk_mul_f32 v[54:55], v[136:137], v[50:51] op_sel_hi:[1,0]
	v_pk_mul_f32 v[56:57], v[138:139], v[50:51] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v1, v233, v80, vcc
	v_accvgpr_write_b32 a4, v54
	v_accvgpr_write_b32 a5, v55
	v_accvgpr_write_b32 a6, v56
	v_accvgpr_write_b32 a7, v57
	ds_read_b64 v[54:55], v244 offset:10240
	ds_read_b64 v[56:57], v245 offset:10240
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[98:99], v[78:79], a[4:7]
	v_cmp_o_f32_e32 vcc, v53, v53
	s_add_i32 s2, s22, 64
	v_readlane_b32 s3, v253, 59
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[42:43], v[62:63], a[4:7]
	v_cndmask_b32_e32 v53, v233, v81, vcc
	ds_read_b64 v[42:43], v246 offset:12288
	ds_read_b64 v[60:61], v247 offset:12288
	v_perm_b32 v58, v53, v1, s43
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[54:55], v[76:77], a[4:7]
	v_mul_f32_e64 v54, v132, v50
	v_mul_f32_e64 v55, v133, v50
	s_add_i32 s21, s21, s3
	v_cmp_eq_u32_e32 vcc, s2, v49
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[56:57], v[58:59], a[4:7]
	v_mul_f32_e64 v56, v134, v50
	v_mul_f32_e64 v57, v135, v50
	s_add_i32 s3, s22, 0x80
	v_accvgpr_write_b32 a8, v54
	v_accvgpr_write_b32 a9, v55
	v_accvgpr_write_b32 a10, v56
	v_accvgpr_write_b32 a11, v57
	ds_read_b64 v[54:55], v248 offset:12288
	ds_read_b64 v[56:57], v249 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[42:43], v[78:79], a[8:11]
	ds_read_b64 v[42:43], v250 offset:14336
	v_lshl_add_u64 v[112:113], v[112:113], 0, s[46:47]
	v_lshl_add_u64 v[114:115], v[114:115], 0, s[46:47]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[60:61], v[62:63], a[8:11]
	ds_read_b64 v[60:61], v251 offset:14336
	v_lshl_add_u64 v[116:117], v[116:117], 0, s[46:47]
	v_lshl_add_u64 v[118:119], v[118:119], 0, s[46:47]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[54:55], v[76:77], a[8:11]
	v_mul_f32_e64 v54, v128, v50
	v_mul_f32_e64 v55, v129, v50
	v_lshl_add_u64 v[120:121], v[120:121], 0, s[46:47]
	v_lshl_add_u64 v[122:123], v[122:123], 0, s[46:47]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[56:57], v[58:59], a[8:11]
	v_mul_f32_e64 v56, v130, v50
	v_mul_f32_e64 v57, v131, v50
	v_add_f32_e32 v51, v51, v52
	v_accvgpr_write_b32 a12, v54
	v_accvgpr_write_b32 a13, v55
	v_accvgpr_write_b32 a14, v56
	v_accvgpr_write_b32 a15, v57
	v_mfma_f32_16x16x16_bf16 a[0:3], v[82:83], v[78:79], a[0:3]
	ds_read_b64 v[54:55], v252 offset:14336
	ds_read_b64 v[56:57], v48 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_bf16 a[12:15], v[42:43], v[78:79], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v65, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v179, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v179, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s43
	v_perm_b32 v3, v26, v30, s43
	v_mfma_f32_16x16x16_bf16 a[0:3], v[84:85], v[62:63], a[0:3]
	ds_write_b64 v234, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s13
	v_perm_b32 v2, v18, v22, s13
	v_mfma_f32_16x16x16_bf16 a[12:15], v[60:61], v[62:63], a[12:15]
	ds_write_b64 v180, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s43
	v_perm_b32 v2, v19, v23, s43
	v_mfma_f32_16x16x16_bf16 a[0:3], v[86:87], v[76:77], a[0:3]
	ds_write_b64 v181, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s13
	v_perm_b32 v3, v27, v31, s13
	v_mfma_f32_16x16x16_bf16 a[12:15], v[54:55], v[76:77], a[12:15]
	ds_write_b64 v182, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s43
	v_perm_b32 v3, v28, v32, s43
	v_mfma_f32_16x16x16_bf16 a[0:3], v[96:97], v[58:59], a[0:3]
	ds_write_b64 v183, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s13
	v_perm_b32 v3, v28, v32, s13
	v_mfma_f32_16x16x16_bf16 a[12:15], v[56:57], v[58:59], a[12:15]
	v_fmac_f32_e32 v51, v239, v50
	ds_write_b64 v184, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s43
	v_perm_b32 v3, v29, v33, s43
	ds_write_b64 v185, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s13
	v_perm_b32 v3, v29, v33, s13
	v_lshl_add_u64 v[124:125], v[124:125], 0, s[46:47]
	v_lshl_add_u64 v[126:127], v[126:127], 0, s[46:47]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v22, s3
	s_mov_b32 s22, s2
	v_mov_b32_e32 v239, v51
	v_mov_b32_e32 v50, v240
	ds_write_b64 v186, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_72
.LBB0_56:
	v_add_u32_e32 v11, s22, v144
	v_add_u32_e32 v2, 0x80, v11
	v_accvgpr_read_b32 v143, a3
	v_accvgpr_read_b32 v142, a2
	v_accvgpr_read_b32 v141, a1
	v_accvgpr_read_b32 v140, a0
	v_accvgpr_read_b32 v139, a7
	v_accvgpr_read_b32 v138, a6
	v_accvgpr_read_b32 v137, a5
	v_accvgpr_read_b32 v136, a4
	v_accvgpr_read_b32 v135, a11
	v_accvgpr_read_b32 v134, a10
	v_accvgpr_read_b32 v133, a9
	v_accvgpr_read_b32 v132, a8
	v_accvgpr_read_b32 v131, a15
	v_accvgpr_read_b32 v130, a14
	v_accvgpr_read_b32 v129, a13
	v_accvgpr_read_b32 v128, a12
	v_cmp_gt_i32_e32 vcc, s18, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_58
	v_lshl_add_u64 v[4:5], v[126:127], 0, v[46:47]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v3, 0x90, v11
	v_cmp_gt_i32_e32 vcc, s18, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_60
	v_lshl_add_u64 v[2:3], v[124:125], 0, v[46:47]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_60:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v10, 0xa0, v11
	v_cmp_gt_i32_e32 vcc, s18, v10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_62
	v_lshl_add_u64 v[12:13], v[122:123], 0, v[46:47]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_62:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v11, 0xb0, v11
	v_cmp_gt_i32_e32 vcc, s18, v11
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[10:11], v[120:121], 0, v[46:47]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_64:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v235 offset1:4
	ds_read2st64_b64 v[22:25], v236 offset1:4
	ds_read2st64_b64 v[26:29], v237 offset1:4
	ds_read2st64_b64 v[30:33], v238 offset1:4
	v_add_u32_e32 v42, s22, v147
	v_add_u32_e32 v43, 64, v42
	v_add_u32_e32 v51, 0x41, v42
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[104:105], 0
	v_add_u32_e32 v52, 0x42, v42
	v_add_u32_e32 v53, 0x43, v42
	v_add_u32_e32 v54, 0x50, v42
	v_mfma_f32_16x16x16_bf16 a[4:7], v[20:21], v[104:105], 0
	ds_read2st64_b64 v[18:21], v235 offset0:8 offset1:12
	v_add_u32_e32 v55, 0x51, v42
	v_add_u32_e32 v56, 0x52, v42
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[22:23], v[106:107], a[0:3]
	v_add_u32_e32 v57, 0x53, v42
	v_add_u32_e32 v58, 0x60, v42
	v_add_u32_e32 v59, 0x61, v42
	v_mfma_f32_16x16x16_bf16 a[4:7], v[24:25], v[106:107], a[4:7]
	ds_read2st64_b64 v[22:25], v236 offset0:8 offset1:12
	v_add_u32_e32 v60, 0x62, v42
	v_add_u32_e32 v61, 0x63, v42
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[108:109], a[0:3]
	v_add_u32_e32 v62, 0x70, v42
	v_add_u32_e32 v63, 0x71, v42
	v_add_u32_e32 v76, 0x72, v42
	v_mfma_f32_16x16x16_bf16 a[4:7], v[28:29], v[108:109], a[4:7]
	ds_read2st64_b64 v[26:29], v237 offset0:8 offset1:12
	v_add_u32_e32 v42, 0x73, v42
	v_add_u32_e32 v77, s22, v241
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[18:19], v[104:105], 0
	v_cmp_gt_i32_e64 s[52:53], s18, v43
	v_cmp_gt_i32_e64 s[78:79], s18, v42
	v_cmp_gt_i32_e64 s[98:99], s41, v43
	v_mfma_f32_16x16x16_bf16 a[0:3], v[30:31], v[110:111], a[0:3]
	v_cmp_gt_i32_e64 s[96:97], s41, v51
	v_cmp_gt_i32_e64 s[8:9], s41, v42
	v_add_u32_e32 v42, s21, v174
	v_mfma_f32_16x16x16_bf16 a[12:15], v[20:21], v[104:105], 0
	v_add_u32_e32 v43, s21, v173
	v_add_u32_e32 v78, 64, v77
	v_add_u32_e32 v79, 0x41, v77
	v_mfma_f32_16x16x16_bf16 a[4:7], v[32:33], v[110:111], a[4:7]
	ds_read2st64_b64 v[30:33], v238 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[22:23], v[106:107], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[50:51], s18, v51
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[106:107], a[12:15]
	v_cmp_gt_i32_e64 s[56:57], s18, v52
	v_cmp_gt_i32_e32 vcc, s18, v63
	v_cmp_gt_i32_e64 s[76:77], s18, v76
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[26:27], v[108:109], a[8:11]
	v_cmp_gt_i32_e64 s[94:95], s41, v52
	v_cmp_gt_i32_e64 s[92:93], s41, v53
	v_cmp_gt_i32_e64 s[82:83], s41, v63
	v_mfma_f32_16x16x16_bf16 a[0:3], v[28:29], v[108:109], a[0:3]
	v_cmp_gt_i32_e64 s[2:3], s41, v76
	v_add_u32_e32 v51, s21, v172
	v_add_u32_e32 v52, s21, v171
	v_add_u32_e32 v63, s21, v160
	v_add_u32_e32 v76, s21, v159
	v_add_u32_e32 v80, 0x42, v77
	v_add_u32_e32 v81, 0x43, v77
	v_add_u32_e32 v82, 0x50, v77
	v_add_u32_e32 v83, 0x51, v77
	v_add_u32_e32 v84, 0x52, v77
	v_add_u32_e32 v85, 0x53, v77
	v_add_u32_e32 v86, 0x60, v77
	v_add_u32_e32 v87, 0x61, v77
	v_add_u32_e32 v96, 0x62, v77
	v_add_u32_e32 v97, 0x63, v77
	v_add_u32_e32 v98, 0x70, v77
	v_add_u32_e32 v99, 0x71, v77
	v_add_u32_e32 v240, 0x72, v77
	v_add_u32_e32 v77, 0x73, v77
	v_cndmask_b32_e64 v42, v78, v42, s[98:99]
	v_cndmask_b32_e64 v43, v79, v43, s[96:97]
	v_cmp_gt_i32_e64 s[54:55], s18, v53
	v_cmp_gt_i32_e64 s[60:61], s18, v54
	v_cmp_gt_i32_e64 s[62:63], s18, v57
	v_cmp_gt_i32_e64 s[68:69], s18, v58
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[30:31], v[110:111], a[8:11]
	v_cmp_gt_i32_e64 s[36:37], s41, v54
	v_cmp_gt_i32_e64 s[34:35], s41, v55
	v_cmp_gt_i32_e64 s[28:29], s41, v57
	v_cmp_gt_i32_e64 s[26:27], s41, v58
	v_cmp_gt_i32_e64 s[24:25], s41, v59
	v_add_u32_e32 v53, s21, v170
	v_add_u32_e32 v54, s21, v169
	v_add_u32_e32 v57, s21, v166
	v_add_u32_e32 v58, s21, v165
	v_cndmask_b32_e64 v51, v80, v51, s[94:95]
	v_cndmask_b32_e64 v52, v81, v52, s[92:93]
	v_cndmask_b32_e64 v63, v240, v63, s[2:3]
	v_cndmask_b32_e64 v76, v77, v76, s[8:9]
	v_cmp_le_i32_e64 s[2:3], v42, v41
	v_cmp_le_i32_e64 s[8:9], v43, v41
	v_cmp_gt_i32_e64 s[58:59], s18, v55
	v_cmp_gt_i32_e64 s[64:65], s18, v56
	v_mul_f32_e32 v18, s44, v18
	v_mul_f32_e32 v19, s44, v19
	v_cmp_gt_i32_e64 s[30:31], s41, v56
	v_add_u32_e32 v55, s21, v168
	v_add_u32_e32 v56, s21, v167
	v_cndmask_b32_e64 v53, v82, v53, s[36:37]
	v_cndmask_b32_e64 v54, v83, v54, s[34:35]
	v_cndmask_b32_e64 v57, v86, v57, s[26:27]
	v_cndmask_b32_e64 v58, v87, v58, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v51, v41
	v_cmp_le_i32_e64 s[26:27], v52, v41
	s_and_b64 s[52:53], s[52:53], s[2:3]
	s_and_b64 s[8:9], s[50:51], s[8:9]
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[110:111], a[0:3]
	v_mul_f32_e32 v22, s44, v22
	v_mul_f32_e32 v20, s44, v20
	v_cndmask_b32_e64 v55, v84, v55, s[30:31]
	v_cndmask_b32_e64 v56, v85, v56, s[28:29]
	v_cmp_le_i32_e64 s[28:29], v53, v41
	v_cmp_le_i32_e64 s[30:31], v54, v41
	s_and_b64 s[24:25], s[56:57], s[24:25]
	s_and_b64 s[26:27], s[54:55], s[26:27]
	v_cndmask_b32_e64 v18, v232, v18, s[52:53]
	v_cndmask_b32_e64 v19, v232, v19, s[8:9]
	v_cmp_gt_i32_e64 s[66:67], s18, v59
	v_cmp_gt_i32_e64 s[74:75], s18, v60
	v_cmp_gt_i32_e64 s[70:71], s18, v61
	v_cmp_gt_i32_e64 s[72:73], s18, v62
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s44, v21
	v_mul_f32_e32 v23, s44, v23
	v_cmp_gt_i32_e64 s[88:89], s41, v60
	v_cmp_gt_i32_e64 s[86:87], s41, v61
	v_cmp_gt_i32_e64 s[84:85], s41, v62
	v_add_u32_e32 v59, s21, v164
	v_add_u32_e32 v60, s21, v163
	v_add_u32_e32 v61, s21, v162
	v_add_u32_e32 v62, s21, v161
	v_cmp_le_i32_e64 s[34:35], v55, v41
	v_cmp_le_i32_e64 s[36:37], v56, v41
	s_and_b64 s[28:29], s[60:61], s[28:29]
	s_and_b64 s[30:31], s[58:59], s[30:31]
	v_cndmask_b32_e64 v22, v232, v22, s[24:25]
	v_cndmask_b32_e64 v20, v232, v20, s[26:27]
	v_max_f32_e32 v42, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s44, v24
	v_mul_f32_e32 v25, s44, v25
	v_cndmask_b32_e64 v59, v96, v59, s[88:89]
	v_cndmask_b32_e64 v60, v97, v60, s[86:87]
	v_cndmask_b32_e64 v61, v98, v61, s[84:85]
	v_cndmask_b32_e64 v62, v99, v62, s[82:83]
	v_cmp_le_i32_e64 s[82:83], v57, v41
	v_cmp_le_i32_e64 s[84:85], v58, v41
	s_and_b64 s[34:35], s[64:65], s[34:35]
	s_and_b64 s[36:37], s[62:63], s[36:37]
	v_cndmask_b32_e64 v21, v232, v21, s[28:29]
	v_cndmask_b32_e64 v23, v232, v23, s[30:31]
	v_max3_f32 v42, v42, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s44, v26
	v_mul_f32_e32 v27, s44, v27
	v_cmp_le_i32_e64 s[86:87], v59, v41
	v_cmp_le_i32_e64 s[88:89], v60, v41
	s_and_b64 s[50:51], s[68:69], s[82:83]
	s_and_b64 s[54:55], s[66:67], s[84:85]
	v_cndmask_b32_e64 v24, v232, v24, s[34:35]
	v_cndmask_b32_e64 v25, v232, v25, s[36:37]
	v_max3_f32 v42, v42, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s44, v28
	v_mul_f32_e32 v29, s44, v29
	v_cmp_le_i32_e64 s[92:93], v61, v41
	v_cmp_le_i32_e64 s[94:95], v62, v41
	s_and_b64 s[56:57], s[74:75], s[86:87]
	s_and_b64 s[58:59], s[70:71], s[88:89]
	v_cndmask_b32_e64 v26, v232, v26, s[50:51]
	v_cndmask_b32_e64 v27, v232, v27, s[54:55]
	v_max3_f32 v42, v42, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s44, v30
	v_mul_f32_e32 v31, s44, v31
	v_cmp_le_i32_e64 s[96:97], v63, v41
	v_cmp_le_i32_e64 s[98:99], v76, v41
	s_and_b64 s[60:61], s[72:73], s[92:93]
	s_and_b64 s[62:63], vcc, s[94:95]
	v_cndmask_b32_e64 v28, v232, v28, s[56:57]
	v_cndmask_b32_e64 v29, v232, v29, s[58:59]
	v_max3_f32 v42, v42, v26, v27
	v_mul_f32_e32 v32, s44, v32
	v_mul_f32_e32 v33, s44, v33
	s_and_b64 s[2:3], s[76:77], s[96:97]
	s_and_b64 vcc, s[78:79], s[98:99]
	v_cndmask_b32_e64 v30, v232, v30, s[60:61]
	v_cndmask_b32_e64 v31, v232, v31, s[62:63]
	v_max3_f32 v42, v42, v28, v29
	v_cndmask_b32_e64 v32, v232, v32, s[2:3]
	v_cndmask_b32_e32 v33, v232, v33, vcc
	v_max3_f32 v42, v42, v30, v31
	v_max3_f32 v42, v42, v32, v33
	ds_bpermute_b32 v43, v153, v42
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v240, v50, v42, v43
	v_sub_f32_e32 v18, v18, v240
	v_sub_f32_e32 v19, v19, v240
	v_sub_f32_e32 v22, v22, v240
	v_exp_f32_e32 v78, v18
	v_exp_f32_e32 v77, v19
	v_sub_f32_e32 v20, v20, v240
	v_exp_f32_e32 v80, v22
	v_sub_f32_e32 v21, v21, v240
	v_exp_f32_e32 v79, v20
	v_sub_f32_e32 v23, v23, v240
	v_exp_f32_e32 v62, v21
	v_sub_f32_e32 v24, v24, v240
	v_exp_f32_e32 v61, v23
	v_add_f32_e32 v18, v78, v77
	v_sub_f32_e32 v25, v25, v240
	v_exp_f32_e32 v76, v24
	v_add_f32_e32 v18, v80, v18
	v_sub_f32_e32 v26, v26, v240
	v_exp_f32_e32 v63, v25
	v_add_f32_e32 v18, v79, v18
	v_sub_f32_e32 v27, v27, v240
	v_exp_f32_e32 v58, v26
	v_add_f32_e32 v18, v62, v18
	v_sub_f32_e32 v28, v28, v240
	v_exp_f32_e32 v57, v27
	v_add_f32_e32 v18, v61, v18
	v_sub_f32_e32 v29, v29, v240
	v_exp_f32_e32 v60, v28
	v_add_f32_e32 v18, v76, v18
	v_sub_f32_e32 v30, v30, v240
	v_exp_f32_e32 v59, v29
	v_add_f32_e32 v18, v63, v18
	v_sub_f32_e32 v31, v31, v240
	v_exp_f32_e32 v54, v30
	v_add_f32_e32 v18, v58, v18
	v_sub_f32_e32 v32, v32, v240
	v_exp_f32_e32 v53, v31
	v_add_f32_e32 v18, v57, v18
	v_sub_f32_e32 v33, v33, v240
	v_exp_f32_e32 v56, v32
	v_add_f32_e32 v18, v60, v18
	v_exp_f32_e32 v55, v33
	v_add_f32_e32 v18, v59, v18
	v_add_f32_e32 v18, v54, v18
	v_add_f32_e32 v18, v53, v18
	v_add_f32_e32 v18, v56, v18
	v_add_f32_e32 v18, v55, v18
	ds_bpermute_b32 v19, v153, v18
	v_add_u32_e32 v27, s22, v148
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s18, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v51, v18, v19
	ds_swizzle_b32 v52, v51 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_66
	v_lshl_add_u64 v[20:21], v[118:119], 0, v[46:47]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_66:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v19, 0x81, v27
	v_cmp_gt_i32_e32 vcc, s18, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_68
	v_lshl_add_u64 v[18:19], v[116:117], 0, v[46:47]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_68:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v26, 0x82, v27
	v_cmp_gt_i32_e32 vcc, s18, v26
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_70
	v_lshl_add_u64 v[28:29], v[114:115], 0, v[46:47]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_70:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v27, 0x83, v27
	v_cmp_gt_i32_e32 vcc, s18, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_55
	v_lshl_add_u64 v[26:27], v[112:113], 0, v[46:47]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_55
.LBB0_72:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s8, v255, 28
	v_mov_b32_e32 v239, v51
	v_mov_b32_e32 v50, v240
	v_readlane_b32 s9, v255, 29
.LBB0_73:
	s_or_b64 exec, exec, s[8:9]
	v_accvgpr_read_b32 v142, a16
.LBB0_74:
	v_readlane_b32 s2, v255, 26
	v_readlane_b32 s3, v255, 27
	s_or_b64 exec, exec, s[2:3]
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
	v_add_u32_e32 v18, 0, v204
	v_add_u32_e32 v19, 0, v203
	v_add_u32_e32 v20, 0, v202
	v_add_u32_e32 v21, 0, v152
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_76
	ds_read2st64_b64 v[24:27], v21 offset1:4
	ds_read2st64_b64 v[28:31], v19 offset1:4
	ds_read2st64_b64 v[52:55], v18 offset1:4
	ds_read2st64_b64 v[56:59], v18 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[24:25], v[104:105], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[26:27], v[104:105], 0
	ds_read2st64_b64 v[24:27], v20 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[24:25], v[106:107], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[26:27], v[106:107], a[20:23]
	ds_read2st64_b64 v[24:27], v21 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[28:29], v[108:109], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[30:31], v[108:109], a[20:23]
	ds_read2st64_b64 v[28:31], v20 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[52:53], v[110:111], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[54:55], v[110:111], a[20:23]
	ds_read2st64_b64 v[52:55], v19 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[24:25], v[104:105], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[26:27], v[104:105], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[28:29], v[106:107], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[30:31], v[106:107], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[52:53], v[108:109], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[54:55], v[108:109], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[56:57], v[110:111], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[58:59], v[110:111], a[28:31]
.LBB0_76:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v51, v22, v147
	v_or_b32_e32 v52, v22, v187
	v_or_b32_e32 v53, v22, v188
	v_or_b32_e32 v54, v22, v189
	v_or_b32_e32 v62, v22, v197
	v_mul_lo_u32 v77, v51, s42
	v_mul_lo_u32 v78, v52, s42
	v_or_b32_e32 v55, v22, v190
	v_or_b32_e32 v56, v22, v191
	v_or_b32_e32 v57, v22, v192
	v_or_b32_e32 v58, v22, v193
	v_or_b32_e32 v59, v22, v194
	v_or_b32_e32 v60, v22, v195
	v_or_b32_e32 v61, v22, v196
	v_or_b32_e32 v63, v22, v198
	v_or_b32_e32 v65, v22, v199
	v_or_b32_e32 v76, v22, v200
	v_or_b32_e32 v22, v22, v201
	v_cmp_gt_i32_e64 s[8:9], s18, v51
	v_cmp_gt_i32_e64 s[50:51], s18, v52
	v_cmp_gt_i32_e32 vcc, s41, v51
	v_cmp_gt_i32_e64 s[36:37], s41, v52
	v_mul_lo_u32 v79, v53, s42
	v_mul_lo_u32 v80, v54, s42
	v_mul_lo_u32 v96, v62, s42
	v_add_u32_e32 v77, s39, v77
	v_add_u32_e32 v78, s39, v78
	v_add_u32_e32 v51, s91, v51
	v_add_u32_e32 v52, s91, v52
	v_cmp_gt_i32_e64 s[52:53], s18, v53
	v_cmp_gt_i32_e64 s[54:55], s18, v54
	v_cmp_gt_i32_e64 s[70:71], s18, v62
	v_cmp_gt_i32_e64 s[34:35], s41, v53
	v_cmp_gt_i32_e64 s[30:31], s41, v54
	v_cmp_gt_i32_e64 s[2:3], s41, v62
	v_mul_lo_u32 v81, v55, s42
	v_mul_lo_u32 v82, v56, s42
	v_mul_lo_u32 v83, v57, s42
	v_mul_lo_u32 v84, v58, s42
	v_mul_lo_u32 v85, v59, s42
	v_mul_lo_u32 v86, v60, s42
	v_mul_lo_u32 v87, v61, s42
	v_mul_lo_u32 v97, v63, s42
	v_mul_lo_u32 v98, v65, s42
	v_mul_lo_u32 v99, v76, s42
	v_mul_lo_u32 v104, v22, s42
	v_add_u32_e32 v79, s39, v79
	v_add_u32_e32 v80, s39, v80
	v_add_u32_e32 v96, s39, v96
	v_add_u32_e32 v53, s91, v53
	v_add_u32_e32 v54, s91, v54
	v_add_u32_e32 v62, s91, v62
	v_cndmask_b32_e32 v51, v51, v77, vcc
	v_cndmask_b32_e64 v52, v52, v78, s[36:37]
	v_accvgpr_read_b32 v48, a17
	v_accvgpr_read_b32 v49, a16
	v_cmp_gt_i32_e64 s[56:57], s18, v55
	v_cmp_gt_i32_e64 s[58:59], s18, v56
	v_cmp_gt_i32_e64 s[60:61], s18, v57
	v_cmp_gt_i32_e64 s[62:63], s18, v58
	v_cmp_gt_i32_e64 s[64:65], s18, v59
	v_cmp_gt_i32_e64 s[66:67], s18, v60
	v_cmp_gt_i32_e64 s[68:69], s18, v61
	v_cmp_gt_i32_e64 s[72:73], s18, v63
	v_cmp_gt_i32_e64 s[74:75], s18, v65
	v_cmp_gt_i32_e64 s[76:77], s18, v76
	v_cmp_gt_i32_e64 s[78:79], s18, v22
	v_cmp_gt_i32_e64 s[28:29], s41, v55
	v_cmp_gt_i32_e64 s[26:27], s41, v56
	v_cmp_gt_i32_e64 s[24:25], s41, v57
	v_cmp_gt_i32_e64 s[98:99], s41, v58
	v_cmp_gt_i32_e64 s[96:97], s41, v59
	v_cmp_gt_i32_e64 s[94:95], s41, v60
	v_cmp_gt_i32_e64 s[92:93], s41, v61
	v_cmp_gt_i32_e64 s[88:89], s41, v63
	v_cmp_gt_i32_e64 s[86:87], s41, v65
	v_cmp_gt_i32_e64 s[84:85], s41, v76
	v_cmp_gt_i32_e64 s[82:83], s41, v22
	v_add_u32_e32 v81, s39, v81
	v_add_u32_e32 v82, s39, v82
	v_add_u32_e32 v83, s39, v83
	v_add_u32_e32 v84, s39, v84
	v_add_u32_e32 v85, s39, v85
	v_add_u32_e32 v86, s39, v86
	v_add_u32_e32 v87, s39, v87
	v_add_u32_e32 v97, s39, v97
	v_add_u32_e32 v98, s39, v98
	v_add_u32_e32 v99, s39, v99
	v_add_u32_e32 v104, s39, v104
	v_add_u32_e32 v55, s91, v55
	v_add_u32_e32 v56, s91, v56
	v_add_u32_e32 v57, s91, v57
	v_add_u32_e32 v58, s91, v58
	v_add_u32_e32 v59, s91, v59
	v_add_u32_e32 v60, s91, v60
	v_add_u32_e32 v61, s91, v61
	v_add_u32_e32 v63, s91, v63
	v_add_u32_e32 v65, s91, v65
	v_add_u32_e32 v76, s91, v76
	v_add_u32_e32 v22, s91, v22
	v_cndmask_b32_e64 v53, v53, v79, s[34:35]
	v_cndmask_b32_e64 v54, v54, v80, s[30:31]
	v_cndmask_b32_e64 v62, v62, v96, s[2:3]
	v_cmp_le_i32_e32 vcc, v51, v41
	v_cmp_le_i32_e64 s[2:3], v52, v41
	v_accvgpr_read_b32 v42, a19
	v_accvgpr_read_b32 v43, a18
	v_mul_f32_e32 v49, s44, v49
	v_mul_f32_e32 v48, s44, v48
	v_cndmask_b32_e64 v55, v55, v81, s[28:29]
	v_cndmask_b32_e64 v56, v56, v82, s[26:27]
	v_cndmask_b32_e64 v57, v57, v83, s[24:25]
	v_cndmask_b32_e64 v58, v58, v84, s[98:99]
	v_cndmask_b32_e64 v59, v59, v85, s[96:97]
	v_cndmask_b32_e64 v60, v60, v86, s[94:95]
	v_cndmask_b32_e64 v61, v61, v87, s[92:93]
	v_cndmask_b32_e64 v63, v63, v97, s[88:89]
	v_cndmask_b32_e64 v65, v65, v98, s[86:87]
	v_cndmask_b32_e64 v76, v76, v99, s[84:85]
	v_cndmask_b32_e64 v22, v22, v104, s[82:83]
	v_cmp_le_i32_e64 s[24:25], v53, v41
	v_cmp_le_i32_e64 s[26:27], v54, v41
	s_and_b64 s[8:9], s[8:9], vcc
	s_and_b64 s[50:51], s[50:51], s[2:3]
	v_accvgpr_read_b32 v32, a21
	v_accvgpr_read_b32 v33, a20
	v_mul_f32_e32 v43, s44, v43
	v_mul_f32_e32 v42, s44, v42
	v_cmp_le_i32_e64 s[28:29], v55, v41
	v_cmp_le_i32_e64 s[30:31], v56, v41
	v_cmp_le_i32_e64 s[34:35], v57, v41
	v_cmp_le_i32_e64 s[36:37], v58, v41
	v_cmp_le_i32_e64 s[82:83], v59, v41
	v_cmp_le_i32_e64 s[84:85], v60, v41
	v_cmp_le_i32_e64 s[86:87], v61, v41
	v_cmp_le_i32_e64 s[88:89], v62, v41
	v_cmp_le_i32_e64 s[92:93], v63, v41
	v_cmp_le_i32_e64 s[94:95], v65, v41
	v_cmp_le_i32_e64 s[96:97], v76, v41
	v_cmp_le_i32_e64 s[98:99], v22, v41
	s_and_b64 s[24:25], s[52:53], s[24:25]
	s_and_b64 s[26:27], s[54:55], s[26:27]
	v_cndmask_b32_e64 v41, v232, v49, s[8:9]
	v_cndmask_b32_e64 v48, v232, v48, s[50:51]
	v_accvgpr_read_b32 v30, a23
	v_accvgpr_read_b32 v31, a22
	v_mul_f32_e32 v33, s44, v33
	v_mul_f32_e32 v32, s44, v32
	s_and_b64 s[28:29], s[56:57], s[28:29]
	s_and_b64 s[30:31], s[58:59], s[30:31]
	v_cndmask_b32_e64 v43, v232, v43, s[24:25]
	v_cndmask_b32_e64 v42, v232, v42, s[26:27]
	v_max_f32_e32 v22, v41, v48
	v_accvgpr_read_b32 v28, a25
	v_accvgpr_read_b32 v29, a24
	v_mul_f32_e32 v31, s44, v31
	v_mul_f32_e32 v30, s44, v30
	s_and_b64 s[34:35], s[60:61], s[34:35]
	s_and_b64 s[36:37], s[62:63], s[36:37]
	v_cndmask_b32_e64 v33, v232, v33, s[28:29]
	v_cndmask_b32_e64 v32, v232, v32, s[30:31]
	v_max3_f32 v22, v22, v43, v42
	v_accvgpr_read_b32 v26, a27
	v_accvgpr_read_b32 v27, a26
	v_mul_f32_e32 v29, s44, v29
	v_mul_f32_e32 v28, s44, v28
	s_and_b64 s[52:53], s[64:65], s[82:83]
	s_and_b64 s[54:55], s[66:67], s[84:85]
	v_cndmask_b32_e64 v31, v232, v31, s[34:35]
	v_cndmask_b32_e64 v30, v232, v30, s[36:37]
	v_max3_f32 v22, v22, v33, v32
	v_accvgpr_read_b32 v24, a29
	v_accvgpr_read_b32 v25, a28
	v_mul_f32_e32 v27, s44, v27
	v_mul_f32_e32 v26, s44, v26
	s_and_b64 s[56:57], s[68:69], s[86:87]
	s_and_b64 s[58:59], s[70:71], s[88:89]
	v_cndmask_b32_e64 v29, v232, v29, s[52:53]
	v_cndmask_b32_e64 v28, v232, v28, s[54:55]
	v_max3_f32 v22, v22, v31, v30
	v_accvgpr_read_b32 v1, a31
	v_accvgpr_read_b32 v23, a30
	v_mul_f32_e32 v25, s44, v25
	v_mul_f32_e32 v24, s44, v24
	s_and_b64 s[60:61], s[72:73], s[92:93]
	s_and_b64 s[62:63], s[74:75], s[94:95]
	v_cndmask_b32_e64 v27, v232, v27, s[56:57]
	v_cndmask_b32_e64 v26, v232, v26, s[58:59]
	v_max3_f32 v22, v22, v29, v28
	v_mul_f32_e32 v23, s44, v23
	v_mul_f32_e32 v1, s44, v1
	s_and_b64 s[2:3], s[76:77], s[96:97]
	s_and_b64 vcc, s[78:79], s[98:99]
	v_cndmask_b32_e64 v25, v232, v25, s[60:61]
	v_cndmask_b32_e64 v24, v232, v24, s[62:63]
	v_max3_f32 v22, v22, v27, v26
	v_cndmask_b32_e64 v23, v232, v23, s[2:3]
	v_cndmask_b32_e32 v1, v232, v1, vcc
	v_max3_f32 v22, v22, v25, v24
	v_max3_f32 v22, v22, v23, v1
	ds_bpermute_b32 v49, v153, v22
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v49, v49, v49
	v_max_f32_e32 v22, v22, v49
	ds_swizzle_b32 v49, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v50, v22, v49
	v_sub_f32_e32 v41, v41, v22
	v_sub_f32_e32 v48, v48, v22
	v_sub_f32_e32 v43, v43, v22
	v_exp_f32_e32 v52, v41
	v_exp_f32_e32 v51, v48
	v_sub_f32_e32 v42, v42, v22
	v_exp_f32_e32 v54, v43
	v_sub_f32_e32 v33, v33, v22
	v_exp_f32_e32 v53, v42
	v_sub_f32_e32 v32, v32, v22
	v_sub_f32_e32 v27, v27, v22
	v_sub_f32_e32 v1, v1, v22
	v_exp_f32_e32 v41, v33
	v_sub_f32_e32 v31, v31, v22
	v_exp_f32_e32 v33, v32
	v_exp_f32_e32 v32, v27
	v_exp_f32_e32 v27, v1
	v_add_f32_e32 v1, v52, v51
	v_sub_f32_e32 v30, v30, v22
	v_exp_f32_e32 v49, v31
	v_add_f32_e32 v1, v54, v1
	v_sub_f32_e32 v29, v29, v22
	v_exp_f32_e32 v48, v30
	v_add_f32_e32 v1, v53, v1
	v_sub_f32_e32 v28, v28, v22
	v_exp_f32_e32 v30, v29
	v_add_f32_e32 v1, v41, v1
	v_exp_f32_e32 v29, v28
	v_add_f32_e32 v1, v33, v1
	v_sub_f32_e32 v26, v26, v22
	v_add_f32_e32 v1, v49, v1
	v_sub_f32_e32 v25, v25, v22
	v_exp_f32_e32 v31, v26
	v_add_f32_e32 v1, v48, v1
	v_sub_f32_e32 v24, v24, v22
	v_exp_f32_e32 v26, v25
	v_add_f32_e32 v1, v30, v1
	v_sub_f32_e32 v23, v23, v22
	v_exp_f32_e32 v25, v24
	v_add_f32_e32 v1, v29, v1
	v_exp_f32_e32 v28, v23
	v_add_f32_e32 v1, v32, v1
	v_add_f32_e32 v1, v31, v1
	v_add_f32_e32 v1, v26, v1
	v_add_f32_e32 v1, v25, v1
	v_add_f32_e32 v1, v28, v1
	v_add_f32_e32 v1, v27, v1
	ds_bpermute_b32 v23, v153, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v1, v23
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_78
	v_add_u32_e32 v43, 0, v221
	v_sub_f32_e32 v1, v50, v22
	v_add_u32_e32 v50, 0, v142
	ds_read_b64 v[56:57], v43 offset:10240
	ds_read_b64 v[58:59], v50 offset:10240
	ds_read_b64 v[60:61], v18 offset:8192
	ds_read_b64 v[18:19], v19 offset:8192
	ds_read_b64 v[62:63], v20 offset:8192
	ds_read_b64 v[20:21], v21 offset:8192
	v_bfe_u32 v43, v54, 16, 1
	v_bfe_u32 v50, v53, 16, 1
	v_add3_u32 v43, v54, v43, s90
	v_bfe_u32 v55, v52, 16, 1
	v_add3_u32 v50, v53, v50, s90
	v_lshrrev_b32_e32 v43, 16, v43
	v_cmp_o_f32_e32 vcc, v54, v54
	v_bfe_u32 v65, v51, 16, 1
	v_add3_u32 v55, v52, v55, s90
	v_lshrrev_b32_e32 v50, 16, v50
	v_cndmask_b32_e32 v43, v233, v43, vcc
	v_cmp_o_f32_e32 vcc, v53, v53
	v_add3_u32 v65, v51, v65, s90
	v_lshrrev_b32_e32 v55, 16, v55
	v_cndmask_b32_e32 v50, v233, v50, vcc
	v_cmp_o_f32_e32 vcc, v52, v52
	v_lshrrev_b32_e32 v65, 16, v65
	v_perm_b32 v53, v50, v43, s43
	v_cndmask_b32_e32 v43, v233, v55, vcc
	v_cmp_o_f32_e32 vcc, v51, v51
	v_bfe_u32 v51, v41, 16, 1
	v_bfe_u32 v54, v33, 16, 1
	v_cndmask_b32_e32 v50, v233, v65, vcc
	v_perm_b32 v52, v50, v43, s43
	v_bfe_u32 v43, v49, 16, 1
	v_bfe_u32 v50, v48, 16, 1
	v_add3_u32 v43, v49, v43, s90
	v_add3_u32 v50, v48, v50, s90
	v_lshrrev_b32_e32 v43, 16, v43
	v_cmp_o_f32_e32 vcc, v49, v49
	v_add3_u32 v51, v41, v51, s90
	v_lshrrev_b32_e32 v50, 16, v50
	v_cndmask_b32_e32 v43, v233, v43, vcc
	v_cmp_o_f32_e32 vcc, v48, v48
	v_add3_u32 v54, v33, v54, s90
	v_lshrrev_b32_e32 v51, 16, v51
	v_cndmask_b32_e32 v48, v233, v50, vcc
	v_cmp_o_f32_e32 vcc, v41, v41
	v_lshrrev_b32_e32 v54, 16, v54
	v_perm_b32 v49, v48, v43, s43
	v_cndmask_b32_e32 v41, v233, v51, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_bfe_u32 v43, v30, 16, 1
	v_exp_f32_e32 v42, v1
	v_cndmask_b32_e32 v33, v233, v54, vcc
	v_perm_b32 v48, v33, v41, s43
	v_bfe_u32 v33, v32, 16, 1
	v_bfe_u32 v41, v31, 16, 1
	v_add3_u32 v33, v32, v33, s90
	v_add3_u32 v41, v31, v41, s90
	v_lshrrev_b32_e32 v33, 16, v33
	v_cmp_o_f32_e32 vcc, v32, v32
	v_bfe_u32 v50, v29, 16, 1
	v_add3_u32 v43, v30, v43, s90
	v_lshrrev_b32_e32 v41, 16, v41
	v_cndmask_b32_e32 v32, v233, v33, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_add3_u32 v50, v29, v50, s90
	v_lshrrev_b32_e32 v43, 16, v43
	v_cndmask_b32_e32 v31, v233, v41, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_lshrrev_b32_e32 v50, 16, v50
	v_pk_mul_f32 v[10:11], v[10:11], v[42:43] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v30, v233, v43, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_add_u32_e32 v1, 0, v222
	v_perm_b32 v31, v31, v32, s43
	v_cndmask_b32_e32 v29, v233, v50, vcc
	v_perm_b32 v30, v29, v30, s43
	v_bfe_u32 v29, v28, 16, 1
	v_bfe_u32 v32, v27, 16, 1
	v_add3_u32 v29, v28, v29, s90
	v_pk_mul_f32 v[14:15], v[14:15], v[42:43] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[42:43] op_sel_hi:[1,0]
	v_bfe_u32 v33, v26, 16, 1
	v_accvgpr_write_b32 a4, v10
	v_add3_u32 v32, v27, v32, s90
	v_lshrrev_b32_e32 v29, 16, v29
	v_pk_mul_f32 v[16:17], v[16:17], v[42:43] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v28, v28
	v_accvgpr_write_b32 a0, v14
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v1 offset:10240
	v_bfe_u32 v41, v25, 16, 1
	v_add3_u32 v33, v26, v33, s90
	v_lshrrev_b32_e32 v32, 16, v32
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_cndmask_b32_e32 v14, v233, v29, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[58:59], v[52:53], a[4:7]
	v_add3_u32 v41, v25, v41, s90
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v15, v233, v32, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v41, 16, v41
	v_perm_b32 v15, v15, v14, s43
	v_cndmask_b32_e32 v14, v233, v33, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_add_u32_e32 v1, 0, v223
	ds_read_b64 v[12:13], v1 offset:10240
	v_cndmask_b32_e32 v16, v233, v41, vcc
	v_add_u32_e32 v1, 0, v224
	v_perm_b32 v14, v16, v14, s43
	v_mfma_f32_16x16x16_bf16 a[4:7], v[56:57], v[48:49], a[4:7]
	ds_read_b64 v[16:17], v1 offset:12288
	v_add_u32_e32 v1, 0, v225
	v_pk_mul_f32 v[8:9], v[8:9], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[30:31], a[4:7]
	ds_read_b64 v[10:11], v1 offset:12288
	v_add_u32_e32 v1, 0, v226
	v_pk_mul_f32 v[6:7], v[6:7], v[42:43] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[42:43] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v1 offset:12288
	v_add_u32_e32 v1, 0, v227
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[16:17], v[52:53], a[8:11]
	ds_read_b64 v[8:9], v1 offset:12288
	v_add_u32_e32 v1, 0, v228
	v_pk_mul_f32 v[2:3], v[2:3], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[10:11], v[48:49], a[8:11]
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	v_accvgpr_write_b32 a13, v3
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v1 offset:14336
	v_add_u32_e32 v1, 0, v229
	ds_read_b64 v[10:11], v1 offset:14336
	v_add_u32_e32 v1, 0, v230
	v_accvgpr_write_b32 a12, v2
	ds_read_b64 v[2:3], v1 offset:14336
	v_mfma_f32_16x16x16_bf16 a[0:3], v[20:21], v[52:53], a[0:3]
	v_add_u32_e32 v1, 0, v231
	ds_read_b64 v[4:5], v1 offset:14336
	v_add_f32_e32 v1, v23, v24
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[6:7], v[52:53], a[12:15]
	v_fmac_f32_e32 v1, v239, v42
	v_mov_b32_e32 v239, v1
	v_mov_b32_e32 v50, v22
	v_mfma_f32_16x16x16_bf16 a[0:3], v[62:63], v[48:49], a[0:3]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[10:11], v[48:49], a[12:15]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[30:31], a[0:3]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[30:31], a[12:15]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[60:61], v[14:15], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[12:13], v[14:15], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[14:15], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[4:5], v[14:15], a[12:15]
.LBB0_78:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 7
	s_mul_i32 s2, s20, s2
	s_add_i32 s8, s2, s23
	s_mul_i32 s2, s49, s19
	s_add_i32 s2, s8, s2
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[10:11], s[2:3], 13
	v_lshl_add_u64 v[2:3], v[44:45], 0, s[10:11]
	v_add_u32_e32 v1, 0, v40
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v158, v50
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v1
	s_lshl_b64 s[2:3], s[2:3], 8
	v_readlane_b32 s20, v254, 0
	v_readlane_b32 s21, v254, 1
	v_readlane_b32 s24, v253, 60
	s_add_u32 s20, s20, s2
	v_readlane_b32 s22, v254, 2
	v_readlane_b32 s23, v254, 3
	v_readlane_b32 s26, v253, 62
	v_readlane_b32 s27, v253, 63
	s_addc_u32 s2, s21, s3
	s_mov_b64 s[22:23], s[26:27]
	s_and_b32 s21, s2, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v154, s[20:23], 0 offen
	s_add_u32 s20, s20, 0x80
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v158, v239
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v1
	s_addc_u32 s2, s2, 0
	s_and_b32 s21, s2, 0xffff
	s_mov_b64 s[2:3], s[26:27]
	v_readlane_b32 s25, v253, 61
	v_writelane_b32 v253, s0, 60
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v154, s[20:23], 0 offen
	v_accvgpr_read_b32 v1, a32
	v_writelane_b32 v253, s1, 61
	v_writelane_b32 v253, s2, 62
	v_writelane_b32 v253, s3, 63
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v1, v1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_82
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v1, s20, 0
	v_mbcnt_hi_u32_b32 v2, s21, v1
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_81
	s_ashr_i32 s9, s8, 31
	v_readlane_b32 s24, v254, 0
	s_lshl_b64 s[22:23], s[8:9], 2
	v_readlane_b32 s26, v254, 2
	v_readlane_b32 s27, v254, 3
	s_add_u32 s22, s26, s22
	s_addc_u32 s23, s27, s23
	s_bcnt1_i32_b64 s9, s[20:21]
	v_mov_b32_e32 v1, s9
	global_atomic_add v3, v37, v1, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	v_readlane_b32 s25, v254, 1
.LBB0_81:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s9, v3
	s_nop 1
	v_add_u32_e32 v1, s9, v2
	ds_write_b32 v37, v1
.LBB0_82:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v37
	v_readlane_b32 s2, v253, 21
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s2, v1
	s_cbranch_vccnz .LBB0_4
	v_readlane_b32 s2, v253, 33
	v_readlane_b32 s3, v253, 34
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_88
	s_mov_b32 s2, 0
	v_mov_b32_e32 v41, 0xf149f2ca
.LBB0_85:
	s_min_i32 s3, s2, s45
	s_mul_i32 s3, s3, s19
	s_add_i32 s10, s3, s8
	s_add_i32 s3, s2, 1
	s_ashr_i32 s11, s10, 31
	s_min_i32 s3, s3, s45
	s_lshl_b64 s[10:11], s[10:11], 8
	s_mul_i32 s3, s3, s19
	v_lshl_add_u64 v[2:3], v[94:95], 0, s[10:11]
	s_add_i32 s10, s3, s8
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 8
	global_load_dword v1, v[2:3], off
	v_lshl_add_u64 v[2:3], v[94:95], 0, s[10:11]
	global_load_dword v2, v[2:3], off
	s_add_i32 s3, s2, 2
	s_min_i32 s3, s3, s45
	s_mul_i32 s3, s3, s19
	s_add_i32 s10, s3, s8
	s_add_i32 s3, s2, 3
	s_ashr_i32 s11, s10, 31
	s_min_i32 s3, s3, s45
	s_lshl_b64 s[10:11], s[10:11], 8
	s_mul_i32 s3, s3, s19
	s_add_i32 s2, s2, 4
	s_waitcnt vmcnt(0)
	v_max3_f32 v1, v41, v1, v2
	v_lshl_add_u64 v[2:3], v[94:95], 0, s[10:11]
	s_add_i32 s10, s3, s8
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 8
	global_load_dword v4, v[2:3], off
	v_lshl_add_u64 v[2:3], v[94:95], 0, s[10:11]
	global_load_dword v2, v[2:3], off
	s_cmp_lt_i32 s2, s81
	s_waitcnt vmcnt(0)
	v_max3_f32 v41, v1, v4, v2
	s_cbranch_scc1 .LBB0_85
	v_mov_b32_e32 v48, 0
	s_mov_b32 s9, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v111, v48
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v109, v48
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, v48
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, v48
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v119, v48
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v117, v48
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v115, v48
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v113, v48
.LBB0_87:
	s_min_i32 s2, s9, s45
	s_mul_i32 s2, s2, s19
	s_add_i32 s2, s2, s8
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[10:11], s[2:3], 8
	v_lshl_add_u64 v[2:3], v[94:95], 0, s[10:11]
	global_load_dword v1, v[2:3], off
	global_load_dword v20, v[2:3], off offset:128
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	v_mov_b32_e32 v65, v37
	s_add_i32 s17, s9, 1
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[36:37]
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[64:65]
	s_min_i32 s2, s17, s45
	s_mul_i32 s2, s2, s19
	s_add_i32 s2, s2, s8
	s_ashr_i32 s3, s2, 31
	v_lshlrev_b32_e32 v122, 2, v34
	v_mov_b32_e32 v123, v37
	s_lshl_b64 s[10:11], s[2:3], 8
	v_add_u32_e32 v49, v156, v155
	v_add_u32_e32 v126, 0, v35
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[122:123]
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[122:123]
	v_lshl_add_u64 v[22:23], v[94:95], 0, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lt_i32 s17, s81
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	s_add_i32 s17, s9, 2
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v1, v1, v41
	v_exp_f32_e32 v18, v1
	ds_write_b32 v49, v18
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[120:121], v126
	global_load_dwordx4 v[10:13], v[2:3], off offset:16
	global_load_dwordx4 v[14:17], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_pk_fma_f32 v[10:11], v[120:121], v[10:11], v[114:115] op_sel_hi:[0,1,1]
	global_load_dword v1, v[22:23], off
	global_load_dword v21, v[22:23], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[14:15], v[120:121], v[14:15], v[118:119] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[120:121], v[16:17], v[116:117] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[120:121], v[12:13], v[112:113] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[6:7], v[120:121], v[6:7], v[110:111] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[120:121], v[8:9], v[108:109] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[120:121], v[2:3], v[106:107] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[120:121], v[4:5], v[104:105] op_sel:[1,0,0]
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v1, v1, v41
	v_exp_f32_e32 v1, v1
	s_nop 0
	v_cndmask_b32_e32 v19, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[20:21], v[20:21], v[18:19]
	ds_write_b32 v49, v19
	v_add_f32_e32 v1, v48, v20
	v_add_f32_e32 v1, v1, v21
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[36:37]
	v_lshl_add_u64 v[20:21], s[2:3], 0, v[64:65]
	s_min_i32 s2, s17, s45
	s_mul_i32 s2, s2, s19
	s_add_i32 s2, s2, s8
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[10:11], s[2:3], 8
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[122:123]
	v_lshl_add_u64 v[22:23], v[20:21], 0, v[122:123]
	v_lshl_add_u64 v[42:43], v[94:95], 0, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[124:125], v126
	global_load_dwordx4 v[26:29], v[18:19], off offset:16
	global_load_dwordx4 v[30:33], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[22:23], off offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_cmp_lt_i32 s17, s81
	global_load_dword v48, v[42:43], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	s_add_i32 s17, s9, 3
	v_lshl_add_u64 v[50:51], s[2:3], 0, v[36:37]
	v_lshl_add_u64 v[52:53], s[2:3], 0, v[64:65]
	s_min_i32 s2, s17, s45
	s_mul_i32 s2, s2, s19
	s_add_i32 s10, s2, s8
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[2:3], s[10:11], 8
	v_lshl_add_u64 v[54:55], v[50:51], 0, v[122:123]
	v_lshl_add_u64 v[50:51], v[94:95], 0, s[2:3]
	global_load_dword v42, v[42:43], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lt_i32 s17, s81
	s_cselect_b64 s[2:3], -1, 0
	v_lshl_add_u64 v[62:63], v[52:53], 0, v[122:123]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[10:11], v[124:125], v[26:27], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[14:15], v[124:125], v[30:31], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[124:125], v[32:33], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[124:125], v[28:29], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[6:7], v[124:125], v[22:23], v[6:7] op_sel:[1,0,0]
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v48, v48, v41
	v_exp_f32_e32 v48, v48
	v_pk_fma_f32 v[8:9], v[124:125], v[24:25], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[124:125], v[18:19], v[2:3] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[124:125], v[20:21], v[4:5] op_sel:[1,0,0]
	v_cndmask_b32_e32 v80, 0, v48, vcc
	ds_write_b32 v49, v80
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v43, v[50:51], off
	ds_read_b64 v[82:83], v126
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v43, v43, v41
	v_exp_f32_e32 v43, v43
	s_nop 0
	v_cndmask_b32_e64 v81, 0, v43, s[2:3]
	global_load_dword v43, v[50:51], off offset:128
	s_lshl_b64 s[2:3], s[10:11], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	global_load_dwordx4 v[50:53], v[54:55], off offset:16
	s_nop 0
	global_load_dwordx4 v[54:57], v[54:55], off
	s_nop 0
	global_load_dwordx4 v[58:61], v[62:63], off offset:16
	global_load_dwordx4 v[76:79], v[62:63], off
	v_lshl_add_u64 v[62:63], s[2:3], 0, v[36:37]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v49, v81
	v_lshl_add_u64 v[62:63], v[62:63], 0, v[122:123]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_add_i32 s9, s9, 4
	s_cmp_lt_i32 s9, s81
	s_waitcnt vmcnt(4)
	v_pk_mul_f32 v[42:43], v[42:43], v[80:81]
	s_nop 0
	v_add_f32_e32 v1, v1, v42
	v_lshl_add_u64 v[80:81], s[2:3], 0, v[64:65]
	v_add_f32_e32 v48, v1, v43
	ds_read_b64 v[42:43], v126
	v_lshl_add_u64 v[80:81], v[80:81], 0, v[122:123]
	global_load_dwordx4 v[126:129], v[62:63], off offset:16
	global_load_dwordx4 v[130:133], v[62:63], off
	global_load_dwordx4 v[134:137], v[80:81], off offset:16
	global_load_dwordx4 v[138:141], v[80:81], off
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[14:15], v[82:83], v[54:55], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[82:83], v[56:57], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[82:83], v[50:51], v[10:11] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[82:83], v[52:53], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[6:7], v[82:83], v[76:77], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[82:83], v[78:79], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[82:83], v[58:59], v[2:3] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[82:83], v[60:61], v[4:5] op_sel:[1,0,0]
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_pk_fma_f32 v[114:115], v[42:43], v[126:127], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[118:119], v[42:43], v[130:131], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[116:117], v[42:43], v[132:133], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[112:113], v[42:43], v[128:129], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[110:111], v[42:43], v[138:139], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[108:109], v[42:43], v[140:141], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[106:107], v[42:43], v[134:135], v[2:3] op_sel:[1,0,0]
	v_pk_fma_f32 v[104:105], v[42:43], v[136:137], v[4:5] op_sel:[1,0,0]
	s_cbranch_scc1 .LBB0_87
	s_branch .LBB0_89
.LBB0_88:
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v112, v113
	v_mov_b32_e32 v115, v113
	v_mov_b32_e32 v114, v113
	v_mov_b32_e32 v117, v113
	v_mov_b32_e32 v116, v113
	v_mov_b32_e32 v119, v113
	v_mov_b32_e32 v118, v113
	v_mov_b32_e32 v105, v113
	v_mov_b32_e32 v104, v113
	v_mov_b32_e32 v107, v113
	v_mov_b32_e32 v106, v113
	v_mov_b32_e32 v109, v113
	v_mov_b32_e32 v108, v113
	v_mov_b32_e32 v111, v113
	v_mov_b32_e32 v110, v113
	v_mov_b32_e32 v48, v113
.LBB0_89:
	v_div_scale_f32 v1, s[2:3], v48, v48, 1.0
	v_rcp_f32_e32 v2, v1
	v_div_scale_f32 v3, vcc, 1.0, v48, 1.0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v4, -v1, v2, 1.0
	v_fmac_f32_e32 v2, v4, v2
	v_mul_f32_e32 v4, v3, v2
	v_fma_f32 v5, -v1, v4, v3
	v_fmac_f32_e32 v4, v5, v2
	v_fma_f32 v1, -v1, v4, v3
	v_div_fmas_f32 v1, v1, v2, v4
	v_div_fixup_f32 v1, v1, v48, 1.0
	v_add_u32_e32 v2, v156, v155
	s_barrier
	ds_write_b32 v2, v1
	v_add_u32_e32 v1, 0, v35
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[2:3], v1
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 22
	v_readlane_b32 s9, v255, 23
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_91
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[112:113], v[2:3] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[114:115], v[2:3] op_sel_hi:[1,0]
	v_bfe_u32 v1, v6, 16, 1
	v_bfe_u32 v12, v7, 16, 1
	v_add3_u32 v1, v6, v1, s90
	v_cmp_o_f32_e32 vcc, v6, v6
	v_bfe_u32 v13, v10, 16, 1
	v_add3_u32 v12, v7, v12, s90
	v_cndmask_b32_sdwa v1, v233, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	v_pk_mul_f32 v[4:5], v[116:117], v[2:3] op_sel_hi:[1,0]
	v_bfe_u32 v14, v11, 16, 1
	v_add3_u32 v13, v10, v13, s90
	v_cndmask_b32_sdwa v6, v233, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v10, v10
	v_bfe_u32 v15, v4, 16, 1
	v_add3_u32 v14, v11, v14, s90
	v_perm_b32 v7, v6, v1, s43
	v_cndmask_b32_sdwa v1, v233, v13, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_pk_mul_f32 v[8:9], v[118:119], v[2:3] op_sel_hi:[1,0]
	v_bfe_u32 v16, v5, 16, 1
	v_add3_u32 v15, v4, v15, s90
	v_cndmask_b32_sdwa v6, v233, v14, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v17, v8, 16, 1
	v_add3_u32 v16, v5, v16, s90
	v_perm_b32 v6, v6, v1, s43
	v_cndmask_b32_sdwa v1, v233, v15, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_bfe_u32 v18, v9, 16, 1
	v_add3_u32 v17, v8, v17, s90
	v_cndmask_b32_sdwa v4, v233, v16, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v8, v8
	v_add3_u32 v18, v9, v18, s90
	v_perm_b32 v5, v4, v1, s43
	v_cndmask_b32_sdwa v1, v233, v17, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_accvgpr_read_b32 v8, a34
	v_accvgpr_read_b32 v9, a35
	v_cndmask_b32_sdwa v4, v233, v18, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v4, v4, v1, s43
	v_lshl_add_u64 v[8:9], v[100:101], 1, v[8:9]
	global_store_dwordx4 v[8:9], v[4:7], off
.LBB0_91:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 24
	v_readlane_b32 s9, v255, 25
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_3
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[110:111], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[8:9], v[108:109], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[10:11], v[106:107], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[2:3], v[104:105], v[2:3] op_sel:[0,1]
	v_accvgpr_read_b32 v4, a34
	v_accvgpr_read_b32 v5, a35
	v_bfe_u32 v1, v2, 16, 1
	v_lshl_add_u64 v[12:13], v[102:103], 1, v[4:5]
	v_bfe_u32 v4, v3, 16, 1
	v_add3_u32 v1, v2, v1, s90
	v_cmp_o_f32_e32 vcc, v2, v2
	v_bfe_u32 v5, v10, 16, 1
	v_add3_u32 v4, v3, v4, s90
	v_cndmask_b32_sdwa v1, v233, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_bfe_u32 v14, v11, 16, 1
	v_add3_u32 v19, v10, v5, s90
	v_cndmask_b32_sdwa v2, v233, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v10, v10
	v_bfe_u32 v15, v8, 16, 1
	v_add3_u32 v14, v11, v14, s90
	v_perm_b32 v5, v2, v1, s43
	v_cndmask_b32_sdwa v1, v233, v19, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_bfe_u32 v16, v9, 16, 1
	v_add3_u32 v15, v8, v15, s90
	v_cndmask_b32_sdwa v2, v233, v14, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v8, v8
	v_bfe_u32 v17, v6, 16, 1
	v_add3_u32 v16, v9, v16, s90
	v_perm_b32 v4, v2, v1, s43
	v_cndmask_b32_sdwa v1, v233, v15, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	v_bfe_u32 v18, v7, 16, 1
	v_add3_u32 v17, v6, v17, s90
	v_cndmask_b32_sdwa v2, v233, v16, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v6, v6
	v_add3_u32 v18, v7, v18, s90
	v_perm_b32 v3, v2, v1, s43
	v_cndmask_b32_sdwa v1, v233, v17, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	s_nop 1
	v_cndmask_b32_sdwa v2, v233, v18, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v2, v1, s43
	global_store_dwordx4 v[12:13], v[2:5], off
	s_branch .LBB0_3
.LBB0_93:
	v_readlane_b32 s0, v253, 4
	s_mov_b64 s[12:13], 0
	v_readlane_b32 s16, v253, 8
	v_readlane_b32 s1, v253, 5
.LBB0_94:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_119
	.loc	1 12 0
	s_add_i32 s13, s81, -1
	s_sub_i32 s2, 1, s81
	s_max_i32 s11, s13, s2
	v_cvt_f32_u32_e32 v1, s11
	s_sub_i32 s8, 0, s11
	s_abs_i32 s2, s16
	s_xor_b32 s3, s16, s13
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s9, s9, s8
	s_mul_hi_u32 s8, s2, s9
	s_mul_i32 s9, s8, s11
	s_sub_i32 s2, s2, s9
	s_add_i32 s10, s8, 1
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s8, s10, s8
	s_cselect_b32 s2, s9, s2
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s8
	s_abs_i32 s8, s38
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s10, 0, s8
	s_abs_i32 s15, s81
	s_xor_b32 s2, s2, s3
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s15
	s_sub_i32 s2, s2, s3
	s_abs_i32 s9, s2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s3, s2, s38
	s_ashr_i32 s3, s3, 31
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
	s_xor_b32 s8, s8, s3
	s_sub_i32 s10, s8, s3
	s_cmp_ge_i32 s10, s48
	v_readfirstlane_b32 s3, v1
	s_cbranch_scc1 .LBB0_119
	s_load_dwordx2 s[8:9], s[0:1], 0x48
	s_load_dword s14, s[0:1], 0x88
	s_mul_i32 s0, s2, s13
	s_sub_i32 s0, s16, s0
	s_add_i32 s0, s80, s0
	s_add_i32 s11, s0, 1
	s_not_b32 s0, s0
	s_ashr_i32 s12, s11, 31
	s_max_i32 s0, s11, s0
	s_sub_i32 s11, 0, s15
	s_mul_i32 s11, s11, s3
	s_mul_hi_u32 s11, s3, s11
	s_add_i32 s3, s3, s11
	s_mul_hi_u32 s3, s0, s3
	s_mul_i32 s3, s3, s15
	s_sub_i32 s0, s0, s3
	s_sub_i32 s3, s0, s15
	s_cmp_ge_u32 s0, s15
	s_cselect_b32 s0, s3, s0
	s_sub_i32 s3, s0, s15
	s_cmp_ge_u32 s0, s15
	s_cselect_b32 s0, s3, s0
	s_xor_b32 s0, s0, s12
	s_sub_i32 s0, s0, s12
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	s_ashr_i32 s81, s80, 31
	s_lshl_b64 s[12:13], s[80:81], 3
	v_mov_b32_e32 v3, 0
	s_add_u32 s8, s8, s12
	s_addc_u32 s9, s9, s13
	global_load_dwordx2 v[4:5], v3, s[0:1]
	global_load_dwordx2 v[6:7], v3, s[8:9]
	s_mul_i32 s3, s80, s48
	s_lshl_b32 s11, s80, 1
	s_ashr_i32 s13, s48, 31
	s_lshl_b32 s8, s3, 5
	s_add_i32 s3, s18, 31
	s_mul_hi_i32 s19, s18, s11
	s_mul_i32 s11, s18, s11
	s_ashr_i32 s17, s3, 31
	s_mul_i32 s20, s11, s13
	s_mul_hi_u32 s21, s11, s48
	s_mul_i32 s9, s10, s38
	s_mul_i32 s22, s19, s48
	s_lshr_b32 s17, s17, 27
	s_add_i32 s20, s21, s20
	s_sub_i32 s15, s2, s9
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s2, s11, s48
	s_add_i32 s17, s3, s17
	s_add_i32 s3, s20, s22
	s_ashr_i32 s12, s18, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_ashr_i32 s17, s17, 5
	s_lshl_b64 s[2:3], s[2:3], 7
	s_add_u32 s11, s11, s18
	s_addc_u32 s19, s19, s12
	s_mul_hi_u32 s20, s48, s11
	s_mul_i32 s13, s13, s11
	s_mul_i32 s12, s48, s11
	s_mul_i32 s11, s48, s19
	s_add_i32 s11, s20, s11
	s_add_i32 s13, s11, s13
	v_lshrrev_b32_e32 v2, 3, v0
	s_lshl_b64 s[12:13], s[12:13], 7
	v_lshl_or_b32 v12, s15, 5, v2
	s_cmp_lt_i32 s15, s17
	v_lshlrev_b32_e32 v8, 3, v0
	s_cselect_b64 s[20:21], -1, 0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_and_b32_e32 v0, 56, v8
	v_cndmask_b32_e64 v8, 0, 1, s[20:21]
	v_readlane_b32 s20, v253, 2
	v_readlane_b32 s21, v253, 3
	s_lshl_b32 s19, s38, 5
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[2:3]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[6:7], s[20:21], 0, v[2:3]
	v_readlane_b32 s20, v253, 0
	v_readlane_b32 s21, v253, 1
	s_nop 1
	v_lshl_add_u64 v[4:5], s[20:21], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[6:7], 0, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[12:13]
	v_cmp_ne_u32_e64 s[2:3], 1, v8
	s_branch .LBB0_98
.LBB0_97:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s10, s10, s14
	s_cmp_ge_i32 s10, s48
	s_cbranch_scc1 .LBB0_119
.LBB0_98:
	s_ashr_i32 s11, s10, 31
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v13, v12
	s_mov_b32 s20, s15
	s_cbranch_vccz .LBB0_103
.LBB0_99:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_97
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v8, s12, 0
	v_mbcnt_hi_u32_b32 v8, s13, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 s[20:21], exec, vcc
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_97
	s_lshl_b32 s20, s10, 5
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_bcnt1_i32_b64 s11, s[12:13]
	v_lshl_add_u64 v[8:9], v[4:5], 0, s[20:21]
	v_mov_b32_e32 v10, s11
	global_atomic_add v[8:9], v10, off sc1
	s_branch .LBB0_97
.LBB0_102:
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s20, s20, s38
	s_cmp_lt_i32 s20, s17
	v_add_u32_e32 v13, s19, v13
	s_cbranch_scc0 .LBB0_99
.LBB0_103:
	v_mov_b64_e32 v[8:9], s[10:11]
	v_mad_i64_i32 v[8:9], s[8:9], v13, s48, v[8:9]
	v_lshlrev_b64 v[8:9], 6, v[8:9]
	v_or_b32_e32 v8, v8, v0
	v_cmp_gt_i32_e32 vcc, s18, v13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_105
	v_lshl_add_u64 v[10:11], v[8:9], 1, s[4:5]
	global_load_dwordx4 v[18:21], v[10:11], off
.LBB0_105:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v15, 16, v13
	v_mov_b64_e32 v[10:11], s[10:11]
	v_mad_i64_i32 v[10:11], s[8:9], v15, s48, v[10:11]
	v_lshlrev_b64 v[10:11], 6, v[10:11]
	v_or_b32_e32 v10, v10, v0
	v_cmp_gt_i32_e64 s[8:9], s18, v15
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_107
	v_lshl_add_u64 v[14:15], v[10:11], 1, s[4:5]
	global_load_dwordx4 v[14:17], v[14:15], off
.LBB0_107:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_109
	v_lshl_add_u64 v[24:25], v[8:9], 1, s[6:7]
	global_load_dwordx4 v[26:29], v[24:25], off
.LBB0_109:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execnz .LBB0_114
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execnz .LBB0_115
.LBB0_111:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execnz .LBB0_116
.LBB0_112:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execnz .LBB0_117
.LBB0_113:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_102
	s_branch .LBB0_118
.LBB0_114:
	v_lshl_add_u64 v[22:23], v[10:11], 1, s[6:7]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_111
.LBB0_115:
	v_lshl_add_u64 v[30:31], v[8:9], 1, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[30:31], v[18:21], off
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_112
.LBB0_116:
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[18:19], v[10:11], 1, v[2:3]
	global_store_dwordx4 v[18:19], v[14:17], off
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_113
.LBB0_117:
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[8:9], v[26:29], off
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_102
.LBB0_118:
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[8:9], v[22:25], off
	s_branch .LBB0_102
.LBB0_119:
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
		.amdhsa_next_free_vgpr 324
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
	.set mesh_attention.num_agpr, 68
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
  - .agpr_count:     68
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
    .sgpr_spill_count: 162
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     324
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
