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
	s_mov_b32 s36, s5
	v_writelane_b32 v253, s10, 0
	.loc	1 13 0
	s_cmp_lt_i32 s16, s6
	s_nop 0
	v_writelane_b32 v253, s11, 1
	v_writelane_b32 v253, s2, 2
	s_mul_hi_i32 s11, s4, s5
	s_mul_i32 s10, s4, s5
	v_writelane_b32 v253, s3, 3
	v_writelane_b32 v253, s6, 4
	s_cbranch_scc1 .LBB0_2
	.loc	1 17 0
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[46:47], s[10:11], 6
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[18:19], -1
.LBB0_3:
	s_load_dwordx2 s[20:21], s[0:1], 0x90
	s_load_dwordx2 s[22:23], s[0:1], 0x38
	s_load_dword s6, s[0:1], 0x44
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s22, 5
	s_nop 1
	v_writelane_b32 v253, s23, 6
	v_writelane_b32 v253, s20, 7
	s_nop 1
	v_writelane_b32 v253, s21, 8
	s_cbranch_vccnz .LBB0_23
	.loc	1 14 0
	s_add_i32 s22, s3, -1
	s_sub_i32 s2, 1, s3
	s_max_i32 s2, s22, s2
	v_cvt_f32_u32_e32 v1, s2
	s_xor_b32 s17, s16, s22
	s_ashr_i32 s20, s17, 31
	s_sub_i32 s17, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s5, s16
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s18, v1
	s_mul_i32 s17, s17, s18
	s_mul_hi_u32 s17, s18, s17
	s_add_i32 s18, s18, s17
	s_mul_hi_u32 s17, s5, s18
	s_mul_i32 s18, s17, s2
	s_sub_i32 s5, s5, s18
	s_add_i32 s19, s17, 1
	s_sub_i32 s18, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s17, s19, s17
	s_cselect_b32 s5, s18, s5
	s_add_i32 s18, s17, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s2, s18, s17
	s_abs_i32 s5, s7
	v_cvt_f32_u32_e32 v2, s5
	s_xor_b32 s2, s2, s20
	s_sub_i32 s18, s2, s20
	s_sub_i32 s19, 0, s5
	v_rcp_iflag_f32_e32 v2, v2
	s_abs_i32 s17, s3
	v_cvt_f32_u32_e32 v1, s17
	s_abs_i32 s21, s18
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s2, s18, s7
	s_ashr_i32 s2, s2, 31
	v_readfirstlane_b32 s20, v2
	s_mul_i32 s19, s19, s20
	s_mul_hi_u32 s19, s20, s19
	s_add_i32 s20, s20, s19
	s_mul_hi_u32 s19, s21, s20
	s_mul_i32 s20, s19, s5
	s_sub_i32 s23, s21, s20
	s_add_i32 s20, s19, 1
	s_sub_i32 s21, s23, s5
	s_cmp_ge_u32 s23, s5
	s_cselect_b32 s19, s20, s19
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s21, s21, s23
	s_add_i32 s20, s19, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s21, s5
	s_cselect_b32 s5, s20, s19
	s_xor_b32 s5, s5, s2
	s_sub_i32 s2, s5, s2
	s_ashr_i32 s37, s36, 31
	s_lshl_b64 s[46:47], s[10:11], 6
	s_cmp_ge_i32 s2, s36
	v_readfirstlane_b32 s10, v1
	s_cbranch_scc1 .LBB0_20
	s_mov_b32 s38, s3
	s_mul_i32 s3, s18, s22
	s_sub_i32 s3, s16, s3
	v_readlane_b32 s20, v253, 2
	s_add_i32 s3, s20, s3
	s_add_i32 s11, s3, 1
	s_not_b32 s3, s3
	s_ashr_i32 s19, s11, 31
	s_max_i32 s3, s11, s3
	s_sub_i32 s11, 0, s17
	s_mul_i32 s11, s11, s10
	s_mul_hi_u32 s11, s10, s11
	s_add_i32 s10, s10, s11
	s_mul_hi_u32 s10, s3, s10
	s_mul_i32 s10, s10, s17
	s_sub_i32 s3, s3, s10
	s_sub_i32 s10, s3, s17
	s_cmp_ge_u32 s3, s17
	s_cselect_b32 s3, s10, s3
	s_sub_i32 s10, s3, s17
	s_cmp_ge_u32 s3, s17
	s_cselect_b32 s3, s10, s3
	s_xor_b32 s3, s3, s19
	s_sub_i32 s10, s3, s19
	s_mul_i32 s3, s2, s7
	s_sub_i32 s39, s18, s3
	s_add_i32 s3, s4, 15
	s_ashr_i32 s11, s3, 31
	s_lshr_b32 s11, s11, 28
	s_add_i32 s3, s3, s11
	s_ashr_i32 s11, s10, 31
	s_ashr_i32 s17, s3, 4
	s_lshl_b64 s[10:11], s[10:11], 3
	s_add_u32 s10, s8, s10
	s_mov_b32 s22, s20
	s_addc_u32 s11, s9, s11
	s_ashr_i32 s23, s20, 31
	s_lshl_b64 s[18:19], s[22:23], 3
	v_readlane_b32 s21, v253, 3
	s_add_u32 s20, s8, s18
	s_mov_b32 s8, s22
	s_addc_u32 s21, s9, s19
	v_writelane_b32 v253, s8, 2
	s_lshl_b32 s3, s22, 1
	s_load_dword s5, s[0:1], 0x40
	v_writelane_b32 v253, s9, 3
	s_ashr_i32 s8, s3, 31
	s_mul_i32 s8, s46, s8
	s_mul_hi_u32 s9, s46, s3
	s_add_i32 s8, s9, s8
	s_mul_i32 s9, s47, s3
	s_add_i32 s9, s8, s9
	s_mul_i32 s8, s46, s3
	s_lshl_b64 s[8:9], s[8:9], 1
	v_readlane_b32 s18, v253, 0
	v_readlane_b32 s19, v253, 1
	s_add_u32 s29, s18, s8
	s_addc_u32 s30, s19, s9
	v_lshlrev_b32_e32 v3, 5, v0
	s_cmp_lt_i32 s39, s17
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
	s_mul_i32 s28, s36, s22
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_lshl_or_b32 v14, s39, 4, v6
	s_lshl_b32 s31, s7, 4
	v_lshlrev_b32_e32 v6, 2, v4
	v_mov_b32_e32 v7, v5
	v_bfrev_b32_e32 v15, 0.5
	v_mov_b32_e32 v16, 1
	s_mov_b32 s22, 0x33333333
	v_cmp_ne_u32_e64 s[8:9], 1, v8
	v_mov_b32_e32 v8, -1
	v_bfrev_b32_e32 v9, -8
	v_mov_b32_e32 v17, 32
	v_mov_b32_e32 v18, 16
	v_mov_b32_e32 v19, 8
	v_mov_b32_e32 v20, 4
	v_mov_b32_e32 v21, 2
	s_branch .LBB0_8
.LBB0_6:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[10:11], v22, off sc1
.LBB0_7:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s2, s2, s5
	s_cmp_lt_i32 s2, s36
	s_cbranch_scc0 .LBB0_21
.LBB0_8:
	s_ashr_i32 s3, s2, 31
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v4, v14
	s_mov_b32 s23, s39
	s_cbranch_vccz .LBB0_17
.LBB0_9:
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[10:11], v5, s[10:11]
	global_load_dwordx2 v[12:13], v5, s[20:21]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v4, v1
	v_mov_b32_e32 v22, v5
	v_mov_b32_e32 v23, v5
	v_add_u32_dpp v4, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v22, v3 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v23, v3 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v4, v4, v22, v23
	s_load_dwordx2 s[26:27], s[0:1], 0x38
	s_add_i32 s3, s2, s28
	v_add_u32_dpp v4, v4, v4 row_shr:4 row_mask:0xf bank_mask:0xe
	s_lshl_b32 s24, s3, 6
	s_ashr_i32 s25, s24, 31
	v_add_u32_dpp v4, v4, v4 row_shr:8 row_mask:0xf bank_mask:0xc
	s_lshl_b64 s[24:25], s[24:25], 2
	s_waitcnt lgkmcnt(0)
	v_add_u32_dpp v4, v4, v4 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
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
	v_lshl_add_u64 v[10:11], s[26:27], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[24:25]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[6:7]
	ds_permute_b32 v10, v23, v10
	ds_permute_b32 v11, v23, v11
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_bcnt1_i32_b64 s3, vcc
	v_cmp_gt_u32_e32 vcc, s3, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v12, v5
	v_mov_b32_e32 v13, v5
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[24:25], v[10:11], 0, 4
	v_mov_b32_dpp v12, v10 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v11 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[24:25], v[12:13]
	s_lshr_b64 s[26:27], vcc, 1
	s_and_b32 s3, s27, 0x55555555
	s_and_b32 s23, s26, 0x55555555
	s_sub_u32 s26, vcc_lo, s23
	s_subb_u32 s27, vcc_hi, s3
	s_mov_b32 s23, s22
	s_and_b64 s[34:35], s[26:27], s[22:23]
	s_lshr_b64 s[26:27], s[26:27], 2
	s_and_b64 s[26:27], s[26:27], s[22:23]
	s_add_u32 s26, s26, s34
	s_addc_u32 s27, s27, s35
	s_lshr_b64 s[34:35], s[26:27], 4
	s_add_u32 s3, s34, s26
	s_addc_u32 s23, s35, s27
	s_and_b32 s3, s3, 0xf0f0f0f
	s_and_b32 s23, s23, 0xf0f0f0f
	s_mul_i32 s26, s3, 0x1010101
	s_mul_hi_u32 s3, s3, 0x1010101
	s_add_i32 s3, s3, s26
	s_mul_i32 s23, s23, 0x1010101
	s_add_i32 s27, s3, s23
	v_cmp_gt_u64_e32 vcc, s[26:27], v[8:9]
	s_cbranch_vccnz .LBB0_19
	s_mov_b32 s3, 0
	s_mov_b64 s[26:27], 0
.LBB0_12:
	v_readfirstlane_b32 s34, v10
	v_readfirstlane_b32 s35, v11
	v_mov_b32_e32 v4, s3
	s_nop 0
	v_cmp_eq_u64_e64 s[34:35], s[34:35], v[10:11]
	s_bcnt1_i32_b64 s23, s[34:35]
	s_add_i32 s3, s3, s23
	v_mov_b64_e32 v[12:13], s[34:35]
	v_mov_b32_e32 v23, s23
	s_or_b64 s[26:27], s[34:35], s[26:27]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_12
	s_or_b64 exec, exec, s[26:27]
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
	s_cbranch_vccz .LBB0_15
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
.LBB0_15:
	v_and_b32_e32 v4, 1, v4
	v_cmp_eq_u32_e64 s[26:27], 1, v4
	s_and_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_7
	s_branch .LBB0_6
.LBB0_16:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s23, s23, s7
	s_cmp_lt_i32 s23, s17
	v_add_u32_e32 v4, s31, v4
	s_cbranch_scc0 .LBB0_9
.LBB0_17:
	v_cmp_gt_i32_e32 vcc, s4, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_16
	global_load_dwordx2 v[26:27], v5, s[10:11]
	global_load_dwordx2 v[28:29], v5, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[10:11], s[2:3]
	v_mad_i64_i32 v[10:11], s[26:27], v4, s36, v[10:11]
	v_lshlrev_b64 v[30:31], 7, v[10:11]
	v_lshl_or_b32 v30, v2, 1, v30
	v_lshl_add_u64 v[10:11], s[12:13], 0, v[30:31]
	global_load_dwordx4 v[10:13], v[10:11], off
	v_lshl_add_u64 v[22:23], s[14:15], 0, v[30:31]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_waitcnt vmcnt(3)
	v_readfirstlane_b32 s26, v26
	s_waitcnt vmcnt(2)
	v_readfirstlane_b32 s33, v28
	v_readfirstlane_b32 s27, v27
	v_readfirstlane_b32 s34, v29
	s_sub_u32 s26, s26, s33
	s_subb_u32 s27, s27, s34
	s_ashr_i32 s33, s27, 31
	s_lshr_b32 s33, s33, 28
	s_add_u32 s26, s26, s33
	s_addc_u32 s27, s27, 0
	s_and_b32 s26, s26, -16
	s_add_u32 s26, s29, s26
	s_addc_u32 s27, s30, s27
	s_lshl_b64 s[34:35], s[46:47], 1
	v_lshl_add_u64 v[26:27], s[26:27], 0, v[30:31]
	s_add_u32 s26, s26, s34
	s_addc_u32 s27, s27, s35
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[26:27], v[10:13], off
	s_nop 1
	v_lshl_add_u64 v[10:11], s[26:27], 0, v[30:31]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[10:11], v[22:25], off
	s_branch .LBB0_16
.LBB0_19:
	s_mov_b64 s[26:27], -1
	s_and_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_7
	s_branch .LBB0_6
.LBB0_20:
	s_load_dwordx2 s[20:21], s[0:1], 0x90
	s_branch .LBB0_22
.LBB0_21:
	s_load_dwordx2 s[20:21], s[0:1], 0x90
	s_mov_b32 s3, s38
.LBB0_22:
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s21
.LBB0_23:
	.loc	1 16 0
	s_abs_i32 s8, s36
	.loc	1 19 0
	s_abs_i32 s2, s6
	.loc	1 16 0
	v_cvt_f32_u32_e32 v1, s8
	.loc	1 19 0
	v_cvt_f32_u32_e32 v2, s2
	.loc	1 20 0
	s_cmp_ge_i32 s5, s20
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
	v_readfirstlane_b32 s10, v1
	.loc	1 19 0
	v_readfirstlane_b32 s9, v2
	s_cbranch_scc1 .LBB0_110
	v_lshrrev_b32_e32 v65, 3, v0
	v_writelane_b32 v253, s14, 9
	v_or_b32_e32 v150, 16, v65
	v_lshlrev_b32_e32 v2, 3, v0
	v_writelane_b32 v253, s15, 10
	v_mad_u64_u32 v[184:185], s[14:15], s36, v150, 0
	v_or_b32_e32 v18, 32, v65
	v_and_b32_e32 v64, 56, v2
	v_mov_b32_e32 v2, v185
	v_mad_u64_u32 v[2:3], s[14:15], s37, v150, v[2:3]
	v_mad_u64_u32 v[186:187], s[14:15], s36, v18, 0
	v_or_b32_e32 v1, 48, v65
	v_mov_b32_e32 v185, v2
	v_mov_b32_e32 v2, v187
	v_and_b32_e32 v22, 0x78, v0
	v_mad_u64_u32 v[2:3], s[14:15], s37, v18, v[2:3]
	v_mad_u64_u32 v[188:189], s[14:15], s36, v1, 0
	v_lshrrev_b32_e32 v151, 1, v22
	v_mov_b32_e32 v187, v2
	v_mov_b32_e32 v2, v189
	v_mad_u64_u32 v[2:3], s[14:15], s37, v1, v[2:3]
	v_mad_u64_u32 v[190:191], s[14:15], s36, v151, 0
	v_or_b32_e32 v21, 1, v151
	v_mov_b32_e32 v189, v2
	v_mov_b32_e32 v2, v191
	v_mad_u64_u32 v[2:3], s[14:15], s37, v151, v[2:3]
	v_mad_u64_u32 v[78:79], s[14:15], s36, v21, 0
	v_or_b32_e32 v20, 2, v151
	v_mov_b32_e32 v191, v2
	v_mov_b32_e32 v2, v79
	v_mad_u64_u32 v[2:3], s[14:15], s37, v21, v[2:3]
	v_mad_u64_u32 v[80:81], s[14:15], s36, v20, 0
	v_or_b32_e32 v19, 3, v151
	v_mov_b32_e32 v79, v2
	v_mov_b32_e32 v2, v81
	v_mad_u64_u32 v[2:3], s[14:15], s37, v20, v[2:3]
	v_mad_u64_u32 v[82:83], s[14:15], s36, v19, 0
	v_mov_b32_e32 v81, v2
	v_mov_b32_e32 v2, v83
	v_mad_u64_u32 v[2:3], s[14:15], s37, v19, v[2:3]
	v_mad_u64_u32 v[84:85], s[14:15], s36, v65, 0
	v_mov_b32_e32 v83, v2
	v_mov_b32_e32 v2, v85
	v_or_b32_e32 v29, 0x50, v65
	v_mad_u64_u32 v[2:3], s[14:15], s37, v65, v[2:3]
	v_mad_u64_u32 v[4:5], s[14:15], s36, v29, 0
	v_mov_b32_e32 v85, v2
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v29, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v28, 0x60, v65
	v_accvgpr_write_b32 a33, v5
	v_accvgpr_write_b32 a32, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v28, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v28, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v27, 0x70, v65
	v_accvgpr_write_b32 a35, v5
	v_accvgpr_write_b32 a34, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v27, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v27, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v26, 64, v151
	v_accvgpr_write_b32 a37, v5
	v_accvgpr_write_b32 a36, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v26, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v26, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v25, 0x41, v151
	v_accvgpr_write_b32 a39, v5
	v_accvgpr_write_b32 a38, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v25, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v25, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v24, 0x42, v151
	v_accvgpr_write_b32 a41, v5
	v_accvgpr_write_b32 a40, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v24, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v24, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v23, 0x43, v151
	v_accvgpr_write_b32 a43, v5
	v_accvgpr_write_b32 a42, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v23, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v23, v[2:3]
	v_mov_b32_e32 v5, v2
	s_load_dwordx8 s[52:59], s[0:1], 0x48
	v_or_b32_e32 v30, 64, v65
	v_accvgpr_write_b32 a45, v5
	v_accvgpr_write_b32 a44, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v30, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[14:15], s37, v30, v[2:3]
	v_mov_b32_e32 v67, 0
	.loc	1 20 0
	v_lshlrev_b32_e32 v66, 1, v64
	v_mov_b32_e32 v5, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[68:69], s[52:53], 0, v[66:67]
	v_lshl_add_u64 v[192:193], s[54:55], 0, v[66:67]
	v_accvgpr_write_b32 a47, v5
	v_lshlrev_b32_e32 v66, 2, v65
	v_accvgpr_write_b32 a46, v4
	v_or_b32_e32 v5, 0x83, v66
	v_mad_u64_u32 v[2:3], s[14:15], s36, v5, 0
	v_mov_b32_e32 v4, v3
	v_mad_u64_u32 v[4:5], s[14:15], s37, v5, v[4:5]
	v_or_b32_e32 v7, 0x82, v66
	v_mov_b32_e32 v3, v4
	v_mad_u64_u32 v[4:5], s[14:15], s36, v7, 0
	v_mov_b32_e32 v6, v5
	v_mad_u64_u32 v[6:7], s[14:15], s37, v7, v[6:7]
	v_or_b32_e32 v9, 0x81, v66
	v_mov_b32_e32 v5, v6
	v_mad_u64_u32 v[6:7], s[14:15], s36, v9, 0
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[14:15], s37, v9, v[8:9]
	v_or_b32_e32 v11, 0x80, v66
	v_mov_b32_e32 v7, v8
	v_mad_u64_u32 v[8:9], s[14:15], s36, v11, 0
	v_mov_b32_e32 v10, v9
	v_mad_u64_u32 v[10:11], s[14:15], s37, v11, v[10:11]
	v_or_b32_e32 v13, 0xb0, v65
	v_mov_b32_e32 v9, v10
	v_mad_u64_u32 v[10:11], s[14:15], s36, v13, 0
	v_mov_b32_e32 v12, v11
	v_mad_u64_u32 v[12:13], s[14:15], s37, v13, v[12:13]
	v_or_b32_e32 v15, 0xa0, v65
	v_mov_b32_e32 v11, v12
	v_mad_u64_u32 v[12:13], s[14:15], s36, v15, 0
	v_mov_b32_e32 v14, v13
	v_mad_u64_u32 v[14:15], s[14:15], s37, v15, v[14:15]
	v_or_b32_e32 v17, 0x90, v65
	v_mov_b32_e32 v13, v14
	v_mad_u64_u32 v[14:15], s[14:15], s36, v17, 0
	v_mov_b32_e32 v16, v15
	v_mad_u64_u32 v[16:17], s[14:15], s37, v17, v[16:17]
	v_or_b32_e32 v31, 0x80, v65
	v_mov_b32_e32 v15, v16
	v_mad_u64_u32 v[16:17], s[14:15], s36, v31, 0
	v_mov_b32_e32 v32, v17
	v_mad_u64_u32 v[32:33], s[14:15], s37, v31, v[32:33]
	v_and_b32_e32 v36, 64, v0
	s_sub_i32 s14, 0, s8
	v_mov_b32_e32 v17, v32
	v_and_b32_e32 v31, 15, v0
	v_lshrrev_b32_e32 v32, 2, v36
	s_mul_i32 s14, s14, s10
	v_or_b32_e32 v152, v32, v31
	s_mul_hi_u32 s14, s10, s14
	v_lshlrev_b32_e32 v32, 8, v152
	v_mov_b32_e32 v33, v67
	s_add_i32 s10, s10, s14
	v_readlane_b32 s14, v253, 4
	v_lshl_add_u64 v[32:33], s[56:57], 0, v[32:33]
	v_and_b32_e32 v34, 48, v0
	v_mov_b32_e32 v35, v67
	s_load_dwordx8 s[48:55], s[0:1], 0x68
	s_sub_i32 s6, s6, s14
	v_lshl_add_u64 v[104:105], v[32:33], 0, v[34:35]
	v_lshrrev_b32_e32 v153, 2, v34
	v_lshrrev_b32_e32 v32, 1, v34
	v_lshlrev_b32_e32 v34, 3, v31
	v_writelane_b32 v253, s6, 11
	s_add_i32 s6, s6, s16
	v_lshlrev_b32_e32 v33, 7, v31
	v_lshlrev_b32_e32 v35, 5, v36
	v_xor_b32_e32 v37, v34, v32
	s_ashr_i32 s14, s6, 31
	s_abs_i32 s15, s6
	s_sub_i32 s6, 0, s2
	v_or3_b32 v154, v37, v35, v33
	v_and_b32_e32 v35, 6, v0
	s_mul_i32 s6, s6, s9
	s_movk_i32 s11, 0x440
	v_lshlrev_b32_e32 v37, 2, v35
	v_bfe_i32 v38, v0, 0, 1
	s_mul_hi_u32 s6, s9, s6
	v_and_or_b32 v37, v38, s11, v37
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s11, s50
	s_add_i32 s9, s9, s6
	.loc	1 15 0
	s_add_i32 s6, s4, 31
	s_load_dwordx2 s[18:19], s[0:1], 0x88
	s_ashr_i32 s0, s50, 31
	s_ashr_i32 s1, s36, 31
	s_mul_hi_u32 s10, s11, s10
	s_ashr_i32 s16, s6, 31
	s_lshr_b32 s16, s16, 27
	.loc	1 16 0
	s_xor_b32 s0, s0, s1
	s_mul_i32 s1, s10, s8
	.loc	1 15 0
	s_add_i32 s6, s6, s16
	.loc	1 16 0
	s_sub_i32 s1, s11, s1
	.loc	1 15 0
	s_ashr_i32 s27, s6, 5
	.loc	1 16 0
	s_add_i32 s11, s10, 1
	s_sub_i32 s16, s1, s8
	s_cmp_ge_u32 s1, s8
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s1, s16, s1
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s1, s8
	s_mul_hi_u32 s9, s15, s9
	s_cselect_b32 s1, s11, s10
	s_xor_b32 s1, s1, s0
	.loc	1 19 0
	s_mul_i32 s9, s9, s2
	.loc	1 16 0
	s_sub_i32 s30, s1, s0
	.loc	1 19 0
	s_sub_i32 s0, s15, s9
	s_sub_i32 s1, s0, s2
	s_cmp_ge_u32 s0, s2
	s_cselect_b32 s0, s1, s0
	s_sub_i32 s1, s0, s2
	s_cmp_ge_u32 s0, s2
	s_cselect_b32 s0, s1, s0
	s_xor_b32 s0, s0, s14
	s_sub_i32 s0, s0, s14
	v_writelane_b32 v253, s0, 12
	v_and_b32_e32 v155, 63, v0
	v_readlane_b32 s28, v253, 2
	s_add_i32 s0, s3, s28
	v_readlane_b32 s29, v253, 3
	v_writelane_b32 v253, s0, 13
	v_cmp_eq_u32_e64 s[0:1], 0, v155
	v_cmp_gt_u32_e64 s[8:9], 64, v0
	s_add_i32 s2, s3, -1
	s_and_b64 s[10:11], s[0:1], s[8:9]
	s_cmp_lt_i32 s53, 2
	s_cselect_b32 s29, s52, 1
	s_lshl_b32 s0, s3, 1
	v_writelane_b32 v253, s0, 14
	s_add_i32 s0, s0, -2
	v_writelane_b32 v253, s0, 15
	s_sub_i32 s0, s0, s28
	s_cmp_eq_u32 s54, 0
	s_cselect_b64 s[14:15], -1, 0
	v_writelane_b32 v253, s14, 16
	s_add_i32 s1, s51, -1
	v_and_b32_e32 v38, 32, v0
	v_writelane_b32 v253, s15, 17
	v_writelane_b32 v253, s1, 18
	s_sub_i32 s1, s4, s52
	v_writelane_b32 v253, s1, 19
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s1, s18, s3
	v_cmp_eq_u32_e32 vcc, 0, v38
	s_add_i32 s1, s1, -1
	s_and_b64 vcc, vcc, s[8:9]
	v_writelane_b32 v253, s1, 20
	s_min_i32 s1, s2, 0
	s_min_i32 s8, s2, 1
	s_min_i32 s9, s2, 2
	s_min_i32 s14, s2, 3
	s_min_i32 s15, s2, 4
	s_min_i32 s16, s2, 5
	s_min_i32 s17, s2, 6
	s_min_i32 s18, s2, 7
	s_cmp_gt_i32 s3, 0
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 21
	s_cmp_gt_i32 s3, 1
	s_mul_i32 s31, s30, s27
	v_writelane_b32 v253, s21, 22
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 23
	s_cmp_gt_i32 s3, 2
	v_xor_b32_e32 v37, v37, v22
	v_writelane_b32 v253, s21, 24
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 25
	s_cmp_gt_i32 s3, 3
	v_or_b32_e32 v33, v33, v34
	v_writelane_b32 v253, s21, 26
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 27
	s_cmp_gt_i32 s3, 4
	v_lshl_or_b32 v158, v35, 10, v37
	v_writelane_b32 v253, s21, 28
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 29
	s_cmp_gt_i32 s3, 5
	v_xor_b32_e32 v159, v33, v32
	v_writelane_b32 v253, s21, 30
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 31
	s_cmp_gt_i32 s3, 6
	s_mul_i32 s0, s52, s0
	v_writelane_b32 v253, s21, 32
	s_cselect_b64 s[20:21], -1, 0
	v_writelane_b32 v253, s20, 33
	s_cmp_gt_i32 s3, 7
	v_mul_lo_u32 v194, v153, s53
	v_writelane_b32 v253, s21, 34
	s_cselect_b64 s[20:21], -1, 0
	s_abs_i32 s34, s31
	v_cvt_f32_u32_e32 v39, s34
	v_writelane_b32 v253, s20, 35
	s_abs_i32 s39, s3
	s_abs_i32 s40, s27
	v_writelane_b32 v253, s21, 36
	s_mul_i32 s20, s31, s2
	v_rcp_iflag_f32_e32 v34, v39
	s_abs_i32 s35, s20
	v_cvt_f32_u32_e32 v35, s35
	s_sub_i32 s21, 1, s3
	v_mul_f32_e32 v32, 0x4f7ffffe, v34
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v35
	s_max_i32 s38, s2, s21
	v_cvt_f32_u32_e32 v34, s38
	v_readfirstlane_b32 s2, v32
	v_mul_f32_e32 v32, 0x4f7ffffe, v33
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v34
	v_cvt_f32_u32_e32 v34, s39
	s_abs_i32 s41, s30
	v_readfirstlane_b32 s21, v32
	v_mul_f32_e32 v32, 0x4f7ffffe, v33
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v34
	v_cvt_f32_u32_e32 v34, s40
	s_abs_i32 s26, s53
	v_readfirstlane_b32 s22, v32
	v_mul_f32_e32 v32, 0x4f7ffffe, v33
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v34
	v_cvt_f32_u32_e32 v34, s41
	v_cvt_f32_u32_e32 v35, s26
	v_readfirstlane_b32 s23, v32
	v_writelane_b32 v253, s26, 37
	v_rcp_iflag_f32_e32 v32, v34
	v_rcp_iflag_f32_e32 v34, v35
	s_sub_i32 s26, 0, s26
	v_writelane_b32 v253, s27, 38
	v_mul_f32_e32 v32, 0x4f7ffffe, v32
	v_mul_f32_e32 v34, 0x4f7ffffe, v34
	v_cvt_u32_f32_e32 v32, v32
	v_cvt_u32_f32_e32 v34, v34
	v_mul_f32_e32 v33, 0x4f7ffffe, v33
	v_cvt_u32_f32_e32 v33, v33
	v_readfirstlane_b32 s25, v32
	v_mul_lo_u32 v32, s26, v34
	.loc	1 16 0
	s_mul_i32 s26, s50, s27
	.loc	1 22 0
	s_mul_i32 s3, s26, s3
	v_writelane_b32 v253, s3, 39
	v_writelane_b32 v253, s29, 40
	s_mul_i32 s3, s29, s28
	v_writelane_b32 v253, s3, 41
	v_writelane_b32 v253, s0, 42
	s_mul_i32 s0, s26, s1
	v_writelane_b32 v253, s0, 43
	s_mul_i32 s0, s26, s8
	v_writelane_b32 v253, s0, 44
	s_mul_i32 s0, s26, s9
	v_writelane_b32 v253, s0, 45
	s_mul_i32 s0, s26, s14
	v_writelane_b32 v253, s0, 46
	s_mul_i32 s0, s26, s15
	v_writelane_b32 v253, s0, 47
	s_mul_i32 s0, s26, s16
	v_writelane_b32 v253, s0, 48
	s_mul_i32 s0, s26, s17
	v_writelane_b32 v253, s0, 49
	v_writelane_b32 v253, s26, 50
	s_mul_i32 s0, s26, s18
	v_writelane_b32 v253, s0, 51
	v_writelane_b32 v253, s31, 52
	s_ashr_i32 s1, s31, 31
	v_writelane_b32 v253, s1, 53
	s_sub_i32 s1, 0, s34
	s_mul_i32 s1, s1, s2
	s_mul_hi_u32 s1, s2, s1
	v_writelane_b32 v253, s34, 54
	s_add_i32 s1, s2, s1
	v_writelane_b32 v253, s1, 55
	s_ashr_i32 s1, s20, 31
	v_writelane_b32 v253, s1, 56
	s_sub_i32 s1, 0, s35
	s_mul_i32 s1, s1, s21
	s_mul_hi_u32 s1, s21, s1
	v_writelane_b32 v253, s35, 57
	s_add_i32 s1, s21, s1
	v_writelane_b32 v253, s1, 58
	s_sub_i32 s1, 0, s38
	s_mul_i32 s1, s1, s22
	s_mul_hi_u32 s1, s22, s1
	v_writelane_b32 v253, s38, 59
	s_add_i32 s1, s22, s1
	v_writelane_b32 v253, s1, 60
	s_sub_i32 s1, 0, s39
	s_mul_i32 s1, s1, s23
	s_mul_hi_u32 s1, s23, s1
	v_writelane_b32 v253, s39, 61
	s_add_i32 s1, s23, s1
	v_writelane_b32 v253, s1, 62
	s_ashr_i32 s1, s6, 31
	v_readfirstlane_b32 s24, v33
	v_writelane_b32 v253, s1, 63
	s_sub_i32 s1, 0, s40
	s_mul_i32 s1, s1, s24
	s_mul_hi_u32 s1, s24, s1
	v_writelane_b32 v254, s40, 0
	s_add_i32 s1, s24, s1
	v_writelane_b32 v254, s1, 1
	v_writelane_b32 v254, s30, 2
	s_ashr_i32 s1, s30, 31
	v_writelane_b32 v254, s1, 3
	s_sub_i32 s1, 0, s41
	s_mul_i32 s1, s1, s25
	v_add_u32_e32 v195, s53, v194
	s_mul_hi_u32 s1, s25, s1
	v_add_u32_e32 v196, s53, v195
	s_mul_i32 s33, s19, s7
	s_mul_i32 s0, s53, 13
	v_writelane_b32 v254, s41, 4
	s_add_i32 s1, s25, s1
	v_add_u32_e32 v225, s53, v196
	s_mov_b64 s[16:17], s[56:57]
	.loc	1 20 0
	v_writelane_b32 v254, s1, 5
	v_add_u32_e32 v226, s0, v225
	s_mov_b64 s[18:19], s[58:59]
	v_add_u32_e32 v227, s53, v226
	v_writelane_b32 v254, s12, 6
	v_add_u32_e32 v228, s53, v227
	v_add_u32_e32 v229, s53, v228
	v_writelane_b32 v254, s13, 7
	v_writelane_b32 v254, s14, 8
	v_add_u32_e32 v230, s0, v229
	v_writelane_b32 v254, s15, 9
	v_add_u32_e32 v231, s53, v230
	v_writelane_b32 v254, s16, 10
	v_add_u32_e32 v232, s53, v231
	v_writelane_b32 v254, s17, 11
	v_add_u32_e32 v233, s53, v232
	v_writelane_b32 v254, s18, 12
	v_add_u32_e32 v234, s0, v233
	v_writelane_b32 v254, s19, 13
	s_ashr_i32 s0, s53, 31
	v_writelane_b32 v254, s0, 14
	v_cmp_gt_i32_e64 s[0:1], s4, v18
	v_or_b32_e32 v205, 1, v153
	v_or_b32_e32 v206, 2, v153
	v_writelane_b32 v254, s0, 15
	v_or_b32_e32 v207, 3, v153
	v_or_b32_e32 v208, 16, v153
	v_writelane_b32 v254, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s4, v1
	v_or_b32_e32 v209, 17, v153
	v_or_b32_e32 v210, 18, v153
	v_writelane_b32 v254, s0, 17
	v_or_b32_e32 v211, 19, v153
	v_or_b32_e32 v212, 32, v153
	v_writelane_b32 v254, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s4, v21
	v_or_b32_e32 v213, 33, v153
	v_or_b32_e32 v214, 34, v153
	v_writelane_b32 v254, s0, 19
	v_or_b32_e32 v215, 35, v153
	v_or_b32_e32 v216, 48, v153
	v_writelane_b32 v254, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s4, v20
	v_or_b32_e32 v217, 49, v153
	v_or_b32_e32 v218, 50, v153
	v_writelane_b32 v254, s0, 21
	v_or_b32_e32 v219, 51, v153
	v_lshl_add_u32 v31, v31, 2, 0
	v_writelane_b32 v254, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s4, v19
	v_add_u32_e32 v161, v31, v36
	v_lshlrev_b32_e32 v31, 4, v0
	v_writelane_b32 v254, s0, 23
	v_and_b32_e32 v156, 31, v0
	v_xor_b32_e32 v162, v31, v22
	v_writelane_b32 v254, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s4, v30
	v_lshlrev_b32_e32 v31, 2, v0
	v_and_b32_e32 v0, 7, v0
	v_writelane_b32 v254, s0, 25
	v_lshlrev_b32_e32 v106, 4, v0
	v_xor_b32_e32 v0, 32, v154
	v_writelane_b32 v254, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s4, v29
	v_add_u32_e32 v181, 0, v0
	v_xor_b32_e32 v0, 64, v154
	v_writelane_b32 v254, s0, 27
	v_add_u32_e32 v182, 0, v0
	v_xor_b32_e32 v0, 0x60, v154
	v_writelane_b32 v254, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s4, v28
	v_add_u32_e32 v183, 0, v0
	v_lshlrev_b32_e32 v0, 6, v150
	v_writelane_b32 v254, s0, 29
	v_lshlrev_b32_e32 v124, 2, v0
	v_lshlrev_b32_e32 v0, 3, v22
	v_writelane_b32 v254, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s4, v27
	v_lshlrev_b32_e32 v126, 2, v0
	v_xor_b32_e32 v0, 8, v162
	v_writelane_b32 v254, s0, 31
	v_xor_b32_e32 v163, 0x80, v31
	v_or_b32_e32 v31, 0x73, v153
	v_writelane_b32 v254, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s4, v26
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_add_u32_e32 v197, 0, v0
	v_writelane_b32 v254, s0, 33
	v_xor_b32_e32 v0, 8, v158
	v_mul_lo_u32 v165, s53, v31
	v_writelane_b32 v254, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s4, v25
	v_or_b32_e32 v31, 0x72, v153
	v_accvgpr_write_b32 a49, v3
	v_writelane_b32 v254, s0, 35
	v_add_u32_e32 v198, 0, v0
	v_xor_b32_e32 v0, 16, v158
	v_writelane_b32 v254, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s4, v24
	v_mul_lo_u32 v166, s53, v31
	v_or_b32_e32 v31, 0x71, v153
	v_writelane_b32 v254, s0, 37
	v_accvgpr_write_b32 a48, v2
	v_lshlrev_b64 v[2:3], 7, v[4:5]
	v_writelane_b32 v254, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s4, v65
	v_add_u32_e32 v199, 0, v0
	v_xor_b32_e32 v0, 24, v158
	v_writelane_b32 v254, s0, 39
	v_mul_lo_u32 v167, s53, v31
	v_or_b32_e32 v31, 0x70, v153
	v_writelane_b32 v254, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s4, v150
	v_accvgpr_write_b32 a51, v3
	v_add_u32_e32 v200, 0, v0
	v_writelane_b32 v254, s0, 41
	v_xor_b32_e32 v0, 32, v158
	v_mul_lo_u32 v168, s53, v31
	v_writelane_b32 v254, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s4, v151
	v_or_b32_e32 v31, 0x63, v153
	v_accvgpr_write_b32 a50, v2
	v_writelane_b32 v254, s0, 43
	v_lshlrev_b64 v[2:3], 7, v[6:7]
	v_add_u32_e32 v201, 0, v0
	v_writelane_b32 v254, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s4, v153
	v_xor_b32_e32 v0, 40, v158
	v_mul_lo_u32 v169, s53, v31
	v_writelane_b32 v254, s0, 45
	v_or_b32_e32 v31, 0x62, v153
	v_accvgpr_write_b32 a53, v3
	v_writelane_b32 v254, s1, 46
	v_cmp_gt_i32_e64 s[0:1], s4, v205
	v_add_u32_e32 v202, 0, v0
	v_xor_b32_e32 v0, 48, v158
	v_writelane_b32 v254, s0, 47
	v_mul_lo_u32 v170, s53, v31
	v_or_b32_e32 v31, 0x61, v153
	v_writelane_b32 v254, s1, 48
	v_cmp_gt_i32_e64 s[0:1], s4, v206
	v_accvgpr_write_b32 a52, v2
	v_lshlrev_b64 v[2:3], 7, v[8:9]
	v_writelane_b32 v254, s0, 49
	v_add_u32_e32 v203, 0, v0
	v_xor_b32_e32 v0, 56, v158
	v_writelane_b32 v254, s1, 50
	v_cmp_gt_i32_e64 s[0:1], s4, v207
	v_mul_lo_u32 v171, s53, v31
	v_or_b32_e32 v31, 0x60, v153
	v_writelane_b32 v254, s0, 51
	v_accvgpr_write_b32 a55, v3
	v_add_u32_e32 v204, 0, v0
	v_writelane_b32 v254, s1, 52
	v_cmp_gt_i32_e64 s[0:1], s4, v208
	v_xor_b32_e32 v0, 0x68, v159
	v_mul_lo_u32 v172, s53, v31
	v_writelane_b32 v254, s0, 53
	v_or_b32_e32 v31, 0x53, v153
	v_accvgpr_write_b32 a54, v2
	v_writelane_b32 v254, s1, 54
	v_cmp_gt_i32_e64 s[0:1], s4, v209
	v_lshlrev_b64 v[2:3], 7, v[10:11]
	v_accvgpr_write_b32 a65, v0
	v_writelane_b32 v254, s0, 55
	v_xor_b32_e32 v0, 16, v159
	v_mul_lo_u32 v173, s53, v31
	v_writelane_b32 v254, s1, 56
	v_cmp_gt_i32_e64 s[0:1], s4, v210
	v_or_b32_e32 v31, 0x52, v153
	v_accvgpr_write_b32 a57, v3
	v_writelane_b32 v254, s0, 57
	v_accvgpr_write_b32 a66, v0
	v_xor_b32_e32 v0, 48, v159
	v_writelane_b32 v254, s1, 58
	v_cmp_gt_i32_e64 s[0:1], s4, v211
	v_mul_lo_u32 v174, s53, v31
	v_or_b32_e32 v31, 0x51, v153
	v_writelane_b32 v254, s0, 59
	v_accvgpr_write_b32 a56, v2
	v_lshlrev_b64 v[2:3], 7, v[12:13]
	v_writelane_b32 v254, s1, 60
	v_cmp_gt_i32_e64 s[0:1], s4, v212
	v_accvgpr_write_b32 a67, v0
	v_xor_b32_e32 v0, 0x50, v159
	v_writelane_b32 v254, s0, 61
	v_mul_lo_u32 v175, s53, v31
	v_or_b32_e32 v31, 0x50, v153
	v_writelane_b32 v254, s1, 62
	v_cmp_gt_i32_e64 s[0:1], s4, v213
	v_accvgpr_write_b32 a59, v3
	v_accvgpr_write_b32 a68, v0
	v_writelane_b32 v254, s0, 63
	v_xor_b32_e32 v0, 0x70, v159
	v_mul_lo_u32 v176, s53, v31
	v_writelane_b32 v255, s1, 0
	v_cmp_gt_i32_e64 s[0:1], s4, v214
	v_or_b32_e32 v31, 0x43, v153
	v_accvgpr_write_b32 a58, v2
	v_writelane_b32 v255, s0, 1
	v_lshlrev_b64 v[2:3], 7, v[14:15]
	v_accvgpr_write_b32 a69, v0
	v_writelane_b32 v255, s1, 2
	v_cmp_gt_i32_e64 s[0:1], s4, v215
	v_xor_b32_e32 v0, 24, v159
	v_mul_lo_u32 v177, s53, v31
	v_writelane_b32 v255, s0, 3
	v_or_b32_e32 v31, 0x42, v153
	v_accvgpr_write_b32 a61, v3
	v_writelane_b32 v255, s1, 4
	v_cmp_gt_i32_e64 s[0:1], s4, v216
	v_accvgpr_write_b32 a70, v0
	v_xor_b32_e32 v0, 56, v159
	v_writelane_b32 v255, s0, 5
	v_mul_lo_u32 v178, s53, v31
	v_or_b32_e32 v31, 0x41, v153
	v_writelane_b32 v255, s1, 6
	v_cmp_gt_i32_e64 s[0:1], s4, v217
	v_accvgpr_write_b32 a60, v2
	v_lshlrev_b64 v[2:3], 7, v[16:17]
	v_writelane_b32 v255, s0, 7
	v_accvgpr_write_b32 a71, v0
	v_xor_b32_e32 v0, 0x58, v159
	v_writelane_b32 v255, s1, 8
	v_cmp_gt_i32_e64 s[0:1], s4, v218
	v_lshlrev_b32_e32 v157, 2, v156
	v_bfrev_b32_e32 v38, 1
	v_writelane_b32 v255, s0, 9
	v_mul_hi_u32 v32, v34, v32
	v_mul_lo_u32 v179, s53, v31
	v_writelane_b32 v255, s1, 10
	v_cmp_gt_i32_e64 s[0:1], s4, v219
	v_or_b32_e32 v31, 64, v153
	v_accvgpr_write_b32 a63, v3
	v_writelane_b32 v255, s0, 11
	v_add_u32_e32 v223, s53, v234
	v_xor_b32_e32 v87, 0x48, v159
	v_writelane_b32 v255, s1, 12
	v_cmp_gt_i32_e64 s[0:1], s52, v153
	v_accvgpr_write_b32 a72, v0
	v_xor_b32_e32 v0, 0x78, v159
	v_writelane_b32 v255, s0, 13
	v_readlane_b32 s2, v253, 7
	v_add_u32_e32 v160, v34, v32
	v_writelane_b32 v255, s1, 14
	v_cmp_gt_i32_e64 s[0:1], s52, v205
	v_cndmask_b32_e32 v164, v38, v157, vcc
	v_mul_lo_u32 v180, s53, v31
	v_writelane_b32 v255, s0, 15
	v_mov_b32_e32 v107, v67
	v_accvgpr_write_b32 a62, v2
	v_writelane_b32 v255, s1, 16
	v_cmp_gt_i32_e64 s[0:1], s52, v206
	s_mov_b32 s31, 0x27000
	s_mov_b32 s30, 0x7ffffffe
	v_writelane_b32 v255, s0, 17
	v_xor_b32_e32 v220, 32, v159
	v_xor_b32_e32 v221, 64, v159
	v_writelane_b32 v255, s1, 18
	v_cmp_gt_i32_e64 s[0:1], s52, v207
	v_xor_b32_e32 v222, 0x60, v159
	v_add_u32_e32 v224, s53, v223
	v_writelane_b32 v255, s0, 19
	v_xor_b32_e32 v235, 8, v159
	v_xor_b32_e32 v236, 40, v159
	v_writelane_b32 v255, s1, 20
	v_cmp_gt_i32_e64 s[0:1], s52, v208
	v_accvgpr_write_b32 a73, v0
	v_mov_b32_e32 v237, 0xf149f2ca
	v_writelane_b32 v255, s0, 21
	v_mov_b32_e32 v238, 0x7fff
	v_lshl_add_u64 v[128:129], s[58:59], 0, v[66:67]
	v_writelane_b32 v255, s1, 22
	v_cmp_gt_i32_e64 s[0:1], s52, v209
	s_lshl_b32 s14, s53, 6
	s_mov_b32 s57, 0x5040100
	v_writelane_b32 v255, s0, 23
	s_mov_b32 s54, 0x7060302
	s_movk_i32 s56, 0x7fff
	v_writelane_b32 v255, s1, 24
	v_cmp_gt_i32_e64 s[0:1], s52, v210
	v_readlane_b32 s3, v253, 8
	v_accvgpr_write_b32 a64, v87
	v_writelane_b32 v255, s0, 25
	s_nop 1
	v_writelane_b32 v255, s1, 26
	v_cmp_gt_i32_e64 s[0:1], s52, v211
	s_nop 1
	v_writelane_b32 v255, s0, 27
	s_nop 1
	v_writelane_b32 v255, s1, 28
	v_cmp_gt_i32_e64 s[0:1], s52, v212
	s_nop 1
	v_writelane_b32 v255, s0, 29
	s_nop 1
	v_writelane_b32 v255, s1, 30
	v_cmp_gt_i32_e64 s[0:1], s4, v23
	s_nop 1
	v_writelane_b32 v255, s0, 31
	s_nop 1
	v_writelane_b32 v255, s1, 32
	v_cmp_gt_i32_e64 s[0:1], s52, v213
	s_nop 1
	v_writelane_b32 v255, s0, 33
	s_nop 1
	v_writelane_b32 v255, s1, 34
	v_cmp_gt_i32_e64 s[0:1], s52, v214
	s_nop 1
	v_writelane_b32 v255, s0, 35
	s_nop 1
	v_writelane_b32 v255, s1, 36
	v_cmp_gt_i32_e64 s[0:1], s52, v215
	s_nop 1
	v_writelane_b32 v255, s0, 37
	s_nop 1
	v_writelane_b32 v255, s1, 38
	v_cmp_gt_i32_e64 s[0:1], s52, v216
	s_nop 1
	v_writelane_b32 v255, s0, 39
	s_nop 1
	v_writelane_b32 v255, s1, 40
	v_cmp_gt_i32_e64 s[0:1], s52, v217
	s_nop 1
	v_writelane_b32 v255, s0, 41
	s_nop 1
	v_writelane_b32 v255, s1, 42
	v_cmp_gt_i32_e64 s[0:1], s52, v218
	s_nop 1
	v_writelane_b32 v255, s0, 43
	s_nop 1
	v_writelane_b32 v255, s1, 44
	v_cmp_gt_i32_e64 s[0:1], s52, v219
	s_nop 1
	v_writelane_b32 v255, s0, 45
	s_nop 1
	v_writelane_b32 v255, s1, 46
	s_lshl_b64 s[0:1], s[36:37], 13
	s_branch .LBB0_27
.LBB0_25:
	s_or_b64 exec, exec, s[2:3]
.LBB0_26:
	s_add_i32 s5, s5, 1
	v_readlane_b32 s2, v253, 7
	v_readlane_b32 s3, v253, 8
	s_cmp_lt_i32 s5, s2
	s_cbranch_scc0 .LBB0_110
.LBB0_27:
	.loc	1 21 0
	s_sub_i32 s3, s5, s3
	v_readlane_b32 s2, v253, 11
	s_max_i32 s3, s3, 0
	v_readlane_b32 s6, v253, 4
	s_mul_i32 s2, s5, s2
	s_mul_i32 s3, s3, s6
	v_readlane_b32 s6, v253, 12
	s_add_i32 s6, s2, s6
	s_add_i32 s6, s6, s3
	.loc	1 22 0
	v_readlane_b32 s2, v253, 39
	s_cmp_ge_i32 s6, s2
	s_cbranch_scc1 .LBB0_26
	.loc	1 24 0
	s_ashr_i32 s2, s6, 31
	v_readlane_b32 s3, v253, 53
	s_xor_b32 s2, s2, s3
	s_abs_i32 s3, s6
	v_readlane_b32 s7, v253, 55
	s_mul_hi_u32 s7, s3, s7
	v_readlane_b32 s15, v253, 54
	s_mul_i32 s8, s7, s15
	s_sub_i32 s3, s3, s8
	s_add_i32 s8, s7, 1
	s_sub_i32 s9, s3, s15
	s_cmp_ge_u32 s3, s15
	s_cselect_b32 s7, s8, s7
	s_cselect_b32 s3, s9, s3
	s_add_i32 s8, s7, 1
	s_cmp_ge_u32 s3, s15
	s_cselect_b32 s3, s8, s7
	s_xor_b32 s3, s3, s2
	s_sub_i32 s7, s3, s2
	.loc	1 25 0
	v_readlane_b32 s2, v253, 50
	s_cmp_lt_i32 s6, s2
	v_readlane_b32 s2, v253, 2
	s_mov_b32 s8, s7
	s_mov_b32 s15, s2
	v_readlane_b32 s3, v253, 3
	s_cbranch_scc1 .LBB0_30
	.loc	1 23 0
	v_readlane_b32 s2, v253, 50
	s_sub_i32 s2, s6, s2
	s_max_i32 s2, s2, 0
	.loc	1 26 0
	v_readlane_b32 s3, v253, 58
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s16, v253, 57
	s_mul_i32 s8, s3, s16
	s_sub_i32 s8, s2, s8
	s_add_i32 s9, s3, 1
	s_sub_i32 s15, s8, s16
	s_cmp_ge_u32 s8, s16
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s8, s15, s8
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s8, s16
	s_cselect_b32 s3, s9, s3
	v_readlane_b32 s8, v253, 56
	s_xor_b32 s3, s3, s8
	s_sub_i32 s8, s3, s8
	.loc	1 27 0
	v_readlane_b32 s3, v253, 55
	s_mul_hi_u32 s3, s2, s3
	v_readlane_b32 s16, v253, 54
	s_mul_i32 s9, s3, s16
	s_sub_i32 s2, s2, s9
	s_add_i32 s9, s3, 1
	s_sub_i32 s15, s2, s16
	s_cmp_ge_u32 s2, s16
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s2, s15, s2
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s2, s16
	s_cselect_b32 s2, s9, s3
	v_readlane_b32 s3, v253, 53
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s9, v253, 60
	s_mul_hi_u32 s9, s2, s9
	v_readlane_b32 s15, v253, 59
	s_mul_i32 s9, s9, s15
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s15
	s_cmp_ge_u32 s2, s15
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s15
	s_cmp_ge_u32 s2, s15
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	s_not_b32 s2, s2
	v_readlane_b32 s3, v253, 13
	s_add_i32 s2, s3, s2
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	v_readlane_b32 s9, v253, 62
	s_mul_hi_u32 s9, s2, s9
	v_readlane_b32 s15, v253, 61
	s_mul_i32 s9, s9, s15
	s_sub_i32 s2, s2, s9
	s_sub_i32 s9, s2, s15
	s_cmp_ge_u32 s2, s15
	s_cselect_b32 s2, s9, s2
	s_sub_i32 s9, s2, s15
	s_cmp_ge_u32 s2, s15
	s_cselect_b32 s2, s9, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s15, s2, s3
.LBB0_30:
	v_readlane_b32 s2, v253, 2
	v_readlane_b32 s3, v253, 3
	s_mov_b32 s16, s2
	.loc	1 30 0
	s_cmp_lg_u32 s15, s2
	v_readlane_b32 s24, v253, 9
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s15, s16
	s_mov_b64 s[22:23], s[12:13]
	v_readlane_b32 s25, v253, 10
	s_cbranch_scc1 .LBB0_32
	s_lshl_b32 s9, s15, 1
	s_ashr_i32 s16, s9, 31
	s_mul_i32 s18, s46, s16
	s_mul_hi_u32 s16, s46, s9
	s_add_i32 s16, s16, s18
	s_mul_i32 s17, s47, s9
	s_add_i32 s17, s16, s17
	s_mul_i32 s16, s46, s9
	s_lshl_b64 s[16:17], s[16:17], 1
	v_readlane_b32 s20, v253, 0
	v_readlane_b32 s21, v253, 1
	s_add_u32 s22, s20, s16
	s_addc_u32 s23, s21, s17
	.loc	1 31 0
	s_or_b32 s9, s9, 1
	s_mul_hi_u32 s16, s46, s9
	s_add_i32 s16, s16, s18
	s_mul_i32 s17, s47, s9
	s_add_i32 s17, s16, s17
	s_mul_i32 s16, s46, s9
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s24, s20, s16
	s_addc_u32 s25, s21, s17
.LBB0_32:
	.loc	1 28 0
	v_readlane_b32 s9, v253, 52
	s_mul_i32 s7, s7, s9
	s_sub_i32 s6, s6, s7
	.loc	1 29 0
	s_ashr_i32 s9, s6, 31
	v_readlane_b32 s16, v253, 63
	s_xor_b32 s9, s9, s16
	s_abs_i32 s16, s6
	v_readlane_b32 s17, v254, 1
	s_mul_hi_u32 s17, s16, s17
	v_readlane_b32 s20, v254, 0
	s_mul_i32 s18, s17, s20
	s_sub_i32 s16, s16, s18
	s_add_i32 s18, s17, 1
	s_sub_i32 s19, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s17, s18, s17
	s_cselect_b32 s16, s19, s16
	s_add_i32 s18, s17, 1
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s16, s18, s17
	v_readlane_b32 s7, v254, 2
	s_xor_b32 s16, s16, s9
	s_mul_i32 s7, s8, s7
	s_sub_i32 s9, s16, s9
	s_add_i32 s28, s9, s7
	v_readlane_b32 s7, v253, 38
	s_mul_i32 s9, s9, s7
	s_sub_i32 s6, s6, s9
	.loc	1 34 0
	s_lshl_b32 s16, s6, 5
	s_ashr_i32 s29, s28, 31
	s_waitcnt vmcnt(23)
	v_or_b32_e32 v2, s16, v65
	v_mov_b64_e32 v[0:1], s[28:29]
	v_writelane_b32 v255, s6, 47
	v_mad_i64_i32 v[0:1], s[6:7], v2, s50, v[0:1]
	v_lshlrev_b64 v[132:133], 6, v[0:1]
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(21)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i32_e64 s[18:19], s4, v2
	s_mov_b64 s[6:7], exec
	s_nop 0
	v_writelane_b32 v255, s18, 48
	s_nop 1
	v_writelane_b32 v255, s19, 49
	s_and_b64 s[18:19], s[6:7], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_34
	v_lshl_add_u64 v[2:3], v[132:133], 1, v[68:69]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_34:
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v1, s16, v150
	v_mov_b64_e32 v[2:3], s[28:29]
	v_mad_i64_i32 v[2:3], s[6:7], v1, s50, v[2:3]
	v_lshlrev_b64 v[130:131], 6, v[2:3]
	v_cmp_gt_i32_e64 s[18:19], s4, v1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], exec
	v_writelane_b32 v255, s18, 50
	s_nop 1
	v_writelane_b32 v255, s19, 51
	s_and_b64 s[18:19], s[6:7], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_36
	v_lshl_add_u64 v[0:1], v[130:131], 1, v[68:69]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_36:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v125, 0, v162
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	v_add_u32_e32 v0, 0, v154
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[32:33], v0
	ds_read_b64 v[34:35], v181
	ds_read_b64 v[36:37], v182
	ds_read_b64 v[38:39], v183
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_43
	.loc	1 32 0
	s_mul_i32 s2, s15, s36
	s_add_i32 s2, s2, s8
	s_lshl_b32 s2, s2, 6
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	v_readlane_b32 s6, v253, 5
	v_readlane_b32 s7, v253, 6
	s_add_u32 s6, s6, s2
	s_addc_u32 s7, s7, s3
	v_readlane_b32 s3, v255, 47
	.loc	1 34 0
	s_lshr_b32 s2, s3, 31
	s_add_i32 s2, s3, s2
	s_and_b32 s2, s2, 0x7fffffe
	s_sub_i32 s2, s3, s2
	s_lshl_b32 s2, s2, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s6, s2
	s_addc_u32 s3, s7, s3
	s_branch .LBB0_40
.LBB0_38:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v0
	s_nop 1
	v_mov_b32_e32 v0, s8
	ds_write_b32 v67, v0
.LBB0_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v67
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s33, v0
	s_cbranch_vccz .LBB0_43
.LBB0_40:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_39
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_38
	global_load_dword v0, v67, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_38
.LBB0_43:
	s_abs_i32 s3, s28
	v_readlane_b32 s6, v254, 5
	s_mul_hi_u32 s6, s3, s6
	v_readlane_b32 s17, v254, 4
	s_mul_i32 s7, s6, s17
	v_readlane_b32 s2, v254, 3
	s_sub_i32 s3, s3, s7
	s_xor_b32 s2, s29, s2
	s_add_i32 s7, s6, 1
	s_sub_i32 s8, s3, s17
	s_cmp_ge_u32 s3, s17
	v_or_b32_e32 v0, s16, v156
	s_cselect_b32 s3, s8, s3
	v_mul_lo_u32 v1, v0, s53
	v_readlane_b32 s8, v253, 41
	v_cmp_gt_i32_e32 vcc, s52, v0
	s_cselect_b32 s6, s7, s6
	v_add_u32_e32 v1, s8, v1
	v_readlane_b32 s8, v253, 42
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s3, s17
	v_add_u32_e32 v2, s8, v0
	v_readlane_b32 s8, v253, 16
	v_cndmask_b32_e32 v0, v2, v1, vcc
	v_mov_b32_e32 v1, s51
	v_readlane_b32 s9, v253, 17
	s_cselect_b32 s3, s7, s6
	s_xor_b32 s3, s3, s2
	v_cndmask_b32_e64 v0, v0, v1, s[8:9]
	v_readlane_b32 s8, v253, 18
	s_sub_i32 s38, s3, s2
	v_readlane_b32 s2, v253, 40
	v_min_i32_e32 v0, s8, v0
	ds_swizzle_b32 v1, v0 offset:swizzle(SWAP,16)
	s_mul_i32 s6, s15, s2
	s_sub_i32 s2, s53, s6
	s_ashr_i32 s39, s38, 31
	v_lshlrev_b32_e32 v66, 1, v64
	s_waitcnt lgkmcnt(0)
	v_max_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_dpp v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v7, 0
	s_nop 0
	v_mov_b32_dpp v1, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_max_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 row_shr:4 row_mask:0xf bank_mask:0xa
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shl:4 row_mask:0xf bank_mask:0x5
	v_max_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_max_i32_e32 v0, v0, v1
	v_add_u32_e32 v1, s2, v0
	v_sub_u32_e32 v3, 0, v1
	v_ashrrev_i32_e32 v2, 31, v1
	v_readlane_b32 s2, v254, 14
	v_max_i32_e32 v1, v1, v3
	v_mul_hi_u32 v3, v1, v160
	v_xor_b32_e32 v2, s2, v2
	v_readlane_b32 s2, v253, 37
	s_nop 1
	v_mul_lo_u32 v4, v3, s2
	v_sub_u32_e32 v1, v1, v4
	v_add_u32_e32 v4, 1, v3
	v_cmp_le_u32_e32 vcc, s2, v1
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_subrev_u32_e32 v4, s2, v1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_cmp_le_u32_e32 vcc, s2, v1
	v_readlane_b32 s2, v253, 14
	v_add_u32_e32 v4, 1, v3
	s_sub_i32 s2, s15, s2
	v_cndmask_b32_e32 v1, v3, v4, vcc
	s_add_i32 s2, s2, 1
	v_xor_b32_e32 v1, v1, v2
	s_mul_i32 s2, s2, s52
	v_sub_u32_e32 v1, v1, v2
	v_add3_u32 v0, s2, 1, v0
	v_max_i32_e32 v1, 0, v1
	v_max_i32_e32 v0, 0, v0
	v_readlane_b32 s2, v253, 19
	v_min_i32_e32 v1, s52, v1
	v_mov_b32_e32 v4, 0
	v_min_i32_e32 v0, s2, v0
	v_add3_u32 v42, v1, v0, 63
	v_readlane_b32 s2, v254, 39
	v_cmp_lt_i32_e64 s[34:35], 63, v42
	v_readlane_b32 s3, v254, 40
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_45
	v_lshl_add_u64 v[2:3], v[84:85], 0, s[38:39]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[22:23], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[66:67]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_45:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 41
	v_readlane_b32 s3, v254, 42
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_47
	v_lshl_add_u64 v[0:1], v[184:185], 0, s[38:39]
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshl_add_u64 v[0:1], s[22:23], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[66:67]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_47:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 15
	v_readlane_b32 s3, v254, 16
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_49
	v_lshl_add_u64 v[10:11], v[186:187], 0, s[38:39]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[22:23], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[66:67]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_49:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 17
	v_readlane_b32 s3, v254, 18
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_51
	v_lshl_add_u64 v[8:9], v[188:189], 0, s[38:39]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_add_u64 v[8:9], s[22:23], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[66:67]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_51:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 43
	v_readlane_b32 s3, v254, 44
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_53
	v_lshl_add_u64 v[18:19], v[190:191], 0, s[38:39]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[24:25], 0, v[18:19]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[66:67]
	global_load_dwordx4 v[20:23], v[18:19], off
.LBB0_53:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 19
	v_readlane_b32 s3, v254, 20
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_55
	v_lshl_add_u64 v[16:17], v[78:79], 0, s[38:39]
	v_lshlrev_b64 v[16:17], 7, v[16:17]
	v_lshl_add_u64 v[16:17], s[24:25], 0, v[16:17]
	v_lshl_add_u64 v[16:17], v[16:17], 0, v[66:67]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_55:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 21
	v_readlane_b32 s3, v254, 22
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_57
	v_lshl_add_u64 v[26:27], v[80:81], 0, s[38:39]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[24:25], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[66:67]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_57:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 23
	v_readlane_b32 s3, v254, 24
	s_and_b64 s[8:9], s[2:3], s[34:35]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_59
	v_lshl_add_u64 v[24:25], v[82:83], 0, s[38:39]
	v_lshlrev_b64 v[24:25], 7, v[24:25]
	v_lshl_add_u64 v[24:25], s[24:25], 0, v[24:25]
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[66:67]
	global_load_dwordx4 v[24:27], v[24:25], off
.LBB0_59:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v40, s16, v152
	v_mul_lo_u32 v41, v40, s53
	v_readlane_b32 s2, v253, 41
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[8:9] offset0:8 offset1:12
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v197, v[14:15], v[10:11] offset0:8 offset1:12
	v_perm_b32 v0, v16, v20, s57
	v_perm_b32 v1, v24, v28, s57
	v_add_u32_e32 v143, 0, v158
	v_add_u32_e32 v41, s2, v41
	v_readlane_b32 s2, v253, 42
	ds_write_b64 v143, v[0:1] offset:8192
	v_perm_b32 v1, v24, v28, s54
	v_perm_b32 v0, v16, v20, s54
	v_add_u32_e32 v43, s2, v40
	v_cmp_gt_i32_e32 vcc, s52, v40
	v_readlane_b32 s2, v253, 16
	ds_write_b64 v198, v[0:1] offset:8320
	v_perm_b32 v1, v25, v29, s57
	v_perm_b32 v0, v17, v21, s57
	v_cndmask_b32_e32 v40, v43, v41, vcc
	v_mov_b32_e32 v41, s51
	v_readlane_b32 s3, v253, 17
	ds_write_b64 v199, v[0:1] offset:8448
	v_perm_b32 v0, v17, v21, s54
	v_perm_b32 v1, v25, v29, s54
	v_cndmask_b32_e64 v40, v40, v41, s[2:3]
	v_readlane_b32 s2, v253, 18
	ds_write_b64 v200, v[0:1] offset:8576
	v_perm_b32 v0, v18, v22, s57
	v_perm_b32 v1, v26, v30, s57
	v_min_i32_e32 v127, s2, v40
	v_readlane_b32 s2, v253, 15
	ds_write_b64 v201, v[0:1] offset:8704
	v_perm_b32 v0, v18, v22, s54
	v_perm_b32 v1, v26, v30, s54
	s_sub_i32 s37, s2, s15
	ds_write_b64 v202, v[0:1] offset:8832
	v_perm_b32 v0, v19, v23, s57
	v_perm_b32 v1, v27, v31, s57
	s_mul_i32 s37, s37, s52
	ds_write_b64 v203, v[0:1] offset:8960
	v_perm_b32 v0, v19, v23, s54
	v_perm_b32 v1, v27, v31, s54
	s_movk_i32 s2, 0x7f
	v_mov_b32_e32 v144, 0xf149f2ca
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v142, 0
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
	ds_write_b64 v204, v[0:1] offset:9088
	v_cmp_lt_i32_e32 vcc, s2, v42
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s2, 52
	s_nop 1
	v_writelane_b32 v255, s3, 53
	s_and_b64 s[2:3], s[2:3], vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_97
	v_lshl_add_u64 v[16:17], s[22:23], 0, v[66:67]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 25
	v_readlane_b32 s9, v254, 26
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_62
	v_accvgpr_read_b32 v2, a46
	v_accvgpr_read_b32 v3, a47
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[38:39]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], v[16:17], 0, v[2:3]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_62:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 27
	v_readlane_b32 s9, v254, 28
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_64
	v_accvgpr_read_b32 v0, a32
	v_accvgpr_read_b32 v1, a33
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[38:39]
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshl_add_u64 v[0:1], v[16:17], 0, v[0:1]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_64:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 29
	v_readlane_b32 s9, v254, 30
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_66
	v_accvgpr_read_b32 v10, a34
	v_accvgpr_read_b32 v11, a35
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[38:39]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[16:17], 0, v[10:11]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_66:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 31
	v_readlane_b32 s9, v254, 32
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_68
	v_accvgpr_read_b32 v8, a36
	v_accvgpr_read_b32 v9, a37
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[38:39]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_add_u64 v[8:9], v[16:17], 0, v[8:9]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_68:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v255, 13
	v_add_u32_e32 v40, s6, v194
	v_add_u32_e32 v149, s37, v153
	v_readlane_b32 s3, v255, 14
	v_add_u32_e32 v41, s6, v195
	v_add_u32_e32 v57, s37, v205
	v_cndmask_b32_e64 v40, v149, v40, s[2:3]
	v_readlane_b32 s2, v255, 15
	v_readlane_b32 s3, v255, 16
	v_add_u32_e32 v43, s6, v196
	v_add_u32_e32 v58, s37, v206
	v_cndmask_b32_e64 v41, v57, v41, s[2:3]
	v_readlane_b32 s2, v255, 17
	v_readlane_b32 s3, v255, 18
	v_add_u32_e32 v44, s6, v225
	v_add_u32_e32 v59, s37, v207
	v_cndmask_b32_e64 v43, v58, v43, s[2:3]
	v_readlane_b32 s2, v255, 19
	v_readlane_b32 s3, v255, 20
	v_add_u32_e32 v45, s6, v226
	v_add_u32_e32 v60, s37, v208
	v_cndmask_b32_e64 v44, v59, v44, s[2:3]
	v_readlane_b32 s2, v255, 21
	v_readlane_b32 s3, v255, 22
	v_add_u32_e32 v145, 0, v159
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v45, v60, v45, s[2:3]
	v_readlane_b32 s2, v255, 23
	s_barrier
	ds_read2st64_b64 v[16:19], v145 offset1:4
	v_add_u32_e32 v46, s6, v227
	v_add_u32_e32 v61, s37, v209
	v_readlane_b32 s3, v255, 24
	v_add_u32_e32 v47, s6, v228
	v_add_u32_e32 v62, s37, v210
	v_cndmask_b32_e64 v46, v61, v46, s[2:3]
	v_readlane_b32 s2, v255, 25
	v_readlane_b32 s3, v255, 26
	v_add_u32_e32 v48, s6, v229
	v_add_u32_e32 v63, s37, v211
	v_cndmask_b32_e64 v47, v62, v47, s[2:3]
	v_readlane_b32 s2, v255, 27
	v_readlane_b32 s3, v255, 28
	v_add_u32_e32 v49, s6, v230
	v_add_u32_e32 v70, s37, v212
	v_cndmask_b32_e64 v48, v63, v48, s[2:3]
	v_readlane_b32 s2, v255, 29
	v_readlane_b32 s3, v255, 30
	v_add_u32_e32 v146, 0, v220
	v_add_u32_e32 v50, s6, v231
	v_cndmask_b32_e64 v49, v70, v49, s[2:3]
	v_readlane_b32 s2, v255, 33
	v_add_u32_e32 v71, s37, v213
	v_readlane_b32 s3, v255, 34
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[16:17], v[32:33], 0
	v_add_u32_e32 v51, s6, v232
	v_cndmask_b32_e64 v50, v71, v50, s[2:3]
	v_readlane_b32 s2, v255, 35
	v_mfma_f32_16x16x16_bf16 a[4:7], v[18:19], v[32:33], 0
	ds_read2st64_b64 v[16:19], v146 offset1:4
	v_add_u32_e32 v72, s37, v214
	v_readlane_b32 s3, v255, 36
	v_add_u32_e32 v147, 0, v221
	v_add_u32_e32 v52, s6, v233
	v_cndmask_b32_e64 v51, v72, v51, s[2:3]
	v_readlane_b32 s2, v255, 37
	v_add_u32_e32 v73, s37, v215
	v_readlane_b32 s3, v255, 38
	ds_read2st64_b64 v[20:23], v147 offset1:4
	v_add_u32_e32 v53, s6, v234
	v_cndmask_b32_e64 v52, v73, v52, s[2:3]
	v_readlane_b32 s2, v255, 39
	v_add_u32_e32 v74, s37, v216
	v_readlane_b32 s3, v255, 40
	v_add_u32_e32 v148, 0, v222
	v_add_u32_e32 v54, s6, v223
	v_cndmask_b32_e64 v53, v74, v53, s[2:3]
	v_readlane_b32 s2, v255, 41
	v_add_u32_e32 v75, s37, v217
	v_readlane_b32 s3, v255, 42
	ds_read2st64_b64 v[24:27], v148 offset1:4
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[16:17], v[34:35], a[0:3]
	v_cndmask_b32_e64 v54, v75, v54, s[2:3]
	v_readlane_b32 s2, v255, 43
	v_add_u32_e32 v55, s6, v224
	v_add_u32_e32 v76, s37, v218
	v_readlane_b32 s3, v255, 44
	v_add_u32_e32 v56, s53, v224
	v_mfma_f32_16x16x16_bf16 a[4:7], v[18:19], v[34:35], a[4:7]
	v_cndmask_b32_e64 v55, v76, v55, s[2:3]
	v_readlane_b32 s2, v255, 45
	ds_read2st64_b64 v[16:19], v145 offset0:8 offset1:12
	v_add_u32_e32 v56, s6, v56
	v_add_u32_e32 v77, s37, v219
	v_readlane_b32 s3, v255, 46
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[20:21], v[36:37], a[0:3]
	v_cmp_le_i32_e32 vcc, v40, v127
	v_cndmask_b32_e64 v56, v77, v56, s[2:3]
	v_readlane_b32 s2, v254, 45
	v_readlane_b32 s3, v254, 46
	s_and_b64 vcc, s[2:3], vcc
	v_readlane_b32 s2, v254, 47
	v_mfma_f32_16x16x16_bf16 a[4:7], v[22:23], v[36:37], a[4:7]
	ds_read2st64_b64 v[20:23], v146 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[8:9], v41, v127
	v_readlane_b32 s3, v254, 48
	s_and_b64 s[8:9], s[2:3], s[8:9]
	v_readlane_b32 s2, v254, 49
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[38:39], a[0:3]
	v_cmp_le_i32_e64 s[16:17], v43, v127
	v_readlane_b32 s3, v254, 50
	s_and_b64 s[16:17], s[2:3], s[16:17]
	v_readlane_b32 s2, v254, 51
	v_mfma_f32_16x16x16_bf16 a[4:7], v[26:27], v[38:39], a[4:7]
	ds_read2st64_b64 v[24:27], v147 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[18:19], v44, v127
	v_readlane_b32 s3, v254, 52
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[16:17], v[32:33], 0
	s_and_b64 s[18:19], s[2:3], s[18:19]
	v_readlane_b32 s2, v254, 53
	v_accvgpr_read_b32 v16, a0
	v_cmp_le_i32_e64 s[20:21], v45, v127
	v_readlane_b32 s3, v254, 54
	v_mfma_f32_16x16x16_bf16 a[12:15], v[18:19], v[32:33], 0
	v_mul_f32_e32 v16, s55, v16
	s_and_b64 s[20:21], s[2:3], s[20:21]
	v_readlane_b32 s2, v254, 55
	ds_read2st64_b64 v[28:31], v148 offset0:8 offset1:12
	v_accvgpr_read_b32 v17, a1
	v_cndmask_b32_e32 v16, v237, v16, vcc
	v_cmp_le_i32_e32 vcc, v46, v127
	v_readlane_b32 s3, v254, 56
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[20:21], v[34:35], a[8:11]
	v_mul_f32_e32 v17, s55, v17
	s_and_b64 vcc, s[2:3], vcc
	v_readlane_b32 s2, v254, 57
	v_accvgpr_read_b32 v20, a2
	v_cndmask_b32_e64 v17, v237, v17, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v47, v127
	v_readlane_b32 s3, v254, 58
	v_accvgpr_read_b32 v18, a3
	v_mfma_f32_16x16x16_bf16 a[0:3], v[22:23], v[34:35], a[12:15]
	v_mul_f32_e32 v20, s55, v20
	s_and_b64 s[8:9], s[2:3], s[8:9]
	v_readlane_b32 s2, v254, 59
	v_cndmask_b32_e64 v20, v237, v20, s[16:17]
	v_cmp_le_i32_e64 s[16:17], v48, v127
	v_readlane_b32 s3, v254, 60
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[24:25], v[36:37], a[8:11]
	v_mul_f32_e32 v18, s55, v18
	s_and_b64 s[16:17], s[2:3], s[16:17]
	v_readlane_b32 s2, v254, 61
	v_accvgpr_read_b32 v19, a4
	v_cndmask_b32_e64 v18, v237, v18, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v49, v127
	v_readlane_b32 s3, v254, 62
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[36:37], a[0:3]
	v_mul_f32_e32 v19, s55, v19
	s_and_b64 s[18:19], s[2:3], s[18:19]
	v_readlane_b32 s2, v254, 63
	v_accvgpr_read_b32 v21, a5
	v_cndmask_b32_e64 v19, v237, v19, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v50, v127
	v_readlane_b32 s3, v255, 0
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[28:29], v[38:39], a[8:11]
	v_mul_f32_e32 v21, s55, v21
	s_and_b64 s[20:21], s[2:3], s[20:21]
	v_readlane_b32 s2, v255, 1
	v_accvgpr_read_b32 v22, a6
	v_cndmask_b32_e32 v21, v237, v21, vcc
	v_cmp_le_i32_e32 vcc, v51, v127
	v_readlane_b32 s3, v255, 2
	v_mfma_f32_16x16x16_bf16 a[0:3], v[30:31], v[38:39], a[0:3]
	v_mul_f32_e32 v22, s55, v22
	s_and_b64 vcc, s[2:3], vcc
	v_readlane_b32 s2, v255, 3
	v_accvgpr_read_b32 v23, a7
	v_cndmask_b32_e64 v22, v237, v22, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v52, v127
	v_readlane_b32 s3, v255, 4
	v_accvgpr_read_b32 v27, a11
	v_mul_f32_e32 v23, s55, v23
	s_and_b64 s[8:9], s[2:3], s[8:9]
	v_readlane_b32 s2, v255, 5
	v_accvgpr_read_b32 v24, a8
	v_mul_f32_e32 v27, s55, v27
	v_cndmask_b32_e64 v23, v237, v23, s[16:17]
	v_cmp_le_i32_e64 s[16:17], v53, v127
	v_readlane_b32 s3, v255, 6
	v_accvgpr_read_b32 v28, a0
	v_mul_f32_e32 v24, s55, v24
	v_cndmask_b32_e64 v27, v237, v27, s[8:9]
	s_and_b64 s[8:9], s[2:3], s[16:17]
	v_readlane_b32 s2, v255, 7
	v_accvgpr_read_b32 v25, a9
	v_mul_f32_e32 v28, s55, v28
	v_cndmask_b32_e64 v24, v237, v24, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v54, v127
	v_readlane_b32 s3, v255, 8
	v_max_f32_e32 v40, v16, v17
	v_accvgpr_read_b32 v29, a1
	v_mul_f32_e32 v25, s55, v25
	v_cndmask_b32_e64 v28, v237, v28, s[8:9]
	s_and_b64 s[8:9], s[2:3], s[18:19]
	v_readlane_b32 s2, v255, 9
	v_max3_f32 v40, v40, v20, v18
	v_accvgpr_read_b32 v26, a10
	v_mul_f32_e32 v29, s55, v29
	v_cndmask_b32_e64 v25, v237, v25, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v55, v127
	v_readlane_b32 s3, v255, 10
	v_max3_f32 v40, v40, v19, v21
	v_mul_f32_e32 v26, s55, v26
	v_cndmask_b32_e64 v29, v237, v29, s[8:9]
	s_and_b64 s[8:9], s[2:3], s[20:21]
	v_readlane_b32 s2, v255, 11
	v_max3_f32 v40, v40, v22, v23
	v_accvgpr_read_b32 v30, a2
	v_accvgpr_read_b32 v31, a3
	v_cndmask_b32_e32 v26, v237, v26, vcc
	v_cmp_le_i32_e32 vcc, v56, v127
	v_readlane_b32 s3, v255, 12
	v_max3_f32 v40, v40, v24, v25
	v_mul_f32_e32 v30, s55, v30
	v_mul_f32_e32 v31, s55, v31
	s_and_b64 vcc, s[2:3], vcc
	v_max3_f32 v40, v40, v26, v27
	v_cndmask_b32_e64 v30, v237, v30, s[8:9]
	v_cndmask_b32_e32 v31, v237, v31, vcc
	v_max3_f32 v40, v40, v28, v29
	v_max3_f32 v40, v40, v30, v31
	ds_bpermute_b32 v41, v163, v40
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v41, v41, v41
	v_max_f32_e32 v40, v40, v41
	ds_swizzle_b32 v41, v40 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v144, v40, v41, s2
	v_sub_f32_e32 v16, v16, v144
	v_sub_f32_e32 v17, v17, v144
	v_sub_f32_e32 v20, v20, v144
	v_exp_f32_e32 v58, v16
	v_exp_f32_e32 v57, v17
	v_sub_f32_e32 v18, v18, v144
	v_exp_f32_e32 v60, v20
	v_sub_f32_e32 v19, v19, v144
	v_exp_f32_e32 v59, v18
	v_sub_f32_e32 v21, v21, v144
	v_exp_f32_e32 v54, v19
	v_sub_f32_e32 v22, v22, v144
	v_exp_f32_e32 v53, v21
	v_add_f32_e32 v16, v58, v57
	v_sub_f32_e32 v23, v23, v144
	v_exp_f32_e32 v56, v22
	v_add_f32_e32 v16, v60, v16
	v_sub_f32_e32 v24, v24, v144
	v_exp_f32_e32 v55, v23
	v_add_f32_e32 v16, v59, v16
	v_sub_f32_e32 v25, v25, v144
	v_exp_f32_e32 v50, v24
	v_add_f32_e32 v16, v54, v16
	v_sub_f32_e32 v26, v26, v144
	v_exp_f32_e32 v49, v25
	v_add_f32_e32 v16, v53, v16
	v_sub_f32_e32 v27, v27, v144
	v_exp_f32_e32 v52, v26
	v_add_f32_e32 v16, v56, v16
	v_sub_f32_e32 v28, v28, v144
	v_exp_f32_e32 v51, v27
	v_add_f32_e32 v16, v55, v16
	v_sub_f32_e32 v29, v29, v144
	v_exp_f32_e32 v46, v28
	v_add_f32_e32 v16, v50, v16
	v_sub_f32_e32 v30, v30, v144
	v_exp_f32_e32 v45, v29
	v_add_f32_e32 v16, v49, v16
	v_sub_f32_e32 v31, v31, v144
	v_exp_f32_e32 v48, v30
	v_add_f32_e32 v16, v52, v16
	v_exp_f32_e32 v47, v31
	v_add_f32_e32 v16, v51, v16
	v_add_f32_e32 v16, v46, v16
	v_add_f32_e32 v16, v45, v16
	v_add_f32_e32 v16, v48, v16
	v_add_f32_e32 v16, v47, v16
	ds_bpermute_b32 v17, v163, v16
	v_lshl_add_u64 v[40:41], s[24:25], 0, v[66:67]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v43, v16, v17
	ds_swizzle_b32 v44, v43 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 33
	v_readlane_b32 s9, v254, 34
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_70
	v_accvgpr_read_b32 v18, a38
	v_accvgpr_read_b32 v19, a39
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[38:39]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[40:41], 0, v[18:19]
	global_load_dwordx4 v[20:23], v[18:19], off
.LBB0_70:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 35
	v_readlane_b32 s9, v254, 36
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_72
	v_accvgpr_read_b32 v16, a40
	v_accvgpr_read_b32 v17, a41
	v_lshl_add_u64 v[16:17], v[16:17], 0, s[38:39]
	v_lshlrev_b64 v[16:17], 7, v[16:17]
	v_lshl_add_u64 v[16:17], v[40:41], 0, v[16:17]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_72:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 37
	v_readlane_b32 s9, v254, 38
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_74
	v_accvgpr_read_b32 v26, a42
	v_accvgpr_read_b32 v27, a43
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[38:39]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[40:41], 0, v[26:27]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_74:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v255, 31
	v_readlane_b32 s9, v255, 32
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_76
	v_accvgpr_read_b32 v24, a44
	v_accvgpr_read_b32 v25, a45
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[38:39]
	v_lshlrev_b64 v[24:25], 7, v[24:25]
	v_lshl_add_u64 v[24:25], v[40:41], 0, v[24:25]
	global_load_dwordx4 v[24:27], v[24:25], off
.LBB0_76:
	s_or_b64 exec, exec, s[2:3]
	v_bfe_u32 v71, v60, 16, 1
	v_bfe_u32 v72, v59, 16, 1
	v_add3_u32 v71, v60, v71, s56
	v_bfe_u32 v73, v58, 16, 1
	v_add3_u32 v72, v59, v72, s56
	v_lshrrev_b32_e32 v71, 16, v71
	v_cmp_o_f32_e32 vcc, v60, v60
	v_bfe_u32 v74, v57, 16, 1
	v_add3_u32 v73, v58, v73, s56
	v_lshrrev_b32_e32 v72, 16, v72
	v_cndmask_b32_e32 v60, v238, v71, vcc
	v_cmp_o_f32_e32 vcc, v59, v59
	v_add3_u32 v74, v57, v74, s56
	v_lshrrev_b32_e32 v73, 16, v73
	v_cndmask_b32_e32 v59, v238, v72, vcc
	v_cmp_o_f32_e32 vcc, v58, v58
	v_lshrrev_b32_e32 v74, 16, v74
	v_perm_b32 v59, v59, v60, s57
	v_cndmask_b32_e32 v58, v238, v73, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_bfe_u32 v60, v55, 16, 1
	v_bfe_u32 v71, v54, 16, 1
	v_cndmask_b32_e32 v57, v238, v74, vcc
	v_perm_b32 v58, v57, v58, s57
	v_bfe_u32 v57, v56, 16, 1
	v_add3_u32 v57, v56, v57, s56
	v_add3_u32 v60, v55, v60, s56
	v_lshrrev_b32_e32 v57, 16, v57
	v_cmp_o_f32_e32 vcc, v56, v56
	v_bfe_u32 v72, v53, 16, 1
	v_add3_u32 v71, v54, v71, s56
	v_lshrrev_b32_e32 v60, 16, v60
	v_cndmask_b32_e32 v56, v238, v57, vcc
	v_cmp_o_f32_e32 vcc, v55, v55
	v_add3_u32 v72, v53, v72, s56
	v_lshrrev_b32_e32 v71, 16, v71
	v_cndmask_b32_e32 v55, v238, v60, vcc
	v_cmp_o_f32_e32 vcc, v54, v54
	v_lshrrev_b32_e32 v72, 16, v72
	v_perm_b32 v55, v55, v56, s57
	v_cndmask_b32_e32 v54, v238, v71, vcc
	v_cmp_o_f32_e32 vcc, v53, v53
	v_bfe_u32 v56, v51, 16, 1
	v_bfe_u32 v57, v50, 16, 1
	v_cndmask_b32_e32 v53, v238, v72, vcc
	v_perm_b32 v54, v53, v54, s57
	v_bfe_u32 v53, v52, 16, 1
	v_add3_u32 v53, v52, v53, s56
	v_add3_u32 v56, v51, v56, s56
	v_lshrrev_b32_e32 v53, 16, v53
	v_cmp_o_f32_e32 vcc, v52, v52
	v_sub_f32_e32 v40, 0xf149f2ca, v144
	v_bfe_u32 v60, v49, 16, 1
	v_add3_u32 v57, v50, v57, s56
	v_lshrrev_b32_e32 v56, 16, v56
	v_cndmask_b32_e32 v52, v238, v53, vcc
	v_cmp_o_f32_e32 vcc, v51, v51
	v_exp_f32_e32 v61, v40
	v_add3_u32 v60, v49, v60, s56
	v_lshrrev_b32_e32 v57, 16, v57
	v_cndmask_b32_e32 v51, v238, v56, vcc
	v_cmp_o_f32_e32 vcc, v50, v50
	v_lshrrev_b32_e32 v60, 16, v60
	v_mul_f32_e32 v70, 0, v61
	v_cndmask_b32_e32 v50, v238, v57, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	ds_read_b64 v[40:41], v145 offset:8192
	ds_read_b64 v[62:63], v146 offset:8192
	ds_read_b64 v[88:89], v147 offset:8192
	ds_read_b64 v[90:91], v148 offset:8192
	v_cndmask_b32_e32 v49, v238, v60, vcc
	v_perm_b32 v50, v49, v50, s57
	v_bfe_u32 v49, v48, 16, 1
	v_perm_b32 v51, v51, v52, s57
	v_bfe_u32 v52, v47, 16, 1
	v_add3_u32 v49, v48, v49, s56
	v_add_u32_e32 v66, 0, v235
	v_bfe_u32 v53, v46, 16, 1
	v_add3_u32 v52, v47, v52, s56
	v_lshrrev_b32_e32 v49, 16, v49
	v_accvgpr_write_b32 a12, v70
	v_accvgpr_write_b32 a13, v70
	v_accvgpr_write_b32 a14, v70
	v_accvgpr_write_b32 a15, v70
	v_cmp_o_f32_e32 vcc, v48, v48
	ds_read_b64 v[92:93], v66 offset:10240
	v_bfe_u32 v56, v45, 16, 1
	v_add3_u32 v53, v46, v53, s56
	v_lshrrev_b32_e32 v52, 16, v52
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[40:41], v[58:59], a[12:15]
	v_cndmask_b32_e32 v40, v238, v49, vcc
	v_cmp_o_f32_e32 vcc, v47, v47
	v_add3_u32 v56, v45, v56, s56
	v_lshrrev_b32_e32 v53, 16, v53
	v_cndmask_b32_e32 v41, v238, v52, vcc
	v_cmp_o_f32_e32 vcc, v46, v46
	v_lshrrev_b32_e32 v56, 16, v56
	v_perm_b32 v47, v41, v40, s57
	v_cndmask_b32_e32 v40, v238, v53, vcc
	v_cmp_o_f32_e32 vcc, v45, v45
	v_add_u32_e32 v239, 0, v236
	v_add_u32_e32 v240, 0, v87
	v_cndmask_b32_e32 v41, v238, v56, vcc
	v_perm_b32 v46, v41, v40, s57
	ds_read_b64 v[40:41], v239 offset:10240
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[92:93], v[58:59], a[12:15]
	v_accvgpr_read_b32 v45, a65
	v_add_u32_e32 v241, 0, v45
	ds_read_b64 v[48:49], v240 offset:10240
	ds_read_b64 v[52:53], v241 offset:10240
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[40:41], v[54:55], a[4:7]
	v_accvgpr_read_b32 v40, a66
	v_add_u32_e32 v242, 0, v40
	ds_read_b64 v[40:41], v242 offset:12288
	v_accvgpr_read_b32 v45, a67
	v_add_u32_e32 v243, 0, v45
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[48:49], v[50:51], a[4:7]
	ds_read_b64 v[48:49], v243 offset:12288
	v_accvgpr_read_b32 v45, a68
	v_add_u32_e32 v244, 0, v45
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[40:41], v[58:59], a[12:15]
	v_accvgpr_read_b32 v40, a70
	v_accvgpr_read_b32 v45, a69
	v_add_u32_e32 v246, 0, v40
	v_mfma_f32_16x16x16_bf16 a[4:7], v[52:53], v[46:47], a[4:7]
	v_add_u32_e32 v245, 0, v45
	ds_read_b64 v[52:53], v244 offset:12288
	ds_read_b64 v[56:57], v245 offset:12288
	ds_read_b64 v[40:41], v246 offset:14336
	v_accvgpr_read_b32 v45, a71
	v_add_u32_e32 v247, 0, v45
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[48:49], v[54:55], a[8:11]
	ds_read_b64 v[48:49], v247 offset:14336
	v_accvgpr_read_b32 v45, a72
	v_add_u32_e32 v248, 0, v45
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[52:53], v[50:51], a[8:11]
	v_accvgpr_read_b32 v45, a73
	v_add_u32_e32 v249, 0, v45
	v_add_f32_e32 v142, v43, v44
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[40:41], v[58:59], a[12:15]
	v_ashrrev_i32_e32 v40, 31, v42
	v_lshrrev_b32_e32 v40, 26, v40
	v_add_u32_e32 v40, v42, v40
	v_mfma_f32_16x16x16_bf16 a[0:3], v[62:63], v[54:55], a[0:3]
	v_ashrrev_i32_e32 v40, 6, v40
	v_max_i32_e32 v40, 2, v40
	v_fmac_f32_e32 v142, 0, v61
	v_mfma_f32_16x16x16_bf16 a[8:11], v[56:57], v[46:47], a[8:11]
	ds_read_b64 v[52:53], v248 offset:14336
	ds_read_b64 v[56:57], v249 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_bf16 a[12:15], v[48:49], v[54:55], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[8:9] offset0:8 offset1:12
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v197, v[14:15], v[10:11] offset0:8 offset1:12
	v_perm_b32 v0, v16, v20, s57
	v_perm_b32 v1, v24, v28, s57
	v_mfma_f32_16x16x16_bf16 a[0:3], v[88:89], v[50:51], a[0:3]
	ds_write_b64 v143, v[0:1] offset:8192
	v_perm_b32 v1, v24, v28, s54
	v_perm_b32 v0, v16, v20, s54
	v_mfma_f32_16x16x16_bf16 a[12:15], v[52:53], v[50:51], a[12:15]
	ds_write_b64 v198, v[0:1] offset:8320
	v_perm_b32 v1, v25, v29, s57
	v_perm_b32 v0, v17, v21, s57
	ds_write_b64 v199, v[0:1] offset:8448
	v_perm_b32 v0, v17, v21, s54
	v_perm_b32 v1, v25, v29, s54
	v_mfma_f32_16x16x16_bf16 a[0:3], v[90:91], v[46:47], a[0:3]
	ds_write_b64 v200, v[0:1] offset:8576
	v_perm_b32 v0, v18, v22, s57
	v_perm_b32 v1, v26, v30, s57
	v_mfma_f32_16x16x16_bf16 a[12:15], v[56:57], v[46:47], a[12:15]
	ds_write_b64 v201, v[0:1] offset:8704
	v_perm_b32 v0, v18, v22, s54
	v_perm_b32 v1, v26, v30, s54
	ds_write_b64 v202, v[0:1] offset:8832
	v_perm_b32 v0, v19, v23, s57
	v_perm_b32 v1, v27, v31, s57
	ds_write_b64 v203, v[0:1] offset:8960
	v_perm_b32 v0, v19, v23, s54
	v_perm_b32 v1, v27, v31, s54
	v_cmp_ne_u32_e32 vcc, 2, v40
	v_mov_b32_e32 v20, 64
	ds_write_b64 v204, v[0:1] offset:9088
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_96
	v_mov_b32_e32 v0, 0xffffff80
	s_lshl_b64 s[8:9], s[38:39], 7
	v_lshl_add_u32 v250, v40, 6, v0
	s_add_u32 s16, s8, s24
	v_accvgpr_read_b32 v0, a48
	s_addc_u32 s17, s9, s25
	v_accvgpr_read_b32 v1, a49
	v_lshl_add_u64 v[40:41], s[16:17], 0, v[0:1]
	v_accvgpr_read_b32 v0, a50
	v_accvgpr_read_b32 v1, a51
	v_lshl_add_u64 v[42:43], s[16:17], 0, v[0:1]
	v_accvgpr_read_b32 v0, a52
	v_accvgpr_read_b32 v1, a53
	v_lshl_add_u64 v[44:45], s[16:17], 0, v[0:1]
	v_accvgpr_read_b32 v0, a54
	v_accvgpr_read_b32 v1, a55
	v_lshl_add_u64 v[46:47], s[16:17], 0, v[0:1]
	s_add_u32 s8, s8, s22
	v_accvgpr_read_b32 v0, a56
	s_addc_u32 s9, s9, s23
	v_accvgpr_read_b32 v1, a57
	v_lshl_add_u64 v[48:49], s[8:9], 0, v[0:1]
	v_accvgpr_read_b32 v0, a58
	v_accvgpr_read_b32 v1, a59
	v_lshl_add_u64 v[50:51], s[8:9], 0, v[0:1]
	v_accvgpr_read_b32 v0, a60
	v_accvgpr_read_b32 v1, a61
	v_lshl_add_u64 v[52:53], s[8:9], 0, v[0:1]
	v_accvgpr_read_b32 v0, a62
	v_accvgpr_read_b32 v1, a63
	v_lshl_add_u64 v[54:55], s[8:9], 0, v[0:1]
	s_mov_b32 s7, 0
	s_mov_b64 s[26:27], 0
	s_mov_b32 s29, s6
	s_branch .LBB0_79
.LBB0_78:
	s_or_b64 exec, exec, s[8:9]
	v_sub_f32_e32 v70, v144, v251
	v_exp_f32_e32 v90, v70
	v_bfe_u32 v70, v88, 16, 1
	v_bfe_u32 v71, v123, 16, 1
	v_add3_u32 v70, v88, v70, s56
	v_bfe_u32 v72, v122, 16, 1
	v_add3_u32 v71, v123, v71, s56
	v_lshrrev_b32_e32 v70, 16, v70
	v_cmp_o_f32_e32 vcc, v88, v88
	v_bfe_u32 v73, v121, 16, 1
	v_add3_u32 v72, v122, v72, s56
	v_lshrrev_b32_e32 v71, 16, v71
	v_cndmask_b32_e32 v70, v238, v70, vcc
	v_cmp_o_f32_e32 vcc, v123, v123
	v_add3_u32 v73, v121, v73, s56
	v_lshrrev_b32_e32 v72, 16, v72
	v_cndmask_b32_e32 v71, v238, v71, vcc
	v_cmp_o_f32_e32 vcc, v122, v122
	v_lshrrev_b32_e32 v73, 16, v73
	v_perm_b32 v89, v71, v70, s57
	v_cndmask_b32_e32 v70, v238, v72, vcc
	v_cmp_o_f32_e32 vcc, v121, v121
	v_bfe_u32 v72, v118, 16, 1
	v_add3_u32 v72, v118, v72, s56
	v_cndmask_b32_e32 v71, v238, v73, vcc
	v_perm_b32 v88, v71, v70, s57
	v_bfe_u32 v70, v120, 16, 1
	v_bfe_u32 v71, v119, 16, 1
	v_add3_u32 v70, v120, v70, s56
	v_add3_u32 v71, v119, v71, s56
	v_lshrrev_b32_e32 v70, 16, v70
	v_cmp_o_f32_e32 vcc, v120, v120
	v_bfe_u32 v73, v117, 16, 1
	v_lshrrev_b32_e32 v71, 16, v71
	v_cndmask_b32_e32 v70, v238, v70, vcc
	v_cmp_o_f32_e32 vcc, v119, v119
	v_add3_u32 v73, v117, v73, s56
	v_lshrrev_b32_e32 v72, 16, v72
	v_cndmask_b32_e32 v71, v238, v71, vcc
	v_cmp_o_f32_e32 vcc, v118, v118
	v_lshrrev_b32_e32 v73, 16, v73
	v_perm_b32 v119, v71, v70, s57
	v_cndmask_b32_e32 v70, v238, v72, vcc
	v_cmp_o_f32_e32 vcc, v117, v117
	v_bfe_u32 v72, v114, 16, 1
	v_add3_u32 v72, v114, v72, s56
	v_cndmask_b32_e32 v71, v238, v73, vcc
	v_perm_b32 v118, v71, v70, s57
	v_bfe_u32 v70, v116, 16, 1
	v_bfe_u32 v71, v115, 16, 1
	v_add3_u32 v70, v116, v70, s56
	v_add3_u32 v71, v115, v71, s56
	v_lshrrev_b32_e32 v70, 16, v70
	v_cmp_o_f32_e32 vcc, v116, v116
	v_bfe_u32 v73, v113, 16, 1
	v_lshrrev_b32_e32 v71, 16, v71
	v_cndmask_b32_e32 v70, v238, v70, vcc
	v_cmp_o_f32_e32 vcc, v115, v115
	v_add3_u32 v73, v113, v73, s56
	v_lshrrev_b32_e32 v72, 16, v72
	v_cndmask_b32_e32 v71, v238, v71, vcc
	v_cmp_o_f32_e32 vcc, v114, v114
	v_lshrrev_b32_e32 v73, 16, v73
	v_perm_b32 v121, v71, v70, s57
	v_cndmask_b32_e32 v70, v238, v72, vcc
	v_cmp_o_f32_e32 vcc, v113, v113
	v_pk_mul_f32 v[114:115], v[138:139], v[90:91] op_sel_hi:[1,0]
	v_pk_mul_f32 v[116:117], v[140:141], v[90:91] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v71, v238, v73, vcc
	v_perm_b32 v120, v71, v70, s57
	v_bfe_u32 v70, v112, 16, 1
	v_bfe_u32 v71, v111, 16, 1
	v_add3_u32 v70, v112, v70, s56
	v_accvgpr_write_b32 a0, v114
	v_add3_u32 v71, v111, v71, s56
	v_lshrrev_b32_e32 v70, 16, v70
	v_accvgpr_write_b32 a1, v115
	v_accvgpr_write_b32 a2, v116
	v_accvgpr_write_b32 a3, v117
	v_cmp_o_f32_e32 vcc, v112, v112
	ds_read_b64 v[92:93], v145 offset:8192
	ds_read_b64 v[94:95], v146 offset:8192
	ds_read_b64 v[96:97], v147 offset:8192
	ds_read_b64 v[98:99], v148 offset:8192
	ds_read_b64 v[100:101], v66 offset:10240
	ds_read_b64 v[102:103], v239 offset:10240
	v_bfe_u32 v72, v110, 16, 1
	v_lshrrev_b32_e32 v71, 16, v71
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[92:93], v[88:89], a[0:3]
	v_cndmask_b32_e32 v70, v238, v70, vcc
	v_cmp_o_f32_e32 vcc, v111, v111
	v_add3_u32 v72, v110, v72, s56
	v_pk_mul_f32 v[112:113], v[136:137], v[90:91] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v71, v238, v71, vcc
	v_cmp_o_f32_e32 vcc, v110, v110
	v_pk_mul_f32 v[110:111], v[134:135], v[90:91] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(4)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[94:95], v[118:119], a[0:3]
	v_accvgpr_write_b32 a4, v110
	v_accvgpr_write_b32 a5, v111
	v_accvgpr_write_b32 a6, v112
	v_accvgpr_write_b32 a7, v113
	v_bfe_u32 v73, v252, 16, 1
	v_add3_u32 v73, v252, v73, s56
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[100:101], v[88:89], a[4:7]
	v_lshrrev_b32_e32 v72, 16, v72
	v_lshrrev_b32_e32 v73, 16, v73
	v_perm_b32 v93, v71, v70, s57
	v_mfma_f32_16x16x16_bf16 a[0:3], v[96:97], v[120:121], a[0:3]
	ds_read_b64 v[94:95], v240 offset:10240
	ds_read_b64 v[96:97], v241 offset:10240
	v_cndmask_b32_e32 v70, v238, v72, vcc
	v_cmp_o_f32_e32 vcc, v252, v252
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[102:103], v[118:119], a[4:7]
	v_mul_f32_e64 v60, v60, v90
	v_mul_f32_e64 v61, v61, v90
	v_cndmask_b32_e32 v71, v238, v73, vcc
	v_perm_b32 v92, v71, v70, s57
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[94:95], v[120:121], a[4:7]
	v_mul_f32_e64 v62, v62, v90
	v_mul_f32_e64 v63, v63, v90
	v_pk_mul_f32 v[56:57], v[56:57], v[90:91] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a8, v60
	v_mfma_f32_16x16x16_bf16 a[0:3], v[98:99], v[92:93], a[0:3]
	ds_read_b64 v[94:95], v242 offset:12288
	ds_read_b64 v[98:99], v243 offset:12288
	v_accvgpr_write_b32 a9, v61
	v_accvgpr_write_b32 a10, v62
	v_accvgpr_write_b32 a11, v63
	ds_read_b64 v[60:61], v244 offset:12288
	ds_read_b64 v[62:63], v245 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[94:95], v[88:89], a[8:11]
	v_mul_f32_e64 v58, v58, v90
	v_mul_f32_e64 v59, v59, v90
	s_add_i32 s8, s7, 64
	v_accvgpr_write_b32 a12, v56
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[98:99], v[118:119], a[8:11]
	v_accvgpr_write_b32 a13, v57
	v_accvgpr_write_b32 a14, v58
	v_accvgpr_write_b32 a15, v59
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[60:61], v[120:121], a[8:11]
	ds_read_b64 v[60:61], v246 offset:14336
	s_add_i32 s29, s29, s14
	v_cmp_eq_u32_e32 vcc, s8, v250
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[62:63], v[92:93], a[8:11]
	ds_read_b64 v[62:63], v247 offset:14336
	ds_read_b64 v[56:57], v248 offset:14336
	ds_read_b64 v[58:59], v249 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[60:61], v[88:89], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[8:9] offset0:8 offset1:12
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v197, v[14:15], v[10:11] offset0:8 offset1:12
	v_perm_b32 v0, v16, v20, s57
	v_mfma_f32_16x16x16_bf16 a[12:15], v[62:63], v[118:119], a[12:15]
	v_perm_b32 v1, v24, v28, s57
	ds_write_b64 v143, v[0:1] offset:8192
	v_perm_b32 v1, v24, v28, s54
	v_mfma_f32_16x16x16_bf16 a[12:15], v[56:57], v[120:121], a[12:15]
	v_perm_b32 v0, v16, v20, s54
	ds_write_b64 v198, v[0:1] offset:8320
	v_perm_b32 v1, v25, v29, s57
	v_perm_b32 v0, v17, v21, s57
	ds_write_b64 v199, v[0:1] offset:8448
	v_perm_b32 v0, v17, v21, s54
	v_perm_b32 v1, v25, v29, s54
	v_mfma_f32_16x16x16_bf16 a[4:7], v[96:97], v[92:93], a[4:7]
	ds_write_b64 v200, v[0:1] offset:8576
	v_perm_b32 v0, v18, v22, s57
	v_perm_b32 v1, v26, v30, s57
	v_mfma_f32_16x16x16_bf16 a[12:15], v[58:59], v[92:93], a[12:15]
	v_add_f32_e32 v56, v108, v109
	ds_write_b64 v201, v[0:1] offset:8704
	v_perm_b32 v0, v18, v22, s54
	v_perm_b32 v1, v26, v30, s54
	v_fmac_f32_e32 v56, v142, v90
	ds_write_b64 v202, v[0:1] offset:8832
	v_perm_b32 v0, v19, v23, s57
	v_perm_b32 v1, v27, v31, s57
	s_addk_i32 s7, 0x80
	ds_write_b64 v203, v[0:1] offset:8960
	v_perm_b32 v0, v19, v23, s54
	v_perm_b32 v1, v27, v31, s54
	v_lshl_add_u64 v[40:41], v[40:41], 0, s[0:1]
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[0:1]
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[0:1]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[0:1]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[0:1]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[0:1]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[0:1]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[0:1]
	s_or_b64 s[26:27], vcc, s[26:27]
	v_mov_b32_e32 v20, s7
	s_mov_b32 s7, s8
	v_mov_b32_e32 v142, v56
	v_mov_b32_e32 v144, v251
	ds_write_b64 v204, v[0:1] offset:9088
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_95
.LBB0_79:
	v_add_u32_e32 v9, s7, v65
	v_add_u32_e32 v0, 0x80, v9
	v_accvgpr_read_b32 v141, a3
	v_accvgpr_read_b32 v140, a2
	v_accvgpr_read_b32 v139, a1
	v_accvgpr_read_b32 v138, a0
	v_accvgpr_read_b32 v137, a7
	v_accvgpr_read_b32 v136, a6
	v_accvgpr_read_b32 v135, a5
	v_accvgpr_read_b32 v134, a4
	v_accvgpr_read_b32 v63, a11
	v_accvgpr_read_b32 v62, a10
	v_accvgpr_read_b32 v61, a9
	v_accvgpr_read_b32 v60, a8
	v_accvgpr_read_b32 v59, a15
	v_accvgpr_read_b32 v58, a14
	v_accvgpr_read_b32 v57, a13
	v_accvgpr_read_b32 v56, a12
	v_cmp_gt_i32_e32 vcc, s4, v0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_81
	v_lshl_add_u64 v[2:3], v[54:55], 0, v[106:107]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_81:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v1, 0x90, v9
	v_cmp_gt_i32_e32 vcc, s4, v1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_83
	v_lshl_add_u64 v[0:1], v[52:53], 0, v[106:107]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_83:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v8, 0xa0, v9
	v_cmp_gt_i32_e32 vcc, s4, v8
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_85
	v_lshl_add_u64 v[10:11], v[50:51], 0, v[106:107]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_85:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v9, 0xb0, v9
	v_cmp_gt_i32_e32 vcc, s4, v9
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_87
	v_lshl_add_u64 v[8:9], v[48:49], 0, v[106:107]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_87:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[16:19], v145 offset1:4
	ds_read2st64_b64 v[20:23], v146 offset1:4
	ds_read2st64_b64 v[24:27], v147 offset1:4
	ds_read2st64_b64 v[28:31], v148 offset1:4
	v_add_u32_e32 v70, s7, v153
	v_add_u32_e32 v71, 64, v70
	v_add_u32_e32 v72, 0x41, v70
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[16:17], v[32:33], 0
	v_add_u32_e32 v73, 0x42, v70
	v_add_u32_e32 v74, 0x43, v70
	v_add_u32_e32 v75, 0x50, v70
	v_mfma_f32_16x16x16_bf16 a[4:7], v[18:19], v[32:33], 0
	ds_read2st64_b64 v[16:19], v145 offset0:8 offset1:12
	v_add_u32_e32 v76, 0x51, v70
	v_add_u32_e32 v77, 0x52, v70
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[20:21], v[34:35], a[0:3]
	v_add_u32_e32 v86, 0x53, v70
	v_add_u32_e32 v88, 0x60, v70
	v_add_u32_e32 v89, 0x61, v70
	v_mfma_f32_16x16x16_bf16 a[4:7], v[22:23], v[34:35], a[4:7]
	ds_read2st64_b64 v[20:23], v146 offset0:8 offset1:12
	v_add_u32_e32 v90, 0x62, v70
	v_add_u32_e32 v91, 0x63, v70
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[24:25], v[36:37], a[0:3]
	v_add_u32_e32 v92, 0x70, v70
	v_add_u32_e32 v93, 0x71, v70
	v_add_u32_e32 v94, 0x72, v70
	v_mfma_f32_16x16x16_bf16 a[4:7], v[26:27], v[36:37], a[4:7]
	ds_read2st64_b64 v[24:27], v147 offset0:8 offset1:12
	v_add_u32_e32 v70, 0x73, v70
	v_add_u32_e32 v95, s7, v149
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[16:17], v[32:33], 0
	v_cmp_gt_i32_e64 s[60:61], s4, v71
	v_cmp_gt_i32_e64 s[86:87], s4, v70
	v_cmp_gt_i32_e64 s[98:99], s52, v71
	v_mfma_f32_16x16x16_bf16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_cmp_gt_i32_e64 s[96:97], s52, v72
	v_cmp_gt_i32_e64 s[88:89], s52, v70
	v_add_u32_e32 v70, s29, v180
	v_mfma_f32_16x16x16_bf16 a[12:15], v[18:19], v[32:33], 0
	v_add_u32_e32 v71, s29, v179
	v_add_u32_e32 v96, 64, v95
	v_add_u32_e32 v97, 0x41, v95
	v_mfma_f32_16x16x16_bf16 a[4:7], v[30:31], v[38:39], a[4:7]
	ds_read2st64_b64 v[28:31], v148 offset0:8 offset1:12
	v_accvgpr_read_b32 v16, a0
	v_accvgpr_read_b32 v17, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[20:21], v[34:35], a[8:11]
	v_accvgpr_read_b32 v20, a2
	v_accvgpr_read_b32 v18, a3
	v_cmp_gt_i32_e64 s[58:59], s4, v72
	v_mfma_f32_16x16x16_bf16 a[0:3], v[22:23], v[34:35], a[12:15]
	v_cmp_gt_i32_e64 s[64:65], s4, v73
	v_cmp_gt_i32_e64 s[74:75], s4, v89
	v_cmp_gt_i32_e64 s[82:83], s4, v90
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[24:25], v[36:37], a[8:11]
	v_cmp_gt_i32_e64 s[94:95], s52, v73
	v_cmp_gt_i32_e64 s[92:93], s52, v74
	v_cmp_gt_i32_e64 s[18:19], s52, v89
	v_mfma_f32_16x16x16_bf16 a[0:3], v[26:27], v[36:37], a[0:3]
	v_cmp_gt_i32_e64 s[16:17], s52, v90
	v_cmp_gt_i32_e64 s[8:9], s52, v91
	v_add_u32_e32 v72, s29, v178
	v_add_u32_e32 v73, s29, v177
	v_add_u32_e32 v89, s29, v170
	v_add_u32_e32 v90, s29, v169
	v_add_u32_e32 v98, 0x42, v95
	v_add_u32_e32 v99, 0x43, v95
	v_add_u32_e32 v110, 0x62, v95
	v_add_u32_e32 v111, 0x63, v95
	v_cndmask_b32_e64 v70, v96, v70, s[98:99]
	v_cndmask_b32_e64 v71, v97, v71, s[96:97]
	v_cmp_gt_i32_e64 s[62:63], s4, v74
	v_cmp_gt_i32_e64 s[68:69], s4, v75
	v_cmp_gt_i32_e64 s[70:71], s4, v86
	v_cmp_gt_i32_e64 s[76:77], s4, v88
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[28:29], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[40:41], s52, v75
	v_cmp_gt_i32_e64 s[38:39], s52, v76
	v_cmp_gt_i32_e64 s[22:23], s52, v86
	v_cmp_gt_i32_e64 s[20:21], s52, v88
	v_add_u32_e32 v74, s29, v176
	v_add_u32_e32 v75, s29, v175
	v_add_u32_e32 v86, s29, v172
	v_add_u32_e32 v88, s29, v171
	v_add_u32_e32 v100, 0x50, v95
	v_add_u32_e32 v101, 0x51, v95
	v_add_u32_e32 v108, 0x60, v95
	v_add_u32_e32 v109, 0x61, v95
	v_cndmask_b32_e64 v72, v98, v72, s[94:95]
	v_cndmask_b32_e64 v73, v99, v73, s[92:93]
	v_cndmask_b32_e64 v89, v110, v89, s[16:17]
	v_cndmask_b32_e64 v90, v111, v90, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v70, v127
	v_cmp_le_i32_e64 s[16:17], v71, v127
	v_cmp_gt_i32_e64 s[66:67], s4, v76
	v_cmp_gt_i32_e64 s[72:73], s4, v77
	v_mul_f32_e32 v16, s55, v16
	v_mul_f32_e32 v17, s55, v17
	v_cmp_gt_i32_e64 s[24:25], s52, v77
	v_add_u32_e32 v76, s29, v174
	v_add_u32_e32 v77, s29, v173
	v_add_u32_e32 v102, 0x52, v95
	v_add_u32_e32 v103, 0x53, v95
	v_cndmask_b32_e64 v74, v100, v74, s[40:41]
	v_cndmask_b32_e64 v75, v101, v75, s[38:39]
	v_cndmask_b32_e64 v86, v108, v86, s[20:21]
	v_cndmask_b32_e64 v88, v109, v88, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v72, v127
	v_cmp_le_i32_e64 s[20:21], v73, v127
	s_and_b64 s[60:61], s[60:61], s[8:9]
	s_and_b64 s[16:17], s[58:59], s[16:17]
	v_accvgpr_read_b32 v19, a4
	v_accvgpr_read_b32 v21, a5
	v_mfma_f32_16x16x16_bf16 a[0:3], v[30:31], v[38:39], a[0:3]
	v_mul_f32_e32 v20, s55, v20
	v_mul_f32_e32 v18, s55, v18
	v_cndmask_b32_e64 v76, v102, v76, s[24:25]
	v_cndmask_b32_e64 v77, v103, v77, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v74, v127
	v_cmp_le_i32_e64 s[24:25], v75, v127
	s_and_b64 s[18:19], s[64:65], s[18:19]
	s_and_b64 s[20:21], s[62:63], s[20:21]
	v_cndmask_b32_e64 v16, v237, v16, s[60:61]
	v_cndmask_b32_e64 v17, v237, v17, s[16:17]
	v_cmp_gt_i32_e64 s[78:79], s4, v91
	v_cmp_gt_i32_e64 s[80:81], s4, v92
	v_accvgpr_read_b32 v22, a6
	v_accvgpr_read_b32 v23, a7
	v_mul_f32_e32 v19, s55, v19
	v_mul_f32_e32 v21, s55, v21
	v_cmp_gt_i32_e64 s[42:43], s52, v92
	v_cmp_gt_i32_e64 s[44:45], s52, v93
	v_add_u32_e32 v91, s29, v168
	v_add_u32_e32 v92, s29, v167
	v_add_u32_e32 v112, 0x70, v95
	v_add_u32_e32 v113, 0x71, v95
	v_cmp_le_i32_e64 s[38:39], v76, v127
	v_cmp_le_i32_e64 s[40:41], v77, v127
	s_and_b64 s[22:23], s[68:69], s[22:23]
	s_and_b64 s[24:25], s[66:67], s[24:25]
	v_cndmask_b32_e64 v20, v237, v20, s[18:19]
	v_cndmask_b32_e64 v18, v237, v18, s[20:21]
	v_max_f32_e32 v70, v16, v17
	v_cmp_gt_i32_e32 vcc, s4, v93
	v_cmp_gt_i32_e64 s[84:85], s4, v94
	v_accvgpr_read_b32 v24, a8
	v_accvgpr_read_b32 v25, a9
	v_mul_f32_e32 v22, s55, v22
	v_mul_f32_e32 v23, s55, v23
	v_cmp_gt_i32_e64 s[90:91], s52, v94
	v_add_u32_e32 v93, s29, v166
	v_add_u32_e32 v94, s29, v165
	v_add_u32_e32 v114, 0x72, v95
	v_add_u32_e32 v95, 0x73, v95
	v_cndmask_b32_e64 v91, v112, v91, s[42:43]
	v_cndmask_b32_e64 v92, v113, v92, s[44:45]
	v_cmp_le_i32_e64 s[42:43], v86, v127
	v_cmp_le_i32_e64 s[44:45], v88, v127
	s_and_b64 s[38:39], s[72:73], s[38:39]
	s_and_b64 s[40:41], s[70:71], s[40:41]
	v_cndmask_b32_e64 v19, v237, v19, s[22:23]
	v_cndmask_b32_e64 v21, v237, v21, s[24:25]
	v_max3_f32 v70, v70, v20, v18
	v_accvgpr_read_b32 v26, a10
	v_accvgpr_read_b32 v27, a11
	v_mul_f32_e32 v24, s55, v24
	v_mul_f32_e32 v25, s55, v25
	v_cndmask_b32_e64 v93, v114, v93, s[90:91]
	v_cndmask_b32_e64 v94, v95, v94, s[88:89]
	v_cmp_le_i32_e64 s[88:89], v89, v127
	v_cmp_le_i32_e64 s[90:91], v90, v127
	s_and_b64 s[42:43], s[76:77], s[42:43]
	s_and_b64 s[44:45], s[74:75], s[44:45]
	v_cndmask_b32_e64 v22, v237, v22, s[38:39]
	v_cndmask_b32_e64 v23, v237, v23, s[40:41]
	v_max3_f32 v70, v70, v19, v21
	v_accvgpr_read_b32 v28, a0
	v_accvgpr_read_b32 v29, a1
	v_mul_f32_e32 v26, s55, v26
	v_mul_f32_e32 v27, s55, v27
	v_cmp_le_i32_e64 s[92:93], v91, v127
	v_cmp_le_i32_e64 s[94:95], v92, v127
	s_and_b64 s[58:59], s[82:83], s[88:89]
	s_and_b64 s[62:63], s[78:79], s[90:91]
	v_cndmask_b32_e64 v24, v237, v24, s[42:43]
	v_cndmask_b32_e64 v25, v237, v25, s[44:45]
	v_max3_f32 v70, v70, v22, v23
	v_accvgpr_read_b32 v30, a2
	v_accvgpr_read_b32 v31, a3
	v_mul_f32_e32 v28, s55, v28
	v_mul_f32_e32 v29, s55, v29
	v_cmp_le_i32_e64 s[96:97], v93, v127
	v_cmp_le_i32_e64 s[98:99], v94, v127
	s_and_b64 s[64:65], s[80:81], s[92:93]
	s_and_b64 s[66:67], vcc, s[94:95]
	v_cndmask_b32_e64 v26, v237, v26, s[58:59]
	v_cndmask_b32_e64 v27, v237, v27, s[62:63]
	v_max3_f32 v70, v70, v24, v25
	v_mul_f32_e32 v30, s55, v30
	v_mul_f32_e32 v31, s55, v31
	s_and_b64 s[8:9], s[84:85], s[96:97]
	s_and_b64 vcc, s[86:87], s[98:99]
	v_cndmask_b32_e64 v28, v237, v28, s[64:65]
	v_cndmask_b32_e64 v29, v237, v29, s[66:67]
	v_max3_f32 v70, v70, v26, v27
	v_cndmask_b32_e64 v30, v237, v30, s[8:9]
	v_cndmask_b32_e32 v31, v237, v31, vcc
	v_max3_f32 v70, v70, v28, v29
	v_max3_f32 v70, v70, v30, v31
	ds_bpermute_b32 v71, v163, v70
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v71, v71, v71
	v_max_f32_e32 v70, v70, v71
	ds_swizzle_b32 v71, v70 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v251, v144, v70, v71
	v_sub_f32_e32 v16, v16, v251
	v_sub_f32_e32 v17, v17, v251
	v_sub_f32_e32 v20, v20, v251
	v_exp_f32_e32 v122, v16
	v_exp_f32_e32 v121, v17
	v_sub_f32_e32 v18, v18, v251
	v_exp_f32_e32 v88, v20
	v_sub_f32_e32 v19, v19, v251
	v_exp_f32_e32 v123, v18
	v_sub_f32_e32 v21, v21, v251
	v_exp_f32_e32 v118, v19
	v_sub_f32_e32 v22, v22, v251
	v_exp_f32_e32 v117, v21
	v_add_f32_e32 v16, v122, v121
	v_sub_f32_e32 v23, v23, v251
	v_exp_f32_e32 v120, v22
	v_add_f32_e32 v16, v88, v16
	v_sub_f32_e32 v24, v24, v251
	v_exp_f32_e32 v119, v23
	v_add_f32_e32 v16, v123, v16
	v_sub_f32_e32 v25, v25, v251
	v_exp_f32_e32 v114, v24
	v_add_f32_e32 v16, v118, v16
	v_sub_f32_e32 v26, v26, v251
	v_exp_f32_e32 v113, v25
	v_add_f32_e32 v16, v117, v16
	v_sub_f32_e32 v27, v27, v251
	v_exp_f32_e32 v116, v26
	v_add_f32_e32 v16, v120, v16
	v_sub_f32_e32 v28, v28, v251
	v_exp_f32_e32 v115, v27
	v_add_f32_e32 v16, v119, v16
	v_sub_f32_e32 v29, v29, v251
	v_exp_f32_e32 v110, v28
	v_add_f32_e32 v16, v114, v16
	v_sub_f32_e32 v30, v30, v251
	v_exp_f32_e32 v252, v29
	v_add_f32_e32 v16, v113, v16
	v_sub_f32_e32 v31, v31, v251
	v_exp_f32_e32 v112, v30
	v_add_f32_e32 v16, v116, v16
	v_exp_f32_e32 v111, v31
	v_add_f32_e32 v16, v115, v16
	v_add_f32_e32 v16, v110, v16
	v_add_f32_e32 v16, v252, v16
	v_add_f32_e32 v16, v112, v16
	v_add_f32_e32 v16, v111, v16
	ds_bpermute_b32 v17, v163, v16
	v_add_u32_e32 v25, s7, v151
	v_add_u32_e32 v18, 0x80, v25
	v_cmp_gt_i32_e32 vcc, s4, v18
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v108, v16, v17
	ds_swizzle_b32 v109, v108 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_89
	v_lshl_add_u64 v[18:19], v[46:47], 0, v[106:107]
	global_load_dwordx4 v[20:23], v[18:19], off
.LBB0_89:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v17, 0x81, v25
	v_cmp_gt_i32_e32 vcc, s4, v17
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_91
	v_lshl_add_u64 v[16:17], v[44:45], 0, v[106:107]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_91:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v24, 0x82, v25
	v_cmp_gt_i32_e32 vcc, s4, v24
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_93
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[106:107]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_93:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v25, 0x83, v25
	v_cmp_gt_i32_e32 vcc, s4, v25
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_78
	v_lshl_add_u64 v[24:25], v[40:41], 0, v[106:107]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_branch .LBB0_78
.LBB0_95:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v142, v56
	v_mov_b32_e32 v144, v251
.LBB0_96:
	s_or_b64 exec, exec, s[2:3]
.LBB0_97:
	v_readlane_b32 s2, v255, 52
	v_readlane_b32 s3, v255, 53
	s_or_b64 exec, exec, s[2:3]
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
	v_add_u32_e32 v16, 0, v222
	v_add_u32_e32 v17, 0, v221
	v_add_u32_e32 v18, 0, v220
	v_add_u32_e32 v19, 0, v159
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_99
	ds_read2st64_b64 v[22:25], v19 offset1:4
	ds_read2st64_b64 v[26:29], v17 offset1:4
	ds_read2st64_b64 v[40:43], v16 offset1:4
	ds_read2st64_b64 v[44:47], v16 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[22:23], v[32:33], 0
	v_mfma_f32_16x16x16_bf16 a[20:23], v[24:25], v[32:33], 0
	ds_read2st64_b64 v[22:25], v18 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[16:19], v[22:23], v[34:35], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[24:25], v[34:35], a[20:23]
	ds_read2st64_b64 v[22:25], v19 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[26:27], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[28:29], v[36:37], a[20:23]
	ds_read2st64_b64 v[26:29], v18 offset0:8 offset1:12
	v_mfma_f32_16x16x16_bf16 a[16:19], v[40:41], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_bf16 a[20:23], v[42:43], v[38:39], a[20:23]
	ds_read2st64_b64 v[40:43], v17 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[22:23], v[32:33], 0
	v_mfma_f32_16x16x16_bf16 a[28:31], v[24:25], v[32:33], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[26:27], v[34:35], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[28:29], v[34:35], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[24:27], v[40:41], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[42:43], v[36:37], a[28:31]
	v_mfma_f32_16x16x16_bf16 a[24:27], v[44:45], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_bf16 a[28:31], v[46:47], v[38:39], a[28:31]
.LBB0_99:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v37, v20, v153
	v_or_b32_e32 v38, v20, v205
	v_or_b32_e32 v39, v20, v206
	v_or_b32_e32 v40, v20, v207
	v_or_b32_e32 v45, v20, v212
	v_mul_lo_u32 v52, v37, s53
	v_mul_lo_u32 v53, v38, s53
	v_or_b32_e32 v41, v20, v208
	v_or_b32_e32 v42, v20, v209
	v_or_b32_e32 v43, v20, v210
	v_or_b32_e32 v44, v20, v211
	v_cmp_gt_i32_e64 s[88:89], s4, v37
	v_cmp_gt_i32_e64 s[58:59], s4, v38
	v_cmp_gt_i32_e32 vcc, s52, v37
	v_cmp_gt_i32_e64 s[40:41], s52, v38
	v_mul_lo_u32 v54, v39, s53
	v_mul_lo_u32 v55, v40, s53
	v_mul_lo_u32 v60, v45, s53
	v_add_u32_e32 v52, s6, v52
	v_add_u32_e32 v53, s6, v53
	v_add_u32_e32 v37, s37, v37
	v_add_u32_e32 v38, s37, v38
	v_or_b32_e32 v46, v20, v213
	v_or_b32_e32 v47, v20, v214
	v_or_b32_e32 v48, v20, v215
	v_or_b32_e32 v49, v20, v216
	v_or_b32_e32 v50, v20, v217
	v_or_b32_e32 v51, v20, v218
	v_or_b32_e32 v20, v20, v219
	v_cmp_gt_i32_e64 s[60:61], s4, v39
	v_cmp_gt_i32_e64 s[62:63], s4, v40
	v_cmp_gt_i32_e64 s[72:73], s4, v45
	v_cmp_gt_i32_e64 s[38:39], s52, v39
	v_cmp_gt_i32_e64 s[24:25], s52, v40
	v_cmp_gt_i32_e64 s[8:9], s52, v45
	v_mul_lo_u32 v56, v41, s53
	v_mul_lo_u32 v57, v42, s53
	v_mul_lo_u32 v58, v43, s53
	v_mul_lo_u32 v59, v44, s53
	v_add_u32_e32 v54, s6, v54
	v_add_u32_e32 v55, s6, v55
	v_add_u32_e32 v60, s6, v60
	v_add_u32_e32 v39, s37, v39
	v_add_u32_e32 v40, s37, v40
	v_add_u32_e32 v45, s37, v45
	v_cndmask_b32_e32 v37, v37, v52, vcc
	v_cndmask_b32_e64 v38, v38, v53, s[40:41]
	v_accvgpr_read_b32 v35, a17
	v_accvgpr_read_b32 v36, a16
	v_cmp_gt_i32_e64 s[64:65], s4, v41
	v_cmp_gt_i32_e64 s[66:67], s4, v42
	v_cmp_gt_i32_e64 s[68:69], s4, v43
	v_cmp_gt_i32_e64 s[70:71], s4, v44
	v_cmp_gt_i32_e64 s[22:23], s52, v41
	v_cmp_gt_i32_e64 s[20:21], s52, v42
	v_cmp_gt_i32_e64 s[18:19], s52, v43
	v_cmp_gt_i32_e64 s[16:17], s52, v44
	v_mul_lo_u32 v72, v20, s53
	v_add_u32_e32 v56, s6, v56
	v_add_u32_e32 v57, s6, v57
	v_add_u32_e32 v58, s6, v58
	v_add_u32_e32 v59, s6, v59
	v_add_u32_e32 v41, s37, v41
	v_add_u32_e32 v42, s37, v42
	v_add_u32_e32 v43, s37, v43
	v_add_u32_e32 v44, s37, v44
	v_cndmask_b32_e64 v39, v39, v54, s[38:39]
	v_cndmask_b32_e64 v40, v40, v55, s[24:25]
	v_cndmask_b32_e64 v45, v45, v60, s[8:9]
	v_cmp_le_i32_e32 vcc, v37, v127
	v_cmp_le_i32_e64 s[8:9], v38, v127
	v_accvgpr_read_b32 v33, a19
	v_accvgpr_read_b32 v34, a18
	v_cmp_gt_i32_e64 s[86:87], s4, v20
	v_mul_f32_e32 v36, s55, v36
	v_mul_f32_e32 v35, s55, v35
	v_cmp_gt_i32_e64 s[90:91], s52, v20
	v_mul_lo_u32 v61, v46, s53
	v_mul_lo_u32 v63, v48, s53
	v_add_u32_e32 v72, s6, v72
	v_add_u32_e32 v20, s37, v20
	v_cndmask_b32_e64 v41, v41, v56, s[22:23]
	v_cndmask_b32_e64 v42, v42, v57, s[20:21]
	v_cndmask_b32_e64 v43, v43, v58, s[18:19]
	v_cndmask_b32_e64 v44, v44, v59, s[16:17]
	v_cmp_le_i32_e64 s[16:17], v39, v127
	v_cmp_le_i32_e64 s[18:19], v40, v127
	s_and_b64 s[88:89], s[88:89], vcc
	s_and_b64 s[58:59], s[58:59], s[8:9]
	v_accvgpr_read_b32 v31, a21
	v_accvgpr_read_b32 v32, a20
	v_cmp_gt_i32_e64 s[74:75], s4, v46
	v_cmp_gt_i32_e64 s[78:79], s4, v48
	v_mul_f32_e32 v34, s55, v34
	v_mul_f32_e32 v33, s55, v33
	v_cmp_gt_i32_e64 s[42:43], s52, v46
	v_cmp_gt_i32_e64 s[98:99], s52, v48
	v_mul_lo_u32 v62, v47, s53
	v_add_u32_e32 v61, s6, v61
	v_add_u32_e32 v63, s6, v63
	v_add_u32_e32 v46, s37, v46
	v_add_u32_e32 v48, s37, v48
	v_cndmask_b32_e64 v20, v20, v72, s[90:91]
	v_cmp_le_i32_e64 s[20:21], v41, v127
	v_cmp_le_i32_e64 s[22:23], v42, v127
	s_and_b64 s[16:17], s[60:61], s[16:17]
	s_and_b64 s[18:19], s[62:63], s[18:19]
	v_cndmask_b32_e64 v36, v237, v36, s[88:89]
	v_cndmask_b32_e64 v35, v237, v35, s[58:59]
	v_accvgpr_read_b32 v29, a23
	v_accvgpr_read_b32 v30, a22
	v_cmp_gt_i32_e64 s[76:77], s4, v47
	v_mul_f32_e32 v32, s55, v32
	v_mul_f32_e32 v31, s55, v31
	v_cmp_gt_i32_e64 s[44:45], s52, v47
	v_mul_lo_u32 v66, v49, s53
	v_mul_lo_u32 v70, v50, s53
	v_add_u32_e32 v62, s6, v62
	v_add_u32_e32 v47, s37, v47
	v_cndmask_b32_e64 v46, v46, v61, s[42:43]
	v_cndmask_b32_e64 v48, v48, v63, s[98:99]
	v_cmp_le_i32_e64 s[24:25], v43, v127
	v_cmp_le_i32_e64 s[38:39], v44, v127
	v_cmp_le_i32_e64 s[98:99], v20, v127
	s_and_b64 s[20:21], s[64:65], s[20:21]
	s_and_b64 s[22:23], s[66:67], s[22:23]
	v_cndmask_b32_e64 v34, v237, v34, s[16:17]
	v_cndmask_b32_e64 v33, v237, v33, s[18:19]
	v_max_f32_e32 v20, v36, v35
	v_accvgpr_read_b32 v27, a25
	v_accvgpr_read_b32 v28, a24
	v_cmp_gt_i32_e64 s[80:81], s4, v49
	v_cmp_gt_i32_e64 s[82:83], s4, v50
	v_mul_f32_e32 v30, s55, v30
	v_mul_f32_e32 v29, s55, v29
	v_cmp_gt_i32_e64 s[96:97], s52, v49
	v_cmp_gt_i32_e64 s[94:95], s52, v50
	v_mul_lo_u32 v71, v51, s53
	v_add_u32_e32 v66, s6, v66
	v_add_u32_e32 v70, s6, v70
	v_add_u32_e32 v49, s37, v49
	v_add_u32_e32 v50, s37, v50
	v_cndmask_b32_e64 v47, v47, v62, s[44:45]
	v_cmp_le_i32_e64 s[40:41], v45, v127
	v_cmp_le_i32_e64 s[42:43], v46, v127
	s_and_b64 s[24:25], s[68:69], s[24:25]
	s_and_b64 s[38:39], s[70:71], s[38:39]
	v_cndmask_b32_e64 v32, v237, v32, s[20:21]
	v_cndmask_b32_e64 v31, v237, v31, s[22:23]
	v_max3_f32 v20, v20, v34, v33
	v_accvgpr_read_b32 v25, a27
	v_accvgpr_read_b32 v26, a26
	v_cmp_gt_i32_e64 s[84:85], s4, v51
	v_mul_f32_e32 v28, s55, v28
	v_mul_f32_e32 v27, s55, v27
	v_cmp_gt_i32_e64 s[92:93], s52, v51
	v_add_u32_e32 v71, s6, v71
	v_add_u32_e32 v51, s37, v51
	v_cndmask_b32_e64 v49, v49, v66, s[96:97]
	v_cndmask_b32_e64 v50, v50, v70, s[94:95]
	v_cmp_le_i32_e64 s[44:45], v47, v127
	v_cmp_le_i32_e64 s[90:91], v48, v127
	s_and_b64 s[40:41], s[72:73], s[40:41]
	s_and_b64 s[42:43], s[74:75], s[42:43]
	v_cndmask_b32_e64 v30, v237, v30, s[24:25]
	v_cndmask_b32_e64 v29, v237, v29, s[38:39]
	v_max3_f32 v20, v20, v32, v31
	v_accvgpr_read_b32 v23, a29
	v_accvgpr_read_b32 v24, a28
	v_mul_f32_e32 v26, s55, v26
	v_mul_f32_e32 v25, s55, v25
	v_cndmask_b32_e64 v51, v51, v71, s[92:93]
	v_cmp_le_i32_e64 s[92:93], v49, v127
	v_cmp_le_i32_e64 s[94:95], v50, v127
	s_and_b64 s[44:45], s[76:77], s[44:45]
	s_and_b64 s[60:61], s[78:79], s[90:91]
	v_cndmask_b32_e64 v28, v237, v28, s[40:41]
	v_cndmask_b32_e64 v27, v237, v27, s[42:43]
	v_max3_f32 v20, v20, v30, v29
	v_accvgpr_read_b32 v21, a31
	v_accvgpr_read_b32 v22, a30
	v_mul_f32_e32 v24, s55, v24
	v_mul_f32_e32 v23, s55, v23
	v_cmp_le_i32_e64 s[96:97], v51, v127
	s_and_b64 s[62:63], s[80:81], s[92:93]
	s_and_b64 s[64:65], s[82:83], s[94:95]
	v_cndmask_b32_e64 v26, v237, v26, s[44:45]
	v_cndmask_b32_e64 v25, v237, v25, s[60:61]
	v_max3_f32 v20, v20, v28, v27
	v_mul_f32_e32 v22, s55, v22
	v_mul_f32_e32 v21, s55, v21
	s_and_b64 s[8:9], s[84:85], s[96:97]
	s_and_b64 vcc, s[86:87], s[98:99]
	v_cndmask_b32_e64 v24, v237, v24, s[62:63]
	v_cndmask_b32_e64 v23, v237, v23, s[64:65]
	v_max3_f32 v20, v20, v26, v25
	v_cndmask_b32_e64 v22, v237, v22, s[8:9]
	v_cndmask_b32_e32 v21, v237, v21, vcc
	v_max3_f32 v20, v20, v24, v23
	v_max3_f32 v20, v20, v22, v21
	ds_bpermute_b32 v37, v163, v20
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v37, v37, v37
	v_max_f32_e32 v20, v20, v37
	ds_swizzle_b32 v37, v20 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v20, v144, v20, v37
	v_sub_f32_e32 v36, v36, v20
	v_sub_f32_e32 v35, v35, v20
	v_sub_f32_e32 v34, v34, v20
	v_exp_f32_e32 v36, v36
	v_exp_f32_e32 v35, v35
	v_sub_f32_e32 v33, v33, v20
	v_exp_f32_e32 v38, v34
	v_sub_f32_e32 v32, v32, v20
	v_exp_f32_e32 v37, v33
	v_sub_f32_e32 v31, v31, v20
	v_sub_f32_e32 v29, v29, v20
	v_sub_f32_e32 v25, v25, v20
	v_sub_f32_e32 v21, v21, v20
	v_exp_f32_e32 v32, v32
	v_sub_f32_e32 v30, v30, v20
	v_exp_f32_e32 v31, v31
	v_exp_f32_e32 v33, v29
	v_exp_f32_e32 v29, v25
	v_exp_f32_e32 v25, v21
	v_add_f32_e32 v21, v36, v35
	v_exp_f32_e32 v34, v30
	v_add_f32_e32 v21, v38, v21
	v_sub_f32_e32 v28, v28, v20
	v_add_f32_e32 v21, v37, v21
	v_sub_f32_e32 v27, v27, v20
	v_exp_f32_e32 v28, v28
	v_add_f32_e32 v21, v32, v21
	v_sub_f32_e32 v26, v26, v20
	v_exp_f32_e32 v27, v27
	v_add_f32_e32 v21, v31, v21
	v_exp_f32_e32 v30, v26
	v_add_f32_e32 v21, v34, v21
	v_sub_f32_e32 v24, v24, v20
	v_add_f32_e32 v21, v33, v21
	v_sub_f32_e32 v23, v23, v20
	v_exp_f32_e32 v24, v24
	v_add_f32_e32 v21, v28, v21
	v_sub_f32_e32 v22, v22, v20
	v_exp_f32_e32 v23, v23
	v_add_f32_e32 v21, v27, v21
	v_exp_f32_e32 v26, v22
	v_add_f32_e32 v21, v30, v21
	v_add_f32_e32 v21, v29, v21
	v_add_f32_e32 v21, v24, v21
	v_add_f32_e32 v21, v23, v21
	v_add_f32_e32 v21, v26, v21
	v_add_f32_e32 v21, v25, v21
	ds_bpermute_b32 v22, v163, v21
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v21, v21, v22
	ds_swizzle_b32 v22, v21 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_101
	v_add_u32_e32 v41, 0, v236
	v_add_u32_e32 v44, 0, v235
	ds_read_b64 v[42:43], v41 offset:10240
	ds_read_b64 v[44:45], v44 offset:10240
	ds_read_b64 v[46:47], v16 offset:8192
	ds_read_b64 v[16:17], v17 offset:8192
	ds_read_b64 v[48:49], v18 offset:8192
	ds_read_b64 v[18:19], v19 offset:8192
	v_bfe_u32 v41, v38, 16, 1
	v_bfe_u32 v50, v37, 16, 1
	v_add3_u32 v41, v38, v41, s56
	v_bfe_u32 v51, v36, 16, 1
	v_add3_u32 v50, v37, v50, s56
	v_lshrrev_b32_e32 v41, 16, v41
	v_cmp_o_f32_e32 vcc, v38, v38
	v_bfe_u32 v52, v35, 16, 1
	v_add3_u32 v51, v36, v51, s56
	v_lshrrev_b32_e32 v50, 16, v50
	v_cndmask_b32_e32 v38, v238, v41, vcc
	v_cmp_o_f32_e32 vcc, v37, v37
	v_add3_u32 v52, v35, v52, s56
	v_lshrrev_b32_e32 v51, 16, v51
	v_cndmask_b32_e32 v37, v238, v50, vcc
	v_cmp_o_f32_e32 vcc, v36, v36
	v_lshrrev_b32_e32 v52, 16, v52
	v_perm_b32 v37, v37, v38, s57
	v_cndmask_b32_e32 v36, v238, v51, vcc
	v_cmp_o_f32_e32 vcc, v35, v35
	v_bfe_u32 v38, v33, 16, 1
	v_bfe_u32 v41, v32, 16, 1
	v_cndmask_b32_e32 v35, v238, v52, vcc
	v_perm_b32 v36, v35, v36, s57
	v_bfe_u32 v35, v34, 16, 1
	v_add3_u32 v35, v34, v35, s56
	v_add3_u32 v38, v33, v38, s56
	v_lshrrev_b32_e32 v35, 16, v35
	v_cmp_o_f32_e32 vcc, v34, v34
	v_bfe_u32 v50, v31, 16, 1
	v_add3_u32 v41, v32, v41, s56
	v_lshrrev_b32_e32 v38, 16, v38
	v_cndmask_b32_e32 v34, v238, v35, vcc
	v_cmp_o_f32_e32 vcc, v33, v33
	v_add3_u32 v50, v31, v50, s56
	v_lshrrev_b32_e32 v41, 16, v41
	v_cndmask_b32_e32 v33, v238, v38, vcc
	v_cmp_o_f32_e32 vcc, v32, v32
	v_lshrrev_b32_e32 v50, 16, v50
	v_perm_b32 v33, v33, v34, s57
	v_cndmask_b32_e32 v32, v238, v41, vcc
	v_cmp_o_f32_e32 vcc, v31, v31
	v_bfe_u32 v34, v29, 16, 1
	v_sub_f32_e32 v39, v144, v20
	v_cndmask_b32_e32 v31, v238, v50, vcc
	v_perm_b32 v32, v31, v32, s57
	v_bfe_u32 v31, v30, 16, 1
	v_add3_u32 v31, v30, v31, s56
	v_bfe_u32 v35, v28, 16, 1
	v_add3_u32 v34, v29, v34, s56
	v_lshrrev_b32_e32 v31, 16, v31
	v_cmp_o_f32_e32 vcc, v30, v30
	v_exp_f32_e32 v40, v39
	v_bfe_u32 v38, v27, 16, 1
	v_add3_u32 v35, v28, v35, s56
	v_lshrrev_b32_e32 v34, 16, v34
	v_cndmask_b32_e32 v30, v238, v31, vcc
	v_cmp_o_f32_e32 vcc, v29, v29
	v_add3_u32 v38, v27, v38, s56
	v_lshrrev_b32_e32 v35, 16, v35
	v_cndmask_b32_e32 v29, v238, v34, vcc
	v_cmp_o_f32_e32 vcc, v28, v28
	v_lshrrev_b32_e32 v38, 16, v38
	v_pk_mul_f32 v[8:9], v[8:9], v[40:41] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v28, v238, v35, vcc
	v_cmp_o_f32_e32 vcc, v27, v27
	v_add_u32_e32 v39, 0, v87
	v_perm_b32 v29, v29, v30, s57
	v_cndmask_b32_e32 v27, v238, v38, vcc
	v_perm_b32 v28, v27, v28, s57
	v_bfe_u32 v27, v26, 16, 1
	v_bfe_u32 v30, v25, 16, 1
	v_add3_u32 v27, v26, v27, s56
	v_pk_mul_f32 v[12:13], v[12:13], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[40:41] op_sel_hi:[1,0]
	v_bfe_u32 v31, v24, 16, 1
	v_accvgpr_write_b32 a4, v8
	v_add3_u32 v30, v25, v30, s56
	v_lshrrev_b32_e32 v27, 16, v27
	v_pk_mul_f32 v[14:15], v[14:15], v[40:41] op_sel_hi:[1,0]
	v_cmp_o_f32_e32 vcc, v26, v26
	v_accvgpr_write_b32 a0, v12
	v_accvgpr_write_b32 a5, v9
	v_accvgpr_write_b32 a6, v10
	v_accvgpr_write_b32 a7, v11
	ds_read_b64 v[8:9], v39 offset:10240
	v_bfe_u32 v34, v23, 16, 1
	v_add3_u32 v31, v24, v31, s56
	v_lshrrev_b32_e32 v30, 16, v30
	v_accvgpr_write_b32 a1, v13
	v_accvgpr_write_b32 a2, v14
	v_accvgpr_write_b32 a3, v15
	v_cndmask_b32_e32 v12, v238, v27, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	s_waitcnt lgkmcnt(5)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[44:45], v[36:37], a[4:7]
	v_add3_u32 v34, v23, v34, s56
	v_lshrrev_b32_e32 v31, 16, v31
	v_cndmask_b32_e32 v13, v238, v30, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_lshrrev_b32_e32 v34, 16, v34
	v_perm_b32 v13, v13, v12, s57
	v_cndmask_b32_e32 v12, v238, v31, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[0:3], v[18:19], v[36:37], a[0:3]
	v_accvgpr_read_b32 v10, a65
	v_cndmask_b32_e32 v14, v238, v34, vcc
	v_perm_b32 v12, v14, v12, s57
	v_mfma_f32_16x16x16_bf16 a[4:7], v[42:43], v[32:33], a[4:7]
	v_accvgpr_read_b32 v14, a66
	v_add_u32_e32 v10, 0, v10
	v_add_u32_e32 v14, 0, v14
	ds_read_b64 v[10:11], v10 offset:10240
	ds_read_b64 v[14:15], v14 offset:12288
	v_mfma_f32_16x16x16_bf16 a[0:3], v[48:49], v[32:33], a[0:3]
	v_mul_f32_e64 v6, v6, v40
	v_mul_f32_e64 v7, v7, v40
	v_pk_mul_f32 v[4:5], v[4:5], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[40:41] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[4:7], v[8:9], v[28:29], a[4:7]
	v_accvgpr_read_b32 v8, a67
	v_add_u32_e32 v8, 0, v8
	ds_read_b64 v[8:9], v8 offset:12288
	v_mfma_f32_16x16x16_bf16 a[0:3], v[16:17], v[28:29], a[0:3]
	v_accvgpr_read_b32 v16, a68
	v_add_u32_e32 v16, 0, v16
	v_accvgpr_write_b32 a11, v7
	v_accvgpr_write_b32 a10, v6
	v_accvgpr_write_b32 a9, v5
	v_accvgpr_write_b32 a8, v4
	ds_read_b64 v[4:5], v16 offset:12288
	v_accvgpr_read_b32 v6, a69
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[14:15], v[36:37], a[8:11]
	v_add_u32_e32 v6, 0, v6
	ds_read_b64 v[6:7], v6 offset:12288
	v_pk_mul_f32 v[0:1], v[0:1], v[40:41] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[8:9], v[32:33], a[8:11]
	v_accvgpr_read_b32 v8, a70
	v_add_u32_e32 v8, 0, v8
	v_accvgpr_write_b32 a15, v3
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[8:11], v[4:5], v[28:29], a[8:11]
	ds_read_b64 v[4:5], v8 offset:14336
	v_accvgpr_read_b32 v8, a71
	v_add_u32_e32 v8, 0, v8
	ds_read_b64 v[8:9], v8 offset:14336
	v_accvgpr_write_b32 a14, v2
	v_accvgpr_write_b32 a13, v1
	v_accvgpr_write_b32 a12, v0
	v_accvgpr_read_b32 v0, a72
	v_add_u32_e32 v0, 0, v0
	ds_read_b64 v[0:1], v0 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[4:5], v[36:37], a[12:15]
	v_accvgpr_read_b32 v2, a73
	v_add_u32_e32 v2, 0, v2
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[8:9], v[32:33], a[12:15]
	v_mov_b32_e32 v144, v20
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[0:1], v[28:29], a[12:15]
	v_add_f32_e32 v0, v21, v22
	v_fmac_f32_e32 v0, v142, v40
	v_mov_b32_e32 v142, v0
	v_mfma_f32_16x16x16_bf16 a[0:3], v[46:47], v[12:13], a[0:3]
	v_mfma_f32_16x16x16_bf16 a[4:7], v[10:11], v[12:13], a[4:7]
	v_mfma_f32_16x16x16_bf16 a[8:11], v[6:7], v[12:13], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_bf16 a[12:15], v[2:3], v[12:13], a[12:15]
.LBB0_101:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v253, 38
	s_mul_i32 s2, s28, s2
	v_readlane_b32 s3, v255, 47
	s_add_i32 s2, s2, s3
	v_readlane_b32 s3, v253, 50
	s_mul_i32 s3, s15, s3
	s_add_i32 s6, s2, s3
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 13
	v_lshl_add_u64 v[0:1], v[104:105], 0, s[8:9]
	v_readlane_b32 s16, v254, 6
	global_store_dwordx4 v[0:1], a[0:3], off
	global_store_dwordx4 v[0:1], a[4:7], off offset:64
	global_store_dwordx4 v[0:1], a[8:11], off offset:128
	global_store_dwordx4 v[0:1], a[12:15], off offset:192
	v_add_u32_e32 v0, 0, v157
	v_readlane_b32 s17, v254, 7
	v_readlane_b32 s18, v254, 8
	v_readlane_b32 s19, v254, 9
	v_readlane_b32 s20, v254, 10
	v_readlane_b32 s21, v254, 11
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v161, v144
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	v_readlane_b32 s22, v254, 12
	v_readlane_b32 s23, v254, 13
	s_mov_b64 s[16:17], s[20:21]
	s_lshl_b64 s[6:7], s[6:7], 8
	s_mov_b64 s[18:19], s[22:23]
	s_add_u32 s28, s18, s6
	s_addc_u32 s3, s19, s7
	s_and_b32 s29, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v164, s[28:31], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v161, v142
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	s_add_u32 s28, s28, 0x80
	s_addc_u32 s3, s3, 0
	s_and_b32 s29, s3, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v164, s[28:31], 0 offen
	.loc	1 35 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v155
	s_barrier
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_105
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v0, s16, 0
	v_mbcnt_hi_u32_b32 v0, s17, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_104
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[18:19], s[2:3], 2
	s_add_u32 s18, s48, s18
	s_addc_u32 s19, s49, s19
	s_bcnt1_i32_b64 s3, s[16:17]
	v_mov_b32_e32 v1, s3
	global_atomic_add v1, v67, v1, s[18:19] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
.LBB0_104:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s3, v1
	s_nop 1
	v_add_u32_e32 v0, s3, v0
	ds_write_b32 v67, v0
.LBB0_105:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v67
	v_readlane_b32 s3, v253, 20
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s3, v0
	s_cbranch_vccnz .LBB0_26
	v_readlane_b32 s3, v253, 43
	s_add_i32 s6, s2, s3
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[8:9], s[6:7], 8
	v_readlane_b32 s3, v253, 44
	v_lshl_add_u64 v[134:135], v[128:129], 0, s[8:9]
	s_add_i32 s8, s2, s3
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[16:17], s[8:9], 8
	v_readlane_b32 s3, v253, 45
	v_lshl_add_u64 v[136:137], v[128:129], 0, s[16:17]
	s_add_i32 s16, s2, s3
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 8
	v_readlane_b32 s3, v253, 46
	v_lshl_add_u64 v[140:141], v[128:129], 0, s[18:19]
	s_add_i32 s18, s2, s3
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 8
	v_readlane_b32 s3, v253, 47
	v_lshl_add_u64 v[144:145], v[128:129], 0, s[20:21]
	s_add_i32 s20, s2, s3
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[22:23], s[20:21], 8
	v_readlane_b32 s3, v253, 48
	v_lshl_add_u64 v[138:139], v[128:129], 0, s[22:23]
	s_add_i32 s22, s2, s3
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[24:25], s[22:23], 8
	v_readlane_b32 s3, v253, 49
	v_lshl_add_u64 v[142:143], v[128:129], 0, s[24:25]
	s_add_i32 s24, s2, s3
	v_readlane_b32 s3, v253, 51
	s_ashr_i32 s25, s24, 31
	s_add_i32 s2, s2, s3
	v_readlane_b32 s60, v254, 6
	s_lshl_b64 s[26:27], s[24:25], 8
	s_ashr_i32 s3, s2, 31
	v_readlane_b32 s64, v254, 10
	v_readlane_b32 s65, v254, 11
	v_lshl_add_u64 v[146:147], v[128:129], 0, s[26:27]
	s_lshl_b64 s[26:27], s[2:3], 8
	s_lshl_b64 s[6:7], s[6:7], 13
	v_readlane_b32 s66, v254, 12
	v_readlane_b32 s67, v254, 13
	s_mov_b64 s[40:41], s[64:65]
	s_add_u32 s6, s40, s6
	s_addc_u32 s7, s41, s7
	v_mov_b32_e32 v125, v67
	s_lshl_b64 s[8:9], s[8:9], 13
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[124:125]
	v_lshlrev_b32_e32 v66, 2, v64
	s_add_u32 s8, s40, s8
	v_lshl_add_u64 v[4:5], v[0:1], 0, v[66:67]
	s_addc_u32 s9, s41, s9
	s_lshl_b64 s[16:17], s[16:17], 13
	global_load_dword v243, v[134:135], off offset:64
	global_load_dword v241, v[136:137], off offset:64
	global_load_dword v240, v[140:141], off offset:64
	global_load_dword v239, v[144:145], off offset:64
	global_load_dword v242, v[144:145], off offset:192
	global_load_dword v244, v[140:141], off offset:192
	global_load_dword v245, v[136:137], off offset:192
	global_load_dword v246, v[134:135], off offset:192
	global_load_dwordx4 v[0:3], v[4:5], off offset:16
	global_load_dwordx4 v[16:19], v[4:5], off
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[124:125]
	s_add_u32 s16, s40, s16
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[66:67]
	s_addc_u32 s17, s41, s17
	s_lshl_b64 s[18:19], s[18:19], 13
	global_load_dwordx4 v[4:7], v[8:9], off offset:16
	global_load_dwordx4 v[20:23], v[8:9], off
	v_lshl_add_u64 v[8:9], s[16:17], 0, v[124:125]
	s_add_u32 s18, s40, s18
	v_lshl_add_u64 v[12:13], v[8:9], 0, v[66:67]
	s_addc_u32 s19, s41, s19
	s_lshl_b64 s[20:21], s[20:21], 13
	global_load_dwordx4 v[8:11], v[12:13], off offset:16
	global_load_dwordx4 v[24:27], v[12:13], off
	v_lshl_add_u64 v[12:13], s[18:19], 0, v[124:125]
	s_add_u32 s20, s40, s20
	v_lshl_add_u64 v[28:29], v[12:13], 0, v[66:67]
	s_addc_u32 s21, s41, s21
	s_lshl_b64 s[22:23], s[22:23], 13
	v_lshl_add_u64 v[148:149], v[128:129], 0, s[26:27]
	global_load_dwordx4 v[12:15], v[28:29], off offset:16
	global_load_dwordx4 v[36:39], v[28:29], off
	global_load_dword v250, v[138:139], off offset:64
	global_load_dword v249, v[142:143], off offset:64
	global_load_dword v248, v[146:147], off offset:64
	global_load_dword v247, v[148:149], off offset:64
	global_load_dword v251, v[148:149], off offset:192
	global_load_dword v252, v[146:147], off offset:192
	global_load_dword v108, v[142:143], off offset:192
	global_load_dword v109, v[138:139], off offset:192
	v_lshl_add_u64 v[28:29], s[20:21], 0, v[124:125]
	s_add_u32 s22, s40, s22
	v_lshl_add_u64 v[32:33], v[28:29], 0, v[66:67]
	s_addc_u32 s23, s41, s23
	s_lshl_b64 s[24:25], s[24:25], 13
	global_load_dwordx4 v[28:31], v[32:33], off offset:16
	global_load_dwordx4 v[48:51], v[32:33], off
	v_lshl_add_u64 v[32:33], s[22:23], 0, v[124:125]
	s_add_u32 s26, s40, s24
	v_lshl_add_u64 v[40:41], v[32:33], 0, v[66:67]
	s_addc_u32 s27, s41, s25
	s_lshl_b64 s[2:3], s[2:3], 13
	global_load_dwordx4 v[32:35], v[40:41], off offset:16
	global_load_dwordx4 v[52:55], v[40:41], off
	v_lshl_add_u64 v[40:41], s[26:27], 0, v[124:125]
	s_add_u32 s24, s40, s2
	v_lshl_add_u64 v[44:45], v[40:41], 0, v[66:67]
	s_addc_u32 s25, s41, s3
	global_load_dwordx4 v[40:43], v[44:45], off offset:16
	global_load_dwordx4 v[56:59], v[44:45], off
	v_lshl_add_u64 v[44:45], s[24:25], 0, v[124:125]
	v_lshl_add_u64 v[60:61], v[44:45], 0, v[66:67]
	global_load_dwordx4 v[44:47], v[60:61], off offset:16
	s_nop 0
	global_load_dwordx4 v[60:63], v[60:61], off
	v_readlane_b32 s61, v254, 7
	v_readlane_b32 s62, v254, 8
	v_readlane_b32 s63, v254, 9
	s_mov_b64 s[42:43], s[66:67]
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s28, v255, 48
	v_readlane_b32 s29, v255, 49
	s_and_b64 s[28:29], s[2:3], s[28:29]
	s_mov_b64 exec, s[28:29]
	s_cbranch_execz .LBB0_108
	global_load_dword v70, v[134:135], off
	global_load_dword v71, v[136:137], off
	global_load_dword v72, v[140:141], off
	global_load_dword v73, v[144:145], off
	global_load_dword v74, v[138:139], off
	global_load_dword v75, v[142:143], off
	global_load_dword v76, v[146:147], off
	global_load_dword v77, v[148:149], off
	v_mov_b32_e32 v127, v67
	v_lshl_add_u64 v[88:89], s[6:7], 0, v[126:127]
	global_load_dword v125, v[144:145], off offset:128
	v_accvgpr_write_b32 a24, v236
	global_load_dword v236, v[140:141], off offset:128
	v_accvgpr_write_b32 a0, v150
	global_load_dword v150, v[136:137], off offset:128
	global_load_dword v87, v[134:135], off offset:128
	v_lshl_add_u64 v[90:91], s[8:9], 0, v[126:127]
	v_lshl_add_u64 v[94:95], v[88:89], 0, v[66:67]
	v_lshl_add_u64 v[92:93], s[16:17], 0, v[126:127]
	global_load_dwordx4 v[110:113], v[94:95], off
	v_lshl_add_u64 v[96:97], v[90:91], 0, v[66:67]
	v_lshl_add_u64 v[88:89], s[18:19], 0, v[126:127]
	global_load_dwordx4 v[114:117], v[96:97], off
	v_lshl_add_u64 v[100:101], v[92:93], 0, v[66:67]
	v_accvgpr_write_b32 a23, v235
	global_load_dword v235, v[148:149], off offset:128
	v_lshl_add_u64 v[90:91], s[20:21], 0, v[126:127]
	global_load_dwordx4 v[118:121], v[100:101], off
	v_lshl_add_u64 v[122:123], v[88:89], 0, v[66:67]
	v_accvgpr_write_b32 a2, v184
	v_accvgpr_write_b32 a1, v157
	global_load_dword v157, v[146:147], off offset:128
	v_accvgpr_write_b32 a13, v225
	global_load_dword v225, v[142:143], off offset:128
	v_accvgpr_write_b32 a12, v196
	global_load_dword v196, v[138:139], off offset:128
	global_load_dwordx4 v[134:137], v[122:123], off
	v_accvgpr_write_b32 a3, v185
	v_lshl_add_u64 v[184:185], v[90:91], 0, v[66:67]
	global_load_dwordx4 v[138:141], v[184:185], off
	v_lshl_add_u64 v[92:93], s[22:23], 0, v[126:127]
	v_accvgpr_write_b32 a4, v186
	v_lshl_add_u64 v[88:89], s[26:27], 0, v[126:127]
	v_accvgpr_write_b32 a5, v187
	v_lshl_add_u64 v[186:187], v[92:93], 0, v[66:67]
	v_accvgpr_write_b32 a6, v188
	global_load_dwordx4 v[142:145], v[186:187], off
	v_accvgpr_write_b32 a7, v189
	v_lshl_add_u64 v[188:189], v[88:89], 0, v[66:67]
	global_load_dwordx4 v[146:149], v[188:189], off
	v_lshl_add_u64 v[88:89], s[24:25], 0, v[126:127]
	v_accvgpr_write_b32 a10, v192
	v_accvgpr_write_b32 a11, v193
	v_lshl_add_u64 v[192:193], v[88:89], 0, v[66:67]
	global_load_dwordx4 v[88:91], v[192:193], off
	s_nop 0
	global_load_dwordx4 v[92:95], v[94:95], off offset:16
	s_nop 0
	global_load_dwordx4 v[96:99], v[96:97], off offset:16
	s_nop 0
	global_load_dwordx4 v[100:103], v[100:101], off offset:16
	v_accvgpr_write_b32 a14, v226
	v_accvgpr_write_b32 a15, v227
	v_accvgpr_write_b32 a16, v228
	v_accvgpr_write_b32 a17, v229
	global_load_dwordx4 v[226:229], v[122:123], off offset:16
	v_accvgpr_write_b32 a18, v230
	v_accvgpr_write_b32 a19, v231
	v_accvgpr_write_b32 a20, v232
	v_accvgpr_write_b32 a21, v233
	global_load_dwordx4 v[230:233], v[184:185], off offset:16
	s_nop 0
	global_load_dwordx4 v[184:187], v[186:187], off offset:16
	v_accvgpr_write_b32 a8, v190
	v_accvgpr_write_b32 a9, v191
	global_load_dwordx4 v[188:191], v[188:189], off offset:16
	v_mov_b32_e32 v123, v194
	v_mov_b32_e32 v127, v195
	global_load_dwordx4 v[192:195], v[192:193], off offset:16
	s_mov_b32 s6, 0xf149f2ca
	v_accvgpr_write_b32 a22, v234
	s_waitcnt vmcnt(30)
	v_max3_f32 v66, v70, s6, v71
	v_readlane_b32 s6, v253, 21
	s_waitcnt vmcnt(28)
	v_max3_f32 v66, v66, v72, v73
	v_readlane_b32 s7, v253, 22
	s_waitcnt vmcnt(26)
	v_max3_f32 v66, v66, v74, v75
	s_waitcnt vmcnt(24)
	v_max3_f32 v66, v66, v76, v77
	v_sub_f32_e32 v70, v70, v66
	v_exp_f32_e32 v70, v70
	v_sub_f32_e32 v71, v71, v66
	v_exp_f32_e32 v71, v71
	v_sub_f32_e32 v72, v72, v66
	v_sub_f32_e32 v73, v73, v66
	v_sub_f32_e32 v74, v74, v66
	v_sub_f32_e32 v75, v75, v66
	v_sub_f32_e32 v76, v76, v66
	v_sub_f32_e32 v66, v77, v66
	v_exp_f32_e32 v72, v72
	v_exp_f32_e32 v77, v66
	v_cndmask_b32_e64 v66, 0, v70, s[6:7]
	v_readlane_b32 s6, v253, 23
	v_readlane_b32 s7, v253, 24
	v_exp_f32_e32 v73, v73
	v_exp_f32_e32 v74, v74
	v_cndmask_b32_e64 v122, 0, v71, s[6:7]
	v_readlane_b32 s6, v253, 25
	v_readlane_b32 s7, v253, 26
	v_exp_f32_e32 v75, v75
	v_exp_f32_e32 v76, v76
	v_cndmask_b32_e64 v234, 0, v72, s[6:7]
	v_readlane_b32 s6, v253, 27
	v_readlane_b32 s7, v253, 28
	s_waitcnt vmcnt(20)
	v_fma_f32 v71, v66, v87, 0
	s_waitcnt vmcnt(19)
	v_pk_fma_f32 v[110:111], v[110:111], v[66:67], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v86, 0, v73, s[6:7]
	v_readlane_b32 s6, v253, 29
	v_readlane_b32 s7, v253, 30
	v_fmac_f32_e32 v71, v122, v150
	s_waitcnt vmcnt(18)
	v_pk_fma_f32 v[110:111], v[114:115], v[122:123], v[110:111] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v70, 0, v74, s[6:7]
	v_readlane_b32 s6, v253, 31
	v_readlane_b32 s7, v253, 32
	v_fmac_f32_e32 v71, v234, v236
	s_waitcnt vmcnt(16)
	v_pk_fma_f32 v[110:111], v[118:119], v[234:235], v[110:111] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v72, 0, v75, s[6:7]
	v_readlane_b32 s6, v253, 33
	v_readlane_b32 s7, v253, 34
	v_fmac_f32_e32 v71, v86, v125
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[110:111], v[86:87], v[134:135], v[110:111] op_sel_hi:[0,1,1]
	v_cndmask_b32_e64 v74, 0, v76, s[6:7]
	v_readlane_b32 s6, v253, 35
	v_fmac_f32_e32 v71, v70, v196
	v_readlane_b32 s7, v253, 36
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[110:111], v[70:71], v[138:139], v[110:111] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v71, v72, v225
	v_cndmask_b32_e64 v76, 0, v77, s[6:7]
	v_fmac_f32_e32 v71, v74, v157
	v_fmac_f32_e32 v71, v76, v235
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[110:111], v[72:73], v[142:143], v[110:111] op_sel_hi:[0,1,1]
	v_div_scale_f32 v73, s[6:7], v71, v71, 1.0
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[110:111], v[74:75], v[146:147], v[110:111] op_sel_hi:[0,1,1]
	v_rcp_f32_e32 v75, v73
	v_pk_fma_f32 v[112:113], v[112:113], v[66:67], 0 op_sel_hi:[1,0,0]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[88:89], v[76:77], v[88:89], v[110:111] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[112:113], v[116:117], v[122:123], v[112:113] op_sel_hi:[1,0,1]
	v_div_scale_f32 v77, vcc, 1.0, v71, 1.0
	v_pk_fma_f32 v[112:113], v[120:121], v[234:235], v[112:113] op_sel_hi:[1,0,1]
	v_accvgpr_read_b32 v235, a23
	v_pk_fma_f32 v[112:113], v[86:87], v[136:137], v[112:113] op_sel_hi:[0,1,1]
	v_fma_f32 v87, -v73, v75, 1.0
	v_fmac_f32_e32 v75, v87, v75
	v_mul_f32_e32 v87, v77, v75
	v_fma_f32 v110, -v73, v87, v77
	v_fmac_f32_e32 v87, v110, v75
	v_fma_f32 v73, -v73, v87, v77
	v_div_fmas_f32 v73, v73, v75, v87
	v_div_fixup_f32 v110, v73, v71, 1.0
	v_pk_mul_f32 v[114:115], v[88:89], v[110:111] op_sel_hi:[1,0]
	v_pk_fma_f32 v[88:89], v[70:71], v[140:141], v[112:113] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[88:89], v[72:73], v[144:145], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[88:89], v[74:75], v[148:149], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[88:89], v[76:77], v[90:91], v[88:89] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[90:91], v[66:67], v[92:93], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[90:91], v[122:123], v[96:97], v[90:91] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v87, a64
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[90:91], v[234:235], v[100:101], v[90:91] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[90:91], v[86:87], v[226:227], v[90:91] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[90:91], v[70:71], v[230:231], v[90:91] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[90:91], v[72:73], v[184:185], v[90:91] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[90:91], v[74:75], v[188:189], v[90:91] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[90:91], v[76:77], v[192:193], v[90:91] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[92:93], v[110:111], v[90:91] op_sel_hi:[0,1]
	v_pk_fma_f32 v[90:91], v[66:67], v[94:95], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[90:91], v[122:123], v[98:99], v[90:91] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[90:91], v[234:235], v[102:103], v[90:91] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[90:91], v[86:87], v[228:229], v[90:91] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[70:71], v[232:233], v[90:91] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[72:73], v[186:187], v[70:71] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[74:75], v[190:191], v[70:71] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[76:77], v[194:195], v[70:71] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[70:71], v[110:111], v[70:71] op_sel_hi:[0,1]
	v_bfe_u32 v66, v70, 16, 1
	v_bfe_u32 v72, v71, 16, 1
	v_add3_u32 v66, v70, v66, s56
	v_cmp_o_f32_e32 vcc, v70, v70
	v_bfe_u32 v73, v92, 16, 1
	v_add3_u32 v72, v71, v72, s56
	v_cndmask_b32_sdwa v66, v238, v66, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v71, v71
	v_pk_mul_f32 v[88:89], v[88:89], v[110:111] op_sel_hi:[1,0]
	v_bfe_u32 v74, v93, 16, 1
	v_add3_u32 v73, v92, v73, s56
	v_cndmask_b32_sdwa v70, v238, v72, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v92, v92
	v_bfe_u32 v75, v88, 16, 1
	v_add3_u32 v74, v93, v74, s56
	v_perm_b32 v91, v70, v66, s57
	v_cndmask_b32_sdwa v66, v238, v73, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v93, v93
	v_bfe_u32 v76, v89, 16, 1
	v_add3_u32 v75, v88, v75, s56
	v_cndmask_b32_sdwa v70, v238, v74, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v88, v88
	v_bfe_u32 v77, v114, 16, 1
	v_add3_u32 v76, v89, v76, s56
	v_perm_b32 v90, v70, v66, s57
	v_cndmask_b32_sdwa v66, v238, v75, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v89, v89
	v_bfe_u32 v86, v115, 16, 1
	v_add3_u32 v77, v114, v77, s56
	v_cndmask_b32_sdwa v70, v238, v76, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v114, v114
	v_accvgpr_read_b32 v193, a11
	v_add3_u32 v86, v115, v86, s56
	v_perm_b32 v89, v70, v66, s57
	v_cndmask_b32_sdwa v66, v238, v77, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v115, v115
	v_accvgpr_read_b32 v185, a3
	v_accvgpr_read_b32 v189, a7
	v_accvgpr_read_b32 v192, a10
	v_accvgpr_read_b32 v187, a5
	v_accvgpr_read_b32 v191, a9
	v_cndmask_b32_sdwa v70, v238, v86, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_accvgpr_read_b32 v150, a0
	v_accvgpr_read_b32 v236, a24
	v_accvgpr_read_b32 v196, a12
	v_accvgpr_read_b32 v225, a13
	v_accvgpr_read_b32 v157, a1
	v_accvgpr_read_b32 v227, a15
	v_accvgpr_read_b32 v226, a14
	v_accvgpr_read_b32 v231, a19
	v_accvgpr_read_b32 v230, a18
	v_accvgpr_read_b32 v184, a2
	v_accvgpr_read_b32 v188, a6
	v_accvgpr_read_b32 v234, a22
	v_accvgpr_read_b32 v229, a17
	v_accvgpr_read_b32 v228, a16
	v_accvgpr_read_b32 v233, a21
	v_accvgpr_read_b32 v232, a20
	v_accvgpr_read_b32 v186, a4
	v_accvgpr_read_b32 v190, a8
	v_mov_b32_e32 v195, v127
	v_mov_b32_e32 v194, v123
	v_perm_b32 v88, v70, v66, s57
	v_lshl_add_u64 v[70:71], v[132:133], 1, v[192:193]
	global_store_dwordx4 v[70:71], v[88:91], off
.LBB0_108:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s6, v255, 50
	v_readlane_b32 s7, v255, 51
	s_and_b64 s[6:7], s[2:3], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_25
	s_mov_b32 s6, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v66, v243, s6, v241
	s_waitcnt vmcnt(28)
	v_max3_f32 v66, v66, v240, v239
	s_waitcnt vmcnt(14)
	v_max3_f32 v66, v66, v250, v249
	s_waitcnt vmcnt(12)
	v_max3_f32 v71, v66, v248, v247
	v_sub_f32_e32 v66, v243, v71
	v_exp_f32_e32 v66, v66
	v_sub_f32_e32 v70, v241, v71
	v_exp_f32_e32 v70, v70
	v_readlane_b32 s6, v253, 21
	v_readlane_b32 s7, v253, 22
	v_sub_f32_e32 v72, v240, v71
	v_exp_f32_e32 v72, v72
	v_cndmask_b32_e64 v66, 0, v66, s[6:7]
	v_readlane_b32 s6, v253, 23
	v_readlane_b32 s7, v253, 24
	v_sub_f32_e32 v74, v239, v71
	v_exp_f32_e32 v74, v74
	v_cndmask_b32_e64 v70, 0, v70, s[6:7]
	v_readlane_b32 s6, v253, 25
	v_readlane_b32 s7, v253, 26
	v_sub_f32_e32 v75, v250, v71
	v_exp_f32_e32 v75, v75
	v_cndmask_b32_e64 v72, 0, v72, s[6:7]
	v_readlane_b32 s6, v253, 27
	v_readlane_b32 s7, v253, 28
	v_sub_f32_e32 v76, v249, v71
	v_exp_f32_e32 v77, v76
	v_cndmask_b32_e64 v74, 0, v74, s[6:7]
	v_readlane_b32 s6, v253, 29
	v_readlane_b32 s7, v253, 30
	v_fma_f32 v73, v246, v66, 0
	v_fmac_f32_e32 v73, v70, v245
	v_cndmask_b32_e64 v76, 0, v75, s[6:7]
	v_sub_f32_e32 v75, v248, v71
	v_readlane_b32 s6, v253, 31
	v_exp_f32_e32 v75, v75
	v_readlane_b32 s7, v253, 32
	v_sub_f32_e32 v71, v247, v71
	v_fmac_f32_e32 v73, v72, v244
	v_cndmask_b32_e64 v86, 0, v77, s[6:7]
	v_exp_f32_e32 v71, v71
	v_readlane_b32 s6, v253, 33
	v_fmac_f32_e32 v73, v74, v242
	v_readlane_b32 s7, v253, 34
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v73, v76, v109
	v_fmac_f32_e32 v73, v86, v108
	v_cndmask_b32_e64 v88, 0, v75, s[6:7]
	v_readlane_b32 s6, v253, 35
	v_readlane_b32 s7, v253, 36
	v_fmac_f32_e32 v73, v88, v252
	v_pk_fma_f32 v[2:3], v[2:3], v[66:67], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v90, 0, v71, s[6:7]
	v_fmac_f32_e32 v73, v90, v251
	v_div_scale_f32 v71, s[6:7], v73, v73, 1.0
	v_rcp_f32_e32 v75, v71
	v_pk_fma_f32 v[0:1], v[0:1], v[66:67], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[18:19], v[18:19], v[66:67], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[16:17], v[16:17], v[66:67], 0 op_sel_hi:[1,0,0]
	v_fma_f32 v77, -v71, v75, 1.0
	v_fmac_f32_e32 v75, v77, v75
	v_div_scale_f32 v77, vcc, 1.0, v73, 1.0
	v_mul_f32_e32 v87, v77, v75
	v_fma_f32 v89, -v71, v87, v77
	v_fmac_f32_e32 v87, v89, v75
	v_fma_f32 v71, -v71, v87, v77
	v_div_fmas_f32 v71, v71, v75, v87
	v_pk_fma_f32 v[2:3], v[70:71], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[72:73], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[70:71], v[4:5], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[74:75], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	v_accvgpr_read_b32 v87, a64
	v_pk_fma_f32 v[0:1], v[72:73], v[8:9], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[2:3], v[76:77], v[30:31], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[70:71], v[22:23], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[74:75], v[12:13], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[2:3], v[86:87], v[34:35], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[72:73], v[26:27], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[76:77], v[28:29], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[2:3], v[88:89], v[42:43], v[2:3] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v92, v71, v73, 1.0
	v_pk_fma_f32 v[16:17], v[70:71], v[20:21], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[74:75], v[38:39], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[86:87], v[32:33], v[0:1] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[2:3], v[90:91], v[46:47], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[72:73], v[24:25], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[76:77], v[50:51], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[88:89], v[40:41], v[0:1] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[2:3], v[92:93], v[2:3] op_sel_hi:[0,1]
	v_pk_fma_f32 v[16:17], v[74:75], v[36:37], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[86:87], v[54:55], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[90:91], v[44:45], v[0:1] op_sel_hi:[0,1,1]
	v_bfe_u32 v4, v2, 16, 1
	v_pk_fma_f32 v[16:17], v[76:77], v[48:49], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[88:89], v[58:59], v[18:19] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[0:1], v[92:93], v[0:1] op_sel_hi:[0,1]
	v_bfe_u32 v5, v3, 16, 1
	v_add3_u32 v4, v2, v4, s56
	v_cmp_o_f32_e32 vcc, v2, v2
	v_pk_fma_f32 v[16:17], v[86:87], v[52:53], v[16:17] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[18:19], v[90:91], v[62:63], v[18:19] op_sel_hi:[0,1,1]
	v_bfe_u32 v6, v0, 16, 1
	v_add3_u32 v5, v3, v5, s56
	v_cndmask_b32_sdwa v2, v238, v4, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v3, v3
	v_pk_fma_f32 v[16:17], v[88:89], v[56:57], v[16:17] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[18:19], v[18:19], v[92:93] op_sel_hi:[1,0]
	v_bfe_u32 v7, v1, 16, 1
	v_add3_u32 v6, v0, v6, s56
	v_cndmask_b32_sdwa v3, v238, v5, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v0, v0
	v_pk_fma_f32 v[16:17], v[90:91], v[60:61], v[16:17] op_sel_hi:[0,1,1]
	v_bfe_u32 v8, v18, 16, 1
	v_add3_u32 v7, v1, v7, s56
	v_cndmask_b32_sdwa v0, v238, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v1, v1
	v_pk_mul_f32 v[16:17], v[16:17], v[92:93] op_sel_hi:[1,0]
	v_bfe_u32 v9, v19, 16, 1
	v_add3_u32 v8, v18, v8, s56
	v_cndmask_b32_sdwa v1, v238, v7, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v18, v18
	v_bfe_u32 v10, v16, 16, 1
	v_add3_u32 v9, v19, v9, s56
	v_perm_b32 v3, v3, v2, s57
	v_perm_b32 v2, v1, v0, s57
	v_cndmask_b32_sdwa v0, v238, v8, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v19, v19
	v_bfe_u32 v11, v17, 16, 1
	v_add3_u32 v10, v16, v10, s56
	v_cndmask_b32_sdwa v1, v238, v9, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v16, v16
	v_add3_u32 v11, v17, v11, s56
	v_perm_b32 v1, v1, v0, s57
	v_cndmask_b32_sdwa v0, v238, v10, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_cmp_o_f32_e32 vcc, v17, v17
	v_lshl_add_u64 v[94:95], v[130:131], 1, v[192:193]
	s_nop 0
	v_cndmask_b32_sdwa v4, v238, v11, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_perm_b32 v0, v4, v0, s57
	global_store_dwordx4 v[94:95], v[0:3], off
	s_branch .LBB0_25
.LBB0_110:
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
		.amdhsa_next_free_vgpr 330
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
	.set mesh_attention.num_vgpr, 256
	.set mesh_attention.num_agpr, 74
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
  - .agpr_count:     74
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
    .sgpr_spill_count: 184
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     330
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
