//! 旅行者 — Travellers: everybody knows their characters, nobody their side.

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[];
