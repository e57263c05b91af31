; lds 36864
	.file	1 "up_in_8_bits"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	up_in_8_bits
	.p2align	8
	.type	up_in_8_bits,@function
up_in_8_bits:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dword s18, s[0:1], 0x44
	s_load_dword s17, s[0:1], 0x4c
	v_writelane_b32 v255, s12, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s19, s18, 31
	v_writelane_b32 v255, s13, 1
	v_writelane_b32 v255, s10, 2
	s_nop 1
	v_writelane_b32 v255, s11, 3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1
	.loc	1 3 0
	s_ashr_i32 s10, s17, 31
	s_lshr_b32 s10, s10, 25
	s_add_i32 s10, s17, s10
	s_ashr_i32 s33, s10, 7
	.loc	1 6 0
	s_lshl_b64 s[10:11], s[18:19], 2
	s_add_u32 s10, s14, s10
	s_addc_u32 s11, s15, s11
	v_mov_b32_e32 v48, 0
	global_load_dword v1, v48, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v1
	s_add_i32 s10, s10, 15
	s_ashr_i32 s11, s10, 31
	s_lshr_b32 s11, s11, 28
	s_add_i32 s10, s10, s11
	s_ashr_i32 s78, s10, 4
	s_mul_i32 s78, s78, s33
	.loc	1 7 0
	s_cmp_ge_i32 s16, s78
	s_cbranch_scc1 .LBB0_77
	s_load_dwordx2 s[34:35], s[0:1], 0x38
	s_load_dword s79, s[0:1], 0x40
	s_load_dword s40, s[0:1], 0x48
	s_load_dword s44, s[0:1], 0x60
	.loc	1 8 0
	v_and_b32_e32 v1, 7, v0
	.loc	1 4 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s35, 31
	v_writelane_b32 v255, s0, 4
	.loc	1 0 0
	s_ashr_i32 s41, s40, 31
	.loc	1 5 0
	s_mul_i32 s0, s18, s17
	s_lshl_b32 s42, s0, 1
	.loc	1 13 0
	s_lshr_b32 s0, s41, 25
	s_add_i32 s0, s40, s0
	.loc	1 4 0
	s_mov_b32 s82, s35
	.loc	1 0 0
	s_ashr_i32 s35, s34, 31
	.loc	1 5 0
	s_ashr_i32 s43, s42, 31
	.loc	1 13 0
	s_ashr_i32 s83, s0, 7
	.loc	1 8 0
	s_add_u32 s36, s14, 4
	s_addc_u32 s0, s15, 0
	s_and_b32 s37, s0, 0xffff
	v_lshlrev_b32_e32 v5, 2, v1
	v_bfrev_b32_e32 v6, 1
	v_cmp_gt_i32_e64 s[0:1], s18, v1
	.loc	1 9 0
	v_and_b32_e32 v2, 0xf0, v0
	v_and_b32_e32 v79, 48, v0
	v_cndmask_b32_e64 v160, v6, v5, s[0:1]
	v_lshrrev_b32_e32 v5, 1, v0
	v_and_b32_e32 v159, 15, v0
	v_lshlrev_b32_e32 v60, 4, v1
	v_lshlrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v6, 60, v5
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshlrev_b32_e32 v58, 3, v159
	v_xor_b32_e32 v161, v1, v6
	v_xor_b32_e32 v164, v1, v2
	v_lshrrev_b32_e32 v1, 1, v79
	v_lshrrev_b32_e32 v62, 4, v0
	v_xor_b32_e32 v1, v58, v1
	v_lshrrev_b32_e32 v139, 2, v79
	.loc	1 7 0
	v_and_b32_e32 v3, 12, v62
	v_lshl_or_b32 v165, v159, 8, v1
	v_lshl_add_u32 v1, v79, 2, 0
	.loc	1 9 0
	v_or_b32_e32 v156, 1, v139
	v_accvgpr_write_b32 a9, v1
	v_add_u32_e32 v1, v1, v3
	.loc	1 7 0
	v_add_u32_e32 v4, 0, v3
	v_accvgpr_write_b32 a10, v1
	v_lshlrev_b32_e32 v1, 4, v156
	.loc	1 9 0
	v_or_b32_e32 v157, 2, v139
	v_add_u32_e32 v2, v4, v1
	v_accvgpr_write_b32 a11, v2
	v_lshlrev_b32_e32 v2, 4, v157
	v_or_b32_e32 v158, 3, v139
	.loc	1 14 0
	s_mul_i32 s20, s33, s83
	v_add_u32_e32 v3, v4, v2
	s_lshl_b32 s84, s17, 1
	s_ashr_i32 s21, s20, 31
	v_accvgpr_write_b32 a12, v3
	v_lshlrev_b32_e32 v3, 4, v158
	s_cmpk_gt_i32 s40, 0x7f
	v_add_u32_e32 v4, v4, v3
	s_cselect_b64 s[28:29], -1, 0
	v_cmp_gt_i32_e32 vcc, s40, v58
	v_accvgpr_write_b32 a13, v4
	v_and_b32_e32 v4, 3, v0
	.loc	1 7 0
	s_and_b64 s[10:11], vcc, s[28:29]
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_lshlrev_b32_e32 v4, 1, v0
	v_cmp_gt_i32_e64 s[18:19], s40, v60
	v_writelane_b32 v255, s10, 5
	v_lshlrev_b32_e32 v10, 5, v0
	v_lshlrev_b32_e32 v11, 2, v159
	v_add_u32_e32 v174, 0, v3
	v_and_b32_e32 v3, 1, v0
	v_and_b32_e32 v4, 16, v4
	v_writelane_b32 v255, s11, 6
	s_and_b64 s[48:49], s[18:19], s[28:29]
	s_add_i32 s10, s83, -1
	v_lshlrev_b32_e32 v9, 7, v159
	v_and_b32_e32 v10, 0x1800, v10
	v_accvgpr_write_b32 a8, v11
	v_xor_b32_e32 v11, v11, v139
	v_lshl_or_b32 v4, v3, 2, v4
	s_movk_i32 s11, 0x104
	v_lshlrev_b32_e32 v3, 4, v3
	v_bfe_i32 v14, v0, 5, 1
	.loc	1 9 0
	v_lshrrev_b32_e32 v50, 3, v0
	s_cmpk_gt_i32 s40, 0xff
	v_or3_b32 v163, v9, v10, v11
	v_cmp_gt_u32_e64 s[18:19], 64, v0
	v_lshl_add_u32 v171, v0, 2, 0
	v_add_u32_e32 v172, 0, v1
	v_add_u32_e32 v173, 0, v2
	v_and_b32_e32 v1, 6, v0
	v_lshrrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v9, 64, v0
	v_bfe_u32 v10, v0, 6, 1
	v_and_or_b32 v3, v14, s11, v3
	v_lshlrev_b32_e32 v0, 3, v0
	v_and_b32_e32 v5, 9, v5
	s_movk_i32 s11, 0xe0
	s_cselect_b64 s[50:51], -1, 0
	v_and_or_b32 v0, v0, s11, v5
	v_and_b32_e32 v5, 8, v62
	s_abs_i32 s87, s33
	v_xor_b32_e32 v0, v0, v5
	v_cvt_f32_u32_e32 v5, s87
	v_lshrrev_b32_e32 v9, 5, v9
	v_or3_b32 v176, v3, v9, v0
	v_xor_b32_e32 v0, 4, v176
	v_rcp_iflag_f32_e32 v5, v5
	v_xor_b32_e32 v3, 32, v176
	v_add_u32_e32 v0, 0, v0
	v_xor_b32_e32 v9, 36, v176
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_accvgpr_write_b32 a14, v0
	v_add_u32_e32 v0, 0, v3
	v_xor_b32_e32 v14, 64, v176
	v_cvt_u32_f32_e32 v5, v5
	v_accvgpr_write_b32 a15, v0
	v_add_u32_e32 v0, 0, v9
	v_and_b32_e32 v2, 40, v2
	v_mul_u32_u24_e32 v1, 0x110, v1
	v_xor_b32_e32 v15, 0x44, v176
	v_accvgpr_write_b32 a16, v0
	v_add_u32_e32 v0, 0, v14
	v_and_or_b32 v10, v50, 2, v10
	v_xor_b32_e32 v1, v1, v2
	v_xor_b32_e32 v16, 0x60, v176
	v_accvgpr_write_b32 a17, v0
	v_add_u32_e32 v0, 0, v15
	v_or3_b32 v175, v4, v10, v1
	v_xor_b32_e32 v17, 0x64, v176
	v_accvgpr_write_b32 a18, v0
	v_add_u32_e32 v0, 0, v16
	.loc	1 17 0
	v_mov_b32_e32 v59, v48
	v_xor_b32_e32 v1, 0x88, v175
	s_sub_i32 s11, 0, s87
	v_readfirstlane_b32 s12, v5
	v_accvgpr_write_b32 a19, v0
	v_add_u32_e32 v0, 0, v17
	s_mul_i32 s11, s11, s12
	v_add_u32_e32 v177, 0, v1
	v_accvgpr_write_b32 a20, v0
	.loc	1 7 0
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[58:59]
	.loc	1 17 0
	v_mov_b32_e32 v61, v48
	v_xor_b32_e32 v6, 4, v161
	v_xor_b32_e32 v7, 8, v161
	v_xor_b32_e32 v8, 12, v161
	s_max_i32 s86, s10, 0
	s_and_b64 s[52:53], s[18:19], vcc
	v_cmp_eq_u32_e32 vcc, 0, v79
	v_xor_b32_e32 v2, 0x104, v175
	v_xor_b32_e32 v4, 0x18c, v175
	v_xor_b32_e32 v10, 64, v175
	v_xor_b32_e32 v11, 0xc8, v175
	v_xor_b32_e32 v12, 0x144, v175
	v_xor_b32_e32 v13, 0x1cc, v175
	.loc	1 7 0
	s_max_i32 s10, s10, 1
	s_mul_hi_u32 s11, s12, s11
	v_or_b32_e32 v64, 0x80, v60
	v_mov_b32_e32 v65, v48
	v_or_b32_e32 v66, 0x80, v58
	v_mov_b32_e32 v67, v48
	v_accvgpr_write_b32 a23, v1
	.loc	1 9 0
	v_or_b32_e32 v52, 32, v50
	v_or_b32_e32 v54, 64, v50
	v_or_b32_e32 v56, 0x60, v50
	.loc	1 17 0
	s_mov_b32 s45, 0
	v_mov_b32_e32 v63, v48
	v_mov_b32_e32 v51, v48
	v_mov_b32_e32 v53, v48
	v_mov_b32_e32 v55, v48
	v_mov_b32_e32 v57, v48
	s_mov_b32 s39, 0x27000
	s_mov_b32 s38, 0x7ffffffe
	s_movk_i32 s85, 0x7f
	v_cmp_eq_u32_e64 s[30:31], 0, v159
	.loc	1 7 0
	s_and_b64 s[54:55], vcc, s[18:19]
	s_ashr_i32 s88, s33, 31
	s_add_i32 s89, s12, s11
	s_lshl_b32 s90, s10, 7
	s_movk_i32 s91, 0x80
	s_lshl_b64 s[56:57], s[20:21], 2
	s_mov_b32 s92, 0x5040100
	s_mov_b32 s93, 0x3fb8aa3b
	s_mov_b32 s94, 0xc2fc0000
	s_mov_b32 s95, 0x43e00000
	s_mov_b32 s96, 0x7ffff
	s_mov_b32 s97, 0x43e80000
	s_mov_b32 s98, 0x3c6fffff
	s_mov_b32 s99, 0x3c500000
	s_mov_b32 s81, 0x3c2fffff
	s_mov_b32 s80, 0x3c100000
	s_mov_b32 s13, 0x3bdfffff
	s_mov_b32 s12, 0x3ba00000
	s_mov_b32 s11, 0x3b3fffff
	s_mov_b32 s10, 0x3a800000
	v_add_u32_e32 v178, 0, v2
	v_add_u32_e32 v179, 0, v4
	v_add_u32_e32 v180, 0, v10
	v_add_u32_e32 v181, 0, v11
	v_add_u32_e32 v182, 0, v12
	v_add_u32_e32 v183, 0, v13
	v_add_u32_e32 v191, 0, v6
	v_add_u32_e32 v192, 0, v7
	v_add_u32_e32 v193, 0, v8
	v_xor_b32_e32 v194, 16, v163
	v_xor_b32_e32 v195, 32, v163
	v_xor_b32_e32 v196, 48, v163
	v_xor_b32_e32 v197, 8, v164
	v_xor_b32_e32 v198, 32, v165
	v_xor_b32_e32 v199, 64, v165
	v_xor_b32_e32 v200, 0x60, v165
	v_mov_b32_e32 v201, 0x7e00
	v_mov_b32_e32 v202, 0x1800
	v_mov_b32_e32 v203, 0x1c00
	v_mov_b32_e32 v204, 0x1e00
	v_mov_b32_e32 v205, 0x2000
	v_mov_b32_e32 v206, 0x2100
	v_mov_b32_e32 v207, 0x2200
	v_mov_b32_e32 v208, 0x2300
	v_mov_b32_e32 v209, 8
	v_mov_b32_e32 v210, 7
	v_mov_b32_e32 v211, 0x42800000
	v_not_b32_e32 v212, 63
	v_mov_b32_e32 v213, 0x7e
	v_mov_b32_e32 v214, 0x7f
	v_accvgpr_write_b32 a22, v0
	v_lshl_add_u64 v[70:71], s[6:7], 0, v[60:61]
	v_lshl_add_u64 v[72:73], s[6:7], 0, v[64:65]
	v_lshl_add_u64 v[74:75], s[2:3], 0, v[66:67]
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s16, s16, s44
	s_cmp_lt_i32 s16, s78
	s_cbranch_scc0 .LBB0_77
.LBB0_3:
	.loc	1 8 0
	buffer_load_dword v0, v160, s[36:39], 0 offen
	s_abs_i32 s3, s16
	s_mul_hi_u32 s20, s3, s89
	s_mul_i32 s21, s20, s87
	s_ashr_i32 s2, s16, 31
	s_sub_i32 s3, s3, s21
	s_xor_b32 s2, s2, s88
	s_add_i32 s22, s20, 1
	s_sub_i32 s21, s3, s87
	s_cmp_ge_u32 s3, s87
	s_cselect_b32 s20, s22, s20
	s_cselect_b32 s3, s21, s3
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s3, s87
	s_cselect_b32 s3, s21, s20
	s_xor_b32 s3, s3, s2
	s_sub_i32 s2, s3, s2
	s_lshl_b32 s2, s2, 4
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v0, 2.0, v0, s[0:1]
	v_cmp_ge_i32_e32 vcc, s2, v0
	s_nop 1
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_addc_co_u32_e64 v0, s[2:3], 0, v1, vcc
	s_nop 1
	v_mov_b32_dpp v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_addc_co_u32_e32 v0, vcc, v0, v1, vcc
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v2, v0, v1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[14:15]
	global_load_dwordx2 v[0:1], v[0:1], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v0
	v_add_u32_e32 v1, 15, v1
	v_lshrrev_b32_e32 v3, 28, v3
	v_ashrrev_i32_e32 v4, 31, v1
	v_add_u32_e32 v0, v0, v3
	v_lshrrev_b32_e32 v3, 28, v4
	v_ashrrev_i32_e32 v4, 4, v0
	v_add_u32_e32 v0, v1, v3
	v_ashrrev_i32_e32 v0, 4, v0
	v_sub_u32_e32 v1, v0, v4
	v_sub_u32_e32 v0, 0, v1
	v_max_i32_e32 v3, v1, v0
	v_cvt_f32_u32_e32 v5, v3
	v_mul_lo_u32 v6, v4, s33
	v_sub_u32_e32 v9, 0, v3
	v_sub_u32_e32 v6, s16, v6
	v_rcp_iflag_f32_e32 v5, v5
	v_sub_u32_e32 v8, 0, v6
	v_max_i32_e32 v8, v6, v8
	v_xor_b32_e32 v7, v6, v1
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_ashrrev_i32_e32 v7, 31, v7
	v_mov_b32_e32 v0, 0
	v_mul_lo_u32 v9, v9, v5
	v_mul_hi_u32 v9, v5, v9
	v_add_u32_e32 v5, v5, v9
	v_mul_hi_u32 v5, v8, v5
	v_mul_lo_u32 v9, v5, v3
	v_sub_u32_e32 v8, v8, v9
	v_add_u32_e32 v10, 1, v5
	v_cmp_ge_u32_e32 vcc, v8, v3
	v_sub_u32_e32 v9, v8, v3
	s_nop 0
	v_cndmask_b32_e32 v5, v5, v10, vcc
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 1, v5
	v_cmp_ge_u32_e32 vcc, v8, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v5, v9, vcc
	v_xor_b32_e32 v3, v3, v7
	v_sub_u32_e32 v80, v3, v7
	v_mul_lo_u32 v1, v80, v1
	v_sub_u32_e32 v1, v6, v1
	v_add_lshl_u32 v82, v4, v1, 4
	v_ashrrev_i32_e32 v83, 31, v82
	.loc	1 17 0
	v_or_b32_e32 v76, v82, v62
	v_mov_b32_e32 v77, v83
	v_cmp_lt_i32_e32 vcc, -1, v82
	v_cmp_gt_i64_e64 s[2:3], s[34:35], v[76:77]
	s_and_b64 s[58:59], vcc, s[2:3]
	v_readlane_b32 s2, v255, 5
	v_readlane_b32 s3, v255, 6
	s_and_b64 s[20:21], s[58:59], s[2:3]
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_5
	v_accvgpr_read_b32 v4, a22
	v_accvgpr_read_b32 v5, a23
	v_mad_i64_i32 v[4:5], s[20:21], v76, s82, v[4:5]
	global_load_dwordx2 v[32:33], v[4:5], off
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 9 0
	v_lshlrev_b32_e32 v78, 7, v80
	.loc	1 12 0
	v_mad_u64_u32 v[34:35], s[2:3], s84, v2, v[78:79]
	v_ashrrev_i32_e32 v35, 31, v34
	.loc	1 18 0
	v_lshl_add_u64 v[2:3], v[34:35], 0, v[50:51]
	v_mad_u64_u32 v[36:37], s[2:3], v2, s40, 0
	v_cmp_lt_i64_e32 vcc, -1, v[2:3]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[2:3]
	v_mul_lo_u32 v1, v3, s40
	v_mul_lo_u32 v4, v2, s41
	s_and_b64 s[60:61], vcc, s[2:3]
	v_add3_u32 v37, v37, v4, v1
	s_and_b64 s[20:21], s[60:61], s[48:49]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_7
	v_lshl_add_u64 v[2:3], v[70:71], 0, v[36:37]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[8:9], v[34:35], 0, v[52:53]
	v_cmp_lt_i64_e32 vcc, -1, v[8:9]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[8:9]
	s_and_b64 s[62:63], vcc, s[2:3]
	s_and_b64 s[20:21], s[62:63], s[48:49]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_9
	v_mov_b64_e32 v[0:1], s[6:7]
	v_mad_u64_u32 v[0:1], s[20:21], v8, s40, v[0:1]
	v_mul_lo_u32 v2, v8, s41
	v_mul_lo_u32 v3, v9, s40
	v_add3_u32 v1, v3, v1, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[60:61]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[10:11], v[34:35], 0, v[54:55]
	v_cmp_lt_i64_e32 vcc, -1, v[10:11]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[10:11]
	s_and_b64 s[64:65], vcc, s[2:3]
	s_and_b64 s[20:21], s[64:65], s[48:49]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_11
	v_mov_b64_e32 v[12:13], s[6:7]
	v_mad_u64_u32 v[12:13], s[20:21], v10, s40, v[12:13]
	v_mul_lo_u32 v9, v10, s41
	v_mul_lo_u32 v10, v11, s40
	v_add3_u32 v13, v10, v13, v9
	v_lshl_add_u64 v[10:11], v[12:13], 0, v[60:61]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[10:11], v[34:35], 0, v[56:57]
	v_mad_u64_u32 v[38:39], s[2:3], v10, s40, 0
	v_cmp_lt_i64_e32 vcc, -1, v[10:11]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[10:11]
	v_mul_lo_u32 v9, v11, s40
	v_mul_lo_u32 v16, v10, s41
	s_and_b64 s[66:67], vcc, s[2:3]
	v_add3_u32 v39, v39, v16, v9
	s_and_b64 s[20:21], s[66:67], s[48:49]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[38:39]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[60:61]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_13:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 19 0
	v_add_u32_e32 v40, s17, v34
	v_ashrrev_i32_e32 v41, 31, v40
	v_lshl_add_u64 v[16:17], v[40:41], 0, v[50:51]
	v_mad_u64_u32 v[42:43], s[2:3], v16, s40, 0
	v_cmp_lt_i64_e32 vcc, -1, v[16:17]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[16:17]
	v_mul_lo_u32 v18, v17, s40
	v_mul_lo_u32 v19, v16, s41
	s_and_b64 s[68:69], vcc, s[2:3]
	v_add3_u32 v43, v43, v19, v18
	s_and_b64 s[20:21], s[68:69], s[48:49]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_15
	v_lshl_add_u64 v[16:17], v[70:71], 0, v[42:43]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_15:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[24:25], v[40:41], 0, v[52:53]
	v_cmp_lt_i64_e32 vcc, -1, v[24:25]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[24:25]
	s_and_b64 s[70:71], vcc, s[2:3]
	s_and_b64 s[20:21], s[70:71], s[48:49]
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_17
	v_mov_b64_e32 v[20:21], s[6:7]
	v_mad_u64_u32 v[20:21], s[20:21], v24, s40, v[20:21]
	v_mul_lo_u32 v22, v24, s41
	v_mul_lo_u32 v23, v25, s40
	v_add3_u32 v21, v23, v21, v22
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[60:61]
	global_load_dwordx4 v[20:23], v[20:21], off
.LBB0_17:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[26:27], v[40:41], 0, v[54:55]
	v_cmp_lt_i64_e32 vcc, -1, v[26:27]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[26:27]
	s_and_b64 s[72:73], vcc, s[2:3]
	s_and_b64 s[20:21], s[72:73], s[48:49]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_19
	v_mov_b64_e32 v[28:29], s[6:7]
	v_mad_u64_u32 v[28:29], s[20:21], v26, s40, v[28:29]
	v_mul_lo_u32 v25, v26, s41
	v_mul_lo_u32 v26, v27, s40
	v_add3_u32 v29, v26, v29, v25
	v_lshl_add_u64 v[26:27], v[28:29], 0, v[60:61]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_19:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[26:27], v[40:41], 0, v[56:57]
	v_mad_u64_u32 v[44:45], s[2:3], v26, s40, 0
	v_cmp_lt_i64_e32 vcc, -1, v[26:27]
	v_cmp_gt_i64_e64 s[2:3], s[42:43], v[26:27]
	v_mul_lo_u32 v25, v27, s40
	v_mul_lo_u32 v46, v26, s41
	s_and_b64 s[74:75], vcc, s[2:3]
	v_add3_u32 v45, v45, v46, v25
	s_and_b64 s[20:21], s[74:75], s[48:49]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_21
	v_lshl_add_u64 v[24:25], s[6:7], 0, v[44:45]
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[60:61]
	global_load_dwordx4 v[24:27], v[24:25], off
.LBB0_21:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 13 0
	v_lshrrev_b32_e32 v46, 25, v35
	v_add_u32_e32 v46, v34, v46
	v_ashrrev_i32_e32 v46, 7, v46
	v_mul_lo_u32 v46, v46, s83
	.loc	1 17 0
	s_waitcnt vmcnt(0)
	v_lshrrev_b64 v[130:131], 24, v[32:33]
	.loc	1 9 0
	v_or_b32_e32 v215, v82, v139
	v_or_b32_e32 v81, v82, v156
	v_or_b32_e32 v77, v82, v157
	v_or_b32_e32 v59, v82, v158
	.loc	1 13 0
	v_ashrrev_i32_e32 v47, 31, v46
	.loc	1 19 0
	v_lshrrev_b32_e32 v216, 16, v33
	v_lshrrev_b32_e32 v217, 8, v33
	.loc	1 17 0
	v_lshrrev_b32_e32 v219, 8, v32
	v_lshrrev_b32_e32 v218, 16, v32
	v_lshrrev_b32_e32 v131, 24, v33
	.loc	1 10 0
	v_cmp_gt_i32_e64 s[26:27], s34, v215
	v_cmp_gt_i32_e64 s[24:25], s34, v81
	v_cmp_gt_i32_e64 s[22:23], s34, v77
	v_cmp_gt_i32_e64 s[20:21], s34, v59
	.loc	1 13 0
	v_lshl_add_u64 v[100:101], v[46:47], 2, s[8:9]
	.loc	1 18 0
	v_add_u32_e32 v49, 0, v161
	.loc	1 15 0
	s_andn2_b64 vcc, exec, s[50:51]
	.loc	1 18 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write2st64_b32 v49, v4, v0 offset1:16
	ds_write2st64_b32 v49, v12, v8 offset0:32 offset1:48
	ds_write2st64_b32 v191, v5, v1 offset1:16
	ds_write2st64_b32 v191, v13, v9 offset0:32 offset1:48
	ds_write2st64_b32 v192, v6, v2 offset1:16
	ds_write2st64_b32 v192, v14, v10 offset0:32 offset1:48
	ds_write2st64_b32 v193, v7, v3 offset1:16
	ds_write2st64_b32 v193, v15, v11 offset0:32 offset1:48
	.loc	1 19 0
	ds_write2st64_b32 v49, v16, v20 offset0:64 offset1:80
	ds_write2st64_b32 v49, v28, v24 offset0:96 offset1:112
	ds_write2st64_b32 v191, v17, v21 offset0:64 offset1:80
	ds_write2st64_b32 v191, v29, v25 offset0:96 offset1:112
	ds_write2st64_b32 v192, v18, v22 offset0:64 offset1:80
	ds_write2st64_b32 v192, v30, v26 offset0:96 offset1:112
	ds_write2st64_b32 v193, v19, v23 offset0:64 offset1:80
	ds_write2st64_b32 v193, v31, v27 offset0:96 offset1:112
	.loc	1 15 0
	s_cbranch_vccnz .LBB0_50
	v_lshl_add_u64 v[0:1], v[54:55], 0, v[40:41]
	v_mul_lo_u32 v1, s40, v1
	v_mul_lo_u32 v2, s41, v0
	v_mad_u64_u32 v[106:107], s[2:3], s40, v0, v[72:73]
	v_add3_u32 v107, v2, v107, v1
	v_lshl_add_u64 v[0:1], v[52:53], 0, v[40:41]
	v_mul_lo_u32 v1, s40, v1
	v_mul_lo_u32 v2, s41, v0
	v_mad_u64_u32 v[108:109], s[2:3], s40, v0, v[72:73]
	v_add3_u32 v109, v2, v109, v1
	v_lshl_add_u64 v[0:1], v[54:55], 0, v[34:35]
	v_mul_lo_u32 v1, s40, v1
	v_mul_lo_u32 v2, s41, v0
	v_mad_u64_u32 v[114:115], s[2:3], s40, v0, v[72:73]
	v_add3_u32 v115, v2, v115, v1
	v_lshl_add_u64 v[0:1], v[52:53], 0, v[34:35]
	v_mul_lo_u32 v1, s40, v1
	v_mul_lo_u32 v2, s41, v0
	v_mad_u64_u32 v[116:117], s[2:3], s40, v0, v[72:73]
	v_add3_u32 v117, v2, v117, v1
	v_lshl_add_u64 v[0:1], v[62:63], 0, v[82:83]
	v_readlane_b32 s2, v255, 4
	v_mul_lo_u32 v1, s82, v1
	v_mov_b32_e32 v84, 0
	v_mul_lo_u32 v2, s2, v0
	v_mad_u64_u32 v[118:119], s[2:3], s82, v0, v[74:75]
	v_add_u32_e32 v0, v139, v82
	v_mul_lo_u32 v0, s79, v0
	v_add3_u32 v119, v2, v119, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[120:121], v[0:1], 2, s[4:5]
	v_add_u32_e32 v0, v158, v82
	v_mul_lo_u32 v0, s79, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[122:123], v[0:1], 2, s[4:5]
	v_add_u32_e32 v0, v157, v82
	v_mul_lo_u32 v0, s79, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[124:125], v[0:1], 2, s[4:5]
	v_add_u32_e32 v0, v156, v82
	v_mul_lo_u32 v0, s79, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[102:103], v[72:73], 0, v[42:43]
	v_lshl_add_u64 v[104:105], v[72:73], 0, v[44:45]
	v_lshl_add_u64 v[110:111], v[72:73], 0, v[36:37]
	v_lshl_add_u64 v[112:113], v[72:73], 0, v[38:39]
	v_lshl_add_u64 v[126:127], v[0:1], 2, s[4:5]
	s_mov_b64 s[76:77], 0
	v_mov_b64_e32 v[128:129], v[100:101]
	v_mov_b32_e32 v85, v84
	v_mov_b32_e32 v86, v84
	v_mov_b32_e32 v87, v84
	v_mov_b32_e32 v88, v84
	v_mov_b32_e32 v89, v84
	v_mov_b32_e32 v90, v84
	v_mov_b32_e32 v91, v84
	v_mov_b32_e32 v92, v84
	v_mov_b32_e32 v93, v84
	v_mov_b32_e32 v94, v84
	v_mov_b32_e32 v95, v84
	v_mov_b32_e32 v96, v84
	v_mov_b32_e32 v97, v84
	v_mov_b32_e32 v98, v84
	v_mov_b32_e32 v99, v84
	s_branch .LBB0_24
.LBB0_23:
	s_or_b64 exec, exec, s[2:3]
	v_accvgpr_read_b32 v147, a3
	v_accvgpr_read_b32 v151, a7
	v_accvgpr_read_b32 v145, a1
	v_accvgpr_read_b32 v144, a0
	v_accvgpr_read_b32 v149, a5
	v_accvgpr_read_b32 v148, a4
	.loc	1 18 0
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[130:131], v[134:135], v[138:139] op_sel_hi:[1,0]
	v_accvgpr_read_b32 v146, a2
	v_pk_fma_f32 v[96:97], v[130:131], v[144:145], v[96:97]
	v_pk_fma_f32 v[88:89], v[130:131], v[148:149], v[88:89]
	.loc	1 19 0
	v_add_u32_e32 v130, 0x4000, v142
	ds_read2_b32 v[154:155], v130 offset1:16
	v_accvgpr_read_b32 v150, a6
	.loc	1 18 0
	v_pk_mul_f32 v[152:153], v[136:137], v[138:139] op_sel_hi:[1,0]
	.loc	1 19 0
	v_add_u32_e32 v138, 0x4000, v140
	.loc	1 18 0
	v_pk_fma_f32 v[92:93], v[152:153], v[146:147], v[92:93]
	v_pk_fma_f32 v[84:85], v[152:153], v[150:151], v[84:85]
	.loc	1 19 0
	ds_read2_b32 v[152:153], v138 offset1:16
	v_add_u32_e32 v138, 0x6000, v140
	ds_read2_b32 v[144:145], v138 offset1:16
	v_add_u32_e32 v138, 0x4000, v83
	v_lshl_add_u64 v[222:223], v[128:129], 0, s[56:57]
	s_waitcnt lgkmcnt(2)
	v_lshlrev_b16_e32 v220, 7, v154
	ds_read2_b32 v[150:151], v138 offset1:16
	global_load_dword v138, v[222:223], off
	v_and_b32_e32 v220, 0x3f80, v220
	v_and_b32_e32 v222, 0x7f, v154
	v_add_u16_e32 v220, 0x2000, v220
	v_cmp_ne_u16_e32 vcc, s85, v222
	v_add_u32_e32 v83, 0x6000, v83
	v_add_u32_e32 v130, 0x6000, v142
	v_cndmask_b32_e32 v220, v201, v220, vcc
	v_cmp_ne_u16_e32 vcc, 0, v222
	ds_read2_b32 v[142:143], v83 offset1:16
	v_add_u32_e32 v83, 0x4000, v141
	v_cndmask_b32_e32 v220, 0, v220, vcc
	v_cmp_ne_u16_e32 vcc, 1, v222
	ds_read2_b32 v[148:149], v83 offset1:16
	v_add_u32_e32 v83, 0x6000, v141
	v_cndmask_b32_e32 v220, v202, v220, vcc
	v_cmp_ne_u16_e32 vcc, 2, v222
	v_lshrrev_b32_e32 v167, 8, v154
	ds_read2_b32 v[140:141], v83 offset1:16
	v_cndmask_b32_e32 v220, v203, v220, vcc
	v_cmp_ne_u16_e32 vcc, 3, v222
	v_lshlrev_b16_e32 v83, 8, v154
	v_and_b32_e32 v83, 0xffff8000, v83
	v_cndmask_b32_e32 v220, v204, v220, vcc
	v_cmp_ne_u16_e32 vcc, 4, v222
	v_and_b32_sdwa v223, v154, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(5)
	v_lshrrev_b32_e32 v225, 8, v152
	v_cndmask_b32_e32 v220, v205, v220, vcc
	v_cmp_ne_u16_e32 vcc, 5, v222
	v_and_b32_sdwa v226, v152, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(3)
	v_and_b32_e32 v229, 0x7f, v150
	v_cndmask_b32_e32 v220, v206, v220, vcc
	v_cmp_ne_u16_e32 vcc, 6, v222
	v_lshrrev_b32_e32 v228, 8, v150
	v_and_b32_sdwa v231, v150, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v220, v207, v220, vcc
	v_cmp_ne_u16_e32 vcc, 7, v222
	v_lshlrev_b16_e32 v222, 7, v167
	v_and_b32_e32 v222, 0x3f80, v222
	v_cndmask_b32_e32 v220, v208, v220, vcc
	v_or_b32_e32 v83, v220, v83
	v_lshlrev_b16_e32 v220, 8, v167
	v_and_b32_e32 v167, 0x7f, v167
	v_add_u16_e32 v222, 0x2000, v222
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_and_b32_e32 v220, 0xffff8000, v220
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v233, 0x7f, v148
	v_cndmask_b32_e32 v222, v201, v222, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_lshrrev_b32_e32 v232, 8, v148
	v_and_b32_sdwa v235, v148, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v222, 0, v222, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	v_and_b32_e32 v236, 0x7f, v155
	v_lshrrev_b32_e32 v168, 8, v155
	v_cndmask_b32_e32 v222, v202, v222, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	v_and_b32_sdwa v237, v155, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v238, 0x7f, v153
	v_cndmask_b32_e32 v222, v203, v222, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	v_lshrrev_b32_e32 v166, 8, v153
	v_lshrrev_b32_e32 v162, 8, v151
	v_cndmask_b32_e32 v222, v204, v222, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	v_lshrrev_b32_e32 v248, 8, v149
	ds_read2_b32 v[146:147], v130 offset1:16
	v_cndmask_b32_e32 v222, v205, v222, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	v_lshrrev_b32_e32 v247, 8, v144
	v_lshrrev_b32_e32 v244, 8, v142
	v_cndmask_b32_e32 v222, v206, v222, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v250, 8, v146
	v_and_b32_e32 v169, 0x7f, v140
	v_cndmask_b32_e32 v222, v207, v222, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_lshrrev_b32_e32 v240, 8, v140
	v_and_b32_sdwa v170, v140, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v167, v208, v222, vcc
	v_lshlrev_b16_sdwa v222, v210, v154 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v222, 0x3f80, v222
	v_add_u16_e32 v222, 0x2000, v222
	v_cmp_ne_u16_e32 vcc, s85, v223
	v_or_b32_e32 v220, v167, v220
	v_lshlrev_b16_sdwa v167, v209, v154 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v222, v201, v222, vcc
	v_cmp_ne_u16_e32 vcc, 0, v223
	v_and_b32_e32 v167, 0xffff8000, v167
	v_and_b32_e32 v184, 0x7f, v147
	v_cndmask_b32_e32 v222, 0, v222, vcc
	v_cmp_ne_u16_e32 vcc, 1, v223
	v_lshrrev_b32_e32 v234, 8, v147
	v_and_b32_sdwa v185, v147, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v222, v202, v222, vcc
	v_cmp_ne_u16_e32 vcc, 2, v223
	v_and_b32_e32 v186, 0x7f, v145
	v_lshrrev_b32_e32 v230, 8, v145
	v_cndmask_b32_e32 v222, v203, v222, vcc
	v_cmp_ne_u16_e32 vcc, 3, v223
	v_and_b32_sdwa v187, v145, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v188, 0x7f, v143
	v_cndmask_b32_e32 v222, v204, v222, vcc
	v_cmp_ne_u16_e32 vcc, 4, v223
	v_lshrrev_b32_e32 v227, 8, v143
	v_and_b32_sdwa v189, v143, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v222, v205, v222, vcc
	v_cmp_ne_u16_e32 vcc, 5, v223
	v_and_b32_e32 v190, 0x7f, v141
	v_lshrrev_b32_e32 v221, 8, v141
	v_cndmask_b32_e32 v222, v206, v222, vcc
	v_cmp_ne_u16_e32 vcc, 6, v223
	v_and_b32_sdwa v68, v141, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_perm_b32 v220, v220, v83, s92
	v_cndmask_b32_e32 v222, v207, v222, vcc
	v_cmp_ne_u16_e32 vcc, 7, v223
	v_lshlrev_b16_sdwa v223, v210, v154 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v223, 0x3f80, v223
	v_cndmask_b32_e32 v222, v208, v222, vcc
	v_or_b32_e32 v222, v222, v167
	v_lshlrev_b16_sdwa v167, v209, v154 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v154, v154, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v223, 0x2000, v223
	v_cmp_ne_u16_e32 vcc, s85, v154
	v_and_b32_e32 v167, 0xffff8000, v167
	.loc	1 15 0
	s_add_u32 s76, s76, 0x80
	.loc	1 19 0
	v_cndmask_b32_e32 v223, v201, v223, vcc
	v_cmp_ne_u16_e32 vcc, 0, v154
	.loc	1 17 0
	v_lshrrev_b64 v[130:131], 24, v[132:133]
	.loc	1 15 0
	s_addc_u32 s77, s77, 0
	.loc	1 19 0
	v_cndmask_b32_e32 v223, 0, v223, vcc
	v_cmp_ne_u16_e32 vcc, 1, v154
	v_lshrrev_b32_e32 v216, 16, v133
	v_lshrrev_b32_e32 v217, 8, v133
	v_cndmask_b32_e32 v223, v202, v223, vcc
	v_cmp_ne_u16_e32 vcc, 2, v154
	.loc	1 17 0
	v_lshrrev_b32_e32 v219, 8, v132
	v_lshrrev_b32_e32 v218, 16, v132
	.loc	1 19 0
	v_cndmask_b32_e32 v223, v203, v223, vcc
	v_cmp_ne_u16_e32 vcc, 3, v154
	.loc	1 17 0
	v_lshrrev_b32_e32 v131, 24, v133
	.loc	1 18 0
	ds_write2st64_b32 v49, v4, v0 offset1:16
	ds_write2st64_b32 v49, v12, v8 offset0:32 offset1:48
	ds_write2st64_b32 v191, v5, v1 offset1:16
	ds_write2st64_b32 v191, v13, v9 offset0:32 offset1:48
	ds_write2st64_b32 v192, v6, v2 offset1:16
	ds_write2st64_b32 v192, v14, v10 offset0:32 offset1:48
	ds_write2st64_b32 v193, v7, v3 offset1:16
	ds_write2st64_b32 v193, v15, v11 offset0:32 offset1:48
	.loc	1 19 0
	v_cndmask_b32_e32 v223, v204, v223, vcc
	v_cmp_ne_u16_e32 vcc, 4, v154
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_cndmask_b32_e32 v223, v205, v223, vcc
	v_cmp_ne_u16_e32 vcc, 5, v154
	ds_write2st64_b32 v49, v36, v32 offset0:64 offset1:80
	ds_write2st64_b32 v49, v44, v40 offset0:96 offset1:112
	ds_write2st64_b32 v191, v37, v33 offset0:64 offset1:80
	ds_write2st64_b32 v191, v45, v41 offset0:96 offset1:112
	ds_write2st64_b32 v192, v38, v34 offset0:64 offset1:80
	ds_write2st64_b32 v192, v46, v42 offset0:96 offset1:112
	ds_write2st64_b32 v193, v39, v35 offset0:64 offset1:80
	ds_write2st64_b32 v193, v47, v43 offset0:96 offset1:112
	v_cndmask_b32_e32 v223, v206, v223, vcc
	v_cmp_ne_u16_e32 vcc, 6, v154
	.loc	1 15 0
	v_lshl_add_u64 v[128:129], v[128:129], 0, 4
	v_lshl_add_u64 v[120:121], v[120:121], 0, 4
	.loc	1 19 0
	v_cndmask_b32_e32 v223, v207, v223, vcc
	v_cmp_ne_u16_e32 vcc, 7, v154
	.loc	1 15 0
	v_lshl_add_u64 v[122:123], v[122:123], 0, 4
	v_lshl_add_u64 v[124:125], v[124:125], 0, 4
	.loc	1 19 0
	v_cndmask_b32_e32 v154, v208, v223, vcc
	v_or_b32_e32 v224, v154, v167
	v_lshlrev_b16_e32 v167, 7, v152
	v_and_b32_e32 v167, 0x3f80, v167
	v_and_b32_e32 v223, 0x7f, v152
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v223
	v_lshlrev_b16_e32 v154, 8, v152
	v_and_b32_e32 v154, 0xffff8000, v154
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v223
	.loc	1 15 0
	s_cmp_lg_u32 s90, s76
	v_lshl_add_u64 v[126:127], v[126:127], 0, 4
	.loc	1 19 0
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v223
	v_mov_b32_e32 v33, v133
	v_mov_b32_e32 v32, v132
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v223
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v223
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v223
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v223
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v223
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v223
	v_lshlrev_b16_e32 v223, 7, v225
	v_and_b32_e32 v223, 0x3f80, v223
	v_cndmask_b32_e32 v167, v208, v167, vcc
	v_or_b32_e32 v154, v167, v154
	v_lshlrev_b16_e32 v167, 8, v225
	v_and_b32_e32 v225, 0x7f, v225
	v_add_u16_e32 v223, 0x2000, v223
	v_cmp_ne_u16_e32 vcc, s85, v225
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v223, v201, v223, vcc
	v_cmp_ne_u16_e32 vcc, 0, v225
	s_nop 1
	v_cndmask_b32_e32 v223, 0, v223, vcc
	v_cmp_ne_u16_e32 vcc, 1, v225
	s_nop 1
	v_cndmask_b32_e32 v223, v202, v223, vcc
	v_cmp_ne_u16_e32 vcc, 2, v225
	s_nop 1
	v_cndmask_b32_e32 v223, v203, v223, vcc
	v_cmp_ne_u16_e32 vcc, 3, v225
	s_nop 1
	v_cndmask_b32_e32 v223, v204, v223, vcc
	v_cmp_ne_u16_e32 vcc, 4, v225
	s_nop 1
	v_cndmask_b32_e32 v223, v205, v223, vcc
	v_cmp_ne_u16_e32 vcc, 5, v225
	s_nop 1
	v_cndmask_b32_e32 v223, v206, v223, vcc
	v_cmp_ne_u16_e32 vcc, 6, v225
	s_nop 1
	v_cndmask_b32_e32 v223, v207, v223, vcc
	v_cmp_ne_u16_e32 vcc, 7, v225
	v_lshlrev_b16_sdwa v225, v210, v152 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v225, 0x3f80, v225
	v_cndmask_b32_e32 v223, v208, v223, vcc
	v_add_u16_e32 v225, 0x2000, v225
	v_cmp_ne_u16_e32 vcc, s85, v226
	v_or_b32_e32 v223, v223, v167
	v_lshlrev_b16_sdwa v167, v209, v152 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v225, v201, v225, vcc
	v_cmp_ne_u16_e32 vcc, 0, v226
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v225, 0, v225, vcc
	v_cmp_ne_u16_e32 vcc, 1, v226
	s_nop 1
	v_cndmask_b32_e32 v225, v202, v225, vcc
	v_cmp_ne_u16_e32 vcc, 2, v226
	s_nop 1
	v_cndmask_b32_e32 v225, v203, v225, vcc
	v_cmp_ne_u16_e32 vcc, 3, v226
	s_nop 1
	v_cndmask_b32_e32 v225, v204, v225, vcc
	v_cmp_ne_u16_e32 vcc, 4, v226
	s_nop 1
	v_cndmask_b32_e32 v225, v205, v225, vcc
	v_cmp_ne_u16_e32 vcc, 5, v226
	s_nop 1
	v_cndmask_b32_e32 v225, v206, v225, vcc
	v_cmp_ne_u16_e32 vcc, 6, v226
	s_nop 1
	v_cndmask_b32_e32 v225, v207, v225, vcc
	v_cmp_ne_u16_e32 vcc, 7, v226
	v_lshlrev_b16_sdwa v226, v210, v152 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v226, 0x3f80, v226
	v_cndmask_b32_e32 v225, v208, v225, vcc
	v_or_b32_e32 v225, v225, v167
	v_lshlrev_b16_sdwa v167, v209, v152 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v152, v152, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v226, 0x2000, v226
	v_cmp_ne_u16_e32 vcc, s85, v152
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v226, v201, v226, vcc
	v_cmp_ne_u16_e32 vcc, 0, v152
	s_nop 1
	v_cndmask_b32_e32 v226, 0, v226, vcc
	v_cmp_ne_u16_e32 vcc, 1, v152
	s_nop 1
	v_cndmask_b32_e32 v226, v202, v226, vcc
	v_cmp_ne_u16_e32 vcc, 2, v152
	s_nop 1
	v_cndmask_b32_e32 v226, v203, v226, vcc
	v_cmp_ne_u16_e32 vcc, 3, v152
	s_nop 1
	v_cndmask_b32_e32 v226, v204, v226, vcc
	v_cmp_ne_u16_e32 vcc, 4, v152
	s_nop 1
	v_cndmask_b32_e32 v226, v205, v226, vcc
	v_cmp_ne_u16_e32 vcc, 5, v152
	s_nop 1
	v_cndmask_b32_e32 v226, v206, v226, vcc
	v_cmp_ne_u16_e32 vcc, 6, v152
	s_nop 1
	v_cndmask_b32_e32 v226, v207, v226, vcc
	v_cmp_ne_u16_e32 vcc, 7, v152
	s_nop 1
	v_cndmask_b32_e32 v152, v208, v226, vcc
	v_lshlrev_b16_e32 v226, 7, v150
	v_and_b32_e32 v226, 0x3f80, v226
	v_add_u16_e32 v226, 0x2000, v226
	v_cmp_ne_u16_e32 vcc, s85, v229
	v_or_b32_e32 v152, v152, v167
	v_lshlrev_b16_e32 v167, 8, v150
	v_cndmask_b32_e32 v226, v201, v226, vcc
	v_cmp_ne_u16_e32 vcc, 0, v229
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v226, 0, v226, vcc
	v_cmp_ne_u16_e32 vcc, 1, v229
	s_nop 1
	v_cndmask_b32_e32 v226, v202, v226, vcc
	v_cmp_ne_u16_e32 vcc, 2, v229
	s_nop 1
	v_cndmask_b32_e32 v226, v203, v226, vcc
	v_cmp_ne_u16_e32 vcc, 3, v229
	s_nop 1
	v_cndmask_b32_e32 v226, v204, v226, vcc
	v_cmp_ne_u16_e32 vcc, 4, v229
	s_nop 1
	v_cndmask_b32_e32 v226, v205, v226, vcc
	v_cmp_ne_u16_e32 vcc, 5, v229
	s_nop 1
	v_cndmask_b32_e32 v226, v206, v226, vcc
	v_cmp_ne_u16_e32 vcc, 6, v229
	s_nop 1
	v_cndmask_b32_e32 v226, v207, v226, vcc
	v_cmp_ne_u16_e32 vcc, 7, v229
	v_lshlrev_b16_e32 v229, 7, v228
	v_and_b32_e32 v229, 0x3f80, v229
	v_cndmask_b32_e32 v226, v208, v226, vcc
	v_or_b32_e32 v226, v226, v167
	v_lshlrev_b16_e32 v167, 8, v228
	v_and_b32_e32 v228, 0x7f, v228
	v_add_u16_e32 v229, 0x2000, v229
	v_cmp_ne_u16_e32 vcc, s85, v228
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v229, v201, v229, vcc
	v_cmp_ne_u16_e32 vcc, 0, v228
	s_nop 1
	v_cndmask_b32_e32 v229, 0, v229, vcc
	v_cmp_ne_u16_e32 vcc, 1, v228
	s_nop 1
	v_cndmask_b32_e32 v229, v202, v229, vcc
	v_cmp_ne_u16_e32 vcc, 2, v228
	s_nop 1
	v_cndmask_b32_e32 v229, v203, v229, vcc
	v_cmp_ne_u16_e32 vcc, 3, v228
	s_nop 1
	v_cndmask_b32_e32 v229, v204, v229, vcc
	v_cmp_ne_u16_e32 vcc, 4, v228
	s_nop 1
	v_cndmask_b32_e32 v229, v205, v229, vcc
	v_cmp_ne_u16_e32 vcc, 5, v228
	s_nop 1
	v_cndmask_b32_e32 v229, v206, v229, vcc
	v_cmp_ne_u16_e32 vcc, 6, v228
	s_nop 1
	v_cndmask_b32_e32 v229, v207, v229, vcc
	v_cmp_ne_u16_e32 vcc, 7, v228
	s_nop 1
	v_cndmask_b32_e32 v228, v208, v229, vcc
	v_lshlrev_b16_sdwa v229, v210, v150 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v229, 0x3f80, v229
	v_add_u16_e32 v229, 0x2000, v229
	v_cmp_ne_u16_e32 vcc, s85, v231
	v_or_b32_e32 v228, v228, v167
	v_lshlrev_b16_sdwa v167, v209, v150 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v229, v201, v229, vcc
	v_cmp_ne_u16_e32 vcc, 0, v231
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v229, 0, v229, vcc
	v_cmp_ne_u16_e32 vcc, 1, v231
	s_nop 1
	v_cndmask_b32_e32 v229, v202, v229, vcc
	v_cmp_ne_u16_e32 vcc, 2, v231
	s_nop 1
	v_cndmask_b32_e32 v229, v203, v229, vcc
	v_cmp_ne_u16_e32 vcc, 3, v231
	s_nop 1
	v_cndmask_b32_e32 v229, v204, v229, vcc
	v_cmp_ne_u16_e32 vcc, 4, v231
	s_nop 1
	v_cndmask_b32_e32 v229, v205, v229, vcc
	v_cmp_ne_u16_e32 vcc, 5, v231
	s_nop 1
	v_cndmask_b32_e32 v229, v206, v229, vcc
	v_cmp_ne_u16_e32 vcc, 6, v231
	s_nop 1
	v_cndmask_b32_e32 v229, v207, v229, vcc
	v_cmp_ne_u16_e32 vcc, 7, v231
	v_lshlrev_b16_sdwa v231, v210, v150 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v231, 0x3f80, v231
	v_cndmask_b32_e32 v229, v208, v229, vcc
	v_or_b32_e32 v229, v229, v167
	v_lshlrev_b16_sdwa v167, v209, v150 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v150, v150, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v231, 0x2000, v231
	v_cmp_ne_u16_e32 vcc, s85, v150
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v231, v201, v231, vcc
	v_cmp_ne_u16_e32 vcc, 0, v150
	s_nop 1
	v_cndmask_b32_e32 v231, 0, v231, vcc
	v_cmp_ne_u16_e32 vcc, 1, v150
	s_nop 1
	v_cndmask_b32_e32 v231, v202, v231, vcc
	v_cmp_ne_u16_e32 vcc, 2, v150
	s_nop 1
	v_cndmask_b32_e32 v231, v203, v231, vcc
	v_cmp_ne_u16_e32 vcc, 3, v150
	s_nop 1
	v_cndmask_b32_e32 v231, v204, v231, vcc
	v_cmp_ne_u16_e32 vcc, 4, v150
	s_nop 1
	v_cndmask_b32_e32 v231, v205, v231, vcc
	v_cmp_ne_u16_e32 vcc, 5, v150
	s_nop 1
	v_cndmask_b32_e32 v231, v206, v231, vcc
	v_cmp_ne_u16_e32 vcc, 6, v150
	s_nop 1
	v_cndmask_b32_e32 v231, v207, v231, vcc
	v_cmp_ne_u16_e32 vcc, 7, v150
	s_nop 1
	v_cndmask_b32_e32 v150, v208, v231, vcc
	v_lshlrev_b16_e32 v231, 7, v148
	v_and_b32_e32 v231, 0x3f80, v231
	v_add_u16_e32 v231, 0x2000, v231
	v_cmp_ne_u16_e32 vcc, s85, v233
	v_or_b32_e32 v150, v150, v167
	v_lshlrev_b16_e32 v167, 8, v148
	v_cndmask_b32_e32 v231, v201, v231, vcc
	v_cmp_ne_u16_e32 vcc, 0, v233
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v231, 0, v231, vcc
	v_cmp_ne_u16_e32 vcc, 1, v233
	s_nop 1
	v_cndmask_b32_e32 v231, v202, v231, vcc
	v_cmp_ne_u16_e32 vcc, 2, v233
	s_nop 1
	v_cndmask_b32_e32 v231, v203, v231, vcc
	v_cmp_ne_u16_e32 vcc, 3, v233
	s_nop 1
	v_cndmask_b32_e32 v231, v204, v231, vcc
	v_cmp_ne_u16_e32 vcc, 4, v233
	s_nop 1
	v_cndmask_b32_e32 v231, v205, v231, vcc
	v_cmp_ne_u16_e32 vcc, 5, v233
	s_nop 1
	v_cndmask_b32_e32 v231, v206, v231, vcc
	v_cmp_ne_u16_e32 vcc, 6, v233
	s_nop 1
	v_cndmask_b32_e32 v231, v207, v231, vcc
	v_cmp_ne_u16_e32 vcc, 7, v233
	v_lshlrev_b16_e32 v233, 7, v232
	v_and_b32_e32 v233, 0x3f80, v233
	v_cndmask_b32_e32 v231, v208, v231, vcc
	v_or_b32_e32 v231, v231, v167
	v_lshlrev_b16_e32 v167, 8, v232
	v_and_b32_e32 v232, 0x7f, v232
	v_add_u16_e32 v233, 0x2000, v233
	v_cmp_ne_u16_e32 vcc, s85, v232
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v233, v201, v233, vcc
	v_cmp_ne_u16_e32 vcc, 0, v232
	s_nop 1
	v_cndmask_b32_e32 v233, 0, v233, vcc
	v_cmp_ne_u16_e32 vcc, 1, v232
	s_nop 1
	v_cndmask_b32_e32 v233, v202, v233, vcc
	v_cmp_ne_u16_e32 vcc, 2, v232
	s_nop 1
	v_cndmask_b32_e32 v233, v203, v233, vcc
	v_cmp_ne_u16_e32 vcc, 3, v232
	s_nop 1
	v_cndmask_b32_e32 v233, v204, v233, vcc
	v_cmp_ne_u16_e32 vcc, 4, v232
	s_nop 1
	v_cndmask_b32_e32 v233, v205, v233, vcc
	v_cmp_ne_u16_e32 vcc, 5, v232
	s_nop 1
	v_cndmask_b32_e32 v233, v206, v233, vcc
	v_cmp_ne_u16_e32 vcc, 6, v232
	s_nop 1
	v_cndmask_b32_e32 v233, v207, v233, vcc
	v_cmp_ne_u16_e32 vcc, 7, v232
	s_nop 1
	v_cndmask_b32_e32 v232, v208, v233, vcc
	v_lshlrev_b16_sdwa v233, v210, v148 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v233, 0x3f80, v233
	v_add_u16_e32 v233, 0x2000, v233
	v_cmp_ne_u16_e32 vcc, s85, v235
	v_or_b32_e32 v232, v232, v167
	v_lshlrev_b16_sdwa v167, v209, v148 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v233, v201, v233, vcc
	v_cmp_ne_u16_e32 vcc, 0, v235
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v233, 0, v233, vcc
	v_cmp_ne_u16_e32 vcc, 1, v235
	s_nop 1
	v_cndmask_b32_e32 v233, v202, v233, vcc
	v_cmp_ne_u16_e32 vcc, 2, v235
	s_nop 1
	v_cndmask_b32_e32 v233, v203, v233, vcc
	v_cmp_ne_u16_e32 vcc, 3, v235
	s_nop 1
	v_cndmask_b32_e32 v233, v204, v233, vcc
	v_cmp_ne_u16_e32 vcc, 4, v235
	s_nop 1
	v_cndmask_b32_e32 v233, v205, v233, vcc
	v_cmp_ne_u16_e32 vcc, 5, v235
	s_nop 1
	v_cndmask_b32_e32 v233, v206, v233, vcc
	v_cmp_ne_u16_e32 vcc, 6, v235
	s_nop 1
	v_cndmask_b32_e32 v233, v207, v233, vcc
	v_cmp_ne_u16_e32 vcc, 7, v235
	v_lshlrev_b16_sdwa v235, v210, v148 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v235, 0x3f80, v235
	v_cndmask_b32_e32 v233, v208, v233, vcc
	v_or_b32_e32 v233, v233, v167
	v_lshlrev_b16_sdwa v167, v209, v148 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v148, v148, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v235, 0x2000, v235
	v_cmp_ne_u16_e32 vcc, s85, v148
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v235, v201, v235, vcc
	v_cmp_ne_u16_e32 vcc, 0, v148
	s_nop 1
	v_cndmask_b32_e32 v235, 0, v235, vcc
	v_cmp_ne_u16_e32 vcc, 1, v148
	s_nop 1
	v_cndmask_b32_e32 v235, v202, v235, vcc
	v_cmp_ne_u16_e32 vcc, 2, v148
	s_nop 1
	v_cndmask_b32_e32 v235, v203, v235, vcc
	v_cmp_ne_u16_e32 vcc, 3, v148
	s_nop 1
	v_cndmask_b32_e32 v235, v204, v235, vcc
	v_cmp_ne_u16_e32 vcc, 4, v148
	s_nop 1
	v_cndmask_b32_e32 v235, v205, v235, vcc
	v_cmp_ne_u16_e32 vcc, 5, v148
	s_nop 1
	v_cndmask_b32_e32 v235, v206, v235, vcc
	v_cmp_ne_u16_e32 vcc, 6, v148
	s_nop 1
	v_cndmask_b32_e32 v235, v207, v235, vcc
	v_cmp_ne_u16_e32 vcc, 7, v148
	s_nop 1
	v_cndmask_b32_e32 v148, v208, v235, vcc
	v_lshlrev_b16_e32 v235, 7, v155
	v_and_b32_e32 v235, 0x3f80, v235
	v_add_u16_e32 v235, 0x2000, v235
	v_cmp_ne_u16_e32 vcc, s85, v236
	v_or_b32_e32 v148, v148, v167
	v_lshlrev_b16_e32 v167, 8, v155
	v_cndmask_b32_e32 v235, v201, v235, vcc
	v_cmp_ne_u16_e32 vcc, 0, v236
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v235, 0, v235, vcc
	v_cmp_ne_u16_e32 vcc, 1, v236
	s_nop 1
	v_cndmask_b32_e32 v235, v202, v235, vcc
	v_cmp_ne_u16_e32 vcc, 2, v236
	s_nop 1
	v_cndmask_b32_e32 v235, v203, v235, vcc
	v_cmp_ne_u16_e32 vcc, 3, v236
	s_nop 1
	v_cndmask_b32_e32 v235, v204, v235, vcc
	v_cmp_ne_u16_e32 vcc, 4, v236
	s_nop 1
	v_cndmask_b32_e32 v235, v205, v235, vcc
	v_cmp_ne_u16_e32 vcc, 5, v236
	s_nop 1
	v_cndmask_b32_e32 v235, v206, v235, vcc
	v_cmp_ne_u16_e32 vcc, 6, v236
	s_nop 1
	v_cndmask_b32_e32 v235, v207, v235, vcc
	v_cmp_ne_u16_e32 vcc, 7, v236
	v_lshlrev_b16_e32 v236, 7, v168
	v_and_b32_e32 v236, 0x3f80, v236
	v_cndmask_b32_e32 v235, v208, v235, vcc
	v_or_b32_e32 v235, v235, v167
	v_lshlrev_b16_e32 v167, 8, v168
	v_and_b32_e32 v168, 0x7f, v168
	v_add_u16_e32 v236, 0x2000, v236
	v_cmp_ne_u16_e32 vcc, s85, v168
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v236, v201, v236, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v236, 0, v236, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v236, v202, v236, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v236, v203, v236, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v236, v204, v236, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v236, v205, v236, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v236, v206, v236, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v236, v207, v236, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	s_nop 1
	v_cndmask_b32_e32 v168, v208, v236, vcc
	v_or_b32_e32 v236, v168, v167
	v_lshlrev_b16_sdwa v168, v210, v155 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v168, 0x3f80, v168
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s85, v237
	v_lshlrev_b16_sdwa v167, v209, v155 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v167, 0xffff8000, v167
	v_cndmask_b32_e32 v168, v201, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v237
	s_nop 1
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v202, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v203, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v204, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v205, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v206, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v207, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v237
	s_nop 1
	v_cndmask_b32_e32 v168, v208, v168, vcc
	v_or_b32_e32 v237, v168, v167
	v_lshlrev_b16_sdwa v168, v210, v155 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v167, v209, v155 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v168, 0x3f80, v168
	v_and_b32_sdwa v155, v155, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s85, v155
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v168, v201, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v155
	s_nop 1
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v155
	s_nop 1
	v_cndmask_b32_e32 v168, v202, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v155
	s_nop 1
	v_cndmask_b32_e32 v168, v203, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v155
	s_nop 1
	v_cndmask_b32_e32 v168, v204, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v155
	s_nop 1
	v_cndmask_b32_e32 v168, v205, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v155
	s_nop 1
	v_cndmask_b32_e32 v168, v206, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v155
	s_nop 1
	v_cndmask_b32_e32 v168, v207, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v155
	s_nop 1
	v_cndmask_b32_e32 v155, v208, v168, vcc
	v_lshlrev_b16_e32 v168, 7, v153
	v_and_b32_e32 v168, 0x3f80, v168
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s85, v238
	v_or_b32_e32 v155, v155, v167
	v_lshlrev_b16_e32 v167, 8, v153
	v_cndmask_b32_e32 v168, v201, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v238
	v_and_b32_e32 v167, 0xffff8000, v167
	v_perm_b32 v155, v155, v237, s92
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v202, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v203, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v204, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v205, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v206, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v207, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v238
	s_nop 1
	v_cndmask_b32_e32 v168, v208, v168, vcc
	v_or_b32_e32 v238, v168, v167
	v_lshlrev_b16_e32 v168, 7, v166
	v_lshlrev_b16_e32 v167, 8, v166
	v_and_b32_e32 v168, 0x3f80, v168
	v_and_b32_e32 v166, 0x7f, v166
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s85, v166
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v168, v201, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v166
	s_nop 1
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v202, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v203, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v204, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v205, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v206, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v207, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v166
	s_nop 1
	v_cndmask_b32_e32 v166, v208, v168, vcc
	v_or_b32_e32 v239, v166, v167
	v_lshlrev_b16_sdwa v167, v210, v153 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v167, 0x3f80, v167
	v_and_b32_sdwa v168, v153, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v168
	v_lshlrev_b16_sdwa v166, v209, v153 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0xffff8000, v166
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_and_b32_e32 v168, 0x7f, v151
	s_nop 0
	v_cndmask_b32_e32 v167, v208, v167, vcc
	v_or_b32_e32 v241, v167, v166
	v_lshlrev_b16_sdwa v167, v210, v153 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v166, v209, v153 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v167, 0x3f80, v167
	v_and_b32_sdwa v153, v153, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v153
	v_and_b32_e32 v166, 0xffff8000, v166
	s_nop 0
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v153
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v153
	s_nop 1
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v153
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v153
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v153
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v153
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v153
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v153
	s_nop 1
	v_cndmask_b32_e32 v153, v208, v167, vcc
	v_lshlrev_b16_e32 v167, 7, v151
	v_and_b32_e32 v167, 0x3f80, v167
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v168
	v_or_b32_e32 v153, v153, v166
	v_lshlrev_b16_e32 v166, 8, v151
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	v_and_b32_e32 v166, 0xffff8000, v166
	v_perm_b32 v153, v153, v241, s92
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_and_b32_e32 v168, 0x7f, v244
	s_nop 0
	v_cndmask_b32_e32 v167, v208, v167, vcc
	v_or_b32_e32 v242, v167, v166
	v_lshlrev_b16_e32 v167, 7, v162
	v_lshlrev_b16_e32 v166, 8, v162
	v_and_b32_e32 v167, 0x3f80, v167
	v_and_b32_e32 v162, 0x7f, v162
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v162
	v_and_b32_e32 v166, 0xffff8000, v166
	s_nop 0
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v162
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v162
	s_nop 1
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v162
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v162
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v162
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v162
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v162
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v162
	s_nop 1
	v_cndmask_b32_e32 v162, v208, v167, vcc
	v_or_b32_e32 v243, v162, v166
	v_lshlrev_b16_sdwa v166, v210, v151 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0x3f80, v166
	v_and_b32_sdwa v167, v151, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_sdwa v162, v209, v151 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v149
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v245, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v151 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v162, v209, v151 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v166, 0x3f80, v166
	v_and_b32_sdwa v151, v151, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v151
	v_and_b32_e32 v162, 0xffff8000, v162
	s_nop 0
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v151
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v151
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v151
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v151
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v151
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v151
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v151
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v151
	s_nop 1
	v_cndmask_b32_e32 v151, v208, v166, vcc
	v_lshlrev_b16_e32 v166, 7, v149
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_or_b32_e32 v151, v151, v162
	v_lshlrev_b16_e32 v162, 8, v149
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_and_b32_e32 v162, 0xffff8000, v162
	v_perm_b32 v151, v151, v245, s92
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v248
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v246, v166, v162
	v_lshlrev_b16_e32 v166, 7, v248
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_e32 v162, 8, v248
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_sdwa v167, v149, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v248, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v149 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_sdwa v162, v209, v149 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v146
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v249, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v149 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v162, v209, v149 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v166, 0x3f80, v166
	v_and_b32_sdwa v149, v149, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v149
	v_and_b32_e32 v162, 0xffff8000, v162
	s_nop 0
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v149
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v149
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v149
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v149
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v149
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v149
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v149
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v149
	s_nop 1
	v_cndmask_b32_e32 v149, v208, v166, vcc
	v_lshlrev_b16_e32 v166, 7, v146
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_or_b32_e32 v149, v149, v162
	v_lshlrev_b16_e32 v162, 8, v146
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_and_b32_e32 v162, 0xffff8000, v162
	v_perm_b32 v149, v149, v249, s92
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v250
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v251, v166, v162
	v_lshlrev_b16_e32 v166, 7, v250
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_e32 v162, 8, v250
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_sdwa v167, v146, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v250, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_sdwa v162, v209, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v144
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v252, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v162, v209, v146 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v166, 0x3f80, v166
	v_and_b32_sdwa v146, v146, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v146
	v_and_b32_e32 v162, 0xffff8000, v162
	s_nop 0
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v146
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v146
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v146
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v146
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v146
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v146
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v146
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v146
	s_nop 1
	v_cndmask_b32_e32 v146, v208, v166, vcc
	v_lshlrev_b16_e32 v166, 7, v144
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_or_b32_e32 v146, v146, v162
	v_lshlrev_b16_e32 v162, 8, v144
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_and_b32_e32 v162, 0xffff8000, v162
	s_nop 0
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v247
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v253, v166, v162
	v_lshlrev_b16_e32 v166, 7, v247
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_e32 v162, 8, v247
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_sdwa v167, v144, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v247, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_lshlrev_b16_sdwa v162, v209, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v162, 0xffff8000, v162
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_and_b32_e32 v167, 0x7f, v142
	s_nop 0
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_or_b32_e32 v254, v166, v162
	v_lshlrev_b16_sdwa v166, v210, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v162, v209, v144 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v166, 0x3f80, v166
	v_and_b32_sdwa v144, v144, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v144
	v_and_b32_e32 v162, 0xffff8000, v162
	s_nop 0
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v144
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v144
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v144
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v144
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v144
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v144
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v144
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v144
	s_nop 1
	v_cndmask_b32_e32 v144, v208, v166, vcc
	v_lshlrev_b16_e32 v166, 7, v142
	v_and_b32_e32 v166, 0x3f80, v166
	v_add_u16_e32 v166, 0x2000, v166
	v_cmp_ne_u16_e32 vcc, s85, v167
	v_or_b32_e32 v144, v144, v162
	v_lshlrev_b16_e32 v162, 8, v142
	v_cndmask_b32_e32 v166, v201, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_and_b32_e32 v162, 0xffff8000, v162
	s_nop 0
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v202, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v203, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v204, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v205, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v206, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v166, v207, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	v_lshlrev_b16_e32 v167, 7, v244
	v_and_b32_e32 v167, 0x3f80, v167
	v_cndmask_b32_e32 v166, v208, v166, vcc
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v168
	v_or_b32_e32 v162, v166, v162
	v_lshlrev_b16_e32 v166, 8, v244
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	v_and_b32_e32 v166, 0xffff8000, v166
	s_nop 0
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_and_b32_sdwa v168, v142, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v167, v208, v167, vcc
	v_or_b32_e32 v244, v167, v166
	v_lshlrev_b16_sdwa v167, v210, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v167, 0x3f80, v167
	v_add_u16_e32 v167, 0x2000, v167
	v_cmp_ne_u16_e32 vcc, s85, v168
	v_lshlrev_b16_sdwa v166, v209, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0xffff8000, v166
	v_cndmask_b32_e32 v167, v201, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v202, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v203, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v204, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v205, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v206, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v167, v207, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_lshlrev_b16_sdwa v168, v210, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v168, 0x3f80, v168
	v_cndmask_b32_e32 v167, v208, v167, vcc
	v_or_b32_e32 v166, v167, v166
	v_lshlrev_b16_sdwa v167, v209, v142 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v142, v142, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s85, v142
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v168, v201, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v142
	s_nop 1
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v142
	s_nop 1
	v_cndmask_b32_e32 v168, v202, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v142
	s_nop 1
	v_cndmask_b32_e32 v168, v203, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v142
	s_nop 1
	v_cndmask_b32_e32 v168, v204, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v142
	s_nop 1
	v_cndmask_b32_e32 v168, v205, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v142
	s_nop 1
	v_cndmask_b32_e32 v168, v206, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v142
	s_nop 1
	v_cndmask_b32_e32 v168, v207, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v142
	s_nop 1
	v_cndmask_b32_e32 v142, v208, v168, vcc
	v_lshlrev_b16_e32 v168, 7, v140
	v_and_b32_e32 v168, 0x3f80, v168
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s85, v169
	v_or_b32_e32 v142, v142, v167
	v_lshlrev_b16_e32 v167, 8, v140
	v_cndmask_b32_e32 v168, v201, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v169
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v202, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v203, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v204, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v205, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v206, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v207, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v169
	v_lshlrev_b16_e32 v169, 7, v240
	v_and_b32_e32 v169, 0x3f80, v169
	v_cndmask_b32_e32 v168, v208, v168, vcc
	v_or_b32_e32 v167, v168, v167
	v_lshlrev_b16_e32 v168, 8, v240
	v_and_b32_e32 v240, 0x7f, v240
	v_add_u16_e32 v169, 0x2000, v169
	v_cmp_ne_u16_e32 vcc, s85, v240
	v_and_b32_e32 v168, 0xffff8000, v168
	s_nop 0
	v_cndmask_b32_e32 v169, v201, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v240
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v202, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v203, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v204, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v205, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v206, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v207, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v240
	s_nop 1
	v_cndmask_b32_e32 v169, v208, v169, vcc
	v_or_b32_e32 v240, v169, v168
	v_lshlrev_b16_sdwa v169, v210, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v169, 0x3f80, v169
	v_add_u16_e32 v169, 0x2000, v169
	v_cmp_ne_u16_e32 vcc, s85, v170
	v_lshlrev_b16_sdwa v168, v209, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v168, 0xffff8000, v168
	v_cndmask_b32_e32 v169, v201, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v170
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v170
	s_nop 1
	v_cndmask_b32_e32 v169, v202, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v170
	s_nop 1
	v_cndmask_b32_e32 v169, v203, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v170
	s_nop 1
	v_cndmask_b32_e32 v169, v204, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v170
	s_nop 1
	v_cndmask_b32_e32 v169, v205, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v170
	s_nop 1
	v_cndmask_b32_e32 v169, v206, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v170
	s_nop 1
	v_cndmask_b32_e32 v169, v207, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v170
	v_lshlrev_b16_sdwa v170, v210, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v170, 0x3f80, v170
	v_cndmask_b32_e32 v169, v208, v169, vcc
	v_or_b32_e32 v168, v169, v168
	v_lshlrev_b16_sdwa v169, v209, v140 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v140, v140, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v170, 0x2000, v170
	v_cmp_ne_u16_e32 vcc, s85, v140
	v_and_b32_e32 v169, 0xffff8000, v169
	s_nop 0
	v_cndmask_b32_e32 v170, v201, v170, vcc
	v_cmp_ne_u16_e32 vcc, 0, v140
	s_nop 1
	v_cndmask_b32_e32 v170, 0, v170, vcc
	v_cmp_ne_u16_e32 vcc, 1, v140
	s_nop 1
	v_cndmask_b32_e32 v170, v202, v170, vcc
	v_cmp_ne_u16_e32 vcc, 2, v140
	s_nop 1
	v_cndmask_b32_e32 v170, v203, v170, vcc
	v_cmp_ne_u16_e32 vcc, 3, v140
	s_nop 1
	v_cndmask_b32_e32 v170, v204, v170, vcc
	v_cmp_ne_u16_e32 vcc, 4, v140
	s_nop 1
	v_cndmask_b32_e32 v170, v205, v170, vcc
	v_cmp_ne_u16_e32 vcc, 5, v140
	s_nop 1
	v_cndmask_b32_e32 v170, v206, v170, vcc
	v_cmp_ne_u16_e32 vcc, 6, v140
	s_nop 1
	v_cndmask_b32_e32 v170, v207, v170, vcc
	v_cmp_ne_u16_e32 vcc, 7, v140
	s_nop 1
	v_cndmask_b32_e32 v140, v208, v170, vcc
	v_lshlrev_b16_e32 v170, 7, v147
	v_and_b32_e32 v170, 0x3f80, v170
	v_add_u16_e32 v170, 0x2000, v170
	v_cmp_ne_u16_e32 vcc, s85, v184
	v_or_b32_e32 v140, v140, v169
	v_lshlrev_b16_e32 v169, 8, v147
	v_cndmask_b32_e32 v170, v201, v170, vcc
	v_cmp_ne_u16_e32 vcc, 0, v184
	v_and_b32_e32 v169, 0xffff8000, v169
	s_nop 0
	v_cndmask_b32_e32 v170, 0, v170, vcc
	v_cmp_ne_u16_e32 vcc, 1, v184
	s_nop 1
	v_cndmask_b32_e32 v170, v202, v170, vcc
	v_cmp_ne_u16_e32 vcc, 2, v184
	s_nop 1
	v_cndmask_b32_e32 v170, v203, v170, vcc
	v_cmp_ne_u16_e32 vcc, 3, v184
	s_nop 1
	v_cndmask_b32_e32 v170, v204, v170, vcc
	v_cmp_ne_u16_e32 vcc, 4, v184
	s_nop 1
	v_cndmask_b32_e32 v170, v205, v170, vcc
	v_cmp_ne_u16_e32 vcc, 5, v184
	s_nop 1
	v_cndmask_b32_e32 v170, v206, v170, vcc
	v_cmp_ne_u16_e32 vcc, 6, v184
	s_nop 1
	v_cndmask_b32_e32 v170, v207, v170, vcc
	v_cmp_ne_u16_e32 vcc, 7, v184
	v_lshlrev_b16_e32 v184, 7, v234
	v_and_b32_e32 v184, 0x3f80, v184
	v_cndmask_b32_e32 v170, v208, v170, vcc
	v_or_b32_e32 v169, v170, v169
	v_lshlrev_b16_e32 v170, 8, v234
	v_and_b32_e32 v234, 0x7f, v234
	v_add_u16_e32 v184, 0x2000, v184
	v_cmp_ne_u16_e32 vcc, s85, v234
	v_and_b32_e32 v170, 0xffff8000, v170
	s_nop 0
	v_cndmask_b32_e32 v184, v201, v184, vcc
	v_cmp_ne_u16_e32 vcc, 0, v234
	s_nop 1
	v_cndmask_b32_e32 v184, 0, v184, vcc
	v_cmp_ne_u16_e32 vcc, 1, v234
	s_nop 1
	v_cndmask_b32_e32 v184, v202, v184, vcc
	v_cmp_ne_u16_e32 vcc, 2, v234
	s_nop 1
	v_cndmask_b32_e32 v184, v203, v184, vcc
	v_cmp_ne_u16_e32 vcc, 3, v234
	s_nop 1
	v_cndmask_b32_e32 v184, v204, v184, vcc
	v_cmp_ne_u16_e32 vcc, 4, v234
	s_nop 1
	v_cndmask_b32_e32 v184, v205, v184, vcc
	v_cmp_ne_u16_e32 vcc, 5, v234
	s_nop 1
	v_cndmask_b32_e32 v184, v206, v184, vcc
	v_cmp_ne_u16_e32 vcc, 6, v234
	s_nop 1
	v_cndmask_b32_e32 v184, v207, v184, vcc
	v_cmp_ne_u16_e32 vcc, 7, v234
	v_lshlrev_b16_sdwa v234, v210, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v234, 0x3f80, v234
	v_cndmask_b32_e32 v184, v208, v184, vcc
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v185
	v_or_b32_e32 v170, v184, v170
	v_lshlrev_b16_sdwa v184, v209, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v185
	v_and_b32_e32 v184, 0xffff8000, v184
	s_nop 0
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v185
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v185
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v185
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v185
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v185
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v185
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v185
	s_nop 1
	v_cndmask_b32_e32 v185, v208, v234, vcc
	v_lshlrev_b16_sdwa v234, v210, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_or_b32_e32 v184, v185, v184
	v_lshlrev_b16_sdwa v185, v209, v147 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v234, 0x3f80, v234
	v_and_b32_sdwa v147, v147, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v147
	v_and_b32_e32 v185, 0xffff8000, v185
	s_nop 0
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	s_nop 1
	v_cndmask_b32_e32 v147, v208, v234, vcc
	v_lshlrev_b16_e32 v234, 7, v145
	v_and_b32_e32 v234, 0x3f80, v234
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v186
	v_or_b32_e32 v185, v147, v185
	v_lshlrev_b16_e32 v147, 8, v145
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v186
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v186
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v186
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v186
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v186
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v186
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v186
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v186
	s_nop 1
	v_cndmask_b32_e32 v186, v208, v234, vcc
	v_lshlrev_b16_e32 v234, 7, v230
	v_or_b32_e32 v186, v186, v147
	v_lshlrev_b16_e32 v147, 8, v230
	v_and_b32_e32 v234, 0x3f80, v234
	v_and_b32_e32 v230, 0x7f, v230
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v230
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v230
	s_nop 1
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v230
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v230
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v230
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v230
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v230
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v230
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v230
	s_nop 1
	v_cndmask_b32_e32 v230, v208, v234, vcc
	v_lshlrev_b16_sdwa v234, v210, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v234, 0x3f80, v234
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v187
	v_or_b32_e32 v230, v230, v147
	v_lshlrev_b16_sdwa v147, v209, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v187
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v187
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v187
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v187
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v187
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v187
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v187
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v187
	s_nop 1
	v_cndmask_b32_e32 v187, v208, v234, vcc
	v_lshlrev_b16_sdwa v234, v210, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_or_b32_e32 v187, v187, v147
	v_lshlrev_b16_sdwa v147, v209, v145 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v234, 0x3f80, v234
	v_and_b32_sdwa v145, v145, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v145
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v145
	s_nop 1
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v145
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v145
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v145
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v145
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v145
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v145
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v145
	s_nop 1
	v_cndmask_b32_e32 v145, v208, v234, vcc
	v_lshlrev_b16_e32 v234, 7, v143
	v_and_b32_e32 v234, 0x3f80, v234
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v188
	v_or_b32_e32 v145, v145, v147
	v_lshlrev_b16_e32 v147, 8, v143
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v188
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v188
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v188
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v188
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v188
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v188
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v188
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v188
	s_nop 1
	v_cndmask_b32_e32 v188, v208, v234, vcc
	v_lshlrev_b16_e32 v234, 7, v227
	v_or_b32_e32 v188, v188, v147
	v_lshlrev_b16_e32 v147, 8, v227
	v_and_b32_e32 v234, 0x3f80, v234
	v_and_b32_e32 v227, 0x7f, v227
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v227
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v227
	s_nop 1
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v227
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v227
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v227
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v227
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v227
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v227
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v227
	s_nop 1
	v_cndmask_b32_e32 v227, v208, v234, vcc
	v_lshlrev_b16_sdwa v234, v210, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v234, 0x3f80, v234
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v189
	v_or_b32_e32 v227, v227, v147
	v_lshlrev_b16_sdwa v147, v209, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v189
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v189
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v189
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v189
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v189
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v189
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v189
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v189
	s_nop 1
	v_cndmask_b32_e32 v189, v208, v234, vcc
	v_lshlrev_b16_sdwa v234, v210, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_or_b32_e32 v189, v189, v147
	v_lshlrev_b16_sdwa v147, v209, v143 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v234, 0x3f80, v234
	v_and_b32_sdwa v143, v143, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v143
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v143
	s_nop 1
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v143
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v143
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v143
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v143
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v143
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v143
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v143
	s_nop 1
	v_cndmask_b32_e32 v143, v208, v234, vcc
	v_lshlrev_b16_e32 v234, 7, v141
	v_and_b32_e32 v234, 0x3f80, v234
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v190
	v_or_b32_e32 v143, v143, v147
	v_lshlrev_b16_e32 v147, 8, v141
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v190
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v190
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v190
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v190
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v190
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v190
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v190
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v190
	s_nop 1
	v_cndmask_b32_e32 v190, v208, v234, vcc
	v_lshlrev_b16_e32 v234, 7, v221
	v_or_b32_e32 v190, v190, v147
	v_lshlrev_b16_e32 v147, 8, v221
	v_and_b32_e32 v234, 0x3f80, v234
	v_and_b32_e32 v221, 0x7f, v221
	v_add_u16_e32 v234, 0x2000, v234
	v_cmp_ne_u16_e32 vcc, s85, v221
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v234, v201, v234, vcc
	v_cmp_ne_u16_e32 vcc, 0, v221
	s_nop 1
	v_cndmask_b32_e32 v234, 0, v234, vcc
	v_cmp_ne_u16_e32 vcc, 1, v221
	s_nop 1
	v_cndmask_b32_e32 v234, v202, v234, vcc
	v_cmp_ne_u16_e32 vcc, 2, v221
	s_nop 1
	v_cndmask_b32_e32 v234, v203, v234, vcc
	v_cmp_ne_u16_e32 vcc, 3, v221
	s_nop 1
	v_cndmask_b32_e32 v234, v204, v234, vcc
	v_cmp_ne_u16_e32 vcc, 4, v221
	s_nop 1
	v_cndmask_b32_e32 v234, v205, v234, vcc
	v_cmp_ne_u16_e32 vcc, 5, v221
	s_nop 1
	v_cndmask_b32_e32 v234, v206, v234, vcc
	v_cmp_ne_u16_e32 vcc, 6, v221
	s_nop 1
	v_cndmask_b32_e32 v234, v207, v234, vcc
	v_cmp_ne_u16_e32 vcc, 7, v221
	s_nop 1
	v_cndmask_b32_e32 v221, v208, v234, vcc
	v_or_b32_e32 v234, v221, v147
	v_lshlrev_b16_sdwa v221, v210, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v221, 0x3f80, v221
	v_add_u16_e32 v221, 0x2000, v221
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v147, v209, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v147, 0xffff8000, v147
	v_cndmask_b32_e32 v69, v201, v221, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_perm_b32 v221, v224, v222, s92
	s_nop 0
	v_cndmask_b32_e32 v69, 0, v69, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[220:221], 0
	v_perm_b32 v221, v152, v225, s92
	v_cndmask_b32_e32 v69, v202, v69, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	v_perm_b32 v220, v223, v154, s92
	v_perm_b32 v154, v236, v235, s92
	v_cndmask_b32_e32 v69, v203, v69, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[220:221], a[0:3]
	v_perm_b32 v221, v150, v229, s92
	v_cndmask_b32_e32 v69, v204, v69, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	v_perm_b32 v220, v228, v226, s92
	v_perm_b32 v152, v239, v238, s92
	v_cndmask_b32_e32 v69, v205, v69, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[220:221], a[0:3]
	v_perm_b32 v221, v148, v233, s92
	v_cndmask_b32_e32 v69, v206, v69, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	v_perm_b32 v220, v232, v231, s92
	v_perm_b32 v150, v243, v242, s92
	v_cndmask_b32_e32 v69, v207, v69, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[220:221], a[0:3]
	v_perm_b32 v148, v248, v246, s92
	v_cndmask_b32_e32 v68, v208, v69, vcc
	v_or_b32_e32 v68, v68, v147
	v_lshlrev_b16_sdwa v147, v210, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v83, 0x3f80, v147
	v_perm_b32 v147, v146, v252, s92
	v_perm_b32 v146, v250, v251, s92
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[154:155], a[0:3]
	v_lshlrev_b16_sdwa v69, v209, v141 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v141, v141, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v83, 0x2000, v83
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[146:147], 0
	v_perm_b32 v25, v144, v254, s92
	v_perm_b32 v24, v247, v253, s92
	v_cmp_ne_u16_e32 vcc, s85, v141
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[152:153], a[0:3]
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v83, v201, v83, vcc
	v_cmp_ne_u16_e32 vcc, 0, v141
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[24:25], a[4:7]
	v_perm_b32 v21, v142, v166, s92
	v_perm_b32 v20, v244, v162, s92
	v_cndmask_b32_e32 v83, 0, v83, vcc
	v_cmp_ne_u16_e32 vcc, 1, v141
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[20:21], a[4:7]
	v_perm_b32 v17, v140, v168, s92
	v_perm_b32 v16, v240, v167, s92
	v_cndmask_b32_e32 v83, v202, v83, vcc
	v_cmp_ne_u16_e32 vcc, 2, v141
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[16:17], a[4:7]
	v_perm_b32 v17, v185, v184, s92
	v_perm_b32 v16, v170, v169, s92
	v_cndmask_b32_e32 v83, v203, v83, vcc
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[150:151], a[0:3]
	v_cmp_ne_u16_e32 vcc, 3, v141
	v_mfma_f32_16x16x16_f16 a[4:7], v[26:27], v[16:17], a[4:7]
	v_perm_b32 v17, v145, v187, s92
	v_perm_b32 v16, v230, v186, s92
	v_cndmask_b32_e32 v83, v204, v83, vcc
	v_cmp_ne_u16_e32 vcc, 4, v141
	v_mfma_f32_16x16x16_f16 a[4:7], v[22:23], v[16:17], a[4:7]
	v_perm_b32 v17, v143, v189, s92
	v_cndmask_b32_e32 v83, v205, v83, vcc
	v_cmp_ne_u16_e32 vcc, 5, v141
	v_perm_b32 v16, v227, v188, s92
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[148:149], a[0:3]
	v_cndmask_b32_e32 v24, v206, v83, vcc
	v_cmp_ne_u16_e32 vcc, 6, v141
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[26:27], v[136:137], v[138:139] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[16:17], a[4:7]
	v_cndmask_b32_e32 v20, v207, v24, vcc
	v_cmp_ne_u16_e32 vcc, 7, v141
	v_accvgpr_read_b32 v17, a3
	s_nop 0
	v_cndmask_b32_e32 v20, v208, v20, vcc
	v_or_b32_e32 v20, v20, v69
	v_perm_b32 v21, v20, v68, s92
	v_perm_b32 v20, v234, v190, s92
	v_accvgpr_read_b32 v16, a2
	v_accvgpr_read_b32 v23, a1
	v_mfma_f32_16x16x16_f16 a[2:5], v[30:31], v[20:21], a[4:7]
	v_mul_f32_e64 v20, v134, v138
	v_mul_f32_e64 v21, v135, v138
	v_accvgpr_read_b32 v22, a0
	v_pk_fma_f32 v[98:99], v[20:21], v[22:23], v[98:99]
	v_pk_fma_f32 v[94:95], v[26:27], v[16:17], v[94:95]
	s_nop 1
	v_accvgpr_read_b32 v25, a3
	v_accvgpr_read_b32 v19, a5
	v_accvgpr_read_b32 v18, a4
	v_accvgpr_read_b32 v24, a2
	v_pk_fma_f32 v[90:91], v[20:21], v[24:25], v[90:91]
	v_pk_fma_f32 v[86:87], v[26:27], v[18:19], v[86:87]
	.loc	1 15 0
	s_cbranch_scc0 .LBB0_51
.LBB0_24:
	v_mov_b32_e32 v134, 0
	.loc	1 16 0
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_cbranch_execz .LBB0_26
	global_load_dword v134, v[120:121], off
.LBB0_26:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v135, 0
	s_and_saveexec_b64 s[2:3], s[24:25]
	s_cbranch_execz .LBB0_28
	global_load_dword v135, v[126:127], off
.LBB0_28:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[22:23]
	s_cbranch_execz .LBB0_30
	global_load_dword v136, v[124:125], off
.LBB0_30:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v137, 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_32
	global_load_dword v137, v[122:123], off
.LBB0_32:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 17 0
	v_lshl_add_u64 v[0:1], v[66:67], 0, s[76:77]
	v_cmp_gt_i64_e32 vcc, s[40:41], v[0:1]
	s_and_b64 vcc, s[58:59], vcc
	v_mov_b32_e32 v133, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[0:1], v[118:119], 0, s[76:77]
	global_load_dwordx2 v[132:133], v[0:1], off
.LBB0_34:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[0:1], v[64:65], 0, s[76:77]
	v_cmp_gt_i64_e32 vcc, s[40:41], v[0:1]
	.loc	1 18 0
	s_and_b64 s[46:47], s[60:61], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_36
	v_lshl_add_u64 v[2:3], v[110:111], 0, s[76:77]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_36:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[46:47], s[62:63], vcc
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_38
	v_lshl_add_u64 v[0:1], v[116:117], 0, s[76:77]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[46:47], s[64:65], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_40
	v_lshl_add_u64 v[10:11], v[114:115], 0, s[76:77]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_40:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[46:47], s[66:67], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_42
	v_lshl_add_u64 v[8:9], v[112:113], 0, s[76:77]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_42:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v142, 0, v163
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[28:29], v142 offset1:16
	v_add_u32_e32 v141, 0, v196
	v_add_u32_e32 v30, 0x2000, v141
	ds_read2_b32 v[34:35], v30 offset1:16
	v_add_u32_e32 v140, 0, v194
	s_waitcnt lgkmcnt(1)
	v_lshlrev_b16_e32 v36, 7, v28
	v_and_b32_e32 v36, 0x3f80, v36
	v_and_b32_e32 v37, 0x7f, v28
	v_add_u16_e32 v36, 0x2000, v36
	v_cmp_ne_u16_e64 s[2:3], s85, v37
	v_lshrrev_b32_e32 v31, 8, v28
	v_lshlrev_b16_e32 v30, 8, v28
	v_cndmask_b32_e64 v36, v201, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v37
	v_and_b32_e32 v30, 0xffff8000, v30
	v_and_b32_sdwa v39, v28, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e64 v36, 0, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v37
	ds_read2_b32 v[26:27], v140 offset1:16
	v_add_u32_e32 v83, 0, v195
	v_cndmask_b32_e64 v36, v202, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v37
	ds_read2_b32 v[24:25], v83 offset1:16
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v40, 0x7f, v26
	v_cndmask_b32_e64 v36, v203, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v37
	v_lshrrev_b32_e32 v38, 8, v26
	v_and_b32_sdwa v41, v26, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e64 v36, v204, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v37
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v43, 0x7f, v24
	v_lshrrev_b32_e32 v42, 8, v24
	v_cndmask_b32_e64 v36, v205, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v37
	v_and_b32_sdwa v44, v24, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	ds_read2_b32 v[22:23], v141 offset1:16
	v_cndmask_b32_e64 v36, v206, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v37
	v_lshrrev_b32_e32 v146, 8, v29
	v_lshrrev_b32_e32 v151, 8, v27
	v_cndmask_b32_e64 v36, v207, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v37
	v_lshlrev_b16_e32 v37, 7, v31
	v_and_b32_e32 v37, 0x3f80, v37
	v_cndmask_b32_e64 v36, v208, v36, s[2:3]
	v_or_b32_e32 v30, v36, v30
	v_lshlrev_b16_e32 v36, 8, v31
	v_and_b32_e32 v31, 0x7f, v31
	v_add_u16_e32 v37, 0x2000, v37
	v_cmp_ne_u16_e64 s[2:3], s85, v31
	v_and_b32_e32 v36, 0xffff8000, v36
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v45, 0x7f, v22
	v_cndmask_b32_e64 v37, v201, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v31
	v_lshrrev_b32_e32 v46, 8, v22
	v_and_b32_sdwa v143, v22, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e64 v37, 0, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v31
	v_lshrrev_b32_e32 v162, 8, v25
	v_lshrrev_b32_e32 v225, 8, v23
	v_cndmask_b32_e64 v37, v202, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v31
	v_add_u32_e32 v16, 0x2000, v142
	ds_read2_b32 v[20:21], v16 offset1:16
	v_cndmask_b32_e64 v37, v203, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v31
	v_add_u32_e32 v16, 0x2000, v140
	ds_read2_b32 v[18:19], v16 offset1:16
	v_cndmask_b32_e64 v37, v204, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v31
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v230, 8, v20
	v_add_u32_e32 v16, 0x2000, v83
	v_cndmask_b32_e64 v37, v205, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v31
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v235, 8, v18
	ds_read2_b32 v[16:17], v16 offset1:16
	v_cndmask_b32_e64 v37, v206, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v31
	v_lshrrev_b32_e32 v227, 8, v34
	v_lshrrev_b32_e32 v220, 8, v21
	v_cndmask_b32_e64 v37, v207, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v31
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v232, 8, v16
	v_lshrrev_b32_e32 v152, 8, v19
	v_cndmask_b32_e64 v31, v208, v37, s[2:3]
	v_lshlrev_b16_sdwa v37, v210, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v37, 0x3f80, v37
	v_add_u16_e32 v37, 0x2000, v37
	v_cmp_ne_u16_e64 s[2:3], s85, v39
	v_or_b32_e32 v31, v31, v36
	v_lshlrev_b16_sdwa v36, v209, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e64 v37, v201, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v39
	v_and_b32_e32 v36, 0xffff8000, v36
	v_lshrrev_b32_e32 v147, 8, v17
	v_cndmask_b32_e64 v37, 0, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v39
	v_lshrrev_b32_e32 v47, 8, v35
	global_load_dword v138, v[128:129], off
	v_cndmask_b32_e64 v37, v202, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v39
	.loc	1 19 0
	s_and_b64 s[46:47], s[68:69], vcc
	.loc	1 18 0
	s_nop 0
	v_cndmask_b32_e64 v37, v203, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v39
	s_nop 1
	v_cndmask_b32_e64 v37, v204, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v39
	s_nop 1
	v_cndmask_b32_e64 v37, v205, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v39
	s_nop 1
	v_cndmask_b32_e64 v37, v206, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v39
	s_nop 1
	v_cndmask_b32_e64 v37, v207, v37, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v39
	v_lshlrev_b16_sdwa v39, v210, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v39, 0x3f80, v39
	v_cndmask_b32_e64 v37, v208, v37, s[2:3]
	v_or_b32_e32 v37, v37, v36
	v_lshlrev_b16_sdwa v36, v209, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v28, v28, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v39, 0x2000, v39
	v_cmp_ne_u16_e64 s[2:3], s85, v28
	v_and_b32_e32 v36, 0xffff8000, v36
	s_nop 0
	v_cndmask_b32_e64 v39, v201, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v28
	s_nop 1
	v_cndmask_b32_e64 v39, 0, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v28
	s_nop 1
	v_cndmask_b32_e64 v39, v202, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v28
	s_nop 1
	v_cndmask_b32_e64 v39, v203, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v28
	s_nop 1
	v_cndmask_b32_e64 v39, v204, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v28
	s_nop 1
	v_cndmask_b32_e64 v39, v205, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v28
	s_nop 1
	v_cndmask_b32_e64 v39, v206, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v28
	s_nop 1
	v_cndmask_b32_e64 v39, v207, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v28
	s_nop 1
	v_cndmask_b32_e64 v28, v208, v39, s[2:3]
	v_lshlrev_b16_e32 v39, 7, v26
	v_and_b32_e32 v39, 0x3f80, v39
	v_add_u16_e32 v39, 0x2000, v39
	v_cmp_ne_u16_e64 s[2:3], s85, v40
	v_or_b32_e32 v28, v28, v36
	v_lshlrev_b16_e32 v36, 8, v26
	v_cndmask_b32_e64 v39, v201, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v40
	v_and_b32_e32 v36, 0xffff8000, v36
	s_nop 0
	v_cndmask_b32_e64 v39, 0, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v40
	s_nop 1
	v_cndmask_b32_e64 v39, v202, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v40
	s_nop 1
	v_cndmask_b32_e64 v39, v203, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v40
	s_nop 1
	v_cndmask_b32_e64 v39, v204, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v40
	s_nop 1
	v_cndmask_b32_e64 v39, v205, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v40
	s_nop 1
	v_cndmask_b32_e64 v39, v206, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v40
	s_nop 1
	v_cndmask_b32_e64 v39, v207, v39, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v40
	v_lshlrev_b16_e32 v40, 7, v38
	v_and_b32_e32 v40, 0x3f80, v40
	v_cndmask_b32_e64 v39, v208, v39, s[2:3]
	v_or_b32_e32 v36, v39, v36
	v_lshlrev_b16_e32 v39, 8, v38
	v_and_b32_e32 v38, 0x7f, v38
	v_add_u16_e32 v40, 0x2000, v40
	v_cmp_ne_u16_e64 s[2:3], s85, v38
	v_and_b32_e32 v39, 0xffff8000, v39
	s_nop 0
	v_cndmask_b32_e64 v40, v201, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v38
	s_nop 1
	v_cndmask_b32_e64 v40, 0, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v38
	s_nop 1
	v_cndmask_b32_e64 v40, v202, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v38
	s_nop 1
	v_cndmask_b32_e64 v40, v203, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v38
	s_nop 1
	v_cndmask_b32_e64 v40, v204, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v38
	s_nop 1
	v_cndmask_b32_e64 v40, v205, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v38
	s_nop 1
	v_cndmask_b32_e64 v40, v206, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v38
	s_nop 1
	v_cndmask_b32_e64 v40, v207, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v38
	s_nop 1
	v_cndmask_b32_e64 v38, v208, v40, s[2:3]
	v_lshlrev_b16_sdwa v40, v210, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v40, 0x3f80, v40
	v_add_u16_e32 v40, 0x2000, v40
	v_cmp_ne_u16_e64 s[2:3], s85, v41
	v_or_b32_e32 v38, v38, v39
	v_lshlrev_b16_sdwa v39, v209, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e64 v40, v201, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v41
	v_and_b32_e32 v39, 0xffff8000, v39
	s_nop 0
	v_cndmask_b32_e64 v40, 0, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v41
	s_nop 1
	v_cndmask_b32_e64 v40, v202, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v41
	s_nop 1
	v_cndmask_b32_e64 v40, v203, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v41
	s_nop 1
	v_cndmask_b32_e64 v40, v204, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v41
	s_nop 1
	v_cndmask_b32_e64 v40, v205, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v41
	s_nop 1
	v_cndmask_b32_e64 v40, v206, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v41
	s_nop 1
	v_cndmask_b32_e64 v40, v207, v40, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v41
	v_lshlrev_b16_sdwa v41, v210, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v41, 0x3f80, v41
	v_cndmask_b32_e64 v40, v208, v40, s[2:3]
	v_or_b32_e32 v39, v40, v39
	v_lshlrev_b16_sdwa v40, v209, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v26, v26, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v41, 0x2000, v41
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_and_b32_e32 v40, 0xffff8000, v40
	s_nop 0
	v_cndmask_b32_e64 v41, v201, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v41, 0, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v41, v202, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v41, v203, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v41, v204, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v41, v205, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v41, v206, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v41, v207, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	s_nop 1
	v_cndmask_b32_e64 v26, v208, v41, s[2:3]
	v_lshlrev_b16_e32 v41, 7, v24
	v_and_b32_e32 v41, 0x3f80, v41
	v_add_u16_e32 v41, 0x2000, v41
	v_cmp_ne_u16_e64 s[2:3], s85, v43
	v_or_b32_e32 v40, v26, v40
	v_lshlrev_b16_e32 v26, 8, v24
	v_cndmask_b32_e64 v41, v201, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v43
	v_and_b32_e32 v26, 0xffff8000, v26
	s_nop 0
	v_cndmask_b32_e64 v41, 0, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v43
	s_nop 1
	v_cndmask_b32_e64 v41, v202, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v43
	s_nop 1
	v_cndmask_b32_e64 v41, v203, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v43
	s_nop 1
	v_cndmask_b32_e64 v41, v204, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v43
	s_nop 1
	v_cndmask_b32_e64 v41, v205, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v43
	s_nop 1
	v_cndmask_b32_e64 v41, v206, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v43
	s_nop 1
	v_cndmask_b32_e64 v41, v207, v41, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v43
	v_lshlrev_b16_e32 v43, 7, v42
	v_and_b32_e32 v43, 0x3f80, v43
	v_cndmask_b32_e64 v41, v208, v41, s[2:3]
	v_or_b32_e32 v41, v41, v26
	v_lshlrev_b16_e32 v26, 8, v42
	v_and_b32_e32 v42, 0x7f, v42
	v_add_u16_e32 v43, 0x2000, v43
	v_cmp_ne_u16_e64 s[2:3], s85, v42
	v_and_b32_e32 v26, 0xffff8000, v26
	s_nop 0
	v_cndmask_b32_e64 v43, v201, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v42
	s_nop 1
	v_cndmask_b32_e64 v43, 0, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v42
	s_nop 1
	v_cndmask_b32_e64 v43, v202, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v42
	s_nop 1
	v_cndmask_b32_e64 v43, v203, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v42
	s_nop 1
	v_cndmask_b32_e64 v43, v204, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v42
	s_nop 1
	v_cndmask_b32_e64 v43, v205, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v42
	s_nop 1
	v_cndmask_b32_e64 v43, v206, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v42
	s_nop 1
	v_cndmask_b32_e64 v43, v207, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v42
	s_nop 1
	v_cndmask_b32_e64 v42, v208, v43, s[2:3]
	v_lshlrev_b16_sdwa v43, v210, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v43, 0x3f80, v43
	v_add_u16_e32 v43, 0x2000, v43
	v_cmp_ne_u16_e64 s[2:3], s85, v44
	v_or_b32_e32 v42, v42, v26
	v_lshlrev_b16_sdwa v26, v209, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e64 v43, v201, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v44
	v_and_b32_e32 v26, 0xffff8000, v26
	s_nop 0
	v_cndmask_b32_e64 v43, 0, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v44
	s_nop 1
	v_cndmask_b32_e64 v43, v202, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v44
	s_nop 1
	v_cndmask_b32_e64 v43, v203, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v44
	s_nop 1
	v_cndmask_b32_e64 v43, v204, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v44
	s_nop 1
	v_cndmask_b32_e64 v43, v205, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v44
	s_nop 1
	v_cndmask_b32_e64 v43, v206, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v44
	s_nop 1
	v_cndmask_b32_e64 v43, v207, v43, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v44
	v_lshlrev_b16_sdwa v44, v210, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v44, 0x3f80, v44
	v_cndmask_b32_e64 v43, v208, v43, s[2:3]
	v_or_b32_e32 v43, v43, v26
	v_lshlrev_b16_sdwa v26, v209, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v24, v24, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v44, 0x2000, v44
	v_cmp_ne_u16_e64 s[2:3], s85, v24
	v_and_b32_e32 v26, 0xffff8000, v26
	s_nop 0
	v_cndmask_b32_e64 v44, v201, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v24
	s_nop 1
	v_cndmask_b32_e64 v44, 0, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v24
	s_nop 1
	v_cndmask_b32_e64 v44, v202, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v24
	s_nop 1
	v_cndmask_b32_e64 v44, v203, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v24
	s_nop 1
	v_cndmask_b32_e64 v44, v204, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v24
	s_nop 1
	v_cndmask_b32_e64 v44, v205, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v24
	s_nop 1
	v_cndmask_b32_e64 v44, v206, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v24
	s_nop 1
	v_cndmask_b32_e64 v44, v207, v44, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v24
	s_nop 1
	v_cndmask_b32_e64 v24, v208, v44, s[2:3]
	v_or_b32_e32 v44, v24, v26
	v_lshlrev_b16_e32 v26, 7, v22
	v_and_b32_e32 v26, 0x3f80, v26
	v_add_u16_e32 v26, 0x2000, v26
	v_cmp_ne_u16_e64 s[2:3], s85, v45
	v_lshlrev_b16_e32 v24, 8, v22
	v_and_b32_e32 v24, 0xffff8000, v24
	v_cndmask_b32_e64 v26, v201, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v45
	s_nop 1
	v_cndmask_b32_e64 v26, 0, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v202, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v203, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v204, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v205, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v206, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v207, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v45
	s_nop 1
	v_cndmask_b32_e64 v26, v208, v26, s[2:3]
	v_or_b32_e32 v45, v26, v24
	v_lshlrev_b16_e32 v26, 7, v46
	v_lshlrev_b16_e32 v24, 8, v46
	v_and_b32_e32 v26, 0x3f80, v26
	v_and_b32_e32 v46, 0x7f, v46
	v_add_u16_e32 v26, 0x2000, v26
	v_cmp_ne_u16_e64 s[2:3], s85, v46
	v_and_b32_e32 v24, 0xffff8000, v24
	s_nop 0
	v_cndmask_b32_e64 v26, v201, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v46
	s_nop 1
	v_cndmask_b32_e64 v26, 0, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v202, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v203, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v204, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v205, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v206, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v207, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v46
	s_nop 1
	v_cndmask_b32_e64 v26, v208, v26, s[2:3]
	v_or_b32_e32 v46, v26, v24
	v_lshlrev_b16_sdwa v26, v210, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v26, 0x3f80, v26
	v_add_u16_e32 v26, 0x2000, v26
	v_cmp_ne_u16_e64 s[2:3], s85, v143
	v_lshlrev_b16_sdwa v24, v209, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v24, 0xffff8000, v24
	v_cndmask_b32_e64 v26, v201, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v143
	s_nop 1
	v_cndmask_b32_e64 v26, 0, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v202, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v203, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v204, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v205, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v206, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v207, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v143
	s_nop 1
	v_cndmask_b32_e64 v26, v208, v26, s[2:3]
	v_or_b32_e32 v143, v26, v24
	v_lshlrev_b16_sdwa v26, v210, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v24, v209, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v26, 0x3f80, v26
	v_and_b32_sdwa v22, v22, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v26, 0x2000, v26
	v_cmp_ne_u16_e64 s[2:3], s85, v22
	v_and_b32_e32 v24, 0xffff8000, v24
	s_nop 0
	v_cndmask_b32_e64 v26, v201, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v22
	s_nop 1
	v_cndmask_b32_e64 v26, 0, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v22
	s_nop 1
	v_cndmask_b32_e64 v26, v202, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v22
	s_nop 1
	v_cndmask_b32_e64 v26, v203, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v22
	s_nop 1
	v_cndmask_b32_e64 v26, v204, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v22
	s_nop 1
	v_cndmask_b32_e64 v26, v205, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v22
	s_nop 1
	v_cndmask_b32_e64 v26, v206, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v22
	s_nop 1
	v_cndmask_b32_e64 v26, v207, v26, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v22
	s_nop 1
	v_cndmask_b32_e64 v22, v208, v26, s[2:3]
	v_or_b32_e32 v144, v22, v24
	v_lshlrev_b16_e32 v24, 7, v29
	v_and_b32_e32 v24, 0x3f80, v24
	v_and_b32_e32 v26, 0x7f, v29
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_e32 v22, 8, v29
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_e32 v26, 0x7f, v146
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v145, v24, v22
	v_lshlrev_b16_e32 v24, 7, v146
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_e32 v22, 8, v146
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_sdwa v26, v29, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v146, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_sdwa v22, v209, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_sdwa v26, v29, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v148, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_sdwa v22, v209, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	v_add_u32_e32 v29, 0, v200
	s_nop 0
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_e32 v26, 0x7f, v27
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v149, v24, v22
	v_lshlrev_b16_e32 v24, 7, v27
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_e32 v22, 8, v27
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_e32 v26, 0x7f, v151
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v150, v24, v22
	v_lshlrev_b16_e32 v24, 7, v151
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_e32 v22, 8, v151
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_sdwa v26, v27, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v151, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_sdwa v22, v209, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_sdwa v26, v27, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v153, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_sdwa v22, v209, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_e32 v26, 0x7f, v25
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v154, v24, v22
	v_lshlrev_b16_e32 v24, 7, v25
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_e32 v22, 8, v25
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_e32 v26, 0x7f, v162
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v155, v24, v22
	v_lshlrev_b16_e32 v24, 7, v162
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_e32 v22, 8, v162
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	v_and_b32_sdwa v26, v25, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v221, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v26
	v_lshlrev_b16_sdwa v22, v209, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v26
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v26
	s_nop 1
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v222, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v22, v209, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v24, 0x3f80, v24
	v_and_b32_sdwa v25, v25, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v25
	v_and_b32_e32 v22, 0xffff8000, v22
	s_nop 0
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v25
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v25
	v_and_b32_e32 v25, 0x7f, v23
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v223, v24, v22
	v_lshlrev_b16_e32 v24, 7, v23
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v25
	v_lshlrev_b16_e32 v22, 8, v23
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v25
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v25
	v_and_b32_e32 v25, 0x7f, v225
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v224, v24, v22
	v_lshlrev_b16_e32 v24, 7, v225
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v25
	v_lshlrev_b16_e32 v22, 8, v225
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v25
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v25
	v_and_b32_sdwa v25, v23, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v225, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v25
	v_lshlrev_b16_sdwa v22, v209, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v25
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v25
	v_and_b32_e32 v25, 0x7f, v131
	s_nop 0
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v226, v24, v22
	v_lshlrev_b16_sdwa v24, v210, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v22, v209, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v24, 0x3f80, v24
	v_and_b32_sdwa v23, v23, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v23
	v_and_b32_e32 v22, 0xffff8000, v22
	s_nop 0
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v23
	s_nop 1
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v23
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v23
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v23
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v23
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v23
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v23
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v23
	s_nop 1
	v_cndmask_b32_e64 v23, v208, v24, s[2:3]
	v_or_b32_e32 v228, v23, v22
	v_lshlrev_b16_e32 v23, 7, v20
	v_and_b32_e32 v23, 0x3f80, v23
	v_and_b32_e32 v24, 0x7f, v20
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e64 s[2:3], s85, v24
	v_lshlrev_b16_e32 v22, 8, v20
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v23, v201, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v24
	s_nop 1
	v_cndmask_b32_e64 v23, 0, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v202, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v203, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v204, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v205, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v206, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v207, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v24
	v_and_b32_e32 v24, 0x7f, v230
	s_nop 0
	v_cndmask_b32_e64 v23, v208, v23, s[2:3]
	v_or_b32_e32 v229, v23, v22
	v_lshlrev_b16_e32 v23, 7, v230
	v_and_b32_e32 v23, 0x3f80, v23
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e64 s[2:3], s85, v24
	v_lshlrev_b16_e32 v22, 8, v230
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v23, v201, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v24
	s_nop 1
	v_cndmask_b32_e64 v23, 0, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v202, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v203, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v204, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v205, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v206, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v207, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v24
	v_and_b32_sdwa v24, v20, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v23, v208, v23, s[2:3]
	v_or_b32_e32 v230, v23, v22
	v_lshlrev_b16_sdwa v23, v210, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v23, 0x3f80, v23
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e64 s[2:3], s85, v24
	v_lshlrev_b16_sdwa v22, v209, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v22, 0xffff8000, v22
	v_cndmask_b32_e64 v23, v201, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v24
	s_nop 1
	v_cndmask_b32_e64 v23, 0, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v202, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v203, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v204, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v205, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v206, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v207, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v24
	v_and_b32_e32 v24, 0x7f, v216
	s_nop 0
	v_cndmask_b32_e64 v23, v208, v23, s[2:3]
	v_or_b32_e32 v231, v23, v22
	v_lshlrev_b16_sdwa v23, v210, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v22, v209, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v23, 0x3f80, v23
	v_and_b32_sdwa v20, v20, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_and_b32_e32 v22, 0xffff8000, v22
	s_nop 0
	v_cndmask_b32_e64 v23, v201, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v23, 0, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v23, v202, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v23, v203, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v23, v204, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v23, v205, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v23, v206, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v23, v207, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	s_nop 1
	v_cndmask_b32_e64 v20, v208, v23, s[2:3]
	v_or_b32_e32 v233, v20, v22
	v_lshlrev_b16_e32 v22, 7, v18
	v_and_b32_e32 v22, 0x3f80, v22
	v_and_b32_e32 v23, 0x7f, v18
	v_add_u16_e32 v22, 0x2000, v22
	v_cmp_ne_u16_e64 s[2:3], s85, v23
	v_lshlrev_b16_e32 v20, 8, v18
	v_and_b32_e32 v20, 0xffff8000, v20
	v_cndmask_b32_e64 v22, v201, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v23
	s_nop 1
	v_cndmask_b32_e64 v22, 0, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v202, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v203, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v204, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v205, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v206, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v207, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v23
	v_and_b32_e32 v23, 0x7f, v235
	s_nop 0
	v_cndmask_b32_e64 v22, v208, v22, s[2:3]
	v_or_b32_e32 v234, v22, v20
	v_lshlrev_b16_e32 v22, 7, v235
	v_and_b32_e32 v22, 0x3f80, v22
	v_add_u16_e32 v22, 0x2000, v22
	v_cmp_ne_u16_e64 s[2:3], s85, v23
	v_lshlrev_b16_e32 v20, 8, v235
	v_and_b32_e32 v20, 0xffff8000, v20
	v_cndmask_b32_e64 v22, v201, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v23
	s_nop 1
	v_cndmask_b32_e64 v22, 0, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v202, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v203, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v204, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v205, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v206, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v207, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v23
	v_and_b32_sdwa v23, v18, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v22, v208, v22, s[2:3]
	v_or_b32_e32 v235, v22, v20
	v_lshlrev_b16_sdwa v22, v210, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v22, 0x3f80, v22
	v_add_u16_e32 v22, 0x2000, v22
	v_cmp_ne_u16_e64 s[2:3], s85, v23
	v_lshlrev_b16_sdwa v20, v209, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v20, 0xffff8000, v20
	v_cndmask_b32_e64 v22, v201, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v23
	s_nop 1
	v_cndmask_b32_e64 v22, 0, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v202, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v203, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v204, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v205, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v206, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v207, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v23
	v_and_b32_e32 v23, 0x7f, v217
	s_nop 0
	v_cndmask_b32_e64 v22, v208, v22, s[2:3]
	v_or_b32_e32 v236, v22, v20
	v_lshlrev_b16_sdwa v22, v210, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v20, v209, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v22, 0x3f80, v22
	v_and_b32_sdwa v18, v18, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v22, 0x2000, v22
	v_cmp_ne_u16_e64 s[2:3], s85, v18
	v_and_b32_e32 v20, 0xffff8000, v20
	s_nop 0
	v_cndmask_b32_e64 v22, v201, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v18
	s_nop 1
	v_cndmask_b32_e64 v22, 0, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v18
	s_nop 1
	v_cndmask_b32_e64 v22, v202, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v18
	s_nop 1
	v_cndmask_b32_e64 v22, v203, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v18
	s_nop 1
	v_cndmask_b32_e64 v22, v204, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v18
	s_nop 1
	v_cndmask_b32_e64 v22, v205, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v18
	s_nop 1
	v_cndmask_b32_e64 v22, v206, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v18
	s_nop 1
	v_cndmask_b32_e64 v22, v207, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v18
	s_nop 1
	v_cndmask_b32_e64 v18, v208, v22, s[2:3]
	v_or_b32_e32 v237, v18, v20
	v_lshlrev_b16_e32 v20, 7, v16
	v_and_b32_e32 v20, 0x3f80, v20
	v_and_b32_e32 v22, 0x7f, v16
	v_add_u16_e32 v20, 0x2000, v20
	v_cmp_ne_u16_e64 s[2:3], s85, v22
	v_lshlrev_b16_e32 v18, 8, v16
	v_and_b32_e32 v18, 0xffff8000, v18
	v_cndmask_b32_e64 v20, v201, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v22
	s_nop 1
	v_cndmask_b32_e64 v20, 0, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v202, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v203, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v204, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v205, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v206, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v207, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v22
	v_and_b32_e32 v22, 0x7f, v232
	s_nop 0
	v_cndmask_b32_e64 v20, v208, v20, s[2:3]
	v_or_b32_e32 v238, v20, v18
	v_lshlrev_b16_e32 v20, 7, v232
	v_and_b32_e32 v20, 0x3f80, v20
	v_add_u16_e32 v20, 0x2000, v20
	v_cmp_ne_u16_e64 s[2:3], s85, v22
	v_lshlrev_b16_e32 v18, 8, v232
	v_and_b32_e32 v18, 0xffff8000, v18
	v_cndmask_b32_e64 v20, v201, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v22
	s_nop 1
	v_cndmask_b32_e64 v20, 0, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v202, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v203, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v204, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v205, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v206, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v207, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v22
	v_and_b32_sdwa v22, v16, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v20, v208, v20, s[2:3]
	v_or_b32_e32 v232, v20, v18
	v_lshlrev_b16_sdwa v20, v210, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v20, 0x3f80, v20
	v_add_u16_e32 v20, 0x2000, v20
	v_cmp_ne_u16_e64 s[2:3], s85, v22
	v_lshlrev_b16_sdwa v18, v209, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v18, 0xffff8000, v18
	v_cndmask_b32_e64 v20, v201, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v22
	s_nop 1
	v_cndmask_b32_e64 v20, 0, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v202, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v203, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v204, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v205, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v206, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v22
	s_nop 1
	v_cndmask_b32_e64 v20, v207, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v22
	v_and_b32_e32 v22, 0x7f, v33
	s_nop 0
	v_cndmask_b32_e64 v20, v208, v20, s[2:3]
	v_or_b32_e32 v239, v20, v18
	v_lshlrev_b16_sdwa v20, v210, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v18, v209, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v20, 0x3f80, v20
	v_and_b32_sdwa v16, v16, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v20, 0x2000, v20
	v_cmp_ne_u16_e64 s[2:3], s85, v16
	v_and_b32_e32 v18, 0xffff8000, v18
	s_nop 0
	v_cndmask_b32_e64 v20, v201, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v16
	s_nop 1
	v_cndmask_b32_e64 v20, 0, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v16
	s_nop 1
	v_cndmask_b32_e64 v20, v202, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v16
	s_nop 1
	v_cndmask_b32_e64 v20, v203, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v16
	s_nop 1
	v_cndmask_b32_e64 v20, v204, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v16
	s_nop 1
	v_cndmask_b32_e64 v20, v205, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v16
	s_nop 1
	v_cndmask_b32_e64 v20, v206, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v16
	s_nop 1
	v_cndmask_b32_e64 v20, v207, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v16
	s_nop 1
	v_cndmask_b32_e64 v16, v208, v20, s[2:3]
	v_or_b32_e32 v240, v16, v18
	v_lshlrev_b16_e32 v18, 7, v34
	v_and_b32_e32 v18, 0x3f80, v18
	v_and_b32_e32 v20, 0x7f, v34
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_e32 v16, 8, v34
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_e32 v20, 0x7f, v227
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v241, v18, v16
	v_lshlrev_b16_e32 v18, 7, v227
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_e32 v16, 8, v227
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_sdwa v20, v34, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v227, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_sdwa v16, v209, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_sdwa v20, v34, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v242, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_sdwa v16, v209, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_e32 v20, 0x7f, v21
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v34, v18, v16
	v_lshlrev_b16_e32 v18, 7, v21
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_e32 v16, 8, v21
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_e32 v20, 0x7f, v220
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v243, v18, v16
	v_lshlrev_b16_e32 v18, 7, v220
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_e32 v16, 8, v220
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_sdwa v20, v21, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v220, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_sdwa v16, v209, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_sdwa v20, v21, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v162, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_sdwa v16, v209, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	v_and_b32_e32 v21, 0x7f, v130
	s_nop 0
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_e32 v20, 0x7f, v19
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v244, v18, v16
	v_lshlrev_b16_e32 v18, 7, v19
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_e32 v16, 8, v19
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_e32 v20, 0x7f, v152
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v166, v18, v16
	v_lshlrev_b16_e32 v18, 7, v152
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_e32 v16, 8, v152
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_sdwa v20, v19, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v152, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_lshlrev_b16_sdwa v16, v209, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_and_b32_e32 v20, 0x7f, v218
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v167, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v16, v209, v19 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v18, 0x3f80, v18
	v_and_b32_sdwa v19, v19, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v19
	v_and_b32_e32 v16, 0xffff8000, v16
	s_nop 0
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v19
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v19
	v_and_b32_e32 v19, 0x7f, v17
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v245, v18, v16
	v_lshlrev_b16_e32 v18, 7, v17
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v19
	v_lshlrev_b16_e32 v16, 8, v17
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v19
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v19
	v_and_b32_e32 v19, 0x7f, v147
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v168, v18, v16
	v_lshlrev_b16_e32 v18, 7, v147
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v19
	v_lshlrev_b16_e32 v16, 8, v147
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v19
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v19
	v_and_b32_sdwa v19, v17, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v147, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v18, 0x3f80, v18
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v19
	v_lshlrev_b16_sdwa v16, v209, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v19
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v19
	v_and_b32_e32 v19, 0x7f, v219
	s_nop 0
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_or_b32_e32 v246, v18, v16
	v_lshlrev_b16_sdwa v18, v210, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v16, v209, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v18, 0x3f80, v18
	v_and_b32_sdwa v17, v17, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v17
	v_and_b32_e32 v16, 0xffff8000, v16
	s_nop 0
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v17
	s_nop 1
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v17
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v17
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v17
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v17
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v17
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v17
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v17
	s_nop 1
	v_cndmask_b32_e64 v17, v208, v18, s[2:3]
	v_or_b32_e32 v247, v17, v16
	v_lshlrev_b16_e32 v17, 7, v35
	v_and_b32_e32 v17, 0x3f80, v17
	v_and_b32_e32 v18, 0x7f, v35
	v_add_u16_e32 v17, 0x2000, v17
	v_cmp_ne_u16_e64 s[2:3], s85, v18
	v_lshlrev_b16_e32 v16, 8, v35
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v17, v201, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v18
	s_nop 1
	v_cndmask_b32_e64 v17, 0, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v202, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v203, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v204, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v205, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v206, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v207, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v18
	v_and_b32_e32 v18, 0x7f, v47
	s_nop 0
	v_cndmask_b32_e64 v17, v208, v17, s[2:3]
	v_or_b32_e32 v248, v17, v16
	v_lshlrev_b16_e32 v17, 7, v47
	v_and_b32_e32 v17, 0x3f80, v17
	v_add_u16_e32 v17, 0x2000, v17
	v_cmp_ne_u16_e64 s[2:3], s85, v18
	v_lshlrev_b16_e32 v16, 8, v47
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v17, v201, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v18
	s_nop 1
	v_cndmask_b32_e64 v17, 0, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v202, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v203, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v204, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v205, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v206, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v207, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v18
	v_and_b32_sdwa v18, v35, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e64 v17, v208, v17, s[2:3]
	v_or_b32_e32 v47, v17, v16
	v_lshlrev_b16_sdwa v17, v210, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v17, 0x3f80, v17
	v_add_u16_e32 v17, 0x2000, v17
	v_cmp_ne_u16_e64 s[2:3], s85, v18
	v_lshlrev_b16_sdwa v16, v209, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v17, v201, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v18
	s_nop 1
	v_cndmask_b32_e64 v17, 0, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v202, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v203, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v204, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v205, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v206, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v207, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v18
	v_and_b32_e32 v18, 0x7f, v32
	s_nop 0
	v_cndmask_b32_e64 v17, v208, v17, s[2:3]
	v_or_b32_e32 v249, v17, v16
	v_lshlrev_b16_e32 v17, 7, v32
	v_and_b32_e32 v17, 0x3f80, v17
	v_add_u16_e32 v17, 0x2000, v17
	v_cmp_ne_u16_e64 s[2:3], s85, v18
	v_lshlrev_b16_sdwa v16, v209, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v250, 0xffff8000, v16
	v_cndmask_b32_e64 v17, v201, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v18
	v_lshlrev_b16_e32 v16, 8, v32
	v_and_b32_e32 v16, 0xffff8000, v16
	v_cndmask_b32_e64 v17, 0, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v18
	v_add_u32_e32 v32, 0x8000, v29
	v_perm_b32 v29, v28, v37, s92
	v_cndmask_b32_e64 v17, v202, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v18
	v_perm_b32 v28, v31, v30, s92
	v_mov_b32_e32 v37, 0
	v_cndmask_b32_e64 v17, v203, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v204, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v205, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v206, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v18
	s_nop 1
	v_cndmask_b32_e64 v17, v207, v17, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v18
	v_lshlrev_b16_e32 v18, 7, v219
	v_and_b32_e32 v18, 0x3f80, v18
	v_cndmask_b32_e64 v17, v208, v17, s[2:3]
	v_add_u16_e32 v18, 0x2000, v18
	v_cmp_ne_u16_e64 s[2:3], s85, v19
	v_or_b32_e32 v16, v17, v16
	v_lshlrev_b16_e32 v17, 8, v219
	v_cndmask_b32_e64 v18, v201, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v19
	v_and_b32_e32 v17, 0xffff8000, v17
	s_nop 0
	v_cndmask_b32_e64 v18, 0, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v202, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v203, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v204, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v205, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v206, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v19
	s_nop 1
	v_cndmask_b32_e64 v18, v207, v18, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v19
	v_lshlrev_b16_e32 v19, 7, v218
	v_and_b32_e32 v19, 0x3f80, v19
	v_cndmask_b32_e64 v18, v208, v18, s[2:3]
	v_add_u16_e32 v19, 0x2000, v19
	v_cmp_ne_u16_e64 s[2:3], s85, v20
	v_or_b32_e32 v18, v18, v17
	v_lshlrev_b16_e32 v17, 8, v218
	v_cndmask_b32_e64 v19, v201, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v20
	v_and_b32_e32 v17, 0xffff8000, v17
	v_perm_b32 v16, v18, v16, s92
	v_cndmask_b32_e64 v19, 0, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v20
	v_add_u32_e32 v18, 0, v164
	s_nop 0
	v_cndmask_b32_e64 v19, v202, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v20
	s_nop 1
	v_cndmask_b32_e64 v19, v203, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v20
	s_nop 1
	v_cndmask_b32_e64 v19, v204, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v20
	s_nop 1
	v_cndmask_b32_e64 v19, v205, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v20
	s_nop 1
	v_cndmask_b32_e64 v19, v206, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v20
	s_nop 1
	v_cndmask_b32_e64 v19, v207, v19, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v20
	v_lshlrev_b16_e32 v20, 7, v130
	v_and_b32_e32 v20, 0x3f80, v20
	v_cndmask_b32_e64 v19, v208, v19, s[2:3]
	v_add_u16_e32 v20, 0x2000, v20
	v_cmp_ne_u16_e64 s[2:3], s85, v21
	v_or_b32_e32 v17, v19, v17
	v_lshlrev_b16_e32 v19, 8, v130
	v_cndmask_b32_e64 v20, v201, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v21
	v_and_b32_e32 v19, 0xffff8000, v19
	s_nop 0
	v_cndmask_b32_e64 v20, 0, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v21
	s_nop 1
	v_cndmask_b32_e64 v20, v202, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v21
	s_nop 1
	v_cndmask_b32_e64 v20, v203, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v21
	s_nop 1
	v_cndmask_b32_e64 v20, v204, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v21
	s_nop 1
	v_cndmask_b32_e64 v20, v205, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v21
	s_nop 1
	v_cndmask_b32_e64 v20, v206, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v21
	s_nop 1
	v_cndmask_b32_e64 v20, v207, v20, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v21
	v_lshlrev_b16_e32 v21, 7, v33
	v_and_b32_e32 v21, 0x3f80, v21
	v_cndmask_b32_e64 v20, v208, v20, s[2:3]
	v_add_u16_e32 v21, 0x2000, v21
	v_cmp_ne_u16_e64 s[2:3], s85, v22
	v_or_b32_e32 v19, v20, v19
	v_lshlrev_b16_e32 v20, 8, v33
	v_cndmask_b32_e64 v21, v201, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v22
	v_and_b32_e32 v20, 0xffff8000, v20
	v_perm_b32 v17, v19, v17, s92
	v_cndmask_b32_e64 v21, 0, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v22
	ds_write_b64 v18, v[16:17] offset:32768
	v_add_u32_e32 v18, 0, v197
	v_cndmask_b32_e64 v21, v202, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v22
	v_perm_b32 v33, v40, v39, s92
	v_mov_b32_e32 v39, 0
	v_cndmask_b32_e64 v21, v203, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v22
	s_nop 1
	v_cndmask_b32_e64 v21, v204, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v22
	s_nop 1
	v_cndmask_b32_e64 v21, v205, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v22
	s_nop 1
	v_cndmask_b32_e64 v21, v206, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v22
	s_nop 1
	v_cndmask_b32_e64 v21, v207, v21, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v22
	v_lshlrev_b16_e32 v22, 7, v217
	v_and_b32_e32 v22, 0x3f80, v22
	v_cndmask_b32_e64 v21, v208, v21, s[2:3]
	v_add_u16_e32 v22, 0x2000, v22
	v_cmp_ne_u16_e64 s[2:3], s85, v23
	v_or_b32_e32 v20, v21, v20
	v_lshlrev_b16_e32 v21, 8, v217
	v_cndmask_b32_e64 v22, v201, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v23
	v_and_b32_e32 v21, 0xffff8000, v21
	s_nop 0
	v_cndmask_b32_e64 v22, 0, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v202, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v203, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v204, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v205, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v206, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v23
	s_nop 1
	v_cndmask_b32_e64 v22, v207, v22, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v23
	v_lshlrev_b16_e32 v23, 7, v216
	v_and_b32_e32 v23, 0x3f80, v23
	v_cndmask_b32_e64 v22, v208, v22, s[2:3]
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e64 s[2:3], s85, v24
	v_or_b32_e32 v21, v22, v21
	v_lshlrev_b16_e32 v22, 8, v216
	v_cndmask_b32_e64 v23, v201, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v24
	v_and_b32_e32 v22, 0xffff8000, v22
	v_perm_b32 v16, v21, v20, s92
	v_cndmask_b32_e64 v23, 0, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v202, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v203, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v204, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v205, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v206, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v24
	s_nop 1
	v_cndmask_b32_e64 v23, v207, v23, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v24
	v_lshlrev_b16_e32 v24, 7, v131
	v_and_b32_e32 v24, 0x3f80, v24
	v_cndmask_b32_e64 v23, v208, v23, s[2:3]
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e64 s[2:3], s85, v25
	v_or_b32_e32 v22, v23, v22
	v_lshlrev_b16_e32 v23, 8, v131
	v_cndmask_b32_e64 v24, v201, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v25
	v_and_b32_e32 v23, 0xffff8000, v23
	s_nop 0
	v_cndmask_b32_e64 v24, 0, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v202, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v203, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v204, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v205, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v206, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v207, v24, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v25
	s_nop 1
	v_cndmask_b32_e64 v24, v208, v24, s[2:3]
	v_or_b32_e32 v23, v24, v23
	v_perm_b32 v17, v23, v22, s92
	ds_write_b64 v18, v[16:17] offset:32768
	v_add_u32_e32 v16, 0, v165
	v_add_u32_e32 v16, 0x8000, v16
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[24:27], v16 offset1:16
	v_add_u32_e32 v16, 0, v198
	v_add_u32_e32 v16, 0x8000, v16
	ds_read2_b64 v[20:23], v16 offset1:16
	v_add_u32_e32 v16, 0, v199
	v_add_u32_e32 v16, 0x8000, v16
	ds_read2_b64 v[16:19], v16 offset1:16
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[28:29], 0
	ds_read2_b64 v[28:31], v32 offset1:16
	v_perm_b32 v32, v38, v36, s92
	v_lshlrev_b16_sdwa v36, v210, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v36, 0x3f80, v36
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[32:33], a[0:3]
	v_perm_b32 v33, v44, v43, s92
	v_perm_b32 v32, v42, v41, s92
	v_and_b32_sdwa v35, v35, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v36, 0x2000, v36
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[32:33], a[0:3]
	v_perm_b32 v33, v144, v143, s92
	v_perm_b32 v32, v46, v45, s92
	v_cmp_ne_u16_e64 s[2:3], s85, v35
	v_mov_b32_e32 v38, 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[32:33], a[0:3]
	v_perm_b32 v33, v149, v148, s92
	v_perm_b32 v32, v146, v145, s92
	v_cndmask_b32_e64 v36, v201, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 0, v35
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[32:33], a[0:3]
	v_perm_b32 v33, v154, v153, s92
	v_perm_b32 v32, v151, v150, s92
	v_cndmask_b32_e64 v36, 0, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 1, v35
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[32:33], a[0:3]
	v_perm_b32 v33, v223, v222, s92
	v_perm_b32 v32, v221, v155, s92
	v_cndmask_b32_e64 v36, v202, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 2, v35
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[32:33], a[0:3]
	v_perm_b32 v33, v228, v226, s92
	v_perm_b32 v32, v225, v224, s92
	v_cndmask_b32_e64 v36, v203, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 3, v35
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[32:33], a[0:3]
	v_perm_b32 v33, v233, v231, s92
	v_perm_b32 v32, v230, v229, s92
	v_cndmask_b32_e64 v36, v204, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 4, v35
	v_mfma_f32_16x16x16_f16 a[4:7], v[24:25], v[32:33], 0
	v_perm_b32 v33, v237, v236, s92
	v_perm_b32 v32, v235, v234, s92
	v_cndmask_b32_e64 v36, v205, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 5, v35
	v_mfma_f32_16x16x16_f16 a[4:7], v[20:21], v[32:33], a[4:7]
	v_perm_b32 v33, v240, v239, s92
	v_perm_b32 v32, v232, v238, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[16:17], v[32:33], a[4:7]
	v_perm_b32 v33, v34, v242, s92
	v_perm_b32 v32, v227, v241, s92
	v_cndmask_b32_e64 v34, v206, v36, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 6, v35
	v_mfma_f32_16x16x16_f16 a[4:7], v[28:29], v[32:33], a[4:7]
	v_perm_b32 v33, v244, v162, s92
	v_perm_b32 v32, v220, v243, s92
	v_cndmask_b32_e64 v34, v207, v34, s[2:3]
	v_cmp_ne_u16_e64 s[2:3], 7, v35
	v_mfma_f32_16x16x16_f16 a[4:7], v[26:27], v[32:33], a[4:7]
	v_perm_b32 v33, v245, v167, s92
	v_perm_b32 v32, v152, v166, s92
	v_cndmask_b32_e64 v34, v208, v34, s[2:3]
	v_mov_b32_e32 v36, 0
	v_mfma_f32_16x16x16_f16 a[4:7], v[22:23], v[32:33], a[4:7]
	v_perm_b32 v33, v247, v246, s92
	v_perm_b32 v32, v147, v168, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[32:33], a[4:7]
	v_or_b32_e32 v32, v34, v250
	v_perm_b32 v33, v32, v249, s92
	v_perm_b32 v32, v47, v248, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[30:31], v[32:33], a[4:7]
	v_mov_b32_e32 v32, 0
	.loc	1 19 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_44
	v_lshl_add_u64 v[34:35], v[102:103], 0, s[76:77]
	global_load_dwordx4 v[36:39], v[34:35], off
.LBB0_44:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[46:47], s[70:71], vcc
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_46
	v_lshl_add_u64 v[32:33], v[108:109], 0, s[76:77]
	global_load_dwordx4 v[32:35], v[32:33], off
.LBB0_46:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[46:47], s[72:73], vcc
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_48
	v_lshl_add_u64 v[42:43], v[106:107], 0, s[76:77]
	global_load_dwordx4 v[44:47], v[42:43], off
.LBB0_48:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[46:47], s[74:75], vcc
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[2:3], s[46:47]
	s_cbranch_execz .LBB0_23
	v_lshl_add_u64 v[40:41], v[104:105], 0, s[76:77]
	global_load_dwordx4 v[40:43], v[40:41], off
	s_branch .LBB0_23
.LBB0_50:
	v_mov_b32_e32 v49, v48
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v98, v99
	v_mov_b32_e32 v95, v99
	v_mov_b32_e32 v94, v99
	v_mov_b32_e32 v91, v99
	v_mov_b32_e32 v90, v99
	v_mov_b32_e32 v87, v99
	v_mov_b32_e32 v86, v99
	v_mov_b64_e32 v[96:97], v[48:49]
	v_mov_b64_e32 v[92:93], v[48:49]
	v_mov_b64_e32 v[88:89], v[48:49]
	v_mov_b64_e32 v[84:85], v[48:49]
.LBB0_51:
	v_mov_b32_e32 v17, 0
	.loc	1 15 0
	s_and_b64 s[26:27], s[28:29], s[26:27]
	v_mov_b32_e32 v16, v17
	.loc	1 16 0
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_cbranch_execz .LBB0_53
	s_lshl_b32 s26, s86, 2
	v_mul_lo_u32 v0, v215, s79
	s_add_u32 s26, s26, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s27, 0, s5
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[26:27]
	global_load_dword v16, v[0:1], off
.LBB0_53:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 15 0
	s_and_b64 s[24:25], s[28:29], s[24:25]
	.loc	1 16 0
	s_and_saveexec_b64 s[2:3], s[24:25]
	s_cbranch_execz .LBB0_55
	s_lshl_b32 s24, s86, 2
	v_mul_lo_u32 v0, v81, s79
	s_add_u32 s24, s24, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s25, 0, s5
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[24:25]
	global_load_dword v17, v[0:1], off
.LBB0_55:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 15 0
	s_and_b64 s[22:23], s[28:29], s[22:23]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	.loc	1 16 0
	s_and_saveexec_b64 s[2:3], s[22:23]
	s_cbranch_execz .LBB0_57
	s_lshl_b32 s22, s86, 2
	v_mul_lo_u32 v0, v77, s79
	s_add_u32 s22, s22, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s23, 0, s5
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[22:23]
	global_load_dword v18, v[0:1], off
.LBB0_57:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 15 0
	s_and_b64 s[20:21], s[28:29], s[20:21]
	.loc	1 16 0
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_59
	s_lshl_b32 s20, s86, 2
	v_mul_lo_u32 v0, v59, s79
	s_add_u32 s20, s20, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s21, 0, s5
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[20:21]
	global_load_dword v19, v[0:1], off
.LBB0_59:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 18 0
	v_add_u32_e32 v21, 0, v163
	v_add_u32_e32 v0, 0x2000, v21
	v_add_u32_e32 v49, 0, v194
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[30:31], v0 offset1:16
	v_add_u32_e32 v0, 0x2000, v49
	v_add_u32_e32 v59, 0, v195
	ds_read2_b32 v[34:35], v0 offset1:16
	v_add_u32_e32 v0, 0x2000, v59
	v_add_u32_e32 v77, 0, v196
	ds_read2_b32 v[36:37], v0 offset1:16
	v_add_u32_e32 v0, 0x2000, v77
	ds_read2_b32 v[22:23], v21 offset1:16
	ds_read2_b32 v[24:25], v49 offset1:16
	ds_read2_b32 v[26:27], v59 offset1:16
	ds_read2_b32 v[28:29], v77 offset1:16
	ds_read2_b32 v[38:39], v0 offset1:16
	v_cndmask_b32_e64 v0, 0, 1, s[28:29]
	v_mov_b32_e32 v20, 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a7, 0
	v_cmp_ne_u32_e64 s[20:21], 1, v0
	s_andn2_b64 vcc, exec, s[28:29]
	v_accvgpr_write_b32 a6, 0
	s_cbranch_vccnz .LBB0_61
	s_mov_b32 s2, s44
	s_lshl_b32 s44, s86, 2
	v_lshl_add_u64 v[0:1], v[100:101], 0, s[44:45]
	global_load_dword v20, v[0:1], off
	s_mov_b32 s44, s2
.LBB0_61:
	v_lshlrev_b16_e32 v1, 7, v32
	v_and_b32_e32 v1, 0x3f80, v1
	v_and_b32_e32 v2, 0x7f, v32
	v_add_u16_e32 v1, 0x2000, v1
	v_cmp_ne_u16_e32 vcc, s85, v2
	v_and_b32_e32 v3, 0x7f, v219
	v_and_b32_e32 v4, 0x7f, v218
	v_cndmask_b32_e32 v1, v201, v1, vcc
	v_cmp_ne_u16_e32 vcc, 0, v2
	v_and_b32_e32 v5, 0x7f, v130
	v_and_b32_e32 v6, 0x7f, v33
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cmp_ne_u16_e32 vcc, 1, v2
	v_and_b32_e32 v7, 0x7f, v217
	v_and_b32_e32 v8, 0x7f, v216
	v_cndmask_b32_e32 v1, v202, v1, vcc
	v_cmp_ne_u16_e32 vcc, 2, v2
	v_lshlrev_b16_e32 v0, 8, v32
	v_and_b32_e32 v0, 0xffff8000, v0
	v_cndmask_b32_e32 v1, v203, v1, vcc
	v_cmp_ne_u16_e32 vcc, 3, v2
	v_and_b32_e32 v9, 0x7f, v131
	s_nop 0
	v_cndmask_b32_e32 v1, v204, v1, vcc
	v_cmp_ne_u16_e32 vcc, 4, v2
	s_nop 1
	v_cndmask_b32_e32 v1, v205, v1, vcc
	v_cmp_ne_u16_e32 vcc, 5, v2
	s_nop 1
	v_cndmask_b32_e32 v1, v206, v1, vcc
	v_cmp_ne_u16_e32 vcc, 6, v2
	s_nop 1
	v_cndmask_b32_e32 v1, v207, v1, vcc
	v_cmp_ne_u16_e32 vcc, 7, v2
	v_lshlrev_b16_e32 v2, 7, v219
	v_and_b32_e32 v2, 0x3f80, v2
	v_cndmask_b32_e32 v1, v208, v1, vcc
	v_add_u16_e32 v2, 0x2000, v2
	v_cmp_ne_u16_e32 vcc, s85, v3
	v_or_b32_e32 v0, v1, v0
	v_lshlrev_b16_e32 v1, 8, v219
	v_cndmask_b32_e32 v2, v201, v2, vcc
	v_cmp_ne_u16_e32 vcc, 0, v3
	v_and_b32_e32 v1, 0xffff8000, v1
	s_nop 0
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_cmp_ne_u16_e32 vcc, 1, v3
	s_nop 1
	v_cndmask_b32_e32 v2, v202, v2, vcc
	v_cmp_ne_u16_e32 vcc, 2, v3
	s_nop 1
	v_cndmask_b32_e32 v2, v203, v2, vcc
	v_cmp_ne_u16_e32 vcc, 3, v3
	s_nop 1
	v_cndmask_b32_e32 v2, v204, v2, vcc
	v_cmp_ne_u16_e32 vcc, 4, v3
	s_nop 1
	v_cndmask_b32_e32 v2, v205, v2, vcc
	v_cmp_ne_u16_e32 vcc, 5, v3
	s_nop 1
	v_cndmask_b32_e32 v2, v206, v2, vcc
	v_cmp_ne_u16_e32 vcc, 6, v3
	s_nop 1
	v_cndmask_b32_e32 v2, v207, v2, vcc
	v_cmp_ne_u16_e32 vcc, 7, v3
	v_lshlrev_b16_e32 v3, 7, v218
	v_and_b32_e32 v3, 0x3f80, v3
	v_cndmask_b32_e32 v2, v208, v2, vcc
	v_add_u16_e32 v3, 0x2000, v3
	v_cmp_ne_u16_e32 vcc, s85, v4
	v_or_b32_e32 v2, v2, v1
	v_lshlrev_b16_e32 v1, 8, v218
	v_cndmask_b32_e32 v3, v201, v3, vcc
	v_cmp_ne_u16_e32 vcc, 0, v4
	v_and_b32_e32 v1, 0xffff8000, v1
	v_perm_b32 v0, v2, v0, s92
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cmp_ne_u16_e32 vcc, 1, v4
	v_add_u32_e32 v2, 0, v164
	s_nop 0
	v_cndmask_b32_e32 v3, v202, v3, vcc
	v_cmp_ne_u16_e32 vcc, 2, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v203, v3, vcc
	v_cmp_ne_u16_e32 vcc, 3, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v204, v3, vcc
	v_cmp_ne_u16_e32 vcc, 4, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v205, v3, vcc
	v_cmp_ne_u16_e32 vcc, 5, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v206, v3, vcc
	v_cmp_ne_u16_e32 vcc, 6, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v207, v3, vcc
	v_cmp_ne_u16_e32 vcc, 7, v4
	v_lshlrev_b16_e32 v4, 7, v130
	v_and_b32_e32 v4, 0x3f80, v4
	v_cndmask_b32_e32 v3, v208, v3, vcc
	v_add_u16_e32 v4, 0x2000, v4
	v_cmp_ne_u16_e32 vcc, s85, v5
	v_or_b32_e32 v1, v3, v1
	v_lshlrev_b16_e32 v3, 8, v130
	v_cndmask_b32_e32 v4, v201, v4, vcc
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_and_b32_e32 v3, 0xffff8000, v3
	s_nop 0
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_ne_u16_e32 vcc, 1, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v202, v4, vcc
	v_cmp_ne_u16_e32 vcc, 2, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v203, v4, vcc
	v_cmp_ne_u16_e32 vcc, 3, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v204, v4, vcc
	v_cmp_ne_u16_e32 vcc, 4, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v205, v4, vcc
	v_cmp_ne_u16_e32 vcc, 5, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v206, v4, vcc
	v_cmp_ne_u16_e32 vcc, 6, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v207, v4, vcc
	v_cmp_ne_u16_e32 vcc, 7, v5
	v_lshlrev_b16_e32 v5, 7, v33
	v_and_b32_e32 v5, 0x3f80, v5
	v_cndmask_b32_e32 v4, v208, v4, vcc
	v_add_u16_e32 v5, 0x2000, v5
	v_cmp_ne_u16_e32 vcc, s85, v6
	v_or_b32_e32 v3, v4, v3
	v_lshlrev_b16_e32 v4, 8, v33
	v_cndmask_b32_e32 v5, v201, v5, vcc
	v_cmp_ne_u16_e32 vcc, 0, v6
	v_and_b32_e32 v4, 0xffff8000, v4
	v_perm_b32 v1, v3, v1, s92
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_ne_u16_e32 vcc, 1, v6
	ds_write_b64 v2, v[0:1] offset:32768
	v_add_u32_e32 v2, 0, v197
	v_cndmask_b32_e32 v5, v202, v5, vcc
	v_cmp_ne_u16_e32 vcc, 2, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v203, v5, vcc
	v_cmp_ne_u16_e32 vcc, 3, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v204, v5, vcc
	v_cmp_ne_u16_e32 vcc, 4, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v205, v5, vcc
	v_cmp_ne_u16_e32 vcc, 5, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v206, v5, vcc
	v_cmp_ne_u16_e32 vcc, 6, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v207, v5, vcc
	v_cmp_ne_u16_e32 vcc, 7, v6
	v_lshlrev_b16_e32 v6, 7, v217
	v_and_b32_e32 v6, 0x3f80, v6
	v_cndmask_b32_e32 v5, v208, v5, vcc
	v_add_u16_e32 v6, 0x2000, v6
	v_cmp_ne_u16_e32 vcc, s85, v7
	v_or_b32_e32 v4, v5, v4
	v_lshlrev_b16_e32 v5, 8, v217
	v_cndmask_b32_e32 v6, v201, v6, vcc
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_and_b32_e32 v5, 0xffff8000, v5
	s_nop 0
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_cmp_ne_u16_e32 vcc, 1, v7
	s_nop 1
	v_cndmask_b32_e32 v6, v202, v6, vcc
	v_cmp_ne_u16_e32 vcc, 2, v7
	s_nop 1
	v_cndmask_b32_e32 v6, v203, v6, vcc
	v_cmp_ne_u16_e32 vcc, 3, v7
	s_nop 1
	v_cndmask_b32_e32 v6, v204, v6, vcc
	v_cmp_ne_u16_e32 vcc, 4, v7
	s_nop 1
	v_cndmask_b32_e32 v6, v205, v6, vcc
	v_cmp_ne_u16_e32 vcc, 5, v7
	s_nop 1
	v_cndmask_b32_e32 v6, v206, v6, vcc
	v_cmp_ne_u16_e32 vcc, 6, v7
	s_nop 1
	v_cndmask_b32_e32 v6, v207, v6, vcc
	v_cmp_ne_u16_e32 vcc, 7, v7
	v_lshlrev_b16_e32 v7, 7, v216
	v_and_b32_e32 v7, 0x3f80, v7
	v_cndmask_b32_e32 v6, v208, v6, vcc
	v_add_u16_e32 v7, 0x2000, v7
	v_cmp_ne_u16_e32 vcc, s85, v8
	v_or_b32_e32 v5, v6, v5
	v_lshlrev_b16_e32 v6, 8, v216
	v_cndmask_b32_e32 v7, v201, v7, vcc
	v_cmp_ne_u16_e32 vcc, 0, v8
	v_and_b32_e32 v6, 0xffff8000, v6
	v_perm_b32 v0, v5, v4, s92
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_ne_u16_e32 vcc, 1, v8
	s_nop 1
	v_cndmask_b32_e32 v7, v202, v7, vcc
	v_cmp_ne_u16_e32 vcc, 2, v8
	s_nop 1
	v_cndmask_b32_e32 v7, v203, v7, vcc
	v_cmp_ne_u16_e32 vcc, 3, v8
	s_nop 1
	v_cndmask_b32_e32 v7, v204, v7, vcc
	v_cmp_ne_u16_e32 vcc, 4, v8
	s_nop 1
	v_cndmask_b32_e32 v7, v205, v7, vcc
	v_cmp_ne_u16_e32 vcc, 5, v8
	s_nop 1
	v_cndmask_b32_e32 v7, v206, v7, vcc
	v_cmp_ne_u16_e32 vcc, 6, v8
	s_nop 1
	v_cndmask_b32_e32 v7, v207, v7, vcc
	v_cmp_ne_u16_e32 vcc, 7, v8
	v_lshlrev_b16_e32 v8, 7, v131
	v_and_b32_e32 v8, 0x3f80, v8
	v_cndmask_b32_e32 v7, v208, v7, vcc
	v_add_u16_e32 v8, 0x2000, v8
	v_cmp_ne_u16_e32 vcc, s85, v9
	v_or_b32_e32 v6, v7, v6
	v_lshlrev_b16_e32 v7, 8, v131
	v_cndmask_b32_e32 v8, v201, v8, vcc
	v_cmp_ne_u16_e32 vcc, 0, v9
	v_and_b32_e32 v7, 0xffff8000, v7
	s_nop 0
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_ne_u16_e32 vcc, 1, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v202, v8, vcc
	v_cmp_ne_u16_e32 vcc, 2, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v203, v8, vcc
	v_cmp_ne_u16_e32 vcc, 3, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v204, v8, vcc
	v_cmp_ne_u16_e32 vcc, 4, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v205, v8, vcc
	v_cmp_ne_u16_e32 vcc, 5, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v206, v8, vcc
	v_cmp_ne_u16_e32 vcc, 6, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v207, v8, vcc
	v_cmp_ne_u16_e32 vcc, 7, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v208, v8, vcc
	v_or_b32_e32 v7, v8, v7
	v_perm_b32 v1, v7, v6, s92
	ds_write_b64 v2, v[0:1] offset:32768
	v_add_u32_e32 v0, 0, v165
	v_add_u32_e32 v0, 0x8000, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b64 v[12:15], v0 offset1:16
	v_add_u32_e32 v0, 0, v198
	v_add_u32_e32 v0, 0x8000, v0
	ds_read2_b64 v[8:11], v0 offset1:16
	v_add_u32_e32 v0, 0, v199
	v_add_u32_e32 v0, 0x8000, v0
	ds_read2_b64 v[4:7], v0 offset1:16
	v_add_u32_e32 v0, 0, v200
	v_add_u32_e32 v0, 0x8000, v0
	ds_read2_b64 v[0:3], v0 offset1:16
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_63
	v_lshlrev_b16_sdwa v41, v210, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v32, v39, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v41, 0x3f80, v41
	v_add_u16_e32 v41, 0x2000, v41
	v_cmp_ne_u16_e32 vcc, s85, v32
	v_lshlrev_b16_sdwa v33, v209, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v33, 0xffff8000, v33
	v_cndmask_b32_e32 v41, v201, v41, vcc
	v_cmp_ne_u16_e32 vcc, 0, v32
	v_lshlrev_b16_sdwa v42, v210, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v42, 0x3f80, v42
	v_cndmask_b32_e32 v41, 0, v41, vcc
	v_cmp_ne_u16_e32 vcc, 1, v32
	v_add_u16_e32 v42, 0x2000, v42
	v_lshrrev_b32_e32 v40, 8, v39
	v_cndmask_b32_e32 v41, v202, v41, vcc
	v_cmp_ne_u16_e32 vcc, 2, v32
	v_lshlrev_b16_sdwa v46, v210, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v46, 0x3f80, v46
	v_cndmask_b32_e32 v41, v203, v41, vcc
	v_cmp_ne_u16_e32 vcc, 3, v32
	v_add_u16_e32 v46, 0x2000, v46
	v_lshlrev_b16_sdwa v43, v209, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v41, v204, v41, vcc
	v_cmp_ne_u16_e32 vcc, 4, v32
	v_and_b32_e32 v43, 0xffff8000, v43
	v_lshlrev_b16_sdwa v47, v210, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v41, v205, v41, vcc
	v_cmp_ne_u16_e32 vcc, 5, v32
	v_and_b32_e32 v47, 0x3f80, v47
	v_add_u16_e32 v47, 0x2000, v47
	v_cndmask_b32_e32 v41, v206, v41, vcc
	v_cmp_ne_u16_e32 vcc, 6, v32
	v_lshrrev_b32_e32 v45, 8, v37
	v_lshlrev_b16_sdwa v102, v210, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v41, v207, v41, vcc
	v_cmp_ne_u16_e32 vcc, 7, v32
	v_and_b32_e32 v102, 0x3f80, v102
	v_add_u16_e32 v102, 0x2000, v102
	v_cndmask_b32_e32 v32, v208, v41, vcc
	v_or_b32_e32 v32, v32, v33
	v_and_b32_sdwa v33, v39, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v33
	v_lshlrev_b16_sdwa v41, v209, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v41, 0xffff8000, v41
	v_cndmask_b32_e32 v42, v201, v42, vcc
	v_cmp_ne_u16_e32 vcc, 0, v33
	v_lshlrev_b16_sdwa v81, v209, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v81, 0xffff8000, v81
	v_cndmask_b32_e32 v42, 0, v42, vcc
	v_cmp_ne_u16_e32 vcc, 1, v33
	v_lshlrev_b16_sdwa v103, v210, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v103, 0x3f80, v103
	v_cndmask_b32_e32 v42, v202, v42, vcc
	v_cmp_ne_u16_e32 vcc, 2, v33
	v_add_u16_e32 v103, 0x2000, v103
	v_lshrrev_b32_e32 v69, 8, v35
	v_cndmask_b32_e32 v42, v203, v42, vcc
	v_cmp_ne_u16_e32 vcc, 3, v33
	v_lshlrev_b16_sdwa v105, v210, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v105, 0x3f80, v105
	v_cndmask_b32_e32 v42, v204, v42, vcc
	v_cmp_ne_u16_e32 vcc, 4, v33
	v_add_u16_e32 v105, 0x2000, v105
	v_lshlrev_b16_sdwa v104, v209, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v42, v205, v42, vcc
	v_cmp_ne_u16_e32 vcc, 5, v33
	v_and_b32_e32 v104, 0xffff8000, v104
	v_lshlrev_b16_sdwa v107, v210, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v42, v206, v42, vcc
	v_cmp_ne_u16_e32 vcc, 6, v33
	v_and_b32_e32 v107, 0x3f80, v107
	v_add_u16_e32 v107, 0x2000, v107
	v_cndmask_b32_e32 v42, v207, v42, vcc
	v_cmp_ne_u16_e32 vcc, 7, v33
	v_lshrrev_b32_e32 v68, 8, v31
	v_lshlrev_b16_sdwa v109, v210, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v33, v208, v42, vcc
	v_or_b32_e32 v33, v33, v41
	v_and_b32_e32 v41, 0x7f, v40
	v_lshlrev_b16_e32 v42, 8, v40
	v_lshlrev_b16_e32 v40, 7, v40
	v_and_b32_e32 v40, 0x3f80, v40
	v_add_u16_e32 v40, 0x2000, v40
	v_cmp_ne_u16_e32 vcc, s85, v41
	v_and_b32_e32 v109, 0x3f80, v109
	v_add_u16_e32 v109, 0x2000, v109
	v_cndmask_b32_e32 v40, v201, v40, vcc
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_lshlrev_b16_sdwa v110, v210, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v110, 0x3f80, v110
	v_cndmask_b32_e32 v40, 0, v40, vcc
	v_cmp_ne_u16_e32 vcc, 1, v41
	v_add_u16_e32 v110, 0x2000, v110
	v_lshrrev_b32_e32 v112, 8, v38
	v_cndmask_b32_e32 v40, v202, v40, vcc
	v_cmp_ne_u16_e32 vcc, 2, v41
	v_lshlrev_b16_sdwa v114, v210, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v114, 0x3f80, v114
	v_cndmask_b32_e32 v40, v203, v40, vcc
	v_cmp_ne_u16_e32 vcc, 3, v41
	v_add_u16_e32 v114, 0x2000, v114
	v_lshlrev_b16_sdwa v116, v210, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v40, v204, v40, vcc
	v_cmp_ne_u16_e32 vcc, 4, v41
	v_and_b32_e32 v116, 0x3f80, v116
	v_add_u16_e32 v116, 0x2000, v116
	v_cndmask_b32_e32 v40, v205, v40, vcc
	v_cmp_ne_u16_e32 vcc, 5, v41
	v_lshrrev_b32_e32 v117, 8, v36
	v_lshlrev_b16_sdwa v119, v210, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v40, v206, v40, vcc
	v_cmp_ne_u16_e32 vcc, 6, v41
	v_and_b32_e32 v119, 0x3f80, v119
	v_add_u16_e32 v119, 0x2000, v119
	v_cndmask_b32_e32 v40, v207, v40, vcc
	v_cmp_ne_u16_e32 vcc, 7, v41
	v_and_b32_e32 v41, 0xffff8000, v42
	v_lshlrev_b16_e32 v42, 8, v39
	v_cndmask_b32_e32 v40, v208, v40, vcc
	v_or_b32_e32 v40, v40, v41
	v_and_b32_e32 v41, 0x7f, v39
	v_lshlrev_b16_e32 v39, 7, v39
	v_and_b32_e32 v39, 0x3f80, v39
	v_add_u16_e32 v39, 0x2000, v39
	v_cmp_ne_u16_e32 vcc, s85, v41
	v_lshlrev_b16_sdwa v121, v210, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v121, 0x3f80, v121
	v_cndmask_b32_e32 v39, v201, v39, vcc
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_add_u16_e32 v121, 0x2000, v121
	v_lshrrev_b32_e32 v122, 8, v34
	v_cndmask_b32_e32 v39, 0, v39, vcc
	v_cmp_ne_u16_e32 vcc, 1, v41
	v_lshlrev_b16_sdwa v124, v210, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v124, 0x3f80, v124
	v_cndmask_b32_e32 v39, v202, v39, vcc
	v_cmp_ne_u16_e32 vcc, 2, v41
	v_add_u16_e32 v124, 0x2000, v124
	v_lshlrev_b16_sdwa v126, v210, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v39, v203, v39, vcc
	v_cmp_ne_u16_e32 vcc, 3, v41
	v_and_b32_e32 v126, 0x3f80, v126
	v_add_u16_e32 v126, 0x2000, v126
	v_cndmask_b32_e32 v39, v204, v39, vcc
	v_cmp_ne_u16_e32 vcc, 4, v41
	v_lshrrev_b32_e32 v127, 8, v30
	v_lshlrev_b16_sdwa v129, v210, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v39, v205, v39, vcc
	v_cmp_ne_u16_e32 vcc, 5, v41
	v_and_b32_e32 v129, 0x3f80, v129
	v_add_u16_e32 v129, 0x2000, v129
	v_cndmask_b32_e32 v39, v206, v39, vcc
	v_cmp_ne_u16_e32 vcc, 6, v41
	v_lshlrev_b16_sdwa v131, v210, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v131, 0x3f80, v131
	v_cndmask_b32_e32 v39, v207, v39, vcc
	v_cmp_ne_u16_e32 vcc, 7, v41
	v_and_b32_e32 v41, 0xffff8000, v42
	v_and_b32_sdwa v42, v37, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v39, v208, v39, vcc
	v_cmp_ne_u16_e32 vcc, s85, v42
	v_add_u16_e32 v131, 0x2000, v131
	v_lshrrev_b32_e32 v130, 8, v29
	v_cndmask_b32_e32 v46, v201, v46, vcc
	v_cmp_ne_u16_e32 vcc, 0, v42
	v_lshlrev_b16_sdwa v133, v210, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v133, 0x3f80, v133
	v_cndmask_b32_e32 v46, 0, v46, vcc
	v_cmp_ne_u16_e32 vcc, 1, v42
	v_add_u16_e32 v133, 0x2000, v133
	v_lshlrev_b16_sdwa v134, v210, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v46, v202, v46, vcc
	v_cmp_ne_u16_e32 vcc, 2, v42
	v_and_b32_e32 v134, 0x3f80, v134
	v_add_u16_e32 v134, 0x2000, v134
	v_cndmask_b32_e32 v46, v203, v46, vcc
	v_cmp_ne_u16_e32 vcc, 3, v42
	v_lshrrev_b32_e32 v125, 8, v27
	v_lshlrev_b16_sdwa v136, v210, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v46, v204, v46, vcc
	v_cmp_ne_u16_e32 vcc, 4, v42
	v_and_b32_e32 v136, 0x3f80, v136
	v_add_u16_e32 v136, 0x2000, v136
	v_cndmask_b32_e32 v46, v205, v46, vcc
	v_cmp_ne_u16_e32 vcc, 5, v42
	v_lshlrev_b16_sdwa v137, v210, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v137, 0x3f80, v137
	v_cndmask_b32_e32 v46, v206, v46, vcc
	v_cmp_ne_u16_e32 vcc, 6, v42
	v_add_u16_e32 v137, 0x2000, v137
	v_lshrrev_b32_e32 v120, 8, v25
	v_cndmask_b32_e32 v46, v207, v46, vcc
	v_cmp_ne_u16_e32 vcc, 7, v42
	v_lshlrev_b16_sdwa v140, v210, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v140, 0x3f80, v140
	v_cndmask_b32_e32 v42, v208, v46, vcc
	v_or_b32_e32 v42, v42, v43
	v_and_b32_sdwa v43, v37, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v43
	v_lshlrev_b16_sdwa v46, v209, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v46, 0xffff8000, v46
	v_cndmask_b32_e32 v47, v201, v47, vcc
	v_cmp_ne_u16_e32 vcc, 0, v43
	v_add_u16_e32 v140, 0x2000, v140
	v_lshlrev_b16_sdwa v141, v210, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v47, 0, v47, vcc
	v_cmp_ne_u16_e32 vcc, 1, v43
	v_and_b32_e32 v141, 0x3f80, v141
	v_add_u16_e32 v141, 0x2000, v141
	v_cndmask_b32_e32 v47, v202, v47, vcc
	v_cmp_ne_u16_e32 vcc, 2, v43
	v_lshrrev_b32_e32 v115, 8, v23
	v_lshlrev_b16_sdwa v143, v210, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v47, v203, v47, vcc
	v_cmp_ne_u16_e32 vcc, 3, v43
	v_and_b32_e32 v143, 0x3f80, v143
	v_add_u16_e32 v143, 0x2000, v143
	v_cndmask_b32_e32 v47, v204, v47, vcc
	v_cmp_ne_u16_e32 vcc, 4, v43
	v_lshlrev_b16_sdwa v142, v209, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v142, 0xffff8000, v142
	v_cndmask_b32_e32 v47, v205, v47, vcc
	v_cmp_ne_u16_e32 vcc, 5, v43
	v_lshlrev_b16_sdwa v144, v210, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v144, 0x3f80, v144
	v_cndmask_b32_e32 v47, v206, v47, vcc
	v_cmp_ne_u16_e32 vcc, 6, v43
	v_add_u16_e32 v144, 0x2000, v144
	v_lshrrev_b32_e32 v111, 8, v28
	v_cndmask_b32_e32 v47, v207, v47, vcc
	v_cmp_ne_u16_e32 vcc, 7, v43
	v_lshlrev_b16_sdwa v146, v210, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v146, 0x3f80, v146
	v_cndmask_b32_e32 v43, v208, v47, vcc
	v_or_b32_e32 v43, v43, v46
	v_and_b32_e32 v46, 0x7f, v45
	v_lshlrev_b16_e32 v47, 8, v45
	v_lshlrev_b16_e32 v45, 7, v45
	v_and_b32_e32 v45, 0x3f80, v45
	v_add_u16_e32 v45, 0x2000, v45
	v_cmp_ne_u16_e32 vcc, s85, v46
	v_add_u16_e32 v146, 0x2000, v146
	v_lshlrev_b16_sdwa v145, v209, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v45, v201, v45, vcc
	v_cmp_ne_u16_e32 vcc, 0, v46
	v_and_b32_e32 v145, 0xffff8000, v145
	v_lshlrev_b16_sdwa v147, v210, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_ne_u16_e32 vcc, 1, v46
	v_and_b32_e32 v147, 0x3f80, v147
	v_add_u16_e32 v147, 0x2000, v147
	v_cndmask_b32_e32 v45, v202, v45, vcc
	v_cmp_ne_u16_e32 vcc, 2, v46
	v_lshrrev_b32_e32 v106, 8, v26
	v_lshlrev_b16_sdwa v149, v210, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v45, v203, v45, vcc
	v_cmp_ne_u16_e32 vcc, 3, v46
	v_and_b32_e32 v149, 0x3f80, v149
	v_add_u16_e32 v149, 0x2000, v149
	v_cndmask_b32_e32 v45, v204, v45, vcc
	v_cmp_ne_u16_e32 vcc, 4, v46
	v_lshlrev_b16_sdwa v148, v209, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v148, 0xffff8000, v148
	v_cndmask_b32_e32 v45, v205, v45, vcc
	v_cmp_ne_u16_e32 vcc, 5, v46
	v_lshlrev_b16_sdwa v150, v210, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v150, 0x3f80, v150
	v_cndmask_b32_e32 v45, v206, v45, vcc
	v_cmp_ne_u16_e32 vcc, 6, v46
	v_add_u16_e32 v150, 0x2000, v150
	v_lshrrev_b32_e32 v83, 8, v24
	v_cndmask_b32_e32 v45, v207, v45, vcc
	v_cmp_ne_u16_e32 vcc, 7, v46
	v_and_b32_e32 v46, 0xffff8000, v47
	v_lshlrev_b16_e32 v47, 8, v37
	v_cndmask_b32_e32 v45, v208, v45, vcc
	v_or_b32_e32 v45, v45, v46
	v_and_b32_e32 v46, 0x7f, v37
	v_lshlrev_b16_e32 v37, 7, v37
	v_and_b32_e32 v37, 0x3f80, v37
	v_add_u16_e32 v37, 0x2000, v37
	v_cmp_ne_u16_e32 vcc, s85, v46
	v_lshlrev_b16_sdwa v152, v210, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v152, 0x3f80, v152
	v_cndmask_b32_e32 v37, v201, v37, vcc
	v_cmp_ne_u16_e32 vcc, 0, v46
	v_add_u16_e32 v152, 0x2000, v152
	v_lshlrev_b16_sdwa v151, v209, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v37, 0, v37, vcc
	v_cmp_ne_u16_e32 vcc, 1, v46
	v_and_b32_e32 v151, 0xffff8000, v151
	v_lshlrev_b16_sdwa v153, v210, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v37, v202, v37, vcc
	v_cmp_ne_u16_e32 vcc, 2, v46
	v_and_b32_e32 v153, 0x3f80, v153
	v_add_u16_e32 v153, 0x2000, v153
	v_cndmask_b32_e32 v37, v203, v37, vcc
	v_cmp_ne_u16_e32 vcc, 3, v46
	v_lshrrev_b32_e32 v44, 8, v22
	s_nop 0
	v_cndmask_b32_e32 v37, v204, v37, vcc
	v_cmp_ne_u16_e32 vcc, 4, v46
	s_nop 1
	v_cndmask_b32_e32 v37, v205, v37, vcc
	v_cmp_ne_u16_e32 vcc, 5, v46
	s_nop 1
	v_cndmask_b32_e32 v37, v206, v37, vcc
	v_cmp_ne_u16_e32 vcc, 6, v46
	s_nop 1
	v_cndmask_b32_e32 v37, v207, v37, vcc
	v_cmp_ne_u16_e32 vcc, 7, v46
	v_and_b32_e32 v46, 0xffff8000, v47
	v_and_b32_sdwa v47, v35, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v37, v208, v37, vcc
	v_cmp_ne_u16_e32 vcc, s85, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v201, v102, vcc
	v_cmp_ne_u16_e32 vcc, 0, v47
	s_nop 1
	v_cndmask_b32_e32 v102, 0, v102, vcc
	v_cmp_ne_u16_e32 vcc, 1, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v202, v102, vcc
	v_cmp_ne_u16_e32 vcc, 2, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v203, v102, vcc
	v_cmp_ne_u16_e32 vcc, 3, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v204, v102, vcc
	v_cmp_ne_u16_e32 vcc, 4, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v205, v102, vcc
	v_cmp_ne_u16_e32 vcc, 5, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v206, v102, vcc
	v_cmp_ne_u16_e32 vcc, 6, v47
	s_nop 1
	v_cndmask_b32_e32 v102, v207, v102, vcc
	v_cmp_ne_u16_e32 vcc, 7, v47
	s_nop 1
	v_cndmask_b32_e32 v47, v208, v102, vcc
	v_or_b32_e32 v47, v47, v81
	v_and_b32_sdwa v81, v35, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v81
	v_lshlrev_b16_sdwa v102, v209, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v102, 0xffff8000, v102
	v_cndmask_b32_e32 v103, v201, v103, vcc
	v_cmp_ne_u16_e32 vcc, 0, v81
	s_nop 1
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_ne_u16_e32 vcc, 1, v81
	s_nop 1
	v_cndmask_b32_e32 v103, v202, v103, vcc
	v_cmp_ne_u16_e32 vcc, 2, v81
	s_nop 1
	v_cndmask_b32_e32 v103, v203, v103, vcc
	v_cmp_ne_u16_e32 vcc, 3, v81
	s_nop 1
	v_cndmask_b32_e32 v103, v204, v103, vcc
	v_cmp_ne_u16_e32 vcc, 4, v81
	s_nop 1
	v_cndmask_b32_e32 v103, v205, v103, vcc
	v_cmp_ne_u16_e32 vcc, 5, v81
	s_nop 1
	v_cndmask_b32_e32 v103, v206, v103, vcc
	v_cmp_ne_u16_e32 vcc, 6, v81
	s_nop 1
	v_cndmask_b32_e32 v103, v207, v103, vcc
	v_cmp_ne_u16_e32 vcc, 7, v81
	s_nop 1
	v_cndmask_b32_e32 v81, v208, v103, vcc
	v_or_b32_e32 v81, v81, v102
	v_and_b32_e32 v102, 0x7f, v69
	v_lshlrev_b16_e32 v103, 8, v69
	v_lshlrev_b16_e32 v69, 7, v69
	v_and_b32_e32 v69, 0x3f80, v69
	v_add_u16_e32 v69, 0x2000, v69
	v_cmp_ne_u16_e32 vcc, s85, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v201, v69, vcc
	v_cmp_ne_u16_e32 vcc, 0, v102
	s_nop 1
	v_cndmask_b32_e32 v69, 0, v69, vcc
	v_cmp_ne_u16_e32 vcc, 1, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v202, v69, vcc
	v_cmp_ne_u16_e32 vcc, 2, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v203, v69, vcc
	v_cmp_ne_u16_e32 vcc, 3, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v204, v69, vcc
	v_cmp_ne_u16_e32 vcc, 4, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v205, v69, vcc
	v_cmp_ne_u16_e32 vcc, 5, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v206, v69, vcc
	v_cmp_ne_u16_e32 vcc, 6, v102
	s_nop 1
	v_cndmask_b32_e32 v69, v207, v69, vcc
	v_cmp_ne_u16_e32 vcc, 7, v102
	v_and_b32_e32 v102, 0xffff8000, v103
	v_lshlrev_b16_e32 v103, 8, v35
	v_cndmask_b32_e32 v69, v208, v69, vcc
	v_or_b32_e32 v102, v69, v102
	v_and_b32_e32 v69, 0x7f, v35
	v_lshlrev_b16_e32 v35, 7, v35
	v_and_b32_e32 v35, 0x3f80, v35
	v_add_u16_e32 v35, 0x2000, v35
	v_cmp_ne_u16_e32 vcc, s85, v69
	v_and_b32_e32 v103, 0xffff8000, v103
	s_nop 0
	v_cndmask_b32_e32 v35, v201, v35, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v35, 0, v35, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v202, v35, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v203, v35, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v204, v35, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v205, v35, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v206, v35, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v207, v35, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_sdwa v69, v31, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v35, v208, v35, vcc
	v_cmp_ne_u16_e32 vcc, s85, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v201, v105, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v202, v105, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v203, v105, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v204, v105, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v205, v105, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v206, v105, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v105, v207, v105, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	s_nop 1
	v_cndmask_b32_e32 v69, v208, v105, vcc
	v_or_b32_e32 v104, v69, v104
	v_and_b32_sdwa v69, v31, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v69
	v_lshlrev_b16_sdwa v105, v209, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v105, 0xffff8000, v105
	v_cndmask_b32_e32 v107, v201, v107, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v107, v202, v107, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v107, v203, v107, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v107, v204, v107, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v107, v205, v107, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v107, v206, v107, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v107, v207, v107, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	s_nop 1
	v_cndmask_b32_e32 v69, v208, v107, vcc
	v_or_b32_e32 v105, v69, v105
	v_and_b32_e32 v69, 0x7f, v68
	v_lshlrev_b16_e32 v107, 8, v68
	v_lshlrev_b16_e32 v68, 7, v68
	v_and_b32_e32 v68, 0x3f80, v68
	v_add_u16_e32 v68, 0x2000, v68
	v_cmp_ne_u16_e32 vcc, s85, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v201, v68, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v68, 0, v68, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v202, v68, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v203, v68, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v204, v68, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v205, v68, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v206, v68, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v207, v68, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_e32 v69, 0xffff8000, v107
	s_nop 0
	v_cndmask_b32_e32 v68, v208, v68, vcc
	v_or_b32_e32 v107, v68, v69
	v_and_b32_e32 v68, 0x7f, v31
	v_lshlrev_b16_e32 v69, 8, v31
	v_lshlrev_b16_e32 v31, 7, v31
	v_and_b32_e32 v31, 0x3f80, v31
	v_add_u16_e32 v31, 0x2000, v31
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v108, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v31, v201, v31, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v31, 0, v31, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v202, v31, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v203, v31, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v204, v31, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v205, v31, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v206, v31, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v207, v31, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v38, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v31, v208, v31, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v201, v109, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v109, 0, v109, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v202, v109, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v203, v109, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v204, v109, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v205, v109, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v206, v109, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v207, v109, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v109, vcc
	v_or_b32_e32 v109, v68, v69
	v_and_b32_sdwa v68, v38, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v110, v201, v110, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v110, 0, v110, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v202, v110, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v203, v110, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v204, v110, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v205, v110, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v206, v110, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v207, v110, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v110, vcc
	v_or_b32_e32 v110, v68, v69
	v_and_b32_e32 v68, 0x7f, v112
	v_lshlrev_b16_e32 v69, 8, v112
	v_lshlrev_b16_e32 v112, 7, v112
	v_and_b32_e32 v112, 0x3f80, v112
	v_add_u16_e32 v112, 0x2000, v112
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v112, v201, v112, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v112, 0, v112, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v112, v202, v112, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v112, v203, v112, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v112, v204, v112, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v112, v205, v112, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v112, v206, v112, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v112, v207, v112, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v112, vcc
	v_or_b32_e32 v112, v68, v69
	v_and_b32_e32 v68, 0x7f, v38
	v_lshlrev_b16_e32 v69, 8, v38
	v_lshlrev_b16_e32 v38, 7, v38
	v_and_b32_e32 v38, 0x3f80, v38
	v_add_u16_e32 v38, 0x2000, v38
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v113, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v38, v201, v38, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v38, 0, v38, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v202, v38, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v203, v38, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v204, v38, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v205, v38, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v206, v38, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v207, v38, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v36, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v38, v208, v38, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v201, v114, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v114, 0, v114, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v202, v114, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v203, v114, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v204, v114, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v205, v114, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v206, v114, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v207, v114, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v114, vcc
	v_or_b32_e32 v114, v68, v69
	v_and_b32_sdwa v68, v36, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v116, v201, v116, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v116, 0, v116, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v202, v116, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v203, v116, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v204, v116, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v205, v116, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v206, v116, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v207, v116, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v116, vcc
	v_or_b32_e32 v116, v68, v69
	v_and_b32_e32 v68, 0x7f, v117
	v_lshlrev_b16_e32 v69, 8, v117
	v_lshlrev_b16_e32 v117, 7, v117
	v_and_b32_e32 v117, 0x3f80, v117
	v_add_u16_e32 v117, 0x2000, v117
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v117, v201, v117, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v117, 0, v117, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v117, v202, v117, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v117, v203, v117, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v117, v204, v117, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v117, v205, v117, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v117, v206, v117, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v117, v207, v117, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v117, vcc
	v_or_b32_e32 v117, v68, v69
	v_and_b32_e32 v68, 0x7f, v36
	v_lshlrev_b16_e32 v69, 8, v36
	v_lshlrev_b16_e32 v36, 7, v36
	v_and_b32_e32 v36, 0x3f80, v36
	v_add_u16_e32 v36, 0x2000, v36
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v118, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v36, v201, v36, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v36, 0, v36, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v202, v36, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v203, v36, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v204, v36, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v205, v36, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v206, v36, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v207, v36, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v34, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v36, v208, v36, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v201, v119, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v119, 0, v119, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v202, v119, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v203, v119, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v204, v119, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v205, v119, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v206, v119, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v207, v119, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v119, vcc
	v_or_b32_e32 v119, v68, v69
	v_and_b32_sdwa v68, v34, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v121, v201, v121, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v121, 0, v121, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v202, v121, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v203, v121, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v204, v121, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v205, v121, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v206, v121, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v207, v121, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v121, vcc
	v_or_b32_e32 v121, v68, v69
	v_and_b32_e32 v68, 0x7f, v122
	v_lshlrev_b16_e32 v69, 8, v122
	v_lshlrev_b16_e32 v122, 7, v122
	v_and_b32_e32 v122, 0x3f80, v122
	v_add_u16_e32 v122, 0x2000, v122
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v122, v201, v122, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v122, 0, v122, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v122, v202, v122, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v122, v203, v122, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v122, v204, v122, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v122, v205, v122, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v122, v206, v122, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v122, v207, v122, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v122, vcc
	v_or_b32_e32 v122, v68, v69
	v_and_b32_e32 v68, 0x7f, v34
	v_lshlrev_b16_e32 v69, 8, v34
	v_lshlrev_b16_e32 v34, 7, v34
	v_and_b32_e32 v34, 0x3f80, v34
	v_add_u16_e32 v34, 0x2000, v34
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v123, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v34, v201, v34, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v34, 0, v34, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v202, v34, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v203, v34, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v204, v34, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v205, v34, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v206, v34, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v207, v34, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v30, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v34, v208, v34, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v201, v124, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v124, 0, v124, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v202, v124, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v203, v124, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v204, v124, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v205, v124, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v206, v124, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v207, v124, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v124, vcc
	v_or_b32_e32 v124, v68, v69
	v_and_b32_sdwa v68, v30, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v126, v201, v126, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v126, 0, v126, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v126, v202, v126, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v126, v203, v126, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v126, v204, v126, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v126, v205, v126, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v126, v206, v126, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v126, v207, v126, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v126, vcc
	v_or_b32_e32 v126, v68, v69
	v_and_b32_e32 v68, 0x7f, v127
	v_lshlrev_b16_e32 v69, 8, v127
	v_lshlrev_b16_e32 v127, 7, v127
	v_and_b32_e32 v127, 0x3f80, v127
	v_add_u16_e32 v127, 0x2000, v127
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v127, v201, v127, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v202, v127, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v203, v127, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v204, v127, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v205, v127, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v206, v127, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v207, v127, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v127, vcc
	v_or_b32_e32 v127, v68, v69
	v_and_b32_e32 v68, 0x7f, v30
	v_lshlrev_b16_e32 v69, 8, v30
	v_lshlrev_b16_e32 v30, 7, v30
	v_and_b32_e32 v30, 0x3f80, v30
	v_add_u16_e32 v30, 0x2000, v30
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v128, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v30, v201, v30, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v30, 0, v30, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v30, v202, v30, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v30, v203, v30, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v30, v204, v30, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v30, v205, v30, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v30, v206, v30, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v30, v207, v30, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v29, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v30, v208, v30, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v201, v129, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v129, 0, v129, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v202, v129, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v203, v129, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v204, v129, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v205, v129, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v206, v129, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v129, v207, v129, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v129, vcc
	v_or_b32_e32 v129, v68, v69
	v_and_b32_sdwa v68, v29, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v131, v201, v131, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v131, 0, v131, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v202, v131, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v203, v131, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v204, v131, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v205, v131, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v206, v131, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v207, v131, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v131, vcc
	v_or_b32_e32 v131, v68, v69
	v_and_b32_e32 v68, 0x7f, v130
	v_lshlrev_b16_e32 v69, 8, v130
	v_lshlrev_b16_e32 v130, 7, v130
	v_and_b32_e32 v130, 0x3f80, v130
	v_add_u16_e32 v130, 0x2000, v130
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v130, v201, v130, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v130, 0, v130, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v202, v130, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v203, v130, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v204, v130, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v205, v130, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v206, v130, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v207, v130, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v130, vcc
	v_or_b32_e32 v130, v68, v69
	v_and_b32_e32 v68, 0x7f, v29
	v_lshlrev_b16_e32 v69, 8, v29
	v_lshlrev_b16_e32 v29, 7, v29
	v_and_b32_e32 v29, 0x3f80, v29
	v_add_u16_e32 v29, 0x2000, v29
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v132, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v29, v201, v29, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v29, 0, v29, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v202, v29, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v203, v29, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v204, v29, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v205, v29, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v206, v29, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v207, v29, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v27, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v29, v208, v29, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v201, v133, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v133, 0, v133, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v202, v133, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v203, v133, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v204, v133, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v205, v133, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v206, v133, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v207, v133, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v133, vcc
	v_or_b32_e32 v133, v68, v69
	v_and_b32_sdwa v68, v27, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v134, v201, v134, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v134, 0, v134, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v202, v134, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v203, v134, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v204, v134, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v205, v134, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v206, v134, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v207, v134, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v134, vcc
	v_or_b32_e32 v134, v68, v69
	v_and_b32_e32 v68, 0x7f, v125
	v_lshlrev_b16_e32 v69, 8, v125
	v_lshlrev_b16_e32 v125, 7, v125
	v_and_b32_e32 v125, 0x3f80, v125
	v_add_u16_e32 v125, 0x2000, v125
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v125, v201, v125, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v125, 0, v125, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v202, v125, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v203, v125, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v204, v125, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v205, v125, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v206, v125, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v207, v125, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v125, vcc
	v_or_b32_e32 v125, v68, v69
	v_and_b32_e32 v68, 0x7f, v27
	v_lshlrev_b16_e32 v69, 8, v27
	v_lshlrev_b16_e32 v27, 7, v27
	v_and_b32_e32 v27, 0x3f80, v27
	v_add_u16_e32 v27, 0x2000, v27
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v135, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v27, v201, v27, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v27, 0, v27, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v202, v27, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v203, v27, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v204, v27, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v205, v27, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v206, v27, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v207, v27, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v25, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v27, v208, v27, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v201, v136, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v136, 0, v136, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v202, v136, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v203, v136, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v204, v136, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v205, v136, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v206, v136, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v136, v207, v136, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v136, vcc
	v_or_b32_e32 v136, v68, v69
	v_and_b32_sdwa v68, v25, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v137, v201, v137, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v137, 0, v137, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v137, v202, v137, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v137, v203, v137, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v137, v204, v137, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v137, v205, v137, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v137, v206, v137, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v137, v207, v137, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v137, vcc
	v_or_b32_e32 v137, v68, v69
	v_and_b32_e32 v68, 0x7f, v120
	v_lshlrev_b16_e32 v69, 8, v120
	v_lshlrev_b16_e32 v120, 7, v120
	v_and_b32_e32 v120, 0x3f80, v120
	v_add_u16_e32 v120, 0x2000, v120
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v120, v201, v120, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v120, 0, v120, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v202, v120, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v203, v120, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v204, v120, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v205, v120, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v206, v120, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v207, v120, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v120, vcc
	v_or_b32_e32 v120, v68, v69
	v_and_b32_e32 v68, 0x7f, v25
	v_lshlrev_b16_e32 v69, 8, v25
	v_lshlrev_b16_e32 v25, 7, v25
	v_and_b32_e32 v25, 0x3f80, v25
	v_add_u16_e32 v25, 0x2000, v25
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v138, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v25, v201, v25, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v25, v202, v25, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v25, v203, v25, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v25, v204, v25, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v25, v205, v25, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v25, v206, v25, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v25, v207, v25, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v23, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v25, v208, v25, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v201, v140, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v140, 0, v140, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v202, v140, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v203, v140, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v204, v140, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v205, v140, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v206, v140, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v140, v207, v140, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v140, vcc
	v_or_b32_e32 v140, v68, v69
	v_and_b32_sdwa v68, v23, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v141, v201, v141, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v141, 0, v141, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v141, v202, v141, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v141, v203, v141, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v141, v204, v141, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v141, v205, v141, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v141, v206, v141, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v141, v207, v141, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v141, vcc
	v_or_b32_e32 v141, v68, v69
	v_and_b32_e32 v68, 0x7f, v115
	v_lshlrev_b16_e32 v69, 8, v115
	v_lshlrev_b16_e32 v115, 7, v115
	v_and_b32_e32 v115, 0x3f80, v115
	v_add_u16_e32 v115, 0x2000, v115
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v115, v201, v115, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v115, 0, v115, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v202, v115, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v203, v115, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v204, v115, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v205, v115, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v206, v115, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v207, v115, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v115, vcc
	v_or_b32_e32 v68, v68, v69
	v_and_b32_e32 v69, 0x7f, v23
	v_lshlrev_b16_e32 v115, 8, v23
	v_lshlrev_b16_e32 v23, 7, v23
	v_and_b32_e32 v23, 0x3f80, v23
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e32 vcc, s85, v69
	v_and_b32_e32 v115, 0xffff8000, v115
	s_nop 0
	v_cndmask_b32_e32 v23, v201, v23, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v23, 0, v23, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v23, v202, v23, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v23, v203, v23, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v23, v204, v23, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v23, v205, v23, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v23, v206, v23, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v23, v207, v23, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	s_nop 1
	v_cndmask_b32_e32 v69, v208, v23, vcc
	v_and_b32_sdwa v23, v28, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v201, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v202, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v203, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v204, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v205, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v206, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v143, v207, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v143, vcc
	v_or_b32_e32 v142, v23, v142
	v_and_b32_sdwa v23, v28, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v23
	v_lshlrev_b16_sdwa v143, v209, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v143, 0xffff8000, v143
	v_cndmask_b32_e32 v144, v201, v144, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v144, v202, v144, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v144, v203, v144, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v144, v204, v144, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v144, v205, v144, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v144, v206, v144, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v144, v207, v144, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v144, vcc
	v_or_b32_e32 v143, v23, v143
	v_and_b32_e32 v23, 0x7f, v111
	v_lshlrev_b16_e32 v144, 8, v111
	v_lshlrev_b16_e32 v111, 7, v111
	v_and_b32_e32 v111, 0x3f80, v111
	v_add_u16_e32 v111, 0x2000, v111
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v201, v111, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v111, 0, v111, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v202, v111, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v203, v111, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v204, v111, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v205, v111, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v206, v111, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v111, v207, v111, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v111, vcc
	v_and_b32_e32 v111, 0xffff8000, v144
	v_or_b32_e32 v111, v23, v111
	v_and_b32_e32 v23, 0x7f, v28
	v_lshlrev_b16_e32 v144, 8, v28
	v_lshlrev_b16_e32 v28, 7, v28
	v_and_b32_e32 v28, 0x3f80, v28
	v_add_u16_e32 v28, 0x2000, v28
	v_cmp_ne_u16_e32 vcc, s85, v23
	v_and_b32_e32 v144, 0xffff8000, v144
	s_nop 0
	v_cndmask_b32_e32 v28, v201, v28, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v28, 0, v28, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v28, v202, v28, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v28, v203, v28, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v28, v204, v28, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v28, v205, v28, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v28, v206, v28, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v28, v207, v28, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	v_and_b32_sdwa v23, v26, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v28, v208, v28, vcc
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v201, v146, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v202, v146, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v203, v146, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v204, v146, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v205, v146, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v206, v146, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v146, v207, v146, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v146, vcc
	v_or_b32_e32 v145, v23, v145
	v_and_b32_sdwa v23, v26, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v23
	v_lshlrev_b16_sdwa v146, v209, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v146, 0xffff8000, v146
	v_cndmask_b32_e32 v147, v201, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v147, v202, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v147, v203, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v147, v204, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v147, v205, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v147, v206, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v147, v207, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v147, vcc
	v_or_b32_e32 v146, v23, v146
	v_and_b32_e32 v23, 0x7f, v106
	v_lshlrev_b16_e32 v147, 8, v106
	v_lshlrev_b16_e32 v106, 7, v106
	v_and_b32_e32 v106, 0x3f80, v106
	v_add_u16_e32 v106, 0x2000, v106
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v201, v106, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v202, v106, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v203, v106, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v204, v106, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v205, v106, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v206, v106, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v106, v207, v106, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v106, vcc
	v_and_b32_e32 v106, 0xffff8000, v147
	v_or_b32_e32 v106, v23, v106
	v_and_b32_e32 v23, 0x7f, v26
	v_lshlrev_b16_e32 v147, 8, v26
	v_lshlrev_b16_e32 v26, 7, v26
	v_and_b32_e32 v26, 0x3f80, v26
	v_add_u16_e32 v26, 0x2000, v26
	v_cmp_ne_u16_e32 vcc, s85, v23
	v_and_b32_e32 v147, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v26, v201, v26, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v26, 0, v26, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v26, v202, v26, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v26, v203, v26, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v26, v204, v26, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v26, v205, v26, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v26, v206, v26, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v26, v207, v26, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	v_and_b32_sdwa v23, v24, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v26, v208, v26, vcc
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v201, v149, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v149, 0, v149, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v202, v149, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v203, v149, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v204, v149, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v205, v149, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v206, v149, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v149, v207, v149, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v149, vcc
	v_or_b32_e32 v148, v23, v148
	v_and_b32_sdwa v23, v24, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v23
	v_lshlrev_b16_sdwa v149, v209, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v149, 0xffff8000, v149
	v_cndmask_b32_e32 v150, v201, v150, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v150, 0, v150, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v150, v202, v150, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v150, v203, v150, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v150, v204, v150, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v150, v205, v150, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v150, v206, v150, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v150, v207, v150, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v150, vcc
	v_or_b32_e32 v149, v23, v149
	v_and_b32_e32 v23, 0x7f, v83
	v_lshlrev_b16_e32 v150, 8, v83
	v_lshlrev_b16_e32 v83, 7, v83
	v_and_b32_e32 v83, 0x3f80, v83
	v_add_u16_e32 v83, 0x2000, v83
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v201, v83, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v83, 0, v83, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v202, v83, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v203, v83, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v204, v83, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v205, v83, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v206, v83, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v83, v207, v83, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v83, vcc
	v_and_b32_e32 v83, 0xffff8000, v150
	v_or_b32_e32 v83, v23, v83
	v_and_b32_e32 v23, 0x7f, v24
	v_lshlrev_b16_e32 v150, 8, v24
	v_lshlrev_b16_e32 v24, 7, v24
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e32 vcc, s85, v23
	v_and_b32_e32 v150, 0xffff8000, v150
	s_nop 0
	v_cndmask_b32_e32 v24, v201, v24, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v24, v202, v24, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v24, v203, v24, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v24, v204, v24, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v24, v205, v24, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v24, v206, v24, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v24, v207, v24, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	v_and_b32_sdwa v23, v22, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v24, v208, v24, vcc
	v_cmp_ne_u16_e32 vcc, s85, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v201, v152, vcc
	v_cmp_ne_u16_e32 vcc, 0, v23
	s_nop 1
	v_cndmask_b32_e32 v152, 0, v152, vcc
	v_cmp_ne_u16_e32 vcc, 1, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v202, v152, vcc
	v_cmp_ne_u16_e32 vcc, 2, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v203, v152, vcc
	v_cmp_ne_u16_e32 vcc, 3, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v204, v152, vcc
	v_cmp_ne_u16_e32 vcc, 4, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v205, v152, vcc
	v_cmp_ne_u16_e32 vcc, 5, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v206, v152, vcc
	v_cmp_ne_u16_e32 vcc, 6, v23
	s_nop 1
	v_cndmask_b32_e32 v152, v207, v152, vcc
	v_cmp_ne_u16_e32 vcc, 7, v23
	s_nop 1
	v_cndmask_b32_e32 v23, v208, v152, vcc
	v_or_b32_e32 v23, v23, v151
	v_and_b32_sdwa v151, v22, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v151
	v_lshlrev_b16_sdwa v152, v209, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v152, 0xffff8000, v152
	v_cndmask_b32_e32 v153, v201, v153, vcc
	v_cmp_ne_u16_e32 vcc, 0, v151
	s_nop 1
	v_cndmask_b32_e32 v153, 0, v153, vcc
	v_cmp_ne_u16_e32 vcc, 1, v151
	s_nop 1
	v_cndmask_b32_e32 v153, v202, v153, vcc
	v_cmp_ne_u16_e32 vcc, 2, v151
	s_nop 1
	v_cndmask_b32_e32 v153, v203, v153, vcc
	v_cmp_ne_u16_e32 vcc, 3, v151
	s_nop 1
	v_cndmask_b32_e32 v153, v204, v153, vcc
	v_cmp_ne_u16_e32 vcc, 4, v151
	s_nop 1
	v_cndmask_b32_e32 v153, v205, v153, vcc
	v_cmp_ne_u16_e32 vcc, 5, v151
	s_nop 1
	v_cndmask_b32_e32 v153, v206, v153, vcc
	v_cmp_ne_u16_e32 vcc, 6, v151
	s_nop 1
	v_cndmask_b32_e32 v153, v207, v153, vcc
	v_cmp_ne_u16_e32 vcc, 7, v151
	s_nop 1
	v_cndmask_b32_e32 v151, v208, v153, vcc
	v_or_b32_e32 v151, v151, v152
	v_and_b32_e32 v152, 0x7f, v44
	v_lshlrev_b16_e32 v153, 8, v44
	v_lshlrev_b16_e32 v44, 7, v44
	v_and_b32_e32 v44, 0x3f80, v44
	v_add_u16_e32 v44, 0x2000, v44
	v_cmp_ne_u16_e32 vcc, s85, v152
	v_perm_b32 v23, v23, v151, s92
	s_nop 0
	v_cndmask_b32_e32 v44, v201, v44, vcc
	v_cmp_ne_u16_e32 vcc, 0, v152
	s_nop 1
	v_cndmask_b32_e32 v44, 0, v44, vcc
	v_cmp_ne_u16_e32 vcc, 1, v152
	s_nop 1
	v_cndmask_b32_e32 v44, v202, v44, vcc
	v_cmp_ne_u16_e32 vcc, 2, v152
	s_nop 1
	v_cndmask_b32_e32 v44, v203, v44, vcc
	v_cmp_ne_u16_e32 vcc, 3, v152
	s_nop 1
	v_cndmask_b32_e32 v44, v204, v44, vcc
	v_cmp_ne_u16_e32 vcc, 4, v152
	s_nop 1
	v_cndmask_b32_e32 v44, v205, v44, vcc
	v_cmp_ne_u16_e32 vcc, 5, v152
	s_nop 1
	v_cndmask_b32_e32 v44, v206, v44, vcc
	v_cmp_ne_u16_e32 vcc, 6, v152
	s_nop 1
	v_cndmask_b32_e32 v44, v207, v44, vcc
	v_cmp_ne_u16_e32 vcc, 7, v152
	v_and_b32_e32 v152, 0xffff8000, v153
	v_lshlrev_b16_e32 v153, 8, v22
	v_cndmask_b32_e32 v44, v208, v44, vcc
	v_or_b32_e32 v44, v44, v152
	v_and_b32_e32 v152, 0x7f, v22
	v_lshlrev_b16_e32 v22, 7, v22
	v_and_b32_e32 v22, 0x3f80, v22
	v_add_u16_e32 v22, 0x2000, v22
	v_cmp_ne_u16_e32 vcc, s85, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v201, v22, vcc
	v_cmp_ne_u16_e32 vcc, 0, v152
	s_nop 1
	v_cndmask_b32_e32 v22, 0, v22, vcc
	v_cmp_ne_u16_e32 vcc, 1, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v202, v22, vcc
	v_cmp_ne_u16_e32 vcc, 2, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v203, v22, vcc
	v_cmp_ne_u16_e32 vcc, 3, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v204, v22, vcc
	v_cmp_ne_u16_e32 vcc, 4, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v205, v22, vcc
	v_cmp_ne_u16_e32 vcc, 5, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v206, v22, vcc
	v_cmp_ne_u16_e32 vcc, 6, v152
	s_nop 1
	v_cndmask_b32_e32 v22, v207, v22, vcc
	v_cmp_ne_u16_e32 vcc, 7, v152
	v_and_b32_e32 v152, 0xffff8000, v153
	s_nop 0
	v_cndmask_b32_e32 v22, v208, v22, vcc
	v_or_b32_e32 v22, v22, v152
	v_perm_b32 v22, v44, v22, s92
	s_waitcnt lgkmcnt(3)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[12:13], v[22:23], 0
	v_or_b32_e32 v22, v24, v150
	v_perm_b32 v22, v83, v22, s92
	v_perm_b32 v23, v148, v149, s92
	s_waitcnt lgkmcnt(2)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[22:23], a[0:3]
	v_or_b32_e32 v22, v26, v147
	v_perm_b32 v22, v106, v22, s92
	v_perm_b32 v23, v145, v146, s92
	s_waitcnt lgkmcnt(1)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[22:23], a[0:3]
	v_or_b32_e32 v22, v28, v144
	v_perm_b32 v22, v111, v22, s92
	v_perm_b32 v23, v142, v143, s92
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[22:23], a[0:3]
	v_or_b32_e32 v22, v69, v115
	v_perm_b32 v22, v68, v22, s92
	v_perm_b32 v23, v140, v141, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[22:23], a[0:3]
	v_or_b32_e32 v22, v25, v138
	v_perm_b32 v22, v120, v22, s92
	v_perm_b32 v23, v136, v137, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[22:23], a[0:3]
	v_or_b32_e32 v22, v27, v135
	v_perm_b32 v22, v125, v22, s92
	v_perm_b32 v23, v133, v134, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[22:23], a[0:3]
	v_or_b32_e32 v22, v29, v132
	v_perm_b32 v22, v130, v22, s92
	v_perm_b32 v23, v129, v131, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[22:23], a[0:3]
	v_or_b32_e32 v22, v30, v128
	v_perm_b32 v22, v127, v22, s92
	v_perm_b32 v23, v124, v126, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[22:23], 0
	v_or_b32_e32 v22, v34, v123
	v_perm_b32 v22, v122, v22, s92
	v_perm_b32 v23, v119, v121, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[8:9], v[22:23], a[4:7]
	v_or_b32_e32 v22, v36, v118
	v_perm_b32 v22, v117, v22, s92
	v_perm_b32 v23, v114, v116, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[4:5], v[22:23], a[4:7]
	v_or_b32_e32 v22, v38, v113
	v_perm_b32 v22, v112, v22, s92
	v_perm_b32 v23, v109, v110, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[0:1], v[22:23], a[4:7]
	v_or_b32_e32 v22, v31, v108
	v_perm_b32 v22, v107, v22, s92
	v_perm_b32 v23, v104, v105, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[14:15], v[22:23], a[4:7]
	v_or_b32_e32 v22, v35, v103
	v_perm_b32 v22, v102, v22, s92
	v_perm_b32 v23, v47, v81, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[22:23], a[4:7]
	v_or_b32_e32 v22, v37, v46
	v_perm_b32 v22, v45, v22, s92
	v_perm_b32 v23, v42, v43, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[6:7], v[22:23], a[4:7]
	v_or_b32_e32 v22, v39, v41
	v_perm_b32 v22, v40, v22, s92
	v_perm_b32 v23, v32, v33, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[2:3], v[22:23], a[4:7]
.LBB0_63:
	.loc	1 19 0
	v_add_u32_e32 v22, 0x4000, v21
	v_add_u32_e32 v21, 0x6000, v21
	ds_read2_b32 v[32:33], v21 offset1:16
	v_add_u32_e32 v21, 0x4000, v49
	ds_read2_b32 v[26:27], v21 offset1:16
	v_add_u32_e32 v21, 0x6000, v49
	ds_read2_b32 v[34:35], v21 offset1:16
	v_add_u32_e32 v21, 0x4000, v59
	ds_read2_b32 v[28:29], v21 offset1:16
	v_add_u32_e32 v21, 0x6000, v59
	ds_read2_b32 v[36:37], v21 offset1:16
	v_add_u32_e32 v21, 0x4000, v77
	ds_read2_b32 v[30:31], v21 offset1:16
	v_add_u32_e32 v21, 0x6000, v77
	ds_read2_b32 v[24:25], v22 offset1:16
	ds_read2_b32 v[38:39], v21 offset1:16
	.loc	1 18 0
	v_accvgpr_read_b32 v41, a1
	v_accvgpr_read_b32 v40, a0
	v_accvgpr_read_b32 v43, a3
	v_accvgpr_read_b32 v42, a2
	v_accvgpr_read_b32 v45, a5
	v_accvgpr_read_b32 v44, a4
	v_accvgpr_read_b32 v47, a7
	v_accvgpr_read_b32 v46, a6
	v_mov_b32_e32 v22, 0
	.loc	1 19 0
	v_accvgpr_write_b32 a1, 0
	v_accvgpr_write_b32 a0, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a7, 0
	s_and_b64 vcc, exec, s[20:21]
	v_accvgpr_write_b32 a6, 0
	s_cbranch_vccnz .LBB0_65
	s_lshl_b32 s2, s86, 2
	s_add_u32 s2, s2, s56
	s_addc_u32 s3, 0, s57
	v_lshl_add_u64 v[22:23], s[2:3], 0, v[100:101]
	global_load_dword v22, v[22:23], off
.LBB0_65:
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB0_67
	.loc	1 18 0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v21, v20
	v_pk_mul_f32 v[100:101], v[16:17], v[20:21]
	v_pk_mul_f32 v[20:21], v[18:19], v[20:21]
	v_pk_fma_f32 v[96:97], v[100:101], v[40:41], v[96:97]
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16_sdwa v40, v210, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	.loc	1 18 0
	v_pk_fma_f32 v[92:93], v[20:21], v[42:43], v[92:93]
	v_pk_fma_f32 v[84:85], v[20:21], v[46:47], v[84:85]
	.loc	1 19 0
	v_and_b32_sdwa v20, v39, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v40, 0x3f80, v40
	v_add_u16_e32 v40, 0x2000, v40
	v_cmp_ne_u16_e32 vcc, s85, v20
	v_lshlrev_b16_sdwa v21, v209, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v21, 0xffff8000, v21
	v_cndmask_b32_e32 v40, v201, v40, vcc
	v_cmp_ne_u16_e32 vcc, 0, v20
	v_lshlrev_b16_sdwa v41, v210, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v41, 0x3f80, v41
	v_cndmask_b32_e32 v40, 0, v40, vcc
	v_cmp_ne_u16_e32 vcc, 1, v20
	v_add_u16_e32 v41, 0x2000, v41
	v_lshrrev_b32_e32 v23, 8, v39
	v_cndmask_b32_e32 v40, v202, v40, vcc
	v_cmp_ne_u16_e32 vcc, 2, v20
	v_lshlrev_b16_sdwa v43, v210, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v43, 0x3f80, v43
	v_cndmask_b32_e32 v40, v203, v40, vcc
	v_cmp_ne_u16_e32 vcc, 3, v20
	v_add_u16_e32 v43, 0x2000, v43
	v_lshlrev_b16_sdwa v42, v209, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v40, v204, v40, vcc
	v_cmp_ne_u16_e32 vcc, 4, v20
	.loc	1 18 0
	v_pk_fma_f32 v[88:89], v[100:101], v[44:45], v[88:89]
	.loc	1 19 0
	v_and_b32_e32 v42, 0xffff8000, v42
	v_cndmask_b32_e32 v40, v205, v40, vcc
	v_cmp_ne_u16_e32 vcc, 5, v20
	v_lshlrev_b16_sdwa v44, v210, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v44, 0x3f80, v44
	v_cndmask_b32_e32 v40, v206, v40, vcc
	v_cmp_ne_u16_e32 vcc, 6, v20
	v_add_u16_e32 v44, 0x2000, v44
	v_lshrrev_b32_e32 v77, 8, v37
	v_cndmask_b32_e32 v40, v207, v40, vcc
	v_cmp_ne_u16_e32 vcc, 7, v20
	v_lshlrev_b16_e32 v45, 7, v77
	v_and_b32_e32 v45, 0x3f80, v45
	v_cndmask_b32_e32 v20, v208, v40, vcc
	v_or_b32_e32 v20, v20, v21
	v_and_b32_sdwa v21, v39, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v21
	v_lshlrev_b16_sdwa v40, v209, v39 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v40, 0xffff8000, v40
	v_cndmask_b32_e32 v41, v201, v41, vcc
	v_cmp_ne_u16_e32 vcc, 0, v21
	v_add_u16_e32 v45, 0x2000, v45
	v_lshlrev_b16_sdwa v47, v210, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v41, 0, v41, vcc
	v_cmp_ne_u16_e32 vcc, 1, v21
	v_and_b32_e32 v47, 0x3f80, v47
	v_add_u16_e32 v47, 0x2000, v47
	v_cndmask_b32_e32 v41, v202, v41, vcc
	v_cmp_ne_u16_e32 vcc, 2, v21
	v_lshlrev_b16_sdwa v46, v209, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v46, 0xffff8000, v46
	v_cndmask_b32_e32 v41, v203, v41, vcc
	v_cmp_ne_u16_e32 vcc, 3, v21
	v_lshrrev_b32_e32 v69, 8, v35
	v_lshlrev_b16_sdwa v100, v210, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v41, v204, v41, vcc
	v_cmp_ne_u16_e32 vcc, 4, v21
	v_and_b32_e32 v100, 0x3f80, v100
	v_add_u16_e32 v100, 0x2000, v100
	v_cndmask_b32_e32 v41, v205, v41, vcc
	v_cmp_ne_u16_e32 vcc, 5, v21
	v_lshlrev_b16_sdwa v81, v209, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v81, 0xffff8000, v81
	v_cndmask_b32_e32 v41, v206, v41, vcc
	v_cmp_ne_u16_e32 vcc, 6, v21
	v_lshlrev_b16_sdwa v101, v210, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v101, 0x3f80, v101
	v_cndmask_b32_e32 v41, v207, v41, vcc
	v_cmp_ne_u16_e32 vcc, 7, v21
	v_add_u16_e32 v101, 0x2000, v101
	v_lshrrev_b32_e32 v68, 8, v33
	v_cndmask_b32_e32 v21, v208, v41, vcc
	v_or_b32_e32 v21, v21, v40
	v_and_b32_e32 v40, 0x7f, v23
	v_lshlrev_b16_e32 v41, 8, v23
	v_lshlrev_b16_e32 v23, 7, v23
	v_and_b32_e32 v23, 0x3f80, v23
	v_add_u16_e32 v23, 0x2000, v23
	v_cmp_ne_u16_e32 vcc, s85, v40
	v_lshlrev_b16_sdwa v103, v210, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v103, 0x3f80, v103
	v_cndmask_b32_e32 v23, v201, v23, vcc
	v_cmp_ne_u16_e32 vcc, 0, v40
	v_add_u16_e32 v103, 0x2000, v103
	v_lshlrev_b16_sdwa v105, v210, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v23, 0, v23, vcc
	v_cmp_ne_u16_e32 vcc, 1, v40
	v_and_b32_e32 v105, 0x3f80, v105
	v_add_u16_e32 v105, 0x2000, v105
	v_cndmask_b32_e32 v23, v202, v23, vcc
	v_cmp_ne_u16_e32 vcc, 2, v40
	v_lshrrev_b32_e32 v106, 8, v38
	v_lshlrev_b16_sdwa v109, v210, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v23, v203, v23, vcc
	v_cmp_ne_u16_e32 vcc, 3, v40
	v_and_b32_e32 v109, 0x3f80, v109
	v_add_u16_e32 v109, 0x2000, v109
	v_cndmask_b32_e32 v23, v204, v23, vcc
	v_cmp_ne_u16_e32 vcc, 4, v40
	v_lshlrev_b16_sdwa v110, v210, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v110, 0x3f80, v110
	v_cndmask_b32_e32 v23, v205, v23, vcc
	v_cmp_ne_u16_e32 vcc, 5, v40
	v_add_u16_e32 v110, 0x2000, v110
	v_lshrrev_b32_e32 v111, 8, v36
	v_cndmask_b32_e32 v23, v206, v23, vcc
	v_cmp_ne_u16_e32 vcc, 6, v40
	v_lshlrev_b16_sdwa v114, v210, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v114, 0x3f80, v114
	v_cndmask_b32_e32 v23, v207, v23, vcc
	v_cmp_ne_u16_e32 vcc, 7, v40
	v_and_b32_e32 v40, 0xffff8000, v41
	v_lshlrev_b16_e32 v41, 8, v39
	v_cndmask_b32_e32 v23, v208, v23, vcc
	v_or_b32_e32 v23, v23, v40
	v_and_b32_e32 v40, 0x7f, v39
	v_lshlrev_b16_e32 v39, 7, v39
	v_and_b32_e32 v39, 0x3f80, v39
	v_add_u16_e32 v39, 0x2000, v39
	v_cmp_ne_u16_e32 vcc, s85, v40
	v_add_u16_e32 v114, 0x2000, v114
	v_lshlrev_b16_sdwa v115, v210, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v39, v201, v39, vcc
	v_cmp_ne_u16_e32 vcc, 0, v40
	v_and_b32_e32 v115, 0x3f80, v115
	v_add_u16_e32 v115, 0x2000, v115
	v_cndmask_b32_e32 v39, 0, v39, vcc
	v_cmp_ne_u16_e32 vcc, 1, v40
	v_lshrrev_b32_e32 v116, 8, v34
	v_lshlrev_b16_sdwa v119, v210, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v39, v202, v39, vcc
	v_cmp_ne_u16_e32 vcc, 2, v40
	v_and_b32_e32 v119, 0x3f80, v119
	v_add_u16_e32 v119, 0x2000, v119
	v_cndmask_b32_e32 v39, v203, v39, vcc
	v_cmp_ne_u16_e32 vcc, 3, v40
	v_lshlrev_b16_sdwa v120, v210, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v120, 0x3f80, v120
	v_cndmask_b32_e32 v39, v204, v39, vcc
	v_cmp_ne_u16_e32 vcc, 4, v40
	v_add_u16_e32 v120, 0x2000, v120
	v_lshrrev_b32_e32 v121, 8, v32
	v_cndmask_b32_e32 v39, v205, v39, vcc
	v_cmp_ne_u16_e32 vcc, 5, v40
	v_lshlrev_b16_sdwa v124, v210, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v124, 0x3f80, v124
	v_cndmask_b32_e32 v39, v206, v39, vcc
	v_cmp_ne_u16_e32 vcc, 6, v40
	v_add_u16_e32 v124, 0x2000, v124
	v_lshlrev_b16_sdwa v125, v210, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v39, v207, v39, vcc
	v_cmp_ne_u16_e32 vcc, 7, v40
	v_and_b32_e32 v40, 0xffff8000, v41
	v_and_b32_sdwa v41, v37, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v39, v208, v39, vcc
	v_cmp_ne_u16_e32 vcc, s85, v41
	v_and_b32_e32 v125, 0x3f80, v125
	v_add_u16_e32 v125, 0x2000, v125
	v_cndmask_b32_e32 v43, v201, v43, vcc
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_lshrrev_b32_e32 v123, 8, v31
	v_lshlrev_b16_sdwa v127, v210, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v43, 0, v43, vcc
	v_cmp_ne_u16_e32 vcc, 1, v41
	v_and_b32_e32 v127, 0x3f80, v127
	v_add_u16_e32 v127, 0x2000, v127
	v_cndmask_b32_e32 v43, v202, v43, vcc
	v_cmp_ne_u16_e32 vcc, 2, v41
	v_lshlrev_b16_sdwa v128, v210, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v128, 0x3f80, v128
	v_cndmask_b32_e32 v43, v203, v43, vcc
	v_cmp_ne_u16_e32 vcc, 3, v41
	v_add_u16_e32 v128, 0x2000, v128
	v_lshrrev_b32_e32 v118, 8, v29
	v_cndmask_b32_e32 v43, v204, v43, vcc
	v_cmp_ne_u16_e32 vcc, 4, v41
	v_lshlrev_b16_sdwa v130, v210, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v130, 0x3f80, v130
	v_cndmask_b32_e32 v43, v205, v43, vcc
	v_cmp_ne_u16_e32 vcc, 5, v41
	v_add_u16_e32 v130, 0x2000, v130
	v_lshlrev_b16_sdwa v131, v210, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v43, v206, v43, vcc
	v_cmp_ne_u16_e32 vcc, 6, v41
	v_and_b32_e32 v131, 0x3f80, v131
	v_add_u16_e32 v131, 0x2000, v131
	v_cndmask_b32_e32 v43, v207, v43, vcc
	v_cmp_ne_u16_e32 vcc, 7, v41
	v_lshrrev_b32_e32 v113, 8, v27
	v_lshlrev_b16_sdwa v133, v210, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v41, v208, v43, vcc
	v_or_b32_e32 v41, v41, v42
	v_and_b32_sdwa v42, v37, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v42
	v_lshlrev_b16_sdwa v43, v209, v37 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v43, 0xffff8000, v43
	v_cndmask_b32_e32 v44, v201, v44, vcc
	v_cmp_ne_u16_e32 vcc, 0, v42
	v_and_b32_e32 v133, 0x3f80, v133
	v_add_u16_e32 v133, 0x2000, v133
	v_cndmask_b32_e32 v44, 0, v44, vcc
	v_cmp_ne_u16_e32 vcc, 1, v42
	v_lshlrev_b16_sdwa v134, v210, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v134, 0x3f80, v134
	v_cndmask_b32_e32 v44, v202, v44, vcc
	v_cmp_ne_u16_e32 vcc, 2, v42
	v_add_u16_e32 v134, 0x2000, v134
	v_lshrrev_b32_e32 v108, 8, v25
	v_cndmask_b32_e32 v44, v203, v44, vcc
	v_cmp_ne_u16_e32 vcc, 3, v42
	v_lshlrev_b16_sdwa v136, v210, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v136, 0x3f80, v136
	v_cndmask_b32_e32 v44, v204, v44, vcc
	v_cmp_ne_u16_e32 vcc, 4, v42
	v_add_u16_e32 v136, 0x2000, v136
	v_lshlrev_b16_sdwa v135, v209, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v44, v205, v44, vcc
	v_cmp_ne_u16_e32 vcc, 5, v42
	v_and_b32_e32 v135, 0xffff8000, v135
	v_lshlrev_b16_sdwa v137, v210, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v44, v206, v44, vcc
	v_cmp_ne_u16_e32 vcc, 6, v42
	v_and_b32_e32 v137, 0x3f80, v137
	v_add_u16_e32 v137, 0x2000, v137
	v_cndmask_b32_e32 v44, v207, v44, vcc
	v_cmp_ne_u16_e32 vcc, 7, v42
	v_lshrrev_b32_e32 v104, 8, v30
	v_lshlrev_b16_sdwa v140, v210, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v42, v208, v44, vcc
	v_or_b32_e32 v42, v42, v43
	v_and_b32_e32 v43, 0x7f, v77
	v_cmp_ne_u16_e32 vcc, s85, v43
	v_lshlrev_b16_e32 v44, 8, v77
	v_and_b32_e32 v44, 0xffff8000, v44
	v_cndmask_b32_e32 v45, v201, v45, vcc
	v_cmp_ne_u16_e32 vcc, 0, v43
	v_lshlrev_b16_sdwa v77, v210, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v77, 0x3f80, v77
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_ne_u16_e32 vcc, 1, v43
	v_add_u16_e32 v77, 0x2000, v77
	v_and_b32_e32 v140, 0x3f80, v140
	v_cndmask_b32_e32 v45, v202, v45, vcc
	v_cmp_ne_u16_e32 vcc, 2, v43
	v_add_u16_e32 v140, 0x2000, v140
	v_lshlrev_b16_sdwa v138, v209, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v45, v203, v45, vcc
	v_cmp_ne_u16_e32 vcc, 3, v43
	v_and_b32_e32 v138, 0xffff8000, v138
	v_lshlrev_b16_sdwa v141, v210, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v45, v204, v45, vcc
	v_cmp_ne_u16_e32 vcc, 4, v43
	v_and_b32_e32 v141, 0x3f80, v141
	v_add_u16_e32 v141, 0x2000, v141
	v_cndmask_b32_e32 v45, v205, v45, vcc
	v_cmp_ne_u16_e32 vcc, 5, v43
	v_lshrrev_b32_e32 v83, 8, v28
	v_lshlrev_b16_sdwa v143, v210, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v45, v206, v45, vcc
	v_cmp_ne_u16_e32 vcc, 6, v43
	v_and_b32_e32 v143, 0x3f80, v143
	v_add_u16_e32 v143, 0x2000, v143
	v_cndmask_b32_e32 v45, v207, v45, vcc
	v_cmp_ne_u16_e32 vcc, 7, v43
	v_lshlrev_b16_sdwa v142, v209, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v142, 0xffff8000, v142
	v_cndmask_b32_e32 v43, v208, v45, vcc
	v_or_b32_e32 v43, v43, v44
	v_and_b32_e32 v44, 0x7f, v37
	v_lshlrev_b16_e32 v45, 8, v37
	v_lshlrev_b16_e32 v37, 7, v37
	v_and_b32_e32 v37, 0x3f80, v37
	v_add_u16_e32 v37, 0x2000, v37
	v_cmp_ne_u16_e32 vcc, s85, v44
	v_lshlrev_b16_sdwa v144, v210, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v144, 0x3f80, v144
	v_cndmask_b32_e32 v37, v201, v37, vcc
	v_cmp_ne_u16_e32 vcc, 0, v44
	v_add_u16_e32 v144, 0x2000, v144
	v_lshrrev_b32_e32 v59, 8, v26
	v_cndmask_b32_e32 v37, 0, v37, vcc
	v_cmp_ne_u16_e32 vcc, 1, v44
	v_lshlrev_b16_sdwa v146, v210, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v146, 0x3f80, v146
	v_cndmask_b32_e32 v37, v202, v37, vcc
	v_cmp_ne_u16_e32 vcc, 2, v44
	v_add_u16_e32 v146, 0x2000, v146
	v_lshlrev_b16_sdwa v145, v209, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v37, v203, v37, vcc
	v_cmp_ne_u16_e32 vcc, 3, v44
	v_and_b32_e32 v145, 0xffff8000, v145
	v_lshlrev_b16_sdwa v147, v210, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v37, v204, v37, vcc
	v_cmp_ne_u16_e32 vcc, 4, v44
	v_and_b32_e32 v147, 0x3f80, v147
	v_add_u16_e32 v147, 0x2000, v147
	v_cndmask_b32_e32 v37, v205, v37, vcc
	v_cmp_ne_u16_e32 vcc, 5, v44
	v_lshrrev_b32_e32 v49, 8, v24
	s_nop 0
	v_cndmask_b32_e32 v37, v206, v37, vcc
	v_cmp_ne_u16_e32 vcc, 6, v44
	s_nop 1
	v_cndmask_b32_e32 v37, v207, v37, vcc
	v_cmp_ne_u16_e32 vcc, 7, v44
	v_and_b32_e32 v44, 0xffff8000, v45
	v_and_b32_sdwa v45, v35, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v37, v208, v37, vcc
	v_cmp_ne_u16_e32 vcc, s85, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v201, v47, vcc
	v_cmp_ne_u16_e32 vcc, 0, v45
	s_nop 1
	v_cndmask_b32_e32 v47, 0, v47, vcc
	v_cmp_ne_u16_e32 vcc, 1, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v202, v47, vcc
	v_cmp_ne_u16_e32 vcc, 2, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v203, v47, vcc
	v_cmp_ne_u16_e32 vcc, 3, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v204, v47, vcc
	v_cmp_ne_u16_e32 vcc, 4, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v205, v47, vcc
	v_cmp_ne_u16_e32 vcc, 5, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v206, v47, vcc
	v_cmp_ne_u16_e32 vcc, 6, v45
	s_nop 1
	v_cndmask_b32_e32 v47, v207, v47, vcc
	v_cmp_ne_u16_e32 vcc, 7, v45
	s_nop 1
	v_cndmask_b32_e32 v45, v208, v47, vcc
	v_or_b32_e32 v45, v45, v46
	v_and_b32_sdwa v46, v35, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v46
	v_lshlrev_b16_sdwa v47, v209, v35 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v47, 0xffff8000, v47
	v_cndmask_b32_e32 v77, v201, v77, vcc
	v_cmp_ne_u16_e32 vcc, 0, v46
	s_nop 1
	v_cndmask_b32_e32 v77, 0, v77, vcc
	v_cmp_ne_u16_e32 vcc, 1, v46
	s_nop 1
	v_cndmask_b32_e32 v77, v202, v77, vcc
	v_cmp_ne_u16_e32 vcc, 2, v46
	s_nop 1
	v_cndmask_b32_e32 v77, v203, v77, vcc
	v_cmp_ne_u16_e32 vcc, 3, v46
	s_nop 1
	v_cndmask_b32_e32 v77, v204, v77, vcc
	v_cmp_ne_u16_e32 vcc, 4, v46
	s_nop 1
	v_cndmask_b32_e32 v77, v205, v77, vcc
	v_cmp_ne_u16_e32 vcc, 5, v46
	s_nop 1
	v_cndmask_b32_e32 v77, v206, v77, vcc
	v_cmp_ne_u16_e32 vcc, 6, v46
	s_nop 1
	v_cndmask_b32_e32 v77, v207, v77, vcc
	v_cmp_ne_u16_e32 vcc, 7, v46
	s_nop 1
	v_cndmask_b32_e32 v46, v208, v77, vcc
	v_or_b32_e32 v46, v46, v47
	v_and_b32_e32 v47, 0x7f, v69
	v_lshlrev_b16_e32 v77, 8, v69
	v_lshlrev_b16_e32 v69, 7, v69
	v_and_b32_e32 v69, 0x3f80, v69
	v_add_u16_e32 v69, 0x2000, v69
	v_cmp_ne_u16_e32 vcc, s85, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v201, v69, vcc
	v_cmp_ne_u16_e32 vcc, 0, v47
	s_nop 1
	v_cndmask_b32_e32 v69, 0, v69, vcc
	v_cmp_ne_u16_e32 vcc, 1, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v202, v69, vcc
	v_cmp_ne_u16_e32 vcc, 2, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v203, v69, vcc
	v_cmp_ne_u16_e32 vcc, 3, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v204, v69, vcc
	v_cmp_ne_u16_e32 vcc, 4, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v205, v69, vcc
	v_cmp_ne_u16_e32 vcc, 5, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v206, v69, vcc
	v_cmp_ne_u16_e32 vcc, 6, v47
	s_nop 1
	v_cndmask_b32_e32 v69, v207, v69, vcc
	v_cmp_ne_u16_e32 vcc, 7, v47
	s_nop 1
	v_cndmask_b32_e32 v47, v208, v69, vcc
	v_and_b32_e32 v69, 0xffff8000, v77
	v_or_b32_e32 v47, v47, v69
	v_and_b32_e32 v69, 0x7f, v35
	v_lshlrev_b16_e32 v77, 8, v35
	v_lshlrev_b16_e32 v35, 7, v35
	v_and_b32_e32 v35, 0x3f80, v35
	v_add_u16_e32 v35, 0x2000, v35
	v_cmp_ne_u16_e32 vcc, s85, v69
	v_and_b32_e32 v77, 0xffff8000, v77
	s_nop 0
	v_cndmask_b32_e32 v35, v201, v35, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v35, 0, v35, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v202, v35, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v203, v35, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v204, v35, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v205, v35, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v206, v35, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v35, v207, v35, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_sdwa v69, v33, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v35, v208, v35, vcc
	v_cmp_ne_u16_e32 vcc, s85, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v201, v100, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v100, 0, v100, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v202, v100, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v203, v100, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v204, v100, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v205, v100, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v206, v100, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v100, v207, v100, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	s_nop 1
	v_cndmask_b32_e32 v69, v208, v100, vcc
	v_or_b32_e32 v81, v69, v81
	v_and_b32_sdwa v69, v33, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v69
	v_lshlrev_b16_sdwa v100, v209, v33 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v100, 0xffff8000, v100
	v_cndmask_b32_e32 v101, v201, v101, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v101, v202, v101, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v101, v203, v101, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v101, v204, v101, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v101, v205, v101, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v101, v206, v101, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v101, v207, v101, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	s_nop 1
	v_cndmask_b32_e32 v69, v208, v101, vcc
	v_or_b32_e32 v100, v69, v100
	v_and_b32_e32 v69, 0x7f, v68
	v_lshlrev_b16_e32 v101, 8, v68
	v_lshlrev_b16_e32 v68, 7, v68
	v_and_b32_e32 v68, 0x3f80, v68
	v_add_u16_e32 v68, 0x2000, v68
	v_cmp_ne_u16_e32 vcc, s85, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v201, v68, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v68, 0, v68, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v202, v68, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v203, v68, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v204, v68, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v205, v68, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v206, v68, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v68, v207, v68, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_e32 v69, 0xffff8000, v101
	s_nop 0
	v_cndmask_b32_e32 v68, v208, v68, vcc
	v_or_b32_e32 v101, v68, v69
	v_and_b32_e32 v68, 0x7f, v33
	v_lshlrev_b16_e32 v69, 8, v33
	v_lshlrev_b16_e32 v33, 7, v33
	v_and_b32_e32 v33, 0x3f80, v33
	v_add_u16_e32 v33, 0x2000, v33
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v102, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v33, v201, v33, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v33, 0, v33, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v33, v202, v33, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v33, v203, v33, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v33, v204, v33, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v33, v205, v33, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v33, v206, v33, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v33, v207, v33, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v38, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v33, v208, v33, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v201, v103, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v202, v103, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v203, v103, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v204, v103, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v205, v103, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v206, v103, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v103, v207, v103, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v103, vcc
	v_or_b32_e32 v103, v68, v69
	v_and_b32_sdwa v68, v38, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v38 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v105, v201, v105, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v105, v202, v105, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v105, v203, v105, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v105, v204, v105, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v105, v205, v105, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v105, v206, v105, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v105, v207, v105, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v105, vcc
	v_or_b32_e32 v105, v68, v69
	v_and_b32_e32 v68, 0x7f, v106
	v_lshlrev_b16_e32 v69, 8, v106
	v_lshlrev_b16_e32 v106, 7, v106
	v_and_b32_e32 v106, 0x3f80, v106
	v_add_u16_e32 v106, 0x2000, v106
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v106, v201, v106, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v106, v202, v106, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v106, v203, v106, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v106, v204, v106, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v106, v205, v106, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v106, v206, v106, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v106, v207, v106, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v106, vcc
	v_or_b32_e32 v106, v68, v69
	v_and_b32_e32 v68, 0x7f, v38
	v_lshlrev_b16_e32 v69, 8, v38
	v_lshlrev_b16_e32 v38, 7, v38
	v_and_b32_e32 v38, 0x3f80, v38
	v_add_u16_e32 v38, 0x2000, v38
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v107, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v38, v201, v38, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v38, 0, v38, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v202, v38, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v203, v38, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v204, v38, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v205, v38, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v206, v38, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v38, v207, v38, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v36, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v38, v208, v38, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v201, v109, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v109, 0, v109, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v202, v109, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v203, v109, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v204, v109, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v205, v109, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v206, v109, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v109, v207, v109, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v109, vcc
	v_or_b32_e32 v109, v68, v69
	v_and_b32_sdwa v68, v36, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v110, v201, v110, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v110, 0, v110, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v202, v110, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v203, v110, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v204, v110, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v205, v110, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v206, v110, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v110, v207, v110, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v110, vcc
	v_or_b32_e32 v110, v68, v69
	v_and_b32_e32 v68, 0x7f, v111
	v_lshlrev_b16_e32 v69, 8, v111
	v_lshlrev_b16_e32 v111, 7, v111
	v_and_b32_e32 v111, 0x3f80, v111
	v_add_u16_e32 v111, 0x2000, v111
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v111, v201, v111, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v111, 0, v111, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v111, v202, v111, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v111, v203, v111, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v111, v204, v111, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v111, v205, v111, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v111, v206, v111, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v111, v207, v111, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v111, vcc
	v_or_b32_e32 v111, v68, v69
	v_and_b32_e32 v68, 0x7f, v36
	v_lshlrev_b16_e32 v69, 8, v36
	v_lshlrev_b16_e32 v36, 7, v36
	v_and_b32_e32 v36, 0x3f80, v36
	v_add_u16_e32 v36, 0x2000, v36
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v112, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v36, v201, v36, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v36, 0, v36, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v202, v36, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v203, v36, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v204, v36, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v205, v36, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v206, v36, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v36, v207, v36, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v34, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v36, v208, v36, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v201, v114, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v114, 0, v114, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v202, v114, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v203, v114, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v204, v114, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v205, v114, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v206, v114, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v114, v207, v114, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v114, vcc
	v_or_b32_e32 v114, v68, v69
	v_and_b32_sdwa v68, v34, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v34 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v115, v201, v115, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v115, 0, v115, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v202, v115, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v203, v115, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v204, v115, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v205, v115, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v206, v115, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v115, v207, v115, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v115, vcc
	v_or_b32_e32 v115, v68, v69
	v_and_b32_e32 v68, 0x7f, v116
	v_lshlrev_b16_e32 v69, 8, v116
	v_lshlrev_b16_e32 v116, 7, v116
	v_and_b32_e32 v116, 0x3f80, v116
	v_add_u16_e32 v116, 0x2000, v116
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v116, v201, v116, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v116, 0, v116, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v202, v116, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v203, v116, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v204, v116, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v205, v116, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v206, v116, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v116, v207, v116, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v116, vcc
	v_or_b32_e32 v116, v68, v69
	v_and_b32_e32 v68, 0x7f, v34
	v_lshlrev_b16_e32 v69, 8, v34
	v_lshlrev_b16_e32 v34, 7, v34
	v_and_b32_e32 v34, 0x3f80, v34
	v_add_u16_e32 v34, 0x2000, v34
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v117, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v34, v201, v34, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v34, 0, v34, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v202, v34, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v203, v34, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v204, v34, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v205, v34, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v206, v34, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v34, v207, v34, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v32, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v34, v208, v34, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v201, v119, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v119, 0, v119, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v202, v119, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v203, v119, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v204, v119, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v205, v119, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v206, v119, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v119, v207, v119, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v119, vcc
	v_or_b32_e32 v119, v68, v69
	v_and_b32_sdwa v68, v32, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v32 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v120, v201, v120, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v120, 0, v120, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v202, v120, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v203, v120, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v204, v120, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v205, v120, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v206, v120, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v120, v207, v120, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v120, vcc
	v_or_b32_e32 v120, v68, v69
	v_and_b32_e32 v68, 0x7f, v121
	v_lshlrev_b16_e32 v69, 8, v121
	v_lshlrev_b16_e32 v121, 7, v121
	v_and_b32_e32 v121, 0x3f80, v121
	v_add_u16_e32 v121, 0x2000, v121
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v121, v201, v121, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v121, 0, v121, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v202, v121, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v203, v121, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v204, v121, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v205, v121, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v206, v121, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v121, v207, v121, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v121, vcc
	v_or_b32_e32 v121, v68, v69
	v_and_b32_e32 v68, 0x7f, v32
	v_lshlrev_b16_e32 v69, 8, v32
	v_lshlrev_b16_e32 v32, 7, v32
	v_and_b32_e32 v32, 0x3f80, v32
	v_add_u16_e32 v32, 0x2000, v32
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v122, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v32, v201, v32, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v32, 0, v32, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v32, v202, v32, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v32, v203, v32, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v32, v204, v32, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v32, v205, v32, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v32, v206, v32, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v32, v207, v32, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v31, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v32, v208, v32, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v201, v124, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v124, 0, v124, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v202, v124, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v203, v124, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v204, v124, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v205, v124, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v206, v124, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v124, v207, v124, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v124, vcc
	v_or_b32_e32 v124, v68, v69
	v_and_b32_sdwa v68, v31, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v125, v201, v125, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v125, 0, v125, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v202, v125, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v203, v125, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v204, v125, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v205, v125, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v206, v125, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v125, v207, v125, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v125, vcc
	v_or_b32_e32 v125, v68, v69
	v_and_b32_e32 v68, 0x7f, v123
	v_lshlrev_b16_e32 v69, 8, v123
	v_lshlrev_b16_e32 v123, 7, v123
	v_and_b32_e32 v123, 0x3f80, v123
	v_add_u16_e32 v123, 0x2000, v123
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v123, v201, v123, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v123, 0, v123, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v123, v202, v123, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v123, v203, v123, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v123, v204, v123, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v123, v205, v123, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v123, v206, v123, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v123, v207, v123, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v123, vcc
	v_or_b32_e32 v123, v68, v69
	v_and_b32_e32 v68, 0x7f, v31
	v_lshlrev_b16_e32 v69, 8, v31
	v_lshlrev_b16_e32 v31, 7, v31
	v_and_b32_e32 v31, 0x3f80, v31
	v_add_u16_e32 v31, 0x2000, v31
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v126, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v31, v201, v31, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v31, 0, v31, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v202, v31, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v203, v31, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v204, v31, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v205, v31, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v206, v31, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v31, v207, v31, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v29, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v31, v208, v31, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v201, v127, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v202, v127, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v203, v127, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v204, v127, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v205, v127, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v206, v127, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v127, v207, v127, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v127, vcc
	v_or_b32_e32 v127, v68, v69
	v_and_b32_sdwa v68, v29, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v128, v201, v128, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v128, 0, v128, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v128, v202, v128, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v128, v203, v128, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v128, v204, v128, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v128, v205, v128, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v128, v206, v128, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v128, v207, v128, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v128, vcc
	v_or_b32_e32 v128, v68, v69
	v_and_b32_e32 v68, 0x7f, v118
	v_lshlrev_b16_e32 v69, 8, v118
	v_lshlrev_b16_e32 v118, 7, v118
	v_and_b32_e32 v118, 0x3f80, v118
	v_add_u16_e32 v118, 0x2000, v118
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v118, v201, v118, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v118, 0, v118, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v118, v202, v118, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v118, v203, v118, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v118, v204, v118, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v118, v205, v118, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v118, v206, v118, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v118, v207, v118, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v118, vcc
	v_or_b32_e32 v118, v68, v69
	v_and_b32_e32 v68, 0x7f, v29
	v_lshlrev_b16_e32 v69, 8, v29
	v_lshlrev_b16_e32 v29, 7, v29
	v_and_b32_e32 v29, 0x3f80, v29
	v_add_u16_e32 v29, 0x2000, v29
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v129, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v29, v201, v29, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v29, 0, v29, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v202, v29, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v203, v29, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v204, v29, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v205, v29, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v206, v29, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v29, v207, v29, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v27, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v29, v208, v29, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v201, v130, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v130, 0, v130, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v202, v130, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v203, v130, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v204, v130, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v205, v130, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v206, v130, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v130, v207, v130, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v130, vcc
	v_or_b32_e32 v130, v68, v69
	v_and_b32_sdwa v68, v27, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v131, v201, v131, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v131, 0, v131, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v202, v131, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v203, v131, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v204, v131, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v205, v131, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v206, v131, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v131, v207, v131, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v131, vcc
	v_or_b32_e32 v131, v68, v69
	v_and_b32_e32 v68, 0x7f, v113
	v_lshlrev_b16_e32 v69, 8, v113
	v_lshlrev_b16_e32 v113, 7, v113
	v_and_b32_e32 v113, 0x3f80, v113
	v_add_u16_e32 v113, 0x2000, v113
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v113, v201, v113, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v113, 0, v113, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v113, v202, v113, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v113, v203, v113, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v113, v204, v113, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v113, v205, v113, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v113, v206, v113, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v113, v207, v113, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v113, vcc
	v_or_b32_e32 v113, v68, v69
	v_and_b32_e32 v68, 0x7f, v27
	v_lshlrev_b16_e32 v69, 8, v27
	v_lshlrev_b16_e32 v27, 7, v27
	v_and_b32_e32 v27, 0x3f80, v27
	v_add_u16_e32 v27, 0x2000, v27
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v132, 0xffff8000, v69
	v_lshlrev_b16_sdwa v69, v209, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v27, v201, v27, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v27, 0, v27, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v202, v27, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v203, v27, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v204, v27, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v205, v27, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v206, v27, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v27, v207, v27, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	v_and_b32_sdwa v68, v25, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v27, v208, v27, vcc
	v_cmp_ne_u16_e32 vcc, s85, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v201, v133, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v133, 0, v133, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v202, v133, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v203, v133, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v204, v133, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v205, v133, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v206, v133, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v133, v207, v133, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v133, vcc
	v_or_b32_e32 v133, v68, v69
	v_and_b32_sdwa v68, v25, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_lshlrev_b16_sdwa v69, v209, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v134, v201, v134, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v134, 0, v134, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v202, v134, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v203, v134, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v204, v134, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v205, v134, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v206, v134, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v134, v207, v134, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v134, vcc
	v_or_b32_e32 v134, v68, v69
	v_and_b32_e32 v68, 0x7f, v108
	v_lshlrev_b16_e32 v69, 8, v108
	v_lshlrev_b16_e32 v108, 7, v108
	v_and_b32_e32 v108, 0x3f80, v108
	v_add_u16_e32 v108, 0x2000, v108
	v_cmp_ne_u16_e32 vcc, s85, v68
	v_and_b32_e32 v69, 0xffff8000, v69
	s_nop 0
	v_cndmask_b32_e32 v108, v201, v108, vcc
	v_cmp_ne_u16_e32 vcc, 0, v68
	s_nop 1
	v_cndmask_b32_e32 v108, 0, v108, vcc
	v_cmp_ne_u16_e32 vcc, 1, v68
	s_nop 1
	v_cndmask_b32_e32 v108, v202, v108, vcc
	v_cmp_ne_u16_e32 vcc, 2, v68
	s_nop 1
	v_cndmask_b32_e32 v108, v203, v108, vcc
	v_cmp_ne_u16_e32 vcc, 3, v68
	s_nop 1
	v_cndmask_b32_e32 v108, v204, v108, vcc
	v_cmp_ne_u16_e32 vcc, 4, v68
	s_nop 1
	v_cndmask_b32_e32 v108, v205, v108, vcc
	v_cmp_ne_u16_e32 vcc, 5, v68
	s_nop 1
	v_cndmask_b32_e32 v108, v206, v108, vcc
	v_cmp_ne_u16_e32 vcc, 6, v68
	s_nop 1
	v_cndmask_b32_e32 v108, v207, v108, vcc
	v_cmp_ne_u16_e32 vcc, 7, v68
	s_nop 1
	v_cndmask_b32_e32 v68, v208, v108, vcc
	v_or_b32_e32 v68, v68, v69
	v_and_b32_e32 v69, 0x7f, v25
	v_lshlrev_b16_e32 v108, 8, v25
	v_lshlrev_b16_e32 v25, 7, v25
	v_and_b32_e32 v25, 0x3f80, v25
	v_add_u16_e32 v25, 0x2000, v25
	v_cmp_ne_u16_e32 vcc, s85, v69
	v_and_b32_e32 v108, 0xffff8000, v108
	s_nop 0
	v_cndmask_b32_e32 v25, v201, v25, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	s_nop 1
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	s_nop 1
	v_cndmask_b32_e32 v25, v202, v25, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	s_nop 1
	v_cndmask_b32_e32 v25, v203, v25, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	s_nop 1
	v_cndmask_b32_e32 v25, v204, v25, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	s_nop 1
	v_cndmask_b32_e32 v25, v205, v25, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	s_nop 1
	v_cndmask_b32_e32 v25, v206, v25, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	s_nop 1
	v_cndmask_b32_e32 v25, v207, v25, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	s_nop 1
	v_cndmask_b32_e32 v69, v208, v25, vcc
	v_and_b32_sdwa v25, v30, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v201, v136, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v136, 0, v136, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v202, v136, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v203, v136, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v204, v136, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v205, v136, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v206, v136, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v136, v207, v136, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v136, vcc
	v_or_b32_e32 v135, v25, v135
	v_and_b32_sdwa v25, v30, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v25
	v_lshlrev_b16_sdwa v136, v209, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v136, 0xffff8000, v136
	v_cndmask_b32_e32 v137, v201, v137, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v137, 0, v137, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v137, v202, v137, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v137, v203, v137, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v137, v204, v137, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v137, v205, v137, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v137, v206, v137, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v137, v207, v137, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v137, vcc
	v_or_b32_e32 v136, v25, v136
	v_and_b32_e32 v25, 0x7f, v104
	v_lshlrev_b16_e32 v137, 8, v104
	v_lshlrev_b16_e32 v104, 7, v104
	v_and_b32_e32 v104, 0x3f80, v104
	v_add_u16_e32 v104, 0x2000, v104
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v201, v104, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v202, v104, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v203, v104, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v204, v104, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v205, v104, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v206, v104, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v104, v207, v104, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v104, vcc
	v_and_b32_e32 v104, 0xffff8000, v137
	v_or_b32_e32 v104, v25, v104
	v_and_b32_e32 v25, 0x7f, v30
	v_lshlrev_b16_e32 v137, 8, v30
	v_lshlrev_b16_e32 v30, 7, v30
	v_and_b32_e32 v30, 0x3f80, v30
	v_add_u16_e32 v30, 0x2000, v30
	v_cmp_ne_u16_e32 vcc, s85, v25
	v_and_b32_e32 v137, 0xffff8000, v137
	s_nop 0
	v_cndmask_b32_e32 v30, v201, v30, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v30, 0, v30, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v30, v202, v30, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v30, v203, v30, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v30, v204, v30, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v30, v205, v30, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v30, v206, v30, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v30, v207, v30, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	v_and_b32_sdwa v25, v28, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v30, v208, v30, vcc
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v201, v140, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v140, 0, v140, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v202, v140, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v203, v140, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v204, v140, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v205, v140, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v206, v140, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v140, v207, v140, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v140, vcc
	v_or_b32_e32 v138, v25, v138
	v_and_b32_sdwa v25, v28, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v25
	v_lshlrev_b16_sdwa v140, v209, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v140, 0xffff8000, v140
	v_cndmask_b32_e32 v141, v201, v141, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v141, 0, v141, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v141, v202, v141, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v141, v203, v141, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v141, v204, v141, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v141, v205, v141, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v141, v206, v141, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v141, v207, v141, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v141, vcc
	v_or_b32_e32 v140, v25, v140
	v_and_b32_e32 v25, 0x7f, v83
	v_lshlrev_b16_e32 v141, 8, v83
	v_lshlrev_b16_e32 v83, 7, v83
	v_and_b32_e32 v83, 0x3f80, v83
	v_add_u16_e32 v83, 0x2000, v83
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v201, v83, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v83, 0, v83, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v202, v83, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v203, v83, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v204, v83, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v205, v83, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v206, v83, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v83, v207, v83, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v83, vcc
	v_and_b32_e32 v83, 0xffff8000, v141
	v_or_b32_e32 v83, v25, v83
	v_and_b32_e32 v25, 0x7f, v28
	v_lshlrev_b16_e32 v141, 8, v28
	v_lshlrev_b16_e32 v28, 7, v28
	v_and_b32_e32 v28, 0x3f80, v28
	v_add_u16_e32 v28, 0x2000, v28
	v_cmp_ne_u16_e32 vcc, s85, v25
	v_and_b32_e32 v141, 0xffff8000, v141
	s_nop 0
	v_cndmask_b32_e32 v28, v201, v28, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v28, 0, v28, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v28, v202, v28, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v28, v203, v28, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v28, v204, v28, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v28, v205, v28, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v28, v206, v28, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v28, v207, v28, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	v_and_b32_sdwa v25, v26, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v28, v208, v28, vcc
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v201, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v202, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v203, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v204, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v205, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v206, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v143, v207, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v143, vcc
	v_or_b32_e32 v142, v25, v142
	v_and_b32_sdwa v25, v26, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v25
	v_lshlrev_b16_sdwa v143, v209, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v143, 0xffff8000, v143
	v_cndmask_b32_e32 v144, v201, v144, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v144, v202, v144, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v144, v203, v144, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v144, v204, v144, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v144, v205, v144, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v144, v206, v144, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v144, v207, v144, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v144, vcc
	v_or_b32_e32 v143, v25, v143
	v_and_b32_e32 v25, 0x7f, v59
	v_lshlrev_b16_e32 v144, 8, v59
	v_lshlrev_b16_e32 v59, 7, v59
	v_and_b32_e32 v59, 0x3f80, v59
	v_add_u16_e32 v59, 0x2000, v59
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v201, v59, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v59, 0, v59, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v202, v59, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v203, v59, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v204, v59, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v205, v59, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v206, v59, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v59, v207, v59, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v59, vcc
	v_and_b32_e32 v59, 0xffff8000, v144
	v_or_b32_e32 v59, v25, v59
	v_and_b32_e32 v25, 0x7f, v26
	v_lshlrev_b16_e32 v144, 8, v26
	v_lshlrev_b16_e32 v26, 7, v26
	v_and_b32_e32 v26, 0x3f80, v26
	v_add_u16_e32 v26, 0x2000, v26
	v_cmp_ne_u16_e32 vcc, s85, v25
	v_and_b32_e32 v144, 0xffff8000, v144
	s_nop 0
	v_cndmask_b32_e32 v26, v201, v26, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v26, 0, v26, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v26, v202, v26, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v26, v203, v26, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v26, v204, v26, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v26, v205, v26, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v26, v206, v26, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v26, v207, v26, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	v_and_b32_sdwa v25, v24, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v26, v208, v26, vcc
	v_cmp_ne_u16_e32 vcc, s85, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v201, v146, vcc
	v_cmp_ne_u16_e32 vcc, 0, v25
	s_nop 1
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_ne_u16_e32 vcc, 1, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v202, v146, vcc
	v_cmp_ne_u16_e32 vcc, 2, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v203, v146, vcc
	v_cmp_ne_u16_e32 vcc, 3, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v204, v146, vcc
	v_cmp_ne_u16_e32 vcc, 4, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v205, v146, vcc
	v_cmp_ne_u16_e32 vcc, 5, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v206, v146, vcc
	v_cmp_ne_u16_e32 vcc, 6, v25
	s_nop 1
	v_cndmask_b32_e32 v146, v207, v146, vcc
	v_cmp_ne_u16_e32 vcc, 7, v25
	s_nop 1
	v_cndmask_b32_e32 v25, v208, v146, vcc
	v_or_b32_e32 v25, v25, v145
	v_and_b32_sdwa v145, v24, s85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s85, v145
	v_lshlrev_b16_sdwa v146, v209, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v146, 0xffff8000, v146
	v_cndmask_b32_e32 v147, v201, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v145
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v202, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v203, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v204, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v205, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v206, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v207, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v145
	s_nop 1
	v_cndmask_b32_e32 v145, v208, v147, vcc
	v_or_b32_e32 v145, v145, v146
	v_and_b32_e32 v146, 0x7f, v49
	v_lshlrev_b16_e32 v147, 8, v49
	v_lshlrev_b16_e32 v49, 7, v49
	v_and_b32_e32 v49, 0x3f80, v49
	v_add_u16_e32 v49, 0x2000, v49
	v_cmp_ne_u16_e32 vcc, s85, v146
	v_perm_b32 v25, v25, v145, s92
	s_nop 0
	v_cndmask_b32_e32 v49, v201, v49, vcc
	v_cmp_ne_u16_e32 vcc, 0, v146
	s_nop 1
	v_cndmask_b32_e32 v49, 0, v49, vcc
	v_cmp_ne_u16_e32 vcc, 1, v146
	s_nop 1
	v_cndmask_b32_e32 v49, v202, v49, vcc
	v_cmp_ne_u16_e32 vcc, 2, v146
	s_nop 1
	v_cndmask_b32_e32 v49, v203, v49, vcc
	v_cmp_ne_u16_e32 vcc, 3, v146
	s_nop 1
	v_cndmask_b32_e32 v49, v204, v49, vcc
	v_cmp_ne_u16_e32 vcc, 4, v146
	s_nop 1
	v_cndmask_b32_e32 v49, v205, v49, vcc
	v_cmp_ne_u16_e32 vcc, 5, v146
	s_nop 1
	v_cndmask_b32_e32 v49, v206, v49, vcc
	v_cmp_ne_u16_e32 vcc, 6, v146
	s_nop 1
	v_cndmask_b32_e32 v49, v207, v49, vcc
	v_cmp_ne_u16_e32 vcc, 7, v146
	v_and_b32_e32 v146, 0xffff8000, v147
	v_lshlrev_b16_e32 v147, 8, v24
	v_cndmask_b32_e32 v49, v208, v49, vcc
	v_or_b32_e32 v49, v49, v146
	v_and_b32_e32 v146, 0x7f, v24
	v_lshlrev_b16_e32 v24, 7, v24
	v_and_b32_e32 v24, 0x3f80, v24
	v_add_u16_e32 v24, 0x2000, v24
	v_cmp_ne_u16_e32 vcc, s85, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v201, v24, vcc
	v_cmp_ne_u16_e32 vcc, 0, v146
	s_nop 1
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_ne_u16_e32 vcc, 1, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v202, v24, vcc
	v_cmp_ne_u16_e32 vcc, 2, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v203, v24, vcc
	v_cmp_ne_u16_e32 vcc, 3, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v204, v24, vcc
	v_cmp_ne_u16_e32 vcc, 4, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v205, v24, vcc
	v_cmp_ne_u16_e32 vcc, 5, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v206, v24, vcc
	v_cmp_ne_u16_e32 vcc, 6, v146
	s_nop 1
	v_cndmask_b32_e32 v24, v207, v24, vcc
	v_cmp_ne_u16_e32 vcc, 7, v146
	v_and_b32_e32 v146, 0xffff8000, v147
	s_nop 0
	v_cndmask_b32_e32 v24, v208, v24, vcc
	v_or_b32_e32 v24, v24, v146
	v_perm_b32 v24, v49, v24, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[12:13], v[24:25], 0
	v_or_b32_e32 v24, v26, v144
	v_perm_b32 v24, v59, v24, s92
	v_perm_b32 v25, v142, v143, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[24:25], a[0:3]
	v_or_b32_e32 v24, v28, v141
	v_perm_b32 v24, v83, v24, s92
	v_perm_b32 v25, v138, v140, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[24:25], a[0:3]
	v_or_b32_e32 v24, v30, v137
	v_perm_b32 v24, v104, v24, s92
	v_perm_b32 v25, v135, v136, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[24:25], a[0:3]
	v_or_b32_e32 v24, v69, v108
	v_perm_b32 v24, v68, v24, s92
	v_perm_b32 v25, v133, v134, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[24:25], a[0:3]
	v_or_b32_e32 v24, v27, v132
	v_perm_b32 v24, v113, v24, s92
	v_perm_b32 v25, v130, v131, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[24:25], a[0:3]
	v_or_b32_e32 v24, v29, v129
	v_perm_b32 v24, v118, v24, s92
	v_perm_b32 v25, v127, v128, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[6:7], v[24:25], a[0:3]
	v_or_b32_e32 v24, v31, v126
	v_perm_b32 v24, v123, v24, s92
	v_perm_b32 v25, v124, v125, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[24:25], a[0:3]
	v_or_b32_e32 v24, v32, v122
	v_perm_b32 v24, v121, v24, s92
	v_perm_b32 v25, v119, v120, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[12:13], v[24:25], 0
	v_or_b32_e32 v12, v34, v117
	v_perm_b32 v12, v116, v12, s92
	v_perm_b32 v13, v114, v115, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[8:9], v[12:13], a[4:7]
	v_or_b32_e32 v8, v36, v112
	v_perm_b32 v8, v111, v8, s92
	v_perm_b32 v9, v109, v110, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[4:5], v[8:9], a[4:7]
	v_or_b32_e32 v4, v38, v107
	v_perm_b32 v4, v106, v4, s92
	v_perm_b32 v5, v103, v105, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[0:1], v[4:5], a[4:7]
	v_or_b32_e32 v0, v33, v102
	v_perm_b32 v0, v101, v0, s92
	v_perm_b32 v1, v81, v100, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[14:15], v[0:1], a[4:7]
	v_or_b32_e32 v0, v35, v77
	v_perm_b32 v0, v47, v0, s92
	v_perm_b32 v1, v45, v46, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[0:1], a[4:7]
	v_or_b32_e32 v0, v37, v44
	v_perm_b32 v0, v43, v0, s92
	v_perm_b32 v1, v41, v42, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[6:7], v[0:1], a[4:7]
	v_or_b32_e32 v0, v39, v40
	v_perm_b32 v0, v23, v0, s92
	v_perm_b32 v1, v20, v21, s92
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[2:3], v[0:1], a[4:7]
.LBB0_67:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v23, v22
	s_waitcnt lgkmcnt(11)
	v_pk_mul_f32 v[12:13], v[16:17], v[22:23]
	.loc	1 20 0
	v_mul_f32_e64 v16, -v96, s93
	v_cmp_gt_f32_e32 vcc, s94, v16
	s_waitcnt lgkmcnt(9)
	v_sub_f32_e32 v4, 0, v96
	v_sub_f32_e32 v5, 0, v97
	v_cndmask_b32_e32 v16, 0, v211, vcc
	v_fmac_f32_e32 v16, 0x3fb8aa3b, v4
	v_exp_f32_e32 v4, v16
	v_mul_f32_e64 v16, -v97, s93
	v_cmp_gt_f32_e64 s[2:3], s94, v16
	v_sub_f32_e32 v6, 0, v92
	v_sub_f32_e32 v7, 0, v93
	v_cndmask_b32_e64 v16, 0, v211, s[2:3]
	v_fmac_f32_e32 v16, 0x3fb8aa3b, v5
	v_exp_f32_e32 v5, v16
	v_cndmask_b32_e32 v16, 0, v212, vcc
	v_ldexp_f32 v4, v4, v16
	v_cndmask_b32_e64 v16, 0, v212, s[2:3]
	v_ldexp_f32 v5, v5, v16
	v_mul_f32_e64 v16, -v92, s93
	v_cmp_gt_f32_e32 vcc, s94, v16
	.loc	1 19 0
	v_pk_mul_f32 v[14:15], v[18:19], v[22:23]
	.loc	1 20 0
	v_sub_f32_e32 v18, 0, v88
	v_cndmask_b32_e32 v16, 0, v211, vcc
	v_fmac_f32_e32 v16, 0x3fb8aa3b, v6
	v_exp_f32_e32 v6, v16
	v_mul_f32_e64 v16, -v93, s93
	v_cmp_gt_f32_e64 s[2:3], s94, v16
	v_sub_f32_e32 v19, 0, v89
	v_sub_f32_e32 v20, 0, v84
	v_cndmask_b32_e64 v16, 0, v211, s[2:3]
	v_fmac_f32_e32 v16, 0x3fb8aa3b, v7
	v_exp_f32_e32 v7, v16
	v_cndmask_b32_e32 v16, 0, v212, vcc
	v_ldexp_f32 v16, v6, v16
	v_cndmask_b32_e64 v6, 0, v212, s[2:3]
	v_ldexp_f32 v17, v7, v6
	v_mul_f32_e64 v6, -v88, s93
	v_cmp_gt_f32_e32 vcc, s94, v6
	v_mul_f32_e64 v7, -v89, s93
	v_cmp_gt_f32_e64 s[2:3], s94, v7
	v_cndmask_b32_e32 v6, 0, v211, vcc
	v_fmac_f32_e32 v6, 0x3fb8aa3b, v18
	v_cndmask_b32_e64 v7, 0, v211, s[2:3]
	v_exp_f32_e32 v6, v6
	v_fmac_f32_e32 v7, 0x3fb8aa3b, v19
	v_exp_f32_e32 v7, v7
	v_cndmask_b32_e32 v18, 0, v212, vcc
	v_ldexp_f32 v18, v6, v18
	v_cndmask_b32_e64 v6, 0, v212, s[2:3]
	v_ldexp_f32 v19, v7, v6
	v_mul_f32_e64 v6, -v84, s93
	v_cmp_gt_f32_e32 vcc, s94, v6
	v_mul_f32_e64 v7, -v85, s93
	v_cmp_gt_f32_e64 s[2:3], s94, v7
	v_cndmask_b32_e32 v6, 0, v211, vcc
	v_sub_f32_e32 v21, 0, v85
	v_fmac_f32_e32 v6, 0x3fb8aa3b, v20
	v_cndmask_b32_e64 v7, 0, v211, s[2:3]
	v_exp_f32_e32 v6, v6
	v_fmac_f32_e32 v7, 0x3fb8aa3b, v21
	v_exp_f32_e32 v7, v7
	v_cndmask_b32_e32 v20, 0, v212, vcc
	v_ldexp_f32 v20, v6, v20
	v_cndmask_b32_e64 v6, 0, v212, s[2:3]
	v_pk_add_f32 v[4:5], v[4:5], 1.0 op_sel_hi:[1,0]
	v_ldexp_f32 v21, v7, v6
	v_div_scale_f32 v6, s[2:3], v5, v5, v97
	v_rcp_f32_e32 v7, v6
	.loc	1 19 0
	s_waitcnt lgkmcnt(8)
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v0, a0
	v_pk_fma_f32 v[0:1], v[12:13], v[0:1], v[98:99]
	.loc	1 20 0
	v_fma_f32 v22, -v6, v7, 1.0
	v_fmac_f32_e32 v7, v22, v7
	v_div_scale_f32 v22, vcc, v97, v5, v97
	v_mul_f32_e32 v23, v22, v7
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v24, -v6, v23, v22
	v_fmac_f32_e32 v23, v24, v7
	v_fma_f32 v6, -v6, v23, v22
	v_div_scale_f32 v22, s[2:3], v4, v4, v96
	v_rcp_f32_e32 v24, v22
	v_div_fmas_f32 v6, v6, v7, v23
	v_div_fixup_f32 v5, v6, v5, v97
	.loc	1 15 0
	v_cndmask_b32_e64 v1, v99, v1, s[28:29]
	.loc	1 20 0
	v_fma_f32 v6, -v22, v24, 1.0
	v_fmac_f32_e32 v24, v6, v24
	v_div_scale_f32 v6, vcc, v96, v4, v96
	v_mul_f32_e32 v7, v6, v24
	v_fma_f32 v23, -v22, v7, v6
	v_fmac_f32_e32 v7, v23, v24
	v_fma_f32 v6, -v22, v7, v6
	v_div_fmas_f32 v6, v6, v24, v7
	.loc	1 15 0
	v_cndmask_b32_e64 v0, v98, v0, s[28:29]
	.loc	1 20 0
	v_div_fixup_f32 v4, v6, v4, v96
	v_pk_mul_f32 v[6:7], v[4:5], v[0:1]
	v_pk_add_f32 v[0:1], v[16:17], 1.0 op_sel_hi:[1,0]
	.loc	1 19 0
	v_accvgpr_read_b32 v3, a3
	.loc	1 20 0
	v_div_scale_f32 v4, s[2:3], v1, v1, v93
	v_rcp_f32_e32 v5, v4
	.loc	1 19 0
	v_accvgpr_read_b32 v2, a2
	v_pk_fma_f32 v[2:3], v[14:15], v[2:3], v[94:95]
	v_accvgpr_read_b32 v9, a5
	.loc	1 20 0
	v_fma_f32 v16, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v16, v5
	v_div_scale_f32 v16, vcc, v93, v1, v93
	v_mul_f32_e32 v17, v16, v5
	v_fma_f32 v22, -v4, v17, v16
	v_fmac_f32_e32 v17, v22, v5
	v_fma_f32 v4, -v4, v17, v16
	v_div_scale_f32 v16, s[2:3], v0, v0, v92
	v_rcp_f32_e32 v22, v16
	v_div_fmas_f32 v4, v4, v5, v17
	v_div_fixup_f32 v1, v4, v1, v93
	.loc	1 15 0
	v_cndmask_b32_e64 v3, v95, v3, s[28:29]
	.loc	1 20 0
	v_fma_f32 v4, -v16, v22, 1.0
	v_fmac_f32_e32 v22, v4, v22
	v_div_scale_f32 v4, vcc, v92, v0, v92
	v_mul_f32_e32 v5, v4, v22
	v_fma_f32 v17, -v16, v5, v4
	v_fmac_f32_e32 v5, v17, v22
	v_fma_f32 v4, -v16, v5, v4
	v_div_fmas_f32 v4, v4, v22, v5
	.loc	1 15 0
	v_cndmask_b32_e64 v2, v94, v2, s[28:29]
	.loc	1 20 0
	v_div_fixup_f32 v0, v4, v0, v92
	v_pk_mul_f32 v[4:5], v[0:1], v[2:3]
	v_pk_add_f32 v[0:1], v[18:19], 1.0 op_sel_hi:[1,0]
	.loc	1 19 0
	v_accvgpr_read_b32 v8, a4
	.loc	1 20 0
	v_div_scale_f32 v16, s[2:3], v1, v1, v89
	v_rcp_f32_e32 v17, v16
	.loc	1 19 0
	v_pk_fma_f32 v[2:3], v[12:13], v[8:9], v[90:91]
	v_accvgpr_read_b32 v11, a7
	.loc	1 15 0
	v_cndmask_b32_e64 v3, v91, v3, s[28:29]
	.loc	1 20 0
	v_fma_f32 v8, -v16, v17, 1.0
	v_fmac_f32_e32 v17, v8, v17
	v_div_scale_f32 v8, vcc, v89, v1, v89
	v_mul_f32_e32 v9, v8, v17
	v_fma_f32 v12, -v16, v9, v8
	v_fmac_f32_e32 v9, v12, v17
	v_div_scale_f32 v12, s[2:3], v0, v0, v88
	v_rcp_f32_e32 v13, v12
	v_fma_f32 v8, -v16, v9, v8
	v_div_fmas_f32 v8, v8, v17, v9
	v_div_fixup_f32 v1, v8, v1, v89
	v_fma_f32 v8, -v12, v13, 1.0
	v_fmac_f32_e32 v13, v8, v13
	v_div_scale_f32 v8, vcc, v88, v0, v88
	v_mul_f32_e32 v9, v8, v13
	v_fma_f32 v16, -v12, v9, v8
	v_fmac_f32_e32 v9, v16, v13
	v_fma_f32 v8, -v12, v9, v8
	v_div_fmas_f32 v8, v8, v13, v9
	.loc	1 15 0
	v_cndmask_b32_e64 v2, v90, v2, s[28:29]
	.loc	1 20 0
	v_div_fixup_f32 v0, v8, v0, v88
	v_pk_mul_f32 v[8:9], v[0:1], v[2:3]
	v_pk_add_f32 v[0:1], v[20:21], 1.0 op_sel_hi:[1,0]
	.loc	1 19 0
	v_accvgpr_read_b32 v10, a6
	.loc	1 20 0
	v_div_scale_f32 v12, s[2:3], v1, v1, v85
	v_rcp_f32_e32 v13, v12
	.loc	1 19 0
	v_pk_fma_f32 v[2:3], v[14:15], v[10:11], v[86:87]
	.loc	1 20 0
	v_fma_f32 v10, -v12, v13, 1.0
	v_fmac_f32_e32 v13, v10, v13
	v_div_scale_f32 v10, vcc, v85, v1, v85
	v_mul_f32_e32 v11, v10, v13
	v_fma_f32 v14, -v12, v11, v10
	v_fmac_f32_e32 v11, v14, v13
	v_fma_f32 v10, -v12, v11, v10
	v_div_scale_f32 v12, s[2:3], v0, v0, v84
	v_rcp_f32_e32 v14, v12
	v_div_fmas_f32 v10, v10, v13, v11
	v_div_fixup_f32 v1, v10, v1, v85
	.loc	1 15 0
	v_cndmask_b32_e64 v3, v87, v3, s[28:29]
	.loc	1 20 0
	v_fma_f32 v10, -v12, v14, 1.0
	v_fmac_f32_e32 v14, v10, v14
	v_div_scale_f32 v10, vcc, v84, v0, v84
	v_mul_f32_e32 v11, v10, v14
	v_fma_f32 v13, -v12, v11, v10
	v_fmac_f32_e32 v11, v13, v14
	v_fma_f32 v10, -v12, v11, v10
	v_div_fmas_f32 v10, v10, v14, v11
	.loc	1 15 0
	v_cndmask_b32_e64 v2, v86, v2, s[28:29]
	.loc	1 20 0
	v_div_fixup_f32 v0, v10, v0, v84
	v_pk_mul_f32 v[10:11], v[0:1], v[2:3]
	.loc	1 21 0
	v_max_f32_e64 v0, |v6|, |v8|
	v_max_f32_e64 v2, |v7|, |v9|
	v_max_f32_e64 v12, |v4|, |v10|
	v_max_f32_e64 v14, |v5|, |v11|
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v15, v14
	v_mov_b32_dpp v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v3, v3 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v13, v13 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v15, v15 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_dpp v1, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_mov_b32_dpp v3, v2 row_shl:8 row_mask:0xf bank_mask:0x3
	v_mov_b32_dpp v13, v12 row_shl:8 row_mask:0xf bank_mask:0x3
	v_mov_b32_dpp v15, v14 row_shl:8 row_mask:0xf bank_mask:0x3
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v13, v13, v13
	v_max_f32_e32 v15, v15, v15
	v_max_f32_e32 v0, v0, v1
	v_max_f32_e32 v2, v2, v3
	v_max_f32_e32 v12, v12, v13
	v_max_f32_e32 v14, v14, v15
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v15, v14
	v_mov_b32_dpp v1, v1 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v3, v3 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v13, v13 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v15, v15 row_shr:4 row_mask:0xf bank_mask:0xa
	v_mov_b32_dpp v1, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v3, v2 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v13, v12 row_shl:4 row_mask:0xf bank_mask:0x5
	v_mov_b32_dpp v15, v14 row_shl:4 row_mask:0xf bank_mask:0x5
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v13, v13, v13
	v_max_f32_e32 v15, v15, v15
	v_max_f32_e32 v0, v0, v1
	v_max_f32_e32 v2, v2, v3
	v_max_f32_e32 v12, v12, v13
	v_max_f32_e32 v14, v14, v15
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v15, v14
	v_mov_b32_dpp v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v3 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v15, v15 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v13, v13, v13
	v_max_f32_e32 v15, v15, v15
	v_max_f32_e32 v0, v0, v1
	v_max_f32_e32 v2, v2, v3
	v_max_f32_e32 v12, v12, v13
	v_max_f32_e32 v14, v14, v15
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v15, v14
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v15, v15 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[2:3], s[30:31]
	s_cbranch_execz .LBB0_69
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v0, v0, v0
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v2, v2, v2
	v_max_f32_e32 v0, v0, v1
	v_accvgpr_read_b32 v1, a10
	v_max_f32_e32 v13, v13, v13
	v_max_f32_e32 v12, v12, v12
	v_max_f32_e32 v2, v2, v3
	ds_write_b32 v1, v0
	v_accvgpr_read_b32 v0, a11
	v_max_f32_e32 v15, v15, v15
	v_max_f32_e32 v14, v14, v14
	v_max_f32_e32 v12, v12, v13
	ds_write_b32 v0, v2
	v_accvgpr_read_b32 v0, a12
	v_max_f32_e32 v14, v14, v15
	ds_write_b32 v0, v12
	v_accvgpr_read_b32 v0, a13
	ds_write_b32 v0, v14
.LBB0_69:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[18:19]
	ds_read_b32 v0, v171
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v1, v0, v0
	v_mov_b32_dpp v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_max_f32_e32 v0, v0, v0
	v_max_f32_e32 v0, v1, v0
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[2:3], s[52:53]
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v0, v0, v0
	v_max_f32_e32 v0, v0, v1
	ds_write_b32 v171, v0
	s_or_b64 exec, exec, s[2:3]
	v_accvgpr_read_b32 v0, a9
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	ds_read_b32 v1, v172
	ds_read_b32 v2, v173
	ds_read_b32 v3, v174
	.loc	1 9 0
	v_or_b32_e32 v12, v82, v159
	.loc	1 10 0
	v_cmp_gt_i32_e64 s[2:3], s34, v12
	.loc	1 21 0
	s_waitcnt lgkmcnt(2)
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v1, 0x1e3ce508, v1
	v_div_scale_f32 v13, s[20:21], s95, s95, v1
	v_rcp_f32_e32 v14, v13
	v_max_f32_e32 v0, v0, v0
	v_max_f32_e32 v0, 0x1e3ce508, v0
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v3, v3
	v_fma_f32 v15, -v13, v14, 1.0
	v_fmac_f32_e32 v14, v15, v14
	v_div_scale_f32 v15, vcc, v1, s95, v1
	v_mul_f32_e32 v16, v15, v14
	v_fma_f32 v17, -v13, v16, v15
	v_fmac_f32_e32 v16, v17, v14
	v_fma_f32 v13, -v13, v16, v15
	v_div_scale_f32 v15, s[20:21], s95, s95, v0
	v_rcp_f32_e32 v17, v15
	v_div_fmas_f32 v13, v13, v14, v16
	v_div_fixup_f32 v1, v13, s95, v1
	v_max_f32_e32 v3, 0x1e3ce508, v3
	v_fma_f32 v13, -v15, v17, 1.0
	v_fmac_f32_e32 v17, v13, v17
	v_div_scale_f32 v13, vcc, v0, s95, v0
	v_mul_f32_e32 v14, v13, v17
	v_fma_f32 v16, -v15, v14, v13
	v_fmac_f32_e32 v14, v16, v17
	v_fma_f32 v13, -v15, v14, v13
	v_div_scale_f32 v15, s[20:21], s95, s95, v3
	v_rcp_f32_e32 v16, v15
	v_div_fmas_f32 v13, v13, v17, v14
	v_div_fixup_f32 v0, v13, s95, v0
	v_max_f32_e32 v2, v2, v2
	v_fma_f32 v13, -v15, v16, 1.0
	v_fmac_f32_e32 v16, v13, v16
	v_div_scale_f32 v13, vcc, v3, s95, v3
	v_mul_f32_e32 v14, v13, v16
	v_fma_f32 v17, -v15, v14, v13
	v_max_f32_e32 v2, 0x1e3ce508, v2
	v_fmac_f32_e32 v14, v17, v16
	v_fma_f32 v13, -v15, v14, v13
	v_div_scale_f32 v15, s[20:21], s95, s95, v2
	v_rcp_f32_e32 v17, v15
	v_div_fmas_f32 v13, v13, v16, v14
	v_div_fixup_f32 v3, v13, s95, v3
	s_and_b64 s[20:21], s[2:3], s[54:55]
	v_fma_f32 v13, -v15, v17, 1.0
	v_fmac_f32_e32 v17, v13, v17
	v_div_scale_f32 v13, vcc, v2, s95, v2
	v_mul_f32_e32 v14, v13, v17
	v_fma_f32 v16, -v15, v14, v13
	v_fmac_f32_e32 v14, v16, v17
	v_fma_f32 v13, -v15, v14, v13
	v_div_fmas_f32 v13, v13, v17, v14
	v_div_fixup_f32 v2, v13, s95, v2
	.loc	1 22 0
	v_add_u32_e32 v13, 0, v79
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b128 v13, v[0:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_75
	v_accvgpr_read_b32 v13, a8
	v_add_u32_e32 v13, 0, v13
	ds_read_b32 v14, v13
	v_mul_lo_u32 v12, v12, s33
	v_readlane_b32 s20, v255, 0
	v_ashrrev_i32_e32 v13, 31, v12
	v_readlane_b32 s21, v255, 1
	v_ashrrev_i32_e32 v81, 31, v80
	s_nop 0
	v_lshl_add_u64 v[12:13], v[12:13], 2, s[20:21]
	v_lshl_add_u64 v[12:13], v[80:81], 2, v[12:13]
	s_waitcnt lgkmcnt(0)
	global_store_dword v[12:13], v14, off
.LBB0_75:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 23 0
	v_div_scale_f32 v12, s[2:3], v1, v1, v9
	v_rcp_f32_e32 v13, v12
	.loc	1 10 0
	v_cmp_gt_i32_e64 s[20:21], s34, v76
	.loc	1 23 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_fma_f32 v14, -v12, v13, 1.0
	v_fmac_f32_e32 v13, v14, v13
	v_div_scale_f32 v14, vcc, v9, v1, v9
	v_mul_f32_e32 v15, v14, v13
	v_fma_f32 v16, -v12, v15, v14
	v_fmac_f32_e32 v15, v16, v13
	v_fma_f32 v12, -v12, v15, v14
	v_div_scale_f32 v14, s[2:3], v0, v0, v8
	v_rcp_f32_e32 v16, v14
	v_div_fmas_f32 v12, v12, v13, v15
	v_div_fixup_f32 v9, v12, v1, v9
	v_fma_f32 v12, -v14, v16, 1.0
	v_fmac_f32_e32 v16, v12, v16
	v_div_scale_f32 v12, vcc, v8, v0, v8
	v_mul_f32_e32 v13, v12, v16
	v_fma_f32 v15, -v14, v13, v12
	v_fmac_f32_e32 v13, v15, v16
	v_fma_f32 v12, -v14, v13, v12
	v_div_scale_f32 v14, s[2:3], v3, v3, v11
	v_rcp_f32_e32 v15, v14
	v_div_fmas_f32 v12, v12, v16, v13
	v_div_fixup_f32 v8, v12, v0, v8
	v_fma_f32 v12, -v14, v15, 1.0
	v_fmac_f32_e32 v15, v12, v15
	v_div_scale_f32 v12, vcc, v11, v3, v11
	v_mul_f32_e32 v13, v12, v15
	v_fma_f32 v16, -v14, v13, v12
	v_fmac_f32_e32 v13, v16, v15
	v_fma_f32 v12, -v14, v13, v12
	v_div_scale_f32 v14, s[2:3], v2, v2, v10
	v_rcp_f32_e32 v16, v14
	v_div_fmas_f32 v12, v12, v15, v13
	v_div_fixup_f32 v11, v12, v3, v11
	v_fma_f32 v12, -v14, v16, 1.0
	v_fmac_f32_e32 v16, v12, v16
	v_div_scale_f32 v12, vcc, v10, v2, v10
	v_mul_f32_e32 v13, v12, v16
	v_fma_f32 v15, -v14, v13, v12
	v_fmac_f32_e32 v13, v15, v16
	v_fma_f32 v12, -v14, v13, v12
	v_div_scale_f32 v14, s[2:3], v1, v1, v7
	v_rcp_f32_e32 v15, v14
	v_div_fmas_f32 v12, v12, v16, v13
	v_div_fixup_f32 v10, v12, v2, v10
	v_fma_f32 v12, -v14, v15, 1.0
	v_fmac_f32_e32 v15, v12, v15
	v_div_scale_f32 v12, vcc, v7, v1, v7
	v_mul_f32_e32 v13, v12, v15
	v_fma_f32 v16, -v14, v13, v12
	v_fmac_f32_e32 v13, v16, v15
	v_fma_f32 v12, -v14, v13, v12
	v_div_scale_f32 v14, s[2:3], v0, v0, v6
	v_rcp_f32_e32 v16, v14
	v_div_fmas_f32 v12, v12, v15, v13
	v_div_fixup_f32 v1, v12, v1, v7
	v_fma_f32 v7, -v14, v16, 1.0
	v_fmac_f32_e32 v16, v7, v16
	v_div_scale_f32 v7, vcc, v6, v0, v6
	v_mul_f32_e32 v12, v7, v16
	v_fma_f32 v13, -v14, v12, v7
	v_fmac_f32_e32 v12, v13, v16
	v_fma_f32 v7, -v14, v12, v7
	v_div_fmas_f32 v7, v7, v16, v12
	v_div_fixup_f32 v0, v7, v0, v6
	v_and_b32_e32 v7, 0x7fffffff, v0
	v_bfe_u32 v12, v7, 20, 1
	v_add3_u32 v12, v7, v12, s96
	v_and_b32_e32 v12, 0xfff00000, v12
	v_max_u32_e32 v12, 0x3c800000, v12
	v_add_u32_e32 v12, 0x4000000, v12
	v_lshrrev_b32_e32 v12, 20, v12
	v_cmp_gt_u32_e32 vcc, s97, v7
	v_and_b32_sdwa v6, v0, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v12, v213, v12, vcc
	v_cmp_lt_u32_e32 vcc, s98, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 7, v12, vcc
	v_cmp_lt_u32_e32 vcc, s99, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 6, v12, vcc
	v_cmp_lt_u32_e32 vcc, s81, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 5, v12, vcc
	v_cmp_lt_u32_e32 vcc, s80, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 4, v12, vcc
	v_cmp_lt_u32_e32 vcc, s13, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 3, v12, vcc
	v_cmp_lt_u32_e32 vcc, s12, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 2, v12, vcc
	v_cmp_lt_u32_e32 vcc, s11, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 1, v12, vcc
	v_cmp_lt_u32_e32 vcc, s10, v7
	s_nop 1
	v_cndmask_b32_e32 v7, 0, v12, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v214, v7, vcc
	v_and_b32_e32 v7, 0x7fffffff, v1
	v_bfe_u32 v12, v7, 20, 1
	v_add3_u32 v12, v7, v12, s96
	v_and_b32_e32 v12, 0xfff00000, v12
	v_max_u32_e32 v12, 0x3c800000, v12
	v_add_u32_e32 v12, 0x4000000, v12
	v_lshrrev_b32_e32 v12, 20, v12
	v_cmp_gt_u32_e32 vcc, s97, v7
	v_or_b32_e32 v0, v0, v6
	v_and_b32_sdwa v6, v1, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v12, v213, v12, vcc
	v_cmp_lt_u32_e32 vcc, s98, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 7, v12, vcc
	v_cmp_lt_u32_e32 vcc, s99, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 6, v12, vcc
	v_cmp_lt_u32_e32 vcc, s81, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 5, v12, vcc
	v_cmp_lt_u32_e32 vcc, s80, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 4, v12, vcc
	v_cmp_lt_u32_e32 vcc, s13, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 3, v12, vcc
	v_cmp_lt_u32_e32 vcc, s12, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 2, v12, vcc
	v_cmp_lt_u32_e32 vcc, s11, v7
	s_nop 1
	v_cndmask_b32_e32 v12, 1, v12, vcc
	v_cmp_lt_u32_e32 vcc, s10, v7
	s_nop 1
	v_cndmask_b32_e32 v7, 0, v12, vcc
	v_div_scale_f32 v12, s[2:3], v3, v3, v5
	v_rcp_f32_e32 v13, v12
	v_cmp_o_f32_e32 vcc, v1, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v214, v7, vcc
	v_or_b32_e32 v1, v1, v6
	v_fma_f32 v6, -v12, v13, 1.0
	v_fmac_f32_e32 v13, v6, v13
	v_div_scale_f32 v6, vcc, v5, v3, v5
	v_mul_f32_e32 v7, v6, v13
	v_fma_f32 v14, -v12, v7, v6
	v_fmac_f32_e32 v7, v14, v13
	v_fma_f32 v6, -v12, v7, v6
	v_div_scale_f32 v12, s[2:3], v2, v2, v4
	v_rcp_f32_e32 v14, v12
	v_div_fmas_f32 v6, v6, v13, v7
	v_div_fixup_f32 v3, v6, v3, v5
	v_fma_f32 v5, -v12, v14, 1.0
	v_fmac_f32_e32 v14, v5, v14
	v_div_scale_f32 v5, vcc, v4, v2, v4
	v_mul_f32_e32 v6, v5, v14
	v_fma_f32 v7, -v12, v6, v5
	v_fmac_f32_e32 v6, v7, v14
	v_fma_f32 v5, -v12, v6, v5
	v_div_fmas_f32 v5, v5, v14, v6
	v_div_fixup_f32 v2, v5, v2, v4
	v_and_b32_e32 v5, 0x7fffffff, v2
	v_bfe_u32 v6, v5, 20, 1
	v_add3_u32 v6, v5, v6, s96
	v_and_b32_e32 v6, 0xfff00000, v6
	v_max_u32_e32 v6, 0x3c800000, v6
	v_add_u32_e32 v6, 0x4000000, v6
	v_lshrrev_b32_e32 v6, 20, v6
	v_cmp_gt_u32_e32 vcc, s97, v5
	v_and_b32_sdwa v4, v2, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v6, v213, v6, vcc
	v_cmp_lt_u32_e32 vcc, s98, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 7, v6, vcc
	v_cmp_lt_u32_e32 vcc, s99, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 6, v6, vcc
	v_cmp_lt_u32_e32 vcc, s81, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 5, v6, vcc
	v_cmp_lt_u32_e32 vcc, s80, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 4, v6, vcc
	v_cmp_lt_u32_e32 vcc, s13, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 3, v6, vcc
	v_cmp_lt_u32_e32 vcc, s12, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 2, v6, vcc
	v_cmp_lt_u32_e32 vcc, s11, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 1, v6, vcc
	v_cmp_lt_u32_e32 vcc, s10, v5
	s_nop 1
	v_cndmask_b32_e32 v5, 0, v6, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	s_nop 1
	v_cndmask_b32_e32 v2, v214, v5, vcc
	v_and_b32_e32 v5, 0x7fffffff, v3
	v_bfe_u32 v6, v5, 20, 1
	v_add3_u32 v6, v5, v6, s96
	v_and_b32_e32 v6, 0xfff00000, v6
	v_max_u32_e32 v6, 0x3c800000, v6
	v_add_u32_e32 v6, 0x4000000, v6
	v_lshrrev_b32_e32 v6, 20, v6
	v_cmp_gt_u32_e32 vcc, s97, v5
	v_or_b32_e32 v2, v2, v4
	v_and_b32_sdwa v4, v3, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v213, v6, vcc
	v_cmp_lt_u32_e32 vcc, s98, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 7, v6, vcc
	v_cmp_lt_u32_e32 vcc, s99, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 6, v6, vcc
	v_cmp_lt_u32_e32 vcc, s81, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 5, v6, vcc
	v_cmp_lt_u32_e32 vcc, s80, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 4, v6, vcc
	v_cmp_lt_u32_e32 vcc, s13, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 3, v6, vcc
	v_cmp_lt_u32_e32 vcc, s12, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 2, v6, vcc
	v_cmp_lt_u32_e32 vcc, s11, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 1, v6, vcc
	v_cmp_lt_u32_e32 vcc, s10, v5
	s_nop 1
	v_cndmask_b32_e32 v5, 0, v6, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v214, v5, vcc
	v_and_b32_e32 v5, 0x7fffffff, v8
	v_bfe_u32 v6, v5, 20, 1
	v_add3_u32 v6, v5, v6, s96
	v_and_b32_e32 v6, 0xfff00000, v6
	v_max_u32_e32 v6, 0x3c800000, v6
	v_add_u32_e32 v6, 0x4000000, v6
	v_lshrrev_b32_e32 v6, 20, v6
	v_cmp_gt_u32_e32 vcc, s97, v5
	v_or_b32_e32 v3, v3, v4
	v_and_b32_sdwa v4, v8, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v213, v6, vcc
	v_cmp_lt_u32_e32 vcc, s98, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 7, v6, vcc
	v_cmp_lt_u32_e32 vcc, s99, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 6, v6, vcc
	v_cmp_lt_u32_e32 vcc, s81, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 5, v6, vcc
	v_cmp_lt_u32_e32 vcc, s80, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 4, v6, vcc
	v_cmp_lt_u32_e32 vcc, s13, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 3, v6, vcc
	v_cmp_lt_u32_e32 vcc, s12, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 2, v6, vcc
	v_cmp_lt_u32_e32 vcc, s11, v5
	s_nop 1
	v_cndmask_b32_e32 v6, 1, v6, vcc
	v_cmp_lt_u32_e32 vcc, s10, v5
	s_nop 1
	v_cndmask_b32_e32 v5, 0, v6, vcc
	v_and_b32_e32 v6, 0x7fffffff, v9
	v_bfe_u32 v7, v6, 20, 1
	v_add3_u32 v7, v6, v7, s96
	v_and_b32_e32 v7, 0xfff00000, v7
	v_max_u32_e32 v7, 0x3c800000, v7
	v_cmp_o_f32_e32 vcc, v8, v8
	v_add_u32_e32 v7, 0x4000000, v7
	v_lshrrev_b32_e32 v7, 20, v7
	v_cndmask_b32_e32 v5, v214, v5, vcc
	v_cmp_gt_u32_e32 vcc, s97, v6
	v_or_b32_e32 v4, v5, v4
	v_and_b32_sdwa v5, v9, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v7, v213, v7, vcc
	v_cmp_lt_u32_e32 vcc, s98, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 7, v7, vcc
	v_cmp_lt_u32_e32 vcc, s99, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 6, v7, vcc
	v_cmp_lt_u32_e32 vcc, s81, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 5, v7, vcc
	v_cmp_lt_u32_e32 vcc, s80, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 4, v7, vcc
	v_cmp_lt_u32_e32 vcc, s13, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 3, v7, vcc
	v_cmp_lt_u32_e32 vcc, s12, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 2, v7, vcc
	v_cmp_lt_u32_e32 vcc, s11, v6
	s_nop 1
	v_cndmask_b32_e32 v7, 1, v7, vcc
	v_cmp_lt_u32_e32 vcc, s10, v6
	s_nop 1
	v_cndmask_b32_e32 v6, 0, v7, vcc
	v_and_b32_e32 v7, 0x7fffffff, v10
	v_bfe_u32 v8, v7, 20, 1
	v_add3_u32 v8, v7, v8, s96
	v_and_b32_e32 v8, 0xfff00000, v8
	v_max_u32_e32 v8, 0x3c800000, v8
	v_cmp_o_f32_e32 vcc, v9, v9
	v_add_u32_e32 v8, 0x4000000, v8
	v_lshrrev_b32_e32 v8, 20, v8
	v_cndmask_b32_e32 v6, v214, v6, vcc
	v_cmp_gt_u32_e32 vcc, s97, v7
	v_or_b32_e32 v5, v6, v5
	v_and_b32_sdwa v6, v10, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v8, v213, v8, vcc
	v_cmp_lt_u32_e32 vcc, s98, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 7, v8, vcc
	v_cmp_lt_u32_e32 vcc, s99, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 6, v8, vcc
	v_cmp_lt_u32_e32 vcc, s81, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 5, v8, vcc
	v_cmp_lt_u32_e32 vcc, s80, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 4, v8, vcc
	v_cmp_lt_u32_e32 vcc, s13, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 3, v8, vcc
	v_cmp_lt_u32_e32 vcc, s12, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 2, v8, vcc
	v_cmp_lt_u32_e32 vcc, s11, v7
	s_nop 1
	v_cndmask_b32_e32 v8, 1, v8, vcc
	v_cmp_lt_u32_e32 vcc, s10, v7
	s_nop 1
	v_cndmask_b32_e32 v7, 0, v8, vcc
	v_and_b32_e32 v8, 0x7fffffff, v11
	v_bfe_u32 v9, v8, 20, 1
	v_add3_u32 v9, v8, v9, s96
	v_and_b32_e32 v9, 0xfff00000, v9
	v_max_u32_e32 v9, 0x3c800000, v9
	v_cmp_o_f32_e32 vcc, v10, v10
	v_add_u32_e32 v9, 0x4000000, v9
	v_lshrrev_b32_e32 v9, 20, v9
	v_cndmask_b32_e32 v7, v214, v7, vcc
	v_cmp_gt_u32_e32 vcc, s97, v8
	v_or_b32_e32 v6, v7, v6
	v_and_b32_sdwa v7, v11, s91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v9, v213, v9, vcc
	v_cmp_lt_u32_e32 vcc, s98, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 7, v9, vcc
	v_cmp_lt_u32_e32 vcc, s99, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 6, v9, vcc
	v_cmp_lt_u32_e32 vcc, s81, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 5, v9, vcc
	v_cmp_lt_u32_e32 vcc, s80, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 4, v9, vcc
	v_cmp_lt_u32_e32 vcc, s13, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 3, v9, vcc
	v_cmp_lt_u32_e32 vcc, s12, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 2, v9, vcc
	v_cmp_lt_u32_e32 vcc, s11, v8
	s_nop 1
	v_cndmask_b32_e32 v9, 1, v9, vcc
	v_cmp_lt_u32_e32 vcc, s10, v8
	s_nop 1
	v_cndmask_b32_e32 v8, 0, v9, vcc
	v_cmp_o_f32_e32 vcc, v11, v11
	s_nop 1
	v_cndmask_b32_e32 v8, v214, v8, vcc
	v_or_b32_e32 v7, v8, v7
	v_add_u32_e32 v8, 0, v175
	ds_write_b8 v8, v0
	ds_write_b8 v177, v1
	ds_write_b8 v178, v2
	ds_write_b8 v179, v3
	ds_write_b8 v180, v4
	ds_write_b8 v181, v5
	ds_write_b8 v182, v6
	ds_write_b8 v183, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_2
	v_add_u32_e32 v0, 0, v176
	ds_read_u8 v1, v0
	v_accvgpr_read_b32 v0, a14
	ds_read_u8 v2, v0
	v_accvgpr_read_b32 v0, a15
	ds_read_u8 v4, v0 offset:512
	v_accvgpr_read_b32 v0, a16
	ds_read_u8 v5, v0 offset:512
	v_accvgpr_read_b32 v0, a18
	ds_read_u8 v3, v0 offset:1024
	v_accvgpr_read_b32 v0, a17
	ds_read_u8 v6, v0 offset:1024
	v_accvgpr_read_b32 v0, a20
	ds_read_u8 v7, v0 offset:1536
	v_accvgpr_read_b32 v0, a19
	ds_read_u8 v8, v0 offset:1536
	s_waitcnt lgkmcnt(6)
	v_lshlrev_b16_e32 v2, 8, v2
	v_readlane_b32 s20, v255, 2
	s_waitcnt lgkmcnt(3)
	v_lshlrev_b16_e32 v3, 8, v3
	v_or_b32_e32 v1, v1, v2
	v_lshlrev_b16_e32 v2, 8, v5
	v_readlane_b32 s21, v255, 3
	.loc	1 9 0
	v_or_b32_e32 v0, v78, v58
	.loc	1 23 0
	s_waitcnt lgkmcnt(2)
	v_or_b32_e32 v3, v6, v3
	s_waitcnt lgkmcnt(1)
	v_lshlrev_b16_e32 v6, 8, v7
	v_or_b32_sdwa v2, v4, v2 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_mov_b64_e32 v[4:5], s[20:21]
	s_waitcnt lgkmcnt(0)
	v_or_b32_sdwa v6, v8, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v2, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mad_i64_i32 v[4:5], s[20:21], v76, s17, v[4:5]
	v_ashrrev_i32_e32 v1, 31, v0
	v_or_b32_sdwa v3, v3, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[0:1]
	global_store_dwordx2 v[0:1], v[2:3], off
	s_branch .LBB0_2
.LBB0_77:
	.loc	1 7 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel up_in_8_bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 352
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
		.amdhsa_next_free_vgpr 280
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
	.size	up_in_8_bits, .Lfunc_end0-up_in_8_bits
	.set up_in_8_bits.num_vgpr, 256
	.set up_in_8_bits.num_agpr, 24
	.set up_in_8_bits.numbered_sgpr, 100
	.set up_in_8_bits.num_named_barrier, 0
	.set up_in_8_bits.private_seg_size, 0
	.set up_in_8_bits.uses_vcc, 1
	.set up_in_8_bits.uses_flat_scratch, 0
	.set up_in_8_bits.has_dyn_sized_stack, 0
	.set up_in_8_bits.has_recursion, 0
	.set up_in_8_bits.has_indirect_call, 0
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
  - .agpr_count:     24
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
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .value_kind:     by_value
      - .offset:         76
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
      - .offset:         96
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         100
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         104
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         108
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         110
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         112
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         114
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         116
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         118
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         136
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         144
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         152
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         160
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         216
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 352
    .max_flat_workgroup_size: 256
    .name:           up_in_8_bits
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 7
    .symbol:         up_in_8_bits.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     280
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
