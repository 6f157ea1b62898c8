/** What a check that was made says about whoever gave cards to it. */
import type { Seat } from "@sprawl/engine";
import { influenceValue } from "../src/advice/values.js";
import type { EventPiece } from "../src/content.js";
import type { Effect } from "../src/effects.js";
import type { CheckMade, Faction } from "../src/state.js";
import type { Belief } from "./mind.js";

/** How often a card of the General deck runs against a target: 14 of 40. */
const STRAY = 0.35;
/** How often anybody spoils a check: one whose side gains by it, and one whose side does not. */
const SPOILS = 0.45;
const SLIPS = 0.05;
const SOMEBODY = 0.15;

export function weighCheck(
  piece: EventPiece | undefined,
  { goal, cards, given, result }: CheckMade,
  seat: Seat,
  odds: Belief,
): Belief {
  if (piece?.type !== "check") return odds;
  const own = given.find((each) => each.seat === seat);
  const count = own?.count ?? 0;
  if (count === 0) return result === "missed" ? { ...odds, human: odds.human * 0.92 } : odds;
  const against = cards.filter((card) => influenceValue(card) * goal < 0).length;
  const others = given.filter((each) => each.seat !== seat && each.count > 0).length;
  const stray = strays(others);
  const likelihood = Math.min(6, (stray[against - 1] ?? 0.001) / (stray[against] ?? 0.001));
  const gainers = whoGainsByFailing(piece.success, piece.failure);
  // Much was announced, and then it was not enough: worse if little was given.
  const announced = result === "missed" && own?.statement === "a-lot";
  const boasted = announced ? (count < 2 ? 0.88 : 0.96) : 1;
  const factor = (faction: Faction) => {
    const often = gainers.includes(faction) ? SPOILS : SLIPS;
    return 1 - often + often * likelihood;
  };
  return {
    human: odds.human * factor("human") * boasted,
    machine: odds.machine * factor("machine"),
    fallen: odds.fallen * factor("fallen"),
    legion: odds.legion * factor("legion"),
  };
}

/** How likely 0, 1, 2 … cards against the target are: of the 2 random ones, and of so many others. */
function strays(others: number): readonly number[] {
  let odds: readonly number[] = [1];
  const add = (chance: number) => {
    odds = [...odds, 0].map((each, n) => each * (1 - chance) + (odds[n - 1] ?? 0) * chance);
  };
  add(STRAY);
  add(STRAY);
  for (let i = 0; i < others; i++) add(SOMEBODY);
  return odds;
}

/** The factions that spoil such a check: Machines for Deus and Resource, Legion for Security and Threat. */
export function whoGainsByFailing(
  success: readonly Effect[],
  failure: readonly Effect[],
): readonly Faction[] {
  const sum = (of: (effect: Effect) => number) =>
    failure.reduce((all, each) => all + of(each), 0) -
    success.reduce((all, each) => all + of(each), 0);
  return [
    ...(sum(servesMachines) > 0 ? (["machine"] as const) : []),
    ...(sum(servesLegion) > 0 ? (["legion"] as const) : []),
  ];
}

function servesMachines(effect: Effect): number {
  if (!("bar" in effect)) return 0;
  return effect.bar === "deus" ? effect.by : effect.bar === "resource" ? -effect.by : 0;
}

function servesLegion(effect: Effect): number {
  if (!("bar" in effect)) return 0;
  return effect.bar === "threat" ? effect.by : effect.bar === "security" ? -effect.by : 0;
}
