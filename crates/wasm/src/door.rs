//! The memory the page and the engine hand to each other: the only `unsafe` lines of the page's engine.
//!
//! | export | meaning |
//! |---|---|
//! | `hs_alloc(n) -> ptr` | room for `n` bytes, which the page fills |
//! | `hs_call(ptr, n) -> u64` | reads that room as UTF-8 JSON and answers: pointer in the high half, length in the low half |
//! | `hs_free(ptr, n)` | gives room back: a request's after the call, an answer's once it has been read |
//! | `hs_fingerprints(ptr, n) -> u64` | the same for the text of a record: a fingerprint of every position, one a line, or a sentence |
//! | `hs_fallen() -> u64` | the words of the panic that ended the last call, in the form of an answer; may be called after a trap |
//!
//! Memory may grow in any call, so the page makes a fresh view of it after each.
#![allow(unsafe_code, reason = "WebAssembly passes text as addresses")]

/// Room for `length` bytes, all zero.
#[unsafe(no_mangle)]
extern "C" fn hs_alloc(length: usize) -> *mut u8 {
    give(vec![0; length].into_boxed_slice())
}

/// Gives room back.
///
/// # Safety
/// `start` and `length` must be those of a request or an answer that has not been given back yet.
#[unsafe(no_mangle)]
unsafe extern "C" fn hs_free(start: *mut u8, length: usize) {
    // SAFETY: by this function's contract the room is one that `give` let go of, of that length.
    drop(unsafe { take(start, length) });
}

/// Answers one message.
///
/// # Safety
/// `start` must come from `hs_alloc(length)` and must not have been given back.
#[unsafe(no_mangle)]
unsafe extern "C" fn hs_call(start: *const u8, length: usize) -> u64 {
    // SAFETY: by this function's contract there are `length` bytes at `start`, and nobody writes to them during the call.
    let request = unsafe { std::slice::from_raw_parts(start, length) };
    halves(crate::answer(&String::from_utf8_lossy(request)))
}

/// Replays a record, to compare machines.
///
/// # Safety
/// As for [`hs_call`].
#[unsafe(no_mangle)]
unsafe extern "C" fn hs_fingerprints(start: *const u8, length: usize) -> u64 {
    // SAFETY: by this function's contract there are `length` bytes at `start`, and nobody writes to them during the call.
    let record = unsafe { std::slice::from_raw_parts(start, length) };
    let record = String::from_utf8_lossy(record);
    halves(crate::fingerprints(&record).unwrap_or_else(|sentence| sentence))
}

/// The words of the last panic.
#[unsafe(no_mangle)]
extern "C" fn hs_fallen() -> u64 {
    halves(crate::fallen())
}

/// Lets go of some bytes; whoever gets the address has to bring it back to [`take`].
fn give(bytes: Box<[u8]>) -> *mut u8 {
    Box::into_raw(bytes).cast()
}

/// Takes back what [`give`] let go of.
///
/// # Safety
/// `start` must come from [`give`] with `length` bytes, and each is taken back at most once.
unsafe fn take(start: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: the contract above is that of `Box::from_raw` for the slice that `give` took apart.
    unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(start, length)) }
}

/// A text as address (high half) and length (low half). On a 64-bit machine, where only tests call this, addresses do not
/// fit into half a word; tests use [`give`] and [`take`] instead.
fn halves(text: String) -> u64 {
    let length = text.len() as u64;
    let start = give(text.into_bytes().into_boxed_slice());
    ((start as usize as u64) << 32) | length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_as_they_were_given() {
        let start = give(Box::from(*b"hearsay"));
        // SAFETY: `start` was given on the line above, with seven bytes, and is taken back once.
        let back = unsafe { take(start, 7) };
        assert_eq!(&*back, b"hearsay");
    }

    #[test]
    fn room_for_nothing_can_be_asked_for() {
        let start = hs_alloc(0);
        // SAFETY: `start` was given on the line above, with no bytes, and is taken back once.
        unsafe { hs_free(start, 0) };
    }
}
