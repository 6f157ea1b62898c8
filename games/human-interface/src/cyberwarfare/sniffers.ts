/** HI-19.16 to HI-19.18: Sniffers. */
import type { Rule } from "@sprawl/engine";
import { sideName } from "../models.js";
import { amount, ask, type Sniff } from "../questions.js";
import { AI, type Card, type Interface, type Team } from "../state.js";
import { pay, purseOf } from "../tokens.js";
import { ableHacker } from "./battles.js";
import { cyberSeat, discardFromHand, programOf } from "./networks.js";
import { terminalOf } from "./takeovers.js";
import { dealGuards } from "./terminal-attacks.js";

/** HI-19.16 to HI-19.18 */
export function* playSniffers(g: Interface, index: number): Rule<void> {
  while (true) {
    const { hand } = g.state.teams[index];
    if (!ableHacker(g, index) || hand.length === 0) return;
    const pass = { kind: "pass" as const, rule: "HI-19.16" };
    const choice = yield* ask(cyberSeat(g, index), "sniffer", [...sniffs(g, index), pass], {
      safe: pass,
      rule: "HI-19.16",
    });
    if (choice.kind === "pass") return;
    yield* sniff(g, index, choice);
  }
}

function sniffs(g: Interface, index: number): Sniff[] {
  const purse = purseOf(g, index);
  const found: Sniff[] = [];
  for (const card of g.state.teams[index].hand) {
    const { type, install, sniffs: sort } = programOf(g, card);
    if (type !== "sniffer" || install > purse || (sort === "each" && purse === 0)) continue;
    const about = { card, rule: "HI-19.16" };
    if (sort !== "two") {
      for (const { id, team } of g.state.terminals) {
        if (team === AI)
          found.push({ kind: "sniff-terminal", terminal: id, ...about, on: `terminal/${id}` });
      }
    }
    for (const [team, enemy] of g.state.teams.entries()) {
      if (team !== index && enemy.hand.length > 0)
        found.push({ kind: "sniff-team", faction: enemy.faction, ...about });
    }
  }
  return found;
}

function* sniff(g: Interface, index: number, choice: Exclude<Sniff, { kind: "pass" }>): Rule<void> {
  const { seats } = g.state.teams[index];
  const program = programOf(g, choice.card);
  g.uses(program.id);
  discardFromHand(g, index, choice.card);
  yield* pay(g, index, program.install);
  const cards =
    choice.kind === "sniff-terminal"
      ? sniffedTerminal(g, index, choice.terminal)
      : teamCalled(g, choice.faction).hand.slice();
  const most = program.sniffs === "two" ? 2 : cards.length;
  let count = Math.min(most, cards.length);
  if (program.sniffs === "each" && count > 0) {
    count = yield* amount(cyberSeat(g, index), "sniff-count", {
      min: 0,
      max: Math.min(count, purseOf(g, index)),
      safe: 0,
      rule: "HI-19.17",
    });
    yield* pay(g, index, count);
  }
  if (choice.kind === "sniff-team") g.order("sniffed", cards); // HI-19.18
  const shown = cards.slice(0, count);
  for (const card of shown) g.show(card, seats);
  g.tell(
    "sniffed",
    { team: sideName(g, index), count },
    {
      cards: shown,
      only: seats,
      others: ["sniffed-by", { team: sideName(g, index), count }],
      rule: "HI-2.7",
    },
  );
  if (program.sniffs === "two" && choice.kind === "sniff-team")
    yield* sniffedDiscard(g, index, g.state.teams.indexOf(teamCalled(g, choice.faction)), shown);
}

/** Packet Ghost: the enemy discards one of the cards looked at; blanks cannot be chosen (HI-39.5). */
function* sniffedDiscard(
  g: Interface,
  index: number,
  enemy: number,
  shown: readonly Card[],
): Rule<void> {
  const options = shown
    .filter((card) => programOf(g, card).type !== "blank")
    .map((card) => ({ kind: "discard" as const, card, on: `card/${card}` }));
  if (options.length === 0)
    return g.disclose("nothing-discarded", { team: sideName(g, enemy) }, { rule: "HI-39.5" });
  const { card } = yield* ask(cyberSeat(g, index), "sniffed-discard", options, {});
  discardFromHand(g, enemy, card);
}

/** HI-19.17, HI-R66: the cards the Terminal uses against this Team, those not yet seen. */
function sniffedTerminal(g: Interface, index: number, id: string): Card[] {
  const terminal = terminalOf(g, id);
  dealGuards(g, terminal, index);
  return terminal.guards[index].filter(({ up }) => !up).map(({ card }) => card);
}

/** The Team of that Faction; no two Teams share one. */
export function teamCalled(g: Interface, faction: string): Team {
  const team = g.state.teams.find((each) => each.faction === faction);
  if (!team) throw new Error(`nobody plays ${faction}`);
  return team;
}
