//! 外来者 — Outsiders: good, but their abilities are a burden.

// 暗流涌动
mod butler;
mod drunk;
mod recluse;
mod saint;

// 黯月初升
mod goon;
mod lunatic;
mod moonchild;
mod tinker;

// 梦殒春宵
mod barber;
mod klutz;
mod mutant;
mod sweetheart;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    // 暗流涌动
    &butler::ROLE,
    &drunk::ROLE,
    &recluse::ROLE,
    &saint::ROLE,
    // 黯月初升
    &goon::ROLE,
    &lunatic::ROLE,
    &moonchild::ROLE,
    &tinker::ROLE,
    // 梦殒春宵
    &barber::ROLE,
    &klutz::ROLE,
    &mutant::ROLE,
    &sweetheart::ROLE,
];
