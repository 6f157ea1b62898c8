/** Support cards of the Investigation phase. */
import { removeHenchman } from "../health.js";
import type { Self } from "../moments.js";
import type { CombatUse } from "../questions.js";
import { refOf, type Seen } from "../state.js";
import { agentsIn, hostilesIn, isUsed, markUsed, onCharacter } from "../table.js";
import type { Feature, Support } from "../types.js";

/** Has the owner an Agent on the board of the Brawl card, and not used this yet? */
function mayReact(g: Seen, self: Self): boolean {
  const { brawl } = g.state;
  if (!brawl || isUsed(g, self.piece.id)) return false;
  return agentsIn(g, brawl.district).some(({ org }) => org === self.owner);
}

/** Once per turn, after Henchmen have been placed: remove 1 Hostile there. */
export const elDuque: Support = {
  id: "el-duque",
  phase: "investigation",
  cost: 900,
  teammates: 3,
  brawlUses: (g, self) =>
    mayReact(g, self)
      ? hostilesIn(g, g.state.brawl?.district ?? 0).map(
          (each): CombatUse => ({
            kind: "react",
            piece: self.piece.id,
            target: refOf(each),
            on: onCharacter(each),
            rule: "CV-17.31",
          }),
        )
      : [],
  use: (g, self, { target }) => {
    markUsed(g, self.piece.id); // CV-13.10
    const hostile = g.state.henchmen.find((each) => refOf(each) === target);
    if (hostile) removeHenchman(g, hostile, true);
  },
};

/** Once per turn, after a Brawl card is drawn: change its colour. */
export const inspectorVale: Support = {
  id: "inspector-vale",
  phase: "investigation",
  cost: 700,
  teammates: 2,
  brawlUses: (g, self) =>
    mayReact(g, self)
      ? [{ kind: "react", piece: self.piece.id, target: "", rule: "CV-17.31" }]
      : [],
  use: (g, self) => {
    markUsed(g, self.piece.id); // CV-13.10
    const { brawl } = g.state;
    if (brawl) brawl.colour = brawl.colour === "red" ? "green" : "red"; // CV-R110
  },
};

/** Once per turn: +1 to a test of this Feature, declared before the draw. */
function helper(id: string, feature: Feature, cost: number, teammates: number): Support {
  return {
    id,
    phase: "investigation",
    cost,
    teammates,
    beforeTest: (g, self, agent, tested) =>
      tested === feature && agent.org === self.owner && !isUsed(g, id)
        ? [{ kind: "help", piece: id, rule: "CV-7.10" }]
        : [],
    useInTest: (g) => {
      markUsed(g, id); // CV-13.10
      return 1; // CV-7.10
    },
  };
}
export const theArchivist = helper("the-archivist", "analysis", 600, 0);
/** The same for Hacking tests, or +100D to a Hacking. */
export const glitchTwins: Support = {
  ...helper("glitch-twins", "hacking", 500, 1),
  hackUses: (g, self) => !isUsed(g, self.piece.id),
  hackUsed: (g, self) => {
    markUsed(g, self.piece.id); // CV-13.10
    return 100;
  },
};

/** Once per turn, when placing an Influence token: remove a rival one there as well. */
export const councillorPetrov: Support = {
  id: "councillor-petrov",
  phase: "investigation",
  cost: 800,
  teammates: 1,
  removesToo: (g, self) => !isUsed(g, self.piece.id),
};

/** +1 Defense in Cold Harbor. */
export const bigTuna: Support = {
  id: "big-tuna",
  phase: "investigation",
  cost: 600,
  teammates: 2,
  defenseBonus: (_, self, value, __, target) =>
    target.org === self.owner && target.district === 4 ? value + 1 : value,
};

/** Teammates have +1 Movement. */
export const razorKids: Support = {
  id: "razor-kids",
  phase: "investigation",
  cost: 300,
  teammates: 2,
  henchmanMovement: (_, self, value, { org }) => (org === self.owner ? value + 1 : value),
};
