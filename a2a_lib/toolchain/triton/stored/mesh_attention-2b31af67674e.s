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
	v_writelane_b32 v253, s12, 0
	s_nop 1
	v_writelane_b32 v253, s13, 1
	s_load_dword s51, s[0:1], 0x84
	s_load_dword s33, s[0:1], 0x58
	s_load_dword s12, s[0:1], 0x60
	v_writelane_b32 v253, s10, 2
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s16, s51
	v_writelane_b32 v253, s11, 3
	s_cbranch_scc1 .LBB0_2
	.loc	1 16 0
	s_ashr_i32 s11, s33, 31
	s_ashr_i32 s13, s12, 31
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[18:19], -1
.LBB0_3:
	s_load_dword s10, s[0:1], 0x94
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b32 s54, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s10, 4
	s_load_dwordx2 s[34:35], s[0:1], 0x8c
	s_load_dwordx2 s[26:27], s[0:1], 0x50
	s_load_dword s10, s[0:1], 0x80
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v253, s26, 5
	s_nop 1
	v_writelane_b32 v253, s27, 6
	s_cbranch_vccnz .LBB0_22
	.loc	1 13 0
	s_add_i32 s19, s27, -1
	s_sub_i32 s11, 1, s27
	s_max_i32 s11, s19, s11
	v_cvt_f32_u32_e32 v1, s11
	s_sub_i32 s18, 0, s11
	s_abs_i32 s13, s16
	s_xor_b32 s17, s16, s19
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s17, s17, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s20, v1
	s_mul_i32 s18, s18, s20
	s_mul_hi_u32 s18, s20, s18
	s_add_i32 s20, s20, s18
	s_mul_hi_u32 s18, s13, s20
	s_mul_i32 s20, s18, s11
	s_sub_i32 s13, s13, s20
	s_add_i32 s21, s18, 1
	s_sub_i32 s20, s13, s11
	s_cmp_ge_u32 s13, s11
	s_cselect_b32 s18, s21, s18
	s_cselect_b32 s13, s20, s13
	s_add_i32 s20, s18, 1
	s_cmp_ge_u32 s13, s11
	s_cselect_b32 s18, s20, s18
	s_abs_i32 s20, s34
	v_cvt_f32_u32_e32 v2, s20
	s_sub_i32 s23, 0, s20
	s_abs_i32 s21, s27
	s_xor_b32 s18, s18, s17
	v_rcp_iflag_f32_e32 v2, v2
	v_cvt_f32_u32_e32 v1, s21
	s_sub_i32 s18, s18, s17
	s_abs_i32 s22, s18
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_rcp_iflag_f32_e32 v1, v1
	s_xor_b32 s17, s18, s34
	s_ashr_i32 s11, s33, 31
	v_readfirstlane_b32 s24, v2
	s_mul_i32 s23, s23, s24
	s_mul_hi_u32 s23, s24, s23
	s_add_i32 s24, s24, s23
	s_mul_hi_u32 s23, s22, s24
	s_mul_i32 s24, s23, s20
	s_sub_i32 s22, s22, s24
	s_ashr_i32 s13, s12, 31
	s_ashr_i32 s17, s17, 31
	s_add_i32 s24, s23, 1
	s_sub_i32 s25, s22, s20
	s_cmp_ge_u32 s22, s20
	s_cselect_b32 s23, s24, s23
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s22, s25, s22
	s_add_i32 s24, s23, 1
	v_cvt_u32_f32_e32 v1, v1
	s_cmp_ge_u32 s22, s20
	s_cselect_b32 s20, s24, s23
	s_xor_b32 s20, s20, s17
	s_sub_i32 s20, s20, s17
	s_cmp_ge_i32 s20, s12
	v_readfirstlane_b32 s22, v1
	s_cbranch_scc1 .LBB0_20
	s_mul_i32 s19, s18, s19
	s_sub_i32 s19, s16, s19
	s_add_i32 s19, s26, s19
	s_add_i32 s23, s19, 1
	s_not_b32 s19, s19
	s_mov_b64 s[30:31], s[26:27]
	s_ashr_i32 s26, s23, 31
	s_max_i32 s19, s23, s19
	s_sub_i32 s23, 0, s21
	s_mul_i32 s23, s23, s22
	s_mul_hi_u32 s23, s22, s23
	s_add_i32 s22, s22, s23
	s_mul_hi_u32 s22, s19, s22
	s_mul_i32 s22, s22, s21
	s_sub_i32 s19, s19, s22
	s_sub_i32 s22, s19, s21
	s_cmp_ge_u32 s19, s21
	s_cselect_b32 s19, s22, s19
	s_sub_i32 s22, s19, s21
	s_cmp_ge_u32 s19, s21
	s_cselect_b32 s19, s22, s19
	s_load_dwordx2 s[24:25], s[0:1], 0x48
	s_load_dword s17, s[0:1], 0x88
	s_xor_b32 s19, s19, s26
	s_sub_i32 s22, s19, s26
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 3
	s_waitcnt lgkmcnt(0)
	s_add_u32 s22, s24, s22
	s_addc_u32 s23, s25, s23
	s_ashr_i32 s27, s30, 31
	s_mov_b32 s26, s30
	s_lshl_b64 s[26:27], s[26:27], 3
	s_add_u32 s24, s24, s26
	s_addc_u32 s25, s25, s27
	s_load_dwordx2 s[26:27], s[22:23], 0x0
	s_load_dwordx2 s[28:29], s[24:25], 0x0
	v_lshlrev_b32_e32 v3, 7, v0
	v_mov_b32_e32 v5, 0
	v_and_b32_e32 v4, 0x80, v3
	v_and_b32_e32 v3, 0x7e, v0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s19, s26, s28
	s_subb_u32 s21, s27, s29
	s_ashr_i32 s22, s21, 31
	s_lshr_b32 s22, s22, 28
	s_add_u32 s19, s19, s22
	s_addc_u32 s21, s21, 0
	s_and_b32 s26, s19, -16
	v_readlane_b32 s22, v253, 2
	v_readlane_b32 s23, v253, 3
	s_add_u32 s24, s22, s26
	s_addc_u32 s25, s23, s21
	s_lshl_b32 s19, s30, 1
	s_mul_hi_i32 s27, s33, s19
	s_mul_i32 s19, s33, s19
	s_mul_i32 s22, s19, s13
	s_mul_hi_u32 s23, s19, s12
	s_add_i32 s22, s23, s22
	s_mul_i32 s23, s27, s12
	s_add_i32 s23, s22, s23
	s_mul_i32 s22, s19, s12
	s_lshl_b64 s[22:23], s[22:23], 7
	s_add_u32 s22, s24, s22
	s_mul_i32 s28, s20, s34
	s_addc_u32 s23, s25, s23
	s_sub_i32 s38, s18, s28
	s_add_i32 s18, s33, 15
	s_ashr_i32 s28, s18, 31
	s_lshr_b32 s28, s28, 28
	s_add_i32 s18, s18, s28
	s_ashr_i32 s39, s18, 4
	s_add_u32 s18, s19, s33
	s_addc_u32 s19, s27, s11
	s_mul_i32 s19, s12, s19
	s_mul_hi_u32 s27, s12, s18
	s_add_i32 s19, s27, s19
	s_mul_i32 s27, s13, s18
	s_add_i32 s19, s19, s27
	s_mul_i32 s18, s12, s18
	s_lshl_b64 s[18:19], s[18:19], 7
	s_add_u32 s24, s24, s18
	s_addc_u32 s25, s25, s19
	v_readlane_b32 s18, v253, 0
	v_readlane_b32 s19, v253, 1
	s_add_u32 s26, s18, s26
	s_mul_i32 s18, s30, s12
	s_addc_u32 s21, s19, s21
	s_lshl_b32 s18, s18, 6
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 2
	s_add_u32 s18, s26, s18
	s_addc_u32 s19, s21, s19
	v_lshrrev_b32_e32 v6, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	s_cmp_lt_i32 s38, s39
	v_lshl_add_u64 v[4:5], s[18:19], 0, v[4:5]
	v_cmp_eq_u32_e64 s[18:19], 0, v3
	v_and_b32_e32 v1, 63, v0
	v_and_b32_e32 v2, 56, v2
	s_cselect_b64 s[26:27], -1, 0
	v_cndmask_b32_e64 v3, 0, 1, s[18:19]
	v_lshl_or_b32 v12, s38, 4, v6
	s_lshl_b32 s40, s34, 4
	v_bfrev_b32_e32 v13, 0.5
	v_mov_b32_e32 v14, 1
	s_mov_b32 s28, 0x33333333
	v_mov_b32_e32 v6, -1
	v_bfrev_b32_e32 v7, -8
	v_mov_b32_e32 v15, 32
	v_mov_b32_e32 v16, 16
	v_mov_b32_e32 v17, 8
	v_mov_b32_e32 v18, 4
	v_mov_b32_e32 v19, 2
	s_branch .LBB0_7
.LBB0_6:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s20, s20, s17
	s_cmp_lt_i32 s20, s12
	s_cbranch_scc0 .LBB0_21
.LBB0_7:
	s_ashr_i32 s21, s20, 31
	s_andn2_b64 vcc, exec, s[26:27]
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v8, v12
	s_mov_b32 s29, s38
	s_cbranch_vccz .LBB0_16
.LBB0_8:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v10, v1
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, 0
	v_add_u32_dpp v10, v3, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v11, v3 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v20, v3 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v10, v10, v11, v20
	s_lshl_b32 s30, s20, 6
	s_ashr_i32 s31, s30, 31
	v_add_u32_dpp v10, v10, v10 row_shr:4 row_mask:0xf bank_mask:0xe
	v_lshl_add_u64 v[8:9], s[30:31], 2, v[4:5]
	s_nop 0
	v_add_u32_dpp v10, v10, v10 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v10, v10, v10 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v10, v10, v10 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v10, 0, v10, s[18:19]
	v_lshl_add_u32 v11, v10, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_nop 1
	v_cndmask_b32_e32 v10, v13, v11, vcc
	ds_permute_b32 v20, v10, v14
	ds_permute_b32 v8, v10, v8
	ds_permute_b32 v9, v10, v9
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_bcnt1_i32_b64 s21, vcc
	v_cmp_gt_u32_e32 vcc, s21, v1
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_6
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[22:23], v[8:9], 0, 4
	v_mov_b32_dpp v10, v8 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v9 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[22:23], v[10:11]
	s_lshr_b64 s[36:37], vcc, 1
	s_and_b32 s21, s37, 0x55555555
	s_and_b32 s29, s36, 0x55555555
	s_sub_u32 s36, vcc_lo, s29
	s_subb_u32 s37, vcc_hi, s21
	s_mov_b32 s29, s28
	s_and_b64 s[42:43], s[36:37], s[28:29]
	s_lshr_b64 s[36:37], s[36:37], 2
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_add_u32 s36, s36, s42
	s_addc_u32 s37, s37, s43
	s_lshr_b64 s[42:43], s[36:37], 4
	s_add_u32 s21, s42, s36
	s_addc_u32 s29, s43, s37
	s_and_b32 s21, s21, 0xf0f0f0f
	s_and_b32 s29, s29, 0xf0f0f0f
	s_mul_i32 s36, s21, 0x1010101
	s_mul_hi_u32 s21, s21, 0x1010101
	s_add_i32 s21, s21, s36
	s_mul_i32 s29, s29, 0x1010101
	s_add_i32 s37, s21, s29
	v_cmp_gt_u64_e32 vcc, s[36:37], v[6:7]
	s_cbranch_vccnz .LBB0_18
	s_mov_b32 s21, 0
	s_mov_b64 s[36:37], 0
.LBB0_11:
	v_readfirstlane_b32 s42, v8
	v_readfirstlane_b32 s43, v9
	v_mov_b32_e32 v21, s21
	s_nop 0
	v_cmp_eq_u64_e64 s[42:43], s[42:43], v[8:9]
	s_bcnt1_i32_b64 s29, s[42:43]
	s_add_i32 s21, s21, s29
	v_mov_b64_e32 v[10:11], s[42:43]
	v_mov_b32_e32 v22, s29
	s_or_b64 s[36:37], s[42:43], s[36:37]
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB0_11
	s_or_b64 exec, exec, s[36:37]
	v_mbcnt_lo_u32_b32 v10, v10, 0
	v_mbcnt_hi_u32_b32 v10, v11, v10
	v_sub_u32_e32 v11, v22, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_add_lshl_u32 v21, v10, v21, 2
	v_lshlrev_b32_e32 v11, 8, v11
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_or3_b32 v10, v11, v10, v21
	ds_permute_b32 v10, v21, v10
	ds_permute_b32 v8, v21, v8
	ds_permute_b32 v9, v21, v9
	ds_permute_b32 v20, v21, v20
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v10, v14 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_14
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v11, v10, v20 offset:128
	v_cmp_gt_u32_sdwa vcc, v10, v15 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_add_u32_e32 v11, v11, v20
	ds_bpermute_b32 v20, v10, v11 offset:64
	v_cmp_gt_u32_sdwa vcc, v10, v16 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_add_u32_e32 v11, v11, v20
	ds_bpermute_b32 v20, v10, v11 offset:32
	v_cmp_gt_u32_sdwa vcc, v10, v17 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_add_u32_e32 v11, v11, v20
	ds_bpermute_b32 v20, v10, v11 offset:16
	v_cmp_gt_u32_sdwa vcc, v10, v18 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_add_u32_e32 v11, v11, v20
	ds_bpermute_b32 v20, v10, v11 offset:8
	v_cmp_gt_u32_sdwa vcc, v10, v19 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_add_u32_e32 v11, v11, v20
	ds_bpermute_b32 v20, v10, v11 offset:4
	v_cmp_gt_u32_sdwa vcc, v10, v14 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v20, 0, v20, vcc
	v_add_u32_e32 v20, v11, v20
.LBB0_14:
	v_and_b32_e32 v10, 1, v10
	v_cmp_eq_u32_e64 s[36:37], 1, v10
	s_and_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_6
	s_branch .LBB0_19
.LBB0_15:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s29, s29, s34
	s_cmp_lt_i32 s29, s39
	v_add_u32_e32 v8, s40, v8
	s_cbranch_scc0 .LBB0_8
.LBB0_16:
	v_cmp_gt_i32_e32 vcc, s33, v8
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_15
	v_mov_b64_e32 v[10:11], s[20:21]
	v_mad_i64_i32 v[10:11], s[36:37], v8, s12, v[10:11]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_or_b32 v10, v2, 1, v10
	v_lshl_add_u64 v[30:31], s[4:5], 0, v[10:11]
	v_lshl_add_u64 v[28:29], s[6:7], 0, v[10:11]
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[20:23], v[30:31], off
	global_load_dwordx4 v[24:27], v[28:29], off
	v_lshl_add_u64 v[28:29], s[24:25], 0, v[10:11]
	v_lshl_add_u64 v[10:11], s[22:23], 0, v[10:11]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[10:11], v[20:23], off
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[28:29], v[24:27], off
	s_branch .LBB0_15
.LBB0_18:
	s_mov_b64 s[36:37], -1
	s_and_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_6
.LBB0_19:
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[8:9], v20, off sc1
	s_branch .LBB0_6
.LBB0_20:
	s_load_dword s54, s[0:1], 0x94
	s_branch .LBB0_22
.LBB0_21:
	s_load_dword s54, s[0:1], 0x94
	s_load_dwordx2 s[26:27], s[0:1], 0x50
.LBB0_22:
	.loc	1 15 0
	s_abs_i32 s18, s12
	.loc	1 18 0
	s_abs_i32 s17, s10
	.loc	1 15 0
	v_cvt_f32_u32_e32 v1, s18
	.loc	1 18 0
	v_cvt_f32_u32_e32 v2, s17
	.loc	1 19 0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s54, s35
	.loc	1 15 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 18 0
	v_rcp_iflag_f32_e32 v2, v2
	.loc	1 15 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	1 18 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	.loc	1 15 0
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 18 0
	v_cvt_u32_f32_e32 v2, v2
	.loc	1 15 0
	v_readfirstlane_b32 s20, v1
	.loc	1 18 0
	v_readfirstlane_b32 s19, v2
	s_cbranch_scc1 .LBB0_109
	v_lshlrev_b32_e32 v2, 3, v0
	v_lshrrev_b32_e32 v65, 3, v0
	v_and_b32_e32 v64, 56, v2
	v_or_b32_e32 v83, 16, v65
	v_mov_b32_e32 v67, 0
	.loc	1 19 0
	v_lshlrev_b32_e32 v66, 1, v64
	v_lshl_add_u64 v[68:69], s[2:3], 0, v[66:67]
	v_mad_u64_u32 v[184:185], s[2:3], s12, v83, 0
	v_or_b32_e32 v18, 32, v65
	v_mov_b32_e32 v2, v185
	v_mad_u64_u32 v[2:3], s[2:3], s13, v83, v[2:3]
	v_mad_u64_u32 v[186:187], s[2:3], s12, v18, 0
	v_or_b32_e32 v1, 48, v65
	v_mov_b32_e32 v185, v2
	v_mov_b32_e32 v2, v187
	v_and_b32_e32 v22, 0x78, v0
	v_mad_u64_u32 v[2:3], s[2:3], s13, v18, v[2:3]
	v_mad_u64_u32 v[188:189], s[2:3], s12, v1, 0
	v_lshrrev_b32_e32 v151, 1, v22
	v_mov_b32_e32 v187, v2
	v_mov_b32_e32 v2, v189
	v_mad_u64_u32 v[2:3], s[2:3], s13, v1, v[2:3]
	v_mad_u64_u32 v[226:227], s[2:3], s12, v151, 0
	v_or_b32_e32 v21, 1, v151
	v_mov_b32_e32 v189, v2
	v_mov_b32_e32 v2, v227
	v_mad_u64_u32 v[2:3], s[2:3], s13, v151, v[2:3]
	v_mad_u64_u32 v[228:229], s[2:3], s12, v21, 0
	v_or_b32_e32 v20, 2, v151
	v_mov_b32_e32 v227, v2
	v_mov_b32_e32 v2, v229
	v_mad_u64_u32 v[2:3], s[2:3], s13, v21, v[2:3]
	v_mad_u64_u32 v[230:231], s[2:3], s12, v20, 0
	v_or_b32_e32 v19, 3, v151
	v_mov_b32_e32 v229, v2
	v_mov_b32_e32 v2, v231
	v_mad_u64_u32 v[2:3], s[2:3], s13, v20, v[2:3]
	v_mad_u64_u32 v[232:233], s[2:3], s12, v19, 0
	v_mov_b32_e32 v231, v2
	v_mov_b32_e32 v2, v233
	v_mad_u64_u32 v[2:3], s[2:3], s13, v19, v[2:3]
	v_mad_u64_u32 v[84:85], s[2:3], s12, v65, 0
	v_mov_b32_e32 v233, v2
	v_mov_b32_e32 v2, v85
	v_or_b32_e32 v29, 0x50, v65
	v_mad_u64_u32 v[2:3], s[2:3], s13, v65, v[2:3]
	v_mad_u64_u32 v[4:5], s[2:3], s12, v29, 0
	v_mov_b32_e32 v85, v2
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v29, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v28, 0x60, v65
	v_accvgpr_write_b32 a33, v5
	v_accvgpr_write_b32 a32, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v28, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v28, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v27, 0x70, v65
	v_accvgpr_write_b32 a35, v5
	v_accvgpr_write_b32 a34, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v27, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v27, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v26, 64, v151
	v_accvgpr_write_b32 a37, v5
	v_accvgpr_write_b32 a36, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v26, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v26, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v25, 0x41, v151
	v_accvgpr_write_b32 a39, v5
	v_accvgpr_write_b32 a38, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v25, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v25, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v24, 0x42, v151
	v_accvgpr_write_b32 a41, v5
	v_accvgpr_write_b32 a40, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v24, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v24, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v23, 0x43, v151
	v_accvgpr_write_b32 a43, v5
	v_accvgpr_write_b32 a42, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v23, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v23, v[2:3]
	v_mov_b32_e32 v5, v2
	v_or_b32_e32 v30, 64, v65
	v_accvgpr_write_b32 a45, v5
	v_accvgpr_write_b32 a44, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v30, 0
	v_mov_b32_e32 v2, v5
	v_mad_u64_u32 v[2:3], s[2:3], s13, v30, v[2:3]
	v_mov_b32_e32 v5, v2
	v_lshl_add_u64 v[234:235], s[8:9], 0, v[66:67]
	v_accvgpr_write_b32 a47, v5
	v_lshlrev_b32_e32 v66, 2, v65
	v_accvgpr_write_b32 a46, v4
	v_or_b32_e32 v5, 0x83, v66
	v_mad_u64_u32 v[2:3], s[2:3], s12, v5, 0
	v_mov_b32_e32 v4, v3
	v_mad_u64_u32 v[4:5], s[2:3], s13, v5, v[4:5]
	v_or_b32_e32 v7, 0x82, v66
	v_mov_b32_e32 v3, v4
	v_mad_u64_u32 v[4:5], s[2:3], s12, v7, 0
	v_mov_b32_e32 v6, v5
	v_mad_u64_u32 v[6:7], s[2:3], s13, v7, v[6:7]
	v_or_b32_e32 v9, 0x81, v66
	v_mov_b32_e32 v5, v6
	v_mad_u64_u32 v[6:7], s[2:3], s12, v9, 0
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[2:3], s13, v9, v[8:9]
	v_or_b32_e32 v11, 0x80, v66
	v_mov_b32_e32 v7, v8
	v_mad_u64_u32 v[8:9], s[2:3], s12, v11, 0
	v_mov_b32_e32 v10, v9
	v_mad_u64_u32 v[10:11], s[2:3], s13, v11, v[10:11]
	v_or_b32_e32 v13, 0xb0, v65
	v_mov_b32_e32 v9, v10
	v_mad_u64_u32 v[10:11], s[2:3], s12, v13, 0
	v_mov_b32_e32 v12, v11
	v_mad_u64_u32 v[12:13], s[2:3], s13, v13, v[12:13]
	v_or_b32_e32 v15, 0xa0, v65
	v_mov_b32_e32 v11, v12
	v_mad_u64_u32 v[12:13], s[2:3], s12, v15, 0
	v_mov_b32_e32 v14, v13
	v_mad_u64_u32 v[14:15], s[2:3], s13, v15, v[14:15]
	v_or_b32_e32 v17, 0x90, v65
	v_mov_b32_e32 v13, v14
	v_mad_u64_u32 v[14:15], s[2:3], s12, v17, 0
	v_mov_b32_e32 v16, v15
	v_mad_u64_u32 v[16:17], s[2:3], s13, v17, v[16:17]
	v_or_b32_e32 v31, 0x80, v65
	v_mov_b32_e32 v15, v16
	v_mad_u64_u32 v[16:17], s[2:3], s12, v31, 0
	v_mov_b32_e32 v32, v17
	s_load_dword s37, s[0:1], 0x5c
	v_mad_u64_u32 v[32:33], s[2:3], s13, v31, v[32:33]
	v_and_b32_e32 v36, 64, v0
	v_mov_b32_e32 v17, v32
	v_and_b32_e32 v31, 15, v0
	v_lshrrev_b32_e32 v32, 2, v36
	s_sub_i32 s9, 0, s18
	v_or_b32_e32 v152, v32, v31
	s_mul_i32 s9, s9, s20
	v_lshlrev_b32_e32 v32, 8, v152
	v_mov_b32_e32 v33, v67
	s_mul_hi_u32 s9, s20, s9
	v_lshl_add_u64 v[32:33], s[14:15], 0, v[32:33]
	v_and_b32_e32 v34, 48, v0
	v_mov_b32_e32 v35, v67
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s8, s37
	s_add_i32 s20, s20, s9
	v_lshl_add_u64 v[104:105], v[32:33], 0, v[34:35]
	v_lshrrev_b32_e32 v153, 2, v34
	v_lshrrev_b32_e32 v32, 1, v34
	v_lshlrev_b32_e32 v34, 3, v31
	s_mul_hi_u32 s9, s8, s20
	s_sub_i32 s20, 0, s17
	v_lshlrev_b32_e32 v33, 7, v31
	v_lshlrev_b32_e32 v35, 5, v36
	v_xor_b32_e32 v37, v34, v32
	s_mul_i32 s20, s20, s19
	v_or3_b32 v154, v37, v35, v33
	v_and_b32_e32 v35, 6, v0
	s_mul_hi_u32 s20, s19, s20
	s_movk_i32 s2, 0x440
	v_lshlrev_b32_e32 v37, 2, v35
	v_bfe_i32 v38, v0, 0, 1
	s_add_i32 s19, s19, s20
	.loc	1 14 0
	s_add_i32 s20, s33, 31
	v_and_or_b32 v37, v38, s2, v37
	s_ashr_i32 s2, s37, 31
	s_ashr_i32 s3, s12, 31
	s_ashr_i32 s21, s20, 31
	s_sub_i32 s10, s10, s51
	s_lshr_b32 s21, s21, 27
	.loc	1 15 0
	s_xor_b32 s2, s2, s3
	s_mul_i32 s3, s9, s18
	v_writelane_b32 v253, s10, 7
	s_add_i32 s10, s10, s16
	.loc	1 14 0
	s_add_i32 s20, s20, s21
	.loc	1 15 0
	s_sub_i32 s3, s8, s3
	s_ashr_i32 s16, s10, 31
	s_abs_i32 s10, s10
	.loc	1 14 0
	s_ashr_i32 s44, s20, 5
	.loc	1 15 0
	s_add_i32 s8, s9, 1
	s_sub_i32 s21, s3, s18
	s_cmp_ge_u32 s3, s18
	s_cselect_b32 s8, s8, s9
	s_cselect_b32 s3, s21, s3
	s_add_i32 s9, s8, 1
	s_cmp_ge_u32 s3, s18
	s_cselect_b32 s3, s9, s8
	s_xor_b32 s3, s3, s2
	s_sub_i32 s45, s3, s2
	.loc	1 16 0
	s_mul_i32 s2, s33, s13
	s_mul_hi_u32 s3, s33, s12
	s_add_i32 s2, s3, s2
	s_mul_i32 s3, s11, s12
	s_add_i32 s3, s2, s3
	s_mul_i32 s2, s33, s12
	s_mul_hi_u32 s19, s10, s19
	s_lshl_b64 s[2:3], s[2:3], 6
	.loc	1 18 0
	v_writelane_b32 v253, s2, 8
	s_mul_i32 s19, s19, s17
	s_load_dwordx4 s[28:31], s[0:1], 0x64
	s_load_dwordx2 s[60:61], s[0:1], 0x74
	s_load_dwordx4 s[40:43], s[0:1], 0x38
	v_writelane_b32 v253, s3, 9
	s_sub_i32 s2, s10, s19
	s_sub_i32 s3, s2, s17
	s_cmp_ge_u32 s2, s17
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s3, s2, s17
	s_cmp_ge_u32 s2, s17
	s_cselect_b32 s2, s3, s2
	s_xor_b32 s2, s2, s16
	s_sub_i32 s2, s2, s16
	v_writelane_b32 v253, s2, 10
	s_add_i32 s2, s27, s26
	v_and_b32_e32 v155, 63, v0
	v_writelane_b32 v253, s2, 11
	v_cmp_eq_u32_e64 s[2:3], 0, v155
	v_cmp_gt_u32_e64 s[8:9], 64, v0
	s_add_i32 s16, s27, -1
	s_and_b64 s[10:11], s[2:3], s[8:9]
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s30, 2
	s_cselect_b32 s47, s29, 1
	s_lshl_b32 s2, s27, 1
	v_writelane_b32 v253, s2, 12
	s_add_i32 s2, s2, -2
	v_writelane_b32 v253, s2, 13
	s_sub_i32 s2, s2, s26
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[18:19], -1, 0
	v_writelane_b32 v253, s18, 14
	s_add_i32 s3, s28, -1
	v_and_b32_e32 v38, 32, v0
	v_writelane_b32 v253, s19, 15
	v_writelane_b32 v253, s3, 16
	s_sub_i32 s3, s33, s29
	v_writelane_b32 v253, s3, 17
	s_mul_i32 s3, s61, s27
	v_cmp_eq_u32_e32 vcc, 0, v38
	s_add_i32 s3, s3, -1
	s_and_b64 vcc, vcc, s[8:9]
	v_writelane_b32 v253, s3, 18
	s_min_i32 s3, s16, 0
	s_min_i32 s8, s16, 1
	s_min_i32 s9, s16, 2
	s_min_i32 s17, s16, 3
	s_min_i32 s18, s16, 4
	s_min_i32 s19, s16, 5
	s_min_i32 s21, s16, 6
	s_min_i32 s22, s16, 7
	s_cmp_gt_i32 s27, 0
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 19
	s_cmp_gt_i32 s27, 1
	s_mul_i32 s46, s45, s44
	v_writelane_b32 v253, s25, 20
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 21
	s_cmp_gt_i32 s27, 2
	s_mul_i32 s23, s46, s16
	v_writelane_b32 v253, s25, 22
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 23
	s_cmp_gt_i32 s27, 3
	v_xor_b32_e32 v37, v37, v22
	v_writelane_b32 v253, s25, 24
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 25
	s_cmp_gt_i32 s27, 4
	v_or_b32_e32 v33, v33, v34
	v_writelane_b32 v253, s25, 26
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 27
	s_cmp_gt_i32 s27, 5
	v_lshl_or_b32 v158, v35, 10, v37
	v_writelane_b32 v253, s25, 28
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 29
	s_cmp_gt_i32 s27, 6
	v_xor_b32_e32 v159, v33, v32
	v_writelane_b32 v253, s25, 30
	s_cselect_b64 s[24:25], -1, 0
	v_writelane_b32 v253, s24, 31
	s_cmp_gt_i32 s27, 7
	s_mov_b64 s[38:39], s[26:27]
	v_writelane_b32 v253, s25, 32
	s_cselect_b64 s[24:25], -1, 0
	s_abs_i32 s48, s46
	v_cvt_f32_u32_e32 v39, s48
	s_abs_i32 s49, s23
	v_cvt_f32_u32_e32 v35, s49
	v_writelane_b32 v253, s24, 33
	v_rcp_iflag_f32_e32 v34, v39
	s_abs_i32 s52, s27
	v_writelane_b32 v253, s25, 34
	s_sub_i32 s24, 1, s27
	v_mul_f32_e32 v32, 0x4f7ffffe, v34
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v35
	s_max_i32 s50, s16, s24
	v_cvt_f32_u32_e32 v34, s50
	v_readfirstlane_b32 s16, v32
	v_mul_f32_e32 v32, 0x4f7ffffe, v33
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v34
	v_cvt_f32_u32_e32 v34, s52
	s_abs_i32 s53, s44
	v_readfirstlane_b32 s24, v32
	v_mul_f32_e32 v32, 0x4f7ffffe, v33
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v34
	v_cvt_f32_u32_e32 v34, s53
	s_abs_i32 s55, s45
	v_readfirstlane_b32 s25, v32
	v_mul_f32_e32 v32, 0x4f7ffffe, v33
	s_abs_i32 s36, s30
	v_cvt_u32_f32_e32 v32, v32
	v_rcp_iflag_f32_e32 v33, v34
	v_cvt_f32_u32_e32 v34, s55
	v_cvt_f32_u32_e32 v35, s36
	v_readfirstlane_b32 s26, v32
	s_load_dword s0, s[0:1], 0x7c
	v_rcp_iflag_f32_e32 v32, v34
	v_rcp_iflag_f32_e32 v34, v35
	v_writelane_b32 v253, s36, 35
	s_sub_i32 s36, 0, s36
	v_mul_f32_e32 v32, 0x4f7ffffe, v32
	v_mul_f32_e32 v34, 0x4f7ffffe, v34
	v_cvt_u32_f32_e32 v32, v32
	v_cvt_u32_f32_e32 v34, v34
	v_writelane_b32 v253, s37, 36
	.loc	1 15 0
	s_mul_i32 s1, s44, s37
	v_readfirstlane_b32 s31, v32
	v_mul_lo_u32 v32, s36, v34
	v_writelane_b32 v253, s44, 37
	.loc	1 21 0
	s_mul_i32 s36, s1, s39
	v_writelane_b32 v253, s36, 38
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s34, s34, s0
	v_writelane_b32 v253, s47, 39
	s_mul_i32 s0, s47, s38
	v_writelane_b32 v253, s0, 40
	s_mul_i32 s0, s29, s2
	v_writelane_b32 v253, s0, 41
	s_mul_i32 s0, s1, s3
	v_writelane_b32 v253, s0, 42
	s_mul_i32 s0, s1, s8
	v_writelane_b32 v253, s0, 43
	s_mul_i32 s0, s1, s9
	v_writelane_b32 v253, s0, 44
	s_mul_i32 s0, s1, s17
	v_writelane_b32 v253, s0, 45
	s_mul_i32 s0, s1, s18
	v_writelane_b32 v253, s0, 46
	s_mul_i32 s0, s1, s19
	v_writelane_b32 v253, s0, 47
	s_mul_i32 s0, s1, s21
	v_writelane_b32 v253, s0, 48
	v_writelane_b32 v253, s1, 49
	s_mul_i32 s0, s1, s22
	v_writelane_b32 v253, s0, 50
	v_writelane_b32 v253, s46, 51
	s_ashr_i32 s1, s46, 31
	v_writelane_b32 v253, s1, 52
	s_sub_i32 s1, 0, s48
	s_mul_i32 s1, s1, s16
	s_mul_hi_u32 s1, s16, s1
	v_writelane_b32 v253, s48, 53
	s_add_i32 s1, s16, s1
	v_writelane_b32 v253, s1, 54
	s_ashr_i32 s1, s23, 31
	v_writelane_b32 v253, s1, 55
	s_sub_i32 s1, 0, s49
	s_mul_i32 s1, s1, s24
	s_mul_hi_u32 s1, s24, s1
	v_writelane_b32 v253, s49, 56
	s_add_i32 s1, s24, s1
	v_writelane_b32 v253, s1, 57
	s_sub_i32 s1, 0, s50
	s_mul_i32 s1, s1, s25
	s_mul_hi_u32 s1, s25, s1
	v_writelane_b32 v253, s50, 58
	s_add_i32 s1, s25, s1
	v_mul_f32_e32 v33, 0x4f7ffffe, v33
	v_writelane_b32 v253, s1, 59
	s_sub_i32 s1, 0, s52
	v_cvt_u32_f32_e32 v33, v33
	s_mul_i32 s1, s1, s26
	s_mul_hi_u32 s1, s26, s1
	v_lshl_add_u32 v31, v31, 2, 0
	v_writelane_b32 v253, s52, 60
	s_add_i32 s1, s26, s1
	v_add_u32_e32 v161, v31, v36
	v_lshlrev_b32_e32 v31, 4, v0
	v_writelane_b32 v253, s1, 61
	s_ashr_i32 s1, s20, 31
	v_and_b32_e32 v156, 31, v0
	v_readfirstlane_b32 s27, v33
	v_xor_b32_e32 v162, v31, v22
	v_lshlrev_b32_e32 v31, 2, v0
	v_writelane_b32 v253, s1, 62
	s_sub_i32 s1, 0, s53
	.loc	1 19 0
	v_and_b32_e32 v0, 7, v0
	s_mul_i32 s1, s1, s27
	v_lshlrev_b32_e32 v106, 4, v0
	v_xor_b32_e32 v0, 32, v154
	v_mul_lo_u32 v157, v153, s30
	s_mul_hi_u32 s1, s27, s1
	v_add_u32_e32 v181, 0, v0
	v_xor_b32_e32 v0, 64, v154
	v_add_u32_e32 v225, s30, v157
	s_add_i32 s1, s27, s1
	v_add_u32_e32 v182, 0, v0
	v_xor_b32_e32 v0, 0x60, v154
	v_add_u32_e32 v236, s30, v225
	s_mul_i32 s0, s30, 13
	v_writelane_b32 v254, s1, 0
	s_sub_i32 s1, 0, s55
	v_add_u32_e32 v183, 0, v0
	v_add_u32_e32 v0, s30, v236
	s_mul_i32 s1, s1, s31
	v_accvgpr_write_b32 a64, v0
	v_add_u32_e32 v0, s0, v0
	s_mul_hi_u32 s1, s31, s1
	v_accvgpr_write_b32 a65, v0
	v_add_u32_e32 v0, s30, v0
	v_writelane_b32 v254, s55, 1
	s_add_i32 s1, s31, s1
	v_add_u32_e32 v190, s30, v0
	v_writelane_b32 v254, s1, 2
	v_add_u32_e32 v191, s30, v190
	v_add_u32_e32 v192, s0, v191
	v_writelane_b32 v254, s40, 3
	v_add_u32_e32 v193, s30, v192
	v_add_u32_e32 v194, s30, v193
	v_writelane_b32 v254, s41, 4
	v_writelane_b32 v254, s42, 5
	v_add_u32_e32 v195, s30, v194
	v_writelane_b32 v254, s43, 6
	v_add_u32_e32 v196, s0, v195
	v_writelane_b32 v254, s45, 7
	s_ashr_i32 s0, s45, 31
	v_writelane_b32 v254, s0, 8
	s_ashr_i32 s0, s30, 31
	v_writelane_b32 v254, s0, 9
	v_cmp_gt_i32_e64 s[0:1], s33, v18
	v_or_b32_e32 v205, 1, v153
	v_or_b32_e32 v206, 2, v153
	v_writelane_b32 v254, s0, 10
	v_or_b32_e32 v207, 3, v153
	v_or_b32_e32 v208, 16, v153
	v_writelane_b32 v254, s1, 11
	v_cmp_gt_i32_e64 s[0:1], s33, v1
	v_or_b32_e32 v209, 17, v153
	v_or_b32_e32 v210, 18, v153
	v_writelane_b32 v254, s0, 12
	v_or_b32_e32 v211, 19, v153
	v_or_b32_e32 v212, 32, v153
	v_writelane_b32 v254, s1, 13
	v_cmp_gt_i32_e64 s[0:1], s33, v21
	v_or_b32_e32 v213, 33, v153
	v_or_b32_e32 v214, 34, v153
	v_writelane_b32 v254, s0, 14
	v_or_b32_e32 v215, 35, v153
	v_or_b32_e32 v216, 48, v153
	v_writelane_b32 v254, s1, 15
	v_cmp_gt_i32_e64 s[0:1], s33, v20
	v_or_b32_e32 v217, 49, v153
	v_or_b32_e32 v218, 50, v153
	v_writelane_b32 v254, s0, 16
	v_or_b32_e32 v219, 51, v153
	v_accvgpr_write_b32 a66, v0
	v_writelane_b32 v254, s1, 17
	v_cmp_gt_i32_e64 s[0:1], s33, v19
	v_lshlrev_b32_e32 v0, 6, v83
	v_lshlrev_b32_e32 v124, 2, v0
	v_writelane_b32 v254, s0, 18
	v_lshlrev_b32_e32 v0, 3, v22
	v_lshlrev_b32_e32 v126, 2, v0
	v_writelane_b32 v254, s1, 19
	v_cmp_gt_i32_e64 s[0:1], s33, v30
	v_xor_b32_e32 v0, 8, v162
	v_add_u32_e32 v197, 0, v0
	v_writelane_b32 v254, s0, 20
	v_xor_b32_e32 v0, 8, v158
	v_add_u32_e32 v198, 0, v0
	v_writelane_b32 v254, s1, 21
	v_cmp_gt_i32_e64 s[0:1], s33, v29
	v_xor_b32_e32 v0, 16, v158
	v_add_u32_e32 v199, 0, v0
	v_writelane_b32 v254, s0, 22
	v_xor_b32_e32 v0, 24, v158
	v_xor_b32_e32 v163, 0x80, v31
	v_writelane_b32 v254, s1, 23
	v_cmp_gt_i32_e64 s[0:1], s33, v28
	v_or_b32_e32 v31, 0x73, v153
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_writelane_b32 v254, s0, 24
	v_add_u32_e32 v200, 0, v0
	v_xor_b32_e32 v0, 32, v158
	v_writelane_b32 v254, s1, 25
	v_cmp_gt_i32_e64 s[0:1], s33, v27
	v_mul_lo_u32 v165, s30, v31
	v_or_b32_e32 v31, 0x72, v153
	v_writelane_b32 v254, s0, 26
	v_accvgpr_write_b32 a49, v3
	v_add_u32_e32 v201, 0, v0
	v_writelane_b32 v254, s1, 27
	v_cmp_gt_i32_e64 s[0:1], s33, v26
	v_xor_b32_e32 v0, 40, v158
	v_mul_lo_u32 v166, s30, v31
	v_writelane_b32 v254, s0, 28
	v_or_b32_e32 v31, 0x71, v153
	v_accvgpr_write_b32 a48, v2
	v_writelane_b32 v254, s1, 29
	v_cmp_gt_i32_e64 s[0:1], s33, v25
	v_lshlrev_b64 v[2:3], 7, v[4:5]
	v_add_u32_e32 v202, 0, v0
	v_writelane_b32 v254, s0, 30
	v_xor_b32_e32 v0, 48, v158
	v_mul_lo_u32 v167, s30, v31
	v_writelane_b32 v254, s1, 31
	v_cmp_gt_i32_e64 s[0:1], s33, v24
	v_or_b32_e32 v31, 0x70, v153
	v_accvgpr_write_b32 a51, v3
	v_writelane_b32 v254, s0, 32
	v_add_u32_e32 v203, 0, v0
	v_xor_b32_e32 v0, 56, v158
	v_writelane_b32 v254, s1, 33
	v_cmp_gt_i32_e64 s[0:1], s33, v23
	v_mul_lo_u32 v168, s30, v31
	v_or_b32_e32 v31, 0x63, v153
	v_writelane_b32 v254, s0, 34
	v_accvgpr_write_b32 a50, v2
	v_lshlrev_b64 v[2:3], 7, v[6:7]
	v_writelane_b32 v254, s1, 35
	v_cmp_gt_i32_e64 s[0:1], s33, v65
	v_add_u32_e32 v204, 0, v0
	v_xor_b32_e32 v0, 8, v159
	v_writelane_b32 v254, s0, 36
	v_mul_lo_u32 v169, s30, v31
	v_or_b32_e32 v31, 0x62, v153
	v_writelane_b32 v254, s1, 37
	v_cmp_gt_i32_e64 s[0:1], s33, v83
	v_accvgpr_write_b32 a53, v3
	v_accvgpr_write_b32 a67, v0
	v_writelane_b32 v254, s0, 38
	v_xor_b32_e32 v0, 40, v159
	v_mul_lo_u32 v170, s30, v31
	v_writelane_b32 v254, s1, 39
	v_cmp_gt_i32_e64 s[0:1], s33, v151
	v_or_b32_e32 v31, 0x61, v153
	v_accvgpr_write_b32 a52, v2
	v_writelane_b32 v254, s0, 40
	v_lshlrev_b64 v[2:3], 7, v[8:9]
	v_accvgpr_write_b32 a68, v0
	v_writelane_b32 v254, s1, 41
	v_cmp_gt_i32_e64 s[0:1], s33, v153
	v_xor_b32_e32 v0, 0x48, v159
	v_mul_lo_u32 v171, s30, v31
	v_writelane_b32 v254, s0, 42
	v_or_b32_e32 v31, 0x60, v153
	v_accvgpr_write_b32 a55, v3
	v_writelane_b32 v254, s1, 43
	v_cmp_gt_i32_e64 s[0:1], s33, v205
	v_accvgpr_write_b32 a69, v0
	v_xor_b32_e32 v0, 0x68, v159
	v_writelane_b32 v254, s0, 44
	v_mul_lo_u32 v172, s30, v31
	v_or_b32_e32 v31, 0x53, v153
	v_writelane_b32 v254, s1, 45
	v_cmp_gt_i32_e64 s[0:1], s33, v206
	v_accvgpr_write_b32 a54, v2
	v_lshlrev_b64 v[2:3], 7, v[10:11]
	v_writelane_b32 v254, s0, 46
	v_accvgpr_write_b32 a70, v0
	v_xor_b32_e32 v0, 16, v159
	v_writelane_b32 v254, s1, 47
	v_cmp_gt_i32_e64 s[0:1], s33, v207
	v_mul_lo_u32 v173, s30, v31
	v_or_b32_e32 v31, 0x52, v153
	v_writelane_b32 v254, s0, 48
	v_accvgpr_write_b32 a57, v3
	v_accvgpr_write_b32 a71, v0
	v_writelane_b32 v254, s1, 49
	v_cmp_gt_i32_e64 s[0:1], s33, v208
	v_xor_b32_e32 v0, 48, v159
	v_mul_lo_u32 v174, s30, v31
	v_writelane_b32 v254, s0, 50
	v_or_b32_e32 v31, 0x51, v153
	v_accvgpr_write_b32 a56, v2
	v_writelane_b32 v254, s1, 51
	v_cmp_gt_i32_e64 s[0:1], s33, v209
	v_lshlrev_b64 v[2:3], 7, v[12:13]
	v_accvgpr_write_b32 a72, v0
	v_writelane_b32 v254, s0, 52
	v_xor_b32_e32 v0, 0x50, v159
	v_mul_lo_u32 v175, s30, v31
	v_writelane_b32 v254, s1, 53
	v_cmp_gt_i32_e64 s[0:1], s33, v210
	v_or_b32_e32 v31, 0x50, v153
	v_accvgpr_write_b32 a59, v3
	v_writelane_b32 v254, s0, 54
	v_accvgpr_write_b32 a73, v0
	v_xor_b32_e32 v0, 0x70, v159
	v_writelane_b32 v254, s1, 55
	v_cmp_gt_i32_e64 s[0:1], s33, v211
	v_mul_lo_u32 v176, s30, v31
	v_or_b32_e32 v31, 0x43, v153
	v_writelane_b32 v254, s0, 56
	v_accvgpr_write_b32 a58, v2
	v_lshlrev_b64 v[2:3], 7, v[14:15]
	v_writelane_b32 v254, s1, 57
	v_cmp_gt_i32_e64 s[0:1], s33, v212
	v_accvgpr_write_b32 a74, v0
	v_xor_b32_e32 v0, 24, v159
	v_writelane_b32 v254, s0, 58
	v_mul_lo_u32 v177, s30, v31
	v_or_b32_e32 v31, 0x42, v153
	v_writelane_b32 v254, s1, 59
	v_cmp_gt_i32_e64 s[0:1], s33, v213
	v_accvgpr_write_b32 a61, v3
	v_accvgpr_write_b32 a75, v0
	v_writelane_b32 v254, s0, 60
	v_xor_b32_e32 v0, 56, v159
	v_mul_lo_u32 v178, s30, v31
	v_writelane_b32 v254, s1, 61
	v_cmp_gt_i32_e64 s[0:1], s33, v214
	v_or_b32_e32 v31, 0x41, v153
	v_accvgpr_write_b32 a60, v2
	v_writelane_b32 v254, s0, 62
	v_lshlrev_b64 v[2:3], 7, v[16:17]
	v_accvgpr_write_b32 a76, v0
	v_writelane_b32 v254, s1, 63
	v_cmp_gt_i32_e64 s[0:1], s33, v215
	v_xor_b32_e32 v0, 0x58, v159
	v_lshlrev_b32_e32 v150, 2, v156
	v_writelane_b32 v255, s0, 0
	v_bfrev_b32_e32 v38, 1
	v_mul_hi_u32 v32, v34, v32
	v_writelane_b32 v255, s1, 1
	v_cmp_gt_i32_e64 s[0:1], s33, v216
	v_mul_lo_u32 v179, s30, v31
	v_or_b32_e32 v31, 64, v153
	v_writelane_b32 v255, s0, 2
	v_accvgpr_write_b32 a63, v3
	v_add_u32_e32 v223, s30, v196
	v_writelane_b32 v255, s1, 3
	v_cmp_gt_i32_e64 s[0:1], s33, v217
	v_accvgpr_write_b32 a77, v0
	v_xor_b32_e32 v0, 0x78, v159
	v_writelane_b32 v255, s0, 4
	v_add_u32_e32 v160, v34, v32
	v_cndmask_b32_e32 v164, v38, v150, vcc
	v_writelane_b32 v255, s1, 5
	v_cmp_gt_i32_e64 s[0:1], s33, v218
	v_writelane_b32 v253, s53, 63
	v_mul_lo_u32 v180, s30, v31
	v_writelane_b32 v255, s0, 6
	v_mov_b32_e32 v107, v67
	v_accvgpr_write_b32 a62, v2
	v_writelane_b32 v255, s1, 7
	v_cmp_gt_i32_e64 s[0:1], s33, v219
	s_mov_b32 s59, 0x27000
	s_mov_b32 s58, 0x7ffffffe
	v_writelane_b32 v255, s0, 8
	v_xor_b32_e32 v220, 32, v159
	v_xor_b32_e32 v221, 64, v159
	v_writelane_b32 v255, s1, 9
	v_cmp_gt_i32_e64 s[0:1], s29, v153
	v_xor_b32_e32 v222, 0x60, v159
	v_add_u32_e32 v224, s30, v223
	v_writelane_b32 v255, s0, 10
	v_accvgpr_write_b32 a78, v0
	v_mov_b32_e32 v237, 0xf149f2ca
	v_writelane_b32 v255, s1, 11
	v_cmp_gt_i32_e64 s[0:1], s29, v205
	v_lshl_add_u64 v[128:129], s[40:41], 0, v[66:67]
	s_lshl_b32 s49, s30, 6
	v_writelane_b32 v255, s0, 12
	s_mov_b32 s31, 0x5040100
	s_mov_b32 s55, 0x7060302
	v_writelane_b32 v255, s1, 13
	v_cmp_gt_i32_e64 s[0:1], s29, v206
	s_lshl_b64 s[36:37], s[12:13], 13
	s_nop 0
	v_writelane_b32 v255, s0, 14
	s_nop 1
	v_writelane_b32 v255, s1, 15
	v_cmp_gt_i32_e64 s[0:1], s29, v207
	s_nop 1
	v_writelane_b32 v255, s0, 16
	s_nop 1
	v_writelane_b32 v255, s1, 17
	v_cmp_gt_i32_e64 s[0:1], s29, v208
	s_nop 1
	v_writelane_b32 v255, s0, 18
	s_nop 1
	v_writelane_b32 v255, s1, 19
	v_cmp_gt_i32_e64 s[0:1], s29, v209
	s_nop 1
	v_writelane_b32 v255, s0, 20
	s_nop 1
	v_writelane_b32 v255, s1, 21
	v_cmp_gt_i32_e64 s[0:1], s29, v210
	s_nop 1
	v_writelane_b32 v255, s0, 22
	s_nop 1
	v_writelane_b32 v255, s1, 23
	v_cmp_gt_i32_e64 s[0:1], s29, v211
	s_nop 1
	v_writelane_b32 v255, s0, 24
	s_nop 1
	v_writelane_b32 v255, s1, 25
	v_cmp_gt_i32_e64 s[0:1], s29, v212
	s_nop 1
	v_writelane_b32 v255, s0, 26
	s_nop 1
	v_writelane_b32 v255, s1, 27
	v_cmp_gt_i32_e64 s[0:1], s29, v213
	s_nop 1
	v_writelane_b32 v255, s0, 28
	s_nop 1
	v_writelane_b32 v255, s1, 29
	v_cmp_gt_i32_e64 s[0:1], s29, v214
	s_nop 1
	v_writelane_b32 v255, s0, 30
	s_nop 1
	v_writelane_b32 v255, s1, 31
	v_cmp_gt_i32_e64 s[0:1], s29, v215
	s_nop 1
	v_writelane_b32 v255, s0, 32
	s_nop 1
	v_writelane_b32 v255, s1, 33
	v_cmp_gt_i32_e64 s[0:1], s29, v216
	s_nop 1
	v_writelane_b32 v255, s0, 34
	s_nop 1
	v_writelane_b32 v255, s1, 35
	v_cmp_gt_i32_e64 s[0:1], s29, v217
	s_nop 1
	v_writelane_b32 v255, s0, 36
	s_nop 1
	v_writelane_b32 v255, s1, 37
	v_cmp_gt_i32_e64 s[0:1], s29, v218
	s_nop 1
	v_writelane_b32 v255, s0, 38
	s_nop 1
	v_writelane_b32 v255, s1, 39
	v_cmp_gt_i32_e64 s[0:1], s29, v219
	s_nop 1
	v_writelane_b32 v255, s0, 40
	s_nop 1
	v_writelane_b32 v255, s1, 41
	v_writelane_b32 v255, s51, 42
	s_branch .LBB0_26
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
.LBB0_25:
	s_add_i32 s54, s54, 1
	s_cmp_lt_i32 s54, s35
	s_cbranch_scc0 .LBB0_109
.LBB0_26:
	.loc	1 20 0
	v_readlane_b32 s1, v253, 4
	v_readlane_b32 s0, v253, 7
	s_sub_i32 s1, s54, s1
	s_mul_i32 s0, s54, s0
	s_max_i32 s1, s1, 0
	v_readlane_b32 s2, v253, 10
	s_mul_i32 s1, s1, s51
	s_add_i32 s2, s0, s2
	s_add_i32 s2, s2, s1
	.loc	1 21 0
	v_readlane_b32 s0, v253, 38
	s_cmp_ge_i32 s2, s0
	s_cbranch_scc1 .LBB0_25
	.loc	1 23 0
	s_ashr_i32 s0, s2, 31
	v_readlane_b32 s1, v253, 52
	s_xor_b32 s0, s0, s1
	s_abs_i32 s1, s2
	v_readlane_b32 s3, v253, 54
	s_mul_hi_u32 s3, s1, s3
	v_readlane_b32 s13, v253, 53
	s_mul_i32 s8, s3, s13
	s_sub_i32 s1, s1, s8
	s_add_i32 s8, s3, 1
	s_sub_i32 s9, s1, s13
	s_cmp_ge_u32 s1, s13
	s_cselect_b32 s3, s8, s3
	s_cselect_b32 s1, s9, s1
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s1, s13
	s_cselect_b32 s1, s8, s3
	s_xor_b32 s1, s1, s0
	s_sub_i32 s3, s1, s0
	.loc	1 24 0
	v_readlane_b32 s0, v253, 49
	v_readlane_b32 s16, v253, 5
	s_cmp_lt_i32 s2, s0
	s_mov_b32 s8, s3
	s_mov_b32 s13, s16
	v_readlane_b32 s17, v253, 6
	s_cbranch_scc1 .LBB0_29
	.loc	1 22 0
	v_readlane_b32 s0, v253, 49
	s_sub_i32 s0, s2, s0
	s_max_i32 s0, s0, 0
	.loc	1 25 0
	v_readlane_b32 s1, v253, 57
	s_mul_hi_u32 s1, s0, s1
	v_readlane_b32 s17, v253, 56
	s_mul_i32 s8, s1, s17
	s_sub_i32 s8, s0, s8
	s_add_i32 s9, s1, 1
	s_sub_i32 s13, s8, s17
	s_cmp_ge_u32 s8, s17
	s_cselect_b32 s1, s9, s1
	s_cselect_b32 s8, s13, s8
	s_add_i32 s9, s1, 1
	s_cmp_ge_u32 s8, s17
	s_cselect_b32 s1, s9, s1
	v_readlane_b32 s8, v253, 55
	s_xor_b32 s1, s1, s8
	s_sub_i32 s8, s1, s8
	.loc	1 26 0
	v_readlane_b32 s1, v253, 54
	s_mul_hi_u32 s1, s0, s1
	v_readlane_b32 s17, v253, 53
	s_mul_i32 s9, s1, s17
	s_sub_i32 s0, s0, s9
	s_add_i32 s9, s1, 1
	s_sub_i32 s13, s0, s17
	s_cmp_ge_u32 s0, s17
	s_cselect_b32 s1, s9, s1
	s_cselect_b32 s0, s13, s0
	s_add_i32 s9, s1, 1
	s_cmp_ge_u32 s0, s17
	s_cselect_b32 s0, s9, s1
	v_readlane_b32 s1, v253, 52
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	v_readlane_b32 s9, v253, 59
	s_mul_hi_u32 s9, s0, s9
	v_readlane_b32 s13, v253, 58
	s_mul_i32 s9, s9, s13
	s_sub_i32 s0, s0, s9
	s_sub_i32 s9, s0, s13
	s_cmp_ge_u32 s0, s13
	s_cselect_b32 s0, s9, s0
	s_sub_i32 s9, s0, s13
	s_cmp_ge_u32 s0, s13
	s_cselect_b32 s0, s9, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	s_not_b32 s0, s0
	v_readlane_b32 s1, v253, 11
	s_add_i32 s0, s1, s0
	s_ashr_i32 s1, s0, 31
	s_abs_i32 s0, s0
	v_readlane_b32 s9, v253, 61
	s_mul_hi_u32 s9, s0, s9
	v_readlane_b32 s13, v253, 60
	s_mul_i32 s9, s9, s13
	s_sub_i32 s0, s0, s9
	s_sub_i32 s9, s0, s13
	s_cmp_ge_u32 s0, s13
	s_cselect_b32 s0, s9, s0
	s_sub_i32 s9, s0, s13
	s_cmp_ge_u32 s0, s13
	s_cselect_b32 s0, s9, s0
	s_xor_b32 s0, s0, s1
	s_sub_i32 s13, s0, s1
.LBB0_29:
	.loc	1 29 0
	s_cmp_lg_u32 s13, s16
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s13, s16
	s_mov_b64 s[26:27], s[4:5]
	s_mov_b64 s[40:41], s[6:7]
	s_cbranch_scc1 .LBB0_31
	s_lshl_b32 s9, s13, 1
	s_ashr_i32 s16, s9, 31
	v_readlane_b32 s22, v253, 8
	v_readlane_b32 s23, v253, 9
	s_mul_i32 s18, s22, s16
	s_mul_hi_u32 s16, s22, s9
	s_add_i32 s16, s16, s18
	s_mul_i32 s17, s23, s9
	s_add_i32 s17, s16, s17
	s_mul_i32 s16, s22, s9
	s_lshl_b64 s[16:17], s[16:17], 1
	v_readlane_b32 s20, v253, 2
	v_readlane_b32 s21, v253, 3
	s_add_u32 s26, s20, s16
	s_addc_u32 s27, s21, s17
	.loc	1 30 0
	s_or_b32 s9, s9, 1
	s_mul_hi_u32 s16, s22, s9
	s_add_i32 s16, s16, s18
	s_mul_i32 s17, s23, s9
	s_add_i32 s17, s16, s17
	s_mul_i32 s16, s22, s9
	s_lshl_b64 s[16:17], s[16:17], 1
	s_add_u32 s40, s20, s16
	s_addc_u32 s41, s21, s17
.LBB0_31:
	.loc	1 27 0
	v_readlane_b32 s9, v253, 51
	s_mul_i32 s3, s3, s9
	s_sub_i32 s2, s2, s3
	.loc	1 28 0
	s_ashr_i32 s9, s2, 31
	v_readlane_b32 s16, v253, 62
	s_xor_b32 s9, s9, s16
	s_abs_i32 s16, s2
	v_readlane_b32 s17, v254, 0
	s_mul_hi_u32 s17, s16, s17
	v_readlane_b32 s20, v253, 63
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
	v_readlane_b32 s3, v254, 7
	s_xor_b32 s16, s16, s9
	s_mul_i32 s3, s8, s3
	s_sub_i32 s9, s16, s9
	s_add_i32 s38, s9, s3
	v_readlane_b32 s3, v253, 37
	s_mul_i32 s9, s9, s3
	s_sub_i32 s48, s2, s9
	.loc	1 33 0
	s_lshl_b32 s16, s48, 5
	s_ashr_i32 s39, s38, 31
	s_waitcnt vmcnt(23)
	v_or_b32_e32 v2, s16, v65
	v_mov_b64_e32 v[0:1], s[38:39]
	v_readlane_b32 s2, v253, 36
	s_waitcnt vmcnt(21)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mad_i64_i32 v[0:1], s[2:3], v2, s2, v[0:1]
	v_lshlrev_b64 v[132:133], 6, v[0:1]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_cmp_gt_i32_e64 s[18:19], s33, v2
	s_mov_b64 s[2:3], exec
	s_nop 0
	v_writelane_b32 v255, s18, 43
	s_nop 1
	v_writelane_b32 v255, s19, 44
	s_and_b64 s[18:19], s[2:3], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_33
	v_lshl_add_u64 v[2:3], v[132:133], 1, v[68:69]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_33:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v1, s16, v83
	v_mov_b64_e32 v[2:3], s[38:39]
	v_readlane_b32 s2, v253, 36
	v_cmp_gt_i32_e64 s[18:19], s33, v1
	s_nop 0
	v_mad_i64_i32 v[2:3], s[2:3], v1, s2, v[2:3]
	v_lshlrev_b64 v[130:131], 6, v[2:3]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s18, 45
	s_nop 1
	v_writelane_b32 v255, s19, 46
	s_and_b64 s[18:19], s[2:3], s[18:19]
	s_mov_b64 exec, s[18:19]
	s_cbranch_execz .LBB0_35
	v_lshl_add_u64 v[0:1], v[130:131], 1, v[68:69]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_35:
	s_or_b64 exec, exec, s[2:3]
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
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_42
	.loc	1 31 0
	s_mul_i32 s0, s13, s12
	s_add_i32 s0, s0, s8
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	v_readlane_b32 s2, v253, 0
	v_readlane_b32 s3, v253, 1
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	.loc	1 33 0
	s_lshr_b32 s0, s48, 31
	s_add_i32 s0, s48, s0
	s_and_b32 s0, s0, 0x7fffffe
	s_sub_i32 s0, s48, s0
	s_lshl_b32 s0, s0, 5
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_branch .LBB0_39
.LBB0_37:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s8, v0
	s_nop 1
	v_mov_b32_e32 v0, s8
	ds_write_b32 v67, v0
.LBB0_38:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v67
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s34, v0
	s_cbranch_vccz .LBB0_42
.LBB0_39:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_38
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_37
	global_load_dword v0, v67, s[0:1] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_37
.LBB0_42:
	s_abs_i32 s1, s38
	v_readlane_b32 s2, v254, 2
	s_mul_hi_u32 s2, s1, s2
	v_readlane_b32 s17, v254, 1
	s_mul_i32 s3, s2, s17
	v_readlane_b32 s0, v254, 8
	s_sub_i32 s1, s1, s3
	s_xor_b32 s0, s39, s0
	s_add_i32 s3, s2, 1
	s_sub_i32 s8, s1, s17
	s_cmp_ge_u32 s1, s17
	v_or_b32_e32 v0, s16, v156
	s_cselect_b32 s1, s8, s1
	v_mul_lo_u32 v1, v0, s30
	v_readlane_b32 s8, v253, 40
	v_cmp_gt_i32_e32 vcc, s29, v0
	s_cselect_b32 s2, s3, s2
	v_add_u32_e32 v1, s8, v1
	v_readlane_b32 s8, v253, 41
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s1, s17
	v_add_u32_e32 v2, s8, v0
	v_readlane_b32 s8, v253, 14
	v_cndmask_b32_e32 v0, v2, v1, vcc
	v_mov_b32_e32 v1, s28
	v_readlane_b32 s9, v253, 15
	s_cselect_b32 s1, s3, s2
	s_xor_b32 s1, s1, s0
	v_cndmask_b32_e64 v0, v0, v1, s[8:9]
	v_readlane_b32 s8, v253, 16
	s_sub_i32 s42, s1, s0
	v_readlane_b32 s0, v253, 39
	v_min_i32_e32 v0, s8, v0
	ds_swizzle_b32 v1, v0 offset:swizzle(SWAP,16)
	s_mul_i32 s39, s13, s0
	s_sub_i32 s0, s30, s39
	v_readlane_b32 s2, v254, 36
	v_readlane_b32 s3, v254, 37
	s_waitcnt lgkmcnt(0)
	v_max_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_ashr_i32 s43, s42, 31
	v_lshlrev_b32_e32 v66, 1, v64
	v_mov_b32_dpp v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_dpp v1, v0 row_shl:8 row_mask:0xf bank_mask:0x3
	v_max_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v7, 0
	s_nop 0
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
	v_add_u32_e32 v1, s0, v0
	v_sub_u32_e32 v3, 0, v1
	v_ashrrev_i32_e32 v2, 31, v1
	v_readlane_b32 s0, v254, 9
	v_max_i32_e32 v1, v1, v3
	v_mul_hi_u32 v3, v1, v160
	v_xor_b32_e32 v2, s0, v2
	v_readlane_b32 s0, v253, 35
	s_nop 1
	v_mul_lo_u32 v4, v3, s0
	v_sub_u32_e32 v1, v1, v4
	v_add_u32_e32 v4, 1, v3
	v_cmp_le_u32_e32 vcc, s0, v1
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_subrev_u32_e32 v4, s0, v1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_cmp_le_u32_e32 vcc, s0, v1
	v_readlane_b32 s0, v253, 12
	v_add_u32_e32 v4, 1, v3
	s_sub_i32 s0, s13, s0
	v_cndmask_b32_e32 v1, v3, v4, vcc
	s_add_i32 s0, s0, 1
	v_xor_b32_e32 v1, v1, v2
	s_mul_i32 s0, s0, s29
	v_sub_u32_e32 v1, v1, v2
	v_add3_u32 v0, s0, 1, v0
	v_max_i32_e32 v1, 0, v1
	v_max_i32_e32 v0, 0, v0
	v_readlane_b32 s0, v253, 17
	v_min_i32_e32 v1, s29, v1
	v_mov_b32_e32 v4, 0
	v_min_i32_e32 v0, s0, v0
	v_add3_u32 v42, v1, v0, 63
	v_cmp_lt_i32_e64 s[0:1], 63, v42
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_44
	v_lshl_add_u64 v[2:3], v[84:85], 0, s[42:43]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], s[26:27], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[66:67]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_44:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 38
	v_readlane_b32 s3, v254, 39
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_46
	v_lshl_add_u64 v[0:1], v[184:185], 0, s[42:43]
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshl_add_u64 v[0:1], s[26:27], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[66:67]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_46:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 10
	v_readlane_b32 s3, v254, 11
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_48
	v_lshl_add_u64 v[10:11], v[186:187], 0, s[42:43]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], s[26:27], 0, v[10:11]
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[66:67]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_48:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 12
	v_readlane_b32 s3, v254, 13
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_50
	v_lshl_add_u64 v[8:9], v[188:189], 0, s[42:43]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_add_u64 v[8:9], s[26:27], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[66:67]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_50:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 40
	v_readlane_b32 s3, v254, 41
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_52
	v_lshl_add_u64 v[18:19], v[226:227], 0, s[42:43]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], s[40:41], 0, v[18:19]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[66:67]
	global_load_dwordx4 v[20:23], v[18:19], off
.LBB0_52:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 14
	v_readlane_b32 s3, v254, 15
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_54
	v_lshl_add_u64 v[16:17], v[228:229], 0, s[42:43]
	v_lshlrev_b64 v[16:17], 7, v[16:17]
	v_lshl_add_u64 v[16:17], s[40:41], 0, v[16:17]
	v_lshl_add_u64 v[16:17], v[16:17], 0, v[66:67]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_54:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 16
	v_readlane_b32 s3, v254, 17
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_56
	v_lshl_add_u64 v[26:27], v[230:231], 0, s[42:43]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], s[40:41], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[66:67]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_56:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v254, 18
	v_readlane_b32 s3, v254, 19
	s_and_b64 s[8:9], s[2:3], s[0:1]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_58
	v_lshl_add_u64 v[24:25], v[232:233], 0, s[42:43]
	v_lshlrev_b64 v[24:25], 7, v[24:25]
	v_lshl_add_u64 v[24:25], s[40:41], 0, v[24:25]
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[66:67]
	global_load_dwordx4 v[24:27], v[24:25], off
.LBB0_58:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v40, s16, v152
	v_mul_lo_u32 v41, v40, s30
	v_readlane_b32 s2, v253, 40
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[8:9] offset0:8 offset1:12
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v197, v[14:15], v[10:11] offset0:8 offset1:12
	v_perm_b32 v0, v16, v20, s31
	v_perm_b32 v1, v24, v28, s31
	v_add_u32_e32 v144, 0, v158
	v_add_u32_e32 v41, s2, v41
	v_readlane_b32 s2, v253, 41
	ds_write_b64 v144, v[0:1] offset:8192
	v_perm_b32 v1, v24, v28, s55
	v_perm_b32 v0, v16, v20, s55
	v_add_u32_e32 v43, s2, v40
	v_cmp_gt_i32_e32 vcc, s29, v40
	v_readlane_b32 s2, v253, 14
	ds_write_b64 v198, v[0:1] offset:8320
	v_perm_b32 v1, v25, v29, s31
	v_perm_b32 v0, v17, v21, s31
	v_cndmask_b32_e32 v40, v43, v41, vcc
	v_mov_b32_e32 v41, s28
	v_readlane_b32 s3, v253, 15
	ds_write_b64 v199, v[0:1] offset:8448
	v_perm_b32 v0, v17, v21, s55
	v_perm_b32 v1, v25, v29, s55
	v_cndmask_b32_e64 v40, v40, v41, s[2:3]
	v_readlane_b32 s2, v253, 16
	ds_write_b64 v200, v[0:1] offset:8576
	v_perm_b32 v0, v18, v22, s31
	v_perm_b32 v1, v26, v30, s31
	v_min_i32_e32 v127, s2, v40
	v_readlane_b32 s2, v253, 13
	ds_write_b64 v201, v[0:1] offset:8704
	v_perm_b32 v0, v18, v22, s55
	v_perm_b32 v1, v26, v30, s55
	s_sub_i32 s50, s2, s13
	ds_write_b64 v202, v[0:1] offset:8832
	v_perm_b32 v0, v19, v23, s31
	v_perm_b32 v1, v27, v31, s31
	s_movk_i32 s2, 0x7f
	s_mul_i32 s50, s50, s29
	ds_write_b64 v203, v[0:1] offset:8960
	v_perm_b32 v0, v19, v23, s55
	v_perm_b32 v1, v27, v31, s55
	v_cmp_lt_i32_e32 vcc, s2, v42
	v_mov_b32_e32 v143, 0xf149f2ca
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
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_96
	v_lshl_add_u64 v[16:17], s[26:27], 0, v[66:67]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 20
	v_readlane_b32 s9, v254, 21
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_61
	v_accvgpr_read_b32 v2, a46
	v_accvgpr_read_b32 v3, a47
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[42:43]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	v_lshl_add_u64 v[2:3], v[16:17], 0, v[2:3]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_61:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 22
	v_readlane_b32 s9, v254, 23
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_63
	v_accvgpr_read_b32 v0, a32
	v_accvgpr_read_b32 v1, a33
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[42:43]
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshl_add_u64 v[0:1], v[16:17], 0, v[0:1]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_63:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 24
	v_readlane_b32 s9, v254, 25
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_65
	v_accvgpr_read_b32 v10, a34
	v_accvgpr_read_b32 v11, a35
	v_lshl_add_u64 v[10:11], v[10:11], 0, s[42:43]
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	v_lshl_add_u64 v[10:11], v[16:17], 0, v[10:11]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_65:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 26
	v_readlane_b32 s9, v254, 27
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_67
	v_accvgpr_read_b32 v8, a36
	v_accvgpr_read_b32 v9, a37
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[42:43]
	v_lshlrev_b64 v[8:9], 7, v[8:9]
	v_lshl_add_u64 v[8:9], v[16:17], 0, v[8:9]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_67:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s2, v255, 10
	v_add_u32_e32 v40, s39, v157
	v_add_u32_e32 v149, s50, v153
	v_readlane_b32 s3, v255, 11
	v_add_u32_e32 v145, 0, v159
	v_add_u32_e32 v41, s39, v225
	v_cndmask_b32_e64 v40, v149, v40, s[2:3]
	v_readlane_b32 s2, v255, 12
	v_add_u32_e32 v57, s50, v205
	v_readlane_b32 s3, v255, 13
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[16:19], v145 offset1:4
	v_cndmask_b32_e64 v41, v57, v41, s[2:3]
	v_readlane_b32 s2, v255, 14
	v_add_u32_e32 v43, s39, v236
	v_add_u32_e32 v58, s50, v206
	v_readlane_b32 s3, v255, 15
	v_accvgpr_read_b32 v44, a64
	v_add_u32_e32 v44, s39, v44
	v_cndmask_b32_e64 v43, v58, v43, s[2:3]
	v_readlane_b32 s2, v255, 16
	v_add_u32_e32 v59, s50, v207
	v_readlane_b32 s3, v255, 17
	v_accvgpr_read_b32 v45, a65
	v_add_u32_e32 v45, s39, v45
	v_cndmask_b32_e64 v44, v59, v44, s[2:3]
	v_readlane_b32 s2, v255, 18
	v_add_u32_e32 v60, s50, v208
	v_readlane_b32 s3, v255, 19
	v_accvgpr_read_b32 v46, a66
	v_add_u32_e32 v46, s39, v46
	v_cndmask_b32_e64 v45, v60, v45, s[2:3]
	v_readlane_b32 s2, v255, 20
	v_add_u32_e32 v61, s50, v209
	v_readlane_b32 s3, v255, 21
	v_add_u32_e32 v146, 0, v220
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[32:33], 0
	v_cndmask_b32_e64 v46, v61, v46, s[2:3]
	v_readlane_b32 s2, v255, 22
	v_add_u32_e32 v47, s39, v190
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[32:33], 0
	ds_read2st64_b64 v[16:19], v146 offset1:4
	v_add_u32_e32 v62, s50, v210
	v_readlane_b32 s3, v255, 23
	v_add_u32_e32 v48, s39, v191
	v_add_u32_e32 v63, s50, v211
	v_cndmask_b32_e64 v47, v62, v47, s[2:3]
	v_readlane_b32 s2, v255, 24
	v_readlane_b32 s3, v255, 25
	v_add_u32_e32 v147, 0, v221
	ds_read2st64_b64 v[20:23], v147 offset1:4
	v_cndmask_b32_e64 v48, v63, v48, s[2:3]
	v_readlane_b32 s2, v255, 26
	v_add_u32_e32 v49, s39, v192
	v_add_u32_e32 v70, s50, v212
	v_readlane_b32 s3, v255, 27
	v_add_u32_e32 v50, s39, v193
	v_add_u32_e32 v71, s50, v213
	v_cndmask_b32_e64 v49, v70, v49, s[2:3]
	v_readlane_b32 s2, v255, 28
	v_readlane_b32 s3, v255, 29
	v_add_u32_e32 v148, 0, v222
	ds_read2st64_b64 v[24:27], v148 offset1:4
	v_cndmask_b32_e64 v50, v71, v50, s[2:3]
	v_readlane_b32 s2, v255, 30
	v_add_u32_e32 v51, s39, v194
	v_add_u32_e32 v72, s50, v214
	v_readlane_b32 s3, v255, 31
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[34:35], a[0:3]
	v_add_u32_e32 v52, s39, v195
	v_cndmask_b32_e64 v51, v72, v51, s[2:3]
	v_readlane_b32 s2, v255, 32
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[34:35], a[4:7]
	ds_read2st64_b64 v[16:19], v145 offset0:8 offset1:12
	v_add_u32_e32 v73, s50, v215
	v_readlane_b32 s3, v255, 33
	v_add_u32_e32 v53, s39, v196
	v_add_u32_e32 v74, s50, v216
	v_cndmask_b32_e64 v52, v73, v52, s[2:3]
	v_readlane_b32 s2, v255, 34
	v_readlane_b32 s3, v255, 35
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[36:37], a[0:3]
	v_add_u32_e32 v54, s39, v223
	v_cndmask_b32_e64 v53, v74, v53, s[2:3]
	v_readlane_b32 s2, v255, 36
	v_mfma_f32_16x16x16_f16 a[4:7], v[22:23], v[36:37], a[4:7]
	ds_read2st64_b64 v[20:23], v146 offset0:8 offset1:12
	v_add_u32_e32 v75, s50, v217
	v_readlane_b32 s3, v255, 37
	v_add_u32_e32 v55, s39, v224
	v_add_u32_e32 v76, s50, v218
	v_cndmask_b32_e64 v54, v75, v54, s[2:3]
	v_readlane_b32 s2, v255, 38
	v_readlane_b32 s3, v255, 39
	v_readlane_b32 s44, v254, 42
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[38:39], a[0:3]
	v_add_u32_e32 v56, s30, v224
	v_cndmask_b32_e64 v55, v76, v55, s[2:3]
	v_readlane_b32 s2, v255, 40
	v_mfma_f32_16x16x16_f16 a[4:7], v[26:27], v[38:39], a[4:7]
	ds_read2st64_b64 v[24:27], v147 offset0:8 offset1:12
	v_cmp_le_i32_e32 vcc, v40, v127
	v_readlane_b32 s45, v254, 43
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[32:33], 0
	v_add_u32_e32 v56, s39, v56
	v_add_u32_e32 v77, s50, v219
	v_readlane_b32 s3, v255, 41
	s_and_b64 vcc, s[44:45], vcc
	v_readlane_b32 s44, v254, 44
	v_cndmask_b32_e64 v56, v77, v56, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v41, v127
	v_readlane_b32 s45, v254, 45
	s_and_b64 s[2:3], s[44:45], s[2:3]
	v_readlane_b32 s44, v254, 46
	ds_read2st64_b64 v[28:31], v148 offset0:8 offset1:12
	v_cmp_le_i32_e64 s[8:9], v43, v127
	v_readlane_b32 s45, v254, 47
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[20:21], v[34:35], a[8:11]
	s_and_b64 s[8:9], s[44:45], s[8:9]
	v_readlane_b32 s44, v254, 48
	v_cmp_le_i32_e64 s[16:17], v44, v127
	v_readlane_b32 s45, v254, 49
	s_and_b64 s[16:17], s[44:45], s[16:17]
	v_readlane_b32 s44, v254, 50
	v_cmp_le_i32_e64 s[18:19], v45, v127
	v_readlane_b32 s45, v254, 51
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[24:25], v[36:37], a[8:11]
	s_and_b64 s[18:19], s[44:45], s[18:19]
	v_readlane_b32 s44, v254, 52
	v_cmp_le_i32_e64 s[20:21], v46, v127
	v_mfma_f32_16x16x16_f16 a[12:15], v[18:19], v[32:33], 0
	v_readlane_b32 s45, v254, 53
	s_and_b64 s[20:21], s[44:45], s[20:21]
	v_readlane_b32 s44, v254, 54
	v_cmp_le_i32_e64 s[22:23], v47, v127
	v_readlane_b32 s45, v254, 55
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[28:29], v[38:39], a[8:11]
	v_accvgpr_read_b32 v16, a0
	v_accvgpr_read_b32 v17, a1
	v_accvgpr_read_b32 v20, a2
	v_accvgpr_read_b32 v18, a3
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[34:35], a[12:15]
	s_and_b64 s[22:23], s[44:45], s[22:23]
	v_readlane_b32 s44, v254, 56
	v_cmp_le_i32_e64 s[24:25], v48, v127
	v_readlane_b32 s45, v254, 57
	v_mul_f32_e32 v16, s60, v16
	s_and_b64 s[24:25], s[44:45], s[24:25]
	v_readlane_b32 s44, v254, 58
	v_cndmask_b32_e32 v16, v237, v16, vcc
	v_cmp_le_i32_e32 vcc, v49, v127
	v_readlane_b32 s45, v254, 59
	v_accvgpr_read_b32 v24, a8
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[36:37], a[0:3]
	v_mul_f32_e32 v17, s60, v17
	s_and_b64 vcc, s[44:45], vcc
	v_readlane_b32 s44, v254, 60
	v_mul_f32_e32 v24, s60, v24
	v_cndmask_b32_e64 v17, v237, v17, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v50, v127
	v_readlane_b32 s45, v254, 61
	v_accvgpr_read_b32 v25, a9
	v_mul_f32_e32 v20, s60, v20
	v_cndmask_b32_e32 v24, v237, v24, vcc
	s_and_b64 vcc, s[44:45], s[2:3]
	v_readlane_b32 s2, v254, 62
	v_mul_f32_e32 v25, s60, v25
	v_cndmask_b32_e64 v20, v237, v20, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v51, v127
	v_readlane_b32 s3, v254, 63
	v_accvgpr_read_b32 v26, a10
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[38:39], a[0:3]
	v_mul_f32_e32 v18, s60, v18
	v_cndmask_b32_e32 v25, v237, v25, vcc
	s_and_b64 vcc, s[2:3], s[8:9]
	v_readlane_b32 s2, v255, 0
	v_accvgpr_read_b32 v19, a4
	v_mul_f32_e32 v26, s60, v26
	v_cndmask_b32_e64 v18, v237, v18, s[16:17]
	v_cmp_le_i32_e64 s[16:17], v52, v127
	v_readlane_b32 s3, v255, 1
	v_accvgpr_read_b32 v27, a11
	v_mul_f32_e32 v19, s60, v19
	v_cndmask_b32_e32 v26, v237, v26, vcc
	s_and_b64 vcc, s[2:3], s[16:17]
	v_readlane_b32 s2, v255, 2
	v_accvgpr_read_b32 v21, a5
	v_mul_f32_e32 v27, s60, v27
	v_cndmask_b32_e64 v19, v237, v19, s[18:19]
	v_cmp_le_i32_e64 s[18:19], v53, v127
	v_readlane_b32 s3, v255, 3
	v_accvgpr_read_b32 v28, a0
	v_mul_f32_e32 v21, s60, v21
	v_cndmask_b32_e32 v27, v237, v27, vcc
	s_and_b64 vcc, s[2:3], s[18:19]
	v_readlane_b32 s2, v255, 4
	v_accvgpr_read_b32 v22, a6
	v_accvgpr_read_b32 v23, a7
	v_mul_f32_e32 v28, s60, v28
	v_cndmask_b32_e64 v21, v237, v21, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v54, v127
	v_readlane_b32 s3, v255, 5
	v_max_f32_e32 v40, v16, v17
	v_accvgpr_read_b32 v29, a1
	v_mul_f32_e32 v22, s60, v22
	v_mul_f32_e32 v23, s60, v23
	v_cndmask_b32_e32 v28, v237, v28, vcc
	s_and_b64 vcc, s[2:3], s[20:21]
	v_readlane_b32 s2, v255, 6
	v_max3_f32 v40, v40, v20, v18
	v_mul_f32_e32 v29, s60, v29
	v_cndmask_b32_e64 v22, v237, v22, s[22:23]
	v_cmp_le_i32_e64 s[22:23], v55, v127
	v_cndmask_b32_e64 v23, v237, v23, s[24:25]
	v_readlane_b32 s3, v255, 7
	v_max3_f32 v40, v40, v19, v21
	v_accvgpr_read_b32 v30, a2
	v_cndmask_b32_e32 v29, v237, v29, vcc
	s_and_b64 vcc, s[2:3], s[22:23]
	v_readlane_b32 s2, v255, 8
	v_max3_f32 v40, v40, v22, v23
	v_accvgpr_read_b32 v31, a3
	v_mul_f32_e32 v30, s60, v30
	v_cmp_le_i32_e64 s[24:25], v56, v127
	v_readlane_b32 s3, v255, 9
	v_max3_f32 v40, v40, v24, v25
	v_mul_f32_e32 v31, s60, v31
	v_cndmask_b32_e32 v30, v237, v30, vcc
	s_and_b64 vcc, s[2:3], s[24:25]
	v_max3_f32 v40, v40, v26, v27
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
	v_max3_f32 v143, v40, v41, s2
	v_sub_f32_e32 v16, v16, v143
	v_sub_f32_e32 v17, v17, v143
	v_sub_f32_e32 v20, v20, v143
	v_exp_f32_e32 v47, v16
	v_exp_f32_e32 v48, v17
	v_sub_f32_e32 v18, v18, v143
	v_exp_f32_e32 v49, v20
	v_sub_f32_e32 v19, v19, v143
	v_exp_f32_e32 v50, v18
	v_sub_f32_e32 v21, v21, v143
	v_exp_f32_e32 v51, v19
	v_sub_f32_e32 v22, v22, v143
	v_exp_f32_e32 v52, v21
	v_add_f32_e32 v16, v47, v48
	v_sub_f32_e32 v23, v23, v143
	v_exp_f32_e32 v53, v22
	v_add_f32_e32 v16, v49, v16
	v_sub_f32_e32 v24, v24, v143
	v_exp_f32_e32 v54, v23
	v_add_f32_e32 v16, v50, v16
	v_sub_f32_e32 v25, v25, v143
	v_exp_f32_e32 v55, v24
	v_add_f32_e32 v16, v51, v16
	v_sub_f32_e32 v26, v26, v143
	v_exp_f32_e32 v56, v25
	v_add_f32_e32 v16, v52, v16
	v_sub_f32_e32 v27, v27, v143
	v_exp_f32_e32 v57, v26
	v_add_f32_e32 v16, v53, v16
	v_sub_f32_e32 v28, v28, v143
	v_exp_f32_e32 v58, v27
	v_add_f32_e32 v16, v54, v16
	v_sub_f32_e32 v29, v29, v143
	v_exp_f32_e32 v59, v28
	v_add_f32_e32 v16, v55, v16
	v_sub_f32_e32 v30, v30, v143
	v_exp_f32_e32 v60, v29
	v_add_f32_e32 v16, v56, v16
	v_sub_f32_e32 v31, v31, v143
	v_exp_f32_e32 v46, v30
	v_add_f32_e32 v16, v57, v16
	v_exp_f32_e32 v45, v31
	v_add_f32_e32 v16, v58, v16
	v_add_f32_e32 v16, v59, v16
	v_add_f32_e32 v16, v60, v16
	v_add_f32_e32 v16, v46, v16
	v_add_f32_e32 v16, v45, v16
	ds_bpermute_b32 v17, v163, v16
	v_lshl_add_u64 v[40:41], s[40:41], 0, v[66:67]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v43, v16, v17
	ds_swizzle_b32 v44, v43 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 28
	v_readlane_b32 s9, v254, 29
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_69
	v_accvgpr_read_b32 v18, a38
	v_accvgpr_read_b32 v19, a39
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[42:43]
	v_lshlrev_b64 v[18:19], 7, v[18:19]
	v_lshl_add_u64 v[18:19], v[40:41], 0, v[18:19]
	global_load_dwordx4 v[20:23], v[18:19], off
.LBB0_69:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 30
	v_readlane_b32 s9, v254, 31
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_71
	v_accvgpr_read_b32 v16, a40
	v_accvgpr_read_b32 v17, a41
	v_lshl_add_u64 v[16:17], v[16:17], 0, s[42:43]
	v_lshlrev_b64 v[16:17], 7, v[16:17]
	v_lshl_add_u64 v[16:17], v[40:41], 0, v[16:17]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_71:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 32
	v_readlane_b32 s9, v254, 33
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_73
	v_accvgpr_read_b32 v26, a42
	v_accvgpr_read_b32 v27, a43
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[42:43]
	v_lshlrev_b64 v[26:27], 7, v[26:27]
	v_lshl_add_u64 v[26:27], v[40:41], 0, v[26:27]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_73:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_mov_b64 s[2:3], exec
	v_readlane_b32 s8, v254, 34
	v_readlane_b32 s9, v254, 35
	s_and_b64 s[8:9], s[2:3], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_75
	v_accvgpr_read_b32 v24, a44
	v_accvgpr_read_b32 v25, a45
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[42:43]
	v_lshlrev_b64 v[24:25], 7, v[24:25]
	v_lshl_add_u64 v[24:25], v[40:41], 0, v[24:25]
	global_load_dwordx4 v[24:27], v[24:25], off
.LBB0_75:
	s_or_b64 exec, exec, s[2:3]
	v_sub_f32_e32 v40, 0xf149f2ca, v143
	v_exp_f32_e32 v61, v40
	v_cvt_f16_f32_e32 v47, v47
	v_cvt_f16_f32_e32 v48, v48
	v_cvt_f16_f32_e32 v49, v49
	v_cvt_f16_f32_e32 v50, v50
	v_cvt_f16_f32_e32 v51, v51
	v_cvt_f16_f32_e32 v52, v52
	v_mul_f32_e32 v74, 0, v61
	ds_read_b64 v[40:41], v145 offset:8192
	ds_read_b64 v[62:63], v146 offset:8192
	ds_read_b64 v[70:71], v147 offset:8192
	ds_read_b64 v[72:73], v148 offset:8192
	v_accvgpr_read_b32 v66, a67
	v_add_u32_e32 v66, 0, v66
	v_pack_b32_f16 v49, v49, v50
	v_pack_b32_f16 v48, v47, v48
	v_accvgpr_write_b32 a12, v74
	v_accvgpr_write_b32 a13, v74
	v_accvgpr_write_b32 a14, v74
	v_accvgpr_write_b32 a15, v74
	v_cvt_f16_f32_e32 v53, v53
	v_cvt_f16_f32_e32 v54, v54
	v_cvt_f16_f32_e32 v55, v55
	v_cvt_f16_f32_e32 v56, v56
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[40:41], v[48:49], a[12:15]
	v_pack_b32_f16 v40, v51, v52
	ds_read_b64 v[50:51], v66 offset:10240
	v_accvgpr_read_b32 v75, a68
	v_add_u32_e32 v238, 0, v75
	v_cvt_f16_f32_e32 v74, v46
	v_pack_b32_f16 v41, v53, v54
	v_cvt_f16_f32_e32 v45, v45
	v_pack_b32_f16 v46, v55, v56
	ds_read_b64 v[54:55], v238 offset:10240
	v_cvt_f16_f32_e32 v57, v57
	v_cvt_f16_f32_e32 v58, v58
	v_cvt_f16_f32_e32 v59, v59
	v_cvt_f16_f32_e32 v60, v60
	v_pack_b32_f16 v53, v74, v45
	v_accvgpr_read_b32 v45, a69
	v_add_u32_e32 v239, 0, v45
	v_accvgpr_read_b32 v45, a70
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[50:51], v[48:49], a[12:15]
	v_add_u32_e32 v240, 0, v45
	v_accvgpr_read_b32 v45, a71
	v_add_u32_e32 v241, 0, v45
	v_pack_b32_f16 v47, v57, v58
	v_pack_b32_f16 v52, v59, v60
	ds_read_b64 v[56:57], v239 offset:10240
	ds_read_b64 v[58:59], v240 offset:10240
	ds_read_b64 v[50:51], v241 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[54:55], v[40:41], a[4:7]
	v_accvgpr_read_b32 v45, a72
	v_add_u32_e32 v242, 0, v45
	ds_read_b64 v[54:55], v242 offset:12288
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[4:7], v[56:57], v[46:47], a[4:7]
	v_accvgpr_read_b32 v45, a73
	v_add_u32_e32 v243, 0, v45
	v_accvgpr_read_b32 v45, a74
	v_add_u32_e32 v244, 0, v45
	v_accvgpr_read_b32 v45, a75
	v_add_u32_e32 v245, 0, v45
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[58:59], v[52:53], a[4:7]
	ds_read_b64 v[56:57], v243 offset:12288
	ds_read_b64 v[58:59], v244 offset:12288
	v_accvgpr_read_b32 v45, a76
	v_add_u32_e32 v246, 0, v45
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[50:51], v[48:49], a[12:15]
	ds_read_b64 v[50:51], v245 offset:14336
	v_accvgpr_read_b32 v45, a77
	v_add_u32_e32 v247, 0, v45
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[54:55], v[40:41], a[8:11]
	ds_read_b64 v[54:55], v246 offset:14336
	v_accvgpr_read_b32 v45, a78
	v_add_u32_e32 v248, 0, v45
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[56:57], v[46:47], a[8:11]
	v_add_f32_e32 v142, v43, v44
	v_fmac_f32_e32 v142, 0, v61
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[50:51], v[48:49], a[12:15]
	v_mfma_f32_16x16x16_f16 a[0:3], v[62:63], v[40:41], a[0:3]
	v_mfma_f32_16x16x16_f16 a[8:11], v[58:59], v[52:53], a[8:11]
	ds_read_b64 v[56:57], v247 offset:14336
	ds_read_b64 v[58:59], v248 offset:14336
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mfma_f32_16x16x16_f16 a[12:15], v[54:55], v[40:41], a[12:15]
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[8:9] offset0:8 offset1:12
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v197, v[14:15], v[10:11] offset0:8 offset1:12
	v_perm_b32 v0, v16, v20, s31
	v_perm_b32 v1, v24, v28, s31
	v_mfma_f32_16x16x16_f16 a[0:3], v[70:71], v[46:47], a[0:3]
	ds_write_b64 v144, v[0:1] offset:8192
	v_perm_b32 v1, v24, v28, s55
	v_perm_b32 v0, v16, v20, s55
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[46:47], a[12:15]
	ds_write_b64 v198, v[0:1] offset:8320
	v_perm_b32 v1, v25, v29, s31
	v_perm_b32 v0, v17, v21, s31
	v_ashrrev_i32_e32 v40, 31, v42
	ds_write_b64 v199, v[0:1] offset:8448
	v_perm_b32 v0, v17, v21, s55
	v_perm_b32 v1, v25, v29, s55
	v_mfma_f32_16x16x16_f16 a[0:3], v[72:73], v[52:53], a[0:3]
	v_lshrrev_b32_e32 v40, 26, v40
	ds_write_b64 v200, v[0:1] offset:8576
	v_perm_b32 v0, v18, v22, s31
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[52:53], a[12:15]
	v_perm_b32 v1, v26, v30, s31
	v_add_u32_e32 v40, v42, v40
	ds_write_b64 v201, v[0:1] offset:8704
	v_perm_b32 v0, v18, v22, s55
	v_perm_b32 v1, v26, v30, s55
	v_ashrrev_i32_e32 v40, 6, v40
	ds_write_b64 v202, v[0:1] offset:8832
	v_perm_b32 v0, v19, v23, s31
	v_perm_b32 v1, v27, v31, s31
	v_max_i32_e32 v40, 2, v40
	ds_write_b64 v203, v[0:1] offset:8960
	v_perm_b32 v0, v19, v23, s55
	v_perm_b32 v1, v27, v31, s55
	v_mov_b32_e32 v20, 64
	ds_write_b64 v204, v[0:1] offset:9088
	v_cmp_ne_u32_e32 vcc, 2, v40
	s_mov_b64 s[2:3], exec
	v_writelane_b32 v255, s2, 47
	s_nop 1
	v_writelane_b32 v255, s3, 48
	s_and_b64 s[2:3], s[2:3], vcc
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_95
	v_mov_b32_e32 v0, 0xffffff80
	s_lshl_b64 s[2:3], s[42:43], 7
	v_lshl_add_u32 v249, v40, 6, v0
	s_add_u32 s8, s2, s40
	v_accvgpr_read_b32 v0, a48
	s_addc_u32 s9, s3, s41
	v_accvgpr_read_b32 v1, a49
	v_lshl_add_u64 v[40:41], s[8:9], 0, v[0:1]
	v_accvgpr_read_b32 v0, a50
	v_accvgpr_read_b32 v1, a51
	v_lshl_add_u64 v[42:43], s[8:9], 0, v[0:1]
	v_accvgpr_read_b32 v0, a52
	v_accvgpr_read_b32 v1, a53
	v_lshl_add_u64 v[44:45], s[8:9], 0, v[0:1]
	v_accvgpr_read_b32 v0, a54
	v_accvgpr_read_b32 v1, a55
	v_lshl_add_u64 v[46:47], s[8:9], 0, v[0:1]
	s_add_u32 s2, s2, s26
	v_accvgpr_read_b32 v0, a56
	s_addc_u32 s3, s3, s27
	v_accvgpr_read_b32 v1, a57
	v_lshl_add_u64 v[48:49], s[2:3], 0, v[0:1]
	v_accvgpr_read_b32 v0, a58
	v_accvgpr_read_b32 v1, a59
	v_lshl_add_u64 v[50:51], s[2:3], 0, v[0:1]
	v_accvgpr_read_b32 v0, a60
	v_accvgpr_read_b32 v1, a61
	v_lshl_add_u64 v[52:53], s[2:3], 0, v[0:1]
	v_accvgpr_read_b32 v0, a62
	v_accvgpr_read_b32 v1, a63
	v_lshl_add_u64 v[54:55], s[2:3], 0, v[0:1]
	s_mov_b32 s61, 0
	s_mov_b64 s[52:53], 0
	s_mov_b32 s51, s39
	s_branch .LBB0_78
.LBB0_77:
	s_or_b64 exec, exec, s[2:3]
	v_sub_f32_e32 v70, v143, v250
	v_exp_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v71, v110
	v_cvt_f16_f32_e32 v80, v111
	v_cvt_f16_f32_e32 v81, v112
	v_cvt_f16_f32_e32 v82, v113
	v_pk_mul_f32 v[110:111], v[138:139], v[70:71] op_sel_hi:[1,0]
	ds_read_b64 v[72:73], v145 offset:8192
	ds_read_b64 v[74:75], v146 offset:8192
	ds_read_b64 v[76:77], v147 offset:8192
	ds_read_b64 v[78:79], v148 offset:8192
	v_pk_mul_f32 v[112:113], v[140:141], v[70:71] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v86, v114
	v_accvgpr_write_b32 a0, v110
	v_cvt_f16_f32_e32 v87, v115
	v_cvt_f16_f32_e32 v88, v116
	v_cvt_f16_f32_e32 v89, v117
	v_pack_b32_f16 v81, v81, v82
	v_pack_b32_f16 v80, v71, v80
	v_accvgpr_write_b32 a1, v111
	v_accvgpr_write_b32 a2, v112
	v_accvgpr_write_b32 a3, v113
	v_cvt_f16_f32_e32 v90, v118
	v_cvt_f16_f32_e32 v91, v119
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[72:73], v[80:81], a[0:3]
	v_cvt_f16_f32_e32 v92, v120
	v_cvt_f16_f32_e32 v93, v121
	v_pack_b32_f16 v73, v88, v89
	v_pack_b32_f16 v72, v86, v87
	v_cvt_f16_f32_e32 v71, v252
	v_cvt_f16_f32_e32 v94, v122
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[0:3], v[74:75], v[72:73], a[0:3]
	v_pack_b32_f16 v75, v92, v93
	v_pack_b32_f16 v74, v90, v91
	v_pk_mul_f32 v[110:111], v[134:135], v[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[112:113], v[136:137], v[70:71] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[0:3], v[76:77], v[74:75], a[0:3]
	ds_read_b64 v[76:77], v66 offset:10240
	ds_read_b64 v[88:89], v238 offset:10240
	v_accvgpr_write_b32 a4, v110
	v_cvt_f16_f32_e32 v95, v123
	v_cvt_f16_f32_e32 v82, v251
	v_accvgpr_write_b32 a5, v111
	v_accvgpr_write_b32 a6, v112
	v_accvgpr_write_b32 a7, v113
	v_pack_b32_f16 v91, v71, v82
	v_pack_b32_f16 v90, v94, v95
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[76:77], v[80:81], a[4:7]
	v_mul_f32_e64 v60, v60, v70
	v_mul_f32_e64 v61, v61, v70
	v_pk_mul_f32 v[62:63], v[62:63], v[70:71] op_sel_hi:[1,0]
	v_pk_mul_f32 v[56:57], v[56:57], v[70:71] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[78:79], v[90:91], a[0:3]
	ds_read_b64 v[78:79], v239 offset:10240
	ds_read_b64 v[92:93], v240 offset:10240
	v_accvgpr_write_b32 a8, v60
	v_accvgpr_write_b32 a9, v61
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[88:89], v[72:73], a[4:7]
	v_accvgpr_write_b32 a10, v62
	v_accvgpr_write_b32 a11, v63
	v_pk_mul_f32 v[58:59], v[58:59], v[70:71] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[78:79], v[74:75], a[4:7]
	ds_read_b64 v[76:77], v241 offset:12288
	ds_read_b64 v[78:79], v242 offset:12288
	ds_read_b64 v[60:61], v243 offset:12288
	ds_read_b64 v[62:63], v244 offset:12288
	v_accvgpr_write_b32 a12, v56
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[8:11], v[76:77], v[80:81], a[8:11]
	v_accvgpr_write_b32 a13, v57
	v_accvgpr_write_b32 a14, v58
	v_accvgpr_write_b32 a15, v59
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[78:79], v[72:73], a[8:11]
	s_add_i32 s2, s61, 64
	s_add_i32 s51, s51, s49
	v_cmp_eq_u32_e32 vcc, s2, v249
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[60:61], v[74:75], a[8:11]
	ds_read_b64 v[60:61], v245 offset:14336
	s_add_i32 s3, s61, 0x80
	v_lshl_add_u64 v[40:41], v[40:41], 0, s[36:37]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[62:63], v[90:91], a[8:11]
	ds_read_b64 v[62:63], v246 offset:14336
	ds_read_b64 v[56:57], v247 offset:14336
	ds_read_b64 v[58:59], v248 offset:14336
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[60:61], v[80:81], a[12:15]
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v125, v[4:5], v[0:1] offset1:4
	ds_write2st64_b64 v125, v[12:13], v[8:9] offset0:8 offset1:12
	ds_write2st64_b64 v197, v[6:7], v[2:3] offset1:4
	ds_write2st64_b64 v197, v[14:15], v[10:11] offset0:8 offset1:12
	v_perm_b32 v0, v16, v20, s31
	v_mfma_f32_16x16x16_f16 a[12:15], v[62:63], v[72:73], a[12:15]
	v_perm_b32 v1, v24, v28, s31
	ds_write_b64 v144, v[0:1] offset:8192
	v_perm_b32 v1, v24, v28, s55
	v_mfma_f32_16x16x16_f16 a[12:15], v[56:57], v[74:75], a[12:15]
	v_perm_b32 v0, v16, v20, s55
	ds_write_b64 v198, v[0:1] offset:8320
	v_perm_b32 v1, v25, v29, s31
	v_perm_b32 v0, v17, v21, s31
	ds_write_b64 v199, v[0:1] offset:8448
	v_perm_b32 v0, v17, v21, s55
	v_perm_b32 v1, v25, v29, s55
	v_mfma_f32_16x16x16_f16 a[4:7], v[92:93], v[90:91], a[4:7]
	ds_write_b64 v200, v[0:1] offset:8576
	v_perm_b32 v0, v18, v22, s31
	v_perm_b32 v1, v26, v30, s31
	v_mfma_f32_16x16x16_f16 a[12:15], v[58:59], v[90:91], a[12:15]
	v_add_f32_e32 v56, v108, v109
	ds_write_b64 v201, v[0:1] offset:8704
	v_perm_b32 v0, v18, v22, s55
	v_perm_b32 v1, v26, v30, s55
	v_fmac_f32_e32 v56, v142, v70
	ds_write_b64 v202, v[0:1] offset:8832
	v_perm_b32 v0, v19, v23, s31
	v_perm_b32 v1, v27, v31, s31
	ds_write_b64 v203, v[0:1] offset:8960
	v_perm_b32 v0, v19, v23, s55
	v_perm_b32 v1, v27, v31, s55
	v_lshl_add_u64 v[42:43], v[42:43], 0, s[36:37]
	v_lshl_add_u64 v[44:45], v[44:45], 0, s[36:37]
	v_lshl_add_u64 v[46:47], v[46:47], 0, s[36:37]
	v_lshl_add_u64 v[48:49], v[48:49], 0, s[36:37]
	v_lshl_add_u64 v[50:51], v[50:51], 0, s[36:37]
	v_lshl_add_u64 v[52:53], v[52:53], 0, s[36:37]
	v_lshl_add_u64 v[54:55], v[54:55], 0, s[36:37]
	s_or_b64 s[52:53], vcc, s[52:53]
	v_mov_b32_e32 v20, s3
	s_mov_b32 s61, s2
	v_mov_b32_e32 v142, v56
	v_mov_b32_e32 v143, v250
	ds_write_b64 v204, v[0:1] offset:9088
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execz .LBB0_94
.LBB0_78:
	v_add_u32_e32 v9, s61, v65
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
	v_cmp_gt_i32_e32 vcc, s33, v0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_80
	v_lshl_add_u64 v[2:3], v[54:55], 0, v[106:107]
	global_load_dwordx4 v[4:7], v[2:3], off
.LBB0_80:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v1, 0x90, v9
	v_cmp_gt_i32_e32 vcc, s33, v1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_82
	v_lshl_add_u64 v[0:1], v[52:53], 0, v[106:107]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_82:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v8, 0xa0, v9
	v_cmp_gt_i32_e32 vcc, s33, v8
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_84
	v_lshl_add_u64 v[10:11], v[50:51], 0, v[106:107]
	global_load_dwordx4 v[12:15], v[10:11], off
.LBB0_84:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v9, 0xb0, v9
	v_cmp_gt_i32_e32 vcc, s33, v9
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_86
	v_lshl_add_u64 v[8:9], v[48:49], 0, v[106:107]
	global_load_dwordx4 v[8:11], v[8:9], off
.LBB0_86:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b64 v[16:19], v145 offset1:4
	ds_read2st64_b64 v[20:23], v146 offset1:4
	ds_read2st64_b64 v[24:27], v147 offset1:4
	ds_read2st64_b64 v[28:31], v148 offset1:4
	v_add_u32_e32 v70, s61, v153
	v_add_u32_e32 v71, 64, v70
	v_add_u32_e32 v72, 0x41, v70
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[32:33], 0
	v_add_u32_e32 v73, 0x42, v70
	v_add_u32_e32 v74, 0x43, v70
	v_add_u32_e32 v75, 0x50, v70
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[32:33], 0
	ds_read2st64_b64 v[16:19], v145 offset0:8 offset1:12
	v_add_u32_e32 v76, 0x51, v70
	v_add_u32_e32 v77, 0x52, v70
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[20:21], v[34:35], a[0:3]
	v_add_u32_e32 v78, 0x53, v70
	v_add_u32_e32 v79, 0x60, v70
	v_add_u32_e32 v80, 0x61, v70
	v_mfma_f32_16x16x16_f16 a[4:7], v[22:23], v[34:35], a[4:7]
	ds_read2st64_b64 v[20:23], v146 offset0:8 offset1:12
	v_add_u32_e32 v81, 0x62, v70
	v_add_u32_e32 v82, 0x63, v70
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[0:3], v[24:25], v[36:37], a[0:3]
	v_add_u32_e32 v86, 0x70, v70
	v_add_u32_e32 v87, 0x71, v70
	v_add_u32_e32 v88, 0x72, v70
	v_mfma_f32_16x16x16_f16 a[4:7], v[26:27], v[36:37], a[4:7]
	ds_read2st64_b64 v[24:27], v147 offset0:8 offset1:12
	v_add_u32_e32 v70, 0x73, v70
	v_add_u32_e32 v89, s61, v149
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[16:17], v[32:33], 0
	v_cmp_gt_i32_e64 s[64:65], s33, v71
	v_cmp_gt_i32_e64 s[90:91], s33, v70
	v_cmp_gt_i32_e64 s[98:99], s29, v71
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[38:39], a[0:3]
	v_cmp_gt_i32_e64 s[96:97], s29, v72
	v_cmp_gt_i32_e64 s[2:3], s29, v70
	v_add_u32_e32 v70, s51, v180
	v_mfma_f32_16x16x16_f16 a[12:15], v[18:19], v[32:33], 0
	v_add_u32_e32 v71, s51, v179
	v_add_u32_e32 v90, 64, v89
	v_add_u32_e32 v91, 0x41, v89
	v_mfma_f32_16x16x16_f16 a[4:7], v[30:31], v[38:39], a[4:7]
	ds_read2st64_b64 v[28:31], v148 offset0:8 offset1:12
	v_accvgpr_read_b32 v16, a0
	v_accvgpr_read_b32 v17, a1
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[20:21], v[34:35], a[8:11]
	v_accvgpr_read_b32 v20, a2
	v_accvgpr_read_b32 v18, a3
	v_cmp_gt_i32_e64 s[62:63], s33, v72
	v_mfma_f32_16x16x16_f16 a[0:3], v[22:23], v[34:35], a[12:15]
	v_cmp_gt_i32_e64 s[68:69], s33, v73
	v_cmp_gt_i32_e32 vcc, s33, v87
	v_cmp_gt_i32_e64 s[88:89], s33, v88
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[24:25], v[36:37], a[8:11]
	v_cmp_gt_i32_e64 s[94:95], s29, v73
	v_cmp_gt_i32_e64 s[92:93], s29, v74
	v_cmp_gt_i32_e64 s[16:17], s29, v87
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[36:37], a[0:3]
	v_cmp_gt_i32_e64 s[8:9], s29, v88
	v_add_u32_e32 v72, s51, v178
	v_add_u32_e32 v73, s51, v177
	v_add_u32_e32 v87, s51, v166
	v_add_u32_e32 v88, s51, v165
	v_add_u32_e32 v92, 0x42, v89
	v_add_u32_e32 v93, 0x43, v89
	v_add_u32_e32 v94, 0x50, v89
	v_add_u32_e32 v95, 0x51, v89
	v_add_u32_e32 v96, 0x52, v89
	v_add_u32_e32 v97, 0x53, v89
	v_add_u32_e32 v98, 0x60, v89
	v_add_u32_e32 v99, 0x61, v89
	v_add_u32_e32 v100, 0x62, v89
	v_add_u32_e32 v101, 0x63, v89
	v_add_u32_e32 v102, 0x70, v89
	v_add_u32_e32 v103, 0x71, v89
	v_add_u32_e32 v108, 0x72, v89
	v_add_u32_e32 v89, 0x73, v89
	v_cndmask_b32_e64 v70, v90, v70, s[98:99]
	v_cndmask_b32_e64 v71, v91, v71, s[96:97]
	v_cmp_gt_i32_e64 s[66:67], s33, v74
	v_cmp_gt_i32_e64 s[72:73], s33, v75
	v_cmp_gt_i32_e64 s[82:83], s33, v82
	v_cmp_gt_i32_e64 s[84:85], s33, v86
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[8:11], v[28:29], v[38:39], a[8:11]
	v_cmp_gt_i32_e64 s[46:47], s29, v75
	v_cmp_gt_i32_e64 s[44:45], s29, v76
	v_cmp_gt_i32_e64 s[20:21], s29, v82
	v_cmp_gt_i32_e64 s[18:19], s29, v86
	v_add_u32_e32 v74, s51, v176
	v_add_u32_e32 v75, s51, v175
	v_add_u32_e32 v82, s51, v168
	v_add_u32_e32 v86, s51, v167
	v_cndmask_b32_e64 v72, v92, v72, s[94:95]
	v_cndmask_b32_e64 v73, v93, v73, s[92:93]
	v_cndmask_b32_e64 v87, v108, v87, s[8:9]
	v_cndmask_b32_e64 v88, v89, v88, s[2:3]
	v_cmp_le_i32_e64 s[2:3], v70, v127
	v_cmp_le_i32_e64 s[8:9], v71, v127
	v_cmp_gt_i32_e64 s[70:71], s33, v76
	v_cmp_gt_i32_e64 s[76:77], s33, v77
	v_cmp_gt_i32_e64 s[78:79], s33, v80
	v_cmp_gt_i32_e64 s[86:87], s33, v81
	v_mul_f32_e32 v16, s60, v16
	v_mul_f32_e32 v17, s60, v17
	v_cmp_gt_i32_e64 s[42:43], s29, v77
	v_cmp_gt_i32_e64 s[40:41], s29, v78
	v_cmp_gt_i32_e64 s[24:25], s29, v80
	v_cmp_gt_i32_e64 s[22:23], s29, v81
	v_add_u32_e32 v76, s51, v174
	v_add_u32_e32 v77, s51, v173
	v_add_u32_e32 v80, s51, v170
	v_add_u32_e32 v81, s51, v169
	v_cndmask_b32_e64 v74, v94, v74, s[46:47]
	v_cndmask_b32_e64 v75, v95, v75, s[44:45]
	v_cndmask_b32_e64 v82, v102, v82, s[18:19]
	v_cndmask_b32_e64 v86, v103, v86, s[16:17]
	v_cmp_le_i32_e64 s[16:17], v72, v127
	v_cmp_le_i32_e64 s[18:19], v73, v127
	s_and_b64 s[64:65], s[64:65], s[2:3]
	s_and_b64 s[8:9], s[62:63], s[8:9]
	v_cmp_gt_i32_e64 s[74:75], s33, v78
	v_cmp_gt_i32_e64 s[80:81], s33, v79
	v_accvgpr_read_b32 v19, a4
	v_accvgpr_read_b32 v21, a5
	v_mfma_f32_16x16x16_f16 a[0:3], v[30:31], v[38:39], a[0:3]
	v_mul_f32_e32 v20, s60, v20
	v_mul_f32_e32 v18, s60, v18
	v_cmp_gt_i32_e64 s[26:27], s29, v79
	v_add_u32_e32 v78, s51, v172
	v_add_u32_e32 v79, s51, v171
	v_cndmask_b32_e64 v76, v96, v76, s[42:43]
	v_cndmask_b32_e64 v77, v97, v77, s[40:41]
	v_cndmask_b32_e64 v80, v100, v80, s[22:23]
	v_cndmask_b32_e64 v81, v101, v81, s[20:21]
	v_cmp_le_i32_e64 s[20:21], v74, v127
	v_cmp_le_i32_e64 s[22:23], v75, v127
	s_and_b64 s[16:17], s[68:69], s[16:17]
	s_and_b64 s[18:19], s[66:67], s[18:19]
	v_cndmask_b32_e64 v16, v237, v16, s[64:65]
	v_cndmask_b32_e64 v17, v237, v17, s[8:9]
	v_accvgpr_read_b32 v22, a6
	v_accvgpr_read_b32 v23, a7
	v_mul_f32_e32 v19, s60, v19
	v_mul_f32_e32 v21, s60, v21
	v_cndmask_b32_e64 v78, v98, v78, s[26:27]
	v_cndmask_b32_e64 v79, v99, v79, s[24:25]
	v_cmp_le_i32_e64 s[24:25], v76, v127
	v_cmp_le_i32_e64 s[26:27], v77, v127
	s_and_b64 s[20:21], s[72:73], s[20:21]
	s_and_b64 s[22:23], s[70:71], s[22:23]
	v_cndmask_b32_e64 v20, v237, v20, s[16:17]
	v_cndmask_b32_e64 v18, v237, v18, s[18:19]
	v_max_f32_e32 v70, v16, v17
	v_accvgpr_read_b32 v24, a8
	v_accvgpr_read_b32 v25, a9
	v_mul_f32_e32 v22, s60, v22
	v_mul_f32_e32 v23, s60, v23
	v_cmp_le_i32_e64 s[40:41], v78, v127
	v_cmp_le_i32_e64 s[42:43], v79, v127
	s_and_b64 s[24:25], s[76:77], s[24:25]
	s_and_b64 s[26:27], s[74:75], s[26:27]
	v_cndmask_b32_e64 v19, v237, v19, s[20:21]
	v_cndmask_b32_e64 v21, v237, v21, s[22:23]
	v_max3_f32 v70, v70, v20, v18
	v_accvgpr_read_b32 v26, a10
	v_accvgpr_read_b32 v27, a11
	v_mul_f32_e32 v24, s60, v24
	v_mul_f32_e32 v25, s60, v25
	v_cmp_le_i32_e64 s[44:45], v80, v127
	v_cmp_le_i32_e64 s[46:47], v81, v127
	s_and_b64 s[40:41], s[80:81], s[40:41]
	s_and_b64 s[42:43], s[78:79], s[42:43]
	v_cndmask_b32_e64 v22, v237, v22, s[24:25]
	v_cndmask_b32_e64 v23, v237, v23, s[26:27]
	v_max3_f32 v70, v70, v19, v21
	v_accvgpr_read_b32 v28, a0
	v_accvgpr_read_b32 v29, a1
	v_mul_f32_e32 v26, s60, v26
	v_mul_f32_e32 v27, s60, v27
	v_cmp_le_i32_e64 s[92:93], v82, v127
	v_cmp_le_i32_e64 s[94:95], v86, v127
	s_and_b64 s[44:45], s[86:87], s[44:45]
	s_and_b64 s[46:47], s[82:83], s[46:47]
	v_cndmask_b32_e64 v24, v237, v24, s[40:41]
	v_cndmask_b32_e64 v25, v237, v25, s[42:43]
	v_max3_f32 v70, v70, v22, v23
	v_accvgpr_read_b32 v30, a2
	v_accvgpr_read_b32 v31, a3
	v_mul_f32_e32 v28, s60, v28
	v_mul_f32_e32 v29, s60, v29
	v_cmp_le_i32_e64 s[96:97], v87, v127
	v_cmp_le_i32_e64 s[98:99], v88, v127
	s_and_b64 s[62:63], s[84:85], s[92:93]
	s_and_b64 s[66:67], vcc, s[94:95]
	v_cndmask_b32_e64 v26, v237, v26, s[44:45]
	v_cndmask_b32_e64 v27, v237, v27, s[46:47]
	v_max3_f32 v70, v70, v24, v25
	v_mul_f32_e32 v30, s60, v30
	v_mul_f32_e32 v31, s60, v31
	s_and_b64 s[2:3], s[88:89], s[96:97]
	s_and_b64 vcc, s[90:91], s[98:99]
	v_cndmask_b32_e64 v28, v237, v28, s[62:63]
	v_cndmask_b32_e64 v29, v237, v29, s[66:67]
	v_max3_f32 v70, v70, v26, v27
	v_cndmask_b32_e64 v30, v237, v30, s[2:3]
	v_cndmask_b32_e32 v31, v237, v31, vcc
	v_max3_f32 v70, v70, v28, v29
	v_max3_f32 v70, v70, v30, v31
	ds_bpermute_b32 v71, v163, v70
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v71, v71, v71
	v_max_f32_e32 v70, v70, v71
	ds_swizzle_b32 v71, v70 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v250, v143, v70, v71
	v_sub_f32_e32 v16, v16, v250
	v_sub_f32_e32 v17, v17, v250
	v_sub_f32_e32 v20, v20, v250
	v_exp_f32_e32 v110, v16
	v_exp_f32_e32 v111, v17
	v_sub_f32_e32 v18, v18, v250
	v_exp_f32_e32 v112, v20
	v_sub_f32_e32 v19, v19, v250
	v_exp_f32_e32 v113, v18
	v_sub_f32_e32 v21, v21, v250
	v_exp_f32_e32 v114, v19
	v_sub_f32_e32 v22, v22, v250
	v_exp_f32_e32 v115, v21
	v_add_f32_e32 v16, v110, v111
	v_sub_f32_e32 v23, v23, v250
	v_exp_f32_e32 v116, v22
	v_add_f32_e32 v16, v112, v16
	v_sub_f32_e32 v24, v24, v250
	v_exp_f32_e32 v117, v23
	v_add_f32_e32 v16, v113, v16
	v_sub_f32_e32 v25, v25, v250
	v_exp_f32_e32 v118, v24
	v_add_f32_e32 v16, v114, v16
	v_sub_f32_e32 v26, v26, v250
	v_exp_f32_e32 v119, v25
	v_add_f32_e32 v16, v115, v16
	v_sub_f32_e32 v27, v27, v250
	v_exp_f32_e32 v120, v26
	v_add_f32_e32 v16, v116, v16
	v_sub_f32_e32 v28, v28, v250
	v_exp_f32_e32 v121, v27
	v_add_f32_e32 v16, v117, v16
	v_sub_f32_e32 v29, v29, v250
	v_exp_f32_e32 v122, v28
	v_add_f32_e32 v16, v118, v16
	v_sub_f32_e32 v30, v30, v250
	v_exp_f32_e32 v123, v29
	v_add_f32_e32 v16, v119, v16
	v_sub_f32_e32 v31, v31, v250
	v_exp_f32_e32 v252, v30
	v_add_f32_e32 v16, v120, v16
	v_exp_f32_e32 v251, v31
	v_add_f32_e32 v16, v121, v16
	v_add_f32_e32 v16, v122, v16
	v_add_f32_e32 v16, v123, v16
	v_add_f32_e32 v16, v252, v16
	v_add_f32_e32 v16, v251, v16
	ds_bpermute_b32 v17, v163, v16
	v_add_u32_e32 v25, s61, v151
	v_add_u32_e32 v18, 0x80, v25
	v_cmp_gt_i32_e32 vcc, s33, v18
	v_mov_b32_e32 v20, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v108, v16, v17
	ds_swizzle_b32 v109, v108 offset:swizzle(SWAP,16)
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_88
	v_lshl_add_u64 v[18:19], v[46:47], 0, v[106:107]
	global_load_dwordx4 v[20:23], v[18:19], off
.LBB0_88:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v17, 0x81, v25
	v_cmp_gt_i32_e32 vcc, s33, v17
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_90
	v_lshl_add_u64 v[16:17], v[44:45], 0, v[106:107]
	global_load_dwordx4 v[16:19], v[16:17], off
.LBB0_90:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v24, 0x82, v25
	v_cmp_gt_i32_e32 vcc, s33, v24
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_92
	v_lshl_add_u64 v[26:27], v[42:43], 0, v[106:107]
	global_load_dwordx4 v[28:31], v[26:27], off
.LBB0_92:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v25, 0x83, v25
	v_cmp_gt_i32_e32 vcc, s33, v25
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_77
	v_lshl_add_u64 v[24:25], v[40:41], 0, v[106:107]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_branch .LBB0_77
.LBB0_94:
	s_or_b64 exec, exec, s[52:53]
	v_mov_b32_e32 v142, v56
	v_mov_b32_e32 v143, v250
	v_readlane_b32 s51, v255, 42
.LBB0_95:
	v_readlane_b32 s2, v255, 47
	v_readlane_b32 s3, v255, 48
	s_or_b64 exec, exec, s[2:3]
.LBB0_96:
	s_or_b64 exec, exec, s[56:57]
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
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_98
	ds_read2st64_b64 v[22:25], v19 offset1:4
	ds_read2st64_b64 v[26:29], v17 offset1:4
	ds_read2st64_b64 v[40:43], v16 offset1:4
	ds_read2st64_b64 v[44:47], v16 offset0:8 offset1:12
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_16x16x16_f16 a[16:19], v[22:23], v[32:33], 0
	v_mfma_f32_16x16x16_f16 a[20:23], v[24:25], v[32:33], 0
	ds_read2st64_b64 v[22:25], v18 offset1:4
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[16:19], v[22:23], v[34:35], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[24:25], v[34:35], a[20:23]
	ds_read2st64_b64 v[22:25], v19 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[26:27], v[36:37], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[28:29], v[36:37], a[20:23]
	ds_read2st64_b64 v[26:29], v18 offset0:8 offset1:12
	v_mfma_f32_16x16x16_f16 a[16:19], v[40:41], v[38:39], a[16:19]
	v_mfma_f32_16x16x16_f16 a[20:23], v[42:43], v[38:39], a[20:23]
	ds_read2st64_b64 v[40:43], v17 offset0:8 offset1:12
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[24:27], v[22:23], v[32:33], 0
	v_mfma_f32_16x16x16_f16 a[28:31], v[24:25], v[32:33], 0
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[24:27], v[26:27], v[34:35], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[28:29], v[34:35], a[28:31]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[24:27], v[40:41], v[36:37], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[42:43], v[36:37], a[28:31]
	v_mfma_f32_16x16x16_f16 a[24:27], v[44:45], v[38:39], a[24:27]
	v_mfma_f32_16x16x16_f16 a[28:31], v[46:47], v[38:39], a[28:31]
.LBB0_98:
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v37, v20, v153
	v_or_b32_e32 v38, v20, v205
	v_or_b32_e32 v39, v20, v206
	v_or_b32_e32 v40, v20, v207
	v_or_b32_e32 v49, v20, v216
	v_mul_lo_u32 v52, v37, s30
	v_mul_lo_u32 v53, v38, s30
	v_or_b32_e32 v41, v20, v208
	v_or_b32_e32 v42, v20, v209
	v_or_b32_e32 v47, v20, v214
	v_or_b32_e32 v48, v20, v215
	v_cmp_gt_i32_e64 s[92:93], s33, v37
	v_cmp_gt_i32_e64 s[62:63], s33, v38
	v_cmp_gt_i32_e32 vcc, s29, v37
	v_cmp_gt_i32_e64 s[46:47], s29, v38
	v_mul_lo_u32 v54, v39, s30
	v_mul_lo_u32 v55, v40, s30
	v_mul_lo_u32 v66, v49, s30
	v_add_u32_e32 v52, s39, v52
	v_add_u32_e32 v53, s39, v53
	v_add_u32_e32 v37, s50, v37
	v_add_u32_e32 v38, s50, v38
	v_or_b32_e32 v43, v20, v210
	v_or_b32_e32 v44, v20, v211
	v_or_b32_e32 v45, v20, v212
	v_or_b32_e32 v46, v20, v213
	v_or_b32_e32 v50, v20, v217
	v_or_b32_e32 v51, v20, v218
	v_or_b32_e32 v20, v20, v219
	v_cmp_gt_i32_e64 s[64:65], s33, v39
	v_cmp_gt_i32_e64 s[66:67], s33, v40
	v_cmp_gt_i32_e64 s[84:85], s33, v49
	v_cmp_gt_i32_e64 s[44:45], s29, v39
	v_cmp_gt_i32_e64 s[42:43], s29, v40
	v_cmp_gt_i32_e64 s[2:3], s29, v49
	v_mul_lo_u32 v56, v41, s30
	v_mul_lo_u32 v57, v42, s30
	v_mul_lo_u32 v62, v47, s30
	v_mul_lo_u32 v63, v48, s30
	v_add_u32_e32 v54, s39, v54
	v_add_u32_e32 v55, s39, v55
	v_add_u32_e32 v66, s39, v66
	v_add_u32_e32 v39, s50, v39
	v_add_u32_e32 v40, s50, v40
	v_add_u32_e32 v49, s50, v49
	v_cndmask_b32_e32 v37, v37, v52, vcc
	v_cndmask_b32_e64 v38, v38, v53, s[46:47]
	v_accvgpr_read_b32 v35, a17
	v_accvgpr_read_b32 v36, a16
	v_cmp_gt_i32_e64 s[68:69], s33, v41
	v_cmp_gt_i32_e64 s[70:71], s33, v42
	v_cmp_gt_i32_e64 s[80:81], s33, v47
	v_cmp_gt_i32_e64 s[82:83], s33, v48
	v_cmp_gt_i32_e64 s[40:41], s29, v41
	v_cmp_gt_i32_e64 s[26:27], s29, v42
	v_cmp_gt_i32_e64 s[16:17], s29, v47
	v_cmp_gt_i32_e64 s[8:9], s29, v48
	v_mul_lo_u32 v58, v43, s30
	v_mul_lo_u32 v59, v44, s30
	v_mul_lo_u32 v60, v45, s30
	v_mul_lo_u32 v61, v46, s30
	v_mul_lo_u32 v72, v20, s30
	v_add_u32_e32 v56, s39, v56
	v_add_u32_e32 v57, s39, v57
	v_add_u32_e32 v62, s39, v62
	v_add_u32_e32 v63, s39, v63
	v_add_u32_e32 v41, s50, v41
	v_add_u32_e32 v42, s50, v42
	v_add_u32_e32 v47, s50, v47
	v_add_u32_e32 v48, s50, v48
	v_cndmask_b32_e64 v39, v39, v54, s[44:45]
	v_cndmask_b32_e64 v40, v40, v55, s[42:43]
	v_cndmask_b32_e64 v49, v49, v66, s[2:3]
	v_cmp_le_i32_e32 vcc, v37, v127
	v_cmp_le_i32_e64 s[2:3], v38, v127
	v_accvgpr_read_b32 v33, a19
	v_accvgpr_read_b32 v34, a18
	v_cmp_gt_i32_e64 s[72:73], s33, v43
	v_cmp_gt_i32_e64 s[74:75], s33, v44
	v_cmp_gt_i32_e64 s[76:77], s33, v45
	v_cmp_gt_i32_e64 s[78:79], s33, v46
	v_cmp_gt_i32_e64 s[90:91], s33, v20
	v_mul_f32_e32 v36, s60, v36
	v_mul_f32_e32 v35, s60, v35
	v_cmp_gt_i32_e64 s[24:25], s29, v43
	v_cmp_gt_i32_e64 s[22:23], s29, v44
	v_cmp_gt_i32_e64 s[20:21], s29, v45
	v_cmp_gt_i32_e64 s[18:19], s29, v46
	v_cmp_gt_i32_e64 s[94:95], s29, v20
	v_mul_lo_u32 v70, v50, s30
	v_add_u32_e32 v58, s39, v58
	v_add_u32_e32 v59, s39, v59
	v_add_u32_e32 v60, s39, v60
	v_add_u32_e32 v61, s39, v61
	v_add_u32_e32 v72, s39, v72
	v_add_u32_e32 v43, s50, v43
	v_add_u32_e32 v44, s50, v44
	v_add_u32_e32 v45, s50, v45
	v_add_u32_e32 v46, s50, v46
	v_add_u32_e32 v20, s50, v20
	v_cndmask_b32_e64 v41, v41, v56, s[40:41]
	v_cndmask_b32_e64 v42, v42, v57, s[26:27]
	v_cndmask_b32_e64 v47, v47, v62, s[16:17]
	v_cndmask_b32_e64 v48, v48, v63, s[8:9]
	v_cmp_le_i32_e64 s[8:9], v39, v127
	v_cmp_le_i32_e64 s[16:17], v40, v127
	s_and_b64 s[92:93], s[92:93], vcc
	s_and_b64 s[62:63], s[62:63], s[2:3]
	v_accvgpr_read_b32 v31, a21
	v_accvgpr_read_b32 v32, a20
	v_cmp_gt_i32_e64 s[86:87], s33, v50
	v_mul_f32_e32 v34, s60, v34
	v_mul_f32_e32 v33, s60, v33
	v_cmp_gt_i32_e64 s[98:99], s29, v50
	v_add_u32_e32 v70, s39, v70
	v_add_u32_e32 v50, s50, v50
	v_cndmask_b32_e64 v43, v43, v58, s[24:25]
	v_cndmask_b32_e64 v44, v44, v59, s[22:23]
	v_cndmask_b32_e64 v45, v45, v60, s[20:21]
	v_cndmask_b32_e64 v46, v46, v61, s[18:19]
	v_cndmask_b32_e64 v20, v20, v72, s[94:95]
	v_cmp_le_i32_e64 s[18:19], v41, v127
	v_cmp_le_i32_e64 s[20:21], v42, v127
	s_and_b64 s[8:9], s[64:65], s[8:9]
	s_and_b64 s[16:17], s[66:67], s[16:17]
	v_cndmask_b32_e64 v36, v237, v36, s[92:93]
	v_cndmask_b32_e64 v35, v237, v35, s[62:63]
	v_accvgpr_read_b32 v29, a23
	v_accvgpr_read_b32 v30, a22
	v_mul_f32_e32 v32, s60, v32
	v_mul_f32_e32 v31, s60, v31
	v_cndmask_b32_e64 v50, v50, v70, s[98:99]
	v_cmp_le_i32_e64 s[22:23], v43, v127
	v_cmp_le_i32_e64 s[24:25], v44, v127
	v_cmp_le_i32_e64 s[98:99], v20, v127
	s_and_b64 s[18:19], s[68:69], s[18:19]
	s_and_b64 s[20:21], s[70:71], s[20:21]
	v_cndmask_b32_e64 v34, v237, v34, s[8:9]
	v_cndmask_b32_e64 v33, v237, v33, s[16:17]
	v_max_f32_e32 v20, v36, v35
	v_accvgpr_read_b32 v27, a25
	v_accvgpr_read_b32 v28, a24
	v_mul_f32_e32 v30, s60, v30
	v_mul_f32_e32 v29, s60, v29
	v_mul_lo_u32 v71, v51, s30
	v_cmp_le_i32_e64 s[26:27], v45, v127
	v_cmp_le_i32_e64 s[40:41], v46, v127
	s_and_b64 s[22:23], s[72:73], s[22:23]
	s_and_b64 s[24:25], s[74:75], s[24:25]
	v_cndmask_b32_e64 v32, v237, v32, s[18:19]
	v_cndmask_b32_e64 v31, v237, v31, s[20:21]
	v_max3_f32 v20, v20, v34, v33
	v_accvgpr_read_b32 v25, a27
	v_accvgpr_read_b32 v26, a26
	v_cmp_gt_i32_e64 s[88:89], s33, v51
	v_mul_f32_e32 v28, s60, v28
	v_mul_f32_e32 v27, s60, v27
	v_cmp_gt_i32_e64 s[96:97], s29, v51
	v_add_u32_e32 v71, s39, v71
	v_add_u32_e32 v51, s50, v51
	v_cmp_le_i32_e64 s[42:43], v47, v127
	v_cmp_le_i32_e64 s[44:45], v48, v127
	s_and_b64 s[26:27], s[76:77], s[26:27]
	s_and_b64 s[40:41], s[78:79], s[40:41]
	v_cndmask_b32_e64 v30, v237, v30, s[22:23]
	v_cndmask_b32_e64 v29, v237, v29, s[24:25]
	v_max3_f32 v20, v20, v32, v31
	v_accvgpr_read_b32 v23, a29
	v_accvgpr_read_b32 v24, a28
	v_mul_f32_e32 v26, s60, v26
	v_mul_f32_e32 v25, s60, v25
	v_cndmask_b32_e64 v51, v51, v71, s[96:97]
	v_cmp_le_i32_e64 s[46:47], v49, v127
	v_cmp_le_i32_e64 s[94:95], v50, v127
	s_and_b64 s[42:43], s[80:81], s[42:43]
	s_and_b64 s[44:45], s[82:83], s[44:45]
	v_cndmask_b32_e64 v28, v237, v28, s[26:27]
	v_cndmask_b32_e64 v27, v237, v27, s[40:41]
	v_max3_f32 v20, v20, v30, v29
	v_accvgpr_read_b32 v21, a31
	v_accvgpr_read_b32 v22, a30
	v_mul_f32_e32 v24, s60, v24
	v_mul_f32_e32 v23, s60, v23
	v_cmp_le_i32_e64 s[96:97], v51, v127
	s_and_b64 s[46:47], s[84:85], s[46:47]
	s_and_b64 s[64:65], s[86:87], s[94:95]
	v_cndmask_b32_e64 v26, v237, v26, s[42:43]
	v_cndmask_b32_e64 v25, v237, v25, s[44:45]
	v_max3_f32 v20, v20, v28, v27
	v_mul_f32_e32 v22, s60, v22
	v_mul_f32_e32 v21, s60, v21
	s_and_b64 s[2:3], s[88:89], s[96:97]
	s_and_b64 vcc, s[90:91], s[98:99]
	v_cndmask_b32_e64 v24, v237, v24, s[46:47]
	v_cndmask_b32_e64 v23, v237, v23, s[64:65]
	v_max3_f32 v20, v20, v26, v25
	v_cndmask_b32_e64 v22, v237, v22, s[2:3]
	v_cndmask_b32_e32 v21, v237, v21, vcc
	v_max3_f32 v20, v20, v24, v23
	v_max3_f32 v20, v20, v22, v21
	ds_bpermute_b32 v37, v163, v20
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v37, v37, v37
	v_max_f32_e32 v20, v20, v37
	ds_swizzle_b32 v37, v20 offset:swizzle(SWAP,16)
	s_waitcnt lgkmcnt(0)
	v_max3_f32 v20, v143, v20, v37
	v_sub_f32_e32 v36, v36, v20
	v_sub_f32_e32 v35, v35, v20
	v_sub_f32_e32 v34, v34, v20
	v_sub_f32_e32 v41, v25, v20
	v_sub_f32_e32 v43, v23, v20
	v_exp_f32_e32 v23, v36
	v_exp_f32_e32 v25, v35
	v_sub_f32_e32 v33, v33, v20
	v_sub_f32_e32 v40, v26, v20
	v_exp_f32_e32 v26, v34
	v_sub_f32_e32 v32, v32, v20
	v_sub_f32_e32 v39, v27, v20
	v_exp_f32_e32 v27, v33
	v_sub_f32_e32 v31, v31, v20
	v_sub_f32_e32 v38, v28, v20
	v_sub_f32_e32 v42, v24, v20
	v_sub_f32_e32 v21, v21, v20
	v_exp_f32_e32 v24, v32
	v_sub_f32_e32 v30, v30, v20
	v_exp_f32_e32 v28, v31
	v_exp_f32_e32 v31, v38
	v_exp_f32_e32 v38, v21
	v_add_f32_e32 v21, v23, v25
	v_sub_f32_e32 v37, v29, v20
	v_exp_f32_e32 v29, v30
	v_add_f32_e32 v21, v26, v21
	v_exp_f32_e32 v30, v37
	v_add_f32_e32 v21, v27, v21
	v_add_f32_e32 v21, v24, v21
	v_exp_f32_e32 v32, v39
	v_add_f32_e32 v21, v28, v21
	v_exp_f32_e32 v33, v40
	v_add_f32_e32 v21, v29, v21
	v_exp_f32_e32 v34, v41
	v_add_f32_e32 v21, v30, v21
	v_exp_f32_e32 v35, v42
	v_add_f32_e32 v21, v31, v21
	v_sub_f32_e32 v22, v22, v20
	v_exp_f32_e32 v36, v43
	v_add_f32_e32 v21, v32, v21
	v_exp_f32_e32 v37, v22
	v_add_f32_e32 v21, v33, v21
	v_add_f32_e32 v21, v34, v21
	v_add_f32_e32 v21, v35, v21
	v_add_f32_e32 v21, v36, v21
	v_add_f32_e32 v21, v37, v21
	v_add_f32_e32 v21, v38, v21
	ds_bpermute_b32 v22, v163, v21
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v21, v21, v22
	ds_swizzle_b32 v22, v21 offset:swizzle(SWAP,16)
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_100
	v_sub_f32_e32 v39, v143, v20
	v_exp_f32_e32 v40, v39
	v_cvt_f16_f32_e32 v41, v28
	v_cvt_f16_f32_e32 v39, v29
	v_cvt_f16_f32_e32 v42, v27
	v_cvt_f16_f32_e32 v43, v26
	v_cvt_f16_f32_e32 v44, v25
	ds_read_b64 v[26:27], v16 offset:8192
	ds_read_b64 v[16:17], v17 offset:8192
	ds_read_b64 v[28:29], v18 offset:8192
	ds_read_b64 v[18:19], v19 offset:8192
	v_cvt_f16_f32_e32 v23, v23
	v_pk_mul_f32 v[12:13], v[12:13], v[40:41] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v45, v24
	v_accvgpr_read_b32 v24, a68
	v_pk_mul_f32 v[14:15], v[14:15], v[40:41] op_sel_hi:[1,0]
	v_cvt_f16_f32_e32 v30, v30
	v_accvgpr_write_b32 a0, v12
	v_add_u32_e32 v46, 0, v24
	v_pack_b32_f16 v25, v43, v42
	v_pack_b32_f16 v24, v23, v44
	v_accvgpr_write_b32 a1, v13
	v_accvgpr_write_b32 a2, v14
	v_accvgpr_write_b32 a3, v15
	v_accvgpr_read_b32 v12, a67
	v_cvt_f16_f32_e32 v34, v34
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[0:3], v[18:19], v[24:25], a[0:3]
	v_cvt_f16_f32_e32 v33, v33
	v_cvt_f16_f32_e32 v32, v32
	v_cvt_f16_f32_e32 v31, v31
	v_add_u32_e32 v18, 0, v12
	v_pack_b32_f16 v13, v39, v30
	v_pack_b32_f16 v12, v45, v41
	ds_read_b64 v[14:15], v46 offset:10240
	ds_read_b64 v[18:19], v18 offset:10240
	v_mfma_f32_16x16x16_f16 a[0:3], v[28:29], v[12:13], a[0:3]
	v_pack_b32_f16 v29, v33, v34
	v_pack_b32_f16 v28, v31, v32
	v_pk_mul_f32 v[8:9], v[8:9], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[40:41] op_sel_hi:[1,0]
	v_mfma_f32_16x16x16_f16 a[0:3], v[16:17], v[28:29], a[0:3]
	v_accvgpr_read_b32 v16, a69
	v_add_u32_e32 v23, 0, v16
	v_accvgpr_write_b32 a4, v8
	v_accvgpr_write_b32 a5, v9
	v_accvgpr_write_b32 a6, v10
	v_accvgpr_write_b32 a7, v11
	ds_read_b64 v[8:9], v23 offset:10240
	v_accvgpr_read_b32 v10, a70
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[4:7], v[18:19], v[24:25], a[4:7]
	v_add_u32_e32 v10, 0, v10
	ds_read_b64 v[10:11], v10 offset:10240
	v_accvgpr_read_b32 v18, a73
	v_mfma_f32_16x16x16_f16 a[4:7], v[14:15], v[12:13], a[4:7]
	v_accvgpr_read_b32 v14, a71
	v_add_u32_e32 v14, 0, v14
	ds_read_b64 v[14:15], v14 offset:12288
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[4:7], v[8:9], v[28:29], a[4:7]
	v_accvgpr_read_b32 v8, a72
	v_add_u32_e32 v8, 0, v8
	ds_read_b64 v[8:9], v8 offset:12288
	v_pk_mul_f32 v[6:7], v[6:7], v[40:41] op_sel_hi:[1,0]
	v_add_u32_e32 v18, 0, v18
	v_pk_mul_f32 v[4:5], v[4:5], v[40:41] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[40:41] op_sel_hi:[1,0]
	v_accvgpr_write_b32 a11, v7
	v_accvgpr_write_b32 a10, v6
	v_accvgpr_write_b32 a9, v5
	v_accvgpr_write_b32 a8, v4
	ds_read_b64 v[4:5], v18 offset:12288
	v_accvgpr_read_b32 v6, a74
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[14:15], v[24:25], a[8:11]
	v_add_u32_e32 v6, 0, v6
	ds_read_b64 v[6:7], v6 offset:12288
	v_pk_mul_f32 v[0:1], v[0:1], v[40:41] op_sel_hi:[1,0]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[8:11], v[8:9], v[12:13], a[8:11]
	v_accvgpr_read_b32 v8, a75
	v_add_u32_e32 v8, 0, v8
	v_accvgpr_write_b32 a15, v3
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[8:11], v[4:5], v[28:29], a[8:11]
	ds_read_b64 v[4:5], v8 offset:14336
	v_accvgpr_read_b32 v8, a76
	v_add_u32_e32 v8, 0, v8
	ds_read_b64 v[8:9], v8 offset:14336
	v_accvgpr_write_b32 a14, v2
	v_accvgpr_write_b32 a13, v1
	v_accvgpr_write_b32 a12, v0
	v_accvgpr_read_b32 v0, a77
	v_add_u32_e32 v0, 0, v0
	ds_read_b64 v[0:1], v0 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[4:5], v[24:25], a[12:15]
	v_accvgpr_read_b32 v2, a78
	v_add_u32_e32 v2, 0, v2
	ds_read_b64 v[2:3], v2 offset:14336
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_16x16x16_f16 a[12:15], v[8:9], v[12:13], a[12:15]
	v_cvt_f16_f32_e32 v38, v38
	v_cvt_f16_f32_e32 v37, v37
	v_cvt_f16_f32_e32 v36, v36
	v_cvt_f16_f32_e32 v35, v35
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_16x16x16_f16 a[12:15], v[0:1], v[28:29], a[12:15]
	v_pack_b32_f16 v17, v37, v38
	v_add_f32_e32 v0, v21, v22
	v_pack_b32_f16 v16, v35, v36
	v_fmac_f32_e32 v0, v142, v40
	v_mov_b32_e32 v142, v0
	v_mfma_f32_16x16x16_f16 a[0:3], v[26:27], v[16:17], a[0:3]
	v_mov_b32_e32 v143, v20
	v_mfma_f32_16x16x16_f16 a[4:7], v[10:11], v[16:17], a[4:7]
	v_mfma_f32_16x16x16_f16 a[8:11], v[6:7], v[16:17], a[8:11]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_16x16x16_f16 a[12:15], v[2:3], v[16:17], a[12:15]
.LBB0_100:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v253, 37
	s_mul_i32 s0, s38, s0
	v_readlane_b32 s1, v253, 49
	s_add_i32 s0, s0, s48
	s_mul_i32 s1, s13, s1
	s_add_i32 s2, s0, s1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 13
	v_lshl_add_u64 v[0:1], v[104:105], 0, s[8:9]
	global_store_dwordx4 v[0:1], a[0:3], off
	global_store_dwordx4 v[0:1], a[4:7], off offset:64
	global_store_dwordx4 v[0:1], a[8:11], off offset:128
	global_store_dwordx4 v[0:1], a[12:15], off offset:192
	v_add_u32_e32 v0, 0, v150
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v161, v143
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_lshl_b64 s[2:3], s[2:3], 8
	v_readlane_b32 s16, v254, 3
	v_readlane_b32 s17, v254, 4
	s_add_u32 s56, s16, s2
	s_addc_u32 s1, s17, s3
	s_and_b32 s57, s1, 0xffff
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, v164, s[56:59], 0 offen
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v161, v142
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
	s_add_u32 s56, s56, 0x80
	s_addc_u32 s1, s1, 0
	s_and_b32 s57, s1, 0xffff
	v_readlane_b32 s18, v254, 5
	v_readlane_b32 s19, v254, 6
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v164, s[56:59], 0 offen
	.loc	1 34 0
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v0, v155
	s_barrier
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_104
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v0, s16, 0
	v_mbcnt_hi_u32_b32 v0, s17, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_103
	s_ashr_i32 s1, s0, 31
	v_readlane_b32 s20, v254, 3
	s_lshl_b64 s[18:19], s[0:1], 2
	v_readlane_b32 s22, v254, 5
	v_readlane_b32 s23, v254, 6
	s_add_u32 s18, s22, s18
	s_addc_u32 s19, s23, s19
	s_bcnt1_i32_b64 s1, s[16:17]
	v_mov_b32_e32 v1, s1
	global_atomic_add v1, v67, v1, s[18:19] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	v_readlane_b32 s21, v254, 4
.LBB0_103:
	s_or_b64 exec, exec, s[8:9]
	v_readfirstlane_b32 s1, v1
	s_nop 1
	v_add_u32_e32 v0, s1, v0
	ds_write_b32 v67, v0
.LBB0_104:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v67
	v_readlane_b32 s1, v253, 18
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cmp_ne_u32_e32 vcc, s1, v0
	s_cbranch_vccnz .LBB0_25
	v_readlane_b32 s1, v253, 42
	s_add_i32 s2, s0, s1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[8:9], s[2:3], 8
	v_readlane_b32 s1, v253, 43
	v_lshl_add_u64 v[134:135], v[128:129], 0, s[8:9]
	s_add_i32 s8, s0, s1
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[16:17], s[8:9], 8
	v_readlane_b32 s1, v253, 44
	v_lshl_add_u64 v[136:137], v[128:129], 0, s[16:17]
	s_add_i32 s16, s0, s1
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[18:19], s[16:17], 8
	v_readlane_b32 s1, v253, 45
	v_lshl_add_u64 v[140:141], v[128:129], 0, s[18:19]
	s_add_i32 s18, s0, s1
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[20:21], s[18:19], 8
	v_readlane_b32 s1, v253, 46
	v_lshl_add_u64 v[144:145], v[128:129], 0, s[20:21]
	s_add_i32 s20, s0, s1
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[22:23], s[20:21], 8
	v_readlane_b32 s1, v253, 47
	v_lshl_add_u64 v[138:139], v[128:129], 0, s[22:23]
	s_add_i32 s22, s0, s1
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[24:25], s[22:23], 8
	v_readlane_b32 s1, v253, 48
	v_lshl_add_u64 v[142:143], v[128:129], 0, s[24:25]
	s_add_i32 s24, s0, s1
	v_readlane_b32 s1, v253, 50
	s_ashr_i32 s25, s24, 31
	s_add_i32 s0, s0, s1
	s_lshl_b64 s[26:27], s[24:25], 8
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[146:147], v[128:129], 0, s[26:27]
	s_lshl_b64 s[26:27], s[0:1], 8
	s_lshl_b64 s[2:3], s[2:3], 13
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	v_mov_b32_e32 v125, v67
	s_lshl_b64 s[8:9], s[8:9], 13
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[124:125]
	v_lshlrev_b32_e32 v66, 2, v64
	s_add_u32 s8, s14, s8
	v_lshl_add_u64 v[4:5], v[0:1], 0, v[66:67]
	s_addc_u32 s9, s15, s9
	s_lshl_b64 s[16:17], s[16:17], 13
	global_load_dword v241, v[134:135], off offset:64
	global_load_dword v240, v[136:137], off offset:64
	global_load_dword v239, v[140:141], off offset:64
	global_load_dword v238, v[144:145], off offset:64
	global_load_dword v242, v[144:145], off offset:192
	global_load_dword v243, v[140:141], off offset:192
	global_load_dword v244, v[136:137], off offset:192
	global_load_dword v247, v[134:135], off offset:192
	global_load_dwordx4 v[0:3], v[4:5], off offset:16
	global_load_dwordx4 v[16:19], v[4:5], off
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[124:125]
	s_add_u32 s16, s14, s16
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[66:67]
	s_addc_u32 s17, s15, s17
	s_lshl_b64 s[18:19], s[18:19], 13
	global_load_dwordx4 v[4:7], v[8:9], off offset:16
	global_load_dwordx4 v[20:23], v[8:9], off
	v_lshl_add_u64 v[8:9], s[16:17], 0, v[124:125]
	s_add_u32 s18, s14, s18
	v_lshl_add_u64 v[12:13], v[8:9], 0, v[66:67]
	s_addc_u32 s19, s15, s19
	s_lshl_b64 s[20:21], s[20:21], 13
	global_load_dwordx4 v[8:11], v[12:13], off offset:16
	global_load_dwordx4 v[28:31], v[12:13], off
	v_lshl_add_u64 v[12:13], s[18:19], 0, v[124:125]
	s_add_u32 s20, s14, s20
	v_lshl_add_u64 v[24:25], v[12:13], 0, v[66:67]
	s_addc_u32 s21, s15, s21
	s_lshl_b64 s[22:23], s[22:23], 13
	v_lshl_add_u64 v[148:149], v[128:129], 0, s[26:27]
	global_load_dwordx4 v[12:15], v[24:25], off offset:16
	global_load_dwordx4 v[40:43], v[24:25], off
	global_load_dword v249, v[138:139], off offset:64
	global_load_dword v248, v[142:143], off offset:64
	global_load_dword v246, v[146:147], off offset:64
	global_load_dword v245, v[148:149], off offset:64
	global_load_dword v250, v[148:149], off offset:192
	global_load_dword v251, v[146:147], off offset:192
	global_load_dword v252, v[142:143], off offset:192
	global_load_dword v108, v[138:139], off offset:192
	v_lshl_add_u64 v[24:25], s[20:21], 0, v[124:125]
	s_add_u32 s22, s14, s22
	v_lshl_add_u64 v[32:33], v[24:25], 0, v[66:67]
	s_addc_u32 s23, s15, s23
	s_lshl_b64 s[24:25], s[24:25], 13
	global_load_dwordx4 v[24:27], v[32:33], off offset:16
	global_load_dwordx4 v[48:51], v[32:33], off
	v_lshl_add_u64 v[32:33], s[22:23], 0, v[124:125]
	s_add_u32 s26, s14, s24
	v_lshl_add_u64 v[36:37], v[32:33], 0, v[66:67]
	s_addc_u32 s27, s15, s25
	s_lshl_b64 s[0:1], s[0:1], 13
	global_load_dwordx4 v[32:35], v[36:37], off offset:16
	global_load_dwordx4 v[52:55], v[36:37], off
	v_lshl_add_u64 v[36:37], s[26:27], 0, v[124:125]
	s_add_u32 s24, s14, s0
	v_lshl_add_u64 v[44:45], v[36:37], 0, v[66:67]
	s_addc_u32 s25, s15, s1
	global_load_dwordx4 v[36:39], v[44:45], off offset:16
	global_load_dwordx4 v[56:59], v[44:45], off
	v_lshl_add_u64 v[44:45], s[24:25], 0, v[124:125]
	v_lshl_add_u64 v[60:61], v[44:45], 0, v[66:67]
	global_load_dwordx4 v[44:47], v[60:61], off offset:16
	s_nop 0
	global_load_dwordx4 v[60:63], v[60:61], off
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s38, v255, 43
	v_readlane_b32 s39, v255, 44
	s_and_b64 s[38:39], s[0:1], s[38:39]
	s_mov_b64 exec, s[38:39]
	s_cbranch_execz .LBB0_107
	v_accvgpr_write_b32 a2, v184
	global_load_dword v82, v[134:135], off
	global_load_dword v109, v[136:137], off
	global_load_dword v125, v[140:141], off
	v_accvgpr_write_b32 a3, v185
	global_load_dword v184, v[144:145], off
	v_accvgpr_write_b32 a4, v186
	v_accvgpr_write_b32 a6, v188
	v_accvgpr_write_b32 a16, v234
	v_accvgpr_write_b32 a5, v187
	global_load_dword v186, v[138:139], off
	v_accvgpr_write_b32 a7, v189
	v_accvgpr_write_b32 a17, v235
	global_load_dword v234, v[146:147], off
	v_accvgpr_write_b32 a1, v150
	global_load_dword v150, v[148:149], off
	v_accvgpr_write_b32 a18, v157
	global_load_dword v157, v[144:145], off offset:128
	global_load_dword v188, v[142:143], off
	v_mov_b32_e32 v127, v67
	v_lshl_add_u64 v[70:71], s[2:3], 0, v[126:127]
	v_lshl_add_u64 v[72:73], s[8:9], 0, v[126:127]
	v_lshl_add_u64 v[70:71], v[70:71], 0, v[66:67]
	v_accvgpr_write_b32 a20, v236
	global_load_dword v236, v[140:141], off offset:128
	global_load_dword v185, v[136:137], off offset:128
	global_load_dword v235, v[134:135], off offset:128
	global_load_dword v187, v[148:149], off offset:128
	v_accvgpr_write_b32 a19, v225
	global_load_dword v225, v[146:147], off offset:128
	v_accvgpr_write_b32 a0, v83
	global_load_dword v83, v[142:143], off offset:128
	global_load_dword v189, v[138:139], off offset:128
	global_load_dwordx4 v[110:113], v[70:71], off
	v_lshl_add_u64 v[72:73], v[72:73], 0, v[66:67]
	v_lshl_add_u64 v[74:75], s[16:17], 0, v[126:127]
	global_load_dwordx4 v[114:117], v[72:73], off
	v_lshl_add_u64 v[76:77], s[18:19], 0, v[126:127]
	v_lshl_add_u64 v[74:75], v[74:75], 0, v[66:67]
	v_lshl_add_u64 v[78:79], s[20:21], 0, v[126:127]
	global_load_dwordx4 v[118:121], v[74:75], off
	v_lshl_add_u64 v[76:77], v[76:77], 0, v[66:67]
	v_lshl_add_u64 v[80:81], s[22:23], 0, v[126:127]
	global_load_dwordx4 v[134:137], v[76:77], off
	v_lshl_add_u64 v[78:79], v[78:79], 0, v[66:67]
	v_lshl_add_u64 v[88:89], s[26:27], 0, v[126:127]
	global_load_dwordx4 v[138:141], v[78:79], off
	v_lshl_add_u64 v[80:81], v[80:81], 0, v[66:67]
	global_load_dwordx4 v[142:145], v[80:81], off
	v_lshl_add_u64 v[122:123], v[88:89], 0, v[66:67]
	global_load_dwordx4 v[146:149], v[122:123], off
	v_lshl_add_u64 v[88:89], s[24:25], 0, v[126:127]
	v_lshl_add_u64 v[86:87], v[88:89], 0, v[66:67]
	global_load_dwordx4 v[88:91], v[86:87], off
	global_load_dwordx4 v[92:95], v[70:71], off offset:16
	global_load_dwordx4 v[96:99], v[72:73], off offset:16
	global_load_dwordx4 v[100:103], v[74:75], off offset:16
	v_accvgpr_write_b32 a8, v226
	v_accvgpr_write_b32 a10, v228
	v_accvgpr_write_b32 a9, v227
	v_accvgpr_write_b32 a11, v229
	global_load_dwordx4 v[226:229], v[76:77], off offset:16
	v_accvgpr_write_b32 a12, v230
	v_accvgpr_write_b32 a14, v232
	v_accvgpr_write_b32 a13, v231
	v_accvgpr_write_b32 a15, v233
	global_load_dwordx4 v[230:233], v[78:79], off offset:16
	global_load_dwordx4 v[70:73], v[80:81], off offset:16
	global_load_dwordx4 v[74:77], v[122:123], off offset:16
	s_nop 0
	global_load_dwordx4 v[78:81], v[86:87], off offset:16
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v66, v82, s2, v109
	v_readlane_b32 s2, v253, 19
	v_readlane_b32 s3, v253, 20
	s_waitcnt vmcnt(28)
	v_max3_f32 v66, v66, v125, v184
	s_waitcnt vmcnt(23)
	v_max3_f32 v66, v66, v186, v188
	v_max3_f32 v66, v66, v234, v150
	v_sub_f32_e32 v82, v82, v66
	v_exp_f32_e32 v82, v82
	v_sub_f32_e32 v86, v109, v66
	v_exp_f32_e32 v86, v86
	v_sub_f32_e32 v87, v125, v66
	v_sub_f32_e32 v109, v184, v66
	v_sub_f32_e32 v122, v186, v66
	v_sub_f32_e32 v123, v188, v66
	v_sub_f32_e32 v125, v234, v66
	v_sub_f32_e32 v66, v150, v66
	v_exp_f32_e32 v87, v87
	v_exp_f32_e32 v150, v66
	v_cndmask_b32_e64 v66, 0, v82, s[2:3]
	v_readlane_b32 s2, v253, 21
	v_readlane_b32 s3, v253, 22
	v_exp_f32_e32 v109, v109
	v_exp_f32_e32 v127, v122
	v_cndmask_b32_e64 v86, 0, v86, s[2:3]
	v_readlane_b32 s2, v253, 23
	v_readlane_b32 s3, v253, 24
	v_exp_f32_e32 v123, v123
	v_exp_f32_e32 v125, v125
	v_cndmask_b32_e64 v122, 0, v87, s[2:3]
	v_readlane_b32 s2, v253, 25
	v_readlane_b32 s3, v253, 26
	s_waitcnt vmcnt(20)
	v_fma_f32 v87, v66, v235, 0
	s_waitcnt vmcnt(15)
	v_pk_fma_f32 v[110:111], v[110:111], v[66:67], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v234, 0, v109, s[2:3]
	v_readlane_b32 s2, v253, 27
	v_readlane_b32 s3, v253, 28
	v_pk_fma_f32 v[112:113], v[112:113], v[66:67], 0 op_sel_hi:[1,0,0]
	v_fmac_f32_e32 v87, v86, v185
	v_cndmask_b32_e64 v184, 0, v127, s[2:3]
	v_readlane_b32 s2, v253, 29
	v_readlane_b32 s3, v253, 30
	s_waitcnt vmcnt(14)
	v_pk_fma_f32 v[110:111], v[114:115], v[86:87], v[110:111] op_sel_hi:[1,0,1]
	v_pk_fma_f32 v[112:113], v[116:117], v[86:87], v[112:113] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v186, 0, v123, s[2:3]
	v_readlane_b32 s2, v253, 31
	v_fmac_f32_e32 v87, v122, v236
	v_readlane_b32 s3, v253, 32
	v_fmac_f32_e32 v87, v234, v157
	s_waitcnt vmcnt(13)
	v_pk_fma_f32 v[110:111], v[118:119], v[122:123], v[110:111] op_sel_hi:[1,0,1]
	v_cndmask_b32_e64 v82, 0, v125, s[2:3]
	v_readlane_b32 s2, v253, 33
	v_fmac_f32_e32 v87, v184, v189
	v_readlane_b32 s3, v253, 34
	s_waitcnt vmcnt(12)
	v_pk_fma_f32 v[110:111], v[234:235], v[134:135], v[110:111] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v87, v186, v83
	v_cndmask_b32_e64 v188, 0, v150, s[2:3]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[110:111], v[184:185], v[138:139], v[110:111] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v87, v82, v225
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[110:111], v[186:187], v[142:143], v[110:111] op_sel_hi:[0,1,1]
	v_fmac_f32_e32 v87, v188, v187
	s_waitcnt vmcnt(9)
	v_pk_fma_f32 v[110:111], v[82:83], v[146:147], v[110:111] op_sel_hi:[0,1,1]
	v_div_scale_f32 v83, s[2:3], v87, v87, 1.0
	v_rcp_f32_e32 v109, v83
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[88:89], v[188:189], v[88:89], v[110:111] op_sel_hi:[0,1,1]
	v_div_scale_f32 v110, vcc, 1.0, v87, 1.0
	v_fma_f32 v111, -v83, v109, 1.0
	v_fmac_f32_e32 v109, v111, v109
	v_mul_f32_e32 v111, v110, v109
	v_fma_f32 v114, -v83, v111, v110
	v_fmac_f32_e32 v111, v114, v109
	v_fma_f32 v83, -v83, v111, v110
	v_div_fmas_f32 v83, v83, v109, v111
	v_div_fixup_f32 v110, v83, v87, 1.0
	v_pk_mul_f32 v[88:89], v[88:89], v[110:111] op_sel_hi:[1,0]
	v_pk_fma_f32 v[112:113], v[120:121], v[122:123], v[112:113] op_sel_hi:[1,0,1]
	v_cvt_f16_f32_e32 v83, v89
	v_pk_fma_f32 v[112:113], v[234:235], v[136:137], v[112:113] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[112:113], v[184:185], v[140:141], v[112:113] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[112:113], v[186:187], v[144:145], v[112:113] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[112:113], v[82:83], v[148:149], v[112:113] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[90:91], v[188:189], v[90:91], v[112:113] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[90:91], v[90:91], v[110:111] op_sel_hi:[1,0]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[92:93], v[66:67], v[92:93], 0 op_sel_hi:[0,1,0]
	v_cvt_f16_f32_e32 v87, v91
	v_accvgpr_read_b32 v150, a1
	v_accvgpr_read_b32 v236, a20
	v_accvgpr_read_b32 v157, a18
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[92:93], v[86:87], v[96:97], v[92:93] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[92:93], v[122:123], v[100:101], v[92:93] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[92:93], v[234:235], v[226:227], v[92:93] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3)
	v_pk_fma_f32 v[92:93], v[184:185], v[230:231], v[92:93] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[70:71], v[186:187], v[70:71], v[92:93] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[70:71], v[82:83], v[74:75], v[70:71] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[66:67], v[94:95], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[74:75], v[86:87], v[98:99], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[122:123], v[102:103], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[234:235], v[228:229], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[184:185], v[232:233], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[186:187], v[72:73], v[74:75] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[82:83], v[76:77], v[72:73] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[70:71], v[188:189], v[78:79], v[70:71] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[72:73], v[188:189], v[80:81], v[72:73] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[70:71], v[110:111], v[70:71] op_sel_hi:[0,1]
	v_pk_mul_f32 v[72:73], v[110:111], v[72:73] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v71, v71
	v_cvt_f16_f32_e32 v66, v73
	v_cvt_f16_f32_e32 v72, v72
	v_cvt_f16_f32_e32 v70, v70
	v_cvt_f16_f32_e32 v74, v90
	v_cvt_f16_f32_e32 v75, v88
	v_accvgpr_read_b32 v235, a17
	v_accvgpr_read_b32 v227, a9
	v_accvgpr_read_b32 v231, a13
	v_accvgpr_read_b32 v234, a16
	v_accvgpr_read_b32 v229, a11
	v_accvgpr_read_b32 v233, a15
	v_accvgpr_read_b32 v185, a3
	v_accvgpr_read_b32 v187, a5
	v_accvgpr_read_b32 v189, a7
	v_accvgpr_read_b32 v225, a19
	v_accvgpr_read_b32 v226, a8
	v_accvgpr_read_b32 v230, a12
	v_accvgpr_read_b32 v228, a10
	v_accvgpr_read_b32 v232, a14
	v_accvgpr_read_b32 v184, a2
	v_accvgpr_read_b32 v186, a4
	v_accvgpr_read_b32 v188, a6
	v_pack_b32_f16 v73, v72, v66
	v_pack_b32_f16 v72, v70, v71
	v_pack_b32_f16 v71, v74, v87
	v_pack_b32_f16 v70, v75, v83
	v_accvgpr_read_b32 v83, a0
	v_lshl_add_u64 v[74:75], v[132:133], 1, v[234:235]
	global_store_dwordx4 v[74:75], v[70:73], off
.LBB0_107:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s2, v255, 45
	v_readlane_b32 s3, v255, 46
	s_and_b64 s[2:3], s[0:1], s[2:3]
	s_mov_b64 exec, s[2:3]
	s_cbranch_execz .LBB0_24
	s_mov_b32 s2, 0xf149f2ca
	s_waitcnt vmcnt(30)
	v_max3_f32 v66, v241, s2, v240
	s_waitcnt vmcnt(28)
	v_max3_f32 v66, v66, v239, v238
	s_waitcnt vmcnt(14)
	v_max3_f32 v66, v66, v249, v248
	s_waitcnt vmcnt(12)
	v_max3_f32 v71, v66, v246, v245
	v_sub_f32_e32 v66, v241, v71
	v_exp_f32_e32 v66, v66
	v_sub_f32_e32 v70, v240, v71
	v_exp_f32_e32 v70, v70
	v_readlane_b32 s2, v253, 19
	v_readlane_b32 s3, v253, 20
	v_sub_f32_e32 v72, v239, v71
	v_exp_f32_e32 v72, v72
	v_cndmask_b32_e64 v66, 0, v66, s[2:3]
	v_readlane_b32 s2, v253, 21
	v_readlane_b32 s3, v253, 22
	v_sub_f32_e32 v74, v238, v71
	v_exp_f32_e32 v74, v74
	v_cndmask_b32_e64 v70, 0, v70, s[2:3]
	v_readlane_b32 s2, v253, 23
	v_readlane_b32 s3, v253, 24
	v_sub_f32_e32 v75, v249, v71
	v_exp_f32_e32 v75, v75
	v_cndmask_b32_e64 v72, 0, v72, s[2:3]
	v_readlane_b32 s2, v253, 25
	v_readlane_b32 s3, v253, 26
	v_sub_f32_e32 v76, v248, v71
	v_exp_f32_e32 v77, v76
	v_cndmask_b32_e64 v74, 0, v74, s[2:3]
	v_readlane_b32 s2, v253, 27
	v_readlane_b32 s3, v253, 28
	v_fma_f32 v73, v247, v66, 0
	v_fmac_f32_e32 v73, v70, v244
	v_cndmask_b32_e64 v76, 0, v75, s[2:3]
	v_sub_f32_e32 v75, v246, v71
	v_readlane_b32 s2, v253, 29
	v_exp_f32_e32 v75, v75
	v_readlane_b32 s3, v253, 30
	v_sub_f32_e32 v71, v245, v71
	v_fmac_f32_e32 v73, v72, v243
	v_cndmask_b32_e64 v78, 0, v77, s[2:3]
	v_exp_f32_e32 v71, v71
	v_readlane_b32 s2, v253, 31
	v_fmac_f32_e32 v73, v74, v242
	v_readlane_b32 s3, v253, 32
	s_waitcnt vmcnt(8)
	v_fmac_f32_e32 v73, v76, v108
	v_fmac_f32_e32 v73, v78, v252
	v_cndmask_b32_e64 v80, 0, v75, s[2:3]
	v_readlane_b32 s2, v253, 33
	v_readlane_b32 s3, v253, 34
	v_fmac_f32_e32 v73, v80, v251
	v_pk_fma_f32 v[16:17], v[16:17], v[66:67], 0 op_sel_hi:[1,0,0]
	v_cndmask_b32_e64 v82, 0, v71, s[2:3]
	v_fmac_f32_e32 v73, v82, v250
	v_div_scale_f32 v71, s[2:3], v73, v73, 1.0
	v_rcp_f32_e32 v75, v71
	v_pk_fma_f32 v[18:19], v[18:19], v[66:67], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[0:1], v[0:1], v[66:67], 0 op_sel_hi:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[66:67], 0 op_sel_hi:[1,0,0]
	v_fma_f32 v77, -v71, v75, 1.0
	v_fmac_f32_e32 v75, v77, v75
	v_div_scale_f32 v77, vcc, 1.0, v73, 1.0
	v_mul_f32_e32 v79, v77, v75
	v_fma_f32 v81, -v71, v79, v77
	v_fmac_f32_e32 v79, v81, v75
	v_fma_f32 v71, -v71, v79, v77
	v_div_fmas_f32 v71, v71, v75, v79
	v_pk_fma_f32 v[16:17], v[70:71], v[20:21], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[70:71], v[22:23], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[70:71], v[4:5], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[70:71], v[6:7], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[72:73], v[28:29], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[72:73], v[30:31], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[72:73], v[8:9], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[72:73], v[10:11], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[16:17], v[74:75], v[40:41], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[74:75], v[42:43], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[74:75], v[12:13], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[74:75], v[14:15], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[16:17], v[76:77], v[48:49], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[76:77], v[50:51], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[76:77], v[24:25], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[76:77], v[26:27], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[16:17], v[78:79], v[52:53], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[78:79], v[54:55], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[78:79], v[32:33], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[78:79], v[34:35], v[2:3] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[16:17], v[80:81], v[56:57], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[80:81], v[58:59], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[80:81], v[36:37], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[80:81], v[38:39], v[2:3] op_sel_hi:[0,1,1]
	v_div_fixup_f32 v86, v71, v73, 1.0
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[16:17], v[82:83], v[60:61], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[82:83], v[62:63], v[18:19] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[0:1], v[82:83], v[44:45], v[0:1] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[82:83], v[46:47], v[2:3] op_sel_hi:[0,1,1]
	v_pk_mul_f32 v[16:17], v[16:17], v[86:87] op_sel_hi:[1,0]
	v_pk_mul_f32 v[18:19], v[18:19], v[86:87] op_sel_hi:[1,0]
	v_pk_mul_f32 v[0:1], v[86:87], v[0:1] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[86:87], v[2:3] op_sel_hi:[0,1]
	v_cvt_f16_f32_e32 v6, v17
	v_cvt_f16_f32_e32 v7, v19
	v_cvt_f16_f32_e32 v1, v1
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v0, v0
	v_cvt_f16_f32_e32 v8, v18
	v_cvt_f16_f32_e32 v9, v16
	v_lshl_add_u64 v[4:5], v[130:131], 1, v[234:235]
	v_pack_b32_f16 v3, v2, v3
	v_pack_b32_f16 v2, v0, v1
	v_pack_b32_f16 v1, v8, v7
	v_pack_b32_f16 v0, v9, v6
	global_store_dwordx4 v[4:5], v[0:3], off
	s_branch .LBB0_24
.LBB0_109:
	.loc	1 19 0
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
		.amdhsa_next_free_vgpr 335
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
	.set mesh_attention.num_agpr, 79
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
  - .agpr_count:     79
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
    .sgpr_spill_count: 177
    .symbol:         mesh_attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     335
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
