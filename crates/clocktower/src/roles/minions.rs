//! 爪牙 — Minions: evil, the Demon's helpers.

// 暗流涌动
mod baron;
mod poisoner;
mod scarlet_woman;
mod spy;

// 梦殒春宵
mod cerenovus;
mod evil_twin;
mod pit_hag;
mod witch;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    &baron::ROLE,
    &poisoner::ROLE,
    &scarlet_woman::ROLE,
    &spy::ROLE,
    // 梦殒春宵
    &cerenovus::ROLE,
    &evil_twin::ROLE,
    &pit_hag::ROLE,
    &witch::ROLE,
];
