/** CA-8: tolls, voted on in secret after each round. */
import { clockwise, type Rule } from "@sprawl/engine";
import { askEach, type Vote } from "./questions.js";
import type { Caravan } from "./state.js";

const FOR: Vote = { kind: "for", rule: "CA-8.1" };
const AGAINST: Vote = { kind: "against", rule: "CA-8.1" };

export function* toll(g: Caravan): Rule<void> {
  const seats = clockwise(g.seats, 0);
  const votes = yield* askEach("toll", seats, () => ({
    options: [FOR, AGAINST], // CA-8.1
    safe: AGAINST,
    rule: "CA-8.1",
  }));
  const count = [...votes.values()].filter((vote) => vote.kind === "for").length;
  g.disclose("toll-voted", { count, seats: g.seats }, { rule: "CA-8.2" }); // CA-8.2
  if (count * 2 <= g.seats) return; // CA-8.3
  const { coins } = g.state;
  const most = Math.max(...coins);
  for (const seat of seats) {
    if (coins[seat] !== most || most === 0) continue; // CA-8.3
    coins[seat] -= 1; // CA-8.3
    g.tell("paid-toll", { seat }, { rule: "CA-8.3" });
  }
}
