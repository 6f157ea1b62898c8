/** IDs that heal and bring back. */
import type { IdCard } from "../cards.js";
import { chooseSeat, chooseUpTo } from "../choose.js";
import { draw } from "../drawing.js";
import { inOrder, reanimate } from "../elimination.js";
import { heal, maxHp } from "../health.js";
import { stealAtRandom } from "../pile.js";
import { eliminated, livingFrom, othersOf } from "../table.js";

export const lifesaver: IdCard = {
  id: "lifesaver",
  order: 3,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const out = eliminated(g); // SD-11.10
    if (out.length === 0) return heal(g, owner, 1);
    yield* reanimate(g, [yield* chooseSeat(owner, "lifesaver", out)]);
  },
};

export const photographer: IdCard = {
  id: "photographer",
  order: 5,
  colour: "human",
  box: "core",
  beginner: true,
  *reveal(g, owner) {
    for (const seat of yield* chooseUpTo(owner, "photographer", othersOf(g, owner), 2)) {
      heal(g, seat, 1);
    }
  },
};

export const awesomeBacker: IdCard = {
  id: "awesome-backer",
  order: 31,
  colour: "outlaw",
  box: "core",
  *reveal(g, owner) {
    yield* inOrder(
      g,
      owner,
      () => draw(g, owner, 2),
      () => heal(g, owner, 1),
    );
  },
};

export const marshalOfTheLastLine: IdCard = {
  id: "marshal-of-the-last-line",
  order: 39,
  colour: "human",
  box: "core",
  always: "human",
  boss: true,
  *reveal(g, owner) {
    const seats = livingFrom(g, owner);
    for (const seat of yield* chooseUpTo(owner, "marshal-of-the-last-line", seats, 3)) {
      heal(g, seat, 1);
    }
  },
};

export const kingOfTheScrapyard: IdCard = {
  id: "king-of-the-scrapyard",
  order: 43,
  colour: "outlaw",
  box: "core",
  always: "outlaw",
  boss: true,
  *reveal(g, owner) {
    heal(g, owner, maxHp(g));
    for (const seat of othersOf(g, owner)) {
      const { programs, permanents } = g.state.seats[seat];
      if (programs.length + permanents.length >= 2) stealAtRandom(g, owner, seat);
    }
  },
};
