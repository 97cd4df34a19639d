//! 相克规则 — which official characters change each other's rules, derived from `data/roles.toml` by `cargo xtask codegen`; not to be edited by hand.

use super::Jinx;
use crate::character::Character;

/// Whose list it is, and of which day.
pub const JINX_VERSION: &str = "botc-release 2026-05-11";

/// All jinxes.
pub static JINXES: [Jinx; 131] = [
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::BOFFIN,
        gist: "the Alchemist is not told which ability the Demon got",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::MARIONETTE,
        gist: "the Alchemist gains nothing and a Marionette must be in play",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::MASTERMIND,
        gist: "the Alchemist gains nothing and no Mastermind is in play",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::ORGAN_GRINDER,
        gist: "the Organ Grinder must be in play too; if both are sober, both become drunk",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::SPY,
        gist: "the real Spy is put into play and the Alchemist stays without power, but as long as (s)he lives one open guess at the Spy is allowed after every execution; a hit obliges the Demon to attack the Spy that night",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::WIDOW,
        gist: "the real Widow is put into play and the Alchemist stays without power, but as long as (s)he lives one open guess at the Widow is allowed after every execution; a hit obliges the Demon to attack the Widow that night",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::WRAITH,
        gist: "the real Wraith is put into play and the Alchemist stays without power, but as long as (s)he lives one open guess at the Wraith is allowed after every execution; a hit obliges the Demon to attack the Wraith that night",
    },
    Jinx {
        a: Character::ALCHEMIST,
        b: Character::SUMMONER,
        gist: "no bluffs; picks the Demon type but not the player; dying first is an evil win; no Demon dealt",
    },
    Jinx {
        a: Character::AL_HADIKHIA,
        b: Character::MASTERMIND,
        gist: "if the Demon dies by execution with the Mastermind alive, it still picks three good players that night: evil wins only if all three choose life, else good wins",
    },
    Jinx {
        a: Character::AL_HADIKHIA,
        b: Character::PRINCESS,
        gist: "a successful Princess execution also stops this Demon's deaths that night",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::CULT_LEADER,
        gist: "a Demon with the Cult Leader ability cannot become good by it",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::GOON,
        gist: "a Demon with the Goon ability cannot become good by it",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::DRUNK,
        gist: "the Demon can never be given the Drunk ability",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::HERETIC,
        gist: "the Demon can never be given the Heretic ability",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::OGRE,
        gist: "the Demon can never be given the Ogre ability",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::POLITICIAN,
        gist: "the Demon can never be given the Politician ability",
    },
    Jinx {
        a: Character::BOFFIN,
        b: Character::VILLAGE_IDIOT,
        gist: "the Demon may get the Village Idiot ability if a spare copy remains",
    },
    Jinx {
        a: Character::BOUNTY_HUNTER,
        b: Character::KAZALI,
        gist: "turning the Bounty Hunter into a Minion creates no evil Townsfolk",
    },
    Jinx {
        a: Character::BOUNTY_HUNTER,
        b: Character::PHILOSOPHER,
        gist: "gaining this ability may turn a Townsfolk evil",
    },
    Jinx {
        a: Character::BUTLER,
        b: Character::ORGAN_GRINDER,
        gist: "with eyes-closed voting the Butler may always raise a hand, but it counts only if the master voted",
    },
    Jinx {
        a: Character::CANNIBAL,
        b: Character::BUTLER,
        gist: "the Cannibal is told about having this ability",
    },
    Jinx {
        a: Character::CANNIBAL,
        b: Character::ZEALOT,
        gist: "the Cannibal is told about having this ability",
    },
    Jinx {
        a: Character::CANNIBAL,
        b: Character::JUGGLER,
        gist: "if the Juggler guessed on the first day and was executed that day, a living Cannibal gets the Juggler's number that night",
    },
    Jinx {
        a: Character::CANNIBAL,
        b: Character::PRINCESS,
        gist: "if the Cannibal nominated and thereby killed the Princess by execution, the Demon kills nobody that night",
    },
    Jinx {
        a: Character::CERENOVUS,
        b: Character::GOBLIN,
        gist: "Goblin may be chosen as the character to be mad about",
    },
    Jinx {
        a: Character::HERETIC,
        b: Character::BARON,
        gist: "these two are mutually exclusive: at most one may be in play",
    },
    Jinx {
        a: Character::HERETIC,
        b: Character::GODFATHER,
        gist: "these two are mutually exclusive: at most one may be in play",
    },
    Jinx {
        a: Character::HERETIC,
        b: Character::LLEECH,
        gist: "these two are mutually exclusive: at most one may be in play",
    },
    Jinx {
        a: Character::HERETIC,
        b: Character::PIT_HAG,
        gist: "these two are mutually exclusive: at most one may be in play",
    },
    Jinx {
        a: Character::HERETIC,
        b: Character::SPY,
        gist: "these two are mutually exclusive: at most one may be in play",
    },
    Jinx {
        a: Character::HERETIC,
        b: Character::WIDOW,
        gist: "these two are mutually exclusive: at most one may be in play",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::ENGINEER,
        gist: "the whole evil team becomes Legion when Legion is built; beside an existing Legion the Engineer is powerless and told so",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::HATTER,
        gist: "the whole evil team becomes Legion when Legion is picked; a Hatter beside an existing Legion does nothing",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::MINSTREL,
        gist: "an executed Legion does not silence Legion, but the Minstrel may learn of it",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::POLITICIAN,
        gist: "the Politician may count as evil for Legion's vote rule",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::ZEALOT,
        gist: "the Zealot may count as evil for Legion's vote rule",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::PREACHER,
        gist: "a chosen Legion keeps the ability, but the Preacher may learn of it",
    },
    Jinx {
        a: Character::LEGION,
        b: Character::SUMMONER,
        gist: "summoning Legion turns all evil players into Legion",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::BANSHEE,
        gist: "from night two Leviathan picks a new living good player each night; a chosen Banshee dies and wakes up her ability",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::FARMER,
        gist: "from night two Leviathan picks a new living good player each night; a chosen Farmer uses the death ability without dying",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::SAGE,
        gist: "from night two Leviathan picks a new living good player each night; a chosen Sage uses the death ability without dying",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::RAVENKEEPER,
        gist: "from night two Leviathan picks a new living player each night; a chosen Ravenkeeper uses the ability without dying",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::EXORCIST,
        gist: "executing the Exorcist's current choice on Leviathan's own nomination hands good the game",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::INNKEEPER,
        gist: "executing somebody under Innkeeper protection on Leviathan's own nomination hands good the game",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::MONK,
        gist: "executing the player under Monk protection on Leviathan's own nomination hands good the game",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::SOLDIER,
        gist: "executing the Soldier on Leviathan's own nomination hands good the game",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::GRANDMOTHER,
        gist: "the grandchild's death by execution is an evil win",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::KING,
        gist: "the King learns a living character every night once anybody is dead",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::BANSHEE,
        gist: "from night two Riot picks a new living good player each night; a chosen Banshee dies and wakes up her ability",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::FARMER,
        gist: "from night two Riot picks a new living good player each night; a chosen Farmer uses the death ability without dying",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::SAGE,
        gist: "from night two Riot picks a new living good player each night; a chosen Sage uses the death ability without dying",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::RAVENKEEPER,
        gist: "from night two Riot picks a new living player each night; a chosen Ravenkeeper uses the ability without dying",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::EXORCIST,
        gist: "executing the Exorcist's current choice on Riot's own nomination hands good the game",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::INNKEEPER,
        gist: "executing somebody under Innkeeper protection on Riot's own nomination hands good the game",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::MONK,
        gist: "executing the player under Monk protection on Riot's own nomination hands good the game",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::SOLDIER,
        gist: "executing the Soldier on Riot's own nomination hands good the game",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::GRANDMOTHER,
        gist: "the grandchild's death by execution is an evil win",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::KING,
        gist: "the King learns a living character every night once anybody is dead",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::HATTER,
        gist: "this Demon may not come into play after day five",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::PIT_HAG,
        gist: "this Demon may not come into play after day five",
    },
    Jinx {
        a: Character::LEVIATHAN,
        b: Character::MAYOR,
        gist: "both alive on day five without an execution is a good win",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::MAYOR,
        gist: "the Mayor may stop the chain of nominations: good wins if only one Riot lives, else evil wins",
    },
    Jinx {
        a: Character::RIOT,
        b: Character::ATHEIST,
        gist: "a nomination of the Storyteller during the riot is put to a vote: success ends the game, failure makes the Storyteller nominate on",
    },
    Jinx {
        a: Character::LIL_MONSTA,
        b: Character::HATTER,
        gist: "choosing this Demon also makes that player pick a Minion to be",
    },
    Jinx {
        a: Character::LIL_MONSTA,
        b: Character::MAGICIAN,
        gist: "with a living Magician the Storyteller picks the babysitter",
    },
    Jinx {
        a: Character::LIL_MONSTA,
        b: Character::POPPY_GROWER,
        gist: "Minions are woken one at a time until one takes the token",
    },
    Jinx {
        a: Character::LIL_MONSTA,
        b: Character::PSYCHOPATH,
        gist: "a babysitting Psychopath dies when executed",
    },
    Jinx {
        a: Character::LIL_MONSTA,
        b: Character::VIZIER,
        gist: "a babysitting Vizier dies when executed",
    },
    Jinx {
        a: Character::LIL_MONSTA,
        b: Character::SCARLET_WOMAN,
        gist: "if the babysitter dies with five or more alive, the Scarlet Woman babysits from then on",
    },
    Jinx {
        a: Character::LLEECH,
        b: Character::MASTERMIND,
        gist: "if the host is executed with the Mastermind alive, the Lleech lives on without ability",
    },
    Jinx {
        a: Character::LLEECH,
        b: Character::SLAYER,
        gist: "a Slayer shot at the host kills the host",
    },
    Jinx {
        a: Character::MAGICIAN,
        b: Character::LEGION,
        gist: "the Magician wakes with Legion and may count as evil; Legion knows one is in play but not who",
    },
    Jinx {
        a: Character::MAGICIAN,
        b: Character::MARIONETTE,
        gist: "the Demon is not told which neighbour the Marionette is",
    },
    Jinx {
        a: Character::MAGICIAN,
        b: Character::SPY,
        gist: "both the Demon's and the Magician's tokens are taken out of the shown Grimoire",
    },
    Jinx {
        a: Character::MAGICIAN,
        b: Character::WIDOW,
        gist: "both the Demon's and the Magician's tokens are taken out of the shown Grimoire",
    },
    Jinx {
        a: Character::MAGICIAN,
        b: Character::VIZIER,
        gist: "the Magician has no ability but cannot be hit by the Vizier's power",
    },
    Jinx {
        a: Character::MAGICIAN,
        b: Character::WRAITH,
        gist: "a living Magician gets one open guess at the Wraith after every execution; a hit obliges the Demon to attack the Wraith that night",
    },
    Jinx {
        a: Character::MARIONETTE,
        b: Character::BALLOONIST,
        gist: "a Marionette who believes to be the Balloonist may still bring the extra Outsider",
    },
    Jinx {
        a: Character::MARIONETTE,
        b: Character::HUNTSMAN,
        gist: "a Marionette who believes to be the Huntsman still brings the Damsel",
    },
    Jinx {
        a: Character::MARIONETTE,
        b: Character::KAZALI,
        gist: "the Marionette enters play after the Demon and must be seated next to it",
    },
    Jinx {
        a: Character::MARIONETTE,
        b: Character::LIL_MONSTA,
        gist: "the Marionette enters play after the Demon and must be seated next to it",
    },
    Jinx {
        a: Character::MARIONETTE,
        b: Character::SUMMONER,
        gist: "the Marionette enters play after the Demon and must be seated next to it",
    },
    Jinx {
        a: Character::MASTERMIND,
        b: Character::VIGORMORTIS,
        gist: "a Mastermind who kept the ability in death keeps it when the Vigormortis dies",
    },
    Jinx {
        a: Character::MATHEMATICIAN,
        b: Character::CHAMBERMAID,
        gist: "the Chambermaid counts whether the Mathematician will wake tonight",
    },
    Jinx {
        a: Character::MATHEMATICIAN,
        b: Character::DRUNK,
        gist: "the Drunk's failed or false fake ability may be counted",
    },
    Jinx {
        a: Character::MATHEMATICIAN,
        b: Character::MARIONETTE,
        gist: "the Marionette's failed or false fake ability may be counted",
    },
    Jinx {
        a: Character::MATHEMATICIAN,
        b: Character::LUNATIC,
        gist: "a Lunatic whose pick differs from the real attack may be counted",
    },
    Jinx {
        a: Character::PIT_HAG,
        b: Character::CULT_LEADER,
        gist: "an evil player turned into this cannot become good through it",
    },
    Jinx {
        a: Character::PIT_HAG,
        b: Character::GOON,
        gist: "an evil player turned into this cannot become good through it",
    },
    Jinx {
        a: Character::PIT_HAG,
        b: Character::OGRE,
        gist: "an evil player turned into this cannot become good through it",
    },
    Jinx {
        a: Character::PIT_HAG,
        b: Character::POLITICIAN,
        gist: "an evil player turned into this cannot become good through it",
    },
    Jinx {
        a: Character::PIT_HAG,
        b: Character::DAMSEL,
        gist: "the Storyteller decides which player becomes the Damsel",
    },
    Jinx {
        a: Character::PIT_HAG,
        b: Character::VILLAGE_IDIOT,
        gist: "another copy may be made if a token is spare; the drunk copy may change",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::BARON,
        gist: "instead up to two players become Outsiders",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::BOOMDANDY,
        gist: "instead a player becomes the Boomdandy",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::EVIL_TWIN,
        gist: "instead a player becomes the Evil Twin",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::FEARMONGER,
        gist: "instead a Minion gains that ability and is told",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::GOBLIN,
        gist: "instead a Minion gains that ability and is told",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::SCARLET_WOMAN,
        gist: "instead a Minion gains that ability and is told",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::SPY,
        gist: "instead a Minion gains that ability and is told",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::WRAITH,
        gist: "instead a Minion gains that ability and is told",
    },
    Jinx {
        a: Character::PLAGUE_DOCTOR,
        b: Character::MARIONETTE,
        gist: "instead a good neighbour of the Demon becomes the Marionette",
    },
    Jinx {
        a: Character::RECLUSE,
        b: Character::OGRE,
        gist: "an Ogre made evil by a Recluse is informed of it",
    },
    Jinx {
        a: Character::RECLUSE,
        b: Character::SAGE,
        gist: "the Recluse may count as the killing Demon in the Sage's pair",
    },
    Jinx {
        a: Character::SCARLET_WOMAN,
        b: Character::AL_HADIKHIA,
        gist: "if two Demons would live, the one who was the Scarlet Woman reverts",
    },
    Jinx {
        a: Character::SCARLET_WOMAN,
        b: Character::FANG_GU,
        gist: "if two Demons would live, the Scarlet Woman does not change",
    },
    Jinx {
        a: Character::SPY,
        b: Character::DAMSEL,
        gist: "the Damsel is poisoned if a Spy is or was in play",
    },
    Jinx {
        a: Character::WIDOW,
        b: Character::DAMSEL,
        gist: "the Damsel is poisoned if a Widow is or was in play",
    },
    Jinx {
        a: Character::SPY,
        b: Character::OGRE,
        gist: "the Spy always counts as evil to the Ogre",
    },
    Jinx {
        a: Character::SPY,
        b: Character::POPPY_GROWER,
        gist: "no look at the Grimoire while the Poppy Grower has the ability",
    },
    Jinx {
        a: Character::WIDOW,
        b: Character::POPPY_GROWER,
        gist: "no look at the Grimoire while the Poppy Grower has the ability",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::CLOCKMAKER,
        gist: "the Summoner counts as the Demon for the distance",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::COURTIER,
        gist: "while a living Summoner has lost the ability, the Storyteller has it",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::PREACHER,
        gist: "while a living Summoner has lost the ability, the Storyteller has it",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::ENGINEER,
        gist: "if the living Summoner is replaced, the Storyteller has the ability",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::HATTER,
        gist: "a second living Demon makes that night's deaths the Storyteller's choice",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::KAZALI,
        gist: "a second living Demon makes that night's deaths the Storyteller's choice",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::PIT_HAG,
        gist: "a second living Demon makes that night's deaths the Storyteller's choice",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::LORD_OF_TYPHON,
        gist: "a summoned one must sit beside a Minion and its other neighbour becomes an evil Minion",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::POPPY_GROWER,
        gist: "with the Poppy Grower alive on night three, only the Demon type is chosen, not the player",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::PUKKA,
        gist: "a Pukka may be summoned on night two already",
    },
    Jinx {
        a: Character::SUMMONER,
        b: Character::ZOMBUUL,
        gist: "a dead player made Zombuul counts as having used the first death",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::ALSAAHIR,
        gist: "the Vizier is not announced",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::INVESTIGATOR,
        gist: "the Vizier is not announced",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::COURTIER,
        gist: "a Vizier who loses the ability is told and still cannot die by day",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::PREACHER,
        gist: "a Vizier who loses the ability is told and still cannot die by day",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::FEARMONGER,
        gist: "the Vizier wakes along, learns the target and cannot use the instant execution on it",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::POLITICIAN,
        gist: "the Politician may count as evil for the Vizier's condition",
    },
    Jinx {
        a: Character::VIZIER,
        b: Character::ZEALOT,
        gist: "the Zealot may count as evil for the Vizier's condition",
    },
    Jinx {
        a: Character::VORTOX,
        b: Character::BANSHEE,
        gist: "the announcement of the Banshee's death stays true",
    },
    Jinx {
        a: Character::YAGGABABBLE,
        b: Character::EXORCIST,
        gist: "a chosen Yaggababble kills nobody that night",
    },
];
