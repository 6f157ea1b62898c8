/** HI-19.19 to HI-19.21: a Team's CW turn, one action at a time. */
import type { Rule } from "@sprawl/engine";
import { membersOf, missionOf } from "../models.js";
import { ask, type CyberAction } from "../questions.js";
import type { Card, Interface, Model } from "../state.js";
import { pay, purseOf } from "../tokens.js";
import { costToAttack, isDirect } from "./assaults.js";
import { ableHacker, isDefensive, isOffensive } from "./battles.js";
import { attackNetwork } from "./network-attacks.js";
import { cyberSeat, hasRoom, hostileIn, installFromHand, programOf } from "./networks.js";
import { purge } from "./purges.js";
import { teamCalled } from "./sniffers.js";
import { refill, terminalOf } from "./takeovers.js";
import { attackTerminal } from "./terminal-attacks.js";

/** HI-19.20, HI-21.16: one action of a CW turn. True if there may be another. */
export function* cyberAction(g: Interface, index: number): Rule<boolean> {
  const hacker = ableHacker(g, index);
  const team = g.state.teams[index];
  if (!hacker || (team.hand.length === 0 && team.network.length === 0)) return false;
  const options = cyberActions(g, index, hacker);
  const pass: CyberAction = { kind: "pass", rule: "HI-19.21" };
  const action = yield* ask(cyberSeat(g, index), "cyber", [...options, pass], {
    safe: pass,
    rule: "HI-19.20",
  });
  switch (action.kind) {
    case "attack-network":
      yield* attackNetwork(
        g,
        index,
        hacker,
        action.card,
        g.state.teams.indexOf(teamCalled(g, action.faction)),
      );
      return true;
    case "attack-terminal":
      yield* attackTerminal(g, index, hacker, action.card, terminalOf(g, action.terminal));
      return true;
    case "purge":
      yield* purge(g, index, action.card, action.hostile);
      return true;
    case "protect":
      g.uses(programOf(g, action.card).id);
      yield* installFromHand(g, index, action.card);
      yield* pay(g, index, programOf(g, action.card).install); // HI-23.7: now everybody sees the card
      return true;
    case "fill":
      yield* refill(g, index, action.card, terminalOf(g, action.terminal));
      return true;
    case "pass":
      return false;
    default:
      return action satisfies never;
  }
}

/** HI-19.32: everything the Team may do in its CW turn, by the kind of each card. */
function cyberActions(g: Interface, index: number, hacker: Model): CyberAction[] {
  const team = g.state.teams[index];
  const purse = purseOf(g, index);
  const found: CyberAction[] = [];
  const laid = team.network.filter(({ owner, supports }) => owner === index && supports === 0);
  const room = hasRoom(g, index);
  const hostile = hostileIn(team, index);
  for (const card of [...laid.map((each) => each.card), ...team.hand]) {
    const program = programOf(g, card);
    const inHand = team.hand.includes(card);
    if (costToAttack(g, index, card) > purse) continue; // HI-19.30
    if (isOffensive(program) && (!inHand || room))
      found.push(...attacksWith(g, index, hacker, card)); // HI-19.31
    if (isDefensive(program)) {
      for (const each of hostile) {
        found.push({
          kind: "purge",
          card,
          hostile: each.card,
          program: programOf(g, each.card).id,
          on: [`card/${each.card}`, `card/${card}`],
          rule: "HI-23.1",
        });
      }
      if (inHand && room && hostile.length === 0) {
        found.push({ kind: "protect", card, on: `card/${card}`, rule: "HI-23.7" }); // HI-23.8
      }
    }
    if (inHand && (isOffensive(program) || isDefensive(program))) {
      for (const { id, team: holder } of g.state.terminals) {
        if (holder === index)
          found.push({
            kind: "fill",
            card,
            terminal: id,
            on: [`terminal/${id}`, `card/${card}`],
            rule: "HI-22.21",
          });
      }
    }
  }
  return found;
}

function attacksWith(g: Interface, index: number, hacker: Model, card: Card): CyberAction[] {
  const found: CyberAction[] = [];
  for (const enemy of g.state.teams.keys()) {
    if (enemy === index || membersOf(g, enemy).length === 0) continue; // HI-R65, HI-R81
    found.push({
      kind: "attack-network",
      card,
      faction: g.state.teams[enemy].faction,
      on: [`network/${enemy}`, `card/${card}`],
      rule: "HI-21.1",
    });
  }
  const { directOnly = [] } = missionOf(g);
  for (const terminal of g.state.terminals) {
    if (terminal.team === index) continue; // HI-22.31
    if (directOnly.includes(terminal.id) && !isDirect(g, hacker, terminal)) continue; // HI-1.4
    found.push({
      kind: "attack-terminal",
      card,
      terminal: terminal.id,
      on: [`terminal/${terminal.id}`, `card/${card}`],
      rule: "HI-22.1",
    });
  }
  return found;
}
