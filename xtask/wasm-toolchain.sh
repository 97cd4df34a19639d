#!/usr/bin/env bash
# Makes, once, a private Rust toolchain that can build for wasm32-unknown-unknown, and prints its folder.
#
# Only for machines where `rustup target add wasm32-unknown-unknown` cannot reach its server. It takes Debian's own
# compiler for the web (packages rustc-web and friends), unpacks it into the user's cache without installing anything,
# and builds the standard library for the page from the sources of the very same version. Nothing is put on PATH and the
# toolchain that rustup manages stays as it is. See docs/decisions/0003-private-wasm-toolchain.md.
#
# Usage: wasm-toolchain.sh [--if-ready]
#   --if-ready   print the folder when the toolchain is there already; otherwise fail in silence and make nothing
# It lives in ~/.cache/hearsay/wasm-toolchain; delete that folder to make it afresh.
set -euo pipefail

dest=${XDG_CACHE_HOME:-$HOME/.cache}/hearsay/wasm-toolchain
ready="$dest/.ready"

say() { printf '%s\n' "$*" >&2; }
give_up() {
    say "wasm-toolchain: $*"
    exit 1
}

if [ -e "$ready" ]; then
    echo "$dest"
    exit 0
fi
[ "${1:-}" != --if-ready ] || exit 1

for tool in apt-cache apt-get dpkg-deb rustc cargo tar flock; do
    command -v "$tool" >/dev/null ||
        give_up "there is no '$tool' here, so the compiler for the page cannot be taken from Debian's packages. Run 'rustup target add wasm32-unknown-unknown' on a machine with access to static.rust-lang.org, then try again."
done

mkdir -p "$(dirname "$dest")"
exec 9>"$dest.lock"
flock 9 # two builds that start together: the second waits and finds the first one's result
if [ -e "$ready" ]; then
    echo "$dest"
    exit 0
fi

host=$(rustc -vV | sed -n 's/^host: //p')
multiarch=${host/-unknown/}
version=$(apt-cache policy rustc-web | sed -n 's/.*Candidate: //p')
case $version in
    '' | '(none)') give_up "Debian's package list has no 'rustc-web'. Run 'apt-get update' (Debian 12 or newer), or get the target with 'rustup target add wasm32-unknown-unknown'." ;;
esac
release=${version%%+*}     # 1.96.0+dfsg1-1~deb12u1 -> 1.96.0
series=${release%.*}       # 1.96
std="libstd-rust-web-$series"
llvm=$(apt-cache show "rustc-web=$version" "$std=$version" | grep -oE 'libllvm[0-9]+' | sort -u | tail -1)

say "Preparing a compiler for the page (Rust $release from Debian's packages; once, about a minute) ..."
work=$(mktemp -d)
trap 'rm -rf "$work" "$dest.new"' EXIT
chmod 755 "$work"
mkdir "$work/get"
chmod 777 "$work/get" # apt-get download drops to its own user when root calls it
(cd "$work/get" && apt-get download -qq "rustc-web=$version" "$std=$version" "libstd-rust-web-dev=$version" "rust-web-src=$version" "$llvm" >&2) ||
    give_up "downloading Debian's packages for Rust $release failed. Run 'apt-get update' and try again."

for package in "$work"/get/rustc-web_* "$work"/get/libstd-* "$work"/get/libllvm*; do
    dpkg-deb --fsys-tarfile "$package" | tar x -C "$work" --exclude=./usr/share
done
dpkg-deb --fsys-tarfile "$work"/get/rust-web-src_* | tar x -C "$work" "./usr/src/rustc-$release/library"

# Debian spreads the compiler over multiarch folders; rustc looks for everything below one.
new="$dest.new"
rm -rf "$new"
mkdir -p "$new"
cp -a "$work/usr/bin" "$work/usr/lib" "$new/"
cp -a "$new/lib/$multiarch"/*.so* "$new/lib/"
rm -rf "$new/lib/$multiarch" "$new/lib/rustlib/src"

# The linker comes with rustup's toolchain (its only part that is used).
linker="$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld"
[ -x "$linker" ] || give_up "the Rust installation has no $linker, which links the page's engine. Reinstall Rust with rustup."
mkdir -p "$new/lib/rustlib/$host/bin"
ln -s "$linker" "$new/lib/rustlib/$host/bin/rust-lld"

if ! (
    cd "$work/usr/src/rustc-$release/library"
    unset CARGO_ENCODED_RUSTFLAGS RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER
    LD_LIBRARY_PATH="$new/lib" RUSTC="$new/bin/rustc" RUSTC_BOOTSTRAP=1 \
        RUSTFLAGS="-Cembed-bitcode=yes -Zforce-unstable-if-unmarked" \
        CARGO_PROFILE_RELEASE_PANIC=abort CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_TARGET_DIR="$work/std" \
        cargo build -q --manifest-path sysroot/Cargo.toml --release --target wasm32-unknown-unknown --locked
) >"$work/log" 2>&1; then
    cat "$work/log" >&2
    give_up "building the standard library for the page failed (the compiler's words are above)."
fi
mkdir -p "$new/lib/rustlib/wasm32-unknown-unknown/lib"
cp "$work"/std/wasm32-unknown-unknown/release/deps/*.rlib "$new/lib/rustlib/wasm32-unknown-unknown/lib/"

rm -rf "$dest"
mv "$new" "$dest"
echo "$release" >"$ready"
echo "$dest"
