/** Models as they come out of the box. */
import type { Seat } from "@sprawl/engine";
import { missionOf } from "../models.js";
import { square } from "../plan.js";
import { AI, type Interface, type Model, NOBODY, NOWHERE } from "../state.js";
import { itemOf, startLevel } from "./purchases.js";

export function addCharacter(g: Interface, card: string, team: number, seat: Seat): void {
  const id = g.state.models.some((model) => model.id === card) ? `${card}-${team + 1}` : card; // HI-15.7
  const model = blankModel(id, "character", card, team);
  model.seat = seat;
  const veteran = g.state.veterans[team]?.find((each) => each.card === card);
  const carried = veteran?.equipment ?? g.box.characters[card].equipment;
  model.equipment = carried.map((item) => itemOf(g, item)); // HI-15.9
  if (veteran) {
    model.crippled = veteran.crippled; // HI-37.1
    model.shock = veteran.shock;
    model.chips = veteran.chips.slice();
    if (veteran.armsLost) model.used.push("mission:arms-lost");
  }
  g.uses(card);
  g.state.models.push(model);
}

/** HI-33.9: five drones of each kind wait in the box. */
export function addMachines(g: Interface): void {
  for (const card of ["masamune", "muramasa"]) {
    for (let i = 1; i <= 5; i++) g.state.models.push(machine(g, `${card}-${i}`, "drone", card));
  }
  const { avatar, figure } = missionOf(g);
  if (avatar) {
    const model = machine(g, "avatar", "avatar", "avatar");
    model.condition = "ready";
    model.at = square(...avatar);
    g.state.models.push(model);
  }
  if (figure) {
    const model = blankModel("doctor", "figure", "doctor", NOBODY);
    model.condition = "unconscious";
    model.at = square(...figure);
    g.state.models.push(model);
  }
}

function machine(g: Interface, id: string, kind: "drone" | "avatar", card: string): Model {
  const model = blankModel(id, kind, card, AI);
  model.condition = "reserve";
  const { weapons, upgrade } = g.box.machines[card];
  const carried = g.options.upgraded && upgrade ? [...weapons, upgrade] : weapons;
  model.equipment = carried.map((weapon) => itemOf(g, weapon)); // HI-4.6
  return model;
}

function blankModel(id: string, kind: Model["kind"], card: string, team: number): Model {
  return {
    id,
    kind,
    card,
    team,
    home: team,
    seat: -1,
    at: NOWHERE,
    condition: "ready",
    crippled: false, // HI-1.11
    wounds: 0,
    shock: 0,
    startShock: 0,
    lost: false,
    equipment: [],
    chips: [],
    resources: 0,
    stunned: false,
    activated: false,
    reacted: false,
    fastAttacks: 0,
    tokens: [],
    mined: false,
    used: [],
    behind: 0,
    entry: NOWHERE,
    felledBy: AI,
    guards: -1,
  };
}

/**
 * Teams of these members with their starting equipment on the first squares of their zones, and the
 * machines in the box: for examples that begin in the middle of a mission.
 */
export function fieldTeams(g: Interface, teams: readonly (readonly string[])[]): void {
  g.state.models = [];
  for (const [index, members] of teams.entries()) {
    const team = g.state.teams[index];
    const { deployment } = missionOf(g).teams[index];
    for (const [i, card] of members.entries()) {
      addCharacter(g, card, index, team.seats[i % team.seats.length]);
      const model = g.state.models[g.state.models.length - 1];
      model.at = square(...deployment[i]);
      model.startShock = startLevel(
        g,
        team,
        model,
        model.equipment.map(({ id }) => id),
      );
      model.shock = model.startShock;
    }
  }
  addMachines(g);
}
