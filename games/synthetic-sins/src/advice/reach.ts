/** The sectors you can get to in this turn, with what that costs: for a board to light up. */
import { characters } from "../content/characters.js";
import type { Sector } from "../content/types.js";
import { gear } from "../gear/index.js";
import { neighbours } from "../map.js";
import type { Seen, You } from "../state.js";

/** A sector within reach. */
export type Reach = {
  readonly sector: Sector;
  /** The movements it takes: "free", "second" or "skate", one after the other. */
  readonly by: readonly ("free" | "second" | "skate")[];
  /** The sectors one goes through, the last one included. */
  readonly path: readonly Sector[];
  /** Does it place Noise tokens? */
  readonly noise: boolean;
};

type Stage = Reach & { readonly keys: number; readonly open: readonly Sector[] };

/** Every other sector you can be in at the end of your movements; quiet and short ways first. */
export function reachOf({ state }: Seen): Reach[] {
  const { you, turn } = state;
  if (turn.phase !== "your-actions") return [];
  const start: Stage = {
    sector: you.sector,
    by: [],
    path: [],
    noise: false,
    keys: you.keys,
    open: [],
  };
  const best = new Map<Sector, Reach>();
  const note = (stages: readonly Stage[]) => {
    for (const { keys: _, open: __, ...reach } of stages) {
      const old = best.get(reach.sector);
      const better = !old || Number(reach.noise) < Number(old.noise);
      if (reach.sector !== you.sector && better) best.set(reach.sector, reach);
    }
  };
  let front: readonly Stage[] = [start];
  for (let n = 0; n < turn.skates; n++) {
    front = front.flatMap((stage) => onwards(state, stage, "skate"));
    note(front);
  }
  const free = turn.freeMovement ? onwards(state, start, "free") : [];
  note(free);
  if (turn.secondAction) {
    note([start, ...free].flatMap((stage) => onwards(state, stage, "second")));
  }
  return [...best.values()].sort((a, b) => a.sector - b.sector);
}

/** SS-35.30: does something you wear keep your steps quiet? */
export function stepsAreSilent({ gear: worn }: You): boolean {
  return worn.some(({ id }) => gear[id].silencesSteps !== undefined);
}

function onwards(state: Seen["state"], from: Stage, kind: Reach["by"][number]): Stage[] {
  const { map, locks, you } = state;
  const quiet =
    kind === "free" ||
    stepsAreSilent(you) ||
    !(kind === "skate" || characters[you.character].noisySteps);
  return neighbours(map, from.sector).flatMap((sector): Stage[] => {
    const locked = locks.includes(sector) && !from.open.includes(sector);
    if (locked && from.keys === 0) return [];
    return [
      {
        sector,
        by: [...from.by, kind],
        path: [...from.path, sector],
        noise: from.noise || !quiet,
        keys: from.keys - (locked ? 1 : 0),
        open: locked ? [...from.open, sector] : from.open,
      },
    ];
  });
}
