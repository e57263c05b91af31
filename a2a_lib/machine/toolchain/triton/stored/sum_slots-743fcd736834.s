; lds 4, of a notebook
	.file	1 "sum_slots"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	sum_slots
	.p2align	8
	.type	sum_slots,@function
sum_slots:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 2 0
	s_ashr_i32 s0, s12, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s0, s12, s0
	s_ashr_i32 s26, s0, 6
	s_ashr_i32 s0, s13, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s0, s13, s0
	s_ashr_i32 s27, s0, 6
	.loc	1 3 0
	s_mul_i32 s28, s27, s26
	.loc	1 4 0
	s_cmp_ge_i32 s16, s28
	s_cbranch_scc1 .LBB0_17
	.loc	1 5 0
	s_lshl_b32 s0, s27, 3
	s_cmp_lt_i32 s11, 1
	s_cselect_b64 s[18:19], -1, 0
	s_ashr_i32 s29, s27, 31
	s_add_i32 s0, s0, s29
	s_xor_b32 s30, s0, s29
	v_cvt_f32_u32_e32 v1, s30
	.loc	1 6 0
	v_lshrrev_b32_e32 v20, 3, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s17, 0, s30
	s_mul_i32 s12, s13, s12
	v_or_b32_e32 v21, 32, v20
	v_mul_f32_e32 v0, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v0, v0
	v_cndmask_b32_e64 v1, 0, 1, s[18:19]
	v_and_b32_e32 v22, 56, v2
	v_mov_b32_e32 v23, 0
	v_readfirstlane_b32 s18, v0
	s_mul_i32 s17, s17, s18
	s_mul_hi_u32 s17, s18, s17
	s_add_i32 s31, s18, s17
	v_cmp_ne_u32_e64 s[18:19], 1, v1
	s_branch .LBB0_4
.LBB0_2:
	.loc	1 15 0
	v_cvt_f16_f32_e32 v17, v17
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v5, v5
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v19, v19
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v24, v6
	v_pack_b32_f16 v6, v16, v17
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v13, v13
	v_cvt_f16_f32_e32 v12, v12
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v2, v2
	v_cvt_f16_f32_e32 v16, v1
	v_cvt_f16_f32_e32 v17, v0
	v_pack_b32_f16 v4, v4, v5
	v_pack_b32_f16 v5, v18, v19
	v_pack_b32_f16 v7, v24, v7
	v_pack_b32_f16 v0, v14, v15
	v_pack_b32_f16 v1, v12, v13
	v_pack_b32_f16 v2, v2, v3
	v_pack_b32_f16 v3, v17, v16
.LBB0_3:
	.loc	1 4 0
	s_add_i32 s16, s16, s15
	.loc	1 15 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[4:5]
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[4:5]
	.loc	1 4 0
	s_cmp_lt_i32 s16, s28
	.loc	1 15 0
	global_store_dwordx4 v[8:9], v[4:7], off
	global_store_dwordx4 v[10:11], v[0:3], off
	.loc	1 4 0
	s_cbranch_scc0 .LBB0_17
.LBB0_4:
	.loc	1 5 0
	s_abs_i32 s21, s16
	s_mul_hi_u32 s22, s21, s31
	s_mul_i32 s23, s22, s30
	s_ashr_i32 s17, s16, 31
	s_sub_i32 s21, s21, s23
	s_xor_b32 s20, s17, s29
	s_add_i32 s23, s22, 1
	s_sub_i32 s24, s21, s30
	s_cmp_ge_u32 s21, s30
	s_cselect_b32 s22, s23, s22
	s_cselect_b32 s21, s24, s21
	s_add_i32 s23, s22, 1
	s_cmp_ge_u32 s21, s30
	s_cselect_b32 s21, s23, s22
	s_xor_b32 s21, s21, s20
	s_sub_i32 s20, s21, s20
	s_lshl_b32 s20, s20, 3
	s_sub_i32 s21, s26, s20
	s_min_i32 s21, s21, 8
	s_abs_i32 s22, s21
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s33, 0, s22
	s_mul_i32 s23, s20, s27
	s_sub_i32 s23, s16, s23
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s25, s23
	s_xor_b32 s24, s23, s21
	s_ashr_i32 s24, s24, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s34, v0
	s_mul_i32 s33, s33, s34
	s_mul_hi_u32 s33, s34, s33
	s_add_i32 s34, s34, s33
	s_mul_hi_u32 s33, s25, s34
	s_mul_i32 s34, s33, s22
	s_sub_i32 s25, s25, s34
	s_add_i32 s34, s33, 1
	s_sub_i32 s35, s25, s22
	s_cmp_ge_u32 s25, s22
	s_cselect_b32 s33, s34, s33
	s_cselect_b32 s25, s35, s25
	s_add_i32 s34, s33, 1
	s_cmp_ge_u32 s25, s22
	s_cselect_b32 s22, s34, s33
	s_xor_b32 s22, s22, s24
	s_sub_i32 s22, s22, s24
	s_mul_i32 s21, s22, s21
	s_sub_i32 s21, s23, s21
	s_add_i32 s20, s20, s21
	.loc	1 6 0
	s_lshl_b32 s20, s20, 6
	v_or_b32_e32 v1, s20, v20
	v_or_b32_e32 v2, s20, v21
	v_lshl_or_b32 v0, s22, 6, v22
	v_mad_u64_u32 v[8:9], s[20:21], v1, s13, v[0:1]
	v_mad_u64_u32 v[10:11], s[20:21], v2, s13, v[0:1]
	s_mov_b64 s[20:21], -1
	.loc	1 8 0
	s_and_b64 vcc, exec, s[18:19]
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v11, 31, v10
	s_cbranch_vccnz .LBB0_6
	s_mov_b64 s[20:21], 0
.LBB0_6:
	s_mov_b32 s33, 0
	v_mov_b32_e32 v3, 0
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_3
	s_lshl_b64 s[20:21], s[16:17], 2
	s_add_u32 s17, s8, s20
	v_mov_b32_e32 v4, 0
	s_addc_u32 s34, s9, s21
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v18, v4
	v_mov_b32_e32 v19, v4
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v17, v4
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v14, v4
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v13, v4
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, v4
	s_branch .LBB0_10
.LBB0_8:
	.loc	1 13 0
	s_mul_i32 s20, s12, s33
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 1
	s_add_u32 s20, s6, s20
	s_addc_u32 s21, s7, s21
.LBB0_9:
	v_lshl_add_u64 v[24:25], v[8:9], 1, s[20:21]
	v_lshl_add_u64 v[28:29], v[10:11], 1, s[20:21]
	global_load_dwordx4 v[24:27], v[24:25], off
	.loc	1 8 0
	s_add_i32 s33, s33, 1
	global_load_dwordx4 v[28:31], v[28:29], off
	s_cmp_lg_u32 s33, s11
	.loc	1 14 0
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v32, v24
	v_cvt_f32_f16_sdwa v33, v24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v24, v25
	v_cvt_f32_f16_sdwa v25, v25 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v34, v26
	v_cvt_f32_f16_sdwa v35, v26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v26, v27
	v_cvt_f32_f16_sdwa v27, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v36, v28
	v_cvt_f32_f16_sdwa v37, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v28, v29
	v_cvt_f32_f16_sdwa v29, v29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v38, v30
	v_cvt_f32_f16_sdwa v39, v30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v30, v31
	v_cvt_f32_f16_sdwa v31, v31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_pk_add_f32 v[4:5], v[4:5], v[32:33]
	v_pk_add_f32 v[18:19], v[18:19], v[24:25]
	v_pk_add_f32 v[16:17], v[16:17], v[34:35]
	v_pk_add_f32 v[6:7], v[6:7], v[26:27]
	v_pk_add_f32 v[14:15], v[14:15], v[36:37]
	v_pk_add_f32 v[12:13], v[12:13], v[28:29]
	v_pk_add_f32 v[2:3], v[2:3], v[38:39]
	v_pk_add_f32 v[0:1], v[0:1], v[30:31]
	.loc	1 8 0
	s_cbranch_scc0 .LBB0_2
.LBB0_10:
	.loc	1 9 0
	s_cmp_eq_u32 s33, s10
	s_mov_b64 s[20:21], s[2:3]
	s_cbranch_scc1 .LBB0_9
	.loc	1 12 0
	s_mul_i32 s20, s33, s28
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 2
	s_add_u32 s20, s17, s20
	s_addc_u32 s21, s34, s21
	s_branch .LBB0_14
.LBB0_12:
	s_or_b64 exec, exec, s[24:25]
	v_readfirstlane_b32 s24, v24
	s_nop 1
	v_mov_b32_e32 v24, s24
	ds_write_b32 v23, v24
.LBB0_13:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v24, v23
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s14, v24
	s_cbranch_vccz .LBB0_8
.LBB0_14:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_13
	v_mbcnt_lo_u32_b32 v24, exec_lo, 0
	v_mbcnt_hi_u32_b32 v24, exec_hi, v24
	v_cmp_eq_u32_e32 vcc, 0, v24
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_12
	global_load_dword v24, v23, s[20:21] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_12
.LBB0_17:
	.loc	1 4 0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_slots
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
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 40
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
	.size	sum_slots, .Lfunc_end0-sum_slots
	.set sum_slots.num_vgpr, 40
	.set sum_slots.num_agpr, 0
	.set sum_slots.numbered_sgpr, 36
	.set sum_slots.num_named_barrier, 0
	.set sum_slots.private_seg_size, 0
	.set sum_slots.uses_vcc, 1
	.set sum_slots.uses_flat_scratch, 0
	.set sum_slots.has_dyn_sized_stack, 0
	.set sum_slots.has_recursion, 0
	.set sum_slots.has_indirect_call, 0
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
    .name:           sum_slots
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         sum_slots.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     40
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
