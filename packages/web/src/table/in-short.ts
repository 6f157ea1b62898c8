/** What a game says to whoever has never played it: what I want, what I can do, what threatens me. */
import type { GameText } from "@sprawl/engine";
import type { IconName } from "@sprawl/kit";

const CARDS: readonly (readonly [id: "want" | "can" | "threat", icon: IconName])[] = [
  ["want", "flag"],
  ["can", "hand"],
  ["threat", "warning"],
];

export function toldInShort({ labels }: GameText): typeof CARDS {
  return CARDS.filter(([id]) => labels?.[`first.${id}`] !== undefined);
}

/** Where no table stands behind the cards, a game may say it in other words. */
export function apartFromTable({ labels }: GameText, id: (typeof CARDS)[number][0]): string {
  return labels?.[`short.${id}`] === undefined ? `first.${id}` : `short.${id}`;
}
