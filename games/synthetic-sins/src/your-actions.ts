/** SS-5, SS-7: what you may do in your part of a turn. One action is one step. */
import type { Rule } from "@sprawl/engine";
import { barredActions } from "./barred.js";
import { usesIn } from "./cards.js";
import { movements } from "./move-options.js";
import { endsTurn, perform } from "./perform.js";
import { type Action, ask, type QuietAction, type Use } from "./questions.js";
import { secondActions } from "./second-actions.js";
import { type Sins, YOU } from "./state.js";

const END: QuietAction = { kind: "end-actions", rule: "SS-5.6" };
const GIVE_UP: QuietAction = { kind: "give-up", rule: "SS-R100" };

/** Everything you may do now. */
export function actionsOf(g: Sins): Action[] {
  const actions: Action[] = [
    ...startOfTurn(g), // SS-5.8
    ...movements(g), // SS-5.2
    ...secondActions(g), // SS-5.4
    ...usesIn(g, { windows: ["your-actions"] }), // SS-29.9, SS-30.2
    END, // SS-5.6, SS-R13
  ];
  if (g.options.giveUp) actions.push(GIVE_UP); // SS-R100
  return actions;
}

/** SS-5.8: abilities that come before everything else in a turn. */
function startOfTurn(g: Sins): Use[] {
  return g.state.turn.begun ? [] : usesIn(g, { windows: ["start-of-turn"] }); // SS-5.8
}

/** One thing you do. */
export function* act(g: Sins): Rule<void> {
  const about = { safe: END, rule: "SS-5.2", barred: () => barredActions(g) };
  const action = yield* ask(YOU, "your-actions", actionsOf(g), about);
  yield* perform(g, action);
  if (!endsTurn(action)) g.next("act");
}
