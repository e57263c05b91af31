; lds 4
	.file	1 "reduce_tiles"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	reduce_tiles
	.p2align	8
	.type	reduce_tiles,@function
reduce_tiles:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 4 0
	s_add_i32 s0, s12, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s30, s0, 6
	s_add_i32 s0, s13, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s31, s0, 6
	.loc	1 5 0
	s_mul_i32 s33, s31, s30
	s_cmp_ge_i32 s16, s33
	s_cbranch_scc1 .LBB0_27
	.loc	1 6 0
	s_lshl_b32 s0, s31, 3
	s_cmp_gt_i32 s11, 0
	s_cselect_b64 s[18:19], -1, 0
	s_ashr_i32 s34, s31, 31
	s_add_i32 s0, s0, s34
	s_xor_b32 s35, s0, s34
	v_cvt_f32_u32_e32 v1, s35
	.loc	1 7 0
	v_lshrrev_b32_e32 v28, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s17, 0, s35
	s_mul_hi_i32 s36, s13, s12
	s_mul_i32 s37, s13, s12
	v_mul_f32_e32 v0, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v0, v0
	v_cndmask_b32_e64 v1, 0, 1, s[18:19]
	v_and_b32_e32 v29, 56, v2
	v_mov_b32_e32 v30, 0
	v_readfirstlane_b32 s18, v0
	s_mul_i32 s17, s17, s18
	s_mul_hi_u32 s17, s18, s17
	s_add_i32 s38, s18, s17
	v_cmp_ne_u32_e64 s[18:19], 1, v1
	s_movk_i32 s39, 0x7fff
	s_mov_b32 s40, 0x5040100
	v_mov_b32_e32 v31, 0x7fff
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[22:23]
	.loc	1 5 0
	s_add_i32 s16, s16, s15
	s_cmp_lt_i32 s16, s33
	s_cbranch_scc0 .LBB0_27
.LBB0_3:
	.loc	1 6 0
	s_abs_i32 s21, s16
	s_mul_hi_u32 s22, s21, s38
	s_mul_i32 s23, s22, s35
	s_ashr_i32 s17, s16, 31
	s_sub_i32 s21, s21, s23
	s_xor_b32 s20, s17, s34
	s_add_i32 s23, s22, 1
	s_sub_i32 s24, s21, s35
	s_cmp_ge_u32 s21, s35
	s_cselect_b32 s22, s23, s22
	s_cselect_b32 s21, s24, s21
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s21, s35
	s_cselect_b32 s21, s23, s22
	s_xor_b32 s21, s21, s20
	s_sub_i32 s20, s21, s20
	s_lshl_b32 s20, s20, 3
	s_sub_i32 s21, s30, s20
	s_min_i32 s21, s21, 8
	s_abs_i32 s22, s21
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s26, 0, s22
	s_mul_i32 s23, s20, s31
	s_sub_i32 s23, s16, s23
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s25, s23
	s_xor_b32 s24, s23, s21
	s_ashr_i32 s24, s24, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_readfirstlane_b32 s27, v0
	s_mul_i32 s26, s26, s27
	s_mul_hi_u32 s26, s27, s26
	s_add_i32 s27, s27, s26
	s_mul_hi_u32 s26, s25, s27
	s_mul_i32 s27, s26, s22
	s_sub_i32 s25, s25, s27
	s_add_i32 s27, s26, 1
	s_sub_i32 s28, s25, s22
	s_cmp_ge_u32 s25, s22
	s_cselect_b32 s26, s27, s26
	s_cselect_b32 s25, s28, s25
	s_add_i32 s27, s26, 1
	s_cmp_ge_u32 s25, s22
	s_cselect_b32 s22, s27, s26
	s_xor_b32 s22, s22, s24
	s_sub_i32 s22, s22, s24
	s_mul_i32 s21, s22, s21
	s_sub_i32 s21, s23, s21
	s_add_i32 s20, s20, s21
	.loc	1 7 0
	v_lshl_or_b32 v4, s20, 6, v28
	v_lshl_or_b32 v0, s22, 6, v29
	.loc	1 8 0
	v_cmp_gt_i32_e64 s[20:21], s12, v4
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[22:23], s[20:21], vcc
	v_mad_i64_i32 v[2:3], s[20:21], v4, s13, 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v35, 0
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_5
	v_lshl_add_u64 v[6:7], v[2:3], 1, s[2:3]
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[6:7]
	global_load_dwordx4 v[32:35], v[6:7], off
.LBB0_5:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 7 0
	v_or_b32_e32 v4, 32, v4
	.loc	1 8 0
	v_cmp_gt_i32_e64 s[20:21], s12, v4
	s_and_b64 s[20:21], s[20:21], vcc
	v_mad_i64_i32 v[4:5], s[24:25], v4, s13, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	s_and_saveexec_b64 s[24:25], s[20:21]
	s_cbranch_execz .LBB0_7
	v_lshl_add_u64 v[6:7], v[4:5], 1, s[2:3]
	v_lshl_add_u64 v[6:7], v[0:1], 1, v[6:7]
	global_load_dwordx4 v[36:39], v[6:7], off
.LBB0_7:
	s_or_b64 exec, exec, s[24:25]
	.loc	1 10 0
	v_lshl_add_u64 v[14:15], v[2:3], 0, v[0:1]
	s_and_b64 vcc, exec, s[18:19]
	v_lshl_add_u64 v[10:11], v[4:5], 0, v[0:1]
	s_cbranch_vccnz .LBB0_22
	.loc	1 9 0
	s_lshl_b64 s[24:25], s[16:17], 2
	s_add_u32 s17, s8, s24
	v_mov_b32_e32 v8, 0
	s_addc_u32 s41, s9, s25
	s_mov_b32 s42, 0
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v16, v8
	v_mov_b32_e32 v17, v8
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v19, v8
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v21, v8
	v_mov_b32_e32 v22, v8
	v_mov_b32_e32 v23, v8
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v25, v8
	v_mov_b32_e32 v26, v8
	v_mov_b32_e32 v27, v8
	s_branch .LBB0_11
.LBB0_9:
	s_or_b64 exec, exec, s[26:27]
.LBB0_10:
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0xffff0000, v7
	v_lshlrev_b32_e32 v40, 16, v7
	v_and_b32_e32 v7, 0xffff0000, v6
	v_lshlrev_b32_e32 v6, 16, v6
	v_and_b32_e32 v43, 0xffff0000, v5
	v_lshlrev_b32_e32 v42, 16, v5
	v_and_b32_e32 v5, 0xffff0000, v4
	v_lshlrev_b32_e32 v4, 16, v4
	v_and_b32_e32 v45, 0xffff0000, v3
	v_lshlrev_b32_e32 v44, 16, v3
	v_and_b32_e32 v3, 0xffff0000, v2
	v_lshlrev_b32_e32 v2, 16, v2
	v_and_b32_e32 v47, 0xffff0000, v1
	v_lshlrev_b32_e32 v46, 16, v1
	v_and_b32_e32 v1, 0xffff0000, v0
	v_lshlrev_b32_e32 v0, 16, v0
	.loc	1 10 0
	s_add_i32 s42, s42, 1
	v_pk_add_f32 v[20:21], v[20:21], v[0:1]
	v_pk_add_f32 v[22:23], v[22:23], v[46:47]
	v_pk_add_f32 v[24:25], v[24:25], v[2:3]
	v_pk_add_f32 v[26:27], v[26:27], v[44:45]
	v_pk_add_f32 v[8:9], v[8:9], v[4:5]
	v_pk_add_f32 v[12:13], v[12:13], v[42:43]
	v_pk_add_f32 v[16:17], v[16:17], v[6:7]
	s_cmp_lg_u32 s42, s11
	v_pk_add_f32 v[18:19], v[18:19], v[40:41]
	s_cbranch_scc0 .LBB0_23
.LBB0_11:
	s_cmp_eq_u32 s42, s10
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v35
	v_mov_b32_e32 v2, v34
	v_mov_b32_e32 v1, v33
	v_mov_b32_e32 v0, v32
	v_mov_b32_e32 v7, v39
	v_mov_b32_e32 v6, v38
	v_mov_b32_e32 v5, v37
	v_mov_b32_e32 v4, v36
	s_cbranch_scc1 .LBB0_10
	s_mul_i32 s24, s42, s33
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s24, s17, s24
	s_addc_u32 s25, s41, s25
	s_branch .LBB0_15
.LBB0_13:
	s_or_b64 exec, exec, s[28:29]
	v_readfirstlane_b32 s28, v0
	s_nop 1
	v_mov_b32_e32 v0, s28
	ds_write_b32 v30, v0
.LBB0_14:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v30
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s14, v0
	s_cbranch_vccz .LBB0_18
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_14
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_13
	global_load_dword v0, v30, s[24:25] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_13
.LBB0_18:
	s_mul_i32 s24, s36, s42
	s_mul_hi_u32 s25, s37, s42
	s_add_i32 s25, s25, s24
	s_mul_i32 s24, s37, s42
	s_lshl_b64 s[24:25], s[24:25], 1
	s_add_u32 s24, s6, s24
	s_addc_u32 s25, s7, s25
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[26:27], s[22:23]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[0:1], v[14:15], 1, s[24:25]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_20:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[26:27], s[20:21]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[10:11], 1, s[24:25]
	global_load_dwordx4 v[4:7], v[4:5], off
	s_branch .LBB0_9
.LBB0_22:
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, v27
	v_mov_b32_e32 v25, v27
	v_mov_b32_e32 v24, v27
	v_mov_b32_e32 v23, v27
	v_mov_b32_e32 v22, v27
	v_mov_b32_e32 v21, v27
	v_mov_b32_e32 v20, v27
	v_mov_b32_e32 v19, v27
	v_mov_b32_e32 v18, v27
	v_mov_b32_e32 v17, v27
	v_mov_b32_e32 v16, v27
	v_mov_b32_e32 v13, v27
	v_mov_b32_e32 v12, v27
	v_mov_b32_e32 v9, v27
	v_mov_b32_e32 v8, v27
.LBB0_23:
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_cbranch_execnz .LBB0_25
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_26
.LBB0_25:
	v_bfe_u32 v0, v26, 16, 1
	v_bfe_u32 v1, v27, 16, 1
	v_add3_u32 v0, v26, v0, s39
	v_cmp_o_f32_e32 vcc, v26, v26
	v_bfe_u32 v2, v24, 16, 1
	v_add3_u32 v1, v27, v1, s39
	v_cndmask_b32_sdwa v0, v31, v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v27, v27
	v_bfe_u32 v3, v25, 16, 1
	v_add3_u32 v2, v24, v2, s39
	v_cndmask_b32_sdwa v1, v31, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v24, v24
	v_bfe_u32 v4, v22, 16, 1
	s_waitcnt vmcnt(0)
	v_add3_u32 v32, v25, v3, s39
	v_perm_b32 v3, v1, v0, s40
	v_cndmask_b32_sdwa v0, v31, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v25, v25
	v_bfe_u32 v5, v23, 16, 1
	v_add3_u32 v4, v22, v4, s39
	v_cndmask_b32_sdwa v1, v31, v32, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v22, v22
	v_bfe_u32 v6, v20, 16, 1
	v_add3_u32 v5, v23, v5, s39
	v_perm_b32 v2, v1, v0, s40
	v_cndmask_b32_sdwa v0, v31, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v23, v23
	v_bfe_u32 v7, v21, 16, 1
	v_add3_u32 v6, v20, v6, s39
	v_cndmask_b32_sdwa v1, v31, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v20, v20
	v_add3_u32 v7, v21, v7, s39
	v_perm_b32 v1, v1, v0, s40
	v_cndmask_b32_sdwa v0, v31, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v21, v21
	s_nop 1
	v_cndmask_b32_sdwa v4, v31, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v0, v4, v0, s40
	v_lshl_add_u64 v[4:5], v[14:15], 1, s[4:5]
	global_store_dwordx4 v[4:5], v[0:3], off
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_2
.LBB0_26:
	v_bfe_u32 v0, v18, 16, 1
	v_bfe_u32 v1, v19, 16, 1
	v_add3_u32 v0, v18, v0, s39
	v_cmp_o_f32_e32 vcc, v18, v18
	v_bfe_u32 v2, v16, 16, 1
	v_add3_u32 v1, v19, v1, s39
	v_cndmask_b32_sdwa v0, v31, v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v19, v19
	v_bfe_u32 v3, v17, 16, 1
	v_add3_u32 v2, v16, v2, s39
	v_cndmask_b32_sdwa v1, v31, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v16, v16
	v_bfe_u32 v6, v12, 16, 1
	v_add3_u32 v14, v17, v3, s39
	v_perm_b32 v3, v1, v0, s40
	v_cndmask_b32_sdwa v0, v31, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v17, v17
	v_bfe_u32 v7, v13, 16, 1
	v_add3_u32 v6, v12, v6, s39
	v_cndmask_b32_sdwa v1, v31, v14, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v12, v12
	v_lshl_add_u64 v[4:5], v[10:11], 1, s[4:5]
	v_bfe_u32 v10, v8, 16, 1
	v_add3_u32 v7, v13, v7, s39
	v_perm_b32 v2, v1, v0, s40
	v_cndmask_b32_sdwa v0, v31, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v13, v13
	v_bfe_u32 v11, v9, 16, 1
	v_add3_u32 v10, v8, v10, s39
	v_cndmask_b32_sdwa v1, v31, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v8, v8
	v_add3_u32 v11, v9, v11, s39
	v_perm_b32 v1, v1, v0, s40
	v_cndmask_b32_sdwa v0, v31, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v9, v9
	s_nop 1
	v_cndmask_b32_sdwa v6, v31, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v0, v6, v0, s40
	global_store_dwordx4 v[4:5], v[0:3], off
	s_branch .LBB0_2
.LBB0_27:
	.loc	1 5 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce_tiles
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 48
		.amdhsa_next_free_sgpr 43
		.amdhsa_accum_offset 48
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
	.size	reduce_tiles, .Lfunc_end0-reduce_tiles
	.set reduce_tiles.num_vgpr, 48
	.set reduce_tiles.num_agpr, 0
	.set reduce_tiles.numbered_sgpr, 43
	.set reduce_tiles.num_named_barrier, 0
	.set reduce_tiles.private_seg_size, 0
	.set reduce_tiles.uses_vcc, 1
	.set reduce_tiles.uses_flat_scratch, 0
	.set reduce_tiles.has_dyn_sized_stack, 0
	.set reduce_tiles.has_recursion, 0
	.set reduce_tiles.has_indirect_call, 0
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .offset:         48
        .size:           4
        .value_kind:     by_value
      - .offset:         52
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         64
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .max_flat_workgroup_size: 256
    .name:           reduce_tiles
    .private_segment_fixed_size: 0
    .sgpr_count:     49
    .sgpr_spill_count: 0
    .symbol:         reduce_tiles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     48
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
