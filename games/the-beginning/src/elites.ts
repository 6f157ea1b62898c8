/** TB-29, TB-30: Apex on the blue path and Deus X Machina on the red path. */
import type { Rule } from "@sprawl/engine";
import { destroy, moveBar } from "./bars.js";
import type { Area } from "./board.js";
import { BLUE_PATH, NETWORK_MOUTH, RED_PATH, SHARED_BLUE, SHARED_RED } from "./board.js";
import { finish } from "./ending.js";
import { crawlerOn, makeRoom, meetsApex } from "./red-path.js";
import type { Beginning } from "./state.js";

/** TB-29.1, TB-30.1. */
export const ELITE = { strength: 2, combat: 2, shield: 3, range: 0, health: 9 } as const;

/** TB-29.2: unlocked on Blue 1, with full Health; whoever is General holds the Control Panel. */
export function enterApex(g: Beginning): void {
  g.state.apex = { status: "in-play", space: 1 }; // TB-29.2, TB-29.3, TB-R139
  g.tell("apex-enters", {}, { rule: "TB-29.2" });
}

/** TB-30.2: unlocked on Red 1; its marker lies to the right of the player whose turn it is. */
export function* enterDeus(g: Beginning): Rule<void> {
  const s = g.state;
  yield* makeRoom(g, 1); // TB-30.2, TB-28.3
  s.deus = { status: "in-play", space: 1 }; // TB-30.3, TB-R139
  s.deusBefore = s.turn.seat; // TB-30.4, TB-R71
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

/** TB-30.5: one space towards the Network. */
export function* advanceDeus(g: Beginning): Rule<void> {
  const { deus } = g.state;
  if (deus.status !== "in-play") return;
  yield* deusTo(g, deus.space + 1);
}

/** Deus comes to a space, pushing who is there (TB-28.3); beyond Red 4 the game ends (TB-30.9). */
export function* deusTo(g: Beginning, space: number): Rule<void> {
  const s = g.state;
  if (space >= NETWORK_MOUTH) finish(g, "deus"); // TB-30.9, TB-28.4
  yield* makeRoom(g, space); // TB-28.3
  s.deus.space = space;
  g.tell("deus-moves", { space }, { rule: "TB-30.5" });
  if (space === SHARED_RED && s.apex.status === "in-play" && s.apex.space === SHARED_BLUE) {
    collide(g); // TB-29.20
  }
}

/** TB-29.20: both are destroyed; the game goes on. */
function collide(g: Beginning): void {
  g.tell("elites-collide", {}, { rule: "TB-29.20" });
  destroy(g, "apex");
  destroy(g, "deus");
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

/** Apex loses Health. */
export function* harmApex(g: Beginning, amount: number): Rule<void> {
  yield* moveBar(g, "apex", -amount);
}
