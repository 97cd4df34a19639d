//! 文本 — the Fluent files of `locales/`, built into the program.

use crate::Locale;

/// The files of each language. A new file gets its line here; a test compares them with the folder.
macro_rules! files {
    ($locale:literal) => {
        &[
            (
                "blanc-noir.ftl",
                include_str!(concat!("../../../locales/", $locale, "/blanc-noir.ftl")),
            ),
            (
                "cards.ftl",
                include_str!(concat!("../../../locales/", $locale, "/cards.ftl")),
            ),
            (
                "clocktower-ask.ftl",
                include_str!(concat!("../../../locales/", $locale, "/clocktower-ask.ftl")),
            ),
            (
                "clocktower-faults.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/clocktower-faults.ftl"
                )),
            ),
            (
                "clocktower-jinxes.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/clocktower-jinxes.ftl"
                )),
            ),
            (
                "clocktower-names.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/clocktower-names.ftl"
                )),
            ),
            (
                "clocktower-page.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/clocktower-page.ftl"
                )),
            ),
            (
                "clocktower.ftl",
                include_str!(concat!("../../../locales/", $locale, "/clocktower.ftl")),
            ),
            (
                "fengsheng-blacklist.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/fengsheng-blacklist.ftl"
                )),
            ),
            (
                "fengsheng-names.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/fengsheng-names.ftl"
                )),
            ),
            (
                "fengsheng-page.ftl",
                include_str!(concat!("../../../locales/", $locale, "/fengsheng-page.ftl")),
            ),
            (
                "fengsheng-qianzhi.ftl",
                include_str!(concat!(
                    "../../../locales/",
                    $locale,
                    "/fengsheng-qianzhi.ftl"
                )),
            ),
            (
                "fengsheng.ftl",
                include_str!(concat!("../../../locales/", $locale, "/fengsheng.ftl")),
            ),
            (
                "page.ftl",
                include_str!(concat!("../../../locales/", $locale, "/page.ftl")),
            ),
            (
                "table.ftl",
                include_str!(concat!("../../../locales/", $locale, "/table.ftl")),
            ),
            (
                "terminal.ftl",
                include_str!(concat!("../../../locales/", $locale, "/terminal.ftl")),
            ),
        ]
    };
}

/// Names and texts of a language's files.
pub(crate) const fn of(locale: Locale) -> &'static [(&'static str, &'static str)] {
    match locale {
        Locale::ZhHans => files!("zh-Hans"),
        Locale::ZhHant => files!("zh-Hant"),
        Locale::En => files!("en"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_locales_is_built_in() {
        for locale in Locale::ALL {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../../locales")
                .join(locale.tag());
            let mut there: Vec<String> = std::fs::read_dir(&folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            there.sort();
            let here: Vec<&str> = of(locale).iter().map(|(name, _)| *name).collect();
            assert_eq!(here, there, "give each file of {locale} a line in texts.rs");
        }
    }

    /// The names are those of the almanac, where it has one, and each has its rule.
    #[test]
    fn every_character_of_the_almanac_has_its_name_and_a_rule() {
        for locale in Locale::ALL {
            let (_, text) = of(locale)
                .iter()
                .find(|(name, _)| *name == "clocktower-names.ftl")
                .unwrap();
            let mut written = text.lines().filter(|line| line.starts_with("ct-role-"));
            for entry in clocktower::ALMANAC {
                let key = format!("ct-role-{}", entry.id);
                let name = match locale {
                    Locale::ZhHans => entry.zh_hans,
                    Locale::ZhHant => entry.zh_hant,
                    Locale::En => entry.name,
                };
                let line = written.next().unwrap_or_default();
                assert!(line.starts_with(&format!("{key} = {name}")), "{line}");
                let line = written.next().unwrap_or_default();
                assert!(line.starts_with(&format!("{key}-gloss = ")), "{line}");
            }
            assert_eq!(written.next(), None, "{locale}");
        }
    }

    #[test]
    fn no_text_shouts() {
        for locale in Locale::ALL {
            for (name, text) in of(locale) {
                let loud = text.lines().find(|line| line.contains(['!', '！']));
                assert_eq!(loud, None, "{locale}/{name}: take the exclamation mark out");
            }
        }
    }
}
