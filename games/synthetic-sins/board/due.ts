/** What one should know before one acts: who comes in next, and what is left to do. */
import type { View } from "@sprawl/engine";
import { sayLabel } from "@sprawl/engine/speech";
import type { Sector } from "../src/content/types.js";
import { allEnemies } from "../src/enemies.js";
import { gear } from "../src/gear/index.js";
import { advice, type EnemyToken, type SinsState } from "../src/index.js";
import { cardSays } from "./own-card.js";
import type { SinsTable } from "./walking.js";
import { percent } from "./words.js";

/** Who stands in this room, and does not lie there. */
export const whoIsIn = (view: View<SinsState>, sector: Sector): readonly EnemyToken[] =>
  allEnemies(view).filter((enemy) => enemy.sector === sector && !enemy.defeated);

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
    case "prepare": {
      const { byteBucks } = table.view.state.purse;
      return sayLabel(table.speaker, byteBucks > 0 ? "now.prepare" : "now.penniless", {
        byteBucks,
      });
    }
    case "equip":
      return sayLabel(table.speaker, "now.equip");
    case "any-card":
      return cardSays(table);
    case "your-actions":
      return turnSays(table);
    default:
      return undefined;
  }
}

/** The odds of whoever is here, what helps against who comes, or what the turn still holds. */
function turnSays(table: SinsTable): string {
  const { view, speaker } = table;
  const { turn, you } = view.state;
  const fight = fightSays(table);
  if (fight !== undefined) return fight;
  if (dueIn(view, you.sector).length > 0 && (you.hidden || turn.secondAction)) {
    return sayLabel(speaker, you.hidden ? "now.due-hidden" : "now.due");
  }
  const left = turn.freeMovement ? "both" : turn.secondAction ? "action" : "nothing";
  return sayLabel(speaker, `now.${left}`);
}

/** Your best weapon against whoever is here, and what whoever has seen you does to you. */
function fightSays({ view, speaker, choices }: SinsTable): string | undefined {
  const attacks = (choices.question?.options ?? []).flatMap((option) => {
    if (option.kind !== "attack") return [];
    const { weapon, enemy } = option;
    return [{ weapon, enemy, chance: advice.yourOdds(view, { weapon, enemy }).chance }];
  });
  const [best] = attacks.toSorted((a, b) => b.chance - a.chance);
  const yours = best && {
    weapon: best.weapon,
    who: best.enemy.toUpperCase(),
    percent: percent(best.chance),
    heard: sayLabel(speaker, gear[best.weapon].weapon?.silent ? "board.silent" : "board.noisy"),
  };
  const seen = allEnemies(view).filter(
    ({ ref, detected, defeated }) => detected && !defeated && advice.theirOdds(view, ref) > 0,
  );
  const [worst] = seen
    .map(({ ref }) => ({ who: ref.toUpperCase(), risk: percent(advice.theirOdds(view, ref)) }))
    .toSorted((a, b) => b.risk - a.risk);
  const said = [
    yours && sayLabel(speaker, "now.strike", yours),
    worst && sayLabel(speaker, "now.risk", worst),
  ].filter(Boolean);
  return said.length > 0 ? said.join(" ") : undefined;
}
