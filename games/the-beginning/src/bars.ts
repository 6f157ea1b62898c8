/** TB-34: the City bars, Threat, and the bars of Apex and Deus. Every change goes through here. */
import type { Rule, Seat } from "@sprawl/engine";
import { moved, stepsTowards } from "@sprawl/parts";
import { BARS, isMoraleYellow, riotZone } from "./board.js";
import { finish } from "./ending.js";
import { type BarName, type Beginning, NOBODY } from "./state.js";
import { did } from "./tasks.js";

/** Move a bar; `by` whose effect it is, for tasks (TB-R47). */
export function* moveBar(g: Beginning, bar: BarName, by: number, who: Seat = NOBODY): Rule<void> {
  if (by === 0) return;
  if (bar === "apex" || bar === "deus") return yield* moveElite(g, bar, by);
  const { bars } = g.state;
  const before = bars[bar];
  const after = moved(BARS[bar], before, by); // TB-34.17
  if (after === before) return;
  if (bar === "riot") return yield* riotTo(g, after, who);
  bars[bar] = after;
  g.tell("bar-moved", { bar, change: after - before, value: after }, RULES[bar]);
  if (bar === "morale") yield* afterMorale(g, before, who);
  if (bar === "resource" && after === 0) finish(g, "resource"); // TB-34.12
  if (bar === "security" && after === 0) finish(g, "security"); // TB-34.14
  if (bar === "threat" && after === BARS.threat.max) finish(g, "threat"); // TB-34.15
}

const RULES = {
  riot: { rule: "TB-34.1" },
  morale: { rule: "TB-34.8" },
  resource: { rule: "TB-34.11" },
  security: { rule: "TB-34.13" },
  threat: { rule: "TB-34.16" },
  apex: { rule: "TB-29.4" },
  deus: { rule: "TB-30.6" },
} as const;

function* afterMorale(g: Beginning, before: number, who: Seat): Rule<void> {
  const value = g.state.bars.morale;
  if (value === BARS.morale.min) finish(g, "morale"); // TB-34.10
  yield* payForRed(g); // TB-R27
  if (who !== NOBODY && value > before) yield* did(g, who, { kind: "morale", to: value }); // TB-R44
}

// --- Riot ----------------------------------------------------------------------------------------

export function zoneOfRiot(g: Beginning): "blue" | "yellow" | "red" {
  const { bars, anarchy, surveillance } = g.state;
  return riotZone(bars.riot, anarchy, surveillance);
}

/** Riot comes to stand here; only the final value counts (TB-R32). */
export function* riotTo(g: Beginning, value: number, who: Seat = NOBODY): Rule<void> {
  const { bars } = g.state;
  const before = bars.riot;
  if (value === before) return;
  const zone = zoneOfRiot(g);
  bars.riot = value;
  g.tell("bar-moved", { bar: "riot", change: value - before, value }, RULES.riot);
  if (who !== NOBODY && value === 0) yield* did(g, who, { kind: "riot-zero" }); // TB-R45
  if (who !== NOBODY && zone === "yellow" && zoneOfRiot(g) === "blue") {
    yield* did(g, who, { kind: "calmed" });
  }
  if (zoneOfRiot(g) === "red") yield* reachRed(g); // TB-13.6, TB-34.6
}

/** Steps towards 0, never past it. */
export function* calmRiot(g: Beginning, steps: number, who: Seat = NOBODY): Rule<void> {
  const { riot } = g.state.bars;
  yield* riotTo(g, riot + stepsTowards(riot, 0, steps), who);
}

/** TB-34.6: first Security may fall, then an EX Event, then Riot is set to 0. */
function* reachRed(g: Beginning): Rule<void> {
  const s = g.state;
  s.redZone = true;
  yield* payForRed(g); // TB-34.7
  if (s.inEx) return; // TB-R101
  g.tell("riot-red", {}, { rule: "TB-34.6" });
  yield* g.box.riot.red.breaksOut(g); // TB-33.6
}

/** TB-34.7: Morale yellow while Riot stands in a red zone: Security falls, once until the reset. */
function* payForRed(g: Beginning): Rule<void> {
  const s = g.state;
  if (!s.redZone || s.redPaid || !isMoraleYellow(s.bars.morale)) return;
  s.redPaid = true; // TB-R27
  yield* moveBar(g, "security", -1); // TB-34.7
}

/** TB-33.7: after an EX Event, however it came (TB-R102). */
export function resetRiot(g: Beginning): void {
  const s = g.state;
  s.redZone = false;
  s.redPaid = false;
  if (s.bars.riot === 0) return;
  const change = -s.bars.riot;
  s.bars.riot = 0; // TB-33.7, TB-R102
  g.tell("bar-moved", { bar: "riot", change, value: 0 }, { rule: "TB-33.7" });
}

// --- Apex and Deus -------------------------------------------------------------------------------

/** TB-29.4, TB-30.6: under construction a bar, in play its Health. */
function* moveElite(g: Beginning, bar: "apex" | "deus", by: number): Rule<void> {
  const s = g.state;
  const elite = s[bar];
  if (elite.status === "destroyed") return; // TB-30.8
  const before = s.bars[bar];
  const after = moved(BARS[bar], before, by); // TB-15.8, TB-29.6
  if (after === before) return;
  s.bars[bar] = after; // TB-29.4, TB-30.6
  g.tell("bar-moved", { bar, change: after - before, value: after }, RULES[bar]);
  if (elite.status === "in-play") {
    if (after === 0) destroy(g, bar); // TB-29.5, TB-30.7
    return;
  }
  if (after < BARS[bar].max) return;
  yield* g.box.elites[bar].enters(g); // TB-29.2, TB-30.2, TB-R73
}

/** TB-29.5, TB-30.7: removed from the game for good. */
export function destroy(g: Beginning, bar: "apex" | "deus"): void {
  const s = g.state;
  s[bar] = { status: "destroyed", space: 0 };
  if (bar === "deus") s.deusBefore = NOBODY; // TB-30.7
  g.tell("elite-destroyed", { bar }, { rule: bar === "apex" ? "TB-29.5" : "TB-30.7" });
}
