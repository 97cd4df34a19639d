//! 获得情报 — one pipeline from a card's coming to lie before a player to that player's death (§3.4).

use kernel::{CardSet, Seat};

use crate::event::Bunch;
use crate::flow::become_frame;
use crate::frame::{Frame, Gain};
use crate::script::{Occasion, Play, Script};
use crate::victory::{self, declare_first};
use crate::{Dealer, Event, Function, Moment, Table, TurnFlag, hear};

/// Where the pipeline is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Stage {
    /// The cards lie there.
    #[default]
    Arrived,
    /// Whoever can save a dying player has been heard.
    Saved,
    /// Skills that answer the gain have been heard.
    Answered,
    /// Skills that answer the death have been heard.
    Mourned,
}

pub(crate) fn carry_on(dealer: &mut Dealer<'_>, gain: Gain) -> bool {
    let seat = gain.seat;
    if !dealer.table.living.has(seat) && !gain.fatal {
        dealer.table.frames.pop();
        return false;
    }
    match gain.stage {
        Stage::Arrived => arrived(dealer, gain),
        Stage::Saved => live_or_die(dealer, gain),
        Stage::Answered if gain.fatal => {
            become_frame(
                dealer,
                Frame::Gain(Gain {
                    stage: Stage::Mourned,
                    ..gain
                }),
            );
            hear::hear(
                dealer,
                Occasion::Died {
                    seat,
                    killer: gain.by,
                },
            );
        }
        Stage::Answered => {
            dealer.table.frames.pop();
        }
        Stage::Mourned => {
            dealer.table.frames.pop();
            mourn(dealer, seat);
        }
    }
    false
}

fn arrived(dealer: &mut Dealer<'_>, gain: Gain) {
    let seat = gain.seat;
    // 败露: losing comes before everything else.
    if dealer.table.intelligence[seat].len() >= u32::from(dealer.table.passive(seat).loses_at) {
        dealer.table.frames.pop();
        lose(dealer, seat);
        return;
    }
    become_frame(
        dealer,
        Frame::Gain(Gain {
            stage: Stage::Saved,
            ..gain
        }),
    );
    if dealer.table.would_die(seat) {
        hear::hear(dealer, Occasion::Dying { seat });
    }
}

/// Death is checked before victory (ruling F5).
fn live_or_die(dealer: &mut Dealer<'_>, gain: Gain) {
    let Gain {
        seat,
        by,
        how,
        black,
        truth,
        aside,
        ..
    } = gain;
    let fatal = dealer.table.would_die(seat) && !wins_instead(dealer.table, seat);
    become_frame(
        dealer,
        Frame::Gain(Gain {
            stage: Stage::Answered,
            fatal,
            ..gain
        }),
    );
    if fatal {
        die(dealer, seat, by.seat());
        victory::at_a_death(dealer, seat, by.seat());
    } else {
        let sender = (how == crate::How::Sent)
            .then_some(by)
            .and_then(crate::Whom::seat);
        victory::at_a_gain(dealer, seat, sender);
    }
    if dealer.table.winners.is_none() && !victory::is_being_declared(dealer.table) {
        hear::hear(
            dealer,
            Occasion::Gained {
                seat,
                by,
                how,
                black,
                truth,
                aside,
            },
        );
        if gain.text > 0 && !fatal {
            read_the_text(dealer, seat, gain.text - 1);
        }
    }
}

impl Table {
    /// Whether a player has the third black intelligence, and nothing keeps it from killing (合金装备).
    pub(crate) fn would_die(&self, seat: Seat) -> bool {
        let undying = self.in_force(TurnFlag::Undying) && self.def(seat).passive.may_be_undying;
        self.blacks(seat) >= 3 && !undying
    }
}

/// Conflict 15: where victory comes first, a third card of the own colour outweighs the third black.
fn wins_instead(table: &Table, seat: Seat) -> bool {
    let colour = table.winning_colour(seat);
    table.rules.victory_first
        && colour.is_some_and(|colour| table.intelligence_of(seat, colour).len() >= 3)
}

/// 公开文本 — whoever took it and lives does what it says, before any skill answers the gain (§3.4).
fn read_the_text(dealer: &mut Dealer<'_>, seat: Seat, colour: u8) {
    dealer.table.frames.push(Frame::Script(Play {
        note: colour,
        ..Play::of(Script::Card(Function::PublicText), seat)
    }));
}

/// 死亡 — from now on the player is dead: nobody can choose them, and their skills are gone but for
/// those that answer this very death. What they held is still there to be taken.
fn die(dealer: &mut Dealer<'_>, seat: Seat, killer: Option<Seat>) {
    let table = &mut *dealer.table;
    table.living = table.living.without(seat);
    table.locked = table.locked.without(seat);
    table.dead = table.dead.with(seat);
    if killer == Some(table.turn) && seat != table.turn {
        table.killed = true;
    }
    dealer.say(Event::Died { seat, killer });
}

/// The player is out of the game; everything lies open.
fn bury(dealer: &mut Dealer<'_>, seat: Seat) {
    let table = &mut *dealer.table;
    let cards = table.hands[seat].or(table.intelligence[seat]);
    table.hands[seat] = CardSet::EMPTY;
    table.intelligence[seat] = CardSet::EMPTY;
    table.discard = table.discard.or(cards);
    table.living = table.living.without(seat);
    table.locked = table.locked.without(seat);
    table.shown = table.shown.with(seat);
    table.exposed = table.exposed.with(seat);
    table.face_up = table.face_up.without(seat);
    let (role, identity) = (table.role[seat], table.identity[seat]);
    let cards = Bunch {
        edition: table.edition,
        cards,
    };
    dealer.say(Event::Buried {
        seat,
        role,
        identity,
        cards,
    });
}

/// The end of a death.
fn mourn(dealer: &mut Dealer<'_>, seat: Seat) {
    bury(dealer, seat);
    // Missions about dead factions are looked at when the dead are known.
    let winners = dealer.table.bystanders_who_win(Moment::Now);
    if !winners.is_empty() {
        declare_first(dealer, winners, None);
        return;
    }
    victory::last_side(dealer);
}

/// 输掉游戏 — leaving without dying: no skill answers it (§3.6).
pub(crate) fn lose(dealer: &mut Dealer<'_>, seat: Seat) {
    dealer.say(Event::Lost { seat });
    bury(dealer, seat);
    dealer.table.lost = dealer.table.lost.with(seat);
    victory::last_side(dealer);
}
