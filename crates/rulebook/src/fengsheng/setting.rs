//! `table` blocks: what they say, before any card is laid out.

use fengsheng::scene::Start;
use fengsheng::{Edition, Mode, Setup, Table};
use kernel::{Notation, Seat};

use super::cards::Card;
use super::names::named;
use super::place::{PlaceWords, card, place};
use super::words::{self, Word};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::page::Line;
use crate::seats::Names;

/// What a page says about a table. What it leaves open is empty.
pub(super) struct Setting {
    pub(super) names: Names,
    pub(super) setup: Setup,
    /// A new game, freshly dealt.
    pub(super) dealt: bool,
    pub(super) turn: Seat,
    pub(super) start: Start,
    pub(super) sent: bool,
    pub(super) places: Vec<PlaceWords>,
    /// The deck from its top, and whether there is nothing below.
    pub(super) deck: Vec<Card>,
    pub(super) deck_only: bool,
    pub(super) discard: Vec<Card>,
    pub(super) removed: Vec<Card>,
    /// What its lines are about.
    subjects: Vec<Subject>,
}

/// What a line of a `table` block is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    Seats,
    Edition,
    Player(Seat),
    Turn,
    Phase,
    Sent,
    Deck,
    Discard,
    Removed,
    Rules,
    Deal,
}

const SUBJECTS: [(Word, Subject); 10] = [
    (words::SEATS, Subject::Seats),
    (words::EDITION, Subject::Edition),
    (words::TURN, Subject::Turn),
    (words::PHASE, Subject::Phase),
    (words::SENT, Subject::Sent),
    (words::DECK, Subject::Deck),
    (words::DISCARD, Subject::Discard),
    (words::REMOVED, Subject::Removed),
    (words::RULES, Subject::Rules),
    (words::DEAL, Subject::Deal),
];

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

    /// The edition and the seats come first, wherever their lines stand: the other lines need to know.
    fn at_seats(lines: &[Line]) -> Result<Self, Misread> {
        let mut edition = Edition::Standard2010;
        for line in lines {
            let mut cursor = Cursor::new(line);
            if cursor.skip(words::EDITION) {
                cursor.mark(':')?;
                edition = edition_named(&mut cursor)?;
            }
        }
        let (fewest, most) = edition.seats().into_inner();
        let mut names = None;
        for line in lines {
            let mut cursor = Cursor::new(line);
            if cursor.skip(words::SEATS) {
                let players = usize::from(fewest)..=usize::from(most);
                names = Some(Names::read(&mut cursor, players)?);
            }
        }
        let Some(names) = names else {
            let first = &lines[0];
            return Err(first.misread(
                "no line that names the seats",
                "a line such as `座位: A B C D E`",
            ));
        };
        Ok(Self {
            setup: plain_setup(edition, &names),
            dealt: false,
            turn: Seat::new(0),
            start: Start::Play,
            sent: false,
            places: vec![PlaceWords::default(); usize::from(names.count())],
            deck: Vec::new(),
            deck_only: false,
            discard: Vec::new(),
            removed: Vec::new(),
            subjects: Vec::new(),
            names,
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
        let deals = |it: &Subject| {
            matches!(
                it,
                Subject::Seats | Subject::Edition | Subject::Rules | Subject::Deal
            )
        };
        !self.subjects.iter().all(deals)
    }

    /// Every card that the page speaks of.
    pub(super) fn every_card(&self) -> impl Iterator<Item = Card> {
        let places = self.places.iter().flat_map(|place| {
            let hand = place.hand.iter().flat_map(|(cards, _)| cards);
            hand.chain(&place.intelligence)
        });
        let piles = [&self.deck, &self.discard, &self.removed];
        places.chain(piles.into_iter().flatten()).copied()
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
            Subject::Edition => {
                edition_named(line)?;
            }
            Subject::Player(seat) => self.places[seat.index()] = place(line)?,
            Subject::Turn => self.turn = line.seat(&self.names)?,
            Subject::Phase => self.start = phase(line)?,
            Subject::Sent => self.sent = yes_or_no(line)?,
            Subject::Deck => {
                let only = line.skip(words::ONLY);
                self.deck = line.list(card)?;
                self.deck_only = only || self.deck.is_empty();
            }
            Subject::Discard => self.discard = line.list(card)?,
            Subject::Removed => self.removed = line.list(card)?,
            Subject::Rules => self.setup = rules(line, &self.setup)?,
            Subject::Deal => self.dealt = yes_or_no(line)?,
        }
        Ok(())
    }
}

fn phase(line: &mut Cursor<'_>) -> Result<Start, Misread> {
    if line.skip(words::PHASE_DRAW) {
        Ok(Start::Draw)
    } else if line.skip(words::PHASE_PLAY) {
        Ok(Start::Play)
    } else {
        Err(line.misread("抽牌 or 出牌"))
    }
}

pub(super) fn yes_or_no(line: &mut Cursor<'_>) -> Result<bool, Misread> {
    if line.skip(words::YES) {
        Ok(true)
    } else if line.skip(words::NO) {
        Ok(false)
    } else {
        Err(line.misread("是 or 否"))
    }
}

const EDITIONS: [(Edition, &[&str]); 3] = [
    (Edition::Standard2010, &["2010", "standard-2010"]),
    (Edition::Blacklist, &["黑名单", "blacklist"]),
    (Edition::Qianzhi, &["千智", "qianzhi"]),
];

fn edition_named(line: &mut Cursor<'_>) -> Result<Edition, Misread> {
    line.read("an edition: 2010, 黑名单 or 千智", |word| {
        named(&EDITIONS, word)
    })
}

/// A table of an edition before anything is said of its rules. Those of 千智 play 自由场: the other rooms
/// are for some numbers of players only.
fn plain_setup(edition: Edition, names: &Names) -> Setup {
    let mut setup = Setup::new(edition, names.count());
    if edition == Edition::Qianzhi {
        setup.rules.mode = Mode::Free;
    }
    setup
}

/// House rules as pages write them: `lure_self=false, split=alternative`.
fn rules(line: &mut Cursor<'_>, plain: &Setup) -> Result<Setup, Misread> {
    let start = line.clone();
    let mut setup = Table::write_setup(plain);
    loop {
        let switch = line.word("a switch such as lure_self=false")?;
        line.mark('=')?;
        let value = line.word("what the switch is set to")?;
        setup += &format!(" {switch}={value}");
        if !line.skip_mark(',') {
            break;
        }
    }
    Table::read_setup(&setup).map_err(|sentence| {
        start.misread(format!(
            "switches of Fengsheng and their settings ({sentence})"
        ))
    })
}
