/** TB-36: the kinds of Influence cards. A face is colour and value, and no more (TB-50.22). */
import type { Rule, Seat } from "@sprawl/engine";
import type { CardColour, Counted, InfluenceCard } from "../content.js";
import { loseHealth } from "../health.js";
import { ask } from "../questions.js";
import type { Beginning } from "../state.js";
import { goodBoy, lastCommand } from "./kuro-cards.js";
import {
  combatStims,
  rightTool,
  shortcut,
  systemRestore,
  triage,
  twiceAsFar,
} from "./turn-cards.js";

function valued(colour: "blue" | "red"): InfluenceCard[] {
  const sign = colour === "blue" ? 1 : -1;
  return [1, 2, 3, 4, 5].map((size) => ({ id: `${colour}-${size}`, colour, value: sign * size }));
}

function plain(colour: CardColour): InfluenceCard {
  return { id: colour, colour, value: 0 };
}

/** After the cards of an Event check are revealed, one of them counts 0 and has no colour. */
const outOfTime: InfluenceCard = {
  id: "out-of-time",
  colour: "unique",
  value: 0,
  owner: "jayden",
  moment: "reveal",
  *play(g: Beginning, seat: Seat): Rule<void> {
    const { check, blanked } = g.state;
    const left = (check?.pool ?? []).filter((card) => !blanked.includes(card));
    if (left.length === 0) return;
    const options = left.map((card) => ({ kind: "card" as const, card, on: `card/${card}` }));
    const { card } = yield* ask(seat, "revealed", options, { rule: "TB-R156" });
    blanked.push(card);
    g.tell("blanked", { seat }, { cards: [card], rule: "TB-R156" });
  },
};

/** +4 outside the red-card limit; on success 1 extra damage. */
const overclock: InfluenceCard = {
  id: "overclock",
  colour: "unique",
  value: 0,
  owner: "feykah",
  moment: "attack",
  strike: (_g, attack) => {
    attack.bonus += 4;
    attack.damage += 1;
  },
};

/** The attack targets all Enemies in range; afterwards the attacker loses 1 Health. */
const tickingBomb: InfluenceCard = {
  id: "ticking-bomb",
  colour: "unique",
  value: 0,
  owner: "havoc",
  moment: "attack",
  strike: (g, attack) => {
    attack.all = true;
    attack.after.push(() => loseHealth(g, attack.figure, 1));
  },
};

/** No Health is lost from this attack. */
const battleScars: InfluenceCard = {
  id: "battle-scars",
  colour: "unique",
  value: 0,
  owner: "havoc",
  moment: "hit",
};

// --- special cards, in the order of TB-R100 ------------------------------------------------------

/** The one that is furthest from 0 of this colour counts 0. */
function strikeOut(colour: CardColour) {
  return (all: Counted[]): void => {
    let far: Counted | undefined;
    for (const each of all) {
      if (each.colour !== colour) continue;
      if (!far || Math.abs(each.value) > Math.abs(far.value)) far = each;
    }
    if (far) far.value = 0;
  };
}

const specials: InfluenceCard[] = [
  { id: "static-burst", colour: "special", value: 0, step: 1, count: strikeOut("blue") },
  { id: "red-filter", colour: "special", value: 0, step: 2, count: strikeOut("red") },
  {
    id: "white-noise",
    colour: "special",
    value: 0,
    step: 3,
    count: (all) => {
      for (const each of all) if (Math.abs(each.value) === 1) each.value = 0;
    },
  },
  { id: "tailwind", colour: "special", value: 0, step: 4, tailwind: 3 },
];

export const influence: Readonly<Record<string, InfluenceCard>> = Object.fromEntries(
  [
    ...valued("blue"),
    ...valued("red"),
    plain("grey"),
    plain("green"),
    twiceAsFar,
    outOfTime,
    overclock,
    systemRestore,
    shortcut,
    rightTool,
    tickingBomb,
    battleScars,
    triage,
    combatStims,
    lastCommand,
    goodBoy,
    ...specials,
  ].map((card) => [card.id, card]),
);
