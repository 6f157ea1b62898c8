/** IDs that have to do with programs. */
import type { IdCard } from "../cards.js";
import { chooseUpTo } from "../choose.js";
import { draw, takeDrawn } from "../drawing.js";
import {
  chooseInspected,
  discardAtRandom,
  inspectTop,
  mayDraw,
  putInspectedUnder,
  putUnder,
  stealAtRandom,
} from "../pile.js";
import { ask } from "../questions.js";
import { isLiving, othersOf } from "../table.js";

export const waitress: IdCard = {
  id: "waitress",
  order: 6,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    const guests = yield* chooseUpTo(owner, "waitress", othersOf(g, owner), 2);
    for (const seat of [owner, ...guests]) yield* draw(g, seat); // SD-15.15
  },
};

export const astronaut: IdCard = {
  id: "astronaut",
  order: 7,
  colour: "human",
  box: "core",
  *reveal(g, owner) {
    inspectTop(g, owner, 5); // SD-13.29
    for (let i = 0; i < 2 && g.state.inspected.length > 0 && mayDraw(g, owner); i++) {
      const card = yield* chooseInspected(g, owner, "draw-one");
      yield* takeDrawn(g, owner, card); // SD-13.29
    }
    yield* putInspectedUnder(g, owner);
  },
};

export const fortuneTeller: IdCard = {
  id: "fortune-teller",
  order: 13,
  colour: "human",
  box: "core",
  *turnStart(g, owner) {
    const { pile } = g.state;
    const top = pile[pile.length - 1];
    if (top === undefined) return;
    g.show(top, owner); // SD-13.29
    g.tell("inspected", { seat: owner, count: 1 }, { cards: [top], rule: "SD-13.29" });
    const keep = { kind: "leave-on-top", rule: "SD-22.4" } as const;
    const under = { kind: "put-under", card: top, rule: "SD-22.4" } as const;
    const chosen = yield* ask(owner, "top-card", [keep, under], { rule: "SD-22.4" });
    if (chosen.kind === "leave-on-top") return;
    pile.pop();
    putUnder(g, top);
    g.tell("put-under", { seat: owner, count: 1 }, { rule: "SD-13.8" });
  },
};

export const thief: IdCard = {
  id: "thief",
  order: 27,
  colour: "outlaw",
  box: "core",
  beginner: true,
  *reveal(g, owner) {
    const rich = othersOf(g, owner).filter((seat) => g.state.seats[seat].programs.length > 0);
    for (const seat of yield* chooseUpTo(owner, "thief", rich, 2)) stealAtRandom(g, owner, seat);
  },
};

export const zeroOne: IdCard = {
  id: "01011012",
  order: 24,
  colour: "machine",
  box: "core",
  always: "machine",
  *reveal(g, owner) {
    for (const seat of othersOf(g, owner)) discardAtRandom(g, seat);
  },
};

export const collector: IdCard = {
  id: "collector",
  order: 30,
  colour: "outlaw",
  box: "core",
  standing: { limit: { normal: 4, large: 3 } },
  *reveal(g, owner) {
    if (isLiving(g, owner)) yield* draw(g, owner);
  },
};
