//! Why something is not allowed, as pages write it.

use clocktower::Reason;

const REASONS: [(Reason, &str); 19] = [
    (Reason::Over, "game-over"),
    (Reason::NotAsked, "not-asked"),
    (Reason::NotTheQuestion, "wrong-question"),
    (Reason::NotAmong, "not-among"),
    (Reason::MayNotDecline, "must-choose"),
    (Reason::TheDeadDoNotNominate, "dead"),
    (Reason::HasNominated, "has-nominated"),
    (Reason::WasNominated, "was-nominated"),
    (Reason::IsATraveller, "is-traveller"),
    (Reason::TheStorytellerNominates, "storyteller-nominates"),
    (Reason::SomebodyMustBeNominated, "must-nominate"),
    (Reason::NotATraveller, "not-traveller"),
    (Reason::WasCalledFor, "was-called-for"),
    (Reason::MayNotVote, "may-not-vote"),
    (Reason::DoneToday, "done-today"),
    (Reason::NotAnEmptyChair, "not-empty-chair"),
    (Reason::NoTravellerLeft, "no-traveller-left"),
    (Reason::OnlyTravellersLeave, "only-travellers-leave"),
    (Reason::NothingToDo, "nothing-to-do"),
];

pub(super) fn id(reason: Reason) -> &'static str {
    REASONS
        .into_iter()
        .find(|it| it.0 == reason)
        .map_or("?", |(_, id)| id)
}

pub(super) fn is_known(word: &str) -> bool {
    REASONS.into_iter().any(|(_, id)| id == word)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_readme_of_the_rulebook_knows_every_reason() {
        let readme = include_str!("../../../../rulebook/README.md");
        for (_, id) in super::REASONS {
            assert!(
                readme.contains(&format!("`{id}`")),
                "rulebook/README.md lacks `{id}`"
            );
        }
    }
}
