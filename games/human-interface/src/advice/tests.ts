/** What a careful player can work out of tests other than attacks, from the cards left in the deck. */
import { chanceToBeat, type Square } from "@sprawl/parts";
import type { ShockCause, Weapon } from "../content.js";
import { type Battle, drawsTwoFor, strengthIn } from "../cyberwarfare/battles.js";
import { neededToForce } from "../doors.js";
import { throwNeeds, throwSum } from "../grenades.js";
import { sideOf } from "../models.js";
import { moments } from "../moments.js";
import { BREAKING_POINT } from "../shock.js";
import type { Card, Interface, Model } from "../state.js";
import { leftInDeck } from "./odds.js";

/** Of 1000: how often one card of those left is like that. */
function chanceOfCard(g: Interface, fits: (value: number) => boolean): number {
  const left = leftInDeck(g);
  const all = left.reduce((sum, count) => sum + count, 0);
  const good = left.reduce((sum, count, i) => sum + (fits(i + 1) ? count : 0), 0);
  return all === 0 ? 0 : Math.floor((1000 * good) / all);
}

/** Of 1000: how often a Cybershock test fails (HI-7.4); undefined for those who take none. */
export function shockOdds(g: Interface, model: Model, cause: ShockCause): number | undefined {
  if (model.kind !== "character" || model.lost) return undefined;
  const mental = moments.of(model).reckon(g, "composure", sideOf(g, model).mental, cause).value;
  return chanceOfCard(g, (value) => value > mental);
}

/** Would one level more be the last one? */
export const isNearBreaking = ({ shock }: Model): boolean => shock + 1 >= BREAKING_POINT;

/** Of 1000: how often a grenade lands where it is thrown: HI-31.3. */
export function throwOdds(g: Interface, thrower: Model, weapon: Weapon, to: Square): number {
  const lead = throwSum(g, thrower, weapon) - throwNeeds(g, thrower, to);
  return chanceOfCard(g, (value) => value + lead > 0);
}

/** Of 1000: how often a door gives way: HI-44.2. */
export const forceOdds = (g: Interface, model: Model): number =>
  chanceOfCard(g, (value) => value >= neededToForce(g, model));

type Purge = { readonly team: number; readonly card: Card; readonly hostile: Card };

/** Of 1000: how often a purge succeeds, before any SR and Booster: HI-23.2. */
export function purgeOdds(g: Interface, { team, card, hostile }: Purge): number {
  const [program, opponent] = [g.box.programs[g.face(card)], g.box.programs[g.face(hostile)]];
  if (!program || !opponent) return 0;
  const battle: Battle = { ...setting(g, team), team, program, opponent, role: "purge" };
  const against = strengthIn(g, {
    ...battle,
    team: -1,
    program: opponent,
    opponent: program,
    role: "defence",
  });
  return chanceToBeat(leftInDeck(g), strengthIn(g, battle) - against, drawsTwoFor(g, team));
}

const setting = (g: Interface, team: number) => ({
  ground: "network" as const,
  terminal: undefined,
  remote: false,
  attacker: team,
  hacker: g.state.models.find(({ id }) => id === g.state.teams[team].hacker),
});

/** Of 1000: how often this defence holds against that sum; without a program the card alone. */
export function defenceOdds(
  g: Interface,
  sum: number,
  attacker: number,
  defender: number,
  card: Card | undefined,
): number {
  const program = card === undefined ? undefined : g.box.programs[g.face(card)];
  const strength = program
    ? strengthIn(g, {
        ...setting(g, attacker),
        remote: true,
        team: defender,
        program,
        opponent: undefined,
        role: "defence",
      })
    : 0;
  return 1000 - chanceToBeat(leftInDeck(g), sum - strength, drawsTwoFor(g, attacker));
}
