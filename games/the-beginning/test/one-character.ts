/** A round of one character in the first seat, for what boards and skill trees do. */
import { gather, type Round } from "./gather.js";

export const EVERY = { hacking: 1, implants: 1, security: 1, rigging: 1 };

export function with_(character: string, player = {}, more: object = {}): Round {
  const others = ["nova", "feykah", "havoc"].filter((id) => id !== character).slice(0, 2);
  return gather({
    characters: [character, ...others],
    general: -1,
    players: { 0: player },
    ...more,
  });
}

export const level = (t: Round, column: number) => t.state().seats[0].tree[column].level;
