//! `table` blocks: what they say, before any card is laid out.

use blanc_noir::{Colour, Direction, Face, Rules, Scroll};
use kernel::Seat;

use super::player::{Player, player};
use super::taken::Taken;
use super::words::{self, Word};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::page::Line;
use crate::seats::Names;

/// What a page says about a table. What it leaves open is `None` or empty.
pub(crate) struct Setting {
    pub(super) names: Names,
    pub(super) rules: Rules,
    /// A new game, freshly dealt.
    pub(super) dealt: bool,
    pub(super) turn: Option<Seat>,
    pub(super) direction: Direction,
    pub(super) lead: Option<LeadWords>,
    pub(super) pending: u8,
    pub(super) players: Vec<Player>,
    pub(super) deck: Pile<Face>,
    pub(super) discard: Vec<Face>,
    pub(super) scroll_deck: Pile<Scroll>,
    pub(super) reshuffled: bool,
    pub(super) round: Option<u16>,
    pub(super) starter: Option<Seat>,
    pub(super) taken: Taken,
    /// What its lines are about.
    subjects: Vec<Subject>,
}

/// A pile from its top.
#[derive(Clone)]
pub(crate) struct Pile<T> {
    pub(super) top: Vec<T>,
    pub(super) below: Below,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Below {
    /// Whatever the page does not put elsewhere.
    Rest,
    Nothing,
}

#[derive(Clone, Copy)]
pub(crate) struct LeadWords {
    pub(super) face: Face,
    pub(super) state: LeadState,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LeadState {
    /// A coloured card, or a black one of which no more is said.
    Plain,
    /// A black card with its colour.
    Named(Colour),
    /// A black card that everything follows.
    Open,
    /// Turned up just now, by the set-up.
    First,
}

impl<T> Default for Pile<T> {
    fn default() -> Self {
        Self {
            top: Vec::new(),
            below: Below::Rest,
        }
    }
}

impl Setting {
    pub(super) fn read(lines: &[Line]) -> Result<Self, Vec<Misread>> {
        let mut setting = Self::at_seats(lines).map_err(|misread| vec![misread])?;
        let mut misread = Vec::new();
        for line in lines {
            if let Err(it) = setting.read_line(Cursor::new(line)) {
                misread.push(it);
            }
        }
        if misread.is_empty() {
            Ok(setting)
        } else {
            Err(misread)
        }
    }

    /// The seats come first, wherever their line stands: the other lines need the names.
    fn at_seats(lines: &[Line]) -> Result<Self, Misread> {
        let mut names = None;
        for line in lines {
            let mut cursor = Cursor::new(line);
            if cursor.skip(words::SEATS) {
                names = Some(Names::read(&mut cursor, PLAYERS)?);
            }
        }
        let Some(names) = names else {
            let first = &lines[0];
            return Err(first.misread(
                "no line that names the seats",
                "a line such as `座位: A B C`",
            ));
        };
        let players = vec![Player::default(); usize::from(names.count())];
        Ok(Self {
            names,
            rules: Rules::default(),
            dealt: false,
            turn: None,
            direction: Direction::Clockwise,
            lead: None,
            pending: 0,
            players,
            deck: Pile::default(),
            discard: Vec::new(),
            scroll_deck: Pile::default(),
            reshuffled: false,
            round: None,
            starter: None,
            taken: Taken::default(),
            subjects: Vec::new(),
        })
    }

    fn read_line(&mut self, mut line: Cursor<'_>) -> Result<(), Misread> {
        let start = line.clone();
        let subject = self.subject(&mut line)?;
        line.mark(':')?;
        if self.subjects.contains(&subject) {
            return Err(start.misread("a line about something else; this was said above"));
        }
        self.subjects.push(subject);
        self.read_value(subject, &mut line)?;
        line.end()
    }

    /// Whether a dealt table is given cards as well.
    pub(super) fn says_more_than_deal(&self) -> bool {
        let deals = |it: &Subject| matches!(it, Subject::Seats | Subject::Rules | Subject::Deal);
        !self.subjects.iter().all(deals)
    }

    fn subject(&self, line: &mut Cursor<'_>) -> Result<Subject, Misread> {
        if let Some(seat) = line.peek().and_then(|word| self.names.find(word)) {
            line.seat(&self.names)?;
            return Ok(Subject::Player(seat));
        }
        let subject = SUBJECTS
            .into_iter()
            .find(|&(word, _)| line.skip(word))
            .map(|(_, subject)| subject);
        subject.ok_or_else(|| {
            let known: Vec<&str> = SUBJECTS.iter().map(|(word, _)| word[0]).collect();
            line.misread(format!("a player, or one of {}", known.join(", ")))
        })
    }

    fn read_value(&mut self, subject: Subject, line: &mut Cursor<'_>) -> Result<(), Misread> {
        match subject {
            Subject::Seats => {
                line.list(|it| it.word("a player's name"))?;
            }
            Subject::Player(seat) => self.players[seat.index()] = player(line, &mut self.taken)?,
            Subject::Turn => self.turn = Some(line.seat(&self.names)?),
            Subject::Starter => self.starter = Some(line.seat(&self.names)?),
            Subject::Direction => self.direction = direction(line)?,
            Subject::Lead => {
                let face = self.taken.face(line)?;
                self.lead = Some(LeadWords::read(face, line)?);
            }

            Subject::Pending => self.pending = line.number_up_to(LONGEST_CHAIN)?,
            Subject::Deck => self.deck = pile(line, |it| self.taken.face(it))?,
            Subject::Discard => self.discard = line.list(|it| self.taken.face(it))?,
            Subject::ScrollDeck => self.scroll_deck = pile(line, |it| self.taken.scroll(it))?,
            Subject::Reshuffled => self.reshuffled = yes_or_no(line)?,
            Subject::Round => self.round = Some(line.number_up_to(LAST_ROUND)?),
            Subject::Rules => self.rules = super::rules::read(line, &self.names)?,
            Subject::Deal => self.dealt = yes_or_no(line)?,
        }
        Ok(())
    }
}

/// How many play Blanc Noir.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;
/// Every 25 of the deck in one chain.
const LONGEST_CHAIN: u8 = 32;
/// More than any game lasts.
const LAST_ROUND: u16 = 999;
/// What a line of a `table` block is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    Seats,
    Player(Seat),
    Turn,
    Starter,
    Direction,
    Lead,
    Pending,
    Deck,
    Discard,
    ScrollDeck,
    Reshuffled,
    Round,
    Rules,
    Deal,
}

const SUBJECTS: [(Word, Subject); 13] = [
    (words::SEATS, Subject::Seats),
    (words::TURN, Subject::Turn),
    (words::DIRECTION, Subject::Direction),
    (words::LEAD, Subject::Lead),
    (words::PENDING, Subject::Pending),
    (words::DECK, Subject::Deck),
    (words::DISCARD, Subject::Discard),
    (words::SCROLL_DECK, Subject::ScrollDeck),
    (words::RESHUFFLED, Subject::Reshuffled),
    (words::ROUND, Subject::Round),
    (words::STARTER, Subject::Starter),
    (words::RULES, Subject::Rules),
    (words::DEAL, Subject::Deal),
];

impl LeadWords {
    /// What is said of a lead after its card.
    pub(super) fn read(face: Face, line: &mut Cursor<'_>) -> Result<Self, Misread> {
        let black = face.colour().is_none();
        let state = if line.is_at_end() {
            LeadState::Plain
        } else if line.skip(words::FIRST) {
            LeadState::First
        } else if black && line.skip(words::OPEN) {
            LeadState::Open
        } else if black {
            LeadState::Named(line.colour()?)
        } else {
            return Err(line.misread("the end of the line, or 首张"));
        };
        Ok(Self { face, state })
    }
}

pub(super) fn direction(line: &mut Cursor<'_>) -> Result<Direction, Misread> {
    if line.skip(words::CLOCKWISE) {
        Ok(Direction::Clockwise)
    } else if line.skip(words::COUNTER_CLOCKWISE) {
        Ok(Direction::CounterClockwise)
    } else {
        Err(line.misread("顺 or 逆"))
    }
}

fn yes_or_no(line: &mut Cursor<'_>) -> Result<bool, Misread> {
    if line.skip(words::YES) {
        Ok(true)
    } else if line.skip(words::NO) {
        Ok(false)
    } else {
        Err(line.misread("是 or 否"))
    }
}

fn pile<T>(
    line: &mut Cursor<'_>,
    read: impl FnMut(&mut Cursor<'_>) -> Result<T, Misread>,
) -> Result<Pile<T>, Misread> {
    let only = line.skip(words::ONLY);
    let top = line.list(read)?;
    let below = if only || top.is_empty() {
        Below::Nothing
    } else {
        Below::Rest
    };
    Ok(Pile { top, below })
}
