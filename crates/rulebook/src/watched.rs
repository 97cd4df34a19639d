//! A position that is watched while a page plays: what each seat was told, and whether the laws
//! that hold for every game hold here. Pages reach corners of the rules that random games do not.

use kernel::{Conserve, Eye, Imagine, Position, Rng, Seat, Seed};

use crate::game::Miss;

/// A position with the view that each seat has built up from what it was told.
pub(crate) struct Watched<P: Position> {
    pub(crate) position: P,
    views: Vec<P::View>,
    /// What imagined positions are drawn with.
    dice: Rng,
    /// Whether what seats imagine is looked at.
    imagines: bool,
}

impl<P: Position + Conserve + Imagine> Watched<P> {
    pub(crate) fn new(position: P) -> Self {
        let views = Seat::all(position.seats())
            .map(|seat| position.view(Eye::Seat(seat)))
            .collect();
        Self {
            position,
            views,
            dice: Rng::new(Seed::from_number(1)),
            imagines: true,
        }
    }

    /// The same for a game whose imagination does not keep to all rules.
    pub(crate) fn without_imagination(position: P) -> Self {
        Self {
            imagines: false,
            ..Self::new(position)
        }
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<P> {
        Seat::all(self.position.seats())
    }

    /// Plays, and returns what each seat was told.
    ///
    /// A miss if the action is refused, if a card is lost or doubled, if a seat's view cannot be put
    /// together from what it was told, or if what a seat imagines from it looks otherwise.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: P::Action,
        name: impl Fn(&P::Reason) -> String,
    ) -> Result<Vec<Vec<P::Sight>>, Miss> {
        let mut told: Vec<Vec<P::Sight>> = self.seats().map(|_| Vec::new()).collect();
        let eyes = self.seats();
        self.position
            .play(seat, action, &mut |event| {
                for (eye, sights) in eyes.clone().zip(&mut told) {
                    sights.extend(P::sight(&event, Eye::Seat(eye)));
                }
            })
            .map_err(|reason| {
                Miss::new(
                    format!("it is refused: {}", name(&reason)),
                    "a legal action",
                )
            })?;
        self.check_cards()?;
        self.check_views(&told)?;
        if self.imagines {
            self.check_imagination()?;
        }
        Ok(told)
    }

    fn check_cards(&self) -> Result<(), Miss> {
        self.position
            .census()
            .map_err(|sentence| Miss::new(sentence, "every card in exactly one place"))
    }

    fn check_views(&mut self, told: &[Vec<P::Sight>]) -> Result<(), Miss> {
        for (seat, (view, sights)) in self.seats().zip(self.views.iter_mut().zip(told)) {
            for sight in sights {
                P::fold(view, sight);
            }
            let seen = self.position.view(Eye::Seat(seat));
            if *view != seen {
                return Err(Miss::new(
                    format!("seat {seat} sees {seen:?}"),
                    format!("what follows from what it was told: {view:?}"),
                ));
            }
        }
        Ok(())
    }

    /// Whoever is asked has the same answers in every position that looks the same to that seat.
    fn check_imagination(&mut self) -> Result<(), Miss> {
        for (seat, view) in Seat::all(self.position.seats()).zip(&self.views) {
            let imagined = P::imagine(view, &mut self.dice);
            imagined.census().map_err(|sentence| {
                Miss::new(
                    format!("seat {seat} imagines what cannot be: {sentence}"),
                    "every card in exactly one place",
                )
            })?;
            let seen = imagined.view(Eye::Seat(seat));
            if *view != seen {
                return Err(Miss::new(
                    format!("seat {seat} imagines what looks otherwise: {seen:?}"),
                    format!("{view:?}"),
                ));
            }
            let answers = |position: &P| {
                let mut answers = Vec::new();
                position.legal_actions(seat, &mut answers);
                answers
            };
            let (so, imagined) = (answers(&self.position), answers(&imagined));
            if so != imagined {
                return Err(Miss::new(
                    format!("seat {seat} may do {so:?}"),
                    format!("what it may do wherever it sees the same: {imagined:?}"),
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
