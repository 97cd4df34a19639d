//! The kernel's traits for [`Table`].

use kernel::{CardSet, Conserve, Eye, Notation, Outcome, Position, Seat, Seats, Seed, Stack, Turn};

use crate::{
    Action, Ask, Dealer, DeclareMode, Direction, Doing, Event, FirstStarter, Lead, MAX_PLAYERS,
    Reason, Setup, SetupError, Sight, Table, View, flow, fold, notation, round,
};

impl Position for Table {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Reason = Reason;
    type SetupError = SetupError;

    const GAME: &'static str = "blanc-noir";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        check(setup)?;
        let mut table = empty(setup, seed);
        table.starter = round::first_starter(&mut table);
        let mut dealer = Dealer {
            table: &mut table,
            tell: &mut |_| (),
            answer: Action::Stop,
        };
        round::begin(&mut dealer, Seats::all(setup.seats));
        Ok(table)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.winners {
            Some(winners) => Turn::Over(Outcome { winners }),
            None => Turn::Act(Seats::only(self.turn)),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn && self.winners.is_none() {
            self.answers(out);
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.objection(seat, action)
    }

    fn play_unchecked(&mut self, _: Seat, action: Action, tell: &mut dyn FnMut(Event)) {
        flow::carry_out(&mut Dealer {
            table: self,
            tell,
            answer: action,
        });
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn sight(event: &Event, eye: Eye) -> Option<Sight> {
        Some(event.seen_by(eye))
    }

    fn fold(view: &mut View, sight: &Sight) {
        fold::fold(view, sight);
    }
}

impl Conserve for Table {
    fn census(&self) -> Result<(), String> {
        self.count_cards()
    }
}

impl Notation for Table {
    fn write_action(action: Action) -> String {
        action.to_string()
    }

    fn read_action(text: &str) -> Result<Action, String> {
        text.parse()
    }

    fn pack_action(action: Action) -> u32 {
        action.pack()
    }

    fn unpack_action(number: u32) -> Option<Action> {
        Action::unpack(number)
    }

    fn write_setup(setup: &Setup) -> String {
        notation::write_setup(setup)
    }

    fn read_setup(text: &str) -> Result<Setup, String> {
        notation::read_setup(text)
    }
}

fn check(setup: &Setup) -> Result<(), SetupError> {
    if !(2..=MAX_PLAYERS as u8).contains(&setup.seats) {
        return Err(SetupError::Seats(setup.seats));
    }
    if let FirstStarter::Seat(seat) = setup.rules.first_starter
        && seat >= setup.seats
    {
        return Err(SetupError::Starter(seat));
    }
    if let DeclareMode::Forgetful(chance) = setup.rules.declare_mode
        && chance > 1000
    {
        return Err(SetupError::Forgetful(chance));
    }
    Ok(())
}

/// A table before its first deal.
pub(crate) fn empty(setup: &Setup, seed: Seed) -> Table {
    Table {
        rules: setup.rules,
        chance: kernel::Chance::new(seed),
        seats: setup.seats,
        playing: Seats::all(setup.seats),
        hands: <_>::default(),
        known: <_>::default(),
        lap: <_>::default(),
        deck: Stack::default(),
        discard: CardSet::EMPTY,
        ghost: None,
        lead: Lead {
            card: kernel::Card(0),
            colour: None,
            number: 0,
            open: true,
        },
        scroll_deck: Stack::default(),
        down: <_>::default(),
        up: <_>::default(),
        declared: Seats::NONE,
        totals: <_>::default(),
        round: 0,
        starter: Seat::default(),
        turn: Seat::default(),
        direction: Direction::Clockwise,
        pending: 0,
        reshuffled: false,
        asked: Ask::Turn,
        doing: Doing::default(),
        drawn: None,
        sheet: None,
        winners: None,
    }
}
