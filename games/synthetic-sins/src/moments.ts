/** The moments of the rules that equipped gear listens to, and who is in play. */
import { type InPlay, momentsOf, type Rule } from "@sprawl/engine";
import type { Gear } from "./gear/index.js";
import { type EnemyToken, type Sins, YOU } from "./state.js";

type Self = InPlay<Gear>;

export type Moments = {
  /** SS-29.2: this card has just been equipped. */
  afterEquipping(g: Sins): void;
  /** SS-8.7: an enemy has been defeated, whatever the cause. */
  afterDefeat(g: Sins, self: Self, enemy: EnemyToken): void;
  /** SS-20.2: an attack of this enemy on you has been resolved. */
  afterAttackOnYou(g: Sins, self: Self, enemy: EnemyToken): Rule<void>;
  /** SS-24.3: Clean up has been done. */
  afterCleanUp(g: Sins, self: Self): void;
  /** SS-6.4: do your steps make no Noise? */
  silencesSteps(g: Sins, self: Self): boolean;
};

export const moments = momentsOf<Sins, Moments, Gear>({
  active: () => YOU,
  *inPlay(g) {
    for (const { id, copy } of g.state.you.gear) yield { piece: g.box.gear[id], owner: YOU, copy }; // SS-2.17
  },
});
