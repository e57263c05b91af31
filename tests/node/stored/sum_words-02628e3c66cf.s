; lds 32
	.file	1 "sum_words"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	sum_words
	.p2align	8
	.type	sum_words,@function
sum_words:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 2 0
	v_lshl_or_b32 v2, s16, 8, v0
	s_mov_b32 s14, s11
	.loc	1 3 0
	v_cmp_le_i32_e32 vcc, s12, v2
	v_cmp_gt_i32_e64 s[0:1], s12, v2
	v_mov_b32_e32 v4, 0
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 4 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_2
	v_lshl_add_u64 v[4:5], v[2:3], 2, s[2:3]
	global_load_dword v4, v[4:5], off
.LBB0_2:
	s_or_b64 exec, exec, s[16:17]
	.loc	1 5 0
	s_lshr_b32 s2, s14, 31
	s_add_i32 s2, s14, s2
	s_and_b32 s2, s2, 0x7ffffffe
	s_sub_i32 s2, s14, s2
	s_mul_i32 s2, s12, s2
	s_lshl_b32 s2, s2, 1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s13, s4, s2
	s_addc_u32 s16, s5, s3
	.loc	1 7 0
	s_add_i32 s4, s10, 1
	s_lshr_b32 s2, s4, 31
	s_add_i32 s2, s4, s2
	s_ashr_i32 s15, s14, 31
	s_and_b32 s5, s2, -2
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_sub_i32 s4, s4, s5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_4
	s_mul_i32 s18, s12, s10
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s17, s13, s18
	s_addc_u32 s22, s16, s19
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[18:19], s[4:5], 3
	s_add_u32 s18, s8, s18
	s_addc_u32 s19, s9, s19
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 3
	s_add_u32 s8, s8, s10
	s_addc_u32 s9, s9, s11
	s_load_dwordx2 s[10:11], s[18:19], 0x0
	s_load_dwordx2 s[20:21], s[8:9], 0x0
	v_mov_b32_e32 v5, s14
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s5, s10, s20
	s_subb_u32 s8, s11, s21
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 28
	s_add_u32 s5, s5, s9
	s_addc_u32 s9, s8, 0
	s_and_b32 s5, s5, -16
	s_add_u32 s8, s17, s5
	s_addc_u32 s9, s22, s9
	v_lshl_add_u64 v[6:7], v[2:3], 3, s[8:9]
	s_waitcnt vmcnt(0)
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 10 0
	s_mul_i32 s2, s4, s12
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s2, s13, s2
	s_addc_u32 s3, s16, s3
	v_lshl_add_u64 v[6:7], v[2:3], 3, s[2:3]
	v_bfrev_b32_e32 v8, -2
	v_cndmask_b32_e64 v9, v8, v7, s[0:1]
	v_cndmask_b32_e64 v8, -1, v6, s[0:1]
	.loc	1 2 0
	v_and_b32_e32 v5, 63, v0
	.loc	1 10 0
	v_mov_b32_dpp v11, v9 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	.loc	1 2 0
	v_lshrrev_b32_e32 v1, 6, v0
	.loc	1 10 0
	v_cmp_eq_u32_e64 s[2:3], 0, v5
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	s_nop 0
	v_mov_b32_dpp v11, v9 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v8 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	s_nop 0
	v_mov_b32_dpp v11, v9 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v8 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	s_nop 0
	v_mov_b32_dpp v11, v9 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_mov_b32_e32 v11, v9
	v_mov_b32_e32 v10, v8
	s_nop 0
	v_mov_b32_dpp v11, v11 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v10 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	s_nop 0
	v_mov_b32_dpp v11, v9 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v8 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_readlane_b32 s8, v8, 63
	v_readlane_b32 s9, v9, 63
	s_and_saveexec_b64 s[4:5], s[2:3]
	v_lshl_add_u32 v5, v1, 3, 0
	v_mov_b64_e32 v[8:9], s[8:9]
	ds_write_b64 v5, v[8:9]
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e64 s[4:5], 4, v0
	v_lshl_add_u32 v12, v0, 3, 0
	v_mov_b64_e32 v[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[4:5]
	ds_read_b64 v[8:9], v12
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v9
	v_and_b32_e32 v5, 3, v0
	v_mov_b32_dpp v10, v10 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v9
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_dpp v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_b64 s[8:9], s[4:5], vcc
	s_and_saveexec_b64 s[10:11], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	ds_write_b64 v12, v[8:9]
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v5
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v6, v8, v6, s[0:1]
	v_sub_u32_e32 v8, 0, v0
	v_cndmask_b32_e64 v7, v9, v7, s[0:1]
	v_lshl_add_u32 v0, v1, 2, 0
	v_add_u32_e32 v1, v12, v8
	s_branch .LBB0_12
.LBB0_11:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v8, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_cbranch_vccz .LBB0_18
.LBB0_12:
	global_load_dwordx2 v[8:9], v[6:7], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v11, 31, v9
	v_mov_b32_e32 v10, v9
	v_cmp_eq_u64_e32 vcc, s[14:15], v[10:11]
	s_nop 1
	v_cndmask_b32_e64 v8, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v8, v8, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v8, v8, v8 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v8, v8, v8 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v8, v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v8, v8, v9
	s_nop 1
	v_min_i32_dpp v8, v8, v8 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s12, v8, 63
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_nop 0
	v_mov_b32_e32 v8, s12
	ds_write_b32 v0, v8
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	ds_read_b32 v8, v1
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v8, v8, v9
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_11
	v_min_i32_e32 v8, v8, v9
	ds_write_b32 v1, v8
	s_branch .LBB0_11
.LBB0_18:
	global_load_dwordx2 v[0:1], v[6:7], off sc0 sc1
	.loc	1 11 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_20
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v4, v0
	global_store_dword v[2:3], v0, off
.LBB0_20:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sum_words
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 23
		.amdhsa_accum_offset 16
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
	.size	sum_words, .Lfunc_end0-sum_words
	.set sum_words.num_vgpr, 13
	.set sum_words.num_agpr, 0
	.set sum_words.numbered_sgpr, 23
	.set sum_words.num_named_barrier, 0
	.set sum_words.private_seg_size, 0
	.set sum_words.uses_vcc, 1
	.set sum_words.uses_flat_scratch, 0
	.set sum_words.has_dyn_sized_stack, 0
	.set sum_words.has_recursion, 0
	.set sum_words.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 256
    .name:           sum_words
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         sum_words.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
