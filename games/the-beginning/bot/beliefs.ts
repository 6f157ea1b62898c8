/**
 * Who is probably what: from the setup odds, what has been seen, what everybody has done, and what
 * was said. It is kept nowhere: for each question it is worked out anew from the view.
 */
import type { Seat } from "@sprawl/engine";
import { knownFaction } from "../src/loyalty.js";
import type { Faction, Said } from "../src/state.js";
import { weighCheck } from "./evidence.js";
import { type Belief, faceOf, type Mind } from "./mind.js";

/** TB-4.1: all Loyalty cards there are. */
const ALL: Belief = { human: 3, machine: 2, fallen: 1, legion: 1 };
const FACTIONS: readonly Faction[] = ["human", "machine", "fallen", "legion"];

function stack(human: number, machine: number, fallen: number, legion: number): Belief {
  return { human, machine, fallen, legion };
}

/** The stacks that may have been dealt: TB-4.2 to TB-4.5, all equally likely. */
const STACKS: Readonly<Record<number, readonly Belief[]>> = {
  3: [stack(2, 1, 0, 0), stack(2, 0, 1, 0), stack(2, 0, 0, 1)],
  4: [stack(2, 1, 1, 0), stack(2, 1, 0, 1)],
  5: [stack(3, 2, 0, 0), stack(3, 1, 1, 0), stack(3, 1, 0, 1)],
  6: [stack(3, 2, 1, 0), stack(3, 2, 0, 1), stack(3, 1, 1, 1)],
};

/** What this seat believes of another. */
export function beliefOf(mind: Mind, seat: Seat): Belief {
  mind.memo.beliefs ??= believed(mind);
  return mind.memo.beliefs[seat];
}

function believed(mind: Mind): readonly Belief[] {
  const { view, s } = mind;
  const known = s.seats.map((own) => knownFaction((card) => view.faces[card], own));
  const left = leftInStack(mind, known);
  const done = known.map((sure, seat) =>
    sure ? surely(mind, seat, sure) : normal(turned(mind, weigh(mind, seat, left))),
  );
  const seen = done.map((belief, seat) =>
    known[seat] ? belief : normal(weighMotions(mind, seat, done, belief)),
  );
  return seen.map((belief, seat) =>
    known[seat]
      ? belief
      : normal(s.said.reduce((odds, said) => heard(mind, seat, seen, odds, said), belief)),
  );
}

/** What is left for those nobody knows: of the stacks that hold all that is known, on average. */
function leftInStack(mind: Mind, known: readonly (Faction | undefined)[]): Belief {
  const { s, view } = mind;
  const count = (faction: Faction) => known.filter((each) => each === faction).length;
  const outside = s.loyaltyBox.map((card) => faceOf(mind, card));
  const fits = (dealt: Belief) =>
    FACTIONS.every(
      (faction) =>
        dealt[faction] >= count(faction) &&
        dealt[faction] + outside.filter((each) => each === faction).length <= ALL[faction],
    );
  const stacks = STACKS[view.seats];
  const possible = stacks.some(fits) ? stacks.filter(fits) : stacks; // somebody has changed sides
  const mean = (faction: Faction) =>
    possible.reduce((sum, dealt) => sum + Math.max(0, dealt[faction] - count(faction)), 0) /
    possible.length;
  return stack(mean("human"), mean("machine"), mean("fallen"), mean("legion"));
}

/** The Machine Phase of five or six: whoever was a Human may be none any more (TB-41.9, TB-41.12). */
const RECRUITED = 0.12;
const INFECTED = 0.08;

function turned({ s, view }: Mind, odds: Belief): Belief {
  if (s.level < 3 || view.seats < 5) return odds;
  return {
    human: odds.human * (1 - RECRUITED - INFECTED),
    machine: odds.machine + odds.human * RECRUITED,
    fallen: odds.fallen,
    legion: odds.legion + odds.human * INFECTED,
  };
}

/** A card that was seen is sure; but a Human who has seen a Human's does not know what came after. */
function surely(mind: Mind, seat: Seat, faction: Faction): Belief {
  const sure = { ...stack(0, 0, 0, 0), [faction]: 1 };
  const was = faction === "human" && mind.faction === "human" && seat !== mind.me;
  return was ? turned(mind, sure) : sure;
}

/** Evidence that lies open: work for the city, fights, drops in the Junkyard, checks. */
function weigh({ g, s }: Mind, seat: Seat, odds: Belief): Belief {
  const { tally } = s.seats[seat];
  const drops = s.junkyard.filter(({ by, effect }) => by === seat && effect === "").length;
  const { nexus, nexusFailed, resources, eliminated, brought } = tally;
  const weighed = {
    human: odds.human * 1.25 ** nexus * 1.1 ** eliminated * 1.1 ** brought * 0.7 ** drops,
    machine: odds.machine * 0.75 ** nexus * 1.1 ** nexusFailed * 1.08 ** resources * 1.25 ** drops,
    fallen: odds.fallen * 1.5 ** drops,
    legion: odds.legion * 0.85 ** eliminated,
  };
  return s.checks.reduce<Belief>(
    (belief, check) => weighCheck(g.box.events[check.event], check, seat, belief),
    weighed,
  );
}

/** Who wants a Human detained is hardly one; who wants a Machine detained is none of them. */
function weighMotions({ s }: Mind, seat: Seat, done: readonly Belief[], odds: Belief): Belief {
  let { human, machine } = odds;
  for (const { target, inFavour } of s.motions) {
    if (target === seat) continue;
    const votedFor = inFavour.includes(seat);
    human *= 1 + done[target].human * (votedFor ? -0.25 : 0.1);
    machine *= 1 + done[target].machine * (votedFor ? -0.4 : 0.2);
  }
  return { ...odds, human, machine };
}

/** A word counts as much as whoever says it is believed; a lie about oneself counts against who told it. */
function heard(mind: Mind, seat: Seat, seen: readonly Belief[], odds: Belief, said: Said): Belief {
  if (said.kind === "claim" || said.by === mind.me) return odds;
  const trust = seen[said.by].human;
  if (said.target === seat) {
    if (said.kind === "vouch") return { ...odds, human: odds.human * (1 + trust * 0.4) };
    return { ...odds, [said.faction]: odds[said.faction] * (1 + trust * 0.8) };
  }
  const wrong = said.kind === "accuse" && said.target === mind.me && said.faction !== mind.faction;
  return wrong && said.by === seat ? { ...odds, human: odds.human * 0.85 } : odds;
}

function normal(odds: Belief): Belief {
  const sum = odds.human + odds.machine + odds.fallen + odds.legion || 1;
  return stack(odds.human / sum, odds.machine / sum, odds.fallen / sum, odds.legion / sum);
}

/** What the table must think of a seat, from what lies open alone. */
export function openly(mind: Mind, seat: Seat): Belief {
  const nothing = mind.s.seats.map(() => undefined);
  return normal(
    weigh(mind, seat, leftInStack({ ...mind, view: { ...mind.view, faces: {} } }, nothing)),
  );
}

/** The table knows: what lies open says so, or most of the others have said it aloud. */
export function isExposed(mind: Mind): boolean {
  mind.memo.exposed ??= exposed(mind);
  return mind.memo.exposed;
}

function exposed(mind: Mind): boolean {
  const { s, me, faction, view } = mind;
  if (faction === "human") return false;
  const accusers = s.seats.filter((_, seat) =>
    s.said.some(
      (said) =>
        said.kind === "accuse" &&
        said.by === seat &&
        said.target === me &&
        said.faction === faction,
    ),
  );
  return accusers.length * 2 > view.seats - 1 || openly(mind, me)[faction] > 0.6;
}

/** How sure it is that this seat is not on the own side, from 0 to 1. */
export function hostility(mind: Mind, seat: Seat): number {
  return seat === mind.me ? 0 : 1 - beliefOf(mind, seat)[mind.faction];
}

/** Known to be on the own side. */
export function isAlly(mind: Mind, seat: Seat): boolean {
  return seat !== mind.me && hostility(mind, seat) < 0.05;
}

/** The other seats, the most hostile first. */
export function bySuspicion(mind: Mind): Seat[] {
  return mind.s.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== mind.me)
    .sort((a, b) => hostility(mind, b) - hostility(mind, a) || a - b);
}
