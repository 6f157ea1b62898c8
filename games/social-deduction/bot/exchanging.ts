/**
 * Programs that move IDs and loyalty cards, and so change teams (SD-21.2, SD-21.4): what each seat
 * would probably be with other cards, and whether that is better for this mind (tip 24).
 */
import type { Seat } from "@sprawl/engine";
import { aimedAt, hiddenIdsOf } from "../src/advice/shots.js";
import { TEAMS } from "../src/advice/view.js";
import { box } from "../src/box.js";
import type { PlayOption } from "../src/questions.js";
import type { Team } from "../src/state.js";
import { teamFrom } from "../src/teams.js";
import { WEAPONS, type WeaponKind } from "../src/weapon-cards.js";
import { behind, enmityOf, type Mind, threatFrom, weaponHeld } from "./mind.js";

type Chances = Readonly<Record<string, number>>;
type Cards = { readonly ids: Chances; readonly left: Chances; readonly right: Chances };
type Teams = Readonly<Record<Team, number>>;

/** An ID of any colour, as it may come out of the box. */
const ANY_ID: Chances = { photographer: 1 / 3, execute: 1 / 3, thief: 1 / 3 };

/** What somebody with these cards is; programs and marks are left out of it. */
function teamsWith({ ids: id, left, right }: Cards): Teams {
  const teams: Record<Team, number> = { human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 };
  for (const { name, chance } of alike(id)) {
    for (const [one, first] of Object.entries(left)) {
      if (chance * first < 0.001) continue;
      for (const [two, second] of Object.entries(right)) {
        const all = chance * first * second;
        if (all < 0.001) continue;
        const own = { ids: [name], loyalty: [one, two], programs: [], marks: [] };
        teams[teamFrom(box, own)] += all;
      }
    }
  }
  return teams;
}

/** One ID for all that make the same of a player. */
function alike(id: Chances): Iterable<{ readonly name: string; readonly chance: number }> {
  const kinds = new Map<string, { name: string; chance: number }>();
  for (const [name, chance] of Object.entries(id)) {
    const { always = "", colour } = box.ids[name];
    const key = `${colour} ${always}`;
    kinds.set(key, { name, chance: (kinds.get(key)?.chance ?? 0) + chance });
  }
  return kinds.values();
}

/** How much better it is if this seat has other cards; the own team is best kept. */
function change(mind: Mind, seat: Seat, cards: Partial<Cards>): number {
  const { ids: id, left, right } = mind.seats[seat];
  const now = teamsWith({ ids: id, left, right });
  const then = teamsWith({ ids: id, left, right, ...cards });
  if (seat === mind.me) return 0.8 * (then[mind.team] - now[mind.team]);
  const enmity = enmityOf(mind.team);
  return TEAMS.reduce((sum, team) => sum + (now[team] - then[team]) * enmity[team], 0);
}

/** Bug: one of mine for one of theirs. */
export function swapping(mind: Mind, { own, side, target }: PlayOption): number {
  const { me, seats } = mind;
  if (!own || !side || typeof target !== "number") return 0;
  const mine = seats[me][own];
  const theirs = seats[target][side];
  return 0.8 * (change(mind, target, { [side]: mine }) + change(mind, me, { [own]: theirs }));
}

/** Screensaver: two players exchange IDs, which lie face down again. */
export function exchangingIds(mind: Mind, option: PlayOption): number {
  const [one, other] = pairOf(option);
  const { view, seats, grudge } = mind;
  let worth = change(mind, one, { ids: seats[other].ids });
  worth += change(mind, other, { ids: seats[one].ids });
  for (const seat of [one, other]) {
    // An open ID face down is a shield again, the more welcome the nearer the rifle is.
    const isAimedAt = aimedAt(view, seat).length > 0;
    if (hiddenIdsOf(view, seat) === 0) worth -= shield(isAimedAt, grudge[seat]);
  }
  return 0.8 * worth;
}

/** What it is worth to an enemy that their ID lies face down again: more than cards that only may be better. */
function shield(isAimedAt: boolean, grudge: number): number {
  return (isAimedAt ? 0.5 : 0.25) * grudge * (grudge > 0.3 ? 2 : 1);
}

/** The two players an option names. */
function pairOf({ target }: PlayOption): readonly Seat[] {
  return typeof target === "object" ? target : [];
}

/** Orellana Effect and Roulette: who lags behind has the least to lose by other cards. */
export function stirring(mind: Mind, isLeftOpen: boolean): number {
  return 0.2 + 0.5 * behind(mind) + (isLeftOpen ? 0.15 : 0);
}

/** Shadow existence: a new ID is a new shield; it should not cost the team. */
export function vanishing(mind: Mind): number {
  const { view, me } = mind;
  const isOpen = hiddenIdsOf(view, me) === 0;
  const isAimedAt = aimedAt(view, me).length > 0;
  const shield = isOpen ? (isAimedAt ? 0.9 : 0.6) : 0.1;
  return shield + 0.35 * behind(mind) + change(mind, me, { ids: ANY_ID });
}

/** Cross-fire: two holders exchange weapons and aim anew. */
export function crossing(mind: Mind, option: PlayOption): number {
  const [one, other] = pairOf(option);
  const { view, grudge } = mind;
  const first = weaponHeld(view, one);
  const second = weaponHeld(view, other);
  if (!first || !second) return 0;
  // The stronger weapon in a better hand.
  const shift =
    (weaponWorth(first.kind) - weaponWorth(second.kind)) * (grudge[one] - grudge[other]);
  return 0.4 * (threatFrom(mind, one) + threatFrom(mind, other)) + 0.25 * shift;
}

/** Heavy ones first, then what earns programs. */
export function weaponWorth(kind: WeaponKind): number {
  const { damage, targets, program } = WEAPONS[kind];
  return damage + targets / 2 + (program ? 0.2 : 0);
}
