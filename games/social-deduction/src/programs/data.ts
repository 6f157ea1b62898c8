/** Programs about programs, and about time. */
import type { Program } from "../cards.js";
import { discardAtRandom, draw, mayDraw, stealAtRandom } from "../pile.js";
import { programTargets } from "../standing.js";
import { livingFrom } from "../table.js";

export const dataTheft: Program = {
  id: "data-theft",
  copies: 1,
  box: "core",
  timing: "turn",
  choices: (g, by) =>
    programTargets(g, by).flatMap((target) => {
      const { programs, permanents } = g.state.seats[target];
      return [
        ...(programs.length > 0 ? [{ target }] : []),
        ...permanents.map(({ program }, which) => ({ target, program, which })),
      ];
    }),
  *play(g, by, { target, which }) {
    const from = Number(target);
    if (which === undefined) return stealAtRandom(g, by, from); // SD-R47
    const [stolen] = g.state.seats[from].permanents.splice(Number(which), 1);
    if (!stolen) return;
    g.state.seats[by].permanents.push(stolen); // SD-13.12
    g.tell("stole", { by, from }, { cards: [stolen.card], rule: "SD-13.12" });
  },
};

export const corruptedMemory: Program = {
  id: "corrupted-memory",
  copies: 4,
  box: "core",
  timing: "any",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => g.state.seats[target].programs.length > 0)
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    discardAtRandom(g, Number(target));
  },
};

export const download: Program = {
  id: "download",
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  choices: (g, by) => (mayDraw(g, by) && g.state.pile.length > 0 ? [{}] : []),
  *play(g, by) {
    yield* draw(g, by, 2);
  },
};

export const systemUpdate: Program = {
  id: "system-update",
  copies: 1,
  box: "core",
  timing: "immediate",
  red: true,
  *play(g, by) {
    for (const seat of livingFrom(g, by)) yield* draw(g, seat); // SD-15.15
  },
};

export const geversAttack: Program = {
  id: "gevers-attack",
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  free: true, // SD-13.17
  targetLimit: 1,
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
};

export const overclock: Program = {
  id: "overclock",
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  choices: (g) => (g.state.turn.extra === "none" ? [{}] : []),
  *play(g) {
    g.state.turn.extra = "granted";
  },
};

export const stasis: Program = {
  id: "stasis",
  copies: 1,
  box: "core",
  timing: "any",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => target !== g.state.turn.seat && g.state.seats[target].skips === 0)
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    g.state.seats[Number(target)].skips = 1; // SD-R53
  },
};
