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
	s_and_b32 s2, s2, 0x1ffffffe
	s_sub_i32 s2, s14, s2
	s_mul_i32 s2, s12, s2
	s_lshl_b32 s2, s2, 3
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s13, s4, s2
	.loc	1 7 0
	s_mul_i32 s2, s12, s10
	.loc	1 5 0
	s_addc_u32 s33, s5, s3
	.loc	1 7 0
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s26, s13, s2
	s_addc_u32 s27, s33, s3
	s_add_i32 s2, s10, 1
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s3, s2, s3
	s_and_b32 s3, s3, -8
	s_ashr_i32 s11, s10, 31
	s_sub_i32 s4, s2, s3
	s_lshl_b64 s[2:3], s[10:11], 3
	s_add_u32 s28, s8, s2
	s_addc_u32 s29, s9, s3
	v_mov_b32_e32 v5, s14
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[16:17], s[4:5], 3
	s_add_u32 s16, s8, s16
	s_addc_u32 s17, s9, s17
	s_load_dwordx2 s[18:19], s[16:17], 0x0
	s_load_dwordx2 s[20:21], s[28:29], 0x0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s5, s18, s20
	s_subb_u32 s11, s19, s21
	s_ashr_i32 s15, s11, 31
	s_lshr_b32 s15, s15, 28
	s_add_u32 s5, s5, s15
	s_addc_u32 s11, s11, 0
	s_and_b32 s5, s5, -16
	s_add_u32 s16, s26, s5
	s_addc_u32 s17, s27, s11
	v_lshl_add_u64 v[6:7], v[2:3], 3, s[16:17]
	s_waitcnt vmcnt(0)
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s2, s10, 2
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s3, s2, s3
	s_and_b32 s3, s3, -8
	s_sub_i32 s24, s2, s3
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_6
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[2:3], s[24:25], 3
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[8:9], v7, s[2:3]
	global_load_dwordx2 v[10:11], v7, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v8, s[2:3], v8, v10
	s_nop 1
	v_subb_co_u32_e64 v9, s[2:3], v9, v11, s[2:3]
	v_ashrrev_i32_e32 v1, 31, v9
	v_lshrrev_b32_e32 v6, 28, v1
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[26:27], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[2:3], 3, v[6:7]
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_6:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s10, 3
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s3, s2, s3
	s_and_b32 s3, s3, -8
	s_sub_i32 s22, s2, s3
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_8
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[2:3], s[22:23], 3
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[8:9], v7, s[2:3]
	global_load_dwordx2 v[10:11], v7, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v8, s[2:3], v8, v10
	s_nop 1
	v_subb_co_u32_e64 v9, s[2:3], v9, v11, s[2:3]
	v_ashrrev_i32_e32 v1, 31, v9
	v_lshrrev_b32_e32 v6, 28, v1
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[26:27], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[2:3], 3, v[6:7]
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_8:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s10, 4
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s3, s2, s3
	s_and_b32 s3, s3, -8
	s_sub_i32 s20, s2, s3
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_10
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[2:3], s[20:21], 3
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[8:9], v7, s[2:3]
	global_load_dwordx2 v[10:11], v7, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v8, s[2:3], v8, v10
	s_nop 1
	v_subb_co_u32_e64 v9, s[2:3], v9, v11, s[2:3]
	v_ashrrev_i32_e32 v1, 31, v9
	v_lshrrev_b32_e32 v6, 28, v1
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[26:27], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[2:3], 3, v[6:7]
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_10:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s10, 5
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s3, s2, s3
	s_and_b32 s3, s3, -8
	s_sub_i32 s18, s2, s3
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_12
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[2:3], s[18:19], 3
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[8:9], v7, s[2:3]
	global_load_dwordx2 v[10:11], v7, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v8, s[2:3], v8, v10
	s_nop 1
	v_subb_co_u32_e64 v9, s[2:3], v9, v11, s[2:3]
	v_ashrrev_i32_e32 v1, 31, v9
	v_lshrrev_b32_e32 v6, 28, v1
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[26:27], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[2:3], 3, v[6:7]
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_12:
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s2, s10, 6
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s3, s2, s3
	s_and_b32 s3, s3, -8
	s_sub_i32 s16, s2, s3
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB0_14
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[2:3], s[16:17], 3
	s_add_u32 s2, s8, s2
	s_addc_u32 s3, s9, s3
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[8:9], v7, s[2:3]
	global_load_dwordx2 v[10:11], v7, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e64 v8, s[2:3], v8, v10
	s_nop 1
	v_subb_co_u32_e64 v9, s[2:3], v9, v11, s[2:3]
	v_ashrrev_i32_e32 v1, 31, v9
	v_lshrrev_b32_e32 v6, 28, v1
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[26:27], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[2:3], 3, v[6:7]
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_14:
	s_or_b64 exec, exec, s[30:31]
	s_add_i32 s5, s10, 7
	s_ashr_i32 s2, s5, 31
	s_lshr_b32 s2, s2, 29
	s_add_i32 s2, s5, s2
	s_and_b32 s10, s2, -8
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_sub_i32 s10, s5, s10
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_16
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[30:31], s[10:11], 3
	s_add_u32 s8, s8, s30
	s_addc_u32 s9, s9, s31
	v_mov_b32_e32 v7, 0
	global_load_dwordx2 v[8:9], v7, s[8:9]
	global_load_dwordx2 v[10:11], v7, s[28:29]
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, v8, v10
	s_nop 1
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_ashrrev_i32_e32 v1, 31, v9
	v_lshrrev_b32_e32 v6, 28, v1
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	v_and_b32_e32 v6, -16, v6
	v_lshl_add_u64 v[6:7], s[26:27], 0, v[6:7]
	v_lshl_add_u64 v[6:7], v[2:3], 3, v[6:7]
	global_atomic_swap_x2 v[6:7], v[4:5], off sc1
.LBB0_16:
	s_or_b64 exec, exec, s[2:3]
	.loc	1 10 0
	s_mul_i32 s2, s4, s12
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 3
	s_add_u32 s2, s13, s2
	s_addc_u32 s3, s33, s3
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
	v_lshl_add_u32 v20, v1, 3, 0
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
	v_readlane_b32 s4, v8, 63
	v_readlane_b32 s5, v9, 63
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[8:9], s[4:5]
	ds_write_b64 v20, v[8:9]
	s_or_b64 exec, exec, s[8:9]
	v_cmp_gt_u32_e64 s[4:5], 4, v0
	v_lshl_add_u32 v23, v0, 3, 0
	v_mov_b64_e32 v[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[8:9], s[4:5]
	ds_read_b64 v[8:9], v23
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v9
	v_and_b32_e32 v5, 3, v0
	v_mov_b32_dpp v10, v10 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_ashr_i32 s15, s14, 31
	s_nop 0
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v9
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_dpp v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_b64 s[8:9], s[4:5], vcc
	s_and_saveexec_b64 s[26:27], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	ds_write_b64 v23, v[8:9]
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v8, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v8
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v0, 2, v0
	v_sub_u32_e32 v1, 0, v1
	v_sub_u32_e32 v0, 0, v0
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, v11, v7, s[0:1]
	v_cndmask_b32_e64 v6, v10, v6, s[0:1]
	v_add_u32_e32 v5, v20, v1
	v_add_u32_e32 v22, v23, v0
	s_branch .LBB0_24
.LBB0_23:
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_vccz .LBB0_30
.LBB0_24:
	global_load_dwordx2 v[0:1], v[6:7], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v11, 31, v1
	v_mov_b32_e32 v10, v1
	v_cmp_eq_u64_e32 vcc, s[14:15], v[10:11]
	s_nop 1
	v_cndmask_b32_e64 v0, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v0, v0, v0 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v0, v0, v0 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v0, v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v0, v0, v1
	s_nop 1
	v_min_i32_dpp v0, v0, v0 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s11, v0, 63
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_nop 0
	v_mov_b32_e32 v0, s11
	ds_write_b32 v5, v0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[26:27], s[4:5]
	ds_read_b32 v0, v22
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v0, v0, v1
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_23
	v_min_i32_e32 v0, v0, v1
	ds_write_b32 v22, v0
	s_branch .LBB0_23
.LBB0_30:
	global_load_dwordx2 v[0:1], v[6:7], off sc0 sc1
	s_mul_i32 s24, s24, s12
	s_ashr_i32 s25, s24, 31
	s_lshl_b64 s[24:25], s[24:25], 3
	s_add_u32 s24, s13, s24
	s_addc_u32 s25, s33, s25
	v_lshl_add_u64 v[6:7], v[2:3], 3, s[24:25]
	s_waitcnt vmcnt(0)
	v_bfrev_b32_e32 v1, -2
	v_cndmask_b32_e64 v9, v1, v7, s[0:1]
	v_cndmask_b32_e64 v8, -1, v6, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v11, v9 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v10, v8 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_barrier
	s_nop 0
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
	v_cndmask_b32_e32 v1, v10, v8, vcc
	v_cndmask_b32_e32 v8, v11, v9, vcc
	v_readlane_b32 s26, v1, 63
	v_readlane_b32 s27, v8, 63
	s_and_saveexec_b64 s[24:25], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[8:9], s[26:27]
	ds_write_b64 v20, v[8:9]
	s_or_b64 exec, exec, s[24:25]
	v_mov_b64_e32 v[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[4:5]
	ds_read_b64 v[8:9], v23
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v9
	s_nop 0
	v_mov_b32_dpp v10, v10 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v11 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v11, v9
	s_nop 0
	v_mov_b32_dpp v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[24:25], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[8:9], v[10:11]
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
	ds_write_b64 v23, v[8:9]
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[8:9], v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v7, v9, v7, s[0:1]
	v_cndmask_b32_e64 v6, v8, v6, s[0:1]
	s_branch .LBB0_38
.LBB0_37:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v8, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_cbranch_vccz .LBB0_44
.LBB0_38:
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
	v_readlane_b32 s11, v8, 63
	s_and_saveexec_b64 s[24:25], s[2:3]
	s_nop 0
	v_mov_b32_e32 v8, s11
	ds_write_b32 v5, v8
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v8, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[24:25], s[4:5]
	ds_read_b32 v8, v22
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v8, v8, v9
	v_mov_b32_e32 v9, v8
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_37
	v_min_i32_e32 v8, v8, v9
	ds_write_b32 v22, v8
	s_branch .LBB0_37
.LBB0_44:
	global_load_dwordx2 v[6:7], v[6:7], off sc0 sc1
	s_mul_i32 s22, s22, s12
	s_ashr_i32 s23, s22, 31
	s_lshl_b64 s[22:23], s[22:23], 3
	s_add_u32 s22, s13, s22
	s_addc_u32 s23, s33, s23
	v_lshl_add_u64 v[8:9], v[2:3], 3, s[22:23]
	v_bfrev_b32_e32 v1, -2
	v_cndmask_b32_e64 v11, v1, v9, s[0:1]
	v_cndmask_b32_e64 v10, -1, v8, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v13, v11 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v10 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_barrier
	s_nop 0
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	s_nop 0
	v_mov_b32_dpp v13, v11 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v10 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	s_nop 0
	v_mov_b32_dpp v13, v11 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v10 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	s_nop 0
	v_mov_b32_dpp v13, v11 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v10 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	v_mov_b32_e32 v13, v11
	v_mov_b32_e32 v12, v10
	s_nop 0
	v_mov_b32_dpp v13, v13 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v12 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	s_nop 0
	v_mov_b32_dpp v13, v11 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v12, v10 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v1, v12, v10, vcc
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v7, v13, v11, vcc
	v_readlane_b32 s24, v1, 63
	v_readlane_b32 s25, v7, 63
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[10:11], s[24:25]
	ds_write_b64 v20, v[10:11]
	s_or_b64 exec, exec, s[22:23]
	v_mov_b64_e32 v[10:11], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[4:5]
	ds_read_b64 v[10:11], v23
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v11
	s_nop 0
	v_mov_b32_dpp v12, v12 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v13 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v13, v11
	s_nop 0
	v_mov_b32_dpp v12, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v13, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[22:23], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[10:11], v[12:13]
	s_nop 1
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e32 v10, v12, v10, vcc
	ds_write_b64 v23, v[10:11]
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[10:11], v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v9, v11, v9, s[0:1]
	v_cndmask_b32_e64 v8, v10, v8, s[0:1]
	s_branch .LBB0_52
.LBB0_51:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cbranch_vccz .LBB0_58
.LBB0_52:
	global_load_dwordx2 v[10:11], v[8:9], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v13, 31, v11
	v_mov_b32_e32 v12, v11
	v_cmp_eq_u64_e32 vcc, s[14:15], v[12:13]
	s_nop 1
	v_cndmask_b32_e64 v7, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v10, v7
	s_nop 1
	v_mov_b32_dpp v10, v10 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v7, v7, v10
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s11, v7, 63
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_nop 0
	v_mov_b32_e32 v7, s11
	ds_write_b32 v5, v7
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[22:23], s[4:5]
	ds_read_b32 v7, v22
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, v7
	s_nop 1
	v_mov_b32_dpp v10, v10 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v7, v7, v10
	v_mov_b32_e32 v10, v7
	s_nop 1
	v_mov_b32_dpp v10, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_51
	v_min_i32_e32 v7, v7, v10
	ds_write_b32 v22, v7
	s_branch .LBB0_51
.LBB0_58:
	global_load_dwordx2 v[8:9], v[8:9], off sc0 sc1
	s_mul_i32 s20, s20, s12
	s_ashr_i32 s21, s20, 31
	s_lshl_b64 s[20:21], s[20:21], 3
	s_add_u32 s20, s13, s20
	s_addc_u32 s21, s33, s21
	v_lshl_add_u64 v[10:11], v[2:3], 3, s[20:21]
	v_bfrev_b32_e32 v1, -2
	v_cndmask_b32_e64 v13, v1, v11, s[0:1]
	v_cndmask_b32_e64 v12, -1, v10, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v15, v13 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v12 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_barrier
	s_nop 0
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	s_nop 0
	v_mov_b32_dpp v15, v13 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v12 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	s_nop 0
	v_mov_b32_dpp v15, v13 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v12 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	s_nop 0
	v_mov_b32_dpp v15, v13 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v12 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	v_mov_b32_e32 v15, v13
	v_mov_b32_e32 v14, v12
	s_nop 0
	v_mov_b32_dpp v15, v15 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v14 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	s_nop 0
	v_mov_b32_dpp v15, v13 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v14, v12 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v1, v14, v12, vcc
	v_cndmask_b32_e32 v7, v15, v13, vcc
	v_readlane_b32 s22, v1, 63
	v_readlane_b32 s23, v7, 63
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[12:13], s[22:23]
	ds_write_b64 v20, v[12:13]
	s_or_b64 exec, exec, s[20:21]
	v_mov_b64_e32 v[12:13], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[4:5]
	ds_read_b64 v[12:13], v23
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v15, v13
	s_nop 0
	v_mov_b32_dpp v14, v14 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v15, v15 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v15, v13
	s_nop 0
	v_mov_b32_dpp v14, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v15, v15 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[12:13], v[14:15]
	s_nop 1
	v_cndmask_b32_e32 v13, v15, v13, vcc
	v_cndmask_b32_e32 v12, v14, v12, vcc
	ds_write_b64 v23, v[12:13]
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[12:13], v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v11, v13, v11, s[0:1]
	v_cndmask_b32_e64 v10, v12, v10, s[0:1]
	s_branch .LBB0_66
.LBB0_65:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cbranch_vccz .LBB0_72
.LBB0_66:
	global_load_dwordx2 v[12:13], v[10:11], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v15, 31, v13
	v_mov_b32_e32 v14, v13
	v_cmp_eq_u64_e32 vcc, s[14:15], v[14:15]
	s_nop 1
	v_cndmask_b32_e64 v7, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v7, v7, v9
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s11, v7, 63
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_nop 0
	v_mov_b32_e32 v7, s11
	ds_write_b32 v5, v7
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[4:5]
	ds_read_b32 v7, v22
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v7, v7, v9
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_65
	v_min_i32_e32 v7, v7, v9
	ds_write_b32 v22, v7
	s_branch .LBB0_65
.LBB0_72:
	global_load_dwordx2 v[10:11], v[10:11], off sc0 sc1
	s_mul_i32 s18, s18, s12
	s_ashr_i32 s19, s18, 31
	s_lshl_b64 s[18:19], s[18:19], 3
	s_add_u32 s18, s13, s18
	s_addc_u32 s19, s33, s19
	v_lshl_add_u64 v[12:13], v[2:3], 3, s[18:19]
	v_bfrev_b32_e32 v1, -2
	v_cndmask_b32_e64 v15, v1, v13, s[0:1]
	v_cndmask_b32_e64 v14, -1, v12, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v17, v15 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v14 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_barrier
	s_nop 0
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	s_nop 0
	v_mov_b32_dpp v17, v15 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v14 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	s_nop 0
	v_mov_b32_dpp v17, v15 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v14 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	s_nop 0
	v_mov_b32_dpp v17, v15 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v14 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v16, v14
	s_nop 0
	v_mov_b32_dpp v17, v17 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v16 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	s_nop 0
	v_mov_b32_dpp v17, v15 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v16, v14 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v1, v16, v14, vcc
	v_cndmask_b32_e32 v7, v17, v15, vcc
	v_readlane_b32 s20, v1, 63
	v_readlane_b32 s21, v7, 63
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[14:15], s[20:21]
	ds_write_b64 v20, v[14:15]
	s_or_b64 exec, exec, s[18:19]
	v_mov_b64_e32 v[14:15], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[18:19], s[4:5]
	ds_read_b64 v[14:15], v23
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v17, v15
	s_nop 0
	v_mov_b32_dpp v16, v16 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v17, v17 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v17, v15
	s_nop 0
	v_mov_b32_dpp v16, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v17, v17 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[18:19], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e32 v15, v17, v15, vcc
	v_cndmask_b32_e32 v14, v16, v14, vcc
	ds_write_b64 v23, v[14:15]
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[14:15], v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v13, v15, v13, s[0:1]
	v_cndmask_b32_e64 v12, v14, v12, s[0:1]
	s_branch .LBB0_80
.LBB0_79:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cbranch_vccz .LBB0_86
.LBB0_80:
	global_load_dwordx2 v[14:15], v[12:13], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v17, 31, v15
	v_mov_b32_e32 v16, v15
	v_cmp_eq_u64_e32 vcc, s[14:15], v[16:17]
	s_nop 1
	v_cndmask_b32_e64 v7, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v7, v7, v9
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s11, v7, 63
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_nop 0
	v_mov_b32_e32 v7, s11
	ds_write_b32 v5, v7
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[18:19], s[4:5]
	ds_read_b32 v7, v22
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v7, v7, v9
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB0_79
	v_min_i32_e32 v7, v7, v9
	ds_write_b32 v22, v7
	s_branch .LBB0_79
.LBB0_86:
	global_load_dwordx2 v[12:13], v[12:13], off sc0 sc1
	s_mul_i32 s16, s16, s12
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 3
	s_add_u32 s16, s13, s16
	s_addc_u32 s17, s33, s17
	v_lshl_add_u64 v[14:15], v[2:3], 3, s[16:17]
	v_bfrev_b32_e32 v1, -2
	v_cndmask_b32_e64 v17, v1, v15, s[0:1]
	v_cndmask_b32_e64 v16, -1, v14, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v19, v17 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v16 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_barrier
	s_nop 0
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	s_nop 0
	v_mov_b32_dpp v19, v17 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v16 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	s_nop 0
	v_mov_b32_dpp v19, v17 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v16 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	s_nop 0
	v_mov_b32_dpp v19, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	v_mov_b32_e32 v19, v17
	v_mov_b32_e32 v18, v16
	s_nop 0
	v_mov_b32_dpp v19, v19 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v18 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	s_nop 0
	v_mov_b32_dpp v19, v17 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v18, v16 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v1, v18, v16, vcc
	v_cndmask_b32_e32 v7, v19, v17, vcc
	v_readlane_b32 s18, v1, 63
	v_readlane_b32 s19, v7, 63
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[16:17], s[18:19]
	ds_write_b64 v20, v[16:17]
	s_or_b64 exec, exec, s[16:17]
	v_mov_b64_e32 v[16:17], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[4:5]
	ds_read_b64 v[16:17], v23
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v19, v17
	s_nop 0
	v_mov_b32_dpp v18, v18 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v19, v19 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	v_mov_b32_e32 v18, v16
	v_mov_b32_e32 v19, v17
	s_nop 0
	v_mov_b32_dpp v18, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v19, v19 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[16:17], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[16:17], v[18:19]
	s_nop 1
	v_cndmask_b32_e32 v17, v19, v17, vcc
	v_cndmask_b32_e32 v16, v18, v16, vcc
	ds_write_b64 v23, v[16:17]
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[16:17], v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v15, v17, v15, s[0:1]
	v_cndmask_b32_e64 v14, v16, v14, s[0:1]
	s_branch .LBB0_94
.LBB0_93:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cbranch_vccz .LBB0_100
.LBB0_94:
	global_load_dwordx2 v[16:17], v[14:15], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v19, 31, v17
	v_mov_b32_e32 v18, v17
	v_cmp_eq_u64_e32 vcc, s[14:15], v[18:19]
	s_nop 1
	v_cndmask_b32_e64 v7, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v7, v7, v9
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s11, v7, 63
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_nop 0
	v_mov_b32_e32 v7, s11
	ds_write_b32 v5, v7
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[16:17], s[4:5]
	ds_read_b32 v7, v22
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v7, v7, v9
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_cbranch_execz .LBB0_93
	v_min_i32_e32 v7, v7, v9
	ds_write_b32 v22, v7
	s_branch .LBB0_93
.LBB0_100:
	global_load_dwordx2 v[14:15], v[14:15], off sc0 sc1
	s_mul_i32 s10, s10, s12
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 3
	s_add_u32 s10, s13, s10
	s_addc_u32 s11, s33, s11
	v_lshl_add_u64 v[16:17], v[2:3], 3, s[10:11]
	v_bfrev_b32_e32 v1, -2
	v_cndmask_b32_e64 v19, v1, v17, s[0:1]
	v_cndmask_b32_e64 v18, -1, v16, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v25, v19 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v18 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[18:19], v[24:25]
	s_barrier
	s_nop 0
	v_cndmask_b32_e32 v19, v25, v19, vcc
	v_cndmask_b32_e32 v18, v24, v18, vcc
	s_nop 0
	v_mov_b32_dpp v25, v19 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v18 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[18:19], v[24:25]
	s_nop 1
	v_cndmask_b32_e32 v19, v25, v19, vcc
	v_cndmask_b32_e32 v18, v24, v18, vcc
	s_nop 0
	v_mov_b32_dpp v25, v19 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v18 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[18:19], v[24:25]
	s_nop 1
	v_cndmask_b32_e32 v19, v25, v19, vcc
	v_cndmask_b32_e32 v18, v24, v18, vcc
	s_nop 0
	v_mov_b32_dpp v25, v19 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v18 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[18:19], v[24:25]
	s_nop 1
	v_cndmask_b32_e32 v19, v25, v19, vcc
	v_cndmask_b32_e32 v18, v24, v18, vcc
	v_mov_b32_e32 v25, v19
	v_mov_b32_e32 v24, v18
	s_nop 0
	v_mov_b32_dpp v25, v25 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v24 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[18:19], v[24:25]
	s_nop 1
	v_cndmask_b32_e32 v19, v25, v19, vcc
	v_cndmask_b32_e32 v18, v24, v18, vcc
	s_nop 0
	v_mov_b32_dpp v25, v19 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v24, v18 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i64_e32 vcc, v[18:19], v[24:25]
	s_nop 1
	v_cndmask_b32_e32 v1, v24, v18, vcc
	v_cndmask_b32_e32 v7, v25, v19, vcc
	v_readlane_b32 s12, v1, 63
	v_readlane_b32 s13, v7, 63
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_nop 0
	v_mov_b64_e32 v[18:19], s[12:13]
	ds_write_b64 v20, v[18:19]
	s_or_b64 exec, exec, s[10:11]
	v_mov_b64_e32 v[18:19], 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	ds_read_b64 v[18:19], v23
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v19
	s_nop 0
	v_mov_b32_dpp v20, v20 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v21, v21 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_cmp_lt_i64_e32 vcc, v[18:19], v[20:21]
	s_nop 1
	v_cndmask_b32_e32 v19, v21, v19, vcc
	v_cndmask_b32_e32 v18, v20, v18, vcc
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v19
	s_nop 0
	v_mov_b32_dpp v20, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v21, v21 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[10:11], s[8:9]
	v_cmp_lt_i64_e32 vcc, v[18:19], v[20:21]
	s_nop 1
	v_cndmask_b32_e32 v19, v21, v19, vcc
	v_cndmask_b32_e32 v18, v20, v18, vcc
	ds_write_b64 v23, v[18:19]
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[18:19], v1
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v17, v19, v17, s[0:1]
	v_cndmask_b32_e64 v16, v18, v16, s[0:1]
	s_branch .LBB0_108
.LBB0_107:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_cbranch_vccz .LBB0_114
.LBB0_108:
	global_load_dwordx2 v[18:19], v[16:17], off sc0 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v21, 31, v19
	v_mov_b32_e32 v20, v19
	v_cmp_eq_u64_e32 vcc, s[14:15], v[20:21]
	s_nop 1
	v_cndmask_b32_e64 v7, 0, 1, vcc
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
	v_min_i32_e32 v7, v7, v9
	s_nop 1
	v_min_i32_dpp v7, v7, v7 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_readlane_b32 s12, v7, 63
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_nop 0
	v_mov_b32_e32 v7, s12
	ds_write_b32 v5, v7
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[10:11], s[4:5]
	ds_read_b32 v7, v22
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf
	v_min_i32_e32 v7, v7, v9
	v_mov_b32_e32 v9, v7
	s_nop 1
	v_mov_b32_dpp v9, v9 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_107
	v_min_i32_e32 v7, v7, v9
	ds_write_b32 v22, v7
	s_branch .LBB0_107
.LBB0_114:
	global_load_dwordx2 v[16:17], v[16:17], off sc0 sc1
	.loc	1 11 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_116
	.loc	1 10 0
	v_add_u32_e32 v0, v4, v0
	v_add3_u32 v0, v0, v6, v8
	v_add3_u32 v4, v0, v10, v12
	v_lshl_add_u64 v[0:1], v[2:3], 2, s[6:7]
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v4, v14, v16
	.loc	1 11 0
	global_store_dword v[0:1], v2, off
.LBB0_116:
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 28
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
	.set sum_words.num_vgpr, 26
	.set sum_words.num_agpr, 0
	.set sum_words.numbered_sgpr, 34
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
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         sum_words.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
