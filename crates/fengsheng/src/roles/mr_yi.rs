//! 易先生 — Mr Yi. Male.
//!
//! * 贪婪 — He draws three in his draw phase.
//! * 洞察 — His 退回 and 截获 may be used as 识破.
//! * 情仇 — A female who kills him wins alone (see [`crate::victory`]).
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::SomebodyDead,
    passive: Passive {
        draws: 3,
        converts: Some(Conversion {
            into: Function::Counter,
            takes: |_, face| matches!(face.function(), Function::Return | Function::Intercept),
        }),
        loses_to_her_killer: true,
        ..PASSIVE
    },
    ..PLAIN
};
