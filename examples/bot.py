#!/usr/bin/env python3
"""A bot for Roundtable that plays a random legal action. docs/bots.md describes the protocol. Check the bot with:

    roundtable bot-test python3 examples/bot.py
"""
import json
import random
import sys


def say(words):
    """Sends one line to the program that runs the match."""
    print(words, flush=True)


def decide(match, moment):
    """Returns the action to play. Put your strategy here: `moment["view"]` is everything that this seat may know."""
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
