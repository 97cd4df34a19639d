//! 独桌 — a table with one person and bots. In a game that somebody runs, that person may answer for others: a host.

use bots::Roster;
use kernel::{Record, Seat, Seats, Seed};
use protocol::{Counsel, FromSitting, Line, Moment, Prompt, SeatPlan};

use super::plan::Plan;
use super::{Room, Spoken, records, sorry};
use crate::{Chair, Desk, Hearing, News, Refused, Sitting, bot_seed};

/// The note that counts how often a decision was taken back, for whoever reads the record later.
const TAKEN_BACK: &str = "taken-back";

/// The most moments one message tells; a long game that is resumed begins in the middle.
const MOST_MOMENTS: usize = 1000;

pub(super) struct Solo<G: Spoken> {
    pub(super) sitting: Sitting<G>,
    pub(super) plan: Plan,
}

impl<G: Spoken> Solo<G> {
    /// Deals a new game.
    pub(super) fn start(
        setup: serde_json::Value,
        plan: &[SeatPlan],
        seed: Option<&str>,
    ) -> Result<Self, Line> {
        let setup = G::read_setup_message(setup)?;
        G::check_setup(&setup)?;
        let plan = Plan::from_message(plan, G::seats_of(&setup), G::host_of(&setup), G::BOTS)?;
        let seed: Seed = seed
            .ok_or_else(|| sorry::line("sorry-no-seed"))?
            .parse()
            .map_err(|_| sorry::line("sorry-bad-seed"))?;
        let mut record = Record::new(setup, seed);
        record.notes = plan.notes();
        Self::sit_down(record, plan)
    }

    /// Goes on with a recorded game.
    pub(super) fn resume(text: &str) -> Result<Self, Line> {
        let record = Record::<G>::from_text(text).map_err(|error| records::unreadable(&error))?;
        G::check_setup(&record.setup)?;
        let plan = Plan::from_record(
            &record,
            G::seats_of(&record.setup),
            G::host_of(&record.setup),
            G::BOTS,
        )?;
        Self::sit_down(record, plan)
    }

    fn sit_down(record: Record<G>, plan: Plan) -> Result<Self, Line> {
        let (seed, bots) = (record.seed, plan.bots.clone());
        let seating = move |seat: Seat| {
            bots[seat.index()]
                .as_deref()
                .and_then(|bot| <G as Roster>::bot(bot, bot_seed(seed, seat)))
                .map_or(Chair::Person, Chair::Bot)
        };
        let hearing = if plan.is_host {
            Hearing::AtOnce
        } else {
            Hearing::Sealed
        };
        let sitting = Sitting::heard(record, hearing, seating)
            .map_err(|halted| records::unplayable(&halted, G::reason))?;
        Ok(Self { sitting, plan })
    }

    /// The question to a seat, made from what that seat sees.
    fn prompt(&mut self, seat: Seat) -> Option<Prompt> {
        let question = self.sitting.question(seat)?;
        let view = self.sitting.place(seat).view().clone();
        let why_not = |action| self.sitting.why_not(seat, action);
        let prompt = G::prompt(&view, &question, &why_not);
        Some(self.named_prompt(prompt))
    }

    /// The questions to the others for whom the client answers, and what bots want to be called upon for.
    fn prompts(&mut self) -> Vec<Prompt> {
        let me = self.plan.me;
        let speaks_for = |&seat: &Seat| seat != me && self.speaks_for(seat);
        let others: Vec<Seat> = self.seats().filter(speaks_for).collect();
        others
            .into_iter()
            .filter_map(|seat| self.prompt(seat))
            .collect()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.plan.bots.len() as u8)
    }

    /// The seats for which the client answers.
    fn mine(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.plan.answers_for(seat))
    }

    /// Whether the client may say something in this seat's name now: its own, or that a bot does what it wants to.
    fn speaks_for(&self, seat: Seat) -> bool {
        self.plan.answers_for(seat) || self.plan.is_host && self.sitting.wish(seat).is_some()
    }

    fn named(&self, line: Line) -> Line {
        G::named(&self.sitting.record().setup, line)
    }

    fn named_counsel(&self, counsel: Counsel) -> Counsel {
        Counsel {
            when: self.named(counsel.when),
            question: self.named(counsel.question),
            label: self.named(counsel.label),
            why: counsel
                .why
                .into_iter()
                .map(|line| self.named(line))
                .collect(),
            ..counsel
        }
    }

    fn host(&self) -> Option<Seat> {
        G::host_of(&self.sitting.record().setup)
    }

    fn named_prompt(&self, mut prompt: Prompt) -> Prompt {
        prompt.happened = prompt.happened.map(|line| self.named(line));
        prompt.question = self.named(prompt.question);
        prompt.passing = prompt.passing.map(|line| self.named(line));
        for choice in &mut prompt.options {
            choice.label = self.named(choice.label.clone());
            choice.verb = choice.verb.take().map(|line| self.named(line));
        }
        for refusal in &mut prompt.refused {
            refusal.reason = self.named(refusal.reason.clone());
        }
        prompt
    }

    /// For which seat a message speaks: the client's own, or another that it may answer for.
    fn speaker(&self, seat: Option<Seat>) -> Result<Seat, Line> {
        let seat = seat.unwrap_or(self.plan.me);
        if self.speaks_for(seat) {
            Ok(seat)
        } else {
            Err(sorry::line("sorry-not-asked"))
        }
    }

    fn moment(&self, news: News<G>) -> Moment {
        let lines = G::lines(&news.view, &news.sights).into_iter();
        Moment {
            n: news.n,
            by: news.by,
            action: news.action.map(G::write_action),
            lines: lines.map(|line| self.named(line)).collect(),
            view: G::view_message(&news.view),
        }
    }

    fn read_action(text: &str) -> Result<G::Action, Line> {
        G::read_action(text)
            .map_err(|_| sorry::line("sorry-no-action").text("action", sorry::shortened(text)))
    }

    fn table_of(&mut self, news: Vec<News<G>>, fresh: bool) -> FromSitting {
        FromSitting::Table {
            seat: self.plan.me,
            names: self.plan.names.clone(),
            bots: self.plan.bots.clone(),
            moments: news.into_iter().map(|it| self.moment(it)).collect(),
            prompt: self.prompt(self.plan.me),
            prompts: self.prompts(),
            sheet: fresh
                .then(|| G::sheet(&self.sitting.record().setup))
                .flatten(),
            fresh,
            record: self.sitting.record().to_text(),
        }
    }
}

impl<G: Spoken> Room for Solo<G> {
    fn table(&mut self, fresh: bool) -> FromSitting {
        let mut news = self.sitting.place(self.plan.me).take_news();
        let old = news.len().saturating_sub(MOST_MOMENTS);
        self.table_of(news.split_off(old), fresh)
    }

    fn act(&mut self, moment: u32, seat: Option<Seat>, action: &str) -> Result<FromSitting, Line> {
        let seat = self.speaker(seat)?;
        let action = Self::read_action(action)?;
        self.sitting
            .answer(seat, moment, action)
            .map_err(|refused| match refused {
                Refused::Over => sorry::line("sorry-over"),
                Refused::NotAsked => sorry::line("sorry-not-asked"),
                Refused::Stale { .. } => sorry::line("sorry-stale"),
                Refused::Sealed => sorry::line("sorry-sealed"),
                Refused::Illegal(reason) => G::reason(&reason),
            })?;
        Ok(self.table(false))
    }

    fn why(&self, seat: Option<Seat>, action: &str) -> Result<FromSitting, Line> {
        let seat = self.speaker(seat)?;
        let act = Self::read_action(action)?;
        let reason = self.sitting.why_not(seat, act);
        Ok(FromSitting::Because {
            action: G::write_action(act),
            reason: reason.as_ref().map(G::reason),
        })
    }

    fn advise(&self) -> Result<FromSitting, Line> {
        let none = || sorry::line("sorry-no-advice");
        let me = self.plan.me;
        let desk = Desk::of_its_keeper(&self.sitting, self.host(), me).ok_or_else(none)?;
        let question = self.sitting.question(me).ok_or_else(none)?;
        let counsel = G::advice(&desk, &question.legal).ok_or_else(none)?;
        Ok(FromSitting::Advice {
            moment: question.moment,
            counsel: self.named_counsel(counsel),
        })
    }

    fn review(&self) -> Result<FromSitting, Line> {
        let decisions = match self.host() {
            Some(host) => {
                let desk = Desk::of_a_game_that_is_over(&self.sitting, host)
                    .ok_or_else(|| sorry::line("sorry-not-over"))?;
                G::review(&desk)
            }
            None => Vec::new(),
        };
        Ok(FromSitting::Reviewed {
            decisions: decisions
                .into_iter()
                .map(|it| self.named_counsel(it))
                .collect(),
        })
    }

    fn undo(&mut self) -> Result<FromSitting, Line> {
        let mine: Seats = self.mine().collect();
        self.sitting
            .take_back_of(mine)
            .map_err(|_| sorry::line("sorry-nothing-to-undo"))?;
        let before = self.sitting.record().note(TAKEN_BACK);
        let before: u32 = before.and_then(|count| count.parse().ok()).unwrap_or(0);
        self.sitting
            .remark(TAKEN_BACK, &before.saturating_add(1).to_string());
        let news = self.sitting.place(self.plan.me).take_news();
        let last = news.into_iter().next_back().into_iter().collect();
        Ok(self.table_of(last, true))
    }

    fn save(&self) -> FromSitting {
        FromSitting::Saved {
            record: self.sitting.record().to_text(),
        }
    }
}
