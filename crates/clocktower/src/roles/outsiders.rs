//! 外来者 — Outsiders: good, but their abilities are a burden.

// 暗流涌动
mod butler;
mod drunk;
mod recluse;
mod saint;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[&butler::ROLE, &drunk::ROLE, &recluse::ROLE, &saint::ROLE];
