/** SS-6, SS-11.5: the movements you may make now, and bodies you may take along. */
import { onEnemy, onSector } from "./choose.js";
import type { Sector } from "./content/types.js";
import { bodiesIn } from "./enemies.js";
import { enterable } from "./locks.js";
import type { Carry, Move } from "./questions.js";
import type { EnemyToken, Sins } from "./state.js";

const RULES = { "free-move": "SS-6.1", "second-move": "SS-6.3", skate: "SS-35.19" } as const;

export const moveOption = (kind: Move["kind"], sector: Sector): Move => ({
  kind,
  sector,
  on: onSector(sector),
  rule: RULES[kind],
});

export const carryOption = ({ ref }: EnemyToken, sector: Sector): Carry => ({
  kind: "carry",
  body: ref,
  sector,
  on: [onEnemy(ref), onSector(sector)],
  rule: "SS-11.6",
});

/** Free movement, second movement, or movements on Skates; with or without a body. */
export function movements(g: Sins): (Move | Carry)[] {
  const { turn, you } = g.state;
  const options: (Move | Carry)[] = [];
  for (const sector of enterable(g)) {
    if (turn.skates > 0) options.push(moveOption("skate", sector)); // SS-35.19
    if (turn.freeMovement) options.push(moveOption("free-move", sector)); // SS-6.1
    if (!turn.secondAction) continue; // SS-7.1
    options.push(moveOption("second-move", sector)); // SS-6.3, SS-R14
    if (!turn.freeMovement) continue; // SS-11.7, SS-R21
    for (const body of bodiesIn(g, you.sector)) options.push(carryOption(body, sector)); // SS-11.6
  }
  return options;
}
