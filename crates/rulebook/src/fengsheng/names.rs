//! Tables of names: the first of each is the one that pictures and reports use.

/// What a word names.
pub(super) fn named<T: Copy>(names: &[(T, &[&str])], word: &str) -> Option<T> {
    names
        .iter()
        .find(|(_, names)| names.contains(&word))
        .map(|&(it, _)| it)
}

pub(super) fn first_name<T: PartialEq + Copy>(
    names: &[(T, &[&'static str])],
    wanted: T,
) -> &'static str {
    names
        .iter()
        .find(|(it, _)| *it == wanted)
        .map_or("?", |(_, names)| names[0])
}
