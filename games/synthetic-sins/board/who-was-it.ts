/** The enemy a moment was about, whether or not it is still on the map when all is over. */
import type { GameEvent } from "@sprawl/engine";
import type { Mission } from "../src/content/types.js";

type Kinds = Mission["enemies"][number] | Mission["reinforcements"][number];
export type Somebody = Pick<Kinds, "ref" | "type" | "color">;

/** The one that is named, or for a wound whoever acted last. */
export function whoWasIt(
  { enemies, reinforcements }: Pick<Mission, "enemies" | "reinforcements">,
  log: readonly GameEvent[],
  event: GameEvent,
): Somebody | undefined {
  const before = log.slice(0, log.indexOf(event) + 1);
  const acted = before.findLast(({ args }) => args.enemy !== undefined);
  const ref = (event.type === "wounded" ? acted : event)?.args.enemy;
  return [...enemies, ...reinforcements].find((each) => each.ref === ref);
}
