/** What speaks for a deed or a word: for hints and for replays. The sentences stand in the text. */
import type { Grounds, Seat } from "@sprawl/engine";
import type { SayOption } from "../src/questions.js";
import { colourAt } from "./beliefs/reports.js";
import type { Mind } from "./mind.js";

/** What they probably are. */
export function oddsOf({ seats }: Mind, seat: Seat): Grounds {
  const { human, machine, outlaw } = seats[seat].teams;
  const share = (chance: number) => Math.round(100 * chance);
  return {
    id: "team-odds",
    args: { seat, human: share(human), machine: share(machine), outlaw: share(outlaw) },
  };
}

/** Why this is said: it is so, it is not so and helps, or this is what they probably are. */
export function whySaid(mind: Mind, word: SayOption): Grounds {
  switch (word.kind) {
    case "claim":
      return { id: word.team === mind.team ? "true" : "untrue" };
    case "report": {
      const isSo = colourAt(mind.view, word.target, word.place) === word.colour;
      return { id: isSo ? "seen" : "untrue" };
    }
    default:
      return oddsOf(mind, word.target);
  }
}
