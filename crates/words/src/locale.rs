//! 语言 — the three languages, and which one a reader's system asks for.

use std::fmt;
use std::str::FromStr;

/// A language that everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Locale {
    /// 简体中文.
    #[default]
    ZhHans,
    /// 繁體中文.
    ZhHant,
    /// English.
    En,
}

impl Locale {
    /// All three.
    pub const ALL: [Self; 3] = [Self::ZhHans, Self::ZhHant, Self::En];

    /// Its tag: the name of its folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
            Self::En => "en",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::ZhHans => "简体中文",
            Self::ZhHant => "繁體中文",
            Self::En => "English",
        }
    }

    /// What the system asks for, in `LC_ALL`, `LC_MESSAGES` or `LANG`; Simplified Chinese if it asks for none of the
    /// three, as in the page.
    pub fn of_the_system() -> Self {
        Self::from_variables(|name| std::env::var(name).ok())
    }

    /// The first of the variables that is set decides, as POSIX has it.
    fn from_variables(value: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(value)
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or_default()
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.tag())
    }
}

impl FromStr for Locale {
    type Err = String;

    /// Reads a tag (`zh-Hant`, `zh-TW`, `en-GB`) or a POSIX name (`zh_TW.UTF-8`).
    fn from_str(text: &str) -> Result<Self, String> {
        let name = text.split(['.', '@']).next().unwrap_or_default();
        let parts: Vec<String> = name
            .split(['-', '_'])
            .map(str::to_ascii_lowercase)
            .collect();
        let traditional = ["hant", "tw", "hk", "mo"];
        match parts[0].as_str() {
            "zh" if parts.iter().any(|part| part == "hans") => Ok(Self::ZhHans),
            "zh" if parts
                .iter()
                .any(|part| traditional.contains(&part.as_str())) =>
            {
                Ok(Self::ZhHant)
            }
            "zh" => Ok(Self::ZhHans),
            "en" => Ok(Self::En),
            _ => Err(format!(
                "\"{text}\" is no language of Hearsay; choose zh-Hans, zh-Hant or en"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_posix_names_are_read() {
        for (text, locale) in [
            ("zh-Hans", Locale::ZhHans),
            ("zh", Locale::ZhHans),
            ("zh_CN.UTF-8", Locale::ZhHans),
            ("zh-Hans-HK", Locale::ZhHans),
            ("zh-Hant", Locale::ZhHant),
            ("zh_TW.UTF-8", Locale::ZhHant),
            ("zh_HK", Locale::ZhHant),
            ("en", Locale::En),
            ("EN_gb.utf8@euro", Locale::En),
        ] {
            assert_eq!(text.parse(), Ok(locale), "{text}");
        }
        for wrong in ["", "C", "POSIX", "zhh", "de_DE.UTF-8"] {
            assert!(wrong.parse::<Locale>().is_err(), "{wrong}");
        }
        for locale in Locale::ALL {
            assert_eq!(locale.to_string().parse(), Ok(locale));
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let system = |set: &'static [(&str, &str)]| {
            Locale::from_variables(|name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(system(&[("LANG", "en_US.UTF-8")]), Locale::En);
        assert_eq!(
            system(&[("LC_ALL", "zh_TW"), ("LANG", "en")]),
            Locale::ZhHant
        );
        assert_eq!(system(&[("LC_ALL", ""), ("LC_MESSAGES", "en")]), Locale::En);
        assert_eq!(system(&[("LC_ALL", "C"), ("LANG", "en")]), Locale::ZhHans);
        assert_eq!(system(&[]), Locale::ZhHans);
    }
}
