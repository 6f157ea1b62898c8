/** TB-44.1: Jayden's seven All-Rounder cards. */
import type { Seat } from "@sprawl/engine";
import { moved } from "@sprawl/parts";
import { riotTo } from "../bars.js";
import { BARS, reach } from "../board.js";
import { drawFromGeneral } from "../cards.js";
import type { TrickCard } from "../content.js";
import { canRegain, healed, regain } from "../health.js";
import { removeOneWound } from "../med-center.js";
import { drawAndKeepOne } from "../programs.js";
import { ask } from "../questions.js";
import type { Beginning, FigureIndex } from "../state.js";
import { figureOption, figureValue, isAround } from "../values.js";

/** Who can be helped: below full Health or with a Wound, in range. */
function patients(g: Beginning, seat: Seat): FigureIndex[] {
  const { figures, seats } = g.state;
  const own = figures[seat];
  if (!isAround(own)) return [];
  const near = reach(own.area, figureValue(g, seat, "range"));
  return figures
    .map((_, index) => index)
    .filter((index) => isAround(figures[index]) && near.includes(figures[index].area))
    .filter((index) => canRegain(g, index) || (index < g.seats && seats[index].wounds.length > 0));
}

const cards: readonly TrickCard[] = [
  {
    id: "runners-trick",
    may: (g, seat) => g.state.figures[seat].lies === "up",
    *play(g) {
      g.state.turn.movement += 2;
    },
  },
  {
    id: "gunners-trick",
    *play(g) {
      g.state.turn.gunner = 1;
    },
  },
  {
    id: "medics-trick",
    may: (g, seat) => patients(g, seat).length > 0,
    *play(g, seat) {
      const options = patients(g, seat).map((each) => figureOption(g, each, "TB-44.2"));
      if (options.length === 0) return;
      const { figure } =
        options.length === 1
          ? options[0]
          : yield* ask(seat, "figure", options, { rule: "TB-44.2" });
      const wounded = figure < g.seats && g.state.seats[figure].wounds.length > 0;
      const ways = [
        ...(canRegain(g, figure) ? [{ kind: "heal" as const, rule: "TB-44.2" }] : []),
        ...(wounded ? [{ kind: "treat" as const, rule: "TB-44.2" }] : []),
      ];
      const { kind } =
        ways.length === 1 ? ways[0] : yield* ask(seat, "heal-or-treat", ways, { rule: "TB-44.2" });
      if (kind === "heal") return yield* healed(g, seat, regain(g, figure, 2), false);
      yield* removeOneWound(g, figure, seat);
      yield* healed(g, seat, 0, false);
    },
  },
  {
    id: "coders-trick",
    *play(g, seat) {
      yield* drawAndKeepOne(g, seat, 2);
    },
  },
  {
    id: "diplomats-trick",
    *play(g, seat) {
      const options = [-2, -1, 0, 1, 2].map((change) => ({ kind: "riot-by" as const, change }));
      const { change } = yield* ask(seat, "steps", options, { rule: "TB-44.2" });
      yield* riotTo(g, moved(BARS.riot, g.state.bars.riot, change), seat);
    },
  },
  {
    id: "fixers-trick",
    *play(g, seat) {
      drawFromGeneral(g, seat, 2);
    },
  },
  {
    id: "workers-trick",
    *play(g) {
      g.state.turn.points += 1;
    },
  },
];

export const tricks: Readonly<Record<string, TrickCard>> = Object.fromEntries(
  cards.map((card) => [card.id, card]),
);
