#!/usr/bin/env python3
"""Compare the engine with the oracle over whole games.

    python3 oracle/check.py --games 1000 --jobs 2
    python3 oracle/check.py --game fengsheng --games 1000 --roles ten
    hearsay trace --games 10 | python3 oracle/check.py -

Legal actions, the seat asked, what chance decided and whether the game is over are compared at every
decision; the truth and all views wherever the trace shows them (--every). See oracle/README.md.
"""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time

import compare
import compare_fengsheng
from difference import Stop

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CHUNK = 10      # games that one run of the binary writes
GAMES = {"blanc-noir": compare, "fengsheng": compare_fengsheng}

# Ten characters of fengsheng who together do nearly everything that characters do.
TEN = ("old-ghost,code-clerk,black-rose,professional-killer,masked-man,seven-hundred,great-beauty,"
       "sister-six,rookie-white,viper")


def find_hearsay():
    """The newest binary that cargo has built, or a fresh one."""
    built = [os.path.join(ROOT, "target", kind, "hearsay") for kind in ("release", "debug")]
    built = [path for path in built if os.path.exists(path)]
    if built:
        return max(built, key=os.path.getmtime)
    subprocess.run(["cargo", "build", "--release", "-p", "cli"], cwd=ROOT, check=True)
    return os.path.join(ROOT, "target", "release", "hearsay")


def trace_command(options, first, games, every):
    command = [options["hearsay"], "trace", "--game", options["game"], "--bot", options["bot"]]
    command += ["--seed", str(options["seed"]), "--every", str(every)]
    command += ["--first", str(first), "--games", str(games)]
    if options["seats"]:
        command += ["--seats", str(options["seats"])]
    if options["rules"]:
        command += ["--rules", options["rules"]]
    if options["roles"]:
        command += ["--rules", "roles=" + {"ten": TEN}.get(options["roles"], options["roles"])]
    return command


class Tally:
    """What was compared, and the games that differ."""

    def __init__(self):
        self.passed, self.decisions, self.full, self.rounds = 0, 0, 0, 0
        self.stops = []

    def count(self, replay):
        self.decisions += replay.number
        self.full += replay.views
        self.rounds += replay.rounds

    def add(self, other):
        self.passed += other.passed
        self.decisions += other.decisions
        self.full += other.full
        self.rounds += other.rounds
        self.stops += other.stops


def compare_lines(lines):
    """Play the games of a trace again."""
    tally = Tally()
    replay, game = None, compare

    def close():
        if replay is not None:
            try:
                replay.finish()
                tally.passed += 1
            except Stop as stop:
                tally.stops.append(stop)
            tally.count(replay)

    for text in lines:
        line = json.loads(text)
        kind = line.get("t")
        if kind == "trace":
            game = GAMES.get(line["game"])
            if line["format"] != 1 or game is None:
                raise SystemExit("This trace is not format 1 of %s; nothing was compared."
                                 % " or ".join(GAMES))
        elif kind == "game":
            close()
            replay = None
            try:
                replay = game.Replay(line)
            except Stop as stop:
                tally.stops.append(stop)
        elif kind == "decision" and replay is not None:
            try:
                replay.decision(line)
            except Stop as stop:
                tally.stops.append(stop)
                tally.count(replay)
                replay = None
    close()
    return tally


def compare_chunk(work):
    options, first, games, every = work
    command = trace_command(options, first, games, every)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as run:
        tally = compare_lines(run.stdout)
    if run.returncode != 0:
        raise RuntimeError("`%s` ended with code %d" % (" ".join(command), run.returncode))
    if tally.passed + len(tally.stops) != games:
        raise RuntimeError("`%s` wrote too few games" % " ".join(command))
    return tally


def closer(options, stop):
    """The same game again with everything shown at every decision: the first difference there is
    earlier or more telling."""
    work = (options, stop.game["n"], 1, 1)
    stops = compare_chunk(work).stops
    return stops[0] if stops else stop


def report(stop):
    line, difference = stop.game, stop.difference
    rules, usual = line["setup"]["rules"], stop.usual
    house = {name: rules[name] for name in rules if rules[name] != usual.get(name)}
    print("\nDIFFERENCE in game %d, decision %d" % (line["n"], stop.number))
    print("  seed      %s" % line["seed"])
    print("  setup     %d seats, %s" % (line["setup"]["seats"], json.dumps(house)))
    if stop.question:
        print("  asked     %s" % json.dumps(stop.question))
        print("  answer    %s" % stop.action)
    print("  what      %s" % difference.what)
    print("  trace     %s" % json.dumps(difference.trace))
    print("  oracle    %s" % json.dumps(difference.oracle))
    print("  rulebook  rulebook/%s" % difference.page)
    print("  position  (the oracle's, when the difference was met)")
    for field, value in (stop.position or {}).items():
        print("    %-12s %s" % (field, json.dumps(value)))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("trace", nargs="?", help="a trace to read (- is standard input); "
                        "without it `hearsay trace` is run")
    parser.add_argument("--game", choices=sorted(GAMES), default="blanc-noir")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--seats", type=int, help="without it every number in turn")
    parser.add_argument("--rules", help="house rules; without it they vary")
    parser.add_argument("--roles", help="fengsheng's characters: none, ten, all (without it), or "
                        "some by name with commas")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--every", type=int, default=20,
                        help="truth and views in about one decision of this many")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hearsay", help="the binary; without it target/ is searched")
    return parser.parse_args()


def main():
    args = arguments()
    began = time.time()
    options = None
    if args.trace:
        lines = sys.stdin if args.trace == "-" else open(args.trace, encoding="utf-8")
        tally = compare_lines(lines)
    else:
        options = {"hearsay": args.hearsay or find_hearsay(), "game": args.game,
                   "seed": args.seed, "bot": args.bot, "seats": args.seats,
                   "rules": args.rules, "roles": args.roles}
        print("comparing with " + options["hearsay"])
        end = args.first + args.games
        work = [(options, first, min(CHUNK, end - first), args.every)
                for first in range(args.first, end, CHUNK)]
        tally = Tally()
        with multiprocessing.Pool(args.jobs) as pool:
            for part in pool.imap_unordered(compare_chunk, work):
                tally.add(part)
    tally.stops.sort(key=lambda stop: stop.game["n"])
    for stop in tally.stops[:5]:
        report(closer(options, stop) if options else stop)
    if len(tally.stops) > 5:
        print("\n… and %d more games differ: %s" % (
            len(tally.stops) - 5, ", ".join(str(s.game["n"]) for s in tally.stops[5:])))
    unit = GAMES[args.game].UNIT if options else "rounds or turns"
    print("%d %s, %d decisions, %d of them with truth and all views; %.0f seconds" % (
        tally.rounds, unit, tally.decisions, tally.full, time.time() - began))
    print("%d passed, %d failed" % (tally.passed, len(tally.stops)))
    return 1 if tally.stops or not tally.passed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RuntimeError as error:
        print("%s; nothing can be said about these games." % error)
        sys.exit(2)
