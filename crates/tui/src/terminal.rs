//! 终端机 — a real terminal around the state: raw while it runs, as it was before in any case afterwards.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event};

use crate::{App, draw};

/// How the evening ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// With a game that can be gone on with.
    Unfinished,
    /// After the last game was over.
    Finished,
}

/// How long to wait for a key before looking at the clock again.
const GLANCE: Duration = Duration::from_millis(50);

/// Plays until the person leaves. The terminal is put back after that, after an error, after a panic
/// (the hook that ratatui sets) and when the system asks the program to end.
pub fn run(app: &mut App) -> io::Result<Left> {
    let asked_to_end = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP] {
        signal_hook::flag::register(signal, asked_to_end.clone())?;
    }
    end_even_if_stuck(asked_to_end.clone());
    let mut terminal = ratatui::try_init()?;
    let done = (|| {
        let mut last = Instant::now();
        let mut changed = true;
        while !app.is_over() && !asked_to_end.load(Ordering::Relaxed) {
            if changed {
                terminal.draw(|frame| draw(frame, app))?;
            }
            changed = event::poll(GLANCE)?;
            if changed && let Event::Key(key) = event::read()? {
                app.key(key);
            }
            changed |= app.tick(last.elapsed());
            last = Instant::now();
        }
        Ok(())
    })();
    ratatui::restore();
    done.map(|()| {
        if app.is_finished() {
            Left::Finished
        } else {
            Left::Unfinished
        }
    })
}

/// How long the loop above may take to hear that the program is to end.
const PATIENCE: Duration = Duration::from_secs(1);

/// Ends the program when it was asked to and does not: once its terminal is gone, waiting for a key
/// never returns. Nothing is lost, for every decision was written down when it was made.
fn end_even_if_stuck(asked_to_end: Arc<AtomicBool>) {
    std::thread::spawn(move || {
        while !asked_to_end.load(Ordering::Relaxed) {
            std::thread::sleep(GLANCE);
        }
        std::thread::sleep(PATIENCE);
        ratatui::restore();
        std::process::exit(0);
    });
}
