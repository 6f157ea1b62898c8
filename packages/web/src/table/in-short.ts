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
