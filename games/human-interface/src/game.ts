/** Human Interface: Nakamura Tower. */
import { defineGame } from "@sprawl/engine";
import { box } from "./box.js";
import { linked } from "./campaign/linked.js";
import { recovery } from "./campaign/recovery.js";
import { cloneState } from "./clone.js";
import type { Content } from "./content.js";
import { deploy, equip } from "./preparing/equipping.js";
import { arrive, setup } from "./preparing/setup.js";
import { chooseTeams } from "./preparing/teams.js";
import { shown } from "./shown.js";
import type { Options, State } from "./state.js";
import { steps } from "./steps.js";

const MISSIONS = Object.keys(box.missions);
const FLOORS = ["1", ...box.missions["firing-range"].floors.map((_, i) => String(i + 2))];

export const humanInterface = defineGame<State, Options, Content>({
  id: "human-interface",
  // 2: of equally short ways of a machine a player chooses
  // 3: who has nobody left decides about drones alone; Common Enemy is a little easier
  // 4: a dive or a push sets off a mine; Nakamura has less to spend on two floors of the Firing Range
  version: 4,
  seats: { min: 1, max: 4 }, // HI-1.5 to HI-1.8
  options: {
    mission: { type: "choice", values: ["by-players", ...MISSIONS], default: "by-players" },
    floor: { type: "choice", values: FLOORS, default: "1" },
    equipment: {
      type: "choice",
      values: ["recommended", "choose", "drawn"],
      default: "recommended",
    },
    tokens: { type: "choice", values: ["auto", "choose"], default: "auto" },
    routes: { type: "choice", values: ["choose", "auto"], default: "choose" }, // HI-34.21
    order: { type: "choice", values: ["auto", "choose"], default: "auto" }, // HI-1.9
    blanks: { type: "flag", default: false }, // HI-39
    drones: { type: "number", min: 0, max: 2, default: 0 }, // HI-40.1, HI-40.2
    upgraded: { type: "flag", default: false }, // HI-4.6
    strength: { type: "number", min: 0, max: 1, default: 0 }, // HI-40.3
    damage: { type: "flag", default: false }, // HI-40.4, HI-43
    wholeHand: { type: "flag", default: false }, // HI-40.5
    intervening: { type: "flag", default: false }, // HI-41
    sides: { type: "flag", default: false }, // HI-42
    forcing: { type: "flag", default: true }, // HI-44
  },
  presets: {
    "zero-hour": { mission: "zero-hour" },
    "lone-wolf": { mission: "lone-wolf" },
    "common-enemy": { mission: "common-enemy" },
    advanced: {
      mission: "kill-switch",
      blanks: true,
      intervening: true,
      sides: true,
      damage: true,
      equipment: "choose",
    },
    hard: { mission: "lone-wolf", drones: 2, strength: 1, damage: true, wholeHand: true },
  },
  setup,
  steps: { recovery, linked, "choose-teams": chooseTeams, equip, deploy, arrive, ...steps },
  bound: 6000,
  clone: cloneState,
  box,
  hands: (s) => s.teams.map(({ hand }) => hand),
  shows: shown,
  census: ({ teams, aiDeck, aiDiscard, aside, terminals, cando }) => ({
    cards: [
      ...cando.deck,
      ...cando.discard,
      ...cando.drawn,
      ...aiDeck,
      ...aiDiscard,
      ...aside,
      ...terminals.flatMap(({ programs, guards }) => [
        ...programs.map(({ card }) => card),
        ...guards.flat().map(({ card }) => card),
      ]),
      ...teams.flatMap(({ deck, discard, hand, network }) => [
        ...deck,
        ...discard,
        ...hand,
        ...network.map(({ card }) => card),
      ]),
    ],
  }),
  casting: (g) => {
    const sideOf = (seat: number): string =>
      g.state.teams.find(({ seats }) => seats.includes(seat))?.faction ?? "";
    return Array.from({ length: g.seats }, (_, seat) => ({ side: sideOf(seat) }));
  },
  round: ({ turn }) => turn,
  turn: ({ activation, models }) => models.find(({ id }) => id === activation.model)?.seat,
});
