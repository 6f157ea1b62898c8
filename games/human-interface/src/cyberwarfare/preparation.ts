/** HI-19.2 to HI-19.15: the steps of Phase 4 before the CW turns. */
import type { Rule } from "@sprawl/engine";
import { canAct, characterOf, isOut, leaderOf, membersOf, sideName } from "../models.js";
import { ask, pick } from "../questions.js";
import type { Card, Interface } from "../state.js";
import { pay, purseOf } from "../tokens.js";
import { ableHacker } from "./battles.js";
import { drawCards } from "./hands.js";
import { cyberSeat, discardFromHand, programOf, uninstall } from "./networks.js";
import { playSniffers } from "./sniffers.js";

/** HI-19.2, HI-R56: the steps of the preparation, each for all Teams in player order. */
export const PREPARATION = [
  nameHacker,
  removePrograms,
  payRunning,
  drawCards,
  playBoosters,
  playSniffers,
] as const;

/** HI-19.3 */
function* nameHacker(g: Interface, index: number): Rule<void> {
  const team = g.state.teams[index];
  team.exchanged = false;
  const hackers = membersOf(g, index).filter(
    (model) => canAct(model) && characterOf(g, model).hacker,
  ); // HI-R25
  if (hackers.length === 0) return; // HI-19.1
  team.hacker = hackers[0].id;
  if (hackers.length > 1) {
    const options = hackers.map(({ id }) => ({
      kind: "hacker" as const,
      model: id,
      on: `model/${id}`,
      rule: "HI-19.3",
    }));
    team.hacker = (yield* ask(leaderOf(team), "hacker", options, { rule: "HI-19.3" })).model;
  }
  g.tell("hacker-named", { team: sideName(g, index), model: team.hacker }, { rule: "HI-19.3" });
}

/** HI-19.4 */
function* removePrograms(g: Interface, index: number): Rule<void> {
  if (!ableHacker(g, index)) return;
  const own = g.state.teams.flatMap((team, place) =>
    team.network.flatMap((each) => (each.owner === index ? [{ place, each }] : [])),
  );
  if (own.length === 0) return;
  const options = own.map(({ each }) => ({
    kind: "program" as const,
    card: each.card,
    on: `card/${each.card}`,
    rule: "HI-19.4",
  }));
  const gone = yield* pick(cyberSeat(g, index), "remove", options, {
    min: 0,
    max: options.length,
    safe: [],
    rule: "HI-19.4",
  });
  for (const { card } of gone) removeCard(g, card);
}

function removeCard(g: Interface, card: Card): void {
  for (const [place, team] of g.state.teams.entries()) {
    const installed = team.network.find((each) => each.card === card);
    if (installed) return uninstall(g, place, installed);
  }
}

/** HI-19.5, HI-19.6; what lies in other TNs or in Terminals costs nothing: HI-19.7, HI-19.8, HI-R142. */
function* payRunning(g: Interface, index: number): Rule<void> {
  const team = g.state.teams[index];
  const own = () => team.network.filter(({ owner }) => owner === index);
  const cost = () => own().reduce((sum, { card }) => sum + programOf(g, card).run, 0);
  while (cost() > purseOf(g, index)) {
    const options = own()
      .filter(({ card }) => programOf(g, card).run > 0)
      .map(({ card }) => ({ kind: "program" as const, card, on: `card/${card}`, rule: "HI-19.6" }));
    const { card } = isOut(g, index)
      ? options[0] // HI-36.3: in the end all of them go
      : yield* ask(cyberSeat(g, index), "shortage", options, { rule: "HI-19.6" });
    removeCard(g, card);
  }
  yield* pay(g, index, cost());
  for (const each of own()) each.fought = 0; // HI-19.24
}

/** HI-19.14, HI-19.15 */
function* playBoosters(g: Interface, index: number): Rule<void> {
  while (true) {
    const hacker = ableHacker(g, index);
    const { hand } = g.state.teams[index];
    if (!hacker || hand.length === 0) return;
    const options = hand
      .filter(
        (card) =>
          programOf(g, card).type === "sr-booster" &&
          programOf(g, card).install <= purseOf(g, index),
      )
      .map((card) => ({ kind: "use-card" as const, card, on: `card/${card}`, rule: "HI-19.14" }));
    const pass = { kind: "pass" as const, rule: "HI-19.14" };
    const choice = yield* ask(cyberSeat(g, index), "sr-booster", [...options, pass], {
      safe: pass,
      rule: "HI-19.14",
    });
    if (choice.kind === "pass") return;
    const { install, gives = 0, id } = programOf(g, choice.card);
    discardFromHand(g, index, choice.card); // HI-R58
    yield* pay(g, index, install);
    hacker.resources += gives; // HI-19.15
    g.uses(id);
    g.tell("sr-boosted", { team: sideName(g, index), gives }, { rule: "HI-19.14" });
  }
}
