/** What ends with a character that goes out of action or off the board. */
import { missionOf } from "./models.js";
import { AI, type Interface, type Model } from "./state.js";

/** Its SR, its Terminals, its Objectives and its place as the hacker are gone. */
export function leavesPlay(g: Interface, model: Model): void {
  const { state } = g;
  model.resources = 0; // HI-5.9, HI-7.10, HI-R51
  for (const terminal of state.terminals) {
    if (terminal.controller !== model.id) continue;
    terminal.controller = "";
    terminal.team = AI; // HI-12.9, HI-12.12
    g.tell("terminal-lost", { terminal: terminal.id, model: model.id }, { rule: "HI-12.9" });
  }
  if (model.condition !== "escaped") dropObjectives(g, model); // HI-29.12, HI-R23
  silence(g, model); // HI-19.36
}

/** HI-19.36: nobody hacks for its Team for the rest of Phase 4. */
export function silence(g: Interface, model: Model): void {
  const team = g.state.teams[model.home];
  if (team?.hacker === model.id) team.silenced = true;
}

function dropObjectives(g: Interface, model: Model): void {
  for (const objective of g.state.objectives) {
    if (objective.carrier !== model.id) continue;
    objective.carrier = "";
    objective.at = model.at;
    g.tell(
      "objective-dropped",
      { model: model.id, objective: g.state.objectives.indexOf(objective) },
      { rule: "HI-29.12" },
    );
  }
}

/** Missions that are decided "at once" end here: HI-36.1. */
export function maybeEndAtOnce(g: Interface): void {
  const result = missionOf(g).decidedAtOnce?.(g);
  if (result) g.end(result);
}
