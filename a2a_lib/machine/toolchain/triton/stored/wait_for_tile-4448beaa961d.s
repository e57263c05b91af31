; lds 1024, of a notebook
	.file	1 "wait_for_tile"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	wait_for_tile
	.p2align	8
	.type	wait_for_tile,@function
wait_for_tile:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_load_dword s14, s[0:1], 0x30
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	s_mov_b32 s16, s15
	.loc	1 2 0
	s_ashr_i32 s17, s15, 31
	s_lshl_b64 s[0:1], s[16:17], 2
	s_add_u32 s8, s8, s0
	s_addc_u32 s9, s9, s1
	s_load_dword s8, s[8:9], 0x0
	v_and_b32_e32 v1, 63, v0
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s9, s8, 31
	.loc	1 3 0
	s_lshl_b64 s[8:9], s[8:9], 2
	s_add_u32 s4, s4, s8
	s_addc_u32 s5, s5, s9
	s_load_dword s17, s[4:5], 0x0
	s_add_u32 s4, s6, s8
	s_addc_u32 s5, s7, s9
	s_load_dword s4, s[4:5], 0x0
	.loc	1 4 0
	s_lshl_b32 s15, s15, 5
	.loc	1 3 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s18, s17, s15
	.loc	1 4 0
	s_add_i32 s18, s18, s4
	s_min_i32 s17, s18, 32
	.loc	1 5 0
	s_add_u32 s4, s10, s0
	s_addc_u32 s5, s11, s1
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_branch .LBB0_3
.LBB0_1:
	s_or_b64 exec, exec, s[10:11]
	v_readfirstlane_b32 s10, v3
	s_nop 1
	v_mov_b32_e32 v3, s10
	ds_write_b32 v2, v3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s17, v3
	s_cbranch_vccz .LBB0_6
.LBB0_3:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_2
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_1
	global_load_dword v3, v2, s[4:5] sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	s_branch .LBB0_1
.LBB0_6:
	.loc	1 6 0
	v_lshrrev_b32_e32 v6, 6, v0
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s18, v6
	v_cmp_gt_i32_e32 vcc, s14, v1
	s_and_b64 s[6:7], vcc, s[4:5]
	.loc	1 8 0
	v_mov_b32_e32 v4, 0
	v_lshlrev_b32_e32 v2, 2, v1
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_8
	v_or_b32_e32 v3, s15, v6
	v_mul_lo_u32 v8, s14, v3
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
	global_load_dword v5, v[8:9], off
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 4, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_10
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v8, s14, v3
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
	global_load_dword v4, v[8:9], off
.LBB0_10:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 8, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_12
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v8, s14, v3
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
	global_load_dword v8, v[8:9], off
.LBB0_12:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 12, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_14
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v10, s14, v3
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[2:3]
	global_load_dword v7, v[10:11], off
.LBB0_14:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 16, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_16
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v10, s14, v3
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[2:3]
	global_load_dword v10, v[10:11], off
.LBB0_16:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 20, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_18
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v12, s14, v3
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[2:3]
	global_load_dword v9, v[12:13], off
.LBB0_18:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 24, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_20
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v12, s14, v3
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[2:3]
	global_load_dword v12, v[12:13], off
.LBB0_20:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 6 0
	v_or_b32_e32 v3, 28, v6
	.loc	1 7 0
	v_cmp_gt_i32_e64 s[4:5], s17, v3
	s_and_b64 s[6:7], vcc, s[4:5]
	.loc	1 8 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_22
	v_or_b32_e32 v3, s15, v3
	v_mul_lo_u32 v14, s14, v3
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[14:15], v[14:15], 2, s[2:3]
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[2:3]
	global_load_dword v11, v[14:15], off
.LBB0_22:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 9 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v5, v4
	v_add_f32_e32 v4, v4, v8
	v_add_f32_e32 v4, v4, v7
	v_add_f32_e32 v4, v4, v10
	v_lshrrev_b32_e32 v3, 4, v0
	v_add_f32_e32 v4, v4, v9
	v_lshl_add_u32 v1, v1, 4, 0
	v_and_b32_e32 v3, 12, v3
	v_add_f32_e32 v4, v4, v12
	v_add_u32_e32 v3, v1, v3
	v_add_f32_e32 v4, v4, v11
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b32 v3, v4
	v_lshl_add_u32 v3, v0, 2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v3
	v_and_b32_e32 v0, 3, v0
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v4, v4, v5
	v_mov_b32_e32 v5, v4
	s_nop 1
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[4:5], s[2:3]
	v_add_f32_e32 v0, v4, v5
	ds_write_b32 v3, v0
	s_or_b64 exec, exec, s[4:5]
	s_mul_i32 s2, s14, s16
	s_ashr_i32 s3, s2, 31
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v1
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s4, s12, s2
	s_addc_u32 s2, s13, s3
	v_bfrev_b32_e32 v1, 1
	s_and_b64 vcc, s[0:1], vcc
	s_and_b32 s5, s2, 0xffff
	s_mov_b32 s7, 0x27000
	s_mov_b32 s6, 0x7ffffffe
	v_cndmask_b32_e32 v1, v1, v2, vcc
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v0, v1, s[4:7], 0 offen
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wait_for_tile
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 13
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 19
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
	.size	wait_for_tile, .Lfunc_end0-wait_for_tile
	.set wait_for_tile.num_vgpr, 16
	.set wait_for_tile.num_agpr, 0
	.set wait_for_tile.numbered_sgpr, 19
	.set wait_for_tile.num_named_barrier, 0
	.set wait_for_tile.private_seg_size, 0
	.set wait_for_tile.uses_vcc, 1
	.set wait_for_tile.uses_flat_scratch, 0
	.set wait_for_tile.has_dyn_sized_stack, 0
	.set wait_for_tile.has_recursion, 0
	.set wait_for_tile.has_indirect_call, 0
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
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .offset:         48
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
    .name:           wait_for_tile
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         wait_for_tile.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
