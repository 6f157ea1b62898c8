/** Programs that move IDs and loyalty cards (SD-21.2). */
import type { Seat } from "@sprawl/engine";
import type { AtPlayer, Plainly, Program } from "../cards.js";
import { askEach } from "../questions.js";
import { exchangeIds, exchangeLoyalty, showOwners, unreveal } from "../reveal.js";
import { programTargets } from "../standing.js";
import type { Side } from "../state.js";
import { livingFrom, neighbour, placeRef, SIDES, slotOf } from "../table.js";

type Swap = AtPlayer & { readonly own: Side; readonly side: Side };

export const bug: Program<Swap> = {
  id: "bug",
  order: 11,
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
    exchangeLoyalty(g, { seat: by, side: own }, { seat: target, side });
  },
};

export const wrongButton: Program<Plainly> = {
  id: "wrong-button",
  order: 12,
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

export const screensaver: Program<{ readonly target: readonly Seat[] }> = {
  id: "screensaver",
  order: 13,
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
    const [one, other] = target;
    exchangeIds(g, one, other);
    unreveal(g, one, "id");
    unreveal(g, other, "id");
  },
};

/** SD-R48: chosen in secret, passed on together. */
export const orellanaEffect: Program<Plainly> = {
  id: "orellana-effect",
  order: 14,
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  changesLoyalty: true,
  *play(g, by) {
    const seats = livingFrom(g, by);
    const answers = yield* askEach("pass-card", seats, (seat) => ({
      options: SIDES.map((side) => ({
        kind: "pass-loyalty" as const,
        side,
        on: placeRef(seat, side),
        rule: "SD-R48",
      })),
      rule: "SD-R48",
    }));
    const { loyalty } = g.state;
    const sides = seats.map((seat) => answers.get(seat)?.side ?? "left");
    const slots = seats.map((seat, i) => slotOf(g, seat, sides[i]));
    const cards = slots.map((slot) => loyalty[slot]);
    slots.forEach((slot, i) => {
      loyalty[slot] = cards[(i + seats.length - 1) % seats.length];
      showOwners(g, slot); // SD-4.19
    });
    seats.forEach((seat, i) => {
      g.tell("passed-loyalty", { seat, side: sides[i] }, { rule: "SD-R48" });
    });
  },
};
