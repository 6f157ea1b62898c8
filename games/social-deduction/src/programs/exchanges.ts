/** Programs that move IDs and loyalty cards (SD-21.2). */
import { askEach, type Option } from "@sprawl/engine";
import type { Program } from "../cards.js";
import { exchangeIds, exchangeLoyalty, showOwners, unreveal } from "../reveal.js";
import { programTargets } from "../standing.js";
import type { Side } from "../state.js";
import { livingFrom, neighbour, placeRef, SIDES, slotOf } from "../table.js";

export const bug: Program = {
  id: "bug",
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  changesLoyalty: true,
  choices: (g, by) =>
    programTargets(g, by).flatMap((target) =>
      SIDES.flatMap((own) => SIDES.map((side) => ({ target, own, side }))),
    ),
  *play(g, by, { target, own, side }) {
    exchangeLoyalty(
      g,
      { seat: by, side: own as Side },
      { seat: Number(target), side: side as Side },
    );
  },
};

export const wrongButton: Program = {
  id: "wrong-button",
  copies: 1,
  box: "core",
  timing: "immediate",
  red: true,
  changesLoyalty: true,
  *play(g, by) {
    const other = neighbour(g, by, "left");
    if (other !== by) exchangeIds(g, by, other);
  },
};

export const screensaver: Program = {
  id: "screensaver",
  copies: 1,
  box: "core",
  timing: "any",
  red: true,
  changesLoyalty: true,
  choices: (g, by) => {
    const targets = programTargets(g, by);
    return targets.flatMap((one, i) =>
      targets.slice(i + 1).map((other) => ({ target: [one, other] })),
    );
  },
  *play(g, _by, { target }) {
    const [one, other] = target as readonly number[];
    exchangeIds(g, one, other);
    unreveal(g, one, "id");
    unreveal(g, other, "id");
  },
};

/** SD-R48: chosen in secret, passed on together. */
export const orellanaEffect: Program = {
  id: "orellana-effect",
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  changesLoyalty: true,
  *play(g, by) {
    const seats = livingFrom(g, by);
    const answers = yield* askEach<Option>("pass-card", seats, (seat) => ({
      options: SIDES.map((side) => ({
        kind: "pass-loyalty",
        side,
        on: placeRef(seat, side),
        rule: "SD-R48",
      })),
      rule: "SD-R48",
    }));
    const { loyalty } = g.state;
    const slots = seats.map((seat) => slotOf(g, seat, answers.get(seat)?.side as Side));
    const cards = slots.map((slot) => loyalty[slot]);
    slots.forEach((slot, i) => {
      loyalty[slot] = cards[(i + seats.length - 1) % seats.length];
      showOwners(g, slot); // SD-4.19
    });
    for (const seat of seats) {
      const side = answers.get(seat)?.side;
      g.tell("passed-loyalty", { seat, side }, { rule: "SD-R48" });
    }
  },
};
