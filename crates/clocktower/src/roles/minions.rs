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

// 梦殒春宵
mod cerenovus;
mod evil_twin;
mod pit_hag;
mod witch;

// 实验角色
mod widow;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    // 暗流涌动
    &baron::ROLE,
    &poisoner::ROLE,
    &scarlet_woman::ROLE,
    &spy::ROLE,
    // 黯月初升
    &assassin::ROLE,
    &devils_advocate::ROLE,
    &godfather::ROLE,
    &mastermind::ROLE,
    // 梦殒春宵
    &cerenovus::ROLE,
    &evil_twin::ROLE,
    &pit_hag::ROLE,
    &witch::ROLE,
    // 实验角色
    &widow::ROLE,
];
