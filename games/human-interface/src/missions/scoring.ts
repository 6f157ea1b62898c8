/** What missions count. */
import type { Progress } from "../content.js";
import { isMember, missionOf, planOf, woundValue } from "../models.js";
import type { Interface, Model, Terminal } from "../state.js";

/** Characters of this Team that are out of action: unconscious, lost, or off the board otherwise. */
export const outOfAction = (g: Interface, team: number): Model[] =>
  g.state.models.filter(
    (model) =>
      model.kind === "character" &&
      model.home === team &&
      (model.lost || model.condition === "unconscious"),
  );

export const standing = (g: Interface, team: number): Model[] =>
  g.state.models.filter((model) => model.team === team && isMember(model));

export const terminalOf = (g: Interface, id: string): Terminal | undefined =>
  g.state.terminals.find((terminal) => terminal.id === id);

/** Security Terminals a Team controls. */
export const controlled = (g: Interface, team: number): number =>
  g.state.terminals.filter((terminal) => terminal.team === team && !terminal.id.startsWith("white"))
    .length;

/** HI-35.1: does the Team hold it now, and did it in the Clean-Up Phase before? */
export const heldTwice = (g: Interface, team: number, id: string): boolean =>
  terminalOf(g, id)?.team === team && g.state.teams[team].held.includes(id);

/** Whose progress it is where all players win or lose together. */
export const ALL = -1;

/** Points as they would count now. */
export const pointsOf = (points: readonly number[], of?: number): Progress[] =>
  points.map((n, team) => ({ team, what: "points", n, ...(of !== undefined && { of }) }));

/** HI-35.1: in how many of two Clean-Up Phases a Terminal is held. */
export const holding = (g: Interface, team: number, id: string): Progress => ({
  team,
  what: "held",
  n: terminalOf(g, id)?.team === team ? (g.state.teams[team].held.includes(id) ? 2 : 1) : 0,
  of: 2,
});

/** Wounds the Avatar has. */
export function avatarsWounds(g: Interface): Progress {
  const avatar = g.state.models.find(({ kind }) => kind === "avatar");
  const of = avatar ? woundValue(g, avatar) : 0;
  const n = avatar?.condition === "destroyed" ? of : (avatar?.wounds ?? 0);
  return { team: ALL, what: "avatar", n, of };
}

export const isAvatarSlain = (g: Interface): boolean =>
  g.state.models.some(({ kind, condition }) => kind === "avatar" && condition === "destroyed");

/** Turns that are left, this one included. */
export const turnsLeft = (g: Interface, team: number): Progress => ({
  team,
  what: "turns",
  n: missionOf(g).turns - Math.max(1, g.state.turn) + 1,
});

/** Is a conscious character of this Team in that area? */
export function isIn(g: Interface, team: number, area: string): boolean {
  const { areas, areaOf } = planOf(g);
  return g.state.models.some(
    (model) => model.team === team && isMember(model) && areas[areaOf[model.at]].name === area,
  );
}
