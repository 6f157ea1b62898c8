/** What speaks for an action: for hints and for replays. The sentences stand in the text. */
import type { Grounds } from "@sprawl/engine";
import { advice } from "../src/index.js";
import { moved, noiseOf } from "./moves.js";
import { dangerOf, isOut, type Outlook } from "./outlook.js";
import type { Doing } from "./questions.js";
import type { Weighing } from "./weighing.js";

/** What is planned after a movement. */
export type Plan = "hide" | "overwatch" | "pick-up" | "move" | "attack";

/** What is planned after an option, and how that leaves things. */
type Planned = { readonly then?: Plan; readonly end?: Outlook };

/** The reason for an option, and for what is planned after it. */
export function reasonFor(w: Weighing, here: Outlook, option: Doing, planned: Planned): Grounds {
  switch (option.kind) {
    case "free-move":
    case "second-move":
    case "skate":
    case "movements-accelerator":
      return moveReason(w, here, option, planned);
    case "attack":
      return attackReason(w, option);
    case "hide":
    case "pick-up":
    case "overwatch":
    case "carry":
      return { id: option.kind };
    case "place-trap":
      return { id: "trap" };
    case "end-actions":
      return { id: "end" };
    default:
      return { id: "moment" };
  }
}

type Going = Extract<
  Doing,
  { readonly kind: "free-move" | "second-move" | "skate" } | { readonly copy?: number }
>;
type Attack = Extract<Doing, { readonly kind: "attack" }>;

function moveReason(w: Weighing, here: Outlook, option: Going, { then, end }: Planned): Grounds {
  const { sector = here.sector } = option;
  const noise =
    option.kind === "second-move" ? noiseOf(w, here, { kind: option.kind, sector }) : [];
  const there = moved(w, here, sector, noise);
  const left = w.tour(here.sector, here.done) - w.tour(there.sector, there.done);
  if (isOut(w, there)) return { id: "out" };
  const last = end ?? there;
  const risk = last.lost + (isOut(w, last) ? 0 : dangerOf(w, last).health);
  const way = left > 0 ? "on" : left < 0 ? "off" : "beside";
  const danger = risk < 0.05 ? "none" : risk < 0.3 ? "some" : "much";
  if (then === undefined) return { id: "move", args: { way, danger } };
  return { id: "move-then", args: { way, danger, plan: then } };
}

function attackReason({ view }: Weighing, { weapon, enemy }: Attack): Grounds {
  const { good, left, withHelp } = advice.yourOdds(view, { weapon, enemy });
  return { id: "attack", args: { good, left, percent: Math.round(100 * withHelp) } };
}
