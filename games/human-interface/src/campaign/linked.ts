/** HI-37.1: what the last mission means for the next. */
import type { Rule } from "@sprawl/engine";
import { FLOOR, type Square } from "@sprawl/parts";
import { terminalOf } from "../cyberwarfare/takeovers.js";
import { dealGuards } from "../cyberwarfare/terminal-attacks.js";
import { doorAt } from "../doors.js";
import { leaderOf, missionOf, planOf, sideName, whereIs } from "../models.js";
import { square } from "../plan.js";
import { ask, type Linked } from "../questions.js";
import { distanceBetween } from "../sight.js";
import type { Interface } from "../state.js";

const UBERMENSCH = 0;
const NAKAMURA = 1;
/** The one plain door of Signal Hunt that stays as it is. */
const NEVER_LOCKED = square(17, 20);

/** The mission that was played last, and who won it. */
export function* linked(g: Interface): Rule<void> {
  const { wins } = g.state;
  const winner = wins[wins.length - 1];
  if (winner === undefined || winner < 0) return;
  switch (g.state.mission) {
    case "signal-hunt":
      if (winner === UBERMENSCH) terminalOf(g, "orange").strength--;
      else yield* lockPlainDoor(g);
      return;
    case "extraction":
      return yield* moveEntry(g, winner);
    case "core-meltdown":
      return turnUp(g, winner);
    default:
      return;
  }
}

/** Nakamura may lock one plain door: no Terminal opens it. */
function* lockPlainDoor(g: Interface): Rule<void> {
  const options: Linked[] = g.state.doors
    .filter(({ at, colour }) => colour === "plain" && at !== NEVER_LOCKED)
    .map(({ at }) => ({ kind: "lock-plain", square: at, on: `square/${at}`, rule: "HI-37.4" }));
  const pass: Linked = { kind: "pass", rule: "HI-37.4" };
  const choice = yield* ask(leaderOf(g.state.teams[NAKAMURA]), "linked", [...options, pass], {
    safe: pass,
    rule: "HI-37.4",
  });
  if (choice.kind !== "lock-plain") return;
  const door = doorAt(g, choice.square);
  if (door) door.locked = true;
  g.tell("door-locked", whereIs(g, choice.square), { rule: "HI-37.4" });
}

/** The winner may move one entry point of the drones, not near where Teams start. */
function* moveEntry(g: Interface, winner: number): Rule<void> {
  const seat = leaderOf(g.state.teams[winner]);
  const options: Linked[] = g.state.entries.map((at, entry) => ({
    kind: "take-entry",
    entry,
    square: at,
    on: `square/${at}`,
    rule: "HI-37.4",
  }));
  const pass: Linked = { kind: "pass", rule: "HI-37.4" };
  const choice = yield* ask(seat, "linked", [...options, pass], { safe: pass, rule: "HI-37.4" });
  if (choice.kind !== "take-entry") return;
  const places = awayFromTeams(g).map((at) => ({
    kind: "place-entry" as const,
    square: at,
    on: `square/${at}`,
    rule: "HI-37.4",
  }));
  const { square: to } = yield* ask(seat, "entry-square", places, { rule: "HI-37.4" });
  g.state.entries[choice.entry] = to;
  g.tell("entry-moved", { from: choice.square, ...whereIs(g, to) }, { rule: "HI-37.4" });
}

const FAR_ENOUGH = 6;

/** Floor squares at distance 6 or more from every deployment zone, without an entry point. */
function awayFromTeams(g: Interface): Square[] {
  const zones = missionOf(g).teams.flatMap(({ deployment }) =>
    deployment.map(([x, y]) => square(x, y)),
  );
  const { ground } = planOf(g).floor;
  return [...ground.keys()].filter(
    (at) =>
      ground[at] === FLOOR &&
      !g.state.entries.includes(at) &&
      zones.every((zone) => distanceBetween(g, zone, at) >= FAR_ENOUGH),
  );
}

/** One card that protects the red Terminal against the winner lies face-up. */
function turnUp(g: Interface, winner: number): void {
  const terminal = terminalOf(g, "red");
  dealGuards(g, terminal, winner);
  const [first] = terminal.guards[winner];
  if (!first) return;
  first.up = true;
  g.show(first.card, "all");
  g.tell("turned-up", {}, { cards: [first.card], rule: "HI-37.4" });
  g.tell("known-guard", { team: sideName(g, winner) }, { rule: "HI-37.4" });
}
