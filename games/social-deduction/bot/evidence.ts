/**
 * What the others' doings say of them. Every doing that the table still shows (an aim, a kill, an
 * accusation, a vouching, a report) is weighed by how often a player of each team does it to a
 * player of each team: liars lie, so their word counts for what it is worth.
 */
import type { Seat } from "@sprawl/engine";
import { ids } from "../src/ids/index.js";
import { LOYALTY } from "../src/rows.js";
import { BOSS, type Place, type Team } from "../src/state.js";
import { slotOf } from "../src/table.js";
import type { Known } from "./know.js";
import { faceOf, type Table, TEAMS } from "./view.js";

/** Something `by` did to `to`, and how likely teams do it to teams: `odds[team by][team to]`. */
type Deed = { readonly by: Seat; readonly to: Seat; readonly odds: Matrix; readonly why: string };

type Matrix = readonly (readonly number[])[];

/** Weights of each seat's teams, of each loyalty card's colour, and of each ID's colour. */
export type Evidence = {
  readonly teams: readonly number[][];
  readonly slots: ReadonlyMap<number, Readonly<Record<string, number>>>;
  readonly ids: ReadonlyMap<Seat, Readonly<Record<string, number>>>;
  readonly why: readonly string[][];
  readonly any: boolean;
};

// Rows: who does it. Columns: to whom. Human, Machine, Outlaw, Legion, Fallen.
const AIM: Matrix = [
  [0.5, 1, 0.8, 0.8, 0.8],
  [1, 0.4, 0.6, 0.6, 0.6],
  [0.7, 0.9, 0.7, 0.7, 0.7],
  [0.8, 0.8, 0.8, 0.4, 0.8],
  [0.8, 0.8, 0.8, 0.8, 0.4],
];
const KILL: Matrix = [
  [0.25, 1, 0.8, 0.8, 0.8],
  [1, 0.25, 0.5, 0.5, 0.5],
  [0.6, 0.9, 0.6, 0.6, 0.6],
  [0.8, 0.8, 0.8, 0.2, 0.8],
  [0.8, 0.8, 0.8, 0.8, 0.2],
];
const ACCUSE: Matrix = [
  [0.35, 1, 0.7, 0.7, 0.7],
  [1, 0.35, 0.7, 0.7, 0.7],
  [0.7, 0.9, 0.7, 0.7, 0.7],
  [0.8, 0.8, 0.8, 0.4, 0.8],
  [0.8, 0.8, 0.8, 0.8, 0.4],
];
const VOUCH: Matrix = [
  [1, 0.35, 0.5, 0.5, 0.5],
  [0.6, 1, 0.7, 0.7, 0.7],
  [0.9, 0.7, 0.8, 0.8, 0.8],
  [0.8, 0.7, 0.8, 1, 0.8],
  [0.8, 0.7, 0.8, 0.8, 1],
];

/** Tip 19: who holds a weapon and aims it past a proven Machine is less likely Human. */
const SPARES = [0.88, 1, 1, 1, 1];
const PROVEN = 0.95;

/** How often a report is true, and how often it names one certain other colour, by team. */
const TRUE = [0.94, 0.6, 0.62, 0.6, 0.6];
const FALSE = [0.02, 0.14, 0.13, 0.14, 0.14];

/** Everybody says to be Human, so that says nothing; to say anything else is mostly true. */
const OWNED_UP = 6;

const TEAM_SEEN = 25;

/** What everything the table shows says, given what was thought before (`prior` by seat and team). */
export function evidenceFor(
  view: Table,
  known: Known,
  prior: readonly (readonly number[])[],
): Evidence {
  const teams = prior.map(() => TEAMS.map(() => 1));
  const why: string[][] = prior.map(() => []);
  let any = false;
  for (const { by, to, odds, why: reason } of deeds(view, known.me)) {
    if (by !== known.me) {
      weigh(
        teams[by],
        TEAMS.map((_, a) => mix(prior[to], odds[a])),
      );
      why[by].push(`${reason} seat ${to}`);
    }
    if (to !== known.me) {
      weigh(
        teams[to],
        TEAMS.map((_, b) =>
          mix(
            prior[by],
            odds.map((row) => row[b]),
          ),
        ),
      );
      why[to].push(`seat ${by} ${reason} them`);
    }
    any = true;
  }
  for (const by of sparing(view, known.me, prior)) {
    weigh(teams[by], SPARES);
    why[by].push("spares a proven Machine");
    any = true;
  }
  for (const { what, seats, teams: tokens } of view.state.sightings) {
    seats.forEach((seat, i) => {
      const face = faceOf(view, tokens[i]);
      if (face === undefined || seat === known.me) return;
      const fits = (team: Team) => (face === "other" ? team !== "legion" : team === face);
      weigh(
        teams[seat],
        TEAMS.map((team) => (fits(team) ? TEAM_SEEN : 1)),
      );
      why[seat].push(what === "teams" ? `the check showed ${face}` : `shown as ${face}`);
      any = true;
    });
  }
  for (const { by, kind, team } of view.state.said) {
    if (kind !== "claim" || team === "human" || by === known.me) continue;
    weigh(
      teams[by],
      TEAMS.map((each) => (each === team ? OWNED_UP : 1)),
    );
    why[by].push(`claims to be ${String(team)}`);
    any = true;
  }
  const { slots, ids: idWeights, heard } = reports(view, known, prior, teams, why);
  return { teams, slots, ids: idWeights, why, any: any || heard };
}

function weigh(weights: number[], factors: readonly number[]): void {
  factors.forEach((factor, i) => {
    weights[i] *= factor;
  });
}

function mix(chances: readonly number[], odds: readonly number[]): number {
  return chances.reduce((sum, chance, i) => sum + chance * odds[i], 0);
}

/** Holders of weapons who aim at others although a proven Machine lives. */
function sparing({ state }: Table, me: Seat, prior: readonly (readonly number[])[]): Seat[] {
  const machine = TEAMS.indexOf("machine");
  const proven = state.seats.flatMap(({ hp }, seat) =>
    hp > 0 && seat !== me && prior[seat][machine] > PROVEN ? [seat] : [],
  );
  return state.weapons.flatMap(({ holder, aim }) => {
    if (holder < 0 || holder === me || aim.length === 0) return [];
    const spared = proven.some((seat) => seat !== holder);
    return spared && !aim.some((target) => proven.includes(target)) ? [holder] : [];
  });
}

/** Aims, kills and words that the table still shows; a word repeated counts once. */
function deeds({ state }: Table, me: Seat): Deed[] {
  const found: Deed[] = [];
  for (const { holder, aim } of state.weapons) {
    if (holder < 0 || holder === me) continue;
    for (const to of aim) if (to < BOSS) found.push({ by: holder, to, odds: AIM, why: "aims at" });
  }
  state.seats.forEach(({ hp, killer }, to) => {
    if (hp > 0 || killer < 0 || killer === to || killer === me) return;
    found.push({ by: killer, to, odds: KILL, why: "eliminated" });
  });
  const spoken = new Set<string>();
  for (const { by, kind, target, team } of state.said) {
    if (by === me || typeof target !== "number" || kind === "report") continue;
    const word = `${by} ${kind} ${target}`;
    if (spoken.has(word)) continue;
    spoken.add(word);
    // To accuse somebody of being Human is what Machines say to each other: take it as vouching.
    if (kind === "vouch" || (kind === "accuse" && team === "human")) {
      found.push({ by, to: target, odds: VOUCH, why: "vouches for" });
    } else if (kind === "accuse" || kind === "propose") {
      found.push({ by, to: target, odds: ACCUSE, why: "accuses" });
    }
  }
  return found;
}

/** Reports of cards: they speak of the card, and where I know the card, of the reporter. */
function reports(
  view: Table,
  known: Known,
  prior: readonly (readonly number[])[],
  teams: readonly number[][],
  why: readonly string[][],
) {
  const slots = new Map<number, Record<string, number>>();
  const idWeights = new Map<Seat, Record<string, number>>();
  const { state } = view;
  const spoken = new Set<string>();
  let heard = false;
  for (const { by, kind, target, place, colour } of state.said) {
    if (kind !== "report" || by === known.me) continue;
    const seat = Number(target);
    const word = `${by} ${seat} ${place}`;
    if (spoken.has(word)) continue;
    spoken.add(word);
    heard = true;
    const said = String(colour);
    const truth = colourAt(view, seat, place as Place);
    if (truth !== undefined) {
      weigh(teams[by], truth === said ? TRUE : FALSE);
      why[by].push(truth === said ? "told the truth" : "lied about a card");
      continue;
    }
    const isTrue = mix(prior[by], TRUE);
    const isFalse = mix(prior[by], FALSE);
    const factors: Record<string, number> = {};
    for (const each of ["human", "machine", "outlaw", "legion"]) {
      factors[each] = each === said ? isTrue : isFalse;
    }
    const slot = place === "id" ? -1 : slotOf(view, seat, place as "left" | "right");
    const into = place === "id" ? idWeights : slots;
    const key = place === "id" ? seat : slot;
    const before = into.get(key);
    if (before) for (const each of Object.keys(factors)) factors[each] *= before[each];
    into.set(key, factors);
    why[seat].push(`seat ${by} reports ${said}`);
  }
  return { slots, ids: idWeights, heard };
}

/** The colour of a card, if this seat has seen it. */
function colourAt(view: Table, seat: Seat, place: Place): string | undefined {
  const { state } = view;
  if (place === "id") {
    const face = faceOf(view, state.seats[seat].ids[0].card);
    return face === undefined ? undefined : ids[face].colour;
  }
  const face = faceOf(view, state.loyalty[slotOf(view, seat, place)].card);
  return face === undefined ? undefined : LOYALTY[face].colour;
}
