; lds 4
	.file	1 "gather_blocks"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gather_blocks
	.p2align	8
	.type	gather_blocks,@function
gather_blocks:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_mov_b32 s17, s3
	.loc	1 2 0
	s_add_i32 s33, s3, -1
	s_sub_i32 s3, 1, s3
	s_max_i32 s3, s33, s3
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s19, 0, s3
	s_xor_b32 s18, s16, s33
	s_ashr_i32 s20, s18, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s18, s16
	v_and_b32_e32 v3, 63, v0
	v_lshrrev_b32_e32 v12, 6, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s21, v1
	s_mul_i32 s19, s19, s21
	s_mul_hi_u32 s19, s21, s19
	s_add_i32 s21, s21, s19
	s_mul_hi_u32 s19, s18, s21
	s_mul_i32 s21, s19, s3
	s_sub_i32 s18, s18, s21
	s_add_i32 s21, s19, 1
	s_sub_i32 s22, s18, s3
	s_cmp_ge_u32 s18, s3
	s_cselect_b32 s19, s21, s19
	s_cselect_b32 s18, s22, s18
	s_add_i32 s21, s19, 1
	s_cmp_ge_u32 s18, s3
	s_cselect_b32 s21, s21, s19
	s_abs_i32 s3, s17
	v_cvt_f32_u32_e32 v1, s3
	s_abs_i32 s23, s7
	v_cvt_f32_u32_e32 v2, s23
	s_sub_i32 s25, 0, s23
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s21, s21, s20
	v_rcp_iflag_f32_e32 v2, v2
	s_sub_i32 s21, s21, s20
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_abs_i32 s24, s21
	s_xor_b32 s20, s21, s7
	s_ashr_i32 s20, s20, 31
	v_readfirstlane_b32 s22, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v1, v1
	s_load_dwordx2 s[18:19], s[0:1], 0x38
	v_readfirstlane_b32 s26, v1
	s_mul_i32 s25, s25, s26
	s_mul_hi_u32 s25, s26, s25
	s_add_i32 s26, s26, s25
	s_mul_hi_u32 s25, s24, s26
	s_mul_i32 s26, s25, s23
	s_sub_i32 s24, s24, s26
	s_add_i32 s26, s25, 1
	s_sub_i32 s27, s24, s23
	s_cmp_ge_u32 s24, s23
	s_cselect_b32 s25, s26, s25
	s_cselect_b32 s24, s27, s24
	s_add_i32 s26, s25, 1
	s_cmp_ge_u32 s24, s23
	s_cselect_b32 s23, s26, s25
	s_xor_b32 s23, s23, s20
	s_sub_i32 s20, s23, s20
	s_cmp_ge_i32 s20, s5
	s_cbranch_scc1 .LBB0_16
	s_mul_i32 s23, s21, s33
	s_sub_i32 s23, s16, s23
	s_add_i32 s23, s2, s23
	s_add_i32 s24, s23, 1
	s_not_b32 s23, s23
	s_ashr_i32 s25, s24, 31
	s_max_i32 s23, s24, s23
	s_sub_i32 s24, 0, s3
	s_mul_i32 s24, s24, s22
	s_mul_hi_u32 s24, s22, s24
	s_add_i32 s22, s22, s24
	s_mul_hi_u32 s22, s23, s22
	s_mul_i32 s22, s22, s3
	s_sub_i32 s22, s23, s22
	s_sub_i32 s23, s22, s3
	s_cmp_ge_u32 s22, s3
	s_cselect_b32 s22, s23, s22
	s_sub_i32 s23, s22, s3
	s_cmp_ge_u32 s22, s3
	s_cselect_b32 s3, s23, s22
	s_xor_b32 s3, s3, s25
	s_sub_i32 s24, s3, s25
	s_mul_i32 s3, s20, s7
	s_sub_i32 s36, s21, s3
	s_add_i32 s3, s4, 15
	s_ashr_i32 s21, s3, 31
	s_lshr_b32 s21, s21, 28
	s_mul_hi_i32 s29, s4, s5
	s_mul_i32 s28, s4, s5
	s_add_i32 s3, s3, s21
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[22:23], s[28:29], 6
	s_ashr_i32 s37, s3, 4
	s_lshl_b64 s[24:25], s[24:25], 3
	s_add_u32 s24, s8, s24
	s_addc_u32 s25, s9, s25
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[26:27], s[2:3], 3
	s_add_u32 s26, s8, s26
	s_addc_u32 s27, s9, s27
	s_lshl_b32 s8, s2, 1
	v_mov_b32_e32 v6, s28
	s_ashr_i32 s9, s8, 31
	v_alignbit_b32 v6, s29, v6, 26
	s_mul_i32 s9, s22, s9
	v_readfirstlane_b32 s21, v6
	s_mul_hi_u32 s28, s22, s8
	s_mul_i32 s21, s21, s8
	s_add_i32 s9, s28, s9
	s_add_i32 s9, s9, s21
	s_mul_i32 s8, s22, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s38, s10, s8
	v_lshrrev_b32_e32 v5, 3, v0
	v_lshlrev_b32_e32 v1, 3, v0
	v_lshlrev_b32_e32 v4, 5, v0
	s_addc_u32 s39, s11, s9
	v_and_or_b32 v0, v0, 62, v12
	v_and_b32_e32 v2, 56, v1
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v4, 32, v4
	s_cmp_lt_i32 s36, s37
	v_cmp_eq_u32_e64 s[8:9], 0, v0
	s_mul_i32 s3, s5, s2
	s_cselect_b64 s[10:11], -1, 0
	v_cndmask_b32_e64 v13, 0, 1, s[8:9]
	v_lshl_or_b32 v14, s36, 4, v5
	s_lshl_b32 s40, s7, 4
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v5, v1
	v_bfrev_b32_e32 v15, 0.5
	v_mov_b32_e32 v16, 1
	s_mov_b32 s28, 0x33333333
	v_mov_b32_e32 v6, -1
	v_bfrev_b32_e32 v7, -8
	v_mov_b32_e32 v17, 32
	v_mov_b32_e32 v18, 16
	v_mov_b32_e32 v19, 8
	v_mov_b32_e32 v20, 4
	v_mov_b32_e32 v21, 2
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s20, s20, s6
	s_cmp_lt_i32 s20, s5
	s_cbranch_scc0 .LBB0_16
.LBB0_3:
	s_ashr_i32 s21, s20, 31
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v0, v14
	s_mov_b32 s29, s36
	s_cbranch_vccz .LBB0_12
.LBB0_4:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[8:9], v1, s[24:25]
	global_load_dwordx2 v[10:11], v1, s[26:27]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v3
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v23, v1
	v_add_u32_dpp v0, v13, v13 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v22, v13 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v23, v13 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v0, v0, v22, v23
	s_add_i32 s21, s20, s3
	s_lshl_b32 s30, s21, 6
	v_add_u32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	v_add_u32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xc
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_dpp v0, v0, v0 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v0, v0, v0 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v0, 0, v0, s[8:9]
	v_lshl_add_u32 v22, v0, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_cndmask_b32_e32 v23, v15, v22, vcc
	ds_permute_b32 v22, v23, v16
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v0, 31, v9
	v_lshrrev_b32_e32 v0, 28, v0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[0:1]
	v_and_b32_e32 v8, -16, v8
	v_lshl_add_u64 v[8:9], s[18:19], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[30:31]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[4:5]
	ds_permute_b32 v8, v23, v8
	ds_permute_b32 v9, v23, v9
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_bcnt1_i32_b64 s21, vcc
	v_cmp_gt_u32_e32 vcc, s21, v3
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v11, v1
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[24:25], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[24:25], v[10:11]
	s_lshr_b64 s[34:35], vcc, 1
	s_and_b32 s21, s35, 0x55555555
	s_and_b32 s29, s34, 0x55555555
	s_sub_u32 s34, vcc_lo, s29
	s_subb_u32 s35, vcc_hi, s21
	s_mov_b32 s29, s28
	s_and_b64 s[42:43], s[34:35], s[28:29]
	s_lshr_b64 s[34:35], s[34:35], 2
	s_and_b64 s[34:35], s[34:35], s[28:29]
	s_add_u32 s34, s34, s42
	s_addc_u32 s35, s35, s43
	s_lshr_b64 s[42:43], s[34:35], 4
	s_add_u32 s21, s42, s34
	s_addc_u32 s29, s43, s35
	s_and_b32 s21, s21, 0xf0f0f0f
	s_and_b32 s29, s29, 0xf0f0f0f
	s_mul_i32 s34, s21, 0x1010101
	s_mul_hi_u32 s21, s21, 0x1010101
	s_add_i32 s21, s21, s34
	s_mul_i32 s29, s29, 0x1010101
	s_add_i32 s35, s21, s29
	v_cmp_gt_u64_e32 vcc, s[34:35], v[6:7]
	s_cbranch_vccnz .LBB0_14
	s_mov_b32 s21, 0
	s_mov_b64 s[34:35], 0
.LBB0_7:
	v_readfirstlane_b32 s42, v8
	v_readfirstlane_b32 s43, v9
	v_mov_b32_e32 v0, s21
	s_nop 0
	v_cmp_eq_u64_e64 s[42:43], s[42:43], v[8:9]
	s_bcnt1_i32_b64 s29, s[42:43]
	s_add_i32 s21, s21, s29
	v_mov_b64_e32 v[10:11], s[42:43]
	v_mov_b32_e32 v23, s29
	s_or_b64 s[34:35], s[42:43], s[34:35]
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_7
	s_or_b64 exec, exec, s[34:35]
	v_mbcnt_lo_u32_b32 v10, v10, 0
	v_mbcnt_hi_u32_b32 v10, v11, v10
	v_sub_u32_e32 v11, v23, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_lshl_u32 v23, v10, v0, 2
	v_lshlrev_b32_e32 v10, 8, v11
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_or3_b32 v0, v10, v0, v23
	ds_permute_b32 v0, v23, v0
	ds_permute_b32 v8, v23, v8
	ds_permute_b32 v9, v23, v9
	ds_permute_b32 v22, v23, v22
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v0, v16 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_10
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v10, v0, v22 offset:128
	v_cmp_gt_u32_sdwa vcc, v0, v17 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_add_u32_e32 v10, v10, v22
	ds_bpermute_b32 v11, v0, v10 offset:64
	v_cmp_gt_u32_sdwa vcc, v0, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:32
	v_cmp_gt_u32_sdwa vcc, v0, v19 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:16
	v_cmp_gt_u32_sdwa vcc, v0, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:8
	v_cmp_gt_u32_sdwa vcc, v0, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v0, v10 offset:4
	v_cmp_gt_u32_sdwa vcc, v0, v16 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v22, v10, v11
.LBB0_10:
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e64 s[34:35], 1, v0
	s_and_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_15
.LBB0_11:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s29, s29, s7
	s_cmp_lt_i32 s29, s37
	v_add_u32_e32 v0, s40, v0
	s_cbranch_scc0 .LBB0_4
.LBB0_12:
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_11
	global_load_dwordx2 v[26:27], v1, s[24:25]
	global_load_dwordx2 v[28:29], v1, s[26:27]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[8:9], s[20:21]
	v_mad_i64_i32 v[8:9], s[34:35], v0, s5, v[8:9]
	v_lshlrev_b64 v[30:31], 7, v[8:9]
	v_lshl_or_b32 v30, v2, 1, v30
	v_lshl_add_u64 v[8:9], s[12:13], 0, v[30:31]
	global_load_dwordx4 v[8:11], v[8:9], off
	v_lshl_add_u64 v[22:23], s[14:15], 0, v[30:31]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_waitcnt vmcnt(3)
	v_readfirstlane_b32 s34, v26
	s_waitcnt vmcnt(2)
	v_readfirstlane_b32 s41, v28
	v_readfirstlane_b32 s35, v27
	v_readfirstlane_b32 s42, v29
	s_sub_u32 s34, s34, s41
	s_subb_u32 s35, s35, s42
	s_ashr_i32 s41, s35, 31
	s_lshr_b32 s41, s41, 28
	s_add_u32 s34, s34, s41
	s_addc_u32 s35, s35, 0
	s_and_b32 s34, s34, -16
	s_add_u32 s34, s38, s34
	s_addc_u32 s35, s39, s35
	s_lshl_b64 s[42:43], s[22:23], 1
	v_lshl_add_u64 v[26:27], s[34:35], 0, v[30:31]
	s_add_u32 s34, s34, s42
	s_addc_u32 s35, s35, s43
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[26:27], v[8:11], off
	s_nop 1
	v_lshl_add_u64 v[8:9], s[34:35], 0, v[30:31]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[8:9], v[22:25], off
	s_branch .LBB0_11
.LBB0_14:
	s_mov_b64 s[34:35], -1
	s_and_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_2
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v22, off sc1
	s_branch .LBB0_2
.LBB0_16:
	.loc	1 3 0
	s_mul_i32 s3, s5, s17
	s_cmp_ge_i32 s16, s3
	s_cbranch_scc1 .LBB0_26
	s_abs_i32 s10, s5
	v_cvt_f32_u32_e32 v0, s10
	s_load_dword s13, s[0:1], 0x40
	s_ashr_i32 s11, s5, 31
	s_sub_i32 s4, 0, s10
	v_rcp_iflag_f32_e32 v0, v0
	s_mul_i32 s12, s6, s33
	v_or_b32_e32 v1, v12, v3
	s_mul_i32 s12, s12, s7
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s13, s13, s7
	v_readfirstlane_b32 s5, v0
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s14, s5, s4
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_19
.LBB0_18:
	s_add_i32 s16, s16, s12
	s_cmp_lt_i32 s16, s3
	s_cbranch_scc0 .LBB0_26
.LBB0_19:
	.loc	1 4 0
	s_abs_i32 s5, s16
	s_mul_hi_u32 s6, s5, s14
	s_mul_i32 s7, s6, s10
	s_ashr_i32 s4, s16, 31
	s_sub_i32 s5, s5, s7
	s_xor_b32 s4, s4, s11
	s_add_i32 s7, s6, 1
	s_sub_i32 s8, s5, s10
	s_cmp_ge_u32 s5, s10
	s_cselect_b32 s6, s7, s6
	s_cselect_b32 s5, s8, s5
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s5, s10
	s_cselect_b32 s5, s7, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s4, s5, s4
	s_cmp_eq_u32 s4, s2
	s_cbranch_scc1 .LBB0_18
	.loc	1 5 0
	s_lshl_b32 s4, s16, 6
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s18, s4
	s_addc_u32 s5, s19, s5
	s_branch .LBB0_23
.LBB0_21:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v1
	s_nop 1
	v_mov_b32_e32 v1, s8
	ds_write_b32 v0, v1
.LBB0_22:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s13, v1
	s_cbranch_vccz .LBB0_18
.LBB0_23:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_22
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_21
	global_load_dword v1, v0, s[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_21
.LBB0_26:
	.loc	1 3 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gather_blocks
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 44
		.amdhsa_accum_offset 32
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
	.size	gather_blocks, .Lfunc_end0-gather_blocks
	.set gather_blocks.num_vgpr, 32
	.set gather_blocks.num_agpr, 0
	.set gather_blocks.numbered_sgpr, 44
	.set gather_blocks.num_named_barrier, 0
	.set gather_blocks.private_seg_size, 0
	.set gather_blocks.uses_vcc, 1
	.set gather_blocks.uses_flat_scratch, 0
	.set gather_blocks.has_dyn_sized_stack, 0
	.set gather_blocks.has_recursion, 0
	.set gather_blocks.has_indirect_call, 0
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
      - .offset:         64
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         72
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         80
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .max_flat_workgroup_size: 128
    .name:           gather_blocks
    .private_segment_fixed_size: 0
    .sgpr_count:     50
    .sgpr_spill_count: 0
    .symbol:         gather_blocks.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
