/** The Beginning: the definition of the game. */
import { type Census, defineGame } from "@sprawl/engine";
import { box } from "./box/index.js";
import { cloneState } from "./clone.js";
import type { Contents } from "./content.js";
import { deal } from "./deal.js";
import { factionOf } from "./loyalty.js";
import { migrations } from "./migrations.js";
import { character, setup, start } from "./setup.js";
import { shown } from "./shown.js";
import type { Options, State } from "./state.js";
import { talk } from "./talk.js";
import { act, activation, discard, event, part, pass, turn } from "./turn.js";

export const theBeginning = defineGame<State, Options, Contents>({
  id: "the-beginning",
  version: 4, // 4: five Events ask for other sums
  migrations,
  seats: { min: 3, max: 6 }, // TB-1.1
  options: {
    characters: { type: "choice", values: ["choose", "random"], default: "choose" }, // TB-R12
    firstGame: { type: "flag", default: false }, // TB-52.1
    tips: { type: "flag", default: false }, // TB-52.3
    talk: { type: "flag", default: true }, // TB-32.7, TB-16.5
    lastRound: { type: "number", min: 1, max: 60, default: 60 }, // TB-R167
  },
  presets: {
    standard: {},
    "first-game": { firstGame: true, tips: true, characters: "random" }, // TB-52.1
    quick: { characters: "random", talk: false },
  },
  box,
  setup,
  steps: { character, deal, start, turn, part, act, discard, activation, event, pass, talk },
  bound: 200_000,
  clone: cloneState,
  hands: (s) => s.seats.map(({ hand }) => hand),
  shows: shown,
  census,
  passing: "unless-target", // TB-R180
  passingAlone: "unless-anybody", // TB-R180
  spares: ({ turn: now }, seat, kind) =>
    kind === "interval" && now.seat === seat && now.phase !== "event", // TB-R180
  round: ({ turn: { round } }) => round,
  turn: ({ turn: { seat } }) => seat,
  casting: (g) =>
    g.state.seats.map((own, seat) => ({
      ...(own.loyalty.length > 0 && { side: factionOf(g, seat) }),
      ...(g.state.figures.length > 0 && { character: own.character }),
    })),
});

/** Where everything is. */
function census(s: State): Census {
  const cards: number[] = [
    ...s.influence,
    ...s.discard,
    ...s.table,
    ...s.programs,
    ...s.display,
    ...s.programDiscard,
    ...s.playing.map(({ card }) => card),
    ...s.events.one,
    ...s.events.two,
    ...s.events.three,
    ...s.events.ex,
    ...s.happening,
    ...s.wounds,
    ...s.woundDiscard,
    ...s.interrogation,
    ...s.recon,
    ...s.reconUsed,
    ...s.supply,
    ...s.supplyDiscard,
    ...s.weapons,
    ...s.traps,
    ...s.boxes.map((each) => each.box),
    ...s.sectors.flat(),
    ...s.network.flat().map(({ chip }) => chip),
    ...s.junkyard.flatMap(({ chips }) => chips),
    ...s.removed,
    ...s.drawn,
    ...s.loyaltyBox,
    ...s.loyaltyStack,
    ...s.objectiveBox,
    ...(s.check?.pool ?? []),
  ];
  for (const own of s.seats) {
    cards.push(
      ...own.loyalty,
      ...own.recruited,
      ...own.infected,
      ...own.objectives,
      ...own.hand,
      ...own.deck,
      ...own.programs,
      ...own.transferred,
      ...own.open.map(({ card }) => card),
      ...own.wounds.map(({ card }) => card),
      ...own.gag,
      ...own.brought,
    );
  }
  for (const figure of s.figures) cards.push(...figure.chips, ...figure.supply, ...figure.recon);
  let markers = s.enemies.length;
  for (const stack of Object.values(s.stacks)) markers += stack.length;
  return { cards, totals: { markers } };
}
