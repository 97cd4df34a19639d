//! 读取自制角色 — a character that the file brings along.

use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged;

use super::Reader;
use crate::character::{Character, Team};
use crate::scripts::fault::{Fault, JsonKind, Oddity, ScriptError};
use crate::scripts::ids;
use crate::scripts::json::{shortened, value};
use crate::scripts::own::{OwnCharacter, OwnJinx, Special, SpecialValue};

/// The fields of a character of a script's own.
const OWN_FIELDS: [&str; 16] = [
    "id",
    "name",
    "team",
    "ability",
    "image",
    "edition",
    "flavor",
    "firstNight",
    "firstNightReminder",
    "otherNight",
    "otherNightReminder",
    "reminders",
    "remindersGlobal",
    "setup",
    "jinxes",
    "special",
];

impl<'t> Reader<'_, 't> {
    /// A character of the script's own.
    pub(super) fn own(&mut self, id: &str, object: &Object<'t>) -> Result<(), ScriptError> {
        let (source, at) = (self.source, object.range.start);
        let plain = ids::plain(id);
        if plain.is_empty() {
            return Err(source.fault(at, Fault::EmptyId(shortened(id))));
        }
        let team = self.team(id, object)?;
        let name = source.text(object, "name")?;
        let ability = source.text(object, "ability")?;
        if self
            .script
            .own
            .iter()
            .any(|own| ids::plain(&own.id) == plain)
        {
            self.remark(at, Oddity::Twice(shortened(id)));
            return Ok(());
        }
        let count = self.script.own.len();
        if count >= Character::MOST_OWN {
            return Err(source.fault(at, Fault::TooManyOwn(Character::MOST_OWN)));
        }
        if name.is_none() {
            self.remark(at, Oddity::Nameless(shortened(id)));
        }
        if ability.is_none() {
            self.remark(at, Oddity::Powerless(shortened(id)));
        }
        self.unknown_fields(object, &OWN_FIELDS);
        let own = OwnCharacter {
            id: id.to_owned(),
            name: name.unwrap_or_else(|| id.to_owned()),
            team,
            ability: ability.unwrap_or_default(),
            image: self.texts(object, "image")?,
            edition: source.text(object, "edition")?,
            flavor: source.text(object, "flavor")?,
            first_night: source.number(object, "firstNight")?,
            first_night_reminder: source.text(object, "firstNightReminder")?,
            other_night: source.number(object, "otherNight")?,
            other_night_reminder: source.text(object, "otherNightReminder")?,
            reminders: self.texts(object, "reminders")?,
            reminders_global: self.texts(object, "remindersGlobal")?,
            setup: source.truth(object, "setup")?,
            jinxes: self.jinxes(object)?,
            special: self.special(object)?,
        };
        self.script.own.push(own);
        let number = Character::FIRST_OWN + count as u8;
        self.script.characters.push(Character(number));
        Ok(())
    }

    fn team(&self, id: &str, object: &Object<'t>) -> Result<Team, ScriptError> {
        let source = self.source;
        let at = object.range.start;
        let Some(team) = source.text(object, "team")? else {
            let near = ids::nearest(id, []).map(str::to_owned);
            let id = shortened(id);
            return Err(source.fault(at, Fault::NoTeam { id, near }));
        };
        ids::team(&team).ok_or_else(|| {
            let place = value(object, "team").map_or(at, Ranged::start);
            let what = Fault::UnknownTeam {
                id: shortened(id),
                near: ids::nearest_team(&team),
                team: shortened(&team),
            };
            source.fault(place, what)
        })
    }

    fn jinxes(&self, object: &Object<'t>) -> Result<Vec<OwnJinx>, ScriptError> {
        const FIELD: &str = "jinxes";
        let list = self.source.list(object, FIELD)?;
        let jinxes = list.into_iter().map(|item| {
            let jinx = self.part(item, FIELD)?;
            Ok(OwnJinx {
                with: self.needed(jinx, FIELD, "id")?,
                reason: self.needed(jinx, FIELD, "reason")?,
            })
        });
        jinxes.collect()
    }

    fn special(&self, object: &Object<'t>) -> Result<Vec<Special>, ScriptError> {
        const FIELD: &str = "special";
        let list = self.source.list(object, FIELD)?;
        let features = list.into_iter().map(|item| {
            let feature = self.part(item, FIELD)?;
            let value = match value(feature, "value") {
                None => None,
                Some(Value::StringLit(text)) => {
                    Some(SpecialValue::Text(text.value.clone().into_owned()))
                }
                Some(Value::NumberLit(_)) => {
                    Some(SpecialValue::Number(self.source.number(feature, "value")?))
                }
                Some(other) => return Err(self.source.wrong(other, "value", JsonKind::Text)),
            };
            Ok(Special {
                kind: self.needed(feature, FIELD, "type")?,
                name: self.needed(feature, FIELD, "name")?,
                value,
                time: self.source.text(feature, "time")?,
                global: self.source.text(feature, "global")?,
            })
        });
        features.collect()
    }

    /// A part of a field that has to be an object.
    fn part<'p>(
        &self,
        item: &'p Value<'t>,
        field: &'static str,
    ) -> Result<&'p Object<'t>, ScriptError> {
        match item {
            Value::Object(object) => Ok(object),
            other => Err(self.source.wrong(other, field, JsonKind::Object)),
        }
    }

    /// A text that such a part cannot do without.
    fn needed(
        &self,
        object: &Object<'t>,
        field: &'static str,
        part: &'static str,
    ) -> Result<String, ScriptError> {
        self.source.text(object, part)?.ok_or_else(|| {
            let what = Fault::Missing { field, part };
            self.source.fault(object.range.start, what)
        })
    }
}
