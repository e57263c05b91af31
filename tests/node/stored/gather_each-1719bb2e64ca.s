; lds 8
	.file	1 "gather_each"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	gather_each
	.p2align	8
	.type	gather_each,@function
gather_each:
	.loc	1 0 0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
.LBB0_0:
	.loc	1 4 0
	s_lshr_b32 s0, s13, 31
	s_add_i32 s0, s13, s0
	s_and_b32 s0, s0, -2
	s_sub_i32 s0, s13, s0
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s16, s4, s0
	s_mov_b32 s14, s13
	s_mov_b64 s[20:21], s[10:11]
	s_addc_u32 s15, s5, s1
	.loc	1 5 0
	s_ashr_i32 s13, s12, 31
	s_and_b32 s17, s21, 0xffff
	s_lshl_b64 s[0:1], s[12:13], 3
	s_add_u32 s4, s20, s0
	s_mov_b32 s23, 0x27000
	s_mov_b32 s22, 0x7ffffffe
	v_lshlrev_b32_e32 v8, 31, v0
	s_addc_u32 s5, s21, s1
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_2
	s_mov_b32 s21, s17
	buffer_load_dwordx2 v[2:3], v8, s[20:23], 0 offen
	s_load_dword s21, s[2:3], 0x0
	s_load_dwordx2 s[18:19], s[4:5], 0x0
	s_lshl_b64 s[2:3], s[12:13], 2
	v_mov_b32_e32 v5, 0
	s_add_u32 s2, s16, s2
	s_addc_u32 s3, s15, s3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s19
	s_waitcnt vmcnt(0)
	v_subrev_co_u32_e32 v2, vcc, s18, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v3
	v_lshrrev_b32_e32 v4, 28, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	v_and_b32_e32 v2, -16, v2
	v_lshl_add_u64 v[2:3], s[2:3], 0, v[2:3]
	v_mov_b32_e32 v1, s21
	global_store_dword v[2:3], v1, off
.LBB0_2:
	s_or_b64 exec, exec, s[10:11]
	.loc	1 6 0
	s_mov_b32 s21, s17
	v_mov_b32_e32 v3, 0
	buffer_load_dwordx2 v[4:5], v8, s[20:23], 0 offen
	global_load_dwordx2 v[6:7], v3, s[4:5]
	.loc	1 2 0
	v_and_b32_e32 v9, 63, v0
	.loc	1 6 0
	v_cndmask_b32_e64 v10, 0, 1, s[0:1]
	buffer_wbl2 sc0 sc1
s_waitcnt vmcnt(0)
v_mov_b32 v11, v9
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v3
	v_add_u32_dpp v11, v10, v10 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v10 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v10 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v11, v11, v12, v13
	v_bfrev_b32_e32 v1, 0.5
	v_mov_b32_e32 v2, s14
	v_add_u32_dpp v11, v11, v11 row_shr:4 row_mask:0xf bank_mask:0xe
	s_lshl_b64 s[2:3], s[12:13], 2
	s_add_u32 s2, s6, s2
	v_add_u32_dpp v11, v11, v11 row_shr:8 row_mask:0xf bank_mask:0xc
	s_addc_u32 s3, s7, s3
	s_nop 0
	v_add_u32_dpp v11, v11, v11 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_barrier
	s_nop 0
	v_add_u32_dpp v11, v11, v11 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_lshl_add_u32 v12, v11, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_nop 1
	v_cndmask_b32_e32 v11, v1, v12, vcc
	ds_permute_b32 v1, v11, v2
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v4, vcc, v4, v6
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_ashrrev_i32_e32 v2, 31, v5
	v_lshrrev_b32_e32 v2, 28, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	v_and_b32_e32 v4, -16, v4
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[4:5]
	ds_permute_b32 v4, v11, v4
	ds_permute_b32 v5, v11, v5
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_bcnt1_i32_b64 s2, vcc
	v_cmp_gt_u32_e32 vcc, s2, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, v3
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[10:11], v[4:5], 0, 4
	v_mov_b32_dpp v6, v4 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v7, v5 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[10:11], v[6:7]
	s_lshr_b64 s[4:5], vcc, 1
	s_and_b32 s5, s5, 0x55555555
	s_and_b32 s4, s4, 0x55555555
	s_sub_u32 s4, vcc_lo, s4
	s_mov_b32 s10, 0x33333333
	s_subb_u32 s5, vcc_hi, s5
	s_mov_b32 s11, s10
	s_and_b64 s[12:13], s[4:5], s[10:11]
	s_lshr_b64 s[4:5], s[4:5], 2
	s_and_b64 s[4:5], s[4:5], s[10:11]
	s_add_u32 s4, s4, s12
	s_addc_u32 s5, s5, s13
	s_lshr_b64 s[10:11], s[4:5], 4
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_and_b32 s10, s4, 0xf0f0f0f
	s_and_b32 s5, s5, 0xf0f0f0f
	s_mul_i32 s4, s10, 0x1010101
	s_mul_hi_u32 s10, s10, 0x1010101
	s_add_i32 s10, s10, s4
	s_mul_i32 s5, s5, 0x1010101
	s_add_i32 s5, s10, s5
	v_mov_b32_e32 v6, -1
	v_bfrev_b32_e32 v7, -8
	v_cmp_gt_u64_e32 vcc, s[4:5], v[6:7]
	s_cbranch_vccnz .LBB0_9
	s_mov_b32 s10, 0
	s_mov_b64 s[4:5], 0
.LBB0_5:
	v_readfirstlane_b32 s12, v4
	v_readfirstlane_b32 s13, v5
	v_mov_b32_e32 v2, s10
	s_nop 0
	v_cmp_eq_u64_e64 s[12:13], s[12:13], v[4:5]
	s_bcnt1_i32_b64 s11, s[12:13]
	s_add_i32 s10, s10, s11
	v_mov_b64_e32 v[6:7], s[12:13]
	v_mov_b32_e32 v9, s11
	s_or_b64 s[4:5], s[12:13], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_5
	s_or_b64 exec, exec, s[4:5]
	v_mbcnt_lo_u32_b32 v6, v6, 0
	v_mbcnt_hi_u32_b32 v6, v7, v6
	v_sub_u32_e32 v7, v9, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_add_lshl_u32 v9, v6, v2, 2
	v_lshlrev_b32_e32 v6, 8, v7
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_or3_b32 v2, v6, v2, v9
	ds_permute_b32 v2, v9, v2
	ds_permute_b32 v4, v9, v4
	ds_permute_b32 v5, v9, v5
	ds_permute_b32 v1, v9, v1
	v_mov_b32_e32 v6, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v6 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_8
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v7, v2, v1 offset:128
	v_mov_b32_e32 v9, 32
	v_cmp_gt_u32_sdwa vcc, v2, v9 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v9, 16
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v7, v1, v7, vcc
	ds_bpermute_b32 v7, v2, v7 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v9 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v9, 8
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v7, v1, v7, vcc
	ds_bpermute_b32 v7, v2, v7 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v9 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v9, 4
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v7, v1, v7, vcc
	ds_bpermute_b32 v7, v2, v7 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v9 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v9, 2
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e32 v7, v1, v7, vcc
	ds_bpermute_b32 v7, v2, v7 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v9 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v7, v1, v7, vcc
	ds_bpermute_b32 v7, v2, v7 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v6 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_cndmask_b32_e32 v1, v1, v7, vcc
.LBB0_8:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[4:5], 1, v2
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_10
	s_branch .LBB0_11
.LBB0_9:
	s_mov_b64 s[4:5], -1
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_11
.LBB0_10:
	s_waitcnt lgkmcnt(0)
	; a2a.signal release system
	global_atomic_swap v[4:5], v1, off sc1
.LBB0_11:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 2 0
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v4, 1, v0
	.loc	1 5 0
	v_and_b32_e32 v0, 0xfe, v0
	.loc	1 12 0
	v_lshlrev_b32_e32 v2, 2, v4
	.loc	1 5 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	1 12 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[2:3]
	v_bfrev_b32_e32 v3, -2
	.loc	1 2 0
	v_cmp_eq_u32_e64 s[2:3], 0, v4
	v_add_u32_e32 v2, 0, v2
	.loc	1 12 0
	s_nop 0
	v_cndmask_b32_e64 v1, v3, v1, s[2:3]
	v_cndmask_b32_e64 v0, -1, v0, s[2:3]
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v3, s7
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e64 s[4:5], v[0:1], v[4:5]
	s_nop 1
	v_cndmask_b32_e64 v1, v5, v1, s[4:5]
	v_cndmask_b32_e64 v0, v4, v0, s[4:5]
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_mov_b32_e32 v3, s6
	v_cndmask_b32_e64 v0, v0, v3, s[2:3]
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_13
.LBB0_12:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, v3
	s_nop 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v3, v3, v4
	v_cmp_le_i32_e64 s[2:3], s14, v3
	s_or_b64 s[4:5], s[2:3], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_15
.LBB0_13:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_12
	; a2a.wait acquire system
	global_load_dword v3, v[0:1], off sc0 sc1
	s_waitcnt vmcnt(0)
	buffer_inv sc0 sc1
	ds_write_b32 v2, v3
	s_branch .LBB0_12
.LBB0_15:
	s_or_b64 exec, exec, s[4:5]
	.loc	1 13 0
	s_and_b32 s17, s15, 0xffff
	s_mov_b32 s19, 0x27000
	s_mov_b32 s18, 0x7ffffffe
	buffer_load_dword v0, v8, s[16:19], 0 offen
	v_bfrev_b32_e32 v1, 1
	s_and_b32 s9, s9, 0xffff
	s_mov_b32 s10, s18
	s_mov_b32 s11, s19
	v_cndmask_b32_e64 v1, v1, 0, s[0:1]
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, v1, s[8:11], 0 offen
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gather_each
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 24
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
	.size	gather_each, .Lfunc_end0-gather_each
	.set gather_each.num_vgpr, 14
	.set gather_each.num_agpr, 0
	.set gather_each.numbered_sgpr, 24
	.set gather_each.num_named_barrier, 0
	.set gather_each.private_seg_size, 0
	.set gather_each.uses_vcc, 1
	.set gather_each.uses_flat_scratch, 0
	.set gather_each.has_dyn_sized_stack, 0
	.set gather_each.has_recursion, 0
	.set gather_each.has_indirect_call, 0
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
    .name:           gather_each
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gather_each.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
