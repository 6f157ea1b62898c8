/** What speaks for an action, in one line: for hints and for replays. */
import { advice } from "../src/index.js";
import { moved, noiseOf } from "./moves.js";
import { dangerOf, type Outlook } from "./outlook.js";
import type { Doing } from "./questions.js";
import type { Weighing } from "./weighing.js";

/** The reason for an option, and what is planned after it. */
export function reasonFor(
  w: Weighing,
  here: Outlook,
  option: Doing,
  then: string | undefined,
): string {
  switch (option.kind) {
    case "free-move":
    case "second-move":
    case "skate":
    case "movements-accelerator":
      return moveReason(w, here, option, then);
    case "attack":
      return attackReason(w, option);
    case "hide":
      return "only a Search can find you while you are Hidden";
    case "pick-up":
      return "what you came for is here";
    case "overwatch":
      return "somebody is likely to come in";
    case "place-trap":
      return "somebody is going to walk into it";
    case "end-actions":
      return "nothing better is left to do in this turn";
    case "carry":
      return "a body is better not found here";
    default:
      return "this is the moment it is for";
  }
}

type Going = Extract<
  Doing,
  { readonly kind: "free-move" | "second-move" | "skate" } | { readonly copy?: number }
>;
type Attack = Extract<Doing, { readonly kind: "attack" }>;

function moveReason(w: Weighing, here: Outlook, option: Going, then: string | undefined) {
  const { sector = here.sector } = option;
  const noise =
    option.kind === "second-move" ? noiseOf(w, here, { kind: option.kind, sector }) : [];
  const there = moved(w, here, sector, noise);
  const left = w.tour(here.sector, here.done) - w.tour(there.sector, there.done);
  const hidden = then === "hide" || there.hidden;
  const risk = there.lost + dangerOf(w, { ...there, hidden }).health;
  const way =
    left > 0 ? "on your way" : left < 0 ? "out of the way" : "no nearer, but better placed";
  const danger = risk < 0.05 ? "hardly any danger" : risk < 0.3 ? "some danger" : "dangerous";
  return [way, danger, ...(then === undefined ? [] : [`then ${then}`])].join(", ");
}

function attackReason({ view }: Weighing, { weapon, enemy }: Attack): string {
  const { good, left, withHelp } = advice.yourOdds(view, { weapon, enemy });
  return `${good} of ${left} cards will do, ${Math.round(100 * withHelp)}% with all help`;
}
