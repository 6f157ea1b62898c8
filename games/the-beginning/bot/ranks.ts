/** Leader, General, votes and the Isolation Cube. */
import type { Answer, OptionView, Seat } from "@sprawl/engine";
import { oddsOfNumber } from "../src/advice/odds.js";
import { spawnLocation } from "../src/board.js";
import type { Action } from "../src/questions.js";
import { figureValue, isDetained } from "../src/values.js";
import { beliefOf, bySuspicion, hostility, isAlly, isExposed, openly } from "./beliefs.js";
import { colourOf, destination } from "./chips.js";
import { armsWorth } from "./deeds.js";
import { worthOf } from "./effects.js";
import {
  type Asked,
  best,
  faceOf,
  handOf,
  keyOfKind,
  type Mind,
  valueIn,
  wantsFor,
  wantsLate,
} from "./mind.js";

type Detention = "plead" | "interrogation" | "pardon";
type Deed = Extract<
  OptionView<Action>,
  { kind: "censure" | "new-leader" | "buy-weapon" | Detention }
>;

/** At HQ, and in and before the Isolation Cube. */
export function hqOrCubeWorth(mind: Mind, option: Deed): number {
  switch (option.kind) {
    case "censure":
      return hostility(mind, bySuspicion(mind)[0]) > 0.75 && mind.s.level > 1 ? 2 : 0;
    case "new-leader": {
      const strong = handOf(mind).some((card) => valueIn(mind, card) >= 3);
      return strong ? Math.max(wantsLate(mind, "chain-of-command") * 9, panelAtRisk(mind)) : 0;
    }
    case "buy-weapon":
      return wantsFor(mind, "armed") ? wantsLate(mind, "armed") * 8 : armsWorth(mind);
    case "plead":
      return 4;
    case "interrogation":
      return 3;
    case "pardon":
      return pardonWorth(mind, option.target);
    default:
      return option satisfies never;
  }
}

/** Apex is nearly finished, and its Control Panel would go to somebody suspected. */
function panelAtRisk(mind: Mind): number {
  const { general } = mind.s;
  return wantsPanel(mind) && general >= 0 && hostility(mind, general) > 0.6 ? 5 : 0;
}

/** An ally is freed, but not before a round has passed; in a campaign not too late (CM-3). */
function pardonWorth(mind: Mind, target: Seat): number {
  const { s, view } = mind;
  if (hostility(mind, target) >= 0.5) return 0;
  if (s.campaign && s.level === 3) return 5;
  const pleaded = s.checks.some(
    ({ event, by, turn }) => event === "" && by === target && turn <= s.turn.number - view.seats,
  );
  return pleaded || mind.faction === "human" ? 2 : 0;
}

/** The Control Panel: Apex fights while it is strong, and walks so that it meets Deus (TB-29.20). */
export function panelWorth(
  { s, faction }: Mind,
  button: "apex-move" | "apex-attack" | "red-button",
): number {
  if (faction === "machine") return button === "red-button" ? 0.3 : 0;
  switch (button) {
    case "apex-attack":
      return s.bars.apex > 4 && faction !== "legion" ? 3 : 0;
    case "apex-move":
      return s.deus.status === "in-play" && [2, 3].includes(s.deus.space) && s.apex.space < 3
        ? 6
        : 0;
    case "red-button":
      return 0;
    default:
      return button satisfies never;
  }
}

/** For a motion, if the nominee is probably hostile; for an ally only where others are too. */
export function vote(mind: Mind, asked: Asked): Answer | undefined {
  const target = Number(asked.args?.target ?? -1);
  if (mind.faction === "machine" && isAlly(mind, target) && !isExposed(mind)) {
    // Nobody else would vote against it: then neither does a friend.
    return keyOfKind(asked, openly(mind, target).human < 0.3 ? "for" : "against");
  }
  return keyOfKind(asked, hostility(mind, target) > 0.6 ? "for" : "against");
}

/** The Leader breaks a tie by the same number, and never against an ally. */
export function breakTie(mind: Mind, asked: Asked): Answer | undefined {
  const target = Number(asked.args?.target ?? -1);
  return keyOfKind(asked, hostility(mind, target) > 0.6 ? "for" : "against");
}

export function leaderCard(mind: Mind, asked: Asked): Answer {
  const { s, me } = mind;
  const trusted = bySuspicion(mind).pop() ?? me;
  const [suspect] = bySuspicion(mind);
  const own = isDetained(mind.g, me) || wantsPanel(mind) ? trusted : me;
  const hides = mind.faction === "fallen" && s.level < 3 && !wantsFor(mind, "chain-of-command");
  return best(asked, (option) => {
    if (option.kind === "pass") return 0.5;
    if (option.kind !== "lay") return 0;
    const value = valueIn(mind, option.card);
    if (option.target === own) return value > 0 ? (hides && own === me ? 0.2 : value) : -5;
    if (option.target === suspect) return value < 0 ? -value * 0.7 : -5;
    return -4;
  });
}

/** A Human wants to be General when Apex is about to be finished; the Leader cannot be (TB-35.10). */
function wantsPanel({ s, faction, me }: Mind): boolean {
  const soon = s.apex.status === "locked" && s.bars.apex >= 8;
  return faction === "human" && soon && !s.seats[me].revoked;
}

/** The General: of those not suspected, whoever did most at the Nexus. */
export function general(mind: Mind, asked: Asked): Answer {
  const { s, me } = mind;
  return best(asked, (option) => {
    if (!("target" in option)) return 0;
    const { target } = option;
    if (target === me) return 9;
    const trust = 1 - hostility(mind, target);
    if (mind.faction !== "human") return trust;
    return trust + (trust >= 0.5 ? s.seats[target].tally.nexus * 0.4 : 0);
  });
}

/** A detained General stays one only if nobody else can be trusted with it. */
export function keepGeneral(mind: Mind, asked: Asked): Answer | undefined {
  const { s, g, me } = mind;
  const other = s.seats.some(
    ({ revoked }, seat) =>
      seat !== s.general &&
      seat !== s.leader &&
      seat !== me &&
      !revoked &&
      !isDetained(g, seat) &&
      hostility(mind, seat) < 0.5,
  );
  return keyOfKind(asked, other ? "no" : "yes");
}

/** Among equal targets: tough or suspected, and never the carrier of what the own side needs. */
export function enemyTarget(mind: Mind, asked: Asked): Answer {
  const { g, s, faction } = mind;
  const thief = g.box.enemies[String(asked.args?.enemy ?? "").split("-")[0] as "thief"]?.steals;
  return best(asked, (option) => {
    if (option.kind !== "figure") return 0;
    const { health, chips } = s.figures[option.figure];
    const tough = (health + figureValue(g, option.figure, "shield")) * 0.08;
    // What a Thief takes lies in the Junkyard, where Fallen want purple.
    const purple = chips.some((chip) => colourOf(mind, chip) === "purple");
    if (faction === "fallen" && thief && purple) return 9;
    const needed = chips.some((chip) => needs(mind, option.target, chip)) ? 5 : 0;
    return hostility(mind, option.target) + tough - needed;
  });
}

/** Own Data Chips that should arrive; of others those that are not known to be another side's. */
function needs(mind: Mind, seat: Seat, chip: number): boolean {
  if (seat === mind.me) return destination(mind, chip) === "network";
  const wanted = { human: "blue", machine: "red", fallen: "purple", legion: "" }[mind.faction];
  const colour = colourOf(mind, chip);
  return colour === undefined ? hostility(mind, seat) < 0.5 : colour === wanted;
}

/** Programs that lower Threat or raise Security. */
const CURES: readonly string[] = ["patrol-routine", "de-escalation"];

/** A difference that nobody would wonder about. */
const SMALL = 2;

/** The better side of a decision; a hidden enemy takes the worse one only where it differs little. */
export function decide(mind: Mind, asked: Asked): Answer | undefined {
  const { s, g } = mind;
  const card = s.happening[s.happening.length - 1];
  const piece = g.box.events[faceOf(mind, card) ?? ""];
  if (piece?.type !== "decision") return undefined;
  const differ = (of: Mind) => worthOf(of, piece.a.effects) - worthOf(of, piece.b.effects);
  const table = differ({ ...mind, faction: "human" });
  const hides = mind.faction !== "human" && !isExposed(mind) && Math.abs(table) > SMALL;
  return keyOfKind(asked, (hides ? table : differ(mind)) >= 0 ? "option-a" : "option-b");
}

/** Dead Zones: open Legion has them where most Enemies would come, all others where fewest would. */
export function deadZone(mind: Mind, asked: Asked): Answer {
  const open = mind.faction === "legion" && (mind.s.level === 3 || isExposed(mind));
  return best(asked, (option) => {
    if (option.kind !== "spawn") return 0;
    const odds = Math.max(...spawnLocation(option.spawn).numbers.map(oddsOfNumber));
    return open ? odds : -odds;
  });
}

/** TB-41.9: the Human who is Leader or General, or who carries most Data Chips. */
export function recruit({ s }: Mind, asked: Asked): Answer {
  return best(asked, (option) => {
    if (option.kind !== "player") return 0.5;
    const { target } = option;
    const rank = target === s.leader || target === s.general ? 3 : 1;
    return rank + s.figures[target].chips.length + s.seats[target].tally.brought * 0.1;
  });
}

/**
 * TB-41.12: first the General, or who could lower Threat or raise Security; then likely Humans. Of
 * five, two are enough: three would be noticed.
 */
export function infect(mind: Mind, asked: Asked): Answer {
  const { s, view } = mind;
  if (asked.options.some(({ kind }) => kind === "confirm")) {
    return asked.options.map(({ key }) => key).slice(0, 1);
  }
  const rank = (seat: Seat) => {
    const cure = s.seats[seat].programs.some((card) => CURES.includes(String(view.faces[card])));
    return (seat === s.general ? 4 : 0) + (cure ? 3 : 0) + beliefOf(mind, seat).human;
  };
  return asked.options
    .flatMap((option) => ("target" in option ? [option] : []))
    .sort((a, b) => rank(b.target) - rank(a.target))
    .slice(0, Math.min(asked.max ?? 0, view.seats > 5 ? 2 : 1))
    .map(({ key }) => key);
}
