/** Two who fight, and the attack of the first on the second. */
import type { Table } from "@sprawl/scenarios/testing";
import { eden, take } from "./new-eden.js";

export function duel(
  mine: string,
  theirs: string,
  more: {
    alena?: object;
    anvil?: object;
    henchmen?: readonly object[];
    news?: readonly object[];
    shown?: readonly string[];
  } = {},
): Table {
  return eden({
    agents: {
      alena: { org: 0, district: 2, zone: 6, ...more.alena },
      anvil: { org: 1, district: 2, zone: 6, ...more.anvil },
    } as never,
    ...(more.henchmen && { henchmen: more.henchmen as never }),
    ...(more.news && { news: more.news as never }),
    fight: {
      district: 2,
      brawl: "quiet-streets",
      tokens: { alena: mine, anvil: theirs },
      shown: more.shown ?? [],
    } as never,
  });
}

export function attacks(t: Table, fields: object = {}): Table {
  if (t.asked()?.kind === "fight-move") t.choose("stay");
  t.choose("attack");
  return take(t, "strike", { target: "anvil", second: "", ...fields } as never);
}
