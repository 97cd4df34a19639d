//! 独桌 — a table with one person and bots.

use bots::Roster;
use kernel::{Record, Seat, Seed};
use protocol::{FromSitting, Line, Moment, Prompt, SeatPlan};

use super::plan::Plan;
use super::{Room, Spoken, sorry};
use crate::{Chair, News, Refused, Sitting, bot_seed};

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
        let plan = Plan::from_message(plan, G::seats_of(&setup), G::BOTS)?;
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
        let record = Record::<G>::from_text(text).map_err(|error| {
            sorry::line("sorry-record-line")
                .text("line", error.place.to_string())
                .text("why", error.what)
        })?;
        G::check_setup(&record.setup)?;
        let plan = Plan::from_record(&record, G::seats_of(&record.setup), G::BOTS)?;
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
        let sitting = Sitting::new(record, seating).map_err(|error| {
            sorry::line("sorry-record-decision")
                .text("decision", error.place.to_string())
                .text("why", error.what)
        })?;
        Ok(Self { sitting, plan })
    }

    fn prompt(&mut self) -> Option<Prompt> {
        let me = self.plan.me;
        let question = self.sitting.question(me)?;
        let view = self.sitting.place(me).view().clone();
        let why_not = |action| self.sitting.why_not(me, action);
        Some(G::prompt(&view, &question, &why_not))
    }

    fn read_action(text: &str) -> Result<G::Action, Line> {
        G::read_action(text).map_err(|why| {
            sorry::line("sorry-no-action")
                .text("action", text)
                .text("why", why)
        })
    }

    fn table_of(&mut self, news: Vec<News<G>>, fresh: bool) -> FromSitting {
        FromSitting::Table {
            seat: self.plan.me,
            names: self.plan.names.clone(),
            bots: self.plan.bots.clone(),
            moments: news.into_iter().map(moment::<G>).collect(),
            prompt: self.prompt(),
            fresh,
            record: self.sitting.record().to_text(),
        }
    }
}

fn moment<G: Spoken>(news: News<G>) -> Moment {
    Moment {
        n: news.n,
        by: news.by,
        action: news.action.map(G::write_action),
        lines: G::lines(&news.view, &news.sights),
        view: G::view_message(&news.view),
    }
}

impl<G: Spoken> Room for Solo<G> {
    fn table(&mut self, fresh: bool) -> FromSitting {
        let mut news = self.sitting.place(self.plan.me).take_news();
        let old = news.len().saturating_sub(MOST_MOMENTS);
        self.table_of(news.split_off(old), fresh)
    }

    fn act(&mut self, moment: u32, action: &str) -> Result<FromSitting, Line> {
        let action = Self::read_action(action)?;
        self.sitting
            .answer(self.plan.me, moment, action)
            .map_err(|refused| match refused {
                Refused::Over => sorry::line("sorry-over"),
                Refused::NotAsked => sorry::line("sorry-not-asked"),
                Refused::Stale { .. } => sorry::line("sorry-stale"),
                Refused::Sealed => sorry::line("sorry-sealed"),
                Refused::Illegal(reason) => G::reason(&reason),
            })?;
        Ok(self.table(false))
    }

    fn why(&self, action: &str) -> Result<FromSitting, Line> {
        let act = Self::read_action(action)?;
        let reason = self.sitting.why_not(self.plan.me, act);
        Ok(FromSitting::Because {
            action: G::write_action(act),
            reason: reason.as_ref().map(G::reason),
        })
    }

    fn undo(&mut self) -> Result<FromSitting, Line> {
        self.sitting
            .take_back(self.plan.me)
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
