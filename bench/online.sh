#!/usr/bin/env bash
# Measures boardgame.io's server, then ours with as many matches and as many steps offered, then boardgame.io again.
# usage: bench/online.sh [matches [seconds]]      in BGIO, the folder where boardgame.io is installed: see bench/peers/README.md
set -eu
matches=${1:-50}
seconds=${2:-5}
shared=$((matches < 64 ? matches : 64)) # as many tables as one socket may watch
root=$(cd "$(dirname "$0")/.." && pwd)
bgio=${BGIO:?the folder in which boardgame.io is installed, see bench/peers/README.md}
cd "$root"
cargo build --quiet --release --package roundtable
roundtable=${CARGO_TARGET_DIR:-target}/release/roundtable
roundtable=$(realpath "$roundtable")
peer() { (cd "$bgio" && node "$root/bench/peers/bgio_load.mjs" "$matches" "$seconds" 3); }
echo "load $(cut -d' ' -f1 /proc/loadavg)"
before=$(peer)
echo "$before"
rate=$(node -pe 'Math.round(JSON.parse(process.argv[1]).steps_per_s)' "$before")
"$roundtable" load --matches "$matches" --seconds "$seconds" --rate "$rate" --json
"$roundtable" load --matches "$matches" --seconds "$seconds" --json
"$roundtable" load --matches "$matches" --seconds "$seconds" --shared "$shared" --json
peer
echo "load $(cut -d' ' -f1 /proc/loadavg)"
