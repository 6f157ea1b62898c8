/**
 * A patrol that plans anew in the middle of its move.
 *
 * PA-1 A floor of 3 by 3 sectors. You start at 0 0 and want to leave from 2 2; a guard starts there.
 *      You have 2 pebbles.
 * PA-2 In your turn you walk to a neighbouring sector or wait. Walking makes a noise where you arrive;
 *      waiting makes none.
 * PA-3 Then the guard takes 2 steps towards the last noise; if it is there, or there was none, it
 *      stands. Of several steps that are equally good, you choose.
 * PA-4 Before each of its steps you may throw a pebble: a noise in any sector. The guard plans that
 *      very step anew.
 * PA-5 A guard that enters your sector catches you, at once. So does walking into its sector.
 * PA-6 In sector 2 2 you are out. After 8 turns you are found.
 */
import { ask, defineGame, type Option, type Play, type Rule } from "@sprawl/engine";

/** A sector: 3 * row + column. */
type Sector = number;

export type PatrolState = {
  you: Sector;
  guard: Sector;
  noise?: Sector;
  pebbles: number;
  turn: number;
};

type Patrol = Play<PatrolState>;

const YOU = 0;
const EXIT: Sector = 8;
const SECTORS: readonly Sector[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const row = (sector: Sector): number => Math.floor(sector / 3);
const column = (sector: Sector): number => sector % 3;
const distance = (a: Sector, b: Sector): number =>
  Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b));
const neighbours = (sector: Sector): Sector[] =>
  SECTORS.filter((other) => distance(sector, other) === 1);

const to = (kind: string, sector: Sector, rule: string) => ({
  kind,
  sector,
  on: `sector/${sector}`,
  rule,
});

/** PA-2 */
function* act(g: Patrol): Rule<void> {
  const s = g.state;
  const walks = neighbours(s.you).map((sector) => to("walk", sector, "PA-2"));
  const chosen = yield* ask<Option & { sector?: Sector }>(YOU, "act", [...walks, { kind: "wait" }]);
  if (chosen.sector !== undefined) {
    s.you = chosen.sector;
    maybeCaught(g); // PA-5
    makeNoise(g, s.you); // PA-2
  }
  if (s.you === EXIT) g.end({ winners: [YOU], reason: "out", rule: "PA-6" }); // PA-6
  g.next("guard-step", 1);
  g.next("guard-step", 2); // PA-3
  g.next("end-turn");
}

/** One step of the guard, planned when it is taken. */
function* guardStep(g: Patrol): Rule<void> {
  const s = g.state;
  if (s.pebbles > 0) yield* maybeThrow(g); // PA-4
  const best = planOf(s); // PA-4: after the pebble
  if (best.length === 0) return; // PA-3
  const options = best.map((sector) => to("step", sector, "PA-3"));
  const { sector } = best.length === 1 ? options[0] : yield* ask(YOU, "guard-path", options); // PA-3
  s.guard = sector;
  g.tell("guard-walked", { sector });
  maybeCaught(g); // PA-5
}

/** PA-3: the best next sectors towards the last noise. */
export function planOf({ guard, noise }: PatrolState): Sector[] {
  if (noise === undefined || noise === guard) return [];
  return neighbours(guard).filter((next) => distance(next, noise) < distance(guard, noise));
}

/** PA-4 */
function* maybeThrow(g: Patrol): Rule<void> {
  const throws = SECTORS.map((sector) => to("throw", sector, "PA-4"));
  const options: (Option & { sector?: Sector })[] = [{ kind: "pass" }, ...throws];
  const { sector } = yield* ask(YOU, "pebble", options, { rule: "PA-4" });
  if (sector === undefined) return;
  g.state.pebbles--; // PA-1
  makeNoise(g, sector);
}

function makeNoise(g: Patrol, sector: Sector): void {
  g.state.noise = sector;
  g.tell("noise", { sector });
}

function maybeCaught(g: Patrol): void {
  if (g.state.you === g.state.guard) g.end({ winners: [], reason: "caught", rule: "PA-5" }); // PA-5
}

function endTurn(g: Patrol): void {
  g.state.turn++;
  if (g.state.turn > 8) g.end({ winners: [], reason: "found", rule: "PA-6" }); // PA-6
  g.next("act");
}

export const patrol = defineGame<PatrolState>({
  id: "patrol",
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup(g) {
    g.next("act");
    return { you: 0, guard: EXIT, pebbles: 2, turn: 1 }; // PA-1
  },
  steps: { act, "guard-step": guardStep, "end-turn": endTurn },
  bound: 80,
  round: ({ turn }) => turn,
});
