/** Portals, March of the Fallen, and what has to do with them. */
import type { Secret } from "@sprawl/engine";
import type { AtPlayer, Plainly, Program } from "../../cards.js";
import { draw } from "../../drawing.js";
import { arrive } from "../../hell-gate/arrival.js";
import { placeBeside } from "../../hell-gate/beside.js";
import { bloodbeast } from "../../hell-gate/bloodbeast.js";
import { anyBoss } from "../../hell-gate/in-play.js";
import { putUnder, retire } from "../../pile.js";
import { programTargets } from "../../standing.js";
import type { ProgramName } from "../../state.js";
import { eliminated } from "../../table.js";

function portal(number: number): Program<Plainly> {
  return {
    id: `portal-${number}`,
    order: 42 + number,
    copies: 1,
    box: "hell-gate",
    timing: "immediate",
    beside: true,
    portal: number,
    *play(g, by) {
      const card = g.state.resolving[g.state.resolving.length - 1];
      yield* placeBeside(g, by, card); // HG-2.1
      yield* draw(g, by); // HG-2.1, HG-2.9
    },
  };
}

// HG-R1
export const portal1 = portal(1);
export const portal2 = portal(2);
export const portal3 = portal(3);
export const portal4 = portal(4);
export const portal5 = portal(5);
export const portal6 = portal(6);
export const portal7 = portal(7);

export const marchOfTheFallen: Program<Plainly> = {
  id: "march-of-the-fallen",
  order: 50,
  copies: 2,
  box: "hell-gate",
  timing: "immediate",
  beside: true,
  changesLoyalty: true, // SD-21.4
  *play(g, by) {
    const card = g.state.resolving[g.state.resolving.length - 1];
    yield* placeBeside(g, by, card); // HG-1.9
    yield* draw(g, by); // HG-1.9
  },
};

export const riftEcho: Program<Plainly> = {
  id: "rift-echo",
  order: 57,
  copies: 1,
  box: "hell-gate",
  timing: "immediate",
  *play(g, by) {
    const { pile, resolving } = g.state;
    const turned: Secret<ProgramName>[] = [];
    for (let i = 0; i < 3 && pile.length > 0; i++) turned.push(g.draw("program", pile));
    for (const card of turned) g.show(card, "all");
    resolving.push(...turned);
    const args = { seat: by, count: turned.length };
    g.tell("rift-echoed", args, { cards: turned, rule: "HG-2.18" });
    for (const card of turned) {
      if (g.box.programs[g.face(card)].portal === undefined) retire(g, card);
      else yield* placeBeside(g, by, card); // HG-2.18
    }
    yield* draw(g, by);
  },
};

export const sealTheRift: Program<{ readonly portal: number }> = {
  id: "seal-the-rift",
  order: 56,
  copies: 1,
  box: "hell-gate",
  timing: "any",
  choices: (g) => {
    if (anyBoss(g)) return [];
    return g.state.gate.portals.flatMap((card) => {
      const { portal } = g.box.programs[g.face(card)];
      return portal === undefined ? [] : [{ portal }];
    });
  },
  *play(g, _by, { portal: number }) {
    const { portals: beside } = g.state.gate;
    const index = beside.findIndex((card) => g.box.programs[g.face(card)].portal === number);
    if (index < 0) return;
    const [card] = beside.splice(index, 1);
    putUnder(g, card);
  },
};

export const bloodyTrack: Program<AtPlayer> = {
  id: "bloody-track",
  order: 54,
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  choices: (g, by) => {
    if (anyBoss(g) || eliminated(g).length === 0) return []; // HG-12.2, HG-R16
    return programTargets(g, by).map((target) => ({ target }));
  },
  *play(g, _by, { target }) {
    yield* arrive(g, bloodbeast.number, target); // HG-12.2
  },
};
