/** The end of the game (SD-17.18): everything is shown. */
import type { Seat } from "@sprawl/engine";
import { cardsOfCampaign } from "./campaign/state.js";
import { cardsOfGate } from "./hell-gate/gate.js";
import type { Deduction, Team } from "./state.js";
import { teamOf } from "./teams.js";

/** The game is over, and these have won; nothing more happens, nobody comes back (SD-16.16). */
export function end(
  g: Deduction,
  winners: readonly Seat[],
  reason: string,
  rule: string,
  side?: Team,
): never {
  const teams = g.state.seats.map((_, seat) => teamOf(g, seat));
  for (const [seat, team] of teams.entries()) {
    g.disclose("team-shown", { seat, team }, { rule: "SD-17.21" });
  }
  showAll(g);
  return g.end({
    winners: winners.slice().sort((a, b) => a - b),
    reason,
    rule,
    ...(side && { sides: [side] }),
  });
}

/** SD-17.21, SD-R37 */
function showAll(g: Deduction): void {
  const { seats, loyalty, setAside, box, pile, sightings, bossIds } = g.state;
  for (const own of seats) {
    for (const { card } of own.ids) g.show(card, "all");
    for (const card of [...own.programs, ...own.lastTeam.slice(0, 1)]) g.show(card, "all");
    for (const { mark } of own.marks) g.show(mark, "all");
  }
  for (const { card } of loyalty) g.show(card, "all");
  for (const card of [...setAside, ...pile, ...box.ids, ...box.loyalty]) g.show(card, "all");
  for (const card of cardsOfGate(g.state.gate)) g.show(card, "all");
  for (const cards of Object.values(bossIds)) for (const card of cards) g.show(card, "all");
  for (const card of cardsOfCampaign(g.state.campaign)) g.show(card, "all");
  for (const { mark } of g.state.checks) g.show(mark, "all");
  for (const { teams } of sightings) for (const token of teams) g.show(token, "all");
}
