/** Support cards of the Event phase and of Payday. */
import { putUnder } from "@sprawl/parts";
import { drawEvent, placeEvent } from "../news.js";
import { decide, type Questions } from "../questions.js";
import { idOf, onCard } from "../table.js";
import type { Support } from "../types.js";

/** Instead of the normal draw: 2 Event cards, of which 1 is placed (CV-R96). */
export const doubleV: Support = {
  id: "double-v",
  phase: "event",
  cost: 500,
  teammates: 1,
  *beforeEventDraw(g, self) {
    const cards = [drawEvent(g), drawEvent(g)].filter((card) => card !== undefined);
    if (self.owner < g.seats) for (const card of cards) g.show(card, self.owner); // CV-29.6
    const options = cards.map((card): Questions["choose-event"] => ({
      kind: "place-event",
      card,
      on: onCard(card),
      rule: "CV-10.25",
    }));
    if (options.length === 0) return true;
    g.tell("events-drawn", { org: idOf(g, self.owner), count: cards.length }, { rule: "CV-10.25" });
    const { card } =
      options.length === 1
        ? options[0]
        : yield* decide(g, self.owner, "choose-event", options, {
            rule: "CV-10.25",
            safe: options[0],
          });
    for (const other of cards) {
      if (other === card) continue;
      g.state.table.splice(g.state.table.indexOf(other), 1);
      putUnder(g, g.state.piles.events.deck, other); // CV-29.6, CV-R96
    }
    placeEvent(g, card);
    return true;
  },
};

/** No Salary for Agents in JoyTown. */
export const madameLumen: Support = {
  id: "madame-lumen",
  phase: "payday",
  cost: 600,
  teammates: 2,
  salaryFor: (_, self, value, agent) =>
    agent.district === 3 && agent.org === self.owner ? 0 : value,
};

/** The bank pays 200D of the Salaries. */
export const misterFold: Support = {
  id: "mister-fold",
  phase: "payday",
  cost: 600,
  teammates: 0,
  salaryHelp: (_, __, value) => value + 200,
};
