/**
 * Caravan for measuring: it never ends, and carries as much ballast as one wants. Instead of the
 * scoring a new season begins, with the trails discarded, so that decision 10,000 is like decision
 * 100. The ballast is a table as a map or a catalogue would be, which the rules could change, so
 * that every copy of the state has to copy it.
 */
import { type CaravanOptions, type CaravanState, caravan, cloneCaravan } from "@sprawl/caravan";
import { clonePlain, defineGame, type Play } from "@sprawl/engine";

type Sector = { id: string; kind: number; owner: number; neighbours: number[] };
type PaddedState = CaravanState & { ballast: Sector[] };
type PaddedOptions = CaravanOptions & { readonly sectors: number };

export const padded = defineGame<PaddedState, PaddedOptions>({
  id: "padded-caravan",
  version: 1,
  seats: caravan.seats,
  options: {
    ...caravan.options,
    sectors: { type: "number", min: 0, max: 100_000, default: 0 },
  },
  setup: (g) => ({ ...caravan.setup(g), ballast: ballastOf(g.options.sectors) }),
  steps: { ...caravan.steps, score: newSeason },
  bound: 1_000_000_000,
  clone: (state) => ({ ...cloneCaravan(state), ballast: clonePlain(state.ballast) }),
});

function ballastOf(sectors: number): Sector[] {
  return Array.from({ length: sectors }, (_, i) => ({
    id: `sector-${i}`,
    kind: i % 7,
    owner: -1,
    neighbours: [(i + 1) % sectors, (i + 9) % sectors, (i + sectors - 1) % sectors],
  }));
}

function newSeason(g: Play<PaddedState, PaddedOptions>): void {
  const s = g.state;
  s.discard.push(...s.trails.flat(2));
  s.trails = s.trails.map(() => [[], [], [], []]);
  s.coins = s.coins.map(() => 3);
  s.moves = 0;
  g.next("act");
}

/** How many sectors make a state of so many bytes of JSON. */
export function sectorsFor(bytes: number): number {
  let sectors = 0;
  const empty = 700;
  while (empty + JSON.stringify(ballastOf(sectors)).length < bytes) {
    sectors += Math.max(1, Math.floor(sectors / 50));
  }
  return sectors;
}
