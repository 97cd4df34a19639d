//! 称呼 — what characters and calls of the night are called: by the language, or by the script that brought them along.

use clocktower::Side;

use crate::App;

impl App {
    /// A character's name, by its id in messages.
    pub(crate) fn role(&self, id: &str) -> String {
        let own = self.script.as_ref().and_then(|sheet| sheet.own_name(id));
        own.map_or_else(|| self.words.text(&format!("ct-role-{id}")), str::to_owned)
    }

    /// What a call of the night is called.
    pub(crate) fn slot(&self, slot: &str) -> String {
        match slot {
            "dusk" => self.words.text("ct-phase-dusk"),
            "minioninfo" => self.words.text("ct-phase-minion-info"),
            "demoninfo" => self.words.text("ct-phase-demon-info"),
            "dawn" => self.words.text("ct-phase-dawn"),
            character => self.role(character),
        }
    }

    /// The side on which a character usually is; a Traveller on none.
    pub(crate) fn team_side(&self, id: &str) -> Option<Side> {
        let sheet = self.script.as_ref()?;
        let team = sheet.characters.iter().find(|it| it.id == id)?.team;
        (team != clocktower::Team::Traveller).then(|| team.side())
    }
}
