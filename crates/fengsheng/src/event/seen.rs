//! 所见 — what one pair of eyes sees of an event.

use kernel::Eye;

use super::{Bunch, Event, Sight};

impl Event {
    /// What `eye` sees of it. Everybody notices everything; only sealed values differ.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each event, so that none leaves its secrecy undecided"
    )]
    pub fn seen_by(&self, eye: Eye) -> Sight {
        match *self {
            Self::Offered { seat, roles } => Sight::Offered {
                seat,
                roles: roles.open(eye),
            },
            Self::Kept { seat, role } => Sight::Kept {
                seat,
                role: role.open(eye),
            },
            Self::TurnedUp { seat, role } => Sight::TurnedUp { seat, role },
            Self::TurnedDown { seat } => Sight::TurnedDown { seat },
            Self::Identified { seat, identity } => Sight::Identified {
                seat,
                identity: identity.open(eye),
            },
            Self::IdentityShown { seat, identity } => Sight::IdentityShown { seat, identity },
            Self::IdentitySeen { by, of, identity } => Sight::IdentitySeen {
                by,
                of,
                identity: identity.open(eye),
            },
            Self::Drew { seat, count, cards } => Sight::Drew {
                seat,
                count,
                cards: cards.open(eye).map(Bunch::faces),
            },
            Self::Reshuffled { count } => Sight::Reshuffled { count },
            Self::TurnBegan { seat } => Sight::TurnBegan { seat },
            Self::Asked { seats, ask, doing } => Sight::Asked {
                seats,
                ask,
                doing: doing.seen_by(eye),
            },
            Self::Declared {
                seat,
                script,
                card,
                face,
                target,
            } => Sight::Declared {
                seat,
                script,
                card,
                face: face.open(eye),
                target,
            },
            Self::Passed { seat } => Sight::Passed { seat },
            Self::Voided { by } => Sight::Voided { by },
            Self::Outranked { at } => Sight::Outranked { at },
            Self::Holds { flag, seat } => Sight::Holds { flag, seat },
            Self::FromDiscard { face } => Sight::FromDiscard { face },
            Self::TopSeen { by, count, cards } => Sight::TopSeen {
                by,
                count,
                cards: cards.open(eye).map(Bunch::faces),
            },
            Self::Exchanged { by, looked, face } => Sight::Exchanged {
                by,
                looked,
                face: face.open(eye),
            },
            Self::ProbeSeen { by, face } => Sight::ProbeSeen {
                by,
                face: face.open(eye),
            },
            Self::IdentityTaken { by, from, identity } => Sight::IdentityTaken {
                by,
                from,
                identity: identity.open(eye),
            },
            Self::Named { seat, colour } => Sight::Named { seat, colour },
            Self::Swapped { by, face } => Sight::Swapped { by, face },
            Self::TransitTurnedUp { by, face } => Sight::TransitTurnedUp { by, face },
            Self::CalledAside { to } => Sight::CalledAside { to },
            Self::PickedUp { seat, face } => Sight::PickedUp {
                seat,
                face: face.open(eye),
            },
            Self::Resolved { seat, void } => Sight::Resolved { seat, void },
            Self::Spent { face, removed } => Sight::Spent {
                face: face.open(eye),
                removed,
            },
            Self::Sent {
                seat,
                way,
                to,
                leftwards,
                face,
            } => Sight::Sent {
                seat,
                way,
                to,
                leftwards,
                face: face.open(eye),
            },
            Self::GoesTo { to, back } => Sight::GoesTo { to, back },
            Self::Arrived { to } => Sight::Arrived { to },
            Self::LookedAt { by, face } => Sight::LookedAt {
                by,
                face: face.open(eye),
            },
            Self::Dropped { face } => Sight::Dropped { face },
            Self::Locked { seat } => Sight::Locked { seat },
            Self::Lured { seat } => Sight::Lured { seat },
            Self::Intercepted { by } => Sight::Intercepted { by },
            Self::Gained {
                seat,
                by,
                how,
                face,
            } => Sight::Gained {
                seat,
                by,
                how,
                face,
            },
            Self::Burnt { seat, by, face } => Sight::Burnt { seat, by, face },
            Self::MovedAway { seat, by, face } => Sight::MovedAway { seat, by, face },
            Self::TakenBack { from, to, face } => Sight::TakenBack { from, to, face },
            Self::PutOnDeck { from, face } => Sight::PutOnDeck { from, face },
            Self::Discarded { seat, face } => Sight::Discarded { seat, face },
            Self::Handed {
                from,
                to,
                count,
                cards,
            } => Sight::Handed {
                from,
                to,
                count,
                cards: cards.open(eye).map(Bunch::faces),
            },
            Self::LeftHand { seat, face } => Sight::LeftHand { seat, face },
            Self::PutBack { seat, face } => Sight::PutBack {
                seat,
                face: face.open(eye),
            },
            Self::TopShown { face } => Sight::TopShown { face },
            Self::Dealt { seat } => Sight::Dealt { seat },
            Self::HandSeen { by, of, cards } => Sight::HandSeen {
                by,
                of,
                cards: cards.open(eye).map(Bunch::faces),
            },
            Self::Triggered { seat, script } => Sight::Triggered { seat, script },
            Self::Reacted { seat, reaction } => Sight::Reacted { seat, reaction },
            Self::Died { seat, killer } => Sight::Died { seat, killer },
            Self::Lost { seat } => Sight::Lost { seat },
            Self::Buried {
                seat,
                role,
                identity,
                cards,
            } => Sight::Buried {
                seat,
                role,
                identity,
                cards: cards.faces(),
            },
            Self::VictoryDeclared { seat, overridden } => {
                Sight::VictoryDeclared { seat, overridden }
            }
            Self::Over { winners } => Sight::Over { winners },
        }
    }
}
