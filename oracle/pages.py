#!/usr/bin/env python3
"""Play the rulebook's own scenarios with the oracle.

    python3 oracle/pages.py [PAGE …]

Without a page, all under rulebook/blanc-noir and its rulings. What a page leaves open (which
cards somebody holds, how a pile lies) is drawn anew twenty times: a page must hold every time.
"""

import os
import sys

import words
from expect import check
from scenario import Scenario
from words import Unclear

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TIMES = 20


def all_pages():
    found = []
    for folder in ("blanc-noir", "rulings"):
        for where, _, names in os.walk(os.path.join(ROOT, "rulebook", folder)):
            found += [os.path.join(where, n) for n in names if n.endswith(".md") and n != "README.md"]
    return sorted(path for path in found if is_blanc_noir(path))


def is_blanc_noir(path):
    """Rulings of other games say so below their title."""
    with open(path, encoding="utf-8") as page:
        top = page.read(400)
    return "ruling: fengsheng" not in top and "ruling: clocktower" not in top


def read_page(path):
    """The scenarios of a page: lists of (kind, [(line number, text)])."""
    scenarios, block, kind, section = [], [], None, None
    with open(path, encoding="utf-8") as page:
        for number, line in enumerate(page, 1):
            line = line.rstrip("\n")
            if kind is None and line.startswith("## "):
                section = None              # a play block belongs to a table of its section
            elif kind is None and line.startswith("```"):
                kind, block = line[3:].strip() or "text", []
            elif line.startswith("```"):
                if kind == "table":
                    section = []
                    scenarios.append(section)
                if kind in ("table", "play", "expect"):
                    if section is None:
                        raise Unclear("%s:%d: no table before this block" % (path, number))
                    section.append((kind, block))
                kind = None
            elif kind is not None and line.strip() and not line.strip().startswith("#"):
                block.append((number, words.plain(line)))
    return scenarios


def act_out(path, blocks, seed):
    """The complaints about one scenario."""
    complaints = []
    scenario, number, line = None, blocks[0][1][0][0], ""
    try:
        for kind, lines in blocks:
            if kind == "table":
                scenario = Scenario([text for _, text in lines], seed)
            for number, line in lines if kind != "table" else []:
                wrong = scenario.play(line) if kind == "play" else check(scenario, line)
                if wrong:
                    complaints.append("%s:%d: %s: %s" % (path, number, line, wrong))
                    if kind == "play":
                        return complaints
        if blocks[-1][0] != "expect":
            complaints.append("%s:%d: a scenario ends with an expectation" % (path, number))
    except (Unclear, KeyError, ValueError) as error:
        complaints.append("%s:%d: %s: not understood: %s" % (path, number, line, error))
    return complaints


def main(paths):
    passed, failed = 0, 0
    for path in paths or all_pages():
        name = os.path.relpath(path, ROOT)
        for blocks in read_page(path):
            for seed in range(TIMES):
                complaints = act_out(name, blocks, seed)
                if complaints:
                    print("\n".join(complaints))
                    break
            passed += not complaints
            failed += bool(complaints)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
