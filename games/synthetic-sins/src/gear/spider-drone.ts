/** SS-35.34: picks up one thing here without an action. */
import type { Rule } from "@sprawl/engine";
import type { Ability, Use } from "../cards.js";
import { checkGoal } from "../mission.js";
import { naming, pickUp, thingsHere } from "../pick-up.js";
import type { Sins } from "../state.js";

export const spiderDrone: Ability = {
  targets: (g) => thingsHere(g).map(naming),
  *play(g: Sins, { thing, carrier }: Use): Rule<void> {
    yield* pickUp(g, {
      thing: String(thing),
      ...(carrier !== undefined && { carrier: String(carrier) }),
    }); // SS-35.34
    checkGoal(g); // SS-26.9, SS-26.10
  },
};
