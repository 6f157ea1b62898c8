/**
 * What the others' doings say of them. Every doing that the table still shows (an aim, a kill, an
 * accusation, a vouching, a report) is weighed by how often a player of each team does it to a
 * player of each team: liars lie, so their word counts for what it is worth.
 */
import { faceIn, type Seat } from "@sprawl/engine";
import { type SeatView, TEAMS } from "../../src/advice/view.js";
import { playersIn } from "../../src/aim.js";
import type { Colour, Place, SeenTeam, Team } from "../../src/state.js";
import type { Known } from "./know.js";
import {
  ACCUSE,
  AIM,
  KILL,
  type Matrix,
  mix,
  ownedUp,
  SPARES,
  TEAM_SEEN,
  VOUCH,
  weigh,
} from "./odds.js";
import { reports } from "./reports.js";

/**
 * One thing that was weighed, in parts, for whoever shows it to say with names. It reads from `by`
 * to `target`: the same reason stands with both.
 */
export type Reason = {
  readonly kind:
    | "aims" // by, target
    | "eliminated" // by, target
    | "accuses" // by, target, team
    | "vouches" // by, target
    | "proposes" // by, target
    | "spares" // by: aims past a proven Machine
    | "claims" // by, team
    | "checked" // target, team: what a check has shown
    | "shown" // target, team: "legion" or "other", where only Legion are shown
    | "reports" // by, target, place, colour
    | "told-truth" // by, target, place, colour: the card is known
    | "lied"; // by, target, place, colour: the card is known
  readonly by?: Seat;
  readonly target?: Seat;
  readonly team?: SeenTeam;
  readonly place?: Place;
  readonly colour?: Colour;
};

/** Something `by` did to `to`, and how likely teams do it to teams: `odds[team by][team to]`. */
type Deed = { readonly by: Seat; readonly to: Seat; readonly odds: Matrix; readonly why: Reason };

/** Weights of each seat's teams, of each loyalty card's colour, and of each ID's colour. */
export type Evidence = {
  readonly teams: readonly number[][];
  readonly slots: ReadonlyMap<number, Readonly<Record<string, number>>>;
  readonly ids: ReadonlyMap<Seat, Readonly<Record<string, number>>>;
  readonly why: readonly Reason[][];
  readonly any: boolean;
};

const PROVEN = 0.95;

/** What everything the table shows says, given what was thought before (`prior` by seat and team). */
export function evidenceFor(
  view: SeatView,
  known: Known,
  prior: readonly (readonly number[])[],
): Evidence {
  const teams = prior.map(() => TEAMS.map(() => 1));
  const why: Reason[][] = prior.map(() => []);
  let any = false;
  for (const { by, to, odds, why: reason } of deeds(view, known.me)) {
    if (by !== known.me) {
      weigh(
        teams[by],
        TEAMS.map((_, a) => mix(prior[to], odds[a])),
      );
      why[by].push(reason);
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
      why[to].push(reason);
    }
    any = true;
  }
  for (const by of sparing(view, known.me, prior)) {
    weigh(teams[by], SPARES);
    why[by].push({ kind: "spares", by });
    any = true;
  }
  for (const { what, seats, teams: tokens } of view.state.sightings) {
    seats.forEach((seat, i) => {
      const face = faceIn(view, tokens[i]);
      if (face === undefined || seat === known.me) return;
      const fits = (team: Team) => (face === "other" ? team !== "legion" : team === face);
      weigh(
        teams[seat],
        TEAMS.map((team) => (fits(team) ? TEAM_SEEN : 1)),
      );
      const kind = what === "teams" ? "checked" : "shown";
      why[seat].push({ kind, target: seat, team: face });
      any = true;
    });
  }
  for (const word of view.state.said) {
    if (word.kind !== "claim" || word.team === "human" || word.by === known.me) continue;
    const { by, team } = word;
    weigh(teams[by], ownedUp(team));
    why[by].push({ kind: "claims", by, team });
    any = true;
  }
  const { slots, ids, heard } = reports(view, known.me, prior, teams, why);
  return { teams, slots, ids, why, any: any || heard };
}

/** Holders of weapons who aim at others although a proven Machine lives. */
function sparing({ state }: SeatView, me: Seat, prior: readonly (readonly number[])[]): Seat[] {
  const machine = TEAMS.indexOf("machine");
  const proven = state.seats.flatMap(({ hp }, seat) =>
    hp > 0 && seat !== me && prior[seat][machine] > PROVEN ? [seat] : [],
  );
  return state.weapons.flatMap(({ holder, aim }) => {
    if (holder < 0 || holder === me || aim.length === 0) return [];
    const spared = proven.some((seat) => seat !== holder);
    return spared && !playersIn(aim).some((target) => proven.includes(target)) ? [holder] : [];
  });
}

/** Aims, kills and words that the table still shows; a word repeated counts once. */
function deeds({ state }: SeatView, me: Seat): Deed[] {
  const found: Deed[] = [];
  const add = (kind: Reason["kind"], by: Seat, target: Seat, odds: Matrix, team?: Team) => {
    const why = { kind, by, target, ...(team && { team }) };
    if (by !== me) found.push({ by, to: target, odds, why });
  };
  for (const { holder, aim } of state.weapons) {
    if (holder >= 0) for (const to of playersIn(aim)) add("aims", holder, to, AIM);
  }
  state.seats.forEach(({ hp, killer }, to) => {
    if (hp === 0 && killer >= 0 && killer !== to) add("eliminated", killer, to, KILL);
  });
  const spoken = new Set<string>();
  for (const said of state.said) {
    if (said.kind === "claim" || said.kind === "report") continue;
    const { by, kind, target } = said;
    const word = `${by} ${kind} ${target} ${kind === "accuse" ? said.team : ""}`;
    if (spoken.has(word)) continue;
    spoken.add(word);
    if (said.kind === "accuse") add("accuses", by, target, ACCUSE[said.team], said.team);
    else if (said.kind === "vouch") add("vouches", by, target, VOUCH);
    else add("proposes", by, target, ACCUSE.machine);
  }
  return found;
}
