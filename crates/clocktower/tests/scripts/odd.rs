//! Files that can be read and have something odd about them.

use crate::make::File;

/// Name and text.
pub(crate) fn odd() -> Vec<File> {
    let mut files: Vec<File> = ODD
        .iter()
        .map(|&(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    let long = "and so on ".repeat(60);
    let many = vec!["\"Mark\""; 21].join(", ");
    files.push((
        "odd-long".to_owned(),
        format!(
            "[\n  {{ \"id\": \"_meta\", \"name\": \"A Name That Is {}\" }},\n  {{ \"id\": \"talker\", \"name\": \"{long}\", \"team\": \"outsider\", \"ability\": \"You talk {long}\", \"flavor\": \"{long}\", \"reminders\": [{many}] }},\n  \"imp\"\n]\n",
            "Long ".repeat(12)
        ),
    ));
    files
}

const ODD: [(&str, &str); 11] = [
    (
        "odd-twice",
        "[\n  { \"id\": \"_meta\", \"name\": \"Twice\" },\n  \"imp\",\n  \"chef\",\n  \"Imp\",\n  { \"id\": \"chef\" },\n  { \"id\": \"lamplighter\", \"name\": \"Lamplighter\", \"team\": \"townsfolk\", \"ability\": \"Lights up.\" },\n  \"lamplighter\",\n  { \"id\": \"lamp_lighter\", \"name\": \"Another\", \"team\": \"minion\", \"ability\": \"Puts out.\" }\n]\n",
    ),
    (
        "odd-no-name",
        "[\"imp\", \"chef\", \"poisoner\", \"butler\", \"monk\"]",
    ),
    (
        "odd-two-names",
        "[\n  { \"id\": \"_meta\", \"name\": \"The First\" },\n  \"imp\",\n  { \"id\": \"_META\", \"name\": \"The Second\" }\n]\n",
    ),
    (
        "odd-fields",
        "[\n  { \"id\": \"_meta\", \"name\": \"Fields\", \"version\": 3, \"isOfficial\": false },\n  { \"id\": \"lamplighter\", \"name\": \"Lamplighter\", \"team\": \"townsfolk\", \"ability\": \"Lights up.\", \"imageAlt\": \"x\", \"remindersFirstNight\": [] },\n  { \"id\": \"glazier\", \"name\": \"Glazier\", \"team\": \"townsfolk\", \"ability\": \"Sees through.\", \"imageAlt\": \"y\", \"flavor\": null },\n  \"imp\"\n]\n",
    ),
    (
        "odd-bare-own",
        "[\n  { \"id\": \"_meta\" },\n  { \"id\": \"lamplighter\", \"team\": \"Townsfolk\" },\n  { \"id\": \"peddler\", \"team\": \"TRAVELERS\", \"firstNight\": \"3.5\", \"reminders\": \"Vote\" },\n  \"imp\"\n]\n",
    ),
    (
        "odd-no-demon",
        "[\n  { \"id\": \"_meta\", \"name\": \"Harmless\" },\n  \"washerwoman\", \"chef\", \"empath\", \"monk\", \"mayor\", \"virgin\",\n  \"butler\", \"saint\",\n  \"poisoner\", \"spy\"\n]\n",
    ),
    (
        "odd-companions",
        "[\n  { \"id\": \"_meta\", \"name\": \"Alone\" },\n  \"choirboy\", \"huntsman\", \"empath\", \"monk\", \"mayor\", \"virgin\",\n  \"butler\", \"saint\",\n  \"poisoner\", \"spy\",\n  \"imp\", \"po\"\n]\n",
    ),
    (
        "odd-night-steps",
        "[\n  {\n    \"id\": \"_meta\",\n    \"name\": \"Steps\",\n    \"firstNight\": [\"dusk\", \"poisonner\", \"spy\", \"midnight\", \"imp\", \"Spy\", \"dawn\"],\n    \"otherNight\": \"imp\"\n  },\n  \"poisoner\", \"spy\", \"imp\"\n]\n",
    ),
    ("odd-nobody", "[]"),
    (
        "odd-mark",
        "\u{feff}[ { \"id\" : \"_meta\" , \"name\" : \"Marked \\u2713 \\\\ \\/ \\\"So\\\"\" } , \"imp\" ]",
    ),
    (
        "odd-described",
        "[\n  { \"id\": \"_meta\", \"name\": \"One Changed\" },\n  \"chef\",\n  { \"id\": \"imp\", \"name\": \"Imp\", \"team\": \"demon\", \"ability\": \"Another one than usual.\" }\n]\n",
    ),
];
