//! 样本 — at least one of every sight, with and without what is secret.

use fengsheng::{
    Colour, Edition, Faces, Faction, Function, How, Offer, Reaction, Role, Script, Sight, TurnFlag,
    Way,
};
use kernel::Seats;

use super::samples::{A, B, C, face, scripts};

fn some_cards() -> [Option<Faces>; 3] {
    let two = ["lock-red", "probe-lurker-draw-blue"].map(face);
    [
        None,
        Some(Faces::default()),
        Some(two.into_iter().collect()),
    ]
}

fn offer(roles: &[Role]) -> Offer {
    roles.iter().copied().collect()
}

/// Every sight but the question, with every combination of what may be known.
pub(super) fn sights(edition: Edition) -> Vec<Sight> {
    let mut sights = plain_sights();
    sights.extend(sights_of_cards());
    sights.extend(sights_of_one_card());
    sights.extend(sights_of_people());
    for script in scripts(edition) {
        sights.push(Sight::Triggered { seat: A, script });
        for target in [None, Some(A), Some(B)] {
            for code in [None, Some("lock-red"), Some("probe-agency-discard-black")] {
                sights.push(Sight::Declared {
                    seat: A,
                    script,
                    card: code.is_some() || script == Script::Card(Function::Probe),
                    face: code.map(face),
                    target,
                });
            }
        }
    }
    sights
}

fn sights_of_cards() -> Vec<Sight> {
    let mut sights = Vec::new();
    for cards in some_cards() {
        sights.extend([
            Sight::Drew {
                seat: A,
                count: 2,
                cards,
            },
            Sight::Handed {
                from: A,
                to: B,
                count: 1,
                cards,
            },
            Sight::HandSeen {
                by: A,
                of: B,
                cards,
            },
            Sight::TopSeen {
                by: A,
                count: 5,
                cards,
            },
        ]);
        for role in [Role::OldGhost, Role::Nobody] {
            sights.push(Sight::Buried {
                seat: A,
                role,
                identity: Faction::Bystander,
                cards: cards.unwrap_or_default(),
            });
        }
    }
    for known in [None, Some(face("burn-black"))] {
        sights.extend([
            Sight::LookedAt { by: A, face: known },
            Sight::PutBack {
                seat: A,
                face: known,
            },
            Sight::ProbeSeen { by: A, face: known },
            Sight::PickedUp {
                seat: A,
                face: known,
            },
        ]);
        for flag in [false, true] {
            sights.push(Sight::Exchanged {
                by: A,
                looked: flag,
                face: known,
            });
            sights.push(Sight::Spent {
                face: known,
                removed: flag,
            });
            for way in [Way::Secret, Way::Direct, Way::Open] {
                sights.push(Sight::Sent {
                    seat: A,
                    way,
                    to: B,
                    leftwards: flag,
                    face: known,
                });
            }
        }
    }
    sights
}

fn sights_of_one_card() -> Vec<Sight> {
    let mut sights = Vec::new();
    let face = face("decode-blue");
    for by in [None, Some(A), Some(B)] {
        for how in [How::Sent, How::Confound, How::Placed] {
            sights.push(Sight::Gained {
                seat: A,
                by,
                how,
                face,
            });
        }
    }
    for by in [A, B] {
        sights.extend([
            Sight::Burnt { seat: A, by, face },
            Sight::MovedAway { seat: A, by, face },
            Sight::TakenBack {
                from: A,
                to: by,
                face,
            },
        ]);
    }
    sights.extend([
        Sight::Dropped { face },
        Sight::PutOnDeck { from: A, face },
        Sight::Discarded { seat: A, face },
        Sight::LeftHand { seat: A, face },
        Sight::TopShown { face },
        Sight::FromDiscard { face },
        Sight::Swapped { by: A, face },
        Sight::TransitTurnedUp { by: A, face },
    ]);
    sights
}

fn sights_of_people() -> Vec<Sight> {
    let mut sights = Vec::new();
    for role in [None, Some(Role::OldGhost)] {
        sights.push(Sight::Kept { seat: A, role });
    }
    let two = [Role::OldGhost, Role::MrYi];
    let three = [Role::OldGhost, Role::Holmes, Role::DaiLi];
    for roles in [None, Some(offer(&two)), Some(offer(&three))] {
        sights.push(Sight::Offered { seat: A, roles });
    }
    for identity in [
        None,
        Some(Faction::Lurker),
        Some(Faction::Agency),
        Some(Faction::Bystander),
    ] {
        sights.extend([
            Sight::Identified { seat: A, identity },
            Sight::IdentitySeen {
                by: A,
                of: B,
                identity,
            },
            Sight::IdentityTaken {
                by: A,
                from: B,
                identity,
            },
        ]);
    }
    for killer in [None, Some(A), Some(B)] {
        sights.push(Sight::Died { seat: A, killer });
    }
    for winners in [Seats::NONE, Seats::only(A), Seats::only(A).with(B).with(C)] {
        sights.push(Sight::Over { winners });
    }
    for overridden in [false, true] {
        sights.push(Sight::VictoryDeclared {
            seat: A,
            overridden,
        });
    }
    for reaction in [Reaction::Drew, Reaction::Discarded, Reaction::Said] {
        sights.push(Sight::Reacted { seat: A, reaction });
    }
    sights.extend([
        Sight::TurnedUp {
            seat: A,
            role: Role::BlackRose,
        },
        Sight::TurnedDown { seat: A },
        Sight::IdentityShown {
            seat: A,
            identity: Faction::Agency,
        },
        Sight::Lost { seat: A },
    ]);
    sights
}

fn plain_sights() -> Vec<Sight> {
    let mut sights = vec![
        Sight::Reshuffled { count: 40 },
        Sight::TurnBegan { seat: A },
        Sight::Passed { seat: A },
        Sight::Voided { by: A },
        Sight::Arrived { to: A },
        Sight::Locked { seat: A },
        Sight::Lured { seat: A },
        Sight::Intercepted { by: A },
        Sight::Dealt { seat: A },
        Sight::Outranked { at: 0 },
        Sight::CalledAside { to: A },
    ];
    sights.extend(TurnFlag::ALL.map(|flag| Sight::Holds { flag, seat: A }));
    sights.extend(Colour::ALL.map(|colour| Sight::Named { seat: A, colour }));
    for flag in [false, true] {
        sights.extend([
            Sight::Resolved {
                seat: A,
                void: flag,
            },
            Sight::GoesTo { to: A, back: flag },
        ]);
    }
    sights
}
