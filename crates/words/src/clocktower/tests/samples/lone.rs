//! 单独的词 — what stands on tokens and marks choices, which no sentence says.

use clocktower::Character;

/// What stands on tokens and marks choices, which no sentence says.
pub(in crate::clocktower::tests) fn lone_keys() -> impl Iterator<Item = String> {
    let marks = [
        "drunk",
        "poisoned",
        "sober",
        "safe-from-demon",
        "cannot-die",
        "survives-execution",
        "sleeps",
        "acts-twice",
        "has-ability",
        "mad",
        "reminder",
    ];
    let own = [
        (Character::MOONCHILD, 2),
        (Character::BUTLER, 1),
        (Character::WITCH, 1),
        (Character::EVIL_TWIN, 1),
        (Character::DEVILS_ADVOCATE, 1),
        (Character::FANG_GU, 2),
        (Character::SHABALOTH, 1),
        (Character::MINSTREL, 1),
        (Character::GRANDMOTHER, 1),
        (Character::FORTUNE_TELLER, 1),
        (Character::SAGE, 1),
        (Character::JUGGLER, 3),
        (Character::EXORCIST, 1),
        (Character::THIEF, 1),
        (Character::DEVIANT, 1),
        (Character::BUREAUCRAT, 1),
    ];
    let tags = [
        "true",
        "false",
        "registration",
        "impaired",
        "kill",
        "bounce",
        "spare",
        "revive",
        "heir",
        "red-herring",
        "bluff",
        "change",
        "impair",
        "note",
        "end",
    ];
    let own = own.into_iter().flat_map(|(character, marks)| {
        (0..marks).map(move |which| format!("ct-mark-{character}-{which}"))
    });
    let marks = marks.into_iter().map(|mark| format!("ct-mark-{mark}"));
    let tags = tags.into_iter().map(|tag| format!("ct-tag-{tag}"));
    marks.chain(own).chain(tags)
}
