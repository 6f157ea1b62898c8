/** HI-21: attacks on another Team's Tactical Network. */
import type { Rule } from "@sprawl/engine";
import { isFriendly, membersOf, sideName } from "../models.js";
import { ask } from "../questions.js";
import { shockTest } from "../shock.js";
import type { Card, Interface, Model } from "../state.js";
import { purseOf } from "../tokens.js";
import {
  type Assault,
  type Defender,
  declare,
  endAssault,
  goesOn,
  prepare,
  sumBefore,
} from "./assaults.js";
import { ableHacker, isDefensive, isOffensive } from "./battles.js";
import { counterAttack } from "./counter-attacks.js";
import { fight } from "./fights.js";
import { infect, victimOf } from "./infection.js";
import {
  cyberSeat,
  defencesOf,
  hasRoom,
  installFromHand,
  programOf,
  supportFor,
  uninstall,
} from "./networks.js";

/** HI-21 */
export function* attackNetwork(
  g: Interface,
  team: number,
  hacker: Model,
  card: Card,
  target: number,
): Rule<void> {
  g.tell(
    "attacks-network",
    { team: sideName(g, team), enemy: sideName(g, target) },
    { cards: [card], rule: "HI-21.1" },
  );
  const assault = yield* declare(g, team, hacker, card, undefined);
  const won = yield* battlesAgainstNetwork(g, assault, target);
  yield* endAssault(g, assault, won);
  if (won) yield* networkBroken(g, assault, target);
  const allied = membersOf(g, target).some((model) => isFriendly(g, hacker, model));
  if (allied) yield* shockTest(g, hacker, "treachery"); // HI-7.12
}

function* battlesAgainstNetwork(g: Interface, assault: Assault, target: number): Rule<boolean> {
  while (true) {
    yield* prepare(g, assault, true);
    const defender = yield* defendNetwork(g, assault, target);
    const won = yield* fight(g, assault, defender);
    if (!won) {
      yield* afterLoss(g, assault, defender, target);
      return false; // HI-21.8
    }
    if (defender.installed) uninstall(g, target, defender.installed); // HI-20.7
    if (defencesOf(g, target).length === 0) return true; // HI-21.11, HI-R62, HI-R63
    if (!(yield* goesOn(g, assault))) return false; // HI-21.9, HI-21.10, HI-R69
  }
}

/** HI-21.2 to HI-21.5: what stands against this battle. */
function* defendNetwork(g: Interface, assault: Assault, index: number): Rule<Defender> {
  const [first] = defencesOf(g, index); // HI-21.2
  const team = g.state.teams[index];
  const stand: Defender = {
    team: index,
    program: first && programOf(g, first.card),
    installed: first,
    due: 0,
  };
  if (!ableHacker(g, index) || team.hand.length === 0) return stand; // HI-R57
  const fresh = team.hand.filter((card) => {
    const program = programOf(g, card);
    return isDefensive(program) && program.install <= purseOf(g, index) && hasRoom(g, index);
  });
  const options = [
    first
      ? { kind: "stand" as const, rule: "HI-21.2" }
      : { kind: "bare" as const, rule: "HI-21.5" },
    ...fresh.map((card) => ({
      kind: "reveal" as const,
      card,
      on: `card/${card}`,
      rule: "HI-21.3",
    })),
  ];
  const choice = yield* ask(cyberSeat(g, index), "defend", options, {
    args: {
      faction: sideName(g, assault.team),
      program: g.face(assault.program.card),
      sum: sumBefore(g, assault),
    },
    rule: "HI-21.3",
    safe: options[0],
  });
  if (choice.kind !== "reveal") return stand;
  const installed = yield* installFromHand(g, index, choice.card); // HI-21.3, HI-R61
  const program = programOf(g, choice.card);
  g.uses(program.id);
  return { team: index, program, installed, due: program.install };
}

/** HI-21.13: the defender's own Virus or Worm strikes back. */
function* afterLoss(
  g: Interface,
  assault: Assault,
  defender: Defender,
  target: number,
): Rule<void> {
  if (defender.team !== target || !ableHacker(g, target)) return;
  const weapons = g.state.teams[target].network.filter(
    ({ owner, supports, card }) =>
      owner === target && supports === 0 && isOffensive(programOf(g, card)),
  );
  if (weapons.length === 0) return;
  const options = weapons.map(({ card }) => ({
    kind: "counter" as const,
    card,
    on: `card/${card}`,
    rule: "HI-21.13",
  }));
  const pass = { kind: "pass" as const, rule: "HI-21.13" };
  const choice = yield* ask(cyberSeat(g, target), "counter", [...options, pass], {
    safe: pass,
    rule: "HI-21.13",
  });
  if (choice.kind === "pass") return;
  const own = g.state.teams[target];
  const used = own.network.find(({ card }) => card === choice.card);
  if (!used) return;
  const won = yield* counterAttack(g, assault.team, programOf(g, choice.card), target);
  const support = supportFor(own, used);
  if (!won) return uninstall(g, target, used); // HI-21.14
  own.network = own.network.filter((each) => each !== used && each !== support);
  yield* infect(g, assault.team, used.card, target, support?.card);
}

/** HI-21.12: the Virus or Worm may move over. */
function* networkBroken(g: Interface, assault: Assault, target: number): Rule<void> {
  const { team, program } = assault;
  const own = g.state.teams[team];
  const card = programOf(g, program.card);
  if (membersOf(g, target).length === 0 || !own.network.includes(program)) return;
  if (card.insteadOfInfection) {
    const victim = yield* victimOf(g, target, team);
    uninstall(g, team, program);
    g.uses(card.id);
    if (victim) yield* card.insteadOfInfection(g, victim);
    return;
  }
  const options = [
    { kind: "infect" as const, rule: "HI-21.12" },
    { kind: "keep" as const, rule: "HI-R76" },
  ];
  const choice = yield* ask(cyberSeat(g, team), "infect", options, { rule: "HI-21.12" });
  if (choice.kind === "keep") return;
  const support = supportFor(own, program);
  own.network = own.network.filter((each) => each !== program && each !== support);
  yield* infect(g, target, program.card, team, support?.card);
}
