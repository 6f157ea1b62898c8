/** Where every hidden thing lies, for the law that nothing is lost or doubled. */
import type { Census } from "@sprawl/engine";
import { RESERVE } from "./influence-tokens.js";
import type { CyberState } from "./state.js";
import { DISTRICTS } from "./types.js";

function* cardsOf(s: CyberState): Iterable<number> {
  for (const org of s.orgs) {
    yield* [...org.deck, ...org.discard, ...org.drawn, ...org.looking];
    for (const { card } of [...org.resolved, ...org.supports]) yield card;
    if (!org.story) continue;
    yield org.story.card;
    for (const { card } of org.story.folders) yield card;
  }
  for (const agent of s.agents) {
    yield agent.sheet;
    yield* agent.offered;
    for (const { card } of [...agent.slots, ...agent.vehicles]) yield card;
    if (agent.token >= 0) yield agent.token;
  }
  for (const { token } of s.henchmen) if (token >= 0) yield token;
  for (const { card } of [...s.news, ...s.row, ...s.supportRow]) yield card;
  for (const { stack, stock } of Object.values(s.stores)) {
    yield* stack;
    for (const { card } of stock) yield card;
  }
  for (const { deck, discard } of Object.values(s.piles)) yield* [...deck, ...discard];
  yield* [...s.sheets, ...s.lost, ...s.table];
  if (s.brawl) yield s.brawl.card;
}

export function census(s: CyberState): Census {
  let henchmen = s.henchmen.length;
  for (const count of Object.values(s.reserve)) henchmen += count;
  const totals: Record<string, number> = { henchmen };
  s.orgs.forEach((org, index) => {
    const placed = s.news.filter(
      ({ cancel, reward }) => cancel === index || reward === index,
    ).length;
    const traps = s.districts.filter(({ ambush }) => ambush === index).length;
    if (!org.gone) {
      totals[`staff of ${index}`] = org.staff + placed;
      totals[`ambush tokens of ${index}`] = org.ambushes + traps;
    }
    const influence = s.districts.reduce((sum, each) => sum + each.influence[index], 0);
    totals[`influence of ${index} within its reserve`] =
      influence <= Math.min(RESERVE, 3 * DISTRICTS.length) ? 1 : 0;
  });
  return { cards: cardsOf(s), totals };
}
