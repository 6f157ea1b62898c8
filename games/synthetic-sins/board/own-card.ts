/** The "-5 to +5" card, which one sets oneself: whose it is, and what its values lead to. */
import { sayLabel } from "@sprawl/engine/speech";
import { ANY_MODIFIER } from "../src/content/modifiers.js";
import { holds } from "../src/enemies/actions.js";
import { cardOf } from "../src/enemies.js";
import type { SinsTable } from "./walking.js";

/** An enemy acts by this card. */
function actor({ view: { state } }: SinsTable) {
  const { draw, enemies } = state;
  if (draw?.purpose !== "behavior" || draw.enemy === undefined) return undefined;
  return { enemy: enemies[draw.enemy], base: draw.base };
}

export function cardAsks(table: SinsTable): string {
  const acting = actor(table);
  const { question } = table.view;
  if (!acting) return sayLabel(table.speaker, "asks.any-card", question?.args);
  return sayLabel(table.speaker, "asks.any-card.behavior", { who: acting.enemy.ref.toUpperCase() });
}

/** What each value does where an enemy acts by it; else, which way is good for you. */
export function cardSays(table: SinsTable): string {
  const acting = actor(table);
  const { speaker, view } = table;
  if (!acting) return sayLabel(speaker, `now.any-card.${view.question?.args?.purpose}`);
  const { from, to } = ANY_MODIFIER;
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const rows = cardOf(acting.enemy).behavior.flatMap(({ when, actions }) => {
    const fit = values.filter((value) => holds(when, value + acting.base));
    const [first] = fit;
    const last = fit.at(-1);
    if (first === undefined) return [];
    const id = first === last ? "now.any-card.one" : "now.any-card.some";
    return [sayLabel(speaker, id, { first, last, actions })];
  });
  return rows.join(" · ");
}
