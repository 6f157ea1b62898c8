"""A player for a Sprawl table, written from docs/http-api.md alone. Standard library only.

    python3 examples/stranger.py http://127.0.0.1:4711 INVITE [NAME]

It joins the table an invitation leads to, answers what it is asked at random, and ends with the
match. Every form of question is answered: choose, pick and amount.
"""

import json
import random
import sys
import urllib.error
import urllib.parse
import urllib.request


class Refused(Exception):
    """The server said no; nothing was changed."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['code']}: {error['message']}")
        self.code = error["code"]


class Server:
    def __init__(self, url):
        self.url = url
        self.cookie = ""

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if data is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                given = response.headers.get("Set-Cookie")
                if given:
                    self.cookie = given.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            raise Refused(refusal.code, json.load(refusal)["error"]) from None


def answer_to(question):
    """Something allowed, at random. A set of picks may break a rule: `safe` never does."""
    keys = [option["key"] for option in question["options"]]
    if question["form"] == "choose":
        return random.choice(keys)
    if question["form"] == "pick":
        most = min(question["max"], len(keys))
        return random.sample(keys, random.randint(question["min"], most))
    return random.randint(question["min"], question["max"])


def answer(server, table, question):
    path = f"/api/tables/{table}/answer"
    decision = question["decision"]
    try:
        server.call("POST", path, {"decision": decision, "answer": answer_to(question)})
    except Refused as refusal:
        # The table has moved on, or these do not go together: look again, or be safe.
        if refusal.code == "not-together":
            server.call("POST", path, {"decision": decision, "answer": question["safe"]})
        elif refusal.code not in ("stale", "not-asked", "over"):
            raise


def play(server, table):
    """Until the match is over; returns the table as it is then."""
    version = -1
    while True:
        query = urllib.parse.urlencode({"after": version, "wait": 20})
        seen = server.call("GET", f"/api/tables/{table}/view?{query}")
        if seen["table"]["status"] == "over":
            return seen
        version = seen.get("version", version)
        question = seen.get("view", {}).get("question")
        if question:
            answer(server, table, question)


def main(url, invite, name="Stranger"):
    server = Server(url.rstrip("/"))
    server.call("POST", "/api/me", {"name": name})
    table = server.call("GET", f"/api/invites/{invite}")["id"]
    server.call("POST", f"/api/tables/{table}/join", {"invite": invite})
    server.call("POST", f"/api/tables/{table}/ready", {})
    seen = play(server, table)
    result = seen.get("view", {}).get("result") or seen["table"].get("ended", {})
    print("over, won by seats", result.get("winners", []))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
