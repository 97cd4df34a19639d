//! 爪牙 — Minions: evil, the Demon's helpers.

// 暗流涌动
mod baron;
mod poisoner;
mod scarlet_woman;
mod spy;

// 黯月初升
mod assassin;
mod devils_advocate;
mod godfather;
mod mastermind;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    &baron::ROLE,
    &poisoner::ROLE,
    &scarlet_woman::ROLE,
    &spy::ROLE,
    // 黯月初升
    &assassin::ROLE,
    &devils_advocate::ROLE,
    &godfather::ROLE,
    &mastermind::ROLE,
];
