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
	s_mov_b32 s56, s5
	.loc	1 13 0
	s_cmp_lt_i32 s16, s6
	s_mul_hi_i32 s19, s4, s5
	s_mul_i32 s18, s4, s5
	s_cbranch_scc1 .LBB0_2
	.loc	1 17 0
	s_ashr_i32 s57, s56, 31
	s_lshl_b64 s[62:63], s[18:19], 6
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[20:21], -1
.LBB0_3:
	s_load_dwordx2 s[58:59], s[0:1], 0x90
	s_load_dwordx2 s[60:61], s[0:1], 0x38
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
	s_ashr_i32 s57, s56, 31
	s_lshl_b64 s[62:63], s[18:19], 6
	s_cmp_ge_i32 s20, s56
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
	s_sub_i32 s34, s23, s3
	s_add_i32 s3, s4, 15
	s_ashr_i32 s19, s3, 31
	s_lshr_b32 s19, s19, 28
	s_add_i32 s3, s3, s19
	s_ashr_i32 s19, s18, 31
	s_ashr_i32 s35, s3, 4
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s22, s8, s18
	s_addc_u32 s23, s9, s19
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[18:19], s[2:3], 3
	s_add_u32 s24, s8, s18
	s_addc_u32 s25, s9, s19
	s_lshl_b32 s8, s2, 1
	s_ashr_i32 s9, s8, 31
	s_mul_i32 s9, s62, s9
	s_mul_hi_u32 s18, s62, s8
	s_add_i32 s9, s18, s9
	s_mul_i32 s18, s63, s8
	s_add_i32 s9, s9, s18
	s_mul_i32 s8, s62, s8
	s_lshl_b64 s[8:9], s[8:9], 1
	s_add_u32 s36, s10, s8
	s_load_dword s33, s[0:1], 0x40
	s_addc_u32 s37, s11, s9
	v_lshlrev_b32_e32 v3, 5, v0
	s_cmp_lt_i32 s34, s35
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
	s_mul_i32 s3, s56, s2
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_lshl_or_b32 v14, s34, 4, v6
	s_lshl_b32 s38, s7, 4
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
	s_cmp_lt_i32 s20, s56
	s_cbranch_scc0 .LBB0_21
.LBB0_7:
	s_ashr_i32 s21, s20, 31
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v4, v14
	s_mov_b32 s27, s34
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
	v_lshl_add_u64 v[10:11], s[60:61], 0, v[10:11]
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
	s_and_b64 s[40:41], s[30:31], s[26:27]
	s_lshr_b64 s[30:31], s[30:31], 2
	s_and_b64 s[30:31], s[30:31], s[26:27]
	s_add_u32 s30, s30, s40
	s_addc_u32 s31, s31, s41
	s_lshr_b64 s[40:41], s[30:31], 4
	s_add_u32 s21, s40, s30
	s_addc_u32 s27, s41, s31
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
	v_readfirstlane_b32 s40, v10
	v_readfirstlane_b32 s41, v11
	v_mov_b32_e32 v4, s21
	s_nop 0
	v_cmp_eq_u64_e64 s[40:41], s[40:41], v[10:11]
	s_bcnt1_i32_b64 s27, s[40:41]
	s_add_i32 s21, s21, s27
	v_mov_b64_e32 v[12:13], s[40:41]
	v_mov_b32_e32 v23, s27
	s_or_b64 s[30:31], s[40:41], s[30:31]
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
	s_cmp_lt_i32 s27, s35
	v_add_u32_e32 v4, s38, v4
	s_cbranch_scc0 .LBB0_8
.LBB0_16:
	v_cmp_gt_i32_e32 vcc, s4, v4
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_15
	global_load_dwordx2 v[26:27], v5, s[22:23]
	global_load_dwordx2 v[28:29], v5, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[10:11], s[20:21]
	v_mad_i64_i32 v[10:11], s[30:31], v4, s56, v[10:11]
	v_lshlrev_b64 v[30:31], 7, v[10:11]
	v_lshl_or_b32 v30, v2, 1, v30
	v_lshl_add_u64 v[10:11], s[12:13], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off
	v_lshl_add_u64 v[22:23], s[14:15], 0, v[30:31]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_waitcnt vmcnt(3)
	v_readfirstlane_b32 s30, v26
	s_waitcnt vmcnt(2)
	v_readfirstlane_b32 s39, v28
	v_readfirstlane_b32 s31, v27
	v_readfirstlane_b32 s40, v29
	s_sub_u32 s30, s30, s39
	s_subb_u32 s31, s31, s40
	s_ashr_i32 s39, s31, 31
	s_lshr_b32 s39, s39, 28
	s_add_u32 s30, s30, s39
	s_addc_u32 s31, s31, 0
	s_and_b32 s30, s30, -16
	s_add_u32 s30, s36, s30
	s_addc_u32 s31, s37, s31
	s_lshl_b64 s[40:41], s[62:63], 1
	v_lshl_add_u64 v[26:27], s[30:31], 0, v[30:31]
	s_add_u32 s30, s30, s40
	s_addc_u32 s31, s31, s41
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
	s_mov_b32 s33, s59
	s_branch .LBB0_22
.LBB0_21:
	s_mov_b32 s33, s59
	s_mov_b32 s3, s17
.LBB0_22:
	.loc	1 16 0
	s_abs_i32 s9, s56
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s8, s5
	.loc	1 16 0
	v_cvt_f32_u32_e32 v1, s9
	.loc	1 19 0
	v_cvt_f32_u32_e32 v2, s8
	.loc	1 20 0
	s_cmp_ge_i32 s33, s58
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
	s_load_dword s76, s[0:1], 0x70
	s_load_dwordx8 s[44:51], s[0:1], 0x48
	s_load_dword s19, s[0:1], 0x8c
	s_load_dwordx2 s[64:65], s[0:1], 0x84
	s_load_dwordx2 s[20:21], s[0:1], 0x68
	.loc	1 15 0
	s_add_i32 s24, s4, 31
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s0, s76, 31
	s_ashr_i32 s1, s56, 31
	s_sub_i32 s77, s5, s6
	v_writelane_b32 v254, s20, 0
	.loc	1 16 0
	s_xor_b32 s0, s0, s1
	s_add_i32 s5, s77, s16
	v_writelane_b32 v254, s21, 1
	s_sub_i32 s21, 0, s9
	s_mul_i32 s21, s21, s18
	s_mul_hi_u32 s21, s18, s21
	s_add_i32 s18, s18, s21
	s_sub_i32 s21, 0, s8
	s_mul_i32 s21, s21, s17
	s_abs_i32 s20, s76
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
	s_ashr_i32 s78, s24, 5
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
	s_sub_i32 s80, s1, s0
	.loc	1 19 0
	s_sub_i32 s0, s5, s17
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s8
	s_cmp_ge_u32 s0, s8
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s16
	s_sub_i32 s81, s0, s16
	s_add_i32 s0, s3, s2
	v_and_b32_e32 v33, 63, v0
	v_writelane_b32 v254, s0, 2
	v_cmp_eq_u32_e64 s[0:1], 0, v33
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_lshlrev_b32_e32 v4, 3, v0
	s_and_b64 s[68:69], s[0:1], vcc
	s_ashr_i32 s0, s4, 31
	v_lshrrev_b32_e32 v158, 3, v0
	v_and_b32_e32 v32, 56, v4
	v_and_b32_e32 v4, 48, v0
	v_and_b32_e32 v23, 15, v0
	s_lshr_b32 s0, s0, 26
	v_and_b32_e32 v1, 0x78, v0
	v_or_b32_e32 v159, 16, v158
	v_lshlrev_b32_e32 v6, 4, v0
	v_lshlrev_b32_e32 v12, 3, v23
	v_lshrrev_b32_e32 v13, 1, v4
	v_and_b32_e32 v24, 64, v0
	s_add_i32 s0, s4, s0
	v_xor_b32_e32 v160, v6, v1
	v_lshlrev_b32_e32 v11, 7, v23
	v_lshlrev_b32_e32 v6, 5, v24
	v_xor_b32_e32 v7, v12, v13
	s_ashr_i32 s28, s0, 6
	v_mad_u64_u32 v[36:37], s[0:1], s56, v159, 0
	v_or_b32_e32 v3, 32, v158
	v_or3_b32 v161, v7, v6, v11
	v_mov_b32_e32 v6, v37
	v_mad_u64_u32 v[6:7], s[0:1], s57, v159, v[6:7]
	v_mad_u64_u32 v[38:39], s[0:1], s56, v3, 0
	v_or_b32_e32 v5, 48, v158
	v_mov_b32_e32 v37, v6
	v_mov_b32_e32 v6, v39
	v_mad_u64_u32 v[6:7], s[0:1], s57, v3, v[6:7]
	v_mad_u64_u32 v[40:41], s[0:1], s56, v5, 0
	v_lshrrev_b32_e32 v2, 1, v1
	v_mov_b32_e32 v39, v6
	v_mov_b32_e32 v6, v41
	v_mad_u64_u32 v[6:7], s[0:1], s57, v5, v[6:7]
	v_mad_u64_u32 v[42:43], s[0:1], s56, v2, 0
	v_or_b32_e32 v8, 1, v2
	v_mov_b32_e32 v41, v6
	v_mov_b32_e32 v6, v43
	v_mad_u64_u32 v[6:7], s[0:1], s57, v2, v[6:7]
	v_mad_u64_u32 v[44:45], s[0:1], s56, v8, 0
	v_or_b32_e32 v9, 2, v2
	v_mov_b32_e32 v43, v6
	v_mov_b32_e32 v6, v45
	v_mad_u64_u32 v[6:7], s[0:1], s57, v8, v[6:7]
	v_mad_u64_u32 v[46:47], s[0:1], s56, v9, 0
	v_or_b32_e32 v10, 3, v2
	v_mov_b32_e32 v45, v6
	v_mov_b32_e32 v6, v47
	v_mad_u64_u32 v[6:7], s[0:1], s57, v9, v[6:7]
	v_mad_u64_u32 v[48:49], s[0:1], s56, v10, 0
	v_mov_b32_e32 v47, v6
	v_mov_b32_e32 v6, v49
	v_mad_u64_u32 v[6:7], s[0:1], s57, v10, v[6:7]
	v_mad_u64_u32 v[50:51], s[0:1], s56, v158, 0
	v_mov_b32_e32 v49, v6
	v_mov_b32_e32 v6, v51
	v_mad_u64_u32 v[6:7], s[0:1], s57, v158, v[6:7]
	v_and_b32_e32 v3, 6, v0
	v_mov_b32_e32 v51, v6
	v_lshlrev_b32_e32 v5, 2, v3
	v_bfe_i32 v6, v0, 0, 1
	s_movk_i32 s0, 0x440
	v_and_or_b32 v5, v6, s0, v5
	v_xor_b32_e32 v5, v5, v1
	v_lshl_or_b32 v162, v3, 10, v5
	v_or_b32_e32 v3, v11, v12
	v_xor_b32_e32 v163, v3, v13
	v_lshrrev_b32_e32 v3, 2, v24
	s_add_i32 s36, s3, -1
	v_or_b32_e32 v3, v3, v23
	s_cmp_gt_i32 s4, 63
	.loc	1 20 0
	v_lshlrev_b32_e32 v6, 8, v3
	v_and_b32_e32 v3, 32, v0
	s_cselect_b64 s[70:71], -1, 0
	s_cmpk_gt_i32 s4, 0x7f
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	s_mul_i32 s65, s65, s3
	s_cselect_b64 s[72:73], -1, 0
	s_and_b64 vcc, s[0:1], vcc
	s_add_i32 s65, s65, -1
	s_min_i32 s29, s36, 0
	s_min_i32 s30, s36, 1
	s_min_i32 s31, s36, 2
	s_min_i32 s34, s36, 3
	s_min_i32 s35, s36, 4
	s_min_i32 s37, s36, 5
	s_min_i32 s38, s36, 6
	s_min_i32 s39, s36, 7
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
	s_mul_i32 s53, s80, s78
	v_mov_b32_e32 v35, 0
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_gt_i32 s3, 7
	s_mul_i32 s25, s53, s36
	v_mov_b32_e32 v7, v35
	s_cselect_b64 s[22:23], -1, 0
	s_sub_i32 s40, 1, s3
	v_lshl_add_u64 v[6:7], s[48:49], 0, v[6:7]
	s_abs_i32 s86, s25
	v_mov_b32_e32 v5, v35
	s_max_i32 s87, s36, s40
	s_abs_i32 s85, s53
	v_cvt_f32_u32_e32 v8, s86
	v_lshl_add_u64 v[52:53], v[6:7], 0, v[4:5]
	v_cvt_f32_u32_e32 v5, s87
	v_cvt_f32_u32_e32 v3, s85
	.loc	1 16 0
	s_mul_i32 s79, s76, s78
	v_rcp_iflag_f32_e32 v4, v8
	v_rcp_iflag_f32_e32 v5, v5
	.loc	1 22 0
	s_mul_i32 s82, s79, s3
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
	v_lshlrev_b32_e32 v12, 2, v158
	v_or_b32_e32 v7, 0x43, v12
	v_readfirstlane_b32 s42, v4
	v_readfirstlane_b32 s43, v5
	v_mad_u64_u32 v[4:5], s[40:41], s56, v7, 0
	v_readfirstlane_b32 s36, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v6
	v_mov_b32_e32 v6, v5
	v_mad_u64_u32 v[6:7], s[40:41], s57, v7, v[6:7]
	v_or_b32_e32 v9, 0x42, v12
	v_mov_b32_e32 v5, v6
	v_mad_u64_u32 v[6:7], s[40:41], s56, v9, 0
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[40:41], s57, v9, v[8:9]
	v_or_b32_e32 v11, 0x41, v12
	v_mov_b32_e32 v7, v8
	v_mad_u64_u32 v[8:9], s[40:41], s56, v11, 0
	v_mov_b32_e32 v10, v9
	v_mad_u64_u32 v[10:11], s[40:41], s57, v11, v[10:11]
	v_or_b32_e32 v13, 64, v12
	v_mov_b32_e32 v9, v10
	v_mad_u64_u32 v[10:11], s[40:41], s56, v13, 0
	v_mov_b32_e32 v12, v11
	v_mad_u64_u32 v[12:13], s[40:41], s57, v13, v[12:13]
	v_or_b32_e32 v15, 0x70, v158
	v_mov_b32_e32 v11, v12
	v_mad_u64_u32 v[12:13], s[40:41], s56, v15, 0
	v_mov_b32_e32 v14, v13
	v_mad_u64_u32 v[14:15], s[40:41], s57, v15, v[14:15]
	v_or_b32_e32 v17, 0x60, v158
	v_mov_b32_e32 v13, v14
	v_mad_u64_u32 v[14:15], s[40:41], s56, v17, 0
	v_mov_b32_e32 v16, v15
	v_mad_u64_u32 v[16:17], s[40:41], s57, v17, v[16:17]
	v_or_b32_e32 v19, 0x50, v158
	v_mov_b32_e32 v15, v16
	v_mad_u64_u32 v[16:17], s[40:41], s56, v19, 0
	v_mov_b32_e32 v18, v17
	v_mad_u64_u32 v[18:19], s[40:41], s57, v19, v[18:19]
	v_or_b32_e32 v21, 64, v158
	v_mov_b32_e32 v17, v18
	v_mad_u64_u32 v[18:19], s[40:41], s56, v21, 0
	v_mov_b32_e32 v20, v19
	s_abs_i32 s88, s78
	v_mad_u64_u32 v[20:21], s[40:41], s57, v21, v[20:21]
	v_cvt_f32_u32_e32 v21, s88
	s_abs_i32 s89, s80
	v_cvt_u32_f32_e32 v3, v3
	v_mov_b32_e32 v19, v20
	v_cvt_f32_u32_e32 v20, s89
	v_rcp_iflag_f32_e32 v21, v21
	s_mul_i32 s29, s79, s29
	v_writelane_b32 v254, s29, 3
	s_mul_i32 s29, s79, s30
	v_writelane_b32 v254, s29, 4
	s_mul_i32 s29, s79, s31
	v_readfirstlane_b32 s40, v3
	v_rcp_iflag_f32_e32 v3, v20
	v_writelane_b32 v254, s29, 5
	s_mul_i32 s29, s79, s34
	v_mul_f32_e32 v21, 0x4f7ffffe, v21
	v_writelane_b32 v254, s29, 6
	s_mul_i32 s29, s79, s35
	v_cvt_u32_f32_e32 v21, v21
	v_writelane_b32 v254, s29, 7
	s_mul_i32 s29, s79, s37
	s_ashr_i32 s66, s25, 31
	s_sub_i32 s25, 0, s86
	v_writelane_b32 v254, s29, 8
	s_mul_i32 s29, s79, s38
	s_mul_i32 s25, s25, s42
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_writelane_b32 v254, s29, 9
	s_mul_i32 s29, s79, s39
	s_mul_hi_u32 s25, s42, s25
	v_cvt_u32_f32_e32 v29, v3
	v_writelane_b32 v254, s29, 10
	s_add_i32 s25, s42, s25
	v_readfirstlane_b32 s41, v21
	v_writelane_b32 v254, s25, 11
	s_sub_i32 s25, 0, s87
	s_ashr_i32 s90, s24, 31
	s_sub_i32 s24, 0, s88
	s_mul_i32 s25, s25, s43
	s_mul_i32 s24, s24, s41
	s_mul_hi_u32 s25, s43, s25
	s_mul_hi_u32 s24, s41, s24
	v_readfirstlane_b32 s52, v29
	s_max_i32 s94, s28, 2
	s_sub_i32 s28, 0, s85
	s_add_i32 s84, s43, s25
	s_sub_i32 s25, 0, s3
	s_add_i32 s91, s41, s24
	s_sub_i32 s24, 0, s89
	v_lshlrev_b32_e32 v26, 2, v0
	v_mov_b32_e32 v3, v35
	s_mul_i32 s28, s28, s36
	s_mul_i32 s25, s25, s40
	s_mul_i32 s24, s24, s52
	v_and_b32_e32 v0, 7, v0
	v_lshlrev_b32_e32 v34, 1, v32
	v_xor_b32_e32 v22, 8, v160
	v_xor_b32_e32 v25, 32, v161
	v_and_b32_e32 v164, 0x7c, v26
	v_bfrev_b32_e32 v27, 1
	v_xor_b32_e32 v28, 64, v161
	v_xor_b32_e32 v20, 0x60, v161
	v_xor_b32_e32 v21, 8, v162
	v_xor_b32_e32 v29, 16, v162
	v_lshl_add_u32 v23, v23, 2, 0
	s_mul_hi_u32 s28, s36, s28
	s_mul_hi_u32 s25, s40, s25
	s_mul_hi_u32 s24, s52, s24
	v_lshl_add_u64 v[54:55], s[50:51], 0, v[2:3]
	v_lshlrev_b32_e32 v56, 4, v0
	v_lshlrev_b64 v[58:59], 7, v[4:5]
	v_xor_b32_e32 v3, 24, v162
	v_lshlrev_b64 v[60:61], 7, v[6:7]
	v_xor_b32_e32 v4, 32, v162
	v_xor_b32_e32 v5, 40, v162
	v_xor_b32_e32 v6, 48, v162
	v_xor_b32_e32 v7, 56, v162
	v_lshlrev_b32_e32 v0, 6, v159
	v_lshlrev_b32_e32 v2, 3, v1
	v_xor_b32_e32 v165, 0x80, v26
	v_cndmask_b32_e32 v166, v27, v164, vcc
	s_ashr_i32 s98, s53, 31
	s_add_i32 s99, s36, s28
	s_add_i32 s83, s40, s25
	s_ashr_i32 s92, s80, 31
	s_add_i32 s93, s52, s24
	s_add_i32 s94, s94, -1
	v_add_u32_e32 v167, v23, v24
	v_mov_b32_e32 v57, v35
	s_lshl_b64 s[74:75], s[56:57], 13
	v_lshlrev_b64 v[62:63], 7, v[8:9]
	v_lshlrev_b64 v[64:65], 7, v[10:11]
	v_lshlrev_b64 v[66:67], 7, v[12:13]
	v_lshlrev_b64 v[68:69], 7, v[14:15]
	v_lshlrev_b64 v[70:71], 7, v[16:17]
	v_lshlrev_b64 v[72:73], 7, v[18:19]
	v_add_u32_e32 v168, 0, v25
	v_add_u32_e32 v169, 0, v28
	v_add_u32_e32 v170, 0, v20
	s_mov_b32 s57, 0x5040100
	s_mov_b32 s95, 0x7060302
	s_movk_i32 s96, 0x7fff
	v_xor_b32_e32 v171, 32, v163
	s_mov_b32 s55, 0x27000
	s_mov_b32 s54, 0x7ffffffe
	v_lshlrev_b32_e32 v74, 2, v2
	v_lshlrev_b32_e32 v76, 2, v0
	v_add_u32_e32 v172, 0, v22
	v_add_u32_e32 v173, 0, v21
	v_add_u32_e32 v174, 0, v29
	v_add_u32_e32 v175, 0, v3
	v_add_u32_e32 v176, 0, v4
	v_add_u32_e32 v177, 0, v5
	v_add_u32_e32 v178, 0, v6
	v_add_u32_e32 v179, 0, v7
	v_xor_b32_e32 v180, 64, v163
	v_xor_b32_e32 v181, 0x60, v163
	v_xor_b32_e32 v182, 8, v163
	v_xor_b32_e32 v183, 40, v163
	v_xor_b32_e32 v184, 0x48, v163
	v_xor_b32_e32 v185, 0x68, v163
	v_xor_b32_e32 v186, 16, v163
	v_xor_b32_e32 v187, 48, v163
	v_xor_b32_e32 v188, 0x50, v163
	v_xor_b32_e32 v189, 0x70, v163
	v_xor_b32_e32 v190, 24, v163
	v_xor_b32_e32 v191, 56, v163
	v_xor_b32_e32 v192, 0x58, v163
	v_xor_b32_e32 v193, 0x78, v163
	v_mov_b32_e32 v194, 0x7fff
	v_lshl_add_u64 v[78:79], s[44:45], 0, v[34:35]
	v_lshl_add_u64 v[80:81], s[46:47], 0, v[34:35]
	s_branch .LBB0_25
.LBB0_24:
	s_add_i32 s33, s33, 1
	s_cmp_lt_i32 s33, s58
	s_cbranch_scc0 .LBB0_69
.LBB0_25:
	.loc	1 21 0
	s_sub_i32 s25, s33, s59
	s_mul_i32 s24, s33, s77
	s_max_i32 s25, s25, 0
	s_mul_i32 s25, s25, s6
	s_add_i32 s35, s24, s81
	s_add_i32 s35, s35, s25
	.loc	1 22 0
	s_cmp_ge_i32 s35, s82
	s_cbranch_scc1 .LBB0_24
	.loc	1 24 0
	s_abs_i32 s25, s35
	s_mul_hi_u32 s28, s25, s99
	s_mul_i32 s29, s28, s85
	s_ashr_i32 s24, s35, 31
	s_sub_i32 s25, s25, s29
	s_xor_b32 s24, s24, s98
	s_add_i32 s29, s28, 1
	s_sub_i32 s30, s25, s85
	s_cmp_ge_u32 s25, s85
	s_cselect_b32 s28, s29, s28
	s_cselect_b32 s25, s30, s25
	s_add_i32 s29, s28, 1
	s_cmp_ge_u32 s25, s85
	s_cselect_b32 s25, s29, s28
	s_xor_b32 s25, s25, s24
	s_sub_i32 s36, s25, s24
	.loc	1 25 0
	s_cmp_lt_i32 s35, s79
	s_mov_b32 s34, s36
	s_mov_b32 s97, s2
	s_cbranch_scc1 .LBB0_28
	.loc	1 23 0
	s_sub_i32 s24, s35, s79
	s_max_i32 s24, s24, 0
	.loc	1 26 0
	v_readlane_b32 s25, v254, 11
	s_mul_hi_u32 s25, s24, s25
	s_mul_i32 s28, s25, s86
	s_sub_i32 s28, s24, s28
	s_add_i32 s29, s25, 1
	s_sub_i32 s30, s28, s86
	s_cmp_ge_u32 s28, s86
	s_cselect_b32 s25, s29, s25
	s_cselect_b32 s28, s30, s28
	s_add_i32 s29, s25, 1
	s_cmp_ge_u32 s28, s86
	s_cselect_b32 s25, s29, s25
	s_xor_b32 s25, s25, s66
	s_sub_i32 s34, s25, s66
	.loc	1 27 0
	s_mul_hi_u32 s25, s24, s99
	s_mul_i32 s28, s25, s85
	s_sub_i32 s24, s24, s28
	s_add_i32 s28, s25, 1
	s_sub_i32 s29, s24, s85
	s_cmp_ge_u32 s24, s85
	s_cselect_b32 s25, s28, s25
	s_cselect_b32 s24, s29, s24
	s_add_i32 s28, s25, 1
	s_cmp_ge_u32 s24, s85
	s_cselect_b32 s24, s28, s25
	s_xor_b32 s24, s24, s98
	s_sub_i32 s24, s24, s98
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	s_mul_hi_u32 s28, s24, s84
	s_mul_i32 s28, s28, s87
	s_sub_i32 s24, s24, s28
	s_sub_i32 s28, s24, s87
	s_cmp_ge_u32 s24, s87
	s_cselect_b32 s24, s28, s24
	s_sub_i32 s28, s24, s87
	s_cmp_ge_u32 s24, s87
	s_cselect_b32 s24, s28, s24
	s_xor_b32 s24, s24, s25
	s_sub_i32 s24, s24, s25
	s_not_b32 s24, s24
	v_readlane_b32 s25, v254, 2
	s_add_i32 s24, s25, s24
	s_ashr_i32 s25, s24, 31
	s_abs_i32 s24, s24
	s_mul_hi_u32 s28, s24, s83
	s_mul_i32 s28, s28, s3
	s_sub_i32 s24, s24, s28
	s_sub_i32 s28, s24, s3
	s_cmp_ge_u32 s24, s3
	s_cselect_b32 s24, s28, s24
	s_sub_i32 s28, s24, s3
	s_cmp_ge_u32 s24, s3
	s_cselect_b32 s24, s28, s24
	s_xor_b32 s24, s24, s25
	s_sub_i32 s97, s24, s25
.LBB0_28:
	.loc	1 30 0
	s_cmp_lg_u32 s97, s2
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s97, s2
	s_mov_b64 s[28:29], s[12:13]
	s_mov_b64 s[30:31], s[14:15]
	s_cbranch_scc1 .LBB0_30
	s_lshl_b32 s30, s97, 1
	s_ashr_i32 s28, s30, 31
	s_mul_i32 s31, s62, s28
	s_mul_hi_u32 s28, s62, s30
	s_add_i32 s28, s28, s31
	s_mul_i32 s29, s63, s30
	s_add_i32 s29, s28, s29
	s_mul_i32 s28, s62, s30
	s_lshl_b64 s[28:29], s[28:29], 1
	s_add_u32 s28, s10, s28
	s_addc_u32 s29, s11, s29
	.loc	1 31 0
	s_or_b32 s30, s30, 1
	s_mul_hi_u32 s37, s62, s30
	s_add_i32 s31, s37, s31
	s_mul_i32 s37, s63, s30
	s_add_i32 s31, s31, s37
	s_mul_i32 s30, s62, s30
	s_lshl_b64 s[30:31], s[30:31], 1
	s_add_u32 s30, s10, s30
	s_addc_u32 s31, s11, s31
.LBB0_30:
	.loc	1 28 0
	s_mul_i32 s37, s80, s78
	s_mul_i32 s36, s36, s37
	s_sub_i32 s35, s35, s36
	.loc	1 29 0
	s_abs_i32 s38, s35
	s_mul_hi_u32 s39, s38, s91
	s_mul_i32 s40, s39, s88
	s_ashr_i32 s37, s35, 31
	s_sub_i32 s38, s38, s40
	s_xor_b32 s37, s37, s90
	s_add_i32 s40, s39, 1
	s_sub_i32 s41, s38, s88
	s_cmp_ge_u32 s38, s88
	s_cselect_b32 s39, s40, s39
	s_cselect_b32 s38, s41, s38
	s_add_i32 s40, s39, 1
	s_cmp_ge_u32 s38, s88
	s_cselect_b32 s38, s40, s39
	s_xor_b32 s38, s38, s37
	s_mul_i32 s36, s34, s80
	s_sub_i32 s37, s38, s37
	s_add_i32 s52, s37, s36
	s_mul_i32 s37, s37, s78
	s_sub_i32 s67, s35, s37
	.loc	1 34 0
	s_lshl_b32 s35, s67, 5
	s_ashr_i32 s53, s52, 31
	v_or_b32_e32 v2, s35, v158
	v_or_b32_e32 v3, s35, v159
	v_mov_b64_e32 v[0:1], s[52:53]
	v_mad_i64_i32 v[90:91], s[36:37], v2, s76, v[0:1]
	v_mad_i64_i32 v[92:93], s[36:37], v3, s76, v[0:1]
	v_lshlrev_b64 v[0:1], 7, v[90:91]
	v_lshlrev_b64 v[2:3], 7, v[92:93]
	v_lshl_add_u64 v[0:1], v[78:79], 0, v[0:1]
	v_lshl_add_u64 v[4:5], v[78:79], 0, v[2:3]
	global_load_dwordx4 v[0:3], v[0:1], off
	s_nop 0
	global_load_dwordx4 v[4:7], v[4:5], off
	v_add_u32_e32 v75, 0, v160
	v_add_u32_e32 v8, 0, v161
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 vcc, exec, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v75, v[0:1], v[4:5] offset1:4
	ds_write2st64_b64 v172, v[2:3], v[6:7] offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[82:83], v8
	ds_read_b64 v[84:85], v168
	ds_read_b64 v[86:87], v169
	ds_read_b64 v[88:89], v170
	s_cbranch_vccnz .LBB0_37
	.loc	1 32 0
	s_mul_i32 s24, s97, s56
	s_add_i32 s24, s24, s34
	s_lshl_b32 s24, s24, 6
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s34, s60, s24
	s_addc_u32 s35, s61, s25
	.loc	1 34 0
	s_lshr_b32 s24, s67, 31
	s_add_i32 s24, s67, s24
	s_and_b32 s24, s24, 0x7fffffe
	s_sub_i32 s24, s67, s24
	s_lshl_b32 s24, s24, 5
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 2
	s_add_u32 s24, s34, s24
	s_addc_u32 s25, s35, s25
	s_branch .LBB0_34
.LBB0_32:
	s_or_b64 exec, exec, s[36:37]
	v_readfirstlane_b32 s36, v0
	s_nop 1
	v_mov_b32_e32 v0, s36
	ds_write_b32 v35, v0
.LBB0_33:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v35
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s7, v0
	s_cbranch_vccz .LBB0_37
.LBB0_34:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[34:35], s[68:69]
	s_cbranch_execz .LBB0_33
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB0_32
	global_load_dword v0, v35, s[24:25] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_32
.LBB0_37:
	s_abs_i32 s25, s52
	s_mul_hi_u32 s34, s25, s93
	s_mul_i32 s35, s34, s89
	s_sub_i32 s25, s25, s35
	s_xor_b32 s24, s53, s92
	s_add_i32 s35, s34, 1
	s_sub_i32 s36, s25, s89
	s_cmp_ge_u32 s25, s89
	s_cselect_b32 s34, s35, s34
	s_cselect_b32 s25, s36, s25
	s_add_i32 s35, s34, 1
	s_cmp_ge_u32 s25, s89
	s_cselect_b32 s25, s35, s34
	s_xor_b32 s25, s25, s24
	s_sub_i32 s34, s25, s24
	v_cndmask_b32_e64 v0, 0, 1, s[70:71]
	s_ashr_i32 s35, s34, 31
	v_cmp_ne_u32_e64 s[24:25], 1, v0
	s_andn2_b64 vcc, exec, s[70:71]
	v_lshlrev_b32_e32 v34, 1, v32
	s_cbranch_vccnz .LBB0_46
	v_lshl_add_u64 v[0:1], v[50:51], 0, s[34:35]
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshl_add_u64 v[0:1], s[28:29], 0, v[0:1]
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
	v_lshl_add_u64 v[4:5], v[36:37], 0, s[34:35]
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[34:35]
	global_load_dwordx4 v[4:7], v[4:5], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_40
.LBB0_48:
	v_lshl_add_u64 v[8:9], v[38:39], 0, s[34:35]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_add_u64 v[8:9], s[28:29], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[34:35]
	global_load_dwordx4 v[8:11], v[8:9], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_41
.LBB0_49:
	v_lshl_add_u64 v[12:13], v[40:41], 0, s[34:35]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[28:29], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[34:35]
	global_load_dwordx4 v[16:19], v[12:13], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_42
.LBB0_50:
	v_lshl_add_u64 v[12:13], v[42:43], 0, s[34:35]
	v_lshlrev_b64 v[12:13], 7, v[12:13]
	v_lshl_add_u64 v[12:13], s[30:31], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[34:35]
	global_load_dwordx4 v[12:15], v[12:13], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_43
.LBB0_51:
	v_lshl_add_u64 v[20:21], v[44:45], 0, s[34:35]
	v_lshlrev_b64 v[20:21], 7, v[20:21]
	v_lshl_add_u64 v[20:21], s[30:31], 0, v[20:21]
	v_lshl_add_u64 v[20:21], v[20:21], 0, v[34:35]
	global_load_dwordx4 v[20:23], v[20:21], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_44
.LBB0_52:
	v_lshl_add_u64 v[24:25], v[46:47], 0, s[34:35]
	v_lshlrev_b64 v[24:25], 7, v[24:25]
	v_lshl_add_u64 v[24:25], s[30:31], 0, v[24:25]
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[34:35]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_45
.LBB0_53:
	v_lshl_add_u64 v[28:29], v[48:49], 0, s[34:35]
	v_lshlrev_b64 v[28:29], 7, v[28:29]
	v_lshl_add_u64 v[28:29], s[30:31], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[34:35]
	global_load_dwordx4 v[28:31], v[28:29], off
.LBB0_54:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v75, v[0:1], v[4:5] offset1:4
	ds_write2st64_b64 v75, v[8:9], v[16:17] offset0:8 offset1:12
	ds_write2st64_b64 v172, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v172, v[10:11], v[18:19] offset0:8 offset1:12
	v_perm_b32 v0, v20, v12, s57
	v_perm_b32 v1, v28, v24, s57
	v_add_u32_e32 v34, 0, v162
	ds_write_b64 v34, v[0:1] offset:8192
	v_perm_b32 v1, v28, v24, s95
	v_perm_b32 v0, v20, v12, s95
	ds_write_b64 v173, v[0:1] offset:8320
	v_perm_b32 v1, v29, v25, s57
	v_perm_b32 v0, v21, v13, s57
	ds_write_b64 v174, v[0:1] offset:8448
	v_perm_b32 v0, v21, v13, s95
	v_perm_b32 v1, v29, v25, s95
	ds_write_b64 v175, v[0:1] offset:8576
	v_perm_b32 v0, v22, v14, s57
	v_perm_b32 v1, v30, v26, s57
	ds_write_b64 v176, v[0:1] offset:8704
	v_perm_b32 v0, v22, v14, s95
	v_perm_b32 v1, v30, v26, s95
	ds_write_b64 v177, v[0:1] offset:8832
	v_perm_b32 v0, v23, v15, s57
	v_perm_b32 v1, v31, v27, s57
	ds_write_b64 v178, v[0:1] offset:8960
	v_perm_b32 v0, v23, v15, s95
	v_perm_b32 v1, v31, v27, s95
	s_andn2_b64 vcc, exec, s[72:73]
	ds_write_b64 v179, v[0:1] offset:9088
	s_cbranch_vccnz .LBB0_57
	s_lshl_b64 s[34:35], s[34:35], 7
	s_add_u32 s30, s34, s30
	s_addc_u32 s31, s35, s31
	s_add_u32 s28, s34, s28
	s_addc_u32 s29, s35, s29
	v_lshl_add_u64 v[94:95], s[30:31], 0, v[58:59]
	v_lshl_add_u64 v[96:97], s[30:31], 0, v[60:61]
	v_lshl_add_u64 v[98:99], s[30:31], 0, v[62:63]
	v_lshl_add_u64 v[100:101], s[30:31], 0, v[64:65]
	v_lshl_add_u64 v[102:103], s[28:29], 0, v[66:67]
	v_lshl_add_u64 v[104:105], s[28:29], 0, v[68:69]
	v_lshl_add_u64 v[106:107], s[28:29], 0, v[70:71]
	v_lshl_add_u64 v[108:109], s[28:29], 0, v[72:73]
	v_mov_b32_e32 v195, 0xf149f2ca
	v_mov_b32_e32 v110, 0
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
	s_mov_b32 s53, s94
.LBB0_56:
	v_lshl_add_u64 v[0:1], v[108:109], 0, v[56:57]
	v_lshl_add_u64 v[4:5], v[106:107], 0, v[56:57]
	v_lshl_add_u64 v[8:9], v[104:105], 0, v[56:57]
	v_lshl_add_u64 v[12:13], v[102:103], 0, v[56:57]
	v_add_u32_e32 v134, 0, v163
	global_load_dwordx4 v[0:3], v[0:1], off
	s_nop 0
	global_load_dwordx4 v[4:7], v[4:5], off
	s_nop 0
	global_load_dwordx4 v[8:11], v[8:9], off
	s_nop 0
	global_load_dwordx4 v[12:15], v[12:13], off
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[126:129], v134 offset1:4
	v_accvgpr_read_b32 v123, a3
	v_accvgpr_read_b32 v122, a2
	v_accvgpr_read_b32 v125, a1
	v_accvgpr_read_b32 v124, a0
	v_accvgpr_read_b32 v119, a7
	v_accvgpr_read_b32 v118, a6
	v_accvgpr_read_b32 v121, a5
	v_accvgpr_read_b32 v120, a4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[126:127], v[82:83], 0
	v_add_u32_e32 v135, 0, v171
	v_mov_b32_e32 v77, v110
	v_accvgpr_read_b32 v115, a11
	v_mfma_f32_16x16x16_bf16 a[4:7], v[128:129], v[82:83], 0
	ds_read2st64_b64 v[126:129], v134 offset0:8 offset1:12
	v_accvgpr_read_b32 v114, a10
	v_accvgpr_read_b32 v117, a9
	v_accvgpr_read_b32 v116, a8
	v_accvgpr_read_b32 v111, a15
	v_accvgpr_read_b32 v110, a14
	v_accvgpr_read_b32 v113, a13
	v_accvgpr_read_b32 v112, a12
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[126:127], v[82:83], 0
	v_add_u32_e32 v140, 0, v180
	v_add_u32_e32 v141, 0, v181
	v_lshl_add_u64 v[16:17], v[100:101], 0, v[56:57]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[128:129], v[82:83], 0
	ds_read2st64_b64 v[126:129], v135 offset1:4
	v_lshl_add_u64 v[20:21], v[98:99], 0, v[56:57]
	v_lshl_add_u64 v[24:25], v[96:97], 0, v[56:57]
	v_lshl_add_u64 v[28:29], v[94:95], 0, v[56:57]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[126:127], v[84:85], a[0:3]
	v_add_u32_e32 v144, 0, v182
	v_add_u32_e32 v145, 0, v183
	v_add_u32_e32 v146, 0, v184
	v_mfma_f32_16x16x16_bf16 a[4:7], v[128:129], v[84:85], a[4:7]
	ds_read2st64_b64 v[126:129], v135 offset0:8 offset1:12
	ds_read2st64_b64 v[130:133], v140 offset1:4
	ds_read2st64_b64 v[136:139], v140 offset0:8 offset1:12
	ds_read2st64_b64 v[198:201], v141 offset1:4
	ds_read2st64_b64 v[202:205], v141 offset0:8 offset1:12
	global_load_dwordx4 v[16:19], v[16:17], off
	s_nop 0
	global_load_dwordx4 v[20:23], v[20:21], off
	s_nop 0
	global_load_dwordx4 v[24:27], v[24:25], off
	s_nop 0
	global_load_dwordx4 v[28:31], v[28:29], off
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[126:127], v[84:85], a[8:11]
	v_add_u32_e32 v147, 0, v185
	v_add_u32_e32 v148, 0, v186
	v_add_u32_e32 v149, 0, v187
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[130:131], v[86:87], a[0:3]
	v_add_u32_e32 v156, 0, v188
	v_add_u32_e32 v157, 0, v189
	v_add_u32_e32 v197, 0, v191
	v_mfma_f32_16x16x16_bf16 a[12:15], v[128:129], v[84:85], a[12:15]
	v_mov_b32_e32 v196, v195
	v_add_u32_e32 v195, 0, v190
	v_add_u32_e32 v206, 0, v192
	v_mfma_f32_16x16x16_bf16 a[4:7], v[132:133], v[86:87], a[4:7]
	v_add_u32_e32 v207, 0, v193
	ds_read_b64 v[150:151], v134 offset:8192
	ds_read_b64 v[142:143], v135 offset:8192
	ds_read_b64 v[134:135], v140 offset:8192
	ds_read_b64 v[126:127], v141 offset:8192
	s_waitcnt lgkmcnt(6)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[136:137], v[86:87], a[8:11]
	ds_read_b64 v[152:153], v144 offset:10240
	ds_read_b64 v[144:145], v145 offset:10240
	ds_read_b64 v[136:137], v146 offset:10240
	ds_read_b64 v[128:129], v147 offset:10240
	ds_read_b64 v[154:155], v148 offset:12288
	ds_read_b64 v[146:147], v149 offset:12288
	s_add_i32 s53, s53, -1
	s_waitcnt lgkmcnt(11)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[198:199], v[88:89], a[0:3]
	v_lshl_add_u64 v[94:95], v[94:95], 0, s[74:75]
	v_lshl_add_u64 v[96:97], v[96:97], 0, s[74:75]
	v_lshl_add_u64 v[98:99], v[98:99], 0, s[74:75]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[138:139], v[86:87], a[12:15]
	ds_read_b64 v[138:139], v156 offset:12288
	ds_read_b64 v[130:131], v157 offset:12288
	ds_read_b64 v[156:157], v195 offset:14336
	ds_read_b64 v[148:149], v197 offset:14336
	ds_read_b64 v[140:141], v206 offset:14336
	ds_read_b64 v[132:133], v207 offset:14336
	v_accvgpr_read_b32 v197, a0
	v_mfma_f32_16x16x16_bf16 a[4:7], v[200:201], v[88:89], a[4:7]
	v_accvgpr_read_b32 v198, a1
	v_accvgpr_read_b32 v199, a2
	v_accvgpr_read_b32 v200, a3
	s_waitcnt lgkmcnt(14)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[202:203], v[88:89], a[8:11]
	v_mul_f32_e32 v195, s64, v197
	v_mul_f32_e32 v213, s64, v198
	v_mul_f32_e32 v214, s64, v199
	v_mfma_f32_16x16x16_bf16 a[12:15], v[204:205], v[88:89], a[12:15]
	v_accvgpr_read_b32 v201, a4
	v_accvgpr_read_b32 v202, a5
	v_mul_f32_e32 v215, s64, v200
	v_max_f32_e32 v195, v195, v213
	v_accvgpr_read_b32 v203, a6
	v_accvgpr_read_b32 v204, a7
	v_mul_f32_e32 v216, s64, v201
	v_mul_f32_e32 v217, s64, v202
	v_max3_f32 v195, v195, v214, v215
	v_accvgpr_read_b32 v205, a8
	v_accvgpr_read_b32 v206, a9
	v_mul_f32_e32 v218, s64, v203
	v_mul_f32_e32 v219, s64, v204
	v_max3_f32 v195, v195, v216, v217
	v_accvgpr_read_b32 v207, a10
	v_accvgpr_read_b32 v208, a11
	v_mul_f32_e32 v220, s64, v205
	v_mul_f32_e32 v221, s64, v206
	v_max3_f32 v195, v195, v218, v219
	v_accvgpr_read_b32 v209, a12
	v_accvgpr_read_b32 v210, a13
	v_mul_f32_e32 v222, s64, v207
	v_mul_f32_e32 v223, s64, v208
	v_max3_f32 v195, v195, v220, v221
	v_accvgpr_read_b32 v211, a14
	v_accvgpr_read_b32 v212, a15
	v_mul_f32_e32 v224, s64, v209
	v_mul_f32_e32 v225, s64, v210
	v_max3_f32 v195, v195, v222, v223
	v_mul_f32_e32 v226, s64, v211
	v_mul_f32_e32 v227, s64, v212
	v_max3_f32 v195, v195, v224, v225
	v_max3_f32 v195, v195, v226, v227
	ds_bpermute_b32 v213, v165, v195
	v_lshl_add_u64 v[100:101], v[100:101], 0, s[74:75]
	v_lshl_add_u64 v[102:103], v[102:103], 0, s[74:75]
	v_lshl_add_u64 v[104:105], v[104:105], 0, s[74:75]
	v_lshl_add_u64 v[106:107], v[106:107], 0, s[74:75]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v213, v213, v213
	v_max_f32_e32 v195, v195, v213
	ds_swizzle_b32 v213, v195 offset:swizzle(SWAP,16)
	v_lshl_add_u64 v[108:109], v[108:109], 0, s[74:75]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_lg_u32 s53, 0
	v_max3_f32 v195, v196, v195, v213
	v_fma_f32 v200, s64, v200, -v195
	v_fma_f32 v201, s64, v201, -v195
	v_sub_f32_e32 v196, v196, v195
	v_fma_f32 v197, s64, v197, -v195
	v_fma_f32 v198, s64, v198, -v195
	v_fma_f32 v199, s64, v199, -v195
	v_exp_f32_e32 v216, v200
	v_exp_f32_e32 v201, v201
	v_exp_f32_e32 v200, v196
	v_fma_f32 v211, s64, v211, -v195
	v_fma_f32 v212, s64, v212, -v195
	v_exp_f32_e32 v213, v197
	v_exp_f32_e32 v214, v198
	v_exp_f32_e32 v215, v199
	v_exp_f32_e32 v211, v211
	v_exp_f32_e32 v212, v212
	v_fma_f32 v202, s64, v202, -v195
	v_fma_f32 v203, s64, v203, -v195
	v_fma_f32 v204, s64, v204, -v195
	v_pk_mul_f32 v[120:121], v[120:121], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[116:117], v[116:117], v[200:201] op_sel_hi:[1,0]
	v_exp_f32_e32 v202, v202
	v_exp_f32_e32 v203, v203
	v_exp_f32_e32 v204, v204
	v_pk_mul_f32 v[198:199], v[122:123], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[196:197], v[124:125], v[200:201] op_sel_hi:[1,0]
	v_bfe_u32 v124, v215, 16, 1
	v_bfe_u32 v125, v216, 16, 1
	v_bfe_u32 v218, v213, 16, 1
	v_bfe_u32 v219, v214, 16, 1
	v_pk_mul_f32 v[122:123], v[118:119], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[118:119], v[114:115], v[200:201] op_sel_hi:[1,0]
	v_pk_mul_f32 v[112:113], v[112:113], v[200:201] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a4, v120
	v_accvgpr_write_b32 a8, v116
	v_bfe_u32 v222, v201, 16, 1
	v_pk_mul_f32 v[114:115], v[110:111], v[200:201] op_sel_hi:[1,0]
	v_bfe_u32 v110, v211, 16, 1
	v_bfe_u32 v111, v212, 16, 1
	v_accvgpr_write_b32 a5, v121
	v_accvgpr_write_b32 a6, v122
	v_accvgpr_write_b32 a7, v123
	v_accvgpr_write_b32 a9, v117
	v_accvgpr_write_b32 a10, v118
	v_accvgpr_write_b32 a11, v119
	v_add3_u32 v116, v214, v219, s96
	v_add3_u32 v117, v213, v218, s96
	v_add3_u32 v119, v216, v125, s96
	v_add3_u32 v120, v215, v124, s96
	v_accvgpr_write_b32 a12, v112
	v_fma_f32 v205, s64, v205, -v195
	v_fma_f32 v206, s64, v206, -v195
	v_fma_f32 v207, s64, v207, -v195
	v_fma_f32 v208, s64, v208, -v195
	v_add3_u32 v122, v201, v222, s96
	v_add3_u32 v218, v212, v111, s96
	v_add3_u32 v219, v211, v110, s96
	v_accvgpr_write_b32 a13, v113
	v_accvgpr_write_b32 a14, v114
	v_accvgpr_write_b32 a15, v115
	v_lshrrev_b32_e32 v110, 16, v116
	v_cmp_o_f32_e32 vcc, v214, v214
	v_lshrrev_b32_e32 v111, 16, v117
	v_cmp_o_f32_e64 s[28:29], v213, v213
	v_lshrrev_b32_e32 v112, 16, v119
	v_cmp_o_f32_e64 s[30:31], v216, v216
	v_lshrrev_b32_e32 v120, 16, v120
	v_cmp_o_f32_e64 s[46:47], v215, v215
	v_fma_f32 v209, s64, v209, -v195
	v_fma_f32 v210, s64, v210, -v195
	v_exp_f32_e32 v205, v205
	v_exp_f32_e32 v206, v206
	v_exp_f32_e32 v207, v207
	v_exp_f32_e32 v208, v208
	v_accvgpr_write_b32 a0, v196
	v_lshrrev_b32_e32 v115, 16, v122
	v_cndmask_b32_e64 v120, v194, v120, s[46:47]
	v_cndmask_b32_e64 v112, v194, v112, s[30:31]
	v_cndmask_b32_e64 v122, v194, v111, s[28:29]
	v_cndmask_b32_e32 v110, v194, v110, vcc
	v_exp_f32_e32 v209, v209
	v_exp_f32_e32 v210, v210
	v_bfe_u32 v220, v203, 16, 1
	v_bfe_u32 v221, v204, 16, 1
	v_bfe_u32 v223, v202, 16, 1
	v_accvgpr_write_b32 a1, v197
	v_accvgpr_write_b32 a2, v198
	v_accvgpr_write_b32 a3, v199
	v_perm_b32 v111, v112, v120, s57
	v_perm_b32 v110, v110, v122, s57
	v_add3_u32 v121, v202, v223, s96
	v_add3_u32 v123, v204, v221, s96
	v_add3_u32 v124, v203, v220, s96
	v_mfma_f32_16x16x16_bf16 a[0:3], v[150:151], v[110:111], a[0:3]
	v_lshrrev_b32_e32 v113, 16, v124
	v_cmp_o_f32_e64 s[34:35], v203, v203
	v_lshrrev_b32_e32 v114, 16, v123
	v_mfma_f32_16x16x16_bf16 a[4:7], v[152:153], v[110:111], a[4:7]
	v_cmp_o_f32_e64 s[36:37], v204, v204
	v_cmp_o_f32_e64 s[38:39], v201, v201
	v_lshrrev_b32_e32 v116, 16, v121
	v_mfma_f32_16x16x16_bf16 a[8:11], v[154:155], v[110:111], a[8:11]
	v_cmp_o_f32_e64 s[40:41], v202, v202
	v_add_f32_e32 v217, v213, v214
	v_bfe_u32 v224, v207, 16, 1
	v_mfma_f32_16x16x16_bf16 a[12:15], v[156:157], v[110:111], a[12:15]
	v_bfe_u32 v225, v208, 16, 1
	v_bfe_u32 v226, v205, 16, 1
	v_bfe_u32 v227, v206, 16, 1
	v_cndmask_b32_e64 v113, v194, v113, s[34:35]
	v_cndmask_b32_e64 v114, v194, v114, s[36:37]
	v_cndmask_b32_e64 v115, v194, v115, s[38:39]
	v_cndmask_b32_e64 v110, v194, v116, s[40:41]
	v_bfe_u32 v228, v209, 16, 1
	v_bfe_u32 v229, v210, 16, 1
	v_add_f32_e32 v118, v215, v217
	v_add3_u32 v125, v206, v227, s96
	v_add3_u32 v196, v205, v226, s96
	v_add3_u32 v197, v208, v225, s96
	v_add3_u32 v198, v207, v224, s96
	v_perm_b32 v111, v114, v113, s57
	v_perm_b32 v110, v110, v115, s57
	v_add3_u32 v199, v210, v229, s96
	v_add3_u32 v217, v209, v228, s96
	v_lshrrev_b32_e32 v117, 16, v198
	v_cmp_o_f32_e64 s[42:43], v207, v207
	v_lshrrev_b32_e32 v119, 16, v197
	v_cmp_o_f32_e64 s[44:45], v208, v208
	v_lshrrev_b32_e32 v121, 16, v196
	v_cmp_o_f32_e32 vcc, v205, v205
	v_lshrrev_b32_e32 v112, 16, v125
	v_cmp_o_f32_e64 s[28:29], v206, v206
	v_mfma_f32_16x16x16_bf16 a[0:3], v[142:143], v[110:111], a[0:3]
	v_add_f32_e32 v115, v216, v118
	v_lshrrev_b32_e32 v113, 16, v217
	v_cmp_o_f32_e64 s[36:37], v209, v209
	v_mfma_f32_16x16x16_bf16 a[4:7], v[144:145], v[110:111], a[4:7]
	v_lshrrev_b32_e32 v114, 16, v199
	v_cmp_o_f32_e64 s[38:39], v210, v210
	v_cndmask_b32_e64 v116, v194, v117, s[42:43]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[146:147], v[110:111], a[8:11]
	v_cndmask_b32_e64 v117, v194, v119, s[44:45]
	v_cndmask_b32_e32 v118, v194, v121, vcc
	v_cndmask_b32_e64 v114, v194, v114, s[38:39]
	v_mfma_f32_16x16x16_bf16 a[12:15], v[148:149], v[110:111], a[12:15]
	v_cndmask_b32_e64 v110, v194, v112, s[28:29]
	v_add_f32_e32 v112, v201, v115
	v_perm_b32 v111, v117, v116, s57
	v_perm_b32 v110, v110, v118, s57
	v_cndmask_b32_e64 v117, v194, v113, s[36:37]
	v_add_f32_e32 v118, v202, v112
	v_perm_b32 v112, v114, v117, s57
	v_add_f32_e32 v114, v203, v118
	v_mfma_f32_16x16x16_bf16 a[0:3], v[134:135], v[110:111], a[0:3]
	v_lshrrev_b32_e32 v120, 16, v219
	v_cmp_o_f32_e64 s[30:31], v211, v211
	v_lshrrev_b32_e32 v122, 16, v218
	v_mfma_f32_16x16x16_bf16 a[4:7], v[136:137], v[110:111], a[4:7]
	v_cmp_o_f32_e64 s[34:35], v212, v212
	v_cndmask_b32_e64 v115, v194, v120, s[30:31]
	s_waitcnt vmcnt(6)
	ds_write2st64_b64 v75, v[0:1], v[4:5] offset1:4
	s_waitcnt vmcnt(4)
	ds_write2st64_b64 v75, v[8:9], v[12:13] offset0:8 offset1:12
	ds_write2st64_b64 v172, v[2:3], v[6:7] offset1:4
	ds_write2st64_b64 v172, v[10:11], v[14:15] offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[8:11], v[138:139], v[110:111], a[8:11]
	v_cndmask_b32_e64 v116, v194, v122, s[34:35]
	v_perm_b32 v113, v116, v115, s57
	s_waitcnt vmcnt(2)
	v_perm_b32 v0, v20, v16, s57
	v_mfma_f32_16x16x16_bf16 a[12:15], v[140:141], v[110:111], a[12:15]
	v_add_f32_e32 v110, v204, v114
	v_add_f32_e32 v110, v205, v110
	v_add_f32_e32 v110, v206, v110
	v_add_f32_e32 v110, v207, v110
	v_add_f32_e32 v110, v208, v110
	v_add_f32_e32 v110, v209, v110
	v_add_f32_e32 v110, v210, v110
	v_add_f32_e32 v110, v211, v110
	v_add_f32_e32 v110, v212, v110
	ds_bpermute_b32 v111, v165, v110
	v_mfma_f32_16x16x16_bf16 a[0:3], v[126:127], v[112:113], a[0:3]
	s_waitcnt vmcnt(0)
	v_perm_b32 v1, v28, v24, s57
	v_perm_b32 v3, v28, v24, s95
	v_perm_b32 v2, v20, v16, s95
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v110, v110, v111
	ds_swizzle_b32 v111, v110 offset:swizzle(SWAP,16)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[128:129], v[112:113], a[4:7]
	v_perm_b32 v5, v29, v25, s57
	v_perm_b32 v4, v21, v17, s57
	v_perm_b32 v6, v21, v17, s95
	v_mfma_f32_16x16x16_bf16 a[8:11], v[130:131], v[112:113], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v110, v110, v111
	v_fmac_f32_e32 v110, v77, v200
	v_perm_b32 v7, v29, v25, s95
	v_mfma_f32_16x16x16_bf16 a[12:15], v[132:133], v[112:113], a[12:15]
	v_perm_b32 v8, v22, v18, s57
	v_perm_b32 v9, v30, v26, s57
	v_perm_b32 v10, v22, v18, s95
	v_perm_b32 v11, v30, v26, s95
	v_perm_b32 v12, v23, v19, s57
	v_perm_b32 v13, v31, v27, s57
	v_perm_b32 v14, v23, v19, s95
	v_perm_b32 v15, v31, v27, s95
	ds_write_b64 v34, v[0:1] offset:8192
	ds_write_b64 v173, v[2:3] offset:8320
	ds_write_b64 v174, v[4:5] offset:8448
	ds_write_b64 v175, v[6:7] offset:8576
	ds_write_b64 v176, v[8:9] offset:8704
	ds_write_b64 v177, v[10:11] offset:8832
	ds_write_b64 v178, v[12:13] offset:8960
	ds_write_b64 v179, v[14:15] offset:9088
	s_cbranch_scc1 .LBB0_56
	s_branch .LBB0_58
.LBB0_57:
	v_mov_b32_e32 v195, 0xf149f2ca
	v_mov_b32_e32 v110, 0
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
	v_lshlrev_b64 v[16:17], 6, v[90:91]
	v_lshlrev_b64 v[18:19], 6, v[92:93]
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
	v_add_u32_e32 v23, 0, v181
	v_add_u32_e32 v24, 0, v180
	v_add_u32_e32 v25, 0, v171
	v_add_u32_e32 v26, 0, v163
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_60
	ds_read2st64_b64 v[28:31], v26 offset1:4
	ds_read2st64_b64 v[90:93], v24 offset1:4
	ds_read2st64_b64 v[94:97], v23 offset1:4
	ds_read2st64_b64 v[98:101], v23 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[28:29], v[82:83], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[30:31], v[82:83], 0
	ds_read2st64_b64 v[28:31], v25 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[28:29], v[84:85], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[30:31], v[84:85], a[20:23]
	ds_read2st64_b64 v[28:31], v26 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[90:91], v[86:87], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[92:93], v[86:87], a[20:23]
	ds_read2st64_b64 v[90:93], v25 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[94:95], v[88:89], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[96:97], v[88:89], a[20:23]
	ds_read2st64_b64 v[94:97], v24 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[28:29], v[82:83], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[30:31], v[82:83], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[90:91], v[84:85], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[92:93], v[84:85], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[94:95], v[86:87], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[96:97], v[86:87], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[98:99], v[88:89], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[100:101], v[88:89], a[28:31]
.LBB0_60:
	v_accvgpr_read_b32 v86, a17
	v_accvgpr_read_b32 v87, a16
	v_accvgpr_read_b32 v84, a19
	v_accvgpr_read_b32 v85, a18
	v_mul_f32_e32 v20, s64, v87
	v_mul_f32_e32 v88, s64, v86
	v_accvgpr_read_b32 v82, a21
	v_accvgpr_read_b32 v83, a20
	v_mul_f32_e32 v89, s64, v85
	v_mul_f32_e32 v90, s64, v84
	v_max_f32_e32 v20, v20, v88
	v_accvgpr_read_b32 v75, a23
	v_accvgpr_read_b32 v77, a22
	v_mul_f32_e32 v91, s64, v83
	v_mul_f32_e32 v92, s64, v82
	v_max3_f32 v20, v20, v89, v90
	v_accvgpr_read_b32 v31, a25
	v_accvgpr_read_b32 v34, a24
	v_mul_f32_e32 v93, s64, v77
	v_mul_f32_e32 v94, s64, v75
	v_max3_f32 v20, v20, v91, v92
	v_accvgpr_read_b32 v29, a27
	v_accvgpr_read_b32 v30, a26
	v_mul_f32_e32 v95, s64, v34
	v_mul_f32_e32 v96, s64, v31
	v_max3_f32 v20, v20, v93, v94
	v_accvgpr_read_b32 v27, a29
	v_accvgpr_read_b32 v28, a28
	v_mul_f32_e32 v97, s64, v30
	v_mul_f32_e32 v98, s64, v29
	v_max3_f32 v20, v20, v95, v96
	v_accvgpr_read_b32 v21, a31
	v_accvgpr_read_b32 v22, a30
	v_mul_f32_e32 v99, s64, v28
	v_mul_f32_e32 v100, s64, v27
	v_max3_f32 v20, v20, v97, v98
	v_mul_f32_e32 v101, s64, v22
	v_mul_f32_e32 v102, s64, v21
	v_max3_f32 v20, v20, v99, v100
	v_max3_f32 v20, v20, v101, v102
	ds_bpermute_b32 v88, v165, v20
	s_and_b64 vcc, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v88, v88, v88
	v_max_f32_e32 v20, v20, v88
	ds_swizzle_b32 v88, v20 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v20, v195, v20, v88
	v_fma_f32 v87, s64, v87, -v20
	v_fma_f32 v86, s64, v86, -v20
	v_fma_f32 v85, s64, v85, -v20
	v_exp_f32_e32 v87, v87
	v_exp_f32_e32 v86, v86
	v_fma_f32 v84, s64, v84, -v20
	v_exp_f32_e32 v89, v85
	v_fma_f32 v83, s64, v83, -v20
	v_exp_f32_e32 v88, v84
	v_fma_f32 v82, s64, v82, -v20
	v_fma_f32 v75, s64, v75, -v20
	v_fma_f32 v29, s64, v29, -v20
	v_fma_f32 v21, s64, v21, -v20
	v_exp_f32_e32 v83, v83
	v_fma_f32 v77, s64, v77, -v20
	v_exp_f32_e32 v82, v82
	v_exp_f32_e32 v84, v75
	v_exp_f32_e32 v75, v29
	v_exp_f32_e32 v29, v21
	v_add_f32_e32 v21, v87, v86
	v_exp_f32_e32 v85, v77
	v_add_f32_e32 v21, v89, v21
	v_fma_f32 v34, s64, v34, -v20
	v_add_f32_e32 v21, v88, v21
	v_fma_f32 v31, s64, v31, -v20
	v_exp_f32_e32 v34, v34
	v_add_f32_e32 v21, v83, v21
	v_fma_f32 v30, s64, v30, -v20
	v_exp_f32_e32 v31, v31
	v_add_f32_e32 v21, v82, v21
	v_exp_f32_e32 v77, v30
	v_add_f32_e32 v21, v85, v21
	v_fma_f32 v28, s64, v28, -v20
	v_add_f32_e32 v21, v84, v21
	v_fma_f32 v27, s64, v27, -v20
	v_exp_f32_e32 v28, v28
	v_add_f32_e32 v21, v34, v21
	v_fma_f32 v22, s64, v22, -v20
	v_exp_f32_e32 v27, v27
	v_add_f32_e32 v21, v31, v21
	v_exp_f32_e32 v30, v22
	v_add_f32_e32 v21, v77, v21
	v_add_f32_e32 v21, v75, v21
	v_add_f32_e32 v21, v28, v21
	v_add_f32_e32 v21, v27, v21
	v_add_f32_e32 v21, v30, v21
	v_add_f32_e32 v21, v29, v21
	ds_bpermute_b32 v22, v165, v21
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v21, v21, v22
	ds_swizzle_b32 v22, v21 offset:swizzle(SWAP,16)
	s_cbranch_vccnz .LBB0_62
	v_add_u32_e32 v92, 0, v183
	v_add_u32_e32 v94, 0, v182
	ds_read_b64 v[92:93], v92 offset:10240
	ds_read_b64 v[94:95], v94 offset:10240
	ds_read_b64 v[96:97], v23 offset:8192
	ds_read_b64 v[98:99], v24 offset:8192
	ds_read_b64 v[24:25], v25 offset:8192
	ds_read_b64 v[100:101], v26 offset:8192
	v_bfe_u32 v23, v89, 16, 1
	v_bfe_u32 v26, v88, 16, 1
	v_add3_u32 v23, v89, v23, s96
	v_bfe_u32 v102, v87, 16, 1
	v_add3_u32 v26, v88, v26, s96
	v_lshrrev_b32_e32 v23, 16, v23
	v_cmp_o_f32_e32 vcc, v89, v89
	v_bfe_u32 v103, v86, 16, 1
	v_add3_u32 v102, v87, v102, s96
	v_lshrrev_b32_e32 v26, 16, v26
	v_cndmask_b32_e32 v23, v194, v23, vcc
	v_cmp_o_f32_e32 vcc, v88, v88
	v_add3_u32 v103, v86, v103, s96
	v_lshrrev_b32_e32 v102, 16, v102
	v_cndmask_b32_e32 v26, v194, v26, vcc
	v_cmp_o_f32_e32 vcc, v87, v87
	v_lshrrev_b32_e32 v103, 16, v103
	v_perm_b32 v89, v26, v23, s57
	v_cndmask_b32_e32 v23, v194, v102, vcc
	v_cmp_o_f32_e32 vcc, v86, v86
	v_bfe_u32 v86, v83, 16, 1
	v_bfe_u32 v87, v82, 16, 1
	v_cndmask_b32_e32 v26, v194, v103, vcc
	v_perm_b32 v88, v26, v23, s57
	v_bfe_u32 v23, v85, 16, 1
	v_bfe_u32 v26, v84, 16, 1
	v_add3_u32 v23, v85, v23, s96
	v_add3_u32 v26, v84, v26, s96
	v_lshrrev_b32_e32 v23, 16, v23
	v_cmp_o_f32_e32 vcc, v85, v85
	v_add3_u32 v86, v83, v86, s96
	v_lshrrev_b32_e32 v26, 16, v26
	v_cndmask_b32_e32 v23, v194, v23, vcc
	v_cmp_o_f32_e32 vcc, v84, v84
	v_add3_u32 v87, v82, v87, s96
	v_lshrrev_b32_e32 v86, 16, v86
	v_cndmask_b32_e32 v26, v194, v26, vcc
	v_cmp_o_f32_e32 vcc, v83, v83
	v_lshrrev_b32_e32 v87, 16, v87
	v_perm_b32 v85, v26, v23, s57
	v_cndmask_b32_e32 v23, v194, v86, vcc
	v_cmp_o_f32_e32 vcc, v82, v82
	v_sub_f32_e32 v90, v195, v20
	v_bfe_u32 v82, v34, 16, 1
	v_cndmask_b32_e32 v26, v194, v87, vcc
	v_perm_b32 v84, v26, v23, s57
	v_bfe_u32 v23, v77, 16, 1
	v_bfe_u32 v26, v75, 16, 1
	v_add3_u32 v23, v77, v23, s96
	v_add3_u32 v26, v75, v26, s96
	v_lshrrev_b32_e32 v23, 16, v23
	v_cmp_o_f32_e32 vcc, v77, v77
	v_exp_f32_e32 v90, v90
	v_bfe_u32 v83, v31, 16, 1
	v_add3_u32 v82, v34, v82, s96
	v_lshrrev_b32_e32 v26, 16, v26
	v_cndmask_b32_e32 v23, v194, v23, vcc
	v_cmp_o_f32_e32 vcc, v75, v75
	v_add3_u32 v83, v31, v83, s96
	v_lshrrev_b32_e32 v82, 16, v82
	v_cndmask_b32_e32 v26, v194, v26, vcc
	v_cmp_o_f32_e32 vcc, v34, v34
	v_lshrrev_b32_e32 v86, 16, v83
	v_perm_b32 v83, v26, v23, s57
	v_cndmask_b32_e32 v23, v194, v82, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_add_u32_e32 v91, 0, v184
	v_pk_mul_f32 v[8:9], v[8:9], v[90:91] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v26, v194, v86, vcc
	v_perm_b32 v82, v26, v23, s57
	v_bfe_u32 v23, v30, 16, 1
	v_bfe_u32 v26, v29, 16, 1
	v_add3_u32 v23, v30, v23, s96
	v_pk_mul_f32 v[12:13], v[12:13], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[90:91] op_sel_hi:[1,0]
	v_bfe_u32 v31, v28, 16, 1
	v_accvgpr_write_b32 a4, v8
	v_add3_u32 v26, v29, v26, s96
	v_lshrrev_b32_e32 v23, 16, v23
	v_pk_mul_f32 v[14:15], v[14:15], v[90:91] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v30, v30
	v_accvgpr_write_b32 a0, v12
	v_accvgpr_write_b32 a5, v9
	v_accvgpr_write_b32 a6, v10
	v_accvgpr_write_b32 a7, v11
	ds_read_b64 v[8:9], v91 offset:10240
	v_bfe_u32 v34, v27, 16, 1
	v_add3_u32 v31, v28, v31, s96
	v_lshrrev_b32_e32 v26, 16, v26
	v_accvgpr_write_b32 a1, v13
	v_accvgpr_write_b32 a2, v14
	v_accvgpr_write_b32 a3, v15
	v_cndmask_b32_e32 v12, v194, v23, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[94:95], v[88:89], a[4:7]
	v_add3_u32 v34, v27, v34, s96
	v_lshrrev_b32_e32 v31, 16, v31
	v_cndmask_b32_e32 v13, v194, v26, vcc
	v_cmp_o_f32_e32 vcc, v28, v28
	v_lshrrev_b32_e32 v34, 16, v34
	v_perm_b32 v13, v13, v12, s57
	v_cndmask_b32_e32 v12, v194, v31, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	v_mfma_f32_16x16x16_bf16 a[4:7], v[92:93], v[84:85], a[4:7]
	v_mul_f32_e64 v6, v6, v90
	v_mul_f32_e64 v7, v7, v90
	v_cndmask_b32_e32 v14, v194, v34, vcc
	v_perm_b32 v12, v14, v12, s57
	v_add_u32_e32 v14, 0, v186
	ds_read_b64 v[14:15], v14 offset:12288
	v_add_u32_e32 v10, 0, v185
	v_add_u32_e32 v23, 0, v188
	v_pk_mul_f32 v[4:5], v[4:5], v[90:91] op_sel_hi:[1,0]
	ds_read_b64 v[10:11], v10 offset:10240
	v_accvgpr_write_b32 a11, v7
	v_accvgpr_write_b32 a10, v6
	v_accvgpr_write_b32 a9, v5
	v_accvgpr_write_b32 a8, v4
	ds_read_b64 v[4:5], v23 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[8:9], v[82:83], a[4:7]
	v_add_u32_e32 v8, 0, v187
	ds_read_b64 v[8:9], v8 offset:12288
	v_add_u32_e32 v6, 0, v189
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[14:15], v[88:89], a[8:11]
	ds_read_b64 v[6:7], v6 offset:12288
	v_pk_mul_f32 v[2:3], v[2:3], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[0:1], v[90:91] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[84:85], a[8:11]
	v_add_u32_e32 v8, 0, v190
	v_accvgpr_write_b32 a15, v3
	v_accvgpr_write_b32 a14, v2
	v_mfma_f32_16x16x16_bf16 a[8:11], v[4:5], v[82:83], a[8:11]
	ds_read_b64 v[4:5], v8 offset:14336
	v_add_u32_e32 v8, 0, v191
	v_accvgpr_write_b32 a13, v1
	v_accvgpr_write_b32 a12, v0
	ds_read_b64 v[0:1], v8 offset:14336
	v_add_u32_e32 v2, 0, v192
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[4:5], v[88:89], a[12:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[0:1], v[84:85], a[12:15]
	ds_read_b64 v[0:1], v2 offset:14336
	v_add_u32_e32 v2, 0, v193
	v_mfma_f32_16x16x16_bf16 a[0:3], v[100:101], v[88:89], a[0:3]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[0:1], v[82:83], a[12:15]
	ds_read_b64 v[0:1], v2 offset:14336
	v_add_f32_e32 v2, v21, v22
	v_fmac_f32_e32 v2, v110, v90
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[84:85], a[0:3]
	v_mov_b32_e32 v110, v2
	v_mfma_f32_16x16x16_bf16 a[0:3], v[98:99], v[82:83], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[0:3], v[96:97], v[12:13], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[12:13], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[6:7], v[12:13], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[0:1], v[12:13], a[12:15]
	s_branch .LBB0_63
.LBB0_62:
	v_mov_b32_e32 v20, v195
.LBB0_63:
	s_mul_i32 s24, s52, s78
	s_add_i32 s30, s24, s67
	s_mul_i32 s24, s97, s79
	s_add_i32 s24, s30, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[28:29], s[24:25], 13
	v_lshl_add_u64 v[0:1], v[52:53], 0, s[28:29]
	global_store_dwordx4 v[0:1], a[0:3], off
	global_store_dwordx4 v[0:1], a[4:7], off offset:64
	global_store_dwordx4 v[0:1], a[8:11], off offset:128
	global_store_dwordx4 v[0:1], a[12:15], off offset:192
	v_add_u32_e32 v0, 0, v164
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v167, v20
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_lshl_b64 s[24:25], s[24:25], 8
	s_add_u32 s52, s50, s24
	s_addc_u32 s24, s51, s25
	s_and_b32 s53, s24, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v166, s[52:55], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v167, v110
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	s_add_u32 s52, s52, 0x80
	s_addc_u32 s24, s24, 0
	s_and_b32 s53, s24, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v166, s[52:55], 0 offen
	.loc	1 35 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v33
	s_barrier
	s_and_saveexec_b64 s[24:25], s[68:69]
	s_cbranch_execz .LBB0_67
	s_mov_b64 s[34:35], exec
	v_mbcnt_lo_u32_b32 v0, s34, 0
	v_mbcnt_hi_u32_b32 v0, s35, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_66
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[36:37], s[30:31], 2
	v_readlane_b32 s38, v254, 0
	v_readlane_b32 s39, v254, 1
	s_add_u32 s36, s38, s36
	s_addc_u32 s37, s39, s37
	s_bcnt1_i32_b64 s31, s[34:35]
	v_mov_b32_e32 v1, s31
	global_atomic_add v1, v35, v1, s[36:37] sc0 sc1
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
	v_cmp_ne_u32_e32 vcc, s65, v0
	s_cbranch_vccnz .LBB0_24
	v_readlane_b32 s24, v254, 3
	s_add_i32 s42, s30, s24
	s_ashr_i32 s43, s42, 31
	s_lshl_b64 s[24:25], s[42:43], 8
	v_lshl_add_u64 v[0:1], v[54:55], 0, s[24:25]
	v_readlane_b32 s24, v254, 4
	s_add_i32 s40, s30, s24
	s_ashr_i32 s41, s40, 31
	s_lshl_b64 s[24:25], s[40:41], 8
	v_lshl_add_u64 v[2:3], v[54:55], 0, s[24:25]
	v_readlane_b32 s24, v254, 5
	s_add_i32 s38, s30, s24
	s_ashr_i32 s39, s38, 31
	s_lshl_b64 s[24:25], s[38:39], 8
	v_lshl_add_u64 v[4:5], v[54:55], 0, s[24:25]
	v_readlane_b32 s24, v254, 6
	s_add_i32 s34, s30, s24
	s_ashr_i32 s35, s34, 31
	s_lshl_b64 s[24:25], s[34:35], 8
	v_lshl_add_u64 v[6:7], v[54:55], 0, s[24:25]
	v_readlane_b32 s24, v254, 7
	s_add_i32 s24, s30, s24
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[28:29], s[24:25], 8
	v_lshl_add_u64 v[8:9], v[54:55], 0, s[28:29]
	v_readlane_b32 s28, v254, 8
	s_add_i32 s28, s30, s28
	global_load_dword v20, v[0:1], off
	global_load_dword v21, v[0:1], off offset:64
	global_load_dword v22, v[2:3], off
	global_load_dword v23, v[2:3], off offset:64
	s_ashr_i32 s29, s28, 31
	global_load_dword v24, v[4:5], off
	global_load_dword v25, v[4:5], off offset:64
	global_load_dword v106, v[6:7], off
	global_load_dword v107, v[6:7], off offset:64
	s_lshl_b64 s[36:37], s[28:29], 8
	v_lshl_add_u64 v[10:11], v[54:55], 0, s[36:37]
	global_load_dword v118, v[8:9], off
	global_load_dword v119, v[8:9], off offset:64
	global_load_dword v195, v[10:11], off
	global_load_dword v198, v[10:11], off offset:64
	v_readlane_b32 s31, v254, 9
	s_add_i32 s36, s30, s31
	v_readlane_b32 s31, v254, 10
	s_ashr_i32 s37, s36, 31
	s_add_i32 s30, s30, s31
	s_lshl_b64 s[44:45], s[36:37], 8
	s_ashr_i32 s31, s30, 31
	v_lshl_add_u64 v[12:13], v[54:55], 0, s[44:45]
	s_lshl_b64 s[44:45], s[30:31], 8
	v_lshl_add_u64 v[14:15], v[54:55], 0, s[44:45]
	global_load_dword v206, v[12:13], off
	global_load_dword v207, v[12:13], off offset:64
	global_load_dword v220, v[14:15], off
	global_load_dword v221, v[14:15], off offset:64
	global_load_dword v26, v[0:1], off offset:128
	global_load_dword v27, v[2:3], off offset:128
	global_load_dword v86, v[2:3], off offset:192
	global_load_dword v87, v[0:1], off offset:192
	global_load_dword v98, v[4:5], off offset:128
	global_load_dword v110, v[6:7], off offset:128
	global_load_dword v111, v[6:7], off offset:192
	global_load_dword v99, v[4:5], off offset:192
	global_load_dword v196, v[8:9], off offset:128
	global_load_dword v204, v[10:11], off offset:128
	global_load_dword v205, v[10:11], off offset:192
	global_load_dword v197, v[8:9], off offset:192
	global_load_dword v212, v[12:13], off offset:128
	global_load_dword v229, v[14:15], off offset:128
	global_load_dword v231, v[14:15], off offset:192
	global_load_dword v233, v[12:13], off offset:192
	s_lshl_b64 s[42:43], s[42:43], 13
	s_add_u32 s42, s48, s42
	v_mov_b32_e32 v75, v35
	s_addc_u32 s43, s49, s43
	v_mov_b32_e32 v77, v35
	v_lshlrev_b32_e32 v34, 2, v32
	v_lshl_add_u64 v[0:1], s[42:43], 0, v[74:75]
	v_lshl_add_u64 v[2:3], s[42:43], 0, v[76:77]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[34:35]
	s_mov_b32 s42, 0xf149f2ca
	global_load_dwordx4 v[28:31], v[0:1], off offset:16
	global_load_dwordx4 v[82:85], v[0:1], off
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[34:35]
	s_lshl_b64 s[40:41], s[40:41], 13
	s_add_u32 s40, s48, s40
	s_addc_u32 s41, s49, s41
	s_lshl_b64 s[38:39], s[38:39], 13
	s_add_u32 s38, s48, s38
	s_addc_u32 s39, s49, s39
	s_lshl_b64 s[34:35], s[34:35], 13
	s_add_u32 s34, s48, s34
	s_addc_u32 s35, s49, s35
	s_lshl_b64 s[24:25], s[24:25], 13
	s_add_u32 s24, s48, s24
	s_addc_u32 s25, s49, s25
	s_lshl_b64 s[28:29], s[28:29], 13
	s_add_u32 s28, s48, s28
	s_addc_u32 s29, s49, s29
	v_lshl_add_u64 v[126:127], s[24:25], 0, v[74:75]
	v_lshl_add_u64 v[134:135], s[28:29], 0, v[74:75]
	v_lshl_add_u64 v[130:131], v[126:127], 0, v[34:35]
	v_lshl_add_u64 v[138:139], v[134:135], 0, v[34:35]
	v_lshl_add_u64 v[16:17], v[16:17], 1, v[80:81]
	v_lshl_add_u64 v[18:19], v[18:19], 1, v[80:81]
	s_waitcnt vmcnt(31)
	v_max3_f32 v0, v20, s42, v22
	s_waitcnt vmcnt(30)
	v_max3_f32 v1, v21, s42, v23
	s_waitcnt vmcnt(27)
	v_max3_f32 v0, v0, v24, v106
	s_waitcnt vmcnt(26)
	v_max3_f32 v1, v1, v25, v107
	s_waitcnt vmcnt(23)
	v_max3_f32 v0, v0, v118, v195
	s_waitcnt vmcnt(22)
	v_max3_f32 v1, v1, v119, v198
	s_waitcnt vmcnt(19)
	v_max3_f32 v222, v0, v206, v220
	s_waitcnt vmcnt(18)
	v_max3_f32 v223, v1, v207, v221
	v_sub_f32_e32 v0, v20, v222
	v_sub_f32_e32 v1, v21, v223
	v_exp_f32_e32 v0, v0
	v_exp_f32_e32 v1, v1
	v_sub_f32_e32 v3, v23, v223
	v_exp_f32_e32 v7, v3
	v_sub_f32_e32 v2, v22, v222
	v_exp_f32_e32 v6, v2
	v_cndmask_b32_e64 v228, 0, v0, s[0:1]
	v_cndmask_b32_e64 v20, 0, v1, s[0:1]
	global_load_dwordx4 v[0:3], v[4:5], off offset:16
	global_load_dwordx4 v[12:15], v[4:5], off
	v_lshl_add_u64 v[4:5], s[40:41], 0, v[74:75]
	s_waitcnt vmcnt(16)
	v_fma_f32 v23, v87, v20, 0
	v_cndmask_b32_e64 v22, 0, v7, s[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[34:35]
	v_fmac_f32_e32 v23, v22, v86
	global_load_dwordx4 v[86:89], v[4:5], off offset:16
	global_load_dwordx4 v[90:93], v[4:5], off
	v_sub_f32_e32 v4, v24, v222
	v_sub_f32_e32 v5, v25, v223
	v_exp_f32_e32 v10, v4
	v_exp_f32_e32 v11, v5
	v_cndmask_b32_e64 v230, 0, v6, s[4:5]
	v_lshl_add_u64 v[6:7], s[40:41], 0, v[76:77]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[34:35]
	v_fma_f32 v21, v26, v228, 0
	global_load_dwordx4 v[4:7], v[8:9], off offset:16
	global_load_dwordx4 v[94:97], v[8:9], off
	v_lshl_add_u64 v[8:9], s[38:39], 0, v[74:75]
	v_fmac_f32_e32 v21, v230, v27
	v_cndmask_b32_e64 v232, 0, v10, s[26:27]
	v_cndmask_b32_e64 v24, 0, v11, s[26:27]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[34:35]
	s_waitcnt vmcnt(19)
	v_fmac_f32_e32 v21, v232, v98
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v23, v24, v99
	global_load_dwordx4 v[98:101], v[8:9], off offset:16
	global_load_dwordx4 v[102:105], v[8:9], off
	v_sub_f32_e32 v8, v106, v222
	v_exp_f32_e32 v25, v8
	v_lshl_add_u64 v[10:11], s[38:39], 0, v[76:77]
	v_lshl_add_u64 v[26:27], v[10:11], 0, v[34:35]
	v_sub_f32_e32 v9, v107, v223
	v_cndmask_b32_e64 v234, 0, v25, s[8:9]
	v_sub_f32_e32 v25, v118, v222
	v_exp_f32_e32 v25, v25
	v_exp_f32_e32 v112, v9
	global_load_dwordx4 v[8:11], v[26:27], off offset:16
	global_load_dwordx4 v[106:109], v[26:27], off
	v_sub_f32_e32 v27, v119, v223
	v_exp_f32_e32 v27, v27
	v_cndmask_b32_e64 v236, 0, v25, s[16:17]
	v_sub_f32_e32 v25, v195, v222
	v_exp_f32_e32 v25, v25
	v_cndmask_b32_e64 v238, 0, v27, s[16:17]
	v_sub_f32_e32 v27, v198, v223
	v_cndmask_b32_e64 v26, 0, v112, s[8:9]
	v_exp_f32_e32 v27, v27
	v_fmac_f32_e32 v21, v234, v110
	v_fmac_f32_e32 v23, v26, v111
	v_lshl_add_u64 v[110:111], s[34:35], 0, v[74:75]
	v_lshl_add_u64 v[112:113], s[34:35], 0, v[76:77]
	s_lshl_b64 s[34:35], s[36:37], 13
	s_add_u32 s34, s48, s34
	v_cndmask_b32_e64 v240, 0, v25, s[18:19]
	v_sub_f32_e32 v25, v206, v222
	s_addc_u32 s35, s49, s35
	s_lshl_b64 s[30:31], s[30:31], 13
	v_exp_f32_e32 v25, v25
	s_add_u32 s30, s48, s30
	v_cndmask_b32_e64 v242, 0, v27, s[18:19]
	v_sub_f32_e32 v27, v207, v223
	s_addc_u32 s31, s49, s31
	v_exp_f32_e32 v27, v27
	v_lshl_add_u64 v[114:115], v[110:111], 0, v[34:35]
	v_lshl_add_u64 v[122:123], v[112:113], 0, v[34:35]
	v_lshl_add_u64 v[142:143], s[34:35], 0, v[74:75]
	v_lshl_add_u64 v[150:151], s[30:31], 0, v[74:75]
	s_waitcnt vmcnt(19)
	v_fmac_f32_e32 v21, v236, v196
	s_waitcnt vmcnt(16)
	v_fmac_f32_e32 v23, v238, v197
	v_lshl_add_u64 v[196:197], s[24:25], 0, v[76:77]
	global_load_dwordx4 v[110:113], v[114:115], off offset:16
	s_nop 0
	global_load_dwordx4 v[114:117], v[114:115], off
	s_nop 0
	global_load_dwordx4 v[118:121], v[122:123], off offset:16
	s_nop 0
	global_load_dwordx4 v[122:125], v[122:123], off
	v_lshl_add_u64 v[146:147], v[142:143], 0, v[34:35]
	v_lshl_add_u64 v[154:155], v[150:151], 0, v[34:35]
	v_lshl_add_u64 v[200:201], v[196:197], 0, v[34:35]
	v_fmac_f32_e32 v21, v240, v204
	v_fmac_f32_e32 v23, v242, v205
	v_lshl_add_u64 v[204:205], s[28:29], 0, v[76:77]
	v_cndmask_b32_e64 v244, 0, v25, s[20:21]
	global_load_dwordx4 v[126:129], v[130:131], off offset:16
	s_nop 0
	global_load_dwordx4 v[130:133], v[130:131], off
	s_nop 0
	global_load_dwordx4 v[134:137], v[138:139], off offset:16
	s_nop 0
	global_load_dwordx4 v[138:141], v[138:139], off
	s_nop 0
	global_load_dwordx4 v[142:145], v[146:147], off offset:16
	s_nop 0
	global_load_dwordx4 v[146:149], v[146:147], off
	s_nop 0
	global_load_dwordx4 v[150:153], v[154:155], off offset:16
	s_nop 0
	global_load_dwordx4 v[154:157], v[154:155], off
	s_nop 0
	global_load_dwordx4 v[196:199], v[200:201], off offset:16
	s_nop 0
	global_load_dwordx4 v[200:203], v[200:201], off
	v_lshl_add_u64 v[208:209], v[204:205], 0, v[34:35]
	s_waitcnt vmcnt(29)
	v_fmac_f32_e32 v21, v244, v212
	v_lshl_add_u64 v[212:213], s[34:35], 0, v[76:77]
	global_load_dwordx4 v[204:207], v[208:209], off offset:16
	s_nop 0
	global_load_dwordx4 v[208:211], v[208:209], off
	v_cndmask_b32_e64 v246, 0, v27, s[20:21]
	v_lshl_add_u64 v[216:217], v[212:213], 0, v[34:35]
	v_sub_f32_e32 v25, v220, v222
	v_sub_f32_e32 v27, v221, v223
	v_lshl_add_u64 v[220:221], s[30:31], 0, v[76:77]
	global_load_dwordx4 v[212:215], v[216:217], off offset:16
	s_nop 0
	global_load_dwordx4 v[216:219], v[216:217], off
	v_lshl_add_u64 v[224:225], v[220:221], 0, v[34:35]
	global_load_dwordx4 v[220:223], v[224:225], off offset:16
	s_nop 0
	global_load_dwordx4 v[224:227], v[224:225], off
	v_exp_f32_e32 v25, v25
	v_exp_f32_e32 v27, v27
	s_waitcnt vmcnt(32)
	v_fmac_f32_e32 v23, v246, v233
	s_waitcnt vmcnt(31)
	v_pk_fma_f32 v[30:31], v[228:229], v[30:31], 0 op_sel_hi:[0,1,0]
	v_cndmask_b32_e64 v34, 0, v25, s[22:23]
	v_fmac_f32_e32 v21, v34, v229
	v_div_scale_f32 v25, s[24:25], v21, v21, 1.0
	v_rcp_f32_e32 v75, v25
	v_cndmask_b32_e64 v248, 0, v27, s[22:23]
	v_fmac_f32_e32 v23, v248, v231
	s_waitcnt vmcnt(27)
	v_pk_fma_f32 v[30:31], v[230:231], v[88:89], v[30:31] op_sel_hi:[0,1,1]
	v_fma_f32 v27, -v25, v75, 1.0
	v_fmac_f32_e32 v75, v27, v75
	v_div_scale_f32 v27, vcc, 1.0, v21, 1.0
	v_mul_f32_e32 v77, v27, v75
	v_fma_f32 v195, -v25, v77, v27
	v_fmac_f32_e32 v77, v195, v75
	v_fma_f32 v25, -v25, v77, v27
	v_div_scale_f32 v27, s[24:25], v23, v23, 1.0
	v_rcp_f32_e32 v195, v27
	v_div_fmas_f32 v25, v25, v75, v77
	v_div_fixup_f32 v250, v25, v21, 1.0
	v_pk_fma_f32 v[28:29], v[228:229], v[28:29], 0 op_sel_hi:[0,1,0]
	v_fma_f32 v21, -v27, v195, 1.0
	v_fmac_f32_e32 v195, v21, v195
	v_div_scale_f32 v21, vcc, 1.0, v23, 1.0
	v_mul_f32_e32 v25, v21, v195
	v_fma_f32 v75, -v27, v25, v21
	v_fmac_f32_e32 v25, v75, v195
	v_fma_f32 v21, -v27, v25, v21
	v_div_fmas_f32 v21, v21, v195, v25
	v_pk_fma_f32 v[0:1], v[20:21], v[0:1], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(25)
	v_pk_fma_f32 v[0:1], v[22:23], v[4:5], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(21)
	v_pk_fma_f32 v[0:1], v[24:25], v[8:9], v[0:1] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v252, v21, v23, 1.0
	v_pk_fma_f32 v[30:31], v[232:233], v[100:101], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[230:231], v[86:87], v[28:29] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[228:229], v[84:85], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[28:29], v[232:233], v[98:99], v[28:29] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[230:231], v[92:93], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[228:229], v[82:83], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[84:85], v[232:233], v[104:105], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[230:231], v[90:91], v[82:83] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[232:233], v[102:103], v[82:83] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[20:21], v[12:13], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[14:15], v[20:21], v[14:15], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[14:15], v[22:23], v[96:97], v[14:15] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(20)
	v_pk_fma_f32 v[14:15], v[24:25], v[108:109], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[22:23], v[94:95], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(19)
	v_pk_fma_f32 v[30:31], v[234:235], v[112:113], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(17)
	v_pk_fma_f32 v[0:1], v[26:27], v[118:119], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[234:235], v[110:111], v[28:29] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[234:235], v[116:117], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[234:235], v[114:115], v[82:83] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[14:15], v[26:27], v[124:125], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[24:25], v[106:107], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[12:13], v[26:27], v[122:123], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[30:31], v[236:237], v[128:129], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[30:31], v[240:241], v[136:137], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[236:237], v[126:127], v[28:29] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[30:31], v[244:245], v[144:145], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[0:1], v[238:239], v[196:197], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[240:241], v[134:135], v[28:29] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[34:35], v[152:153], v[30:31] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[236:237], v[132:133], v[84:85] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[0:1], v[242:243], v[204:205], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[244:245], v[142:143], v[28:29] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[30:31], v[250:251], v[30:31] op_sel_hi:[0,1]
	v_pk_fma_f32 v[84:85], v[240:241], v[140:141], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[28:29], v[34:35], v[150:151], v[28:29] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[236:237], v[130:131], v[82:83] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[0:1], v[246:247], v[212:213], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[244:245], v[148:149], v[84:85] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[0:1], v[248:249], v[220:221], v[0:1] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[4:5], v[252:253], v[0:1] op_sel_hi:[0,1]
	v_pk_fma_f32 v[0:1], v[20:21], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[0:1], v[22:23], v[6:7], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[24:25], v[10:11], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[26:27], v[120:121], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[238:239], v[198:199], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[242:243], v[206:207], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[246:247], v[214:215], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[248:249], v[222:223], v[0:1] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[6:7], v[252:253], v[0:1] op_sel_hi:[0,1]
	v_bfe_u32 v0, v30, 16, 1
	v_pk_mul_f32 v[28:29], v[250:251], v[28:29] op_sel_hi:[0,1]
	v_bfe_u32 v1, v31, 16, 1
	v_add3_u32 v0, v30, v0, s96
	v_pk_fma_f32 v[82:83], v[240:241], v[138:139], v[82:83] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[84:85], v[34:35], v[156:157], v[84:85] op_sel_hi:[0,1,1]
	v_bfe_u32 v2, v28, 16, 1
	v_add3_u32 v1, v31, v1, s96
	v_lshrrev_b32_e32 v0, 16, v0
	v_cmp_o_f32_e32 vcc, v30, v30
	v_pk_fma_f32 v[82:83], v[244:245], v[146:147], v[82:83] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[84:85], v[250:251], v[84:85] op_sel_hi:[0,1]
	v_bfe_u32 v3, v29, 16, 1
	v_add3_u32 v2, v28, v2, s96
	v_lshrrev_b32_e32 v1, 16, v1
	v_cndmask_b32_e32 v0, v194, v0, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_pk_fma_f32 v[82:83], v[34:35], v[154:155], v[82:83] op_sel_hi:[0,1,1]
	v_bfe_u32 v8, v84, 16, 1
	v_add3_u32 v3, v29, v3, s96
	v_lshrrev_b32_e32 v2, 16, v2
	v_cndmask_b32_e32 v1, v194, v1, vcc
	v_cmp_o_f32_e32 vcc, v28, v28
	v_pk_mul_f32 v[82:83], v[250:251], v[82:83] op_sel_hi:[0,1]
	v_bfe_u32 v9, v85, 16, 1
	v_add3_u32 v8, v84, v8, s96
	v_lshrrev_b32_e32 v20, 16, v3
	v_perm_b32 v3, v1, v0, s57
	v_cndmask_b32_e32 v0, v194, v2, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_bfe_u32 v10, v82, 16, 1
	v_add3_u32 v9, v85, v9, s96
	v_lshrrev_b32_e32 v8, 16, v8
	v_cndmask_b32_e32 v1, v194, v20, vcc
	v_cmp_o_f32_e32 vcc, v84, v84
	v_bfe_u32 v11, v83, 16, 1
	v_add3_u32 v10, v82, v10, s96
	v_lshrrev_b32_e32 v9, 16, v9
	v_perm_b32 v2, v1, v0, s57
	v_cndmask_b32_e32 v0, v194, v8, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_add3_u32 v11, v83, v11, s96
	v_lshrrev_b32_e32 v10, 16, v10
	v_cndmask_b32_e32 v1, v194, v9, vcc
	v_cmp_o_f32_e32 vcc, v82, v82
	v_lshrrev_b32_e32 v11, 16, v11
	v_perm_b32 v1, v1, v0, s57
	v_cndmask_b32_e32 v0, v194, v10, vcc
	v_cmp_o_f32_e32 vcc, v83, v83
	v_pk_fma_f32 v[14:15], v[238:239], v[202:203], v[14:15] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[242:243], v[210:211], v[14:15] op_sel_hi:[0,1,1]
	v_cndmask_b32_e32 v8, v194, v11, vcc
	v_perm_b32 v0, v8, v0, s57
	global_store_dwordx4 v[16:17], v[0:3], off
	v_pk_fma_f32 v[12:13], v[238:239], v[200:201], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[246:247], v[218:219], v[14:15] op_sel_hi:[0,1,1]
	v_bfe_u32 v0, v6, 16, 1
	v_bfe_u32 v1, v7, 16, 1
	v_add3_u32 v0, v6, v0, s96
	v_cmp_o_f32_e32 vcc, v6, v6
	v_pk_fma_f32 v[12:13], v[242:243], v[208:209], v[12:13] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[14:15], v[248:249], v[226:227], v[14:15] op_sel_hi:[0,1,1]
	v_bfe_u32 v2, v4, 16, 1
	v_add3_u32 v1, v7, v1, s96
	v_cndmask_b32_sdwa v0, v194, v0, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v7, v7
	v_pk_fma_f32 v[12:13], v[246:247], v[216:217], v[12:13] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[14:15], v[252:253], v[14:15] op_sel_hi:[0,1]
	v_bfe_u32 v3, v5, 16, 1
	v_add3_u32 v2, v4, v2, s96
	v_cndmask_b32_sdwa v1, v194, v1, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v4, v4
	v_pk_fma_f32 v[12:13], v[248:249], v[224:225], v[12:13] op_sel_hi:[0,1,1]
	v_bfe_u32 v8, v14, 16, 1
	v_add3_u32 v16, v5, v3, s96
	v_perm_b32 v3, v1, v0, s57
	v_cndmask_b32_sdwa v0, v194, v2, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v5, v5
	v_pk_mul_f32 v[12:13], v[252:253], v[12:13] op_sel_hi:[0,1]
	v_bfe_u32 v9, v15, 16, 1
	v_add3_u32 v8, v14, v8, s96
	v_cndmask_b32_sdwa v1, v194, v16, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v14, v14
	v_bfe_u32 v10, v12, 16, 1
	v_add3_u32 v9, v15, v9, s96
	v_perm_b32 v2, v1, v0, s57
	v_cndmask_b32_sdwa v0, v194, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v15, v15
	v_bfe_u32 v11, v13, 16, 1
	v_add3_u32 v10, v12, v10, s96
	v_cndmask_b32_sdwa v1, v194, v9, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v12, v12
	v_add3_u32 v11, v13, v11, s96
	v_perm_b32 v1, v1, v0, s57
	v_cndmask_b32_sdwa v0, v194, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v13, v13
	s_nop 1
	v_cndmask_b32_sdwa v4, v194, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v0, v4, v0, s57
	global_store_dwordx4 v[18:19], v[0:3], off
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
	.set mesh_attention.num_vgpr, 255
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
    .sgpr_spill_count: 12
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
