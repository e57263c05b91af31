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
	s_load_dword s17, s[0:1], 0x8c
	s_load_dwordx2 s[50:51], s[0:1], 0x50
	s_load_dword s20, s[0:1], 0x84
	s_load_dword s33, s[0:1], 0x58
	s_load_dword s48, s[0:1], 0x60
	s_mov_b64 s[18:19], -1
	.loc	1 11 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s16, s20
	s_cbranch_scc0 .LBB0_54
	.loc	1 15 0
	s_abs_i32 s18, s48
	v_cvt_f32_u32_e32 v1, s18
	s_load_dword s62, s[0:1], 0x5c
	.loc	1 14 0
	s_add_i32 s19, s33, 31
	s_ashr_i32 s21, s19, 31
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 14 0
	s_lshr_b32 s21, s21, 27
	s_add_i32 s19, s19, s21
	s_ashr_i32 s63, s19, 5
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s64, s63, s62
	.loc	1 17 0
	s_sub_i32 s65, s16, s20
	s_mul_i32 s66, s64, s51
	s_cmp_ge_i32 s65, s66
	.loc	1 15 0
	v_readfirstlane_b32 s19, v1
	.loc	1 17 0
	s_cbranch_scc1 .LBB0_53
	.loc	1 15 0
	s_sub_i32 s23, 0, s18
	s_mul_i32 s23, s23, s19
	s_mul_hi_u32 s23, s19, s23
	s_abs_i32 s22, s62
	s_add_i32 s19, s19, s23
	s_mul_hi_u32 s19, s22, s19
	s_mul_i32 s23, s19, s18
	s_ashr_i32 s21, s62, 31
	s_ashr_i32 s49, s48, 31
	s_sub_i32 s22, s22, s23
	s_xor_b32 s21, s21, s49
	s_add_i32 s23, s19, 1
	s_sub_i32 s24, s22, s18
	s_cmp_ge_u32 s22, s18
	.loc	1 29 0
	v_and_b32_e32 v5, 64, v0
	.loc	1 15 0
	s_cselect_b32 s19, s23, s19
	.loc	1 29 0
	v_lshrrev_b32_e32 v6, 2, v5
	v_and_b32_e32 v13, 15, v0
	s_load_dwordx4 s[36:39], s[0:1], 0x74
	s_load_dwordx4 s[40:43], s[0:1], 0x38
	.loc	1 15 0
	s_cselect_b32 s22, s24, s22
	s_add_i32 s23, s19, 1
	.loc	1 29 0
	v_or_b32_e32 v7, v6, v13
	v_and_b32_e32 v6, 48, v0
	v_lshlrev_b32_e32 v8, 3, v0
	.loc	1 15 0
	s_cmp_ge_u32 s22, s18
	.loc	1 29 0
	v_and_b32_e32 v35, 0x78, v0
	v_and_b32_e32 v34, 56, v8
	v_lshlrev_b32_e32 v8, 4, v0
	v_lshlrev_b32_e32 v16, 3, v13
	v_lshrrev_b32_e32 v9, 1, v6
	.loc	1 15 0
	s_cselect_b32 s18, s23, s19
	.loc	1 17 0
	v_add_u32_e32 v12, 0, v5
	v_xor_b32_e32 v162, v8, v35
	v_lshlrev_b32_e32 v8, 7, v13
	v_lshlrev_b32_e32 v5, 5, v5
	v_xor_b32_e32 v17, v16, v9
	.loc	1 15 0
	s_xor_b32 s18, s18, s21
	v_or3_b32 v163, v17, v5, v8
	v_and_b32_e32 v5, 6, v0
	s_sub_i32 s67, s18, s21
	.loc	1 16 0
	s_mul_hi_i32 s19, s33, s48
	s_mul_i32 s18, s33, s48
	.loc	1 17 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s68, s39, s20
	v_lshlrev_b32_e32 v20, 2, v5
	v_bfe_i32 v21, v0, 0, 1
	s_movk_i32 s20, 0x440
	.loc	1 16 0
	s_lshl_b64 s[52:53], s[18:19], 6
	.loc	1 29 0
	s_ashr_i32 s18, s33, 31
	v_and_or_b32 v20, v21, s20, v20
	v_and_b32_e32 v1, 63, v0
	s_lshr_b32 s18, s18, 26
	v_mov_b32_e32 v37, 0
	.loc	1 17 0
	v_lshlrev_b32_e32 v36, 1, v34
	v_xor_b32_e32 v20, v20, v35
	.loc	1 29 0
	s_mul_i32 s37, s37, s51
	s_add_i32 s18, s33, s18
	.loc	1 17 0
	v_lshl_add_u64 v[38:39], s[2:3], 0, v[36:37]
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	v_lshl_or_b32 v164, v5, 10, v20
	v_or_b32_e32 v5, v8, v16
	.loc	1 28 0
	s_mul_i32 s70, s17, s38
	.loc	1 29 0
	s_add_i32 s37, s37, -1
	s_ashr_i32 s18, s18, 6
	s_add_i32 s71, s51, -1
	s_add_i32 s72, s51, s50
	s_and_b64 s[38:39], vcc, s[2:3]
	v_xor_b32_e32 v165, v5, v9
	v_lshlrev_b32_e32 v5, 2, v0
	s_cmp_gt_i32 s33, 63
	v_xor_b32_e32 v166, 0x80, v5
	v_and_b32_e32 v5, 32, v0
	s_cselect_b64 s[54:55], -1, 0
	s_cmpk_gt_i32 s33, 0x7f
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_cselect_b64 s[56:57], -1, 0
	s_and_b64 vcc, vcc, s[2:3]
	.loc	1 19 0
	s_mul_i32 s69, s67, s63
	.loc	1 29 0
	v_and_b32_e32 v14, 31, v0
	s_cmp_gt_i32 s51, 0
	v_lshlrev_b32_e32 v42, 2, v14
	v_bfrev_b32_e32 v5, 1
	s_cselect_b64 s[58:59], -1, 0
	s_abs_i32 s73, s69
	v_cndmask_b32_e32 v167, v5, v42, vcc
	v_cvt_f32_u32_e32 v5, s73
	.loc	1 17 0
	v_lshlrev_b32_e32 v8, 8, v7
	v_mov_b32_e32 v9, v37
	s_mul_i32 s19, s69, s71
	v_rcp_iflag_f32_e32 v5, v5
	v_lshl_add_u64 v[8:9], s[14:15], 0, v[8:9]
	v_mov_b32_e32 v7, v37
	v_lshl_add_u64 v[40:41], v[8:9], 0, v[6:7]
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_lshrrev_b32_e32 v6, 2, v0
	s_abs_i32 s74, s19
	v_and_b32_e32 v168, 4, v6
	v_cvt_f32_u32_e32 v6, s74
	s_sub_i32 s2, 0, s73
	v_readfirstlane_b32 s3, v5
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s76, s3, s2
	s_sub_i32 s2, 1, s51
	v_rcp_iflag_f32_e32 v5, v6
	s_max_i32 s77, s71, s2
	v_cvt_f32_u32_e32 v6, s77
	s_abs_i32 s79, s51
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v6, v6
	s_sub_i32 s2, 0, s74
	s_abs_i32 s81, s63
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_f32_u32_e32 v6, s79
	v_cvt_u32_f32_e32 v5, v5
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	v_rcp_iflag_f32_e32 v6, v6
	s_add_i32 s80, s3, s2
	v_readfirstlane_b32 s3, v5
	s_sub_i32 s2, 0, s77
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_f32_u32_e32 v6, s81
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s82, s3, s2
	v_readfirstlane_b32 s3, v5
	v_rcp_iflag_f32_e32 v5, v6
	s_abs_i32 s84, s67
	v_cvt_f32_u32_e32 v6, s84
	s_sub_i32 s2, 0, s79
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_rcp_iflag_f32_e32 v6, v6
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s83, s3, s2
	v_readfirstlane_b32 s3, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s2, 0, s81
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	.loc	1 29 0
	v_lshrrev_b32_e32 v160, 3, v0
	s_add_i32 s86, s3, s2
	s_sub_i32 s2, 0, s84
	v_readfirstlane_b32 s3, v5
	.loc	1 17 0
	v_and_b32_e32 v5, 7, v0
	s_mul_i32 s2, s2, s3
	v_lshlrev_b32_e32 v46, 4, v5
	v_lshlrev_b32_e32 v5, 2, v160
	s_mul_hi_u32 s2, s3, s2
	v_or_b32_e32 v6, 0x43, v5
	s_add_i32 s88, s3, s2
	v_mad_i64_i32 v[6:7], s[2:3], v6, s48, 0
	v_lshlrev_b64 v[48:49], 7, v[6:7]
	v_or_b32_e32 v6, 0x42, v5
	v_mad_i64_i32 v[6:7], s[2:3], v6, s48, 0
	v_lshlrev_b64 v[50:51], 7, v[6:7]
	v_or_b32_e32 v6, 0x41, v5
	v_mad_i64_i32 v[6:7], s[2:3], v6, s48, 0
	v_or_b32_e32 v5, 64, v5
	v_lshlrev_b64 v[52:53], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s48, 0
	v_or_b32_e32 v5, 0x70, v160
	v_lshlrev_b64 v[54:55], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s48, 0
	v_or_b32_e32 v5, 0x60, v160
	.loc	1 29 0
	v_lshlrev_b32_e32 v4, 3, v35
	.loc	1 17 0
	v_lshlrev_b64 v[56:57], 7, v[6:7]
	v_mad_i64_i32 v[6:7], s[2:3], v5, s48, 0
	v_or_b32_e32 v5, 0x50, v160
	v_lshl_add_u64 v[44:45], s[8:9], 0, v[36:37]
	v_lshlrev_b32_e32 v36, 2, v4
	v_mad_i64_i32 v[4:5], s[2:3], v5, s48, 0
	.loc	1 29 0
	v_or_b32_e32 v161, 16, v160
	.loc	1 17 0
	v_lshlrev_b64 v[60:61], 7, v[4:5]
	v_or_b32_e32 v4, 64, v160
	.loc	1 29 0
	v_lshrrev_b32_e32 v11, 1, v35
	v_lshlrev_b32_e32 v2, 6, v161
	.loc	1 17 0
	v_mad_i64_i32 v[4:5], s[2:3], v4, s48, 0
	.loc	1 29 0
	v_or_b32_e32 v3, 32, v160
	v_or_b32_e32 v10, 48, v160
	v_xor_b32_e32 v15, 8, v162
	v_xor_b32_e32 v17, 32, v163
	v_xor_b32_e32 v18, 64, v163
	v_xor_b32_e32 v19, 0x60, v163
	v_xor_b32_e32 v20, 8, v164
	v_xor_b32_e32 v21, 16, v164
	v_xor_b32_e32 v22, 24, v164
	v_xor_b32_e32 v23, 32, v164
	v_xor_b32_e32 v24, 40, v164
	v_xor_b32_e32 v25, 48, v164
	v_xor_b32_e32 v26, 56, v164
	v_lshlrev_b32_e32 v8, 2, v13
	v_mov_b32_e32 v43, v37
	.loc	1 17 0
	s_max_i32 s89, s18, 2
	v_lshlrev_b64 v[62:63], 7, v[4:5]
	v_lshlrev_b32_e32 v64, 2, v2
	.loc	1 29 0
	v_or_b32_e32 v2, 1, v11
	v_or_b32_e32 v4, 2, v11
	v_or_b32_e32 v5, 3, v11
	v_add_u32_e32 v169, 0, v16
	s_ashr_i32 s75, s69, 31
	s_ashr_i32 s78, s19, 31
	s_ashr_i32 s85, s63, 31
	s_ashr_i32 s87, s67, 31
	.loc	1 17 0
	s_add_i32 s89, s89, -1
	v_mov_b32_e32 v47, v37
	s_lshl_b64 s[60:61], s[48:49], 13
	v_lshlrev_b64 v[58:59], 7, v[6:7]
	v_add_u32_e32 v170, v12, v8
	v_add_u32_e32 v171, 0, v17
	v_add_u32_e32 v172, 0, v18
	v_add_u32_e32 v173, 0, v19
	s_mov_b32 s49, 0x5040100
	s_mov_b32 s90, 0x7060302
	s_movk_i32 s91, 0x7fff
	s_mov_b32 s47, 0x27000
	s_mov_b32 s46, 0x7ffffffe
	v_add_u32_e32 v174, 0, v15
	v_add_u32_e32 v175, 0, v20
	v_add_u32_e32 v176, 0, v21
	v_add_u32_e32 v177, 0, v22
	v_add_u32_e32 v178, 0, v23
	v_add_u32_e32 v179, 0, v24
	v_add_u32_e32 v180, 0, v25
	v_add_u32_e32 v181, 0, v26
	v_mad_i64_i32 v[66:67], s[2:3], s48, v3, 0
	v_mad_i64_i32 v[68:69], s[2:3], s48, v10, 0
	v_mad_i64_i32 v[70:71], s[2:3], s48, v11, 0
	v_mad_i64_i32 v[72:73], s[2:3], s48, v2, 0
	v_mad_i64_i32 v[74:75], s[2:3], s48, v4, 0
	v_mad_i64_i32 v[76:77], s[2:3], s48, v5, 0
	v_xor_b32_e32 v182, 32, v165
	v_xor_b32_e32 v183, 64, v165
	v_xor_b32_e32 v184, 0x60, v165
	v_xor_b32_e32 v185, 8, v165
	v_xor_b32_e32 v186, 40, v165
	v_xor_b32_e32 v187, 0x48, v165
	v_xor_b32_e32 v188, 0x68, v165
	v_xor_b32_e32 v189, 16, v165
	v_xor_b32_e32 v190, 48, v165
	v_xor_b32_e32 v191, 0x50, v165
	v_xor_b32_e32 v192, 0x70, v165
	v_xor_b32_e32 v193, 24, v165
	v_xor_b32_e32 v194, 56, v165
	v_xor_b32_e32 v195, 0x58, v165
	v_xor_b32_e32 v196, 0x78, v165
	v_mov_b32_e32 v197, 0x7fff
	v_mad_i64_i32 v[78:79], s[2:3], s48, v161, 0
	v_mad_i64_i32 v[80:81], s[2:3], s48, v160, 0
	v_lshl_add_u64 v[82:83], s[40:41], 0, v[42:43]
	s_branch .LBB0_6
.LBB0_3:
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, v13
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v17, v13
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v18, v13
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v20, v13
	v_mov_b32_e32 v23, v13
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v25, v13
	v_mov_b32_e32 v24, v13
	v_mov_b32_e32 v27, v13
	v_mov_b32_e32 v26, v13
	v_mov_b32_e32 v11, v13
.LBB0_4:
	.loc	1 29 0
	v_div_scale_f32 v2, s[2:3], v26, v26, 1.0
	v_rcp_f32_e32 v3, v2
	v_div_scale_f32 v4, vcc, 1.0, v26, 1.0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v5, -v2, v3, 1.0
	v_fmac_f32_e32 v3, v5, v3
	v_mul_f32_e32 v5, v4, v3
	v_fma_f32 v10, -v2, v5, v4
	v_fmac_f32_e32 v5, v10, v3
	v_fma_f32 v2, -v2, v5, v4
	v_div_fmas_f32 v2, v2, v3, v5
	v_div_fixup_f32 v2, v2, v26, 1.0
	v_add_u32_e32 v3, v169, v168
	s_barrier
	ds_write_b32 v3, v2
	v_add_u32_e32 v2, 0, v35
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[2:3], v2
	v_pk_mov_b32 v[4:5], v[26:27], v[24:25] op_sel:[1,0]
	v_mov_b32_e32 v10, v13
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[44:45]
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[44:45]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[26:27], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[4:5], v[24:25], v[22:23] op_sel:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[24:25], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[4:5], v[22:23], v[20:21] op_sel:[1,0]
	v_bfe_u32 v28, v26, 16, 1
	v_pk_mul_f32 v[22:23], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[4:5], v[20:21], v[18:19] op_sel:[1,0]
	v_pk_mov_b32 v[18:19], v[18:19], v[16:17] op_sel:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[2:3] op_sel_hi:[1,0]
	v_pk_mov_b32 v[16:17], v[16:17], v[14:15] op_sel:[1,0]
	v_pk_mov_b32 v[14:15], v[14:15], v[12:13] op_sel:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[16:17], v[16:17], v[2:3] op_sel:[0,1]
	v_pk_mul_f32 v[14:15], v[14:15], v[2:3] op_sel:[0,1]
	v_bfe_u32 v2, v4, 16, 1
	v_bfe_u32 v3, v5, 16, 1
	v_add3_u32 v2, v4, v2, s91
	v_bfe_u32 v12, v22, 16, 1
	v_add3_u32 v3, v5, v3, s91
	v_lshrrev_b32_e32 v2, 16, v2
	v_cmp_o_f32_e32 vcc, v4, v4
	v_bfe_u32 v13, v23, 16, 1
	v_add3_u32 v12, v22, v12, s91
	v_lshrrev_b32_e32 v3, 16, v3
	v_cndmask_b32_e32 v2, v197, v2, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_bfe_u32 v20, v24, 16, 1
	v_add3_u32 v13, v23, v13, s91
	v_lshrrev_b32_e32 v12, 16, v12
	v_cndmask_b32_e32 v3, v197, v3, vcc
	v_cmp_o_f32_e32 vcc, v22, v22
	v_bfe_u32 v21, v25, 16, 1
	v_add3_u32 v20, v24, v20, s91
	v_lshrrev_b32_e32 v13, 16, v13
	v_perm_b32 v5, v3, v2, s49
	v_cndmask_b32_e32 v2, v197, v12, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_add3_u32 v21, v25, v21, s91
	v_lshrrev_b32_e32 v20, 16, v20
	v_cndmask_b32_e32 v3, v197, v13, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_bfe_u32 v29, v27, 16, 1
	v_add3_u32 v28, v26, v28, s91
	v_lshrrev_b32_e32 v21, 16, v21
	v_perm_b32 v4, v3, v2, s49
	v_cndmask_b32_e32 v2, v197, v20, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_add3_u32 v29, v27, v29, s91
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v3, v197, v21, vcc
	v_cmp_o_f32_e32 vcc, v26, v26
	v_lshrrev_b32_e32 v29, 16, v29
	v_perm_b32 v3, v3, v2, s49
	v_cndmask_b32_e32 v2, v197, v28, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	v_bfe_u32 v13, v19, 16, 1
	v_add3_u32 v13, v19, v13, s91
	v_cndmask_b32_e32 v12, v197, v29, vcc
	v_perm_b32 v2, v12, v2, s49
	global_store_dwordx4 v[6:7], v[2:5], off
	v_cmp_o_f32_e32 vcc, v10, v10
	v_bfe_u32 v6, v16, 16, 1
	v_bfe_u32 v2, v10, 16, 1
	v_bfe_u32 v3, v11, 16, 1
	v_add3_u32 v2, v10, v2, s91
	v_bfe_u32 v4, v14, 16, 1
	v_add3_u32 v3, v11, v3, s91
	v_cndmask_b32_sdwa v2, v197, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v11, v11
	v_bfe_u32 v5, v15, 16, 1
	v_add3_u32 v4, v14, v4, s91
	v_cndmask_b32_sdwa v3, v197, v3, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v14, v14
	v_add3_u32 v20, v15, v5, s91
	v_perm_b32 v5, v3, v2, s49
	v_cndmask_b32_sdwa v2, v197, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v15, v15
	v_bfe_u32 v7, v17, 16, 1
	v_add3_u32 v6, v16, v6, s91
	v_cndmask_b32_sdwa v3, v197, v20, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v12, v18, 16, 1
	v_add3_u32 v7, v17, v7, s91
	v_perm_b32 v4, v3, v2, s49
	v_cndmask_b32_sdwa v2, v197, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v17, v17
	v_add3_u32 v12, v18, v12, s91
	s_nop 0
	v_cndmask_b32_sdwa v3, v197, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v18, v18
	v_perm_b32 v3, v3, v2, s49
	s_nop 0
	v_cndmask_b32_sdwa v2, v197, v12, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v19, v19
	s_nop 1
	v_cndmask_b32_sdwa v6, v197, v13, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v2, v6, v2, s49
	global_store_dwordx4 v[8:9], v[2:5], off
.LBB0_5:
	.loc	1 17 0
	s_add_i32 s65, s68, s65
	s_cmp_lt_i32 s65, s66
	s_cbranch_scc0 .LBB0_53
.LBB0_6:
	.loc	1 19 0
	s_abs_i32 s3, s65
	s_mul_hi_u32 s8, s3, s76
	s_mul_i32 s9, s8, s73
	s_ashr_i32 s2, s65, 31
	s_sub_i32 s3, s3, s9
	s_xor_b32 s2, s2, s75
	s_add_i32 s9, s8, 1
	s_sub_i32 s18, s3, s73
	s_cmp_ge_u32 s3, s73
	s_cselect_b32 s8, s9, s8
	s_cselect_b32 s3, s18, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s73
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_sub_i32 s21, s3, s2
	.loc	1 20 0
	s_cmp_lt_i32 s65, s64
	s_mov_b32 s20, s21
	s_mov_b32 s92, s50
	s_cbranch_scc1 .LBB0_8
	.loc	1 18 0
	s_sub_i32 s2, s65, s64
	s_max_i32 s2, s2, 0
	.loc	1 21 0
	s_mul_hi_u32 s3, s2, s80
	s_mul_i32 s8, s3, s74
	s_sub_i32 s8, s2, s8
	s_add_i32 s9, s3, 1
	s_sub_i32 s18, s8, s74
	s_cmp_ge_u32 s8, s74
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s8, s18, s8
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s8, s74
	s_cselect_b32 s3, s9, s3
	s_xor_b32 s3, s3, s78
	s_sub_i32 s20, s3, s78
	.loc	1 22 0
	s_mul_hi_u32 s3, s2, s76
	s_mul_i32 s8, s3, s73
	s_sub_i32 s2, s2, s8
	s_add_i32 s8, s3, 1
	s_sub_i32 s9, s2, s73
	s_cmp_ge_u32 s2, s73
	s_cselect_b32 s3, s8, s3
	s_cselect_b32 s2, s9, s2
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s2, s73
	s_cselect_b32 s2, s8, s3
	s_xor_b32 s2, s2, s75
	s_sub_i32 s2, s2, s75
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s8, s2, s82
	s_mul_i32 s8, s8, s77
	s_sub_i32 s2, s2, s8
	s_sub_i32 s8, s2, s77
	s_cmp_ge_u32 s2, s77
	s_cselect_b32 s2, s8, s2
	s_sub_i32 s8, s2, s77
	s_cmp_ge_u32 s2, s77
	s_cselect_b32 s2, s8, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_not_b32 s2, s2
	s_add_i32 s2, s72, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s8, s2, s83
	s_mul_i32 s8, s8, s79
	s_sub_i32 s2, s2, s8
	s_sub_i32 s8, s2, s79
	s_cmp_ge_u32 s2, s79
	s_cselect_b32 s2, s8, s2
	s_sub_i32 s8, s2, s79
	s_cmp_ge_u32 s2, s79
	s_cselect_b32 s2, s8, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s92, s2, s3
.LBB0_8:
	.loc	1 25 0
	s_cmp_lg_u32 s92, s50
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s92, s50
	s_mov_b64 s[8:9], s[4:5]
	s_mov_b64 s[18:19], s[6:7]
	.loc	1 26 0
	s_cbranch_scc1 .LBB0_10
	.loc	1 25 0
	s_lshl_b32 s18, s92, 1
	s_ashr_i32 s8, s18, 31
	s_mul_i32 s19, s52, s8
	s_mul_hi_u32 s8, s52, s18
	s_add_i32 s8, s8, s19
	s_mul_i32 s9, s53, s18
	s_add_i32 s9, s8, s9
	s_mul_i32 s8, s52, s18
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s8, s10, s8
	s_addc_u32 s9, s11, s9
	.loc	1 26 0
	s_or_b32 s18, s18, 1
	s_mul_hi_u32 s22, s52, s18
	s_add_i32 s19, s22, s19
	s_mul_i32 s22, s53, s18
	s_add_i32 s19, s19, s22
	s_mul_i32 s18, s52, s18
	s_lshl_b64 s[18:19], s[18:19], 1
	s_add_u32 s18, s10, s18
	s_addc_u32 s19, s11, s19
.LBB0_10:
	.loc	1 23 0
	s_mul_i32 s21, s21, s69
	s_sub_i32 s21, s65, s21
	.loc	1 24 0
	s_abs_i32 s24, s21
	s_mul_hi_u32 s25, s24, s86
	s_mul_i32 s26, s25, s81
	s_ashr_i32 s23, s21, 31
	s_sub_i32 s24, s24, s26
	s_xor_b32 s23, s23, s85
	s_add_i32 s26, s25, 1
	s_sub_i32 s27, s24, s81
	s_cmp_ge_u32 s24, s81
	s_cselect_b32 s25, s26, s25
	s_cselect_b32 s24, s27, s24
	s_add_i32 s26, s25, 1
	s_cmp_ge_u32 s24, s81
	s_cselect_b32 s24, s26, s25
	s_xor_b32 s24, s24, s23
	s_mul_i32 s22, s20, s67
	s_sub_i32 s23, s24, s23
	s_add_i32 s44, s23, s22
	s_mul_i32 s23, s23, s63
	s_sub_i32 s93, s21, s23
	.loc	1 29 0
	s_lshl_b32 s21, s93, 5
	s_ashr_i32 s45, s44, 31
	v_or_b32_e32 v4, s21, v160
	v_or_b32_e32 v5, s21, v161
	v_mov_b64_e32 v[2:3], s[44:45]
	v_mad_i64_i32 v[92:93], s[22:23], v4, s62, v[2:3]
	v_mad_i64_i32 v[94:95], s[22:23], v5, s62, v[2:3]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshlrev_b64 v[4:5], 7, v[94:95]
	v_lshl_add_u64 v[2:3], v[38:39], 0, v[2:3]
	v_lshl_add_u64 v[6:7], v[38:39], 0, v[4:5]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	v_add_u32_e32 v43, 0, v162
	v_add_u32_e32 v10, 0, v163
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v174, v[4:5], v[8:9] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[84:85], v10
	ds_read_b64 v[86:87], v171
	ds_read_b64 v[88:89], v172
	ds_read_b64 v[90:91], v173
	s_cbranch_vccnz .LBB0_17
	.loc	1 27 0
	s_mul_i32 s2, s92, s48
	s_add_i32 s2, s2, s20
	s_lshl_b32 s2, s2, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	s_branch .LBB0_14
.LBB0_12:
	s_or_b64 exec, exec, s[22:23]
	v_readfirstlane_b32 s22, v2
	s_nop 1
	v_mov_b32_e32 v2, s22
	ds_write_b32 v37, v2
.LBB0_13:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 29 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s70, v2
	s_cbranch_vccz .LBB0_17
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 27 0
	s_and_saveexec_b64 s[20:21], s[38:39]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_12
	.loc	1 29 0
	global_load_dword v2, v37, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	s_abs_i32 s3, s44
	s_mul_hi_u32 s20, s3, s88
	s_mul_i32 s21, s20, s84
	s_sub_i32 s3, s3, s21
	s_xor_b32 s2, s45, s87
	s_add_i32 s21, s20, 1
	s_sub_i32 s22, s3, s84
	s_cmp_ge_u32 s3, s84
	s_cselect_b32 s20, s21, s20
	s_cselect_b32 s3, s22, s3
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s3, s84
	s_cselect_b32 s3, s21, s20
	s_xor_b32 s3, s3, s2
	s_sub_i32 s20, s3, s2
	v_cndmask_b32_e64 v2, 0, 1, s[54:55]
	s_ashr_i32 s21, s20, 31
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	s_andn2_b64 vcc, exec, s[54:55]
	v_lshlrev_b32_e32 v30, 1, v34
	s_cbranch_vccnz .LBB0_26
	v_lshl_add_u64 v[2:3], v[80:81], 0, s[20:21]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[30:31]
	global_load_dwordx4 v[2:5], v[2:3], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_27
.LBB0_19:
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, v6
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_28
.LBB0_20:
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v10
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_29
.LBB0_21:
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v18
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v18
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_30
.LBB0_22:
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_31
.LBB0_23:
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_32
.LBB0_24:
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_33
.LBB0_25:
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_branch .LBB0_34
.LBB0_26:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, v2
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_19
.LBB0_27:
	v_lshl_add_u64 v[6:7], v[78:79], 0, s[20:21]
	v_lshlrev_b64 v[6:7], 7, v[6:7]
	v_lshl_add_u64 v[6:7], s[8:9], 0, v[6:7]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[30:31]
	global_load_dwordx4 v[6:9], v[6:7], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_20
.LBB0_28:
	v_lshl_add_u64 v[10:11], v[66:67], 0, s[20:21]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[8:9], 0, v[10:11]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_21
.LBB0_29:
	v_lshl_add_u64 v[14:15], v[68:69], 0, s[20:21]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[8:9], 0, v[14:15]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[30:31]
	global_load_dwordx4 v[18:21], v[14:15], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_22
.LBB0_30:
	v_lshl_add_u64 v[14:15], v[70:71], 0, s[20:21]
	v_lshlrev_b64 v[14:15], 7, v[14:15]
	v_lshl_add_u64 v[14:15], s[18:19], 0, v[14:15]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[30:31]
	global_load_dwordx4 v[14:17], v[14:15], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
.LBB0_31:
	v_lshl_add_u64 v[22:23], v[72:73], 0, s[20:21]
	v_lshlrev_b64 v[22:23], 7, v[22:23]
	v_lshl_add_u64 v[22:23], s[18:19], 0, v[22:23]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[30:31]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_24
.LBB0_32:
	v_lshl_add_u64 v[26:27], v[74:75], 0, s[20:21]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[18:19], 0, v[26:27]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[30:31]
	global_load_dwordx4 v[26:29], v[26:27], off
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_25
.LBB0_33:
	v_lshl_add_u64 v[32:33], v[76:77], 0, s[20:21]
	v_lshlrev_b64 v[32:33], 7, v[32:33]
	v_lshl_add_u64 v[32:33], s[18:19], 0, v[32:33]
	v_mov_b32_e32 v31, v37
	v_lshl_add_u64 v[30:31], v[32:33], 0, v[30:31]
	global_load_dwordx4 v[30:33], v[30:31], off
.LBB0_34:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v43, v[10:11], v[18:19] offset0:8 offset1:12
	ds_write2st64_b64 v174, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v174, v[12:13], v[20:21] offset0:8 offset1:12
	v_perm_b32 v2, v22, v14, s49
	v_perm_b32 v3, v30, v26, s49
	v_add_u32_e32 v65, 0, v164
	ds_write_b64 v65, v[2:3] offset:8192
	v_perm_b32 v3, v30, v26, s90
	v_perm_b32 v2, v22, v14, s90
	ds_write_b64 v175, v[2:3] offset:8320
	v_perm_b32 v3, v31, v27, s49
	v_perm_b32 v2, v23, v15, s49
	ds_write_b64 v176, v[2:3] offset:8448
	v_perm_b32 v2, v23, v15, s90
	v_perm_b32 v3, v31, v27, s90
	ds_write_b64 v177, v[2:3] offset:8576
	v_perm_b32 v2, v24, v16, s49
	v_perm_b32 v3, v32, v28, s49
	ds_write_b64 v178, v[2:3] offset:8704
	v_perm_b32 v2, v24, v16, s90
	v_perm_b32 v3, v32, v28, s90
	ds_write_b64 v179, v[2:3] offset:8832
	v_perm_b32 v2, v25, v17, s49
	v_perm_b32 v3, v33, v29, s49
	ds_write_b64 v180, v[2:3] offset:8960
	v_perm_b32 v2, v25, v17, s90
	v_perm_b32 v3, v33, v29, s90
	s_andn2_b64 vcc, exec, s[56:57]
	ds_write_b64 v181, v[2:3] offset:9088
	s_cbranch_vccnz .LBB0_37
	s_lshl_b64 s[20:21], s[20:21], 7
	s_add_u32 s18, s20, s18
	s_addc_u32 s19, s21, s19
	s_add_u32 s8, s20, s8
	s_addc_u32 s9, s21, s9
	v_lshl_add_u64 v[96:97], s[18:19], 0, v[48:49]
	v_lshl_add_u64 v[98:99], s[18:19], 0, v[50:51]
	v_lshl_add_u64 v[100:101], s[18:19], 0, v[52:53]
	v_lshl_add_u64 v[102:103], s[18:19], 0, v[54:55]
	v_lshl_add_u64 v[104:105], s[8:9], 0, v[56:57]
	v_lshl_add_u64 v[106:107], s[8:9], 0, v[58:59]
	v_lshl_add_u64 v[108:109], s[8:9], 0, v[60:61]
	v_lshl_add_u64 v[110:111], s[8:9], 0, v[62:63]
	v_mov_b32_e32 v199, 0xf149f2ca
	v_mov_b32_e32 v112, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a11, 0
	v_accvgpr_write_b32 a10, 0
	v_accvgpr_write_b32 a9, 0
	v_accvgpr_write_b32 a8, 0
	v_accvgpr_write_b32 a15, 0
	v_accvgpr_write_b32 a14, 0
	v_accvgpr_write_b32 a13, 0
	v_accvgpr_write_b32 a12, 0
	s_mov_b32 s45, s89
.LBB0_36:
	v_lshl_add_u64 v[2:3], v[110:111], 0, v[46:47]
	v_lshl_add_u64 v[6:7], v[108:109], 0, v[46:47]
	v_lshl_add_u64 v[10:11], v[106:107], 0, v[46:47]
	v_lshl_add_u64 v[14:15], v[104:105], 0, v[46:47]
	v_add_u32_e32 v136, 0, v165
	global_load_dwordx4 v[2:5], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[10:11], off
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[128:131], v136 offset1:4
	v_accvgpr_read_b32 v125, a3
	v_accvgpr_read_b32 v124, a2
	v_accvgpr_read_b32 v127, a1
	v_accvgpr_read_b32 v126, a0
	v_accvgpr_read_b32 v121, a7
	v_accvgpr_read_b32 v120, a6
	v_accvgpr_read_b32 v123, a5
	v_accvgpr_read_b32 v122, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[84:85], 0
	v_add_u32_e32 v137, 0, v182
	v_mov_b32_e32 v198, v112
	v_accvgpr_read_b32 v117, a11
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[84:85], 0
	ds_read2st64_b64 v[128:131], v136 offset0:8 offset1:12
	v_accvgpr_read_b32 v116, a10
	v_accvgpr_read_b32 v119, a9
	v_accvgpr_read_b32 v118, a8
	v_accvgpr_read_b32 v113, a15
	v_accvgpr_read_b32 v112, a14
	v_accvgpr_read_b32 v115, a13
	v_accvgpr_read_b32 v114, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[128:129], v[84:85], 0
	v_add_u32_e32 v142, 0, v183
	v_add_u32_e32 v143, 0, v184
	v_lshl_add_u64 v[18:19], v[102:103], 0, v[46:47]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[130:131], v[84:85], 0
	ds_read2st64_b64 v[128:131], v137 offset1:4
	v_lshl_add_u64 v[22:23], v[100:101], 0, v[46:47]
	v_lshl_add_u64 v[26:27], v[98:99], 0, v[46:47]
	v_lshl_add_u64 v[30:31], v[96:97], 0, v[46:47]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[86:87], a[0:3]
	v_add_u32_e32 v146, 0, v185
	v_add_u32_e32 v147, 0, v186
	v_add_u32_e32 v148, 0, v187
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[86:87], a[4:7]
	ds_read2st64_b64 v[128:131], v137 offset0:8 offset1:12
	ds_read2st64_b64 v[132:135], v142 offset1:4
	ds_read2st64_b64 v[138:141], v142 offset0:8 offset1:12
	ds_read2st64_b64 v[202:205], v143 offset1:4
	ds_read2st64_b64 v[206:209], v143 offset0:8 offset1:12
	global_load_dwordx4 v[18:21], v[18:19], off
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_nop 0
	global_load_dwordx4 v[26:29], v[26:27], off
	s_nop 0
	global_load_dwordx4 v[30:33], v[30:31], off
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[128:129], v[86:87], a[8:11]
	v_add_u32_e32 v149, 0, v188
	v_add_u32_e32 v150, 0, v189
	v_add_u32_e32 v151, 0, v190
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[132:133], v[88:89], a[0:3]
	v_add_u32_e32 v158, 0, v191
	v_add_u32_e32 v159, 0, v192
	v_add_u32_e32 v201, 0, v194
	v_mfma_f32_16x16x16_bf16 a[12:15], v[130:131], v[86:87], a[12:15]
	v_mov_b32_e32 v200, v199
	v_add_u32_e32 v199, 0, v193
	v_add_u32_e32 v210, 0, v195
	v_mfma_f32_16x16x16_bf16 a[4:7], v[134:135], v[88:89], a[4:7]
	v_add_u32_e32 v211, 0, v196
	ds_read_b64 v[152:153], v136 offset:8192
	ds_read_b64 v[144:145], v137 offset:8192
	ds_read_b64 v[136:137], v142 offset:8192
	ds_read_b64 v[128:129], v143 offset:8192
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[138:139], v[88:89], a[8:11]
	ds_read_b64 v[154:155], v146 offset:10240
	ds_read_b64 v[146:147], v147 offset:10240
	ds_read_b64 v[138:139], v148 offset:10240
	ds_read_b64 v[130:131], v149 offset:10240
	ds_read_b64 v[156:157], v150 offset:12288
	ds_read_b64 v[148:149], v151 offset:12288
	s_add_i32 s45, s45, -1
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[202:203], v[90:91], a[0:3]
	v_lshl_add_u64 v[96:97], v[96:97], 0, s[60:61]
	v_lshl_add_u64 v[98:99], v[98:99], 0, s[60:61]
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[60:61]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[140:141], v[88:89], a[12:15]
	ds_read_b64 v[140:141], v158 offset:12288
	ds_read_b64 v[132:133], v159 offset:12288
	ds_read_b64 v[158:159], v199 offset:14336
	ds_read_b64 v[150:151], v201 offset:14336
	ds_read_b64 v[142:143], v210 offset:14336
	ds_read_b64 v[134:135], v211 offset:14336
	v_accvgpr_read_b32 v201, a0
	v_mfma_f32_16x16x16_bf16 a[4:7], v[204:205], v[90:91], a[4:7]
	v_accvgpr_read_b32 v202, a1
	v_accvgpr_read_b32 v203, a2
	v_accvgpr_read_b32 v204, a3
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[206:207], v[90:91], a[8:11]
	v_mul_f32_e32 v199, s36, v201
	v_mul_f32_e32 v217, s36, v202
	v_mul_f32_e32 v218, s36, v203
	v_mfma_f32_16x16x16_bf16 a[12:15], v[208:209], v[90:91], a[12:15]
	v_accvgpr_read_b32 v205, a4
	v_accvgpr_read_b32 v206, a5
	v_mul_f32_e32 v219, s36, v204
	v_max_f32_e32 v199, v199, v217
	v_accvgpr_read_b32 v207, a6
	v_accvgpr_read_b32 v208, a7
	v_mul_f32_e32 v220, s36, v205
	v_mul_f32_e32 v221, s36, v206
	v_max3_f32 v199, v199, v218, v219
	v_accvgpr_read_b32 v209, a8
	v_accvgpr_read_b32 v210, a9
	v_mul_f32_e32 v222, s36, v207
	v_mul_f32_e32 v223, s36, v208
	v_max3_f32 v199, v199, v220, v221
	v_accvgpr_read_b32 v211, a10
	v_accvgpr_read_b32 v212, a11
	v_mul_f32_e32 v224, s36, v209
	v_mul_f32_e32 v225, s36, v210
	v_max3_f32 v199, v199, v222, v223
	v_accvgpr_read_b32 v213, a12
	v_accvgpr_read_b32 v214, a13
	v_mul_f32_e32 v226, s36, v211
	v_mul_f32_e32 v227, s36, v212
	v_max3_f32 v199, v199, v224, v225
	v_accvgpr_read_b32 v215, a14
	v_accvgpr_read_b32 v216, a15
	v_mul_f32_e32 v228, s36, v213
	v_mul_f32_e32 v229, s36, v214
	v_max3_f32 v199, v199, v226, v227
	v_mul_f32_e32 v230, s36, v215
	v_mul_f32_e32 v231, s36, v216
	v_max3_f32 v199, v199, v228, v229
	v_max3_f32 v199, v199, v230, v231
	ds_bpermute_b32 v217, v166, v199
	v_lshl_add_u64 v[102:103], v[102:103], 0, s[60:61]
	v_lshl_add_u64 v[104:105], v[104:105], 0, s[60:61]
	v_lshl_add_u64 v[106:107], v[106:107], 0, s[60:61]
	v_lshl_add_u64 v[108:109], v[108:109], 0, s[60:61]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v217, v217, v217
	v_max_f32_e32 v199, v199, v217
	ds_swizzle_b32 v217, v199 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[110:111], v[110:111], 0, s[60:61]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s45, 0
	v_max3_f32 v199, v200, v199, v217
	v_fma_f32 v204, s36, v204, -v199
	v_fma_f32 v205, s36, v205, -v199
	v_sub_f32_e32 v200, v200, v199
	v_fma_f32 v201, s36, v201, -v199
	v_fma_f32 v202, s36, v202, -v199
	v_fma_f32 v203, s36, v203, -v199
	v_exp_f32_e32 v220, v204
	v_exp_f32_e32 v205, v205
	v_exp_f32_e32 v204, v200
	v_fma_f32 v215, s36, v215, -v199
	v_fma_f32 v216, s36, v216, -v199
	v_exp_f32_e32 v217, v201
	v_exp_f32_e32 v218, v202
	v_exp_f32_e32 v219, v203
	v_exp_f32_e32 v215, v215
	v_exp_f32_e32 v216, v216
	v_fma_f32 v206, s36, v206, -v199
	v_fma_f32 v207, s36, v207, -v199
	v_fma_f32 v208, s36, v208, -v199
	v_pk_mul_f32 v[122:123], v[122:123], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[118:119], v[118:119], v[204:205] op_sel_hi:[1,0]
	v_exp_f32_e32 v206, v206
	v_exp_f32_e32 v207, v207
	v_exp_f32_e32 v208, v208
	v_pk_mul_f32 v[202:203], v[124:125], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[200:201], v[126:127], v[204:205] op_sel_hi:[1,0]
	v_bfe_u32 v126, v219, 16, 1
	v_bfe_u32 v127, v220, 16, 1
	v_bfe_u32 v222, v217, 16, 1
	v_bfe_u32 v223, v218, 16, 1
	v_pk_mul_f32 v[124:125], v[120:121], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[120:121], v[116:117], v[204:205] op_sel_hi:[1,0]
	v_pk_mul_f32 v[114:115], v[114:115], v[204:205] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a4, v122
	v_accvgpr_write_b32 a8, v118
	v_bfe_u32 v226, v205, 16, 1
	v_pk_mul_f32 v[116:117], v[112:113], v[204:205] op_sel_hi:[1,0]
	v_bfe_u32 v112, v215, 16, 1
	v_bfe_u32 v113, v216, 16, 1
	v_accvgpr_write_b32 a5, v123
	v_accvgpr_write_b32 a6, v124
	v_accvgpr_write_b32 a7, v125
	v_accvgpr_write_b32 a9, v119
	v_accvgpr_write_b32 a10, v120
	v_accvgpr_write_b32 a11, v121
	v_add3_u32 v118, v218, v223, s91
	v_add3_u32 v119, v217, v222, s91
	v_add3_u32 v121, v220, v127, s91
	v_add3_u32 v122, v219, v126, s91
	v_accvgpr_write_b32 a12, v114
	v_fma_f32 v209, s36, v209, -v199
	v_fma_f32 v210, s36, v210, -v199
	v_fma_f32 v211, s36, v211, -v199
	v_fma_f32 v212, s36, v212, -v199
	v_add3_u32 v124, v205, v226, s91
	v_add3_u32 v222, v216, v113, s91
	v_add3_u32 v223, v215, v112, s91
	v_accvgpr_write_b32 a13, v115
	v_accvgpr_write_b32 a14, v116
	v_accvgpr_write_b32 a15, v117
	v_lshrrev_b32_e32 v112, 16, v118
	v_cmp_o_f32_e32 vcc, v218, v218
	v_lshrrev_b32_e32 v113, 16, v119
	v_cmp_o_f32_e64 s[8:9], v217, v217
	v_lshrrev_b32_e32 v114, 16, v121
	v_cmp_o_f32_e64 s[18:19], v220, v220
	v_lshrrev_b32_e32 v122, 16, v122
	v_cmp_o_f32_e64 s[34:35], v219, v219
	v_fma_f32 v213, s36, v213, -v199
	v_fma_f32 v214, s36, v214, -v199
	v_exp_f32_e32 v209, v209
	v_exp_f32_e32 v210, v210
	v_exp_f32_e32 v211, v211
	v_exp_f32_e32 v212, v212
	v_accvgpr_write_b32 a0, v200
	v_lshrrev_b32_e32 v117, 16, v124
	v_cndmask_b32_e64 v122, v197, v122, s[34:35]
	v_cndmask_b32_e64 v114, v197, v114, s[18:19]
	v_cndmask_b32_e64 v124, v197, v113, s[8:9]
	v_cndmask_b32_e32 v112, v197, v112, vcc
	v_exp_f32_e32 v213, v213
	v_exp_f32_e32 v214, v214
	v_bfe_u32 v224, v207, 16, 1
	v_bfe_u32 v225, v208, 16, 1
	v_bfe_u32 v227, v206, 16, 1
	v_accvgpr_write_b32 a1, v201
	v_accvgpr_write_b32 a2, v202
	v_accvgpr_write_b32 a3, v203
	v_perm_b32 v113, v114, v122, s49
	v_perm_b32 v112, v112, v124, s49
	v_add3_u32 v123, v206, v227, s91
	v_add3_u32 v125, v208, v225, s91
	v_add3_u32 v126, v207, v224, s91
	v_mfma_f32_16x16x16_bf16 a[0:3], v[152:153], v[112:113], a[0:3]
	v_lshrrev_b32_e32 v115, 16, v126
	v_cmp_o_f32_e64 s[20:21], v207, v207
	v_lshrrev_b32_e32 v116, 16, v125
	v_mfma_f32_16x16x16_bf16 a[4:7], v[154:155], v[112:113], a[4:7]
	v_cmp_o_f32_e64 s[22:23], v208, v208
	v_cmp_o_f32_e64 s[24:25], v205, v205
	v_lshrrev_b32_e32 v118, 16, v123
	v_mfma_f32_16x16x16_bf16 a[8:11], v[156:157], v[112:113], a[8:11]
	v_cmp_o_f32_e64 s[26:27], v206, v206
	v_add_f32_e32 v221, v217, v218
	v_bfe_u32 v228, v211, 16, 1
	v_mfma_f32_16x16x16_bf16 a[12:15], v[158:159], v[112:113], a[12:15]
	v_bfe_u32 v229, v212, 16, 1
	v_bfe_u32 v230, v209, 16, 1
	v_bfe_u32 v231, v210, 16, 1
	v_cndmask_b32_e64 v115, v197, v115, s[20:21]
	v_cndmask_b32_e64 v116, v197, v116, s[22:23]
	v_cndmask_b32_e64 v117, v197, v117, s[24:25]
	v_cndmask_b32_e64 v112, v197, v118, s[26:27]
	v_bfe_u32 v232, v213, 16, 1
	v_bfe_u32 v233, v214, 16, 1
	v_add_f32_e32 v120, v219, v221
	v_add3_u32 v127, v210, v231, s91
	v_add3_u32 v200, v209, v230, s91
	v_add3_u32 v201, v212, v229, s91
	v_add3_u32 v202, v211, v228, s91
	v_perm_b32 v113, v116, v115, s49
	v_perm_b32 v112, v112, v117, s49
	v_add3_u32 v203, v214, v233, s91
	v_add3_u32 v221, v213, v232, s91
	v_lshrrev_b32_e32 v119, 16, v202
	v_cmp_o_f32_e64 s[28:29], v211, v211
	v_lshrrev_b32_e32 v121, 16, v201
	v_cmp_o_f32_e64 s[30:31], v212, v212
	v_lshrrev_b32_e32 v123, 16, v200
	v_cmp_o_f32_e32 vcc, v209, v209
	v_lshrrev_b32_e32 v114, 16, v127
	v_cmp_o_f32_e64 s[8:9], v210, v210
	v_mfma_f32_16x16x16_bf16 a[0:3], v[144:145], v[112:113], a[0:3]
	v_add_f32_e32 v117, v220, v120
	v_lshrrev_b32_e32 v115, 16, v221
	v_cmp_o_f32_e64 s[22:23], v213, v213
	v_mfma_f32_16x16x16_bf16 a[4:7], v[146:147], v[112:113], a[4:7]
	v_lshrrev_b32_e32 v116, 16, v203
	v_cmp_o_f32_e64 s[24:25], v214, v214
	v_cndmask_b32_e64 v118, v197, v119, s[28:29]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[148:149], v[112:113], a[8:11]
	v_cndmask_b32_e64 v119, v197, v121, s[30:31]
	v_cndmask_b32_e32 v120, v197, v123, vcc
	v_cndmask_b32_e64 v116, v197, v116, s[24:25]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[150:151], v[112:113], a[12:15]
	v_cndmask_b32_e64 v112, v197, v114, s[8:9]
	v_add_f32_e32 v114, v205, v117
	v_perm_b32 v113, v119, v118, s49
	v_perm_b32 v112, v112, v120, s49
	v_cndmask_b32_e64 v119, v197, v115, s[22:23]
	v_add_f32_e32 v120, v206, v114
	v_perm_b32 v114, v116, v119, s49
	v_add_f32_e32 v116, v207, v120
	v_mfma_f32_16x16x16_bf16 a[0:3], v[136:137], v[112:113], a[0:3]
	v_lshrrev_b32_e32 v122, 16, v223
	v_cmp_o_f32_e64 s[18:19], v215, v215
	v_lshrrev_b32_e32 v124, 16, v222
	v_mfma_f32_16x16x16_bf16 a[4:7], v[138:139], v[112:113], a[4:7]
	v_cmp_o_f32_e64 s[20:21], v216, v216
	v_cndmask_b32_e64 v117, v197, v122, s[18:19]
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v43, v[2:3], v[6:7] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v43, v[10:11], v[14:15] offset0:8 offset1:12
	ds_write2st64_b64 v174, v[4:5], v[8:9] offset1:4
	ds_write2st64_b64 v174, v[12:13], v[16:17] offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[8:11], v[140:141], v[112:113], a[8:11]
	v_cndmask_b32_e64 v118, v197, v124, s[20:21]
	v_perm_b32 v115, v118, v117, s49
	s_waitcnt vmcnt(2)
	v_perm_b32 v2, v22, v18, s49
	v_mfma_f32_16x16x16_bf16 a[12:15], v[142:143], v[112:113], a[12:15]
	v_add_f32_e32 v112, v208, v116
	v_add_f32_e32 v112, v209, v112
	v_add_f32_e32 v112, v210, v112
	v_add_f32_e32 v112, v211, v112
	v_add_f32_e32 v112, v212, v112
	v_add_f32_e32 v112, v213, v112
	v_add_f32_e32 v112, v214, v112
	v_add_f32_e32 v112, v215, v112
	v_add_f32_e32 v112, v216, v112
	ds_bpermute_b32 v113, v166, v112
	v_mfma_f32_16x16x16_bf16 a[0:3], v[128:129], v[114:115], a[0:3]
	s_waitcnt vmcnt(0)
	v_perm_b32 v3, v30, v26, s49
	v_perm_b32 v5, v30, v26, s90
	v_perm_b32 v4, v22, v18, s90
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v112, v112, v113
	ds_swizzle_b32 v113, v112 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[130:131], v[114:115], a[4:7]
	v_perm_b32 v7, v31, v27, s49
	v_perm_b32 v6, v23, v19, s49
	v_perm_b32 v8, v23, v19, s90
	v_mfma_f32_16x16x16_bf16 a[8:11], v[132:133], v[114:115], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v112, v112, v113
	v_fmac_f32_e32 v112, v198, v204
	v_perm_b32 v9, v31, v27, s90
	v_mfma_f32_16x16x16_bf16 a[12:15], v[134:135], v[114:115], a[12:15]
	v_perm_b32 v10, v24, v20, s49
	v_perm_b32 v11, v32, v28, s49
	v_perm_b32 v12, v24, v20, s90
	v_perm_b32 v13, v32, v28, s90
	v_perm_b32 v14, v25, v21, s49
	v_perm_b32 v15, v33, v29, s49
	v_perm_b32 v16, v25, v21, s90
	v_perm_b32 v17, v33, v29, s90
	ds_write_b64 v65, v[2:3] offset:8192
	ds_write_b64 v175, v[4:5] offset:8320
	ds_write_b64 v176, v[6:7] offset:8448
	ds_write_b64 v177, v[8:9] offset:8576
	ds_write_b64 v178, v[10:11] offset:8704
	ds_write_b64 v179, v[12:13] offset:8832
	ds_write_b64 v180, v[14:15] offset:8960
	ds_write_b64 v181, v[16:17] offset:9088
	s_cbranch_scc1 .LBB0_36
	s_branch .LBB0_38
.LBB0_37:
	v_mov_b32_e32 v199, 0xf149f2ca
	v_mov_b32_e32 v112, 0
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
.LBB0_38:
	v_lshlrev_b64 v[6:7], 6, v[92:93]
	v_lshlrev_b64 v[8:9], 6, v[94:95]
	v_accvgpr_read_b32 v2, a12
	v_accvgpr_read_b32 v3, a13
	v_accvgpr_read_b32 v4, a14
	v_accvgpr_read_b32 v5, a15
	v_accvgpr_read_b32 v10, a8
	v_accvgpr_read_b32 v11, a9
	v_accvgpr_read_b32 v12, a10
	v_accvgpr_read_b32 v13, a11
	v_accvgpr_read_b32 v14, a4
	v_accvgpr_read_b32 v15, a5
	v_accvgpr_read_b32 v16, a6
	v_accvgpr_read_b32 v17, a7
	v_accvgpr_read_b32 v18, a0
	v_accvgpr_read_b32 v19, a1
	v_accvgpr_read_b32 v20, a2
	v_accvgpr_read_b32 v21, a3
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
	s_and_b64 vcc, exec, s[2:3]
	v_add_u32_e32 v25, 0, v184
	v_add_u32_e32 v26, 0, v183
	v_add_u32_e32 v27, 0, v182
	v_add_u32_e32 v28, 0, v165
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_40
	ds_read2st64_b64 v[30:33], v28 offset1:4
	ds_read2st64_b64 v[92:95], v26 offset1:4
	ds_read2st64_b64 v[96:99], v25 offset1:4
	ds_read2st64_b64 v[100:103], v25 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[30:31], v[84:85], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[32:33], v[84:85], 0
	ds_read2st64_b64 v[30:33], v27 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[30:31], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[32:33], v[86:87], a[20:23]
	ds_read2st64_b64 v[30:33], v28 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[92:93], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[94:95], v[88:89], a[20:23]
	ds_read2st64_b64 v[92:95], v27 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[96:97], v[90:91], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[98:99], v[90:91], a[20:23]
	ds_read2st64_b64 v[96:99], v26 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[30:31], v[84:85], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[32:33], v[84:85], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[92:93], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[94:95], v[86:87], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[96:97], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[98:99], v[88:89], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[100:101], v[90:91], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[102:103], v[90:91], a[28:31]
.LBB0_40:
	v_accvgpr_read_b32 v89, a17
	v_accvgpr_read_b32 v90, a16
	v_accvgpr_read_b32 v87, a19
	v_accvgpr_read_b32 v88, a18
	v_mul_f32_e32 v22, s36, v90
	v_mul_f32_e32 v91, s36, v89
	v_accvgpr_read_b32 v85, a21
	v_accvgpr_read_b32 v86, a20
	v_mul_f32_e32 v92, s36, v88
	v_mul_f32_e32 v93, s36, v87
	v_max_f32_e32 v22, v22, v91
	v_accvgpr_read_b32 v65, a23
	v_accvgpr_read_b32 v84, a22
	v_mul_f32_e32 v94, s36, v86
	v_mul_f32_e32 v95, s36, v85
	v_max3_f32 v22, v22, v92, v93
	v_accvgpr_read_b32 v33, a25
	v_accvgpr_read_b32 v43, a24
	v_mul_f32_e32 v96, s36, v84
	v_mul_f32_e32 v97, s36, v65
	v_max3_f32 v22, v22, v94, v95
	v_accvgpr_read_b32 v31, a27
	v_accvgpr_read_b32 v32, a26
	v_mul_f32_e32 v98, s36, v43
	v_mul_f32_e32 v99, s36, v33
	v_max3_f32 v22, v22, v96, v97
	v_accvgpr_read_b32 v29, a29
	v_accvgpr_read_b32 v30, a28
	v_mul_f32_e32 v100, s36, v32
	v_mul_f32_e32 v101, s36, v31
	v_max3_f32 v22, v22, v98, v99
	v_accvgpr_read_b32 v23, a31
	v_accvgpr_read_b32 v24, a30
	v_mul_f32_e32 v102, s36, v30
	v_mul_f32_e32 v103, s36, v29
	v_max3_f32 v22, v22, v100, v101
	v_mul_f32_e32 v104, s36, v24
	v_mul_f32_e32 v105, s36, v23
	v_max3_f32 v22, v22, v102, v103
	v_max3_f32 v22, v22, v104, v105
	ds_bpermute_b32 v91, v166, v22
	s_and_b64 vcc, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v91, v91, v91
	v_max_f32_e32 v22, v22, v91
	ds_swizzle_b32 v91, v22 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v22, v199, v22, v91
	v_fma_f32 v90, s36, v90, -v22
	v_fma_f32 v89, s36, v89, -v22
	v_fma_f32 v88, s36, v88, -v22
	v_exp_f32_e32 v90, v90
	v_exp_f32_e32 v89, v89
	v_fma_f32 v87, s36, v87, -v22
	v_exp_f32_e32 v92, v88
	v_fma_f32 v86, s36, v86, -v22
	v_exp_f32_e32 v91, v87
	v_fma_f32 v85, s36, v85, -v22
	v_fma_f32 v65, s36, v65, -v22
	v_fma_f32 v31, s36, v31, -v22
	v_fma_f32 v23, s36, v23, -v22
	v_exp_f32_e32 v86, v86
	v_fma_f32 v84, s36, v84, -v22
	v_exp_f32_e32 v85, v85
	v_exp_f32_e32 v87, v65
	v_exp_f32_e32 v65, v31
	v_exp_f32_e32 v31, v23
	v_add_f32_e32 v23, v90, v89
	v_exp_f32_e32 v88, v84
	v_add_f32_e32 v23, v92, v23
	v_fma_f32 v43, s36, v43, -v22
	v_add_f32_e32 v23, v91, v23
	v_fma_f32 v33, s36, v33, -v22
	v_exp_f32_e32 v43, v43
	v_add_f32_e32 v23, v86, v23
	v_fma_f32 v32, s36, v32, -v22
	v_exp_f32_e32 v33, v33
	v_add_f32_e32 v23, v85, v23
	v_exp_f32_e32 v84, v32
	v_add_f32_e32 v23, v88, v23
	v_fma_f32 v30, s36, v30, -v22
	v_add_f32_e32 v23, v87, v23
	v_fma_f32 v29, s36, v29, -v22
	v_exp_f32_e32 v30, v30
	v_add_f32_e32 v23, v43, v23
	v_fma_f32 v24, s36, v24, -v22
	v_exp_f32_e32 v29, v29
	v_add_f32_e32 v23, v33, v23
	v_exp_f32_e32 v32, v24
	v_add_f32_e32 v23, v84, v23
	v_add_f32_e32 v23, v65, v23
	v_add_f32_e32 v23, v30, v23
	v_add_f32_e32 v23, v29, v23
	v_add_f32_e32 v23, v32, v23
	v_add_f32_e32 v23, v31, v23
	ds_bpermute_b32 v24, v166, v23
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v23, v23, v24
	ds_swizzle_b32 v24, v23 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_42
	v_add_u32_e32 v95, 0, v186
	v_add_u32_e32 v98, 0, v185
	ds_read_b64 v[96:97], v95 offset:10240
	ds_read_b64 v[98:99], v98 offset:10240
	ds_read_b64 v[100:101], v25 offset:8192
	ds_read_b64 v[102:103], v26 offset:8192
	ds_read_b64 v[26:27], v27 offset:8192
	ds_read_b64 v[104:105], v28 offset:8192
	v_bfe_u32 v25, v92, 16, 1
	v_bfe_u32 v28, v91, 16, 1
	v_add3_u32 v25, v92, v25, s91
	v_bfe_u32 v95, v90, 16, 1
	v_add3_u32 v28, v91, v28, s91
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v92, v92
	v_bfe_u32 v106, v89, 16, 1
	v_add3_u32 v95, v90, v95, s91
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v25, v197, v25, vcc
	v_cmp_o_f32_e32 vcc, v91, v91
	v_add3_u32 v106, v89, v106, s91
	v_lshrrev_b32_e32 v95, 16, v95
	v_cndmask_b32_e32 v28, v197, v28, vcc
	v_cmp_o_f32_e32 vcc, v90, v90
	v_lshrrev_b32_e32 v106, 16, v106
	v_perm_b32 v91, v28, v25, s49
	v_cndmask_b32_e32 v25, v197, v95, vcc
	v_cmp_o_f32_e32 vcc, v89, v89
	v_bfe_u32 v89, v86, 16, 1
	v_bfe_u32 v92, v85, 16, 1
	v_cndmask_b32_e32 v28, v197, v106, vcc
	v_perm_b32 v90, v28, v25, s49
	v_bfe_u32 v25, v88, 16, 1
	v_bfe_u32 v28, v87, 16, 1
	v_add3_u32 v25, v88, v25, s91
	v_add3_u32 v28, v87, v28, s91
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v88, v88
	v_add3_u32 v89, v86, v89, s91
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v25, v197, v25, vcc
	v_cmp_o_f32_e32 vcc, v87, v87
	v_add3_u32 v92, v85, v92, s91
	v_lshrrev_b32_e32 v89, 16, v89
	v_cndmask_b32_e32 v28, v197, v28, vcc
	v_cmp_o_f32_e32 vcc, v86, v86
	v_lshrrev_b32_e32 v92, 16, v92
	v_perm_b32 v87, v28, v25, s49
	v_cndmask_b32_e32 v25, v197, v89, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_sub_f32_e32 v93, v199, v22
	v_bfe_u32 v85, v43, 16, 1
	v_cndmask_b32_e32 v28, v197, v92, vcc
	v_perm_b32 v86, v28, v25, s49
	v_bfe_u32 v25, v84, 16, 1
	v_bfe_u32 v28, v65, 16, 1
	v_add3_u32 v25, v84, v25, s91
	v_add3_u32 v28, v65, v28, s91
	v_lshrrev_b32_e32 v25, 16, v25
	v_cmp_o_f32_e32 vcc, v84, v84
	v_exp_f32_e32 v94, v93
	v_bfe_u32 v88, v33, 16, 1
	v_add3_u32 v85, v43, v85, s91
	v_lshrrev_b32_e32 v28, 16, v28
	v_cndmask_b32_e32 v25, v197, v25, vcc
	v_cmp_o_f32_e32 vcc, v65, v65
	v_add3_u32 v88, v33, v88, s91
	v_lshrrev_b32_e32 v89, 16, v85
	v_cndmask_b32_e32 v28, v197, v28, vcc
	v_cmp_o_f32_e32 vcc, v43, v43
	v_lshrrev_b32_e32 v88, 16, v88
	v_perm_b32 v85, v28, v25, s49
	v_cndmask_b32_e32 v25, v197, v89, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_pk_mul_f32 v[14:15], v[14:15], v[94:95] op_sel_hi:[1,0]
	v_add_u32_e32 v93, 0, v187
	v_cndmask_b32_e32 v28, v197, v88, vcc
	v_perm_b32 v84, v28, v25, s49
	v_bfe_u32 v25, v32, 16, 1
	v_bfe_u32 v28, v31, 16, 1
	v_add3_u32 v25, v32, v25, s91
	v_pk_mul_f32 v[18:19], v[18:19], v[94:95] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[94:95] op_sel_hi:[1,0]
	v_bfe_u32 v33, v30, 16, 1
	v_accvgpr_write_b32 a4, v14
	v_add3_u32 v28, v31, v28, s91
	v_lshrrev_b32_e32 v25, 16, v25
	v_pk_mul_f32 v[20:21], v[20:21], v[94:95] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v32, v32
	v_accvgpr_write_b32 a0, v18
	v_accvgpr_write_b32 a5, v15
	v_accvgpr_write_b32 a6, v16
	v_accvgpr_write_b32 a7, v17
	ds_read_b64 v[14:15], v93 offset:10240
	v_bfe_u32 v43, v29, 16, 1
	v_add3_u32 v33, v30, v33, s91
	v_lshrrev_b32_e32 v28, 16, v28
	v_accvgpr_write_b32 a1, v19
	v_accvgpr_write_b32 a2, v20
	v_accvgpr_write_b32 a3, v21
	v_cndmask_b32_e32 v18, v197, v25, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[98:99], v[90:91], a[4:7]
	v_add3_u32 v43, v29, v43, s91
	v_lshrrev_b32_e32 v33, 16, v33
	v_cndmask_b32_e32 v19, v197, v28, vcc
	v_cmp_o_f32_e32 vcc, v30, v30
	v_lshrrev_b32_e32 v43, 16, v43
	v_perm_b32 v19, v19, v18, s49
	v_cndmask_b32_e32 v18, v197, v33, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_mfma_f32_16x16x16_bf16 a[4:7], v[96:97], v[86:87], a[4:7]
	v_mul_f32_e64 v10, v10, v94
	v_mul_f32_e64 v11, v11, v94
	v_cndmask_b32_e32 v20, v197, v43, vcc
	v_perm_b32 v18, v20, v18, s49
	v_add_u32_e32 v20, 0, v189
	ds_read_b64 v[20:21], v20 offset:12288
	v_add_u32_e32 v16, 0, v188
	v_add_u32_e32 v25, 0, v191
	v_pk_mul_f32 v[12:13], v[12:13], v[94:95] op_sel_hi:[1,0]
	ds_read_b64 v[16:17], v16 offset:10240
	v_accvgpr_write_b32 a8, v10
	v_accvgpr_write_b32 a9, v11
	v_accvgpr_write_b32 a10, v12
	v_accvgpr_write_b32 a11, v13
	ds_read_b64 v[10:11], v25 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[14:15], v[84:85], a[4:7]
	v_add_u32_e32 v14, 0, v190
	ds_read_b64 v[14:15], v14 offset:12288
	v_add_u32_e32 v12, 0, v192
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[20:21], v[90:91], a[8:11]
	ds_read_b64 v[12:13], v12 offset:12288
	v_pk_mul_f32 v[4:5], v[4:5], v[94:95] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[94:95] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[14:15], v[86:87], a[8:11]
	v_add_u32_e32 v14, 0, v193
	v_accvgpr_write_b32 a15, v5
	v_accvgpr_write_b32 a14, v4
	v_mfma_f32_16x16x16_bf16 a[8:11], v[10:11], v[84:85], a[8:11]
	ds_read_b64 v[10:11], v14 offset:14336
	v_add_u32_e32 v14, 0, v194
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a12, v2
	ds_read_b64 v[2:3], v14 offset:14336
	v_add_u32_e32 v4, 0, v195
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[10:11], v[90:91], a[12:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[86:87], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_u32_e32 v4, 0, v196
	v_mfma_f32_16x16x16_bf16 a[0:3], v[104:105], v[90:91], a[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[84:85], a[12:15]
	ds_read_b64 v[2:3], v4 offset:14336
	v_add_f32_e32 v4, v23, v24
	v_fmac_f32_e32 v4, v112, v94
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[86:87], a[0:3]
	v_mov_b32_e32 v112, v4
	v_mfma_f32_16x16x16_bf16 a[0:3], v[102:103], v[84:85], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[100:101], v[18:19], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[16:17], v[18:19], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[12:13], v[18:19], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[18:19], a[12:15]
	s_branch .LBB0_43
.LBB0_42:
	v_mov_b32_e32 v22, v199
.LBB0_43:
	s_mul_i32 s2, s44, s63
	s_add_i32 s2, s2, s93
	s_mul_i32 s3, s92, s64
	s_add_i32 s8, s2, s3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[18:19], s[8:9], 13
	v_lshl_add_u64 v[2:3], v[40:41], 0, s[18:19]
	global_store_dwordx4 v[2:3], a[0:3], off
	global_store_dwordx4 v[2:3], a[4:7], off offset:64
	global_store_dwordx4 v[2:3], a[8:11], off offset:128
	global_store_dwordx4 v[2:3], a[12:15], off offset:192
	v_add_u32_e32 v2, 0, v42
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v170, v22
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_lshl_b64 s[8:9], s[8:9], 8
	s_add_u32 s44, s40, s8
	s_addc_u32 s3, s41, s9
	s_and_b32 s45, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v3, v167, s[44:47], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v170, v112
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v2
	s_add_u32 s44, s44, 0x80
	s_addc_u32 s3, s3, 0
	s_and_b32 s45, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v2, v167, s[44:47], 0 offen
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v2, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[38:39]
	s_cbranch_execz .LBB0_47
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v2, s20, 0
	v_mbcnt_hi_u32_b32 v2, s21, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_46
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[22:23], s[2:3], 2
	s_add_u32 s22, s42, s22
	s_addc_u32 s23, s43, s23
	s_bcnt1_i32_b64 s3, s[20:21]
	v_mov_b32_e32 v3, s3
	global_atomic_add v3, v37, v3, s[22:23] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_46:
	s_or_b64 exec, exec, s[18:19]
	v_readfirstlane_b32 s3, v3
	s_nop 1
	v_add_u32_e32 v2, s3, v2
	ds_write_b32 v37, v2
.LBB0_47:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v2, v37
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s37, v2
	s_cbranch_vccnz .LBB0_5
	s_andn2_b64 vcc, exec, s[58:59]
	s_cbranch_vccnz .LBB0_3
	s_mov_b32 s3, 0
	v_mov_b32_e32 v43, 0xf149f2ca
.LBB0_50:
	s_min_i32 s8, s3, s71
	s_add_i32 s9, s3, 1
	s_add_i32 s18, s3, 2
	s_add_i32 s19, s3, 3
	s_mul_i32 s8, s8, s64
	s_min_i32 s9, s9, s71
	s_min_i32 s18, s18, s71
	s_min_i32 s19, s19, s71
	s_add_i32 s8, s8, s2
	s_mul_i32 s20, s9, s64
	s_mul_i32 s21, s18, s64
	s_mul_i32 s19, s19, s64
	s_ashr_i32 s9, s8, 31
	s_add_i32 s18, s20, s2
	s_add_i32 s20, s21, s2
	s_add_i32 s22, s19, s2
	s_lshl_b64 s[8:9], s[8:9], 8
	s_ashr_i32 s19, s18, 31
	s_ashr_i32 s21, s20, 31
	s_ashr_i32 s23, s22, 31
	v_lshl_add_u64 v[2:3], v[82:83], 0, s[8:9]
	s_lshl_b64 s[8:9], s[18:19], 8
	s_lshl_b64 s[18:19], s[20:21], 8
	s_lshl_b64 s[20:21], s[22:23], 8
	v_lshl_add_u64 v[4:5], v[82:83], 0, s[8:9]
	v_lshl_add_u64 v[10:11], v[82:83], 0, s[18:19]
	v_lshl_add_u64 v[12:13], v[82:83], 0, s[20:21]
	global_load_dword v2, v[2:3], off
	s_nop 0
	global_load_dword v3, v[4:5], off
	s_nop 0
	global_load_dword v4, v[10:11], off
	global_load_dword v5, v[12:13], off
	s_add_i32 s3, s3, 4
	s_cmp_lt_i32 s3, s51
	s_waitcnt vmcnt(2)
	v_max3_f32 v2, v43, v2, v3
	s_waitcnt vmcnt(0)
	v_max3_f32 v43, v2, v4, v5
	s_cbranch_scc1 .LBB0_50
	v_mov_b32_e32 v11, 0
	s_mov_b32 s3, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, v11
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, v11
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, v11
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, v11
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v11
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, v11
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v11
.LBB0_52:
	s_min_i32 s8, s3, s71
	s_mul_i32 s8, s8, s64
	s_add_i32 s8, s8, s2
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[18:19], s[8:9], 8
	v_lshl_add_u64 v[2:3], v[82:83], 0, s[18:19]
	global_load_dword v4, v[2:3], off
	global_load_dword v28, v[2:3], off offset:128
	s_lshl_b64 s[8:9], s[8:9], 13
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	s_add_i32 s22, s3, 1
	s_min_i32 s18, s22, s71
	s_mul_i32 s18, s18, s64
	s_add_i32 s18, s18, s2
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 8
	v_add_u32_e32 v125, v169, v168
	v_lshl_add_u64 v[30:31], v[82:83], 0, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v65, v37
	s_cmp_lt_i32 s22, s51
	s_cselect_b64 vcc, -1, 0
	v_lshlrev_b32_e32 v32, 2, v34
	v_mov_b32_e32 v33, v37
	v_add_u32_e32 v141, 0, v35
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v2, v4, v43
	v_exp_f32_e32 v84, v2
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[36:37]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[64:65]
	s_lshl_b64 s[8:9], s[18:19], 13
	ds_write_b32 v125, v84
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v10, v[30:31], off
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	s_add_i32 s22, s3, 2
	s_min_i32 s18, s22, s71
	s_mul_i32 s18, s18, s64
	s_add_i32 s18, s18, s2
	s_ashr_i32 s19, s18, 31
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[32:33]
	v_lshl_add_u64 v[88:89], v[4:5], 0, v[32:33]
	s_lshl_b64 s[20:21], s[18:19], 8
	ds_read_b64 v[86:87], v141
	global_load_dwordx4 v[92:95], v[2:3], off offset:16
	global_load_dwordx4 v[96:99], v[2:3], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[88:89], off offset:16
	global_load_dwordx4 v[100:103], v[88:89], off
	s_nop 0
	global_load_dword v30, v[30:31], off offset:128
	v_lshl_add_u64 v[120:121], v[82:83], 0, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lt_i32 s22, s51
	v_lshl_add_u64 v[90:91], s[8:9], 0, v[36:37]
	v_lshl_add_u64 v[104:105], s[8:9], 0, v[64:65]
	v_lshl_add_u64 v[108:109], v[90:91], 0, v[32:33]
	v_lshl_add_u64 v[116:117], v[104:105], 0, v[32:33]
	v_mov_b32_e32 v124, v87
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v10, v10, v43
	v_exp_f32_e32 v10, v10
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v85, v96
	v_cndmask_b32_e32 v88, 0, v10, vcc
	ds_write_b32 v125, v88
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v29, v[120:121], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[8:9], s[18:19], 13
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	s_add_i32 s22, s3, 3
	s_min_i32 s18, s22, s71
	s_mul_i32 s18, s18, s64
	s_add_i32 s18, s18, s2
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 8
	ds_read_b64 v[90:91], v141
	global_load_dwordx4 v[104:107], v[108:109], off offset:16
	s_nop 0
	global_load_dwordx4 v[108:111], v[108:109], off
	s_nop 0
	global_load_dwordx4 v[112:115], v[116:117], off offset:16
	s_nop 0
	global_load_dwordx4 v[116:119], v[116:117], off
	v_lshl_add_u64 v[122:123], v[82:83], 0, s[20:21]
	global_load_dword v10, v[120:121], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_e32 v96, v97
	v_mov_b32_e32 v97, v98
	v_pk_mov_b32 v[98:99], v[98:99], v[92:93] op_sel:[1,0]
	v_mov_b32_e32 v92, v93
	v_mov_b32_e32 v93, v94
	s_waitcnt vmcnt(7)
	v_pk_mov_b32 v[94:95], v[94:95], v[100:101] op_sel:[1,0]
	v_mov_b32_e32 v100, v101
	v_mov_b32_e32 v101, v102
	v_pk_mov_b32 v[102:103], v[102:103], v[2:3] op_sel:[1,0]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v126, v5
	v_pk_fma_f32 v[128:129], v[86:87], v[96:97], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[136:137], v[86:87], v[2:3], v[12:13] op_sel:[1,0,0]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[36:37]
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[64:65]
	s_cmp_lt_i32 s22, s51
	v_pk_fma_f32 v[132:133], v[86:87], v[92:93], v[20:21] op_sel_hi:[0,1,1]
	v_lshl_add_u64 v[12:13], v[2:3], 0, v[32:33]
	v_lshl_add_u64 v[20:21], v[4:5], 0, v[32:33]
	v_pk_fma_f32 v[130:131], v[86:87], v[98:99], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[134:135], v[86:87], v[94:95], v[18:19]
	v_pk_fma_f32 v[100:101], v[86:87], v[100:101], v[16:17] op_sel:[1,0,0]
	v_pk_fma_f32 v[102:103], v[86:87], v[102:103], v[14:15] op_sel:[1,0,0]
	s_waitcnt vmcnt(5)
	v_sub_f32_e32 v29, v29, v43
	v_exp_f32_e32 v29, v29
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v89, v108
	v_cndmask_b32_e32 v120, 0, v29, vcc
	ds_write_b32 v125, v120
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v31, v[122:123], off
	s_cselect_b64 vcc, -1, 0
	s_lshl_b64 s[8:9], s[18:19], 13
	global_load_dwordx4 v[2:5], v[12:13], off
	s_nop 0
	global_load_dwordx4 v[12:15], v[12:13], off offset:16
	s_nop 0
	global_load_dwordx4 v[16:19], v[20:21], off
	s_nop 0
	global_load_dwordx4 v[20:23], v[20:21], off offset:16
	s_add_u32 s8, s14, s8
	s_addc_u32 s9, s15, s9
	v_mov_b32_e32 v29, v86
	v_pk_fma_f32 v[28:29], v[28:29], v[84:85], v[26:27]
	v_lshl_add_u64 v[26:27], s[8:9], 0, v[64:65]
	ds_read_b64 v[138:139], v141
	global_load_dword v122, v[122:123], off offset:128
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(8)
	v_mov_b32_e32 v127, v115
	s_add_i32 s3, s3, 4
	s_cmp_lt_i32 s3, s51
	s_waitcnt vmcnt(4)
	v_mov_b32_e32 v121, v2
	v_sub_f32_e32 v24, v31, v43
	v_exp_f32_e32 v31, v24
	v_lshl_add_u64 v[24:25], s[8:9], 0, v[36:37]
	v_lshl_add_u64 v[84:85], v[24:25], 0, v[32:33]
	v_lshl_add_u64 v[32:33], v[26:27], 0, v[32:33]
	v_cndmask_b32_e32 v140, 0, v31, vcc
	ds_write_b32 v125, v140
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dwordx4 v[24:27], v[84:85], off
	s_nop 0
	global_load_dwordx4 v[84:87], v[84:85], off offset:16
	s_nop 0
	global_load_dwordx4 v[92:95], v[32:33], off offset:16
	global_load_dwordx4 v[96:99], v[32:33], off
	v_mov_b32_e32 v31, v90
	v_mov_b32_e32 v32, v109
	v_mov_b32_e32 v33, v110
	v_pk_mov_b32 v[108:109], v[110:111], v[104:105] op_sel:[1,0]
	v_pk_fma_f32 v[28:29], v[30:31], v[88:89], v[28:29]
	v_pk_fma_f32 v[30:31], v[90:91], v[32:33], v[128:129] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[32:33], v[90:91], v[108:109], v[130:131] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v4
	s_waitcnt vmcnt(7)
	v_pk_mov_b32 v[4:5], v[4:5], v[12:13] op_sel:[1,0]
	v_mov_b32_e32 v125, v91
	v_pk_fma_f32 v[4:5], v[138:139], v[4:5], v[32:33] op_sel_hi:[0,1,1]
	ds_read_b64 v[32:33], v141
	v_mov_b32_e32 v104, v105
	v_mov_b32_e32 v105, v106
	v_pk_mov_b32 v[106:107], v[106:107], v[116:117] op_sel:[1,0]
	v_mov_b32_e32 v110, v117
	v_mov_b32_e32 v111, v118
	v_pk_mov_b32 v[116:117], v[118:119], v[112:113] op_sel:[1,0]
	v_mov_b32_e32 v112, v113
	v_mov_b32_e32 v113, v114
	v_pk_mul_f32 v[114:115], v[124:125], v[126:127]
	v_pk_fma_f32 v[88:89], v[90:91], v[104:105], v[132:133] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[104:105], v[90:91], v[106:107], v[134:135]
	v_pk_fma_f32 v[100:101], v[90:91], v[110:111], v[100:101] op_sel:[1,0,0]
	v_pk_fma_f32 v[102:103], v[90:91], v[116:117], v[102:103] op_sel:[1,0,0]
	v_pk_fma_f32 v[90:91], v[90:91], v[112:113], v[136:137] op_sel:[1,0,0]
	v_add_f32_e32 v11, v11, v114
	v_mov_b32_e32 v12, v13
	v_mov_b32_e32 v13, v14
	s_waitcnt vmcnt(6)
	v_pk_mov_b32 v[14:15], v[14:15], v[16:17] op_sel:[1,0]
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v17, v18
	s_waitcnt vmcnt(5)
	v_pk_mov_b32 v[18:19], v[18:19], v[20:21] op_sel:[1,0]
	v_mov_b32_e32 v20, v21
	v_mov_b32_e32 v21, v22
	v_add_f32_e32 v65, v11, v115
	v_mov_b32_e32 v11, v138
	v_mov_b32_e32 v106, v139
	v_pk_fma_f32 v[2:3], v[138:139], v[2:3], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[138:139], v[20:21], v[90:91] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v107, v33
	v_pk_fma_f32 v[10:11], v[10:11], v[120:121], v[28:29]
	v_pk_fma_f32 v[28:29], v[138:139], v[18:19], v[102:103] op_sel:[1,0,0]
	v_pk_fma_f32 v[12:13], v[138:139], v[12:13], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[138:139], v[14:15], v[104:105]
	v_pk_fma_f32 v[16:17], v[138:139], v[16:17], v[100:101] op_sel:[1,0,0]
	v_mov_b32_e32 v123, v32
	s_waitcnt vmcnt(3)
	v_mov_b32_e32 v18, v25
	v_mov_b32_e32 v19, v26
	v_mov_b32_e32 v141, v24
	s_waitcnt vmcnt(0)
	v_pk_mov_b32 v[90:91], v[98:99], v[92:93] op_sel:[1,0]
	v_mov_b32_e32 v92, v93
	v_mov_b32_e32 v93, v94
	v_mov_b32_e32 v94, v23
	v_pk_mul_f32 v[94:95], v[106:107], v[94:95]
	v_pk_mov_b32 v[20:21], v[26:27], v[84:85] op_sel:[1,0]
	v_mov_b32_e32 v84, v85
	v_mov_b32_e32 v85, v86
	v_pk_mov_b32 v[86:87], v[86:87], v[96:97] op_sel:[1,0]
	v_mov_b32_e32 v88, v97
	v_mov_b32_e32 v89, v98
	v_pk_fma_f32 v[24:25], v[32:33], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_add_f32_e32 v2, v65, v94
	v_pk_fma_f32 v[26:27], v[122:123], v[140:141], v[10:11]
	v_pk_fma_f32 v[22:23], v[32:33], v[20:21], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[32:33], v[84:85], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[32:33], v[86:87], v[14:15]
	v_pk_fma_f32 v[16:17], v[32:33], v[88:89], v[16:17] op_sel:[1,0,0]
	v_pk_fma_f32 v[14:15], v[32:33], v[90:91], v[28:29] op_sel:[1,0,0]
	v_pk_fma_f32 v[12:13], v[32:33], v[92:93], v[30:31] op_sel:[1,0,0]
	v_add_f32_e32 v11, v2, v95
	s_cbranch_scc1 .LBB0_52
	s_branch .LBB0_4
.LBB0_53:
	s_mov_b64 s[18:19], 0
.LBB0_54:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_79
	.loc	1 12 0
	s_add_i32 s3, s51, -1
	s_sub_i32 s2, 1, s51
	s_max_i32 s2, s3, s2
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s14, 0, s2
	s_abs_i32 s8, s16
	s_xor_b32 s9, s16, s3
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s9, s9, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s14, s14, s15
	s_mul_hi_u32 s14, s15, s14
	s_add_i32 s15, s15, s14
	s_mul_hi_u32 s14, s8, s15
	s_mul_i32 s15, s14, s2
	s_sub_i32 s8, s8, s15
	s_add_i32 s18, s14, 1
	s_sub_i32 s15, s8, s2
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s14, s18, s14
	s_cselect_b32 s8, s15, s8
	s_add_i32 s15, s14, 1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s2, s15, s14
	s_abs_i32 s14, s17
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s18, 0, s14
	s_abs_i32 s8, s51
	s_xor_b32 s2, s2, s9
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s2, s2, s9
	s_abs_i32 s15, s2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s9, s2, s17
	s_ashr_i32 s9, s9, 31
	v_readfirstlane_b32 s19, v2
	s_mul_i32 s18, s18, s19
	s_mul_hi_u32 s18, s19, s18
	s_add_i32 s19, s19, s18
	s_mul_hi_u32 s18, s15, s19
	s_mul_i32 s19, s18, s14
	s_sub_i32 s15, s15, s19
	s_add_i32 s19, s18, 1
	s_sub_i32 s20, s15, s14
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s18, s19, s18
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s15, s20, s15
	s_add_i32 s19, s18, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s14, s19, s18
	s_xor_b32 s14, s14, s9
	s_sub_i32 s14, s14, s9
	s_cmp_ge_i32 s14, s48
	v_readfirstlane_b32 s9, v1
	s_cbranch_scc1 .LBB0_79
	s_load_dwordx2 s[20:21], s[0:1], 0x48
	s_load_dword s18, s[0:1], 0x88
	s_mul_i32 s0, s2, s3
	s_sub_i32 s0, s16, s0
	s_add_i32 s0, s50, s0
	s_add_i32 s1, s0, 1
	s_not_b32 s0, s0
	s_ashr_i32 s3, s1, 31
	s_max_i32 s0, s1, s0
	s_sub_i32 s1, 0, s8
	s_mul_i32 s1, s1, s9
	s_mul_hi_u32 s1, s9, s1
	s_add_i32 s9, s9, s1
	s_mul_hi_u32 s1, s0, s9
	s_mul_i32 s1, s1, s8
	s_sub_i32 s0, s0, s1
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s3
	s_sub_i32 s0, s0, s3
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s20, s0
	s_addc_u32 s1, s21, s1
	s_ashr_i32 s51, s50, 31
	s_lshl_b64 s[8:9], s[50:51], 3
	v_mov_b32_e32 v3, 0
	s_add_u32 s8, s20, s8
	s_addc_u32 s9, s21, s9
	global_load_dwordx2 v[4:5], v3, s[0:1]
	global_load_dwordx2 v[6:7], v3, s[8:9]
	s_mul_i32 s3, s50, s48
	s_lshl_b32 s15, s50, 1
	s_ashr_i32 s21, s48, 31
	s_lshl_b32 s8, s3, 5
	s_add_i32 s3, s33, 31
	s_mul_hi_i32 s22, s33, s15
	s_mul_i32 s15, s33, s15
	s_ashr_i32 s19, s3, 31
	s_mul_i32 s23, s15, s21
	s_mul_hi_u32 s24, s15, s48
	s_mul_i32 s9, s14, s17
	s_mul_i32 s25, s22, s48
	s_lshr_b32 s19, s19, 27
	s_add_i32 s23, s24, s23
	s_sub_i32 s16, s2, s9
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s2, s15, s48
	s_add_i32 s19, s3, s19
	s_add_i32 s3, s23, s25
	s_ashr_i32 s20, s33, 31
	s_lshl_b64 s[8:9], s[8:9], 2
	s_ashr_i32 s19, s19, 5
	s_lshl_b64 s[2:3], s[2:3], 7
	s_add_u32 s15, s15, s33
	s_addc_u32 s22, s22, s20
	s_mul_hi_u32 s23, s48, s15
	s_mul_i32 s21, s21, s15
	s_mul_i32 s20, s48, s15
	s_mul_i32 s15, s48, s22
	v_lshrrev_b32_e32 v2, 3, v0
	s_add_i32 s15, s23, s15
	v_lshl_or_b32 v12, s16, 5, v2
	s_add_i32 s21, s15, s21
	s_lshl_b64 s[22:23], s[20:21], 7
	s_cmp_lt_i32 s16, s19
	v_lshlrev_b32_e32 v8, 3, v0
	s_cselect_b64 s[24:25], -1, 0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_and_b32_e32 v0, 56, v8
	v_cndmask_b32_e64 v8, 0, 1, s[24:25]
	s_lshl_b32 s20, s17, 5
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[2:3]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[2:3]
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[6:7], 0, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[8:9]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[22:23]
	v_cmp_ne_u32_e64 s[2:3], 1, v8
	s_branch .LBB0_58
.LBB0_57:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s14, s14, s18
	s_cmp_ge_i32 s14, s48
	s_cbranch_scc1 .LBB0_79
.LBB0_58:
	s_ashr_i32 s15, s14, 31
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v13, v12
	s_mov_b32 s12, s16
	s_cbranch_vccz .LBB0_63
.LBB0_59:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v8, v1
	s_barrier
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_57
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v8, s10, 0
	v_mbcnt_hi_u32_b32 v8, s11, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_b64 s[12:13], exec, vcc
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_57
	s_lshl_b32 s12, s14, 5
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[12:13], s[12:13], 2
	s_bcnt1_i32_b64 s10, s[10:11]
	v_lshl_add_u64 v[8:9], v[4:5], 0, s[12:13]
	v_mov_b32_e32 v10, s10
	global_atomic_add v[8:9], v10, off sc1
	s_branch .LBB0_57
.LBB0_62:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s12, s12, s17
	s_cmp_lt_i32 s12, s19
	v_add_u32_e32 v13, s20, v13
	s_cbranch_scc0 .LBB0_59
.LBB0_63:
	v_mov_b64_e32 v[8:9], s[14:15]
	v_mad_i64_i32 v[8:9], s[8:9], v13, s48, v[8:9]
	v_lshlrev_b64 v[8:9], 6, v[8:9]
	v_or_b32_e32 v8, v8, v0
	v_cmp_gt_i32_e32 vcc, s33, v13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_65
	v_lshl_add_u64 v[10:11], v[8:9], 1, s[4:5]
	global_load_dwordx4 v[18:21], v[10:11], off
.LBB0_65:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v15, 16, v13
	v_mov_b64_e32 v[10:11], s[14:15]
	v_mad_i64_i32 v[10:11], s[8:9], v15, s48, v[10:11]
	v_lshlrev_b64 v[10:11], 6, v[10:11]
	v_or_b32_e32 v10, v10, v0
	v_cmp_gt_i32_e64 s[8:9], s33, v15
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_67
	v_lshl_add_u64 v[14:15], v[10:11], 1, s[4:5]
	global_load_dwordx4 v[14:17], v[14:15], off
.LBB0_67:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_69
	v_lshl_add_u64 v[24:25], v[8:9], 1, s[6:7]
	global_load_dwordx4 v[26:29], v[24:25], off
.LBB0_69:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execnz .LBB0_74
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execnz .LBB0_75
.LBB0_71:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execnz .LBB0_76
.LBB0_72:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execnz .LBB0_77
.LBB0_73:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_62
	s_branch .LBB0_78
.LBB0_74:
	v_lshl_add_u64 v[22:23], v[10:11], 1, s[6:7]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_71
.LBB0_75:
	v_lshl_add_u64 v[30:31], v[8:9], 1, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[30:31], v[18:21], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_72
.LBB0_76:
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[18:19], v[10:11], 1, v[2:3]
	global_store_dwordx4 v[18:19], v[14:17], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_73
.LBB0_77:
	v_lshl_add_u64 v[8:9], v[8:9], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[8:9], v[26:29], off
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_62
.LBB0_78:
	v_lshl_add_u64 v[8:9], v[10:11], 1, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[8:9], v[22:25], off
	s_branch .LBB0_62
.LBB0_79:
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
		.amdhsa_next_free_vgpr 268
		.amdhsa_next_free_sgpr 94
		.amdhsa_accum_offset 236
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
	.set mesh_attention.num_vgpr, 234
	.set mesh_attention.num_agpr, 32
	.set mesh_attention.numbered_sgpr, 94
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
  - .agpr_count:     32
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
    .sgpr_count:     100
    .sgpr_spill_count: 0
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     268
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
