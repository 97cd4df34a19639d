//! 镇民 — Townsfolk: good, and each knows or does something.

// 暗流涌动
mod chef;
mod empath;
mod fortune_teller;
mod investigator;
mod librarian;
mod mayor;
mod monk;
mod ravenkeeper;
mod slayer;
mod soldier;
mod undertaker;
mod virgin;
mod washerwoman;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    &chef::ROLE,
    &empath::ROLE,
    &fortune_teller::ROLE,
    &investigator::ROLE,
    &librarian::ROLE,
    &mayor::ROLE,
    &monk::ROLE,
    &ravenkeeper::ROLE,
    &slayer::ROLE,
    &soldier::ROLE,
    &undertaker::ROLE,
    &virgin::ROLE,
    &washerwoman::ROLE,
];
