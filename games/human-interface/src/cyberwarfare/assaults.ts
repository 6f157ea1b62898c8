/** HI-19.29 to HI-19.37: a Cyberwarfare attack as it is declared, paid for, continued and ended. */
import type { Rule } from "@sprawl/engine";
import { raiseAlarmBy } from "../alarm.js";
import type { Program } from "../content.js";
import { isFaceUp } from "../models.js";
import { ask } from "../questions.js";
import { isAdjacent } from "../sight.js";
import type { Card, Installed, Interface, Model, Terminal } from "../state.js";
import { purseOf } from "../tokens.js";
import { type Battle, isDefensive, remotePenalty, strengthIn } from "./battles.js";
import {
  cyberSeat,
  hasRoom,
  hostileIn,
  installFromHand,
  programOf,
  supportFor,
  uninstall,
} from "./networks.js";
import { addSupport } from "./supports.js";

/** An attack under way. */
export type Assault = {
  readonly team: number;
  readonly hacker: Model;
  /** HI-R155: the one that began it fights all its battles. */
  readonly program: Installed;
  readonly ground: "network" | "terminal";
  readonly terminal: Terminal | undefined;
  readonly remote: boolean;
  /** What the attacking program has lost for the rest of the attack. */
  weakened: number;
  /** SR declared for the battle to come and not paid yet. */
  due: number;
};

/** Whoever defends one battle. */
export type Defender = {
  /** The Team that defends, or the AI. */
  readonly team: number;
  readonly program: Program | undefined;
  /** Its place in the defender's TN, if it lies there. */
  readonly installed: Installed | undefined;
  /** SR declared by the defender. */
  due: number;
};

export const settingOf = (assault: Assault) => ({
  ground: assault.ground,
  terminal: assault.terminal,
  remote: assault.remote,
  attacker: assault.team,
  hacker: assault.hacker,
});

/** HI-12.13, HI-22.1 */
export const isDirect = (g: Interface, hacker: Model, terminal: Terminal): boolean =>
  isAdjacent(g, hacker.at, terminal.at);

/** HI-19.23, HI-19.24, HI-19.37: what it costs to attack with this card now. */
export function costToAttack(g: Interface, team: number, card: Card): number {
  const { network, hand } = g.state.teams[team];
  if (hand.includes(card)) return programOf(g, card).install;
  const installed = network.find((each) => each.card === card);
  return installed ? furtherCost(g, team, installed) : 0;
}

/** HI-19.37: the first battle of a turn is paid for; each further one costs the running costs. */
function furtherCost(g: Interface, team: number, program: Installed): number {
  if (program.fought === 0) return 0; // HI-19.24
  const support = supportFor(g.state.teams[team], program);
  return programOf(g, program.card).run + (support ? programOf(g, support.card).run : 0);
}

/** The program is laid out, or named where it lies. */
export function* declare(
  g: Interface,
  team: number,
  hacker: Model,
  card: Card,
  terminal: Terminal | undefined,
): Rule<Assault> {
  const { network } = g.state.teams[team];
  let program = network.find((each) => each.card === card);
  const due = costToAttack(g, team, card);
  program ??= yield* installFromHand(g, team, card); // HI-21.1
  g.uses(programOf(g, card).id);
  makeHackingNoise(g, hacker);
  return {
    team,
    hacker,
    program,
    ground: terminal ? "terminal" : "network",
    terminal,
    remote: terminal ? !isDirect(g, hacker, terminal) : true, // HI-20.5, HI-22.1, HI-R64
    weakened: 0,
    due,
  };
}

/** HI-19.33, HI-19.34, HI-R49 */
function makeHackingNoise(g: Interface, hacker: Model): void {
  const gear = hacker.equipment.find(
    (item) => g.box.gear[item.id]?.hacking && isFaceUp(g, hacker, item),
  );
  if (gear) raiseAlarmBy(g, hacker, "hacking"); // HI-14.4
}

/** HI-19.29, HI-19.35, HI-R132: a support card, and programs put in place beside the attack. */
export function* prepare(g: Interface, assault: Assault, hidden: boolean): Rule<void> {
  const { team, program } = assault;
  yield* addSupport(
    g,
    team,
    program,
    hidden,
    (cost) => {
      assault.due += cost;
    },
    () => purseOf(g, team) - assault.due,
  );
  if (hostileIn(g.state.teams[team], team).length > 0) return; // HI-23.8
  while (g.state.teams[team].hand.length > 0 && purseOf(g, team) > 0) {
    const keep = [program, ...supportsOf(g, team, program)];
    if (!hasRoom(g, team, keep)) return;
    const options = g.state.teams[team].hand
      .filter(
        (card) =>
          isDefensive(programOf(g, card)) &&
          programOf(g, card).install <= purseOf(g, team) - assault.due,
      )
      .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-19.35" }));
    const pass = { kind: "pass" as const, rule: "HI-19.35" };
    const choice = yield* ask(cyberSeat(g, team), "also-protect", [...options, pass], {
      safe: pass,
      rule: "HI-19.35",
    });
    if (choice.kind === "pass") return;
    assault.due += programOf(g, choice.card).install;
    yield* installFromHand(g, team, choice.card, { keep });
    g.uses(programOf(g, choice.card).id);
  }
}

function supportsOf(g: Interface, team: number, program: Installed): Installed[] {
  const support = supportFor(g.state.teams[team], program);
  return support ? [support] : [];
}

/** HI-21.9, HI-22.7: pay again and go on, or stop. */
export function* goesOn(g: Interface, assault: Assault): Rule<boolean> {
  const { team, program } = assault;
  const cost = furtherCost(g, team, program);
  if (cost > purseOf(g, team)) return false; // HI-21.10
  const options = [
    { kind: "go-on" as const, rule: "HI-21.9" },
    { kind: "stop" as const, rule: "HI-21.10" },
  ];
  const choice = yield* ask(cyberSeat(g, team), "go-on", options, {
    args: { cost },
    rule: "HI-21.9",
  });
  if (choice.kind === "stop") return false;
  assault.due = cost;
  return true;
}

/** What everybody can reckon of an attack before Boosters, SR and cards: HI-20.1, HI-20.4. */
export function sumBefore(g: Interface, assault: Assault): number {
  const battle: Battle = {
    ...settingOf(assault),
    team: assault.team,
    program: programOf(g, assault.program.card),
    opponent: undefined,
    role: "attack",
  };
  return strengthIn(g, battle) + remotePenalty(g, battle) - assault.weakened;
}

/** HI-20.7, HI-21.10, HI-22.9: after a lost attack its program is discarded, no other (HI-R68); a winner stays (HI-20.9). */
export function* endAssault(g: Interface, assault: Assault, won: boolean): Rule<void> {
  const { team, program } = assault;
  if (won || !g.state.teams[team].network.includes(program)) return;
  uninstall(g, team, program);
}
