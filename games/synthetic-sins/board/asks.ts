/** What one is asked in one's turn, as it stands: who is here, who comes, what lies here, what is next. */
import { sayLabel } from "@sprawl/engine/speech";
import { missionOf } from "../src/content/missions/index.js";
import type { EnemyToken } from "../src/index.js";
import { dueIn, whoIsIn } from "./due.js";
import { goalText } from "./mission.js";
import { cardAsks } from "./own-card.js";
import type { SinsTable } from "./walking.js";

export function asks(table: SinsTable): string | undefined {
  const { question, state } = table.view;
  if (question?.kind === "prepare" || question?.kind === "equip") {
    return sayLabel(table.speaker, `asks.${question.kind}`);
  }
  // What the situation says below is not enough alone, and a phone has no room for the whole sentence.
  if (question?.kind === "any-card") return cardAsks(table);
  if (question?.kind !== "your-actions") return undefined;
  const here = whoIsIn(table.view, state.you.sector);
  const seen = here.filter(({ detected }) => detected);
  if (seen.length > 0) return people(table, "seen", seen);
  if (here.length > 0) return people(table, "unseen", here);
  const due = dueIn(table.view, state.you.sector);
  if (due.length > 0) return people(table, "due", due);
  if (question.options.some(({ kind }) => kind === "pick-up")) {
    return sayLabel(table.speaker, "asks.here");
  }
  const { freeMovement, secondAction } = state.turn;
  return freeMovement || secondAction ? nextGoal(table) : sayLabel(table.speaker, "asks.done");
}

function people({ speaker, view }: SinsTable, id: string, who: readonly EnemyToken[]): string {
  const many = who.length > 1 ? "-many" : "";
  const names = who.map(({ ref }) => ref.toUpperCase()).join(", ");
  const said = sayLabel(speaker, `asks.${id}${many}`, { who: names });
  const isLastLeft = view.question?.options.length === 1;
  return isLastLeft ? said : `${said} ${sayLabel(speaker, "asks.what-now")}`;
}

/** The first thing of the mission that is still to be done, and where. */
function nextGoal({ view, speaker, text }: SinsTable): string | undefined {
  const mission = missionOf(view.state.mission);
  const next = mission.goal.find(
    (goal) => !("ref" in goal && view.state.objectives[goal.ref].done),
  );
  if (!next) return undefined;
  const what = goalText((id, args) => sayLabel(speaker, id, args), mission, next);
  const sector = "ref" in next ? view.state.objectives[next.ref].sector : 0;
  if (sector === 0) return sayLabel(speaker, "asks.goal", { what });
  return sayLabel(speaker, "asks.goal-in", { what, where: text.things?.room?.(sector) ?? "" });
}
