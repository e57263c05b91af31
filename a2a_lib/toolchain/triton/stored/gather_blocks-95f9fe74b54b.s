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
	s_mov_b32 s17, s13
	.loc	1 2 0
	s_add_i32 s28, s13, -1
	s_sub_i32 s13, 1, s13
	s_max_i32 s13, s28, s13
	v_cvt_f32_u32_e32 v1, s13
	s_sub_i32 s19, 0, s13
	s_xor_b32 s18, s16, s28
	s_ashr_i32 s20, s18, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s18, s16
	v_and_b32_e32 v5, 63, v0
	v_lshrrev_b32_e32 v14, 6, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s21, v1
	s_mul_i32 s19, s19, s21
	s_mul_hi_u32 s19, s21, s19
	s_add_i32 s21, s21, s19
	s_mul_hi_u32 s19, s18, s21
	s_mul_i32 s21, s19, s13
	s_sub_i32 s18, s18, s21
	s_add_i32 s21, s19, 1
	s_sub_i32 s22, s18, s13
	s_cmp_ge_u32 s18, s13
	s_cselect_b32 s19, s21, s19
	s_cselect_b32 s18, s22, s18
	s_add_i32 s21, s19, 1
	s_cmp_ge_u32 s18, s13
	s_cselect_b32 s21, s21, s19
	s_abs_i32 s13, s17
	s_load_dwordx2 s[18:19], s[0:1], 0x3c
	v_cvt_f32_u32_e32 v1, s13
	s_xor_b32 s21, s21, s20
	s_sub_i32 s21, s21, s20
	s_abs_i32 s24, s21
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s23, s19
	v_cvt_f32_u32_e32 v2, s23
	s_sub_i32 s25, 0, s23
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	s_xor_b32 s20, s21, s19
	s_ashr_i32 s20, s20, 31
	v_readfirstlane_b32 s22, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
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
	s_cmp_ge_i32 s20, s15
	s_cbranch_scc1 .LBB0_16
	s_mul_i32 s23, s21, s28
	s_sub_i32 s23, s16, s23
	s_add_i32 s23, s12, s23
	s_add_i32 s24, s23, 1
	s_not_b32 s23, s23
	s_ashr_i32 s25, s24, 31
	s_max_i32 s23, s24, s23
	s_sub_i32 s24, 0, s13
	s_mul_i32 s24, s24, s22
	s_mul_hi_u32 s24, s22, s24
	s_add_i32 s22, s22, s24
	s_mul_hi_u32 s22, s23, s22
	s_mul_i32 s22, s22, s13
	s_sub_i32 s22, s23, s22
	s_sub_i32 s23, s22, s13
	s_cmp_ge_u32 s22, s13
	s_cselect_b32 s22, s23, s22
	s_sub_i32 s23, s22, s13
	s_cmp_ge_u32 s22, s13
	s_cselect_b32 s13, s23, s22
	s_xor_b32 s13, s13, s25
	s_sub_i32 s22, s13, s25
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 3
	s_add_u32 s22, s10, s22
	s_addc_u32 s23, s11, s23
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[24:25], s[12:13], 3
	s_add_u32 s10, s10, s24
	s_addc_u32 s11, s11, s25
	s_load_dwordx2 s[24:25], s[22:23], 0x0
	s_load_dwordx2 s[26:27], s[10:11], 0x0
	v_mov_b32_e32 v1, s15
	v_lshrrev_b32_e32 v10, 3, v0
	v_lshlrev_b32_e32 v4, 3, v0
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s10, s24, s26
	s_subb_u32 s11, s25, s27
	s_ashr_i32 s13, s11, 31
	s_lshr_b32 s13, s13, 28
	s_add_u32 s10, s10, s13
	s_addc_u32 s11, s11, 0
	s_and_b32 s10, s10, -16
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, s11
	s_lshl_b32 s13, s12, 1
	s_mul_hi_i32 s23, s14, s13
	s_mul_i32 s24, s14, s13
	s_ashr_i32 s13, s15, 31
	s_lshl_b32 s25, s15, 7
	s_mul_i32 s26, s25, s23
	s_mul_hi_u32 s27, s25, s24
	v_alignbit_b32 v1, s13, v1, 25
	s_add_i32 s27, s27, s26
	v_mul_lo_u32 v2, v1, s24
	s_mul_i32 s13, s25, s24
	v_add_u32_e32 v3, s27, v2
	v_mov_b32_e32 v2, s13
	s_mul_i32 s13, s20, s19
	s_sub_i32 s13, s21, s13
	s_add_i32 s21, s14, 15
	s_ashr_i32 s26, s21, 31
	s_lshr_b32 s26, s26, 28
	s_add_i32 s21, s21, s26
	s_ashr_i32 s22, s14, 31
	s_ashr_i32 s29, s21, 4
	s_add_u32 s21, s24, s14
	s_addc_u32 s22, s23, s22
	s_mul_i32 s22, s25, s22
	s_mul_hi_u32 s23, s25, s21
	v_mul_lo_u32 v1, v1, s21
	s_add_i32 s23, s23, s22
	s_mul_i32 s25, s25, s21
	v_add_u32_e32 v7, s23, v1
	v_mov_b32_e32 v6, s25
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[6:7]
	s_add_u32 s10, s8, s10
	s_mul_i32 s6, s12, s15
	s_addc_u32 s11, s9, s11
	s_lshl_b32 s6, s6, 6
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s10, s6
	v_lshlrev_b32_e32 v1, 7, v0
	s_addc_u32 s7, s11, s7
	v_and_b32_e32 v8, 0x80, v1
	v_and_or_b32 v0, v0, 62, v14
	s_cmp_lt_i32 s13, s29
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[8:9]
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	v_and_b32_e32 v4, 56, v4
	s_cselect_b64 s[10:11], -1, 0
	v_cndmask_b32_e64 v15, 0, 1, s[6:7]
	v_lshl_or_b32 v16, s13, 4, v10
	s_lshl_b32 s30, s19, 4
	v_bfrev_b32_e32 v17, 0.5
	v_mov_b32_e32 v18, 1
	s_mov_b32 s22, 0x33333333
	v_mov_b32_e32 v0, -1
	v_bfrev_b32_e32 v1, -8
	v_mov_b32_e32 v19, 32
	v_mov_b32_e32 v20, 16
	v_mov_b32_e32 v21, 8
	v_mov_b32_e32 v22, 4
	v_mov_b32_e32 v23, 2
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s20, s20, s18
	s_cmp_lt_i32 s20, s15
	s_cbranch_scc0 .LBB0_16
.LBB0_3:
	s_ashr_i32 s21, s20, 31
	s_andn2_b64 vcc, exec, s[10:11]
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v10, v16
	s_mov_b32 s23, s13
	s_cbranch_vccz .LBB0_12
.LBB0_4:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v12, v5
	v_mov_b32_e32 v13, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, 0
	v_add_u32_dpp v12, v15, v15 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v13, v15 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v24, v15 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v12, v12, v13, v24
	s_lshl_b32 s24, s20, 6
	s_ashr_i32 s25, s24, 31
	v_add_u32_dpp v12, v12, v12 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[10:11], s[24:25], 2, v[8:9]
	s_nop 0
	v_add_u32_dpp v12, v12, v12 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v12, v12, v12 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v12, v12, v12 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v12, 0, v12, s[6:7]
	v_lshl_add_u32 v13, v12, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v12
	s_nop 1
	v_cndmask_b32_e32 v12, v17, v13, vcc
	ds_permute_b32 v24, v12, v18
	ds_permute_b32 v10, v12, v10
	ds_permute_b32 v11, v12, v11
	v_cmp_ne_u32_e32 vcc, 0, v15
	s_bcnt1_i32_b64 s21, vcc
	v_cmp_gt_u32_e32 vcc, s21, v5
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[26:27], v[10:11], 0, 4
	v_mov_b32_dpp v12, v10 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v11 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[26:27], v[12:13]
	s_lshr_b64 s[26:27], vcc, 1
	s_and_b32 s21, s27, 0x55555555
	s_and_b32 s23, s26, 0x55555555
	s_sub_u32 s26, vcc_lo, s23
	s_subb_u32 s27, vcc_hi, s21
	s_mov_b32 s23, s22
	s_and_b64 s[34:35], s[26:27], s[22:23]
	s_lshr_b64 s[26:27], s[26:27], 2
	s_and_b64 s[26:27], s[26:27], s[22:23]
	s_add_u32 s26, s26, s34
	s_addc_u32 s27, s27, s35
	s_lshr_b64 s[34:35], s[26:27], 4
	s_add_u32 s21, s34, s26
	s_addc_u32 s23, s35, s27
	s_and_b32 s21, s21, 0xf0f0f0f
	s_and_b32 s23, s23, 0xf0f0f0f
	s_mul_i32 s26, s21, 0x1010101
	s_mul_hi_u32 s21, s21, 0x1010101
	s_add_i32 s21, s21, s26
	s_mul_i32 s23, s23, 0x1010101
	s_add_i32 s27, s21, s23
	v_cmp_gt_u64_e32 vcc, s[26:27], v[0:1]
	s_cbranch_vccnz .LBB0_14
	s_mov_b32 s21, 0
	s_mov_b64 s[26:27], 0
.LBB0_7:
	v_readfirstlane_b32 s34, v10
	v_readfirstlane_b32 s35, v11
	v_mov_b32_e32 v25, s21
	s_nop 0
	v_cmp_eq_u64_e64 s[34:35], s[34:35], v[10:11]
	s_bcnt1_i32_b64 s23, s[34:35]
	s_add_i32 s21, s21, s23
	v_mov_b64_e32 v[12:13], s[34:35]
	v_mov_b32_e32 v26, s23
	s_or_b64 s[26:27], s[34:35], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_7
	s_or_b64 exec, exec, s[26:27]
	v_mbcnt_lo_u32_b32 v12, v12, 0
	v_mbcnt_hi_u32_b32 v12, v13, v12
	v_sub_u32_e32 v13, v26, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_add_lshl_u32 v25, v12, v25, 2
	v_lshlrev_b32_e32 v13, 8, v13
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_or3_b32 v12, v13, v12, v25
	ds_permute_b32 v12, v25, v12
	ds_permute_b32 v10, v25, v10
	ds_permute_b32 v11, v25, v11
	ds_permute_b32 v24, v25, v24
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v12, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_10
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v13, v12, v24 offset:128
	v_cmp_gt_u32_sdwa vcc, v12, v19 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v13, v13, v24
	ds_bpermute_b32 v24, v12, v13 offset:64
	v_cmp_gt_u32_sdwa vcc, v12, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_add_u32_e32 v13, v13, v24
	ds_bpermute_b32 v24, v12, v13 offset:32
	v_cmp_gt_u32_sdwa vcc, v12, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_add_u32_e32 v13, v13, v24
	ds_bpermute_b32 v24, v12, v13 offset:16
	v_cmp_gt_u32_sdwa vcc, v12, v22 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_add_u32_e32 v13, v13, v24
	ds_bpermute_b32 v24, v12, v13 offset:8
	v_cmp_gt_u32_sdwa vcc, v12, v23 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_add_u32_e32 v13, v13, v24
	ds_bpermute_b32 v24, v12, v13 offset:4
	v_cmp_gt_u32_sdwa vcc, v12, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_add_u32_e32 v24, v13, v24
.LBB0_10:
	v_and_b32_e32 v12, 1, v12
	v_cmp_eq_u32_e64 s[26:27], 1, v12
	s_and_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_15
.LBB0_11:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s23, s23, s19
	s_cmp_lt_i32 s23, s29
	v_add_u32_e32 v10, s30, v10
	s_cbranch_scc0 .LBB0_4
.LBB0_12:
	v_cmp_gt_i32_e32 vcc, s14, v10
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_11
	v_mov_b64_e32 v[12:13], s[20:21]
	v_mad_i64_i32 v[12:13], s[26:27], v10, s15, v[12:13]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_or_b32 v12, v4, 1, v12
	v_lshl_add_u64 v[34:35], s[2:3], 0, v[12:13]
	v_lshl_add_u64 v[32:33], s[4:5], 0, v[12:13]
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[24:27], v[34:35], off
	global_load_dwordx4 v[28:31], v[32:33], off
	v_lshl_add_u64 v[32:33], v[6:7], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[2:3], 0, v[12:13]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[12:13], v[24:27], off
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[32:33], v[28:31], off
	s_branch .LBB0_11
.LBB0_14:
	s_mov_b64 s[26:27], -1
	s_and_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_2
.LBB0_15:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[10:11], v24, off sc1
	s_branch .LBB0_2
.LBB0_16:
	.loc	1 3 0
	s_mul_i32 s10, s15, s17
	s_cmp_ge_i32 s16, s10
	s_cbranch_scc1 .LBB0_26
	s_abs_i32 s11, s15
	v_cvt_f32_u32_e32 v0, s11
	s_load_dword s2, s[0:1], 0x38
	s_ashr_i32 s13, s15, 31
	s_sub_i32 s3, 0, s11
	v_rcp_iflag_f32_e32 v0, v0
	s_mul_i32 s14, s18, s28
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s15, s19, s2
	v_or_b32_e32 v1, v14, v5
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_mul_i32 s14, s14, s19
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	v_readfirstlane_b32 s2, v0
	s_mul_i32 s3, s3, s2
	s_mul_hi_u32 s3, s2, s3
	s_add_i32 s17, s2, s3
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_19
.LBB0_18:
	s_add_i32 s16, s16, s14
	s_cmp_lt_i32 s16, s10
	s_cbranch_scc0 .LBB0_26
.LBB0_19:
	.loc	1 4 0
	s_abs_i32 s3, s16
	s_mul_hi_u32 s4, s3, s17
	s_mul_i32 s5, s4, s11
	s_ashr_i32 s2, s16, 31
	s_sub_i32 s3, s3, s5
	s_xor_b32 s2, s2, s13
	s_add_i32 s5, s4, 1
	s_sub_i32 s6, s3, s11
	s_cmp_ge_u32 s3, s11
	s_cselect_b32 s4, s5, s4
	s_cselect_b32 s3, s6, s3
	s_add_i32 s5, s4, 1
	s_cmp_ge_u32 s3, s11
	s_cselect_b32 s3, s5, s4
	s_xor_b32 s3, s3, s2
	s_sub_i32 s2, s3, s2
	s_cmp_eq_u32 s2, s12
	s_cbranch_scc1 .LBB0_18
	.loc	1 5 0
	s_lshl_b32 s2, s16, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	s_branch .LBB0_23
.LBB0_21:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v1
	s_nop 1
	v_mov_b32_e32 v1, s6
	ds_write_b32 v0, v1
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s15, v1
	s_cbranch_vccz .LBB0_18
.LBB0_23:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_22
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_21
	global_load_dword v1, v0, s[2:3] sc0 sc1
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 36
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
	.set gather_blocks.num_vgpr, 36
	.set gather_blocks.num_agpr, 0
	.set gather_blocks.numbered_sgpr, 36
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
      - .offset:         56
        .size:           4
        .value_kind:     by_value
      - .offset:         60
        .size:           4
        .value_kind:     by_value
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
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         gather_blocks.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
