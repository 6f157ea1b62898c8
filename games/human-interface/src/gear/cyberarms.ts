/** Cyberarms: HI-4.1. Their Use is for the next Close Combat Attack; a Cybershock test follows. */
import { bearerOf } from "../abilities.js";
import type { Attack } from "../attacks.js";
import type { Gear, Moments, Self, Weapon } from "../content.js";
import type { Action } from "../questions.js";
import type { Interface, Model } from "../state.js";

/** +1 in Close Combat. */
const inCloseCombat: Pick<Moments, "attack"> = {
  attack: (_: Interface, __: Self, value: number, { close }: Attack) => (close ? value + 1 : value),
};

/** It may be put to Use once in an activation, for the attack to come. */
const usable = {
  actions: (g: Interface, self: Self): readonly Action[] => {
    const model = bearerOf(g, self);
    const { id } = self.piece;
    if (
      model.seat < 0 ||
      model.used.includes(`activation:${id}`) ||
      g.state.activation.points === 0
    )
      return [];
    return [{ kind: "use", item: id, on: `model/${model.id}`, rule: "HI-29.1" }];
  },
};

/** The Use waits for the attack, and the test for the attack or the end of the activation. */
const charges = (id: string) => ({
  tests: true as const,
  use: (g: Interface, _: Model): void => {
    g.state.activation.charged.push(id);
    g.state.activation.due.push(id);
  },
});

const SURPRISE: Weapon = {
  id: "surprise",
  kind: "weapon",
  class: "close",
  availability: "MIL",
  effective: { damage: 7, range: 2 },
};

export const cyberarms = {
  "kagoma-cyberarm": {
    id: "kagoma-cyberarm",
    kind: "gear",
    sort: "cyberarm",
    availability: "MIL",
    symbols: 1,
    ...inCloseCombat,
    ...usable,
    ...charges("kagoma-cyberarm"),
    damage: (_, __, value, { charged }) =>
      charged.includes("kagoma-cyberarm") ? value + 2 : value,
  },
  "momuro-cyberarm": {
    id: "momuro-cyberarm",
    kind: "gear",
    sort: "cyberarm",
    availability: "MIL",
    symbols: 1,
    attack: (_, __, value, { close }) => (close ? value : value + 2), // HI-R12
    weapon: SURPRISE,
    forbidsReaction: (_, __, { weapon }, reaction) =>
      weapon.id === SURPRISE.id && reaction === "fast-attack",
  },
  "nakamura-cyberarm-ha9": {
    id: "nakamura-cyberarm-ha9",
    kind: "gear",
    sort: "cyberarm",
    availability: "MIL",
    nakamura: true,
    symbols: 1,
    ...inCloseCombat,
    ...usable,
    ...charges("nakamura-cyberarm-ha9"),
    drawsTwo: (_, __, test, attack) =>
      test === "attack" && attack?.charged.includes("nakamura-cyberarm-ha9") === true,
  },
  "matsushita-killer-mod": {
    id: "matsushita-killer-mod",
    kind: "gear",
    sort: "cyberarm",
    availability: "BLACK",
    symbols: 2,
    ...inCloseCombat,
    ...usable,
    ...charges("matsushita-killer-mod"),
    strikesAgain: true, // HI-R99
  },
  "matsushita-guard-mod": {
    id: "matsushita-guard-mod",
    kind: "gear",
    sort: "cyberarm",
    availability: "MIL",
    symbols: 1,
    ...inCloseCombat,
    drawsTwo: (g, self, test) =>
      test === "dodge" && !bearerOf(g, self).used.includes("turn:matsushita-guard-mod"),
  },
} as const satisfies Readonly<Record<string, Gear>>;
