//! 漫步 — a random game, decision by decision, with the record that reproduces it.

use kernel::{Eye, Position, Record, Rng, Seat, Seed, Turn};

use crate::{ActionOf, EventOf, Game, SightOf};

/// A random game under way. The same number always gives the same walk.
pub struct Walk<'g, G: Game> {
    /// The game under test.
    pub game: &'g G,
    /// Which walk it is.
    pub number: u64,
    /// The truth now.
    pub position: G::Position,
    /// How it came about.
    pub record: Record<G::Position>,
    /// How many comparisons a law has made on this walk, so that no law passes for want of cases.
    pub checked: u64,
    steps: Rng,
    script: Option<Vec<(Seat, ActionOf<G>)>>,
}

impl<'g, G: Game> Walk<'g, G> {
    /// Deals the game of walk number `number`; the error is a sentence.
    pub fn start(game: &'g G, number: u64) -> Result<Self, String> {
        Self::deal(game, number, game.setup(number), Seed::from_number(number))
    }

    /// Walks along a record instead of at random.
    pub fn along(game: &'g G, record: &Record<G::Position>) -> Result<Self, String> {
        let mut walk = Self::deal(game, 0, record.setup.clone(), record.seed)?;
        walk.script = Some(record.decisions.clone());
        Ok(walk)
    }

    fn deal(
        game: &'g G,
        number: u64,
        setup: <G::Position as Position>::Setup,
        seed: Seed,
    ) -> Result<Self, String> {
        let position = G::Position::deal(&setup, seed).map_err(|why| why.to_string())?;
        let mut steps = seed;
        steps.0[31] ^= 0x80;
        Ok(Self {
            game,
            number,
            position,
            record: Record::new(setup, seed),
            checked: 0,
            steps: Rng::new(steps),
            script: None,
        })
    }

    /// How many decisions have been made.
    pub fn decision(&self) -> usize {
        self.record.decisions.len()
    }

    /// All eyes that may not see everything: the seats and the public.
    pub fn eyes(&self) -> impl Iterator<Item = Eye> + use<G> {
        Seat::all(self.position.seats())
            .map(Eye::Seat)
            .chain([Eye::Public])
    }

    /// Whether the decisions come from a record, which may end before the game does.
    pub(crate) const fn follows_a_record(&self) -> bool {
        self.script.is_some()
    }

    /// Luck for a law's own use at this decision: it does not change the walk.
    pub fn dice(&self) -> Rng {
        let mut seed = self.record.seed;
        let decision = (self.decision() as u64).to_le_bytes();
        seed.0[16..24]
            .iter_mut()
            .zip(decision)
            .for_each(|(byte, mask)| *byte ^= mask);
        seed.0[31] ^= 0x40;
        Rng::new(seed)
    }

    /// Whether the costly laws examine this moment (see [`Game::every`]).
    pub fn is_due(&self, dice: &mut Rng) -> bool {
        let every = self.game.every(&self.position);
        every <= 1 || dice.below(every) == 0
    }

    /// The next decision, not yet carried out; none when the game is over, is too long, or nobody
    /// can do anything.
    pub fn choose(&mut self) -> Option<(Seat, ActionOf<G>)> {
        if let Some(script) = &self.script {
            return script.get(self.decision()).copied();
        }
        if self.decision() >= self.game.longest() {
            return None;
        }
        let Turn::Act(asked) = self.position.turn() else {
            return None;
        };
        let mut seats: Vec<Seat> = asked.into_iter().collect();
        self.steps.shuffle(&mut seats);
        seats
            .into_iter()
            .find_map(|seat| Some((seat, self.choose_for(seat)?)))
    }

    fn choose_for(&mut self, seat: Seat) -> Option<ActionOf<G>> {
        let mut actions = Vec::new();
        self.position.legal_actions(seat, &mut actions);
        // What is listed and yet refused is the business of one law, and must not stop the others.
        actions.retain(|&action| self.position.is_legal(seat, action));
        let weights = self
            .game
            .weights(self.number, &self.position, seat, &actions);
        let total: u32 = weights.iter().sum();
        if total == 0 {
            return self.steps.pick(&actions).copied();
        }
        let mut at = self.steps.below(total);
        let chosen = weights.iter().position(|&weight| {
            let found = at < weight;
            at = at.saturating_sub(weight);
            found
        });
        chosen.map(|place| actions[place])
    }

    /// Carries out a decision and gives back what happened.
    pub fn play(&mut self, seat: Seat, action: ActionOf<G>) -> Vec<EventOf<G>> {
        let mut events = Vec::new();
        self.record.decisions.push((seat, action));
        self.position
            .play_unchecked(seat, action, &mut |event| events.push(event));
        events
    }

    /// Makes one random decision; none when the walk is over.
    pub fn step(&mut self) -> Option<(Seat, ActionOf<G>, Vec<EventOf<G>>)> {
        let (seat, action) = self.choose()?;
        let events = self.play(seat, action);
        Some((seat, action, events))
    }
}

/// What one eye notices of these events.
pub(crate) fn sights<G: Game>(events: &[EventOf<G>], eye: Eye) -> Vec<SightOf<G>> {
    events
        .iter()
        .filter_map(|event| G::Position::sight(event, eye))
        .collect()
}

/// The legal actions of one seat.
pub(crate) fn legal<P: Position>(position: &P, seat: Seat) -> Vec<P::Action> {
    let mut actions = Vec::new();
    position.legal_actions(seat, &mut actions);
    actions
}

/// The action at that place of a random order, for laws that try a few of many.
pub(crate) fn some_of<T: Copy>(items: &[T], most: usize, dice: &mut Rng) -> Vec<T> {
    let mut items = items.to_vec();
    dice.shuffle(&mut items);
    items.truncate(most);
    items
}
