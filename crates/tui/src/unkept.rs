//! 存不了 — why something could not be written to the disk. The system says it in its own language, so what it often says has ours.

use std::io::{Error, ErrorKind};

use words::Words;

/// The sentence `key` with the reason.
pub(crate) fn unkept(words: &Words, key: &str, error: &Error) -> String {
    let why = match (error.kind(), error.raw_os_error()) {
        (ErrorKind::PermissionDenied, _) => words.text("tui-disk-denied"),
        (ErrorKind::NotFound, _) => words.text("tui-disk-no-folder"),
        (ErrorKind::StorageFull | ErrorKind::QuotaExceeded, _) => words.text("tui-disk-full"),
        (ErrorKind::ReadOnlyFilesystem, _) => words.text("tui-disk-read-only"),
        (_, Some(code)) => words.text_with(
            "tui-disk-code",
            &[("code", code.to_string().as_str().into())],
        ),
        (_, None) => words.text("tui-disk-other"),
    };
    words.text_with(key, &[("why", why.as_str().into())])
}

#[cfg(test)]
mod tests {
    use words::Locale;

    use super::*;

    #[test]
    fn the_reason_is_in_the_language_of_the_sentence() {
        let errors = [
            Error::from(ErrorKind::PermissionDenied),
            Error::from(ErrorKind::NotFound),
            Error::from(ErrorKind::StorageFull),
            Error::from(ErrorKind::ReadOnlyFilesystem),
            Error::from_raw_os_error(5),
            Error::other("the disk is on fire"),
        ];
        for locale in [Locale::ZhHans, Locale::ZhHant] {
            let words = Words::load(locale);
            for error in &errors {
                let text = unkept(&words, "tui-cannot-keep", error);
                let is_ours = !text.contains(['⟨', '$'])
                    && !text.contains(|it: char| it.is_ascii_alphabetic());
                assert!(is_ours, "{locale}: {text}");
            }
        }
        let text = unkept(&Words::load(Locale::En), "tui-cannot-keep", &errors[2]);
        assert!(text.contains("the disk is full"), "{text}");
    }
}
