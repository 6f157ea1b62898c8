/** Where a model should be going, by the mission it is in. */
import { type Square, stepsTo } from "@sprawl/parts";
import { controlsDoor } from "../doors.js";
import { characterOf, isMember, missionOf, planOf } from "../models.js";
import { square } from "../plan.js";
import type { Interface, Model, Terminal } from "../state.js";

/** The squares this model would like to stand in or beside, and whether beside is enough. */
export function goalsOf(g: Interface, model: Model): readonly Square[] {
  const hacker = characterOf(g, model).hacker === true;
  const terminals = wantedTerminals(g, model);
  const exits = (missionOf(g).teams[model.home]?.exits ?? []).map(([x, y]) => square(x, y));
  const carried = g.state.objectives.filter(({ carrier }) => carrier === model.id).length;
  switch (g.state.mission) {
    case "zero-hour":
      return model.team === 0 ? places(g, ["orange"]) : enemiesOf(g, model, true);
    case "signal-hunt": {
      if (carried > 0) return exits;
      if (hacker && terminals.length > 0) return terminals;
      const cores = g.state.objectives
        .filter(({ carrier, out }) => carrier === "" && out < 0)
        .map(({ at }) => at);
      return cores.length > 0 ? cores : enemiesOf(g, model, false);
    }
    case "extraction": {
      const doctor = g.state.models.find(({ kind }) => kind === "figure");
      const lift = missionOf(g).lifts?.[model.team] ?? [];
      if (g.state.activation.dragging === doctor?.id) return lift.map(([x, y]) => square(x, y));
      return doctor ? [doctor.at] : enemiesOf(g, model, false);
    }
    case "core-meltdown":
      return hacker ? [...places(g, ["red"])] : avatarOr(g, model);
    case "lone-wolf": {
      const files = g.state.terminals.filter(({ id, taken }) => id.startsWith("white") && !taken);
      if (files.length === 0) return exits;
      if (hacker) return files.map(({ at }) => at);
      const lead = g.state.models.find(
        (other) => other.team === model.team && isMember(other) && characterOf(g, other).hacker,
      );
      return lead ? [lead.at] : exits;
    }
    case "night-shift":
      return terminals.length > 0
        ? hacker
          ? terminals
          : nearHacker(g, model)
        : enemiesOf(g, model, false);
    case "common-enemy": {
      const held = g.state.terminals.filter(({ team }) => team >= 0).length;
      if (held >= 2) return avatarOr(g, model);
      return hacker && terminals.length > 0 ? terminals : nearHacker(g, model);
    }
    case "three-way-split": {
      if (hacker && terminals.length > 0) return terminals;
      const cases = g.state.objectives.filter(({ carrier }) => carrier === "").map(({ at }) => at);
      return carried === 0 && cases.length > 0 ? cases : enemiesOf(g, model, false);
    }
    case "kill-switch":
    case "dry-run":
      return hacker && terminals.length > 0 ? terminals : enemiesOf(g, model, true);
    default:
      return enemiesOf(g, model, false);
  }
}

function avatarOr(g: Interface, model: Model): Square[] {
  const avatar = g.state.models.find(
    ({ kind, condition }) => kind === "avatar" && condition === "ready",
  );
  return avatar ? [avatar.at] : enemiesOf(g, model, false);
}

/** Terminals the Team does not hold yet. */
function wantedTerminals(g: Interface, model: Model): Square[] {
  return g.state.terminals.filter((terminal) => isWanted(g, model, terminal)).map(({ at }) => at);
}

function isWanted(g: Interface, model: Model, terminal: Terminal): boolean {
  if (terminal.team === model.team) return false;
  return !(missionOf(g).mode === "cooperative" && terminal.team >= 0);
}

const places = (g: Interface, ids: readonly string[]): Square[] =>
  g.state.terminals.filter(({ id }) => ids.includes(id)).map(({ at }) => at);

/** Enemies' squares; their hackers alone if there are any and they matter most. */
function enemiesOf(g: Interface, model: Model, hackersFirst: boolean): Square[] {
  const enemies = g.state.models.filter((other) => isMember(other) && other.team !== model.team);
  const hackers = enemies.filter((other) => characterOf(g, other).hacker);
  return (hackersFirst && hackers.length > 0 ? hackers : enemies).map(({ at }) => at);
}

function nearHacker(g: Interface, model: Model): Square[] {
  const lead = g.state.models.find(
    (other) => other.team === model.team && isMember(other) && characterOf(g, other).hacker,
  );
  return lead ? [lead.at] : enemiesOf(g, model, false);
}

/** Steps from each square to the nearest goal; doors this Team can open count as open. */
export function stepsToGoal(g: Interface, model: Model, goals: readonly Square[]): Int16Array {
  const { doorOf, floor } = planOf(g);
  const shut = (at: Square): boolean => {
    const door = g.state.doors[doorOf[at]];
    return door !== undefined && !door.open && door.locked && !controlsDoor(g, model.team, door);
  };
  const left = stepsTo(floor, shut, goals);
  return left[model.at] >= 0 ? left : stepsTo(floor, () => false, goals);
}
