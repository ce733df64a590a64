#!/usr/bin/env bash
# Measures OpenSpiel, then ours, then OpenSpiel again, and prints the tables of docs/benchmarks.md in Markdown.
# usage: bench/compare.sh [seconds a repetition]      needs OpenSpiel: see bench/peers/README.md
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-1}
python=${PYTHON:-python3}
export PYTHONDONTWRITEBYTECODE=1
"$python" -c 'import pyspiel' || { echo "OpenSpiel is missing: see bench/peers/README.md" >&2; exit 1; }
cargo build --quiet --release --package bench
bench=${CARGO_TARGET_DIR:-target}/release/roundtable-bench
kept=$(mktemp -d)
trap 'rm -r "$kept"' EXIT
peers() {
  "$python" bench/peers/openspiel_random.py --budget "$seconds" >"$1"
  "$python" bench/peers/openspiel_search.py --budget "$seconds" --only leduc >>"$1"
}
echo "OpenSpiel, before …" >&2
peers "$kept/before"
echo "ours …" >&2
"$bench" speed --json --seconds "$seconds" --repeats 5 --iterations 1000 >"$kept/ours"
echo "OpenSpiel, after …" >&2
peers "$kept/after"
"$python" bench/peers/compare.py "$kept/before" "$kept/ours" "$kept/after"
