//! A table of named steps, run in order; every step runs even when an earlier one has failed.

use std::time::Instant;

use crate::needs::{self, Need};
use crate::run::Done;

/// One thing to check.
pub(crate) struct Step {
    /// The word for `--only` and `--skip`.
    pub(crate) name: &'static str,
    /// What a failure of it would mean.
    pub(crate) why: &'static str,
    /// What the machine must have for it.
    pub(crate) needs: &'static [Need],
    pub(crate) run: fn() -> Ended,
}

/// How a step ended.
pub(crate) enum Ended {
    Passed,
    Failed(String),
    /// A tool that only this step needs is not installed; the sentence says how to get it.
    Skipped(String),
}

impl From<Done> for Ended {
    fn from(done: Done) -> Self {
        match done {
            Ok(()) => Ended::Passed,
            Err(sentence) => Ended::Failed(sentence),
        }
    }
}

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Run only this step (may be given several times)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Leave this step out (may be given several times)
    #[arg(long, value_name = "NAME")]
    skip: Vec<String>,
    /// List the steps and why each is there
    #[arg(long)]
    list: bool,
}

/// Runs the chosen steps. The last line printed is `N passed, N failed`, counting steps.
pub(crate) fn steps(table: &[Step], options: &Options) -> Done {
    if options.list {
        for step in table {
            println!("{:12} {}", step.name, step.why);
        }
        return Ok(());
    }
    let chosen = choose(table, options)?;
    let mut needed: Vec<Need> = chosen.iter().flat_map(|step| step.needs).copied().collect();
    needed.sort_unstable();
    needed.dedup();
    needs::check(&needed)?;
    let mut failed = Vec::new();
    let mut skipped = Vec::new();
    let mut times = Vec::new();
    for (index, step) in chosen.iter().enumerate() {
        println!(
            "\n=== {} ({}/{}): {}",
            step.name,
            index + 1,
            chosen.len(),
            step.why
        );
        let started = Instant::now();
        let ended = (step.run)();
        let word = match &ended {
            Ended::Passed => "passed",
            Ended::Failed(_) => "FAILED",
            Ended::Skipped(_) => "skipped",
        };
        let line = format!(
            "{:12} {word:8} {:6.1} s",
            step.name,
            started.elapsed().as_secs_f64()
        );
        println!("--- {line}");
        times.push(line);
        match ended {
            Ended::Passed => {}
            Ended::Failed(sentence) => {
                println!("{sentence}");
                failed.push((step.name, sentence));
            }
            Ended::Skipped(sentence) => {
                println!("{sentence}");
                skipped.push((step.name, sentence));
            }
        }
    }
    println!("\n=== all steps");
    for line in times {
        println!("{line}");
    }
    for (name, sentence) in &skipped {
        println!("skipped: {name}: {sentence}");
    }
    for (name, sentence) in &failed {
        println!("failed: {name}: {sentence}");
    }
    println!(
        "{}",
        tally(chosen.len() - failed.len() - skipped.len(), failed.len())
    );
    if failed.is_empty() {
        Ok(())
    } else {
        // Everything has been said above, and the tally has to be the last line.
        std::process::exit(1)
    }
}

/// The line everything ends with.
fn tally(passed: usize, failed: usize) -> String {
    format!("{passed} passed, {failed} failed")
}

/// The steps that `--only` and `--skip` leave over; a name that is none is an error.
fn choose<'a>(table: &'a [Step], options: &Options) -> Result<Vec<&'a Step>, String> {
    for name in options.only.iter().chain(&options.skip) {
        if !table.iter().any(|step| step.name == name) {
            let names: Vec<_> = table.iter().map(|step| step.name).collect();
            return Err(format!(
                "There is no step '{name}'. The steps are: {}.",
                names.join(", ")
            ));
        }
    }
    Ok(table
        .iter()
        .filter(|step| options.only.is_empty() || options.only.iter().any(|name| name == step.name))
        .filter(|step| !options.skip.iter().any(|name| name == step.name))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: [Step; 3] = [
        Step {
            name: "one",
            why: "first",
            needs: &[],
            run: || Ended::Passed,
        },
        Step {
            name: "two",
            why: "second",
            needs: &[],
            run: || Ended::Passed,
        },
        Step {
            name: "three",
            why: "third",
            needs: &[],
            run: || Ended::Passed,
        },
    ];

    fn chosen(only: &[&str], skip: &[&str]) -> Result<Vec<&'static str>, String> {
        let options = Options {
            only: only.iter().map(|&name| name.to_owned()).collect(),
            skip: skip.iter().map(|&name| name.to_owned()).collect(),
            list: false,
        };
        choose(&TABLE, &options).map(|steps| steps.iter().map(|step| step.name).collect())
    }

    #[test]
    fn all_steps_run_unless_one_says_otherwise() {
        assert_eq!(chosen(&[], &[]).unwrap(), ["one", "two", "three"]);
        assert_eq!(chosen(&["two"], &[]).unwrap(), ["two"]);
        assert_eq!(chosen(&[], &["two"]).unwrap(), ["one", "three"]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_known_ones() {
        assert_eq!(
            chosen(&["four"], &[]).unwrap_err(),
            "There is no step 'four'. The steps are: one, two, three."
        );
    }

    #[test]
    fn the_last_line_has_a_fixed_form() {
        assert_eq!(tally(12, 1), "12 passed, 1 failed");
    }
}
