/** HI-4.1: special skills of characters and machines. */
import { bearerOf, isActing } from "../abilities.js";
import { drawCanDo, testOver } from "../cando.js";
import type { Skill } from "../content.js";
import { giveToken, heal, wake } from "../harm.js";
import { areaOf, isCharacter, isMember } from "../models.js";
import { distanceBetween } from "../sight.js";
import type { Interface, Model } from "../state.js";

/** Is the other sister a conscious member of the same Team within distance 3? */
function sisterNear(g: Interface, model: Model): boolean {
  const { twin } = g.box.characters[model.card];
  return g.state.models.some(
    (each) =>
      each.card === twin &&
      each.team === model.team &&
      isMember(each) &&
      distanceBetween(g, each.at, model.at) <= 3,
  );
}

export const skills = {
  codebreaker: {
    id: "codebreaker",
    kind: "skill",
    drawsTwo: (g, _, test) => {
      if (test === "battle") g.uses("codebreaker");
      return test === "battle";
    },
  },
  "terminal-hunter": {
    id: "terminal-hunter",
    kind: "skill",
    programStrength: (_, __, value, { role, ground }) =>
      role === "attack" && ground === "terminal" ? value + 1 : value,
  },
  "net-jammer": {
    id: "net-jammer",
    kind: "skill",
    repeatsShock: (g) => {
      g.uses("net-jammer");
      return true;
    },
  },
  juggernaut: { id: "juggernaut", kind: "skill", wounds: (_, __, value) => value - 1 },
  "bull-rush": {
    id: "bull-rush",
    kind: "skill",
    damage: (g, self, value, { close, fast }) => {
      const model = bearerOf(g, self);
      return close && !fast && isActing(g, model) && g.state.activation.stepsTaken >= 2
        ? value + 2
        : value;
    },
  },
  rage: {
    id: "rage",
    kind: "skill",
    attack: (_, __, value, { close }) => (close ? value + 2 : value),
    cannotReact: (_, __, reaction) => reaction === "take-cover",
  },
  "desert-warrior": {
    id: "desert-warrior",
    kind: "skill",
    dodge: (_, __, value, { close }) => (close ? value : value + 2),
  },
  "covering-fire": {
    id: "covering-fire",
    kind: "skill",
    fastAttack: (g, _, value, { moving }) => {
      if (moving) g.uses("covering-fire");
      return moving ? Math.max(value, -1) : value; // HI-R135
    },
  },
  "twin-bond": {
    id: "twin-bond",
    kind: "skill",
    attack: (g, self, value) => (sisterNear(g, bearerOf(g, self)) ? value + 1 : value),
  },
  snapshot: {
    id: "snapshot",
    kind: "skill",
    stepsAfter: (_, __, value, { close }) => (close ? value : Math.max(value, 2)),
  },
  "duck-and-weave": { id: "duck-and-weave", kind: "skill", dodge: (_, __, value) => value + 2 },
  "duck-and-weave-crippled": {
    id: "duck-and-weave-crippled",
    kind: "skill",
    dodge: (_, __, value) => value + 1,
  },
  swordmaster: {
    id: "swordmaster",
    kind: "skill",
    drawsTwo: (g, _, test, attack) => {
      const two = test === "attack" && attack?.close === true;
      if (two) g.uses("swordmaster");
      return two;
    },
  },
  "watch-your-back": {
    id: "watch-your-back",
    kind: "skill",
    forbidsReaction: (g, _, { close }) => {
      if (close) g.uses("watch-your-back");
      return close; // HI-R11: a Dodge is forbidden by nothing
    },
  },
  breacher: {
    id: "breacher",
    kind: "skill",
    attack: (g, self, value, { close, fast, target }) => {
      const model = bearerOf(g, self);
      const { entered } = g.state.activation;
      return close && !fast && isActing(g, model) && entered.includes(areaOf(g, target))
        ? value + 2
        : value;
    },
  },
  steady: {
    id: "steady",
    kind: "skill",
    steadies: (g) => {
      g.uses("steady");
      return true;
    },
  },
  stubborn: {
    id: "stubborn",
    kind: "skill",
    wounds: (_, __, value, { card }) => (card >= 7 && card <= 9 ? value - 1 : value),
  },
  marksman: {
    id: "marksman",
    kind: "skill",
    attack: (g, self, value, { close, fast }) => {
      const still = isActing(g, bearerOf(g, self)) && g.state.activation.moves === 0;
      return !close && !fast && still ? value + 1 : value;
    },
  },
  overwatch: { id: "overwatch", kind: "skill", fastAttackLimit: (_, __, value) => value + 1 },
  "system-architect": {
    id: "system-architect",
    kind: "skill",
    programStrength: (_, __, value, { program }) =>
      ["ice", "ids", "bastion"].includes(program.type) ? value + 1 : value,
  },
  backdoor: {
    id: "backdoor",
    kind: "skill",
    remotePenalty: (_, __, value, { ground }) =>
      ground === "terminal" ? Math.max(value, -1) : value,
  },
  suppression: {
    id: "suppression",
    kind: "skill",
    afterAttack: (g, _, { weapon, target }, hit) => {
      if (hit || weapon.class !== "heavy" || !isCharacter(target)) return;
      g.uses("suppression");
      giveToken(g, target, "reaction");
    },
  },
  "pain-mask": {
    id: "pain-mask",
    kind: "skill",
    atCleanUp: (g, self) => {
      const model = bearerOf(g, self);
      if (!isMember(model) || model.wounds === 0) return;
      g.uses("pain-mask");
      heal(g, model, 1);
    },
  },
  "adrenal-surge": {
    id: "adrenal-surge",
    kind: "skill",
    atCleanUp: (g, self) => {
      const model = bearerOf(g, self);
      if (model.condition !== "unconscious" || model.used.includes("mission:adrenal-surge")) return;
      model.used.push("mission:adrenal-surge");
      g.uses("adrenal-surge");
      const card = drawCanDo(g);
      g.tell("surge", { model: model.id, drawn: card });
      if (card <= 5) wake(g, model, 4);
      testOver(g);
    },
  },
  ghost: {
    id: "ghost",
    kind: "skill",
    hidesPresence: (g) => {
      g.uses("ghost");
      return true;
    },
  },
  "double-agent": { id: "double-agent", kind: "skill", bidRaise: (_, __, value) => value + 2 },
  bulwark: {
    id: "bulwark",
    kind: "skill",
    attackedSum: (_, __, value, { distance }) => (distance >= 7 ? value - 2 : value),
  },
  "twin-core": { id: "twin-core", kind: "skill", machineAttacks: (_, __, value) => value + 1 },
} as const satisfies Readonly<Record<string, Skill>>;
