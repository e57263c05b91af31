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
	s_mov_b32 s34, s5
	.loc	1 13 0
	s_cmp_lt_i32 s16, s6
	s_mul_hi_i32 s19, s4, s5
	s_mul_i32 s18, s4, s5
	s_cbranch_scc1 .LBB0_2
	.loc	1 17 0
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[48:49], s[18:19], 6
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[20:21], -1
.LBB0_3:
	s_load_dwordx2 s[44:45], s[0:1], 0x90
	s_load_dwordx2 s[46:47], s[0:1], 0x38
	s_load_dword s5, s[0:1], 0x44
	s_andn2_b64 vcc, exec, s[20:21]
	s_mov_b32 s33, 0
	s_cbranch_vccnz .LBB0_22
	.loc	1 14 0
	s_add_i32 s21, s3, -1
	s_sub_i32 s17, 1, s3
	s_max_i32 s17, s21, s17
	v_cvt_f32_u32_e32 v1, s17
	s_xor_b32 s22, s16, s21
	s_ashr_i32 s23, s22, 31
	s_sub_i32 s22, 0, s17
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s20, s16
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s24, v1
	s_mul_i32 s22, s22, s24
	s_mul_hi_u32 s22, s24, s22
	s_add_i32 s24, s24, s22
	s_mul_hi_u32 s22, s20, s24
	s_mul_i32 s24, s22, s17
	s_sub_i32 s20, s20, s24
	s_add_i32 s25, s22, 1
	s_sub_i32 s24, s20, s17
	s_cmp_ge_u32 s20, s17
	s_cselect_b32 s22, s25, s22
	s_cselect_b32 s20, s24, s20
	s_add_i32 s24, s22, 1
	s_cmp_ge_u32 s20, s17
	s_cselect_b32 s17, s24, s22
	s_abs_i32 s20, s7
	v_cvt_f32_u32_e32 v2, s20
	s_sub_i32 s25, 0, s20
	s_abs_i32 s22, s3
	s_xor_b32 s17, s17, s23
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s22
	s_sub_i32 s23, s17, s23
	s_abs_i32 s24, s23
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s17, s23, s7
	s_ashr_i32 s17, s17, 31
	v_readfirstlane_b32 s26, v2
	s_mul_i32 s25, s25, s26
	s_mul_hi_u32 s25, s26, s25
	s_add_i32 s26, s26, s25
	s_mul_hi_u32 s25, s24, s26
	s_mul_i32 s26, s25, s20
	s_sub_i32 s24, s24, s26
	s_add_i32 s26, s25, 1
	s_sub_i32 s27, s24, s20
	s_cmp_ge_u32 s24, s20
	s_cselect_b32 s25, s26, s25
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s24, s27, s24
	s_add_i32 s26, s25, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s24, s20
	s_cselect_b32 s20, s26, s25
	s_xor_b32 s20, s20, s17
	s_sub_i32 s20, s20, s17
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[48:49], s[18:19], 6
	s_cmp_ge_i32 s20, s34
	v_readfirstlane_b32 s18, v1
	s_cbranch_scc1 .LBB0_20
	s_mov_b32 s17, s3
	s_mul_i32 s3, s23, s21
	s_sub_i32 s3, s16, s3
	s_add_i32 s3, s2, s3
	s_add_i32 s19, s3, 1
	s_not_b32 s3, s3
	s_ashr_i32 s21, s19, 31
	s_max_i32 s3, s19, s3
	s_sub_i32 s19, 0, s22
	s_mul_i32 s19, s19, s18
	s_mul_hi_u32 s19, s18, s19
	s_add_i32 s18, s18, s19
	s_mul_hi_u32 s18, s3, s18
	s_mul_i32 s18, s18, s22
	s_sub_i32 s3, s3, s18
	s_sub_i32 s18, s3, s22
	s_cmp_ge_u32 s3, s22
	s_cselect_b32 s3, s18, s3
	s_sub_i32 s18, s3, s22
	s_cmp_ge_u32 s3, s22
	s_cselect_b32 s3, s18, s3
	s_xor_b32 s3, s3, s21
	s_sub_i32 s18, s3, s21
	s_mul_i32 s3, s20, s7
	s_sub_i32 s36, s23, s3
	s_add_i32 s3, s4, 15
	s_ashr_i32 s19, s3, 31
	s_lshr_b32 s19, s19, 28
	s_add_i32 s3, s3, s19
	s_ashr_i32 s19, s18, 31
	s_ashr_i32 s37, s3, 4
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s22, s8, s18
	s_addc_u32 s23, s9, s19
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[18:19], s[2:3], 3
	s_add_u32 s24, s8, s18
	s_addc_u32 s25, s9, s19
	s_lshl_b32 s8, s2, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s48, s9
	s_mul_hi_u32 s18, s48, s8
	s_add_i32 s9, s18, s9
	s_mul_i32 s18, s49, s8
	s_add_i32 s9, s9, s18
	s_mul_i32 s8, s48, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s38, s10, s8
	s_load_dword s33, s[0:1], 0x40
	s_addc_u32 s39, s11, s9
	v_lshlrev_b32_e32 v3, 5, v0
	s_cmp_lt_i32 s36, s37
	v_and_b32_e32 v4, 32, v3
	s_cselect_b64 s[8:9], -1, 0
	v_and_b32_e32 v3, 0x7e, v0
	v_lshrrev_b32_e32 v6, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e64 s[18:19], 0, v3
	v_cndmask_b32_e64 v8, 0, 1, s[8:9]
	v_and_b32_e32 v1, 63, v0
	v_and_b32_e32 v2, 56, v2
	s_mul_i32 s3, s34, s2
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_lshl_or_b32 v14, s36, 4, v6
	s_lshl_b32 s40, s7, 4
	v_lshlrev_b32_e32 v6, 2, v4
	v_mov_b32_e32 v7, v5
	v_bfrev_b32_e32 v15, 0.5
	v_mov_b32_e32 v16, 1
	s_mov_b32 s26, 0x33333333
	v_cmp_ne_u32_e64 s[8:9], 1, v8
	v_mov_b32_e32 v8, -1
	v_bfrev_b32_e32 v9, -8
	v_mov_b32_e32 v17, 32
	v_mov_b32_e32 v18, 16
	v_mov_b32_e32 v19, 8
	v_mov_b32_e32 v20, 4
	v_mov_b32_e32 v21, 2
	s_branch .LBB0_7
.LBB0_6:
	s_or_b64 exec, exec, s[28:29]
	s_add_i32 s20, s20, s33
	s_cmp_lt_i32 s20, s34
	s_cbranch_scc0 .LBB0_21
.LBB0_7:
	s_ashr_i32 s21, s20, 31
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v4, v14
	s_mov_b32 s27, s36
	s_cbranch_vccz .LBB0_16
.LBB0_8:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[10:11], v5, s[22:23]
	global_load_dwordx2 v[12:13], v5, s[24:25]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v22, v5
	v_mov_b32_e32 v23, v5
	v_add_u32_dpp v4, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v22, v3 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v23, v3 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v4, v4, v22, v23
	s_add_i32 s21, s20, s3
	s_lshl_b32 s28, s21, 6
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	s_ashr_i32 s29, s28, 31
	s_lshl_b64 s[28:29], s[28:29], 2
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v4, v4, v4 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v4, 0, v4, s[18:19]
	v_lshl_add_u32 v22, v4, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_cndmask_b32_e32 v23, v15, v22, vcc
	ds_permute_b32 v22, v23, v16
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v10, vcc, v10, v12
	s_nop 1
	v_subb_co_u32_e32 v11, vcc, v11, v13, vcc
	v_ashrrev_i32_e32 v4, 31, v11
	v_lshrrev_b32_e32 v4, 28, v4
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[4:5]
	v_and_b32_e32 v10, -16, v10
	v_lshl_add_u64 v[10:11], s[46:47], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[28:29]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[6:7]
	ds_permute_b32 v10, v23, v10
	ds_permute_b32 v11, v23, v11
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_bcnt1_i32_b64 s21, vcc
	v_cmp_gt_u32_e32 vcc, s21, v1
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[24:25], v[10:11], 0, 4
	v_mov_b32_dpp v12, v10 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v11 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[24:25], v[12:13]
	s_lshr_b64 s[30:31], vcc, 1
	s_and_b32 s21, s31, 0x55555555
	s_and_b32 s27, s30, 0x55555555
	s_sub_u32 s30, vcc_lo, s27
	s_subb_u32 s31, vcc_hi, s21
	s_mov_b32 s27, s26
	s_and_b64 s[42:43], s[30:31], s[26:27]
	s_lshr_b64 s[30:31], s[30:31], 2
	s_and_b64 s[30:31], s[30:31], s[26:27]
	s_add_u32 s30, s30, s42
	s_addc_u32 s31, s31, s43
	s_lshr_b64 s[42:43], s[30:31], 4
	s_add_u32 s21, s42, s30
	s_addc_u32 s27, s43, s31
	s_and_b32 s21, s21, 0xf0f0f0f
	s_and_b32 s27, s27, 0xf0f0f0f
	s_mul_i32 s30, s21, 0x1010101
	s_mul_hi_u32 s21, s21, 0x1010101
	s_add_i32 s21, s21, s30
	s_mul_i32 s27, s27, 0x1010101
	s_add_i32 s31, s21, s27
	v_cmp_gt_u64_e32 vcc, s[30:31], v[8:9]
	s_cbranch_vccnz .LBB0_18
	s_mov_b32 s21, 0
	s_mov_b64 s[30:31], 0
.LBB0_11:
	v_readfirstlane_b32 s42, v10
	v_readfirstlane_b32 s43, v11
	v_mov_b32_e32 v4, s21
	s_nop 0
	v_cmp_eq_u64_e64 s[42:43], s[42:43], v[10:11]
	s_bcnt1_i32_b64 s27, s[42:43]
	s_add_i32 s21, s21, s27
	v_mov_b64_e32 v[12:13], s[42:43]
	v_mov_b32_e32 v23, s27
	s_or_b64 s[30:31], s[42:43], s[30:31]
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_11
	s_or_b64 exec, exec, s[30:31]
	v_mbcnt_lo_u32_b32 v12, v12, 0
	v_mbcnt_hi_u32_b32 v12, v13, v12
	v_sub_u32_e32 v13, v23, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_add_lshl_u32 v23, v12, v4, 2
	v_lshlrev_b32_e32 v12, 8, v13
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_or3_b32 v4, v12, v4, v23
	ds_permute_b32 v4, v23, v4
	ds_permute_b32 v10, v23, v10
	ds_permute_b32 v11, v23, v11
	ds_permute_b32 v22, v23, v22
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v4, v16 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_14
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v12, v4, v22 offset:128
	v_cmp_gt_u32_sdwa vcc, v4, v17 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_add_u32_e32 v12, v12, v22
	ds_bpermute_b32 v13, v4, v12 offset:64
	v_cmp_gt_u32_sdwa vcc, v4, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v12, v12, v13
	ds_bpermute_b32 v13, v4, v12 offset:32
	v_cmp_gt_u32_sdwa vcc, v4, v19 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v12, v12, v13
	ds_bpermute_b32 v13, v4, v12 offset:16
	v_cmp_gt_u32_sdwa vcc, v4, v20 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v12, v12, v13
	ds_bpermute_b32 v13, v4, v12 offset:8
	v_cmp_gt_u32_sdwa vcc, v4, v21 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v12, v12, v13
	ds_bpermute_b32 v13, v4, v12 offset:4
	v_cmp_gt_u32_sdwa vcc, v4, v16 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_add_u32_e32 v22, v12, v13
.LBB0_14:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[30:31], 1, v4
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_6
	s_branch .LBB0_19
.LBB0_15:
	s_or_b64 exec, exec, s[28:29]
	s_add_i32 s27, s27, s7
	s_cmp_lt_i32 s27, s37
	v_add_u32_e32 v4, s40, v4
	s_cbranch_scc0 .LBB0_8
.LBB0_16:
	v_cmp_gt_i32_e32 vcc, s4, v4
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_15
	global_load_dwordx2 v[26:27], v5, s[22:23]
	global_load_dwordx2 v[28:29], v5, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[10:11], s[20:21]
	v_mad_i64_i32 v[10:11], s[30:31], v4, s34, v[10:11]
	v_lshlrev_b64 v[30:31], 7, v[10:11]
	v_lshl_or_b32 v30, v2, 1, v30
	v_lshl_add_u64 v[10:11], s[12:13], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off
	v_lshl_add_u64 v[22:23], s[14:15], 0, v[30:31]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_waitcnt vmcnt(3)
	v_readfirstlane_b32 s30, v26
	s_waitcnt vmcnt(2)
	v_readfirstlane_b32 s41, v28
	v_readfirstlane_b32 s31, v27
	v_readfirstlane_b32 s42, v29
	s_sub_u32 s30, s30, s41
	s_subb_u32 s31, s31, s42
	s_ashr_i32 s41, s31, 31
	s_lshr_b32 s41, s41, 28
	s_add_u32 s30, s30, s41
	s_addc_u32 s31, s31, 0
	s_and_b32 s30, s30, -16
	s_add_u32 s30, s38, s30
	s_addc_u32 s31, s39, s31
	s_lshl_b64 s[42:43], s[48:49], 1
	v_lshl_add_u64 v[26:27], s[30:31], 0, v[30:31]
	s_add_u32 s30, s30, s42
	s_addc_u32 s31, s31, s43
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[26:27], v[10:13], off
	s_nop 1
	v_lshl_add_u64 v[10:11], s[30:31], 0, v[30:31]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[10:11], v[22:25], off
	s_branch .LBB0_15
.LBB0_18:
	s_mov_b64 s[30:31], -1
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_6
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[10:11], v22, off sc1
	s_branch .LBB0_6
.LBB0_20:
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s33, s45
	s_branch .LBB0_22
.LBB0_21:
	s_mov_b32 s33, s45
	s_mov_b32 s3, s17
.LBB0_22:
	.loc	1 16 0
	s_abs_i32 s9, s34
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s8, s5
	.loc	1 16 0
	v_cvt_f32_u32_e32 v1, s9
	.loc	1 19 0
	v_cvt_f32_u32_e32 v2, s8
	.loc	1 20 0
	s_cmp_ge_i32 s33, s44
	.loc	1 16 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 19 0
	v_rcp_iflag_f32_e32 v2, v2
	.loc	1 16 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 19 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	.loc	1 16 0
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 19 0
	v_cvt_u32_f32_e32 v2, v2
	.loc	1 16 0
	v_readfirstlane_b32 s18, v1
	.loc	1 19 0
	v_readfirstlane_b32 s17, v2
	s_cbranch_scc1 .LBB0_69
	s_load_dword s70, s[0:1], 0x70
	s_load_dwordx8 s[36:43], s[0:1], 0x48
	s_load_dword s19, s[0:1], 0x8c
	s_load_dwordx2 s[50:51], s[0:1], 0x84
	s_load_dwordx2 s[20:21], s[0:1], 0x68
	.loc	1 15 0
	s_add_i32 s24, s4, 31
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s70, 31
	s_ashr_i32 s1, s34, 31
	s_sub_i32 s71, s5, s6
	v_writelane_b32 v252, s20, 0
	.loc	1 16 0
	s_xor_b32 s0, s0, s1
	s_add_i32 s5, s71, s16
	v_writelane_b32 v252, s21, 1
	s_sub_i32 s21, 0, s9
	s_mul_i32 s21, s21, s18
	s_mul_hi_u32 s21, s18, s21
	s_add_i32 s18, s18, s21
	s_sub_i32 s21, 0, s8
	s_mul_i32 s21, s21, s17
	s_abs_i32 s20, s70
	s_mul_hi_u32 s21, s17, s21
	s_mul_hi_u32 s18, s20, s18
	s_add_i32 s17, s17, s21
	.loc	1 15 0
	s_ashr_i32 s21, s24, 31
	s_lshr_b32 s21, s21, 27
	.loc	1 16 0
	s_mul_i32 s1, s18, s9
	.loc	1 15 0
	s_add_i32 s24, s24, s21
	.loc	1 16 0
	s_sub_i32 s1, s20, s1
	s_ashr_i32 s16, s5, 31
	s_abs_i32 s5, s5
	.loc	1 15 0
	s_ashr_i32 s72, s24, 5
	.loc	1 16 0
	s_add_i32 s20, s18, 1
	s_sub_i32 s21, s1, s9
	s_cmp_ge_u32 s1, s9
	s_cselect_b32 s18, s20, s18
	s_cselect_b32 s1, s21, s1
	s_add_i32 s20, s18, 1
	s_cmp_ge_u32 s1, s9
	s_mul_hi_u32 s17, s5, s17
	s_cselect_b32 s1, s20, s18
	s_xor_b32 s1, s1, s0
	.loc	1 19 0
	s_mul_i32 s17, s17, s8
	.loc	1 16 0
	s_sub_i32 s74, s1, s0
	.loc	1 19 0
	s_sub_i32 s0, s5, s17
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s16
	s_sub_i32 s75, s0, s16
	s_add_i32 s0, s3, s2
	v_and_b32_e32 v33, 63, v0
	v_writelane_b32 v252, s0, 2
	v_cmp_eq_u32_e64 s[0:1], 0, v33
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_lshlrev_b32_e32 v4, 3, v0
	s_and_b64 s[54:55], s[0:1], vcc
	s_ashr_i32 s0, s4, 31
	v_lshrrev_b32_e32 v110, 3, v0
	v_and_b32_e32 v32, 56, v4
	v_and_b32_e32 v4, 48, v0
	v_and_b32_e32 v23, 15, v0
	s_lshr_b32 s0, s0, 26
	v_and_b32_e32 v1, 0x78, v0
	v_or_b32_e32 v111, 16, v110
	v_lshlrev_b32_e32 v6, 4, v0
	v_lshlrev_b32_e32 v12, 3, v23
	v_lshrrev_b32_e32 v13, 1, v4
	v_and_b32_e32 v24, 64, v0
	s_add_i32 s0, s4, s0
	v_xor_b32_e32 v112, v6, v1
	v_lshlrev_b32_e32 v11, 7, v23
	v_lshlrev_b32_e32 v6, 5, v24
	v_xor_b32_e32 v7, v12, v13
	s_ashr_i32 s28, s0, 6
	v_mad_u64_u32 v[36:37], s[0:1], s34, v111, 0
	v_or_b32_e32 v3, 32, v110
	v_or3_b32 v113, v7, v6, v11
	v_mov_b32_e32 v6, v37
	v_mad_u64_u32 v[6:7], s[0:1], s35, v111, v[6:7]
	v_mad_u64_u32 v[38:39], s[0:1], s34, v3, 0
	v_or_b32_e32 v5, 48, v110
	v_mov_b32_e32 v37, v6
	v_mov_b32_e32 v6, v39
	v_mad_u64_u32 v[6:7], s[0:1], s35, v3, v[6:7]
	v_mad_u64_u32 v[40:41], s[0:1], s34, v5, 0
	v_lshrrev_b32_e32 v2, 1, v1
	v_mov_b32_e32 v39, v6
	v_mov_b32_e32 v6, v41
	v_mad_u64_u32 v[6:7], s[0:1], s35, v5, v[6:7]
	v_mad_u64_u32 v[42:43], s[0:1], s34, v2, 0
	v_or_b32_e32 v8, 1, v2
	v_mov_b32_e32 v41, v6
	v_mov_b32_e32 v6, v43
	v_mad_u64_u32 v[6:7], s[0:1], s35, v2, v[6:7]
	v_mad_u64_u32 v[44:45], s[0:1], s34, v8, 0
	v_or_b32_e32 v9, 2, v2
	v_mov_b32_e32 v43, v6
	v_mov_b32_e32 v6, v45
	v_mad_u64_u32 v[6:7], s[0:1], s35, v8, v[6:7]
	v_mad_u64_u32 v[46:47], s[0:1], s34, v9, 0
	v_or_b32_e32 v10, 3, v2
	v_mov_b32_e32 v45, v6
	v_mov_b32_e32 v6, v47
	v_mad_u64_u32 v[6:7], s[0:1], s35, v9, v[6:7]
	v_mad_u64_u32 v[48:49], s[0:1], s34, v10, 0
	v_mov_b32_e32 v47, v6
	v_mov_b32_e32 v6, v49
	v_mad_u64_u32 v[6:7], s[0:1], s35, v10, v[6:7]
	v_mad_u64_u32 v[50:51], s[0:1], s34, v110, 0
	v_mov_b32_e32 v49, v6
	v_mov_b32_e32 v6, v51
	v_mad_u64_u32 v[6:7], s[0:1], s35, v110, v[6:7]
	v_and_b32_e32 v3, 6, v0
	v_mov_b32_e32 v51, v6
	v_lshlrev_b32_e32 v5, 2, v3
	v_bfe_i32 v6, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_and_or_b32 v5, v6, s0, v5
	v_xor_b32_e32 v5, v5, v1
	v_lshl_or_b32 v114, v3, 10, v5
	v_or_b32_e32 v3, v11, v12
	v_xor_b32_e32 v115, v3, v13
	v_lshrrev_b32_e32 v3, 2, v24
	s_add_i32 s60, s3, -1
	v_or_b32_e32 v3, v3, v23
	s_cmp_gt_i32 s4, 63
	.loc	1 20 0
	v_lshlrev_b32_e32 v6, 8, v3
	v_and_b32_e32 v3, 32, v0
	s_cselect_b64 s[56:57], -1, 0
	s_cmpk_gt_i32 s4, 0x7f
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	s_mul_i32 s51, s51, s3
	s_cselect_b64 s[58:59], -1, 0
	s_and_b64 vcc, s[0:1], vcc
	s_add_i32 s51, s51, -1
	s_min_i32 s29, s60, 0
	s_min_i32 s30, s60, 1
	s_min_i32 s31, s60, 2
	s_min_i32 s52, s60, 3
	s_min_i32 s53, s60, 4
	s_min_i32 s61, s60, 5
	s_min_i32 s62, s60, 6
	s_min_i32 s63, s60, 7
	s_cmp_gt_i32 s3, 0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s3, 1
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_gt_i32 s3, 2
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_gt_i32 s3, 3
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_gt_i32 s3, 4
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_gt_i32 s3, 5
	s_mul_i32 s7, s19, s7
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_gt_i32 s3, 6
	s_mul_i32 s69, s74, s72
	v_mov_b32_e32 v35, 0
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s3, 7
	s_mul_i32 s25, s69, s60
	v_mov_b32_e32 v7, v35
	s_cselect_b64 s[22:23], -1, 0
	s_sub_i32 s64, 1, s3
	v_lshl_add_u64 v[6:7], s[40:41], 0, v[6:7]
	s_abs_i32 s80, s25
	v_mov_b32_e32 v5, v35
	s_max_i32 s81, s60, s64
	s_abs_i32 s79, s69
	v_cvt_f32_u32_e32 v8, s80
	v_lshl_add_u64 v[52:53], v[6:7], 0, v[4:5]
	v_cvt_f32_u32_e32 v5, s81
	v_cvt_f32_u32_e32 v3, s79
	.loc	1 16 0
	s_mul_i32 s73, s70, s72
	v_rcp_iflag_f32_e32 v4, v8
	v_rcp_iflag_f32_e32 v5, v5
	.loc	1 22 0
	s_mul_i32 s76, s73, s3
	v_rcp_iflag_f32_e32 v3, v3
	s_abs_i32 s3, s3
	v_cvt_f32_u32_e32 v6, s3
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v3, v3
	v_rcp_iflag_f32_e32 v6, v6
	.loc	1 20 0
	v_lshlrev_b32_e32 v12, 2, v110
	v_or_b32_e32 v7, 0x43, v12
	v_readfirstlane_b32 s66, v4
	v_readfirstlane_b32 s67, v5
	v_mad_u64_u32 v[4:5], s[64:65], s34, v7, 0
	v_readfirstlane_b32 s60, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v6
	v_mov_b32_e32 v6, v5
	v_mad_u64_u32 v[6:7], s[64:65], s35, v7, v[6:7]
	v_or_b32_e32 v9, 0x42, v12
	v_mov_b32_e32 v5, v6
	v_mad_u64_u32 v[6:7], s[64:65], s34, v9, 0
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[64:65], s35, v9, v[8:9]
	v_or_b32_e32 v11, 0x41, v12
	v_mov_b32_e32 v7, v8
	v_mad_u64_u32 v[8:9], s[64:65], s34, v11, 0
	v_mov_b32_e32 v10, v9
	v_mad_u64_u32 v[10:11], s[64:65], s35, v11, v[10:11]
	v_or_b32_e32 v13, 64, v12
	v_mov_b32_e32 v9, v10
	v_mad_u64_u32 v[10:11], s[64:65], s34, v13, 0
	v_mov_b32_e32 v12, v11
	v_mad_u64_u32 v[12:13], s[64:65], s35, v13, v[12:13]
	v_or_b32_e32 v15, 0x70, v110
	v_mov_b32_e32 v11, v12
	v_mad_u64_u32 v[12:13], s[64:65], s34, v15, 0
	v_mov_b32_e32 v14, v13
	v_mad_u64_u32 v[14:15], s[64:65], s35, v15, v[14:15]
	v_or_b32_e32 v17, 0x60, v110
	v_mov_b32_e32 v13, v14
	v_mad_u64_u32 v[14:15], s[64:65], s34, v17, 0
	v_mov_b32_e32 v16, v15
	v_mad_u64_u32 v[16:17], s[64:65], s35, v17, v[16:17]
	v_or_b32_e32 v19, 0x50, v110
	v_mov_b32_e32 v15, v16
	v_mad_u64_u32 v[16:17], s[64:65], s34, v19, 0
	v_mov_b32_e32 v18, v17
	v_mad_u64_u32 v[18:19], s[64:65], s35, v19, v[18:19]
	v_or_b32_e32 v21, 64, v110
	v_mov_b32_e32 v17, v18
	v_mad_u64_u32 v[18:19], s[64:65], s34, v21, 0
	v_mov_b32_e32 v20, v19
	s_abs_i32 s82, s72
	v_mad_u64_u32 v[20:21], s[64:65], s35, v21, v[20:21]
	v_cvt_f32_u32_e32 v21, s82
	s_abs_i32 s83, s74
	v_cvt_u32_f32_e32 v3, v3
	v_mov_b32_e32 v19, v20
	v_cvt_f32_u32_e32 v20, s83
	v_rcp_iflag_f32_e32 v21, v21
	v_readfirstlane_b32 s64, v3
	s_ashr_i32 s94, s25, 31
	v_rcp_iflag_f32_e32 v3, v20
	v_mul_f32_e32 v21, 0x4f7ffffe, v21
	v_cvt_u32_f32_e32 v21, v21
	s_sub_i32 s25, 0, s80
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	s_mul_i32 s25, s25, s66
	v_cvt_u32_f32_e32 v29, v3
	s_mul_hi_u32 s25, s66, s25
	v_readfirstlane_b32 s65, v21
	s_add_i32 s95, s66, s25
	s_sub_i32 s25, 0, s81
	s_ashr_i32 s98, s24, 31
	s_sub_i32 s24, 0, s82
	s_mul_i32 s25, s25, s67
	s_mul_i32 s24, s24, s65
	s_mul_hi_u32 s25, s67, s25
	s_mul_hi_u32 s24, s65, s24
	v_readfirstlane_b32 s68, v29
	s_max_i32 s78, s28, 2
	s_sub_i32 s28, 0, s79
	s_add_i32 s96, s67, s25
	s_sub_i32 s25, 0, s3
	s_add_i32 s99, s65, s24
	s_sub_i32 s24, 0, s83
	v_lshlrev_b32_e32 v26, 2, v0
	v_mov_b32_e32 v3, v35
	s_mul_i32 s28, s28, s60
	s_mul_i32 s25, s25, s64
	s_mul_i32 s24, s24, s68
	v_and_b32_e32 v0, 7, v0
	v_lshlrev_b32_e32 v34, 1, v32
	v_xor_b32_e32 v22, 8, v112
	v_xor_b32_e32 v25, 32, v113
	v_and_b32_e32 v116, 0x7c, v26
	v_bfrev_b32_e32 v27, 1
	v_xor_b32_e32 v28, 64, v113
	v_xor_b32_e32 v20, 0x60, v113
	v_xor_b32_e32 v21, 8, v114
	v_xor_b32_e32 v29, 16, v114
	v_lshl_add_u32 v23, v23, 2, 0
	s_mul_hi_u32 s28, s60, s28
	s_mul_hi_u32 s25, s64, s25
	s_mul_hi_u32 s24, s68, s24
	v_lshl_add_u64 v[54:55], s[42:43], 0, v[2:3]
	v_lshlrev_b32_e32 v56, 4, v0
	v_lshlrev_b64 v[58:59], 7, v[4:5]
	v_xor_b32_e32 v3, 24, v114
	v_lshlrev_b64 v[60:61], 7, v[6:7]
	v_xor_b32_e32 v4, 32, v114
	v_xor_b32_e32 v5, 40, v114
	v_xor_b32_e32 v6, 48, v114
	v_xor_b32_e32 v7, 56, v114
	v_lshlrev_b32_e32 v0, 6, v111
	v_lshlrev_b32_e32 v2, 3, v1
	v_xor_b32_e32 v117, 0x80, v26
	v_cndmask_b32_e32 v118, v27, v116, vcc
	s_mul_i32 s84, s73, s29
	s_mul_i32 s85, s73, s30
	s_mul_i32 s86, s73, s31
	s_mul_i32 s87, s73, s52
	s_mul_i32 s88, s73, s53
	s_mul_i32 s89, s73, s61
	s_mul_i32 s90, s73, s62
	s_mul_i32 s91, s73, s63
	s_ashr_i32 s92, s69, 31
	s_add_i32 s93, s60, s28
	s_add_i32 s97, s64, s25
	s_ashr_i32 s52, s74, 31
	s_add_i32 s53, s68, s24
	s_add_i32 s78, s78, -1
	v_add_u32_e32 v119, v23, v24
	v_mov_b32_e32 v57, v35
	s_lshl_b64 s[60:61], s[34:35], 13
	v_lshlrev_b64 v[62:63], 7, v[8:9]
	v_lshlrev_b64 v[64:65], 7, v[10:11]
	v_lshlrev_b64 v[66:67], 7, v[12:13]
	v_lshlrev_b64 v[68:69], 7, v[14:15]
	v_lshlrev_b64 v[70:71], 7, v[16:17]
	v_lshlrev_b64 v[72:73], 7, v[18:19]
	v_add_u32_e32 v120, 0, v25
	v_add_u32_e32 v121, 0, v28
	v_add_u32_e32 v122, 0, v20
	s_mov_b32 s35, 0x5040100
	s_mov_b32 s77, 0x7060302
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffe
	v_lshlrev_b32_e32 v74, 2, v2
	v_lshlrev_b32_e32 v76, 2, v0
	v_add_u32_e32 v123, 0, v22
	v_add_u32_e32 v124, 0, v21
	v_add_u32_e32 v125, 0, v29
	v_add_u32_e32 v126, 0, v3
	v_add_u32_e32 v127, 0, v4
	v_add_u32_e32 v128, 0, v5
	v_add_u32_e32 v129, 0, v6
	v_add_u32_e32 v130, 0, v7
	v_xor_b32_e32 v131, 32, v115
	v_xor_b32_e32 v132, 64, v115
	v_xor_b32_e32 v133, 0x60, v115
	v_xor_b32_e32 v134, 8, v115
	v_xor_b32_e32 v135, 40, v115
	v_xor_b32_e32 v136, 0x48, v115
	v_xor_b32_e32 v137, 0x68, v115
	v_xor_b32_e32 v138, 16, v115
	v_xor_b32_e32 v139, 48, v115
	v_xor_b32_e32 v140, 0x50, v115
	v_xor_b32_e32 v141, 0x70, v115
	v_xor_b32_e32 v142, 24, v115
	v_xor_b32_e32 v143, 56, v115
	v_xor_b32_e32 v144, 0x58, v115
	v_xor_b32_e32 v145, 0x78, v115
	v_lshl_add_u64 v[78:79], s[36:37], 0, v[34:35]
	v_lshl_add_u64 v[80:81], s[38:39], 0, v[34:35]
	s_branch .LBB0_25
.LBB0_24:
	s_add_i32 s33, s33, 1
	s_cmp_lt_i32 s33, s44
	s_cbranch_scc0 .LBB0_69
.LBB0_25:
	.loc	1 21 0
	s_sub_i32 s25, s33, s45
	s_mul_i32 s24, s33, s71
	s_max_i32 s25, s25, 0
	s_mul_i32 s25, s25, s6
	s_add_i32 s28, s24, s75
	s_add_i32 s28, s28, s25
	.loc	1 22 0
	s_cmp_ge_i32 s28, s76
	s_cbranch_scc1 .LBB0_24
	.loc	1 24 0
	s_abs_i32 s25, s28
	s_mul_hi_u32 s29, s25, s93
	s_mul_i32 s36, s29, s79
	s_ashr_i32 s24, s28, 31
	s_sub_i32 s25, s25, s36
	s_xor_b32 s24, s24, s92
	s_add_i32 s36, s29, 1
	s_sub_i32 s37, s25, s79
	s_cmp_ge_u32 s25, s79
	s_cselect_b32 s29, s36, s29
	s_cselect_b32 s25, s37, s25
	s_add_i32 s36, s29, 1
	s_cmp_ge_u32 s25, s79
	s_cselect_b32 s25, s36, s29
	s_xor_b32 s25, s25, s24
	s_sub_i32 s29, s25, s24
	.loc	1 25 0
	s_cmp_lt_i32 s28, s73
	s_mov_b32 s62, s29
	s_mov_b32 s66, s2
	s_cbranch_scc1 .LBB0_28
	.loc	1 23 0
	s_sub_i32 s24, s28, s73
	s_max_i32 s24, s24, 0
	.loc	1 26 0
	s_mul_hi_u32 s25, s24, s95
	s_mul_i32 s36, s25, s80
	s_sub_i32 s36, s24, s36
	s_add_i32 s37, s25, 1
	s_sub_i32 s38, s36, s80
	s_cmp_ge_u32 s36, s80
	s_cselect_b32 s25, s37, s25
	s_cselect_b32 s36, s38, s36
	s_add_i32 s37, s25, 1
	s_cmp_ge_u32 s36, s80
	s_cselect_b32 s25, s37, s25
	s_xor_b32 s25, s25, s94
	s_sub_i32 s62, s25, s94
	.loc	1 27 0
	s_mul_hi_u32 s25, s24, s93
	s_mul_i32 s36, s25, s79
	s_sub_i32 s24, s24, s36
	s_add_i32 s36, s25, 1
	s_sub_i32 s37, s24, s79
	s_cmp_ge_u32 s24, s79
	s_cselect_b32 s25, s36, s25
	s_cselect_b32 s24, s37, s24
	s_add_i32 s36, s25, 1
	s_cmp_ge_u32 s24, s79
	s_cselect_b32 s24, s36, s25
	s_xor_b32 s24, s24, s92
	s_sub_i32 s24, s24, s92
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	s_mul_hi_u32 s36, s24, s96
	s_mul_i32 s36, s36, s81
	s_sub_i32 s24, s24, s36
	s_sub_i32 s36, s24, s81
	s_cmp_ge_u32 s24, s81
	s_cselect_b32 s24, s36, s24
	s_sub_i32 s36, s24, s81
	s_cmp_ge_u32 s24, s81
	s_cselect_b32 s24, s36, s24
	s_xor_b32 s24, s24, s25
	s_sub_i32 s24, s24, s25
	s_not_b32 s24, s24
	v_readlane_b32 s25, v252, 2
	s_add_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	s_mul_hi_u32 s36, s24, s97
	s_mul_i32 s36, s36, s3
	s_sub_i32 s24, s24, s36
	s_sub_i32 s36, s24, s3
	s_cmp_ge_u32 s24, s3
	s_cselect_b32 s24, s36, s24
	s_sub_i32 s36, s24, s3
	s_cmp_ge_u32 s24, s3
	s_cselect_b32 s24, s36, s24
	s_xor_b32 s24, s24, s25
	s_sub_i32 s66, s24, s25
.LBB0_28:
	.loc	1 30 0
	s_cmp_lg_u32 s66, s2
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s66, s2
	s_mov_b64 s[36:37], s[12:13]
	s_mov_b64 s[38:39], s[14:15]
	s_cbranch_scc1 .LBB0_30
	s_lshl_b32 s38, s66, 1
	s_ashr_i32 s36, s38, 31
	s_mul_i32 s39, s48, s36
	s_mul_hi_u32 s36, s48, s38
	s_add_i32 s36, s36, s39
	s_mul_i32 s37, s49, s38
	s_add_i32 s37, s36, s37
	s_mul_i32 s36, s48, s38
	s_lshl_b64 s[36:37], s[36:37], 1
	s_add_u32 s36, s10, s36
	s_addc_u32 s37, s11, s37
	.loc	1 31 0
	s_or_b32 s38, s38, 1
	s_mul_hi_u32 s63, s48, s38
	s_add_i32 s39, s63, s39
	s_mul_i32 s63, s49, s38
	s_add_i32 s39, s39, s63
	s_mul_i32 s38, s48, s38
	s_lshl_b64 s[38:39], s[38:39], 1
	s_add_u32 s38, s10, s38
	s_addc_u32 s39, s11, s39
.LBB0_30:
	.loc	1 28 0
	s_mul_i32 s63, s74, s72
	s_mul_i32 s29, s29, s63
	s_sub_i32 s29, s28, s29
	.loc	1 29 0
	s_abs_i32 s64, s29
	s_mul_hi_u32 s65, s64, s99
	s_mul_i32 s67, s65, s82
	s_ashr_i32 s63, s29, 31
	s_sub_i32 s64, s64, s67
	s_xor_b32 s63, s63, s98
	s_add_i32 s67, s65, 1
	s_sub_i32 s68, s64, s82
	s_cmp_ge_u32 s64, s82
	s_cselect_b32 s65, s67, s65
	s_cselect_b32 s64, s68, s64
	s_add_i32 s67, s65, 1
	s_cmp_ge_u32 s64, s82
	s_cselect_b32 s64, s67, s65
	s_xor_b32 s64, s64, s63
	s_mul_i32 s28, s62, s74
	s_sub_i32 s63, s64, s63
	s_add_i32 s28, s63, s28
	s_mul_i32 s63, s63, s72
	s_sub_i32 s67, s29, s63
	.loc	1 34 0
	s_lshl_b32 s29, s67, 5
	v_or_b32_e32 v2, s29, v110
	v_or_b32_e32 v3, s29, v111
	s_ashr_i32 s29, s28, 31
	v_mov_b64_e32 v[0:1], s[28:29]
	v_mad_i64_i32 v[90:91], s[64:65], v2, s70, v[0:1]
	v_mad_i64_i32 v[92:93], s[64:65], v3, s70, v[0:1]
	v_lshlrev_b64 v[0:1], 7, v[90:91]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshl_add_u64 v[0:1], v[78:79], 0, v[0:1]
	v_lshl_add_u64 v[4:5], v[78:79], 0, v[2:3]
	global_load_dwordx4 v[0:3], v[0:1], off
	s_nop 0
	global_load_dwordx4 v[4:7], v[4:5], off
	v_add_u32_e32 v75, 0, v112
	v_add_u32_e32 v8, 0, v113
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v75, v[0:1], v[4:5] offset1:4
	ds_write2st64_b64 v123, v[2:3], v[6:7] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[82:83], v8
	ds_read_b64 v[84:85], v120
	ds_read_b64 v[86:87], v121
	ds_read_b64 v[88:89], v122
	s_cbranch_vccnz .LBB0_37
	.loc	1 32 0
	s_mul_i32 s24, s66, s34
	s_add_i32 s24, s24, s62
	s_lshl_b32 s24, s24, 6
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s62, s46, s24
	s_addc_u32 s63, s47, s25
	.loc	1 34 0
	s_lshr_b32 s24, s67, 31
	s_add_i32 s24, s67, s24
	s_and_b32 s24, s24, 0x7fffffe
	s_sub_i32 s24, s67, s24
	s_lshl_b32 s24, s24, 5
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s24, s62, s24
	s_addc_u32 s25, s63, s25
	s_branch .LBB0_34
.LBB0_32:
	s_or_b64 exec, exec, s[64:65]
	v_readfirstlane_b32 s64, v0
	s_nop 1
	v_mov_b32_e32 v0, s64
	ds_write_b32 v35, v0
.LBB0_33:
	s_or_b64 exec, exec, s[62:63]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v35
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s7, v0
	s_cbranch_vccz .LBB0_37
.LBB0_34:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[62:63], s[54:55]
	s_cbranch_execz .LBB0_33
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[64:65], vcc
	s_cbranch_execz .LBB0_32
	global_load_dword v0, v35, s[24:25] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_32
.LBB0_37:
	s_abs_i32 s25, s28
	s_xor_b32 s24, s29, s52
	s_mul_hi_u32 s29, s25, s53
	s_mul_i32 s62, s29, s83
	s_sub_i32 s25, s25, s62
	s_add_i32 s62, s29, 1
	s_sub_i32 s63, s25, s83
	s_cmp_ge_u32 s25, s83
	s_cselect_b32 s29, s62, s29
	s_cselect_b32 s25, s63, s25
	s_add_i32 s62, s29, 1
	s_cmp_ge_u32 s25, s83
	s_cselect_b32 s25, s62, s29
	s_xor_b32 s25, s25, s24
	s_sub_i32 s62, s25, s24
	v_cndmask_b32_e64 v0, 0, 1, s[56:57]
	s_ashr_i32 s63, s62, 31
	v_cmp_ne_u32_e64 s[24:25], 1, v0
	s_andn2_b64 vcc, exec, s[56:57]
	v_lshlrev_b32_e32 v34, 1, v32
	s_cbranch_vccnz .LBB0_46
	v_lshl_add_u64 v[0:1], v[50:51], 0, s[62:63]
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshl_add_u64 v[0:1], s[36:37], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[34:35]
	global_load_dwordx4 v[0:3], v[0:1], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_47
.LBB0_39:
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v4
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_48
.LBB0_40:
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v8
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_49
.LBB0_41:
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v19, v16
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_50
.LBB0_42:
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_51
.LBB0_43:
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_52
.LBB0_44:
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_53
.LBB0_45:
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_branch .LBB0_54
.LBB0_46:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_39
.LBB0_47:
	v_lshl_add_u64 v[4:5], v[36:37], 0, s[62:63]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[36:37], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[34:35]
	global_load_dwordx4 v[4:7], v[4:5], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_40
.LBB0_48:
	v_lshl_add_u64 v[8:9], v[38:39], 0, s[62:63]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_add_u64 v[8:9], s[36:37], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[34:35]
	global_load_dwordx4 v[8:11], v[8:9], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_41
.LBB0_49:
	v_lshl_add_u64 v[12:13], v[40:41], 0, s[62:63]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[36:37], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[34:35]
	global_load_dwordx4 v[16:19], v[12:13], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_42
.LBB0_50:
	v_lshl_add_u64 v[12:13], v[42:43], 0, s[62:63]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[38:39], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[34:35]
	global_load_dwordx4 v[12:15], v[12:13], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_43
.LBB0_51:
	v_lshl_add_u64 v[20:21], v[44:45], 0, s[62:63]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[38:39], 0, v[20:21]
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[34:35]
	global_load_dwordx4 v[20:23], v[20:21], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_44
.LBB0_52:
	v_lshl_add_u64 v[24:25], v[46:47], 0, s[62:63]
	v_lshlrev_b64 v[24:25], 7, v[24:25]
	v_lshl_add_u64 v[24:25], s[38:39], 0, v[24:25]
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[34:35]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_45
.LBB0_53:
	v_lshl_add_u64 v[28:29], v[48:49], 0, s[62:63]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[38:39], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[34:35]
	global_load_dwordx4 v[28:31], v[28:29], off
.LBB0_54:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v75, v[0:1], v[4:5] offset1:4
	ds_write2st64_b64 v75, v[8:9], v[16:17] offset0:8 offset1:12
	ds_write2st64_b64 v123, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v123, v[10:11], v[18:19] offset0:8 offset1:12
	v_perm_b32 v0, v20, v12, s35
	v_perm_b32 v1, v28, v24, s35
	v_add_u32_e32 v34, 0, v114
	ds_write_b64 v34, v[0:1] offset:8192
	v_perm_b32 v1, v28, v24, s77
	v_perm_b32 v0, v20, v12, s77
	ds_write_b64 v124, v[0:1] offset:8320
	v_perm_b32 v1, v29, v25, s35
	v_perm_b32 v0, v21, v13, s35
	ds_write_b64 v125, v[0:1] offset:8448
	v_perm_b32 v0, v21, v13, s77
	v_perm_b32 v1, v29, v25, s77
	ds_write_b64 v126, v[0:1] offset:8576
	v_perm_b32 v0, v22, v14, s35
	v_perm_b32 v1, v30, v26, s35
	ds_write_b64 v127, v[0:1] offset:8704
	v_perm_b32 v0, v22, v14, s77
	v_perm_b32 v1, v30, v26, s77
	ds_write_b64 v128, v[0:1] offset:8832
	v_perm_b32 v0, v23, v15, s35
	v_perm_b32 v1, v31, v27, s35
	ds_write_b64 v129, v[0:1] offset:8960
	v_perm_b32 v0, v23, v15, s77
	v_perm_b32 v1, v31, v27, s77
	s_andn2_b64 vcc, exec, s[58:59]
	ds_write_b64 v130, v[0:1] offset:9088
	s_cbranch_vccnz .LBB0_57
	s_lshl_b64 s[62:63], s[62:63], 7
	s_add_u32 s38, s62, s38
	s_addc_u32 s39, s63, s39
	s_add_u32 s36, s62, s36
	s_addc_u32 s37, s63, s37
	v_lshl_add_u64 v[16:17], s[38:39], 0, v[58:59]
	v_lshl_add_u64 v[18:19], s[38:39], 0, v[60:61]
	v_lshl_add_u64 v[20:21], s[38:39], 0, v[62:63]
	v_lshl_add_u64 v[22:23], s[38:39], 0, v[64:65]
	v_lshl_add_u64 v[24:25], s[36:37], 0, v[66:67]
	v_lshl_add_u64 v[26:27], s[36:37], 0, v[68:69]
	v_lshl_add_u64 v[28:29], s[36:37], 0, v[70:71]
	v_lshl_add_u64 v[30:31], s[36:37], 0, v[72:73]
	v_mov_b32_e32 v147, 0xf149f2ca
	v_mov_b32_e32 v77, 0
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
	s_mov_b32 s29, s78
.LBB0_56:
	v_mov_b32_e32 v146, v77
	v_lshl_add_u64 v[0:1], v[30:31], 0, v[56:57]
	v_lshl_add_u64 v[4:5], v[28:29], 0, v[56:57]
	v_lshl_add_u64 v[8:9], v[26:27], 0, v[56:57]
	v_lshl_add_u64 v[12:13], v[24:25], 0, v[56:57]
	v_add_u32_e32 v77, 0, v115
	global_load_dwordx4 v[0:3], v[0:1], off
	s_nop 0
	global_load_dwordx4 v[4:7], v[4:5], off
	s_nop 0
	global_load_dwordx4 v[8:11], v[8:9], off
	s_nop 0
	global_load_dwordx4 v[12:15], v[12:13], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[148:151], v77 offset1:4
	v_accvgpr_read_b32 v107, a3
	v_accvgpr_read_b32 v106, a2
	v_accvgpr_read_b32 v109, a1
	v_accvgpr_read_b32 v108, a0
	v_accvgpr_read_b32 v99, a7
	v_accvgpr_read_b32 v98, a6
	v_accvgpr_read_b32 v105, a5
	v_accvgpr_read_b32 v104, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[148:149], v[82:83], 0
	v_mov_b32_e32 v200, v147
	v_add_u32_e32 v147, 0, v131
	v_accvgpr_read_b32 v97, a11
	v_mfma_f32_16x16x16_f16 a[4:7], v[150:151], v[82:83], 0
	ds_read2st64_b64 v[148:151], v77 offset0:8 offset1:12
	v_accvgpr_read_b32 v96, a10
	v_accvgpr_read_b32 v103, a9
	v_accvgpr_read_b32 v102, a8
	v_accvgpr_read_b32 v95, a15
	v_accvgpr_read_b32 v94, a14
	v_accvgpr_read_b32 v101, a13
	v_accvgpr_read_b32 v100, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[82:83], 0
	v_add_u32_e32 v180, 0, v132
	v_add_u32_e32 v182, 0, v133
	v_lshl_add_u64 v[164:165], v[22:23], 0, v[56:57]
	v_mfma_f32_16x16x16_f16 a[12:15], v[150:151], v[82:83], 0
	ds_read2st64_b64 v[148:151], v147 offset1:4
	v_lshl_add_u64 v[168:169], v[20:21], 0, v[56:57]
	v_lshl_add_u64 v[172:173], v[18:19], 0, v[56:57]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[148:149], v[84:85], a[0:3]
	v_lshl_add_u64 v[176:177], v[16:17], 0, v[56:57]
	v_add_u32_e32 v184, 0, v134
	v_add_u32_e32 v185, 0, v135
	v_mfma_f32_16x16x16_f16 a[4:7], v[150:151], v[84:85], a[4:7]
	ds_read2st64_b64 v[148:151], v147 offset0:8 offset1:12
	ds_read2st64_b64 v[152:155], v180 offset1:4
	ds_read2st64_b64 v[156:159], v180 offset0:8 offset1:12
	ds_read2st64_b64 v[160:163], v182 offset1:4
	v_add_u32_e32 v186, 0, v136
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[84:85], a[8:11]
	v_add_u32_e32 v188, 0, v137
	v_add_u32_e32 v189, 0, v138
	v_add_u32_e32 v190, 0, v139
	v_mfma_f32_16x16x16_f16 a[12:15], v[150:151], v[84:85], a[12:15]
	ds_read2st64_b64 v[148:151], v182 offset0:8 offset1:12
	global_load_dwordx4 v[164:167], v[164:165], off
	s_nop 0
	global_load_dwordx4 v[168:171], v[168:169], off
	s_nop 0
	global_load_dwordx4 v[172:175], v[172:173], off
	s_nop 0
	global_load_dwordx4 v[176:179], v[176:177], off
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[152:153], v[86:87], a[0:3]
	ds_read_b64 v[152:153], v77 offset:8192
	v_add_u32_e32 v192, 0, v140
	v_add_u32_e32 v193, 0, v141
	v_mfma_f32_16x16x16_f16 a[4:7], v[154:155], v[86:87], a[4:7]
	ds_read_b64 v[154:155], v147 offset:8192
	ds_read_b64 v[180:181], v180 offset:8192
	ds_read_b64 v[182:183], v182 offset:8192
	v_add_u32_e32 v194, 0, v142
	v_add_u32_e32 v196, 0, v143
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_f16 a[8:11], v[156:157], v[86:87], a[8:11]
	ds_read_b64 v[156:157], v184 offset:10240
	ds_read_b64 v[184:185], v185 offset:10240
	ds_read_b64 v[186:187], v186 offset:10240
	v_add_u32_e32 v197, 0, v144
	v_add_u32_e32 v198, 0, v145
	s_waitcnt lgkmcnt(8)
	v_mfma_f32_16x16x16_f16 a[0:3], v[160:161], v[88:89], a[0:3]
	s_add_i32 s29, s29, -1
	v_lshl_add_u64 v[16:17], v[16:17], 0, s[60:61]
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[60:61]
	v_mfma_f32_16x16x16_f16 a[12:15], v[158:159], v[86:87], a[12:15]
	ds_read_b64 v[158:159], v188 offset:10240
	ds_read_b64 v[188:189], v189 offset:12288
	ds_read_b64 v[190:191], v190 offset:12288
	v_accvgpr_read_b32 v77, a0
	v_mul_f32_e32 v147, s50, v77
	v_mfma_f32_16x16x16_f16 a[4:7], v[162:163], v[88:89], a[4:7]
	ds_read_b64 v[160:161], v192 offset:12288
	ds_read_b64 v[192:193], v193 offset:12288
	ds_read_b64 v[194:195], v194 offset:14336
	ds_read_b64 v[162:163], v196 offset:14336
	ds_read_b64 v[196:197], v197 offset:14336
	ds_read_b64 v[198:199], v198 offset:14336
	v_lshl_add_u64 v[20:21], v[20:21], 0, s[60:61]
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_f16 a[8:11], v[148:149], v[88:89], a[8:11]
	v_accvgpr_read_b32 v148, a1
	v_accvgpr_read_b32 v149, a2
	v_mul_f32_e32 v212, s50, v148
	v_mfma_f32_16x16x16_f16 a[12:15], v[150:151], v[88:89], a[12:15]
	v_accvgpr_read_b32 v150, a3
	v_accvgpr_read_b32 v151, a4
	v_accvgpr_read_b32 v201, a5
	v_mul_f32_e32 v213, s50, v149
	v_mul_f32_e32 v214, s50, v150
	v_max_f32_e32 v147, v147, v212
	v_accvgpr_read_b32 v202, a6
	v_accvgpr_read_b32 v203, a7
	v_mul_f32_e32 v215, s50, v151
	v_mul_f32_e32 v216, s50, v201
	v_max3_f32 v147, v147, v213, v214
	v_accvgpr_read_b32 v204, a8
	v_accvgpr_read_b32 v205, a9
	v_mul_f32_e32 v217, s50, v202
	v_mul_f32_e32 v218, s50, v203
	v_max3_f32 v147, v147, v215, v216
	v_accvgpr_read_b32 v206, a10
	v_accvgpr_read_b32 v207, a11
	v_mul_f32_e32 v219, s50, v204
	v_mul_f32_e32 v220, s50, v205
	v_max3_f32 v147, v147, v217, v218
	v_accvgpr_read_b32 v208, a12
	v_accvgpr_read_b32 v209, a13
	v_mul_f32_e32 v221, s50, v206
	v_mul_f32_e32 v222, s50, v207
	v_max3_f32 v147, v147, v219, v220
	v_accvgpr_read_b32 v210, a14
	v_accvgpr_read_b32 v211, a15
	v_mul_f32_e32 v223, s50, v208
	v_mul_f32_e32 v224, s50, v209
	v_max3_f32 v147, v147, v221, v222
	v_mul_f32_e32 v225, s50, v210
	v_mul_f32_e32 v226, s50, v211
	v_max3_f32 v147, v147, v223, v224
	v_max3_f32 v147, v147, v225, v226
	ds_bpermute_b32 v212, v117, v147
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[60:61]
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[60:61]
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[60:61]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[60:61]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v212, v212, v212
	v_max_f32_e32 v147, v147, v212
	ds_swizzle_b32 v212, v147 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[60:61]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s29, 0
	v_max3_f32 v147, v200, v147, v212
	v_fma_f32 v149, s50, v149, -v147
	v_fma_f32 v150, s50, v150, -v147
	v_fma_f32 v201, s50, v201, -v147
	v_sub_f32_e32 v200, v200, v147
	v_exp_f32_e32 v213, v149
	v_exp_f32_e32 v214, v150
	v_exp_f32_e32 v201, v201
	v_exp_f32_e32 v200, v200
	v_fma_f32 v77, s50, v77, -v147
	v_fma_f32 v148, s50, v148, -v147
	v_exp_f32_e32 v77, v77
	v_exp_f32_e32 v212, v148
	v_fma_f32 v151, s50, v151, -v147
	v_exp_f32_e32 v215, v151
	v_pk_mul_f32 v[150:151], v[106:107], v[200:201] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v106, v213
	v_cvt_f16_f32_e32 v107, v214
	v_fma_f32 v202, s50, v202, -v147
	v_cvt_f16_f32_e32 v216, v77
	v_add_f32_e32 v77, v77, v212
	v_fma_f32 v203, s50, v203, -v147
	v_exp_f32_e32 v202, v202
	v_add_f32_e32 v77, v213, v77
	v_fma_f32 v204, s50, v204, -v147
	v_exp_f32_e32 v203, v203
	v_cvt_f16_f32_e32 v217, v212
	v_pk_mul_f32 v[148:149], v[108:109], v[200:201] op_sel_hi:[1,0]
	v_pack_b32_f16 v109, v106, v107
	v_pk_mul_f32 v[106:107], v[98:99], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[98:99], v[96:97], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[96:97], v[102:103], v[200:201] op_sel_hi:[1,0]
	v_add_f32_e32 v77, v214, v77
	v_fma_f32 v205, s50, v205, -v147
	v_exp_f32_e32 v204, v204
	v_accvgpr_write_b32 a8, v96
	v_add_f32_e32 v77, v215, v77
	v_fma_f32 v206, s50, v206, -v147
	v_exp_f32_e32 v205, v205
	v_pk_mul_f32 v[104:105], v[104:105], v[200:201] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a9, v97
	v_accvgpr_write_b32 a10, v98
	v_accvgpr_write_b32 a11, v99
	v_pk_mul_f32 v[96:97], v[94:95], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[94:95], v[100:101], v[200:201] op_sel_hi:[1,0]
	v_add_f32_e32 v77, v201, v77
	v_fma_f32 v207, s50, v207, -v147
	v_exp_f32_e32 v206, v206
	v_accvgpr_write_b32 a0, v148
	v_accvgpr_write_b32 a4, v104
	v_accvgpr_write_b32 a12, v94
	v_add_f32_e32 v77, v202, v77
	v_fma_f32 v208, s50, v208, -v147
	v_exp_f32_e32 v207, v207
	v_cvt_f16_f32_e32 v218, v215
	v_cvt_f16_f32_e32 v219, v202
	v_cvt_f16_f32_e32 v220, v203
	v_accvgpr_write_b32 a1, v149
	v_accvgpr_write_b32 a2, v150
	v_accvgpr_write_b32 a3, v151
	v_pack_b32_f16 v108, v216, v217
	v_accvgpr_write_b32 a5, v105
	v_accvgpr_write_b32 a6, v106
	v_accvgpr_write_b32 a7, v107
	v_accvgpr_write_b32 a13, v95
	v_accvgpr_write_b32 a14, v96
	v_accvgpr_write_b32 a15, v97
	v_cvt_f16_f32_e32 v94, v201
	v_add_f32_e32 v77, v203, v77
	v_fma_f32 v209, s50, v209, -v147
	v_exp_f32_e32 v208, v208
	v_mfma_f32_16x16x16_f16 a[0:3], v[152:153], v[108:109], a[0:3]
	v_add_f32_e32 v77, v204, v77
	v_fma_f32 v210, s50, v210, -v147
	v_exp_f32_e32 v98, v209
	v_mfma_f32_16x16x16_f16 a[4:7], v[156:157], v[108:109], a[4:7]
	v_add_f32_e32 v77, v205, v77
	v_fma_f32 v211, s50, v211, -v147
	v_exp_f32_e32 v99, v210
	v_mfma_f32_16x16x16_f16 a[8:11], v[188:189], v[108:109], a[8:11]
	v_add_f32_e32 v77, v206, v77
	v_pack_b32_f16 v95, v219, v220
	v_pack_b32_f16 v94, v218, v94
	v_mfma_f32_16x16x16_f16 a[12:15], v[194:195], v[108:109], a[12:15]
	v_exp_f32_e32 v100, v211
	v_cvt_f16_f32_e32 v96, v204
	v_cvt_f16_f32_e32 v97, v205
	v_cvt_f16_f32_e32 v101, v206
	v_cvt_f16_f32_e32 v102, v207
	v_add_f32_e32 v77, v207, v77
	v_mfma_f32_16x16x16_f16 a[0:3], v[154:155], v[94:95], a[0:3]
	v_add_f32_e32 v77, v208, v77
	v_add_f32_e32 v77, v98, v77
	v_add_f32_e32 v77, v99, v77
	v_mfma_f32_16x16x16_f16 a[4:7], v[184:185], v[94:95], a[4:7]
	v_add_f32_e32 v77, v100, v77
	v_cvt_f16_f32_e32 v103, v208
	v_cvt_f16_f32_e32 v104, v98
	v_mfma_f32_16x16x16_f16 a[8:11], v[190:191], v[94:95], a[8:11]
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v75, v[0:1], v[4:5] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v75, v[8:9], v[12:13] offset0:8 offset1:12
	ds_write2st64_b64 v123, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v123, v[10:11], v[14:15] offset0:8 offset1:12
	s_waitcnt vmcnt(2)
	v_perm_b32 v0, v168, v164, s35
	s_waitcnt vmcnt(0)
	v_perm_b32 v1, v176, v172, s35
	v_mfma_f32_16x16x16_f16 a[12:15], v[162:163], v[94:95], a[12:15]
	v_pack_b32_f16 v95, v101, v102
	v_pack_b32_f16 v94, v96, v97
	v_cvt_f16_f32_e32 v96, v99
	v_cvt_f16_f32_e32 v97, v100
	v_mfma_f32_16x16x16_f16 a[0:3], v[180:181], v[94:95], a[0:3]
	v_perm_b32 v3, v176, v172, s77
	v_perm_b32 v2, v168, v164, s77
	v_pack_b32_f16 v97, v96, v97
	v_mfma_f32_16x16x16_f16 a[4:7], v[186:187], v[94:95], a[4:7]
	v_pack_b32_f16 v96, v103, v104
	v_perm_b32 v5, v177, v173, s35
	v_perm_b32 v4, v169, v165, s35
	v_mfma_f32_16x16x16_f16 a[8:11], v[160:161], v[94:95], a[8:11]
	v_perm_b32 v6, v169, v165, s77
	v_perm_b32 v7, v177, v173, s77
	v_perm_b32 v8, v170, v166, s35
	v_mfma_f32_16x16x16_f16 a[12:15], v[196:197], v[94:95], a[12:15]
	ds_bpermute_b32 v94, v117, v77
	v_perm_b32 v9, v178, v174, s35
	v_perm_b32 v10, v170, v166, s77
	v_mfma_f32_16x16x16_f16 a[0:3], v[182:183], v[96:97], a[0:3]
	v_perm_b32 v11, v178, v174, s77
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v77, v77, v94
	ds_swizzle_b32 v94, v77 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_f16 a[4:7], v[158:159], v[96:97], a[4:7]
	v_perm_b32 v12, v171, v167, s35
	v_perm_b32 v13, v179, v175, s35
	v_perm_b32 v14, v171, v167, s77
	v_mfma_f32_16x16x16_f16 a[8:11], v[192:193], v[96:97], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v77, v77, v94
	v_fmac_f32_e32 v77, v146, v200
	v_perm_b32 v15, v179, v175, s77
	v_mfma_f32_16x16x16_f16 a[12:15], v[198:199], v[96:97], a[12:15]
	ds_write_b64 v34, v[0:1] offset:8192
	ds_write_b64 v124, v[2:3] offset:8320
	ds_write_b64 v125, v[4:5] offset:8448
	ds_write_b64 v126, v[6:7] offset:8576
	ds_write_b64 v127, v[8:9] offset:8704
	ds_write_b64 v128, v[10:11] offset:8832
	ds_write_b64 v129, v[12:13] offset:8960
	ds_write_b64 v130, v[14:15] offset:9088
	s_cbranch_scc1 .LBB0_56
	s_branch .LBB0_58
.LBB0_57:
	v_mov_b32_e32 v147, 0xf149f2ca
	v_mov_b32_e32 v77, 0
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
.LBB0_58:
	v_lshlrev_b64 v[28:29], 6, v[90:91]
	v_lshlrev_b64 v[30:31], 6, v[92:93]
	v_accvgpr_read_b32 v0, a12
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_read_b32 v2, a14
	v_accvgpr_read_b32 v3, a15
	v_accvgpr_read_b32 v4, a8
	v_accvgpr_read_b32 v5, a9
	v_accvgpr_read_b32 v6, a10
	v_accvgpr_read_b32 v7, a11
	v_accvgpr_read_b32 v8, a4
	v_accvgpr_read_b32 v9, a5
	v_accvgpr_read_b32 v10, a6
	v_accvgpr_read_b32 v11, a7
	v_accvgpr_read_b32 v12, a0
	v_accvgpr_read_b32 v13, a1
	v_accvgpr_read_b32 v14, a2
	v_accvgpr_read_b32 v15, a3
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
	s_and_b64 vcc, exec, s[24:25]
	v_add_u32_e32 v17, 0, v133
	v_add_u32_e32 v18, 0, v132
	v_add_u32_e32 v19, 0, v131
	v_add_u32_e32 v20, 0, v115
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_60
	ds_read2st64_b64 v[22:25], v20 offset1:4
	ds_read2st64_b64 v[90:93], v18 offset1:4
	ds_read2st64_b64 v[94:97], v17 offset1:4
	ds_read2st64_b64 v[98:101], v17 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[22:23], v[82:83], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[24:25], v[82:83], 0
	ds_read2st64_b64 v[22:25], v19 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[22:23], v[84:85], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[24:25], v[84:85], a[20:23]
	ds_read2st64_b64 v[22:25], v20 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[90:91], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[92:93], v[86:87], a[20:23]
	ds_read2st64_b64 v[90:93], v19 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[94:95], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[96:97], v[88:89], a[20:23]
	ds_read2st64_b64 v[94:97], v18 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[22:23], v[82:83], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[24:25], v[82:83], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[90:91], v[84:85], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[92:93], v[84:85], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[94:95], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[96:97], v[86:87], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[98:99], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[100:101], v[88:89], a[28:31]
.LBB0_60:
	v_accvgpr_read_b32 v87, a17
	v_accvgpr_read_b32 v88, a16
	v_accvgpr_read_b32 v85, a19
	v_accvgpr_read_b32 v86, a18
	v_mul_f32_e32 v16, s50, v88
	v_mul_f32_e32 v89, s50, v87
	v_accvgpr_read_b32 v83, a21
	v_accvgpr_read_b32 v84, a20
	v_mul_f32_e32 v90, s50, v86
	v_mul_f32_e32 v91, s50, v85
	v_max_f32_e32 v16, v16, v89
	v_accvgpr_read_b32 v75, a23
	v_accvgpr_read_b32 v82, a22
	v_mul_f32_e32 v92, s50, v84
	v_mul_f32_e32 v93, s50, v83
	v_max3_f32 v16, v16, v90, v91
	v_accvgpr_read_b32 v27, a25
	v_accvgpr_read_b32 v34, a24
	v_mul_f32_e32 v94, s50, v82
	v_mul_f32_e32 v95, s50, v75
	v_max3_f32 v16, v16, v92, v93
	v_accvgpr_read_b32 v25, a27
	v_accvgpr_read_b32 v26, a26
	v_mul_f32_e32 v96, s50, v34
	v_mul_f32_e32 v97, s50, v27
	v_max3_f32 v16, v16, v94, v95
	v_accvgpr_read_b32 v23, a29
	v_accvgpr_read_b32 v24, a28
	v_mul_f32_e32 v98, s50, v26
	v_mul_f32_e32 v99, s50, v25
	v_max3_f32 v16, v16, v96, v97
	v_accvgpr_read_b32 v21, a31
	v_accvgpr_read_b32 v22, a30
	v_mul_f32_e32 v100, s50, v24
	v_mul_f32_e32 v101, s50, v23
	v_max3_f32 v16, v16, v98, v99
	v_mul_f32_e32 v102, s50, v22
	v_mul_f32_e32 v103, s50, v21
	v_max3_f32 v16, v16, v100, v101
	v_max3_f32 v16, v16, v102, v103
	ds_bpermute_b32 v89, v117, v16
	s_and_b64 vcc, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v89, v89, v89
	v_max_f32_e32 v16, v16, v89
	ds_swizzle_b32 v89, v16 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v16, v147, v16, v89
	v_fma_f32 v88, s50, v88, -v16
	v_fma_f32 v87, s50, v87, -v16
	v_fma_f32 v86, s50, v86, -v16
	v_fma_f32 v93, s50, v25, -v16
	v_fma_f32 v95, s50, v23, -v16
	v_exp_f32_e32 v23, v88
	v_exp_f32_e32 v25, v87
	v_fma_f32 v85, s50, v85, -v16
	v_fma_f32 v92, s50, v26, -v16
	v_exp_f32_e32 v26, v86
	v_fma_f32 v84, s50, v84, -v16
	v_fma_f32 v91, s50, v27, -v16
	v_exp_f32_e32 v27, v85
	v_fma_f32 v83, s50, v83, -v16
	v_fma_f32 v90, s50, v34, -v16
	v_fma_f32 v94, s50, v24, -v16
	v_fma_f32 v21, s50, v21, -v16
	v_exp_f32_e32 v24, v84
	v_fma_f32 v82, s50, v82, -v16
	v_exp_f32_e32 v34, v83
	v_exp_f32_e32 v83, v90
	v_exp_f32_e32 v90, v21
	v_add_f32_e32 v21, v23, v25
	v_fma_f32 v89, s50, v75, -v16
	v_exp_f32_e32 v75, v82
	v_add_f32_e32 v21, v26, v21
	v_exp_f32_e32 v82, v89
	v_add_f32_e32 v21, v27, v21
	v_add_f32_e32 v21, v24, v21
	v_exp_f32_e32 v84, v91
	v_add_f32_e32 v21, v34, v21
	v_exp_f32_e32 v85, v92
	v_add_f32_e32 v21, v75, v21
	v_exp_f32_e32 v86, v93
	v_add_f32_e32 v21, v82, v21
	v_exp_f32_e32 v87, v94
	v_add_f32_e32 v21, v83, v21
	v_fma_f32 v22, s50, v22, -v16
	v_exp_f32_e32 v88, v95
	v_add_f32_e32 v21, v84, v21
	v_exp_f32_e32 v89, v22
	v_add_f32_e32 v21, v85, v21
	v_add_f32_e32 v21, v86, v21
	v_add_f32_e32 v21, v87, v21
	v_add_f32_e32 v21, v88, v21
	v_add_f32_e32 v21, v89, v21
	v_add_f32_e32 v21, v90, v21
	ds_bpermute_b32 v22, v117, v21
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v21, v21, v22
	ds_swizzle_b32 v22, v21 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_62
	v_sub_f32_e32 v91, v147, v16
	v_exp_f32_e32 v92, v91
	v_cvt_f16_f32_e32 v93, v84
	v_cvt_f16_f32_e32 v91, v85
	v_cvt_f16_f32_e32 v94, v83
	v_cvt_f16_f32_e32 v95, v82
	v_cvt_f16_f32_e32 v96, v27
	v_cvt_f16_f32_e32 v97, v26
	v_cvt_f16_f32_e32 v98, v25
	ds_read_b64 v[26:27], v17 offset:8192
	ds_read_b64 v[82:83], v18 offset:8192
	ds_read_b64 v[18:19], v19 offset:8192
	ds_read_b64 v[84:85], v20 offset:8192
	v_cvt_f16_f32_e32 v17, v23
	v_pk_mul_f32 v[12:13], v[12:13], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[92:93] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v75, v75
	v_accvgpr_write_b32 a0, v12
	v_cvt_f16_f32_e32 v34, v34
	v_cvt_f16_f32_e32 v20, v24
	v_pack_b32_f16 v25, v97, v96
	v_pack_b32_f16 v24, v17, v98
	v_accvgpr_write_b32 a1, v13
	v_accvgpr_write_b32 a2, v14
	v_accvgpr_write_b32 a3, v15
	v_add_u32_e32 v23, 0, v135
	v_pack_b32_f16 v13, v75, v95
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[84:85], v[24:25], a[0:3]
	v_pack_b32_f16 v12, v20, v34
	v_add_u32_e32 v17, 0, v134
	v_pk_mul_f32 v[8:9], v[8:9], v[92:93] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[12:13], a[0:3]
	ds_read_b64 v[14:15], v23 offset:10240
	ds_read_b64 v[18:19], v17 offset:10240
	v_add_u32_e32 v17, 0, v136
	v_pk_mul_f32 v[10:11], v[10:11], v[92:93] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v86, v86
	v_accvgpr_write_b32 a4, v8
	v_accvgpr_write_b32 a5, v9
	v_accvgpr_write_b32 a6, v10
	v_accvgpr_write_b32 a7, v11
	ds_read_b64 v[8:9], v17 offset:10240
	v_pack_b32_f16 v85, v91, v86
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[24:25], a[4:7]
	v_pack_b32_f16 v84, v94, v93
	v_add_u32_e32 v10, 0, v137
	ds_read_b64 v[10:11], v10 offset:10240
	v_mfma_f32_16x16x16_f16 a[4:7], v[14:15], v[12:13], a[4:7]
	v_add_u32_e32 v14, 0, v138
	ds_read_b64 v[14:15], v14 offset:12288
	v_pk_mul_f32 v[6:7], v[6:7], v[92:93] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[8:9], v[84:85], a[4:7]
	v_add_u32_e32 v8, 0, v139
	ds_read_b64 v[8:9], v8 offset:12288
	v_add_u32_e32 v17, 0, v140
	v_pk_mul_f32 v[4:5], v[4:5], v[92:93] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[92:93] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v7
	v_accvgpr_write_b32 a10, v6
	v_accvgpr_write_b32 a9, v5
	v_accvgpr_write_b32 a8, v4
	ds_read_b64 v[4:5], v17 offset:12288
	v_add_u32_e32 v6, 0, v141
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[14:15], v[24:25], a[8:11]
	ds_read_b64 v[6:7], v6 offset:12288
	v_pk_mul_f32 v[0:1], v[0:1], v[92:93] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v90, v90
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[12:13], a[8:11]
	v_add_u32_e32 v8, 0, v142
	v_accvgpr_write_b32 a15, v3
	v_accvgpr_write_b32 a14, v2
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[4:5], v[84:85], a[8:11]
	ds_read_b64 v[4:5], v8 offset:14336
	v_add_u32_e32 v8, 0, v143
	v_accvgpr_write_b32 a13, v1
	v_accvgpr_write_b32 a12, v0
	ds_read_b64 v[0:1], v8 offset:14336
	v_add_u32_e32 v2, 0, v144
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[24:25], a[12:15]
	v_cvt_f16_f32_e32 v89, v89
	v_cvt_f16_f32_e32 v88, v88
	v_cvt_f16_f32_e32 v87, v87
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[0:1], v[12:13], a[12:15]
	ds_read_b64 v[0:1], v2 offset:14336
	v_add_u32_e32 v2, 0, v145
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[0:1], v[84:85], a[12:15]
	ds_read_b64 v[0:1], v2 offset:14336
	v_add_f32_e32 v2, v21, v22
	v_fmac_f32_e32 v2, v77, v92
	v_mfma_f32_16x16x16_f16 a[0:3], v[82:83], v[84:85], a[0:3]
	v_pack_b32_f16 v83, v89, v90
	v_pack_b32_f16 v82, v87, v88
	v_mov_b32_e32 v77, v2
	s_nop 0
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[82:83], a[0:3]
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[82:83], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[82:83], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[0:1], v[82:83], a[12:15]
	s_branch .LBB0_63
.LBB0_62:
	v_mov_b32_e32 v16, v147
.LBB0_63:
	s_mul_i32 s24, s28, s72
	s_add_i32 s36, s24, s67
	s_mul_i32 s24, s66, s73
	s_add_i32 s24, s36, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[28:29], s[24:25], 13
	v_lshl_add_u64 v[0:1], v[52:53], 0, s[28:29]
	global_store_dwordx4 v[0:1], a[0:3], off
	global_store_dwordx4 v[0:1], a[4:7], off offset:64
	global_store_dwordx4 v[0:1], a[8:11], off offset:128
	global_store_dwordx4 v[0:1], a[12:15], off offset:192
	v_add_u32_e32 v0, 0, v116
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v119, v16
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_lshl_b64 s[24:25], s[24:25], 8
	s_add_u32 s28, s42, s24
	s_addc_u32 s24, s43, s25
	s_and_b32 s29, s24, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v118, s[28:31], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v119, v77
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	s_add_u32 s28, s28, 0x80
	s_addc_u32 s24, s24, 0
	s_and_b32 s29, s24, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v118, s[28:31], 0 offen
	.loc	1 35 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v33
	s_barrier
	s_and_saveexec_b64 s[24:25], s[54:55]
	s_cbranch_execz .LBB0_67
	s_mov_b64 s[38:39], exec
	v_mbcnt_lo_u32_b32 v0, s38, 0
	v_mbcnt_hi_u32_b32 v0, s39, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_66
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[62:63], s[36:37], 2
	v_readlane_b32 s64, v252, 0
	v_readlane_b32 s65, v252, 1
	s_add_u32 s62, s64, s62
	s_addc_u32 s63, s65, s63
	s_bcnt1_i32_b64 s37, s[38:39]
	v_mov_b32_e32 v1, s37
	global_atomic_add v1, v35, v1, s[62:63] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_66:
	s_or_b64 exec, exec, s[28:29]
	v_readfirstlane_b32 s28, v1
	s_nop 1
	v_add_u32_e32 v0, s28, v0
	ds_write_b32 v35, v0
.LBB0_67:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v35
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s51, v0
	s_cbranch_vccnz .LBB0_24
	s_add_i32 s68, s36, s84
	s_ashr_i32 s69, s68, 31
	s_add_i32 s66, s36, s85
	s_lshl_b64 s[24:25], s[68:69], 8
	s_ashr_i32 s67, s66, 31
	s_add_i32 s64, s36, s86
	v_lshl_add_u64 v[0:1], v[54:55], 0, s[24:25]
	s_lshl_b64 s[24:25], s[66:67], 8
	s_ashr_i32 s65, s64, 31
	s_add_i32 s38, s36, s87
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[24:25]
	s_lshl_b64 s[24:25], s[64:65], 8
	s_ashr_i32 s39, s38, 31
	v_lshl_add_u64 v[4:5], v[54:55], 0, s[24:25]
	s_lshl_b64 s[24:25], s[38:39], 8
	v_lshl_add_u64 v[6:7], v[54:55], 0, s[24:25]
	s_add_i32 s24, s36, s88
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[28:29], s[24:25], 8
	v_lshl_add_u64 v[8:9], v[54:55], 0, s[28:29]
	s_add_i32 s28, s36, s89
	global_load_dword v16, v[0:1], off
	global_load_dword v17, v[0:1], off offset:64
	global_load_dword v18, v[2:3], off
	global_load_dword v19, v[2:3], off offset:64
	s_ashr_i32 s29, s28, 31
	global_load_dword v20, v[4:5], off
	global_load_dword v21, v[4:5], off offset:64
	global_load_dword v83, v[6:7], off
	global_load_dword v85, v[6:7], off offset:64
	s_lshl_b64 s[62:63], s[28:29], 8
	v_lshl_add_u64 v[10:11], v[54:55], 0, s[62:63]
	global_load_dword v87, v[8:9], off
	global_load_dword v89, v[8:9], off offset:64
	global_load_dword v109, v[10:11], off
	global_load_dword v200, v[10:11], off offset:64
	s_add_i32 s62, s36, s90
	s_ashr_i32 s63, s62, 31
	s_add_i32 s36, s36, s91
	s_lshl_b64 vcc, s[62:63], 8
	s_ashr_i32 s37, s36, 31
	v_lshl_add_u64 v[12:13], v[54:55], 0, vcc
	s_lshl_b64 vcc, s[36:37], 8
	v_lshl_add_u64 v[14:15], v[54:55], 0, vcc
	global_load_dword v208, v[12:13], off
	global_load_dword v209, v[12:13], off offset:64
	global_load_dword v216, v[14:15], off
	global_load_dword v217, v[14:15], off offset:64
	global_load_dword v22, v[0:1], off offset:128
	global_load_dword v23, v[2:3], off offset:128
	global_load_dword v86, v[2:3], off offset:192
	global_load_dword v84, v[0:1], off offset:192
	global_load_dword v88, v[4:5], off offset:128
	global_load_dword v90, v[6:7], off offset:128
	global_load_dword v91, v[6:7], off offset:192
	global_load_dword v104, v[4:5], off offset:192
	global_load_dword v198, v[8:9], off offset:128
	global_load_dword v206, v[10:11], off offset:128
	global_load_dword v207, v[10:11], off offset:192
	global_load_dword v199, v[8:9], off offset:192
	global_load_dword v214, v[12:13], off offset:128
	global_load_dword v222, v[14:15], off offset:128
	global_load_dword v231, v[14:15], off offset:192
	global_load_dword v215, v[12:13], off offset:192
	s_lshl_b64 s[68:69], s[68:69], 13
	s_add_u32 s68, s40, s68
	v_mov_b32_e32 v75, v35
	s_addc_u32 s69, s41, s69
	v_mov_b32_e32 v77, v35
	v_lshlrev_b32_e32 v34, 2, v32
	v_lshl_add_u64 v[0:1], s[68:69], 0, v[74:75]
	v_lshl_add_u64 v[2:3], s[68:69], 0, v[76:77]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[34:35]
	s_mov_b32 s68, 0xf149f2ca
	global_load_dwordx4 v[24:27], v[0:1], off offset:16
	global_load_dwordx4 v[92:95], v[0:1], off
	s_lshl_b64 s[66:67], s[66:67], 13
	s_add_u32 s66, s40, s66
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[34:35]
	s_addc_u32 s67, s41, s67
	s_lshl_b64 s[64:65], s[64:65], 13
	s_add_u32 s64, s40, s64
	s_addc_u32 s65, s41, s65
	s_lshl_b64 s[38:39], s[38:39], 13
	s_add_u32 s38, s40, s38
	s_addc_u32 s39, s41, s39
	s_lshl_b64 s[24:25], s[24:25], 13
	s_add_u32 s24, s40, s24
	s_addc_u32 s25, s41, s25
	s_lshl_b64 s[28:29], s[28:29], 13
	s_add_u32 s28, s40, s28
	s_addc_u32 s29, s41, s29
	v_lshl_add_u64 v[166:167], s[24:25], 0, v[74:75]
	v_lshl_add_u64 v[170:171], v[166:167], 0, v[34:35]
	v_lshl_add_u64 v[174:175], s[28:29], 0, v[74:75]
	v_lshl_add_u64 v[178:179], v[174:175], 0, v[34:35]
	v_lshl_add_u64 v[28:29], v[28:29], 1, v[80:81]
	v_lshl_add_u64 v[30:31], v[30:31], 1, v[80:81]
	s_waitcnt vmcnt(31)
	v_max3_f32 v0, v16, s68, v18
	s_waitcnt vmcnt(30)
	v_max3_f32 v1, v17, s68, v19
	s_waitcnt vmcnt(27)
	v_max3_f32 v0, v0, v20, v83
	s_waitcnt vmcnt(26)
	v_max3_f32 v1, v1, v21, v85
	s_waitcnt vmcnt(23)
	v_max3_f32 v0, v0, v87, v109
	s_waitcnt vmcnt(22)
	v_max3_f32 v1, v1, v89, v200
	s_waitcnt vmcnt(19)
	v_max3_f32 v220, v0, v208, v216
	s_waitcnt vmcnt(18)
	v_max3_f32 v221, v1, v209, v217
	v_sub_f32_e32 v0, v16, v220
	v_sub_f32_e32 v1, v17, v221
	v_exp_f32_e32 v0, v0
	v_exp_f32_e32 v1, v1
	v_sub_f32_e32 v2, v18, v220
	v_sub_f32_e32 v3, v19, v221
	v_exp_f32_e32 v6, v2
	v_cndmask_b32_e64 v108, 0, v0, s[0:1]
	v_cndmask_b32_e64 v82, 0, v1, s[0:1]
	v_exp_f32_e32 v7, v3
	global_load_dwordx4 v[0:3], v[4:5], off offset:16
	global_load_dwordx4 v[12:15], v[4:5], off
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[74:75]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[34:35]
	global_load_dwordx4 v[96:99], v[4:5], off offset:16
	global_load_dwordx4 v[100:103], v[4:5], off
	v_sub_f32_e32 v5, v21, v221
	v_exp_f32_e32 v11, v5
	s_waitcnt vmcnt(18)
	v_fma_f32 v235, v84, v82, 0
	v_cndmask_b32_e64 v230, 0, v6, s[4:5]
	v_cndmask_b32_e64 v84, 0, v7, s[4:5]
	v_lshl_add_u64 v[6:7], s[66:67], 0, v[76:77]
	v_fma_f32 v233, v22, v108, 0
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[34:35]
	v_sub_f32_e32 v4, v20, v220
	v_fmac_f32_e32 v233, v230, v23
	v_exp_f32_e32 v10, v4
	global_load_dwordx4 v[4:7], v[8:9], off offset:16
	global_load_dwordx4 v[20:23], v[8:9], off
	v_lshl_add_u64 v[8:9], s[64:65], 0, v[74:75]
	v_fmac_f32_e32 v235, v84, v86
	v_cndmask_b32_e64 v86, 0, v11, s[26:27]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[34:35]
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v235, v86, v104
	global_load_dwordx4 v[104:107], v[8:9], off offset:16
	global_load_dwordx4 v[146:149], v[8:9], off
	v_sub_f32_e32 v8, v83, v220
	v_sub_f32_e32 v9, v85, v221
	v_exp_f32_e32 v18, v8
	v_exp_f32_e32 v19, v9
	v_cndmask_b32_e64 v232, 0, v10, s[26:27]
	v_lshl_add_u64 v[10:11], s[64:65], 0, v[76:77]
	v_lshl_add_u64 v[16:17], v[10:11], 0, v[34:35]
	v_fmac_f32_e32 v233, v232, v88
	global_load_dwordx4 v[8:11], v[16:17], off offset:16
	global_load_dwordx4 v[150:153], v[16:17], off
	v_cndmask_b32_e64 v234, 0, v18, s[8:9]
	v_cndmask_b32_e64 v88, 0, v19, s[8:9]
	v_lshl_add_u64 v[16:17], s[38:39], 0, v[74:75]
	v_lshl_add_u64 v[18:19], s[38:39], 0, v[76:77]
	s_lshl_b64 s[38:39], s[62:63], 13
	s_add_u32 s38, s40, s38
	v_lshl_add_u64 v[16:17], v[16:17], 0, v[34:35]
	s_addc_u32 s39, s41, s39
	s_lshl_b64 s[36:37], s[36:37], 13
	v_fmac_f32_e32 v233, v234, v90
	v_fmac_f32_e32 v235, v88, v91
	v_lshl_add_u64 v[90:91], v[18:19], 0, v[34:35]
	global_load_dwordx4 v[154:157], v[16:17], off offset:16
	global_load_dwordx4 v[158:161], v[16:17], off
	v_sub_f32_e32 v16, v87, v220
	v_sub_f32_e32 v17, v89, v221
	s_add_u32 s36, s40, s36
	v_exp_f32_e32 v83, v16
	v_exp_f32_e32 v85, v17
	global_load_dwordx4 v[16:19], v[90:91], off offset:16
	global_load_dwordx4 v[162:165], v[90:91], off
	global_load_dwordx4 v[166:169], v[170:171], off offset:16
	s_nop 0
	global_load_dwordx4 v[170:173], v[170:171], off
	v_lshl_add_u64 v[182:183], s[38:39], 0, v[74:75]
	s_addc_u32 s37, s41, s37
	global_load_dwordx4 v[174:177], v[178:179], off offset:16
	s_nop 0
	global_load_dwordx4 v[178:181], v[178:179], off
	v_lshl_add_u64 v[186:187], v[182:183], 0, v[34:35]
	v_lshl_add_u64 v[190:191], s[36:37], 0, v[74:75]
	global_load_dwordx4 v[182:185], v[186:187], off offset:16
	s_nop 0
	global_load_dwordx4 v[186:189], v[186:187], off
	v_lshl_add_u64 v[194:195], v[190:191], 0, v[34:35]
	global_load_dwordx4 v[190:193], v[194:195], off offset:16
	s_nop 0
	global_load_dwordx4 v[194:197], v[194:195], off
	v_sub_f32_e32 v75, v109, v220
	v_exp_f32_e32 v75, v75
	v_cndmask_b32_e64 v236, 0, v83, s[16:17]
	v_sub_f32_e32 v83, v200, v221
	v_exp_f32_e32 v83, v83
	v_cndmask_b32_e64 v238, 0, v75, s[18:19]
	v_sub_f32_e32 v75, v208, v220
	v_exp_f32_e32 v75, v75
	v_cndmask_b32_e64 v240, 0, v83, s[18:19]
	v_sub_f32_e32 v83, v209, v221
	v_exp_f32_e32 v83, v83
	v_cndmask_b32_e64 v242, 0, v75, s[20:21]
	v_sub_f32_e32 v75, v216, v220
	v_exp_f32_e32 v75, v75
	v_cndmask_b32_e64 v90, 0, v85, s[16:17]
	s_waitcnt vmcnt(31)
	v_fmac_f32_e32 v233, v236, v198
	s_waitcnt vmcnt(28)
	v_fmac_f32_e32 v235, v90, v199
	v_lshl_add_u64 v[198:199], s[24:25], 0, v[76:77]
	v_lshl_add_u64 v[202:203], v[198:199], 0, v[34:35]
	v_fmac_f32_e32 v233, v238, v206
	v_fmac_f32_e32 v235, v240, v207
	v_lshl_add_u64 v[206:207], s[28:29], 0, v[76:77]
	v_cndmask_b32_e64 v244, 0, v83, s[20:21]
	global_load_dwordx4 v[198:201], v[202:203], off offset:16
	s_nop 0
	global_load_dwordx4 v[202:205], v[202:203], off
	v_lshl_add_u64 v[210:211], v[206:207], 0, v[34:35]
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v233, v242, v214
	s_waitcnt vmcnt(26)
	v_fmac_f32_e32 v235, v244, v215
	v_lshl_add_u64 v[214:215], s[38:39], 0, v[76:77]
	v_cndmask_b32_e64 v246, 0, v75, s[22:23]
	global_load_dwordx4 v[206:209], v[210:211], off offset:16
	s_nop 0
	global_load_dwordx4 v[210:213], v[210:211], off
	v_lshl_add_u64 v[218:219], v[214:215], 0, v[34:35]
	v_fmac_f32_e32 v233, v246, v222
	v_lshl_add_u64 v[222:223], s[36:37], 0, v[76:77]
	v_sub_f32_e32 v83, v217, v221
	global_load_dwordx4 v[214:217], v[218:219], off offset:16
	s_nop 0
	global_load_dwordx4 v[218:221], v[218:219], off
	v_lshl_add_u64 v[226:227], v[222:223], 0, v[34:35]
	global_load_dwordx4 v[222:225], v[226:227], off offset:16
	s_nop 0
	global_load_dwordx4 v[226:229], v[226:227], off
	v_div_scale_f32 v34, s[24:25], v233, v233, 1.0
	v_rcp_f32_e32 v75, v34
	v_exp_f32_e32 v83, v83
	s_waitcnt vmcnt(30)
	v_pk_fma_f32 v[92:93], v[108:109], v[92:93], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(26)
	v_pk_fma_f32 v[92:93], v[230:231], v[100:101], v[92:93] op_sel_hi:[0,1,1]
	v_fma_f32 v77, -v34, v75, 1.0
	v_fmac_f32_e32 v75, v77, v75
	v_div_scale_f32 v77, vcc, 1.0, v233, 1.0
	v_cndmask_b32_e64 v248, 0, v83, s[22:23]
	v_mul_f32_e32 v83, v77, v75
	v_fma_f32 v85, -v34, v83, v77
	v_fmac_f32_e32 v235, v248, v231
	v_fmac_f32_e32 v83, v85, v75
	v_fma_f32 v34, -v34, v83, v77
	v_div_scale_f32 v77, s[24:25], v235, v235, 1.0
	v_rcp_f32_e32 v85, v77
	v_div_fmas_f32 v34, v34, v75, v83
	s_waitcnt vmcnt(22)
	v_pk_fma_f32 v[92:93], v[232:233], v[146:147], v[92:93] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v34, v34, v233, 1.0
	v_fma_f32 v75, -v77, v85, 1.0
	v_fmac_f32_e32 v85, v75, v85
	v_div_scale_f32 v75, vcc, 1.0, v235, 1.0
	v_mul_f32_e32 v83, v75, v85
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[92:93], v[234:235], v[158:159], v[92:93] op_sel_hi:[0,1,1]
	v_fma_f32 v87, -v77, v83, v75
	v_fmac_f32_e32 v83, v87, v85
	v_fma_f32 v75, -v77, v83, v75
	v_div_fmas_f32 v75, v75, v85, v83
	v_div_fixup_f32 v250, v75, v235, 1.0
	v_pk_fma_f32 v[24:25], v[108:109], v[24:25], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[92:93], v[236:237], v[170:171], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[230:231], v[96:97], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[232:233], v[104:105], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[92:93], v[238:239], v[178:179], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[234:235], v[154:155], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[236:237], v[166:167], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[92:93], v[242:243], v[186:187], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[238:239], v[174:175], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[92:93], v[246:247], v[194:195], v[92:93] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[92:93], v[34:35], v[92:93] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v75, v93
	v_cvt_f16_f32_e32 v77, v92
	v_pk_fma_f32 v[92:93], v[108:109], v[94:95], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[92:93], v[230:231], v[102:103], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[92:93], v[232:233], v[148:149], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[92:93], v[234:235], v[160:161], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[92:93], v[236:237], v[172:173], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[92:93], v[238:239], v[180:181], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[92:93], v[242:243], v[188:189], v[92:93] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[92:93], v[246:247], v[196:197], v[92:93] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[92:93], v[34:35], v[92:93] op_sel_hi:[0,1]
	v_pk_fma_f32 v[24:25], v[242:243], v[182:183], v[24:25] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v83, v93
	v_pk_fma_f32 v[24:25], v[246:247], v[190:191], v[24:25] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v85, v92
	v_pk_mul_f32 v[24:25], v[34:35], v[24:25] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v87, v25
	v_cvt_f16_f32_e32 v89, v24
	v_pk_fma_f32 v[12:13], v[82:83], v[12:13], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[0:1], v[82:83], v[0:1], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[12:13], v[84:85], v[20:21], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[84:85], v[4:5], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[86:87], v[150:151], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[86:87], v[8:9], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[88:89], v[162:163], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[88:89], v[16:17], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[12:13], v[90:91], v[202:203], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[90:91], v[198:199], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[12:13], v[240:241], v[210:211], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[240:241], v[206:207], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[108:109], v[26:27], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[24:25], v[230:231], v[98:99], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[0:1], v[244:245], v[214:215], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[12:13], v[244:245], v[218:219], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[0:1], v[248:249], v[222:223], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[12:13], v[248:249], v[226:227], v[12:13] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[12:13], v[250:251], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], v[250:251], v[0:1] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v20, v13
	v_cvt_f16_f32_e32 v21, v12
	v_pk_fma_f32 v[12:13], v[82:83], v[14:15], 0 op_sel_hi:[0,1,0]
	v_cvt_f16_f32_e32 v4, v1
	v_cvt_f16_f32_e32 v5, v0
	v_pk_fma_f32 v[0:1], v[82:83], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[24:25], v[232:233], v[106:107], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[84:85], v[22:23], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[84:85], v[6:7], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[234:235], v[156:157], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[86:87], v[152:153], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[86:87], v[10:11], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[236:237], v[168:169], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[88:89], v[164:165], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[88:89], v[18:19], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[238:239], v[176:177], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[90:91], v[204:205], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[90:91], v[200:201], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[242:243], v[184:185], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[240:241], v[212:213], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[240:241], v[208:209], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[246:247], v[192:193], v[24:25] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[244:245], v[220:221], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[244:245], v[216:217], v[0:1] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[24:25], v[34:35], v[24:25] op_sel_hi:[0,1]
	v_pk_fma_f32 v[12:13], v[248:249], v[228:229], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[248:249], v[224:225], v[0:1] op_sel_hi:[0,1,1]
	v_cvt_f16_f32_e32 v25, v25
	v_cvt_f16_f32_e32 v24, v24
	v_pk_mul_f32 v[12:13], v[250:251], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], v[250:251], v[0:1] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v13, v13
	v_cvt_f16_f32_e32 v12, v12
	v_cvt_f16_f32_e32 v6, v1
	v_cvt_f16_f32_e32 v7, v0
	v_pack_b32_f16 v3, v24, v25
	v_pack_b32_f16 v2, v89, v87
	v_pack_b32_f16 v1, v85, v83
	v_pack_b32_f16 v0, v77, v75
	global_store_dwordx4 v[28:29], v[0:3], off
	s_nop 1
	v_pack_b32_f16 v3, v7, v6
	v_pack_b32_f16 v2, v5, v4
	v_pack_b32_f16 v1, v12, v13
	v_pack_b32_f16 v0, v21, v20
	global_store_dwordx4 v[30:31], v[0:3], off
	s_branch .LBB0_24
.LBB0_69:
	.loc	1 20 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mesh_attention
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
		.amdhsa_next_free_vgpr 288
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
	.set mesh_attention.num_vgpr, 253
	.set mesh_attention.num_agpr, 32
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
  - .agpr_count:     32
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
      - .offset:         68
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
      - .address_space:  global
        .offset:         88
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         104
        .size:           8
        .value_kind:     global_buffer
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
    .name:           mesh_attention
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 3
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     288
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
