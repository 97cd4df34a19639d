//! 选角 — which of two characters to keep.

use fengsheng::Role;

/// How well a character serves, before anybody knows whose side one will be on.
pub(super) const fn merit(_role: Role) -> i32 {
    0
}
