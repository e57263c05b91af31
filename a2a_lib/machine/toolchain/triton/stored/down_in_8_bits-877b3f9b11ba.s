; lds 18432
	.file	1 "down_in_8_bits"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	down_in_8_bits
	.p2align	8
	.type	down_in_8_bits,@function
down_in_8_bits:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_load_dword s17, s[0:1], 0x38
	s_mov_b32 s18, s15
	.loc	1 6 0
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 2
	.loc	1 3 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s15, s17, 31
	s_lshr_b32 s15, s15, 25
	s_add_i32 s15, s17, s15
	s_ashr_i32 s33, s15, 7
	.loc	1 6 0
	s_add_u32 s20, s12, s20
	s_addc_u32 s21, s13, s21
	s_load_dword s15, s[20:21], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s15, s15, 15
	s_ashr_i32 s19, s15, 31
	s_lshr_b32 s19, s19, 28
	s_add_i32 s15, s15, s19
	s_ashr_i32 s58, s15, 4
	s_mul_i32 s58, s58, s33
	.loc	1 7 0
	s_cmp_ge_i32 s16, s58
	s_cbranch_scc1 .LBB0_48
	s_load_dword s26, s[0:1], 0x3c
	s_load_dword s59, s[0:1], 0x50
	.loc	1 5 0
	s_mul_i32 s34, s17, s18
	.loc	1 0 0
	s_ashr_i32 s15, s14, 31
	.loc	1 5 0
	s_ashr_i32 s35, s34, 31
	.loc	1 4 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s27, s26, 31
	.loc	1 12 0
	s_lshr_b32 s0, s27, 25
	s_add_i32 s0, s26, s0
	s_ashr_i32 s60, s0, 7
	.loc	1 8 0
	s_add_u32 s28, s12, 4
	s_addc_u32 s0, s13, 0
	v_and_b32_e32 v1, 7, v0
	.loc	1 9 0
	v_lshrrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v3, 15, v0
	s_and_b32 s29, s0, 0xffff
	v_and_b32_e32 v17, 12, v2
	v_lshlrev_b32_e32 v26, 3, v3
	v_lshlrev_b32_e32 v28, 4, v1
	s_cmpk_gt_i32 s26, 0x7f
	v_lshlrev_b32_e32 v7, 7, v3
	v_lshlrev_b32_e32 v8, 5, v0
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	1 8 0
	v_cmp_gt_i32_e64 s[0:1], s18, v1
	s_cselect_b64 s[24:25], -1, 0
	v_cmp_gt_i32_e32 vcc, s26, v26
	v_cmp_gt_i32_e64 s[18:19], s26, v28
	v_and_b32_e32 v8, 0x1800, v8
	v_xor_b32_e32 v3, v3, v17
	.loc	1 15 0
	v_mov_b32_e32 v19, 0
	.loc	1 7 0
	s_and_b64 s[38:39], vcc, s[24:25]
	s_and_b64 s[40:41], s[18:19], s[24:25]
	s_add_i32 s18, s60, -1
	v_or3_b32 v109, v8, v3, v7
	v_and_b32_e32 v3, 3, v0
	v_lshlrev_b32_e32 v8, 1, v0
	v_and_b32_e32 v10, 64, v0
	.loc	1 15 0
	v_mov_b32_e32 v27, v19
	v_lshlrev_b32_e32 v4, 2, v1
	v_bfrev_b32_e32 v5, 1
	v_lshrrev_b32_e32 v1, 1, v0
	s_cmpk_gt_i32 s26, 0xff
	v_and_b32_e32 v2, 40, v2
	v_and_b32_e32 v8, 16, v8
	v_and_b32_e32 v9, 16, v0
	v_lshrrev_b32_e32 v11, 5, v10
	v_mul_u32_u24_e32 v3, 0x120, v3
	.loc	1 7 0
	v_lshl_add_u64 v[30:31], s[2:3], 0, v[26:27]
	v_cndmask_b32_e64 v27, v5, v4, s[0:1]
	v_and_b32_e32 v1, 60, v1
	v_lshlrev_b32_e32 v4, 4, v0
	s_cselect_b64 s[42:43], -1, 0
	v_and_or_b32 v8, v0, 4, v8
	v_lshl_or_b32 v11, v9, 7, v11
	v_xor_b32_e32 v2, v3, v2
	s_abs_i32 s63, s33
	v_lshlrev_b32_e32 v45, 3, v0
	v_xor_b32_e32 v108, v4, v1
	v_or3_b32 v113, v8, v11, v2
	v_and_b32_e32 v4, 16, v4
	v_lshlrev_b32_e32 v10, 5, v10
	v_cvt_f32_u32_e32 v11, s63
	.loc	1 9 0
	v_lshrrev_b32_e32 v16, 4, v0
	v_lshrrev_b32_e32 v18, 3, v0
	s_movk_i32 s19, 0x88
	v_and_or_b32 v4, v0, 2, v4
	v_lshl_or_b32 v9, v9, 6, v10
	v_and_b32_e32 v10, 0x60, v45
	v_bfe_i32 v0, v0, 5, 1
	v_and_or_b32 v0, v0, s19, v10
	v_and_b32_e32 v10, 8, v16
	v_xor_b32_e32 v0, v0, v10
	v_or3_b32 v114, v4, v9, v0
	v_rcp_iflag_f32_e32 v4, v11
	s_sub_i32 s19, 0, s63
	.loc	1 15 0
	v_mov_b32_e32 v29, v19
	v_xor_b32_e32 v1, 4, v108
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_xor_b32_e32 v5, 8, v108
	v_xor_b32_e32 v6, 12, v108
	s_max_i32 s62, s18, 0
	v_readfirstlane_b32 s20, v4
	s_mul_i32 s19, s19, s20
	v_xor_b32_e32 v2, 0x88, v113
	v_xor_b32_e32 v3, 64, v113
	v_xor_b32_e32 v8, 0xc8, v113
	v_xor_b32_e32 v0, 32, v114
	v_xor_b32_e32 v9, 64, v114
	v_xor_b32_e32 v10, 0x60, v114
	.loc	1 7 0
	s_max_i32 s18, s18, 1
	s_mul_hi_u32 s19, s20, s19
	v_or_b32_e32 v34, 0x80, v28
	v_mov_b32_e32 v35, v19
	v_or_b32_e32 v38, 0x80, v26
	v_mov_b32_e32 v39, v19
	.loc	1 9 0
	v_or_b32_e32 v20, 32, v18
	v_or_b32_e32 v22, 64, v18
	v_or_b32_e32 v24, 0x60, v18
	.loc	1 15 0
	s_mov_b32 s37, 0
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v23, v19
	v_mov_b32_e32 v25, v19
	.loc	1 7 0
	v_lshl_add_u64 v[32:33], s[6:7], 0, v[28:29]
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffe
	s_movk_i32 s61, 0x7f
	v_xor_b32_e32 v110, 16, v109
	v_xor_b32_e32 v111, 32, v109
	v_xor_b32_e32 v112, 48, v109
	v_add_u32_e32 v115, 0, v7
	s_ashr_i32 s64, s33, 31
	s_add_i32 s65, s20, s19
	s_lshl_b32 s66, s18, 7
	v_lshl_add_u64 v[36:37], s[6:7], 0, v[34:35]
	v_lshl_add_u64 v[40:41], s[2:3], 0, v[38:39]
	.loc	1 13 0
	v_or_b32_e32 v116, 3, v17
	v_or_b32_e32 v117, 2, v17
	v_or_b32_e32 v118, 1, v17
	s_mov_b32 s67, 0x5040100
	s_movk_i32 s68, 0x7fff
	v_add_u32_e32 v119, 0, v2
	v_add_u32_e32 v120, 0, v3
	v_add_u32_e32 v121, 0, v8
	v_add_u32_e32 v122, 0, v0
	v_add_u32_e32 v123, 0, v9
	v_add_u32_e32 v124, 0, v10
	v_add_u32_e32 v125, 0, v1
	v_add_u32_e32 v126, 0, v5
	v_add_u32_e32 v127, 0, v6
	v_mov_b32_e32 v128, 0x7e00
	v_mov_b32_e32 v129, 0x1800
	v_mov_b32_e32 v130, 0x1c00
	v_mov_b32_e32 v131, 0x1e00
	v_mov_b32_e32 v132, 0x2000
	v_mov_b32_e32 v133, 0x2100
	v_mov_b32_e32 v134, 0x2200
	v_mov_b32_e32 v135, 0x2300
	v_mov_b32_e32 v136, 8
	v_mov_b32_e32 v137, 7
	v_mov_b32_e32 v138, 0x7fff
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 7 0
	s_add_i32 s16, s16, s59
	s_cmp_lt_i32 s16, s58
	s_cbranch_scc0 .LBB0_48
.LBB0_3:
	.loc	1 8 0
	buffer_load_dword v0, v27, s[28:31], 0 offen
	s_abs_i32 s3, s16
	s_mul_hi_u32 s18, s3, s65
	s_mul_i32 s19, s18, s63
	s_ashr_i32 s2, s16, 31
	s_sub_i32 s3, s3, s19
	s_xor_b32 s2, s2, s64
	s_add_i32 s20, s18, 1
	s_sub_i32 s19, s3, s63
	s_cmp_ge_u32 s3, s63
	s_cselect_b32 s18, s20, s18
	s_cselect_b32 s3, s19, s3
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s3, s63
	s_cselect_b32 s3, s19, s18
	s_xor_b32 s3, s3, s2
	s_sub_i32 s2, s3, s2
	s_lshl_b32 s2, s2, 4
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
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
	v_add_u32_e32 v0, v0, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[12:13]
	global_load_dwordx2 v[2:3], v[2:3], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v2
	v_add_u32_e32 v3, 15, v3
	v_lshrrev_b32_e32 v1, 28, v1
	v_ashrrev_i32_e32 v4, 31, v3
	v_add_u32_e32 v1, v2, v1
	v_lshrrev_b32_e32 v2, 28, v4
	v_ashrrev_i32_e32 v4, 4, v1
	v_add_u32_e32 v1, v3, v2
	v_ashrrev_i32_e32 v1, 4, v1
	v_sub_u32_e32 v2, v1, v4
	v_sub_u32_e32 v1, 0, v2
	v_max_i32_e32 v1, v2, v1
	v_cvt_f32_u32_e32 v3, v1
	v_mul_lo_u32 v5, v4, s33
	v_sub_u32_e32 v8, 0, v1
	v_sub_u32_e32 v5, s16, v5
	v_rcp_iflag_f32_e32 v3, v3
	v_sub_u32_e32 v7, 0, v5
	v_max_i32_e32 v7, v5, v7
	v_xor_b32_e32 v6, v5, v2
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_ashrrev_i32_e32 v6, 31, v6
	v_mul_lo_u32 v8, v8, v3
	v_mul_hi_u32 v8, v3, v8
	v_add_u32_e32 v3, v3, v8
	v_mul_hi_u32 v3, v7, v3
	v_mul_lo_u32 v8, v3, v1
	v_sub_u32_e32 v7, v7, v8
	v_add_u32_e32 v9, 1, v3
	v_cmp_ge_u32_e32 vcc, v7, v1
	v_sub_u32_e32 v8, v7, v1
	s_nop 0
	v_cndmask_b32_e32 v3, v3, v9, vcc
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_add_u32_e32 v8, 1, v3
	v_cmp_ge_u32_e32 vcc, v7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v3, v8, vcc
	v_xor_b32_e32 v1, v1, v6
	v_sub_u32_e32 v1, v1, v6
	v_mul_lo_u32 v2, v1, v2
	v_sub_u32_e32 v2, v5, v2
	v_add_lshl_u32 v72, v4, v2, 4
	.loc	1 15 0
	v_or_b32_e32 v42, v72, v16
	.loc	1 8 0
	v_ashrrev_i32_e32 v43, 31, v72
	.loc	1 15 0
	v_mad_i64_i32 v[64:65], s[2:3], v42, s26, 0
	v_cmp_lt_i32_e32 vcc, -1, v72
	v_cmp_gt_i64_e64 s[2:3], s[14:15], v[42:43]
	s_and_b64 s[44:45], vcc, s[2:3]
	s_and_b64 s[18:19], s[44:45], s[38:39]
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_5
	v_lshl_add_u64 v[2:3], v[30:31], 0, v[64:65]
	global_load_dwordx2 v[46:47], v[2:3], off
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 9 0
	v_lshlrev_b32_e32 v44, 7, v1
	.loc	1 11 0
	v_mad_u64_u32 v[62:63], s[2:3], v0, s17, v[44:45]
	v_ashrrev_i32_e32 v63, 31, v62
	.loc	1 15 0
	v_lshl_add_u64 v[0:1], v[62:63], 0, v[18:19]
	v_mad_u64_u32 v[56:57], s[2:3], v0, s26, 0
	v_cmp_lt_i64_e32 vcc, -1, v[0:1]
	v_cmp_gt_i64_e64 s[2:3], s[34:35], v[0:1]
	v_mul_lo_u32 v2, v1, s26
	v_mul_lo_u32 v3, v0, s27
	s_and_b64 s[46:47], vcc, s[2:3]
	v_add3_u32 v57, v57, v3, v2
	s_and_b64 s[18:19], s[46:47], s[40:41]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_7
	v_lshl_add_u64 v[0:1], v[32:33], 0, v[56:57]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[8:9], v[62:63], 0, v[20:21]
	v_cmp_lt_i64_e32 vcc, -1, v[8:9]
	v_cmp_gt_i64_e64 s[2:3], s[34:35], v[8:9]
	s_and_b64 s[48:49], vcc, s[2:3]
	s_and_b64 s[18:19], s[48:49], s[40:41]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_9
	v_mov_b64_e32 v[4:5], s[6:7]
	v_mad_u64_u32 v[4:5], s[18:19], v8, s26, v[4:5]
	v_mul_lo_u32 v6, v8, s27
	v_mul_lo_u32 v7, v9, s26
	v_add3_u32 v5, v7, v5, v6
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[28:29]
	global_load_dwordx4 v[4:7], v[4:5], off
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[10:11], v[62:63], 0, v[22:23]
	v_cmp_lt_i64_e32 vcc, -1, v[10:11]
	v_cmp_gt_i64_e64 s[2:3], s[34:35], v[10:11]
	s_and_b64 s[50:51], vcc, s[2:3]
	s_and_b64 s[18:19], s[50:51], s[40:41]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_11
	v_mov_b64_e32 v[12:13], s[6:7]
	v_mad_u64_u32 v[12:13], s[18:19], v10, s26, v[12:13]
	v_mul_lo_u32 v9, v10, s27
	v_mul_lo_u32 v10, v11, s26
	v_add3_u32 v13, v10, v13, v9
	v_lshl_add_u64 v[10:11], v[12:13], 0, v[28:29]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[10:11], v[62:63], 0, v[24:25]
	v_mad_u64_u32 v[58:59], s[2:3], v10, s26, 0
	v_cmp_lt_i64_e32 vcc, -1, v[10:11]
	v_cmp_gt_i64_e64 s[2:3], s[34:35], v[10:11]
	v_mul_lo_u32 v9, v11, s26
	v_mul_lo_u32 v43, v10, s27
	s_and_b64 s[52:53], vcc, s[2:3]
	v_add3_u32 v59, v59, v43, v9
	s_and_b64 s[18:19], s[52:53], s[40:41]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_13
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[58:59]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[28:29]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_13:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 9 0
	v_or_b32_e32 v43, v72, v17
	v_or_b32_e32 v48, 1, v43
	.loc	1 10 0
	v_cmp_gt_i32_e64 s[20:21], s14, v48
	.loc	1 12 0
	v_lshrrev_b32_e32 v48, 25, v63
	v_add_u32_e32 v48, v62, v48
	v_ashrrev_i32_e32 v48, 7, v48
	.loc	1 9 0
	v_or_b32_e32 v49, 2, v43
	.loc	1 12 0
	v_mul_lo_u32 v48, v48, s60
	.loc	1 15 0
	v_add_u32_e32 v139, 0, v45
	.loc	1 9 0
	v_or_b32_e32 v50, 3, v43
	.loc	1 10 0
	v_cmp_gt_i32_e64 s[18:19], s14, v49
	.loc	1 12 0
	v_ashrrev_i32_e32 v49, 31, v48
	.loc	1 15 0
	s_waitcnt vmcnt(0)
	ds_write_b64 v139, v[46:47] offset:16384
	v_mov_b32_e32 v47, 0
	.loc	1 10 0
	v_cmp_gt_i32_e64 s[22:23], s14, v43
	v_cmp_gt_i32_e64 s[2:3], s14, v50
	.loc	1 12 0
	v_lshl_add_u64 v[54:55], v[48:49], 2, s[8:9]
	.loc	1 15 0
	v_add_u32_e32 v140, 0, v108
	.loc	1 13 0
	s_andn2_b64 vcc, exec, s[42:43]
	v_mov_b32_e32 v46, v47
	v_mov_b32_e32 v51, v47
	v_mov_b32_e32 v50, v47
	v_mov_b32_e32 v53, v47
	v_mov_b32_e32 v52, v47
	v_mov_b32_e32 v49, v47
	v_mov_b32_e32 v48, v47
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write2st64_b32 v140, v0, v4 offset1:16
	ds_write2st64_b32 v140, v12, v8 offset0:32 offset1:48
	ds_write2st64_b32 v125, v1, v5 offset1:16
	ds_write2st64_b32 v125, v13, v9 offset0:32 offset1:48
	ds_write2st64_b32 v126, v2, v6 offset1:16
	ds_write2st64_b32 v126, v14, v10 offset0:32 offset1:48
	ds_write2st64_b32 v127, v3, v7 offset1:16
	ds_write2st64_b32 v127, v15, v11 offset0:32 offset1:48
	.loc	1 13 0
	s_cbranch_vccnz .LBB0_34
	v_lshl_add_u64 v[0:1], v[22:23], 0, v[62:63]
	v_mul_lo_u32 v1, s26, v1
	v_mul_lo_u32 v2, s27, v0
	v_mad_u64_u32 v[60:61], s[54:55], s26, v0, v[36:37]
	v_add3_u32 v61, v2, v61, v1
	v_lshl_add_u64 v[0:1], v[20:21], 0, v[62:63]
	v_mul_lo_u32 v2, s27, v0
	v_mad_u64_u32 v[62:63], s[54:55], s26, v0, v[36:37]
	v_add_u32_e32 v0, v17, v72
	v_mul_lo_u32 v1, s26, v1
	v_mul_lo_u32 v0, s60, v0
	v_add3_u32 v63, v2, v63, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[66:67], v[0:1], 2, s[4:5]
	v_add_u32_e32 v0, v116, v72
	v_mul_lo_u32 v0, s60, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[68:69], v[0:1], 2, s[4:5]
	v_add_u32_e32 v0, v117, v72
	v_mul_lo_u32 v0, s60, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[70:71], v[0:1], 2, s[4:5]
	v_add_u32_e32 v0, v118, v72
	v_mul_lo_u32 v0, s60, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v48, 0
	v_lshl_add_u64 v[56:57], v[36:37], 0, v[56:57]
	v_lshl_add_u64 v[58:59], v[36:37], 0, v[58:59]
	v_lshl_add_u64 v[64:65], v[40:41], 0, v[64:65]
	v_lshl_add_u64 v[72:73], v[0:1], 2, s[4:5]
	s_mov_b64 s[54:55], 0
	v_mov_b64_e32 v[74:75], v[54:55]
	v_mov_b32_e32 v49, v48
	v_mov_b32_e32 v52, v48
	v_mov_b32_e32 v53, v48
	v_mov_b32_e32 v50, v48
	v_mov_b32_e32 v51, v48
	v_mov_b32_e32 v46, v48
	v_mov_b32_e32 v47, v48
	s_branch .LBB0_16
.LBB0_15:
	s_or_b64 exec, exec, s[56:57]
	.loc	1 15 0
	v_add_u32_e32 v84, 0, v109
	ds_read2_b32 v[102:103], v84 offset1:16
	v_add_u32_e32 v84, 0x2000, v84
	ds_read2_b32 v[94:95], v84 offset1:16
	v_add_u32_e32 v84, 0, v110
	ds_read2_b32 v[100:101], v84 offset1:16
	s_waitcnt lgkmcnt(2)
	v_lshlrev_b16_e32 v107, 7, v102
	v_and_b32_e32 v107, 0x3f80, v107
	v_and_b32_e32 v147, 0x7f, v102
	v_add_u16_e32 v107, 0x2000, v107
	v_cmp_ne_u16_e32 vcc, s61, v147
	v_lshrrev_b32_e32 v105, 8, v102
	v_lshlrev_b16_e32 v104, 8, v102
	v_cndmask_b32_e32 v107, v128, v107, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	v_and_b32_e32 v104, 0xffff8000, v104
	v_and_b32_sdwa v148, v102, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v106, 8, v100
	v_add_u32_e32 v84, 0x2000, v84
	v_cndmask_b32_e32 v107, v129, v107, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	ds_read2_b32 v[92:93], v84 offset1:16
	v_add_u32_e32 v84, 0, v111
	v_cndmask_b32_e32 v107, v130, v107, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	ds_read2_b32 v[98:99], v84 offset1:16
	v_add_u32_e32 v84, 0x2000, v84
	v_cndmask_b32_e32 v107, v131, v107, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	ds_read2_b32 v[90:91], v84 offset1:16
	s_waitcnt lgkmcnt(1)
	v_lshrrev_b32_e32 v144, 8, v98
	v_cndmask_b32_e32 v107, v132, v107, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	v_add_u32_e32 v84, 0, v112
	ds_read2_b32 v[96:97], v84 offset1:16
	v_cndmask_b32_e32 v107, v133, v107, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	v_lshrrev_b32_e32 v143, 8, v103
	v_lshrrev_b32_e32 v141, 8, v101
	v_cndmask_b32_e32 v107, v134, v107, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_lshlrev_b16_e32 v147, 7, v105
	v_and_b32_e32 v147, 0x3f80, v147
	v_cndmask_b32_e32 v107, v135, v107, vcc
	v_or_b32_e32 v104, v107, v104
	v_lshlrev_b16_e32 v107, 8, v105
	v_and_b32_e32 v105, 0x7f, v105
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v105
	v_and_b32_e32 v107, 0xffff8000, v107
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v145, 8, v96
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v105
	v_lshrrev_b32_e32 v142, 8, v99
	v_lshrrev_b32_e32 v146, 8, v97
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v105
	v_lshrrev_b32_e32 v150, 8, v94
	v_lshrrev_b32_e32 v154, 8, v92
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v105
	v_lshrrev_b32_e32 v158, 8, v90
	v_add_u32_e32 v84, 0x2000, v84
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v105
	ds_read2_b32 v[84:85], v84 offset1:16
	v_lshrrev_b32_e32 v165, 8, v95
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v105
	.loc	1 13 0
	s_add_u32 s54, s54, 0x80
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v162, 8, v84
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v105
	.loc	1 13 0
	s_addc_u32 s55, s55, 0
	v_lshl_add_u64 v[66:67], v[66:67], 0, 4
	.loc	1 15 0
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v105
	.loc	1 13 0
	v_lshl_add_u64 v[68:69], v[68:69], 0, 4
	v_lshl_add_u64 v[70:71], v[70:71], 0, 4
	.loc	1 15 0
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v105
	.loc	1 13 0
	s_cmp_lg_u32 s66, s54
	v_lshl_add_u64 v[72:73], v[72:73], 0, 4
	.loc	1 15 0
	v_cndmask_b32_e32 v105, v135, v147, vcc
	v_lshlrev_b16_sdwa v147, v137, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v147, 0x3f80, v147
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v148
	v_or_b32_e32 v107, v105, v107
	v_lshlrev_b16_sdwa v105, v136, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v148
	v_and_b32_e32 v105, 0xffff8000, v105
	s_nop 0
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v148
	v_and_b32_sdwa v148, v100, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v147, v135, v147, vcc
	v_or_b32_e32 v171, v147, v105
	v_lshlrev_b16_sdwa v147, v137, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v105, v136, v102 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v147, 0x3f80, v147
	v_and_b32_sdwa v102, v102, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v102
	v_and_b32_e32 v105, 0xffff8000, v105
	s_nop 0
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v102
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v102
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v102
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v102
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v102
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v102
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v102
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v102
	s_nop 1
	v_cndmask_b32_e32 v102, v135, v147, vcc
	v_or_b32_e32 v176, v102, v105
	v_lshlrev_b16_e32 v105, 7, v100
	v_and_b32_e32 v105, 0x3f80, v105
	v_and_b32_e32 v147, 0x7f, v100
	v_add_u16_e32 v105, 0x2000, v105
	v_cmp_ne_u16_e32 vcc, s61, v147
	v_lshlrev_b16_e32 v102, 8, v100
	v_and_b32_e32 v102, 0xffff8000, v102
	v_cndmask_b32_e32 v105, v128, v105, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v129, v105, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v130, v105, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v131, v105, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v132, v105, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v133, v105, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v134, v105, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_lshlrev_b16_e32 v147, 7, v106
	v_and_b32_e32 v147, 0x3f80, v147
	v_cndmask_b32_e32 v105, v135, v105, vcc
	v_or_b32_e32 v102, v105, v102
	v_lshlrev_b16_e32 v105, 8, v106
	v_and_b32_e32 v106, 0x7f, v106
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v106
	v_and_b32_e32 v105, 0xffff8000, v105
	s_nop 0
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v106
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v106
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v106
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v106
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v106
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v106
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v106
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v106
	s_nop 1
	v_cndmask_b32_e32 v106, v135, v147, vcc
	v_lshlrev_b16_sdwa v147, v137, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v147, 0x3f80, v147
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v148
	v_or_b32_e32 v106, v106, v105
	v_lshlrev_b16_sdwa v105, v136, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v148
	v_and_b32_e32 v105, 0xffff8000, v105
	s_nop 0
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v148
	v_and_b32_sdwa v148, v98, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v147, v135, v147, vcc
	v_or_b32_e32 v170, v147, v105
	v_lshlrev_b16_sdwa v147, v137, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v105, v136, v100 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v147, 0x3f80, v147
	v_and_b32_sdwa v100, v100, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v100
	v_and_b32_e32 v105, 0xffff8000, v105
	s_nop 0
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v100
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v100
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v100
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v100
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v100
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v100
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v100
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v100
	s_nop 1
	v_cndmask_b32_e32 v100, v135, v147, vcc
	v_or_b32_e32 v174, v100, v105
	v_lshlrev_b16_e32 v105, 7, v98
	v_and_b32_e32 v105, 0x3f80, v105
	v_and_b32_e32 v147, 0x7f, v98
	v_add_u16_e32 v105, 0x2000, v105
	v_cmp_ne_u16_e32 vcc, s61, v147
	v_lshlrev_b16_e32 v100, 8, v98
	v_and_b32_e32 v100, 0xffff8000, v100
	v_cndmask_b32_e32 v105, v128, v105, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v129, v105, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v130, v105, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v131, v105, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v132, v105, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v133, v105, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v105, v134, v105, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_lshlrev_b16_e32 v147, 7, v144
	v_and_b32_e32 v147, 0x3f80, v147
	v_cndmask_b32_e32 v105, v135, v105, vcc
	v_or_b32_e32 v100, v105, v100
	v_lshlrev_b16_e32 v105, 8, v144
	v_and_b32_e32 v144, 0x7f, v144
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v144
	v_and_b32_e32 v105, 0xffff8000, v105
	s_nop 0
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v144
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v144
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v144
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v144
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v144
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v144
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v144
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v144
	s_nop 1
	v_cndmask_b32_e32 v144, v135, v147, vcc
	v_lshlrev_b16_sdwa v147, v137, v98 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v147, 0x3f80, v147
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v148
	v_or_b32_e32 v105, v144, v105
	v_lshlrev_b16_sdwa v144, v136, v98 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v148
	v_and_b32_e32 v144, 0xffff8000, v144
	s_nop 0
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v148
	s_nop 1
	v_cndmask_b32_e32 v147, v135, v147, vcc
	v_or_b32_e32 v169, v147, v144
	v_lshlrev_b16_sdwa v147, v137, v98 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v144, v136, v98 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v147, 0x3f80, v147
	v_and_b32_sdwa v98, v98, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v98
	v_and_b32_e32 v144, 0xffff8000, v144
	s_nop 0
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v98
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v98
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v98
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v98
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v98
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v98
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v98
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v98
	s_nop 1
	v_cndmask_b32_e32 v98, v135, v147, vcc
	v_or_b32_e32 v173, v98, v144
	v_lshlrev_b16_e32 v144, 7, v96
	v_and_b32_e32 v144, 0x3f80, v144
	v_and_b32_e32 v147, 0x7f, v96
	v_add_u16_e32 v144, 0x2000, v144
	v_cmp_ne_u16_e32 vcc, s61, v147
	v_lshlrev_b16_e32 v98, 8, v96
	v_and_b32_e32 v98, 0xffff8000, v98
	v_cndmask_b32_e32 v144, v128, v144, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v144, v129, v144, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v144, v130, v144, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v144, v131, v144, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v144, v132, v144, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v144, v133, v144, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v144, v134, v144, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_lshlrev_b16_e32 v147, 7, v145
	v_and_b32_e32 v147, 0x3f80, v147
	v_cndmask_b32_e32 v144, v135, v144, vcc
	v_or_b32_e32 v98, v144, v98
	v_lshlrev_b16_e32 v144, 8, v145
	v_and_b32_e32 v145, 0x7f, v145
	v_add_u16_e32 v147, 0x2000, v147
	v_cmp_ne_u16_e32 vcc, s61, v145
	v_and_b32_e32 v144, 0xffff8000, v144
	s_nop 0
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v145
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v145
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v145
	s_nop 1
	v_cndmask_b32_e32 v145, v135, v147, vcc
	v_or_b32_e32 v168, v145, v144
	v_lshlrev_b16_sdwa v145, v137, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v145, 0x3f80, v145
	v_and_b32_sdwa v147, v96, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v145, 0x2000, v145
	v_cmp_ne_u16_e32 vcc, s61, v147
	v_lshlrev_b16_sdwa v144, v136, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v144, 0xffff8000, v144
	v_cndmask_b32_e32 v145, v128, v145, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	v_perm_b32 v98, v168, v98, s67
	v_lshlrev_b16_e32 v168, 8, v89
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	v_and_b32_e32 v168, 0xffff8000, v168
	s_nop 0
	v_cndmask_b32_e32 v145, v129, v145, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v130, v145, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v132, v145, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v133, v145, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v134, v145, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_and_b32_sdwa v147, v97, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v145, v135, v145, vcc
	v_or_b32_e32 v172, v145, v144
	v_lshlrev_b16_sdwa v145, v137, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v144, v136, v96 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v145, 0x3f80, v145
	v_and_b32_sdwa v96, v96, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v145, 0x2000, v145
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_and_b32_e32 v144, 0xffff8000, v144
	s_nop 0
	v_cndmask_b32_e32 v145, v128, v145, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v145, v129, v145, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v145, v130, v145, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v145, v132, v145, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v145, v133, v145, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v145, v134, v145, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	s_nop 1
	v_cndmask_b32_e32 v96, v135, v145, vcc
	v_or_b32_e32 v177, v96, v144
	v_lshlrev_b16_e32 v144, 7, v103
	v_and_b32_e32 v144, 0x3f80, v144
	v_and_b32_e32 v145, 0x7f, v103
	v_add_u16_e32 v144, 0x2000, v144
	v_cmp_ne_u16_e32 vcc, s61, v145
	v_lshlrev_b16_e32 v96, 8, v103
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v144, v128, v144, vcc
	v_cmp_ne_u16_e32 vcc, 0, v145
	s_nop 1
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_ne_u16_e32 vcc, 1, v145
	s_nop 1
	v_cndmask_b32_e32 v144, v129, v144, vcc
	v_cmp_ne_u16_e32 vcc, 2, v145
	s_nop 1
	v_cndmask_b32_e32 v144, v130, v144, vcc
	v_cmp_ne_u16_e32 vcc, 3, v145
	s_nop 1
	v_cndmask_b32_e32 v144, v131, v144, vcc
	v_cmp_ne_u16_e32 vcc, 4, v145
	s_nop 1
	v_cndmask_b32_e32 v144, v132, v144, vcc
	v_cmp_ne_u16_e32 vcc, 5, v145
	s_nop 1
	v_cndmask_b32_e32 v144, v133, v144, vcc
	v_cmp_ne_u16_e32 vcc, 6, v145
	s_nop 1
	v_cndmask_b32_e32 v144, v134, v144, vcc
	v_cmp_ne_u16_e32 vcc, 7, v145
	v_and_b32_e32 v145, 0x7f, v97
	s_nop 0
	v_cndmask_b32_e32 v144, v135, v144, vcc
	v_or_b32_e32 v175, v144, v96
	v_lshlrev_b16_e32 v144, 7, v143
	v_lshlrev_b16_e32 v96, 8, v143
	v_and_b32_e32 v144, 0x3f80, v144
	v_and_b32_e32 v143, 0x7f, v143
	v_add_u16_e32 v144, 0x2000, v144
	v_cmp_ne_u16_e32 vcc, s61, v143
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v144, v128, v144, vcc
	v_cmp_ne_u16_e32 vcc, 0, v143
	s_nop 1
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_ne_u16_e32 vcc, 1, v143
	s_nop 1
	v_cndmask_b32_e32 v144, v129, v144, vcc
	v_cmp_ne_u16_e32 vcc, 2, v143
	s_nop 1
	v_cndmask_b32_e32 v144, v130, v144, vcc
	v_cmp_ne_u16_e32 vcc, 3, v143
	s_nop 1
	v_cndmask_b32_e32 v144, v131, v144, vcc
	v_cmp_ne_u16_e32 vcc, 4, v143
	s_nop 1
	v_cndmask_b32_e32 v144, v132, v144, vcc
	v_cmp_ne_u16_e32 vcc, 5, v143
	s_nop 1
	v_cndmask_b32_e32 v144, v133, v144, vcc
	v_cmp_ne_u16_e32 vcc, 6, v143
	s_nop 1
	v_cndmask_b32_e32 v144, v134, v144, vcc
	v_cmp_ne_u16_e32 vcc, 7, v143
	s_nop 1
	v_cndmask_b32_e32 v143, v135, v144, vcc
	v_or_b32_e32 v179, v143, v96
	v_lshlrev_b16_sdwa v143, v137, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v143, 0x3f80, v143
	v_and_b32_sdwa v144, v103, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v143, 0x2000, v143
	v_cmp_ne_u16_e32 vcc, s61, v144
	v_lshlrev_b16_sdwa v96, v136, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v143, v128, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v144
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v130, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v131, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v132, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v133, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v134, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v144
	v_and_b32_sdwa v144, v99, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v143, v135, v143, vcc
	v_or_b32_e32 v181, v143, v96
	v_lshlrev_b16_sdwa v143, v137, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v96, v136, v103 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v143, 0x3f80, v143
	v_and_b32_sdwa v103, v103, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v143, 0x2000, v143
	v_cmp_ne_u16_e32 vcc, s61, v103
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v143, v128, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v103
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v103
	s_nop 1
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v103
	s_nop 1
	v_cndmask_b32_e32 v143, v130, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v103
	s_nop 1
	v_cndmask_b32_e32 v143, v131, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v103
	s_nop 1
	v_cndmask_b32_e32 v143, v132, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v103
	s_nop 1
	v_cndmask_b32_e32 v143, v133, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v103
	s_nop 1
	v_cndmask_b32_e32 v143, v134, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v103
	s_nop 1
	v_cndmask_b32_e32 v103, v135, v143, vcc
	v_or_b32_e32 v182, v103, v96
	v_lshlrev_b16_e32 v103, 7, v101
	v_and_b32_e32 v103, 0x3f80, v103
	v_and_b32_e32 v143, 0x7f, v101
	v_add_u16_e32 v103, 0x2000, v103
	v_cmp_ne_u16_e32 vcc, s61, v143
	v_lshlrev_b16_e32 v96, 8, v101
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v103, v128, v103, vcc
	v_cmp_ne_u16_e32 vcc, 0, v143
	s_nop 1
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_ne_u16_e32 vcc, 1, v143
	s_nop 1
	v_cndmask_b32_e32 v103, v129, v103, vcc
	v_cmp_ne_u16_e32 vcc, 2, v143
	s_nop 1
	v_cndmask_b32_e32 v103, v130, v103, vcc
	v_cmp_ne_u16_e32 vcc, 3, v143
	s_nop 1
	v_cndmask_b32_e32 v103, v131, v103, vcc
	v_cmp_ne_u16_e32 vcc, 4, v143
	s_nop 1
	v_cndmask_b32_e32 v103, v132, v103, vcc
	v_cmp_ne_u16_e32 vcc, 5, v143
	s_nop 1
	v_cndmask_b32_e32 v103, v133, v103, vcc
	v_cmp_ne_u16_e32 vcc, 6, v143
	s_nop 1
	v_cndmask_b32_e32 v103, v134, v103, vcc
	v_cmp_ne_u16_e32 vcc, 7, v143
	v_lshlrev_b16_e32 v143, 7, v141
	v_and_b32_e32 v143, 0x3f80, v143
	v_cndmask_b32_e32 v103, v135, v103, vcc
	v_or_b32_e32 v103, v103, v96
	v_lshlrev_b16_e32 v96, 8, v141
	v_and_b32_e32 v141, 0x7f, v141
	v_add_u16_e32 v143, 0x2000, v143
	v_cmp_ne_u16_e32 vcc, s61, v141
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v143, v128, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v141
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v141
	s_nop 1
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v141
	s_nop 1
	v_cndmask_b32_e32 v143, v130, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v141
	s_nop 1
	v_cndmask_b32_e32 v143, v131, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v141
	s_nop 1
	v_cndmask_b32_e32 v143, v132, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v141
	s_nop 1
	v_cndmask_b32_e32 v143, v133, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v141
	s_nop 1
	v_cndmask_b32_e32 v143, v134, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v141
	s_nop 1
	v_cndmask_b32_e32 v141, v135, v143, vcc
	v_or_b32_e32 v178, v141, v96
	v_lshlrev_b16_sdwa v141, v137, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v141, 0x3f80, v141
	v_and_b32_sdwa v143, v101, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v141, 0x2000, v141
	v_cmp_ne_u16_e32 vcc, s61, v143
	v_lshlrev_b16_sdwa v96, v136, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v141, v128, v141, vcc
	v_cmp_ne_u16_e32 vcc, 0, v143
	s_nop 1
	v_cndmask_b32_e32 v141, 0, v141, vcc
	v_cmp_ne_u16_e32 vcc, 1, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v129, v141, vcc
	v_cmp_ne_u16_e32 vcc, 2, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v130, v141, vcc
	v_cmp_ne_u16_e32 vcc, 3, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v131, v141, vcc
	v_cmp_ne_u16_e32 vcc, 4, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v132, v141, vcc
	v_cmp_ne_u16_e32 vcc, 5, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v133, v141, vcc
	v_cmp_ne_u16_e32 vcc, 6, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v134, v141, vcc
	v_cmp_ne_u16_e32 vcc, 7, v143
	v_and_b32_e32 v143, 0x7f, v99
	s_nop 0
	v_cndmask_b32_e32 v141, v135, v141, vcc
	v_or_b32_e32 v180, v141, v96
	v_lshlrev_b16_sdwa v141, v137, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v96, v136, v101 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v141, 0x3f80, v141
	v_and_b32_sdwa v101, v101, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v141, 0x2000, v141
	v_cmp_ne_u16_e32 vcc, s61, v101
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v141, v128, v141, vcc
	v_cmp_ne_u16_e32 vcc, 0, v101
	s_nop 1
	v_cndmask_b32_e32 v141, 0, v141, vcc
	v_cmp_ne_u16_e32 vcc, 1, v101
	s_nop 1
	v_cndmask_b32_e32 v141, v129, v141, vcc
	v_cmp_ne_u16_e32 vcc, 2, v101
	s_nop 1
	v_cndmask_b32_e32 v141, v130, v141, vcc
	v_cmp_ne_u16_e32 vcc, 3, v101
	s_nop 1
	v_cndmask_b32_e32 v141, v131, v141, vcc
	v_cmp_ne_u16_e32 vcc, 4, v101
	s_nop 1
	v_cndmask_b32_e32 v141, v132, v141, vcc
	v_cmp_ne_u16_e32 vcc, 5, v101
	s_nop 1
	v_cndmask_b32_e32 v141, v133, v141, vcc
	v_cmp_ne_u16_e32 vcc, 6, v101
	s_nop 1
	v_cndmask_b32_e32 v141, v134, v141, vcc
	v_cmp_ne_u16_e32 vcc, 7, v101
	s_nop 1
	v_cndmask_b32_e32 v101, v135, v141, vcc
	v_lshlrev_b16_e32 v141, 7, v99
	v_and_b32_e32 v141, 0x3f80, v141
	v_add_u16_e32 v141, 0x2000, v141
	v_cmp_ne_u16_e32 vcc, s61, v143
	v_or_b32_e32 v101, v101, v96
	v_lshlrev_b16_e32 v96, 8, v99
	v_cndmask_b32_e32 v141, v128, v141, vcc
	v_cmp_ne_u16_e32 vcc, 0, v143
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v141, 0, v141, vcc
	v_cmp_ne_u16_e32 vcc, 1, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v129, v141, vcc
	v_cmp_ne_u16_e32 vcc, 2, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v130, v141, vcc
	v_cmp_ne_u16_e32 vcc, 3, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v131, v141, vcc
	v_cmp_ne_u16_e32 vcc, 4, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v132, v141, vcc
	v_cmp_ne_u16_e32 vcc, 5, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v133, v141, vcc
	v_cmp_ne_u16_e32 vcc, 6, v143
	s_nop 1
	v_cndmask_b32_e32 v141, v134, v141, vcc
	v_cmp_ne_u16_e32 vcc, 7, v143
	v_lshlrev_b16_e32 v143, 7, v142
	v_and_b32_e32 v143, 0x3f80, v143
	v_cndmask_b32_e32 v141, v135, v141, vcc
	v_or_b32_e32 v141, v141, v96
	v_lshlrev_b16_e32 v96, 8, v142
	v_and_b32_e32 v142, 0x7f, v142
	v_add_u16_e32 v143, 0x2000, v143
	v_cmp_ne_u16_e32 vcc, s61, v142
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v143, v128, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v142
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v142
	s_nop 1
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v142
	s_nop 1
	v_cndmask_b32_e32 v143, v130, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v142
	s_nop 1
	v_cndmask_b32_e32 v143, v131, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v142
	s_nop 1
	v_cndmask_b32_e32 v143, v132, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v142
	s_nop 1
	v_cndmask_b32_e32 v143, v133, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v142
	s_nop 1
	v_cndmask_b32_e32 v143, v134, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v142
	s_nop 1
	v_cndmask_b32_e32 v142, v135, v143, vcc
	v_lshlrev_b16_sdwa v143, v137, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v143, 0x3f80, v143
	v_add_u16_e32 v143, 0x2000, v143
	v_cmp_ne_u16_e32 vcc, s61, v144
	v_or_b32_e32 v142, v142, v96
	v_lshlrev_b16_sdwa v96, v136, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v143, v128, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v144
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v130, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v131, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v132, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v133, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v144
	s_nop 1
	v_cndmask_b32_e32 v143, v134, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v144
	v_lshlrev_b16_sdwa v144, v137, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v144, 0x3f80, v144
	v_cndmask_b32_e32 v143, v135, v143, vcc
	v_or_b32_e32 v143, v143, v96
	v_lshlrev_b16_sdwa v96, v136, v99 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v99, v99, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v144, 0x2000, v144
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v144, v128, v144, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v144, v129, v144, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v144, v130, v144, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v144, v131, v144, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v144, v132, v144, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v144, v133, v144, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v144, v134, v144, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	s_nop 1
	v_cndmask_b32_e32 v99, v135, v144, vcc
	v_or_b32_e32 v144, v99, v96
	v_lshlrev_b16_e32 v99, 7, v97
	v_and_b32_e32 v99, 0x3f80, v99
	v_add_u16_e32 v99, 0x2000, v99
	v_cmp_ne_u16_e32 vcc, s61, v145
	v_lshlrev_b16_e32 v96, 8, v97
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v99, v128, v99, vcc
	v_cmp_ne_u16_e32 vcc, 0, v145
	s_nop 1
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_ne_u16_e32 vcc, 1, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v129, v99, vcc
	v_cmp_ne_u16_e32 vcc, 2, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v130, v99, vcc
	v_cmp_ne_u16_e32 vcc, 3, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v131, v99, vcc
	v_cmp_ne_u16_e32 vcc, 4, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v132, v99, vcc
	v_cmp_ne_u16_e32 vcc, 5, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v133, v99, vcc
	v_cmp_ne_u16_e32 vcc, 6, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v134, v99, vcc
	v_cmp_ne_u16_e32 vcc, 7, v145
	s_nop 1
	v_cndmask_b32_e32 v99, v135, v99, vcc
	v_or_b32_e32 v145, v99, v96
	v_lshlrev_b16_e32 v99, 7, v146
	v_lshlrev_b16_e32 v96, 8, v146
	v_and_b32_e32 v99, 0x3f80, v99
	v_and_b32_e32 v146, 0x7f, v146
	v_add_u16_e32 v99, 0x2000, v99
	v_cmp_ne_u16_e32 vcc, s61, v146
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v99, v128, v99, vcc
	v_cmp_ne_u16_e32 vcc, 0, v146
	s_nop 1
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_ne_u16_e32 vcc, 1, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v129, v99, vcc
	v_cmp_ne_u16_e32 vcc, 2, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v130, v99, vcc
	v_cmp_ne_u16_e32 vcc, 3, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v131, v99, vcc
	v_cmp_ne_u16_e32 vcc, 4, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v132, v99, vcc
	v_cmp_ne_u16_e32 vcc, 5, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v133, v99, vcc
	v_cmp_ne_u16_e32 vcc, 6, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v134, v99, vcc
	v_cmp_ne_u16_e32 vcc, 7, v146
	s_nop 1
	v_cndmask_b32_e32 v99, v135, v99, vcc
	v_or_b32_e32 v146, v99, v96
	v_lshlrev_b16_sdwa v99, v137, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v99, 0x3f80, v99
	v_add_u16_e32 v99, 0x2000, v99
	v_cmp_ne_u16_e32 vcc, s61, v147
	v_lshlrev_b16_sdwa v96, v136, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v99, v128, v99, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v129, v99, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v130, v99, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v131, v99, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v132, v99, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v133, v99, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v134, v99, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	s_nop 1
	v_cndmask_b32_e32 v99, v135, v99, vcc
	v_or_b32_e32 v147, v99, v96
	v_lshlrev_b16_sdwa v99, v137, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v96, v136, v97 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v99, 0x3f80, v99
	v_and_b32_sdwa v97, v97, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v99, 0x2000, v99
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v99, v128, v99, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	s_nop 1
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v99, v129, v99, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v99, v130, v99, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v99, v131, v99, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v99, v132, v99, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v99, v133, v99, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v99, v134, v99, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	s_nop 1
	v_cndmask_b32_e32 v97, v135, v99, vcc
	v_or_b32_e32 v148, v97, v96
	v_lshlrev_b16_e32 v97, 7, v94
	v_and_b32_e32 v97, 0x3f80, v97
	v_and_b32_e32 v99, 0x7f, v94
	v_add_u16_e32 v97, 0x2000, v97
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_lshlrev_b16_e32 v96, 8, v94
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v97, v128, v97, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v129, v97, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v130, v97, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v131, v97, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v132, v97, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v133, v97, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v134, v97, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	v_and_b32_e32 v99, 0x7f, v150
	s_nop 0
	v_cndmask_b32_e32 v97, v135, v97, vcc
	v_or_b32_e32 v149, v97, v96
	v_lshlrev_b16_e32 v97, 7, v150
	v_and_b32_e32 v97, 0x3f80, v97
	v_add_u16_e32 v97, 0x2000, v97
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_lshlrev_b16_e32 v96, 8, v150
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v97, v128, v97, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v129, v97, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v130, v97, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v131, v97, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v132, v97, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v133, v97, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v134, v97, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	v_and_b32_sdwa v99, v94, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v97, v135, v97, vcc
	v_or_b32_e32 v150, v97, v96
	v_lshlrev_b16_sdwa v97, v137, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v97, 0x3f80, v97
	v_add_u16_e32 v97, 0x2000, v97
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_lshlrev_b16_sdwa v96, v136, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v97, v128, v97, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v129, v97, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v130, v97, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v131, v97, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v132, v97, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v133, v97, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v97, v134, v97, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	v_lshlrev_b16_e32 v99, 8, v91
	v_and_b32_e32 v99, 0xffff8000, v99
	v_cndmask_b32_e32 v97, v135, v97, vcc
	v_or_b32_e32 v151, v97, v96
	v_lshlrev_b16_sdwa v97, v137, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v96, v136, v94 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v97, 0x3f80, v97
	v_and_b32_sdwa v94, v94, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v97, 0x2000, v97
	v_cmp_ne_u16_e32 vcc, s61, v94
	v_and_b32_e32 v96, 0xffff8000, v96
	s_nop 0
	v_cndmask_b32_e32 v97, v128, v97, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v129, v97, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v130, v97, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v131, v97, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v132, v97, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v133, v97, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v134, v97, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	s_nop 1
	v_cndmask_b32_e32 v94, v135, v97, vcc
	v_or_b32_e32 v152, v94, v96
	v_lshlrev_b16_e32 v96, 7, v92
	v_and_b32_e32 v96, 0x3f80, v96
	v_and_b32_e32 v97, 0x7f, v92
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_lshlrev_b16_e32 v94, 8, v92
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	s_nop 1
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_and_b32_e32 v97, 0x7f, v154
	s_nop 0
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_or_b32_e32 v153, v96, v94
	v_lshlrev_b16_e32 v96, 7, v154
	v_and_b32_e32 v96, 0x3f80, v96
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_lshlrev_b16_e32 v94, 8, v154
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	s_nop 1
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_and_b32_sdwa v97, v92, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_or_b32_e32 v154, v96, v94
	v_lshlrev_b16_sdwa v96, v137, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v96, 0x3f80, v96
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_lshlrev_b16_sdwa v94, v136, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	s_nop 1
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_lshlrev_b16_e32 v97, 8, v93
	v_and_b32_e32 v97, 0xffff8000, v97
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_or_b32_e32 v155, v96, v94
	v_lshlrev_b16_sdwa v96, v137, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v94, v136, v92 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v96, 0x3f80, v96
	v_and_b32_sdwa v92, v92, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v92
	v_and_b32_e32 v94, 0xffff8000, v94
	s_nop 0
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v92
	s_nop 1
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v92
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v92
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v92
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v92
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v92
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v92
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v92
	s_nop 1
	v_cndmask_b32_e32 v92, v135, v96, vcc
	v_or_b32_e32 v156, v92, v94
	v_lshlrev_b16_e32 v94, 7, v90
	v_and_b32_e32 v94, 0x3f80, v94
	v_and_b32_e32 v96, 0x7f, v90
	v_add_u16_e32 v94, 0x2000, v94
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_lshlrev_b16_e32 v92, 8, v90
	v_and_b32_e32 v92, 0xffff8000, v92
	v_cndmask_b32_e32 v94, v128, v94, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v129, v94, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v130, v94, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v131, v94, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v132, v94, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v133, v94, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v134, v94, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_and_b32_e32 v96, 0x7f, v158
	s_nop 0
	v_cndmask_b32_e32 v94, v135, v94, vcc
	v_or_b32_e32 v157, v94, v92
	v_lshlrev_b16_e32 v94, 7, v158
	v_and_b32_e32 v94, 0x3f80, v94
	v_add_u16_e32 v94, 0x2000, v94
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_lshlrev_b16_e32 v92, 8, v158
	v_and_b32_e32 v92, 0xffff8000, v92
	v_cndmask_b32_e32 v94, v128, v94, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v129, v94, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v130, v94, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v131, v94, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v132, v94, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v133, v94, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v134, v94, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_and_b32_sdwa v96, v90, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v94, v135, v94, vcc
	v_or_b32_e32 v158, v94, v92
	v_lshlrev_b16_sdwa v94, v137, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v94, 0x3f80, v94
	v_add_u16_e32 v94, 0x2000, v94
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_lshlrev_b16_sdwa v92, v136, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v92, 0xffff8000, v92
	v_cndmask_b32_e32 v94, v128, v94, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v129, v94, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v130, v94, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v131, v94, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v132, v94, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v133, v94, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v94, v134, v94, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_and_b32_e32 v96, 0x7f, v93
	s_nop 0
	v_cndmask_b32_e32 v94, v135, v94, vcc
	v_or_b32_e32 v159, v94, v92
	v_lshlrev_b16_sdwa v94, v137, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v92, v136, v90 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v94, 0x3f80, v94
	v_and_b32_sdwa v90, v90, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v94, 0x2000, v94
	v_cmp_ne_u16_e32 vcc, s61, v90
	v_and_b32_e32 v92, 0xffff8000, v92
	s_nop 0
	v_cndmask_b32_e32 v94, v128, v94, vcc
	v_cmp_ne_u16_e32 vcc, 0, v90
	s_nop 1
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_ne_u16_e32 vcc, 1, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v129, v94, vcc
	v_cmp_ne_u16_e32 vcc, 2, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v130, v94, vcc
	v_cmp_ne_u16_e32 vcc, 3, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v131, v94, vcc
	v_cmp_ne_u16_e32 vcc, 4, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v132, v94, vcc
	v_cmp_ne_u16_e32 vcc, 5, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v133, v94, vcc
	v_cmp_ne_u16_e32 vcc, 6, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v134, v94, vcc
	v_cmp_ne_u16_e32 vcc, 7, v90
	s_nop 1
	v_cndmask_b32_e32 v90, v135, v94, vcc
	v_or_b32_e32 v160, v90, v92
	v_lshlrev_b16_e32 v92, 7, v84
	v_and_b32_e32 v92, 0x3f80, v92
	v_and_b32_e32 v94, 0x7f, v84
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v94
	v_lshlrev_b16_e32 v90, 8, v84
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	v_and_b32_e32 v94, 0x7f, v162
	s_nop 0
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v161, v92, v90
	v_lshlrev_b16_e32 v92, 7, v162
	v_and_b32_e32 v92, 0x3f80, v92
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v94
	v_lshlrev_b16_e32 v90, 8, v162
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	v_and_b32_sdwa v94, v84, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v162, v92, v90
	v_lshlrev_b16_sdwa v92, v137, v84 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v92, 0x3f80, v92
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v94
	v_lshlrev_b16_sdwa v90, v136, v84 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	v_lshlrev_b16_e32 v94, 8, v95
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v163, v92, v90
	v_lshlrev_b16_sdwa v92, v137, v84 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v90, v136, v84 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v92, 0x3f80, v92
	v_and_b32_sdwa v84, v84, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v84
	v_and_b32_e32 v90, 0xffff8000, v90
	s_nop 0
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v84
	s_nop 1
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v84
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v84
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v84
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v84
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v84
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v84
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v84
	s_nop 1
	v_cndmask_b32_e32 v84, v135, v92, vcc
	v_or_b32_e32 v84, v84, v90
	v_lshlrev_b16_e32 v90, 7, v95
	v_and_b32_e32 v90, 0x3f80, v90
	v_and_b32_e32 v92, 0x7f, v95
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v92
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v92
	v_and_b32_e32 v92, 0x7f, v165
	s_nop 0
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_or_b32_e32 v164, v90, v94
	v_lshlrev_b16_e32 v90, 7, v165
	v_and_b32_e32 v90, 0x3f80, v90
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v92
	v_lshlrev_b16_e32 v94, 8, v165
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v92
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v92
	v_and_b32_sdwa v92, v95, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_or_b32_e32 v165, v90, v94
	v_lshlrev_b16_sdwa v90, v137, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v90, 0x3f80, v90
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v92
	v_lshlrev_b16_sdwa v94, v136, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v92
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v92
	v_lshlrev_b16_sdwa v92, v137, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v92, 0x3f80, v92
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_or_b32_e32 v166, v90, v94
	v_and_b32_sdwa v94, v95, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v94
	v_lshlrev_b16_sdwa v90, v136, v95 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	v_perm_b32 v95, v176, v171, s67
	s_nop 0
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	v_perm_b32 v94, v107, v104, s67
	v_and_b32_e32 v107, 0x7f, v89
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v167, v92, v90
	v_lshlrev_b16_e32 v92, 7, v93
	v_and_b32_e32 v92, 0x3f80, v92
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_lshrrev_b32_e32 v90, 8, v93
	s_nop 0
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_and_b32_e32 v96, 0x7f, v90
	s_nop 0
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v171, v92, v97
	v_lshlrev_b16_e32 v92, 7, v90
	v_and_b32_e32 v92, 0x3f80, v92
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_lshlrev_b16_e32 v90, 8, v90
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	v_and_b32_e32 v97, 0x7f, v91
	s_nop 0
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_lshlrev_b16_sdwa v96, v136, v93 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v176, v92, v90
	v_lshlrev_b16_sdwa v90, v137, v93 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v90, 0x3f80, v90
	v_and_b32_sdwa v92, v93, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v92
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v92
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v92
	v_lshlrev_b16_sdwa v92, v137, v93 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v92, 0x3f80, v92
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_or_b32_e32 v183, v90, v96
	v_lshlrev_b16_sdwa v90, v136, v93 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v93, v93, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v93
	v_lshlrev_b16_e32 v96, 7, v91
	v_and_b32_e32 v96, 0x3f80, v96
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v93
	v_add_u16_e32 v96, 0x2000, v96
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v93
	v_perm_b32 v93, v174, v170, s67
	s_nop 0
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_or_b32_e32 v184, v92, v90
	v_lshrrev_b32_e32 v90, 8, v91
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	v_perm_b32 v92, v106, v102, s67
	v_lshlrev_b16_e32 v106, 7, v89
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	v_and_b32_e32 v106, 0x3f80, v106
	v_add_u16_e32 v106, 0x2000, v106
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_and_b32_e32 v97, 0x7f, v90
	s_nop 0
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_or_b32_e32 v170, v96, v99
	v_lshlrev_b16_e32 v96, 7, v90
	v_and_b32_e32 v96, 0x3f80, v96
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_lshlrev_b16_e32 v90, 8, v90
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	v_and_b32_e32 v99, 0x7f, v88
	s_nop 0
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_lshlrev_b16_sdwa v97, v136, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v97, 0xffff8000, v97
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_or_b32_e32 v174, v96, v90
	v_lshlrev_b16_sdwa v90, v137, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v90, 0x3f80, v90
	v_and_b32_sdwa v96, v91, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_lshlrev_b16_sdwa v96, v137, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v96, 0x3f80, v96
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_or_b32_e32 v185, v90, v97
	v_lshlrev_b16_sdwa v90, v136, v91 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v91, v91, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v91
	v_and_b32_e32 v90, 0xffff8000, v90
	v_perm_b32 v97, v173, v169, s67
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v91
	v_lshlrev_b16_sdwa v169, v136, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v169, 0xffff8000, v169
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v91
	v_lshlrev_b16_e32 v173, 8, v86
	v_and_b32_e32 v173, 0xffff8000, v173
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v91
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v91
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v91
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v91
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v91
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v91
	s_nop 1
	v_cndmask_b32_e32 v91, v135, v96, vcc
	v_or_b32_e32 v186, v91, v90
	v_lshlrev_b16_e32 v91, 7, v88
	v_and_b32_e32 v91, 0x3f80, v91
	v_add_u16_e32 v91, 0x2000, v91
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_perm_b32 v96, v105, v100, s67
	v_lshlrev_b16_e32 v100, 8, v88
	v_cndmask_b32_e32 v91, v128, v91, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	v_lshrrev_b32_e32 v90, 8, v88
	v_and_b32_e32 v100, 0xffff8000, v100
	v_cndmask_b32_e32 v91, 0, v91, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v129, v91, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v130, v91, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v131, v91, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v132, v91, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v133, v91, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v134, v91, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	v_and_b32_e32 v99, 0x7f, v90
	s_nop 0
	v_cndmask_b32_e32 v91, v135, v91, vcc
	v_or_b32_e32 v100, v91, v100
	v_lshlrev_b16_e32 v91, 7, v90
	v_and_b32_e32 v91, 0x3f80, v91
	v_add_u16_e32 v91, 0x2000, v91
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_lshlrev_b16_e32 v90, 8, v90
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v91, v128, v91, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v91, 0, v91, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v129, v91, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v130, v91, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v131, v91, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v132, v91, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v133, v91, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v91, v134, v91, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	v_lshlrev_b16_sdwa v99, v136, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v99, 0xffff8000, v99
	v_cndmask_b32_e32 v91, v135, v91, vcc
	v_or_b32_e32 v102, v91, v90
	v_lshlrev_b16_sdwa v90, v137, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v90, 0x3f80, v90
	v_and_b32_sdwa v91, v88, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v91
	v_perm_b32 v100, v102, v100, s67
	v_lshlrev_b16_sdwa v102, v137, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v91
	v_and_b32_e32 v102, 0x3f80, v102
	v_add_u16_e32 v102, 0x2000, v102
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v91
	v_and_b32_sdwa v91, v88, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_or_b32_e32 v104, v90, v99
	v_lshlrev_b16_sdwa v90, v137, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v90, 0x3f80, v90
	v_add_u16_e32 v90, 0x2000, v90
	v_cmp_ne_u16_e32 vcc, s61, v91
	v_lshlrev_b16_sdwa v88, v136, v88 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v88, 0xffff8000, v88
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v91
	v_perm_b32 v99, v177, v172, s67
	v_lshrrev_b32_e32 v172, 8, v86
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v91
	v_lshlrev_b16_sdwa v177, v136, v80 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v177, 0xffff8000, v177
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v91
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v91
	v_perm_b32 v91, v182, v181, s67
	s_nop 0
	v_cndmask_b32_e32 v90, v135, v90, vcc
	v_cmp_ne_u16_e32 vcc, s61, v107
	v_or_b32_e32 v105, v90, v88
	v_lshrrev_b32_e32 v88, 8, v89
	v_cndmask_b32_e32 v106, v128, v106, vcc
	v_cmp_ne_u16_e32 vcc, 0, v107
	v_perm_b32 v90, v179, v175, s67
	v_lshlrev_b16_sdwa v175, v136, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_ne_u16_e32 vcc, 1, v107
	v_and_b32_e32 v175, 0xffff8000, v175
	s_nop 0
	v_cndmask_b32_e32 v106, v129, v106, vcc
	v_cmp_ne_u16_e32 vcc, 2, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v130, v106, vcc
	v_cmp_ne_u16_e32 vcc, 3, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v131, v106, vcc
	v_cmp_ne_u16_e32 vcc, 4, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v132, v106, vcc
	v_cmp_ne_u16_e32 vcc, 5, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v133, v106, vcc
	v_cmp_ne_u16_e32 vcc, 6, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v134, v106, vcc
	v_cmp_ne_u16_e32 vcc, 7, v107
	v_lshlrev_b16_e32 v107, 7, v88
	v_and_b32_e32 v107, 0x3f80, v107
	v_cndmask_b32_e32 v106, v135, v106, vcc
	v_or_b32_e32 v106, v106, v168
	v_and_b32_e32 v168, 0x7f, v88
	v_add_u16_e32 v107, 0x2000, v107
	v_cmp_ne_u16_e32 vcc, s61, v168
	v_lshlrev_b16_e32 v88, 8, v88
	v_and_b32_e32 v88, 0xffff8000, v88
	v_cndmask_b32_e32 v107, v128, v107, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v107, v129, v107, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v107, v130, v107, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v107, v131, v107, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v107, v132, v107, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v107, v133, v107, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v107, v134, v107, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_and_b32_sdwa v168, v89, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v107, v135, v107, vcc
	v_or_b32_e32 v107, v107, v88
	v_lshlrev_b16_sdwa v88, v137, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v88, 0x3f80, v88
	v_add_u16_e32 v88, 0x2000, v88
	v_cmp_ne_u16_e32 vcc, s61, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v128, v88, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v88, 0, v88, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v129, v88, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v130, v88, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v131, v88, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v132, v88, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v133, v88, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v134, v88, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	s_nop 1
	v_cndmask_b32_e32 v88, v135, v88, vcc
	v_or_b32_e32 v168, v88, v169
	v_lshlrev_b16_sdwa v169, v137, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v88, v136, v89 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v89, v89, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v169, 0x3f80, v169
	v_add_u16_e32 v169, 0x2000, v169
	v_cmp_ne_u16_e32 vcc, s61, v89
	v_and_b32_e32 v88, 0xffff8000, v88
	s_nop 0
	v_cndmask_b32_e32 v169, v128, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v89
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v89
	s_nop 1
	v_cndmask_b32_e32 v169, v129, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v89
	s_nop 1
	v_cndmask_b32_e32 v169, v130, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v89
	s_nop 1
	v_cndmask_b32_e32 v169, v131, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v89
	s_nop 1
	v_cndmask_b32_e32 v169, v132, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v89
	s_nop 1
	v_cndmask_b32_e32 v169, v133, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v89
	s_nop 1
	v_cndmask_b32_e32 v169, v134, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v89
	s_nop 1
	v_cndmask_b32_e32 v89, v135, v169, vcc
	v_or_b32_e32 v169, v89, v88
	v_perm_b32 v89, v101, v180, s67
	v_lshlrev_b16_e32 v101, 7, v86
	v_perm_b32 v88, v178, v103, s67
	v_and_b32_e32 v101, 0x3f80, v101
	v_and_b32_e32 v103, 0x7f, v86
	v_add_u16_e32 v101, 0x2000, v101
	v_cmp_ne_u16_e32 vcc, s61, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v128, v101, vcc
	v_cmp_ne_u16_e32 vcc, 0, v103
	s_nop 1
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_ne_u16_e32 vcc, 1, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v129, v101, vcc
	v_cmp_ne_u16_e32 vcc, 2, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v130, v101, vcc
	v_cmp_ne_u16_e32 vcc, 3, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v131, v101, vcc
	v_cmp_ne_u16_e32 vcc, 4, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v132, v101, vcc
	v_cmp_ne_u16_e32 vcc, 5, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v133, v101, vcc
	v_cmp_ne_u16_e32 vcc, 6, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v134, v101, vcc
	v_cmp_ne_u16_e32 vcc, 7, v103
	v_and_b32_e32 v103, 0x7f, v172
	s_nop 0
	v_cndmask_b32_e32 v101, v135, v101, vcc
	v_or_b32_e32 v173, v101, v173
	v_lshlrev_b16_e32 v101, 7, v172
	v_and_b32_e32 v101, 0x3f80, v101
	v_add_u16_e32 v101, 0x2000, v101
	v_cmp_ne_u16_e32 vcc, s61, v103
	v_lshlrev_b16_e32 v172, 8, v172
	v_and_b32_e32 v172, 0xffff8000, v172
	v_cndmask_b32_e32 v101, v128, v101, vcc
	v_cmp_ne_u16_e32 vcc, 0, v103
	s_nop 1
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_ne_u16_e32 vcc, 1, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v129, v101, vcc
	v_cmp_ne_u16_e32 vcc, 2, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v130, v101, vcc
	v_cmp_ne_u16_e32 vcc, 3, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v131, v101, vcc
	v_cmp_ne_u16_e32 vcc, 4, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v132, v101, vcc
	v_cmp_ne_u16_e32 vcc, 5, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v133, v101, vcc
	v_cmp_ne_u16_e32 vcc, 6, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v134, v101, vcc
	v_cmp_ne_u16_e32 vcc, 7, v103
	v_and_b32_sdwa v103, v86, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v101, v135, v101, vcc
	v_or_b32_e32 v172, v101, v172
	v_lshlrev_b16_sdwa v101, v137, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v101, 0x3f80, v101
	v_add_u16_e32 v101, 0x2000, v101
	v_cmp_ne_u16_e32 vcc, s61, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v128, v101, vcc
	v_cmp_ne_u16_e32 vcc, 0, v103
	s_nop 1
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_ne_u16_e32 vcc, 1, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v129, v101, vcc
	v_cmp_ne_u16_e32 vcc, 2, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v130, v101, vcc
	v_cmp_ne_u16_e32 vcc, 3, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v131, v101, vcc
	v_cmp_ne_u16_e32 vcc, 4, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v132, v101, vcc
	v_cmp_ne_u16_e32 vcc, 5, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v133, v101, vcc
	v_cmp_ne_u16_e32 vcc, 6, v103
	s_nop 1
	v_cndmask_b32_e32 v101, v134, v101, vcc
	v_cmp_ne_u16_e32 vcc, 7, v103
	v_and_b32_sdwa v103, v86, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_lshlrev_b16_sdwa v86, v136, v86 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v101, v135, v101, vcc
	v_cmp_ne_u16_e32 vcc, s61, v103
	v_or_b32_e32 v175, v101, v175
	v_perm_b32 v101, v105, v104, s67
	v_cndmask_b32_e32 v102, v128, v102, vcc
	v_cmp_ne_u16_e32 vcc, 0, v103
	v_and_b32_e32 v86, 0xffff8000, v86
	v_lshlrev_b16_e32 v105, 7, v87
	v_cndmask_b32_e32 v102, 0, v102, vcc
	v_cmp_ne_u16_e32 vcc, 1, v103
	v_and_b32_e32 v105, 0x3f80, v105
	v_add_u16_e32 v105, 0x2000, v105
	v_cndmask_b32_e32 v102, v129, v102, vcc
	v_cmp_ne_u16_e32 vcc, 2, v103
	v_mfma_f32_16x16x16_f16 a[0:3], v[100:101], v[94:95], 0
	v_lshlrev_b16_sdwa v94, v136, v85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v102, v130, v102, vcc
	v_cmp_ne_u16_e32 vcc, 3, v103
	v_lshlrev_b16_sdwa v95, v137, v85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v102, v131, v102, vcc
	v_cmp_ne_u16_e32 vcc, 4, v103
	s_nop 1
	v_cndmask_b32_e32 v102, v132, v102, vcc
	v_cmp_ne_u16_e32 vcc, 5, v103
	s_nop 1
	v_cndmask_b32_e32 v102, v133, v102, vcc
	v_cmp_ne_u16_e32 vcc, 6, v103
	s_nop 1
	v_cndmask_b32_e32 v102, v134, v102, vcc
	v_cmp_ne_u16_e32 vcc, 7, v103
	v_perm_b32 v103, v169, v168, s67
	v_lshlrev_b16_sdwa v168, v136, v87 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v102, v135, v102, vcc
	v_or_b32_e32 v104, v102, v86
	v_perm_b32 v102, v107, v106, s67
	v_and_b32_e32 v106, 0x7f, v87
	v_cmp_ne_u16_e32 vcc, s61, v106
	v_lshrrev_b32_e32 v86, 8, v87
	v_lshlrev_b16_e32 v107, 8, v87
	v_cndmask_b32_e32 v105, v128, v105, vcc
	v_cmp_ne_u16_e32 vcc, 0, v106
	v_and_b32_e32 v107, 0xffff8000, v107
	v_and_b32_e32 v168, 0xffff8000, v168
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_ne_u16_e32 vcc, 1, v106
	v_lshrrev_b32_e32 v169, 8, v82
	v_mfma_f32_16x16x16_f16 a[0:3], v[102:103], v[92:93], a[0:3]
	v_cndmask_b32_e32 v105, v129, v105, vcc
	v_cmp_ne_u16_e32 vcc, 2, v106
	v_lshlrev_b16_e32 v92, 7, v80
	v_and_b32_e32 v92, 0x3f80, v92
	v_cndmask_b32_e32 v105, v130, v105, vcc
	v_cmp_ne_u16_e32 vcc, 3, v106
	v_and_b32_e32 v93, 0x7f, v80
	v_add_u16_e32 v92, 0x2000, v92
	v_cndmask_b32_e32 v105, v131, v105, vcc
	v_cmp_ne_u16_e32 vcc, 4, v106
	s_nop 1
	v_cndmask_b32_e32 v105, v132, v105, vcc
	v_cmp_ne_u16_e32 vcc, 5, v106
	s_nop 1
	v_cndmask_b32_e32 v105, v133, v105, vcc
	v_cmp_ne_u16_e32 vcc, 6, v106
	s_nop 1
	v_cndmask_b32_e32 v105, v134, v105, vcc
	v_cmp_ne_u16_e32 vcc, 7, v106
	v_lshlrev_b16_e32 v106, 7, v86
	v_and_b32_e32 v106, 0x3f80, v106
	v_cndmask_b32_e32 v105, v135, v105, vcc
	v_or_b32_e32 v105, v105, v107
	v_and_b32_e32 v107, 0x7f, v86
	v_add_u16_e32 v106, 0x2000, v106
	v_cmp_ne_u16_e32 vcc, s61, v107
	v_lshlrev_b16_e32 v86, 8, v86
	v_and_b32_e32 v86, 0xffff8000, v86
	v_cndmask_b32_e32 v106, v128, v106, vcc
	v_cmp_ne_u16_e32 vcc, 0, v107
	s_nop 1
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_ne_u16_e32 vcc, 1, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v129, v106, vcc
	v_cmp_ne_u16_e32 vcc, 2, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v130, v106, vcc
	v_cmp_ne_u16_e32 vcc, 3, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v131, v106, vcc
	v_cmp_ne_u16_e32 vcc, 4, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v132, v106, vcc
	v_cmp_ne_u16_e32 vcc, 5, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v133, v106, vcc
	v_cmp_ne_u16_e32 vcc, 6, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v134, v106, vcc
	v_cmp_ne_u16_e32 vcc, 7, v107
	v_and_b32_sdwa v107, v87, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v106, v135, v106, vcc
	v_or_b32_e32 v106, v106, v86
	v_lshlrev_b16_sdwa v86, v137, v87 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v86, 0x3f80, v86
	v_add_u16_e32 v86, 0x2000, v86
	v_cmp_ne_u16_e32 vcc, s61, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v128, v86, vcc
	v_cmp_ne_u16_e32 vcc, 0, v107
	s_nop 1
	v_cndmask_b32_e32 v86, 0, v86, vcc
	v_cmp_ne_u16_e32 vcc, 1, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v129, v86, vcc
	v_cmp_ne_u16_e32 vcc, 2, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v130, v86, vcc
	v_cmp_ne_u16_e32 vcc, 3, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v131, v86, vcc
	v_cmp_ne_u16_e32 vcc, 4, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v132, v86, vcc
	v_cmp_ne_u16_e32 vcc, 5, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v133, v86, vcc
	v_cmp_ne_u16_e32 vcc, 6, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v134, v86, vcc
	v_cmp_ne_u16_e32 vcc, 7, v107
	s_nop 1
	v_cndmask_b32_e32 v86, v135, v86, vcc
	v_or_b32_e32 v107, v86, v168
	v_lshlrev_b16_sdwa v168, v137, v87 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v86, v136, v87 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v87, v87, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v168, 0x3f80, v168
	v_add_u16_e32 v168, 0x2000, v168
	v_cmp_ne_u16_e32 vcc, s61, v87
	v_and_b32_e32 v86, 0xffff8000, v86
	s_nop 0
	v_cndmask_b32_e32 v168, v128, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v87
	s_nop 1
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v87
	s_nop 1
	v_cndmask_b32_e32 v168, v129, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v87
	s_nop 1
	v_cndmask_b32_e32 v168, v130, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v87
	s_nop 1
	v_cndmask_b32_e32 v168, v131, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v87
	s_nop 1
	v_cndmask_b32_e32 v168, v132, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v87
	s_nop 1
	v_cndmask_b32_e32 v168, v133, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v87
	s_nop 1
	v_cndmask_b32_e32 v168, v134, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v87
	s_nop 1
	v_cndmask_b32_e32 v87, v135, v168, vcc
	v_or_b32_e32 v168, v87, v86
	v_perm_b32 v87, v104, v175, s67
	v_lshlrev_b16_e32 v104, 7, v82
	v_perm_b32 v86, v172, v173, s67
	v_and_b32_e32 v104, 0x3f80, v104
	v_and_b32_e32 v172, 0x7f, v82
	v_add_u16_e32 v104, 0x2000, v104
	v_cmp_ne_u16_e32 vcc, s61, v172
	v_lshlrev_b16_e32 v173, 8, v82
	v_and_b32_e32 v173, 0xffff8000, v173
	v_cndmask_b32_e32 v104, v128, v104, vcc
	v_cmp_ne_u16_e32 vcc, 0, v172
	v_lshlrev_b16_sdwa v175, v136, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v175, 0xffff8000, v175
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_ne_u16_e32 vcc, 1, v172
	v_mfma_f32_16x16x16_f16 a[0:3], v[86:87], v[96:97], a[0:3]
	v_lshlrev_b16_sdwa v96, v137, v80 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v104, v129, v104, vcc
	v_cmp_ne_u16_e32 vcc, 2, v172
	v_and_b32_e32 v96, 0x3f80, v96
	v_and_b32_sdwa v97, v80, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v104, v130, v104, vcc
	v_cmp_ne_u16_e32 vcc, 3, v172
	v_add_u16_e32 v96, 0x2000, v96
	s_nop 0
	v_cndmask_b32_e32 v104, v131, v104, vcc
	v_cmp_ne_u16_e32 vcc, 4, v172
	s_nop 1
	v_cndmask_b32_e32 v104, v132, v104, vcc
	v_cmp_ne_u16_e32 vcc, 5, v172
	s_nop 1
	v_cndmask_b32_e32 v104, v133, v104, vcc
	v_cmp_ne_u16_e32 vcc, 6, v172
	s_nop 1
	v_cndmask_b32_e32 v104, v134, v104, vcc
	v_cmp_ne_u16_e32 vcc, 7, v172
	s_nop 1
	v_cndmask_b32_e32 v104, v135, v104, vcc
	v_or_b32_e32 v172, v104, v173
	v_lshlrev_b16_e32 v104, 7, v169
	v_and_b32_e32 v104, 0x3f80, v104
	v_and_b32_e32 v173, 0x7f, v169
	v_add_u16_e32 v104, 0x2000, v104
	v_cmp_ne_u16_e32 vcc, s61, v173
	v_lshlrev_b16_e32 v169, 8, v169
	v_and_b32_e32 v169, 0xffff8000, v169
	v_cndmask_b32_e32 v104, v128, v104, vcc
	v_cmp_ne_u16_e32 vcc, 0, v173
	s_nop 1
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_ne_u16_e32 vcc, 1, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v129, v104, vcc
	v_cmp_ne_u16_e32 vcc, 2, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v130, v104, vcc
	v_cmp_ne_u16_e32 vcc, 3, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v131, v104, vcc
	v_cmp_ne_u16_e32 vcc, 4, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v132, v104, vcc
	v_cmp_ne_u16_e32 vcc, 5, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v133, v104, vcc
	v_cmp_ne_u16_e32 vcc, 6, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v134, v104, vcc
	v_cmp_ne_u16_e32 vcc, 7, v173
	v_and_b32_sdwa v173, v82, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v104, v135, v104, vcc
	v_or_b32_e32 v169, v104, v169
	v_lshlrev_b16_sdwa v104, v137, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v104, 0x3f80, v104
	v_add_u16_e32 v104, 0x2000, v104
	v_cmp_ne_u16_e32 vcc, s61, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v128, v104, vcc
	v_cmp_ne_u16_e32 vcc, 0, v173
	s_nop 1
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_ne_u16_e32 vcc, 1, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v129, v104, vcc
	v_cmp_ne_u16_e32 vcc, 2, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v130, v104, vcc
	v_cmp_ne_u16_e32 vcc, 3, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v131, v104, vcc
	v_cmp_ne_u16_e32 vcc, 4, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v132, v104, vcc
	v_cmp_ne_u16_e32 vcc, 5, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v133, v104, vcc
	v_cmp_ne_u16_e32 vcc, 6, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v134, v104, vcc
	v_cmp_ne_u16_e32 vcc, 7, v173
	s_nop 1
	v_cndmask_b32_e32 v104, v135, v104, vcc
	v_or_b32_e32 v173, v104, v175
	v_perm_b32 v104, v106, v105, s67
	v_lshlrev_b16_sdwa v106, v137, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_perm_b32 v105, v168, v107, s67
	v_and_b32_e32 v106, 0x3f80, v106
	v_and_b32_sdwa v107, v82, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_add_u16_e32 v106, 0x2000, v106
	v_cmp_ne_u16_e32 vcc, s61, v107
	v_lshlrev_b16_sdwa v82, v136, v82 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v82, 0xffff8000, v82
	v_cndmask_b32_e32 v106, v128, v106, vcc
	v_cmp_ne_u16_e32 vcc, 0, v107
	v_lshrrev_b32_e32 v168, 8, v83
	v_lshlrev_b16_sdwa v175, v136, v85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_ne_u16_e32 vcc, 1, v107
	v_and_b32_e32 v175, 0xffff8000, v175
	v_mfma_f32_16x16x16_f16 a[0:3], v[104:105], v[98:99], a[0:3]
	v_cndmask_b32_e32 v106, v129, v106, vcc
	v_cmp_ne_u16_e32 vcc, 2, v107
	v_and_b32_e32 v98, 0x7f, v81
	v_lshlrev_b16_e32 v99, 8, v81
	v_cndmask_b32_e32 v106, v130, v106, vcc
	v_cmp_ne_u16_e32 vcc, 3, v107
	v_and_b32_e32 v99, 0xffff8000, v99
	s_nop 0
	v_cndmask_b32_e32 v106, v131, v106, vcc
	v_cmp_ne_u16_e32 vcc, 4, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v132, v106, vcc
	v_cmp_ne_u16_e32 vcc, 5, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v133, v106, vcc
	v_cmp_ne_u16_e32 vcc, 6, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v134, v106, vcc
	v_cmp_ne_u16_e32 vcc, 7, v107
	s_nop 1
	v_cndmask_b32_e32 v106, v135, v106, vcc
	v_or_b32_e32 v82, v106, v82
	v_perm_b32 v107, v82, v173, s67
	v_lshlrev_b16_e32 v82, 7, v83
	v_perm_b32 v106, v169, v172, s67
	v_and_b32_e32 v82, 0x3f80, v82
	v_and_b32_e32 v169, 0x7f, v83
	v_add_u16_e32 v82, 0x2000, v82
	v_cmp_ne_u16_e32 vcc, s61, v169
	v_lshlrev_b16_e32 v172, 8, v83
	v_and_b32_e32 v172, 0xffff8000, v172
	v_cndmask_b32_e32 v82, v128, v82, vcc
	v_cmp_ne_u16_e32 vcc, 0, v169
	v_lshlrev_b16_sdwa v173, v136, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v173, 0xffff8000, v173
	v_cndmask_b32_e32 v82, 0, v82, vcc
	v_cmp_ne_u16_e32 vcc, 1, v169
	v_mfma_f32_16x16x16_f16 a[0:3], v[106:107], v[90:91], a[0:3]
	v_and_b32_e32 v90, 0x3f80, v95
	v_cndmask_b32_e32 v82, v129, v82, vcc
	v_cmp_ne_u16_e32 vcc, 2, v169
	v_add_u16_e32 v90, 0x2000, v90
	v_perm_b32 v91, v144, v143, s67
	v_cndmask_b32_e32 v82, v130, v82, vcc
	v_cmp_ne_u16_e32 vcc, 3, v169
	s_nop 1
	v_cndmask_b32_e32 v82, v131, v82, vcc
	v_cmp_ne_u16_e32 vcc, 4, v169
	s_nop 1
	v_cndmask_b32_e32 v82, v132, v82, vcc
	v_cmp_ne_u16_e32 vcc, 5, v169
	s_nop 1
	v_cndmask_b32_e32 v82, v133, v82, vcc
	v_cmp_ne_u16_e32 vcc, 6, v169
	s_nop 1
	v_cndmask_b32_e32 v82, v134, v82, vcc
	v_cmp_ne_u16_e32 vcc, 7, v169
	v_lshlrev_b16_e32 v169, 7, v168
	v_and_b32_e32 v169, 0x3f80, v169
	v_cndmask_b32_e32 v82, v135, v82, vcc
	v_or_b32_e32 v82, v82, v172
	v_and_b32_e32 v172, 0x7f, v168
	v_add_u16_e32 v169, 0x2000, v169
	v_cmp_ne_u16_e32 vcc, s61, v172
	v_lshlrev_b16_e32 v168, 8, v168
	v_and_b32_e32 v168, 0xffff8000, v168
	v_cndmask_b32_e32 v169, v128, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v172
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v129, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v130, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v131, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v132, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v133, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v134, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v172
	v_and_b32_sdwa v172, v83, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v169, v135, v169, vcc
	v_or_b32_e32 v168, v169, v168
	v_lshlrev_b16_sdwa v169, v137, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v169, 0x3f80, v169
	v_add_u16_e32 v169, 0x2000, v169
	v_cmp_ne_u16_e32 vcc, s61, v172
	v_perm_b32 v82, v168, v82, s67
	v_lshlrev_b16_e32 v168, 7, v85
	v_cndmask_b32_e32 v169, v128, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v172
	v_and_b32_e32 v168, 0x3f80, v168
	v_add_u16_e32 v168, 0x2000, v168
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v129, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v130, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v131, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v132, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v133, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v172
	s_nop 1
	v_cndmask_b32_e32 v169, v134, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v172
	v_lshlrev_b16_sdwa v172, v136, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v172, 0xffff8000, v172
	v_cndmask_b32_e32 v169, v135, v169, vcc
	v_or_b32_e32 v169, v169, v173
	v_lshlrev_b16_sdwa v173, v137, v83 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v83, v83, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v173, 0x3f80, v173
	v_add_u16_e32 v173, 0x2000, v173
	v_cmp_ne_u16_e32 vcc, s61, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v128, v173, vcc
	v_cmp_ne_u16_e32 vcc, 0, v83
	s_nop 1
	v_cndmask_b32_e32 v173, 0, v173, vcc
	v_cmp_ne_u16_e32 vcc, 1, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v129, v173, vcc
	v_cmp_ne_u16_e32 vcc, 2, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v130, v173, vcc
	v_cmp_ne_u16_e32 vcc, 3, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v131, v173, vcc
	v_cmp_ne_u16_e32 vcc, 4, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v132, v173, vcc
	v_cmp_ne_u16_e32 vcc, 5, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v133, v173, vcc
	v_cmp_ne_u16_e32 vcc, 6, v83
	s_nop 1
	v_cndmask_b32_e32 v173, v134, v173, vcc
	v_cmp_ne_u16_e32 vcc, 7, v83
	s_nop 1
	v_cndmask_b32_e32 v83, v135, v173, vcc
	v_or_b32_e32 v83, v83, v172
	v_perm_b32 v83, v83, v169, s67
	v_and_b32_e32 v169, 0x7f, v85
	v_cmp_ne_u16_e32 vcc, s61, v169
	v_lshrrev_b32_e32 v172, 8, v85
	v_lshlrev_b16_e32 v173, 8, v85
	v_cndmask_b32_e32 v168, v128, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v169
	v_and_b32_e32 v173, 0xffff8000, v173
	v_mfma_f32_16x16x16_f16 a[0:3], v[82:83], v[88:89], a[0:3]
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v129, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v130, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v131, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v132, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v133, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v169
	s_nop 1
	v_cndmask_b32_e32 v168, v134, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v169
	v_lshlrev_b16_e32 v169, 7, v172
	v_and_b32_e32 v169, 0x3f80, v169
	v_cndmask_b32_e32 v168, v135, v168, vcc
	v_or_b32_e32 v168, v168, v173
	v_and_b32_e32 v173, 0x7f, v172
	v_add_u16_e32 v169, 0x2000, v169
	v_cmp_ne_u16_e32 vcc, s61, v173
	v_lshlrev_b16_e32 v172, 8, v172
	v_and_b32_e32 v172, 0xffff8000, v172
	v_cndmask_b32_e32 v169, v128, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v173
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v173
	s_nop 1
	v_cndmask_b32_e32 v169, v129, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v173
	s_nop 1
	v_cndmask_b32_e32 v169, v130, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v173
	s_nop 1
	v_cndmask_b32_e32 v169, v131, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v173
	s_nop 1
	v_cndmask_b32_e32 v169, v132, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v173
	s_nop 1
	v_cndmask_b32_e32 v169, v133, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v173
	s_nop 1
	v_cndmask_b32_e32 v169, v134, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v173
	v_and_b32_sdwa v173, v85, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v169, v135, v169, vcc
	v_or_b32_e32 v169, v169, v172
	v_lshlrev_b16_sdwa v172, v137, v85 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v172, 0x3f80, v172
	v_add_u16_e32 v172, 0x2000, v172
	v_cmp_ne_u16_e32 vcc, s61, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v128, v172, vcc
	v_cmp_ne_u16_e32 vcc, 0, v173
	s_nop 1
	v_cndmask_b32_e32 v172, 0, v172, vcc
	v_cmp_ne_u16_e32 vcc, 1, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v129, v172, vcc
	v_cmp_ne_u16_e32 vcc, 2, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v130, v172, vcc
	v_cmp_ne_u16_e32 vcc, 3, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v131, v172, vcc
	v_cmp_ne_u16_e32 vcc, 4, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v132, v172, vcc
	v_cmp_ne_u16_e32 vcc, 5, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v133, v172, vcc
	v_cmp_ne_u16_e32 vcc, 6, v173
	s_nop 1
	v_cndmask_b32_e32 v172, v134, v172, vcc
	v_cmp_ne_u16_e32 vcc, 7, v173
	v_and_b32_sdwa v173, v85, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_lshrrev_b32_e32 v85, 8, v80
	v_cndmask_b32_e32 v172, v135, v172, vcc
	v_cmp_ne_u16_e32 vcc, s61, v93
	v_or_b32_e32 v172, v172, v175
	v_lshlrev_b16_e32 v175, 8, v80
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v93
	v_and_b32_e32 v175, 0xffff8000, v175
	s_nop 0
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v93
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v93
	v_lshlrev_b16_e32 v93, 7, v85
	v_and_b32_e32 v93, 0x3f80, v93
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v92, v92, v175
	v_and_b32_e32 v175, 0x7f, v85
	v_add_u16_e32 v93, 0x2000, v93
	v_cmp_ne_u16_e32 vcc, s61, v175
	v_lshlrev_b16_e32 v85, 8, v85
	v_and_b32_e32 v85, 0xffff8000, v85
	v_cndmask_b32_e32 v93, v128, v93, vcc
	v_cmp_ne_u16_e32 vcc, 0, v175
	s_nop 1
	v_cndmask_b32_e32 v93, 0, v93, vcc
	v_cmp_ne_u16_e32 vcc, 1, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v129, v93, vcc
	v_cmp_ne_u16_e32 vcc, 2, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v130, v93, vcc
	v_cmp_ne_u16_e32 vcc, 3, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v131, v93, vcc
	v_cmp_ne_u16_e32 vcc, 4, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v132, v93, vcc
	v_cmp_ne_u16_e32 vcc, 5, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v133, v93, vcc
	v_cmp_ne_u16_e32 vcc, 6, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v134, v93, vcc
	v_cmp_ne_u16_e32 vcc, 7, v175
	v_and_b32_sdwa v175, v80, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v93, v135, v93, vcc
	v_or_b32_e32 v85, v93, v85
	v_lshlrev_b16_sdwa v93, v137, v80 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v93, 0x3f80, v93
	v_add_u16_e32 v93, 0x2000, v93
	v_cmp_ne_u16_e32 vcc, s61, v175
	v_lshlrev_b16_sdwa v80, v136, v80 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v80, 0xffff8000, v80
	v_cndmask_b32_e32 v93, v128, v93, vcc
	v_cmp_ne_u16_e32 vcc, 0, v175
	v_perm_b32 v92, v85, v92, s67
	v_perm_b32 v85, v84, v163, s67
	v_cndmask_b32_e32 v93, 0, v93, vcc
	v_cmp_ne_u16_e32 vcc, 1, v175
	v_perm_b32 v84, v162, v161, s67
	s_nop 0
	v_cndmask_b32_e32 v93, v129, v93, vcc
	v_cmp_ne_u16_e32 vcc, 2, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v130, v93, vcc
	v_cmp_ne_u16_e32 vcc, 3, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v131, v93, vcc
	v_cmp_ne_u16_e32 vcc, 4, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v132, v93, vcc
	v_cmp_ne_u16_e32 vcc, 5, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v133, v93, vcc
	v_cmp_ne_u16_e32 vcc, 6, v175
	s_nop 1
	v_cndmask_b32_e32 v93, v134, v93, vcc
	v_cmp_ne_u16_e32 vcc, 7, v175
	v_lshlrev_b16_sdwa v175, v136, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v175, 0xffff8000, v175
	v_cndmask_b32_e32 v93, v135, v93, vcc
	v_cmp_ne_u16_e32 vcc, s61, v97
	v_or_b32_e32 v93, v93, v177
	s_nop 0
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	s_nop 1
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_lshlrev_b16_e32 v97, 7, v81
	v_and_b32_e32 v97, 0x3f80, v97
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_add_u16_e32 v97, 0x2000, v97
	v_cmp_ne_u16_e32 vcc, s61, v98
	v_or_b32_e32 v96, v96, v80
	v_lshrrev_b32_e32 v80, 8, v81
	v_cndmask_b32_e32 v97, v128, v97, vcc
	v_cmp_ne_u16_e32 vcc, 0, v98
	v_perm_b32 v93, v96, v93, s67
	s_nop 0
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_ne_u16_e32 vcc, 1, v98
	s_nop 1
	v_cndmask_b32_e32 v97, v129, v97, vcc
	v_cmp_ne_u16_e32 vcc, 2, v98
	s_nop 1
	v_cndmask_b32_e32 v97, v130, v97, vcc
	v_cmp_ne_u16_e32 vcc, 3, v98
	s_nop 1
	v_cndmask_b32_e32 v97, v131, v97, vcc
	v_cmp_ne_u16_e32 vcc, 4, v98
	s_nop 1
	v_cndmask_b32_e32 v97, v132, v97, vcc
	v_cmp_ne_u16_e32 vcc, 5, v98
	s_nop 1
	v_cndmask_b32_e32 v97, v133, v97, vcc
	v_cmp_ne_u16_e32 vcc, 6, v98
	s_nop 1
	v_cndmask_b32_e32 v97, v134, v97, vcc
	v_cmp_ne_u16_e32 vcc, 7, v98
	v_lshlrev_b16_e32 v98, 7, v80
	v_and_b32_e32 v98, 0x3f80, v98
	v_cndmask_b32_e32 v97, v135, v97, vcc
	v_or_b32_e32 v97, v97, v99
	v_and_b32_e32 v99, 0x7f, v80
	v_add_u16_e32 v98, 0x2000, v98
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_lshlrev_b16_e32 v80, 8, v80
	v_and_b32_e32 v80, 0xffff8000, v80
	v_cndmask_b32_e32 v98, v128, v98, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v98, 0, v98, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v98, v129, v98, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v98, v130, v98, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v98, v131, v98, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v98, v132, v98, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v98, v133, v98, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v98, v134, v98, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	v_and_b32_sdwa v99, v81, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_e32 v98, v135, v98, vcc
	v_or_b32_e32 v98, v98, v80
	v_lshlrev_b16_sdwa v80, v137, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v80, 0x3f80, v80
	v_add_u16_e32 v80, 0x2000, v80
	v_cmp_ne_u16_e32 vcc, s61, v99
	v_perm_b32 v88, v98, v97, s67
	s_nop 0
	v_cndmask_b32_e32 v80, v128, v80, vcc
	v_cmp_ne_u16_e32 vcc, 0, v99
	s_nop 1
	v_cndmask_b32_e32 v80, 0, v80, vcc
	v_cmp_ne_u16_e32 vcc, 1, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v129, v80, vcc
	v_cmp_ne_u16_e32 vcc, 2, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v130, v80, vcc
	v_cmp_ne_u16_e32 vcc, 3, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v131, v80, vcc
	v_cmp_ne_u16_e32 vcc, 4, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v132, v80, vcc
	v_cmp_ne_u16_e32 vcc, 5, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v133, v80, vcc
	v_cmp_ne_u16_e32 vcc, 6, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v134, v80, vcc
	v_cmp_ne_u16_e32 vcc, 7, v99
	s_nop 1
	v_cndmask_b32_e32 v80, v135, v80, vcc
	v_or_b32_e32 v99, v80, v175
	v_lshlrev_b16_sdwa v80, v137, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_lshlrev_b16_sdwa v175, v136, v81 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v81, v81, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v80, 0x3f80, v80
	v_add_u16_e32 v80, 0x2000, v80
	v_cmp_ne_u16_e32 vcc, s61, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v128, v80, vcc
	v_cmp_ne_u16_e32 vcc, 0, v81
	s_nop 1
	v_cndmask_b32_e32 v80, 0, v80, vcc
	v_cmp_ne_u16_e32 vcc, 1, v81
	s_nop 1
	v_cndmask_b32_e32 v177, v129, v80, vcc
	global_load_dword v80, v[74:75], off
	v_cmp_ne_u16_e32 vcc, 2, v81
	.loc	1 13 0
	v_lshl_add_u64 v[74:75], v[74:75], 0, 4
	.loc	1 15 0
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v177, v130, v177, vcc
	v_cmp_ne_u16_e32 vcc, 3, v81
	s_barrier
	s_waitcnt vmcnt(1)
	ds_write_b64 v139, v[188:189] offset:16384
	ds_write2st64_b32 v140, v4, v0 offset1:16
	ds_write2st64_b32 v140, v12, v8 offset0:32 offset1:48
	ds_write2st64_b32 v125, v5, v1 offset1:16
	ds_write2st64_b32 v125, v13, v9 offset0:32 offset1:48
	ds_write2st64_b32 v126, v6, v2 offset1:16
	ds_write2st64_b32 v126, v14, v10 offset0:32 offset1:48
	ds_write2st64_b32 v127, v7, v3 offset1:16
	ds_write2st64_b32 v127, v15, v11 offset0:32 offset1:48
	v_cndmask_b32_e32 v177, v131, v177, vcc
	v_cmp_ne_u16_e32 vcc, 4, v81
	s_nop 1
	v_cndmask_b32_e32 v177, v132, v177, vcc
	v_cmp_ne_u16_e32 vcc, 5, v81
	s_nop 1
	v_cndmask_b32_e32 v177, v133, v177, vcc
	v_cmp_ne_u16_e32 vcc, 6, v81
	s_nop 1
	v_cndmask_b32_e32 v177, v134, v177, vcc
	v_cmp_ne_u16_e32 vcc, s61, v173
	s_nop 1
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v173
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v173
	s_nop 1
	v_cndmask_b32_e32 v95, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v81
	v_and_b32_e32 v90, 0xffff8000, v175
	s_nop 0
	v_cndmask_b32_e32 v81, v135, v177, vcc
	v_or_b32_e32 v81, v81, v90
	v_perm_b32 v90, v142, v141, s67
	v_perm_b32 v89, v81, v99, s67
	v_cmp_ne_u16_e32 vcc, 2, v173
	v_mfma_f32_16x16x16_f16 a[0:3], v[92:93], v[90:91], a[0:3]
	v_perm_b32 v91, v148, v147, s67
	v_perm_b32 v90, v146, v145, s67
	v_cndmask_b32_e32 v81, v130, v95, vcc
	v_cmp_ne_u16_e32 vcc, 3, v173
	v_mfma_f32_16x16x16_f16 a[0:3], v[88:89], v[90:91], a[0:3]
	v_perm_b32 v91, v152, v151, s67
	v_perm_b32 v90, v150, v149, s67
	v_cndmask_b32_e32 v81, v131, v81, vcc
	v_cmp_ne_u16_e32 vcc, 4, v173
	v_mfma_f32_16x16x16_f16 a[4:7], v[100:101], v[90:91], 0
	v_perm_b32 v91, v156, v155, s67
	v_perm_b32 v90, v154, v153, s67
	v_cndmask_b32_e32 v81, v132, v81, vcc
	v_cmp_ne_u16_e32 vcc, 5, v173
	v_mfma_f32_16x16x16_f16 a[4:7], v[102:103], v[90:91], a[4:7]
	v_perm_b32 v91, v160, v159, s67
	v_perm_b32 v90, v158, v157, s67
	v_cndmask_b32_e32 v81, v133, v81, vcc
	v_cmp_ne_u16_e32 vcc, 6, v173
	v_mfma_f32_16x16x16_f16 a[4:7], v[86:87], v[90:91], a[4:7]
	v_accvgpr_read_b32 v87, a1
	v_cndmask_b32_e32 v81, v134, v81, vcc
	v_cmp_ne_u16_e32 vcc, 7, v173
	v_mfma_f32_16x16x16_f16 a[4:7], v[104:105], v[84:85], a[4:7]
	v_perm_b32 v85, v167, v166, s67
	v_perm_b32 v84, v165, v164, s67
	v_cndmask_b32_e32 v81, v135, v81, vcc
	v_or_b32_e32 v81, v81, v94
	v_mfma_f32_16x16x16_f16 a[4:7], v[106:107], v[84:85], a[4:7]
	v_perm_b32 v85, v184, v183, s67
	v_perm_b32 v84, v176, v171, s67
	v_accvgpr_read_b32 v86, a0
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[76:77], v[76:77], v[80:81] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[4:7], v[82:83], v[84:85], a[4:7]
	v_perm_b32 v83, v186, v185, s67
	v_perm_b32 v82, v174, v170, s67
	v_perm_b32 v85, v81, v172, s67
	v_perm_b32 v84, v169, v168, s67
	v_mfma_f32_16x16x16_f16 a[4:7], v[92:93], v[82:83], a[4:7]
	v_accvgpr_read_b32 v83, a3
	v_accvgpr_read_b32 v82, a2
	v_pk_mul_f32 v[78:79], v[78:79], v[80:81] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[2:5], v[88:89], v[84:85], a[4:7]
	v_fma_f32 v48, v76, v86, v48
	v_fma_f32 v49, v77, v87, v49
	v_pk_fma_f32 v[52:53], v[78:79], v[82:83], v[52:53]
	s_nop 3
	v_accvgpr_read_b32 v81, a3
	v_accvgpr_read_b32 v85, a5
	v_accvgpr_read_b32 v84, a4
	v_accvgpr_read_b32 v80, a2
	v_pk_fma_f32 v[50:51], v[76:77], v[80:81], v[50:51]
	v_pk_fma_f32 v[46:47], v[78:79], v[84:85], v[46:47]
	.loc	1 13 0
	s_cbranch_scc0 .LBB0_34
.LBB0_16:
	v_mov_b32_e32 v76, 0
	.loc	1 14 0
	s_and_saveexec_b64 s[56:57], s[22:23]
	s_cbranch_execz .LBB0_18
	global_load_dword v76, v[66:67], off
.LBB0_18:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[56:57], s[20:21]
	s_cbranch_execz .LBB0_20
	global_load_dword v77, v[72:73], off
.LBB0_20:
	s_or_b64 exec, exec, s[56:57]
	s_and_saveexec_b64 s[56:57], s[18:19]
	s_cbranch_execz .LBB0_22
	global_load_dword v78, v[70:71], off
.LBB0_22:
	s_or_b64 exec, exec, s[56:57]
	v_mov_b32_e32 v188, 0
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[56:57], s[2:3]
	s_cbranch_execz .LBB0_24
	global_load_dword v79, v[68:69], off
.LBB0_24:
	s_or_b64 exec, exec, s[56:57]
	.loc	1 15 0
	v_lshl_add_u64 v[0:1], v[38:39], 0, s[54:55]
	v_cmp_gt_i64_e32 vcc, s[26:27], v[0:1]
	s_and_b64 s[70:71], s[44:45], vcc
	v_mov_b32_e32 v189, 0
	s_and_saveexec_b64 s[56:57], s[70:71]
	s_cbranch_execz .LBB0_26
	v_lshl_add_u64 v[0:1], v[64:65], 0, s[54:55]
	global_load_dwordx2 v[188:189], v[0:1], off
.LBB0_26:
	s_or_b64 exec, exec, s[56:57]
	v_lshl_add_u64 v[0:1], v[34:35], 0, s[54:55]
	v_cmp_gt_i64_e32 vcc, s[26:27], v[0:1]
	v_add_u32_e32 v0, v115, v17
	v_add_u32_e32 v0, 0x4000, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[88:89], v0 offset1:4
	ds_read2_b32 v[86:87], v0 offset0:8 offset1:12
	ds_read2_b32 v[82:83], v0 offset0:16 offset1:20
	ds_read2_b32 v[80:81], v0 offset0:24 offset1:28
	s_and_b64 s[70:71], s[46:47], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[56:57], s[70:71]
	s_cbranch_execz .LBB0_28
	v_lshl_add_u64 v[2:3], v[56:57], 0, s[54:55]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_28:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[70:71], s[48:49], vcc
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[56:57], s[70:71]
	s_cbranch_execz .LBB0_30
	v_lshl_add_u64 v[0:1], v[62:63], 0, s[54:55]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_30:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[70:71], s[50:51], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[56:57], s[70:71]
	s_cbranch_execz .LBB0_32
	v_lshl_add_u64 v[10:11], v[60:61], 0, s[54:55]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_32:
	s_or_b64 exec, exec, s[56:57]
	s_and_b64 s[70:71], s[52:53], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[56:57], s[70:71]
	s_cbranch_execz .LBB0_15
	v_lshl_add_u64 v[8:9], v[58:59], 0, s[54:55]
	global_load_dwordx4 v[8:11], v[8:9], off
	s_branch .LBB0_15
.LBB0_34:
	.loc	1 14 0
	v_mul_lo_u32 v0, v43, s60
	.loc	1 13 0
	s_and_b64 s[44:45], s[24:25], s[22:23]
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v64, 0
	.loc	1 14 0
	s_and_saveexec_b64 s[22:23], s[44:45]
	s_cbranch_execz .LBB0_36
	s_lshl_b32 s36, s62, 2
	s_add_u32 s44, s36, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s45, 0, s5
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[44:45]
	global_load_dword v64, v[2:3], off
.LBB0_36:
	s_or_b64 exec, exec, s[22:23]
	v_add_u32_e32 v0, s60, v0
	.loc	1 13 0
	s_and_b64 s[22:23], s[24:25], s[20:21]
	.loc	1 14 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_38
	s_lshl_b32 s22, s62, 2
	s_add_u32 s22, s22, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s23, 0, s5
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[22:23]
	global_load_dword v43, v[2:3], off
.LBB0_38:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v0, s60, v0
	.loc	1 13 0
	s_and_b64 s[20:21], s[24:25], s[18:19]
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	.loc	1 14 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_40
	s_lshl_b32 s20, s62, 2
	s_add_u32 s20, s20, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s21, 0, s5
	v_lshl_add_u64 v[2:3], v[0:1], 2, s[20:21]
	global_load_dword v66, v[2:3], off
.LBB0_40:
	s_or_b64 exec, exec, s[18:19]
	.loc	1 13 0
	s_and_b64 s[18:19], s[24:25], s[2:3]
	.loc	1 14 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_42
	s_lshl_b32 s18, s62, 2
	v_add_u32_e32 v0, s60, v0
	s_add_u32 s18, s18, s4
	v_ashrrev_i32_e32 v1, 31, v0
	s_addc_u32 s19, 0, s5
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[18:19]
	global_load_dword v65, v[0:1], off
.LBB0_42:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 15 0
	v_add_u32_e32 v0, v115, v17
	v_add_u32_e32 v0, 0x4000, v0
	v_add_u32_e32 v2, 0, v109
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[56:57], v0 offset1:4
	ds_read2_b32 v[58:59], v0 offset0:8 offset1:12
	ds_read2_b32 v[60:61], v0 offset0:16 offset1:20
	ds_read2_b32 v[62:63], v0 offset0:24 offset1:28
	ds_read2_b32 v[0:1], v2 offset1:16
	v_add_u32_e32 v2, 0x2000, v2
	v_add_u32_e32 v4, 0, v110
	ds_read2_b32 v[8:9], v2 offset1:16
	ds_read2_b32 v[2:3], v4 offset1:16
	v_add_u32_e32 v4, 0x2000, v4
	v_add_u32_e32 v6, 0, v111
	ds_read2_b32 v[10:11], v4 offset1:16
	ds_read2_b32 v[4:5], v6 offset1:16
	v_add_u32_e32 v6, 0x2000, v6
	v_add_u32_e32 v14, 0, v112
	ds_read2_b32 v[12:13], v6 offset1:16
	ds_read2_b32 v[6:7], v14 offset1:16
	v_add_u32_e32 v14, 0x2000, v14
	ds_read2_b32 v[14:15], v14 offset1:16
	v_cndmask_b32_e64 v68, 0, 1, s[24:25]
	v_mov_b32_e32 v67, 0
	v_accvgpr_write_b32 a7, 0
	v_accvgpr_write_b32 a6, 0
	v_accvgpr_write_b32 a5, 0
	v_accvgpr_write_b32 a4, 0
	v_accvgpr_write_b32 a3, 0
	v_accvgpr_write_b32 a2, 0
	v_accvgpr_write_b32 a1, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v68
	s_andn2_b64 vcc, exec, s[24:25]
	v_accvgpr_write_b32 a0, 0
	s_cbranch_vccnz .LBB0_44
	s_lshl_b32 s36, s62, 2
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[36:37]
	global_load_dword v67, v[54:55], off
.LBB0_44:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_46
	s_waitcnt lgkmcnt(8)
	v_lshlrev_b16_sdwa v69, v137, v63 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_sdwa v54, v63, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v69, 0x3f80, v69
	v_add_u16_e32 v69, 0x2000, v69
	v_cmp_ne_u16_e32 vcc, s61, v54
	v_lshlrev_b16_sdwa v55, v136, v63 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v55, 0xffff8000, v55
	v_cndmask_b32_e32 v69, v128, v69, vcc
	v_cmp_ne_u16_e32 vcc, 0, v54
	v_lshlrev_b16_sdwa v71, v137, v63 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v71, 0x3f80, v71
	v_cndmask_b32_e32 v69, 0, v69, vcc
	v_cmp_ne_u16_e32 vcc, 1, v54
	v_add_u16_e32 v71, 0x2000, v71
	v_lshrrev_b32_e32 v68, 8, v63
	v_cndmask_b32_e32 v69, v129, v69, vcc
	v_cmp_ne_u16_e32 vcc, 2, v54
	v_lshlrev_b16_sdwa v73, v137, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v73, 0x3f80, v73
	v_cndmask_b32_e32 v69, v130, v69, vcc
	v_cmp_ne_u16_e32 vcc, 3, v54
	v_add_u16_e32 v73, 0x2000, v73
	v_lshlrev_b16_sdwa v75, v137, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v69, v131, v69, vcc
	v_cmp_ne_u16_e32 vcc, 4, v54
	v_and_b32_e32 v75, 0x3f80, v75
	v_add_u16_e32 v75, 0x2000, v75
	v_cndmask_b32_e32 v69, v132, v69, vcc
	v_cmp_ne_u16_e32 vcc, 5, v54
	v_lshrrev_b32_e32 v72, 8, v62
	v_lshlrev_b16_sdwa v77, v137, v61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v69, v133, v69, vcc
	v_cmp_ne_u16_e32 vcc, 6, v54
	v_and_b32_e32 v77, 0x3f80, v77
	v_add_u16_e32 v77, 0x2000, v77
	v_cndmask_b32_e32 v69, v134, v69, vcc
	v_cmp_ne_u16_e32 vcc, 7, v54
	v_lshlrev_b16_sdwa v79, v137, v61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v79, 0x3f80, v79
	v_cndmask_b32_e32 v54, v135, v69, vcc
	v_or_b32_e32 v54, v54, v55
	v_and_b32_sdwa v55, v63, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v55
	v_lshlrev_b16_sdwa v69, v136, v63 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v69, 0xffff8000, v69
	v_cndmask_b32_e32 v71, v128, v71, vcc
	v_cmp_ne_u16_e32 vcc, 0, v55
	v_add_u16_e32 v79, 0x2000, v79
	v_lshrrev_b32_e32 v76, 8, v61
	v_cndmask_b32_e32 v71, 0, v71, vcc
	v_cmp_ne_u16_e32 vcc, 1, v55
	v_lshlrev_b16_sdwa v81, v137, v60 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v81, 0x3f80, v81
	v_cndmask_b32_e32 v71, v129, v71, vcc
	v_cmp_ne_u16_e32 vcc, 2, v55
	v_add_u16_e32 v81, 0x2000, v81
	v_lshlrev_b16_sdwa v83, v137, v60 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v71, v130, v71, vcc
	v_cmp_ne_u16_e32 vcc, 3, v55
	v_and_b32_e32 v83, 0x3f80, v83
	v_add_u16_e32 v83, 0x2000, v83
	v_cndmask_b32_e32 v71, v131, v71, vcc
	v_cmp_ne_u16_e32 vcc, 4, v55
	v_lshrrev_b32_e32 v80, 8, v60
	v_lshlrev_b16_sdwa v85, v137, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v71, v132, v71, vcc
	v_cmp_ne_u16_e32 vcc, 5, v55
	v_and_b32_e32 v85, 0x3f80, v85
	v_add_u16_e32 v85, 0x2000, v85
	v_cndmask_b32_e32 v71, v133, v71, vcc
	v_cmp_ne_u16_e32 vcc, 6, v55
	v_lshlrev_b16_sdwa v87, v137, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v87, 0x3f80, v87
	v_cndmask_b32_e32 v71, v134, v71, vcc
	v_cmp_ne_u16_e32 vcc, 7, v55
	v_add_u16_e32 v87, 0x2000, v87
	v_lshrrev_b32_e32 v84, 8, v59
	v_cndmask_b32_e32 v55, v135, v71, vcc
	v_or_b32_e32 v55, v55, v69
	v_and_b32_e32 v69, 0x7f, v68
	v_lshlrev_b16_e32 v71, 8, v68
	v_lshlrev_b16_e32 v68, 7, v68
	v_and_b32_e32 v68, 0x3f80, v68
	v_add_u16_e32 v68, 0x2000, v68
	v_cmp_ne_u16_e32 vcc, s61, v69
	v_lshlrev_b16_sdwa v90, v137, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v90, 0x3f80, v90
	v_cndmask_b32_e32 v68, v128, v68, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	v_add_u16_e32 v90, 0x2000, v90
	v_lshlrev_b16_sdwa v91, v137, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v68, 0, v68, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	v_and_b32_e32 v91, 0x3f80, v91
	v_add_u16_e32 v91, 0x2000, v91
	v_cndmask_b32_e32 v68, v129, v68, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	v_lshrrev_b32_e32 v88, 8, v58
	v_lshlrev_b16_sdwa v94, v137, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v68, v130, v68, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	v_and_b32_e32 v94, 0x3f80, v94
	v_add_u16_e32 v94, 0x2000, v94
	v_cndmask_b32_e32 v68, v131, v68, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	v_lshlrev_b16_sdwa v95, v137, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v95, 0x3f80, v95
	v_cndmask_b32_e32 v68, v132, v68, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	v_add_u16_e32 v95, 0x2000, v95
	v_lshrrev_b32_e32 v92, 8, v57
	v_cndmask_b32_e32 v68, v133, v68, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	v_lshlrev_b16_sdwa v97, v137, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v97, 0x3f80, v97
	v_cndmask_b32_e32 v68, v134, v68, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_e32 v69, 0xffff8000, v71
	v_lshlrev_b16_e32 v71, 8, v63
	v_cndmask_b32_e32 v68, v135, v68, vcc
	v_or_b32_e32 v68, v68, v69
	v_and_b32_e32 v69, 0x7f, v63
	v_lshlrev_b16_e32 v63, 7, v63
	v_and_b32_e32 v63, 0x3f80, v63
	v_add_u16_e32 v63, 0x2000, v63
	v_cmp_ne_u16_e32 vcc, s61, v69
	v_add_u16_e32 v97, 0x2000, v97
	v_lshlrev_b16_sdwa v99, v137, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v63, v128, v63, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	v_and_b32_e32 v99, 0x3f80, v99
	v_add_u16_e32 v99, 0x2000, v99
	v_cndmask_b32_e32 v63, 0, v63, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	v_lshrrev_b32_e32 v96, 8, v56
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b16_sdwa v100, v137, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v63, v129, v63, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	v_and_b32_e32 v100, 0x3f80, v100
	v_add_u16_e32 v100, 0x2000, v100
	v_cndmask_b32_e32 v63, v130, v63, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	v_lshlrev_b16_sdwa v102, v137, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v102, 0x3f80, v102
	v_cndmask_b32_e32 v63, v131, v63, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	v_add_u16_e32 v102, 0x2000, v102
	v_lshrrev_b32_e32 v98, 8, v15
	v_cndmask_b32_e32 v63, v132, v63, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	v_lshlrev_b16_sdwa v106, v137, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v106, 0x3f80, v106
	v_cndmask_b32_e32 v63, v133, v63, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	v_add_u16_e32 v106, 0x2000, v106
	v_lshlrev_b16_sdwa v103, v136, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v63, v134, v63, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_e32 v69, 0xffff8000, v71
	v_lshlrev_b16_sdwa v71, v136, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v63, v135, v63, vcc
	v_or_b32_e32 v63, v63, v69
	v_and_b32_sdwa v69, v62, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v69
	v_and_b32_e32 v71, 0xffff8000, v71
	v_and_b32_e32 v103, 0xffff8000, v103
	v_cndmask_b32_e32 v73, v128, v73, vcc
	v_cmp_ne_u16_e32 vcc, 0, v69
	v_lshlrev_b16_sdwa v107, v137, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v107, 0x3f80, v107
	v_cndmask_b32_e32 v73, 0, v73, vcc
	v_cmp_ne_u16_e32 vcc, 1, v69
	v_add_u16_e32 v107, 0x2000, v107
	v_lshrrev_b32_e32 v104, 8, v13
	v_cndmask_b32_e32 v73, v129, v73, vcc
	v_cmp_ne_u16_e32 vcc, 2, v69
	v_lshlrev_b16_sdwa v142, v137, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v142, 0x3f80, v142
	v_cndmask_b32_e32 v73, v130, v73, vcc
	v_cmp_ne_u16_e32 vcc, 3, v69
	v_add_u16_e32 v142, 0x2000, v142
	v_lshlrev_b16_sdwa v139, v136, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v73, v131, v73, vcc
	v_cmp_ne_u16_e32 vcc, 4, v69
	v_and_b32_e32 v139, 0xffff8000, v139
	v_lshlrev_b16_sdwa v143, v137, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v73, v132, v73, vcc
	v_cmp_ne_u16_e32 vcc, 5, v69
	v_and_b32_e32 v143, 0x3f80, v143
	v_add_u16_e32 v143, 0x2000, v143
	v_cndmask_b32_e32 v73, v133, v73, vcc
	v_cmp_ne_u16_e32 vcc, 6, v69
	v_lshrrev_b32_e32 v140, 8, v11
	v_lshlrev_b16_sdwa v147, v137, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v73, v134, v73, vcc
	v_cmp_ne_u16_e32 vcc, 7, v69
	v_and_b32_e32 v147, 0x3f80, v147
	v_add_u16_e32 v147, 0x2000, v147
	v_cndmask_b32_e32 v69, v135, v73, vcc
	v_or_b32_e32 v69, v69, v71
	v_and_b32_sdwa v71, v62, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v71
	v_lshlrev_b16_sdwa v73, v136, v62 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v73, 0xffff8000, v73
	v_cndmask_b32_e32 v75, v128, v75, vcc
	v_cmp_ne_u16_e32 vcc, 0, v71
	v_lshlrev_b16_sdwa v144, v136, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v144, 0xffff8000, v144
	v_cndmask_b32_e32 v75, 0, v75, vcc
	v_cmp_ne_u16_e32 vcc, 1, v71
	v_lshlrev_b16_sdwa v148, v137, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v148, 0x3f80, v148
	v_cndmask_b32_e32 v75, v129, v75, vcc
	v_cmp_ne_u16_e32 vcc, 2, v71
	v_add_u16_e32 v148, 0x2000, v148
	v_lshrrev_b32_e32 v145, 8, v9
	v_cndmask_b32_e32 v75, v130, v75, vcc
	v_cmp_ne_u16_e32 vcc, 3, v71
	v_lshlrev_b16_sdwa v151, v137, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v151, 0x3f80, v151
	v_cndmask_b32_e32 v75, v131, v75, vcc
	v_cmp_ne_u16_e32 vcc, 4, v71
	v_add_u16_e32 v151, 0x2000, v151
	v_lshlrev_b16_sdwa v149, v136, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v75, v132, v75, vcc
	v_cmp_ne_u16_e32 vcc, 5, v71
	v_and_b32_e32 v149, 0xffff8000, v149
	v_lshlrev_b16_sdwa v152, v137, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v75, v133, v75, vcc
	v_cmp_ne_u16_e32 vcc, 6, v71
	v_and_b32_e32 v152, 0x3f80, v152
	v_add_u16_e32 v152, 0x2000, v152
	v_cndmask_b32_e32 v75, v134, v75, vcc
	v_cmp_ne_u16_e32 vcc, 7, v71
	v_lshrrev_b32_e32 v150, 8, v14
	v_lshlrev_b16_sdwa v154, v137, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v71, v135, v75, vcc
	v_or_b32_e32 v71, v71, v73
	v_and_b32_e32 v73, 0x7f, v72
	v_lshlrev_b16_e32 v75, 8, v72
	v_lshlrev_b16_e32 v72, 7, v72
	v_and_b32_e32 v72, 0x3f80, v72
	v_add_u16_e32 v72, 0x2000, v72
	v_cmp_ne_u16_e32 vcc, s61, v73
	v_and_b32_e32 v154, 0x3f80, v154
	v_add_u16_e32 v154, 0x2000, v154
	v_cndmask_b32_e32 v72, v128, v72, vcc
	v_cmp_ne_u16_e32 vcc, 0, v73
	v_lshlrev_b16_sdwa v153, v136, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v153, 0xffff8000, v153
	v_cndmask_b32_e32 v72, 0, v72, vcc
	v_cmp_ne_u16_e32 vcc, 1, v73
	v_lshlrev_b16_sdwa v155, v137, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v155, 0x3f80, v155
	v_cndmask_b32_e32 v72, v129, v72, vcc
	v_cmp_ne_u16_e32 vcc, 2, v73
	v_add_u16_e32 v155, 0x2000, v155
	v_lshrrev_b32_e32 v146, 8, v12
	v_cndmask_b32_e32 v72, v130, v72, vcc
	v_cmp_ne_u16_e32 vcc, 3, v73
	v_lshlrev_b16_sdwa v157, v137, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v157, 0x3f80, v157
	v_cndmask_b32_e32 v72, v131, v72, vcc
	v_cmp_ne_u16_e32 vcc, 4, v73
	v_add_u16_e32 v157, 0x2000, v157
	v_lshlrev_b16_sdwa v156, v136, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v72, v132, v72, vcc
	v_cmp_ne_u16_e32 vcc, 5, v73
	v_and_b32_e32 v156, 0xffff8000, v156
	v_lshlrev_b16_sdwa v158, v137, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v72, v133, v72, vcc
	v_cmp_ne_u16_e32 vcc, 6, v73
	v_and_b32_e32 v158, 0x3f80, v158
	v_add_u16_e32 v158, 0x2000, v158
	v_cndmask_b32_e32 v72, v134, v72, vcc
	v_cmp_ne_u16_e32 vcc, 7, v73
	v_and_b32_e32 v73, 0xffff8000, v75
	v_lshlrev_b16_e32 v75, 8, v62
	v_cndmask_b32_e32 v72, v135, v72, vcc
	v_or_b32_e32 v72, v72, v73
	v_and_b32_e32 v73, 0x7f, v62
	v_lshlrev_b16_e32 v62, 7, v62
	v_and_b32_e32 v62, 0x3f80, v62
	v_add_u16_e32 v62, 0x2000, v62
	v_cmp_ne_u16_e32 vcc, s61, v73
	v_lshrrev_b32_e32 v141, 8, v10
	v_lshlrev_b16_sdwa v160, v137, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v62, v128, v62, vcc
	v_cmp_ne_u16_e32 vcc, 0, v73
	v_and_b32_e32 v160, 0x3f80, v160
	v_add_u16_e32 v160, 0x2000, v160
	v_cndmask_b32_e32 v62, 0, v62, vcc
	v_cmp_ne_u16_e32 vcc, 1, v73
	v_lshlrev_b16_sdwa v159, v136, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v159, 0xffff8000, v159
	v_cndmask_b32_e32 v62, v129, v62, vcc
	v_cmp_ne_u16_e32 vcc, 2, v73
	v_lshlrev_b16_sdwa v161, v137, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v161, 0x3f80, v161
	v_cndmask_b32_e32 v62, v130, v62, vcc
	v_cmp_ne_u16_e32 vcc, 3, v73
	v_add_u16_e32 v161, 0x2000, v161
	v_lshrrev_b32_e32 v105, 8, v8
	v_cndmask_b32_e32 v62, v131, v62, vcc
	v_cmp_ne_u16_e32 vcc, 4, v73
	v_lshlrev_b16_sdwa v163, v137, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v163, 0x3f80, v163
	v_cndmask_b32_e32 v62, v132, v62, vcc
	v_cmp_ne_u16_e32 vcc, 5, v73
	v_add_u16_e32 v163, 0x2000, v163
	v_lshlrev_b16_sdwa v162, v136, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v62, v133, v62, vcc
	v_cmp_ne_u16_e32 vcc, 6, v73
	v_and_b32_e32 v162, 0xffff8000, v162
	v_lshlrev_b16_sdwa v164, v137, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v62, v134, v62, vcc
	v_cmp_ne_u16_e32 vcc, 7, v73
	v_and_b32_e32 v73, 0xffff8000, v75
	v_lshlrev_b16_sdwa v75, v136, v61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v62, v135, v62, vcc
	v_or_b32_e32 v62, v62, v73
	v_and_b32_sdwa v73, v61, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v73
	v_and_b32_e32 v75, 0xffff8000, v75
	v_and_b32_e32 v164, 0x3f80, v164
	v_cndmask_b32_e32 v77, v128, v77, vcc
	v_cmp_ne_u16_e32 vcc, 0, v73
	v_add_u16_e32 v164, 0x2000, v164
	v_lshrrev_b32_e32 v101, 8, v7
	v_cndmask_b32_e32 v77, 0, v77, vcc
	v_cmp_ne_u16_e32 vcc, 1, v73
	v_lshlrev_b16_sdwa v166, v137, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v166, 0x3f80, v166
	v_cndmask_b32_e32 v77, v129, v77, vcc
	v_cmp_ne_u16_e32 vcc, 2, v73
	v_add_u16_e32 v166, 0x2000, v166
	v_lshlrev_b16_sdwa v165, v136, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v77, v130, v77, vcc
	v_cmp_ne_u16_e32 vcc, 3, v73
	v_and_b32_e32 v165, 0xffff8000, v165
	v_lshlrev_b16_sdwa v167, v137, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v77, v131, v77, vcc
	v_cmp_ne_u16_e32 vcc, 4, v73
	v_and_b32_e32 v167, 0x3f80, v167
	v_add_u16_e32 v167, 0x2000, v167
	v_cndmask_b32_e32 v77, v132, v77, vcc
	v_cmp_ne_u16_e32 vcc, 5, v73
	v_lshrrev_b32_e32 v93, 8, v5
	v_lshlrev_b16_sdwa v168, v137, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v77, v133, v77, vcc
	v_cmp_ne_u16_e32 vcc, 6, v73
	v_and_b32_e32 v168, 0x3f80, v168
	v_add_u16_e32 v168, 0x2000, v168
	v_cndmask_b32_e32 v77, v134, v77, vcc
	v_cmp_ne_u16_e32 vcc, 7, v73
	v_lshlrev_b16_sdwa v169, v137, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v169, 0x3f80, v169
	v_cndmask_b32_e32 v73, v135, v77, vcc
	v_or_b32_e32 v73, v73, v75
	v_and_b32_sdwa v75, v61, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v75
	v_lshlrev_b16_sdwa v77, v136, v61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v77, 0xffff8000, v77
	v_cndmask_b32_e32 v79, v128, v79, vcc
	v_cmp_ne_u16_e32 vcc, 0, v75
	v_add_u16_e32 v169, 0x2000, v169
	v_lshrrev_b32_e32 v89, 8, v3
	v_cndmask_b32_e32 v79, 0, v79, vcc
	v_cmp_ne_u16_e32 vcc, 1, v75
	v_lshlrev_b16_sdwa v170, v137, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v170, 0x3f80, v170
	v_cndmask_b32_e32 v79, v129, v79, vcc
	v_cmp_ne_u16_e32 vcc, 2, v75
	v_add_u16_e32 v170, 0x2000, v170
	v_lshlrev_b16_sdwa v171, v137, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v79, v130, v79, vcc
	v_cmp_ne_u16_e32 vcc, 3, v75
	v_and_b32_e32 v171, 0x3f80, v171
	v_add_u16_e32 v171, 0x2000, v171
	v_cndmask_b32_e32 v79, v131, v79, vcc
	v_cmp_ne_u16_e32 vcc, 4, v75
	v_lshrrev_b32_e32 v86, 8, v1
	v_lshrrev_b32_e32 v82, 8, v6
	v_cndmask_b32_e32 v79, v132, v79, vcc
	v_cmp_ne_u16_e32 vcc, 5, v75
	v_lshrrev_b32_e32 v78, 8, v4
	v_lshlrev_b16_sdwa v172, v137, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e32 v79, v133, v79, vcc
	v_cmp_ne_u16_e32 vcc, 6, v75
	v_and_b32_e32 v172, 0x3f80, v172
	v_add_u16_e32 v172, 0x2000, v172
	v_cndmask_b32_e32 v79, v134, v79, vcc
	v_cmp_ne_u16_e32 vcc, 7, v75
	v_lshrrev_b32_e32 v74, 8, v2
	v_lshlrev_b16_sdwa v175, v137, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v75, v135, v79, vcc
	v_or_b32_e32 v75, v75, v77
	v_and_b32_e32 v77, 0x7f, v76
	v_lshlrev_b16_e32 v79, 8, v76
	v_lshlrev_b16_e32 v76, 7, v76
	v_and_b32_e32 v76, 0x3f80, v76
	v_add_u16_e32 v76, 0x2000, v76
	v_cmp_ne_u16_e32 vcc, s61, v77
	v_and_b32_e32 v175, 0x3f80, v175
	v_add_u16_e32 v175, 0x2000, v175
	v_cndmask_b32_e32 v76, v128, v76, vcc
	v_cmp_ne_u16_e32 vcc, 0, v77
	v_lshlrev_b16_sdwa v179, v137, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v179, 0x3f80, v179
	v_cndmask_b32_e32 v76, 0, v76, vcc
	v_cmp_ne_u16_e32 vcc, 1, v77
	v_add_u16_e32 v179, 0x2000, v179
	v_lshrrev_b32_e32 v70, 8, v0
	v_cndmask_b32_e32 v76, v129, v76, vcc
	v_cmp_ne_u16_e32 vcc, 2, v77
	s_nop 1
	v_cndmask_b32_e32 v76, v130, v76, vcc
	v_cmp_ne_u16_e32 vcc, 3, v77
	s_nop 1
	v_cndmask_b32_e32 v76, v131, v76, vcc
	v_cmp_ne_u16_e32 vcc, 4, v77
	s_nop 1
	v_cndmask_b32_e32 v76, v132, v76, vcc
	v_cmp_ne_u16_e32 vcc, 5, v77
	s_nop 1
	v_cndmask_b32_e32 v76, v133, v76, vcc
	v_cmp_ne_u16_e32 vcc, 6, v77
	s_nop 1
	v_cndmask_b32_e32 v76, v134, v76, vcc
	v_cmp_ne_u16_e32 vcc, 7, v77
	v_and_b32_e32 v77, 0xffff8000, v79
	v_lshlrev_b16_e32 v79, 8, v61
	v_cndmask_b32_e32 v76, v135, v76, vcc
	v_or_b32_e32 v76, v76, v77
	v_and_b32_e32 v77, 0x7f, v61
	v_lshlrev_b16_e32 v61, 7, v61
	v_and_b32_e32 v61, 0x3f80, v61
	v_add_u16_e32 v61, 0x2000, v61
	v_cmp_ne_u16_e32 vcc, s61, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v128, v61, vcc
	v_cmp_ne_u16_e32 vcc, 0, v77
	s_nop 1
	v_cndmask_b32_e32 v61, 0, v61, vcc
	v_cmp_ne_u16_e32 vcc, 1, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v129, v61, vcc
	v_cmp_ne_u16_e32 vcc, 2, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v130, v61, vcc
	v_cmp_ne_u16_e32 vcc, 3, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v131, v61, vcc
	v_cmp_ne_u16_e32 vcc, 4, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v132, v61, vcc
	v_cmp_ne_u16_e32 vcc, 5, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v133, v61, vcc
	v_cmp_ne_u16_e32 vcc, 6, v77
	s_nop 1
	v_cndmask_b32_e32 v61, v134, v61, vcc
	v_cmp_ne_u16_e32 vcc, 7, v77
	v_and_b32_e32 v77, 0xffff8000, v79
	v_lshlrev_b16_sdwa v79, v136, v60 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v61, v135, v61, vcc
	v_or_b32_e32 v61, v61, v77
	v_and_b32_sdwa v77, v60, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v77
	v_and_b32_e32 v79, 0xffff8000, v79
	s_nop 0
	v_cndmask_b32_e32 v81, v128, v81, vcc
	v_cmp_ne_u16_e32 vcc, 0, v77
	s_nop 1
	v_cndmask_b32_e32 v81, 0, v81, vcc
	v_cmp_ne_u16_e32 vcc, 1, v77
	s_nop 1
	v_cndmask_b32_e32 v81, v129, v81, vcc
	v_cmp_ne_u16_e32 vcc, 2, v77
	s_nop 1
	v_cndmask_b32_e32 v81, v130, v81, vcc
	v_cmp_ne_u16_e32 vcc, 3, v77
	s_nop 1
	v_cndmask_b32_e32 v81, v131, v81, vcc
	v_cmp_ne_u16_e32 vcc, 4, v77
	s_nop 1
	v_cndmask_b32_e32 v81, v132, v81, vcc
	v_cmp_ne_u16_e32 vcc, 5, v77
	s_nop 1
	v_cndmask_b32_e32 v81, v133, v81, vcc
	v_cmp_ne_u16_e32 vcc, 6, v77
	s_nop 1
	v_cndmask_b32_e32 v81, v134, v81, vcc
	v_cmp_ne_u16_e32 vcc, 7, v77
	s_nop 1
	v_cndmask_b32_e32 v77, v135, v81, vcc
	v_or_b32_e32 v77, v77, v79
	v_and_b32_sdwa v79, v60, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v79
	v_lshlrev_b16_sdwa v81, v136, v60 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v81, 0xffff8000, v81
	v_cndmask_b32_e32 v83, v128, v83, vcc
	v_cmp_ne_u16_e32 vcc, 0, v79
	s_nop 1
	v_cndmask_b32_e32 v83, 0, v83, vcc
	v_cmp_ne_u16_e32 vcc, 1, v79
	s_nop 1
	v_cndmask_b32_e32 v83, v129, v83, vcc
	v_cmp_ne_u16_e32 vcc, 2, v79
	s_nop 1
	v_cndmask_b32_e32 v83, v130, v83, vcc
	v_cmp_ne_u16_e32 vcc, 3, v79
	s_nop 1
	v_cndmask_b32_e32 v83, v131, v83, vcc
	v_cmp_ne_u16_e32 vcc, 4, v79
	s_nop 1
	v_cndmask_b32_e32 v83, v132, v83, vcc
	v_cmp_ne_u16_e32 vcc, 5, v79
	s_nop 1
	v_cndmask_b32_e32 v83, v133, v83, vcc
	v_cmp_ne_u16_e32 vcc, 6, v79
	s_nop 1
	v_cndmask_b32_e32 v83, v134, v83, vcc
	v_cmp_ne_u16_e32 vcc, 7, v79
	s_nop 1
	v_cndmask_b32_e32 v79, v135, v83, vcc
	v_or_b32_e32 v79, v79, v81
	v_and_b32_e32 v81, 0x7f, v80
	v_lshlrev_b16_e32 v83, 8, v80
	v_lshlrev_b16_e32 v80, 7, v80
	v_and_b32_e32 v80, 0x3f80, v80
	v_add_u16_e32 v80, 0x2000, v80
	v_cmp_ne_u16_e32 vcc, s61, v81
	v_perm_b32 v79, v77, v79, s67
	s_nop 0
	v_cndmask_b32_e32 v80, v128, v80, vcc
	v_cmp_ne_u16_e32 vcc, 0, v81
	s_nop 1
	v_cndmask_b32_e32 v80, 0, v80, vcc
	v_cmp_ne_u16_e32 vcc, 1, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v129, v80, vcc
	v_cmp_ne_u16_e32 vcc, 2, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v130, v80, vcc
	v_cmp_ne_u16_e32 vcc, 3, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v131, v80, vcc
	v_cmp_ne_u16_e32 vcc, 4, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v132, v80, vcc
	v_cmp_ne_u16_e32 vcc, 5, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v133, v80, vcc
	v_cmp_ne_u16_e32 vcc, 6, v81
	s_nop 1
	v_cndmask_b32_e32 v80, v134, v80, vcc
	v_cmp_ne_u16_e32 vcc, 7, v81
	v_and_b32_e32 v81, 0xffff8000, v83
	v_lshlrev_b16_e32 v83, 8, v60
	v_cndmask_b32_e32 v80, v135, v80, vcc
	v_or_b32_e32 v80, v80, v81
	v_and_b32_e32 v81, 0x7f, v60
	v_lshlrev_b16_e32 v60, 7, v60
	v_and_b32_e32 v60, 0x3f80, v60
	v_add_u16_e32 v60, 0x2000, v60
	v_cmp_ne_u16_e32 vcc, s61, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v128, v60, vcc
	v_cmp_ne_u16_e32 vcc, 0, v81
	s_nop 1
	v_cndmask_b32_e32 v60, 0, v60, vcc
	v_cmp_ne_u16_e32 vcc, 1, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v129, v60, vcc
	v_cmp_ne_u16_e32 vcc, 2, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v130, v60, vcc
	v_cmp_ne_u16_e32 vcc, 3, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v131, v60, vcc
	v_cmp_ne_u16_e32 vcc, 4, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v132, v60, vcc
	v_cmp_ne_u16_e32 vcc, 5, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v133, v60, vcc
	v_cmp_ne_u16_e32 vcc, 6, v81
	s_nop 1
	v_cndmask_b32_e32 v60, v134, v60, vcc
	v_cmp_ne_u16_e32 vcc, 7, v81
	v_and_b32_e32 v81, 0xffff8000, v83
	v_lshlrev_b16_sdwa v83, v136, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v60, v135, v60, vcc
	v_or_b32_e32 v60, v60, v81
	v_and_b32_sdwa v81, v59, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v81
	v_and_b32_e32 v83, 0xffff8000, v83
	s_nop 0
	v_cndmask_b32_e32 v85, v128, v85, vcc
	v_cmp_ne_u16_e32 vcc, 0, v81
	s_nop 1
	v_cndmask_b32_e32 v85, 0, v85, vcc
	v_cmp_ne_u16_e32 vcc, 1, v81
	s_nop 1
	v_cndmask_b32_e32 v85, v129, v85, vcc
	v_cmp_ne_u16_e32 vcc, 2, v81
	s_nop 1
	v_cndmask_b32_e32 v85, v130, v85, vcc
	v_cmp_ne_u16_e32 vcc, 3, v81
	s_nop 1
	v_cndmask_b32_e32 v85, v131, v85, vcc
	v_cmp_ne_u16_e32 vcc, 4, v81
	s_nop 1
	v_cndmask_b32_e32 v85, v132, v85, vcc
	v_cmp_ne_u16_e32 vcc, 5, v81
	s_nop 1
	v_cndmask_b32_e32 v85, v133, v85, vcc
	v_cmp_ne_u16_e32 vcc, 6, v81
	s_nop 1
	v_cndmask_b32_e32 v85, v134, v85, vcc
	v_cmp_ne_u16_e32 vcc, 7, v81
	s_nop 1
	v_cndmask_b32_e32 v81, v135, v85, vcc
	v_or_b32_e32 v81, v81, v83
	v_and_b32_sdwa v83, v59, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v83
	v_lshlrev_b16_sdwa v85, v136, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v85, 0xffff8000, v85
	v_cndmask_b32_e32 v87, v128, v87, vcc
	v_cmp_ne_u16_e32 vcc, 0, v83
	s_nop 1
	v_cndmask_b32_e32 v87, 0, v87, vcc
	v_cmp_ne_u16_e32 vcc, 1, v83
	s_nop 1
	v_cndmask_b32_e32 v87, v129, v87, vcc
	v_cmp_ne_u16_e32 vcc, 2, v83
	s_nop 1
	v_cndmask_b32_e32 v87, v130, v87, vcc
	v_cmp_ne_u16_e32 vcc, 3, v83
	s_nop 1
	v_cndmask_b32_e32 v87, v131, v87, vcc
	v_cmp_ne_u16_e32 vcc, 4, v83
	s_nop 1
	v_cndmask_b32_e32 v87, v132, v87, vcc
	v_cmp_ne_u16_e32 vcc, 5, v83
	s_nop 1
	v_cndmask_b32_e32 v87, v133, v87, vcc
	v_cmp_ne_u16_e32 vcc, 6, v83
	s_nop 1
	v_cndmask_b32_e32 v87, v134, v87, vcc
	v_cmp_ne_u16_e32 vcc, 7, v83
	s_nop 1
	v_cndmask_b32_e32 v83, v135, v87, vcc
	v_or_b32_e32 v83, v83, v85
	v_and_b32_e32 v85, 0x7f, v84
	v_lshlrev_b16_e32 v87, 8, v84
	v_lshlrev_b16_e32 v84, 7, v84
	v_and_b32_e32 v84, 0x3f80, v84
	v_add_u16_e32 v84, 0x2000, v84
	v_cmp_ne_u16_e32 vcc, s61, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v128, v84, vcc
	v_cmp_ne_u16_e32 vcc, 0, v85
	s_nop 1
	v_cndmask_b32_e32 v84, 0, v84, vcc
	v_cmp_ne_u16_e32 vcc, 1, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v129, v84, vcc
	v_cmp_ne_u16_e32 vcc, 2, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v130, v84, vcc
	v_cmp_ne_u16_e32 vcc, 3, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v131, v84, vcc
	v_cmp_ne_u16_e32 vcc, 4, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v132, v84, vcc
	v_cmp_ne_u16_e32 vcc, 5, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v133, v84, vcc
	v_cmp_ne_u16_e32 vcc, 6, v85
	s_nop 1
	v_cndmask_b32_e32 v84, v134, v84, vcc
	v_cmp_ne_u16_e32 vcc, 7, v85
	v_and_b32_e32 v85, 0xffff8000, v87
	v_lshlrev_b16_e32 v87, 8, v59
	v_cndmask_b32_e32 v84, v135, v84, vcc
	v_or_b32_e32 v84, v84, v85
	v_and_b32_e32 v85, 0x7f, v59
	v_lshlrev_b16_e32 v59, 7, v59
	v_and_b32_e32 v59, 0x3f80, v59
	v_add_u16_e32 v59, 0x2000, v59
	v_cmp_ne_u16_e32 vcc, s61, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v128, v59, vcc
	v_cmp_ne_u16_e32 vcc, 0, v85
	s_nop 1
	v_cndmask_b32_e32 v59, 0, v59, vcc
	v_cmp_ne_u16_e32 vcc, 1, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v129, v59, vcc
	v_cmp_ne_u16_e32 vcc, 2, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v130, v59, vcc
	v_cmp_ne_u16_e32 vcc, 3, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v131, v59, vcc
	v_cmp_ne_u16_e32 vcc, 4, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v132, v59, vcc
	v_cmp_ne_u16_e32 vcc, 5, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v133, v59, vcc
	v_cmp_ne_u16_e32 vcc, 6, v85
	s_nop 1
	v_cndmask_b32_e32 v59, v134, v59, vcc
	v_cmp_ne_u16_e32 vcc, 7, v85
	v_and_b32_e32 v85, 0xffff8000, v87
	v_lshlrev_b16_sdwa v87, v136, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v59, v135, v59, vcc
	v_or_b32_e32 v59, v59, v85
	v_and_b32_sdwa v85, v58, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v85
	v_and_b32_e32 v87, 0xffff8000, v87
	s_nop 0
	v_cndmask_b32_e32 v90, v128, v90, vcc
	v_cmp_ne_u16_e32 vcc, 0, v85
	s_nop 1
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_ne_u16_e32 vcc, 1, v85
	s_nop 1
	v_cndmask_b32_e32 v90, v129, v90, vcc
	v_cmp_ne_u16_e32 vcc, 2, v85
	s_nop 1
	v_cndmask_b32_e32 v90, v130, v90, vcc
	v_cmp_ne_u16_e32 vcc, 3, v85
	s_nop 1
	v_cndmask_b32_e32 v90, v131, v90, vcc
	v_cmp_ne_u16_e32 vcc, 4, v85
	s_nop 1
	v_cndmask_b32_e32 v90, v132, v90, vcc
	v_cmp_ne_u16_e32 vcc, 5, v85
	s_nop 1
	v_cndmask_b32_e32 v90, v133, v90, vcc
	v_cmp_ne_u16_e32 vcc, 6, v85
	s_nop 1
	v_cndmask_b32_e32 v90, v134, v90, vcc
	v_cmp_ne_u16_e32 vcc, 7, v85
	s_nop 1
	v_cndmask_b32_e32 v85, v135, v90, vcc
	v_or_b32_e32 v85, v85, v87
	v_and_b32_sdwa v87, v58, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v87
	v_lshlrev_b16_sdwa v90, v136, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v90, 0xffff8000, v90
	v_cndmask_b32_e32 v91, v128, v91, vcc
	v_cmp_ne_u16_e32 vcc, 0, v87
	s_nop 1
	v_cndmask_b32_e32 v91, 0, v91, vcc
	v_cmp_ne_u16_e32 vcc, 1, v87
	s_nop 1
	v_cndmask_b32_e32 v91, v129, v91, vcc
	v_cmp_ne_u16_e32 vcc, 2, v87
	s_nop 1
	v_cndmask_b32_e32 v91, v130, v91, vcc
	v_cmp_ne_u16_e32 vcc, 3, v87
	s_nop 1
	v_cndmask_b32_e32 v91, v131, v91, vcc
	v_cmp_ne_u16_e32 vcc, 4, v87
	s_nop 1
	v_cndmask_b32_e32 v91, v132, v91, vcc
	v_cmp_ne_u16_e32 vcc, 5, v87
	s_nop 1
	v_cndmask_b32_e32 v91, v133, v91, vcc
	v_cmp_ne_u16_e32 vcc, 6, v87
	s_nop 1
	v_cndmask_b32_e32 v91, v134, v91, vcc
	v_cmp_ne_u16_e32 vcc, 7, v87
	s_nop 1
	v_cndmask_b32_e32 v87, v135, v91, vcc
	v_or_b32_e32 v87, v87, v90
	v_and_b32_e32 v90, 0x7f, v88
	v_lshlrev_b16_e32 v91, 8, v88
	v_lshlrev_b16_e32 v88, 7, v88
	v_and_b32_e32 v88, 0x3f80, v88
	v_add_u16_e32 v88, 0x2000, v88
	v_cmp_ne_u16_e32 vcc, s61, v90
	v_perm_b32 v87, v85, v87, s67
	s_nop 0
	v_cndmask_b32_e32 v88, v128, v88, vcc
	v_cmp_ne_u16_e32 vcc, 0, v90
	s_nop 1
	v_cndmask_b32_e32 v88, 0, v88, vcc
	v_cmp_ne_u16_e32 vcc, 1, v90
	s_nop 1
	v_cndmask_b32_e32 v88, v129, v88, vcc
	v_cmp_ne_u16_e32 vcc, 2, v90
	s_nop 1
	v_cndmask_b32_e32 v88, v130, v88, vcc
	v_cmp_ne_u16_e32 vcc, 3, v90
	s_nop 1
	v_cndmask_b32_e32 v88, v131, v88, vcc
	v_cmp_ne_u16_e32 vcc, 4, v90
	s_nop 1
	v_cndmask_b32_e32 v88, v132, v88, vcc
	v_cmp_ne_u16_e32 vcc, 5, v90
	s_nop 1
	v_cndmask_b32_e32 v88, v133, v88, vcc
	v_cmp_ne_u16_e32 vcc, 6, v90
	s_nop 1
	v_cndmask_b32_e32 v88, v134, v88, vcc
	v_cmp_ne_u16_e32 vcc, 7, v90
	v_and_b32_e32 v90, 0xffff8000, v91
	v_lshlrev_b16_e32 v91, 8, v58
	v_cndmask_b32_e32 v88, v135, v88, vcc
	v_or_b32_e32 v88, v88, v90
	v_and_b32_e32 v90, 0x7f, v58
	v_lshlrev_b16_e32 v58, 7, v58
	v_and_b32_e32 v58, 0x3f80, v58
	v_add_u16_e32 v58, 0x2000, v58
	v_cmp_ne_u16_e32 vcc, s61, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v128, v58, vcc
	v_cmp_ne_u16_e32 vcc, 0, v90
	s_nop 1
	v_cndmask_b32_e32 v58, 0, v58, vcc
	v_cmp_ne_u16_e32 vcc, 1, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v129, v58, vcc
	v_cmp_ne_u16_e32 vcc, 2, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v130, v58, vcc
	v_cmp_ne_u16_e32 vcc, 3, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v131, v58, vcc
	v_cmp_ne_u16_e32 vcc, 4, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v132, v58, vcc
	v_cmp_ne_u16_e32 vcc, 5, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v133, v58, vcc
	v_cmp_ne_u16_e32 vcc, 6, v90
	s_nop 1
	v_cndmask_b32_e32 v58, v134, v58, vcc
	v_cmp_ne_u16_e32 vcc, 7, v90
	v_and_b32_e32 v90, 0xffff8000, v91
	v_lshlrev_b16_sdwa v91, v136, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v58, v135, v58, vcc
	v_or_b32_e32 v58, v58, v90
	v_and_b32_sdwa v90, v57, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v90
	v_and_b32_e32 v91, 0xffff8000, v91
	s_nop 0
	v_cndmask_b32_e32 v94, v128, v94, vcc
	v_cmp_ne_u16_e32 vcc, 0, v90
	s_nop 1
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_ne_u16_e32 vcc, 1, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v129, v94, vcc
	v_cmp_ne_u16_e32 vcc, 2, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v130, v94, vcc
	v_cmp_ne_u16_e32 vcc, 3, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v131, v94, vcc
	v_cmp_ne_u16_e32 vcc, 4, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v132, v94, vcc
	v_cmp_ne_u16_e32 vcc, 5, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v133, v94, vcc
	v_cmp_ne_u16_e32 vcc, 6, v90
	s_nop 1
	v_cndmask_b32_e32 v94, v134, v94, vcc
	v_cmp_ne_u16_e32 vcc, 7, v90
	s_nop 1
	v_cndmask_b32_e32 v90, v135, v94, vcc
	v_or_b32_e32 v90, v90, v91
	v_and_b32_sdwa v91, v57, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v91
	v_lshlrev_b16_sdwa v94, v136, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v94, 0xffff8000, v94
	v_cndmask_b32_e32 v95, v128, v95, vcc
	v_cmp_ne_u16_e32 vcc, 0, v91
	s_nop 1
	v_cndmask_b32_e32 v95, 0, v95, vcc
	v_cmp_ne_u16_e32 vcc, 1, v91
	s_nop 1
	v_cndmask_b32_e32 v95, v129, v95, vcc
	v_cmp_ne_u16_e32 vcc, 2, v91
	s_nop 1
	v_cndmask_b32_e32 v95, v130, v95, vcc
	v_cmp_ne_u16_e32 vcc, 3, v91
	s_nop 1
	v_cndmask_b32_e32 v95, v131, v95, vcc
	v_cmp_ne_u16_e32 vcc, 4, v91
	s_nop 1
	v_cndmask_b32_e32 v95, v132, v95, vcc
	v_cmp_ne_u16_e32 vcc, 5, v91
	s_nop 1
	v_cndmask_b32_e32 v95, v133, v95, vcc
	v_cmp_ne_u16_e32 vcc, 6, v91
	s_nop 1
	v_cndmask_b32_e32 v95, v134, v95, vcc
	v_cmp_ne_u16_e32 vcc, 7, v91
	s_nop 1
	v_cndmask_b32_e32 v91, v135, v95, vcc
	v_or_b32_e32 v91, v91, v94
	v_and_b32_e32 v94, 0x7f, v92
	v_lshlrev_b16_e32 v95, 8, v92
	v_lshlrev_b16_e32 v92, 7, v92
	v_and_b32_e32 v92, 0x3f80, v92
	v_add_u16_e32 v92, 0x2000, v92
	v_cmp_ne_u16_e32 vcc, s61, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v128, v92, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v129, v92, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v130, v92, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v131, v92, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v132, v92, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v133, v92, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v92, v134, v92, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	v_and_b32_e32 v94, 0xffff8000, v95
	v_lshlrev_b16_e32 v95, 8, v57
	v_cndmask_b32_e32 v92, v135, v92, vcc
	v_or_b32_e32 v92, v92, v94
	v_and_b32_e32 v94, 0x7f, v57
	v_lshlrev_b16_e32 v57, 7, v57
	v_and_b32_e32 v57, 0x3f80, v57
	v_add_u16_e32 v57, 0x2000, v57
	v_cmp_ne_u16_e32 vcc, s61, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v128, v57, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v57, 0, v57, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v129, v57, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v130, v57, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v131, v57, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v132, v57, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v133, v57, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v57, v134, v57, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	v_and_b32_e32 v94, 0xffff8000, v95
	v_lshlrev_b16_sdwa v95, v136, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v57, v135, v57, vcc
	v_or_b32_e32 v57, v57, v94
	v_and_b32_sdwa v94, v56, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v94
	v_and_b32_e32 v95, 0xffff8000, v95
	s_nop 0
	v_cndmask_b32_e32 v97, v128, v97, vcc
	v_cmp_ne_u16_e32 vcc, 0, v94
	s_nop 1
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_ne_u16_e32 vcc, 1, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v129, v97, vcc
	v_cmp_ne_u16_e32 vcc, 2, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v130, v97, vcc
	v_cmp_ne_u16_e32 vcc, 3, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v131, v97, vcc
	v_cmp_ne_u16_e32 vcc, 4, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v132, v97, vcc
	v_cmp_ne_u16_e32 vcc, 5, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v133, v97, vcc
	v_cmp_ne_u16_e32 vcc, 6, v94
	s_nop 1
	v_cndmask_b32_e32 v97, v134, v97, vcc
	v_cmp_ne_u16_e32 vcc, 7, v94
	s_nop 1
	v_cndmask_b32_e32 v94, v135, v97, vcc
	v_or_b32_e32 v94, v94, v95
	v_and_b32_sdwa v95, v56, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v95
	v_lshlrev_b16_sdwa v97, v136, v56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v97, 0xffff8000, v97
	v_cndmask_b32_e32 v99, v128, v99, vcc
	v_cmp_ne_u16_e32 vcc, 0, v95
	s_nop 1
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_ne_u16_e32 vcc, 1, v95
	s_nop 1
	v_cndmask_b32_e32 v99, v129, v99, vcc
	v_cmp_ne_u16_e32 vcc, 2, v95
	s_nop 1
	v_cndmask_b32_e32 v99, v130, v99, vcc
	v_cmp_ne_u16_e32 vcc, 3, v95
	s_nop 1
	v_cndmask_b32_e32 v99, v131, v99, vcc
	v_cmp_ne_u16_e32 vcc, 4, v95
	s_nop 1
	v_cndmask_b32_e32 v99, v132, v99, vcc
	v_cmp_ne_u16_e32 vcc, 5, v95
	s_nop 1
	v_cndmask_b32_e32 v99, v133, v99, vcc
	v_cmp_ne_u16_e32 vcc, 6, v95
	s_nop 1
	v_cndmask_b32_e32 v99, v134, v99, vcc
	v_cmp_ne_u16_e32 vcc, 7, v95
	s_nop 1
	v_cndmask_b32_e32 v95, v135, v99, vcc
	v_or_b32_e32 v95, v95, v97
	v_and_b32_e32 v97, 0x7f, v96
	v_lshlrev_b16_e32 v99, 8, v96
	v_lshlrev_b16_e32 v96, 7, v96
	v_and_b32_e32 v96, 0x3f80, v96
	v_add_u16_e32 v96, 0x2000, v96
	v_cmp_ne_u16_e32 vcc, s61, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v128, v96, vcc
	v_cmp_ne_u16_e32 vcc, 0, v97
	s_nop 1
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_ne_u16_e32 vcc, 1, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v129, v96, vcc
	v_cmp_ne_u16_e32 vcc, 2, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v130, v96, vcc
	v_cmp_ne_u16_e32 vcc, 3, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v131, v96, vcc
	v_cmp_ne_u16_e32 vcc, 4, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v132, v96, vcc
	v_cmp_ne_u16_e32 vcc, 5, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v133, v96, vcc
	v_cmp_ne_u16_e32 vcc, 6, v97
	s_nop 1
	v_cndmask_b32_e32 v96, v134, v96, vcc
	v_cmp_ne_u16_e32 vcc, 7, v97
	v_and_b32_e32 v97, 0xffff8000, v99
	v_lshlrev_b16_e32 v99, 8, v56
	v_cndmask_b32_e32 v96, v135, v96, vcc
	v_or_b32_e32 v97, v96, v97
	v_and_b32_e32 v96, 0x7f, v56
	v_lshlrev_b16_e32 v56, 7, v56
	v_and_b32_e32 v56, 0x3f80, v56
	v_add_u16_e32 v56, 0x2000, v56
	v_cmp_ne_u16_e32 vcc, s61, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v128, v56, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v56, 0, v56, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v129, v56, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v130, v56, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v131, v56, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v132, v56, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v133, v56, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v56, v134, v56, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	v_and_b32_e32 v96, 0xffff8000, v99
	s_nop 0
	v_cndmask_b32_e32 v56, v135, v56, vcc
	v_or_b32_e32 v99, v56, v96
	v_and_b32_sdwa v56, v15, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v56
	v_lshlrev_b16_sdwa v96, v136, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v96, 0xffff8000, v96
	v_cndmask_b32_e32 v100, v128, v100, vcc
	v_cmp_ne_u16_e32 vcc, 0, v56
	s_nop 1
	v_cndmask_b32_e32 v100, 0, v100, vcc
	v_cmp_ne_u16_e32 vcc, 1, v56
	s_nop 1
	v_cndmask_b32_e32 v100, v129, v100, vcc
	v_cmp_ne_u16_e32 vcc, 2, v56
	s_nop 1
	v_cndmask_b32_e32 v100, v130, v100, vcc
	v_cmp_ne_u16_e32 vcc, 3, v56
	s_nop 1
	v_cndmask_b32_e32 v100, v131, v100, vcc
	v_cmp_ne_u16_e32 vcc, 4, v56
	s_nop 1
	v_cndmask_b32_e32 v100, v132, v100, vcc
	v_cmp_ne_u16_e32 vcc, 5, v56
	s_nop 1
	v_cndmask_b32_e32 v100, v133, v100, vcc
	v_cmp_ne_u16_e32 vcc, 6, v56
	s_nop 1
	v_cndmask_b32_e32 v100, v134, v100, vcc
	v_cmp_ne_u16_e32 vcc, 7, v56
	s_nop 1
	v_cndmask_b32_e32 v56, v135, v100, vcc
	v_or_b32_e32 v56, v56, v96
	v_and_b32_sdwa v96, v15, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v96
	v_lshlrev_b16_sdwa v100, v136, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v100, 0xffff8000, v100
	v_cndmask_b32_e32 v102, v128, v102, vcc
	v_cmp_ne_u16_e32 vcc, 0, v96
	s_nop 1
	v_cndmask_b32_e32 v102, 0, v102, vcc
	v_cmp_ne_u16_e32 vcc, 1, v96
	s_nop 1
	v_cndmask_b32_e32 v102, v129, v102, vcc
	v_cmp_ne_u16_e32 vcc, 2, v96
	s_nop 1
	v_cndmask_b32_e32 v102, v130, v102, vcc
	v_cmp_ne_u16_e32 vcc, 3, v96
	s_nop 1
	v_cndmask_b32_e32 v102, v131, v102, vcc
	v_cmp_ne_u16_e32 vcc, 4, v96
	s_nop 1
	v_cndmask_b32_e32 v102, v132, v102, vcc
	v_cmp_ne_u16_e32 vcc, 5, v96
	s_nop 1
	v_cndmask_b32_e32 v102, v133, v102, vcc
	v_cmp_ne_u16_e32 vcc, 6, v96
	s_nop 1
	v_cndmask_b32_e32 v102, v134, v102, vcc
	v_cmp_ne_u16_e32 vcc, 7, v96
	s_nop 1
	v_cndmask_b32_e32 v96, v135, v102, vcc
	v_or_b32_e32 v96, v96, v100
	v_and_b32_e32 v100, 0x7f, v98
	v_lshlrev_b16_e32 v102, 8, v98
	v_lshlrev_b16_e32 v98, 7, v98
	v_and_b32_e32 v98, 0x3f80, v98
	v_add_u16_e32 v98, 0x2000, v98
	v_cmp_ne_u16_e32 vcc, s61, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v128, v98, vcc
	v_cmp_ne_u16_e32 vcc, 0, v100
	s_nop 1
	v_cndmask_b32_e32 v98, 0, v98, vcc
	v_cmp_ne_u16_e32 vcc, 1, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v129, v98, vcc
	v_cmp_ne_u16_e32 vcc, 2, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v130, v98, vcc
	v_cmp_ne_u16_e32 vcc, 3, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v131, v98, vcc
	v_cmp_ne_u16_e32 vcc, 4, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v132, v98, vcc
	v_cmp_ne_u16_e32 vcc, 5, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v133, v98, vcc
	v_cmp_ne_u16_e32 vcc, 6, v100
	s_nop 1
	v_cndmask_b32_e32 v98, v134, v98, vcc
	v_cmp_ne_u16_e32 vcc, 7, v100
	v_and_b32_e32 v100, 0xffff8000, v102
	v_lshlrev_b16_e32 v102, 8, v15
	v_cndmask_b32_e32 v98, v135, v98, vcc
	v_or_b32_e32 v98, v98, v100
	v_and_b32_e32 v100, 0x7f, v15
	v_lshlrev_b16_e32 v15, 7, v15
	v_and_b32_e32 v15, 0x3f80, v15
	v_add_u16_e32 v15, 0x2000, v15
	v_cmp_ne_u16_e32 vcc, s61, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v128, v15, vcc
	v_cmp_ne_u16_e32 vcc, 0, v100
	s_nop 1
	v_cndmask_b32_e32 v15, 0, v15, vcc
	v_cmp_ne_u16_e32 vcc, 1, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v129, v15, vcc
	v_cmp_ne_u16_e32 vcc, 2, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v130, v15, vcc
	v_cmp_ne_u16_e32 vcc, 3, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v131, v15, vcc
	v_cmp_ne_u16_e32 vcc, 4, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v132, v15, vcc
	v_cmp_ne_u16_e32 vcc, 5, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v133, v15, vcc
	v_cmp_ne_u16_e32 vcc, 6, v100
	s_nop 1
	v_cndmask_b32_e32 v15, v134, v15, vcc
	v_cmp_ne_u16_e32 vcc, 7, v100
	v_and_b32_e32 v100, 0xffff8000, v102
	v_and_b32_sdwa v102, v13, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v15, v135, v15, vcc
	v_cmp_ne_u16_e32 vcc, s61, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v128, v106, vcc
	v_cmp_ne_u16_e32 vcc, 0, v102
	s_nop 1
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_ne_u16_e32 vcc, 1, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v129, v106, vcc
	v_cmp_ne_u16_e32 vcc, 2, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v130, v106, vcc
	v_cmp_ne_u16_e32 vcc, 3, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v131, v106, vcc
	v_cmp_ne_u16_e32 vcc, 4, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v132, v106, vcc
	v_cmp_ne_u16_e32 vcc, 5, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v133, v106, vcc
	v_cmp_ne_u16_e32 vcc, 6, v102
	s_nop 1
	v_cndmask_b32_e32 v106, v134, v106, vcc
	v_cmp_ne_u16_e32 vcc, 7, v102
	s_nop 1
	v_cndmask_b32_e32 v102, v135, v106, vcc
	v_or_b32_e32 v102, v102, v103
	v_and_b32_sdwa v103, v13, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v103
	v_lshlrev_b16_sdwa v106, v136, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v106, 0xffff8000, v106
	v_cndmask_b32_e32 v107, v128, v107, vcc
	v_cmp_ne_u16_e32 vcc, 0, v103
	s_nop 1
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_cmp_ne_u16_e32 vcc, 1, v103
	s_nop 1
	v_cndmask_b32_e32 v107, v129, v107, vcc
	v_cmp_ne_u16_e32 vcc, 2, v103
	s_nop 1
	v_cndmask_b32_e32 v107, v130, v107, vcc
	v_cmp_ne_u16_e32 vcc, 3, v103
	s_nop 1
	v_cndmask_b32_e32 v107, v131, v107, vcc
	v_cmp_ne_u16_e32 vcc, 4, v103
	s_nop 1
	v_cndmask_b32_e32 v107, v132, v107, vcc
	v_cmp_ne_u16_e32 vcc, 5, v103
	s_nop 1
	v_cndmask_b32_e32 v107, v133, v107, vcc
	v_cmp_ne_u16_e32 vcc, 6, v103
	s_nop 1
	v_cndmask_b32_e32 v107, v134, v107, vcc
	v_cmp_ne_u16_e32 vcc, 7, v103
	s_nop 1
	v_cndmask_b32_e32 v103, v135, v107, vcc
	v_or_b32_e32 v103, v103, v106
	v_and_b32_e32 v106, 0x7f, v104
	v_lshlrev_b16_e32 v107, 8, v104
	v_lshlrev_b16_e32 v104, 7, v104
	v_and_b32_e32 v104, 0x3f80, v104
	v_add_u16_e32 v104, 0x2000, v104
	v_cmp_ne_u16_e32 vcc, s61, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v128, v104, vcc
	v_cmp_ne_u16_e32 vcc, 0, v106
	s_nop 1
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_ne_u16_e32 vcc, 1, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v129, v104, vcc
	v_cmp_ne_u16_e32 vcc, 2, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v130, v104, vcc
	v_cmp_ne_u16_e32 vcc, 3, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v131, v104, vcc
	v_cmp_ne_u16_e32 vcc, 4, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v132, v104, vcc
	v_cmp_ne_u16_e32 vcc, 5, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v133, v104, vcc
	v_cmp_ne_u16_e32 vcc, 6, v106
	s_nop 1
	v_cndmask_b32_e32 v104, v134, v104, vcc
	v_cmp_ne_u16_e32 vcc, 7, v106
	v_and_b32_e32 v106, 0xffff8000, v107
	v_lshlrev_b16_e32 v107, 8, v13
	v_cndmask_b32_e32 v104, v135, v104, vcc
	v_or_b32_e32 v104, v104, v106
	v_and_b32_e32 v106, 0x7f, v13
	v_lshlrev_b16_e32 v13, 7, v13
	v_and_b32_e32 v13, 0x3f80, v13
	v_add_u16_e32 v13, 0x2000, v13
	v_cmp_ne_u16_e32 vcc, s61, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v128, v13, vcc
	v_cmp_ne_u16_e32 vcc, 0, v106
	s_nop 1
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_ne_u16_e32 vcc, 1, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v129, v13, vcc
	v_cmp_ne_u16_e32 vcc, 2, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v130, v13, vcc
	v_cmp_ne_u16_e32 vcc, 3, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v131, v13, vcc
	v_cmp_ne_u16_e32 vcc, 4, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v132, v13, vcc
	v_cmp_ne_u16_e32 vcc, 5, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v133, v13, vcc
	v_cmp_ne_u16_e32 vcc, 6, v106
	s_nop 1
	v_cndmask_b32_e32 v13, v134, v13, vcc
	v_cmp_ne_u16_e32 vcc, 7, v106
	v_and_b32_e32 v106, 0xffff8000, v107
	v_and_b32_sdwa v107, v11, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v13, v135, v13, vcc
	v_cmp_ne_u16_e32 vcc, s61, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v128, v142, vcc
	v_cmp_ne_u16_e32 vcc, 0, v107
	s_nop 1
	v_cndmask_b32_e32 v142, 0, v142, vcc
	v_cmp_ne_u16_e32 vcc, 1, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v129, v142, vcc
	v_cmp_ne_u16_e32 vcc, 2, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v130, v142, vcc
	v_cmp_ne_u16_e32 vcc, 3, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v131, v142, vcc
	v_cmp_ne_u16_e32 vcc, 4, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v132, v142, vcc
	v_cmp_ne_u16_e32 vcc, 5, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v133, v142, vcc
	v_cmp_ne_u16_e32 vcc, 6, v107
	s_nop 1
	v_cndmask_b32_e32 v142, v134, v142, vcc
	v_cmp_ne_u16_e32 vcc, 7, v107
	s_nop 1
	v_cndmask_b32_e32 v107, v135, v142, vcc
	v_or_b32_e32 v107, v107, v139
	v_and_b32_sdwa v139, v11, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v139
	v_lshlrev_b16_sdwa v142, v136, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v142, 0xffff8000, v142
	v_cndmask_b32_e32 v143, v128, v143, vcc
	v_cmp_ne_u16_e32 vcc, 0, v139
	s_nop 1
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_ne_u16_e32 vcc, 1, v139
	s_nop 1
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_ne_u16_e32 vcc, 2, v139
	s_nop 1
	v_cndmask_b32_e32 v143, v130, v143, vcc
	v_cmp_ne_u16_e32 vcc, 3, v139
	s_nop 1
	v_cndmask_b32_e32 v143, v131, v143, vcc
	v_cmp_ne_u16_e32 vcc, 4, v139
	s_nop 1
	v_cndmask_b32_e32 v143, v132, v143, vcc
	v_cmp_ne_u16_e32 vcc, 5, v139
	s_nop 1
	v_cndmask_b32_e32 v143, v133, v143, vcc
	v_cmp_ne_u16_e32 vcc, 6, v139
	s_nop 1
	v_cndmask_b32_e32 v143, v134, v143, vcc
	v_cmp_ne_u16_e32 vcc, 7, v139
	s_nop 1
	v_cndmask_b32_e32 v139, v135, v143, vcc
	v_or_b32_e32 v139, v139, v142
	v_and_b32_e32 v142, 0x7f, v140
	v_lshlrev_b16_e32 v143, 8, v140
	v_lshlrev_b16_e32 v140, 7, v140
	v_and_b32_e32 v140, 0x3f80, v140
	v_add_u16_e32 v140, 0x2000, v140
	v_cmp_ne_u16_e32 vcc, s61, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v128, v140, vcc
	v_cmp_ne_u16_e32 vcc, 0, v142
	s_nop 1
	v_cndmask_b32_e32 v140, 0, v140, vcc
	v_cmp_ne_u16_e32 vcc, 1, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v129, v140, vcc
	v_cmp_ne_u16_e32 vcc, 2, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v130, v140, vcc
	v_cmp_ne_u16_e32 vcc, 3, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v131, v140, vcc
	v_cmp_ne_u16_e32 vcc, 4, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v132, v140, vcc
	v_cmp_ne_u16_e32 vcc, 5, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v133, v140, vcc
	v_cmp_ne_u16_e32 vcc, 6, v142
	s_nop 1
	v_cndmask_b32_e32 v140, v134, v140, vcc
	v_cmp_ne_u16_e32 vcc, 7, v142
	v_and_b32_e32 v142, 0xffff8000, v143
	v_lshlrev_b16_e32 v143, 8, v11
	v_cndmask_b32_e32 v140, v135, v140, vcc
	v_or_b32_e32 v140, v140, v142
	v_and_b32_e32 v142, 0x7f, v11
	v_lshlrev_b16_e32 v11, 7, v11
	v_and_b32_e32 v11, 0x3f80, v11
	v_add_u16_e32 v11, 0x2000, v11
	v_cmp_ne_u16_e32 vcc, s61, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v128, v11, vcc
	v_cmp_ne_u16_e32 vcc, 0, v142
	s_nop 1
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_ne_u16_e32 vcc, 1, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v129, v11, vcc
	v_cmp_ne_u16_e32 vcc, 2, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v130, v11, vcc
	v_cmp_ne_u16_e32 vcc, 3, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v131, v11, vcc
	v_cmp_ne_u16_e32 vcc, 4, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v132, v11, vcc
	v_cmp_ne_u16_e32 vcc, 5, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v133, v11, vcc
	v_cmp_ne_u16_e32 vcc, 6, v142
	s_nop 1
	v_cndmask_b32_e32 v11, v134, v11, vcc
	v_cmp_ne_u16_e32 vcc, 7, v142
	v_and_b32_e32 v142, 0xffff8000, v143
	v_and_b32_sdwa v143, v9, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v11, v135, v11, vcc
	v_cmp_ne_u16_e32 vcc, s61, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v128, v147, vcc
	v_cmp_ne_u16_e32 vcc, 0, v143
	s_nop 1
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_ne_u16_e32 vcc, 1, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v129, v147, vcc
	v_cmp_ne_u16_e32 vcc, 2, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v130, v147, vcc
	v_cmp_ne_u16_e32 vcc, 3, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_ne_u16_e32 vcc, 4, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v132, v147, vcc
	v_cmp_ne_u16_e32 vcc, 5, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v133, v147, vcc
	v_cmp_ne_u16_e32 vcc, 6, v143
	s_nop 1
	v_cndmask_b32_e32 v147, v134, v147, vcc
	v_cmp_ne_u16_e32 vcc, 7, v143
	s_nop 1
	v_cndmask_b32_e32 v143, v135, v147, vcc
	v_or_b32_e32 v143, v143, v144
	v_and_b32_sdwa v144, v9, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v144
	v_lshlrev_b16_sdwa v147, v136, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v147, 0xffff8000, v147
	v_cndmask_b32_e32 v148, v128, v148, vcc
	v_cmp_ne_u16_e32 vcc, 0, v144
	s_nop 1
	v_cndmask_b32_e32 v148, 0, v148, vcc
	v_cmp_ne_u16_e32 vcc, 1, v144
	s_nop 1
	v_cndmask_b32_e32 v148, v129, v148, vcc
	v_cmp_ne_u16_e32 vcc, 2, v144
	s_nop 1
	v_cndmask_b32_e32 v148, v130, v148, vcc
	v_cmp_ne_u16_e32 vcc, 3, v144
	s_nop 1
	v_cndmask_b32_e32 v148, v131, v148, vcc
	v_cmp_ne_u16_e32 vcc, 4, v144
	s_nop 1
	v_cndmask_b32_e32 v148, v132, v148, vcc
	v_cmp_ne_u16_e32 vcc, 5, v144
	s_nop 1
	v_cndmask_b32_e32 v148, v133, v148, vcc
	v_cmp_ne_u16_e32 vcc, 6, v144
	s_nop 1
	v_cndmask_b32_e32 v148, v134, v148, vcc
	v_cmp_ne_u16_e32 vcc, 7, v144
	s_nop 1
	v_cndmask_b32_e32 v144, v135, v148, vcc
	v_or_b32_e32 v144, v144, v147
	v_and_b32_e32 v147, 0x7f, v145
	v_lshlrev_b16_e32 v148, 8, v145
	v_lshlrev_b16_e32 v145, 7, v145
	v_and_b32_e32 v145, 0x3f80, v145
	v_add_u16_e32 v145, 0x2000, v145
	v_cmp_ne_u16_e32 vcc, s61, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v128, v145, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v129, v145, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v130, v145, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v132, v145, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v133, v145, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v145, v134, v145, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_and_b32_e32 v147, 0xffff8000, v148
	v_lshlrev_b16_e32 v148, 8, v9
	v_cndmask_b32_e32 v145, v135, v145, vcc
	v_or_b32_e32 v145, v145, v147
	v_and_b32_e32 v147, 0x7f, v9
	v_lshlrev_b16_e32 v9, 7, v9
	v_and_b32_e32 v9, 0x3f80, v9
	v_add_u16_e32 v9, 0x2000, v9
	v_cmp_ne_u16_e32 vcc, s61, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v128, v9, vcc
	v_cmp_ne_u16_e32 vcc, 0, v147
	s_nop 1
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_cmp_ne_u16_e32 vcc, 1, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v129, v9, vcc
	v_cmp_ne_u16_e32 vcc, 2, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v130, v9, vcc
	v_cmp_ne_u16_e32 vcc, 3, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v131, v9, vcc
	v_cmp_ne_u16_e32 vcc, 4, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v132, v9, vcc
	v_cmp_ne_u16_e32 vcc, 5, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v133, v9, vcc
	v_cmp_ne_u16_e32 vcc, 6, v147
	s_nop 1
	v_cndmask_b32_e32 v9, v134, v9, vcc
	v_cmp_ne_u16_e32 vcc, 7, v147
	v_and_b32_e32 v147, 0xffff8000, v148
	v_and_b32_sdwa v148, v14, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v9, v135, v9, vcc
	v_cmp_ne_u16_e32 vcc, s61, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v128, v151, vcc
	v_cmp_ne_u16_e32 vcc, 0, v148
	s_nop 1
	v_cndmask_b32_e32 v151, 0, v151, vcc
	v_cmp_ne_u16_e32 vcc, 1, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v129, v151, vcc
	v_cmp_ne_u16_e32 vcc, 2, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v130, v151, vcc
	v_cmp_ne_u16_e32 vcc, 3, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v131, v151, vcc
	v_cmp_ne_u16_e32 vcc, 4, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v132, v151, vcc
	v_cmp_ne_u16_e32 vcc, 5, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v133, v151, vcc
	v_cmp_ne_u16_e32 vcc, 6, v148
	s_nop 1
	v_cndmask_b32_e32 v151, v134, v151, vcc
	v_cmp_ne_u16_e32 vcc, 7, v148
	s_nop 1
	v_cndmask_b32_e32 v148, v135, v151, vcc
	v_or_b32_e32 v148, v148, v149
	v_and_b32_sdwa v149, v14, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v149
	v_lshlrev_b16_sdwa v151, v136, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v151, 0xffff8000, v151
	v_cndmask_b32_e32 v152, v128, v152, vcc
	v_cmp_ne_u16_e32 vcc, 0, v149
	s_nop 1
	v_cndmask_b32_e32 v152, 0, v152, vcc
	v_cmp_ne_u16_e32 vcc, 1, v149
	s_nop 1
	v_cndmask_b32_e32 v152, v129, v152, vcc
	v_cmp_ne_u16_e32 vcc, 2, v149
	s_nop 1
	v_cndmask_b32_e32 v152, v130, v152, vcc
	v_cmp_ne_u16_e32 vcc, 3, v149
	s_nop 1
	v_cndmask_b32_e32 v152, v131, v152, vcc
	v_cmp_ne_u16_e32 vcc, 4, v149
	s_nop 1
	v_cndmask_b32_e32 v152, v132, v152, vcc
	v_cmp_ne_u16_e32 vcc, 5, v149
	s_nop 1
	v_cndmask_b32_e32 v152, v133, v152, vcc
	v_cmp_ne_u16_e32 vcc, 6, v149
	s_nop 1
	v_cndmask_b32_e32 v152, v134, v152, vcc
	v_cmp_ne_u16_e32 vcc, 7, v149
	s_nop 1
	v_cndmask_b32_e32 v149, v135, v152, vcc
	v_or_b32_e32 v149, v149, v151
	v_and_b32_e32 v151, 0x7f, v150
	v_lshlrev_b16_e32 v152, 8, v150
	v_lshlrev_b16_e32 v150, 7, v150
	v_and_b32_e32 v150, 0x3f80, v150
	v_add_u16_e32 v150, 0x2000, v150
	v_cmp_ne_u16_e32 vcc, s61, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v128, v150, vcc
	v_cmp_ne_u16_e32 vcc, 0, v151
	s_nop 1
	v_cndmask_b32_e32 v150, 0, v150, vcc
	v_cmp_ne_u16_e32 vcc, 1, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v129, v150, vcc
	v_cmp_ne_u16_e32 vcc, 2, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v130, v150, vcc
	v_cmp_ne_u16_e32 vcc, 3, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v131, v150, vcc
	v_cmp_ne_u16_e32 vcc, 4, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v132, v150, vcc
	v_cmp_ne_u16_e32 vcc, 5, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v133, v150, vcc
	v_cmp_ne_u16_e32 vcc, 6, v151
	s_nop 1
	v_cndmask_b32_e32 v150, v134, v150, vcc
	v_cmp_ne_u16_e32 vcc, 7, v151
	v_and_b32_e32 v151, 0xffff8000, v152
	v_lshlrev_b16_e32 v152, 8, v14
	v_cndmask_b32_e32 v150, v135, v150, vcc
	v_or_b32_e32 v150, v150, v151
	v_and_b32_e32 v151, 0x7f, v14
	v_lshlrev_b16_e32 v14, 7, v14
	v_and_b32_e32 v14, 0x3f80, v14
	v_add_u16_e32 v14, 0x2000, v14
	v_cmp_ne_u16_e32 vcc, s61, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v128, v14, vcc
	v_cmp_ne_u16_e32 vcc, 0, v151
	s_nop 1
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_ne_u16_e32 vcc, 1, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v129, v14, vcc
	v_cmp_ne_u16_e32 vcc, 2, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v130, v14, vcc
	v_cmp_ne_u16_e32 vcc, 3, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v131, v14, vcc
	v_cmp_ne_u16_e32 vcc, 4, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v132, v14, vcc
	v_cmp_ne_u16_e32 vcc, 5, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v133, v14, vcc
	v_cmp_ne_u16_e32 vcc, 6, v151
	s_nop 1
	v_cndmask_b32_e32 v14, v134, v14, vcc
	v_cmp_ne_u16_e32 vcc, 7, v151
	v_and_b32_e32 v151, 0xffff8000, v152
	v_and_b32_sdwa v152, v12, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v14, v135, v14, vcc
	v_cmp_ne_u16_e32 vcc, s61, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v128, v154, vcc
	v_cmp_ne_u16_e32 vcc, 0, v152
	s_nop 1
	v_cndmask_b32_e32 v154, 0, v154, vcc
	v_cmp_ne_u16_e32 vcc, 1, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v129, v154, vcc
	v_cmp_ne_u16_e32 vcc, 2, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v130, v154, vcc
	v_cmp_ne_u16_e32 vcc, 3, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v131, v154, vcc
	v_cmp_ne_u16_e32 vcc, 4, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v132, v154, vcc
	v_cmp_ne_u16_e32 vcc, 5, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v133, v154, vcc
	v_cmp_ne_u16_e32 vcc, 6, v152
	s_nop 1
	v_cndmask_b32_e32 v154, v134, v154, vcc
	v_cmp_ne_u16_e32 vcc, 7, v152
	s_nop 1
	v_cndmask_b32_e32 v152, v135, v154, vcc
	v_or_b32_e32 v152, v152, v153
	v_and_b32_sdwa v153, v12, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v153
	v_lshlrev_b16_sdwa v154, v136, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v154, 0xffff8000, v154
	v_cndmask_b32_e32 v155, v128, v155, vcc
	v_cmp_ne_u16_e32 vcc, 0, v153
	s_nop 1
	v_cndmask_b32_e32 v155, 0, v155, vcc
	v_cmp_ne_u16_e32 vcc, 1, v153
	s_nop 1
	v_cndmask_b32_e32 v155, v129, v155, vcc
	v_cmp_ne_u16_e32 vcc, 2, v153
	s_nop 1
	v_cndmask_b32_e32 v155, v130, v155, vcc
	v_cmp_ne_u16_e32 vcc, 3, v153
	s_nop 1
	v_cndmask_b32_e32 v155, v131, v155, vcc
	v_cmp_ne_u16_e32 vcc, 4, v153
	s_nop 1
	v_cndmask_b32_e32 v155, v132, v155, vcc
	v_cmp_ne_u16_e32 vcc, 5, v153
	s_nop 1
	v_cndmask_b32_e32 v155, v133, v155, vcc
	v_cmp_ne_u16_e32 vcc, 6, v153
	s_nop 1
	v_cndmask_b32_e32 v155, v134, v155, vcc
	v_cmp_ne_u16_e32 vcc, 7, v153
	s_nop 1
	v_cndmask_b32_e32 v153, v135, v155, vcc
	v_or_b32_e32 v153, v153, v154
	v_and_b32_e32 v154, 0x7f, v146
	v_lshlrev_b16_e32 v155, 8, v146
	v_lshlrev_b16_e32 v146, 7, v146
	v_and_b32_e32 v146, 0x3f80, v146
	v_add_u16_e32 v146, 0x2000, v146
	v_cmp_ne_u16_e32 vcc, s61, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v128, v146, vcc
	v_cmp_ne_u16_e32 vcc, 0, v154
	s_nop 1
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_ne_u16_e32 vcc, 1, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v129, v146, vcc
	v_cmp_ne_u16_e32 vcc, 2, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v130, v146, vcc
	v_cmp_ne_u16_e32 vcc, 3, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v131, v146, vcc
	v_cmp_ne_u16_e32 vcc, 4, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v132, v146, vcc
	v_cmp_ne_u16_e32 vcc, 5, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v133, v146, vcc
	v_cmp_ne_u16_e32 vcc, 6, v154
	s_nop 1
	v_cndmask_b32_e32 v146, v134, v146, vcc
	v_cmp_ne_u16_e32 vcc, 7, v154
	v_and_b32_e32 v154, 0xffff8000, v155
	v_lshlrev_b16_e32 v155, 8, v12
	v_cndmask_b32_e32 v146, v135, v146, vcc
	v_or_b32_e32 v146, v146, v154
	v_and_b32_e32 v154, 0x7f, v12
	v_lshlrev_b16_e32 v12, 7, v12
	v_and_b32_e32 v12, 0x3f80, v12
	v_add_u16_e32 v12, 0x2000, v12
	v_cmp_ne_u16_e32 vcc, s61, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v128, v12, vcc
	v_cmp_ne_u16_e32 vcc, 0, v154
	s_nop 1
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_ne_u16_e32 vcc, 1, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v129, v12, vcc
	v_cmp_ne_u16_e32 vcc, 2, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v130, v12, vcc
	v_cmp_ne_u16_e32 vcc, 3, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v131, v12, vcc
	v_cmp_ne_u16_e32 vcc, 4, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v132, v12, vcc
	v_cmp_ne_u16_e32 vcc, 5, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v133, v12, vcc
	v_cmp_ne_u16_e32 vcc, 6, v154
	s_nop 1
	v_cndmask_b32_e32 v12, v134, v12, vcc
	v_cmp_ne_u16_e32 vcc, 7, v154
	v_and_b32_e32 v154, 0xffff8000, v155
	v_and_b32_sdwa v155, v10, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v12, v135, v12, vcc
	v_cmp_ne_u16_e32 vcc, s61, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v128, v157, vcc
	v_cmp_ne_u16_e32 vcc, 0, v155
	s_nop 1
	v_cndmask_b32_e32 v157, 0, v157, vcc
	v_cmp_ne_u16_e32 vcc, 1, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v129, v157, vcc
	v_cmp_ne_u16_e32 vcc, 2, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v130, v157, vcc
	v_cmp_ne_u16_e32 vcc, 3, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v131, v157, vcc
	v_cmp_ne_u16_e32 vcc, 4, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v132, v157, vcc
	v_cmp_ne_u16_e32 vcc, 5, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v133, v157, vcc
	v_cmp_ne_u16_e32 vcc, 6, v155
	s_nop 1
	v_cndmask_b32_e32 v157, v134, v157, vcc
	v_cmp_ne_u16_e32 vcc, 7, v155
	s_nop 1
	v_cndmask_b32_e32 v155, v135, v157, vcc
	v_or_b32_e32 v155, v155, v156
	v_and_b32_sdwa v156, v10, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v156
	v_lshlrev_b16_sdwa v157, v136, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v157, 0xffff8000, v157
	v_cndmask_b32_e32 v158, v128, v158, vcc
	v_cmp_ne_u16_e32 vcc, 0, v156
	s_nop 1
	v_cndmask_b32_e32 v158, 0, v158, vcc
	v_cmp_ne_u16_e32 vcc, 1, v156
	s_nop 1
	v_cndmask_b32_e32 v158, v129, v158, vcc
	v_cmp_ne_u16_e32 vcc, 2, v156
	s_nop 1
	v_cndmask_b32_e32 v158, v130, v158, vcc
	v_cmp_ne_u16_e32 vcc, 3, v156
	s_nop 1
	v_cndmask_b32_e32 v158, v131, v158, vcc
	v_cmp_ne_u16_e32 vcc, 4, v156
	s_nop 1
	v_cndmask_b32_e32 v158, v132, v158, vcc
	v_cmp_ne_u16_e32 vcc, 5, v156
	s_nop 1
	v_cndmask_b32_e32 v158, v133, v158, vcc
	v_cmp_ne_u16_e32 vcc, 6, v156
	s_nop 1
	v_cndmask_b32_e32 v158, v134, v158, vcc
	v_cmp_ne_u16_e32 vcc, 7, v156
	s_nop 1
	v_cndmask_b32_e32 v156, v135, v158, vcc
	v_or_b32_e32 v156, v156, v157
	v_and_b32_e32 v157, 0x7f, v141
	v_lshlrev_b16_e32 v158, 8, v141
	v_lshlrev_b16_e32 v141, 7, v141
	v_and_b32_e32 v141, 0x3f80, v141
	v_add_u16_e32 v141, 0x2000, v141
	v_cmp_ne_u16_e32 vcc, s61, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v128, v141, vcc
	v_cmp_ne_u16_e32 vcc, 0, v157
	s_nop 1
	v_cndmask_b32_e32 v141, 0, v141, vcc
	v_cmp_ne_u16_e32 vcc, 1, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v129, v141, vcc
	v_cmp_ne_u16_e32 vcc, 2, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v130, v141, vcc
	v_cmp_ne_u16_e32 vcc, 3, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v131, v141, vcc
	v_cmp_ne_u16_e32 vcc, 4, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v132, v141, vcc
	v_cmp_ne_u16_e32 vcc, 5, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v133, v141, vcc
	v_cmp_ne_u16_e32 vcc, 6, v157
	s_nop 1
	v_cndmask_b32_e32 v141, v134, v141, vcc
	v_cmp_ne_u16_e32 vcc, 7, v157
	v_and_b32_e32 v157, 0xffff8000, v158
	v_lshlrev_b16_e32 v158, 8, v10
	v_cndmask_b32_e32 v141, v135, v141, vcc
	v_or_b32_e32 v141, v141, v157
	v_and_b32_e32 v157, 0x7f, v10
	v_lshlrev_b16_e32 v10, 7, v10
	v_and_b32_e32 v10, 0x3f80, v10
	v_add_u16_e32 v10, 0x2000, v10
	v_cmp_ne_u16_e32 vcc, s61, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v128, v10, vcc
	v_cmp_ne_u16_e32 vcc, 0, v157
	s_nop 1
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_ne_u16_e32 vcc, 1, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v129, v10, vcc
	v_cmp_ne_u16_e32 vcc, 2, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v130, v10, vcc
	v_cmp_ne_u16_e32 vcc, 3, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v131, v10, vcc
	v_cmp_ne_u16_e32 vcc, 4, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v132, v10, vcc
	v_cmp_ne_u16_e32 vcc, 5, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v133, v10, vcc
	v_cmp_ne_u16_e32 vcc, 6, v157
	s_nop 1
	v_cndmask_b32_e32 v10, v134, v10, vcc
	v_cmp_ne_u16_e32 vcc, 7, v157
	v_and_b32_e32 v157, 0xffff8000, v158
	v_and_b32_sdwa v158, v8, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v10, v135, v10, vcc
	v_cmp_ne_u16_e32 vcc, s61, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v128, v160, vcc
	v_cmp_ne_u16_e32 vcc, 0, v158
	s_nop 1
	v_cndmask_b32_e32 v160, 0, v160, vcc
	v_cmp_ne_u16_e32 vcc, 1, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v129, v160, vcc
	v_cmp_ne_u16_e32 vcc, 2, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v130, v160, vcc
	v_cmp_ne_u16_e32 vcc, 3, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v131, v160, vcc
	v_cmp_ne_u16_e32 vcc, 4, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v132, v160, vcc
	v_cmp_ne_u16_e32 vcc, 5, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v133, v160, vcc
	v_cmp_ne_u16_e32 vcc, 6, v158
	s_nop 1
	v_cndmask_b32_e32 v160, v134, v160, vcc
	v_cmp_ne_u16_e32 vcc, 7, v158
	s_nop 1
	v_cndmask_b32_e32 v158, v135, v160, vcc
	v_or_b32_e32 v158, v158, v159
	v_and_b32_sdwa v159, v8, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v159
	v_lshlrev_b16_sdwa v160, v136, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v160, 0xffff8000, v160
	v_cndmask_b32_e32 v161, v128, v161, vcc
	v_cmp_ne_u16_e32 vcc, 0, v159
	s_nop 1
	v_cndmask_b32_e32 v161, 0, v161, vcc
	v_cmp_ne_u16_e32 vcc, 1, v159
	s_nop 1
	v_cndmask_b32_e32 v161, v129, v161, vcc
	v_cmp_ne_u16_e32 vcc, 2, v159
	s_nop 1
	v_cndmask_b32_e32 v161, v130, v161, vcc
	v_cmp_ne_u16_e32 vcc, 3, v159
	s_nop 1
	v_cndmask_b32_e32 v161, v131, v161, vcc
	v_cmp_ne_u16_e32 vcc, 4, v159
	s_nop 1
	v_cndmask_b32_e32 v161, v132, v161, vcc
	v_cmp_ne_u16_e32 vcc, 5, v159
	s_nop 1
	v_cndmask_b32_e32 v161, v133, v161, vcc
	v_cmp_ne_u16_e32 vcc, 6, v159
	s_nop 1
	v_cndmask_b32_e32 v161, v134, v161, vcc
	v_cmp_ne_u16_e32 vcc, 7, v159
	s_nop 1
	v_cndmask_b32_e32 v159, v135, v161, vcc
	v_or_b32_e32 v159, v159, v160
	v_and_b32_e32 v160, 0x7f, v105
	v_lshlrev_b16_e32 v161, 8, v105
	v_lshlrev_b16_e32 v105, 7, v105
	v_and_b32_e32 v105, 0x3f80, v105
	v_add_u16_e32 v105, 0x2000, v105
	v_cmp_ne_u16_e32 vcc, s61, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v128, v105, vcc
	v_cmp_ne_u16_e32 vcc, 0, v160
	s_nop 1
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_ne_u16_e32 vcc, 1, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v129, v105, vcc
	v_cmp_ne_u16_e32 vcc, 2, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v130, v105, vcc
	v_cmp_ne_u16_e32 vcc, 3, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v131, v105, vcc
	v_cmp_ne_u16_e32 vcc, 4, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v132, v105, vcc
	v_cmp_ne_u16_e32 vcc, 5, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v133, v105, vcc
	v_cmp_ne_u16_e32 vcc, 6, v160
	s_nop 1
	v_cndmask_b32_e32 v105, v134, v105, vcc
	v_cmp_ne_u16_e32 vcc, 7, v160
	v_and_b32_e32 v160, 0xffff8000, v161
	v_lshlrev_b16_e32 v161, 8, v8
	v_cndmask_b32_e32 v105, v135, v105, vcc
	v_or_b32_e32 v105, v105, v160
	v_and_b32_e32 v160, 0x7f, v8
	v_lshlrev_b16_e32 v8, 7, v8
	v_and_b32_e32 v8, 0x3f80, v8
	v_add_u16_e32 v8, 0x2000, v8
	v_cmp_ne_u16_e32 vcc, s61, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v128, v8, vcc
	v_cmp_ne_u16_e32 vcc, 0, v160
	s_nop 1
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_ne_u16_e32 vcc, 1, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v129, v8, vcc
	v_cmp_ne_u16_e32 vcc, 2, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v130, v8, vcc
	v_cmp_ne_u16_e32 vcc, 3, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v131, v8, vcc
	v_cmp_ne_u16_e32 vcc, 4, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v132, v8, vcc
	v_cmp_ne_u16_e32 vcc, 5, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v133, v8, vcc
	v_cmp_ne_u16_e32 vcc, 6, v160
	s_nop 1
	v_cndmask_b32_e32 v8, v134, v8, vcc
	v_cmp_ne_u16_e32 vcc, 7, v160
	v_and_b32_e32 v160, 0xffff8000, v161
	v_and_b32_sdwa v161, v7, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v8, v135, v8, vcc
	v_cmp_ne_u16_e32 vcc, s61, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v128, v163, vcc
	v_cmp_ne_u16_e32 vcc, 0, v161
	s_nop 1
	v_cndmask_b32_e32 v163, 0, v163, vcc
	v_cmp_ne_u16_e32 vcc, 1, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v129, v163, vcc
	v_cmp_ne_u16_e32 vcc, 2, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v130, v163, vcc
	v_cmp_ne_u16_e32 vcc, 3, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v131, v163, vcc
	v_cmp_ne_u16_e32 vcc, 4, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v132, v163, vcc
	v_cmp_ne_u16_e32 vcc, 5, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v133, v163, vcc
	v_cmp_ne_u16_e32 vcc, 6, v161
	s_nop 1
	v_cndmask_b32_e32 v163, v134, v163, vcc
	v_cmp_ne_u16_e32 vcc, 7, v161
	s_nop 1
	v_cndmask_b32_e32 v161, v135, v163, vcc
	v_or_b32_e32 v161, v161, v162
	v_and_b32_sdwa v162, v7, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v162
	v_lshlrev_b16_sdwa v163, v136, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v163, 0xffff8000, v163
	v_cndmask_b32_e32 v164, v128, v164, vcc
	v_cmp_ne_u16_e32 vcc, 0, v162
	s_nop 1
	v_cndmask_b32_e32 v164, 0, v164, vcc
	v_cmp_ne_u16_e32 vcc, 1, v162
	s_nop 1
	v_cndmask_b32_e32 v164, v129, v164, vcc
	v_cmp_ne_u16_e32 vcc, 2, v162
	s_nop 1
	v_cndmask_b32_e32 v164, v130, v164, vcc
	v_cmp_ne_u16_e32 vcc, 3, v162
	s_nop 1
	v_cndmask_b32_e32 v164, v131, v164, vcc
	v_cmp_ne_u16_e32 vcc, 4, v162
	s_nop 1
	v_cndmask_b32_e32 v164, v132, v164, vcc
	v_cmp_ne_u16_e32 vcc, 5, v162
	s_nop 1
	v_cndmask_b32_e32 v164, v133, v164, vcc
	v_cmp_ne_u16_e32 vcc, 6, v162
	s_nop 1
	v_cndmask_b32_e32 v164, v134, v164, vcc
	v_cmp_ne_u16_e32 vcc, 7, v162
	s_nop 1
	v_cndmask_b32_e32 v162, v135, v164, vcc
	v_or_b32_e32 v162, v162, v163
	v_and_b32_e32 v163, 0x7f, v101
	v_lshlrev_b16_e32 v164, 8, v101
	v_lshlrev_b16_e32 v101, 7, v101
	v_and_b32_e32 v101, 0x3f80, v101
	v_add_u16_e32 v101, 0x2000, v101
	v_cmp_ne_u16_e32 vcc, s61, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v128, v101, vcc
	v_cmp_ne_u16_e32 vcc, 0, v163
	s_nop 1
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_ne_u16_e32 vcc, 1, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v129, v101, vcc
	v_cmp_ne_u16_e32 vcc, 2, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v130, v101, vcc
	v_cmp_ne_u16_e32 vcc, 3, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v131, v101, vcc
	v_cmp_ne_u16_e32 vcc, 4, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v132, v101, vcc
	v_cmp_ne_u16_e32 vcc, 5, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v133, v101, vcc
	v_cmp_ne_u16_e32 vcc, 6, v163
	s_nop 1
	v_cndmask_b32_e32 v101, v134, v101, vcc
	v_cmp_ne_u16_e32 vcc, 7, v163
	v_and_b32_e32 v163, 0xffff8000, v164
	v_lshlrev_b16_e32 v164, 8, v7
	v_cndmask_b32_e32 v101, v135, v101, vcc
	v_or_b32_e32 v101, v101, v163
	v_and_b32_e32 v163, 0x7f, v7
	v_lshlrev_b16_e32 v7, 7, v7
	v_and_b32_e32 v7, 0x3f80, v7
	v_add_u16_e32 v7, 0x2000, v7
	v_cmp_ne_u16_e32 vcc, s61, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v128, v7, vcc
	v_cmp_ne_u16_e32 vcc, 0, v163
	s_nop 1
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_ne_u16_e32 vcc, 1, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v129, v7, vcc
	v_cmp_ne_u16_e32 vcc, 2, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v130, v7, vcc
	v_cmp_ne_u16_e32 vcc, 3, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v131, v7, vcc
	v_cmp_ne_u16_e32 vcc, 4, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v132, v7, vcc
	v_cmp_ne_u16_e32 vcc, 5, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v133, v7, vcc
	v_cmp_ne_u16_e32 vcc, 6, v163
	s_nop 1
	v_cndmask_b32_e32 v7, v134, v7, vcc
	v_cmp_ne_u16_e32 vcc, 7, v163
	v_and_b32_e32 v163, 0xffff8000, v164
	v_and_b32_sdwa v164, v5, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cndmask_b32_e32 v7, v135, v7, vcc
	v_cmp_ne_u16_e32 vcc, s61, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v128, v166, vcc
	v_cmp_ne_u16_e32 vcc, 0, v164
	s_nop 1
	v_cndmask_b32_e32 v166, 0, v166, vcc
	v_cmp_ne_u16_e32 vcc, 1, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v129, v166, vcc
	v_cmp_ne_u16_e32 vcc, 2, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v130, v166, vcc
	v_cmp_ne_u16_e32 vcc, 3, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v131, v166, vcc
	v_cmp_ne_u16_e32 vcc, 4, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v132, v166, vcc
	v_cmp_ne_u16_e32 vcc, 5, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v133, v166, vcc
	v_cmp_ne_u16_e32 vcc, 6, v164
	s_nop 1
	v_cndmask_b32_e32 v166, v134, v166, vcc
	v_cmp_ne_u16_e32 vcc, 7, v164
	s_nop 1
	v_cndmask_b32_e32 v164, v135, v166, vcc
	v_or_b32_e32 v164, v164, v165
	v_and_b32_sdwa v165, v5, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v165
	v_lshlrev_b16_sdwa v166, v136, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v166, 0xffff8000, v166
	v_cndmask_b32_e32 v167, v128, v167, vcc
	v_cmp_ne_u16_e32 vcc, 0, v165
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v167, vcc
	v_cmp_ne_u16_e32 vcc, 1, v165
	s_nop 1
	v_cndmask_b32_e32 v167, v129, v167, vcc
	v_cmp_ne_u16_e32 vcc, 2, v165
	s_nop 1
	v_cndmask_b32_e32 v167, v130, v167, vcc
	v_cmp_ne_u16_e32 vcc, 3, v165
	s_nop 1
	v_cndmask_b32_e32 v167, v131, v167, vcc
	v_cmp_ne_u16_e32 vcc, 4, v165
	s_nop 1
	v_cndmask_b32_e32 v167, v132, v167, vcc
	v_cmp_ne_u16_e32 vcc, 5, v165
	s_nop 1
	v_cndmask_b32_e32 v167, v133, v167, vcc
	v_cmp_ne_u16_e32 vcc, 6, v165
	s_nop 1
	v_cndmask_b32_e32 v167, v134, v167, vcc
	v_cmp_ne_u16_e32 vcc, 7, v165
	s_nop 1
	v_cndmask_b32_e32 v165, v135, v167, vcc
	v_or_b32_e32 v165, v165, v166
	v_and_b32_e32 v166, 0x7f, v93
	v_lshlrev_b16_e32 v167, 8, v93
	v_lshlrev_b16_e32 v93, 7, v93
	v_and_b32_e32 v93, 0x3f80, v93
	v_add_u16_e32 v93, 0x2000, v93
	v_cmp_ne_u16_e32 vcc, s61, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v128, v93, vcc
	v_cmp_ne_u16_e32 vcc, 0, v166
	s_nop 1
	v_cndmask_b32_e32 v93, 0, v93, vcc
	v_cmp_ne_u16_e32 vcc, 1, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v129, v93, vcc
	v_cmp_ne_u16_e32 vcc, 2, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v130, v93, vcc
	v_cmp_ne_u16_e32 vcc, 3, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v131, v93, vcc
	v_cmp_ne_u16_e32 vcc, 4, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v132, v93, vcc
	v_cmp_ne_u16_e32 vcc, 5, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v133, v93, vcc
	v_cmp_ne_u16_e32 vcc, 6, v166
	s_nop 1
	v_cndmask_b32_e32 v93, v134, v93, vcc
	v_cmp_ne_u16_e32 vcc, 7, v166
	v_and_b32_e32 v166, 0xffff8000, v167
	v_lshlrev_b16_e32 v167, 8, v5
	v_cndmask_b32_e32 v93, v135, v93, vcc
	v_or_b32_e32 v93, v93, v166
	v_and_b32_e32 v166, 0x7f, v5
	v_lshlrev_b16_e32 v5, 7, v5
	v_and_b32_e32 v5, 0x3f80, v5
	v_add_u16_e32 v5, 0x2000, v5
	v_cmp_ne_u16_e32 vcc, s61, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v128, v5, vcc
	v_cmp_ne_u16_e32 vcc, 0, v166
	s_nop 1
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_ne_u16_e32 vcc, 1, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v129, v5, vcc
	v_cmp_ne_u16_e32 vcc, 2, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v130, v5, vcc
	v_cmp_ne_u16_e32 vcc, 3, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v131, v5, vcc
	v_cmp_ne_u16_e32 vcc, 4, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v132, v5, vcc
	v_cmp_ne_u16_e32 vcc, 5, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v133, v5, vcc
	v_cmp_ne_u16_e32 vcc, 6, v166
	s_nop 1
	v_cndmask_b32_e32 v5, v134, v5, vcc
	v_cmp_ne_u16_e32 vcc, 7, v166
	v_and_b32_e32 v166, 0xffff8000, v167
	v_lshlrev_b16_sdwa v167, v136, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v5, v135, v5, vcc
	v_or_b32_e32 v5, v5, v166
	v_and_b32_sdwa v166, v3, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v166
	v_and_b32_e32 v167, 0xffff8000, v167
	s_nop 0
	v_cndmask_b32_e32 v168, v128, v168, vcc
	v_cmp_ne_u16_e32 vcc, 0, v166
	s_nop 1
	v_cndmask_b32_e32 v168, 0, v168, vcc
	v_cmp_ne_u16_e32 vcc, 1, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v129, v168, vcc
	v_cmp_ne_u16_e32 vcc, 2, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v130, v168, vcc
	v_cmp_ne_u16_e32 vcc, 3, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v131, v168, vcc
	v_cmp_ne_u16_e32 vcc, 4, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v132, v168, vcc
	v_cmp_ne_u16_e32 vcc, 5, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v133, v168, vcc
	v_cmp_ne_u16_e32 vcc, 6, v166
	s_nop 1
	v_cndmask_b32_e32 v168, v134, v168, vcc
	v_cmp_ne_u16_e32 vcc, 7, v166
	s_nop 1
	v_cndmask_b32_e32 v166, v135, v168, vcc
	v_or_b32_e32 v166, v166, v167
	v_and_b32_sdwa v167, v3, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v167
	v_lshlrev_b16_sdwa v168, v136, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v168, 0xffff8000, v168
	v_cndmask_b32_e32 v169, v128, v169, vcc
	v_cmp_ne_u16_e32 vcc, 0, v167
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v169, vcc
	v_cmp_ne_u16_e32 vcc, 1, v167
	s_nop 1
	v_cndmask_b32_e32 v169, v129, v169, vcc
	v_cmp_ne_u16_e32 vcc, 2, v167
	s_nop 1
	v_cndmask_b32_e32 v169, v130, v169, vcc
	v_cmp_ne_u16_e32 vcc, 3, v167
	s_nop 1
	v_cndmask_b32_e32 v169, v131, v169, vcc
	v_cmp_ne_u16_e32 vcc, 4, v167
	s_nop 1
	v_cndmask_b32_e32 v169, v132, v169, vcc
	v_cmp_ne_u16_e32 vcc, 5, v167
	s_nop 1
	v_cndmask_b32_e32 v169, v133, v169, vcc
	v_cmp_ne_u16_e32 vcc, 6, v167
	s_nop 1
	v_cndmask_b32_e32 v169, v134, v169, vcc
	v_cmp_ne_u16_e32 vcc, 7, v167
	s_nop 1
	v_cndmask_b32_e32 v167, v135, v169, vcc
	v_or_b32_e32 v167, v167, v168
	v_and_b32_e32 v168, 0x7f, v89
	v_lshlrev_b16_e32 v169, 8, v89
	v_lshlrev_b16_e32 v89, 7, v89
	v_and_b32_e32 v89, 0x3f80, v89
	v_add_u16_e32 v89, 0x2000, v89
	v_cmp_ne_u16_e32 vcc, s61, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v128, v89, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v89, 0, v89, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v129, v89, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v130, v89, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v131, v89, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v132, v89, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v133, v89, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v89, v134, v89, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_and_b32_e32 v168, 0xffff8000, v169
	v_lshlrev_b16_e32 v169, 8, v3
	v_cndmask_b32_e32 v89, v135, v89, vcc
	v_or_b32_e32 v89, v89, v168
	v_and_b32_e32 v168, 0x7f, v3
	v_lshlrev_b16_e32 v3, 7, v3
	v_and_b32_e32 v3, 0x3f80, v3
	v_add_u16_e32 v3, 0x2000, v3
	v_cmp_ne_u16_e32 vcc, s61, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v128, v3, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v129, v3, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v130, v3, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v131, v3, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v132, v3, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v133, v3, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v3, v134, v3, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	v_and_b32_e32 v168, 0xffff8000, v169
	v_lshlrev_b16_sdwa v169, v136, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v3, v135, v3, vcc
	v_or_b32_e32 v3, v3, v168
	v_and_b32_sdwa v168, v1, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v168
	v_and_b32_e32 v169, 0xffff8000, v169
	s_nop 0
	v_cndmask_b32_e32 v170, v128, v170, vcc
	v_cmp_ne_u16_e32 vcc, 0, v168
	s_nop 1
	v_cndmask_b32_e32 v170, 0, v170, vcc
	v_cmp_ne_u16_e32 vcc, 1, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v129, v170, vcc
	v_cmp_ne_u16_e32 vcc, 2, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v130, v170, vcc
	v_cmp_ne_u16_e32 vcc, 3, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v131, v170, vcc
	v_cmp_ne_u16_e32 vcc, 4, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v132, v170, vcc
	v_cmp_ne_u16_e32 vcc, 5, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v133, v170, vcc
	v_cmp_ne_u16_e32 vcc, 6, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v134, v170, vcc
	v_cmp_ne_u16_e32 vcc, 7, v168
	s_nop 1
	v_cndmask_b32_e32 v168, v135, v170, vcc
	v_or_b32_e32 v168, v168, v169
	v_and_b32_sdwa v169, v1, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v169
	v_lshlrev_b16_sdwa v170, v136, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v171, v128, v171, vcc
	v_cmp_ne_u16_e32 vcc, 0, v169
	s_nop 1
	v_cndmask_b32_e32 v171, 0, v171, vcc
	v_cmp_ne_u16_e32 vcc, 1, v169
	s_nop 1
	v_cndmask_b32_e32 v171, v129, v171, vcc
	v_cmp_ne_u16_e32 vcc, 2, v169
	s_nop 1
	v_cndmask_b32_e32 v171, v130, v171, vcc
	v_cmp_ne_u16_e32 vcc, 3, v169
	s_nop 1
	v_cndmask_b32_e32 v171, v131, v171, vcc
	v_cmp_ne_u16_e32 vcc, 4, v169
	s_nop 1
	v_cndmask_b32_e32 v171, v132, v171, vcc
	v_cmp_ne_u16_e32 vcc, 5, v169
	s_nop 1
	v_cndmask_b32_e32 v171, v133, v171, vcc
	v_cmp_ne_u16_e32 vcc, 6, v169
	s_nop 1
	v_cndmask_b32_e32 v171, v134, v171, vcc
	v_cmp_ne_u16_e32 vcc, 7, v169
	s_nop 1
	v_cndmask_b32_e32 v169, v135, v171, vcc
	v_or_b32_e32 v169, v169, v170
	v_and_b32_e32 v170, 0x7f, v86
	v_lshlrev_b16_e32 v171, 8, v86
	v_lshlrev_b16_e32 v86, 7, v86
	v_and_b32_e32 v86, 0x3f80, v86
	v_add_u16_e32 v86, 0x2000, v86
	v_cmp_ne_u16_e32 vcc, s61, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v128, v86, vcc
	v_cmp_ne_u16_e32 vcc, 0, v170
	s_nop 1
	v_cndmask_b32_e32 v86, 0, v86, vcc
	v_cmp_ne_u16_e32 vcc, 1, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v129, v86, vcc
	v_cmp_ne_u16_e32 vcc, 2, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v130, v86, vcc
	v_cmp_ne_u16_e32 vcc, 3, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v131, v86, vcc
	v_cmp_ne_u16_e32 vcc, 4, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v132, v86, vcc
	v_cmp_ne_u16_e32 vcc, 5, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v133, v86, vcc
	v_cmp_ne_u16_e32 vcc, 6, v170
	s_nop 1
	v_cndmask_b32_e32 v86, v134, v86, vcc
	v_cmp_ne_u16_e32 vcc, 7, v170
	v_and_b32_e32 v170, 0xffff8000, v171
	v_lshlrev_b16_e32 v171, 8, v1
	v_cndmask_b32_e32 v86, v135, v86, vcc
	v_or_b32_e32 v86, v86, v170
	v_and_b32_e32 v170, 0x7f, v1
	v_lshlrev_b16_e32 v1, 7, v1
	v_and_b32_e32 v1, 0x3f80, v1
	v_add_u16_e32 v1, 0x2000, v1
	v_cmp_ne_u16_e32 vcc, s61, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v128, v1, vcc
	v_cmp_ne_u16_e32 vcc, 0, v170
	s_nop 1
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cmp_ne_u16_e32 vcc, 1, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v129, v1, vcc
	v_cmp_ne_u16_e32 vcc, 2, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v130, v1, vcc
	v_cmp_ne_u16_e32 vcc, 3, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v131, v1, vcc
	v_cmp_ne_u16_e32 vcc, 4, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v132, v1, vcc
	v_cmp_ne_u16_e32 vcc, 5, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v133, v1, vcc
	v_cmp_ne_u16_e32 vcc, 6, v170
	s_nop 1
	v_cndmask_b32_e32 v1, v134, v1, vcc
	v_cmp_ne_u16_e32 vcc, 7, v170
	v_and_b32_e32 v170, 0xffff8000, v171
	v_lshlrev_b16_sdwa v171, v137, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_cndmask_b32_e32 v1, v135, v1, vcc
	v_or_b32_e32 v178, v1, v170
	v_and_b32_sdwa v1, v6, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_and_b32_e32 v171, 0x3f80, v171
	v_add_u16_e32 v171, 0x2000, v171
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v171, v128, v171, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v171, 0, v171, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v129, v171, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v130, v171, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v131, v171, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v132, v171, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v133, v171, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v134, v171, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v171, vcc
	v_lshlrev_b16_sdwa v171, v137, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_or_b32_e32 v176, v1, v170
	v_and_b32_sdwa v1, v6, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v171, 0x3f80, v171
	v_add_u16_e32 v171, 0x2000, v171
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v171, v128, v171, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v171, 0, v171, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v129, v171, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v130, v171, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v131, v171, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v132, v171, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v133, v171, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v134, v171, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v171, vcc
	v_or_b32_e32 v177, v1, v170
	v_and_b32_e32 v1, 0x7f, v82
	v_lshlrev_b16_e32 v170, 8, v82
	v_lshlrev_b16_e32 v82, 7, v82
	v_and_b32_e32 v82, 0x3f80, v82
	v_add_u16_e32 v82, 0x2000, v82
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v171, v137, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v171, 0x3f80, v171
	v_cndmask_b32_e32 v82, v128, v82, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	v_add_u16_e32 v171, 0x2000, v171
	s_nop 0
	v_cndmask_b32_e32 v82, 0, v82, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v82, v129, v82, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v82, v130, v82, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v82, v131, v82, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v82, v132, v82, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v82, v133, v82, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v82, v134, v82, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v82, vcc
	v_and_b32_e32 v82, 0xffff8000, v170
	v_or_b32_e32 v82, v1, v82
	v_and_b32_e32 v1, 0x7f, v6
	v_lshlrev_b16_e32 v170, 8, v6
	v_lshlrev_b16_e32 v6, 7, v6
	v_and_b32_e32 v6, 0x3f80, v6
	v_add_u16_e32 v6, 0x2000, v6
	v_cmp_ne_u16_e32 vcc, s61, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v128, v6, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v129, v6, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v130, v6, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v131, v6, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v132, v6, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v133, v6, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v6, v134, v6, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v6, vcc
	v_and_b32_e32 v6, 0xffff8000, v170
	v_or_b32_e32 v6, v1, v6
	v_and_b32_sdwa v1, v4, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v171, v128, v171, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v171, 0, v171, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v129, v171, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v130, v171, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v131, v171, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v132, v171, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v133, v171, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v134, v171, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v171, vcc
	v_lshlrev_b16_sdwa v171, v137, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_or_b32_e32 v173, v1, v170
	v_and_b32_sdwa v1, v4, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v171, 0x3f80, v171
	v_add_u16_e32 v171, 0x2000, v171
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v171, v128, v171, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v171, 0, v171, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v129, v171, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v130, v171, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v131, v171, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v132, v171, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v133, v171, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v134, v171, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v171, vcc
	v_or_b32_e32 v174, v1, v170
	v_and_b32_e32 v1, 0x7f, v78
	v_lshlrev_b16_e32 v170, 8, v78
	v_lshlrev_b16_e32 v78, 7, v78
	v_and_b32_e32 v78, 0x3f80, v78
	v_add_u16_e32 v78, 0x2000, v78
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v171, v137, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v171, 0x3f80, v171
	v_cndmask_b32_e32 v78, v128, v78, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	v_add_u16_e32 v171, 0x2000, v171
	v_perm_b32 v173, v173, v174, s67
	v_cndmask_b32_e32 v78, 0, v78, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	v_perm_b32 v174, v97, v99, s67
	s_nop 0
	v_cndmask_b32_e32 v78, v129, v78, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v78, v130, v78, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v78, v131, v78, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v78, v132, v78, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v78, v133, v78, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v78, v134, v78, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v78, vcc
	v_and_b32_e32 v78, 0xffff8000, v170
	v_or_b32_e32 v78, v1, v78
	v_and_b32_e32 v1, 0x7f, v4
	v_lshlrev_b16_e32 v170, 8, v4
	v_lshlrev_b16_e32 v4, 7, v4
	v_and_b32_e32 v4, 0x3f80, v4
	v_add_u16_e32 v4, 0x2000, v4
	v_cmp_ne_u16_e32 vcc, s61, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v128, v4, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v129, v4, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v130, v4, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v131, v4, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v132, v4, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v133, v4, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v4, v134, v4, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v4, vcc
	v_and_b32_e32 v4, 0xffff8000, v170
	v_or_b32_e32 v4, v1, v4
	v_and_b32_sdwa v1, v2, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v171, v128, v171, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v171, 0, v171, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v129, v171, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v130, v171, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v131, v171, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v132, v171, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v133, v171, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v171, v134, v171, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v171, vcc
	v_or_b32_e32 v171, v1, v170
	v_and_b32_sdwa v1, v2, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v172, v128, v172, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v172, 0, v172, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v172, v129, v172, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v172, v130, v172, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v172, v131, v172, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v172, v132, v172, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v172, v133, v172, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v172, v134, v172, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v172, vcc
	v_or_b32_e32 v172, v1, v170
	v_and_b32_e32 v1, 0x7f, v74
	v_lshlrev_b16_e32 v170, 8, v74
	v_lshlrev_b16_e32 v74, 7, v74
	v_and_b32_e32 v74, 0x3f80, v74
	v_add_u16_e32 v74, 0x2000, v74
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_perm_b32 v171, v171, v172, s67
	v_perm_b32 v172, v78, v4, s67
	v_cndmask_b32_e32 v74, v128, v74, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	v_perm_b32 v78, v80, v60, s67
	v_perm_b32 v60, v76, v61, s67
	v_cndmask_b32_e32 v74, 0, v74, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	v_perm_b32 v61, v73, v75, s67
	v_perm_b32 v4, v72, v62, s67
	v_cndmask_b32_e32 v74, v129, v74, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v74, v130, v74, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v74, v131, v74, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v74, v132, v74, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v74, v133, v74, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v74, v134, v74, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v74, vcc
	v_and_b32_e32 v74, 0xffff8000, v170
	v_or_b32_e32 v74, v1, v74
	v_and_b32_e32 v1, 0x7f, v2
	v_lshlrev_b16_e32 v170, 8, v2
	v_lshlrev_b16_e32 v2, 7, v2
	v_and_b32_e32 v2, 0x3f80, v2
	v_add_u16_e32 v2, 0x2000, v2
	v_cmp_ne_u16_e32 vcc, s61, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v128, v2, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v129, v2, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v130, v2, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v131, v2, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v132, v2, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v133, v2, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v134, v2, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v2, vcc
	v_and_b32_e32 v2, 0xffff8000, v170
	v_or_b32_e32 v2, v1, v2
	v_and_b32_sdwa v1, v0, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v1
	v_lshlrev_b16_sdwa v170, v136, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_and_b32_e32 v170, 0xffff8000, v170
	v_cndmask_b32_e32 v175, v128, v175, vcc
	v_cmp_ne_u16_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v175, 0, v175, vcc
	v_cmp_ne_u16_e32 vcc, 1, v1
	s_nop 1
	v_cndmask_b32_e32 v175, v129, v175, vcc
	v_cmp_ne_u16_e32 vcc, 2, v1
	s_nop 1
	v_cndmask_b32_e32 v175, v130, v175, vcc
	v_cmp_ne_u16_e32 vcc, 3, v1
	s_nop 1
	v_cndmask_b32_e32 v175, v131, v175, vcc
	v_cmp_ne_u16_e32 vcc, 4, v1
	s_nop 1
	v_cndmask_b32_e32 v175, v132, v175, vcc
	v_cmp_ne_u16_e32 vcc, 5, v1
	s_nop 1
	v_cndmask_b32_e32 v175, v133, v175, vcc
	v_cmp_ne_u16_e32 vcc, 6, v1
	s_nop 1
	v_cndmask_b32_e32 v175, v134, v175, vcc
	v_cmp_ne_u16_e32 vcc, 7, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v135, v175, vcc
	v_or_b32_e32 v1, v1, v170
	v_and_b32_sdwa v170, v0, s61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_ne_u16_e32 vcc, s61, v170
	v_lshlrev_b16_sdwa v175, v136, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_and_b32_e32 v175, 0xffff8000, v175
	v_cndmask_b32_e32 v179, v128, v179, vcc
	v_cmp_ne_u16_e32 vcc, 0, v170
	s_nop 1
	v_cndmask_b32_e32 v179, 0, v179, vcc
	v_cmp_ne_u16_e32 vcc, 1, v170
	s_nop 1
	v_cndmask_b32_e32 v179, v129, v179, vcc
	v_cmp_ne_u16_e32 vcc, 2, v170
	s_nop 1
	v_cndmask_b32_e32 v179, v130, v179, vcc
	v_cmp_ne_u16_e32 vcc, 3, v170
	s_nop 1
	v_cndmask_b32_e32 v179, v131, v179, vcc
	v_cmp_ne_u16_e32 vcc, 4, v170
	s_nop 1
	v_cndmask_b32_e32 v179, v132, v179, vcc
	v_cmp_ne_u16_e32 vcc, 5, v170
	s_nop 1
	v_cndmask_b32_e32 v179, v133, v179, vcc
	v_cmp_ne_u16_e32 vcc, 6, v170
	s_nop 1
	v_cndmask_b32_e32 v179, v134, v179, vcc
	v_cmp_ne_u16_e32 vcc, 7, v170
	s_nop 1
	v_cndmask_b32_e32 v170, v135, v179, vcc
	v_or_b32_e32 v170, v170, v175
	v_and_b32_e32 v175, 0x7f, v70
	v_lshlrev_b16_e32 v179, 8, v70
	v_lshlrev_b16_e32 v70, 7, v70
	v_and_b32_e32 v70, 0x3f80, v70
	v_add_u16_e32 v70, 0x2000, v70
	v_cmp_ne_u16_e32 vcc, s61, v175
	v_perm_b32 v1, v1, v170, s67
	v_perm_b32 v170, v74, v2, s67
	v_cndmask_b32_e32 v70, v128, v70, vcc
	v_cmp_ne_u16_e32 vcc, 0, v175
	v_perm_b32 v2, v89, v3, s67
	v_perm_b32 v3, v166, v167, s67
	v_cndmask_b32_e32 v70, 0, v70, vcc
	v_cmp_ne_u16_e32 vcc, 1, v175
	s_nop 1
	v_cndmask_b32_e32 v70, v129, v70, vcc
	v_cmp_ne_u16_e32 vcc, 2, v175
	s_nop 1
	v_cndmask_b32_e32 v70, v130, v70, vcc
	v_cmp_ne_u16_e32 vcc, 3, v175
	s_nop 1
	v_cndmask_b32_e32 v70, v131, v70, vcc
	v_cmp_ne_u16_e32 vcc, 4, v175
	s_nop 1
	v_cndmask_b32_e32 v70, v132, v70, vcc
	v_cmp_ne_u16_e32 vcc, 5, v175
	s_nop 1
	v_cndmask_b32_e32 v70, v133, v70, vcc
	v_cmp_ne_u16_e32 vcc, 6, v175
	s_nop 1
	v_cndmask_b32_e32 v70, v134, v70, vcc
	v_cmp_ne_u16_e32 vcc, 7, v175
	v_and_b32_e32 v175, 0xffff8000, v179
	v_lshlrev_b16_e32 v179, 8, v0
	v_cndmask_b32_e32 v70, v135, v70, vcc
	v_or_b32_e32 v70, v70, v175
	v_and_b32_e32 v175, 0x7f, v0
	v_lshlrev_b16_e32 v0, 7, v0
	v_and_b32_e32 v0, 0x3f80, v0
	v_add_u16_e32 v0, 0x2000, v0
	v_cmp_ne_u16_e32 vcc, s61, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v128, v0, vcc
	v_cmp_ne_u16_e32 vcc, 0, v175
	s_nop 1
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_ne_u16_e32 vcc, 1, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v129, v0, vcc
	v_cmp_ne_u16_e32 vcc, 2, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v130, v0, vcc
	v_cmp_ne_u16_e32 vcc, 3, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v131, v0, vcc
	v_cmp_ne_u16_e32 vcc, 4, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v132, v0, vcc
	v_cmp_ne_u16_e32 vcc, 5, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v133, v0, vcc
	v_cmp_ne_u16_e32 vcc, 6, v175
	s_nop 1
	v_cndmask_b32_e32 v0, v134, v0, vcc
	v_cmp_ne_u16_e32 vcc, 7, v175
	v_and_b32_e32 v175, 0xffff8000, v179
	s_nop 0
	v_cndmask_b32_e32 v0, v135, v0, vcc
	v_or_b32_e32 v0, v0, v175
	v_perm_b32 v175, v94, v95, s67
	v_perm_b32 v0, v70, v0, s67
	v_perm_b32 v95, v176, v177, s67
	v_perm_b32 v176, v92, v57, s67
	v_perm_b32 v177, v90, v91, s67
	v_mfma_f32_16x16x16_f16 a[0:3], v[174:175], v[0:1], 0
	v_perm_b32 v0, v86, v178, s67
	v_perm_b32 v86, v88, v58, s67
	v_perm_b32 v58, v84, v59, s67
	v_mfma_f32_16x16x16_f16 a[0:3], v[176:177], v[170:171], a[0:3]
	v_perm_b32 v59, v81, v83, s67
	v_perm_b32 v94, v82, v6, s67
	v_perm_b32 v1, v168, v169, s67
	v_mfma_f32_16x16x16_f16 a[0:3], v[86:87], v[172:173], a[0:3]
	v_mfma_f32_16x16x16_f16 a[0:3], v[58:59], v[94:95], a[0:3]
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[0:1], a[0:3]
	v_perm_b32 v0, v93, v5, s67
	v_perm_b32 v5, v69, v71, s67
	v_perm_b32 v1, v164, v165, s67
	v_mfma_f32_16x16x16_f16 a[0:3], v[60:61], v[2:3], a[0:3]
	v_perm_b32 v2, v68, v63, s67
	v_perm_b32 v3, v54, v55, s67
	v_mfma_f32_16x16x16_f16 a[0:3], v[4:5], v[0:1], a[0:3]
	v_or_b32_e32 v0, v7, v163
	v_perm_b32 v0, v101, v0, s67
	v_perm_b32 v1, v161, v162, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[0:3], v[2:3], v[0:1], a[0:3]
	v_or_b32_e32 v0, v8, v160
	v_perm_b32 v0, v105, v0, s67
	v_perm_b32 v1, v158, v159, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[174:175], v[0:1], 0
	v_or_b32_e32 v0, v10, v157
	v_perm_b32 v0, v141, v0, s67
	v_perm_b32 v1, v155, v156, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[176:177], v[0:1], a[4:7]
	v_or_b32_e32 v0, v12, v154
	v_perm_b32 v0, v146, v0, s67
	v_perm_b32 v1, v152, v153, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[86:87], v[0:1], a[4:7]
	v_or_b32_e32 v0, v14, v151
	v_perm_b32 v0, v150, v0, s67
	v_perm_b32 v1, v148, v149, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[0:1], a[4:7]
	v_or_b32_e32 v0, v9, v147
	v_perm_b32 v0, v145, v0, s67
	v_perm_b32 v1, v143, v144, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[78:79], v[0:1], a[4:7]
	v_or_b32_e32 v0, v11, v142
	v_perm_b32 v0, v140, v0, s67
	v_perm_b32 v1, v107, v139, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[60:61], v[0:1], a[4:7]
	v_or_b32_e32 v0, v13, v106
	v_perm_b32 v0, v104, v0, s67
	v_perm_b32 v1, v102, v103, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[4:5], v[0:1], a[4:7]
	v_or_b32_e32 v0, v15, v100
	v_perm_b32 v0, v98, v0, s67
	v_perm_b32 v1, v56, v96, s67
	s_nop 1
	v_mfma_f32_16x16x16_f16 a[4:7], v[2:3], v[0:1], a[4:7]
.LBB0_46:
	s_waitcnt lgkmcnt(1)
	v_accvgpr_read_b32 v7, a0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v64, v67
	v_fma_f32 v7, v8, v7, v48
	s_nop 1
	v_accvgpr_read_b32 v3, a4
	.loc	1 13 0
	v_cndmask_b32_e64 v7, v48, v7, s[24:25]
	.loc	1 15 0
	v_accvgpr_read_b32 v6, a1
	v_mul_f32_e32 v9, v43, v67
	v_fma_f32 v3, v8, v3, v50
	.loc	1 16 0
	v_bfe_u32 v8, v7, 16, 1
	.loc	1 15 0
	v_fma_f32 v6, v9, v6, v49
	.loc	1 16 0
	v_add3_u32 v8, v7, v8, s68
	.loc	1 13 0
	v_cndmask_b32_e64 v6, v49, v6, s[24:25]
	.loc	1 16 0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v7, v7
	.loc	1 15 0
	v_accvgpr_read_b32 v5, a2
	v_mul_f32_e32 v10, v66, v67
	.loc	1 16 0
	v_cndmask_b32_e64 v7, v138, v8, s[2:3]
	v_bfe_u32 v8, v6, 16, 1
	.loc	1 15 0
	v_fma_f32 v5, v10, v5, v52
	.loc	1 16 0
	v_add3_u32 v8, v6, v8, s68
	.loc	1 13 0
	v_cndmask_b32_e64 v5, v52, v5, s[24:25]
	.loc	1 16 0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v6, v6
	.loc	1 15 0
	v_accvgpr_read_b32 v4, a3
	v_mul_f32_e32 v11, v65, v67
	.loc	1 16 0
	v_cndmask_b32_e64 v6, v138, v8, s[2:3]
	v_bfe_u32 v8, v5, 16, 1
	.loc	1 15 0
	v_fma_f32 v4, v11, v4, v53
	.loc	1 16 0
	v_add3_u32 v8, v5, v8, s68
	.loc	1 13 0
	v_cndmask_b32_e64 v4, v53, v4, s[24:25]
	.loc	1 16 0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v5, v5
	.loc	1 13 0
	v_cndmask_b32_e64 v3, v50, v3, s[24:25]
	.loc	1 15 0
	v_accvgpr_read_b32 v2, a5
	.loc	1 16 0
	v_cndmask_b32_e64 v5, v138, v8, s[2:3]
	v_bfe_u32 v8, v4, 16, 1
	v_add3_u32 v8, v4, v8, s68
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v4, v4
	.loc	1 15 0
	v_fma_f32 v2, v9, v2, v51
	.loc	1 13 0
	v_cndmask_b32_e64 v2, v51, v2, s[24:25]
	.loc	1 16 0
	v_cndmask_b32_e64 v4, v138, v8, s[2:3]
	v_bfe_u32 v8, v3, 16, 1
	v_add3_u32 v8, v3, v8, s68
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v3, v3
	.loc	1 15 0
	v_accvgpr_read_b32 v1, a6
	v_fma_f32 v1, v10, v1, v46
	.loc	1 16 0
	v_cndmask_b32_e64 v3, v138, v8, s[2:3]
	v_bfe_u32 v8, v2, 16, 1
	v_add3_u32 v8, v2, v8, s68
	.loc	1 13 0
	v_cndmask_b32_e64 v1, v46, v1, s[24:25]
	.loc	1 16 0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v2, v2
	.loc	1 15 0
	v_accvgpr_read_b32 v0, a7
	v_fma_f32 v0, v11, v0, v47
	.loc	1 16 0
	v_cndmask_b32_e64 v2, v138, v8, s[2:3]
	v_bfe_u32 v8, v1, 16, 1
	v_add3_u32 v8, v1, v8, s68
	.loc	1 13 0
	v_cndmask_b32_e64 v0, v47, v0, s[24:25]
	.loc	1 16 0
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v1, v1
	.loc	1 10 0
	v_cmp_gt_i32_e32 vcc, s14, v42
	.loc	1 16 0
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v1, v138, v8, s[2:3]
	v_bfe_u32 v8, v0, 16, 1
	v_add3_u32 v8, v0, v8, s68
	v_lshrrev_b32_e32 v8, 16, v8
	v_cmp_o_f32_e64 s[2:3], v0, v0
	s_barrier
	s_nop 0
	v_cndmask_b32_e64 v0, v138, v8, s[2:3]
	v_add_u32_e32 v8, 0, v113
	ds_write_b16 v8, v7
	ds_write_b16 v8, v6 offset:1024
	ds_write_b16 v119, v5
	ds_write_b16 v119, v4 offset:1024
	ds_write_b16 v120, v3
	ds_write_b16 v120, v2 offset:1024
	ds_write_b16 v121, v1
	ds_write_b16 v121, v0 offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	v_add_u32_e32 v0, 0, v114
	ds_read_u16 v1, v0
	ds_read_u16 v2, v0 offset:4
	ds_read_u16 v0, v122 offset:256
	ds_read_u16 v3, v122 offset:260
	ds_read_u16 v5, v123 offset:512
	ds_read_u16 v6, v124 offset:768
	ds_read_u16 v7, v123 offset:516
	ds_read_u16 v8, v124 offset:772
	.loc	1 9 0
	v_or_b32_e32 v4, v44, v26
	.loc	1 16 0
	s_waitcnt lgkmcnt(5)
	v_perm_b32 v0, v0, v1, s67
	s_waitcnt lgkmcnt(2)
	v_perm_b32 v1, v6, v5, s67
	v_perm_b32 v2, v3, v2, s67
	s_waitcnt lgkmcnt(0)
	v_perm_b32 v3, v8, v7, s67
	v_mad_i64_i32 v[6:7], s[18:19], v42, s17, 0
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[10:11]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, v[6:7]
	global_store_dwordx4 v[4:5], v[0:3], off
	s_branch .LBB0_2
.LBB0_48:
	.loc	1 7 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel down_in_8_bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 336
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
		.amdhsa_next_free_vgpr 200
		.amdhsa_next_free_sgpr 72
		.amdhsa_accum_offset 192
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
	.size	down_in_8_bits, .Lfunc_end0-down_in_8_bits
	.set down_in_8_bits.num_vgpr, 190
	.set down_in_8_bits.num_agpr, 8
	.set down_in_8_bits.numbered_sgpr, 72
	.set down_in_8_bits.num_named_barrier, 0
	.set down_in_8_bits.private_seg_size, 0
	.set down_in_8_bits.uses_vcc, 1
	.set down_in_8_bits.uses_flat_scratch, 0
	.set down_in_8_bits.has_dyn_sized_stack, 0
	.set down_in_8_bits.has_recursion, 0
	.set down_in_8_bits.has_indirect_call, 0
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
  - .agpr_count:     8
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
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
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
        .value_kind:     hidden_block_count_x
      - .offset:         84
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         88
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         92
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         94
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         96
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         98
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         100
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         102
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         120
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         128
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         136
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         144
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         200
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 336
    .max_flat_workgroup_size: 256
    .name:           down_in_8_bits
    .private_segment_fixed_size: 0
    .sgpr_count:     78
    .sgpr_spill_count: 0
    .symbol:         down_in_8_bits.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     200
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
