#!/usr/bin/env python3
"""A program that sits down at a table of a server as a guest and plays random legal actions. docs/protocol.md describes
the messages. Give it the link of the table:

    python3 examples/guest.py http://127.0.0.1:4117/tables/…
"""
import json
import random
import sys
import urllib.error
import urllib.request

place, _, invitation = sys.argv[1].partition("#")
base, _, table = place.rpartition("/tables/")
headers = {"Content-Type": "application/json"}


def ask(method, path, body=None):
    body = json.dumps(body).encode() if body is not None else None
    return urllib.request.urlopen(urllib.request.Request(base + "/api" + path, body, headers, method=method))


def decide(sight):
    """Returns the action to play. Put your strategy here: `sight["view"]` is everything that this seat may know."""
    return random.choice(sight["choices"])


welcome = json.load(ask("POST", "/guests", {"name": "Guest", "bot": True}))
headers["Authorization"] = "Bearer " + welcome["token"]
shown = "&invitation=" + invitation if invitation else ""
seats = json.load(ask("GET", f"/tables/{table}?{shown[1:]}"))["seats"]
free = [at for at, seat in enumerate(seats) if seat["sitter"] == "nobody"]
ask("PUT", f"/tables/{table}/seats/{free[0]}", {"invitation": invitation} if invitation else {})
for line in ask("GET", f"/tables/{table}/stream?choices=true{shown}"):
    say = json.loads(line)["say"] if line.strip() else {}
    sight = say.get("sight") if isinstance(say, dict) else None
    if sight and sight["choices"]:
        try:
            ask("POST", f"/tables/{table}/commands", {"act": {"after": sight["lines"], "action": decide(sight)}})
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["title"], file=sys.stderr)
    if isinstance(say, dict) and say.get("table", {}).get("stage") == "over":
        break
