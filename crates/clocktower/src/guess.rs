//! 猜测 — who could be who, for an eye that does not see the grimoire.

use kernel::Rng;

use crate::town::Town;
use crate::view::View;

pub(crate) fn guess(_town: &mut Town, _view: &View, _rng: &mut Rng) {}
