/** TB-28: the red path, on which Crawlers and Deus push each other towards the Network. */
import type { Rule } from "@sprawl/engine";
import { destroy, moveBar } from "./bars.js";
import { NETWORK_MOUTH, RED_PATH, SHARED_BLUE, SHARED_RED } from "./board.js";
import { finish } from "./ending.js";
import { returnToStack } from "./stacks.js";
import type { Beginning, Enemy } from "./state.js";

export function crawlerOn(g: Beginning, space: number): Enemy | undefined {
  return g.state.enemies.find((enemy) => enemy.spot === "red" && enemy.space === space);
}

/** TB-28.3: whoever stands on a space that is needed is pushed one space ahead, and so on. */
export function* makeRoom(g: Beginning, space: number): Rule<void> {
  const crawler = crawlerOn(g, space);
  const { deus } = g.state;
  if (crawler)
    yield* crawlerTo(g, crawler, space + 1); // TB-28.2, TB-28.5
  else if (deus.space === space) yield* deusTo(g, space + 1); // TB-R70
}

/** A Crawler comes to a space; beyond Red 4 it enters the Network (TB-28.4, TB-28.7). */
export function* crawlerTo(g: Beginning, crawler: Enemy, space: number): Rule<void> {
  if (space >= NETWORK_MOUTH) return yield* entersNetwork(g, crawler);
  yield* makeRoom(g, space); // TB-28.3, TB-R69
  crawler.space = space;
  g.tell(
    "crawler-moves",
    { enemy: crawler.id, space, area: RED_PATH[space - 1] },
    { rule: "TB-28.6" },
  );
  const { apex } = g.state;
  if (space === SHARED_RED && apex.status === "in-play" && apex.space === SHARED_BLUE) {
    yield* meetsApex(g, crawler); // TB-28.8
  }
}

/** TB-18.19, TB-28.7: back to its stack, and Security falls by 1. */
function* entersNetwork(g: Beginning, crawler: Enemy): Rule<void> {
  g.tell("crawler-enters", { enemy: crawler.id }, { rule: "TB-28.7" });
  returnToStack(g, crawler); // TB-28.9
  yield* moveBar(g, "security", -1); // TB-18.19
}

/** TB-28.8, TB-29.19: the Crawler is eliminated, Apex loses Health; nobody draws cards (TB-28.9). */
export function* meetsApex(g: Beginning, crawler: Enemy): Rule<void> {
  const { strength } = g.box.enemies[crawler.type];
  g.tell("crawler-meets-apex", { enemy: crawler.id }, { rule: "TB-28.8" });
  returnToStack(g, crawler); // TB-28.9
  yield* moveBar(g, "apex", -strength[crawler.level - 1]);
}

// --- Deus ----------------------------------------------------------------------------------------

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
export function collide(g: Beginning): void {
  g.tell("elites-collide", {}, { rule: "TB-29.20" });
  destroy(g, "apex");
  destroy(g, "deus");
}
