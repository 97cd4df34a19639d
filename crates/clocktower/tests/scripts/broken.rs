//! Files that are no scripts, each for a reason of its own.

/// Name and text.
pub(crate) fn broken() -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = BROKEN
        .iter()
        .map(|&(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    let items = vec!["\"imp\""; 202].join(",\n");
    all.push(("too-many-items".to_owned(), format!("[\n{items}\n]\n")));
    let own: Vec<String> = (1..=57)
        .map(|number| {
            format!(
                r#"{{ "id": "villager{number}", "name": "Villager {number}", "team": "townsfolk", "ability": "None." }}"#
            )
        })
        .collect();
    all.push((
        "too-many-own".to_owned(),
        format!("[\n{}\n]\n", own.join(",\n")),
    ));
    all.push((
        "deep".to_owned(),
        format!("{}{}", "[".repeat(600), "]".repeat(600)),
    ));
    all
}

const BROKEN: [(&str, &str); 53] = [
    ("empty", ""),
    ("blank", "\n  \n\n"),
    ("prose", "Trouble at the Mill\n\nWasherwoman, Chef, Imp\n"),
    ("bare-words", "[\n  washerwoman,\n  imp\n]\n"),
    (
        "object",
        "{\n  \"id\": \"_meta\",\n  \"name\": \"Alone\"\n}\n",
    ),
    ("text", "\"washerwoman\"\n"),
    ("null", "null\n"),
    ("number-item", "[\n  \"imp\",\n  7\n]\n"),
    ("null-item", "[\"imp\", null, \"chef\"]\n"),
    ("truth-item", "[true]\n"),
    (
        "list-item",
        "[\n  [\"washerwoman\", \"chef\"],\n  [\"imp\"]\n]\n",
    ),
    ("not-ended", "[\n  \"washerwoman\",\n  \"imp\"\n"),
    ("cut-off", "[\n  \"washerwoman\",\n  \"im"),
    (
        "cut-off-object",
        "[\n  \"washerwoman\",\n  { \"id\": \"imp\"",
    ),
    ("cut-off-field", "[\n  { \"id\": \"_meta\", \"name\":"),
    ("no-comma", "[\n  \"washerwoman\"\n  \"imp\"\n]\n"),
    (
        "no-comma-between-fields",
        "[\n  { \"id\": \"_meta\"\n    \"name\": \"Gap\" },\n  \"imp\"\n]\n",
    ),
    ("comma-at-the-end", "[\n  \"washerwoman\",\n  \"imp\",\n]\n"),
    (
        "comma-at-the-end-of-an-object",
        "[\n  { \"id\": \"imp\", },\n  \"chef\"\n]\n",
    ),
    ("two-commas", "[\"chef\",, \"imp\"]\n"),
    (
        "comment",
        "[\n  // the good ones\n  \"washerwoman\",\n  \"imp\"\n]\n",
    ),
    (
        "block-comment",
        "[\n  \"washerwoman\", /* and */ \"imp\"\n]\n",
    ),
    ("single-quotes", "['washerwoman', 'imp']\n"),
    ("curly-quotes", "[\n  “washerwoman”,\n  “imp”\n]\n"),
    ("two-lists", "[\"washerwoman\", \"imp\"]\n[\"chef\"]\n"),
    ("no-colon", "[\n  { \"id\" \"imp\" }\n]\n"),
    ("bare-field", "[\n  { id: \"imp\" }\n]\n"),
    ("wrong-bracket", "[\n  \"chef\",\n  \"imp\"\n}\n"),
    (
        "wrong-bracket-of-an-object",
        "[\n  { \"id\": \"imp\" ]\n]\n",
    ),
    (
        "no-value",
        "[\n  { \"id\": \"_meta\", \"name\": },\n  \"imp\"\n]\n",
    ),
    ("backslash", "[\"chef\", \"im\\p\"]\n"),
    (
        "misspelt",
        "[\n  \"washerwoman\",\n  \"fortunteller\",\n  \"imp\"\n]\n",
    ),
    ("swapped-letters", "[\"Undretaker\", \"imp\"]\n"),
    ("unknown", "[\n  \"imp\",\n  \"quartermaster\"\n]\n"),
    ("unknown-chinese", "[\"小恶魔\", \"渡船人\"]\n"),
    (
        "unknown-object",
        "[\n  \"imp\",\n  { \"id\": \"quartermaster\" }\n]\n",
    ),
    (
        "misspelt-own",
        "[\n  { \"id\": \"lamplighter\", \"name\": \"Lamplighter\", \"team\": \"townsfolk\", \"ability\": \"Lights up.\" },\n  \"lampligther\",\n  \"imp\"\n]\n",
    ),
    ("empty-id", "[\"imp\", \"\"]\n"),
    ("id-of-signs", "[\"imp\", \"-_-\"]\n"),
    (
        "no-id",
        "[\n  { \"name\": \"Imp\", \"team\": \"demon\" }\n]\n",
    ),
    ("id-is-a-number", "[{ \"id\": 12 }]\n"),
    (
        "no-team",
        "[\n  { \"id\": \"lamplighter\", \"name\": \"Lamplighter\", \"ability\": \"Lights up.\" }\n]\n",
    ),
    (
        "no-team-but-near",
        "[\n  { \"id\": \"washerwomen\", \"name\": \"Washerwoman\" }\n]\n",
    ),
    (
        "misspelt-team",
        "[\n  {\n    \"id\": \"lamplighter\",\n    \"name\": \"Lamplighter\",\n    \"team\": \"townfolk\",\n    \"ability\": \"Lights up.\"\n  }\n]\n",
    ),
    (
        "unknown-team",
        "[{ \"id\": \"lamplighter\", \"name\": \"Lamplighter\", \"team\": \"neutral\", \"ability\": \"Lights up.\" }]\n",
    ),
    (
        "order-is-a-text-of-words",
        "[\n  {\n    \"id\": \"lamplighter\",\n    \"name\": \"Lamplighter\",\n    \"team\": \"townsfolk\",\n    \"ability\": \"Lights up.\",\n    \"firstNight\": \"early\"\n  }\n]\n",
    ),
    (
        "order-too-large",
        "[\n  { \"id\": \"lamplighter\", \"team\": \"townsfolk\", \"otherNight\": 1e400 }\n]\n",
    ),
    (
        "name-is-a-list",
        "[\n  { \"id\": \"_meta\", \"name\": [\"A\", \"Name\"] },\n  \"imp\"\n]\n",
    ),
    (
        "jinx-without-reason",
        "[\n  {\n    \"id\": \"lamplighter\",\n    \"team\": \"townsfolk\",\n    \"jinxes\": [\n      { \"id\": \"spy\" }\n    ]\n  }\n]\n",
    ),
    (
        "jinx-is-a-text",
        "[\n  { \"id\": \"lamplighter\", \"team\": \"townsfolk\", \"jinxes\": [\"spy\"] }\n]\n",
    ),
    (
        "setup-is-a-text",
        "[\n  { \"id\": \"lamplighter\", \"team\": \"townsfolk\", \"setup\": \"yes\" }\n]\n",
    ),
    (
        "reminders-are-numbers",
        "[\n  { \"id\": \"lamplighter\", \"team\": \"townsfolk\", \"reminders\": [1, 2] }\n]\n",
    ),
    (
        "night-order-is-a-number",
        "[\n  { \"id\": \"_meta\", \"name\": \"Numbered\", \"firstNight\": 3 },\n  \"imp\"\n]\n",
    ),
];
