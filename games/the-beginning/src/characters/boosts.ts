/** What Boosts and tasks of several skill trees share. */
import type { InPlay, Piece } from "@sprawl/engine";
import type { Boost, Task } from "../content.js";
import type { Deed } from "../deeds.js";
import { drawAndKeepOne } from "../programs.js";
import type { Beginning } from "../state.js";

/** A value that is higher (or lower) by this much. */
export function more(by = 1) {
  return (_g: Beginning, _self: InPlay<Piece>, value: number): number => value + by;
}

/** Something done counts; what it gives back names the step. */
export function task(deed: (deed: Deed) => boolean, steps?: 2): Task {
  return { ...(steps && { steps }), deed: (each) => (deed(each) ? each.kind : undefined) };
}

export const bringChip = task(({ kind }) => kind === "brought");
export const playUniqueCard = task(({ kind }) => kind === "unique");
export const censureSomebody = task(({ kind }) => kind === "censured");
export const takeSectorThree = task((deed) => deed.kind === "sector" && deed.sector === 3);
export const succeedAtNexus = task(({ kind }) => kind === "nexus");
export const calmRiot = task(({ kind }) => kind === "calmed");
export const raiseMorale = task((deed) => deed.kind === "morale" && deed.to >= 4);
export const eliminateOne = task(({ kind }) => kind === "eliminated");
export const eliminateTwoHigh = task((deed) => deed.kind === "eliminated" && deed.level >= 2, 2);

export function junkyard(action: 1 | 2 | 3): Task {
  return task((deed) => deed.kind === "junkyard" && deed.action === action);
}

export function discardAtOnce(count: number): Task {
  return task((deed) => deed.kind === "discarded" && deed.count >= count);
}

/** Maximum Health 3: only the maximum (TB-5.14). It comes before what adds to it. */
export const healthThree = { order: -1, maxHealth: () => 3 } satisfies Partial<Boost>;

/** In Dark Net Action 2 draw 3 Programs, keep 1. */
export const threePrograms = { darkNetDraw: () => 3 } satisfies Partial<Boost>;

/** At once: draw 2 Programs, keep 1. */
export const twoForOne = {
  *unlocked(g, seat) {
    yield* drawAndKeepOne(g, seat, 2);
  },
} satisfies Partial<Boost>;
