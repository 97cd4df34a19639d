//! 恶魔 — Demons: evil; good wins when none is alive.

// 暗流涌动
mod imp;

// 黯月初升
mod po;
mod pukka;
mod shabaloth;
mod zombuul;

// 梦殒春宵
mod fang_gu;
mod no_dashii;
mod vigormortis;
mod vortox;

// 实验角色
mod al_hadikhia;
mod legion;
mod lleech;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    // 暗流涌动
    &imp::ROLE,
    // 黯月初升
    &po::ROLE,
    &pukka::ROLE,
    &shabaloth::ROLE,
    &zombuul::ROLE,
    // 梦殒春宵
    &fang_gu::ROLE,
    &no_dashii::ROLE,
    &vigormortis::ROLE,
    &vortox::ROLE,
    // 实验角色
    &al_hadikhia::ROLE,
    &legion::ROLE,
    &lleech::ROLE,
];
