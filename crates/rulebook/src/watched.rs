//! A position that is watched while a page plays: what each seat was told, and whether the laws
//! that hold for every game hold here. Pages reach corners of the rules that random games do not.

use kernel::{Conserve, Eye, Position, Seat};

use crate::game::Miss;

/// A position with the view that each seat has built up from what it was told.
pub(crate) struct Watched<P: Position> {
    pub(crate) position: P,
    views: Vec<P::View>,
}

impl<P: Position + Conserve> Watched<P> {
    pub(crate) fn new(position: P) -> Self {
        let views = Seat::all(position.seats())
            .map(|seat| position.view(Eye::Seat(seat)))
            .collect();
        Self { position, views }
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<P> {
        Seat::all(self.position.seats())
    }

    /// Plays, and returns what each seat was told.
    ///
    /// A miss if the action is refused, if a card is lost or doubled, or if a seat's view cannot be
    /// put together from what it was told.
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
}

#[cfg(test)]
mod tests;
