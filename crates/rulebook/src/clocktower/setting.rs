//! `table` blocks: what they say, before anybody sits down.

use clocktower::scene::{self, Place};
use clocktower::{Character, Script, Seated, Team};
use kernel::Seat;

use super::names;
use super::words::{self, Word};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::page::Line;
use crate::seats::Names;

/// When a scene begins: which night or day.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Start {
    pub(super) number: u8,
    pub(super) is_night: bool,
}

/// What a page says about a table.
pub(super) struct Setting {
    pub(super) names: Names,
    pub(super) script: Script,
    /// Seat by seat; nobody, if the characters are dealt.
    pub(super) players: Vec<Player>,
    /// The chairs at which nobody sits: the last seats.
    pub(super) chairs: Vec<Seat>,
    pub(super) start: Start,
    subjects: Vec<Subject>,
    is_dealt: bool,
}

/// What a page says about a player.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub(super) seated: Seated,
    pub(super) place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Subject {
    Script,
    Seats,
    From,
    Deal,
    Player(Seat),
}

const SUBJECTS: [(Word, Subject); 4] = [
    (words::SCRIPT, Subject::Script),
    (words::SEATS, Subject::Seats),
    (words::FROM, Subject::From),
    (words::DEAL, Subject::Deal),
];

impl Setting {
    pub(super) fn read(lines: &[Line]) -> Result<Self, Vec<Misread>> {
        let mut setting = Self::at_seats(lines).map_err(|misread| vec![misread])?;
        let mut misread = Vec::new();
        let mut players = vec![None; usize::from(setting.names.count())];
        for line in lines {
            if let Err(it) = setting.read_line(Cursor::new(line), &mut players) {
                misread.push(it);
            }
        }
        let nobody = setting
            .names
            .all()
            .find(|seat| players[seat.index()].is_none() && !setting.chairs.contains(seat))
            .filter(|_| !setting.is_dealt);
        if let (Some(seat), true) = (nobody, misread.is_empty()) {
            let who = setting.names.of(seat);
            misread.push(lines[0].misread(
                format!("nothing about {who}"),
                format!("a line such as `{who}: 小恶魔` for every player"),
            ));
        }
        if misread.is_empty() {
            setting.players = players.into_iter().flatten().collect();
            setting.the_chairs_come_last(lines)?;
            setting.is_dealt_alone(lines)?;
            Ok(setting)
        } else {
            Err(misread)
        }
    }

    /// Script and seats come first, wherever their lines stand.
    fn at_seats(lines: &[Line]) -> Result<Self, Misread> {
        let mut script = Script::named("trouble-brewing");
        let mut seats = None;
        for line in lines {
            let mut cursor = Cursor::new(line);
            if cursor.skip(words::SCRIPT) {
                cursor.mark(':')?;
                script = Some(names::script(&mut cursor)?);
            } else if cursor.skip(words::SEATS) {
                seats = Some(Names::read(&mut cursor, 5..=20)?);
            }
        }
        let (Some(names), Some(script)) = (seats, script) else {
            return Err(lines[0].misread(
                "no line that names the seats",
                "a line such as `座位: A B C D E`",
            ));
        };
        Ok(Self {
            names,
            script,
            players: Vec::new(),
            chairs: Vec::new(),
            start: Start {
                number: 1,
                is_night: true,
            },
            subjects: Vec::new(),
            is_dealt: false,
        })
    }

    fn the_chairs_come_last(&self, lines: &[Line]) -> Result<(), Vec<Misread>> {
        let all = usize::from(self.names.count());
        let is_last = |seat: &Seat| seat.index() >= all - self.chairs.len();
        if self.chairs.iter().all(is_last) {
            return Ok(());
        }
        let wanted = "空椅 for the last seats named";
        Err(vec![
            lines[0].misread("an empty chair before a player", wanted),
        ])
    }

    /// Where the bag is dealt, a page says nothing else of who is whom, and the first night is still to come.
    fn is_dealt_alone(&self, lines: &[Line]) -> Result<(), Vec<Misread>> {
        let says_more = !self.players.is_empty() || self.subjects.contains(&Subject::From);
        if self.is_dealt && says_more {
            return Err(vec![lines[0].misread(
                "a deal, and more about the players",
                "发牌 with 座位 and 剧本 only",
            )]);
        }
        Ok(())
    }

    fn read_line(
        &mut self,
        mut line: Cursor<'_>,
        players: &mut [Option<Player>],
    ) -> Result<(), Misread> {
        let start = line.clone();
        let subject = self.subject(&mut line)?;
        line.mark(':')?;
        if self.subjects.contains(&subject) {
            return Err(start.misread("a line about something else; this was said above"));
        }
        self.subjects.push(subject);
        match subject {
            Subject::Script => {
                names::script(&mut line)?;
            }
            Subject::Seats => {
                line.list(|it| it.word("a player's name"))?;
            }
            Subject::From => {
                let (number, is_night) =
                    names::time(&mut line)
                        .filter(|&(number, _)| number > 0)
                        .ok_or_else(|| line.misread("a time, such as 第二夜 or 第一天"))?;
                self.start = Start { number, is_night };
            }
            Subject::Deal => {
                self.is_dealt = line.skip(words::YES);
                if !self.is_dealt && !line.skip(words::NO) {
                    return Err(line.misread("是 or 否"));
                }
            }
            Subject::Player(seat) if line.skip(words::EMPTY_CHAIR) => self.chairs.push(seat),
            Subject::Player(seat) => players[seat.index()] = Some(self.player(&mut line)?),
        }
        line.end()
    }

    fn subject(&self, line: &mut Cursor<'_>) -> Result<Subject, Misread> {
        if let Some(seat) = line.peek().and_then(|word| self.names.find(word)) {
            line.seat(&self.names)?;
            return Ok(Subject::Player(seat));
        }
        let subject = SUBJECTS.into_iter().find(|&(word, _)| line.skip(word));
        subject.map(|(_, subject)| subject).ok_or_else(|| {
            let known: Vec<&str> = SUBJECTS.iter().map(|(word, _)| word[0]).collect();
            line.misread(format!("a player, or one of {}", known.join(", ")))
        })
    }

    fn player(&self, line: &mut Cursor<'_>) -> Result<Player, Misread> {
        let start = line.clone();
        let character = self.character(line)?;
        let shown = scene::token_shown(character);
        let believes = if line.skip(words::BELIEVES) {
            self.character(line)?
        } else if shown.is_some() {
            return Err(line.misread("以为 and the character that was shown"));
        } else {
            character
        };
        if shown.is_none() && believes != character {
            return Err(start.misread("a character that is shown another token, before 以为"));
        }
        let is_traveller = self.script.team(character) == Team::Traveller;
        let mut place = Place::default();
        while !line.is_at_end() {
            read_state(line, is_traveller, &mut place)?;
            line.skip_mark('|');
            line.skip_mark(',');
        }
        let seated = Seated {
            character,
            believes,
        };
        Ok(Player { seated, place })
    }

    fn character(&self, line: &mut Cursor<'_>) -> Result<Character, Misread> {
        let start = line.clone();
        let character = names::character(line)?;
        if self.script.cast().has(character) {
            Ok(character)
        } else {
            Err(start.misread("a character of the script"))
        }
    }
}

fn read_state(line: &mut Cursor<'_>, is_traveller: bool, place: &mut Place) -> Result<(), Misread> {
    if let Some(side) = names::perhaps_side(line) {
        place.side = Some(side);
    } else if line.skip(words::DEAD) {
        place.dead = true;
    } else if line.skip(words::NO_TOKEN) {
        place.voted = true;
    } else if line.skip(words::DRUNK) {
        place.drunk = true;
    } else if line.skip(words::POISONED) {
        place.poisoned = true;
    } else if line.skip(words::SPENT) {
        place.spent = true;
    } else if !(is_traveller && line.skip(words::TRAVELLER)) {
        return Err(line.misread("死亡, 没有票, 醉酒, 中毒, 已用, 善良 or 邪恶"));
    }
    Ok(())
}
