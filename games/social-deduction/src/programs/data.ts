/** Programs about programs, and about time. */
import type { AtPlayer, Plainly, Program } from "../cards.js";
import { draw } from "../drawing.js";
import { discardAtRandom, mayDraw, stealAtRandom } from "../pile.js";
import { programTargets } from "../standing.js";
import type { ProgramName } from "../state.js";
import { livingFrom } from "../table.js";

/** One at random, or a certain permanent one. */
type Theft = AtPlayer & { readonly program?: ProgramName; readonly which?: number };

export const dataTheft: Program<Theft> = {
  id: "data-theft",
  order: 32,
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
  *play(g, by, { target: from, which }) {
    if (which === undefined) return stealAtRandom(g, by, from); // SD-R47
    const [stolen] = g.state.seats[from].permanents.splice(which, 1);
    if (!stolen) return;
    g.state.seats[by].permanents.push(stolen); // SD-13.12
    g.tell("stole", { by, from }, { cards: [stolen.card], rule: "SD-13.12" });
  },
};

export const corruptedMemory: Program<AtPlayer> = {
  id: "corrupted-memory",
  order: 33,
  copies: 4,
  box: "core",
  timing: "any",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => g.state.seats[target].programs.length > 0)
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    discardAtRandom(g, target);
  },
};

export const download: Program<Plainly> = {
  id: "download",
  order: 34,
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  choices: (g, by) => (mayDraw(g, by) && g.state.pile.length > 0 ? [{}] : []),
  *play(g, by) {
    yield* draw(g, by, 2);
  },
};

export const systemUpdate: Program<Plainly> = {
  id: "system-update",
  order: 42,
  copies: 1,
  box: "core",
  timing: "immediate",
  red: true,
  *play(g, by) {
    for (const seat of livingFrom(g, by)) yield* draw(g, seat); // SD-15.15
  },
};

export const geversAttack: Program<AtPlayer> = {
  id: "gevers-attack",
  order: 18,
  copies: 1,
  box: "core",
  timing: "turn",
  permanent: true,
  free: true, // SD-13.17
  targetLimit: 1,
  choices: (g, by) => programTargets(g, by).map((target) => ({ target })),
};

export const overclock: Program<Plainly> = {
  id: "overclock",
  order: 35,
  copies: 1,
  box: "core",
  timing: "turn",
  red: true,
  choices: (g) => (g.state.turn.extra === "none" ? [{}] : []),
  *play(g) {
    g.state.turn.extra = "granted";
  },
};

export const stasis: Program<AtPlayer> = {
  id: "stasis",
  order: 36,
  copies: 1,
  box: "core",
  timing: "any",
  choices: (g, by) =>
    programTargets(g, by)
      .filter((target) => target !== g.state.turn.seat && g.state.seats[target].skips === 0)
      .map((target) => ({ target })),
  *play(g, _by, { target }) {
    g.state.seats[target].skips = 1; // SD-R53
  },
};
