/** The picture of an end: where one has come out, under the open sky or between two houses. */
import type { CharacterId, Mission, Sector } from "../src/content/types.js";
import { drawAlley } from "./alley.js";
import { drawRoof } from "./roof.js";

/** Rooftop Garden, Fire Escape, Antenna Deck, Landing Pad. */
const HIGH: readonly Sector[] = [9, 10, 40, 73];

export function drawWayOut(
  { exit }: Pick<Mission, "exit">,
  character: CharacterId,
  won: boolean,
): string {
  const draw = exit !== undefined && HIGH.includes(exit) ? drawRoof : drawAlley;
  return draw(character, won);
}
