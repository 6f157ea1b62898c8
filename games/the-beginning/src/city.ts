/** TB-13, TB-14, TB-15: the City, the Dark Net and the Nexus. */

import type { Rule, RuleId, Seat } from "@sprawl/engine";
import { moved } from "@sprawl/parts";
import { moveBar, riotTo, zoneOfRiot } from "./bars.js";
import { BARS } from "./board.js";
import { pay } from "./buying.js";
import { cardOptions, clearTable, drawFromGeneral, ofColour, playCards } from "./cards.js";
import { rollPink } from "./dice.js";
import { moments } from "./moments.js";
import { fillDisplay } from "./phases.js";
import { drawAndKeepOne, drawPrograms, receiveProgram } from "./programs.js";
import { ask, PASS, pick } from "./questions.js";
import type { Beginning, FigureIndex, Program } from "./state.js";
import { did } from "./tasks.js";
import { named } from "./values.js";

/** The four of them; none changes Security (TB-13.13). */
export type CityAction = "city-riot" | "city-morale" | "city-resources" | "city-chance";

/** Why a City action cannot be taken; undefined if it can. */
export function whyNotCity(g: Beginning, seat: Seat, action: CityAction): RuleId | undefined {
  const { turn, bars } = g.state;
  if (turn.city.includes(action)) return "TB-13.1"; // TB-13.1, TB-R42
  const barred = moments.of(seat).bars(g, "barsCity");
  if (barred) return barred;
  if (action === "city-riot" && zoneOfRiot(g) !== "yellow") return "TB-13.2";
  if (action === "city-morale" && ofColour(g, seat, "blue").length === 0) return "TB-13.7";
  if (action === "city-resources" && bars.resource <= 2) return "TB-13.10";
  return undefined;
}

export function* cityAction(
  g: Beginning,
  seat: Seat,
  index: FigureIndex,
  action: CityAction,
): Rule<void> {
  const s = g.state;
  s.turn.city.push(action); // TB-13.1
  s.figures[index].place = "city"; // TB-8.6
  g.tell("city-action", { ...named(g, index), action }, { rule: "TB-13.1" });
  const { tally } = s.seats[seat];
  if (action === "city-resources") tally.resources++;
  else tally.city++;
  switch (action) {
    case "city-riot":
      yield* riotAction(g, seat);
      break;
    case "city-morale":
      yield* moraleAction(g, seat);
      break;
    case "city-resources":
      yield* resourceAction(g, seat, index);
      break;
    case "city-chance":
      yield* chanceAction(g, seat);
      break;
    default:
      action satisfies never;
  }
  clearTable(g); // TB-13.14
  yield* did(g, seat, { kind: "city", action });
}

/** TB-13.3 to TB-13.6. */
function* riotAction(g: Beginning, seat: Seat): Rule<void> {
  const signs = [
    { kind: "positive" as const, rule: "TB-13.3" },
    { kind: "negative" as const, rule: "TB-13.3" },
  ];
  const { kind } = yield* ask(seat, "riot-sign", signs, { rule: "TB-13.3" });
  const roll = yield* rollPink(g);
  let total = kind === "positive" ? roll : -roll; // TB-13.3
  if (g.state.seats[seat].hand.length > 0) {
    const options = [...cardOptions(ofColour(g, seat, "blue", "red")), PASS];
    const about = { rule: "TB-13.4", args: { total }, safe: PASS };
    const chosen = yield* ask(seat, "riot-card", options, about);
    if (chosen.kind === "card") total += playCards(g, seat, [chosen.card]); // TB-13.4
  }
  const { riot } = g.state.bars;
  yield* riotTo(g, moved(BARS.riot, riot, total), seat); // TB-13.5
}

/** TB-13.7, TB-13.8. */
function* moraleAction(g: Beginning, seat: Seat): Rule<void> {
  const options = cardOptions(ofColour(g, seat, "blue"));
  const max = Math.min(3, options.length);
  // Asked even with a single blue card: that there is only one is nobody's business.
  const picked = yield* pick(seat, "morale-cards", options, {
    min: 1,
    max,
    rule: "TB-13.7",
    safe: options.slice(0, 1),
  });
  const sum = playCards(
    g,
    seat,
    picked.map(({ card }) => card),
  );
  const result = sum - (yield* rollPink(g)); // TB-13.7
  if (result > 0) yield* moveBar(g, "morale", result, seat); // TB-13.8
}

/** TB-13.9. */
function* resourceAction(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  const count = moments.of(seat).value(g, "cityDraw", 3, index); // TB-13.9, TB-46.1
  drawFromGeneral(g, seat, count);
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) yield* moments.of(other).raise(g, "afterCityDraw", seat); // TB-46.2
  }
  yield* moveBar(g, "resource", -1, seat); // TB-13.9
}

/** TB-13.11. */
function* chanceAction(g: Beginning, seat: Seat): Rule<void> {
  const roll = yield* rollPink(g);
  yield* did(g, seat, { kind: "rolled-4", roll });
  if (roll === 1)
    yield* moveBar(g, "deus", 1, seat); // TB-13.11
  else if (roll === 2) yield* moveBar(g, "riot", -2, seat);
  else if (roll === 3) yield* moveBar(g, "riot", 2, seat);
  else if (roll === 4) yield* moveBar(g, "morale", 2, seat);
  else yield* moveBar(g, "resource", roll - 4, seat); // TB-13.12
}

// --- the Dark Net --------------------------------------------------------------------------------

/** TB-14.1, TB-14.2: one of the displayed Programs at its printed cost. */
export function* buyProgram(
  g: Beginning,
  seat: Seat,
  index: FigureIndex,
  card: Program,
): Rule<void> {
  const s = g.state;
  s.figures[index].place = "dark-net";
  const { id, cost } = g.box.programs[g.face(card)];
  yield* pay(g, seat, cost); // TB-14.1
  s.display.splice(s.display.indexOf(card), 1);
  g.tell("bought-program", { seat, program: id }, { rule: "TB-14.1" });
  fillDisplay(g); // TB-14.2
  yield* receiveProgram(g, seat, card);
}

export const DRAW_PRICE = 3;

/** TB-14.3: pay 3 and draw the top Program; some Boosts show more of them. */
export function* drawProgramAction(g: Beginning, seat: Seat, index: FigureIndex): Rule<void> {
  g.state.figures[index].place = "dark-net";
  yield* pay(g, seat, DRAW_PRICE); // TB-14.3
  const count = moments.of(seat).value(g, "darkNetDraw", 1, index);
  if (count > 1) yield* drawAndKeepOne(g, seat, count);
  else yield* drawPrograms(g, seat, 1);
}

// --- the Nexus -----------------------------------------------------------------------------------

/** TB-15.1 to TB-15.9. */
export function* nexusAction(g: Beginning, seat: Seat): Rule<void> {
  const options = cardOptions(ofColour(g, seat, "blue"));
  const picked =
    g.state.seats[seat].hand.length === 0
      ? []
      : yield* pick(seat, "nexus-cards", options, {
          min: 0, // TB-15.6
          max: Math.min(2, options.length),
          rule: "TB-15.1",
          safe: [],
        });
  const sum = playCards(
    g,
    seat,
    picked.map(({ card }) => card),
  );
  const result = sum - (yield* rollPink(g)); // TB-15.1
  clearTable(g);
  g.tell("nexus-result", { seat, result }, { rule: "TB-15.1" });
  if (result <= 0) g.state.seats[seat].tally.nexusFailed++;
  if (result < 0) yield* moveBar(g, "morale", -1, seat); // TB-15.5
  if (result <= 0) return; // TB-15.4
  yield* moveBar(g, "apex", result >= 4 ? 2 : 1, seat); // TB-15.2, TB-15.3, TB-15.8
  g.state.seats[seat].tally.nexus++;
  yield* did(g, seat, { kind: "nexus" }); // TB-15.7, TB-15.9
}
