/** HI-19.29, HI-22.25: support cards that accompany a program, and System Resources that boost it. */
import type { Rule } from "@sprawl/engine";
import { sideName } from "../models.js";
import { amount, ask } from "../questions.js";
import type { Card, Installed, Interface } from "../state.js";
import { purseOf } from "../tokens.js";
import type { Defender } from "./assaults.js";
import {
  cyberSeat,
  hasRoom,
  installFromHand,
  programOf,
  supportFor,
  uninstall,
} from "./networks.js";

/** HI-19.29: at most one Booster or blank accompanies a program. */
export function* addSupport(
  g: Interface,
  index: number,
  program: Installed,
  hidden: boolean,
  declareCost: (cost: number) => void,
  left: () => number,
): Rule<void> {
  const team = g.state.teams[index];
  if (team.hand.length === 0 || supportFor(team, program) || !hasRoom(g, index, [program])) return;
  const options = team.hand
    .filter((card) => {
      const { type, install } = programOf(g, card);
      if (type === "blank") return hidden; // HI-39.4
      return type === "booster" && install <= left(); // HI-19.30
    })
    .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-19.29" }));
  const pass = { kind: "pass" as const, rule: "HI-19.29" };
  const choice = yield* ask(cyberSeat(g, index), "support", [...options, pass], {
    safe: pass,
    rule: "HI-19.29",
  });
  if (choice.kind === "pass") return;
  declareCost(programOf(g, choice.card).install);
  yield* installFromHand(g, index, choice.card, { supports: program, down: hidden }); // HI-19.28, HI-R59, HI-R86
}

/** HI-22.25: the holder of a Terminal lends it one support card for this battle. */
export function* lendSupport(g: Interface, defender: Defender): Rule<Card | undefined> {
  const team = g.state.teams[defender.team];
  if (team.hand.length === 0) return undefined;
  const options = team.hand
    .filter(
      (card) =>
        programOf(g, card).type === "booster" &&
        programOf(g, card).install <= purseOf(g, defender.team),
    )
    .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-22.25" }));
  const pass = { kind: "pass" as const, rule: "HI-22.25" };
  const choice = yield* ask(cyberSeat(g, defender.team), "support", [...options, pass], {
    safe: pass,
    rule: "HI-22.25",
  });
  if (choice.kind === "pass") return undefined;
  defender.due += programOf(g, choice.card).install;
  g.take(team.hand, choice.card);
  g.state.aside.push(choice.card); // face-down until the reveal: HI-R86
  return choice.card;
}

/** A support card that lasts one battle; blanks go back to the hand (HI-39.3), other Boosters stay (HI-23.9). */
export function fleetingSupport(g: Interface, team: number, support: Installed | undefined): void {
  if (!support) return;
  const program = programOf(g, support.card);
  g.uses(program.id);
  if (program.fleeting === "battle" || program.type === "blank") uninstall(g, team, support);
}

/** HI-20.3: 0, 1 or 2 SR. */
export function* declareBoost(g: Interface, team: number, due: number): Rule<number> {
  const left = purseOf(g, team) - due;
  if (purseOf(g, team) <= 0) return 0;
  const boost = yield* amount(cyberSeat(g, team), "boost", {
    min: 0,
    max: Math.max(0, Math.min(2, left)),
    safe: 0,
    args: { due, purse: purseOf(g, team) },
    rule: "HI-20.3",
  });
  g.tell("boosts", { team: sideName(g, team), boost }, { rule: "HI-21.6" });
  return boost;
}
