; lds 16384
	.file	1 "ring_attention"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	ring_attention
	.p2align	8
	.type	ring_attention,@function
ring_attention:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_mov_b32 s48, s5
	v_writelane_b32 v252, s14, 0
	s_nop 1
	v_writelane_b32 v252, s15, 1
	v_writelane_b32 v252, s12, 2
	s_nop 1
	v_writelane_b32 v252, s13, 3
	v_writelane_b32 v252, s10, 4
	s_mov_b64 s[12:13], s[0:1]
	s_nop 0
	v_writelane_b32 v252, s11, 5
	s_load_dwordx4 s[64:67], s[0:1], 0x38
	s_load_dwordx2 s[10:11], s[0:1], 0x48
	s_load_dword s15, s[0:1], 0x54
	.loc	1 12 0
	s_abs_i32 s0, s5
	v_cvt_f32_u32_e32 v1, s0
	v_writelane_b32 v252, s8, 6
	.loc	1 11 0
	s_add_i32 s1, s4, 31
	.loc	1 12 0
	v_rcp_iflag_f32_e32 v1, v1
	v_writelane_b32 v252, s9, 7
	s_mov_b32 s9, s3
	v_writelane_b32 v252, s2, 8
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_writelane_b32 v252, s3, 9
	.loc	1 11 0
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 27
	s_add_i32 s1, s1, s2
	s_ashr_i32 s49, s1, 5
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s1, s10, s5
	s_sub_i32 s3, 0, s0
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s3, s3, s5
	s_mul_hi_u32 s3, s5, s3
	s_abs_i32 s2, s10
	s_add_i32 s5, s5, s3
	s_mul_hi_u32 s3, s2, s5
	s_mul_i32 s5, s3, s0
	s_sub_i32 s2, s2, s5
	s_ashr_i32 s1, s1, 31
	s_add_i32 s5, s3, 1
	s_sub_i32 s8, s2, s0
	s_cmp_ge_u32 s2, s0
	s_cselect_b32 s3, s5, s3
	s_cselect_b32 s2, s8, s2
	s_add_i32 s5, s3, 1
	s_cmp_ge_u32 s2, s0
	s_cselect_b32 s0, s5, s3
	s_xor_b32 s0, s0, s1
	s_sub_i32 s8, s0, s1
	.loc	1 13 0
	s_add_i32 s0, s11, -1
	v_writelane_b32 v252, s9, 10
	s_add_i32 s1, s9, -1
	v_writelane_b32 v252, s1, 11
	s_mul_i32 s0, s0, s1
	.loc	1 14 0
	v_writelane_b32 v252, s0, 12
	s_cmp_ge_i32 s16, s6
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_97
	v_writelane_b32 v252, s8, 13
	v_writelane_b32 v252, s12, 14
	.loc	1 19 0
	s_sub_i32 s33, s16, s6
	s_nop 0
	v_writelane_b32 v252, s13, 15
	v_writelane_b32 v252, s10, 16
	.loc	1 12 0
	s_mul_i32 s30, s10, s49
	s_nop 0
	v_writelane_b32 v252, s11, 17
	v_writelane_b32 v252, s16, 18
	.loc	1 19 0
	s_nop 0
	v_readlane_b32 s0, v252, 10
	s_mul_i32 s0, s30, s0
	s_cmp_ge_i32 s33, s0
	v_writelane_b32 v252, s0, 19
	s_cbranch_scc1 .LBB0_96
	v_readlane_b32 s14, v252, 14
	v_readlane_b32 s15, v252, 15
	s_load_dwordx2 s[16:17], s[14:15], 0x90
	s_load_dwordx4 s[40:43], s[14:15], 0x80
	s_load_dwordx8 s[20:27], s[14:15], 0x60
	s_load_dword s2, s[14:15], 0x58
	.loc	1 18 0
	s_mul_hi_i32 s1, s4, s48
	s_mul_i32 s0, s4, s48
	v_writelane_b32 v252, s49, 20
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 19 0
	v_writelane_b32 v252, s0, 21
	.loc	1 18 0
	s_ashr_i32 s49, s48, 31
	.loc	1 31 0
	v_and_b32_e32 v7, 0x78, v0
	.loc	1 19 0
	v_writelane_b32 v252, s1, 22
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s2, s6
	v_writelane_b32 v252, s0, 23
	.loc	1 31 0
	v_and_b32_e32 v8, 15, v0
	v_readlane_b32 s2, v252, 10
	v_readlane_b32 s12, v252, 8
	.loc	1 24 0
	s_add_i32 s0, s2, s12
	.loc	1 31 0
	s_cmp_lt_i32 s16, 2
	v_readlane_b32 s13, v252, 9
	v_writelane_b32 v252, s0, 24
	s_cselect_b32 s18, s43, 1
	s_lshl_b32 s0, s2, 1
	v_writelane_b32 v252, s0, 25
	s_add_i32 s0, s0, -2
	v_writelane_b32 v252, s0, 26
	s_sub_i32 s0, s0, s12
	s_mul_i32 s0, s43, s0
	s_cmp_eq_u32 s17, 0
	v_writelane_b32 v252, s0, 27
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 28
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v11, 3, v0
	v_writelane_b32 v252, s1, 29
	s_add_i32 s0, s42, -1
	v_writelane_b32 v252, s0, 30
	s_sub_i32 s0, s4, s43
	.loc	1 34 0
	v_writelane_b32 v252, s0, 31
	.loc	1 31 0
	v_and_b32_e32 v1, 63, v0
	.loc	1 34 0
	v_readlane_b32 s0, v252, 16
	v_readlane_b32 s1, v252, 17
	s_mul_i32 s0, s1, s2
	s_add_i32 s0, s0, -1
	.loc	1 19 0
	v_writelane_b32 v252, s0, 32
	.loc	1 31 0
	v_lshrrev_b32_e32 v67, 3, v0
	v_readlane_b32 s0, v252, 12
	v_and_b32_e32 v10, 64, v0
	v_lshrrev_b32_e32 v175, 1, v7
	v_and_b32_e32 v66, 56, v11
	s_add_i32 s0, s0, -1
	v_lshlrev_b32_e32 v11, 4, v0
	v_lshlrev_b32_e32 v14, 3, v8
	v_lshrrev_b32_e32 v15, 1, v6
	v_or_b32_e32 v119, 16, v67
	v_lshrrev_b32_e32 v2, 2, v10
	v_or_b32_e32 v5, 32, v67
	v_or_b32_e32 v3, 48, v67
	v_or_b32_e32 v13, 1, v175
	v_or_b32_e32 v12, 2, v175
	v_or_b32_e32 v9, 3, v175
	.loc	1 19 0
	v_add_u32_e32 v18, 0, v10
	v_writelane_b32 v252, s0, 33
	v_xor_b32_e32 v176, v11, v7
	v_lshlrev_b32_e32 v11, 7, v8
	v_lshlrev_b32_e32 v10, 5, v10
	v_xor_b32_e32 v16, v14, v15
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_or3_b32 v177, v16, v10, v11
	s_and_b64 s[46:47], s[0:1], vcc
	v_mad_i64_i32 v[122:123], s[0:1], s48, v119, 0
	v_mad_i64_i32 v[124:125], s[0:1], s48, v5, 0
	v_mad_i64_i32 v[126:127], s[0:1], s48, v3, 0
	v_mad_i64_i32 v[188:189], s[0:1], s48, v175, 0
	v_mad_i64_i32 v[190:191], s[0:1], s48, v13, 0
	v_mad_i64_i32 v[202:203], s[0:1], s48, v12, 0
	v_mad_i64_i32 v[204:205], s[0:1], s48, v9, 0
	v_mad_i64_i32 v[206:207], s[0:1], s48, v67, 0
	v_and_b32_e32 v10, 6, v0
	v_lshlrev_b32_e32 v16, 2, v10
	v_bfe_i32 v20, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_and_or_b32 v16, v20, s0, v16
	.loc	1 31 0
	v_or_b32_e32 v157, v2, v8
	v_lshlrev_b32_e32 v2, 3, v7
	v_xor_b32_e32 v7, v16, v7
	v_lshl_or_b32 v178, v10, 10, v7
	v_or_b32_e32 v7, v11, v14
	v_xor_b32_e32 v179, v7, v15
	v_lshlrev_b32_e32 v7, 2, v0
	v_xor_b32_e32 v183, 0x80, v7
	v_and_b32_e32 v7, 32, v0
	v_and_b32_e32 v120, 31, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	v_lshlrev_b32_e32 v121, 2, v120
	v_bfrev_b32_e32 v7, 1
	s_and_b64 s[0:1], s[0:1], vcc
	s_ashr_i32 s13, s12, 31
	v_cndmask_b32_e64 v185, v7, v121, s[0:1]
	s_lshl_b64 s[0:1], s[12:13], 3
	v_readlane_b32 s8, v252, 6
	v_readlane_b32 s9, v252, 7
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	v_writelane_b32 v252, s0, 34
	v_and_b32_e32 v7, 62, v0
	v_or_b32_e32 v22, 0x50, v67
	v_writelane_b32 v252, s1, 35
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	s_and_b64 s[0:1], s[0:1], vcc
	v_or_b32_e32 v21, 0x60, v67
	v_writelane_b32 v252, s0, 36
	v_or_b32_e32 v20, 0x70, v67
	v_and_b32_e32 v17, 1, v0
	v_writelane_b32 v252, s1, 37
	v_cndmask_b32_e64 v186, 0, 1, s[0:1]
	v_readlane_b32 s1, v252, 11
	s_min_i32 s0, s1, 0
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 38
	s_min_i32 s0, s1, 1
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 39
	s_min_i32 s0, s1, 2
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 40
	s_min_i32 s0, s1, 3
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 41
	s_min_i32 s0, s1, 4
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 42
	s_min_i32 s0, s1, 5
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 43
	s_min_i32 s0, s1, 6
	s_mul_i32 s0, s30, s0
	v_writelane_b32 v252, s0, 44
	s_min_i32 s0, s1, 7
	s_mul_i32 s0, s30, s0
	s_cmp_gt_i32 s2, 0
	v_writelane_b32 v252, s0, 45
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 46
	s_cmp_gt_i32 s2, 1
	v_lshlrev_b32_e32 v34, 2, v8
	v_writelane_b32 v252, s1, 47
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 48
	s_cmp_gt_i32 s2, 2
	v_lshlrev_b32_e32 v8, 5, v17
	v_writelane_b32 v252, s1, 49
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 50
	s_cmp_gt_i32 s2, 3
	v_or_b32_e32 v17, 64, v175
	v_writelane_b32 v252, s1, 51
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 52
	s_cmp_gt_i32 s2, 4
	v_or_b32_e32 v16, 0x41, v175
	v_writelane_b32 v252, s1, 53
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 54
	s_cmp_gt_i32 s2, 5
	v_or_b32_e32 v15, 0x42, v175
	v_writelane_b32 v252, s1, 55
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 56
	s_cmp_gt_i32 s2, 6
	v_lshrrev_b32_e32 v159, 2, v6
	v_writelane_b32 v252, s1, 57
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v252, s0, 58
	s_cmp_gt_i32 s2, 7
	v_or_b32_e32 v14, 0x43, v175
	v_writelane_b32 v252, s1, 59
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 19 0
	v_writelane_b32 v252, s0, 60
	v_mul_lo_u32 v134, v159, s16
	v_or_b32_e32 v23, 64, v67
	v_writelane_b32 v252, s1, 61
	v_mad_i64_i32 v[36:37], s[0:1], v22, s48, 0
	v_accvgpr_write_b32 a32, v36
	v_accvgpr_write_b32 a33, v37
	v_mad_i64_i32 v[36:37], s[0:1], v21, s48, 0
	v_accvgpr_write_b32 a34, v36
	v_accvgpr_write_b32 a35, v37
	v_mad_i64_i32 v[36:37], s[0:1], v20, s48, 0
	v_accvgpr_write_b32 a36, v36
	v_accvgpr_write_b32 a37, v37
	v_mad_i64_i32 v[36:37], s[0:1], v17, s48, 0
	v_accvgpr_write_b32 a39, v37
	v_accvgpr_write_b32 a38, v36
	v_mad_i64_i32 v[36:37], s[0:1], v16, s48, 0
	v_accvgpr_write_b32 a41, v37
	v_accvgpr_write_b32 a40, v36
	v_mad_i64_i32 v[36:37], s[0:1], v15, s48, 0
	v_accvgpr_write_b32 a43, v37
	v_accvgpr_write_b32 a42, v36
	v_mad_i64_i32 v[36:37], s[0:1], v14, s48, 0
	v_accvgpr_write_b32 a45, v37
	v_add_u32_e32 v156, s16, v134
	v_accvgpr_write_b32 a44, v36
	v_mad_i64_i32 v[36:37], s[0:1], v23, s48, 0
	v_add_u32_e32 v158, s16, v156
	v_add_u32_e32 v184, s16, v158
	s_mul_i32 s0, s16, 13
	v_add_u32_e32 v89, s0, v184
	v_add_u32_e32 v193, s16, v89
	v_add_u32_e32 v135, s16, v193
	v_add_u32_e32 v194, s16, v135
	v_add_u32_e32 v195, s0, v194
	s_abs_i32 s1, s30
	v_add_u32_e32 v196, s16, v195
	v_cvt_f32_u32_e32 v7, s1
	v_add_u32_e32 v197, s16, v196
	v_xor_b32_e32 v35, 0x70, v179
	v_add_u32_e32 v198, s16, v197
	v_accvgpr_write_b32 a48, v35
	v_xor_b32_e32 v35, 24, v179
	v_add_u32_e32 v199, s0, v198
	v_accvgpr_write_b32 a49, v35
	v_xor_b32_e32 v35, 56, v179
	v_readlane_b32 s0, v252, 20
	v_rcp_iflag_f32_e32 v7, v7
	v_accvgpr_write_b32 a50, v35
	v_xor_b32_e32 v35, 0x58, v179
	s_abs_i32 s17, s0
	v_accvgpr_write_b32 a51, v35
	v_cvt_f32_u32_e32 v35, s17
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_writelane_b32 v252, s1, 62
	v_rcp_iflag_f32_e32 v35, v35
	v_readlane_b32 s8, v252, 13
	s_abs_i32 s5, s8
	s_sub_i32 s0, 0, s1
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v35
	v_cvt_f32_u32_e32 v35, s5
	s_load_dword s3, s[14:15], 0x54
	s_load_dword s6, s[14:15], 0x98
	v_cvt_u32_f32_e32 v7, v7
	v_rcp_iflag_f32_e32 v35, v35
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v35
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s3
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_f32_u32_e32 v35, s3
	v_writelane_b32 v252, s0, 63
	s_sub_i32 s0, 0, s17
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v35
	v_mov_b32_e32 v69, 0
	v_writelane_b32 v253, s0, 0
	v_writelane_b32 v253, s5, 1
	s_sub_i32 s0, 0, s5
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_abs_i32 s5, s2
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_f32_u32_e32 v35, s5
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v35
	s_abs_i32 s2, s16
	v_cvt_f32_u32_e32 v35, s2
	v_writelane_b32 v253, s0, 2
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_sub_i32 s0, 0, s3
	v_cvt_u32_f32_e32 v7, v7
	v_rcp_iflag_f32_e32 v35, v35
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	v_writelane_b32 v253, s3, 3
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 4
	s_sub_i32 s0, 0, s5
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v35
	s_mul_i32 s0, s0, s1
	v_cvt_u32_f32_e32 v7, v7
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 5
	s_sub_i32 s0, 0, s2
	v_mul_lo_u32 v35, s0, v7
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshlrev_b32_e32 v10, 8, v157
	v_mov_b32_e32 v11, v69
	v_mul_hi_u32 v35, v7, v35
	v_lshl_add_u64 v[70:71], s[20:21], 0, v[68:69]
	v_lshl_add_u64 v[10:11], s[24:25], 0, v[10:11]
	v_lshl_add_u64 v[208:209], s[22:23], 0, v[68:69]
	v_add_u32_e32 v214, v7, v35
	v_mov_b32_e32 v7, v69
	s_mov_b64 s[20:21], s[24:25]
	v_add_u32_e32 v200, s16, v199
	v_writelane_b32 v253, s2, 6
	v_lshl_add_u64 v[106:107], v[10:11], 0, v[6:7]
	s_mov_b64 s[22:23], s[26:27]
	v_or_b32_e32 v6, 0x73, v159
	v_add_u32_e32 v201, s16, v200
	v_writelane_b32 v253, s16, 7
	v_lshlrev_b32_e32 v68, 2, v67
	.loc	1 31 0
	v_or_b32_e32 v160, 1, v159
	.loc	1 19 0
	v_mul_lo_u32 v215, s16, v6
	v_or_b32_e32 v6, 0x72, v159
	v_mul_lo_u32 v216, s16, v6
	v_or_b32_e32 v6, 0x71, v159
	v_mul_lo_u32 v217, s16, v6
	v_or_b32_e32 v6, 0x70, v159
	v_mul_lo_u32 v218, s16, v6
	v_or_b32_e32 v6, 0x63, v159
	v_mul_lo_u32 v219, s16, v6
	v_or_b32_e32 v6, 0x62, v159
	v_mul_lo_u32 v220, s16, v6
	v_or_b32_e32 v6, 0x61, v159
	v_mul_lo_u32 v221, s16, v6
	v_or_b32_e32 v6, 0x60, v159
	v_mul_lo_u32 v222, s16, v6
	v_or_b32_e32 v6, 0x53, v159
	v_mul_lo_u32 v223, s16, v6
	v_or_b32_e32 v6, 0x52, v159
	v_mul_lo_u32 v224, s16, v6
	v_or_b32_e32 v6, 0x51, v159
	v_mul_lo_u32 v225, s16, v6
	v_or_b32_e32 v6, 0x50, v159
	v_mul_lo_u32 v226, s16, v6
	v_or_b32_e32 v6, 0x43, v159
	v_mul_lo_u32 v227, s16, v6
	v_or_b32_e32 v6, 0x42, v159
	v_mul_lo_u32 v228, s16, v6
	v_or_b32_e32 v6, 0x41, v159
	v_mul_lo_u32 v229, s16, v6
	v_or_b32_e32 v6, 64, v159
	v_mul_lo_u32 v230, s16, v6
	v_and_b32_e32 v6, 7, v0
	v_lshlrev_b32_e32 v110, 4, v6
	v_or_b32_e32 v6, 0x83, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a55, v7
	v_accvgpr_write_b32 a54, v6
	v_or_b32_e32 v6, 0x82, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a57, v7
	v_accvgpr_write_b32 a56, v6
	v_or_b32_e32 v6, 0x81, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a59, v7
	v_accvgpr_write_b32 a58, v6
	v_or_b32_e32 v6, 0x80, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a61, v7
	v_accvgpr_write_b32 a60, v6
	v_or_b32_e32 v6, 0xb0, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a63, v7
	v_accvgpr_write_b32 a62, v6
	v_or_b32_e32 v6, 0xa0, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a65, v7
	v_accvgpr_write_b32 a64, v6
	v_or_b32_e32 v6, 0x90, v67
	v_writelane_b32 v253, s17, 8
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_writelane_b32 v253, s18, 9
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_writelane_b32 v253, s19, 10
	v_accvgpr_write_b32 a67, v7
	v_writelane_b32 v253, s20, 11
	v_accvgpr_write_b32 a66, v6
	v_or_b32_e32 v6, 0x80, v67
	v_writelane_b32 v253, s21, 12
	v_mad_i64_i32 v[6:7], s[0:1], v6, s48, 0
	v_writelane_b32 v253, s22, 13
	s_mov_b32 s0, s12
	v_writelane_b32 v253, s23, 14
	.loc	1 31 0
	v_writelane_b32 v252, s0, 8
	v_writelane_b32 v253, s18, 15
	v_or_b32_e32 v161, 2, v159
	v_writelane_b32 v252, s1, 9
	s_mul_i32 s0, s18, s12
	v_writelane_b32 v253, s0, 16
	s_ashr_i32 s0, s30, 31
	v_writelane_b32 v253, s0, 17
	v_readlane_b32 s0, v252, 20
	s_ashr_i32 s0, s0, 31
	v_or_b32_e32 v162, 3, v159
	v_writelane_b32 v253, s0, 18
	s_ashr_i32 s0, s8, 31
	v_writelane_b32 v253, s0, 19
	s_ashr_i32 s0, s16, 31
	.loc	1 19 0
	v_writelane_b32 v253, s0, 20
	v_cmp_gt_i32_e64 s[0:1], s4, v67
	.loc	1 31 0
	v_or_b32_e32 v163, 16, v159
	v_or_b32_e32 v164, 17, v159
	v_writelane_b32 v253, s0, 21
	v_or_b32_e32 v165, 18, v159
	v_or_b32_e32 v166, 19, v159
	v_writelane_b32 v253, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s4, v119
	v_or_b32_e32 v167, 32, v159
	v_or_b32_e32 v168, 33, v159
	v_writelane_b32 v253, s0, 23
	v_or_b32_e32 v169, 34, v159
	v_or_b32_e32 v170, 35, v159
	v_writelane_b32 v253, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s4, v5
	v_or_b32_e32 v171, 48, v159
	v_or_b32_e32 v172, 49, v159
	v_writelane_b32 v253, s0, 25
	v_or_b32_e32 v173, 50, v159
	v_or_b32_e32 v174, 51, v159
	v_writelane_b32 v253, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s4, v3
	.loc	1 19 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a69, v7
	v_writelane_b32 v253, s0, 27
	v_accvgpr_write_b32 a47, v37
	v_accvgpr_write_b32 a68, v6
	v_writelane_b32 v253, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s4, v175
	v_bfrev_b32_e32 v7, -8
	.loc	1 31 0
	v_lshlrev_b32_e32 v4, 6, v119
	v_writelane_b32 v253, s0, 29
	v_xor_b32_e32 v19, 8, v176
	v_xor_b32_e32 v24, 32, v177
	v_writelane_b32 v253, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s4, v13
	v_xor_b32_e32 v25, 64, v177
	v_xor_b32_e32 v26, 0x60, v177
	v_writelane_b32 v253, s0, 31
	v_xor_b32_e32 v27, 8, v178
	v_xor_b32_e32 v28, 16, v178
	v_writelane_b32 v253, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s4, v12
	v_xor_b32_e32 v29, 24, v178
	v_xor_b32_e32 v30, 32, v178
	v_writelane_b32 v253, s0, 33
	v_xor_b32_e32 v31, 40, v178
	v_xor_b32_e32 v32, 48, v178
	v_writelane_b32 v253, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s4, v9
	v_xor_b32_e32 v33, 56, v178
	v_accvgpr_write_b32 a46, v36
	v_writelane_b32 v253, s0, 35
	v_xor_b32_e32 v36, 0x78, v179
	v_mov_b32_e32 v6, -1
	v_writelane_b32 v253, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s4, v23
	v_accvgpr_write_b32 a71, v7
	v_xor_b32_e32 v180, 32, v179
	v_writelane_b32 v253, s0, 37
	v_xor_b32_e32 v181, 64, v179
	v_xor_b32_e32 v182, 0x60, v179
	v_writelane_b32 v253, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s4, v22
	v_xor_b32_e32 v187, 8, v179
	v_xor_b32_e32 v192, 40, v179
	v_writelane_b32 v253, s0, 39
	v_xor_b32_e32 v210, 0x48, v179
	v_xor_b32_e32 v211, 0x68, v179
	v_writelane_b32 v253, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s4, v21
	v_xor_b32_e32 v212, 16, v179
	v_xor_b32_e32 v213, 48, v179
	v_writelane_b32 v253, s0, 41
	v_xor_b32_e32 v235, 0x50, v179
	v_accvgpr_write_b32 a52, v36
	v_writelane_b32 v253, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s4, v20
	.loc	1 19 0
	v_lshl_add_u64 v[108:109], s[26:27], 0, v[68:69]
	v_mov_b32_e32 v111, v69
	v_writelane_b32 v253, s0, 43
	v_add_u32_e32 v231, 0, v24
	v_add_u32_e32 v232, 0, v25
	v_writelane_b32 v253, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s4, v159
	v_add_u32_e32 v233, 0, v26
	v_add_u32_e32 v234, v18, v34
	v_writelane_b32 v253, s0, 45
	s_mov_b32 s11, 0x27000
	s_mov_b32 s10, 0x7ffffffe
	v_writelane_b32 v253, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s4, v160
	v_lshlrev_b32_e32 v128, 2, v8
	v_lshlrev_b32_e32 v130, 2, v4
	v_writelane_b32 v253, s0, 47
	v_lshlrev_b32_e32 v132, 2, v2
	v_add_u32_e32 v236, 0, v19
	v_writelane_b32 v253, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s4, v161
	v_add_u32_e32 v237, 0, v27
	v_add_u32_e32 v238, 0, v28
	v_writelane_b32 v253, s0, 49
	v_add_u32_e32 v239, 0, v29
	v_add_u32_e32 v240, 0, v30
	v_writelane_b32 v253, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s4, v162
	v_add_u32_e32 v241, 0, v31
	v_add_u32_e32 v242, 0, v32
	v_writelane_b32 v253, s0, 51
	v_add_u32_e32 v243, 0, v33
	v_mov_b32_e32 v244, 0xf149f2ca
	v_writelane_b32 v253, s1, 52
	v_cmp_gt_i32_e64 s[0:1], s4, v163
	v_accvgpr_write_b32 a70, v6
	s_lshl_b32 s62, s16, 6
	v_writelane_b32 v253, s0, 53
	s_mov_b32 s63, 0x5040100
	s_mov_b32 s36, 0x7060302
	v_writelane_b32 v253, s1, 54
	v_cmp_gt_i32_e64 s[0:1], s4, v164
	s_lshl_b64 s[2:3], s[48:49], 13
	v_readlane_b32 s49, v252, 20
	v_writelane_b32 v253, s0, 55
	s_nop 1
	v_writelane_b32 v253, s1, 56
	v_cmp_gt_i32_e64 s[0:1], s4, v165
	s_nop 1
	v_writelane_b32 v253, s0, 57
	s_nop 1
	v_writelane_b32 v253, s1, 58
	v_cmp_gt_i32_e64 s[0:1], s4, v166
	s_nop 1
	v_writelane_b32 v253, s0, 59
	s_nop 1
	v_writelane_b32 v253, s1, 60
	v_cmp_gt_i32_e64 s[0:1], s4, v167
	s_nop 1
	v_writelane_b32 v253, s0, 61
	s_nop 1
	v_writelane_b32 v253, s1, 62
	v_cmp_gt_i32_e64 s[0:1], s4, v168
	s_nop 1
	v_writelane_b32 v253, s0, 63
	s_nop 1
	v_writelane_b32 v254, s1, 0
	v_cmp_gt_i32_e64 s[0:1], s4, v169
	s_nop 1
	v_writelane_b32 v254, s0, 1
	s_nop 1
	v_writelane_b32 v254, s1, 2
	v_cmp_gt_i32_e64 s[0:1], s4, v170
	s_nop 1
	v_writelane_b32 v254, s0, 3
	s_nop 1
	v_writelane_b32 v254, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s4, v171
	s_nop 1
	v_writelane_b32 v254, s0, 5
	s_nop 1
	v_writelane_b32 v254, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s4, v172
	s_nop 1
	v_writelane_b32 v254, s0, 7
	s_nop 1
	v_writelane_b32 v254, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s4, v173
	s_nop 1
	v_writelane_b32 v254, s0, 9
	s_nop 1
	v_writelane_b32 v254, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s4, v174
	s_nop 1
	v_writelane_b32 v254, s0, 11
	s_nop 1
	v_writelane_b32 v254, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s4, v17
	s_nop 1
	v_writelane_b32 v254, s0, 13
	s_nop 1
	v_writelane_b32 v254, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s4, v16
	s_nop 1
	v_writelane_b32 v254, s0, 15
	s_nop 1
	v_writelane_b32 v254, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s4, v15
	s_nop 1
	v_writelane_b32 v254, s0, 17
	s_nop 1
	v_writelane_b32 v254, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s4, v14
	s_nop 1
	v_writelane_b32 v254, s0, 19
	s_nop 1
	v_writelane_b32 v254, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s43, v159
	s_nop 1
	v_writelane_b32 v254, s0, 21
	s_nop 1
	v_writelane_b32 v254, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s43, v160
	s_nop 1
	v_writelane_b32 v254, s0, 23
	s_nop 1
	v_writelane_b32 v254, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s43, v161
	s_nop 1
	v_writelane_b32 v254, s0, 25
	s_nop 1
	v_writelane_b32 v254, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s43, v162
	s_nop 1
	v_writelane_b32 v254, s0, 27
	s_nop 1
	v_writelane_b32 v254, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s43, v163
	s_nop 1
	v_writelane_b32 v254, s0, 29
	s_nop 1
	v_writelane_b32 v254, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s43, v164
	s_nop 1
	v_writelane_b32 v254, s0, 31
	s_nop 1
	v_writelane_b32 v254, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s43, v165
	s_nop 1
	v_writelane_b32 v254, s0, 33
	s_nop 1
	v_writelane_b32 v254, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s43, v166
	s_nop 1
	v_writelane_b32 v254, s0, 35
	s_nop 1
	v_writelane_b32 v254, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s43, v167
	s_nop 1
	v_writelane_b32 v254, s0, 37
	s_nop 1
	v_writelane_b32 v254, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s43, v168
	s_nop 1
	v_writelane_b32 v254, s0, 39
	s_nop 1
	v_writelane_b32 v254, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s43, v169
	s_nop 1
	v_writelane_b32 v254, s0, 41
	s_nop 1
	v_writelane_b32 v254, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s43, v170
	s_nop 1
	v_writelane_b32 v254, s0, 43
	s_nop 1
	v_writelane_b32 v254, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s43, v171
	s_nop 1
	v_writelane_b32 v254, s0, 45
	s_nop 1
	v_writelane_b32 v254, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s43, v172
	s_nop 1
	v_writelane_b32 v254, s0, 47
	s_nop 1
	v_writelane_b32 v254, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s43, v173
	s_nop 1
	v_writelane_b32 v254, s0, 49
	s_nop 1
	v_writelane_b32 v254, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s43, v174
	s_nop 1
	v_writelane_b32 v254, s0, 51
	s_nop 1
	v_writelane_b32 v254, s1, 52
	s_mov_b32 s0, 0x33333333
	v_writelane_b32 v254, s0, 53
	s_nop 1
	v_writelane_b32 v254, s1, 54
	v_writelane_b32 v254, s30, 55
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
.LBB0_4:
	v_readlane_b32 s0, v252, 23
	s_add_i32 s33, s0, s33
	v_readlane_b32 s0, v252, 19
	s_cmp_lt_i32 s33, s0
	s_cbranch_scc0 .LBB0_96
.LBB0_5:
	.loc	1 20 0
	s_abs_i32 s13, s33
	v_readlane_b32 s1, v252, 63
	s_mul_hi_u32 s1, s13, s1
	v_readlane_b32 s15, v252, 62
	s_mul_i32 s8, s1, s15
	s_ashr_i32 s12, s33, 31
	v_readlane_b32 s0, v253, 17
	s_sub_i32 s8, s13, s8
	s_xor_b32 s0, s12, s0
	s_add_i32 s9, s1, 1
	s_sub_i32 s14, s8, s15
	s_cmp_ge_u32 s8, s15
	s_cselect_b32 s1, s9, s1
	s_cselect_b32 s8, s14, s8
	s_add_i32 s9, s1, 1
	s_cmp_ge_u32 s8, s15
	s_cselect_b32 s1, s9, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	.loc	1 21 0
	s_mul_i32 s1, s0, s30
	s_sub_i32 s1, s33, s1
	s_ashr_i32 s8, s1, 31
	v_readlane_b32 s9, v253, 18
	s_xor_b32 s8, s8, s9
	s_abs_i32 s1, s1
	v_readlane_b32 s9, v253, 0
	s_mul_hi_u32 s9, s1, s9
	s_mul_i32 s14, s9, s17
	s_sub_i32 s1, s1, s14
	s_add_i32 s14, s9, 1
	s_sub_i32 s15, s1, s17
	s_cmp_ge_u32 s1, s17
	s_cselect_b32 s9, s14, s9
	s_cselect_b32 s1, s15, s1
	s_add_i32 s14, s9, 1
	s_cmp_ge_u32 s1, s17
	s_cselect_b32 s1, s14, s9
	s_xor_b32 s1, s1, s8
	s_sub_i32 s8, s1, s8
	.loc	1 22 0
	s_abs_i32 s14, s8
	v_readlane_b32 s15, v253, 2
	s_mul_hi_u32 s15, s14, s15
	v_readlane_b32 s20, v253, 1
	s_mul_i32 s18, s15, s20
	s_ashr_i32 s9, s8, 31
	v_readlane_b32 s1, v253, 19
	s_sub_i32 s14, s14, s18
	s_xor_b32 s1, s9, s1
	s_add_i32 s18, s15, 1
	s_sub_i32 s19, s14, s20
	s_cmp_ge_u32 s14, s20
	s_cselect_b32 s15, s18, s15
	s_cselect_b32 s14, s19, s14
	s_add_i32 s18, s15, 1
	s_cmp_ge_u32 s14, s20
	s_cselect_b32 s14, s18, s15
	s_xor_b32 s14, s14, s1
	s_sub_i32 s34, s14, s1
	.loc	1 23 0
	s_abs_i32 s1, s34
	v_readlane_b32 s14, v253, 4
	s_mul_hi_u32 s14, s1, s14
	v_readlane_b32 s15, v253, 3
	s_mul_i32 s14, s14, s15
	s_sub_i32 s1, s1, s14
	s_ashr_i32 s35, s34, 31
	s_sub_i32 s14, s1, s15
	s_cmp_ge_u32 s1, s15
	s_cselect_b32 s1, s14, s1
	s_sub_i32 s14, s1, s15
	s_cmp_ge_u32 s1, s15
	s_cselect_b32 s1, s14, s1
	s_xor_b32 s1, s1, s35
	s_sub_i32 s1, s1, s35
	s_cmp_eq_u32 s1, 1
	v_readlane_b32 s1, v252, 11
	s_cselect_b32 s14, s1, 1
	.loc	1 25 0
	v_readlane_b32 s1, v252, 10
	s_sub_i32 s1, s1, s14
	v_writelane_b32 v254, s14, 56
	s_mul_i32 s1, s1, s0
	v_readlane_b32 s14, v252, 8
	v_readlane_b32 s15, v252, 9
	s_add_i32 s1, s1, s14
	s_mov_b32 s18, s14
	s_ashr_i32 s14, s1, 31
	s_abs_i32 s1, s1
	v_readlane_b32 s15, v253, 5
	s_mul_hi_u32 s15, s1, s15
	s_mul_i32 s15, s15, s5
	s_sub_i32 s1, s1, s15
	s_sub_i32 s15, s1, s5
	s_cmp_ge_u32 s1, s5
	s_cselect_b32 s1, s15, s1
	s_sub_i32 s15, s1, s5
	s_cmp_ge_u32 s1, s5
	s_cselect_b32 s1, s15, s1
	s_xor_b32 s1, s1, s14
	s_sub_i32 s37, s1, s14
	.loc	1 26 0
	v_readlane_b32 s1, v252, 33
	s_add_i32 s0, s1, s0
	.loc	1 30 0
	s_lshr_b32 s1, s0, 31
	s_add_i32 s14, s0, s1
	.loc	1 26 0
	s_and_b32 s1, s14, -2
	s_sub_i32 s15, s0, s1
	.loc	1 27 0
	s_cmp_lg_u32 s37, s18
	v_readlane_b32 s38, v252, 2
	v_readlane_b32 s50, v252, 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s37, s18
	v_readlane_b32 s39, v252, 3
	v_readlane_b32 s51, v252, 1
	.loc	1 28 0
	s_cbranch_scc1 .LBB0_7
	.loc	1 27 0
	s_lshl_b32 s20, s15, 1
	s_ashr_i32 s18, s20, 31
	v_readlane_b32 s24, v252, 21
	v_readlane_b32 s25, v252, 22
	s_mul_i32 s21, s24, s18
	s_mul_hi_u32 s18, s24, s20
	s_add_i32 s18, s18, s21
	s_mul_i32 s19, s25, s20
	s_add_i32 s19, s18, s19
	s_mul_i32 s18, s24, s20
	s_lshl_b64 s[18:19], s[18:19], 1
	v_readlane_b32 s22, v252, 4
	v_readlane_b32 s23, v252, 5
	s_add_u32 s38, s22, s18
	s_addc_u32 s39, s23, s19
	.loc	1 28 0
	s_or_b32 s18, s20, 1
	s_mul_hi_u32 s19, s24, s18
	s_add_i32 s19, s19, s21
	s_mul_i32 s20, s25, s18
	s_add_i32 s19, s19, s20
	s_mul_i32 s18, s24, s18
	s_lshl_b64 s[18:19], s[18:19], 1
	s_add_u32 s50, s22, s18
	s_addc_u32 s51, s23, s19
.LBB0_7:
	.loc	1 21 0
	v_readlane_b32 s18, v253, 0
	s_mul_hi_u32 s18, s13, s18
	s_mul_i32 s18, s18, s17
	s_sub_i32 s13, s13, s18
	s_sub_i32 s18, s13, s17
	s_cmp_ge_u32 s13, s17
	s_cselect_b32 s13, s18, s13
	s_sub_i32 s18, s13, s17
	s_cmp_ge_u32 s13, s17
	s_cselect_b32 s13, s18, s13
	s_xor_b32 s13, s13, s12
	s_sub_i32 s12, s13, s12
	v_writelane_b32 v254, s12, 57
	.loc	1 31 0
	s_lshl_b32 s18, s12, 5
	v_readlane_b32 s12, v252, 16
	s_waitcnt vmcnt(23)
	v_or_b32_e32 v4, s18, v67
	v_mov_b64_e32 v[2:3], s[8:9]
	v_readlane_b32 s13, v252, 17
	v_mad_i64_i32 v[2:3], s[12:13], v4, s12, v[2:3]
	v_lshlrev_b64 v[138:139], 6, v[2:3]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(21)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[20:21], s4, v4
	s_mov_b64 s[12:13], exec
	s_nop 0
	v_writelane_b32 v254, s20, 58
	s_nop 1
	v_writelane_b32 v254, s21, 59
	s_and_b64 s[20:21], s[12:13], s[20:21]
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[138:139], 1, v[70:71]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_9:
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s12, v252, 16
	v_or_b32_e32 v3, s18, v119
	v_mov_b64_e32 v[4:5], s[8:9]
	v_readlane_b32 s13, v252, 17
	v_mad_i64_i32 v[4:5], s[12:13], v3, s12, v[4:5]
	v_lshlrev_b64 v[136:137], 6, v[4:5]
	v_cmp_gt_i32_e64 s[20:21], s4, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[12:13], exec
	v_writelane_b32 v254, s20, 60
	s_nop 1
	v_writelane_b32 v254, s21, 61
	s_and_b64 s[20:21], s[12:13], s[20:21]
	s_mov_b64 exec, s[20:21]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[2:3], v[136:137], 1, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_11:
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v129, 0, v176
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	v_add_u32_e32 v2, 0, v177
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v2
	ds_read_b64 v[36:37], v231
	ds_read_b64 v[38:39], v232
	ds_read_b64 v[40:41], v233
	.loc	1 29 0
	s_mul_i32 s15, s15, s48
	s_add_i32 s9, s34, s15
	s_lshl_b32 s12, s9, 6
	.loc	1 31 0
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[20:21], 1, v2
	.loc	1 30 0
	s_ashr_i32 s13, s12, 31
	.loc	1 31 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_writelane_b32 v254, s20, 62
	v_writelane_b32 v255, s12, 0
	s_nop 0
	v_writelane_b32 v254, s21, 63
	v_writelane_b32 v255, s13, 1
	s_cbranch_vccnz .LBB0_18
	.loc	1 30 0
	v_readlane_b32 s0, v255, 0
	v_readlane_b32 s1, v255, 1
	s_ashr_i32 s9, s14, 1
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s12, s66, s0
	s_addc_u32 s13, s67, s1
	v_readlane_b32 s1, v254, 57
	.loc	1 31 0
	s_lshr_b32 s0, s1, 31
	s_add_i32 s0, s1, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s1, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	.loc	1 30 0
	s_add_i32 s9, s9, 1
	.loc	1 31 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s12, s0
	.loc	1 30 0
	s_mul_i32 s9, s9, s7
	.loc	1 31 0
	s_addc_u32 s1, s13, s1
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[14:15]
	v_readfirstlane_b32 s14, v2
	s_nop 1
	v_mov_b32_e32 v2, s14
	ds_write_b32 v69, v2
.LBB0_14:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v69
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v2
	s_cbranch_vccz .LBB0_18
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[12:13], s[46:47]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_13
	global_load_dword v2, v69, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	v_or_b32_e32 v2, s18, v120
	v_mul_lo_u32 v3, v2, s16
	v_readlane_b32 s0, v253, 16
	v_cmp_gt_i32_e32 vcc, s43, v2
	v_mov_b32_e32 v7, 0
	v_add_u32_e32 v3, s0, v3
	v_readlane_b32 s0, v252, 27
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v4, s0, v2
	v_readlane_b32 s0, v252, 28
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s42
	v_readlane_b32 s1, v252, 29
	s_nop 1
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_readlane_b32 s0, v252, 30
	s_nop 1
	v_min_i32_e32 v2, s0, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	v_readlane_b32 s0, v253, 15
	s_mul_i32 s9, s37, s0
	s_sub_i32 s0, s16, s9
	s_waitcnt lgkmcnt(0)
	v_max_i32_e32 v2, v2, v3
	v_mov_b32_e32 v3, v2
	s_nop 1
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
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
	v_add_u32_e32 v3, s0, v2
	v_sub_u32_e32 v5, 0, v3
	v_ashrrev_i32_e32 v4, 31, v3
	v_readlane_b32 s0, v253, 20
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v214
	v_xor_b32_e32 v4, s0, v4
	v_readlane_b32 s0, v253, 6
	s_nop 1
	v_mul_lo_u32 v6, v5, s0
	v_sub_u32_e32 v3, v3, v6
	v_add_u32_e32 v6, 1, v5
	v_cmp_le_u32_e32 vcc, s0, v3
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s0, v3
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_cmp_le_u32_e32 vcc, s0, v3
	v_readlane_b32 s0, v252, 25
	v_add_u32_e32 v6, 1, v5
	s_sub_i32 s0, s37, s0
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s0, s0, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s0, s0, s43
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s0, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s0, v252, 31
	v_min_i32_e32 v3, s43, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s0, v2
	v_add3_u32 v44, v3, v2, 63
	v_readlane_b32 s0, v253, 21
	v_cmp_lt_i32_e64 s[68:69], 63, v44
	v_readlane_b32 s1, v253, 22
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[4:5], v[206:207], 0, s[34:35]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[38:39], 0, v[4:5]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[68:69]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 23
	v_readlane_b32 s1, v253, 24
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_22
	v_lshl_add_u64 v[2:3], v[122:123], 0, s[34:35]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[38:39], 0, v[2:3]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[68:69]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 25
	v_readlane_b32 s1, v253, 26
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[12:13], v[124:125], 0, s[34:35]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[38:39], 0, v[12:13]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[68:69]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 27
	v_readlane_b32 s1, v253, 28
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[10:11], v[126:127], 0, s[34:35]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[38:39], 0, v[10:11]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[68:69]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 29
	v_readlane_b32 s1, v253, 30
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[20:21], v[188:189], 0, s[34:35]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[50:51], 0, v[20:21]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[68:69]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 31
	v_readlane_b32 s1, v253, 32
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[18:19], v[190:191], 0, s[34:35]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[50:51], 0, v[18:19]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[68:69]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_30:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 33
	v_readlane_b32 s1, v253, 34
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[28:29], v[202:203], 0, s[34:35]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[50:51], 0, v[28:29]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[68:69]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v253, 35
	v_readlane_b32 s1, v253, 36
	s_and_b64 s[12:13], s[0:1], s[68:69]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[26:27], v[204:205], 0, s[34:35]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[50:51], 0, v[26:27]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[68:69]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_34:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v42, s18, v157
	v_mul_lo_u32 v43, v42, s16
	v_readlane_b32 s0, v253, 16
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v236, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s63
	v_perm_b32 v3, v26, v30, s63
	v_add_u32_e32 v148, 0, v178
	v_add_u32_e32 v43, s0, v43
	v_readlane_b32 s0, v252, 27
	ds_write_b64 v148, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s36
	v_perm_b32 v2, v18, v22, s36
	v_add_u32_e32 v45, s0, v42
	v_cmp_gt_i32_e32 vcc, s43, v42
	v_readlane_b32 s0, v252, 28
	ds_write_b64 v237, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s63
	v_perm_b32 v2, v19, v23, s63
	v_cndmask_b32_e32 v42, v45, v43, vcc
	v_mov_b32_e32 v43, s42
	v_readlane_b32 s1, v252, 29
	ds_write_b64 v238, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s36
	v_perm_b32 v3, v27, v31, s36
	v_cndmask_b32_e64 v42, v42, v43, s[0:1]
	v_readlane_b32 s0, v252, 30
	ds_write_b64 v239, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s63
	v_perm_b32 v3, v28, v32, s63
	v_min_i32_e32 v131, s0, v42
	v_readlane_b32 s0, v252, 26
	ds_write_b64 v240, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s36
	v_perm_b32 v3, v28, v32, s36
	s_sub_i32 s14, s0, s37
	ds_write_b64 v241, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s63
	v_perm_b32 v3, v29, v33, s63
	s_movk_i32 s0, 0x7f
	s_mul_i32 s14, s14, s43
	ds_write_b64 v242, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s36
	v_perm_b32 v3, v29, v33, s36
	v_cmp_lt_i32_e32 vcc, s0, v44
	v_mov_b32_e32 v133, 0xf149f2ca
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v68, 0
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
	ds_write_b64 v243, v[2:3] offset:9088
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_72
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[18:19], s[38:39], 0, v[68:69]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v253, 37
	v_readlane_b32 s13, v253, 38
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_37
	v_accvgpr_read_b32 v4, a46
	v_accvgpr_read_b32 v5, a47
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[34:35]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], v[18:19], 0, v[4:5]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_37:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v253, 39
	v_readlane_b32 s13, v253, 40
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_39
	v_accvgpr_read_b32 v2, a32
	v_accvgpr_read_b32 v3, a33
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[34:35]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_39:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v253, 41
	v_readlane_b32 s13, v253, 42
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_41
	v_accvgpr_read_b32 v12, a34
	v_accvgpr_read_b32 v13, a35
	v_lshl_add_u64 v[12:13], v[12:13], 0, s[34:35]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], v[18:19], 0, v[12:13]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_41:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v253, 43
	v_readlane_b32 s13, v253, 44
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_43
	v_accvgpr_read_b32 v10, a36
	v_accvgpr_read_b32 v11, a37
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[34:35]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[18:19], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 21
	v_add_u32_e32 v42, s9, v134
	v_add_u32_e32 v153, s14, v159
	v_readlane_b32 s1, v254, 22
	v_add_u32_e32 v43, s9, v156
	v_add_u32_e32 v59, s14, v160
	v_cndmask_b32_e64 v42, v153, v42, s[0:1]
	v_readlane_b32 s0, v254, 23
	v_readlane_b32 s1, v254, 24
	v_add_u32_e32 v149, 0, v179
	v_add_u32_e32 v45, s9, v158
	v_cndmask_b32_e64 v43, v59, v43, s[0:1]
	v_readlane_b32 s0, v254, 25
	v_add_u32_e32 v60, s14, v161
	v_readlane_b32 s1, v254, 26
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v149 offset1:4
	v_cndmask_b32_e64 v45, v60, v45, s[0:1]
	v_readlane_b32 s0, v254, 27
	v_add_u32_e32 v46, s9, v184
	v_add_u32_e32 v61, s14, v162
	v_readlane_b32 s1, v254, 28
	v_add_u32_e32 v47, s9, v89
	v_add_u32_e32 v62, s14, v163
	v_cndmask_b32_e64 v46, v61, v46, s[0:1]
	v_readlane_b32 s0, v254, 29
	v_readlane_b32 s1, v254, 30
	v_add_u32_e32 v48, s9, v193
	v_add_u32_e32 v63, s14, v164
	v_cndmask_b32_e64 v47, v62, v47, s[0:1]
	v_readlane_b32 s0, v254, 31
	v_readlane_b32 s1, v254, 32
	v_add_u32_e32 v49, s9, v135
	v_add_u32_e32 v64, s14, v165
	v_cndmask_b32_e64 v48, v63, v48, s[0:1]
	v_readlane_b32 s0, v254, 33
	v_readlane_b32 s1, v254, 34
	v_add_u32_e32 v150, 0, v180
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_cndmask_b32_e64 v49, v64, v49, s[0:1]
	v_readlane_b32 s0, v254, 35
	v_add_u32_e32 v50, s9, v194
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v150 offset1:4
	v_add_u32_e32 v65, s14, v166
	v_readlane_b32 s1, v254, 36
	v_add_u32_e32 v51, s9, v195
	v_add_u32_e32 v72, s14, v167
	v_cndmask_b32_e64 v50, v65, v50, s[0:1]
	v_readlane_b32 s0, v254, 37
	v_readlane_b32 s1, v254, 38
	v_add_u32_e32 v151, 0, v181
	ds_read2st64_b64 v[22:25], v151 offset1:4
	v_cndmask_b32_e64 v51, v72, v51, s[0:1]
	v_readlane_b32 s0, v254, 39
	v_add_u32_e32 v52, s9, v196
	v_add_u32_e32 v73, s14, v168
	v_readlane_b32 s1, v254, 40
	v_add_u32_e32 v53, s9, v197
	v_add_u32_e32 v74, s14, v169
	v_cndmask_b32_e64 v52, v73, v52, s[0:1]
	v_readlane_b32 s0, v254, 41
	v_readlane_b32 s1, v254, 42
	v_add_u32_e32 v152, 0, v182
	ds_read2st64_b64 v[26:29], v152 offset1:4
	v_cndmask_b32_e64 v53, v74, v53, s[0:1]
	v_readlane_b32 s0, v254, 43
	v_add_u32_e32 v54, s9, v198
	v_add_u32_e32 v75, s14, v170
	v_readlane_b32 s1, v254, 44
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[36:37], a[0:3]
	v_add_u32_e32 v55, s9, v199
	v_cndmask_b32_e64 v54, v75, v54, s[0:1]
	v_readlane_b32 s0, v254, 45
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[36:37], a[4:7]
	ds_read2st64_b64 v[18:21], v149 offset0:8 offset1:12
	v_add_u32_e32 v76, s14, v171
	v_readlane_b32 s1, v254, 46
	v_add_u32_e32 v56, s9, v200
	v_add_u32_e32 v77, s14, v172
	v_cndmask_b32_e64 v55, v76, v55, s[0:1]
	v_readlane_b32 s0, v254, 47
	v_readlane_b32 s1, v254, 48
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[38:39], a[0:3]
	v_add_u32_e32 v57, s9, v201
	v_cndmask_b32_e64 v56, v77, v56, s[0:1]
	v_readlane_b32 s0, v254, 49
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[38:39], a[4:7]
	ds_read2st64_b64 v[22:25], v150 offset0:8 offset1:12
	v_add_u32_e32 v78, s14, v173
	v_readlane_b32 s1, v254, 50
	v_readlane_b32 s12, v253, 45
	v_add_u32_e32 v58, s16, v201
	v_cndmask_b32_e64 v57, v78, v57, s[0:1]
	v_readlane_b32 s0, v254, 51
	v_cmp_le_i32_e32 vcc, v42, v131
	v_readlane_b32 s13, v253, 46
	v_add_u32_e32 v58, s9, v58
	v_add_u32_e32 v79, s14, v174
	v_readlane_b32 s1, v254, 52
	s_and_b64 vcc, s[12:13], vcc
	v_readlane_b32 s12, v253, 47
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[40:41], a[0:3]
	v_cndmask_b32_e64 v58, v79, v58, s[0:1]
	v_cmp_le_i32_e64 s[0:1], v43, v131
	v_readlane_b32 s13, v253, 48
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[40:41], a[4:7]
	ds_read2st64_b64 v[26:29], v151 offset0:8 offset1:12
	s_and_b64 s[0:1], s[12:13], s[0:1]
	v_readlane_b32 s12, v253, 49
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_cmp_le_i32_e64 s[18:19], v45, v131
	v_readlane_b32 s13, v253, 50
	s_and_b64 s[18:19], s[12:13], s[18:19]
	v_readlane_b32 s12, v253, 51
	ds_read2st64_b64 v[30:33], v152 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[20:21], v46, v131
	v_readlane_b32 s13, v253, 52
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	s_and_b64 s[20:21], s[12:13], s[20:21]
	v_readlane_b32 s12, v253, 53
	v_cmp_le_i32_e64 s[22:23], v47, v131
	v_readlane_b32 s13, v253, 54
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	s_and_b64 s[22:23], s[12:13], s[22:23]
	v_readlane_b32 s12, v253, 55
	v_cmp_le_i32_e64 s[24:25], v48, v131
	v_readlane_b32 s13, v253, 56
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	s_and_b64 s[24:25], s[12:13], s[24:25]
	v_readlane_b32 s12, v253, 57
	v_cmp_le_i32_e64 s[26:27], v49, v131
	v_readlane_b32 s13, v253, 58
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	s_and_b64 s[26:27], s[12:13], s[26:27]
	v_readlane_b32 s12, v253, 59
	v_cmp_le_i32_e64 s[28:29], v50, v131
	v_readlane_b32 s13, v253, 60
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_accvgpr_read_b32 v25, a7
	s_and_b64 s[28:29], s[12:13], s[28:29]
	v_readlane_b32 s12, v253, 61
	v_mul_f32_e32 v25, s6, v25
	v_cmp_le_i32_e64 s[30:31], v51, v131
	v_readlane_b32 s13, v253, 62
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_mul_f32_e32 v18, s6, v18
	v_cndmask_b32_e64 v25, v244, v25, s[28:29]
	s_and_b64 s[28:29], s[12:13], s[30:31]
	v_readlane_b32 s12, v253, 63
	v_cndmask_b32_e32 v18, v244, v18, vcc
	v_cmp_le_i32_e32 vcc, v52, v131
	v_readlane_b32 s13, v254, 0
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v19, s6, v19
	s_and_b64 vcc, s[12:13], vcc
	v_readlane_b32 s12, v254, 1
	v_mul_f32_e32 v27, s6, v27
	v_cndmask_b32_e64 v19, v244, v19, s[0:1]
	v_cmp_le_i32_e64 s[0:1], v53, v131
	v_readlane_b32 s13, v254, 2
	v_accvgpr_read_b32 v28, a10
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s6, v22
	v_cndmask_b32_e32 v27, v244, v27, vcc
	s_and_b64 vcc, s[12:13], s[0:1]
	v_readlane_b32 s0, v254, 3
	v_mul_f32_e32 v28, s6, v28
	v_cndmask_b32_e64 v22, v244, v22, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v54, v131
	v_readlane_b32 s1, v254, 4
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v20, s6, v20
	v_cndmask_b32_e32 v28, v244, v28, vcc
	s_and_b64 vcc, s[0:1], s[18:19]
	v_readlane_b32 s0, v254, 5
	v_accvgpr_read_b32 v21, a4
	v_mul_f32_e32 v29, s6, v29
	v_cndmask_b32_e64 v20, v244, v20, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v55, v131
	v_readlane_b32 s1, v254, 6
	v_accvgpr_read_b32 v23, a5
	v_accvgpr_read_b32 v30, a0
	v_mul_f32_e32 v21, s6, v21
	v_cndmask_b32_e32 v29, v244, v29, vcc
	s_and_b64 vcc, s[0:1], s[20:21]
	v_readlane_b32 s0, v254, 7
	v_accvgpr_read_b32 v24, a6
	v_mul_f32_e32 v23, s6, v23
	v_mul_f32_e32 v30, s6, v30
	v_cndmask_b32_e64 v21, v244, v21, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v56, v131
	v_readlane_b32 s1, v254, 8
	v_max_f32_e32 v42, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v24, s6, v24
	v_cndmask_b32_e64 v23, v244, v23, s[24:25]
	v_cndmask_b32_e32 v30, v244, v30, vcc
	s_and_b64 vcc, s[0:1], s[22:23]
	v_readlane_b32 s0, v254, 9
	v_max3_f32 v42, v42, v22, v20
	v_mul_f32_e32 v26, s6, v26
	v_mul_f32_e32 v31, s6, v31
	v_cmp_le_i32_e64 s[24:25], v57, v131
	v_cndmask_b32_e64 v24, v244, v24, s[26:27]
	v_readlane_b32 s1, v254, 10
	v_max3_f32 v42, v42, v21, v23
	v_accvgpr_read_b32 v32, a2
	v_cndmask_b32_e64 v26, v244, v26, s[28:29]
	v_cndmask_b32_e32 v31, v244, v31, vcc
	s_and_b64 vcc, s[0:1], s[24:25]
	v_readlane_b32 s0, v254, 11
	v_max3_f32 v42, v42, v24, v25
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v32, s6, v32
	v_cmp_le_i32_e64 s[26:27], v58, v131
	v_readlane_b32 s1, v254, 12
	v_max3_f32 v42, v42, v26, v27
	v_mul_f32_e32 v33, s6, v33
	v_cndmask_b32_e32 v32, v244, v32, vcc
	s_and_b64 vcc, s[0:1], s[26:27]
	v_max3_f32 v42, v42, v28, v29
	v_cndmask_b32_e32 v33, v244, v33, vcc
	v_max3_f32 v42, v42, v30, v31
	v_max3_f32 v42, v42, v32, v33
	ds_bpermute_b32 v43, v183, v42
	s_mov_b32 s0, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v43, v43, v43
	v_max_f32_e32 v42, v42, v43
	ds_swizzle_b32 v43, v42 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v133, v42, v43, s0
	v_sub_f32_e32 v18, v18, v133
	v_sub_f32_e32 v19, v19, v133
	v_sub_f32_e32 v22, v22, v133
	v_exp_f32_e32 v49, v18
	v_exp_f32_e32 v50, v19
	v_sub_f32_e32 v20, v20, v133
	v_exp_f32_e32 v51, v22
	v_sub_f32_e32 v21, v21, v133
	v_exp_f32_e32 v52, v20
	v_sub_f32_e32 v23, v23, v133
	v_exp_f32_e32 v53, v21
	v_sub_f32_e32 v24, v24, v133
	v_exp_f32_e32 v54, v23
	v_add_f32_e32 v18, v49, v50
	v_sub_f32_e32 v25, v25, v133
	v_exp_f32_e32 v55, v24
	v_add_f32_e32 v18, v51, v18
	v_sub_f32_e32 v26, v26, v133
	v_exp_f32_e32 v56, v25
	v_add_f32_e32 v18, v52, v18
	v_sub_f32_e32 v27, v27, v133
	v_exp_f32_e32 v57, v26
	v_add_f32_e32 v18, v53, v18
	v_sub_f32_e32 v28, v28, v133
	v_exp_f32_e32 v58, v27
	v_add_f32_e32 v18, v54, v18
	v_sub_f32_e32 v29, v29, v133
	v_exp_f32_e32 v59, v28
	v_add_f32_e32 v18, v55, v18
	v_sub_f32_e32 v30, v30, v133
	v_exp_f32_e32 v60, v29
	v_add_f32_e32 v18, v56, v18
	v_sub_f32_e32 v31, v31, v133
	v_exp_f32_e32 v61, v30
	v_add_f32_e32 v18, v57, v18
	v_sub_f32_e32 v32, v32, v133
	v_exp_f32_e32 v62, v31
	v_add_f32_e32 v18, v58, v18
	v_sub_f32_e32 v33, v33, v133
	v_exp_f32_e32 v48, v32
	v_add_f32_e32 v18, v59, v18
	v_exp_f32_e32 v47, v33
	v_add_f32_e32 v18, v60, v18
	v_add_f32_e32 v18, v61, v18
	v_add_f32_e32 v18, v62, v18
	v_add_f32_e32 v18, v48, v18
	v_add_f32_e32 v18, v47, v18
	ds_bpermute_b32 v19, v183, v18
	v_lshl_add_u64 v[42:43], s[50:51], 0, v[68:69]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v45, v18, v19
	ds_swizzle_b32 v46, v45 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v25, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v254, 13
	v_readlane_b32 s13, v254, 14
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_45
	v_accvgpr_read_b32 v20, a38
	v_accvgpr_read_b32 v21, a39
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[34:35]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], v[42:43], 0, v[20:21]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_45:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v254, 15
	v_readlane_b32 s13, v254, 16
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_47
	v_accvgpr_read_b32 v18, a40
	v_accvgpr_read_b32 v19, a41
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[34:35]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[42:43], 0, v[18:19]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_47:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v254, 17
	v_readlane_b32 s13, v254, 18
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_49
	v_accvgpr_read_b32 v28, a42
	v_accvgpr_read_b32 v29, a43
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[34:35]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], v[42:43], 0, v[28:29]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_49:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v254, 19
	v_readlane_b32 s13, v254, 20
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_51
	v_accvgpr_read_b32 v26, a44
	v_accvgpr_read_b32 v27, a45
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[34:35]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[26:27]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_51:
	s_or_b64 exec, exec, s[0:1]
	v_sub_f32_e32 v42, 0xf149f2ca, v133
	v_exp_f32_e32 v63, v42
	v_cvt_f16_f32_e32 v49, v49
	v_cvt_f16_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v54, v54
	ds_read_b64 v[42:43], v149 offset:8192
	ds_read_b64 v[64:65], v150 offset:8192
	ds_read_b64 v[72:73], v151 offset:8192
	v_mul_f32_e32 v68, 0, v63
	v_add_u32_e32 v154, 0, v187
	v_pack_b32_f16 v51, v51, v52
	v_pack_b32_f16 v50, v49, v50
	v_accvgpr_write_b32 a12, v68
	v_accvgpr_write_b32 a13, v68
	v_accvgpr_write_b32 a14, v68
	v_accvgpr_write_b32 a15, v68
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v58, v58
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[42:43], v[50:51], a[12:15]
	v_pack_b32_f16 v42, v53, v54
	ds_read_b64 v[52:53], v154 offset:10240
	v_add_u32_e32 v155, 0, v192
	v_cvt_f16_f32_e32 v68, v48
	v_pack_b32_f16 v43, v55, v56
	v_pack_b32_f16 v48, v57, v58
	ds_read_b64 v[56:57], v155 offset:10240
	v_add_u32_e32 v245, 0, v210
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v245 offset:10240
	v_add_u32_e32 v246, 0, v211
	v_cvt_f16_f32_e32 v59, v59
	v_cvt_f16_f32_e32 v60, v60
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[42:43], a[4:7]
	ds_read_b64 v[56:57], v246 offset:10240
	v_cvt_f16_f32_e32 v61, v61
	v_cvt_f16_f32_e32 v62, v62
	v_cvt_f16_f32_e32 v47, v47
	v_pack_b32_f16 v49, v59, v60
	v_add_u32_e32 v247, 0, v212
	v_pack_b32_f16 v54, v61, v62
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[48:49], a[4:7]
	ds_read_b64 v[52:53], v247 offset:12288
	v_pack_b32_f16 v55, v68, v47
	v_add_u32_e32 v248, 0, v213
	v_add_u32_e32 v249, 0, v235
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[54:55], a[4:7]
	ds_read_b64 v[56:57], v248 offset:12288
	v_accvgpr_read_b32 v47, a48
	v_add_u32_e32 v250, 0, v47
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v249 offset:12288
	v_accvgpr_read_b32 v47, a49
	v_add_u32_e32 v251, 0, v47
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[42:43], a[8:11]
	ds_read_b64 v[56:57], v250 offset:12288
	v_accvgpr_read_b32 v47, a50
	v_add_u32_e32 v90, 0, v47
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[48:49], a[8:11]
	ds_read_b64 v[52:53], v251 offset:14336
	v_accvgpr_read_b32 v47, a51
	v_add_u32_e32 v91, 0, v47
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[54:55], a[8:11]
	ds_read_b64 v[56:57], v90 offset:14336
	ds_read_b64 v[58:59], v91 offset:14336
	ds_read_b64 v[74:75], v152 offset:8192
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[12:15], v[52:53], v[50:51], a[12:15]
	v_accvgpr_read_b32 v47, a52
	v_add_u32_e32 v92, 0, v47
	ds_read_b64 v[50:51], v92 offset:14336
	v_mfma_f32_16x16x16_f16 a[0:3], v[64:65], v[42:43], a[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v236, v[16:17], v[12:13] offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[42:43], a[12:15]
	v_perm_b32 v2, v18, v22, s63
	v_perm_b32 v3, v26, v30, s63
	ds_write_b64 v148, v[2:3] offset:8192
	v_mfma_f32_16x16x16_f16 a[0:3], v[72:73], v[48:49], a[0:3]
	v_perm_b32 v3, v26, v30, s36
	v_perm_b32 v2, v18, v22, s36
	ds_write_b64 v237, v[2:3] offset:8320
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[48:49], a[12:15]
	v_perm_b32 v3, v27, v31, s63
	v_perm_b32 v2, v19, v23, s63
	v_ashrrev_i32_e32 v42, 31, v44
	ds_write_b64 v238, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s36
	v_perm_b32 v3, v27, v31, s36
	v_mfma_f32_16x16x16_f16 a[0:3], v[74:75], v[54:55], a[0:3]
	v_lshrrev_b32_e32 v42, 26, v42
	ds_write_b64 v239, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s63
	v_mfma_f32_16x16x16_f16 a[12:15], v[50:51], v[54:55], a[12:15]
	v_perm_b32 v3, v28, v32, s63
	v_add_u32_e32 v42, v44, v42
	ds_write_b64 v240, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s36
	v_perm_b32 v3, v28, v32, s36
	v_add_f32_e32 v68, v45, v46
	v_ashrrev_i32_e32 v42, 6, v42
	ds_write_b64 v241, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s63
	v_perm_b32 v3, v29, v33, s63
	v_fmac_f32_e32 v68, 0, v63
	v_max_i32_e32 v42, 2, v42
	ds_write_b64 v242, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s36
	v_perm_b32 v3, v29, v33, s36
	v_mov_b32_e32 v18, 64
	ds_write_b64 v243, v[2:3] offset:9088
	v_cmp_ne_u32_e32 vcc, 2, v42
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v255, s0, 2
	s_nop 1
	v_writelane_b32 v255, s1, 3
	s_and_b64 s[0:1], s[0:1], vcc
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB0_71
	v_mov_b32_e32 v2, 0xffffff80
	s_lshl_b64 s[0:1], s[34:35], 7
	v_lshl_add_u32 v93, v42, 6, v2
	s_add_u32 s12, s0, s50
	v_accvgpr_read_b32 v2, a54
	s_addc_u32 s13, s1, s51
	v_accvgpr_read_b32 v3, a55
	v_lshl_add_u64 v[42:43], s[12:13], 0, v[2:3]
	v_accvgpr_read_b32 v2, a56
	v_accvgpr_read_b32 v3, a57
	v_lshl_add_u64 v[44:45], s[12:13], 0, v[2:3]
	v_accvgpr_read_b32 v2, a58
	v_accvgpr_read_b32 v3, a59
	v_lshl_add_u64 v[46:47], s[12:13], 0, v[2:3]
	v_accvgpr_read_b32 v2, a60
	v_accvgpr_read_b32 v3, a61
	v_lshl_add_u64 v[48:49], s[12:13], 0, v[2:3]
	s_add_u32 s0, s0, s38
	v_accvgpr_read_b32 v2, a62
	s_addc_u32 s1, s1, s39
	v_accvgpr_read_b32 v3, a63
	v_lshl_add_u64 v[50:51], s[0:1], 0, v[2:3]
	v_accvgpr_read_b32 v2, a64
	v_accvgpr_read_b32 v3, a65
	v_lshl_add_u64 v[52:53], s[0:1], 0, v[2:3]
	v_accvgpr_read_b32 v2, a66
	v_accvgpr_read_b32 v3, a67
	v_lshl_add_u64 v[54:55], s[0:1], 0, v[2:3]
	v_accvgpr_read_b32 v2, a68
	v_accvgpr_read_b32 v3, a69
	v_lshl_add_u64 v[56:57], s[0:1], 0, v[2:3]
	s_mov_b32 s49, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s15, s9
	s_branch .LBB0_54
.LBB0_53:
	s_or_b64 exec, exec, s[0:1]
	v_sub_f32_e32 v72, v133, v94
	v_exp_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v73, v99
	v_cvt_f16_f32_e32 v82, v100
	v_cvt_f16_f32_e32 v83, v101
	v_cvt_f16_f32_e32 v84, v102
	v_pk_mul_f32 v[100:101], v[144:145], v[72:73] op_sel_hi:[1,0]
	ds_read_b64 v[74:75], v149 offset:8192
	ds_read_b64 v[76:77], v150 offset:8192
	ds_read_b64 v[78:79], v151 offset:8192
	ds_read_b64 v[80:81], v152 offset:8192
	v_cvt_f16_f32_e32 v85, v103
	v_pk_mul_f32 v[102:103], v[146:147], v[72:73] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v86, v104
	v_accvgpr_write_b32 a0, v100
	v_cvt_f16_f32_e32 v87, v105
	v_cvt_f16_f32_e32 v88, v112
	v_pack_b32_f16 v83, v83, v84
	v_pack_b32_f16 v82, v73, v82
	v_accvgpr_write_b32 a1, v101
	v_accvgpr_write_b32 a2, v102
	v_accvgpr_write_b32 a3, v103
	v_cvt_f16_f32_e32 v99, v113
	v_cvt_f16_f32_e32 v104, v114
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[74:75], v[82:83], a[0:3]
	v_cvt_f16_f32_e32 v105, v115
	v_cvt_f16_f32_e32 v112, v116
	v_pack_b32_f16 v75, v87, v88
	v_pack_b32_f16 v74, v85, v86
	v_cvt_f16_f32_e32 v73, v98
	v_cvt_f16_f32_e32 v113, v117
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[76:77], v[74:75], a[0:3]
	v_pack_b32_f16 v77, v105, v112
	v_pack_b32_f16 v76, v99, v104
	v_pk_mul_f32 v[98:99], v[140:141], v[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[100:101], v[142:143], v[72:73] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[76:77], a[0:3]
	ds_read_b64 v[78:79], v154 offset:10240
	ds_read_b64 v[84:85], v155 offset:10240
	v_accvgpr_write_b32 a4, v98
	v_cvt_f16_f32_e32 v114, v118
	v_cvt_f16_f32_e32 v86, v97
	v_accvgpr_write_b32 a5, v99
	v_accvgpr_write_b32 a6, v100
	v_accvgpr_write_b32 a7, v101
	v_pack_b32_f16 v87, v73, v86
	v_pack_b32_f16 v86, v113, v114
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[78:79], v[82:83], a[4:7]
	v_mul_f32_e64 v62, v62, v72
	v_mul_f32_e64 v63, v63, v72
	v_pk_mul_f32 v[64:65], v[64:65], v[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[58:59], v[58:59], v[72:73] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[80:81], v[86:87], a[0:3]
	ds_read_b64 v[80:81], v245 offset:10240
	ds_read_b64 v[98:99], v246 offset:10240
	v_accvgpr_write_b32 a8, v62
	v_accvgpr_write_b32 a9, v63
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[84:85], v[74:75], a[4:7]
	v_accvgpr_write_b32 a10, v64
	v_accvgpr_write_b32 a11, v65
	v_pk_mul_f32 v[60:61], v[60:61], v[72:73] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[80:81], v[76:77], a[4:7]
	ds_read_b64 v[78:79], v247 offset:12288
	ds_read_b64 v[80:81], v248 offset:12288
	ds_read_b64 v[62:63], v249 offset:12288
	ds_read_b64 v[64:65], v250 offset:12288
	v_accvgpr_write_b32 a12, v58
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[78:79], v[82:83], a[8:11]
	v_accvgpr_write_b32 a13, v59
	v_accvgpr_write_b32 a14, v60
	v_accvgpr_write_b32 a15, v61
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[80:81], v[74:75], a[8:11]
	s_add_i32 s0, s49, 64
	s_add_i32 s15, s15, s62
	v_cmp_eq_u32_e32 vcc, s0, v93
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[62:63], v[76:77], a[8:11]
	ds_read_b64 v[62:63], v251 offset:14336
	s_add_i32 s1, s49, 0x80
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[2:3]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[64:65], v[86:87], a[8:11]
	ds_read_b64 v[64:65], v90 offset:14336
	ds_read_b64 v[58:59], v91 offset:14336
	ds_read_b64 v[60:61], v92 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[82:83], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v236, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s63
	v_mfma_f32_16x16x16_f16 a[12:15], v[64:65], v[74:75], a[12:15]
	v_perm_b32 v3, v26, v30, s63
	ds_write_b64 v148, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s36
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[76:77], a[12:15]
	v_perm_b32 v2, v18, v22, s36
	ds_write_b64 v237, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s63
	v_perm_b32 v2, v19, v23, s63
	ds_write_b64 v238, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s36
	v_perm_b32 v3, v27, v31, s36
	v_mfma_f32_16x16x16_f16 a[4:7], v[98:99], v[86:87], a[4:7]
	ds_write_b64 v239, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s63
	v_perm_b32 v3, v28, v32, s63
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[86:87], a[12:15]
	v_add_f32_e32 v58, v95, v96
	ds_write_b64 v240, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s36
	v_perm_b32 v3, v28, v32, s36
	v_fmac_f32_e32 v58, v68, v72
	ds_write_b64 v241, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s63
	v_perm_b32 v3, v29, v33, s63
	ds_write_b64 v242, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s36
	v_perm_b32 v3, v29, v33, s36
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[2:3]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[2:3]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[2:3]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[2:3]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[2:3]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[2:3]
	v_lshl_add_u64 v[56:57], v[56:57], 0, s[2:3]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_mov_b32_e32 v18, s1
	s_mov_b32 s49, s0
	v_mov_b32_e32 v68, v58
	v_mov_b32_e32 v133, v94
	ds_write_b64 v243, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_70
.LBB0_54:
	v_add_u32_e32 v11, s49, v67
	v_add_u32_e32 v2, 0x80, v11
	v_accvgpr_read_b32 v147, a3
	v_accvgpr_read_b32 v146, a2
	v_accvgpr_read_b32 v145, a1
	v_accvgpr_read_b32 v144, a0
	v_accvgpr_read_b32 v143, a7
	v_accvgpr_read_b32 v142, a6
	v_accvgpr_read_b32 v141, a5
	v_accvgpr_read_b32 v140, a4
	v_accvgpr_read_b32 v65, a11
	v_accvgpr_read_b32 v64, a10
	v_accvgpr_read_b32 v63, a9
	v_accvgpr_read_b32 v62, a8
	v_accvgpr_read_b32 v61, a15
	v_accvgpr_read_b32 v60, a14
	v_accvgpr_read_b32 v59, a13
	v_accvgpr_read_b32 v58, a12
	v_cmp_gt_i32_e32 vcc, s4, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_56
	v_lshl_add_u64 v[4:5], v[56:57], 0, v[110:111]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_56:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, 0x90, v11
	v_cmp_gt_i32_e32 vcc, s4, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_58
	v_lshl_add_u64 v[2:3], v[54:55], 0, v[110:111]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_58:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v10, 0xa0, v11
	v_cmp_gt_i32_e32 vcc, s4, v10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_60
	v_lshl_add_u64 v[12:13], v[52:53], 0, v[110:111]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_60:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v11, 0xb0, v11
	v_cmp_gt_i32_e32 vcc, s4, v11
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_62
	v_lshl_add_u64 v[10:11], v[50:51], 0, v[110:111]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_62:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v149 offset1:4
	ds_read2st64_b64 v[22:25], v150 offset1:4
	ds_read2st64_b64 v[26:29], v151 offset1:4
	ds_read2st64_b64 v[30:33], v152 offset1:4
	v_add_u32_e32 v72, s49, v159
	v_add_u32_e32 v73, 64, v72
	v_add_u32_e32 v74, 0x41, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_add_u32_e32 v75, 0x42, v72
	v_add_u32_e32 v76, 0x43, v72
	v_add_u32_e32 v77, 0x50, v72
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v149 offset0:8 offset1:12
	v_add_u32_e32 v78, 0x51, v72
	v_add_u32_e32 v79, 0x52, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[36:37], a[0:3]
	v_add_u32_e32 v80, 0x53, v72
	v_add_u32_e32 v81, 0x60, v72
	v_add_u32_e32 v82, 0x61, v72
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[36:37], a[4:7]
	ds_read2st64_b64 v[22:25], v150 offset0:8 offset1:12
	v_add_u32_e32 v83, 0x62, v72
	v_add_u32_e32 v84, 0x63, v72
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[38:39], a[0:3]
	v_add_u32_e32 v85, 0x70, v72
	v_add_u32_e32 v86, 0x71, v72
	v_add_u32_e32 v87, 0x72, v72
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[38:39], a[4:7]
	ds_read2st64_b64 v[26:29], v151 offset0:8 offset1:12
	v_add_u32_e32 v72, 0x73, v72
	v_add_u32_e32 v88, s49, v153
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_cmp_gt_i32_e64 s[72:73], s4, v73
	v_cmp_gt_i32_e64 s[98:99], s4, v72
	v_cmp_gt_i32_e64 s[60:61], s43, v73
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[40:41], a[0:3]
	v_cmp_gt_i32_e64 s[58:59], s43, v74
	v_cmp_gt_i32_e64 s[38:39], s43, v72
	v_add_u32_e32 v72, s15, v230
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	v_add_u32_e32 v73, s15, v229
	v_add_u32_e32 v94, 64, v88
	v_add_u32_e32 v95, 0x41, v88
	v_mfma_f32_16x16x16_f16 a[4:7], v[32:33], v[40:41], a[4:7]
	ds_read2st64_b64 v[30:33], v152 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[70:71], s4, v74
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_cmp_gt_i32_e64 s[76:77], s4, v75
	v_cmp_gt_i32_e64 s[94:95], s4, v83
	v_cmp_gt_i32_e32 vcc, s4, v86
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[56:57], s43, v75
	v_cmp_gt_i32_e64 s[54:55], s43, v76
	v_cmp_gt_i32_e64 s[24:25], s43, v83
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_cmp_gt_i32_e64 s[0:1], s43, v84
	v_cmp_gt_i32_e64 s[20:21], s43, v86
	v_cmp_gt_i32_e64 s[18:19], s43, v87
	v_add_u32_e32 v74, s15, v228
	v_add_u32_e32 v75, s15, v227
	v_add_u32_e32 v83, s15, v219
	v_add_u32_e32 v86, s15, v216
	v_add_u32_e32 v96, 0x42, v88
	v_add_u32_e32 v97, 0x43, v88
	v_add_u32_e32 v105, 0x63, v88
	v_add_u32_e32 v114, 0x72, v88
	v_cndmask_b32_e64 v72, v94, v72, s[60:61]
	v_cndmask_b32_e64 v73, v95, v73, s[58:59]
	v_cmp_gt_i32_e64 s[74:75], s4, v76
	v_cmp_gt_i32_e64 s[80:81], s4, v77
	v_cmp_gt_i32_e64 s[90:91], s4, v84
	v_cmp_gt_i32_e64 s[92:93], s4, v85
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_cmp_gt_i32_e64 s[34:35], s43, v77
	v_cmp_gt_i32_e64 s[52:53], s43, v78
	v_cmp_gt_i32_e64 s[22:23], s43, v85
	v_add_u32_e32 v76, s15, v226
	v_add_u32_e32 v77, s15, v225
	v_add_u32_e32 v84, s15, v218
	v_add_u32_e32 v85, s15, v217
	v_add_u32_e32 v98, 0x50, v88
	v_add_u32_e32 v99, 0x51, v88
	v_add_u32_e32 v112, 0x70, v88
	v_add_u32_e32 v113, 0x71, v88
	v_cndmask_b32_e64 v74, v96, v74, s[56:57]
	v_cndmask_b32_e64 v75, v97, v75, s[54:55]
	v_cndmask_b32_e64 v83, v105, v83, s[0:1]
	v_cndmask_b32_e64 v86, v114, v86, s[18:19]
	v_cmp_le_i32_e64 s[0:1], v72, v131
	v_cmp_le_i32_e64 s[18:19], v73, v131
	v_cmp_gt_i32_e64 s[78:79], s4, v78
	v_cmp_gt_i32_e64 s[84:85], s4, v79
	v_cmp_gt_i32_e64 s[88:89], s4, v81
	v_cmp_gt_i32_e64 s[86:87], s4, v82
	v_mul_f32_e32 v18, s6, v18
	v_mul_f32_e32 v19, s6, v19
	v_cmp_gt_i32_e64 s[50:51], s43, v79
	v_cmp_gt_i32_e64 s[30:31], s43, v80
	v_cmp_gt_i32_e64 s[28:29], s43, v81
	v_cmp_gt_i32_e64 s[26:27], s43, v82
	v_add_u32_e32 v78, s15, v224
	v_add_u32_e32 v79, s15, v223
	v_add_u32_e32 v81, s15, v221
	v_add_u32_e32 v82, s15, v220
	v_add_u32_e32 v100, 0x52, v88
	v_add_u32_e32 v101, 0x53, v88
	v_add_u32_e32 v103, 0x61, v88
	v_add_u32_e32 v104, 0x62, v88
	v_cndmask_b32_e64 v76, v98, v76, s[34:35]
	v_cndmask_b32_e64 v77, v99, v77, s[52:53]
	v_cndmask_b32_e64 v84, v112, v84, s[22:23]
	v_cndmask_b32_e64 v85, v113, v85, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v74, v131
	v_cmp_le_i32_e64 s[22:23], v75, v131
	s_and_b64 s[72:73], s[72:73], s[0:1]
	s_and_b64 s[18:19], s[70:71], s[18:19]
	v_cmp_gt_i32_e64 s[82:83], s4, v80
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s6, v22
	v_mul_f32_e32 v20, s6, v20
	v_add_u32_e32 v80, s15, v222
	v_add_u32_e32 v102, 0x60, v88
	v_cndmask_b32_e64 v78, v100, v78, s[50:51]
	v_cndmask_b32_e64 v79, v101, v79, s[30:31]
	v_cndmask_b32_e64 v81, v103, v81, s[26:27]
	v_cndmask_b32_e64 v82, v104, v82, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v76, v131
	v_cmp_le_i32_e64 s[26:27], v77, v131
	s_and_b64 s[20:21], s[76:77], s[20:21]
	s_and_b64 s[22:23], s[74:75], s[22:23]
	v_cndmask_b32_e64 v18, v244, v18, s[72:73]
	v_cndmask_b32_e64 v19, v244, v19, s[18:19]
	v_cmp_gt_i32_e64 s[96:97], s4, v87
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s6, v21
	v_mul_f32_e32 v23, s6, v23
	v_add_u32_e32 v87, s15, v215
	v_add_u32_e32 v88, 0x73, v88
	v_cndmask_b32_e64 v80, v102, v80, s[28:29]
	v_cmp_le_i32_e64 s[28:29], v78, v131
	v_cmp_le_i32_e64 s[30:31], v79, v131
	s_and_b64 s[24:25], s[80:81], s[24:25]
	s_and_b64 s[26:27], s[78:79], s[26:27]
	v_cndmask_b32_e64 v22, v244, v22, s[20:21]
	v_cndmask_b32_e64 v20, v244, v20, s[22:23]
	v_max_f32_e32 v72, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s6, v24
	v_mul_f32_e32 v25, s6, v25
	v_cndmask_b32_e64 v87, v88, v87, s[38:39]
	v_cmp_le_i32_e64 s[34:35], v80, v131
	v_cmp_le_i32_e64 s[38:39], v81, v131
	s_and_b64 s[28:29], s[84:85], s[28:29]
	s_and_b64 s[30:31], s[82:83], s[30:31]
	v_cndmask_b32_e64 v21, v244, v21, s[24:25]
	v_cndmask_b32_e64 v23, v244, v23, s[26:27]
	v_max3_f32 v72, v72, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s6, v26
	v_mul_f32_e32 v27, s6, v27
	v_cmp_le_i32_e64 s[50:51], v82, v131
	v_cmp_le_i32_e64 s[52:53], v83, v131
	s_and_b64 s[34:35], s[88:89], s[34:35]
	s_and_b64 s[38:39], s[86:87], s[38:39]
	v_cndmask_b32_e64 v24, v244, v24, s[28:29]
	v_cndmask_b32_e64 v25, v244, v25, s[30:31]
	v_max3_f32 v72, v72, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s6, v28
	v_mul_f32_e32 v29, s6, v29
	v_cmp_le_i32_e64 s[54:55], v84, v131
	v_cmp_le_i32_e64 s[56:57], v85, v131
	s_and_b64 s[50:51], s[94:95], s[50:51]
	s_and_b64 s[52:53], s[90:91], s[52:53]
	v_cndmask_b32_e64 v26, v244, v26, s[34:35]
	v_cndmask_b32_e64 v27, v244, v27, s[38:39]
	v_max3_f32 v72, v72, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s6, v30
	v_mul_f32_e32 v31, s6, v31
	v_cmp_le_i32_e64 s[58:59], v86, v131
	v_cmp_le_i32_e64 s[60:61], v87, v131
	s_and_b64 s[54:55], s[92:93], s[54:55]
	s_and_b64 s[56:57], vcc, s[56:57]
	v_cndmask_b32_e64 v28, v244, v28, s[50:51]
	v_cndmask_b32_e64 v29, v244, v29, s[52:53]
	v_max3_f32 v72, v72, v26, v27
	v_mul_f32_e32 v32, s6, v32
	v_mul_f32_e32 v33, s6, v33
	s_and_b64 s[0:1], s[96:97], s[58:59]
	s_and_b64 vcc, s[98:99], s[60:61]
	v_cndmask_b32_e64 v30, v244, v30, s[54:55]
	v_cndmask_b32_e64 v31, v244, v31, s[56:57]
	v_max3_f32 v72, v72, v28, v29
	v_cndmask_b32_e64 v32, v244, v32, s[0:1]
	v_cndmask_b32_e32 v33, v244, v33, vcc
	v_max3_f32 v72, v72, v30, v31
	v_max3_f32 v72, v72, v32, v33
	ds_bpermute_b32 v73, v183, v72
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v73, v73, v73
	v_max_f32_e32 v72, v72, v73
	ds_swizzle_b32 v73, v72 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v94, v133, v72, v73
	v_sub_f32_e32 v18, v18, v94
	v_sub_f32_e32 v19, v19, v94
	v_sub_f32_e32 v22, v22, v94
	v_exp_f32_e32 v99, v18
	v_exp_f32_e32 v100, v19
	v_sub_f32_e32 v20, v20, v94
	v_exp_f32_e32 v101, v22
	v_sub_f32_e32 v21, v21, v94
	v_exp_f32_e32 v102, v20
	v_sub_f32_e32 v23, v23, v94
	v_exp_f32_e32 v103, v21
	v_sub_f32_e32 v24, v24, v94
	v_exp_f32_e32 v104, v23
	v_add_f32_e32 v18, v99, v100
	v_sub_f32_e32 v25, v25, v94
	v_exp_f32_e32 v105, v24
	v_add_f32_e32 v18, v101, v18
	v_sub_f32_e32 v26, v26, v94
	v_exp_f32_e32 v112, v25
	v_add_f32_e32 v18, v102, v18
	v_sub_f32_e32 v27, v27, v94
	v_exp_f32_e32 v113, v26
	v_add_f32_e32 v18, v103, v18
	v_sub_f32_e32 v28, v28, v94
	v_exp_f32_e32 v114, v27
	v_add_f32_e32 v18, v104, v18
	v_sub_f32_e32 v29, v29, v94
	v_exp_f32_e32 v115, v28
	v_add_f32_e32 v18, v105, v18
	v_sub_f32_e32 v30, v30, v94
	v_exp_f32_e32 v116, v29
	v_add_f32_e32 v18, v112, v18
	v_sub_f32_e32 v31, v31, v94
	v_exp_f32_e32 v117, v30
	v_add_f32_e32 v18, v113, v18
	v_sub_f32_e32 v32, v32, v94
	v_exp_f32_e32 v118, v31
	v_add_f32_e32 v18, v114, v18
	v_sub_f32_e32 v33, v33, v94
	v_exp_f32_e32 v98, v32
	v_add_f32_e32 v18, v115, v18
	v_exp_f32_e32 v97, v33
	v_add_f32_e32 v18, v116, v18
	v_add_f32_e32 v18, v117, v18
	v_add_f32_e32 v18, v118, v18
	v_add_f32_e32 v18, v98, v18
	v_add_f32_e32 v18, v97, v18
	ds_bpermute_b32 v19, v183, v18
	v_add_u32_e32 v27, s49, v175
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s4, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v95, v18, v19
	ds_swizzle_b32 v96, v95 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[20:21], v[48:49], 0, v[110:111]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_64:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v19, 0x81, v27
	v_cmp_gt_i32_e32 vcc, s4, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_66
	v_lshl_add_u64 v[18:19], v[46:47], 0, v[110:111]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_66:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v26, 0x82, v27
	v_cmp_gt_i32_e32 vcc, s4, v26
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_68
	v_lshl_add_u64 v[28:29], v[44:45], 0, v[110:111]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_68:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v27, 0x83, v27
	v_cmp_gt_i32_e32 vcc, s4, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_53
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[110:111]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_53
.LBB0_70:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v68, v58
	v_mov_b32_e32 v133, v94
	v_readlane_b32 s49, v252, 20
.LBB0_71:
	v_readlane_b32 s0, v255, 2
	v_readlane_b32 s1, v255, 3
	s_or_b64 exec, exec, s[0:1]
.LBB0_72:
	s_or_b64 exec, exec, s[44:45]
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
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[68:69]
	s_cbranch_execz .LBB0_74
	v_add_u32_e32 v19, 0, v179
	ds_read2st64_b64 v[20:23], v19 offset1:4
	v_add_u32_e32 v32, 0, v180
	v_add_u32_e32 v33, 0, v181
	ds_read2st64_b64 v[24:27], v33 offset1:4
	v_add_u32_e32 v42, 0, v182
	ds_read2st64_b64 v[28:31], v42 offset1:4
	ds_read2st64_b64 v[42:45], v42 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[20:21], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[22:23], v[34:35], 0
	ds_read2st64_b64 v[20:23], v32 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[20:21], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[22:23], v[36:37], a[20:23]
	ds_read2st64_b64 v[20:23], v19 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[38:39], a[20:23]
	ds_read2st64_b64 v[24:27], v32 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[28:29], v[40:41], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[30:31], v[40:41], a[20:23]
	ds_read2st64_b64 v[28:31], v33 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[20:21], v[34:35], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[22:23], v[34:35], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[24:25], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[26:27], v[36:37], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[28:29], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[30:31], v[38:39], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[42:43], v[40:41], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[44:45], v[40:41], a[28:31]
.LBB0_74:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v35, v18, v159
	v_or_b32_e32 v36, v18, v160
	v_or_b32_e32 v37, v18, v161
	v_or_b32_e32 v38, v18, v162
	v_or_b32_e32 v43, v18, v167
	v_mul_lo_u32 v50, v35, s16
	v_mul_lo_u32 v51, v36, s16
	v_or_b32_e32 v39, v18, v163
	v_or_b32_e32 v40, v18, v164
	v_or_b32_e32 v41, v18, v165
	v_or_b32_e32 v42, v18, v166
	v_or_b32_e32 v44, v18, v168
	v_or_b32_e32 v45, v18, v169
	v_or_b32_e32 v46, v18, v170
	v_or_b32_e32 v47, v18, v171
	v_or_b32_e32 v48, v18, v172
	v_or_b32_e32 v49, v18, v173
	v_or_b32_e32 v18, v18, v174
	v_cmp_gt_i32_e64 s[38:39], s4, v35
	v_cmp_gt_i32_e64 s[70:71], s4, v36
	v_cmp_gt_i32_e32 vcc, s43, v35
	v_cmp_gt_i32_e64 s[34:35], s43, v36
	v_mul_lo_u32 v52, v37, s16
	v_mul_lo_u32 v53, v38, s16
	v_mul_lo_u32 v58, v43, s16
	v_add_u32_e32 v50, s9, v50
	v_add_u32_e32 v51, s9, v51
	v_add_u32_e32 v35, s14, v35
	v_add_u32_e32 v36, s14, v36
	v_cmp_gt_i32_e64 s[72:73], s4, v37
	v_cmp_gt_i32_e64 s[74:75], s4, v38
	v_cmp_gt_i32_e64 s[84:85], s4, v43
	v_cmp_gt_i32_e64 s[60:61], s43, v37
	v_cmp_gt_i32_e64 s[58:59], s43, v38
	v_cmp_gt_i32_e64 s[0:1], s43, v43
	v_mul_lo_u32 v54, v39, s16
	v_mul_lo_u32 v55, v40, s16
	v_mul_lo_u32 v64, v49, s16
	v_mul_lo_u32 v65, v18, s16
	v_add_u32_e32 v52, s9, v52
	v_add_u32_e32 v53, s9, v53
	v_add_u32_e32 v58, s9, v58
	v_add_u32_e32 v37, s14, v37
	v_add_u32_e32 v38, s14, v38
	v_add_u32_e32 v43, s14, v43
	v_cndmask_b32_e32 v35, v35, v50, vcc
	v_cndmask_b32_e64 v36, v36, v51, s[34:35]
	v_accvgpr_read_b32 v33, a17
	v_accvgpr_read_b32 v34, a16
	v_cmp_gt_i32_e64 s[76:77], s4, v39
	v_cmp_gt_i32_e64 s[78:79], s4, v40
	v_cmp_gt_i32_e64 s[96:97], s4, v49
	v_cmp_gt_i32_e64 s[98:99], s4, v18
	v_cmp_gt_i32_e64 s[56:57], s43, v39
	v_cmp_gt_i32_e64 s[54:55], s43, v40
	v_cmp_gt_i32_e64 s[20:21], s43, v49
	v_cmp_gt_i32_e64 s[18:19], s43, v18
	v_mul_lo_u32 v56, v41, s16
	v_mul_lo_u32 v57, v42, s16
	v_mul_lo_u32 v62, v47, s16
	v_mul_lo_u32 v63, v48, s16
	v_add_u32_e32 v54, s9, v54
	v_add_u32_e32 v55, s9, v55
	v_add_u32_e32 v64, s9, v64
	v_add_u32_e32 v65, s9, v65
	v_add_u32_e32 v39, s14, v39
	v_add_u32_e32 v40, s14, v40
	v_add_u32_e32 v49, s14, v49
	v_add_u32_e32 v18, s14, v18
	v_cndmask_b32_e64 v37, v37, v52, s[60:61]
	v_cndmask_b32_e64 v38, v38, v53, s[58:59]
	v_cndmask_b32_e64 v43, v43, v58, s[0:1]
	v_cmp_le_i32_e32 vcc, v35, v131
	v_cmp_le_i32_e64 s[0:1], v36, v131
	v_accvgpr_read_b32 v31, a19
	v_accvgpr_read_b32 v32, a18
	v_cmp_gt_i32_e64 s[80:81], s4, v41
	v_cmp_gt_i32_e64 s[82:83], s4, v42
	v_cmp_gt_i32_e64 s[92:93], s4, v47
	v_cmp_gt_i32_e64 s[94:95], s4, v48
	v_mul_f32_e32 v34, s6, v34
	v_mul_f32_e32 v33, s6, v33
	v_cmp_gt_i32_e64 s[52:53], s43, v41
	v_cmp_gt_i32_e64 s[50:51], s43, v42
	v_cmp_gt_i32_e64 s[24:25], s43, v47
	v_cmp_gt_i32_e64 s[22:23], s43, v48
	v_mul_lo_u32 v59, v44, s16
	v_mul_lo_u32 v60, v45, s16
	v_mul_lo_u32 v61, v46, s16
	v_add_u32_e32 v56, s9, v56
	v_add_u32_e32 v57, s9, v57
	v_add_u32_e32 v62, s9, v62
	v_add_u32_e32 v63, s9, v63
	v_add_u32_e32 v41, s14, v41
	v_add_u32_e32 v42, s14, v42
	v_add_u32_e32 v47, s14, v47
	v_add_u32_e32 v48, s14, v48
	v_cndmask_b32_e64 v39, v39, v54, s[56:57]
	v_cndmask_b32_e64 v40, v40, v55, s[54:55]
	v_cndmask_b32_e64 v49, v49, v64, s[20:21]
	v_cndmask_b32_e64 v18, v18, v65, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v37, v131
	v_cmp_le_i32_e64 s[20:21], v38, v131
	s_and_b64 s[38:39], s[38:39], vcc
	s_and_b64 s[70:71], s[70:71], s[0:1]
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v30, a20
	v_cmp_gt_i32_e64 s[86:87], s4, v44
	v_cmp_gt_i32_e64 s[88:89], s4, v45
	v_cmp_gt_i32_e64 s[90:91], s4, v46
	v_mul_f32_e32 v32, s6, v32
	v_mul_f32_e32 v31, s6, v31
	v_cmp_gt_i32_e64 s[30:31], s43, v44
	v_cmp_gt_i32_e64 s[28:29], s43, v45
	v_cmp_gt_i32_e64 s[26:27], s43, v46
	v_add_u32_e32 v59, s9, v59
	v_add_u32_e32 v60, s9, v60
	v_add_u32_e32 v61, s9, v61
	v_add_u32_e32 v44, s14, v44
	v_add_u32_e32 v45, s14, v45
	v_add_u32_e32 v46, s14, v46
	v_cndmask_b32_e64 v41, v41, v56, s[52:53]
	v_cndmask_b32_e64 v42, v42, v57, s[50:51]
	v_cndmask_b32_e64 v47, v47, v62, s[24:25]
	v_cndmask_b32_e64 v48, v48, v63, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v39, v131
	v_cmp_le_i32_e64 s[24:25], v40, v131
	s_and_b64 s[18:19], s[72:73], s[18:19]
	s_and_b64 s[20:21], s[74:75], s[20:21]
	v_cndmask_b32_e64 v34, v244, v34, s[38:39]
	v_cndmask_b32_e64 v33, v244, v33, s[70:71]
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v30, s6, v30
	v_mul_f32_e32 v29, s6, v29
	v_cndmask_b32_e64 v44, v44, v59, s[30:31]
	v_cndmask_b32_e64 v45, v45, v60, s[28:29]
	v_cndmask_b32_e64 v46, v46, v61, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v41, v131
	v_cmp_le_i32_e64 s[28:29], v42, v131
	v_cmp_le_i32_e64 s[60:61], v18, v131
	s_and_b64 s[22:23], s[76:77], s[22:23]
	s_and_b64 s[24:25], s[78:79], s[24:25]
	v_cndmask_b32_e64 v32, v244, v32, s[18:19]
	v_cndmask_b32_e64 v31, v244, v31, s[20:21]
	v_max_f32_e32 v18, v34, v33
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v28, s6, v28
	v_mul_f32_e32 v27, s6, v27
	v_cmp_le_i32_e64 s[30:31], v43, v131
	v_cmp_le_i32_e64 s[34:35], v44, v131
	s_and_b64 s[26:27], s[80:81], s[26:27]
	s_and_b64 s[28:29], s[82:83], s[28:29]
	v_cndmask_b32_e64 v30, v244, v30, s[22:23]
	v_cndmask_b32_e64 v29, v244, v29, s[24:25]
	v_max3_f32 v18, v18, v32, v31
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v26, s6, v26
	v_mul_f32_e32 v25, s6, v25
	v_cmp_le_i32_e64 s[50:51], v45, v131
	v_cmp_le_i32_e64 s[52:53], v46, v131
	s_and_b64 s[30:31], s[84:85], s[30:31]
	s_and_b64 s[34:35], s[86:87], s[34:35]
	v_cndmask_b32_e64 v28, v244, v28, s[26:27]
	v_cndmask_b32_e64 v27, v244, v27, s[28:29]
	v_max3_f32 v18, v18, v30, v29
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v24, s6, v24
	v_mul_f32_e32 v23, s6, v23
	v_cmp_le_i32_e64 s[54:55], v47, v131
	v_cmp_le_i32_e64 s[56:57], v48, v131
	s_and_b64 s[50:51], s[88:89], s[50:51]
	s_and_b64 s[52:53], s[90:91], s[52:53]
	v_cndmask_b32_e64 v26, v244, v26, s[30:31]
	v_cndmask_b32_e64 v25, v244, v25, s[34:35]
	v_max3_f32 v18, v18, v28, v27
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v22, s6, v22
	v_mul_f32_e32 v21, s6, v21
	v_cmp_le_i32_e64 s[58:59], v49, v131
	s_and_b64 s[54:55], s[92:93], s[54:55]
	s_and_b64 s[56:57], s[94:95], s[56:57]
	v_cndmask_b32_e64 v24, v244, v24, s[50:51]
	v_cndmask_b32_e64 v23, v244, v23, s[52:53]
	v_max3_f32 v18, v18, v26, v25
	v_mul_f32_e32 v20, s6, v20
	v_mul_f32_e32 v19, s6, v19
	s_and_b64 s[0:1], s[96:97], s[58:59]
	s_and_b64 vcc, s[98:99], s[60:61]
	v_cndmask_b32_e64 v22, v244, v22, s[54:55]
	v_cndmask_b32_e64 v21, v244, v21, s[56:57]
	v_max3_f32 v18, v18, v24, v23
	v_cndmask_b32_e64 v20, v244, v20, s[0:1]
	v_cndmask_b32_e32 v19, v244, v19, vcc
	v_max3_f32 v18, v18, v22, v21
	v_max3_f32 v18, v18, v20, v19
	ds_bpermute_b32 v35, v183, v18
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v35, v35, v35
	v_max_f32_e32 v18, v18, v35
	ds_swizzle_b32 v35, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v133, v18, v35
	v_sub_f32_e32 v34, v34, v18
	v_sub_f32_e32 v33, v33, v18
	v_sub_f32_e32 v32, v32, v18
	v_sub_f32_e32 v39, v23, v18
	v_sub_f32_e32 v41, v21, v18
	v_exp_f32_e32 v21, v34
	v_exp_f32_e32 v23, v33
	v_sub_f32_e32 v31, v31, v18
	v_sub_f32_e32 v38, v24, v18
	v_exp_f32_e32 v24, v32
	v_sub_f32_e32 v30, v30, v18
	v_sub_f32_e32 v37, v25, v18
	v_exp_f32_e32 v25, v31
	v_sub_f32_e32 v29, v29, v18
	v_sub_f32_e32 v36, v26, v18
	v_sub_f32_e32 v40, v22, v18
	v_sub_f32_e32 v19, v19, v18
	v_exp_f32_e32 v22, v30
	v_sub_f32_e32 v28, v28, v18
	v_exp_f32_e32 v26, v29
	v_exp_f32_e32 v29, v36
	v_exp_f32_e32 v36, v19
	v_add_f32_e32 v19, v21, v23
	v_sub_f32_e32 v35, v27, v18
	v_exp_f32_e32 v27, v28
	v_add_f32_e32 v19, v24, v19
	v_exp_f32_e32 v28, v35
	v_add_f32_e32 v19, v25, v19
	v_add_f32_e32 v19, v22, v19
	v_exp_f32_e32 v30, v37
	v_add_f32_e32 v19, v26, v19
	v_exp_f32_e32 v31, v38
	v_add_f32_e32 v19, v27, v19
	v_exp_f32_e32 v32, v39
	v_add_f32_e32 v19, v28, v19
	v_exp_f32_e32 v33, v40
	v_add_f32_e32 v19, v29, v19
	v_sub_f32_e32 v20, v20, v18
	v_exp_f32_e32 v34, v41
	v_add_f32_e32 v19, v30, v19
	v_exp_f32_e32 v35, v20
	v_add_f32_e32 v19, v31, v19
	v_add_f32_e32 v19, v32, v19
	v_add_f32_e32 v19, v33, v19
	v_add_f32_e32 v19, v34, v19
	v_add_f32_e32 v19, v35, v19
	v_add_f32_e32 v19, v36, v19
	ds_bpermute_b32 v20, v183, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[0:1], s[68:69]
	s_cbranch_execz .LBB0_76
	v_sub_f32_e32 v37, v133, v18
	v_exp_f32_e32 v38, v37
	v_cvt_f16_f32_e32 v39, v30
	v_cvt_f16_f32_e32 v41, v28
	v_cvt_f16_f32_e32 v43, v26
	v_cvt_f16_f32_e32 v46, v23
	v_add_u32_e32 v23, 0, v182
	v_add_u32_e32 v26, 0, v181
	v_add_u32_e32 v28, 0, v180
	v_add_u32_e32 v30, 0, v179
	v_cvt_f16_f32_e32 v37, v31
	v_cvt_f16_f32_e32 v40, v29
	v_cvt_f16_f32_e32 v42, v27
	v_cvt_f16_f32_e32 v44, v25
	v_cvt_f16_f32_e32 v45, v24
	ds_read_b64 v[24:25], v23 offset:8192
	ds_read_b64 v[26:27], v26 offset:8192
	ds_read_b64 v[28:29], v28 offset:8192
	ds_read_b64 v[30:31], v30 offset:8192
	v_cvt_f16_f32_e32 v21, v21
	v_pk_mul_f32 v[14:15], v[14:15], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v47, v22
	v_accvgpr_write_b32 a0, v14
	v_pack_b32_f16 v23, v45, v44
	v_pack_b32_f16 v22, v21, v46
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_add_u32_e32 v48, 0, v192
	v_pack_b32_f16 v15, v42, v41
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[22:23], a[0:3]
	v_pack_b32_f16 v14, v47, v43
	v_add_u32_e32 v21, 0, v187
	v_pk_mul_f32 v[10:11], v[10:11], v[38:39] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v48 offset:10240
	ds_read_b64 v[28:29], v21 offset:10240
	v_add_u32_e32 v21, 0, v210
	v_pk_mul_f32 v[12:13], v[12:13], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v32, v32
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v21 offset:10240
	v_add_u32_e32 v12, 0, v211
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[22:23], a[4:7]
	ds_read_b64 v[12:13], v12 offset:10240
	v_pack_b32_f16 v31, v37, v32
	v_pack_b32_f16 v30, v40, v39
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v212
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[38:39] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v213
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v21, 0, v235
	v_pk_mul_f32 v[6:7], v[6:7], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[38:39] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v21 offset:12288
	v_accvgpr_read_b32 v8, a48
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[22:23], a[8:11]
	v_add_u32_e32 v8, 0, v8
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[38:39] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_accvgpr_read_b32 v10, a49
	v_add_u32_e32 v10, 0, v10
	v_accvgpr_write_b32 a15, v5
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_accvgpr_read_b32 v10, a50
	v_add_u32_e32 v10, 0, v10
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a14, v4
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_accvgpr_read_b32 v2, a51
	v_add_u32_e32 v2, 0, v2
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[22:23], a[12:15]
	v_accvgpr_read_b32 v4, a52
	v_add_u32_e32 v4, 0, v4
	ds_read_b64 v[4:5], v4 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[14:15], a[12:15]
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v35, v35
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v33, v33
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[30:31], a[0:3]
	v_pack_b32_f16 v27, v35, v36
	v_mov_b32_e32 v133, v18
	v_pack_b32_f16 v26, v33, v34
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[30:31], a[12:15]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v68, v38
	v_mov_b32_e32 v68, v2
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[26:27], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[26:27], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[26:27], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[26:27], a[12:15]
.LBB0_76:
	s_or_b64 exec, exec, s[0:1]
	s_mul_i32 s0, s8, s49
	v_readlane_b32 s1, v254, 57
	v_readlane_b32 s30, v254, 55
	s_add_i32 s0, s0, s1
	s_mul_i32 s1, s37, s30
	s_add_i32 s8, s1, s0
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[12:13], s[8:9], 13
	v_lshl_add_u64 v[2:3], v[106:107], 0, s[12:13]
	v_readlane_b32 s20, v253, 7
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v121
	v_readlane_b32 s24, v253, 11
	v_readlane_b32 s25, v253, 12
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v234, v133
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	v_readlane_b32 s26, v253, 13
	v_readlane_b32 s27, v253, 14
	s_mov_b64 s[12:13], s[24:25]
	s_lshl_b64 s[8:9], s[8:9], 8
	s_mov_b64 s[14:15], s[26:27]
	s_add_u32 s8, s14, s8
	s_addc_u32 s1, s15, s9
	s_and_b32 s9, s1, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v185, s[8:11], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v234, v68
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s8, s8, 0x80
	.loc	1 32 0
	v_readlane_b32 s12, v254, 62
	.loc	1 31 0
	s_addc_u32 s1, s1, 0
	.loc	1 32 0
	v_readlane_b32 s13, v254, 63
	.loc	1 31 0
	s_and_b32 s9, s1, 0xffff
	.loc	1 32 0
	s_and_b64 vcc, exec, s[12:13]
	v_readlane_b32 s21, v253, 8
	v_readlane_b32 s22, v253, 9
	v_readlane_b32 s23, v253, 10
	.loc	1 31 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v185, s[8:11], 0 offen
	.loc	1 32 0
	s_cbranch_vccnz .LBB0_87
	.loc	1 24 0
	v_readlane_b32 s1, v252, 24
	v_readlane_b32 s8, v254, 56
	s_sub_i32 s1, s1, s8
	s_ashr_i32 s8, s1, 31
	s_abs_i32 s1, s1
	v_readlane_b32 s9, v253, 5
	s_mul_hi_u32 s9, s1, s9
	s_mul_i32 s9, s9, s5
	s_sub_i32 s1, s1, s9
	s_sub_i32 s9, s1, s5
	s_cmp_ge_u32 s1, s5
	s_cselect_b32 s1, s9, s1
	s_sub_i32 s9, s1, s5
	s_cmp_ge_u32 s1, s5
	s_cselect_b32 s1, s9, s1
	s_xor_b32 s1, s1, s8
	s_sub_i32 s8, s1, s8
	.loc	1 33 0
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 3
	v_readlane_b32 s12, v252, 6
	v_readlane_b32 s13, v252, 7
	s_add_u32 s8, s12, s8
	s_addc_u32 s9, s13, s9
	global_load_dwordx2 v[2:3], v69, s[8:9]
	v_readlane_b32 s8, v252, 34
	v_readlane_b32 s9, v252, 35
	v_mov_b32_e32 v6, v69
	v_mov_b32_e32 v129, v69
	s_nop 0
	v_mov_b32_dpp v6, v186 row_shr:3 row_mask:0xf bank_mask:0xf
	s_nop 0
	global_load_dwordx2 v[4:5], v69, s[8:9]
	v_readlane_b32 s8, v255, 0
	v_readlane_b32 s9, v255, 1
	s_lshl_b64 s[8:9], s[8:9], 2
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v68, 28, v4
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v5, v69
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[68:69]
	v_add_u32_dpp v4, v186, v186 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v5, v186 row_shr:2 row_mask:0xf bank_mask:0xf
	v_add3_u32 v4, v4, v5, v6
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[64:65], 0, v[2:3]
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[8:9]
	v_readlane_b32 s8, v252, 36
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	v_readlane_b32 s9, v252, 37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[128:129]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v4, 0, v4, s[8:9]
	v_lshl_add_u32 v5, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_bfrev_b32_e32 v4, 0.5
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_mov_b32_e32 v5, 1
	ds_permute_b32 v6, v4, v5
	ds_permute_b32 v2, v4, v2
	ds_permute_b32 v3, v4, v3
	v_cmp_ne_u32_e32 vcc, 0, v186
	s_bcnt1_i32_b64 s1, vcc
	v_cmp_gt_u32_e32 vcc, s1, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_86
	v_mov_b32_e32 v4, v69
	v_mov_b32_e32 v5, v69
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[12:13], vcc, 1
	s_and_b32 s1, s13, 0x55555555
	s_and_b32 s12, s12, 0x55555555
	s_sub_u32 s12, vcc_lo, s12
	v_readlane_b32 s14, v254, 53
	s_subb_u32 s13, vcc_hi, s1
	v_readlane_b32 s15, v254, 54
	s_mov_b32 s20, s14
	s_mov_b32 s21, s14
	s_and_b64 s[14:15], s[12:13], s[20:21]
	s_lshr_b64 s[12:13], s[12:13], 2
	s_and_b64 s[12:13], s[12:13], s[20:21]
	s_add_u32 s12, s12, s14
	s_addc_u32 s13, s13, s15
	s_lshr_b64 s[14:15], s[12:13], 4
	s_add_u32 s1, s14, s12
	s_addc_u32 s12, s15, s13
	s_and_b32 s1, s1, 0xf0f0f0f
	s_and_b32 s13, s12, 0xf0f0f0f
	s_mul_i32 s12, s1, 0x1010101
	s_mul_hi_u32 s1, s1, 0x1010101
	s_add_i32 s1, s1, s12
	s_mul_i32 s13, s13, 0x1010101
	v_accvgpr_read_b32 v4, a70
	s_mov_b32 s18, s20
	s_add_i32 s13, s1, s13
	v_accvgpr_read_b32 v5, a71
	v_writelane_b32 v254, s18, 53
	v_cmp_gt_u64_e32 vcc, s[12:13], v[4:5]
	s_nop 0
	v_writelane_b32 v254, s19, 54
	s_cbranch_vccnz .LBB0_84
	s_mov_b32 s1, 0
	s_mov_b64 s[12:13], 0
.LBB0_80:
	v_readfirstlane_b32 s14, v2
	v_readfirstlane_b32 s15, v3
	v_mov_b32_e32 v7, s1
	s_nop 0
	v_cmp_eq_u64_e64 s[14:15], s[14:15], v[2:3]
	s_bcnt1_i32_b64 s18, s[14:15]
	s_add_i32 s1, s1, s18
	v_mov_b64_e32 v[4:5], s[14:15]
	v_mov_b32_e32 v8, s18
	s_or_b64 s[12:13], s[14:15], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_80
	s_or_b64 exec, exec, s[12:13]
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
	v_mov_b32_e32 v8, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_83
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
	v_cmp_gt_u32_sdwa vcc, v4, v8 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_u32_e32 v6, v5, v6
.LBB0_83:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[12:13], 1, v4
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_85
	s_branch .LBB0_86
.LBB0_84:
	s_mov_b64 s[12:13], -1
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_86
.LBB0_85:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_86:
	s_or_b64 exec, exec, s[8:9]
.LBB0_87:
	.loc	1 34 0
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[46:47]
	s_cbranch_execz .LBB0_91
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v2, s14, 0
	v_mbcnt_hi_u32_b32 v2, s15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_90
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[18:19], s[0:1], 2
	s_add_u32 s18, s40, s18
	s_addc_u32 s19, s41, s19
	s_bcnt1_i32_b64 s1, s[14:15]
	v_mov_b32_e32 v3, s1
	global_atomic_add v3, v69, v3, s[18:19] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_90:
	s_or_b64 exec, exec, s[12:13]
	v_readfirstlane_b32 s1, v3
	s_nop 1
	v_add_u32_e32 v2, s1, v2
	ds_write_b32 v69, v2
.LBB0_91:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v69
	v_readlane_b32 s1, v252, 32
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s1, v2
	s_cbranch_vccnz .LBB0_4
	v_readlane_b32 s1, v252, 38
	s_add_i32 s8, s0, s1
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[12:13], s[8:9], 8
	v_readlane_b32 s1, v252, 39
	v_lshl_add_u64 v[140:141], v[108:109], 0, s[12:13]
	s_add_i32 s12, s0, s1
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[14:15], s[12:13], 8
	v_readlane_b32 s1, v252, 40
	v_lshl_add_u64 v[142:143], v[108:109], 0, s[14:15]
	s_add_i32 s14, s0, s1
	s_ashr_i32 s15, s14, 31
	s_lshl_b64 s[18:19], s[14:15], 8
	v_readlane_b32 s1, v252, 41
	v_lshl_add_u64 v[146:147], v[108:109], 0, s[18:19]
	s_add_i32 s18, s0, s1
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 8
	v_readlane_b32 s1, v252, 42
	v_lshl_add_u64 v[150:151], v[108:109], 0, s[20:21]
	s_add_i32 s20, s0, s1
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[22:23], s[20:21], 8
	v_readlane_b32 s1, v252, 43
	v_lshl_add_u64 v[144:145], v[108:109], 0, s[22:23]
	s_add_i32 s22, s0, s1
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[24:25], s[22:23], 8
	v_readlane_b32 s1, v252, 44
	v_lshl_add_u64 v[148:149], v[108:109], 0, s[24:25]
	s_add_i32 s24, s0, s1
	v_readlane_b32 s1, v252, 45
	s_ashr_i32 s25, s24, 31
	s_add_i32 s0, s0, s1
	v_readlane_b32 s52, v253, 7
	s_lshl_b64 s[26:27], s[24:25], 8
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s53, v253, 8
	v_readlane_b32 s54, v253, 9
	v_readlane_b32 s55, v253, 10
	v_readlane_b32 s56, v253, 11
	v_readlane_b32 s57, v253, 12
	v_lshl_add_u64 v[152:153], v[108:109], 0, s[26:27]
	s_lshl_b64 s[26:27], s[0:1], 8
	s_lshl_b64 s[8:9], s[8:9], 13
	v_readlane_b32 s58, v253, 13
	v_readlane_b32 s59, v253, 14
	s_mov_b64 s[52:53], s[56:57]
	s_add_u32 s8, s52, s8
	s_addc_u32 s9, s53, s9
	v_mov_b32_e32 v131, v69
	s_lshl_b64 s[12:13], s[12:13], 13
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[130:131]
	v_lshlrev_b32_e32 v68, 2, v66
	s_add_u32 s12, s52, s12
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[68:69]
	s_addc_u32 s13, s53, s13
	s_lshl_b64 s[14:15], s[14:15], 13
	global_load_dword v93, v[140:141], off offset:64
	global_load_dword v92, v[142:143], off offset:64
	global_load_dword v91, v[146:147], off offset:64
	global_load_dword v90, v[150:151], off offset:64
	global_load_dword v129, v[150:151], off offset:192
	global_load_dword v245, v[146:147], off offset:192
	global_load_dword v246, v[142:143], off offset:192
	global_load_dword v247, v[140:141], off offset:192
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[18:21], v[6:7], off
	v_lshl_add_u64 v[6:7], s[12:13], 0, v[130:131]
	s_add_u32 s14, s52, s14
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[68:69]
	s_addc_u32 s15, s53, s15
	s_lshl_b64 s[18:19], s[18:19], 13
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[22:25], v[10:11], off
	v_lshl_add_u64 v[10:11], s[14:15], 0, v[130:131]
	s_add_u32 s18, s52, s18
	v_lshl_add_u64 v[14:15], v[10:11], 0, v[68:69]
	s_addc_u32 s19, s53, s19
	s_lshl_b64 s[20:21], s[20:21], 13
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	global_load_dwordx4 v[30:33], v[14:15], off
	v_lshl_add_u64 v[14:15], s[18:19], 0, v[130:131]
	s_add_u32 s20, s52, s20
	v_lshl_add_u64 v[26:27], v[14:15], 0, v[68:69]
	s_addc_u32 s21, s53, s21
	s_lshl_b64 s[22:23], s[22:23], 13
	v_lshl_add_u64 v[154:155], v[108:109], 0, s[26:27]
	global_load_dwordx4 v[14:17], v[26:27], off offset:16
	global_load_dwordx4 v[42:45], v[26:27], off
	global_load_dword v251, v[144:145], off offset:64
	global_load_dword v250, v[148:149], off offset:64
	global_load_dword v249, v[152:153], off offset:64
	global_load_dword v248, v[154:155], off offset:64
	global_load_dword v94, v[154:155], off offset:192
	global_load_dword v95, v[152:153], off offset:192
	global_load_dword v96, v[148:149], off offset:192
	global_load_dword v97, v[144:145], off offset:192
	v_lshl_add_u64 v[26:27], s[20:21], 0, v[130:131]
	s_add_u32 s22, s52, s22
	v_lshl_add_u64 v[34:35], v[26:27], 0, v[68:69]
	s_addc_u32 s23, s53, s23
	s_lshl_b64 s[24:25], s[24:25], 13
	global_load_dwordx4 v[26:29], v[34:35], off offset:16
	global_load_dwordx4 v[50:53], v[34:35], off
	v_lshl_add_u64 v[34:35], s[22:23], 0, v[130:131]
	s_add_u32 s26, s52, s24
	v_lshl_add_u64 v[38:39], v[34:35], 0, v[68:69]
	s_addc_u32 s27, s53, s25
	s_lshl_b64 s[0:1], s[0:1], 13
	global_load_dwordx4 v[34:37], v[38:39], off offset:16
	global_load_dwordx4 v[54:57], v[38:39], off
	v_lshl_add_u64 v[38:39], s[26:27], 0, v[130:131]
	s_add_u32 s24, s52, s0
	v_lshl_add_u64 v[46:47], v[38:39], 0, v[68:69]
	s_addc_u32 s25, s53, s1
	global_load_dwordx4 v[38:41], v[46:47], off offset:16
	global_load_dwordx4 v[58:61], v[46:47], off
	v_lshl_add_u64 v[46:47], s[24:25], 0, v[130:131]
	v_lshl_add_u64 v[62:63], v[46:47], 0, v[68:69]
	global_load_dwordx4 v[46:49], v[62:63], off offset:16
	s_nop 0
	global_load_dwordx4 v[62:65], v[62:63], off
	s_mov_b64 s[54:55], s[58:59]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s28, v254, 58
	v_readlane_b32 s29, v254, 59
	s_and_b64 s[28:29], s[0:1], s[28:29]
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_94
	global_load_dword v88, v[140:141], off
	global_load_dword v131, v[142:143], off
	v_accvgpr_write_b32 a8, v188
	v_accvgpr_write_b32 a19, v134
	global_load_dword v134, v[146:147], off
	v_accvgpr_write_b32 a9, v189
	global_load_dword v188, v[150:151], off
	v_accvgpr_write_b32 a10, v190
	v_accvgpr_write_b32 a11, v191
	v_accvgpr_write_b32 a26, v192
	v_accvgpr_write_b32 a28, v211
	global_load_dword v211, v[150:151], off offset:128
	global_load_dword v192, v[148:149], off
	v_accvgpr_write_b32 a31, v235
	global_load_dword v235, v[146:147], off offset:128
	global_load_dword v190, v[144:145], off
	v_accvgpr_write_b32 a27, v210
	global_load_dword v210, v[152:153], off
	v_accvgpr_write_b32 a29, v212
	global_load_dword v212, v[154:155], off
	v_accvgpr_write_b32 a30, v213
	global_load_dword v213, v[142:143], off offset:128
	v_accvgpr_write_b32 a22, v156
	global_load_dword v156, v[140:141], off offset:128
	v_mov_b32_e32 v133, v69
	v_accvgpr_write_b32 a24, v184
	global_load_dword v184, v[154:155], off offset:128
	v_accvgpr_write_b32 a25, v187
	global_load_dword v187, v[152:153], off offset:128
	global_load_dword v189, v[148:149], off offset:128
	v_accvgpr_write_b32 a23, v158
	global_load_dword v158, v[144:145], off offset:128
	v_lshl_add_u64 v[72:73], s[8:9], 0, v[132:133]
	v_lshl_add_u64 v[74:75], s[12:13], 0, v[132:133]
	v_lshl_add_u64 v[72:73], v[72:73], 0, v[68:69]
	global_load_dwordx4 v[98:101], v[72:73], off
	v_lshl_add_u64 v[74:75], v[74:75], 0, v[68:69]
	global_load_dwordx4 v[102:105], v[74:75], off
	v_lshl_add_u64 v[76:77], s[14:15], 0, v[132:133]
	v_lshl_add_u64 v[76:77], v[76:77], 0, v[68:69]
	global_load_dwordx4 v[112:115], v[76:77], off
	v_accvgpr_write_b32 a2, v122
	v_accvgpr_write_b32 a1, v120
	v_accvgpr_write_b32 a3, v123
	v_accvgpr_write_b32 a18, v121
	global_load_dwordx4 v[120:123], v[72:73], off offset:16
	v_lshl_add_u64 v[82:83], s[22:23], 0, v[132:133]
	v_lshl_add_u64 v[78:79], s[18:19], 0, v[132:133]
	v_lshl_add_u64 v[80:81], s[20:21], 0, v[132:133]
	v_lshl_add_u64 v[84:85], s[26:27], 0, v[132:133]
	v_lshl_add_u64 v[86:87], v[82:83], 0, v[68:69]
	v_accvgpr_write_b32 a12, v202
	v_lshl_add_u64 v[82:83], s[24:25], 0, v[132:133]
	v_accvgpr_write_b32 a16, v206
	v_lshl_add_u64 v[78:79], v[78:79], 0, v[68:69]
	v_lshl_add_u64 v[80:81], v[80:81], 0, v[68:69]
	v_accvgpr_write_b32 a13, v203
	v_lshl_add_u64 v[202:203], v[84:85], 0, v[68:69]
	v_accvgpr_write_b32 a17, v207
	v_lshl_add_u64 v[206:207], v[82:83], 0, v[68:69]
	v_accvgpr_write_b32 a4, v124
	v_accvgpr_write_b32 a6, v126
	v_accvgpr_write_b32 a0, v119
	global_load_dwordx4 v[116:119], v[78:79], off
	global_load_dwordx4 v[140:143], v[80:81], off
	global_load_dwordx4 v[144:147], v[86:87], off
	global_load_dwordx4 v[148:151], v[202:203], off
	global_load_dwordx4 v[152:155], v[206:207], off
	v_accvgpr_write_b32 a5, v125
	v_accvgpr_write_b32 a7, v127
	global_load_dwordx4 v[124:127], v[74:75], off offset:16
	s_nop 0
	global_load_dwordx4 v[72:75], v[76:77], off offset:16
	s_nop 0
	global_load_dwordx4 v[76:79], v[78:79], off offset:16
	s_nop 0
	global_load_dwordx4 v[80:83], v[80:81], off offset:16
	s_nop 0
	global_load_dwordx4 v[84:87], v[86:87], off offset:16
	v_accvgpr_write_b32 a14, v204
	v_accvgpr_write_b32 a15, v205
	global_load_dwordx4 v[202:205], v[202:203], off offset:16
	v_accvgpr_write_b32 a20, v208
	v_accvgpr_write_b32 a21, v209
	global_load_dwordx4 v[206:209], v[206:207], off offset:16
	s_mov_b32 s8, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v68, v88, s8, v131
	v_readlane_b32 s8, v252, 46
	v_readlane_b32 s9, v252, 47
	s_waitcnt vmcnt(28)
	v_max3_f32 v68, v68, v134, v188
	s_waitcnt vmcnt(24)
	v_max3_f32 v68, v68, v190, v192
	s_waitcnt vmcnt(22)
	v_max3_f32 v68, v68, v210, v212
	v_sub_f32_e32 v88, v88, v68
	v_exp_f32_e32 v88, v88
	v_sub_f32_e32 v131, v131, v68
	v_exp_f32_e32 v131, v131
	v_sub_f32_e32 v133, v134, v68
	v_sub_f32_e32 v134, v188, v68
	v_sub_f32_e32 v188, v190, v68
	v_sub_f32_e32 v190, v192, v68
	v_sub_f32_e32 v192, v210, v68
	v_sub_f32_e32 v68, v212, v68
	v_exp_f32_e32 v133, v133
	v_exp_f32_e32 v191, v68
	v_cndmask_b32_e64 v68, 0, v88, s[8:9]
	v_readlane_b32 s8, v252, 48
	v_readlane_b32 s9, v252, 49
	v_exp_f32_e32 v210, v134
	v_exp_f32_e32 v188, v188
	v_cndmask_b32_e64 v88, 0, v131, s[8:9]
	v_readlane_b32 s8, v252, 50
	v_readlane_b32 s9, v252, 51
	v_exp_f32_e32 v190, v190
	v_exp_f32_e32 v192, v192
	v_cndmask_b32_e64 v134, 0, v133, s[8:9]
	v_readlane_b32 s8, v252, 52
	v_readlane_b32 s9, v252, 53
	s_waitcnt vmcnt(20)
	v_fma_f32 v131, v68, v156, 0
	v_fmac_f32_e32 v131, v88, v213
	v_cndmask_b32_e64 v210, 0, v210, s[8:9]
	v_readlane_b32 s8, v252, 54
	v_readlane_b32 s9, v252, 55
	v_fmac_f32_e32 v131, v134, v235
	v_fmac_f32_e32 v131, v210, v211
	v_cndmask_b32_e64 v212, 0, v188, s[8:9]
	v_readlane_b32 s8, v252, 56
	v_readlane_b32 s9, v252, 57
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v131, v212, v158
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[98:99], v[98:99], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v188, 0, v190, s[8:9]
	v_readlane_b32 s8, v252, 58
	v_readlane_b32 s9, v252, 59
	v_fmac_f32_e32 v131, v188, v189
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[98:99], v[102:103], v[88:89], v[98:99] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v190, 0, v192, s[8:9]
	v_readlane_b32 s8, v252, 60
	v_readlane_b32 s9, v252, 61
	v_fmac_f32_e32 v131, v190, v187
	v_pk_fma_f32 v[100:101], v[100:101], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v192, 0, v191, s[8:9]
	v_fmac_f32_e32 v131, v192, v184
	v_div_scale_f32 v102, s[8:9], v131, v131, 1.0
	v_rcp_f32_e32 v103, v102
	v_pk_fma_f32 v[100:101], v[104:105], v[88:89], v[100:101] op_sel_hi:[1,0,1]
	v_div_scale_f32 v104, vcc, 1.0, v131, 1.0
	v_fma_f32 v105, -v102, v103, 1.0
	v_fmac_f32_e32 v103, v105, v103
	v_mul_f32_e32 v105, v104, v103
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[98:99], v[112:113], v[134:135], v[98:99] op_sel_hi:[1,0,1]
	v_fma_f32 v112, -v102, v105, v104
	v_fmac_f32_e32 v105, v112, v103
	v_fma_f32 v102, -v102, v105, v104
	v_div_fmas_f32 v102, v102, v103, v105
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[104:105], v[68:69], v[120:121], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[104:105], v[88:89], v[124:125], v[104:105] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v211, a28
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[72:73], v[134:135], v[72:73], v[104:105] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[72:73], v[210:211], v[76:77], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[76:77], v[68:69], v[122:123], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[76:77], v[88:89], v[126:127], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[114:115], v[134:135], v[100:101] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[74:75], v[134:135], v[74:75], v[76:77] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v213, a30
	v_pk_fma_f32 v[98:99], v[210:211], v[116:117], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[210:211], v[118:119], v[100:101] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[210:211], v[78:79], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[212:213], v[140:141], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[212:213], v[142:143], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[72:73], v[212:213], v[80:81], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[212:213], v[82:83], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[188:189], v[144:145], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[188:189], v[146:147], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[72:73], v[188:189], v[84:85], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[188:189], v[86:87], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[190:191], v[148:149], v[98:99] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[190:191], v[150:151], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[72:73], v[190:191], v[202:203], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[190:191], v[204:205], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[98:99], v[192:193], v[152:153], v[98:99] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v102, v102, v131, 1.0
	v_pk_fma_f32 v[100:101], v[192:193], v[154:155], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[72:73], v[192:193], v[206:207], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[192:193], v[208:209], v[74:75] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[98:99], v[98:99], v[102:103] op_sel_hi:[1,0]
	v_pk_mul_f32 v[100:101], v[100:101], v[102:103] op_sel_hi:[1,0]
	v_pk_mul_f32 v[72:73], v[102:103], v[72:73] op_sel_hi:[0,1]
	v_pk_mul_f32 v[74:75], v[102:103], v[74:75] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v99, v99
	v_cvt_f16_f32_e32 v101, v101
	v_cvt_f16_f32_e32 v73, v73
	v_cvt_f16_f32_e32 v68, v75
	v_cvt_f16_f32_e32 v74, v74
	v_cvt_f16_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v76, v100
	v_cvt_f16_f32_e32 v77, v98
	v_accvgpr_read_b32 v209, a21
	v_accvgpr_read_b32 v125, a5
	v_accvgpr_read_b32 v203, a13
	v_accvgpr_read_b32 v207, a17
	v_accvgpr_read_b32 v123, a3
	v_accvgpr_read_b32 v127, a7
	v_accvgpr_read_b32 v189, a9
	v_accvgpr_read_b32 v205, a15
	v_accvgpr_read_b32 v191, a11
	v_accvgpr_read_b32 v208, a20
	v_accvgpr_read_b32 v156, a22
	v_accvgpr_read_b32 v235, a31
	v_accvgpr_read_b32 v119, a0
	v_accvgpr_read_b32 v158, a23
	v_accvgpr_read_b32 v187, a25
	v_accvgpr_read_b32 v184, a24
	v_accvgpr_read_b32 v121, a18
	v_accvgpr_read_b32 v120, a1
	v_accvgpr_read_b32 v124, a4
	v_accvgpr_read_b32 v202, a12
	v_accvgpr_read_b32 v206, a16
	v_accvgpr_read_b32 v122, a2
	v_accvgpr_read_b32 v126, a6
	v_accvgpr_read_b32 v134, a19
	v_accvgpr_read_b32 v210, a27
	v_accvgpr_read_b32 v212, a29
	v_accvgpr_read_b32 v188, a8
	v_accvgpr_read_b32 v204, a14
	v_accvgpr_read_b32 v190, a10
	v_accvgpr_read_b32 v192, a26
	v_pack_b32_f16 v75, v74, v68
	v_pack_b32_f16 v74, v72, v73
	v_pack_b32_f16 v73, v76, v101
	v_pack_b32_f16 v72, v77, v99
	v_lshl_add_u64 v[76:77], v[138:139], 1, v[208:209]
	global_store_dwordx4 v[76:77], v[72:75], off
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s8, v254, 60
	v_readlane_b32 s9, v254, 61
	s_and_b64 s[8:9], s[0:1], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_3
	s_mov_b32 s8, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v68, v93, s8, v92
	s_waitcnt vmcnt(28)
	v_max3_f32 v68, v68, v91, v90
	s_waitcnt vmcnt(14)
	v_max3_f32 v68, v68, v251, v250
	s_waitcnt vmcnt(12)
	v_max3_f32 v73, v68, v249, v248
	v_sub_f32_e32 v68, v93, v73
	v_exp_f32_e32 v68, v68
	v_sub_f32_e32 v72, v92, v73
	v_exp_f32_e32 v72, v72
	v_readlane_b32 s8, v252, 46
	v_readlane_b32 s9, v252, 47
	v_sub_f32_e32 v74, v91, v73
	v_exp_f32_e32 v74, v74
	v_cndmask_b32_e64 v68, 0, v68, s[8:9]
	v_readlane_b32 s8, v252, 48
	v_readlane_b32 s9, v252, 49
	v_sub_f32_e32 v76, v90, v73
	v_exp_f32_e32 v76, v76
	v_cndmask_b32_e64 v72, 0, v72, s[8:9]
	v_readlane_b32 s8, v252, 50
	v_readlane_b32 s9, v252, 51
	v_sub_f32_e32 v77, v251, v73
	v_exp_f32_e32 v77, v77
	v_cndmask_b32_e64 v74, 0, v74, s[8:9]
	v_readlane_b32 s8, v252, 52
	v_readlane_b32 s9, v252, 53
	v_sub_f32_e32 v78, v250, v73
	v_exp_f32_e32 v79, v78
	v_cndmask_b32_e64 v76, 0, v76, s[8:9]
	v_readlane_b32 s8, v252, 54
	v_readlane_b32 s9, v252, 55
	v_fma_f32 v75, v247, v68, 0
	v_fmac_f32_e32 v75, v72, v246
	v_cndmask_b32_e64 v78, 0, v77, s[8:9]
	v_sub_f32_e32 v77, v249, v73
	v_readlane_b32 s8, v252, 56
	v_exp_f32_e32 v77, v77
	v_readlane_b32 s9, v252, 57
	v_sub_f32_e32 v73, v248, v73
	v_fmac_f32_e32 v75, v74, v245
	v_cndmask_b32_e64 v80, 0, v79, s[8:9]
	v_exp_f32_e32 v73, v73
	v_readlane_b32 s8, v252, 58
	v_fmac_f32_e32 v75, v76, v129
	v_readlane_b32 s9, v252, 59
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v75, v78, v97
	v_fmac_f32_e32 v75, v80, v96
	v_cndmask_b32_e64 v82, 0, v77, s[8:9]
	v_readlane_b32 s8, v252, 60
	v_readlane_b32 s9, v252, 61
	v_fmac_f32_e32 v75, v82, v95
	v_pk_fma_f32 v[18:19], v[18:19], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v84, 0, v73, s[8:9]
	v_fmac_f32_e32 v75, v84, v94
	v_div_scale_f32 v73, s[8:9], v75, v75, 1.0
	v_rcp_f32_e32 v77, v73
	v_pk_fma_f32 v[20:21], v[20:21], v[68:69], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[68:69], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[4:5], v[4:5], v[68:69], 0 op_sel_hi:[1,0,0]
	v_fma_f32 v79, -v73, v77, 1.0
	v_fmac_f32_e32 v77, v79, v77
	v_div_scale_f32 v79, vcc, 1.0, v75, 1.0
	v_mul_f32_e32 v81, v79, v77
	v_fma_f32 v83, -v73, v81, v79
	v_fmac_f32_e32 v81, v83, v77
	v_fma_f32 v73, -v73, v81, v79
	v_div_fmas_f32 v73, v73, v77, v81
	v_pk_fma_f32 v[18:19], v[72:73], v[22:23], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[72:73], v[24:25], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[72:73], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[72:73], v[8:9], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[74:75], v[30:31], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[74:75], v[32:33], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[74:75], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[74:75], v[12:13], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[76:77], v[42:43], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[76:77], v[44:45], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[76:77], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[76:77], v[16:17], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[18:19], v[78:79], v[50:51], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[78:79], v[52:53], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[78:79], v[26:27], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[78:79], v[28:29], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[18:19], v[80:81], v[54:55], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[80:81], v[56:57], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[80:81], v[34:35], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[80:81], v[36:37], v[4:5] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[18:19], v[82:83], v[58:59], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[82:83], v[60:61], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[82:83], v[38:39], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[82:83], v[40:41], v[4:5] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v86, v73, v75, 1.0
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[18:19], v[84:85], v[62:63], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[84:85], v[64:65], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[84:85], v[46:47], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[84:85], v[48:49], v[4:5] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[18:19], v[18:19], v[86:87] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], v[86:87] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[86:87], v[2:3] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[86:87], v[4:5] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v8, v19
	v_cvt_f16_f32_e32 v9, v21
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v10, v20
	v_cvt_f16_f32_e32 v11, v18
	v_lshl_add_u64 v[6:7], v[136:137], 1, v[208:209]
	v_pack_b32_f16 v5, v4, v5
	v_pack_b32_f16 v4, v2, v3
	v_pack_b32_f16 v3, v10, v9
	v_pack_b32_f16 v2, v11, v8
	global_store_dwordx4 v[6:7], v[2:5], off
	s_branch .LBB0_3
.LBB0_96:
	v_readlane_b32 s12, v252, 14
	v_readlane_b32 s13, v252, 15
	s_load_dword s15, s[12:13], 0x54
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s16, v252, 18
	v_readlane_b32 s8, v252, 13
.LBB0_97:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_153
	.loc	1 16 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s5, s15
	v_cvt_f32_u32_e32 v1, s5
	v_readlane_b32 s0, v252, 10
	s_cmp_lt_i32 s0, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_waitcnt vmcnt(21)
	v_cvt_u32_f32_e32 v6, v1
	s_nop 0
	v_readfirstlane_b32 s0, v6
	s_cbranch_scc1 .LBB0_153
	s_ashr_i32 s1, s16, 31
	s_abs_i32 s2, s16
	s_mov_b32 s9, s16
	s_sub_i32 s16, 0, s5
	s_mul_i32 s3, s16, s0
	s_mul_hi_u32 s3, s0, s3
	s_add_i32 s0, s0, s3
	s_mul_hi_u32 s0, s2, s0
	s_mul_i32 s3, s0, s5
	s_ashr_i32 s6, s15, 31
	.loc	1 15 0
	s_mul_i32 s33, s8, s49
	.loc	1 16 0
	s_sub_i32 s2, s2, s3
	.loc	1 15 0
	s_add_i32 s33, s33, s7
	.loc	1 16 0
	s_xor_b32 s1, s1, s6
	s_add_i32 s3, s0, 1
	s_sub_i32 s8, s2, s5
	s_cmp_ge_u32 s2, s5
	s_cselect_b32 s0, s3, s0
	s_cselect_b32 s2, s8, s2
	s_add_i32 s3, s0, 1
	s_cmp_ge_u32 s2, s5
	s_cselect_b32 s0, s3, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s17, s0, s1
	s_mul_hi_i32 s1, s4, s48
	s_mul_i32 s0, s4, s48
	s_lshl_b64 s[10:11], s[0:1], 6
	v_readlane_b32 s3, v252, 10
	v_readlane_b32 s20, v252, 8
	s_mul_i32 s1, s17, s15
	s_add_i32 s0, s3, s20
	s_sub_i32 s1, s9, s1
	s_cmp_eq_u32 s1, 1
	v_readlane_b32 s2, v252, 11
	s_cselect_b32 s2, s2, 1
	s_abs_i32 s3, s3
	v_cvt_f32_u32_e32 v1, s3
	s_load_dword s9, s[12:13], 0x50
	s_sub_i32 s12, 0, s3
	s_sub_i32 s0, s0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s8, s0, 31
	s_abs_i32 s0, s0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s58, s15, s9
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readlane_b32 s21, v252, 9
	v_and_b32_e32 v3, 63, v0
	v_lshrrev_b32_e32 v7, 6, v0
	v_readfirstlane_b32 s13, v1
	s_mul_i32 s12, s12, s13
	s_mul_hi_u32 s12, s13, s12
	s_add_i32 s13, s13, s12
	s_mul_hi_u32 s12, s0, s13
	s_mul_i32 s12, s12, s3
	s_sub_i32 s0, s0, s12
	s_sub_i32 s12, s0, s3
	s_cmp_ge_u32 s0, s3
	s_cselect_b32 s0, s12, s0
	s_sub_i32 s12, s0, s3
	s_cmp_ge_u32 s0, s3
	s_cselect_b32 s0, s12, s0
	s_xor_b32 s0, s0, s8
	s_add_i32 s2, s2, s20
	s_sub_i32 s8, s0, s8
	s_ashr_i32 s0, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s12, s2, s13
	s_mul_i32 s12, s12, s3
	s_sub_i32 s2, s2, s12
	s_sub_i32 s12, s2, s3
	s_cmp_ge_u32 s2, s3
	s_cselect_b32 s2, s12, s2
	s_sub_i32 s12, s2, s3
	s_cmp_ge_u32 s2, s3
	s_cselect_b32 s2, s12, s2
	s_abs_i32 s3, s7
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s12, 0, s3
	s_abs_i32 s9, s17
	s_xor_b32 s2, s2, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s2, s2, s0
	s_xor_b32 s0, s17, s7
	s_ashr_i32 s0, s0, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_or_b32_e32 v4, v7, v3
	v_lshrrev_b32_e32 v5, 3, v0
	v_and_or_b32 v7, v0, 62, v7
	v_readfirstlane_b32 s13, v1
	s_mul_i32 s12, s12, s13
	s_mul_hi_u32 s12, s13, s12
	s_add_i32 s13, s13, s12
	s_mul_hi_u32 s12, s9, s13
	s_mul_i32 s13, s12, s3
	s_sub_i32 s9, s9, s13
	s_add_i32 s13, s12, 1
	s_sub_i32 s14, s9, s3
	s_cmp_ge_u32 s9, s3
	s_cselect_b32 s12, s13, s12
	s_cselect_b32 s9, s14, s9
	s_add_i32 s13, s12, 1
	s_cmp_ge_u32 s9, s3
	s_cselect_b32 s3, s13, s12
	s_xor_b32 s3, s3, s0
	s_sub_i32 s26, s3, s0
	s_mul_i32 s59, s26, s15
	s_add_i32 s59, s59, s1
	s_cmp_lt_i32 s59, s48
	s_cselect_b64 s[12:13], -1, 0
	s_lshr_b32 s0, s17, 31
	s_add_i32 s0, s17, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s17, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s60, s66, s0
	v_readlane_b32 s14, v252, 6
	s_addc_u32 s61, s67, s1
	s_ashr_i32 s3, s2, 31
	v_readlane_b32 s15, v252, 7
	s_lshl_b64 s[2:3], s[2:3], 3
	s_mov_b64 s[18:19], s[14:15]
	s_add_u32 s14, s18, s2
	s_addc_u32 s15, s19, s3
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[2:3], s[20:21], 3
	s_add_u32 s22, s18, s2
	s_addc_u32 s23, s19, s3
	s_add_i32 s2, s4, 15
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s2, s2, s3
	s_ashr_i32 s9, s8, 31
	s_ashr_i32 s62, s2, 4
	s_lshl_b64 s[8:9], s[8:9], 3
	s_add_u32 s24, s18, s8
	v_readfirstlane_b32 s8, v6
	s_mul_i32 s16, s16, s8
	s_addc_u32 s25, s19, s9
	s_mul_i32 s26, s26, s7
	s_mul_hi_u32 s9, s8, s16
	s_sub_i32 s63, s17, s26
	s_add_i32 s68, s8, s9
	s_cmp_lt_i32 s63, s62
	s_cselect_b64 s[26:27], -1, 0
	s_lshr_b32 s8, s63, 31
	s_add_i32 s8, s63, s8
	s_and_b32 s8, s8, 0x7fffffe
	s_sub_i32 s8, s63, s8
	s_lshl_b32 s8, s8, 5
	s_ashr_i32 s9, s8, 31
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v1, 3, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v4
	v_lshlrev_b32_e32 v4, 5, v0
	v_and_b32_e32 v0, 0x7e, v0
	s_lshl_b64 s[8:9], s[8:9], 2
	v_cmp_eq_u32_e64 s[20:21], 0, v7
	v_cmp_eq_u32_e64 s[18:19], 0, v0
	s_add_u32 s69, s64, s8
	s_mov_b32 s49, 0
	v_and_b32_e32 v2, 56, v1
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 32, v4
	s_waitcnt vmcnt(17)
	v_cndmask_b32_e64 v16, 0, 1, s[20:21]
	v_cndmask_b32_e64 v17, 0, 1, s[18:19]
	s_addc_u32 s70, s65, s9
	v_mov_b32_e32 v18, 1
	s_mov_b32 s28, 0x33333333
	v_bfrev_b32_e32 v19, 0.5
	v_mov_b32_e32 v6, -1
	v_bfrev_b32_e32 v7, -8
	v_mov_b32_e32 v20, 32
	v_mov_b32_e32 v21, 16
	v_mov_b32_e32 v22, 8
	v_mov_b32_e32 v23, 4
	v_mov_b32_e32 v24, 2
	s_branch .LBB0_101
.LBB0_100:
	s_add_i32 s49, s49, 1
	v_readlane_b32 s8, v252, 10
	s_cmp_eq_u32 s49, s8
	s_cbranch_scc1 .LBB0_153
.LBB0_101:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_100
	s_cmp_lg_u32 s49, 0
	v_readlane_b32 s8, v252, 11
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_lt_i32 s49, s8
	v_readlane_b32 s8, v252, 12
	s_cselect_b64 s[34:35], -1, 0
	s_add_i32 s16, s49, s8
	s_add_i32 s8, s16, -1
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_ashr_i32 s17, s9, 1
	s_and_b32 s9, s9, -2
	s_sub_i32 s71, s8, s9
	s_lshl_b32 s8, s71, 1
	s_ashr_i32 s9, s8, 31
	s_add_i32 s72, s17, 1
	s_mul_i32 s9, s10, s9
	s_mul_hi_u32 s17, s10, s8
	s_add_i32 s9, s17, s9
	s_mul_i32 s17, s11, s8
	s_add_i32 s9, s9, s17
	s_mul_i32 s8, s10, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	v_readlane_b32 s36, v252, 4
	v_readlane_b32 s37, v252, 5
	s_add_u32 s17, s36, s8
	s_addc_u32 s29, s37, s9
	s_lshr_b32 s8, s16, 31
	s_add_i32 s8, s16, s8
	s_ashr_i32 s74, s8, 1
	s_and_b32 s8, s8, -2
	s_sub_i32 s73, s16, s8
	s_lshl_b32 s8, s73, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s10, s9
	s_mul_hi_u32 s16, s10, s8
	s_add_i32 s9, s16, s9
	s_mul_i32 s16, s11, s8
	s_add_i32 s9, s9, s16
	s_mul_i32 s8, s10, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s36, s36, s8
	s_addc_u32 s37, s37, s9
	s_lshl_b64 s[38:39], s[10:11], 1
	s_add_u32 s16, s17, s38
	s_addc_u32 s42, s29, s39
	s_cmp_eq_u32 s49, 0
	s_cselect_b64 s[8:9], -1, 0
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e64 v26, 0, 1, s[8:9]
	s_and_b64 s[8:9], s[8:9], exec
	v_readlane_b32 s8, v252, 2
	v_readlane_b32 s9, v252, 3
	s_cselect_b32 s41, s9, s29
	s_cselect_b32 s40, s8, s17
	v_readlane_b32 s8, v252, 0
	v_readlane_b32 s9, v252, 1
	v_cndmask_b32_e64 v25, 0, 1, s[30:31]
	s_mul_i32 s71, s71, s48
	s_mul_i32 s72, s72, s7
	s_cselect_b32 s43, s9, s42
	s_cselect_b32 s42, s8, s16
	s_mul_i32 s73, s73, s48
	s_mul_i32 s74, s74, s33
	s_mov_b32 s44, s59
	s_branch .LBB0_105
.LBB0_103:
	s_or_b64 exec, exec, s[8:9]
.LBB0_104:
	s_add_i32 s44, s44, s58
	s_cmp_lt_i32 s44, s48
	s_cbranch_scc0 .LBB0_100
.LBB0_105:
	v_cmp_ne_u32_e64 s[8:9], 1, v25
	s_andn2_b64 vcc, exec, s[30:31]
	s_cbranch_vccnz .LBB0_112
	s_add_i32 s16, s44, s71
	s_lshl_b32 s16, s16, 6
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s60, s16
	s_addc_u32 s17, s61, s17
	s_branch .LBB0_109
.LBB0_107:
	s_or_b64 exec, exec, s[50:51]
	v_readfirstlane_b32 s29, v0
	s_nop 1
	v_mov_b32_e32 v0, s29
	ds_write_b32 v1, v0
.LBB0_108:
	s_or_b64 exec, exec, s[46:47]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s72, v0
	s_cbranch_vccz .LBB0_112
.LBB0_109:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[46:47], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_107
	global_load_dword v0, v1, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_107
.LBB0_112:
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_114
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_104
	s_branch .LBB0_144
.LBB0_114:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[14:15]
	global_load_dwordx2 v[10:11], v1, s[22:23]
	v_cmp_ne_u32_e32 vcc, 1, v26
	s_mov_b32 s29, 1
	s_cbranch_vccnz .LBB0_116
	s_abs_i32 s17, s44
	s_mul_hi_u32 s29, s17, s68
	s_mul_i32 s45, s29, s5
	s_ashr_i32 s16, s44, 31
	s_sub_i32 s17, s17, s45
	s_xor_b32 s16, s16, s6
	s_add_i32 s45, s29, 1
	s_sub_i32 s46, s17, s5
	s_cmp_ge_u32 s17, s5
	s_cselect_b32 s29, s45, s29
	s_cselect_b32 s17, s46, s17
	s_add_i32 s45, s29, 1
	s_cmp_ge_u32 s17, s5
	s_cselect_b32 s17, s45, s29
	s_xor_b32 s17, s17, s16
	s_sub_i32 s16, s17, s16
	s_add_i32 s29, s16, 1
.LBB0_116:
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_add_i32 s16, s44, s73
	s_nop 0
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	s_lshl_b32 s46, s16, 6
	v_and_b32_e32 v8, -16, v8
	s_andn2_b64 vcc, exec, s[26:27]
	s_ashr_i32 s47, s46, 31
	s_cbranch_vccnz .LBB0_134
	s_ashr_i32 s45, s44, 31
	s_lshl_b64 s[16:17], s[46:47], 2
	s_add_u32 s50, s69, s16
	s_addc_u32 s51, s70, s17
	v_lshl_add_u64 v[8:9], s[36:37], 0, v[8:9]
	s_cmp_lt_i32 s29, 1
	v_lshl_add_u64 v[10:11], v[8:9], 0, s[38:39]
	s_cselect_b64 s[52:53], -1, 0
	v_mov_b64_e32 v[12:13], s[44:45]
	s_mov_b32 s45, s63
	s_branch .LBB0_119
.LBB0_118:
	s_or_b64 exec, exec, s[54:55]
	s_add_i32 s45, s45, s7
	s_cmp_lt_i32 s45, s62
	s_cbranch_scc0 .LBB0_133
.LBB0_119:
	v_lshl_or_b32 v0, s45, 4, v5
	v_mad_i64_i32 v[14:15], s[16:17], v0, s48, v[12:13]
	v_lshlrev_b64 v[14:15], 6, v[14:15]
	v_or_b32_e32 v14, v14, v2
	v_cmp_gt_i32_e64 s[16:17], s4, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[54:55], s[16:17]
	s_cbranch_execz .LBB0_121
	v_lshl_add_u64 v[30:31], v[14:15], 1, s[40:41]
	global_load_dwordx4 v[32:35], v[30:31], off
.LBB0_121:
	s_or_b64 exec, exec, s[54:55]
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[54:55], s[16:17]
	s_cbranch_execz .LBB0_123
	v_lshl_add_u64 v[28:29], v[14:15], 1, s[42:43]
	global_load_dwordx4 v[28:31], v[28:29], off
.LBB0_123:
	s_or_b64 exec, exec, s[54:55]
	s_cmp_lg_u32 s45, s63
	s_cselect_b64 s[54:55], -1, 0
	s_or_b64 s[54:55], s[54:55], s[52:53]
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_131
	s_mov_b32 s75, 0
	s_branch .LBB0_127
.LBB0_125:
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s56, v0
	s_nop 1
	v_mov_b32_e32 v0, s56
	ds_write_b32 v1, v0
.LBB0_126:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s74, v0
	s_cbranch_vccz .LBB0_130
.LBB0_127:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[54:55], s[2:3]
	s_cbranch_execz .LBB0_126
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_125
	global_load_dword v0, v1, s[50:51] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_125
.LBB0_130:
	s_add_i32 s75, s75, 1
	s_cmp_lg_u32 s75, s29
	s_cbranch_scc1 .LBB0_127
.LBB0_131:
	s_and_saveexec_b64 s[54:55], s[16:17]
	s_cbranch_execz .LBB0_118
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_lshl_add_u64 v[36:37], v[10:11], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[14:15]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[14:15], v[32:35], off
	global_store_dwordx4 v[36:37], v[28:31], off
	s_branch .LBB0_118
.LBB0_133:
	global_load_dwordx2 v[8:9], v1, s[14:15]
	global_load_dwordx2 v[10:11], v1, s[22:23]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
.LBB0_134:
	v_lshl_add_u64 v[8:9], s[66:67], 0, v[8:9]
	s_lshl_b64 s[16:17], s[46:47], 2
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[16:17]
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v3
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	v_add_u32_dpp v0, v16, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v16 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v16 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v10, v11
	s_barrier
	s_nop 0
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v0, 0, v0, s[20:21]
	v_lshl_add_u32 v10, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v10, v19, v10, vcc
	ds_permute_b32 v0, v10, v18
	ds_permute_b32 v8, v10, v8
	ds_permute_b32 v9, v10, v9
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_gt_u32_e32 vcc, s16, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_143
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[12:13], v[10:11]
	s_lshr_b64 s[46:47], vcc, 1
	s_and_b32 s29, s47, 0x55555555
	s_and_b32 s45, s46, 0x55555555
	s_sub_u32 s46, vcc_lo, s45
	s_subb_u32 s47, vcc_hi, s29
	s_mov_b32 s29, s28
	s_and_b64 s[50:51], s[46:47], s[28:29]
	s_lshr_b64 s[46:47], s[46:47], 2
	s_and_b64 s[46:47], s[46:47], s[28:29]
	s_add_u32 s46, s46, s50
	s_addc_u32 s47, s47, s51
	s_lshr_b64 s[50:51], s[46:47], 4
	s_add_u32 s29, s50, s46
	s_addc_u32 s45, s51, s47
	s_and_b32 s29, s29, 0xf0f0f0f
	s_and_b32 s45, s45, 0xf0f0f0f
	s_mul_i32 s46, s29, 0x1010101
	s_mul_hi_u32 s29, s29, 0x1010101
	s_add_i32 s29, s29, s46
	s_mul_i32 s45, s45, 0x1010101
	s_add_i32 s47, s29, s45
	v_cmp_gt_u64_e32 vcc, s[46:47], v[6:7]
	s_cbranch_vccnz .LBB0_141
	s_mov_b32 s29, 0
	s_mov_b64 s[46:47], 0
.LBB0_137:
	v_readfirstlane_b32 s50, v8
	v_readfirstlane_b32 s51, v9
	v_mov_b32_e32 v12, s29
	s_nop 0
	v_cmp_eq_u64_e64 s[50:51], s[50:51], v[8:9]
	s_bcnt1_i32_b64 s45, s[50:51]
	s_add_i32 s29, s29, s45
	v_mov_b64_e32 v[10:11], s[50:51]
	v_mov_b32_e32 v13, s45
	s_or_b64 s[46:47], s[50:51], s[46:47]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_137
	s_or_b64 exec, exec, s[46:47]
	v_mbcnt_lo_u32_b32 v10, v10, 0
	v_mbcnt_hi_u32_b32 v10, v11, v10
	v_sub_u32_e32 v11, v13, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_lshl_u32 v12, v10, v12, 2
	v_lshlrev_b32_e32 v11, 8, v11
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_or3_b32 v10, v11, v10, v12
	ds_permute_b32 v10, v12, v10
	ds_permute_b32 v8, v12, v8
	ds_permute_b32 v9, v12, v9
	ds_permute_b32 v0, v12, v0
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v10, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_140
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v11, v10, v0 offset:128
	v_cmp_gt_u32_sdwa vcc, v10, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v11, v0
	ds_bpermute_b32 v11, v10, v0 offset:64
	v_cmp_gt_u32_sdwa vcc, v10, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:32
	v_cmp_gt_u32_sdwa vcc, v10, v22 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:16
	v_cmp_gt_u32_sdwa vcc, v10, v23 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:8
	v_cmp_gt_u32_sdwa vcc, v10, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
	ds_bpermute_b32 v11, v10, v0 offset:4
	v_cmp_gt_u32_sdwa vcc, v10, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v0, v0, v11
.LBB0_140:
	v_and_b32_e32 v10, 1, v10
	v_cmp_eq_u32_e64 s[46:47], 1, v10
	s_and_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_142
	s_branch .LBB0_143
.LBB0_141:
	s_mov_b64 s[46:47], -1
	s_and_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_143
.LBB0_142:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v0, off sc1
.LBB0_143:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_104
.LBB0_144:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[24:25]
	global_load_dwordx2 v[10:11], v1, s[22:23]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v3
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_add_u32_dpp v0, v17, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v17 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v17 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v12, v13
	s_add_i32 s8, s44, s71
	s_lshl_b32 s8, s8, 6
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v0, 0, v0, s[18:19]
	v_lshl_add_u32 v12, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v13, v19, v12, vcc
	ds_permute_b32 v12, v13, v18
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[64:65], 0, v[8:9]
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	ds_permute_b32 v8, v13, v8
	ds_permute_b32 v9, v13, v9
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s8, vcc
	v_cmp_gt_u32_e32 vcc, s8, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_103
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[14:15], v[10:11]
	s_lshr_b64 s[16:17], vcc, 1
	s_and_b32 s17, s17, 0x55555555
	s_and_b32 s16, s16, 0x55555555
	s_sub_u32 s16, vcc_lo, s16
	s_subb_u32 s17, vcc_hi, s17
	s_mov_b32 s29, s28
	s_and_b64 s[46:47], s[16:17], s[28:29]
	s_lshr_b64 s[16:17], s[16:17], 2
	s_and_b64 s[16:17], s[16:17], s[28:29]
	s_add_u32 s16, s16, s46
	s_addc_u32 s17, s17, s47
	s_lshr_b64 s[46:47], s[16:17], 4
	s_add_u32 s16, s46, s16
	s_addc_u32 s17, s47, s17
	s_and_b32 s29, s16, 0xf0f0f0f
	s_and_b32 s17, s17, 0xf0f0f0f
	s_mul_i32 s16, s29, 0x1010101
	s_mul_hi_u32 s29, s29, 0x1010101
	s_add_i32 s29, s29, s16
	s_mul_i32 s17, s17, 0x1010101
	s_add_i32 s17, s29, s17
	v_cmp_gt_u64_e32 vcc, s[16:17], v[6:7]
	s_cbranch_vccnz .LBB0_151
	s_mov_b32 s29, 0
	s_mov_b64 s[16:17], 0
.LBB0_147:
	v_readfirstlane_b32 s46, v8
	v_readfirstlane_b32 s47, v9
	v_mov_b32_e32 v0, s29
	s_nop 0
	v_cmp_eq_u64_e64 s[46:47], s[46:47], v[8:9]
	s_bcnt1_i32_b64 s45, s[46:47]
	s_add_i32 s29, s29, s45
	v_mov_b64_e32 v[10:11], s[46:47]
	v_mov_b32_e32 v13, s45
	s_or_b64 s[16:17], s[46:47], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_147
	s_or_b64 exec, exec, s[16:17]
	v_mbcnt_lo_u32_b32 v10, v10, 0
	v_mbcnt_hi_u32_b32 v10, v11, v10
	v_sub_u32_e32 v11, v13, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_lshl_u32 v13, v10, v0, 2
	v_lshlrev_b32_e32 v10, 8, v11
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_or3_b32 v0, v10, v0, v13
	ds_permute_b32 v0, v13, v0
	ds_permute_b32 v8, v13, v8
	ds_permute_b32 v9, v13, v9
	ds_permute_b32 v12, v13, v12
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v0, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_150
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v10, v0, v12 offset:128
	v_cmp_gt_u32_sdwa vcc, v0, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_add_u32_e32 v10, v10, v12
	ds_bpermute_b32 v11, v0, v10 offset:64
	v_cmp_gt_u32_sdwa vcc, v0, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:32
	v_cmp_gt_u32_sdwa vcc, v0, v22 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:16
	v_cmp_gt_u32_sdwa vcc, v0, v23 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:8
	v_cmp_gt_u32_sdwa vcc, v0, v24 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:4
	v_cmp_gt_u32_sdwa vcc, v0, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v12, v10, v11
.LBB0_150:
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e64 s[16:17], 1, v0
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_103
	s_branch .LBB0_152
.LBB0_151:
	s_mov_b64 s[16:17], -1
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_103
.LBB0_152:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v12, off sc1
	s_branch .LBB0_103
.LBB0_153:
	.loc	1 14 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 176
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
	.size	ring_attention, .Lfunc_end0-ring_attention
	.set ring_attention.num_vgpr, 256
	.set ring_attention.num_agpr, 72
	.set ring_attention.numbered_sgpr, 100
	.set ring_attention.num_named_barrier, 0
	.set ring_attention.private_seg_size, 0
	.set ring_attention.uses_vcc, 1
	.set ring_attention.uses_flat_scratch, 0
	.set ring_attention.has_dyn_sized_stack, 0
	.set ring_attention.has_recursion, 0
	.set ring_attention.has_indirect_call, 0
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
      - .offset:         0
        .size:           4
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
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
      - .offset:         72
        .size:           4
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .value_kind:     by_value
      - .offset:         80
        .size:           4
        .value_kind:     by_value
      - .offset:         84
        .size:           4
        .value_kind:     by_value
      - .offset:         88
        .size:           4
        .value_kind:     by_value
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
      - .offset:         136
        .size:           4
        .value_kind:     by_value
      - .offset:         140
        .size:           4
        .value_kind:     by_value
      - .offset:         144
        .size:           4
        .value_kind:     by_value
      - .offset:         148
        .size:           4
        .value_kind:     by_value
      - .offset:         152
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         168
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 176
    .max_flat_workgroup_size: 128
    .name:           ring_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 200
    .symbol:         ring_attention.kd
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
