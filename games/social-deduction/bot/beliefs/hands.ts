/**
 * Every hand one player may have, as far as another seat knows: an ID, two loyalty cards, and what
 * unseen programs may add. Each with the team it makes.
 */

import { LOYALTIES, TEAMS } from "../../src/advice/view.js";
import { programs } from "../../src/programs/index.js";
import { COLOURS, LOYALTY } from "../../src/rows.js";
import type { Colour } from "../../src/state.js";
import { teamBy } from "../../src/teams.js";
import type { Known, PlayerKnown } from "./know.js";
import type { IdKind } from "./unseen-ids.js";

/** One ID and two loyalty cards. What comes from unseen cards has an index; else it is -1. */
export type Hand = {
  readonly kind: IdKind;
  /** Colour of an unseen ID, and loyalty cards nobody has shown, by their place in their lists. */
  readonly id: number;
  readonly left: number;
  readonly right: number;
  /** Loyalty cards, seen or not. */
  readonly cards: readonly [number, number];
  /** Chance of each team, in the order of `TEAMS`. */
  readonly odds: readonly number[];
};

/** Colours that programs add, and how likely that is. */
type Added = {
  readonly human: number;
  readonly machine: number;
  readonly outlaw: number;
  readonly legion: boolean;
  readonly chance: number;
};

/** How likely a mark nobody was shown has made its owner Legion. */
export const DOUBTFUL = 0.3;

/** Every hand of each of these players; of whom the same is known, the same list. */
export function handsOfEach(known: Known, players: readonly PlayerKnown[]): Hand[][] {
  const lists = new Map<string, Hand[]>();
  return players.map((player) => {
    const { kinds, seen, programs: shown, unseenPrograms, marks, doubtfulMarks } = player;
    const id = kinds.some(({ pooled }) => pooled) ? kinds.map(shareOf) : kinds.flatMap(namesOf);
    const key = [
      id.join("+"),
      seen,
      shown.join("+"),
      unseenPrograms,
      marks.join("+"),
      doubtfulMarks,
    ].join();
    const list = lists.get(key) ?? handsOf(known, player);
    lists.set(key, list);
    return list;
  });
}

function shareOf({ share }: IdKind): string {
  return String(share);
}

function namesOf({ names }: IdKind): string[] {
  return Object.keys(names);
}

/** Every hand this player may have. */
export function handsOf(known: Known, player: PlayerKnown): Hand[] {
  const { loyaltyPool } = known;
  const added = addedBy(known, player);
  const left = loyaltyPool.flatMap((count, i) => (count > 0 ? [i] : []));
  const open = left.length > 0 ? left : LOYALTIES.map((_, i) => i);
  const [firsts, seconds] = player.seen.map((seen) =>
    seen === undefined ? open : [LOYALTIES.indexOf(seen)],
  );
  const hands: Hand[] = [];
  for (const kind of player.kinds) {
    const id = kind.pooled ? COLOURS.indexOf(kind.colour) : -1;
    if (id >= 0 && !isLeft(known, id)) continue;
    const oddsBy = new Map<number, readonly number[]>();
    for (const first of firsts) {
      for (const second of seconds) {
        const one = player.seen[0] === undefined ? first : -1;
        const two = player.seen[1] === undefined ? second : -1;
        if (one >= 0 && one === two && loyaltyPool[one] === 1) continue;
        const key = PAIRS[first][second];
        let odds = oddsBy.get(key);
        if (!odds) {
          odds = oddsOf(player, kind, countOf(kind.colour, first, second), added);
          oddsBy.set(key, odds);
        }
        hands.push({ kind, id, left: one, right: two, cards: [first, second], odds });
      }
    }
  }
  return hands;
}

type Colours = { human: number; machine: number; outlaw: number; legion: boolean };

/** Whether an unseen ID of this colour is left at all; where none of any is, any may be. */
function isLeft({ idPools }: Known, id: number): boolean {
  const none = idPools.every(({ left }) => left.every((count) => count <= 0));
  return none || idPools.some(({ left }) => left[id] > 0);
}

/** SD-3.2 to SD-3.4: the colours of an ID and two loyalty cards. */
function countOf(colour: IdKind["colour"], first: number, second: number): Colours {
  const count = { human: 0, machine: 0, outlaw: 0, legion: false };
  count[colour] += 1; // SD-3.2
  for (const card of [first, second]) {
    const { colour: of, weight } = LOYALTY[LOYALTIES[card]];
    if (of === "legion")
      count.legion = true; // SD-21.14
    else count[of] += weight; // SD-3.3, SD-3.4
  }
  return count;
}

/** Two loyalty cards as a number: with one ID, pairs of one number make the same of a player. */
const PAIRS: readonly (readonly number[])[] = LOYALTIES.map((_, first) =>
  LOYALTIES.map((_, second) => {
    const { human, machine, outlaw, legion } = countOf("human", first, second);
    return legion ? -1 : human * 100 + machine * 10 + outlaw; // Legion comes first (SD-3.15)
  }),
);

/** SD-3.15: what these cards make of a player. */
function oddsOf(
  { marks, doubtfulMarks }: PlayerKnown,
  { always }: IdKind,
  base: Colours,
  added: readonly Added[],
): number[] {
  const legion = base.legion || always === "legion" || marks.includes("legion");
  const isFallen = marks.includes("fallen");
  const odds = [0, 0, 0, 0, 0];
  for (const more of added) {
    const counted = {
      human: base.human + more.human,
      machine: base.machine + more.machine,
      outlaw: base.outlaw + more.outlaw,
    };
    const isLegion = legion || more.legion;
    const team = teamBy(counted, { isLegion, isFallen, line: always });
    odds[TEAMS.indexOf(team)] += more.chance;
  }
  if (doubtfulMarks === 0) return odds;
  const marked = 1 - (1 - DOUBTFUL) ** doubtfulMarks;
  return odds.map((chance, i) => chance * (1 - marked) + (TEAMS[i] === "legion" ? marked : 0));
}

/** What known and unseen programs add (SD-3.5); more than two unseen ones count for nothing. */
function addedBy(known: Known, player: PlayerKnown): Added[] {
  const sure = { human: 0, machine: 0, outlaw: 0, legion: false };
  for (const name of player.programs) add(sure, programs[name].loyalty);
  const count = player.unseenPrograms;
  const chances = Object.entries(known.loyaltyProgram).filter(([, chance]) => chance > 0);
  const any = chances.reduce((sum, [, chance]) => sum + chance, 0);
  if (count === 0 || any === 0) return [{ ...sure, chance: 1 }];
  const one = count * (1 - any) ** (count - 1);
  const two = count < 2 ? 0 : ((count * (count - 1)) / 2) * (1 - any) ** (count - 2);
  const none = (1 - any) ** count;
  const total = none + one * any + two * any * any;
  const outcomes: Added[] = [{ ...sure, chance: none / total }];
  for (const [first, chance] of chances) {
    const more = add({ ...sure }, first as Colour);
    outcomes.push({ ...more, chance: (one * chance) / total });
    if (two === 0) continue;
    for (const [second, other] of chances) {
      const most = add({ ...more }, second as Colour);
      outcomes.push({ ...most, chance: (two * chance * other) / total });
    }
  }
  return outcomes;
}

function add(to: Colours, colour: Colour | undefined): Colours {
  if (colour === "legion")
    to.legion = true; // SD-14.4
  else if (colour) to[colour]++;
  return to;
}
