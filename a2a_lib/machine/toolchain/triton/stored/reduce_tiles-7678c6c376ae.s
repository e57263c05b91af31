; lds 0
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
	s_ashr_i32 s14, s0, 6
	s_add_i32 s0, s13, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s17, s0, 6
	.loc	1 5 0
	s_mul_i32 s26, s17, s14
	s_cmp_ge_i32 s16, s26
	s_cbranch_scc1 .LBB0_21
	.loc	1 6 0
	s_lshl_b32 s8, s17, 3
	s_cmp_gt_i32 s11, 0
	s_cselect_b64 s[0:1], -1, 0
	s_ashr_i32 s27, s17, 31
	s_add_i32 s8, s8, s27
	s_xor_b32 s28, s8, s27
	v_cvt_f32_u32_e32 v1, s28
	.loc	1 7 0
	v_lshrrev_b32_e32 v34, 3, v0
	v_lshlrev_b32_e32 v0, 3, v0
	v_and_b32_e32 v35, 56, v0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 5 0
	s_mul_hi_i32 s9, s13, s12
	s_mul_i32 s8, s13, s12
	s_lshl_b64 s[18:19], s[8:9], 1
	v_mul_f32_e32 v0, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v0, v0
	s_sub_i32 s8, 0, s28
	.loc	1 10 0
	v_or_b32_e32 v36, 32, v34
	v_readfirstlane_b32 s9, v0
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_add_i32 s29, s9, s8
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[20:21]
	.loc	1 5 0
	s_add_i32 s16, s16, s15
	s_cmp_lt_i32 s16, s26
	s_cbranch_scc0 .LBB0_21
.LBB0_3:
	.loc	1 6 0
	s_abs_i32 s9, s16
	s_mul_hi_u32 s20, s9, s29
	s_mul_i32 s21, s20, s28
	s_ashr_i32 s8, s16, 31
	s_sub_i32 s9, s9, s21
	s_xor_b32 s8, s8, s27
	s_add_i32 s21, s20, 1
	s_sub_i32 s22, s9, s28
	s_cmp_ge_u32 s9, s28
	s_cselect_b32 s20, s21, s20
	s_cselect_b32 s9, s22, s9
	s_add_i32 s21, s20, 1
	s_cmp_ge_u32 s9, s28
	s_cselect_b32 s9, s21, s20
	s_xor_b32 s9, s9, s8
	s_sub_i32 s8, s9, s8
	s_lshl_b32 s8, s8, 3
	s_sub_i32 s9, s14, s8
	s_min_i32 s9, s9, 8
	s_abs_i32 s20, s9
	v_cvt_f32_u32_e32 v0, s20
	s_sub_i32 s24, 0, s20
	s_mul_i32 s21, s8, s17
	s_sub_i32 s21, s16, s21
	v_rcp_iflag_f32_e32 v0, v0
	s_abs_i32 s23, s21
	s_xor_b32 s22, s21, s9
	s_ashr_i32 s22, s22, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_readfirstlane_b32 s25, v0
	s_mul_i32 s24, s24, s25
	s_mul_hi_u32 s24, s25, s24
	s_add_i32 s25, s25, s24
	s_mul_hi_u32 s24, s23, s25
	s_mul_i32 s25, s24, s20
	s_sub_i32 s23, s23, s25
	s_add_i32 s25, s24, 1
	s_sub_i32 s30, s23, s20
	s_cmp_ge_u32 s23, s20
	s_cselect_b32 s24, s25, s24
	s_cselect_b32 s23, s30, s23
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s23, s20
	s_cselect_b32 s20, s25, s24
	s_xor_b32 s20, s20, s22
	s_sub_i32 s20, s20, s22
	s_mul_i32 s9, s20, s9
	s_sub_i32 s9, s21, s9
	s_add_i32 s8, s8, s9
	.loc	1 7 0
	s_lshl_b32 s24, s8, 6
	v_or_b32_e32 v2, s24, v34
	v_lshl_or_b32 v8, s20, 6, v35
	.loc	1 8 0
	v_cmp_gt_i32_e64 s[8:9], s12, v2
	v_cmp_gt_i32_e32 vcc, s13, v8
	s_and_b64 s[20:21], s[8:9], vcc
	v_mad_i64_i32 v[0:1], s[8:9], v2, s13, 0
	v_ashrrev_i32_e32 v9, 31, v8
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execz .LBB0_5
	v_lshl_add_u64 v[4:5], v[0:1], 1, s[2:3]
	v_lshl_add_u64 v[4:5], v[8:9], 1, v[4:5]
	global_load_dwordx4 v[42:45], v[4:5], off
.LBB0_5:
	s_or_b64 exec, exec, s[8:9]
	.loc	1 7 0
	v_or_b32_e32 v2, 32, v2
	.loc	1 8 0
	v_cmp_gt_i32_e64 s[8:9], s12, v2
	s_and_b64 s[8:9], s[8:9], vcc
	v_mad_i64_i32 v[10:11], s[22:23], v2, s13, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_7
	v_lshl_add_u64 v[2:3], v[10:11], 1, s[2:3]
	v_lshl_add_u64 v[2:3], v[8:9], 1, v[2:3]
	global_load_dwordx4 v[38:41], v[2:3], off
.LBB0_7:
	s_or_b64 exec, exec, s[22:23]
	.loc	1 10 0
	s_and_b64 vcc, exec, s[0:1]
	v_lshl_add_u64 v[12:13], v[0:1], 0, v[8:9]
	s_cbranch_vccnz .LBB0_20
	v_add_u32_e32 v0, s24, v36
	v_mad_i64_i32 v[0:1], s[22:23], s13, v0, v[8:9]
	v_mov_b32_e32 v24, 0
	v_lshl_add_u64 v[20:21], v[12:13], 1, s[6:7]
	v_lshl_add_u64 v[26:27], v[0:1], 1, s[6:7]
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v37, s10
	s_mov_b32 s30, s11
	v_mov_b32_e32 v25, v24
	v_mov_b32_e32 v32, v24
	v_mov_b32_e32 v33, v24
	v_mov_b32_e32 v30, v24
	v_mov_b32_e32 v31, v24
	v_mov_b32_e32 v28, v24
	v_mov_b32_e32 v29, v24
	v_mov_b32_e32 v22, v24
	v_mov_b32_e32 v23, v24
	v_mov_b32_e32 v18, v24
	v_mov_b32_e32 v19, v24
	v_mov_b32_e32 v16, v24
	v_mov_b32_e32 v17, v24
	v_mov_b32_e32 v14, v24
	v_mov_b32_e32 v15, v24
	s_branch .LBB0_11
.LBB0_9:
	s_or_b64 exec, exec, s[24:25]
.LBB0_10:
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_sdwa v47, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v46, v7
	v_cvt_f32_f16_sdwa v7, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v6, v6
	v_cvt_f32_f16_sdwa v49, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v48, v5
	v_cvt_f32_f16_sdwa v5, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v4, v4
	v_cvt_f32_f16_sdwa v51, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v53, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v55, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v57, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_e32 v56, v0
	v_cvt_f32_f16_e32 v54, v1
	v_cvt_f32_f16_e32 v52, v2
	v_cvt_f32_f16_e32 v50, v3
	s_add_i32 s30, s30, -1
	s_add_u32 s22, s22, s18
	s_addc_u32 s23, s23, s19
	v_pk_add_f32 v[22:23], v[22:23], v[56:57]
	v_pk_add_f32 v[18:19], v[18:19], v[54:55]
	v_pk_add_f32 v[16:17], v[16:17], v[52:53]
	v_pk_add_f32 v[14:15], v[14:15], v[50:51]
	v_pk_add_f32 v[24:25], v[24:25], v[4:5]
	v_pk_add_f32 v[32:33], v[32:33], v[48:49]
	v_pk_add_f32 v[30:31], v[30:31], v[6:7]
	s_cmp_lg_u32 s30, 0
	v_pk_add_f32 v[28:29], v[28:29], v[46:47]
	s_cbranch_scc0 .LBB0_16
.LBB0_11:
	v_subrev_co_u32_e32 v37, vcc, 1, v37
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v45
	v_mov_b32_e32 v2, v44
	v_mov_b32_e32 v1, v43
	v_mov_b32_e32 v0, v42
	v_mov_b32_e32 v7, v41
	v_mov_b32_e32 v6, v40
	v_mov_b32_e32 v5, v39
	v_mov_b32_e32 v4, v38
	s_cbranch_vccnz .LBB0_10
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[24:25], s[20:21]
	s_cbranch_execz .LBB0_14
	v_lshl_add_u64 v[0:1], v[20:21], 0, s[22:23]
	global_load_dwordx4 v[0:3], v[0:1], off
.LBB0_14:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u64 v[4:5], v[26:27], 0, s[22:23]
	global_load_dwordx4 v[4:7], v[4:5], off
	s_branch .LBB0_9
.LBB0_16:
	v_cvt_f16_f32_e32 v0, v25
	v_cvt_f16_f32_e32 v1, v24
	v_cvt_f16_f32_e32 v2, v33
	v_cvt_f16_f32_e32 v3, v32
	v_cvt_f16_f32_e32 v4, v31
	v_cvt_f16_f32_e32 v5, v30
	v_cvt_f16_f32_e32 v6, v29
	v_cvt_f16_f32_e32 v7, v28
	v_pack_b32_f16 v0, v1, v0
	v_pack_b32_f16 v1, v3, v2
	v_pack_b32_f16 v2, v5, v4
	v_pack_b32_f16 v3, v7, v6
	v_cvt_f16_f32_e32 v4, v23
	v_cvt_f16_f32_e32 v5, v22
	v_cvt_f16_f32_e32 v6, v19
	v_cvt_f16_f32_e32 v7, v18
	v_cvt_f16_f32_e32 v17, v17
	v_cvt_f16_f32_e32 v16, v16
	v_cvt_f16_f32_e32 v15, v15
	v_cvt_f16_f32_e32 v14, v14
	v_pack_b32_f16 v4, v5, v4
	v_pack_b32_f16 v5, v7, v6
	v_pack_b32_f16 v6, v16, v17
	v_pack_b32_f16 v7, v14, v15
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execz .LBB0_18
.LBB0_17:
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[4:5]
	global_store_dwordx4 v[12:13], v[4:7], off
.LBB0_18:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_2
	v_lshl_add_u64 v[4:5], v[10:11], 0, v[8:9]
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[4:5]
	global_store_dwordx4 v[4:5], v[0:3], off
	s_branch .LBB0_2
.LBB0_20:
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execnz .LBB0_17
	s_branch .LBB0_18
.LBB0_21:
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
		.amdhsa_next_free_vgpr 58
		.amdhsa_next_free_sgpr 31
		.amdhsa_accum_offset 60
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
	.set reduce_tiles.num_vgpr, 58
	.set reduce_tiles.num_agpr, 0
	.set reduce_tiles.numbered_sgpr, 31
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
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         reduce_tiles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     58
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
