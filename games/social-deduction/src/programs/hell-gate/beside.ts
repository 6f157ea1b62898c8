/** Portals, March of the Fallen, and what has to do with them. */
import type { Program } from "../../cards.js";
import { arrive } from "../../hell-gate/arrival.js";
import { placeBeside } from "../../hell-gate/beside.js";
import { BLOODBEAST } from "../../hell-gate/gate.js";
import { anyBoss } from "../../hell-gate/in-play.js";
import { draw, putUnder, retire } from "../../pile.js";
import { programTargets } from "../../standing.js";
import { eliminated } from "../../table.js";
import { programs } from "../index.js";

function portal(number: number): Program {
  return {
    id: `portal-${number}`,
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

export const portals: readonly Program[] = [1, 2, 3, 4, 5, 6, 7].map(portal); // HG-R1

export const marchOfTheFallen: Program = {
  id: "march-of-the-fallen",
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

export const riftEcho: Program = {
  id: "rift-echo",
  copies: 1,
  box: "hell-gate",
  timing: "immediate",
  *play(g, by) {
    const { pile, resolving } = g.state;
    const turned: number[] = [];
    for (let i = 0; i < 3 && pile.length > 0; i++) turned.push(g.draw("program", pile));
    for (const card of turned) g.show(card, "all");
    resolving.push(...turned);
    const args = { seat: by, count: turned.length };
    g.tell("rift-echoed", args, { cards: turned, rule: "HG-2.18" });
    for (const card of turned) {
      if (programs[g.face(card) as string].portal === undefined) retire(g, card);
      else yield* placeBeside(g, by, card); // HG-2.18
    }
    yield* draw(g, by);
  },
};

export const sealTheRift: Program = {
  id: "seal-the-rift",
  copies: 1,
  box: "hell-gate",
  timing: "any",
  choices: (g) => {
    if (anyBoss(g)) return [];
    return g.state.gate.portals.map((card) => ({ portal: programs[g.face(card)].portal }));
  },
  *play(g, _by, { portal: number }) {
    const { portals: beside } = g.state.gate;
    const index = beside.findIndex((card) => programs[g.face(card)].portal === number);
    if (index < 0) return;
    const [card] = beside.splice(index, 1);
    putUnder(g, card);
  },
};

export const bloodyTrack: Program = {
  id: "bloody-track",
  copies: 1,
  box: "hell-gate",
  timing: "turn",
  choices: (g, by) => {
    if (anyBoss(g) || eliminated(g).length === 0) return []; // HG-12.2, HG-R16
    return programTargets(g, by).map((target) => ({ target }));
  },
  *play(g, _by, { target }) {
    yield* arrive(g, BLOODBEAST, Number(target)); // HG-12.2
  },
};
