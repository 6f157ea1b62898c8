/** HI-18: Phase 3. */
import type { Rule } from "@sprawl/engine";
import { mostOf } from "@sprawl/parts";
import { drawCanDo, testOver } from "./cando.js";
import { leaderOf, membersOf, sideName } from "./models.js";
import { moments, tally } from "./moments.js";
import { amount, amountEach, ask, type First } from "./questions.js";
import type { Interface, Model } from "./state.js";
import { pay, purseOf } from "./tokens.js";

/** HI-2.8: bids in secret, shown together; then cards, and who is first. */
export function* initiativePhase(g: Interface): Rule<void> {
  const { teams } = g.state;
  const bidding = g.state.order.filter((index) => membersOf(g, index).length > 0); // HI-R54, HI-R55
  if (bidding.length <= 1) {
    g.state.initiative = bidding[0] ?? g.state.initiative; // HI-18.8, HI-R55
    return;
  }
  const bids = yield* amountEach(
    "bid",
    bidding.map((index) => leaderOf(teams[index])),
    (seat) => {
      const index = teams.findIndex((team) => team.seats[0] === seat);
      return { min: 0, max: purseOf(g, index), rule: "HI-18.1" }; // HI-R52
    },
  );
  const sums = new Map<number, number>();
  for (const index of bidding) sums.set(index, bids.get(leaderOf(teams[index])) ?? 0);
  for (const [index, bid] of sums)
    g.tell("bid", { team: sideName(g, index), bid }, { rule: "HI-18.2" });
  for (const index of bidding) yield* raiseBid(g, index, sums);
  const winner = drawForInitiative(g, bidding, sums);
  for (const [index, bid] of sums) yield* pay(g, index, bid); // HI-18.5
  g.state.initiative = winner;
  g.tell("initiative", { team: sideName(g, winner) }, { rule: "HI-18.3" });
  yield* nameFirst(g, winner);
}

/** Once per mission a Team may add to its bid after the reveal, if one of its members lets it. */
function* raiseBid(g: Interface, index: number, sums: Map<number, number>): Rule<void> {
  const team = g.state.teams[index];
  const bid = sums.get(index) ?? 0;
  const left = purseOf(g, index) - bid;
  if (team.doubled || left <= 0) return;
  const raiseOf = (model: Model) => moments.of(model).reckon(g, "bidRaise", 0);
  const agent = membersOf(g, index).find((model) => raiseOf(model).value > 0);
  if (!agent) return;
  const more = yield* amount(leaderOf(team), "raise", {
    min: 0,
    max: Math.min(raiseOf(agent).value, left),
    safe: 0,
    args: { model: agent.id },
  });
  if (more === 0) return;
  team.doubled = true;
  tally(g, raiseOf(agent));
  sums.set(index, bid + more);
  g.tell("bid-raised", { team: sideName(g, index), bid: bid + more });
}

/** HI-18.2 to HI-18.4: cards are added; those tied for the highest draw again. */
function drawForInitiative(
  g: Interface,
  bidding: readonly number[],
  bids: ReadonlyMap<number, number>,
): number {
  let tied = bidding.slice();
  while (tied.length > 1) {
    const totals = tied.map((index) => {
      const drawn = drawCanDo(g);
      const total = drawn + (bids.get(index) ?? 0);
      g.tell("initiative-draw", { team: sideName(g, index), drawn, total }, { rule: "HI-18.2" });
      return { index, total };
    });
    testOver(g); // HI-R4
    tied = mostOf(totals, ({ total }) => total).map(({ index }) => index); // HI-18.4
  }
  return tied[0];
}

/** HI-18.6, HI-R53, HI-R154: the first player of both phases; the others follow clockwise (HI-38.7). */
function* nameFirst(g: Interface, winner: number): Rule<void> {
  const { teams } = g.state;
  const options: First[] = teams.map(({ faction }) => ({
    kind: "first",
    faction,
    rule: "HI-18.6",
  }));
  const { faction } = yield* ask<"first", First>(leaderOf(teams[winner]), "first", options, {
    safe: options[winner],
    rule: "HI-18.6",
  });
  const first = teams.findIndex((team) => team.faction === faction);
  g.state.order = teams.map((_, i) => (first + i) % teams.length);
  g.tell("first-player", { team: sideName(g, first) }, { rule: "HI-18.6" });
}
