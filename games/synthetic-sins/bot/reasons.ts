/** What speaks for an action: for hints and for replays. The sentences stand in the text. */
import type { Grounds } from "@sprawl/engine";
import { advice } from "../src/index.js";
import { moved, noiseOf } from "./moves.js";
import { dangerOf, type Outlook } from "./outlook.js";
import type { Doing } from "./questions.js";
import type { Weighing } from "./weighing.js";

/** What is planned after a movement. */
export type Plan = "hide" | "overwatch" | "pick-up" | "move" | "attack";

/** The reason for an option, and what is planned after it. */
export function reasonFor(
  w: Weighing,
  here: Outlook,
  option: Doing,
  plan: Plan | undefined,
): Grounds {
  switch (option.kind) {
    case "free-move":
    case "second-move":
    case "skate":
    case "movements-accelerator":
      return moveReason(w, here, option, plan);
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

function moveReason(w: Weighing, here: Outlook, option: Going, plan: Plan | undefined): Grounds {
  const { sector = here.sector } = option;
  const noise =
    option.kind === "second-move" ? noiseOf(w, here, { kind: option.kind, sector }) : [];
  const there = moved(w, here, sector, noise);
  const left = w.tour(here.sector, here.done) - w.tour(there.sector, there.done);
  const hidden = plan === "hide" || there.hidden;
  const risk = there.lost + dangerOf(w, { ...there, hidden }).health;
  const way = left > 0 ? "on" : left < 0 ? "off" : "beside";
  const danger = risk < 0.05 ? "none" : risk < 0.3 ? "some" : "much";
  if (plan === undefined) return { id: "move", args: { way, danger } };
  return { id: "move-then", args: { way, danger, plan } };
}

function attackReason({ view }: Weighing, { weapon, enemy }: Attack): Grounds {
  const { good, left, withHelp } = advice.yourOdds(view, { weapon, enemy });
  return { id: "attack", args: { good, left, percent: Math.round(100 * withHelp) } };
}
