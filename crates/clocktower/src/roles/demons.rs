//! 恶魔 — Demons: evil; good wins when none is alive.

// 暗流涌动
mod imp;

// 黯月初升
mod po;
mod pukka;
mod shabaloth;
mod zombuul;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    &imp::ROLE,
    // 黯月初升
    &po::ROLE,
    &pukka::ROLE,
    &shabaloth::ROLE,
    &zombuul::ROLE,
];
