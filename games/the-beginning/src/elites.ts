/** TB-29, TB-30: Apex on the blue path and Deus X Machina on the red path. */
import type { Rule } from "@sprawl/engine";
import type { Area } from "./board.js";
import { BLUE_PATH, RED_PATH, SHARED_BLUE, SHARED_RED } from "./board.js";
import { collide, crawlerOn, makeRoom, meetsApex } from "./red-path.js";
import type { Beginning } from "./state.js";

/** TB-29.1, TB-30.1. */
export const ELITE = { strength: 2, combat: 2, shield: 3, range: 0, health: 9 } as const;

/** TB-29.2: unlocked on Blue 1, with full Health; whoever is General holds the Control Panel. */
export function* enterApex(g: Beginning): Rule<void> {
  g.uses("apex");
  g.state.apex = { status: "in-play", space: 1 }; // TB-29.2, TB-29.3, TB-R139
  g.tell("apex-enters", {}, { rule: "TB-29.2" });
}

/** TB-30.2: unlocked on Red 1; its marker lies to the right of the player whose turn it is. */
export function* enterDeus(g: Beginning): Rule<void> {
  const s = g.state;
  g.uses("deus");
  yield* makeRoom(g, 1); // TB-30.2, TB-28.3
  s.deus = { status: "in-play", space: 1 }; // TB-30.3, TB-R139
  s.deusBefore = s.turn.seat; // TB-30.4, TB-R71, TB-R72
  g.tell("deus-enters", {}, { rule: "TB-30.2" });
}

export function apexArea(g: Beginning): Area | undefined {
  const { apex } = g.state;
  return apex.status === "in-play" ? BLUE_PATH[apex.space - 1] : undefined;
}

export function deusArea(g: Beginning): Area | undefined {
  const { deus } = g.state;
  return deus.status === "in-play" ? RED_PATH[deus.space - 1] : undefined;
}

/** TB-29.8, TB-29.17: Apex moves 1 space along the blue path. */
export function* advanceApex(g: Beginning): Rule<void> {
  const s = g.state;
  s.apex.space++;
  g.tell("apex-moves", { space: s.apex.space }, { rule: "TB-29.8" });
  if (s.apex.space !== SHARED_BLUE) return;
  const crawler = crawlerOn(g, SHARED_RED);
  if (crawler) yield* meetsApex(g, crawler); // TB-29.19
  if (s.apex.status === "in-play" && s.deus.status === "in-play" && s.deus.space === SHARED_RED) {
    collide(g); // TB-29.20
  }
}
