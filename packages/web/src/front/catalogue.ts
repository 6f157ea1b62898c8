/**
 * The games as the front page lists them. What is in the registry can be played; what is not yet is
 * still shown, and says so.
 */
import { findGame } from "@sprawl/games";
import type { WordId } from "../words/say.js";

export type Shown = {
  readonly id: string;
  readonly title: string;
  readonly line: Extract<WordId, `front.line.${string}`>;
  readonly seats: { readonly min: number; readonly max: number };
  /** A usual match, in minutes. */
  readonly minutes: number;
  readonly playable: boolean;
};

type Listed = Omit<Shown, "playable">;

const FIVE: readonly Listed[] = [
  {
    id: "the-beginning",
    title: "Human Punishment: The Beginning",
    line: "front.line.theBeginning",
    seats: { min: 3, max: 6 },
    minutes: 120,
  },
  {
    id: "social-deduction",
    title: "Human Punishment: Social Deduction 2.0",
    line: "front.line.socialDeduction",
    seats: { min: 4, max: 16 },
    minutes: 30,
  },
  {
    id: "synthetic-sins",
    title: "Synthetic Sins",
    line: "front.line.syntheticSins",
    seats: { min: 1, max: 1 },
    minutes: 45,
  },
  {
    id: "cyberverse",
    title: "CyberVerse",
    line: "front.line.cyberverse",
    seats: { min: 2, max: 4 },
    minutes: 90,
  },
  {
    id: "human-interface",
    title: "Human Interface: Nakamura Tower",
    line: "front.line.humanInterface",
    seats: { min: 1, max: 3 },
    minutes: 90,
  },
];

const EXAMPLE: Listed = {
  id: "caravan",
  title: "Caravan-40",
  line: "front.line.caravan",
  seats: { min: 2, max: 4 },
  minutes: 10,
};

const shown = (listed: Listed): Shown => {
  const game = findGame(listed.id);
  return { ...listed, ...(game && { seats: game.seats }), playable: game !== undefined };
};

export const fiveGames: readonly Shown[] = FIVE.map(shown);
export const exampleGame: Shown = shown(EXAMPLE);

/** A game as listed, playable or not. */
export function findShown(id: string): Shown | undefined {
  return [...fiveGames, exampleGame].find((game) => game.id === id);
}
