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
	s_mov_b32 s24, s16
	v_writelane_b32 v253, s10, 0
	s_nop 1
	v_writelane_b32 v253, s11, 1
	v_writelane_b32 v253, s6, 2
	s_nop 1
	v_writelane_b32 v253, s7, 3
	v_writelane_b32 v253, s4, 4
	s_nop 1
	v_writelane_b32 v253, s5, 5
	s_load_dwordx2 s[48:49], s[0:1], 0x60
	s_load_dword s6, s[0:1], 0x68
	s_load_dwordx2 s[4:5], s[0:1], 0x90
	s_load_dword s11, s[0:1], 0x88
	s_load_dword s10, s[0:1], 0x80
	v_writelane_b32 v253, s0, 6
	s_load_dwordx4 s[20:23], s[0:1], 0x50
	s_nop 0
	v_writelane_b32 v253, s1, 7
	.loc	1 10 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s0, s6
	v_cvt_f32_u32_e32 v1, s0
	.loc	1 9 0
	s_add_i32 s1, s48, 31
	.loc	1 10 0
	s_sub_i32 s16, 0, s0
	.loc	1 9 0
	s_ashr_i32 s7, s1, 31
	.loc	1 10 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 9 0
	s_lshr_b32 s7, s7, 27
	s_add_i32 s1, s1, s7
	.loc	1 10 0
	s_abs_i32 s7, s49
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 9 0
	s_ashr_i32 s1, s1, 5
	.loc	1 10 0
	v_writelane_b32 v253, s1, 8
	s_xor_b32 s1, s49, s6
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s16, s16, s17
	s_mul_hi_u32 s16, s17, s16
	s_add_i32 s17, s17, s16
	s_mul_hi_u32 s16, s7, s17
	s_mul_i32 s17, s16, s0
	s_sub_i32 s7, s7, s17
	s_ashr_i32 s1, s1, 31
	s_add_i32 s17, s16, 1
	s_sub_i32 s18, s7, s0
	s_cmp_ge_u32 s7, s0
	s_cselect_b32 s16, s17, s16
	s_cselect_b32 s7, s18, s7
	s_add_i32 s17, s16, 1
	s_cmp_ge_u32 s7, s0
	v_writelane_b32 v253, s20, 9
	s_cselect_b32 s0, s17, s16
	s_xor_b32 s0, s0, s1
	v_writelane_b32 v253, s21, 10
	v_writelane_b32 v253, s22, 11
	s_sub_i32 s16, s0, s1
	.loc	1 11 0
	s_add_i32 s0, s10, -1
	v_writelane_b32 v253, s23, 12
	s_add_i32 s1, s23, -1
	v_writelane_b32 v253, s1, 13
	s_mul_i32 s0, s0, s1
	.loc	1 12 0
	v_writelane_b32 v253, s0, 14
	s_cmp_ge_i32 s24, s11
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_97
	v_writelane_b32 v253, s16, 15
	.loc	1 17 0
	s_sub_i32 s33, s24, s11
	.loc	1 10 0
	v_readlane_b32 s0, v253, 8
	v_writelane_b32 v253, s24, 16
	s_mul_i32 s34, s0, s49
	.loc	1 17 0
	v_readlane_b32 s0, v253, 6
	v_readlane_b32 s1, v253, 7
	s_load_dwordx4 s[16:19], s[0:1], 0x50
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s34, s19
	v_writelane_b32 v253, s0, 17
	s_cmp_ge_i32 s33, s0
	s_cbranch_scc1 .LBB0_96
	v_readlane_b32 s20, v253, 6
	v_readlane_b32 s21, v253, 7
	.loc	1 16 0
	s_mul_hi_i32 s1, s48, s6
	s_mul_i32 s0, s48, s6
	s_load_dword s16, s[20:21], 0x84
	s_load_dword s66, s[20:21], 0x7c
	s_load_dwordx4 s[40:43], s[20:21], 0x6c
	s_load_dwordx4 s[24:27], s[20:21], 0x38
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 17 0
	v_writelane_b32 v253, s0, 18
	.loc	1 16 0
	s_ashr_i32 s7, s6, 31
	.loc	1 29 0
	v_and_b32_e32 v8, 0x78, v0
	.loc	1 17 0
	v_writelane_b32 v253, s1, 19
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s16, s11
	s_load_dwordx4 s[16:19], s[20:21], 0x50
	v_writelane_b32 v253, s0, 20
	.loc	1 29 0
	v_and_b32_e32 v7, 15, v0
	v_and_b32_e32 v6, 48, v0
	v_and_b32_e32 v1, 63, v0
	.loc	1 22 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s19, s18
	.loc	1 29 0
	v_writelane_b32 v253, s0, 21
	s_mov_b32 s0, s49
	s_cmp_lt_i32 s42, 2
	v_writelane_b32 v253, s0, 22
	s_cselect_b32 s0, s41, 1
	v_writelane_b32 v253, s0, 23
	s_mul_i32 s0, s0, s18
	v_writelane_b32 v253, s0, 24
	s_lshl_b32 s0, s19, 1
	v_writelane_b32 v253, s0, 25
	s_add_i32 s0, s0, -2
	v_writelane_b32 v253, s0, 26
	s_sub_i32 s0, s0, s18
	s_mul_i32 s0, s41, s0
	s_cmp_eq_u32 s43, 0
	v_writelane_b32 v253, s0, 27
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 28
	v_lshrrev_b32_e32 v67, 3, v0
	v_and_b32_e32 v9, 64, v0
	v_writelane_b32 v253, s1, 29
	s_add_i32 s0, s40, -1
	v_writelane_b32 v253, s0, 30
	s_sub_i32 s0, s48, s41
	.loc	1 32 0
	v_writelane_b32 v253, s0, 31
	s_mul_i32 s0, s10, s19
	s_add_i32 s0, s0, -1
	.loc	1 17 0
	v_writelane_b32 v253, s0, 32
	.loc	1 29 0
	v_lshrrev_b32_e32 v175, 1, v8
	v_readlane_b32 s0, v253, 14
	s_add_i32 s0, s0, -1
	v_lshlrev_b32_e32 v27, 3, v7
	v_lshrrev_b32_e32 v28, 1, v6
	v_or_b32_e32 v89, 16, v67
	v_lshrrev_b32_e32 v2, 2, v9
	v_or_b32_e32 v5, 32, v67
	v_or_b32_e32 v3, 48, v67
	v_or_b32_e32 v12, 1, v175
	v_or_b32_e32 v11, 2, v175
	v_or_b32_e32 v10, 3, v175
	.loc	1 17 0
	v_add_u32_e32 v13, 0, v9
	v_writelane_b32 v253, s0, 33
	v_lshlrev_b32_e32 v26, 7, v7
	v_lshlrev_b32_e32 v9, 5, v9
	v_xor_b32_e32 v15, v27, v28
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_or3_b32 v177, v15, v9, v26
	s_and_b64 s[64:65], s[0:1], vcc
	v_mad_i64_i32 v[120:121], s[0:1], s6, v89, 0
	v_mad_i64_i32 v[122:123], s[0:1], s6, v5, 0
	v_mad_i64_i32 v[124:125], s[0:1], s6, v3, 0
	v_mad_i64_i32 v[126:127], s[0:1], s6, v175, 0
	v_mad_i64_i32 v[134:135], s[0:1], s6, v12, 0
	v_mad_i64_i32 v[188:189], s[0:1], s6, v11, 0
	v_mad_i64_i32 v[190:191], s[0:1], s6, v10, 0
	v_mad_i64_i32 v[202:203], s[0:1], s6, v67, 0
	v_and_b32_e32 v9, 6, v0
	.loc	1 29 0
	v_lshlrev_b32_e32 v14, 3, v0
	v_lshlrev_b32_e32 v18, 2, v9
	v_bfe_i32 v19, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_and_b32_e32 v66, 56, v14
	v_lshlrev_b32_e32 v14, 4, v0
	v_and_or_b32 v18, v19, s0, v18
	s_load_dwordx2 s[0:1], s[20:21], 0x48
	v_or_b32_e32 v157, v2, v7
	v_lshlrev_b32_e32 v2, 3, v8
	v_xor_b32_e32 v176, v14, v8
	v_xor_b32_e32 v8, v18, v8
	v_lshl_or_b32 v178, v9, 10, v8
	v_or_b32_e32 v8, v26, v27
	v_mov_b32_e32 v69, 0
	v_xor_b32_e32 v179, v8, v28
	v_lshlrev_b32_e32 v8, 2, v0
	v_xor_b32_e32 v183, 0x80, v8
	.loc	1 17 0
	v_lshlrev_b32_e32 v8, 8, v157
	v_mov_b32_e32 v9, v69
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s0, 34
	v_lshl_add_u64 v[26:27], s[24:25], 0, v[8:9]
	v_lshlrev_b32_e32 v9, 2, v7
	v_and_b32_e32 v7, 32, v0
	.loc	1 29 0
	v_and_b32_e32 v118, 31, v0
	.loc	1 17 0
	v_writelane_b32 v253, s1, 35
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	v_lshlrev_b32_e32 v119, 2, v118
	v_bfrev_b32_e32 v7, 1
	s_and_b64 s[0:1], s[0:1], vcc
	v_cndmask_b32_e64 v185, v7, v119, s[0:1]
	s_ashr_i32 s1, s18, 31
	s_mov_b32 s0, s18
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s16, s0
	s_addc_u32 s1, s17, s1
	v_writelane_b32 v253, s0, 36
	v_and_b32_e32 v7, 62, v0
	v_or_b32_e32 v28, 0x50, v67
	v_writelane_b32 v253, s1, 37
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	s_and_b64 s[0:1], s[0:1], vcc
	v_or_b32_e32 v29, 0x60, v67
	v_writelane_b32 v253, s0, 38
	v_or_b32_e32 v30, 0x70, v67
	v_or_b32_e32 v31, 64, v175
	v_writelane_b32 v253, s1, 39
	v_cndmask_b32_e64 v186, 0, 1, s[0:1]
	v_readlane_b32 s1, v253, 13
	s_min_i32 s0, s1, 0
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 40
	s_min_i32 s0, s1, 1
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 41
	s_min_i32 s0, s1, 2
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 42
	s_min_i32 s0, s1, 3
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 43
	s_min_i32 s0, s1, 4
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 44
	s_min_i32 s0, s1, 5
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 45
	s_min_i32 s0, s1, 6
	s_mul_i32 s0, s34, s0
	v_writelane_b32 v253, s0, 46
	s_min_i32 s0, s1, 7
	s_mul_i32 s0, s34, s0
	s_cmp_gt_i32 s19, 0
	v_writelane_b32 v253, s0, 47
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 48
	s_cmp_gt_i32 s19, 1
	v_or_b32_e32 v32, 0x41, v175
	v_writelane_b32 v253, s1, 49
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 50
	s_cmp_gt_i32 s19, 2
	v_or_b32_e32 v33, 0x42, v175
	v_writelane_b32 v253, s1, 51
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 52
	s_cmp_gt_i32 s19, 3
	.loc	1 29 0
	v_lshrrev_b32_e32 v159, 2, v6
	v_writelane_b32 v253, s1, 53
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 54
	s_cmp_gt_i32 s19, 4
	v_or_b32_e32 v34, 0x43, v175
	v_writelane_b32 v253, s1, 55
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 56
	s_cmp_gt_i32 s19, 5
	v_and_b32_e32 v25, 1, v0
	v_writelane_b32 v253, s1, 57
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 58
	s_cmp_gt_i32 s19, 6
	v_mul_lo_u32 v184, v159, s42
	v_writelane_b32 v253, s1, 59
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v253, s0, 60
	s_cmp_gt_i32 s19, 7
	v_lshlrev_b32_e32 v8, 5, v25
	v_writelane_b32 v253, s1, 61
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 17 0
	v_writelane_b32 v253, s0, 62
	v_or_b32_e32 v25, 64, v67
	v_add_u32_e32 v187, s42, v184
	v_writelane_b32 v253, s1, 63
	v_mad_i64_i32 v[36:37], s[0:1], v28, s6, 0
	v_accvgpr_write_b32 a32, v36
	v_accvgpr_write_b32 a33, v37
	v_mad_i64_i32 v[36:37], s[0:1], v29, s6, 0
	v_accvgpr_write_b32 a34, v36
	v_accvgpr_write_b32 a35, v37
	v_mad_i64_i32 v[36:37], s[0:1], v30, s6, 0
	v_accvgpr_write_b32 a36, v36
	v_accvgpr_write_b32 a37, v37
	v_mad_i64_i32 v[36:37], s[0:1], v31, s6, 0
	v_accvgpr_write_b32 a39, v37
	v_accvgpr_write_b32 a38, v36
	v_mad_i64_i32 v[36:37], s[0:1], v32, s6, 0
	v_accvgpr_write_b32 a41, v37
	v_accvgpr_write_b32 a40, v36
	v_mad_i64_i32 v[36:37], s[0:1], v33, s6, 0
	v_accvgpr_write_b32 a43, v37
	v_accvgpr_write_b32 a42, v36
	v_mad_i64_i32 v[36:37], s[0:1], v34, s6, 0
	v_accvgpr_write_b32 a45, v37
	v_accvgpr_write_b32 a44, v36
	v_mad_i64_i32 v[36:37], s[0:1], v25, s6, 0
	v_add_u32_e32 v192, s42, v187
	v_add_u32_e32 v206, s42, v192
	s_mul_i32 s0, s42, 13
	v_add_u32_e32 v158, s0, v206
	v_add_u32_e32 v193, s42, v158
	v_add_u32_e32 v156, s42, v193
	v_add_u32_e32 v194, s42, v156
	v_add_u32_e32 v195, s0, v194
	v_add_u32_e32 v196, s42, v195
	v_add_u32_e32 v197, s42, v196
	v_add_u32_e32 v198, s42, v197
	v_add_u32_e32 v199, s0, v198
	s_abs_i32 s0, s34
	v_cvt_f32_u32_e32 v7, s0
	v_xor_b32_e32 v35, 24, v179
	v_lshlrev_b32_e32 v68, 1, v66
	v_accvgpr_write_b32 a48, v35
	v_xor_b32_e32 v35, 56, v179
	v_lshl_add_u64 v[70:71], s[2:3], 0, v[68:69]
	v_accvgpr_write_b32 a49, v35
	v_xor_b32_e32 v35, 0x58, v179
	v_readlane_b32 s2, v253, 8
	v_rcp_iflag_f32_e32 v7, v7
	v_accvgpr_write_b32 a50, v35
	v_xor_b32_e32 v35, 0x78, v179
	s_abs_i32 s67, s2
	v_accvgpr_write_b32 a51, v35
	v_cvt_f32_u32_e32 v35, s67
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_readlane_b32 s3, v253, 15
	v_rcp_iflag_f32_e32 v35, v35
	v_lshl_add_u64 v[204:205], s[8:9], 0, v[68:69]
	s_ashr_i32 s1, s34, 31
	s_abs_i32 s8, s3
	v_writelane_b32 v254, s1, 0
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v35
	v_cvt_f32_u32_e32 v35, s8
	v_cvt_u32_f32_e32 v7, v7
	v_writelane_b32 v254, s0, 1
	s_sub_i32 s0, 0, s0
	v_rcp_iflag_f32_e32 v35, v35
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v35
	s_abs_i32 s9, s5
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_f32_u32_e32 v35, s9
	v_writelane_b32 v254, s0, 2
	s_sub_i32 s0, 0, s67
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v35
	s_abs_i32 s43, s19
	v_cvt_f32_u32_e32 v35, s43
	v_writelane_b32 v254, s0, 3
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	s_sub_i32 s0, 0, s8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	v_writelane_b32 v254, s8, 4
	s_add_i32 s0, s1, s0
	v_readfirstlane_b32 s1, v7
	v_rcp_iflag_f32_e32 v7, v35
	s_abs_i32 s8, s42
	v_cvt_f32_u32_e32 v35, s8
	v_writelane_b32 v254, s0, 5
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	s_sub_i32 s0, 0, s9
	v_cvt_u32_f32_e32 v7, v7
	v_rcp_iflag_f32_e32 v35, v35
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	v_writelane_b32 v254, s9, 6
	s_add_i32 s0, s1, s0
	v_writelane_b32 v254, s0, 7
	s_sub_i32 s0, 0, s43
	v_readfirstlane_b32 s1, v7
	v_mul_f32_e32 v7, 0x4f7ffffe, v35
	s_mul_i32 s0, s0, s1
	v_cvt_u32_f32_e32 v7, v7
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v254, s0, 8
	s_sub_i32 s0, 0, s8
	v_mul_lo_u32 v35, s0, v7
	v_mul_hi_u32 v35, v7, v35
	v_add_u32_e32 v214, v7, v35
	v_mov_b32_e32 v7, v69
	v_lshl_add_u64 v[106:107], v[26:27], 0, v[6:7]
	v_or_b32_e32 v6, 0x73, v159
	v_mul_lo_u32 v215, s42, v6
	v_or_b32_e32 v6, 0x72, v159
	v_mul_lo_u32 v216, s42, v6
	v_or_b32_e32 v6, 0x71, v159
	v_mul_lo_u32 v217, s42, v6
	v_or_b32_e32 v6, 0x70, v159
	v_mul_lo_u32 v218, s42, v6
	v_or_b32_e32 v6, 0x63, v159
	v_mul_lo_u32 v219, s42, v6
	v_or_b32_e32 v6, 0x62, v159
	v_mul_lo_u32 v220, s42, v6
	v_or_b32_e32 v6, 0x61, v159
	v_mul_lo_u32 v221, s42, v6
	v_or_b32_e32 v6, 0x60, v159
	v_mul_lo_u32 v222, s42, v6
	v_or_b32_e32 v6, 0x53, v159
	v_mul_lo_u32 v223, s42, v6
	v_or_b32_e32 v6, 0x52, v159
	v_mul_lo_u32 v224, s42, v6
	v_or_b32_e32 v6, 0x51, v159
	v_mul_lo_u32 v225, s42, v6
	v_or_b32_e32 v6, 0x50, v159
	v_mul_lo_u32 v226, s42, v6
	v_or_b32_e32 v6, 0x43, v159
	v_mul_lo_u32 v227, s42, v6
	v_or_b32_e32 v6, 0x42, v159
	v_mul_lo_u32 v228, s42, v6
	v_or_b32_e32 v6, 0x41, v159
	v_mul_lo_u32 v229, s42, v6
	v_or_b32_e32 v6, 64, v159
	v_lshlrev_b32_e32 v68, 2, v67
	v_mul_lo_u32 v230, s42, v6
	v_and_b32_e32 v6, 7, v0
	v_lshlrev_b32_e32 v110, 4, v6
	v_or_b32_e32 v6, 0x83, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a53, v7
	v_accvgpr_write_b32 a52, v6
	v_or_b32_e32 v6, 0x82, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a55, v7
	v_accvgpr_write_b32 a54, v6
	v_or_b32_e32 v6, 0x81, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a57, v7
	v_accvgpr_write_b32 a56, v6
	v_or_b32_e32 v6, 0x80, v68
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a59, v7
	v_accvgpr_write_b32 a58, v6
	v_or_b32_e32 v6, 0xb0, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a61, v7
	v_accvgpr_write_b32 a60, v6
	v_or_b32_e32 v6, 0xa0, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_accvgpr_write_b32 a63, v7
	v_accvgpr_write_b32 a62, v6
	v_or_b32_e32 v6, 0x90, v67
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_writelane_b32 v254, s8, 9
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_writelane_b32 v254, s24, 10
	v_accvgpr_write_b32 a65, v7
	v_accvgpr_write_b32 a64, v6
	v_writelane_b32 v254, s25, 11
	v_or_b32_e32 v6, 0x80, v67
	v_writelane_b32 v254, s26, 12
	v_mad_i64_i32 v[6:7], s[0:1], v6, s6, 0
	v_writelane_b32 v254, s27, 13
	s_ashr_i32 s0, s2, 31
	v_writelane_b32 v254, s0, 14
	s_ashr_i32 s0, s3, 31
	v_writelane_b32 v254, s0, 15
	s_ashr_i32 s0, s42, 31
	v_writelane_b32 v254, s0, 16
	v_cmp_gt_i32_e64 s[0:1], s48, v67
	.loc	1 29 0
	v_or_b32_e32 v160, 1, v159
	v_or_b32_e32 v161, 2, v159
	v_writelane_b32 v254, s0, 17
	v_or_b32_e32 v162, 3, v159
	v_or_b32_e32 v163, 16, v159
	v_writelane_b32 v254, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s48, v89
	v_or_b32_e32 v164, 17, v159
	v_or_b32_e32 v165, 18, v159
	v_writelane_b32 v254, s0, 19
	v_or_b32_e32 v166, 19, v159
	v_or_b32_e32 v167, 32, v159
	v_writelane_b32 v254, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s48, v5
	v_or_b32_e32 v168, 33, v159
	v_or_b32_e32 v169, 34, v159
	v_writelane_b32 v254, s0, 21
	v_or_b32_e32 v170, 35, v159
	v_or_b32_e32 v171, 48, v159
	v_writelane_b32 v254, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s48, v3
	v_or_b32_e32 v172, 49, v159
	v_or_b32_e32 v173, 50, v159
	v_writelane_b32 v254, s0, 23
	v_or_b32_e32 v174, 51, v159
	.loc	1 17 0
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_writelane_b32 v254, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s48, v175
	v_accvgpr_write_b32 a67, v7
	v_accvgpr_write_b32 a66, v6
	v_writelane_b32 v254, s0, 25
	v_bfrev_b32_e32 v7, -8
	.loc	1 29 0
	v_lshlrev_b32_e32 v4, 6, v89
	v_writelane_b32 v254, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s48, v12
	v_xor_b32_e32 v14, 8, v176
	v_xor_b32_e32 v15, 32, v177
	v_writelane_b32 v254, s0, 27
	v_xor_b32_e32 v16, 64, v177
	v_xor_b32_e32 v17, 0x60, v177
	v_writelane_b32 v254, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s48, v11
	v_xor_b32_e32 v18, 8, v178
	v_xor_b32_e32 v19, 16, v178
	v_writelane_b32 v254, s0, 29
	v_xor_b32_e32 v20, 24, v178
	v_xor_b32_e32 v21, 32, v178
	v_writelane_b32 v254, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s48, v10
	v_xor_b32_e32 v22, 40, v178
	v_xor_b32_e32 v23, 48, v178
	v_writelane_b32 v254, s0, 31
	v_xor_b32_e32 v24, 56, v178
	v_accvgpr_write_b32 a47, v37
	v_writelane_b32 v254, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s48, v25
	v_add_u32_e32 v200, s42, v199
	v_mov_b32_e32 v6, -1
	v_writelane_b32 v254, s0, 33
	v_accvgpr_write_b32 a69, v7
	v_xor_b32_e32 v180, 32, v179
	v_writelane_b32 v254, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s48, v28
	v_xor_b32_e32 v181, 64, v179
	v_xor_b32_e32 v182, 0x60, v179
	v_writelane_b32 v254, s0, 35
	v_accvgpr_write_b32 a46, v36
	v_add_u32_e32 v201, s42, v200
	v_writelane_b32 v254, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s48, v29
	v_xor_b32_e32 v207, 8, v179
	v_xor_b32_e32 v208, 40, v179
	v_writelane_b32 v254, s0, 37
	v_xor_b32_e32 v209, 0x48, v179
	v_xor_b32_e32 v210, 0x68, v179
	v_writelane_b32 v254, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s48, v30
	v_xor_b32_e32 v211, 16, v179
	v_xor_b32_e32 v212, 48, v179
	v_writelane_b32 v254, s0, 39
	v_xor_b32_e32 v213, 0x50, v179
	v_xor_b32_e32 v235, 0x70, v179
	v_writelane_b32 v254, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s48, v159
	.loc	1 17 0
	v_lshl_add_u64 v[108:109], s[26:27], 0, v[68:69]
	v_mov_b32_e32 v111, v69
	v_writelane_b32 v254, s0, 41
	v_add_u32_e32 v231, 0, v15
	v_add_u32_e32 v232, 0, v16
	v_writelane_b32 v254, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s48, v160
	v_add_u32_e32 v233, 0, v17
	v_add_u32_e32 v234, v13, v9
	v_writelane_b32 v254, s0, 43
	s_mov_b32 s19, 0x27000
	s_mov_b32 s18, 0x7ffffffe
	v_writelane_b32 v254, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s48, v161
	v_lshlrev_b32_e32 v128, 2, v8
	v_lshlrev_b32_e32 v130, 2, v4
	v_writelane_b32 v254, s0, 45
	v_lshlrev_b32_e32 v132, 2, v2
	v_add_u32_e32 v236, 0, v14
	v_writelane_b32 v254, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s48, v162
	v_add_u32_e32 v237, 0, v18
	v_add_u32_e32 v238, 0, v19
	v_writelane_b32 v254, s0, 47
	v_add_u32_e32 v239, 0, v20
	v_add_u32_e32 v240, 0, v21
	v_writelane_b32 v254, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s48, v163
	v_add_u32_e32 v241, 0, v22
	v_add_u32_e32 v242, 0, v23
	v_writelane_b32 v254, s0, 49
	v_add_u32_e32 v243, 0, v24
	v_mov_b32_e32 v244, 0xf149f2ca
	v_writelane_b32 v254, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s48, v164
	v_accvgpr_write_b32 a68, v6
	s_lshl_b32 s49, s42, 6
	v_writelane_b32 v254, s0, 51
	s_mov_b32 s10, 0x5040100
	s_mov_b32 s11, 0x7060302
	v_writelane_b32 v254, s1, 52
	v_cmp_gt_i32_e64 s[0:1], s48, v165
	s_lshl_b64 s[68:69], s[6:7], 13
	s_nop 0
	v_writelane_b32 v254, s0, 53
	s_nop 1
	v_writelane_b32 v254, s1, 54
	v_cmp_gt_i32_e64 s[0:1], s48, v166
	s_nop 1
	v_writelane_b32 v254, s0, 55
	s_nop 1
	v_writelane_b32 v254, s1, 56
	v_cmp_gt_i32_e64 s[0:1], s48, v167
	s_nop 1
	v_writelane_b32 v254, s0, 57
	s_nop 1
	v_writelane_b32 v254, s1, 58
	v_cmp_gt_i32_e64 s[0:1], s48, v168
	s_nop 1
	v_writelane_b32 v254, s0, 59
	s_nop 1
	v_writelane_b32 v254, s1, 60
	v_cmp_gt_i32_e64 s[0:1], s48, v169
	s_nop 1
	v_writelane_b32 v254, s0, 61
	s_nop 1
	v_writelane_b32 v254, s1, 62
	v_cmp_gt_i32_e64 s[0:1], s48, v170
	s_nop 1
	v_writelane_b32 v254, s0, 63
	s_nop 1
	v_writelane_b32 v255, s1, 0
	v_cmp_gt_i32_e64 s[0:1], s48, v171
	s_nop 1
	v_writelane_b32 v255, s0, 1
	s_nop 1
	v_writelane_b32 v255, s1, 2
	v_cmp_gt_i32_e64 s[0:1], s48, v172
	s_nop 1
	v_writelane_b32 v255, s0, 3
	s_nop 1
	v_writelane_b32 v255, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s48, v173
	s_nop 1
	v_writelane_b32 v255, s0, 5
	s_nop 1
	v_writelane_b32 v255, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s48, v174
	s_nop 1
	v_writelane_b32 v255, s0, 7
	s_nop 1
	v_writelane_b32 v255, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s48, v31
	s_nop 1
	v_writelane_b32 v255, s0, 9
	s_nop 1
	v_writelane_b32 v255, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s48, v32
	s_nop 1
	v_writelane_b32 v255, s0, 11
	s_nop 1
	v_writelane_b32 v255, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s48, v33
	s_nop 1
	v_writelane_b32 v255, s0, 13
	s_nop 1
	v_writelane_b32 v255, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s48, v34
	s_nop 1
	v_writelane_b32 v255, s0, 15
	s_nop 1
	v_writelane_b32 v255, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s41, v159
	s_nop 1
	v_writelane_b32 v255, s0, 17
	s_nop 1
	v_writelane_b32 v255, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s41, v160
	s_nop 1
	v_writelane_b32 v255, s0, 19
	s_nop 1
	v_writelane_b32 v255, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s41, v161
	s_nop 1
	v_writelane_b32 v255, s0, 21
	s_nop 1
	v_writelane_b32 v255, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s41, v162
	s_nop 1
	v_writelane_b32 v255, s0, 23
	s_nop 1
	v_writelane_b32 v255, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s41, v163
	s_nop 1
	v_writelane_b32 v255, s0, 25
	s_nop 1
	v_writelane_b32 v255, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s41, v164
	s_nop 1
	v_writelane_b32 v255, s0, 27
	s_nop 1
	v_writelane_b32 v255, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s41, v165
	s_nop 1
	v_writelane_b32 v255, s0, 29
	s_nop 1
	v_writelane_b32 v255, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s41, v166
	s_nop 1
	v_writelane_b32 v255, s0, 31
	s_nop 1
	v_writelane_b32 v255, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s41, v167
	s_nop 1
	v_writelane_b32 v255, s0, 33
	s_nop 1
	v_writelane_b32 v255, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s41, v168
	s_nop 1
	v_writelane_b32 v255, s0, 35
	s_nop 1
	v_writelane_b32 v255, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s41, v169
	s_nop 1
	v_writelane_b32 v255, s0, 37
	s_nop 1
	v_writelane_b32 v255, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s41, v170
	s_nop 1
	v_writelane_b32 v255, s0, 39
	s_nop 1
	v_writelane_b32 v255, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s41, v171
	s_nop 1
	v_writelane_b32 v255, s0, 41
	s_nop 1
	v_writelane_b32 v255, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s41, v172
	s_nop 1
	v_writelane_b32 v255, s0, 43
	s_nop 1
	v_writelane_b32 v255, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s41, v173
	s_nop 1
	v_writelane_b32 v255, s0, 45
	s_nop 1
	v_writelane_b32 v255, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s41, v174
	s_nop 1
	v_writelane_b32 v255, s0, 47
	s_nop 1
	v_writelane_b32 v255, s1, 48
	s_mov_b32 s0, 0x33333333
	v_writelane_b32 v255, s0, 49
	s_nop 1
	v_writelane_b32 v255, s1, 50
	v_writelane_b32 v255, s34, 51
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[0:1]
.LBB0_4:
	v_readlane_b32 s0, v253, 20
	s_add_i32 s33, s0, s33
	v_readlane_b32 s0, v253, 17
	s_cmp_lt_i32 s33, s0
	s_cbranch_scc0 .LBB0_96
.LBB0_5:
	.loc	1 18 0
	s_abs_i32 s3, s33
	v_readlane_b32 s1, v254, 2
	s_mul_hi_u32 s1, s3, s1
	v_readlane_b32 s16, v254, 1
	s_mul_i32 s7, s1, s16
	s_ashr_i32 s2, s33, 31
	v_readlane_b32 s0, v254, 0
	s_sub_i32 s7, s3, s7
	s_xor_b32 s0, s2, s0
	s_add_i32 s8, s1, 1
	s_sub_i32 s9, s7, s16
	s_cmp_ge_u32 s7, s16
	s_cselect_b32 s1, s8, s1
	s_cselect_b32 s7, s9, s7
	s_add_i32 s8, s1, 1
	s_cmp_ge_u32 s7, s16
	s_cselect_b32 s1, s8, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	.loc	1 19 0
	s_mul_i32 s1, s0, s34
	s_sub_i32 s1, s33, s1
	s_ashr_i32 s7, s1, 31
	v_readlane_b32 s8, v254, 14
	s_xor_b32 s7, s7, s8
	s_abs_i32 s1, s1
	v_readlane_b32 s8, v254, 3
	s_mul_hi_u32 s8, s1, s8
	s_mul_i32 s9, s8, s67
	s_sub_i32 s1, s1, s9
	s_add_i32 s9, s8, 1
	s_sub_i32 s16, s1, s67
	s_cmp_ge_u32 s1, s67
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s1, s16, s1
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s1, s67
	s_cselect_b32 s1, s9, s8
	s_xor_b32 s1, s1, s7
	s_sub_i32 s16, s1, s7
	.loc	1 20 0
	s_abs_i32 s7, s16
	v_readlane_b32 s8, v254, 5
	s_mul_hi_u32 s8, s7, s8
	v_readlane_b32 s21, v254, 4
	s_mul_i32 s9, s8, s21
	s_ashr_i32 s17, s16, 31
	v_readlane_b32 s1, v254, 15
	s_sub_i32 s7, s7, s9
	s_xor_b32 s1, s17, s1
	s_add_i32 s9, s8, 1
	s_sub_i32 s20, s7, s21
	s_cmp_ge_u32 s7, s21
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s7, s20, s7
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s7, s21
	s_cselect_b32 s7, s9, s8
	s_xor_b32 s7, s7, s1
	s_sub_i32 s34, s7, s1
	.loc	1 21 0
	s_abs_i32 s1, s34
	v_readlane_b32 s7, v254, 7
	s_mul_hi_u32 s7, s1, s7
	v_readlane_b32 s8, v254, 6
	s_mul_i32 s7, s7, s8
	s_sub_i32 s1, s1, s7
	s_ashr_i32 s35, s34, 31
	s_sub_i32 s7, s1, s8
	s_cmp_ge_u32 s1, s8
	s_cselect_b32 s1, s7, s1
	s_sub_i32 s7, s1, s8
	s_cmp_ge_u32 s1, s8
	v_readlane_b32 s8, v253, 6
	v_readlane_b32 s9, v253, 7
	s_cselect_b32 s1, s7, s1
	s_load_dwordx4 s[20:23], s[8:9], 0x50
	s_xor_b32 s1, s1, s35
	s_sub_i32 s1, s1, s35
	s_cmp_eq_u32 s1, 1
	v_readlane_b32 s1, v253, 13
	s_cselect_b32 s1, s1, 1
	.loc	1 23 0
	v_readlane_b32 s8, v254, 8
	v_writelane_b32 v255, s1, 52
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s1, s23, s1
	s_mul_i32 s1, s1, s0
	s_add_i32 s1, s1, s22
	s_ashr_i32 s7, s1, 31
	s_abs_i32 s1, s1
	s_mul_hi_u32 s8, s1, s8
	s_mul_i32 s8, s8, s43
	s_sub_i32 s1, s1, s8
	s_sub_i32 s8, s1, s43
	s_cmp_ge_u32 s1, s43
	s_cselect_b32 s1, s8, s1
	s_sub_i32 s8, s1, s43
	s_cmp_ge_u32 s1, s43
	s_cselect_b32 s1, s8, s1
	s_xor_b32 s1, s1, s7
	s_sub_i32 s7, s1, s7
	.loc	1 24 0
	v_readlane_b32 s1, v253, 33
	s_add_i32 s0, s1, s0
	.loc	1 28 0
	s_lshr_b32 s1, s0, 31
	s_add_i32 s8, s0, s1
	.loc	1 24 0
	s_and_b32 s1, s8, -2
	s_sub_i32 s9, s0, s1
	.loc	1 25 0
	s_cmp_lg_u32 s7, s22
	v_readlane_b32 s46, v253, 4
	v_readlane_b32 s50, v253, 2
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s7, s22
	v_readlane_b32 s47, v253, 5
	v_readlane_b32 s51, v253, 3
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_7
	.loc	1 25 0
	s_lshl_b32 s22, s9, 1
	s_ashr_i32 s20, s22, 31
	v_readlane_b32 s26, v253, 18
	v_readlane_b32 s27, v253, 19
	s_mul_i32 s23, s26, s20
	s_mul_hi_u32 s20, s26, s22
	s_add_i32 s20, s20, s23
	s_mul_i32 s21, s27, s22
	s_add_i32 s21, s20, s21
	s_mul_i32 s20, s26, s22
	s_lshl_b64 s[20:21], s[20:21], 1
	v_readlane_b32 s24, v253, 0
	v_readlane_b32 s25, v253, 1
	s_add_u32 s46, s24, s20
	s_addc_u32 s47, s25, s21
	.loc	1 26 0
	s_or_b32 s20, s22, 1
	s_mul_hi_u32 s21, s26, s20
	s_add_i32 s21, s21, s23
	s_mul_i32 s22, s27, s20
	s_add_i32 s21, s21, s22
	s_mul_i32 s20, s26, s20
	s_lshl_b64 s[20:21], s[20:21], 1
	s_add_u32 s50, s24, s20
	s_addc_u32 s51, s25, s21
.LBB0_7:
	.loc	1 19 0
	v_readlane_b32 s20, v254, 3
	s_mul_hi_u32 s20, s3, s20
	s_mul_i32 s20, s20, s67
	s_sub_i32 s3, s3, s20
	s_sub_i32 s20, s3, s67
	s_cmp_ge_u32 s3, s67
	s_cselect_b32 s3, s20, s3
	s_sub_i32 s20, s3, s67
	s_cmp_ge_u32 s3, s67
	s_cselect_b32 s3, s20, s3
	s_xor_b32 s3, s3, s2
	s_sub_i32 s36, s3, s2
	.loc	1 29 0
	s_lshl_b32 s20, s36, 5
	s_waitcnt vmcnt(23)
	v_or_b32_e32 v4, s20, v67
	v_mov_b64_e32 v[2:3], s[16:17]
	v_readlane_b32 s2, v253, 22
	s_waitcnt vmcnt(21)
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mad_i64_i32 v[2:3], s[2:3], v4, s2, v[2:3]
	v_lshlrev_b64 v[138:139], 6, v[2:3]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[22:23], s48, v4
	s_mov_b64 s[2:3], exec
	s_nop 0
	v_writelane_b32 v255, s22, 53
	s_nop 1
	v_writelane_b32 v255, s23, 54
	s_and_b64 s[22:23], s[2:3], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[138:139], 1, v[70:71]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v3, s20, v89
	v_mov_b64_e32 v[4:5], s[16:17]
	v_readlane_b32 s2, v253, 22
	v_cmp_gt_i32_e64 s[22:23], s48, v3
	s_nop 0
	v_mad_i64_i32 v[4:5], s[2:3], v3, s2, v[4:5]
	v_lshlrev_b64 v[136:137], 6, v[4:5]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s22, 55
	s_nop 1
	v_writelane_b32 v255, s23, 56
	s_and_b64 s[22:23], s[2:3], s[22:23]
	s_mov_b64 exec, s[22:23]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[2:3], v[136:137], 1, v[70:71]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
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
	.loc	1 27 0
	s_mul_i32 s9, s9, s6
	.loc	1 29 0
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	.loc	1 27 0
	s_add_i32 s2, s34, s9
	.loc	1 29 0
	v_cmp_ne_u32_e64 s[22:23], 1, v2
	.loc	1 27 0
	s_lshl_b32 s2, s2, 6
	.loc	1 28 0
	s_ashr_i32 s3, s2, 31
	.loc	1 29 0
	v_writelane_b32 v255, s22, 57
	s_andn2_b64 vcc, exec, s[0:1]
	s_nop 0
	v_writelane_b32 v255, s23, 58
	v_writelane_b32 v255, s2, 59
	s_nop 1
	v_writelane_b32 v255, s3, 60
	s_cbranch_vccnz .LBB0_18
	.loc	1 28 0
	v_readlane_b32 s0, v255, 59
	v_readlane_b32 s1, v255, 60
	s_ashr_i32 s2, s8, 1
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s3, s12, s0
	s_addc_u32 s8, s13, s1
	.loc	1 29 0
	s_lshr_b32 s0, s36, 31
	s_add_i32 s0, s36, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s36, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	.loc	1 28 0
	s_add_i32 s17, s2, 1
	.loc	1 29 0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s3, s0
	.loc	1 28 0
	s_mul_i32 s17, s17, s4
	.loc	1 29 0
	s_addc_u32 s1, s8, s1
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
	s_nop 1
	v_mov_b32_e32 v2, s8
	ds_write_b32 v69, v2
.LBB0_14:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v69
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s17, v2
	s_cbranch_vccz .LBB0_18
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[64:65]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_13
	global_load_dword v2, v69, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	v_or_b32_e32 v2, s20, v118
	v_mul_lo_u32 v3, v2, s42
	v_readlane_b32 s0, v253, 24
	v_cmp_gt_i32_e32 vcc, s41, v2
	v_mov_b32_e32 v7, 0
	v_add_u32_e32 v3, s0, v3
	v_readlane_b32 s0, v253, 27
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v4, s0, v2
	v_readlane_b32 s0, v253, 28
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s40
	v_readlane_b32 s1, v253, 29
	s_nop 1
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_readlane_b32 s0, v253, 30
	s_nop 1
	v_min_i32_e32 v2, s0, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	v_readlane_b32 s0, v253, 23
	s_mul_i32 s17, s7, s0
	s_sub_i32 s0, s42, s17
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
	v_readlane_b32 s0, v254, 16
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v214
	v_xor_b32_e32 v4, s0, v4
	v_readlane_b32 s0, v254, 9
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
	v_readlane_b32 s0, v253, 25
	v_add_u32_e32 v6, 1, v5
	s_sub_i32 s0, s7, s0
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s0, s0, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s0, s0, s41
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s0, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s0, v253, 31
	v_min_i32_e32 v3, s41, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s0, v2
	v_add3_u32 v44, v3, v2, 63
	v_readlane_b32 s0, v254, 17
	v_cmp_lt_i32_e64 s[8:9], 63, v44
	v_readlane_b32 s1, v254, 18
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[4:5], v[202:203], 0, s[34:35]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[46:47], 0, v[4:5]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[68:69]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_20:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 19
	v_readlane_b32 s1, v254, 20
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_22
	v_lshl_add_u64 v[2:3], v[120:121], 0, s[34:35]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[46:47], 0, v[2:3]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[68:69]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 21
	v_readlane_b32 s1, v254, 22
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[12:13], v[122:123], 0, s[34:35]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[46:47], 0, v[12:13]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[68:69]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 23
	v_readlane_b32 s1, v254, 24
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[10:11], v[124:125], 0, s[34:35]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[46:47], 0, v[10:11]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[68:69]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 25
	v_readlane_b32 s1, v254, 26
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[20:21], v[126:127], 0, s[34:35]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[50:51], 0, v[20:21]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[68:69]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 27
	v_readlane_b32 s1, v254, 28
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[18:19], v[134:135], 0, s[34:35]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[50:51], 0, v[18:19]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[68:69]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_30:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 29
	v_readlane_b32 s1, v254, 30
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[28:29], v[188:189], 0, s[34:35]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[50:51], 0, v[28:29]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[68:69]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v254, 31
	v_readlane_b32 s1, v254, 32
	s_and_b64 s[2:3], s[0:1], s[8:9]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[26:27], v[190:191], 0, s[34:35]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[50:51], 0, v[26:27]
	v_lshlrev_b32_e32 v68, 1, v66
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[68:69]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_34:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v42, s20, v157
	v_mul_lo_u32 v43, v42, s42
	v_readlane_b32 s0, v253, 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v236, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s10
	v_perm_b32 v3, v26, v30, s10
	v_add_u32_e32 v148, 0, v178
	v_add_u32_e32 v43, s0, v43
	v_readlane_b32 s0, v253, 27
	ds_write_b64 v148, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s11
	v_perm_b32 v2, v18, v22, s11
	v_add_u32_e32 v45, s0, v42
	v_cmp_gt_i32_e32 vcc, s41, v42
	v_readlane_b32 s0, v253, 28
	ds_write_b64 v237, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s10
	v_perm_b32 v2, v19, v23, s10
	v_cndmask_b32_e32 v42, v45, v43, vcc
	v_mov_b32_e32 v43, s40
	v_readlane_b32 s1, v253, 29
	ds_write_b64 v238, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s11
	v_perm_b32 v3, v27, v31, s11
	v_cndmask_b32_e64 v42, v42, v43, s[0:1]
	v_readlane_b32 s0, v253, 30
	ds_write_b64 v239, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s10
	v_perm_b32 v3, v28, v32, s10
	v_min_i32_e32 v131, s0, v42
	v_readlane_b32 s0, v253, 26
	ds_write_b64 v240, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s11
	v_perm_b32 v3, v28, v32, s11
	s_sub_i32 s37, s0, s7
	ds_write_b64 v241, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s10
	v_perm_b32 v3, v29, v33, s10
	s_movk_i32 s0, 0x7f
	s_mul_i32 s37, s37, s41
	ds_write_b64 v242, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s11
	v_perm_b32 v3, v29, v33, s11
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
	v_lshl_add_u64 v[18:19], s[46:47], 0, v[68:69]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s2, v254, 33
	v_readlane_b32 s3, v254, 34
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_readlane_b32 s2, v254, 35
	v_readlane_b32 s3, v254, 36
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_readlane_b32 s2, v254, 37
	v_readlane_b32 s3, v254, 38
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_readlane_b32 s2, v254, 39
	v_readlane_b32 s3, v254, 40
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_43
	v_accvgpr_read_b32 v10, a36
	v_accvgpr_read_b32 v11, a37
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[34:35]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[18:19], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s0, v255, 17
	v_add_u32_e32 v42, s17, v184
	v_add_u32_e32 v153, s37, v159
	v_readlane_b32 s1, v255, 18
	v_add_u32_e32 v149, 0, v179
	v_add_u32_e32 v43, s17, v187
	v_cndmask_b32_e64 v42, v153, v42, s[0:1]
	v_readlane_b32 s0, v255, 19
	v_add_u32_e32 v59, s37, v160
	v_readlane_b32 s1, v255, 20
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v149 offset1:4
	v_cndmask_b32_e64 v43, v59, v43, s[0:1]
	v_readlane_b32 s0, v255, 21
	v_add_u32_e32 v45, s17, v192
	v_add_u32_e32 v60, s37, v161
	v_readlane_b32 s1, v255, 22
	v_add_u32_e32 v46, s17, v206
	v_add_u32_e32 v61, s37, v162
	v_cndmask_b32_e64 v45, v60, v45, s[0:1]
	v_readlane_b32 s0, v255, 23
	v_readlane_b32 s1, v255, 24
	v_add_u32_e32 v47, s17, v158
	v_add_u32_e32 v62, s37, v163
	v_cndmask_b32_e64 v46, v61, v46, s[0:1]
	v_readlane_b32 s0, v255, 25
	v_readlane_b32 s1, v255, 26
	v_add_u32_e32 v48, s17, v193
	v_add_u32_e32 v63, s37, v164
	v_cndmask_b32_e64 v47, v62, v47, s[0:1]
	v_readlane_b32 s0, v255, 27
	v_readlane_b32 s1, v255, 28
	v_add_u32_e32 v150, 0, v180
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[34:35], 0
	v_cndmask_b32_e64 v48, v63, v48, s[0:1]
	v_readlane_b32 s0, v255, 29
	v_add_u32_e32 v49, s17, v156
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[34:35], 0
	ds_read2st64_b64 v[18:21], v150 offset1:4
	v_add_u32_e32 v64, s37, v165
	v_readlane_b32 s1, v255, 30
	v_add_u32_e32 v50, s17, v194
	v_add_u32_e32 v65, s37, v166
	v_cndmask_b32_e64 v49, v64, v49, s[0:1]
	v_readlane_b32 s0, v255, 31
	v_readlane_b32 s1, v255, 32
	v_add_u32_e32 v151, 0, v181
	ds_read2st64_b64 v[22:25], v151 offset1:4
	v_cndmask_b32_e64 v50, v65, v50, s[0:1]
	v_readlane_b32 s0, v255, 33
	v_add_u32_e32 v51, s17, v195
	v_add_u32_e32 v72, s37, v167
	v_readlane_b32 s1, v255, 34
	v_add_u32_e32 v52, s17, v196
	v_add_u32_e32 v73, s37, v168
	v_cndmask_b32_e64 v51, v72, v51, s[0:1]
	v_readlane_b32 s0, v255, 35
	v_readlane_b32 s1, v255, 36
	v_add_u32_e32 v152, 0, v182
	ds_read2st64_b64 v[26:29], v152 offset1:4
	v_cndmask_b32_e64 v52, v73, v52, s[0:1]
	v_readlane_b32 s0, v255, 37
	v_add_u32_e32 v53, s17, v197
	v_add_u32_e32 v74, s37, v169
	v_readlane_b32 s1, v255, 38
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[36:37], a[0:3]
	v_add_u32_e32 v54, s17, v198
	v_cndmask_b32_e64 v53, v74, v53, s[0:1]
	v_readlane_b32 s0, v255, 39
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[36:37], a[4:7]
	ds_read2st64_b64 v[18:21], v149 offset0:8 offset1:12
	v_add_u32_e32 v75, s37, v170
	v_readlane_b32 s1, v255, 40
	v_add_u32_e32 v55, s17, v199
	v_add_u32_e32 v76, s37, v171
	v_cndmask_b32_e64 v54, v75, v54, s[0:1]
	v_readlane_b32 s0, v255, 41
	v_readlane_b32 s1, v255, 42
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[38:39], a[0:3]
	v_add_u32_e32 v56, s17, v200
	v_cndmask_b32_e64 v55, v76, v55, s[0:1]
	v_readlane_b32 s0, v255, 43
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[38:39], a[4:7]
	ds_read2st64_b64 v[22:25], v150 offset0:8 offset1:12
	v_add_u32_e32 v77, s37, v172
	v_readlane_b32 s1, v255, 44
	v_add_u32_e32 v57, s17, v201
	v_add_u32_e32 v78, s37, v173
	v_cndmask_b32_e64 v56, v77, v56, s[0:1]
	v_readlane_b32 s0, v255, 45
	v_readlane_b32 s1, v255, 46
	v_readlane_b32 s38, v254, 41
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[40:41], a[0:3]
	v_add_u32_e32 v58, s42, v201
	v_cndmask_b32_e64 v57, v78, v57, s[0:1]
	v_readlane_b32 s0, v255, 47
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[40:41], a[4:7]
	ds_read2st64_b64 v[26:29], v151 offset0:8 offset1:12
	v_cmp_le_i32_e32 vcc, v42, v131
	v_readlane_b32 s39, v254, 42
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_add_u32_e32 v58, s17, v58
	v_add_u32_e32 v79, s37, v174
	v_readlane_b32 s1, v255, 48
	s_and_b64 vcc, s[38:39], vcc
	v_readlane_b32 s38, v254, 43
	v_cndmask_b32_e64 v58, v79, v58, s[0:1]
	v_cmp_le_i32_e64 s[0:1], v43, v131
	v_readlane_b32 s39, v254, 44
	s_and_b64 s[0:1], s[38:39], s[0:1]
	v_readlane_b32 s38, v254, 45
	ds_read2st64_b64 v[30:33], v152 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[2:3], v45, v131
	v_readlane_b32 s39, v254, 46
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	s_and_b64 s[2:3], s[38:39], s[2:3]
	v_readlane_b32 s38, v254, 47
	v_cmp_le_i32_e64 s[20:21], v46, v131
	v_readlane_b32 s39, v254, 48
	s_and_b64 s[20:21], s[38:39], s[20:21]
	v_readlane_b32 s38, v254, 49
	v_cmp_le_i32_e64 s[22:23], v47, v131
	v_readlane_b32 s39, v254, 50
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	s_and_b64 s[22:23], s[38:39], s[22:23]
	v_readlane_b32 s38, v254, 51
	v_cmp_le_i32_e64 s[24:25], v48, v131
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	v_readlane_b32 s39, v254, 52
	s_and_b64 s[24:25], s[38:39], s[24:25]
	v_readlane_b32 s38, v254, 53
	v_cmp_le_i32_e64 s[26:27], v49, v131
	v_readlane_b32 s39, v254, 54
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	s_and_b64 s[26:27], s[38:39], s[26:27]
	v_readlane_b32 s38, v254, 55
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_accvgpr_read_b32 v25, a7
	v_cmp_le_i32_e64 s[28:29], v50, v131
	v_readlane_b32 s39, v254, 56
	v_mul_f32_e32 v25, s66, v25
	s_and_b64 s[28:29], s[38:39], s[28:29]
	v_cndmask_b32_e64 v25, v244, v25, s[28:29]
	v_readlane_b32 s28, v254, 57
	v_accvgpr_read_b32 v26, a8
	v_cmp_le_i32_e64 s[30:31], v51, v131
	v_readlane_b32 s29, v254, 58
	v_mul_f32_e32 v26, s66, v26
	s_and_b64 s[28:29], s[28:29], s[30:31]
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_mul_f32_e32 v18, s66, v18
	v_cndmask_b32_e64 v26, v244, v26, s[28:29]
	v_readlane_b32 s28, v254, 59
	v_cndmask_b32_e32 v18, v244, v18, vcc
	v_cmp_le_i32_e32 vcc, v52, v131
	v_readlane_b32 s29, v254, 60
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v19, s66, v19
	s_and_b64 vcc, s[28:29], vcc
	v_readlane_b32 s28, v254, 61
	v_mul_f32_e32 v27, s66, v27
	v_cndmask_b32_e64 v19, v244, v19, s[0:1]
	v_cmp_le_i32_e64 s[0:1], v53, v131
	v_readlane_b32 s29, v254, 62
	v_accvgpr_read_b32 v28, a10
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s66, v22
	v_cndmask_b32_e32 v27, v244, v27, vcc
	s_and_b64 vcc, s[28:29], s[0:1]
	v_readlane_b32 s0, v254, 63
	v_mul_f32_e32 v28, s66, v28
	v_cndmask_b32_e64 v22, v244, v22, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v54, v131
	v_readlane_b32 s1, v255, 0
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v20, s66, v20
	v_cndmask_b32_e32 v28, v244, v28, vcc
	s_and_b64 vcc, s[0:1], s[2:3]
	v_readlane_b32 s0, v255, 1
	v_accvgpr_read_b32 v21, a4
	v_mul_f32_e32 v29, s66, v29
	v_cndmask_b32_e64 v20, v244, v20, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v55, v131
	v_readlane_b32 s1, v255, 2
	v_accvgpr_read_b32 v23, a5
	v_accvgpr_read_b32 v30, a0
	v_mul_f32_e32 v21, s66, v21
	v_cndmask_b32_e32 v29, v244, v29, vcc
	s_and_b64 vcc, s[0:1], s[20:21]
	v_readlane_b32 s0, v255, 3
	v_accvgpr_read_b32 v24, a6
	v_mul_f32_e32 v23, s66, v23
	v_mul_f32_e32 v30, s66, v30
	v_cndmask_b32_e64 v21, v244, v21, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v56, v131
	v_readlane_b32 s1, v255, 4
	v_max_f32_e32 v42, v18, v19
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v24, s66, v24
	v_cndmask_b32_e64 v23, v244, v23, s[24:25]
	v_cndmask_b32_e32 v30, v244, v30, vcc
	s_and_b64 vcc, s[0:1], s[22:23]
	v_readlane_b32 s0, v255, 5
	v_max3_f32 v42, v42, v22, v20
	v_mul_f32_e32 v31, s66, v31
	v_cmp_le_i32_e64 s[24:25], v57, v131
	v_cndmask_b32_e64 v24, v244, v24, s[26:27]
	v_readlane_b32 s1, v255, 6
	v_max3_f32 v42, v42, v21, v23
	v_accvgpr_read_b32 v32, a2
	v_cndmask_b32_e32 v31, v244, v31, vcc
	s_and_b64 vcc, s[0:1], s[24:25]
	v_readlane_b32 s0, v255, 7
	v_max3_f32 v42, v42, v24, v25
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v32, s66, v32
	v_cmp_le_i32_e64 s[26:27], v58, v131
	v_readlane_b32 s1, v255, 8
	v_max3_f32 v42, v42, v26, v27
	v_mul_f32_e32 v33, s66, v33
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
	v_readlane_b32 s2, v255, 9
	v_readlane_b32 s3, v255, 10
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_readlane_b32 s2, v255, 11
	v_readlane_b32 s3, v255, 12
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_readlane_b32 s2, v255, 13
	v_readlane_b32 s3, v255, 14
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_readlane_b32 s2, v255, 15
	v_readlane_b32 s3, v255, 16
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
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
	v_add_u32_e32 v154, 0, v207
	v_pack_b32_f16 v51, v51, v52
	v_pack_b32_f16 v50, v49, v50
	v_accvgpr_write_b32 a12, v68
	v_accvgpr_write_b32 a13, v68
	v_accvgpr_write_b32 a14, v68
	v_accvgpr_write_b32 a15, v68
	ds_read_b64 v[74:75], v152 offset:8192
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v58, v58
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[42:43], v[50:51], a[12:15]
	v_pack_b32_f16 v42, v53, v54
	ds_read_b64 v[52:53], v154 offset:10240
	v_add_u32_e32 v155, 0, v208
	v_cvt_f16_f32_e32 v68, v48
	v_pack_b32_f16 v43, v55, v56
	v_pack_b32_f16 v48, v57, v58
	ds_read_b64 v[56:57], v155 offset:10240
	v_add_u32_e32 v245, 0, v209
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v245 offset:10240
	v_add_u32_e32 v246, 0, v210
	v_cvt_f16_f32_e32 v59, v59
	v_cvt_f16_f32_e32 v60, v60
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[42:43], a[4:7]
	ds_read_b64 v[56:57], v246 offset:10240
	v_cvt_f16_f32_e32 v61, v61
	v_cvt_f16_f32_e32 v62, v62
	v_cvt_f16_f32_e32 v47, v47
	v_pack_b32_f16 v49, v59, v60
	v_add_u32_e32 v247, 0, v211
	v_pack_b32_f16 v54, v61, v62
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[48:49], a[4:7]
	ds_read_b64 v[52:53], v247 offset:12288
	v_pack_b32_f16 v55, v68, v47
	v_add_u32_e32 v248, 0, v212
	v_add_u32_e32 v249, 0, v213
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[54:55], a[4:7]
	ds_read_b64 v[56:57], v248 offset:12288
	v_add_u32_e32 v250, 0, v235
	v_accvgpr_read_b32 v47, a48
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[52:53], v249 offset:12288
	v_add_u32_e32 v251, 0, v47
	v_accvgpr_read_b32 v47, a49
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[42:43], a[8:11]
	ds_read_b64 v[56:57], v250 offset:12288
	v_add_u32_e32 v252, 0, v47
	v_accvgpr_read_b32 v47, a50
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[48:49], a[8:11]
	ds_read_b64 v[52:53], v251 offset:14336
	v_add_u32_e32 v90, 0, v47
	ds_read_b64 v[58:59], v90 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[54:55], a[8:11]
	ds_read_b64 v[56:57], v252 offset:14336
	v_accvgpr_read_b32 v47, a51
	v_add_u32_e32 v91, 0, v47
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[52:53], v[50:51], a[12:15]
	ds_read_b64 v[50:51], v91 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[0:3], v[64:65], v[42:43], a[0:3]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v236, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s10
	v_perm_b32 v3, v26, v30, s10
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[42:43], a[12:15]
	ds_write_b64 v148, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s11
	v_perm_b32 v2, v18, v22, s11
	v_mfma_f32_16x16x16_f16 a[0:3], v[72:73], v[48:49], a[0:3]
	v_ashrrev_i32_e32 v42, 31, v44
	ds_write_b64 v237, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s10
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[48:49], a[12:15]
	v_perm_b32 v2, v19, v23, s10
	v_lshrrev_b32_e32 v42, 26, v42
	ds_write_b64 v238, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s11
	v_perm_b32 v3, v27, v31, s11
	v_mfma_f32_16x16x16_f16 a[0:3], v[74:75], v[54:55], a[0:3]
	v_add_u32_e32 v42, v44, v42
	ds_write_b64 v239, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s10
	v_mfma_f32_16x16x16_f16 a[12:15], v[50:51], v[54:55], a[12:15]
	v_perm_b32 v3, v28, v32, s10
	v_ashrrev_i32_e32 v42, 6, v42
	ds_write_b64 v240, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s11
	v_perm_b32 v3, v28, v32, s11
	v_add_f32_e32 v68, v45, v46
	v_max_i32_e32 v42, 2, v42
	ds_write_b64 v241, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s10
	v_perm_b32 v3, v29, v33, s10
	v_fmac_f32_e32 v68, 0, v63
	ds_write_b64 v242, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s11
	v_perm_b32 v3, v29, v33, s11
	v_cmp_ne_u32_e32 vcc, 2, v42
	v_mov_b32_e32 v18, 64
	ds_write_b64 v243, v[2:3] offset:9088
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_71
	v_writelane_b32 v255, s2, 61
	v_mov_b32_e32 v2, 0xffffff80
	s_lshl_b64 s[0:1], s[34:35], 7
	v_writelane_b32 v255, s3, 62
	v_lshl_add_u32 v92, v42, 6, v2
	s_add_u32 s2, s0, s50
	v_accvgpr_read_b32 v2, a52
	s_addc_u32 s3, s1, s51
	v_accvgpr_read_b32 v3, a53
	v_lshl_add_u64 v[42:43], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a54
	v_accvgpr_read_b32 v3, a55
	v_lshl_add_u64 v[44:45], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a56
	v_accvgpr_read_b32 v3, a57
	v_lshl_add_u64 v[46:47], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a58
	v_accvgpr_read_b32 v3, a59
	v_lshl_add_u64 v[48:49], s[2:3], 0, v[2:3]
	s_add_u32 s0, s0, s46
	v_accvgpr_read_b32 v2, a60
	s_addc_u32 s1, s1, s47
	v_accvgpr_read_b32 v3, a61
	v_lshl_add_u64 v[50:51], s[0:1], 0, v[2:3]
	v_accvgpr_read_b32 v2, a62
	v_accvgpr_read_b32 v3, a63
	v_lshl_add_u64 v[52:53], s[0:1], 0, v[2:3]
	v_accvgpr_read_b32 v2, a64
	v_accvgpr_read_b32 v3, a65
	v_lshl_add_u64 v[54:55], s[0:1], 0, v[2:3]
	v_accvgpr_read_b32 v2, a66
	v_accvgpr_read_b32 v3, a67
	v_lshl_add_u64 v[56:57], s[0:1], 0, v[2:3]
	s_mov_b32 s47, 0
	s_mov_b64 s[38:39], 0
	s_mov_b32 s46, s17
	s_branch .LBB0_54
.LBB0_53:
	s_or_b64 exec, exec, s[0:1]
	v_sub_f32_e32 v72, v133, v93
	v_exp_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v73, v98
	v_cvt_f16_f32_e32 v82, v99
	v_cvt_f16_f32_e32 v83, v100
	v_cvt_f16_f32_e32 v84, v101
	v_pk_mul_f32 v[98:99], v[144:145], v[72:73] op_sel_hi:[1,0]
	ds_read_b64 v[74:75], v149 offset:8192
	ds_read_b64 v[76:77], v150 offset:8192
	ds_read_b64 v[78:79], v151 offset:8192
	ds_read_b64 v[80:81], v152 offset:8192
	v_pk_mul_f32 v[100:101], v[146:147], v[72:73] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v85, v102
	v_accvgpr_write_b32 a0, v98
	v_cvt_f16_f32_e32 v86, v103
	v_cvt_f16_f32_e32 v87, v104
	v_cvt_f16_f32_e32 v88, v105
	v_pack_b32_f16 v83, v83, v84
	v_pack_b32_f16 v82, v73, v82
	v_accvgpr_write_b32 a1, v99
	v_accvgpr_write_b32 a2, v100
	v_accvgpr_write_b32 a3, v101
	v_cvt_f16_f32_e32 v102, v112
	v_cvt_f16_f32_e32 v103, v113
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[74:75], v[82:83], a[0:3]
	v_cvt_f16_f32_e32 v104, v114
	v_cvt_f16_f32_e32 v105, v115
	v_pack_b32_f16 v75, v87, v88
	v_pack_b32_f16 v74, v85, v86
	v_cvt_f16_f32_e32 v73, v97
	v_cvt_f16_f32_e32 v86, v96
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[76:77], v[74:75], a[0:3]
	v_pack_b32_f16 v77, v104, v105
	v_pack_b32_f16 v76, v102, v103
	v_pk_mul_f32 v[96:97], v[140:141], v[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[98:99], v[142:143], v[72:73] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[76:77], a[0:3]
	ds_read_b64 v[78:79], v154 offset:10240
	ds_read_b64 v[84:85], v155 offset:10240
	v_accvgpr_write_b32 a4, v96
	v_cvt_f16_f32_e32 v112, v116
	v_cvt_f16_f32_e32 v113, v117
	v_accvgpr_write_b32 a5, v97
	v_accvgpr_write_b32 a6, v98
	v_accvgpr_write_b32 a7, v99
	v_pack_b32_f16 v87, v73, v86
	v_pack_b32_f16 v86, v112, v113
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[78:79], v[82:83], a[4:7]
	v_mul_f32_e64 v62, v62, v72
	v_mul_f32_e64 v63, v63, v72
	v_pk_mul_f32 v[64:65], v[64:65], v[72:73] op_sel_hi:[1,0]
	v_pk_mul_f32 v[58:59], v[58:59], v[72:73] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[80:81], v[86:87], a[0:3]
	ds_read_b64 v[80:81], v245 offset:10240
	ds_read_b64 v[96:97], v246 offset:10240
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
	s_add_i32 s0, s47, 64
	s_add_i32 s46, s46, s49
	v_cmp_eq_u32_e32 vcc, s0, v92
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[62:63], v[76:77], a[8:11]
	ds_read_b64 v[62:63], v251 offset:14336
	s_add_i32 s1, s47, 0x80
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[68:69]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[64:65], v[86:87], a[8:11]
	ds_read_b64 v[64:65], v252 offset:14336
	ds_read_b64 v[58:59], v90 offset:14336
	ds_read_b64 v[60:61], v91 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[82:83], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v129, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v129, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v236, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v236, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s10
	v_mfma_f32_16x16x16_f16 a[12:15], v[64:65], v[74:75], a[12:15]
	v_perm_b32 v3, v26, v30, s10
	ds_write_b64 v148, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s11
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[76:77], a[12:15]
	v_perm_b32 v2, v18, v22, s11
	ds_write_b64 v237, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s10
	v_perm_b32 v2, v19, v23, s10
	ds_write_b64 v238, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s11
	v_perm_b32 v3, v27, v31, s11
	v_mfma_f32_16x16x16_f16 a[4:7], v[96:97], v[86:87], a[4:7]
	ds_write_b64 v239, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s10
	v_perm_b32 v3, v28, v32, s10
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[86:87], a[12:15]
	v_add_f32_e32 v58, v94, v95
	ds_write_b64 v240, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s11
	v_perm_b32 v3, v28, v32, s11
	v_fmac_f32_e32 v58, v68, v72
	ds_write_b64 v241, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s10
	v_perm_b32 v3, v29, v33, s10
	ds_write_b64 v242, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s11
	v_perm_b32 v3, v29, v33, s11
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[68:69]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[68:69]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[68:69]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[68:69]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[68:69]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[68:69]
	v_lshl_add_u64 v[56:57], v[56:57], 0, s[68:69]
	s_or_b64 s[38:39], vcc, s[38:39]
	v_mov_b32_e32 v18, s1
	s_mov_b32 s47, s0
	v_mov_b32_e32 v68, v58
	v_mov_b32_e32 v133, v93
	ds_write_b64 v243, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_70
.LBB0_54:
	v_add_u32_e32 v11, s47, v67
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
	v_cmp_gt_i32_e32 vcc, s48, v2
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
	v_cmp_gt_i32_e32 vcc, s48, v3
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
	v_cmp_gt_i32_e32 vcc, s48, v10
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
	v_cmp_gt_i32_e32 vcc, s48, v11
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
	v_add_u32_e32 v72, s47, v159
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
	v_add_u32_e32 v88, s47, v153
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[34:35], 0
	v_cmp_gt_i32_e64 s[74:75], s48, v73
	v_cmp_gt_i32_e64 s[70:71], s48, v72
	v_cmp_gt_i32_e64 s[0:1], s41, v73
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[40:41], a[0:3]
	v_cmp_gt_i32_e64 s[62:63], s41, v74
	v_cmp_gt_i32_e64 s[2:3], s41, v72
	v_add_u32_e32 v72, s46, v230
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[34:35], 0
	v_add_u32_e32 v73, s46, v229
	v_add_u32_e32 v93, 64, v88
	v_add_u32_e32 v94, 0x41, v88
	v_mfma_f32_16x16x16_f16 a[4:7], v[32:33], v[40:41], a[4:7]
	ds_read2st64_b64 v[30:33], v152 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[36:37], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[72:73], s48, v74
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[12:15]
	v_cmp_gt_i32_e64 s[78:79], s48, v75
	v_cmp_gt_i32_e64 s[98:99], s48, v87
	v_cmp_gt_i32_e64 s[60:61], s41, v75
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[58:59], s41, v76
	v_cmp_gt_i32_e64 s[20:21], s41, v87
	v_add_u32_e32 v74, s46, v228
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_add_u32_e32 v75, s46, v227
	v_add_u32_e32 v87, s46, v215
	v_add_u32_e32 v95, 0x42, v88
	v_add_u32_e32 v96, 0x43, v88
	v_add_u32_e32 v97, 0x50, v88
	v_add_u32_e32 v98, 0x51, v88
	v_add_u32_e32 v99, 0x52, v88
	v_add_u32_e32 v100, 0x53, v88
	v_add_u32_e32 v101, 0x60, v88
	v_add_u32_e32 v102, 0x61, v88
	v_add_u32_e32 v103, 0x62, v88
	v_add_u32_e32 v104, 0x63, v88
	v_add_u32_e32 v105, 0x70, v88
	v_add_u32_e32 v112, 0x71, v88
	v_add_u32_e32 v113, 0x72, v88
	v_add_u32_e32 v88, 0x73, v88
	v_cndmask_b32_e64 v72, v93, v72, s[0:1]
	v_cndmask_b32_e64 v73, v94, v73, s[62:63]
	v_cmp_gt_i32_e64 s[76:77], s48, v76
	v_cmp_gt_i32_e64 s[82:83], s48, v77
	v_cmp_gt_i32_e64 s[94:95], s48, v85
	v_cmp_gt_i32_e32 vcc, s48, v86
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[40:41], a[8:11]
	v_cmp_gt_i32_e64 s[34:35], s41, v77
	v_cmp_gt_i32_e64 s[56:57], s41, v78
	v_cmp_gt_i32_e64 s[24:25], s41, v85
	v_cmp_gt_i32_e64 s[22:23], s41, v86
	v_add_u32_e32 v76, s46, v226
	v_add_u32_e32 v77, s46, v225
	v_add_u32_e32 v85, s46, v217
	v_add_u32_e32 v86, s46, v216
	v_cndmask_b32_e64 v74, v95, v74, s[60:61]
	v_cndmask_b32_e64 v75, v96, v75, s[58:59]
	v_cndmask_b32_e64 v87, v88, v87, s[2:3]
	v_cmp_le_i32_e64 s[0:1], v72, v131
	v_cmp_le_i32_e64 s[2:3], v73, v131
	v_cmp_gt_i32_e64 s[80:81], s48, v78
	v_cmp_gt_i32_e64 s[86:87], s48, v79
	v_cmp_gt_i32_e64 s[96:97], s48, v83
	v_cmp_gt_i32_e64 s[92:93], s48, v84
	v_mul_f32_e32 v18, s66, v18
	v_mul_f32_e32 v19, s66, v19
	v_cmp_gt_i32_e64 s[54:55], s41, v79
	v_cmp_gt_i32_e64 s[52:53], s41, v80
	v_cmp_gt_i32_e64 s[28:29], s41, v83
	v_cmp_gt_i32_e64 s[26:27], s41, v84
	v_add_u32_e32 v78, s46, v224
	v_add_u32_e32 v79, s46, v223
	v_add_u32_e32 v83, s46, v219
	v_add_u32_e32 v84, s46, v218
	v_cndmask_b32_e64 v76, v97, v76, s[34:35]
	v_cndmask_b32_e64 v77, v98, v77, s[56:57]
	v_cndmask_b32_e64 v85, v112, v85, s[22:23]
	v_cndmask_b32_e64 v86, v113, v86, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v74, v131
	v_cmp_le_i32_e64 s[22:23], v75, v131
	s_and_b64 s[0:1], s[74:75], s[0:1]
	s_and_b64 s[72:73], s[72:73], s[2:3]
	v_cmp_gt_i32_e64 s[84:85], s48, v80
	v_cmp_gt_i32_e64 s[90:91], s48, v81
	v_cmp_gt_i32_e64 s[88:89], s48, v82
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[40:41], a[0:3]
	v_mul_f32_e32 v22, s66, v22
	v_mul_f32_e32 v20, s66, v20
	v_cmp_gt_i32_e64 s[50:51], s41, v81
	v_cmp_gt_i32_e64 s[30:31], s41, v82
	v_add_u32_e32 v80, s46, v222
	v_add_u32_e32 v81, s46, v221
	v_add_u32_e32 v82, s46, v220
	v_cndmask_b32_e64 v78, v99, v78, s[54:55]
	v_cndmask_b32_e64 v79, v100, v79, s[52:53]
	v_cndmask_b32_e64 v83, v104, v83, s[26:27]
	v_cndmask_b32_e64 v84, v105, v84, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v76, v131
	v_cmp_le_i32_e64 s[26:27], v77, v131
	s_and_b64 s[20:21], s[78:79], s[20:21]
	s_and_b64 s[22:23], s[76:77], s[22:23]
	v_cndmask_b32_e64 v18, v244, v18, s[0:1]
	v_cndmask_b32_e64 v19, v244, v19, s[72:73]
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s66, v21
	v_mul_f32_e32 v23, s66, v23
	v_cndmask_b32_e64 v80, v101, v80, s[50:51]
	v_cndmask_b32_e64 v81, v102, v81, s[30:31]
	v_cndmask_b32_e64 v82, v103, v82, s[28:29]
	v_cmp_le_i32_e64 s[28:29], v78, v131
	v_cmp_le_i32_e64 s[30:31], v79, v131
	s_and_b64 s[24:25], s[82:83], s[24:25]
	s_and_b64 s[26:27], s[80:81], s[26:27]
	v_cndmask_b32_e64 v22, v244, v22, s[20:21]
	v_cndmask_b32_e64 v20, v244, v20, s[22:23]
	v_max_f32_e32 v72, v18, v19
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s66, v24
	v_mul_f32_e32 v25, s66, v25
	v_cmp_le_i32_e64 s[34:35], v80, v131
	v_cmp_le_i32_e64 s[50:51], v81, v131
	s_and_b64 s[28:29], s[86:87], s[28:29]
	s_and_b64 s[30:31], s[84:85], s[30:31]
	v_cndmask_b32_e64 v21, v244, v21, s[24:25]
	v_cndmask_b32_e64 v23, v244, v23, s[26:27]
	v_max3_f32 v72, v72, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s66, v26
	v_mul_f32_e32 v27, s66, v27
	v_cmp_le_i32_e64 s[52:53], v82, v131
	v_cmp_le_i32_e64 s[54:55], v83, v131
	s_and_b64 s[34:35], s[90:91], s[34:35]
	s_and_b64 s[50:51], s[88:89], s[50:51]
	v_cndmask_b32_e64 v24, v244, v24, s[28:29]
	v_cndmask_b32_e64 v25, v244, v25, s[30:31]
	v_max3_f32 v72, v72, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s66, v28
	v_mul_f32_e32 v29, s66, v29
	v_cmp_le_i32_e64 s[56:57], v84, v131
	v_cmp_le_i32_e64 s[58:59], v85, v131
	s_and_b64 s[52:53], s[96:97], s[52:53]
	s_and_b64 s[54:55], s[92:93], s[54:55]
	v_cndmask_b32_e64 v26, v244, v26, s[34:35]
	v_cndmask_b32_e64 v27, v244, v27, s[50:51]
	v_max3_f32 v72, v72, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s66, v30
	v_mul_f32_e32 v31, s66, v31
	v_cmp_le_i32_e64 s[60:61], v86, v131
	v_cmp_le_i32_e64 s[62:63], v87, v131
	s_and_b64 s[56:57], s[94:95], s[56:57]
	s_and_b64 s[58:59], vcc, s[58:59]
	v_cndmask_b32_e64 v28, v244, v28, s[52:53]
	v_cndmask_b32_e64 v29, v244, v29, s[54:55]
	v_max3_f32 v72, v72, v26, v27
	v_mul_f32_e32 v32, s66, v32
	v_mul_f32_e32 v33, s66, v33
	s_and_b64 s[2:3], s[98:99], s[60:61]
	s_and_b64 vcc, s[70:71], s[62:63]
	v_cndmask_b32_e64 v30, v244, v30, s[56:57]
	v_cndmask_b32_e64 v31, v244, v31, s[58:59]
	v_max3_f32 v72, v72, v28, v29
	v_cndmask_b32_e64 v32, v244, v32, s[2:3]
	v_cndmask_b32_e32 v33, v244, v33, vcc
	v_max3_f32 v72, v72, v30, v31
	v_max3_f32 v72, v72, v32, v33
	ds_bpermute_b32 v73, v183, v72
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v73, v73, v73
	v_max_f32_e32 v72, v72, v73
	ds_swizzle_b32 v73, v72 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v93, v133, v72, v73
	v_sub_f32_e32 v18, v18, v93
	v_sub_f32_e32 v19, v19, v93
	v_sub_f32_e32 v22, v22, v93
	v_exp_f32_e32 v98, v18
	v_exp_f32_e32 v99, v19
	v_sub_f32_e32 v20, v20, v93
	v_exp_f32_e32 v100, v22
	v_sub_f32_e32 v21, v21, v93
	v_exp_f32_e32 v101, v20
	v_sub_f32_e32 v23, v23, v93
	v_exp_f32_e32 v102, v21
	v_sub_f32_e32 v24, v24, v93
	v_exp_f32_e32 v103, v23
	v_add_f32_e32 v18, v98, v99
	v_sub_f32_e32 v25, v25, v93
	v_exp_f32_e32 v104, v24
	v_add_f32_e32 v18, v100, v18
	v_sub_f32_e32 v26, v26, v93
	v_exp_f32_e32 v105, v25
	v_add_f32_e32 v18, v101, v18
	v_sub_f32_e32 v27, v27, v93
	v_exp_f32_e32 v112, v26
	v_add_f32_e32 v18, v102, v18
	v_sub_f32_e32 v28, v28, v93
	v_exp_f32_e32 v113, v27
	v_add_f32_e32 v18, v103, v18
	v_sub_f32_e32 v29, v29, v93
	v_exp_f32_e32 v114, v28
	v_add_f32_e32 v18, v104, v18
	v_sub_f32_e32 v30, v30, v93
	v_exp_f32_e32 v115, v29
	v_add_f32_e32 v18, v105, v18
	v_sub_f32_e32 v31, v31, v93
	v_exp_f32_e32 v116, v30
	v_add_f32_e32 v18, v112, v18
	v_sub_f32_e32 v32, v32, v93
	v_exp_f32_e32 v117, v31
	v_add_f32_e32 v18, v113, v18
	v_sub_f32_e32 v33, v33, v93
	v_exp_f32_e32 v97, v32
	v_add_f32_e32 v18, v114, v18
	v_exp_f32_e32 v96, v33
	v_add_f32_e32 v18, v115, v18
	v_add_f32_e32 v18, v116, v18
	v_add_f32_e32 v18, v117, v18
	v_add_f32_e32 v18, v97, v18
	v_add_f32_e32 v18, v96, v18
	ds_bpermute_b32 v19, v183, v18
	v_add_u32_e32 v27, s47, v175
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s48, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v94, v18, v19
	ds_swizzle_b32 v95, v94 offset:swizzle(SWAP,16)
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
	v_cmp_gt_i32_e32 vcc, s48, v19
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
	v_cmp_gt_i32_e32 vcc, s48, v26
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
	v_cmp_gt_i32_e32 vcc, s48, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_53
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[110:111]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_53
.LBB0_70:
	s_or_b64 exec, exec, s[38:39]
	v_readlane_b32 s2, v255, 61
	v_mov_b32_e32 v68, v58
	v_mov_b32_e32 v133, v93
	v_readlane_b32 s3, v255, 62
.LBB0_71:
	s_or_b64 exec, exec, s[2:3]
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
	s_and_saveexec_b64 s[0:1], s[8:9]
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
	v_or_b32_e32 v39, v18, v163
	v_or_b32_e32 v40, v18, v164
	v_or_b32_e32 v41, v18, v165
	v_or_b32_e32 v42, v18, v166
	v_or_b32_e32 v43, v18, v167
	v_or_b32_e32 v44, v18, v168
	v_or_b32_e32 v45, v18, v169
	v_or_b32_e32 v46, v18, v170
	v_or_b32_e32 v47, v18, v171
	v_or_b32_e32 v48, v18, v172
	v_or_b32_e32 v49, v18, v173
	v_or_b32_e32 v18, v18, v174
	v_mul_lo_u32 v50, v35, s42
	v_mul_lo_u32 v51, v36, s42
	v_cmp_gt_i32_e64 s[2:3], s48, v35
	v_cmp_gt_i32_e64 s[0:1], s48, v36
	v_cmp_gt_i32_e32 vcc, s41, v35
	v_cmp_gt_i32_e64 s[34:35], s41, v36
	v_mul_lo_u32 v52, v37, s42
	v_mul_lo_u32 v53, v38, s42
	v_mul_lo_u32 v65, v18, s42
	v_add_u32_e32 v50, s17, v50
	v_add_u32_e32 v51, s17, v51
	v_add_u32_e32 v35, s37, v35
	v_add_u32_e32 v36, s37, v36
	v_cmp_gt_i32_e64 s[72:73], s48, v37
	v_cmp_gt_i32_e64 s[74:75], s48, v38
	v_cmp_gt_i32_e64 s[98:99], s48, v18
	v_cmp_gt_i32_e64 s[70:71], s41, v37
	v_cmp_gt_i32_e64 s[62:63], s41, v38
	v_cmp_gt_i32_e64 s[20:21], s41, v18
	v_mul_lo_u32 v54, v39, s42
	v_mul_lo_u32 v55, v40, s42
	v_mul_lo_u32 v63, v48, s42
	v_mul_lo_u32 v64, v49, s42
	v_add_u32_e32 v52, s17, v52
	v_add_u32_e32 v53, s17, v53
	v_add_u32_e32 v65, s17, v65
	v_add_u32_e32 v37, s37, v37
	v_add_u32_e32 v38, s37, v38
	v_add_u32_e32 v18, s37, v18
	v_cndmask_b32_e32 v35, v35, v50, vcc
	v_cndmask_b32_e64 v36, v36, v51, s[34:35]
	v_accvgpr_read_b32 v33, a17
	v_accvgpr_read_b32 v34, a16
	v_cmp_gt_i32_e64 s[76:77], s48, v39
	v_cmp_gt_i32_e64 s[78:79], s48, v40
	v_cmp_gt_i32_e64 s[94:95], s48, v48
	v_cmp_gt_i32_e64 s[96:97], s48, v49
	v_cmp_gt_i32_e64 s[60:61], s41, v39
	v_cmp_gt_i32_e64 s[58:59], s41, v40
	v_cmp_gt_i32_e64 s[24:25], s41, v48
	v_cmp_gt_i32_e64 s[22:23], s41, v49
	v_mul_lo_u32 v56, v41, s42
	v_mul_lo_u32 v57, v42, s42
	v_mul_lo_u32 v61, v46, s42
	v_mul_lo_u32 v62, v47, s42
	v_add_u32_e32 v54, s17, v54
	v_add_u32_e32 v55, s17, v55
	v_add_u32_e32 v63, s17, v63
	v_add_u32_e32 v64, s17, v64
	v_add_u32_e32 v39, s37, v39
	v_add_u32_e32 v40, s37, v40
	v_add_u32_e32 v48, s37, v48
	v_add_u32_e32 v49, s37, v49
	v_cndmask_b32_e64 v37, v37, v52, s[70:71]
	v_cndmask_b32_e64 v38, v38, v53, s[62:63]
	v_cndmask_b32_e64 v18, v18, v65, s[20:21]
	v_cmp_le_i32_e32 vcc, v35, v131
	v_cmp_le_i32_e64 s[20:21], v36, v131
	v_accvgpr_read_b32 v31, a19
	v_accvgpr_read_b32 v32, a18
	v_cmp_gt_i32_e64 s[80:81], s48, v41
	v_cmp_gt_i32_e64 s[82:83], s48, v42
	v_cmp_gt_i32_e64 s[90:91], s48, v46
	v_cmp_gt_i32_e64 s[92:93], s48, v47
	v_mul_f32_e32 v34, s66, v34
	v_mul_f32_e32 v33, s66, v33
	v_cmp_gt_i32_e64 s[56:57], s41, v41
	v_cmp_gt_i32_e64 s[54:55], s41, v42
	v_cmp_gt_i32_e64 s[28:29], s41, v46
	v_cmp_gt_i32_e64 s[26:27], s41, v47
	v_mul_lo_u32 v58, v43, s42
	v_mul_lo_u32 v59, v44, s42
	v_mul_lo_u32 v60, v45, s42
	v_add_u32_e32 v56, s17, v56
	v_add_u32_e32 v57, s17, v57
	v_add_u32_e32 v61, s17, v61
	v_add_u32_e32 v62, s17, v62
	v_add_u32_e32 v41, s37, v41
	v_add_u32_e32 v42, s37, v42
	v_add_u32_e32 v46, s37, v46
	v_add_u32_e32 v47, s37, v47
	v_cndmask_b32_e64 v39, v39, v54, s[60:61]
	v_cndmask_b32_e64 v40, v40, v55, s[58:59]
	v_cndmask_b32_e64 v48, v48, v63, s[24:25]
	v_cndmask_b32_e64 v49, v49, v64, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v37, v131
	v_cmp_le_i32_e64 s[24:25], v38, v131
	s_and_b64 vcc, s[2:3], vcc
	s_and_b64 s[20:21], s[0:1], s[20:21]
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v30, a20
	v_cmp_gt_i32_e64 s[84:85], s48, v43
	v_cmp_gt_i32_e64 s[86:87], s48, v44
	v_cmp_gt_i32_e64 s[88:89], s48, v45
	v_mul_f32_e32 v32, s66, v32
	v_mul_f32_e32 v31, s66, v31
	v_cmp_gt_i32_e64 s[52:53], s41, v43
	v_cmp_gt_i32_e64 s[50:51], s41, v44
	v_cmp_gt_i32_e64 s[30:31], s41, v45
	v_add_u32_e32 v58, s17, v58
	v_add_u32_e32 v59, s17, v59
	v_add_u32_e32 v60, s17, v60
	v_add_u32_e32 v43, s37, v43
	v_add_u32_e32 v44, s37, v44
	v_add_u32_e32 v45, s37, v45
	v_cndmask_b32_e64 v41, v41, v56, s[56:57]
	v_cndmask_b32_e64 v42, v42, v57, s[54:55]
	v_cndmask_b32_e64 v46, v46, v61, s[28:29]
	v_cndmask_b32_e64 v47, v47, v62, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v39, v131
	v_cmp_le_i32_e64 s[28:29], v40, v131
	s_and_b64 s[22:23], s[72:73], s[22:23]
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_cndmask_b32_e32 v34, v244, v34, vcc
	v_cndmask_b32_e64 v33, v244, v33, s[20:21]
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v30, s66, v30
	v_mul_f32_e32 v29, s66, v29
	v_cndmask_b32_e64 v43, v43, v58, s[52:53]
	v_cndmask_b32_e64 v44, v44, v59, s[50:51]
	v_cndmask_b32_e64 v45, v45, v60, s[30:31]
	v_cmp_le_i32_e64 s[30:31], v41, v131
	v_cmp_le_i32_e64 s[34:35], v42, v131
	v_cmp_le_i32_e64 s[70:71], v18, v131
	s_and_b64 s[26:27], s[76:77], s[26:27]
	s_and_b64 s[28:29], s[78:79], s[28:29]
	v_cndmask_b32_e64 v32, v244, v32, s[22:23]
	v_cndmask_b32_e64 v31, v244, v31, s[24:25]
	v_max_f32_e32 v18, v34, v33
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v28, s66, v28
	v_mul_f32_e32 v27, s66, v27
	v_cmp_le_i32_e64 s[50:51], v43, v131
	v_cmp_le_i32_e64 s[52:53], v44, v131
	s_and_b64 s[30:31], s[80:81], s[30:31]
	s_and_b64 s[34:35], s[82:83], s[34:35]
	v_cndmask_b32_e64 v30, v244, v30, s[26:27]
	v_cndmask_b32_e64 v29, v244, v29, s[28:29]
	v_max3_f32 v18, v18, v32, v31
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v26, s66, v26
	v_mul_f32_e32 v25, s66, v25
	v_cmp_le_i32_e64 s[54:55], v45, v131
	v_cmp_le_i32_e64 s[56:57], v46, v131
	s_and_b64 s[50:51], s[84:85], s[50:51]
	s_and_b64 s[52:53], s[86:87], s[52:53]
	v_cndmask_b32_e64 v28, v244, v28, s[30:31]
	v_cndmask_b32_e64 v27, v244, v27, s[34:35]
	v_max3_f32 v18, v18, v30, v29
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v24, s66, v24
	v_mul_f32_e32 v23, s66, v23
	v_cmp_le_i32_e64 s[58:59], v47, v131
	v_cmp_le_i32_e64 s[60:61], v48, v131
	s_and_b64 s[54:55], s[88:89], s[54:55]
	s_and_b64 s[56:57], s[90:91], s[56:57]
	v_cndmask_b32_e64 v26, v244, v26, s[50:51]
	v_cndmask_b32_e64 v25, v244, v25, s[52:53]
	v_max3_f32 v18, v18, v28, v27
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v22, s66, v22
	v_mul_f32_e32 v21, s66, v21
	v_cmp_le_i32_e64 s[62:63], v49, v131
	s_and_b64 s[58:59], s[92:93], s[58:59]
	s_and_b64 s[60:61], s[94:95], s[60:61]
	v_cndmask_b32_e64 v24, v244, v24, s[54:55]
	v_cndmask_b32_e64 v23, v244, v23, s[56:57]
	v_max3_f32 v18, v18, v26, v25
	v_mul_f32_e32 v20, s66, v20
	v_mul_f32_e32 v19, s66, v19
	s_and_b64 s[2:3], s[96:97], s[62:63]
	s_and_b64 s[0:1], s[98:99], s[70:71]
	v_cndmask_b32_e64 v22, v244, v22, s[58:59]
	v_cndmask_b32_e64 v21, v244, v21, s[60:61]
	v_max3_f32 v18, v18, v24, v23
	v_cndmask_b32_e64 v20, v244, v20, s[2:3]
	v_cndmask_b32_e64 v19, v244, v19, s[0:1]
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
	s_and_saveexec_b64 s[0:1], s[8:9]
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
	v_add_u32_e32 v48, 0, v208
	v_pack_b32_f16 v15, v42, v41
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[22:23], a[0:3]
	v_pack_b32_f16 v14, v47, v43
	v_add_u32_e32 v21, 0, v207
	v_pk_mul_f32 v[10:11], v[10:11], v[38:39] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v48 offset:10240
	ds_read_b64 v[28:29], v21 offset:10240
	v_add_u32_e32 v21, 0, v209
	v_pk_mul_f32 v[12:13], v[12:13], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v32, v32
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v21 offset:10240
	v_add_u32_e32 v12, 0, v210
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[22:23], a[4:7]
	ds_read_b64 v[12:13], v12 offset:10240
	v_pack_b32_f16 v31, v37, v32
	v_pack_b32_f16 v30, v40, v39
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v211
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[38:39] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v212
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v21, 0, v213
	v_pk_mul_f32 v[6:7], v[6:7], v[38:39] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[38:39] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v21 offset:12288
	v_add_u32_e32 v8, 0, v235
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[22:23], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[38:39] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v36, v36
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_accvgpr_read_b32 v10, a48
	v_add_u32_e32 v10, 0, v10
	v_accvgpr_write_b32 a15, v5
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_accvgpr_read_b32 v10, a49
	v_add_u32_e32 v10, 0, v10
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a14, v4
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_accvgpr_read_b32 v2, a50
	v_add_u32_e32 v2, 0, v2
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[22:23], a[12:15]
	v_accvgpr_read_b32 v4, a51
	v_add_u32_e32 v4, 0, v4
	ds_read_b64 v[4:5], v4 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[14:15], a[12:15]
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
	v_readlane_b32 s0, v253, 8
	s_mul_i32 s0, s16, s0
	v_readlane_b32 s34, v255, 51
	s_add_i32 s0, s0, s36
	s_mul_i32 s1, s7, s34
	s_add_i32 s2, s1, s0
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 13
	v_lshl_add_u64 v[2:3], v[106:107], 0, s[8:9]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v119
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v234, v133
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	v_readlane_b32 s20, v254, 10
	s_lshl_b64 s[2:3], s[2:3], 8
	v_readlane_b32 s22, v254, 12
	v_readlane_b32 s23, v254, 13
	s_add_u32 s16, s22, s2
	s_addc_u32 s1, s23, s3
	s_and_b32 s17, s1, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v185, s[16:19], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v234, v68
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s16, s16, 0x80
	.loc	1 30 0
	v_readlane_b32 s2, v255, 57
	.loc	1 29 0
	s_addc_u32 s1, s1, 0
	.loc	1 30 0
	v_readlane_b32 s3, v255, 58
	.loc	1 29 0
	s_and_b32 s17, s1, 0xffff
	.loc	1 30 0
	s_and_b64 vcc, exec, s[2:3]
	v_readlane_b32 s21, v254, 11
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v185, s[16:19], 0 offen
	.loc	1 30 0
	s_cbranch_vccnz .LBB0_87
	.loc	1 22 0
	v_readlane_b32 s1, v253, 21
	v_readlane_b32 s2, v255, 52
	s_sub_i32 s1, s1, s2
	s_ashr_i32 s2, s1, 31
	s_abs_i32 s1, s1
	v_readlane_b32 s3, v254, 8
	s_mul_hi_u32 s3, s1, s3
	s_mul_i32 s3, s3, s43
	s_sub_i32 s1, s1, s3
	s_sub_i32 s3, s1, s43
	s_cmp_ge_u32 s1, s43
	s_cselect_b32 s1, s3, s1
	s_sub_i32 s3, s1, s43
	v_readlane_b32 s8, v253, 6
	s_cmp_ge_u32 s1, s43
	v_readlane_b32 s9, v253, 7
	s_cselect_b32 s1, s3, s1
	s_load_dwordx4 s[20:23], s[8:9], 0x50
	s_xor_b32 s1, s1, s2
	s_sub_i32 s2, s1, s2
	.loc	1 31 0
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s20, s2
	s_addc_u32 s3, s21, s3
	global_load_dwordx2 v[2:3], v69, s[2:3]
	v_readlane_b32 s2, v253, 36
	v_readlane_b32 s3, v253, 37
	v_mov_b32_e32 v6, v69
	v_mov_b32_e32 v129, v69
	s_nop 0
	v_mov_b32_dpp v6, v186 row_shr:3 row_mask:0xf bank_mask:0xf
	s_nop 0
	global_load_dwordx2 v[4:5], v69, s[2:3]
	v_readlane_b32 s2, v255, 59
	v_readlane_b32 s3, v255, 60
	s_lshl_b64 s[2:3], s[2:3], 2
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
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[2:3]
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	v_readlane_b32 s2, v253, 38
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	v_readlane_b32 s3, v253, 39
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[128:129]
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v4, 0, v4, s[2:3]
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
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_86
	v_mov_b32_e32 v4, v69
	v_mov_b32_e32 v5, v69
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[8:9], v[2:3], 0, 4
	v_mov_b32_dpp v4, v2 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v3 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[8:9], v[4:5]
	s_lshr_b64 s[8:9], vcc, 1
	s_and_b32 s1, s9, 0x55555555
	s_and_b32 s7, s8, 0x55555555
	s_sub_u32 s8, vcc_lo, s7
	v_readlane_b32 s16, v255, 49
	s_subb_u32 s9, vcc_hi, s1
	v_readlane_b32 s17, v255, 50
	s_mov_b32 s22, s16
	s_mov_b32 s23, s16
	s_and_b64 s[16:17], s[8:9], s[22:23]
	s_lshr_b64 s[8:9], s[8:9], 2
	s_and_b64 s[8:9], s[8:9], s[22:23]
	s_add_u32 s8, s8, s16
	s_addc_u32 s9, s9, s17
	s_lshr_b64 s[16:17], s[8:9], 4
	s_add_u32 s1, s16, s8
	s_addc_u32 s7, s17, s9
	s_and_b32 s1, s1, 0xf0f0f0f
	s_and_b32 s7, s7, 0xf0f0f0f
	s_mul_i32 s8, s1, 0x1010101
	s_mul_hi_u32 s1, s1, 0x1010101
	s_add_i32 s1, s1, s8
	s_mul_i32 s7, s7, 0x1010101
	v_accvgpr_read_b32 v4, a68
	s_mov_b32 s20, s22
	s_add_i32 s9, s1, s7
	v_accvgpr_read_b32 v5, a69
	v_writelane_b32 v255, s20, 49
	v_cmp_gt_u64_e32 vcc, s[8:9], v[4:5]
	s_nop 0
	v_writelane_b32 v255, s21, 50
	s_cbranch_vccnz .LBB0_84
	s_mov_b32 s1, 0
	s_mov_b64 s[8:9], 0
.LBB0_80:
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_mov_b32_e32 v7, s1
	s_nop 0
	v_cmp_eq_u64_e64 s[16:17], s[16:17], v[2:3]
	s_bcnt1_i32_b64 s7, s[16:17]
	s_add_i32 s1, s1, s7
	v_mov_b64_e32 v[4:5], s[16:17]
	v_mov_b32_e32 v8, s7
	s_or_b64 s[8:9], s[16:17], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_80
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
	v_cmp_eq_u32_e64 s[8:9], 1, v4
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_85
	s_branch .LBB0_86
.LBB0_84:
	s_mov_b64 s[8:9], -1
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_86
.LBB0_85:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[2:3], v6, off sc1
.LBB0_86:
	s_or_b64 exec, exec, s[2:3]
.LBB0_87:
	.loc	1 32 0
	s_waitcnt lgkmcnt(1)
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[64:65]
	s_cbranch_execz .LBB0_91
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v2, s16, 0
	v_mbcnt_hi_u32_b32 v2, s17, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_90
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[20:21], s[0:1], 2
	v_readlane_b32 s22, v253, 34
	v_readlane_b32 s23, v253, 35
	s_add_u32 s20, s22, s20
	s_addc_u32 s21, s23, s21
	s_bcnt1_i32_b64 s1, s[16:17]
	v_mov_b32_e32 v3, s1
	global_atomic_add v3, v69, v3, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_90:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s1, v3
	s_nop 1
	v_add_u32_e32 v2, s1, v2
	ds_write_b32 v69, v2
.LBB0_91:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v69
	v_readlane_b32 s1, v253, 32
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s1, v2
	s_cbranch_vccnz .LBB0_4
	v_readlane_b32 s1, v253, 40
	s_add_i32 s2, s0, s1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_readlane_b32 s1, v253, 41
	v_lshl_add_u64 v[140:141], v[108:109], 0, s[8:9]
	s_add_i32 s8, s0, s1
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[16:17], s[8:9], 8
	v_readlane_b32 s1, v253, 42
	v_lshl_add_u64 v[142:143], v[108:109], 0, s[16:17]
	s_add_i32 s16, s0, s1
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[20:21], s[16:17], 8
	v_readlane_b32 s1, v253, 43
	v_lshl_add_u64 v[146:147], v[108:109], 0, s[20:21]
	s_add_i32 s20, s0, s1
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[22:23], s[20:21], 8
	v_readlane_b32 s1, v253, 44
	v_lshl_add_u64 v[150:151], v[108:109], 0, s[22:23]
	s_add_i32 s22, s0, s1
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[24:25], s[22:23], 8
	v_readlane_b32 s1, v253, 45
	v_lshl_add_u64 v[144:145], v[108:109], 0, s[24:25]
	s_add_i32 s24, s0, s1
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[26:27], s[24:25], 8
	v_readlane_b32 s1, v253, 46
	v_lshl_add_u64 v[148:149], v[108:109], 0, s[26:27]
	s_add_i32 s26, s0, s1
	v_readlane_b32 s1, v253, 47
	s_ashr_i32 s27, s26, 31
	s_add_i32 s0, s0, s1
	s_lshl_b64 s[28:29], s[26:27], 8
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[152:153], v[108:109], 0, s[28:29]
	s_lshl_b64 s[28:29], s[0:1], 8
	s_lshl_b64 s[2:3], s[2:3], 13
	v_readlane_b32 s36, v254, 10
	v_readlane_b32 s37, v254, 11
	s_add_u32 s2, s36, s2
	s_addc_u32 s3, s37, s3
	v_mov_b32_e32 v131, v69
	s_lshl_b64 s[8:9], s[8:9], 13
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[130:131]
	v_lshlrev_b32_e32 v68, 2, v66
	s_add_u32 s8, s36, s8
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[68:69]
	s_addc_u32 s9, s37, s9
	s_lshl_b64 s[16:17], s[16:17], 13
	global_load_dword v93, v[140:141], off offset:64
	global_load_dword v92, v[142:143], off offset:64
	global_load_dword v91, v[146:147], off offset:64
	global_load_dword v90, v[150:151], off offset:64
	global_load_dword v129, v[150:151], off offset:192
	global_load_dword v245, v[146:147], off offset:192
	global_load_dword v246, v[142:143], off offset:192
	global_load_dword v248, v[140:141], off offset:192
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	global_load_dwordx4 v[18:21], v[6:7], off
	v_lshl_add_u64 v[6:7], s[8:9], 0, v[130:131]
	s_add_u32 s16, s36, s16
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[68:69]
	s_addc_u32 s17, s37, s17
	s_lshl_b64 s[20:21], s[20:21], 13
	global_load_dwordx4 v[6:9], v[10:11], off offset:16
	global_load_dwordx4 v[22:25], v[10:11], off
	v_lshl_add_u64 v[10:11], s[16:17], 0, v[130:131]
	s_add_u32 s20, s36, s20
	v_lshl_add_u64 v[14:15], v[10:11], 0, v[68:69]
	s_addc_u32 s21, s37, s21
	s_lshl_b64 s[22:23], s[22:23], 13
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	global_load_dwordx4 v[30:33], v[14:15], off
	v_lshl_add_u64 v[14:15], s[20:21], 0, v[130:131]
	s_add_u32 s22, s36, s22
	v_lshl_add_u64 v[26:27], v[14:15], 0, v[68:69]
	s_addc_u32 s23, s37, s23
	s_lshl_b64 s[24:25], s[24:25], 13
	v_lshl_add_u64 v[154:155], v[108:109], 0, s[28:29]
	global_load_dwordx4 v[14:17], v[26:27], off offset:16
	global_load_dwordx4 v[42:45], v[26:27], off
	global_load_dword v251, v[144:145], off offset:64
	global_load_dword v250, v[148:149], off offset:64
	global_load_dword v249, v[152:153], off offset:64
	global_load_dword v247, v[154:155], off offset:64
	global_load_dword v252, v[154:155], off offset:192
	global_load_dword v94, v[152:153], off offset:192
	global_load_dword v95, v[148:149], off offset:192
	global_load_dword v96, v[144:145], off offset:192
	v_lshl_add_u64 v[26:27], s[22:23], 0, v[130:131]
	s_add_u32 s24, s36, s24
	v_lshl_add_u64 v[34:35], v[26:27], 0, v[68:69]
	s_addc_u32 s25, s37, s25
	s_lshl_b64 s[26:27], s[26:27], 13
	global_load_dwordx4 v[26:29], v[34:35], off offset:16
	global_load_dwordx4 v[50:53], v[34:35], off
	v_lshl_add_u64 v[34:35], s[24:25], 0, v[130:131]
	s_add_u32 s28, s36, s26
	v_lshl_add_u64 v[38:39], v[34:35], 0, v[68:69]
	s_addc_u32 s29, s37, s27
	s_lshl_b64 s[0:1], s[0:1], 13
	global_load_dwordx4 v[34:37], v[38:39], off offset:16
	global_load_dwordx4 v[54:57], v[38:39], off
	v_lshl_add_u64 v[38:39], s[28:29], 0, v[130:131]
	s_add_u32 s26, s36, s0
	v_lshl_add_u64 v[46:47], v[38:39], 0, v[68:69]
	s_addc_u32 s27, s37, s1
	global_load_dwordx4 v[38:41], v[46:47], off offset:16
	global_load_dwordx4 v[58:61], v[46:47], off
	v_lshl_add_u64 v[46:47], s[26:27], 0, v[130:131]
	v_lshl_add_u64 v[62:63], v[46:47], 0, v[68:69]
	global_load_dwordx4 v[46:49], v[62:63], off offset:16
	s_nop 0
	global_load_dwordx4 v[62:65], v[62:63], off
	v_readlane_b32 s38, v254, 12
	v_readlane_b32 s39, v254, 13
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s30, v255, 53
	v_readlane_b32 s31, v255, 54
	s_and_b64 s[30:31], s[0:1], s[30:31]
	s_mov_b64 exec, s[30:31]
	s_cbranch_execz .LBB0_94
	v_accvgpr_write_b32 a10, v134
	global_load_dword v88, v[140:141], off
	global_load_dword v97, v[142:143], off
	global_load_dword v131, v[146:147], off
	v_accvgpr_write_b32 a11, v135
	global_load_dword v134, v[150:151], off
	v_accvgpr_write_b32 a12, v188
	v_accvgpr_write_b32 a14, v190
	v_accvgpr_write_b32 a13, v189
	global_load_dword v188, v[144:145], off
	v_accvgpr_write_b32 a15, v191
	v_accvgpr_write_b32 a23, v192
	global_load_dword v192, v[152:153], off
	v_accvgpr_write_b32 a28, v210
	global_load_dword v210, v[154:155], off
	global_load_dword v190, v[148:149], off
	v_accvgpr_write_b32 a29, v211
	global_load_dword v211, v[150:151], off offset:128
	global_load_dword v135, v[146:147], off offset:128
	v_accvgpr_write_b32 a30, v213
	global_load_dword v213, v[142:143], off offset:128
	v_accvgpr_write_b32 a31, v235
	v_accvgpr_write_b32 a19, v184
	global_load_dword v184, v[154:155], off offset:128
	v_accvgpr_write_b32 a22, v187
	global_load_dword v187, v[152:153], off offset:128
	global_load_dword v235, v[140:141], off offset:128
	v_mov_b32_e32 v133, v69
	v_lshl_add_u64 v[72:73], s[2:3], 0, v[132:133]
	v_lshl_add_u64 v[74:75], s[8:9], 0, v[132:133]
	v_lshl_add_u64 v[72:73], v[72:73], 0, v[68:69]
	v_accvgpr_write_b32 a0, v89
	global_load_dword v89, v[148:149], off offset:128
	global_load_dword v189, v[144:145], off offset:128
	v_lshl_add_u64 v[76:77], s[16:17], 0, v[132:133]
	global_load_dwordx4 v[98:101], v[72:73], off
	v_lshl_add_u64 v[74:75], v[74:75], 0, v[68:69]
	v_lshl_add_u64 v[78:79], s[20:21], 0, v[132:133]
	global_load_dwordx4 v[102:105], v[74:75], off
	v_lshl_add_u64 v[76:77], v[76:77], 0, v[68:69]
	v_lshl_add_u64 v[80:81], s[22:23], 0, v[132:133]
	global_load_dwordx4 v[112:115], v[76:77], off
	v_lshl_add_u64 v[78:79], v[78:79], 0, v[68:69]
	global_load_dwordx4 v[140:143], v[78:79], off
	v_lshl_add_u64 v[80:81], v[80:81], 0, v[68:69]
	global_load_dwordx4 v[144:147], v[80:81], off
	v_lshl_add_u64 v[82:83], s[24:25], 0, v[132:133]
	v_lshl_add_u64 v[84:85], s[28:29], 0, v[132:133]
	v_lshl_add_u64 v[86:87], v[82:83], 0, v[68:69]
	v_accvgpr_write_b32 a16, v202
	global_load_dwordx4 v[148:151], v[86:87], off
	v_accvgpr_write_b32 a17, v203
	v_lshl_add_u64 v[202:203], v[84:85], 0, v[68:69]
	v_lshl_add_u64 v[82:83], s[26:27], 0, v[132:133]
	v_accvgpr_write_b32 a2, v120
	v_accvgpr_write_b32 a4, v122
	global_load_dwordx4 v[152:155], v[202:203], off
	v_accvgpr_write_b32 a24, v206
	v_accvgpr_write_b32 a25, v207
	v_lshl_add_u64 v[206:207], v[82:83], 0, v[68:69]
	v_accvgpr_write_b32 a3, v121
	v_accvgpr_write_b32 a5, v123
	global_load_dwordx4 v[120:123], v[72:73], off offset:16
	v_accvgpr_write_b32 a1, v118
	v_accvgpr_write_b32 a18, v119
	global_load_dwordx4 v[116:119], v[206:207], off
	v_accvgpr_write_b32 a6, v124
	v_accvgpr_write_b32 a8, v126
	v_accvgpr_write_b32 a7, v125
	v_accvgpr_write_b32 a9, v127
	global_load_dwordx4 v[124:127], v[74:75], off offset:16
	s_nop 0
	global_load_dwordx4 v[72:75], v[76:77], off offset:16
	s_nop 0
	global_load_dwordx4 v[76:79], v[78:79], off offset:16
	s_nop 0
	global_load_dwordx4 v[80:83], v[80:81], off offset:16
	s_nop 0
	global_load_dwordx4 v[84:87], v[86:87], off offset:16
	v_accvgpr_write_b32 a20, v204
	v_accvgpr_write_b32 a21, v205
	global_load_dwordx4 v[202:205], v[202:203], off offset:16
	v_accvgpr_write_b32 a26, v208
	v_accvgpr_write_b32 a27, v209
	global_load_dwordx4 v[206:209], v[206:207], off offset:16
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v68, v88, s2, v97
	v_readlane_b32 s2, v253, 48
	v_readlane_b32 s3, v253, 49
	s_waitcnt vmcnt(28)
	v_max3_f32 v68, v68, v131, v134
	s_waitcnt vmcnt(24)
	v_max3_f32 v68, v68, v188, v190
	v_max3_f32 v68, v68, v192, v210
	v_sub_f32_e32 v88, v88, v68
	v_exp_f32_e32 v88, v88
	v_sub_f32_e32 v97, v97, v68
	v_exp_f32_e32 v97, v97
	v_sub_f32_e32 v131, v131, v68
	v_sub_f32_e32 v133, v134, v68
	v_sub_f32_e32 v134, v188, v68
	v_sub_f32_e32 v188, v190, v68
	v_sub_f32_e32 v190, v192, v68
	v_sub_f32_e32 v68, v210, v68
	v_exp_f32_e32 v131, v131
	v_exp_f32_e32 v191, v68
	v_cndmask_b32_e64 v68, 0, v88, s[2:3]
	v_readlane_b32 s2, v253, 50
	v_readlane_b32 s3, v253, 51
	v_exp_f32_e32 v133, v133
	v_exp_f32_e32 v192, v134
	v_cndmask_b32_e64 v134, 0, v97, s[2:3]
	v_readlane_b32 s2, v253, 52
	v_readlane_b32 s3, v253, 53
	v_exp_f32_e32 v188, v188
	v_exp_f32_e32 v190, v190
	v_cndmask_b32_e64 v210, 0, v131, s[2:3]
	v_readlane_b32 s2, v253, 54
	v_readlane_b32 s3, v253, 55
	v_mov_b32_e32 v131, v212
	s_waitcnt vmcnt(18)
	v_fma_f32 v97, v68, v235, 0
	v_cndmask_b32_e64 v212, 0, v133, s[2:3]
	v_readlane_b32 s2, v253, 56
	v_readlane_b32 s3, v253, 57
	v_fmac_f32_e32 v97, v134, v213
	v_fmac_f32_e32 v97, v210, v135
	v_cndmask_b32_e64 v88, 0, v192, s[2:3]
	v_readlane_b32 s2, v253, 58
	v_readlane_b32 s3, v253, 59
	v_fmac_f32_e32 v97, v212, v211
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[98:99], v[98:99], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v188, 0, v188, s[2:3]
	v_readlane_b32 s2, v253, 60
	v_readlane_b32 s3, v253, 61
	v_fmac_f32_e32 v97, v88, v189
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[98:99], v[102:103], v[134:135], v[98:99] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v190, 0, v190, s[2:3]
	v_readlane_b32 s2, v253, 62
	v_readlane_b32 s3, v253, 63
	v_fmac_f32_e32 v97, v188, v89
	v_accvgpr_read_b32 v213, a30
	v_cndmask_b32_e64 v192, 0, v191, s[2:3]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[98:99], v[112:113], v[210:211], v[98:99] op_sel_hi:[1,0,1]
	v_fmac_f32_e32 v97, v190, v187
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[98:99], v[212:213], v[140:141], v[98:99] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v97, v192, v184
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[98:99], v[88:89], v[144:145], v[98:99] op_sel_hi:[0,1,1]
	v_div_scale_f32 v89, s[2:3], v97, v97, 1.0
	v_rcp_f32_e32 v102, v89
	v_pk_fma_f32 v[100:101], v[100:101], v[68:69], 0 op_sel_hi:[1,0,0]
	v_div_scale_f32 v103, vcc, 1.0, v97, 1.0
	v_pk_fma_f32 v[100:101], v[104:105], v[134:135], v[100:101] op_sel_hi:[1,0,1]
	v_fma_f32 v104, -v89, v102, 1.0
	v_fmac_f32_e32 v102, v104, v102
	v_mul_f32_e32 v104, v103, v102
	v_fma_f32 v105, -v89, v104, v103
	v_fmac_f32_e32 v104, v105, v102
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[98:99], v[188:189], v[148:149], v[98:99] op_sel_hi:[0,1,1]
	v_fma_f32 v89, -v89, v104, v103
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[98:99], v[190:191], v[152:153], v[98:99] op_sel_hi:[0,1,1]
	v_div_fmas_f32 v89, v89, v102, v104
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[104:105], v[68:69], v[120:121], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[100:101], v[114:115], v[210:211], v[100:101] op_sel_hi:[1,0,1]
	v_accvgpr_read_b32 v211, a29
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[98:99], v[192:193], v[116:117], v[98:99] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v102, v89, v97, 1.0
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[104:105], v[134:135], v[124:125], v[104:105] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[98:99], v[98:99], v[102:103] op_sel_hi:[1,0]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[72:73], v[210:211], v[72:73], v[104:105] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v89, v99
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[72:73], v[212:213], v[76:77], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[76:77], v[68:69], v[122:123], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[76:77], v[134:135], v[126:127], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[210:211], v[74:75], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[212:213], v[142:143], v[100:101] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[212:213], v[78:79], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[88:89], v[146:147], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[72:73], v[88:89], v[80:81], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[88:89], v[82:83], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[188:189], v[150:151], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[72:73], v[188:189], v[84:85], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[188:189], v[86:87], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[190:191], v[154:155], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[72:73], v[190:191], v[202:203], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[190:191], v[204:205], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[100:101], v[192:193], v[118:119], v[100:101] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[72:73], v[192:193], v[206:207], v[72:73] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[192:193], v[208:209], v[74:75] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[100:101], v[100:101], v[102:103] op_sel_hi:[1,0]
	v_pk_mul_f32 v[72:73], v[102:103], v[72:73] op_sel_hi:[0,1]
	v_pk_mul_f32 v[74:75], v[102:103], v[74:75] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v97, v101
	v_cvt_f16_f32_e32 v73, v73
	v_cvt_f16_f32_e32 v68, v75
	v_cvt_f16_f32_e32 v74, v74
	v_cvt_f16_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v76, v100
	v_cvt_f16_f32_e32 v77, v98
	v_accvgpr_read_b32 v205, a21
	v_accvgpr_read_b32 v121, a3
	v_accvgpr_read_b32 v125, a7
	v_accvgpr_read_b32 v203, a17
	v_accvgpr_read_b32 v123, a5
	v_accvgpr_read_b32 v135, a11
	v_accvgpr_read_b32 v127, a9
	v_accvgpr_read_b32 v189, a13
	v_accvgpr_read_b32 v204, a20
	v_accvgpr_read_b32 v191, a15
	v_accvgpr_read_b32 v235, a31
	v_accvgpr_read_b32 v187, a22
	v_accvgpr_read_b32 v184, a19
	v_accvgpr_read_b32 v119, a18
	v_accvgpr_read_b32 v118, a1
	v_accvgpr_read_b32 v120, a2
	v_accvgpr_read_b32 v124, a6
	v_accvgpr_read_b32 v202, a16
	v_accvgpr_read_b32 v207, a25
	v_accvgpr_read_b32 v206, a24
	v_accvgpr_read_b32 v122, a4
	v_accvgpr_read_b32 v134, a10
	v_accvgpr_read_b32 v126, a8
	v_accvgpr_read_b32 v210, a28
	v_mov_b32_e32 v212, v131
	v_accvgpr_read_b32 v188, a12
	v_accvgpr_read_b32 v190, a14
	v_accvgpr_read_b32 v209, a27
	v_accvgpr_read_b32 v208, a26
	v_accvgpr_read_b32 v192, a23
	v_pack_b32_f16 v75, v74, v68
	v_pack_b32_f16 v74, v72, v73
	v_pack_b32_f16 v73, v76, v97
	v_pack_b32_f16 v72, v77, v89
	v_accvgpr_read_b32 v89, a0
	v_lshl_add_u64 v[76:77], v[138:139], 1, v[204:205]
	global_store_dwordx4 v[76:77], v[72:75], off
.LBB0_94:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s2, v255, 55
	v_readlane_b32 s3, v255, 56
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_3
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v68, v93, s2, v92
	s_waitcnt vmcnt(28)
	v_max3_f32 v68, v68, v91, v90
	s_waitcnt vmcnt(14)
	v_max3_f32 v68, v68, v251, v250
	s_waitcnt vmcnt(12)
	v_max3_f32 v73, v68, v249, v247
	v_sub_f32_e32 v68, v93, v73
	v_exp_f32_e32 v68, v68
	v_sub_f32_e32 v72, v92, v73
	v_exp_f32_e32 v72, v72
	v_readlane_b32 s2, v253, 48
	v_readlane_b32 s3, v253, 49
	v_sub_f32_e32 v74, v91, v73
	v_exp_f32_e32 v74, v74
	v_cndmask_b32_e64 v68, 0, v68, s[2:3]
	v_readlane_b32 s2, v253, 50
	v_readlane_b32 s3, v253, 51
	v_sub_f32_e32 v76, v90, v73
	v_exp_f32_e32 v76, v76
	v_cndmask_b32_e64 v72, 0, v72, s[2:3]
	v_readlane_b32 s2, v253, 52
	v_readlane_b32 s3, v253, 53
	v_sub_f32_e32 v77, v251, v73
	v_exp_f32_e32 v77, v77
	v_cndmask_b32_e64 v74, 0, v74, s[2:3]
	v_readlane_b32 s2, v253, 54
	v_readlane_b32 s3, v253, 55
	v_sub_f32_e32 v78, v250, v73
	v_exp_f32_e32 v79, v78
	v_cndmask_b32_e64 v76, 0, v76, s[2:3]
	v_readlane_b32 s2, v253, 56
	v_readlane_b32 s3, v253, 57
	v_fma_f32 v75, v248, v68, 0
	v_fmac_f32_e32 v75, v72, v246
	v_cndmask_b32_e64 v78, 0, v77, s[2:3]
	v_sub_f32_e32 v77, v249, v73
	v_readlane_b32 s2, v253, 58
	v_exp_f32_e32 v77, v77
	v_readlane_b32 s3, v253, 59
	v_sub_f32_e32 v73, v247, v73
	v_fmac_f32_e32 v75, v74, v245
	v_cndmask_b32_e64 v80, 0, v79, s[2:3]
	v_exp_f32_e32 v73, v73
	v_readlane_b32 s2, v253, 60
	v_fmac_f32_e32 v75, v76, v129
	v_readlane_b32 s3, v253, 61
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v75, v78, v96
	v_fmac_f32_e32 v75, v80, v95
	v_cndmask_b32_e64 v82, 0, v77, s[2:3]
	v_readlane_b32 s2, v253, 62
	v_readlane_b32 s3, v253, 63
	v_fmac_f32_e32 v75, v82, v94
	v_pk_fma_f32 v[18:19], v[18:19], v[68:69], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v84, 0, v73, s[2:3]
	v_fmac_f32_e32 v75, v84, v252
	v_div_scale_f32 v73, s[2:3], v75, v75, 1.0
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
	v_lshl_add_u64 v[6:7], v[136:137], 1, v[204:205]
	v_pack_b32_f16 v5, v4, v5
	v_pack_b32_f16 v4, v2, v3
	v_pack_b32_f16 v3, v10, v9
	v_pack_b32_f16 v2, v11, v8
	global_store_dwordx4 v[6:7], v[2:5], off
	s_branch .LBB0_3
.LBB0_96:
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s24, v253, 16
	v_readlane_b32 s16, v253, 15
.LBB0_97:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_153
	.loc	1 14 0
	s_abs_i32 s7, s5
	v_cvt_f32_u32_e32 v1, s7
	v_readlane_b32 s0, v253, 6
	v_readlane_b32 s1, v253, 7
	s_load_dwordx4 s[0:3], s[0:1], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s3, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_waitcnt vmcnt(21)
	v_cvt_u32_f32_e32 v6, v1
	s_nop 0
	v_readfirstlane_b32 s0, v6
	s_cbranch_scc1 .LBB0_153
	s_sub_i32 s18, 0, s7
	s_mul_i32 s3, s18, s0
	s_mul_hi_u32 s3, s0, s3
	s_abs_i32 s2, s24
	s_add_i32 s0, s0, s3
	s_mul_hi_u32 s0, s2, s0
	.loc	1 13 0
	v_readlane_b32 s3, v253, 8
	s_mul_i32 s11, s16, s3
	.loc	1 14 0
	s_mul_i32 s3, s0, s7
	s_ashr_i32 s1, s24, 31
	s_ashr_i32 s10, s5, 31
	s_sub_i32 s2, s2, s3
	.loc	1 13 0
	s_add_i32 s11, s11, s4
	.loc	1 14 0
	s_xor_b32 s1, s1, s10
	s_add_i32 s3, s0, 1
	s_sub_i32 s8, s2, s7
	s_cmp_ge_u32 s2, s7
	s_cselect_b32 s0, s3, s0
	s_cselect_b32 s2, s8, s2
	v_readlane_b32 s8, v253, 6
	s_add_i32 s3, s0, 1
	v_readlane_b32 s9, v253, 7
	s_cmp_ge_u32 s2, s7
	s_load_dwordx4 s[36:39], s[8:9], 0x50
	s_cselect_b32 s0, s3, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s19, s0, s1
	s_mul_hi_i32 s1, s48, s6
	s_mul_i32 s0, s48, s6
	s_lshl_b64 s[22:23], s[0:1], 6
	s_mul_i32 s1, s19, s5
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s39, s38
	s_sub_i32 s1, s24, s1
	s_cmp_eq_u32 s1, 1
	v_readlane_b32 s2, v253, 13
	s_cselect_b32 s2, s2, 1
	s_abs_i32 s3, s39
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s16, 0, s3
	s_sub_i32 s0, s0, s2
	s_load_dword s8, s[8:9], 0x8c
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s9, s0, 31
	s_abs_i32 s0, s0
	v_and_b32_e32 v3, 63, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s49, s5, s8
	v_lshrrev_b32_e32 v7, 6, v0
	v_or_b32_e32 v4, v7, v3
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s16, s16, s17
	s_mul_hi_u32 s16, s17, s16
	s_add_i32 s17, s17, s16
	s_mul_hi_u32 s16, s0, s17
	s_mul_i32 s16, s16, s3
	s_sub_i32 s0, s0, s16
	s_sub_i32 s16, s0, s3
	s_cmp_ge_u32 s0, s3
	s_cselect_b32 s0, s16, s0
	s_sub_i32 s16, s0, s3
	s_cmp_ge_u32 s0, s3
	s_cselect_b32 s0, s16, s0
	s_xor_b32 s0, s0, s9
	s_add_i32 s2, s2, s38
	s_sub_i32 s16, s0, s9
	s_ashr_i32 s0, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s9, s2, s17
	s_mul_i32 s9, s9, s3
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s3
	s_cmp_ge_u32 s2, s3
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s3
	s_cmp_ge_u32 s2, s3
	s_cselect_b32 s2, s9, s2
	s_abs_i32 s3, s4
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s9, 0, s3
	s_abs_i32 s8, s19
	s_xor_b32 s2, s2, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s2, s2, s0
	s_xor_b32 s0, s19, s4
	s_ashr_i32 s0, s0, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v5, 3, v0
	v_and_or_b32 v7, v0, 62, v7
	s_mov_b32 s33, 0
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s9, s9, s17
	s_mul_hi_u32 s9, s17, s9
	s_add_i32 s17, s17, s9
	s_mul_hi_u32 s9, s8, s17
	s_mul_i32 s17, s9, s3
	s_sub_i32 s8, s8, s17
	s_add_i32 s17, s9, 1
	s_sub_i32 s20, s8, s3
	s_cmp_ge_u32 s8, s3
	s_cselect_b32 s9, s17, s9
	s_cselect_b32 s8, s20, s8
	s_add_i32 s17, s9, 1
	s_cmp_ge_u32 s8, s3
	s_cselect_b32 s3, s17, s9
	s_xor_b32 s3, s3, s0
	s_sub_i32 s20, s3, s0
	s_mul_i32 s5, s20, s5
	s_add_i32 s5, s5, s1
	s_cmp_lt_i32 s5, s6
	s_cselect_b64 s[24:25], -1, 0
	s_lshr_b32 s0, s19, 31
	s_add_i32 s0, s19, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s19, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s64, s12, s0
	s_addc_u32 s65, s13, s1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s26, s36, s2
	s_addc_u32 s27, s37, s3
	s_ashr_i32 s3, s38, 31
	s_mov_b32 s2, s38
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s28, s36, s2
	s_addc_u32 s29, s37, s3
	s_add_i32 s2, s48, 15
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s2, s2, s3
	s_ashr_i32 s17, s16, 31
	s_ashr_i32 s66, s2, 4
	s_lshl_b64 s[16:17], s[16:17], 3
	s_add_u32 s30, s36, s16
	s_mul_i32 s20, s20, s4
	s_addc_u32 s31, s37, s17
	s_sub_i32 s67, s19, s20
	v_readfirstlane_b32 s19, v6
	s_mul_i32 s18, s18, s19
	s_mul_hi_u32 s18, s19, s18
	s_add_i32 s68, s19, s18
	s_cmp_lt_i32 s67, s66
	s_cselect_b64 s[34:35], -1, 0
	s_lshr_b32 s18, s67, 31
	s_add_i32 s18, s67, s18
	s_and_b32 s18, s18, 0x7fffffe
	s_sub_i32 s18, s67, s18
	s_lshl_b32 s18, s18, 5
	s_ashr_i32 s19, s18, 31
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v1, 3, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v4
	v_lshlrev_b32_e32 v4, 5, v0
	v_and_b32_e32 v0, 0x7e, v0
	s_lshl_b64 s[18:19], s[18:19], 2
	v_cmp_eq_u32_e64 s[8:9], 0, v7
	v_cmp_eq_u32_e64 s[16:17], 0, v0
	s_add_u32 s69, s14, s18
	v_and_b32_e32 v2, 56, v1
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 32, v4
	s_waitcnt vmcnt(17)
	v_cndmask_b32_e64 v16, 0, 1, s[8:9]
	v_cndmask_b32_e64 v17, 0, 1, s[16:17]
	s_addc_u32 s70, s15, s19
	v_mov_b32_e32 v18, 1
	s_mov_b32 s36, 0x33333333
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
	v_readlane_b32 s40, v253, 9
	s_add_i32 s33, s33, 1
	v_readlane_b32 s43, v253, 12
	s_cmp_eq_u32 s33, s43
	v_readlane_b32 s41, v253, 10
	v_readlane_b32 s42, v253, 11
	s_cbranch_scc1 .LBB0_153
.LBB0_101:
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_100
	s_cmp_lg_u32 s33, 0
	v_readlane_b32 s18, v253, 13
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_lt_i32 s33, s18
	v_readlane_b32 s18, v253, 14
	s_cselect_b64 s[40:41], -1, 0
	s_add_i32 s20, s33, s18
	s_add_i32 s18, s20, -1
	s_lshr_b32 s19, s18, 31
	s_add_i32 s19, s18, s19
	s_ashr_i32 s21, s19, 1
	s_and_b32 s19, s19, -2
	s_sub_i32 s71, s18, s19
	s_lshl_b32 s18, s71, 1
	s_ashr_i32 s19, s18, 31
	s_add_i32 s72, s21, 1
	s_mul_i32 s19, s22, s19
	s_mul_hi_u32 s21, s22, s18
	s_add_i32 s19, s21, s19
	s_mul_i32 s21, s23, s18
	s_add_i32 s19, s19, s21
	s_mul_i32 s18, s22, s18
	s_lshl_b64 s[18:19], s[18:19], 1
	v_readlane_b32 s42, v253, 0
	v_readlane_b32 s43, v253, 1
	s_add_u32 s21, s42, s18
	s_addc_u32 s37, s43, s19
	s_lshr_b32 s18, s20, 31
	s_add_i32 s18, s20, s18
	s_ashr_i32 s74, s18, 1
	s_and_b32 s18, s18, -2
	s_sub_i32 s73, s20, s18
	s_lshl_b32 s18, s73, 1
	s_ashr_i32 s19, s18, 31
	s_mul_i32 s19, s22, s19
	s_mul_hi_u32 s20, s22, s18
	s_add_i32 s19, s20, s19
	s_mul_i32 s20, s23, s18
	s_add_i32 s19, s19, s20
	s_mul_i32 s18, s22, s18
	s_lshl_b64 s[18:19], s[18:19], 1
	s_add_u32 s42, s42, s18
	s_addc_u32 s43, s43, s19
	s_lshl_b64 s[44:45], s[22:23], 1
	s_add_u32 s20, s21, s44
	s_addc_u32 s50, s37, s45
	s_cmp_eq_u32 s33, 0
	s_cselect_b64 s[18:19], -1, 0
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e64 v26, 0, 1, s[18:19]
	s_and_b64 s[18:19], s[18:19], exec
	v_readlane_b32 s18, v253, 4
	v_readlane_b32 s19, v253, 5
	s_cselect_b32 s47, s19, s37
	s_cselect_b32 s46, s18, s21
	v_readlane_b32 s18, v253, 2
	v_readlane_b32 s19, v253, 3
	v_cndmask_b32_e64 v25, 0, 1, s[38:39]
	s_mul_i32 s71, s71, s6
	s_mul_i32 s72, s72, s4
	s_cselect_b32 s51, s19, s50
	s_cselect_b32 s50, s18, s20
	s_mul_i32 s73, s73, s6
	s_mul_i32 s74, s74, s11
	s_mov_b32 s52, s5
	s_branch .LBB0_105
.LBB0_103:
	s_or_b64 exec, exec, s[18:19]
.LBB0_104:
	s_add_i32 s52, s52, s49
	s_cmp_lt_i32 s52, s6
	s_cbranch_scc0 .LBB0_100
.LBB0_105:
	v_cmp_ne_u32_e64 s[18:19], 1, v25
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_112
	s_add_i32 s20, s52, s71
	s_lshl_b32 s20, s20, 6
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s20, s64, s20
	s_addc_u32 s21, s65, s21
	s_branch .LBB0_109
.LBB0_107:
	s_or_b64 exec, exec, s[56:57]
	v_readfirstlane_b32 s37, v0
	s_nop 1
	v_mov_b32_e32 v0, s37
	ds_write_b32 v1, v0
.LBB0_108:
	s_or_b64 exec, exec, s[54:55]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s72, v0
	s_cbranch_vccz .LBB0_112
.LBB0_109:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[54:55], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_107
	global_load_dword v0, v1, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_107
.LBB0_112:
	s_andn2_b64 vcc, exec, s[40:41]
	s_cbranch_vccz .LBB0_114
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_104
	s_branch .LBB0_144
.LBB0_114:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[26:27]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	v_cmp_ne_u32_e32 vcc, 1, v26
	s_mov_b32 s37, 1
	s_cbranch_vccnz .LBB0_116
	s_abs_i32 s21, s52
	s_mul_hi_u32 s37, s21, s68
	s_mul_i32 s53, s37, s7
	s_ashr_i32 s20, s52, 31
	s_sub_i32 s21, s21, s53
	s_xor_b32 s20, s20, s10
	s_add_i32 s53, s37, 1
	s_sub_i32 s54, s21, s7
	s_cmp_ge_u32 s21, s7
	s_cselect_b32 s37, s53, s37
	s_cselect_b32 s21, s54, s21
	s_add_i32 s53, s37, 1
	s_cmp_ge_u32 s21, s7
	s_cselect_b32 s21, s53, s37
	s_xor_b32 s21, s21, s20
	s_sub_i32 s20, s21, s20
	s_add_i32 s37, s20, 1
.LBB0_116:
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_add_i32 s20, s52, s73
	s_nop 0
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	s_lshl_b32 s54, s20, 6
	v_and_b32_e32 v8, -16, v8
	s_andn2_b64 vcc, exec, s[34:35]
	s_ashr_i32 s55, s54, 31
	s_cbranch_vccnz .LBB0_134
	s_ashr_i32 s53, s52, 31
	s_lshl_b64 s[20:21], s[54:55], 2
	s_add_u32 s56, s69, s20
	s_addc_u32 s57, s70, s21
	v_lshl_add_u64 v[8:9], s[42:43], 0, v[8:9]
	s_cmp_lt_i32 s37, 1
	v_lshl_add_u64 v[10:11], v[8:9], 0, s[44:45]
	s_cselect_b64 s[58:59], -1, 0
	v_mov_b64_e32 v[12:13], s[52:53]
	s_mov_b32 s53, s67
	s_branch .LBB0_119
.LBB0_118:
	s_or_b64 exec, exec, s[60:61]
	s_add_i32 s53, s53, s4
	s_cmp_lt_i32 s53, s66
	s_cbranch_scc0 .LBB0_133
.LBB0_119:
	v_lshl_or_b32 v0, s53, 4, v5
	v_mad_i64_i32 v[14:15], s[20:21], v0, s6, v[12:13]
	v_lshlrev_b64 v[14:15], 6, v[14:15]
	v_or_b32_e32 v14, v14, v2
	v_cmp_gt_i32_e64 s[20:21], s48, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[60:61], s[20:21]
	s_cbranch_execz .LBB0_121
	v_lshl_add_u64 v[30:31], v[14:15], 1, s[46:47]
	global_load_dwordx4 v[32:35], v[30:31], off
.LBB0_121:
	s_or_b64 exec, exec, s[60:61]
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[60:61], s[20:21]
	s_cbranch_execz .LBB0_123
	v_lshl_add_u64 v[28:29], v[14:15], 1, s[50:51]
	global_load_dwordx4 v[28:31], v[28:29], off
.LBB0_123:
	s_or_b64 exec, exec, s[60:61]
	s_cmp_lg_u32 s53, s67
	s_cselect_b64 s[60:61], -1, 0
	s_or_b64 s[60:61], s[60:61], s[58:59]
	s_and_b64 vcc, exec, s[60:61]
	s_cbranch_vccnz .LBB0_131
	s_mov_b32 s75, 0
	s_branch .LBB0_127
.LBB0_125:
	s_or_b64 exec, exec, s[62:63]
	v_readfirstlane_b32 s62, v0
	s_nop 1
	v_mov_b32_e32 v0, s62
	ds_write_b32 v1, v0
.LBB0_126:
	s_or_b64 exec, exec, s[60:61]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s74, v0
	s_cbranch_vccz .LBB0_130
.LBB0_127:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[60:61], s[2:3]
	s_cbranch_execz .LBB0_126
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[62:63], vcc
	s_cbranch_execz .LBB0_125
	global_load_dword v0, v1, s[56:57] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_125
.LBB0_130:
	s_add_i32 s75, s75, 1
	s_cmp_lg_u32 s75, s37
	s_cbranch_scc1 .LBB0_127
.LBB0_131:
	s_and_saveexec_b64 s[60:61], s[20:21]
	s_cbranch_execz .LBB0_118
	v_lshlrev_b64 v[14:15], 1, v[14:15]
	v_lshl_add_u64 v[36:37], v[10:11], 0, v[14:15]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[14:15]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[14:15], v[32:35], off
	global_store_dwordx4 v[36:37], v[28:31], off
	s_branch .LBB0_118
.LBB0_133:
	global_load_dwordx2 v[8:9], v1, s[26:27]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
.LBB0_134:
	v_lshl_add_u64 v[8:9], s[12:13], 0, v[8:9]
	s_lshl_b64 s[20:21], s[54:55], 2
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[20:21]
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
	v_cndmask_b32_e64 v0, 0, v0, s[8:9]
	v_lshl_add_u32 v10, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v10, v19, v10, vcc
	ds_permute_b32 v0, v10, v18
	ds_permute_b32 v8, v10, v8
	ds_permute_b32 v9, v10, v9
	v_cmp_ne_u32_e32 vcc, 0, v16
	s_bcnt1_i32_b64 s20, vcc
	v_cmp_gt_u32_e32 vcc, s20, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_143
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[12:13], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[12:13], v[10:11]
	s_lshr_b64 s[54:55], vcc, 1
	s_and_b32 s37, s55, 0x55555555
	s_and_b32 s53, s54, 0x55555555
	s_sub_u32 s54, vcc_lo, s53
	s_subb_u32 s55, vcc_hi, s37
	s_mov_b32 s37, s36
	s_and_b64 s[56:57], s[54:55], s[36:37]
	s_lshr_b64 s[54:55], s[54:55], 2
	s_and_b64 s[54:55], s[54:55], s[36:37]
	s_add_u32 s54, s54, s56
	s_addc_u32 s55, s55, s57
	s_lshr_b64 s[56:57], s[54:55], 4
	s_add_u32 s37, s56, s54
	s_addc_u32 s53, s57, s55
	s_and_b32 s37, s37, 0xf0f0f0f
	s_and_b32 s53, s53, 0xf0f0f0f
	s_mul_i32 s54, s37, 0x1010101
	s_mul_hi_u32 s37, s37, 0x1010101
	s_add_i32 s37, s37, s54
	s_mul_i32 s53, s53, 0x1010101
	s_add_i32 s55, s37, s53
	v_cmp_gt_u64_e32 vcc, s[54:55], v[6:7]
	s_cbranch_vccnz .LBB0_141
	s_mov_b32 s37, 0
	s_mov_b64 s[54:55], 0
.LBB0_137:
	v_readfirstlane_b32 s56, v8
	v_readfirstlane_b32 s57, v9
	v_mov_b32_e32 v12, s37
	s_nop 0
	v_cmp_eq_u64_e64 s[56:57], s[56:57], v[8:9]
	s_bcnt1_i32_b64 s53, s[56:57]
	s_add_i32 s37, s37, s53
	v_mov_b64_e32 v[10:11], s[56:57]
	v_mov_b32_e32 v13, s53
	s_or_b64 s[54:55], s[56:57], s[54:55]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_137
	s_or_b64 exec, exec, s[54:55]
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
	v_cmp_eq_u32_e64 s[54:55], 1, v10
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_142
	s_branch .LBB0_143
.LBB0_141:
	s_mov_b64 s[54:55], -1
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_143
.LBB0_142:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v0, off sc1
.LBB0_143:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_104
.LBB0_144:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[30:31]
	global_load_dwordx2 v[10:11], v1, s[28:29]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v3
	v_mov_b32_e32 v12, v1
	v_mov_b32_e32 v13, v1
	v_add_u32_dpp v0, v17, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v17 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v17 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v12, v13
	s_add_i32 s18, s52, s71
	s_lshl_b32 s18, s18, 6
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v0, 0, v0, s[16:17]
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
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[8:9]
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[18:19]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	ds_permute_b32 v8, v13, v8
	ds_permute_b32 v9, v13, v9
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s18, vcc
	v_cmp_gt_u32_e32 vcc, s18, v3
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_103
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[14:15], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[14:15], v[10:11]
	s_lshr_b64 s[20:21], vcc, 1
	s_and_b32 s21, s21, 0x55555555
	s_and_b32 s20, s20, 0x55555555
	s_sub_u32 s20, vcc_lo, s20
	s_subb_u32 s21, vcc_hi, s21
	s_mov_b32 s37, s36
	s_and_b64 s[54:55], s[20:21], s[36:37]
	s_lshr_b64 s[20:21], s[20:21], 2
	s_and_b64 s[20:21], s[20:21], s[36:37]
	s_add_u32 s20, s20, s54
	s_addc_u32 s21, s21, s55
	s_lshr_b64 s[54:55], s[20:21], 4
	s_add_u32 s20, s54, s20
	s_addc_u32 s21, s55, s21
	s_and_b32 s37, s20, 0xf0f0f0f
	s_and_b32 s21, s21, 0xf0f0f0f
	s_mul_i32 s20, s37, 0x1010101
	s_mul_hi_u32 s37, s37, 0x1010101
	s_add_i32 s37, s37, s20
	s_mul_i32 s21, s21, 0x1010101
	s_add_i32 s21, s37, s21
	v_cmp_gt_u64_e32 vcc, s[20:21], v[6:7]
	s_cbranch_vccnz .LBB0_151
	s_mov_b32 s37, 0
	s_mov_b64 s[20:21], 0
.LBB0_147:
	v_readfirstlane_b32 s54, v8
	v_readfirstlane_b32 s55, v9
	v_mov_b32_e32 v0, s37
	s_nop 0
	v_cmp_eq_u64_e64 s[54:55], s[54:55], v[8:9]
	s_bcnt1_i32_b64 s53, s[54:55]
	s_add_i32 s37, s37, s53
	v_mov_b64_e32 v[10:11], s[54:55]
	v_mov_b32_e32 v13, s53
	s_or_b64 s[20:21], s[54:55], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_147
	s_or_b64 exec, exec, s[20:21]
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
	v_cmp_eq_u32_e64 s[20:21], 1, v0
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_103
	s_branch .LBB0_152
.LBB0_151:
	s_mov_b64 s[20:21], -1
	s_and_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_103
.LBB0_152:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v12, off sc1
	s_branch .LBB0_103
.LBB0_153:
	.loc	1 12 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_attention
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 168
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
	.size	ring_attention, .Lfunc_end0-ring_attention
	.set ring_attention.num_vgpr, 256
	.set ring_attention.num_agpr, 70
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
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
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
      - .offset:         144
        .size:           4
        .value_kind:     by_value
      - .offset:         148
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         152
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         160
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 168
    .max_flat_workgroup_size: 128
    .name:           ring_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 193
    .symbol:         ring_attention.kd
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
