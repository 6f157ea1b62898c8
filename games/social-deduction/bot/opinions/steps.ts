/** What stepping in is worth, besides playing a program. */
import type { StepIn } from "../../src/questions.js";
import { feeding } from "../gate.js";
import { isFriend, type Mind } from "../mind.js";

export function stepWorth(mind: Mind, way: StepIn): number {
  switch (way.kind) {
    case "guard":
      return isFriend(mind, way.target) && mind.view.state.seats[mind.me].hp > 1 ? 0.6 : -1;
    case "use-hostage":
      return 0.8 + mind.grudge[way.target] / 2;
    case "heal-parasite":
      return feeding(mind);
    default:
      return way satisfies never;
  }
}
