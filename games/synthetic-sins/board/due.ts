/** What one should know before one acts: who comes in next, and what is left to do. */
import type { View } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Sector } from "../src/content/types.js";
import { allEnemies } from "../src/enemies.js";
import { advice, type EnemyToken, type SinsState } from "../src/index.js";
import type { SinsTable } from "./walking.js";

/** Whose next step leads into this room, if nothing disturbs it. */
export function dueIn(view: View<SinsState>, sector: Sector): readonly EnemyToken[] {
  return allEnemies(view).filter(
    ({ ref, defeated, skips }) =>
      !defeated && !skips && advice.routeAhead(view, ref, 1)[0]?.sector === sector,
  );
}

/** One sentence below the question: what a choice before the turn means, or how the turn stands. */
export function situation(table: SinsTable): string | undefined {
  const { question } = table.choices;
  switch (question?.kind) {
    case "prepare":
      return sayLabel(table.speaker, "now.prepare", {
        byteBucks: table.view.state.purse.byteBucks,
      });
    case "equip":
      return sayLabel(table.speaker, "now.equip");
    case "any-card":
      return sayLabel(table.speaker, `now.any-card.${question.args?.purpose}`);
    case "your-actions":
      return turnSays(table);
    default:
      return undefined;
  }
}

/** The danger if there is one, else what the turn still holds. */
function turnSays({ view, speaker }: SinsTable): string {
  const { turn, you } = view.state;
  const who = dueIn(view, you.sector).map(({ ref }) => ref.toUpperCase());
  if (who.length > 0) {
    const late = turn.secondAction ? "now.due" : "now.due-late";
    return sayLabel(speaker, you.hidden ? "now.due-hidden" : late, { who: who.join(", ") });
  }
  const left = turn.freeMovement ? "both" : turn.secondAction ? "action" : "nothing";
  return sayLabel(speaker, `now.${left}`);
}
