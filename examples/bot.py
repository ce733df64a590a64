#!/usr/bin/env python3
"""A bot for Roundtable: takes the choice that its view likes best, which is any. docs/bots.md explains the lines.

    roundtable bot-test python3 examples/bot.py
"""
import json
import random
import sys


def say(words):
    print(words, flush=True)


def decide(match, moment):
    """The one place to make clever: `moment["view"]` is all that this seat may know."""
    chance = random.Random(f"{match['game']} {match['seat']} {moment['lines']}")
    return chance.choice(moment["choices"])


match = None
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "roundtable":
        say("name Example")
        say("ready")
    elif word == "match":
        match = json.loads(rest)
    elif word == "go":
        say("action " + decide(match, json.loads(rest)))
    elif word == "over":
        place = json.loads(rest)["places"][match["seat"]]
        print(f"{match['game']}: place {place} of {match['seats']}", file=sys.stderr)
    elif word == "quit":
        break
