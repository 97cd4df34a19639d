//! What can only be said of a page when all of it has been read.

use super::Reader;
use crate::page::{Part, Section};

impl Reader<'_> {
    pub(super) fn check_whole_page(&mut self) {
        if !self.titled {
            self.fault(1, "no title", "a page that opens with `# 中文名 · English`");
        }
        for section in std::mem::take(&mut self.page.sections) {
            self.check_order(&section);
            self.page.sections.push(section);
        }
        let first_script = self.page.sections.iter().flat_map(Section::scripts).next();
        if let (Some(script), None) = (first_script, self.page.game()) {
            self.fault(
                script.line,
                "a scenario on a page that names no game",
                "a comment such as `<!-- rule: blanc-noir §5 -->` under the title",
            );
        }
    }

    /// Each table is set first, and something is expected of it.
    fn check_order(&mut self, section: &Section) {
        let mut scripts = section.scripts().peekable();
        while let Some(first) = scripts.next() {
            if first.part != Part::Table {
                self.fault(
                    first.line,
                    format!("a `{}` block with no `table` before it", first.part.word()),
                    "a `table` block earlier in the section",
                );
            }
            let mut last = first;
            while let Some(step) = scripts.next_if(|it| it.part != Part::Table) {
                last = step;
            }
            if last.part != Part::Expect {
                self.fault(
                    last.line,
                    format!(
                        "a `{}` block with nothing expected after it",
                        last.part.word()
                    ),
                    "an `expect` block at the end of the scenario",
                );
            }
        }
    }
}
