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
	s_mov_b64 s[18:19], s[0:1]
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
	s_load_dword s38, s[0:1], 0x68
	s_load_dword s33, s[0:1], 0x90
	s_load_dword s5, s[0:1], 0x88
	s_load_dword s4, s[0:1], 0x80
	s_load_dwordx4 s[20:23], s[0:1], 0x50
	.loc	1 10 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s0, s38
	v_cvt_f32_u32_e32 v1, s0
	.loc	1 9 0
	s_add_i32 s1, s48, 31
	.loc	1 10 0
	s_sub_i32 s7, 0, s0
	.loc	1 9 0
	s_ashr_i32 s6, s1, 31
	.loc	1 10 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 9 0
	s_lshr_b32 s6, s6, 27
	s_add_i32 s1, s1, s6
	.loc	1 10 0
	s_abs_i32 s6, s49
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 9 0
	s_ashr_i32 s82, s1, 5
	.loc	1 10 0
	s_xor_b32 s1, s49, s38
	s_ashr_i32 s1, s1, 31
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s7, s7, s10
	s_mul_hi_u32 s7, s10, s7
	s_add_i32 s10, s10, s7
	s_mul_hi_u32 s7, s6, s10
	s_mul_i32 s10, s7, s0
	s_sub_i32 s6, s6, s10
	s_add_i32 s10, s7, 1
	s_sub_i32 s11, s6, s0
	s_cmp_ge_u32 s6, s0
	s_cselect_b32 s7, s10, s7
	s_cselect_b32 s6, s11, s6
	s_add_i32 s10, s7, 1
	s_cmp_ge_u32 s6, s0
	s_cselect_b32 s0, s10, s7
	s_xor_b32 s0, s0, s1
	s_sub_i32 s6, s0, s1
	.loc	1 11 0
	s_add_i32 s0, s4, -1
	s_add_i32 s83, s23, -1
	s_mul_i32 s0, s0, s83
	.loc	1 12 0
	v_writelane_b32 v253, s0, 6
	s_cmp_ge_i32 s16, s5
	s_mov_b64 s[0:1], -1
	s_cbranch_scc0 .LBB0_97
	v_writelane_b32 v253, s6, 7
	v_writelane_b32 v253, s18, 8
	.loc	1 10 0
	s_mul_i32 s42, s82, s49
	.loc	1 17 0
	s_sub_i32 s11, s16, s5
	v_writelane_b32 v253, s19, 9
	s_mul_i32 s0, s42, s23
	v_writelane_b32 v253, s16, 10
	s_cmp_ge_i32 s11, s0
	s_cbranch_scc1 .LBB0_96
	v_readlane_b32 s0, v253, 8
	v_readlane_b32 s1, v253, 9
	s_load_dword s6, s[0:1], 0x84
	s_load_dword s43, s[0:1], 0x7c
	s_load_dwordx4 s[16:19], s[0:1], 0x6c
	s_load_dwordx4 s[44:47], s[0:1], 0x38
	s_nop 0
	s_load_dwordx2 s[0:1], s[0:1], 0x48
	.loc	1 16 0
	s_ashr_i32 s39, s38, 31
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s6, s6, s5
	.loc	1 29 0
	v_and_b32_e32 v5, 15, v0
	v_and_b32_e32 v4, 48, v0
	.loc	1 16 0
	v_writelane_b32 v253, s0, 11
	.loc	1 29 0
	v_lshlrev_b32_e32 v13, 3, v0
	v_and_b32_e32 v35, 0x78, v0
	.loc	1 16 0
	v_writelane_b32 v253, s1, 12
	s_mul_hi_i32 s1, s48, s38
	s_mul_i32 s0, s48, s38
	s_lshl_b64 s[0:1], s[0:1], 6
	.loc	1 17 0
	v_writelane_b32 v253, s0, 13
	.loc	1 29 0
	s_cmp_lt_i32 s18, 2
	v_lshrrev_b32_e32 v144, 3, v0
	.loc	1 17 0
	v_writelane_b32 v253, s1, 14
	.loc	1 29 0
	s_mov_b32 s0, s49
	v_writelane_b32 v253, s0, 15
	s_cselect_b32 s0, s17, 1
	v_writelane_b32 v253, s0, 16
	s_mul_i32 s0, s0, s22
	v_writelane_b32 v253, s0, 17
	s_lshl_b32 s0, s23, 1
	v_writelane_b32 v253, s0, 18
	s_add_i32 s0, s0, -2
	v_writelane_b32 v253, s0, 19
	s_sub_i32 s0, s0, s22
	s_mul_i32 s0, s17, s0
	s_cmp_eq_u32 s19, 0
	v_writelane_b32 v253, s0, 20
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 22 0
	s_abs_i32 s7, s23
	v_cvt_f32_u32_e32 v11, s7
	.loc	1 29 0
	v_writelane_b32 v253, s0, 21
	v_and_b32_e32 v10, 64, v0
	v_and_b32_e32 v34, 56, v13
	.loc	1 22 0
	v_rcp_iflag_f32_e32 v11, v11
	.loc	1 29 0
	v_writelane_b32 v253, s1, 22
	s_add_i32 s0, s16, -1
	v_writelane_b32 v253, s0, 23
	.loc	1 22 0
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	.loc	1 29 0
	s_sub_i32 s0, s48, s17
	v_writelane_b32 v253, s0, 24
	s_mul_i32 s0, s4, s23
	.loc	1 22 0
	s_sub_i32 s4, 0, s7
	v_readfirstlane_b32 s5, v11
	.loc	1 29 0
	s_add_i32 s0, s0, -1
	.loc	1 22 0
	s_mul_i32 s4, s4, s5
	.loc	1 17 0
	v_writelane_b32 v253, s0, 25
	.loc	1 22 0
	s_add_i32 s0, s83, s22
	s_mul_hi_u32 s4, s5, s4
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	s_add_i32 s4, s5, s4
	v_writelane_b32 v253, s4, 26
	s_mul_hi_u32 s4, s0, s4
	s_mul_i32 s4, s4, s7
	s_sub_i32 s0, s0, s4
	s_sub_i32 s4, s0, s7
	s_cmp_ge_u32 s0, s7
	s_cselect_b32 s0, s4, s0
	s_sub_i32 s4, s0, s7
	s_cmp_ge_u32 s0, s7
	s_cselect_b32 s0, s4, s0
	v_writelane_b32 v253, s7, 27
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	v_readlane_b32 s1, v253, 6
	v_lshlrev_b32_e32 v11, 4, v0
	v_lshlrev_b32_e32 v13, 3, v5
	v_lshrrev_b32_e32 v14, 1, v4
	.loc	1 29 0
	v_lshrrev_b32_e32 v2, 2, v10
	v_or_b32_e32 v3, 32, v144
	.loc	1 17 0
	v_add_u32_e32 v12, 0, v10
	s_add_i32 s1, s1, -1
	v_xor_b32_e32 v149, v11, v35
	v_lshlrev_b32_e32 v11, 7, v5
	v_lshlrev_b32_e32 v10, 5, v10
	v_xor_b32_e32 v15, v13, v14
	v_writelane_b32 v253, s1, 28
	v_or3_b32 v150, v15, v10, v11
	v_cmp_gt_i32_e64 s[24:25], s48, v3
	v_and_b32_e32 v10, 6, v0
	.loc	1 29 0
	v_or_b32_e32 v6, 48, v144
	v_writelane_b32 v253, s24, 29
	v_lshlrev_b32_e32 v15, 2, v10
	v_bfe_i32 v16, v0, 0, 1
	s_movk_i32 s1, 0x440
	v_lshrrev_b32_e32 v148, 1, v35
	v_writelane_b32 v253, s25, 30
	v_cmp_gt_i32_e64 s[24:25], s48, v6
	v_and_or_b32 v15, v16, s1, v15
	v_or_b32_e32 v7, 1, v148
	v_writelane_b32 v253, s24, 31
	v_xor_b32_e32 v15, v15, v35
	v_and_b32_e32 v1, 63, v0
	v_mov_b32_e32 v37, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v36, 1, v34
	v_writelane_b32 v253, s25, 32
	v_cmp_gt_i32_e64 s[24:25], s48, v7
	v_lshl_or_b32 v151, v10, 10, v15
	v_or_b32_e32 v10, v11, v13
	.loc	1 29 0
	v_or_b32_e32 v145, v2, v5
	v_or_b32_e32 v8, 2, v148
	.loc	1 17 0
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[36:37]
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	v_writelane_b32 v253, s24, 33
	v_xor_b32_e32 v152, v10, v14
	v_lshlrev_b32_e32 v14, 2, v5
	v_and_b32_e32 v5, 32, v0
	s_and_b64 s[4:5], vcc, s[2:3]
	v_writelane_b32 v253, s25, 34
	v_cmp_gt_i32_e64 s[24:25], s48, v8
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	1 29 0
	v_or_b32_e32 v9, 3, v148
	v_writelane_b32 v253, s24, 35
	s_and_b64 vcc, vcc, s[2:3]
	s_cmp_gt_i32 s23, 0
	v_writelane_b32 v253, s25, 36
	v_cmp_gt_i32_e64 s[24:25], s48, v9
	s_cselect_b64 s[2:3], -1, 0
	s_ashr_i32 s1, s0, 31
	v_writelane_b32 v253, s24, 37
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s20, s0
	v_writelane_b32 v253, s25, 38
	v_writelane_b32 v253, s2, 39
	s_addc_u32 s1, s21, s1
	v_and_b32_e32 v17, 31, v0
	v_writelane_b32 v253, s3, 40
	v_writelane_b32 v253, s0, 41
	v_lshlrev_b32_e32 v40, 2, v17
	v_bfrev_b32_e32 v5, 1
	v_writelane_b32 v253, s1, 42
	s_ashr_i32 s1, s22, 31
	s_mov_b32 s0, s22
	s_lshl_b64 s[0:1], s[0:1], 3
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	v_writelane_b32 v253, s0, 43
	v_cndmask_b32_e32 v154, v5, v40, vcc
	v_lshrrev_b32_e32 v5, 2, v0
	v_writelane_b32 v253, s1, 44
	s_abs_i32 s0, s42
	v_and_b32_e32 v155, 4, v5
	v_cvt_f32_u32_e32 v5, s0
	v_or_b32_e32 v20, 64, v144
	v_cmp_gt_i32_e64 s[2:3], s48, v20
	v_or_b32_e32 v21, 0x50, v144
	v_rcp_iflag_f32_e32 v5, v5
	v_writelane_b32 v253, s2, 45
	v_or_b32_e32 v22, 0x60, v144
	.loc	1 17 0
	v_lshl_add_u64 v[42:43], s[8:9], 0, v[36:37]
	v_writelane_b32 v253, s3, 46
	v_cmp_gt_i32_e64 s[2:3], s48, v21
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_writelane_b32 v253, s2, 47
	v_cmp_gt_i32_e64 s[8:9], s48, v22
	v_add_u32_e32 v156, 0, v13
	v_writelane_b32 v253, s3, 48
	s_abs_i32 s2, s82
	v_cvt_f32_u32_e32 v13, s2
	v_writelane_b32 v253, s8, 49
	v_readfirstlane_b32 s1, v5
	v_lshlrev_b32_e32 v10, 2, v0
	v_writelane_b32 v253, s9, 50
	v_writelane_b32 v253, s0, 51
	s_sub_i32 s0, 0, s0
	s_mul_i32 s0, s0, s1
	v_rcp_iflag_f32_e32 v5, v13
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 52
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_readlane_b32 s3, v253, 7
	s_abs_i32 s7, s3
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v13, s7
	v_writelane_b32 v253, s2, 53
	s_sub_i32 s0, 0, s2
	v_readfirstlane_b32 s1, v5
	v_rcp_iflag_f32_e32 v5, v13
	s_abs_i32 s2, s18
	v_cvt_f32_u32_e32 v13, s2
	s_mul_i32 s0, s0, s1
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v13, v13
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 54
	s_sub_i32 s0, 0, s7
	v_readfirstlane_b32 s1, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v13
	s_mul_i32 s0, s0, s1
	v_cvt_u32_f32_e32 v5, v5
	s_mul_hi_u32 s0, s1, s0
	v_writelane_b32 v253, s7, 55
	s_add_i32 s0, s1, s0
	v_writelane_b32 v253, s0, 56
	s_sub_i32 s0, 0, s2
	v_mul_lo_u32 v13, s0, v5
	v_xor_b32_e32 v153, 0x80, v10
	v_lshlrev_b32_e32 v10, 8, v145
	v_mov_b32_e32 v11, v37
	v_mul_hi_u32 v13, v5, v13
	v_lshl_add_u64 v[10:11], s[44:45], 0, v[10:11]
	v_or_b32_e32 v23, 0x70, v144
	v_add_u32_e32 v157, v5, v13
	v_mov_b32_e32 v5, v37
	.loc	1 29 0
	v_lshrrev_b32_e32 v147, 2, v4
	v_writelane_b32 v253, s2, 57
	v_cmp_gt_i32_e64 s[0:1], s48, v23
	.loc	1 17 0
	v_lshl_add_u64 v[44:45], v[10:11], 0, v[4:5]
	v_and_b32_e32 v4, 7, v0
	v_add_u32_e32 v158, v12, v14
	v_lshlrev_b32_e32 v14, 2, v144
	v_writelane_b32 v253, s0, 58
	v_lshlrev_b32_e32 v46, 4, v4
	v_or_b32_e32 v4, 0x83, v14
	v_writelane_b32 v253, s1, 59
	v_mad_i64_i32 v[4:5], s[0:1], v4, s38, 0
	v_or_b32_e32 v10, 0x82, v14
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_mad_i64_i32 v[10:11], s[0:1], v10, s38, 0
	v_accvgpr_write_b32 a35, v5
	v_or_b32_e32 v12, 0x81, v14
	v_or_b32_e32 v14, 0x80, v14
	v_accvgpr_write_b32 a34, v4
	v_lshlrev_b64 v[4:5], 7, v[10:11]
	v_mad_i64_i32 v[12:13], s[0:1], v12, s38, 0
	v_mad_i64_i32 v[14:15], s[0:1], v14, s38, 0
	v_accvgpr_write_b32 a37, v5
	v_mul_lo_u32 v178, v147, s18
	s_ashr_i32 s0, s42, 31
	v_accvgpr_write_b32 a36, v4
	v_lshlrev_b64 v[4:5], 7, v[12:13]
	v_add_u32_e32 v179, s18, v178
	v_writelane_b32 v253, s0, 60
	v_or_b32_e32 v16, 0xb0, v144
	s_ashr_i32 s0, s82, 31
	v_accvgpr_write_b32 a39, v5
	v_add_u32_e32 v180, s18, v179
	v_accvgpr_write_b32 a32, v17
	s_mul_i32 s2, s18, 13
	v_writelane_b32 v253, s0, 61
	v_mad_i64_i32 v[16:17], s[0:1], v16, s38, 0
	v_accvgpr_write_b32 a38, v4
	v_lshlrev_b64 v[4:5], 7, v[14:15]
	v_add_u32_e32 v181, s18, v180
	s_ashr_i32 s0, s3, 31
	v_accvgpr_write_b32 a41, v5
	v_add_u32_e32 v182, s2, v181
	v_or_b32_e32 v18, 0x73, v147
	v_writelane_b32 v253, s0, 62
	v_or_b32_e32 v19, 0xa0, v144
	s_ashr_i32 s0, s18, 31
	v_accvgpr_write_b32 a40, v4
	v_lshlrev_b64 v[4:5], 7, v[16:17]
	v_add_u32_e32 v183, s18, v182
	.loc	1 29 0
	v_lshlrev_b32_e32 v2, 3, v35
	.loc	1 17 0
	v_writelane_b32 v253, s0, 63
	v_mul_lo_u32 v159, s18, v18
	v_mad_i64_i32 v[18:19], s[0:1], v19, s38, 0
	v_accvgpr_write_b32 a43, v5
	v_add_u32_e32 v184, s18, v183
	v_lshlrev_b32_e32 v36, 2, v2
	v_or_b32_e32 v2, 64, v147
	v_accvgpr_write_b32 a42, v4
	v_lshlrev_b64 v[4:5], 7, v[18:19]
	v_add_u32_e32 v185, s18, v184
	s_lshl_b32 s0, s18, 6
	v_mul_lo_u32 v174, s18, v2
	v_accvgpr_write_b32 a45, v5
	v_or_b32_e32 v2, 0x90, v144
	v_add_u32_e32 v186, s2, v185
	v_writelane_b32 v254, s0, 0
	v_accvgpr_write_b32 a44, v4
	v_mad_i64_i32 v[4:5], s[0:1], v2, s38, 0
	v_add_u32_e32 v187, s18, v186
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_add_u32_e32 v188, s18, v187
	v_accvgpr_write_b32 a47, v5
	v_or_b32_e32 v2, 0x80, v144
	v_add_u32_e32 v189, s18, v188
	v_accvgpr_write_b32 a46, v4
	v_mad_i64_i32 v[4:5], s[0:1], v2, s38, 0
	v_add_u32_e32 v190, s2, v189
	s_mov_b32 s3, 0x27000
	s_mov_b32 s2, 0x7ffffffe
	v_writelane_b32 v254, s0, 1
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_accvgpr_write_b32 a49, v5
	v_writelane_b32 v254, s1, 2
	v_writelane_b32 v254, s2, 3
	v_accvgpr_write_b32 a48, v4
	v_writelane_b32 v254, s3, 4
	v_mad_i64_i32 v[4:5], s[0:1], v21, s38, 0
	v_xor_b32_e32 v2, 32, v150
	v_accvgpr_write_b32 a51, v5
	v_add_u32_e32 v175, 0, v2
	v_xor_b32_e32 v2, 64, v150
	v_accvgpr_write_b32 a50, v4
	v_mad_i64_i32 v[4:5], s[0:1], v22, s38, 0
	v_add_u32_e32 v176, 0, v2
	v_xor_b32_e32 v2, 0x60, v150
	.loc	1 29 0
	v_or_b32_e32 v191, 16, v144
	v_accvgpr_write_b32 a53, v5
	v_add_u32_e32 v177, 0, v2
	v_lshlrev_b32_e32 v2, 6, v191
	v_accvgpr_write_b32 a52, v4
	v_mad_i64_i32 v[4:5], s[0:1], v23, s38, 0
	v_or_b32_e32 v24, 64, v148
	v_lshlrev_b32_e32 v64, 2, v2
	v_xor_b32_e32 v2, 8, v149
	v_accvgpr_write_b32 a55, v5
	v_add_u32_e32 v192, 0, v2
	v_xor_b32_e32 v2, 8, v151
	v_accvgpr_write_b32 a54, v4
	v_mad_i64_i32 v[4:5], s[0:1], v24, s38, 0
	v_or_b32_e32 v25, 0x41, v148
	v_add_u32_e32 v193, 0, v2
	v_xor_b32_e32 v2, 16, v151
	v_accvgpr_write_b32 a57, v5
	v_add_u32_e32 v194, 0, v2
	v_xor_b32_e32 v2, 24, v151
	v_accvgpr_write_b32 a56, v4
	v_mad_i64_i32 v[4:5], s[0:1], v25, s38, 0
	v_or_b32_e32 v26, 0x42, v148
	v_add_u32_e32 v195, 0, v2
	v_xor_b32_e32 v2, 32, v151
	v_accvgpr_write_b32 a59, v5
	v_add_u32_e32 v196, 0, v2
	v_xor_b32_e32 v2, 40, v151
	v_accvgpr_write_b32 a58, v4
	v_mad_i64_i32 v[4:5], s[0:1], v26, s38, 0
	v_add_u32_e32 v197, 0, v2
	v_xor_b32_e32 v2, 48, v151
	v_accvgpr_write_b32 a61, v5
	v_add_u32_e32 v198, 0, v2
	v_xor_b32_e32 v2, 56, v151
	v_accvgpr_write_b32 a60, v4
	v_mad_i64_i32 v[4:5], s[0:1], v20, s38, 0
	v_add_u32_e32 v199, 0, v2
	v_or_b32_e32 v2, 0x43, v148
	v_accvgpr_write_b32 a63, v5
	v_mad_i64_i32 v[66:67], s[0:1], s38, v3, 0
	v_mad_i64_i32 v[68:69], s[0:1], s38, v6, 0
	v_mad_i64_i32 v[70:71], s[0:1], s38, v7, 0
	v_mad_i64_i32 v[72:73], s[0:1], s38, v8, 0
	v_mad_i64_i32 v[74:75], s[0:1], s38, v9, 0
	v_accvgpr_write_b32 a62, v4
	v_mad_i64_i32 v[90:91], s[0:1], s38, v191, 0
	v_mad_i64_i32 v[92:93], s[0:1], s38, v148, 0
	v_mad_i64_i32 v[94:95], s[0:1], s38, v144, 0
	v_mad_i64_i32 v[4:5], s[0:1], v2, s38, 0
	v_cmp_gt_i32_e64 s[0:1], s48, v24
	v_or_b32_e32 v200, 1, v147
	v_or_b32_e32 v201, 2, v147
	v_writelane_b32 v254, s0, 5
	v_or_b32_e32 v202, 3, v147
	v_or_b32_e32 v203, 16, v147
	v_writelane_b32 v254, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s48, v25
	v_or_b32_e32 v204, 17, v147
	v_or_b32_e32 v205, 18, v147
	v_writelane_b32 v254, s0, 7
	v_or_b32_e32 v206, 19, v147
	v_or_b32_e32 v207, 32, v147
	v_writelane_b32 v254, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s48, v26
	v_or_b32_e32 v208, 33, v147
	v_or_b32_e32 v209, 34, v147
	v_writelane_b32 v254, s0, 9
	v_or_b32_e32 v210, 35, v147
	v_or_b32_e32 v211, 48, v147
	v_writelane_b32 v254, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s48, v2
	v_or_b32_e32 v212, 49, v147
	v_or_b32_e32 v213, 50, v147
	v_writelane_b32 v254, s0, 11
	v_or_b32_e32 v214, 51, v147
	v_mov_b32_e32 v41, v37
	v_writelane_b32 v254, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s48, v144
	.loc	1 17 0
	v_or_b32_e32 v27, 0x72, v147
	v_or_b32_e32 v28, 0x71, v147
	v_writelane_b32 v254, s0, 13
	v_or_b32_e32 v29, 0x70, v147
	v_or_b32_e32 v30, 0x63, v147
	v_writelane_b32 v254, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s48, v191
	v_or_b32_e32 v31, 0x62, v147
	v_or_b32_e32 v32, 0x61, v147
	v_writelane_b32 v254, s0, 15
	v_or_b32_e32 v33, 0x60, v147
	v_or_b32_e32 v47, 0x53, v147
	v_writelane_b32 v254, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s48, v148
	v_or_b32_e32 v48, 0x52, v147
	v_or_b32_e32 v49, 0x51, v147
	v_writelane_b32 v254, s0, 17
	v_or_b32_e32 v50, 0x50, v147
	v_or_b32_e32 v51, 0x43, v147
	v_writelane_b32 v254, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s48, v147
	v_or_b32_e32 v52, 0x42, v147
	v_or_b32_e32 v53, 0x41, v147
	v_writelane_b32 v254, s0, 19
	v_add_u32_e32 v218, s18, v190
	v_accvgpr_write_b32 a65, v5
	v_writelane_b32 v254, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s48, v200
	v_mul_lo_u32 v160, s18, v27
	v_mul_lo_u32 v161, s18, v28
	v_writelane_b32 v254, s0, 21
	v_mul_lo_u32 v162, s18, v29
	v_mul_lo_u32 v163, s18, v30
	v_writelane_b32 v254, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s48, v201
	v_mul_lo_u32 v164, s18, v31
	v_mul_lo_u32 v165, s18, v32
	v_writelane_b32 v254, s0, 23
	v_mul_lo_u32 v166, s18, v33
	v_mul_lo_u32 v167, s18, v47
	v_writelane_b32 v254, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s48, v202
	v_mul_lo_u32 v168, s18, v48
	v_mul_lo_u32 v169, s18, v49
	v_writelane_b32 v254, s0, 25
	v_mul_lo_u32 v170, s18, v50
	v_mul_lo_u32 v171, s18, v51
	v_writelane_b32 v254, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s48, v203
	v_mul_lo_u32 v172, s18, v52
	v_mul_lo_u32 v173, s18, v53
	v_writelane_b32 v254, s0, 27
	v_mov_b32_e32 v47, v37
	s_mov_b32 s49, 0x5040100
	v_writelane_b32 v254, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s48, v204
	s_mov_b32 s19, 0x7060302
	v_xor_b32_e32 v215, 32, v152
	v_writelane_b32 v254, s0, 29
	v_xor_b32_e32 v216, 64, v152
	v_xor_b32_e32 v217, 0x60, v152
	v_writelane_b32 v254, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s48, v205
	v_add_u32_e32 v219, s18, v218
	v_xor_b32_e32 v220, 8, v152
	v_writelane_b32 v254, s0, 31
	v_xor_b32_e32 v221, 40, v152
	v_xor_b32_e32 v222, 0x48, v152
	v_writelane_b32 v254, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s48, v206
	v_xor_b32_e32 v223, 0x68, v152
	v_xor_b32_e32 v224, 16, v152
	v_writelane_b32 v254, s0, 33
	v_xor_b32_e32 v225, 48, v152
	v_xor_b32_e32 v226, 0x50, v152
	v_writelane_b32 v254, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s48, v207
	v_xor_b32_e32 v227, 0x70, v152
	v_xor_b32_e32 v228, 24, v152
	v_writelane_b32 v254, s0, 35
	v_xor_b32_e32 v229, 56, v152
	v_xor_b32_e32 v230, 0x58, v152
	v_writelane_b32 v254, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s48, v208
	v_xor_b32_e32 v231, 0x78, v152
	v_mov_b32_e32 v232, 0xf149f2ca
	v_writelane_b32 v254, s0, 37
	v_lshl_add_u64 v[96:97], s[46:47], 0, v[40:41]
	v_accvgpr_write_b32 a64, v4
	v_writelane_b32 v254, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s48, v209
	s_nop 1
	v_writelane_b32 v254, s0, 39
	s_nop 1
	v_writelane_b32 v254, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s48, v210
	s_nop 1
	v_writelane_b32 v254, s0, 41
	s_nop 1
	v_writelane_b32 v254, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s48, v211
	s_nop 1
	v_writelane_b32 v254, s0, 43
	s_nop 1
	v_writelane_b32 v254, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s48, v212
	s_nop 1
	v_writelane_b32 v254, s0, 45
	s_nop 1
	v_writelane_b32 v254, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s48, v213
	s_nop 1
	v_writelane_b32 v254, s0, 47
	s_nop 1
	v_writelane_b32 v254, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s48, v214
	s_nop 1
	v_writelane_b32 v254, s0, 49
	s_nop 1
	v_writelane_b32 v254, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s17, v147
	s_nop 1
	v_writelane_b32 v254, s0, 51
	s_nop 1
	v_writelane_b32 v254, s1, 52
	v_cmp_gt_i32_e64 s[0:1], s17, v200
	s_nop 1
	v_writelane_b32 v254, s0, 53
	s_nop 1
	v_writelane_b32 v254, s1, 54
	v_cmp_gt_i32_e64 s[0:1], s17, v201
	s_nop 1
	v_writelane_b32 v254, s0, 55
	s_nop 1
	v_writelane_b32 v254, s1, 56
	v_cmp_gt_i32_e64 s[0:1], s17, v202
	s_nop 1
	v_writelane_b32 v254, s0, 57
	s_nop 1
	v_writelane_b32 v254, s1, 58
	v_cmp_gt_i32_e64 s[0:1], s17, v203
	s_nop 1
	v_writelane_b32 v254, s0, 59
	s_nop 1
	v_writelane_b32 v254, s1, 60
	v_cmp_gt_i32_e64 s[0:1], s17, v204
	s_nop 1
	v_writelane_b32 v254, s0, 61
	s_nop 1
	v_writelane_b32 v254, s1, 62
	v_cmp_gt_i32_e64 s[0:1], s17, v205
	s_nop 1
	v_writelane_b32 v254, s0, 63
	s_nop 1
	v_writelane_b32 v255, s1, 0
	v_cmp_gt_i32_e64 s[0:1], s17, v206
	s_nop 1
	v_writelane_b32 v255, s0, 1
	s_nop 1
	v_writelane_b32 v255, s1, 2
	v_cmp_gt_i32_e64 s[0:1], s17, v207
	s_nop 1
	v_writelane_b32 v255, s0, 3
	s_nop 1
	v_writelane_b32 v255, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s17, v208
	s_nop 1
	v_writelane_b32 v255, s0, 5
	s_nop 1
	v_writelane_b32 v255, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s17, v209
	s_nop 1
	v_writelane_b32 v255, s0, 7
	s_nop 1
	v_writelane_b32 v255, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s17, v210
	s_nop 1
	v_writelane_b32 v255, s0, 9
	s_nop 1
	v_writelane_b32 v255, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s17, v211
	s_nop 1
	v_writelane_b32 v255, s0, 11
	s_nop 1
	v_writelane_b32 v255, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s17, v212
	s_nop 1
	v_writelane_b32 v255, s0, 13
	s_nop 1
	v_writelane_b32 v255, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s17, v213
	s_nop 1
	v_writelane_b32 v255, s0, 15
	s_nop 1
	v_writelane_b32 v255, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s17, v214
	s_nop 1
	v_writelane_b32 v255, s0, 17
	s_nop 1
	v_writelane_b32 v255, s1, 18
	s_lshl_b64 s[0:1], s[38:39], 13
	s_mov_b32 s39, s6
	v_writelane_b32 v255, s39, 19
	s_branch .LBB0_5
.LBB0_3:
	s_or_b64 exec, exec, s[2:3]
.LBB0_4:
	s_add_i32 s11, s39, s11
	s_mul_i32 s2, s42, s23
	s_cmp_lt_i32 s11, s2
	s_cbranch_scc0 .LBB0_96
.LBB0_5:
	.loc	1 18 0
	s_abs_i32 s7, s11
	v_readlane_b32 s3, v253, 52
	s_mul_hi_u32 s3, s7, s3
	v_readlane_b32 s24, v253, 51
	s_mul_i32 s8, s3, s24
	s_ashr_i32 s6, s11, 31
	v_readlane_b32 s2, v253, 60
	s_sub_i32 s8, s7, s8
	s_xor_b32 s2, s6, s2
	s_add_i32 s9, s3, 1
	s_sub_i32 s10, s8, s24
	s_cmp_ge_u32 s8, s24
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s8, s24
	s_cselect_b32 s3, s9, s3
	s_xor_b32 s3, s3, s2
	s_sub_i32 s10, s3, s2
	.loc	1 23 0
	s_mul_i32 s2, s10, s83
	s_add_i32 s2, s2, s22
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s8, v253, 26
	s_mul_hi_u32 s8, s2, s8
	v_readlane_b32 s9, v253, 27
	s_mul_i32 s8, s8, s9
	s_sub_i32 s2, s2, s8
	s_sub_i32 s8, s2, s9
	s_cmp_ge_u32 s2, s9
	s_cselect_b32 s2, s8, s2
	s_sub_i32 s8, s2, s9
	s_cmp_ge_u32 s2, s9
	s_cselect_b32 s2, s8, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s24, s2, s3
	.loc	1 24 0
	v_readlane_b32 s2, v253, 28
	s_add_i32 s2, s2, s10
	.loc	1 28 0
	s_lshr_b32 s3, s2, 31
	s_add_i32 s8, s2, s3
	.loc	1 24 0
	s_and_b32 s3, s8, -2
	s_sub_i32 s9, s2, s3
	.loc	1 25 0
	s_cmp_lg_u32 s24, s22
	v_readlane_b32 s80, v253, 4
	v_readlane_b32 s84, v253, 2
	s_cselect_b64 s[2:3], -1, 0
	v_writelane_b32 v255, s24, 20
	s_cmp_eq_u32 s24, s22
	v_readlane_b32 s81, v253, 5
	v_readlane_b32 s85, v253, 3
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_7
	s_mov_b32 s27, s11
	.loc	1 25 0
	s_lshl_b32 s11, s9, 1
	s_ashr_i32 s24, s11, 31
	v_readlane_b32 s30, v253, 13
	v_readlane_b32 s31, v253, 14
	s_mul_i32 s26, s30, s24
	s_mul_hi_u32 s24, s30, s11
	s_add_i32 s24, s24, s26
	s_mul_i32 s25, s31, s11
	s_add_i32 s25, s24, s25
	s_mul_i32 s24, s30, s11
	s_lshl_b64 s[24:25], s[24:25], 1
	v_readlane_b32 s28, v253, 0
	v_readlane_b32 s29, v253, 1
	s_add_u32 s80, s28, s24
	s_addc_u32 s81, s29, s25
	.loc	1 26 0
	s_or_b32 s11, s11, 1
	s_mul_hi_u32 s24, s30, s11
	s_add_i32 s24, s24, s26
	s_mul_i32 s25, s31, s11
	s_add_i32 s25, s24, s25
	s_mul_i32 s24, s30, s11
	s_lshl_b64 s[24:25], s[24:25], 1
	s_add_u32 s84, s28, s24
	s_mov_b32 s11, s27
	s_addc_u32 s85, s29, s25
.LBB0_7:
	.loc	1 19 0
	s_mul_i32 s10, s10, s42
	s_sub_i32 s10, s11, s10
	v_writelane_b32 v255, s11, 21
	s_ashr_i32 s11, s10, 31
	v_readlane_b32 s24, v253, 61
	s_abs_i32 s10, s10
	v_readlane_b32 s28, v253, 54
	s_xor_b32 s11, s11, s24
	s_mul_hi_u32 s24, s10, s28
	v_readlane_b32 s27, v253, 53
	s_mul_i32 s25, s24, s27
	s_sub_i32 s10, s10, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s26, s10, s27
	s_cmp_ge_u32 s10, s27
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s10, s26, s10
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s10, s27
	s_cselect_b32 s10, s25, s24
	s_xor_b32 s10, s10, s11
	s_sub_i32 s40, s10, s11
	s_mul_hi_u32 s10, s7, s28
	s_mul_i32 s10, s10, s27
	s_sub_i32 s7, s7, s10
	s_sub_i32 s10, s7, s27
	s_cmp_ge_u32 s7, s27
	s_cselect_b32 s7, s10, s7
	s_sub_i32 s10, s7, s27
	s_cmp_ge_u32 s7, s27
	s_cselect_b32 s7, s10, s7
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	.loc	1 29 0
	s_lshl_b32 s10, s6, 5
	s_ashr_i32 s41, s40, 31
	v_writelane_b32 v255, s6, 22
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v4, s10, v144
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[2:3], s[40:41]
	v_readlane_b32 s6, v253, 15
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mad_i64_i32 v[2:3], s[6:7], v4, s6, v[2:3]
	v_lshlrev_b64 v[100:101], 6, v[2:3]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[24:25], s48, v4
	s_mov_b64 s[6:7], exec
	s_nop 0
	v_writelane_b32 v255, s24, 23
	s_nop 1
	v_writelane_b32 v255, s25, 24
	s_and_b64 s[24:25], s[6:7], s[24:25]
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[100:101], 1, v[38:39]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_9:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v3, s10, v191
	v_mov_b64_e32 v[4:5], s[40:41]
	v_readlane_b32 s6, v253, 15
	v_cmp_gt_i32_e64 s[24:25], s48, v3
	s_nop 0
	v_mad_i64_i32 v[4:5], s[6:7], v3, s6, v[4:5]
	v_lshlrev_b64 v[102:103], 6, v[4:5]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[6:7], exec
	v_writelane_b32 v255, s24, 25
	s_nop 1
	v_writelane_b32 v255, s25, 26
	s_and_b64 s[24:25], s[6:7], s[24:25]
	s_mov_b64 exec, s[24:25]
	s_cbranch_execz .LBB0_11
	v_lshl_add_u64 v[2:3], v[102:103], 1, v[38:39]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_11:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 20 0
	s_abs_i32 s7, s40
	v_readlane_b32 s11, v253, 56
	s_mul_hi_u32 s11, s7, s11
	v_readlane_b32 s26, v253, 55
	s_mul_i32 s24, s11, s26
	v_readlane_b32 s6, v253, 62
	s_sub_i32 s7, s7, s24
	s_xor_b32 s6, s41, s6
	s_add_i32 s24, s11, 1
	s_sub_i32 s25, s7, s26
	s_cmp_ge_u32 s7, s26
	s_cselect_b32 s11, s24, s11
	s_cselect_b32 s7, s25, s7
	s_add_i32 s24, s11, 1
	s_cmp_ge_u32 s7, s26
	.loc	1 29 0
	v_add_u32_e32 v65, 0, v149
	.loc	1 20 0
	s_cselect_b32 s7, s24, s11
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v192, v[8:9], v[4:5] offset1:4
	v_add_u32_e32 v2, 0, v150
	.loc	1 20 0
	s_xor_b32 s7, s7, s6
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[104:105], v2
	ds_read_b64 v[106:107], v175
	ds_read_b64 v[108:109], v176
	ds_read_b64 v[110:111], v177
	.loc	1 20 0
	s_sub_i32 s86, s7, s6
	.loc	1 27 0
	s_mul_i32 s9, s9, s38
	.loc	1 29 0
	v_cndmask_b32_e64 v2, 0, 1, s[2:3]
	.loc	1 27 0
	s_add_i32 s6, s86, s9
	.loc	1 29 0
	v_cmp_ne_u32_e64 s[24:25], 1, v2
	.loc	1 27 0
	s_lshl_b32 s6, s6, 5
	.loc	1 28 0
	s_ashr_i32 s7, s6, 31
	.loc	1 29 0
	v_writelane_b32 v255, s24, 27
	s_andn2_b64 vcc, exec, s[2:3]
	s_nop 0
	v_writelane_b32 v255, s25, 28
	v_writelane_b32 v255, s6, 29
	s_nop 1
	v_writelane_b32 v255, s7, 30
	s_cbranch_vccnz .LBB0_18
	.loc	1 28 0
	v_readlane_b32 s2, v255, 29
	v_readlane_b32 s3, v255, 30
	s_ashr_i32 s6, s8, 1
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_add_i32 s11, s6, 1
	s_mul_i32 s11, s11, s33
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v2
	s_nop 1
	v_mov_b32_e32 v2, s8
	ds_write_b32 v37, v2
.LBB0_14:
	s_or_b64 exec, exec, s[6:7]
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s11, v2
	s_cbranch_vccz .LBB0_18
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 28 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_13
	.loc	1 29 0
	global_load_dword v2, v37, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	v_accvgpr_read_b32 v2, a32
	v_or_b32_e32 v2, s10, v2
	v_mul_lo_u32 v3, v2, s18
	v_readlane_b32 s2, v253, 17
	v_cmp_gt_i32_e32 vcc, s17, v2
	s_ashr_i32 s87, s86, 31
	v_add_u32_e32 v3, s2, v3
	v_readlane_b32 s2, v253, 20
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v4, s2, v2
	v_readlane_b32 s2, v253, 21
	v_cndmask_b32_e32 v2, v4, v3, vcc
	v_mov_b32_e32 v3, s16
	v_readlane_b32 s3, v253, 22
	v_mov_b32_e32 v9, 0
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_readlane_b32 s2, v253, 23
	v_readlane_b32 s3, v255, 20
	s_nop 0
	v_min_i32_e32 v2, s2, v2
	ds_swizzle_b32 v3, v2 offset:swizzle(SWAP,16)
	v_readlane_b32 s2, v253, 16
	s_mul_i32 s41, s3, s2
	s_sub_i32 s2, s18, s41
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
	v_add_u32_e32 v3, s2, v2
	v_sub_u32_e32 v5, 0, v3
	v_ashrrev_i32_e32 v4, 31, v3
	v_readlane_b32 s2, v253, 63
	v_max_i32_e32 v3, v3, v5
	v_mul_hi_u32 v5, v3, v157
	v_xor_b32_e32 v4, s2, v4
	v_readlane_b32 s2, v253, 57
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
	s_sub_i32 s2, s3, s2
	v_cndmask_b32_e32 v3, v5, v6, vcc
	s_add_i32 s2, s2, 1
	v_xor_b32_e32 v3, v3, v4
	s_mul_i32 s2, s2, s17
	v_sub_u32_e32 v3, v3, v4
	v_add3_u32 v2, s2, 1, v2
	v_max_i32_e32 v3, 0, v3
	v_max_i32_e32 v2, 0, v2
	v_readlane_b32 s2, v253, 24
	v_min_i32_e32 v3, s17, v3
	v_mov_b32_e32 v6, 0
	v_min_i32_e32 v2, s2, v2
	v_add3_u32 v114, v3, v2, 63
	v_readlane_b32 s2, v254, 13
	v_cmp_lt_i32_e64 s[50:51], 63, v114
	v_readlane_b32 s3, v254, 14
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[4:5], v[94:95], 0, s[86:87]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[80:81], 0, v[4:5]
	v_lshlrev_b32_e32 v6, 1, v34
	v_mov_b32_e32 v7, v37
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_20:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 15
	v_readlane_b32 s3, v254, 16
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_22
	v_lshl_add_u64 v[2:3], v[90:91], 0, s[86:87]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[80:81], 0, v[2:3]
	v_lshlrev_b32_e32 v4, 1, v34
	v_mov_b32_e32 v5, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_22:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 29
	v_readlane_b32 s3, v253, 30
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_24
	v_lshl_add_u64 v[12:13], v[66:67], 0, s[86:87]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[80:81], 0, v[12:13]
	v_lshlrev_b32_e32 v14, 1, v34
	v_mov_b32_e32 v15, v37
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[14:15]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_24:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 31
	v_readlane_b32 s3, v253, 32
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[10:11], v[68:69], 0, s[86:87]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[80:81], 0, v[10:11]
	v_lshlrev_b32_e32 v12, 1, v34
	v_mov_b32_e32 v13, v37
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[12:13]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 17
	v_readlane_b32 s3, v254, 18
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[20:21], v[92:93], 0, s[86:87]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[84:85], 0, v[20:21]
	v_lshlrev_b32_e32 v22, 1, v34
	v_mov_b32_e32 v23, v37
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[22:23]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 33
	v_readlane_b32 s3, v253, 34
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[18:19], v[70:71], 0, s[86:87]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[84:85], 0, v[18:19]
	v_lshlrev_b32_e32 v20, 1, v34
	v_mov_b32_e32 v21, v37
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[20:21]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_30:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 35
	v_readlane_b32 s3, v253, 36
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[28:29], v[72:73], 0, s[86:87]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[84:85], 0, v[28:29]
	v_lshlrev_b32_e32 v30, 1, v34
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[30:31]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_32:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 37
	v_readlane_b32 s3, v253, 38
	s_and_b64 s[6:7], s[2:3], s[50:51]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[26:27], v[74:75], 0, s[86:87]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[84:85], 0, v[26:27]
	v_lshlrev_b32_e32 v28, 1, v34
	v_mov_b32_e32 v29, v37
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[28:29]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v41, s10, v145
	v_mul_lo_u32 v48, v41, s18
	v_readlane_b32 s2, v253, 17
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v65, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v192, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v192, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s49
	v_perm_b32 v3, v26, v30, s49
	v_add_u32_e32 v233, 0, v151
	v_add_u32_e32 v48, s2, v48
	v_readlane_b32 s2, v253, 20
	ds_write_b64 v233, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s19
	v_perm_b32 v2, v18, v22, s19
	v_add_u32_e32 v49, s2, v41
	v_cmp_gt_i32_e32 vcc, s17, v41
	v_readlane_b32 s2, v253, 21
	ds_write_b64 v193, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s49
	v_perm_b32 v2, v19, v23, s49
	v_cndmask_b32_e32 v41, v49, v48, vcc
	v_mov_b32_e32 v48, s16
	v_readlane_b32 s3, v253, 22
	ds_write_b64 v194, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s19
	v_perm_b32 v3, v27, v31, s19
	v_cndmask_b32_e64 v41, v41, v48, s[2:3]
	v_readlane_b32 s2, v253, 23
	ds_write_b64 v195, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s49
	v_perm_b32 v3, v28, v32, s49
	v_min_i32_e32 v41, s2, v41
	v_readlane_b32 s2, v253, 19
	v_readlane_b32 s3, v255, 20
	ds_write_b64 v196, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s19
	v_perm_b32 v3, v28, v32, s19
	s_sub_i32 s6, s2, s3
	ds_write_b64 v197, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s49
	v_perm_b32 v3, v29, v33, s49
	s_mul_i32 s6, s6, s17
	ds_write_b64 v198, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s19
	v_perm_b32 v3, v29, v33, s19
	s_movk_i32 s2, 0x7f
	v_mov_b32_e32 v238, 0xf149f2ca
	v_mov_b32_e32 v18, 0
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
	ds_write_b64 v199, v[2:3] offset:9088
	v_cmp_lt_i32_e32 vcc, s2, v114
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s2, 31
	s_nop 1
	v_writelane_b32 v255, s3, 32
	s_and_b64 s[2:3], s[2:3], vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_72
	v_lshlrev_b32_e32 v18, 1, v34
	v_mov_b32_e32 v19, v37
	v_lshl_add_u64 v[20:21], s[80:81], 0, v[18:19]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v253, 45
	v_readlane_b32 s9, v253, 46
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_37
	v_accvgpr_read_b32 v4, a62
	v_accvgpr_read_b32 v5, a63
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[86:87]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], v[20:21], 0, v[4:5]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_37:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v253, 47
	v_readlane_b32 s9, v253, 48
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_39
	v_accvgpr_read_b32 v2, a50
	v_accvgpr_read_b32 v3, a51
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[86:87]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], v[20:21], 0, v[2:3]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_39:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v253, 49
	v_readlane_b32 s9, v253, 50
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_41
	v_accvgpr_read_b32 v12, a52
	v_accvgpr_read_b32 v13, a53
	v_lshl_add_u64 v[12:13], v[12:13], 0, s[86:87]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], v[20:21], 0, v[12:13]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_41:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v253, 58
	v_readlane_b32 s9, v253, 59
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_43
	v_accvgpr_read_b32 v10, a54
	v_accvgpr_read_b32 v11, a55
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[86:87]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[20:21], 0, v[10:11]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_43:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, v37
	v_add_u32_e32 v234, 0, v152
	v_lshl_add_u64 v[112:113], s[84:85], 0, v[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v234 offset1:4
	ds_read2st64_b64 v[22:25], v234 offset0:8 offset1:12
	v_add_u32_e32 v235, 0, v215
	ds_read2st64_b64 v[26:29], v235 offset1:4
	ds_read2st64_b64 v[30:33], v235 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[104:105], 0
	v_add_u32_e32 v236, 0, v216
	ds_read2st64_b64 v[48:51], v236 offset1:4
	ds_read2st64_b64 v[52:55], v236 offset0:8 offset1:12
	v_add_u32_e32 v237, 0, v217
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[106:107], a[0:3]
	ds_read2st64_b64 v[56:59], v237 offset1:4
	ds_read2st64_b64 v[60:63], v237 offset0:8 offset1:12
	v_readlane_b32 s2, v254, 51
	v_add_u32_e32 v240, s6, v147
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[48:49], v[108:109], a[0:3]
	v_add_u32_e32 v48, s41, v178
	v_readlane_b32 s3, v254, 52
	v_add_u32_e32 v49, s41, v179
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[56:57], v[110:111], a[0:3]
	v_cndmask_b32_e64 v48, v240, v48, s[2:3]
	v_readlane_b32 s2, v254, 53
	v_add_u32_e32 v76, s6, v200
	v_readlane_b32 s3, v254, 54
	v_add_u32_e32 v77, s6, v201
	v_add_u32_e32 v78, s6, v202
	v_cndmask_b32_e64 v49, v76, v49, s[2:3]
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v26, a2
	v_accvgpr_read_b32 v27, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[104:105], 0
	v_readlane_b32 s2, v254, 55
	v_readlane_b32 s3, v254, 56
	v_add_u32_e32 v79, s6, v203
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[106:107], a[0:3]
	v_add_u32_e32 v80, s6, v204
	v_add_u32_e32 v81, s6, v205
	v_add_u32_e32 v82, s6, v206
	v_mfma_f32_16x16x16_f16 a[0:3], v[50:51], v[108:109], a[0:3]
	v_add_u32_e32 v50, s41, v180
	v_cndmask_b32_e64 v50, v77, v50, s[2:3]
	v_readlane_b32 s2, v254, 57
	v_mfma_f32_16x16x16_f16 a[0:3], v[58:59], v[110:111], a[0:3]
	v_add_u32_e32 v51, s41, v181
	v_readlane_b32 s3, v254, 58
	v_add_u32_e32 v56, s41, v186
	v_add_u32_e32 v83, s6, v207
	v_cndmask_b32_e64 v51, v78, v51, s[2:3]
	v_readlane_b32 s2, v254, 59
	v_readlane_b32 s3, v254, 60
	v_accvgpr_read_b32 v20, a0
	v_accvgpr_read_b32 v21, a1
	v_accvgpr_read_b32 v28, a2
	v_accvgpr_read_b32 v29, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[104:105], 0
	v_add_u32_e32 v57, s41, v187
	v_add_u32_e32 v84, s6, v208
	v_add_u32_e32 v58, s41, v188
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[106:107], a[0:3]
	v_add_u32_e32 v85, s6, v209
	v_add_u32_e32 v59, s41, v189
	v_add_u32_e32 v86, s6, v210
	v_mfma_f32_16x16x16_f16 a[0:3], v[52:53], v[108:109], a[0:3]
	v_add_u32_e32 v52, s41, v182
	v_cndmask_b32_e64 v52, v79, v52, s[2:3]
	v_readlane_b32 s2, v254, 61
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[60:61], v[110:111], a[0:3]
	v_add_u32_e32 v53, s41, v183
	v_readlane_b32 s3, v254, 62
	v_add_u32_e32 v60, s41, v190
	v_add_u32_e32 v87, s6, v211
	v_cndmask_b32_e64 v53, v80, v53, s[2:3]
	v_readlane_b32 s2, v254, 63
	v_readlane_b32 s3, v255, 0
	v_accvgpr_read_b32 v22, a0
	v_accvgpr_read_b32 v23, a1
	v_accvgpr_read_b32 v30, a2
	v_accvgpr_read_b32 v31, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[104:105], 0
	v_add_u32_e32 v61, s41, v218
	v_add_u32_e32 v115, s6, v212
	v_add_u32_e32 v116, s6, v213
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[106:107], a[0:3]
	v_readlane_b32 s10, v254, 19
	v_cmp_le_i32_e32 vcc, v48, v41
	v_readlane_b32 s11, v254, 20
	v_mfma_f32_16x16x16_f16 a[0:3], v[54:55], v[108:109], a[0:3]
	v_add_u32_e32 v54, s41, v184
	v_cndmask_b32_e64 v54, v81, v54, s[2:3]
	v_readlane_b32 s2, v255, 1
	v_add_u32_e32 v55, s41, v185
	v_readlane_b32 s3, v255, 2
	v_mfma_f32_16x16x16_f16 a[0:3], v[62:63], v[110:111], a[0:3]
	v_add_u32_e32 v62, s41, v219
	v_cndmask_b32_e64 v55, v82, v55, s[2:3]
	v_readlane_b32 s2, v255, 3
	v_readlane_b32 s3, v255, 4
	v_add_u32_e32 v63, s18, v219
	v_add_u32_e32 v63, s41, v63
	v_cndmask_b32_e64 v56, v83, v56, s[2:3]
	v_readlane_b32 s2, v255, 5
	v_readlane_b32 s3, v255, 6
	v_add_u32_e32 v117, s6, v214
	s_and_b64 s[72:73], s[10:11], vcc
	v_cndmask_b32_e64 v57, v84, v57, s[2:3]
	v_readlane_b32 s2, v255, 7
	v_readlane_b32 s3, v255, 8
	v_readlane_b32 s10, v254, 21
	v_readlane_b32 s11, v254, 22
	v_cndmask_b32_e64 v58, v85, v58, s[2:3]
	v_readlane_b32 s2, v255, 9
	v_readlane_b32 s3, v255, 10
	v_cmp_le_i32_e64 s[8:9], v50, v41
	v_cmp_le_i32_e64 s[24:25], v51, v41
	v_cndmask_b32_e64 v59, v86, v59, s[2:3]
	v_readlane_b32 s2, v255, 11
	v_readlane_b32 s3, v255, 12
	v_cmp_le_i32_e64 s[26:27], v52, v41
	v_cmp_le_i32_e64 s[28:29], v53, v41
	v_cndmask_b32_e64 v60, v87, v60, s[2:3]
	v_readlane_b32 s2, v255, 13
	v_readlane_b32 s3, v255, 14
	v_cmp_le_i32_e64 s[34:35], v54, v41
	v_cmp_le_i32_e64 s[36:37], v55, v41
	v_cndmask_b32_e64 v61, v115, v61, s[2:3]
	v_readlane_b32 s2, v255, 15
	v_readlane_b32 s3, v255, 16
	v_cmp_le_i32_e64 s[52:53], v56, v41
	v_cmp_le_i32_e64 s[54:55], v57, v41
	v_cndmask_b32_e64 v62, v116, v62, s[2:3]
	v_readlane_b32 s2, v255, 17
	v_readlane_b32 s3, v255, 18
	v_cmp_le_i32_e64 s[56:57], v58, v41
	v_mul_f32_e32 v18, s43, v18
	v_cndmask_b32_e64 v63, v117, v63, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v49, v41
	s_and_b64 s[74:75], s[10:11], s[2:3]
	v_readlane_b32 s2, v254, 23
	v_readlane_b32 s3, v254, 24
	s_and_b64 s[76:77], s[2:3], s[8:9]
	v_readlane_b32 s2, v254, 25
	v_readlane_b32 s3, v254, 26
	s_and_b64 s[78:79], s[2:3], s[24:25]
	v_readlane_b32 s2, v254, 27
	v_readlane_b32 s3, v254, 28
	s_and_b64 s[30:31], s[2:3], s[26:27]
	v_readlane_b32 s2, v254, 29
	v_readlane_b32 s3, v254, 30
	s_and_b64 s[28:29], s[2:3], s[28:29]
	v_readlane_b32 s2, v254, 31
	v_readlane_b32 s3, v254, 32
	s_and_b64 s[26:27], s[2:3], s[34:35]
	v_readlane_b32 s2, v254, 33
	v_readlane_b32 s3, v254, 34
	s_and_b64 s[24:25], s[2:3], s[36:37]
	v_readlane_b32 s2, v254, 35
	v_readlane_b32 s3, v254, 36
	s_and_b64 s[60:61], s[2:3], s[52:53]
	v_readlane_b32 s2, v254, 37
	v_readlane_b32 s3, v254, 38
	s_and_b64 s[58:59], s[2:3], s[54:55]
	v_readlane_b32 s2, v254, 39
	v_readlane_b32 s3, v254, 40
	s_and_b64 s[56:57], s[2:3], s[56:57]
	v_readlane_b32 s2, v254, 41
	v_mul_f32_e32 v19, s43, v19
	v_cmp_le_i32_e64 s[62:63], v59, v41
	v_readlane_b32 s3, v254, 42
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v27, s43, v27
	s_and_b64 s[54:55], s[2:3], s[62:63]
	v_readlane_b32 s2, v254, 43
	v_cndmask_b32_e64 v18, v232, v18, s[72:73]
	v_cndmask_b32_e64 v19, v232, v19, s[74:75]
	v_mul_f32_e32 v20, s43, v20
	v_mul_f32_e32 v21, s43, v21
	v_cmp_le_i32_e64 s[64:65], v60, v41
	v_readlane_b32 s3, v254, 44
	v_cndmask_b32_e64 v26, v232, v26, s[76:77]
	v_cndmask_b32_e64 v27, v232, v27, s[78:79]
	v_max_f32_e32 v48, v18, v19
	v_mul_f32_e32 v28, s43, v28
	v_mul_f32_e32 v29, s43, v29
	s_and_b64 s[52:53], s[2:3], s[64:65]
	v_readlane_b32 s2, v254, 45
	v_cndmask_b32_e64 v20, v232, v20, s[30:31]
	v_cndmask_b32_e64 v21, v232, v21, s[28:29]
	v_max3_f32 v48, v48, v26, v27
	v_mul_f32_e32 v22, s43, v22
	v_mul_f32_e32 v23, s43, v23
	v_cmp_le_i32_e64 s[66:67], v61, v41
	v_readlane_b32 s3, v254, 46
	v_cndmask_b32_e64 v28, v232, v28, s[26:27]
	v_cndmask_b32_e64 v29, v232, v29, s[24:25]
	v_max3_f32 v48, v48, v20, v21
	v_accvgpr_read_b32 v24, a0
	v_accvgpr_read_b32 v25, a1
	v_mul_f32_e32 v30, s43, v30
	v_mul_f32_e32 v31, s43, v31
	s_and_b64 s[8:9], s[2:3], s[66:67]
	v_readlane_b32 s2, v254, 47
	v_readlane_b32 s10, v254, 49
	v_cndmask_b32_e64 v22, v232, v22, s[60:61]
	v_cndmask_b32_e64 v23, v232, v23, s[58:59]
	v_max3_f32 v48, v48, v28, v29
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v24, s43, v24
	v_mul_f32_e32 v25, s43, v25
	v_cmp_le_i32_e64 s[68:69], v62, v41
	v_cmp_le_i32_e64 s[70:71], v63, v41
	v_readlane_b32 s3, v254, 48
	v_readlane_b32 s11, v254, 50
	v_cndmask_b32_e64 v30, v232, v30, s[56:57]
	v_cndmask_b32_e64 v31, v232, v31, s[54:55]
	v_max3_f32 v48, v48, v22, v23
	v_mul_f32_e32 v32, s43, v32
	v_mul_f32_e32 v33, s43, v33
	s_and_b64 s[2:3], s[2:3], s[68:69]
	s_and_b64 vcc, s[10:11], s[70:71]
	v_cndmask_b32_e64 v24, v232, v24, s[52:53]
	v_cndmask_b32_e64 v25, v232, v25, s[8:9]
	v_max3_f32 v48, v48, v30, v31
	v_cndmask_b32_e64 v32, v232, v32, s[2:3]
	v_cndmask_b32_e32 v33, v232, v33, vcc
	v_max3_f32 v48, v48, v24, v25
	v_max3_f32 v48, v48, v32, v33
	ds_bpermute_b32 v49, v153, v48
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v49, v49, v49
	v_max_f32_e32 v48, v48, v49
	ds_swizzle_b32 v49, v48 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v238, v48, v49, s2
	v_sub_f32_e32 v18, v18, v238
	v_sub_f32_e32 v19, v19, v238
	v_sub_f32_e32 v26, v26, v238
	v_exp_f32_e32 v115, v18
	v_exp_f32_e32 v116, v19
	v_sub_f32_e32 v27, v27, v238
	v_exp_f32_e32 v117, v26
	v_sub_f32_e32 v20, v20, v238
	v_exp_f32_e32 v118, v27
	v_sub_f32_e32 v21, v21, v238
	v_exp_f32_e32 v119, v20
	v_sub_f32_e32 v28, v28, v238
	v_exp_f32_e32 v120, v21
	v_add_f32_e32 v18, v115, v116
	v_sub_f32_e32 v29, v29, v238
	v_exp_f32_e32 v121, v28
	v_add_f32_e32 v18, v117, v18
	v_sub_f32_e32 v22, v22, v238
	v_exp_f32_e32 v122, v29
	v_add_f32_e32 v18, v118, v18
	v_sub_f32_e32 v23, v23, v238
	v_exp_f32_e32 v123, v22
	v_add_f32_e32 v18, v119, v18
	v_sub_f32_e32 v30, v30, v238
	v_exp_f32_e32 v124, v23
	v_add_f32_e32 v18, v120, v18
	v_sub_f32_e32 v31, v31, v238
	v_exp_f32_e32 v125, v30
	v_add_f32_e32 v18, v121, v18
	v_sub_f32_e32 v24, v24, v238
	v_exp_f32_e32 v126, v31
	v_add_f32_e32 v18, v122, v18
	v_sub_f32_e32 v25, v25, v238
	v_exp_f32_e32 v127, v24
	v_add_f32_e32 v18, v123, v18
	v_sub_f32_e32 v32, v32, v238
	v_exp_f32_e32 v128, v25
	v_add_f32_e32 v18, v124, v18
	v_sub_f32_e32 v33, v33, v238
	v_exp_f32_e32 v51, v32
	v_add_f32_e32 v18, v125, v18
	v_exp_f32_e32 v50, v33
	v_add_f32_e32 v18, v126, v18
	v_add_f32_e32 v18, v127, v18
	v_add_f32_e32 v18, v128, v18
	v_add_f32_e32 v18, v51, v18
	v_add_f32_e32 v18, v50, v18
	ds_bpermute_b32 v19, v153, v18
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v48, v18, v19
	ds_swizzle_b32 v49, v48 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 5
	v_readlane_b32 s9, v254, 6
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_45
	v_accvgpr_read_b32 v20, a56
	v_accvgpr_read_b32 v21, a57
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[86:87]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], v[112:113], 0, v[20:21]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 7
	v_readlane_b32 s9, v254, 8
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_47
	v_accvgpr_read_b32 v18, a58
	v_accvgpr_read_b32 v19, a59
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[86:87]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[112:113], 0, v[18:19]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_47:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 9
	v_readlane_b32 s9, v254, 10
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_49
	v_accvgpr_read_b32 v28, a60
	v_accvgpr_read_b32 v29, a61
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[86:87]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], v[112:113], 0, v[28:29]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_49:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 11
	v_readlane_b32 s9, v254, 12
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_51
	v_accvgpr_read_b32 v26, a64
	v_accvgpr_read_b32 v27, a65
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[86:87]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[112:113], 0, v[26:27]
	global_load_dwordx4 v[26:29], v[26:27], off
.LBB0_51:
	s_or_b64 exec, exec, s[2:3]
	v_sub_f32_e32 v52, 0xf149f2ca, v238
	v_exp_f32_e32 v76, v52
	v_cvt_f16_f32_e32 v60, v115
	v_cvt_f16_f32_e32 v63, v116
	v_cvt_f16_f32_e32 v61, v117
	v_cvt_f16_f32_e32 v77, v118
	ds_read_b64 v[52:53], v234 offset:8192
	ds_read_b64 v[54:55], v235 offset:8192
	ds_read_b64 v[56:57], v236 offset:8192
	v_mul_f32_e32 v62, 0, v76
	v_cvt_f16_f32_e32 v78, v119
	v_cvt_f16_f32_e32 v79, v120
	v_cvt_f16_f32_e32 v80, v121
	v_cvt_f16_f32_e32 v81, v122
	v_pack_b32_f16 v61, v61, v77
	v_pack_b32_f16 v60, v60, v63
	v_accvgpr_write_b32 a12, v62
	v_accvgpr_write_b32 a13, v62
	v_accvgpr_write_b32 a14, v62
	v_accvgpr_write_b32 a15, v62
	ds_read_b64 v[58:59], v237 offset:8192
	v_cvt_f16_f32_e32 v82, v123
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[52:53], v[60:61], a[12:15]
	v_cvt_f16_f32_e32 v83, v124
	v_cvt_f16_f32_e32 v84, v125
	v_cvt_f16_f32_e32 v85, v126
	v_pack_b32_f16 v53, v80, v81
	v_pack_b32_f16 v52, v78, v79
	v_add_u32_e32 v241, 0, v220
	v_cvt_f16_f32_e32 v86, v127
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[54:55], v[52:53], a[0:3]
	v_cvt_f16_f32_e32 v87, v128
	v_cvt_f16_f32_e32 v62, v51
	v_cvt_f16_f32_e32 v63, v50
	v_pack_b32_f16 v51, v84, v85
	v_pack_b32_f16 v50, v82, v83
	ds_read_b64 v[54:55], v241 offset:10240
	v_add_u32_e32 v242, 0, v221
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[56:57], v[50:51], a[0:3]
	v_pack_b32_f16 v57, v62, v63
	v_pack_b32_f16 v56, v86, v87
	v_add_u32_e32 v251, 0, v230
	ds_read_b64 v[62:63], v251 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[58:59], v[56:57], a[0:3]
	ds_read_b64 v[58:59], v242 offset:10240
	v_add_u32_e32 v243, 0, v222
	v_add_u32_e32 v244, 0, v223
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[54:55], v[60:61], a[12:15]
	ds_read_b64 v[54:55], v243 offset:10240
	v_add_u32_e32 v245, 0, v224
	v_add_u32_e32 v246, 0, v225
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[52:53], a[4:7]
	ds_read_b64 v[58:59], v244 offset:10240
	v_add_u32_e32 v247, 0, v226
	v_add_u32_e32 v248, 0, v227
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[54:55], v[50:51], a[4:7]
	ds_read_b64 v[54:55], v245 offset:12288
	v_add_u32_e32 v249, 0, v228
	v_add_u32_e32 v250, 0, v229
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[56:57], a[4:7]
	ds_read_b64 v[58:59], v246 offset:12288
	v_add_u32_e32 v252, 0, v231
	v_add_f32_e32 v239, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[54:55], v[60:61], a[12:15]
	ds_read_b64 v[54:55], v247 offset:12288
	v_ashrrev_i32_e32 v48, 31, v114
	v_lshrrev_b32_e32 v48, 26, v48
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[52:53], a[8:11]
	ds_read_b64 v[58:59], v248 offset:12288
	v_add_u32_e32 v48, v114, v48
	v_ashrrev_i32_e32 v48, 6, v48
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[54:55], v[50:51], a[8:11]
	ds_read_b64 v[54:55], v249 offset:14336
	v_fmac_f32_e32 v239, 0, v76
	v_max_i32_e32 v48, 2, v48
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[56:57], a[8:11]
	ds_read_b64 v[58:59], v250 offset:14336
	v_cmp_ne_u32_e32 vcc, 2, v48
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[54:55], v[60:61], a[12:15]
	ds_read_b64 v[54:55], v252 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[52:53], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v65, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v192, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v192, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s49
	v_perm_b32 v3, v26, v30, s49
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[50:51], a[12:15]
	ds_write_b64 v233, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s19
	v_perm_b32 v2, v18, v22, s19
	ds_write_b64 v193, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s49
	v_perm_b32 v2, v19, v23, s49
	ds_write_b64 v194, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s19
	v_perm_b32 v3, v27, v31, s19
	v_mfma_f32_16x16x16_f16 a[12:15], v[54:55], v[56:57], a[12:15]
	ds_write_b64 v195, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s49
	v_perm_b32 v3, v28, v32, s49
	ds_write_b64 v196, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s19
	v_perm_b32 v3, v28, v32, s19
	ds_write_b64 v197, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s49
	v_perm_b32 v3, v29, v33, s49
	ds_write_b64 v198, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s19
	v_perm_b32 v3, v29, v33, s19
	v_mov_b32_e32 v18, 64
	ds_write_b64 v199, v[2:3] offset:9088
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s2, 33
	s_nop 1
	v_writelane_b32 v255, s3, 34
	s_and_b64 s[2:3], s[2:3], vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_71
	v_mov_b32_e32 v2, 0xffffff80
	s_lshl_b64 s[2:3], s[86:87], 7
	v_lshl_add_u32 v48, v48, 6, v2
	s_add_u32 s8, s2, s84
	v_accvgpr_read_b32 v2, a34
	s_addc_u32 s9, s3, s85
	v_accvgpr_read_b32 v3, a35
	v_lshl_add_u64 v[112:113], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a36
	v_accvgpr_read_b32 v3, a37
	v_lshl_add_u64 v[114:115], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a38
	v_accvgpr_read_b32 v3, a39
	v_lshl_add_u64 v[116:117], s[8:9], 0, v[2:3]
	v_accvgpr_read_b32 v2, a40
	v_accvgpr_read_b32 v3, a41
	v_lshl_add_u64 v[118:119], s[8:9], 0, v[2:3]
	s_add_u32 s2, s2, s80
	v_accvgpr_read_b32 v2, a42
	s_addc_u32 s3, s3, s81
	v_accvgpr_read_b32 v3, a43
	v_lshl_add_u64 v[120:121], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a44
	v_accvgpr_read_b32 v3, a45
	v_lshl_add_u64 v[122:123], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a46
	v_accvgpr_read_b32 v3, a47
	v_lshl_add_u64 v[124:125], s[2:3], 0, v[2:3]
	v_accvgpr_read_b32 v2, a48
	v_accvgpr_read_b32 v3, a49
	v_lshl_add_u64 v[126:127], s[2:3], 0, v[2:3]
	s_mov_b32 s39, 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s7, s41
	s_branch .LBB0_54
.LBB0_53:
	s_or_b64 exec, exec, s[2:3]
	v_sub_f32_e32 v80, v238, v49
	v_exp_f32_e32 v238, v80
	v_cvt_f16_f32_e32 v54, v54
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v60, v60
	v_cvt_f16_f32_e32 v61, v61
	v_cvt_f16_f32_e32 v62, v62
	v_cvt_f16_f32_e32 v63, v63
	v_cvt_f16_f32_e32 v76, v76
	v_cvt_f16_f32_e32 v77, v77
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v52, v52
	v_cvt_f16_f32_e32 v88, v58
	v_pack_b32_f16 v58, v54, v55
	v_pk_mul_f32 v[54:55], v[140:141], v[238:239] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v89, v59
	v_pack_b32_f16 v59, v56, v57
	v_pk_mul_f32 v[56:57], v[142:143], v[238:239] op_sel_hi:[1,0]
	ds_read_b64 v[80:81], v234 offset:8192
	ds_read_b64 v[82:83], v235 offset:8192
	ds_read_b64 v[84:85], v236 offset:8192
	ds_read_b64 v[86:87], v237 offset:8192
	v_accvgpr_write_b32 a0, v54
	v_accvgpr_write_b32 a1, v55
	v_accvgpr_write_b32 a2, v56
	v_accvgpr_write_b32 a3, v57
	v_pack_b32_f16 v57, v60, v61
	v_pack_b32_f16 v61, v76, v77
	v_pack_b32_f16 v60, v62, v63
	ds_read_b64 v[62:63], v241 offset:10240
	ds_read_b64 v[76:77], v242 offset:10240
	v_cvt_f16_f32_e32 v98, v79
	v_pack_b32_f16 v79, v53, v52
	v_pk_mul_f32 v[52:53], v[136:137], v[238:239] op_sel_hi:[1,0]
	v_pk_mul_f32 v[54:55], v[138:139], v[238:239] op_sel_hi:[1,0]
	v_pack_b32_f16 v56, v88, v89
	v_accvgpr_write_b32 a4, v52
	v_accvgpr_write_b32 a5, v53
	v_accvgpr_write_b32 a6, v54
	v_accvgpr_write_b32 a7, v55
	ds_read_b64 v[52:53], v243 offset:10240
	ds_read_b64 v[54:55], v244 offset:10240
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[62:63], v[58:59], a[4:7]
	v_cvt_f16_f32_e32 v78, v78
	v_add_f32_e32 v50, v50, v51
	s_add_i32 s2, s39, 64
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[76:77], v[56:57], a[4:7]
	ds_read_b64 v[62:63], v245 offset:12288
	ds_read_b64 v[76:77], v246 offset:12288
	v_pack_b32_f16 v78, v78, v98
	v_readlane_b32 s3, v254, 0
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[52:53], v[60:61], a[4:7]
	v_mul_f32_e64 v52, v132, v238
	v_mul_f32_e64 v53, v133, v238
	v_fmac_f32_e32 v50, v239, v238
	s_add_i32 s7, s7, s3
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[54:55], v[78:79], a[4:7]
	v_mul_f32_e64 v54, v134, v238
	v_mul_f32_e64 v55, v135, v238
	v_cmp_eq_u32_e32 vcc, s2, v48
	v_accvgpr_write_b32 a8, v52
	v_accvgpr_write_b32 a9, v53
	v_accvgpr_write_b32 a10, v54
	v_accvgpr_write_b32 a11, v55
	ds_read_b64 v[52:53], v247 offset:12288
	ds_read_b64 v[54:55], v248 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[62:63], v[58:59], a[8:11]
	ds_read_b64 v[62:63], v249 offset:14336
	s_add_i32 s3, s39, 0x80
	v_lshl_add_u64 v[112:113], v[112:113], 0, s[0:1]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[76:77], v[56:57], a[8:11]
	ds_read_b64 v[76:77], v250 offset:14336
	v_lshl_add_u64 v[114:115], v[114:115], 0, s[0:1]
	v_lshl_add_u64 v[116:117], v[116:117], 0, s[0:1]
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[52:53], v[60:61], a[8:11]
	v_mul_f32_e64 v52, v128, v238
	v_mul_f32_e64 v53, v129, v238
	v_lshl_add_u64 v[118:119], v[118:119], 0, s[0:1]
	v_lshl_add_u64 v[120:121], v[120:121], 0, s[0:1]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[54:55], v[78:79], a[8:11]
	v_mul_f32_e64 v54, v130, v238
	v_mul_f32_e64 v55, v131, v238
	v_lshl_add_u64 v[122:123], v[122:123], 0, s[0:1]
	v_accvgpr_write_b32 a12, v52
	v_accvgpr_write_b32 a13, v53
	v_accvgpr_write_b32 a14, v54
	v_accvgpr_write_b32 a15, v55
	v_mfma_f32_16x16x16_f16 a[0:3], v[80:81], v[58:59], a[0:3]
	ds_read_b64 v[52:53], v251 offset:14336
	ds_read_b64 v[54:55], v252 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[58:59], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v65, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v65, v[14:15], v[10:11] offset0:8 offset1:12
	ds_write2st64_b64 v192, v[8:9], v[4:5] offset1:4
	ds_write2st64_b64 v192, v[16:17], v[12:13] offset0:8 offset1:12
	v_perm_b32 v2, v18, v22, s49
	v_perm_b32 v3, v26, v30, s49
	v_mfma_f32_16x16x16_f16 a[0:3], v[82:83], v[56:57], a[0:3]
	ds_write_b64 v233, v[2:3] offset:8192
	v_perm_b32 v3, v26, v30, s19
	v_perm_b32 v2, v18, v22, s19
	v_mfma_f32_16x16x16_f16 a[12:15], v[76:77], v[56:57], a[12:15]
	ds_write_b64 v193, v[2:3] offset:8320
	v_perm_b32 v3, v27, v31, s49
	v_perm_b32 v2, v19, v23, s49
	v_mfma_f32_16x16x16_f16 a[0:3], v[84:85], v[60:61], a[0:3]
	ds_write_b64 v194, v[2:3] offset:8448
	v_perm_b32 v2, v19, v23, s19
	v_perm_b32 v3, v27, v31, s19
	v_mfma_f32_16x16x16_f16 a[12:15], v[52:53], v[60:61], a[12:15]
	ds_write_b64 v195, v[2:3] offset:8576
	v_perm_b32 v2, v20, v24, s49
	v_perm_b32 v3, v28, v32, s49
	v_mfma_f32_16x16x16_f16 a[0:3], v[86:87], v[78:79], a[0:3]
	ds_write_b64 v196, v[2:3] offset:8704
	v_perm_b32 v2, v20, v24, s19
	v_perm_b32 v3, v28, v32, s19
	v_mfma_f32_16x16x16_f16 a[12:15], v[54:55], v[78:79], a[12:15]
	ds_write_b64 v197, v[2:3] offset:8832
	v_perm_b32 v2, v21, v25, s49
	v_perm_b32 v3, v29, v33, s49
	ds_write_b64 v198, v[2:3] offset:8960
	v_perm_b32 v2, v21, v25, s19
	v_perm_b32 v3, v29, v33, s19
	v_lshl_add_u64 v[124:125], v[124:125], 0, s[0:1]
	v_lshl_add_u64 v[126:127], v[126:127], 0, s[0:1]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v18, s3
	s_mov_b32 s39, s2
	v_mov_b32_e32 v239, v50
	v_mov_b32_e32 v238, v49
	ds_write_b64 v199, v[2:3] offset:9088
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_70
.LBB0_54:
	v_add_u32_e32 v11, s39, v144
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
	v_cmp_gt_i32_e32 vcc, s48, v2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_56
	v_lshl_add_u64 v[4:5], v[126:127], 0, v[46:47]
	global_load_dwordx4 v[6:9], v[4:5], off
.LBB0_56:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v3, 0x90, v11
	v_cmp_gt_i32_e32 vcc, s48, v3
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_58
	v_lshl_add_u64 v[2:3], v[124:125], 0, v[46:47]
	global_load_dwordx4 v[2:5], v[2:3], off
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v10, 0xa0, v11
	v_cmp_gt_i32_e32 vcc, s48, v10
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_60
	v_lshl_add_u64 v[12:13], v[122:123], 0, v[46:47]
	global_load_dwordx4 v[14:17], v[12:13], off
.LBB0_60:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v11, 0xb0, v11
	v_cmp_gt_i32_e32 vcc, s48, v11
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_62
	v_lshl_add_u64 v[10:11], v[120:121], 0, v[46:47]
	global_load_dwordx4 v[10:13], v[10:11], off
.LBB0_62:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[18:21], v234 offset1:4
	ds_read2st64_b64 v[22:25], v235 offset1:4
	ds_read2st64_b64 v[26:29], v236 offset1:4
	ds_read2st64_b64 v[30:33], v237 offset1:4
	v_add_u32_e32 v49, s39, v147
	v_add_u32_e32 v50, 64, v49
	v_add_u32_e32 v51, 0x41, v49
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[104:105], 0
	v_add_u32_e32 v52, 0x42, v49
	v_add_u32_e32 v53, 0x43, v49
	v_add_u32_e32 v54, 0x50, v49
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[104:105], 0
	ds_read2st64_b64 v[18:21], v234 offset0:8 offset1:12
	v_add_u32_e32 v55, 0x51, v49
	v_add_u32_e32 v56, 0x52, v49
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[106:107], a[0:3]
	v_add_u32_e32 v57, 0x53, v49
	v_add_u32_e32 v58, 0x60, v49
	v_add_u32_e32 v59, 0x61, v49
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[106:107], a[4:7]
	ds_read2st64_b64 v[22:25], v235 offset0:8 offset1:12
	v_add_u32_e32 v60, 0x62, v49
	v_add_u32_e32 v61, 0x63, v49
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[108:109], a[0:3]
	v_add_u32_e32 v62, 0x70, v49
	v_add_u32_e32 v63, 0x71, v49
	v_add_u32_e32 v76, 0x72, v49
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[108:109], a[4:7]
	ds_read2st64_b64 v[26:29], v236 offset0:8 offset1:12
	v_add_u32_e32 v49, 0x73, v49
	v_add_u32_e32 v77, s39, v240
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[18:19], v[104:105], 0
	v_cmp_gt_i32_e64 s[54:55], s48, v50
	v_cmp_gt_i32_e64 s[80:81], s48, v49
	v_cmp_gt_i32_e64 s[98:99], s17, v50
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[110:111], a[0:3]
	v_cmp_gt_i32_e64 s[96:97], s17, v51
	v_cmp_gt_i32_e64 s[2:3], s17, v49
	v_add_u32_e32 v49, s7, v174
	v_mfma_f32_16x16x16_f16 a[12:15], v[20:21], v[104:105], 0
	v_add_u32_e32 v50, s7, v173
	v_add_u32_e32 v78, 64, v77
	v_add_u32_e32 v79, 0x41, v77
	v_mfma_f32_16x16x16_f16 a[4:7], v[32:33], v[110:111], a[4:7]
	ds_read2st64_b64 v[30:33], v237 offset0:8 offset1:12
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[22:23], v[106:107], a[8:11]
	v_accvgpr_read_b32 v22, a2
	v_accvgpr_read_b32 v20, a3
	v_cmp_gt_i32_e64 s[52:53], s48, v51
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[106:107], a[12:15]
	v_cmp_gt_i32_e64 s[58:59], s48, v52
	v_cmp_gt_i32_e64 s[68:69], s48, v59
	v_cmp_gt_i32_e64 s[78:79], s48, v76
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[26:27], v[108:109], a[8:11]
	v_cmp_gt_i32_e64 s[94:95], s17, v52
	v_cmp_gt_i32_e64 s[92:93], s17, v53
	v_cmp_gt_i32_e64 s[26:27], s17, v59
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[108:109], a[0:3]
	v_cmp_gt_i32_e64 s[24:25], s17, v60
	v_cmp_gt_i32_e64 s[84:85], s17, v76
	v_add_u32_e32 v51, s7, v172
	v_add_u32_e32 v52, s7, v171
	v_add_u32_e32 v59, s7, v164
	v_add_u32_e32 v76, s7, v159
	v_add_u32_e32 v80, 0x42, v77
	v_add_u32_e32 v81, 0x43, v77
	v_add_u32_e32 v82, 0x50, v77
	v_add_u32_e32 v83, 0x51, v77
	v_add_u32_e32 v84, 0x52, v77
	v_add_u32_e32 v85, 0x53, v77
	v_add_u32_e32 v86, 0x60, v77
	v_add_u32_e32 v87, 0x61, v77
	v_add_u32_e32 v88, 0x62, v77
	v_add_u32_e32 v89, 0x63, v77
	v_add_u32_e32 v98, 0x70, v77
	v_add_u32_e32 v99, 0x71, v77
	v_add_u32_e32 v146, 0x72, v77
	v_add_u32_e32 v77, 0x73, v77
	v_cndmask_b32_e64 v49, v78, v49, s[98:99]
	v_cndmask_b32_e64 v50, v79, v50, s[96:97]
	v_cmp_gt_i32_e64 s[56:57], s48, v53
	v_cmp_gt_i32_e64 s[8:9], s48, v54
	v_cmp_gt_i32_e64 s[64:65], s48, v57
	v_cmp_gt_i32_e64 s[70:71], s48, v58
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[30:31], v[110:111], a[8:11]
	v_cmp_gt_i32_e64 s[62:63], s17, v54
	v_cmp_gt_i32_e64 s[36:37], s17, v55
	v_cmp_gt_i32_e64 s[30:31], s17, v57
	v_cmp_gt_i32_e64 s[28:29], s17, v58
	v_add_u32_e32 v53, s7, v170
	v_add_u32_e32 v54, s7, v169
	v_add_u32_e32 v57, s7, v166
	v_add_u32_e32 v58, s7, v165
	v_cndmask_b32_e64 v51, v80, v51, s[94:95]
	v_cndmask_b32_e64 v52, v81, v52, s[92:93]
	v_cndmask_b32_e64 v59, v88, v59, s[24:25]
	v_cndmask_b32_e64 v76, v77, v76, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v49, v41
	v_cmp_le_i32_e64 s[24:25], v50, v41
	v_cmp_gt_i32_e64 s[60:61], s48, v55
	v_cmp_gt_i32_e64 s[66:67], s48, v56
	v_mul_f32_e32 v18, s43, v18
	v_mul_f32_e32 v19, s43, v19
	v_cmp_gt_i32_e64 s[34:35], s17, v56
	v_add_u32_e32 v55, s7, v168
	v_add_u32_e32 v56, s7, v167
	v_cndmask_b32_e64 v53, v82, v53, s[62:63]
	v_cndmask_b32_e64 v54, v83, v54, s[36:37]
	v_cndmask_b32_e64 v57, v86, v57, s[28:29]
	v_cndmask_b32_e64 v58, v87, v58, s[26:27]
	v_cmp_le_i32_e64 s[26:27], v51, v41
	v_cmp_le_i32_e64 s[28:29], v52, v41
	s_and_b64 s[54:55], s[54:55], s[2:3]
	s_and_b64 s[24:25], s[52:53], s[24:25]
	v_accvgpr_read_b32 v21, a4
	v_accvgpr_read_b32 v23, a5
	v_mfma_f32_16x16x16_f16 a[0:3], v[32:33], v[110:111], a[0:3]
	v_mul_f32_e32 v22, s43, v22
	v_mul_f32_e32 v20, s43, v20
	v_cndmask_b32_e64 v55, v84, v55, s[34:35]
	v_cndmask_b32_e64 v56, v85, v56, s[30:31]
	v_cmp_le_i32_e64 s[30:31], v53, v41
	v_cmp_le_i32_e64 s[34:35], v54, v41
	s_and_b64 s[26:27], s[58:59], s[26:27]
	s_and_b64 s[28:29], s[56:57], s[28:29]
	v_cndmask_b32_e64 v18, v232, v18, s[54:55]
	v_cndmask_b32_e64 v19, v232, v19, s[24:25]
	v_cmp_gt_i32_e64 s[76:77], s48, v60
	v_cmp_gt_i32_e64 s[74:75], s48, v62
	v_cmp_gt_i32_e32 vcc, s48, v63
	v_accvgpr_read_b32 v24, a6
	v_accvgpr_read_b32 v25, a7
	v_mul_f32_e32 v21, s43, v21
	v_mul_f32_e32 v23, s43, v23
	v_cmp_gt_i32_e64 s[90:91], s17, v61
	v_cmp_gt_i32_e64 s[88:89], s17, v62
	v_cmp_gt_i32_e64 s[86:87], s17, v63
	v_add_u32_e32 v60, s7, v163
	v_add_u32_e32 v62, s7, v161
	v_add_u32_e32 v63, s7, v160
	v_cmp_le_i32_e64 s[36:37], v55, v41
	v_cmp_le_i32_e64 s[62:63], v56, v41
	s_and_b64 s[8:9], s[8:9], s[30:31]
	s_and_b64 s[30:31], s[60:61], s[34:35]
	v_cndmask_b32_e64 v22, v232, v22, s[26:27]
	v_cndmask_b32_e64 v20, v232, v20, s[28:29]
	v_max_f32_e32 v49, v18, v19
	v_cmp_gt_i32_e64 s[72:73], s48, v61
	v_accvgpr_read_b32 v26, a8
	v_accvgpr_read_b32 v27, a9
	v_mul_f32_e32 v24, s43, v24
	v_mul_f32_e32 v25, s43, v25
	v_add_u32_e32 v61, s7, v162
	v_cndmask_b32_e64 v60, v89, v60, s[90:91]
	v_cndmask_b32_e64 v62, v99, v62, s[86:87]
	v_cndmask_b32_e64 v63, v146, v63, s[84:85]
	v_cmp_le_i32_e64 s[84:85], v57, v41
	v_cmp_le_i32_e64 s[86:87], v58, v41
	s_and_b64 s[34:35], s[66:67], s[36:37]
	s_and_b64 s[36:37], s[64:65], s[62:63]
	v_cndmask_b32_e64 v21, v232, v21, s[8:9]
	v_cndmask_b32_e64 v23, v232, v23, s[30:31]
	v_max3_f32 v49, v49, v22, v20
	v_accvgpr_read_b32 v28, a10
	v_accvgpr_read_b32 v29, a11
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v27, s43, v27
	v_cndmask_b32_e64 v61, v98, v61, s[88:89]
	v_cmp_le_i32_e64 s[88:89], v59, v41
	v_cmp_le_i32_e64 s[90:91], v60, v41
	s_and_b64 s[52:53], s[70:71], s[84:85]
	s_and_b64 s[56:57], s[68:69], s[86:87]
	v_cndmask_b32_e64 v24, v232, v24, s[34:35]
	v_cndmask_b32_e64 v25, v232, v25, s[36:37]
	v_max3_f32 v49, v49, v21, v23
	v_accvgpr_read_b32 v30, a0
	v_accvgpr_read_b32 v31, a1
	v_mul_f32_e32 v28, s43, v28
	v_mul_f32_e32 v29, s43, v29
	v_cmp_le_i32_e64 s[92:93], v61, v41
	v_cmp_le_i32_e64 s[94:95], v62, v41
	s_and_b64 s[58:59], s[76:77], s[88:89]
	s_and_b64 s[60:61], s[72:73], s[90:91]
	v_cndmask_b32_e64 v26, v232, v26, s[52:53]
	v_cndmask_b32_e64 v27, v232, v27, s[56:57]
	v_max3_f32 v49, v49, v24, v25
	v_accvgpr_read_b32 v32, a2
	v_accvgpr_read_b32 v33, a3
	v_mul_f32_e32 v30, s43, v30
	v_mul_f32_e32 v31, s43, v31
	v_cmp_le_i32_e64 s[96:97], v63, v41
	v_cmp_le_i32_e64 s[98:99], v76, v41
	s_and_b64 s[62:63], s[74:75], s[92:93]
	s_and_b64 s[64:65], vcc, s[94:95]
	v_cndmask_b32_e64 v28, v232, v28, s[58:59]
	v_cndmask_b32_e64 v29, v232, v29, s[60:61]
	v_max3_f32 v49, v49, v26, v27
	v_mul_f32_e32 v32, s43, v32
	v_mul_f32_e32 v33, s43, v33
	s_and_b64 s[2:3], s[78:79], s[96:97]
	s_and_b64 vcc, s[80:81], s[98:99]
	v_cndmask_b32_e64 v30, v232, v30, s[62:63]
	v_cndmask_b32_e64 v31, v232, v31, s[64:65]
	v_max3_f32 v49, v49, v28, v29
	v_cndmask_b32_e64 v32, v232, v32, s[2:3]
	v_cndmask_b32_e32 v33, v232, v33, vcc
	v_max3_f32 v49, v49, v30, v31
	v_max3_f32 v49, v49, v32, v33
	ds_bpermute_b32 v50, v153, v49
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v50, v50, v50
	v_max_f32_e32 v49, v49, v50
	ds_swizzle_b32 v50, v49 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v49, v238, v49, v50
	v_sub_f32_e32 v18, v18, v49
	v_sub_f32_e32 v19, v19, v49
	v_sub_f32_e32 v22, v22, v49
	v_exp_f32_e32 v54, v18
	v_exp_f32_e32 v55, v19
	v_sub_f32_e32 v20, v20, v49
	v_exp_f32_e32 v56, v22
	v_sub_f32_e32 v21, v21, v49
	v_exp_f32_e32 v57, v20
	v_sub_f32_e32 v23, v23, v49
	v_exp_f32_e32 v58, v21
	v_sub_f32_e32 v24, v24, v49
	v_exp_f32_e32 v59, v23
	v_add_f32_e32 v18, v54, v55
	v_sub_f32_e32 v25, v25, v49
	v_exp_f32_e32 v60, v24
	v_add_f32_e32 v18, v56, v18
	v_sub_f32_e32 v26, v26, v49
	v_exp_f32_e32 v61, v25
	v_add_f32_e32 v18, v57, v18
	v_sub_f32_e32 v27, v27, v49
	v_exp_f32_e32 v62, v26
	v_add_f32_e32 v18, v58, v18
	v_sub_f32_e32 v28, v28, v49
	v_exp_f32_e32 v63, v27
	v_add_f32_e32 v18, v59, v18
	v_sub_f32_e32 v29, v29, v49
	v_exp_f32_e32 v76, v28
	v_add_f32_e32 v18, v60, v18
	v_sub_f32_e32 v30, v30, v49
	v_exp_f32_e32 v77, v29
	v_add_f32_e32 v18, v61, v18
	v_sub_f32_e32 v31, v31, v49
	v_exp_f32_e32 v78, v30
	v_add_f32_e32 v18, v62, v18
	v_sub_f32_e32 v32, v32, v49
	v_exp_f32_e32 v79, v31
	v_add_f32_e32 v18, v63, v18
	v_sub_f32_e32 v33, v33, v49
	v_exp_f32_e32 v53, v32
	v_add_f32_e32 v18, v76, v18
	v_exp_f32_e32 v52, v33
	v_add_f32_e32 v18, v77, v18
	v_add_f32_e32 v18, v78, v18
	v_add_f32_e32 v18, v79, v18
	v_add_f32_e32 v18, v53, v18
	v_add_f32_e32 v18, v52, v18
	ds_bpermute_b32 v19, v153, v18
	v_add_u32_e32 v27, s39, v148
	v_add_u32_e32 v20, 0x80, v27
	v_cmp_gt_i32_e32 vcc, s48, v20
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v50, v18, v19
	ds_swizzle_b32 v51, v50 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_64
	v_lshl_add_u64 v[20:21], v[118:119], 0, v[46:47]
	global_load_dwordx4 v[22:25], v[20:21], off
.LBB0_64:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v19, 0x81, v27
	v_cmp_gt_i32_e32 vcc, s48, v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_66
	v_lshl_add_u64 v[18:19], v[116:117], 0, v[46:47]
	global_load_dwordx4 v[18:21], v[18:19], off
.LBB0_66:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v26, 0x82, v27
	v_cmp_gt_i32_e32 vcc, s48, v26
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_68
	v_lshl_add_u64 v[28:29], v[114:115], 0, v[46:47]
	global_load_dwordx4 v[30:33], v[28:29], off
.LBB0_68:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v27, 0x83, v27
	v_cmp_gt_i32_e32 vcc, s48, v27
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_53
	v_lshl_add_u64 v[26:27], v[112:113], 0, v[46:47]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_branch .LBB0_53
.LBB0_70:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v239, v50
	v_mov_b32_e32 v238, v49
	v_readlane_b32 s39, v255, 19
.LBB0_71:
	v_readlane_b32 s2, v255, 33
	v_readlane_b32 s3, v255, 34
	s_or_b64 exec, exec, s[2:3]
.LBB0_72:
	v_readlane_b32 s2, v255, 31
	v_readlane_b32 s3, v255, 32
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
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[50:51]
	s_cbranch_execz .LBB0_74
	v_add_u32_e32 v19, 0, v152
	ds_read2st64_b64 v[20:23], v19 offset1:4
	v_add_u32_e32 v32, 0, v215
	v_add_u32_e32 v33, 0, v216
	ds_read2st64_b64 v[24:27], v33 offset1:4
	v_add_u32_e32 v48, 0, v217
	ds_read2st64_b64 v[28:31], v48 offset1:4
	ds_read2st64_b64 v[48:51], v48 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[20:21], v[104:105], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[22:23], v[104:105], 0
	ds_read2st64_b64 v[20:23], v32 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[20:21], v[106:107], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[22:23], v[106:107], a[20:23]
	ds_read2st64_b64 v[20:23], v19 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[24:25], v[108:109], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[26:27], v[108:109], a[20:23]
	ds_read2st64_b64 v[24:27], v32 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[28:29], v[110:111], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[30:31], v[110:111], a[20:23]
	ds_read2st64_b64 v[28:31], v33 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[20:21], v[104:105], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[22:23], v[104:105], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[24:25], v[106:107], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[26:27], v[106:107], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[28:29], v[108:109], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[30:31], v[108:109], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[48:49], v[110:111], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[50:51], v[110:111], a[28:31]
.LBB0_74:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v49, v18, v147
	v_or_b32_e32 v50, v18, v200
	v_or_b32_e32 v51, v18, v201
	v_or_b32_e32 v52, v18, v202
	v_or_b32_e32 v56, v18, v206
	v_mul_lo_u32 v65, v49, s18
	v_mul_lo_u32 v76, v50, s18
	v_or_b32_e32 v53, v18, v203
	v_or_b32_e32 v54, v18, v204
	v_or_b32_e32 v55, v18, v205
	v_or_b32_e32 v57, v18, v207
	v_or_b32_e32 v58, v18, v208
	v_or_b32_e32 v59, v18, v209
	v_or_b32_e32 v60, v18, v210
	v_or_b32_e32 v61, v18, v211
	v_or_b32_e32 v62, v18, v212
	v_or_b32_e32 v63, v18, v213
	v_or_b32_e32 v18, v18, v214
	v_cmp_gt_i32_e64 s[2:3], s48, v49
	v_cmp_gt_i32_e64 s[8:9], s48, v50
	v_cmp_gt_i32_e32 vcc, s17, v49
	v_cmp_gt_i32_e64 s[62:63], s17, v50
	v_mul_lo_u32 v77, v51, s18
	v_mul_lo_u32 v78, v52, s18
	v_mul_lo_u32 v82, v56, s18
	v_add_u32_e32 v65, s41, v65
	v_add_u32_e32 v76, s41, v76
	v_add_u32_e32 v49, s6, v49
	v_add_u32_e32 v50, s6, v50
	v_cmp_gt_i32_e64 s[52:53], s48, v51
	v_cmp_gt_i32_e64 s[54:55], s48, v52
	v_cmp_gt_i32_e64 s[64:65], s48, v56
	v_cmp_gt_i32_e64 s[36:37], s17, v51
	v_cmp_gt_i32_e64 s[34:35], s17, v52
	v_cmp_gt_i32_e64 s[24:25], s17, v56
	v_mul_lo_u32 v79, v53, s18
	v_mul_lo_u32 v80, v54, s18
	v_mul_lo_u32 v81, v55, s18
	v_mul_lo_u32 v83, v57, s18
	v_mul_lo_u32 v84, v58, s18
	v_mul_lo_u32 v85, v59, s18
	v_mul_lo_u32 v86, v60, s18
	v_mul_lo_u32 v87, v61, s18
	v_mul_lo_u32 v88, v62, s18
	v_mul_lo_u32 v89, v63, s18
	v_mul_lo_u32 v98, v18, s18
	v_add_u32_e32 v77, s41, v77
	v_add_u32_e32 v78, s41, v78
	v_add_u32_e32 v82, s41, v82
	v_add_u32_e32 v51, s6, v51
	v_add_u32_e32 v52, s6, v52
	v_add_u32_e32 v56, s6, v56
	v_cndmask_b32_e32 v49, v49, v65, vcc
	v_cndmask_b32_e64 v50, v50, v76, s[62:63]
	v_accvgpr_read_b32 v33, a17
	v_accvgpr_read_b32 v48, a16
	v_cmp_gt_i32_e64 s[56:57], s48, v53
	v_cmp_gt_i32_e64 s[58:59], s48, v54
	v_cmp_gt_i32_e64 s[60:61], s48, v55
	v_cmp_gt_i32_e64 s[66:67], s48, v57
	v_cmp_gt_i32_e64 s[68:69], s48, v58
	v_cmp_gt_i32_e64 s[70:71], s48, v59
	v_cmp_gt_i32_e64 s[72:73], s48, v60
	v_cmp_gt_i32_e64 s[74:75], s48, v61
	v_cmp_gt_i32_e64 s[76:77], s48, v62
	v_cmp_gt_i32_e64 s[78:79], s48, v63
	v_cmp_gt_i32_e64 s[80:81], s48, v18
	v_cmp_gt_i32_e64 s[30:31], s17, v53
	v_cmp_gt_i32_e64 s[28:29], s17, v54
	v_cmp_gt_i32_e64 s[26:27], s17, v55
	v_cmp_gt_i32_e64 s[98:99], s17, v57
	v_cmp_gt_i32_e64 s[96:97], s17, v58
	v_cmp_gt_i32_e64 s[94:95], s17, v59
	v_cmp_gt_i32_e64 s[92:93], s17, v60
	v_cmp_gt_i32_e64 s[90:91], s17, v61
	v_cmp_gt_i32_e64 s[88:89], s17, v62
	v_cmp_gt_i32_e64 s[86:87], s17, v63
	v_cmp_gt_i32_e64 s[84:85], s17, v18
	v_add_u32_e32 v79, s41, v79
	v_add_u32_e32 v80, s41, v80
	v_add_u32_e32 v81, s41, v81
	v_add_u32_e32 v83, s41, v83
	v_add_u32_e32 v84, s41, v84
	v_add_u32_e32 v85, s41, v85
	v_add_u32_e32 v86, s41, v86
	v_add_u32_e32 v87, s41, v87
	v_add_u32_e32 v88, s41, v88
	v_add_u32_e32 v89, s41, v89
	v_add_u32_e32 v98, s41, v98
	v_add_u32_e32 v53, s6, v53
	v_add_u32_e32 v54, s6, v54
	v_add_u32_e32 v55, s6, v55
	v_add_u32_e32 v57, s6, v57
	v_add_u32_e32 v58, s6, v58
	v_add_u32_e32 v59, s6, v59
	v_add_u32_e32 v60, s6, v60
	v_add_u32_e32 v61, s6, v61
	v_add_u32_e32 v62, s6, v62
	v_add_u32_e32 v63, s6, v63
	v_add_u32_e32 v18, s6, v18
	v_cndmask_b32_e64 v51, v51, v77, s[36:37]
	v_cndmask_b32_e64 v52, v52, v78, s[34:35]
	v_cndmask_b32_e64 v56, v56, v82, s[24:25]
	v_cmp_le_i32_e32 vcc, v49, v41
	v_cmp_le_i32_e64 s[24:25], v50, v41
	v_accvgpr_read_b32 v31, a19
	v_accvgpr_read_b32 v32, a18
	v_mul_f32_e32 v48, s43, v48
	v_mul_f32_e32 v33, s43, v33
	v_cndmask_b32_e64 v53, v53, v79, s[30:31]
	v_cndmask_b32_e64 v54, v54, v80, s[28:29]
	v_cndmask_b32_e64 v55, v55, v81, s[26:27]
	v_cndmask_b32_e64 v57, v57, v83, s[98:99]
	v_cndmask_b32_e64 v58, v58, v84, s[96:97]
	v_cndmask_b32_e64 v59, v59, v85, s[94:95]
	v_cndmask_b32_e64 v60, v60, v86, s[92:93]
	v_cndmask_b32_e64 v61, v61, v87, s[90:91]
	v_cndmask_b32_e64 v62, v62, v88, s[88:89]
	v_cndmask_b32_e64 v63, v63, v89, s[86:87]
	v_cndmask_b32_e64 v18, v18, v98, s[84:85]
	v_cmp_le_i32_e64 s[26:27], v51, v41
	v_cmp_le_i32_e64 s[28:29], v52, v41
	s_and_b64 vcc, s[2:3], vcc
	s_and_b64 s[24:25], s[8:9], s[24:25]
	v_accvgpr_read_b32 v29, a21
	v_accvgpr_read_b32 v30, a20
	v_mul_f32_e32 v32, s43, v32
	v_mul_f32_e32 v31, s43, v31
	v_cmp_le_i32_e64 s[30:31], v53, v41
	v_cmp_le_i32_e64 s[34:35], v54, v41
	v_cmp_le_i32_e64 s[36:37], v55, v41
	v_cmp_le_i32_e64 s[62:63], v56, v41
	v_cmp_le_i32_e64 s[84:85], v57, v41
	v_cmp_le_i32_e64 s[86:87], v58, v41
	v_cmp_le_i32_e64 s[88:89], v59, v41
	v_cmp_le_i32_e64 s[90:91], v60, v41
	v_cmp_le_i32_e64 s[92:93], v61, v41
	v_cmp_le_i32_e64 s[94:95], v62, v41
	v_cmp_le_i32_e64 s[96:97], v63, v41
	v_cmp_le_i32_e64 s[98:99], v18, v41
	s_and_b64 s[26:27], s[52:53], s[26:27]
	s_and_b64 s[28:29], s[54:55], s[28:29]
	v_cndmask_b32_e32 v41, v232, v48, vcc
	v_cndmask_b32_e64 v33, v232, v33, s[24:25]
	v_accvgpr_read_b32 v27, a23
	v_accvgpr_read_b32 v28, a22
	v_mul_f32_e32 v30, s43, v30
	v_mul_f32_e32 v29, s43, v29
	s_and_b64 s[30:31], s[56:57], s[30:31]
	s_and_b64 s[34:35], s[58:59], s[34:35]
	v_cndmask_b32_e64 v32, v232, v32, s[26:27]
	v_cndmask_b32_e64 v31, v232, v31, s[28:29]
	v_max_f32_e32 v18, v41, v33
	v_accvgpr_read_b32 v25, a25
	v_accvgpr_read_b32 v26, a24
	v_mul_f32_e32 v28, s43, v28
	v_mul_f32_e32 v27, s43, v27
	s_and_b64 s[36:37], s[60:61], s[36:37]
	s_and_b64 s[52:53], s[64:65], s[62:63]
	v_cndmask_b32_e64 v30, v232, v30, s[30:31]
	v_cndmask_b32_e64 v29, v232, v29, s[34:35]
	v_max3_f32 v18, v18, v32, v31
	v_accvgpr_read_b32 v23, a27
	v_accvgpr_read_b32 v24, a26
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s43, v25
	s_and_b64 s[54:55], s[66:67], s[84:85]
	s_and_b64 s[56:57], s[68:69], s[86:87]
	v_cndmask_b32_e64 v28, v232, v28, s[36:37]
	v_cndmask_b32_e64 v27, v232, v27, s[52:53]
	v_max3_f32 v18, v18, v30, v29
	v_accvgpr_read_b32 v21, a29
	v_accvgpr_read_b32 v22, a28
	v_mul_f32_e32 v24, s43, v24
	v_mul_f32_e32 v23, s43, v23
	s_and_b64 s[58:59], s[70:71], s[88:89]
	s_and_b64 s[60:61], s[72:73], s[90:91]
	v_cndmask_b32_e64 v26, v232, v26, s[54:55]
	v_cndmask_b32_e64 v25, v232, v25, s[56:57]
	v_max3_f32 v18, v18, v28, v27
	v_accvgpr_read_b32 v19, a31
	v_accvgpr_read_b32 v20, a30
	v_mul_f32_e32 v22, s43, v22
	v_mul_f32_e32 v21, s43, v21
	s_and_b64 s[62:63], s[74:75], s[92:93]
	s_and_b64 s[64:65], s[76:77], s[94:95]
	v_cndmask_b32_e64 v24, v232, v24, s[58:59]
	v_cndmask_b32_e64 v23, v232, v23, s[60:61]
	v_max3_f32 v18, v18, v26, v25
	v_mul_f32_e32 v20, s43, v20
	v_mul_f32_e32 v19, s43, v19
	s_and_b64 s[2:3], s[78:79], s[96:97]
	s_and_b64 s[8:9], s[80:81], s[98:99]
	v_cndmask_b32_e64 v22, v232, v22, s[62:63]
	v_cndmask_b32_e64 v21, v232, v21, s[64:65]
	v_max3_f32 v18, v18, v24, v23
	v_cndmask_b32_e64 v20, v232, v20, s[2:3]
	v_cndmask_b32_e64 v19, v232, v19, s[8:9]
	v_max3_f32 v18, v18, v22, v21
	v_max3_f32 v18, v18, v20, v19
	ds_bpermute_b32 v48, v153, v18
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v48, v48, v48
	v_max_f32_e32 v18, v18, v48
	ds_swizzle_b32 v48, v18 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v18, v238, v18, v48
	v_sub_f32_e32 v41, v41, v18
	v_sub_f32_e32 v33, v33, v18
	v_sub_f32_e32 v32, v32, v18
	v_sub_f32_e32 v52, v23, v18
	v_sub_f32_e32 v54, v21, v18
	v_exp_f32_e32 v21, v41
	v_exp_f32_e32 v23, v33
	v_sub_f32_e32 v31, v31, v18
	v_sub_f32_e32 v51, v24, v18
	v_exp_f32_e32 v24, v32
	v_sub_f32_e32 v30, v30, v18
	v_sub_f32_e32 v50, v25, v18
	v_exp_f32_e32 v25, v31
	v_sub_f32_e32 v29, v29, v18
	v_sub_f32_e32 v49, v26, v18
	v_sub_f32_e32 v53, v22, v18
	v_sub_f32_e32 v19, v19, v18
	v_exp_f32_e32 v22, v30
	v_sub_f32_e32 v28, v28, v18
	v_exp_f32_e32 v26, v29
	v_exp_f32_e32 v29, v49
	v_exp_f32_e32 v49, v19
	v_add_f32_e32 v19, v21, v23
	v_sub_f32_e32 v48, v27, v18
	v_exp_f32_e32 v27, v28
	v_add_f32_e32 v19, v24, v19
	v_exp_f32_e32 v28, v48
	v_add_f32_e32 v19, v25, v19
	v_add_f32_e32 v19, v22, v19
	v_exp_f32_e32 v30, v50
	v_add_f32_e32 v19, v26, v19
	v_exp_f32_e32 v31, v51
	v_add_f32_e32 v19, v27, v19
	v_exp_f32_e32 v32, v52
	v_add_f32_e32 v19, v28, v19
	v_exp_f32_e32 v33, v53
	v_add_f32_e32 v19, v29, v19
	v_sub_f32_e32 v20, v20, v18
	v_exp_f32_e32 v41, v54
	v_add_f32_e32 v19, v30, v19
	v_exp_f32_e32 v48, v20
	v_add_f32_e32 v19, v31, v19
	v_add_f32_e32 v19, v32, v19
	v_add_f32_e32 v19, v33, v19
	v_add_f32_e32 v19, v41, v19
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v19, v49, v19
	ds_bpermute_b32 v20, v153, v19
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v19, v19, v20
	ds_swizzle_b32 v20, v19 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[2:3], s[50:51]
	s_cbranch_execz .LBB0_76
	v_sub_f32_e32 v50, v238, v18
	v_exp_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v51, v31
	v_cvt_f16_f32_e32 v52, v30
	v_cvt_f16_f32_e32 v54, v28
	v_cvt_f16_f32_e32 v56, v26
	v_cvt_f16_f32_e32 v59, v23
	v_add_u32_e32 v23, 0, v217
	v_add_u32_e32 v26, 0, v216
	v_add_u32_e32 v28, 0, v215
	v_add_u32_e32 v30, 0, v152
	v_cvt_f16_f32_e32 v53, v29
	v_cvt_f16_f32_e32 v55, v27
	v_cvt_f16_f32_e32 v57, v25
	v_cvt_f16_f32_e32 v58, v24
	ds_read_b64 v[24:25], v23 offset:8192
	ds_read_b64 v[26:27], v26 offset:8192
	ds_read_b64 v[28:29], v28 offset:8192
	ds_read_b64 v[30:31], v30 offset:8192
	v_cvt_f16_f32_e32 v21, v21
	v_pk_mul_f32 v[14:15], v[14:15], v[50:51] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[50:51] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v60, v22
	v_accvgpr_write_b32 a0, v14
	v_pack_b32_f16 v23, v58, v57
	v_pack_b32_f16 v22, v21, v59
	v_accvgpr_write_b32 a1, v15
	v_accvgpr_write_b32 a2, v16
	v_accvgpr_write_b32 a3, v17
	v_add_u32_e32 v61, 0, v221
	v_pack_b32_f16 v15, v55, v54
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[22:23], a[0:3]
	v_pack_b32_f16 v14, v60, v56
	v_add_u32_e32 v21, 0, v220
	v_pk_mul_f32 v[10:11], v[10:11], v[50:51] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[14:15], a[0:3]
	ds_read_b64 v[16:17], v61 offset:10240
	ds_read_b64 v[28:29], v21 offset:10240
	v_add_u32_e32 v21, 0, v222
	v_pk_mul_f32 v[12:13], v[12:13], v[50:51] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v32, v32
	v_accvgpr_write_b32 a4, v10
	v_accvgpr_write_b32 a5, v11
	v_accvgpr_write_b32 a6, v12
	v_accvgpr_write_b32 a7, v13
	ds_read_b64 v[10:11], v21 offset:10240
	v_add_u32_e32 v12, 0, v223
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[22:23], a[4:7]
	ds_read_b64 v[12:13], v12 offset:10240
	v_pack_b32_f16 v31, v51, v32
	v_pack_b32_f16 v30, v53, v52
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[14:15], a[4:7]
	v_add_u32_e32 v16, 0, v224
	ds_read_b64 v[16:17], v16 offset:12288
	v_pk_mul_f32 v[8:9], v[8:9], v[50:51] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[30:31], a[4:7]
	v_add_u32_e32 v10, 0, v225
	ds_read_b64 v[10:11], v10 offset:12288
	v_add_u32_e32 v21, 0, v226
	v_pk_mul_f32 v[6:7], v[6:7], v[50:51] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[50:51] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v9
	v_accvgpr_write_b32 a10, v8
	v_accvgpr_write_b32 a9, v7
	v_accvgpr_write_b32 a8, v6
	ds_read_b64 v[6:7], v21 offset:12288
	v_add_u32_e32 v8, 0, v227
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[22:23], a[8:11]
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[50:51] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v49, v49
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[10:11], v[14:15], a[8:11]
	v_add_u32_e32 v10, 0, v228
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[30:31], a[8:11]
	ds_read_b64 v[6:7], v10 offset:14336
	v_add_u32_e32 v10, 0, v229
	ds_read_b64 v[10:11], v10 offset:14336
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	v_add_u32_e32 v2, 0, v230
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[6:7], v[22:23], a[12:15]
	v_add_u32_e32 v4, 0, v231
	ds_read_b64 v[4:5], v4 offset:14336
	v_cvt_f16_f32_e32 v48, v48
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[10:11], v[14:15], a[12:15]
	v_cvt_f16_f32_e32 v41, v41
	v_cvt_f16_f32_e32 v33, v33
	v_mov_b32_e32 v238, v18
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[30:31], a[0:3]
	v_pack_b32_f16 v27, v48, v49
	v_pack_b32_f16 v26, v33, v41
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[30:31], a[12:15]
	v_add_f32_e32 v2, v19, v20
	v_fmac_f32_e32 v2, v239, v50
	v_mov_b32_e32 v239, v2
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[26:27], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[26:27], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[26:27], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[26:27], a[12:15]
.LBB0_76:
	s_or_b64 exec, exec, s[2:3]
	s_mul_i32 s2, s40, s82
	v_readlane_b32 s3, v255, 22
	s_add_i32 s6, s2, s3
	v_readlane_b32 s2, v255, 20
	s_mul_i32 s2, s2, s42
	s_add_i32 s2, s2, s6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 13
	v_lshl_add_u64 v[2:3], v[44:45], 0, s[8:9]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v40
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v158, v238
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[2:3], s[2:3], 8
	v_readlane_b32 s8, v254, 1
	s_add_u32 s8, s46, s2
	v_readlane_b32 s9, v254, 2
	s_addc_u32 s2, s47, s3
	v_readlane_b32 s10, v254, 3
	v_readlane_b32 s11, v254, 4
	s_and_b32 s9, s2, 0xffff
	s_waitcnt lgkmcnt(0)
	s_nop 2
	buffer_store_dword v3, v154, s[8:11], 0 offen
	s_add_u32 s8, s8, 0x80
	s_addc_u32 s2, s2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v158, v239
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_and_b32 s9, s2, 0xffff
	s_mov_b64 s[2:3], s[10:11]
	v_writelane_b32 v254, s0, 1
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v154, s[8:11], 0 offen
	v_writelane_b32 v254, s1, 2
	v_writelane_b32 v254, s2, 3
	v_writelane_b32 v254, s3, 4
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_80
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_mbcnt_hi_u32_b32 v2, s11, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_79
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[24:25], s[6:7], 2
	v_readlane_b32 s26, v253, 11
	v_readlane_b32 s27, v253, 12
	s_add_u32 s24, s26, s24
	s_addc_u32 s25, s27, s25
	s_bcnt1_i32_b64 s7, s[10:11]
	v_mov_b32_e32 v3, s7
	global_atomic_add v3, v37, v3, s[24:25] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_79:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s7, v3
	s_nop 1
	v_add_u32_e32 v2, s7, v2
	ds_write_b32 v37, v2
.LBB0_80:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	v_readlane_b32 s2, v253, 25
	v_readlane_b32 s11, v255, 21
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s2, v2
	s_cbranch_vccnz .LBB0_92
	v_readlane_b32 s2, v253, 39
	v_readlane_b32 s3, v253, 40
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_86
	s_mov_b32 s2, 0
	v_mov_b32_e32 v41, 0xf149f2ca
.LBB0_83:
	s_min_i32 s3, s2, s83
	s_mul_i32 s3, s3, s42
	s_add_i32 s8, s3, s6
	s_add_i32 s3, s2, 1
	s_ashr_i32 s9, s8, 31
	s_min_i32 s3, s3, s83
	s_lshl_b64 s[8:9], s[8:9], 8
	s_mul_i32 s3, s3, s42
	v_lshl_add_u64 v[2:3], v[96:97], 0, s[8:9]
	s_add_i32 s8, s3, s6
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 8
	global_load_dword v4, v[2:3], off
	v_lshl_add_u64 v[2:3], v[96:97], 0, s[8:9]
	global_load_dword v2, v[2:3], off
	s_add_i32 s3, s2, 2
	s_min_i32 s3, s3, s83
	s_mul_i32 s3, s3, s42
	s_add_i32 s8, s3, s6
	s_add_i32 s3, s2, 3
	s_ashr_i32 s9, s8, 31
	s_min_i32 s3, s3, s83
	s_lshl_b64 s[8:9], s[8:9], 8
	s_mul_i32 s3, s3, s42
	s_add_i32 s2, s2, 4
	s_waitcnt vmcnt(0)
	v_max3_f32 v4, v41, v4, v2
	v_lshl_add_u64 v[2:3], v[96:97], 0, s[8:9]
	s_add_i32 s8, s3, s6
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[8:9], s[8:9], 8
	global_load_dword v5, v[2:3], off
	v_lshl_add_u64 v[2:3], v[96:97], 0, s[8:9]
	global_load_dword v2, v[2:3], off
	s_cmp_lt_i32 s2, s23
	s_waitcnt vmcnt(0)
	v_max3_f32 v41, v4, v5, v2
	s_cbranch_scc1 .LBB0_83
	v_mov_b32_e32 v48, 0
	s_mov_b32 s7, 0
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
.LBB0_85:
	s_min_i32 s2, s7, s83
	s_mul_i32 s2, s2, s42
	s_add_i32 s2, s2, s6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_lshl_add_u64 v[2:3], v[96:97], 0, s[8:9]
	global_load_dword v4, v[2:3], off
	global_load_dword v20, v[2:3], off offset:128
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s44, s2
	s_addc_u32 s3, s45, s3
	v_mov_b32_e32 v65, v37
	s_add_i32 s10, s7, 1
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[36:37]
	v_lshlrev_b32_e32 v122, 2, v34
	v_mov_b32_e32 v123, v37
	v_add_u32_e32 v49, v156, v155
	v_add_u32_e32 v126, 0, v35
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[122:123]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v4, v4, v41
	v_exp_f32_e32 v18, v4
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[64:65]
	s_min_i32 s2, s10, s83
	s_mul_i32 s2, s2, s42
	s_add_i32 s2, s2, s6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_lshl_add_u64 v[6:7], v[4:5], 0, v[122:123]
	v_lshl_add_u64 v[22:23], v[96:97], 0, s[8:9]
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
	s_cmp_lt_i32 s10, s23
	global_load_dword v19, v[22:23], off
	global_load_dword v21, v[22:23], off offset:128
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s44, s2
	s_addc_u32 s3, s45, s3
	s_add_i32 s10, s7, 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[10:11], v[120:121], v[10:11], v[114:115] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[14:15], v[120:121], v[14:15], v[118:119] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[120:121], v[16:17], v[116:117] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[120:121], v[12:13], v[112:113] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[6:7], v[120:121], v[6:7], v[110:111] op_sel:[1,0,0]
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v19, v19, v41
	v_exp_f32_e32 v19, v19
	v_pk_fma_f32 v[8:9], v[120:121], v[8:9], v[108:109] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[120:121], v[2:3], v[106:107] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[120:121], v[4:5], v[104:105] op_sel:[1,0,0]
	v_cndmask_b32_e32 v19, 0, v19, vcc
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[20:21], v[20:21], v[18:19]
	ds_write_b32 v49, v19
	v_add_f32_e32 v18, v48, v20
	v_add_f32_e32 v48, v18, v21
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[36:37]
	v_lshl_add_u64 v[20:21], s[2:3], 0, v[64:65]
	s_min_i32 s2, s10, s83
	s_mul_i32 s2, s2, s42
	s_add_i32 s2, s2, s6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[122:123]
	v_lshl_add_u64 v[22:23], v[20:21], 0, v[122:123]
	v_lshl_add_u64 v[50:51], v[96:97], 0, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[124:125], v126
	global_load_dwordx4 v[26:29], v[18:19], off offset:16
	global_load_dwordx4 v[30:33], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[22:23], off offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_cmp_lt_i32 s10, s23
	global_load_dword v52, v[50:51], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s44, s2
	s_addc_u32 s3, s45, s3
	s_add_i32 s10, s7, 3
	v_lshl_add_u64 v[54:55], s[2:3], 0, v[64:65]
	global_load_dword v50, v[50:51], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_lshl_add_u64 v[62:63], v[54:55], 0, v[122:123]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[10:11], v[124:125], v[26:27], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[14:15], v[124:125], v[30:31], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[124:125], v[32:33], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[124:125], v[28:29], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[6:7], v[124:125], v[22:23], v[6:7] op_sel:[1,0,0]
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v52, v52, v41
	v_exp_f32_e32 v58, v52
	v_lshl_add_u64 v[52:53], s[2:3], 0, v[36:37]
	s_min_i32 s2, s10, s83
	s_mul_i32 s2, s2, s42
	s_add_i32 s8, s2, s6
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[2:3], s[8:9], 8
	v_lshl_add_u64 v[56:57], v[52:53], 0, v[122:123]
	v_lshl_add_u64 v[52:53], v[96:97], 0, s[2:3]
	v_cndmask_b32_e32 v80, 0, v58, vcc
	ds_write_b32 v49, v80
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v51, v[52:53], off
	s_cmp_lt_i32 s10, s23
	s_cselect_b64 s[2:3], -1, 0
	ds_read_b64 v[84:85], v126
	v_pk_fma_f32 v[8:9], v[124:125], v[24:25], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[124:125], v[18:19], v[2:3] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[124:125], v[20:21], v[4:5] op_sel:[1,0,0]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v51, v51, v41
	v_exp_f32_e32 v51, v51
	s_nop 0
	v_cndmask_b32_e64 v81, 0, v51, s[2:3]
	global_load_dword v51, v[52:53], off offset:128
	s_lshl_b64 s[2:3], s[8:9], 13
	s_add_u32 s2, s44, s2
	s_addc_u32 s3, s45, s3
	s_add_i32 s7, s7, 4
	s_cmp_lt_i32 s7, s23
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[82:83], v[50:51], v[80:81]
	s_nop 0
	v_add_f32_e32 v48, v48, v82
	global_load_dwordx4 v[50:53], v[56:57], off offset:16
	s_nop 0
	global_load_dwordx4 v[54:57], v[56:57], off
	s_nop 0
	global_load_dwordx4 v[58:61], v[62:63], off offset:16
	global_load_dwordx4 v[76:79], v[62:63], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v49, v81
	v_lshl_add_u64 v[80:81], s[2:3], 0, v[36:37]
	v_add_f32_e32 v48, v48, v83
	v_lshl_add_u64 v[82:83], s[2:3], 0, v[64:65]
	v_lshl_add_u64 v[80:81], v[80:81], 0, v[122:123]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[62:63], v126
	v_lshl_add_u64 v[82:83], v[82:83], 0, v[122:123]
	global_load_dwordx4 v[126:129], v[80:81], off offset:16
	global_load_dwordx4 v[130:133], v[80:81], off
	global_load_dwordx4 v[134:137], v[82:83], off offset:16
	global_load_dwordx4 v[138:141], v[82:83], off
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[10:11], v[84:85], v[50:51], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[14:15], v[84:85], v[54:55], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[84:85], v[56:57], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[84:85], v[52:53], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[6:7], v[84:85], v[76:77], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[84:85], v[78:79], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[84:85], v[58:59], v[2:3] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[84:85], v[60:61], v[4:5] op_sel:[1,0,0]
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_pk_fma_f32 v[114:115], v[62:63], v[126:127], v[10:11] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[118:119], v[62:63], v[130:131], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[116:117], v[62:63], v[132:133], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[112:113], v[62:63], v[128:129], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[110:111], v[62:63], v[138:139], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[108:109], v[62:63], v[140:141], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[106:107], v[62:63], v[134:135], v[2:3] op_sel:[1,0,0]
	v_pk_fma_f32 v[104:105], v[62:63], v[136:137], v[4:5] op_sel:[1,0,0]
	s_cbranch_scc1 .LBB0_85
	s_branch .LBB0_87
.LBB0_86:
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
.LBB0_87:
	v_div_scale_f32 v2, s[2:3], v48, v48, 1.0
	v_rcp_f32_e32 v3, v2
	v_div_scale_f32 v4, vcc, 1.0, v48, 1.0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v5, -v2, v3, 1.0
	v_fmac_f32_e32 v3, v5, v3
	v_mul_f32_e32 v5, v4, v3
	v_fma_f32 v6, -v2, v5, v4
	v_fmac_f32_e32 v5, v6, v3
	v_fma_f32 v2, -v2, v5, v4
	v_div_fmas_f32 v2, v2, v3, v5
	v_div_fixup_f32 v2, v2, v48, 1.0
	v_add_u32_e32 v3, v156, v155
	s_barrier
	ds_write_b32 v3, v2
	v_add_u32_e32 v2, 0, v35
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[2:3], v2
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s6, v255, 23
	v_readlane_b32 s7, v255, 24
	s_and_b64 s[6:7], s[2:3], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_89
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[4:5], v[118:119], v[2:3] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[116:117], v[2:3] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[114:115], v[2:3] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[112:113], v[2:3] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v12, v5
	v_cvt_f16_f32_e32 v5, v7
	v_cvt_f16_f32_e32 v9, v9
	v_cvt_f16_f32_e32 v7, v11
	v_cvt_f16_f32_e32 v10, v10
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v11, v6
	v_cvt_f16_f32_e32 v4, v4
	v_pack_b32_f16 v7, v10, v7
	v_pack_b32_f16 v6, v8, v9
	v_pack_b32_f16 v5, v11, v5
	v_pack_b32_f16 v4, v4, v12
	v_lshl_add_u64 v[8:9], v[100:101], 1, v[42:43]
	global_store_dwordx4 v[8:9], v[4:7], off
.LBB0_89:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s6, v255, 25
	v_readlane_b32 s7, v255, 26
	s_and_b64 s[6:7], s[2:3], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_91
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[4:5], v[110:111], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[6:7], v[108:109], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[8:9], v[106:107], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[2:3], v[104:105], v[2:3] op_sel:[0,1]
	v_cvt_f16_f32_e32 v10, v5
	v_cvt_f16_f32_e32 v11, v4
	v_cvt_f16_f32_e32 v12, v7
	v_cvt_f16_f32_e32 v4, v9
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v8, v8
	v_cvt_f16_f32_e32 v9, v6
	v_lshl_add_u64 v[6:7], v[102:103], 1, v[42:43]
	v_pack_b32_f16 v5, v2, v3
	v_pack_b32_f16 v4, v8, v4
	v_pack_b32_f16 v3, v9, v12
	v_pack_b32_f16 v2, v11, v10
	global_store_dwordx4 v[6:7], v[2:5], off
.LBB0_91:
	s_or_b64 exec, exec, s[2:3]
.LBB0_92:
	.loc	1 30 0
	v_readlane_b32 s2, v255, 27
	v_readlane_b32 s3, v255, 28
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_4
	.loc	1 31 0
	v_readlane_b32 s2, v253, 41
	v_readlane_b32 s3, v253, 42
	s_waitcnt lgkmcnt(0)
	s_nop 3
	global_load_dwordx2 v[2:3], v37, s[2:3]
	v_readlane_b32 s2, v253, 43
	v_readlane_b32 s3, v253, 44
	s_nop 4
	global_load_dwordx2 v[4:5], v37, s[2:3]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_3
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v6, s6, 0
	v_mbcnt_hi_u32_b32 v6, s7, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_b64 s[8:9], exec, vcc
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_3
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_readlane_b32 s8, v255, 29
	s_nop 0
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshrrev_b32_e32 v4, 28, v4
	v_mov_b32_e32 v5, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	v_and_b32_e32 v2, -16, v2
	v_readlane_b32 s9, v255, 30
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[2:3]
	s_lshl_b64 s[8:9], s[8:9], 2
	s_bcnt1_i32_b64 s6, s[6:7]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[8:9]
	v_mov_b32_e32 v4, s6
	global_atomic_add v[2:3], v4, off sc1
	s_branch .LBB0_3
.LBB0_96:
	v_readlane_b32 s18, v253, 8
	s_mov_b64 s[0:1], 0
	v_readlane_b32 s16, v253, 10
	v_readlane_b32 s19, v253, 9
	v_readlane_b32 s6, v253, 7
.LBB0_97:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_147
	.loc	1 14 0
	s_cmp_lt_i32 s23, 1
	s_cbranch_scc1 .LBB0_147
	s_abs_i32 s3, s23
	v_cvt_f32_u32_e32 v1, s3
	s_mul_hi_i32 s1, s48, s38
	s_mul_i32 s0, s48, s38
	s_add_i32 s2, s83, s22
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 13 0
	s_mul_i32 s39, s6, s82
	.loc	1 14 0
	s_lshl_b64 s[4:5], s[0:1], 6
	s_ashr_i32 s0, s2, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_abs_i32 s1, s2
	s_sub_i32 s2, 0, s3
	.loc	1 13 0
	s_add_i32 s39, s39, s33
	.loc	1 14 0
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s2, s2, s6
	s_mul_hi_u32 s2, s6, s2
	s_add_i32 s6, s6, s2
	s_mul_hi_u32 s2, s1, s6
	s_mul_i32 s2, s2, s3
	s_sub_i32 s1, s1, s2
	s_sub_i32 s2, s1, s3
	s_cmp_ge_u32 s1, s3
	s_cselect_b32 s1, s2, s1
	s_sub_i32 s2, s1, s3
	s_cmp_ge_u32 s1, s3
	s_cselect_b32 s1, s2, s1
	s_xor_b32 s1, s1, s0
	s_sub_i32 s2, s1, s0
	s_add_i32 s0, s22, 1
	s_not_b32 s7, s22
	s_ashr_i32 s1, s0, 31
	s_max_i32 s0, s0, s7
	s_mul_hi_u32 s6, s0, s6
	s_mul_i32 s6, s6, s3
	s_sub_i32 s0, s0, s6
	s_sub_i32 s6, s0, s3
	s_cmp_ge_u32 s0, s3
	s_cselect_b32 s0, s6, s0
	s_sub_i32 s6, s0, s3
	s_cmp_ge_u32 s0, s3
	s_cselect_b32 s0, s6, s0
	s_abs_i32 s3, s33
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s7, 0, s3
	s_xor_b32 s0, s0, s1
	s_sub_i32 s6, s0, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s1, s16
	s_xor_b32 s0, s16, s33
	s_ashr_i32 s0, s0, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s10, s22
	s_load_dword s49, s[18:19], 0x8c
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_lshrrev_b32_e32 v2, 3, v0
	v_readfirstlane_b32 s8, v1
	s_mul_i32 s7, s7, s8
	s_mul_hi_u32 s7, s8, s7
	s_add_i32 s8, s8, s7
	s_mul_hi_u32 s7, s1, s8
	s_mul_i32 s8, s7, s3
	s_sub_i32 s1, s1, s8
	s_add_i32 s8, s7, 1
	s_sub_i32 s9, s1, s3
	s_cmp_ge_u32 s1, s3
	s_cselect_b32 s7, s8, s7
	s_cselect_b32 s1, s9, s1
	s_add_i32 s8, s7, 1
	s_cmp_ge_u32 s1, s3
	s_cselect_b32 s1, s8, s7
	s_xor_b32 s1, s1, s0
	s_sub_i32 s51, s1, s0
	s_cmp_lt_i32 s51, s38
	s_cselect_b64 s[8:9], -1, 0
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 3
	s_add_u32 s6, s20, s6
	s_addc_u32 s7, s21, s7
	s_ashr_i32 s11, s22, 31
	s_lshl_b64 s[10:11], s[10:11], 3
	s_add_u32 s10, s20, s10
	s_addc_u32 s11, s21, s11
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s18, s20, s2
	s_mul_i32 s2, s51, s33
	s_addc_u32 s19, s21, s3
	s_sub_i32 s22, s16, s2
	s_cmp_lt_i32 s22, s82
	s_cselect_b64 s[20:21], -1, 0
	v_lshl_or_b32 v2, s16, 5, v2
	s_lshl_b32 s2, s2, 5
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v0, 3, v0
	v_subrev_u32_e32 v14, s2, v2
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	s_mov_b32 s50, 0
	v_and_b32_e32 v0, 56, v0
	v_mov_b32_e32 v3, 0
	s_lshl_b32 s52, s33, 5
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	s_lshl_b64 s[24:25], s[4:5], 1
	s_branch .LBB0_101
.LBB0_100:
	s_add_i32 s50, s50, 1
	s_cmp_eq_u32 s50, s23
	s_cbranch_scc1 .LBB0_147
.LBB0_101:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_100
	s_cmp_lg_u32 s50, 0
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_lt_i32 s50, s83
	v_readlane_b32 s8, v253, 6
	s_cselect_b64 s[28:29], -1, 0
	s_add_i32 s8, s50, s8
	s_add_i32 s9, s8, -1
	s_lshr_b32 s16, s9, 31
	s_add_i32 s16, s9, s16
	s_ashr_i32 s17, s16, 1
	s_and_b32 s16, s16, -2
	s_sub_i32 s53, s9, s16
	s_lshr_b32 s9, s8, 31
	s_add_i32 s9, s8, s9
	s_ashr_i32 s56, s9, 1
	s_and_b32 s9, s9, -2
	s_sub_i32 s55, s8, s9
	s_lshl_b32 s8, s53, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s4, s9
	s_mul_hi_u32 s16, s4, s8
	s_add_i32 s9, s16, s9
	s_mul_i32 s16, s5, s8
	s_add_i32 s54, s17, 1
	s_add_i32 s9, s9, s16
	v_readlane_b32 s16, v253, 0
	s_mul_i32 s8, s4, s8
	v_readlane_b32 s17, v253, 1
	s_lshl_b64 s[8:9], s[8:9], 1
	s_mov_b64 s[34:35], s[16:17]
	s_add_u32 s16, s34, s8
	s_addc_u32 s17, s35, s9
	s_lshl_b32 s8, s55, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s4, s9
	s_mul_hi_u32 s30, s4, s8
	s_add_i32 s9, s30, s9
	s_mul_i32 s30, s5, s8
	s_add_i32 s9, s9, s30
	s_mul_i32 s8, s4, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s30, s34, s8
	s_addc_u32 s31, s35, s9
	s_add_u32 s8, s16, s24
	s_addc_u32 s9, s17, s25
	v_readlane_b32 s34, v253, 4
	s_cmp_eq_u32 s50, 0
	v_readlane_b32 s35, v253, 5
	s_cselect_b32 s35, s35, s17
	s_cselect_b32 s34, s34, s16
	v_readlane_b32 s16, v253, 2
	v_readlane_b32 s17, v253, 3
	v_cndmask_b32_e64 v15, 0, 1, s[26:27]
	s_mul_i32 s53, s53, s38
	s_mul_i32 s54, s54, s33
	s_mul_i32 s55, s55, s38
	s_mul_i32 s56, s56, s39
	s_cselect_b32 s37, s17, s9
	s_cselect_b32 s36, s16, s8
	s_mov_b32 s40, s51
	s_branch .LBB0_105
.LBB0_103:
	s_or_b64 exec, exec, s[8:9]
.LBB0_104:
	s_add_i32 s40, s40, s49
	s_cmp_lt_i32 s40, s38
	s_cbranch_scc0 .LBB0_100
.LBB0_105:
	v_cmp_ne_u32_e64 s[8:9], 1, v15
	s_andn2_b64 vcc, exec, s[26:27]
	s_cbranch_vccnz .LBB0_112
	s_add_i32 s16, s40, s53
	s_lshl_b32 s16, s16, 5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s16, s12, s16
	s_addc_u32 s17, s13, s17
	s_branch .LBB0_109
.LBB0_107:
	s_or_b64 exec, exec, s[44:45]
	v_readfirstlane_b32 s41, v2
	s_nop 1
	v_mov_b32_e32 v2, s41
	ds_write_b32 v3, v2
.LBB0_108:
	s_or_b64 exec, exec, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s54, v2
	s_cbranch_vccz .LBB0_112
.LBB0_109:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[42:43], s[0:1]
	s_cbranch_execz .LBB0_108
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_107
	global_load_dword v2, v3, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_107
.LBB0_112:
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccz .LBB0_114
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_104
	s_branch .LBB0_144
.LBB0_114:
	s_add_i32 s16, s40, s55
	s_lshl_b32 s16, s16, 5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[42:43], s[16:17], 2
	s_add_u32 s16, s14, s42
	s_addc_u32 s17, s15, s43
	s_branch .LBB0_117
.LBB0_115:
	s_or_b64 exec, exec, s[46:47]
	v_readfirstlane_b32 s41, v2
	s_nop 1
	v_mov_b32_e32 v2, s41
	ds_write_b32 v3, v2
.LBB0_116:
	s_or_b64 exec, exec, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s56, v2
	s_cbranch_vccz .LBB0_120
.LBB0_117:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB0_116
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_115
	global_load_dword v2, v3, s[16:17] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_115
.LBB0_120:
	global_load_dwordx2 v[4:5], v3, s[6:7]
	global_load_dwordx2 v[6:7], v3, s[10:11]
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_140
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_ashr_i32 s41, s40, 31
	s_nop 0
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[30:31], 0, v[4:5]
	v_lshl_add_u64 v[6:7], v[4:5], 0, s[24:25]
	v_mov_b64_e32 v[8:9], s[40:41]
	v_mov_b32_e32 v2, v14
	s_mov_b32 s41, s22
	s_branch .LBB0_123
.LBB0_122:
	s_or_b64 exec, exec, s[44:45]
	s_add_i32 s41, s41, s33
	s_cmp_lt_i32 s41, s82
	v_add_u32_e32 v2, s52, v2
	s_cbranch_scc0 .LBB0_139
.LBB0_123:
	v_mad_i64_i32 v[10:11], s[16:17], v2, s38, v[8:9]
	v_lshlrev_b64 v[10:11], 6, v[10:11]
	v_or_b32_e32 v10, v10, v0
	v_cmp_gt_i32_e32 vcc, s48, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_125
	v_lshl_add_u64 v[12:13], v[10:11], 1, s[34:35]
	global_load_dwordx4 v[20:23], v[12:13], off
.LBB0_125:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v17, 16, v2
	v_mad_i64_i32 v[12:13], s[16:17], v17, s38, v[8:9]
	v_lshlrev_b64 v[12:13], 6, v[12:13]
	v_or_b32_e32 v12, v12, v0
	v_cmp_gt_i32_e64 s[16:17], s48, v17
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[44:45], s[16:17]
	s_cbranch_execz .LBB0_127
	v_lshl_add_u64 v[16:17], v[12:13], 1, s[34:35]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_127:
	s_or_b64 exec, exec, s[44:45]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_129
	v_lshl_add_u64 v[26:27], v[10:11], 1, s[36:37]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_129:
	s_or_b64 exec, exec, s[44:45]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[44:45], s[16:17]
	s_cbranch_execnz .LBB0_134
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execnz .LBB0_135
.LBB0_131:
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], s[16:17]
	s_cbranch_execnz .LBB0_136
.LBB0_132:
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execnz .LBB0_137
.LBB0_133:
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], s[16:17]
	s_cbranch_execz .LBB0_122
	s_branch .LBB0_138
.LBB0_134:
	v_lshl_add_u64 v[24:25], v[12:13], 1, s[36:37]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_131
.LBB0_135:
	v_lshl_add_u64 v[32:33], v[10:11], 1, v[4:5]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[32:33], v[20:23], off
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], s[16:17]
	s_cbranch_execz .LBB0_132
.LBB0_136:
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[20:21], v[12:13], 1, v[4:5]
	global_store_dwordx4 v[20:21], v[16:19], off
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_133
.LBB0_137:
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[28:31], off
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[44:45], s[16:17]
	s_cbranch_execz .LBB0_122
.LBB0_138:
	v_lshl_add_u64 v[10:11], v[12:13], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[10:11], v[24:27], off
	s_branch .LBB0_122
.LBB0_139:
	global_load_dwordx2 v[4:5], v3, s[6:7]
	global_load_dwordx2 v[6:7], v3, s[10:11]
.LBB0_140:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_143
	s_mov_b64 s[44:45], exec
	v_mbcnt_lo_u32_b32 v2, s44, 0
	v_mbcnt_hi_u32_b32 v2, s45, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[46:47], exec, vcc
	s_mov_b64 exec, s[46:47]
	s_cbranch_execz .LBB0_143
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_bcnt1_i32_b64 s41, s[44:45]
	s_nop 0
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[42:43]
	v_mov_b32_e32 v2, s41
	global_atomic_add v[4:5], v2, off sc1
.LBB0_143:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_104
.LBB0_144:
	global_load_dwordx2 v[4:5], v3, s[18:19]
	global_load_dwordx2 v[6:7], v3, s[10:11]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s41, v4
	v_readfirstlane_b32 s42, v5
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s43, v6
	v_readfirstlane_b32 s44, v7
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_103
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v2, s16, 0
	v_mbcnt_hi_u32_b32 v2, s17, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[46:47], exec, vcc
	s_mov_b64 exec, s[46:47]
	s_cbranch_execz .LBB0_103
	s_sub_u32 s41, s41, s43
	s_subb_u32 s42, s42, s44
	s_ashr_i32 s43, s42, 31
	s_lshr_b32 s43, s43, 28
	s_add_u32 s41, s41, s43
	s_addc_u32 s42, s42, 0
	s_and_b32 s41, s41, -16
	s_add_u32 s41, s14, s41
	s_addc_u32 s44, s15, s42
	s_add_i32 s42, s40, s53
	s_lshl_b32 s42, s42, 5
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[42:43], s[42:43], 2
	s_add_u32 s42, s41, s42
	s_addc_u32 s43, s44, s43
	s_bcnt1_i32_b64 s16, s[16:17]
	v_mov_b32_e32 v2, s16
	global_atomic_add v3, v2, s[42:43] sc1
	s_branch .LBB0_103
.LBB0_147:
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
		.amdhsa_next_free_vgpr 322
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
	.set ring_attention.num_agpr, 66
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
  - .agpr_count:     66
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
    .sgpr_spill_count: 167
    .symbol:         ring_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     322
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
