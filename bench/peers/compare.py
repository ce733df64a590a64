"""Reads what compare.sh measured and prints it side by side, in Markdown.

usage: compare.py before.jsonl ours.json after.jsonl

A peer's rate is the better of its C++ modes; before and after are averaged. If they differ by more than 15 %, the
machine was too busy: the row says so, and the exit code is 1.
"""
import json
import sys

HEAD = "| OpenSpiel's game | OpenSpiel | drift | Roundtable | ratio | aim |\n|---|---:|---:|---:|---:|---:|"
PLAYOUTS, SEARCH = ("cpp_bots", "cpp_rollouts"), ("ismcts_cpp",)
MOST_DRIFT = 0.15
BESIDE = (
    ("king-arthur", "King Arthur", [(theirs, "1 ×") for theirs in ("crazy_eights", "go_fish", "hearts", "spades")]),
    ("quests", "Quests of the Round Table", [("go_fish", "1 ×"), ("hearts", "0.5 ×, at best 1 ×")]),
    ("camelot", "The Future of Camelot", [("goofspiel", "1 ×, at best 2 ×")]),
    ("ring", "Quest for the Ring", [("maedn", "1 ×"), ("backgammon", "10 ×")]),
    ("knight", "Knight", [("go_fish", "0.5 ×")]),
)


def rows(path):
    with open(path) as file:
        return [json.loads(line) for line in file if line.strip()]


def best(measured, game, field, modes):
    mine = [r for r in measured if r.get("game", "").split("(")[0] == game and r.get("mode") in modes]
    return max((r[field] for r in mine if field in r), default=None)


def short(rate):
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.0f} k"


def compare(theirs, modes, ours, field, aim, before, after):
    """Prints a row; was the machine quiet enough?"""
    first, last = (best(measured, theirs, field, modes) for measured in (before, after))
    if not first or not last:
        print(f"| {theirs} | could not be measured | | | | {aim} |")
        return False
    drift, mean = abs(first - last) / min(first, last), (first + last) / 2
    rate = ours[field]["median"]
    note = "" if drift <= MOST_DRIFT else " (busy machine: run again)"
    print(f"| `{theirs}` | {short(mean)} | {drift:.0%}{note} | {short(rate)} | **{rate / mean:.1f} ×** | {aim} |")
    return drift <= MOST_DRIFT


def table_of_ours(ours):
    print("| game | seats | position | decisions/s | games/s | decisions a game | allocations a step | simulations/s "
          "| determinize/s |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for s in ours.values():
        rate = {field: short(s[field]["median"]) for field in s if field.endswith("_per_s")}
        print(f"| {s['game']} | {s['seats']} | {s['position_bytes']} bytes | {rate['decisions_per_s']} "
              f"| {rate['games_per_s']} | {s['decisions_per_game']:.1f} | {s['allocations_per_step']:.3f} "
              f"| {rate['simulations_per_s']} | {rate['determinizations_per_s']} |")


def main():
    before, after = rows(sys.argv[1]), rows(sys.argv[3])
    with open(sys.argv[2]) as file:
        ours = {speed["game"]: speed for speed in json.load(file)}
    leduc, machine = ours["leduc"], before[0]["machine"]
    print(f"{machine['cpu']}, {machine['cores']} cores, load {before[0]['load1']} before and {after[-1]['load1']} after; "
          f"OpenSpiel {before[0]['version']} with Python {machine['python']}.\n")
    quiet = []
    for game, title, peers in BESIDE:
        print(f"Random playouts, decisions a second: {title} at {ours[game]['seats']} seats beside OpenSpiel.\n")
        print(HEAD)
        quiet += [compare(theirs, PLAYOUTS, ours[game], "decisions_per_s", aim, before, after) for theirs, aim in peers]
        print()
    print("The same game, Leduc poker: random playouts, decisions a second.\n")
    print(HEAD)
    quiet.append(compare("leduc_poker", PLAYOUTS, leduc, "decisions_per_s", "3 ×", before, after))
    print(f"\nThe same game, Leduc poker: information-set tree search, simulations a second "
          f"({leduc['simulations']} a search).\n")
    print(HEAD)
    quiet.append(compare("leduc_poker", SEARCH, leduc, "simulations_per_s", "5 ×", before, after))
    print("\nAll that `roundtable bench` says:\n")
    table_of_ours(ours)
    sys.exit(0 if all(quiet) else 1)


main()
