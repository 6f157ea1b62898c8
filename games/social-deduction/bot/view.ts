/** How the bot reads a view: what it is played with, and the faces its seat has seen. */
import type { Plain, View } from "@sprawl/engine";
import { LOYALTY } from "../src/rows.js";
import type { Colour, LoyaltyName, Options, State, Team } from "../src/state.js";

export type Table = View<State>;
export type IdColour = Exclude<Colour, "legion">;
export const TEAMS: readonly Team[] = ["human", "machine", "outlaw", "legion", "fallen"];
export const LOYALTIES: readonly LoyaltyName[] = Object.keys(LOYALTY);

export function optionsOf(view: Table): Options {
  return view.options as unknown as Options;
}

export function faceOf(view: Table, card: number): string | undefined {
  const face: Plain = view.faces[card];
  return typeof face === "string" ? face : undefined;
}

/** Whether the cards of Project: Hell Gate are in play (HG-14.4). */
export function playsHellGate(view: Table): boolean {
  const { hellGate, scenario } = optionsOf(view);
  return hellGate || scenario !== "none";
}
