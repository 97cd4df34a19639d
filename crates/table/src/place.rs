//! 视角 — what one pair of eyes has seen of a sitting. Nothing here leads back to the truth.

use kernel::{Eye, Position, Seat};

/// One decision and what came of it, as one eye saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News<G: Position> {
    /// How many decisions this eye has noticed, with this one.
    pub n: u32,
    /// Who decided; nobody for the deal.
    pub by: Option<Seat>,
    /// What was decided, if this eye may know it.
    pub action: Option<G::Action>,
    /// What was seen of it, in order.
    pub sights: Vec<G::Sight>,
    /// What the eye sees afterwards.
    pub view: G::View,
}

/// A question to one seat, with all its allowed answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<G: Position> {
    /// How many decisions whoever is asked has noticed; an answer repeats it.
    pub moment: u32,
    /// Who is asked.
    pub seat: Seat,
    /// The allowed answers, in ascending order.
    pub legal: Vec<G::Action>,
}

/// One pair of eyes at a sitting: its view, kept up to date sight by sight, and its news.
pub struct Place<G: Position> {
    eye: Eye,
    view: G::View,
    news: Vec<News<G>>,
    listening: bool,
    pub(crate) noticed: u32,
}

impl<G: Position> Place<G> {
    pub(crate) fn new(position: &G, eye: Eye, listening: bool) -> Self {
        let view = position.view(eye);
        let mut place = Self {
            eye,
            view,
            news: Vec::new(),
            listening,
            noticed: 0,
        };
        place.remember(None, None, Vec::new());
        place
    }

    /// Whose eyes these are.
    pub const fn eye(&self) -> Eye {
        self.eye
    }

    /// What they see now.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// Whether news is kept for somebody. People's places listen from the deal on; the public one only
    /// when somebody watches.
    pub const fn is_listening(&self) -> bool {
        self.listening
    }

    /// Begins to keep news, or stops.
    pub const fn listen(&mut self, listening: bool) {
        self.listening = listening;
    }

    /// What they saw since the last time somebody asked; the deal is the first of it.
    pub fn take_news(&mut self) -> Vec<News<G>> {
        std::mem::take(&mut self.news)
    }

    /// What these eyes make of the events.
    pub(crate) fn sights(&self, events: &[G::Event]) -> Vec<G::Sight> {
        events
            .iter()
            .filter_map(|event| G::sight(event, self.eye))
            .collect()
    }

    /// How many decisions they have noticed: in a game in which some are made unseen, not all there were.
    pub const fn noticed(&self) -> u32 {
        self.noticed
    }

    /// Takes in what was seen of a decision. One of which these eyes see neither who made it nor what came of it
    /// they do not notice at all.
    pub(crate) fn take_in(
        &mut self,
        by: Option<Seat>,
        action: Option<G::Action>,
        sights: Vec<G::Sight>,
    ) {
        for sight in &sights {
            G::fold(&mut self.view, sight);
        }
        if by.is_none() && sights.is_empty() {
            return;
        }
        self.noticed += 1;
        self.remember(by, action, sights);
    }

    fn remember(&mut self, by: Option<Seat>, action: Option<G::Action>, sights: Vec<G::Sight>) {
        if self.listening {
            self.news.push(News {
                n: self.noticed,
                by,
                action,
                sights,
                view: self.view.clone(),
            });
        }
    }
}
