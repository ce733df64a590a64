#!/usr/bin/env bash
# Measures boardgame.io's server, and ours with as many matches: with as many steps offered as boardgame.io took, with as many as it takes, and
# with players who share a socket among tables. Three rounds of all of them, and boardgame.io once more; prints the medians as a table. In rounds, because a machine
# that others use too is faster at one time than at another.
# usage: bench/online.sh [matches [seconds]]      in BGIO, the folder where boardgame.io is installed: see bench/peers/README.md
set -eu
matches=${1:-50}
seconds=${2:-5}
shared=$((matches < 50 ? matches : 50)) # one socket may watch 64 tables
root=$(cd "$(dirname "$0")/.." && pwd)
bgio=${BGIO:?the folder in which boardgame.io is installed, see bench/peers/README.md}
cd "$root"
cargo build --quiet --release --package roundtable --package bench
bench=${CARGO_TARGET_DIR:-target}/release/roundtable-bench
bench=$(realpath "$bench")
found=$(mktemp)
trap 'rm -f "$found"' EXIT
note() { tee -a "$found"; }
peer() { (cd "$bgio" && node "$root/bench/peers/bgio_load.mjs" "$matches" "$seconds" 1) | note; }
# Matches for those that end are opened beforehand, as they are for boardgame.io.
ours() { "$bench" load --matches "$matches" --seconds "$seconds" --spare $((seconds * 200)) --json "$@" | note; }
echo "load $(cut -d' ' -f1 /proc/loadavg)"
for _ in 1 2 3; do
    peer
    rate=$(node -pe 'Math.round(JSON.parse(process.argv[1]).steps_per_s)' "$(head -1 "$found")")
    ours --rate "$rate"
    ours
    ours --shared "$shared"
done
peer
echo "load $(cut -d' ' -f1 /proc/loadavg)"
node "$root/bench/peers/online_table.mjs" < "$found"
