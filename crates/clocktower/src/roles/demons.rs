//! 恶魔 — Demons: evil; good wins when none is alive.

// 暗流涌动
mod imp;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[&imp::ROLE];
