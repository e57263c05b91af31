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
	s_mov_b32 s18, s13
	.loc	1 2 0
	s_add_i32 s13, s13, -1
	s_sub_i32 s17, 1, s18
	s_max_i32 s17, s13, s17
	v_cvt_f32_u32_e32 v1, s17
	s_sub_i32 s21, 0, s17
	s_xor_b32 s19, s16, s13
	s_ashr_i32 s20, s19, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s19, s16
	v_and_b32_e32 v10, 63, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s22, v1
	s_mul_i32 s21, s21, s22
	s_mul_hi_u32 s21, s22, s21
	s_add_i32 s22, s22, s21
	s_mul_hi_u32 s21, s19, s22
	s_mul_i32 s22, s21, s17
	s_sub_i32 s19, s19, s22
	s_add_i32 s22, s21, 1
	s_sub_i32 s23, s19, s17
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s21, s22, s21
	s_cselect_b32 s19, s23, s19
	s_add_i32 s22, s21, 1
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s17, s22, s21
	s_abs_i32 s23, s18
	s_load_dword s19, s[0:1], 0x40
	v_cvt_f32_u32_e32 v1, s23
	s_xor_b32 s17, s17, s20
	s_sub_i32 s17, s17, s20
	s_abs_i32 s22, s17
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s21, s19
	v_cvt_f32_u32_e32 v2, s21
	s_sub_i32 s25, 0, s21
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	s_xor_b32 s20, s17, s19
	s_ashr_i32 s20, s20, 31
	v_readfirstlane_b32 s24, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s26, v1
	s_mul_i32 s25, s25, s26
	s_mul_hi_u32 s25, s26, s25
	s_add_i32 s26, s26, s25
	s_mul_hi_u32 s25, s22, s26
	s_mul_i32 s26, s25, s21
	s_sub_i32 s22, s22, s26
	s_add_i32 s26, s25, 1
	s_sub_i32 s27, s22, s21
	s_cmp_ge_u32 s22, s21
	s_cselect_b32 s25, s26, s25
	s_cselect_b32 s22, s27, s22
	s_add_i32 s26, s25, 1
	s_cmp_ge_u32 s22, s21
	s_cselect_b32 s21, s26, s25
	s_xor_b32 s21, s21, s20
	v_lshrrev_b32_e32 v1, 6, v0
	s_sub_i32 s22, s21, s20
	v_or_b32_e32 v1, v1, v10
	s_cmp_ge_i32 s22, s15
	v_cmp_eq_u32_e64 s[20:21], 0, v1
	s_cbranch_scc1 .LBB0_24
	s_mul_i32 s13, s17, s13
	s_sub_i32 s13, s16, s13
	s_add_i32 s13, s12, s13
	s_add_i32 s16, s13, 1
	s_not_b32 s13, s13
	s_ashr_i32 s25, s16, 31
	s_max_i32 s13, s16, s13
	s_sub_i32 s16, 0, s23
	s_mul_i32 s16, s16, s24
	s_mul_hi_u32 s16, s24, s16
	s_add_i32 s24, s24, s16
	s_mul_hi_u32 s16, s13, s24
	s_mul_i32 s16, s16, s23
	s_sub_i32 s13, s13, s16
	s_sub_i32 s16, s13, s23
	s_cmp_ge_u32 s13, s23
	s_cselect_b32 s13, s16, s13
	s_sub_i32 s16, s13, s23
	s_cmp_ge_u32 s13, s23
	s_cselect_b32 s13, s16, s13
	s_xor_b32 s13, s13, s25
	s_sub_i32 s24, s13, s25
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 3
	s_add_u32 s24, s10, s24
	s_addc_u32 s25, s11, s25
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[26:27], s[12:13], 3
	s_add_u32 s10, s10, s26
	s_addc_u32 s11, s11, s27
	s_load_dwordx2 s[26:27], s[24:25], 0x0
	s_load_dwordx2 s[28:29], s[10:11], 0x0
	s_load_dword s13, s[0:1], 0x3c
	v_mov_b32_e32 v2, s15
	v_lshrrev_b32_e32 v6, 3, v0
	v_lshlrev_b32_e32 v0, 3, v0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s10, s26, s28
	s_subb_u32 s11, s27, s29
	s_ashr_i32 s16, s11, 31
	s_lshr_b32 s16, s16, 28
	s_add_u32 s10, s10, s16
	s_addc_u32 s11, s11, 0
	s_and_b32 s10, s10, -16
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, s11
	s_lshl_b32 s16, s12, 1
	s_mul_hi_i32 s28, s14, s16
	s_mul_i32 s16, s14, s16
	s_ashr_i32 s24, s15, 31
	s_lshl_b32 s29, s15, 7
	s_mul_i32 s25, s29, s28
	s_mul_hi_u32 s26, s29, s16
	v_alignbit_b32 v4, s24, v2, 25
	s_ashr_i32 s23, s14, 31
	s_add_i32 s26, s26, s25
	v_mul_lo_u32 v2, v4, s16
	s_mul_i32 s24, s29, s16
	v_add_u32_e32 v3, s26, v2
	v_mov_b32_e32 v2, s24
	s_add_u32 s24, s8, s10
	s_mul_i32 s10, s12, s15
	s_addc_u32 s25, s9, s11
	s_lshl_b32 s10, s10, 5
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s24, s24, s10
	s_mul_i32 s10, s22, s19
	s_addc_u32 s25, s25, s11
	s_sub_i32 s26, s17, s10
	s_add_i32 s10, s14, 31
	s_ashr_i32 s11, s10, 31
	s_lshr_b32 s11, s11, 27
	s_add_i32 s10, s10, s11
	s_ashr_i32 s27, s10, 5
	s_add_u32 s10, s16, s14
	s_addc_u32 s11, s28, s23
	s_mul_i32 s11, s29, s11
	s_mul_hi_u32 s16, s29, s10
	v_mul_lo_u32 v4, v4, s10
	s_add_i32 s16, s16, s11
	s_mul_i32 s29, s29, s10
	v_add_u32_e32 v5, s16, v4
	v_mov_b32_e32 v4, s29
	s_cmp_lt_i32 s26, s27
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	v_and_b32_e32 v0, 56, v0
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	s_cselect_b64 s[10:11], -1, 0
	v_lshl_or_b32 v12, s26, 5, v6
	s_lshl_b32 s28, s19, 5
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s22, s22, s13
	s_cmp_lt_i32 s22, s15
	s_cbranch_scc0 .LBB0_24
.LBB0_3:
	s_ashr_i32 s23, s22, 31
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v13, v12
	s_mov_b32 s29, s26
	s_cbranch_vccz .LBB0_8
.LBB0_4:
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v6, v10
	s_barrier
	s_and_saveexec_b64 s[6:7], s[20:21]
	s_cbranch_execz .LBB0_2
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v6, s16, 0
	v_mbcnt_hi_u32_b32 v6, s17, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_b64 s[30:31], exec, vcc
	s_mov_b64 exec, s[30:31]
	s_cbranch_execz .LBB0_2
	s_lshl_b32 s30, s22, 5
	s_ashr_i32 s31, s30, 31
	s_lshl_b64 s[30:31], s[30:31], 2
	s_add_u32 s30, s24, s30
	s_addc_u32 s31, s25, s31
	s_bcnt1_i32_b64 s16, s[16:17]
	v_mov_b32_e32 v6, s16
	global_atomic_add v11, v6, s[30:31] sc1
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s29, s29, s19
	s_cmp_lt_i32 s29, s27
	v_add_u32_e32 v13, s28, v13
	s_cbranch_scc0 .LBB0_4
.LBB0_8:
	v_mov_b64_e32 v[6:7], s[22:23]
	v_mad_i64_i32 v[6:7], s[6:7], v13, s15, v[6:7]
	v_lshlrev_b64 v[6:7], 6, v[6:7]
	v_or_b32_e32 v6, v6, v0
	v_cmp_gt_i32_e32 vcc, s14, v13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_10
	v_lshl_add_u64 v[8:9], v[6:7], 1, s[2:3]
	global_load_dwordx4 v[18:21], v[8:9], off
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v15, 16, v13
	v_mov_b64_e32 v[8:9], s[22:23]
	v_mad_i64_i32 v[8:9], s[6:7], v15, s15, v[8:9]
	v_lshlrev_b64 v[8:9], 6, v[8:9]
	v_or_b32_e32 v8, v8, v0
	v_cmp_gt_i32_e64 s[6:7], s14, v15
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execz .LBB0_12
	v_lshl_add_u64 v[14:15], v[8:9], 1, s[2:3]
	global_load_dwordx4 v[14:17], v[14:15], off
.LBB0_12:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_14
	v_lshl_add_u64 v[24:25], v[6:7], 1, s[4:5]
	global_load_dwordx4 v[26:29], v[24:25], off
.LBB0_14:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execnz .LBB0_19
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_20
.LBB0_16:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execnz .LBB0_21
.LBB0_17:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_22
.LBB0_18:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execz .LBB0_7
	s_branch .LBB0_23
.LBB0_19:
	v_lshl_add_u64 v[22:23], v[8:9], 1, s[4:5]
	global_load_dwordx4 v[22:25], v[22:23], off
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_16
.LBB0_20:
	v_lshl_add_u64 v[30:31], v[6:7], 1, v[2:3]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[30:31], v[18:21], off
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execz .LBB0_17
.LBB0_21:
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[18:19], v[8:9], 1, v[2:3]
	global_store_dwordx4 v[18:19], v[14:17], off
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_18
.LBB0_22:
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[4:5]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[6:7], v[26:29], off
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execz .LBB0_7
.LBB0_23:
	v_lshl_add_u64 v[6:7], v[8:9], 1, v[4:5]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[6:7], v[22:25], off
	s_branch .LBB0_7
.LBB0_24:
	.loc	1 3 0
	s_mul_i32 s10, s15, s18
	s_cmp_lt_i32 s10, 1
	s_cbranch_scc1 .LBB0_34
	s_abs_i32 s11, s15
	v_cvt_f32_u32_e32 v0, s11
	s_load_dword s2, s[0:1], 0x38
	s_sub_i32 s3, 0, s11
	s_mov_b32 s13, 0
	v_rcp_iflag_f32_e32 v0, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s19, s19, s2
	s_ashr_i32 s14, s15, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s2, v0
	s_mul_i32 s3, s3, s2
	s_mul_hi_u32 s3, s2, s3
	s_add_i32 s15, s2, s3
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_27
.LBB0_26:
	s_add_i32 s13, s13, 1
	s_cmp_lg_u32 s13, s10
	s_cbranch_scc0 .LBB0_34
.LBB0_27:
	.loc	1 4 0
	s_mul_hi_u32 s2, s13, s15
	s_mul_i32 s3, s2, s11
	s_sub_i32 s3, s13, s3
	s_add_i32 s4, s2, 1
	s_sub_i32 s5, s3, s11
	s_cmp_ge_u32 s3, s11
	s_cselect_b32 s2, s4, s2
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s2, 1
	s_cmp_ge_u32 s3, s11
	s_cselect_b32 s2, s4, s2
	s_xor_b32 s2, s2, s14
	s_sub_i32 s2, s2, s14
	s_cmp_eq_u32 s2, s12
	s_cbranch_scc1 .LBB0_26
	.loc	1 5 0
	s_lshl_b32 s2, s13, 5
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	s_branch .LBB0_31
.LBB0_29:
	s_or_b64 exec, exec, s[6:7]
	v_readfirstlane_b32 s6, v1
	s_nop 1
	v_mov_b32_e32 v1, s6
	ds_write_b32 v0, v1
.LBB0_30:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s19, v1
	s_cbranch_vccz .LBB0_26
.LBB0_31:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_30
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_29
	global_load_dword v1, v0, s[2:3] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_29
.LBB0_34:
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
		.amdhsa_next_free_sgpr 32
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
	.set gather_blocks.numbered_sgpr, 32
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
    .sgpr_count:     38
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
