/** HI-22: attacks on a Terminal, held by the tower or by a Team. */
import type { Rule } from "@sprawl/engine";
import type { Program } from "../content.js";
import { membersOf, sideName } from "../models.js";
import { AI, type Card, type Interface, type Model, type Terminal } from "../state.js";
import { type Assault, type Defender, declare, endAssault, goesOn, prepare } from "./assaults.js";
import { ableHacker, isOffensive } from "./battles.js";
import { counterAttack } from "./counter-attacks.js";
import { fight } from "./fights.js";
import { infect } from "./infection.js";
import { discard, drawAICard, programOf, uninstall } from "./networks.js";
import { takeOver } from "./takeovers.js";

/** HI-22 */
export function* attackTerminal(
  g: Interface,
  team: number,
  hacker: Model,
  card: Card,
  terminal: Terminal,
): Rule<void> {
  g.tell(
    "attacks-terminal",
    { team: sideName(g, team), terminal: terminal.id },
    { cards: [card], rule: "HI-22.1" },
  );
  const assault = yield* declare(g, team, hacker, card, terminal);
  const won =
    terminal.team === AI
      ? yield* againstTower(g, assault, terminal)
      : yield* againstHolder(g, assault, terminal);
  const fleeting = programOf(g, card).fleeting === "attack";
  yield* endAssault(g, assault, won && !fleeting);
  if (won && ableHacker(g, team)) yield* takeOver(g, assault, terminal);
}

/** HI-22.2, HI-22.28: cards are dealt until the Team faces the Terminal's Strength; they stay (HI-R67). */
export function dealGuards(g: Interface, terminal: Terminal, team: number): void {
  const row = terminal.guards[team];
  const strangers = terminal.programs.filter(({ owner }) => owner !== team).length;
  while (row.length + strangers < terminal.strength) {
    const card = drawAICard(g);
    if (card === undefined) return; // HI-22.12
    row.push({ card, up: false }); // HI-2.6
  }
}

/** This Team, or the AI, defends with a program in the Terminal, or with a card alone. */
const defendedBy = (team: number, program: Program | undefined): Defender => ({
  team,
  program,
  installed: undefined,
  due: 0,
});

/** A Terminal of the AI: programs left there, then AI cards, face-up ones first. */
function* againstTower(g: Interface, assault: Assault, terminal: Terminal): Rule<boolean> {
  const { team } = assault;
  dealGuards(g, terminal, team);
  const left = terminal.programs.filter(({ owner }) => owner !== team); // HI-22.28
  const row = terminal.guards[team];
  let facing = left.length + row.length;
  if (facing === 0) {
    yield* prepare(g, assault, false);
    return yield* fight(g, assault, defendedBy(AI, undefined)); // HI-22.26
  }
  while (true) {
    yield* prepare(g, assault, false);
    const stranger = terminal.programs.find(({ owner }) => owner !== team);
    const guard = stranger ? undefined : row[0]; // HI-22.4: what was turned up lies first
    const card = stranger?.card ?? guard?.card;
    if (card === undefined) return true;
    const won = yield* fight(g, assault, defendedBy(AI, programOf(g, card)), card); // HI-22.5, HI-22.6
    if (guard) guard.up = true;
    if (!won) {
      yield* towerStrikesBack(g, assault, terminal, card, stranger?.owner ?? AI);
      return false; // HI-22.9, HI-22.10
    }
    if (stranger) {
      terminal.programs = terminal.programs.filter((each) => each !== stranger);
      discard(g, stranger.card, stranger.owner); // HI-22.29, HI-R77
    } else if (guard) {
      row.splice(row.indexOf(guard), 1);
      discard(g, guard.card, AI); // HI-22.11
    }
    facing--;
    if (facing === 0) return true; // HI-22.8, HI-R148
    if (!(yield* goesOn(g, assault))) return false; // HI-22.7
  }
}

/** HI-22.13, HI-22.27, HI-R70: a Virus or Worm that won attacks the attacker's TN at once. */
function* towerStrikesBack(
  g: Interface,
  assault: Assault,
  terminal: Terminal,
  card: Card,
  owner: number,
): Rule<void> {
  const program = programOf(g, card);
  if (!isOffensive(program)) return;
  const { team } = assault;
  uninstall(g, team, assault.program); // HI-20.7
  const won = yield* counterAttack(g, team, program, owner);
  terminal.guards[team] = terminal.guards[team].filter((guard) => guard.card !== card); // HI-R71
  terminal.programs = terminal.programs.filter((each) => each.card !== card);
  g.uses(program.id);
  if (won && membersOf(g, team).length > 0) yield* infect(g, team, card, owner);
  else discard(g, card, owner); // HI-22.16
}

/** HI-22.22, HI-22.24: what a Terminal of another Team holds, and no AI cards (HI-R149). */
function* againstHolder(g: Interface, assault: Assault, terminal: Terminal): Rule<boolean> {
  const holder = terminal.team;
  if (terminal.programs.length === 0) {
    yield* prepare(g, assault, true);
    return yield* fight(g, assault, defendedBy(holder, undefined)); // HI-22.26, HI-R78
  }
  while (true) {
    yield* prepare(g, assault, true);
    const [first] = terminal.programs;
    const won = yield* fight(g, assault, defendedBy(holder, programOf(g, first.card)));
    if (!won) {
      yield* towerStrikesBack(g, assault, terminal, first.card, first.owner); // HI-22.27
      return false;
    }
    terminal.programs = terminal.programs.filter((each) => each !== first);
    discard(g, first.card, first.owner);
    if (terminal.programs.length === 0) return true; // HI-22.23
    if (!(yield* goesOn(g, assault))) return false;
  }
}
