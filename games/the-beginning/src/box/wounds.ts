/** TB-21.10, TB-R4: the 15 Wounds. */

import { moveBar } from "../bars.js";
import { loseCards } from "../cards.js";
import { more } from "../characters/boosts.js";
import type { WoundCard } from "../content.js";
import { rollPink } from "../dice.js";
import { ask } from "../questions.js";

const cards: readonly WoundCard[] = [
  { id: "broken-leg", copies: 2, movement: more(-1) },
  { id: "concussion", copies: 2, drawCount: more(-1) },
  { id: "shattered-hand", copies: 2, redLimit: more(-1) },
  { id: "cracked-ribs", copies: 1, shield: more(-1) },
  { id: "nerve-damage", copies: 1, programLimit: more(-1) },
  { id: "blurred-vision", copies: 1, contributionLimit: (_g, _self, value) => Math.min(2, value) },
  {
    id: "deep-cut",
    copies: 1,
    barsHealing: (_g, _self, atMedCenter) => (atMedCenter ? undefined : "TB-21.11"),
  },
  { id: "exhaustion", copies: 1, handLimit: more(-2) },
  {
    id: "tremor",
    copies: 1,
    *atStartOfActions(g) {
      if ((yield* rollPink(g)) === 1) g.state.turn.lostPoints++;
    },
  },
  {
    id: "nanite-rash",
    copies: 1,
    handLimit: more(-1),
    *spread(g, _bearer, others) {
      for (const index of others) yield* loseCards(g, g.state.figures[index].seat, 1, "TB-21.13");
    },
  },
  {
    id: "viral-cough",
    copies: 1,
    barsCity: () => "TB-21.11",
    *spread(g, _bearer, others) {
      for (const index of others) {
        const { seat } = g.state.figures[index];
        const { programs } = g.state.seats[seat];
        if (programs.length === 0) continue;
        const options = programs.map((card) => ({
          kind: "program" as const,
          card,
          on: `card/${card}`,
        }));
        const { card } =
          options.length === 1
            ? options[0]
            : yield* ask(seat, "show-program", options, { rule: "TB-21.13" });
        g.show(card, "all");
        g.tell("showed-program", { seat }, { cards: [card], rule: "TB-21.13" });
      }
    },
  },
  {
    id: "howling-implant",
    copies: 1,
    shield: more(-1),
    *spread(g) {
      yield* moveBar(g, "riot", 1);
    },
  },
];

export const wounds: Readonly<Record<string, WoundCard>> = Object.fromEntries(
  cards.map((card) => [card.id, card]),
);
