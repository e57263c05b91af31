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
	s_load_dword s60, s[0:1], 0x8c
	s_nop 0
	s_load_dwordx2 s[0:1], s[0:1], 0x50
	v_writelane_b32 v253, s10, 2
	s_nop 1
	v_writelane_b32 v253, s11, 3
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s0, 4
	s_load_dword s10, s[12:13], 0x84
	s_load_dword s62, s[12:13], 0x58
	v_writelane_b32 v253, s1, 5
	v_writelane_b32 v253, s12, 6
	s_load_dword s34, s[12:13], 0x60
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s16, s10
	v_writelane_b32 v253, s13, 7
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_88
	.loc	1 15 0
	s_abs_i32 s0, s34
	v_cvt_f32_u32_e32 v1, s0
	v_readlane_b32 s12, v253, 6
	v_readlane_b32 s13, v253, 7
	s_load_dword s17, s[12:13], 0x5c
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_add_i32 s1, s62, 31
	s_ashr_i32 s11, s1, 31
	s_lshr_b32 s11, s11, 27
	.loc	1 17 0
	s_load_dwordx2 s[12:13], s[12:13], 0x50
	.loc	1 14 0
	s_add_i32 s1, s1, s11
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 14 0
	s_ashr_i32 s1, s1, 5
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s17, 8
	.loc	1 15 0
	v_cvt_u32_f32_e32 v1, v1
	v_writelane_b32 v253, s1, 9
	s_mul_i32 s1, s1, s17
	v_writelane_b32 v253, s16, 10
	.loc	1 17 0
	s_sub_i32 s63, s16, s10
	v_writelane_b32 v253, s1, 11
	s_mul_i32 s1, s1, s13
	v_writelane_b32 v253, s1, 12
	s_cmp_ge_i32 s63, s1
	.loc	1 15 0
	v_readfirstlane_b32 s1, v1
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_87
	.loc	1 15 0
	s_sub_i32 s13, 0, s0
	s_mul_i32 s13, s13, s1
	v_readlane_b32 s12, v253, 8
	s_mul_hi_u32 s13, s1, s13
	s_ashr_i32 s11, s12, 31
	s_abs_i32 s12, s12
	s_add_i32 s1, s1, s13
	s_mul_hi_u32 s1, s12, s1
	s_mul_i32 s13, s1, s0
	s_ashr_i32 s35, s34, 31
	s_sub_i32 s12, s12, s13
	s_xor_b32 s11, s11, s35
	s_add_i32 s13, s1, 1
	s_sub_i32 s16, s12, s0
	s_cmp_ge_u32 s12, s0
	s_cselect_b32 s1, s13, s1
	s_cselect_b32 s12, s16, s12
	s_add_i32 s13, s1, 1
	v_readlane_b32 s18, v253, 6
	s_cmp_ge_u32 s12, s0
	v_readlane_b32 s19, v253, 7
	s_cselect_b32 s0, s13, s1
	s_load_dwordx8 s[36:43], s[18:19], 0x64
	s_load_dwordx4 s[20:23], s[18:19], 0x38
	s_xor_b32 s0, s0, s11
	s_sub_i32 s17, s0, s11
	.loc	1 16 0
	s_mul_hi_i32 s1, s62, s34
	s_mul_i32 s0, s62, s34
	s_lshl_b64 s[0:1], s[0:1], 6
	s_load_dwordx2 s[12:13], s[18:19], 0x50
	.loc	1 17 0
	v_writelane_b32 v253, s0, 13
	.loc	1 29 0
	v_and_b32_e32 v1, 0x78, v0
	v_and_b32_e32 v7, 15, v0
	.loc	1 17 0
	v_writelane_b32 v253, s1, 14
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s43, s10
	.loc	1 29 0
	s_cmp_lt_i32 s38, 2
	v_writelane_b32 v253, s0, 15
	s_cselect_b32 s0, s37, 1
	v_readlane_b32 s16, v253, 9
	v_writelane_b32 v253, s0, 16
	s_mul_i32 s0, s0, s12
	v_writelane_b32 v253, s0, 17
	s_lshl_b32 s0, s13, 1
	v_writelane_b32 v253, s0, 18
	s_add_i32 s0, s0, -2
	v_writelane_b32 v253, s0, 19
	s_sub_i32 s0, s0, s12
	s_mul_i32 s0, s37, s0
	s_cmp_eq_u32 s39, 0
	v_writelane_b32 v253, s0, 20
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 21
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v9, 3, v0
	v_writelane_b32 v253, s1, 22
	s_add_i32 s0, s36, -1
	v_writelane_b32 v253, s0, 23
	s_sub_i32 s0, s62, s37
	v_writelane_b32 v253, s0, 24
	s_mul_i32 s0, s41, s13
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v115, 63, v0
	v_lshrrev_b32_e32 v67, 3, v0
	v_and_b32_e32 v8, 64, v0
	v_lshrrev_b32_e32 v171, 1, v1
	.loc	1 17 0
	v_writelane_b32 v253, s0, 25
	.loc	1 29 0
	v_and_b32_e32 v66, 56, v9
	s_add_i32 s0, s13, s12
	v_lshlrev_b32_e32 v9, 4, v0
	v_lshlrev_b32_e32 v14, 3, v7
	v_lshrrev_b32_e32 v15, 1, v6
	v_or_b32_e32 v116, 16, v67
	v_lshrrev_b32_e32 v2, 2, v8
	v_or_b32_e32 v5, 32, v67
	v_or_b32_e32 v3, 48, v67
	v_or_b32_e32 v12, 1, v171
	v_or_b32_e32 v11, 2, v171
	v_or_b32_e32 v10, 3, v171
	.loc	1 17 0
	v_add_u32_e32 v25, 0, v8
	v_writelane_b32 v253, s0, 26
	v_xor_b32_e32 v172, v9, v1
	v_lshlrev_b32_e32 v9, 7, v7
	v_lshlrev_b32_e32 v8, 5, v8
	v_xor_b32_e32 v16, v14, v15
	v_cmp_eq_u32_e64 s[0:1], 0, v115
	v_cmp_gt_u32_e32 vcc, 64, v0
	.loc	1 28 0
	s_mul_i32 s33, s60, s42
	v_or3_b32 v173, v16, v8, v9
	s_and_b64 s[42:43], s[0:1], vcc
	v_mad_i64_i32 v[118:119], s[0:1], s34, v116, 0
	v_mad_i64_i32 v[120:121], s[0:1], s34, v5, 0
	v_mad_i64_i32 v[122:123], s[0:1], s34, v3, 0
	v_mad_i64_i32 v[124:125], s[0:1], s34, v171, 0
	v_mad_i64_i32 v[126:127], s[0:1], s34, v12, 0
	v_mad_i64_i32 v[182:183], s[0:1], s34, v11, 0
	v_mad_i64_i32 v[198:199], s[0:1], s34, v10, 0
	v_mad_i64_i32 v[200:201], s[0:1], s34, v67, 0
	v_and_b32_e32 v8, 6, v0
	v_lshlrev_b32_e32 v16, 2, v8
	v_bfe_i32 v17, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_and_or_b32 v16, v17, s0, v16
	.loc	1 29 0
	v_or_b32_e32 v153, v2, v7
	v_lshlrev_b32_e32 v2, 3, v1
	v_xor_b32_e32 v1, v16, v1
	v_lshl_or_b32 v174, v8, 10, v1
	v_or_b32_e32 v1, v9, v14
	v_xor_b32_e32 v175, v1, v15
	v_lshlrev_b32_e32 v1, 2, v0
	v_xor_b32_e32 v179, 0x80, v1
	v_and_b32_e32 v1, 32, v0
	s_add_i32 s11, s13, -1
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_and_b64 vcc, s[0:1], vcc
	s_min_i32 s0, s11, 0
	v_readlane_b32 s1, v253, 11
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 27
	s_min_i32 s0, s11, 1
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 28
	s_min_i32 s0, s11, 2
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 29
	s_min_i32 s0, s11, 3
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 30
	s_min_i32 s0, s11, 4
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 31
	s_min_i32 s0, s11, 5
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 32
	s_min_i32 s0, s11, 6
	s_mul_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 33
	s_min_i32 s0, s11, 7
	s_mul_i32 s0, s1, s0
	s_cmp_gt_i32 s13, 0
	v_writelane_b32 v253, s0, 34
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 35
	s_cmp_gt_i32 s13, 1
	v_or_b32_e32 v28, 0x50, v67
	v_writelane_b32 v253, s1, 36
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 37
	s_cmp_gt_i32 s13, 2
	v_or_b32_e32 v27, 0x60, v67
	v_writelane_b32 v253, s1, 38
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 39
	s_cmp_gt_i32 s13, 3
	v_or_b32_e32 v26, 0x70, v67
	v_writelane_b32 v253, s1, 40
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 41
	s_cmp_gt_i32 s13, 4
	v_or_b32_e32 v17, 64, v171
	v_writelane_b32 v253, s1, 42
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 43
	s_cmp_gt_i32 s13, 5
	v_or_b32_e32 v16, 0x41, v171
	v_writelane_b32 v253, s1, 44
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 45
	s_cmp_gt_i32 s13, 6
	v_or_b32_e32 v15, 0x42, v171
	v_writelane_b32 v253, s1, 46
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 47
	s_cmp_gt_i32 s13, 7
	v_lshrrev_b32_e32 v155, 2, v6
	v_writelane_b32 v253, s1, 48
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 17 0
	v_writelane_b32 v253, s0, 49
	v_or_b32_e32 v14, 0x43, v171
	v_mul_lo_u32 v154, v155, s38
	v_writelane_b32 v253, s1, 50
	v_mad_i64_i32 v[34:35], s[0:1], v28, s34, 0
	v_accvgpr_write_b32 a32, v34
	v_accvgpr_write_b32 a33, v35
	v_mad_i64_i32 v[34:35], s[0:1], v27, s34, 0
	v_accvgpr_write_b32 a34, v34
	v_accvgpr_write_b32 a35, v35
	v_mad_i64_i32 v[34:35], s[0:1], v26, s34, 0
	v_accvgpr_write_b32 a37, v35
	v_accvgpr_write_b32 a36, v34
	v_mad_i64_i32 v[34:35], s[0:1], v17, s34, 0
	v_accvgpr_write_b32 a39, v35
	v_accvgpr_write_b32 a38, v34
	v_mad_i64_i32 v[34:35], s[0:1], v16, s34, 0
	v_accvgpr_write_b32 a41, v35
	v_accvgpr_write_b32 a40, v34
	v_mad_i64_i32 v[34:35], s[0:1], v15, s34, 0
	v_accvgpr_write_b32 a43, v35
	v_accvgpr_write_b32 a42, v34
	v_mad_i64_i32 v[34:35], s[0:1], v14, s34, 0
	v_or_b32_e32 v29, 64, v67
	v_accvgpr_write_b32 a45, v35
	v_add_u32_e32 v184, s38, v154
	v_accvgpr_write_b32 a44, v34
	v_mad_i64_i32 v[34:35], s[0:1], v29, s34, 0
	v_add_u32_e32 v185, s38, v184
	v_add_u32_e32 v89, s38, v185
	s_mul_i32 s0, s38, 13
	v_add_u32_e32 v187, s0, v89
	v_add_u32_e32 v180, s38, v187
	v_add_u32_e32 v188, s38, v180
	v_add_u32_e32 v189, s38, v188
	v_add_u32_e32 v190, s0, v189
	v_add_u32_e32 v191, s38, v190
	v_add_u32_e32 v192, s38, v191
	.loc	1 19 0
	s_mul_i32 s24, s17, s16
	v_add_u32_e32 v193, s38, v192
	v_add_u32_e32 v194, s0, v193
	s_abs_i32 s0, s24
	v_lshlrev_b32_e32 v33, 2, v7
	v_cvt_f32_u32_e32 v7, s0
	v_writelane_b32 v253, s24, 51
	s_ashr_i32 s1, s24, 31
	s_mul_i32 s10, s24, s11
	v_rcp_iflag_f32_e32 v7, v7
	v_mov_b32_e32 v69, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v68, 1, v66
	v_writelane_b32 v253, s1, 52
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_lshl_add_u64 v[70:71], s[2:3], 0, v[68:69]
	v_accvgpr_write_b32 a47, v35
	s_abs_i32 s2, s10
	v_writelane_b32 v253, s0, 53
	s_sub_i32 s0, 0, s0
	v_readfirstlane_b32 s1, v7
	v_accvgpr_write_b32 a46, v34
	v_cvt_f32_u32_e32 v34, s2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 54
	s_sub_i32 s0, 1, s13
	v_rcp_iflag_f32_e32 v7, v34
	s_max_i32 s3, s11, s0
	v_cvt_f32_u32_e32 v34, s3
	s_ashr_i32 s0, s10, 31
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_rcp_iflag_f32_e32 v34, v34
	v_writelane_b32 v253, s0, 55
	v_writelane_b32 v253, s2, 56
	s_sub_i32 s0, 0, s2
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v34
	s_abs_i32 s2, s13
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_f32_u32_e32 v34, s2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v34
	v_writelane_b32 v253, s0, 57
	v_writelane_b32 v253, s3, 58
	s_sub_i32 s0, 0, s3
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_abs_i32 s3, s16
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_f32_u32_e32 v34, s3
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v34
	v_writelane_b32 v253, s0, 59
	s_sub_i32 s0, 0, s2
	v_writelane_b32 v253, s2, 60
	s_mul_i32 s0, s0, s1
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_abs_i32 s2, s17
	s_mul_hi_u32 s0, s1, s0
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_f32_u32_e32 v34, s2
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 61
	s_ashr_i32 s0, s16, 31
	v_writelane_b32 v253, s0, 62
	v_writelane_b32 v253, s3, 63
	s_sub_i32 s0, 0, s3
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v34
	s_abs_i32 s3, s38
	v_cvt_f32_u32_e32 v34, s3
	s_mul_i32 s0, s0, s1
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_rcp_iflag_f32_e32 v34, v34
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_writelane_b32 v254, s0, 0
	s_sub_i32 s0, 0, s2
	v_mul_f32_e32 v7, 0x4f7ffffe, v34
	s_mul_i32 s0, s0, s1
	v_cvt_u32_f32_e32 v7, v7
	s_mul_hi_u32 s0, s1, s0
	v_writelane_b32 v254, s2, 1
	s_add_i32 s0, s1, s0
	v_writelane_b32 v254, s0, 2
	s_sub_i32 s0, 0, s3
	v_mul_lo_u32 v34, s0, v7
	v_lshlrev_b32_e32 v8, 8, v153
	v_mov_b32_e32 v9, v69
	v_mul_hi_u32 v34, v7, v34
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[8:9]
	v_add_u32_e32 v209, v7, v34
	v_mov_b32_e32 v7, v69
	v_lshl_add_u64 v[106:107], v[8:9], 0, v[6:7]
	v_or_b32_e32 v6, 0x73, v155
	v_mul_lo_u32 v210, s38, v6
	v_or_b32_e32 v6, 0x72, v155
	v_mul_lo_u32 v211, s38, v6
	v_or_b32_e32 v6, 0x71, v155
	v_mul_lo_u32 v212, s38, v6
	v_or_b32_e32 v6, 0x70, v155
	v_mul_lo_u32 v213, s38, v6
	v_or_b32_e32 v6, 0x63, v155
	v_mul_lo_u32 v214, s38, v6
	v_or_b32_e32 v6, 0x62, v155
	v_mul_lo_u32 v215, s38, v6
	v_or_b32_e32 v6, 0x61, v155
	v_mul_lo_u32 v216, s38, v6
	v_or_b32_e32 v6, 0x60, v155
	v_mul_lo_u32 v217, s38, v6
	v_or_b32_e32 v6, 0x53, v155
	v_mul_lo_u32 v218, s38, v6
	v_or_b32_e32 v6, 0x52, v155
	v_mul_lo_u32 v219, s38, v6
	v_or_b32_e32 v6, 0x51, v155
	v_mul_lo_u32 v220, s38, v6
	v_or_b32_e32 v6, 0x50, v155
	v_mul_lo_u32 v221, s38, v6
	v_or_b32_e32 v6, 0x43, v155
	v_mul_lo_u32 v222, s38, v6
	v_or_b32_e32 v6, 0x42, v155
	v_mul_lo_u32 v223, s38, v6
	v_or_b32_e32 v6, 0x41, v155
	v_mul_lo_u32 v224, s38, v6
	v_or_b32_e32 v6, 64, v155
	v_lshl_add_u64 v[202:203], s[8:9], 0, v[68:69]
	v_lshlrev_b32_e32 v68, 2, v67
	v_mul_lo_u32 v225, s38, v6
	v_and_b32_e32 v6, 7, v0
	v_lshlrev_b32_e32 v110, 4, v6
	v_or_b32_e32 v6, 0x83, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a55, v7
	v_accvgpr_write_b32 a54, v6
	v_or_b32_e32 v6, 0x82, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a57, v7
	v_accvgpr_write_b32 a56, v6
	v_or_b32_e32 v6, 0x81, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a59, v7
	v_accvgpr_write_b32 a58, v6
	v_or_b32_e32 v6, 0x80, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a61, v7
	v_accvgpr_write_b32 a60, v6
	v_or_b32_e32 v6, 0xb0, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a63, v7
	v_accvgpr_write_b32 a62, v6
	v_or_b32_e32 v6, 0xa0, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a65, v7
	v_accvgpr_write_b32 a64, v6
	v_or_b32_e32 v6, 0x90, v67
	v_writelane_b32 v254, s3, 3
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_writelane_b32 v254, s20, 4
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a67, v7
	v_writelane_b32 v254, s21, 5
	v_writelane_b32 v254, s22, 6
	v_accvgpr_write_b32 a66, v6
	v_or_b32_e32 v6, 0x80, v67
	v_writelane_b32 v254, s23, 7
	v_mad_i64_i32 v[6:7], s[0:1], v6, s34, 0
	v_writelane_b32 v254, s17, 8
	s_ashr_i32 s0, s17, 31
	v_writelane_b32 v254, s0, 9
	s_ashr_i32 s0, s38, 31
	v_writelane_b32 v254, s0, 10
	v_cmp_gt_i32_e64 s[0:1], s62, v67
	.loc	1 29 0
	v_or_b32_e32 v156, 1, v155
	v_or_b32_e32 v157, 2, v155
	v_writelane_b32 v254, s0, 11
	v_or_b32_e32 v158, 3, v155
	v_or_b32_e32 v159, 16, v155
	v_writelane_b32 v254, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s62, v116
	v_or_b32_e32 v160, 17, v155
	v_or_b32_e32 v161, 18, v155
	v_writelane_b32 v254, s0, 13
	v_or_b32_e32 v162, 19, v155
	v_or_b32_e32 v163, 32, v155
	v_writelane_b32 v254, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s62, v5
	v_or_b32_e32 v164, 33, v155
	v_or_b32_e32 v165, 34, v155
	v_writelane_b32 v254, s0, 15
	v_or_b32_e32 v166, 35, v155
	v_or_b32_e32 v167, 48, v155
	v_writelane_b32 v254, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s62, v3
	v_or_b32_e32 v168, 49, v155
	v_or_b32_e32 v169, 50, v155
	v_writelane_b32 v254, s0, 17
	v_or_b32_e32 v170, 51, v155
	v_and_b32_e32 v117, 31, v0
	v_writelane_b32 v254, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s62, v171
	v_lshlrev_b32_e32 v152, 2, v117
	v_bfrev_b32_e32 v1, 1
	v_writelane_b32 v254, s0, 19
	v_cndmask_b32_e32 v181, v1, v152, vcc
	v_xor_b32_e32 v1, 0x70, v175
	v_writelane_b32 v254, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s62, v12
	v_accvgpr_write_b32 a48, v1
	v_xor_b32_e32 v1, 24, v175
	v_writelane_b32 v254, s0, 21
	v_accvgpr_write_b32 a49, v1
	v_xor_b32_e32 v1, 56, v175
	v_writelane_b32 v254, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s62, v11
	v_accvgpr_write_b32 a50, v1
	v_xor_b32_e32 v1, 0x58, v175
	v_writelane_b32 v254, s0, 23
	.loc	1 17 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	.loc	1 29 0
	v_lshlrev_b32_e32 v4, 6, v116
	v_writelane_b32 v254, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s62, v10
	v_xor_b32_e32 v13, 8, v172
	v_xor_b32_e32 v30, 32, v173
	v_writelane_b32 v254, s0, 25
	v_xor_b32_e32 v31, 64, v173
	v_xor_b32_e32 v32, 0x60, v173
	v_writelane_b32 v254, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s62, v29
	v_xor_b32_e32 v18, 8, v174
	v_xor_b32_e32 v19, 16, v174
	v_writelane_b32 v254, s0, 27
	v_xor_b32_e32 v20, 24, v174
	v_xor_b32_e32 v21, 32, v174
	v_writelane_b32 v254, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s62, v28
	v_xor_b32_e32 v22, 40, v174
	v_xor_b32_e32 v23, 48, v174
	v_writelane_b32 v254, s0, 29
	v_xor_b32_e32 v24, 56, v174
	v_add_u32_e32 v195, s38, v194
	v_writelane_b32 v254, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s62, v27
	v_accvgpr_write_b32 a51, v1
	v_xor_b32_e32 v1, 0x78, v175
	v_writelane_b32 v254, s0, 31
	v_accvgpr_write_b32 a69, v7
	v_xor_b32_e32 v176, 32, v175
	v_writelane_b32 v254, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s62, v26
	v_xor_b32_e32 v177, 64, v175
	v_xor_b32_e32 v178, 0x60, v175
	v_writelane_b32 v254, s0, 33
	v_add_u32_e32 v196, s38, v195
	v_xor_b32_e32 v186, 8, v175
	v_writelane_b32 v254, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s62, v155
	v_xor_b32_e32 v197, 40, v175
	v_xor_b32_e32 v204, 0x48, v175
	v_writelane_b32 v254, s0, 35
	v_xor_b32_e32 v205, 0x68, v175
	v_xor_b32_e32 v206, 16, v175
	v_writelane_b32 v254, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s62, v156
	v_xor_b32_e32 v207, 48, v175
	v_xor_b32_e32 v208, 0x50, v175
	v_writelane_b32 v254, s0, 37
	v_accvgpr_write_b32 a52, v1
	.loc	1 17 0
	v_lshl_add_u64 v[108:109], s[20:21], 0, v[68:69]
	v_writelane_b32 v254, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s62, v157
	v_mov_b32_e32 v111, v69
	v_accvgpr_write_b32 a68, v6
	v_writelane_b32 v254, s0, 39
	v_add_u32_e32 v226, 0, v30
	v_add_u32_e32 v227, 0, v31
	v_writelane_b32 v254, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s62, v158
	v_add_u32_e32 v228, 0, v32
	v_add_u32_e32 v229, v25, v33
	v_writelane_b32 v254, s0, 41
	s_mov_b32 s47, 0x27000
	s_mov_b32 s46, 0x7ffffffe
	v_writelane_b32 v254, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s62, v159
	v_lshlrev_b32_e32 v128, 2, v4
	v_lshlrev_b32_e32 v130, 2, v2
	v_writelane_b32 v254, s0, 43
	v_add_u32_e32 v230, 0, v13
	v_add_u32_e32 v231, 0, v18
	v_writelane_b32 v254, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s62, v160
	v_add_u32_e32 v232, 0, v19
	v_add_u32_e32 v233, 0, v20
	v_writelane_b32 v254, s0, 45
	v_add_u32_e32 v234, 0, v21
	v_add_u32_e32 v235, 0, v22
	v_writelane_b32 v254, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s62, v161
	v_add_u32_e32 v236, 0, v23
	v_add_u32_e32 v237, 0, v24
	v_writelane_b32 v254, s0, 47
	v_mov_b32_e32 v238, 0xf149f2ca
	v_mov_b32_e32 v239, 0x7fff
	v_writelane_b32 v254, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s62, v162
	s_lshl_b32 s17, s38, 6
	s_mov_b32 s39, 0x5040100
	v_writelane_b32 v254, s0, 49
	s_mov_b32 s61, 0x7060302
	s_movk_i32 s16, 0x7fff
	v_writelane_b32 v254, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s62, v163
	s_nop 1
	v_writelane_b32 v254, s0, 51
	s_nop 1
	v_writelane_b32 v254, s1, 52
	v_cmp_gt_i32_e64 s[0:1], s62, v164
	s_nop 1
	v_writelane_b32 v254, s0, 53
	s_nop 1
	v_writelane_b32 v254, s1, 54
	v_cmp_gt_i32_e64 s[0:1], s62, v165
	s_nop 1
	v_writelane_b32 v254, s0, 55
	s_nop 1
	v_writelane_b32 v254, s1, 56
	v_cmp_gt_i32_e64 s[0:1], s62, v166
	s_nop 1
	v_writelane_b32 v254, s0, 57
	s_nop 1
	v_writelane_b32 v254, s1, 58
	v_cmp_gt_i32_e64 s[0:1], s62, v167
	s_nop 1
	v_writelane_b32 v254, s0, 59
	s_nop 1
	v_writelane_b32 v254, s1, 60
	v_cmp_gt_i32_e64 s[0:1], s62, v168
	s_nop 1
	v_writelane_b32 v254, s0, 61
	s_nop 1
	v_writelane_b32 v254, s1, 62
	v_cmp_gt_i32_e64 s[0:1], s62, v169
	s_nop 1
	v_writelane_b32 v254, s0, 63
	s_nop 1
	v_writelane_b32 v255, s1, 0
	v_cmp_gt_i32_e64 s[0:1], s62, v170
	s_nop 1
	v_writelane_b32 v255, s0, 1
	s_nop 1
	v_writelane_b32 v255, s1, 2
	v_cmp_gt_i32_e64 s[0:1], s62, v17
	s_nop 1
	v_writelane_b32 v255, s0, 3
	s_nop 1
	v_writelane_b32 v255, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s62, v16
	s_nop 1
	v_writelane_b32 v255, s0, 5
	s_nop 1
	v_writelane_b32 v255, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s62, v15
	s_nop 1
	v_writelane_b32 v255, s0, 7
	s_nop 1
	v_writelane_b32 v255, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s62, v14
	s_nop 1
	v_writelane_b32 v255, s0, 9
	s_nop 1
	v_writelane_b32 v255, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s37, v155
	s_nop 1
	v_writelane_b32 v255, s0, 11
	s_nop 1
	v_writelane_b32 v255, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s37, v156
	s_nop 1
	v_writelane_b32 v255, s0, 13
	s_nop 1
	v_writelane_b32 v255, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s37, v157
	s_nop 1
	v_writelane_b32 v255, s0, 15
	s_nop 1
	v_writelane_b32 v255, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s37, v158
	s_nop 1
	v_writelane_b32 v255, s0, 17
	s_nop 1
	v_writelane_b32 v255, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s37, v159
	s_nop 1
	v_writelane_b32 v255, s0, 19
	s_nop 1
	v_writelane_b32 v255, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s37, v160
	s_nop 1
	v_writelane_b32 v255, s0, 21
	s_nop 1
	v_writelane_b32 v255, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s37, v161
	s_nop 1
	v_writelane_b32 v255, s0, 23
	s_nop 1
	v_writelane_b32 v255, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s37, v162
	s_nop 1
	v_writelane_b32 v255, s0, 25
	s_nop 1
	v_writelane_b32 v255, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s37, v163
	s_nop 1
	v_writelane_b32 v255, s0, 27
	s_nop 1
	v_writelane_b32 v255, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s37, v164
	s_nop 1
	v_writelane_b32 v255, s0, 29
	s_nop 1
	v_writelane_b32 v255, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s37, v165
	s_nop 1
	v_writelane_b32 v255, s0, 31
	s_nop 1
	v_writelane_b32 v255, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s37, v166
	s_nop 1
	v_writelane_b32 v255, s0, 33
	s_nop 1
	v_writelane_b32 v255, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s37, v167
	s_nop 1
	v_writelane_b32 v255, s0, 35
	s_nop 1
	v_writelane_b32 v255, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s37, v168
	s_nop 1
	v_writelane_b32 v255, s0, 37
	s_nop 1
	v_writelane_b32 v255, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s37, v169
	s_nop 1
	v_writelane_b32 v255, s0, 39
	s_nop 1
	v_writelane_b32 v255, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s37, v170
	s_nop 1
	v_writelane_b32 v255, s0, 41
	s_nop 1
	v_writelane_b32 v255, s1, 42
	s_lshl_b64 s[0:1], s[34:35], 13
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	v_readlane_b32 s2, v253, 15
	s_add_i32 s63, s2, s63
	v_readlane_b32 s2, v253, 12
	s_cmp_lt_i32 s63, s2
	s_cbranch_scc0 .LBB0_87
.LBB0_5:
	.loc	1 19 0
	s_ashr_i32 s2, s63, 31
	v_readlane_b32 s3, v253, 52
	s_xor_b32 s2, s2, s3
	s_abs_i32 s3, s63
	v_readlane_b32 s8, v253, 54
	s_mul_hi_u32 s8, s3, s8
	v_readlane_b32 s11, v253, 53
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
	v_readlane_b32 s2, v253, 11
	s_cmp_lt_i32 s63, s2
	v_readlane_b32 s2, v253, 6
	v_readlane_b32 s3, v253, 7
	s_load_dwordx2 s[2:3], s[2:3], 0x50
	s_mov_b32 s10, s8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s35, s2
	s_cbranch_scc1 .LBB0_7
	.loc	1 18 0
	v_readlane_b32 s2, v253, 11
	s_sub_i32 s2, s63, s2
	s_max_i32 s2, s2, 0
	.loc	1 21 0
	v_readlane_b32 s3, v253, 57
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s12, v253, 56
	s_mul_i32 s9, s3, s12
	s_sub_i32 s9, s2, s9
	s_add_i32 s10, s3, 1
	s_sub_i32 s11, s9, s12
	s_cmp_ge_u32 s9, s12
	s_cselect_b32 s3, s10, s3
	s_cselect_b32 s9, s11, s9
	s_add_i32 s10, s3, 1
	s_cmp_ge_u32 s9, s12
	s_cselect_b32 s3, s10, s3
	v_readlane_b32 s9, v253, 55
	s_xor_b32 s3, s3, s9
	s_sub_i32 s10, s3, s9
	.loc	1 22 0
	v_readlane_b32 s3, v253, 54
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s12, v253, 53
	s_mul_i32 s9, s3, s12
	s_sub_i32 s2, s2, s9
	s_add_i32 s9, s3, 1
	s_sub_i32 s11, s2, s12
	s_cmp_ge_u32 s2, s12
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s2, s11, s2
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s2, s12
	s_cselect_b32 s2, s9, s3
	v_readlane_b32 s3, v253, 52
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s9, v253, 59
	s_mul_hi_u32 s9, s2, s9
	v_readlane_b32 s11, v253, 58
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
	v_readlane_b32 s3, v253, 26
	s_add_i32 s2, s3, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s9, v253, 61
	s_mul_hi_u32 s9, s2, s9
	v_readlane_b32 s11, v253, 60
	s_mul_i32 s9, s9, s11
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s11
	s_cmp_ge_u32 s2, s11
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s35, s2, s3
.LBB0_7:
	v_readlane_b32 s2, v253, 6
	v_readlane_b32 s3, v253, 7
	s_load_dwordx2 s[12:13], s[2:3], 0x50
	s_mov_b64 s[30:31], s[4:5]
	s_mov_b64 s[48:49], s[6:7]
	.loc	1 25 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s35, s12
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s35, s12
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_9
	.loc	1 25 0
	s_lshl_b32 s9, s35, 1
	s_ashr_i32 s11, s9, 31
	v_readlane_b32 s20, v253, 13
	v_readlane_b32 s21, v253, 14
	s_mul_i32 s11, s20, s11
	s_mul_hi_u32 s12, s20, s9
	s_add_i32 s12, s12, s11
	s_mul_i32 s13, s21, s9
	s_add_i32 s13, s12, s13
	s_mul_i32 s12, s20, s9
	s_lshl_b64 s[12:13], s[12:13], 1
	v_readlane_b32 s18, v253, 2
	v_readlane_b32 s19, v253, 3
	s_add_u32 s30, s18, s12
	s_addc_u32 s31, s19, s13
	.loc	1 26 0
	s_or_b32 s9, s9, 1
	s_mul_hi_u32 s12, s20, s9
	s_add_i32 s11, s12, s11
	s_mul_i32 s12, s21, s9
	s_add_i32 s13, s11, s12
	s_mul_i32 s12, s20, s9
	s_lshl_b64 s[12:13], s[12:13], 1
	s_add_u32 s48, s18, s12
	s_addc_u32 s49, s19, s13
.LBB0_9:
	.loc	1 23 0
	v_readlane_b32 s9, v253, 51
	s_mul_i32 s8, s8, s9
	s_sub_i32 s8, s63, s8
	.loc	1 24 0
	s_ashr_i32 s11, s8, 31
	v_readlane_b32 s12, v253, 62
	s_xor_b32 s11, s11, s12
	s_abs_i32 s12, s8
	v_readlane_b32 s13, v254, 0
	s_mul_hi_u32 s13, s12, s13
	v_readlane_b32 s20, v253, 63
	s_mul_i32 s18, s13, s20
	s_sub_i32 s12, s12, s18
	s_add_i32 s18, s13, 1
	s_sub_i32 s19, s12, s20
	s_cmp_ge_u32 s12, s20
	s_cselect_b32 s13, s18, s13
	s_cselect_b32 s12, s19, s12
	s_add_i32 s18, s13, 1
	s_cmp_ge_u32 s12, s20
	s_cselect_b32 s12, s18, s13
	v_readlane_b32 s9, v254, 8
	s_xor_b32 s12, s12, s11
	s_mul_i32 s9, s10, s9
	s_sub_i32 s11, s12, s11
	s_add_i32 s44, s11, s9
	v_readlane_b32 s9, v253, 9
	s_mul_i32 s11, s11, s9
	s_sub_i32 s8, s8, s11
	.loc	1 29 0
	s_lshl_b32 s13, s8, 5
	s_ashr_i32 s45, s44, 31
	v_writelane_b32 v255, s8, 43
	s_waitcnt vmcnt(23)
	v_or_b32_e32 v4, s13, v67
	v_mov_b64_e32 v[2:3], s[44:45]
	v_readlane_b32 s8, v253, 8
	s_waitcnt vmcnt(21)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mad_i64_i32 v[2:3], s[8:9], v4, s8, v[2:3]
	v_lshlrev_b64 v[134:135], 6, v[2:3]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[18:19], s62, v4
	s_mov_b64 s[8:9], exec
	s_nop 0
	v_writelane_b32 v255, s18, 44
	s_nop 1
	v_writelane_b32 v255, s19, 45
	s_and_b64 s[18:19], s[8:9], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[4:5], v[134:135], 1, v[70:71]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_11:
	s_or_b64 exec, exec, s[8:9]
	v_or_b32_e32 v3, s13, v116
	v_mov_b64_e32 v[4:5], s[44:45]
	v_readlane_b32 s8, v253, 8
	v_cmp_gt_i32_e64 s[18:19], s62, v3
	s_nop 0
	v_mad_i64_i32 v[4:5], s[8:9], v3, s8, v[4:5]
	v_lshlrev_b64 v[132:133], 6, v[4:5]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], exec
	v_writelane_b32 v255, s18, 46
	s_nop 1
	v_writelane_b32 v255, s19, 47
	s_and_b64 s[18:19], s[8:9], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[2:3], v[132:133], 1, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v129, 0, v172
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v230, v[8:9], v[4:5] offset1:4
	v_add_u32_e32 v2, 0, v173
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v2
	ds_read_b64 v[36:37], v226
	ds_read_b64 v[38:39], v227
	ds_read_b64 v[40:41], v228
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_20
	.loc	1 27 0
	s_mul_i32 s2, s35, s34
	s_add_i32 s2, s2, s10
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	v_readlane_b32 s8, v253, 0
	v_readlane_b32 s9, v253, 1
	s_add_u32 s8, s8, s2
	s_addc_u32 s9, s9, s3
	v_readlane_b32 s3, v255, 43
	.loc	1 29 0
	s_lshr_b32 s2, s3, 31
	s_add_i32 s2, s3, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s3, s2
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
	s_and_saveexec_b64 s[8:9], s[42:43]
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
	s_abs_i32 s3, s44
	v_readlane_b32 s8, v254, 2
	s_mul_hi_u32 s8, s3, s8
	v_readlane_b32 s12, v254, 1
	s_mul_i32 s9, s8, s12
	v_readlane_b32 s2, v254, 9
	s_sub_i32 s3, s3, s9
	s_xor_b32 s2, s45, s2
	s_add_i32 s9, s8, 1
	s_sub_i32 s10, s3, s12
	s_cmp_ge_u32 s3, s12
	v_or_b32_e32 v2, s13, v117
	s_cselect_b32 s3, s10, s3
	v_mul_lo_u32 v3, v2, s38
	v_readlane_b32 s10, v253, 17
	v_cmp_gt_i32_e32 vcc, s37, v2
	s_cselect_b32 s8, s9, s8
	v_add_u32_e32 v3, s10, v3
	v_readlane_b32 s10, v253, 20
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s12
	v_add_u32_e32 v4, s10, v2
	v_readlane_b32 s10, v253, 21
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s36
	v_readlane_b32 s11, v253, 22
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	v_cndmask_b32_e64 v2, v2, v3, s[10:11]
	v_readlane_b32 s10, v253, 23
	s_sub_i32 s50, s3, s2
	v_readlane_b32 s2, v253, 16
	v_min_i32_e32 v2, s10, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	s_mul_i32 s12, s35, s2
	s_sub_i32 s2, s38, s12
	s_ashr_i32 s51, s50, 31
	v_lshlrev_b32_e32 v68, 1, v66
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
	v_readlane_b32 s2, v254, 10
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v209
	v_xor_b32_e32 v4, s2, v4
	v_readlane_b32 s2, v254, 3
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
	v_readlane_b32 s2, v253, 18
	v_add_u32_e32 v6, 1, v5
	s_sub_i32 s2, s35, s2
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s2, s2, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s2, s2, s37
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s2, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s2, v253, 24
	v_min_i32_e32 v3, s37, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s2, v2
	v_add3_u32 v44, v3, v2, 63
	v_readlane_b32 s2, v254, 11
	v_cmp_lt_i32_e64 s[64:65], 63, v44
	v_readlane_b32 s3, v254, 12
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_22
	v_lshl_add_u64 v[4:5], v[200:201], 0, s[50:51]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[30:31], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[68:69]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 13
	v_readlane_b32 s3, v254, 14
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[2:3], v[118:119], 0, s[50:51]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[30:31], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[68:69]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 15
	v_readlane_b32 s3, v254, 16
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[12:13], v[120:121], 0, s[50:51]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[30:31], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[68:69]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 17
	v_readlane_b32 s3, v254, 18
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[10:11], v[122:123], 0, s[50:51]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[30:31], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[68:69]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 19
	v_readlane_b32 s3, v254, 20
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[20:21], v[124:125], 0, s[50:51]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[48:49], 0, v[20:21]
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[68:69]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_30:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 21
	v_readlane_b32 s3, v254, 22
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[18:19], v[126:127], 0, s[50:51]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[48:49], 0, v[18:19]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[68:69]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_32:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 23
	v_readlane_b32 s3, v254, 24
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[28:29], v[182:183], 0, s[50:51]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[48:49], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[68:69]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 25
	v_readlane_b32 s3, v254, 26
	s_and_b64 s[8:9], s[2:3], s[64:65]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_36
	v_lshl_add_u64 v[26:27], v[198:199], 0, s[50:51]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[48:49], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[68:69]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v42, s13, v153
	v_mul_lo_u32 v43, v42, s38
	v_readlane_b32 s2, v253, 17
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v230, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v230, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s39
	v_perm_b32 v3, v26, v30, s39
	v_add_u32_e32 v144, 0, v174
	v_add_u32_e32 v43, s2, v43
	v_readlane_b32 s2, v253, 20
	ds_write_b64 v144, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s61
	v_perm_b32 v2, v18, v22, s61
	v_add_u32_e32 v45, s2, v42
	v_cmp_gt_i32_e32 vcc, s37, v42
	v_readlane_b32 s2, v253, 21
	ds_write_b64 v231, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s39
	v_perm_b32 v2, v19, v23, s39
	v_cndmask_b32_e32 v42, v45, v43, vcc
	v_mov_b32_e32 v43, s36
	v_readlane_b32 s3, v253, 22
	ds_write_b64 v232, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s61
	v_perm_b32 v3, v27, v31, s61
	v_cndmask_b32_e64 v42, v42, v43, s[2:3]
	v_readlane_b32 s2, v253, 23
	ds_write_b64 v233, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s39
	v_perm_b32 v3, v28, v32, s39
	v_min_i32_e32 v131, s2, v42
	v_readlane_b32 s2, v253, 19
	ds_write_b64 v234, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s61
	v_perm_b32 v3, v28, v32, s61
	s_sub_i32 s41, s2, s35
	ds_write_b64 v235, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s39
	v_perm_b32 v3, v29, v33, s39
	s_movk_i32 s2, 0x7f
	s_mul_i32 s41, s41, s37
	ds_write_b64 v236, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s61
	v_perm_b32 v3, v29, v33, s61
	v_cmp_lt_i32_e32 vcc, s2, v44
	v_mov_b32_e32 v150, 0xf149f2ca
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
	ds_write_b64 v237, v[2:3] offset:9088
	s_and_saveexec_b64 s[96:97], vcc
	s_cbranch_execz .LBB0_74
	v_lshl_add_u64 v[18:19], s[30:31], 0, v[68:69]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 27
	v_readlane_b32 s9, v254, 28
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_39
	v_accvgpr_read_b32 v4, a46
	v_accvgpr_read_b32 v5, a47
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[50:51]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], v[18:19], 0, v[4:5]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_39:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 29
	v_readlane_b32 s9, v254, 30
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_41
	v_accvgpr_read_b32 v2, a32
	v_accvgpr_read_b32 v3, a33
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[50:51]
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
	v_readlane_b32 s8, v254, 31
	v_readlane_b32 s9, v254, 32
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_43
	v_accvgpr_read_b32 v12, a34
	v_accvgpr_read_b32 v13, a35
	v_lshl_add_u64 v[12:13], v[12:13], 0, s[50:51]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], v[18:19], 0, v[12:13]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 33
	v_readlane_b32 s9, v254, 34
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_45
	v_accvgpr_read_b32 v10, a36
	v_accvgpr_read_b32 v11, a37
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[50:51]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[18:19], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v145, 0, v175
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v145 offset1:4
	v_readlane_b32 s2, v255, 11
	v_add_u32_e32 v147, 0, v176
	v_add_u32_e32 v42, s12, v154
	v_add_u32_e32 v151, s41, v155
	v_readlane_b32 s3, v255, 12
	v_add_u32_e32 v43, s12, v184
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[34:35], 0
	v_cndmask_b32_e64 v42, v151, v42, s[2:3]
	v_readlane_b32 s2, v255, 13
	v_add_u32_e32 v59, s41, v156
	v_mfma_f32_16x16x16_bf16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v147 offset1:4
	v_readlane_b32 s3, v255, 14
	v_add_u32_e32 v148, 0, v177
	v_add_u32_e32 v45, s12, v185
	v_cndmask_b32_e64 v43, v59, v43, s[2:3]
	v_readlane_b32 s2, v255, 15
	v_add_u32_e32 v60, s41, v157
	v_readlane_b32 s3, v255, 16
	ds_read2st64_b64 v[22:25], v148 offset1:4
	v_add_u32_e32 v46, s12, v89
	v_cndmask_b32_e64 v45, v60, v45, s[2:3]
	v_readlane_b32 s2, v255, 17
	v_add_u32_e32 v61, s41, v158
	v_readlane_b32 s3, v255, 18
	v_add_u32_e32 v149, 0, v178
	v_add_u32_e32 v47, s12, v187
	v_cndmask_b32_e64 v46, v61, v46, s[2:3]
	v_readlane_b32 s2, v255, 19
	v_add_u32_e32 v62, s41, v159
	v_readlane_b32 s3, v255, 20
	ds_read2st64_b64 v[26:29], v149 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[36:37], a[0:3]
	v_cndmask_b32_e64 v47, v62, v47, s[2:3]
	v_readlane_b32 s2, v255, 21
	v_add_u32_e32 v48, s12, v180
	v_mfma_f32_16x16x16_bf16 a[4:7], v[20:21], v[36:37], a[4:7]
	ds_read2st64_b64 v[18:21], v145 offset0:8 offset1:12
	v_add_u32_e32 v63, s41, v160
	v_readlane_b32 s3, v255, 22
	v_add_u32_e32 v49, s12, v188
	v_add_u32_e32 v64, s41, v161
	v_cndmask_b32_e64 v48, v63, v48, s[2:3]
	v_readlane_b32 s2, v255, 23
	v_readlane_b32 s3, v255, 24
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[22:23], v[38:39], a[0:3]
	v_add_u32_e32 v50, s12, v189
	v_cndmask_b32_e64 v49, v64, v49, s[2:3]
	v_readlane_b32 s2, v255, 25
	v_mfma_f32_16x16x16_bf16 a[4:7], v[24:25], v[38:39], a[4:7]
	ds_read2st64_b64 v[22:25], v147 offset0:8 offset1:12
	v_add_u32_e32 v65, s41, v162
	v_readlane_b32 s3, v255, 26
	v_add_u32_e32 v51, s12, v190
	v_add_u32_e32 v72, s41, v163
	v_cndmask_b32_e64 v50, v65, v50, s[2:3]
	v_readlane_b32 s2, v255, 27
	v_readlane_b32 s3, v255, 28
	v_readlane_b32 s10, v254, 35
	v_cmp_le_i32_e64 s[28:29], v42, v131
	v_cndmask_b32_e64 v51, v72, v51, s[2:3]
	v_readlane_b32 s2, v255, 29
	v_readlane_b32 s11, v254, 36
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[40:41], a[0:3]
	v_add_u32_e32 v52, s12, v191
	v_add_u32_e32 v73, s41, v164
	v_readlane_b32 s3, v255, 30
	v_mfma_f32_16x16x16_bf16 a[4:7], v[28:29], v[40:41], a[4:7]
	ds_read2st64_b64 v[26:29], v148 offset0:8 offset1:12
	s_and_b64 s[28:29], s[10:11], s[28:29]
	v_readlane_b32 s10, v254, 37
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[18:19], v[34:35], 0
	v_cndmask_b32_e64 v52, v73, v52, s[2:3]
	v_readlane_b32 s2, v255, 31
	v_cmp_le_i32_e64 s[24:25], v43, v131
	v_readlane_b32 s11, v254, 38
	v_add_u32_e32 v53, s12, v192
	v_add_u32_e32 v74, s41, v165
	v_readlane_b32 s3, v255, 32
	s_and_b64 s[24:25], s[10:11], s[24:25]
	v_readlane_b32 s10, v254, 39
	v_cndmask_b32_e64 v53, v74, v53, s[2:3]
	v_readlane_b32 s2, v255, 33
	v_cmp_le_i32_e64 s[22:23], v45, v131
	v_readlane_b32 s11, v254, 40
	ds_read2st64_b64 v[30:33], v149 offset0:8 offset1:12
	v_add_u32_e32 v54, s12, v193
	v_add_u32_e32 v75, s41, v166
	v_readlane_b32 s3, v255, 34
	s_and_b64 s[22:23], s[10:11], s[22:23]
	v_readlane_b32 s10, v254, 41
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_cndmask_b32_e64 v54, v75, v54, s[2:3]
	v_readlane_b32 s2, v255, 35
	v_cmp_le_i32_e64 s[20:21], v46, v131
	v_readlane_b32 s11, v254, 42
	v_add_u32_e32 v55, s12, v194
	v_add_u32_e32 v76, s41, v167
	v_readlane_b32 s3, v255, 36
	s_and_b64 s[20:21], s[10:11], s[20:21]
	v_readlane_b32 s10, v254, 43
	v_cndmask_b32_e64 v55, v76, v55, s[2:3]
	v_readlane_b32 s2, v255, 37
	v_cmp_le_i32_e64 s[18:19], v47, v131
	v_readlane_b32 s11, v254, 44
	v_add_u32_e32 v56, s12, v195
	v_add_u32_e32 v77, s41, v168
	v_readlane_b32 s3, v255, 38
	s_and_b64 s[18:19], s[10:11], s[18:19]
	v_readlane_b32 s10, v254, 45
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cndmask_b32_e64 v56, v77, v56, s[2:3]
	v_readlane_b32 s2, v255, 39
	v_cmp_le_i32_e64 s[26:27], v48, v131
	v_mfma_f32_16x16x16_bf16 a[12:15], v[20:21], v[34:35], 0
	v_readlane_b32 s11, v254, 46
	v_add_u32_e32 v57, s12, v196
	v_add_u32_e32 v78, s41, v169
	v_readlane_b32 s3, v255, 40
	s_and_b64 s[26:27], s[10:11], s[26:27]
	v_readlane_b32 s10, v254, 47
	v_add_u32_e32 v58, s38, v196
	v_cndmask_b32_e64 v57, v78, v57, s[2:3]
	v_readlane_b32 s2, v255, 41
	v_cmp_le_i32_e64 s[8:9], v49, v131
	v_readlane_b32 s11, v254, 48
	v_add_u32_e32 v58, s12, v58
	v_add_u32_e32 v79, s41, v170
	v_readlane_b32 s3, v255, 42
	s_and_b64 s[8:9], s[10:11], s[8:9]
	v_readlane_b32 s10, v254, 49
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_accvgpr_read_b32 v25, a7
	v_cndmask_b32_e64 v58, v79, v58, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v50, v131
	v_readlane_b32 s11, v254, 50
	v_mul_f32_e32 v25, s40, v25
	s_and_b64 s[2:3], s[10:11], s[2:3]
	v_cndmask_b32_e64 v25, v238, v25, s[2:3]
	v_readlane_b32 s2, v254, 51
	v_cmp_le_i32_e32 vcc, v51, v131
	v_readlane_b32 s3, v254, 52
	v_accvgpr_read_b32 v26, a8
	v_mfma_f32_16x16x16_bf16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_mul_f32_e32 v18, s40, v18
	s_and_b64 vcc, s[2:3], vcc
	v_readlane_b32 s2, v254, 53
	v_mul_f32_e32 v26, s40, v26
	v_cndmask_b32_e64 v18, v238, v18, s[28:29]
	v_cmp_le_i32_e64 s[28:29], v52, v131
	v_readlane_b32 s3, v254, 54
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v19, s40, v19
	v_cndmask_b32_e32 v26, v238, v26, vcc
	s_and_b64 vcc, s[2:3], s[28:29]
	v_readlane_b32 s2, v254, 55
	v_mul_f32_e32 v27, s40, v27
	v_cndmask_b32_e64 v19, v238, v19, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v53, v131
	v_readlane_b32 s3, v254, 56
	v_accvgpr_read_b32 v28, a10
	v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s40, v22
	v_cndmask_b32_e32 v27, v238, v27, vcc
	s_and_b64 vcc, s[2:3], s[24:25]
	v_readlane_b32 s2, v254, 57
	v_mul_f32_e32 v28, s40, v28
	v_cndmask_b32_e64 v22, v238, v22, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v54, v131
	v_readlane_b32 s3, v254, 58
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v20, s40, v20
	v_cndmask_b32_e32 v28, v238, v28, vcc
	s_and_b64 vcc, s[2:3], s[22:23]
	v_readlane_b32 s2, v254, 59
	v_accvgpr_read_b32 v21, a4
	v_mul_f32_e32 v29, s40, v29
	v_cndmask_b32_e64 v20, v238, v20, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v55, v131
	v_readlane_b32 s3, v254, 60
	v_accvgpr_read_b32 v23, a5
	v_accvgpr_read_b32 v30, a0
	v_mul_f32_e32 v21, s40, v21
	v_cndmask_b32_e32 v29, v238, v29, vcc
	s_and_b64 vcc, s[2:3], s[20:21]
	v_readlane_b32 s2, v254, 61
	v_accvgpr_read_b32 v24, a6
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v30, s40, v30
	v_cndmask_b32_e64 v21, v238, v21, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v56, v131
	v_readlane_b32 s3, v254, 62
	v_max_f32_e32 v42, v18, v19
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v24, s40, v24
	v_cndmask_b32_e64 v23, v238, v23, s[26:27]
	v_cndmask_b32_e32 v30, v238, v30, vcc
	s_and_b64 vcc, s[2:3], s[18:19]
	v_readlane_b32 s2, v254, 63
	v_max3_f32 v42, v42, v22, v20
	v_mul_f32_e32 v31, s40, v31
	v_cmp_le_i32_e64 s[26:27], v57, v131
	v_cndmask_b32_e64 v24, v238, v24, s[8:9]
	v_readlane_b32 s3, v255, 0
	v_max3_f32 v42, v42, v21, v23
	v_accvgpr_read_b32 v32, a2
	v_cndmask_b32_e32 v31, v238, v31, vcc
	s_and_b64 vcc, s[2:3], s[26:27]
	v_readlane_b32 s2, v255, 1
	v_max3_f32 v42, v42, v24, v25
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v32, s40, v32
	v_cmp_le_i32_e64 s[8:9], v58, v131
	v_readlane_b32 s3, v255, 2
	v_max3_f32 v42, v42, v26, v27
	v_mul_f32_e32 v33, s40, v33
	v_cndmask_b32_e32 v32, v238, v32, vcc
	s_and_b64 vcc, s[2:3], s[8:9]
	v_max3_f32 v42, v42, v28, v29
	v_cndmask_b32_e32 v33, v238, v33, vcc
	v_max3_f32 v42, v42, v30, v31
	v_max3_f32 v42, v42, v32, v33
	ds_bpermute_b32 v43, v179, v42
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v150, v42, v43, s2
	v_sub_f32_e32 v18, v18, v150
	v_sub_f32_e32 v19, v19, v150
	v_sub_f32_e32 v22, v22, v150
	v_exp_f32_e32 v60, v18
	v_exp_f32_e32 v59, v19
	v_sub_f32_e32 v20, v20, v150
	v_exp_f32_e32 v62, v22
	v_sub_f32_e32 v21, v21, v150
	v_exp_f32_e32 v61, v20
	v_sub_f32_e32 v23, v23, v150
	v_exp_f32_e32 v56, v21
	v_sub_f32_e32 v24, v24, v150
	v_exp_f32_e32 v55, v23
	v_add_f32_e32 v18, v60, v59
	v_sub_f32_e32 v25, v25, v150
	v_exp_f32_e32 v58, v24
	v_add_f32_e32 v18, v62, v18
	v_sub_f32_e32 v26, v26, v150
	v_exp_f32_e32 v57, v25
	v_add_f32_e32 v18, v61, v18
	v_sub_f32_e32 v27, v27, v150
	v_exp_f32_e32 v52, v26
	v_add_f32_e32 v18, v56, v18
	v_sub_f32_e32 v28, v28, v150
	v_exp_f32_e32 v51, v27
	v_add_f32_e32 v18, v55, v18
	v_sub_f32_e32 v29, v29, v150
	v_exp_f32_e32 v54, v28
	v_add_f32_e32 v18, v58, v18
	v_sub_f32_e32 v30, v30, v150
	v_exp_f32_e32 v53, v29
	v_add_f32_e32 v18, v57, v18
	v_sub_f32_e32 v31, v31, v150
	v_exp_f32_e32 v48, v30
	v_add_f32_e32 v18, v52, v18
	v_sub_f32_e32 v32, v32, v150
	v_exp_f32_e32 v47, v31
	v_add_f32_e32 v18, v51, v18
	v_sub_f32_e32 v33, v33, v150
	v_exp_f32_e32 v50, v32
	v_add_f32_e32 v18, v54, v18
	v_exp_f32_e32 v49, v33
	v_add_f32_e32 v18, v53, v18
	v_add_f32_e32 v18, v48, v18
	v_add_f32_e32 v18, v47, v18
	v_add_f32_e32 v18, v50, v18
	v_add_f32_e32 v18, v49, v18
	ds_bpermute_b32 v19, v179, v18
	v_lshl_add_u64 v[42:43], s[48:49], 0, v[68:69]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v45, v18, v19
	ds_swizzle_b32 v46, v45 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 3
	v_readlane_b32 s9, v255, 4
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_47
	v_accvgpr_read_b32 v20, a38
	v_accvgpr_read_b32 v21, a39
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[50:51]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], v[42:43], 0, v[20:21]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_47:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 5
	v_readlane_b32 s9, v255, 6
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_49
	v_accvgpr_read_b32 v18, a40
	v_accvgpr_read_b32 v19, a41
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[50:51]
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
	v_readlane_b32 s8, v255, 7
	v_readlane_b32 s9, v255, 8
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_51
	v_accvgpr_read_b32 v28, a42
	v_accvgpr_read_b32 v29, a43
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[50:51]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], v[42:43], 0, v[28:29]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_51:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 9
	v_readlane_b32 s9, v255, 10
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_53
	v_accvgpr_read_b32 v26, a44
	v_accvgpr_read_b32 v27, a45
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[50:51]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[26:27]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_53:
	s_or_b64 exec, exec, s[2:3]
	v_bfe_u32 v79, v62, 16, 1
	v_bfe_u32 v80, v61, 16, 1
	v_add3_u32 v79, v62, v79, s16
	v_bfe_u32 v81, v60, 16, 1
	v_add3_u32 v80, v61, v80, s16
	v_lshrrev_b32_e32 v79, 16, v79
	v_cmp_o_f32_e32 vcc, v62, v62
	v_bfe_u32 v82, v59, 16, 1
	v_add3_u32 v81, v60, v81, s16
	v_lshrrev_b32_e32 v80, 16, v80
	v_cndmask_b32_e32 v62, v239, v79, vcc
	v_cmp_o_f32_e32 vcc, v61, v61
	v_add3_u32 v82, v59, v82, s16
	v_lshrrev_b32_e32 v81, 16, v81
	v_cndmask_b32_e32 v61, v239, v80, vcc
	v_cmp_o_f32_e32 vcc, v60, v60
	v_lshrrev_b32_e32 v82, 16, v82
	v_perm_b32 v61, v61, v62, s39
	v_cndmask_b32_e32 v60, v239, v81, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_bfe_u32 v62, v57, 16, 1
	v_bfe_u32 v79, v56, 16, 1
	v_cndmask_b32_e32 v59, v239, v82, vcc
	v_perm_b32 v60, v59, v60, s39
	v_bfe_u32 v59, v58, 16, 1
	v_add3_u32 v59, v58, v59, s16
	v_add3_u32 v62, v57, v62, s16
	v_lshrrev_b32_e32 v59, 16, v59
	v_cmp_o_f32_e32 vcc, v58, v58
	v_bfe_u32 v80, v55, 16, 1
	v_add3_u32 v79, v56, v79, s16
	v_lshrrev_b32_e32 v62, 16, v62
	v_cndmask_b32_e32 v58, v239, v59, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_add3_u32 v80, v55, v80, s16
	v_lshrrev_b32_e32 v79, 16, v79
	v_cndmask_b32_e32 v57, v239, v62, vcc
	v_cmp_o_f32_e32 vcc, v56, v56
	v_lshrrev_b32_e32 v80, 16, v80
	v_perm_b32 v57, v57, v58, s39
	v_cndmask_b32_e32 v56, v239, v79, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	v_bfe_u32 v58, v53, 16, 1
	v_bfe_u32 v59, v52, 16, 1
	v_cndmask_b32_e32 v55, v239, v80, vcc
	v_perm_b32 v56, v55, v56, s39
	v_bfe_u32 v55, v54, 16, 1
	v_add3_u32 v55, v54, v55, s16
	v_add3_u32 v58, v53, v58, s16
	v_lshrrev_b32_e32 v55, 16, v55
	v_cmp_o_f32_e32 vcc, v54, v54
	v_sub_f32_e32 v42, 0xf149f2ca, v150
	v_bfe_u32 v62, v51, 16, 1
	v_add3_u32 v59, v52, v59, s16
	v_lshrrev_b32_e32 v58, 16, v58
	v_cndmask_b32_e32 v54, v239, v55, vcc
	v_cmp_o_f32_e32 vcc, v53, v53
	v_exp_f32_e32 v63, v42
	v_add3_u32 v62, v51, v62, s16
	v_lshrrev_b32_e32 v59, 16, v59
	v_cndmask_b32_e32 v53, v239, v58, vcc
	v_cmp_o_f32_e32 vcc, v52, v52
	v_lshrrev_b32_e32 v62, 16, v62
	v_mul_f32_e32 v78, 0, v63
	v_cndmask_b32_e32 v52, v239, v59, vcc
	v_cmp_o_f32_e32 vcc, v51, v51
	ds_read_b64 v[42:43], v145 offset:8192
	ds_read_b64 v[64:65], v147 offset:8192
	ds_read_b64 v[72:73], v148 offset:8192
	ds_read_b64 v[74:75], v149 offset:8192
	v_cndmask_b32_e32 v51, v239, v62, vcc
	v_perm_b32 v52, v51, v52, s39
	v_bfe_u32 v51, v50, 16, 1
	v_perm_b32 v53, v53, v54, s39
	v_bfe_u32 v54, v49, 16, 1
	v_add3_u32 v51, v50, v51, s16
	v_add_u32_e32 v68, 0, v186
	v_bfe_u32 v55, v48, 16, 1
	v_add3_u32 v54, v49, v54, s16
	v_lshrrev_b32_e32 v51, 16, v51
	v_accvgpr_write_b32 a12, v78
	v_accvgpr_write_b32 a13, v78
	v_accvgpr_write_b32 a14, v78
	v_accvgpr_write_b32 a15, v78
	v_cmp_o_f32_e32 vcc, v50, v50
	ds_read_b64 v[76:77], v68 offset:10240
	v_bfe_u32 v58, v47, 16, 1
	v_add3_u32 v55, v48, v55, s16
	v_lshrrev_b32_e32 v54, 16, v54
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[42:43], v[60:61], a[12:15]
	v_cndmask_b32_e32 v42, v239, v51, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_add3_u32 v58, v47, v58, s16
	v_lshrrev_b32_e32 v55, 16, v55
	v_cndmask_b32_e32 v43, v239, v54, vcc
	v_cmp_o_f32_e32 vcc, v48, v48
	v_lshrrev_b32_e32 v58, 16, v58
	v_perm_b32 v49, v43, v42, s39
	v_cndmask_b32_e32 v42, v239, v55, vcc
	v_cmp_o_f32_e32 vcc, v47, v47
	v_add_u32_e32 v240, 0, v197
	v_add_u32_e32 v241, 0, v204
	v_cndmask_b32_e32 v43, v239, v58, vcc
	v_perm_b32 v48, v43, v42, s39
	ds_read_b64 v[42:43], v240 offset:10240
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[76:77], v[60:61], a[12:15]
	v_add_u32_e32 v243, 0, v206
	v_add_u32_e32 v242, 0, v205
	ds_read_b64 v[50:51], v241 offset:10240
	ds_read_b64 v[54:55], v242 offset:10240
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[42:43], v[56:57], a[4:7]
	ds_read_b64 v[42:43], v243 offset:12288
	v_add_u32_e32 v244, 0, v207
	v_accvgpr_read_b32 v1, a48
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[50:51], v[52:53], a[4:7]
	ds_read_b64 v[50:51], v244 offset:12288
	v_add_u32_e32 v246, 0, v1
	v_accvgpr_read_b32 v1, a49
	v_add_u32_e32 v245, 0, v208
	v_add_u32_e32 v247, 0, v1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[54:55], v[48:49], a[4:7]
	ds_read_b64 v[54:55], v245 offset:12288
	ds_read_b64 v[58:59], v246 offset:12288
	v_accvgpr_read_b32 v1, a50
	v_add_u32_e32 v248, 0, v1
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[42:43], v[60:61], a[12:15]
	ds_read_b64 v[42:43], v247 offset:14336
	v_accvgpr_read_b32 v1, a51
	v_add_u32_e32 v249, 0, v1
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[50:51], v[56:57], a[8:11]
	ds_read_b64 v[50:51], v248 offset:14336
	v_accvgpr_read_b32 v1, a52
	v_add_u32_e32 v250, 0, v1
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[54:55], v[52:53], a[8:11]
	v_add_f32_e32 v146, v45, v46
	v_fmac_f32_e32 v146, 0, v63
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[42:43], v[60:61], a[12:15]
	v_ashrrev_i32_e32 v42, 31, v44
	v_lshrrev_b32_e32 v42, 26, v42
	v_add_u32_e32 v42, v44, v42
	v_mfma_f32_16x16x16_bf16 a[0:3], v[64:65], v[56:57], a[0:3]
	v_ashrrev_i32_e32 v42, 6, v42
	v_max_i32_e32 v42, 2, v42
	v_cmp_ne_u32_e32 vcc, 2, v42
	v_mfma_f32_16x16x16_bf16 a[8:11], v[58:59], v[48:49], a[8:11]
	ds_read_b64 v[54:55], v249 offset:14336
	ds_read_b64 v[58:59], v250 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_bf16 a[12:15], v[50:51], v[56:57], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v230, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v230, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s39
	v_perm_b32 v3, v26, v30, s39
	v_mfma_f32_16x16x16_bf16 a[0:3], v[72:73], v[52:53], a[0:3]
	ds_write_b64 v144, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s61
	v_perm_b32 v2, v18, v22, s61
	v_mfma_f32_16x16x16_bf16 a[12:15], v[54:55], v[52:53], a[12:15]
	ds_write_b64 v231, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s39
	v_perm_b32 v2, v19, v23, s39
	ds_write_b64 v232, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s61
	v_perm_b32 v3, v27, v31, s61
	v_mfma_f32_16x16x16_bf16 a[0:3], v[74:75], v[48:49], a[0:3]
	ds_write_b64 v233, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s39
	v_perm_b32 v3, v28, v32, s39
	v_mfma_f32_16x16x16_bf16 a[12:15], v[58:59], v[48:49], a[12:15]
	ds_write_b64 v234, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s61
	v_perm_b32 v3, v28, v32, s61
	ds_write_b64 v235, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s39
	v_perm_b32 v3, v29, v33, s39
	ds_write_b64 v236, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s61
	v_perm_b32 v3, v29, v33, s61
	v_mov_b32_e32 v22, 64
	ds_write_b64 v237, v[2:3] offset:9088
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_73
	v_writelane_b32 v255, s8, 48
	v_mov_b32_e32 v2, 0xffffff80
	s_lshl_b64 s[2:3], s[50:51], 7
	v_writelane_b32 v255, s9, 49
	v_lshl_add_u32 v251, v42, 6, v2
	s_add_u32 s8, s2, s48
	v_accvgpr_read_b32 v2, a54
	s_addc_u32 s9, s3, s49
	v_accvgpr_read_b32 v3, a55
	v_lshl_add_u64 v[42:43], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a56
	v_accvgpr_read_b32 v3, a57
	v_lshl_add_u64 v[44:45], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a58
	v_accvgpr_read_b32 v3, a59
	v_lshl_add_u64 v[46:47], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a60
	v_accvgpr_read_b32 v3, a61
	v_lshl_add_u64 v[48:49], s[8:9], 0, v[2:3]
	s_add_u32 s2, s2, s30
	v_accvgpr_read_b32 v2, a62
	s_addc_u32 s3, s3, s31
	v_accvgpr_read_b32 v3, a63
	v_lshl_add_u64 v[50:51], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a64
	v_accvgpr_read_b32 v3, a65
	v_lshl_add_u64 v[52:53], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a66
	v_accvgpr_read_b32 v3, a67
	v_lshl_add_u64 v[54:55], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a68
	v_accvgpr_read_b32 v3, a69
	v_lshl_add_u64 v[56:57], s[2:3], 0, v[2:3]
	s_mov_b32 s13, 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s45, s12
	s_branch .LBB0_56
.LBB0_55:
	s_or_b64 exec, exec, s[2:3]
	v_bfe_u32 v73, v113, 16, 1
	v_bfe_u32 v86, v112, 16, 1
	v_add3_u32 v73, v113, v73, s16
	v_bfe_u32 v87, v105, 16, 1
	v_add3_u32 v86, v112, v86, s16
	v_lshrrev_b32_e32 v73, 16, v73
	v_cmp_o_f32_e32 vcc, v113, v113
	v_bfe_u32 v88, v104, 16, 1
	v_add3_u32 v87, v105, v87, s16
	v_lshrrev_b32_e32 v86, 16, v86
	v_cndmask_b32_e32 v73, v239, v73, vcc
	v_cmp_o_f32_e32 vcc, v112, v112
	v_add3_u32 v88, v104, v88, s16
	v_lshrrev_b32_e32 v114, 16, v87
	v_cndmask_b32_e32 v86, v239, v86, vcc
	v_cmp_o_f32_e32 vcc, v105, v105
	v_lshrrev_b32_e32 v88, 16, v88
	v_perm_b32 v87, v86, v73, s39
	v_cndmask_b32_e32 v73, v239, v114, vcc
	v_cmp_o_f32_e32 vcc, v104, v104
	v_bfe_u32 v104, v101, 16, 1
	v_bfe_u32 v105, v100, 16, 1
	v_cndmask_b32_e32 v86, v239, v88, vcc
	v_perm_b32 v86, v86, v73, s39
	v_bfe_u32 v73, v103, 16, 1
	v_bfe_u32 v88, v102, 16, 1
	v_add3_u32 v73, v103, v73, s16
	v_add3_u32 v88, v102, v88, s16
	v_lshrrev_b32_e32 v73, 16, v73
	v_cmp_o_f32_e32 vcc, v103, v103
	v_add3_u32 v104, v101, v104, s16
	v_lshrrev_b32_e32 v88, 16, v88
	v_cndmask_b32_e32 v73, v239, v73, vcc
	v_cmp_o_f32_e32 vcc, v102, v102
	v_add3_u32 v105, v100, v105, s16
	v_lshrrev_b32_e32 v104, 16, v104
	v_cndmask_b32_e32 v88, v239, v88, vcc
	v_cmp_o_f32_e32 vcc, v101, v101
	v_lshrrev_b32_e32 v105, 16, v105
	v_perm_b32 v103, v88, v73, s39
	v_cndmask_b32_e32 v73, v239, v104, vcc
	v_cmp_o_f32_e32 vcc, v100, v100
	v_bfe_u32 v100, v97, 16, 1
	v_bfe_u32 v101, v96, 16, 1
	v_cndmask_b32_e32 v88, v239, v105, vcc
	v_perm_b32 v102, v88, v73, s39
	v_bfe_u32 v73, v99, 16, 1
	v_bfe_u32 v88, v98, 16, 1
	v_add3_u32 v73, v99, v73, s16
	v_add3_u32 v88, v98, v88, s16
	v_lshrrev_b32_e32 v73, 16, v73
	v_cmp_o_f32_e32 vcc, v99, v99
	v_add3_u32 v100, v97, v100, s16
	v_lshrrev_b32_e32 v88, 16, v88
	v_cndmask_b32_e32 v73, v239, v73, vcc
	v_cmp_o_f32_e32 vcc, v98, v98
	v_add3_u32 v101, v96, v101, s16
	v_lshrrev_b32_e32 v100, 16, v100
	v_cndmask_b32_e32 v88, v239, v88, vcc
	v_cmp_o_f32_e32 vcc, v97, v97
	v_sub_f32_e32 v72, v150, v252
	v_lshrrev_b32_e32 v104, 16, v101
	v_perm_b32 v101, v88, v73, s39
	v_cndmask_b32_e32 v73, v239, v100, vcc
	v_cmp_o_f32_e32 vcc, v96, v96
	v_exp_f32_e32 v72, v72
	v_bfe_u32 v96, v93, 16, 1
	v_cndmask_b32_e32 v88, v239, v104, vcc
	v_perm_b32 v100, v88, v73, s39
	v_bfe_u32 v73, v95, 16, 1
	v_bfe_u32 v97, v92, 16, 1
	v_add3_u32 v73, v95, v73, s16
	v_add3_u32 v97, v92, v97, s16
	v_add3_u32 v96, v93, v96, s16
	v_lshrrev_b32_e32 v73, 16, v73
	v_bfe_u32 v88, v94, 16, 1
	v_lshrrev_b32_e32 v104, 16, v96
	v_lshrrev_b32_e32 v105, 16, v97
	v_pk_mul_f32 v[96:97], v[140:141], v[72:73] op_sel_hi:[1,0]
	v_add3_u32 v88, v94, v88, s16
	v_pk_mul_f32 v[98:99], v[142:143], v[72:73] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v95, v95
	v_accvgpr_write_b32 a0, v96
	ds_read_b64 v[74:75], v145 offset:8192
	ds_read_b64 v[76:77], v147 offset:8192
	ds_read_b64 v[78:79], v148 offset:8192
	ds_read_b64 v[80:81], v149 offset:8192
	ds_read_b64 v[82:83], v68 offset:10240
	ds_read_b64 v[84:85], v240 offset:10240
	v_lshrrev_b32_e32 v88, 16, v88
	v_accvgpr_write_b32 a1, v97
	v_accvgpr_write_b32 a2, v98
	v_accvgpr_write_b32 a3, v99
	v_cndmask_b32_e32 v73, v239, v73, vcc
	v_cmp_o_f32_e32 vcc, v94, v94
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[74:75], v[86:87], a[0:3]
	s_add_i32 s2, s13, 64
	v_cndmask_b32_e32 v74, v239, v88, vcc
	v_cmp_o_f32_e32 vcc, v93, v93
	v_perm_b32 v75, v74, v73, s39
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[76:77], v[102:103], a[0:3]
	v_cndmask_b32_e32 v73, v239, v104, vcc
	v_cmp_o_f32_e32 vcc, v92, v92
	v_pk_mul_f32 v[92:93], v[136:137], v[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[94:95], v[138:139], v[72:73] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[78:79], v[100:101], a[0:3]
	v_accvgpr_write_b32 a4, v92
	v_accvgpr_write_b32 a5, v93
	v_accvgpr_write_b32 a6, v94
	v_accvgpr_write_b32 a7, v95
	ds_read_b64 v[76:77], v241 offset:10240
	ds_read_b64 v[78:79], v242 offset:10240
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[82:83], v[86:87], a[4:7]
	v_cndmask_b32_e32 v74, v239, v105, vcc
	v_perm_b32 v74, v74, v73, s39
	v_pk_mul_f32 v[62:63], v[62:63], v[72:73] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[84:85], v[102:103], a[4:7]
	v_mul_f32_e64 v64, v64, v72
	v_mul_f32_e64 v65, v65, v72
	v_pk_mul_f32 v[58:59], v[58:59], v[72:73] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a8, v62
	v_mfma_f32_16x16x16_bf16 a[0:3], v[80:81], v[74:75], a[0:3]
	v_accvgpr_write_b32 a9, v63
	v_accvgpr_write_b32 a10, v64
	v_accvgpr_write_b32 a11, v65
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[76:77], v[100:101], a[4:7]
	ds_read_b64 v[76:77], v243 offset:12288
	ds_read_b64 v[80:81], v244 offset:12288
	ds_read_b64 v[62:63], v245 offset:12288
	ds_read_b64 v[64:65], v246 offset:12288
	v_pk_mul_f32 v[60:61], v[60:61], v[72:73] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[76:77], v[86:87], a[8:11]
	v_accvgpr_write_b32 a12, v58
	v_accvgpr_write_b32 a13, v59
	v_accvgpr_write_b32 a14, v60
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[80:81], v[102:103], a[8:11]
	v_accvgpr_write_b32 a15, v61
	s_add_i32 s45, s45, s17
	v_cmp_eq_u32_e32 vcc, s2, v251
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[62:63], v[100:101], a[8:11]
	ds_read_b64 v[62:63], v247 offset:14336
	s_add_i32 s3, s13, 0x80
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[0:1]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[64:65], v[74:75], a[8:11]
	ds_read_b64 v[64:65], v248 offset:14336
	ds_read_b64 v[58:59], v249 offset:14336
	ds_read_b64 v[60:61], v250 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[62:63], v[86:87], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v230, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v230, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s39
	v_mfma_f32_16x16x16_bf16 a[12:15], v[64:65], v[102:103], a[12:15]
	v_perm_b32 v3, v26, v30, s39
	ds_write_b64 v144, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s61
	v_mfma_f32_16x16x16_bf16 a[12:15], v[58:59], v[100:101], a[12:15]
	v_perm_b32 v2, v18, v22, s61
	ds_write_b64 v231, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s39
	v_perm_b32 v2, v19, v23, s39
	ds_write_b64 v232, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s61
	v_perm_b32 v3, v27, v31, s61
	v_mfma_f32_16x16x16_bf16 a[4:7], v[78:79], v[74:75], a[4:7]
	ds_write_b64 v233, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s39
	v_perm_b32 v3, v28, v32, s39
	v_mfma_f32_16x16x16_bf16 a[12:15], v[60:61], v[74:75], a[12:15]
	v_add_f32_e32 v58, v90, v91
	ds_write_b64 v234, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s61
	v_perm_b32 v3, v28, v32, s61
	v_fmac_f32_e32 v58, v146, v72
	ds_write_b64 v235, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s39
	v_perm_b32 v3, v29, v33, s39
	ds_write_b64 v236, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s61
	v_perm_b32 v3, v29, v33, s61
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[0:1]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[0:1]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[0:1]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[0:1]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[0:1]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[0:1]
	v_lshl_add_u64 v[56:57], v[56:57], 0, s[0:1]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v22, s3
	s_mov_b32 s13, s2
	v_mov_b32_e32 v146, v58
	v_mov_b32_e32 v150, v252
	ds_write_b64 v237, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_72
.LBB0_56:
	v_add_u32_e32 v11, s13, v67
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
	v_cmp_gt_i32_e32 vcc, s62, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_58
	v_lshl_add_u64 v[4:5], v[56:57], 0, v[110:111]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v3, 0x90, v11
	v_cmp_gt_i32_e32 vcc, s62, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_60
	v_lshl_add_u64 v[2:3], v[54:55], 0, v[110:111]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_60:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v10, 0xa0, v11
	v_cmp_gt_i32_e32 vcc, s62, v10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_62
	v_lshl_add_u64 v[12:13], v[52:53], 0, v[110:111]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_62:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v11, 0xb0, v11
	v_cmp_gt_i32_e32 vcc, s62, v11
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[10:11], v[50:51], 0, v[110:111]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_64:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v145 offset1:4
	ds_read2st64_b64 v[22:25], v147 offset1:4
	ds_read2st64_b64 v[26:29], v148 offset1:4
	ds_read2st64_b64 v[30:33], v149 offset1:4
	v_add_u32_e32 v72, s13, v155
	v_add_u32_e32 v73, 64, v72
	v_add_u32_e32 v74, 0x41, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[34:35], 0
	v_add_u32_e32 v75, 0x42, v72
	v_add_u32_e32 v76, 0x43, v72
	v_add_u32_e32 v77, 0x50, v72
	v_mfma_f32_16x16x16_bf16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v145 offset0:8 offset1:12
	v_add_u32_e32 v78, 0x51, v72
	v_add_u32_e32 v79, 0x52, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[22:23], v[36:37], a[0:3]
	v_add_u32_e32 v80, 0x53, v72
	v_add_u32_e32 v81, 0x60, v72
	v_add_u32_e32 v82, 0x61, v72
	v_mfma_f32_16x16x16_bf16 a[4:7], v[24:25], v[36:37], a[4:7]
	ds_read2st64_b64 v[22:25], v147 offset0:8 offset1:12
	v_add_u32_e32 v83, 0x62, v72
	v_add_u32_e32 v84, 0x63, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[38:39], a[0:3]
	v_add_u32_e32 v85, 0x70, v72
	v_add_u32_e32 v86, 0x71, v72
	v_add_u32_e32 v87, 0x72, v72
	v_mfma_f32_16x16x16_bf16 a[4:7], v[28:29], v[38:39], a[4:7]
	ds_read2st64_b64 v[26:29], v148 offset0:8 offset1:12
	v_add_u32_e32 v72, 0x73, v72
	v_add_u32_e32 v88, s13, v151
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[18:19], v[34:35], 0
	v_cmp_gt_i32_e64 s[68:69], s62, v73
	v_cmp_gt_i32_e64 s[94:95], s62, v72
	v_cmp_gt_i32_e64 s[98:99], s37, v73
	v_mfma_f32_16x16x16_bf16 a[0:3], v[30:31], v[40:41], a[0:3]
	v_cmp_gt_i32_e64 s[58:59], s37, v74
	v_cmp_gt_i32_e64 s[2:3], s37, v72
	v_add_u32_e32 v72, s45, v225
	v_mfma_f32_16x16x16_bf16 a[12:15], v[20:21], v[34:35], 0
	v_add_u32_e32 v73, s45, v224
	v_add_u32_e32 v90, 64, v88
	v_add_u32_e32 v91, 0x41, v88
	v_mfma_f32_16x16x16_bf16 a[4:7], v[32:33], v[40:41], a[4:7]
	ds_read2st64_b64 v[30:33], v149 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[66:67], s62, v74
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_cmp_gt_i32_e64 s[72:73], s62, v75
	v_cmp_gt_i32_e32 vcc, s62, v86
	v_cmp_gt_i32_e64 s[92:93], s62, v87
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[56:57], s37, v75
	v_cmp_gt_i32_e64 s[54:55], s37, v76
	v_cmp_gt_i32_e64 s[30:31], s37, v86
	v_mfma_f32_16x16x16_bf16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_cmp_gt_i32_e64 s[8:9], s37, v87
	v_add_u32_e32 v74, s45, v223
	v_add_u32_e32 v75, s45, v222
	v_add_u32_e32 v86, s45, v211
	v_add_u32_e32 v87, s45, v210
	v_add_u32_e32 v92, 0x42, v88
	v_add_u32_e32 v93, 0x43, v88
	v_add_u32_e32 v94, 0x50, v88
	v_add_u32_e32 v95, 0x51, v88
	v_add_u32_e32 v96, 0x52, v88
	v_add_u32_e32 v97, 0x53, v88
	v_add_u32_e32 v98, 0x60, v88
	v_add_u32_e32 v99, 0x61, v88
	v_add_u32_e32 v100, 0x62, v88
	v_add_u32_e32 v101, 0x63, v88
	v_add_u32_e32 v102, 0x70, v88
	v_add_u32_e32 v103, 0x71, v88
	v_add_u32_e32 v104, 0x72, v88
	v_add_u32_e32 v88, 0x73, v88
	v_cndmask_b32_e64 v72, v90, v72, s[98:99]
	v_cndmask_b32_e64 v73, v91, v73, s[58:59]
	v_cmp_gt_i32_e64 s[70:71], s62, v76
	v_cmp_gt_i32_e64 s[76:77], s62, v77
	v_cmp_gt_i32_e64 s[90:91], s62, v83
	v_cmp_gt_i32_e64 s[86:87], s62, v84
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_cmp_gt_i32_e64 s[52:53], s37, v77
	v_cmp_gt_i32_e64 s[50:51], s37, v78
	v_cmp_gt_i32_e64 s[22:23], s37, v83
	v_cmp_gt_i32_e64 s[20:21], s37, v84
	v_cmp_gt_i32_e64 s[18:19], s37, v85
	v_add_u32_e32 v76, s45, v221
	v_add_u32_e32 v77, s45, v220
	v_add_u32_e32 v83, s45, v214
	v_add_u32_e32 v84, s45, v213
	v_cndmask_b32_e64 v74, v92, v74, s[56:57]
	v_cndmask_b32_e64 v75, v93, v75, s[54:55]
	v_cndmask_b32_e64 v86, v104, v86, s[8:9]
	v_cndmask_b32_e64 v87, v88, v87, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v72, v131
	v_cmp_le_i32_e64 s[8:9], v73, v131
	v_cmp_gt_i32_e64 s[74:75], s62, v78
	v_cmp_gt_i32_e64 s[80:81], s62, v79
	v_cmp_gt_i32_e64 s[84:85], s62, v81
	v_cmp_gt_i32_e64 s[82:83], s62, v82
	v_mul_f32_e32 v18, s40, v18
	v_mul_f32_e32 v19, s40, v19
	v_cmp_gt_i32_e64 s[48:49], s37, v79
	v_cmp_gt_i32_e64 s[28:29], s37, v80
	v_cmp_gt_i32_e64 s[26:27], s37, v81
	v_cmp_gt_i32_e64 s[24:25], s37, v82
	v_add_u32_e32 v78, s45, v219
	v_add_u32_e32 v79, s45, v218
	v_add_u32_e32 v81, s45, v216
	v_add_u32_e32 v82, s45, v215
	v_cndmask_b32_e64 v76, v94, v76, s[52:53]
	v_cndmask_b32_e64 v77, v95, v77, s[50:51]
	v_cndmask_b32_e64 v83, v101, v83, s[20:21]
	v_cndmask_b32_e64 v84, v102, v84, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v74, v131
	v_cmp_le_i32_e64 s[20:21], v75, v131
	s_and_b64 s[68:69], s[68:69], s[2:3]
	s_and_b64 s[8:9], s[66:67], s[8:9]
	v_cmp_gt_i32_e64 s[78:79], s62, v80
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_bf16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s40, v22
	v_mul_f32_e32 v20, s40, v20
	v_add_u32_e32 v80, s45, v217
	v_cndmask_b32_e64 v78, v96, v78, s[48:49]
	v_cndmask_b32_e64 v79, v97, v79, s[28:29]
	v_cndmask_b32_e64 v81, v99, v81, s[24:25]
	v_cndmask_b32_e64 v82, v100, v82, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v76, v131
	v_cmp_le_i32_e64 s[24:25], v77, v131
	s_and_b64 s[18:19], s[72:73], s[18:19]
	s_and_b64 s[20:21], s[70:71], s[20:21]
	v_cndmask_b32_e64 v18, v238, v18, s[68:69]
	v_cndmask_b32_e64 v19, v238, v19, s[8:9]
	v_cmp_gt_i32_e64 s[88:89], s62, v85
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s40, v21
	v_mul_f32_e32 v23, s40, v23
	v_add_u32_e32 v85, s45, v212
	v_cndmask_b32_e64 v80, v98, v80, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v78, v131
	v_cmp_le_i32_e64 s[28:29], v79, v131
	s_and_b64 s[22:23], s[76:77], s[22:23]
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_cndmask_b32_e64 v22, v238, v22, s[18:19]
	v_cndmask_b32_e64 v20, v238, v20, s[20:21]
	v_max_f32_e32 v72, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s40, v24
	v_mul_f32_e32 v25, s40, v25
	v_cndmask_b32_e64 v85, v103, v85, s[30:31]
	v_cmp_le_i32_e64 s[30:31], v80, v131
	v_cmp_le_i32_e64 s[48:49], v81, v131
	s_and_b64 s[26:27], s[80:81], s[26:27]
	s_and_b64 s[28:29], s[78:79], s[28:29]
	v_cndmask_b32_e64 v21, v238, v21, s[22:23]
	v_cndmask_b32_e64 v23, v238, v23, s[24:25]
	v_max3_f32 v72, v72, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s40, v26
	v_mul_f32_e32 v27, s40, v27
	v_cmp_le_i32_e64 s[50:51], v82, v131
	v_cmp_le_i32_e64 s[52:53], v83, v131
	s_and_b64 s[30:31], s[84:85], s[30:31]
	s_and_b64 s[48:49], s[82:83], s[48:49]
	v_cndmask_b32_e64 v24, v238, v24, s[26:27]
	v_cndmask_b32_e64 v25, v238, v25, s[28:29]
	v_max3_f32 v72, v72, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s40, v28
	v_mul_f32_e32 v29, s40, v29
	v_cmp_le_i32_e64 s[54:55], v84, v131
	v_cmp_le_i32_e64 s[56:57], v85, v131
	s_and_b64 s[50:51], s[90:91], s[50:51]
	s_and_b64 s[52:53], s[86:87], s[52:53]
	v_cndmask_b32_e64 v26, v238, v26, s[30:31]
	v_cndmask_b32_e64 v27, v238, v27, s[48:49]
	v_max3_f32 v72, v72, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s40, v30
	v_mul_f32_e32 v31, s40, v31
	v_cmp_le_i32_e64 s[58:59], v86, v131
	v_cmp_le_i32_e64 s[98:99], v87, v131
	s_and_b64 s[54:55], s[88:89], s[54:55]
	s_and_b64 s[56:57], vcc, s[56:57]
	v_cndmask_b32_e64 v28, v238, v28, s[50:51]
	v_cndmask_b32_e64 v29, v238, v29, s[52:53]
	v_max3_f32 v72, v72, v26, v27
	v_mul_f32_e32 v32, s40, v32
	v_mul_f32_e32 v33, s40, v33
	s_and_b64 s[2:3], s[92:93], s[58:59]
	s_and_b64 vcc, s[94:95], s[98:99]
	v_cndmask_b32_e64 v30, v238, v30, s[54:55]
	v_cndmask_b32_e64 v31, v238, v31, s[56:57]
	v_max3_f32 v72, v72, v28, v29
	v_cndmask_b32_e64 v32, v238, v32, s[2:3]
	v_cndmask_b32_e32 v33, v238, v33, vcc
	v_max3_f32 v72, v72, v30, v31
	v_max3_f32 v72, v72, v32, v33
	ds_bpermute_b32 v73, v179, v72
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v73, v73, v73
	v_max_f32_e32 v72, v72, v73
	ds_swizzle_b32 v73, v72 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v252, v150, v72, v73
	v_sub_f32_e32 v18, v18, v252
	v_sub_f32_e32 v19, v19, v252
	v_sub_f32_e32 v22, v22, v252
	v_exp_f32_e32 v105, v18
	v_exp_f32_e32 v104, v19
	v_sub_f32_e32 v20, v20, v252
	v_exp_f32_e32 v113, v22
	v_sub_f32_e32 v21, v21, v252
	v_exp_f32_e32 v112, v20
	v_sub_f32_e32 v23, v23, v252
	v_exp_f32_e32 v101, v21
	v_sub_f32_e32 v24, v24, v252
	v_exp_f32_e32 v100, v23
	v_add_f32_e32 v18, v105, v104
	v_sub_f32_e32 v25, v25, v252
	v_exp_f32_e32 v103, v24
	v_add_f32_e32 v18, v113, v18
	v_sub_f32_e32 v26, v26, v252
	v_exp_f32_e32 v102, v25
	v_add_f32_e32 v18, v112, v18
	v_sub_f32_e32 v27, v27, v252
	v_exp_f32_e32 v97, v26
	v_add_f32_e32 v18, v101, v18
	v_sub_f32_e32 v28, v28, v252
	v_exp_f32_e32 v96, v27
	v_add_f32_e32 v18, v100, v18
	v_sub_f32_e32 v29, v29, v252
	v_exp_f32_e32 v99, v28
	v_add_f32_e32 v18, v103, v18
	v_sub_f32_e32 v30, v30, v252
	v_exp_f32_e32 v98, v29
	v_add_f32_e32 v18, v102, v18
	v_sub_f32_e32 v31, v31, v252
	v_exp_f32_e32 v93, v30
	v_add_f32_e32 v18, v97, v18
	v_sub_f32_e32 v32, v32, v252
	v_exp_f32_e32 v92, v31
	v_add_f32_e32 v18, v96, v18
	v_sub_f32_e32 v33, v33, v252
	v_exp_f32_e32 v95, v32
	v_add_f32_e32 v18, v99, v18
	v_exp_f32_e32 v94, v33
	v_add_f32_e32 v18, v98, v18
	v_add_f32_e32 v18, v93, v18
	v_add_f32_e32 v18, v92, v18
	v_add_f32_e32 v18, v95, v18
	v_add_f32_e32 v18, v94, v18
	ds_bpermute_b32 v19, v179, v18
	v_add_u32_e32 v27, s13, v171
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s62, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v90, v18, v19
	ds_swizzle_b32 v91, v90 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_66
	v_lshl_add_u64 v[20:21], v[48:49], 0, v[110:111]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_66:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v19, 0x81, v27
	v_cmp_gt_i32_e32 vcc, s62, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_68
	v_lshl_add_u64 v[18:19], v[46:47], 0, v[110:111]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_68:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v26, 0x82, v27
	v_cmp_gt_i32_e32 vcc, s62, v26
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_70
	v_lshl_add_u64 v[28:29], v[44:45], 0, v[110:111]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_70:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v27, 0x83, v27
	v_cmp_gt_i32_e32 vcc, s62, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_55
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[110:111]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_55
.LBB0_72:
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s8, v255, 48
	v_mov_b32_e32 v146, v58
	v_mov_b32_e32 v150, v252
	v_readlane_b32 s9, v255, 49
.LBB0_73:
	s_or_b64 exec, exec, s[8:9]
.LBB0_74:
	s_or_b64 exec, exec, s[96:97]
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
	v_add_u32_e32 v18, 0, v178
	v_add_u32_e32 v19, 0, v177
	v_add_u32_e32 v20, 0, v176
	v_add_u32_e32 v21, 0, v175
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[64:65]
	s_cbranch_execz .LBB0_76
	ds_read2st64_b64 v[24:27], v21 offset1:4
	ds_read2st64_b64 v[28:31], v19 offset1:4
	ds_read2st64_b64 v[42:45], v18 offset1:4
	ds_read2st64_b64 v[46:49], v18 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[24:25], v[34:35], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[26:27], v[34:35], 0
	ds_read2st64_b64 v[24:27], v20 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[24:25], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[26:27], v[36:37], a[20:23]
	ds_read2st64_b64 v[24:27], v21 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[28:29], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[30:31], v[38:39], a[20:23]
	ds_read2st64_b64 v[28:31], v20 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[42:43], v[40:41], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[44:45], v[40:41], a[20:23]
	ds_read2st64_b64 v[42:45], v19 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[24:25], v[34:35], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[26:27], v[34:35], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[28:29], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[30:31], v[36:37], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[42:43], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[44:45], v[38:39], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[46:47], v[40:41], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[48:49], v[40:41], a[28:31]
.LBB0_76:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v39, v22, v155
	v_or_b32_e32 v40, v22, v156
	v_or_b32_e32 v41, v22, v157
	v_or_b32_e32 v42, v22, v158
	v_or_b32_e32 v53, v22, v169
	v_mul_lo_u32 v54, v39, s38
	v_mul_lo_u32 v55, v40, s38
	v_or_b32_e32 v43, v22, v159
	v_or_b32_e32 v44, v22, v160
	v_or_b32_e32 v50, v22, v166
	v_or_b32_e32 v51, v22, v167
	v_cmp_gt_i32_e64 s[2:3], s62, v39
	v_cmp_gt_i32_e64 s[66:67], s62, v40
	v_cmp_gt_i32_e32 vcc, s37, v39
	v_cmp_gt_i32_e64 s[58:59], s37, v40
	v_mul_lo_u32 v56, v41, s38
	v_mul_lo_u32 v57, v42, s38
	v_mul_lo_u32 v73, v53, s38
	v_add_u32_e32 v54, s12, v54
	v_add_u32_e32 v55, s12, v55
	v_add_u32_e32 v39, s41, v39
	v_add_u32_e32 v40, s41, v40
	v_or_b32_e32 v45, v22, v161
	v_or_b32_e32 v46, v22, v162
	v_or_b32_e32 v47, v22, v163
	v_or_b32_e32 v48, v22, v164
	v_or_b32_e32 v49, v22, v165
	v_or_b32_e32 v52, v22, v168
	v_or_b32_e32 v22, v22, v170
	v_cmp_gt_i32_e64 s[68:69], s62, v41
	v_cmp_gt_i32_e64 s[70:71], s62, v42
	v_cmp_gt_i32_e64 s[92:93], s62, v53
	v_cmp_gt_i32_e64 s[56:57], s37, v41
	v_cmp_gt_i32_e64 s[54:55], s37, v42
	v_cmp_gt_i32_e64 s[8:9], s37, v53
	v_mul_lo_u32 v58, v43, s38
	v_mul_lo_u32 v59, v44, s38
	v_mul_lo_u32 v65, v50, s38
	v_mul_lo_u32 v68, v51, s38
	v_add_u32_e32 v56, s12, v56
	v_add_u32_e32 v57, s12, v57
	v_add_u32_e32 v73, s12, v73
	v_add_u32_e32 v41, s41, v41
	v_add_u32_e32 v42, s41, v42
	v_add_u32_e32 v53, s41, v53
	v_cndmask_b32_e32 v39, v39, v54, vcc
	v_cndmask_b32_e64 v40, v40, v55, s[58:59]
	v_accvgpr_read_b32 v37, a17
	v_accvgpr_read_b32 v38, a16
	v_cmp_gt_i32_e64 s[72:73], s62, v43
	v_cmp_gt_i32_e64 s[74:75], s62, v44
	v_cmp_gt_i32_e64 s[86:87], s62, v50
	v_cmp_gt_i32_e64 s[88:89], s62, v51
	v_cmp_gt_i32_e64 s[52:53], s37, v43
	v_cmp_gt_i32_e64 s[50:51], s37, v44
	v_cmp_gt_i32_e64 s[20:21], s37, v50
	v_cmp_gt_i32_e64 s[18:19], s37, v51
	v_mul_lo_u32 v60, v45, s38
	v_mul_lo_u32 v61, v46, s38
	v_mul_lo_u32 v63, v48, s38
	v_mul_lo_u32 v64, v49, s38
	v_mul_lo_u32 v74, v22, s38
	v_add_u32_e32 v58, s12, v58
	v_add_u32_e32 v59, s12, v59
	v_add_u32_e32 v65, s12, v65
	v_add_u32_e32 v68, s12, v68
	v_add_u32_e32 v43, s41, v43
	v_add_u32_e32 v44, s41, v44
	v_add_u32_e32 v50, s41, v50
	v_add_u32_e32 v51, s41, v51
	v_cndmask_b32_e64 v41, v41, v56, s[56:57]
	v_cndmask_b32_e64 v42, v42, v57, s[54:55]
	v_cndmask_b32_e64 v53, v53, v73, s[8:9]
	v_cmp_le_i32_e32 vcc, v39, v131
	v_cmp_le_i32_e64 s[8:9], v40, v131
	v_accvgpr_read_b32 v35, a19
	v_accvgpr_read_b32 v36, a18
	v_cmp_gt_i32_e64 s[76:77], s62, v45
	v_cmp_gt_i32_e64 s[78:79], s62, v46
	v_cmp_gt_i32_e64 s[82:83], s62, v48
	v_cmp_gt_i32_e64 s[84:85], s62, v49
	v_cmp_gt_i32_e64 s[94:95], s62, v22
	v_mul_f32_e32 v38, s40, v38
	v_mul_f32_e32 v37, s40, v37
	v_cmp_gt_i32_e64 s[48:49], s37, v45
	v_cmp_gt_i32_e64 s[28:29], s37, v46
	v_cmp_gt_i32_e64 s[24:25], s37, v48
	v_cmp_gt_i32_e64 s[22:23], s37, v49
	v_cmp_gt_i32_e64 s[98:99], s37, v22
	v_mul_lo_u32 v62, v47, s38
	v_add_u32_e32 v60, s12, v60
	v_add_u32_e32 v61, s12, v61
	v_add_u32_e32 v63, s12, v63
	v_add_u32_e32 v64, s12, v64
	v_add_u32_e32 v74, s12, v74
	v_add_u32_e32 v45, s41, v45
	v_add_u32_e32 v46, s41, v46
	v_add_u32_e32 v48, s41, v48
	v_add_u32_e32 v49, s41, v49
	v_add_u32_e32 v22, s41, v22
	v_cndmask_b32_e64 v43, v43, v58, s[52:53]
	v_cndmask_b32_e64 v44, v44, v59, s[50:51]
	v_cndmask_b32_e64 v50, v50, v65, s[20:21]
	v_cndmask_b32_e64 v51, v51, v68, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v41, v131
	v_cmp_le_i32_e64 s[20:21], v42, v131
	s_and_b64 vcc, s[2:3], vcc
	s_and_b64 s[66:67], s[66:67], s[8:9]
	v_accvgpr_read_b32 v33, a21
	v_accvgpr_read_b32 v34, a20
	v_cmp_gt_i32_e64 s[80:81], s62, v47
	v_mul_f32_e32 v36, s40, v36
	v_mul_f32_e32 v35, s40, v35
	v_cmp_gt_i32_e64 s[26:27], s37, v47
	v_mul_lo_u32 v72, v52, s38
	v_add_u32_e32 v62, s12, v62
	v_add_u32_e32 v47, s41, v47
	v_cndmask_b32_e64 v45, v45, v60, s[48:49]
	v_cndmask_b32_e64 v46, v46, v61, s[28:29]
	v_cndmask_b32_e64 v48, v48, v63, s[24:25]
	v_cndmask_b32_e64 v49, v49, v64, s[22:23]
	v_cndmask_b32_e64 v22, v22, v74, s[98:99]
	v_cmp_le_i32_e64 s[22:23], v43, v131
	v_cmp_le_i32_e64 s[24:25], v44, v131
	s_and_b64 s[18:19], s[68:69], s[18:19]
	s_and_b64 s[20:21], s[70:71], s[20:21]
	v_cndmask_b32_e32 v38, v238, v38, vcc
	v_cndmask_b32_e64 v37, v238, v37, s[66:67]
	v_accvgpr_read_b32 v31, a23
	v_accvgpr_read_b32 v32, a22
	v_cmp_gt_i32_e64 s[90:91], s62, v52
	v_mul_f32_e32 v34, s40, v34
	v_mul_f32_e32 v33, s40, v33
	v_cmp_gt_i32_e64 s[30:31], s37, v52
	v_add_u32_e32 v72, s12, v72
	v_add_u32_e32 v52, s41, v52
	v_cndmask_b32_e64 v47, v47, v62, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v45, v131
	v_cmp_le_i32_e64 s[28:29], v46, v131
	v_cmp_le_i32_e64 s[98:99], v22, v131
	s_and_b64 s[22:23], s[72:73], s[22:23]
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_cndmask_b32_e64 v36, v238, v36, s[18:19]
	v_cndmask_b32_e64 v35, v238, v35, s[20:21]
	v_max_f32_e32 v22, v38, v37
	v_accvgpr_read_b32 v29, a25
	v_accvgpr_read_b32 v30, a24
	v_mul_f32_e32 v32, s40, v32
	v_mul_f32_e32 v31, s40, v31
	v_cndmask_b32_e64 v52, v52, v72, s[30:31]
	v_cmp_le_i32_e64 s[30:31], v47, v131
	v_cmp_le_i32_e64 s[48:49], v48, v131
	s_and_b64 s[26:27], s[76:77], s[26:27]
	s_and_b64 s[28:29], s[78:79], s[28:29]
	v_cndmask_b32_e64 v34, v238, v34, s[22:23]
	v_cndmask_b32_e64 v33, v238, v33, s[24:25]
	v_max3_f32 v22, v22, v36, v35
	v_accvgpr_read_b32 v27, a27
	v_accvgpr_read_b32 v28, a26
	v_mul_f32_e32 v30, s40, v30
	v_mul_f32_e32 v29, s40, v29
	v_cmp_le_i32_e64 s[50:51], v49, v131
	v_cmp_le_i32_e64 s[52:53], v50, v131
	s_and_b64 s[30:31], s[80:81], s[30:31]
	s_and_b64 s[48:49], s[82:83], s[48:49]
	v_cndmask_b32_e64 v32, v238, v32, s[26:27]
	v_cndmask_b32_e64 v31, v238, v31, s[28:29]
	v_max3_f32 v22, v22, v34, v33
	v_accvgpr_read_b32 v25, a29
	v_accvgpr_read_b32 v26, a28
	v_mul_f32_e32 v28, s40, v28
	v_mul_f32_e32 v27, s40, v27
	v_cmp_le_i32_e64 s[54:55], v51, v131
	v_cmp_le_i32_e64 s[56:57], v52, v131
	s_and_b64 s[50:51], s[84:85], s[50:51]
	s_and_b64 s[52:53], s[86:87], s[52:53]
	v_cndmask_b32_e64 v30, v238, v30, s[30:31]
	v_cndmask_b32_e64 v29, v238, v29, s[48:49]
	v_max3_f32 v22, v22, v32, v31
	v_accvgpr_read_b32 v23, a31
	v_accvgpr_read_b32 v24, a30
	v_mul_f32_e32 v26, s40, v26
	v_mul_f32_e32 v25, s40, v25
	v_cmp_le_i32_e64 s[58:59], v53, v131
	s_and_b64 s[54:55], s[88:89], s[54:55]
	s_and_b64 s[56:57], s[90:91], s[56:57]
	v_cndmask_b32_e64 v28, v238, v28, s[50:51]
	v_cndmask_b32_e64 v27, v238, v27, s[52:53]
	v_max3_f32 v22, v22, v30, v29
	v_mul_f32_e32 v24, s40, v24
	v_mul_f32_e32 v23, s40, v23
	s_and_b64 s[2:3], s[92:93], s[58:59]
	s_and_b64 s[8:9], s[94:95], s[98:99]
	v_cndmask_b32_e64 v26, v238, v26, s[54:55]
	v_cndmask_b32_e64 v25, v238, v25, s[56:57]
	v_max3_f32 v22, v22, v28, v27
	v_cndmask_b32_e64 v24, v238, v24, s[2:3]
	v_cndmask_b32_e64 v23, v238, v23, s[8:9]
	v_max3_f32 v22, v22, v26, v25
	v_max3_f32 v22, v22, v24, v23
	ds_bpermute_b32 v39, v179, v22
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v39, v39, v39
	v_max_f32_e32 v22, v22, v39
	ds_swizzle_b32 v39, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v150, v22, v39
	v_sub_f32_e32 v38, v38, v22
	v_sub_f32_e32 v37, v37, v22
	v_sub_f32_e32 v36, v36, v22
	v_exp_f32_e32 v38, v38
	v_exp_f32_e32 v37, v37
	v_sub_f32_e32 v35, v35, v22
	v_exp_f32_e32 v40, v36
	v_sub_f32_e32 v34, v34, v22
	v_exp_f32_e32 v39, v35
	v_sub_f32_e32 v33, v33, v22
	v_sub_f32_e32 v31, v31, v22
	v_sub_f32_e32 v27, v27, v22
	v_sub_f32_e32 v23, v23, v22
	v_exp_f32_e32 v34, v34
	v_sub_f32_e32 v32, v32, v22
	v_exp_f32_e32 v33, v33
	v_exp_f32_e32 v35, v31
	v_exp_f32_e32 v31, v27
	v_exp_f32_e32 v27, v23
	v_add_f32_e32 v23, v38, v37
	v_exp_f32_e32 v36, v32
	v_add_f32_e32 v23, v40, v23
	v_sub_f32_e32 v30, v30, v22
	v_add_f32_e32 v23, v39, v23
	v_sub_f32_e32 v29, v29, v22
	v_exp_f32_e32 v30, v30
	v_add_f32_e32 v23, v34, v23
	v_sub_f32_e32 v28, v28, v22
	v_exp_f32_e32 v29, v29
	v_add_f32_e32 v23, v33, v23
	v_exp_f32_e32 v32, v28
	v_add_f32_e32 v23, v36, v23
	v_sub_f32_e32 v26, v26, v22
	v_add_f32_e32 v23, v35, v23
	v_sub_f32_e32 v25, v25, v22
	v_exp_f32_e32 v26, v26
	v_add_f32_e32 v23, v30, v23
	v_sub_f32_e32 v24, v24, v22
	v_exp_f32_e32 v25, v25
	v_add_f32_e32 v23, v29, v23
	v_exp_f32_e32 v28, v24
	v_add_f32_e32 v23, v32, v23
	v_add_f32_e32 v23, v31, v23
	v_add_f32_e32 v23, v26, v23
	v_add_f32_e32 v23, v25, v23
	v_add_f32_e32 v23, v28, v23
	v_add_f32_e32 v23, v27, v23
	ds_bpermute_b32 v24, v179, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v23, v24
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[2:3], s[64:65]
	s_cbranch_execz .LBB0_78
	v_add_u32_e32 v43, 0, v197
	v_add_u32_e32 v46, 0, v186
	ds_read_b64 v[44:45], v43 offset:10240
	ds_read_b64 v[46:47], v46 offset:10240
	ds_read_b64 v[48:49], v18 offset:8192
	ds_read_b64 v[18:19], v19 offset:8192
	ds_read_b64 v[50:51], v20 offset:8192
	ds_read_b64 v[20:21], v21 offset:8192
	v_bfe_u32 v43, v40, 16, 1
	v_bfe_u32 v52, v39, 16, 1
	v_add3_u32 v43, v40, v43, s16
	v_bfe_u32 v53, v38, 16, 1
	v_add3_u32 v52, v39, v52, s16
	v_lshrrev_b32_e32 v43, 16, v43
	v_cmp_o_f32_e32 vcc, v40, v40
	v_bfe_u32 v54, v37, 16, 1
	v_add3_u32 v53, v38, v53, s16
	v_lshrrev_b32_e32 v52, 16, v52
	v_cndmask_b32_e32 v40, v239, v43, vcc
	v_cmp_o_f32_e32 vcc, v39, v39
	v_add3_u32 v54, v37, v54, s16
	v_lshrrev_b32_e32 v53, 16, v53
	v_cndmask_b32_e32 v39, v239, v52, vcc
	v_cmp_o_f32_e32 vcc, v38, v38
	v_lshrrev_b32_e32 v54, 16, v54
	v_perm_b32 v39, v39, v40, s39
	v_cndmask_b32_e32 v38, v239, v53, vcc
	v_cmp_o_f32_e32 vcc, v37, v37
	v_bfe_u32 v40, v35, 16, 1
	v_bfe_u32 v43, v34, 16, 1
	v_cndmask_b32_e32 v37, v239, v54, vcc
	v_perm_b32 v38, v37, v38, s39
	v_bfe_u32 v37, v36, 16, 1
	v_add3_u32 v37, v36, v37, s16
	v_add3_u32 v40, v35, v40, s16
	v_lshrrev_b32_e32 v37, 16, v37
	v_cmp_o_f32_e32 vcc, v36, v36
	v_bfe_u32 v52, v33, 16, 1
	v_add3_u32 v43, v34, v43, s16
	v_lshrrev_b32_e32 v40, 16, v40
	v_cndmask_b32_e32 v36, v239, v37, vcc
	v_cmp_o_f32_e32 vcc, v35, v35
	v_add3_u32 v52, v33, v52, s16
	v_lshrrev_b32_e32 v43, 16, v43
	v_cndmask_b32_e32 v35, v239, v40, vcc
	v_cmp_o_f32_e32 vcc, v34, v34
	v_lshrrev_b32_e32 v52, 16, v52
	v_perm_b32 v35, v35, v36, s39
	v_cndmask_b32_e32 v34, v239, v43, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_bfe_u32 v36, v31, 16, 1
	v_sub_f32_e32 v41, v150, v22
	v_cndmask_b32_e32 v33, v239, v52, vcc
	v_perm_b32 v34, v33, v34, s39
	v_bfe_u32 v33, v32, 16, 1
	v_add3_u32 v33, v32, v33, s16
	v_bfe_u32 v37, v30, 16, 1
	v_add3_u32 v36, v31, v36, s16
	v_lshrrev_b32_e32 v33, 16, v33
	v_cmp_o_f32_e32 vcc, v32, v32
	v_exp_f32_e32 v42, v41
	v_bfe_u32 v40, v29, 16, 1
	v_add3_u32 v37, v30, v37, s16
	v_lshrrev_b32_e32 v36, 16, v36
	v_cndmask_b32_e32 v32, v239, v33, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_add3_u32 v40, v29, v40, s16
	v_lshrrev_b32_e32 v37, 16, v37
	v_cndmask_b32_e32 v31, v239, v36, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_lshrrev_b32_e32 v40, 16, v40
	v_pk_mul_f32 v[10:11], v[10:11], v[42:43] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v30, v239, v37, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_add_u32_e32 v41, 0, v204
	v_perm_b32 v31, v31, v32, s39
	v_cndmask_b32_e32 v29, v239, v40, vcc
	v_perm_b32 v30, v29, v30, s39
	v_bfe_u32 v29, v28, 16, 1
	v_bfe_u32 v32, v27, 16, 1
	v_add3_u32 v29, v28, v29, s16
	v_pk_mul_f32 v[14:15], v[14:15], v[42:43] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[42:43] op_sel_hi:[1,0]
	v_bfe_u32 v33, v26, 16, 1
	v_accvgpr_write_b32 a4, v10
	v_add3_u32 v32, v27, v32, s16
	v_lshrrev_b32_e32 v29, 16, v29
	v_pk_mul_f32 v[16:17], v[16:17], v[42:43] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v28, v28
	v_accvgpr_write_b32 a0, v14
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v41 offset:10240
	v_bfe_u32 v36, v25, 16, 1
	v_add3_u32 v33, v26, v33, s16
	v_lshrrev_b32_e32 v32, 16, v32
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_cndmask_b32_e32 v14, v239, v29, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[46:47], v[38:39], a[4:7]
	v_add3_u32 v36, v25, v36, s16
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v15, v239, v32, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v36, 16, v36
	v_perm_b32 v15, v15, v14, s39
	v_cndmask_b32_e32 v14, v239, v33, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[20:21], v[38:39], a[0:3]
	v_add_u32_e32 v12, 0, v205
	v_cndmask_b32_e32 v16, v239, v36, vcc
	v_perm_b32 v14, v16, v14, s39
	v_mfma_f32_16x16x16_bf16 a[4:7], v[44:45], v[34:35], a[4:7]
	v_add_u32_e32 v16, 0, v206
	ds_read_b64 v[12:13], v12 offset:10240
	ds_read_b64 v[16:17], v16 offset:12288
	v_mfma_f32_16x16x16_bf16 a[0:3], v[50:51], v[34:35], a[0:3]
	v_mul_f32_e64 v8, v8, v42
	v_mul_f32_e64 v9, v9, v42
	v_pk_mul_f32 v[6:7], v[6:7], v[42:43] op_sel_hi:[1,0]
	v_accvgpr_read_b32 v1, a48
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v207
	ds_read_b64 v[10:11], v10 offset:12288
	v_accvgpr_write_b32 a11, v9
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[30:31], a[0:3]
	v_add_u32_e32 v18, 0, v208
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v18 offset:12288
	v_add_u32_e32 v8, 0, v1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[16:17], v[38:39], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_accvgpr_read_b32 v1, a49
	v_pk_mul_f32 v[4:5], v[4:5], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[10:11], v[34:35], a[8:11]
	v_add_u32_e32 v10, 0, v1
	v_accvgpr_read_b32 v1, a50
	v_pk_mul_f32 v[2:3], v[2:3], v[42:43] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v1
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_read_b32 v1, a51
	v_accvgpr_write_b32 a14, v4
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_add_u32_e32 v2, 0, v1
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[6:7], v[38:39], a[12:15]
	v_accvgpr_read_b32 v1, a52
	v_add_u32_e32 v4, 0, v1
	ds_read_b64 v[4:5], v4 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[10:11], v[34:35], a[12:15]
	v_mov_b32_e32 v150, v22
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[30:31], a[12:15]
	v_add_f32_e32 v2, v23, v24
	v_fmac_f32_e32 v2, v146, v42
	v_mov_b32_e32 v146, v2
	v_mfma_f32_16x16x16_bf16 a[0:3], v[48:49], v[14:15], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[12:13], v[14:15], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[14:15], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[4:5], v[14:15], a[12:15]
.LBB0_78:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 9
	s_mul_i32 s2, s44, s2
	v_readlane_b32 s3, v255, 43
	s_add_i32 s2, s2, s3
	v_readlane_b32 s3, v253, 11
	s_mul_i32 s3, s35, s3
	s_add_i32 s8, s2, s3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[10:11], s[8:9], 13
	v_lshl_add_u64 v[2:3], v[106:107], 0, s[10:11]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v152
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v229, v150
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[8:9], s[8:9], 8
	v_readlane_b32 s20, v254, 4
	v_readlane_b32 s21, v254, 5
	s_add_u32 s44, s20, s8
	s_addc_u32 s3, s21, s9
	s_and_b32 s45, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v181, s[44:47], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v229, v146
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s44, s44, 0x80
	s_addc_u32 s3, s3, 0
	s_and_b32 s45, s3, 0xffff
	v_readlane_b32 s22, v254, 6
	v_readlane_b32 s23, v254, 7
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v181, s[44:47], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v115
	s_barrier
	s_and_saveexec_b64 s[8:9], s[42:43]
	s_cbranch_execz .LBB0_82
	s_mov_b64 s[18:19], exec
	v_mbcnt_lo_u32_b32 v2, s18, 0
	v_mbcnt_hi_u32_b32 v2, s19, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_81
	s_ashr_i32 s3, s2, 31
	v_readlane_b32 s20, v254, 4
	s_lshl_b64 s[12:13], s[2:3], 2
	v_readlane_b32 s22, v254, 6
	v_readlane_b32 s23, v254, 7
	s_add_u32 s12, s22, s12
	s_addc_u32 s13, s23, s13
	s_bcnt1_i32_b64 s3, s[18:19]
	v_mov_b32_e32 v3, s3
	global_atomic_add v3, v69, v3, s[12:13] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	v_readlane_b32 s21, v254, 5
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
	v_readlane_b32 s3, v253, 27
	s_add_i32 s8, s2, s3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[10:11], s[8:9], 8
	v_readlane_b32 s3, v253, 28
	v_lshl_add_u64 v[136:137], v[108:109], 0, s[10:11]
	s_add_i32 s10, s2, s3
	v_readlane_b32 s3, v253, 29
	s_ashr_i32 s11, s10, 31
	s_add_i32 s18, s2, s3
	v_readlane_b32 s3, v253, 30
	s_lshl_b64 s[12:13], s[10:11], 8
	s_ashr_i32 s19, s18, 31
	s_add_i32 s20, s2, s3
	v_readlane_b32 s3, v253, 31
	v_lshl_add_u64 v[138:139], v[108:109], 0, s[12:13]
	s_lshl_b64 s[12:13], s[18:19], 8
	s_ashr_i32 s21, s20, 31
	s_add_i32 s22, s2, s3
	v_readlane_b32 s3, v253, 32
	v_lshl_add_u64 v[142:143], v[108:109], 0, s[12:13]
	s_lshl_b64 s[12:13], s[20:21], 8
	s_ashr_i32 s23, s22, 31
	s_add_i32 s24, s2, s3
	v_readlane_b32 s3, v253, 33
	v_lshl_add_u64 v[146:147], v[108:109], 0, s[12:13]
	s_lshl_b64 s[12:13], s[22:23], 8
	s_ashr_i32 s25, s24, 31
	s_add_i32 s26, s2, s3
	v_readlane_b32 s3, v253, 34
	v_lshl_add_u64 v[140:141], v[108:109], 0, s[12:13]
	s_lshl_b64 s[12:13], s[24:25], 8
	s_ashr_i32 s27, s26, 31
	s_add_i32 s2, s2, s3
	v_lshl_add_u64 v[144:145], v[108:109], 0, s[12:13]
	s_lshl_b64 s[12:13], s[26:27], 8
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[148:149], v[108:109], 0, s[12:13]
	s_lshl_b64 s[12:13], s[2:3], 8
	s_lshl_b64 s[8:9], s[8:9], 13
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	v_mov_b32_e32 v129, v69
	s_lshl_b64 s[10:11], s[10:11], 13
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[128:129]
	v_lshlrev_b32_e32 v68, 2, v66
	s_add_u32 s10, s14, s10
	v_lshl_add_u64 v[150:151], v[108:109], 0, s[12:13]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[68:69]
	s_addc_u32 s11, s15, s11
	s_lshl_b64 s[12:13], s[18:19], 13
	global_load_dword v244, v[136:137], off offset:64
	global_load_dword v242, v[138:139], off offset:64
	global_load_dword v241, v[142:143], off offset:64
	global_load_dword v240, v[146:147], off offset:64
	global_load_dword v243, v[146:147], off offset:192
	global_load_dword v245, v[142:143], off offset:192
	global_load_dword v246, v[138:139], off offset:192
	global_load_dword v249, v[136:137], off offset:192
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[18:21], v[6:7], off
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[128:129]
	s_add_u32 s18, s14, s12
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[68:69]
	s_addc_u32 s19, s15, s13
	s_lshl_b64 s[12:13], s[20:21], 13
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[22:25], v[10:11], off
	v_lshl_add_u64 v[10:11], s[18:19], 0, v[128:129]
	s_add_u32 s20, s14, s12
	v_lshl_add_u64 v[14:15], v[10:11], 0, v[68:69]
	s_addc_u32 s21, s15, s13
	s_lshl_b64 s[12:13], s[22:23], 13
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	global_load_dwordx4 v[26:29], v[14:15], off
	v_lshl_add_u64 v[14:15], s[20:21], 0, v[128:129]
	s_add_u32 s22, s14, s12
	v_lshl_add_u64 v[30:31], v[14:15], 0, v[68:69]
	s_addc_u32 s23, s15, s13
	s_lshl_b64 s[12:13], s[24:25], 13
	global_load_dwordx4 v[14:17], v[30:31], off offset:16
	global_load_dwordx4 v[38:41], v[30:31], off
	global_load_dword v251, v[140:141], off offset:64
	global_load_dword v250, v[144:145], off offset:64
	global_load_dword v248, v[148:149], off offset:64
	global_load_dword v247, v[150:151], off offset:64
	global_load_dword v252, v[150:151], off offset:192
	global_load_dword v90, v[148:149], off offset:192
	global_load_dword v91, v[144:145], off offset:192
	global_load_dword v92, v[140:141], off offset:192
	v_lshl_add_u64 v[30:31], s[22:23], 0, v[128:129]
	s_add_u32 s24, s14, s12
	v_lshl_add_u64 v[34:35], v[30:31], 0, v[68:69]
	s_addc_u32 s25, s15, s13
	s_lshl_b64 s[12:13], s[26:27], 13
	global_load_dwordx4 v[30:33], v[34:35], off offset:16
	global_load_dwordx4 v[50:53], v[34:35], off
	v_lshl_add_u64 v[34:35], s[24:25], 0, v[128:129]
	s_add_u32 s28, s14, s12
	v_lshl_add_u64 v[42:43], v[34:35], 0, v[68:69]
	s_addc_u32 s29, s15, s13
	s_lshl_b64 s[2:3], s[2:3], 13
	global_load_dwordx4 v[34:37], v[42:43], off offset:16
	global_load_dwordx4 v[54:57], v[42:43], off
	v_lshl_add_u64 v[42:43], s[28:29], 0, v[128:129]
	s_add_u32 s26, s14, s2
	v_lshl_add_u64 v[46:47], v[42:43], 0, v[68:69]
	s_addc_u32 s27, s15, s3
	global_load_dwordx4 v[42:45], v[46:47], off offset:16
	global_load_dwordx4 v[58:61], v[46:47], off
	v_lshl_add_u64 v[46:47], s[26:27], 0, v[128:129]
	v_lshl_add_u64 v[62:63], v[46:47], 0, v[68:69]
	global_load_dwordx4 v[46:49], v[62:63], off offset:16
	s_nop 0
	global_load_dwordx4 v[62:65], v[62:63], off
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s12, v255, 44
	v_readlane_b32 s13, v255, 45
	s_and_b64 s[12:13], s[2:3], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_85
	v_accvgpr_write_b32 a14, v182
	global_load_dword v88, v[136:137], off
	global_load_dword v93, v[138:139], off
	global_load_dword v129, v[142:143], off
	v_accvgpr_write_b32 a15, v183
	global_load_dword v182, v[146:147], off
	v_accvgpr_write_b32 a20, v202
	v_accvgpr_write_b32 a23, v184
	global_load_dword v184, v[140:141], off
	v_accvgpr_write_b32 a24, v186
	v_accvgpr_write_b32 a21, v203
	global_load_dword v202, v[148:149], off
	v_accvgpr_write_b32 a26, v204
	global_load_dword v204, v[150:151], off
	global_load_dword v203, v[146:147], off offset:128
	global_load_dword v186, v[144:145], off
	v_accvgpr_write_b32 a27, v205
	global_load_dword v205, v[142:143], off offset:128
	global_load_dword v1, v[138:139], off offset:128
	v_accvgpr_write_b32 a28, v207
	global_load_dword v207, v[136:137], off offset:128
	v_accvgpr_write_b32 a22, v154
	global_load_dword v154, v[150:151], off offset:128
	v_accvgpr_write_b32 a29, v208
	global_load_dword v208, v[148:149], off offset:128
	v_accvgpr_write_b32 a3, v152
	global_load_dword v152, v[144:145], off offset:128
	global_load_dword v183, v[140:141], off offset:128
	v_mov_b32_e32 v131, v69
	v_lshl_add_u64 v[72:73], s[8:9], 0, v[130:131]
	v_lshl_add_u64 v[74:75], s[10:11], 0, v[130:131]
	v_lshl_add_u64 v[72:73], v[72:73], 0, v[68:69]
	global_load_dwordx4 v[94:97], v[72:73], off
	v_lshl_add_u64 v[74:75], v[74:75], 0, v[68:69]
	global_load_dwordx4 v[98:101], v[74:75], off
	v_accvgpr_write_b32 a4, v118
	v_accvgpr_write_b32 a1, v116
	v_accvgpr_write_b32 a2, v117
	v_accvgpr_write_b32 a5, v119
	global_load_dwordx4 v[116:119], v[72:73], off offset:16
	v_accvgpr_write_b32 a6, v120
	v_accvgpr_write_b32 a8, v122
	v_accvgpr_write_b32 a7, v121
	v_accvgpr_write_b32 a9, v123
	global_load_dwordx4 v[120:123], v[74:75], off offset:16
	v_lshl_add_u64 v[76:77], s[18:19], 0, v[130:131]
	v_lshl_add_u64 v[78:79], s[20:21], 0, v[130:131]
	v_lshl_add_u64 v[80:81], s[22:23], 0, v[130:131]
	v_lshl_add_u64 v[82:83], s[24:25], 0, v[130:131]
	v_lshl_add_u64 v[84:85], s[28:29], 0, v[130:131]
	v_lshl_add_u64 v[86:87], s[26:27], 0, v[130:131]
	v_accvgpr_write_b32 a16, v198
	v_lshl_add_u64 v[76:77], v[76:77], 0, v[68:69]
	v_lshl_add_u64 v[78:79], v[78:79], 0, v[68:69]
	v_lshl_add_u64 v[80:81], v[80:81], 0, v[68:69]
	v_lshl_add_u64 v[82:83], v[82:83], 0, v[68:69]
	v_lshl_add_u64 v[84:85], v[84:85], 0, v[68:69]
	v_accvgpr_write_b32 a17, v199
	v_lshl_add_u64 v[198:199], v[86:87], 0, v[68:69]
	v_accvgpr_write_b32 a10, v124
	v_accvgpr_write_b32 a12, v126
	global_load_dwordx4 v[102:105], v[76:77], off
	global_load_dwordx4 v[136:139], v[78:79], off
	global_load_dwordx4 v[140:143], v[80:81], off
	global_load_dwordx4 v[144:147], v[82:83], off
	global_load_dwordx4 v[148:151], v[84:85], off
	v_accvgpr_write_b32 a0, v115
	global_load_dwordx4 v[112:115], v[198:199], off
	v_accvgpr_write_b32 a11, v125
	v_accvgpr_write_b32 a13, v127
	global_load_dwordx4 v[124:127], v[76:77], off offset:16
	global_load_dwordx4 v[72:75], v[78:79], off offset:16
	s_nop 0
	global_load_dwordx4 v[76:79], v[80:81], off offset:16
	s_nop 0
	global_load_dwordx4 v[80:83], v[82:83], off offset:16
	s_nop 0
	global_load_dwordx4 v[84:87], v[84:85], off offset:16
	v_accvgpr_write_b32 a18, v200
	v_accvgpr_write_b32 a19, v201
	global_load_dwordx4 v[198:201], v[198:199], off offset:16
	s_mov_b32 s8, 0xf149f2ca
	v_accvgpr_write_b32 a25, v197
	s_waitcnt vmcnt(30)
	v_max3_f32 v68, v88, s8, v93
	v_readlane_b32 s8, v253, 35
	v_readlane_b32 s9, v253, 36
	s_waitcnt vmcnt(28)
	v_max3_f32 v68, v68, v129, v182
	s_waitcnt vmcnt(23)
	v_max3_f32 v68, v68, v184, v186
	v_max3_f32 v68, v68, v202, v204
	v_sub_f32_e32 v88, v88, v68
	v_exp_f32_e32 v88, v88
	v_sub_f32_e32 v93, v93, v68
	v_exp_f32_e32 v93, v93
	v_sub_f32_e32 v129, v129, v68
	v_sub_f32_e32 v131, v182, v68
	v_sub_f32_e32 v182, v184, v68
	v_sub_f32_e32 v184, v186, v68
	v_sub_f32_e32 v186, v202, v68
	v_sub_f32_e32 v68, v204, v68
	v_exp_f32_e32 v129, v129
	v_exp_f32_e32 v197, v68
	v_cndmask_b32_e64 v68, 0, v88, s[8:9]
	v_readlane_b32 s8, v253, 37
	v_readlane_b32 s9, v253, 38
	v_exp_f32_e32 v131, v131
	v_exp_f32_e32 v182, v182
	v_cndmask_b32_e64 v88, 0, v93, s[8:9]
	v_readlane_b32 s8, v253, 39
	v_readlane_b32 s9, v253, 40
	v_exp_f32_e32 v184, v184
	v_exp_f32_e32 v186, v186
	v_cndmask_b32_e64 v202, 0, v129, s[8:9]
	v_readlane_b32 s8, v253, 41
	v_readlane_b32 s9, v253, 42
	v_mov_b32_e32 v129, v206
	s_waitcnt vmcnt(20)
	v_fma_f32 v93, v68, v207, 0
	v_cndmask_b32_e64 v204, 0, v131, s[8:9]
	v_readlane_b32 s8, v253, 43
	v_readlane_b32 s9, v253, 44
	v_fmac_f32_e32 v93, v88, v1
	v_fmac_f32_e32 v93, v202, v205
	v_cndmask_b32_e64 v206, 0, v182, s[8:9]
	v_readlane_b32 s8, v253, 45
	v_readlane_b32 s9, v253, 46
	v_fmac_f32_e32 v93, v204, v203
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v93, v206, v183
	v_cndmask_b32_e64 v182, 0, v184, s[8:9]
	v_readlane_b32 s8, v253, 47
	v_readlane_b32 s9, v253, 48
	v_fmac_f32_e32 v93, v182, v152
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[94:95], v[94:95], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v184, 0, v186, s[8:9]
	v_readlane_b32 s8, v253, 49
	v_readlane_b32 s9, v253, 50
	v_fmac_f32_e32 v93, v184, v208
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[94:95], v[98:99], v[88:89], v[94:95] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v186, 0, v197, s[8:9]
	v_fmac_f32_e32 v93, v186, v154
	v_div_scale_f32 v1, s[8:9], v93, v93, 1.0
	v_rcp_f32_e32 v98, v1
	v_pk_fma_f32 v[96:97], v[96:97], v[68:69], 0 op_sel_hi:[1,0,0]
	v_div_scale_f32 v99, vcc, 1.0, v93, 1.0
	v_pk_fma_f32 v[96:97], v[100:101], v[88:89], v[96:97] op_sel_hi:[1,0,1]
	v_fma_f32 v100, -v1, v98, 1.0
	v_fmac_f32_e32 v98, v100, v98
	v_mul_f32_e32 v100, v99, v98
	v_fma_f32 v101, -v1, v100, v99
	v_fmac_f32_e32 v100, v101, v98
	v_fma_f32 v1, -v1, v100, v99
	v_div_fmas_f32 v1, v1, v98, v100
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[100:101], v[68:69], v[116:117], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[100:101], v[88:89], v[120:121], v[100:101] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v205, a27
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[100:101], v[202:203], v[124:125], v[100:101] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v207, a28
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[72:73], v[204:205], v[72:73], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[72:73], v[206:207], v[76:77], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[76:77], v[68:69], v[118:119], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[76:77], v[88:89], v[122:123], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[76:77], v[202:203], v[126:127], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[204:205], v[74:75], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[206:207], v[78:79], v[74:75] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[74:75], v[182:183], v[82:83], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[104:105], v[202:203], v[96:97] op_sel_hi:[1,0,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[74:75], v[184:185], v[86:87], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[204:205], v[138:139], v[96:97] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v98, v1, v93, 1.0
	v_pk_fma_f32 v[72:73], v[182:183], v[80:81], v[72:73] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[74:75], v[186:187], v[200:201], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[94:95], v[102:103], v[202:203], v[94:95] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[96:97], v[206:207], v[142:143], v[96:97] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[184:185], v[84:85], v[72:73] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[74:75], v[98:99], v[74:75] op_sel_hi:[0,1]
	v_pk_fma_f32 v[94:95], v[204:205], v[136:137], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[182:183], v[146:147], v[96:97] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[186:187], v[198:199], v[72:73] op_sel_hi:[0,1,1]
	v_bfe_u32 v1, v74, 16, 1
	v_pk_fma_f32 v[94:95], v[206:207], v[140:141], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[184:185], v[150:151], v[96:97] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[72:73], v[98:99], v[72:73] op_sel_hi:[0,1]
	v_bfe_u32 v68, v75, 16, 1
	v_add3_u32 v1, v74, v1, s16
	v_cmp_o_f32_e32 vcc, v74, v74
	v_pk_fma_f32 v[94:95], v[182:183], v[144:145], v[94:95] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[96:97], v[186:187], v[114:115], v[96:97] op_sel_hi:[0,1,1]
	v_bfe_u32 v76, v72, 16, 1
	v_add3_u32 v68, v75, v68, s16
	v_cndmask_b32_sdwa v1, v239, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v75, v75
	v_pk_fma_f32 v[94:95], v[184:185], v[148:149], v[94:95] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[96:97], v[96:97], v[98:99] op_sel_hi:[1,0]
	v_bfe_u32 v77, v73, 16, 1
	v_add3_u32 v76, v72, v76, s16
	v_cndmask_b32_sdwa v68, v239, v68, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v72, v72
	v_pk_fma_f32 v[94:95], v[186:187], v[112:113], v[94:95] op_sel_hi:[0,1,1]
	v_bfe_u32 v78, v96, 16, 1
	v_add3_u32 v77, v73, v77, s16
	v_perm_b32 v75, v68, v1, s39
	v_cndmask_b32_sdwa v1, v239, v76, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v73, v73
	v_pk_mul_f32 v[94:95], v[94:95], v[98:99] op_sel_hi:[1,0]
	v_bfe_u32 v79, v97, 16, 1
	v_add3_u32 v78, v96, v78, s16
	v_cndmask_b32_sdwa v68, v239, v77, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v96, v96
	v_bfe_u32 v80, v94, 16, 1
	v_add3_u32 v79, v97, v79, s16
	v_perm_b32 v74, v68, v1, s39
	v_cndmask_b32_sdwa v1, v239, v78, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v97, v97
	v_bfe_u32 v81, v95, 16, 1
	v_add3_u32 v80, v94, v80, s16
	v_cndmask_b32_sdwa v68, v239, v79, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v94, v94
	v_accvgpr_read_b32 v203, a21
	v_add3_u32 v81, v95, v81, s16
	v_perm_b32 v73, v68, v1, s39
	v_cndmask_b32_sdwa v1, v239, v80, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v95, v95
	v_accvgpr_read_b32 v121, a7
	v_accvgpr_read_b32 v125, a11
	v_accvgpr_read_b32 v199, a17
	v_accvgpr_read_b32 v119, a5
	v_accvgpr_read_b32 v123, a9
	v_accvgpr_read_b32 v202, a20
	v_accvgpr_read_b32 v127, a13
	v_accvgpr_read_b32 v183, a15
	v_accvgpr_read_b32 v201, a19
	v_cndmask_b32_sdwa v68, v239, v81, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_accvgpr_read_b32 v197, a25
	v_accvgpr_read_b32 v152, a3
	v_accvgpr_read_b32 v208, a29
	v_accvgpr_read_b32 v154, a22
	v_accvgpr_read_b32 v115, a0
	v_accvgpr_read_b32 v117, a2
	v_accvgpr_read_b32 v116, a1
	v_accvgpr_read_b32 v120, a6
	v_accvgpr_read_b32 v124, a10
	v_accvgpr_read_b32 v198, a16
	v_accvgpr_read_b32 v118, a4
	v_accvgpr_read_b32 v122, a8
	v_accvgpr_read_b32 v126, a12
	v_accvgpr_read_b32 v204, a26
	v_mov_b32_e32 v206, v129
	v_accvgpr_read_b32 v182, a14
	v_accvgpr_read_b32 v184, a23
	v_accvgpr_read_b32 v186, a24
	v_accvgpr_read_b32 v200, a18
	v_perm_b32 v72, v68, v1, s39
	v_lshl_add_u64 v[76:77], v[134:135], 1, v[202:203]
	global_store_dwordx4 v[76:77], v[72:75], off
.LBB0_85:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 46
	v_readlane_b32 s9, v255, 47
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_3
	s_mov_b32 s8, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v1, v244, s8, v242
	s_waitcnt vmcnt(28)
	v_max3_f32 v1, v1, v241, v240
	s_waitcnt vmcnt(14)
	v_max3_f32 v1, v1, v251, v250
	s_waitcnt vmcnt(12)
	v_max3_f32 v1, v1, v248, v247
	v_sub_f32_e32 v68, v244, v1
	v_exp_f32_e32 v68, v68
	v_sub_f32_e32 v72, v242, v1
	v_exp_f32_e32 v72, v72
	v_readlane_b32 s8, v253, 35
	v_readlane_b32 s9, v253, 36
	v_sub_f32_e32 v74, v241, v1
	v_exp_f32_e32 v74, v74
	v_cndmask_b32_e64 v68, 0, v68, s[8:9]
	v_readlane_b32 s8, v253, 37
	v_readlane_b32 s9, v253, 38
	v_sub_f32_e32 v75, v240, v1
	v_exp_f32_e32 v75, v75
	v_cndmask_b32_e64 v72, 0, v72, s[8:9]
	v_readlane_b32 s8, v253, 39
	v_readlane_b32 s9, v253, 40
	v_sub_f32_e32 v77, v250, v1
	v_exp_f32_e32 v77, v77
	v_cndmask_b32_e64 v74, 0, v74, s[8:9]
	v_readlane_b32 s8, v253, 41
	v_readlane_b32 s9, v253, 42
	v_fma_f32 v73, v249, v68, 0
	v_fmac_f32_e32 v73, v72, v246
	v_cndmask_b32_e64 v76, 0, v75, s[8:9]
	v_sub_f32_e32 v75, v251, v1
	v_exp_f32_e32 v75, v75
	v_readlane_b32 s8, v253, 43
	v_readlane_b32 s9, v253, 44
	v_fmac_f32_e32 v73, v74, v245
	v_fmac_f32_e32 v73, v76, v243
	v_cndmask_b32_e64 v78, 0, v75, s[8:9]
	v_sub_f32_e32 v75, v248, v1
	v_readlane_b32 s8, v253, 45
	v_exp_f32_e32 v75, v75
	v_readlane_b32 s9, v253, 46
	v_sub_f32_e32 v1, v247, v1
	v_exp_f32_e32 v1, v1
	v_cndmask_b32_e64 v80, 0, v77, s[8:9]
	v_readlane_b32 s8, v253, 47
	v_readlane_b32 s9, v253, 48
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v73, v78, v92
	v_fmac_f32_e32 v73, v80, v91
	v_cndmask_b32_e64 v82, 0, v75, s[8:9]
	v_readlane_b32 s8, v253, 49
	v_readlane_b32 s9, v253, 50
	v_fmac_f32_e32 v73, v82, v90
	v_pk_fma_f32 v[4:5], v[4:5], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v84, 0, v1, s[8:9]
	v_fmac_f32_e32 v73, v84, v252
	v_div_scale_f32 v1, s[8:9], v73, v73, 1.0
	v_rcp_f32_e32 v75, v1
	v_pk_fma_f32 v[4:5], v[72:73], v[8:9], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[2:3], v[68:69], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[20:21], v[20:21], v[68:69], 0 op_sel_hi:[1,0,0]
	v_fma_f32 v77, -v1, v75, 1.0
	v_fmac_f32_e32 v75, v77, v75
	v_div_scale_f32 v77, vcc, 1.0, v73, 1.0
	v_mul_f32_e32 v79, v77, v75
	v_fma_f32 v81, -v1, v79, v77
	v_pk_fma_f32 v[4:5], v[74:75], v[12:13], v[4:5] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v79, v81, v75
	v_pk_fma_f32 v[2:3], v[72:73], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[76:77], v[16:17], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[74:75], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[4:5], v[78:79], v[32:33], v[4:5] op_sel_hi:[0,1,1]
	v_fma_f32 v1, -v1, v79, v77
	v_pk_fma_f32 v[20:21], v[72:73], v[24:25], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[76:77], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[4:5], v[80:81], v[36:37], v[4:5] op_sel_hi:[0,1,1]
	v_div_fmas_f32 v1, v1, v75, v79
	v_pk_fma_f32 v[18:19], v[18:19], v[68:69], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[20:21], v[74:75], v[28:29], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[78:79], v[30:31], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[4:5], v[82:83], v[44:45], v[4:5] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v86, v1, v73, 1.0
	v_pk_fma_f32 v[18:19], v[72:73], v[22:23], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[76:77], v[40:41], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[80:81], v[34:35], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[4:5], v[84:85], v[48:49], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[74:75], v[26:27], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[78:79], v[52:53], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[82:83], v[42:43], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[4:5], v[86:87], v[4:5] op_sel_hi:[0,1]
	v_pk_fma_f32 v[18:19], v[76:77], v[38:39], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[80:81], v[56:57], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[84:85], v[46:47], v[2:3] op_sel_hi:[0,1,1]
	v_bfe_u32 v1, v4, 16, 1
	v_pk_fma_f32 v[18:19], v[78:79], v[50:51], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[82:83], v[60:61], v[20:21] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[2:3], v[86:87], v[2:3] op_sel_hi:[0,1]
	v_bfe_u32 v6, v5, 16, 1
	v_add3_u32 v1, v4, v1, s16
	v_cmp_o_f32_e32 vcc, v4, v4
	v_pk_fma_f32 v[18:19], v[80:81], v[54:55], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[20:21], v[84:85], v[64:65], v[20:21] op_sel_hi:[0,1,1]
	v_bfe_u32 v7, v2, 16, 1
	v_add3_u32 v6, v5, v6, s16
	v_cndmask_b32_sdwa v1, v239, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_pk_fma_f32 v[18:19], v[82:83], v[58:59], v[18:19] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[20:21], v[20:21], v[86:87] op_sel_hi:[1,0]
	v_bfe_u32 v8, v3, 16, 1
	v_add3_u32 v7, v2, v7, s16
	v_cndmask_b32_sdwa v4, v239, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v2, v2
	v_pk_fma_f32 v[18:19], v[84:85], v[62:63], v[18:19] op_sel_hi:[0,1,1]
	v_bfe_u32 v9, v20, 16, 1
	v_add3_u32 v8, v3, v8, s16
	v_perm_b32 v5, v4, v1, s39
	v_cndmask_b32_sdwa v1, v239, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_pk_mul_f32 v[18:19], v[18:19], v[86:87] op_sel_hi:[1,0]
	v_bfe_u32 v10, v21, 16, 1
	v_add3_u32 v9, v20, v9, s16
	v_cndmask_b32_sdwa v2, v239, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v20, v20
	v_bfe_u32 v11, v18, 16, 1
	v_add3_u32 v10, v21, v10, s16
	v_perm_b32 v4, v2, v1, s39
	v_cndmask_b32_sdwa v1, v239, v9, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v21, v21
	v_bfe_u32 v12, v19, 16, 1
	v_add3_u32 v11, v18, v11, s16
	v_cndmask_b32_sdwa v2, v239, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v18, v18
	v_add3_u32 v12, v19, v12, s16
	v_perm_b32 v3, v2, v1, s39
	v_cndmask_b32_sdwa v1, v239, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v19, v19
	v_lshl_add_u64 v[90:91], v[132:133], 1, v[202:203]
	s_nop 0
	v_cndmask_b32_sdwa v2, v239, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v2, v1, s39
	global_store_dwordx4 v[90:91], v[2:5], off
	s_branch .LBB0_3
.LBB0_87:
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s16, v253, 10
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
	s_abs_i32 s8, s60
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
	s_xor_b32 s2, s3, s60
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
	s_cmp_ge_i32 s2, s34
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
	s_load_dword s20, s[12:13], 0x88
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
	s_mul_i32 s14, s22, s34
	s_mul_i32 s9, s2, s60
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
	s_and_b32 s16, s10, -16
	v_readlane_b32 s10, v253, 2
	v_readlane_b32 s11, v253, 3
	s_add_u32 s17, s10, s16
	s_addc_u32 s18, s11, s15
	s_lshl_b32 s10, s22, 1
	s_ashr_i32 s13, s34, 31
	s_mul_i32 s23, s62, s10
	s_mul_hi_i32 s19, s62, s10
	s_mul_i32 s11, s23, s13
	s_mul_hi_u32 s21, s23, s34
	s_mul_i32 s22, s19, s34
	s_add_i32 s11, s21, s11
	s_mul_i32 s10, s23, s34
	s_add_i32 s11, s11, s22
	s_ashr_i32 s12, s62, 31
	s_lshl_b64 s[10:11], s[10:11], 7
	s_add_u32 s10, s17, s10
	s_addc_u32 s11, s18, s11
	s_sub_i32 s21, s3, s9
	s_add_i32 s3, s62, 15
	s_ashr_i32 s9, s3, 31
	s_lshr_b32 s9, s9, 28
	s_add_i32 s3, s3, s9
	s_ashr_i32 s22, s3, 4
	s_add_u32 s3, s23, s62
	s_addc_u32 s9, s19, s12
	s_mul_hi_u32 s19, s34, s3
	s_mul_i32 s13, s13, s3
	s_mul_i32 s12, s34, s3
	s_mul_i32 s3, s34, s9
	s_add_i32 s3, s19, s3
	s_add_i32 s13, s3, s13
	s_lshl_b64 s[12:13], s[12:13], 7
	s_add_u32 s12, s17, s12
	s_addc_u32 s13, s18, s13
	v_readlane_b32 s18, v253, 0
	v_readlane_b32 s19, v253, 1
	s_add_u32 s3, s18, s16
	s_addc_u32 s9, s19, s15
	s_lshl_b32 s14, s14, 6
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[14:15], s[14:15], 2
	s_add_u32 s14, s3, s14
	s_addc_u32 s15, s9, s15
	s_cmp_lt_i32 s21, s22
	v_lshl_or_b32 v17, s21, 4, v17
	v_lshl_add_u64 v[4:5], s[14:15], 0, v[4:5]
	s_cselect_b64 s[14:15], -1, 0
	s_lshl_b32 s23, s60, 4
	s_branch .LBB0_92
.LBB0_91:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s2, s20
	s_cmp_ge_i32 s2, s34
	s_cbranch_scc1 .LBB0_105
.LBB0_92:
	s_ashr_i32 s3, s2, 31
	s_andn2_b64 vcc, exec, s[14:15]
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v6, v17
	s_mov_b32 s9, s21
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
	s_lshl_b32 s16, s2, 6
	s_ashr_i32 s17, s16, 31
	v_add_u32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[6:7], s[16:17], 2, v[4:5]
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
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_91
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[20:21], v[6:7], 0, 4
	v_mov_b32_dpp v8, v6 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v9, v7 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[20:21], v[8:9]
	s_lshr_b64 s[18:19], vcc, 1
	s_and_b32 s3, s19, 0x55555555
	s_and_b32 s9, s18, 0x55555555
	s_sub_u32 s18, vcc_lo, s9
	s_subb_u32 s19, vcc_hi, s3
	s_mov_b32 s9, s8
	s_and_b64 s[24:25], s[18:19], s[8:9]
	s_lshr_b64 s[18:19], s[18:19], 2
	s_and_b64 s[18:19], s[18:19], s[8:9]
	s_add_u32 s18, s18, s24
	s_addc_u32 s19, s19, s25
	s_lshr_b64 s[24:25], s[18:19], 4
	s_add_u32 s3, s24, s18
	s_addc_u32 s9, s25, s19
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s9, s9, 0xf0f0f0f
	s_mul_i32 s18, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s18
	s_mul_i32 s9, s9, 0x1010101
	s_add_i32 s19, s3, s9
	v_cmp_gt_u64_e32 vcc, s[18:19], v[0:1]
	s_cbranch_vccnz .LBB0_103
	s_mov_b32 s3, 0
	s_mov_b64 s[18:19], 0
.LBB0_96:
	v_readfirstlane_b32 s24, v6
	v_readfirstlane_b32 s25, v7
	v_mov_b32_e32 v20, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[24:25], s[24:25], v[6:7]
	s_bcnt1_i32_b64 s9, s[24:25]
	s_add_i32 s3, s3, s9
	v_mov_b64_e32 v[8:9], s[24:25]
	v_mov_b32_e32 v21, s9
	s_or_b64 s[18:19], s[24:25], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_96
	s_or_b64 exec, exec, s[18:19]
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
	v_cmp_eq_u32_e64 s[18:19], 1, v8
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_91
	s_branch .LBB0_104
.LBB0_100:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s9, s9, s60
	s_cmp_lt_i32 s9, s22
	v_add_u32_e32 v6, s23, v6
	s_cbranch_scc0 .LBB0_93
.LBB0_101:
	v_cmp_gt_i32_e32 vcc, s62, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_100
	v_mov_b64_e32 v[8:9], s[2:3]
	v_mad_i64_i32 v[8:9], s[18:19], v6, s34, v[8:9]
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
	s_mov_b64 s[18:19], -1
	s_and_b64 exec, exec, s[18:19]
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
		.amdhsa_next_free_vgpr 326
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
	.set mesh_attention.num_agpr, 70
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
  - .agpr_count:     70
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
    .sgpr_spill_count: 178
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     326
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
