//! 爪牙 — Minions: evil, the Demon's helpers.

// 暗流涌动
mod baron;
mod poisoner;
mod scarlet_woman;
mod spy;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    &baron::ROLE,
    &poisoner::ROLE,
    &scarlet_woman::ROLE,
    &spy::ROLE,
];
