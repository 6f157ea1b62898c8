/** HI-22.18 to HI-22.21, HI-22.29, HI-22.30: a Terminal changes hands, and is filled with programs. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarm } from "../alarm.js";
import { lockDown } from "../doors.js";
import { planOf, sideName } from "../models.js";
import { ask, pick } from "../questions.js";
import { AI, type Card, type Interface, type Terminal } from "../state.js";
import { pay, purseOf } from "../tokens.js";
import type { Assault } from "./assaults.js";
import { isDefensive, isOffensive } from "./battles.js";
import { cyberSeat, discard, programOf, supportFor, uninstall } from "./networks.js";

/** HI-22.18 to HI-22.20, HI-22.29, HI-22.30 */
export function* takeOver(g: Interface, assault: Assault, terminal: Terminal): Rule<void> {
  const { team, hacker } = assault;
  terminal.controller = hacker.id; // HI-12.8, HI-22.18
  terminal.team = team;
  terminal.taken = true;
  for (const [index, row] of terminal.guards.entries()) {
    for (const { card } of row) discard(g, card, AI);
    terminal.guards[index] = [];
  }
  g.tell(
    "taken-over",
    { team: sideName(g, team), terminal: terminal.id, model: hacker.id },
    { rule: "HI-22.18" },
  );
  if (!assault.remote) raiseAlarm(g, planOf(g).areaOf[terminal.at], "takeover"); // HI-22.30, HI-14.3
  lockDown(g); // HI-13.5, HI-R40
  yield* fillTerminal(g, team, terminal);
}

/** HI-22.19: programs from TN and hand, up to the Terminal's Strength. */
function* fillTerminal(g: Interface, team: number, terminal: Terminal): Rule<void> {
  const own = g.state.teams[team];
  const room = terminal.strength - terminal.programs.length;
  const purse = purseOf(g, team);
  const usable = (card: Card): boolean =>
    isOffensive(programOf(g, card)) || isDefensive(programOf(g, card)); // HI-R150
  const laid = own.network.filter(
    ({ owner, supports, card }) => owner === team && supports === 0 && usable(card),
  );
  if (room <= 0 || (laid.length === 0 && own.hand.length === 0)) return;
  const cards = [
    ...laid.map(({ card }) => card),
    ...own.hand.filter((card) => usable(card) && programOf(g, card).install <= purse),
  ];
  const costOf = (card: Card): number => (own.hand.includes(card) ? programOf(g, card).install : 0);
  const picked = yield* pick(
    cyberSeat(g, team),
    "fill-terminal",
    cards.map((card) => ({ kind: "program" as const, card, on: `card/${card}`, rule: "HI-22.19" })),
    {
      min: 0,
      max: Math.min(room, cards.length),
      check: (chosen) =>
        chosen.reduce((sum, { card }) => sum + costOf(card), 0) > purse ? "HI-19.30" : undefined,
      args: { terminal: terminal.id },
      safe: [],
      rule: "HI-22.19",
    },
  );
  const cost = picked.reduce((sum, { card }) => sum + costOf(card), 0);
  for (const { card } of picked) putInTerminal(g, team, card, terminal);
  yield* pay(g, team, cost); // only now does everybody see the cards
}

/** HI-22.21, HI-R140 */
export function* refill(g: Interface, index: number, card: Card, terminal: Terminal): Rule<void> {
  if (terminal.programs.length >= terminal.strength) {
    const options = terminal.programs.map((each, field) => ({
      kind: "replace" as const,
      field,
      on: `card/${each.card}`,
      rule: "HI-22.21",
    }));
    const { field } = yield* ask(cyberSeat(g, index), "replace", options, { rule: "HI-22.21" });
    const [old] = terminal.programs.splice(field, 1);
    discard(g, old.card, old.owner);
  }
  putInTerminal(g, index, card, terminal);
  yield* pay(g, index, programOf(g, card).install); // only now does everybody see the card
}

/** HI-22.20: the card leaves hand or TN; a support card that is left alone is discarded (HI-R83). */
export function putInTerminal(g: Interface, team: number, card: Card, terminal: Terminal): void {
  const own = g.state.teams[team];
  const installed = own.network.find((each) => each.card === card);
  if (installed) {
    const support = supportFor(own, installed);
    own.network = own.network.filter((each) => each !== installed);
    if (support) uninstall(g, team, support);
  } else g.take(own.hand, card);
  g.show(card, "all");
  terminal.programs.push({ card, owner: team });
  g.uses(programOf(g, card).id);
  g.tell(
    "filled",
    { team: sideName(g, team), terminal: terminal.id },
    { cards: [card], rule: "HI-22.19" },
  );
}

export function terminalOf(g: Interface, id: string): Terminal {
  const terminal = g.state.terminals.find((each) => each.id === id);
  if (!terminal) throw new Error(`there is no Terminal ${id}`);
  return terminal;
}
