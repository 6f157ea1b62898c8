/** HI-37: the campaign "The Long Night": four missions, and two Teams that live through them. */
import type { CampaignDefinition, Play } from "@sprawl/engine";
import { box } from "../box.js";
import { humanInterface } from "../game.js";
import type { Brought, Interface, Model, Veteran } from "../state.js";
import { MISSIONS } from "./missions.js";

/** What winning each mission is worth. */
const WORTH: readonly number[] = [2, 2, 2, 4];
const SHARED: readonly number[] = [1, 1, 1, 0];

/** What players may set for each mission as they like. */
const CHOICES = [
  "equipment",
  "tokens",
  "routes",
  "order",
  "blanks",
  "drones",
  "upgraded",
  "strength",
  "damage",
  "wholeHand",
  "intervening",
  "sides",
  "forcing",
];

export type Night = Brought & {
  /** Campaign points by Team. */
  readonly points: readonly number[];
};

export const campaign: CampaignDefinition<Night> = {
  id: "the-long-night",
  version: 1,
  games: [humanInterface.id],
  seats: { min: 2, max: 4 },
  begin: () => ({
    points: [0, 0],
    wins: [],
    rosters: [rosterOf("ubermensch"), rosterOf("nakamura")],
    stocks: [[], []],
    unspent: [0, 0],
  }),
  next: (night) => {
    const mission = MISSIONS[night.wins.length];
    if (mission === undefined) return [];
    const { wins, rosters, stocks, unspent } = night;
    return [
      {
        name: mission,
        game: humanInterface.id,
        seats: 2,
        options: { mission },
        choices: CHOICES,
        brings: { wins, rosters, stocks, unspent },
      },
    ];
  },
  ending: ({ wins, points }) => {
    if (wins.length < MISSIONS.length) return undefined;
    const winner = winnerOf({ wins, points });
    return winner < 0 ? "draw" : winner === 0 ? "ubermensch" : "nakamura";
  },
  progress: ({ wins }) => ({ done: wins.length, all: MISSIONS.length }),
  winners: ({ wins, points }) => {
    const winner = winnerOf({ wins, points });
    return winner < 0 ? [] : [winner];
  },
  after: (night, { result }, g) => {
    const winner = result.winners.length === 0 ? -1 : result.winners[0] % 2;
    const place = night.wins.length;
    const points = night.points.map(
      (sum, team) => sum + (winner < 0 ? SHARED[place] : winner === team ? WORTH[place] : 0),
    );
    return { points, wins: [...night.wins, winner], ...veteransOf(g) };
  },
};

/** More points; a tie goes to the winner of the last mission. */
function winnerOf({ wins, points }: Pick<Night, "wins" | "points">): number {
  if (points[0] !== points[1]) return points[0] > points[1] ? 0 : 1;
  return wins[wins.length - 1] ?? -1;
}

/** The five of the Faction, and Phantom. */
function rosterOf(faction: string): Veteran[] {
  return Object.values(box.characters)
    .filter((character) => character.faction === faction || character.faction === "special")
    .map(({ id, equipment }) => ({
      card: id,
      status: "ready",
      tookPart: false,
      crippled: false,
      wounds: 0,
      shock: 0,
      startShock: 0,
      armsLost: false,
      equipment: [...equipment],
      chips: [],
    }));
}

/** HI-37.1: everybody as the mission has left them. */
function veteransOf(play: Play): Pick<Night, "rosters" | "stocks" | "unspent"> {
  const { state } = play as Interface;
  return {
    rosters: state.veterans.map((roster, team) =>
      roster.map((veteran) => {
        const model = state.models.find(
          ({ kind, card, home }) => kind === "character" && card === veteran.card && home === team,
        );
        return model ? asVeteran(model) : { ...veteran, tookPart: false };
      }),
    ),
    stocks: state.teams.map(({ stock }) => stock.slice()),
    unspent: state.teams.map(({ budget }) => budget),
  };
}

/** Tokens are gone; cards that are used up and cyberware that was torn off are lost. */
function asVeteran(model: Model): Veteran {
  const { card, crippled, wounds, shock, lost, condition } = model;
  const carried = model.equipment.filter((item) => !item.spent).map(({ id }) => id);
  return {
    card,
    status: lost ? "lost" : condition === "unconscious" ? "unconscious" : "ready",
    tookPart: true,
    crippled,
    wounds,
    shock,
    startShock: model.startShock,
    armsLost: model.used.includes("mission:arms-lost"),
    equipment: carried,
    chips: model.chips.filter((chip) => chip !== ""),
  };
}
