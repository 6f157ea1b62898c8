/** HI-15.9 to HI-15.22: equipment and deployment. */
import type { Rule } from "@sprawl/engine";
import { isCyberware, isFree, leaderOf, missionOf, whereIs } from "../models.js";
import { square } from "../plan.js";
import { ask, type Purchase, pickEach } from "../questions.js";
import type { Interface, Model, Team } from "../state.js";
import { drawnKit, kitFor } from "./kits.js";
import {
  brokenBy,
  isCampaign,
  isChip,
  itemOf,
  offersFor,
  priceOf,
  startLevel,
} from "./purchases.js";
import { teamOfSeat } from "./teams.js";

/** HI-15.10 to HI-15.18, HI-2.13: purchases are secret until all have finished. */
export function* equip(g: Interface): Rule<void> {
  const { teams } = g.state;
  const mission = missionOf(g);
  const modelsOf = (index: number): Model[] =>
    g.state.models.filter((model) => model.team === index);
  for (const index of teams.keys()) poolEquipment(g, index);
  const bought = new Map<number, readonly Purchase[]>();
  if (g.options.equipment === "choose") {
    const picks = yield* pickEach("buy", teams.map(leaderOf), (seat) => {
      const index = teamOfSeat(g, seat);
      const models = modelsOf(index);
      const options = offersFor(g, teams[index], mission.teams[index], models);
      const check = (picked: readonly Purchase[]) => brokenBy(g, teams[index], models, picked);
      return {
        options,
        min: 0,
        max: options.length,
        check,
        safe: [],
        rule: "HI-15.10",
        args: { budget: teams[index].budget },
      };
    });
    for (const [seat, picked] of picks) bought.set(teamOfSeat(g, seat), picked);
  } else {
    const kit = g.options.equipment === "drawn" ? drawnKit : kitFor;
    for (const index of teams.keys()) bought.set(index, kit(g, index, modelsOf(index)));
  }
  for (const [index, picked] of bought) {
    const leftOut = picked.filter(({ kind }) => kind === "leave");
    for (const purchase of [...leftOut, ...picked.filter(({ kind }) => kind !== "leave")])
      takes(g, teams[index], purchase);
    for (const model of modelsOf(index)) {
      model.startShock = startLevel(
        g,
        teams[index],
        model,
        model.equipment.map(({ id }) => id),
      ); // HI-15.18
      model.shock = Math.max(model.shock, model.startShock);
    }
  }
}

/** One card is bought, left behind, or given out of what the Team has in stock. */
function takes(g: Interface, team: Team, { kind, item, model }: Purchase): void {
  const bearer = g.state.models.find(({ id }) => id === model);
  if (!bearer) return;
  if (kind === "leave") {
    bearer.equipment = bearer.equipment.filter(({ id }) => id !== item); // HI-15.17
    if (isCampaign(g)) team.stock.push(item); // HI-37.4
  } else if (isChip(g, item))
    bearer.chips.push(item); // HI-R19
  else bearer.equipment.push(itemOf(g, item));
  if (kind === "buy") team.budget -= priceOf(g, team, bearer, item);
  if (kind === "issue") team.stock.splice(team.stock.indexOf(item), 1);
  const told = { buy: "bought", leave: "left-out", issue: "issued" }[kind];
  g.tell(told, { model, item }, { rule: "HI-2.13" });
}

/** HI-37.4: what those carry who stay away is the Team's, but for what is built into them. */
function poolEquipment(g: Interface, index: number): void {
  for (const veteran of g.state.veterans[index] ?? []) {
    const fielded = g.state.models.some(
      ({ card, team }) => card === veteran.card && team === index,
    );
    if (fielded || veteran.status === "gone") continue;
    const builtIn = (id: string): boolean => isCyberware(g.box.gear[id]);
    g.state.teams[index].stock.push(...veteran.equipment.filter((id) => !builtIn(id)));
    veteran.equipment = veteran.equipment.filter(builtIn);
  }
}

/** HI-15.22: models are put on the squares of the deployment zone, the Team listed first first. */
export function* deploy(g: Interface): Rule<void> {
  for (const [index, side] of missionOf(g).teams.entries()) {
    for (const model of g.state.models.filter((each) => each.team === index)) {
      const free = side.deployment
        .map(([x, y]) => square(x, y))
        .filter((at) => isFree(g, model, at));
      const options = free.map((at) => ({
        kind: "deploy" as const,
        square: at,
        on: `square/${at}`,
        rule: "HI-15.22",
      }));
      const choice = yield* ask(model.seat, "deploy", options, {
        args: { model: model.id },
        rule: "HI-15.22",
      });
      model.at = choice.square;
      g.tell("deployed", { model: model.id, ...whereIs(g, model.at) }, { rule: "HI-15.22" });
    }
  }
}
