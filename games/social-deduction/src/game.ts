/** Social Deduction: the definition of the game. */
import { defineGame } from "@sprawl/engine";
import { box } from "./box.js";
import { choose } from "./campaign/choosing.js";
import { cardsOfCampaign } from "./campaign/state.js";
import type { Contents } from "./cards.js";
import { cloneState } from "./clone.js";
import { bossTurn } from "./hell-gate/boss-turns.js";
import { exitusCards } from "./hell-gate/exitus.js";
import { cardsOfGate } from "./hell-gate/gate.js";
import { migrations } from "./migrations.js";
import { campaignStart, setup } from "./setup.js";
import { setupPresets, setups } from "./setups/index.js";
import { opening } from "./setups/opening.js";
import { shown } from "./shown.js";
import type { Options, State } from "./state.js";
import { eliminated } from "./table.js";
import { talk } from "./talk.js";
import { teamOf } from "./teams.js";
import { announce, limit, pass, resolve, turn, window } from "./turn.js";
import { WEAPON_KINDS } from "./weapon-cards.js";

export const socialDeduction = defineGame<State, Options, Contents>({
  id: "social-deduction",
  version: 6, // 6: the last two do not talk, and teams are named that can be seen
  box,
  migrations,
  seats: { min: 4, max: 16 }, // SD-1.1, SD-21.10, SD-21.17
  options: {
    weapons: { type: "choice", values: ["printed", "two-rifles", "companion"], default: "printed" }, // SD-2.2
    noLoyaltyChanges: { type: "flag", default: false },
    noSpam: { type: "flag", default: false },
    firstSession: { type: "flag", default: false },
    legionCard: { type: "flag", default: false },
    hellGate: { type: "flag", default: false },
    scenario: { type: "choice", values: Object.keys(setups), default: "none" }, // HG-14.1
    talk: { type: "flag", default: true }, // SD-R63
    lastRound: { type: "number", min: 1, max: 100, default: 100 }, // SD-R45
  },
  presets: {
    normal: {},
    "first-session": { firstSession: true },
    "no-loyalty-changes": { noLoyaltyChanges: true },
    "no-spam": { noSpam: true },
    "hell-gate": { hellGate: true },
    ...setupPresets, // HG-14.1
  },
  setup,
  steps: {
    "campaign-choose": choose,
    "campaign-start": campaignStart,
    opening,
    talk,
    turn,
    window,
    announce,
    resolve,
    limit,
    pass,
    "boss-turn": bossTurn,
  },
  bound: 1_000_000,
  clone: cloneState,
  hands: (s) => s.seats.map(({ programs }) => programs),
  shows: shown,
  census: (s) => ({
    cards: [
      ...s.seats.flatMap((own) => [
        ...own.ids.map(({ card }) => card),
        ...own.programs,
        ...own.permanents.map(({ card }) => card),
        ...own.marks.flatMap(({ mark, aside }) => [mark, aside]),
        ...own.lastTeam,
      ]),
      ...s.loyalty.map(({ card }) => card),
      ...s.pile,
      ...s.resolving,
      ...s.inspected,
      ...s.setAside,
      ...Object.values(s.bossIds).flat(),
      ...s.box.ids,
      ...s.box.loyalty,
      ...s.box.programs,
      ...s.sightings.flatMap(({ teams }) => teams),
      ...s.checks.flatMap(({ mark, aside }) => [mark, aside]),
      ...cardsOfGate(s.gate),
      ...cardsOfCampaign(s.campaign),
    ],
    totals: { weapons: s.weapons.length },
  }),
  round: ({ round }) => round,
  turn: ({ turn: { seat } }) => seat,
  passing: "unless-target", // SD-R65
  passingAlone: "unless-anybody",
  talk: (g) => ({ out: eliminated(g) }), // SD-16.11, SD-16.15, SD-R50
  casting: (g) =>
    g.state.seats.map((own, seat) => {
      const side = teamOf(g, seat);
      const camp = side === "human" || side === "machine" ? {} : { camp: "field of Outlaws" };
      return { side, ...camp, character: g.face(own.ids[0].card) };
    }),
  content: [
    ...Object.keys(box.ids),
    ...Object.values(box.programs)
      .filter(({ timing }) => timing !== "none")
      .map(({ id }) => id),
    ...WEAPON_KINDS.map((kind) => `weapon-${kind}`),
    ...Object.keys(box.bosses).map((id) => `boss-${id}`),
    ...Object.keys(exitusCards).map((id) => `exitus-${id}`),
  ],
});
