/** A view, looked at as the rules look at a match: its state, with the content of the game beside it. */
import type { View } from "@sprawl/engine";
import { cyberverse } from "../game.js";
import type { CyberOptions, CyberState, Seen } from "../state.js";

const { box, listened = new Map() } = cyberverse;

export function seenIn(view: Pick<View<CyberState>, "state" | "options" | "seats">): Seen {
  if (!box) throw new Error("the game has no content");
  const options = view.options as unknown as CyberOptions;
  return { state: view.state, box, options, listened, seats: view.seats };
}
