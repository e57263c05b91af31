; lds 0, of a notebook
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
	s_ashr_i32 s14, s0, 6
	s_ashr_i32 s0, s13, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s0, s13, s0
	s_ashr_i32 s17, s0, 6
	.loc	1 3 0
	s_mul_i32 s20, s17, s14
	.loc	1 4 0
	s_cmp_ge_i32 s16, s20
	s_cbranch_scc1 .LBB0_10
	.loc	1 5 0
	s_lshl_b32 s8, s17, 3
	s_cmp_gt_i32 s11, 0
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s21, s17, 31
	s_add_i32 s8, s8, s21
	s_xor_b32 s22, s8, s21
	v_cvt_f32_u32_e32 v1, s22
	.loc	1 6 0
	v_lshrrev_b32_e32 v20, 3, v0
	v_lshlrev_b32_e32 v0, 3, v0
	v_and_b32_e32 v22, 56, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_sub_i32 s0, 0, s22
	.loc	1 4 0
	s_mul_i32 s12, s13, s12
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 6 0
	v_or_b32_e32 v21, 32, v20
	v_readfirstlane_b32 s1, v1
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s23, s1, s0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_branch .LBB0_4
.LBB0_2:
	.loc	1 15 0
	v_cvt_f16_f32_e32 v17, v17
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v1, v1
	v_cvt_f16_f32_e32 v0, v0
	v_cvt_f16_f32_e32 v19, v19
	v_cvt_f16_f32_e32 v18, v18
	v_cvt_f16_f32_e32 v3, v3
	v_cvt_f16_f32_e32 v23, v2
	v_pack_b32_f16 v2, v16, v17
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v14, v14
	v_cvt_f16_f32_e32 v13, v13
	v_cvt_f16_f32_e32 v12, v12
	v_cvt_f16_f32_e32 v7, v7
	v_cvt_f16_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v16, v5
	v_cvt_f16_f32_e32 v17, v4
	v_pack_b32_f16 v0, v0, v1
	v_pack_b32_f16 v1, v18, v19
	v_pack_b32_f16 v3, v23, v3
	v_pack_b32_f16 v4, v14, v15
	v_pack_b32_f16 v5, v12, v13
	v_pack_b32_f16 v6, v6, v7
	v_pack_b32_f16 v7, v17, v16
.LBB0_3:
	.loc	1 4 0
	s_add_i32 s16, s16, s15
	.loc	1 15 0
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[4:5]
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[4:5]
	.loc	1 4 0
	s_cmp_lt_i32 s16, s20
	.loc	1 15 0
	global_store_dwordx4 v[8:9], v[0:3], off
	global_store_dwordx4 v[10:11], v[4:7], off
	.loc	1 4 0
	s_cbranch_scc0 .LBB0_10
.LBB0_4:
	.loc	1 5 0
	s_abs_i32 s9, s16
	s_mul_hi_u32 s18, s9, s23
	s_mul_i32 s19, s18, s22
	s_ashr_i32 s8, s16, 31
	s_sub_i32 s9, s9, s19
	s_xor_b32 s8, s8, s21
	s_add_i32 s19, s18, 1
	s_sub_i32 s24, s9, s22
	s_cmp_ge_u32 s9, s22
	s_cselect_b32 s18, s19, s18
	s_cselect_b32 s9, s24, s9
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s9, s22
	s_cselect_b32 s9, s19, s18
	s_xor_b32 s9, s9, s8
	s_sub_i32 s8, s9, s8
	s_lshl_b32 s8, s8, 3
	s_sub_i32 s9, s14, s8
	s_min_i32 s9, s9, 8
	s_abs_i32 s18, s9
	v_cvt_f32_u32_e32 v0, s18
	s_sub_i32 s26, 0, s18
	s_mul_i32 s19, s8, s17
	s_sub_i32 s19, s16, s19
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s25, s19
	s_xor_b32 s24, s19, s9
	s_ashr_i32 s24, s24, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s27, v0
	s_mul_i32 s26, s26, s27
	s_mul_hi_u32 s26, s27, s26
	s_add_i32 s27, s27, s26
	s_mul_hi_u32 s26, s25, s27
	s_mul_i32 s27, s26, s18
	s_sub_i32 s25, s25, s27
	s_add_i32 s27, s26, 1
	s_sub_i32 s28, s25, s18
	s_cmp_ge_u32 s25, s18
	s_cselect_b32 s26, s27, s26
	s_cselect_b32 s25, s28, s25
	s_add_i32 s27, s26, 1
	s_cmp_ge_u32 s25, s18
	s_cselect_b32 s18, s27, s26
	s_xor_b32 s18, s18, s24
	s_sub_i32 s18, s18, s24
	s_mul_i32 s9, s18, s9
	s_sub_i32 s9, s19, s9
	s_add_i32 s8, s8, s9
	.loc	1 6 0
	s_lshl_b32 s8, s8, 6
	v_or_b32_e32 v1, s8, v20
	v_or_b32_e32 v2, s8, v21
	v_lshl_or_b32 v0, s18, 6, v22
	v_mad_u64_u32 v[8:9], s[8:9], v1, s13, v[0:1]
	v_mad_u64_u32 v[10:11], s[8:9], v2, s13, v[0:1]
	v_ashrrev_i32_e32 v9, 31, v8
	.loc	1 8 0
	s_and_b64 vcc, exec, s[0:1]
	v_ashrrev_i32_e32 v11, 31, v10
	s_cbranch_vccnz .LBB0_9
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v23, s10
	s_mov_b32 s8, 0
	s_mov_b32 s24, s11
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v18, v0
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v16, v0
	v_mov_b32_e32 v17, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v0
	s_branch .LBB0_7
.LBB0_6:
	v_lshl_add_u64 v[24:25], v[8:9], 1, s[18:19]
	v_lshl_add_u64 v[28:29], v[10:11], 1, s[18:19]
	global_load_dwordx4 v[24:27], v[24:25], off
	s_add_i32 s24, s24, -1
	global_load_dwordx4 v[28:31], v[28:29], off
	s_add_i32 s8, s8, s12
	s_cmp_lg_u32 s24, 0
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
	v_pk_add_f32 v[0:1], v[0:1], v[32:33]
	v_pk_add_f32 v[18:19], v[18:19], v[24:25]
	v_pk_add_f32 v[16:17], v[16:17], v[34:35]
	v_pk_add_f32 v[2:3], v[2:3], v[26:27]
	v_pk_add_f32 v[14:15], v[14:15], v[36:37]
	v_pk_add_f32 v[12:13], v[12:13], v[28:29]
	v_pk_add_f32 v[6:7], v[6:7], v[38:39]
	v_pk_add_f32 v[4:5], v[4:5], v[30:31]
	.loc	1 8 0
	s_cbranch_scc0 .LBB0_2
.LBB0_7:
	.loc	1 9 0
	v_subrev_co_u32_e32 v23, vcc, 1, v23
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[18:19], s[2:3]
	s_cbranch_vccnz .LBB0_6
	.loc	1 13 0
	s_ashr_i32 s9, s8, 31
	s_lshl_b64 s[18:19], s[8:9], 1
	s_add_u32 s18, s6, s18
	s_addc_u32 s19, s7, s19
	s_branch .LBB0_6
.LBB0_9:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v3, v7
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v0, v7
	s_branch .LBB0_3
.LBB0_10:
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
		.amdhsa_next_free_sgpr 29
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
	.set sum_slots.numbered_sgpr, 29
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
    .sgpr_count:     35
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
