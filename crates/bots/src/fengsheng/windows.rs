//! 时机 — what to do when something may be done: use a card, declare a skill, send intelligence, or pass.

use fengsheng::{
    Action, Ask, Colour, Colours, DeclaredView, Face, Function, MAX_PLAYERS, Role, Script,
    TurnFlag, Way, Window,
};
use kernel::Seat;

use super::apart::{confounding, gambling, other, probing};
use super::belief::WHOLE;
use super::chain::Deed;
use super::course::{Outlook, Tools};
use super::flight::{Flight, certain};
use super::hand::CARD;
use super::situation::Situation;
use super::unseen::Chances;
use super::{send, skills};

/// What an action must be worth to be preferred to waiting.
const MARGIN: i32 = 4;

/// Nobody has this much to do in one turn: cards come round again.
const MOST_DEEDS: u32 = 80;

/// The best of these actions.
pub(super) fn choose(situation: &Situation<'_>, legal: &[Action]) -> Action {
    let may_send = legal.iter().any(|it| matches!(it, Action::Send(..)));
    // The last card has to be sent, in some editions only when the play step is over.
    let will_send = situation.my_turn() && !situation.view.sent && is_step(situation.view.ask);
    let only_send = (may_send || will_send) && situation.held.cards <= 1;
    let mut best = (MARGIN, Action::Pass);
    let tired = situation.memory.deeds > MOST_DEEDS;
    if !only_send && !tired {
        let weigh = Weigh::of(situation);
        let mut known = [[None; MAX_PLAYERS + 1]; Function::ALL.len()];
        for &action in legal {
            let worth = match action {
                Action::Use(face, Function::Swap) => {
                    weigh.replaced(certain(face)) - situation.keep(face)
                }
                Action::Use(face, function) => {
                    let known = &mut known[function as usize][MAX_PLAYERS];
                    *known.get_or_insert_with(|| weigh.function(function, None))
                        - situation.keep(face)
                }
                Action::UseAt(face, Function::Probe, target) => {
                    probing(situation, face, target) - situation.keep(face)
                }
                Action::UseAt(face, function, target) => {
                    let known = &mut known[function as usize][target.index()];
                    *known.get_or_insert_with(|| weigh.function(function, Some(target)))
                        - situation.keep(face)
                }
                Action::Skill(number) => skills::worth(&weigh, number, None),
                Action::SkillAt(number, target) => skills::worth(&weigh, number, Some(target)),
                _ => continue,
            };
            if worth > best.0 {
                best = (worth, action);
            }
        }
    }
    if best.1 == Action::Pass && may_send {
        return send::choose(situation, legal);
    }
    best.1
}

/// Whether to take what lies before one.
pub(super) fn receive(situation: &Situation<'_>) -> Action {
    let outlook = Outlook::in_view(situation, tools(situation, None));
    let (take, refuse) = outlook.take_or_refuse();
    if take > refuse {
        Action::Take
    } else {
        Action::Refuse
    }
}

/// Weighs what may be done in a window.
pub(super) struct Weigh<'a> {
    pub(super) situation: &'a Situation<'a>,
    outlook: Outlook<'a>,
    /// What it is worth to do nothing.
    nothing: i32,
}

impl<'a> Weigh<'a> {
    fn of(situation: &'a Situation<'a>) -> Self {
        let outlook = Outlook::in_view(situation, tools(situation, None));
        let chain = &situation.view.chain;
        let untouched = if chain.is_empty() {
            0
        } else {
            outlook.worth(&outlook.now())
        };
        let flight = outlook.flight;
        let outlook = outlook.with_chain(chain, |declared| match (declared, flight) {
            (
                &DeclaredView {
                    script: Script::Card(Function::Swap),
                    face: Some(face),
                    ..
                },
                Some(flight),
            ) => instead(situation, flight, certain(face)) - untouched,
            _ => other(situation, declared),
        });
        let nothing = outlook.after(None);
        Self {
            situation,
            outlook,
            nothing,
        }
    }

    /// How much better it gets by this deed.
    pub(super) fn deed(&self, deed: Deed) -> i32 {
        self.outlook.after(Some(deed)) - self.nothing
    }

    /// What using a function is worth, whichever card does it; probes are weighed one by one.
    fn function(&self, function: Function, target: Option<Seat>) -> i32 {
        let next = self.situation.transit().map(|transit| transit.to);
        match (function, target) {
            // Later is early enough for those whom it does not come to now.
            (Function::Lock, _) if next != target => self.linkage(),
            (Function::Lure, _) if next != target => 0,
            (Function::Lock, Some(target)) => self.deed(Deed::Lock(target)) + self.linkage(),
            (Function::Lure, Some(target)) => self.deed(Deed::Lure(target)),
            (Function::Burn, Some(target)) => self.deed(Deed::Burn(target)),
            (Function::Intercept, _) => self.deed(Deed::Intercept),
            (Function::Return, _) => self.deed(Deed::Return),
            (Function::Counter, _) => self.deed(Deed::Counter),
            (Function::Decode, _) => self.decoding(),
            (Function::Confound, _) => confounding(self.situation, self.situation.me),
            (Function::Transfer, Some(target)) => self.deed(Deed::HandOn(target)),
            (Function::Gamble, Some(target)) => gambling(self.situation, target, self.situation.me),
            (Function::Weigh, _) => self.situation.fresh_hand(),
            (Function::Reinforce, _) => {
                let blacks = self.situation.blacks(self.situation.me);
                self.situation.drawing(i32::from(blacks) + 1)
            }
            _ => 0,
        }
    }

    /// What it is worth that this card takes the place of the intelligence on its way.
    pub(super) fn replaced(&self, chances: Chances) -> i32 {
        let flight = self.outlook.flight;
        flight.map_or(0, |flight| {
            instead(self.situation, flight, chances) - self.nothing
        })
    }

    /// What it is worth that nothing of what has been declared comes about.
    pub(super) fn left_alone(&self) -> i32 {
        self.outlook.worth(&self.outlook.now()) - self.nothing
    }

    /// What the intelligence on its way may be.
    pub(super) fn chances(&self) -> Option<Chances> {
        self.outlook.flight.map(|flight| flight.chances)
    }

    /// 联动 — two cards for a lock, and one of them for somebody else.
    pub(super) fn linkage(&self) -> i32 {
        let situation = self.situation;
        if situation.up(situation.me) != Some(Role::SevenHundred) {
            return 0;
        }
        let regards = situation
            .others()
            .into_iter()
            .map(|seat| situation.regard(seat));
        let dearest = regards.max().unwrap_or(0);
        situation.drawing(2) - CARD + CARD * dearest / WHOLE
    }

    /// What it is worth to look at what has arrived before one.
    pub(super) fn decoding(&self) -> i32 {
        if self.situation.view.locked.has(self.situation.me) {
            return 0;
        }
        self.informed()
    }

    /// What it is worth to know what is on its way.
    pub(super) fn informed(&self) -> i32 {
        let situation = self.situation;
        let known = situation.transit().is_some_and(|it| it.face.is_some());
        let Some(flight) = self.outlook.flight.filter(|_| !known) else {
            return 0;
        };
        let mut informed = 0;
        for (at, chance) in flight.chances.into_iter().enumerate() {
            if chance > 0 {
                let mut chances: Chances = [0; Colours::ALL.len()];
                chances[at] = WHOLE;
                informed += chance * instead(situation, flight, chances) / WHOLE;
            }
        }
        informed - self.nothing
    }
}

/// What it would be worth if something else were on its way, and nothing declared.
fn instead(situation: &Situation<'_>, flight: Flight, chances: Chances) -> i32 {
    let flight = Flight { chances, ..flight };
    let outlook = Outlook::of(situation, Some(flight), tools(situation, None));
    outlook.worth(&outlook.now())
}

/// What one may still do about intelligence on its way, if this card is not at hand.
pub(super) fn tools(situation: &Situation<'_>, without: Option<Face>) -> Tools {
    let mut tools = Tools::default();
    let role = situation.up(situation.me);
    let my_turn = situation.my_turn();
    let cold_blood = situation.holds(TurnFlag::ColdBlood) && role == Some(Role::ProfessionalKiller);
    for &(face, copies) in situation.hand.faces() {
        let spare = copies - u8::from(without == Some(face));
        if spare == 0 {
            continue;
        }
        let function = face.function();
        let cost = situation.keep(face);
        let put = |tool: &mut Option<i32>| *tool = Some(tool.map_or(cost, |old| old.min(cost)));
        let locks = function == Function::Lock
            || match role {
                _ if cold_blood => true,
                Some(Role::ProfessionalKiller) if situation.is_first_edition() => {
                    function == Function::Counter
                }
                Some(Role::ProfessionalKiller) => {
                    let way = Way::of(situation.view.edition, face);
                    way == Way::Secret
                }
                Some(Role::Beret) => face.is(Colour::Black),
                Some(Role::Blade) if situation.is_first_edition() => {
                    matches!(function, Function::Probe | Function::Return)
                }
                Some(Role::BlackHand) => Way::of(situation.view.edition, face) == Way::Open,
                _ => false,
            };
        if locks && (my_turn || role == Some(Role::SevenHundred)) {
            put(&mut tools.lock);
        }
        match function {
            Function::Lure => put(&mut tools.lure),
            Function::Intercept if !my_turn => put(&mut tools.intercept),
            _ => {}
        }
    }
    tools
}

/// Whether it is a play step: one sends when all have had theirs.
const fn is_step(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Window {
            window: Window::Step
        }
    )
}

/// Whether it is one's own turn, and nothing waits to be carried out.
pub(super) fn is_own_play(situation: &Situation<'_>) -> bool {
    let play = Ask::Window {
        window: Window::Play,
    };
    situation.my_turn() && (situation.view.ask == play || is_step(situation.view.ask))
}
