/**
 * Programs that move IDs and loyalty cards, and so change teams (SD-21.2, SD-21.4): what each seat
 * would probably be with other cards, and whether that is better for this mind (tip 24).
 */
import type { OptionView, Seat } from "@sprawl/engine";
import { ids } from "../src/ids/index.js";
import { LOYALTY } from "../src/rows.js";
import type { Side, Team } from "../src/state.js";
import { aimedAt, behind, enmityOf, hiddenIdsOf, type Mind, weaponHeld } from "./mind.js";
import { TEAMS } from "./view.js";

type Chances = Readonly<Record<string, number>>;
type Cards = { readonly ids: Chances; readonly left: Chances; readonly right: Chances };
type Teams = Readonly<Record<Team, number>>;

/** An ID of any colour, as it may come out of the box. */
const ANY_ID: Chances = { photographer: 1 / 3, execute: 1 / 3, thief: 1 / 3 };

/** What somebody with these cards is; programs and marks are left out of it. */
function teamsWith({ ids: id, left, right }: Cards): Teams {
  const teams: Record<Team, number> = { human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 };
  const kinds = new Map<string, number>();
  for (const [name, chance] of Object.entries(id)) {
    const { always = "", colour } = ids[name];
    const key = `${colour} ${always}`;
    kinds.set(key, (kinds.get(key) ?? 0) + chance);
  }
  for (const [kind, chance] of kinds) {
    const [colour, always] = kind.split(" ");
    for (const [one, first] of Object.entries(left)) {
      if (chance * first < 0.001) continue;
      for (const [two, second] of Object.entries(right)) {
        const all = chance * first * second;
        if (all < 0.001) continue;
        teams[always ? (always as Team) : counted(colour, one, two)] += all;
      }
    }
  }
  return teams;
}

/** SD-3.7 to SD-3.10 */
function counted(id: string, one: string, two: string): Team {
  const count: Record<string, number> = { human: 0, machine: 0, outlaw: 0, legion: 0 };
  count[id]++;
  for (const card of [one, two]) count[LOYALTY[card].colour] += LOYALTY[card].weight;
  if (count.legion > 0) return "legion";
  if (count.human > count.machine && count.human > count.outlaw) return "human";
  if (count.machine > count.human && count.machine > count.outlaw) return "machine";
  return "outlaw";
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
export function swapping(mind: Mind, { own, side }: OptionView, target: Seat): number {
  const { me, seats } = mind;
  const mine = seats[me][own as Side];
  const theirs = seats[target][side as Side];
  return (
    0.8 *
    (change(mind, target, { [side as Side]: mine }) + change(mind, me, { [own as Side]: theirs }))
  );
}

/** Screensaver: two players exchange IDs, which lie face down again. */
export function exchangingIds(mind: Mind, option: OptionView): number {
  const [one, other] = option.target as readonly Seat[];
  const { view, seats, grudge } = mind;
  let worth = change(mind, one, { ids: seats[other].ids });
  worth += change(mind, other, { ids: seats[one].ids });
  for (const seat of [one, other]) {
    // An open ID face down is a shield again, the more welcome the nearer the rifle is.
    const isAimedAt = aimedAt(view, seat).length > 0;
    if (hiddenIdsOf(view, seat) === 0) worth -= (isAimedAt ? 0.5 : 0.25) * grudge[seat];
  }
  return 0.8 * worth;
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
export function crossing(
  mind: Mind,
  option: OptionView,
  threat: (holder: Seat) => number,
  power: (kind: string) => number,
): number {
  const [one, other] = option.target as readonly Seat[];
  const { view, grudge } = mind;
  const first = weaponHeld(view, one);
  const second = weaponHeld(view, other);
  if (!first || !second) return 0;
  // The stronger weapon in a better hand.
  const shift = (power(first.kind) - power(second.kind)) * (grudge[one] - grudge[other]);
  return 0.4 * (threat(one) + threat(other)) + 0.25 * shift;
}
