/** CV-28: the end of the game and Victory Points. */
import { mostOf } from "@sprawl/parts";
import { hasMost, totalInfluence } from "./influence-tokens.js";
import type { Cyber, Level, Org, Score, Seen } from "./state.js";
import { playing } from "./table.js";
import { DISTRICTS } from "./types.js";

export const LAST_TURN = 25; // CV-28.17

/** CV-31.6 to CV-31.8: Victory Points the bot Organization has from the start, by level. */
const LEAD: Readonly<Record<Level, number>> = { rookie: 0, operative: 12, veteran: 16, legend: 22 };

function leadOf(g: Seen, org: Org): number {
  return org < g.seats ? 0 : LEAD[g.options.level];
}

/** CV-28.1, CV-30.7, CV-31.2. */
export function storyTarget(g: Seen): number {
  if (g.state.solo) return g.options.shortGame ? 4 : 5; // CV-31.2
  const players = g.state.orgs.length; // CV-1.19
  if (g.options.shortGame) return players === 2 ? 4 : 3; // CV-30.7
  return 8 - players; // CV-3.20, CV-28.1
}

/** CV-28.7 to CV-28.12, CV-28.16. */
export function scoreOf(g: Seen, org: Org): Score {
  const own = g.state.orgs[org];
  let stories = 0;
  for (const { id } of own.resolved) stories += g.box.stories[id].vp; // CV-28.2, CV-28.7, CV-28.8, CV-R84
  const influence = totalInfluence(g, org); // CV-28.9
  const majorities = DISTRICTS.filter((district) => hasMost(g, org, district)).length; // CV-28.10, CV-R82
  const overall = g.state.orgs.every(
    (_, other) => other === org || totalInfluence(g, other) < influence,
  )
    ? 5
    : 0; // CV-28.11
  const money = Math.floor(own.money / 1000); // CV-28.12
  const lead = leadOf(g, org);
  return {
    stories,
    influence,
    majorities,
    overall,
    money,
    lead,
    total: stories + influence + majorities + overall + money + lead,
  };
}

/** CV-28.3, CV-28.4, CV-R81. */
export function dominates(g: Seen, org: Org): boolean {
  return DISTRICTS.every((district) => hasMost(g, org, district)); // CV-28.3
}

/** Why the game ends now, if it does (CV-9.3, CV-28.5). */
export function endReason(g: Seen): string | undefined {
  const orgs = playing(g);
  if (orgs.length === 1) return "last-one"; // CV-1.19
  if (orgs.some((org) => g.state.orgs[org].resolved.length >= storyTarget(g))) return "stories"; // CV-28.1
  if (g.options.domination && orgs.some((org) => dominates(g, org))) return "domination"; // CV-28.3, CV-30.4
  return g.state.turn >= g.options.turnLimit ? "turn-limit" : undefined; // CV-28.17, CV-30.8, CV-R117
}

/** CV-28.13 to CV-28.15: most VP, then Resources, Influence, Story cards; or shared. */
export function winnersOf(g: Seen): Org[] {
  const byVp = mostOf(playing(g), (org) => scoreOf(g, org).total); // CV-28.6, CV-28.13
  const byMoney = mostOf(byVp, (org) => g.state.orgs[org].money); // CV-28.14
  const byInfluence = mostOf(byMoney, (org) => totalInfluence(g, org)); // CV-28.15
  return mostOf(byInfluence, (org) => g.state.orgs[org].resolved.length).sort((a, b) => a - b); // CV-28.15, CV-R83
}

/** How a solo game ends: lost, or won with a rank (CV-31.32). */
export const RANKS = ["beaten", "informer", "investigator", "handler", "ghost"] as const;
export type Rank = (typeof RANKS)[number];

/** CV-31.32: the rank of a won solo game, by its margin. */
export function rankOf(margin: number): Rank {
  if (margin >= 15) return "ghost"; // CV-31.32
  if (margin >= 10) return "handler"; // CV-31.32
  return margin >= 5 ? "investigator" : "informer"; // CV-31.32
}

export function endGame(g: Cyber, reason: string): never {
  g.state.phase = "over";
  g.state.scores = g.state.orgs.map((_, org) => scoreOf(g, org));
  const scores = g.state.scores.map(({ total }) => total);
  const winners = winnersOf(g);
  const rule =
    { stories: "CV-28.1", domination: "CV-28.3", "last-one": "CV-1.19", "turn-limit": "CV-28.17" }[
      reason
    ] ?? "CV-28.1";
  if (!g.state.solo) return g.end({ winners, reason, rule, scores });
  const won = winners.includes(0); // CV-31.31
  const rank = won ? rankOf(scores[0] - scores[1]) : "beaten";
  return g.end({
    winners: won ? [0] : [],
    reason: `${reason}.${rank}`,
    rule: won ? "CV-31.32" : "CV-31.31",
    scores: scores.slice(0, 1),
  });
}
