/** HI-13: doors. */
import type { Rule } from "@sprawl/engine";
import { DOORWAY, type Square } from "@sprawl/parts";
import { raiseAlarmBy } from "./alarm.js";
import { drawCanDo, testOver } from "./cando.js";
import {
  hasCyberware,
  isConscious,
  leaderOf,
  missionOf,
  planOf,
  sideName,
  sideOf,
  whereIs,
} from "./models.js";
import { ask, type SetDoor } from "./questions.js";
import type { Door, Interface, Model, Team } from "./state.js";

/** A door that should have closed but was held open: it closes when it can. */
const OVERDUE = -3;
const NOT_OPENED = -1;

export function doorAt(g: Interface, at: Square): Door | undefined {
  const index = planOf(g).doorOf[at];
  return index < 0 ? undefined : g.state.doors[index];
}

/** HI-13.12: somebody stands or lies in it. */
export const isHeld = (g: Interface, door: Door): boolean =>
  g.state.models.some((model) => model.at === door.at);

/** The doors straight beside a square. */
export function doorsBeside(g: Interface, at: Square): Door[] {
  const { floor } = planOf(g);
  return [at - floor.width, at + 1, at + floor.width, at - 1].flatMap((side) => {
    if (floor.ground[side] !== DOORWAY) return [];
    return doorAt(g, side) ?? [];
  });
}

/** HI-13.9: does this Team hold the Security Terminal of the door's colour, which controls it? */
export function controlsDoor(g: Interface, team: number, door: Door): boolean {
  return g.state.terminals.some(
    (terminal) =>
      terminal.team === team &&
      terminal.id === door.colour &&
      planOf(g).controls[terminal.id].includes(door.at),
  );
}

/**
 * HI-13.4, HI-13.7: whoever is beside it, and whoever else is (HI-13.15); HI-13.9, HI-R38, HI-R39: a
 * locked one only for those whose Terminal controls it.
 */
export function mayOpen(g: Interface, model: Model, door: Door): boolean {
  return !door.open && (!door.locked || controlsDoor(g, model.team, door));
}

/** HI-13.8, HI-13.9 */
export function mayClose(g: Interface, model: Model, door: Door): boolean {
  if (!door.open || door.forced || isHeld(g, door)) return false;
  return !door.locked || controlsDoor(g, model.team, door);
}

export function openDoor(g: Interface, model: Model, door: Door): void {
  door.open = true;
  door.openedBy = model.team; // HI-13.10
  g.tell("door-opened", { model: model.id, ...whereIs(g, door.at) }, { rule: "HI-13.7" });
}

export function closeDoor(g: Interface, model: Model, door: Door): void {
  shutDoor(door);
  g.tell("door-closed", { model: model.id, ...whereIs(g, door.at) }, { rule: "HI-13.8" });
}

function shutDoor(door: Door): void {
  door.open = false;
  door.passing = false;
  door.openedBy = NOT_OPENED;
}

/** HI-13.22, HI-44.3: open for good. */
export function forceOpen(g: Interface, model: Model, door: Door): void {
  door.open = true;
  door.forced = true;
  door.locked = false;
  g.tell("door-forced", { model: model.id, ...whereIs(g, door.at) }, { rule: "HI-13.22" });
}

/** HI-44.1: may this model try to force that door? */
export function mayForce(g: Interface, model: Model, door: Door): boolean {
  if (!g.options.forcing || !door.locked || door.open) return false;
  return hasCyberware(g, model, "cyberarm") || hasCyberware(g, model, "cyberlegs"); // HI-44.1
}

/** HI-44.1, HI-44.2 */
export function tryToForce(g: Interface, model: Model, door: Door): void {
  const card = drawCanDo(g);
  const needed = neededToForce(g, model);
  g.tell(
    "forcing",
    { model: model.id, ...whereIs(g, door.at), drawn: card, needed },
    { rule: "HI-44.2" },
  );
  if (card >= needed) {
    forceOpen(g, model, door); // HI-44.3
    raiseAlarmBy(g, model, "forced"); // HI-44.4, HI-14.8
  }
  testOver(g);
}

/** HI-13.5: the first takeover locks every door whose colour has a Terminal; nothing undoes it (HI-R41). */
export function lockDown(g: Interface): void {
  if (g.state.lockdown) return;
  g.state.lockdown = true;
  const colours = missionOf(g).terminals.map(({ id }) => id); // HI-13.3
  for (const door of g.state.doors) {
    if (colours.includes(door.colour) && !door.forced) door.locked = true; // HI-13.6
  }
  g.tell("lockdown", {}, { rule: "HI-13.5" });
}

/** HI-13.10, HI-25.6: a Team's turn is over, the doors it opened close. */
export function closeDoorsOf(g: Interface, team: number): void {
  for (const door of g.state.doors) {
    if (!door.open || door.forced || (door.openedBy !== team && door.openedBy !== OVERDUE))
      continue;
    if (isHeld(g, door))
      door.openedBy = OVERDUE; // HI-13.24
    else shutDoor(door);
  }
}

/** HI-13.11, HI-35.2 */
export function closeAllDoors(g: Interface): void {
  for (const door of g.state.doors) {
    if (!door.open || door.forced) continue;
    if (!isHeld(g, door)) shutDoor(door);
    else if (!door.passing) door.openedBy = OVERDUE; // HI-13.12
  }
}

/** HI-13.16: a door window for one Team. Each door may be set any number of times, one at a time. */
export function* setDoors(g: Interface, team: Team): Rule<void> {
  const index = g.state.teams.indexOf(team);
  const settled: Square[] = [];
  while (true) {
    const options = g.state.doors.flatMap((door) =>
      controlsDoor(g, index, door) && !door.forced && !settled.includes(door.at)
        ? settings(g, door)
        : [],
    );
    if (options.length === 0) return;
    const choice = yield* ask(leaderOf(team), "doors", [...options, { kind: "pass" as const }], {
      rule: "HI-13.16",
    });
    if (choice.kind === "pass") return;
    const door = doorAt(g, choice.square);
    if (!door) return;
    settled.push(door.at);
    if (choice.open !== door.open) {
      door.open = choice.open;
      door.openedBy = NOT_OPENED; // HI-13.17
      door.passing = false;
    }
    door.locked = choice.locked; // HI-R42
    g.tell(
      "door-set",
      {
        team: sideName(g, index),
        ...whereIs(g, door.at),
        open: choice.open ? 1 : 0,
        locked: choice.locked ? 1 : 0,
      },
      { rule: "HI-13.16" },
    );
  }
}

/** The states a door may be set to, but the one it has. */
function settings(g: Interface, door: Door): SetDoor[] {
  const found: SetDoor[] = [];
  for (const open of [true, false]) {
    if (!open && isHeld(g, door)) continue; // HI-R44
    for (const locked of [true, false]) {
      if (open === door.open && locked === door.locked) continue;
      found.push({
        kind: "set-door",
        square: door.at,
        open,
        locked,
        on: `square/${door.at}`,
        rule: "HI-13.16",
      });
    }
  }
  return found;
}

/** HI-13.19: an AI model opens whatever is in its way. */
export function passDoor(g: Interface, model: Model, at: Square): void {
  const door = doorAt(g, at);
  if (!door || door.open || !isConscious(model)) return;
  door.open = true;
  door.passing = true; // HI-13.20, HI-R43
}

/** The card with which this character forces a door. */
export const neededToForce = (g: Interface, model: Model): number =>
  sideOf(g, model).physical >= 7 ? 8 : 9; // HI-44.2
